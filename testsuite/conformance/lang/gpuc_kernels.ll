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
@gpuc_table_factors = internal addrspace(4) constant [4 x float] [float 5.000000e-01, float -2.000000e+00, float 1.048576e+06, float 3.000000e+00], align 4
@gpuc_table_steps = internal addrspace(4) constant [5 x i16] [i16 1, i16 -1, i16 300, i16 -300, i16 7], align 2
@gpuc_table_entries = internal addrspace(4) constant [4 x { i8, i64, [3 x i8], i16, double }] [{ i8, i64, [3 x i8], i16, double } { i8 1, i64 3, [3 x i8] [i8 0, i8 0, i8 0], i16 0, double 0.000000e+00 }, { i8, i64, [3 x i8], i16, double } { i8 0, i64 -1, [3 x i8] [i8 1, i8 2, i8 3], i16 0, double 0.000000e+00 }, { i8, i64, [3 x i8], i16, double } { i8 0, i64 0, [3 x i8] [i8 0, i8 0, i8 0], i16 0, double 0.000000e+00 }, { i8, i64, [3 x i8], i16, double } { i8 0, i64 0, [3 x i8] [i8 0, i8 0, i8 0], i16 11878, double 1.000000e+300 }], align 8
@gpuc_table_wide = internal addrspace(1) constant [700 x i32] [i32 1, i32 -1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 5, i32 6], align 4
@gpuc_table_binomials = internal addrspace(4) constant [5 x [5 x double]] [[5 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 1.000000e+00, double 2.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 1.000000e+00, double 3.000000e+00, double 3.000000e+00, double 1.000000e+00, double 0.000000e+00], [5 x double] [double 1.000000e+00, double 4.000000e+00, double 6.000000e+00, double 4.000000e+00, double 1.000000e+00]], align 8
@gpuc_reflect__CUDA_ARCH = internal addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [63 x i8*] [i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @AtomicOrders to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @ControlKernel to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @NamedKernel to i8*), i8* bitcast (void (i64*, i64, i8*)* @Indices to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides to i8*), i8* bitcast (void (i32*, i64, i8*)* @Leave to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Reverse to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i8*)* @Sum to i8*), i8* bitcast (void (i32*, i64, i8*)* @SameShared to i8*), i8* bitcast (void (i32*, i64, i8*)* @SharedAtomics to i8*), i8* bitcast (void (i32*, i64, i8*)* @WarpNeighbours to i8*), i8* bitcast (void (i32*, i64, i8*)* @EarlyExit to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel to i8*), i8* bitcast (void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @Narrow16 to i8*), i8* bitcast (void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @NarrowB16 to i8*), i8* bitcast (void (i8, i8, { i16, i16, i8, i8, [4 x float] }*, i64, float*, i64, i8*)* @NarrowRounding to i8*), i8* bitcast (void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters to i8*), i8* bitcast (void (double*, i64, i8*)* @Tables to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64 to i8*)], section "llvm.metadata"

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

define void @Tables(double* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !998 {
entry:
	%0 = alloca { i8, i64, [3 x i8], i16, double }, align 8, !dbg !999
	br label %b0, !dbg !999

b0:
	%1 = sdiv i64 %p1, 6, !dbg !1000
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1001, !range !11
	%3 = sext i32 %2 to i64, !dbg !1001
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1001, !range !13
	%5 = sext i32 %4 to i64, !dbg !1001
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1001, !range !13
	%7 = sext i32 %6 to i64, !dbg !1001
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1001, !range !33
	%9 = sext i32 %8 to i64, !dbg !1001
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1001, !range !34
	%11 = sext i32 %10 to i64, !dbg !1001
	%12 = mul i64 %11, %7, !dbg !1001
	%13 = add i64 %5, %12, !dbg !1001
	%14 = mul i64 %9, %13, !dbg !1001
	%15 = add i64 %3, %14, !dbg !1001
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1001, !range !35
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1001, !range !35
	%18 = mul i32 %16, %17, !dbg !1001
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1001, !range !36
	%20 = mul i32 %18, %19, !dbg !1001
	%21 = sext i32 %20 to i64, !dbg !1001
	%22 = mul i64 %15, %21, !dbg !1001
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1001, !range !12
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1001, !range !12
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1001, !range !14
	%26 = mul i32 %17, %25, !dbg !1001
	%27 = add i32 %24, %26, !dbg !1001
	%28 = mul i32 %16, %27, !dbg !1001
	%29 = add i32 %23, %28, !dbg !1001
	%30 = sext i32 %29 to i64, !dbg !1001
	%31 = add i64 %22, %30, !dbg !1001
	%32 = mul i64 %9, %11, !dbg !1001
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1001, !range !34
	%34 = sext i32 %33 to i64, !dbg !1001
	%35 = mul i64 %32, %34, !dbg !1001
	%36 = mul i64 %35, %21, !dbg !1001
	br label %b1, !dbg !1001

b1:
	%37 = phi i64 [ %31, %b0 ], [ %118, %b7 ], !dbg !1001
	%38 = icmp slt i64 %37, %1, !dbg !1001
	br i1 %38, label %b2, label %b8, !dbg !1001

b2:
	%39 = mul i64 %37, 6, !dbg !1002
	%40 = add i64 %37, 1, !dbg !1003
	%41 = mul i64 %40, 6, !dbg !1004
	%42 = getelementptr inbounds double, double* %p0, i64 %39, !dbg !1005
	%43 = icmp ugt i64 %41, %p1, !dbg !1005
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !1005, !prof !10

b2_ok1:
	%44 = srem i64 %37, 4, !dbg !1008
	%45 = addrspacecast [4 x float] addrspace(4)* @gpuc_table_factors to [4 x float]*, !dbg !1009
	%46 = getelementptr inbounds [4 x float], [4 x float]* %45, i64 0, i64 %44, !dbg !1009
	%47 = load float, float* %46, align 4, !dbg !1009
	%48 = fpext float %47 to double, !dbg !1010
	%49 = getelementptr inbounds double, double* %42, i64 0, !dbg !1011
	store double %48, double* %49, align 8, !dbg !1011
	%50 = addrspacecast [5 x i16] addrspace(4)* @gpuc_table_steps to [5 x i16]*, !dbg !1012
	%51 = getelementptr inbounds [5 x i16], [5 x i16]* %50, i64 0, i64 0, !dbg !1012
	%52 = srem i64 %37, 3, !dbg !1013
	%53 = sub i64 5, %52, !dbg !1014
	%54 = getelementptr inbounds i16, i16* %51, i64 %52, !dbg !1014
	br label %b3, !dbg !1014

b3:
	%55 = phi i64 [ -1, %b2_ok1 ], [ %56, %b4 ], !dbg !1014
	%56 = add i64 %55, 1, !dbg !1014
	%57 = icmp slt i64 %56, %53, !dbg !1014
	br i1 %57, label %b4, label %b5, !dbg !1014

b4:
	%58 = getelementptr inbounds i16, i16* %54, i64 %56, !dbg !1014
	%59 = load i16, i16* %58, align 2, !dbg !1014
	%60 = sitofp i16 %59 to double, !dbg !1015
	%61 = sitofp i64 %37 to double, !dbg !1016
	%62 = fmul double %60, %61, !dbg !1017
	%63 = getelementptr inbounds double, double* %42, i64 1, !dbg !1018
	%64 = load double, double* %63, align 8, !dbg !1018
	%65 = fadd double %64, %62, !dbg !1019
	store double %65, double* %63, align 8, !dbg !1018
	br label %b3, !dbg !1018

b5:
	store { i8, i64, [3 x i8], i16, double } zeroinitializer, { i8, i64, [3 x i8], i16, double }* %0, align 8, !dbg !1020
	%66 = and i64 %37, 3, !dbg !1021
	%67 = addrspacecast [4 x { i8, i64, [3 x i8], i16, double }] addrspace(4)* @gpuc_table_entries to [4 x { i8, i64, [3 x i8], i16, double }]*, !dbg !1022
	%68 = getelementptr inbounds [4 x { i8, i64, [3 x i8], i16, double }], [4 x { i8, i64, [3 x i8], i16, double }]* %67, i64 0, i64 %66, !dbg !1022
	%69 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %68, i32 0, i32 0, !dbg !1022
	%70 = load i8, i8* %69, align 1, !dbg !1022
	%71 = icmp ne i8 %70, 0, !dbg !1022
	%72 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %68, i32 0, i32 1, !dbg !1022
	%73 = load i64, i64* %72, align 8, !dbg !1022
	%74 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %68, i32 0, i32 2, !dbg !1022
	%75 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %68, i32 0, i32 3, !dbg !1022
	%76 = load i16, i16* %75, align 2, !dbg !1022
	%77 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %68, i32 0, i32 4, !dbg !1022
	%78 = load double, double* %77, align 8, !dbg !1022
	%79 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %0, i32 0, i32 0, !dbg !1020
	%80 = zext i1 %71 to i8, !dbg !1020
	store i8 %80, i8* %79, align 1, !dbg !1020
	%81 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %0, i32 0, i32 1, !dbg !1020
	store i64 %73, i64* %81, align 8, !dbg !1020
	%82 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %0, i32 0, i32 2, !dbg !1020
	%83 = load [3 x i8], [3 x i8]* %74, align 1, !dbg !1020
	store [3 x i8] %83, [3 x i8]* %82, align 1, !dbg !1020
	%84 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %0, i32 0, i32 3, !dbg !1020
	store i16 %76, i16* %84, align 2, !dbg !1020
	%85 = getelementptr inbounds { i8, i64, [3 x i8], i16, double }, { i8, i64, [3 x i8], i16, double }* %0, i32 0, i32 4, !dbg !1020
	store double %78, double* %85, align 8, !dbg !1020
	%86 = load i64, i64* %81, align 8, !dbg !1023
	%87 = sitofp i64 %86 to double, !dbg !1024
	%88 = getelementptr inbounds [3 x i8], [3 x i8]* %82, i64 0, i64 %52, !dbg !1025
	%89 = load i8, i8* %88, align 1, !dbg !1025
	%90 = uitofp i8 %89 to double, !dbg !1026
	%91 = fadd double %87, %90, !dbg !1027
	%92 = load i8, i8* %79, align 1, !dbg !1028
	%93 = icmp ne i8 %92, 0, !dbg !1028
	br i1 %93, label %b7, label %b6, !dbg !1030

b6:
	br label %b7, !dbg !1031

b7:
	%94 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !1032
	%95 = fadd double %91, %94, !dbg !1032
	%96 = getelementptr inbounds double, double* %42, i64 2, !dbg !1033
	store double %95, double* %96, align 8, !dbg !1033
	%97 = load double, double* %85, align 8, !dbg !1034
	%98 = load i16, i16* %84, align 2, !dbg !1035
	%99 = bitcast i16 %98 to half, !dbg !1036
	%100 = fpext half %99 to float, !dbg !1036
	%101 = fpext float %100 to double, !dbg !1037
	%102 = fadd double %97, %101, !dbg !1038
	%103 = getelementptr inbounds double, double* %42, i64 3, !dbg !1039
	store double %102, double* %103, align 8, !dbg !1039
	%104 = srem i64 %37, 700, !dbg !1040
	%105 = addrspacecast [700 x i32] addrspace(1)* @gpuc_table_wide to [700 x i32]*, !dbg !1041
	%106 = getelementptr inbounds [700 x i32], [700 x i32]* %105, i64 0, i64 %104, !dbg !1041
	%107 = load i32, i32* %106, align 4, !dbg !1041
	%108 = sitofp i32 %107 to double, !dbg !1042
	%109 = getelementptr inbounds double, double* %42, i64 4, !dbg !1043
	store double %108, double* %109, align 8, !dbg !1043
	%110 = srem i64 %37, 5, !dbg !1046
	%111 = addrspacecast [5 x [5 x double]] addrspace(4)* @gpuc_table_binomials to [5 x [5 x double]]*, !dbg !1047
	%112 = getelementptr inbounds [5 x [5 x double]], [5 x [5 x double]]* %111, i64 0, i64 %110, !dbg !1047
	%113 = sdiv i64 %37, 5, !dbg !1048
	%114 = srem i64 %113, 5, !dbg !1049
	%115 = getelementptr inbounds [5 x double], [5 x double]* %112, i64 0, i64 %114, !dbg !1050
	%116 = load double, double* %115, align 8, !dbg !1050
	%117 = getelementptr inbounds double, double* %42, i64 5, !dbg !1051
	store double %116, double* %117, align 8, !dbg !1051
	%118 = add i64 %37, %36, !dbg !1001
	br label %b1, !dbg !1001

b8:
	ret void, !dbg !1001

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %41, i64 %p1), !dbg !1005
	ret void, !dbg !1005
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1053 {
entry:
	br label %b0, !dbg !1054

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1055, !range !11
	%1 = sext i32 %0 to i64, !dbg !1055
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1055, !range !13
	%3 = sext i32 %2 to i64, !dbg !1055
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1055, !range !13
	%5 = sext i32 %4 to i64, !dbg !1055
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1055, !range !33
	%7 = sext i32 %6 to i64, !dbg !1055
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1055, !range !34
	%9 = sext i32 %8 to i64, !dbg !1055
	%10 = mul i64 %9, %5, !dbg !1055
	%11 = add i64 %3, %10, !dbg !1055
	%12 = mul i64 %7, %11, !dbg !1055
	%13 = add i64 %1, %12, !dbg !1055
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1055, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1055, !range !35
	%16 = mul i32 %14, %15, !dbg !1055
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1055, !range !36
	%18 = mul i32 %16, %17, !dbg !1055
	%19 = sext i32 %18 to i64, !dbg !1055
	%20 = mul i64 %13, %19, !dbg !1055
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1055, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1055, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1055, !range !14
	%24 = mul i32 %15, %23, !dbg !1055
	%25 = add i32 %22, %24, !dbg !1055
	%26 = mul i32 %14, %25, !dbg !1055
	%27 = add i32 %21, %26, !dbg !1055
	%28 = sext i32 %27 to i64, !dbg !1055
	%29 = add i64 %20, %28, !dbg !1055
	%30 = mul i64 %7, %9, !dbg !1055
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1055, !range !34
	%32 = sext i32 %31 to i64, !dbg !1055
	%33 = mul i64 %30, %32, !dbg !1055
	%34 = mul i64 %33, %19, !dbg !1055
	br label %b1, !dbg !1055

b1:
	%35 = phi i64 [ %29, %b0 ], [ %181, %b23 ], !dbg !1055
	%36 = icmp slt i64 %35, %p3, !dbg !1055
	br i1 %36, label %b2, label %b24, !dbg !1055

b2:
	%37 = mul i64 %35, 40, !dbg !1056
	%38 = add i64 %35, 1, !dbg !1057
	%39 = mul i64 %38, 40, !dbg !1058
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !1059
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !1060
	%42 = icmp ugt i64 %39, %p1, !dbg !1059
	%43 = icmp ugt i64 %37, %39, !dbg !1059
	%44 = or i1 %42, %43, !dbg !1059
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1059, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !1060
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1061
	%47 = icmp uge i64 %35, %p5, !dbg !1061
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1061, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !1061
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1062
	%50 = icmp uge i64 %35, %p7, !dbg !1062
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1062, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1062
	%52 = zext i32 %51 to i64, !dbg !1063
	%53 = add i8 %45, %48, !dbg !1067
	%54 = sub i8 %45, %48, !dbg !1068
	%55 = mul i8 %45, %48, !dbg !1069
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !1070
	store i8 %53, i8* %56, align 1, !dbg !1070
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !1071
	store i8 %54, i8* %57, align 1, !dbg !1071
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !1072
	store i8 %55, i8* %58, align 1, !dbg !1072
	%59 = and i8 %45, %48, !dbg !1073
	%60 = or i8 %45, %48, !dbg !1074
	%61 = xor i8 %45, %48, !dbg !1075
	%62 = xor i8 %48, -1, !dbg !1076
	%63 = and i8 %45, %62, !dbg !1076
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !1077
	store i8 %59, i8* %64, align 1, !dbg !1077
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !1078
	store i8 %60, i8* %65, align 1, !dbg !1078
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !1079
	store i8 %61, i8* %66, align 1, !dbg !1079
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !1080
	store i8 %63, i8* %67, align 1, !dbg !1080
	%68 = xor i8 %45, -1, !dbg !1081
	%69 = sub i8 0, %45, !dbg !1082
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !1083
	store i8 %68, i8* %70, align 1, !dbg !1083
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !1084
	store i8 %69, i8* %71, align 1, !dbg !1084
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !1085
	store i8 %45, i8* %72, align 1, !dbg !1085
	%73 = icmp ult i64 %52, 8, !dbg !1086
	%74 = trunc i64 %52 to i8, !dbg !1086
	%75 = shl i8 %45, %74, !dbg !1086
	%76 = select i1 %73, i8 %75, i8 0, !dbg !1086
	%77 = icmp ult i64 %52, 8, !dbg !1087
	%78 = trunc i64 %52 to i8, !dbg !1087
	%79 = select i1 %77, i8 %78, i8 7, !dbg !1087
	%80 = ashr i8 %45, %79, !dbg !1087
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !1088
	store i8 %76, i8* %81, align 1, !dbg !1088
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !1089
	store i8 %80, i8* %82, align 1, !dbg !1089
	%83 = icmp ult i64 %52, 8, !dbg !1091
	%84 = trunc i64 %52 to i8, !dbg !1091
	%85 = shl i8 %45, %84, !dbg !1091
	%86 = select i1 %83, i8 %85, i8 0, !dbg !1091
	%87 = trunc i64 %52 to i8, !dbg !1092
	%88 = icmp ult i8 %87, 8, !dbg !1093
	%89 = select i1 %88, i8 %87, i8 7, !dbg !1093
	%90 = ashr i8 %45, %89, !dbg !1093
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !1094
	store i8 %86, i8* %91, align 1, !dbg !1094
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !1095
	store i8 %90, i8* %92, align 1, !dbg !1095
	%93 = shl i8 %45, 3, !dbg !1096
	%94 = ashr i8 %45, 3, !dbg !1097
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !1098
	store i8 %93, i8* %95, align 1, !dbg !1098
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !1099
	store i8 %94, i8* %96, align 1, !dbg !1099
	%97 = icmp ult i64 %52, 8, !dbg !1100
	%98 = trunc i64 %52 to i8, !dbg !1100
	%99 = shl i8 1, %98, !dbg !1100
	%100 = select i1 %97, i8 %99, i8 0, !dbg !1100
	%101 = urem i64 %52, 8, !dbg !1101
	%102 = icmp ult i64 %101, 8, !dbg !1102
	%103 = trunc i64 %101 to i8, !dbg !1102
	%104 = select i1 %102, i8 %103, i8 7, !dbg !1102
	%105 = ashr i8 %48, %104, !dbg !1102
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !1103
	store i8 %100, i8* %106, align 1, !dbg !1103
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !1104
	store i8 %105, i8* %107, align 1, !dbg !1104
	%108 = icmp ne i8 %48, 0, !dbg !1105
	br i1 %108, label %b3, label %b4, !dbg !1105

b3:
	%109 = icmp eq i8 %48, -1, !dbg !1106
	%110 = select i1 %109, i8 1, i8 %48, !dbg !1106
	%111 = sdiv i8 %45, %110, !dbg !1106
	%112 = sub i8 0, %45, !dbg !1106
	%113 = select i1 %109, i8 %112, i8 %111, !dbg !1106
	%114 = icmp eq i8 %48, -1, !dbg !1107
	%115 = select i1 %114, i8 1, i8 %48, !dbg !1107
	%116 = srem i8 %45, %115, !dbg !1107
	%117 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !1108
	store i8 %113, i8* %117, align 1, !dbg !1108
	%118 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !1109
	store i8 %116, i8* %118, align 1, !dbg !1109
	br label %b5, !dbg !1109

b4:
	%119 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !1110
	store i8 0, i8* %119, align 1, !dbg !1110
	%120 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !1111
	store i8 0, i8* %120, align 1, !dbg !1111
	br label %b5, !dbg !1111

b5:
	%121 = sdiv i8 %45, 7, !dbg !1112
	%122 = srem i8 %45, 7, !dbg !1113
	%123 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !1114
	store i8 %121, i8* %123, align 1, !dbg !1114
	%124 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !1115
	store i8 %122, i8* %124, align 1, !dbg !1115
	%125 = sdiv i8 %45, 8, !dbg !1116
	%126 = srem i8 %45, 8, !dbg !1117
	%127 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !1118
	store i8 %125, i8* %127, align 1, !dbg !1118
	%128 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !1119
	store i8 %126, i8* %128, align 1, !dbg !1119
	%129 = icmp slt i8 %45, %48, !dbg !1120
	%130 = select i1 %129, i8 %45, i8 %48, !dbg !1120
	%131 = icmp sgt i8 %45, %48, !dbg !1121
	%132 = select i1 %131, i8 %45, i8 %48, !dbg !1121
	%133 = icmp sgt i8 %132, 3, !dbg !1121
	%134 = select i1 %133, i8 %132, i8 3, !dbg !1121
	%135 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !1122
	store i8 %130, i8* %135, align 1, !dbg !1122
	%136 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !1123
	store i8 %134, i8* %136, align 1, !dbg !1123
	%137 = icmp eq i8 %45, %48, !dbg !1124
	br i1 %137, label %b7, label %b6, !dbg !1127

b6:
	br label %b7, !dbg !1128

b7:
	%138 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !1129
	%139 = icmp ne i8 %45, %48, !dbg !1129
	br i1 %139, label %b9, label %b8, !dbg !1131

b8:
	br label %b9, !dbg !1132

b9:
	%140 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !1133
	br i1 %129, label %b11, label %b10, !dbg !1135

b10:
	br label %b11, !dbg !1136

b11:
	%141 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !1137
	%142 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !1137
	store i8 %138, i8* %142, align 1, !dbg !1137
	%143 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !1138
	store i8 %140, i8* %143, align 1, !dbg !1138
	%144 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !1139
	store i8 %141, i8* %144, align 1, !dbg !1139
	%145 = icmp sle i8 %45, %48, !dbg !1140
	br i1 %145, label %b13, label %b12, !dbg !1142

b12:
	br label %b13, !dbg !1143

b13:
	%146 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !1144
	br i1 %131, label %b15, label %b14, !dbg !1146

b14:
	br label %b15, !dbg !1147

b15:
	%147 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !1148
	%148 = icmp sge i8 %45, %48, !dbg !1148
	br i1 %148, label %b17, label %b16, !dbg !1150

b16:
	br label %b17, !dbg !1151

b17:
	%149 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !1152
	%150 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !1152
	store i8 %146, i8* %150, align 1, !dbg !1152
	%151 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !1153
	store i8 %147, i8* %151, align 1, !dbg !1153
	%152 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !1154
	store i8 %149, i8* %152, align 1, !dbg !1154
	%153 = mul i8 %53, 3, !dbg !1155
	%154 = sub i8 %153, 5, !dbg !1156
	%155 = xor i8 %154, %45, !dbg !1157
	%156 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !1158
	store i8 %155, i8* %156, align 1, !dbg !1158
	%157 = shl i8 %155, 2, !dbg !1159
	%158 = ashr i8 %157, 1, !dbg !1160
	%159 = or i8 %158, 1, !dbg !1161
	%160 = and i8 %159, -3, !dbg !1162
	%161 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !1163
	store i8 %160, i8* %161, align 1, !dbg !1163
	%162 = sub i8 %160, 1, !dbg !1164
	%163 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !1165
	store i8 %162, i8* %163, align 1, !dbg !1165
	%164 = sub i8 %48, %45, !dbg !1166
	%165 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !1167
	store i8 %164, i8* %165, align 1, !dbg !1167
	br i1 %129, label %b18, label %b19, !dbg !1168

b18:
	br i1 %108, label %b21, label %b19, !dbg !1169

b19:
	%166 = icmp eq i8 %45, 5, !dbg !1170
	br i1 %166, label %b21, label %b20, !dbg !1172

b20:
	br label %b21, !dbg !1173

b21:
	%167 = phi i8 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1174
	%168 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !1174
	store i8 %167, i8* %168, align 1, !dbg !1174
	%169 = icmp eq i8 %48, 1, !dbg !1175
	%170 = icmp ne i1 %145, %169, !dbg !1176
	br i1 %170, label %b23, label %b22, !dbg !1178

b22:
	br label %b23, !dbg !1179

b23:
	%171 = phi i8 [ 1, %b21 ], [ 0, %b22 ], !dbg !1180
	%172 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !1180
	store i8 %171, i8* %172, align 1, !dbg !1180
	%173 = and i64 %52, 3, !dbg !1181
	%174 = icmp ult i64 %173, 8, !dbg !1182
	%175 = trunc i64 %173 to i8, !dbg !1182
	%176 = shl i8 1, %175, !dbg !1182
	%177 = select i1 %174, i8 %176, i8 0, !dbg !1182
	%178 = add i8 %177, %45, !dbg !1183
	%179 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !1184
	store i8 %178, i8* %179, align 1, !dbg !1184
	%180 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !1185
	store i8 -1, i8* %180, align 1, !dbg !1185
	%181 = add i64 %35, %34, !dbg !1055
	br label %b1, !dbg !1055

b24:
	ret void, !dbg !1055

b2_fail1:
	%182 = icmp ugt i64 %39, %p1, !dbg !1059
	br i1 %182, label %b2_fail2, label %b2_ok2, !dbg !1059

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %39, i64 %p1), !dbg !1059
	ret void, !dbg !1059

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %37, i64 %39), !dbg !1059
	ret void, !dbg !1059

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %35, i64 %p5), !dbg !1061
	ret void, !dbg !1061

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %35, i64 %p7), !dbg !1062
	ret void, !dbg !1062
}

define void @ConvertInt8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1186 {
entry:
	br label %b0, !dbg !1187

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1188, !range !11
	%1 = sext i32 %0 to i64, !dbg !1188
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1188, !range !13
	%3 = sext i32 %2 to i64, !dbg !1188
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1188, !range !13
	%5 = sext i32 %4 to i64, !dbg !1188
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1188, !range !33
	%7 = sext i32 %6 to i64, !dbg !1188
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1188, !range !34
	%9 = sext i32 %8 to i64, !dbg !1188
	%10 = mul i64 %9, %5, !dbg !1188
	%11 = add i64 %3, %10, !dbg !1188
	%12 = mul i64 %7, %11, !dbg !1188
	%13 = add i64 %1, %12, !dbg !1188
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1188, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1188, !range !35
	%16 = mul i32 %14, %15, !dbg !1188
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1188, !range !36
	%18 = mul i32 %16, %17, !dbg !1188
	%19 = sext i32 %18 to i64, !dbg !1188
	%20 = mul i64 %13, %19, !dbg !1188
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1188, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1188, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1188, !range !14
	%24 = mul i32 %15, %23, !dbg !1188
	%25 = add i32 %22, %24, !dbg !1188
	%26 = mul i32 %14, %25, !dbg !1188
	%27 = add i32 %21, %26, !dbg !1188
	%28 = sext i32 %27 to i64, !dbg !1188
	%29 = add i64 %20, %28, !dbg !1188
	%30 = mul i64 %7, %9, !dbg !1188
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1188, !range !34
	%32 = sext i32 %31 to i64, !dbg !1188
	%33 = mul i64 %30, %32, !dbg !1188
	%34 = mul i64 %33, %19, !dbg !1188
	br label %b1, !dbg !1188

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !1188
	%36 = icmp slt i64 %35, %p5, !dbg !1188
	br i1 %36, label %b2, label %b3, !dbg !1188

b2:
	%37 = mul i64 %35, 20, !dbg !1189
	%38 = add i64 %35, 1, !dbg !1190
	%39 = mul i64 %38, 20, !dbg !1191
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1192
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !1193
	%42 = icmp ugt i64 %39, %p1, !dbg !1192
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1192, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !1193
	%44 = sext i8 %43 to i64, !dbg !1196
	%45 = sext i8 %43 to i16, !dbg !1197
	%46 = sext i16 %45 to i64, !dbg !1198
	%47 = sext i8 %43 to i32, !dbg !1199
	%48 = sext i32 %47 to i64, !dbg !1200
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1201
	store i64 %44, i64* %49, align 8, !dbg !1201
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1202
	store i64 %46, i64* %50, align 8, !dbg !1202
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1203
	store i64 %48, i64* %51, align 8, !dbg !1203
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1204
	store i64 %44, i64* %52, align 8, !dbg !1204
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1205
	store i64 %44, i64* %53, align 8, !dbg !1205
	%54 = zext i8 %43 to i64, !dbg !1207
	%55 = sext i8 %43 to i16, !dbg !1208
	%56 = zext i16 %55 to i64, !dbg !1209
	%57 = sext i8 %43 to i32, !dbg !1210
	%58 = zext i32 %57 to i64, !dbg !1211
	%59 = sext i8 %43 to i64, !dbg !1212
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1214
	store i64 %54, i64* %60, align 8, !dbg !1214
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1215
	store i64 %56, i64* %61, align 8, !dbg !1215
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1216
	store i64 %58, i64* %62, align 8, !dbg !1216
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1217
	store i64 %59, i64* %63, align 8, !dbg !1217
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1218
	store i64 %59, i64* %64, align 8, !dbg !1218
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1219
	store i64 %44, i64* %65, align 8, !dbg !1219
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1220
	store i64 %44, i64* %66, align 8, !dbg !1220
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1221
	store i64 %44, i64* %67, align 8, !dbg !1221
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1222
	store i64 %44, i64* %68, align 8, !dbg !1222
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1223
	store i64 %44, i64* %69, align 8, !dbg !1223
	%70 = lshr i8 %43, 1, !dbg !1224
	%71 = sitofp i8 %70 to float, !dbg !1226
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !1227
	%73 = fcmp uno float %71, %71, !dbg !1227
	%74 = select i1 %73, i64 0, i64 %72, !dbg !1227
	%75 = sitofp i8 %70 to double, !dbg !1228
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !1229
	%77 = fcmp uno double %75, %75, !dbg !1229
	%78 = select i1 %77, i64 0, i64 %76, !dbg !1229
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1230
	store i64 %74, i64* %79, align 8, !dbg !1230
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1231
	store i64 %78, i64* %80, align 8, !dbg !1231
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !1232
	%82 = icmp slt i32 %81, -128, !dbg !1232
	%83 = select i1 %82, i32 -128, i32 %81, !dbg !1232
	%84 = icmp sgt i32 %83, 127, !dbg !1232
	%85 = select i1 %84, i32 127, i32 %83, !dbg !1232
	%86 = trunc i32 %85 to i8, !dbg !1232
	%87 = sext i8 %86 to i64, !dbg !1233
	%88 = fadd double %75, 7.500000e-01, !dbg !1234
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !1235
	%90 = fcmp uno double %88, %88, !dbg !1235
	%91 = select i1 %90, i32 0, i32 %89, !dbg !1235
	%92 = icmp slt i32 %91, -128, !dbg !1235
	%93 = select i1 %92, i32 -128, i32 %91, !dbg !1235
	%94 = icmp sgt i32 %93, 127, !dbg !1235
	%95 = select i1 %94, i32 127, i32 %93, !dbg !1235
	%96 = trunc i32 %95 to i8, !dbg !1235
	%97 = sext i8 %96 to i64, !dbg !1236
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1237
	store i64 %87, i64* %98, align 8, !dbg !1237
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1238
	store i64 %97, i64* %99, align 8, !dbg !1238
	%100 = fmul double %75, 3.500000e+00, !dbg !1239
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !1240
	%102 = fcmp uno double %100, %100, !dbg !1240
	%103 = select i1 %102, i64 0, i64 %101, !dbg !1240
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1242
	store i64 %103, i64* %104, align 8, !dbg !1242
	%105 = mul i64 %35, 2, !dbg !1243
	%106 = add i64 %105, 2, !dbg !1244
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !1245
	%108 = icmp ugt i64 %106, %p3, !dbg !1245
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !1245, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !1246
	%110 = sitofp i8 %109 to float, !dbg !1249
	%111 = fpext float %110 to double, !dbg !1250
	%112 = sitofp i8 %109 to double, !dbg !1251
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !1252
	store double %111, double* %113, align 8, !dbg !1252
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !1253
	store double %112, double* %114, align 8, !dbg !1253
	%115 = add i64 %35, %34, !dbg !1188
	br label %b1, !dbg !1188

b3:
	ret void, !dbg !1188

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %39, i64 %p1), !dbg !1192
	ret void, !dbg !1192

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %106, i64 %p3), !dbg !1245
	ret void, !dbg !1245
}

define void @IntegersInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1254 {
entry:
	br label %b0, !dbg !1255

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1256, !range !11
	%1 = sext i32 %0 to i64, !dbg !1256
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1256, !range !13
	%3 = sext i32 %2 to i64, !dbg !1256
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1256, !range !13
	%5 = sext i32 %4 to i64, !dbg !1256
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1256, !range !33
	%7 = sext i32 %6 to i64, !dbg !1256
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1256, !range !34
	%9 = sext i32 %8 to i64, !dbg !1256
	%10 = mul i64 %9, %5, !dbg !1256
	%11 = add i64 %3, %10, !dbg !1256
	%12 = mul i64 %7, %11, !dbg !1256
	%13 = add i64 %1, %12, !dbg !1256
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1256, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1256, !range !35
	%16 = mul i32 %14, %15, !dbg !1256
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1256, !range !36
	%18 = mul i32 %16, %17, !dbg !1256
	%19 = sext i32 %18 to i64, !dbg !1256
	%20 = mul i64 %13, %19, !dbg !1256
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1256, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1256, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1256, !range !14
	%24 = mul i32 %15, %23, !dbg !1256
	%25 = add i32 %22, %24, !dbg !1256
	%26 = mul i32 %14, %25, !dbg !1256
	%27 = add i32 %21, %26, !dbg !1256
	%28 = sext i32 %27 to i64, !dbg !1256
	%29 = add i64 %20, %28, !dbg !1256
	%30 = mul i64 %7, %9, !dbg !1256
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1256, !range !34
	%32 = sext i32 %31 to i64, !dbg !1256
	%33 = mul i64 %30, %32, !dbg !1256
	%34 = mul i64 %33, %19, !dbg !1256
	br label %b1, !dbg !1256

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1256
	%36 = icmp slt i64 %35, %p3, !dbg !1256
	br i1 %36, label %b2, label %b24, !dbg !1256

b2:
	%37 = mul i64 %35, 40, !dbg !1257
	%38 = add i64 %35, 1, !dbg !1258
	%39 = mul i64 %38, 40, !dbg !1259
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !1260
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1261
	%42 = icmp ugt i64 %39, %p1, !dbg !1260
	%43 = icmp ugt i64 %37, %39, !dbg !1260
	%44 = or i1 %42, %43, !dbg !1260
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1260, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !1261
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1262
	%47 = icmp uge i64 %35, %p5, !dbg !1262
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1262, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !1262
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1263
	%50 = icmp uge i64 %35, %p7, !dbg !1263
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1263, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1263
	%52 = zext i32 %51 to i64, !dbg !1264
	%53 = add i16 %45, %48, !dbg !1267
	%54 = sub i16 %45, %48, !dbg !1268
	%55 = mul i16 %45, %48, !dbg !1269
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !1270
	store i16 %53, i16* %56, align 2, !dbg !1270
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !1271
	store i16 %54, i16* %57, align 2, !dbg !1271
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !1272
	store i16 %55, i16* %58, align 2, !dbg !1272
	%59 = and i16 %45, %48, !dbg !1273
	%60 = or i16 %45, %48, !dbg !1274
	%61 = xor i16 %45, %48, !dbg !1275
	%62 = xor i16 %48, -1, !dbg !1276
	%63 = and i16 %45, %62, !dbg !1276
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !1277
	store i16 %59, i16* %64, align 2, !dbg !1277
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !1278
	store i16 %60, i16* %65, align 2, !dbg !1278
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !1279
	store i16 %61, i16* %66, align 2, !dbg !1279
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !1280
	store i16 %63, i16* %67, align 2, !dbg !1280
	%68 = xor i16 %45, -1, !dbg !1281
	%69 = sub i16 0, %45, !dbg !1282
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !1283
	store i16 %68, i16* %70, align 2, !dbg !1283
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !1284
	store i16 %69, i16* %71, align 2, !dbg !1284
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !1285
	store i16 %45, i16* %72, align 2, !dbg !1285
	%73 = icmp ult i64 %52, 16, !dbg !1286
	%74 = trunc i64 %52 to i16, !dbg !1286
	%75 = shl i16 %45, %74, !dbg !1286
	%76 = select i1 %73, i16 %75, i16 0, !dbg !1286
	%77 = icmp ult i64 %52, 16, !dbg !1287
	%78 = trunc i64 %52 to i16, !dbg !1287
	%79 = select i1 %77, i16 %78, i16 15, !dbg !1287
	%80 = ashr i16 %45, %79, !dbg !1287
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !1288
	store i16 %76, i16* %81, align 2, !dbg !1288
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !1289
	store i16 %80, i16* %82, align 2, !dbg !1289
	%83 = icmp ult i64 %52, 16, !dbg !1291
	%84 = trunc i64 %52 to i16, !dbg !1291
	%85 = shl i16 %45, %84, !dbg !1291
	%86 = select i1 %83, i16 %85, i16 0, !dbg !1291
	%87 = trunc i64 %52 to i8, !dbg !1292
	%88 = zext i8 %87 to i16, !dbg !1293
	%89 = icmp ult i16 %88, 16, !dbg !1293
	%90 = select i1 %89, i16 %88, i16 15, !dbg !1293
	%91 = ashr i16 %45, %90, !dbg !1293
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !1294
	store i16 %86, i16* %92, align 2, !dbg !1294
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !1295
	store i16 %91, i16* %93, align 2, !dbg !1295
	%94 = shl i16 %45, 3, !dbg !1296
	%95 = ashr i16 %45, 3, !dbg !1297
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !1298
	store i16 %94, i16* %96, align 2, !dbg !1298
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !1299
	store i16 %95, i16* %97, align 2, !dbg !1299
	%98 = icmp ult i64 %52, 16, !dbg !1300
	%99 = trunc i64 %52 to i16, !dbg !1300
	%100 = shl i16 1, %99, !dbg !1300
	%101 = select i1 %98, i16 %100, i16 0, !dbg !1300
	%102 = urem i64 %52, 8, !dbg !1301
	%103 = icmp ult i64 %102, 16, !dbg !1302
	%104 = trunc i64 %102 to i16, !dbg !1302
	%105 = select i1 %103, i16 %104, i16 15, !dbg !1302
	%106 = ashr i16 %48, %105, !dbg !1302
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !1303
	store i16 %101, i16* %107, align 2, !dbg !1303
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !1304
	store i16 %106, i16* %108, align 2, !dbg !1304
	%109 = icmp ne i16 %48, 0, !dbg !1305
	br i1 %109, label %b3, label %b4, !dbg !1305

b3:
	%110 = icmp eq i16 %48, -1, !dbg !1306
	%111 = select i1 %110, i16 1, i16 %48, !dbg !1306
	%112 = sdiv i16 %45, %111, !dbg !1306
	%113 = sub i16 0, %45, !dbg !1306
	%114 = select i1 %110, i16 %113, i16 %112, !dbg !1306
	%115 = icmp eq i16 %48, -1, !dbg !1307
	%116 = select i1 %115, i16 1, i16 %48, !dbg !1307
	%117 = srem i16 %45, %116, !dbg !1307
	%118 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1308
	store i16 %114, i16* %118, align 2, !dbg !1308
	%119 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1309
	store i16 %117, i16* %119, align 2, !dbg !1309
	br label %b5, !dbg !1309

b4:
	%120 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !1310
	store i16 0, i16* %120, align 2, !dbg !1310
	%121 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !1311
	store i16 0, i16* %121, align 2, !dbg !1311
	br label %b5, !dbg !1311

b5:
	%122 = sdiv i16 %45, 7, !dbg !1312
	%123 = srem i16 %45, 7, !dbg !1313
	%124 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !1314
	store i16 %122, i16* %124, align 2, !dbg !1314
	%125 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !1315
	store i16 %123, i16* %125, align 2, !dbg !1315
	%126 = sdiv i16 %45, 8, !dbg !1316
	%127 = srem i16 %45, 8, !dbg !1317
	%128 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !1318
	store i16 %126, i16* %128, align 2, !dbg !1318
	%129 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !1319
	store i16 %127, i16* %129, align 2, !dbg !1319
	%130 = icmp slt i16 %45, %48, !dbg !1320
	%131 = select i1 %130, i16 %45, i16 %48, !dbg !1320
	%132 = icmp sgt i16 %45, %48, !dbg !1321
	%133 = select i1 %132, i16 %45, i16 %48, !dbg !1321
	%134 = icmp sgt i16 %133, 3, !dbg !1321
	%135 = select i1 %134, i16 %133, i16 3, !dbg !1321
	%136 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !1322
	store i16 %131, i16* %136, align 2, !dbg !1322
	%137 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !1323
	store i16 %135, i16* %137, align 2, !dbg !1323
	%138 = icmp eq i16 %45, %48, !dbg !1324
	br i1 %138, label %b7, label %b6, !dbg !1327

b6:
	br label %b7, !dbg !1328

b7:
	%139 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !1329
	%140 = icmp ne i16 %45, %48, !dbg !1329
	br i1 %140, label %b9, label %b8, !dbg !1331

b8:
	br label %b9, !dbg !1332

b9:
	%141 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !1333
	br i1 %130, label %b11, label %b10, !dbg !1335

b10:
	br label %b11, !dbg !1336

b11:
	%142 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !1337
	%143 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !1337
	store i16 %139, i16* %143, align 2, !dbg !1337
	%144 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !1338
	store i16 %141, i16* %144, align 2, !dbg !1338
	%145 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !1339
	store i16 %142, i16* %145, align 2, !dbg !1339
	%146 = icmp sle i16 %45, %48, !dbg !1340
	br i1 %146, label %b13, label %b12, !dbg !1342

b12:
	br label %b13, !dbg !1343

b13:
	%147 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !1344
	br i1 %132, label %b15, label %b14, !dbg !1346

b14:
	br label %b15, !dbg !1347

b15:
	%148 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !1348
	%149 = icmp sge i16 %45, %48, !dbg !1348
	br i1 %149, label %b17, label %b16, !dbg !1350

b16:
	br label %b17, !dbg !1351

b17:
	%150 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !1352
	%151 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !1352
	store i16 %147, i16* %151, align 2, !dbg !1352
	%152 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !1353
	store i16 %148, i16* %152, align 2, !dbg !1353
	%153 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !1354
	store i16 %150, i16* %153, align 2, !dbg !1354
	%154 = mul i16 %53, 3, !dbg !1355
	%155 = sub i16 %154, 5, !dbg !1356
	%156 = xor i16 %155, %45, !dbg !1357
	%157 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !1358
	store i16 %156, i16* %157, align 2, !dbg !1358
	%158 = shl i16 %156, 2, !dbg !1359
	%159 = ashr i16 %158, 1, !dbg !1360
	%160 = or i16 %159, 1, !dbg !1361
	%161 = and i16 %160, -3, !dbg !1362
	%162 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !1363
	store i16 %161, i16* %162, align 2, !dbg !1363
	%163 = sub i16 %161, 1, !dbg !1364
	%164 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !1365
	store i16 %163, i16* %164, align 2, !dbg !1365
	%165 = sub i16 %48, %45, !dbg !1366
	%166 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !1367
	store i16 %165, i16* %166, align 2, !dbg !1367
	br i1 %130, label %b18, label %b19, !dbg !1368

b18:
	br i1 %109, label %b21, label %b19, !dbg !1369

b19:
	%167 = icmp eq i16 %45, 5, !dbg !1370
	br i1 %167, label %b21, label %b20, !dbg !1372

b20:
	br label %b21, !dbg !1373

b21:
	%168 = phi i16 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1374
	%169 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !1374
	store i16 %168, i16* %169, align 2, !dbg !1374
	%170 = icmp eq i16 %48, 1, !dbg !1375
	%171 = icmp ne i1 %146, %170, !dbg !1376
	br i1 %171, label %b23, label %b22, !dbg !1378

b22:
	br label %b23, !dbg !1379

b23:
	%172 = phi i16 [ 1, %b21 ], [ 0, %b22 ], !dbg !1380
	%173 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !1380
	store i16 %172, i16* %173, align 2, !dbg !1380
	%174 = and i64 %52, 3, !dbg !1381
	%175 = icmp ult i64 %174, 16, !dbg !1382
	%176 = trunc i64 %174 to i16, !dbg !1382
	%177 = shl i16 1, %176, !dbg !1382
	%178 = select i1 %175, i16 %177, i16 0, !dbg !1382
	%179 = add i16 %178, %45, !dbg !1383
	%180 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !1384
	store i16 %179, i16* %180, align 2, !dbg !1384
	%181 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !1385
	store i16 -1, i16* %181, align 2, !dbg !1385
	%182 = add i64 %35, %34, !dbg !1256
	br label %b1, !dbg !1256

b24:
	ret void, !dbg !1256

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1260
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1260

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %39, i64 %p1), !dbg !1260
	ret void, !dbg !1260

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %37, i64 %39), !dbg !1260
	ret void, !dbg !1260

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %35, i64 %p5), !dbg !1262
	ret void, !dbg !1262

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %35, i64 %p7), !dbg !1263
	ret void, !dbg !1263
}

define void @ConvertInt16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1386 {
entry:
	br label %b0, !dbg !1387

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1388, !range !11
	%1 = sext i32 %0 to i64, !dbg !1388
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1388, !range !13
	%3 = sext i32 %2 to i64, !dbg !1388
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1388, !range !13
	%5 = sext i32 %4 to i64, !dbg !1388
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1388, !range !33
	%7 = sext i32 %6 to i64, !dbg !1388
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1388, !range !34
	%9 = sext i32 %8 to i64, !dbg !1388
	%10 = mul i64 %9, %5, !dbg !1388
	%11 = add i64 %3, %10, !dbg !1388
	%12 = mul i64 %7, %11, !dbg !1388
	%13 = add i64 %1, %12, !dbg !1388
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1388, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1388, !range !35
	%16 = mul i32 %14, %15, !dbg !1388
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1388, !range !36
	%18 = mul i32 %16, %17, !dbg !1388
	%19 = sext i32 %18 to i64, !dbg !1388
	%20 = mul i64 %13, %19, !dbg !1388
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1388, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1388, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1388, !range !14
	%24 = mul i32 %15, %23, !dbg !1388
	%25 = add i32 %22, %24, !dbg !1388
	%26 = mul i32 %14, %25, !dbg !1388
	%27 = add i32 %21, %26, !dbg !1388
	%28 = sext i32 %27 to i64, !dbg !1388
	%29 = add i64 %20, %28, !dbg !1388
	%30 = mul i64 %7, %9, !dbg !1388
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1388, !range !34
	%32 = sext i32 %31 to i64, !dbg !1388
	%33 = mul i64 %30, %32, !dbg !1388
	%34 = mul i64 %33, %19, !dbg !1388
	br label %b1, !dbg !1388

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !1388
	%36 = icmp slt i64 %35, %p5, !dbg !1388
	br i1 %36, label %b2, label %b3, !dbg !1388

b2:
	%37 = mul i64 %35, 20, !dbg !1389
	%38 = add i64 %35, 1, !dbg !1390
	%39 = mul i64 %38, 20, !dbg !1391
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1392
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !1393
	%42 = icmp ugt i64 %39, %p1, !dbg !1392
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1392, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !1393
	%44 = trunc i16 %43 to i8, !dbg !1396
	%45 = sext i8 %44 to i64, !dbg !1397
	%46 = sext i16 %43 to i64, !dbg !1398
	%47 = sext i16 %43 to i32, !dbg !1399
	%48 = sext i32 %47 to i64, !dbg !1400
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1401
	store i64 %45, i64* %49, align 8, !dbg !1401
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1402
	store i64 %46, i64* %50, align 8, !dbg !1402
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1403
	store i64 %48, i64* %51, align 8, !dbg !1403
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1404
	store i64 %46, i64* %52, align 8, !dbg !1404
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1405
	store i64 %46, i64* %53, align 8, !dbg !1405
	%54 = trunc i16 %43 to i8, !dbg !1406
	%55 = zext i8 %54 to i64, !dbg !1407
	%56 = zext i16 %43 to i64, !dbg !1409
	%57 = sext i16 %43 to i32, !dbg !1410
	%58 = zext i32 %57 to i64, !dbg !1411
	%59 = sext i16 %43 to i64, !dbg !1412
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1414
	store i64 %55, i64* %60, align 8, !dbg !1414
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1415
	store i64 %56, i64* %61, align 8, !dbg !1415
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1416
	store i64 %58, i64* %62, align 8, !dbg !1416
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1417
	store i64 %59, i64* %63, align 8, !dbg !1417
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1418
	store i64 %59, i64* %64, align 8, !dbg !1418
	%65 = sext i8 %44 to i16, !dbg !1419
	%66 = sext i16 %65 to i64, !dbg !1420
	%67 = zext i8 %54 to i16, !dbg !1421
	%68 = sext i16 %67 to i64, !dbg !1422
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1423
	store i64 %66, i64* %69, align 8, !dbg !1423
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1424
	store i64 %68, i64* %70, align 8, !dbg !1424
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1425
	store i64 %46, i64* %71, align 8, !dbg !1425
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1426
	store i64 %46, i64* %72, align 8, !dbg !1426
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1427
	store i64 %46, i64* %73, align 8, !dbg !1427
	%74 = lshr i8 %54, 1, !dbg !1428
	%75 = zext i8 %74 to i16, !dbg !1429
	%76 = sitofp i16 %75 to float, !dbg !1430
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !1431
	%78 = fcmp uno float %76, %76, !dbg !1431
	%79 = select i1 %78, i64 0, i64 %77, !dbg !1431
	%80 = sitofp i16 %75 to double, !dbg !1432
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !1433
	%82 = fcmp uno double %80, %80, !dbg !1433
	%83 = select i1 %82, i64 0, i64 %81, !dbg !1433
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1434
	store i64 %79, i64* %84, align 8, !dbg !1434
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1435
	store i64 %83, i64* %85, align 8, !dbg !1435
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !1436
	%87 = icmp slt i32 %86, -32768, !dbg !1436
	%88 = select i1 %87, i32 -32768, i32 %86, !dbg !1436
	%89 = icmp sgt i32 %88, 32767, !dbg !1436
	%90 = select i1 %89, i32 32767, i32 %88, !dbg !1436
	%91 = trunc i32 %90 to i16, !dbg !1436
	%92 = sext i16 %91 to i64, !dbg !1437
	%93 = fadd double %80, 7.500000e-01, !dbg !1438
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !1439
	%95 = fcmp uno double %93, %93, !dbg !1439
	%96 = select i1 %95, i32 0, i32 %94, !dbg !1439
	%97 = icmp slt i32 %96, -32768, !dbg !1439
	%98 = select i1 %97, i32 -32768, i32 %96, !dbg !1439
	%99 = icmp sgt i32 %98, 32767, !dbg !1439
	%100 = select i1 %99, i32 32767, i32 %98, !dbg !1439
	%101 = trunc i32 %100 to i16, !dbg !1439
	%102 = sext i16 %101 to i64, !dbg !1440
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1441
	store i64 %92, i64* %103, align 8, !dbg !1441
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1442
	store i64 %102, i64* %104, align 8, !dbg !1442
	%105 = fmul double %80, 3.500000e+00, !dbg !1443
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !1444
	%107 = fcmp uno double %105, %105, !dbg !1444
	%108 = select i1 %107, i64 0, i64 %106, !dbg !1444
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1446
	store i64 %108, i64* %109, align 8, !dbg !1446
	%110 = mul i64 %35, 2, !dbg !1447
	%111 = add i64 %110, 2, !dbg !1448
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !1449
	%113 = icmp ugt i64 %111, %p3, !dbg !1449
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !1449, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !1450
	%115 = sitofp i16 %114 to float, !dbg !1453
	%116 = fpext float %115 to double, !dbg !1454
	%117 = sitofp i16 %114 to double, !dbg !1455
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !1456
	store double %116, double* %118, align 8, !dbg !1456
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !1457
	store double %117, double* %119, align 8, !dbg !1457
	%120 = add i64 %35, %34, !dbg !1388
	br label %b1, !dbg !1388

b3:
	ret void, !dbg !1388

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %39, i64 %p1), !dbg !1392
	ret void, !dbg !1392

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %111, i64 %p3), !dbg !1449
	ret void, !dbg !1449
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1458 {
entry:
	br label %b0, !dbg !1459

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
	%30 = mul i64 %7, %9, !dbg !1460
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1460, !range !34
	%32 = sext i32 %31 to i64, !dbg !1460
	%33 = mul i64 %30, %32, !dbg !1460
	%34 = mul i64 %33, %19, !dbg !1460
	br label %b1, !dbg !1460

b1:
	%35 = phi i64 [ %29, %b0 ], [ %182, %b23 ], !dbg !1460
	%36 = icmp slt i64 %35, %p3, !dbg !1460
	br i1 %36, label %b2, label %b24, !dbg !1460

b2:
	%37 = mul i64 %35, 40, !dbg !1461
	%38 = add i64 %35, 1, !dbg !1462
	%39 = mul i64 %38, 40, !dbg !1463
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !1464
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1465
	%42 = icmp ugt i64 %39, %p1, !dbg !1464
	%43 = icmp ugt i64 %37, %39, !dbg !1464
	%44 = or i1 %42, %43, !dbg !1464
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1464, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !1465
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1466
	%47 = icmp uge i64 %35, %p5, !dbg !1466
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1466, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !1466
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1467
	%50 = icmp uge i64 %35, %p7, !dbg !1467
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1467, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1467
	%52 = zext i32 %51 to i64, !dbg !1468
	%53 = add i32 %45, %48, !dbg !1471
	%54 = sub i32 %45, %48, !dbg !1472
	%55 = mul i32 %45, %48, !dbg !1473
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !1474
	store i32 %53, i32* %56, align 4, !dbg !1474
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !1475
	store i32 %54, i32* %57, align 4, !dbg !1475
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !1476
	store i32 %55, i32* %58, align 4, !dbg !1476
	%59 = and i32 %45, %48, !dbg !1477
	%60 = or i32 %45, %48, !dbg !1478
	%61 = xor i32 %45, %48, !dbg !1479
	%62 = xor i32 %48, -1, !dbg !1480
	%63 = and i32 %45, %62, !dbg !1480
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !1481
	store i32 %59, i32* %64, align 4, !dbg !1481
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !1482
	store i32 %60, i32* %65, align 4, !dbg !1482
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !1483
	store i32 %61, i32* %66, align 4, !dbg !1483
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !1484
	store i32 %63, i32* %67, align 4, !dbg !1484
	%68 = xor i32 %45, -1, !dbg !1485
	%69 = sub i32 0, %45, !dbg !1486
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !1487
	store i32 %68, i32* %70, align 4, !dbg !1487
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !1488
	store i32 %69, i32* %71, align 4, !dbg !1488
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !1489
	store i32 %45, i32* %72, align 4, !dbg !1489
	%73 = icmp ult i64 %52, 32, !dbg !1490
	%74 = trunc i64 %52 to i32, !dbg !1490
	%75 = shl i32 %45, %74, !dbg !1490
	%76 = select i1 %73, i32 %75, i32 0, !dbg !1490
	%77 = icmp ult i64 %52, 32, !dbg !1491
	%78 = trunc i64 %52 to i32, !dbg !1491
	%79 = select i1 %77, i32 %78, i32 31, !dbg !1491
	%80 = ashr i32 %45, %79, !dbg !1491
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !1492
	store i32 %76, i32* %81, align 4, !dbg !1492
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !1493
	store i32 %80, i32* %82, align 4, !dbg !1493
	%83 = icmp ult i64 %52, 32, !dbg !1495
	%84 = trunc i64 %52 to i32, !dbg !1495
	%85 = shl i32 %45, %84, !dbg !1495
	%86 = select i1 %83, i32 %85, i32 0, !dbg !1495
	%87 = trunc i64 %52 to i8, !dbg !1496
	%88 = zext i8 %87 to i32, !dbg !1497
	%89 = icmp ult i32 %88, 32, !dbg !1497
	%90 = select i1 %89, i32 %88, i32 31, !dbg !1497
	%91 = ashr i32 %45, %90, !dbg !1497
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !1498
	store i32 %86, i32* %92, align 4, !dbg !1498
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !1499
	store i32 %91, i32* %93, align 4, !dbg !1499
	%94 = shl i32 %45, 3, !dbg !1500
	%95 = ashr i32 %45, 3, !dbg !1501
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !1502
	store i32 %94, i32* %96, align 4, !dbg !1502
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !1503
	store i32 %95, i32* %97, align 4, !dbg !1503
	%98 = icmp ult i64 %52, 32, !dbg !1504
	%99 = trunc i64 %52 to i32, !dbg !1504
	%100 = shl i32 1, %99, !dbg !1504
	%101 = select i1 %98, i32 %100, i32 0, !dbg !1504
	%102 = urem i64 %52, 8, !dbg !1505
	%103 = icmp ult i64 %102, 32, !dbg !1506
	%104 = trunc i64 %102 to i32, !dbg !1506
	%105 = select i1 %103, i32 %104, i32 31, !dbg !1506
	%106 = ashr i32 %48, %105, !dbg !1506
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !1507
	store i32 %101, i32* %107, align 4, !dbg !1507
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !1508
	store i32 %106, i32* %108, align 4, !dbg !1508
	%109 = icmp ne i32 %48, 0, !dbg !1509
	br i1 %109, label %b3, label %b4, !dbg !1509

b3:
	%110 = icmp eq i32 %48, -1, !dbg !1510
	%111 = select i1 %110, i32 1, i32 %48, !dbg !1510
	%112 = sdiv i32 %45, %111, !dbg !1510
	%113 = sub i32 0, %45, !dbg !1510
	%114 = select i1 %110, i32 %113, i32 %112, !dbg !1510
	%115 = icmp eq i32 %48, -1, !dbg !1511
	%116 = select i1 %115, i32 1, i32 %48, !dbg !1511
	%117 = srem i32 %45, %116, !dbg !1511
	%118 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1512
	store i32 %114, i32* %118, align 4, !dbg !1512
	%119 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1513
	store i32 %117, i32* %119, align 4, !dbg !1513
	br label %b5, !dbg !1513

b4:
	%120 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !1514
	store i32 0, i32* %120, align 4, !dbg !1514
	%121 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !1515
	store i32 0, i32* %121, align 4, !dbg !1515
	br label %b5, !dbg !1515

b5:
	%122 = sdiv i32 %45, 7, !dbg !1516
	%123 = srem i32 %45, 7, !dbg !1517
	%124 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !1518
	store i32 %122, i32* %124, align 4, !dbg !1518
	%125 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !1519
	store i32 %123, i32* %125, align 4, !dbg !1519
	%126 = sdiv i32 %45, 8, !dbg !1520
	%127 = srem i32 %45, 8, !dbg !1521
	%128 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !1522
	store i32 %126, i32* %128, align 4, !dbg !1522
	%129 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !1523
	store i32 %127, i32* %129, align 4, !dbg !1523
	%130 = icmp slt i32 %45, %48, !dbg !1524
	%131 = select i1 %130, i32 %45, i32 %48, !dbg !1524
	%132 = icmp sgt i32 %45, %48, !dbg !1525
	%133 = select i1 %132, i32 %45, i32 %48, !dbg !1525
	%134 = icmp sgt i32 %133, 3, !dbg !1525
	%135 = select i1 %134, i32 %133, i32 3, !dbg !1525
	%136 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !1526
	store i32 %131, i32* %136, align 4, !dbg !1526
	%137 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !1527
	store i32 %135, i32* %137, align 4, !dbg !1527
	%138 = icmp eq i32 %45, %48, !dbg !1528
	br i1 %138, label %b7, label %b6, !dbg !1531

b6:
	br label %b7, !dbg !1532

b7:
	%139 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !1533
	%140 = icmp ne i32 %45, %48, !dbg !1533
	br i1 %140, label %b9, label %b8, !dbg !1535

b8:
	br label %b9, !dbg !1536

b9:
	%141 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !1537
	br i1 %130, label %b11, label %b10, !dbg !1539

b10:
	br label %b11, !dbg !1540

b11:
	%142 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !1541
	%143 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !1541
	store i32 %139, i32* %143, align 4, !dbg !1541
	%144 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !1542
	store i32 %141, i32* %144, align 4, !dbg !1542
	%145 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !1543
	store i32 %142, i32* %145, align 4, !dbg !1543
	%146 = icmp sle i32 %45, %48, !dbg !1544
	br i1 %146, label %b13, label %b12, !dbg !1546

b12:
	br label %b13, !dbg !1547

b13:
	%147 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !1548
	br i1 %132, label %b15, label %b14, !dbg !1550

b14:
	br label %b15, !dbg !1551

b15:
	%148 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !1552
	%149 = icmp sge i32 %45, %48, !dbg !1552
	br i1 %149, label %b17, label %b16, !dbg !1554

b16:
	br label %b17, !dbg !1555

b17:
	%150 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !1556
	%151 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !1556
	store i32 %147, i32* %151, align 4, !dbg !1556
	%152 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !1557
	store i32 %148, i32* %152, align 4, !dbg !1557
	%153 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !1558
	store i32 %150, i32* %153, align 4, !dbg !1558
	%154 = mul i32 %53, 3, !dbg !1559
	%155 = sub i32 %154, 5, !dbg !1560
	%156 = xor i32 %155, %45, !dbg !1561
	%157 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !1562
	store i32 %156, i32* %157, align 4, !dbg !1562
	%158 = shl i32 %156, 2, !dbg !1563
	%159 = ashr i32 %158, 1, !dbg !1564
	%160 = or i32 %159, 1, !dbg !1565
	%161 = and i32 %160, -3, !dbg !1566
	%162 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !1567
	store i32 %161, i32* %162, align 4, !dbg !1567
	%163 = sub i32 %161, 1, !dbg !1568
	%164 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !1569
	store i32 %163, i32* %164, align 4, !dbg !1569
	%165 = sub i32 %48, %45, !dbg !1570
	%166 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !1571
	store i32 %165, i32* %166, align 4, !dbg !1571
	br i1 %130, label %b18, label %b19, !dbg !1572

b18:
	br i1 %109, label %b21, label %b19, !dbg !1573

b19:
	%167 = icmp eq i32 %45, 5, !dbg !1574
	br i1 %167, label %b21, label %b20, !dbg !1576

b20:
	br label %b21, !dbg !1577

b21:
	%168 = phi i32 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1578
	%169 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !1578
	store i32 %168, i32* %169, align 4, !dbg !1578
	%170 = icmp eq i32 %48, 1, !dbg !1579
	%171 = icmp ne i1 %146, %170, !dbg !1580
	br i1 %171, label %b23, label %b22, !dbg !1582

b22:
	br label %b23, !dbg !1583

b23:
	%172 = phi i32 [ 1, %b21 ], [ 0, %b22 ], !dbg !1584
	%173 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !1584
	store i32 %172, i32* %173, align 4, !dbg !1584
	%174 = and i64 %52, 3, !dbg !1585
	%175 = icmp ult i64 %174, 32, !dbg !1586
	%176 = trunc i64 %174 to i32, !dbg !1586
	%177 = shl i32 1, %176, !dbg !1586
	%178 = select i1 %175, i32 %177, i32 0, !dbg !1586
	%179 = add i32 %178, %45, !dbg !1587
	%180 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !1588
	store i32 %179, i32* %180, align 4, !dbg !1588
	%181 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !1589
	store i32 -1, i32* %181, align 4, !dbg !1589
	%182 = add i64 %35, %34, !dbg !1460
	br label %b1, !dbg !1460

b24:
	ret void, !dbg !1460

b2_fail1:
	%183 = icmp ugt i64 %39, %p1, !dbg !1464
	br i1 %183, label %b2_fail2, label %b2_ok2, !dbg !1464

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %39, i64 %p1), !dbg !1464
	ret void, !dbg !1464

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %37, i64 %39), !dbg !1464
	ret void, !dbg !1464

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %35, i64 %p5), !dbg !1466
	ret void, !dbg !1466

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %35, i64 %p7), !dbg !1467
	ret void, !dbg !1467
}

define void @ConvertInt32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1590 {
entry:
	br label %b0, !dbg !1591

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1592, !range !11
	%1 = sext i32 %0 to i64, !dbg !1592
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1592, !range !13
	%3 = sext i32 %2 to i64, !dbg !1592
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1592, !range !13
	%5 = sext i32 %4 to i64, !dbg !1592
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1592, !range !33
	%7 = sext i32 %6 to i64, !dbg !1592
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1592, !range !34
	%9 = sext i32 %8 to i64, !dbg !1592
	%10 = mul i64 %9, %5, !dbg !1592
	%11 = add i64 %3, %10, !dbg !1592
	%12 = mul i64 %7, %11, !dbg !1592
	%13 = add i64 %1, %12, !dbg !1592
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1592, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1592, !range !35
	%16 = mul i32 %14, %15, !dbg !1592
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1592, !range !36
	%18 = mul i32 %16, %17, !dbg !1592
	%19 = sext i32 %18 to i64, !dbg !1592
	%20 = mul i64 %13, %19, !dbg !1592
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1592, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1592, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1592, !range !14
	%24 = mul i32 %15, %23, !dbg !1592
	%25 = add i32 %22, %24, !dbg !1592
	%26 = mul i32 %14, %25, !dbg !1592
	%27 = add i32 %21, %26, !dbg !1592
	%28 = sext i32 %27 to i64, !dbg !1592
	%29 = add i64 %20, %28, !dbg !1592
	%30 = mul i64 %7, %9, !dbg !1592
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1592, !range !34
	%32 = sext i32 %31 to i64, !dbg !1592
	%33 = mul i64 %30, %32, !dbg !1592
	%34 = mul i64 %33, %19, !dbg !1592
	br label %b1, !dbg !1592

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !1592
	%36 = icmp slt i64 %35, %p5, !dbg !1592
	br i1 %36, label %b2, label %b3, !dbg !1592

b2:
	%37 = mul i64 %35, 20, !dbg !1593
	%38 = add i64 %35, 1, !dbg !1594
	%39 = mul i64 %38, 20, !dbg !1595
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1596
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !1597
	%42 = icmp ugt i64 %39, %p1, !dbg !1596
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1596, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !1597
	%44 = trunc i32 %43 to i8, !dbg !1600
	%45 = sext i8 %44 to i64, !dbg !1601
	%46 = trunc i32 %43 to i16, !dbg !1602
	%47 = sext i16 %46 to i64, !dbg !1603
	%48 = sext i32 %43 to i64, !dbg !1604
	%49 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1605
	store i64 %45, i64* %49, align 8, !dbg !1605
	%50 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1606
	store i64 %47, i64* %50, align 8, !dbg !1606
	%51 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1607
	store i64 %48, i64* %51, align 8, !dbg !1607
	%52 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1608
	store i64 %48, i64* %52, align 8, !dbg !1608
	%53 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1609
	store i64 %48, i64* %53, align 8, !dbg !1609
	%54 = trunc i32 %43 to i8, !dbg !1610
	%55 = zext i8 %54 to i64, !dbg !1611
	%56 = trunc i32 %43 to i16, !dbg !1612
	%57 = zext i16 %56 to i64, !dbg !1613
	%58 = zext i32 %43 to i64, !dbg !1615
	%59 = sext i32 %43 to i64, !dbg !1616
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1618
	store i64 %55, i64* %60, align 8, !dbg !1618
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1619
	store i64 %57, i64* %61, align 8, !dbg !1619
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1620
	store i64 %58, i64* %62, align 8, !dbg !1620
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1621
	store i64 %59, i64* %63, align 8, !dbg !1621
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1622
	store i64 %59, i64* %64, align 8, !dbg !1622
	%65 = sext i8 %44 to i32, !dbg !1623
	%66 = sext i32 %65 to i64, !dbg !1624
	%67 = zext i8 %54 to i32, !dbg !1625
	%68 = sext i32 %67 to i64, !dbg !1626
	%69 = sext i16 %46 to i32, !dbg !1627
	%70 = sext i32 %69 to i64, !dbg !1628
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1629
	store i64 %66, i64* %71, align 8, !dbg !1629
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1630
	store i64 %68, i64* %72, align 8, !dbg !1630
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1631
	store i64 %70, i64* %73, align 8, !dbg !1631
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1632
	store i64 %48, i64* %74, align 8, !dbg !1632
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1633
	store i64 %48, i64* %75, align 8, !dbg !1633
	%76 = lshr i8 %54, 1, !dbg !1634
	%77 = zext i8 %76 to i32, !dbg !1635
	%78 = sitofp i32 %77 to float, !dbg !1636
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !1637
	%80 = fcmp uno float %78, %78, !dbg !1637
	%81 = select i1 %80, i64 0, i64 %79, !dbg !1637
	%82 = sitofp i32 %77 to double, !dbg !1638
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !1639
	%84 = fcmp uno double %82, %82, !dbg !1639
	%85 = select i1 %84, i64 0, i64 %83, !dbg !1639
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1640
	store i64 %81, i64* %86, align 8, !dbg !1640
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1641
	store i64 %85, i64* %87, align 8, !dbg !1641
	%88 = call i32 @llvm.nvvm.f2i.rz(float %78), !dbg !1642
	%89 = sext i32 %88 to i64, !dbg !1643
	%90 = fadd double %82, 7.500000e-01, !dbg !1644
	%91 = call i32 @llvm.nvvm.d2i.rz(double %90), !dbg !1645
	%92 = fcmp uno double %90, %90, !dbg !1645
	%93 = select i1 %92, i32 0, i32 %91, !dbg !1645
	%94 = sext i32 %93 to i64, !dbg !1646
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1647
	store i64 %89, i64* %95, align 8, !dbg !1647
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1648
	store i64 %94, i64* %96, align 8, !dbg !1648
	%97 = fmul double %82, 3.500000e+00, !dbg !1649
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !1650
	%99 = fcmp uno double %97, %97, !dbg !1650
	%100 = select i1 %99, i64 0, i64 %98, !dbg !1650
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1652
	store i64 %100, i64* %101, align 8, !dbg !1652
	%102 = mul i64 %35, 2, !dbg !1653
	%103 = add i64 %102, 2, !dbg !1654
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !1655
	%105 = icmp ugt i64 %103, %p3, !dbg !1655
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !1655, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !1656
	%107 = sitofp i32 %106 to float, !dbg !1659
	%108 = fpext float %107 to double, !dbg !1660
	%109 = sitofp i32 %106 to double, !dbg !1661
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !1662
	store double %108, double* %110, align 8, !dbg !1662
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !1663
	store double %109, double* %111, align 8, !dbg !1663
	%112 = add i64 %35, %34, !dbg !1592
	br label %b1, !dbg !1592

b3:
	ret void, !dbg !1592

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %39, i64 %p1), !dbg !1596
	ret void, !dbg !1596

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %103, i64 %p3), !dbg !1655
	ret void, !dbg !1655
}

define void @AtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1664 {
entry:
	br label %b0, !dbg !1665

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1668, !range !11
	%1 = sext i32 %0 to i64, !dbg !1668
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1668, !range !13
	%3 = sext i32 %2 to i64, !dbg !1668
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1668, !range !13
	%5 = sext i32 %4 to i64, !dbg !1668
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1668, !range !33
	%7 = sext i32 %6 to i64, !dbg !1668
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1668, !range !34
	%9 = sext i32 %8 to i64, !dbg !1668
	%10 = mul i64 %9, %5, !dbg !1668
	%11 = add i64 %3, %10, !dbg !1668
	%12 = mul i64 %7, %11, !dbg !1668
	%13 = add i64 %1, %12, !dbg !1668
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1668, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1668, !range !35
	%16 = mul i32 %14, %15, !dbg !1668
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1668, !range !36
	%18 = mul i32 %16, %17, !dbg !1668
	%19 = sext i32 %18 to i64, !dbg !1668
	%20 = mul i64 %13, %19, !dbg !1668
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1668, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1668, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1668, !range !14
	%24 = mul i32 %15, %23, !dbg !1668
	%25 = add i32 %22, %24, !dbg !1668
	%26 = mul i32 %14, %25, !dbg !1668
	%27 = add i32 %21, %26, !dbg !1668
	%28 = sext i32 %27 to i64, !dbg !1668
	%29 = add i64 %20, %28, !dbg !1668
	%30 = add i64 %29, 1, !dbg !1669
	%31 = trunc i64 %30 to i32, !dbg !1670
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1671
	%33 = icmp uge i64 0, %p1, !dbg !1671
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !1671, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !1672
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1673
	%36 = icmp uge i64 1, %p1, !dbg !1673
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !1673, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !1674
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1675
	%39 = icmp uge i64 2, %p1, !dbg !1675
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !1675, !prof !10

b0_ok3:
	%40 = atomicrmw min i32* %38, i32 %31 monotonic, !dbg !1676
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1677
	%42 = icmp uge i64 3, %p1, !dbg !1677
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !1677, !prof !10

b0_ok4:
	%43 = atomicrmw max i32* %41, i32 %31 monotonic, !dbg !1678
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1679
	%45 = icmp uge i64 4, %p1, !dbg !1679
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !1679, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !1680
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1681
	%48 = icmp uge i64 %29, %p3, !dbg !1681
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !1681, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !1681
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1682
	%50 = icmp uge i64 5, %p1, !dbg !1682
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !1682, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !1683
	%52 = icmp eq i32 %51, 7, !dbg !1684
	br i1 %52, label %b1, label %b2, !dbg !1684

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1685
	%54 = icmp uge i64 %29, %p5, !dbg !1685
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !1685, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !1686
	br label %b2, !dbg !1686

b2:
	ret void, !dbg !1667

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !1671
	ret void, !dbg !1671

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !1673
	ret void, !dbg !1673

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !1675
	ret void, !dbg !1675

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !1677
	ret void, !dbg !1677

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !1679
	ret void, !dbg !1679

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !1681
	ret void, !dbg !1681

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !1682
	ret void, !dbg !1682

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !1685
	ret void, !dbg !1685
}

define void @IntAtomicsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1687 {
entry:
	br label %b0, !dbg !1688

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1691, !range !11
	%1 = sext i32 %0 to i64, !dbg !1691
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1691, !range !13
	%3 = sext i32 %2 to i64, !dbg !1691
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1691, !range !13
	%5 = sext i32 %4 to i64, !dbg !1691
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1691, !range !33
	%7 = sext i32 %6 to i64, !dbg !1691
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1691, !range !34
	%9 = sext i32 %8 to i64, !dbg !1691
	%10 = mul i64 %9, %5, !dbg !1691
	%11 = add i64 %3, %10, !dbg !1691
	%12 = mul i64 %7, %11, !dbg !1691
	%13 = add i64 %1, %12, !dbg !1691
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1691, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1691, !range !35
	%16 = mul i32 %14, %15, !dbg !1691
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1691, !range !36
	%18 = mul i32 %16, %17, !dbg !1691
	%19 = sext i32 %18 to i64, !dbg !1691
	%20 = mul i64 %13, %19, !dbg !1691
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1691, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1691, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1691, !range !14
	%24 = mul i32 %15, %23, !dbg !1691
	%25 = add i32 %22, %24, !dbg !1691
	%26 = mul i32 %14, %25, !dbg !1691
	%27 = add i32 %21, %26, !dbg !1691
	%28 = sext i32 %27 to i64, !dbg !1691
	%29 = add i64 %20, %28, !dbg !1691
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !1692
	%31 = icmp uge i64 0, %p1, !dbg !1692
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1692, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1693
	%33 = icmp ult i64 %32, 32, !dbg !1694
	%34 = trunc i64 %32 to i32, !dbg !1694
	%35 = shl i32 1, %34, !dbg !1694
	%36 = select i1 %33, i32 %35, i32 0, !dbg !1694
	%37 = xor i32 %36, -1, !dbg !1695
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !1696
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !1697
	%40 = icmp uge i64 1, %p1, !dbg !1697
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !1697, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !1698
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !1699
	%43 = trunc i64 %29 to i32, !dbg !1700
	%44 = icmp uge i64 2, %p1, !dbg !1699
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1699, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !1701
	br label %b1, !dbg !1701

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !1702
	%47 = icmp uge i64 3, %p1, !dbg !1702
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !1702, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !1703
	%49 = add i32 %48, 1, !dbg !1704
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !1705
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1705
	%52 = icmp eq i32 %51, %48, !dbg !1706
	br i1 %52, label %b2, label %b1, !dbg !1706

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !1707
	%54 = icmp uge i64 %29, %p3, !dbg !1707
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !1707, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !1707
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !1708
	%56 = icmp uge i64 4, %p1, !dbg !1708
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !1708, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !1709
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1709
	%59 = icmp eq i32 %58, 1, !dbg !1710
	br i1 %59, label %b3, label %b4, !dbg !1710

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !1711
	%61 = icmp uge i64 5, %p1, !dbg !1711
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !1711, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !1712
	br label %b4, !dbg !1712

b4:
	ret void, !dbg !1690

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !1692
	ret void, !dbg !1692

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !1697
	ret void, !dbg !1697

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !1699
	ret void, !dbg !1699

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !1702
	ret void, !dbg !1702

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !1707
	ret void, !dbg !1707

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !1708
	ret void, !dbg !1708

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !1711
	ret void, !dbg !1711
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1713 {
entry:
	br label %b0, !dbg !1714

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1715, !range !11
	%1 = sext i32 %0 to i64, !dbg !1715
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1715, !range !13
	%3 = sext i32 %2 to i64, !dbg !1715
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1715, !range !13
	%5 = sext i32 %4 to i64, !dbg !1715
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1715, !range !33
	%7 = sext i32 %6 to i64, !dbg !1715
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1715, !range !34
	%9 = sext i32 %8 to i64, !dbg !1715
	%10 = mul i64 %9, %5, !dbg !1715
	%11 = add i64 %3, %10, !dbg !1715
	%12 = mul i64 %7, %11, !dbg !1715
	%13 = add i64 %1, %12, !dbg !1715
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1715, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1715, !range !35
	%16 = mul i32 %14, %15, !dbg !1715
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1715, !range !36
	%18 = mul i32 %16, %17, !dbg !1715
	%19 = sext i32 %18 to i64, !dbg !1715
	%20 = mul i64 %13, %19, !dbg !1715
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1715, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1715, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1715, !range !14
	%24 = mul i32 %15, %23, !dbg !1715
	%25 = add i32 %22, %24, !dbg !1715
	%26 = mul i32 %14, %25, !dbg !1715
	%27 = add i32 %21, %26, !dbg !1715
	%28 = sext i32 %27 to i64, !dbg !1715
	%29 = add i64 %20, %28, !dbg !1715
	%30 = mul i64 %7, %9, !dbg !1715
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1715, !range !34
	%32 = sext i32 %31 to i64, !dbg !1715
	%33 = mul i64 %30, %32, !dbg !1715
	%34 = mul i64 %33, %19, !dbg !1715
	br label %b1, !dbg !1715

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1715
	%36 = icmp slt i64 %35, %p3, !dbg !1715
	br i1 %36, label %b2, label %b24, !dbg !1715

b2:
	%37 = mul i64 %35, 40, !dbg !1716
	%38 = add i64 %35, 1, !dbg !1717
	%39 = mul i64 %38, 40, !dbg !1718
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1719
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1720
	%42 = icmp ugt i64 %39, %p1, !dbg !1719
	%43 = icmp ugt i64 %37, %39, !dbg !1719
	%44 = or i1 %42, %43, !dbg !1719
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1719, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1720
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1721
	%47 = icmp uge i64 %35, %p5, !dbg !1721
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1721, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1721
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1722
	%50 = icmp uge i64 %35, %p7, !dbg !1722
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1722, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1722
	%52 = zext i32 %51 to i64, !dbg !1723
	%53 = add i64 %45, %48, !dbg !1726
	%54 = sub i64 %45, %48, !dbg !1727
	%55 = mul i64 %45, %48, !dbg !1728
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1729
	store i64 %53, i64* %56, align 8, !dbg !1729
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1730
	store i64 %54, i64* %57, align 8, !dbg !1730
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1731
	store i64 %55, i64* %58, align 8, !dbg !1731
	%59 = and i64 %45, %48, !dbg !1732
	%60 = or i64 %45, %48, !dbg !1733
	%61 = xor i64 %45, %48, !dbg !1734
	%62 = xor i64 %48, -1, !dbg !1735
	%63 = and i64 %45, %62, !dbg !1735
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1736
	store i64 %59, i64* %64, align 8, !dbg !1736
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1737
	store i64 %60, i64* %65, align 8, !dbg !1737
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1738
	store i64 %61, i64* %66, align 8, !dbg !1738
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1739
	store i64 %63, i64* %67, align 8, !dbg !1739
	%68 = xor i64 %45, -1, !dbg !1740
	%69 = sub i64 0, %45, !dbg !1741
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1742
	store i64 %68, i64* %70, align 8, !dbg !1742
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1743
	store i64 %69, i64* %71, align 8, !dbg !1743
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1744
	store i64 %45, i64* %72, align 8, !dbg !1744
	%73 = icmp ult i64 %52, 64, !dbg !1745
	%74 = shl i64 %45, %52, !dbg !1745
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1745
	%76 = icmp ult i64 %52, 64, !dbg !1746
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1746
	%78 = ashr i64 %45, %77, !dbg !1746
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1747
	store i64 %75, i64* %79, align 8, !dbg !1747
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1748
	store i64 %78, i64* %80, align 8, !dbg !1748
	%81 = icmp ult i64 %52, 64, !dbg !1750
	%82 = shl i64 %45, %52, !dbg !1750
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1750
	%84 = trunc i64 %52 to i8, !dbg !1751
	%85 = zext i8 %84 to i64, !dbg !1752
	%86 = icmp ult i64 %85, 64, !dbg !1752
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1752
	%88 = ashr i64 %45, %87, !dbg !1752
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1753
	store i64 %83, i64* %89, align 8, !dbg !1753
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1754
	store i64 %88, i64* %90, align 8, !dbg !1754
	%91 = shl i64 %45, 3, !dbg !1755
	%92 = ashr i64 %45, 3, !dbg !1756
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1757
	store i64 %91, i64* %93, align 8, !dbg !1757
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1758
	store i64 %92, i64* %94, align 8, !dbg !1758
	%95 = icmp ult i64 %52, 64, !dbg !1759
	%96 = shl i64 1, %52, !dbg !1759
	%97 = select i1 %95, i64 %96, i64 0, !dbg !1759
	%98 = urem i64 %52, 8, !dbg !1760
	%99 = icmp ult i64 %98, 64, !dbg !1761
	%100 = select i1 %99, i64 %98, i64 63, !dbg !1761
	%101 = ashr i64 %48, %100, !dbg !1761
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1762
	store i64 %97, i64* %102, align 8, !dbg !1762
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1763
	store i64 %101, i64* %103, align 8, !dbg !1763
	%104 = icmp ne i64 %48, 0, !dbg !1764
	br i1 %104, label %b3, label %b4, !dbg !1764

b3:
	%105 = icmp eq i64 %48, -1, !dbg !1765
	%106 = select i1 %105, i64 1, i64 %48, !dbg !1765
	%107 = sdiv i64 %45, %106, !dbg !1765
	%108 = sub i64 0, %45, !dbg !1765
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !1765
	%110 = icmp eq i64 %48, -1, !dbg !1766
	%111 = select i1 %110, i64 1, i64 %48, !dbg !1766
	%112 = srem i64 %45, %111, !dbg !1766
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1767
	store i64 %109, i64* %113, align 8, !dbg !1767
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1768
	store i64 %112, i64* %114, align 8, !dbg !1768
	br label %b5, !dbg !1768

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1769
	store i64 0, i64* %115, align 8, !dbg !1769
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1770
	store i64 0, i64* %116, align 8, !dbg !1770
	br label %b5, !dbg !1770

b5:
	%117 = sdiv i64 %45, 7, !dbg !1771
	%118 = srem i64 %45, 7, !dbg !1772
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !1773
	store i64 %117, i64* %119, align 8, !dbg !1773
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !1774
	store i64 %118, i64* %120, align 8, !dbg !1774
	%121 = sdiv i64 %45, 8, !dbg !1775
	%122 = srem i64 %45, 8, !dbg !1776
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !1777
	store i64 %121, i64* %123, align 8, !dbg !1777
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !1778
	store i64 %122, i64* %124, align 8, !dbg !1778
	%125 = icmp slt i64 %45, %48, !dbg !1779
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !1779
	%127 = icmp sgt i64 %45, %48, !dbg !1780
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !1780
	%129 = icmp sgt i64 %128, 3, !dbg !1780
	%130 = select i1 %129, i64 %128, i64 3, !dbg !1780
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !1781
	store i64 %126, i64* %131, align 8, !dbg !1781
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !1782
	store i64 %130, i64* %132, align 8, !dbg !1782
	%133 = icmp eq i64 %45, %48, !dbg !1783
	br i1 %133, label %b7, label %b6, !dbg !1786

b6:
	br label %b7, !dbg !1787

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !1788
	%135 = icmp ne i64 %45, %48, !dbg !1788
	br i1 %135, label %b9, label %b8, !dbg !1790

b8:
	br label %b9, !dbg !1791

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !1792
	br i1 %125, label %b11, label %b10, !dbg !1794

b10:
	br label %b11, !dbg !1795

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !1796
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !1796
	store i64 %134, i64* %138, align 8, !dbg !1796
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !1797
	store i64 %136, i64* %139, align 8, !dbg !1797
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !1798
	store i64 %137, i64* %140, align 8, !dbg !1798
	%141 = icmp sle i64 %45, %48, !dbg !1799
	br i1 %141, label %b13, label %b12, !dbg !1801

b12:
	br label %b13, !dbg !1802

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !1803
	br i1 %127, label %b15, label %b14, !dbg !1805

b14:
	br label %b15, !dbg !1806

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !1807
	%144 = icmp sge i64 %45, %48, !dbg !1807
	br i1 %144, label %b17, label %b16, !dbg !1809

b16:
	br label %b17, !dbg !1810

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !1811
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !1811
	store i64 %142, i64* %146, align 8, !dbg !1811
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !1812
	store i64 %143, i64* %147, align 8, !dbg !1812
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !1813
	store i64 %145, i64* %148, align 8, !dbg !1813
	%149 = mul i64 %53, 3, !dbg !1814
	%150 = sub i64 %149, 5, !dbg !1815
	%151 = xor i64 %150, %45, !dbg !1816
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !1817
	store i64 %151, i64* %152, align 8, !dbg !1817
	%153 = shl i64 %151, 2, !dbg !1818
	%154 = ashr i64 %153, 1, !dbg !1819
	%155 = or i64 %154, 1, !dbg !1820
	%156 = and i64 %155, -3, !dbg !1821
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !1822
	store i64 %156, i64* %157, align 8, !dbg !1822
	%158 = sub i64 %156, 1, !dbg !1823
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !1824
	store i64 %158, i64* %159, align 8, !dbg !1824
	%160 = sub i64 %48, %45, !dbg !1825
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !1826
	store i64 %160, i64* %161, align 8, !dbg !1826
	br i1 %125, label %b18, label %b19, !dbg !1827

b18:
	br i1 %104, label %b21, label %b19, !dbg !1828

b19:
	%162 = icmp eq i64 %45, 5, !dbg !1829
	br i1 %162, label %b21, label %b20, !dbg !1831

b20:
	br label %b21, !dbg !1832

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !1833
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !1833
	store i64 %163, i64* %164, align 8, !dbg !1833
	%165 = icmp eq i64 %48, 1, !dbg !1834
	%166 = icmp ne i1 %141, %165, !dbg !1835
	br i1 %166, label %b23, label %b22, !dbg !1837

b22:
	br label %b23, !dbg !1838

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !1839
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !1839
	store i64 %167, i64* %168, align 8, !dbg !1839
	%169 = and i64 %52, 3, !dbg !1840
	%170 = icmp ult i64 %169, 64, !dbg !1841
	%171 = shl i64 1, %169, !dbg !1841
	%172 = select i1 %170, i64 %171, i64 0, !dbg !1841
	%173 = add i64 %172, %45, !dbg !1842
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !1843
	store i64 %173, i64* %174, align 8, !dbg !1843
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !1844
	store i64 -1, i64* %175, align 8, !dbg !1844
	%176 = add i64 %35, %34, !dbg !1715
	br label %b1, !dbg !1715

b24:
	ret void, !dbg !1715

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1719
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1719

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %39, i64 %p1), !dbg !1719
	ret void, !dbg !1719

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %37, i64 %39), !dbg !1719
	ret void, !dbg !1719

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %35, i64 %p5), !dbg !1721
	ret void, !dbg !1721

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %35, i64 %p7), !dbg !1722
	ret void, !dbg !1722
}

define void @ConvertInt64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1845 {
entry:
	br label %b0, !dbg !1846

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1847, !range !11
	%1 = sext i32 %0 to i64, !dbg !1847
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1847, !range !13
	%3 = sext i32 %2 to i64, !dbg !1847
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1847, !range !13
	%5 = sext i32 %4 to i64, !dbg !1847
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1847, !range !33
	%7 = sext i32 %6 to i64, !dbg !1847
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1847, !range !34
	%9 = sext i32 %8 to i64, !dbg !1847
	%10 = mul i64 %9, %5, !dbg !1847
	%11 = add i64 %3, %10, !dbg !1847
	%12 = mul i64 %7, %11, !dbg !1847
	%13 = add i64 %1, %12, !dbg !1847
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1847, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1847, !range !35
	%16 = mul i32 %14, %15, !dbg !1847
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1847, !range !36
	%18 = mul i32 %16, %17, !dbg !1847
	%19 = sext i32 %18 to i64, !dbg !1847
	%20 = mul i64 %13, %19, !dbg !1847
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1847, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1847, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1847, !range !14
	%24 = mul i32 %15, %23, !dbg !1847
	%25 = add i32 %22, %24, !dbg !1847
	%26 = mul i32 %14, %25, !dbg !1847
	%27 = add i32 %21, %26, !dbg !1847
	%28 = sext i32 %27 to i64, !dbg !1847
	%29 = add i64 %20, %28, !dbg !1847
	%30 = mul i64 %7, %9, !dbg !1847
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1847, !range !34
	%32 = sext i32 %31 to i64, !dbg !1847
	%33 = mul i64 %30, %32, !dbg !1847
	%34 = mul i64 %33, %19, !dbg !1847
	br label %b1, !dbg !1847

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !1847
	%36 = icmp slt i64 %35, %p5, !dbg !1847
	br i1 %36, label %b2, label %b3, !dbg !1847

b2:
	%37 = mul i64 %35, 20, !dbg !1848
	%38 = add i64 %35, 1, !dbg !1849
	%39 = mul i64 %38, 20, !dbg !1850
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1851
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1852
	%42 = icmp ugt i64 %39, %p1, !dbg !1851
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1851, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !1852
	%44 = trunc i64 %43 to i8, !dbg !1855
	%45 = sext i8 %44 to i64, !dbg !1856
	%46 = trunc i64 %43 to i16, !dbg !1857
	%47 = sext i16 %46 to i64, !dbg !1858
	%48 = trunc i64 %43 to i32, !dbg !1859
	%49 = sext i32 %48 to i64, !dbg !1860
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1861
	store i64 %45, i64* %50, align 8, !dbg !1861
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1862
	store i64 %47, i64* %51, align 8, !dbg !1862
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1863
	store i64 %49, i64* %52, align 8, !dbg !1863
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1864
	store i64 %43, i64* %53, align 8, !dbg !1864
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1865
	store i64 %43, i64* %54, align 8, !dbg !1865
	%55 = trunc i64 %43 to i8, !dbg !1866
	%56 = zext i8 %55 to i64, !dbg !1867
	%57 = trunc i64 %43 to i16, !dbg !1868
	%58 = zext i16 %57 to i64, !dbg !1869
	%59 = trunc i64 %43 to i32, !dbg !1870
	%60 = zext i32 %59 to i64, !dbg !1871
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1872
	store i64 %56, i64* %61, align 8, !dbg !1872
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1873
	store i64 %58, i64* %62, align 8, !dbg !1873
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1874
	store i64 %60, i64* %63, align 8, !dbg !1874
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1875
	store i64 %43, i64* %64, align 8, !dbg !1875
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1876
	store i64 %43, i64* %65, align 8, !dbg !1876
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1877
	store i64 %45, i64* %66, align 8, !dbg !1877
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1878
	store i64 %56, i64* %67, align 8, !dbg !1878
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1879
	store i64 %47, i64* %68, align 8, !dbg !1879
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1880
	store i64 %60, i64* %69, align 8, !dbg !1880
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !1881
	store i64 %43, i64* %70, align 8, !dbg !1881
	%71 = lshr i8 %55, 1, !dbg !1882
	%72 = zext i8 %71 to i64, !dbg !1883
	%73 = sitofp i64 %72 to float, !dbg !1884
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !1885
	%75 = fcmp uno float %73, %73, !dbg !1885
	%76 = select i1 %75, i64 0, i64 %74, !dbg !1885
	%77 = sitofp i64 %72 to double, !dbg !1886
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !1887
	%79 = fcmp uno double %77, %77, !dbg !1887
	%80 = select i1 %79, i64 0, i64 %78, !dbg !1887
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !1888
	store i64 %76, i64* %81, align 8, !dbg !1888
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !1889
	store i64 %80, i64* %82, align 8, !dbg !1889
	%83 = fadd double %77, 7.500000e-01, !dbg !1890
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !1891
	%85 = fcmp uno double %83, %83, !dbg !1891
	%86 = select i1 %85, i64 0, i64 %84, !dbg !1891
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !1892
	store i64 %76, i64* %87, align 8, !dbg !1892
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !1893
	store i64 %86, i64* %88, align 8, !dbg !1893
	%89 = fmul double %77, 3.500000e+00, !dbg !1894
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !1895
	%91 = fcmp uno double %89, %89, !dbg !1895
	%92 = select i1 %91, i64 0, i64 %90, !dbg !1895
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !1897
	store i64 %92, i64* %93, align 8, !dbg !1897
	%94 = mul i64 %35, 2, !dbg !1898
	%95 = add i64 %94, 2, !dbg !1899
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !1900
	%97 = icmp ugt i64 %95, %p3, !dbg !1900
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !1900, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !1901
	%99 = sitofp i64 %98 to float, !dbg !1904
	%100 = fpext float %99 to double, !dbg !1905
	%101 = sitofp i64 %98 to double, !dbg !1906
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !1907
	store double %100, double* %102, align 8, !dbg !1907
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !1908
	store double %101, double* %103, align 8, !dbg !1908
	%104 = add i64 %35, %34, !dbg !1847
	br label %b1, !dbg !1847

b3:
	ret void, !dbg !1847

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %39, i64 %p1), !dbg !1851
	ret void, !dbg !1851

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %95, i64 %p3), !dbg !1900
	ret void, !dbg !1900
}

define void @AtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1909 {
entry:
	br label %b0, !dbg !1910

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1913, !range !11
	%1 = sext i32 %0 to i64, !dbg !1913
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1913, !range !13
	%3 = sext i32 %2 to i64, !dbg !1913
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1913, !range !13
	%5 = sext i32 %4 to i64, !dbg !1913
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1913, !range !33
	%7 = sext i32 %6 to i64, !dbg !1913
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1913, !range !34
	%9 = sext i32 %8 to i64, !dbg !1913
	%10 = mul i64 %9, %5, !dbg !1913
	%11 = add i64 %3, %10, !dbg !1913
	%12 = mul i64 %7, %11, !dbg !1913
	%13 = add i64 %1, %12, !dbg !1913
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1913, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1913, !range !35
	%16 = mul i32 %14, %15, !dbg !1913
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1913, !range !36
	%18 = mul i32 %16, %17, !dbg !1913
	%19 = sext i32 %18 to i64, !dbg !1913
	%20 = mul i64 %13, %19, !dbg !1913
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1913, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1913, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1913, !range !14
	%24 = mul i32 %15, %23, !dbg !1913
	%25 = add i32 %22, %24, !dbg !1913
	%26 = mul i32 %14, %25, !dbg !1913
	%27 = add i32 %21, %26, !dbg !1913
	%28 = sext i32 %27 to i64, !dbg !1913
	%29 = add i64 %20, %28, !dbg !1913
	%30 = add i64 %29, 1, !dbg !1914
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1915
	%32 = icmp uge i64 0, %p1, !dbg !1915
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !1915, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !1916
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1917
	%35 = icmp uge i64 1, %p1, !dbg !1917
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !1917, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !1918
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1919
	%38 = icmp uge i64 2, %p1, !dbg !1919
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1919, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !1920
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1921
	%41 = icmp uge i64 3, %p1, !dbg !1921
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !1921, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !1922
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1923
	%44 = icmp uge i64 4, %p1, !dbg !1923
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !1923, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !1924
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1925
	%47 = icmp uge i64 %29, %p3, !dbg !1925
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1925, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !1925
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1926
	%49 = icmp uge i64 5, %p1, !dbg !1926
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !1926, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !1927
	%51 = icmp eq i64 %50, 7, !dbg !1928
	br i1 %51, label %b1, label %b2, !dbg !1928

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1929
	%53 = icmp uge i64 %29, %p5, !dbg !1929
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !1929, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !1930
	br label %b2, !dbg !1930

b2:
	ret void, !dbg !1912

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !1915
	ret void, !dbg !1915

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !1917
	ret void, !dbg !1917

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !1919
	ret void, !dbg !1919

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !1921
	ret void, !dbg !1921

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !1923
	ret void, !dbg !1923

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !1925
	ret void, !dbg !1925

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !1926
	ret void, !dbg !1926

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !1929
	ret void, !dbg !1929
}

define void @IntAtomicsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1931 {
entry:
	br label %b0, !dbg !1932

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1935, !range !11
	%1 = sext i32 %0 to i64, !dbg !1935
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1935, !range !13
	%3 = sext i32 %2 to i64, !dbg !1935
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1935, !range !13
	%5 = sext i32 %4 to i64, !dbg !1935
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1935, !range !33
	%7 = sext i32 %6 to i64, !dbg !1935
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1935, !range !34
	%9 = sext i32 %8 to i64, !dbg !1935
	%10 = mul i64 %9, %5, !dbg !1935
	%11 = add i64 %3, %10, !dbg !1935
	%12 = mul i64 %7, %11, !dbg !1935
	%13 = add i64 %1, %12, !dbg !1935
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1935, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1935, !range !35
	%16 = mul i32 %14, %15, !dbg !1935
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1935, !range !36
	%18 = mul i32 %16, %17, !dbg !1935
	%19 = sext i32 %18 to i64, !dbg !1935
	%20 = mul i64 %13, %19, !dbg !1935
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1935, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1935, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1935, !range !14
	%24 = mul i32 %15, %23, !dbg !1935
	%25 = add i32 %22, %24, !dbg !1935
	%26 = mul i32 %14, %25, !dbg !1935
	%27 = add i32 %21, %26, !dbg !1935
	%28 = sext i32 %27 to i64, !dbg !1935
	%29 = add i64 %20, %28, !dbg !1935
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !1936
	%31 = icmp uge i64 0, %p1, !dbg !1936
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !1936, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !1937
	%33 = icmp ult i64 %32, 64, !dbg !1938
	%34 = shl i64 1, %32, !dbg !1938
	%35 = select i1 %33, i64 %34, i64 0, !dbg !1938
	%36 = xor i64 %35, -1, !dbg !1939
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !1940
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !1941
	%39 = icmp uge i64 1, %p1, !dbg !1941
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !1941, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !1942
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !1943
	%42 = icmp uge i64 2, %p1, !dbg !1943
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !1943, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !1944
	br label %b1, !dbg !1944

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !1945
	%45 = icmp uge i64 3, %p1, !dbg !1945
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !1945, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !1946
	%47 = add i64 %46, 1, !dbg !1947
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !1948
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !1948
	%50 = icmp eq i64 %49, %46, !dbg !1949
	br i1 %50, label %b2, label %b1, !dbg !1949

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !1950
	%52 = icmp uge i64 %29, %p3, !dbg !1950
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1950, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !1950
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !1951
	%54 = icmp uge i64 4, %p1, !dbg !1951
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !1951, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !1952
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !1952
	%57 = icmp eq i64 %56, 1, !dbg !1953
	br i1 %57, label %b3, label %b4, !dbg !1953

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !1954
	%59 = icmp uge i64 5, %p1, !dbg !1954
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !1954, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !1955
	br label %b4, !dbg !1955

b4:
	ret void, !dbg !1934

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !1936
	ret void, !dbg !1936

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !1941
	ret void, !dbg !1941

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !1943
	ret void, !dbg !1943

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !1945
	ret void, !dbg !1945

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !1950
	ret void, !dbg !1950

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !1951
	ret void, !dbg !1951

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !1954
	ret void, !dbg !1954
}

define void @IntegersInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1956 {
entry:
	br label %b0, !dbg !1957

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1958, !range !11
	%1 = sext i32 %0 to i64, !dbg !1958
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1958, !range !13
	%3 = sext i32 %2 to i64, !dbg !1958
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1958, !range !13
	%5 = sext i32 %4 to i64, !dbg !1958
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1958, !range !33
	%7 = sext i32 %6 to i64, !dbg !1958
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1958, !range !34
	%9 = sext i32 %8 to i64, !dbg !1958
	%10 = mul i64 %9, %5, !dbg !1958
	%11 = add i64 %3, %10, !dbg !1958
	%12 = mul i64 %7, %11, !dbg !1958
	%13 = add i64 %1, %12, !dbg !1958
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1958, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1958, !range !35
	%16 = mul i32 %14, %15, !dbg !1958
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1958, !range !36
	%18 = mul i32 %16, %17, !dbg !1958
	%19 = sext i32 %18 to i64, !dbg !1958
	%20 = mul i64 %13, %19, !dbg !1958
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1958, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1958, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1958, !range !14
	%24 = mul i32 %15, %23, !dbg !1958
	%25 = add i32 %22, %24, !dbg !1958
	%26 = mul i32 %14, %25, !dbg !1958
	%27 = add i32 %21, %26, !dbg !1958
	%28 = sext i32 %27 to i64, !dbg !1958
	%29 = add i64 %20, %28, !dbg !1958
	%30 = mul i64 %7, %9, !dbg !1958
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1958, !range !34
	%32 = sext i32 %31 to i64, !dbg !1958
	%33 = mul i64 %30, %32, !dbg !1958
	%34 = mul i64 %33, %19, !dbg !1958
	br label %b1, !dbg !1958

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b23 ], !dbg !1958
	%36 = icmp slt i64 %35, %p3, !dbg !1958
	br i1 %36, label %b2, label %b24, !dbg !1958

b2:
	%37 = mul i64 %35, 40, !dbg !1959
	%38 = add i64 %35, 1, !dbg !1960
	%39 = mul i64 %38, 40, !dbg !1961
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !1962
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1963
	%42 = icmp ugt i64 %39, %p1, !dbg !1962
	%43 = icmp ugt i64 %37, %39, !dbg !1962
	%44 = or i1 %42, %43, !dbg !1962
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !1962, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !1963
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1964
	%47 = icmp uge i64 %35, %p5, !dbg !1964
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !1964, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !1964
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !1965
	%50 = icmp uge i64 %35, %p7, !dbg !1965
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !1965, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !1965
	%52 = zext i32 %51 to i64, !dbg !1966
	%53 = add i64 %45, %48, !dbg !1969
	%54 = sub i64 %45, %48, !dbg !1970
	%55 = mul i64 %45, %48, !dbg !1971
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !1972
	store i64 %53, i64* %56, align 8, !dbg !1972
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !1973
	store i64 %54, i64* %57, align 8, !dbg !1973
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !1974
	store i64 %55, i64* %58, align 8, !dbg !1974
	%59 = and i64 %45, %48, !dbg !1975
	%60 = or i64 %45, %48, !dbg !1976
	%61 = xor i64 %45, %48, !dbg !1977
	%62 = xor i64 %48, -1, !dbg !1978
	%63 = and i64 %45, %62, !dbg !1978
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !1979
	store i64 %59, i64* %64, align 8, !dbg !1979
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !1980
	store i64 %60, i64* %65, align 8, !dbg !1980
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !1981
	store i64 %61, i64* %66, align 8, !dbg !1981
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !1982
	store i64 %63, i64* %67, align 8, !dbg !1982
	%68 = xor i64 %45, -1, !dbg !1983
	%69 = sub i64 0, %45, !dbg !1984
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !1985
	store i64 %68, i64* %70, align 8, !dbg !1985
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !1986
	store i64 %69, i64* %71, align 8, !dbg !1986
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !1987
	store i64 %45, i64* %72, align 8, !dbg !1987
	%73 = icmp ult i64 %52, 64, !dbg !1988
	%74 = shl i64 %45, %52, !dbg !1988
	%75 = select i1 %73, i64 %74, i64 0, !dbg !1988
	%76 = icmp ult i64 %52, 64, !dbg !1989
	%77 = select i1 %76, i64 %52, i64 63, !dbg !1989
	%78 = ashr i64 %45, %77, !dbg !1989
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !1990
	store i64 %75, i64* %79, align 8, !dbg !1990
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !1991
	store i64 %78, i64* %80, align 8, !dbg !1991
	%81 = icmp ult i64 %52, 64, !dbg !1993
	%82 = shl i64 %45, %52, !dbg !1993
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1993
	%84 = trunc i64 %52 to i8, !dbg !1994
	%85 = zext i8 %84 to i64, !dbg !1995
	%86 = icmp ult i64 %85, 64, !dbg !1995
	%87 = select i1 %86, i64 %85, i64 63, !dbg !1995
	%88 = ashr i64 %45, %87, !dbg !1995
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !1996
	store i64 %83, i64* %89, align 8, !dbg !1996
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !1997
	store i64 %88, i64* %90, align 8, !dbg !1997
	%91 = shl i64 %45, 3, !dbg !1998
	%92 = ashr i64 %45, 3, !dbg !1999
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2000
	store i64 %91, i64* %93, align 8, !dbg !2000
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2001
	store i64 %92, i64* %94, align 8, !dbg !2001
	%95 = icmp ult i64 %52, 64, !dbg !2002
	%96 = shl i64 1, %52, !dbg !2002
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2002
	%98 = urem i64 %52, 8, !dbg !2003
	%99 = icmp ult i64 %98, 64, !dbg !2004
	%100 = select i1 %99, i64 %98, i64 63, !dbg !2004
	%101 = ashr i64 %48, %100, !dbg !2004
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2005
	store i64 %97, i64* %102, align 8, !dbg !2005
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2006
	store i64 %101, i64* %103, align 8, !dbg !2006
	%104 = icmp ne i64 %48, 0, !dbg !2007
	br i1 %104, label %b3, label %b4, !dbg !2007

b3:
	%105 = icmp eq i64 %48, -1, !dbg !2008
	%106 = select i1 %105, i64 1, i64 %48, !dbg !2008
	%107 = sdiv i64 %45, %106, !dbg !2008
	%108 = sub i64 0, %45, !dbg !2008
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !2008
	%110 = icmp eq i64 %48, -1, !dbg !2009
	%111 = select i1 %110, i64 1, i64 %48, !dbg !2009
	%112 = srem i64 %45, %111, !dbg !2009
	%113 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2010
	store i64 %109, i64* %113, align 8, !dbg !2010
	%114 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2011
	store i64 %112, i64* %114, align 8, !dbg !2011
	br label %b5, !dbg !2011

b4:
	%115 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2012
	store i64 0, i64* %115, align 8, !dbg !2012
	%116 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2013
	store i64 0, i64* %116, align 8, !dbg !2013
	br label %b5, !dbg !2013

b5:
	%117 = sdiv i64 %45, 7, !dbg !2014
	%118 = srem i64 %45, 7, !dbg !2015
	%119 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2016
	store i64 %117, i64* %119, align 8, !dbg !2016
	%120 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2017
	store i64 %118, i64* %120, align 8, !dbg !2017
	%121 = sdiv i64 %45, 8, !dbg !2018
	%122 = srem i64 %45, 8, !dbg !2019
	%123 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2020
	store i64 %121, i64* %123, align 8, !dbg !2020
	%124 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2021
	store i64 %122, i64* %124, align 8, !dbg !2021
	%125 = icmp slt i64 %45, %48, !dbg !2022
	%126 = select i1 %125, i64 %45, i64 %48, !dbg !2022
	%127 = icmp sgt i64 %45, %48, !dbg !2023
	%128 = select i1 %127, i64 %45, i64 %48, !dbg !2023
	%129 = icmp sgt i64 %128, 3, !dbg !2023
	%130 = select i1 %129, i64 %128, i64 3, !dbg !2023
	%131 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2024
	store i64 %126, i64* %131, align 8, !dbg !2024
	%132 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2025
	store i64 %130, i64* %132, align 8, !dbg !2025
	%133 = icmp eq i64 %45, %48, !dbg !2026
	br i1 %133, label %b7, label %b6, !dbg !2029

b6:
	br label %b7, !dbg !2030

b7:
	%134 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2031
	%135 = icmp ne i64 %45, %48, !dbg !2031
	br i1 %135, label %b9, label %b8, !dbg !2033

b8:
	br label %b9, !dbg !2034

b9:
	%136 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2035
	br i1 %125, label %b11, label %b10, !dbg !2037

b10:
	br label %b11, !dbg !2038

b11:
	%137 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2039
	%138 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2039
	store i64 %134, i64* %138, align 8, !dbg !2039
	%139 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2040
	store i64 %136, i64* %139, align 8, !dbg !2040
	%140 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2041
	store i64 %137, i64* %140, align 8, !dbg !2041
	%141 = icmp sle i64 %45, %48, !dbg !2042
	br i1 %141, label %b13, label %b12, !dbg !2044

b12:
	br label %b13, !dbg !2045

b13:
	%142 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2046
	br i1 %127, label %b15, label %b14, !dbg !2048

b14:
	br label %b15, !dbg !2049

b15:
	%143 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2050
	%144 = icmp sge i64 %45, %48, !dbg !2050
	br i1 %144, label %b17, label %b16, !dbg !2052

b16:
	br label %b17, !dbg !2053

b17:
	%145 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2054
	%146 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !2054
	store i64 %142, i64* %146, align 8, !dbg !2054
	%147 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2055
	store i64 %143, i64* %147, align 8, !dbg !2055
	%148 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2056
	store i64 %145, i64* %148, align 8, !dbg !2056
	%149 = mul i64 %53, 3, !dbg !2057
	%150 = sub i64 %149, 5, !dbg !2058
	%151 = xor i64 %150, %45, !dbg !2059
	%152 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2060
	store i64 %151, i64* %152, align 8, !dbg !2060
	%153 = shl i64 %151, 2, !dbg !2061
	%154 = ashr i64 %153, 1, !dbg !2062
	%155 = or i64 %154, 1, !dbg !2063
	%156 = and i64 %155, -3, !dbg !2064
	%157 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2065
	store i64 %156, i64* %157, align 8, !dbg !2065
	%158 = sub i64 %156, 1, !dbg !2066
	%159 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2067
	store i64 %158, i64* %159, align 8, !dbg !2067
	%160 = sub i64 %48, %45, !dbg !2068
	%161 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2069
	store i64 %160, i64* %161, align 8, !dbg !2069
	br i1 %125, label %b18, label %b19, !dbg !2070

b18:
	br i1 %104, label %b21, label %b19, !dbg !2071

b19:
	%162 = icmp eq i64 %45, 5, !dbg !2072
	br i1 %162, label %b21, label %b20, !dbg !2074

b20:
	br label %b21, !dbg !2075

b21:
	%163 = phi i64 [ 1, %b19 ], [ 0, %b20 ], [ 1, %b18 ], !dbg !2076
	%164 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2076
	store i64 %163, i64* %164, align 8, !dbg !2076
	%165 = icmp eq i64 %48, 1, !dbg !2077
	%166 = icmp ne i1 %141, %165, !dbg !2078
	br i1 %166, label %b23, label %b22, !dbg !2080

b22:
	br label %b23, !dbg !2081

b23:
	%167 = phi i64 [ 1, %b21 ], [ 0, %b22 ], !dbg !2082
	%168 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2082
	store i64 %167, i64* %168, align 8, !dbg !2082
	%169 = and i64 %52, 3, !dbg !2083
	%170 = icmp ult i64 %169, 64, !dbg !2084
	%171 = shl i64 1, %169, !dbg !2084
	%172 = select i1 %170, i64 %171, i64 0, !dbg !2084
	%173 = add i64 %172, %45, !dbg !2085
	%174 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2086
	store i64 %173, i64* %174, align 8, !dbg !2086
	%175 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2087
	store i64 -1, i64* %175, align 8, !dbg !2087
	%176 = add i64 %35, %34, !dbg !1958
	br label %b1, !dbg !1958

b24:
	ret void, !dbg !1958

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !1962
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !1962

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %39, i64 %p1), !dbg !1962
	ret void, !dbg !1962

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %37, i64 %39), !dbg !1962
	ret void, !dbg !1962

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %35, i64 %p5), !dbg !1964
	ret void, !dbg !1964

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %35, i64 %p7), !dbg !1965
	ret void, !dbg !1965
}

define void @ConvertInt(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2088 {
entry:
	br label %b0, !dbg !2089

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2090, !range !11
	%1 = sext i32 %0 to i64, !dbg !2090
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2090, !range !13
	%3 = sext i32 %2 to i64, !dbg !2090
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2090, !range !13
	%5 = sext i32 %4 to i64, !dbg !2090
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2090, !range !33
	%7 = sext i32 %6 to i64, !dbg !2090
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2090, !range !34
	%9 = sext i32 %8 to i64, !dbg !2090
	%10 = mul i64 %9, %5, !dbg !2090
	%11 = add i64 %3, %10, !dbg !2090
	%12 = mul i64 %7, %11, !dbg !2090
	%13 = add i64 %1, %12, !dbg !2090
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2090, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2090, !range !35
	%16 = mul i32 %14, %15, !dbg !2090
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2090, !range !36
	%18 = mul i32 %16, %17, !dbg !2090
	%19 = sext i32 %18 to i64, !dbg !2090
	%20 = mul i64 %13, %19, !dbg !2090
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2090, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2090, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2090, !range !14
	%24 = mul i32 %15, %23, !dbg !2090
	%25 = add i32 %22, %24, !dbg !2090
	%26 = mul i32 %14, %25, !dbg !2090
	%27 = add i32 %21, %26, !dbg !2090
	%28 = sext i32 %27 to i64, !dbg !2090
	%29 = add i64 %20, %28, !dbg !2090
	%30 = mul i64 %7, %9, !dbg !2090
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2090, !range !34
	%32 = sext i32 %31 to i64, !dbg !2090
	%33 = mul i64 %30, %32, !dbg !2090
	%34 = mul i64 %33, %19, !dbg !2090
	br label %b1, !dbg !2090

b1:
	%35 = phi i64 [ %29, %b0 ], [ %104, %b2_ok2 ], !dbg !2090
	%36 = icmp slt i64 %35, %p5, !dbg !2090
	br i1 %36, label %b2, label %b3, !dbg !2090

b2:
	%37 = mul i64 %35, 20, !dbg !2091
	%38 = add i64 %35, 1, !dbg !2092
	%39 = mul i64 %38, 20, !dbg !2093
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2094
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2095
	%42 = icmp ugt i64 %39, %p1, !dbg !2094
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2094, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2095
	%44 = trunc i64 %43 to i8, !dbg !2098
	%45 = sext i8 %44 to i64, !dbg !2099
	%46 = trunc i64 %43 to i16, !dbg !2100
	%47 = sext i16 %46 to i64, !dbg !2101
	%48 = trunc i64 %43 to i32, !dbg !2102
	%49 = sext i32 %48 to i64, !dbg !2103
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2104
	store i64 %45, i64* %50, align 8, !dbg !2104
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2105
	store i64 %47, i64* %51, align 8, !dbg !2105
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2106
	store i64 %49, i64* %52, align 8, !dbg !2106
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2107
	store i64 %43, i64* %53, align 8, !dbg !2107
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2108
	store i64 %43, i64* %54, align 8, !dbg !2108
	%55 = trunc i64 %43 to i8, !dbg !2109
	%56 = zext i8 %55 to i64, !dbg !2110
	%57 = trunc i64 %43 to i16, !dbg !2111
	%58 = zext i16 %57 to i64, !dbg !2112
	%59 = trunc i64 %43 to i32, !dbg !2113
	%60 = zext i32 %59 to i64, !dbg !2114
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2115
	store i64 %56, i64* %61, align 8, !dbg !2115
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2116
	store i64 %58, i64* %62, align 8, !dbg !2116
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2117
	store i64 %60, i64* %63, align 8, !dbg !2117
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2118
	store i64 %43, i64* %64, align 8, !dbg !2118
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2119
	store i64 %43, i64* %65, align 8, !dbg !2119
	%66 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2120
	store i64 %45, i64* %66, align 8, !dbg !2120
	%67 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2121
	store i64 %56, i64* %67, align 8, !dbg !2121
	%68 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2122
	store i64 %47, i64* %68, align 8, !dbg !2122
	%69 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2123
	store i64 %60, i64* %69, align 8, !dbg !2123
	%70 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2124
	store i64 %43, i64* %70, align 8, !dbg !2124
	%71 = lshr i8 %55, 1, !dbg !2125
	%72 = zext i8 %71 to i64, !dbg !2126
	%73 = sitofp i64 %72 to float, !dbg !2127
	%74 = call i64 @llvm.nvvm.f2ll.rz(float %73), !dbg !2128
	%75 = fcmp uno float %73, %73, !dbg !2128
	%76 = select i1 %75, i64 0, i64 %74, !dbg !2128
	%77 = sitofp i64 %72 to double, !dbg !2129
	%78 = call i64 @llvm.nvvm.d2ll.rz(double %77), !dbg !2130
	%79 = fcmp uno double %77, %77, !dbg !2130
	%80 = select i1 %79, i64 0, i64 %78, !dbg !2130
	%81 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2131
	store i64 %76, i64* %81, align 8, !dbg !2131
	%82 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2132
	store i64 %80, i64* %82, align 8, !dbg !2132
	%83 = fadd double %77, 7.500000e-01, !dbg !2133
	%84 = call i64 @llvm.nvvm.d2ll.rz(double %83), !dbg !2134
	%85 = fcmp uno double %83, %83, !dbg !2134
	%86 = select i1 %85, i64 0, i64 %84, !dbg !2134
	%87 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2135
	store i64 %76, i64* %87, align 8, !dbg !2135
	%88 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2136
	store i64 %86, i64* %88, align 8, !dbg !2136
	%89 = fmul double %77, 3.500000e+00, !dbg !2137
	%90 = call i64 @llvm.nvvm.d2ull.rz(double %89), !dbg !2138
	%91 = fcmp uno double %89, %89, !dbg !2138
	%92 = select i1 %91, i64 0, i64 %90, !dbg !2138
	%93 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2140
	store i64 %92, i64* %93, align 8, !dbg !2140
	%94 = mul i64 %35, 2, !dbg !2141
	%95 = add i64 %94, 2, !dbg !2142
	%96 = getelementptr inbounds double, double* %p2, i64 %94, !dbg !2143
	%97 = icmp ugt i64 %95, %p3, !dbg !2143
	br i1 %97, label %b2_fail2, label %b2_ok2, !dbg !2143, !prof !10

b2_ok2:
	%98 = load i64, i64* %41, align 8, !dbg !2144
	%99 = sitofp i64 %98 to float, !dbg !2147
	%100 = fpext float %99 to double, !dbg !2148
	%101 = sitofp i64 %98 to double, !dbg !2149
	%102 = getelementptr inbounds double, double* %96, i64 0, !dbg !2150
	store double %100, double* %102, align 8, !dbg !2150
	%103 = getelementptr inbounds double, double* %96, i64 1, !dbg !2151
	store double %101, double* %103, align 8, !dbg !2151
	%104 = add i64 %35, %34, !dbg !2090
	br label %b1, !dbg !2090

b3:
	ret void, !dbg !2090

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %39, i64 %p1), !dbg !2094
	ret void, !dbg !2094

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %95, i64 %p3), !dbg !2143
	ret void, !dbg !2143
}

define void @AtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2152 {
entry:
	br label %b0, !dbg !2153

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2156, !range !11
	%1 = sext i32 %0 to i64, !dbg !2156
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2156, !range !13
	%3 = sext i32 %2 to i64, !dbg !2156
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2156, !range !13
	%5 = sext i32 %4 to i64, !dbg !2156
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2156, !range !33
	%7 = sext i32 %6 to i64, !dbg !2156
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2156, !range !34
	%9 = sext i32 %8 to i64, !dbg !2156
	%10 = mul i64 %9, %5, !dbg !2156
	%11 = add i64 %3, %10, !dbg !2156
	%12 = mul i64 %7, %11, !dbg !2156
	%13 = add i64 %1, %12, !dbg !2156
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2156, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2156, !range !35
	%16 = mul i32 %14, %15, !dbg !2156
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2156, !range !36
	%18 = mul i32 %16, %17, !dbg !2156
	%19 = sext i32 %18 to i64, !dbg !2156
	%20 = mul i64 %13, %19, !dbg !2156
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2156, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2156, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2156, !range !14
	%24 = mul i32 %15, %23, !dbg !2156
	%25 = add i32 %22, %24, !dbg !2156
	%26 = mul i32 %14, %25, !dbg !2156
	%27 = add i32 %21, %26, !dbg !2156
	%28 = sext i32 %27 to i64, !dbg !2156
	%29 = add i64 %20, %28, !dbg !2156
	%30 = add i64 %29, 1, !dbg !2157
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2158
	%32 = icmp uge i64 0, %p1, !dbg !2158
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !2158, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !2159
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2160
	%35 = icmp uge i64 1, %p1, !dbg !2160
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !2160, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !2161
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2162
	%38 = icmp uge i64 2, %p1, !dbg !2162
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2162, !prof !10

b0_ok3:
	%39 = atomicrmw min i64* %37, i64 %30 monotonic, !dbg !2163
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2164
	%41 = icmp uge i64 3, %p1, !dbg !2164
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !2164, !prof !10

b0_ok4:
	%42 = atomicrmw max i64* %40, i64 %30 monotonic, !dbg !2165
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2166
	%44 = icmp uge i64 4, %p1, !dbg !2166
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !2166, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !2167
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2168
	%47 = icmp uge i64 %29, %p3, !dbg !2168
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2168, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !2168
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2169
	%49 = icmp uge i64 5, %p1, !dbg !2169
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !2169, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !2170
	%51 = icmp eq i64 %50, 7, !dbg !2171
	br i1 %51, label %b1, label %b2, !dbg !2171

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !2172
	%53 = icmp uge i64 %29, %p5, !dbg !2172
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !2172, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !2173
	br label %b2, !dbg !2173

b2:
	ret void, !dbg !2155

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !2158
	ret void, !dbg !2158

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !2160
	ret void, !dbg !2160

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !2162
	ret void, !dbg !2162

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !2164
	ret void, !dbg !2164

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !2166
	ret void, !dbg !2166

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !2168
	ret void, !dbg !2168

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !2169
	ret void, !dbg !2169

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !2172
	ret void, !dbg !2172
}

define void @IntAtomicsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2174 {
entry:
	br label %b0, !dbg !2175

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2178, !range !11
	%1 = sext i32 %0 to i64, !dbg !2178
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2178, !range !13
	%3 = sext i32 %2 to i64, !dbg !2178
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2178, !range !13
	%5 = sext i32 %4 to i64, !dbg !2178
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2178, !range !33
	%7 = sext i32 %6 to i64, !dbg !2178
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2178, !range !34
	%9 = sext i32 %8 to i64, !dbg !2178
	%10 = mul i64 %9, %5, !dbg !2178
	%11 = add i64 %3, %10, !dbg !2178
	%12 = mul i64 %7, %11, !dbg !2178
	%13 = add i64 %1, %12, !dbg !2178
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2178, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2178, !range !35
	%16 = mul i32 %14, %15, !dbg !2178
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2178, !range !36
	%18 = mul i32 %16, %17, !dbg !2178
	%19 = sext i32 %18 to i64, !dbg !2178
	%20 = mul i64 %13, %19, !dbg !2178
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2178, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2178, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2178, !range !14
	%24 = mul i32 %15, %23, !dbg !2178
	%25 = add i32 %22, %24, !dbg !2178
	%26 = mul i32 %14, %25, !dbg !2178
	%27 = add i32 %21, %26, !dbg !2178
	%28 = sext i32 %27 to i64, !dbg !2178
	%29 = add i64 %20, %28, !dbg !2178
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !2179
	%31 = icmp uge i64 0, %p1, !dbg !2179
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2179, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2180
	%33 = icmp ult i64 %32, 64, !dbg !2181
	%34 = shl i64 1, %32, !dbg !2181
	%35 = select i1 %33, i64 %34, i64 0, !dbg !2181
	%36 = xor i64 %35, -1, !dbg !2182
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !2183
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !2184
	%39 = icmp uge i64 1, %p1, !dbg !2184
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !2184, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !2185
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !2186
	%42 = icmp uge i64 2, %p1, !dbg !2186
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !2186, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !2187
	br label %b1, !dbg !2187

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !2188
	%45 = icmp uge i64 3, %p1, !dbg !2188
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !2188, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !2189
	%47 = add i64 %46, 1, !dbg !2190
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !2191
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !2191
	%50 = icmp eq i64 %49, %46, !dbg !2192
	br i1 %50, label %b2, label %b1, !dbg !2192

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !2193
	%52 = icmp uge i64 %29, %p3, !dbg !2193
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2193, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !2193
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !2194
	%54 = icmp uge i64 4, %p1, !dbg !2194
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !2194, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !2195
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !2195
	%57 = icmp eq i64 %56, 1, !dbg !2196
	br i1 %57, label %b3, label %b4, !dbg !2196

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !2197
	%59 = icmp uge i64 5, %p1, !dbg !2197
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !2197, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !2198
	br label %b4, !dbg !2198

b4:
	ret void, !dbg !2177

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !2179
	ret void, !dbg !2179

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !2184
	ret void, !dbg !2184

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !2186
	ret void, !dbg !2186

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !2188
	ret void, !dbg !2188

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !2193
	ret void, !dbg !2193

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !2194
	ret void, !dbg !2194

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !2197
	ret void, !dbg !2197
}

define void @IntegersUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2199 {
entry:
	br label %b0, !dbg !2200

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2201, !range !11
	%1 = sext i32 %0 to i64, !dbg !2201
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2201, !range !13
	%3 = sext i32 %2 to i64, !dbg !2201
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2201, !range !13
	%5 = sext i32 %4 to i64, !dbg !2201
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2201, !range !33
	%7 = sext i32 %6 to i64, !dbg !2201
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2201, !range !34
	%9 = sext i32 %8 to i64, !dbg !2201
	%10 = mul i64 %9, %5, !dbg !2201
	%11 = add i64 %3, %10, !dbg !2201
	%12 = mul i64 %7, %11, !dbg !2201
	%13 = add i64 %1, %12, !dbg !2201
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2201, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2201, !range !35
	%16 = mul i32 %14, %15, !dbg !2201
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2201, !range !36
	%18 = mul i32 %16, %17, !dbg !2201
	%19 = sext i32 %18 to i64, !dbg !2201
	%20 = mul i64 %13, %19, !dbg !2201
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2201, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2201, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2201, !range !14
	%24 = mul i32 %15, %23, !dbg !2201
	%25 = add i32 %22, %24, !dbg !2201
	%26 = mul i32 %14, %25, !dbg !2201
	%27 = add i32 %21, %26, !dbg !2201
	%28 = sext i32 %27 to i64, !dbg !2201
	%29 = add i64 %20, %28, !dbg !2201
	%30 = mul i64 %7, %9, !dbg !2201
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2201, !range !34
	%32 = sext i32 %31 to i64, !dbg !2201
	%33 = mul i64 %30, %32, !dbg !2201
	%34 = mul i64 %33, %19, !dbg !2201
	br label %b1, !dbg !2201

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b22 ], !dbg !2201
	%36 = icmp slt i64 %35, %p3, !dbg !2201
	br i1 %36, label %b2, label %b23, !dbg !2201

b2:
	%37 = mul i64 %35, 40, !dbg !2202
	%38 = add i64 %35, 1, !dbg !2203
	%39 = mul i64 %38, 40, !dbg !2204
	%40 = getelementptr inbounds i8, i8* %p0, i64 %37, !dbg !2205
	%41 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !2206
	%42 = icmp ugt i64 %39, %p1, !dbg !2205
	%43 = icmp ugt i64 %37, %39, !dbg !2205
	%44 = or i1 %42, %43, !dbg !2205
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2205, !prof !10

b2_ok1:
	%45 = load i8, i8* %41, align 1, !dbg !2206
	%46 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2207
	%47 = icmp uge i64 %35, %p5, !dbg !2207
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2207, !prof !10

b2_ok3:
	%48 = load i8, i8* %46, align 1, !dbg !2207
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2208
	%50 = icmp uge i64 %35, %p7, !dbg !2208
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2208, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2208
	%52 = zext i32 %51 to i64, !dbg !2209
	%53 = add i8 %45, %48, !dbg !2212
	%54 = sub i8 %45, %48, !dbg !2213
	%55 = mul i8 %45, %48, !dbg !2214
	%56 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !2215
	store i8 %53, i8* %56, align 1, !dbg !2215
	%57 = getelementptr inbounds i8, i8* %40, i64 1, !dbg !2216
	store i8 %54, i8* %57, align 1, !dbg !2216
	%58 = getelementptr inbounds i8, i8* %40, i64 2, !dbg !2217
	store i8 %55, i8* %58, align 1, !dbg !2217
	%59 = and i8 %45, %48, !dbg !2218
	%60 = or i8 %45, %48, !dbg !2219
	%61 = xor i8 %45, %48, !dbg !2220
	%62 = xor i8 %48, -1, !dbg !2221
	%63 = and i8 %45, %62, !dbg !2221
	%64 = getelementptr inbounds i8, i8* %40, i64 3, !dbg !2222
	store i8 %59, i8* %64, align 1, !dbg !2222
	%65 = getelementptr inbounds i8, i8* %40, i64 4, !dbg !2223
	store i8 %60, i8* %65, align 1, !dbg !2223
	%66 = getelementptr inbounds i8, i8* %40, i64 5, !dbg !2224
	store i8 %61, i8* %66, align 1, !dbg !2224
	%67 = getelementptr inbounds i8, i8* %40, i64 6, !dbg !2225
	store i8 %63, i8* %67, align 1, !dbg !2225
	%68 = xor i8 %45, -1, !dbg !2226
	%69 = sub i8 0, %45, !dbg !2227
	%70 = getelementptr inbounds i8, i8* %40, i64 7, !dbg !2228
	store i8 %68, i8* %70, align 1, !dbg !2228
	%71 = getelementptr inbounds i8, i8* %40, i64 8, !dbg !2229
	store i8 %69, i8* %71, align 1, !dbg !2229
	%72 = getelementptr inbounds i8, i8* %40, i64 9, !dbg !2230
	store i8 %45, i8* %72, align 1, !dbg !2230
	%73 = icmp ult i64 %52, 8, !dbg !2231
	%74 = trunc i64 %52 to i8, !dbg !2231
	%75 = shl i8 %45, %74, !dbg !2231
	%76 = select i1 %73, i8 %75, i8 0, !dbg !2231
	%77 = icmp ult i64 %52, 8, !dbg !2232
	%78 = trunc i64 %52 to i8, !dbg !2232
	%79 = lshr i8 %45, %78, !dbg !2232
	%80 = select i1 %77, i8 %79, i8 0, !dbg !2232
	%81 = getelementptr inbounds i8, i8* %40, i64 10, !dbg !2233
	store i8 %76, i8* %81, align 1, !dbg !2233
	%82 = getelementptr inbounds i8, i8* %40, i64 11, !dbg !2234
	store i8 %80, i8* %82, align 1, !dbg !2234
	%83 = icmp ult i64 %52, 8, !dbg !2236
	%84 = trunc i64 %52 to i8, !dbg !2236
	%85 = shl i8 %45, %84, !dbg !2236
	%86 = select i1 %83, i8 %85, i8 0, !dbg !2236
	%87 = trunc i64 %52 to i8, !dbg !2237
	%88 = icmp ult i8 %87, 8, !dbg !2238
	%89 = lshr i8 %45, %87, !dbg !2238
	%90 = select i1 %88, i8 %89, i8 0, !dbg !2238
	%91 = getelementptr inbounds i8, i8* %40, i64 12, !dbg !2239
	store i8 %86, i8* %91, align 1, !dbg !2239
	%92 = getelementptr inbounds i8, i8* %40, i64 13, !dbg !2240
	store i8 %90, i8* %92, align 1, !dbg !2240
	%93 = shl i8 %45, 3, !dbg !2241
	%94 = lshr i8 %45, 3, !dbg !2242
	%95 = getelementptr inbounds i8, i8* %40, i64 14, !dbg !2243
	store i8 %93, i8* %95, align 1, !dbg !2243
	%96 = getelementptr inbounds i8, i8* %40, i64 15, !dbg !2244
	store i8 %94, i8* %96, align 1, !dbg !2244
	%97 = icmp ult i64 %52, 8, !dbg !2245
	%98 = trunc i64 %52 to i8, !dbg !2245
	%99 = shl i8 1, %98, !dbg !2245
	%100 = select i1 %97, i8 %99, i8 0, !dbg !2245
	%101 = urem i64 %52, 8, !dbg !2246
	%102 = icmp ult i64 %101, 8, !dbg !2247
	%103 = trunc i64 %101 to i8, !dbg !2247
	%104 = lshr i8 %48, %103, !dbg !2247
	%105 = select i1 %102, i8 %104, i8 0, !dbg !2247
	%106 = getelementptr inbounds i8, i8* %40, i64 16, !dbg !2248
	store i8 %100, i8* %106, align 1, !dbg !2248
	%107 = getelementptr inbounds i8, i8* %40, i64 17, !dbg !2249
	store i8 %105, i8* %107, align 1, !dbg !2249
	%108 = icmp ne i8 %48, 0, !dbg !2250
	br i1 %108, label %b3, label %b4, !dbg !2250

b3:
	%109 = udiv i8 %45, %48, !dbg !2251
	%110 = urem i8 %45, %48, !dbg !2252
	%111 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2253
	store i8 %109, i8* %111, align 1, !dbg !2253
	%112 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2254
	store i8 %110, i8* %112, align 1, !dbg !2254
	br label %b5, !dbg !2254

b4:
	%113 = getelementptr inbounds i8, i8* %40, i64 18, !dbg !2255
	store i8 0, i8* %113, align 1, !dbg !2255
	%114 = getelementptr inbounds i8, i8* %40, i64 19, !dbg !2256
	store i8 0, i8* %114, align 1, !dbg !2256
	br label %b5, !dbg !2256

b5:
	%115 = udiv i8 %45, 7, !dbg !2257
	%116 = urem i8 %45, 7, !dbg !2258
	%117 = getelementptr inbounds i8, i8* %40, i64 20, !dbg !2259
	store i8 %115, i8* %117, align 1, !dbg !2259
	%118 = getelementptr inbounds i8, i8* %40, i64 21, !dbg !2260
	store i8 %116, i8* %118, align 1, !dbg !2260
	%119 = udiv i8 %45, 8, !dbg !2261
	%120 = urem i8 %45, 8, !dbg !2262
	%121 = getelementptr inbounds i8, i8* %40, i64 22, !dbg !2263
	store i8 %119, i8* %121, align 1, !dbg !2263
	%122 = getelementptr inbounds i8, i8* %40, i64 23, !dbg !2264
	store i8 %120, i8* %122, align 1, !dbg !2264
	%123 = icmp ult i8 %45, %48, !dbg !2265
	%124 = select i1 %123, i8 %45, i8 %48, !dbg !2265
	%125 = icmp ugt i8 %45, %48, !dbg !2266
	%126 = select i1 %125, i8 %45, i8 %48, !dbg !2266
	%127 = icmp ugt i8 %126, 3, !dbg !2266
	%128 = select i1 %127, i8 %126, i8 3, !dbg !2266
	%129 = getelementptr inbounds i8, i8* %40, i64 24, !dbg !2267
	store i8 %124, i8* %129, align 1, !dbg !2267
	%130 = getelementptr inbounds i8, i8* %40, i64 25, !dbg !2268
	store i8 %128, i8* %130, align 1, !dbg !2268
	%131 = icmp eq i8 %45, %48, !dbg !2269
	br i1 %131, label %b7, label %b6, !dbg !2272

b6:
	br label %b7, !dbg !2273

b7:
	%132 = phi i8 [ 1, %b5 ], [ 0, %b6 ], !dbg !2274
	%133 = icmp ne i8 %45, %48, !dbg !2274
	br i1 %133, label %b9, label %b8, !dbg !2276

b8:
	br label %b9, !dbg !2277

b9:
	%134 = phi i8 [ 1, %b7 ], [ 0, %b8 ], !dbg !2278
	br i1 %123, label %b11, label %b10, !dbg !2280

b10:
	br label %b11, !dbg !2281

b11:
	%135 = phi i8 [ 1, %b9 ], [ 0, %b10 ], !dbg !2282
	%136 = getelementptr inbounds i8, i8* %40, i64 26, !dbg !2282
	store i8 %132, i8* %136, align 1, !dbg !2282
	%137 = getelementptr inbounds i8, i8* %40, i64 27, !dbg !2283
	store i8 %134, i8* %137, align 1, !dbg !2283
	%138 = getelementptr inbounds i8, i8* %40, i64 28, !dbg !2284
	store i8 %135, i8* %138, align 1, !dbg !2284
	%139 = icmp ule i8 %45, %48, !dbg !2285
	br i1 %139, label %b13, label %b12, !dbg !2287

b12:
	br label %b13, !dbg !2288

b13:
	%140 = phi i8 [ 1, %b11 ], [ 0, %b12 ], !dbg !2289
	br i1 %125, label %b15, label %b14, !dbg !2291

b14:
	br label %b15, !dbg !2292

b15:
	%141 = phi i8 [ 1, %b13 ], [ 0, %b14 ], !dbg !2293
	%142 = icmp uge i8 %45, %48, !dbg !2293
	br i1 %142, label %b17, label %b16, !dbg !2295

b16:
	br label %b17, !dbg !2296

b17:
	%143 = phi i8 [ 1, %b15 ], [ 0, %b16 ], !dbg !2297
	%144 = getelementptr inbounds i8, i8* %40, i64 29, !dbg !2297
	store i8 %140, i8* %144, align 1, !dbg !2297
	%145 = getelementptr inbounds i8, i8* %40, i64 30, !dbg !2298
	store i8 %141, i8* %145, align 1, !dbg !2298
	%146 = getelementptr inbounds i8, i8* %40, i64 31, !dbg !2299
	store i8 %143, i8* %146, align 1, !dbg !2299
	%147 = mul i8 %53, 3, !dbg !2300
	%148 = sub i8 %147, 5, !dbg !2301
	%149 = xor i8 %148, %45, !dbg !2302
	%150 = getelementptr inbounds i8, i8* %40, i64 32, !dbg !2303
	store i8 %149, i8* %150, align 1, !dbg !2303
	%151 = shl i8 %149, 2, !dbg !2304
	%152 = lshr i8 %151, 1, !dbg !2305
	%153 = or i8 %152, 1, !dbg !2306
	%154 = and i8 %153, -3, !dbg !2307
	%155 = getelementptr inbounds i8, i8* %40, i64 33, !dbg !2308
	store i8 %154, i8* %155, align 1, !dbg !2308
	%156 = sub i8 %154, 1, !dbg !2309
	%157 = getelementptr inbounds i8, i8* %40, i64 34, !dbg !2310
	store i8 %156, i8* %157, align 1, !dbg !2310
	%158 = sub i8 %48, %45, !dbg !2311
	%159 = getelementptr inbounds i8, i8* %40, i64 35, !dbg !2312
	store i8 %158, i8* %159, align 1, !dbg !2312
	br i1 %123, label %b20, label %b18, !dbg !2313

b18:
	%160 = icmp eq i8 %45, 5, !dbg !2314
	br i1 %160, label %b20, label %b19, !dbg !2316

b19:
	br label %b20, !dbg !2317

b20:
	%161 = phi i8 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2318
	%162 = getelementptr inbounds i8, i8* %40, i64 36, !dbg !2318
	store i8 %161, i8* %162, align 1, !dbg !2318
	%163 = icmp eq i8 %48, 1, !dbg !2319
	%164 = icmp ne i1 %139, %163, !dbg !2320
	br i1 %164, label %b22, label %b21, !dbg !2322

b21:
	br label %b22, !dbg !2323

b22:
	%165 = phi i8 [ 1, %b20 ], [ 0, %b21 ], !dbg !2324
	%166 = getelementptr inbounds i8, i8* %40, i64 37, !dbg !2324
	store i8 %165, i8* %166, align 1, !dbg !2324
	%167 = and i64 %52, 3, !dbg !2325
	%168 = icmp ult i64 %167, 8, !dbg !2326
	%169 = trunc i64 %167 to i8, !dbg !2326
	%170 = shl i8 1, %169, !dbg !2326
	%171 = select i1 %168, i8 %170, i8 0, !dbg !2326
	%172 = add i8 %171, %45, !dbg !2327
	%173 = getelementptr inbounds i8, i8* %40, i64 38, !dbg !2328
	store i8 %172, i8* %173, align 1, !dbg !2328
	%174 = getelementptr inbounds i8, i8* %40, i64 39, !dbg !2329
	store i8 -1, i8* %174, align 1, !dbg !2329
	%175 = add i64 %35, %34, !dbg !2201
	br label %b1, !dbg !2201

b23:
	ret void, !dbg !2201

b2_fail1:
	%176 = icmp ugt i64 %39, %p1, !dbg !2205
	br i1 %176, label %b2_fail2, label %b2_ok2, !dbg !2205

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %39, i64 %p1), !dbg !2205
	ret void, !dbg !2205

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %37, i64 %39), !dbg !2205
	ret void, !dbg !2205

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %35, i64 %p5), !dbg !2207
	ret void, !dbg !2207

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %35, i64 %p7), !dbg !2208
	ret void, !dbg !2208
}

define void @ConvertUint8(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2330 {
entry:
	br label %b0, !dbg !2331

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2332, !range !11
	%1 = sext i32 %0 to i64, !dbg !2332
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2332, !range !13
	%3 = sext i32 %2 to i64, !dbg !2332
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2332, !range !13
	%5 = sext i32 %4 to i64, !dbg !2332
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2332, !range !33
	%7 = sext i32 %6 to i64, !dbg !2332
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2332, !range !34
	%9 = sext i32 %8 to i64, !dbg !2332
	%10 = mul i64 %9, %5, !dbg !2332
	%11 = add i64 %3, %10, !dbg !2332
	%12 = mul i64 %7, %11, !dbg !2332
	%13 = add i64 %1, %12, !dbg !2332
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2332, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2332, !range !35
	%16 = mul i32 %14, %15, !dbg !2332
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2332, !range !36
	%18 = mul i32 %16, %17, !dbg !2332
	%19 = sext i32 %18 to i64, !dbg !2332
	%20 = mul i64 %13, %19, !dbg !2332
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2332, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2332, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2332, !range !14
	%24 = mul i32 %15, %23, !dbg !2332
	%25 = add i32 %22, %24, !dbg !2332
	%26 = mul i32 %14, %25, !dbg !2332
	%27 = add i32 %21, %26, !dbg !2332
	%28 = sext i32 %27 to i64, !dbg !2332
	%29 = add i64 %20, %28, !dbg !2332
	%30 = mul i64 %7, %9, !dbg !2332
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2332, !range !34
	%32 = sext i32 %31 to i64, !dbg !2332
	%33 = mul i64 %30, %32, !dbg !2332
	%34 = mul i64 %33, %19, !dbg !2332
	br label %b1, !dbg !2332

b1:
	%35 = phi i64 [ %29, %b0 ], [ %115, %b2_ok2 ], !dbg !2332
	%36 = icmp slt i64 %35, %p5, !dbg !2332
	br i1 %36, label %b2, label %b3, !dbg !2332

b2:
	%37 = mul i64 %35, 20, !dbg !2333
	%38 = add i64 %35, 1, !dbg !2334
	%39 = mul i64 %38, 20, !dbg !2335
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2336
	%41 = getelementptr inbounds i8, i8* %p4, i64 %35, !dbg !2337
	%42 = icmp ugt i64 %39, %p1, !dbg !2336
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2336, !prof !10

b2_ok1:
	%43 = load i8, i8* %41, align 1, !dbg !2337
	%44 = sext i8 %43 to i64, !dbg !2341
	%45 = zext i8 %43 to i16, !dbg !2342
	%46 = sext i16 %45 to i64, !dbg !2343
	%47 = zext i8 %43 to i32, !dbg !2344
	%48 = sext i32 %47 to i64, !dbg !2345
	%49 = zext i8 %43 to i64, !dbg !2346
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2347
	store i64 %44, i64* %50, align 8, !dbg !2347
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2348
	store i64 %46, i64* %51, align 8, !dbg !2348
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2349
	store i64 %48, i64* %52, align 8, !dbg !2349
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2350
	store i64 %49, i64* %53, align 8, !dbg !2350
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2351
	store i64 %49, i64* %54, align 8, !dbg !2351
	%55 = zext i8 %43 to i16, !dbg !2352
	%56 = zext i16 %55 to i64, !dbg !2353
	%57 = zext i8 %43 to i32, !dbg !2354
	%58 = zext i32 %57 to i64, !dbg !2355
	%59 = zext i8 %43 to i64, !dbg !2356
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2358
	store i64 %49, i64* %60, align 8, !dbg !2358
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2359
	store i64 %56, i64* %61, align 8, !dbg !2359
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2360
	store i64 %58, i64* %62, align 8, !dbg !2360
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2361
	store i64 %59, i64* %63, align 8, !dbg !2361
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2362
	store i64 %59, i64* %64, align 8, !dbg !2362
	%65 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2363
	store i64 %49, i64* %65, align 8, !dbg !2363
	%66 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2364
	store i64 %49, i64* %66, align 8, !dbg !2364
	%67 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2365
	store i64 %49, i64* %67, align 8, !dbg !2365
	%68 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2366
	store i64 %49, i64* %68, align 8, !dbg !2366
	%69 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2367
	store i64 %49, i64* %69, align 8, !dbg !2367
	%70 = lshr i8 %43, 1, !dbg !2368
	%71 = uitofp i8 %70 to float, !dbg !2369
	%72 = call i64 @llvm.nvvm.f2ll.rz(float %71), !dbg !2370
	%73 = fcmp uno float %71, %71, !dbg !2370
	%74 = select i1 %73, i64 0, i64 %72, !dbg !2370
	%75 = uitofp i8 %70 to double, !dbg !2371
	%76 = call i64 @llvm.nvvm.d2ll.rz(double %75), !dbg !2372
	%77 = fcmp uno double %75, %75, !dbg !2372
	%78 = select i1 %77, i64 0, i64 %76, !dbg !2372
	%79 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2373
	store i64 %74, i64* %79, align 8, !dbg !2373
	%80 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2374
	store i64 %78, i64* %80, align 8, !dbg !2374
	%81 = call i32 @llvm.nvvm.f2i.rz(float %71), !dbg !2375
	%82 = icmp slt i32 %81, 0, !dbg !2375
	%83 = select i1 %82, i32 0, i32 %81, !dbg !2375
	%84 = icmp sgt i32 %83, 255, !dbg !2375
	%85 = select i1 %84, i32 255, i32 %83, !dbg !2375
	%86 = trunc i32 %85 to i8, !dbg !2375
	%87 = zext i8 %86 to i64, !dbg !2376
	%88 = fadd double %75, 7.500000e-01, !dbg !2377
	%89 = call i32 @llvm.nvvm.d2i.rz(double %88), !dbg !2378
	%90 = fcmp uno double %88, %88, !dbg !2378
	%91 = select i1 %90, i32 0, i32 %89, !dbg !2378
	%92 = icmp slt i32 %91, 0, !dbg !2378
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2378
	%94 = icmp sgt i32 %93, 255, !dbg !2378
	%95 = select i1 %94, i32 255, i32 %93, !dbg !2378
	%96 = trunc i32 %95 to i8, !dbg !2378
	%97 = zext i8 %96 to i64, !dbg !2379
	%98 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2380
	store i64 %87, i64* %98, align 8, !dbg !2380
	%99 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2381
	store i64 %97, i64* %99, align 8, !dbg !2381
	%100 = fmul double %75, 3.500000e+00, !dbg !2382
	%101 = call i64 @llvm.nvvm.d2ull.rz(double %100), !dbg !2383
	%102 = fcmp uno double %100, %100, !dbg !2383
	%103 = select i1 %102, i64 0, i64 %101, !dbg !2383
	%104 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2385
	store i64 %103, i64* %104, align 8, !dbg !2385
	%105 = mul i64 %35, 2, !dbg !2386
	%106 = add i64 %105, 2, !dbg !2387
	%107 = getelementptr inbounds double, double* %p2, i64 %105, !dbg !2388
	%108 = icmp ugt i64 %106, %p3, !dbg !2388
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !2388, !prof !10

b2_ok2:
	%109 = load i8, i8* %41, align 1, !dbg !2389
	%110 = uitofp i8 %109 to float, !dbg !2392
	%111 = fpext float %110 to double, !dbg !2393
	%112 = uitofp i8 %109 to double, !dbg !2394
	%113 = getelementptr inbounds double, double* %107, i64 0, !dbg !2395
	store double %111, double* %113, align 8, !dbg !2395
	%114 = getelementptr inbounds double, double* %107, i64 1, !dbg !2396
	store double %112, double* %114, align 8, !dbg !2396
	%115 = add i64 %35, %34, !dbg !2332
	br label %b1, !dbg !2332

b3:
	ret void, !dbg !2332

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %39, i64 %p1), !dbg !2336
	ret void, !dbg !2336

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 125, i64 %106, i64 %p3), !dbg !2388
	ret void, !dbg !2388
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2397 {
entry:
	br label %b0, !dbg !2398

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2399, !range !11
	%1 = sext i32 %0 to i64, !dbg !2399
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2399, !range !13
	%3 = sext i32 %2 to i64, !dbg !2399
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2399, !range !13
	%5 = sext i32 %4 to i64, !dbg !2399
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2399, !range !33
	%7 = sext i32 %6 to i64, !dbg !2399
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2399, !range !34
	%9 = sext i32 %8 to i64, !dbg !2399
	%10 = mul i64 %9, %5, !dbg !2399
	%11 = add i64 %3, %10, !dbg !2399
	%12 = mul i64 %7, %11, !dbg !2399
	%13 = add i64 %1, %12, !dbg !2399
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2399, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2399, !range !35
	%16 = mul i32 %14, %15, !dbg !2399
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2399, !range !36
	%18 = mul i32 %16, %17, !dbg !2399
	%19 = sext i32 %18 to i64, !dbg !2399
	%20 = mul i64 %13, %19, !dbg !2399
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2399, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2399, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2399, !range !14
	%24 = mul i32 %15, %23, !dbg !2399
	%25 = add i32 %22, %24, !dbg !2399
	%26 = mul i32 %14, %25, !dbg !2399
	%27 = add i32 %21, %26, !dbg !2399
	%28 = sext i32 %27 to i64, !dbg !2399
	%29 = add i64 %20, %28, !dbg !2399
	%30 = mul i64 %7, %9, !dbg !2399
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2399, !range !34
	%32 = sext i32 %31 to i64, !dbg !2399
	%33 = mul i64 %30, %32, !dbg !2399
	%34 = mul i64 %33, %19, !dbg !2399
	br label %b1, !dbg !2399

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2399
	%36 = icmp slt i64 %35, %p3, !dbg !2399
	br i1 %36, label %b2, label %b23, !dbg !2399

b2:
	%37 = mul i64 %35, 40, !dbg !2400
	%38 = add i64 %35, 1, !dbg !2401
	%39 = mul i64 %38, 40, !dbg !2402
	%40 = getelementptr inbounds i16, i16* %p0, i64 %37, !dbg !2403
	%41 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !2404
	%42 = icmp ugt i64 %39, %p1, !dbg !2403
	%43 = icmp ugt i64 %37, %39, !dbg !2403
	%44 = or i1 %42, %43, !dbg !2403
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2403, !prof !10

b2_ok1:
	%45 = load i16, i16* %41, align 2, !dbg !2404
	%46 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2405
	%47 = icmp uge i64 %35, %p5, !dbg !2405
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2405, !prof !10

b2_ok3:
	%48 = load i16, i16* %46, align 2, !dbg !2405
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2406
	%50 = icmp uge i64 %35, %p7, !dbg !2406
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2406, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2406
	%52 = zext i32 %51 to i64, !dbg !2407
	%53 = add i16 %45, %48, !dbg !2410
	%54 = sub i16 %45, %48, !dbg !2411
	%55 = mul i16 %45, %48, !dbg !2412
	%56 = getelementptr inbounds i16, i16* %40, i64 0, !dbg !2413
	store i16 %53, i16* %56, align 2, !dbg !2413
	%57 = getelementptr inbounds i16, i16* %40, i64 1, !dbg !2414
	store i16 %54, i16* %57, align 2, !dbg !2414
	%58 = getelementptr inbounds i16, i16* %40, i64 2, !dbg !2415
	store i16 %55, i16* %58, align 2, !dbg !2415
	%59 = and i16 %45, %48, !dbg !2416
	%60 = or i16 %45, %48, !dbg !2417
	%61 = xor i16 %45, %48, !dbg !2418
	%62 = xor i16 %48, -1, !dbg !2419
	%63 = and i16 %45, %62, !dbg !2419
	%64 = getelementptr inbounds i16, i16* %40, i64 3, !dbg !2420
	store i16 %59, i16* %64, align 2, !dbg !2420
	%65 = getelementptr inbounds i16, i16* %40, i64 4, !dbg !2421
	store i16 %60, i16* %65, align 2, !dbg !2421
	%66 = getelementptr inbounds i16, i16* %40, i64 5, !dbg !2422
	store i16 %61, i16* %66, align 2, !dbg !2422
	%67 = getelementptr inbounds i16, i16* %40, i64 6, !dbg !2423
	store i16 %63, i16* %67, align 2, !dbg !2423
	%68 = xor i16 %45, -1, !dbg !2424
	%69 = sub i16 0, %45, !dbg !2425
	%70 = getelementptr inbounds i16, i16* %40, i64 7, !dbg !2426
	store i16 %68, i16* %70, align 2, !dbg !2426
	%71 = getelementptr inbounds i16, i16* %40, i64 8, !dbg !2427
	store i16 %69, i16* %71, align 2, !dbg !2427
	%72 = getelementptr inbounds i16, i16* %40, i64 9, !dbg !2428
	store i16 %45, i16* %72, align 2, !dbg !2428
	%73 = icmp ult i64 %52, 16, !dbg !2429
	%74 = trunc i64 %52 to i16, !dbg !2429
	%75 = shl i16 %45, %74, !dbg !2429
	%76 = select i1 %73, i16 %75, i16 0, !dbg !2429
	%77 = icmp ult i64 %52, 16, !dbg !2430
	%78 = trunc i64 %52 to i16, !dbg !2430
	%79 = lshr i16 %45, %78, !dbg !2430
	%80 = select i1 %77, i16 %79, i16 0, !dbg !2430
	%81 = getelementptr inbounds i16, i16* %40, i64 10, !dbg !2431
	store i16 %76, i16* %81, align 2, !dbg !2431
	%82 = getelementptr inbounds i16, i16* %40, i64 11, !dbg !2432
	store i16 %80, i16* %82, align 2, !dbg !2432
	%83 = icmp ult i64 %52, 16, !dbg !2434
	%84 = trunc i64 %52 to i16, !dbg !2434
	%85 = shl i16 %45, %84, !dbg !2434
	%86 = select i1 %83, i16 %85, i16 0, !dbg !2434
	%87 = trunc i64 %52 to i8, !dbg !2435
	%88 = zext i8 %87 to i16, !dbg !2436
	%89 = icmp ult i16 %88, 16, !dbg !2436
	%90 = lshr i16 %45, %88, !dbg !2436
	%91 = select i1 %89, i16 %90, i16 0, !dbg !2436
	%92 = getelementptr inbounds i16, i16* %40, i64 12, !dbg !2437
	store i16 %86, i16* %92, align 2, !dbg !2437
	%93 = getelementptr inbounds i16, i16* %40, i64 13, !dbg !2438
	store i16 %91, i16* %93, align 2, !dbg !2438
	%94 = shl i16 %45, 3, !dbg !2439
	%95 = lshr i16 %45, 3, !dbg !2440
	%96 = getelementptr inbounds i16, i16* %40, i64 14, !dbg !2441
	store i16 %94, i16* %96, align 2, !dbg !2441
	%97 = getelementptr inbounds i16, i16* %40, i64 15, !dbg !2442
	store i16 %95, i16* %97, align 2, !dbg !2442
	%98 = icmp ult i64 %52, 16, !dbg !2443
	%99 = trunc i64 %52 to i16, !dbg !2443
	%100 = shl i16 1, %99, !dbg !2443
	%101 = select i1 %98, i16 %100, i16 0, !dbg !2443
	%102 = urem i64 %52, 8, !dbg !2444
	%103 = icmp ult i64 %102, 16, !dbg !2445
	%104 = trunc i64 %102 to i16, !dbg !2445
	%105 = lshr i16 %48, %104, !dbg !2445
	%106 = select i1 %103, i16 %105, i16 0, !dbg !2445
	%107 = getelementptr inbounds i16, i16* %40, i64 16, !dbg !2446
	store i16 %101, i16* %107, align 2, !dbg !2446
	%108 = getelementptr inbounds i16, i16* %40, i64 17, !dbg !2447
	store i16 %106, i16* %108, align 2, !dbg !2447
	%109 = icmp ne i16 %48, 0, !dbg !2448
	br i1 %109, label %b3, label %b4, !dbg !2448

b3:
	%110 = udiv i16 %45, %48, !dbg !2449
	%111 = urem i16 %45, %48, !dbg !2450
	%112 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2451
	store i16 %110, i16* %112, align 2, !dbg !2451
	%113 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2452
	store i16 %111, i16* %113, align 2, !dbg !2452
	br label %b5, !dbg !2452

b4:
	%114 = getelementptr inbounds i16, i16* %40, i64 18, !dbg !2453
	store i16 0, i16* %114, align 2, !dbg !2453
	%115 = getelementptr inbounds i16, i16* %40, i64 19, !dbg !2454
	store i16 0, i16* %115, align 2, !dbg !2454
	br label %b5, !dbg !2454

b5:
	%116 = udiv i16 %45, 7, !dbg !2455
	%117 = urem i16 %45, 7, !dbg !2456
	%118 = getelementptr inbounds i16, i16* %40, i64 20, !dbg !2457
	store i16 %116, i16* %118, align 2, !dbg !2457
	%119 = getelementptr inbounds i16, i16* %40, i64 21, !dbg !2458
	store i16 %117, i16* %119, align 2, !dbg !2458
	%120 = udiv i16 %45, 8, !dbg !2459
	%121 = urem i16 %45, 8, !dbg !2460
	%122 = getelementptr inbounds i16, i16* %40, i64 22, !dbg !2461
	store i16 %120, i16* %122, align 2, !dbg !2461
	%123 = getelementptr inbounds i16, i16* %40, i64 23, !dbg !2462
	store i16 %121, i16* %123, align 2, !dbg !2462
	%124 = icmp ult i16 %45, %48, !dbg !2463
	%125 = select i1 %124, i16 %45, i16 %48, !dbg !2463
	%126 = icmp ugt i16 %45, %48, !dbg !2464
	%127 = select i1 %126, i16 %45, i16 %48, !dbg !2464
	%128 = icmp ugt i16 %127, 3, !dbg !2464
	%129 = select i1 %128, i16 %127, i16 3, !dbg !2464
	%130 = getelementptr inbounds i16, i16* %40, i64 24, !dbg !2465
	store i16 %125, i16* %130, align 2, !dbg !2465
	%131 = getelementptr inbounds i16, i16* %40, i64 25, !dbg !2466
	store i16 %129, i16* %131, align 2, !dbg !2466
	%132 = icmp eq i16 %45, %48, !dbg !2467
	br i1 %132, label %b7, label %b6, !dbg !2470

b6:
	br label %b7, !dbg !2471

b7:
	%133 = phi i16 [ 1, %b5 ], [ 0, %b6 ], !dbg !2472
	%134 = icmp ne i16 %45, %48, !dbg !2472
	br i1 %134, label %b9, label %b8, !dbg !2474

b8:
	br label %b9, !dbg !2475

b9:
	%135 = phi i16 [ 1, %b7 ], [ 0, %b8 ], !dbg !2476
	br i1 %124, label %b11, label %b10, !dbg !2478

b10:
	br label %b11, !dbg !2479

b11:
	%136 = phi i16 [ 1, %b9 ], [ 0, %b10 ], !dbg !2480
	%137 = getelementptr inbounds i16, i16* %40, i64 26, !dbg !2480
	store i16 %133, i16* %137, align 2, !dbg !2480
	%138 = getelementptr inbounds i16, i16* %40, i64 27, !dbg !2481
	store i16 %135, i16* %138, align 2, !dbg !2481
	%139 = getelementptr inbounds i16, i16* %40, i64 28, !dbg !2482
	store i16 %136, i16* %139, align 2, !dbg !2482
	%140 = icmp ule i16 %45, %48, !dbg !2483
	br i1 %140, label %b13, label %b12, !dbg !2485

b12:
	br label %b13, !dbg !2486

b13:
	%141 = phi i16 [ 1, %b11 ], [ 0, %b12 ], !dbg !2487
	br i1 %126, label %b15, label %b14, !dbg !2489

b14:
	br label %b15, !dbg !2490

b15:
	%142 = phi i16 [ 1, %b13 ], [ 0, %b14 ], !dbg !2491
	%143 = icmp uge i16 %45, %48, !dbg !2491
	br i1 %143, label %b17, label %b16, !dbg !2493

b16:
	br label %b17, !dbg !2494

b17:
	%144 = phi i16 [ 1, %b15 ], [ 0, %b16 ], !dbg !2495
	%145 = getelementptr inbounds i16, i16* %40, i64 29, !dbg !2495
	store i16 %141, i16* %145, align 2, !dbg !2495
	%146 = getelementptr inbounds i16, i16* %40, i64 30, !dbg !2496
	store i16 %142, i16* %146, align 2, !dbg !2496
	%147 = getelementptr inbounds i16, i16* %40, i64 31, !dbg !2497
	store i16 %144, i16* %147, align 2, !dbg !2497
	%148 = mul i16 %53, 3, !dbg !2498
	%149 = sub i16 %148, 5, !dbg !2499
	%150 = xor i16 %149, %45, !dbg !2500
	%151 = getelementptr inbounds i16, i16* %40, i64 32, !dbg !2501
	store i16 %150, i16* %151, align 2, !dbg !2501
	%152 = shl i16 %150, 2, !dbg !2502
	%153 = lshr i16 %152, 1, !dbg !2503
	%154 = or i16 %153, 1, !dbg !2504
	%155 = and i16 %154, -3, !dbg !2505
	%156 = getelementptr inbounds i16, i16* %40, i64 33, !dbg !2506
	store i16 %155, i16* %156, align 2, !dbg !2506
	%157 = sub i16 %155, 1, !dbg !2507
	%158 = getelementptr inbounds i16, i16* %40, i64 34, !dbg !2508
	store i16 %157, i16* %158, align 2, !dbg !2508
	%159 = sub i16 %48, %45, !dbg !2509
	%160 = getelementptr inbounds i16, i16* %40, i64 35, !dbg !2510
	store i16 %159, i16* %160, align 2, !dbg !2510
	br i1 %124, label %b20, label %b18, !dbg !2511

b18:
	%161 = icmp eq i16 %45, 5, !dbg !2512
	br i1 %161, label %b20, label %b19, !dbg !2514

b19:
	br label %b20, !dbg !2515

b20:
	%162 = phi i16 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2516
	%163 = getelementptr inbounds i16, i16* %40, i64 36, !dbg !2516
	store i16 %162, i16* %163, align 2, !dbg !2516
	%164 = icmp eq i16 %48, 1, !dbg !2517
	%165 = icmp ne i1 %140, %164, !dbg !2518
	br i1 %165, label %b22, label %b21, !dbg !2520

b21:
	br label %b22, !dbg !2521

b22:
	%166 = phi i16 [ 1, %b20 ], [ 0, %b21 ], !dbg !2522
	%167 = getelementptr inbounds i16, i16* %40, i64 37, !dbg !2522
	store i16 %166, i16* %167, align 2, !dbg !2522
	%168 = and i64 %52, 3, !dbg !2523
	%169 = icmp ult i64 %168, 16, !dbg !2524
	%170 = trunc i64 %168 to i16, !dbg !2524
	%171 = shl i16 1, %170, !dbg !2524
	%172 = select i1 %169, i16 %171, i16 0, !dbg !2524
	%173 = add i16 %172, %45, !dbg !2525
	%174 = getelementptr inbounds i16, i16* %40, i64 38, !dbg !2526
	store i16 %173, i16* %174, align 2, !dbg !2526
	%175 = getelementptr inbounds i16, i16* %40, i64 39, !dbg !2527
	store i16 -1, i16* %175, align 2, !dbg !2527
	%176 = add i64 %35, %34, !dbg !2399
	br label %b1, !dbg !2399

b23:
	ret void, !dbg !2399

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2403
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2403

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 126, i64 %39, i64 %p1), !dbg !2403
	ret void, !dbg !2403

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 127, i64 %37, i64 %39), !dbg !2403
	ret void, !dbg !2403

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %35, i64 %p5), !dbg !2405
	ret void, !dbg !2405

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 128, i64 %35, i64 %p7), !dbg !2406
	ret void, !dbg !2406
}

define void @ConvertUint16(i64* %p0, i64 %p1, double* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2528 {
entry:
	br label %b0, !dbg !2529

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2530, !range !11
	%1 = sext i32 %0 to i64, !dbg !2530
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2530, !range !13
	%3 = sext i32 %2 to i64, !dbg !2530
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2530, !range !13
	%5 = sext i32 %4 to i64, !dbg !2530
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2530, !range !33
	%7 = sext i32 %6 to i64, !dbg !2530
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2530, !range !34
	%9 = sext i32 %8 to i64, !dbg !2530
	%10 = mul i64 %9, %5, !dbg !2530
	%11 = add i64 %3, %10, !dbg !2530
	%12 = mul i64 %7, %11, !dbg !2530
	%13 = add i64 %1, %12, !dbg !2530
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2530, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2530, !range !35
	%16 = mul i32 %14, %15, !dbg !2530
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2530, !range !36
	%18 = mul i32 %16, %17, !dbg !2530
	%19 = sext i32 %18 to i64, !dbg !2530
	%20 = mul i64 %13, %19, !dbg !2530
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2530, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2530, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2530, !range !14
	%24 = mul i32 %15, %23, !dbg !2530
	%25 = add i32 %22, %24, !dbg !2530
	%26 = mul i32 %14, %25, !dbg !2530
	%27 = add i32 %21, %26, !dbg !2530
	%28 = sext i32 %27 to i64, !dbg !2530
	%29 = add i64 %20, %28, !dbg !2530
	%30 = mul i64 %7, %9, !dbg !2530
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2530, !range !34
	%32 = sext i32 %31 to i64, !dbg !2530
	%33 = mul i64 %30, %32, !dbg !2530
	%34 = mul i64 %33, %19, !dbg !2530
	br label %b1, !dbg !2530

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b2_ok2 ], !dbg !2530
	%36 = icmp slt i64 %35, %p5, !dbg !2530
	br i1 %36, label %b2, label %b3, !dbg !2530

b2:
	%37 = mul i64 %35, 20, !dbg !2531
	%38 = add i64 %35, 1, !dbg !2532
	%39 = mul i64 %38, 20, !dbg !2533
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2534
	%41 = getelementptr inbounds i16, i16* %p4, i64 %35, !dbg !2535
	%42 = icmp ugt i64 %39, %p1, !dbg !2534
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2534, !prof !10

b2_ok1:
	%43 = load i16, i16* %41, align 2, !dbg !2535
	%44 = trunc i16 %43 to i8, !dbg !2538
	%45 = sext i8 %44 to i64, !dbg !2539
	%46 = sext i16 %43 to i64, !dbg !2541
	%47 = zext i16 %43 to i32, !dbg !2542
	%48 = sext i32 %47 to i64, !dbg !2543
	%49 = zext i16 %43 to i64, !dbg !2544
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2545
	store i64 %45, i64* %50, align 8, !dbg !2545
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2546
	store i64 %46, i64* %51, align 8, !dbg !2546
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2547
	store i64 %48, i64* %52, align 8, !dbg !2547
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2548
	store i64 %49, i64* %53, align 8, !dbg !2548
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2549
	store i64 %49, i64* %54, align 8, !dbg !2549
	%55 = trunc i16 %43 to i8, !dbg !2550
	%56 = zext i8 %55 to i64, !dbg !2551
	%57 = zext i16 %43 to i32, !dbg !2552
	%58 = zext i32 %57 to i64, !dbg !2553
	%59 = zext i16 %43 to i64, !dbg !2554
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2556
	store i64 %56, i64* %60, align 8, !dbg !2556
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2557
	store i64 %49, i64* %61, align 8, !dbg !2557
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2558
	store i64 %58, i64* %62, align 8, !dbg !2558
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2559
	store i64 %59, i64* %63, align 8, !dbg !2559
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2560
	store i64 %59, i64* %64, align 8, !dbg !2560
	%65 = sext i8 %44 to i16, !dbg !2561
	%66 = zext i16 %65 to i64, !dbg !2562
	%67 = zext i8 %55 to i16, !dbg !2563
	%68 = zext i16 %67 to i64, !dbg !2564
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2565
	store i64 %66, i64* %69, align 8, !dbg !2565
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2566
	store i64 %68, i64* %70, align 8, !dbg !2566
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2567
	store i64 %49, i64* %71, align 8, !dbg !2567
	%72 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2568
	store i64 %49, i64* %72, align 8, !dbg !2568
	%73 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2569
	store i64 %49, i64* %73, align 8, !dbg !2569
	%74 = lshr i8 %55, 1, !dbg !2570
	%75 = zext i8 %74 to i16, !dbg !2571
	%76 = uitofp i16 %75 to float, !dbg !2572
	%77 = call i64 @llvm.nvvm.f2ll.rz(float %76), !dbg !2573
	%78 = fcmp uno float %76, %76, !dbg !2573
	%79 = select i1 %78, i64 0, i64 %77, !dbg !2573
	%80 = uitofp i16 %75 to double, !dbg !2574
	%81 = call i64 @llvm.nvvm.d2ll.rz(double %80), !dbg !2575
	%82 = fcmp uno double %80, %80, !dbg !2575
	%83 = select i1 %82, i64 0, i64 %81, !dbg !2575
	%84 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2576
	store i64 %79, i64* %84, align 8, !dbg !2576
	%85 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2577
	store i64 %83, i64* %85, align 8, !dbg !2577
	%86 = call i32 @llvm.nvvm.f2i.rz(float %76), !dbg !2578
	%87 = icmp slt i32 %86, 0, !dbg !2578
	%88 = select i1 %87, i32 0, i32 %86, !dbg !2578
	%89 = icmp sgt i32 %88, 65535, !dbg !2578
	%90 = select i1 %89, i32 65535, i32 %88, !dbg !2578
	%91 = trunc i32 %90 to i16, !dbg !2578
	%92 = zext i16 %91 to i64, !dbg !2579
	%93 = fadd double %80, 7.500000e-01, !dbg !2580
	%94 = call i32 @llvm.nvvm.d2i.rz(double %93), !dbg !2581
	%95 = fcmp uno double %93, %93, !dbg !2581
	%96 = select i1 %95, i32 0, i32 %94, !dbg !2581
	%97 = icmp slt i32 %96, 0, !dbg !2581
	%98 = select i1 %97, i32 0, i32 %96, !dbg !2581
	%99 = icmp sgt i32 %98, 65535, !dbg !2581
	%100 = select i1 %99, i32 65535, i32 %98, !dbg !2581
	%101 = trunc i32 %100 to i16, !dbg !2581
	%102 = zext i16 %101 to i64, !dbg !2582
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2583
	store i64 %92, i64* %103, align 8, !dbg !2583
	%104 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2584
	store i64 %102, i64* %104, align 8, !dbg !2584
	%105 = fmul double %80, 3.500000e+00, !dbg !2585
	%106 = call i64 @llvm.nvvm.d2ull.rz(double %105), !dbg !2586
	%107 = fcmp uno double %105, %105, !dbg !2586
	%108 = select i1 %107, i64 0, i64 %106, !dbg !2586
	%109 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2588
	store i64 %108, i64* %109, align 8, !dbg !2588
	%110 = mul i64 %35, 2, !dbg !2589
	%111 = add i64 %110, 2, !dbg !2590
	%112 = getelementptr inbounds double, double* %p2, i64 %110, !dbg !2591
	%113 = icmp ugt i64 %111, %p3, !dbg !2591
	br i1 %113, label %b2_fail2, label %b2_ok2, !dbg !2591, !prof !10

b2_ok2:
	%114 = load i16, i16* %41, align 2, !dbg !2592
	%115 = uitofp i16 %114 to float, !dbg !2595
	%116 = fpext float %115 to double, !dbg !2596
	%117 = uitofp i16 %114 to double, !dbg !2597
	%118 = getelementptr inbounds double, double* %112, i64 0, !dbg !2598
	store double %116, double* %118, align 8, !dbg !2598
	%119 = getelementptr inbounds double, double* %112, i64 1, !dbg !2599
	store double %117, double* %119, align 8, !dbg !2599
	%120 = add i64 %35, %34, !dbg !2530
	br label %b1, !dbg !2530

b3:
	ret void, !dbg !2530

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 129, i64 %39, i64 %p1), !dbg !2534
	ret void, !dbg !2534

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 130, i64 %111, i64 %p3), !dbg !2591
	ret void, !dbg !2591
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2600 {
entry:
	br label %b0, !dbg !2601

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2602, !range !11
	%1 = sext i32 %0 to i64, !dbg !2602
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2602, !range !13
	%3 = sext i32 %2 to i64, !dbg !2602
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2602, !range !13
	%5 = sext i32 %4 to i64, !dbg !2602
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2602, !range !33
	%7 = sext i32 %6 to i64, !dbg !2602
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2602, !range !34
	%9 = sext i32 %8 to i64, !dbg !2602
	%10 = mul i64 %9, %5, !dbg !2602
	%11 = add i64 %3, %10, !dbg !2602
	%12 = mul i64 %7, %11, !dbg !2602
	%13 = add i64 %1, %12, !dbg !2602
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2602, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2602, !range !35
	%16 = mul i32 %14, %15, !dbg !2602
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2602, !range !36
	%18 = mul i32 %16, %17, !dbg !2602
	%19 = sext i32 %18 to i64, !dbg !2602
	%20 = mul i64 %13, %19, !dbg !2602
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2602, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2602, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2602, !range !14
	%24 = mul i32 %15, %23, !dbg !2602
	%25 = add i32 %22, %24, !dbg !2602
	%26 = mul i32 %14, %25, !dbg !2602
	%27 = add i32 %21, %26, !dbg !2602
	%28 = sext i32 %27 to i64, !dbg !2602
	%29 = add i64 %20, %28, !dbg !2602
	%30 = mul i64 %7, %9, !dbg !2602
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2602, !range !34
	%32 = sext i32 %31 to i64, !dbg !2602
	%33 = mul i64 %30, %32, !dbg !2602
	%34 = mul i64 %33, %19, !dbg !2602
	br label %b1, !dbg !2602

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b22 ], !dbg !2602
	%36 = icmp slt i64 %35, %p3, !dbg !2602
	br i1 %36, label %b2, label %b23, !dbg !2602

b2:
	%37 = mul i64 %35, 40, !dbg !2603
	%38 = add i64 %35, 1, !dbg !2604
	%39 = mul i64 %38, 40, !dbg !2605
	%40 = getelementptr inbounds i32, i32* %p0, i64 %37, !dbg !2606
	%41 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !2607
	%42 = icmp ugt i64 %39, %p1, !dbg !2606
	%43 = icmp ugt i64 %37, %39, !dbg !2606
	%44 = or i1 %42, %43, !dbg !2606
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2606, !prof !10

b2_ok1:
	%45 = load i32, i32* %41, align 4, !dbg !2607
	%46 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2608
	%47 = icmp uge i64 %35, %p5, !dbg !2608
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2608, !prof !10

b2_ok3:
	%48 = load i32, i32* %46, align 4, !dbg !2608
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2609
	%50 = icmp uge i64 %35, %p7, !dbg !2609
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2609, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2609
	%52 = zext i32 %51 to i64, !dbg !2610
	%53 = add i32 %45, %48, !dbg !2613
	%54 = sub i32 %45, %48, !dbg !2614
	%55 = mul i32 %45, %48, !dbg !2615
	%56 = getelementptr inbounds i32, i32* %40, i64 0, !dbg !2616
	store i32 %53, i32* %56, align 4, !dbg !2616
	%57 = getelementptr inbounds i32, i32* %40, i64 1, !dbg !2617
	store i32 %54, i32* %57, align 4, !dbg !2617
	%58 = getelementptr inbounds i32, i32* %40, i64 2, !dbg !2618
	store i32 %55, i32* %58, align 4, !dbg !2618
	%59 = and i32 %45, %48, !dbg !2619
	%60 = or i32 %45, %48, !dbg !2620
	%61 = xor i32 %45, %48, !dbg !2621
	%62 = xor i32 %48, -1, !dbg !2622
	%63 = and i32 %45, %62, !dbg !2622
	%64 = getelementptr inbounds i32, i32* %40, i64 3, !dbg !2623
	store i32 %59, i32* %64, align 4, !dbg !2623
	%65 = getelementptr inbounds i32, i32* %40, i64 4, !dbg !2624
	store i32 %60, i32* %65, align 4, !dbg !2624
	%66 = getelementptr inbounds i32, i32* %40, i64 5, !dbg !2625
	store i32 %61, i32* %66, align 4, !dbg !2625
	%67 = getelementptr inbounds i32, i32* %40, i64 6, !dbg !2626
	store i32 %63, i32* %67, align 4, !dbg !2626
	%68 = xor i32 %45, -1, !dbg !2627
	%69 = sub i32 0, %45, !dbg !2628
	%70 = getelementptr inbounds i32, i32* %40, i64 7, !dbg !2629
	store i32 %68, i32* %70, align 4, !dbg !2629
	%71 = getelementptr inbounds i32, i32* %40, i64 8, !dbg !2630
	store i32 %69, i32* %71, align 4, !dbg !2630
	%72 = getelementptr inbounds i32, i32* %40, i64 9, !dbg !2631
	store i32 %45, i32* %72, align 4, !dbg !2631
	%73 = icmp ult i64 %52, 32, !dbg !2632
	%74 = trunc i64 %52 to i32, !dbg !2632
	%75 = shl i32 %45, %74, !dbg !2632
	%76 = select i1 %73, i32 %75, i32 0, !dbg !2632
	%77 = icmp ult i64 %52, 32, !dbg !2633
	%78 = trunc i64 %52 to i32, !dbg !2633
	%79 = lshr i32 %45, %78, !dbg !2633
	%80 = select i1 %77, i32 %79, i32 0, !dbg !2633
	%81 = getelementptr inbounds i32, i32* %40, i64 10, !dbg !2634
	store i32 %76, i32* %81, align 4, !dbg !2634
	%82 = getelementptr inbounds i32, i32* %40, i64 11, !dbg !2635
	store i32 %80, i32* %82, align 4, !dbg !2635
	%83 = icmp ult i64 %52, 32, !dbg !2637
	%84 = trunc i64 %52 to i32, !dbg !2637
	%85 = shl i32 %45, %84, !dbg !2637
	%86 = select i1 %83, i32 %85, i32 0, !dbg !2637
	%87 = trunc i64 %52 to i8, !dbg !2638
	%88 = zext i8 %87 to i32, !dbg !2639
	%89 = icmp ult i32 %88, 32, !dbg !2639
	%90 = lshr i32 %45, %88, !dbg !2639
	%91 = select i1 %89, i32 %90, i32 0, !dbg !2639
	%92 = getelementptr inbounds i32, i32* %40, i64 12, !dbg !2640
	store i32 %86, i32* %92, align 4, !dbg !2640
	%93 = getelementptr inbounds i32, i32* %40, i64 13, !dbg !2641
	store i32 %91, i32* %93, align 4, !dbg !2641
	%94 = shl i32 %45, 3, !dbg !2642
	%95 = lshr i32 %45, 3, !dbg !2643
	%96 = getelementptr inbounds i32, i32* %40, i64 14, !dbg !2644
	store i32 %94, i32* %96, align 4, !dbg !2644
	%97 = getelementptr inbounds i32, i32* %40, i64 15, !dbg !2645
	store i32 %95, i32* %97, align 4, !dbg !2645
	%98 = icmp ult i64 %52, 32, !dbg !2646
	%99 = trunc i64 %52 to i32, !dbg !2646
	%100 = shl i32 1, %99, !dbg !2646
	%101 = select i1 %98, i32 %100, i32 0, !dbg !2646
	%102 = urem i64 %52, 8, !dbg !2647
	%103 = icmp ult i64 %102, 32, !dbg !2648
	%104 = trunc i64 %102 to i32, !dbg !2648
	%105 = lshr i32 %48, %104, !dbg !2648
	%106 = select i1 %103, i32 %105, i32 0, !dbg !2648
	%107 = getelementptr inbounds i32, i32* %40, i64 16, !dbg !2649
	store i32 %101, i32* %107, align 4, !dbg !2649
	%108 = getelementptr inbounds i32, i32* %40, i64 17, !dbg !2650
	store i32 %106, i32* %108, align 4, !dbg !2650
	%109 = icmp ne i32 %48, 0, !dbg !2651
	br i1 %109, label %b3, label %b4, !dbg !2651

b3:
	%110 = udiv i32 %45, %48, !dbg !2652
	%111 = urem i32 %45, %48, !dbg !2653
	%112 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2654
	store i32 %110, i32* %112, align 4, !dbg !2654
	%113 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2655
	store i32 %111, i32* %113, align 4, !dbg !2655
	br label %b5, !dbg !2655

b4:
	%114 = getelementptr inbounds i32, i32* %40, i64 18, !dbg !2656
	store i32 0, i32* %114, align 4, !dbg !2656
	%115 = getelementptr inbounds i32, i32* %40, i64 19, !dbg !2657
	store i32 0, i32* %115, align 4, !dbg !2657
	br label %b5, !dbg !2657

b5:
	%116 = udiv i32 %45, 7, !dbg !2658
	%117 = urem i32 %45, 7, !dbg !2659
	%118 = getelementptr inbounds i32, i32* %40, i64 20, !dbg !2660
	store i32 %116, i32* %118, align 4, !dbg !2660
	%119 = getelementptr inbounds i32, i32* %40, i64 21, !dbg !2661
	store i32 %117, i32* %119, align 4, !dbg !2661
	%120 = udiv i32 %45, 8, !dbg !2662
	%121 = urem i32 %45, 8, !dbg !2663
	%122 = getelementptr inbounds i32, i32* %40, i64 22, !dbg !2664
	store i32 %120, i32* %122, align 4, !dbg !2664
	%123 = getelementptr inbounds i32, i32* %40, i64 23, !dbg !2665
	store i32 %121, i32* %123, align 4, !dbg !2665
	%124 = icmp ult i32 %45, %48, !dbg !2666
	%125 = select i1 %124, i32 %45, i32 %48, !dbg !2666
	%126 = icmp ugt i32 %45, %48, !dbg !2667
	%127 = select i1 %126, i32 %45, i32 %48, !dbg !2667
	%128 = icmp ugt i32 %127, 3, !dbg !2667
	%129 = select i1 %128, i32 %127, i32 3, !dbg !2667
	%130 = getelementptr inbounds i32, i32* %40, i64 24, !dbg !2668
	store i32 %125, i32* %130, align 4, !dbg !2668
	%131 = getelementptr inbounds i32, i32* %40, i64 25, !dbg !2669
	store i32 %129, i32* %131, align 4, !dbg !2669
	%132 = icmp eq i32 %45, %48, !dbg !2670
	br i1 %132, label %b7, label %b6, !dbg !2673

b6:
	br label %b7, !dbg !2674

b7:
	%133 = phi i32 [ 1, %b5 ], [ 0, %b6 ], !dbg !2675
	%134 = icmp ne i32 %45, %48, !dbg !2675
	br i1 %134, label %b9, label %b8, !dbg !2677

b8:
	br label %b9, !dbg !2678

b9:
	%135 = phi i32 [ 1, %b7 ], [ 0, %b8 ], !dbg !2679
	br i1 %124, label %b11, label %b10, !dbg !2681

b10:
	br label %b11, !dbg !2682

b11:
	%136 = phi i32 [ 1, %b9 ], [ 0, %b10 ], !dbg !2683
	%137 = getelementptr inbounds i32, i32* %40, i64 26, !dbg !2683
	store i32 %133, i32* %137, align 4, !dbg !2683
	%138 = getelementptr inbounds i32, i32* %40, i64 27, !dbg !2684
	store i32 %135, i32* %138, align 4, !dbg !2684
	%139 = getelementptr inbounds i32, i32* %40, i64 28, !dbg !2685
	store i32 %136, i32* %139, align 4, !dbg !2685
	%140 = icmp ule i32 %45, %48, !dbg !2686
	br i1 %140, label %b13, label %b12, !dbg !2688

b12:
	br label %b13, !dbg !2689

b13:
	%141 = phi i32 [ 1, %b11 ], [ 0, %b12 ], !dbg !2690
	br i1 %126, label %b15, label %b14, !dbg !2692

b14:
	br label %b15, !dbg !2693

b15:
	%142 = phi i32 [ 1, %b13 ], [ 0, %b14 ], !dbg !2694
	%143 = icmp uge i32 %45, %48, !dbg !2694
	br i1 %143, label %b17, label %b16, !dbg !2696

b16:
	br label %b17, !dbg !2697

b17:
	%144 = phi i32 [ 1, %b15 ], [ 0, %b16 ], !dbg !2698
	%145 = getelementptr inbounds i32, i32* %40, i64 29, !dbg !2698
	store i32 %141, i32* %145, align 4, !dbg !2698
	%146 = getelementptr inbounds i32, i32* %40, i64 30, !dbg !2699
	store i32 %142, i32* %146, align 4, !dbg !2699
	%147 = getelementptr inbounds i32, i32* %40, i64 31, !dbg !2700
	store i32 %144, i32* %147, align 4, !dbg !2700
	%148 = mul i32 %53, 3, !dbg !2701
	%149 = sub i32 %148, 5, !dbg !2702
	%150 = xor i32 %149, %45, !dbg !2703
	%151 = getelementptr inbounds i32, i32* %40, i64 32, !dbg !2704
	store i32 %150, i32* %151, align 4, !dbg !2704
	%152 = shl i32 %150, 2, !dbg !2705
	%153 = lshr i32 %152, 1, !dbg !2706
	%154 = or i32 %153, 1, !dbg !2707
	%155 = and i32 %154, -3, !dbg !2708
	%156 = getelementptr inbounds i32, i32* %40, i64 33, !dbg !2709
	store i32 %155, i32* %156, align 4, !dbg !2709
	%157 = sub i32 %155, 1, !dbg !2710
	%158 = getelementptr inbounds i32, i32* %40, i64 34, !dbg !2711
	store i32 %157, i32* %158, align 4, !dbg !2711
	%159 = sub i32 %48, %45, !dbg !2712
	%160 = getelementptr inbounds i32, i32* %40, i64 35, !dbg !2713
	store i32 %159, i32* %160, align 4, !dbg !2713
	br i1 %124, label %b20, label %b18, !dbg !2714

b18:
	%161 = icmp eq i32 %45, 5, !dbg !2715
	br i1 %161, label %b20, label %b19, !dbg !2717

b19:
	br label %b20, !dbg !2718

b20:
	%162 = phi i32 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2719
	%163 = getelementptr inbounds i32, i32* %40, i64 36, !dbg !2719
	store i32 %162, i32* %163, align 4, !dbg !2719
	%164 = icmp eq i32 %48, 1, !dbg !2720
	%165 = icmp ne i1 %140, %164, !dbg !2721
	br i1 %165, label %b22, label %b21, !dbg !2723

b21:
	br label %b22, !dbg !2724

b22:
	%166 = phi i32 [ 1, %b20 ], [ 0, %b21 ], !dbg !2725
	%167 = getelementptr inbounds i32, i32* %40, i64 37, !dbg !2725
	store i32 %166, i32* %167, align 4, !dbg !2725
	%168 = and i64 %52, 3, !dbg !2726
	%169 = icmp ult i64 %168, 32, !dbg !2727
	%170 = trunc i64 %168 to i32, !dbg !2727
	%171 = shl i32 1, %170, !dbg !2727
	%172 = select i1 %169, i32 %171, i32 0, !dbg !2727
	%173 = add i32 %172, %45, !dbg !2728
	%174 = getelementptr inbounds i32, i32* %40, i64 38, !dbg !2729
	store i32 %173, i32* %174, align 4, !dbg !2729
	%175 = getelementptr inbounds i32, i32* %40, i64 39, !dbg !2730
	store i32 -1, i32* %175, align 4, !dbg !2730
	%176 = add i64 %35, %34, !dbg !2602
	br label %b1, !dbg !2602

b23:
	ret void, !dbg !2602

b2_fail1:
	%177 = icmp ugt i64 %39, %p1, !dbg !2606
	br i1 %177, label %b2_fail2, label %b2_ok2, !dbg !2606

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 131, i64 %39, i64 %p1), !dbg !2606
	ret void, !dbg !2606

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 132, i64 %37, i64 %39), !dbg !2606
	ret void, !dbg !2606

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %35, i64 %p5), !dbg !2608
	ret void, !dbg !2608

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 133, i64 %35, i64 %p7), !dbg !2609
	ret void, !dbg !2609
}

define void @ConvertUint32(i64* %p0, i64 %p1, double* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2731 {
entry:
	br label %b0, !dbg !2732

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2733, !range !11
	%1 = sext i32 %0 to i64, !dbg !2733
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2733, !range !13
	%3 = sext i32 %2 to i64, !dbg !2733
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2733, !range !13
	%5 = sext i32 %4 to i64, !dbg !2733
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2733, !range !33
	%7 = sext i32 %6 to i64, !dbg !2733
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2733, !range !34
	%9 = sext i32 %8 to i64, !dbg !2733
	%10 = mul i64 %9, %5, !dbg !2733
	%11 = add i64 %3, %10, !dbg !2733
	%12 = mul i64 %7, %11, !dbg !2733
	%13 = add i64 %1, %12, !dbg !2733
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2733, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2733, !range !35
	%16 = mul i32 %14, %15, !dbg !2733
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2733, !range !36
	%18 = mul i32 %16, %17, !dbg !2733
	%19 = sext i32 %18 to i64, !dbg !2733
	%20 = mul i64 %13, %19, !dbg !2733
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2733, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2733, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2733, !range !14
	%24 = mul i32 %15, %23, !dbg !2733
	%25 = add i32 %22, %24, !dbg !2733
	%26 = mul i32 %14, %25, !dbg !2733
	%27 = add i32 %21, %26, !dbg !2733
	%28 = sext i32 %27 to i64, !dbg !2733
	%29 = add i64 %20, %28, !dbg !2733
	%30 = mul i64 %7, %9, !dbg !2733
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2733, !range !34
	%32 = sext i32 %31 to i64, !dbg !2733
	%33 = mul i64 %30, %32, !dbg !2733
	%34 = mul i64 %33, %19, !dbg !2733
	br label %b1, !dbg !2733

b1:
	%35 = phi i64 [ %29, %b0 ], [ %112, %b2_ok2 ], !dbg !2733
	%36 = icmp slt i64 %35, %p5, !dbg !2733
	br i1 %36, label %b2, label %b3, !dbg !2733

b2:
	%37 = mul i64 %35, 20, !dbg !2734
	%38 = add i64 %35, 1, !dbg !2735
	%39 = mul i64 %38, 20, !dbg !2736
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2737
	%41 = getelementptr inbounds i32, i32* %p4, i64 %35, !dbg !2738
	%42 = icmp ugt i64 %39, %p1, !dbg !2737
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2737, !prof !10

b2_ok1:
	%43 = load i32, i32* %41, align 4, !dbg !2738
	%44 = trunc i32 %43 to i8, !dbg !2741
	%45 = sext i8 %44 to i64, !dbg !2742
	%46 = trunc i32 %43 to i16, !dbg !2743
	%47 = sext i16 %46 to i64, !dbg !2744
	%48 = sext i32 %43 to i64, !dbg !2746
	%49 = zext i32 %43 to i64, !dbg !2747
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2748
	store i64 %45, i64* %50, align 8, !dbg !2748
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2749
	store i64 %47, i64* %51, align 8, !dbg !2749
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2750
	store i64 %48, i64* %52, align 8, !dbg !2750
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2751
	store i64 %49, i64* %53, align 8, !dbg !2751
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2752
	store i64 %49, i64* %54, align 8, !dbg !2752
	%55 = trunc i32 %43 to i8, !dbg !2753
	%56 = zext i8 %55 to i64, !dbg !2754
	%57 = trunc i32 %43 to i16, !dbg !2755
	%58 = zext i16 %57 to i64, !dbg !2756
	%59 = zext i32 %43 to i64, !dbg !2757
	%60 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2759
	store i64 %56, i64* %60, align 8, !dbg !2759
	%61 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2760
	store i64 %58, i64* %61, align 8, !dbg !2760
	%62 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2761
	store i64 %49, i64* %62, align 8, !dbg !2761
	%63 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2762
	store i64 %59, i64* %63, align 8, !dbg !2762
	%64 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2763
	store i64 %59, i64* %64, align 8, !dbg !2763
	%65 = sext i8 %44 to i32, !dbg !2764
	%66 = zext i32 %65 to i64, !dbg !2765
	%67 = zext i8 %55 to i32, !dbg !2766
	%68 = zext i32 %67 to i64, !dbg !2767
	%69 = sext i16 %46 to i32, !dbg !2768
	%70 = zext i32 %69 to i64, !dbg !2769
	%71 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2770
	store i64 %66, i64* %71, align 8, !dbg !2770
	%72 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2771
	store i64 %68, i64* %72, align 8, !dbg !2771
	%73 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2772
	store i64 %70, i64* %73, align 8, !dbg !2772
	%74 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2773
	store i64 %49, i64* %74, align 8, !dbg !2773
	%75 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2774
	store i64 %49, i64* %75, align 8, !dbg !2774
	%76 = lshr i8 %55, 1, !dbg !2775
	%77 = zext i8 %76 to i32, !dbg !2776
	%78 = uitofp i32 %77 to float, !dbg !2777
	%79 = call i64 @llvm.nvvm.f2ll.rz(float %78), !dbg !2778
	%80 = fcmp uno float %78, %78, !dbg !2778
	%81 = select i1 %80, i64 0, i64 %79, !dbg !2778
	%82 = uitofp i32 %77 to double, !dbg !2779
	%83 = call i64 @llvm.nvvm.d2ll.rz(double %82), !dbg !2780
	%84 = fcmp uno double %82, %82, !dbg !2780
	%85 = select i1 %84, i64 0, i64 %83, !dbg !2780
	%86 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2781
	store i64 %81, i64* %86, align 8, !dbg !2781
	%87 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2782
	store i64 %85, i64* %87, align 8, !dbg !2782
	%88 = call i32 @llvm.nvvm.f2ui.rz(float %78), !dbg !2783
	%89 = zext i32 %88 to i64, !dbg !2784
	%90 = fadd double %82, 7.500000e-01, !dbg !2785
	%91 = call i32 @llvm.nvvm.d2ui.rz(double %90), !dbg !2786
	%92 = fcmp uno double %90, %90, !dbg !2786
	%93 = select i1 %92, i32 0, i32 %91, !dbg !2786
	%94 = zext i32 %93 to i64, !dbg !2787
	%95 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2788
	store i64 %89, i64* %95, align 8, !dbg !2788
	%96 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2789
	store i64 %94, i64* %96, align 8, !dbg !2789
	%97 = fmul double %82, 3.500000e+00, !dbg !2790
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %97), !dbg !2791
	%99 = fcmp uno double %97, %97, !dbg !2791
	%100 = select i1 %99, i64 0, i64 %98, !dbg !2791
	%101 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2793
	store i64 %100, i64* %101, align 8, !dbg !2793
	%102 = mul i64 %35, 2, !dbg !2794
	%103 = add i64 %102, 2, !dbg !2795
	%104 = getelementptr inbounds double, double* %p2, i64 %102, !dbg !2796
	%105 = icmp ugt i64 %103, %p3, !dbg !2796
	br i1 %105, label %b2_fail2, label %b2_ok2, !dbg !2796, !prof !10

b2_ok2:
	%106 = load i32, i32* %41, align 4, !dbg !2797
	%107 = uitofp i32 %106 to float, !dbg !2800
	%108 = fpext float %107 to double, !dbg !2801
	%109 = uitofp i32 %106 to double, !dbg !2802
	%110 = getelementptr inbounds double, double* %104, i64 0, !dbg !2803
	store double %108, double* %110, align 8, !dbg !2803
	%111 = getelementptr inbounds double, double* %104, i64 1, !dbg !2804
	store double %109, double* %111, align 8, !dbg !2804
	%112 = add i64 %35, %34, !dbg !2733
	br label %b1, !dbg !2733

b3:
	ret void, !dbg !2733

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 134, i64 %39, i64 %p1), !dbg !2737
	ret void, !dbg !2737

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 135, i64 %103, i64 %p3), !dbg !2796
	ret void, !dbg !2796
}

define void @AtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2805 {
entry:
	br label %b0, !dbg !2806

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2809, !range !11
	%1 = sext i32 %0 to i64, !dbg !2809
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2809, !range !13
	%3 = sext i32 %2 to i64, !dbg !2809
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2809, !range !13
	%5 = sext i32 %4 to i64, !dbg !2809
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2809, !range !33
	%7 = sext i32 %6 to i64, !dbg !2809
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2809, !range !34
	%9 = sext i32 %8 to i64, !dbg !2809
	%10 = mul i64 %9, %5, !dbg !2809
	%11 = add i64 %3, %10, !dbg !2809
	%12 = mul i64 %7, %11, !dbg !2809
	%13 = add i64 %1, %12, !dbg !2809
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2809, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2809, !range !35
	%16 = mul i32 %14, %15, !dbg !2809
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2809, !range !36
	%18 = mul i32 %16, %17, !dbg !2809
	%19 = sext i32 %18 to i64, !dbg !2809
	%20 = mul i64 %13, %19, !dbg !2809
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2809, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2809, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2809, !range !14
	%24 = mul i32 %15, %23, !dbg !2809
	%25 = add i32 %22, %24, !dbg !2809
	%26 = mul i32 %14, %25, !dbg !2809
	%27 = add i32 %21, %26, !dbg !2809
	%28 = sext i32 %27 to i64, !dbg !2809
	%29 = add i64 %20, %28, !dbg !2809
	%30 = add i64 %29, 1, !dbg !2810
	%31 = trunc i64 %30 to i32, !dbg !2811
	%32 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2812
	%33 = icmp uge i64 0, %p1, !dbg !2812
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !2812, !prof !10

b0_ok1:
	%34 = atomicrmw add i32* %32, i32 %31 monotonic, !dbg !2813
	%35 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2814
	%36 = icmp uge i64 1, %p1, !dbg !2814
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !2814, !prof !10

b0_ok2:
	%37 = atomicrmw sub i32* %35, i32 1 monotonic, !dbg !2815
	%38 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2816
	%39 = icmp uge i64 2, %p1, !dbg !2816
	br i1 %39, label %b0_fail3, label %b0_ok3, !dbg !2816, !prof !10

b0_ok3:
	%40 = atomicrmw umin i32* %38, i32 %31 monotonic, !dbg !2817
	%41 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2818
	%42 = icmp uge i64 3, %p1, !dbg !2818
	br i1 %42, label %b0_fail4, label %b0_ok4, !dbg !2818, !prof !10

b0_ok4:
	%43 = atomicrmw umax i32* %41, i32 %31 monotonic, !dbg !2819
	%44 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2820
	%45 = icmp uge i64 4, %p1, !dbg !2820
	br i1 %45, label %b0_fail5, label %b0_ok5, !dbg !2820, !prof !10

b0_ok5:
	%46 = atomicrmw xchg i32* %44, i32 %31 monotonic, !dbg !2821
	%47 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2822
	%48 = icmp uge i64 %29, %p3, !dbg !2822
	br i1 %48, label %b0_fail6, label %b0_ok6, !dbg !2822, !prof !10

b0_ok6:
	store i32 %46, i32* %47, align 4, !dbg !2822
	%49 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2823
	%50 = icmp uge i64 5, %p1, !dbg !2823
	br i1 %50, label %b0_fail7, label %b0_ok7, !dbg !2823, !prof !10

b0_ok7:
	%51 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %49) nounwind, !dbg !2824
	%52 = icmp eq i32 %51, 7, !dbg !2825
	br i1 %52, label %b1, label %b2, !dbg !2825

b1:
	%53 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2826
	%54 = icmp uge i64 %29, %p5, !dbg !2826
	br i1 %54, label %b1_fail1, label %b1_ok1, !dbg !2826, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %53, i32 %31) nounwind, !dbg !2827
	br label %b2, !dbg !2827

b2:
	ret void, !dbg !2808

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !2812
	ret void, !dbg !2812

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !2814
	ret void, !dbg !2814

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !2816
	ret void, !dbg !2816

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !2818
	ret void, !dbg !2818

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !2820
	ret void, !dbg !2820

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !2822
	ret void, !dbg !2822

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !2823
	ret void, !dbg !2823

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !2826
	ret void, !dbg !2826
}

define void @IntAtomicsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2828 {
entry:
	br label %b0, !dbg !2829

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2832, !range !11
	%1 = sext i32 %0 to i64, !dbg !2832
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2832, !range !13
	%3 = sext i32 %2 to i64, !dbg !2832
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2832, !range !13
	%5 = sext i32 %4 to i64, !dbg !2832
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2832, !range !33
	%7 = sext i32 %6 to i64, !dbg !2832
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2832, !range !34
	%9 = sext i32 %8 to i64, !dbg !2832
	%10 = mul i64 %9, %5, !dbg !2832
	%11 = add i64 %3, %10, !dbg !2832
	%12 = mul i64 %7, %11, !dbg !2832
	%13 = add i64 %1, %12, !dbg !2832
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2832, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2832, !range !35
	%16 = mul i32 %14, %15, !dbg !2832
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2832, !range !36
	%18 = mul i32 %16, %17, !dbg !2832
	%19 = sext i32 %18 to i64, !dbg !2832
	%20 = mul i64 %13, %19, !dbg !2832
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2832, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2832, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2832, !range !14
	%24 = mul i32 %15, %23, !dbg !2832
	%25 = add i32 %22, %24, !dbg !2832
	%26 = mul i32 %14, %25, !dbg !2832
	%27 = add i32 %21, %26, !dbg !2832
	%28 = sext i32 %27 to i64, !dbg !2832
	%29 = add i64 %20, %28, !dbg !2832
	%30 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !2833
	%31 = icmp uge i64 0, %p1, !dbg !2833
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !2833, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !2834
	%33 = icmp ult i64 %32, 32, !dbg !2835
	%34 = trunc i64 %32 to i32, !dbg !2835
	%35 = shl i32 1, %34, !dbg !2835
	%36 = select i1 %33, i32 %35, i32 0, !dbg !2835
	%37 = xor i32 %36, -1, !dbg !2836
	%38 = atomicrmw and i32* %30, i32 %37 monotonic, !dbg !2837
	%39 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !2838
	%40 = icmp uge i64 1, %p1, !dbg !2838
	br i1 %40, label %b0_fail2, label %b0_ok2, !dbg !2838, !prof !10

b0_ok2:
	%41 = atomicrmw or i32* %39, i32 %36 monotonic, !dbg !2839
	%42 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !2840
	%43 = trunc i64 %29 to i32, !dbg !2841
	%44 = icmp uge i64 2, %p1, !dbg !2840
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2840, !prof !10

b0_ok3:
	%45 = atomicrmw xor i32* %42, i32 %43 monotonic, !dbg !2842
	br label %b1, !dbg !2842

b1:
	%46 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !2843
	%47 = icmp uge i64 3, %p1, !dbg !2843
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !2843, !prof !10

b1_ok1:
	%48 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %46) nounwind, !dbg !2844
	%49 = add i32 %48, 1, !dbg !2845
	%50 = cmpxchg i32* %46, i32 %48, i32 %49 monotonic monotonic, !dbg !2846
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2846
	%52 = icmp eq i32 %51, %48, !dbg !2847
	br i1 %52, label %b2, label %b1, !dbg !2847

b2:
	%53 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !2848
	%54 = icmp uge i64 %29, %p3, !dbg !2848
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !2848, !prof !10

b2_ok1:
	store i32 %48, i32* %53, align 4, !dbg !2848
	%55 = getelementptr inbounds i32, i32* %p0, i64 4, !dbg !2849
	%56 = icmp uge i64 4, %p1, !dbg !2849
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !2849, !prof !10

b2_ok2:
	%57 = cmpxchg i32* %55, i32 1, i32 2 monotonic monotonic, !dbg !2850
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2850
	%59 = icmp eq i32 %58, 1, !dbg !2851
	br i1 %59, label %b3, label %b4, !dbg !2851

b3:
	%60 = getelementptr inbounds i32, i32* %p0, i64 5, !dbg !2852
	%61 = icmp uge i64 5, %p1, !dbg !2852
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !2852, !prof !10

b3_ok1:
	%62 = atomicrmw add i32* %60, i32 1 monotonic, !dbg !2853
	br label %b4, !dbg !2853

b4:
	ret void, !dbg !2831

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !2833
	ret void, !dbg !2833

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !2838
	ret void, !dbg !2838

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !2840
	ret void, !dbg !2840

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !2843
	ret void, !dbg !2843

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !2848
	ret void, !dbg !2848

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !2849
	ret void, !dbg !2849

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !2852
	ret void, !dbg !2852
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2854 {
entry:
	br label %b0, !dbg !2855

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2856, !range !11
	%1 = sext i32 %0 to i64, !dbg !2856
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2856, !range !13
	%3 = sext i32 %2 to i64, !dbg !2856
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2856, !range !13
	%5 = sext i32 %4 to i64, !dbg !2856
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2856, !range !33
	%7 = sext i32 %6 to i64, !dbg !2856
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2856, !range !34
	%9 = sext i32 %8 to i64, !dbg !2856
	%10 = mul i64 %9, %5, !dbg !2856
	%11 = add i64 %3, %10, !dbg !2856
	%12 = mul i64 %7, %11, !dbg !2856
	%13 = add i64 %1, %12, !dbg !2856
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2856, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2856, !range !35
	%16 = mul i32 %14, %15, !dbg !2856
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2856, !range !36
	%18 = mul i32 %16, %17, !dbg !2856
	%19 = sext i32 %18 to i64, !dbg !2856
	%20 = mul i64 %13, %19, !dbg !2856
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2856, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2856, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2856, !range !14
	%24 = mul i32 %15, %23, !dbg !2856
	%25 = add i32 %22, %24, !dbg !2856
	%26 = mul i32 %14, %25, !dbg !2856
	%27 = add i32 %21, %26, !dbg !2856
	%28 = sext i32 %27 to i64, !dbg !2856
	%29 = add i64 %20, %28, !dbg !2856
	%30 = mul i64 %7, %9, !dbg !2856
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2856, !range !34
	%32 = sext i32 %31 to i64, !dbg !2856
	%33 = mul i64 %30, %32, !dbg !2856
	%34 = mul i64 %33, %19, !dbg !2856
	br label %b1, !dbg !2856

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !2856
	%36 = icmp slt i64 %35, %p3, !dbg !2856
	br i1 %36, label %b2, label %b23, !dbg !2856

b2:
	%37 = mul i64 %35, 40, !dbg !2857
	%38 = add i64 %35, 1, !dbg !2858
	%39 = mul i64 %38, 40, !dbg !2859
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2860
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !2861
	%42 = icmp ugt i64 %39, %p1, !dbg !2860
	%43 = icmp ugt i64 %37, %39, !dbg !2860
	%44 = or i1 %42, %43, !dbg !2860
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !2860, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !2861
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2862
	%47 = icmp uge i64 %35, %p5, !dbg !2862
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !2862, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !2862
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !2863
	%50 = icmp uge i64 %35, %p7, !dbg !2863
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !2863, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !2863
	%52 = zext i32 %51 to i64, !dbg !2864
	%53 = add i64 %45, %48, !dbg !2867
	%54 = sub i64 %45, %48, !dbg !2868
	%55 = mul i64 %45, %48, !dbg !2869
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !2870
	store i64 %53, i64* %56, align 8, !dbg !2870
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !2871
	store i64 %54, i64* %57, align 8, !dbg !2871
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !2872
	store i64 %55, i64* %58, align 8, !dbg !2872
	%59 = and i64 %45, %48, !dbg !2873
	%60 = or i64 %45, %48, !dbg !2874
	%61 = xor i64 %45, %48, !dbg !2875
	%62 = xor i64 %48, -1, !dbg !2876
	%63 = and i64 %45, %62, !dbg !2876
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !2877
	store i64 %59, i64* %64, align 8, !dbg !2877
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !2878
	store i64 %60, i64* %65, align 8, !dbg !2878
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !2879
	store i64 %61, i64* %66, align 8, !dbg !2879
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !2880
	store i64 %63, i64* %67, align 8, !dbg !2880
	%68 = xor i64 %45, -1, !dbg !2881
	%69 = sub i64 0, %45, !dbg !2882
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !2883
	store i64 %68, i64* %70, align 8, !dbg !2883
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !2884
	store i64 %69, i64* %71, align 8, !dbg !2884
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !2885
	store i64 %45, i64* %72, align 8, !dbg !2885
	%73 = icmp ult i64 %52, 64, !dbg !2886
	%74 = shl i64 %45, %52, !dbg !2886
	%75 = select i1 %73, i64 %74, i64 0, !dbg !2886
	%76 = icmp ult i64 %52, 64, !dbg !2887
	%77 = lshr i64 %45, %52, !dbg !2887
	%78 = select i1 %76, i64 %77, i64 0, !dbg !2887
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !2888
	store i64 %75, i64* %79, align 8, !dbg !2888
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !2889
	store i64 %78, i64* %80, align 8, !dbg !2889
	%81 = icmp ult i64 %52, 64, !dbg !2891
	%82 = shl i64 %45, %52, !dbg !2891
	%83 = select i1 %81, i64 %82, i64 0, !dbg !2891
	%84 = trunc i64 %52 to i8, !dbg !2892
	%85 = zext i8 %84 to i64, !dbg !2893
	%86 = icmp ult i64 %85, 64, !dbg !2893
	%87 = lshr i64 %45, %85, !dbg !2893
	%88 = select i1 %86, i64 %87, i64 0, !dbg !2893
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !2894
	store i64 %83, i64* %89, align 8, !dbg !2894
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !2895
	store i64 %88, i64* %90, align 8, !dbg !2895
	%91 = shl i64 %45, 3, !dbg !2896
	%92 = lshr i64 %45, 3, !dbg !2897
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !2898
	store i64 %91, i64* %93, align 8, !dbg !2898
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !2899
	store i64 %92, i64* %94, align 8, !dbg !2899
	%95 = icmp ult i64 %52, 64, !dbg !2900
	%96 = shl i64 1, %52, !dbg !2900
	%97 = select i1 %95, i64 %96, i64 0, !dbg !2900
	%98 = urem i64 %52, 8, !dbg !2901
	%99 = icmp ult i64 %98, 64, !dbg !2902
	%100 = lshr i64 %48, %98, !dbg !2902
	%101 = select i1 %99, i64 %100, i64 0, !dbg !2902
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !2903
	store i64 %97, i64* %102, align 8, !dbg !2903
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !2904
	store i64 %101, i64* %103, align 8, !dbg !2904
	%104 = icmp ne i64 %48, 0, !dbg !2905
	br i1 %104, label %b3, label %b4, !dbg !2905

b3:
	%105 = udiv i64 %45, %48, !dbg !2906
	%106 = urem i64 %45, %48, !dbg !2907
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2908
	store i64 %105, i64* %107, align 8, !dbg !2908
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2909
	store i64 %106, i64* %108, align 8, !dbg !2909
	br label %b5, !dbg !2909

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !2910
	store i64 0, i64* %109, align 8, !dbg !2910
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !2911
	store i64 0, i64* %110, align 8, !dbg !2911
	br label %b5, !dbg !2911

b5:
	%111 = udiv i64 %45, 7, !dbg !2912
	%112 = urem i64 %45, 7, !dbg !2913
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !2914
	store i64 %111, i64* %113, align 8, !dbg !2914
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !2915
	store i64 %112, i64* %114, align 8, !dbg !2915
	%115 = udiv i64 %45, 8, !dbg !2916
	%116 = urem i64 %45, 8, !dbg !2917
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !2918
	store i64 %115, i64* %117, align 8, !dbg !2918
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !2919
	store i64 %116, i64* %118, align 8, !dbg !2919
	%119 = icmp ult i64 %45, %48, !dbg !2920
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !2920
	%121 = icmp ugt i64 %45, %48, !dbg !2921
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !2921
	%123 = icmp ugt i64 %122, 3, !dbg !2921
	%124 = select i1 %123, i64 %122, i64 3, !dbg !2921
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !2922
	store i64 %120, i64* %125, align 8, !dbg !2922
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !2923
	store i64 %124, i64* %126, align 8, !dbg !2923
	%127 = icmp eq i64 %45, %48, !dbg !2924
	br i1 %127, label %b7, label %b6, !dbg !2927

b6:
	br label %b7, !dbg !2928

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !2929
	%129 = icmp ne i64 %45, %48, !dbg !2929
	br i1 %129, label %b9, label %b8, !dbg !2931

b8:
	br label %b9, !dbg !2932

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !2933
	br i1 %119, label %b11, label %b10, !dbg !2935

b10:
	br label %b11, !dbg !2936

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !2937
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !2937
	store i64 %128, i64* %132, align 8, !dbg !2937
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !2938
	store i64 %130, i64* %133, align 8, !dbg !2938
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !2939
	store i64 %131, i64* %134, align 8, !dbg !2939
	%135 = icmp ule i64 %45, %48, !dbg !2940
	br i1 %135, label %b13, label %b12, !dbg !2942

b12:
	br label %b13, !dbg !2943

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !2944
	br i1 %121, label %b15, label %b14, !dbg !2946

b14:
	br label %b15, !dbg !2947

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !2948
	%138 = icmp uge i64 %45, %48, !dbg !2948
	br i1 %138, label %b17, label %b16, !dbg !2950

b16:
	br label %b17, !dbg !2951

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !2952
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !2952
	store i64 %136, i64* %140, align 8, !dbg !2952
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !2953
	store i64 %137, i64* %141, align 8, !dbg !2953
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !2954
	store i64 %139, i64* %142, align 8, !dbg !2954
	%143 = mul i64 %53, 3, !dbg !2955
	%144 = sub i64 %143, 5, !dbg !2956
	%145 = xor i64 %144, %45, !dbg !2957
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !2958
	store i64 %145, i64* %146, align 8, !dbg !2958
	%147 = shl i64 %145, 2, !dbg !2959
	%148 = lshr i64 %147, 1, !dbg !2960
	%149 = or i64 %148, 1, !dbg !2961
	%150 = and i64 %149, -3, !dbg !2962
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !2963
	store i64 %150, i64* %151, align 8, !dbg !2963
	%152 = sub i64 %150, 1, !dbg !2964
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !2965
	store i64 %152, i64* %153, align 8, !dbg !2965
	%154 = sub i64 %48, %45, !dbg !2966
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !2967
	store i64 %154, i64* %155, align 8, !dbg !2967
	br i1 %119, label %b20, label %b18, !dbg !2968

b18:
	%156 = icmp eq i64 %45, 5, !dbg !2969
	br i1 %156, label %b20, label %b19, !dbg !2971

b19:
	br label %b20, !dbg !2972

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !2973
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !2973
	store i64 %157, i64* %158, align 8, !dbg !2973
	%159 = icmp eq i64 %48, 1, !dbg !2974
	%160 = icmp ne i1 %135, %159, !dbg !2975
	br i1 %160, label %b22, label %b21, !dbg !2977

b21:
	br label %b22, !dbg !2978

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !2979
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !2979
	store i64 %161, i64* %162, align 8, !dbg !2979
	%163 = and i64 %52, 3, !dbg !2980
	%164 = icmp ult i64 %163, 64, !dbg !2981
	%165 = shl i64 1, %163, !dbg !2981
	%166 = select i1 %164, i64 %165, i64 0, !dbg !2981
	%167 = add i64 %166, %45, !dbg !2982
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !2983
	store i64 %167, i64* %168, align 8, !dbg !2983
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !2984
	store i64 -1, i64* %169, align 8, !dbg !2984
	%170 = add i64 %35, %34, !dbg !2856
	br label %b1, !dbg !2856

b23:
	ret void, !dbg !2856

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !2860
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !2860

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 136, i64 %39, i64 %p1), !dbg !2860
	ret void, !dbg !2860

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 137, i64 %37, i64 %39), !dbg !2860
	ret void, !dbg !2860

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %35, i64 %p5), !dbg !2862
	ret void, !dbg !2862

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 138, i64 %35, i64 %p7), !dbg !2863
	ret void, !dbg !2863
}

define void @ConvertUint64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2985 {
entry:
	br label %b0, !dbg !2986

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2987, !range !11
	%1 = sext i32 %0 to i64, !dbg !2987
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2987, !range !13
	%3 = sext i32 %2 to i64, !dbg !2987
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2987, !range !13
	%5 = sext i32 %4 to i64, !dbg !2987
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2987, !range !33
	%7 = sext i32 %6 to i64, !dbg !2987
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2987, !range !34
	%9 = sext i32 %8 to i64, !dbg !2987
	%10 = mul i64 %9, %5, !dbg !2987
	%11 = add i64 %3, %10, !dbg !2987
	%12 = mul i64 %7, %11, !dbg !2987
	%13 = add i64 %1, %12, !dbg !2987
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2987, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2987, !range !35
	%16 = mul i32 %14, %15, !dbg !2987
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2987, !range !36
	%18 = mul i32 %16, %17, !dbg !2987
	%19 = sext i32 %18 to i64, !dbg !2987
	%20 = mul i64 %13, %19, !dbg !2987
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2987, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2987, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2987, !range !14
	%24 = mul i32 %15, %23, !dbg !2987
	%25 = add i32 %22, %24, !dbg !2987
	%26 = mul i32 %14, %25, !dbg !2987
	%27 = add i32 %21, %26, !dbg !2987
	%28 = sext i32 %27 to i64, !dbg !2987
	%29 = add i64 %20, %28, !dbg !2987
	%30 = mul i64 %7, %9, !dbg !2987
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2987, !range !34
	%32 = sext i32 %31 to i64, !dbg !2987
	%33 = mul i64 %30, %32, !dbg !2987
	%34 = mul i64 %33, %19, !dbg !2987
	br label %b1, !dbg !2987

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !2987
	%36 = icmp slt i64 %35, %p5, !dbg !2987
	br i1 %36, label %b2, label %b3, !dbg !2987

b2:
	%37 = mul i64 %35, 20, !dbg !2988
	%38 = add i64 %35, 1, !dbg !2989
	%39 = mul i64 %38, 20, !dbg !2990
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !2991
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !2992
	%42 = icmp ugt i64 %39, %p1, !dbg !2991
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2991, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !2992
	%44 = trunc i64 %43 to i8, !dbg !2995
	%45 = sext i8 %44 to i64, !dbg !2996
	%46 = trunc i64 %43 to i16, !dbg !2997
	%47 = sext i16 %46 to i64, !dbg !2998
	%48 = trunc i64 %43 to i32, !dbg !2999
	%49 = sext i32 %48 to i64, !dbg !3000
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3002
	store i64 %45, i64* %50, align 8, !dbg !3002
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3003
	store i64 %47, i64* %51, align 8, !dbg !3003
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3004
	store i64 %49, i64* %52, align 8, !dbg !3004
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3005
	store i64 %43, i64* %53, align 8, !dbg !3005
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3006
	store i64 %43, i64* %54, align 8, !dbg !3006
	%55 = trunc i64 %43 to i8, !dbg !3007
	%56 = zext i8 %55 to i64, !dbg !3008
	%57 = trunc i64 %43 to i16, !dbg !3009
	%58 = zext i16 %57 to i64, !dbg !3010
	%59 = trunc i64 %43 to i32, !dbg !3011
	%60 = zext i32 %59 to i64, !dbg !3012
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3013
	store i64 %56, i64* %61, align 8, !dbg !3013
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3014
	store i64 %58, i64* %62, align 8, !dbg !3014
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3015
	store i64 %60, i64* %63, align 8, !dbg !3015
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3016
	store i64 %43, i64* %64, align 8, !dbg !3016
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3017
	store i64 %43, i64* %65, align 8, !dbg !3017
	%66 = sext i8 %44 to i64, !dbg !3018
	%67 = zext i8 %55 to i64, !dbg !3020
	%68 = sext i16 %46 to i64, !dbg !3022
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3024
	store i64 %66, i64* %69, align 8, !dbg !3024
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3025
	store i64 %67, i64* %70, align 8, !dbg !3025
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3026
	store i64 %68, i64* %71, align 8, !dbg !3026
	%72 = zext i32 %59 to i64, !dbg !3027
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3029
	store i64 %72, i64* %73, align 8, !dbg !3029
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3030
	store i64 %43, i64* %74, align 8, !dbg !3030
	%75 = lshr i8 %55, 1, !dbg !3031
	%76 = zext i8 %75 to i64, !dbg !3032
	%77 = uitofp i64 %76 to float, !dbg !3033
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3034
	%79 = fcmp uno float %77, %77, !dbg !3034
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3034
	%81 = uitofp i64 %76 to double, !dbg !3035
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3036
	%83 = fcmp uno double %81, %81, !dbg !3036
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3036
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3037
	store i64 %80, i64* %85, align 8, !dbg !3037
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3038
	store i64 %84, i64* %86, align 8, !dbg !3038
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3039
	%88 = fcmp uno float %77, %77, !dbg !3039
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3039
	%90 = fadd double %81, 7.500000e-01, !dbg !3041
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3042
	%92 = fcmp uno double %90, %90, !dbg !3042
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3042
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3044
	store i64 %89, i64* %94, align 8, !dbg !3044
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3045
	store i64 %93, i64* %95, align 8, !dbg !3045
	%96 = fmul double %81, 3.500000e+00, !dbg !3046
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3047
	%98 = fcmp uno double %96, %96, !dbg !3047
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3047
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3049
	store i64 %99, i64* %100, align 8, !dbg !3049
	%101 = mul i64 %35, 2, !dbg !3050
	%102 = add i64 %101, 2, !dbg !3051
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3052
	%104 = icmp ugt i64 %102, %p3, !dbg !3052
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !3052, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !3053
	%106 = uitofp i64 %105 to float, !dbg !3056
	%107 = fpext float %106 to double, !dbg !3057
	%108 = uitofp i64 %105 to double, !dbg !3058
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3059
	store double %107, double* %109, align 8, !dbg !3059
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3060
	store double %108, double* %110, align 8, !dbg !3060
	%111 = add i64 %35, %34, !dbg !2987
	br label %b1, !dbg !2987

b3:
	ret void, !dbg !2987

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 139, i64 %39, i64 %p1), !dbg !2991
	ret void, !dbg !2991

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 140, i64 %102, i64 %p3), !dbg !3052
	ret void, !dbg !3052
}

define void @AtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3061 {
entry:
	br label %b0, !dbg !3062

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3065, !range !11
	%1 = sext i32 %0 to i64, !dbg !3065
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3065, !range !13
	%3 = sext i32 %2 to i64, !dbg !3065
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3065, !range !13
	%5 = sext i32 %4 to i64, !dbg !3065
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3065, !range !33
	%7 = sext i32 %6 to i64, !dbg !3065
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3065, !range !34
	%9 = sext i32 %8 to i64, !dbg !3065
	%10 = mul i64 %9, %5, !dbg !3065
	%11 = add i64 %3, %10, !dbg !3065
	%12 = mul i64 %7, %11, !dbg !3065
	%13 = add i64 %1, %12, !dbg !3065
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3065, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3065, !range !35
	%16 = mul i32 %14, %15, !dbg !3065
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3065, !range !36
	%18 = mul i32 %16, %17, !dbg !3065
	%19 = sext i32 %18 to i64, !dbg !3065
	%20 = mul i64 %13, %19, !dbg !3065
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3065, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3065, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3065, !range !14
	%24 = mul i32 %15, %23, !dbg !3065
	%25 = add i32 %22, %24, !dbg !3065
	%26 = mul i32 %14, %25, !dbg !3065
	%27 = add i32 %21, %26, !dbg !3065
	%28 = sext i32 %27 to i64, !dbg !3065
	%29 = add i64 %20, %28, !dbg !3065
	%30 = add i64 %29, 1, !dbg !3066
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3068
	%32 = icmp uge i64 0, %p1, !dbg !3068
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3068, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3069
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3070
	%35 = icmp uge i64 1, %p1, !dbg !3070
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3070, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3071
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3072
	%38 = icmp uge i64 2, %p1, !dbg !3072
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3072, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3073
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3074
	%41 = icmp uge i64 3, %p1, !dbg !3074
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3074, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3075
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3076
	%44 = icmp uge i64 4, %p1, !dbg !3076
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3076, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3077
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3078
	%47 = icmp uge i64 %29, %p3, !dbg !3078
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3078, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3078
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3079
	%49 = icmp uge i64 5, %p1, !dbg !3079
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3079, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3080
	%51 = icmp eq i64 %50, 7, !dbg !3081
	br i1 %51, label %b1, label %b2, !dbg !3081

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3082
	%53 = icmp uge i64 %29, %p5, !dbg !3082
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3082, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3083
	br label %b2, !dbg !3083

b2:
	ret void, !dbg !3064

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !3068
	ret void, !dbg !3068

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !3070
	ret void, !dbg !3070

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !3072
	ret void, !dbg !3072

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !3074
	ret void, !dbg !3074

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !3076
	ret void, !dbg !3076

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !3078
	ret void, !dbg !3078

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !3079
	ret void, !dbg !3079

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !3082
	ret void, !dbg !3082
}

define void @IntAtomicsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3084 {
entry:
	br label %b0, !dbg !3085

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3088, !range !11
	%1 = sext i32 %0 to i64, !dbg !3088
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3088, !range !13
	%3 = sext i32 %2 to i64, !dbg !3088
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3088, !range !13
	%5 = sext i32 %4 to i64, !dbg !3088
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3088, !range !33
	%7 = sext i32 %6 to i64, !dbg !3088
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3088, !range !34
	%9 = sext i32 %8 to i64, !dbg !3088
	%10 = mul i64 %9, %5, !dbg !3088
	%11 = add i64 %3, %10, !dbg !3088
	%12 = mul i64 %7, %11, !dbg !3088
	%13 = add i64 %1, %12, !dbg !3088
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3088, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3088, !range !35
	%16 = mul i32 %14, %15, !dbg !3088
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3088, !range !36
	%18 = mul i32 %16, %17, !dbg !3088
	%19 = sext i32 %18 to i64, !dbg !3088
	%20 = mul i64 %13, %19, !dbg !3088
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3088, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3088, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3088, !range !14
	%24 = mul i32 %15, %23, !dbg !3088
	%25 = add i32 %22, %24, !dbg !3088
	%26 = mul i32 %14, %25, !dbg !3088
	%27 = add i32 %21, %26, !dbg !3088
	%28 = sext i32 %27 to i64, !dbg !3088
	%29 = add i64 %20, %28, !dbg !3088
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3089
	%31 = icmp uge i64 0, %p1, !dbg !3089
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3089, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3090
	%33 = icmp ult i64 %32, 64, !dbg !3091
	%34 = shl i64 1, %32, !dbg !3091
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3091
	%36 = xor i64 %35, -1, !dbg !3092
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3093
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3094
	%39 = icmp uge i64 1, %p1, !dbg !3094
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3094, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3095
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3096
	%42 = icmp uge i64 2, %p1, !dbg !3096
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3096, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3098
	br label %b1, !dbg !3098

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3099
	%45 = icmp uge i64 3, %p1, !dbg !3099
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3099, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3100
	%47 = add i64 %46, 1, !dbg !3101
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3102
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3102
	%50 = icmp eq i64 %49, %46, !dbg !3103
	br i1 %50, label %b2, label %b1, !dbg !3103

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3104
	%52 = icmp uge i64 %29, %p3, !dbg !3104
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3104, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3104
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3105
	%54 = icmp uge i64 4, %p1, !dbg !3105
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3105, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3106
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3106
	%57 = icmp eq i64 %56, 1, !dbg !3107
	br i1 %57, label %b3, label %b4, !dbg !3107

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3108
	%59 = icmp uge i64 5, %p1, !dbg !3108
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3108, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3109
	br label %b4, !dbg !3109

b4:
	ret void, !dbg !3087

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !3089
	ret void, !dbg !3089

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !3094
	ret void, !dbg !3094

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !3096
	ret void, !dbg !3096

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !3099
	ret void, !dbg !3099

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !3104
	ret void, !dbg !3104

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !3105
	ret void, !dbg !3105

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !3108
	ret void, !dbg !3108
}

define void @IntegersUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !3110 {
entry:
	br label %b0, !dbg !3111

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3112, !range !11
	%1 = sext i32 %0 to i64, !dbg !3112
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3112, !range !13
	%3 = sext i32 %2 to i64, !dbg !3112
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3112, !range !13
	%5 = sext i32 %4 to i64, !dbg !3112
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3112, !range !33
	%7 = sext i32 %6 to i64, !dbg !3112
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3112, !range !34
	%9 = sext i32 %8 to i64, !dbg !3112
	%10 = mul i64 %9, %5, !dbg !3112
	%11 = add i64 %3, %10, !dbg !3112
	%12 = mul i64 %7, %11, !dbg !3112
	%13 = add i64 %1, %12, !dbg !3112
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3112, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3112, !range !35
	%16 = mul i32 %14, %15, !dbg !3112
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3112, !range !36
	%18 = mul i32 %16, %17, !dbg !3112
	%19 = sext i32 %18 to i64, !dbg !3112
	%20 = mul i64 %13, %19, !dbg !3112
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3112, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3112, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3112, !range !14
	%24 = mul i32 %15, %23, !dbg !3112
	%25 = add i32 %22, %24, !dbg !3112
	%26 = mul i32 %14, %25, !dbg !3112
	%27 = add i32 %21, %26, !dbg !3112
	%28 = sext i32 %27 to i64, !dbg !3112
	%29 = add i64 %20, %28, !dbg !3112
	%30 = mul i64 %7, %9, !dbg !3112
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3112, !range !34
	%32 = sext i32 %31 to i64, !dbg !3112
	%33 = mul i64 %30, %32, !dbg !3112
	%34 = mul i64 %33, %19, !dbg !3112
	br label %b1, !dbg !3112

b1:
	%35 = phi i64 [ %29, %b0 ], [ %170, %b22 ], !dbg !3112
	%36 = icmp slt i64 %35, %p3, !dbg !3112
	br i1 %36, label %b2, label %b23, !dbg !3112

b2:
	%37 = mul i64 %35, 40, !dbg !3113
	%38 = add i64 %35, 1, !dbg !3114
	%39 = mul i64 %38, 40, !dbg !3115
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3116
	%41 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !3117
	%42 = icmp ugt i64 %39, %p1, !dbg !3116
	%43 = icmp ugt i64 %37, %39, !dbg !3116
	%44 = or i1 %42, %43, !dbg !3116
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3116, !prof !10

b2_ok1:
	%45 = load i64, i64* %41, align 8, !dbg !3117
	%46 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3118
	%47 = icmp uge i64 %35, %p5, !dbg !3118
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3118, !prof !10

b2_ok3:
	%48 = load i64, i64* %46, align 8, !dbg !3118
	%49 = getelementptr inbounds i32, i32* %p6, i64 %35, !dbg !3119
	%50 = icmp uge i64 %35, %p7, !dbg !3119
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !3119, !prof !10

b2_ok4:
	%51 = load i32, i32* %49, align 4, !dbg !3119
	%52 = zext i32 %51 to i64, !dbg !3120
	%53 = add i64 %45, %48, !dbg !3123
	%54 = sub i64 %45, %48, !dbg !3124
	%55 = mul i64 %45, %48, !dbg !3125
	%56 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3126
	store i64 %53, i64* %56, align 8, !dbg !3126
	%57 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3127
	store i64 %54, i64* %57, align 8, !dbg !3127
	%58 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3128
	store i64 %55, i64* %58, align 8, !dbg !3128
	%59 = and i64 %45, %48, !dbg !3129
	%60 = or i64 %45, %48, !dbg !3130
	%61 = xor i64 %45, %48, !dbg !3131
	%62 = xor i64 %48, -1, !dbg !3132
	%63 = and i64 %45, %62, !dbg !3132
	%64 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3133
	store i64 %59, i64* %64, align 8, !dbg !3133
	%65 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3134
	store i64 %60, i64* %65, align 8, !dbg !3134
	%66 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3135
	store i64 %61, i64* %66, align 8, !dbg !3135
	%67 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3136
	store i64 %63, i64* %67, align 8, !dbg !3136
	%68 = xor i64 %45, -1, !dbg !3137
	%69 = sub i64 0, %45, !dbg !3138
	%70 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3139
	store i64 %68, i64* %70, align 8, !dbg !3139
	%71 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3140
	store i64 %69, i64* %71, align 8, !dbg !3140
	%72 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3141
	store i64 %45, i64* %72, align 8, !dbg !3141
	%73 = icmp ult i64 %52, 64, !dbg !3142
	%74 = shl i64 %45, %52, !dbg !3142
	%75 = select i1 %73, i64 %74, i64 0, !dbg !3142
	%76 = icmp ult i64 %52, 64, !dbg !3143
	%77 = lshr i64 %45, %52, !dbg !3143
	%78 = select i1 %76, i64 %77, i64 0, !dbg !3143
	%79 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3144
	store i64 %75, i64* %79, align 8, !dbg !3144
	%80 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3145
	store i64 %78, i64* %80, align 8, !dbg !3145
	%81 = icmp ult i64 %52, 64, !dbg !3147
	%82 = shl i64 %45, %52, !dbg !3147
	%83 = select i1 %81, i64 %82, i64 0, !dbg !3147
	%84 = trunc i64 %52 to i8, !dbg !3148
	%85 = zext i8 %84 to i64, !dbg !3149
	%86 = icmp ult i64 %85, 64, !dbg !3149
	%87 = lshr i64 %45, %85, !dbg !3149
	%88 = select i1 %86, i64 %87, i64 0, !dbg !3149
	%89 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3150
	store i64 %83, i64* %89, align 8, !dbg !3150
	%90 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3151
	store i64 %88, i64* %90, align 8, !dbg !3151
	%91 = shl i64 %45, 3, !dbg !3152
	%92 = lshr i64 %45, 3, !dbg !3153
	%93 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3154
	store i64 %91, i64* %93, align 8, !dbg !3154
	%94 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3155
	store i64 %92, i64* %94, align 8, !dbg !3155
	%95 = icmp ult i64 %52, 64, !dbg !3156
	%96 = shl i64 1, %52, !dbg !3156
	%97 = select i1 %95, i64 %96, i64 0, !dbg !3156
	%98 = urem i64 %52, 8, !dbg !3157
	%99 = icmp ult i64 %98, 64, !dbg !3158
	%100 = lshr i64 %48, %98, !dbg !3158
	%101 = select i1 %99, i64 %100, i64 0, !dbg !3158
	%102 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3159
	store i64 %97, i64* %102, align 8, !dbg !3159
	%103 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3160
	store i64 %101, i64* %103, align 8, !dbg !3160
	%104 = icmp ne i64 %48, 0, !dbg !3161
	br i1 %104, label %b3, label %b4, !dbg !3161

b3:
	%105 = udiv i64 %45, %48, !dbg !3162
	%106 = urem i64 %45, %48, !dbg !3163
	%107 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3164
	store i64 %105, i64* %107, align 8, !dbg !3164
	%108 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3165
	store i64 %106, i64* %108, align 8, !dbg !3165
	br label %b5, !dbg !3165

b4:
	%109 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3166
	store i64 0, i64* %109, align 8, !dbg !3166
	%110 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3167
	store i64 0, i64* %110, align 8, !dbg !3167
	br label %b5, !dbg !3167

b5:
	%111 = udiv i64 %45, 7, !dbg !3168
	%112 = urem i64 %45, 7, !dbg !3169
	%113 = getelementptr inbounds i64, i64* %40, i64 20, !dbg !3170
	store i64 %111, i64* %113, align 8, !dbg !3170
	%114 = getelementptr inbounds i64, i64* %40, i64 21, !dbg !3171
	store i64 %112, i64* %114, align 8, !dbg !3171
	%115 = udiv i64 %45, 8, !dbg !3172
	%116 = urem i64 %45, 8, !dbg !3173
	%117 = getelementptr inbounds i64, i64* %40, i64 22, !dbg !3174
	store i64 %115, i64* %117, align 8, !dbg !3174
	%118 = getelementptr inbounds i64, i64* %40, i64 23, !dbg !3175
	store i64 %116, i64* %118, align 8, !dbg !3175
	%119 = icmp ult i64 %45, %48, !dbg !3176
	%120 = select i1 %119, i64 %45, i64 %48, !dbg !3176
	%121 = icmp ugt i64 %45, %48, !dbg !3177
	%122 = select i1 %121, i64 %45, i64 %48, !dbg !3177
	%123 = icmp ugt i64 %122, 3, !dbg !3177
	%124 = select i1 %123, i64 %122, i64 3, !dbg !3177
	%125 = getelementptr inbounds i64, i64* %40, i64 24, !dbg !3178
	store i64 %120, i64* %125, align 8, !dbg !3178
	%126 = getelementptr inbounds i64, i64* %40, i64 25, !dbg !3179
	store i64 %124, i64* %126, align 8, !dbg !3179
	%127 = icmp eq i64 %45, %48, !dbg !3180
	br i1 %127, label %b7, label %b6, !dbg !3183

b6:
	br label %b7, !dbg !3184

b7:
	%128 = phi i64 [ 1, %b5 ], [ 0, %b6 ], !dbg !3185
	%129 = icmp ne i64 %45, %48, !dbg !3185
	br i1 %129, label %b9, label %b8, !dbg !3187

b8:
	br label %b9, !dbg !3188

b9:
	%130 = phi i64 [ 1, %b7 ], [ 0, %b8 ], !dbg !3189
	br i1 %119, label %b11, label %b10, !dbg !3191

b10:
	br label %b11, !dbg !3192

b11:
	%131 = phi i64 [ 1, %b9 ], [ 0, %b10 ], !dbg !3193
	%132 = getelementptr inbounds i64, i64* %40, i64 26, !dbg !3193
	store i64 %128, i64* %132, align 8, !dbg !3193
	%133 = getelementptr inbounds i64, i64* %40, i64 27, !dbg !3194
	store i64 %130, i64* %133, align 8, !dbg !3194
	%134 = getelementptr inbounds i64, i64* %40, i64 28, !dbg !3195
	store i64 %131, i64* %134, align 8, !dbg !3195
	%135 = icmp ule i64 %45, %48, !dbg !3196
	br i1 %135, label %b13, label %b12, !dbg !3198

b12:
	br label %b13, !dbg !3199

b13:
	%136 = phi i64 [ 1, %b11 ], [ 0, %b12 ], !dbg !3200
	br i1 %121, label %b15, label %b14, !dbg !3202

b14:
	br label %b15, !dbg !3203

b15:
	%137 = phi i64 [ 1, %b13 ], [ 0, %b14 ], !dbg !3204
	%138 = icmp uge i64 %45, %48, !dbg !3204
	br i1 %138, label %b17, label %b16, !dbg !3206

b16:
	br label %b17, !dbg !3207

b17:
	%139 = phi i64 [ 1, %b15 ], [ 0, %b16 ], !dbg !3208
	%140 = getelementptr inbounds i64, i64* %40, i64 29, !dbg !3208
	store i64 %136, i64* %140, align 8, !dbg !3208
	%141 = getelementptr inbounds i64, i64* %40, i64 30, !dbg !3209
	store i64 %137, i64* %141, align 8, !dbg !3209
	%142 = getelementptr inbounds i64, i64* %40, i64 31, !dbg !3210
	store i64 %139, i64* %142, align 8, !dbg !3210
	%143 = mul i64 %53, 3, !dbg !3211
	%144 = sub i64 %143, 5, !dbg !3212
	%145 = xor i64 %144, %45, !dbg !3213
	%146 = getelementptr inbounds i64, i64* %40, i64 32, !dbg !3214
	store i64 %145, i64* %146, align 8, !dbg !3214
	%147 = shl i64 %145, 2, !dbg !3215
	%148 = lshr i64 %147, 1, !dbg !3216
	%149 = or i64 %148, 1, !dbg !3217
	%150 = and i64 %149, -3, !dbg !3218
	%151 = getelementptr inbounds i64, i64* %40, i64 33, !dbg !3219
	store i64 %150, i64* %151, align 8, !dbg !3219
	%152 = sub i64 %150, 1, !dbg !3220
	%153 = getelementptr inbounds i64, i64* %40, i64 34, !dbg !3221
	store i64 %152, i64* %153, align 8, !dbg !3221
	%154 = sub i64 %48, %45, !dbg !3222
	%155 = getelementptr inbounds i64, i64* %40, i64 35, !dbg !3223
	store i64 %154, i64* %155, align 8, !dbg !3223
	br i1 %119, label %b20, label %b18, !dbg !3224

b18:
	%156 = icmp eq i64 %45, 5, !dbg !3225
	br i1 %156, label %b20, label %b19, !dbg !3227

b19:
	br label %b20, !dbg !3228

b20:
	%157 = phi i64 [ 1, %b18 ], [ 0, %b19 ], [ 1, %b17 ], !dbg !3229
	%158 = getelementptr inbounds i64, i64* %40, i64 36, !dbg !3229
	store i64 %157, i64* %158, align 8, !dbg !3229
	%159 = icmp eq i64 %48, 1, !dbg !3230
	%160 = icmp ne i1 %135, %159, !dbg !3231
	br i1 %160, label %b22, label %b21, !dbg !3233

b21:
	br label %b22, !dbg !3234

b22:
	%161 = phi i64 [ 1, %b20 ], [ 0, %b21 ], !dbg !3235
	%162 = getelementptr inbounds i64, i64* %40, i64 37, !dbg !3235
	store i64 %161, i64* %162, align 8, !dbg !3235
	%163 = and i64 %52, 3, !dbg !3236
	%164 = icmp ult i64 %163, 64, !dbg !3237
	%165 = shl i64 1, %163, !dbg !3237
	%166 = select i1 %164, i64 %165, i64 0, !dbg !3237
	%167 = add i64 %166, %45, !dbg !3238
	%168 = getelementptr inbounds i64, i64* %40, i64 38, !dbg !3239
	store i64 %167, i64* %168, align 8, !dbg !3239
	%169 = getelementptr inbounds i64, i64* %40, i64 39, !dbg !3240
	store i64 -1, i64* %169, align 8, !dbg !3240
	%170 = add i64 %35, %34, !dbg !3112
	br label %b1, !dbg !3112

b23:
	ret void, !dbg !3112

b2_fail1:
	%171 = icmp ugt i64 %39, %p1, !dbg !3116
	br i1 %171, label %b2_fail2, label %b2_ok2, !dbg !3116

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 141, i64 %39, i64 %p1), !dbg !3116
	ret void, !dbg !3116

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 142, i64 %37, i64 %39), !dbg !3116
	ret void, !dbg !3116

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %35, i64 %p5), !dbg !3118
	ret void, !dbg !3118

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 143, i64 %35, i64 %p7), !dbg !3119
	ret void, !dbg !3119
}

define void @ConvertUint(i64* %p0, i64 %p1, double* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3241 {
entry:
	br label %b0, !dbg !3242

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3243, !range !11
	%1 = sext i32 %0 to i64, !dbg !3243
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3243, !range !13
	%3 = sext i32 %2 to i64, !dbg !3243
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3243, !range !13
	%5 = sext i32 %4 to i64, !dbg !3243
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3243, !range !33
	%7 = sext i32 %6 to i64, !dbg !3243
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3243, !range !34
	%9 = sext i32 %8 to i64, !dbg !3243
	%10 = mul i64 %9, %5, !dbg !3243
	%11 = add i64 %3, %10, !dbg !3243
	%12 = mul i64 %7, %11, !dbg !3243
	%13 = add i64 %1, %12, !dbg !3243
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3243, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3243, !range !35
	%16 = mul i32 %14, %15, !dbg !3243
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3243, !range !36
	%18 = mul i32 %16, %17, !dbg !3243
	%19 = sext i32 %18 to i64, !dbg !3243
	%20 = mul i64 %13, %19, !dbg !3243
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3243, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3243, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3243, !range !14
	%24 = mul i32 %15, %23, !dbg !3243
	%25 = add i32 %22, %24, !dbg !3243
	%26 = mul i32 %14, %25, !dbg !3243
	%27 = add i32 %21, %26, !dbg !3243
	%28 = sext i32 %27 to i64, !dbg !3243
	%29 = add i64 %20, %28, !dbg !3243
	%30 = mul i64 %7, %9, !dbg !3243
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3243, !range !34
	%32 = sext i32 %31 to i64, !dbg !3243
	%33 = mul i64 %30, %32, !dbg !3243
	%34 = mul i64 %33, %19, !dbg !3243
	br label %b1, !dbg !3243

b1:
	%35 = phi i64 [ %29, %b0 ], [ %111, %b2_ok2 ], !dbg !3243
	%36 = icmp slt i64 %35, %p5, !dbg !3243
	br i1 %36, label %b2, label %b3, !dbg !3243

b2:
	%37 = mul i64 %35, 20, !dbg !3244
	%38 = add i64 %35, 1, !dbg !3245
	%39 = mul i64 %38, 20, !dbg !3246
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3247
	%41 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !3248
	%42 = icmp ugt i64 %39, %p1, !dbg !3247
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3247, !prof !10

b2_ok1:
	%43 = load i64, i64* %41, align 8, !dbg !3248
	%44 = trunc i64 %43 to i8, !dbg !3251
	%45 = sext i8 %44 to i64, !dbg !3252
	%46 = trunc i64 %43 to i16, !dbg !3253
	%47 = sext i16 %46 to i64, !dbg !3254
	%48 = trunc i64 %43 to i32, !dbg !3255
	%49 = sext i32 %48 to i64, !dbg !3256
	%50 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3258
	store i64 %45, i64* %50, align 8, !dbg !3258
	%51 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3259
	store i64 %47, i64* %51, align 8, !dbg !3259
	%52 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3260
	store i64 %49, i64* %52, align 8, !dbg !3260
	%53 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3261
	store i64 %43, i64* %53, align 8, !dbg !3261
	%54 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3262
	store i64 %43, i64* %54, align 8, !dbg !3262
	%55 = trunc i64 %43 to i8, !dbg !3263
	%56 = zext i8 %55 to i64, !dbg !3264
	%57 = trunc i64 %43 to i16, !dbg !3265
	%58 = zext i16 %57 to i64, !dbg !3266
	%59 = trunc i64 %43 to i32, !dbg !3267
	%60 = zext i32 %59 to i64, !dbg !3268
	%61 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3269
	store i64 %56, i64* %61, align 8, !dbg !3269
	%62 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3270
	store i64 %58, i64* %62, align 8, !dbg !3270
	%63 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3271
	store i64 %60, i64* %63, align 8, !dbg !3271
	%64 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3272
	store i64 %43, i64* %64, align 8, !dbg !3272
	%65 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3273
	store i64 %43, i64* %65, align 8, !dbg !3273
	%66 = sext i8 %44 to i64, !dbg !3274
	%67 = zext i8 %55 to i64, !dbg !3276
	%68 = sext i16 %46 to i64, !dbg !3278
	%69 = getelementptr inbounds i64, i64* %40, i64 10, !dbg !3280
	store i64 %66, i64* %69, align 8, !dbg !3280
	%70 = getelementptr inbounds i64, i64* %40, i64 11, !dbg !3281
	store i64 %67, i64* %70, align 8, !dbg !3281
	%71 = getelementptr inbounds i64, i64* %40, i64 12, !dbg !3282
	store i64 %68, i64* %71, align 8, !dbg !3282
	%72 = zext i32 %59 to i64, !dbg !3283
	%73 = getelementptr inbounds i64, i64* %40, i64 13, !dbg !3285
	store i64 %72, i64* %73, align 8, !dbg !3285
	%74 = getelementptr inbounds i64, i64* %40, i64 14, !dbg !3286
	store i64 %43, i64* %74, align 8, !dbg !3286
	%75 = lshr i8 %55, 1, !dbg !3287
	%76 = zext i8 %75 to i64, !dbg !3288
	%77 = uitofp i64 %76 to float, !dbg !3289
	%78 = call i64 @llvm.nvvm.f2ll.rz(float %77), !dbg !3290
	%79 = fcmp uno float %77, %77, !dbg !3290
	%80 = select i1 %79, i64 0, i64 %78, !dbg !3290
	%81 = uitofp i64 %76 to double, !dbg !3291
	%82 = call i64 @llvm.nvvm.d2ll.rz(double %81), !dbg !3292
	%83 = fcmp uno double %81, %81, !dbg !3292
	%84 = select i1 %83, i64 0, i64 %82, !dbg !3292
	%85 = getelementptr inbounds i64, i64* %40, i64 15, !dbg !3293
	store i64 %80, i64* %85, align 8, !dbg !3293
	%86 = getelementptr inbounds i64, i64* %40, i64 16, !dbg !3294
	store i64 %84, i64* %86, align 8, !dbg !3294
	%87 = call i64 @llvm.nvvm.f2ull.rz(float %77), !dbg !3295
	%88 = fcmp uno float %77, %77, !dbg !3295
	%89 = select i1 %88, i64 0, i64 %87, !dbg !3295
	%90 = fadd double %81, 7.500000e-01, !dbg !3297
	%91 = call i64 @llvm.nvvm.d2ull.rz(double %90), !dbg !3298
	%92 = fcmp uno double %90, %90, !dbg !3298
	%93 = select i1 %92, i64 0, i64 %91, !dbg !3298
	%94 = getelementptr inbounds i64, i64* %40, i64 17, !dbg !3300
	store i64 %89, i64* %94, align 8, !dbg !3300
	%95 = getelementptr inbounds i64, i64* %40, i64 18, !dbg !3301
	store i64 %93, i64* %95, align 8, !dbg !3301
	%96 = fmul double %81, 3.500000e+00, !dbg !3302
	%97 = call i64 @llvm.nvvm.d2ull.rz(double %96), !dbg !3303
	%98 = fcmp uno double %96, %96, !dbg !3303
	%99 = select i1 %98, i64 0, i64 %97, !dbg !3303
	%100 = getelementptr inbounds i64, i64* %40, i64 19, !dbg !3305
	store i64 %99, i64* %100, align 8, !dbg !3305
	%101 = mul i64 %35, 2, !dbg !3306
	%102 = add i64 %101, 2, !dbg !3307
	%103 = getelementptr inbounds double, double* %p2, i64 %101, !dbg !3308
	%104 = icmp ugt i64 %102, %p3, !dbg !3308
	br i1 %104, label %b2_fail2, label %b2_ok2, !dbg !3308, !prof !10

b2_ok2:
	%105 = load i64, i64* %41, align 8, !dbg !3309
	%106 = uitofp i64 %105 to float, !dbg !3312
	%107 = fpext float %106 to double, !dbg !3313
	%108 = uitofp i64 %105 to double, !dbg !3314
	%109 = getelementptr inbounds double, double* %103, i64 0, !dbg !3315
	store double %107, double* %109, align 8, !dbg !3315
	%110 = getelementptr inbounds double, double* %103, i64 1, !dbg !3316
	store double %108, double* %110, align 8, !dbg !3316
	%111 = add i64 %35, %34, !dbg !3243
	br label %b1, !dbg !3243

b3:
	ret void, !dbg !3243

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 144, i64 %39, i64 %p1), !dbg !3247
	ret void, !dbg !3247

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 145, i64 %102, i64 %p3), !dbg !3308
	ret void, !dbg !3308
}

define void @AtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3317 {
entry:
	br label %b0, !dbg !3318

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3321, !range !11
	%1 = sext i32 %0 to i64, !dbg !3321
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3321, !range !13
	%3 = sext i32 %2 to i64, !dbg !3321
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3321, !range !13
	%5 = sext i32 %4 to i64, !dbg !3321
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3321, !range !33
	%7 = sext i32 %6 to i64, !dbg !3321
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3321, !range !34
	%9 = sext i32 %8 to i64, !dbg !3321
	%10 = mul i64 %9, %5, !dbg !3321
	%11 = add i64 %3, %10, !dbg !3321
	%12 = mul i64 %7, %11, !dbg !3321
	%13 = add i64 %1, %12, !dbg !3321
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3321, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3321, !range !35
	%16 = mul i32 %14, %15, !dbg !3321
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3321, !range !36
	%18 = mul i32 %16, %17, !dbg !3321
	%19 = sext i32 %18 to i64, !dbg !3321
	%20 = mul i64 %13, %19, !dbg !3321
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3321, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3321, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3321, !range !14
	%24 = mul i32 %15, %23, !dbg !3321
	%25 = add i32 %22, %24, !dbg !3321
	%26 = mul i32 %14, %25, !dbg !3321
	%27 = add i32 %21, %26, !dbg !3321
	%28 = sext i32 %27 to i64, !dbg !3321
	%29 = add i64 %20, %28, !dbg !3321
	%30 = add i64 %29, 1, !dbg !3322
	%31 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3324
	%32 = icmp uge i64 0, %p1, !dbg !3324
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !3324, !prof !10

b0_ok1:
	%33 = atomicrmw add i64* %31, i64 %30 monotonic, !dbg !3325
	%34 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3326
	%35 = icmp uge i64 1, %p1, !dbg !3326
	br i1 %35, label %b0_fail2, label %b0_ok2, !dbg !3326, !prof !10

b0_ok2:
	%36 = atomicrmw sub i64* %34, i64 1 monotonic, !dbg !3327
	%37 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3328
	%38 = icmp uge i64 2, %p1, !dbg !3328
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3328, !prof !10

b0_ok3:
	%39 = atomicrmw umin i64* %37, i64 %30 monotonic, !dbg !3329
	%40 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3330
	%41 = icmp uge i64 3, %p1, !dbg !3330
	br i1 %41, label %b0_fail4, label %b0_ok4, !dbg !3330, !prof !10

b0_ok4:
	%42 = atomicrmw umax i64* %40, i64 %30 monotonic, !dbg !3331
	%43 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3332
	%44 = icmp uge i64 4, %p1, !dbg !3332
	br i1 %44, label %b0_fail5, label %b0_ok5, !dbg !3332, !prof !10

b0_ok5:
	%45 = atomicrmw xchg i64* %43, i64 %30 monotonic, !dbg !3333
	%46 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3334
	%47 = icmp uge i64 %29, %p3, !dbg !3334
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !3334, !prof !10

b0_ok6:
	store i64 %45, i64* %46, align 8, !dbg !3334
	%48 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3335
	%49 = icmp uge i64 5, %p1, !dbg !3335
	br i1 %49, label %b0_fail7, label %b0_ok7, !dbg !3335, !prof !10

b0_ok7:
	%50 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %48) nounwind, !dbg !3336
	%51 = icmp eq i64 %50, 7, !dbg !3337
	br i1 %51, label %b1, label %b2, !dbg !3337

b1:
	%52 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3338
	%53 = icmp uge i64 %29, %p5, !dbg !3338
	br i1 %53, label %b1_fail1, label %b1_ok1, !dbg !3338, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %52, i64 %30) nounwind, !dbg !3339
	br label %b2, !dbg !3339

b2:
	ret void, !dbg !3320

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !3324
	ret void, !dbg !3324

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !3326
	ret void, !dbg !3326

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !3328
	ret void, !dbg !3328

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !3330
	ret void, !dbg !3330

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !3332
	ret void, !dbg !3332

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !3334
	ret void, !dbg !3334

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !3335
	ret void, !dbg !3335

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !3338
	ret void, !dbg !3338
}

define void @IntAtomicsUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3340 {
entry:
	br label %b0, !dbg !3341

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3344, !range !11
	%1 = sext i32 %0 to i64, !dbg !3344
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3344, !range !13
	%3 = sext i32 %2 to i64, !dbg !3344
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3344, !range !13
	%5 = sext i32 %4 to i64, !dbg !3344
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3344, !range !33
	%7 = sext i32 %6 to i64, !dbg !3344
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3344, !range !34
	%9 = sext i32 %8 to i64, !dbg !3344
	%10 = mul i64 %9, %5, !dbg !3344
	%11 = add i64 %3, %10, !dbg !3344
	%12 = mul i64 %7, %11, !dbg !3344
	%13 = add i64 %1, %12, !dbg !3344
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3344, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3344, !range !35
	%16 = mul i32 %14, %15, !dbg !3344
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3344, !range !36
	%18 = mul i32 %16, %17, !dbg !3344
	%19 = sext i32 %18 to i64, !dbg !3344
	%20 = mul i64 %13, %19, !dbg !3344
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3344, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3344, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3344, !range !14
	%24 = mul i32 %15, %23, !dbg !3344
	%25 = add i32 %22, %24, !dbg !3344
	%26 = mul i32 %14, %25, !dbg !3344
	%27 = add i32 %21, %26, !dbg !3344
	%28 = sext i32 %27 to i64, !dbg !3344
	%29 = add i64 %20, %28, !dbg !3344
	%30 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !3345
	%31 = icmp uge i64 0, %p1, !dbg !3345
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !3345, !prof !10

b0_ok1:
	%32 = srem i64 %29, 31, !dbg !3346
	%33 = icmp ult i64 %32, 64, !dbg !3347
	%34 = shl i64 1, %32, !dbg !3347
	%35 = select i1 %33, i64 %34, i64 0, !dbg !3347
	%36 = xor i64 %35, -1, !dbg !3348
	%37 = atomicrmw and i64* %30, i64 %36 monotonic, !dbg !3349
	%38 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !3350
	%39 = icmp uge i64 1, %p1, !dbg !3350
	br i1 %39, label %b0_fail2, label %b0_ok2, !dbg !3350, !prof !10

b0_ok2:
	%40 = atomicrmw or i64* %38, i64 %35 monotonic, !dbg !3351
	%41 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !3352
	%42 = icmp uge i64 2, %p1, !dbg !3352
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !3352, !prof !10

b0_ok3:
	%43 = atomicrmw xor i64* %41, i64 %29 monotonic, !dbg !3354
	br label %b1, !dbg !3354

b1:
	%44 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !3355
	%45 = icmp uge i64 3, %p1, !dbg !3355
	br i1 %45, label %b1_fail1, label %b1_ok1, !dbg !3355, !prof !10

b1_ok1:
	%46 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %44) nounwind, !dbg !3356
	%47 = add i64 %46, 1, !dbg !3357
	%48 = cmpxchg i64* %44, i64 %46, i64 %47 monotonic monotonic, !dbg !3358
	%49 = extractvalue { i64, i1 } %48, 0, !dbg !3358
	%50 = icmp eq i64 %49, %46, !dbg !3359
	br i1 %50, label %b2, label %b1, !dbg !3359

b2:
	%51 = getelementptr inbounds i64, i64* %p2, i64 %29, !dbg !3360
	%52 = icmp uge i64 %29, %p3, !dbg !3360
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3360, !prof !10

b2_ok1:
	store i64 %46, i64* %51, align 8, !dbg !3360
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !3361
	%54 = icmp uge i64 4, %p1, !dbg !3361
	br i1 %54, label %b2_fail2, label %b2_ok2, !dbg !3361, !prof !10

b2_ok2:
	%55 = cmpxchg i64* %53, i64 1, i64 2 monotonic monotonic, !dbg !3362
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3362
	%57 = icmp eq i64 %56, 1, !dbg !3363
	br i1 %57, label %b3, label %b4, !dbg !3363

b3:
	%58 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !3364
	%59 = icmp uge i64 5, %p1, !dbg !3364
	br i1 %59, label %b3_fail1, label %b3_ok1, !dbg !3364, !prof !10

b3_ok1:
	%60 = atomicrmw add i64* %58, i64 1 monotonic, !dbg !3365
	br label %b4, !dbg !3365

b4:
	ret void, !dbg !3343

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 0, i64 %p1), !dbg !3345
	ret void, !dbg !3345

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 1, i64 %p1), !dbg !3350
	ret void, !dbg !3350

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 2, i64 %p1), !dbg !3352
	ret void, !dbg !3352

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 3, i64 %p1), !dbg !3355
	ret void, !dbg !3355

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %29, i64 %p3), !dbg !3360
	ret void, !dbg !3360

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 4, i64 %p1), !dbg !3361
	ret void, !dbg !3361

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 5, i64 %p1), !dbg !3364
	ret void, !dbg !3364
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3366 {
entry:
	br label %b0, !dbg !3367

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3368, !range !11
	%1 = sext i32 %0 to i64, !dbg !3368
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3368, !range !13
	%3 = sext i32 %2 to i64, !dbg !3368
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3368, !range !13
	%5 = sext i32 %4 to i64, !dbg !3368
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3368, !range !33
	%7 = sext i32 %6 to i64, !dbg !3368
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3368, !range !34
	%9 = sext i32 %8 to i64, !dbg !3368
	%10 = mul i64 %9, %5, !dbg !3368
	%11 = add i64 %3, %10, !dbg !3368
	%12 = mul i64 %7, %11, !dbg !3368
	%13 = add i64 %1, %12, !dbg !3368
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3368, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3368, !range !35
	%16 = mul i32 %14, %15, !dbg !3368
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3368, !range !36
	%18 = mul i32 %16, %17, !dbg !3368
	%19 = sext i32 %18 to i64, !dbg !3368
	%20 = mul i64 %13, %19, !dbg !3368
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3368, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3368, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3368, !range !14
	%24 = mul i32 %15, %23, !dbg !3368
	%25 = add i32 %22, %24, !dbg !3368
	%26 = mul i32 %14, %25, !dbg !3368
	%27 = add i32 %21, %26, !dbg !3368
	%28 = sext i32 %27 to i64, !dbg !3368
	%29 = add i64 %20, %28, !dbg !3368
	%30 = mul i64 %7, %9, !dbg !3368
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3368, !range !34
	%32 = sext i32 %31 to i64, !dbg !3368
	%33 = mul i64 %30, %32, !dbg !3368
	%34 = mul i64 %33, %19, !dbg !3368
	br label %b1, !dbg !3368

b1:
	%35 = phi i64 [ %29, %b0 ], [ %120, %b20 ], !dbg !3368
	%36 = icmp slt i64 %35, %p3, !dbg !3368
	br i1 %36, label %b2, label %b21, !dbg !3368

b2:
	%37 = mul i64 %35, 28, !dbg !3369
	%38 = add i64 %35, 1, !dbg !3370
	%39 = mul i64 %38, 28, !dbg !3371
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3372
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3373
	%42 = icmp ugt i64 %39, %p1, !dbg !3372
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3372, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3373
	%44 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3374
	%45 = icmp uge i64 %35, %p5, !dbg !3374
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3374, !prof !10

b2_ok2:
	%46 = load float, float* %44, align 4, !dbg !3374
	%47 = fadd float %43, %46, !dbg !3378
	%48 = fsub float %43, %46, !dbg !3379
	%49 = fmul float %43, %46, !dbg !3380
	%50 = fdiv float %43, %46, !dbg !3381
	%51 = getelementptr inbounds float, float* %40, i64 0, !dbg !3382
	store float %47, float* %51, align 4, !dbg !3382
	%52 = getelementptr inbounds float, float* %40, i64 1, !dbg !3383
	store float %48, float* %52, align 4, !dbg !3383
	%53 = getelementptr inbounds float, float* %40, i64 2, !dbg !3384
	store float %49, float* %53, align 4, !dbg !3384
	%54 = getelementptr inbounds float, float* %40, i64 3, !dbg !3385
	store float %50, float* %54, align 4, !dbg !3385
	%55 = fsub float -0.000000e+00, %43, !dbg !3386
	%56 = getelementptr inbounds float, float* %40, i64 4, !dbg !3387
	store float %55, float* %56, align 4, !dbg !3387
	%57 = getelementptr inbounds float, float* %40, i64 5, !dbg !3388
	store float %46, float* %57, align 4, !dbg !3388
	%58 = fcmp oeq float %43, %46, !dbg !3389
	br i1 %58, label %b4, label %b3, !dbg !3392

b3:
	br label %b4, !dbg !3393

b4:
	%59 = phi float [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3394
	%60 = fcmp une float %43, %46, !dbg !3394
	br i1 %60, label %b6, label %b5, !dbg !3396

b5:
	br label %b6, !dbg !3397

b6:
	%61 = phi float [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3398
	%62 = fcmp olt float %43, %46, !dbg !3398
	br i1 %62, label %b8, label %b7, !dbg !3400

b7:
	br label %b8, !dbg !3401

b8:
	%63 = phi float [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3402
	%64 = getelementptr inbounds float, float* %40, i64 6, !dbg !3402
	store float %59, float* %64, align 4, !dbg !3402
	%65 = getelementptr inbounds float, float* %40, i64 7, !dbg !3403
	store float %61, float* %65, align 4, !dbg !3403
	%66 = getelementptr inbounds float, float* %40, i64 8, !dbg !3404
	store float %63, float* %66, align 4, !dbg !3404
	%67 = fcmp ole float %43, %46, !dbg !3405
	br i1 %67, label %b10, label %b9, !dbg !3407

b9:
	br label %b10, !dbg !3408

b10:
	%68 = phi float [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3409
	%69 = fcmp ogt float %43, %46, !dbg !3409
	br i1 %69, label %b12, label %b11, !dbg !3411

b11:
	br label %b12, !dbg !3412

b12:
	%70 = phi float [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3413
	%71 = fcmp oge float %43, %46, !dbg !3413
	br i1 %71, label %b14, label %b13, !dbg !3415

b13:
	br label %b14, !dbg !3416

b14:
	%72 = phi float [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3417
	%73 = getelementptr inbounds float, float* %40, i64 9, !dbg !3417
	store float %68, float* %73, align 4, !dbg !3417
	%74 = getelementptr inbounds float, float* %40, i64 10, !dbg !3418
	store float %70, float* %74, align 4, !dbg !3418
	%75 = getelementptr inbounds float, float* %40, i64 11, !dbg !3419
	store float %72, float* %75, align 4, !dbg !3419
	%76 = call float @__nv_fminf(float %43, float %46), !dbg !3420
	%77 = fcmp uno float %43, %46, !dbg !3420
	%78 = select i1 %77, float 0x7FF8000000000000, float %76, !dbg !3420
	%79 = call float @__nv_fmaxf(float %43, float %46), !dbg !3421
	%80 = fcmp uno float %43, %46, !dbg !3421
	%81 = select i1 %80, float 0x7FF8000000000000, float %79, !dbg !3421
	%82 = getelementptr inbounds float, float* %40, i64 12, !dbg !3422
	store float %78, float* %82, align 4, !dbg !3422
	%83 = getelementptr inbounds float, float* %40, i64 13, !dbg !3423
	store float %81, float* %83, align 4, !dbg !3423
	%84 = call float @llvm.nvvm.mul.rn.f(float %43, float %46), !dbg !3424
	%85 = fadd float %84, 1.000000e+00, !dbg !3425
	%86 = getelementptr inbounds float, float* %40, i64 14, !dbg !3426
	store float %85, float* %86, align 4, !dbg !3426
	%87 = fsub float 1.000000e+00, %84, !dbg !3427
	%88 = getelementptr inbounds float, float* %40, i64 15, !dbg !3428
	store float %87, float* %88, align 4, !dbg !3428
	%89 = fpext float %43 to double, !dbg !3429
	%90 = fptrunc double %89 to float, !dbg !3430
	%91 = getelementptr inbounds float, float* %40, i64 16, !dbg !3431
	store float %43, float* %91, align 4, !dbg !3431
	%92 = getelementptr inbounds float, float* %40, i64 17, !dbg !3432
	store float %90, float* %92, align 4, !dbg !3432
	%93 = getelementptr inbounds float, float* %40, i64 18, !dbg !3433
	store float %43, float* %93, align 4, !dbg !3433
	%94 = load float, float* %93, align 4, !dbg !3434
	%95 = fadd float %94, 2.000000e+00, !dbg !3435
	store float %95, float* %93, align 4, !dbg !3434
	%96 = load float, float* %93, align 4, !dbg !3436
	%97 = fdiv float %96, 3.000000e+00, !dbg !3437
	store float %97, float* %93, align 4, !dbg !3436
	br i1 %62, label %b15, label %b16, !dbg !3439

b15:
	br label %b16, !dbg !3440

b16:
	%98 = phi float [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3441
	%99 = getelementptr inbounds float, float* %40, i64 19, !dbg !3441
	store float %98, float* %99, align 4, !dbg !3441
	%100 = fcmp une float %43, %43, !dbg !3442
	br i1 %100, label %b18, label %b17, !dbg !3444

b17:
	br label %b18, !dbg !3445

b18:
	%101 = phi float [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3446
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3446
	store float %101, float* %102, align 4, !dbg !3446
	%103 = fdiv float 1.000000e+00, 0.000000e+00, !dbg !3447
	%104 = fdiv float -1.000000e+00, 0.000000e+00, !dbg !3448
	%105 = getelementptr inbounds float, float* %40, i64 21, !dbg !3449
	store float %103, float* %105, align 4, !dbg !3449
	%106 = getelementptr inbounds float, float* %40, i64 22, !dbg !3450
	store float %104, float* %106, align 4, !dbg !3450
	%107 = fdiv float 0.000000e+00, 0.000000e+00, !dbg !3451
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3452
	store float %107, float* %108, align 4, !dbg !3452
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3453
	store float 0x3FB99999A0000000, float* %109, align 4, !dbg !3453
	%110 = fmul float %43, 0x3870000000000000, !dbg !3454
	%111 = getelementptr inbounds float, float* %40, i64 25, !dbg !3455
	store float %110, float* %111, align 4, !dbg !3455
	%112 = fcmp une double %89, %89, !dbg !3456
	br i1 %112, label %b20, label %b19, !dbg !3458

b19:
	br label %b20, !dbg !3459

b20:
	%113 = phi float [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3460
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3460
	store float %113, float* %114, align 4, !dbg !3460
	%115 = fpext float %46 to double, !dbg !3461
	%116 = bitcast double %115 to i64, !dbg !3462
	%117 = bitcast i64 %116 to double, !dbg !3463
	%118 = fptrunc double %117 to float, !dbg !3464
	%119 = getelementptr inbounds float, float* %40, i64 27, !dbg !3465
	store float %118, float* %119, align 4, !dbg !3465
	%120 = add i64 %35, %34, !dbg !3368
	br label %b1, !dbg !3368

b21:
	ret void, !dbg !3368

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 146, i64 %39, i64 %p1), !dbg !3372
	ret void, !dbg !3372

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 147, i64 %35, i64 %p5), !dbg !3374
	ret void, !dbg !3374
}

define void @ToIntsFloat32(i64* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3466 {
entry:
	br label %b0, !dbg !3467

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3468, !range !11
	%1 = sext i32 %0 to i64, !dbg !3468
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3468, !range !13
	%3 = sext i32 %2 to i64, !dbg !3468
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3468, !range !13
	%5 = sext i32 %4 to i64, !dbg !3468
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3468, !range !33
	%7 = sext i32 %6 to i64, !dbg !3468
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3468, !range !34
	%9 = sext i32 %8 to i64, !dbg !3468
	%10 = mul i64 %9, %5, !dbg !3468
	%11 = add i64 %3, %10, !dbg !3468
	%12 = mul i64 %7, %11, !dbg !3468
	%13 = add i64 %1, %12, !dbg !3468
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3468, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3468, !range !35
	%16 = mul i32 %14, %15, !dbg !3468
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3468, !range !36
	%18 = mul i32 %16, %17, !dbg !3468
	%19 = sext i32 %18 to i64, !dbg !3468
	%20 = mul i64 %13, %19, !dbg !3468
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3468, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3468, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3468, !range !14
	%24 = mul i32 %15, %23, !dbg !3468
	%25 = add i32 %22, %24, !dbg !3468
	%26 = mul i32 %14, %25, !dbg !3468
	%27 = add i32 %21, %26, !dbg !3468
	%28 = sext i32 %27 to i64, !dbg !3468
	%29 = add i64 %20, %28, !dbg !3468
	%30 = mul i64 %7, %9, !dbg !3468
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3468, !range !34
	%32 = sext i32 %31 to i64, !dbg !3468
	%33 = mul i64 %30, %32, !dbg !3468
	%34 = mul i64 %33, %19, !dbg !3468
	br label %b1, !dbg !3468

b1:
	%35 = phi i64 [ %29, %b0 ], [ %95, %b4 ], !dbg !3468
	%36 = icmp slt i64 %35, %p3, !dbg !3468
	br i1 %36, label %b2, label %b5, !dbg !3468

b2:
	%37 = mul i64 %35, 10, !dbg !3469
	%38 = add i64 %35, 1, !dbg !3470
	%39 = mul i64 %38, 10, !dbg !3471
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3472
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3473
	%42 = icmp ugt i64 %39, %p1, !dbg !3472
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3472, !prof !10

b2_ok1:
	%43 = load float, float* %41, align 4, !dbg !3473
	%44 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3476
	%45 = icmp slt i32 %44, -128, !dbg !3476
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !3476
	%47 = icmp sgt i32 %46, 127, !dbg !3476
	%48 = select i1 %47, i32 127, i32 %46, !dbg !3476
	%49 = trunc i32 %48 to i8, !dbg !3476
	%50 = sext i8 %49 to i64, !dbg !3477
	%51 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3478
	%52 = icmp slt i32 %51, -32768, !dbg !3478
	%53 = select i1 %52, i32 -32768, i32 %51, !dbg !3478
	%54 = icmp sgt i32 %53, 32767, !dbg !3478
	%55 = select i1 %54, i32 32767, i32 %53, !dbg !3478
	%56 = trunc i32 %55 to i16, !dbg !3478
	%57 = sext i16 %56 to i64, !dbg !3479
	%58 = call i32 @llvm.nvvm.f2i.rz(float %43), !dbg !3480
	%59 = sext i32 %58 to i64, !dbg !3481
	%60 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3482
	store i64 %50, i64* %60, align 8, !dbg !3482
	%61 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3483
	store i64 %57, i64* %61, align 8, !dbg !3483
	%62 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3484
	store i64 %59, i64* %62, align 8, !dbg !3484
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %43), !dbg !3485
	%64 = fcmp uno float %43, %43, !dbg !3485
	%65 = select i1 %64, i64 0, i64 %63, !dbg !3485
	%66 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3486
	store i64 %65, i64* %66, align 8, !dbg !3486
	%67 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3487
	store i64 %65, i64* %67, align 8, !dbg !3487
	%68 = fcmp olt float %43, 0.000000e+00, !dbg !3488
	br i1 %68, label %b3, label %b4, !dbg !3488

b3:
	%69 = fsub float -0.000000e+00, %43, !dbg !3489
	br label %b4, !dbg !3489

b4:
	%70 = phi float [ %43, %b2_ok1 ], [ %69, %b3 ], !dbg !3490
	%71 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3491
	%72 = icmp slt i32 %71, 0, !dbg !3491
	%73 = select i1 %72, i32 0, i32 %71, !dbg !3491
	%74 = icmp sgt i32 %73, 255, !dbg !3491
	%75 = select i1 %74, i32 255, i32 %73, !dbg !3491
	%76 = trunc i32 %75 to i8, !dbg !3491
	%77 = zext i8 %76 to i64, !dbg !3492
	%78 = call i32 @llvm.nvvm.f2i.rz(float %70), !dbg !3493
	%79 = icmp slt i32 %78, 0, !dbg !3493
	%80 = select i1 %79, i32 0, i32 %78, !dbg !3493
	%81 = icmp sgt i32 %80, 65535, !dbg !3493
	%82 = select i1 %81, i32 65535, i32 %80, !dbg !3493
	%83 = trunc i32 %82 to i16, !dbg !3493
	%84 = zext i16 %83 to i64, !dbg !3494
	%85 = call i32 @llvm.nvvm.f2ui.rz(float %70), !dbg !3495
	%86 = zext i32 %85 to i64, !dbg !3496
	%87 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3497
	store i64 %77, i64* %87, align 8, !dbg !3497
	%88 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3498
	store i64 %84, i64* %88, align 8, !dbg !3498
	%89 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3499
	store i64 %86, i64* %89, align 8, !dbg !3499
	%90 = call i64 @llvm.nvvm.f2ull.rz(float %70), !dbg !3500
	%91 = fcmp uno float %70, %70, !dbg !3500
	%92 = select i1 %91, i64 0, i64 %90, !dbg !3500
	%93 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3502
	store i64 %92, i64* %93, align 8, !dbg !3502
	%94 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3503
	store i64 %92, i64* %94, align 8, !dbg !3503
	%95 = add i64 %35, %34, !dbg !3468
	br label %b1, !dbg !3468

b5:
	ret void, !dbg !3468

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 148, i64 %39, i64 %p1), !dbg !3472
	ret void, !dbg !3472
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3504 {
entry:
	br label %b0, !dbg !3505

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3506, !range !11
	%1 = sext i32 %0 to i64, !dbg !3506
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3506, !range !13
	%3 = sext i32 %2 to i64, !dbg !3506
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3506, !range !13
	%5 = sext i32 %4 to i64, !dbg !3506
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3506, !range !33
	%7 = sext i32 %6 to i64, !dbg !3506
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3506, !range !34
	%9 = sext i32 %8 to i64, !dbg !3506
	%10 = mul i64 %9, %5, !dbg !3506
	%11 = add i64 %3, %10, !dbg !3506
	%12 = mul i64 %7, %11, !dbg !3506
	%13 = add i64 %1, %12, !dbg !3506
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3506, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3506, !range !35
	%16 = mul i32 %14, %15, !dbg !3506
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3506, !range !36
	%18 = mul i32 %16, %17, !dbg !3506
	%19 = sext i32 %18 to i64, !dbg !3506
	%20 = mul i64 %13, %19, !dbg !3506
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3506, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3506, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3506, !range !14
	%24 = mul i32 %15, %23, !dbg !3506
	%25 = add i32 %22, %24, !dbg !3506
	%26 = mul i32 %14, %25, !dbg !3506
	%27 = add i32 %21, %26, !dbg !3506
	%28 = sext i32 %27 to i64, !dbg !3506
	%29 = add i64 %20, %28, !dbg !3506
	%30 = mul i64 %7, %9, !dbg !3506
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3506, !range !34
	%32 = sext i32 %31 to i64, !dbg !3506
	%33 = mul i64 %30, %32, !dbg !3506
	%34 = mul i64 %33, %19, !dbg !3506
	br label %b1, !dbg !3506

b1:
	%35 = phi i64 [ %29, %b0 ], [ %142, %b2_ok3 ], !dbg !3506
	%36 = icmp slt i64 %35, %p3, !dbg !3506
	br i1 %36, label %b2, label %b3, !dbg !3506

b2:
	%37 = mul i64 %35, 42, !dbg !3507
	%38 = add i64 %35, 1, !dbg !3508
	%39 = mul i64 %38, 42, !dbg !3509
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !3510
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !3511
	%42 = icmp ugt i64 %39, %p1, !dbg !3510
	%43 = icmp ugt i64 %37, %39, !dbg !3510
	%44 = or i1 %42, %43, !dbg !3510
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3510, !prof !10

b2_ok1:
	%45 = load float, float* %41, align 4, !dbg !3511
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !3512
	%47 = icmp uge i64 %35, %p5, !dbg !3512
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3512, !prof !10

b2_ok3:
	%48 = load float, float* %46, align 4, !dbg !3512
	%49 = call float @__nv_fabsf(float %45), !dbg !3515
	%50 = fadd float %49, 5.000000e-01, !dbg !3516
	%51 = fadd float %49, 1.000000e+00, !dbg !3517
	%52 = fdiv float %45, %51, !dbg !3518
	%53 = call float @__nv_fmodf(float %45, float 8.000000e+00), !dbg !3519
	%54 = call float @__nv_sqrtf(float %50), !dbg !3520
	%55 = getelementptr inbounds float, float* %40, i64 0, !dbg !3521
	store float %54, float* %55, align 4, !dbg !3521
	%56 = getelementptr inbounds float, float* %40, i64 1, !dbg !3522
	store float %49, float* %56, align 4, !dbg !3522
	%57 = call float @__nv_floorf(float %45), !dbg !3523
	%58 = call float @__nv_ceilf(float %45), !dbg !3524
	%59 = call float @__nv_truncf(float %45), !dbg !3525
	%60 = getelementptr inbounds float, float* %40, i64 2, !dbg !3526
	store float %57, float* %60, align 4, !dbg !3526
	%61 = getelementptr inbounds float, float* %40, i64 3, !dbg !3527
	store float %58, float* %61, align 4, !dbg !3527
	%62 = getelementptr inbounds float, float* %40, i64 4, !dbg !3528
	store float %59, float* %62, align 4, !dbg !3528
	%63 = call float @__nv_roundf(float %45), !dbg !3529
	%64 = call float @__nv_rintf(float %45), !dbg !3530
	%65 = getelementptr inbounds float, float* %40, i64 5, !dbg !3531
	store float %63, float* %65, align 4, !dbg !3531
	%66 = getelementptr inbounds float, float* %40, i64 6, !dbg !3532
	store float %64, float* %66, align 4, !dbg !3532
	%67 = call float @__nv_fminf(float %45, float %48), !dbg !3533
	%68 = fcmp uno float %45, %48, !dbg !3533
	%69 = select i1 %68, float 0x7FF8000000000000, float %67, !dbg !3533
	%70 = call float @__nv_fmaxf(float %45, float %48), !dbg !3534
	%71 = fcmp uno float %45, %48, !dbg !3534
	%72 = select i1 %71, float 0x7FF8000000000000, float %70, !dbg !3534
	%73 = getelementptr inbounds float, float* %40, i64 7, !dbg !3535
	store float %69, float* %73, align 4, !dbg !3535
	%74 = getelementptr inbounds float, float* %40, i64 8, !dbg !3536
	store float %72, float* %74, align 4, !dbg !3536
	%75 = fsub float %45, %48, !dbg !3537
	%76 = fcmp ole float %75, 0.000000e+00, !dbg !3537
	%77 = select i1 %76, float 0.000000e+00, float %75, !dbg !3537
	%78 = call float @__nv_copysignf(float %45, float %48), !dbg !3538
	%79 = getelementptr inbounds float, float* %40, i64 9, !dbg !3539
	store float %77, float* %79, align 4, !dbg !3539
	%80 = getelementptr inbounds float, float* %40, i64 10, !dbg !3540
	store float %78, float* %80, align 4, !dbg !3540
	%81 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !3541
	%82 = getelementptr inbounds float, float* %40, i64 11, !dbg !3542
	store float %81, float* %82, align 4, !dbg !3542
	%83 = call float @__nv_fmodf(float %45, float %50), !dbg !3543
	%84 = call float @__nv_remainderf(float %45, float %50), !dbg !3544
	%85 = getelementptr inbounds float, float* %40, i64 12, !dbg !3545
	store float %83, float* %85, align 4, !dbg !3545
	%86 = getelementptr inbounds float, float* %40, i64 13, !dbg !3546
	store float %84, float* %86, align 4, !dbg !3546
	%87 = call float @__nv_rsqrtf(float %50), !dbg !3547
	%88 = call float @__nv_cbrtf(float %45), !dbg !3548
	%89 = getelementptr inbounds float, float* %40, i64 14, !dbg !3549
	store float %87, float* %89, align 4, !dbg !3549
	%90 = getelementptr inbounds float, float* %40, i64 15, !dbg !3550
	store float %88, float* %90, align 4, !dbg !3550
	%91 = call float @__nv_expf(float %53), !dbg !3551
	%92 = call float @__nv_exp2f(float %53), !dbg !3552
	%93 = call float @__nv_expm1f(float %53), !dbg !3553
	%94 = getelementptr inbounds float, float* %40, i64 16, !dbg !3554
	store float %91, float* %94, align 4, !dbg !3554
	%95 = getelementptr inbounds float, float* %40, i64 17, !dbg !3555
	store float %92, float* %95, align 4, !dbg !3555
	%96 = getelementptr inbounds float, float* %40, i64 18, !dbg !3556
	store float %93, float* %96, align 4, !dbg !3556
	%97 = call float @__nv_logf(float %50), !dbg !3557
	%98 = call float @__nv_log2f(float %50), !dbg !3558
	%99 = call float @__nv_log10f(float %50), !dbg !3559
	%100 = call float @__nv_log1pf(float %50), !dbg !3560
	%101 = getelementptr inbounds float, float* %40, i64 19, !dbg !3561
	store float %97, float* %101, align 4, !dbg !3561
	%102 = getelementptr inbounds float, float* %40, i64 20, !dbg !3562
	store float %98, float* %102, align 4, !dbg !3562
	%103 = getelementptr inbounds float, float* %40, i64 21, !dbg !3563
	store float %99, float* %103, align 4, !dbg !3563
	%104 = getelementptr inbounds float, float* %40, i64 22, !dbg !3564
	store float %100, float* %104, align 4, !dbg !3564
	%105 = call float @__nv_sinf(float %53), !dbg !3565
	%106 = call float @__nv_cosf(float %53), !dbg !3566
	%107 = call float @__nv_tanf(float %52), !dbg !3567
	%108 = getelementptr inbounds float, float* %40, i64 23, !dbg !3568
	store float %105, float* %108, align 4, !dbg !3568
	%109 = getelementptr inbounds float, float* %40, i64 24, !dbg !3569
	store float %106, float* %109, align 4, !dbg !3569
	%110 = getelementptr inbounds float, float* %40, i64 25, !dbg !3570
	store float %107, float* %110, align 4, !dbg !3570
	%111 = call float @__nv_asinf(float %52), !dbg !3571
	%112 = call float @__nv_acosf(float %52), !dbg !3572
	%113 = call float @__nv_atanf(float %45), !dbg !3573
	%114 = getelementptr inbounds float, float* %40, i64 26, !dbg !3574
	store float %111, float* %114, align 4, !dbg !3574
	%115 = getelementptr inbounds float, float* %40, i64 27, !dbg !3575
	store float %112, float* %115, align 4, !dbg !3575
	%116 = getelementptr inbounds float, float* %40, i64 28, !dbg !3576
	store float %113, float* %116, align 4, !dbg !3576
	%117 = call float @__nv_atan2f(float %48, float %45), !dbg !3577
	%118 = getelementptr inbounds float, float* %40, i64 29, !dbg !3578
	store float %117, float* %118, align 4, !dbg !3578
	%119 = call float @__nv_sinhf(float %53), !dbg !3579
	%120 = call float @__nv_coshf(float %53), !dbg !3580
	%121 = call float @__nv_tanhf(float %53), !dbg !3581
	%122 = getelementptr inbounds float, float* %40, i64 30, !dbg !3582
	store float %119, float* %122, align 4, !dbg !3582
	%123 = getelementptr inbounds float, float* %40, i64 31, !dbg !3583
	store float %120, float* %123, align 4, !dbg !3583
	%124 = getelementptr inbounds float, float* %40, i64 32, !dbg !3584
	store float %121, float* %124, align 4, !dbg !3584
	%125 = call float @__nv_asinhf(float %45), !dbg !3585
	%126 = fadd float %50, 1.000000e+00, !dbg !3586
	%127 = call float @__nv_acoshf(float %126), !dbg !3587
	%128 = call float @__nv_atanhf(float %52), !dbg !3588
	%129 = getelementptr inbounds float, float* %40, i64 33, !dbg !3589
	store float %125, float* %129, align 4, !dbg !3589
	%130 = getelementptr inbounds float, float* %40, i64 34, !dbg !3590
	store float %127, float* %130, align 4, !dbg !3590
	%131 = getelementptr inbounds float, float* %40, i64 35, !dbg !3591
	store float %128, float* %131, align 4, !dbg !3591
	%132 = call float @__nv_powf(float %50, float %52), !dbg !3592
	%133 = call float @__nv_hypotf(float %45, float %48), !dbg !3593
	%134 = getelementptr inbounds float, float* %40, i64 36, !dbg !3594
	store float %132, float* %134, align 4, !dbg !3594
	%135 = getelementptr inbounds float, float* %40, i64 37, !dbg !3595
	store float %133, float* %135, align 4, !dbg !3595
	%136 = call float @__nv_erff(float %53), !dbg !3596
	%137 = call float @__nv_erfcf(float %52), !dbg !3597
	%138 = getelementptr inbounds float, float* %40, i64 38, !dbg !3598
	store float %136, float* %138, align 4, !dbg !3598
	%139 = getelementptr inbounds float, float* %40, i64 39, !dbg !3599
	store float %137, float* %139, align 4, !dbg !3599
	%140 = getelementptr inbounds float, float* %40, i64 40, !dbg !3600
	store float %50, float* %140, align 4, !dbg !3600
	%141 = getelementptr inbounds float, float* %40, i64 41, !dbg !3601
	store float %52, float* %141, align 4, !dbg !3601
	%142 = add i64 %35, %34, !dbg !3506
	br label %b1, !dbg !3506

b3:
	ret void, !dbg !3506

b2_fail1:
	%143 = icmp ugt i64 %39, %p1, !dbg !3510
	br i1 %143, label %b2_fail2, label %b2_ok2, !dbg !3510

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 149, i64 %39, i64 %p1), !dbg !3510
	ret void, !dbg !3510

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 150, i64 %37, i64 %39), !dbg !3510
	ret void, !dbg !3510

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 151, i64 %35, i64 %p5), !dbg !3512
	ret void, !dbg !3512
}

define void @AtomicsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3602 {
entry:
	br label %b0, !dbg !3603

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3606, !range !11
	%1 = sext i32 %0 to i64, !dbg !3606
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3606, !range !13
	%3 = sext i32 %2 to i64, !dbg !3606
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3606, !range !13
	%5 = sext i32 %4 to i64, !dbg !3606
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3606, !range !33
	%7 = sext i32 %6 to i64, !dbg !3606
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3606, !range !34
	%9 = sext i32 %8 to i64, !dbg !3606
	%10 = mul i64 %9, %5, !dbg !3606
	%11 = add i64 %3, %10, !dbg !3606
	%12 = mul i64 %7, %11, !dbg !3606
	%13 = add i64 %1, %12, !dbg !3606
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3606, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3606, !range !35
	%16 = mul i32 %14, %15, !dbg !3606
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3606, !range !36
	%18 = mul i32 %16, %17, !dbg !3606
	%19 = sext i32 %18 to i64, !dbg !3606
	%20 = mul i64 %13, %19, !dbg !3606
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3606, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3606, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3606, !range !14
	%24 = mul i32 %15, %23, !dbg !3606
	%25 = add i32 %22, %24, !dbg !3606
	%26 = mul i32 %14, %25, !dbg !3606
	%27 = add i32 %21, %26, !dbg !3606
	%28 = sext i32 %27 to i64, !dbg !3606
	%29 = add i64 %20, %28, !dbg !3606
	%30 = add i64 %29, 1, !dbg !3607
	%31 = sitofp i64 %30 to float, !dbg !3608
	%32 = getelementptr inbounds float, float* %p0, i64 0, !dbg !3609
	%33 = icmp uge i64 0, %p1, !dbg !3609
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3609, !prof !10

b0_ok1:
	%34 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %32, float %31), !dbg !3610
	%35 = getelementptr inbounds float, float* %p0, i64 1, !dbg !3611
	%36 = icmp uge i64 1, %p1, !dbg !3611
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3611, !prof !10

b0_ok2:
	%37 = fsub float -0.000000e+00, 1.000000e+00, !dbg !3612
	%38 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %35, float %37), !dbg !3612
	%39 = getelementptr inbounds float, float* %p0, i64 2, !dbg !3613
	%40 = icmp uge i64 2, %p1, !dbg !3613
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3613, !prof !10

b0_ok3:
	%41 = bitcast float* %39 to i32*, !dbg !3614
	%42 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %41) nounwind, !dbg !3614
	br label %b0_cas4, !dbg !3614

b0_cas4:
	%43 = phi i32 [ %42, %b0_ok3 ], [ %50, %b0_cas4 ], !dbg !3614
	%44 = bitcast i32 %43 to float, !dbg !3614
	%45 = call float @__nv_fminf(float %44, float %31), !dbg !3614
	%46 = fcmp uno float %44, %31, !dbg !3614
	%47 = select i1 %46, float 0x7FF8000000000000, float %45, !dbg !3614
	%48 = bitcast float %47 to i32, !dbg !3614
	%49 = cmpxchg i32* %41, i32 %43, i32 %48 monotonic monotonic, !dbg !3614
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !3614
	%51 = icmp eq i32 %50, %43, !dbg !3614
	br i1 %51, label %b0_swapped4, label %b0_cas4, !dbg !3614

b0_swapped4:
	%52 = bitcast i32 %50 to float, !dbg !3614
	%53 = getelementptr inbounds float, float* %p0, i64 3, !dbg !3615
	%54 = icmp uge i64 3, %p1, !dbg !3615
	br i1 %54, label %b0_fail5, label %b0_ok5, !dbg !3615, !prof !10

b0_ok5:
	%55 = bitcast float* %53 to i32*, !dbg !3616
	%56 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %55) nounwind, !dbg !3616
	br label %b0_cas6, !dbg !3616

b0_cas6:
	%57 = phi i32 [ %56, %b0_ok5 ], [ %64, %b0_cas6 ], !dbg !3616
	%58 = bitcast i32 %57 to float, !dbg !3616
	%59 = call float @__nv_fmaxf(float %58, float %31), !dbg !3616
	%60 = fcmp uno float %58, %31, !dbg !3616
	%61 = select i1 %60, float 0x7FF8000000000000, float %59, !dbg !3616
	%62 = bitcast float %61 to i32, !dbg !3616
	%63 = cmpxchg i32* %55, i32 %57, i32 %62 monotonic monotonic, !dbg !3616
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3616
	%65 = icmp eq i32 %64, %57, !dbg !3616
	br i1 %65, label %b0_swapped6, label %b0_cas6, !dbg !3616

b0_swapped6:
	%66 = bitcast i32 %64 to float, !dbg !3616
	%67 = getelementptr inbounds float, float* %p0, i64 4, !dbg !3617
	%68 = icmp uge i64 4, %p1, !dbg !3617
	br i1 %68, label %b0_fail7, label %b0_ok7, !dbg !3617, !prof !10

b0_ok7:
	%69 = bitcast float* %67 to i32*, !dbg !3618
	%70 = bitcast float %31 to i32, !dbg !3618
	%71 = atomicrmw xchg i32* %69, i32 %70 monotonic, !dbg !3618
	%72 = bitcast i32 %71 to float, !dbg !3618
	%73 = getelementptr inbounds float, float* %p2, i64 %29, !dbg !3619
	%74 = icmp uge i64 %29, %p3, !dbg !3619
	br i1 %74, label %b0_fail8, label %b0_ok8, !dbg !3619, !prof !10

b0_ok8:
	store float %72, float* %73, align 4, !dbg !3619
	%75 = getelementptr inbounds float, float* %p0, i64 5, !dbg !3620
	%76 = icmp uge i64 5, %p1, !dbg !3620
	br i1 %76, label %b0_fail9, label %b0_ok9, !dbg !3620, !prof !10

b0_ok9:
	%77 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %75) nounwind, !dbg !3621
	%78 = fcmp oeq float %77, 7.000000e+00, !dbg !3622
	br i1 %78, label %b1, label %b2, !dbg !3622

b1:
	%79 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3623
	%80 = icmp uge i64 %29, %p5, !dbg !3623
	br i1 %80, label %b1_fail1, label %b1_ok1, !dbg !3623, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %79, float %31) nounwind, !dbg !3624
	br label %b2, !dbg !3624

b2:
	ret void, !dbg !3605

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !3609
	ret void, !dbg !3609

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !3611
	ret void, !dbg !3611

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !3613
	ret void, !dbg !3613

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !3615
	ret void, !dbg !3615

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !3617
	ret void, !dbg !3617

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !3619
	ret void, !dbg !3619

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !3620
	ret void, !dbg !3620

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !3623
	ret void, !dbg !3623
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3625 {
entry:
	br label %b0, !dbg !3626

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3627, !range !11
	%1 = sext i32 %0 to i64, !dbg !3627
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3627, !range !13
	%3 = sext i32 %2 to i64, !dbg !3627
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3627, !range !13
	%5 = sext i32 %4 to i64, !dbg !3627
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3627, !range !33
	%7 = sext i32 %6 to i64, !dbg !3627
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3627, !range !34
	%9 = sext i32 %8 to i64, !dbg !3627
	%10 = mul i64 %9, %5, !dbg !3627
	%11 = add i64 %3, %10, !dbg !3627
	%12 = mul i64 %7, %11, !dbg !3627
	%13 = add i64 %1, %12, !dbg !3627
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3627, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3627, !range !35
	%16 = mul i32 %14, %15, !dbg !3627
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3627, !range !36
	%18 = mul i32 %16, %17, !dbg !3627
	%19 = sext i32 %18 to i64, !dbg !3627
	%20 = mul i64 %13, %19, !dbg !3627
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3627, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3627, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3627, !range !14
	%24 = mul i32 %15, %23, !dbg !3627
	%25 = add i32 %22, %24, !dbg !3627
	%26 = mul i32 %14, %25, !dbg !3627
	%27 = add i32 %21, %26, !dbg !3627
	%28 = sext i32 %27 to i64, !dbg !3627
	%29 = add i64 %20, %28, !dbg !3627
	%30 = mul i64 %7, %9, !dbg !3627
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3627, !range !34
	%32 = sext i32 %31 to i64, !dbg !3627
	%33 = mul i64 %30, %32, !dbg !3627
	%34 = mul i64 %33, %19, !dbg !3627
	br label %b1, !dbg !3627

b1:
	%35 = phi i64 [ %29, %b0 ], [ %129, %b20 ], !dbg !3627
	%36 = icmp slt i64 %35, %p3, !dbg !3627
	br i1 %36, label %b2, label %b21, !dbg !3627

b2:
	%37 = mul i64 %35, 28, !dbg !3628
	%38 = add i64 %35, 1, !dbg !3629
	%39 = mul i64 %38, 28, !dbg !3630
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3631
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3632
	%42 = icmp ugt i64 %39, %p1, !dbg !3631
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3631, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3632
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3633
	%45 = icmp uge i64 %35, %p5, !dbg !3633
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !3633, !prof !10

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !3633
	%47 = fadd double %43, %46, !dbg !3636
	%48 = fsub double %43, %46, !dbg !3637
	%49 = fmul double %43, %46, !dbg !3638
	%50 = fdiv double %43, %46, !dbg !3639
	%51 = getelementptr inbounds double, double* %40, i64 0, !dbg !3640
	store double %47, double* %51, align 8, !dbg !3640
	%52 = getelementptr inbounds double, double* %40, i64 1, !dbg !3641
	store double %48, double* %52, align 8, !dbg !3641
	%53 = getelementptr inbounds double, double* %40, i64 2, !dbg !3642
	store double %49, double* %53, align 8, !dbg !3642
	%54 = getelementptr inbounds double, double* %40, i64 3, !dbg !3643
	store double %50, double* %54, align 8, !dbg !3643
	%55 = fsub double -0.000000e+00, %43, !dbg !3644
	%56 = getelementptr inbounds double, double* %40, i64 4, !dbg !3645
	store double %55, double* %56, align 8, !dbg !3645
	%57 = getelementptr inbounds double, double* %40, i64 5, !dbg !3646
	store double %46, double* %57, align 8, !dbg !3646
	%58 = fcmp oeq double %43, %46, !dbg !3647
	br i1 %58, label %b4, label %b3, !dbg !3649

b3:
	br label %b4, !dbg !3650

b4:
	%59 = phi double [ 1.000000e+00, %b2_ok2 ], [ 0.000000e+00, %b3 ], !dbg !3651
	%60 = fcmp une double %43, %46, !dbg !3651
	br i1 %60, label %b6, label %b5, !dbg !3653

b5:
	br label %b6, !dbg !3654

b6:
	%61 = phi double [ 1.000000e+00, %b4 ], [ 0.000000e+00, %b5 ], !dbg !3655
	%62 = fcmp olt double %43, %46, !dbg !3655
	br i1 %62, label %b8, label %b7, !dbg !3657

b7:
	br label %b8, !dbg !3658

b8:
	%63 = phi double [ 1.000000e+00, %b6 ], [ 0.000000e+00, %b7 ], !dbg !3659
	%64 = getelementptr inbounds double, double* %40, i64 6, !dbg !3659
	store double %59, double* %64, align 8, !dbg !3659
	%65 = getelementptr inbounds double, double* %40, i64 7, !dbg !3660
	store double %61, double* %65, align 8, !dbg !3660
	%66 = getelementptr inbounds double, double* %40, i64 8, !dbg !3661
	store double %63, double* %66, align 8, !dbg !3661
	%67 = fcmp ole double %43, %46, !dbg !3662
	br i1 %67, label %b10, label %b9, !dbg !3664

b9:
	br label %b10, !dbg !3665

b10:
	%68 = phi double [ 1.000000e+00, %b8 ], [ 0.000000e+00, %b9 ], !dbg !3666
	%69 = fcmp ogt double %43, %46, !dbg !3666
	br i1 %69, label %b12, label %b11, !dbg !3668

b11:
	br label %b12, !dbg !3669

b12:
	%70 = phi double [ 1.000000e+00, %b10 ], [ 0.000000e+00, %b11 ], !dbg !3670
	%71 = fcmp oge double %43, %46, !dbg !3670
	br i1 %71, label %b14, label %b13, !dbg !3672

b13:
	br label %b14, !dbg !3673

b14:
	%72 = phi double [ 1.000000e+00, %b12 ], [ 0.000000e+00, %b13 ], !dbg !3674
	%73 = getelementptr inbounds double, double* %40, i64 9, !dbg !3674
	store double %68, double* %73, align 8, !dbg !3674
	%74 = getelementptr inbounds double, double* %40, i64 10, !dbg !3675
	store double %70, double* %74, align 8, !dbg !3675
	%75 = getelementptr inbounds double, double* %40, i64 11, !dbg !3676
	store double %72, double* %75, align 8, !dbg !3676
	%76 = call double @__nv_fmin(double %43, double %46), !dbg !3677
	%77 = bitcast double %43 to i64, !dbg !3677
	%78 = bitcast double %46 to i64, !dbg !3677
	%79 = or i64 %77, %78, !dbg !3677
	%80 = fcmp oeq double %43, %46, !dbg !3677
	%81 = bitcast i64 %79 to double, !dbg !3677
	%82 = select i1 %80, double %81, double %76, !dbg !3677
	%83 = fcmp uno double %43, %46, !dbg !3677
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3677
	%85 = call double @__nv_fmax(double %43, double %46), !dbg !3678
	%86 = bitcast double %43 to i64, !dbg !3678
	%87 = bitcast double %46 to i64, !dbg !3678
	%88 = and i64 %86, %87, !dbg !3678
	%89 = fcmp oeq double %43, %46, !dbg !3678
	%90 = bitcast i64 %88 to double, !dbg !3678
	%91 = select i1 %89, double %90, double %85, !dbg !3678
	%92 = fcmp uno double %43, %46, !dbg !3678
	%93 = select i1 %92, double 0x7FF8000000000000, double %91, !dbg !3678
	%94 = getelementptr inbounds double, double* %40, i64 12, !dbg !3679
	store double %84, double* %94, align 8, !dbg !3679
	%95 = getelementptr inbounds double, double* %40, i64 13, !dbg !3680
	store double %93, double* %95, align 8, !dbg !3680
	%96 = call double @llvm.nvvm.mul.rn.d(double %43, double %46), !dbg !3681
	%97 = fadd double %96, 1.000000e+00, !dbg !3682
	%98 = getelementptr inbounds double, double* %40, i64 14, !dbg !3683
	store double %97, double* %98, align 8, !dbg !3683
	%99 = fsub double 1.000000e+00, %96, !dbg !3684
	%100 = getelementptr inbounds double, double* %40, i64 15, !dbg !3685
	store double %99, double* %100, align 8, !dbg !3685
	%101 = fptrunc double %43 to float, !dbg !3686
	%102 = fpext float %101 to double, !dbg !3687
	%103 = getelementptr inbounds double, double* %40, i64 16, !dbg !3688
	store double %102, double* %103, align 8, !dbg !3688
	%104 = getelementptr inbounds double, double* %40, i64 17, !dbg !3689
	store double %43, double* %104, align 8, !dbg !3689
	%105 = getelementptr inbounds double, double* %40, i64 18, !dbg !3690
	store double %43, double* %105, align 8, !dbg !3690
	%106 = load double, double* %105, align 8, !dbg !3691
	%107 = fadd double %106, 2.000000e+00, !dbg !3692
	store double %107, double* %105, align 8, !dbg !3691
	%108 = load double, double* %105, align 8, !dbg !3693
	%109 = fdiv double %108, 3.000000e+00, !dbg !3694
	store double %109, double* %105, align 8, !dbg !3693
	br i1 %62, label %b15, label %b16, !dbg !3696

b15:
	br label %b16, !dbg !3697

b16:
	%110 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !3698
	%111 = getelementptr inbounds double, double* %40, i64 19, !dbg !3698
	store double %110, double* %111, align 8, !dbg !3698
	%112 = fcmp une double %43, %43, !dbg !3699
	br i1 %112, label %b18, label %b17, !dbg !3701

b17:
	br label %b18, !dbg !3702

b18:
	%113 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !3703
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3703
	store double %113, double* %114, align 8, !dbg !3703
	%115 = fdiv double 1.000000e+00, 0.000000e+00, !dbg !3704
	%116 = fdiv double -1.000000e+00, 0.000000e+00, !dbg !3705
	%117 = getelementptr inbounds double, double* %40, i64 21, !dbg !3706
	store double %115, double* %117, align 8, !dbg !3706
	%118 = getelementptr inbounds double, double* %40, i64 22, !dbg !3707
	store double %116, double* %118, align 8, !dbg !3707
	%119 = fdiv double 0.000000e+00, 0.000000e+00, !dbg !3708
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3709
	store double %119, double* %120, align 8, !dbg !3709
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3710
	store double 1.000000e-01, double* %121, align 8, !dbg !3710
	%122 = fmul double %43, 0x3870000000000000, !dbg !3711
	%123 = getelementptr inbounds double, double* %40, i64 25, !dbg !3712
	store double %122, double* %123, align 8, !dbg !3712
	br i1 %112, label %b20, label %b19, !dbg !3714

b19:
	br label %b20, !dbg !3715

b20:
	%124 = phi double [ 1.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], !dbg !3716
	%125 = getelementptr inbounds double, double* %40, i64 26, !dbg !3716
	store double %124, double* %125, align 8, !dbg !3716
	%126 = bitcast double %46 to i64, !dbg !3717
	%127 = bitcast i64 %126 to double, !dbg !3718
	%128 = getelementptr inbounds double, double* %40, i64 27, !dbg !3719
	store double %127, double* %128, align 8, !dbg !3719
	%129 = add i64 %35, %34, !dbg !3627
	br label %b1, !dbg !3627

b21:
	ret void, !dbg !3627

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 152, i64 %39, i64 %p1), !dbg !3631
	ret void, !dbg !3631

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 153, i64 %35, i64 %p5), !dbg !3633
	ret void, !dbg !3633
}

define void @ToIntsFloat64(i64* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !3720 {
entry:
	br label %b0, !dbg !3721

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3722, !range !11
	%1 = sext i32 %0 to i64, !dbg !3722
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3722, !range !13
	%3 = sext i32 %2 to i64, !dbg !3722
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3722, !range !13
	%5 = sext i32 %4 to i64, !dbg !3722
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3722, !range !33
	%7 = sext i32 %6 to i64, !dbg !3722
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3722, !range !34
	%9 = sext i32 %8 to i64, !dbg !3722
	%10 = mul i64 %9, %5, !dbg !3722
	%11 = add i64 %3, %10, !dbg !3722
	%12 = mul i64 %7, %11, !dbg !3722
	%13 = add i64 %1, %12, !dbg !3722
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3722, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3722, !range !35
	%16 = mul i32 %14, %15, !dbg !3722
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3722, !range !36
	%18 = mul i32 %16, %17, !dbg !3722
	%19 = sext i32 %18 to i64, !dbg !3722
	%20 = mul i64 %13, %19, !dbg !3722
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3722, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3722, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3722, !range !14
	%24 = mul i32 %15, %23, !dbg !3722
	%25 = add i32 %22, %24, !dbg !3722
	%26 = mul i32 %14, %25, !dbg !3722
	%27 = add i32 %21, %26, !dbg !3722
	%28 = sext i32 %27 to i64, !dbg !3722
	%29 = add i64 %20, %28, !dbg !3722
	%30 = mul i64 %7, %9, !dbg !3722
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3722, !range !34
	%32 = sext i32 %31 to i64, !dbg !3722
	%33 = mul i64 %30, %32, !dbg !3722
	%34 = mul i64 %33, %19, !dbg !3722
	br label %b1, !dbg !3722

b1:
	%35 = phi i64 [ %29, %b0 ], [ %107, %b4 ], !dbg !3722
	%36 = icmp slt i64 %35, %p3, !dbg !3722
	br i1 %36, label %b2, label %b5, !dbg !3722

b2:
	%37 = mul i64 %35, 10, !dbg !3723
	%38 = add i64 %35, 1, !dbg !3724
	%39 = mul i64 %38, 10, !dbg !3725
	%40 = getelementptr inbounds i64, i64* %p0, i64 %37, !dbg !3726
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3727
	%42 = icmp ugt i64 %39, %p1, !dbg !3726
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !3726, !prof !10

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !3727
	%44 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3730
	%45 = fcmp uno double %43, %43, !dbg !3730
	%46 = select i1 %45, i32 0, i32 %44, !dbg !3730
	%47 = icmp slt i32 %46, -128, !dbg !3730
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !3730
	%49 = icmp sgt i32 %48, 127, !dbg !3730
	%50 = select i1 %49, i32 127, i32 %48, !dbg !3730
	%51 = trunc i32 %50 to i8, !dbg !3730
	%52 = sext i8 %51 to i64, !dbg !3731
	%53 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3732
	%54 = fcmp uno double %43, %43, !dbg !3732
	%55 = select i1 %54, i32 0, i32 %53, !dbg !3732
	%56 = icmp slt i32 %55, -32768, !dbg !3732
	%57 = select i1 %56, i32 -32768, i32 %55, !dbg !3732
	%58 = icmp sgt i32 %57, 32767, !dbg !3732
	%59 = select i1 %58, i32 32767, i32 %57, !dbg !3732
	%60 = trunc i32 %59 to i16, !dbg !3732
	%61 = sext i16 %60 to i64, !dbg !3733
	%62 = call i32 @llvm.nvvm.d2i.rz(double %43), !dbg !3734
	%63 = fcmp uno double %43, %43, !dbg !3734
	%64 = select i1 %63, i32 0, i32 %62, !dbg !3734
	%65 = sext i32 %64 to i64, !dbg !3735
	%66 = getelementptr inbounds i64, i64* %40, i64 0, !dbg !3736
	store i64 %52, i64* %66, align 8, !dbg !3736
	%67 = getelementptr inbounds i64, i64* %40, i64 1, !dbg !3737
	store i64 %61, i64* %67, align 8, !dbg !3737
	%68 = getelementptr inbounds i64, i64* %40, i64 2, !dbg !3738
	store i64 %65, i64* %68, align 8, !dbg !3738
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %43), !dbg !3739
	%70 = fcmp uno double %43, %43, !dbg !3739
	%71 = select i1 %70, i64 0, i64 %69, !dbg !3739
	%72 = getelementptr inbounds i64, i64* %40, i64 3, !dbg !3740
	store i64 %71, i64* %72, align 8, !dbg !3740
	%73 = getelementptr inbounds i64, i64* %40, i64 4, !dbg !3741
	store i64 %71, i64* %73, align 8, !dbg !3741
	%74 = fcmp olt double %43, 0.000000e+00, !dbg !3742
	br i1 %74, label %b3, label %b4, !dbg !3742

b3:
	%75 = fsub double -0.000000e+00, %43, !dbg !3743
	br label %b4, !dbg !3743

b4:
	%76 = phi double [ %43, %b2_ok1 ], [ %75, %b3 ], !dbg !3744
	%77 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3745
	%78 = fcmp uno double %76, %76, !dbg !3745
	%79 = select i1 %78, i32 0, i32 %77, !dbg !3745
	%80 = icmp slt i32 %79, 0, !dbg !3745
	%81 = select i1 %80, i32 0, i32 %79, !dbg !3745
	%82 = icmp sgt i32 %81, 255, !dbg !3745
	%83 = select i1 %82, i32 255, i32 %81, !dbg !3745
	%84 = trunc i32 %83 to i8, !dbg !3745
	%85 = zext i8 %84 to i64, !dbg !3746
	%86 = call i32 @llvm.nvvm.d2i.rz(double %76), !dbg !3747
	%87 = fcmp uno double %76, %76, !dbg !3747
	%88 = select i1 %87, i32 0, i32 %86, !dbg !3747
	%89 = icmp slt i32 %88, 0, !dbg !3747
	%90 = select i1 %89, i32 0, i32 %88, !dbg !3747
	%91 = icmp sgt i32 %90, 65535, !dbg !3747
	%92 = select i1 %91, i32 65535, i32 %90, !dbg !3747
	%93 = trunc i32 %92 to i16, !dbg !3747
	%94 = zext i16 %93 to i64, !dbg !3748
	%95 = call i32 @llvm.nvvm.d2ui.rz(double %76), !dbg !3749
	%96 = fcmp uno double %76, %76, !dbg !3749
	%97 = select i1 %96, i32 0, i32 %95, !dbg !3749
	%98 = zext i32 %97 to i64, !dbg !3750
	%99 = getelementptr inbounds i64, i64* %40, i64 5, !dbg !3751
	store i64 %85, i64* %99, align 8, !dbg !3751
	%100 = getelementptr inbounds i64, i64* %40, i64 6, !dbg !3752
	store i64 %94, i64* %100, align 8, !dbg !3752
	%101 = getelementptr inbounds i64, i64* %40, i64 7, !dbg !3753
	store i64 %98, i64* %101, align 8, !dbg !3753
	%102 = call i64 @llvm.nvvm.d2ull.rz(double %76), !dbg !3754
	%103 = fcmp uno double %76, %76, !dbg !3754
	%104 = select i1 %103, i64 0, i64 %102, !dbg !3754
	%105 = getelementptr inbounds i64, i64* %40, i64 8, !dbg !3756
	store i64 %104, i64* %105, align 8, !dbg !3756
	%106 = getelementptr inbounds i64, i64* %40, i64 9, !dbg !3757
	store i64 %104, i64* %106, align 8, !dbg !3757
	%107 = add i64 %35, %34, !dbg !3722
	br label %b1, !dbg !3722

b5:
	ret void, !dbg !3722

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 154, i64 %39, i64 %p1), !dbg !3726
	ret void, !dbg !3726
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3758 {
entry:
	br label %b0, !dbg !3759

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3760, !range !11
	%1 = sext i32 %0 to i64, !dbg !3760
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3760, !range !13
	%3 = sext i32 %2 to i64, !dbg !3760
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3760, !range !13
	%5 = sext i32 %4 to i64, !dbg !3760
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3760, !range !33
	%7 = sext i32 %6 to i64, !dbg !3760
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3760, !range !34
	%9 = sext i32 %8 to i64, !dbg !3760
	%10 = mul i64 %9, %5, !dbg !3760
	%11 = add i64 %3, %10, !dbg !3760
	%12 = mul i64 %7, %11, !dbg !3760
	%13 = add i64 %1, %12, !dbg !3760
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3760, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3760, !range !35
	%16 = mul i32 %14, %15, !dbg !3760
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3760, !range !36
	%18 = mul i32 %16, %17, !dbg !3760
	%19 = sext i32 %18 to i64, !dbg !3760
	%20 = mul i64 %13, %19, !dbg !3760
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3760, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3760, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3760, !range !14
	%24 = mul i32 %15, %23, !dbg !3760
	%25 = add i32 %22, %24, !dbg !3760
	%26 = mul i32 %14, %25, !dbg !3760
	%27 = add i32 %21, %26, !dbg !3760
	%28 = sext i32 %27 to i64, !dbg !3760
	%29 = add i64 %20, %28, !dbg !3760
	%30 = mul i64 %7, %9, !dbg !3760
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !3760, !range !34
	%32 = sext i32 %31 to i64, !dbg !3760
	%33 = mul i64 %30, %32, !dbg !3760
	%34 = mul i64 %33, %19, !dbg !3760
	br label %b1, !dbg !3760

b1:
	%35 = phi i64 [ %29, %b0 ], [ %154, %b2_ok3 ], !dbg !3760
	%36 = icmp slt i64 %35, %p3, !dbg !3760
	br i1 %36, label %b2, label %b3, !dbg !3760

b2:
	%37 = mul i64 %35, 42, !dbg !3761
	%38 = add i64 %35, 1, !dbg !3762
	%39 = mul i64 %38, 42, !dbg !3763
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !3764
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !3765
	%42 = icmp ugt i64 %39, %p1, !dbg !3764
	%43 = icmp ugt i64 %37, %39, !dbg !3764
	%44 = or i1 %42, %43, !dbg !3764
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !3764, !prof !10

b2_ok1:
	%45 = load double, double* %41, align 8, !dbg !3765
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !3766
	%47 = icmp uge i64 %35, %p5, !dbg !3766
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !3766, !prof !10

b2_ok3:
	%48 = load double, double* %46, align 8, !dbg !3766
	%49 = call double @__nv_fabs(double %45), !dbg !3769
	%50 = fadd double %49, 5.000000e-01, !dbg !3770
	%51 = fadd double %49, 1.000000e+00, !dbg !3771
	%52 = fdiv double %45, %51, !dbg !3772
	%53 = call double @__nv_fmod(double %45, double 8.000000e+00), !dbg !3773
	%54 = call double @__nv_sqrt(double %50), !dbg !3774
	%55 = getelementptr inbounds double, double* %40, i64 0, !dbg !3775
	store double %54, double* %55, align 8, !dbg !3775
	%56 = getelementptr inbounds double, double* %40, i64 1, !dbg !3776
	store double %49, double* %56, align 8, !dbg !3776
	%57 = call double @__nv_floor(double %45), !dbg !3777
	%58 = call double @__nv_ceil(double %45), !dbg !3778
	%59 = call double @__nv_trunc(double %45), !dbg !3779
	%60 = getelementptr inbounds double, double* %40, i64 2, !dbg !3780
	store double %57, double* %60, align 8, !dbg !3780
	%61 = getelementptr inbounds double, double* %40, i64 3, !dbg !3781
	store double %58, double* %61, align 8, !dbg !3781
	%62 = getelementptr inbounds double, double* %40, i64 4, !dbg !3782
	store double %59, double* %62, align 8, !dbg !3782
	%63 = call double @__nv_round(double %45), !dbg !3783
	%64 = call double @__nv_rint(double %45), !dbg !3784
	%65 = getelementptr inbounds double, double* %40, i64 5, !dbg !3785
	store double %63, double* %65, align 8, !dbg !3785
	%66 = getelementptr inbounds double, double* %40, i64 6, !dbg !3786
	store double %64, double* %66, align 8, !dbg !3786
	%67 = call double @__nv_fmin(double %45, double %48), !dbg !3787
	%68 = bitcast double %45 to i64, !dbg !3787
	%69 = bitcast double %48 to i64, !dbg !3787
	%70 = or i64 %68, %69, !dbg !3787
	%71 = fcmp oeq double %45, %48, !dbg !3787
	%72 = bitcast i64 %70 to double, !dbg !3787
	%73 = select i1 %71, double %72, double %67, !dbg !3787
	%74 = fcmp uno double %45, %48, !dbg !3787
	%75 = select i1 %74, double 0x7FF8000000000000, double %73, !dbg !3787
	%76 = call double @__nv_fmax(double %45, double %48), !dbg !3788
	%77 = bitcast double %45 to i64, !dbg !3788
	%78 = bitcast double %48 to i64, !dbg !3788
	%79 = and i64 %77, %78, !dbg !3788
	%80 = fcmp oeq double %45, %48, !dbg !3788
	%81 = bitcast i64 %79 to double, !dbg !3788
	%82 = select i1 %80, double %81, double %76, !dbg !3788
	%83 = fcmp uno double %45, %48, !dbg !3788
	%84 = select i1 %83, double 0x7FF8000000000000, double %82, !dbg !3788
	%85 = getelementptr inbounds double, double* %40, i64 7, !dbg !3789
	store double %75, double* %85, align 8, !dbg !3789
	%86 = getelementptr inbounds double, double* %40, i64 8, !dbg !3790
	store double %84, double* %86, align 8, !dbg !3790
	%87 = fsub double %45, %48, !dbg !3791
	%88 = fcmp ole double %87, 0.000000e+00, !dbg !3791
	%89 = select i1 %88, double 0.000000e+00, double %87, !dbg !3791
	%90 = call double @__nv_copysign(double %45, double %48), !dbg !3792
	%91 = getelementptr inbounds double, double* %40, i64 9, !dbg !3793
	store double %89, double* %91, align 8, !dbg !3793
	%92 = getelementptr inbounds double, double* %40, i64 10, !dbg !3794
	store double %90, double* %92, align 8, !dbg !3794
	%93 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !3795
	%94 = getelementptr inbounds double, double* %40, i64 11, !dbg !3796
	store double %93, double* %94, align 8, !dbg !3796
	%95 = call double @__nv_fmod(double %45, double %50), !dbg !3797
	%96 = call double @__nv_remainder(double %45, double %50), !dbg !3798
	%97 = getelementptr inbounds double, double* %40, i64 12, !dbg !3799
	store double %95, double* %97, align 8, !dbg !3799
	%98 = getelementptr inbounds double, double* %40, i64 13, !dbg !3800
	store double %96, double* %98, align 8, !dbg !3800
	%99 = call double @__nv_rsqrt(double %50), !dbg !3801
	%100 = call double @__nv_cbrt(double %45), !dbg !3802
	%101 = getelementptr inbounds double, double* %40, i64 14, !dbg !3803
	store double %99, double* %101, align 8, !dbg !3803
	%102 = getelementptr inbounds double, double* %40, i64 15, !dbg !3804
	store double %100, double* %102, align 8, !dbg !3804
	%103 = call double @__nv_exp(double %53), !dbg !3805
	%104 = call double @__nv_exp2(double %53), !dbg !3806
	%105 = call double @__nv_expm1(double %53), !dbg !3807
	%106 = getelementptr inbounds double, double* %40, i64 16, !dbg !3808
	store double %103, double* %106, align 8, !dbg !3808
	%107 = getelementptr inbounds double, double* %40, i64 17, !dbg !3809
	store double %104, double* %107, align 8, !dbg !3809
	%108 = getelementptr inbounds double, double* %40, i64 18, !dbg !3810
	store double %105, double* %108, align 8, !dbg !3810
	%109 = call double @__nv_log(double %50), !dbg !3811
	%110 = call double @__nv_log2(double %50), !dbg !3812
	%111 = call double @__nv_log10(double %50), !dbg !3813
	%112 = call double @__nv_log1p(double %50), !dbg !3814
	%113 = getelementptr inbounds double, double* %40, i64 19, !dbg !3815
	store double %109, double* %113, align 8, !dbg !3815
	%114 = getelementptr inbounds double, double* %40, i64 20, !dbg !3816
	store double %110, double* %114, align 8, !dbg !3816
	%115 = getelementptr inbounds double, double* %40, i64 21, !dbg !3817
	store double %111, double* %115, align 8, !dbg !3817
	%116 = getelementptr inbounds double, double* %40, i64 22, !dbg !3818
	store double %112, double* %116, align 8, !dbg !3818
	%117 = call double @__nv_sin(double %53), !dbg !3819
	%118 = call double @__nv_cos(double %53), !dbg !3820
	%119 = call double @__nv_tan(double %52), !dbg !3821
	%120 = getelementptr inbounds double, double* %40, i64 23, !dbg !3822
	store double %117, double* %120, align 8, !dbg !3822
	%121 = getelementptr inbounds double, double* %40, i64 24, !dbg !3823
	store double %118, double* %121, align 8, !dbg !3823
	%122 = getelementptr inbounds double, double* %40, i64 25, !dbg !3824
	store double %119, double* %122, align 8, !dbg !3824
	%123 = call double @__nv_asin(double %52), !dbg !3825
	%124 = call double @__nv_acos(double %52), !dbg !3826
	%125 = call double @__nv_atan(double %45), !dbg !3827
	%126 = getelementptr inbounds double, double* %40, i64 26, !dbg !3828
	store double %123, double* %126, align 8, !dbg !3828
	%127 = getelementptr inbounds double, double* %40, i64 27, !dbg !3829
	store double %124, double* %127, align 8, !dbg !3829
	%128 = getelementptr inbounds double, double* %40, i64 28, !dbg !3830
	store double %125, double* %128, align 8, !dbg !3830
	%129 = call double @__nv_atan2(double %48, double %45), !dbg !3831
	%130 = getelementptr inbounds double, double* %40, i64 29, !dbg !3832
	store double %129, double* %130, align 8, !dbg !3832
	%131 = call double @__nv_sinh(double %53), !dbg !3833
	%132 = call double @__nv_cosh(double %53), !dbg !3834
	%133 = call double @__nv_tanh(double %53), !dbg !3835
	%134 = getelementptr inbounds double, double* %40, i64 30, !dbg !3836
	store double %131, double* %134, align 8, !dbg !3836
	%135 = getelementptr inbounds double, double* %40, i64 31, !dbg !3837
	store double %132, double* %135, align 8, !dbg !3837
	%136 = getelementptr inbounds double, double* %40, i64 32, !dbg !3838
	store double %133, double* %136, align 8, !dbg !3838
	%137 = call double @__nv_asinh(double %45), !dbg !3839
	%138 = fadd double %50, 1.000000e+00, !dbg !3840
	%139 = call double @__nv_acosh(double %138), !dbg !3841
	%140 = call double @__nv_atanh(double %52), !dbg !3842
	%141 = getelementptr inbounds double, double* %40, i64 33, !dbg !3843
	store double %137, double* %141, align 8, !dbg !3843
	%142 = getelementptr inbounds double, double* %40, i64 34, !dbg !3844
	store double %139, double* %142, align 8, !dbg !3844
	%143 = getelementptr inbounds double, double* %40, i64 35, !dbg !3845
	store double %140, double* %143, align 8, !dbg !3845
	%144 = call double @__nv_pow(double %50, double %52), !dbg !3846
	%145 = call double @__nv_hypot(double %45, double %48), !dbg !3847
	%146 = getelementptr inbounds double, double* %40, i64 36, !dbg !3848
	store double %144, double* %146, align 8, !dbg !3848
	%147 = getelementptr inbounds double, double* %40, i64 37, !dbg !3849
	store double %145, double* %147, align 8, !dbg !3849
	%148 = call double @__nv_erf(double %53), !dbg !3850
	%149 = call double @__nv_erfc(double %52), !dbg !3851
	%150 = getelementptr inbounds double, double* %40, i64 38, !dbg !3852
	store double %148, double* %150, align 8, !dbg !3852
	%151 = getelementptr inbounds double, double* %40, i64 39, !dbg !3853
	store double %149, double* %151, align 8, !dbg !3853
	%152 = getelementptr inbounds double, double* %40, i64 40, !dbg !3854
	store double %50, double* %152, align 8, !dbg !3854
	%153 = getelementptr inbounds double, double* %40, i64 41, !dbg !3855
	store double %52, double* %153, align 8, !dbg !3855
	%154 = add i64 %35, %34, !dbg !3760
	br label %b1, !dbg !3760

b3:
	ret void, !dbg !3760

b2_fail1:
	%155 = icmp ugt i64 %39, %p1, !dbg !3764
	br i1 %155, label %b2_fail2, label %b2_ok2, !dbg !3764

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 155, i64 %39, i64 %p1), !dbg !3764
	ret void, !dbg !3764

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 156, i64 %37, i64 %39), !dbg !3764
	ret void, !dbg !3764

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 157, i64 %35, i64 %p5), !dbg !3766
	ret void, !dbg !3766
}

define void @AtomicsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3856 {
entry:
	br label %b0, !dbg !3857

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3860, !range !11
	%1 = sext i32 %0 to i64, !dbg !3860
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3860, !range !13
	%3 = sext i32 %2 to i64, !dbg !3860
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3860, !range !13
	%5 = sext i32 %4 to i64, !dbg !3860
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3860, !range !33
	%7 = sext i32 %6 to i64, !dbg !3860
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3860, !range !34
	%9 = sext i32 %8 to i64, !dbg !3860
	%10 = mul i64 %9, %5, !dbg !3860
	%11 = add i64 %3, %10, !dbg !3860
	%12 = mul i64 %7, %11, !dbg !3860
	%13 = add i64 %1, %12, !dbg !3860
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3860, !range !35
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3860, !range !35
	%16 = mul i32 %14, %15, !dbg !3860
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3860, !range !36
	%18 = mul i32 %16, %17, !dbg !3860
	%19 = sext i32 %18 to i64, !dbg !3860
	%20 = mul i64 %13, %19, !dbg !3860
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3860, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3860, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3860, !range !14
	%24 = mul i32 %15, %23, !dbg !3860
	%25 = add i32 %22, %24, !dbg !3860
	%26 = mul i32 %14, %25, !dbg !3860
	%27 = add i32 %21, %26, !dbg !3860
	%28 = sext i32 %27 to i64, !dbg !3860
	%29 = add i64 %20, %28, !dbg !3860
	%30 = add i64 %29, 1, !dbg !3861
	%31 = sitofp i64 %30 to double, !dbg !3862
	%32 = getelementptr inbounds double, double* %p0, i64 0, !dbg !3863
	%33 = icmp uge i64 0, %p1, !dbg !3863
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !3863, !prof !10

b0_ok1:
	%34 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %32, double %31), !dbg !3864
	%35 = getelementptr inbounds double, double* %p0, i64 1, !dbg !3865
	%36 = icmp uge i64 1, %p1, !dbg !3865
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !3865, !prof !10

b0_ok2:
	%37 = fsub double -0.000000e+00, 1.000000e+00, !dbg !3866
	%38 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %35, double %37), !dbg !3866
	%39 = getelementptr inbounds double, double* %p0, i64 2, !dbg !3867
	%40 = icmp uge i64 2, %p1, !dbg !3867
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !3867, !prof !10

b0_ok3:
	%41 = bitcast double* %39 to i64*, !dbg !3868
	%42 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %41) nounwind, !dbg !3868
	br label %b0_cas4, !dbg !3868

b0_cas4:
	%43 = phi i64 [ %42, %b0_ok3 ], [ %56, %b0_cas4 ], !dbg !3868
	%44 = bitcast i64 %43 to double, !dbg !3868
	%45 = call double @__nv_fmin(double %44, double %31), !dbg !3868
	%46 = bitcast double %44 to i64, !dbg !3868
	%47 = bitcast double %31 to i64, !dbg !3868
	%48 = or i64 %46, %47, !dbg !3868
	%49 = fcmp oeq double %44, %31, !dbg !3868
	%50 = bitcast i64 %48 to double, !dbg !3868
	%51 = select i1 %49, double %50, double %45, !dbg !3868
	%52 = fcmp uno double %44, %31, !dbg !3868
	%53 = select i1 %52, double 0x7FF8000000000000, double %51, !dbg !3868
	%54 = bitcast double %53 to i64, !dbg !3868
	%55 = cmpxchg i64* %41, i64 %43, i64 %54 monotonic monotonic, !dbg !3868
	%56 = extractvalue { i64, i1 } %55, 0, !dbg !3868
	%57 = icmp eq i64 %56, %43, !dbg !3868
	br i1 %57, label %b0_swapped4, label %b0_cas4, !dbg !3868

b0_swapped4:
	%58 = bitcast i64 %56 to double, !dbg !3868
	%59 = getelementptr inbounds double, double* %p0, i64 3, !dbg !3869
	%60 = icmp uge i64 3, %p1, !dbg !3869
	br i1 %60, label %b0_fail5, label %b0_ok5, !dbg !3869, !prof !10

b0_ok5:
	%61 = bitcast double* %59 to i64*, !dbg !3870
	%62 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %61) nounwind, !dbg !3870
	br label %b0_cas6, !dbg !3870

b0_cas6:
	%63 = phi i64 [ %62, %b0_ok5 ], [ %76, %b0_cas6 ], !dbg !3870
	%64 = bitcast i64 %63 to double, !dbg !3870
	%65 = call double @__nv_fmax(double %64, double %31), !dbg !3870
	%66 = bitcast double %64 to i64, !dbg !3870
	%67 = bitcast double %31 to i64, !dbg !3870
	%68 = and i64 %66, %67, !dbg !3870
	%69 = fcmp oeq double %64, %31, !dbg !3870
	%70 = bitcast i64 %68 to double, !dbg !3870
	%71 = select i1 %69, double %70, double %65, !dbg !3870
	%72 = fcmp uno double %64, %31, !dbg !3870
	%73 = select i1 %72, double 0x7FF8000000000000, double %71, !dbg !3870
	%74 = bitcast double %73 to i64, !dbg !3870
	%75 = cmpxchg i64* %61, i64 %63, i64 %74 monotonic monotonic, !dbg !3870
	%76 = extractvalue { i64, i1 } %75, 0, !dbg !3870
	%77 = icmp eq i64 %76, %63, !dbg !3870
	br i1 %77, label %b0_swapped6, label %b0_cas6, !dbg !3870

b0_swapped6:
	%78 = bitcast i64 %76 to double, !dbg !3870
	%79 = getelementptr inbounds double, double* %p0, i64 4, !dbg !3871
	%80 = icmp uge i64 4, %p1, !dbg !3871
	br i1 %80, label %b0_fail7, label %b0_ok7, !dbg !3871, !prof !10

b0_ok7:
	%81 = bitcast double* %79 to i64*, !dbg !3872
	%82 = bitcast double %31 to i64, !dbg !3872
	%83 = atomicrmw xchg i64* %81, i64 %82 monotonic, !dbg !3872
	%84 = bitcast i64 %83 to double, !dbg !3872
	%85 = getelementptr inbounds double, double* %p2, i64 %29, !dbg !3873
	%86 = icmp uge i64 %29, %p3, !dbg !3873
	br i1 %86, label %b0_fail8, label %b0_ok8, !dbg !3873, !prof !10

b0_ok8:
	store double %84, double* %85, align 8, !dbg !3873
	%87 = getelementptr inbounds double, double* %p0, i64 5, !dbg !3874
	%88 = icmp uge i64 5, %p1, !dbg !3874
	br i1 %88, label %b0_fail9, label %b0_ok9, !dbg !3874, !prof !10

b0_ok9:
	%89 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %87) nounwind, !dbg !3875
	%90 = fcmp oeq double %89, 7.000000e+00, !dbg !3876
	br i1 %90, label %b1, label %b2, !dbg !3876

b1:
	%91 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !3877
	%92 = icmp uge i64 %29, %p5, !dbg !3877
	br i1 %92, label %b1_fail1, label %b1_ok1, !dbg !3877, !prof !10

b1_ok1:
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %91, double %31) nounwind, !dbg !3878
	br label %b2, !dbg !3878

b2:
	ret void, !dbg !3859

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 0, i64 %p1), !dbg !3863
	ret void, !dbg !3863

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 1, i64 %p1), !dbg !3865
	ret void, !dbg !3865

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 2, i64 %p1), !dbg !3867
	ret void, !dbg !3867

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 3, i64 %p1), !dbg !3869
	ret void, !dbg !3869

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 4, i64 %p1), !dbg !3871
	ret void, !dbg !3871

b0_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %29, i64 %p3), !dbg !3873
	ret void, !dbg !3873

b0_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 5, i64 %p1), !dbg !3874
	ret void, !dbg !3874

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %29, i64 %p5), !dbg !3877
	ret void, !dbg !3877
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
!nvvm.annotations = !{!3879, !3880, !3881, !3882, !3883, !3884, !3885, !3886, !3887, !3888, !3889, !3890, !3891, !3892, !3893, !3894, !3895, !3896, !3897, !3898, !3899, !3900, !3901, !3902, !3903, !3904, !3905, !3906, !3907, !3908, !3909, !3910, !3911, !3912, !3913, !3914, !3915, !3916, !3917, !3918, !3919, !3920, !3921, !3922, !3923, !3924, !3925, !3926, !3927, !3928, !3929, !3930, !3931, !3932, !3933, !3934, !3935, !3936, !3937, !3938, !3939, !3940, !3941, !3942, !3943, !3944, !3945, !3946, !3947, !3948, !3949, !3950, !3951, !3952, !3953}
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
!997 = !DIFile(filename: "tables.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!998 = distinct !DISubprogram(name: "Tables", scope: !997, file: !997, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!999 = !DILocation(line: 43, column: 6, scope: !998)
!1000 = !DILocation(line: 44, column: 16, scope: !998)
!1001 = !DILocation(line: 45, column: 32, scope: !998)
!1002 = !DILocation(line: 46, column: 18, scope: !998)
!1003 = !DILocation(line: 46, column: 34, scope: !998)
!1004 = !DILocation(line: 46, column: 37, scope: !998)
!1005 = !DILocation(line: 46, column: 16, scope: !998)
!1006 = distinct !DISubprogram(name: "TableSums", scope: !997, file: !997, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1007 = !DILocation(line: 46, column: 12, scope: !998)
!1008 = !DILocation(line: 29, column: 28, scope: !1006, inlinedAt: !1007)
!1009 = !DILocation(line: 29, column: 26, scope: !1006, inlinedAt: !1007)
!1010 = !DILocation(line: 29, column: 18, scope: !1006, inlinedAt: !1007)
!1011 = !DILocation(line: 29, column: 5, scope: !1006, inlinedAt: !1007)
!1012 = !DILocation(line: 30, column: 20, scope: !1006, inlinedAt: !1007)
!1013 = !DILocation(line: 30, column: 27, scope: !1006, inlinedAt: !1007)
!1014 = !DILocation(line: 30, column: 25, scope: !1006, inlinedAt: !1007)
!1015 = !DILocation(line: 31, column: 20, scope: !1006, inlinedAt: !1007)
!1016 = !DILocation(line: 31, column: 33, scope: !1006, inlinedAt: !1007)
!1017 = !DILocation(line: 31, column: 24, scope: !1006, inlinedAt: !1007)
!1018 = !DILocation(line: 31, column: 6, scope: !1006, inlinedAt: !1007)
!1019 = !DILocation(line: 31, column: 3, scope: !1006, inlinedAt: !1007)
!1020 = !DILocation(line: 33, column: 2, scope: !1006, inlinedAt: !1007)
!1021 = !DILocation(line: 33, column: 16, scope: !1006, inlinedAt: !1007)
!1022 = !DILocation(line: 33, column: 14, scope: !1006, inlinedAt: !1007)
!1023 = !DILocation(line: 34, column: 21, scope: !1006, inlinedAt: !1007)
!1024 = !DILocation(line: 34, column: 18, scope: !1006, inlinedAt: !1007)
!1025 = !DILocation(line: 34, column: 38, scope: !1006, inlinedAt: !1007)
!1026 = !DILocation(line: 34, column: 33, scope: !1006, inlinedAt: !1007)
!1027 = !DILocation(line: 34, column: 24, scope: !1006, inlinedAt: !1007)
!1028 = !DILocation(line: 34, column: 62, scope: !1006, inlinedAt: !1007)
!1029 = !DILocation(line: 34, column: 59, scope: !1006, inlinedAt: !1007)
!1030 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !1029)
!1031 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !1029)
!1032 = !DILocation(line: 34, column: 45, scope: !1006, inlinedAt: !1007)
!1033 = !DILocation(line: 34, column: 5, scope: !1006, inlinedAt: !1007)
!1034 = !DILocation(line: 35, column: 13, scope: !1006, inlinedAt: !1007)
!1035 = !DILocation(line: 35, column: 27, scope: !1006, inlinedAt: !1007)
!1036 = !DILocation(line: 35, column: 39, scope: !1006, inlinedAt: !1007)
!1037 = !DILocation(line: 35, column: 24, scope: !1006, inlinedAt: !1007)
!1038 = !DILocation(line: 35, column: 15, scope: !1006, inlinedAt: !1007)
!1039 = !DILocation(line: 35, column: 5, scope: !1006, inlinedAt: !1007)
!1040 = !DILocation(line: 36, column: 25, scope: !1006, inlinedAt: !1007)
!1041 = !DILocation(line: 36, column: 23, scope: !1006, inlinedAt: !1007)
!1042 = !DILocation(line: 36, column: 18, scope: !1006, inlinedAt: !1007)
!1043 = !DILocation(line: 36, column: 5, scope: !1006, inlinedAt: !1007)
!1044 = distinct !DISubprogram(name: "Binomial", scope: !372, file: !372, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!1045 = !DILocation(line: 37, column: 23, scope: !1006, inlinedAt: !1007)
!1046 = !DILocation(line: 51, column: 50, scope: !1044, inlinedAt: !1045)
!1047 = !DILocation(line: 51, column: 48, scope: !1044, inlinedAt: !1045)
!1048 = !DILocation(line: 51, column: 55, scope: !1044, inlinedAt: !1045)
!1049 = !DILocation(line: 51, column: 57, scope: !1044, inlinedAt: !1045)
!1050 = !DILocation(line: 51, column: 53, scope: !1044, inlinedAt: !1045)
!1051 = !DILocation(line: 37, column: 5, scope: !1006, inlinedAt: !1007)
!1052 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!1053 = distinct !DISubprogram(name: "IntegersInt8", scope: !1052, file: !1052, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1054 = !DILocation(line: 10, column: 6, scope: !1053)
!1055 = !DILocation(line: 11, column: 32, scope: !1053)
!1056 = !DILocation(line: 12, column: 17, scope: !1053)
!1057 = !DILocation(line: 12, column: 35, scope: !1053)
!1058 = !DILocation(line: 12, column: 38, scope: !1053)
!1059 = !DILocation(line: 12, column: 15, scope: !1053)
!1060 = !DILocation(line: 12, column: 57, scope: !1053)
!1061 = !DILocation(line: 12, column: 63, scope: !1053)
!1062 = !DILocation(line: 12, column: 74, scope: !1053)
!1063 = !DILocation(line: 12, column: 72, scope: !1053)
!1064 = !DIFile(filename: "integer.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!1065 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1066 = !DILocation(line: 12, column: 11, scope: !1053)
!1067 = !DILocation(line: 14, column: 28, scope: !1065, inlinedAt: !1066)
!1068 = !DILocation(line: 14, column: 33, scope: !1065, inlinedAt: !1066)
!1069 = !DILocation(line: 14, column: 38, scope: !1065, inlinedAt: !1066)
!1070 = !DILocation(line: 14, column: 5, scope: !1065, inlinedAt: !1066)
!1071 = !DILocation(line: 14, column: 13, scope: !1065, inlinedAt: !1066)
!1072 = !DILocation(line: 14, column: 21, scope: !1065, inlinedAt: !1066)
!1073 = !DILocation(line: 15, column: 36, scope: !1065, inlinedAt: !1066)
!1074 = !DILocation(line: 15, column: 41, scope: !1065, inlinedAt: !1066)
!1075 = !DILocation(line: 15, column: 46, scope: !1065, inlinedAt: !1066)
!1076 = !DILocation(line: 15, column: 51, scope: !1065, inlinedAt: !1066)
!1077 = !DILocation(line: 15, column: 5, scope: !1065, inlinedAt: !1066)
!1078 = !DILocation(line: 15, column: 13, scope: !1065, inlinedAt: !1066)
!1079 = !DILocation(line: 15, column: 21, scope: !1065, inlinedAt: !1066)
!1080 = !DILocation(line: 15, column: 29, scope: !1065, inlinedAt: !1066)
!1081 = !DILocation(line: 16, column: 27, scope: !1065, inlinedAt: !1066)
!1082 = !DILocation(line: 16, column: 31, scope: !1065, inlinedAt: !1066)
!1083 = !DILocation(line: 16, column: 5, scope: !1065, inlinedAt: !1066)
!1084 = !DILocation(line: 16, column: 13, scope: !1065, inlinedAt: !1066)
!1085 = !DILocation(line: 16, column: 21, scope: !1065, inlinedAt: !1066)
!1086 = !DILocation(line: 17, column: 22, scope: !1065, inlinedAt: !1066)
!1087 = !DILocation(line: 17, column: 28, scope: !1065, inlinedAt: !1066)
!1088 = !DILocation(line: 17, column: 5, scope: !1065, inlinedAt: !1066)
!1089 = !DILocation(line: 17, column: 14, scope: !1065, inlinedAt: !1066)
!1090 = !DILocation(line: 18, column: 27, scope: !1065, inlinedAt: !1066)
!1091 = !DILocation(line: 18, column: 22, scope: !1065, inlinedAt: !1066)
!1092 = !DILocation(line: 18, column: 40, scope: !1065, inlinedAt: !1066)
!1093 = !DILocation(line: 18, column: 33, scope: !1065, inlinedAt: !1066)
!1094 = !DILocation(line: 18, column: 5, scope: !1065, inlinedAt: !1066)
!1095 = !DILocation(line: 18, column: 14, scope: !1065, inlinedAt: !1066)
!1096 = !DILocation(line: 19, column: 22, scope: !1065, inlinedAt: !1066)
!1097 = !DILocation(line: 19, column: 28, scope: !1065, inlinedAt: !1066)
!1098 = !DILocation(line: 19, column: 5, scope: !1065, inlinedAt: !1066)
!1099 = !DILocation(line: 19, column: 14, scope: !1065, inlinedAt: !1066)
!1100 = !DILocation(line: 20, column: 25, scope: !1065, inlinedAt: !1066)
!1101 = !DILocation(line: 20, column: 35, scope: !1065, inlinedAt: !1066)
!1102 = !DILocation(line: 20, column: 31, scope: !1065, inlinedAt: !1066)
!1103 = !DILocation(line: 20, column: 5, scope: !1065, inlinedAt: !1066)
!1104 = !DILocation(line: 20, column: 14, scope: !1065, inlinedAt: !1066)
!1105 = !DILocation(line: 21, column: 7, scope: !1065, inlinedAt: !1066)
!1106 = !DILocation(line: 22, column: 23, scope: !1065, inlinedAt: !1066)
!1107 = !DILocation(line: 22, column: 28, scope: !1065, inlinedAt: !1066)
!1108 = !DILocation(line: 22, column: 6, scope: !1065, inlinedAt: !1066)
!1109 = !DILocation(line: 22, column: 15, scope: !1065, inlinedAt: !1066)
!1110 = !DILocation(line: 24, column: 6, scope: !1065, inlinedAt: !1066)
!1111 = !DILocation(line: 24, column: 15, scope: !1065, inlinedAt: !1066)
!1112 = !DILocation(line: 26, column: 22, scope: !1065, inlinedAt: !1066)
!1113 = !DILocation(line: 26, column: 27, scope: !1065, inlinedAt: !1066)
!1114 = !DILocation(line: 26, column: 5, scope: !1065, inlinedAt: !1066)
!1115 = !DILocation(line: 26, column: 14, scope: !1065, inlinedAt: !1066)
!1116 = !DILocation(line: 27, column: 22, scope: !1065, inlinedAt: !1066)
!1117 = !DILocation(line: 27, column: 27, scope: !1065, inlinedAt: !1066)
!1118 = !DILocation(line: 27, column: 5, scope: !1065, inlinedAt: !1066)
!1119 = !DILocation(line: 27, column: 14, scope: !1065, inlinedAt: !1066)
!1120 = !DILocation(line: 28, column: 24, scope: !1065, inlinedAt: !1066)
!1121 = !DILocation(line: 28, column: 35, scope: !1065, inlinedAt: !1066)
!1122 = !DILocation(line: 28, column: 5, scope: !1065, inlinedAt: !1066)
!1123 = !DILocation(line: 28, column: 14, scope: !1065, inlinedAt: !1066)
!1124 = !DILocation(line: 29, column: 39, scope: !1065, inlinedAt: !1066)
!1125 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1126 = !DILocation(line: 29, column: 36, scope: !1065, inlinedAt: !1066)
!1127 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1126)
!1128 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1126)
!1129 = !DILocation(line: 29, column: 55, scope: !1065, inlinedAt: !1066)
!1130 = !DILocation(line: 29, column: 52, scope: !1065, inlinedAt: !1066)
!1131 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1130)
!1132 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1130)
!1133 = !DILocation(line: 29, column: 71, scope: !1065, inlinedAt: !1066)
!1134 = !DILocation(line: 29, column: 68, scope: !1065, inlinedAt: !1066)
!1135 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1134)
!1136 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1134)
!1137 = !DILocation(line: 29, column: 5, scope: !1065, inlinedAt: !1066)
!1138 = !DILocation(line: 29, column: 14, scope: !1065, inlinedAt: !1066)
!1139 = !DILocation(line: 29, column: 23, scope: !1065, inlinedAt: !1066)
!1140 = !DILocation(line: 30, column: 39, scope: !1065, inlinedAt: !1066)
!1141 = !DILocation(line: 30, column: 36, scope: !1065, inlinedAt: !1066)
!1142 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1141)
!1143 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1141)
!1144 = !DILocation(line: 30, column: 55, scope: !1065, inlinedAt: !1066)
!1145 = !DILocation(line: 30, column: 52, scope: !1065, inlinedAt: !1066)
!1146 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1145)
!1147 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1145)
!1148 = !DILocation(line: 30, column: 70, scope: !1065, inlinedAt: !1066)
!1149 = !DILocation(line: 30, column: 67, scope: !1065, inlinedAt: !1066)
!1150 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1149)
!1151 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1149)
!1152 = !DILocation(line: 30, column: 5, scope: !1065, inlinedAt: !1066)
!1153 = !DILocation(line: 30, column: 14, scope: !1065, inlinedAt: !1066)
!1154 = !DILocation(line: 30, column: 23, scope: !1065, inlinedAt: !1066)
!1155 = !DILocation(line: 33, column: 2, scope: !1065, inlinedAt: !1066)
!1156 = !DILocation(line: 34, column: 2, scope: !1065, inlinedAt: !1066)
!1157 = !DILocation(line: 35, column: 2, scope: !1065, inlinedAt: !1066)
!1158 = !DILocation(line: 36, column: 5, scope: !1065, inlinedAt: !1066)
!1159 = !DILocation(line: 37, column: 2, scope: !1065, inlinedAt: !1066)
!1160 = !DILocation(line: 38, column: 2, scope: !1065, inlinedAt: !1066)
!1161 = !DILocation(line: 39, column: 2, scope: !1065, inlinedAt: !1066)
!1162 = !DILocation(line: 40, column: 2, scope: !1065, inlinedAt: !1066)
!1163 = !DILocation(line: 41, column: 5, scope: !1065, inlinedAt: !1066)
!1164 = !DILocation(line: 44, column: 2, scope: !1065, inlinedAt: !1066)
!1165 = !DILocation(line: 45, column: 5, scope: !1065, inlinedAt: !1066)
!1166 = !DILocation(line: 48, column: 14, scope: !1065, inlinedAt: !1066)
!1167 = !DILocation(line: 48, column: 5, scope: !1065, inlinedAt: !1066)
!1168 = !DILocation(line: 49, column: 21, scope: !1065, inlinedAt: !1066)
!1169 = !DILocation(line: 49, column: 30, scope: !1065, inlinedAt: !1066)
!1170 = !DILocation(line: 49, column: 40, scope: !1065, inlinedAt: !1066)
!1171 = !DILocation(line: 49, column: 18, scope: !1065, inlinedAt: !1066)
!1172 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1171)
!1173 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1171)
!1174 = !DILocation(line: 49, column: 5, scope: !1065, inlinedAt: !1066)
!1175 = !DILocation(line: 50, column: 34, scope: !1065, inlinedAt: !1066)
!1176 = !DILocation(line: 50, column: 28, scope: !1065, inlinedAt: !1066)
!1177 = !DILocation(line: 50, column: 18, scope: !1065, inlinedAt: !1066)
!1178 = !DILocation(line: 10, column: 6, scope: !1125, inlinedAt: !1177)
!1179 = !DILocation(line: 14, column: 2, scope: !1125, inlinedAt: !1177)
!1180 = !DILocation(line: 50, column: 5, scope: !1065, inlinedAt: !1066)
!1181 = !DILocation(line: 51, column: 17, scope: !1065, inlinedAt: !1066)
!1182 = !DILocation(line: 51, column: 13, scope: !1065, inlinedAt: !1066)
!1183 = !DILocation(line: 51, column: 21, scope: !1065, inlinedAt: !1066)
!1184 = !DILocation(line: 51, column: 5, scope: !1065, inlinedAt: !1066)
!1185 = !DILocation(line: 53, column: 5, scope: !1065, inlinedAt: !1066)
!1186 = distinct !DISubprogram(name: "ConvertInt8", scope: !1052, file: !1052, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1187 = !DILocation(line: 19, column: 6, scope: !1186)
!1188 = !DILocation(line: 20, column: 32, scope: !1186)
!1189 = !DILocation(line: 21, column: 20, scope: !1186)
!1190 = !DILocation(line: 21, column: 41, scope: !1186)
!1191 = !DILocation(line: 21, column: 44, scope: !1186)
!1192 = !DILocation(line: 21, column: 18, scope: !1186)
!1193 = !DILocation(line: 21, column: 66, scope: !1186)
!1194 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1195 = !DILocation(line: 21, column: 14, scope: !1186)
!1196 = !DILocation(line: 62, column: 48, scope: !1194, inlinedAt: !1195)
!1197 = !DILocation(line: 62, column: 70, scope: !1194, inlinedAt: !1195)
!1198 = !DILocation(line: 62, column: 64, scope: !1194, inlinedAt: !1195)
!1199 = !DILocation(line: 62, column: 87, scope: !1194, inlinedAt: !1195)
!1200 = !DILocation(line: 62, column: 81, scope: !1194, inlinedAt: !1195)
!1201 = !DILocation(line: 62, column: 5, scope: !1194, inlinedAt: !1195)
!1202 = !DILocation(line: 62, column: 13, scope: !1194, inlinedAt: !1195)
!1203 = !DILocation(line: 62, column: 21, scope: !1194, inlinedAt: !1195)
!1204 = !DILocation(line: 62, column: 29, scope: !1194, inlinedAt: !1195)
!1205 = !DILocation(line: 62, column: 37, scope: !1194, inlinedAt: !1195)
!1206 = !DILocation(line: 63, column: 54, scope: !1194, inlinedAt: !1195)
!1207 = !DILocation(line: 63, column: 48, scope: !1194, inlinedAt: !1195)
!1208 = !DILocation(line: 63, column: 72, scope: !1194, inlinedAt: !1195)
!1209 = !DILocation(line: 63, column: 65, scope: !1194, inlinedAt: !1195)
!1210 = !DILocation(line: 63, column: 90, scope: !1194, inlinedAt: !1195)
!1211 = !DILocation(line: 63, column: 83, scope: !1194, inlinedAt: !1195)
!1212 = !DILocation(line: 63, column: 108, scope: !1194, inlinedAt: !1195)
!1213 = !DILocation(line: 63, column: 101, scope: !1194, inlinedAt: !1195)
!1214 = !DILocation(line: 63, column: 5, scope: !1194, inlinedAt: !1195)
!1215 = !DILocation(line: 63, column: 13, scope: !1194, inlinedAt: !1195)
!1216 = !DILocation(line: 63, column: 21, scope: !1194, inlinedAt: !1195)
!1217 = !DILocation(line: 63, column: 29, scope: !1194, inlinedAt: !1195)
!1218 = !DILocation(line: 63, column: 37, scope: !1194, inlinedAt: !1195)
!1219 = !DILocation(line: 64, column: 5, scope: !1194, inlinedAt: !1195)
!1220 = !DILocation(line: 64, column: 14, scope: !1194, inlinedAt: !1195)
!1221 = !DILocation(line: 64, column: 23, scope: !1194, inlinedAt: !1195)
!1222 = !DILocation(line: 65, column: 5, scope: !1194, inlinedAt: !1195)
!1223 = !DILocation(line: 65, column: 14, scope: !1194, inlinedAt: !1195)
!1224 = !DILocation(line: 66, column: 22, scope: !1194, inlinedAt: !1195)
!1225 = !DILocation(line: 66, column: 12, scope: !1194, inlinedAt: !1195)
!1226 = !DILocation(line: 67, column: 34, scope: !1194, inlinedAt: !1195)
!1227 = !DILocation(line: 67, column: 26, scope: !1194, inlinedAt: !1195)
!1228 = !DILocation(line: 67, column: 57, scope: !1194, inlinedAt: !1195)
!1229 = !DILocation(line: 67, column: 49, scope: !1194, inlinedAt: !1195)
!1230 = !DILocation(line: 67, column: 5, scope: !1194, inlinedAt: !1195)
!1231 = !DILocation(line: 67, column: 14, scope: !1194, inlinedAt: !1195)
!1232 = !DILocation(line: 68, column: 28, scope: !1194, inlinedAt: !1195)
!1233 = !DILocation(line: 68, column: 26, scope: !1194, inlinedAt: !1195)
!1234 = !DILocation(line: 68, column: 69, scope: !1194, inlinedAt: !1195)
!1235 = !DILocation(line: 68, column: 54, scope: !1194, inlinedAt: !1195)
!1236 = !DILocation(line: 68, column: 52, scope: !1194, inlinedAt: !1195)
!1237 = !DILocation(line: 68, column: 5, scope: !1194, inlinedAt: !1195)
!1238 = !DILocation(line: 68, column: 14, scope: !1194, inlinedAt: !1195)
!1239 = !DILocation(line: 69, column: 40, scope: !1194, inlinedAt: !1195)
!1240 = !DILocation(line: 69, column: 24, scope: !1194, inlinedAt: !1195)
!1241 = !DILocation(line: 69, column: 17, scope: !1194, inlinedAt: !1195)
!1242 = !DILocation(line: 69, column: 5, scope: !1194, inlinedAt: !1195)
!1243 = !DILocation(line: 22, column: 21, scope: !1186)
!1244 = !DILocation(line: 22, column: 27, scope: !1186)
!1245 = !DILocation(line: 22, column: 19, scope: !1186)
!1246 = !DILocation(line: 22, column: 33, scope: !1186)
!1247 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1248 = !DILocation(line: 22, column: 11, scope: !1186)
!1249 = !DILocation(line: 74, column: 34, scope: !1247, inlinedAt: !1248)
!1250 = !DILocation(line: 74, column: 26, scope: !1247, inlinedAt: !1248)
!1251 = !DILocation(line: 74, column: 47, scope: !1247, inlinedAt: !1248)
!1252 = !DILocation(line: 74, column: 5, scope: !1247, inlinedAt: !1248)
!1253 = !DILocation(line: 74, column: 13, scope: !1247, inlinedAt: !1248)
!1254 = distinct !DISubprogram(name: "IntegersInt16", scope: !1052, file: !1052, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1255 = !DILocation(line: 29, column: 6, scope: !1254)
!1256 = !DILocation(line: 30, column: 32, scope: !1254)
!1257 = !DILocation(line: 31, column: 17, scope: !1254)
!1258 = !DILocation(line: 31, column: 35, scope: !1254)
!1259 = !DILocation(line: 31, column: 38, scope: !1254)
!1260 = !DILocation(line: 31, column: 15, scope: !1254)
!1261 = !DILocation(line: 31, column: 57, scope: !1254)
!1262 = !DILocation(line: 31, column: 63, scope: !1254)
!1263 = !DILocation(line: 31, column: 74, scope: !1254)
!1264 = !DILocation(line: 31, column: 72, scope: !1254)
!1265 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1266 = !DILocation(line: 31, column: 11, scope: !1254)
!1267 = !DILocation(line: 14, column: 28, scope: !1265, inlinedAt: !1266)
!1268 = !DILocation(line: 14, column: 33, scope: !1265, inlinedAt: !1266)
!1269 = !DILocation(line: 14, column: 38, scope: !1265, inlinedAt: !1266)
!1270 = !DILocation(line: 14, column: 5, scope: !1265, inlinedAt: !1266)
!1271 = !DILocation(line: 14, column: 13, scope: !1265, inlinedAt: !1266)
!1272 = !DILocation(line: 14, column: 21, scope: !1265, inlinedAt: !1266)
!1273 = !DILocation(line: 15, column: 36, scope: !1265, inlinedAt: !1266)
!1274 = !DILocation(line: 15, column: 41, scope: !1265, inlinedAt: !1266)
!1275 = !DILocation(line: 15, column: 46, scope: !1265, inlinedAt: !1266)
!1276 = !DILocation(line: 15, column: 51, scope: !1265, inlinedAt: !1266)
!1277 = !DILocation(line: 15, column: 5, scope: !1265, inlinedAt: !1266)
!1278 = !DILocation(line: 15, column: 13, scope: !1265, inlinedAt: !1266)
!1279 = !DILocation(line: 15, column: 21, scope: !1265, inlinedAt: !1266)
!1280 = !DILocation(line: 15, column: 29, scope: !1265, inlinedAt: !1266)
!1281 = !DILocation(line: 16, column: 27, scope: !1265, inlinedAt: !1266)
!1282 = !DILocation(line: 16, column: 31, scope: !1265, inlinedAt: !1266)
!1283 = !DILocation(line: 16, column: 5, scope: !1265, inlinedAt: !1266)
!1284 = !DILocation(line: 16, column: 13, scope: !1265, inlinedAt: !1266)
!1285 = !DILocation(line: 16, column: 21, scope: !1265, inlinedAt: !1266)
!1286 = !DILocation(line: 17, column: 22, scope: !1265, inlinedAt: !1266)
!1287 = !DILocation(line: 17, column: 28, scope: !1265, inlinedAt: !1266)
!1288 = !DILocation(line: 17, column: 5, scope: !1265, inlinedAt: !1266)
!1289 = !DILocation(line: 17, column: 14, scope: !1265, inlinedAt: !1266)
!1290 = !DILocation(line: 18, column: 27, scope: !1265, inlinedAt: !1266)
!1291 = !DILocation(line: 18, column: 22, scope: !1265, inlinedAt: !1266)
!1292 = !DILocation(line: 18, column: 40, scope: !1265, inlinedAt: !1266)
!1293 = !DILocation(line: 18, column: 33, scope: !1265, inlinedAt: !1266)
!1294 = !DILocation(line: 18, column: 5, scope: !1265, inlinedAt: !1266)
!1295 = !DILocation(line: 18, column: 14, scope: !1265, inlinedAt: !1266)
!1296 = !DILocation(line: 19, column: 22, scope: !1265, inlinedAt: !1266)
!1297 = !DILocation(line: 19, column: 28, scope: !1265, inlinedAt: !1266)
!1298 = !DILocation(line: 19, column: 5, scope: !1265, inlinedAt: !1266)
!1299 = !DILocation(line: 19, column: 14, scope: !1265, inlinedAt: !1266)
!1300 = !DILocation(line: 20, column: 25, scope: !1265, inlinedAt: !1266)
!1301 = !DILocation(line: 20, column: 35, scope: !1265, inlinedAt: !1266)
!1302 = !DILocation(line: 20, column: 31, scope: !1265, inlinedAt: !1266)
!1303 = !DILocation(line: 20, column: 5, scope: !1265, inlinedAt: !1266)
!1304 = !DILocation(line: 20, column: 14, scope: !1265, inlinedAt: !1266)
!1305 = !DILocation(line: 21, column: 7, scope: !1265, inlinedAt: !1266)
!1306 = !DILocation(line: 22, column: 23, scope: !1265, inlinedAt: !1266)
!1307 = !DILocation(line: 22, column: 28, scope: !1265, inlinedAt: !1266)
!1308 = !DILocation(line: 22, column: 6, scope: !1265, inlinedAt: !1266)
!1309 = !DILocation(line: 22, column: 15, scope: !1265, inlinedAt: !1266)
!1310 = !DILocation(line: 24, column: 6, scope: !1265, inlinedAt: !1266)
!1311 = !DILocation(line: 24, column: 15, scope: !1265, inlinedAt: !1266)
!1312 = !DILocation(line: 26, column: 22, scope: !1265, inlinedAt: !1266)
!1313 = !DILocation(line: 26, column: 27, scope: !1265, inlinedAt: !1266)
!1314 = !DILocation(line: 26, column: 5, scope: !1265, inlinedAt: !1266)
!1315 = !DILocation(line: 26, column: 14, scope: !1265, inlinedAt: !1266)
!1316 = !DILocation(line: 27, column: 22, scope: !1265, inlinedAt: !1266)
!1317 = !DILocation(line: 27, column: 27, scope: !1265, inlinedAt: !1266)
!1318 = !DILocation(line: 27, column: 5, scope: !1265, inlinedAt: !1266)
!1319 = !DILocation(line: 27, column: 14, scope: !1265, inlinedAt: !1266)
!1320 = !DILocation(line: 28, column: 24, scope: !1265, inlinedAt: !1266)
!1321 = !DILocation(line: 28, column: 35, scope: !1265, inlinedAt: !1266)
!1322 = !DILocation(line: 28, column: 5, scope: !1265, inlinedAt: !1266)
!1323 = !DILocation(line: 28, column: 14, scope: !1265, inlinedAt: !1266)
!1324 = !DILocation(line: 29, column: 39, scope: !1265, inlinedAt: !1266)
!1325 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1326 = !DILocation(line: 29, column: 36, scope: !1265, inlinedAt: !1266)
!1327 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1326)
!1328 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1326)
!1329 = !DILocation(line: 29, column: 55, scope: !1265, inlinedAt: !1266)
!1330 = !DILocation(line: 29, column: 52, scope: !1265, inlinedAt: !1266)
!1331 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1330)
!1332 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1330)
!1333 = !DILocation(line: 29, column: 71, scope: !1265, inlinedAt: !1266)
!1334 = !DILocation(line: 29, column: 68, scope: !1265, inlinedAt: !1266)
!1335 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1334)
!1336 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1334)
!1337 = !DILocation(line: 29, column: 5, scope: !1265, inlinedAt: !1266)
!1338 = !DILocation(line: 29, column: 14, scope: !1265, inlinedAt: !1266)
!1339 = !DILocation(line: 29, column: 23, scope: !1265, inlinedAt: !1266)
!1340 = !DILocation(line: 30, column: 39, scope: !1265, inlinedAt: !1266)
!1341 = !DILocation(line: 30, column: 36, scope: !1265, inlinedAt: !1266)
!1342 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1341)
!1343 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1341)
!1344 = !DILocation(line: 30, column: 55, scope: !1265, inlinedAt: !1266)
!1345 = !DILocation(line: 30, column: 52, scope: !1265, inlinedAt: !1266)
!1346 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1345)
!1347 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1345)
!1348 = !DILocation(line: 30, column: 70, scope: !1265, inlinedAt: !1266)
!1349 = !DILocation(line: 30, column: 67, scope: !1265, inlinedAt: !1266)
!1350 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1349)
!1351 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1349)
!1352 = !DILocation(line: 30, column: 5, scope: !1265, inlinedAt: !1266)
!1353 = !DILocation(line: 30, column: 14, scope: !1265, inlinedAt: !1266)
!1354 = !DILocation(line: 30, column: 23, scope: !1265, inlinedAt: !1266)
!1355 = !DILocation(line: 33, column: 2, scope: !1265, inlinedAt: !1266)
!1356 = !DILocation(line: 34, column: 2, scope: !1265, inlinedAt: !1266)
!1357 = !DILocation(line: 35, column: 2, scope: !1265, inlinedAt: !1266)
!1358 = !DILocation(line: 36, column: 5, scope: !1265, inlinedAt: !1266)
!1359 = !DILocation(line: 37, column: 2, scope: !1265, inlinedAt: !1266)
!1360 = !DILocation(line: 38, column: 2, scope: !1265, inlinedAt: !1266)
!1361 = !DILocation(line: 39, column: 2, scope: !1265, inlinedAt: !1266)
!1362 = !DILocation(line: 40, column: 2, scope: !1265, inlinedAt: !1266)
!1363 = !DILocation(line: 41, column: 5, scope: !1265, inlinedAt: !1266)
!1364 = !DILocation(line: 44, column: 2, scope: !1265, inlinedAt: !1266)
!1365 = !DILocation(line: 45, column: 5, scope: !1265, inlinedAt: !1266)
!1366 = !DILocation(line: 48, column: 14, scope: !1265, inlinedAt: !1266)
!1367 = !DILocation(line: 48, column: 5, scope: !1265, inlinedAt: !1266)
!1368 = !DILocation(line: 49, column: 21, scope: !1265, inlinedAt: !1266)
!1369 = !DILocation(line: 49, column: 30, scope: !1265, inlinedAt: !1266)
!1370 = !DILocation(line: 49, column: 40, scope: !1265, inlinedAt: !1266)
!1371 = !DILocation(line: 49, column: 18, scope: !1265, inlinedAt: !1266)
!1372 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1371)
!1373 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1371)
!1374 = !DILocation(line: 49, column: 5, scope: !1265, inlinedAt: !1266)
!1375 = !DILocation(line: 50, column: 34, scope: !1265, inlinedAt: !1266)
!1376 = !DILocation(line: 50, column: 28, scope: !1265, inlinedAt: !1266)
!1377 = !DILocation(line: 50, column: 18, scope: !1265, inlinedAt: !1266)
!1378 = !DILocation(line: 10, column: 6, scope: !1325, inlinedAt: !1377)
!1379 = !DILocation(line: 14, column: 2, scope: !1325, inlinedAt: !1377)
!1380 = !DILocation(line: 50, column: 5, scope: !1265, inlinedAt: !1266)
!1381 = !DILocation(line: 51, column: 17, scope: !1265, inlinedAt: !1266)
!1382 = !DILocation(line: 51, column: 13, scope: !1265, inlinedAt: !1266)
!1383 = !DILocation(line: 51, column: 21, scope: !1265, inlinedAt: !1266)
!1384 = !DILocation(line: 51, column: 5, scope: !1265, inlinedAt: !1266)
!1385 = !DILocation(line: 53, column: 5, scope: !1265, inlinedAt: !1266)
!1386 = distinct !DISubprogram(name: "ConvertInt16", scope: !1052, file: !1052, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!1387 = !DILocation(line: 38, column: 6, scope: !1386)
!1388 = !DILocation(line: 39, column: 32, scope: !1386)
!1389 = !DILocation(line: 40, column: 20, scope: !1386)
!1390 = !DILocation(line: 40, column: 41, scope: !1386)
!1391 = !DILocation(line: 40, column: 44, scope: !1386)
!1392 = !DILocation(line: 40, column: 18, scope: !1386)
!1393 = !DILocation(line: 40, column: 66, scope: !1386)
!1394 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1395 = !DILocation(line: 40, column: 14, scope: !1386)
!1396 = !DILocation(line: 62, column: 53, scope: !1394, inlinedAt: !1395)
!1397 = !DILocation(line: 62, column: 48, scope: !1394, inlinedAt: !1395)
!1398 = !DILocation(line: 62, column: 64, scope: !1394, inlinedAt: !1395)
!1399 = !DILocation(line: 62, column: 87, scope: !1394, inlinedAt: !1395)
!1400 = !DILocation(line: 62, column: 81, scope: !1394, inlinedAt: !1395)
!1401 = !DILocation(line: 62, column: 5, scope: !1394, inlinedAt: !1395)
!1402 = !DILocation(line: 62, column: 13, scope: !1394, inlinedAt: !1395)
!1403 = !DILocation(line: 62, column: 21, scope: !1394, inlinedAt: !1395)
!1404 = !DILocation(line: 62, column: 29, scope: !1394, inlinedAt: !1395)
!1405 = !DILocation(line: 62, column: 37, scope: !1394, inlinedAt: !1395)
!1406 = !DILocation(line: 63, column: 54, scope: !1394, inlinedAt: !1395)
!1407 = !DILocation(line: 63, column: 48, scope: !1394, inlinedAt: !1395)
!1408 = !DILocation(line: 63, column: 72, scope: !1394, inlinedAt: !1395)
!1409 = !DILocation(line: 63, column: 65, scope: !1394, inlinedAt: !1395)
!1410 = !DILocation(line: 63, column: 90, scope: !1394, inlinedAt: !1395)
!1411 = !DILocation(line: 63, column: 83, scope: !1394, inlinedAt: !1395)
!1412 = !DILocation(line: 63, column: 108, scope: !1394, inlinedAt: !1395)
!1413 = !DILocation(line: 63, column: 101, scope: !1394, inlinedAt: !1395)
!1414 = !DILocation(line: 63, column: 5, scope: !1394, inlinedAt: !1395)
!1415 = !DILocation(line: 63, column: 13, scope: !1394, inlinedAt: !1395)
!1416 = !DILocation(line: 63, column: 21, scope: !1394, inlinedAt: !1395)
!1417 = !DILocation(line: 63, column: 29, scope: !1394, inlinedAt: !1395)
!1418 = !DILocation(line: 63, column: 37, scope: !1394, inlinedAt: !1395)
!1419 = !DILocation(line: 64, column: 37, scope: !1394, inlinedAt: !1395)
!1420 = !DILocation(line: 64, column: 35, scope: !1394, inlinedAt: !1395)
!1421 = !DILocation(line: 64, column: 56, scope: !1394, inlinedAt: !1395)
!1422 = !DILocation(line: 64, column: 54, scope: !1394, inlinedAt: !1395)
!1423 = !DILocation(line: 64, column: 5, scope: !1394, inlinedAt: !1395)
!1424 = !DILocation(line: 64, column: 14, scope: !1394, inlinedAt: !1395)
!1425 = !DILocation(line: 64, column: 23, scope: !1394, inlinedAt: !1395)
!1426 = !DILocation(line: 65, column: 5, scope: !1394, inlinedAt: !1395)
!1427 = !DILocation(line: 65, column: 14, scope: !1394, inlinedAt: !1395)
!1428 = !DILocation(line: 66, column: 22, scope: !1394, inlinedAt: !1395)
!1429 = !DILocation(line: 66, column: 12, scope: !1394, inlinedAt: !1395)
!1430 = !DILocation(line: 67, column: 34, scope: !1394, inlinedAt: !1395)
!1431 = !DILocation(line: 67, column: 26, scope: !1394, inlinedAt: !1395)
!1432 = !DILocation(line: 67, column: 57, scope: !1394, inlinedAt: !1395)
!1433 = !DILocation(line: 67, column: 49, scope: !1394, inlinedAt: !1395)
!1434 = !DILocation(line: 67, column: 5, scope: !1394, inlinedAt: !1395)
!1435 = !DILocation(line: 67, column: 14, scope: !1394, inlinedAt: !1395)
!1436 = !DILocation(line: 68, column: 28, scope: !1394, inlinedAt: !1395)
!1437 = !DILocation(line: 68, column: 26, scope: !1394, inlinedAt: !1395)
!1438 = !DILocation(line: 68, column: 69, scope: !1394, inlinedAt: !1395)
!1439 = !DILocation(line: 68, column: 54, scope: !1394, inlinedAt: !1395)
!1440 = !DILocation(line: 68, column: 52, scope: !1394, inlinedAt: !1395)
!1441 = !DILocation(line: 68, column: 5, scope: !1394, inlinedAt: !1395)
!1442 = !DILocation(line: 68, column: 14, scope: !1394, inlinedAt: !1395)
!1443 = !DILocation(line: 69, column: 40, scope: !1394, inlinedAt: !1395)
!1444 = !DILocation(line: 69, column: 24, scope: !1394, inlinedAt: !1395)
!1445 = !DILocation(line: 69, column: 17, scope: !1394, inlinedAt: !1395)
!1446 = !DILocation(line: 69, column: 5, scope: !1394, inlinedAt: !1395)
!1447 = !DILocation(line: 41, column: 21, scope: !1386)
!1448 = !DILocation(line: 41, column: 27, scope: !1386)
!1449 = !DILocation(line: 41, column: 19, scope: !1386)
!1450 = !DILocation(line: 41, column: 33, scope: !1386)
!1451 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1452 = !DILocation(line: 41, column: 11, scope: !1386)
!1453 = !DILocation(line: 74, column: 34, scope: !1451, inlinedAt: !1452)
!1454 = !DILocation(line: 74, column: 26, scope: !1451, inlinedAt: !1452)
!1455 = !DILocation(line: 74, column: 47, scope: !1451, inlinedAt: !1452)
!1456 = !DILocation(line: 74, column: 5, scope: !1451, inlinedAt: !1452)
!1457 = !DILocation(line: 74, column: 13, scope: !1451, inlinedAt: !1452)
!1458 = distinct !DISubprogram(name: "IntegersInt32", scope: !1052, file: !1052, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!1459 = !DILocation(line: 48, column: 6, scope: !1458)
!1460 = !DILocation(line: 49, column: 32, scope: !1458)
!1461 = !DILocation(line: 50, column: 17, scope: !1458)
!1462 = !DILocation(line: 50, column: 35, scope: !1458)
!1463 = !DILocation(line: 50, column: 38, scope: !1458)
!1464 = !DILocation(line: 50, column: 15, scope: !1458)
!1465 = !DILocation(line: 50, column: 57, scope: !1458)
!1466 = !DILocation(line: 50, column: 63, scope: !1458)
!1467 = !DILocation(line: 50, column: 74, scope: !1458)
!1468 = !DILocation(line: 50, column: 72, scope: !1458)
!1469 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1470 = !DILocation(line: 50, column: 11, scope: !1458)
!1471 = !DILocation(line: 14, column: 28, scope: !1469, inlinedAt: !1470)
!1472 = !DILocation(line: 14, column: 33, scope: !1469, inlinedAt: !1470)
!1473 = !DILocation(line: 14, column: 38, scope: !1469, inlinedAt: !1470)
!1474 = !DILocation(line: 14, column: 5, scope: !1469, inlinedAt: !1470)
!1475 = !DILocation(line: 14, column: 13, scope: !1469, inlinedAt: !1470)
!1476 = !DILocation(line: 14, column: 21, scope: !1469, inlinedAt: !1470)
!1477 = !DILocation(line: 15, column: 36, scope: !1469, inlinedAt: !1470)
!1478 = !DILocation(line: 15, column: 41, scope: !1469, inlinedAt: !1470)
!1479 = !DILocation(line: 15, column: 46, scope: !1469, inlinedAt: !1470)
!1480 = !DILocation(line: 15, column: 51, scope: !1469, inlinedAt: !1470)
!1481 = !DILocation(line: 15, column: 5, scope: !1469, inlinedAt: !1470)
!1482 = !DILocation(line: 15, column: 13, scope: !1469, inlinedAt: !1470)
!1483 = !DILocation(line: 15, column: 21, scope: !1469, inlinedAt: !1470)
!1484 = !DILocation(line: 15, column: 29, scope: !1469, inlinedAt: !1470)
!1485 = !DILocation(line: 16, column: 27, scope: !1469, inlinedAt: !1470)
!1486 = !DILocation(line: 16, column: 31, scope: !1469, inlinedAt: !1470)
!1487 = !DILocation(line: 16, column: 5, scope: !1469, inlinedAt: !1470)
!1488 = !DILocation(line: 16, column: 13, scope: !1469, inlinedAt: !1470)
!1489 = !DILocation(line: 16, column: 21, scope: !1469, inlinedAt: !1470)
!1490 = !DILocation(line: 17, column: 22, scope: !1469, inlinedAt: !1470)
!1491 = !DILocation(line: 17, column: 28, scope: !1469, inlinedAt: !1470)
!1492 = !DILocation(line: 17, column: 5, scope: !1469, inlinedAt: !1470)
!1493 = !DILocation(line: 17, column: 14, scope: !1469, inlinedAt: !1470)
!1494 = !DILocation(line: 18, column: 27, scope: !1469, inlinedAt: !1470)
!1495 = !DILocation(line: 18, column: 22, scope: !1469, inlinedAt: !1470)
!1496 = !DILocation(line: 18, column: 40, scope: !1469, inlinedAt: !1470)
!1497 = !DILocation(line: 18, column: 33, scope: !1469, inlinedAt: !1470)
!1498 = !DILocation(line: 18, column: 5, scope: !1469, inlinedAt: !1470)
!1499 = !DILocation(line: 18, column: 14, scope: !1469, inlinedAt: !1470)
!1500 = !DILocation(line: 19, column: 22, scope: !1469, inlinedAt: !1470)
!1501 = !DILocation(line: 19, column: 28, scope: !1469, inlinedAt: !1470)
!1502 = !DILocation(line: 19, column: 5, scope: !1469, inlinedAt: !1470)
!1503 = !DILocation(line: 19, column: 14, scope: !1469, inlinedAt: !1470)
!1504 = !DILocation(line: 20, column: 25, scope: !1469, inlinedAt: !1470)
!1505 = !DILocation(line: 20, column: 35, scope: !1469, inlinedAt: !1470)
!1506 = !DILocation(line: 20, column: 31, scope: !1469, inlinedAt: !1470)
!1507 = !DILocation(line: 20, column: 5, scope: !1469, inlinedAt: !1470)
!1508 = !DILocation(line: 20, column: 14, scope: !1469, inlinedAt: !1470)
!1509 = !DILocation(line: 21, column: 7, scope: !1469, inlinedAt: !1470)
!1510 = !DILocation(line: 22, column: 23, scope: !1469, inlinedAt: !1470)
!1511 = !DILocation(line: 22, column: 28, scope: !1469, inlinedAt: !1470)
!1512 = !DILocation(line: 22, column: 6, scope: !1469, inlinedAt: !1470)
!1513 = !DILocation(line: 22, column: 15, scope: !1469, inlinedAt: !1470)
!1514 = !DILocation(line: 24, column: 6, scope: !1469, inlinedAt: !1470)
!1515 = !DILocation(line: 24, column: 15, scope: !1469, inlinedAt: !1470)
!1516 = !DILocation(line: 26, column: 22, scope: !1469, inlinedAt: !1470)
!1517 = !DILocation(line: 26, column: 27, scope: !1469, inlinedAt: !1470)
!1518 = !DILocation(line: 26, column: 5, scope: !1469, inlinedAt: !1470)
!1519 = !DILocation(line: 26, column: 14, scope: !1469, inlinedAt: !1470)
!1520 = !DILocation(line: 27, column: 22, scope: !1469, inlinedAt: !1470)
!1521 = !DILocation(line: 27, column: 27, scope: !1469, inlinedAt: !1470)
!1522 = !DILocation(line: 27, column: 5, scope: !1469, inlinedAt: !1470)
!1523 = !DILocation(line: 27, column: 14, scope: !1469, inlinedAt: !1470)
!1524 = !DILocation(line: 28, column: 24, scope: !1469, inlinedAt: !1470)
!1525 = !DILocation(line: 28, column: 35, scope: !1469, inlinedAt: !1470)
!1526 = !DILocation(line: 28, column: 5, scope: !1469, inlinedAt: !1470)
!1527 = !DILocation(line: 28, column: 14, scope: !1469, inlinedAt: !1470)
!1528 = !DILocation(line: 29, column: 39, scope: !1469, inlinedAt: !1470)
!1529 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1530 = !DILocation(line: 29, column: 36, scope: !1469, inlinedAt: !1470)
!1531 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1530)
!1532 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1530)
!1533 = !DILocation(line: 29, column: 55, scope: !1469, inlinedAt: !1470)
!1534 = !DILocation(line: 29, column: 52, scope: !1469, inlinedAt: !1470)
!1535 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1534)
!1536 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1534)
!1537 = !DILocation(line: 29, column: 71, scope: !1469, inlinedAt: !1470)
!1538 = !DILocation(line: 29, column: 68, scope: !1469, inlinedAt: !1470)
!1539 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1538)
!1540 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1538)
!1541 = !DILocation(line: 29, column: 5, scope: !1469, inlinedAt: !1470)
!1542 = !DILocation(line: 29, column: 14, scope: !1469, inlinedAt: !1470)
!1543 = !DILocation(line: 29, column: 23, scope: !1469, inlinedAt: !1470)
!1544 = !DILocation(line: 30, column: 39, scope: !1469, inlinedAt: !1470)
!1545 = !DILocation(line: 30, column: 36, scope: !1469, inlinedAt: !1470)
!1546 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1545)
!1547 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1545)
!1548 = !DILocation(line: 30, column: 55, scope: !1469, inlinedAt: !1470)
!1549 = !DILocation(line: 30, column: 52, scope: !1469, inlinedAt: !1470)
!1550 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1549)
!1551 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1549)
!1552 = !DILocation(line: 30, column: 70, scope: !1469, inlinedAt: !1470)
!1553 = !DILocation(line: 30, column: 67, scope: !1469, inlinedAt: !1470)
!1554 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1553)
!1555 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1553)
!1556 = !DILocation(line: 30, column: 5, scope: !1469, inlinedAt: !1470)
!1557 = !DILocation(line: 30, column: 14, scope: !1469, inlinedAt: !1470)
!1558 = !DILocation(line: 30, column: 23, scope: !1469, inlinedAt: !1470)
!1559 = !DILocation(line: 33, column: 2, scope: !1469, inlinedAt: !1470)
!1560 = !DILocation(line: 34, column: 2, scope: !1469, inlinedAt: !1470)
!1561 = !DILocation(line: 35, column: 2, scope: !1469, inlinedAt: !1470)
!1562 = !DILocation(line: 36, column: 5, scope: !1469, inlinedAt: !1470)
!1563 = !DILocation(line: 37, column: 2, scope: !1469, inlinedAt: !1470)
!1564 = !DILocation(line: 38, column: 2, scope: !1469, inlinedAt: !1470)
!1565 = !DILocation(line: 39, column: 2, scope: !1469, inlinedAt: !1470)
!1566 = !DILocation(line: 40, column: 2, scope: !1469, inlinedAt: !1470)
!1567 = !DILocation(line: 41, column: 5, scope: !1469, inlinedAt: !1470)
!1568 = !DILocation(line: 44, column: 2, scope: !1469, inlinedAt: !1470)
!1569 = !DILocation(line: 45, column: 5, scope: !1469, inlinedAt: !1470)
!1570 = !DILocation(line: 48, column: 14, scope: !1469, inlinedAt: !1470)
!1571 = !DILocation(line: 48, column: 5, scope: !1469, inlinedAt: !1470)
!1572 = !DILocation(line: 49, column: 21, scope: !1469, inlinedAt: !1470)
!1573 = !DILocation(line: 49, column: 30, scope: !1469, inlinedAt: !1470)
!1574 = !DILocation(line: 49, column: 40, scope: !1469, inlinedAt: !1470)
!1575 = !DILocation(line: 49, column: 18, scope: !1469, inlinedAt: !1470)
!1576 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1575)
!1577 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1575)
!1578 = !DILocation(line: 49, column: 5, scope: !1469, inlinedAt: !1470)
!1579 = !DILocation(line: 50, column: 34, scope: !1469, inlinedAt: !1470)
!1580 = !DILocation(line: 50, column: 28, scope: !1469, inlinedAt: !1470)
!1581 = !DILocation(line: 50, column: 18, scope: !1469, inlinedAt: !1470)
!1582 = !DILocation(line: 10, column: 6, scope: !1529, inlinedAt: !1581)
!1583 = !DILocation(line: 14, column: 2, scope: !1529, inlinedAt: !1581)
!1584 = !DILocation(line: 50, column: 5, scope: !1469, inlinedAt: !1470)
!1585 = !DILocation(line: 51, column: 17, scope: !1469, inlinedAt: !1470)
!1586 = !DILocation(line: 51, column: 13, scope: !1469, inlinedAt: !1470)
!1587 = !DILocation(line: 51, column: 21, scope: !1469, inlinedAt: !1470)
!1588 = !DILocation(line: 51, column: 5, scope: !1469, inlinedAt: !1470)
!1589 = !DILocation(line: 53, column: 5, scope: !1469, inlinedAt: !1470)
!1590 = distinct !DISubprogram(name: "ConvertInt32", scope: !1052, file: !1052, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1591 = !DILocation(line: 57, column: 6, scope: !1590)
!1592 = !DILocation(line: 58, column: 32, scope: !1590)
!1593 = !DILocation(line: 59, column: 20, scope: !1590)
!1594 = !DILocation(line: 59, column: 41, scope: !1590)
!1595 = !DILocation(line: 59, column: 44, scope: !1590)
!1596 = !DILocation(line: 59, column: 18, scope: !1590)
!1597 = !DILocation(line: 59, column: 66, scope: !1590)
!1598 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1599 = !DILocation(line: 59, column: 14, scope: !1590)
!1600 = !DILocation(line: 62, column: 53, scope: !1598, inlinedAt: !1599)
!1601 = !DILocation(line: 62, column: 48, scope: !1598, inlinedAt: !1599)
!1602 = !DILocation(line: 62, column: 70, scope: !1598, inlinedAt: !1599)
!1603 = !DILocation(line: 62, column: 64, scope: !1598, inlinedAt: !1599)
!1604 = !DILocation(line: 62, column: 81, scope: !1598, inlinedAt: !1599)
!1605 = !DILocation(line: 62, column: 5, scope: !1598, inlinedAt: !1599)
!1606 = !DILocation(line: 62, column: 13, scope: !1598, inlinedAt: !1599)
!1607 = !DILocation(line: 62, column: 21, scope: !1598, inlinedAt: !1599)
!1608 = !DILocation(line: 62, column: 29, scope: !1598, inlinedAt: !1599)
!1609 = !DILocation(line: 62, column: 37, scope: !1598, inlinedAt: !1599)
!1610 = !DILocation(line: 63, column: 54, scope: !1598, inlinedAt: !1599)
!1611 = !DILocation(line: 63, column: 48, scope: !1598, inlinedAt: !1599)
!1612 = !DILocation(line: 63, column: 72, scope: !1598, inlinedAt: !1599)
!1613 = !DILocation(line: 63, column: 65, scope: !1598, inlinedAt: !1599)
!1614 = !DILocation(line: 63, column: 90, scope: !1598, inlinedAt: !1599)
!1615 = !DILocation(line: 63, column: 83, scope: !1598, inlinedAt: !1599)
!1616 = !DILocation(line: 63, column: 108, scope: !1598, inlinedAt: !1599)
!1617 = !DILocation(line: 63, column: 101, scope: !1598, inlinedAt: !1599)
!1618 = !DILocation(line: 63, column: 5, scope: !1598, inlinedAt: !1599)
!1619 = !DILocation(line: 63, column: 13, scope: !1598, inlinedAt: !1599)
!1620 = !DILocation(line: 63, column: 21, scope: !1598, inlinedAt: !1599)
!1621 = !DILocation(line: 63, column: 29, scope: !1598, inlinedAt: !1599)
!1622 = !DILocation(line: 63, column: 37, scope: !1598, inlinedAt: !1599)
!1623 = !DILocation(line: 64, column: 37, scope: !1598, inlinedAt: !1599)
!1624 = !DILocation(line: 64, column: 35, scope: !1598, inlinedAt: !1599)
!1625 = !DILocation(line: 64, column: 56, scope: !1598, inlinedAt: !1599)
!1626 = !DILocation(line: 64, column: 54, scope: !1598, inlinedAt: !1599)
!1627 = !DILocation(line: 64, column: 76, scope: !1598, inlinedAt: !1599)
!1628 = !DILocation(line: 64, column: 74, scope: !1598, inlinedAt: !1599)
!1629 = !DILocation(line: 64, column: 5, scope: !1598, inlinedAt: !1599)
!1630 = !DILocation(line: 64, column: 14, scope: !1598, inlinedAt: !1599)
!1631 = !DILocation(line: 64, column: 23, scope: !1598, inlinedAt: !1599)
!1632 = !DILocation(line: 65, column: 5, scope: !1598, inlinedAt: !1599)
!1633 = !DILocation(line: 65, column: 14, scope: !1598, inlinedAt: !1599)
!1634 = !DILocation(line: 66, column: 22, scope: !1598, inlinedAt: !1599)
!1635 = !DILocation(line: 66, column: 12, scope: !1598, inlinedAt: !1599)
!1636 = !DILocation(line: 67, column: 34, scope: !1598, inlinedAt: !1599)
!1637 = !DILocation(line: 67, column: 26, scope: !1598, inlinedAt: !1599)
!1638 = !DILocation(line: 67, column: 57, scope: !1598, inlinedAt: !1599)
!1639 = !DILocation(line: 67, column: 49, scope: !1598, inlinedAt: !1599)
!1640 = !DILocation(line: 67, column: 5, scope: !1598, inlinedAt: !1599)
!1641 = !DILocation(line: 67, column: 14, scope: !1598, inlinedAt: !1599)
!1642 = !DILocation(line: 68, column: 28, scope: !1598, inlinedAt: !1599)
!1643 = !DILocation(line: 68, column: 26, scope: !1598, inlinedAt: !1599)
!1644 = !DILocation(line: 68, column: 69, scope: !1598, inlinedAt: !1599)
!1645 = !DILocation(line: 68, column: 54, scope: !1598, inlinedAt: !1599)
!1646 = !DILocation(line: 68, column: 52, scope: !1598, inlinedAt: !1599)
!1647 = !DILocation(line: 68, column: 5, scope: !1598, inlinedAt: !1599)
!1648 = !DILocation(line: 68, column: 14, scope: !1598, inlinedAt: !1599)
!1649 = !DILocation(line: 69, column: 40, scope: !1598, inlinedAt: !1599)
!1650 = !DILocation(line: 69, column: 24, scope: !1598, inlinedAt: !1599)
!1651 = !DILocation(line: 69, column: 17, scope: !1598, inlinedAt: !1599)
!1652 = !DILocation(line: 69, column: 5, scope: !1598, inlinedAt: !1599)
!1653 = !DILocation(line: 60, column: 21, scope: !1590)
!1654 = !DILocation(line: 60, column: 27, scope: !1590)
!1655 = !DILocation(line: 60, column: 19, scope: !1590)
!1656 = !DILocation(line: 60, column: 33, scope: !1590)
!1657 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1658 = !DILocation(line: 60, column: 11, scope: !1590)
!1659 = !DILocation(line: 74, column: 34, scope: !1657, inlinedAt: !1658)
!1660 = !DILocation(line: 74, column: 26, scope: !1657, inlinedAt: !1658)
!1661 = !DILocation(line: 74, column: 47, scope: !1657, inlinedAt: !1658)
!1662 = !DILocation(line: 74, column: 5, scope: !1657, inlinedAt: !1658)
!1663 = !DILocation(line: 74, column: 13, scope: !1657, inlinedAt: !1658)
!1664 = distinct !DISubprogram(name: "AtomicsInt32", scope: !1052, file: !1052, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!1665 = !DILocation(line: 67, column: 6, scope: !1664)
!1666 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1667 = !DILocation(line: 68, column: 9, scope: !1664)
!1668 = !DILocation(line: 15, column: 23, scope: !1666, inlinedAt: !1667)
!1669 = !DILocation(line: 16, column: 14, scope: !1666, inlinedAt: !1667)
!1670 = !DILocation(line: 16, column: 8, scope: !1666, inlinedAt: !1667)
!1671 = !DILocation(line: 17, column: 25, scope: !1666, inlinedAt: !1667)
!1672 = !DILocation(line: 17, column: 15, scope: !1666, inlinedAt: !1667)
!1673 = !DILocation(line: 18, column: 25, scope: !1666, inlinedAt: !1667)
!1674 = !DILocation(line: 18, column: 15, scope: !1666, inlinedAt: !1667)
!1675 = !DILocation(line: 19, column: 25, scope: !1666, inlinedAt: !1667)
!1676 = !DILocation(line: 19, column: 15, scope: !1666, inlinedAt: !1667)
!1677 = !DILocation(line: 20, column: 25, scope: !1666, inlinedAt: !1667)
!1678 = !DILocation(line: 20, column: 15, scope: !1666, inlinedAt: !1667)
!1679 = !DILocation(line: 21, column: 42, scope: !1666, inlinedAt: !1667)
!1680 = !DILocation(line: 21, column: 32, scope: !1666, inlinedAt: !1667)
!1681 = !DILocation(line: 21, column: 5, scope: !1666, inlinedAt: !1667)
!1682 = !DILocation(line: 22, column: 29, scope: !1666, inlinedAt: !1667)
!1683 = !DILocation(line: 22, column: 19, scope: !1666, inlinedAt: !1667)
!1684 = !DILocation(line: 22, column: 34, scope: !1666, inlinedAt: !1667)
!1685 = !DILocation(line: 23, column: 26, scope: !1666, inlinedAt: !1667)
!1686 = !DILocation(line: 23, column: 18, scope: !1666, inlinedAt: !1667)
!1687 = distinct !DISubprogram(name: "IntAtomicsInt32", scope: !1052, file: !1052, line: 74, type: !4, isDefinition: true, scopeLine: 74, isOptimized: true, unit: !2)
!1688 = !DILocation(line: 74, column: 6, scope: !1687)
!1689 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1690 = !DILocation(line: 74, column: 69, scope: !1687)
!1691 = !DILocation(line: 30, column: 23, scope: !1689, inlinedAt: !1690)
!1692 = !DILocation(line: 31, column: 25, scope: !1689, inlinedAt: !1690)
!1693 = !DILocation(line: 31, column: 46, scope: !1689, inlinedAt: !1690)
!1694 = !DILocation(line: 31, column: 37, scope: !1689, inlinedAt: !1690)
!1695 = !DILocation(line: 31, column: 30, scope: !1689, inlinedAt: !1690)
!1696 = !DILocation(line: 31, column: 15, scope: !1689, inlinedAt: !1690)
!1697 = !DILocation(line: 32, column: 24, scope: !1689, inlinedAt: !1690)
!1698 = !DILocation(line: 32, column: 14, scope: !1689, inlinedAt: !1690)
!1699 = !DILocation(line: 33, column: 25, scope: !1689, inlinedAt: !1690)
!1700 = !DILocation(line: 33, column: 31, scope: !1689, inlinedAt: !1690)
!1701 = !DILocation(line: 33, column: 15, scope: !1689, inlinedAt: !1690)
!1702 = !DILocation(line: 35, column: 35, scope: !1689, inlinedAt: !1690)
!1703 = !DILocation(line: 35, column: 25, scope: !1689, inlinedAt: !1690)
!1704 = !DILocation(line: 36, column: 55, scope: !1689, inlinedAt: !1690)
!1705 = !DILocation(line: 36, column: 30, scope: !1689, inlinedAt: !1690)
!1706 = !DILocation(line: 36, column: 59, scope: !1689, inlinedAt: !1690)
!1707 = !DILocation(line: 37, column: 7, scope: !1689, inlinedAt: !1690)
!1708 = !DILocation(line: 41, column: 39, scope: !1689, inlinedAt: !1690)
!1709 = !DILocation(line: 41, column: 29, scope: !1689, inlinedAt: !1690)
!1710 = !DILocation(line: 41, column: 50, scope: !1689, inlinedAt: !1690)
!1711 = !DILocation(line: 42, column: 26, scope: !1689, inlinedAt: !1690)
!1712 = !DILocation(line: 42, column: 16, scope: !1689, inlinedAt: !1690)
!1713 = distinct !DISubprogram(name: "IntegersInt64", scope: !1052, file: !1052, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!1714 = !DILocation(line: 79, column: 6, scope: !1713)
!1715 = !DILocation(line: 80, column: 32, scope: !1713)
!1716 = !DILocation(line: 81, column: 17, scope: !1713)
!1717 = !DILocation(line: 81, column: 35, scope: !1713)
!1718 = !DILocation(line: 81, column: 38, scope: !1713)
!1719 = !DILocation(line: 81, column: 15, scope: !1713)
!1720 = !DILocation(line: 81, column: 57, scope: !1713)
!1721 = !DILocation(line: 81, column: 63, scope: !1713)
!1722 = !DILocation(line: 81, column: 74, scope: !1713)
!1723 = !DILocation(line: 81, column: 72, scope: !1713)
!1724 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1725 = !DILocation(line: 81, column: 11, scope: !1713)
!1726 = !DILocation(line: 14, column: 28, scope: !1724, inlinedAt: !1725)
!1727 = !DILocation(line: 14, column: 33, scope: !1724, inlinedAt: !1725)
!1728 = !DILocation(line: 14, column: 38, scope: !1724, inlinedAt: !1725)
!1729 = !DILocation(line: 14, column: 5, scope: !1724, inlinedAt: !1725)
!1730 = !DILocation(line: 14, column: 13, scope: !1724, inlinedAt: !1725)
!1731 = !DILocation(line: 14, column: 21, scope: !1724, inlinedAt: !1725)
!1732 = !DILocation(line: 15, column: 36, scope: !1724, inlinedAt: !1725)
!1733 = !DILocation(line: 15, column: 41, scope: !1724, inlinedAt: !1725)
!1734 = !DILocation(line: 15, column: 46, scope: !1724, inlinedAt: !1725)
!1735 = !DILocation(line: 15, column: 51, scope: !1724, inlinedAt: !1725)
!1736 = !DILocation(line: 15, column: 5, scope: !1724, inlinedAt: !1725)
!1737 = !DILocation(line: 15, column: 13, scope: !1724, inlinedAt: !1725)
!1738 = !DILocation(line: 15, column: 21, scope: !1724, inlinedAt: !1725)
!1739 = !DILocation(line: 15, column: 29, scope: !1724, inlinedAt: !1725)
!1740 = !DILocation(line: 16, column: 27, scope: !1724, inlinedAt: !1725)
!1741 = !DILocation(line: 16, column: 31, scope: !1724, inlinedAt: !1725)
!1742 = !DILocation(line: 16, column: 5, scope: !1724, inlinedAt: !1725)
!1743 = !DILocation(line: 16, column: 13, scope: !1724, inlinedAt: !1725)
!1744 = !DILocation(line: 16, column: 21, scope: !1724, inlinedAt: !1725)
!1745 = !DILocation(line: 17, column: 22, scope: !1724, inlinedAt: !1725)
!1746 = !DILocation(line: 17, column: 28, scope: !1724, inlinedAt: !1725)
!1747 = !DILocation(line: 17, column: 5, scope: !1724, inlinedAt: !1725)
!1748 = !DILocation(line: 17, column: 14, scope: !1724, inlinedAt: !1725)
!1749 = !DILocation(line: 18, column: 27, scope: !1724, inlinedAt: !1725)
!1750 = !DILocation(line: 18, column: 22, scope: !1724, inlinedAt: !1725)
!1751 = !DILocation(line: 18, column: 40, scope: !1724, inlinedAt: !1725)
!1752 = !DILocation(line: 18, column: 33, scope: !1724, inlinedAt: !1725)
!1753 = !DILocation(line: 18, column: 5, scope: !1724, inlinedAt: !1725)
!1754 = !DILocation(line: 18, column: 14, scope: !1724, inlinedAt: !1725)
!1755 = !DILocation(line: 19, column: 22, scope: !1724, inlinedAt: !1725)
!1756 = !DILocation(line: 19, column: 28, scope: !1724, inlinedAt: !1725)
!1757 = !DILocation(line: 19, column: 5, scope: !1724, inlinedAt: !1725)
!1758 = !DILocation(line: 19, column: 14, scope: !1724, inlinedAt: !1725)
!1759 = !DILocation(line: 20, column: 25, scope: !1724, inlinedAt: !1725)
!1760 = !DILocation(line: 20, column: 35, scope: !1724, inlinedAt: !1725)
!1761 = !DILocation(line: 20, column: 31, scope: !1724, inlinedAt: !1725)
!1762 = !DILocation(line: 20, column: 5, scope: !1724, inlinedAt: !1725)
!1763 = !DILocation(line: 20, column: 14, scope: !1724, inlinedAt: !1725)
!1764 = !DILocation(line: 21, column: 7, scope: !1724, inlinedAt: !1725)
!1765 = !DILocation(line: 22, column: 23, scope: !1724, inlinedAt: !1725)
!1766 = !DILocation(line: 22, column: 28, scope: !1724, inlinedAt: !1725)
!1767 = !DILocation(line: 22, column: 6, scope: !1724, inlinedAt: !1725)
!1768 = !DILocation(line: 22, column: 15, scope: !1724, inlinedAt: !1725)
!1769 = !DILocation(line: 24, column: 6, scope: !1724, inlinedAt: !1725)
!1770 = !DILocation(line: 24, column: 15, scope: !1724, inlinedAt: !1725)
!1771 = !DILocation(line: 26, column: 22, scope: !1724, inlinedAt: !1725)
!1772 = !DILocation(line: 26, column: 27, scope: !1724, inlinedAt: !1725)
!1773 = !DILocation(line: 26, column: 5, scope: !1724, inlinedAt: !1725)
!1774 = !DILocation(line: 26, column: 14, scope: !1724, inlinedAt: !1725)
!1775 = !DILocation(line: 27, column: 22, scope: !1724, inlinedAt: !1725)
!1776 = !DILocation(line: 27, column: 27, scope: !1724, inlinedAt: !1725)
!1777 = !DILocation(line: 27, column: 5, scope: !1724, inlinedAt: !1725)
!1778 = !DILocation(line: 27, column: 14, scope: !1724, inlinedAt: !1725)
!1779 = !DILocation(line: 28, column: 24, scope: !1724, inlinedAt: !1725)
!1780 = !DILocation(line: 28, column: 35, scope: !1724, inlinedAt: !1725)
!1781 = !DILocation(line: 28, column: 5, scope: !1724, inlinedAt: !1725)
!1782 = !DILocation(line: 28, column: 14, scope: !1724, inlinedAt: !1725)
!1783 = !DILocation(line: 29, column: 39, scope: !1724, inlinedAt: !1725)
!1784 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1785 = !DILocation(line: 29, column: 36, scope: !1724, inlinedAt: !1725)
!1786 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1785)
!1787 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1785)
!1788 = !DILocation(line: 29, column: 55, scope: !1724, inlinedAt: !1725)
!1789 = !DILocation(line: 29, column: 52, scope: !1724, inlinedAt: !1725)
!1790 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1789)
!1791 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1789)
!1792 = !DILocation(line: 29, column: 71, scope: !1724, inlinedAt: !1725)
!1793 = !DILocation(line: 29, column: 68, scope: !1724, inlinedAt: !1725)
!1794 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1793)
!1795 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1793)
!1796 = !DILocation(line: 29, column: 5, scope: !1724, inlinedAt: !1725)
!1797 = !DILocation(line: 29, column: 14, scope: !1724, inlinedAt: !1725)
!1798 = !DILocation(line: 29, column: 23, scope: !1724, inlinedAt: !1725)
!1799 = !DILocation(line: 30, column: 39, scope: !1724, inlinedAt: !1725)
!1800 = !DILocation(line: 30, column: 36, scope: !1724, inlinedAt: !1725)
!1801 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1800)
!1802 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1800)
!1803 = !DILocation(line: 30, column: 55, scope: !1724, inlinedAt: !1725)
!1804 = !DILocation(line: 30, column: 52, scope: !1724, inlinedAt: !1725)
!1805 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1804)
!1806 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1804)
!1807 = !DILocation(line: 30, column: 70, scope: !1724, inlinedAt: !1725)
!1808 = !DILocation(line: 30, column: 67, scope: !1724, inlinedAt: !1725)
!1809 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1808)
!1810 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1808)
!1811 = !DILocation(line: 30, column: 5, scope: !1724, inlinedAt: !1725)
!1812 = !DILocation(line: 30, column: 14, scope: !1724, inlinedAt: !1725)
!1813 = !DILocation(line: 30, column: 23, scope: !1724, inlinedAt: !1725)
!1814 = !DILocation(line: 33, column: 2, scope: !1724, inlinedAt: !1725)
!1815 = !DILocation(line: 34, column: 2, scope: !1724, inlinedAt: !1725)
!1816 = !DILocation(line: 35, column: 2, scope: !1724, inlinedAt: !1725)
!1817 = !DILocation(line: 36, column: 5, scope: !1724, inlinedAt: !1725)
!1818 = !DILocation(line: 37, column: 2, scope: !1724, inlinedAt: !1725)
!1819 = !DILocation(line: 38, column: 2, scope: !1724, inlinedAt: !1725)
!1820 = !DILocation(line: 39, column: 2, scope: !1724, inlinedAt: !1725)
!1821 = !DILocation(line: 40, column: 2, scope: !1724, inlinedAt: !1725)
!1822 = !DILocation(line: 41, column: 5, scope: !1724, inlinedAt: !1725)
!1823 = !DILocation(line: 44, column: 2, scope: !1724, inlinedAt: !1725)
!1824 = !DILocation(line: 45, column: 5, scope: !1724, inlinedAt: !1725)
!1825 = !DILocation(line: 48, column: 14, scope: !1724, inlinedAt: !1725)
!1826 = !DILocation(line: 48, column: 5, scope: !1724, inlinedAt: !1725)
!1827 = !DILocation(line: 49, column: 21, scope: !1724, inlinedAt: !1725)
!1828 = !DILocation(line: 49, column: 30, scope: !1724, inlinedAt: !1725)
!1829 = !DILocation(line: 49, column: 40, scope: !1724, inlinedAt: !1725)
!1830 = !DILocation(line: 49, column: 18, scope: !1724, inlinedAt: !1725)
!1831 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1830)
!1832 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1830)
!1833 = !DILocation(line: 49, column: 5, scope: !1724, inlinedAt: !1725)
!1834 = !DILocation(line: 50, column: 34, scope: !1724, inlinedAt: !1725)
!1835 = !DILocation(line: 50, column: 28, scope: !1724, inlinedAt: !1725)
!1836 = !DILocation(line: 50, column: 18, scope: !1724, inlinedAt: !1725)
!1837 = !DILocation(line: 10, column: 6, scope: !1784, inlinedAt: !1836)
!1838 = !DILocation(line: 14, column: 2, scope: !1784, inlinedAt: !1836)
!1839 = !DILocation(line: 50, column: 5, scope: !1724, inlinedAt: !1725)
!1840 = !DILocation(line: 51, column: 17, scope: !1724, inlinedAt: !1725)
!1841 = !DILocation(line: 51, column: 13, scope: !1724, inlinedAt: !1725)
!1842 = !DILocation(line: 51, column: 21, scope: !1724, inlinedAt: !1725)
!1843 = !DILocation(line: 51, column: 5, scope: !1724, inlinedAt: !1725)
!1844 = !DILocation(line: 53, column: 5, scope: !1724, inlinedAt: !1725)
!1845 = distinct !DISubprogram(name: "ConvertInt64", scope: !1052, file: !1052, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!1846 = !DILocation(line: 88, column: 6, scope: !1845)
!1847 = !DILocation(line: 89, column: 32, scope: !1845)
!1848 = !DILocation(line: 90, column: 20, scope: !1845)
!1849 = !DILocation(line: 90, column: 41, scope: !1845)
!1850 = !DILocation(line: 90, column: 44, scope: !1845)
!1851 = !DILocation(line: 90, column: 18, scope: !1845)
!1852 = !DILocation(line: 90, column: 66, scope: !1845)
!1853 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1854 = !DILocation(line: 90, column: 14, scope: !1845)
!1855 = !DILocation(line: 62, column: 53, scope: !1853, inlinedAt: !1854)
!1856 = !DILocation(line: 62, column: 48, scope: !1853, inlinedAt: !1854)
!1857 = !DILocation(line: 62, column: 70, scope: !1853, inlinedAt: !1854)
!1858 = !DILocation(line: 62, column: 64, scope: !1853, inlinedAt: !1854)
!1859 = !DILocation(line: 62, column: 87, scope: !1853, inlinedAt: !1854)
!1860 = !DILocation(line: 62, column: 81, scope: !1853, inlinedAt: !1854)
!1861 = !DILocation(line: 62, column: 5, scope: !1853, inlinedAt: !1854)
!1862 = !DILocation(line: 62, column: 13, scope: !1853, inlinedAt: !1854)
!1863 = !DILocation(line: 62, column: 21, scope: !1853, inlinedAt: !1854)
!1864 = !DILocation(line: 62, column: 29, scope: !1853, inlinedAt: !1854)
!1865 = !DILocation(line: 62, column: 37, scope: !1853, inlinedAt: !1854)
!1866 = !DILocation(line: 63, column: 54, scope: !1853, inlinedAt: !1854)
!1867 = !DILocation(line: 63, column: 48, scope: !1853, inlinedAt: !1854)
!1868 = !DILocation(line: 63, column: 72, scope: !1853, inlinedAt: !1854)
!1869 = !DILocation(line: 63, column: 65, scope: !1853, inlinedAt: !1854)
!1870 = !DILocation(line: 63, column: 90, scope: !1853, inlinedAt: !1854)
!1871 = !DILocation(line: 63, column: 83, scope: !1853, inlinedAt: !1854)
!1872 = !DILocation(line: 63, column: 5, scope: !1853, inlinedAt: !1854)
!1873 = !DILocation(line: 63, column: 13, scope: !1853, inlinedAt: !1854)
!1874 = !DILocation(line: 63, column: 21, scope: !1853, inlinedAt: !1854)
!1875 = !DILocation(line: 63, column: 29, scope: !1853, inlinedAt: !1854)
!1876 = !DILocation(line: 63, column: 37, scope: !1853, inlinedAt: !1854)
!1877 = !DILocation(line: 64, column: 5, scope: !1853, inlinedAt: !1854)
!1878 = !DILocation(line: 64, column: 14, scope: !1853, inlinedAt: !1854)
!1879 = !DILocation(line: 64, column: 23, scope: !1853, inlinedAt: !1854)
!1880 = !DILocation(line: 65, column: 5, scope: !1853, inlinedAt: !1854)
!1881 = !DILocation(line: 65, column: 14, scope: !1853, inlinedAt: !1854)
!1882 = !DILocation(line: 66, column: 22, scope: !1853, inlinedAt: !1854)
!1883 = !DILocation(line: 66, column: 12, scope: !1853, inlinedAt: !1854)
!1884 = !DILocation(line: 67, column: 34, scope: !1853, inlinedAt: !1854)
!1885 = !DILocation(line: 67, column: 26, scope: !1853, inlinedAt: !1854)
!1886 = !DILocation(line: 67, column: 57, scope: !1853, inlinedAt: !1854)
!1887 = !DILocation(line: 67, column: 49, scope: !1853, inlinedAt: !1854)
!1888 = !DILocation(line: 67, column: 5, scope: !1853, inlinedAt: !1854)
!1889 = !DILocation(line: 67, column: 14, scope: !1853, inlinedAt: !1854)
!1890 = !DILocation(line: 68, column: 69, scope: !1853, inlinedAt: !1854)
!1891 = !DILocation(line: 68, column: 54, scope: !1853, inlinedAt: !1854)
!1892 = !DILocation(line: 68, column: 5, scope: !1853, inlinedAt: !1854)
!1893 = !DILocation(line: 68, column: 14, scope: !1853, inlinedAt: !1854)
!1894 = !DILocation(line: 69, column: 40, scope: !1853, inlinedAt: !1854)
!1895 = !DILocation(line: 69, column: 24, scope: !1853, inlinedAt: !1854)
!1896 = !DILocation(line: 69, column: 17, scope: !1853, inlinedAt: !1854)
!1897 = !DILocation(line: 69, column: 5, scope: !1853, inlinedAt: !1854)
!1898 = !DILocation(line: 91, column: 21, scope: !1845)
!1899 = !DILocation(line: 91, column: 27, scope: !1845)
!1900 = !DILocation(line: 91, column: 19, scope: !1845)
!1901 = !DILocation(line: 91, column: 33, scope: !1845)
!1902 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!1903 = !DILocation(line: 91, column: 11, scope: !1845)
!1904 = !DILocation(line: 74, column: 34, scope: !1902, inlinedAt: !1903)
!1905 = !DILocation(line: 74, column: 26, scope: !1902, inlinedAt: !1903)
!1906 = !DILocation(line: 74, column: 47, scope: !1902, inlinedAt: !1903)
!1907 = !DILocation(line: 74, column: 5, scope: !1902, inlinedAt: !1903)
!1908 = !DILocation(line: 74, column: 13, scope: !1902, inlinedAt: !1903)
!1909 = distinct !DISubprogram(name: "AtomicsInt64", scope: !1052, file: !1052, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1910 = !DILocation(line: 98, column: 6, scope: !1909)
!1911 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!1912 = !DILocation(line: 99, column: 9, scope: !1909)
!1913 = !DILocation(line: 15, column: 23, scope: !1911, inlinedAt: !1912)
!1914 = !DILocation(line: 16, column: 14, scope: !1911, inlinedAt: !1912)
!1915 = !DILocation(line: 17, column: 25, scope: !1911, inlinedAt: !1912)
!1916 = !DILocation(line: 17, column: 15, scope: !1911, inlinedAt: !1912)
!1917 = !DILocation(line: 18, column: 25, scope: !1911, inlinedAt: !1912)
!1918 = !DILocation(line: 18, column: 15, scope: !1911, inlinedAt: !1912)
!1919 = !DILocation(line: 19, column: 25, scope: !1911, inlinedAt: !1912)
!1920 = !DILocation(line: 19, column: 15, scope: !1911, inlinedAt: !1912)
!1921 = !DILocation(line: 20, column: 25, scope: !1911, inlinedAt: !1912)
!1922 = !DILocation(line: 20, column: 15, scope: !1911, inlinedAt: !1912)
!1923 = !DILocation(line: 21, column: 42, scope: !1911, inlinedAt: !1912)
!1924 = !DILocation(line: 21, column: 32, scope: !1911, inlinedAt: !1912)
!1925 = !DILocation(line: 21, column: 5, scope: !1911, inlinedAt: !1912)
!1926 = !DILocation(line: 22, column: 29, scope: !1911, inlinedAt: !1912)
!1927 = !DILocation(line: 22, column: 19, scope: !1911, inlinedAt: !1912)
!1928 = !DILocation(line: 22, column: 34, scope: !1911, inlinedAt: !1912)
!1929 = !DILocation(line: 23, column: 26, scope: !1911, inlinedAt: !1912)
!1930 = !DILocation(line: 23, column: 18, scope: !1911, inlinedAt: !1912)
!1931 = distinct !DISubprogram(name: "IntAtomicsInt64", scope: !1052, file: !1052, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!1932 = !DILocation(line: 105, column: 6, scope: !1931)
!1933 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1934 = !DILocation(line: 105, column: 69, scope: !1931)
!1935 = !DILocation(line: 30, column: 23, scope: !1933, inlinedAt: !1934)
!1936 = !DILocation(line: 31, column: 25, scope: !1933, inlinedAt: !1934)
!1937 = !DILocation(line: 31, column: 46, scope: !1933, inlinedAt: !1934)
!1938 = !DILocation(line: 31, column: 37, scope: !1933, inlinedAt: !1934)
!1939 = !DILocation(line: 31, column: 30, scope: !1933, inlinedAt: !1934)
!1940 = !DILocation(line: 31, column: 15, scope: !1933, inlinedAt: !1934)
!1941 = !DILocation(line: 32, column: 24, scope: !1933, inlinedAt: !1934)
!1942 = !DILocation(line: 32, column: 14, scope: !1933, inlinedAt: !1934)
!1943 = !DILocation(line: 33, column: 25, scope: !1933, inlinedAt: !1934)
!1944 = !DILocation(line: 33, column: 15, scope: !1933, inlinedAt: !1934)
!1945 = !DILocation(line: 35, column: 35, scope: !1933, inlinedAt: !1934)
!1946 = !DILocation(line: 35, column: 25, scope: !1933, inlinedAt: !1934)
!1947 = !DILocation(line: 36, column: 55, scope: !1933, inlinedAt: !1934)
!1948 = !DILocation(line: 36, column: 30, scope: !1933, inlinedAt: !1934)
!1949 = !DILocation(line: 36, column: 59, scope: !1933, inlinedAt: !1934)
!1950 = !DILocation(line: 37, column: 7, scope: !1933, inlinedAt: !1934)
!1951 = !DILocation(line: 41, column: 39, scope: !1933, inlinedAt: !1934)
!1952 = !DILocation(line: 41, column: 29, scope: !1933, inlinedAt: !1934)
!1953 = !DILocation(line: 41, column: 50, scope: !1933, inlinedAt: !1934)
!1954 = !DILocation(line: 42, column: 26, scope: !1933, inlinedAt: !1934)
!1955 = !DILocation(line: 42, column: 16, scope: !1933, inlinedAt: !1934)
!1956 = distinct !DISubprogram(name: "IntegersInt", scope: !1052, file: !1052, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!1957 = !DILocation(line: 110, column: 6, scope: !1956)
!1958 = !DILocation(line: 111, column: 32, scope: !1956)
!1959 = !DILocation(line: 112, column: 17, scope: !1956)
!1960 = !DILocation(line: 112, column: 35, scope: !1956)
!1961 = !DILocation(line: 112, column: 38, scope: !1956)
!1962 = !DILocation(line: 112, column: 15, scope: !1956)
!1963 = !DILocation(line: 112, column: 57, scope: !1956)
!1964 = !DILocation(line: 112, column: 63, scope: !1956)
!1965 = !DILocation(line: 112, column: 74, scope: !1956)
!1966 = !DILocation(line: 112, column: 72, scope: !1956)
!1967 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1968 = !DILocation(line: 112, column: 11, scope: !1956)
!1969 = !DILocation(line: 14, column: 28, scope: !1967, inlinedAt: !1968)
!1970 = !DILocation(line: 14, column: 33, scope: !1967, inlinedAt: !1968)
!1971 = !DILocation(line: 14, column: 38, scope: !1967, inlinedAt: !1968)
!1972 = !DILocation(line: 14, column: 5, scope: !1967, inlinedAt: !1968)
!1973 = !DILocation(line: 14, column: 13, scope: !1967, inlinedAt: !1968)
!1974 = !DILocation(line: 14, column: 21, scope: !1967, inlinedAt: !1968)
!1975 = !DILocation(line: 15, column: 36, scope: !1967, inlinedAt: !1968)
!1976 = !DILocation(line: 15, column: 41, scope: !1967, inlinedAt: !1968)
!1977 = !DILocation(line: 15, column: 46, scope: !1967, inlinedAt: !1968)
!1978 = !DILocation(line: 15, column: 51, scope: !1967, inlinedAt: !1968)
!1979 = !DILocation(line: 15, column: 5, scope: !1967, inlinedAt: !1968)
!1980 = !DILocation(line: 15, column: 13, scope: !1967, inlinedAt: !1968)
!1981 = !DILocation(line: 15, column: 21, scope: !1967, inlinedAt: !1968)
!1982 = !DILocation(line: 15, column: 29, scope: !1967, inlinedAt: !1968)
!1983 = !DILocation(line: 16, column: 27, scope: !1967, inlinedAt: !1968)
!1984 = !DILocation(line: 16, column: 31, scope: !1967, inlinedAt: !1968)
!1985 = !DILocation(line: 16, column: 5, scope: !1967, inlinedAt: !1968)
!1986 = !DILocation(line: 16, column: 13, scope: !1967, inlinedAt: !1968)
!1987 = !DILocation(line: 16, column: 21, scope: !1967, inlinedAt: !1968)
!1988 = !DILocation(line: 17, column: 22, scope: !1967, inlinedAt: !1968)
!1989 = !DILocation(line: 17, column: 28, scope: !1967, inlinedAt: !1968)
!1990 = !DILocation(line: 17, column: 5, scope: !1967, inlinedAt: !1968)
!1991 = !DILocation(line: 17, column: 14, scope: !1967, inlinedAt: !1968)
!1992 = !DILocation(line: 18, column: 27, scope: !1967, inlinedAt: !1968)
!1993 = !DILocation(line: 18, column: 22, scope: !1967, inlinedAt: !1968)
!1994 = !DILocation(line: 18, column: 40, scope: !1967, inlinedAt: !1968)
!1995 = !DILocation(line: 18, column: 33, scope: !1967, inlinedAt: !1968)
!1996 = !DILocation(line: 18, column: 5, scope: !1967, inlinedAt: !1968)
!1997 = !DILocation(line: 18, column: 14, scope: !1967, inlinedAt: !1968)
!1998 = !DILocation(line: 19, column: 22, scope: !1967, inlinedAt: !1968)
!1999 = !DILocation(line: 19, column: 28, scope: !1967, inlinedAt: !1968)
!2000 = !DILocation(line: 19, column: 5, scope: !1967, inlinedAt: !1968)
!2001 = !DILocation(line: 19, column: 14, scope: !1967, inlinedAt: !1968)
!2002 = !DILocation(line: 20, column: 25, scope: !1967, inlinedAt: !1968)
!2003 = !DILocation(line: 20, column: 35, scope: !1967, inlinedAt: !1968)
!2004 = !DILocation(line: 20, column: 31, scope: !1967, inlinedAt: !1968)
!2005 = !DILocation(line: 20, column: 5, scope: !1967, inlinedAt: !1968)
!2006 = !DILocation(line: 20, column: 14, scope: !1967, inlinedAt: !1968)
!2007 = !DILocation(line: 21, column: 7, scope: !1967, inlinedAt: !1968)
!2008 = !DILocation(line: 22, column: 23, scope: !1967, inlinedAt: !1968)
!2009 = !DILocation(line: 22, column: 28, scope: !1967, inlinedAt: !1968)
!2010 = !DILocation(line: 22, column: 6, scope: !1967, inlinedAt: !1968)
!2011 = !DILocation(line: 22, column: 15, scope: !1967, inlinedAt: !1968)
!2012 = !DILocation(line: 24, column: 6, scope: !1967, inlinedAt: !1968)
!2013 = !DILocation(line: 24, column: 15, scope: !1967, inlinedAt: !1968)
!2014 = !DILocation(line: 26, column: 22, scope: !1967, inlinedAt: !1968)
!2015 = !DILocation(line: 26, column: 27, scope: !1967, inlinedAt: !1968)
!2016 = !DILocation(line: 26, column: 5, scope: !1967, inlinedAt: !1968)
!2017 = !DILocation(line: 26, column: 14, scope: !1967, inlinedAt: !1968)
!2018 = !DILocation(line: 27, column: 22, scope: !1967, inlinedAt: !1968)
!2019 = !DILocation(line: 27, column: 27, scope: !1967, inlinedAt: !1968)
!2020 = !DILocation(line: 27, column: 5, scope: !1967, inlinedAt: !1968)
!2021 = !DILocation(line: 27, column: 14, scope: !1967, inlinedAt: !1968)
!2022 = !DILocation(line: 28, column: 24, scope: !1967, inlinedAt: !1968)
!2023 = !DILocation(line: 28, column: 35, scope: !1967, inlinedAt: !1968)
!2024 = !DILocation(line: 28, column: 5, scope: !1967, inlinedAt: !1968)
!2025 = !DILocation(line: 28, column: 14, scope: !1967, inlinedAt: !1968)
!2026 = !DILocation(line: 29, column: 39, scope: !1967, inlinedAt: !1968)
!2027 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2028 = !DILocation(line: 29, column: 36, scope: !1967, inlinedAt: !1968)
!2029 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2028)
!2030 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2028)
!2031 = !DILocation(line: 29, column: 55, scope: !1967, inlinedAt: !1968)
!2032 = !DILocation(line: 29, column: 52, scope: !1967, inlinedAt: !1968)
!2033 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2032)
!2034 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2032)
!2035 = !DILocation(line: 29, column: 71, scope: !1967, inlinedAt: !1968)
!2036 = !DILocation(line: 29, column: 68, scope: !1967, inlinedAt: !1968)
!2037 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2036)
!2038 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2036)
!2039 = !DILocation(line: 29, column: 5, scope: !1967, inlinedAt: !1968)
!2040 = !DILocation(line: 29, column: 14, scope: !1967, inlinedAt: !1968)
!2041 = !DILocation(line: 29, column: 23, scope: !1967, inlinedAt: !1968)
!2042 = !DILocation(line: 30, column: 39, scope: !1967, inlinedAt: !1968)
!2043 = !DILocation(line: 30, column: 36, scope: !1967, inlinedAt: !1968)
!2044 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2043)
!2045 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2043)
!2046 = !DILocation(line: 30, column: 55, scope: !1967, inlinedAt: !1968)
!2047 = !DILocation(line: 30, column: 52, scope: !1967, inlinedAt: !1968)
!2048 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2047)
!2049 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2047)
!2050 = !DILocation(line: 30, column: 70, scope: !1967, inlinedAt: !1968)
!2051 = !DILocation(line: 30, column: 67, scope: !1967, inlinedAt: !1968)
!2052 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2051)
!2053 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2051)
!2054 = !DILocation(line: 30, column: 5, scope: !1967, inlinedAt: !1968)
!2055 = !DILocation(line: 30, column: 14, scope: !1967, inlinedAt: !1968)
!2056 = !DILocation(line: 30, column: 23, scope: !1967, inlinedAt: !1968)
!2057 = !DILocation(line: 33, column: 2, scope: !1967, inlinedAt: !1968)
!2058 = !DILocation(line: 34, column: 2, scope: !1967, inlinedAt: !1968)
!2059 = !DILocation(line: 35, column: 2, scope: !1967, inlinedAt: !1968)
!2060 = !DILocation(line: 36, column: 5, scope: !1967, inlinedAt: !1968)
!2061 = !DILocation(line: 37, column: 2, scope: !1967, inlinedAt: !1968)
!2062 = !DILocation(line: 38, column: 2, scope: !1967, inlinedAt: !1968)
!2063 = !DILocation(line: 39, column: 2, scope: !1967, inlinedAt: !1968)
!2064 = !DILocation(line: 40, column: 2, scope: !1967, inlinedAt: !1968)
!2065 = !DILocation(line: 41, column: 5, scope: !1967, inlinedAt: !1968)
!2066 = !DILocation(line: 44, column: 2, scope: !1967, inlinedAt: !1968)
!2067 = !DILocation(line: 45, column: 5, scope: !1967, inlinedAt: !1968)
!2068 = !DILocation(line: 48, column: 14, scope: !1967, inlinedAt: !1968)
!2069 = !DILocation(line: 48, column: 5, scope: !1967, inlinedAt: !1968)
!2070 = !DILocation(line: 49, column: 21, scope: !1967, inlinedAt: !1968)
!2071 = !DILocation(line: 49, column: 30, scope: !1967, inlinedAt: !1968)
!2072 = !DILocation(line: 49, column: 40, scope: !1967, inlinedAt: !1968)
!2073 = !DILocation(line: 49, column: 18, scope: !1967, inlinedAt: !1968)
!2074 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2073)
!2075 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2073)
!2076 = !DILocation(line: 49, column: 5, scope: !1967, inlinedAt: !1968)
!2077 = !DILocation(line: 50, column: 34, scope: !1967, inlinedAt: !1968)
!2078 = !DILocation(line: 50, column: 28, scope: !1967, inlinedAt: !1968)
!2079 = !DILocation(line: 50, column: 18, scope: !1967, inlinedAt: !1968)
!2080 = !DILocation(line: 10, column: 6, scope: !2027, inlinedAt: !2079)
!2081 = !DILocation(line: 14, column: 2, scope: !2027, inlinedAt: !2079)
!2082 = !DILocation(line: 50, column: 5, scope: !1967, inlinedAt: !1968)
!2083 = !DILocation(line: 51, column: 17, scope: !1967, inlinedAt: !1968)
!2084 = !DILocation(line: 51, column: 13, scope: !1967, inlinedAt: !1968)
!2085 = !DILocation(line: 51, column: 21, scope: !1967, inlinedAt: !1968)
!2086 = !DILocation(line: 51, column: 5, scope: !1967, inlinedAt: !1968)
!2087 = !DILocation(line: 53, column: 5, scope: !1967, inlinedAt: !1968)
!2088 = distinct !DISubprogram(name: "ConvertInt", scope: !1052, file: !1052, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!2089 = !DILocation(line: 119, column: 6, scope: !2088)
!2090 = !DILocation(line: 120, column: 32, scope: !2088)
!2091 = !DILocation(line: 121, column: 20, scope: !2088)
!2092 = !DILocation(line: 121, column: 41, scope: !2088)
!2093 = !DILocation(line: 121, column: 44, scope: !2088)
!2094 = !DILocation(line: 121, column: 18, scope: !2088)
!2095 = !DILocation(line: 121, column: 66, scope: !2088)
!2096 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2097 = !DILocation(line: 121, column: 14, scope: !2088)
!2098 = !DILocation(line: 62, column: 53, scope: !2096, inlinedAt: !2097)
!2099 = !DILocation(line: 62, column: 48, scope: !2096, inlinedAt: !2097)
!2100 = !DILocation(line: 62, column: 70, scope: !2096, inlinedAt: !2097)
!2101 = !DILocation(line: 62, column: 64, scope: !2096, inlinedAt: !2097)
!2102 = !DILocation(line: 62, column: 87, scope: !2096, inlinedAt: !2097)
!2103 = !DILocation(line: 62, column: 81, scope: !2096, inlinedAt: !2097)
!2104 = !DILocation(line: 62, column: 5, scope: !2096, inlinedAt: !2097)
!2105 = !DILocation(line: 62, column: 13, scope: !2096, inlinedAt: !2097)
!2106 = !DILocation(line: 62, column: 21, scope: !2096, inlinedAt: !2097)
!2107 = !DILocation(line: 62, column: 29, scope: !2096, inlinedAt: !2097)
!2108 = !DILocation(line: 62, column: 37, scope: !2096, inlinedAt: !2097)
!2109 = !DILocation(line: 63, column: 54, scope: !2096, inlinedAt: !2097)
!2110 = !DILocation(line: 63, column: 48, scope: !2096, inlinedAt: !2097)
!2111 = !DILocation(line: 63, column: 72, scope: !2096, inlinedAt: !2097)
!2112 = !DILocation(line: 63, column: 65, scope: !2096, inlinedAt: !2097)
!2113 = !DILocation(line: 63, column: 90, scope: !2096, inlinedAt: !2097)
!2114 = !DILocation(line: 63, column: 83, scope: !2096, inlinedAt: !2097)
!2115 = !DILocation(line: 63, column: 5, scope: !2096, inlinedAt: !2097)
!2116 = !DILocation(line: 63, column: 13, scope: !2096, inlinedAt: !2097)
!2117 = !DILocation(line: 63, column: 21, scope: !2096, inlinedAt: !2097)
!2118 = !DILocation(line: 63, column: 29, scope: !2096, inlinedAt: !2097)
!2119 = !DILocation(line: 63, column: 37, scope: !2096, inlinedAt: !2097)
!2120 = !DILocation(line: 64, column: 5, scope: !2096, inlinedAt: !2097)
!2121 = !DILocation(line: 64, column: 14, scope: !2096, inlinedAt: !2097)
!2122 = !DILocation(line: 64, column: 23, scope: !2096, inlinedAt: !2097)
!2123 = !DILocation(line: 65, column: 5, scope: !2096, inlinedAt: !2097)
!2124 = !DILocation(line: 65, column: 14, scope: !2096, inlinedAt: !2097)
!2125 = !DILocation(line: 66, column: 22, scope: !2096, inlinedAt: !2097)
!2126 = !DILocation(line: 66, column: 12, scope: !2096, inlinedAt: !2097)
!2127 = !DILocation(line: 67, column: 34, scope: !2096, inlinedAt: !2097)
!2128 = !DILocation(line: 67, column: 26, scope: !2096, inlinedAt: !2097)
!2129 = !DILocation(line: 67, column: 57, scope: !2096, inlinedAt: !2097)
!2130 = !DILocation(line: 67, column: 49, scope: !2096, inlinedAt: !2097)
!2131 = !DILocation(line: 67, column: 5, scope: !2096, inlinedAt: !2097)
!2132 = !DILocation(line: 67, column: 14, scope: !2096, inlinedAt: !2097)
!2133 = !DILocation(line: 68, column: 69, scope: !2096, inlinedAt: !2097)
!2134 = !DILocation(line: 68, column: 54, scope: !2096, inlinedAt: !2097)
!2135 = !DILocation(line: 68, column: 5, scope: !2096, inlinedAt: !2097)
!2136 = !DILocation(line: 68, column: 14, scope: !2096, inlinedAt: !2097)
!2137 = !DILocation(line: 69, column: 40, scope: !2096, inlinedAt: !2097)
!2138 = !DILocation(line: 69, column: 24, scope: !2096, inlinedAt: !2097)
!2139 = !DILocation(line: 69, column: 17, scope: !2096, inlinedAt: !2097)
!2140 = !DILocation(line: 69, column: 5, scope: !2096, inlinedAt: !2097)
!2141 = !DILocation(line: 122, column: 21, scope: !2088)
!2142 = !DILocation(line: 122, column: 27, scope: !2088)
!2143 = !DILocation(line: 122, column: 19, scope: !2088)
!2144 = !DILocation(line: 122, column: 33, scope: !2088)
!2145 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2146 = !DILocation(line: 122, column: 11, scope: !2088)
!2147 = !DILocation(line: 74, column: 34, scope: !2145, inlinedAt: !2146)
!2148 = !DILocation(line: 74, column: 26, scope: !2145, inlinedAt: !2146)
!2149 = !DILocation(line: 74, column: 47, scope: !2145, inlinedAt: !2146)
!2150 = !DILocation(line: 74, column: 5, scope: !2145, inlinedAt: !2146)
!2151 = !DILocation(line: 74, column: 13, scope: !2145, inlinedAt: !2146)
!2152 = distinct !DISubprogram(name: "AtomicsInt", scope: !1052, file: !1052, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2153 = !DILocation(line: 129, column: 6, scope: !2152)
!2154 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2155 = !DILocation(line: 130, column: 9, scope: !2152)
!2156 = !DILocation(line: 15, column: 23, scope: !2154, inlinedAt: !2155)
!2157 = !DILocation(line: 16, column: 14, scope: !2154, inlinedAt: !2155)
!2158 = !DILocation(line: 17, column: 25, scope: !2154, inlinedAt: !2155)
!2159 = !DILocation(line: 17, column: 15, scope: !2154, inlinedAt: !2155)
!2160 = !DILocation(line: 18, column: 25, scope: !2154, inlinedAt: !2155)
!2161 = !DILocation(line: 18, column: 15, scope: !2154, inlinedAt: !2155)
!2162 = !DILocation(line: 19, column: 25, scope: !2154, inlinedAt: !2155)
!2163 = !DILocation(line: 19, column: 15, scope: !2154, inlinedAt: !2155)
!2164 = !DILocation(line: 20, column: 25, scope: !2154, inlinedAt: !2155)
!2165 = !DILocation(line: 20, column: 15, scope: !2154, inlinedAt: !2155)
!2166 = !DILocation(line: 21, column: 42, scope: !2154, inlinedAt: !2155)
!2167 = !DILocation(line: 21, column: 32, scope: !2154, inlinedAt: !2155)
!2168 = !DILocation(line: 21, column: 5, scope: !2154, inlinedAt: !2155)
!2169 = !DILocation(line: 22, column: 29, scope: !2154, inlinedAt: !2155)
!2170 = !DILocation(line: 22, column: 19, scope: !2154, inlinedAt: !2155)
!2171 = !DILocation(line: 22, column: 34, scope: !2154, inlinedAt: !2155)
!2172 = !DILocation(line: 23, column: 26, scope: !2154, inlinedAt: !2155)
!2173 = !DILocation(line: 23, column: 18, scope: !2154, inlinedAt: !2155)
!2174 = distinct !DISubprogram(name: "IntAtomicsInt", scope: !1052, file: !1052, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!2175 = !DILocation(line: 136, column: 6, scope: !2174)
!2176 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2177 = !DILocation(line: 136, column: 65, scope: !2174)
!2178 = !DILocation(line: 30, column: 23, scope: !2176, inlinedAt: !2177)
!2179 = !DILocation(line: 31, column: 25, scope: !2176, inlinedAt: !2177)
!2180 = !DILocation(line: 31, column: 46, scope: !2176, inlinedAt: !2177)
!2181 = !DILocation(line: 31, column: 37, scope: !2176, inlinedAt: !2177)
!2182 = !DILocation(line: 31, column: 30, scope: !2176, inlinedAt: !2177)
!2183 = !DILocation(line: 31, column: 15, scope: !2176, inlinedAt: !2177)
!2184 = !DILocation(line: 32, column: 24, scope: !2176, inlinedAt: !2177)
!2185 = !DILocation(line: 32, column: 14, scope: !2176, inlinedAt: !2177)
!2186 = !DILocation(line: 33, column: 25, scope: !2176, inlinedAt: !2177)
!2187 = !DILocation(line: 33, column: 15, scope: !2176, inlinedAt: !2177)
!2188 = !DILocation(line: 35, column: 35, scope: !2176, inlinedAt: !2177)
!2189 = !DILocation(line: 35, column: 25, scope: !2176, inlinedAt: !2177)
!2190 = !DILocation(line: 36, column: 55, scope: !2176, inlinedAt: !2177)
!2191 = !DILocation(line: 36, column: 30, scope: !2176, inlinedAt: !2177)
!2192 = !DILocation(line: 36, column: 59, scope: !2176, inlinedAt: !2177)
!2193 = !DILocation(line: 37, column: 7, scope: !2176, inlinedAt: !2177)
!2194 = !DILocation(line: 41, column: 39, scope: !2176, inlinedAt: !2177)
!2195 = !DILocation(line: 41, column: 29, scope: !2176, inlinedAt: !2177)
!2196 = !DILocation(line: 41, column: 50, scope: !2176, inlinedAt: !2177)
!2197 = !DILocation(line: 42, column: 26, scope: !2176, inlinedAt: !2177)
!2198 = !DILocation(line: 42, column: 16, scope: !2176, inlinedAt: !2177)
!2199 = distinct !DISubprogram(name: "IntegersUint8", scope: !1052, file: !1052, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!2200 = !DILocation(line: 141, column: 6, scope: !2199)
!2201 = !DILocation(line: 142, column: 32, scope: !2199)
!2202 = !DILocation(line: 143, column: 17, scope: !2199)
!2203 = !DILocation(line: 143, column: 35, scope: !2199)
!2204 = !DILocation(line: 143, column: 38, scope: !2199)
!2205 = !DILocation(line: 143, column: 15, scope: !2199)
!2206 = !DILocation(line: 143, column: 57, scope: !2199)
!2207 = !DILocation(line: 143, column: 63, scope: !2199)
!2208 = !DILocation(line: 143, column: 74, scope: !2199)
!2209 = !DILocation(line: 143, column: 72, scope: !2199)
!2210 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2211 = !DILocation(line: 143, column: 11, scope: !2199)
!2212 = !DILocation(line: 14, column: 28, scope: !2210, inlinedAt: !2211)
!2213 = !DILocation(line: 14, column: 33, scope: !2210, inlinedAt: !2211)
!2214 = !DILocation(line: 14, column: 38, scope: !2210, inlinedAt: !2211)
!2215 = !DILocation(line: 14, column: 5, scope: !2210, inlinedAt: !2211)
!2216 = !DILocation(line: 14, column: 13, scope: !2210, inlinedAt: !2211)
!2217 = !DILocation(line: 14, column: 21, scope: !2210, inlinedAt: !2211)
!2218 = !DILocation(line: 15, column: 36, scope: !2210, inlinedAt: !2211)
!2219 = !DILocation(line: 15, column: 41, scope: !2210, inlinedAt: !2211)
!2220 = !DILocation(line: 15, column: 46, scope: !2210, inlinedAt: !2211)
!2221 = !DILocation(line: 15, column: 51, scope: !2210, inlinedAt: !2211)
!2222 = !DILocation(line: 15, column: 5, scope: !2210, inlinedAt: !2211)
!2223 = !DILocation(line: 15, column: 13, scope: !2210, inlinedAt: !2211)
!2224 = !DILocation(line: 15, column: 21, scope: !2210, inlinedAt: !2211)
!2225 = !DILocation(line: 15, column: 29, scope: !2210, inlinedAt: !2211)
!2226 = !DILocation(line: 16, column: 27, scope: !2210, inlinedAt: !2211)
!2227 = !DILocation(line: 16, column: 31, scope: !2210, inlinedAt: !2211)
!2228 = !DILocation(line: 16, column: 5, scope: !2210, inlinedAt: !2211)
!2229 = !DILocation(line: 16, column: 13, scope: !2210, inlinedAt: !2211)
!2230 = !DILocation(line: 16, column: 21, scope: !2210, inlinedAt: !2211)
!2231 = !DILocation(line: 17, column: 22, scope: !2210, inlinedAt: !2211)
!2232 = !DILocation(line: 17, column: 28, scope: !2210, inlinedAt: !2211)
!2233 = !DILocation(line: 17, column: 5, scope: !2210, inlinedAt: !2211)
!2234 = !DILocation(line: 17, column: 14, scope: !2210, inlinedAt: !2211)
!2235 = !DILocation(line: 18, column: 27, scope: !2210, inlinedAt: !2211)
!2236 = !DILocation(line: 18, column: 22, scope: !2210, inlinedAt: !2211)
!2237 = !DILocation(line: 18, column: 40, scope: !2210, inlinedAt: !2211)
!2238 = !DILocation(line: 18, column: 33, scope: !2210, inlinedAt: !2211)
!2239 = !DILocation(line: 18, column: 5, scope: !2210, inlinedAt: !2211)
!2240 = !DILocation(line: 18, column: 14, scope: !2210, inlinedAt: !2211)
!2241 = !DILocation(line: 19, column: 22, scope: !2210, inlinedAt: !2211)
!2242 = !DILocation(line: 19, column: 28, scope: !2210, inlinedAt: !2211)
!2243 = !DILocation(line: 19, column: 5, scope: !2210, inlinedAt: !2211)
!2244 = !DILocation(line: 19, column: 14, scope: !2210, inlinedAt: !2211)
!2245 = !DILocation(line: 20, column: 25, scope: !2210, inlinedAt: !2211)
!2246 = !DILocation(line: 20, column: 35, scope: !2210, inlinedAt: !2211)
!2247 = !DILocation(line: 20, column: 31, scope: !2210, inlinedAt: !2211)
!2248 = !DILocation(line: 20, column: 5, scope: !2210, inlinedAt: !2211)
!2249 = !DILocation(line: 20, column: 14, scope: !2210, inlinedAt: !2211)
!2250 = !DILocation(line: 21, column: 7, scope: !2210, inlinedAt: !2211)
!2251 = !DILocation(line: 22, column: 23, scope: !2210, inlinedAt: !2211)
!2252 = !DILocation(line: 22, column: 28, scope: !2210, inlinedAt: !2211)
!2253 = !DILocation(line: 22, column: 6, scope: !2210, inlinedAt: !2211)
!2254 = !DILocation(line: 22, column: 15, scope: !2210, inlinedAt: !2211)
!2255 = !DILocation(line: 24, column: 6, scope: !2210, inlinedAt: !2211)
!2256 = !DILocation(line: 24, column: 15, scope: !2210, inlinedAt: !2211)
!2257 = !DILocation(line: 26, column: 22, scope: !2210, inlinedAt: !2211)
!2258 = !DILocation(line: 26, column: 27, scope: !2210, inlinedAt: !2211)
!2259 = !DILocation(line: 26, column: 5, scope: !2210, inlinedAt: !2211)
!2260 = !DILocation(line: 26, column: 14, scope: !2210, inlinedAt: !2211)
!2261 = !DILocation(line: 27, column: 22, scope: !2210, inlinedAt: !2211)
!2262 = !DILocation(line: 27, column: 27, scope: !2210, inlinedAt: !2211)
!2263 = !DILocation(line: 27, column: 5, scope: !2210, inlinedAt: !2211)
!2264 = !DILocation(line: 27, column: 14, scope: !2210, inlinedAt: !2211)
!2265 = !DILocation(line: 28, column: 24, scope: !2210, inlinedAt: !2211)
!2266 = !DILocation(line: 28, column: 35, scope: !2210, inlinedAt: !2211)
!2267 = !DILocation(line: 28, column: 5, scope: !2210, inlinedAt: !2211)
!2268 = !DILocation(line: 28, column: 14, scope: !2210, inlinedAt: !2211)
!2269 = !DILocation(line: 29, column: 39, scope: !2210, inlinedAt: !2211)
!2270 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2271 = !DILocation(line: 29, column: 36, scope: !2210, inlinedAt: !2211)
!2272 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2271)
!2273 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2271)
!2274 = !DILocation(line: 29, column: 55, scope: !2210, inlinedAt: !2211)
!2275 = !DILocation(line: 29, column: 52, scope: !2210, inlinedAt: !2211)
!2276 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2275)
!2277 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2275)
!2278 = !DILocation(line: 29, column: 71, scope: !2210, inlinedAt: !2211)
!2279 = !DILocation(line: 29, column: 68, scope: !2210, inlinedAt: !2211)
!2280 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2279)
!2281 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2279)
!2282 = !DILocation(line: 29, column: 5, scope: !2210, inlinedAt: !2211)
!2283 = !DILocation(line: 29, column: 14, scope: !2210, inlinedAt: !2211)
!2284 = !DILocation(line: 29, column: 23, scope: !2210, inlinedAt: !2211)
!2285 = !DILocation(line: 30, column: 39, scope: !2210, inlinedAt: !2211)
!2286 = !DILocation(line: 30, column: 36, scope: !2210, inlinedAt: !2211)
!2287 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2286)
!2288 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2286)
!2289 = !DILocation(line: 30, column: 55, scope: !2210, inlinedAt: !2211)
!2290 = !DILocation(line: 30, column: 52, scope: !2210, inlinedAt: !2211)
!2291 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2290)
!2292 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2290)
!2293 = !DILocation(line: 30, column: 70, scope: !2210, inlinedAt: !2211)
!2294 = !DILocation(line: 30, column: 67, scope: !2210, inlinedAt: !2211)
!2295 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2294)
!2296 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2294)
!2297 = !DILocation(line: 30, column: 5, scope: !2210, inlinedAt: !2211)
!2298 = !DILocation(line: 30, column: 14, scope: !2210, inlinedAt: !2211)
!2299 = !DILocation(line: 30, column: 23, scope: !2210, inlinedAt: !2211)
!2300 = !DILocation(line: 33, column: 2, scope: !2210, inlinedAt: !2211)
!2301 = !DILocation(line: 34, column: 2, scope: !2210, inlinedAt: !2211)
!2302 = !DILocation(line: 35, column: 2, scope: !2210, inlinedAt: !2211)
!2303 = !DILocation(line: 36, column: 5, scope: !2210, inlinedAt: !2211)
!2304 = !DILocation(line: 37, column: 2, scope: !2210, inlinedAt: !2211)
!2305 = !DILocation(line: 38, column: 2, scope: !2210, inlinedAt: !2211)
!2306 = !DILocation(line: 39, column: 2, scope: !2210, inlinedAt: !2211)
!2307 = !DILocation(line: 40, column: 2, scope: !2210, inlinedAt: !2211)
!2308 = !DILocation(line: 41, column: 5, scope: !2210, inlinedAt: !2211)
!2309 = !DILocation(line: 44, column: 2, scope: !2210, inlinedAt: !2211)
!2310 = !DILocation(line: 45, column: 5, scope: !2210, inlinedAt: !2211)
!2311 = !DILocation(line: 48, column: 14, scope: !2210, inlinedAt: !2211)
!2312 = !DILocation(line: 48, column: 5, scope: !2210, inlinedAt: !2211)
!2313 = !DILocation(line: 49, column: 21, scope: !2210, inlinedAt: !2211)
!2314 = !DILocation(line: 49, column: 40, scope: !2210, inlinedAt: !2211)
!2315 = !DILocation(line: 49, column: 18, scope: !2210, inlinedAt: !2211)
!2316 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2315)
!2317 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2315)
!2318 = !DILocation(line: 49, column: 5, scope: !2210, inlinedAt: !2211)
!2319 = !DILocation(line: 50, column: 34, scope: !2210, inlinedAt: !2211)
!2320 = !DILocation(line: 50, column: 28, scope: !2210, inlinedAt: !2211)
!2321 = !DILocation(line: 50, column: 18, scope: !2210, inlinedAt: !2211)
!2322 = !DILocation(line: 10, column: 6, scope: !2270, inlinedAt: !2321)
!2323 = !DILocation(line: 14, column: 2, scope: !2270, inlinedAt: !2321)
!2324 = !DILocation(line: 50, column: 5, scope: !2210, inlinedAt: !2211)
!2325 = !DILocation(line: 51, column: 17, scope: !2210, inlinedAt: !2211)
!2326 = !DILocation(line: 51, column: 13, scope: !2210, inlinedAt: !2211)
!2327 = !DILocation(line: 51, column: 21, scope: !2210, inlinedAt: !2211)
!2328 = !DILocation(line: 51, column: 5, scope: !2210, inlinedAt: !2211)
!2329 = !DILocation(line: 53, column: 5, scope: !2210, inlinedAt: !2211)
!2330 = distinct !DISubprogram(name: "ConvertUint8", scope: !1052, file: !1052, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!2331 = !DILocation(line: 150, column: 6, scope: !2330)
!2332 = !DILocation(line: 151, column: 32, scope: !2330)
!2333 = !DILocation(line: 152, column: 20, scope: !2330)
!2334 = !DILocation(line: 152, column: 41, scope: !2330)
!2335 = !DILocation(line: 152, column: 44, scope: !2330)
!2336 = !DILocation(line: 152, column: 18, scope: !2330)
!2337 = !DILocation(line: 152, column: 66, scope: !2330)
!2338 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2339 = !DILocation(line: 152, column: 14, scope: !2330)
!2340 = !DILocation(line: 62, column: 53, scope: !2338, inlinedAt: !2339)
!2341 = !DILocation(line: 62, column: 48, scope: !2338, inlinedAt: !2339)
!2342 = !DILocation(line: 62, column: 70, scope: !2338, inlinedAt: !2339)
!2343 = !DILocation(line: 62, column: 64, scope: !2338, inlinedAt: !2339)
!2344 = !DILocation(line: 62, column: 87, scope: !2338, inlinedAt: !2339)
!2345 = !DILocation(line: 62, column: 81, scope: !2338, inlinedAt: !2339)
!2346 = !DILocation(line: 62, column: 98, scope: !2338, inlinedAt: !2339)
!2347 = !DILocation(line: 62, column: 5, scope: !2338, inlinedAt: !2339)
!2348 = !DILocation(line: 62, column: 13, scope: !2338, inlinedAt: !2339)
!2349 = !DILocation(line: 62, column: 21, scope: !2338, inlinedAt: !2339)
!2350 = !DILocation(line: 62, column: 29, scope: !2338, inlinedAt: !2339)
!2351 = !DILocation(line: 62, column: 37, scope: !2338, inlinedAt: !2339)
!2352 = !DILocation(line: 63, column: 72, scope: !2338, inlinedAt: !2339)
!2353 = !DILocation(line: 63, column: 65, scope: !2338, inlinedAt: !2339)
!2354 = !DILocation(line: 63, column: 90, scope: !2338, inlinedAt: !2339)
!2355 = !DILocation(line: 63, column: 83, scope: !2338, inlinedAt: !2339)
!2356 = !DILocation(line: 63, column: 108, scope: !2338, inlinedAt: !2339)
!2357 = !DILocation(line: 63, column: 101, scope: !2338, inlinedAt: !2339)
!2358 = !DILocation(line: 63, column: 5, scope: !2338, inlinedAt: !2339)
!2359 = !DILocation(line: 63, column: 13, scope: !2338, inlinedAt: !2339)
!2360 = !DILocation(line: 63, column: 21, scope: !2338, inlinedAt: !2339)
!2361 = !DILocation(line: 63, column: 29, scope: !2338, inlinedAt: !2339)
!2362 = !DILocation(line: 63, column: 37, scope: !2338, inlinedAt: !2339)
!2363 = !DILocation(line: 64, column: 5, scope: !2338, inlinedAt: !2339)
!2364 = !DILocation(line: 64, column: 14, scope: !2338, inlinedAt: !2339)
!2365 = !DILocation(line: 64, column: 23, scope: !2338, inlinedAt: !2339)
!2366 = !DILocation(line: 65, column: 5, scope: !2338, inlinedAt: !2339)
!2367 = !DILocation(line: 65, column: 14, scope: !2338, inlinedAt: !2339)
!2368 = !DILocation(line: 66, column: 22, scope: !2338, inlinedAt: !2339)
!2369 = !DILocation(line: 67, column: 34, scope: !2338, inlinedAt: !2339)
!2370 = !DILocation(line: 67, column: 26, scope: !2338, inlinedAt: !2339)
!2371 = !DILocation(line: 67, column: 57, scope: !2338, inlinedAt: !2339)
!2372 = !DILocation(line: 67, column: 49, scope: !2338, inlinedAt: !2339)
!2373 = !DILocation(line: 67, column: 5, scope: !2338, inlinedAt: !2339)
!2374 = !DILocation(line: 67, column: 14, scope: !2338, inlinedAt: !2339)
!2375 = !DILocation(line: 68, column: 28, scope: !2338, inlinedAt: !2339)
!2376 = !DILocation(line: 68, column: 26, scope: !2338, inlinedAt: !2339)
!2377 = !DILocation(line: 68, column: 69, scope: !2338, inlinedAt: !2339)
!2378 = !DILocation(line: 68, column: 54, scope: !2338, inlinedAt: !2339)
!2379 = !DILocation(line: 68, column: 52, scope: !2338, inlinedAt: !2339)
!2380 = !DILocation(line: 68, column: 5, scope: !2338, inlinedAt: !2339)
!2381 = !DILocation(line: 68, column: 14, scope: !2338, inlinedAt: !2339)
!2382 = !DILocation(line: 69, column: 40, scope: !2338, inlinedAt: !2339)
!2383 = !DILocation(line: 69, column: 24, scope: !2338, inlinedAt: !2339)
!2384 = !DILocation(line: 69, column: 17, scope: !2338, inlinedAt: !2339)
!2385 = !DILocation(line: 69, column: 5, scope: !2338, inlinedAt: !2339)
!2386 = !DILocation(line: 153, column: 21, scope: !2330)
!2387 = !DILocation(line: 153, column: 27, scope: !2330)
!2388 = !DILocation(line: 153, column: 19, scope: !2330)
!2389 = !DILocation(line: 153, column: 33, scope: !2330)
!2390 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2391 = !DILocation(line: 153, column: 11, scope: !2330)
!2392 = !DILocation(line: 74, column: 34, scope: !2390, inlinedAt: !2391)
!2393 = !DILocation(line: 74, column: 26, scope: !2390, inlinedAt: !2391)
!2394 = !DILocation(line: 74, column: 47, scope: !2390, inlinedAt: !2391)
!2395 = !DILocation(line: 74, column: 5, scope: !2390, inlinedAt: !2391)
!2396 = !DILocation(line: 74, column: 13, scope: !2390, inlinedAt: !2391)
!2397 = distinct !DISubprogram(name: "IntegersUint16", scope: !1052, file: !1052, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!2398 = !DILocation(line: 160, column: 6, scope: !2397)
!2399 = !DILocation(line: 161, column: 32, scope: !2397)
!2400 = !DILocation(line: 162, column: 17, scope: !2397)
!2401 = !DILocation(line: 162, column: 35, scope: !2397)
!2402 = !DILocation(line: 162, column: 38, scope: !2397)
!2403 = !DILocation(line: 162, column: 15, scope: !2397)
!2404 = !DILocation(line: 162, column: 57, scope: !2397)
!2405 = !DILocation(line: 162, column: 63, scope: !2397)
!2406 = !DILocation(line: 162, column: 74, scope: !2397)
!2407 = !DILocation(line: 162, column: 72, scope: !2397)
!2408 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2409 = !DILocation(line: 162, column: 11, scope: !2397)
!2410 = !DILocation(line: 14, column: 28, scope: !2408, inlinedAt: !2409)
!2411 = !DILocation(line: 14, column: 33, scope: !2408, inlinedAt: !2409)
!2412 = !DILocation(line: 14, column: 38, scope: !2408, inlinedAt: !2409)
!2413 = !DILocation(line: 14, column: 5, scope: !2408, inlinedAt: !2409)
!2414 = !DILocation(line: 14, column: 13, scope: !2408, inlinedAt: !2409)
!2415 = !DILocation(line: 14, column: 21, scope: !2408, inlinedAt: !2409)
!2416 = !DILocation(line: 15, column: 36, scope: !2408, inlinedAt: !2409)
!2417 = !DILocation(line: 15, column: 41, scope: !2408, inlinedAt: !2409)
!2418 = !DILocation(line: 15, column: 46, scope: !2408, inlinedAt: !2409)
!2419 = !DILocation(line: 15, column: 51, scope: !2408, inlinedAt: !2409)
!2420 = !DILocation(line: 15, column: 5, scope: !2408, inlinedAt: !2409)
!2421 = !DILocation(line: 15, column: 13, scope: !2408, inlinedAt: !2409)
!2422 = !DILocation(line: 15, column: 21, scope: !2408, inlinedAt: !2409)
!2423 = !DILocation(line: 15, column: 29, scope: !2408, inlinedAt: !2409)
!2424 = !DILocation(line: 16, column: 27, scope: !2408, inlinedAt: !2409)
!2425 = !DILocation(line: 16, column: 31, scope: !2408, inlinedAt: !2409)
!2426 = !DILocation(line: 16, column: 5, scope: !2408, inlinedAt: !2409)
!2427 = !DILocation(line: 16, column: 13, scope: !2408, inlinedAt: !2409)
!2428 = !DILocation(line: 16, column: 21, scope: !2408, inlinedAt: !2409)
!2429 = !DILocation(line: 17, column: 22, scope: !2408, inlinedAt: !2409)
!2430 = !DILocation(line: 17, column: 28, scope: !2408, inlinedAt: !2409)
!2431 = !DILocation(line: 17, column: 5, scope: !2408, inlinedAt: !2409)
!2432 = !DILocation(line: 17, column: 14, scope: !2408, inlinedAt: !2409)
!2433 = !DILocation(line: 18, column: 27, scope: !2408, inlinedAt: !2409)
!2434 = !DILocation(line: 18, column: 22, scope: !2408, inlinedAt: !2409)
!2435 = !DILocation(line: 18, column: 40, scope: !2408, inlinedAt: !2409)
!2436 = !DILocation(line: 18, column: 33, scope: !2408, inlinedAt: !2409)
!2437 = !DILocation(line: 18, column: 5, scope: !2408, inlinedAt: !2409)
!2438 = !DILocation(line: 18, column: 14, scope: !2408, inlinedAt: !2409)
!2439 = !DILocation(line: 19, column: 22, scope: !2408, inlinedAt: !2409)
!2440 = !DILocation(line: 19, column: 28, scope: !2408, inlinedAt: !2409)
!2441 = !DILocation(line: 19, column: 5, scope: !2408, inlinedAt: !2409)
!2442 = !DILocation(line: 19, column: 14, scope: !2408, inlinedAt: !2409)
!2443 = !DILocation(line: 20, column: 25, scope: !2408, inlinedAt: !2409)
!2444 = !DILocation(line: 20, column: 35, scope: !2408, inlinedAt: !2409)
!2445 = !DILocation(line: 20, column: 31, scope: !2408, inlinedAt: !2409)
!2446 = !DILocation(line: 20, column: 5, scope: !2408, inlinedAt: !2409)
!2447 = !DILocation(line: 20, column: 14, scope: !2408, inlinedAt: !2409)
!2448 = !DILocation(line: 21, column: 7, scope: !2408, inlinedAt: !2409)
!2449 = !DILocation(line: 22, column: 23, scope: !2408, inlinedAt: !2409)
!2450 = !DILocation(line: 22, column: 28, scope: !2408, inlinedAt: !2409)
!2451 = !DILocation(line: 22, column: 6, scope: !2408, inlinedAt: !2409)
!2452 = !DILocation(line: 22, column: 15, scope: !2408, inlinedAt: !2409)
!2453 = !DILocation(line: 24, column: 6, scope: !2408, inlinedAt: !2409)
!2454 = !DILocation(line: 24, column: 15, scope: !2408, inlinedAt: !2409)
!2455 = !DILocation(line: 26, column: 22, scope: !2408, inlinedAt: !2409)
!2456 = !DILocation(line: 26, column: 27, scope: !2408, inlinedAt: !2409)
!2457 = !DILocation(line: 26, column: 5, scope: !2408, inlinedAt: !2409)
!2458 = !DILocation(line: 26, column: 14, scope: !2408, inlinedAt: !2409)
!2459 = !DILocation(line: 27, column: 22, scope: !2408, inlinedAt: !2409)
!2460 = !DILocation(line: 27, column: 27, scope: !2408, inlinedAt: !2409)
!2461 = !DILocation(line: 27, column: 5, scope: !2408, inlinedAt: !2409)
!2462 = !DILocation(line: 27, column: 14, scope: !2408, inlinedAt: !2409)
!2463 = !DILocation(line: 28, column: 24, scope: !2408, inlinedAt: !2409)
!2464 = !DILocation(line: 28, column: 35, scope: !2408, inlinedAt: !2409)
!2465 = !DILocation(line: 28, column: 5, scope: !2408, inlinedAt: !2409)
!2466 = !DILocation(line: 28, column: 14, scope: !2408, inlinedAt: !2409)
!2467 = !DILocation(line: 29, column: 39, scope: !2408, inlinedAt: !2409)
!2468 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2469 = !DILocation(line: 29, column: 36, scope: !2408, inlinedAt: !2409)
!2470 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2469)
!2471 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2469)
!2472 = !DILocation(line: 29, column: 55, scope: !2408, inlinedAt: !2409)
!2473 = !DILocation(line: 29, column: 52, scope: !2408, inlinedAt: !2409)
!2474 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2473)
!2475 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2473)
!2476 = !DILocation(line: 29, column: 71, scope: !2408, inlinedAt: !2409)
!2477 = !DILocation(line: 29, column: 68, scope: !2408, inlinedAt: !2409)
!2478 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2477)
!2479 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2477)
!2480 = !DILocation(line: 29, column: 5, scope: !2408, inlinedAt: !2409)
!2481 = !DILocation(line: 29, column: 14, scope: !2408, inlinedAt: !2409)
!2482 = !DILocation(line: 29, column: 23, scope: !2408, inlinedAt: !2409)
!2483 = !DILocation(line: 30, column: 39, scope: !2408, inlinedAt: !2409)
!2484 = !DILocation(line: 30, column: 36, scope: !2408, inlinedAt: !2409)
!2485 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2484)
!2486 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2484)
!2487 = !DILocation(line: 30, column: 55, scope: !2408, inlinedAt: !2409)
!2488 = !DILocation(line: 30, column: 52, scope: !2408, inlinedAt: !2409)
!2489 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2488)
!2490 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2488)
!2491 = !DILocation(line: 30, column: 70, scope: !2408, inlinedAt: !2409)
!2492 = !DILocation(line: 30, column: 67, scope: !2408, inlinedAt: !2409)
!2493 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2492)
!2494 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2492)
!2495 = !DILocation(line: 30, column: 5, scope: !2408, inlinedAt: !2409)
!2496 = !DILocation(line: 30, column: 14, scope: !2408, inlinedAt: !2409)
!2497 = !DILocation(line: 30, column: 23, scope: !2408, inlinedAt: !2409)
!2498 = !DILocation(line: 33, column: 2, scope: !2408, inlinedAt: !2409)
!2499 = !DILocation(line: 34, column: 2, scope: !2408, inlinedAt: !2409)
!2500 = !DILocation(line: 35, column: 2, scope: !2408, inlinedAt: !2409)
!2501 = !DILocation(line: 36, column: 5, scope: !2408, inlinedAt: !2409)
!2502 = !DILocation(line: 37, column: 2, scope: !2408, inlinedAt: !2409)
!2503 = !DILocation(line: 38, column: 2, scope: !2408, inlinedAt: !2409)
!2504 = !DILocation(line: 39, column: 2, scope: !2408, inlinedAt: !2409)
!2505 = !DILocation(line: 40, column: 2, scope: !2408, inlinedAt: !2409)
!2506 = !DILocation(line: 41, column: 5, scope: !2408, inlinedAt: !2409)
!2507 = !DILocation(line: 44, column: 2, scope: !2408, inlinedAt: !2409)
!2508 = !DILocation(line: 45, column: 5, scope: !2408, inlinedAt: !2409)
!2509 = !DILocation(line: 48, column: 14, scope: !2408, inlinedAt: !2409)
!2510 = !DILocation(line: 48, column: 5, scope: !2408, inlinedAt: !2409)
!2511 = !DILocation(line: 49, column: 21, scope: !2408, inlinedAt: !2409)
!2512 = !DILocation(line: 49, column: 40, scope: !2408, inlinedAt: !2409)
!2513 = !DILocation(line: 49, column: 18, scope: !2408, inlinedAt: !2409)
!2514 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2513)
!2515 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2513)
!2516 = !DILocation(line: 49, column: 5, scope: !2408, inlinedAt: !2409)
!2517 = !DILocation(line: 50, column: 34, scope: !2408, inlinedAt: !2409)
!2518 = !DILocation(line: 50, column: 28, scope: !2408, inlinedAt: !2409)
!2519 = !DILocation(line: 50, column: 18, scope: !2408, inlinedAt: !2409)
!2520 = !DILocation(line: 10, column: 6, scope: !2468, inlinedAt: !2519)
!2521 = !DILocation(line: 14, column: 2, scope: !2468, inlinedAt: !2519)
!2522 = !DILocation(line: 50, column: 5, scope: !2408, inlinedAt: !2409)
!2523 = !DILocation(line: 51, column: 17, scope: !2408, inlinedAt: !2409)
!2524 = !DILocation(line: 51, column: 13, scope: !2408, inlinedAt: !2409)
!2525 = !DILocation(line: 51, column: 21, scope: !2408, inlinedAt: !2409)
!2526 = !DILocation(line: 51, column: 5, scope: !2408, inlinedAt: !2409)
!2527 = !DILocation(line: 53, column: 5, scope: !2408, inlinedAt: !2409)
!2528 = distinct !DISubprogram(name: "ConvertUint16", scope: !1052, file: !1052, line: 169, type: !4, isDefinition: true, scopeLine: 169, isOptimized: true, unit: !2)
!2529 = !DILocation(line: 169, column: 6, scope: !2528)
!2530 = !DILocation(line: 170, column: 32, scope: !2528)
!2531 = !DILocation(line: 171, column: 20, scope: !2528)
!2532 = !DILocation(line: 171, column: 41, scope: !2528)
!2533 = !DILocation(line: 171, column: 44, scope: !2528)
!2534 = !DILocation(line: 171, column: 18, scope: !2528)
!2535 = !DILocation(line: 171, column: 66, scope: !2528)
!2536 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2537 = !DILocation(line: 171, column: 14, scope: !2528)
!2538 = !DILocation(line: 62, column: 53, scope: !2536, inlinedAt: !2537)
!2539 = !DILocation(line: 62, column: 48, scope: !2536, inlinedAt: !2537)
!2540 = !DILocation(line: 62, column: 70, scope: !2536, inlinedAt: !2537)
!2541 = !DILocation(line: 62, column: 64, scope: !2536, inlinedAt: !2537)
!2542 = !DILocation(line: 62, column: 87, scope: !2536, inlinedAt: !2537)
!2543 = !DILocation(line: 62, column: 81, scope: !2536, inlinedAt: !2537)
!2544 = !DILocation(line: 62, column: 98, scope: !2536, inlinedAt: !2537)
!2545 = !DILocation(line: 62, column: 5, scope: !2536, inlinedAt: !2537)
!2546 = !DILocation(line: 62, column: 13, scope: !2536, inlinedAt: !2537)
!2547 = !DILocation(line: 62, column: 21, scope: !2536, inlinedAt: !2537)
!2548 = !DILocation(line: 62, column: 29, scope: !2536, inlinedAt: !2537)
!2549 = !DILocation(line: 62, column: 37, scope: !2536, inlinedAt: !2537)
!2550 = !DILocation(line: 63, column: 54, scope: !2536, inlinedAt: !2537)
!2551 = !DILocation(line: 63, column: 48, scope: !2536, inlinedAt: !2537)
!2552 = !DILocation(line: 63, column: 90, scope: !2536, inlinedAt: !2537)
!2553 = !DILocation(line: 63, column: 83, scope: !2536, inlinedAt: !2537)
!2554 = !DILocation(line: 63, column: 108, scope: !2536, inlinedAt: !2537)
!2555 = !DILocation(line: 63, column: 101, scope: !2536, inlinedAt: !2537)
!2556 = !DILocation(line: 63, column: 5, scope: !2536, inlinedAt: !2537)
!2557 = !DILocation(line: 63, column: 13, scope: !2536, inlinedAt: !2537)
!2558 = !DILocation(line: 63, column: 21, scope: !2536, inlinedAt: !2537)
!2559 = !DILocation(line: 63, column: 29, scope: !2536, inlinedAt: !2537)
!2560 = !DILocation(line: 63, column: 37, scope: !2536, inlinedAt: !2537)
!2561 = !DILocation(line: 64, column: 37, scope: !2536, inlinedAt: !2537)
!2562 = !DILocation(line: 64, column: 35, scope: !2536, inlinedAt: !2537)
!2563 = !DILocation(line: 64, column: 56, scope: !2536, inlinedAt: !2537)
!2564 = !DILocation(line: 64, column: 54, scope: !2536, inlinedAt: !2537)
!2565 = !DILocation(line: 64, column: 5, scope: !2536, inlinedAt: !2537)
!2566 = !DILocation(line: 64, column: 14, scope: !2536, inlinedAt: !2537)
!2567 = !DILocation(line: 64, column: 23, scope: !2536, inlinedAt: !2537)
!2568 = !DILocation(line: 65, column: 5, scope: !2536, inlinedAt: !2537)
!2569 = !DILocation(line: 65, column: 14, scope: !2536, inlinedAt: !2537)
!2570 = !DILocation(line: 66, column: 22, scope: !2536, inlinedAt: !2537)
!2571 = !DILocation(line: 66, column: 12, scope: !2536, inlinedAt: !2537)
!2572 = !DILocation(line: 67, column: 34, scope: !2536, inlinedAt: !2537)
!2573 = !DILocation(line: 67, column: 26, scope: !2536, inlinedAt: !2537)
!2574 = !DILocation(line: 67, column: 57, scope: !2536, inlinedAt: !2537)
!2575 = !DILocation(line: 67, column: 49, scope: !2536, inlinedAt: !2537)
!2576 = !DILocation(line: 67, column: 5, scope: !2536, inlinedAt: !2537)
!2577 = !DILocation(line: 67, column: 14, scope: !2536, inlinedAt: !2537)
!2578 = !DILocation(line: 68, column: 28, scope: !2536, inlinedAt: !2537)
!2579 = !DILocation(line: 68, column: 26, scope: !2536, inlinedAt: !2537)
!2580 = !DILocation(line: 68, column: 69, scope: !2536, inlinedAt: !2537)
!2581 = !DILocation(line: 68, column: 54, scope: !2536, inlinedAt: !2537)
!2582 = !DILocation(line: 68, column: 52, scope: !2536, inlinedAt: !2537)
!2583 = !DILocation(line: 68, column: 5, scope: !2536, inlinedAt: !2537)
!2584 = !DILocation(line: 68, column: 14, scope: !2536, inlinedAt: !2537)
!2585 = !DILocation(line: 69, column: 40, scope: !2536, inlinedAt: !2537)
!2586 = !DILocation(line: 69, column: 24, scope: !2536, inlinedAt: !2537)
!2587 = !DILocation(line: 69, column: 17, scope: !2536, inlinedAt: !2537)
!2588 = !DILocation(line: 69, column: 5, scope: !2536, inlinedAt: !2537)
!2589 = !DILocation(line: 172, column: 21, scope: !2528)
!2590 = !DILocation(line: 172, column: 27, scope: !2528)
!2591 = !DILocation(line: 172, column: 19, scope: !2528)
!2592 = !DILocation(line: 172, column: 33, scope: !2528)
!2593 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2594 = !DILocation(line: 172, column: 11, scope: !2528)
!2595 = !DILocation(line: 74, column: 34, scope: !2593, inlinedAt: !2594)
!2596 = !DILocation(line: 74, column: 26, scope: !2593, inlinedAt: !2594)
!2597 = !DILocation(line: 74, column: 47, scope: !2593, inlinedAt: !2594)
!2598 = !DILocation(line: 74, column: 5, scope: !2593, inlinedAt: !2594)
!2599 = !DILocation(line: 74, column: 13, scope: !2593, inlinedAt: !2594)
!2600 = distinct !DISubprogram(name: "IntegersUint32", scope: !1052, file: !1052, line: 179, type: !4, isDefinition: true, scopeLine: 179, isOptimized: true, unit: !2)
!2601 = !DILocation(line: 179, column: 6, scope: !2600)
!2602 = !DILocation(line: 180, column: 32, scope: !2600)
!2603 = !DILocation(line: 181, column: 17, scope: !2600)
!2604 = !DILocation(line: 181, column: 35, scope: !2600)
!2605 = !DILocation(line: 181, column: 38, scope: !2600)
!2606 = !DILocation(line: 181, column: 15, scope: !2600)
!2607 = !DILocation(line: 181, column: 57, scope: !2600)
!2608 = !DILocation(line: 181, column: 63, scope: !2600)
!2609 = !DILocation(line: 181, column: 74, scope: !2600)
!2610 = !DILocation(line: 181, column: 72, scope: !2600)
!2611 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2612 = !DILocation(line: 181, column: 11, scope: !2600)
!2613 = !DILocation(line: 14, column: 28, scope: !2611, inlinedAt: !2612)
!2614 = !DILocation(line: 14, column: 33, scope: !2611, inlinedAt: !2612)
!2615 = !DILocation(line: 14, column: 38, scope: !2611, inlinedAt: !2612)
!2616 = !DILocation(line: 14, column: 5, scope: !2611, inlinedAt: !2612)
!2617 = !DILocation(line: 14, column: 13, scope: !2611, inlinedAt: !2612)
!2618 = !DILocation(line: 14, column: 21, scope: !2611, inlinedAt: !2612)
!2619 = !DILocation(line: 15, column: 36, scope: !2611, inlinedAt: !2612)
!2620 = !DILocation(line: 15, column: 41, scope: !2611, inlinedAt: !2612)
!2621 = !DILocation(line: 15, column: 46, scope: !2611, inlinedAt: !2612)
!2622 = !DILocation(line: 15, column: 51, scope: !2611, inlinedAt: !2612)
!2623 = !DILocation(line: 15, column: 5, scope: !2611, inlinedAt: !2612)
!2624 = !DILocation(line: 15, column: 13, scope: !2611, inlinedAt: !2612)
!2625 = !DILocation(line: 15, column: 21, scope: !2611, inlinedAt: !2612)
!2626 = !DILocation(line: 15, column: 29, scope: !2611, inlinedAt: !2612)
!2627 = !DILocation(line: 16, column: 27, scope: !2611, inlinedAt: !2612)
!2628 = !DILocation(line: 16, column: 31, scope: !2611, inlinedAt: !2612)
!2629 = !DILocation(line: 16, column: 5, scope: !2611, inlinedAt: !2612)
!2630 = !DILocation(line: 16, column: 13, scope: !2611, inlinedAt: !2612)
!2631 = !DILocation(line: 16, column: 21, scope: !2611, inlinedAt: !2612)
!2632 = !DILocation(line: 17, column: 22, scope: !2611, inlinedAt: !2612)
!2633 = !DILocation(line: 17, column: 28, scope: !2611, inlinedAt: !2612)
!2634 = !DILocation(line: 17, column: 5, scope: !2611, inlinedAt: !2612)
!2635 = !DILocation(line: 17, column: 14, scope: !2611, inlinedAt: !2612)
!2636 = !DILocation(line: 18, column: 27, scope: !2611, inlinedAt: !2612)
!2637 = !DILocation(line: 18, column: 22, scope: !2611, inlinedAt: !2612)
!2638 = !DILocation(line: 18, column: 40, scope: !2611, inlinedAt: !2612)
!2639 = !DILocation(line: 18, column: 33, scope: !2611, inlinedAt: !2612)
!2640 = !DILocation(line: 18, column: 5, scope: !2611, inlinedAt: !2612)
!2641 = !DILocation(line: 18, column: 14, scope: !2611, inlinedAt: !2612)
!2642 = !DILocation(line: 19, column: 22, scope: !2611, inlinedAt: !2612)
!2643 = !DILocation(line: 19, column: 28, scope: !2611, inlinedAt: !2612)
!2644 = !DILocation(line: 19, column: 5, scope: !2611, inlinedAt: !2612)
!2645 = !DILocation(line: 19, column: 14, scope: !2611, inlinedAt: !2612)
!2646 = !DILocation(line: 20, column: 25, scope: !2611, inlinedAt: !2612)
!2647 = !DILocation(line: 20, column: 35, scope: !2611, inlinedAt: !2612)
!2648 = !DILocation(line: 20, column: 31, scope: !2611, inlinedAt: !2612)
!2649 = !DILocation(line: 20, column: 5, scope: !2611, inlinedAt: !2612)
!2650 = !DILocation(line: 20, column: 14, scope: !2611, inlinedAt: !2612)
!2651 = !DILocation(line: 21, column: 7, scope: !2611, inlinedAt: !2612)
!2652 = !DILocation(line: 22, column: 23, scope: !2611, inlinedAt: !2612)
!2653 = !DILocation(line: 22, column: 28, scope: !2611, inlinedAt: !2612)
!2654 = !DILocation(line: 22, column: 6, scope: !2611, inlinedAt: !2612)
!2655 = !DILocation(line: 22, column: 15, scope: !2611, inlinedAt: !2612)
!2656 = !DILocation(line: 24, column: 6, scope: !2611, inlinedAt: !2612)
!2657 = !DILocation(line: 24, column: 15, scope: !2611, inlinedAt: !2612)
!2658 = !DILocation(line: 26, column: 22, scope: !2611, inlinedAt: !2612)
!2659 = !DILocation(line: 26, column: 27, scope: !2611, inlinedAt: !2612)
!2660 = !DILocation(line: 26, column: 5, scope: !2611, inlinedAt: !2612)
!2661 = !DILocation(line: 26, column: 14, scope: !2611, inlinedAt: !2612)
!2662 = !DILocation(line: 27, column: 22, scope: !2611, inlinedAt: !2612)
!2663 = !DILocation(line: 27, column: 27, scope: !2611, inlinedAt: !2612)
!2664 = !DILocation(line: 27, column: 5, scope: !2611, inlinedAt: !2612)
!2665 = !DILocation(line: 27, column: 14, scope: !2611, inlinedAt: !2612)
!2666 = !DILocation(line: 28, column: 24, scope: !2611, inlinedAt: !2612)
!2667 = !DILocation(line: 28, column: 35, scope: !2611, inlinedAt: !2612)
!2668 = !DILocation(line: 28, column: 5, scope: !2611, inlinedAt: !2612)
!2669 = !DILocation(line: 28, column: 14, scope: !2611, inlinedAt: !2612)
!2670 = !DILocation(line: 29, column: 39, scope: !2611, inlinedAt: !2612)
!2671 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2672 = !DILocation(line: 29, column: 36, scope: !2611, inlinedAt: !2612)
!2673 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2672)
!2674 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2672)
!2675 = !DILocation(line: 29, column: 55, scope: !2611, inlinedAt: !2612)
!2676 = !DILocation(line: 29, column: 52, scope: !2611, inlinedAt: !2612)
!2677 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2676)
!2678 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2676)
!2679 = !DILocation(line: 29, column: 71, scope: !2611, inlinedAt: !2612)
!2680 = !DILocation(line: 29, column: 68, scope: !2611, inlinedAt: !2612)
!2681 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2680)
!2682 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2680)
!2683 = !DILocation(line: 29, column: 5, scope: !2611, inlinedAt: !2612)
!2684 = !DILocation(line: 29, column: 14, scope: !2611, inlinedAt: !2612)
!2685 = !DILocation(line: 29, column: 23, scope: !2611, inlinedAt: !2612)
!2686 = !DILocation(line: 30, column: 39, scope: !2611, inlinedAt: !2612)
!2687 = !DILocation(line: 30, column: 36, scope: !2611, inlinedAt: !2612)
!2688 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2687)
!2689 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2687)
!2690 = !DILocation(line: 30, column: 55, scope: !2611, inlinedAt: !2612)
!2691 = !DILocation(line: 30, column: 52, scope: !2611, inlinedAt: !2612)
!2692 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2691)
!2693 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2691)
!2694 = !DILocation(line: 30, column: 70, scope: !2611, inlinedAt: !2612)
!2695 = !DILocation(line: 30, column: 67, scope: !2611, inlinedAt: !2612)
!2696 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2695)
!2697 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2695)
!2698 = !DILocation(line: 30, column: 5, scope: !2611, inlinedAt: !2612)
!2699 = !DILocation(line: 30, column: 14, scope: !2611, inlinedAt: !2612)
!2700 = !DILocation(line: 30, column: 23, scope: !2611, inlinedAt: !2612)
!2701 = !DILocation(line: 33, column: 2, scope: !2611, inlinedAt: !2612)
!2702 = !DILocation(line: 34, column: 2, scope: !2611, inlinedAt: !2612)
!2703 = !DILocation(line: 35, column: 2, scope: !2611, inlinedAt: !2612)
!2704 = !DILocation(line: 36, column: 5, scope: !2611, inlinedAt: !2612)
!2705 = !DILocation(line: 37, column: 2, scope: !2611, inlinedAt: !2612)
!2706 = !DILocation(line: 38, column: 2, scope: !2611, inlinedAt: !2612)
!2707 = !DILocation(line: 39, column: 2, scope: !2611, inlinedAt: !2612)
!2708 = !DILocation(line: 40, column: 2, scope: !2611, inlinedAt: !2612)
!2709 = !DILocation(line: 41, column: 5, scope: !2611, inlinedAt: !2612)
!2710 = !DILocation(line: 44, column: 2, scope: !2611, inlinedAt: !2612)
!2711 = !DILocation(line: 45, column: 5, scope: !2611, inlinedAt: !2612)
!2712 = !DILocation(line: 48, column: 14, scope: !2611, inlinedAt: !2612)
!2713 = !DILocation(line: 48, column: 5, scope: !2611, inlinedAt: !2612)
!2714 = !DILocation(line: 49, column: 21, scope: !2611, inlinedAt: !2612)
!2715 = !DILocation(line: 49, column: 40, scope: !2611, inlinedAt: !2612)
!2716 = !DILocation(line: 49, column: 18, scope: !2611, inlinedAt: !2612)
!2717 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2716)
!2718 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2716)
!2719 = !DILocation(line: 49, column: 5, scope: !2611, inlinedAt: !2612)
!2720 = !DILocation(line: 50, column: 34, scope: !2611, inlinedAt: !2612)
!2721 = !DILocation(line: 50, column: 28, scope: !2611, inlinedAt: !2612)
!2722 = !DILocation(line: 50, column: 18, scope: !2611, inlinedAt: !2612)
!2723 = !DILocation(line: 10, column: 6, scope: !2671, inlinedAt: !2722)
!2724 = !DILocation(line: 14, column: 2, scope: !2671, inlinedAt: !2722)
!2725 = !DILocation(line: 50, column: 5, scope: !2611, inlinedAt: !2612)
!2726 = !DILocation(line: 51, column: 17, scope: !2611, inlinedAt: !2612)
!2727 = !DILocation(line: 51, column: 13, scope: !2611, inlinedAt: !2612)
!2728 = !DILocation(line: 51, column: 21, scope: !2611, inlinedAt: !2612)
!2729 = !DILocation(line: 51, column: 5, scope: !2611, inlinedAt: !2612)
!2730 = !DILocation(line: 53, column: 5, scope: !2611, inlinedAt: !2612)
!2731 = distinct !DISubprogram(name: "ConvertUint32", scope: !1052, file: !1052, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!2732 = !DILocation(line: 188, column: 6, scope: !2731)
!2733 = !DILocation(line: 189, column: 32, scope: !2731)
!2734 = !DILocation(line: 190, column: 20, scope: !2731)
!2735 = !DILocation(line: 190, column: 41, scope: !2731)
!2736 = !DILocation(line: 190, column: 44, scope: !2731)
!2737 = !DILocation(line: 190, column: 18, scope: !2731)
!2738 = !DILocation(line: 190, column: 66, scope: !2731)
!2739 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2740 = !DILocation(line: 190, column: 14, scope: !2731)
!2741 = !DILocation(line: 62, column: 53, scope: !2739, inlinedAt: !2740)
!2742 = !DILocation(line: 62, column: 48, scope: !2739, inlinedAt: !2740)
!2743 = !DILocation(line: 62, column: 70, scope: !2739, inlinedAt: !2740)
!2744 = !DILocation(line: 62, column: 64, scope: !2739, inlinedAt: !2740)
!2745 = !DILocation(line: 62, column: 87, scope: !2739, inlinedAt: !2740)
!2746 = !DILocation(line: 62, column: 81, scope: !2739, inlinedAt: !2740)
!2747 = !DILocation(line: 62, column: 98, scope: !2739, inlinedAt: !2740)
!2748 = !DILocation(line: 62, column: 5, scope: !2739, inlinedAt: !2740)
!2749 = !DILocation(line: 62, column: 13, scope: !2739, inlinedAt: !2740)
!2750 = !DILocation(line: 62, column: 21, scope: !2739, inlinedAt: !2740)
!2751 = !DILocation(line: 62, column: 29, scope: !2739, inlinedAt: !2740)
!2752 = !DILocation(line: 62, column: 37, scope: !2739, inlinedAt: !2740)
!2753 = !DILocation(line: 63, column: 54, scope: !2739, inlinedAt: !2740)
!2754 = !DILocation(line: 63, column: 48, scope: !2739, inlinedAt: !2740)
!2755 = !DILocation(line: 63, column: 72, scope: !2739, inlinedAt: !2740)
!2756 = !DILocation(line: 63, column: 65, scope: !2739, inlinedAt: !2740)
!2757 = !DILocation(line: 63, column: 108, scope: !2739, inlinedAt: !2740)
!2758 = !DILocation(line: 63, column: 101, scope: !2739, inlinedAt: !2740)
!2759 = !DILocation(line: 63, column: 5, scope: !2739, inlinedAt: !2740)
!2760 = !DILocation(line: 63, column: 13, scope: !2739, inlinedAt: !2740)
!2761 = !DILocation(line: 63, column: 21, scope: !2739, inlinedAt: !2740)
!2762 = !DILocation(line: 63, column: 29, scope: !2739, inlinedAt: !2740)
!2763 = !DILocation(line: 63, column: 37, scope: !2739, inlinedAt: !2740)
!2764 = !DILocation(line: 64, column: 37, scope: !2739, inlinedAt: !2740)
!2765 = !DILocation(line: 64, column: 35, scope: !2739, inlinedAt: !2740)
!2766 = !DILocation(line: 64, column: 56, scope: !2739, inlinedAt: !2740)
!2767 = !DILocation(line: 64, column: 54, scope: !2739, inlinedAt: !2740)
!2768 = !DILocation(line: 64, column: 76, scope: !2739, inlinedAt: !2740)
!2769 = !DILocation(line: 64, column: 74, scope: !2739, inlinedAt: !2740)
!2770 = !DILocation(line: 64, column: 5, scope: !2739, inlinedAt: !2740)
!2771 = !DILocation(line: 64, column: 14, scope: !2739, inlinedAt: !2740)
!2772 = !DILocation(line: 64, column: 23, scope: !2739, inlinedAt: !2740)
!2773 = !DILocation(line: 65, column: 5, scope: !2739, inlinedAt: !2740)
!2774 = !DILocation(line: 65, column: 14, scope: !2739, inlinedAt: !2740)
!2775 = !DILocation(line: 66, column: 22, scope: !2739, inlinedAt: !2740)
!2776 = !DILocation(line: 66, column: 12, scope: !2739, inlinedAt: !2740)
!2777 = !DILocation(line: 67, column: 34, scope: !2739, inlinedAt: !2740)
!2778 = !DILocation(line: 67, column: 26, scope: !2739, inlinedAt: !2740)
!2779 = !DILocation(line: 67, column: 57, scope: !2739, inlinedAt: !2740)
!2780 = !DILocation(line: 67, column: 49, scope: !2739, inlinedAt: !2740)
!2781 = !DILocation(line: 67, column: 5, scope: !2739, inlinedAt: !2740)
!2782 = !DILocation(line: 67, column: 14, scope: !2739, inlinedAt: !2740)
!2783 = !DILocation(line: 68, column: 28, scope: !2739, inlinedAt: !2740)
!2784 = !DILocation(line: 68, column: 26, scope: !2739, inlinedAt: !2740)
!2785 = !DILocation(line: 68, column: 69, scope: !2739, inlinedAt: !2740)
!2786 = !DILocation(line: 68, column: 54, scope: !2739, inlinedAt: !2740)
!2787 = !DILocation(line: 68, column: 52, scope: !2739, inlinedAt: !2740)
!2788 = !DILocation(line: 68, column: 5, scope: !2739, inlinedAt: !2740)
!2789 = !DILocation(line: 68, column: 14, scope: !2739, inlinedAt: !2740)
!2790 = !DILocation(line: 69, column: 40, scope: !2739, inlinedAt: !2740)
!2791 = !DILocation(line: 69, column: 24, scope: !2739, inlinedAt: !2740)
!2792 = !DILocation(line: 69, column: 17, scope: !2739, inlinedAt: !2740)
!2793 = !DILocation(line: 69, column: 5, scope: !2739, inlinedAt: !2740)
!2794 = !DILocation(line: 191, column: 21, scope: !2731)
!2795 = !DILocation(line: 191, column: 27, scope: !2731)
!2796 = !DILocation(line: 191, column: 19, scope: !2731)
!2797 = !DILocation(line: 191, column: 33, scope: !2731)
!2798 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!2799 = !DILocation(line: 191, column: 11, scope: !2731)
!2800 = !DILocation(line: 74, column: 34, scope: !2798, inlinedAt: !2799)
!2801 = !DILocation(line: 74, column: 26, scope: !2798, inlinedAt: !2799)
!2802 = !DILocation(line: 74, column: 47, scope: !2798, inlinedAt: !2799)
!2803 = !DILocation(line: 74, column: 5, scope: !2798, inlinedAt: !2799)
!2804 = !DILocation(line: 74, column: 13, scope: !2798, inlinedAt: !2799)
!2805 = distinct !DISubprogram(name: "AtomicsUint32", scope: !1052, file: !1052, line: 198, type: !4, isDefinition: true, scopeLine: 198, isOptimized: true, unit: !2)
!2806 = !DILocation(line: 198, column: 6, scope: !2805)
!2807 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2808 = !DILocation(line: 199, column: 9, scope: !2805)
!2809 = !DILocation(line: 15, column: 23, scope: !2807, inlinedAt: !2808)
!2810 = !DILocation(line: 16, column: 14, scope: !2807, inlinedAt: !2808)
!2811 = !DILocation(line: 16, column: 8, scope: !2807, inlinedAt: !2808)
!2812 = !DILocation(line: 17, column: 25, scope: !2807, inlinedAt: !2808)
!2813 = !DILocation(line: 17, column: 15, scope: !2807, inlinedAt: !2808)
!2814 = !DILocation(line: 18, column: 25, scope: !2807, inlinedAt: !2808)
!2815 = !DILocation(line: 18, column: 15, scope: !2807, inlinedAt: !2808)
!2816 = !DILocation(line: 19, column: 25, scope: !2807, inlinedAt: !2808)
!2817 = !DILocation(line: 19, column: 15, scope: !2807, inlinedAt: !2808)
!2818 = !DILocation(line: 20, column: 25, scope: !2807, inlinedAt: !2808)
!2819 = !DILocation(line: 20, column: 15, scope: !2807, inlinedAt: !2808)
!2820 = !DILocation(line: 21, column: 42, scope: !2807, inlinedAt: !2808)
!2821 = !DILocation(line: 21, column: 32, scope: !2807, inlinedAt: !2808)
!2822 = !DILocation(line: 21, column: 5, scope: !2807, inlinedAt: !2808)
!2823 = !DILocation(line: 22, column: 29, scope: !2807, inlinedAt: !2808)
!2824 = !DILocation(line: 22, column: 19, scope: !2807, inlinedAt: !2808)
!2825 = !DILocation(line: 22, column: 34, scope: !2807, inlinedAt: !2808)
!2826 = !DILocation(line: 23, column: 26, scope: !2807, inlinedAt: !2808)
!2827 = !DILocation(line: 23, column: 18, scope: !2807, inlinedAt: !2808)
!2828 = distinct !DISubprogram(name: "IntAtomicsUint32", scope: !1052, file: !1052, line: 205, type: !4, isDefinition: true, scopeLine: 205, isOptimized: true, unit: !2)
!2829 = !DILocation(line: 205, column: 6, scope: !2828)
!2830 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2831 = !DILocation(line: 205, column: 71, scope: !2828)
!2832 = !DILocation(line: 30, column: 23, scope: !2830, inlinedAt: !2831)
!2833 = !DILocation(line: 31, column: 25, scope: !2830, inlinedAt: !2831)
!2834 = !DILocation(line: 31, column: 46, scope: !2830, inlinedAt: !2831)
!2835 = !DILocation(line: 31, column: 37, scope: !2830, inlinedAt: !2831)
!2836 = !DILocation(line: 31, column: 30, scope: !2830, inlinedAt: !2831)
!2837 = !DILocation(line: 31, column: 15, scope: !2830, inlinedAt: !2831)
!2838 = !DILocation(line: 32, column: 24, scope: !2830, inlinedAt: !2831)
!2839 = !DILocation(line: 32, column: 14, scope: !2830, inlinedAt: !2831)
!2840 = !DILocation(line: 33, column: 25, scope: !2830, inlinedAt: !2831)
!2841 = !DILocation(line: 33, column: 31, scope: !2830, inlinedAt: !2831)
!2842 = !DILocation(line: 33, column: 15, scope: !2830, inlinedAt: !2831)
!2843 = !DILocation(line: 35, column: 35, scope: !2830, inlinedAt: !2831)
!2844 = !DILocation(line: 35, column: 25, scope: !2830, inlinedAt: !2831)
!2845 = !DILocation(line: 36, column: 55, scope: !2830, inlinedAt: !2831)
!2846 = !DILocation(line: 36, column: 30, scope: !2830, inlinedAt: !2831)
!2847 = !DILocation(line: 36, column: 59, scope: !2830, inlinedAt: !2831)
!2848 = !DILocation(line: 37, column: 7, scope: !2830, inlinedAt: !2831)
!2849 = !DILocation(line: 41, column: 39, scope: !2830, inlinedAt: !2831)
!2850 = !DILocation(line: 41, column: 29, scope: !2830, inlinedAt: !2831)
!2851 = !DILocation(line: 41, column: 50, scope: !2830, inlinedAt: !2831)
!2852 = !DILocation(line: 42, column: 26, scope: !2830, inlinedAt: !2831)
!2853 = !DILocation(line: 42, column: 16, scope: !2830, inlinedAt: !2831)
!2854 = distinct !DISubprogram(name: "IntegersUint64", scope: !1052, file: !1052, line: 210, type: !4, isDefinition: true, scopeLine: 210, isOptimized: true, unit: !2)
!2855 = !DILocation(line: 210, column: 6, scope: !2854)
!2856 = !DILocation(line: 211, column: 32, scope: !2854)
!2857 = !DILocation(line: 212, column: 17, scope: !2854)
!2858 = !DILocation(line: 212, column: 35, scope: !2854)
!2859 = !DILocation(line: 212, column: 38, scope: !2854)
!2860 = !DILocation(line: 212, column: 15, scope: !2854)
!2861 = !DILocation(line: 212, column: 57, scope: !2854)
!2862 = !DILocation(line: 212, column: 63, scope: !2854)
!2863 = !DILocation(line: 212, column: 74, scope: !2854)
!2864 = !DILocation(line: 212, column: 72, scope: !2854)
!2865 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2866 = !DILocation(line: 212, column: 11, scope: !2854)
!2867 = !DILocation(line: 14, column: 28, scope: !2865, inlinedAt: !2866)
!2868 = !DILocation(line: 14, column: 33, scope: !2865, inlinedAt: !2866)
!2869 = !DILocation(line: 14, column: 38, scope: !2865, inlinedAt: !2866)
!2870 = !DILocation(line: 14, column: 5, scope: !2865, inlinedAt: !2866)
!2871 = !DILocation(line: 14, column: 13, scope: !2865, inlinedAt: !2866)
!2872 = !DILocation(line: 14, column: 21, scope: !2865, inlinedAt: !2866)
!2873 = !DILocation(line: 15, column: 36, scope: !2865, inlinedAt: !2866)
!2874 = !DILocation(line: 15, column: 41, scope: !2865, inlinedAt: !2866)
!2875 = !DILocation(line: 15, column: 46, scope: !2865, inlinedAt: !2866)
!2876 = !DILocation(line: 15, column: 51, scope: !2865, inlinedAt: !2866)
!2877 = !DILocation(line: 15, column: 5, scope: !2865, inlinedAt: !2866)
!2878 = !DILocation(line: 15, column: 13, scope: !2865, inlinedAt: !2866)
!2879 = !DILocation(line: 15, column: 21, scope: !2865, inlinedAt: !2866)
!2880 = !DILocation(line: 15, column: 29, scope: !2865, inlinedAt: !2866)
!2881 = !DILocation(line: 16, column: 27, scope: !2865, inlinedAt: !2866)
!2882 = !DILocation(line: 16, column: 31, scope: !2865, inlinedAt: !2866)
!2883 = !DILocation(line: 16, column: 5, scope: !2865, inlinedAt: !2866)
!2884 = !DILocation(line: 16, column: 13, scope: !2865, inlinedAt: !2866)
!2885 = !DILocation(line: 16, column: 21, scope: !2865, inlinedAt: !2866)
!2886 = !DILocation(line: 17, column: 22, scope: !2865, inlinedAt: !2866)
!2887 = !DILocation(line: 17, column: 28, scope: !2865, inlinedAt: !2866)
!2888 = !DILocation(line: 17, column: 5, scope: !2865, inlinedAt: !2866)
!2889 = !DILocation(line: 17, column: 14, scope: !2865, inlinedAt: !2866)
!2890 = !DILocation(line: 18, column: 27, scope: !2865, inlinedAt: !2866)
!2891 = !DILocation(line: 18, column: 22, scope: !2865, inlinedAt: !2866)
!2892 = !DILocation(line: 18, column: 40, scope: !2865, inlinedAt: !2866)
!2893 = !DILocation(line: 18, column: 33, scope: !2865, inlinedAt: !2866)
!2894 = !DILocation(line: 18, column: 5, scope: !2865, inlinedAt: !2866)
!2895 = !DILocation(line: 18, column: 14, scope: !2865, inlinedAt: !2866)
!2896 = !DILocation(line: 19, column: 22, scope: !2865, inlinedAt: !2866)
!2897 = !DILocation(line: 19, column: 28, scope: !2865, inlinedAt: !2866)
!2898 = !DILocation(line: 19, column: 5, scope: !2865, inlinedAt: !2866)
!2899 = !DILocation(line: 19, column: 14, scope: !2865, inlinedAt: !2866)
!2900 = !DILocation(line: 20, column: 25, scope: !2865, inlinedAt: !2866)
!2901 = !DILocation(line: 20, column: 35, scope: !2865, inlinedAt: !2866)
!2902 = !DILocation(line: 20, column: 31, scope: !2865, inlinedAt: !2866)
!2903 = !DILocation(line: 20, column: 5, scope: !2865, inlinedAt: !2866)
!2904 = !DILocation(line: 20, column: 14, scope: !2865, inlinedAt: !2866)
!2905 = !DILocation(line: 21, column: 7, scope: !2865, inlinedAt: !2866)
!2906 = !DILocation(line: 22, column: 23, scope: !2865, inlinedAt: !2866)
!2907 = !DILocation(line: 22, column: 28, scope: !2865, inlinedAt: !2866)
!2908 = !DILocation(line: 22, column: 6, scope: !2865, inlinedAt: !2866)
!2909 = !DILocation(line: 22, column: 15, scope: !2865, inlinedAt: !2866)
!2910 = !DILocation(line: 24, column: 6, scope: !2865, inlinedAt: !2866)
!2911 = !DILocation(line: 24, column: 15, scope: !2865, inlinedAt: !2866)
!2912 = !DILocation(line: 26, column: 22, scope: !2865, inlinedAt: !2866)
!2913 = !DILocation(line: 26, column: 27, scope: !2865, inlinedAt: !2866)
!2914 = !DILocation(line: 26, column: 5, scope: !2865, inlinedAt: !2866)
!2915 = !DILocation(line: 26, column: 14, scope: !2865, inlinedAt: !2866)
!2916 = !DILocation(line: 27, column: 22, scope: !2865, inlinedAt: !2866)
!2917 = !DILocation(line: 27, column: 27, scope: !2865, inlinedAt: !2866)
!2918 = !DILocation(line: 27, column: 5, scope: !2865, inlinedAt: !2866)
!2919 = !DILocation(line: 27, column: 14, scope: !2865, inlinedAt: !2866)
!2920 = !DILocation(line: 28, column: 24, scope: !2865, inlinedAt: !2866)
!2921 = !DILocation(line: 28, column: 35, scope: !2865, inlinedAt: !2866)
!2922 = !DILocation(line: 28, column: 5, scope: !2865, inlinedAt: !2866)
!2923 = !DILocation(line: 28, column: 14, scope: !2865, inlinedAt: !2866)
!2924 = !DILocation(line: 29, column: 39, scope: !2865, inlinedAt: !2866)
!2925 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2926 = !DILocation(line: 29, column: 36, scope: !2865, inlinedAt: !2866)
!2927 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2926)
!2928 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2926)
!2929 = !DILocation(line: 29, column: 55, scope: !2865, inlinedAt: !2866)
!2930 = !DILocation(line: 29, column: 52, scope: !2865, inlinedAt: !2866)
!2931 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2930)
!2932 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2930)
!2933 = !DILocation(line: 29, column: 71, scope: !2865, inlinedAt: !2866)
!2934 = !DILocation(line: 29, column: 68, scope: !2865, inlinedAt: !2866)
!2935 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2934)
!2936 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2934)
!2937 = !DILocation(line: 29, column: 5, scope: !2865, inlinedAt: !2866)
!2938 = !DILocation(line: 29, column: 14, scope: !2865, inlinedAt: !2866)
!2939 = !DILocation(line: 29, column: 23, scope: !2865, inlinedAt: !2866)
!2940 = !DILocation(line: 30, column: 39, scope: !2865, inlinedAt: !2866)
!2941 = !DILocation(line: 30, column: 36, scope: !2865, inlinedAt: !2866)
!2942 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2941)
!2943 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2941)
!2944 = !DILocation(line: 30, column: 55, scope: !2865, inlinedAt: !2866)
!2945 = !DILocation(line: 30, column: 52, scope: !2865, inlinedAt: !2866)
!2946 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2945)
!2947 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2945)
!2948 = !DILocation(line: 30, column: 70, scope: !2865, inlinedAt: !2866)
!2949 = !DILocation(line: 30, column: 67, scope: !2865, inlinedAt: !2866)
!2950 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2949)
!2951 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2949)
!2952 = !DILocation(line: 30, column: 5, scope: !2865, inlinedAt: !2866)
!2953 = !DILocation(line: 30, column: 14, scope: !2865, inlinedAt: !2866)
!2954 = !DILocation(line: 30, column: 23, scope: !2865, inlinedAt: !2866)
!2955 = !DILocation(line: 33, column: 2, scope: !2865, inlinedAt: !2866)
!2956 = !DILocation(line: 34, column: 2, scope: !2865, inlinedAt: !2866)
!2957 = !DILocation(line: 35, column: 2, scope: !2865, inlinedAt: !2866)
!2958 = !DILocation(line: 36, column: 5, scope: !2865, inlinedAt: !2866)
!2959 = !DILocation(line: 37, column: 2, scope: !2865, inlinedAt: !2866)
!2960 = !DILocation(line: 38, column: 2, scope: !2865, inlinedAt: !2866)
!2961 = !DILocation(line: 39, column: 2, scope: !2865, inlinedAt: !2866)
!2962 = !DILocation(line: 40, column: 2, scope: !2865, inlinedAt: !2866)
!2963 = !DILocation(line: 41, column: 5, scope: !2865, inlinedAt: !2866)
!2964 = !DILocation(line: 44, column: 2, scope: !2865, inlinedAt: !2866)
!2965 = !DILocation(line: 45, column: 5, scope: !2865, inlinedAt: !2866)
!2966 = !DILocation(line: 48, column: 14, scope: !2865, inlinedAt: !2866)
!2967 = !DILocation(line: 48, column: 5, scope: !2865, inlinedAt: !2866)
!2968 = !DILocation(line: 49, column: 21, scope: !2865, inlinedAt: !2866)
!2969 = !DILocation(line: 49, column: 40, scope: !2865, inlinedAt: !2866)
!2970 = !DILocation(line: 49, column: 18, scope: !2865, inlinedAt: !2866)
!2971 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2970)
!2972 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2970)
!2973 = !DILocation(line: 49, column: 5, scope: !2865, inlinedAt: !2866)
!2974 = !DILocation(line: 50, column: 34, scope: !2865, inlinedAt: !2866)
!2975 = !DILocation(line: 50, column: 28, scope: !2865, inlinedAt: !2866)
!2976 = !DILocation(line: 50, column: 18, scope: !2865, inlinedAt: !2866)
!2977 = !DILocation(line: 10, column: 6, scope: !2925, inlinedAt: !2976)
!2978 = !DILocation(line: 14, column: 2, scope: !2925, inlinedAt: !2976)
!2979 = !DILocation(line: 50, column: 5, scope: !2865, inlinedAt: !2866)
!2980 = !DILocation(line: 51, column: 17, scope: !2865, inlinedAt: !2866)
!2981 = !DILocation(line: 51, column: 13, scope: !2865, inlinedAt: !2866)
!2982 = !DILocation(line: 51, column: 21, scope: !2865, inlinedAt: !2866)
!2983 = !DILocation(line: 51, column: 5, scope: !2865, inlinedAt: !2866)
!2984 = !DILocation(line: 53, column: 5, scope: !2865, inlinedAt: !2866)
!2985 = distinct !DISubprogram(name: "ConvertUint64", scope: !1052, file: !1052, line: 219, type: !4, isDefinition: true, scopeLine: 219, isOptimized: true, unit: !2)
!2986 = !DILocation(line: 219, column: 6, scope: !2985)
!2987 = !DILocation(line: 220, column: 32, scope: !2985)
!2988 = !DILocation(line: 221, column: 20, scope: !2985)
!2989 = !DILocation(line: 221, column: 41, scope: !2985)
!2990 = !DILocation(line: 221, column: 44, scope: !2985)
!2991 = !DILocation(line: 221, column: 18, scope: !2985)
!2992 = !DILocation(line: 221, column: 66, scope: !2985)
!2993 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!2994 = !DILocation(line: 221, column: 14, scope: !2985)
!2995 = !DILocation(line: 62, column: 53, scope: !2993, inlinedAt: !2994)
!2996 = !DILocation(line: 62, column: 48, scope: !2993, inlinedAt: !2994)
!2997 = !DILocation(line: 62, column: 70, scope: !2993, inlinedAt: !2994)
!2998 = !DILocation(line: 62, column: 64, scope: !2993, inlinedAt: !2994)
!2999 = !DILocation(line: 62, column: 87, scope: !2993, inlinedAt: !2994)
!3000 = !DILocation(line: 62, column: 81, scope: !2993, inlinedAt: !2994)
!3001 = !DILocation(line: 62, column: 98, scope: !2993, inlinedAt: !2994)
!3002 = !DILocation(line: 62, column: 5, scope: !2993, inlinedAt: !2994)
!3003 = !DILocation(line: 62, column: 13, scope: !2993, inlinedAt: !2994)
!3004 = !DILocation(line: 62, column: 21, scope: !2993, inlinedAt: !2994)
!3005 = !DILocation(line: 62, column: 29, scope: !2993, inlinedAt: !2994)
!3006 = !DILocation(line: 62, column: 37, scope: !2993, inlinedAt: !2994)
!3007 = !DILocation(line: 63, column: 54, scope: !2993, inlinedAt: !2994)
!3008 = !DILocation(line: 63, column: 48, scope: !2993, inlinedAt: !2994)
!3009 = !DILocation(line: 63, column: 72, scope: !2993, inlinedAt: !2994)
!3010 = !DILocation(line: 63, column: 65, scope: !2993, inlinedAt: !2994)
!3011 = !DILocation(line: 63, column: 90, scope: !2993, inlinedAt: !2994)
!3012 = !DILocation(line: 63, column: 83, scope: !2993, inlinedAt: !2994)
!3013 = !DILocation(line: 63, column: 5, scope: !2993, inlinedAt: !2994)
!3014 = !DILocation(line: 63, column: 13, scope: !2993, inlinedAt: !2994)
!3015 = !DILocation(line: 63, column: 21, scope: !2993, inlinedAt: !2994)
!3016 = !DILocation(line: 63, column: 29, scope: !2993, inlinedAt: !2994)
!3017 = !DILocation(line: 63, column: 37, scope: !2993, inlinedAt: !2994)
!3018 = !DILocation(line: 64, column: 37, scope: !2993, inlinedAt: !2994)
!3019 = !DILocation(line: 64, column: 35, scope: !2993, inlinedAt: !2994)
!3020 = !DILocation(line: 64, column: 56, scope: !2993, inlinedAt: !2994)
!3021 = !DILocation(line: 64, column: 54, scope: !2993, inlinedAt: !2994)
!3022 = !DILocation(line: 64, column: 76, scope: !2993, inlinedAt: !2994)
!3023 = !DILocation(line: 64, column: 74, scope: !2993, inlinedAt: !2994)
!3024 = !DILocation(line: 64, column: 5, scope: !2993, inlinedAt: !2994)
!3025 = !DILocation(line: 64, column: 14, scope: !2993, inlinedAt: !2994)
!3026 = !DILocation(line: 64, column: 23, scope: !2993, inlinedAt: !2994)
!3027 = !DILocation(line: 65, column: 28, scope: !2993, inlinedAt: !2994)
!3028 = !DILocation(line: 65, column: 26, scope: !2993, inlinedAt: !2994)
!3029 = !DILocation(line: 65, column: 5, scope: !2993, inlinedAt: !2994)
!3030 = !DILocation(line: 65, column: 14, scope: !2993, inlinedAt: !2994)
!3031 = !DILocation(line: 66, column: 22, scope: !2993, inlinedAt: !2994)
!3032 = !DILocation(line: 66, column: 12, scope: !2993, inlinedAt: !2994)
!3033 = !DILocation(line: 67, column: 34, scope: !2993, inlinedAt: !2994)
!3034 = !DILocation(line: 67, column: 26, scope: !2993, inlinedAt: !2994)
!3035 = !DILocation(line: 67, column: 57, scope: !2993, inlinedAt: !2994)
!3036 = !DILocation(line: 67, column: 49, scope: !2993, inlinedAt: !2994)
!3037 = !DILocation(line: 67, column: 5, scope: !2993, inlinedAt: !2994)
!3038 = !DILocation(line: 67, column: 14, scope: !2993, inlinedAt: !2994)
!3039 = !DILocation(line: 68, column: 28, scope: !2993, inlinedAt: !2994)
!3040 = !DILocation(line: 68, column: 26, scope: !2993, inlinedAt: !2994)
!3041 = !DILocation(line: 68, column: 69, scope: !2993, inlinedAt: !2994)
!3042 = !DILocation(line: 68, column: 54, scope: !2993, inlinedAt: !2994)
!3043 = !DILocation(line: 68, column: 52, scope: !2993, inlinedAt: !2994)
!3044 = !DILocation(line: 68, column: 5, scope: !2993, inlinedAt: !2994)
!3045 = !DILocation(line: 68, column: 14, scope: !2993, inlinedAt: !2994)
!3046 = !DILocation(line: 69, column: 40, scope: !2993, inlinedAt: !2994)
!3047 = !DILocation(line: 69, column: 24, scope: !2993, inlinedAt: !2994)
!3048 = !DILocation(line: 69, column: 17, scope: !2993, inlinedAt: !2994)
!3049 = !DILocation(line: 69, column: 5, scope: !2993, inlinedAt: !2994)
!3050 = !DILocation(line: 222, column: 21, scope: !2985)
!3051 = !DILocation(line: 222, column: 27, scope: !2985)
!3052 = !DILocation(line: 222, column: 19, scope: !2985)
!3053 = !DILocation(line: 222, column: 33, scope: !2985)
!3054 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3055 = !DILocation(line: 222, column: 11, scope: !2985)
!3056 = !DILocation(line: 74, column: 34, scope: !3054, inlinedAt: !3055)
!3057 = !DILocation(line: 74, column: 26, scope: !3054, inlinedAt: !3055)
!3058 = !DILocation(line: 74, column: 47, scope: !3054, inlinedAt: !3055)
!3059 = !DILocation(line: 74, column: 5, scope: !3054, inlinedAt: !3055)
!3060 = !DILocation(line: 74, column: 13, scope: !3054, inlinedAt: !3055)
!3061 = distinct !DISubprogram(name: "AtomicsUint64", scope: !1052, file: !1052, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!3062 = !DILocation(line: 229, column: 6, scope: !3061)
!3063 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3064 = !DILocation(line: 230, column: 9, scope: !3061)
!3065 = !DILocation(line: 15, column: 23, scope: !3063, inlinedAt: !3064)
!3066 = !DILocation(line: 16, column: 14, scope: !3063, inlinedAt: !3064)
!3067 = !DILocation(line: 16, column: 8, scope: !3063, inlinedAt: !3064)
!3068 = !DILocation(line: 17, column: 25, scope: !3063, inlinedAt: !3064)
!3069 = !DILocation(line: 17, column: 15, scope: !3063, inlinedAt: !3064)
!3070 = !DILocation(line: 18, column: 25, scope: !3063, inlinedAt: !3064)
!3071 = !DILocation(line: 18, column: 15, scope: !3063, inlinedAt: !3064)
!3072 = !DILocation(line: 19, column: 25, scope: !3063, inlinedAt: !3064)
!3073 = !DILocation(line: 19, column: 15, scope: !3063, inlinedAt: !3064)
!3074 = !DILocation(line: 20, column: 25, scope: !3063, inlinedAt: !3064)
!3075 = !DILocation(line: 20, column: 15, scope: !3063, inlinedAt: !3064)
!3076 = !DILocation(line: 21, column: 42, scope: !3063, inlinedAt: !3064)
!3077 = !DILocation(line: 21, column: 32, scope: !3063, inlinedAt: !3064)
!3078 = !DILocation(line: 21, column: 5, scope: !3063, inlinedAt: !3064)
!3079 = !DILocation(line: 22, column: 29, scope: !3063, inlinedAt: !3064)
!3080 = !DILocation(line: 22, column: 19, scope: !3063, inlinedAt: !3064)
!3081 = !DILocation(line: 22, column: 34, scope: !3063, inlinedAt: !3064)
!3082 = !DILocation(line: 23, column: 26, scope: !3063, inlinedAt: !3064)
!3083 = !DILocation(line: 23, column: 18, scope: !3063, inlinedAt: !3064)
!3084 = distinct !DISubprogram(name: "IntAtomicsUint64", scope: !1052, file: !1052, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!3085 = !DILocation(line: 236, column: 6, scope: !3084)
!3086 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3087 = !DILocation(line: 236, column: 71, scope: !3084)
!3088 = !DILocation(line: 30, column: 23, scope: !3086, inlinedAt: !3087)
!3089 = !DILocation(line: 31, column: 25, scope: !3086, inlinedAt: !3087)
!3090 = !DILocation(line: 31, column: 46, scope: !3086, inlinedAt: !3087)
!3091 = !DILocation(line: 31, column: 37, scope: !3086, inlinedAt: !3087)
!3092 = !DILocation(line: 31, column: 30, scope: !3086, inlinedAt: !3087)
!3093 = !DILocation(line: 31, column: 15, scope: !3086, inlinedAt: !3087)
!3094 = !DILocation(line: 32, column: 24, scope: !3086, inlinedAt: !3087)
!3095 = !DILocation(line: 32, column: 14, scope: !3086, inlinedAt: !3087)
!3096 = !DILocation(line: 33, column: 25, scope: !3086, inlinedAt: !3087)
!3097 = !DILocation(line: 33, column: 31, scope: !3086, inlinedAt: !3087)
!3098 = !DILocation(line: 33, column: 15, scope: !3086, inlinedAt: !3087)
!3099 = !DILocation(line: 35, column: 35, scope: !3086, inlinedAt: !3087)
!3100 = !DILocation(line: 35, column: 25, scope: !3086, inlinedAt: !3087)
!3101 = !DILocation(line: 36, column: 55, scope: !3086, inlinedAt: !3087)
!3102 = !DILocation(line: 36, column: 30, scope: !3086, inlinedAt: !3087)
!3103 = !DILocation(line: 36, column: 59, scope: !3086, inlinedAt: !3087)
!3104 = !DILocation(line: 37, column: 7, scope: !3086, inlinedAt: !3087)
!3105 = !DILocation(line: 41, column: 39, scope: !3086, inlinedAt: !3087)
!3106 = !DILocation(line: 41, column: 29, scope: !3086, inlinedAt: !3087)
!3107 = !DILocation(line: 41, column: 50, scope: !3086, inlinedAt: !3087)
!3108 = !DILocation(line: 42, column: 26, scope: !3086, inlinedAt: !3087)
!3109 = !DILocation(line: 42, column: 16, scope: !3086, inlinedAt: !3087)
!3110 = distinct !DISubprogram(name: "IntegersUint", scope: !1052, file: !1052, line: 241, type: !4, isDefinition: true, scopeLine: 241, isOptimized: true, unit: !2)
!3111 = !DILocation(line: 241, column: 6, scope: !3110)
!3112 = !DILocation(line: 242, column: 32, scope: !3110)
!3113 = !DILocation(line: 243, column: 17, scope: !3110)
!3114 = !DILocation(line: 243, column: 35, scope: !3110)
!3115 = !DILocation(line: 243, column: 38, scope: !3110)
!3116 = !DILocation(line: 243, column: 15, scope: !3110)
!3117 = !DILocation(line: 243, column: 57, scope: !3110)
!3118 = !DILocation(line: 243, column: 63, scope: !3110)
!3119 = !DILocation(line: 243, column: 74, scope: !3110)
!3120 = !DILocation(line: 243, column: 72, scope: !3110)
!3121 = distinct !DISubprogram(name: "Integers", scope: !1064, file: !1064, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3122 = !DILocation(line: 243, column: 11, scope: !3110)
!3123 = !DILocation(line: 14, column: 28, scope: !3121, inlinedAt: !3122)
!3124 = !DILocation(line: 14, column: 33, scope: !3121, inlinedAt: !3122)
!3125 = !DILocation(line: 14, column: 38, scope: !3121, inlinedAt: !3122)
!3126 = !DILocation(line: 14, column: 5, scope: !3121, inlinedAt: !3122)
!3127 = !DILocation(line: 14, column: 13, scope: !3121, inlinedAt: !3122)
!3128 = !DILocation(line: 14, column: 21, scope: !3121, inlinedAt: !3122)
!3129 = !DILocation(line: 15, column: 36, scope: !3121, inlinedAt: !3122)
!3130 = !DILocation(line: 15, column: 41, scope: !3121, inlinedAt: !3122)
!3131 = !DILocation(line: 15, column: 46, scope: !3121, inlinedAt: !3122)
!3132 = !DILocation(line: 15, column: 51, scope: !3121, inlinedAt: !3122)
!3133 = !DILocation(line: 15, column: 5, scope: !3121, inlinedAt: !3122)
!3134 = !DILocation(line: 15, column: 13, scope: !3121, inlinedAt: !3122)
!3135 = !DILocation(line: 15, column: 21, scope: !3121, inlinedAt: !3122)
!3136 = !DILocation(line: 15, column: 29, scope: !3121, inlinedAt: !3122)
!3137 = !DILocation(line: 16, column: 27, scope: !3121, inlinedAt: !3122)
!3138 = !DILocation(line: 16, column: 31, scope: !3121, inlinedAt: !3122)
!3139 = !DILocation(line: 16, column: 5, scope: !3121, inlinedAt: !3122)
!3140 = !DILocation(line: 16, column: 13, scope: !3121, inlinedAt: !3122)
!3141 = !DILocation(line: 16, column: 21, scope: !3121, inlinedAt: !3122)
!3142 = !DILocation(line: 17, column: 22, scope: !3121, inlinedAt: !3122)
!3143 = !DILocation(line: 17, column: 28, scope: !3121, inlinedAt: !3122)
!3144 = !DILocation(line: 17, column: 5, scope: !3121, inlinedAt: !3122)
!3145 = !DILocation(line: 17, column: 14, scope: !3121, inlinedAt: !3122)
!3146 = !DILocation(line: 18, column: 27, scope: !3121, inlinedAt: !3122)
!3147 = !DILocation(line: 18, column: 22, scope: !3121, inlinedAt: !3122)
!3148 = !DILocation(line: 18, column: 40, scope: !3121, inlinedAt: !3122)
!3149 = !DILocation(line: 18, column: 33, scope: !3121, inlinedAt: !3122)
!3150 = !DILocation(line: 18, column: 5, scope: !3121, inlinedAt: !3122)
!3151 = !DILocation(line: 18, column: 14, scope: !3121, inlinedAt: !3122)
!3152 = !DILocation(line: 19, column: 22, scope: !3121, inlinedAt: !3122)
!3153 = !DILocation(line: 19, column: 28, scope: !3121, inlinedAt: !3122)
!3154 = !DILocation(line: 19, column: 5, scope: !3121, inlinedAt: !3122)
!3155 = !DILocation(line: 19, column: 14, scope: !3121, inlinedAt: !3122)
!3156 = !DILocation(line: 20, column: 25, scope: !3121, inlinedAt: !3122)
!3157 = !DILocation(line: 20, column: 35, scope: !3121, inlinedAt: !3122)
!3158 = !DILocation(line: 20, column: 31, scope: !3121, inlinedAt: !3122)
!3159 = !DILocation(line: 20, column: 5, scope: !3121, inlinedAt: !3122)
!3160 = !DILocation(line: 20, column: 14, scope: !3121, inlinedAt: !3122)
!3161 = !DILocation(line: 21, column: 7, scope: !3121, inlinedAt: !3122)
!3162 = !DILocation(line: 22, column: 23, scope: !3121, inlinedAt: !3122)
!3163 = !DILocation(line: 22, column: 28, scope: !3121, inlinedAt: !3122)
!3164 = !DILocation(line: 22, column: 6, scope: !3121, inlinedAt: !3122)
!3165 = !DILocation(line: 22, column: 15, scope: !3121, inlinedAt: !3122)
!3166 = !DILocation(line: 24, column: 6, scope: !3121, inlinedAt: !3122)
!3167 = !DILocation(line: 24, column: 15, scope: !3121, inlinedAt: !3122)
!3168 = !DILocation(line: 26, column: 22, scope: !3121, inlinedAt: !3122)
!3169 = !DILocation(line: 26, column: 27, scope: !3121, inlinedAt: !3122)
!3170 = !DILocation(line: 26, column: 5, scope: !3121, inlinedAt: !3122)
!3171 = !DILocation(line: 26, column: 14, scope: !3121, inlinedAt: !3122)
!3172 = !DILocation(line: 27, column: 22, scope: !3121, inlinedAt: !3122)
!3173 = !DILocation(line: 27, column: 27, scope: !3121, inlinedAt: !3122)
!3174 = !DILocation(line: 27, column: 5, scope: !3121, inlinedAt: !3122)
!3175 = !DILocation(line: 27, column: 14, scope: !3121, inlinedAt: !3122)
!3176 = !DILocation(line: 28, column: 24, scope: !3121, inlinedAt: !3122)
!3177 = !DILocation(line: 28, column: 35, scope: !3121, inlinedAt: !3122)
!3178 = !DILocation(line: 28, column: 5, scope: !3121, inlinedAt: !3122)
!3179 = !DILocation(line: 28, column: 14, scope: !3121, inlinedAt: !3122)
!3180 = !DILocation(line: 29, column: 39, scope: !3121, inlinedAt: !3122)
!3181 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3182 = !DILocation(line: 29, column: 36, scope: !3121, inlinedAt: !3122)
!3183 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3182)
!3184 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3182)
!3185 = !DILocation(line: 29, column: 55, scope: !3121, inlinedAt: !3122)
!3186 = !DILocation(line: 29, column: 52, scope: !3121, inlinedAt: !3122)
!3187 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3186)
!3188 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3186)
!3189 = !DILocation(line: 29, column: 71, scope: !3121, inlinedAt: !3122)
!3190 = !DILocation(line: 29, column: 68, scope: !3121, inlinedAt: !3122)
!3191 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3190)
!3192 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3190)
!3193 = !DILocation(line: 29, column: 5, scope: !3121, inlinedAt: !3122)
!3194 = !DILocation(line: 29, column: 14, scope: !3121, inlinedAt: !3122)
!3195 = !DILocation(line: 29, column: 23, scope: !3121, inlinedAt: !3122)
!3196 = !DILocation(line: 30, column: 39, scope: !3121, inlinedAt: !3122)
!3197 = !DILocation(line: 30, column: 36, scope: !3121, inlinedAt: !3122)
!3198 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3197)
!3199 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3197)
!3200 = !DILocation(line: 30, column: 55, scope: !3121, inlinedAt: !3122)
!3201 = !DILocation(line: 30, column: 52, scope: !3121, inlinedAt: !3122)
!3202 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3201)
!3203 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3201)
!3204 = !DILocation(line: 30, column: 70, scope: !3121, inlinedAt: !3122)
!3205 = !DILocation(line: 30, column: 67, scope: !3121, inlinedAt: !3122)
!3206 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3205)
!3207 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3205)
!3208 = !DILocation(line: 30, column: 5, scope: !3121, inlinedAt: !3122)
!3209 = !DILocation(line: 30, column: 14, scope: !3121, inlinedAt: !3122)
!3210 = !DILocation(line: 30, column: 23, scope: !3121, inlinedAt: !3122)
!3211 = !DILocation(line: 33, column: 2, scope: !3121, inlinedAt: !3122)
!3212 = !DILocation(line: 34, column: 2, scope: !3121, inlinedAt: !3122)
!3213 = !DILocation(line: 35, column: 2, scope: !3121, inlinedAt: !3122)
!3214 = !DILocation(line: 36, column: 5, scope: !3121, inlinedAt: !3122)
!3215 = !DILocation(line: 37, column: 2, scope: !3121, inlinedAt: !3122)
!3216 = !DILocation(line: 38, column: 2, scope: !3121, inlinedAt: !3122)
!3217 = !DILocation(line: 39, column: 2, scope: !3121, inlinedAt: !3122)
!3218 = !DILocation(line: 40, column: 2, scope: !3121, inlinedAt: !3122)
!3219 = !DILocation(line: 41, column: 5, scope: !3121, inlinedAt: !3122)
!3220 = !DILocation(line: 44, column: 2, scope: !3121, inlinedAt: !3122)
!3221 = !DILocation(line: 45, column: 5, scope: !3121, inlinedAt: !3122)
!3222 = !DILocation(line: 48, column: 14, scope: !3121, inlinedAt: !3122)
!3223 = !DILocation(line: 48, column: 5, scope: !3121, inlinedAt: !3122)
!3224 = !DILocation(line: 49, column: 21, scope: !3121, inlinedAt: !3122)
!3225 = !DILocation(line: 49, column: 40, scope: !3121, inlinedAt: !3122)
!3226 = !DILocation(line: 49, column: 18, scope: !3121, inlinedAt: !3122)
!3227 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3226)
!3228 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3226)
!3229 = !DILocation(line: 49, column: 5, scope: !3121, inlinedAt: !3122)
!3230 = !DILocation(line: 50, column: 34, scope: !3121, inlinedAt: !3122)
!3231 = !DILocation(line: 50, column: 28, scope: !3121, inlinedAt: !3122)
!3232 = !DILocation(line: 50, column: 18, scope: !3121, inlinedAt: !3122)
!3233 = !DILocation(line: 10, column: 6, scope: !3181, inlinedAt: !3232)
!3234 = !DILocation(line: 14, column: 2, scope: !3181, inlinedAt: !3232)
!3235 = !DILocation(line: 50, column: 5, scope: !3121, inlinedAt: !3122)
!3236 = !DILocation(line: 51, column: 17, scope: !3121, inlinedAt: !3122)
!3237 = !DILocation(line: 51, column: 13, scope: !3121, inlinedAt: !3122)
!3238 = !DILocation(line: 51, column: 21, scope: !3121, inlinedAt: !3122)
!3239 = !DILocation(line: 51, column: 5, scope: !3121, inlinedAt: !3122)
!3240 = !DILocation(line: 53, column: 5, scope: !3121, inlinedAt: !3122)
!3241 = distinct !DISubprogram(name: "ConvertUint", scope: !1052, file: !1052, line: 250, type: !4, isDefinition: true, scopeLine: 250, isOptimized: true, unit: !2)
!3242 = !DILocation(line: 250, column: 6, scope: !3241)
!3243 = !DILocation(line: 251, column: 32, scope: !3241)
!3244 = !DILocation(line: 252, column: 20, scope: !3241)
!3245 = !DILocation(line: 252, column: 41, scope: !3241)
!3246 = !DILocation(line: 252, column: 44, scope: !3241)
!3247 = !DILocation(line: 252, column: 18, scope: !3241)
!3248 = !DILocation(line: 252, column: 66, scope: !3241)
!3249 = distinct !DISubprogram(name: "Conversions", scope: !1064, file: !1064, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!3250 = !DILocation(line: 252, column: 14, scope: !3241)
!3251 = !DILocation(line: 62, column: 53, scope: !3249, inlinedAt: !3250)
!3252 = !DILocation(line: 62, column: 48, scope: !3249, inlinedAt: !3250)
!3253 = !DILocation(line: 62, column: 70, scope: !3249, inlinedAt: !3250)
!3254 = !DILocation(line: 62, column: 64, scope: !3249, inlinedAt: !3250)
!3255 = !DILocation(line: 62, column: 87, scope: !3249, inlinedAt: !3250)
!3256 = !DILocation(line: 62, column: 81, scope: !3249, inlinedAt: !3250)
!3257 = !DILocation(line: 62, column: 98, scope: !3249, inlinedAt: !3250)
!3258 = !DILocation(line: 62, column: 5, scope: !3249, inlinedAt: !3250)
!3259 = !DILocation(line: 62, column: 13, scope: !3249, inlinedAt: !3250)
!3260 = !DILocation(line: 62, column: 21, scope: !3249, inlinedAt: !3250)
!3261 = !DILocation(line: 62, column: 29, scope: !3249, inlinedAt: !3250)
!3262 = !DILocation(line: 62, column: 37, scope: !3249, inlinedAt: !3250)
!3263 = !DILocation(line: 63, column: 54, scope: !3249, inlinedAt: !3250)
!3264 = !DILocation(line: 63, column: 48, scope: !3249, inlinedAt: !3250)
!3265 = !DILocation(line: 63, column: 72, scope: !3249, inlinedAt: !3250)
!3266 = !DILocation(line: 63, column: 65, scope: !3249, inlinedAt: !3250)
!3267 = !DILocation(line: 63, column: 90, scope: !3249, inlinedAt: !3250)
!3268 = !DILocation(line: 63, column: 83, scope: !3249, inlinedAt: !3250)
!3269 = !DILocation(line: 63, column: 5, scope: !3249, inlinedAt: !3250)
!3270 = !DILocation(line: 63, column: 13, scope: !3249, inlinedAt: !3250)
!3271 = !DILocation(line: 63, column: 21, scope: !3249, inlinedAt: !3250)
!3272 = !DILocation(line: 63, column: 29, scope: !3249, inlinedAt: !3250)
!3273 = !DILocation(line: 63, column: 37, scope: !3249, inlinedAt: !3250)
!3274 = !DILocation(line: 64, column: 37, scope: !3249, inlinedAt: !3250)
!3275 = !DILocation(line: 64, column: 35, scope: !3249, inlinedAt: !3250)
!3276 = !DILocation(line: 64, column: 56, scope: !3249, inlinedAt: !3250)
!3277 = !DILocation(line: 64, column: 54, scope: !3249, inlinedAt: !3250)
!3278 = !DILocation(line: 64, column: 76, scope: !3249, inlinedAt: !3250)
!3279 = !DILocation(line: 64, column: 74, scope: !3249, inlinedAt: !3250)
!3280 = !DILocation(line: 64, column: 5, scope: !3249, inlinedAt: !3250)
!3281 = !DILocation(line: 64, column: 14, scope: !3249, inlinedAt: !3250)
!3282 = !DILocation(line: 64, column: 23, scope: !3249, inlinedAt: !3250)
!3283 = !DILocation(line: 65, column: 28, scope: !3249, inlinedAt: !3250)
!3284 = !DILocation(line: 65, column: 26, scope: !3249, inlinedAt: !3250)
!3285 = !DILocation(line: 65, column: 5, scope: !3249, inlinedAt: !3250)
!3286 = !DILocation(line: 65, column: 14, scope: !3249, inlinedAt: !3250)
!3287 = !DILocation(line: 66, column: 22, scope: !3249, inlinedAt: !3250)
!3288 = !DILocation(line: 66, column: 12, scope: !3249, inlinedAt: !3250)
!3289 = !DILocation(line: 67, column: 34, scope: !3249, inlinedAt: !3250)
!3290 = !DILocation(line: 67, column: 26, scope: !3249, inlinedAt: !3250)
!3291 = !DILocation(line: 67, column: 57, scope: !3249, inlinedAt: !3250)
!3292 = !DILocation(line: 67, column: 49, scope: !3249, inlinedAt: !3250)
!3293 = !DILocation(line: 67, column: 5, scope: !3249, inlinedAt: !3250)
!3294 = !DILocation(line: 67, column: 14, scope: !3249, inlinedAt: !3250)
!3295 = !DILocation(line: 68, column: 28, scope: !3249, inlinedAt: !3250)
!3296 = !DILocation(line: 68, column: 26, scope: !3249, inlinedAt: !3250)
!3297 = !DILocation(line: 68, column: 69, scope: !3249, inlinedAt: !3250)
!3298 = !DILocation(line: 68, column: 54, scope: !3249, inlinedAt: !3250)
!3299 = !DILocation(line: 68, column: 52, scope: !3249, inlinedAt: !3250)
!3300 = !DILocation(line: 68, column: 5, scope: !3249, inlinedAt: !3250)
!3301 = !DILocation(line: 68, column: 14, scope: !3249, inlinedAt: !3250)
!3302 = !DILocation(line: 69, column: 40, scope: !3249, inlinedAt: !3250)
!3303 = !DILocation(line: 69, column: 24, scope: !3249, inlinedAt: !3250)
!3304 = !DILocation(line: 69, column: 17, scope: !3249, inlinedAt: !3250)
!3305 = !DILocation(line: 69, column: 5, scope: !3249, inlinedAt: !3250)
!3306 = !DILocation(line: 253, column: 21, scope: !3241)
!3307 = !DILocation(line: 253, column: 27, scope: !3241)
!3308 = !DILocation(line: 253, column: 19, scope: !3241)
!3309 = !DILocation(line: 253, column: 33, scope: !3241)
!3310 = distinct !DISubprogram(name: "Rounding", scope: !1064, file: !1064, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!3311 = !DILocation(line: 253, column: 11, scope: !3241)
!3312 = !DILocation(line: 74, column: 34, scope: !3310, inlinedAt: !3311)
!3313 = !DILocation(line: 74, column: 26, scope: !3310, inlinedAt: !3311)
!3314 = !DILocation(line: 74, column: 47, scope: !3310, inlinedAt: !3311)
!3315 = !DILocation(line: 74, column: 5, scope: !3310, inlinedAt: !3311)
!3316 = !DILocation(line: 74, column: 13, scope: !3310, inlinedAt: !3311)
!3317 = distinct !DISubprogram(name: "AtomicsUint", scope: !1052, file: !1052, line: 260, type: !4, isDefinition: true, scopeLine: 260, isOptimized: true, unit: !2)
!3318 = !DILocation(line: 260, column: 6, scope: !3317)
!3319 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3320 = !DILocation(line: 261, column: 9, scope: !3317)
!3321 = !DILocation(line: 15, column: 23, scope: !3319, inlinedAt: !3320)
!3322 = !DILocation(line: 16, column: 14, scope: !3319, inlinedAt: !3320)
!3323 = !DILocation(line: 16, column: 8, scope: !3319, inlinedAt: !3320)
!3324 = !DILocation(line: 17, column: 25, scope: !3319, inlinedAt: !3320)
!3325 = !DILocation(line: 17, column: 15, scope: !3319, inlinedAt: !3320)
!3326 = !DILocation(line: 18, column: 25, scope: !3319, inlinedAt: !3320)
!3327 = !DILocation(line: 18, column: 15, scope: !3319, inlinedAt: !3320)
!3328 = !DILocation(line: 19, column: 25, scope: !3319, inlinedAt: !3320)
!3329 = !DILocation(line: 19, column: 15, scope: !3319, inlinedAt: !3320)
!3330 = !DILocation(line: 20, column: 25, scope: !3319, inlinedAt: !3320)
!3331 = !DILocation(line: 20, column: 15, scope: !3319, inlinedAt: !3320)
!3332 = !DILocation(line: 21, column: 42, scope: !3319, inlinedAt: !3320)
!3333 = !DILocation(line: 21, column: 32, scope: !3319, inlinedAt: !3320)
!3334 = !DILocation(line: 21, column: 5, scope: !3319, inlinedAt: !3320)
!3335 = !DILocation(line: 22, column: 29, scope: !3319, inlinedAt: !3320)
!3336 = !DILocation(line: 22, column: 19, scope: !3319, inlinedAt: !3320)
!3337 = !DILocation(line: 22, column: 34, scope: !3319, inlinedAt: !3320)
!3338 = !DILocation(line: 23, column: 26, scope: !3319, inlinedAt: !3320)
!3339 = !DILocation(line: 23, column: 18, scope: !3319, inlinedAt: !3320)
!3340 = distinct !DISubprogram(name: "IntAtomicsUint", scope: !1052, file: !1052, line: 267, type: !4, isDefinition: true, scopeLine: 267, isOptimized: true, unit: !2)
!3341 = !DILocation(line: 267, column: 6, scope: !3340)
!3342 = distinct !DISubprogram(name: "intAtomics", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3343 = !DILocation(line: 267, column: 67, scope: !3340)
!3344 = !DILocation(line: 30, column: 23, scope: !3342, inlinedAt: !3343)
!3345 = !DILocation(line: 31, column: 25, scope: !3342, inlinedAt: !3343)
!3346 = !DILocation(line: 31, column: 46, scope: !3342, inlinedAt: !3343)
!3347 = !DILocation(line: 31, column: 37, scope: !3342, inlinedAt: !3343)
!3348 = !DILocation(line: 31, column: 30, scope: !3342, inlinedAt: !3343)
!3349 = !DILocation(line: 31, column: 15, scope: !3342, inlinedAt: !3343)
!3350 = !DILocation(line: 32, column: 24, scope: !3342, inlinedAt: !3343)
!3351 = !DILocation(line: 32, column: 14, scope: !3342, inlinedAt: !3343)
!3352 = !DILocation(line: 33, column: 25, scope: !3342, inlinedAt: !3343)
!3353 = !DILocation(line: 33, column: 31, scope: !3342, inlinedAt: !3343)
!3354 = !DILocation(line: 33, column: 15, scope: !3342, inlinedAt: !3343)
!3355 = !DILocation(line: 35, column: 35, scope: !3342, inlinedAt: !3343)
!3356 = !DILocation(line: 35, column: 25, scope: !3342, inlinedAt: !3343)
!3357 = !DILocation(line: 36, column: 55, scope: !3342, inlinedAt: !3343)
!3358 = !DILocation(line: 36, column: 30, scope: !3342, inlinedAt: !3343)
!3359 = !DILocation(line: 36, column: 59, scope: !3342, inlinedAt: !3343)
!3360 = !DILocation(line: 37, column: 7, scope: !3342, inlinedAt: !3343)
!3361 = !DILocation(line: 41, column: 39, scope: !3342, inlinedAt: !3343)
!3362 = !DILocation(line: 41, column: 29, scope: !3342, inlinedAt: !3343)
!3363 = !DILocation(line: 41, column: 50, scope: !3342, inlinedAt: !3343)
!3364 = !DILocation(line: 42, column: 26, scope: !3342, inlinedAt: !3343)
!3365 = !DILocation(line: 42, column: 16, scope: !3342, inlinedAt: !3343)
!3366 = distinct !DISubprogram(name: "FloatsFloat32", scope: !1052, file: !1052, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!3367 = !DILocation(line: 272, column: 6, scope: !3366)
!3368 = !DILocation(line: 273, column: 32, scope: !3366)
!3369 = !DILocation(line: 274, column: 15, scope: !3366)
!3370 = !DILocation(line: 274, column: 31, scope: !3366)
!3371 = !DILocation(line: 274, column: 34, scope: !3366)
!3372 = !DILocation(line: 274, column: 13, scope: !3366)
!3373 = !DILocation(line: 274, column: 51, scope: !3366)
!3374 = !DILocation(line: 274, column: 57, scope: !3366)
!3375 = !DIFile(filename: "float.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!3376 = distinct !DISubprogram(name: "Floats", scope: !3375, file: !3375, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3377 = !DILocation(line: 274, column: 9, scope: !3366)
!3378 = !DILocation(line: 15, column: 36, scope: !3376, inlinedAt: !3377)
!3379 = !DILocation(line: 15, column: 41, scope: !3376, inlinedAt: !3377)
!3380 = !DILocation(line: 15, column: 46, scope: !3376, inlinedAt: !3377)
!3381 = !DILocation(line: 15, column: 51, scope: !3376, inlinedAt: !3377)
!3382 = !DILocation(line: 15, column: 5, scope: !3376, inlinedAt: !3377)
!3383 = !DILocation(line: 15, column: 13, scope: !3376, inlinedAt: !3377)
!3384 = !DILocation(line: 15, column: 21, scope: !3376, inlinedAt: !3377)
!3385 = !DILocation(line: 15, column: 29, scope: !3376, inlinedAt: !3377)
!3386 = !DILocation(line: 16, column: 19, scope: !3376, inlinedAt: !3377)
!3387 = !DILocation(line: 16, column: 5, scope: !3376, inlinedAt: !3377)
!3388 = !DILocation(line: 16, column: 13, scope: !3376, inlinedAt: !3377)
!3389 = !DILocation(line: 17, column: 36, scope: !3376, inlinedAt: !3377)
!3390 = distinct !DISubprogram(name: "bit", scope: !676, file: !676, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!3391 = !DILocation(line: 17, column: 33, scope: !3376, inlinedAt: !3377)
!3392 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3391)
!3393 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3391)
!3394 = !DILocation(line: 17, column: 52, scope: !3376, inlinedAt: !3377)
!3395 = !DILocation(line: 17, column: 49, scope: !3376, inlinedAt: !3377)
!3396 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3395)
!3397 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3395)
!3398 = !DILocation(line: 17, column: 68, scope: !3376, inlinedAt: !3377)
!3399 = !DILocation(line: 17, column: 65, scope: !3376, inlinedAt: !3377)
!3400 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3399)
!3401 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3399)
!3402 = !DILocation(line: 17, column: 5, scope: !3376, inlinedAt: !3377)
!3403 = !DILocation(line: 17, column: 13, scope: !3376, inlinedAt: !3377)
!3404 = !DILocation(line: 17, column: 21, scope: !3376, inlinedAt: !3377)
!3405 = !DILocation(line: 18, column: 38, scope: !3376, inlinedAt: !3377)
!3406 = !DILocation(line: 18, column: 35, scope: !3376, inlinedAt: !3377)
!3407 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3406)
!3408 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3406)
!3409 = !DILocation(line: 18, column: 54, scope: !3376, inlinedAt: !3377)
!3410 = !DILocation(line: 18, column: 51, scope: !3376, inlinedAt: !3377)
!3411 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3410)
!3412 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3410)
!3413 = !DILocation(line: 18, column: 69, scope: !3376, inlinedAt: !3377)
!3414 = !DILocation(line: 18, column: 66, scope: !3376, inlinedAt: !3377)
!3415 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3414)
!3416 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3414)
!3417 = !DILocation(line: 18, column: 5, scope: !3376, inlinedAt: !3377)
!3418 = !DILocation(line: 18, column: 13, scope: !3376, inlinedAt: !3377)
!3419 = !DILocation(line: 18, column: 22, scope: !3376, inlinedAt: !3377)
!3420 = !DILocation(line: 19, column: 24, scope: !3376, inlinedAt: !3377)
!3421 = !DILocation(line: 19, column: 35, scope: !3376, inlinedAt: !3377)
!3422 = !DILocation(line: 19, column: 5, scope: !3376, inlinedAt: !3377)
!3423 = !DILocation(line: 19, column: 14, scope: !3376, inlinedAt: !3377)
!3424 = !DILocation(line: 20, column: 15, scope: !3376, inlinedAt: !3377)
!3425 = !DILocation(line: 20, column: 19, scope: !3376, inlinedAt: !3377)
!3426 = !DILocation(line: 20, column: 5, scope: !3376, inlinedAt: !3377)
!3427 = !DILocation(line: 21, column: 14, scope: !3376, inlinedAt: !3377)
!3428 = !DILocation(line: 21, column: 5, scope: !3376, inlinedAt: !3377)
!3429 = !DILocation(line: 22, column: 45, scope: !3376, inlinedAt: !3377)
!3430 = !DILocation(line: 22, column: 37, scope: !3376, inlinedAt: !3377)
!3431 = !DILocation(line: 22, column: 5, scope: !3376, inlinedAt: !3377)
!3432 = !DILocation(line: 22, column: 14, scope: !3376, inlinedAt: !3377)
!3433 = !DILocation(line: 23, column: 5, scope: !3376, inlinedAt: !3377)
!3434 = !DILocation(line: 24, column: 5, scope: !3376, inlinedAt: !3377)
!3435 = !DILocation(line: 24, column: 2, scope: !3376, inlinedAt: !3377)
!3436 = !DILocation(line: 25, column: 5, scope: !3376, inlinedAt: !3377)
!3437 = !DILocation(line: 25, column: 2, scope: !3376, inlinedAt: !3377)
!3438 = !DILocation(line: 26, column: 18, scope: !3376, inlinedAt: !3377)
!3439 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3438)
!3440 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3438)
!3441 = !DILocation(line: 26, column: 5, scope: !3376, inlinedAt: !3377)
!3442 = !DILocation(line: 27, column: 21, scope: !3376, inlinedAt: !3377)
!3443 = !DILocation(line: 27, column: 18, scope: !3376, inlinedAt: !3377)
!3444 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3443)
!3445 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3443)
!3446 = !DILocation(line: 27, column: 5, scope: !3376, inlinedAt: !3377)
!3447 = !DILocation(line: 29, column: 22, scope: !3376, inlinedAt: !3377)
!3448 = !DILocation(line: 29, column: 31, scope: !3376, inlinedAt: !3377)
!3449 = !DILocation(line: 29, column: 5, scope: !3376, inlinedAt: !3377)
!3450 = !DILocation(line: 29, column: 14, scope: !3376, inlinedAt: !3377)
!3451 = !DILocation(line: 30, column: 17, scope: !3376, inlinedAt: !3377)
!3452 = !DILocation(line: 30, column: 5, scope: !3376, inlinedAt: !3377)
!3453 = !DILocation(line: 31, column: 5, scope: !3376, inlinedAt: !3377)
!3454 = !DILocation(line: 32, column: 14, scope: !3376, inlinedAt: !3377)
!3455 = !DILocation(line: 32, column: 5, scope: !3376, inlinedAt: !3377)
!3456 = !DILocation(line: 33, column: 29, scope: !3376, inlinedAt: !3377)
!3457 = !DILocation(line: 33, column: 18, scope: !3376, inlinedAt: !3377)
!3458 = !DILocation(line: 10, column: 6, scope: !3390, inlinedAt: !3457)
!3459 = !DILocation(line: 14, column: 2, scope: !3390, inlinedAt: !3457)
!3460 = !DILocation(line: 33, column: 5, scope: !3376, inlinedAt: !3377)
!3461 = !DILocation(line: 34, column: 59, scope: !3376, inlinedAt: !3377)
!3462 = !DILocation(line: 34, column: 51, scope: !3376, inlinedAt: !3377)
!3463 = !DILocation(line: 34, column: 34, scope: !3376, inlinedAt: !3377)
!3464 = !DILocation(line: 34, column: 13, scope: !3376, inlinedAt: !3377)
!3465 = !DILocation(line: 34, column: 5, scope: !3376, inlinedAt: !3377)
!3466 = distinct !DISubprogram(name: "ToIntsFloat32", scope: !1052, file: !1052, line: 281, type: !4, isDefinition: true, scopeLine: 281, isOptimized: true, unit: !2)
!3467 = !DILocation(line: 281, column: 6, scope: !3466)
!3468 = !DILocation(line: 282, column: 32, scope: !3466)
!3469 = !DILocation(line: 283, column: 20, scope: !3466)
!3470 = !DILocation(line: 283, column: 41, scope: !3466)
!3471 = !DILocation(line: 283, column: 44, scope: !3466)
!3472 = !DILocation(line: 283, column: 18, scope: !3466)
!3473 = !DILocation(line: 283, column: 66, scope: !3466)
!3474 = distinct !DISubprogram(name: "FloatToInts", scope: !3375, file: !3375, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3475 = !DILocation(line: 283, column: 14, scope: !3466)
!3476 = !DILocation(line: 39, column: 37, scope: !3474, inlinedAt: !3475)
!3477 = !DILocation(line: 39, column: 32, scope: !3474, inlinedAt: !3475)
!3478 = !DILocation(line: 39, column: 54, scope: !3474, inlinedAt: !3475)
!3479 = !DILocation(line: 39, column: 48, scope: !3474, inlinedAt: !3475)
!3480 = !DILocation(line: 39, column: 71, scope: !3474, inlinedAt: !3475)
!3481 = !DILocation(line: 39, column: 65, scope: !3474, inlinedAt: !3475)
!3482 = !DILocation(line: 39, column: 5, scope: !3474, inlinedAt: !3475)
!3483 = !DILocation(line: 39, column: 13, scope: !3474, inlinedAt: !3475)
!3484 = !DILocation(line: 39, column: 21, scope: !3474, inlinedAt: !3475)
!3485 = !DILocation(line: 40, column: 24, scope: !3474, inlinedAt: !3475)
!3486 = !DILocation(line: 40, column: 5, scope: !3474, inlinedAt: !3475)
!3487 = !DILocation(line: 40, column: 13, scope: !3474, inlinedAt: !3475)
!3488 = !DILocation(line: 42, column: 7, scope: !3474, inlinedAt: !3475)
!3489 = !DILocation(line: 43, column: 7, scope: !3474, inlinedAt: !3475)
!3490 = !DILocation(line: 41, column: 2, scope: !3474, inlinedAt: !3475)
!3491 = !DILocation(line: 45, column: 38, scope: !3474, inlinedAt: !3475)
!3492 = !DILocation(line: 45, column: 32, scope: !3474, inlinedAt: !3475)
!3493 = !DILocation(line: 45, column: 56, scope: !3474, inlinedAt: !3475)
!3494 = !DILocation(line: 45, column: 49, scope: !3474, inlinedAt: !3475)
!3495 = !DILocation(line: 45, column: 74, scope: !3474, inlinedAt: !3475)
!3496 = !DILocation(line: 45, column: 67, scope: !3474, inlinedAt: !3475)
!3497 = !DILocation(line: 45, column: 5, scope: !3474, inlinedAt: !3475)
!3498 = !DILocation(line: 45, column: 13, scope: !3474, inlinedAt: !3475)
!3499 = !DILocation(line: 45, column: 21, scope: !3474, inlinedAt: !3475)
!3500 = !DILocation(line: 46, column: 31, scope: !3474, inlinedAt: !3475)
!3501 = !DILocation(line: 46, column: 24, scope: !3474, inlinedAt: !3475)
!3502 = !DILocation(line: 46, column: 5, scope: !3474, inlinedAt: !3475)
!3503 = !DILocation(line: 46, column: 13, scope: !3474, inlinedAt: !3475)
!3504 = distinct !DISubprogram(name: "MathFloat32", scope: !1052, file: !1052, line: 290, type: !4, isDefinition: true, scopeLine: 290, isOptimized: true, unit: !2)
!3505 = !DILocation(line: 290, column: 6, scope: !3504)
!3506 = !DILocation(line: 291, column: 32, scope: !3504)
!3507 = !DILocation(line: 292, column: 13, scope: !3504)
!3508 = !DILocation(line: 292, column: 28, scope: !3504)
!3509 = !DILocation(line: 292, column: 31, scope: !3504)
!3510 = !DILocation(line: 292, column: 11, scope: !3504)
!3511 = !DILocation(line: 292, column: 47, scope: !3504)
!3512 = !DILocation(line: 292, column: 53, scope: !3504)
!3513 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3514 = !DILocation(line: 292, column: 7, scope: !3504)
!3515 = !DILocation(line: 16, column: 16, scope: !3513, inlinedAt: !3514)
!3516 = !DILocation(line: 16, column: 20, scope: !3513, inlinedAt: !3514)
!3517 = !DILocation(line: 17, column: 26, scope: !3513, inlinedAt: !3514)
!3518 = !DILocation(line: 17, column: 12, scope: !3513, inlinedAt: !3514)
!3519 = !DILocation(line: 18, column: 18, scope: !3513, inlinedAt: !3514)
!3520 = !DILocation(line: 19, column: 27, scope: !3513, inlinedAt: !3514)
!3521 = !DILocation(line: 19, column: 5, scope: !3513, inlinedAt: !3514)
!3522 = !DILocation(line: 19, column: 13, scope: !3513, inlinedAt: !3514)
!3523 = !DILocation(line: 20, column: 36, scope: !3513, inlinedAt: !3514)
!3524 = !DILocation(line: 20, column: 49, scope: !3513, inlinedAt: !3514)
!3525 = !DILocation(line: 20, column: 63, scope: !3513, inlinedAt: !3514)
!3526 = !DILocation(line: 20, column: 5, scope: !3513, inlinedAt: !3514)
!3527 = !DILocation(line: 20, column: 13, scope: !3513, inlinedAt: !3514)
!3528 = !DILocation(line: 20, column: 21, scope: !3513, inlinedAt: !3514)
!3529 = !DILocation(line: 21, column: 28, scope: !3513, inlinedAt: !3514)
!3530 = !DILocation(line: 21, column: 48, scope: !3513, inlinedAt: !3514)
!3531 = !DILocation(line: 21, column: 5, scope: !3513, inlinedAt: !3514)
!3532 = !DILocation(line: 21, column: 13, scope: !3513, inlinedAt: !3514)
!3533 = !DILocation(line: 22, column: 26, scope: !3513, inlinedAt: !3514)
!3534 = !DILocation(line: 22, column: 41, scope: !3513, inlinedAt: !3514)
!3535 = !DILocation(line: 22, column: 5, scope: !3513, inlinedAt: !3514)
!3536 = !DILocation(line: 22, column: 13, scope: !3513, inlinedAt: !3514)
!3537 = !DILocation(line: 23, column: 27, scope: !3513, inlinedAt: !3514)
!3538 = !DILocation(line: 23, column: 47, scope: !3513, inlinedAt: !3514)
!3539 = !DILocation(line: 23, column: 5, scope: !3513, inlinedAt: !3514)
!3540 = !DILocation(line: 23, column: 13, scope: !3513, inlinedAt: !3514)
!3541 = !DILocation(line: 24, column: 19, scope: !3513, inlinedAt: !3514)
!3542 = !DILocation(line: 24, column: 5, scope: !3513, inlinedAt: !3514)
!3543 = !DILocation(line: 25, column: 28, scope: !3513, inlinedAt: !3514)
!3544 = !DILocation(line: 25, column: 51, scope: !3513, inlinedAt: !3514)
!3545 = !DILocation(line: 25, column: 5, scope: !3513, inlinedAt: !3514)
!3546 = !DILocation(line: 25, column: 14, scope: !3513, inlinedAt: !3514)
!3547 = !DILocation(line: 26, column: 30, scope: !3513, inlinedAt: !3514)
!3548 = !DILocation(line: 26, column: 45, scope: !3513, inlinedAt: !3514)
!3549 = !DILocation(line: 26, column: 5, scope: !3513, inlinedAt: !3514)
!3550 = !DILocation(line: 26, column: 14, scope: !3513, inlinedAt: !3514)
!3551 = !DILocation(line: 27, column: 37, scope: !3513, inlinedAt: !3514)
!3552 = !DILocation(line: 27, column: 54, scope: !3513, inlinedAt: !3514)
!3553 = !DILocation(line: 27, column: 72, scope: !3513, inlinedAt: !3514)
!3554 = !DILocation(line: 27, column: 5, scope: !3513, inlinedAt: !3514)
!3555 = !DILocation(line: 27, column: 14, scope: !3513, inlinedAt: !3514)
!3556 = !DILocation(line: 27, column: 23, scope: !3513, inlinedAt: !3514)
!3557 = !DILocation(line: 28, column: 46, scope: !3513, inlinedAt: !3514)
!3558 = !DILocation(line: 28, column: 61, scope: !3513, inlinedAt: !3514)
!3559 = !DILocation(line: 28, column: 77, scope: !3513, inlinedAt: !3514)
!3560 = !DILocation(line: 28, column: 93, scope: !3513, inlinedAt: !3514)
!3561 = !DILocation(line: 28, column: 5, scope: !3513, inlinedAt: !3514)
!3562 = !DILocation(line: 28, column: 14, scope: !3513, inlinedAt: !3514)
!3563 = !DILocation(line: 28, column: 23, scope: !3513, inlinedAt: !3514)
!3564 = !DILocation(line: 28, column: 32, scope: !3513, inlinedAt: !3514)
!3565 = !DILocation(line: 29, column: 37, scope: !3513, inlinedAt: !3514)
!3566 = !DILocation(line: 29, column: 53, scope: !3513, inlinedAt: !3514)
!3567 = !DILocation(line: 29, column: 69, scope: !3513, inlinedAt: !3514)
!3568 = !DILocation(line: 29, column: 5, scope: !3513, inlinedAt: !3514)
!3569 = !DILocation(line: 29, column: 14, scope: !3513, inlinedAt: !3514)
!3570 = !DILocation(line: 29, column: 23, scope: !3513, inlinedAt: !3514)
!3571 = !DILocation(line: 30, column: 38, scope: !3513, inlinedAt: !3514)
!3572 = !DILocation(line: 30, column: 54, scope: !3513, inlinedAt: !3514)
!3573 = !DILocation(line: 30, column: 70, scope: !3513, inlinedAt: !3514)
!3574 = !DILocation(line: 30, column: 5, scope: !3513, inlinedAt: !3514)
!3575 = !DILocation(line: 30, column: 14, scope: !3513, inlinedAt: !3514)
!3576 = !DILocation(line: 30, column: 23, scope: !3513, inlinedAt: !3514)
!3577 = !DILocation(line: 31, column: 21, scope: !3513, inlinedAt: !3514)
!3578 = !DILocation(line: 31, column: 5, scope: !3513, inlinedAt: !3514)
!3579 = !DILocation(line: 32, column: 38, scope: !3513, inlinedAt: !3514)
!3580 = !DILocation(line: 32, column: 55, scope: !3513, inlinedAt: !3514)
!3581 = !DILocation(line: 32, column: 72, scope: !3513, inlinedAt: !3514)
!3582 = !DILocation(line: 32, column: 5, scope: !3513, inlinedAt: !3514)
!3583 = !DILocation(line: 32, column: 14, scope: !3513, inlinedAt: !3514)
!3584 = !DILocation(line: 32, column: 23, scope: !3513, inlinedAt: !3514)
!3585 = !DILocation(line: 33, column: 39, scope: !3513, inlinedAt: !3514)
!3586 = !DILocation(line: 33, column: 57, scope: !3513, inlinedAt: !3514)
!3587 = !DILocation(line: 33, column: 53, scope: !3513, inlinedAt: !3514)
!3588 = !DILocation(line: 33, column: 71, scope: !3513, inlinedAt: !3514)
!3589 = !DILocation(line: 33, column: 5, scope: !3513, inlinedAt: !3514)
!3590 = !DILocation(line: 33, column: 14, scope: !3513, inlinedAt: !3514)
!3591 = !DILocation(line: 33, column: 23, scope: !3513, inlinedAt: !3514)
!3592 = !DILocation(line: 34, column: 28, scope: !3513, inlinedAt: !3514)
!3593 = !DILocation(line: 34, column: 50, scope: !3513, inlinedAt: !3514)
!3594 = !DILocation(line: 34, column: 5, scope: !3513, inlinedAt: !3514)
!3595 = !DILocation(line: 34, column: 14, scope: !3513, inlinedAt: !3514)
!3596 = !DILocation(line: 35, column: 28, scope: !3513, inlinedAt: !3514)
!3597 = !DILocation(line: 35, column: 45, scope: !3513, inlinedAt: !3514)
!3598 = !DILocation(line: 35, column: 5, scope: !3513, inlinedAt: !3514)
!3599 = !DILocation(line: 35, column: 14, scope: !3513, inlinedAt: !3514)
!3600 = !DILocation(line: 36, column: 5, scope: !3513, inlinedAt: !3514)
!3601 = !DILocation(line: 36, column: 14, scope: !3513, inlinedAt: !3514)
!3602 = distinct !DISubprogram(name: "AtomicsFloat32", scope: !1052, file: !1052, line: 299, type: !4, isDefinition: true, scopeLine: 299, isOptimized: true, unit: !2)
!3603 = !DILocation(line: 299, column: 6, scope: !3602)
!3604 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3605 = !DILocation(line: 300, column: 9, scope: !3602)
!3606 = !DILocation(line: 15, column: 23, scope: !3604, inlinedAt: !3605)
!3607 = !DILocation(line: 16, column: 14, scope: !3604, inlinedAt: !3605)
!3608 = !DILocation(line: 16, column: 8, scope: !3604, inlinedAt: !3605)
!3609 = !DILocation(line: 17, column: 25, scope: !3604, inlinedAt: !3605)
!3610 = !DILocation(line: 17, column: 15, scope: !3604, inlinedAt: !3605)
!3611 = !DILocation(line: 18, column: 25, scope: !3604, inlinedAt: !3605)
!3612 = !DILocation(line: 18, column: 15, scope: !3604, inlinedAt: !3605)
!3613 = !DILocation(line: 19, column: 25, scope: !3604, inlinedAt: !3605)
!3614 = !DILocation(line: 19, column: 15, scope: !3604, inlinedAt: !3605)
!3615 = !DILocation(line: 20, column: 25, scope: !3604, inlinedAt: !3605)
!3616 = !DILocation(line: 20, column: 15, scope: !3604, inlinedAt: !3605)
!3617 = !DILocation(line: 21, column: 42, scope: !3604, inlinedAt: !3605)
!3618 = !DILocation(line: 21, column: 32, scope: !3604, inlinedAt: !3605)
!3619 = !DILocation(line: 21, column: 5, scope: !3604, inlinedAt: !3605)
!3620 = !DILocation(line: 22, column: 29, scope: !3604, inlinedAt: !3605)
!3621 = !DILocation(line: 22, column: 19, scope: !3604, inlinedAt: !3605)
!3622 = !DILocation(line: 22, column: 34, scope: !3604, inlinedAt: !3605)
!3623 = !DILocation(line: 23, column: 26, scope: !3604, inlinedAt: !3605)
!3624 = !DILocation(line: 23, column: 18, scope: !3604, inlinedAt: !3605)
!3625 = distinct !DISubprogram(name: "FloatsFloat64", scope: !1052, file: !1052, line: 306, type: !4, isDefinition: true, scopeLine: 306, isOptimized: true, unit: !2)
!3626 = !DILocation(line: 306, column: 6, scope: !3625)
!3627 = !DILocation(line: 307, column: 32, scope: !3625)
!3628 = !DILocation(line: 308, column: 15, scope: !3625)
!3629 = !DILocation(line: 308, column: 31, scope: !3625)
!3630 = !DILocation(line: 308, column: 34, scope: !3625)
!3631 = !DILocation(line: 308, column: 13, scope: !3625)
!3632 = !DILocation(line: 308, column: 51, scope: !3625)
!3633 = !DILocation(line: 308, column: 57, scope: !3625)
!3634 = distinct !DISubprogram(name: "Floats", scope: !3375, file: !3375, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3635 = !DILocation(line: 308, column: 9, scope: !3625)
!3636 = !DILocation(line: 15, column: 36, scope: !3634, inlinedAt: !3635)
!3637 = !DILocation(line: 15, column: 41, scope: !3634, inlinedAt: !3635)
!3638 = !DILocation(line: 15, column: 46, scope: !3634, inlinedAt: !3635)
!3639 = !DILocation(line: 15, column: 51, scope: !3634, inlinedAt: !3635)
!3640 = !DILocation(line: 15, column: 5, scope: !3634, inlinedAt: !3635)
!3641 = !DILocation(line: 15, column: 13, scope: !3634, inlinedAt: !3635)
!3642 = !DILocation(line: 15, column: 21, scope: !3634, inlinedAt: !3635)
!3643 = !DILocation(line: 15, column: 29, scope: !3634, inlinedAt: !3635)
!3644 = !DILocation(line: 16, column: 19, scope: !3634, inlinedAt: !3635)
!3645 = !DILocation(line: 16, column: 5, scope: !3634, inlinedAt: !3635)
!3646 = !DILocation(line: 16, column: 13, scope: !3634, inlinedAt: !3635)
!3647 = !DILocation(line: 17, column: 36, scope: !3634, inlinedAt: !3635)
!3648 = !DILocation(line: 17, column: 33, scope: !3634, inlinedAt: !3635)
!3649 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3648)
!3650 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3648)
!3651 = !DILocation(line: 17, column: 52, scope: !3634, inlinedAt: !3635)
!3652 = !DILocation(line: 17, column: 49, scope: !3634, inlinedAt: !3635)
!3653 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3652)
!3654 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3652)
!3655 = !DILocation(line: 17, column: 68, scope: !3634, inlinedAt: !3635)
!3656 = !DILocation(line: 17, column: 65, scope: !3634, inlinedAt: !3635)
!3657 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3656)
!3658 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3656)
!3659 = !DILocation(line: 17, column: 5, scope: !3634, inlinedAt: !3635)
!3660 = !DILocation(line: 17, column: 13, scope: !3634, inlinedAt: !3635)
!3661 = !DILocation(line: 17, column: 21, scope: !3634, inlinedAt: !3635)
!3662 = !DILocation(line: 18, column: 38, scope: !3634, inlinedAt: !3635)
!3663 = !DILocation(line: 18, column: 35, scope: !3634, inlinedAt: !3635)
!3664 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3663)
!3665 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3663)
!3666 = !DILocation(line: 18, column: 54, scope: !3634, inlinedAt: !3635)
!3667 = !DILocation(line: 18, column: 51, scope: !3634, inlinedAt: !3635)
!3668 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3667)
!3669 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3667)
!3670 = !DILocation(line: 18, column: 69, scope: !3634, inlinedAt: !3635)
!3671 = !DILocation(line: 18, column: 66, scope: !3634, inlinedAt: !3635)
!3672 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3671)
!3673 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3671)
!3674 = !DILocation(line: 18, column: 5, scope: !3634, inlinedAt: !3635)
!3675 = !DILocation(line: 18, column: 13, scope: !3634, inlinedAt: !3635)
!3676 = !DILocation(line: 18, column: 22, scope: !3634, inlinedAt: !3635)
!3677 = !DILocation(line: 19, column: 24, scope: !3634, inlinedAt: !3635)
!3678 = !DILocation(line: 19, column: 35, scope: !3634, inlinedAt: !3635)
!3679 = !DILocation(line: 19, column: 5, scope: !3634, inlinedAt: !3635)
!3680 = !DILocation(line: 19, column: 14, scope: !3634, inlinedAt: !3635)
!3681 = !DILocation(line: 20, column: 15, scope: !3634, inlinedAt: !3635)
!3682 = !DILocation(line: 20, column: 19, scope: !3634, inlinedAt: !3635)
!3683 = !DILocation(line: 20, column: 5, scope: !3634, inlinedAt: !3635)
!3684 = !DILocation(line: 21, column: 14, scope: !3634, inlinedAt: !3635)
!3685 = !DILocation(line: 21, column: 5, scope: !3634, inlinedAt: !3635)
!3686 = !DILocation(line: 22, column: 30, scope: !3634, inlinedAt: !3635)
!3687 = !DILocation(line: 22, column: 22, scope: !3634, inlinedAt: !3635)
!3688 = !DILocation(line: 22, column: 5, scope: !3634, inlinedAt: !3635)
!3689 = !DILocation(line: 22, column: 14, scope: !3634, inlinedAt: !3635)
!3690 = !DILocation(line: 23, column: 5, scope: !3634, inlinedAt: !3635)
!3691 = !DILocation(line: 24, column: 5, scope: !3634, inlinedAt: !3635)
!3692 = !DILocation(line: 24, column: 2, scope: !3634, inlinedAt: !3635)
!3693 = !DILocation(line: 25, column: 5, scope: !3634, inlinedAt: !3635)
!3694 = !DILocation(line: 25, column: 2, scope: !3634, inlinedAt: !3635)
!3695 = !DILocation(line: 26, column: 18, scope: !3634, inlinedAt: !3635)
!3696 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3695)
!3697 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3695)
!3698 = !DILocation(line: 26, column: 5, scope: !3634, inlinedAt: !3635)
!3699 = !DILocation(line: 27, column: 21, scope: !3634, inlinedAt: !3635)
!3700 = !DILocation(line: 27, column: 18, scope: !3634, inlinedAt: !3635)
!3701 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3700)
!3702 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3700)
!3703 = !DILocation(line: 27, column: 5, scope: !3634, inlinedAt: !3635)
!3704 = !DILocation(line: 29, column: 22, scope: !3634, inlinedAt: !3635)
!3705 = !DILocation(line: 29, column: 31, scope: !3634, inlinedAt: !3635)
!3706 = !DILocation(line: 29, column: 5, scope: !3634, inlinedAt: !3635)
!3707 = !DILocation(line: 29, column: 14, scope: !3634, inlinedAt: !3635)
!3708 = !DILocation(line: 30, column: 17, scope: !3634, inlinedAt: !3635)
!3709 = !DILocation(line: 30, column: 5, scope: !3634, inlinedAt: !3635)
!3710 = !DILocation(line: 31, column: 5, scope: !3634, inlinedAt: !3635)
!3711 = !DILocation(line: 32, column: 14, scope: !3634, inlinedAt: !3635)
!3712 = !DILocation(line: 32, column: 5, scope: !3634, inlinedAt: !3635)
!3713 = !DILocation(line: 33, column: 18, scope: !3634, inlinedAt: !3635)
!3714 = !DILocation(line: 10, column: 6, scope: !677, inlinedAt: !3713)
!3715 = !DILocation(line: 14, column: 2, scope: !677, inlinedAt: !3713)
!3716 = !DILocation(line: 33, column: 5, scope: !3634, inlinedAt: !3635)
!3717 = !DILocation(line: 34, column: 51, scope: !3634, inlinedAt: !3635)
!3718 = !DILocation(line: 34, column: 34, scope: !3634, inlinedAt: !3635)
!3719 = !DILocation(line: 34, column: 5, scope: !3634, inlinedAt: !3635)
!3720 = distinct !DISubprogram(name: "ToIntsFloat64", scope: !1052, file: !1052, line: 315, type: !4, isDefinition: true, scopeLine: 315, isOptimized: true, unit: !2)
!3721 = !DILocation(line: 315, column: 6, scope: !3720)
!3722 = !DILocation(line: 316, column: 32, scope: !3720)
!3723 = !DILocation(line: 317, column: 20, scope: !3720)
!3724 = !DILocation(line: 317, column: 41, scope: !3720)
!3725 = !DILocation(line: 317, column: 44, scope: !3720)
!3726 = !DILocation(line: 317, column: 18, scope: !3720)
!3727 = !DILocation(line: 317, column: 66, scope: !3720)
!3728 = distinct !DISubprogram(name: "FloatToInts", scope: !3375, file: !3375, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!3729 = !DILocation(line: 317, column: 14, scope: !3720)
!3730 = !DILocation(line: 39, column: 37, scope: !3728, inlinedAt: !3729)
!3731 = !DILocation(line: 39, column: 32, scope: !3728, inlinedAt: !3729)
!3732 = !DILocation(line: 39, column: 54, scope: !3728, inlinedAt: !3729)
!3733 = !DILocation(line: 39, column: 48, scope: !3728, inlinedAt: !3729)
!3734 = !DILocation(line: 39, column: 71, scope: !3728, inlinedAt: !3729)
!3735 = !DILocation(line: 39, column: 65, scope: !3728, inlinedAt: !3729)
!3736 = !DILocation(line: 39, column: 5, scope: !3728, inlinedAt: !3729)
!3737 = !DILocation(line: 39, column: 13, scope: !3728, inlinedAt: !3729)
!3738 = !DILocation(line: 39, column: 21, scope: !3728, inlinedAt: !3729)
!3739 = !DILocation(line: 40, column: 24, scope: !3728, inlinedAt: !3729)
!3740 = !DILocation(line: 40, column: 5, scope: !3728, inlinedAt: !3729)
!3741 = !DILocation(line: 40, column: 13, scope: !3728, inlinedAt: !3729)
!3742 = !DILocation(line: 42, column: 7, scope: !3728, inlinedAt: !3729)
!3743 = !DILocation(line: 43, column: 7, scope: !3728, inlinedAt: !3729)
!3744 = !DILocation(line: 41, column: 2, scope: !3728, inlinedAt: !3729)
!3745 = !DILocation(line: 45, column: 38, scope: !3728, inlinedAt: !3729)
!3746 = !DILocation(line: 45, column: 32, scope: !3728, inlinedAt: !3729)
!3747 = !DILocation(line: 45, column: 56, scope: !3728, inlinedAt: !3729)
!3748 = !DILocation(line: 45, column: 49, scope: !3728, inlinedAt: !3729)
!3749 = !DILocation(line: 45, column: 74, scope: !3728, inlinedAt: !3729)
!3750 = !DILocation(line: 45, column: 67, scope: !3728, inlinedAt: !3729)
!3751 = !DILocation(line: 45, column: 5, scope: !3728, inlinedAt: !3729)
!3752 = !DILocation(line: 45, column: 13, scope: !3728, inlinedAt: !3729)
!3753 = !DILocation(line: 45, column: 21, scope: !3728, inlinedAt: !3729)
!3754 = !DILocation(line: 46, column: 31, scope: !3728, inlinedAt: !3729)
!3755 = !DILocation(line: 46, column: 24, scope: !3728, inlinedAt: !3729)
!3756 = !DILocation(line: 46, column: 5, scope: !3728, inlinedAt: !3729)
!3757 = !DILocation(line: 46, column: 13, scope: !3728, inlinedAt: !3729)
!3758 = distinct !DISubprogram(name: "MathFloat64", scope: !1052, file: !1052, line: 324, type: !4, isDefinition: true, scopeLine: 324, isOptimized: true, unit: !2)
!3759 = !DILocation(line: 324, column: 6, scope: !3758)
!3760 = !DILocation(line: 325, column: 32, scope: !3758)
!3761 = !DILocation(line: 326, column: 13, scope: !3758)
!3762 = !DILocation(line: 326, column: 28, scope: !3758)
!3763 = !DILocation(line: 326, column: 31, scope: !3758)
!3764 = !DILocation(line: 326, column: 11, scope: !3758)
!3765 = !DILocation(line: 326, column: 47, scope: !3758)
!3766 = !DILocation(line: 326, column: 53, scope: !3758)
!3767 = distinct !DISubprogram(name: "Math", scope: !639, file: !639, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!3768 = !DILocation(line: 326, column: 7, scope: !3758)
!3769 = !DILocation(line: 16, column: 16, scope: !3767, inlinedAt: !3768)
!3770 = !DILocation(line: 16, column: 20, scope: !3767, inlinedAt: !3768)
!3771 = !DILocation(line: 17, column: 26, scope: !3767, inlinedAt: !3768)
!3772 = !DILocation(line: 17, column: 12, scope: !3767, inlinedAt: !3768)
!3773 = !DILocation(line: 18, column: 18, scope: !3767, inlinedAt: !3768)
!3774 = !DILocation(line: 19, column: 27, scope: !3767, inlinedAt: !3768)
!3775 = !DILocation(line: 19, column: 5, scope: !3767, inlinedAt: !3768)
!3776 = !DILocation(line: 19, column: 13, scope: !3767, inlinedAt: !3768)
!3777 = !DILocation(line: 20, column: 36, scope: !3767, inlinedAt: !3768)
!3778 = !DILocation(line: 20, column: 49, scope: !3767, inlinedAt: !3768)
!3779 = !DILocation(line: 20, column: 63, scope: !3767, inlinedAt: !3768)
!3780 = !DILocation(line: 20, column: 5, scope: !3767, inlinedAt: !3768)
!3781 = !DILocation(line: 20, column: 13, scope: !3767, inlinedAt: !3768)
!3782 = !DILocation(line: 20, column: 21, scope: !3767, inlinedAt: !3768)
!3783 = !DILocation(line: 21, column: 28, scope: !3767, inlinedAt: !3768)
!3784 = !DILocation(line: 21, column: 48, scope: !3767, inlinedAt: !3768)
!3785 = !DILocation(line: 21, column: 5, scope: !3767, inlinedAt: !3768)
!3786 = !DILocation(line: 21, column: 13, scope: !3767, inlinedAt: !3768)
!3787 = !DILocation(line: 22, column: 26, scope: !3767, inlinedAt: !3768)
!3788 = !DILocation(line: 22, column: 41, scope: !3767, inlinedAt: !3768)
!3789 = !DILocation(line: 22, column: 5, scope: !3767, inlinedAt: !3768)
!3790 = !DILocation(line: 22, column: 13, scope: !3767, inlinedAt: !3768)
!3791 = !DILocation(line: 23, column: 27, scope: !3767, inlinedAt: !3768)
!3792 = !DILocation(line: 23, column: 47, scope: !3767, inlinedAt: !3768)
!3793 = !DILocation(line: 23, column: 5, scope: !3767, inlinedAt: !3768)
!3794 = !DILocation(line: 23, column: 13, scope: !3767, inlinedAt: !3768)
!3795 = !DILocation(line: 24, column: 19, scope: !3767, inlinedAt: !3768)
!3796 = !DILocation(line: 24, column: 5, scope: !3767, inlinedAt: !3768)
!3797 = !DILocation(line: 25, column: 28, scope: !3767, inlinedAt: !3768)
!3798 = !DILocation(line: 25, column: 51, scope: !3767, inlinedAt: !3768)
!3799 = !DILocation(line: 25, column: 5, scope: !3767, inlinedAt: !3768)
!3800 = !DILocation(line: 25, column: 14, scope: !3767, inlinedAt: !3768)
!3801 = !DILocation(line: 26, column: 30, scope: !3767, inlinedAt: !3768)
!3802 = !DILocation(line: 26, column: 45, scope: !3767, inlinedAt: !3768)
!3803 = !DILocation(line: 26, column: 5, scope: !3767, inlinedAt: !3768)
!3804 = !DILocation(line: 26, column: 14, scope: !3767, inlinedAt: !3768)
!3805 = !DILocation(line: 27, column: 37, scope: !3767, inlinedAt: !3768)
!3806 = !DILocation(line: 27, column: 54, scope: !3767, inlinedAt: !3768)
!3807 = !DILocation(line: 27, column: 72, scope: !3767, inlinedAt: !3768)
!3808 = !DILocation(line: 27, column: 5, scope: !3767, inlinedAt: !3768)
!3809 = !DILocation(line: 27, column: 14, scope: !3767, inlinedAt: !3768)
!3810 = !DILocation(line: 27, column: 23, scope: !3767, inlinedAt: !3768)
!3811 = !DILocation(line: 28, column: 46, scope: !3767, inlinedAt: !3768)
!3812 = !DILocation(line: 28, column: 61, scope: !3767, inlinedAt: !3768)
!3813 = !DILocation(line: 28, column: 77, scope: !3767, inlinedAt: !3768)
!3814 = !DILocation(line: 28, column: 93, scope: !3767, inlinedAt: !3768)
!3815 = !DILocation(line: 28, column: 5, scope: !3767, inlinedAt: !3768)
!3816 = !DILocation(line: 28, column: 14, scope: !3767, inlinedAt: !3768)
!3817 = !DILocation(line: 28, column: 23, scope: !3767, inlinedAt: !3768)
!3818 = !DILocation(line: 28, column: 32, scope: !3767, inlinedAt: !3768)
!3819 = !DILocation(line: 29, column: 37, scope: !3767, inlinedAt: !3768)
!3820 = !DILocation(line: 29, column: 53, scope: !3767, inlinedAt: !3768)
!3821 = !DILocation(line: 29, column: 69, scope: !3767, inlinedAt: !3768)
!3822 = !DILocation(line: 29, column: 5, scope: !3767, inlinedAt: !3768)
!3823 = !DILocation(line: 29, column: 14, scope: !3767, inlinedAt: !3768)
!3824 = !DILocation(line: 29, column: 23, scope: !3767, inlinedAt: !3768)
!3825 = !DILocation(line: 30, column: 38, scope: !3767, inlinedAt: !3768)
!3826 = !DILocation(line: 30, column: 54, scope: !3767, inlinedAt: !3768)
!3827 = !DILocation(line: 30, column: 70, scope: !3767, inlinedAt: !3768)
!3828 = !DILocation(line: 30, column: 5, scope: !3767, inlinedAt: !3768)
!3829 = !DILocation(line: 30, column: 14, scope: !3767, inlinedAt: !3768)
!3830 = !DILocation(line: 30, column: 23, scope: !3767, inlinedAt: !3768)
!3831 = !DILocation(line: 31, column: 21, scope: !3767, inlinedAt: !3768)
!3832 = !DILocation(line: 31, column: 5, scope: !3767, inlinedAt: !3768)
!3833 = !DILocation(line: 32, column: 38, scope: !3767, inlinedAt: !3768)
!3834 = !DILocation(line: 32, column: 55, scope: !3767, inlinedAt: !3768)
!3835 = !DILocation(line: 32, column: 72, scope: !3767, inlinedAt: !3768)
!3836 = !DILocation(line: 32, column: 5, scope: !3767, inlinedAt: !3768)
!3837 = !DILocation(line: 32, column: 14, scope: !3767, inlinedAt: !3768)
!3838 = !DILocation(line: 32, column: 23, scope: !3767, inlinedAt: !3768)
!3839 = !DILocation(line: 33, column: 39, scope: !3767, inlinedAt: !3768)
!3840 = !DILocation(line: 33, column: 57, scope: !3767, inlinedAt: !3768)
!3841 = !DILocation(line: 33, column: 53, scope: !3767, inlinedAt: !3768)
!3842 = !DILocation(line: 33, column: 71, scope: !3767, inlinedAt: !3768)
!3843 = !DILocation(line: 33, column: 5, scope: !3767, inlinedAt: !3768)
!3844 = !DILocation(line: 33, column: 14, scope: !3767, inlinedAt: !3768)
!3845 = !DILocation(line: 33, column: 23, scope: !3767, inlinedAt: !3768)
!3846 = !DILocation(line: 34, column: 28, scope: !3767, inlinedAt: !3768)
!3847 = !DILocation(line: 34, column: 50, scope: !3767, inlinedAt: !3768)
!3848 = !DILocation(line: 34, column: 5, scope: !3767, inlinedAt: !3768)
!3849 = !DILocation(line: 34, column: 14, scope: !3767, inlinedAt: !3768)
!3850 = !DILocation(line: 35, column: 28, scope: !3767, inlinedAt: !3768)
!3851 = !DILocation(line: 35, column: 45, scope: !3767, inlinedAt: !3768)
!3852 = !DILocation(line: 35, column: 5, scope: !3767, inlinedAt: !3768)
!3853 = !DILocation(line: 35, column: 14, scope: !3767, inlinedAt: !3768)
!3854 = !DILocation(line: 36, column: 5, scope: !3767, inlinedAt: !3768)
!3855 = !DILocation(line: 36, column: 14, scope: !3767, inlinedAt: !3768)
!3856 = distinct !DISubprogram(name: "AtomicsFloat64", scope: !1052, file: !1052, line: 333, type: !4, isDefinition: true, scopeLine: 333, isOptimized: true, unit: !2)
!3857 = !DILocation(line: 333, column: 6, scope: !3856)
!3858 = distinct !DISubprogram(name: "atomics", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!3859 = !DILocation(line: 334, column: 9, scope: !3856)
!3860 = !DILocation(line: 15, column: 23, scope: !3858, inlinedAt: !3859)
!3861 = !DILocation(line: 16, column: 14, scope: !3858, inlinedAt: !3859)
!3862 = !DILocation(line: 16, column: 8, scope: !3858, inlinedAt: !3859)
!3863 = !DILocation(line: 17, column: 25, scope: !3858, inlinedAt: !3859)
!3864 = !DILocation(line: 17, column: 15, scope: !3858, inlinedAt: !3859)
!3865 = !DILocation(line: 18, column: 25, scope: !3858, inlinedAt: !3859)
!3866 = !DILocation(line: 18, column: 15, scope: !3858, inlinedAt: !3859)
!3867 = !DILocation(line: 19, column: 25, scope: !3858, inlinedAt: !3859)
!3868 = !DILocation(line: 19, column: 15, scope: !3858, inlinedAt: !3859)
!3869 = !DILocation(line: 20, column: 25, scope: !3858, inlinedAt: !3859)
!3870 = !DILocation(line: 20, column: 15, scope: !3858, inlinedAt: !3859)
!3871 = !DILocation(line: 21, column: 42, scope: !3858, inlinedAt: !3859)
!3872 = !DILocation(line: 21, column: 32, scope: !3858, inlinedAt: !3859)
!3873 = !DILocation(line: 21, column: 5, scope: !3858, inlinedAt: !3859)
!3874 = !DILocation(line: 22, column: 29, scope: !3858, inlinedAt: !3859)
!3875 = !DILocation(line: 22, column: 19, scope: !3858, inlinedAt: !3859)
!3876 = !DILocation(line: 22, column: 34, scope: !3858, inlinedAt: !3859)
!3877 = !DILocation(line: 23, column: 26, scope: !3858, inlinedAt: !3859)
!3878 = !DILocation(line: 23, column: 18, scope: !3858, inlinedAt: !3859)
!3879 = !{void (i32*, i64, i64*, i64, i8*)* @AtomicOrders, !"kernel", i32 1}
!3880 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Publish, !"kernel", i32 1}
!3881 = !{void (i64*, i64, i32*, i64, i8*)* @ControlKernel, !"kernel", i32 1}
!3882 = !{void (i64*, i64, i32*, i64, i64, i8*)* @DataKernel, !"kernel", i32 1}
!3883 = !{void (double*, i64, double*, i64, i8*)* @NamedKernel, !"kernel", i32 1}
!3884 = !{void (i64*, i64, i8*)* @Indices, !"kernel", i32 1}
!3885 = !{void (i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Strides, !"kernel", i32 1}
!3886 = !{void (i32*, i64, i8*)* @Leave, !"kernel", i32 1}
!3887 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"kernel", i32 1}
!3888 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidx", i32 64}
!3889 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidy", i32 1}
!3890 = !{void (float*, i64, float*, i64, i8*)* @Reverse, !"maxntidz", i32 1}
!3891 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"kernel", i32 1}
!3892 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidx", i32 256}
!3893 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidy", i32 1}
!3894 = !{void (i64*, i64, i32*, i64, i8*)* @Sum, !"maxntidz", i32 1}
!3895 = !{void (i32*, i64, i8*)* @SameShared, !"kernel", i32 1}
!3896 = !{void (i32*, i64, i8*)* @SharedAtomics, !"kernel", i32 1}
!3897 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"kernel", i32 1}
!3898 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidx", i32 128}
!3899 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidy", i32 1}
!3900 = !{void (i32*, i64, i8*)* @WarpNeighbours, !"maxntidz", i32 1}
!3901 = !{void (i32*, i64, i8*)* @EarlyExit, !"kernel", i32 1}
!3902 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!3903 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidx", i32 64}
!3904 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidy", i32 1}
!3905 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"maxntidz", i32 1}
!3906 = !{void (i64*, i64, i64*, i64, float*, i64, i8*)* @Timers, !"kernel", i32 1}
!3907 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdMathKernel, !"kernel", i32 1}
!3908 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @BitsKernel, !"kernel", i32 1}
!3909 = !{void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @Narrow16, !"kernel", i32 1}
!3910 = !{void (i16, i16*, i64, i16*, i64, i16*, i64, i16*, i64, float*, i64, i8*)* @NarrowB16, !"kernel", i32 1}
!3911 = !{void (i8, i8, { i16, i16, i8, i8, [4 x float] }*, i64, float*, i64, i8*)* @NarrowRounding, !"kernel", i32 1}
!3912 = !{void (i8, i8, float, i32*, i64, i8, i8, i64, i8, i8, i64, i8, i8, i64, i32*, i64, i64*, i64*, i64, i32, i16, i16, double, i16, i16, i16, i32, double*, i64, i8*)* @Parameters, !"kernel", i32 1}
!3913 = !{void (double*, i64, i8*)* @Tables, !"kernel", i32 1}
!3914 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3915 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertInt8, !"kernel", i32 1}
!3916 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersInt16, !"kernel", i32 1}
!3917 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertInt16, !"kernel", i32 1}
!3918 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3919 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertInt32, !"kernel", i32 1}
!3920 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsInt32, !"kernel", i32 1}
!3921 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsInt32, !"kernel", i32 1}
!3922 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3923 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt64, !"kernel", i32 1}
!3924 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt64, !"kernel", i32 1}
!3925 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt64, !"kernel", i32 1}
!3926 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!3927 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertInt, !"kernel", i32 1}
!3928 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsInt, !"kernel", i32 1}
!3929 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsInt, !"kernel", i32 1}
!3930 = !{void (i8*, i64, i8*, i64, i8*, i64, i32*, i64, i8*)* @IntegersUint8, !"kernel", i32 1}
!3931 = !{void (i64*, i64, double*, i64, i8*, i64, i8*)* @ConvertUint8, !"kernel", i32 1}
!3932 = !{void (i16*, i64, i16*, i64, i16*, i64, i32*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!3933 = !{void (i64*, i64, double*, i64, i16*, i64, i8*)* @ConvertUint16, !"kernel", i32 1}
!3934 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!3935 = !{void (i64*, i64, double*, i64, i32*, i64, i8*)* @ConvertUint32, !"kernel", i32 1}
!3936 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @AtomicsUint32, !"kernel", i32 1}
!3937 = !{void (i32*, i64, i32*, i64, i8*)* @IntAtomicsUint32, !"kernel", i32 1}
!3938 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!3939 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint64, !"kernel", i32 1}
!3940 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint64, !"kernel", i32 1}
!3941 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint64, !"kernel", i32 1}
!3942 = !{void (i64*, i64, i64*, i64, i64*, i64, i32*, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!3943 = !{void (i64*, i64, double*, i64, i64*, i64, i8*)* @ConvertUint, !"kernel", i32 1}
!3944 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @AtomicsUint, !"kernel", i32 1}
!3945 = !{void (i64*, i64, i64*, i64, i8*)* @IntAtomicsUint, !"kernel", i32 1}
!3946 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!3947 = !{void (i64*, i64, float*, i64, i8*)* @ToIntsFloat32, !"kernel", i32 1}
!3948 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!3949 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @AtomicsFloat32, !"kernel", i32 1}
!3950 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!3951 = !{void (i64*, i64, double*, i64, i8*)* @ToIntsFloat64, !"kernel", i32 1}
!3952 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!3953 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @AtomicsFloat64, !"kernel", i32 1}
