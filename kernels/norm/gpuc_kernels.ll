target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_reduce_50 = addrspace(3) global [32 x float] undef, align 16
@gpuc_reflect__CUDA_ARCH = internal addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32 to i8*)], section "llvm.metadata"

define internal void @gpuc_fn_clock_Advance(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	call void @llvm.nvvm.barrier0(), !dbg !9
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !11
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !13
	%5 = mul i32 %4, %2, !dbg !10
	%6 = add i32 %1, %5, !dbg !10
	%7 = mul i32 %3, %6, !dbg !10
	%8 = add i32 %0, %7, !dbg !10
	%9 = sext i32 %8 to i64, !dbg !10
	%10 = icmp eq i64 %9, 0, !dbg !14
	br i1 %10, label %b1, label %b2, !dbg !14

b1:
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17, !range !18
	%12 = sext i32 %11 to i64, !dbg !17
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !17, !range !19
	%14 = sext i32 %13 to i64, !dbg !17
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !20, !range !21
	%16 = sext i32 %15 to i64, !dbg !20
	%17 = mul i64 %14, %16, !dbg !22
	%18 = add i64 %17, %12, !dbg !23
	%19 = getelementptr inbounds i64, i64* %p0, i64 %18, !dbg !24
	%20 = icmp uge i64 %18, %p1, !dbg !24
	br i1 %20, label %b1_fail1, label %b1_ok1, !dbg !24, !prof !26

b1_ok1:
	%21 = load i64, i64* %19, align 8, !dbg !24
	%22 = add i64 %21, %p3, !dbg !27
	store i64 %22, i64* %19, align 8, !dbg !24
	br label %b2, !dbg !24

b2:
	ret void, !dbg !24

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %18, i64 %p1), !dbg !24
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !24
	ret void, !dbg !24
}

define internal void @gpuc_fn_norm_job_send_gpu_BFloat16(i16* %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i16* %p9, i64 %p10, i64 %p11, i16* %p12, i64 %p13, i16* %p14, i64 %p15, i16* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind convergent !dbg !28 {
entry:
	br label %b0, !dbg !29

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !30
	%1 = sext i32 %0 to i64, !dbg !30
	%2 = and i64 %p32, 1, !dbg !35
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !37
	%4 = sext i32 %3 to i64, !dbg !37
	%5 = trunc i64 %2 to i32, !dbg !38
	%6 = trunc i64 %4 to i32, !dbg !38
	%7 = mul i32 %5, %6, !dbg !38
	%8 = zext i32 %7 to i64, !dbg !38
	%9 = trunc i64 %1 to i32, !dbg !39
	%10 = add i32 %7, %9, !dbg !39
	%11 = zext i32 %10 to i64, !dbg !39
	%12 = mul i64 %11, %p23, !dbg !40
	%13 = add i64 %12, %p34, !dbg !41
	%14 = mul i64 %13, %p19, !dbg !42
	%15 = add i64 %14, %p19, !dbg !43
	%16 = mul i64 %p33, %p19, !dbg !45
	%17 = add i64 %p33, 1, !dbg !46
	%18 = mul i64 %17, %p19, !dbg !47
	%19 = sub i64 %18, %16, !dbg !48
	%20 = mul i64 %1, %p23, !dbg !49
	%21 = add i64 %20, %p34, !dbg !50
	%22 = getelementptr inbounds i16, i16* %p14, i64 %14, !dbg !44
	%23 = getelementptr inbounds i16, i16* %p12, i64 %16, !dbg !48
	%24 = getelementptr inbounds i64, i64* %p25, i64 %21, !dbg !51
	%25 = mul i64 %19, 2, !dbg !52
	%26 = trunc i64 %p35 to i32, !dbg !52
	%27 = icmp ugt i64 %15, %p15, !dbg !44
	%28 = icmp ugt i64 %14, %15, !dbg !44
	%29 = icmp ugt i64 %18, %p13, !dbg !48
	%30 = icmp ugt i64 %16, %18, !dbg !48
	%31 = icmp uge i64 %21, %p26, !dbg !51
	%32 = icmp ne i64 %p19, %19, !dbg !52
	%33 = icmp uge i64 %p35, %4, !dbg !52
	%34 = or i1 %27, %28, !dbg !52
	%35 = or i1 %34, %29, !dbg !52
	%36 = or i1 %35, %30, !dbg !52
	%37 = or i1 %36, %31, !dbg !52
	%38 = or i1 %37, %32, !dbg !52
	%39 = or i1 %38, %33, !dbg !52
	br i1 %39, label %b0_fail1, label %b0_ok1, !dbg !52, !prof !26

b0_ok1:
	%40 = bitcast i16* %22 to i8*, !dbg !52
	%41 = bitcast i16* %23 to i8*, !dbg !52
	%42 = bitcast i64* %24 to i8*, !dbg !52
	call void @gpuc_put_signal_nbi_block(i8* %40, i8* %41, i64 %25, i8* %42, i64 %p32, i32 9, i32 %26, i32 0, i32 0, i8* null), !dbg !52
	ret void, !dbg !52

b0_fail1:
	%43 = icmp ugt i64 %15, %p15, !dbg !44
	br i1 %43, label %b0_fail2, label %b0_ok2, !dbg !44

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %15, i64 %p15), !dbg !44
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !44
	ret void, !dbg !44

b0_ok2:
	%44 = icmp ugt i64 %14, %15, !dbg !44
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !44

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %14, i64 %15), !dbg !44
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !44
	ret void, !dbg !44

b0_ok3:
	%45 = icmp ugt i64 %18, %p13, !dbg !48
	br i1 %45, label %b0_fail4, label %b0_ok4, !dbg !48

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p13), !dbg !48
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !48
	ret void, !dbg !48

b0_ok4:
	%46 = icmp ugt i64 %16, %18, !dbg !48
	br i1 %46, label %b0_fail5, label %b0_ok5, !dbg !48

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %16, i64 %18), !dbg !48
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !48
	ret void, !dbg !48

b0_ok5:
	%47 = icmp uge i64 %21, %p26, !dbg !51
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !51

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %21, i64 %p26), !dbg !51
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !51
	ret void, !dbg !51

b0_ok6:
	%48 = icmp ne i64 %p19, %19, !dbg !52
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !52

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p19, i64 %19), !dbg !52
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !52
	ret void, !dbg !52

b0_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p35, i64 %4), !dbg !52
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !52
	ret void, !dbg !52
}

define internal { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_BFloat16(i16* %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i16* %p9, i64 %p10, i64 %p11, i16* %p12, i64 %p13, i16* %p14, i64 %p15, i16* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind !dbg !53 {
entry:
	br label %b0, !dbg !54

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !55
	%1 = sext i32 %0 to i64, !dbg !55
	%2 = and i64 %p32, 1, !dbg !58
	%3 = trunc i64 %2 to i32, !dbg !60
	%4 = trunc i64 %1 to i32, !dbg !60
	%5 = mul i32 %3, %4, !dbg !60
	%6 = zext i32 %5 to i64, !dbg !60
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !61
	%8 = sext i32 %7 to i64, !dbg !61
	%9 = mul i64 %p33, %p19, !dbg !62
	%10 = and i64 %p19, 3, !dbg !65
	%11 = icmp eq i64 %10, 0, !dbg !65
	%12 = icmp eq i64 %p19, 0, !dbg !65
	%13 = icmp slt i64 %p35, %p19, !dbg !68
	%14 = add i64 %p35, 1, !dbg !69
	%15 = icmp slt i64 %14, %p19, !dbg !71
	%16 = add i64 %p35, 2, !dbg !72
	%17 = icmp slt i64 %16, %p19, !dbg !74
	%18 = add i64 %p35, 3, !dbg !75
	%19 = icmp slt i64 %18, %p19, !dbg !77
	%20 = icmp ule i64 %p13, 281474976710655, !dbg !78
	%21 = icmp ule i64 %p15, 281474976710655, !dbg !78
	%22 = and i1 %20, %21, !dbg !78
	%23 = icmp ule i64 %p19, 281474976710655, !dbg !78
	%24 = and i1 %22, %23, !dbg !78
	%25 = icmp ule i64 %p35, 281474976710655, !dbg !78
	%26 = and i1 %24, %25, !dbg !78
	%27 = mul i64 %p19, -1, !dbg !78
	%28 = icmp sge i64 %27, 0, !dbg !78
	%29 = and i1 %26, %28, !dbg !78
	br i1 %29, label %b1, label %b15_cold, !dbg !55, !prof !79

b1:
	%30 = phi float [ 0.000000e+00, %b0 ], [ %108, %b14 ], !dbg !78
	%31 = phi float [ 0.000000e+00, %b0 ], [ %109, %b14 ], !dbg !78
	%32 = phi float [ 0.000000e+00, %b0 ], [ %110, %b14 ], !dbg !78
	%33 = phi float [ 0.000000e+00, %b0 ], [ %111, %b14 ], !dbg !78
	%34 = phi i32 [ 0, %b0 ], [ %112, %b14 ], !dbg !78
	%35 = sext i32 %34 to i64, !dbg !78
	%36 = add i64 %6, %35, !dbg !80
	%37 = mul i64 %36, %p23, !dbg !81
	%38 = add i64 %37, %p34, !dbg !82
	%39 = mul i64 %38, %p19, !dbg !83
	%40 = icmp eq i32 %34, %7, !dbg !84
	br i1 %40, label %b2, label %b3, !dbg !84

b2:
	br label %b3, !dbg !62

b3:
	%41 = phi i16* [ %p14, %b1 ], [ %p12, %b2 ], !dbg !85
	%42 = phi i64 [ %p15, %b1 ], [ %p13, %b2 ], !dbg !85
	%43 = phi i64 [ %39, %b1 ], [ %9, %b2 ], !dbg !86
	%44 = getelementptr inbounds i16, i16* %41, i64 %43, !dbg !87
	%45 = icmp ugt i64 %43, %42, !dbg !87
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !87, !prof !26

b3_ok1:
	br i1 %p22, label %b4, label %b5, !dbg !88

b4:
	%46 = ptrtoint i16* %44 to i64, !dbg !65
	%47 = and i64 %46, 7, !dbg !65
	%48 = icmp eq i64 %47, 0, !dbg !65
	%49 = or i1 %48, %12, !dbg !65
	%50 = ashr i64 %p19, 2, !dbg !65
	%51 = bitcast i16* %44 to { i16, i16, i16, i16 }*, !dbg !65
	%52 = icmp eq i1 %11, false, !dbg !65
	%53 = icmp eq i1 %49, false, !dbg !65
	%54 = or i1 %52, %53, !dbg !65
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !65, !prof !26

b4_ok1:
	%55 = sdiv i64 %p35, 4, !dbg !89
	%56 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %51, i64 %55, !dbg !90
	%57 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 0, !dbg !90
	%58 = icmp uge i64 %55, %50, !dbg !90
	br i1 %58, label %b4_fail3, label %b4_ok3, !dbg !90, !prof !26

b4_ok3:
	%59 = bitcast { i16, i16, i16, i16 }* %56 to <4 x i16>*, !dbg !90
	%60 = load <4 x i16>, <4 x i16>* %59, align 8, !dbg !90
	%61 = extractelement <4 x i16> %60, i32 0, !dbg !90
	%62 = extractelement <4 x i16> %60, i32 1, !dbg !90
	%63 = extractelement <4 x i16> %60, i32 2, !dbg !90
	%64 = extractelement <4 x i16> %60, i32 3, !dbg !90
	%65 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 1, !dbg !90
	%66 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 2, !dbg !90
	%67 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 3, !dbg !90
	%68 = zext i16 %61 to i32, !dbg !93
	%69 = shl i32 %68, 16, !dbg !93
	%70 = bitcast i32 %69 to float, !dbg !93
	%71 = zext i16 %62 to i32, !dbg !95
	%72 = shl i32 %71, 16, !dbg !95
	%73 = bitcast i32 %72 to float, !dbg !95
	%74 = zext i16 %63 to i32, !dbg !97
	%75 = shl i32 %74, 16, !dbg !97
	%76 = bitcast i32 %75 to float, !dbg !97
	%77 = zext i16 %64 to i32, !dbg !99
	%78 = shl i32 %77, 16, !dbg !99
	%79 = bitcast i32 %78 to float, !dbg !99
	br label %b14, !dbg !100

b5:
	br i1 %13, label %b6, label %b7, !dbg !68

b6:
	%80 = getelementptr inbounds i16, i16* %44, i64 %p35, !dbg !101
	%81 = load i16, i16* %80, align 2, !dbg !101
	%82 = zext i16 %81 to i32, !dbg !103
	%83 = shl i32 %82, 16, !dbg !103
	%84 = bitcast i32 %83 to float, !dbg !103
	br label %b7, !dbg !104

b7:
	%85 = phi float [ 0.000000e+00, %b5 ], [ %84, %b6 ], !dbg !105
	br i1 %15, label %b8, label %b9, !dbg !71

b8:
	%86 = getelementptr inbounds i16, i16* %44, i64 %14, !dbg !106
	%87 = load i16, i16* %86, align 2, !dbg !106
	%88 = zext i16 %87 to i32, !dbg !108
	%89 = shl i32 %88, 16, !dbg !108
	%90 = bitcast i32 %89 to float, !dbg !108
	br label %b9, !dbg !109

b9:
	%91 = phi float [ 0.000000e+00, %b7 ], [ %90, %b8 ], !dbg !110
	br i1 %17, label %b10, label %b11, !dbg !74

b10:
	%92 = getelementptr inbounds i16, i16* %44, i64 %16, !dbg !111
	%93 = load i16, i16* %92, align 2, !dbg !111
	%94 = zext i16 %93 to i32, !dbg !113
	%95 = shl i32 %94, 16, !dbg !113
	%96 = bitcast i32 %95 to float, !dbg !113
	br label %b11, !dbg !114

b11:
	%97 = phi float [ 0.000000e+00, %b9 ], [ %96, %b10 ], !dbg !115
	br i1 %19, label %b12, label %b13, !dbg !77

b12:
	%98 = getelementptr inbounds i16, i16* %44, i64 %18, !dbg !116
	%99 = load i16, i16* %98, align 2, !dbg !116
	%100 = zext i16 %99 to i32, !dbg !118
	%101 = shl i32 %100, 16, !dbg !118
	%102 = bitcast i32 %101 to float, !dbg !118
	br label %b13, !dbg !119

b13:
	%103 = phi float [ 0.000000e+00, %b11 ], [ %102, %b12 ], !dbg !120
	br label %b14, !dbg !121

b14:
	%104 = phi float [ %79, %b4_ok3 ], [ %103, %b13 ], !dbg !122
	%105 = phi float [ %76, %b4_ok3 ], [ %97, %b13 ], !dbg !122
	%106 = phi float [ %73, %b4_ok3 ], [ %91, %b13 ], !dbg !122
	%107 = phi float [ %70, %b4_ok3 ], [ %85, %b13 ], !dbg !122
	%108 = fadd float %30, %107, !dbg !124
	%109 = fadd float %31, %106, !dbg !125
	%110 = fadd float %32, %105, !dbg !126
	%111 = fadd float %33, %104, !dbg !127
	%112 = add i32 %34, 1, !dbg !122
	%113 = icmp slt i32 %112, %0, !dbg !122
	br i1 %113, label %b1, label %b29, !dbg !122

b29:
	%114 = phi float [ %108, %b14 ], [ %209, %b28_cold ], !dbg !131
	%115 = phi float [ %109, %b14 ], [ %210, %b28_cold ], !dbg !131
	%116 = phi float [ %110, %b14 ], [ %211, %b28_cold ], !dbg !131
	%117 = phi float [ %111, %b14 ], [ %212, %b28_cold ], !dbg !131
	%118 = insertvalue { float, float, float, float } undef, float %114, 0, !dbg !131
	%119 = insertvalue { float, float, float, float } %118, float %115, 1, !dbg !131
	%120 = insertvalue { float, float, float, float } %119, float %116, 2, !dbg !131
	%121 = insertvalue { float, float, float, float } %120, float %117, 3, !dbg !131
	ret { float, float, float, float } %121, !dbg !131

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %43, i64 %42), !dbg !87
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !87
	ret { float, float, float, float } undef, !dbg !87

b4_fail1:
	%122 = icmp eq i1 %11, false, !dbg !65
	br i1 %122, label %b4_fail2, label %b4_ok2, !dbg !65

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !65
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !65
	ret { float, float, float, float } undef, !dbg !65

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %47, i64 8), !dbg !65
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !65
	ret { float, float, float, float } undef, !dbg !65

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %55, i64 %50), !dbg !90
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !90
	ret { float, float, float, float } undef, !dbg !90

b15_cold:
	%123 = phi float [ %209, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !78
	%124 = phi float [ %210, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !78
	%125 = phi float [ %211, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !78
	%126 = phi float [ %212, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !78
	%127 = phi i64 [ %213, %b28_cold ], [ 0, %b0 ], !dbg !78
	%128 = add i64 %6, %127, !dbg !80
	%129 = mul i64 %128, %p23, !dbg !81
	%130 = add i64 %129, %p34, !dbg !82
	%131 = mul i64 %130, %p19, !dbg !83
	%132 = icmp eq i64 %127, %8, !dbg !84
	br i1 %132, label %b16_cold, label %b17_cold, !dbg !84

b16_cold:
	br label %b17_cold, !dbg !62

b17_cold:
	%133 = phi i16* [ %p14, %b15_cold ], [ %p12, %b16_cold ], !dbg !85
	%134 = phi i64 [ %p15, %b15_cold ], [ %p13, %b16_cold ], !dbg !85
	%135 = phi i64 [ %131, %b15_cold ], [ %9, %b16_cold ], !dbg !86
	%136 = sub i64 %134, %135, !dbg !87
	%137 = getelementptr inbounds i16, i16* %133, i64 %135, !dbg !87
	%138 = icmp ugt i64 %135, %134, !dbg !87
	%139 = icmp ugt i64 %p19, %136, !dbg !128
	%140 = or i1 %138, %139, !dbg !128
	br i1 %140, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !128, !prof !26

b17_cold_fail1:
	%141 = icmp ugt i64 %135, %134, !dbg !87
	br i1 %141, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !87

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %135, i64 %134), !dbg !87
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !87
	ret { float, float, float, float } undef, !dbg !87

b17_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p19, i64 %136), !dbg !128
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !128
	ret { float, float, float, float } undef, !dbg !128

b17_cold_ok1:
	br i1 %p22, label %b18_cold, label %b19_cold, !dbg !88

b18_cold:
	%142 = ptrtoint i16* %137 to i64, !dbg !65
	%143 = and i64 %142, 7, !dbg !65
	%144 = icmp eq i64 %143, 0, !dbg !65
	%145 = or i1 %144, %12, !dbg !65
	%146 = ashr i64 %p19, 2, !dbg !65
	%147 = bitcast i16* %137 to { i16, i16, i16, i16 }*, !dbg !65
	%148 = icmp eq i1 %11, false, !dbg !65
	%149 = icmp eq i1 %145, false, !dbg !65
	%150 = or i1 %148, %149, !dbg !65
	br i1 %150, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !65, !prof !26

b18_cold_fail1:
	%151 = icmp eq i1 %11, false, !dbg !65
	br i1 %151, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !65

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !65
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !65
	ret { float, float, float, float } undef, !dbg !65

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %143, i64 8), !dbg !65
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !65
	ret { float, float, float, float } undef, !dbg !65

b18_cold_ok1:
	%152 = sdiv i64 %p35, 4, !dbg !89
	%153 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %147, i64 %152, !dbg !90
	%154 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %153, i32 0, i32 0, !dbg !90
	%155 = icmp uge i64 %152, %146, !dbg !90
	br i1 %155, label %b18_cold_fail3, label %b18_cold_ok3, !dbg !90, !prof !26

b18_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %152, i64 %146), !dbg !90
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !90
	ret { float, float, float, float } undef, !dbg !90

b18_cold_ok3:
	%156 = bitcast { i16, i16, i16, i16 }* %153 to <4 x i16>*, !dbg !90
	%157 = load <4 x i16>, <4 x i16>* %156, align 8, !dbg !90
	%158 = extractelement <4 x i16> %157, i32 0, !dbg !90
	%159 = extractelement <4 x i16> %157, i32 1, !dbg !90
	%160 = extractelement <4 x i16> %157, i32 2, !dbg !90
	%161 = extractelement <4 x i16> %157, i32 3, !dbg !90
	%162 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %153, i32 0, i32 1, !dbg !90
	%163 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %153, i32 0, i32 2, !dbg !90
	%164 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %153, i32 0, i32 3, !dbg !90
	%165 = zext i16 %158 to i32, !dbg !93
	%166 = shl i32 %165, 16, !dbg !93
	%167 = bitcast i32 %166 to float, !dbg !93
	%168 = zext i16 %159 to i32, !dbg !95
	%169 = shl i32 %168, 16, !dbg !95
	%170 = bitcast i32 %169 to float, !dbg !95
	%171 = zext i16 %160 to i32, !dbg !97
	%172 = shl i32 %171, 16, !dbg !97
	%173 = bitcast i32 %172 to float, !dbg !97
	%174 = zext i16 %161 to i32, !dbg !99
	%175 = shl i32 %174, 16, !dbg !99
	%176 = bitcast i32 %175 to float, !dbg !99
	br label %b28_cold, !dbg !100

b19_cold:
	br i1 %13, label %b20_cold, label %b21_cold, !dbg !68

b20_cold:
	%177 = getelementptr inbounds i16, i16* %137, i64 %p35, !dbg !101
	%178 = icmp uge i64 %p35, %p19, !dbg !101
	br i1 %178, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !101, !prof !26

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p35, i64 %p19), !dbg !101
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !101
	ret { float, float, float, float } undef, !dbg !101

b20_cold_ok1:
	%179 = load i16, i16* %177, align 2, !dbg !101
	%180 = zext i16 %179 to i32, !dbg !103
	%181 = shl i32 %180, 16, !dbg !103
	%182 = bitcast i32 %181 to float, !dbg !103
	br label %b21_cold, !dbg !104

b21_cold:
	%183 = phi float [ 0.000000e+00, %b19_cold ], [ %182, %b20_cold_ok1 ], !dbg !105
	br i1 %15, label %b22_cold, label %b23_cold, !dbg !71

b22_cold:
	%184 = getelementptr inbounds i16, i16* %137, i64 %14, !dbg !106
	%185 = icmp uge i64 %14, %p19, !dbg !106
	br i1 %185, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !106, !prof !26

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %14, i64 %p19), !dbg !106
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !106
	ret { float, float, float, float } undef, !dbg !106

b22_cold_ok1:
	%186 = load i16, i16* %184, align 2, !dbg !106
	%187 = zext i16 %186 to i32, !dbg !108
	%188 = shl i32 %187, 16, !dbg !108
	%189 = bitcast i32 %188 to float, !dbg !108
	br label %b23_cold, !dbg !109

b23_cold:
	%190 = phi float [ 0.000000e+00, %b21_cold ], [ %189, %b22_cold_ok1 ], !dbg !110
	br i1 %17, label %b24_cold, label %b25_cold, !dbg !74

b24_cold:
	%191 = getelementptr inbounds i16, i16* %137, i64 %16, !dbg !111
	%192 = icmp uge i64 %16, %p19, !dbg !111
	br i1 %192, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !111, !prof !26

b24_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %16, i64 %p19), !dbg !111
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !111
	ret { float, float, float, float } undef, !dbg !111

b24_cold_ok1:
	%193 = load i16, i16* %191, align 2, !dbg !111
	%194 = zext i16 %193 to i32, !dbg !113
	%195 = shl i32 %194, 16, !dbg !113
	%196 = bitcast i32 %195 to float, !dbg !113
	br label %b25_cold, !dbg !114

b25_cold:
	%197 = phi float [ 0.000000e+00, %b23_cold ], [ %196, %b24_cold_ok1 ], !dbg !115
	br i1 %19, label %b26_cold, label %b27_cold, !dbg !77

b26_cold:
	%198 = getelementptr inbounds i16, i16* %137, i64 %18, !dbg !116
	%199 = icmp uge i64 %18, %p19, !dbg !116
	br i1 %199, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !116, !prof !26

b26_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %18, i64 %p19), !dbg !116
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !116
	ret { float, float, float, float } undef, !dbg !116

b26_cold_ok1:
	%200 = load i16, i16* %198, align 2, !dbg !116
	%201 = zext i16 %200 to i32, !dbg !118
	%202 = shl i32 %201, 16, !dbg !118
	%203 = bitcast i32 %202 to float, !dbg !118
	br label %b27_cold, !dbg !119

b27_cold:
	%204 = phi float [ 0.000000e+00, %b25_cold ], [ %203, %b26_cold_ok1 ], !dbg !120
	br label %b28_cold, !dbg !121

b28_cold:
	%205 = phi float [ %176, %b18_cold_ok3 ], [ %204, %b27_cold ], !dbg !122
	%206 = phi float [ %173, %b18_cold_ok3 ], [ %197, %b27_cold ], !dbg !122
	%207 = phi float [ %170, %b18_cold_ok3 ], [ %190, %b27_cold ], !dbg !122
	%208 = phi float [ %167, %b18_cold_ok3 ], [ %183, %b27_cold ], !dbg !122
	%209 = fadd float %123, %208, !dbg !124
	%210 = fadd float %124, %207, !dbg !125
	%211 = fadd float %125, %206, !dbg !126
	%212 = fadd float %126, %205, !dbg !127
	%213 = add i64 %127, 1, !dbg !122
	%214 = icmp slt i64 %213, %1, !dbg !122
	br i1 %214, label %b15_cold, label %b29, !dbg !122, !llvm.loop !130
}

define void @BFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i16* %p8, i64 %p9, i16* %p10, i64 %p11, i16* %p12, i64 %p13, i64 %p14, i64 %p15, float %p16, i8 zeroext %p17, i8 zeroext %p18, i64 %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i8* %ctrl) nounwind !dbg !132 {
entry:
	%0 = icmp ne i8 %p17, 0, !dbg !133
	%1 = icmp ne i8 %p18, 0, !dbg !133
	%2 = alloca [8 x float], align 4, !dbg !133
	%3 = alloca [8 x float], align 4, !dbg !133
	%4 = alloca [8 x float], align 4, !dbg !133
	br label %b0, !dbg !133

b0:
	%5 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !133
	%6 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !133
	%7 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !133
	%8 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !133
	%9 = addrspacecast i16* %p8 to i16 addrspace(1)*, !dbg !133
	%10 = addrspacecast i16* %p10 to i16 addrspace(1)*, !dbg !133
	%11 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !133
	%12 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !133
	%13 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !133
	%14 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !133
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139, !range !18
	%16 = sext i32 %15 to i64, !dbg !139
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !139, !range !19
	%18 = sext i32 %17 to i64, !dbg !139
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !140, !range !21
	%20 = sext i32 %19 to i64, !dbg !140
	%21 = mul i64 %18, %20, !dbg !141
	%22 = add i64 %21, %16, !dbg !142
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %14, i64 %22, !dbg !143
	%24 = icmp uge i64 %22, %p26, !dbg !143
	br i1 %24, label %b0_fail1, label %b0_ok1, !dbg !143, !prof !26

b0_ok1:
	%25 = load i64, i64 addrspace(1)* %23, align 8, !dbg !143
	%26 = add i64 %25, 1, !dbg !144
	%27 = call i32 @gpuc_my_pe_thread(), !dbg !147
	%28 = call i32 @gpuc_num_pes_thread(), !dbg !148
	br i1 %0, label %b1, label %b222, !dbg !149

b1:
	%29 = sext i32 %27 to i64, !dbg !147
	%30 = sext i32 %28 to i64, !dbg !148
	%31 = trunc i64 %30 to i32, !dbg !148
	%32 = mul i64 %p14, %29, !dbg !153
	%33 = sdiv i64 %32, %30, !dbg !154
	%34 = trunc i64 %29 to i32, !dbg !155
	%35 = add i32 %34, 1, !dbg !155
	%36 = zext i32 %35 to i64, !dbg !155
	%37 = mul i64 %p14, %36, !dbg !156
	%38 = sdiv i64 %37, %30, !dbg !157
	%39 = sub i64 %38, %33, !dbg !158
	%40 = sub i64 %p14, %39, !dbg !159
	%41 = trunc i64 %p14 to i32, !dbg !162
	br label %b2, !dbg !163

b2:
	%42 = phi i64 [ %16, %b1 ], [ %68, %b3_ok1 ], !dbg !164
	%43 = icmp slt i64 %42, %40, !dbg !165
	br i1 %43, label %b3, label %b4, !dbg !165

b3:
	%44 = add i64 %38, %42, !dbg !167
	%45 = trunc i64 %44 to i32, !dbg !168
	%46 = icmp eq i32 %41, 0, !dbg !166
	br i1 %46, label %b3_fail1, label %b3_ok1, !dbg !166, !prof !26

b3_ok1:
	%47 = urem i32 %45, %41, !dbg !166
	%48 = zext i32 %47 to i64, !dbg !169
	%49 = add i64 %48, 1, !dbg !172
	%50 = trunc i64 %49 to i32, !dbg !173
	%51 = mul i32 %50, %31, !dbg !174
	%52 = sub i32 %51, 1, !dbg !175
	%53 = udiv i32 %52, %41, !dbg !176
	%54 = zext i32 %53 to i64, !dbg !177
	%55 = mul i64 %p14, %54, !dbg !179
	%56 = sdiv i64 %55, %30, !dbg !180
	%57 = sub i64 %48, %56, !dbg !181
	%58 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !182
	%59 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !182
	%60 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !182
	%61 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !182
	%62 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !182
	%63 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !182
	%64 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !182
	%65 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !182
	%66 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !182
	%67 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !182
	call void @gpuc_fn_norm_job_send_gpu_BFloat16(i16* %58, i64 %p1, i64 %p1, i16* %59, i64 %p3, i64 %p3, i16* %60, i64 %p5, i64 %p5, i16* %61, i64 %p7, i64 %p7, i16* %62, i64 %p9, i16* %63, i64 %p11, i16* %64, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %65, i64 %p22, i64* %66, i64 %p24, i64* %67, i64 %p26, i64 %p26, i64 %26, i64 %48, i64 %57, i64 %54, i8* %ctrl), !dbg !182
	%68 = add i64 %42, %20, !dbg !183
	br label %b2, !dbg !183

b4:
	%69 = add i64 %33, %16, !dbg !184
	%70 = mul i64 %p15, 2, !dbg !185
	%71 = and i64 %p15, 3, !dbg !187
	%72 = icmp eq i64 %71, 0, !dbg !187
	%73 = icmp eq i64 %p15, 0, !dbg !187
	%74 = and i64 %p7, 3, !dbg !191
	%75 = icmp eq i64 %74, 0, !dbg !191
	%76 = icmp eq i64 %p7, 0, !dbg !191
	%77 = and i64 %26, 1, !dbg !195
	%78 = mul i64 %77, %p20, !dbg !197
	br label %b5, !dbg !184

b5:
	%79 = phi i64 [ %69, %b4 ], [ %820, %b121 ], !dbg !198
	%80 = icmp slt i64 %79, %38, !dbg !199
	br i1 %80, label %b6, label %b122, !dbg !199

b6:
	%81 = sub i64 %79, %33, !dbg !200
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203, !range !11
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203, !range !11
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !203, !range !12
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !203, !range !13
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !203, !range !13
	%87 = mul i32 %86, %84, !dbg !203
	%88 = add i32 %83, %87, !dbg !203
	%89 = mul i32 %85, %88, !dbg !203
	%90 = add i32 %82, %89, !dbg !203
	%91 = sext i32 %90 to i64, !dbg !203
	%92 = trunc i64 %91 to i32, !dbg !203
	%93 = mul i32 %85, %86, !dbg !203
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !203, !range !204
	%95 = mul i32 %93, %94, !dbg !203
	%96 = sext i32 %95 to i64, !dbg !203
	%97 = trunc i64 %96 to i32, !dbg !203
	br label %b7, !dbg !203

b7:
	%98 = phi i32 [ %92, %b6 ], [ %110, %b10 ], !dbg !203
	%99 = zext i32 %98 to i64, !dbg !203
	%100 = trunc i64 %99 to i32, !dbg !203
	%101 = icmp ult i32 %98, %31, !dbg !203
	br i1 %101, label %b8, label %b11, !dbg !203

b8:
	%102 = icmp ne i32 %100, %27, !dbg !205
	br i1 %102, label %b9, label %b10, !dbg !205

b9:
	%103 = mul i64 %99, %p19, !dbg !206
	%104 = add i64 %103, %81, !dbg !207
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %104, !dbg !208
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !209
	%107 = icmp uge i64 %104, %p22, !dbg !208
	br i1 %107, label %b9_fail1, label %b9_ok1, !dbg !208, !prof !26

b9_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !209
	%109 = call i64 @gpuc_signal_wait_until_thread(i8* %108, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !209
	br label %b10, !dbg !209

b10:
	%110 = add i32 %98, %97, !dbg !203
	br label %b7, !dbg !203

b11:
	call void @llvm.nvvm.barrier0(), !dbg !210
	%111 = add i64 %78, %79, !dbg !211
	%112 = mul i64 %111, %p15, !dbg !212
	%113 = add i64 %112, %p15, !dbg !213
	%114 = getelementptr inbounds i16, i16 addrspace(1)* %11, i64 %112, !dbg !214
	%115 = mul i32 %92, 4, !dbg !215
	%116 = zext i32 %115 to i64, !dbg !215
	%117 = mul i32 %97, 4, !dbg !216
	%118 = zext i32 %117 to i64, !dbg !216
	%119 = icmp ugt i64 %113, %p13, !dbg !214
	%120 = icmp ugt i64 %112, %113, !dbg !214
	%121 = or i1 %119, %120, !dbg !214
	br i1 %121, label %b11_fail1, label %b11_ok1, !dbg !214, !prof !26

b11_ok1:
	br label %b12, !dbg !215

b12:
	%122 = phi i64 [ %116, %b11_ok1 ], [ %183, %b21 ], !dbg !217
	%123 = icmp slt i64 %122, %p15, !dbg !218
	br i1 %123, label %b13, label %b22, !dbg !218

b13:
	%124 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !219
	%125 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !219
	%126 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !219
	%127 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !219
	%128 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !219
	%129 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !219
	%130 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !219
	%131 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !219
	%132 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !219
	%133 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !219
	%134 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_BFloat16(i16* %124, i64 %p1, i64 %p1, i16* %125, i64 %p3, i64 %p3, i16* %126, i64 %p5, i64 %p5, i16* %127, i64 %p7, i64 %p7, i16* %128, i64 %p9, i16* %129, i64 %p11, i16* %130, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %131, i64 %p22, i64* %132, i64 %p24, i64* %133, i64 %p26, i64 %p26, i64 %26, i64 %79, i64 %81, i64 %122, i8* %ctrl), !dbg !219
	%135 = extractvalue { float, float, float, float } %134, 0, !dbg !219
	%136 = extractvalue { float, float, float, float } %134, 1, !dbg !219
	%137 = extractvalue { float, float, float, float } %134, 2, !dbg !219
	%138 = extractvalue { float, float, float, float } %134, 3, !dbg !219
	br i1 %1, label %b14, label %b15, !dbg !222

b14:
	%139 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !223
	%140 = ptrtoint i16* %139 to i64, !dbg !223
	%141 = and i64 %140, 7, !dbg !223
	%142 = icmp eq i64 %141, 0, !dbg !223
	%143 = or i1 %142, %73, !dbg !223
	%144 = ashr i64 %p15, 2, !dbg !223
	%145 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !223
	%146 = icmp eq i1 %72, false, !dbg !223
	%147 = icmp eq i1 %143, false, !dbg !223
	%148 = or i1 %146, %147, !dbg !223
	br i1 %148, label %b14_fail1, label %b14_ok1, !dbg !223, !prof !26

b14_ok1:
	%149 = sdiv i64 %122, 4, !dbg !224
	%150 = call i16 @gpuc_bf16_round(float %135), !dbg !227
	%151 = call i16 @gpuc_bf16_round(float %136), !dbg !229
	%152 = call i16 @gpuc_bf16_round(float %137), !dbg !231
	%153 = call i16 @gpuc_bf16_round(float %138), !dbg !233
	%154 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %145, i64 %149, !dbg !234
	%155 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %154, i32 0, i32 0, !dbg !234
	%156 = icmp uge i64 %149, %144, !dbg !234
	br i1 %156, label %b14_fail3, label %b14_ok3, !dbg !234, !prof !26

b14_ok3:
	%157 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %154, i32 0, i32 1, !dbg !234
	%158 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %154, i32 0, i32 2, !dbg !234
	%159 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %154, i32 0, i32 3, !dbg !234
	%160 = bitcast { i16, i16, i16, i16 } addrspace(1)* %154 to <4 x i16> addrspace(1)*, !dbg !234
	%161 = insertelement <4 x i16> undef, i16 %150, i32 0, !dbg !234
	%162 = insertelement <4 x i16> %161, i16 %151, i32 1, !dbg !234
	%163 = insertelement <4 x i16> %162, i16 %152, i32 2, !dbg !234
	%164 = insertelement <4 x i16> %163, i16 %153, i32 3, !dbg !234
	store <4 x i16> %164, <4 x i16> addrspace(1)* %160, align 8, !dbg !234
	br label %b21, !dbg !235

b15:
	%165 = icmp uge i64 %122, %p15, !dbg !238
	br i1 %165, label %b15_fail1, label %b15_ok1, !dbg !238, !prof !26

b15_ok1:
	%166 = call i16 @gpuc_bf16_round(float %135), !dbg !240
	%167 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %122, !dbg !238
	store i16 %166, i16 addrspace(1)* %167, align 2, !dbg !238
	%168 = add i64 %122, 1, !dbg !241
	%169 = icmp slt i64 %168, %p15, !dbg !243
	br i1 %169, label %b16, label %b17, !dbg !243

b16:
	%170 = icmp uge i64 %168, %p15, !dbg !244
	br i1 %170, label %b16_fail1, label %b16_ok1, !dbg !244, !prof !26

b16_ok1:
	%171 = call i16 @gpuc_bf16_round(float %136), !dbg !246
	%172 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %168, !dbg !244
	store i16 %171, i16 addrspace(1)* %172, align 2, !dbg !244
	br label %b17, !dbg !244

b17:
	%173 = add i64 %122, 2, !dbg !247
	%174 = icmp slt i64 %173, %p15, !dbg !249
	br i1 %174, label %b18, label %b19, !dbg !249

b18:
	%175 = icmp uge i64 %173, %p15, !dbg !250
	br i1 %175, label %b18_fail1, label %b18_ok1, !dbg !250, !prof !26

b18_ok1:
	%176 = call i16 @gpuc_bf16_round(float %137), !dbg !252
	%177 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %173, !dbg !250
	store i16 %176, i16 addrspace(1)* %177, align 2, !dbg !250
	br label %b19, !dbg !250

b19:
	%178 = add i64 %122, 3, !dbg !253
	%179 = icmp slt i64 %178, %p15, !dbg !255
	br i1 %179, label %b20, label %b21, !dbg !255

b20:
	%180 = icmp uge i64 %178, %p15, !dbg !256
	br i1 %180, label %b20_fail1, label %b20_ok1, !dbg !256, !prof !26

b20_ok1:
	%181 = call i16 @gpuc_bf16_round(float %138), !dbg !258
	%182 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %178, !dbg !256
	store i16 %181, i16 addrspace(1)* %182, align 2, !dbg !256
	br label %b21, !dbg !256

b21:
	%183 = add i64 %122, %118, !dbg !259
	br label %b12, !dbg !259

b22:
	call void @llvm.nvvm.barrier0(), !dbg !260
	br label %b23, !dbg !260

b23:
	%184 = phi i32 [ 1, %b22 ], [ %199, %b24_ok1 ], !dbg !261
	%185 = sext i32 %184 to i64, !dbg !261
	%186 = icmp slt i32 %184, %28, !dbg !262
	br i1 %186, label %b24, label %b25, !dbg !262

b24:
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %79, !dbg !263
	%188 = add i64 %29, %185, !dbg !265
	%189 = trunc i64 %188 to i32, !dbg !266
	%190 = icmp uge i64 %79, %p24, !dbg !263
	br i1 %190, label %b24_fail1, label %b24_ok1, !dbg !263, !prof !26

b24_ok1:
	%191 = urem i32 %189, %31, !dbg !267
	%192 = zext i32 %191 to i64, !dbg !268
	%193 = trunc i64 %192 to i32, !dbg !185
	%194 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !185
	%195 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !185
	%196 = bitcast i16* %194 to i8*, !dbg !185
	%197 = bitcast i16* %194 to i8*, !dbg !185
	%198 = bitcast i64* %195 to i8*, !dbg !185
	call void @gpuc_put_signal_nbi_block(i8* %196, i8* %197, i64 %70, i8* %198, i64 %26, i32 9, i32 %193, i32 1, i32 0, i8* null), !dbg !185
	%199 = add i32 %184, 1, !dbg !269
	br label %b23, !dbg !269

b25:
	%200 = mul i64 %79, %p15, !dbg !270
	%201 = sub i64 %p5, %200, !dbg !271
	%202 = sub i64 %p3, %200, !dbg !273
	%203 = sub i64 %p1, %200, !dbg !275
	%204 = icmp ugt i64 %200, %p5, !dbg !271
	%205 = icmp ugt i64 %p15, %201, !dbg !272
	%206 = icmp ugt i64 %200, %p3, !dbg !273
	%207 = icmp ugt i64 %p15, %202, !dbg !274
	%208 = icmp ugt i64 %200, %p1, !dbg !275
	%209 = icmp ugt i64 %p15, %203, !dbg !276
	%210 = or i1 %204, %205, !dbg !276
	%211 = or i1 %210, %206, !dbg !276
	%212 = or i1 %211, %207, !dbg !276
	%213 = or i1 %212, %208, !dbg !276
	%214 = or i1 %213, %209, !dbg !276
	br i1 %214, label %b25_fail1, label %b25_ok1, !dbg !276, !prof !26

b25_ok1:
	%215 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !277
	%216 = udiv i32 %215, 16, !dbg !277
	%217 = zext i32 %216 to i64, !dbg !277
	%218 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !277
	%219 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %200, !dbg !271
	%220 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %200, !dbg !273
	%221 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %200, !dbg !275
	br label %b26, !dbg !278

b26:
	%222 = phi float [ 0.000000e+00, %b25_ok1 ], [ %395, %b47 ], !dbg !279
	%223 = phi i64 [ %91, %b25_ok1 ], [ %396, %b47 ], !dbg !280
	%224 = mul i64 %223, 4, !dbg !281
	%225 = icmp slt i64 %224, %p15, !dbg !282
	br i1 %225, label %b27, label %b48, !dbg !282

b27:
	br i1 %1, label %b28, label %b29, !dbg !283

b28:
	%226 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !187
	%227 = ptrtoint i16* %226 to i64, !dbg !187
	%228 = and i64 %227, 7, !dbg !187
	%229 = icmp eq i64 %228, 0, !dbg !187
	%230 = or i1 %229, %73, !dbg !187
	%231 = ashr i64 %p15, 2, !dbg !187
	%232 = ashr i64 %224, 2, !dbg !284
	%233 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !187
	%234 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %233, i64 %232, !dbg !285
	%235 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %234, i32 0, i32 0, !dbg !285
	%236 = icmp eq i1 %72, false, !dbg !187
	%237 = icmp eq i1 %230, false, !dbg !187
	%238 = icmp uge i64 %232, %231, !dbg !285
	%239 = or i1 %236, %237, !dbg !285
	%240 = or i1 %239, %238, !dbg !285
	br i1 %240, label %b28_fail1, label %b28_ok1, !dbg !285, !prof !26

b28_ok1:
	%241 = bitcast { i16, i16, i16, i16 } addrspace(1)* %234 to <4 x i16> addrspace(1)*, !dbg !285
	%242 = load <4 x i16>, <4 x i16> addrspace(1)* %241, align 8, !dbg !285
	%243 = extractelement <4 x i16> %242, i32 0, !dbg !285
	%244 = extractelement <4 x i16> %242, i32 1, !dbg !285
	%245 = extractelement <4 x i16> %242, i32 2, !dbg !285
	%246 = extractelement <4 x i16> %242, i32 3, !dbg !285
	%247 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %234, i32 0, i32 1, !dbg !285
	%248 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %234, i32 0, i32 2, !dbg !285
	%249 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %234, i32 0, i32 3, !dbg !285
	%250 = zext i16 %243 to i32, !dbg !287
	%251 = shl i32 %250, 16, !dbg !287
	%252 = bitcast i32 %251 to float, !dbg !287
	%253 = zext i16 %244 to i32, !dbg !289
	%254 = shl i32 %253, 16, !dbg !289
	%255 = bitcast i32 %254 to float, !dbg !289
	%256 = zext i16 %245 to i32, !dbg !291
	%257 = shl i32 %256, 16, !dbg !291
	%258 = bitcast i32 %257 to float, !dbg !291
	%259 = zext i16 %246 to i32, !dbg !293
	%260 = shl i32 %259, 16, !dbg !293
	%261 = bitcast i32 %260 to float, !dbg !293
	br label %b36, !dbg !294

b29:
	%262 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %224, !dbg !296
	%263 = icmp uge i64 %224, %p15, !dbg !296
	br i1 %263, label %b29_fail1, label %b29_ok1, !dbg !296, !prof !26

b29_ok1:
	%264 = load i16, i16 addrspace(1)* %262, align 2, !dbg !296
	%265 = zext i16 %264 to i32, !dbg !298
	%266 = shl i32 %265, 16, !dbg !298
	%267 = bitcast i32 %266 to float, !dbg !298
	%268 = add i64 %224, 1, !dbg !299
	%269 = icmp slt i64 %268, %p15, !dbg !301
	br i1 %269, label %b30, label %b31, !dbg !301

b30:
	%270 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %268, !dbg !302
	%271 = icmp uge i64 %268, %p15, !dbg !302
	br i1 %271, label %b30_fail1, label %b30_ok1, !dbg !302, !prof !26

b30_ok1:
	%272 = load i16, i16 addrspace(1)* %270, align 2, !dbg !302
	%273 = zext i16 %272 to i32, !dbg !304
	%274 = shl i32 %273, 16, !dbg !304
	%275 = bitcast i32 %274 to float, !dbg !304
	br label %b31, !dbg !305

b31:
	%276 = phi float [ 0.000000e+00, %b29_ok1 ], [ %275, %b30_ok1 ], !dbg !306
	%277 = add i64 %224, 2, !dbg !307
	%278 = icmp slt i64 %277, %p15, !dbg !309
	br i1 %278, label %b32, label %b33, !dbg !309

b32:
	%279 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %277, !dbg !310
	%280 = icmp uge i64 %277, %p15, !dbg !310
	br i1 %280, label %b32_fail1, label %b32_ok1, !dbg !310, !prof !26

b32_ok1:
	%281 = load i16, i16 addrspace(1)* %279, align 2, !dbg !310
	%282 = zext i16 %281 to i32, !dbg !312
	%283 = shl i32 %282, 16, !dbg !312
	%284 = bitcast i32 %283 to float, !dbg !312
	br label %b33, !dbg !313

b33:
	%285 = phi float [ 0.000000e+00, %b31 ], [ %284, %b32_ok1 ], !dbg !314
	%286 = add i64 %224, 3, !dbg !315
	%287 = icmp slt i64 %286, %p15, !dbg !317
	br i1 %287, label %b34, label %b35, !dbg !317

b34:
	%288 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %286, !dbg !318
	%289 = icmp uge i64 %286, %p15, !dbg !318
	br i1 %289, label %b34_fail1, label %b34_ok1, !dbg !318, !prof !26

b34_ok1:
	%290 = load i16, i16 addrspace(1)* %288, align 2, !dbg !318
	%291 = zext i16 %290 to i32, !dbg !320
	%292 = shl i32 %291, 16, !dbg !320
	%293 = bitcast i32 %292 to float, !dbg !320
	br label %b35, !dbg !321

b35:
	%294 = phi float [ 0.000000e+00, %b33 ], [ %293, %b34_ok1 ], !dbg !322
	br label %b36, !dbg !323

b36:
	%295 = phi float [ %261, %b28_ok1 ], [ %294, %b35 ], !dbg !324
	%296 = phi float [ %258, %b28_ok1 ], [ %285, %b35 ], !dbg !324
	%297 = phi float [ %255, %b28_ok1 ], [ %276, %b35 ], !dbg !324
	%298 = phi float [ %252, %b28_ok1 ], [ %267, %b35 ], !dbg !324
	br i1 %1, label %b37, label %b38, !dbg !326

b37:
	%299 = addrspacecast i16 addrspace(1)* %219 to i16*, !dbg !327
	%300 = ptrtoint i16* %299 to i64, !dbg !327
	%301 = and i64 %300, 7, !dbg !327
	%302 = icmp eq i64 %301, 0, !dbg !327
	%303 = or i1 %302, %73, !dbg !327
	%304 = ashr i64 %p15, 2, !dbg !327
	%305 = ashr i64 %224, 2, !dbg !328
	%306 = bitcast i16 addrspace(1)* %219 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !327
	%307 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %306, i64 %305, !dbg !329
	%308 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 0, !dbg !329
	%309 = icmp eq i1 %72, false, !dbg !327
	%310 = icmp eq i1 %303, false, !dbg !327
	%311 = icmp uge i64 %305, %304, !dbg !329
	%312 = or i1 %309, %310, !dbg !329
	%313 = or i1 %312, %311, !dbg !329
	br i1 %313, label %b37_fail1, label %b37_ok1, !dbg !329, !prof !26

b37_ok1:
	%314 = bitcast { i16, i16, i16, i16 } addrspace(1)* %307 to <4 x i16> addrspace(1)*, !dbg !329
	%315 = load <4 x i16>, <4 x i16> addrspace(1)* %314, align 8, !dbg !329
	%316 = extractelement <4 x i16> %315, i32 0, !dbg !329
	%317 = extractelement <4 x i16> %315, i32 1, !dbg !329
	%318 = extractelement <4 x i16> %315, i32 2, !dbg !329
	%319 = extractelement <4 x i16> %315, i32 3, !dbg !329
	%320 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 1, !dbg !329
	%321 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 2, !dbg !329
	%322 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 3, !dbg !329
	%323 = zext i16 %316 to i32, !dbg !331
	%324 = shl i32 %323, 16, !dbg !331
	%325 = bitcast i32 %324 to float, !dbg !331
	%326 = zext i16 %317 to i32, !dbg !333
	%327 = shl i32 %326, 16, !dbg !333
	%328 = bitcast i32 %327 to float, !dbg !333
	%329 = zext i16 %318 to i32, !dbg !335
	%330 = shl i32 %329, 16, !dbg !335
	%331 = bitcast i32 %330 to float, !dbg !335
	%332 = zext i16 %319 to i32, !dbg !337
	%333 = shl i32 %332, 16, !dbg !337
	%334 = bitcast i32 %333 to float, !dbg !337
	br label %b45, !dbg !338

b38:
	%335 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %224, !dbg !340
	%336 = icmp uge i64 %224, %p15, !dbg !340
	br i1 %336, label %b38_fail1, label %b38_ok1, !dbg !340, !prof !26

b38_ok1:
	%337 = load i16, i16 addrspace(1)* %335, align 2, !dbg !340
	%338 = zext i16 %337 to i32, !dbg !342
	%339 = shl i32 %338, 16, !dbg !342
	%340 = bitcast i32 %339 to float, !dbg !342
	%341 = add i64 %224, 1, !dbg !343
	%342 = icmp slt i64 %341, %p15, !dbg !345
	br i1 %342, label %b39, label %b40, !dbg !345

b39:
	%343 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %341, !dbg !346
	%344 = icmp uge i64 %341, %p15, !dbg !346
	br i1 %344, label %b39_fail1, label %b39_ok1, !dbg !346, !prof !26

b39_ok1:
	%345 = load i16, i16 addrspace(1)* %343, align 2, !dbg !346
	%346 = zext i16 %345 to i32, !dbg !348
	%347 = shl i32 %346, 16, !dbg !348
	%348 = bitcast i32 %347 to float, !dbg !348
	br label %b40, !dbg !349

b40:
	%349 = phi float [ 0.000000e+00, %b38_ok1 ], [ %348, %b39_ok1 ], !dbg !350
	%350 = add i64 %224, 2, !dbg !351
	%351 = icmp slt i64 %350, %p15, !dbg !353
	br i1 %351, label %b41, label %b42, !dbg !353

b41:
	%352 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %350, !dbg !354
	%353 = icmp uge i64 %350, %p15, !dbg !354
	br i1 %353, label %b41_fail1, label %b41_ok1, !dbg !354, !prof !26

b41_ok1:
	%354 = load i16, i16 addrspace(1)* %352, align 2, !dbg !354
	%355 = zext i16 %354 to i32, !dbg !356
	%356 = shl i32 %355, 16, !dbg !356
	%357 = bitcast i32 %356 to float, !dbg !356
	br label %b42, !dbg !357

b42:
	%358 = phi float [ 0.000000e+00, %b40 ], [ %357, %b41_ok1 ], !dbg !358
	%359 = add i64 %224, 3, !dbg !359
	%360 = icmp slt i64 %359, %p15, !dbg !361
	br i1 %360, label %b43, label %b44, !dbg !361

b43:
	%361 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %359, !dbg !362
	%362 = icmp uge i64 %359, %p15, !dbg !362
	br i1 %362, label %b43_fail1, label %b43_ok1, !dbg !362, !prof !26

b43_ok1:
	%363 = load i16, i16 addrspace(1)* %361, align 2, !dbg !362
	%364 = zext i16 %363 to i32, !dbg !364
	%365 = shl i32 %364, 16, !dbg !364
	%366 = bitcast i32 %365 to float, !dbg !364
	br label %b44, !dbg !365

b44:
	%367 = phi float [ 0.000000e+00, %b42 ], [ %366, %b43_ok1 ], !dbg !366
	br label %b45, !dbg !367

b45:
	%368 = phi float [ %334, %b37_ok1 ], [ %367, %b44 ], !dbg !368
	%369 = phi float [ %331, %b37_ok1 ], [ %358, %b44 ], !dbg !368
	%370 = phi float [ %328, %b37_ok1 ], [ %349, %b44 ], !dbg !368
	%371 = phi float [ %325, %b37_ok1 ], [ %340, %b44 ], !dbg !368
	%372 = fadd float %298, %371, !dbg !370
	%373 = fadd float %297, %370, !dbg !371
	%374 = fadd float %296, %369, !dbg !372
	%375 = fadd float %295, %368, !dbg !373
	%376 = icmp slt i64 %223, %217, !dbg !374
	br i1 %376, label %b46, label %b47, !dbg !374

b46:
	%377 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %218, i64 %223, !dbg !375
	%378 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %377, i32 0, i32 0, !dbg !375
	%379 = icmp uge i64 %223, %217, !dbg !375
	br i1 %379, label %b46_fail1, label %b46_ok1, !dbg !375, !prof !26

b46_ok1:
	%380 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %377, i32 0, i32 1, !dbg !375
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %377, i32 0, i32 2, !dbg !375
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %377, i32 0, i32 3, !dbg !375
	%383 = bitcast { float, float, float, float } addrspace(3)* %377 to <4 x float> addrspace(3)*, !dbg !375
	%384 = insertelement <4 x float> undef, float %372, i32 0, !dbg !375
	%385 = insertelement <4 x float> %384, float %373, i32 1, !dbg !375
	%386 = insertelement <4 x float> %385, float %374, i32 2, !dbg !375
	%387 = insertelement <4 x float> %386, float %375, i32 3, !dbg !375
	store <4 x float> %387, <4 x float> addrspace(3)* %383, align 16, !dbg !375
	br label %b47, !dbg !375

b47:
	%388 = fmul float %372, %372, !dbg !376
	%389 = fadd float %222, %388, !dbg !377
	%390 = fmul float %373, %373, !dbg !378
	%391 = fadd float %389, %390, !dbg !379
	%392 = fmul float %374, %374, !dbg !380
	%393 = fadd float %391, %392, !dbg !381
	%394 = fmul float %375, %375, !dbg !382
	%395 = fadd float %393, %394, !dbg !383
	%396 = add i64 %223, %96, !dbg !384
	br label %b26, !dbg !384

b48:
	%397 = and i32 %90, -32, !dbg !392
	%398 = sub i32 %95, %397, !dbg !392
	%399 = icmp slt i32 %398, 32, !dbg !392
	%400 = select i1 %399, i32 %398, i32 32, !dbg !392
	%401 = icmp eq i32 %400, 32, !dbg !393
	br i1 %401, label %b49, label %b51, !dbg !393

b49:
	%402 = phi float [ %410, %b50 ], [ %222, %b48 ], !dbg !394
	%403 = phi i64 [ %413, %b50 ], [ 16, %b48 ], !dbg !395
	%404 = icmp sgt i64 %403, 0, !dbg !396
	br i1 %404, label %b50, label %b54, !dbg !396

b50:
	%405 = trunc i64 %403 to i32, !dbg !397
	%406 = bitcast float %402 to i32, !dbg !397
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %406, i32 %405, i32 31), !dbg !397
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !397
	%409 = bitcast i32 %408 to float, !dbg !397
	%410 = fadd float %402, %409, !dbg !398
	%411 = trunc i64 %403 to i32, !dbg !399
	%412 = udiv i32 %411, 2, !dbg !399
	%413 = zext i32 %412 to i64, !dbg !399
	br label %b49, !dbg !399

b51:
	%414 = bitcast float %222 to i32, !dbg !400
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %414, i32 0, i32 31), !dbg !400
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !400
	%417 = bitcast i32 %416 to float, !dbg !400
	br label %b52, !dbg !400

b52:
	%418 = phi float [ %417, %b51 ], [ %425, %b53 ], !dbg !401
	%419 = phi i32 [ 1, %b51 ], [ %426, %b53 ], !dbg !402
	%420 = icmp slt i32 %419, %400, !dbg !403
	br i1 %420, label %b53, label %b54, !dbg !403

b53:
	%421 = bitcast float %222 to i32, !dbg !404
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 %419, i32 31), !dbg !404
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !404
	%424 = bitcast i32 %423 to float, !dbg !404
	%425 = fadd float %418, %424, !dbg !398
	%426 = add i32 %419, 1, !dbg !405
	br label %b52, !dbg !405

b54:
	%427 = phi float [ %402, %b49 ], [ %418, %b52 ], !dbg !391
	%428 = add i32 %97, 32, !dbg !409
	%429 = sub i32 %428, 1, !dbg !410
	%430 = udiv i32 %429, 32, !dbg !411
	%431 = zext i32 %430 to i64, !dbg !411
	%432 = trunc i64 %431 to i32, !dbg !411
	%433 = icmp eq i32 %432, 1, !dbg !412
	br i1 %433, label %b70, label %b55, !dbg !412

b55:
	call void @llvm.nvvm.barrier0(), !dbg !414
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !415, !range !416
	%435 = icmp eq i32 %434, 0, !dbg !417
	br i1 %435, label %b56, label %b57, !dbg !417

b56:
	%436 = udiv i32 %92, 32, !dbg !418
	%437 = zext i32 %436 to i64, !dbg !418
	%438 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %437, !dbg !419
	store float %427, float addrspace(3)* %438, align 4, !dbg !419
	br label %b57, !dbg !419

b57:
	call void @llvm.nvvm.barrier0(), !dbg !420
	br label %b58, !dbg !420

b58:
	%439 = phi float [ %427, %b57 ], [ %460, %b69 ], !dbg !421
	%440 = phi i32 [ 0, %b57 ], [ %470, %b69 ], !dbg !422
	%441 = icmp slt i32 %440, %432, !dbg !423
	br i1 %441, label %b59, label %b70, !dbg !423

b59:
	store [8 x float] zeroinitializer, [8 x float]* %2, align 4, !dbg !424
	%442 = and i32 %440, 24, !dbg !425
	br label %b60, !dbg !425

b60:
	%443 = phi i32 [ 0, %b59 ], [ %450, %b60 ], !dbg !425
	%444 = add i32 %442, %443, !dbg !426
	%445 = sext i32 %444 to i64, !dbg !427
	%446 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %445, !dbg !427
	%447 = load float, float addrspace(3)* %446, align 4, !dbg !427
	%448 = sext i32 %443 to i64, !dbg !428
	%449 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %448, !dbg !428
	store float %447, float* %449, align 4, !dbg !428
	%450 = add i32 %443, 1, !dbg !428
	%451 = icmp slt i32 %450, 8, !dbg !428
	br i1 %451, label %b60, label %b61, !dbg !428

b61:
	%452 = icmp eq i32 %440, 0, !dbg !429
	br i1 %452, label %b62, label %b63, !dbg !429

b62:
	%453 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !430
	%454 = load float, float* %453, align 4, !dbg !430
	br label %b64, !dbg !430

b63:
	%455 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !431
	%456 = load float, float* %455, align 4, !dbg !431
	%457 = fadd float %439, %456, !dbg !398
	br label %b64, !dbg !432

b64:
	%458 = phi float [ %454, %b62 ], [ %457, %b63 ], !dbg !421
	%459 = sub i32 %432, %440, !dbg !433
	br label %b65, !dbg !433

b65:
	%460 = phi float [ %458, %b64 ], [ %468, %b68 ], !dbg !421
	%461 = phi i32 [ 1, %b64 ], [ %469, %b68 ], !dbg !434
	%462 = icmp slt i32 %461, 8, !dbg !435
	br i1 %462, label %b66, label %b69, !dbg !435

b66:
	%463 = icmp slt i32 %461, %459, !dbg !436
	br i1 %463, label %b67, label %b68, !dbg !436

b67:
	%464 = sext i32 %461 to i64, !dbg !437
	%465 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %464, !dbg !437
	%466 = load float, float* %465, align 4, !dbg !437
	%467 = fadd float %460, %466, !dbg !398
	br label %b68, !dbg !438

b68:
	%468 = phi float [ %460, %b66 ], [ %467, %b67 ], !dbg !421
	%469 = add i32 %461, 1, !dbg !439
	br label %b65, !dbg !439

b69:
	%470 = add nsw i32 %440, 8, !dbg !440
	br label %b58, !dbg !440, !llvm.loop !442

b70:
	%471 = phi float [ %427, %b54 ], [ %439, %b58 ], !dbg !390
	%472 = sitofp i64 %p15 to float, !dbg !443
	%473 = fdiv float %471, %472, !dbg !444
	%474 = fadd float %473, %p16, !dbg !445
	%475 = call float @__nv_rsqrtf(float %474), !dbg !446
	br label %b71, !dbg !447

b71:
	%476 = phi i64 [ %91, %b70 ], [ %819, %b120 ], !dbg !448
	%477 = mul i64 %476, 4, !dbg !449
	%478 = icmp slt i64 %477, %p15, !dbg !450
	br i1 %478, label %b72, label %b121, !dbg !450

b72:
	%479 = icmp slt i64 %476, %217, !dbg !451
	br i1 %479, label %b73, label %b74, !dbg !451

b73:
	%480 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %218, i64 %476, !dbg !452
	%481 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %480, i32 0, i32 0, !dbg !452
	%482 = icmp uge i64 %476, %217, !dbg !452
	br i1 %482, label %b73_fail1, label %b73_ok1, !dbg !452, !prof !26

b73_ok1:
	%483 = bitcast { float, float, float, float } addrspace(3)* %480 to <4 x float> addrspace(3)*, !dbg !452
	%484 = load <4 x float>, <4 x float> addrspace(3)* %483, align 16, !dbg !452
	%485 = extractelement <4 x float> %484, i32 0, !dbg !452
	%486 = extractelement <4 x float> %484, i32 1, !dbg !452
	%487 = extractelement <4 x float> %484, i32 2, !dbg !452
	%488 = extractelement <4 x float> %484, i32 3, !dbg !452
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %480, i32 0, i32 1, !dbg !452
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %480, i32 0, i32 2, !dbg !452
	%491 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %480, i32 0, i32 3, !dbg !452
	br label %b93, !dbg !453

b74:
	br i1 %1, label %b75, label %b76, !dbg !283

b75:
	%492 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !187
	%493 = ptrtoint i16* %492 to i64, !dbg !187
	%494 = and i64 %493, 7, !dbg !187
	%495 = icmp eq i64 %494, 0, !dbg !187
	%496 = or i1 %495, %73, !dbg !187
	%497 = ashr i64 %p15, 2, !dbg !187
	%498 = ashr i64 %477, 2, !dbg !284
	%499 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !187
	%500 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %499, i64 %498, !dbg !285
	%501 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %500, i32 0, i32 0, !dbg !285
	%502 = icmp eq i1 %72, false, !dbg !187
	%503 = icmp eq i1 %496, false, !dbg !187
	%504 = icmp uge i64 %498, %497, !dbg !285
	%505 = or i1 %502, %503, !dbg !285
	%506 = or i1 %505, %504, !dbg !285
	br i1 %506, label %b75_fail1, label %b75_ok1, !dbg !285, !prof !26

b75_ok1:
	%507 = bitcast { i16, i16, i16, i16 } addrspace(1)* %500 to <4 x i16> addrspace(1)*, !dbg !285
	%508 = load <4 x i16>, <4 x i16> addrspace(1)* %507, align 8, !dbg !285
	%509 = extractelement <4 x i16> %508, i32 0, !dbg !285
	%510 = extractelement <4 x i16> %508, i32 1, !dbg !285
	%511 = extractelement <4 x i16> %508, i32 2, !dbg !285
	%512 = extractelement <4 x i16> %508, i32 3, !dbg !285
	%513 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %500, i32 0, i32 1, !dbg !285
	%514 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %500, i32 0, i32 2, !dbg !285
	%515 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %500, i32 0, i32 3, !dbg !285
	%516 = zext i16 %509 to i32, !dbg !287
	%517 = shl i32 %516, 16, !dbg !287
	%518 = bitcast i32 %517 to float, !dbg !287
	%519 = zext i16 %510 to i32, !dbg !289
	%520 = shl i32 %519, 16, !dbg !289
	%521 = bitcast i32 %520 to float, !dbg !289
	%522 = zext i16 %511 to i32, !dbg !291
	%523 = shl i32 %522, 16, !dbg !291
	%524 = bitcast i32 %523 to float, !dbg !291
	%525 = zext i16 %512 to i32, !dbg !293
	%526 = shl i32 %525, 16, !dbg !293
	%527 = bitcast i32 %526 to float, !dbg !293
	br label %b83, !dbg !294

b76:
	%528 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %477, !dbg !296
	%529 = icmp uge i64 %477, %p15, !dbg !296
	br i1 %529, label %b76_fail1, label %b76_ok1, !dbg !296, !prof !26

b76_ok1:
	%530 = load i16, i16 addrspace(1)* %528, align 2, !dbg !296
	%531 = zext i16 %530 to i32, !dbg !298
	%532 = shl i32 %531, 16, !dbg !298
	%533 = bitcast i32 %532 to float, !dbg !298
	%534 = add i64 %477, 1, !dbg !299
	%535 = icmp slt i64 %534, %p15, !dbg !301
	br i1 %535, label %b77, label %b78, !dbg !301

b77:
	%536 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %534, !dbg !302
	%537 = icmp uge i64 %534, %p15, !dbg !302
	br i1 %537, label %b77_fail1, label %b77_ok1, !dbg !302, !prof !26

b77_ok1:
	%538 = load i16, i16 addrspace(1)* %536, align 2, !dbg !302
	%539 = zext i16 %538 to i32, !dbg !304
	%540 = shl i32 %539, 16, !dbg !304
	%541 = bitcast i32 %540 to float, !dbg !304
	br label %b78, !dbg !305

b78:
	%542 = phi float [ 0.000000e+00, %b76_ok1 ], [ %541, %b77_ok1 ], !dbg !306
	%543 = add i64 %477, 2, !dbg !307
	%544 = icmp slt i64 %543, %p15, !dbg !309
	br i1 %544, label %b79, label %b80, !dbg !309

b79:
	%545 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %543, !dbg !310
	%546 = icmp uge i64 %543, %p15, !dbg !310
	br i1 %546, label %b79_fail1, label %b79_ok1, !dbg !310, !prof !26

b79_ok1:
	%547 = load i16, i16 addrspace(1)* %545, align 2, !dbg !310
	%548 = zext i16 %547 to i32, !dbg !312
	%549 = shl i32 %548, 16, !dbg !312
	%550 = bitcast i32 %549 to float, !dbg !312
	br label %b80, !dbg !313

b80:
	%551 = phi float [ 0.000000e+00, %b78 ], [ %550, %b79_ok1 ], !dbg !314
	%552 = add i64 %477, 3, !dbg !315
	%553 = icmp slt i64 %552, %p15, !dbg !317
	br i1 %553, label %b81, label %b82, !dbg !317

b81:
	%554 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %552, !dbg !318
	%555 = icmp uge i64 %552, %p15, !dbg !318
	br i1 %555, label %b81_fail1, label %b81_ok1, !dbg !318, !prof !26

b81_ok1:
	%556 = load i16, i16 addrspace(1)* %554, align 2, !dbg !318
	%557 = zext i16 %556 to i32, !dbg !320
	%558 = shl i32 %557, 16, !dbg !320
	%559 = bitcast i32 %558 to float, !dbg !320
	br label %b82, !dbg !321

b82:
	%560 = phi float [ 0.000000e+00, %b80 ], [ %559, %b81_ok1 ], !dbg !322
	br label %b83, !dbg !323

b83:
	%561 = phi float [ %527, %b75_ok1 ], [ %560, %b82 ], !dbg !324
	%562 = phi float [ %524, %b75_ok1 ], [ %551, %b82 ], !dbg !324
	%563 = phi float [ %521, %b75_ok1 ], [ %542, %b82 ], !dbg !324
	%564 = phi float [ %518, %b75_ok1 ], [ %533, %b82 ], !dbg !324
	br i1 %1, label %b84, label %b85, !dbg !455

b84:
	%565 = addrspacecast i16 addrspace(1)* %219 to i16*, !dbg !456
	%566 = ptrtoint i16* %565 to i64, !dbg !456
	%567 = and i64 %566, 7, !dbg !456
	%568 = icmp eq i64 %567, 0, !dbg !456
	%569 = or i1 %568, %73, !dbg !456
	%570 = ashr i64 %p15, 2, !dbg !456
	%571 = ashr i64 %477, 2, !dbg !457
	%572 = bitcast i16 addrspace(1)* %219 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !456
	%573 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %572, i64 %571, !dbg !458
	%574 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %573, i32 0, i32 0, !dbg !458
	%575 = icmp eq i1 %72, false, !dbg !456
	%576 = icmp eq i1 %569, false, !dbg !456
	%577 = icmp uge i64 %571, %570, !dbg !458
	%578 = or i1 %575, %576, !dbg !458
	%579 = or i1 %578, %577, !dbg !458
	br i1 %579, label %b84_fail1, label %b84_ok1, !dbg !458, !prof !26

b84_ok1:
	%580 = bitcast { i16, i16, i16, i16 } addrspace(1)* %573 to <4 x i16> addrspace(1)*, !dbg !458
	%581 = load <4 x i16>, <4 x i16> addrspace(1)* %580, align 8, !dbg !458
	%582 = extractelement <4 x i16> %581, i32 0, !dbg !458
	%583 = extractelement <4 x i16> %581, i32 1, !dbg !458
	%584 = extractelement <4 x i16> %581, i32 2, !dbg !458
	%585 = extractelement <4 x i16> %581, i32 3, !dbg !458
	%586 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %573, i32 0, i32 1, !dbg !458
	%587 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %573, i32 0, i32 2, !dbg !458
	%588 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %573, i32 0, i32 3, !dbg !458
	%589 = zext i16 %582 to i32, !dbg !460
	%590 = shl i32 %589, 16, !dbg !460
	%591 = bitcast i32 %590 to float, !dbg !460
	%592 = zext i16 %583 to i32, !dbg !462
	%593 = shl i32 %592, 16, !dbg !462
	%594 = bitcast i32 %593 to float, !dbg !462
	%595 = zext i16 %584 to i32, !dbg !464
	%596 = shl i32 %595, 16, !dbg !464
	%597 = bitcast i32 %596 to float, !dbg !464
	%598 = zext i16 %585 to i32, !dbg !466
	%599 = shl i32 %598, 16, !dbg !466
	%600 = bitcast i32 %599 to float, !dbg !466
	br label %b92, !dbg !467

b85:
	%601 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %477, !dbg !469
	%602 = icmp uge i64 %477, %p15, !dbg !469
	br i1 %602, label %b85_fail1, label %b85_ok1, !dbg !469, !prof !26

b85_ok1:
	%603 = load i16, i16 addrspace(1)* %601, align 2, !dbg !469
	%604 = zext i16 %603 to i32, !dbg !471
	%605 = shl i32 %604, 16, !dbg !471
	%606 = bitcast i32 %605 to float, !dbg !471
	%607 = add i64 %477, 1, !dbg !472
	%608 = icmp slt i64 %607, %p15, !dbg !474
	br i1 %608, label %b86, label %b87, !dbg !474

b86:
	%609 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %607, !dbg !475
	%610 = icmp uge i64 %607, %p15, !dbg !475
	br i1 %610, label %b86_fail1, label %b86_ok1, !dbg !475, !prof !26

b86_ok1:
	%611 = load i16, i16 addrspace(1)* %609, align 2, !dbg !475
	%612 = zext i16 %611 to i32, !dbg !477
	%613 = shl i32 %612, 16, !dbg !477
	%614 = bitcast i32 %613 to float, !dbg !477
	br label %b87, !dbg !478

b87:
	%615 = phi float [ 0.000000e+00, %b85_ok1 ], [ %614, %b86_ok1 ], !dbg !479
	%616 = add i64 %477, 2, !dbg !480
	%617 = icmp slt i64 %616, %p15, !dbg !482
	br i1 %617, label %b88, label %b89, !dbg !482

b88:
	%618 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %616, !dbg !483
	%619 = icmp uge i64 %616, %p15, !dbg !483
	br i1 %619, label %b88_fail1, label %b88_ok1, !dbg !483, !prof !26

b88_ok1:
	%620 = load i16, i16 addrspace(1)* %618, align 2, !dbg !483
	%621 = zext i16 %620 to i32, !dbg !485
	%622 = shl i32 %621, 16, !dbg !485
	%623 = bitcast i32 %622 to float, !dbg !485
	br label %b89, !dbg !486

b89:
	%624 = phi float [ 0.000000e+00, %b87 ], [ %623, %b88_ok1 ], !dbg !487
	%625 = add i64 %477, 3, !dbg !488
	%626 = icmp slt i64 %625, %p15, !dbg !490
	br i1 %626, label %b90, label %b91, !dbg !490

b90:
	%627 = getelementptr inbounds i16, i16 addrspace(1)* %219, i64 %625, !dbg !491
	%628 = icmp uge i64 %625, %p15, !dbg !491
	br i1 %628, label %b90_fail1, label %b90_ok1, !dbg !491, !prof !26

b90_ok1:
	%629 = load i16, i16 addrspace(1)* %627, align 2, !dbg !491
	%630 = zext i16 %629 to i32, !dbg !493
	%631 = shl i32 %630, 16, !dbg !493
	%632 = bitcast i32 %631 to float, !dbg !493
	br label %b91, !dbg !494

b91:
	%633 = phi float [ 0.000000e+00, %b89 ], [ %632, %b90_ok1 ], !dbg !495
	br label %b92, !dbg !496

b92:
	%634 = phi float [ %600, %b84_ok1 ], [ %633, %b91 ], !dbg !497
	%635 = phi float [ %597, %b84_ok1 ], [ %624, %b91 ], !dbg !497
	%636 = phi float [ %594, %b84_ok1 ], [ %615, %b91 ], !dbg !497
	%637 = phi float [ %591, %b84_ok1 ], [ %606, %b91 ], !dbg !497
	%638 = fadd float %564, %637, !dbg !499
	%639 = fadd float %563, %636, !dbg !500
	%640 = fadd float %562, %635, !dbg !501
	%641 = fadd float %561, %634, !dbg !502
	br label %b93, !dbg !503

b93:
	%642 = phi float [ %488, %b73_ok1 ], [ %641, %b92 ], !dbg !504
	%643 = phi float [ %487, %b73_ok1 ], [ %640, %b92 ], !dbg !504
	%644 = phi float [ %486, %b73_ok1 ], [ %639, %b92 ], !dbg !504
	%645 = phi float [ %485, %b73_ok1 ], [ %638, %b92 ], !dbg !504
	br i1 %1, label %b94, label %b95, !dbg !506

b94:
	%646 = addrspacecast i16 addrspace(1)* %220 to i16*, !dbg !507
	%647 = ptrtoint i16* %646 to i64, !dbg !507
	%648 = and i64 %647, 7, !dbg !507
	%649 = icmp eq i64 %648, 0, !dbg !507
	%650 = or i1 %649, %73, !dbg !507
	%651 = ashr i64 %p15, 2, !dbg !507
	%652 = ashr i64 %477, 2, !dbg !508
	%653 = bitcast i16 addrspace(1)* %220 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !507
	%654 = icmp eq i1 %72, false, !dbg !507
	%655 = icmp eq i1 %650, false, !dbg !507
	%656 = icmp uge i64 %652, %651, !dbg !509
	%657 = or i1 %654, %655, !dbg !509
	%658 = or i1 %657, %656, !dbg !509
	br i1 %658, label %b94_fail1, label %b94_ok1, !dbg !509, !prof !26

b94_ok1:
	%659 = call i16 @gpuc_bf16_round(float %645), !dbg !511
	%660 = call i16 @gpuc_bf16_round(float %644), !dbg !513
	%661 = call i16 @gpuc_bf16_round(float %643), !dbg !515
	%662 = call i16 @gpuc_bf16_round(float %642), !dbg !517
	%663 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %653, i64 %652, !dbg !509
	%664 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %663, i32 0, i32 0, !dbg !509
	%665 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %663, i32 0, i32 1, !dbg !509
	%666 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %663, i32 0, i32 2, !dbg !509
	%667 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %663, i32 0, i32 3, !dbg !509
	%668 = bitcast { i16, i16, i16, i16 } addrspace(1)* %663 to <4 x i16> addrspace(1)*, !dbg !509
	%669 = insertelement <4 x i16> undef, i16 %659, i32 0, !dbg !509
	%670 = insertelement <4 x i16> %669, i16 %660, i32 1, !dbg !509
	%671 = insertelement <4 x i16> %670, i16 %661, i32 2, !dbg !509
	%672 = insertelement <4 x i16> %671, i16 %662, i32 3, !dbg !509
	store <4 x i16> %672, <4 x i16> addrspace(1)* %668, align 8, !dbg !509
	br label %b101, !dbg !518

b95:
	%673 = icmp uge i64 %477, %p15, !dbg !520
	br i1 %673, label %b95_fail1, label %b95_ok1, !dbg !520, !prof !26

b95_ok1:
	%674 = call i16 @gpuc_bf16_round(float %645), !dbg !522
	%675 = getelementptr inbounds i16, i16 addrspace(1)* %220, i64 %477, !dbg !520
	store i16 %674, i16 addrspace(1)* %675, align 2, !dbg !520
	%676 = add i64 %477, 1, !dbg !523
	%677 = icmp slt i64 %676, %p15, !dbg !525
	br i1 %677, label %b96, label %b97, !dbg !525

b96:
	%678 = icmp uge i64 %676, %p15, !dbg !526
	br i1 %678, label %b96_fail1, label %b96_ok1, !dbg !526, !prof !26

b96_ok1:
	%679 = call i16 @gpuc_bf16_round(float %644), !dbg !528
	%680 = getelementptr inbounds i16, i16 addrspace(1)* %220, i64 %676, !dbg !526
	store i16 %679, i16 addrspace(1)* %680, align 2, !dbg !526
	br label %b97, !dbg !526

b97:
	%681 = add i64 %477, 2, !dbg !529
	%682 = icmp slt i64 %681, %p15, !dbg !531
	br i1 %682, label %b98, label %b99, !dbg !531

b98:
	%683 = icmp uge i64 %681, %p15, !dbg !532
	br i1 %683, label %b98_fail1, label %b98_ok1, !dbg !532, !prof !26

b98_ok1:
	%684 = call i16 @gpuc_bf16_round(float %643), !dbg !534
	%685 = getelementptr inbounds i16, i16 addrspace(1)* %220, i64 %681, !dbg !532
	store i16 %684, i16 addrspace(1)* %685, align 2, !dbg !532
	br label %b99, !dbg !532

b99:
	%686 = add i64 %477, 3, !dbg !535
	%687 = icmp slt i64 %686, %p15, !dbg !537
	br i1 %687, label %b100, label %b101, !dbg !537

b100:
	%688 = icmp uge i64 %686, %p15, !dbg !538
	br i1 %688, label %b100_fail1, label %b100_ok1, !dbg !538, !prof !26

b100_ok1:
	%689 = call i16 @gpuc_bf16_round(float %642), !dbg !540
	%690 = getelementptr inbounds i16, i16 addrspace(1)* %220, i64 %686, !dbg !538
	store i16 %689, i16 addrspace(1)* %690, align 2, !dbg !538
	br label %b101, !dbg !538

b101:
	br i1 %1, label %b102, label %b103, !dbg !541

b102:
	%691 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !191
	%692 = ptrtoint i16* %691 to i64, !dbg !191
	%693 = and i64 %692, 7, !dbg !191
	%694 = icmp eq i64 %693, 0, !dbg !191
	%695 = or i1 %694, %76, !dbg !191
	%696 = ashr i64 %p7, 2, !dbg !191
	%697 = ashr i64 %477, 2, !dbg !542
	%698 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !191
	%699 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %698, i64 %697, !dbg !543
	%700 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %699, i32 0, i32 0, !dbg !543
	%701 = icmp eq i1 %75, false, !dbg !191
	%702 = icmp eq i1 %695, false, !dbg !191
	%703 = icmp uge i64 %697, %696, !dbg !543
	%704 = or i1 %701, %702, !dbg !543
	%705 = or i1 %704, %703, !dbg !543
	br i1 %705, label %b102_fail1, label %b102_ok1, !dbg !543, !prof !26

b102_ok1:
	%706 = bitcast { i16, i16, i16, i16 } addrspace(1)* %699 to <4 x i16> addrspace(1)*, !dbg !543
	%707 = load <4 x i16>, <4 x i16> addrspace(1)* %706, align 8, !dbg !543
	%708 = extractelement <4 x i16> %707, i32 0, !dbg !543
	%709 = extractelement <4 x i16> %707, i32 1, !dbg !543
	%710 = extractelement <4 x i16> %707, i32 2, !dbg !543
	%711 = extractelement <4 x i16> %707, i32 3, !dbg !543
	%712 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %699, i32 0, i32 1, !dbg !543
	%713 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %699, i32 0, i32 2, !dbg !543
	%714 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %699, i32 0, i32 3, !dbg !543
	%715 = zext i16 %708 to i32, !dbg !545
	%716 = shl i32 %715, 16, !dbg !545
	%717 = bitcast i32 %716 to float, !dbg !545
	%718 = zext i16 %709 to i32, !dbg !547
	%719 = shl i32 %718, 16, !dbg !547
	%720 = bitcast i32 %719 to float, !dbg !547
	%721 = zext i16 %710 to i32, !dbg !549
	%722 = shl i32 %721, 16, !dbg !549
	%723 = bitcast i32 %722 to float, !dbg !549
	%724 = zext i16 %711 to i32, !dbg !551
	%725 = shl i32 %724, 16, !dbg !551
	%726 = bitcast i32 %725 to float, !dbg !551
	br label %b112, !dbg !552

b103:
	%727 = icmp slt i64 %477, %p7, !dbg !554
	br i1 %727, label %b104, label %b105, !dbg !554

b104:
	%728 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %477, !dbg !555
	%729 = icmp uge i64 %477, %p7, !dbg !555
	br i1 %729, label %b104_fail1, label %b104_ok1, !dbg !555, !prof !26

b104_ok1:
	%730 = load i16, i16 addrspace(1)* %728, align 2, !dbg !555
	%731 = zext i16 %730 to i32, !dbg !557
	%732 = shl i32 %731, 16, !dbg !557
	%733 = bitcast i32 %732 to float, !dbg !557
	br label %b105, !dbg !558

b105:
	%734 = phi float [ 0.000000e+00, %b103 ], [ %733, %b104_ok1 ], !dbg !559
	%735 = add i64 %477, 1, !dbg !560
	%736 = icmp slt i64 %735, %p7, !dbg !562
	br i1 %736, label %b106, label %b107, !dbg !562

b106:
	%737 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %735, !dbg !563
	%738 = icmp uge i64 %735, %p7, !dbg !563
	br i1 %738, label %b106_fail1, label %b106_ok1, !dbg !563, !prof !26

b106_ok1:
	%739 = load i16, i16 addrspace(1)* %737, align 2, !dbg !563
	%740 = zext i16 %739 to i32, !dbg !565
	%741 = shl i32 %740, 16, !dbg !565
	%742 = bitcast i32 %741 to float, !dbg !565
	br label %b107, !dbg !566

b107:
	%743 = phi float [ 0.000000e+00, %b105 ], [ %742, %b106_ok1 ], !dbg !567
	%744 = add i64 %477, 2, !dbg !568
	%745 = icmp slt i64 %744, %p7, !dbg !570
	br i1 %745, label %b108, label %b109, !dbg !570

b108:
	%746 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %744, !dbg !571
	%747 = icmp uge i64 %744, %p7, !dbg !571
	br i1 %747, label %b108_fail1, label %b108_ok1, !dbg !571, !prof !26

b108_ok1:
	%748 = load i16, i16 addrspace(1)* %746, align 2, !dbg !571
	%749 = zext i16 %748 to i32, !dbg !573
	%750 = shl i32 %749, 16, !dbg !573
	%751 = bitcast i32 %750 to float, !dbg !573
	br label %b109, !dbg !574

b109:
	%752 = phi float [ 0.000000e+00, %b107 ], [ %751, %b108_ok1 ], !dbg !575
	%753 = add i64 %477, 3, !dbg !576
	%754 = icmp slt i64 %753, %p7, !dbg !578
	br i1 %754, label %b110, label %b111, !dbg !578

b110:
	%755 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %753, !dbg !579
	%756 = icmp uge i64 %753, %p7, !dbg !579
	br i1 %756, label %b110_fail1, label %b110_ok1, !dbg !579, !prof !26

b110_ok1:
	%757 = load i16, i16 addrspace(1)* %755, align 2, !dbg !579
	%758 = zext i16 %757 to i32, !dbg !581
	%759 = shl i32 %758, 16, !dbg !581
	%760 = bitcast i32 %759 to float, !dbg !581
	br label %b111, !dbg !582

b111:
	%761 = phi float [ 0.000000e+00, %b109 ], [ %760, %b110_ok1 ], !dbg !583
	br label %b112, !dbg !584

b112:
	%762 = phi float [ %726, %b102_ok1 ], [ %761, %b111 ], !dbg !585
	%763 = phi float [ %723, %b102_ok1 ], [ %752, %b111 ], !dbg !585
	%764 = phi float [ %720, %b102_ok1 ], [ %743, %b111 ], !dbg !585
	%765 = phi float [ %717, %b102_ok1 ], [ %734, %b111 ], !dbg !585
	%766 = fmul float %645, %475, !dbg !586
	%767 = fmul float %766, %765, !dbg !587
	%768 = fmul float %644, %475, !dbg !588
	%769 = fmul float %768, %764, !dbg !589
	%770 = fmul float %643, %475, !dbg !590
	%771 = fmul float %770, %763, !dbg !591
	%772 = fmul float %642, %475, !dbg !592
	%773 = fmul float %772, %762, !dbg !593
	br i1 %1, label %b113, label %b114, !dbg !595

b113:
	%774 = addrspacecast i16 addrspace(1)* %221 to i16*, !dbg !596
	%775 = ptrtoint i16* %774 to i64, !dbg !596
	%776 = and i64 %775, 7, !dbg !596
	%777 = icmp eq i64 %776, 0, !dbg !596
	%778 = or i1 %777, %73, !dbg !596
	%779 = ashr i64 %p15, 2, !dbg !596
	%780 = ashr i64 %477, 2, !dbg !597
	%781 = bitcast i16 addrspace(1)* %221 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !596
	%782 = icmp eq i1 %72, false, !dbg !596
	%783 = icmp eq i1 %778, false, !dbg !596
	%784 = icmp uge i64 %780, %779, !dbg !598
	%785 = or i1 %782, %783, !dbg !598
	%786 = or i1 %785, %784, !dbg !598
	br i1 %786, label %b113_fail1, label %b113_ok1, !dbg !598, !prof !26

b113_ok1:
	%787 = call i16 @gpuc_bf16_round(float %767), !dbg !600
	%788 = call i16 @gpuc_bf16_round(float %769), !dbg !602
	%789 = call i16 @gpuc_bf16_round(float %771), !dbg !604
	%790 = call i16 @gpuc_bf16_round(float %773), !dbg !606
	%791 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %781, i64 %780, !dbg !598
	%792 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %791, i32 0, i32 0, !dbg !598
	%793 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %791, i32 0, i32 1, !dbg !598
	%794 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %791, i32 0, i32 2, !dbg !598
	%795 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %791, i32 0, i32 3, !dbg !598
	%796 = bitcast { i16, i16, i16, i16 } addrspace(1)* %791 to <4 x i16> addrspace(1)*, !dbg !598
	%797 = insertelement <4 x i16> undef, i16 %787, i32 0, !dbg !598
	%798 = insertelement <4 x i16> %797, i16 %788, i32 1, !dbg !598
	%799 = insertelement <4 x i16> %798, i16 %789, i32 2, !dbg !598
	%800 = insertelement <4 x i16> %799, i16 %790, i32 3, !dbg !598
	store <4 x i16> %800, <4 x i16> addrspace(1)* %796, align 8, !dbg !598
	br label %b120, !dbg !607

b114:
	%801 = icmp uge i64 %477, %p15, !dbg !609
	br i1 %801, label %b114_fail1, label %b114_ok1, !dbg !609, !prof !26

b114_ok1:
	%802 = call i16 @gpuc_bf16_round(float %767), !dbg !611
	%803 = getelementptr inbounds i16, i16 addrspace(1)* %221, i64 %477, !dbg !609
	store i16 %802, i16 addrspace(1)* %803, align 2, !dbg !609
	%804 = add i64 %477, 1, !dbg !612
	%805 = icmp slt i64 %804, %p15, !dbg !614
	br i1 %805, label %b115, label %b116, !dbg !614

b115:
	%806 = icmp uge i64 %804, %p15, !dbg !615
	br i1 %806, label %b115_fail1, label %b115_ok1, !dbg !615, !prof !26

b115_ok1:
	%807 = call i16 @gpuc_bf16_round(float %769), !dbg !617
	%808 = getelementptr inbounds i16, i16 addrspace(1)* %221, i64 %804, !dbg !615
	store i16 %807, i16 addrspace(1)* %808, align 2, !dbg !615
	br label %b116, !dbg !615

b116:
	%809 = add i64 %477, 2, !dbg !618
	%810 = icmp slt i64 %809, %p15, !dbg !620
	br i1 %810, label %b117, label %b118, !dbg !620

b117:
	%811 = icmp uge i64 %809, %p15, !dbg !621
	br i1 %811, label %b117_fail1, label %b117_ok1, !dbg !621, !prof !26

b117_ok1:
	%812 = call i16 @gpuc_bf16_round(float %771), !dbg !623
	%813 = getelementptr inbounds i16, i16 addrspace(1)* %221, i64 %809, !dbg !621
	store i16 %812, i16 addrspace(1)* %813, align 2, !dbg !621
	br label %b118, !dbg !621

b118:
	%814 = add i64 %477, 3, !dbg !624
	%815 = icmp slt i64 %814, %p15, !dbg !626
	br i1 %815, label %b119, label %b120, !dbg !626

b119:
	%816 = icmp uge i64 %814, %p15, !dbg !627
	br i1 %816, label %b119_fail1, label %b119_ok1, !dbg !627, !prof !26

b119_ok1:
	%817 = call i16 @gpuc_bf16_round(float %773), !dbg !629
	%818 = getelementptr inbounds i16, i16 addrspace(1)* %221, i64 %814, !dbg !627
	store i16 %817, i16 addrspace(1)* %818, align 2, !dbg !627
	br label %b120, !dbg !627

b120:
	%819 = add i64 %476, %96, !dbg !630
	br label %b71, !dbg !630

b121:
	%820 = add i64 %79, %20, !dbg !631
	br label %b5, !dbg !631

b122:
	%821 = phi i64 [ %1481, %b221 ], [ %16, %b5 ], !dbg !632
	%822 = icmp slt i64 %821, %40, !dbg !633
	br i1 %822, label %b123, label %b313, !dbg !633

b123:
	%823 = add i64 %38, %821, !dbg !636
	%824 = trunc i64 %823 to i32, !dbg !637
	%825 = icmp eq i32 %41, 0, !dbg !635
	br i1 %825, label %b123_fail1, label %b123_ok1, !dbg !635, !prof !26

b123_ok1:
	%826 = urem i32 %824, %41, !dbg !635
	%827 = zext i32 %826 to i64, !dbg !638
	%828 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !639, !range !11
	%829 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !639, !range !11
	%830 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !639, !range !12
	%831 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !639, !range !13
	%832 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !639, !range !13
	%833 = mul i32 %832, %830, !dbg !639
	%834 = add i32 %829, %833, !dbg !639
	%835 = mul i32 %831, %834, !dbg !639
	%836 = add i32 %828, %835, !dbg !639
	%837 = sext i32 %836 to i64, !dbg !639
	%838 = icmp eq i32 %836, 0, !dbg !640
	br i1 %838, label %b124, label %b125, !dbg !640

b124:
	%839 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %827, !dbg !641
	%840 = addrspacecast i64 addrspace(1)* %839 to i64*, !dbg !642
	%841 = icmp uge i64 %827, %p24, !dbg !641
	br i1 %841, label %b124_fail1, label %b124_ok1, !dbg !641, !prof !26

b124_ok1:
	%842 = bitcast i64* %840 to i8*, !dbg !642
	%843 = call i64 @gpuc_signal_wait_until_thread(i8* %842, i32 5, i64 %26, i32 1, i8* %ctrl, i32 27), !dbg !642
	br label %b125, !dbg !642

b125:
	call void @llvm.nvvm.barrier0(), !dbg !643
	%844 = add i64 %78, %827, !dbg !645
	%845 = mul i64 %844, %p15, !dbg !646
	%846 = sub i64 %p13, %845, !dbg !647
	%847 = mul i64 %827, %p15, !dbg !650
	%848 = sub i64 %p5, %847, !dbg !651
	%849 = sub i64 %p3, %847, !dbg !653
	%850 = sub i64 %p1, %847, !dbg !655
	%851 = getelementptr inbounds i16, i16 addrspace(1)* %11, i64 %845, !dbg !647
	%852 = icmp ugt i64 %845, %p13, !dbg !647
	%853 = icmp ugt i64 %p15, %846, !dbg !648
	%854 = icmp ugt i64 %847, %p5, !dbg !651
	%855 = icmp ugt i64 %p15, %848, !dbg !652
	%856 = icmp ugt i64 %847, %p3, !dbg !653
	%857 = icmp ugt i64 %p15, %849, !dbg !654
	%858 = icmp ugt i64 %847, %p1, !dbg !655
	%859 = icmp ugt i64 %p15, %850, !dbg !656
	%860 = or i1 %852, %853, !dbg !656
	%861 = or i1 %860, %854, !dbg !656
	%862 = or i1 %861, %855, !dbg !656
	%863 = or i1 %862, %856, !dbg !656
	%864 = or i1 %863, %857, !dbg !656
	%865 = or i1 %864, %858, !dbg !656
	%866 = or i1 %865, %859, !dbg !656
	br i1 %866, label %b125_fail1, label %b125_ok1, !dbg !656, !prof !26

b125_ok1:
	%867 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !657
	%868 = udiv i32 %867, 16, !dbg !657
	%869 = zext i32 %868 to i64, !dbg !657
	%870 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !657
	%871 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %847, !dbg !651
	%872 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %847, !dbg !653
	%873 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %847, !dbg !655
	%874 = mul i32 %831, %832, !dbg !658
	br label %b126, !dbg !659

b126:
	%875 = phi float [ 0.000000e+00, %b125_ok1 ], [ %1048, %b147 ], !dbg !660
	%876 = phi i64 [ %837, %b125_ok1 ], [ %1052, %b147 ], !dbg !661
	%877 = mul i64 %876, 4, !dbg !662
	%878 = icmp slt i64 %877, %p15, !dbg !663
	br i1 %878, label %b127, label %b148, !dbg !663

b127:
	br i1 %1, label %b128, label %b129, !dbg !665

b128:
	%879 = addrspacecast i16 addrspace(1)* %851 to i16*, !dbg !666
	%880 = ptrtoint i16* %879 to i64, !dbg !666
	%881 = and i64 %880, 7, !dbg !666
	%882 = icmp eq i64 %881, 0, !dbg !666
	%883 = or i1 %882, %73, !dbg !666
	%884 = ashr i64 %p15, 2, !dbg !666
	%885 = ashr i64 %877, 2, !dbg !667
	%886 = bitcast i16 addrspace(1)* %851 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !666
	%887 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %886, i64 %885, !dbg !668
	%888 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %887, i32 0, i32 0, !dbg !668
	%889 = icmp eq i1 %72, false, !dbg !666
	%890 = icmp eq i1 %883, false, !dbg !666
	%891 = icmp uge i64 %885, %884, !dbg !668
	%892 = or i1 %889, %890, !dbg !668
	%893 = or i1 %892, %891, !dbg !668
	br i1 %893, label %b128_fail1, label %b128_ok1, !dbg !668, !prof !26

b128_ok1:
	%894 = bitcast { i16, i16, i16, i16 } addrspace(1)* %887 to <4 x i16> addrspace(1)*, !dbg !668
	%895 = load <4 x i16>, <4 x i16> addrspace(1)* %894, align 8, !dbg !668
	%896 = extractelement <4 x i16> %895, i32 0, !dbg !668
	%897 = extractelement <4 x i16> %895, i32 1, !dbg !668
	%898 = extractelement <4 x i16> %895, i32 2, !dbg !668
	%899 = extractelement <4 x i16> %895, i32 3, !dbg !668
	%900 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %887, i32 0, i32 1, !dbg !668
	%901 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %887, i32 0, i32 2, !dbg !668
	%902 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %887, i32 0, i32 3, !dbg !668
	%903 = zext i16 %896 to i32, !dbg !670
	%904 = shl i32 %903, 16, !dbg !670
	%905 = bitcast i32 %904 to float, !dbg !670
	%906 = zext i16 %897 to i32, !dbg !672
	%907 = shl i32 %906, 16, !dbg !672
	%908 = bitcast i32 %907 to float, !dbg !672
	%909 = zext i16 %898 to i32, !dbg !674
	%910 = shl i32 %909, 16, !dbg !674
	%911 = bitcast i32 %910 to float, !dbg !674
	%912 = zext i16 %899 to i32, !dbg !676
	%913 = shl i32 %912, 16, !dbg !676
	%914 = bitcast i32 %913 to float, !dbg !676
	br label %b136, !dbg !677

b129:
	%915 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %877, !dbg !679
	%916 = icmp uge i64 %877, %p15, !dbg !679
	br i1 %916, label %b129_fail1, label %b129_ok1, !dbg !679, !prof !26

b129_ok1:
	%917 = load i16, i16 addrspace(1)* %915, align 2, !dbg !679
	%918 = zext i16 %917 to i32, !dbg !681
	%919 = shl i32 %918, 16, !dbg !681
	%920 = bitcast i32 %919 to float, !dbg !681
	%921 = add i64 %877, 1, !dbg !682
	%922 = icmp slt i64 %921, %p15, !dbg !684
	br i1 %922, label %b130, label %b131, !dbg !684

b130:
	%923 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %921, !dbg !685
	%924 = icmp uge i64 %921, %p15, !dbg !685
	br i1 %924, label %b130_fail1, label %b130_ok1, !dbg !685, !prof !26

b130_ok1:
	%925 = load i16, i16 addrspace(1)* %923, align 2, !dbg !685
	%926 = zext i16 %925 to i32, !dbg !687
	%927 = shl i32 %926, 16, !dbg !687
	%928 = bitcast i32 %927 to float, !dbg !687
	br label %b131, !dbg !688

b131:
	%929 = phi float [ 0.000000e+00, %b129_ok1 ], [ %928, %b130_ok1 ], !dbg !689
	%930 = add i64 %877, 2, !dbg !690
	%931 = icmp slt i64 %930, %p15, !dbg !692
	br i1 %931, label %b132, label %b133, !dbg !692

b132:
	%932 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %930, !dbg !693
	%933 = icmp uge i64 %930, %p15, !dbg !693
	br i1 %933, label %b132_fail1, label %b132_ok1, !dbg !693, !prof !26

b132_ok1:
	%934 = load i16, i16 addrspace(1)* %932, align 2, !dbg !693
	%935 = zext i16 %934 to i32, !dbg !695
	%936 = shl i32 %935, 16, !dbg !695
	%937 = bitcast i32 %936 to float, !dbg !695
	br label %b133, !dbg !696

b133:
	%938 = phi float [ 0.000000e+00, %b131 ], [ %937, %b132_ok1 ], !dbg !697
	%939 = add i64 %877, 3, !dbg !698
	%940 = icmp slt i64 %939, %p15, !dbg !700
	br i1 %940, label %b134, label %b135, !dbg !700

b134:
	%941 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %939, !dbg !701
	%942 = icmp uge i64 %939, %p15, !dbg !701
	br i1 %942, label %b134_fail1, label %b134_ok1, !dbg !701, !prof !26

b134_ok1:
	%943 = load i16, i16 addrspace(1)* %941, align 2, !dbg !701
	%944 = zext i16 %943 to i32, !dbg !703
	%945 = shl i32 %944, 16, !dbg !703
	%946 = bitcast i32 %945 to float, !dbg !703
	br label %b135, !dbg !704

b135:
	%947 = phi float [ 0.000000e+00, %b133 ], [ %946, %b134_ok1 ], !dbg !705
	br label %b136, !dbg !706

b136:
	%948 = phi float [ %914, %b128_ok1 ], [ %947, %b135 ], !dbg !707
	%949 = phi float [ %911, %b128_ok1 ], [ %938, %b135 ], !dbg !707
	%950 = phi float [ %908, %b128_ok1 ], [ %929, %b135 ], !dbg !707
	%951 = phi float [ %905, %b128_ok1 ], [ %920, %b135 ], !dbg !707
	br i1 %1, label %b137, label %b138, !dbg !709

b137:
	%952 = addrspacecast i16 addrspace(1)* %871 to i16*, !dbg !710
	%953 = ptrtoint i16* %952 to i64, !dbg !710
	%954 = and i64 %953, 7, !dbg !710
	%955 = icmp eq i64 %954, 0, !dbg !710
	%956 = or i1 %955, %73, !dbg !710
	%957 = ashr i64 %p15, 2, !dbg !710
	%958 = ashr i64 %877, 2, !dbg !711
	%959 = bitcast i16 addrspace(1)* %871 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !710
	%960 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %959, i64 %958, !dbg !712
	%961 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %960, i32 0, i32 0, !dbg !712
	%962 = icmp eq i1 %72, false, !dbg !710
	%963 = icmp eq i1 %956, false, !dbg !710
	%964 = icmp uge i64 %958, %957, !dbg !712
	%965 = or i1 %962, %963, !dbg !712
	%966 = or i1 %965, %964, !dbg !712
	br i1 %966, label %b137_fail1, label %b137_ok1, !dbg !712, !prof !26

b137_ok1:
	%967 = bitcast { i16, i16, i16, i16 } addrspace(1)* %960 to <4 x i16> addrspace(1)*, !dbg !712
	%968 = load <4 x i16>, <4 x i16> addrspace(1)* %967, align 8, !dbg !712
	%969 = extractelement <4 x i16> %968, i32 0, !dbg !712
	%970 = extractelement <4 x i16> %968, i32 1, !dbg !712
	%971 = extractelement <4 x i16> %968, i32 2, !dbg !712
	%972 = extractelement <4 x i16> %968, i32 3, !dbg !712
	%973 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %960, i32 0, i32 1, !dbg !712
	%974 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %960, i32 0, i32 2, !dbg !712
	%975 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %960, i32 0, i32 3, !dbg !712
	%976 = zext i16 %969 to i32, !dbg !714
	%977 = shl i32 %976, 16, !dbg !714
	%978 = bitcast i32 %977 to float, !dbg !714
	%979 = zext i16 %970 to i32, !dbg !716
	%980 = shl i32 %979, 16, !dbg !716
	%981 = bitcast i32 %980 to float, !dbg !716
	%982 = zext i16 %971 to i32, !dbg !718
	%983 = shl i32 %982, 16, !dbg !718
	%984 = bitcast i32 %983 to float, !dbg !718
	%985 = zext i16 %972 to i32, !dbg !720
	%986 = shl i32 %985, 16, !dbg !720
	%987 = bitcast i32 %986 to float, !dbg !720
	br label %b145, !dbg !721

b138:
	%988 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %877, !dbg !723
	%989 = icmp uge i64 %877, %p15, !dbg !723
	br i1 %989, label %b138_fail1, label %b138_ok1, !dbg !723, !prof !26

b138_ok1:
	%990 = load i16, i16 addrspace(1)* %988, align 2, !dbg !723
	%991 = zext i16 %990 to i32, !dbg !725
	%992 = shl i32 %991, 16, !dbg !725
	%993 = bitcast i32 %992 to float, !dbg !725
	%994 = add i64 %877, 1, !dbg !726
	%995 = icmp slt i64 %994, %p15, !dbg !728
	br i1 %995, label %b139, label %b140, !dbg !728

b139:
	%996 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %994, !dbg !729
	%997 = icmp uge i64 %994, %p15, !dbg !729
	br i1 %997, label %b139_fail1, label %b139_ok1, !dbg !729, !prof !26

b139_ok1:
	%998 = load i16, i16 addrspace(1)* %996, align 2, !dbg !729
	%999 = zext i16 %998 to i32, !dbg !731
	%1000 = shl i32 %999, 16, !dbg !731
	%1001 = bitcast i32 %1000 to float, !dbg !731
	br label %b140, !dbg !732

b140:
	%1002 = phi float [ 0.000000e+00, %b138_ok1 ], [ %1001, %b139_ok1 ], !dbg !733
	%1003 = add i64 %877, 2, !dbg !734
	%1004 = icmp slt i64 %1003, %p15, !dbg !736
	br i1 %1004, label %b141, label %b142, !dbg !736

b141:
	%1005 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1003, !dbg !737
	%1006 = icmp uge i64 %1003, %p15, !dbg !737
	br i1 %1006, label %b141_fail1, label %b141_ok1, !dbg !737, !prof !26

b141_ok1:
	%1007 = load i16, i16 addrspace(1)* %1005, align 2, !dbg !737
	%1008 = zext i16 %1007 to i32, !dbg !739
	%1009 = shl i32 %1008, 16, !dbg !739
	%1010 = bitcast i32 %1009 to float, !dbg !739
	br label %b142, !dbg !740

b142:
	%1011 = phi float [ 0.000000e+00, %b140 ], [ %1010, %b141_ok1 ], !dbg !741
	%1012 = add i64 %877, 3, !dbg !742
	%1013 = icmp slt i64 %1012, %p15, !dbg !744
	br i1 %1013, label %b143, label %b144, !dbg !744

b143:
	%1014 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1012, !dbg !745
	%1015 = icmp uge i64 %1012, %p15, !dbg !745
	br i1 %1015, label %b143_fail1, label %b143_ok1, !dbg !745, !prof !26

b143_ok1:
	%1016 = load i16, i16 addrspace(1)* %1014, align 2, !dbg !745
	%1017 = zext i16 %1016 to i32, !dbg !747
	%1018 = shl i32 %1017, 16, !dbg !747
	%1019 = bitcast i32 %1018 to float, !dbg !747
	br label %b144, !dbg !748

b144:
	%1020 = phi float [ 0.000000e+00, %b142 ], [ %1019, %b143_ok1 ], !dbg !749
	br label %b145, !dbg !750

b145:
	%1021 = phi float [ %987, %b137_ok1 ], [ %1020, %b144 ], !dbg !368
	%1022 = phi float [ %984, %b137_ok1 ], [ %1011, %b144 ], !dbg !368
	%1023 = phi float [ %981, %b137_ok1 ], [ %1002, %b144 ], !dbg !368
	%1024 = phi float [ %978, %b137_ok1 ], [ %993, %b144 ], !dbg !368
	%1025 = fadd float %951, %1024, !dbg !752
	%1026 = fadd float %950, %1023, !dbg !753
	%1027 = fadd float %949, %1022, !dbg !754
	%1028 = fadd float %948, %1021, !dbg !755
	%1029 = icmp slt i64 %876, %869, !dbg !756
	br i1 %1029, label %b146, label %b147, !dbg !756

b146:
	%1030 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %870, i64 %876, !dbg !757
	%1031 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1030, i32 0, i32 0, !dbg !757
	%1032 = icmp uge i64 %876, %869, !dbg !757
	br i1 %1032, label %b146_fail1, label %b146_ok1, !dbg !757, !prof !26

b146_ok1:
	%1033 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1030, i32 0, i32 1, !dbg !757
	%1034 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1030, i32 0, i32 2, !dbg !757
	%1035 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1030, i32 0, i32 3, !dbg !757
	%1036 = bitcast { float, float, float, float } addrspace(3)* %1030 to <4 x float> addrspace(3)*, !dbg !757
	%1037 = insertelement <4 x float> undef, float %1025, i32 0, !dbg !757
	%1038 = insertelement <4 x float> %1037, float %1026, i32 1, !dbg !757
	%1039 = insertelement <4 x float> %1038, float %1027, i32 2, !dbg !757
	%1040 = insertelement <4 x float> %1039, float %1028, i32 3, !dbg !757
	store <4 x float> %1040, <4 x float> addrspace(3)* %1036, align 16, !dbg !757
	br label %b147, !dbg !757

b147:
	%1041 = fmul float %1025, %1025, !dbg !758
	%1042 = fadd float %875, %1041, !dbg !759
	%1043 = fmul float %1026, %1026, !dbg !760
	%1044 = fadd float %1042, %1043, !dbg !761
	%1045 = fmul float %1027, %1027, !dbg !762
	%1046 = fadd float %1044, %1045, !dbg !763
	%1047 = fmul float %1028, %1028, !dbg !764
	%1048 = fadd float %1046, %1047, !dbg !765
	%1049 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !658, !range !204
	%1050 = mul i32 %874, %1049, !dbg !658
	%1051 = sext i32 %1050 to i64, !dbg !658
	%1052 = add i64 %876, %1051, !dbg !766
	br label %b126, !dbg !766

b148:
	%1053 = and i32 %836, -32, !dbg !770
	%1054 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !770, !range !204
	%1055 = mul i32 %874, %1054, !dbg !770
	%1056 = sub i32 %1055, %1053, !dbg !770
	%1057 = icmp slt i32 %1056, 32, !dbg !770
	%1058 = select i1 %1057, i32 %1056, i32 32, !dbg !770
	%1059 = icmp eq i32 %1058, 32, !dbg !771
	br i1 %1059, label %b149, label %b151, !dbg !771

b149:
	%1060 = phi float [ %1068, %b150 ], [ %875, %b148 ], !dbg !772
	%1061 = phi i64 [ %1071, %b150 ], [ 16, %b148 ], !dbg !773
	%1062 = icmp sgt i64 %1061, 0, !dbg !774
	br i1 %1062, label %b150, label %b154, !dbg !774

b150:
	%1063 = trunc i64 %1061 to i32, !dbg !775
	%1064 = bitcast float %1060 to i32, !dbg !775
	%1065 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %1064, i32 %1063, i32 31), !dbg !775
	%1066 = extractvalue { i32, i1 } %1065, 0, !dbg !775
	%1067 = bitcast i32 %1066 to float, !dbg !775
	%1068 = fadd float %1060, %1067, !dbg !776
	%1069 = trunc i64 %1061 to i32, !dbg !777
	%1070 = udiv i32 %1069, 2, !dbg !777
	%1071 = zext i32 %1070 to i64, !dbg !777
	br label %b149, !dbg !777

b151:
	%1072 = bitcast float %875 to i32, !dbg !778
	%1073 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1072, i32 0, i32 31), !dbg !778
	%1074 = extractvalue { i32, i1 } %1073, 0, !dbg !778
	%1075 = bitcast i32 %1074 to float, !dbg !778
	br label %b152, !dbg !778

b152:
	%1076 = phi float [ %1075, %b151 ], [ %1083, %b153 ], !dbg !779
	%1077 = phi i32 [ 1, %b151 ], [ %1084, %b153 ], !dbg !780
	%1078 = icmp slt i32 %1077, %1058, !dbg !781
	br i1 %1078, label %b153, label %b154, !dbg !781

b153:
	%1079 = bitcast float %875 to i32, !dbg !782
	%1080 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1079, i32 %1077, i32 31), !dbg !782
	%1081 = extractvalue { i32, i1 } %1080, 0, !dbg !782
	%1082 = bitcast i32 %1081 to float, !dbg !782
	%1083 = fadd float %1076, %1082, !dbg !776
	%1084 = add i32 %1077, 1, !dbg !783
	br label %b152, !dbg !783

b154:
	%1085 = phi float [ %1060, %b149 ], [ %1076, %b152 ], !dbg !769
	%1086 = sext i32 %1055 to i64, !dbg !785
	%1087 = trunc i64 %1086 to i32, !dbg !786
	%1088 = add i32 %1087, 32, !dbg !786
	%1089 = sub i32 %1088, 1, !dbg !787
	%1090 = udiv i32 %1089, 32, !dbg !788
	%1091 = zext i32 %1090 to i64, !dbg !788
	%1092 = trunc i64 %1091 to i32, !dbg !788
	%1093 = icmp eq i32 %1092, 1, !dbg !789
	br i1 %1093, label %b170, label %b155, !dbg !789

b155:
	call void @llvm.nvvm.barrier0(), !dbg !791
	%1094 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !792, !range !416
	%1095 = icmp eq i32 %1094, 0, !dbg !793
	br i1 %1095, label %b156, label %b157, !dbg !793

b156:
	%1096 = trunc i64 %837 to i32, !dbg !794
	%1097 = udiv i32 %1096, 32, !dbg !794
	%1098 = zext i32 %1097 to i64, !dbg !794
	%1099 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1098, !dbg !795
	store float %1085, float addrspace(3)* %1099, align 4, !dbg !795
	br label %b157, !dbg !795

b157:
	call void @llvm.nvvm.barrier0(), !dbg !796
	br label %b158, !dbg !796

b158:
	%1100 = phi float [ %1085, %b157 ], [ %1121, %b169 ], !dbg !797
	%1101 = phi i32 [ 0, %b157 ], [ %1131, %b169 ], !dbg !798
	%1102 = icmp slt i32 %1101, %1092, !dbg !799
	br i1 %1102, label %b159, label %b170, !dbg !799

b159:
	store [8 x float] zeroinitializer, [8 x float]* %3, align 4, !dbg !800
	%1103 = and i32 %1101, 24, !dbg !801
	br label %b160, !dbg !801

b160:
	%1104 = phi i32 [ 0, %b159 ], [ %1111, %b160 ], !dbg !801
	%1105 = add i32 %1103, %1104, !dbg !802
	%1106 = sext i32 %1105 to i64, !dbg !803
	%1107 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1106, !dbg !803
	%1108 = load float, float addrspace(3)* %1107, align 4, !dbg !803
	%1109 = sext i32 %1104 to i64, !dbg !804
	%1110 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %1109, !dbg !804
	store float %1108, float* %1110, align 4, !dbg !804
	%1111 = add i32 %1104, 1, !dbg !804
	%1112 = icmp slt i32 %1111, 8, !dbg !804
	br i1 %1112, label %b160, label %b161, !dbg !804

b161:
	%1113 = icmp eq i32 %1101, 0, !dbg !805
	br i1 %1113, label %b162, label %b163, !dbg !805

b162:
	%1114 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !806
	%1115 = load float, float* %1114, align 4, !dbg !806
	br label %b164, !dbg !806

b163:
	%1116 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !807
	%1117 = load float, float* %1116, align 4, !dbg !807
	%1118 = fadd float %1100, %1117, !dbg !776
	br label %b164, !dbg !808

b164:
	%1119 = phi float [ %1115, %b162 ], [ %1118, %b163 ], !dbg !797
	%1120 = sub i32 %1092, %1101, !dbg !809
	br label %b165, !dbg !809

b165:
	%1121 = phi float [ %1119, %b164 ], [ %1129, %b168 ], !dbg !797
	%1122 = phi i32 [ 1, %b164 ], [ %1130, %b168 ], !dbg !810
	%1123 = icmp slt i32 %1122, 8, !dbg !811
	br i1 %1123, label %b166, label %b169, !dbg !811

b166:
	%1124 = icmp slt i32 %1122, %1120, !dbg !812
	br i1 %1124, label %b167, label %b168, !dbg !812

b167:
	%1125 = sext i32 %1122 to i64, !dbg !813
	%1126 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %1125, !dbg !813
	%1127 = load float, float* %1126, align 4, !dbg !813
	%1128 = fadd float %1121, %1127, !dbg !776
	br label %b168, !dbg !814

b168:
	%1129 = phi float [ %1121, %b166 ], [ %1128, %b167 ], !dbg !797
	%1130 = add i32 %1122, 1, !dbg !815
	br label %b165, !dbg !815

b169:
	%1131 = add nsw i32 %1101, 8, !dbg !816
	br label %b158, !dbg !816, !llvm.loop !818

b170:
	%1132 = phi float [ %1085, %b154 ], [ %1100, %b158 ], !dbg !768
	%1133 = sitofp i64 %p15 to float, !dbg !819
	%1134 = fdiv float %1132, %1133, !dbg !820
	%1135 = fadd float %1134, %p16, !dbg !821
	%1136 = call float @__nv_rsqrtf(float %1135), !dbg !822
	br label %b171, !dbg !823

b171:
	%1137 = phi i64 [ %837, %b170 ], [ %1480, %b220 ], !dbg !824
	%1138 = mul i64 %1137, 4, !dbg !825
	%1139 = icmp slt i64 %1138, %p15, !dbg !826
	br i1 %1139, label %b172, label %b221, !dbg !826

b172:
	%1140 = icmp slt i64 %1137, %869, !dbg !827
	br i1 %1140, label %b173, label %b174, !dbg !827

b173:
	%1141 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %870, i64 %1137, !dbg !828
	%1142 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1141, i32 0, i32 0, !dbg !828
	%1143 = icmp uge i64 %1137, %869, !dbg !828
	br i1 %1143, label %b173_fail1, label %b173_ok1, !dbg !828, !prof !26

b173_ok1:
	%1144 = bitcast { float, float, float, float } addrspace(3)* %1141 to <4 x float> addrspace(3)*, !dbg !828
	%1145 = load <4 x float>, <4 x float> addrspace(3)* %1144, align 16, !dbg !828
	%1146 = extractelement <4 x float> %1145, i32 0, !dbg !828
	%1147 = extractelement <4 x float> %1145, i32 1, !dbg !828
	%1148 = extractelement <4 x float> %1145, i32 2, !dbg !828
	%1149 = extractelement <4 x float> %1145, i32 3, !dbg !828
	%1150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1141, i32 0, i32 1, !dbg !828
	%1151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1141, i32 0, i32 2, !dbg !828
	%1152 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1141, i32 0, i32 3, !dbg !828
	br label %b193, !dbg !829

b174:
	br i1 %1, label %b175, label %b176, !dbg !665

b175:
	%1153 = addrspacecast i16 addrspace(1)* %851 to i16*, !dbg !666
	%1154 = ptrtoint i16* %1153 to i64, !dbg !666
	%1155 = and i64 %1154, 7, !dbg !666
	%1156 = icmp eq i64 %1155, 0, !dbg !666
	%1157 = or i1 %1156, %73, !dbg !666
	%1158 = ashr i64 %p15, 2, !dbg !666
	%1159 = ashr i64 %1138, 2, !dbg !667
	%1160 = bitcast i16 addrspace(1)* %851 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !666
	%1161 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1160, i64 %1159, !dbg !668
	%1162 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1161, i32 0, i32 0, !dbg !668
	%1163 = icmp eq i1 %72, false, !dbg !666
	%1164 = icmp eq i1 %1157, false, !dbg !666
	%1165 = icmp uge i64 %1159, %1158, !dbg !668
	%1166 = or i1 %1163, %1164, !dbg !668
	%1167 = or i1 %1166, %1165, !dbg !668
	br i1 %1167, label %b175_fail1, label %b175_ok1, !dbg !668, !prof !26

b175_ok1:
	%1168 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1161 to <4 x i16> addrspace(1)*, !dbg !668
	%1169 = load <4 x i16>, <4 x i16> addrspace(1)* %1168, align 8, !dbg !668
	%1170 = extractelement <4 x i16> %1169, i32 0, !dbg !668
	%1171 = extractelement <4 x i16> %1169, i32 1, !dbg !668
	%1172 = extractelement <4 x i16> %1169, i32 2, !dbg !668
	%1173 = extractelement <4 x i16> %1169, i32 3, !dbg !668
	%1174 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1161, i32 0, i32 1, !dbg !668
	%1175 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1161, i32 0, i32 2, !dbg !668
	%1176 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1161, i32 0, i32 3, !dbg !668
	%1177 = zext i16 %1170 to i32, !dbg !670
	%1178 = shl i32 %1177, 16, !dbg !670
	%1179 = bitcast i32 %1178 to float, !dbg !670
	%1180 = zext i16 %1171 to i32, !dbg !672
	%1181 = shl i32 %1180, 16, !dbg !672
	%1182 = bitcast i32 %1181 to float, !dbg !672
	%1183 = zext i16 %1172 to i32, !dbg !674
	%1184 = shl i32 %1183, 16, !dbg !674
	%1185 = bitcast i32 %1184 to float, !dbg !674
	%1186 = zext i16 %1173 to i32, !dbg !676
	%1187 = shl i32 %1186, 16, !dbg !676
	%1188 = bitcast i32 %1187 to float, !dbg !676
	br label %b183, !dbg !677

b176:
	%1189 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %1138, !dbg !679
	%1190 = icmp uge i64 %1138, %p15, !dbg !679
	br i1 %1190, label %b176_fail1, label %b176_ok1, !dbg !679, !prof !26

b176_ok1:
	%1191 = load i16, i16 addrspace(1)* %1189, align 2, !dbg !679
	%1192 = zext i16 %1191 to i32, !dbg !681
	%1193 = shl i32 %1192, 16, !dbg !681
	%1194 = bitcast i32 %1193 to float, !dbg !681
	%1195 = add i64 %1138, 1, !dbg !682
	%1196 = icmp slt i64 %1195, %p15, !dbg !684
	br i1 %1196, label %b177, label %b178, !dbg !684

b177:
	%1197 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %1195, !dbg !685
	%1198 = icmp uge i64 %1195, %p15, !dbg !685
	br i1 %1198, label %b177_fail1, label %b177_ok1, !dbg !685, !prof !26

b177_ok1:
	%1199 = load i16, i16 addrspace(1)* %1197, align 2, !dbg !685
	%1200 = zext i16 %1199 to i32, !dbg !687
	%1201 = shl i32 %1200, 16, !dbg !687
	%1202 = bitcast i32 %1201 to float, !dbg !687
	br label %b178, !dbg !688

b178:
	%1203 = phi float [ 0.000000e+00, %b176_ok1 ], [ %1202, %b177_ok1 ], !dbg !689
	%1204 = add i64 %1138, 2, !dbg !690
	%1205 = icmp slt i64 %1204, %p15, !dbg !692
	br i1 %1205, label %b179, label %b180, !dbg !692

b179:
	%1206 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %1204, !dbg !693
	%1207 = icmp uge i64 %1204, %p15, !dbg !693
	br i1 %1207, label %b179_fail1, label %b179_ok1, !dbg !693, !prof !26

b179_ok1:
	%1208 = load i16, i16 addrspace(1)* %1206, align 2, !dbg !693
	%1209 = zext i16 %1208 to i32, !dbg !695
	%1210 = shl i32 %1209, 16, !dbg !695
	%1211 = bitcast i32 %1210 to float, !dbg !695
	br label %b180, !dbg !696

b180:
	%1212 = phi float [ 0.000000e+00, %b178 ], [ %1211, %b179_ok1 ], !dbg !697
	%1213 = add i64 %1138, 3, !dbg !698
	%1214 = icmp slt i64 %1213, %p15, !dbg !700
	br i1 %1214, label %b181, label %b182, !dbg !700

b181:
	%1215 = getelementptr inbounds i16, i16 addrspace(1)* %851, i64 %1213, !dbg !701
	%1216 = icmp uge i64 %1213, %p15, !dbg !701
	br i1 %1216, label %b181_fail1, label %b181_ok1, !dbg !701, !prof !26

b181_ok1:
	%1217 = load i16, i16 addrspace(1)* %1215, align 2, !dbg !701
	%1218 = zext i16 %1217 to i32, !dbg !703
	%1219 = shl i32 %1218, 16, !dbg !703
	%1220 = bitcast i32 %1219 to float, !dbg !703
	br label %b182, !dbg !704

b182:
	%1221 = phi float [ 0.000000e+00, %b180 ], [ %1220, %b181_ok1 ], !dbg !705
	br label %b183, !dbg !706

b183:
	%1222 = phi float [ %1188, %b175_ok1 ], [ %1221, %b182 ], !dbg !707
	%1223 = phi float [ %1185, %b175_ok1 ], [ %1212, %b182 ], !dbg !707
	%1224 = phi float [ %1182, %b175_ok1 ], [ %1203, %b182 ], !dbg !707
	%1225 = phi float [ %1179, %b175_ok1 ], [ %1194, %b182 ], !dbg !707
	br i1 %1, label %b184, label %b185, !dbg !831

b184:
	%1226 = addrspacecast i16 addrspace(1)* %871 to i16*, !dbg !832
	%1227 = ptrtoint i16* %1226 to i64, !dbg !832
	%1228 = and i64 %1227, 7, !dbg !832
	%1229 = icmp eq i64 %1228, 0, !dbg !832
	%1230 = or i1 %1229, %73, !dbg !832
	%1231 = ashr i64 %p15, 2, !dbg !832
	%1232 = ashr i64 %1138, 2, !dbg !833
	%1233 = bitcast i16 addrspace(1)* %871 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !832
	%1234 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1233, i64 %1232, !dbg !834
	%1235 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1234, i32 0, i32 0, !dbg !834
	%1236 = icmp eq i1 %72, false, !dbg !832
	%1237 = icmp eq i1 %1230, false, !dbg !832
	%1238 = icmp uge i64 %1232, %1231, !dbg !834
	%1239 = or i1 %1236, %1237, !dbg !834
	%1240 = or i1 %1239, %1238, !dbg !834
	br i1 %1240, label %b184_fail1, label %b184_ok1, !dbg !834, !prof !26

b184_ok1:
	%1241 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1234 to <4 x i16> addrspace(1)*, !dbg !834
	%1242 = load <4 x i16>, <4 x i16> addrspace(1)* %1241, align 8, !dbg !834
	%1243 = extractelement <4 x i16> %1242, i32 0, !dbg !834
	%1244 = extractelement <4 x i16> %1242, i32 1, !dbg !834
	%1245 = extractelement <4 x i16> %1242, i32 2, !dbg !834
	%1246 = extractelement <4 x i16> %1242, i32 3, !dbg !834
	%1247 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1234, i32 0, i32 1, !dbg !834
	%1248 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1234, i32 0, i32 2, !dbg !834
	%1249 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1234, i32 0, i32 3, !dbg !834
	%1250 = zext i16 %1243 to i32, !dbg !836
	%1251 = shl i32 %1250, 16, !dbg !836
	%1252 = bitcast i32 %1251 to float, !dbg !836
	%1253 = zext i16 %1244 to i32, !dbg !838
	%1254 = shl i32 %1253, 16, !dbg !838
	%1255 = bitcast i32 %1254 to float, !dbg !838
	%1256 = zext i16 %1245 to i32, !dbg !840
	%1257 = shl i32 %1256, 16, !dbg !840
	%1258 = bitcast i32 %1257 to float, !dbg !840
	%1259 = zext i16 %1246 to i32, !dbg !842
	%1260 = shl i32 %1259, 16, !dbg !842
	%1261 = bitcast i32 %1260 to float, !dbg !842
	br label %b192, !dbg !843

b185:
	%1262 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1138, !dbg !845
	%1263 = icmp uge i64 %1138, %p15, !dbg !845
	br i1 %1263, label %b185_fail1, label %b185_ok1, !dbg !845, !prof !26

b185_ok1:
	%1264 = load i16, i16 addrspace(1)* %1262, align 2, !dbg !845
	%1265 = zext i16 %1264 to i32, !dbg !847
	%1266 = shl i32 %1265, 16, !dbg !847
	%1267 = bitcast i32 %1266 to float, !dbg !847
	%1268 = add i64 %1138, 1, !dbg !848
	%1269 = icmp slt i64 %1268, %p15, !dbg !850
	br i1 %1269, label %b186, label %b187, !dbg !850

b186:
	%1270 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1268, !dbg !851
	%1271 = icmp uge i64 %1268, %p15, !dbg !851
	br i1 %1271, label %b186_fail1, label %b186_ok1, !dbg !851, !prof !26

b186_ok1:
	%1272 = load i16, i16 addrspace(1)* %1270, align 2, !dbg !851
	%1273 = zext i16 %1272 to i32, !dbg !853
	%1274 = shl i32 %1273, 16, !dbg !853
	%1275 = bitcast i32 %1274 to float, !dbg !853
	br label %b187, !dbg !854

b187:
	%1276 = phi float [ 0.000000e+00, %b185_ok1 ], [ %1275, %b186_ok1 ], !dbg !855
	%1277 = add i64 %1138, 2, !dbg !856
	%1278 = icmp slt i64 %1277, %p15, !dbg !858
	br i1 %1278, label %b188, label %b189, !dbg !858

b188:
	%1279 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1277, !dbg !859
	%1280 = icmp uge i64 %1277, %p15, !dbg !859
	br i1 %1280, label %b188_fail1, label %b188_ok1, !dbg !859, !prof !26

b188_ok1:
	%1281 = load i16, i16 addrspace(1)* %1279, align 2, !dbg !859
	%1282 = zext i16 %1281 to i32, !dbg !861
	%1283 = shl i32 %1282, 16, !dbg !861
	%1284 = bitcast i32 %1283 to float, !dbg !861
	br label %b189, !dbg !862

b189:
	%1285 = phi float [ 0.000000e+00, %b187 ], [ %1284, %b188_ok1 ], !dbg !863
	%1286 = add i64 %1138, 3, !dbg !864
	%1287 = icmp slt i64 %1286, %p15, !dbg !866
	br i1 %1287, label %b190, label %b191, !dbg !866

b190:
	%1288 = getelementptr inbounds i16, i16 addrspace(1)* %871, i64 %1286, !dbg !867
	%1289 = icmp uge i64 %1286, %p15, !dbg !867
	br i1 %1289, label %b190_fail1, label %b190_ok1, !dbg !867, !prof !26

b190_ok1:
	%1290 = load i16, i16 addrspace(1)* %1288, align 2, !dbg !867
	%1291 = zext i16 %1290 to i32, !dbg !869
	%1292 = shl i32 %1291, 16, !dbg !869
	%1293 = bitcast i32 %1292 to float, !dbg !869
	br label %b191, !dbg !870

b191:
	%1294 = phi float [ 0.000000e+00, %b189 ], [ %1293, %b190_ok1 ], !dbg !871
	br label %b192, !dbg !872

b192:
	%1295 = phi float [ %1261, %b184_ok1 ], [ %1294, %b191 ], !dbg !497
	%1296 = phi float [ %1258, %b184_ok1 ], [ %1285, %b191 ], !dbg !497
	%1297 = phi float [ %1255, %b184_ok1 ], [ %1276, %b191 ], !dbg !497
	%1298 = phi float [ %1252, %b184_ok1 ], [ %1267, %b191 ], !dbg !497
	%1299 = fadd float %1225, %1298, !dbg !874
	%1300 = fadd float %1224, %1297, !dbg !875
	%1301 = fadd float %1223, %1296, !dbg !876
	%1302 = fadd float %1222, %1295, !dbg !877
	br label %b193, !dbg !878

b193:
	%1303 = phi float [ %1149, %b173_ok1 ], [ %1302, %b192 ], !dbg !504
	%1304 = phi float [ %1148, %b173_ok1 ], [ %1301, %b192 ], !dbg !504
	%1305 = phi float [ %1147, %b173_ok1 ], [ %1300, %b192 ], !dbg !504
	%1306 = phi float [ %1146, %b173_ok1 ], [ %1299, %b192 ], !dbg !504
	br i1 %1, label %b194, label %b195, !dbg !880

b194:
	%1307 = addrspacecast i16 addrspace(1)* %872 to i16*, !dbg !881
	%1308 = ptrtoint i16* %1307 to i64, !dbg !881
	%1309 = and i64 %1308, 7, !dbg !881
	%1310 = icmp eq i64 %1309, 0, !dbg !881
	%1311 = or i1 %1310, %73, !dbg !881
	%1312 = ashr i64 %p15, 2, !dbg !881
	%1313 = ashr i64 %1138, 2, !dbg !882
	%1314 = bitcast i16 addrspace(1)* %872 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !881
	%1315 = icmp eq i1 %72, false, !dbg !881
	%1316 = icmp eq i1 %1311, false, !dbg !881
	%1317 = icmp uge i64 %1313, %1312, !dbg !883
	%1318 = or i1 %1315, %1316, !dbg !883
	%1319 = or i1 %1318, %1317, !dbg !883
	br i1 %1319, label %b194_fail1, label %b194_ok1, !dbg !883, !prof !26

b194_ok1:
	%1320 = call i16 @gpuc_bf16_round(float %1306), !dbg !885
	%1321 = call i16 @gpuc_bf16_round(float %1305), !dbg !887
	%1322 = call i16 @gpuc_bf16_round(float %1304), !dbg !889
	%1323 = call i16 @gpuc_bf16_round(float %1303), !dbg !891
	%1324 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1314, i64 %1313, !dbg !883
	%1325 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1324, i32 0, i32 0, !dbg !883
	%1326 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1324, i32 0, i32 1, !dbg !883
	%1327 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1324, i32 0, i32 2, !dbg !883
	%1328 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1324, i32 0, i32 3, !dbg !883
	%1329 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1324 to <4 x i16> addrspace(1)*, !dbg !883
	%1330 = insertelement <4 x i16> undef, i16 %1320, i32 0, !dbg !883
	%1331 = insertelement <4 x i16> %1330, i16 %1321, i32 1, !dbg !883
	%1332 = insertelement <4 x i16> %1331, i16 %1322, i32 2, !dbg !883
	%1333 = insertelement <4 x i16> %1332, i16 %1323, i32 3, !dbg !883
	store <4 x i16> %1333, <4 x i16> addrspace(1)* %1329, align 8, !dbg !883
	br label %b201, !dbg !892

b195:
	%1334 = icmp uge i64 %1138, %p15, !dbg !894
	br i1 %1334, label %b195_fail1, label %b195_ok1, !dbg !894, !prof !26

b195_ok1:
	%1335 = call i16 @gpuc_bf16_round(float %1306), !dbg !896
	%1336 = getelementptr inbounds i16, i16 addrspace(1)* %872, i64 %1138, !dbg !894
	store i16 %1335, i16 addrspace(1)* %1336, align 2, !dbg !894
	%1337 = add i64 %1138, 1, !dbg !897
	%1338 = icmp slt i64 %1337, %p15, !dbg !899
	br i1 %1338, label %b196, label %b197, !dbg !899

b196:
	%1339 = icmp uge i64 %1337, %p15, !dbg !900
	br i1 %1339, label %b196_fail1, label %b196_ok1, !dbg !900, !prof !26

b196_ok1:
	%1340 = call i16 @gpuc_bf16_round(float %1305), !dbg !902
	%1341 = getelementptr inbounds i16, i16 addrspace(1)* %872, i64 %1337, !dbg !900
	store i16 %1340, i16 addrspace(1)* %1341, align 2, !dbg !900
	br label %b197, !dbg !900

b197:
	%1342 = add i64 %1138, 2, !dbg !903
	%1343 = icmp slt i64 %1342, %p15, !dbg !905
	br i1 %1343, label %b198, label %b199, !dbg !905

b198:
	%1344 = icmp uge i64 %1342, %p15, !dbg !906
	br i1 %1344, label %b198_fail1, label %b198_ok1, !dbg !906, !prof !26

b198_ok1:
	%1345 = call i16 @gpuc_bf16_round(float %1304), !dbg !908
	%1346 = getelementptr inbounds i16, i16 addrspace(1)* %872, i64 %1342, !dbg !906
	store i16 %1345, i16 addrspace(1)* %1346, align 2, !dbg !906
	br label %b199, !dbg !906

b199:
	%1347 = add i64 %1138, 3, !dbg !909
	%1348 = icmp slt i64 %1347, %p15, !dbg !911
	br i1 %1348, label %b200, label %b201, !dbg !911

b200:
	%1349 = icmp uge i64 %1347, %p15, !dbg !912
	br i1 %1349, label %b200_fail1, label %b200_ok1, !dbg !912, !prof !26

b200_ok1:
	%1350 = call i16 @gpuc_bf16_round(float %1303), !dbg !914
	%1351 = getelementptr inbounds i16, i16 addrspace(1)* %872, i64 %1347, !dbg !912
	store i16 %1350, i16 addrspace(1)* %1351, align 2, !dbg !912
	br label %b201, !dbg !912

b201:
	br i1 %1, label %b202, label %b203, !dbg !916

b202:
	%1352 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !917
	%1353 = ptrtoint i16* %1352 to i64, !dbg !917
	%1354 = and i64 %1353, 7, !dbg !917
	%1355 = icmp eq i64 %1354, 0, !dbg !917
	%1356 = or i1 %1355, %76, !dbg !917
	%1357 = ashr i64 %p7, 2, !dbg !917
	%1358 = ashr i64 %1138, 2, !dbg !918
	%1359 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !917
	%1360 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1359, i64 %1358, !dbg !919
	%1361 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1360, i32 0, i32 0, !dbg !919
	%1362 = icmp eq i1 %75, false, !dbg !917
	%1363 = icmp eq i1 %1356, false, !dbg !917
	%1364 = icmp uge i64 %1358, %1357, !dbg !919
	%1365 = or i1 %1362, %1363, !dbg !919
	%1366 = or i1 %1365, %1364, !dbg !919
	br i1 %1366, label %b202_fail1, label %b202_ok1, !dbg !919, !prof !26

b202_ok1:
	%1367 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1360 to <4 x i16> addrspace(1)*, !dbg !919
	%1368 = load <4 x i16>, <4 x i16> addrspace(1)* %1367, align 8, !dbg !919
	%1369 = extractelement <4 x i16> %1368, i32 0, !dbg !919
	%1370 = extractelement <4 x i16> %1368, i32 1, !dbg !919
	%1371 = extractelement <4 x i16> %1368, i32 2, !dbg !919
	%1372 = extractelement <4 x i16> %1368, i32 3, !dbg !919
	%1373 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1360, i32 0, i32 1, !dbg !919
	%1374 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1360, i32 0, i32 2, !dbg !919
	%1375 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1360, i32 0, i32 3, !dbg !919
	%1376 = zext i16 %1369 to i32, !dbg !921
	%1377 = shl i32 %1376, 16, !dbg !921
	%1378 = bitcast i32 %1377 to float, !dbg !921
	%1379 = zext i16 %1370 to i32, !dbg !923
	%1380 = shl i32 %1379, 16, !dbg !923
	%1381 = bitcast i32 %1380 to float, !dbg !923
	%1382 = zext i16 %1371 to i32, !dbg !925
	%1383 = shl i32 %1382, 16, !dbg !925
	%1384 = bitcast i32 %1383 to float, !dbg !925
	%1385 = zext i16 %1372 to i32, !dbg !927
	%1386 = shl i32 %1385, 16, !dbg !927
	%1387 = bitcast i32 %1386 to float, !dbg !927
	br label %b212, !dbg !928

b203:
	%1388 = icmp slt i64 %1138, %p7, !dbg !930
	br i1 %1388, label %b204, label %b205, !dbg !930

b204:
	%1389 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1138, !dbg !931
	%1390 = icmp uge i64 %1138, %p7, !dbg !931
	br i1 %1390, label %b204_fail1, label %b204_ok1, !dbg !931, !prof !26

b204_ok1:
	%1391 = load i16, i16 addrspace(1)* %1389, align 2, !dbg !931
	%1392 = zext i16 %1391 to i32, !dbg !933
	%1393 = shl i32 %1392, 16, !dbg !933
	%1394 = bitcast i32 %1393 to float, !dbg !933
	br label %b205, !dbg !934

b205:
	%1395 = phi float [ 0.000000e+00, %b203 ], [ %1394, %b204_ok1 ], !dbg !935
	%1396 = add i64 %1138, 1, !dbg !936
	%1397 = icmp slt i64 %1396, %p7, !dbg !938
	br i1 %1397, label %b206, label %b207, !dbg !938

b206:
	%1398 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1396, !dbg !939
	%1399 = icmp uge i64 %1396, %p7, !dbg !939
	br i1 %1399, label %b206_fail1, label %b206_ok1, !dbg !939, !prof !26

b206_ok1:
	%1400 = load i16, i16 addrspace(1)* %1398, align 2, !dbg !939
	%1401 = zext i16 %1400 to i32, !dbg !941
	%1402 = shl i32 %1401, 16, !dbg !941
	%1403 = bitcast i32 %1402 to float, !dbg !941
	br label %b207, !dbg !942

b207:
	%1404 = phi float [ 0.000000e+00, %b205 ], [ %1403, %b206_ok1 ], !dbg !943
	%1405 = add i64 %1138, 2, !dbg !944
	%1406 = icmp slt i64 %1405, %p7, !dbg !946
	br i1 %1406, label %b208, label %b209, !dbg !946

b208:
	%1407 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1405, !dbg !947
	%1408 = icmp uge i64 %1405, %p7, !dbg !947
	br i1 %1408, label %b208_fail1, label %b208_ok1, !dbg !947, !prof !26

b208_ok1:
	%1409 = load i16, i16 addrspace(1)* %1407, align 2, !dbg !947
	%1410 = zext i16 %1409 to i32, !dbg !949
	%1411 = shl i32 %1410, 16, !dbg !949
	%1412 = bitcast i32 %1411 to float, !dbg !949
	br label %b209, !dbg !950

b209:
	%1413 = phi float [ 0.000000e+00, %b207 ], [ %1412, %b208_ok1 ], !dbg !951
	%1414 = add i64 %1138, 3, !dbg !952
	%1415 = icmp slt i64 %1414, %p7, !dbg !954
	br i1 %1415, label %b210, label %b211, !dbg !954

b210:
	%1416 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1414, !dbg !955
	%1417 = icmp uge i64 %1414, %p7, !dbg !955
	br i1 %1417, label %b210_fail1, label %b210_ok1, !dbg !955, !prof !26

b210_ok1:
	%1418 = load i16, i16 addrspace(1)* %1416, align 2, !dbg !955
	%1419 = zext i16 %1418 to i32, !dbg !957
	%1420 = shl i32 %1419, 16, !dbg !957
	%1421 = bitcast i32 %1420 to float, !dbg !957
	br label %b211, !dbg !958

b211:
	%1422 = phi float [ 0.000000e+00, %b209 ], [ %1421, %b210_ok1 ], !dbg !959
	br label %b212, !dbg !960

b212:
	%1423 = phi float [ %1387, %b202_ok1 ], [ %1422, %b211 ], !dbg !585
	%1424 = phi float [ %1384, %b202_ok1 ], [ %1413, %b211 ], !dbg !585
	%1425 = phi float [ %1381, %b202_ok1 ], [ %1404, %b211 ], !dbg !585
	%1426 = phi float [ %1378, %b202_ok1 ], [ %1395, %b211 ], !dbg !585
	%1427 = fmul float %1306, %1136, !dbg !961
	%1428 = fmul float %1427, %1426, !dbg !962
	%1429 = fmul float %1305, %1136, !dbg !963
	%1430 = fmul float %1429, %1425, !dbg !964
	%1431 = fmul float %1304, %1136, !dbg !965
	%1432 = fmul float %1431, %1424, !dbg !966
	%1433 = fmul float %1303, %1136, !dbg !967
	%1434 = fmul float %1433, %1423, !dbg !968
	br i1 %1, label %b213, label %b214, !dbg !970

b213:
	%1435 = addrspacecast i16 addrspace(1)* %873 to i16*, !dbg !971
	%1436 = ptrtoint i16* %1435 to i64, !dbg !971
	%1437 = and i64 %1436, 7, !dbg !971
	%1438 = icmp eq i64 %1437, 0, !dbg !971
	%1439 = or i1 %1438, %73, !dbg !971
	%1440 = ashr i64 %p15, 2, !dbg !971
	%1441 = ashr i64 %1138, 2, !dbg !972
	%1442 = bitcast i16 addrspace(1)* %873 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !971
	%1443 = icmp eq i1 %72, false, !dbg !971
	%1444 = icmp eq i1 %1439, false, !dbg !971
	%1445 = icmp uge i64 %1441, %1440, !dbg !973
	%1446 = or i1 %1443, %1444, !dbg !973
	%1447 = or i1 %1446, %1445, !dbg !973
	br i1 %1447, label %b213_fail1, label %b213_ok1, !dbg !973, !prof !26

b213_ok1:
	%1448 = call i16 @gpuc_bf16_round(float %1428), !dbg !975
	%1449 = call i16 @gpuc_bf16_round(float %1430), !dbg !977
	%1450 = call i16 @gpuc_bf16_round(float %1432), !dbg !979
	%1451 = call i16 @gpuc_bf16_round(float %1434), !dbg !981
	%1452 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1442, i64 %1441, !dbg !973
	%1453 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1452, i32 0, i32 0, !dbg !973
	%1454 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1452, i32 0, i32 1, !dbg !973
	%1455 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1452, i32 0, i32 2, !dbg !973
	%1456 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1452, i32 0, i32 3, !dbg !973
	%1457 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1452 to <4 x i16> addrspace(1)*, !dbg !973
	%1458 = insertelement <4 x i16> undef, i16 %1448, i32 0, !dbg !973
	%1459 = insertelement <4 x i16> %1458, i16 %1449, i32 1, !dbg !973
	%1460 = insertelement <4 x i16> %1459, i16 %1450, i32 2, !dbg !973
	%1461 = insertelement <4 x i16> %1460, i16 %1451, i32 3, !dbg !973
	store <4 x i16> %1461, <4 x i16> addrspace(1)* %1457, align 8, !dbg !973
	br label %b220, !dbg !982

b214:
	%1462 = icmp uge i64 %1138, %p15, !dbg !984
	br i1 %1462, label %b214_fail1, label %b214_ok1, !dbg !984, !prof !26

b214_ok1:
	%1463 = call i16 @gpuc_bf16_round(float %1428), !dbg !986
	%1464 = getelementptr inbounds i16, i16 addrspace(1)* %873, i64 %1138, !dbg !984
	store i16 %1463, i16 addrspace(1)* %1464, align 2, !dbg !984
	%1465 = add i64 %1138, 1, !dbg !987
	%1466 = icmp slt i64 %1465, %p15, !dbg !989
	br i1 %1466, label %b215, label %b216, !dbg !989

b215:
	%1467 = icmp uge i64 %1465, %p15, !dbg !990
	br i1 %1467, label %b215_fail1, label %b215_ok1, !dbg !990, !prof !26

b215_ok1:
	%1468 = call i16 @gpuc_bf16_round(float %1430), !dbg !992
	%1469 = getelementptr inbounds i16, i16 addrspace(1)* %873, i64 %1465, !dbg !990
	store i16 %1468, i16 addrspace(1)* %1469, align 2, !dbg !990
	br label %b216, !dbg !990

b216:
	%1470 = add i64 %1138, 2, !dbg !993
	%1471 = icmp slt i64 %1470, %p15, !dbg !995
	br i1 %1471, label %b217, label %b218, !dbg !995

b217:
	%1472 = icmp uge i64 %1470, %p15, !dbg !996
	br i1 %1472, label %b217_fail1, label %b217_ok1, !dbg !996, !prof !26

b217_ok1:
	%1473 = call i16 @gpuc_bf16_round(float %1432), !dbg !998
	%1474 = getelementptr inbounds i16, i16 addrspace(1)* %873, i64 %1470, !dbg !996
	store i16 %1473, i16 addrspace(1)* %1474, align 2, !dbg !996
	br label %b218, !dbg !996

b218:
	%1475 = add i64 %1138, 3, !dbg !999
	%1476 = icmp slt i64 %1475, %p15, !dbg !1001
	br i1 %1476, label %b219, label %b220, !dbg !1001

b219:
	%1477 = icmp uge i64 %1475, %p15, !dbg !1002
	br i1 %1477, label %b219_fail1, label %b219_ok1, !dbg !1002, !prof !26

b219_ok1:
	%1478 = call i16 @gpuc_bf16_round(float %1434), !dbg !1004
	%1479 = getelementptr inbounds i16, i16 addrspace(1)* %873, i64 %1475, !dbg !1002
	store i16 %1478, i16 addrspace(1)* %1479, align 2, !dbg !1002
	br label %b220, !dbg !1002

b220:
	%1480 = add i64 %1137, %1086, !dbg !1005
	br label %b171, !dbg !1005

b221:
	%1481 = add i64 %821, %20, !dbg !1006
	br label %b122, !dbg !1006

b222:
	%1482 = sext i32 %27 to i64, !dbg !1009
	%1483 = sext i32 %28 to i64, !dbg !1010
	%1484 = trunc i64 %1483 to i32, !dbg !1010
	br label %b223, !dbg !1011

b223:
	%1485 = phi i64 [ %16, %b222 ], [ %1505, %b226 ], !dbg !1012
	%1486 = icmp slt i64 %1485, %p14, !dbg !1013
	br i1 %1486, label %b224, label %b227, !dbg !1013

b224:
	%1487 = phi i32 [ %1504, %b225 ], [ 1, %b223 ], !dbg !1014
	%1488 = sext i32 %1487 to i64, !dbg !1014
	%1489 = icmp slt i32 %1487, %28, !dbg !1015
	br i1 %1489, label %b225, label %b226, !dbg !1015

b225:
	%1490 = add i64 %1482, %1488, !dbg !1017
	%1491 = trunc i64 %1490 to i32, !dbg !1018
	%1492 = urem i32 %1491, %1484, !dbg !1019
	%1493 = zext i32 %1492 to i64, !dbg !1020
	%1494 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !1021
	%1495 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !1021
	%1496 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !1021
	%1497 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1021
	%1498 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !1021
	%1499 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !1021
	%1500 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !1021
	%1501 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !1021
	%1502 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !1021
	%1503 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1021
	call void @gpuc_fn_norm_job_send_gpu_BFloat16(i16* %1494, i64 %p1, i64 %p1, i16* %1495, i64 %p3, i64 %p3, i16* %1496, i64 %p5, i64 %p5, i16* %1497, i64 %p7, i64 %p7, i16* %1498, i64 %p9, i16* %1499, i64 %p11, i16* %1500, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1501, i64 %p22, i64* %1502, i64 %p24, i64* %1503, i64 %p26, i64 %p26, i64 %26, i64 %1485, i64 %1485, i64 %1493, i8* %ctrl), !dbg !1021
	%1504 = add i32 %1487, 1, !dbg !1022
	br label %b224, !dbg !1022

b226:
	%1505 = add i64 %1485, %20, !dbg !1023
	br label %b223, !dbg !1023

b227:
	%1506 = and i64 %p15, 3, !dbg !1026
	%1507 = icmp eq i64 %1506, 0, !dbg !1026
	%1508 = icmp eq i64 %p15, 0, !dbg !1026
	%1509 = and i64 %p7, 3, !dbg !1028
	%1510 = icmp eq i64 %1509, 0, !dbg !1028
	%1511 = icmp eq i64 %p7, 0, !dbg !1028
	br label %b228, !dbg !1029

b228:
	%1512 = phi i64 [ %2047, %b312 ], [ %16, %b227 ], !dbg !1029
	%1513 = icmp slt i64 %1512, %p14, !dbg !1030
	br i1 %1513, label %b229, label %b313, !dbg !1030

b229:
	%1514 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1032, !range !11
	%1515 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1032, !range !11
	%1516 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1032, !range !12
	%1517 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1032, !range !13
	%1518 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1032, !range !13
	%1519 = mul i32 %1518, %1516, !dbg !1032
	%1520 = add i32 %1515, %1519, !dbg !1032
	%1521 = mul i32 %1517, %1520, !dbg !1032
	%1522 = add i32 %1514, %1521, !dbg !1032
	%1523 = sext i32 %1522 to i64, !dbg !1032
	%1524 = trunc i64 %1523 to i32, !dbg !1032
	%1525 = mul i32 %1517, %1518, !dbg !1032
	%1526 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1032, !range !204
	%1527 = mul i32 %1525, %1526, !dbg !1032
	%1528 = sext i32 %1527 to i64, !dbg !1032
	%1529 = trunc i64 %1528 to i32, !dbg !1032
	br label %b230, !dbg !1032

b230:
	%1530 = phi i32 [ %1524, %b229 ], [ %1542, %b233 ], !dbg !1032
	%1531 = zext i32 %1530 to i64, !dbg !1032
	%1532 = trunc i64 %1531 to i32, !dbg !1032
	%1533 = icmp ult i32 %1530, %1484, !dbg !1032
	br i1 %1533, label %b231, label %b234, !dbg !1032

b231:
	%1534 = icmp ne i32 %1532, %27, !dbg !1033
	br i1 %1534, label %b232, label %b233, !dbg !1033

b232:
	%1535 = mul i64 %1531, %p19, !dbg !1034
	%1536 = add i64 %1535, %1512, !dbg !1035
	%1537 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %1536, !dbg !1036
	%1538 = addrspacecast i64 addrspace(1)* %1537 to i64*, !dbg !1037
	%1539 = icmp uge i64 %1536, %p22, !dbg !1036
	br i1 %1539, label %b232_fail1, label %b232_ok1, !dbg !1036, !prof !26

b232_ok1:
	%1540 = bitcast i64* %1538 to i8*, !dbg !1037
	%1541 = call i64 @gpuc_signal_wait_until_thread(i8* %1540, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !1037
	br label %b233, !dbg !1037

b233:
	%1542 = add i32 %1530, %1529, !dbg !1032
	br label %b230, !dbg !1032

b234:
	call void @llvm.nvvm.barrier0(), !dbg !1038
	%1543 = mul i64 %1512, %p15, !dbg !1039
	%1544 = sub i64 %p5, %1543, !dbg !1040
	%1545 = sub i64 %p3, %1543, !dbg !1042
	%1546 = sub i64 %p1, %1543, !dbg !1044
	%1547 = icmp ugt i64 %1543, %p5, !dbg !1040
	%1548 = icmp ugt i64 %p15, %1544, !dbg !1041
	%1549 = icmp ugt i64 %1543, %p3, !dbg !1042
	%1550 = icmp ugt i64 %p15, %1545, !dbg !1043
	%1551 = icmp ugt i64 %1543, %p1, !dbg !1044
	%1552 = icmp ugt i64 %p15, %1546, !dbg !1045
	%1553 = or i1 %1547, %1548, !dbg !1045
	%1554 = or i1 %1553, %1549, !dbg !1045
	%1555 = or i1 %1554, %1550, !dbg !1045
	%1556 = or i1 %1555, %1551, !dbg !1045
	%1557 = or i1 %1556, %1552, !dbg !1045
	br i1 %1557, label %b234_fail1, label %b234_ok1, !dbg !1045, !prof !26

b234_ok1:
	%1558 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !1046
	%1559 = udiv i32 %1558, 16, !dbg !1046
	%1560 = zext i32 %1559 to i64, !dbg !1046
	%1561 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !1046
	%1562 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %1543, !dbg !1040
	%1563 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %1543, !dbg !1042
	%1564 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %1543, !dbg !1044
	br label %b235, !dbg !1047

b235:
	%1565 = phi float [ 0.000000e+00, %b234_ok1 ], [ %1680, %b247 ], !dbg !1048
	%1566 = phi i64 [ %1523, %b234_ok1 ], [ %1681, %b247 ], !dbg !1049
	%1567 = mul i64 %1566, 4, !dbg !1050
	%1568 = icmp slt i64 %1567, %p15, !dbg !1051
	br i1 %1568, label %b236, label %b248, !dbg !1051

b236:
	%1569 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !1052
	%1570 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !1052
	%1571 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !1052
	%1572 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1052
	%1573 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !1052
	%1574 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !1052
	%1575 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !1052
	%1576 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !1052
	%1577 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !1052
	%1578 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1052
	%1579 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_BFloat16(i16* %1569, i64 %p1, i64 %p1, i16* %1570, i64 %p3, i64 %p3, i16* %1571, i64 %p5, i64 %p5, i16* %1572, i64 %p7, i64 %p7, i16* %1573, i64 %p9, i16* %1574, i64 %p11, i16* %1575, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1576, i64 %p22, i64* %1577, i64 %p24, i64* %1578, i64 %p26, i64 %p26, i64 %26, i64 %1512, i64 %1512, i64 %1567, i8* %ctrl), !dbg !1052
	%1580 = extractvalue { float, float, float, float } %1579, 0, !dbg !1052
	%1581 = extractvalue { float, float, float, float } %1579, 1, !dbg !1052
	%1582 = extractvalue { float, float, float, float } %1579, 2, !dbg !1052
	%1583 = extractvalue { float, float, float, float } %1579, 3, !dbg !1052
	br i1 %1, label %b237, label %b238, !dbg !1054

b237:
	%1584 = addrspacecast i16 addrspace(1)* %1562 to i16*, !dbg !1055
	%1585 = ptrtoint i16* %1584 to i64, !dbg !1055
	%1586 = and i64 %1585, 7, !dbg !1055
	%1587 = icmp eq i64 %1586, 0, !dbg !1055
	%1588 = or i1 %1587, %1508, !dbg !1055
	%1589 = ashr i64 %p15, 2, !dbg !1055
	%1590 = ashr i64 %1567, 2, !dbg !1056
	%1591 = bitcast i16 addrspace(1)* %1562 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1055
	%1592 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1591, i64 %1590, !dbg !1057
	%1593 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1592, i32 0, i32 0, !dbg !1057
	%1594 = icmp eq i1 %1507, false, !dbg !1055
	%1595 = icmp eq i1 %1588, false, !dbg !1055
	%1596 = icmp uge i64 %1590, %1589, !dbg !1057
	%1597 = or i1 %1594, %1595, !dbg !1057
	%1598 = or i1 %1597, %1596, !dbg !1057
	br i1 %1598, label %b237_fail1, label %b237_ok1, !dbg !1057, !prof !26

b237_ok1:
	%1599 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1592 to <4 x i16> addrspace(1)*, !dbg !1057
	%1600 = load <4 x i16>, <4 x i16> addrspace(1)* %1599, align 8, !dbg !1057
	%1601 = extractelement <4 x i16> %1600, i32 0, !dbg !1057
	%1602 = extractelement <4 x i16> %1600, i32 1, !dbg !1057
	%1603 = extractelement <4 x i16> %1600, i32 2, !dbg !1057
	%1604 = extractelement <4 x i16> %1600, i32 3, !dbg !1057
	%1605 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1592, i32 0, i32 1, !dbg !1057
	%1606 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1592, i32 0, i32 2, !dbg !1057
	%1607 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1592, i32 0, i32 3, !dbg !1057
	%1608 = zext i16 %1601 to i32, !dbg !1059
	%1609 = shl i32 %1608, 16, !dbg !1059
	%1610 = bitcast i32 %1609 to float, !dbg !1059
	%1611 = zext i16 %1602 to i32, !dbg !1061
	%1612 = shl i32 %1611, 16, !dbg !1061
	%1613 = bitcast i32 %1612 to float, !dbg !1061
	%1614 = zext i16 %1603 to i32, !dbg !1063
	%1615 = shl i32 %1614, 16, !dbg !1063
	%1616 = bitcast i32 %1615 to float, !dbg !1063
	%1617 = zext i16 %1604 to i32, !dbg !1065
	%1618 = shl i32 %1617, 16, !dbg !1065
	%1619 = bitcast i32 %1618 to float, !dbg !1065
	br label %b245, !dbg !1066

b238:
	%1620 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1567, !dbg !1068
	%1621 = icmp uge i64 %1567, %p15, !dbg !1068
	br i1 %1621, label %b238_fail1, label %b238_ok1, !dbg !1068, !prof !26

b238_ok1:
	%1622 = load i16, i16 addrspace(1)* %1620, align 2, !dbg !1068
	%1623 = zext i16 %1622 to i32, !dbg !1070
	%1624 = shl i32 %1623, 16, !dbg !1070
	%1625 = bitcast i32 %1624 to float, !dbg !1070
	%1626 = add i64 %1567, 1, !dbg !1071
	%1627 = icmp slt i64 %1626, %p15, !dbg !1073
	br i1 %1627, label %b239, label %b240, !dbg !1073

b239:
	%1628 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1626, !dbg !1074
	%1629 = icmp uge i64 %1626, %p15, !dbg !1074
	br i1 %1629, label %b239_fail1, label %b239_ok1, !dbg !1074, !prof !26

b239_ok1:
	%1630 = load i16, i16 addrspace(1)* %1628, align 2, !dbg !1074
	%1631 = zext i16 %1630 to i32, !dbg !1076
	%1632 = shl i32 %1631, 16, !dbg !1076
	%1633 = bitcast i32 %1632 to float, !dbg !1076
	br label %b240, !dbg !1077

b240:
	%1634 = phi float [ 0.000000e+00, %b238_ok1 ], [ %1633, %b239_ok1 ], !dbg !1078
	%1635 = add i64 %1567, 2, !dbg !1079
	%1636 = icmp slt i64 %1635, %p15, !dbg !1081
	br i1 %1636, label %b241, label %b242, !dbg !1081

b241:
	%1637 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1635, !dbg !1082
	%1638 = icmp uge i64 %1635, %p15, !dbg !1082
	br i1 %1638, label %b241_fail1, label %b241_ok1, !dbg !1082, !prof !26

b241_ok1:
	%1639 = load i16, i16 addrspace(1)* %1637, align 2, !dbg !1082
	%1640 = zext i16 %1639 to i32, !dbg !1084
	%1641 = shl i32 %1640, 16, !dbg !1084
	%1642 = bitcast i32 %1641 to float, !dbg !1084
	br label %b242, !dbg !1085

b242:
	%1643 = phi float [ 0.000000e+00, %b240 ], [ %1642, %b241_ok1 ], !dbg !1086
	%1644 = add i64 %1567, 3, !dbg !1087
	%1645 = icmp slt i64 %1644, %p15, !dbg !1089
	br i1 %1645, label %b243, label %b244, !dbg !1089

b243:
	%1646 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1644, !dbg !1090
	%1647 = icmp uge i64 %1644, %p15, !dbg !1090
	br i1 %1647, label %b243_fail1, label %b243_ok1, !dbg !1090, !prof !26

b243_ok1:
	%1648 = load i16, i16 addrspace(1)* %1646, align 2, !dbg !1090
	%1649 = zext i16 %1648 to i32, !dbg !1092
	%1650 = shl i32 %1649, 16, !dbg !1092
	%1651 = bitcast i32 %1650 to float, !dbg !1092
	br label %b244, !dbg !1093

b244:
	%1652 = phi float [ 0.000000e+00, %b242 ], [ %1651, %b243_ok1 ], !dbg !1094
	br label %b245, !dbg !1095

b245:
	%1653 = phi float [ %1619, %b237_ok1 ], [ %1652, %b244 ], !dbg !1096
	%1654 = phi float [ %1616, %b237_ok1 ], [ %1643, %b244 ], !dbg !1096
	%1655 = phi float [ %1613, %b237_ok1 ], [ %1634, %b244 ], !dbg !1096
	%1656 = phi float [ %1610, %b237_ok1 ], [ %1625, %b244 ], !dbg !1096
	%1657 = fadd float %1580, %1656, !dbg !1098
	%1658 = fadd float %1581, %1655, !dbg !1099
	%1659 = fadd float %1582, %1654, !dbg !1100
	%1660 = fadd float %1583, %1653, !dbg !1101
	%1661 = icmp slt i64 %1566, %1560, !dbg !1102
	br i1 %1661, label %b246, label %b247, !dbg !1102

b246:
	%1662 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1561, i64 %1566, !dbg !1103
	%1663 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1662, i32 0, i32 0, !dbg !1103
	%1664 = icmp uge i64 %1566, %1560, !dbg !1103
	br i1 %1664, label %b246_fail1, label %b246_ok1, !dbg !1103, !prof !26

b246_ok1:
	%1665 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1662, i32 0, i32 1, !dbg !1103
	%1666 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1662, i32 0, i32 2, !dbg !1103
	%1667 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1662, i32 0, i32 3, !dbg !1103
	%1668 = bitcast { float, float, float, float } addrspace(3)* %1662 to <4 x float> addrspace(3)*, !dbg !1103
	%1669 = insertelement <4 x float> undef, float %1657, i32 0, !dbg !1103
	%1670 = insertelement <4 x float> %1669, float %1658, i32 1, !dbg !1103
	%1671 = insertelement <4 x float> %1670, float %1659, i32 2, !dbg !1103
	%1672 = insertelement <4 x float> %1671, float %1660, i32 3, !dbg !1103
	store <4 x float> %1672, <4 x float> addrspace(3)* %1668, align 16, !dbg !1103
	br label %b247, !dbg !1103

b247:
	%1673 = fmul float %1657, %1657, !dbg !1104
	%1674 = fadd float %1565, %1673, !dbg !1105
	%1675 = fmul float %1658, %1658, !dbg !1106
	%1676 = fadd float %1674, %1675, !dbg !1107
	%1677 = fmul float %1659, %1659, !dbg !1108
	%1678 = fadd float %1676, %1677, !dbg !1109
	%1679 = fmul float %1660, %1660, !dbg !1110
	%1680 = fadd float %1678, %1679, !dbg !1111
	%1681 = add i64 %1566, %1528, !dbg !1112
	br label %b235, !dbg !1112

b248:
	%1682 = and i32 %1522, -32, !dbg !1116
	%1683 = sub i32 %1527, %1682, !dbg !1116
	%1684 = icmp slt i32 %1683, 32, !dbg !1116
	%1685 = select i1 %1684, i32 %1683, i32 32, !dbg !1116
	%1686 = icmp eq i32 %1685, 32, !dbg !1117
	br i1 %1686, label %b249, label %b251, !dbg !1117

b249:
	%1687 = phi float [ %1695, %b250 ], [ %1565, %b248 ], !dbg !1118
	%1688 = phi i64 [ %1698, %b250 ], [ 16, %b248 ], !dbg !1119
	%1689 = icmp sgt i64 %1688, 0, !dbg !1120
	br i1 %1689, label %b250, label %b254, !dbg !1120

b250:
	%1690 = trunc i64 %1688 to i32, !dbg !1121
	%1691 = bitcast float %1687 to i32, !dbg !1121
	%1692 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %1691, i32 %1690, i32 31), !dbg !1121
	%1693 = extractvalue { i32, i1 } %1692, 0, !dbg !1121
	%1694 = bitcast i32 %1693 to float, !dbg !1121
	%1695 = fadd float %1687, %1694, !dbg !1122
	%1696 = trunc i64 %1688 to i32, !dbg !1123
	%1697 = udiv i32 %1696, 2, !dbg !1123
	%1698 = zext i32 %1697 to i64, !dbg !1123
	br label %b249, !dbg !1123

b251:
	%1699 = bitcast float %1565 to i32, !dbg !1124
	%1700 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1699, i32 0, i32 31), !dbg !1124
	%1701 = extractvalue { i32, i1 } %1700, 0, !dbg !1124
	%1702 = bitcast i32 %1701 to float, !dbg !1124
	br label %b252, !dbg !1124

b252:
	%1703 = phi float [ %1702, %b251 ], [ %1710, %b253 ], !dbg !1125
	%1704 = phi i32 [ 1, %b251 ], [ %1711, %b253 ], !dbg !1126
	%1705 = icmp slt i32 %1704, %1685, !dbg !1127
	br i1 %1705, label %b253, label %b254, !dbg !1127

b253:
	%1706 = bitcast float %1565 to i32, !dbg !1128
	%1707 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1706, i32 %1704, i32 31), !dbg !1128
	%1708 = extractvalue { i32, i1 } %1707, 0, !dbg !1128
	%1709 = bitcast i32 %1708 to float, !dbg !1128
	%1710 = fadd float %1703, %1709, !dbg !1122
	%1711 = add i32 %1704, 1, !dbg !1129
	br label %b252, !dbg !1129

b254:
	%1712 = phi float [ %1687, %b249 ], [ %1703, %b252 ], !dbg !1115
	%1713 = add i32 %1529, 32, !dbg !1131
	%1714 = sub i32 %1713, 1, !dbg !1132
	%1715 = udiv i32 %1714, 32, !dbg !1133
	%1716 = zext i32 %1715 to i64, !dbg !1133
	%1717 = trunc i64 %1716 to i32, !dbg !1133
	%1718 = icmp eq i32 %1717, 1, !dbg !1134
	br i1 %1718, label %b270, label %b255, !dbg !1134

b255:
	call void @llvm.nvvm.barrier0(), !dbg !1136
	%1719 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1137, !range !416
	%1720 = icmp eq i32 %1719, 0, !dbg !1138
	br i1 %1720, label %b256, label %b257, !dbg !1138

b256:
	%1721 = udiv i32 %1524, 32, !dbg !1139
	%1722 = zext i32 %1721 to i64, !dbg !1139
	%1723 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1722, !dbg !1140
	store float %1712, float addrspace(3)* %1723, align 4, !dbg !1140
	br label %b257, !dbg !1140

b257:
	call void @llvm.nvvm.barrier0(), !dbg !1141
	br label %b258, !dbg !1141

b258:
	%1724 = phi float [ %1712, %b257 ], [ %1745, %b269 ], !dbg !1142
	%1725 = phi i32 [ 0, %b257 ], [ %1755, %b269 ], !dbg !1143
	%1726 = icmp slt i32 %1725, %1717, !dbg !1144
	br i1 %1726, label %b259, label %b270, !dbg !1144

b259:
	store [8 x float] zeroinitializer, [8 x float]* %4, align 4, !dbg !1145
	%1727 = and i32 %1725, 24, !dbg !1146
	br label %b260, !dbg !1146

b260:
	%1728 = phi i32 [ 0, %b259 ], [ %1735, %b260 ], !dbg !1146
	%1729 = add i32 %1727, %1728, !dbg !1147
	%1730 = sext i32 %1729 to i64, !dbg !1148
	%1731 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1730, !dbg !1148
	%1732 = load float, float addrspace(3)* %1731, align 4, !dbg !1148
	%1733 = sext i32 %1728 to i64, !dbg !1149
	%1734 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1733, !dbg !1149
	store float %1732, float* %1734, align 4, !dbg !1149
	%1735 = add i32 %1728, 1, !dbg !1149
	%1736 = icmp slt i32 %1735, 8, !dbg !1149
	br i1 %1736, label %b260, label %b261, !dbg !1149

b261:
	%1737 = icmp eq i32 %1725, 0, !dbg !1150
	br i1 %1737, label %b262, label %b263, !dbg !1150

b262:
	%1738 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !1151
	%1739 = load float, float* %1738, align 4, !dbg !1151
	br label %b264, !dbg !1151

b263:
	%1740 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !1152
	%1741 = load float, float* %1740, align 4, !dbg !1152
	%1742 = fadd float %1724, %1741, !dbg !1122
	br label %b264, !dbg !1153

b264:
	%1743 = phi float [ %1739, %b262 ], [ %1742, %b263 ], !dbg !1142
	%1744 = sub i32 %1717, %1725, !dbg !1154
	br label %b265, !dbg !1154

b265:
	%1745 = phi float [ %1743, %b264 ], [ %1753, %b268 ], !dbg !1142
	%1746 = phi i32 [ 1, %b264 ], [ %1754, %b268 ], !dbg !1155
	%1747 = icmp slt i32 %1746, 8, !dbg !1156
	br i1 %1747, label %b266, label %b269, !dbg !1156

b266:
	%1748 = icmp slt i32 %1746, %1744, !dbg !1157
	br i1 %1748, label %b267, label %b268, !dbg !1157

b267:
	%1749 = sext i32 %1746 to i64, !dbg !1158
	%1750 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1749, !dbg !1158
	%1751 = load float, float* %1750, align 4, !dbg !1158
	%1752 = fadd float %1745, %1751, !dbg !1122
	br label %b268, !dbg !1159

b268:
	%1753 = phi float [ %1745, %b266 ], [ %1752, %b267 ], !dbg !1142
	%1754 = add i32 %1746, 1, !dbg !1160
	br label %b265, !dbg !1160

b269:
	%1755 = add nsw i32 %1725, 8, !dbg !1161
	br label %b258, !dbg !1161, !llvm.loop !1163

b270:
	%1756 = phi float [ %1712, %b254 ], [ %1724, %b258 ], !dbg !1114
	%1757 = sitofp i64 %p15 to float, !dbg !1164
	%1758 = fdiv float %1756, %1757, !dbg !1165
	%1759 = fadd float %1758, %p16, !dbg !1166
	%1760 = call float @__nv_rsqrtf(float %1759), !dbg !1167
	br label %b271, !dbg !1168

b271:
	%1761 = phi i64 [ %1523, %b270 ], [ %2046, %b311 ], !dbg !1169
	%1762 = mul i64 %1761, 4, !dbg !1170
	%1763 = icmp slt i64 %1762, %p15, !dbg !1171
	br i1 %1763, label %b272, label %b312, !dbg !1171

b272:
	%1764 = icmp slt i64 %1761, %1560, !dbg !1172
	br i1 %1764, label %b273, label %b274, !dbg !1172

b273:
	%1765 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1561, i64 %1761, !dbg !1173
	%1766 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1765, i32 0, i32 0, !dbg !1173
	%1767 = icmp uge i64 %1761, %1560, !dbg !1173
	br i1 %1767, label %b273_fail1, label %b273_ok1, !dbg !1173, !prof !26

b273_ok1:
	%1768 = bitcast { float, float, float, float } addrspace(3)* %1765 to <4 x float> addrspace(3)*, !dbg !1173
	%1769 = load <4 x float>, <4 x float> addrspace(3)* %1768, align 16, !dbg !1173
	%1770 = extractelement <4 x float> %1769, i32 0, !dbg !1173
	%1771 = extractelement <4 x float> %1769, i32 1, !dbg !1173
	%1772 = extractelement <4 x float> %1769, i32 2, !dbg !1173
	%1773 = extractelement <4 x float> %1769, i32 3, !dbg !1173
	%1774 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1765, i32 0, i32 1, !dbg !1173
	%1775 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1765, i32 0, i32 2, !dbg !1173
	%1776 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1765, i32 0, i32 3, !dbg !1173
	br label %b284, !dbg !1174

b274:
	%1777 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !1052
	%1778 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !1052
	%1779 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !1052
	%1780 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1052
	%1781 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !1052
	%1782 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !1052
	%1783 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !1052
	%1784 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !1052
	%1785 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !1052
	%1786 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1052
	%1787 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_BFloat16(i16* %1777, i64 %p1, i64 %p1, i16* %1778, i64 %p3, i64 %p3, i16* %1779, i64 %p5, i64 %p5, i16* %1780, i64 %p7, i64 %p7, i16* %1781, i64 %p9, i16* %1782, i64 %p11, i16* %1783, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1784, i64 %p22, i64* %1785, i64 %p24, i64* %1786, i64 %p26, i64 %p26, i64 %26, i64 %1512, i64 %1512, i64 %1762, i8* %ctrl), !dbg !1052
	%1788 = extractvalue { float, float, float, float } %1787, 0, !dbg !1052
	%1789 = extractvalue { float, float, float, float } %1787, 1, !dbg !1052
	%1790 = extractvalue { float, float, float, float } %1787, 2, !dbg !1052
	%1791 = extractvalue { float, float, float, float } %1787, 3, !dbg !1052
	br i1 %1, label %b275, label %b276, !dbg !1175

b275:
	%1792 = addrspacecast i16 addrspace(1)* %1562 to i16*, !dbg !1026
	%1793 = ptrtoint i16* %1792 to i64, !dbg !1026
	%1794 = and i64 %1793, 7, !dbg !1026
	%1795 = icmp eq i64 %1794, 0, !dbg !1026
	%1796 = or i1 %1795, %1508, !dbg !1026
	%1797 = ashr i64 %p15, 2, !dbg !1026
	%1798 = ashr i64 %1762, 2, !dbg !1176
	%1799 = bitcast i16 addrspace(1)* %1562 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1026
	%1800 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1799, i64 %1798, !dbg !1177
	%1801 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1800, i32 0, i32 0, !dbg !1177
	%1802 = icmp eq i1 %1507, false, !dbg !1026
	%1803 = icmp eq i1 %1796, false, !dbg !1026
	%1804 = icmp uge i64 %1798, %1797, !dbg !1177
	%1805 = or i1 %1802, %1803, !dbg !1177
	%1806 = or i1 %1805, %1804, !dbg !1177
	br i1 %1806, label %b275_fail1, label %b275_ok1, !dbg !1177, !prof !26

b275_ok1:
	%1807 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1800 to <4 x i16> addrspace(1)*, !dbg !1177
	%1808 = load <4 x i16>, <4 x i16> addrspace(1)* %1807, align 8, !dbg !1177
	%1809 = extractelement <4 x i16> %1808, i32 0, !dbg !1177
	%1810 = extractelement <4 x i16> %1808, i32 1, !dbg !1177
	%1811 = extractelement <4 x i16> %1808, i32 2, !dbg !1177
	%1812 = extractelement <4 x i16> %1808, i32 3, !dbg !1177
	%1813 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1800, i32 0, i32 1, !dbg !1177
	%1814 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1800, i32 0, i32 2, !dbg !1177
	%1815 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1800, i32 0, i32 3, !dbg !1177
	%1816 = zext i16 %1809 to i32, !dbg !1179
	%1817 = shl i32 %1816, 16, !dbg !1179
	%1818 = bitcast i32 %1817 to float, !dbg !1179
	%1819 = zext i16 %1810 to i32, !dbg !1181
	%1820 = shl i32 %1819, 16, !dbg !1181
	%1821 = bitcast i32 %1820 to float, !dbg !1181
	%1822 = zext i16 %1811 to i32, !dbg !1183
	%1823 = shl i32 %1822, 16, !dbg !1183
	%1824 = bitcast i32 %1823 to float, !dbg !1183
	%1825 = zext i16 %1812 to i32, !dbg !1185
	%1826 = shl i32 %1825, 16, !dbg !1185
	%1827 = bitcast i32 %1826 to float, !dbg !1185
	br label %b283, !dbg !1186

b276:
	%1828 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1762, !dbg !1188
	%1829 = icmp uge i64 %1762, %p15, !dbg !1188
	br i1 %1829, label %b276_fail1, label %b276_ok1, !dbg !1188, !prof !26

b276_ok1:
	%1830 = load i16, i16 addrspace(1)* %1828, align 2, !dbg !1188
	%1831 = zext i16 %1830 to i32, !dbg !1190
	%1832 = shl i32 %1831, 16, !dbg !1190
	%1833 = bitcast i32 %1832 to float, !dbg !1190
	%1834 = add i64 %1762, 1, !dbg !1191
	%1835 = icmp slt i64 %1834, %p15, !dbg !1193
	br i1 %1835, label %b277, label %b278, !dbg !1193

b277:
	%1836 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1834, !dbg !1194
	%1837 = icmp uge i64 %1834, %p15, !dbg !1194
	br i1 %1837, label %b277_fail1, label %b277_ok1, !dbg !1194, !prof !26

b277_ok1:
	%1838 = load i16, i16 addrspace(1)* %1836, align 2, !dbg !1194
	%1839 = zext i16 %1838 to i32, !dbg !1196
	%1840 = shl i32 %1839, 16, !dbg !1196
	%1841 = bitcast i32 %1840 to float, !dbg !1196
	br label %b278, !dbg !1197

b278:
	%1842 = phi float [ 0.000000e+00, %b276_ok1 ], [ %1841, %b277_ok1 ], !dbg !1198
	%1843 = add i64 %1762, 2, !dbg !1199
	%1844 = icmp slt i64 %1843, %p15, !dbg !1201
	br i1 %1844, label %b279, label %b280, !dbg !1201

b279:
	%1845 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1843, !dbg !1202
	%1846 = icmp uge i64 %1843, %p15, !dbg !1202
	br i1 %1846, label %b279_fail1, label %b279_ok1, !dbg !1202, !prof !26

b279_ok1:
	%1847 = load i16, i16 addrspace(1)* %1845, align 2, !dbg !1202
	%1848 = zext i16 %1847 to i32, !dbg !1204
	%1849 = shl i32 %1848, 16, !dbg !1204
	%1850 = bitcast i32 %1849 to float, !dbg !1204
	br label %b280, !dbg !1205

b280:
	%1851 = phi float [ 0.000000e+00, %b278 ], [ %1850, %b279_ok1 ], !dbg !1206
	%1852 = add i64 %1762, 3, !dbg !1207
	%1853 = icmp slt i64 %1852, %p15, !dbg !1209
	br i1 %1853, label %b281, label %b282, !dbg !1209

b281:
	%1854 = getelementptr inbounds i16, i16 addrspace(1)* %1562, i64 %1852, !dbg !1210
	%1855 = icmp uge i64 %1852, %p15, !dbg !1210
	br i1 %1855, label %b281_fail1, label %b281_ok1, !dbg !1210, !prof !26

b281_ok1:
	%1856 = load i16, i16 addrspace(1)* %1854, align 2, !dbg !1210
	%1857 = zext i16 %1856 to i32, !dbg !1212
	%1858 = shl i32 %1857, 16, !dbg !1212
	%1859 = bitcast i32 %1858 to float, !dbg !1212
	br label %b282, !dbg !1213

b282:
	%1860 = phi float [ 0.000000e+00, %b280 ], [ %1859, %b281_ok1 ], !dbg !1214
	br label %b283, !dbg !1215

b283:
	%1861 = phi float [ %1827, %b275_ok1 ], [ %1860, %b282 ], !dbg !1216
	%1862 = phi float [ %1824, %b275_ok1 ], [ %1851, %b282 ], !dbg !1216
	%1863 = phi float [ %1821, %b275_ok1 ], [ %1842, %b282 ], !dbg !1216
	%1864 = phi float [ %1818, %b275_ok1 ], [ %1833, %b282 ], !dbg !1216
	%1865 = fadd float %1788, %1864, !dbg !1218
	%1866 = fadd float %1789, %1863, !dbg !1219
	%1867 = fadd float %1790, %1862, !dbg !1220
	%1868 = fadd float %1791, %1861, !dbg !1221
	br label %b284, !dbg !1222

b284:
	%1869 = phi float [ %1773, %b273_ok1 ], [ %1868, %b283 ], !dbg !504
	%1870 = phi float [ %1772, %b273_ok1 ], [ %1867, %b283 ], !dbg !504
	%1871 = phi float [ %1771, %b273_ok1 ], [ %1866, %b283 ], !dbg !504
	%1872 = phi float [ %1770, %b273_ok1 ], [ %1865, %b283 ], !dbg !504
	br i1 %1, label %b285, label %b286, !dbg !1224

b285:
	%1873 = addrspacecast i16 addrspace(1)* %1563 to i16*, !dbg !1225
	%1874 = ptrtoint i16* %1873 to i64, !dbg !1225
	%1875 = and i64 %1874, 7, !dbg !1225
	%1876 = icmp eq i64 %1875, 0, !dbg !1225
	%1877 = or i1 %1876, %1508, !dbg !1225
	%1878 = ashr i64 %p15, 2, !dbg !1225
	%1879 = ashr i64 %1762, 2, !dbg !1226
	%1880 = bitcast i16 addrspace(1)* %1563 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1225
	%1881 = icmp eq i1 %1507, false, !dbg !1225
	%1882 = icmp eq i1 %1877, false, !dbg !1225
	%1883 = icmp uge i64 %1879, %1878, !dbg !1227
	%1884 = or i1 %1881, %1882, !dbg !1227
	%1885 = or i1 %1884, %1883, !dbg !1227
	br i1 %1885, label %b285_fail1, label %b285_ok1, !dbg !1227, !prof !26

b285_ok1:
	%1886 = call i16 @gpuc_bf16_round(float %1872), !dbg !1229
	%1887 = call i16 @gpuc_bf16_round(float %1871), !dbg !1231
	%1888 = call i16 @gpuc_bf16_round(float %1870), !dbg !1233
	%1889 = call i16 @gpuc_bf16_round(float %1869), !dbg !1235
	%1890 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1880, i64 %1879, !dbg !1227
	%1891 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1890, i32 0, i32 0, !dbg !1227
	%1892 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1890, i32 0, i32 1, !dbg !1227
	%1893 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1890, i32 0, i32 2, !dbg !1227
	%1894 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1890, i32 0, i32 3, !dbg !1227
	%1895 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1890 to <4 x i16> addrspace(1)*, !dbg !1227
	%1896 = insertelement <4 x i16> undef, i16 %1886, i32 0, !dbg !1227
	%1897 = insertelement <4 x i16> %1896, i16 %1887, i32 1, !dbg !1227
	%1898 = insertelement <4 x i16> %1897, i16 %1888, i32 2, !dbg !1227
	%1899 = insertelement <4 x i16> %1898, i16 %1889, i32 3, !dbg !1227
	store <4 x i16> %1899, <4 x i16> addrspace(1)* %1895, align 8, !dbg !1227
	br label %b292, !dbg !1236

b286:
	%1900 = icmp uge i64 %1762, %p15, !dbg !1238
	br i1 %1900, label %b286_fail1, label %b286_ok1, !dbg !1238, !prof !26

b286_ok1:
	%1901 = call i16 @gpuc_bf16_round(float %1872), !dbg !1240
	%1902 = getelementptr inbounds i16, i16 addrspace(1)* %1563, i64 %1762, !dbg !1238
	store i16 %1901, i16 addrspace(1)* %1902, align 2, !dbg !1238
	%1903 = add i64 %1762, 1, !dbg !1241
	%1904 = icmp slt i64 %1903, %p15, !dbg !1243
	br i1 %1904, label %b287, label %b288, !dbg !1243

b287:
	%1905 = icmp uge i64 %1903, %p15, !dbg !1244
	br i1 %1905, label %b287_fail1, label %b287_ok1, !dbg !1244, !prof !26

b287_ok1:
	%1906 = call i16 @gpuc_bf16_round(float %1871), !dbg !1246
	%1907 = getelementptr inbounds i16, i16 addrspace(1)* %1563, i64 %1903, !dbg !1244
	store i16 %1906, i16 addrspace(1)* %1907, align 2, !dbg !1244
	br label %b288, !dbg !1244

b288:
	%1908 = add i64 %1762, 2, !dbg !1247
	%1909 = icmp slt i64 %1908, %p15, !dbg !1249
	br i1 %1909, label %b289, label %b290, !dbg !1249

b289:
	%1910 = icmp uge i64 %1908, %p15, !dbg !1250
	br i1 %1910, label %b289_fail1, label %b289_ok1, !dbg !1250, !prof !26

b289_ok1:
	%1911 = call i16 @gpuc_bf16_round(float %1870), !dbg !1252
	%1912 = getelementptr inbounds i16, i16 addrspace(1)* %1563, i64 %1908, !dbg !1250
	store i16 %1911, i16 addrspace(1)* %1912, align 2, !dbg !1250
	br label %b290, !dbg !1250

b290:
	%1913 = add i64 %1762, 3, !dbg !1253
	%1914 = icmp slt i64 %1913, %p15, !dbg !1255
	br i1 %1914, label %b291, label %b292, !dbg !1255

b291:
	%1915 = icmp uge i64 %1913, %p15, !dbg !1256
	br i1 %1915, label %b291_fail1, label %b291_ok1, !dbg !1256, !prof !26

b291_ok1:
	%1916 = call i16 @gpuc_bf16_round(float %1869), !dbg !1258
	%1917 = getelementptr inbounds i16, i16 addrspace(1)* %1563, i64 %1913, !dbg !1256
	store i16 %1916, i16 addrspace(1)* %1917, align 2, !dbg !1256
	br label %b292, !dbg !1256

b292:
	br i1 %1, label %b293, label %b294, !dbg !1259

b293:
	%1918 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1028
	%1919 = ptrtoint i16* %1918 to i64, !dbg !1028
	%1920 = and i64 %1919, 7, !dbg !1028
	%1921 = icmp eq i64 %1920, 0, !dbg !1028
	%1922 = or i1 %1921, %1511, !dbg !1028
	%1923 = ashr i64 %p7, 2, !dbg !1028
	%1924 = ashr i64 %1762, 2, !dbg !1260
	%1925 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1028
	%1926 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1925, i64 %1924, !dbg !1261
	%1927 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1926, i32 0, i32 0, !dbg !1261
	%1928 = icmp eq i1 %1510, false, !dbg !1028
	%1929 = icmp eq i1 %1922, false, !dbg !1028
	%1930 = icmp uge i64 %1924, %1923, !dbg !1261
	%1931 = or i1 %1928, %1929, !dbg !1261
	%1932 = or i1 %1931, %1930, !dbg !1261
	br i1 %1932, label %b293_fail1, label %b293_ok1, !dbg !1261, !prof !26

b293_ok1:
	%1933 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1926 to <4 x i16> addrspace(1)*, !dbg !1261
	%1934 = load <4 x i16>, <4 x i16> addrspace(1)* %1933, align 8, !dbg !1261
	%1935 = extractelement <4 x i16> %1934, i32 0, !dbg !1261
	%1936 = extractelement <4 x i16> %1934, i32 1, !dbg !1261
	%1937 = extractelement <4 x i16> %1934, i32 2, !dbg !1261
	%1938 = extractelement <4 x i16> %1934, i32 3, !dbg !1261
	%1939 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1926, i32 0, i32 1, !dbg !1261
	%1940 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1926, i32 0, i32 2, !dbg !1261
	%1941 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1926, i32 0, i32 3, !dbg !1261
	%1942 = zext i16 %1935 to i32, !dbg !1263
	%1943 = shl i32 %1942, 16, !dbg !1263
	%1944 = bitcast i32 %1943 to float, !dbg !1263
	%1945 = zext i16 %1936 to i32, !dbg !1265
	%1946 = shl i32 %1945, 16, !dbg !1265
	%1947 = bitcast i32 %1946 to float, !dbg !1265
	%1948 = zext i16 %1937 to i32, !dbg !1267
	%1949 = shl i32 %1948, 16, !dbg !1267
	%1950 = bitcast i32 %1949 to float, !dbg !1267
	%1951 = zext i16 %1938 to i32, !dbg !1269
	%1952 = shl i32 %1951, 16, !dbg !1269
	%1953 = bitcast i32 %1952 to float, !dbg !1269
	br label %b303, !dbg !1270

b294:
	%1954 = icmp slt i64 %1762, %p7, !dbg !1272
	br i1 %1954, label %b295, label %b296, !dbg !1272

b295:
	%1955 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1762, !dbg !1273
	%1956 = icmp uge i64 %1762, %p7, !dbg !1273
	br i1 %1956, label %b295_fail1, label %b295_ok1, !dbg !1273, !prof !26

b295_ok1:
	%1957 = load i16, i16 addrspace(1)* %1955, align 2, !dbg !1273
	%1958 = zext i16 %1957 to i32, !dbg !1275
	%1959 = shl i32 %1958, 16, !dbg !1275
	%1960 = bitcast i32 %1959 to float, !dbg !1275
	br label %b296, !dbg !1276

b296:
	%1961 = phi float [ 0.000000e+00, %b294 ], [ %1960, %b295_ok1 ], !dbg !1277
	%1962 = add i64 %1762, 1, !dbg !1278
	%1963 = icmp slt i64 %1962, %p7, !dbg !1280
	br i1 %1963, label %b297, label %b298, !dbg !1280

b297:
	%1964 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1962, !dbg !1281
	%1965 = icmp uge i64 %1962, %p7, !dbg !1281
	br i1 %1965, label %b297_fail1, label %b297_ok1, !dbg !1281, !prof !26

b297_ok1:
	%1966 = load i16, i16 addrspace(1)* %1964, align 2, !dbg !1281
	%1967 = zext i16 %1966 to i32, !dbg !1283
	%1968 = shl i32 %1967, 16, !dbg !1283
	%1969 = bitcast i32 %1968 to float, !dbg !1283
	br label %b298, !dbg !1284

b298:
	%1970 = phi float [ 0.000000e+00, %b296 ], [ %1969, %b297_ok1 ], !dbg !1285
	%1971 = add i64 %1762, 2, !dbg !1286
	%1972 = icmp slt i64 %1971, %p7, !dbg !1288
	br i1 %1972, label %b299, label %b300, !dbg !1288

b299:
	%1973 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1971, !dbg !1289
	%1974 = icmp uge i64 %1971, %p7, !dbg !1289
	br i1 %1974, label %b299_fail1, label %b299_ok1, !dbg !1289, !prof !26

b299_ok1:
	%1975 = load i16, i16 addrspace(1)* %1973, align 2, !dbg !1289
	%1976 = zext i16 %1975 to i32, !dbg !1291
	%1977 = shl i32 %1976, 16, !dbg !1291
	%1978 = bitcast i32 %1977 to float, !dbg !1291
	br label %b300, !dbg !1292

b300:
	%1979 = phi float [ 0.000000e+00, %b298 ], [ %1978, %b299_ok1 ], !dbg !1293
	%1980 = add i64 %1762, 3, !dbg !1294
	%1981 = icmp slt i64 %1980, %p7, !dbg !1296
	br i1 %1981, label %b301, label %b302, !dbg !1296

b301:
	%1982 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1980, !dbg !1297
	%1983 = icmp uge i64 %1980, %p7, !dbg !1297
	br i1 %1983, label %b301_fail1, label %b301_ok1, !dbg !1297, !prof !26

b301_ok1:
	%1984 = load i16, i16 addrspace(1)* %1982, align 2, !dbg !1297
	%1985 = zext i16 %1984 to i32, !dbg !1299
	%1986 = shl i32 %1985, 16, !dbg !1299
	%1987 = bitcast i32 %1986 to float, !dbg !1299
	br label %b302, !dbg !1300

b302:
	%1988 = phi float [ 0.000000e+00, %b300 ], [ %1987, %b301_ok1 ], !dbg !1301
	br label %b303, !dbg !1302

b303:
	%1989 = phi float [ %1953, %b293_ok1 ], [ %1988, %b302 ], !dbg !1303
	%1990 = phi float [ %1950, %b293_ok1 ], [ %1979, %b302 ], !dbg !1303
	%1991 = phi float [ %1947, %b293_ok1 ], [ %1970, %b302 ], !dbg !1303
	%1992 = phi float [ %1944, %b293_ok1 ], [ %1961, %b302 ], !dbg !1303
	%1993 = fmul float %1872, %1760, !dbg !1304
	%1994 = fmul float %1993, %1992, !dbg !1305
	%1995 = fmul float %1871, %1760, !dbg !1306
	%1996 = fmul float %1995, %1991, !dbg !1307
	%1997 = fmul float %1870, %1760, !dbg !1308
	%1998 = fmul float %1997, %1990, !dbg !1309
	%1999 = fmul float %1869, %1760, !dbg !1310
	%2000 = fmul float %1999, %1989, !dbg !1311
	br i1 %1, label %b304, label %b305, !dbg !1313

b304:
	%2001 = addrspacecast i16 addrspace(1)* %1564 to i16*, !dbg !1314
	%2002 = ptrtoint i16* %2001 to i64, !dbg !1314
	%2003 = and i64 %2002, 7, !dbg !1314
	%2004 = icmp eq i64 %2003, 0, !dbg !1314
	%2005 = or i1 %2004, %1508, !dbg !1314
	%2006 = ashr i64 %p15, 2, !dbg !1314
	%2007 = ashr i64 %1762, 2, !dbg !1315
	%2008 = bitcast i16 addrspace(1)* %1564 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1314
	%2009 = icmp eq i1 %1507, false, !dbg !1314
	%2010 = icmp eq i1 %2005, false, !dbg !1314
	%2011 = icmp uge i64 %2007, %2006, !dbg !1316
	%2012 = or i1 %2009, %2010, !dbg !1316
	%2013 = or i1 %2012, %2011, !dbg !1316
	br i1 %2013, label %b304_fail1, label %b304_ok1, !dbg !1316, !prof !26

b304_ok1:
	%2014 = call i16 @gpuc_bf16_round(float %1994), !dbg !1318
	%2015 = call i16 @gpuc_bf16_round(float %1996), !dbg !1320
	%2016 = call i16 @gpuc_bf16_round(float %1998), !dbg !1322
	%2017 = call i16 @gpuc_bf16_round(float %2000), !dbg !1324
	%2018 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %2008, i64 %2007, !dbg !1316
	%2019 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %2018, i32 0, i32 0, !dbg !1316
	%2020 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %2018, i32 0, i32 1, !dbg !1316
	%2021 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %2018, i32 0, i32 2, !dbg !1316
	%2022 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %2018, i32 0, i32 3, !dbg !1316
	%2023 = bitcast { i16, i16, i16, i16 } addrspace(1)* %2018 to <4 x i16> addrspace(1)*, !dbg !1316
	%2024 = insertelement <4 x i16> undef, i16 %2014, i32 0, !dbg !1316
	%2025 = insertelement <4 x i16> %2024, i16 %2015, i32 1, !dbg !1316
	%2026 = insertelement <4 x i16> %2025, i16 %2016, i32 2, !dbg !1316
	%2027 = insertelement <4 x i16> %2026, i16 %2017, i32 3, !dbg !1316
	store <4 x i16> %2027, <4 x i16> addrspace(1)* %2023, align 8, !dbg !1316
	br label %b311, !dbg !1325

b305:
	%2028 = icmp uge i64 %1762, %p15, !dbg !1327
	br i1 %2028, label %b305_fail1, label %b305_ok1, !dbg !1327, !prof !26

b305_ok1:
	%2029 = call i16 @gpuc_bf16_round(float %1994), !dbg !1329
	%2030 = getelementptr inbounds i16, i16 addrspace(1)* %1564, i64 %1762, !dbg !1327
	store i16 %2029, i16 addrspace(1)* %2030, align 2, !dbg !1327
	%2031 = add i64 %1762, 1, !dbg !1330
	%2032 = icmp slt i64 %2031, %p15, !dbg !1332
	br i1 %2032, label %b306, label %b307, !dbg !1332

b306:
	%2033 = icmp uge i64 %2031, %p15, !dbg !1333
	br i1 %2033, label %b306_fail1, label %b306_ok1, !dbg !1333, !prof !26

b306_ok1:
	%2034 = call i16 @gpuc_bf16_round(float %1996), !dbg !1335
	%2035 = getelementptr inbounds i16, i16 addrspace(1)* %1564, i64 %2031, !dbg !1333
	store i16 %2034, i16 addrspace(1)* %2035, align 2, !dbg !1333
	br label %b307, !dbg !1333

b307:
	%2036 = add i64 %1762, 2, !dbg !1336
	%2037 = icmp slt i64 %2036, %p15, !dbg !1338
	br i1 %2037, label %b308, label %b309, !dbg !1338

b308:
	%2038 = icmp uge i64 %2036, %p15, !dbg !1339
	br i1 %2038, label %b308_fail1, label %b308_ok1, !dbg !1339, !prof !26

b308_ok1:
	%2039 = call i16 @gpuc_bf16_round(float %1998), !dbg !1341
	%2040 = getelementptr inbounds i16, i16 addrspace(1)* %1564, i64 %2036, !dbg !1339
	store i16 %2039, i16 addrspace(1)* %2040, align 2, !dbg !1339
	br label %b309, !dbg !1339

b309:
	%2041 = add i64 %1762, 3, !dbg !1342
	%2042 = icmp slt i64 %2041, %p15, !dbg !1344
	br i1 %2042, label %b310, label %b311, !dbg !1344

b310:
	%2043 = icmp uge i64 %2041, %p15, !dbg !1345
	br i1 %2043, label %b310_fail1, label %b310_ok1, !dbg !1345, !prof !26

b310_ok1:
	%2044 = call i16 @gpuc_bf16_round(float %2000), !dbg !1347
	%2045 = getelementptr inbounds i16, i16 addrspace(1)* %1564, i64 %2041, !dbg !1345
	store i16 %2044, i16 addrspace(1)* %2045, align 2, !dbg !1345
	br label %b311, !dbg !1345

b311:
	%2046 = add i64 %1761, %1528, !dbg !1348
	br label %b271, !dbg !1348

b312:
	%2047 = add i64 %1512, %20, !dbg !1349
	br label %b228, !dbg !1349

b313:
	call void @gpuc_quiet_block(), !dbg !1350
	%2048 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1351
	call void @gpuc_fn_clock_Advance(i64* %2048, i64 %p26, i64 %p26, i64 1, i8* %ctrl), !dbg !1351
	ret void, !dbg !136

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %22, i64 %p26), !dbg !143
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !143
	ret void, !dbg !143

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !166
	ret void, !dbg !166

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %104, i64 %p22), !dbg !208
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !208
	ret void, !dbg !208

b11_fail1:
	%2049 = icmp ugt i64 %113, %p13, !dbg !214
	br i1 %2049, label %b11_fail2, label %b11_ok2, !dbg !214

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %113, i64 %p13), !dbg !214
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !214
	ret void, !dbg !214

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %112, i64 %113), !dbg !214
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_fail1:
	%2050 = icmp eq i1 %72, false, !dbg !223
	br i1 %2050, label %b14_fail2, label %b14_ok2, !dbg !223

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !223
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !223
	ret void, !dbg !223

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %141, i64 8), !dbg !223
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !223
	ret void, !dbg !223

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %149, i64 %144), !dbg !234
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !234
	ret void, !dbg !234

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %122, i64 %p15), !dbg !238
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !238
	ret void, !dbg !238

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %168, i64 %p15), !dbg !244
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !244
	ret void, !dbg !244

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 %p15), !dbg !250
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !250
	ret void, !dbg !250

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %178, i64 %p15), !dbg !256
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !256
	ret void, !dbg !256

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %79, i64 %p24), !dbg !263
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !263
	ret void, !dbg !263

b25_fail1:
	%2051 = icmp ugt i64 %200, %p5, !dbg !271
	br i1 %2051, label %b25_fail2, label %b25_ok2, !dbg !271

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %200, i64 %p5), !dbg !271
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !271
	ret void, !dbg !271

b25_ok2:
	%2052 = icmp ugt i64 %p15, %201, !dbg !272
	br i1 %2052, label %b25_fail3, label %b25_ok3, !dbg !272

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %201), !dbg !272
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !272
	ret void, !dbg !272

b25_ok3:
	%2053 = icmp ugt i64 %200, %p3, !dbg !273
	br i1 %2053, label %b25_fail4, label %b25_ok4, !dbg !273

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %200, i64 %p3), !dbg !273
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !273
	ret void, !dbg !273

b25_ok4:
	%2054 = icmp ugt i64 %p15, %202, !dbg !274
	br i1 %2054, label %b25_fail5, label %b25_ok5, !dbg !274

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %202), !dbg !274
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !274
	ret void, !dbg !274

b25_ok5:
	%2055 = icmp ugt i64 %200, %p1, !dbg !275
	br i1 %2055, label %b25_fail6, label %b25_ok6, !dbg !275

b25_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %200, i64 %p1), !dbg !275
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !275
	ret void, !dbg !275

b25_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %203), !dbg !276
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !276
	ret void, !dbg !276

b28_fail1:
	%2056 = icmp eq i1 %72, false, !dbg !187
	br i1 %2056, label %b28_fail2, label %b28_ok2, !dbg !187

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !187
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !187
	ret void, !dbg !187

b28_ok2:
	%2057 = icmp eq i1 %230, false, !dbg !187
	br i1 %2057, label %b28_fail3, label %b28_ok3, !dbg !187

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %228, i64 8), !dbg !187
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !187
	ret void, !dbg !187

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %232, i64 %231), !dbg !285
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !285
	ret void, !dbg !285

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %224, i64 %p15), !dbg !296
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !296
	ret void, !dbg !296

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %268, i64 %p15), !dbg !302
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !302
	ret void, !dbg !302

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %277, i64 %p15), !dbg !310
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !310
	ret void, !dbg !310

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %286, i64 %p15), !dbg !318
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !318
	ret void, !dbg !318

b37_fail1:
	%2058 = icmp eq i1 %72, false, !dbg !327
	br i1 %2058, label %b37_fail2, label %b37_ok2, !dbg !327

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !327
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !327
	ret void, !dbg !327

b37_ok2:
	%2059 = icmp eq i1 %303, false, !dbg !327
	br i1 %2059, label %b37_fail3, label %b37_ok3, !dbg !327

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %301, i64 8), !dbg !327
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !327
	ret void, !dbg !327

b37_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 %304), !dbg !329
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !329
	ret void, !dbg !329

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %224, i64 %p15), !dbg !340
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !340
	ret void, !dbg !340

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %341, i64 %p15), !dbg !346
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !346
	ret void, !dbg !346

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %350, i64 %p15), !dbg !354
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !354
	ret void, !dbg !354

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %359, i64 %p15), !dbg !362
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !362
	ret void, !dbg !362

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %223, i64 %217), !dbg !375
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !375
	ret void, !dbg !375

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %476, i64 %217), !dbg !452
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !452
	ret void, !dbg !452

b75_fail1:
	%2060 = icmp eq i1 %72, false, !dbg !187
	br i1 %2060, label %b75_fail2, label %b75_ok2, !dbg !187

b75_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !187
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !187
	ret void, !dbg !187

b75_ok2:
	%2061 = icmp eq i1 %496, false, !dbg !187
	br i1 %2061, label %b75_fail3, label %b75_ok3, !dbg !187

b75_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %494, i64 8), !dbg !187
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !187
	ret void, !dbg !187

b75_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %498, i64 %497), !dbg !285
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !285
	ret void, !dbg !285

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %477, i64 %p15), !dbg !296
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !296
	ret void, !dbg !296

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %534, i64 %p15), !dbg !302
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !302
	ret void, !dbg !302

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %543, i64 %p15), !dbg !310
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !310
	ret void, !dbg !310

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %552, i64 %p15), !dbg !318
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !318
	ret void, !dbg !318

b84_fail1:
	%2062 = icmp eq i1 %72, false, !dbg !456
	br i1 %2062, label %b84_fail2, label %b84_ok2, !dbg !456

b84_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !456
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !456
	ret void, !dbg !456

b84_ok2:
	%2063 = icmp eq i1 %569, false, !dbg !456
	br i1 %2063, label %b84_fail3, label %b84_ok3, !dbg !456

b84_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %567, i64 8), !dbg !456
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !456
	ret void, !dbg !456

b84_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %571, i64 %570), !dbg !458
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !458
	ret void, !dbg !458

b85_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %477, i64 %p15), !dbg !469
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !469
	ret void, !dbg !469

b86_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %607, i64 %p15), !dbg !475
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !475
	ret void, !dbg !475

b88_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %616, i64 %p15), !dbg !483
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !483
	ret void, !dbg !483

b90_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %625, i64 %p15), !dbg !491
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !491
	ret void, !dbg !491

b94_fail1:
	%2064 = icmp eq i1 %72, false, !dbg !507
	br i1 %2064, label %b94_fail2, label %b94_ok2, !dbg !507

b94_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !507
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !507
	ret void, !dbg !507

b94_ok2:
	%2065 = icmp eq i1 %650, false, !dbg !507
	br i1 %2065, label %b94_fail3, label %b94_ok3, !dbg !507

b94_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %648, i64 8), !dbg !507
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !507
	ret void, !dbg !507

b94_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %652, i64 %651), !dbg !509
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !509
	ret void, !dbg !509

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %477, i64 %p15), !dbg !520
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !520
	ret void, !dbg !520

b96_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %676, i64 %p15), !dbg !526
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !526
	ret void, !dbg !526

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %681, i64 %p15), !dbg !532
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !532
	ret void, !dbg !532

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %686, i64 %p15), !dbg !538
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !538
	ret void, !dbg !538

b102_fail1:
	%2066 = icmp eq i1 %75, false, !dbg !191
	br i1 %2066, label %b102_fail2, label %b102_ok2, !dbg !191

b102_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !191
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !191
	ret void, !dbg !191

b102_ok2:
	%2067 = icmp eq i1 %695, false, !dbg !191
	br i1 %2067, label %b102_fail3, label %b102_ok3, !dbg !191

b102_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %693, i64 8), !dbg !191
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !191
	ret void, !dbg !191

b102_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %697, i64 %696), !dbg !543
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !543
	ret void, !dbg !543

b104_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %477, i64 %p7), !dbg !555
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !555
	ret void, !dbg !555

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %735, i64 %p7), !dbg !563
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !563
	ret void, !dbg !563

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %744, i64 %p7), !dbg !571
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !571
	ret void, !dbg !571

b110_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %753, i64 %p7), !dbg !579
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !579
	ret void, !dbg !579

b113_fail1:
	%2068 = icmp eq i1 %72, false, !dbg !596
	br i1 %2068, label %b113_fail2, label %b113_ok2, !dbg !596

b113_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !596
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !596
	ret void, !dbg !596

b113_ok2:
	%2069 = icmp eq i1 %778, false, !dbg !596
	br i1 %2069, label %b113_fail3, label %b113_ok3, !dbg !596

b113_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %776, i64 8), !dbg !596
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !596
	ret void, !dbg !596

b113_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %780, i64 %779), !dbg !598
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !598
	ret void, !dbg !598

b114_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %477, i64 %p15), !dbg !609
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !609
	ret void, !dbg !609

b115_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %804, i64 %p15), !dbg !615
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !615
	ret void, !dbg !615

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %809, i64 %p15), !dbg !621
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !621
	ret void, !dbg !621

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %814, i64 %p15), !dbg !627
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !627
	ret void, !dbg !627

b123_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !635
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !635
	ret void, !dbg !635

b124_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %827, i64 %p24), !dbg !641
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !641
	ret void, !dbg !641

b125_fail1:
	%2070 = icmp ugt i64 %845, %p13, !dbg !647
	br i1 %2070, label %b125_fail2, label %b125_ok2, !dbg !647

b125_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %845, i64 %p13), !dbg !647
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !647
	ret void, !dbg !647

b125_ok2:
	%2071 = icmp ugt i64 %p15, %846, !dbg !648
	br i1 %2071, label %b125_fail3, label %b125_ok3, !dbg !648

b125_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p15, i64 %846), !dbg !648
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !648
	ret void, !dbg !648

b125_ok3:
	%2072 = icmp ugt i64 %847, %p5, !dbg !651
	br i1 %2072, label %b125_fail4, label %b125_ok4, !dbg !651

b125_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %847, i64 %p5), !dbg !651
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !651
	ret void, !dbg !651

b125_ok4:
	%2073 = icmp ugt i64 %p15, %848, !dbg !652
	br i1 %2073, label %b125_fail5, label %b125_ok5, !dbg !652

b125_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %848), !dbg !652
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !652
	ret void, !dbg !652

b125_ok5:
	%2074 = icmp ugt i64 %847, %p3, !dbg !653
	br i1 %2074, label %b125_fail6, label %b125_ok6, !dbg !653

b125_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %847, i64 %p3), !dbg !653
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !653
	ret void, !dbg !653

b125_ok6:
	%2075 = icmp ugt i64 %p15, %849, !dbg !654
	br i1 %2075, label %b125_fail7, label %b125_ok7, !dbg !654

b125_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %849), !dbg !654
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !654
	ret void, !dbg !654

b125_ok7:
	%2076 = icmp ugt i64 %847, %p1, !dbg !655
	br i1 %2076, label %b125_fail8, label %b125_ok8, !dbg !655

b125_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %847, i64 %p1), !dbg !655
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !655
	ret void, !dbg !655

b125_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %850), !dbg !656
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !656
	ret void, !dbg !656

b128_fail1:
	%2077 = icmp eq i1 %72, false, !dbg !666
	br i1 %2077, label %b128_fail2, label %b128_ok2, !dbg !666

b128_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !666
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !666
	ret void, !dbg !666

b128_ok2:
	%2078 = icmp eq i1 %883, false, !dbg !666
	br i1 %2078, label %b128_fail3, label %b128_ok3, !dbg !666

b128_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %881, i64 8), !dbg !666
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !666
	ret void, !dbg !666

b128_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %885, i64 %884), !dbg !668
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !668
	ret void, !dbg !668

b129_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %877, i64 %p15), !dbg !679
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !679
	ret void, !dbg !679

b130_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %921, i64 %p15), !dbg !685
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !685
	ret void, !dbg !685

b132_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %930, i64 %p15), !dbg !693
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !693
	ret void, !dbg !693

b134_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %939, i64 %p15), !dbg !701
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !701
	ret void, !dbg !701

b137_fail1:
	%2079 = icmp eq i1 %72, false, !dbg !710
	br i1 %2079, label %b137_fail2, label %b137_ok2, !dbg !710

b137_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !710
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !710
	ret void, !dbg !710

b137_ok2:
	%2080 = icmp eq i1 %956, false, !dbg !710
	br i1 %2080, label %b137_fail3, label %b137_ok3, !dbg !710

b137_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %954, i64 8), !dbg !710
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !710
	ret void, !dbg !710

b137_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %958, i64 %957), !dbg !712
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !712
	ret void, !dbg !712

b138_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %877, i64 %p15), !dbg !723
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !723
	ret void, !dbg !723

b139_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %994, i64 %p15), !dbg !729
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !729
	ret void, !dbg !729

b141_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1003, i64 %p15), !dbg !737
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !737
	ret void, !dbg !737

b143_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1012, i64 %p15), !dbg !745
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !745
	ret void, !dbg !745

b146_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %876, i64 %869), !dbg !757
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !757
	ret void, !dbg !757

b173_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %1137, i64 %869), !dbg !828
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !828
	ret void, !dbg !828

b175_fail1:
	%2081 = icmp eq i1 %72, false, !dbg !666
	br i1 %2081, label %b175_fail2, label %b175_ok2, !dbg !666

b175_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !666
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !666
	ret void, !dbg !666

b175_ok2:
	%2082 = icmp eq i1 %1157, false, !dbg !666
	br i1 %2082, label %b175_fail3, label %b175_ok3, !dbg !666

b175_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1155, i64 8), !dbg !666
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !666
	ret void, !dbg !666

b175_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1159, i64 %1158), !dbg !668
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !668
	ret void, !dbg !668

b176_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1138, i64 %p15), !dbg !679
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !679
	ret void, !dbg !679

b177_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1195, i64 %p15), !dbg !685
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !685
	ret void, !dbg !685

b179_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1204, i64 %p15), !dbg !693
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !693
	ret void, !dbg !693

b181_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1213, i64 %p15), !dbg !701
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !701
	ret void, !dbg !701

b184_fail1:
	%2083 = icmp eq i1 %72, false, !dbg !832
	br i1 %2083, label %b184_fail2, label %b184_ok2, !dbg !832

b184_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !832
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !832
	ret void, !dbg !832

b184_ok2:
	%2084 = icmp eq i1 %1230, false, !dbg !832
	br i1 %2084, label %b184_fail3, label %b184_ok3, !dbg !832

b184_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1228, i64 8), !dbg !832
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !832
	ret void, !dbg !832

b184_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1232, i64 %1231), !dbg !834
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !834
	ret void, !dbg !834

b185_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1138, i64 %p15), !dbg !845
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !845
	ret void, !dbg !845

b186_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1268, i64 %p15), !dbg !851
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !851
	ret void, !dbg !851

b188_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1277, i64 %p15), !dbg !859
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !859
	ret void, !dbg !859

b190_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1286, i64 %p15), !dbg !867
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !867
	ret void, !dbg !867

b194_fail1:
	%2085 = icmp eq i1 %72, false, !dbg !881
	br i1 %2085, label %b194_fail2, label %b194_ok2, !dbg !881

b194_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !881
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !881
	ret void, !dbg !881

b194_ok2:
	%2086 = icmp eq i1 %1311, false, !dbg !881
	br i1 %2086, label %b194_fail3, label %b194_ok3, !dbg !881

b194_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1309, i64 8), !dbg !881
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !881
	ret void, !dbg !881

b194_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1313, i64 %1312), !dbg !883
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !883
	ret void, !dbg !883

b195_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1138, i64 %p15), !dbg !894
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !894
	ret void, !dbg !894

b196_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1337, i64 %p15), !dbg !900
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !900
	ret void, !dbg !900

b198_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1342, i64 %p15), !dbg !906
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !906
	ret void, !dbg !906

b200_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1347, i64 %p15), !dbg !912
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !912
	ret void, !dbg !912

b202_fail1:
	%2087 = icmp eq i1 %75, false, !dbg !917
	br i1 %2087, label %b202_fail2, label %b202_ok2, !dbg !917

b202_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !917
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !917
	ret void, !dbg !917

b202_ok2:
	%2088 = icmp eq i1 %1356, false, !dbg !917
	br i1 %2088, label %b202_fail3, label %b202_ok3, !dbg !917

b202_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1354, i64 8), !dbg !917
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !917
	ret void, !dbg !917

b202_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1358, i64 %1357), !dbg !919
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !919
	ret void, !dbg !919

b204_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1138, i64 %p7), !dbg !931
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !931
	ret void, !dbg !931

b206_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1396, i64 %p7), !dbg !939
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !939
	ret void, !dbg !939

b208_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1405, i64 %p7), !dbg !947
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !947
	ret void, !dbg !947

b210_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1414, i64 %p7), !dbg !955
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !955
	ret void, !dbg !955

b213_fail1:
	%2089 = icmp eq i1 %72, false, !dbg !971
	br i1 %2089, label %b213_fail2, label %b213_ok2, !dbg !971

b213_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !971
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !971
	ret void, !dbg !971

b213_ok2:
	%2090 = icmp eq i1 %1439, false, !dbg !971
	br i1 %2090, label %b213_fail3, label %b213_ok3, !dbg !971

b213_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1437, i64 8), !dbg !971
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !971
	ret void, !dbg !971

b213_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1441, i64 %1440), !dbg !973
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !973
	ret void, !dbg !973

b214_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1138, i64 %p15), !dbg !984
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !984
	ret void, !dbg !984

b215_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1465, i64 %p15), !dbg !990
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !990
	ret void, !dbg !990

b217_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1470, i64 %p15), !dbg !996
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !996
	ret void, !dbg !996

b219_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1475, i64 %p15), !dbg !1002
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1002
	ret void, !dbg !1002

b232_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %1536, i64 %p22), !dbg !1036
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1036
	ret void, !dbg !1036

b234_fail1:
	%2091 = icmp ugt i64 %1543, %p5, !dbg !1040
	br i1 %2091, label %b234_fail2, label %b234_ok2, !dbg !1040

b234_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1543, i64 %p5), !dbg !1040
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1040
	ret void, !dbg !1040

b234_ok2:
	%2092 = icmp ugt i64 %p15, %1544, !dbg !1041
	br i1 %2092, label %b234_fail3, label %b234_ok3, !dbg !1041

b234_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1544), !dbg !1041
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1041
	ret void, !dbg !1041

b234_ok3:
	%2093 = icmp ugt i64 %1543, %p3, !dbg !1042
	br i1 %2093, label %b234_fail4, label %b234_ok4, !dbg !1042

b234_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1543, i64 %p3), !dbg !1042
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1042
	ret void, !dbg !1042

b234_ok4:
	%2094 = icmp ugt i64 %p15, %1545, !dbg !1043
	br i1 %2094, label %b234_fail5, label %b234_ok5, !dbg !1043

b234_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1545), !dbg !1043
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1043
	ret void, !dbg !1043

b234_ok5:
	%2095 = icmp ugt i64 %1543, %p1, !dbg !1044
	br i1 %2095, label %b234_fail6, label %b234_ok6, !dbg !1044

b234_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1543, i64 %p1), !dbg !1044
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1044
	ret void, !dbg !1044

b234_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1546), !dbg !1045
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1045
	ret void, !dbg !1045

b237_fail1:
	%2096 = icmp eq i1 %1507, false, !dbg !1055
	br i1 %2096, label %b237_fail2, label %b237_ok2, !dbg !1055

b237_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1055
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1055
	ret void, !dbg !1055

b237_ok2:
	%2097 = icmp eq i1 %1588, false, !dbg !1055
	br i1 %2097, label %b237_fail3, label %b237_ok3, !dbg !1055

b237_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1586, i64 8), !dbg !1055
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1055
	ret void, !dbg !1055

b237_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1590, i64 %1589), !dbg !1057
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1057
	ret void, !dbg !1057

b238_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1567, i64 %p15), !dbg !1068
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1068
	ret void, !dbg !1068

b239_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1626, i64 %p15), !dbg !1074
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1074
	ret void, !dbg !1074

b241_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1635, i64 %p15), !dbg !1082
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1082
	ret void, !dbg !1082

b243_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1644, i64 %p15), !dbg !1090
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1090
	ret void, !dbg !1090

b246_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %1566, i64 %1560), !dbg !1103
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !1103
	ret void, !dbg !1103

b273_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %1761, i64 %1560), !dbg !1173
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !1173
	ret void, !dbg !1173

b275_fail1:
	%2098 = icmp eq i1 %1507, false, !dbg !1026
	br i1 %2098, label %b275_fail2, label %b275_ok2, !dbg !1026

b275_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1026
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1026
	ret void, !dbg !1026

b275_ok2:
	%2099 = icmp eq i1 %1796, false, !dbg !1026
	br i1 %2099, label %b275_fail3, label %b275_ok3, !dbg !1026

b275_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1794, i64 8), !dbg !1026
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1026
	ret void, !dbg !1026

b275_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1798, i64 %1797), !dbg !1177
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1177
	ret void, !dbg !1177

b276_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1762, i64 %p15), !dbg !1188
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1188
	ret void, !dbg !1188

b277_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1834, i64 %p15), !dbg !1194
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1194
	ret void, !dbg !1194

b279_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1843, i64 %p15), !dbg !1202
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1202
	ret void, !dbg !1202

b281_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1852, i64 %p15), !dbg !1210
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1210
	ret void, !dbg !1210

b285_fail1:
	%2100 = icmp eq i1 %1507, false, !dbg !1225
	br i1 %2100, label %b285_fail2, label %b285_ok2, !dbg !1225

b285_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !1225
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1225
	ret void, !dbg !1225

b285_ok2:
	%2101 = icmp eq i1 %1877, false, !dbg !1225
	br i1 %2101, label %b285_fail3, label %b285_ok3, !dbg !1225

b285_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1875, i64 8), !dbg !1225
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1225
	ret void, !dbg !1225

b285_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1879, i64 %1878), !dbg !1227
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !1227
	ret void, !dbg !1227

b286_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1762, i64 %p15), !dbg !1238
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1238
	ret void, !dbg !1238

b287_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1903, i64 %p15), !dbg !1244
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1244
	ret void, !dbg !1244

b289_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1908, i64 %p15), !dbg !1250
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1250
	ret void, !dbg !1250

b291_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1913, i64 %p15), !dbg !1256
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1256
	ret void, !dbg !1256

b293_fail1:
	%2102 = icmp eq i1 %1510, false, !dbg !1028
	br i1 %2102, label %b293_fail2, label %b293_ok2, !dbg !1028

b293_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !1028
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1028
	ret void, !dbg !1028

b293_ok2:
	%2103 = icmp eq i1 %1922, false, !dbg !1028
	br i1 %2103, label %b293_fail3, label %b293_ok3, !dbg !1028

b293_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1920, i64 8), !dbg !1028
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1028
	ret void, !dbg !1028

b293_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1924, i64 %1923), !dbg !1261
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1261
	ret void, !dbg !1261

b295_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1762, i64 %p7), !dbg !1273
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1273
	ret void, !dbg !1273

b297_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1962, i64 %p7), !dbg !1281
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1281
	ret void, !dbg !1281

b299_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1971, i64 %p7), !dbg !1289
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1289
	ret void, !dbg !1289

b301_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1980, i64 %p7), !dbg !1297
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1297
	ret void, !dbg !1297

b304_fail1:
	%2104 = icmp eq i1 %1507, false, !dbg !1314
	br i1 %2104, label %b304_fail2, label %b304_ok2, !dbg !1314

b304_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !1314
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1314
	ret void, !dbg !1314

b304_ok2:
	%2105 = icmp eq i1 %2005, false, !dbg !1314
	br i1 %2105, label %b304_fail3, label %b304_ok3, !dbg !1314

b304_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %2003, i64 8), !dbg !1314
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1314
	ret void, !dbg !1314

b304_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %2007, i64 %2006), !dbg !1316
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !1316
	ret void, !dbg !1316

b305_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1762, i64 %p15), !dbg !1327
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1327
	ret void, !dbg !1327

b306_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %2031, i64 %p15), !dbg !1333
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1333
	ret void, !dbg !1333

b308_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %2036, i64 %p15), !dbg !1339
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1339
	ret void, !dbg !1339

b310_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %2041, i64 %p15), !dbg !1345
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1345
	ret void, !dbg !1345
}

define internal void @gpuc_fn_norm_job_send_gpu_Float16(i16* %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i16* %p9, i64 %p10, i64 %p11, i16* %p12, i64 %p13, i16* %p14, i64 %p15, i16* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind convergent !dbg !1352 {
entry:
	br label %b0, !dbg !1353

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !1354
	%1 = sext i32 %0 to i64, !dbg !1354
	%2 = and i64 %p32, 1, !dbg !1359
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !1361
	%4 = sext i32 %3 to i64, !dbg !1361
	%5 = trunc i64 %2 to i32, !dbg !1362
	%6 = trunc i64 %4 to i32, !dbg !1362
	%7 = mul i32 %5, %6, !dbg !1362
	%8 = zext i32 %7 to i64, !dbg !1362
	%9 = trunc i64 %1 to i32, !dbg !1363
	%10 = add i32 %7, %9, !dbg !1363
	%11 = zext i32 %10 to i64, !dbg !1363
	%12 = mul i64 %11, %p23, !dbg !1364
	%13 = add i64 %12, %p34, !dbg !1365
	%14 = mul i64 %13, %p19, !dbg !1366
	%15 = add i64 %14, %p19, !dbg !1367
	%16 = mul i64 %p33, %p19, !dbg !1369
	%17 = add i64 %p33, 1, !dbg !1370
	%18 = mul i64 %17, %p19, !dbg !1371
	%19 = sub i64 %18, %16, !dbg !1372
	%20 = mul i64 %1, %p23, !dbg !1373
	%21 = add i64 %20, %p34, !dbg !1374
	%22 = getelementptr inbounds i16, i16* %p14, i64 %14, !dbg !1368
	%23 = getelementptr inbounds i16, i16* %p12, i64 %16, !dbg !1372
	%24 = getelementptr inbounds i64, i64* %p25, i64 %21, !dbg !1375
	%25 = mul i64 %19, 2, !dbg !1376
	%26 = trunc i64 %p35 to i32, !dbg !1376
	%27 = icmp ugt i64 %15, %p15, !dbg !1368
	%28 = icmp ugt i64 %14, %15, !dbg !1368
	%29 = icmp ugt i64 %18, %p13, !dbg !1372
	%30 = icmp ugt i64 %16, %18, !dbg !1372
	%31 = icmp uge i64 %21, %p26, !dbg !1375
	%32 = icmp ne i64 %p19, %19, !dbg !1376
	%33 = icmp uge i64 %p35, %4, !dbg !1376
	%34 = or i1 %27, %28, !dbg !1376
	%35 = or i1 %34, %29, !dbg !1376
	%36 = or i1 %35, %30, !dbg !1376
	%37 = or i1 %36, %31, !dbg !1376
	%38 = or i1 %37, %32, !dbg !1376
	%39 = or i1 %38, %33, !dbg !1376
	br i1 %39, label %b0_fail1, label %b0_ok1, !dbg !1376, !prof !26

b0_ok1:
	%40 = bitcast i16* %22 to i8*, !dbg !1376
	%41 = bitcast i16* %23 to i8*, !dbg !1376
	%42 = bitcast i64* %24 to i8*, !dbg !1376
	call void @gpuc_put_signal_nbi_block(i8* %40, i8* %41, i64 %25, i8* %42, i64 %p32, i32 9, i32 %26, i32 0, i32 0, i8* null), !dbg !1376
	ret void, !dbg !1376

b0_fail1:
	%43 = icmp ugt i64 %15, %p15, !dbg !1368
	br i1 %43, label %b0_fail2, label %b0_ok2, !dbg !1368

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %15, i64 %p15), !dbg !1368
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !1368
	ret void, !dbg !1368

b0_ok2:
	%44 = icmp ugt i64 %14, %15, !dbg !1368
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1368

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %14, i64 %15), !dbg !1368
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !1368
	ret void, !dbg !1368

b0_ok3:
	%45 = icmp ugt i64 %18, %p13, !dbg !1372
	br i1 %45, label %b0_fail4, label %b0_ok4, !dbg !1372

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p13), !dbg !1372
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !1372
	ret void, !dbg !1372

b0_ok4:
	%46 = icmp ugt i64 %16, %18, !dbg !1372
	br i1 %46, label %b0_fail5, label %b0_ok5, !dbg !1372

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %16, i64 %18), !dbg !1372
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !1372
	ret void, !dbg !1372

b0_ok5:
	%47 = icmp uge i64 %21, %p26, !dbg !1375
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !1375

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %21, i64 %p26), !dbg !1375
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !1375
	ret void, !dbg !1375

b0_ok6:
	%48 = icmp ne i64 %p19, %19, !dbg !1376
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !1376

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p19, i64 %19), !dbg !1376
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !1376
	ret void, !dbg !1376

b0_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p35, i64 %4), !dbg !1376
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !1376
	ret void, !dbg !1376
}

define internal { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_Float16(i16* %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i16* %p9, i64 %p10, i64 %p11, i16* %p12, i64 %p13, i16* %p14, i64 %p15, i16* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind !dbg !1377 {
entry:
	br label %b0, !dbg !1378

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !1379
	%1 = sext i32 %0 to i64, !dbg !1379
	%2 = and i64 %p32, 1, !dbg !1382
	%3 = trunc i64 %2 to i32, !dbg !1384
	%4 = trunc i64 %1 to i32, !dbg !1384
	%5 = mul i32 %3, %4, !dbg !1384
	%6 = zext i32 %5 to i64, !dbg !1384
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !1385
	%8 = sext i32 %7 to i64, !dbg !1385
	%9 = mul i64 %p33, %p19, !dbg !1386
	%10 = and i64 %p19, 3, !dbg !1389
	%11 = icmp eq i64 %10, 0, !dbg !1389
	%12 = icmp eq i64 %p19, 0, !dbg !1389
	%13 = icmp slt i64 %p35, %p19, !dbg !1392
	%14 = add i64 %p35, 1, !dbg !1393
	%15 = icmp slt i64 %14, %p19, !dbg !1395
	%16 = add i64 %p35, 2, !dbg !1396
	%17 = icmp slt i64 %16, %p19, !dbg !1398
	%18 = add i64 %p35, 3, !dbg !1399
	%19 = icmp slt i64 %18, %p19, !dbg !1401
	%20 = icmp ule i64 %p13, 281474976710655, !dbg !1402
	%21 = icmp ule i64 %p15, 281474976710655, !dbg !1402
	%22 = and i1 %20, %21, !dbg !1402
	%23 = icmp ule i64 %p19, 281474976710655, !dbg !1402
	%24 = and i1 %22, %23, !dbg !1402
	%25 = icmp ule i64 %p35, 281474976710655, !dbg !1402
	%26 = and i1 %24, %25, !dbg !1402
	%27 = mul i64 %p19, -1, !dbg !1402
	%28 = icmp sge i64 %27, 0, !dbg !1402
	%29 = and i1 %26, %28, !dbg !1402
	br i1 %29, label %b1, label %b15_cold, !dbg !1379, !prof !79

b1:
	%30 = phi float [ 0.000000e+00, %b0 ], [ %100, %b14 ], !dbg !1402
	%31 = phi float [ 0.000000e+00, %b0 ], [ %101, %b14 ], !dbg !1402
	%32 = phi float [ 0.000000e+00, %b0 ], [ %102, %b14 ], !dbg !1402
	%33 = phi float [ 0.000000e+00, %b0 ], [ %103, %b14 ], !dbg !1402
	%34 = phi i32 [ 0, %b0 ], [ %104, %b14 ], !dbg !1402
	%35 = sext i32 %34 to i64, !dbg !1402
	%36 = add i64 %6, %35, !dbg !1403
	%37 = mul i64 %36, %p23, !dbg !1404
	%38 = add i64 %37, %p34, !dbg !1405
	%39 = mul i64 %38, %p19, !dbg !1406
	%40 = icmp eq i32 %34, %7, !dbg !1407
	br i1 %40, label %b2, label %b3, !dbg !1407

b2:
	br label %b3, !dbg !1386

b3:
	%41 = phi i16* [ %p14, %b1 ], [ %p12, %b2 ], !dbg !1408
	%42 = phi i64 [ %p15, %b1 ], [ %p13, %b2 ], !dbg !1408
	%43 = phi i64 [ %39, %b1 ], [ %9, %b2 ], !dbg !1409
	%44 = getelementptr inbounds i16, i16* %41, i64 %43, !dbg !1410
	%45 = icmp ugt i64 %43, %42, !dbg !1410
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !1410, !prof !26

b3_ok1:
	br i1 %p22, label %b4, label %b5, !dbg !1411

b4:
	%46 = ptrtoint i16* %44 to i64, !dbg !1389
	%47 = and i64 %46, 7, !dbg !1389
	%48 = icmp eq i64 %47, 0, !dbg !1389
	%49 = or i1 %48, %12, !dbg !1389
	%50 = ashr i64 %p19, 2, !dbg !1389
	%51 = bitcast i16* %44 to { i16, i16, i16, i16 }*, !dbg !1389
	%52 = icmp eq i1 %11, false, !dbg !1389
	%53 = icmp eq i1 %49, false, !dbg !1389
	%54 = or i1 %52, %53, !dbg !1389
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !1389, !prof !26

b4_ok1:
	%55 = sdiv i64 %p35, 4, !dbg !1412
	%56 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %51, i64 %55, !dbg !1413
	%57 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 0, !dbg !1413
	%58 = icmp uge i64 %55, %50, !dbg !1413
	br i1 %58, label %b4_fail3, label %b4_ok3, !dbg !1413, !prof !26

b4_ok3:
	%59 = bitcast { i16, i16, i16, i16 }* %56 to <4 x i16>*, !dbg !1413
	%60 = load <4 x i16>, <4 x i16>* %59, align 8, !dbg !1413
	%61 = extractelement <4 x i16> %60, i32 0, !dbg !1413
	%62 = extractelement <4 x i16> %60, i32 1, !dbg !1413
	%63 = extractelement <4 x i16> %60, i32 2, !dbg !1413
	%64 = extractelement <4 x i16> %60, i32 3, !dbg !1413
	%65 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 1, !dbg !1413
	%66 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 2, !dbg !1413
	%67 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %56, i32 0, i32 3, !dbg !1413
	%68 = bitcast i16 %61 to half, !dbg !1416
	%69 = fpext half %68 to float, !dbg !1416
	%70 = bitcast i16 %62 to half, !dbg !1418
	%71 = fpext half %70 to float, !dbg !1418
	%72 = bitcast i16 %63 to half, !dbg !1420
	%73 = fpext half %72 to float, !dbg !1420
	%74 = bitcast i16 %64 to half, !dbg !1422
	%75 = fpext half %74 to float, !dbg !1422
	br label %b14, !dbg !1423

b5:
	br i1 %13, label %b6, label %b7, !dbg !1392

b6:
	%76 = getelementptr inbounds i16, i16* %44, i64 %p35, !dbg !1424
	%77 = load i16, i16* %76, align 2, !dbg !1424
	%78 = bitcast i16 %77 to half, !dbg !1426
	%79 = fpext half %78 to float, !dbg !1426
	br label %b7, !dbg !1427

b7:
	%80 = phi float [ 0.000000e+00, %b5 ], [ %79, %b6 ], !dbg !1428
	br i1 %15, label %b8, label %b9, !dbg !1395

b8:
	%81 = getelementptr inbounds i16, i16* %44, i64 %14, !dbg !1429
	%82 = load i16, i16* %81, align 2, !dbg !1429
	%83 = bitcast i16 %82 to half, !dbg !1431
	%84 = fpext half %83 to float, !dbg !1431
	br label %b9, !dbg !1432

b9:
	%85 = phi float [ 0.000000e+00, %b7 ], [ %84, %b8 ], !dbg !1433
	br i1 %17, label %b10, label %b11, !dbg !1398

b10:
	%86 = getelementptr inbounds i16, i16* %44, i64 %16, !dbg !1434
	%87 = load i16, i16* %86, align 2, !dbg !1434
	%88 = bitcast i16 %87 to half, !dbg !1436
	%89 = fpext half %88 to float, !dbg !1436
	br label %b11, !dbg !1437

b11:
	%90 = phi float [ 0.000000e+00, %b9 ], [ %89, %b10 ], !dbg !1438
	br i1 %19, label %b12, label %b13, !dbg !1401

b12:
	%91 = getelementptr inbounds i16, i16* %44, i64 %18, !dbg !1439
	%92 = load i16, i16* %91, align 2, !dbg !1439
	%93 = bitcast i16 %92 to half, !dbg !1441
	%94 = fpext half %93 to float, !dbg !1441
	br label %b13, !dbg !1442

b13:
	%95 = phi float [ 0.000000e+00, %b11 ], [ %94, %b12 ], !dbg !1443
	br label %b14, !dbg !1444

b14:
	%96 = phi float [ %75, %b4_ok3 ], [ %95, %b13 ], !dbg !1445
	%97 = phi float [ %73, %b4_ok3 ], [ %90, %b13 ], !dbg !1445
	%98 = phi float [ %71, %b4_ok3 ], [ %85, %b13 ], !dbg !1445
	%99 = phi float [ %69, %b4_ok3 ], [ %80, %b13 ], !dbg !1445
	%100 = fadd float %30, %99, !dbg !1446
	%101 = fadd float %31, %98, !dbg !1447
	%102 = fadd float %32, %97, !dbg !1448
	%103 = fadd float %33, %96, !dbg !1449
	%104 = add i32 %34, 1, !dbg !1445
	%105 = icmp slt i32 %104, %0, !dbg !1445
	br i1 %105, label %b1, label %b29, !dbg !1445

b29:
	%106 = phi float [ %100, %b14 ], [ %193, %b28_cold ], !dbg !1453
	%107 = phi float [ %101, %b14 ], [ %194, %b28_cold ], !dbg !1453
	%108 = phi float [ %102, %b14 ], [ %195, %b28_cold ], !dbg !1453
	%109 = phi float [ %103, %b14 ], [ %196, %b28_cold ], !dbg !1453
	%110 = insertvalue { float, float, float, float } undef, float %106, 0, !dbg !1453
	%111 = insertvalue { float, float, float, float } %110, float %107, 1, !dbg !1453
	%112 = insertvalue { float, float, float, float } %111, float %108, 2, !dbg !1453
	%113 = insertvalue { float, float, float, float } %112, float %109, 3, !dbg !1453
	ret { float, float, float, float } %113, !dbg !1453

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %43, i64 %42), !dbg !1410
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !1410
	ret { float, float, float, float } undef, !dbg !1410

b4_fail1:
	%114 = icmp eq i1 %11, false, !dbg !1389
	br i1 %114, label %b4_fail2, label %b4_ok2, !dbg !1389

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !1389
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1389
	ret { float, float, float, float } undef, !dbg !1389

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %47, i64 8), !dbg !1389
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1389
	ret { float, float, float, float } undef, !dbg !1389

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %55, i64 %50), !dbg !1413
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1413
	ret { float, float, float, float } undef, !dbg !1413

b15_cold:
	%115 = phi float [ %193, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !1402
	%116 = phi float [ %194, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !1402
	%117 = phi float [ %195, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !1402
	%118 = phi float [ %196, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !1402
	%119 = phi i64 [ %197, %b28_cold ], [ 0, %b0 ], !dbg !1402
	%120 = add i64 %6, %119, !dbg !1403
	%121 = mul i64 %120, %p23, !dbg !1404
	%122 = add i64 %121, %p34, !dbg !1405
	%123 = mul i64 %122, %p19, !dbg !1406
	%124 = icmp eq i64 %119, %8, !dbg !1407
	br i1 %124, label %b16_cold, label %b17_cold, !dbg !1407

b16_cold:
	br label %b17_cold, !dbg !1386

b17_cold:
	%125 = phi i16* [ %p14, %b15_cold ], [ %p12, %b16_cold ], !dbg !1408
	%126 = phi i64 [ %p15, %b15_cold ], [ %p13, %b16_cold ], !dbg !1408
	%127 = phi i64 [ %123, %b15_cold ], [ %9, %b16_cold ], !dbg !1409
	%128 = sub i64 %126, %127, !dbg !1410
	%129 = getelementptr inbounds i16, i16* %125, i64 %127, !dbg !1410
	%130 = icmp ugt i64 %127, %126, !dbg !1410
	%131 = icmp ugt i64 %p19, %128, !dbg !1450
	%132 = or i1 %130, %131, !dbg !1450
	br i1 %132, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !1450, !prof !26

b17_cold_fail1:
	%133 = icmp ugt i64 %127, %126, !dbg !1410
	br i1 %133, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !1410

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %127, i64 %126), !dbg !1410
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !1410
	ret { float, float, float, float } undef, !dbg !1410

b17_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p19, i64 %128), !dbg !1450
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !1450
	ret { float, float, float, float } undef, !dbg !1450

b17_cold_ok1:
	br i1 %p22, label %b18_cold, label %b19_cold, !dbg !1411

b18_cold:
	%134 = ptrtoint i16* %129 to i64, !dbg !1389
	%135 = and i64 %134, 7, !dbg !1389
	%136 = icmp eq i64 %135, 0, !dbg !1389
	%137 = or i1 %136, %12, !dbg !1389
	%138 = ashr i64 %p19, 2, !dbg !1389
	%139 = bitcast i16* %129 to { i16, i16, i16, i16 }*, !dbg !1389
	%140 = icmp eq i1 %11, false, !dbg !1389
	%141 = icmp eq i1 %137, false, !dbg !1389
	%142 = or i1 %140, %141, !dbg !1389
	br i1 %142, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !1389, !prof !26

b18_cold_fail1:
	%143 = icmp eq i1 %11, false, !dbg !1389
	br i1 %143, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !1389

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !1389
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1389
	ret { float, float, float, float } undef, !dbg !1389

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %135, i64 8), !dbg !1389
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1389
	ret { float, float, float, float } undef, !dbg !1389

b18_cold_ok1:
	%144 = sdiv i64 %p35, 4, !dbg !1412
	%145 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %139, i64 %144, !dbg !1413
	%146 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %145, i32 0, i32 0, !dbg !1413
	%147 = icmp uge i64 %144, %138, !dbg !1413
	br i1 %147, label %b18_cold_fail3, label %b18_cold_ok3, !dbg !1413, !prof !26

b18_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %144, i64 %138), !dbg !1413
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1413
	ret { float, float, float, float } undef, !dbg !1413

b18_cold_ok3:
	%148 = bitcast { i16, i16, i16, i16 }* %145 to <4 x i16>*, !dbg !1413
	%149 = load <4 x i16>, <4 x i16>* %148, align 8, !dbg !1413
	%150 = extractelement <4 x i16> %149, i32 0, !dbg !1413
	%151 = extractelement <4 x i16> %149, i32 1, !dbg !1413
	%152 = extractelement <4 x i16> %149, i32 2, !dbg !1413
	%153 = extractelement <4 x i16> %149, i32 3, !dbg !1413
	%154 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %145, i32 0, i32 1, !dbg !1413
	%155 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %145, i32 0, i32 2, !dbg !1413
	%156 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 }* %145, i32 0, i32 3, !dbg !1413
	%157 = bitcast i16 %150 to half, !dbg !1416
	%158 = fpext half %157 to float, !dbg !1416
	%159 = bitcast i16 %151 to half, !dbg !1418
	%160 = fpext half %159 to float, !dbg !1418
	%161 = bitcast i16 %152 to half, !dbg !1420
	%162 = fpext half %161 to float, !dbg !1420
	%163 = bitcast i16 %153 to half, !dbg !1422
	%164 = fpext half %163 to float, !dbg !1422
	br label %b28_cold, !dbg !1423

b19_cold:
	br i1 %13, label %b20_cold, label %b21_cold, !dbg !1392

b20_cold:
	%165 = getelementptr inbounds i16, i16* %129, i64 %p35, !dbg !1424
	%166 = icmp uge i64 %p35, %p19, !dbg !1424
	br i1 %166, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !1424, !prof !26

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p35, i64 %p19), !dbg !1424
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1424
	ret { float, float, float, float } undef, !dbg !1424

b20_cold_ok1:
	%167 = load i16, i16* %165, align 2, !dbg !1424
	%168 = bitcast i16 %167 to half, !dbg !1426
	%169 = fpext half %168 to float, !dbg !1426
	br label %b21_cold, !dbg !1427

b21_cold:
	%170 = phi float [ 0.000000e+00, %b19_cold ], [ %169, %b20_cold_ok1 ], !dbg !1428
	br i1 %15, label %b22_cold, label %b23_cold, !dbg !1395

b22_cold:
	%171 = getelementptr inbounds i16, i16* %129, i64 %14, !dbg !1429
	%172 = icmp uge i64 %14, %p19, !dbg !1429
	br i1 %172, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !1429, !prof !26

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %14, i64 %p19), !dbg !1429
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1429
	ret { float, float, float, float } undef, !dbg !1429

b22_cold_ok1:
	%173 = load i16, i16* %171, align 2, !dbg !1429
	%174 = bitcast i16 %173 to half, !dbg !1431
	%175 = fpext half %174 to float, !dbg !1431
	br label %b23_cold, !dbg !1432

b23_cold:
	%176 = phi float [ 0.000000e+00, %b21_cold ], [ %175, %b22_cold_ok1 ], !dbg !1433
	br i1 %17, label %b24_cold, label %b25_cold, !dbg !1398

b24_cold:
	%177 = getelementptr inbounds i16, i16* %129, i64 %16, !dbg !1434
	%178 = icmp uge i64 %16, %p19, !dbg !1434
	br i1 %178, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !1434, !prof !26

b24_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %16, i64 %p19), !dbg !1434
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1434
	ret { float, float, float, float } undef, !dbg !1434

b24_cold_ok1:
	%179 = load i16, i16* %177, align 2, !dbg !1434
	%180 = bitcast i16 %179 to half, !dbg !1436
	%181 = fpext half %180 to float, !dbg !1436
	br label %b25_cold, !dbg !1437

b25_cold:
	%182 = phi float [ 0.000000e+00, %b23_cold ], [ %181, %b24_cold_ok1 ], !dbg !1438
	br i1 %19, label %b26_cold, label %b27_cold, !dbg !1401

b26_cold:
	%183 = getelementptr inbounds i16, i16* %129, i64 %18, !dbg !1439
	%184 = icmp uge i64 %18, %p19, !dbg !1439
	br i1 %184, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !1439, !prof !26

b26_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %18, i64 %p19), !dbg !1439
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1439
	ret { float, float, float, float } undef, !dbg !1439

b26_cold_ok1:
	%185 = load i16, i16* %183, align 2, !dbg !1439
	%186 = bitcast i16 %185 to half, !dbg !1441
	%187 = fpext half %186 to float, !dbg !1441
	br label %b27_cold, !dbg !1442

b27_cold:
	%188 = phi float [ 0.000000e+00, %b25_cold ], [ %187, %b26_cold_ok1 ], !dbg !1443
	br label %b28_cold, !dbg !1444

b28_cold:
	%189 = phi float [ %164, %b18_cold_ok3 ], [ %188, %b27_cold ], !dbg !1445
	%190 = phi float [ %162, %b18_cold_ok3 ], [ %182, %b27_cold ], !dbg !1445
	%191 = phi float [ %160, %b18_cold_ok3 ], [ %176, %b27_cold ], !dbg !1445
	%192 = phi float [ %158, %b18_cold_ok3 ], [ %170, %b27_cold ], !dbg !1445
	%193 = fadd float %115, %192, !dbg !1446
	%194 = fadd float %116, %191, !dbg !1447
	%195 = fadd float %117, %190, !dbg !1448
	%196 = fadd float %118, %189, !dbg !1449
	%197 = add i64 %119, 1, !dbg !1445
	%198 = icmp slt i64 %197, %1, !dbg !1445
	br i1 %198, label %b15_cold, label %b29, !dbg !1445, !llvm.loop !1452
}

define void @Float16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i16* %p8, i64 %p9, i16* %p10, i64 %p11, i16* %p12, i64 %p13, i64 %p14, i64 %p15, float %p16, i8 zeroext %p17, i8 zeroext %p18, i64 %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i8* %ctrl) nounwind !dbg !1454 {
entry:
	%0 = icmp ne i8 %p17, 0, !dbg !1455
	%1 = icmp ne i8 %p18, 0, !dbg !1455
	%2 = alloca [8 x float], align 4, !dbg !1455
	%3 = alloca [8 x float], align 4, !dbg !1455
	%4 = alloca [8 x float], align 4, !dbg !1455
	br label %b0, !dbg !1455

b0:
	%5 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1455
	%6 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1455
	%7 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1455
	%8 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !1455
	%9 = addrspacecast i16* %p8 to i16 addrspace(1)*, !dbg !1455
	%10 = addrspacecast i16* %p10 to i16 addrspace(1)*, !dbg !1455
	%11 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !1455
	%12 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !1455
	%13 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !1455
	%14 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !1455
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1460, !range !18
	%16 = sext i32 %15 to i64, !dbg !1460
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1460, !range !19
	%18 = sext i32 %17 to i64, !dbg !1460
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1461, !range !21
	%20 = sext i32 %19 to i64, !dbg !1461
	%21 = mul i64 %18, %20, !dbg !1462
	%22 = add i64 %21, %16, !dbg !1463
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %14, i64 %22, !dbg !1464
	%24 = icmp uge i64 %22, %p26, !dbg !1464
	br i1 %24, label %b0_fail1, label %b0_ok1, !dbg !1464, !prof !26

b0_ok1:
	%25 = load i64, i64 addrspace(1)* %23, align 8, !dbg !1464
	%26 = add i64 %25, 1, !dbg !1465
	%27 = call i32 @gpuc_my_pe_thread(), !dbg !1468
	%28 = call i32 @gpuc_num_pes_thread(), !dbg !1469
	br i1 %0, label %b1, label %b222, !dbg !1470

b1:
	%29 = sext i32 %27 to i64, !dbg !1468
	%30 = sext i32 %28 to i64, !dbg !1469
	%31 = trunc i64 %30 to i32, !dbg !1469
	%32 = mul i64 %p14, %29, !dbg !1472
	%33 = sdiv i64 %32, %30, !dbg !1473
	%34 = trunc i64 %29 to i32, !dbg !1474
	%35 = add i32 %34, 1, !dbg !1474
	%36 = zext i32 %35 to i64, !dbg !1474
	%37 = mul i64 %p14, %36, !dbg !1475
	%38 = sdiv i64 %37, %30, !dbg !1476
	%39 = sub i64 %38, %33, !dbg !1477
	%40 = sub i64 %p14, %39, !dbg !1478
	%41 = trunc i64 %p14 to i32, !dbg !1480
	br label %b2, !dbg !1481

b2:
	%42 = phi i64 [ %16, %b1 ], [ %68, %b3_ok1 ], !dbg !1482
	%43 = icmp slt i64 %42, %40, !dbg !1483
	br i1 %43, label %b3, label %b4, !dbg !1483

b3:
	%44 = add i64 %38, %42, !dbg !1485
	%45 = trunc i64 %44 to i32, !dbg !1486
	%46 = icmp eq i32 %41, 0, !dbg !1484
	br i1 %46, label %b3_fail1, label %b3_ok1, !dbg !1484, !prof !26

b3_ok1:
	%47 = urem i32 %45, %41, !dbg !1484
	%48 = zext i32 %47 to i64, !dbg !1487
	%49 = add i64 %48, 1, !dbg !1489
	%50 = trunc i64 %49 to i32, !dbg !1490
	%51 = mul i32 %50, %31, !dbg !1491
	%52 = sub i32 %51, 1, !dbg !1492
	%53 = udiv i32 %52, %41, !dbg !1493
	%54 = zext i32 %53 to i64, !dbg !1494
	%55 = mul i64 %p14, %54, !dbg !1496
	%56 = sdiv i64 %55, %30, !dbg !1497
	%57 = sub i64 %48, %56, !dbg !1498
	%58 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !1499
	%59 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !1499
	%60 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !1499
	%61 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1499
	%62 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !1499
	%63 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !1499
	%64 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !1499
	%65 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !1499
	%66 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !1499
	%67 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1499
	call void @gpuc_fn_norm_job_send_gpu_Float16(i16* %58, i64 %p1, i64 %p1, i16* %59, i64 %p3, i64 %p3, i16* %60, i64 %p5, i64 %p5, i16* %61, i64 %p7, i64 %p7, i16* %62, i64 %p9, i16* %63, i64 %p11, i16* %64, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %65, i64 %p22, i64* %66, i64 %p24, i64* %67, i64 %p26, i64 %p26, i64 %26, i64 %48, i64 %57, i64 %54, i8* %ctrl), !dbg !1499
	%68 = add i64 %42, %20, !dbg !1500
	br label %b2, !dbg !1500

b4:
	%69 = add i64 %33, %16, !dbg !1501
	%70 = mul i64 %p15, 2, !dbg !1502
	%71 = and i64 %p15, 3, !dbg !1504
	%72 = icmp eq i64 %71, 0, !dbg !1504
	%73 = icmp eq i64 %p15, 0, !dbg !1504
	%74 = and i64 %p7, 3, !dbg !1508
	%75 = icmp eq i64 %74, 0, !dbg !1508
	%76 = icmp eq i64 %p7, 0, !dbg !1508
	%77 = and i64 %26, 1, !dbg !1512
	%78 = mul i64 %77, %p20, !dbg !1514
	br label %b5, !dbg !1501

b5:
	%79 = phi i64 [ %69, %b4 ], [ %804, %b121 ], !dbg !1515
	%80 = icmp slt i64 %79, %38, !dbg !1516
	br i1 %80, label %b6, label %b122, !dbg !1516

b6:
	%81 = sub i64 %79, %33, !dbg !1517
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1520, !range !11
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1520, !range !11
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1520, !range !12
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1520, !range !13
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1520, !range !13
	%87 = mul i32 %86, %84, !dbg !1520
	%88 = add i32 %83, %87, !dbg !1520
	%89 = mul i32 %85, %88, !dbg !1520
	%90 = add i32 %82, %89, !dbg !1520
	%91 = sext i32 %90 to i64, !dbg !1520
	%92 = trunc i64 %91 to i32, !dbg !1520
	%93 = mul i32 %85, %86, !dbg !1520
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1520, !range !204
	%95 = mul i32 %93, %94, !dbg !1520
	%96 = sext i32 %95 to i64, !dbg !1520
	%97 = trunc i64 %96 to i32, !dbg !1520
	br label %b7, !dbg !1520

b7:
	%98 = phi i32 [ %92, %b6 ], [ %110, %b10 ], !dbg !1520
	%99 = zext i32 %98 to i64, !dbg !1520
	%100 = trunc i64 %99 to i32, !dbg !1520
	%101 = icmp ult i32 %98, %31, !dbg !1520
	br i1 %101, label %b8, label %b11, !dbg !1520

b8:
	%102 = icmp ne i32 %100, %27, !dbg !1521
	br i1 %102, label %b9, label %b10, !dbg !1521

b9:
	%103 = mul i64 %99, %p19, !dbg !1522
	%104 = add i64 %103, %81, !dbg !1523
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %104, !dbg !1524
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !1525
	%107 = icmp uge i64 %104, %p22, !dbg !1524
	br i1 %107, label %b9_fail1, label %b9_ok1, !dbg !1524, !prof !26

b9_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !1525
	%109 = call i64 @gpuc_signal_wait_until_thread(i8* %108, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !1525
	br label %b10, !dbg !1525

b10:
	%110 = add i32 %98, %97, !dbg !1520
	br label %b7, !dbg !1520

b11:
	call void @llvm.nvvm.barrier0(), !dbg !1526
	%111 = add i64 %78, %79, !dbg !1527
	%112 = mul i64 %111, %p15, !dbg !1528
	%113 = add i64 %112, %p15, !dbg !1529
	%114 = getelementptr inbounds i16, i16 addrspace(1)* %11, i64 %112, !dbg !1530
	%115 = mul i32 %92, 4, !dbg !1531
	%116 = zext i32 %115 to i64, !dbg !1531
	%117 = mul i32 %97, 4, !dbg !1532
	%118 = zext i32 %117 to i64, !dbg !1532
	%119 = icmp ugt i64 %113, %p13, !dbg !1530
	%120 = icmp ugt i64 %112, %113, !dbg !1530
	%121 = or i1 %119, %120, !dbg !1530
	br i1 %121, label %b11_fail1, label %b11_ok1, !dbg !1530, !prof !26

b11_ok1:
	br label %b12, !dbg !1531

b12:
	%122 = phi i64 [ %116, %b11_ok1 ], [ %191, %b21 ], !dbg !1533
	%123 = icmp slt i64 %122, %p15, !dbg !1534
	br i1 %123, label %b13, label %b22, !dbg !1534

b13:
	%124 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !1535
	%125 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !1535
	%126 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !1535
	%127 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1535
	%128 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !1535
	%129 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !1535
	%130 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !1535
	%131 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !1535
	%132 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !1535
	%133 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !1535
	%134 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_Float16(i16* %124, i64 %p1, i64 %p1, i16* %125, i64 %p3, i64 %p3, i16* %126, i64 %p5, i64 %p5, i16* %127, i64 %p7, i64 %p7, i16* %128, i64 %p9, i16* %129, i64 %p11, i16* %130, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %131, i64 %p22, i64* %132, i64 %p24, i64* %133, i64 %p26, i64 %p26, i64 %26, i64 %79, i64 %81, i64 %122, i8* %ctrl), !dbg !1535
	%135 = extractvalue { float, float, float, float } %134, 0, !dbg !1535
	%136 = extractvalue { float, float, float, float } %134, 1, !dbg !1535
	%137 = extractvalue { float, float, float, float } %134, 2, !dbg !1535
	%138 = extractvalue { float, float, float, float } %134, 3, !dbg !1535
	br i1 %1, label %b14, label %b15, !dbg !1538

b14:
	%139 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !1539
	%140 = ptrtoint i16* %139 to i64, !dbg !1539
	%141 = and i64 %140, 7, !dbg !1539
	%142 = icmp eq i64 %141, 0, !dbg !1539
	%143 = or i1 %142, %73, !dbg !1539
	%144 = ashr i64 %p15, 2, !dbg !1539
	%145 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1539
	%146 = icmp eq i1 %72, false, !dbg !1539
	%147 = icmp eq i1 %143, false, !dbg !1539
	%148 = or i1 %146, %147, !dbg !1539
	br i1 %148, label %b14_fail1, label %b14_ok1, !dbg !1539, !prof !26

b14_ok1:
	%149 = sdiv i64 %122, 4, !dbg !1540
	%150 = fptrunc float %135 to half, !dbg !1543
	%151 = bitcast half %150 to i16, !dbg !1543
	%152 = fptrunc float %136 to half, !dbg !1545
	%153 = bitcast half %152 to i16, !dbg !1545
	%154 = fptrunc float %137 to half, !dbg !1547
	%155 = bitcast half %154 to i16, !dbg !1547
	%156 = fptrunc float %138 to half, !dbg !1549
	%157 = bitcast half %156 to i16, !dbg !1549
	%158 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %145, i64 %149, !dbg !1550
	%159 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %158, i32 0, i32 0, !dbg !1550
	%160 = icmp uge i64 %149, %144, !dbg !1550
	br i1 %160, label %b14_fail3, label %b14_ok3, !dbg !1550, !prof !26

b14_ok3:
	%161 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %158, i32 0, i32 1, !dbg !1550
	%162 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %158, i32 0, i32 2, !dbg !1550
	%163 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %158, i32 0, i32 3, !dbg !1550
	%164 = bitcast { i16, i16, i16, i16 } addrspace(1)* %158 to <4 x i16> addrspace(1)*, !dbg !1550
	%165 = insertelement <4 x i16> undef, i16 %151, i32 0, !dbg !1550
	%166 = insertelement <4 x i16> %165, i16 %153, i32 1, !dbg !1550
	%167 = insertelement <4 x i16> %166, i16 %155, i32 2, !dbg !1550
	%168 = insertelement <4 x i16> %167, i16 %157, i32 3, !dbg !1550
	store <4 x i16> %168, <4 x i16> addrspace(1)* %164, align 8, !dbg !1550
	br label %b21, !dbg !1551

b15:
	%169 = icmp uge i64 %122, %p15, !dbg !1554
	br i1 %169, label %b15_fail1, label %b15_ok1, !dbg !1554, !prof !26

b15_ok1:
	%170 = fptrunc float %135 to half, !dbg !1556
	%171 = bitcast half %170 to i16, !dbg !1556
	%172 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %122, !dbg !1554
	store i16 %171, i16 addrspace(1)* %172, align 2, !dbg !1554
	%173 = add i64 %122, 1, !dbg !1557
	%174 = icmp slt i64 %173, %p15, !dbg !1559
	br i1 %174, label %b16, label %b17, !dbg !1559

b16:
	%175 = icmp uge i64 %173, %p15, !dbg !1560
	br i1 %175, label %b16_fail1, label %b16_ok1, !dbg !1560, !prof !26

b16_ok1:
	%176 = fptrunc float %136 to half, !dbg !1562
	%177 = bitcast half %176 to i16, !dbg !1562
	%178 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %173, !dbg !1560
	store i16 %177, i16 addrspace(1)* %178, align 2, !dbg !1560
	br label %b17, !dbg !1560

b17:
	%179 = add i64 %122, 2, !dbg !1563
	%180 = icmp slt i64 %179, %p15, !dbg !1565
	br i1 %180, label %b18, label %b19, !dbg !1565

b18:
	%181 = icmp uge i64 %179, %p15, !dbg !1566
	br i1 %181, label %b18_fail1, label %b18_ok1, !dbg !1566, !prof !26

b18_ok1:
	%182 = fptrunc float %137 to half, !dbg !1568
	%183 = bitcast half %182 to i16, !dbg !1568
	%184 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %179, !dbg !1566
	store i16 %183, i16 addrspace(1)* %184, align 2, !dbg !1566
	br label %b19, !dbg !1566

b19:
	%185 = add i64 %122, 3, !dbg !1569
	%186 = icmp slt i64 %185, %p15, !dbg !1571
	br i1 %186, label %b20, label %b21, !dbg !1571

b20:
	%187 = icmp uge i64 %185, %p15, !dbg !1572
	br i1 %187, label %b20_fail1, label %b20_ok1, !dbg !1572, !prof !26

b20_ok1:
	%188 = fptrunc float %138 to half, !dbg !1574
	%189 = bitcast half %188 to i16, !dbg !1574
	%190 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %185, !dbg !1572
	store i16 %189, i16 addrspace(1)* %190, align 2, !dbg !1572
	br label %b21, !dbg !1572

b21:
	%191 = add i64 %122, %118, !dbg !1575
	br label %b12, !dbg !1575

b22:
	call void @llvm.nvvm.barrier0(), !dbg !1576
	br label %b23, !dbg !1576

b23:
	%192 = phi i32 [ 1, %b22 ], [ %207, %b24_ok1 ], !dbg !1577
	%193 = sext i32 %192 to i64, !dbg !1577
	%194 = icmp slt i32 %192, %28, !dbg !1578
	br i1 %194, label %b24, label %b25, !dbg !1578

b24:
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %79, !dbg !1579
	%196 = add i64 %29, %193, !dbg !1581
	%197 = trunc i64 %196 to i32, !dbg !1582
	%198 = icmp uge i64 %79, %p24, !dbg !1579
	br i1 %198, label %b24_fail1, label %b24_ok1, !dbg !1579, !prof !26

b24_ok1:
	%199 = urem i32 %197, %31, !dbg !1583
	%200 = zext i32 %199 to i64, !dbg !1584
	%201 = trunc i64 %200 to i32, !dbg !1502
	%202 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !1502
	%203 = addrspacecast i64 addrspace(1)* %195 to i64*, !dbg !1502
	%204 = bitcast i16* %202 to i8*, !dbg !1502
	%205 = bitcast i16* %202 to i8*, !dbg !1502
	%206 = bitcast i64* %203 to i8*, !dbg !1502
	call void @gpuc_put_signal_nbi_block(i8* %204, i8* %205, i64 %70, i8* %206, i64 %26, i32 9, i32 %201, i32 1, i32 0, i8* null), !dbg !1502
	%207 = add i32 %192, 1, !dbg !1585
	br label %b23, !dbg !1585

b25:
	%208 = mul i64 %79, %p15, !dbg !1586
	%209 = sub i64 %p5, %208, !dbg !1587
	%210 = sub i64 %p3, %208, !dbg !1589
	%211 = sub i64 %p1, %208, !dbg !1591
	%212 = icmp ugt i64 %208, %p5, !dbg !1587
	%213 = icmp ugt i64 %p15, %209, !dbg !1588
	%214 = icmp ugt i64 %208, %p3, !dbg !1589
	%215 = icmp ugt i64 %p15, %210, !dbg !1590
	%216 = icmp ugt i64 %208, %p1, !dbg !1591
	%217 = icmp ugt i64 %p15, %211, !dbg !1592
	%218 = or i1 %212, %213, !dbg !1592
	%219 = or i1 %218, %214, !dbg !1592
	%220 = or i1 %219, %215, !dbg !1592
	%221 = or i1 %220, %216, !dbg !1592
	%222 = or i1 %221, %217, !dbg !1592
	br i1 %222, label %b25_fail1, label %b25_ok1, !dbg !1592, !prof !26

b25_ok1:
	%223 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !1593
	%224 = udiv i32 %223, 16, !dbg !1593
	%225 = zext i32 %224 to i64, !dbg !1593
	%226 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !1593
	%227 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %208, !dbg !1587
	%228 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %208, !dbg !1589
	%229 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %208, !dbg !1591
	br label %b26, !dbg !1594

b26:
	%230 = phi float [ 0.000000e+00, %b25_ok1 ], [ %387, %b47 ], !dbg !1595
	%231 = phi i64 [ %91, %b25_ok1 ], [ %388, %b47 ], !dbg !1596
	%232 = mul i64 %231, 4, !dbg !1597
	%233 = icmp slt i64 %232, %p15, !dbg !1598
	br i1 %233, label %b27, label %b48, !dbg !1598

b27:
	br i1 %1, label %b28, label %b29, !dbg !1599

b28:
	%234 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !1504
	%235 = ptrtoint i16* %234 to i64, !dbg !1504
	%236 = and i64 %235, 7, !dbg !1504
	%237 = icmp eq i64 %236, 0, !dbg !1504
	%238 = or i1 %237, %73, !dbg !1504
	%239 = ashr i64 %p15, 2, !dbg !1504
	%240 = ashr i64 %232, 2, !dbg !1600
	%241 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1504
	%242 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %241, i64 %240, !dbg !1601
	%243 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %242, i32 0, i32 0, !dbg !1601
	%244 = icmp eq i1 %72, false, !dbg !1504
	%245 = icmp eq i1 %238, false, !dbg !1504
	%246 = icmp uge i64 %240, %239, !dbg !1601
	%247 = or i1 %244, %245, !dbg !1601
	%248 = or i1 %247, %246, !dbg !1601
	br i1 %248, label %b28_fail1, label %b28_ok1, !dbg !1601, !prof !26

b28_ok1:
	%249 = bitcast { i16, i16, i16, i16 } addrspace(1)* %242 to <4 x i16> addrspace(1)*, !dbg !1601
	%250 = load <4 x i16>, <4 x i16> addrspace(1)* %249, align 8, !dbg !1601
	%251 = extractelement <4 x i16> %250, i32 0, !dbg !1601
	%252 = extractelement <4 x i16> %250, i32 1, !dbg !1601
	%253 = extractelement <4 x i16> %250, i32 2, !dbg !1601
	%254 = extractelement <4 x i16> %250, i32 3, !dbg !1601
	%255 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %242, i32 0, i32 1, !dbg !1601
	%256 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %242, i32 0, i32 2, !dbg !1601
	%257 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %242, i32 0, i32 3, !dbg !1601
	%258 = bitcast i16 %251 to half, !dbg !1603
	%259 = fpext half %258 to float, !dbg !1603
	%260 = bitcast i16 %252 to half, !dbg !1605
	%261 = fpext half %260 to float, !dbg !1605
	%262 = bitcast i16 %253 to half, !dbg !1607
	%263 = fpext half %262 to float, !dbg !1607
	%264 = bitcast i16 %254 to half, !dbg !1609
	%265 = fpext half %264 to float, !dbg !1609
	br label %b36, !dbg !1610

b29:
	%266 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %232, !dbg !1612
	%267 = icmp uge i64 %232, %p15, !dbg !1612
	br i1 %267, label %b29_fail1, label %b29_ok1, !dbg !1612, !prof !26

b29_ok1:
	%268 = load i16, i16 addrspace(1)* %266, align 2, !dbg !1612
	%269 = bitcast i16 %268 to half, !dbg !1614
	%270 = fpext half %269 to float, !dbg !1614
	%271 = add i64 %232, 1, !dbg !1615
	%272 = icmp slt i64 %271, %p15, !dbg !1617
	br i1 %272, label %b30, label %b31, !dbg !1617

b30:
	%273 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %271, !dbg !1618
	%274 = icmp uge i64 %271, %p15, !dbg !1618
	br i1 %274, label %b30_fail1, label %b30_ok1, !dbg !1618, !prof !26

b30_ok1:
	%275 = load i16, i16 addrspace(1)* %273, align 2, !dbg !1618
	%276 = bitcast i16 %275 to half, !dbg !1620
	%277 = fpext half %276 to float, !dbg !1620
	br label %b31, !dbg !1621

b31:
	%278 = phi float [ 0.000000e+00, %b29_ok1 ], [ %277, %b30_ok1 ], !dbg !1622
	%279 = add i64 %232, 2, !dbg !1623
	%280 = icmp slt i64 %279, %p15, !dbg !1625
	br i1 %280, label %b32, label %b33, !dbg !1625

b32:
	%281 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %279, !dbg !1626
	%282 = icmp uge i64 %279, %p15, !dbg !1626
	br i1 %282, label %b32_fail1, label %b32_ok1, !dbg !1626, !prof !26

b32_ok1:
	%283 = load i16, i16 addrspace(1)* %281, align 2, !dbg !1626
	%284 = bitcast i16 %283 to half, !dbg !1628
	%285 = fpext half %284 to float, !dbg !1628
	br label %b33, !dbg !1629

b33:
	%286 = phi float [ 0.000000e+00, %b31 ], [ %285, %b32_ok1 ], !dbg !1630
	%287 = add i64 %232, 3, !dbg !1631
	%288 = icmp slt i64 %287, %p15, !dbg !1633
	br i1 %288, label %b34, label %b35, !dbg !1633

b34:
	%289 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %287, !dbg !1634
	%290 = icmp uge i64 %287, %p15, !dbg !1634
	br i1 %290, label %b34_fail1, label %b34_ok1, !dbg !1634, !prof !26

b34_ok1:
	%291 = load i16, i16 addrspace(1)* %289, align 2, !dbg !1634
	%292 = bitcast i16 %291 to half, !dbg !1636
	%293 = fpext half %292 to float, !dbg !1636
	br label %b35, !dbg !1637

b35:
	%294 = phi float [ 0.000000e+00, %b33 ], [ %293, %b34_ok1 ], !dbg !1638
	br label %b36, !dbg !1639

b36:
	%295 = phi float [ %265, %b28_ok1 ], [ %294, %b35 ], !dbg !1640
	%296 = phi float [ %263, %b28_ok1 ], [ %286, %b35 ], !dbg !1640
	%297 = phi float [ %261, %b28_ok1 ], [ %278, %b35 ], !dbg !1640
	%298 = phi float [ %259, %b28_ok1 ], [ %270, %b35 ], !dbg !1640
	br i1 %1, label %b37, label %b38, !dbg !1642

b37:
	%299 = addrspacecast i16 addrspace(1)* %227 to i16*, !dbg !1643
	%300 = ptrtoint i16* %299 to i64, !dbg !1643
	%301 = and i64 %300, 7, !dbg !1643
	%302 = icmp eq i64 %301, 0, !dbg !1643
	%303 = or i1 %302, %73, !dbg !1643
	%304 = ashr i64 %p15, 2, !dbg !1643
	%305 = ashr i64 %232, 2, !dbg !1644
	%306 = bitcast i16 addrspace(1)* %227 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1643
	%307 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %306, i64 %305, !dbg !1645
	%308 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 0, !dbg !1645
	%309 = icmp eq i1 %72, false, !dbg !1643
	%310 = icmp eq i1 %303, false, !dbg !1643
	%311 = icmp uge i64 %305, %304, !dbg !1645
	%312 = or i1 %309, %310, !dbg !1645
	%313 = or i1 %312, %311, !dbg !1645
	br i1 %313, label %b37_fail1, label %b37_ok1, !dbg !1645, !prof !26

b37_ok1:
	%314 = bitcast { i16, i16, i16, i16 } addrspace(1)* %307 to <4 x i16> addrspace(1)*, !dbg !1645
	%315 = load <4 x i16>, <4 x i16> addrspace(1)* %314, align 8, !dbg !1645
	%316 = extractelement <4 x i16> %315, i32 0, !dbg !1645
	%317 = extractelement <4 x i16> %315, i32 1, !dbg !1645
	%318 = extractelement <4 x i16> %315, i32 2, !dbg !1645
	%319 = extractelement <4 x i16> %315, i32 3, !dbg !1645
	%320 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 1, !dbg !1645
	%321 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 2, !dbg !1645
	%322 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %307, i32 0, i32 3, !dbg !1645
	%323 = bitcast i16 %316 to half, !dbg !1647
	%324 = fpext half %323 to float, !dbg !1647
	%325 = bitcast i16 %317 to half, !dbg !1649
	%326 = fpext half %325 to float, !dbg !1649
	%327 = bitcast i16 %318 to half, !dbg !1651
	%328 = fpext half %327 to float, !dbg !1651
	%329 = bitcast i16 %319 to half, !dbg !1653
	%330 = fpext half %329 to float, !dbg !1653
	br label %b45, !dbg !1654

b38:
	%331 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %232, !dbg !1656
	%332 = icmp uge i64 %232, %p15, !dbg !1656
	br i1 %332, label %b38_fail1, label %b38_ok1, !dbg !1656, !prof !26

b38_ok1:
	%333 = load i16, i16 addrspace(1)* %331, align 2, !dbg !1656
	%334 = bitcast i16 %333 to half, !dbg !1658
	%335 = fpext half %334 to float, !dbg !1658
	%336 = add i64 %232, 1, !dbg !1659
	%337 = icmp slt i64 %336, %p15, !dbg !1661
	br i1 %337, label %b39, label %b40, !dbg !1661

b39:
	%338 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %336, !dbg !1662
	%339 = icmp uge i64 %336, %p15, !dbg !1662
	br i1 %339, label %b39_fail1, label %b39_ok1, !dbg !1662, !prof !26

b39_ok1:
	%340 = load i16, i16 addrspace(1)* %338, align 2, !dbg !1662
	%341 = bitcast i16 %340 to half, !dbg !1664
	%342 = fpext half %341 to float, !dbg !1664
	br label %b40, !dbg !1665

b40:
	%343 = phi float [ 0.000000e+00, %b38_ok1 ], [ %342, %b39_ok1 ], !dbg !1666
	%344 = add i64 %232, 2, !dbg !1667
	%345 = icmp slt i64 %344, %p15, !dbg !1669
	br i1 %345, label %b41, label %b42, !dbg !1669

b41:
	%346 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %344, !dbg !1670
	%347 = icmp uge i64 %344, %p15, !dbg !1670
	br i1 %347, label %b41_fail1, label %b41_ok1, !dbg !1670, !prof !26

b41_ok1:
	%348 = load i16, i16 addrspace(1)* %346, align 2, !dbg !1670
	%349 = bitcast i16 %348 to half, !dbg !1672
	%350 = fpext half %349 to float, !dbg !1672
	br label %b42, !dbg !1673

b42:
	%351 = phi float [ 0.000000e+00, %b40 ], [ %350, %b41_ok1 ], !dbg !1674
	%352 = add i64 %232, 3, !dbg !1675
	%353 = icmp slt i64 %352, %p15, !dbg !1677
	br i1 %353, label %b43, label %b44, !dbg !1677

b43:
	%354 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %352, !dbg !1678
	%355 = icmp uge i64 %352, %p15, !dbg !1678
	br i1 %355, label %b43_fail1, label %b43_ok1, !dbg !1678, !prof !26

b43_ok1:
	%356 = load i16, i16 addrspace(1)* %354, align 2, !dbg !1678
	%357 = bitcast i16 %356 to half, !dbg !1680
	%358 = fpext half %357 to float, !dbg !1680
	br label %b44, !dbg !1681

b44:
	%359 = phi float [ 0.000000e+00, %b42 ], [ %358, %b43_ok1 ], !dbg !1682
	br label %b45, !dbg !1683

b45:
	%360 = phi float [ %330, %b37_ok1 ], [ %359, %b44 ], !dbg !1684
	%361 = phi float [ %328, %b37_ok1 ], [ %351, %b44 ], !dbg !1684
	%362 = phi float [ %326, %b37_ok1 ], [ %343, %b44 ], !dbg !1684
	%363 = phi float [ %324, %b37_ok1 ], [ %335, %b44 ], !dbg !1684
	%364 = fadd float %298, %363, !dbg !1686
	%365 = fadd float %297, %362, !dbg !1687
	%366 = fadd float %296, %361, !dbg !1688
	%367 = fadd float %295, %360, !dbg !1689
	%368 = icmp slt i64 %231, %225, !dbg !1690
	br i1 %368, label %b46, label %b47, !dbg !1690

b46:
	%369 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %226, i64 %231, !dbg !1691
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %369, i32 0, i32 0, !dbg !1691
	%371 = icmp uge i64 %231, %225, !dbg !1691
	br i1 %371, label %b46_fail1, label %b46_ok1, !dbg !1691, !prof !26

b46_ok1:
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %369, i32 0, i32 1, !dbg !1691
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %369, i32 0, i32 2, !dbg !1691
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %369, i32 0, i32 3, !dbg !1691
	%375 = bitcast { float, float, float, float } addrspace(3)* %369 to <4 x float> addrspace(3)*, !dbg !1691
	%376 = insertelement <4 x float> undef, float %364, i32 0, !dbg !1691
	%377 = insertelement <4 x float> %376, float %365, i32 1, !dbg !1691
	%378 = insertelement <4 x float> %377, float %366, i32 2, !dbg !1691
	%379 = insertelement <4 x float> %378, float %367, i32 3, !dbg !1691
	store <4 x float> %379, <4 x float> addrspace(3)* %375, align 16, !dbg !1691
	br label %b47, !dbg !1691

b47:
	%380 = fmul float %364, %364, !dbg !1692
	%381 = fadd float %230, %380, !dbg !1693
	%382 = fmul float %365, %365, !dbg !1694
	%383 = fadd float %381, %382, !dbg !1695
	%384 = fmul float %366, %366, !dbg !1696
	%385 = fadd float %383, %384, !dbg !1697
	%386 = fmul float %367, %367, !dbg !1698
	%387 = fadd float %385, %386, !dbg !1699
	%388 = add i64 %231, %96, !dbg !1700
	br label %b26, !dbg !1700

b48:
	%389 = and i32 %90, -32, !dbg !1704
	%390 = sub i32 %95, %389, !dbg !1704
	%391 = icmp slt i32 %390, 32, !dbg !1704
	%392 = select i1 %391, i32 %390, i32 32, !dbg !1704
	%393 = icmp eq i32 %392, 32, !dbg !1705
	br i1 %393, label %b49, label %b51, !dbg !1705

b49:
	%394 = phi float [ %402, %b50 ], [ %230, %b48 ], !dbg !1706
	%395 = phi i64 [ %405, %b50 ], [ 16, %b48 ], !dbg !1707
	%396 = icmp sgt i64 %395, 0, !dbg !1708
	br i1 %396, label %b50, label %b54, !dbg !1708

b50:
	%397 = trunc i64 %395 to i32, !dbg !1709
	%398 = bitcast float %394 to i32, !dbg !1709
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %398, i32 %397, i32 31), !dbg !1709
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !1709
	%401 = bitcast i32 %400 to float, !dbg !1709
	%402 = fadd float %394, %401, !dbg !1710
	%403 = trunc i64 %395 to i32, !dbg !1711
	%404 = udiv i32 %403, 2, !dbg !1711
	%405 = zext i32 %404 to i64, !dbg !1711
	br label %b49, !dbg !1711

b51:
	%406 = bitcast float %230 to i32, !dbg !1712
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 0, i32 31), !dbg !1712
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !1712
	%409 = bitcast i32 %408 to float, !dbg !1712
	br label %b52, !dbg !1712

b52:
	%410 = phi float [ %409, %b51 ], [ %417, %b53 ], !dbg !1713
	%411 = phi i32 [ 1, %b51 ], [ %418, %b53 ], !dbg !1714
	%412 = icmp slt i32 %411, %392, !dbg !1715
	br i1 %412, label %b53, label %b54, !dbg !1715

b53:
	%413 = bitcast float %230 to i32, !dbg !1716
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 %411, i32 31), !dbg !1716
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !1716
	%416 = bitcast i32 %415 to float, !dbg !1716
	%417 = fadd float %410, %416, !dbg !1710
	%418 = add i32 %411, 1, !dbg !1717
	br label %b52, !dbg !1717

b54:
	%419 = phi float [ %394, %b49 ], [ %410, %b52 ], !dbg !1703
	%420 = add i32 %97, 32, !dbg !1719
	%421 = sub i32 %420, 1, !dbg !1720
	%422 = udiv i32 %421, 32, !dbg !1721
	%423 = zext i32 %422 to i64, !dbg !1721
	%424 = trunc i64 %423 to i32, !dbg !1721
	%425 = icmp eq i32 %424, 1, !dbg !1722
	br i1 %425, label %b70, label %b55, !dbg !1722

b55:
	call void @llvm.nvvm.barrier0(), !dbg !1724
	%426 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1725, !range !416
	%427 = icmp eq i32 %426, 0, !dbg !1726
	br i1 %427, label %b56, label %b57, !dbg !1726

b56:
	%428 = udiv i32 %92, 32, !dbg !1727
	%429 = zext i32 %428 to i64, !dbg !1727
	%430 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %429, !dbg !1728
	store float %419, float addrspace(3)* %430, align 4, !dbg !1728
	br label %b57, !dbg !1728

b57:
	call void @llvm.nvvm.barrier0(), !dbg !1729
	br label %b58, !dbg !1729

b58:
	%431 = phi float [ %419, %b57 ], [ %452, %b69 ], !dbg !1730
	%432 = phi i32 [ 0, %b57 ], [ %462, %b69 ], !dbg !1731
	%433 = icmp slt i32 %432, %424, !dbg !1732
	br i1 %433, label %b59, label %b70, !dbg !1732

b59:
	store [8 x float] zeroinitializer, [8 x float]* %2, align 4, !dbg !1733
	%434 = and i32 %432, 24, !dbg !1734
	br label %b60, !dbg !1734

b60:
	%435 = phi i32 [ 0, %b59 ], [ %442, %b60 ], !dbg !1734
	%436 = add i32 %434, %435, !dbg !1735
	%437 = sext i32 %436 to i64, !dbg !1736
	%438 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %437, !dbg !1736
	%439 = load float, float addrspace(3)* %438, align 4, !dbg !1736
	%440 = sext i32 %435 to i64, !dbg !1737
	%441 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %440, !dbg !1737
	store float %439, float* %441, align 4, !dbg !1737
	%442 = add i32 %435, 1, !dbg !1737
	%443 = icmp slt i32 %442, 8, !dbg !1737
	br i1 %443, label %b60, label %b61, !dbg !1737

b61:
	%444 = icmp eq i32 %432, 0, !dbg !1738
	br i1 %444, label %b62, label %b63, !dbg !1738

b62:
	%445 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !1739
	%446 = load float, float* %445, align 4, !dbg !1739
	br label %b64, !dbg !1739

b63:
	%447 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !1740
	%448 = load float, float* %447, align 4, !dbg !1740
	%449 = fadd float %431, %448, !dbg !1710
	br label %b64, !dbg !1741

b64:
	%450 = phi float [ %446, %b62 ], [ %449, %b63 ], !dbg !1730
	%451 = sub i32 %424, %432, !dbg !1742
	br label %b65, !dbg !1742

b65:
	%452 = phi float [ %450, %b64 ], [ %460, %b68 ], !dbg !1730
	%453 = phi i32 [ 1, %b64 ], [ %461, %b68 ], !dbg !1743
	%454 = icmp slt i32 %453, 8, !dbg !1744
	br i1 %454, label %b66, label %b69, !dbg !1744

b66:
	%455 = icmp slt i32 %453, %451, !dbg !1745
	br i1 %455, label %b67, label %b68, !dbg !1745

b67:
	%456 = sext i32 %453 to i64, !dbg !1746
	%457 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %456, !dbg !1746
	%458 = load float, float* %457, align 4, !dbg !1746
	%459 = fadd float %452, %458, !dbg !1710
	br label %b68, !dbg !1747

b68:
	%460 = phi float [ %452, %b66 ], [ %459, %b67 ], !dbg !1730
	%461 = add i32 %453, 1, !dbg !1748
	br label %b65, !dbg !1748

b69:
	%462 = add nsw i32 %432, 8, !dbg !1749
	br label %b58, !dbg !1749, !llvm.loop !1751

b70:
	%463 = phi float [ %419, %b54 ], [ %431, %b58 ], !dbg !1702
	%464 = sitofp i64 %p15 to float, !dbg !1752
	%465 = fdiv float %463, %464, !dbg !1753
	%466 = fadd float %465, %p16, !dbg !1754
	%467 = call float @__nv_rsqrtf(float %466), !dbg !1755
	br label %b71, !dbg !1756

b71:
	%468 = phi i64 [ %91, %b70 ], [ %803, %b120 ], !dbg !1757
	%469 = mul i64 %468, 4, !dbg !1758
	%470 = icmp slt i64 %469, %p15, !dbg !1759
	br i1 %470, label %b72, label %b121, !dbg !1759

b72:
	%471 = icmp slt i64 %468, %225, !dbg !1760
	br i1 %471, label %b73, label %b74, !dbg !1760

b73:
	%472 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %226, i64 %468, !dbg !1761
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %472, i32 0, i32 0, !dbg !1761
	%474 = icmp uge i64 %468, %225, !dbg !1761
	br i1 %474, label %b73_fail1, label %b73_ok1, !dbg !1761, !prof !26

b73_ok1:
	%475 = bitcast { float, float, float, float } addrspace(3)* %472 to <4 x float> addrspace(3)*, !dbg !1761
	%476 = load <4 x float>, <4 x float> addrspace(3)* %475, align 16, !dbg !1761
	%477 = extractelement <4 x float> %476, i32 0, !dbg !1761
	%478 = extractelement <4 x float> %476, i32 1, !dbg !1761
	%479 = extractelement <4 x float> %476, i32 2, !dbg !1761
	%480 = extractelement <4 x float> %476, i32 3, !dbg !1761
	%481 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %472, i32 0, i32 1, !dbg !1761
	%482 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %472, i32 0, i32 2, !dbg !1761
	%483 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %472, i32 0, i32 3, !dbg !1761
	br label %b93, !dbg !1762

b74:
	br i1 %1, label %b75, label %b76, !dbg !1599

b75:
	%484 = addrspacecast i16 addrspace(1)* %114 to i16*, !dbg !1504
	%485 = ptrtoint i16* %484 to i64, !dbg !1504
	%486 = and i64 %485, 7, !dbg !1504
	%487 = icmp eq i64 %486, 0, !dbg !1504
	%488 = or i1 %487, %73, !dbg !1504
	%489 = ashr i64 %p15, 2, !dbg !1504
	%490 = ashr i64 %469, 2, !dbg !1600
	%491 = bitcast i16 addrspace(1)* %114 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1504
	%492 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %491, i64 %490, !dbg !1601
	%493 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %492, i32 0, i32 0, !dbg !1601
	%494 = icmp eq i1 %72, false, !dbg !1504
	%495 = icmp eq i1 %488, false, !dbg !1504
	%496 = icmp uge i64 %490, %489, !dbg !1601
	%497 = or i1 %494, %495, !dbg !1601
	%498 = or i1 %497, %496, !dbg !1601
	br i1 %498, label %b75_fail1, label %b75_ok1, !dbg !1601, !prof !26

b75_ok1:
	%499 = bitcast { i16, i16, i16, i16 } addrspace(1)* %492 to <4 x i16> addrspace(1)*, !dbg !1601
	%500 = load <4 x i16>, <4 x i16> addrspace(1)* %499, align 8, !dbg !1601
	%501 = extractelement <4 x i16> %500, i32 0, !dbg !1601
	%502 = extractelement <4 x i16> %500, i32 1, !dbg !1601
	%503 = extractelement <4 x i16> %500, i32 2, !dbg !1601
	%504 = extractelement <4 x i16> %500, i32 3, !dbg !1601
	%505 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %492, i32 0, i32 1, !dbg !1601
	%506 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %492, i32 0, i32 2, !dbg !1601
	%507 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %492, i32 0, i32 3, !dbg !1601
	%508 = bitcast i16 %501 to half, !dbg !1603
	%509 = fpext half %508 to float, !dbg !1603
	%510 = bitcast i16 %502 to half, !dbg !1605
	%511 = fpext half %510 to float, !dbg !1605
	%512 = bitcast i16 %503 to half, !dbg !1607
	%513 = fpext half %512 to float, !dbg !1607
	%514 = bitcast i16 %504 to half, !dbg !1609
	%515 = fpext half %514 to float, !dbg !1609
	br label %b83, !dbg !1610

b76:
	%516 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %469, !dbg !1612
	%517 = icmp uge i64 %469, %p15, !dbg !1612
	br i1 %517, label %b76_fail1, label %b76_ok1, !dbg !1612, !prof !26

b76_ok1:
	%518 = load i16, i16 addrspace(1)* %516, align 2, !dbg !1612
	%519 = bitcast i16 %518 to half, !dbg !1614
	%520 = fpext half %519 to float, !dbg !1614
	%521 = add i64 %469, 1, !dbg !1615
	%522 = icmp slt i64 %521, %p15, !dbg !1617
	br i1 %522, label %b77, label %b78, !dbg !1617

b77:
	%523 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %521, !dbg !1618
	%524 = icmp uge i64 %521, %p15, !dbg !1618
	br i1 %524, label %b77_fail1, label %b77_ok1, !dbg !1618, !prof !26

b77_ok1:
	%525 = load i16, i16 addrspace(1)* %523, align 2, !dbg !1618
	%526 = bitcast i16 %525 to half, !dbg !1620
	%527 = fpext half %526 to float, !dbg !1620
	br label %b78, !dbg !1621

b78:
	%528 = phi float [ 0.000000e+00, %b76_ok1 ], [ %527, %b77_ok1 ], !dbg !1622
	%529 = add i64 %469, 2, !dbg !1623
	%530 = icmp slt i64 %529, %p15, !dbg !1625
	br i1 %530, label %b79, label %b80, !dbg !1625

b79:
	%531 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %529, !dbg !1626
	%532 = icmp uge i64 %529, %p15, !dbg !1626
	br i1 %532, label %b79_fail1, label %b79_ok1, !dbg !1626, !prof !26

b79_ok1:
	%533 = load i16, i16 addrspace(1)* %531, align 2, !dbg !1626
	%534 = bitcast i16 %533 to half, !dbg !1628
	%535 = fpext half %534 to float, !dbg !1628
	br label %b80, !dbg !1629

b80:
	%536 = phi float [ 0.000000e+00, %b78 ], [ %535, %b79_ok1 ], !dbg !1630
	%537 = add i64 %469, 3, !dbg !1631
	%538 = icmp slt i64 %537, %p15, !dbg !1633
	br i1 %538, label %b81, label %b82, !dbg !1633

b81:
	%539 = getelementptr inbounds i16, i16 addrspace(1)* %114, i64 %537, !dbg !1634
	%540 = icmp uge i64 %537, %p15, !dbg !1634
	br i1 %540, label %b81_fail1, label %b81_ok1, !dbg !1634, !prof !26

b81_ok1:
	%541 = load i16, i16 addrspace(1)* %539, align 2, !dbg !1634
	%542 = bitcast i16 %541 to half, !dbg !1636
	%543 = fpext half %542 to float, !dbg !1636
	br label %b82, !dbg !1637

b82:
	%544 = phi float [ 0.000000e+00, %b80 ], [ %543, %b81_ok1 ], !dbg !1638
	br label %b83, !dbg !1639

b83:
	%545 = phi float [ %515, %b75_ok1 ], [ %544, %b82 ], !dbg !1640
	%546 = phi float [ %513, %b75_ok1 ], [ %536, %b82 ], !dbg !1640
	%547 = phi float [ %511, %b75_ok1 ], [ %528, %b82 ], !dbg !1640
	%548 = phi float [ %509, %b75_ok1 ], [ %520, %b82 ], !dbg !1640
	br i1 %1, label %b84, label %b85, !dbg !1764

b84:
	%549 = addrspacecast i16 addrspace(1)* %227 to i16*, !dbg !1765
	%550 = ptrtoint i16* %549 to i64, !dbg !1765
	%551 = and i64 %550, 7, !dbg !1765
	%552 = icmp eq i64 %551, 0, !dbg !1765
	%553 = or i1 %552, %73, !dbg !1765
	%554 = ashr i64 %p15, 2, !dbg !1765
	%555 = ashr i64 %469, 2, !dbg !1766
	%556 = bitcast i16 addrspace(1)* %227 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1765
	%557 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %556, i64 %555, !dbg !1767
	%558 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %557, i32 0, i32 0, !dbg !1767
	%559 = icmp eq i1 %72, false, !dbg !1765
	%560 = icmp eq i1 %553, false, !dbg !1765
	%561 = icmp uge i64 %555, %554, !dbg !1767
	%562 = or i1 %559, %560, !dbg !1767
	%563 = or i1 %562, %561, !dbg !1767
	br i1 %563, label %b84_fail1, label %b84_ok1, !dbg !1767, !prof !26

b84_ok1:
	%564 = bitcast { i16, i16, i16, i16 } addrspace(1)* %557 to <4 x i16> addrspace(1)*, !dbg !1767
	%565 = load <4 x i16>, <4 x i16> addrspace(1)* %564, align 8, !dbg !1767
	%566 = extractelement <4 x i16> %565, i32 0, !dbg !1767
	%567 = extractelement <4 x i16> %565, i32 1, !dbg !1767
	%568 = extractelement <4 x i16> %565, i32 2, !dbg !1767
	%569 = extractelement <4 x i16> %565, i32 3, !dbg !1767
	%570 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %557, i32 0, i32 1, !dbg !1767
	%571 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %557, i32 0, i32 2, !dbg !1767
	%572 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %557, i32 0, i32 3, !dbg !1767
	%573 = bitcast i16 %566 to half, !dbg !1769
	%574 = fpext half %573 to float, !dbg !1769
	%575 = bitcast i16 %567 to half, !dbg !1771
	%576 = fpext half %575 to float, !dbg !1771
	%577 = bitcast i16 %568 to half, !dbg !1773
	%578 = fpext half %577 to float, !dbg !1773
	%579 = bitcast i16 %569 to half, !dbg !1775
	%580 = fpext half %579 to float, !dbg !1775
	br label %b92, !dbg !1776

b85:
	%581 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %469, !dbg !1778
	%582 = icmp uge i64 %469, %p15, !dbg !1778
	br i1 %582, label %b85_fail1, label %b85_ok1, !dbg !1778, !prof !26

b85_ok1:
	%583 = load i16, i16 addrspace(1)* %581, align 2, !dbg !1778
	%584 = bitcast i16 %583 to half, !dbg !1780
	%585 = fpext half %584 to float, !dbg !1780
	%586 = add i64 %469, 1, !dbg !1781
	%587 = icmp slt i64 %586, %p15, !dbg !1783
	br i1 %587, label %b86, label %b87, !dbg !1783

b86:
	%588 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %586, !dbg !1784
	%589 = icmp uge i64 %586, %p15, !dbg !1784
	br i1 %589, label %b86_fail1, label %b86_ok1, !dbg !1784, !prof !26

b86_ok1:
	%590 = load i16, i16 addrspace(1)* %588, align 2, !dbg !1784
	%591 = bitcast i16 %590 to half, !dbg !1786
	%592 = fpext half %591 to float, !dbg !1786
	br label %b87, !dbg !1787

b87:
	%593 = phi float [ 0.000000e+00, %b85_ok1 ], [ %592, %b86_ok1 ], !dbg !1788
	%594 = add i64 %469, 2, !dbg !1789
	%595 = icmp slt i64 %594, %p15, !dbg !1791
	br i1 %595, label %b88, label %b89, !dbg !1791

b88:
	%596 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %594, !dbg !1792
	%597 = icmp uge i64 %594, %p15, !dbg !1792
	br i1 %597, label %b88_fail1, label %b88_ok1, !dbg !1792, !prof !26

b88_ok1:
	%598 = load i16, i16 addrspace(1)* %596, align 2, !dbg !1792
	%599 = bitcast i16 %598 to half, !dbg !1794
	%600 = fpext half %599 to float, !dbg !1794
	br label %b89, !dbg !1795

b89:
	%601 = phi float [ 0.000000e+00, %b87 ], [ %600, %b88_ok1 ], !dbg !1796
	%602 = add i64 %469, 3, !dbg !1797
	%603 = icmp slt i64 %602, %p15, !dbg !1799
	br i1 %603, label %b90, label %b91, !dbg !1799

b90:
	%604 = getelementptr inbounds i16, i16 addrspace(1)* %227, i64 %602, !dbg !1800
	%605 = icmp uge i64 %602, %p15, !dbg !1800
	br i1 %605, label %b90_fail1, label %b90_ok1, !dbg !1800, !prof !26

b90_ok1:
	%606 = load i16, i16 addrspace(1)* %604, align 2, !dbg !1800
	%607 = bitcast i16 %606 to half, !dbg !1802
	%608 = fpext half %607 to float, !dbg !1802
	br label %b91, !dbg !1803

b91:
	%609 = phi float [ 0.000000e+00, %b89 ], [ %608, %b90_ok1 ], !dbg !1804
	br label %b92, !dbg !1805

b92:
	%610 = phi float [ %580, %b84_ok1 ], [ %609, %b91 ], !dbg !1806
	%611 = phi float [ %578, %b84_ok1 ], [ %601, %b91 ], !dbg !1806
	%612 = phi float [ %576, %b84_ok1 ], [ %593, %b91 ], !dbg !1806
	%613 = phi float [ %574, %b84_ok1 ], [ %585, %b91 ], !dbg !1806
	%614 = fadd float %548, %613, !dbg !1808
	%615 = fadd float %547, %612, !dbg !1809
	%616 = fadd float %546, %611, !dbg !1810
	%617 = fadd float %545, %610, !dbg !1811
	br label %b93, !dbg !1812

b93:
	%618 = phi float [ %480, %b73_ok1 ], [ %617, %b92 ], !dbg !1813
	%619 = phi float [ %479, %b73_ok1 ], [ %616, %b92 ], !dbg !1813
	%620 = phi float [ %478, %b73_ok1 ], [ %615, %b92 ], !dbg !1813
	%621 = phi float [ %477, %b73_ok1 ], [ %614, %b92 ], !dbg !1813
	br i1 %1, label %b94, label %b95, !dbg !1815

b94:
	%622 = addrspacecast i16 addrspace(1)* %228 to i16*, !dbg !1816
	%623 = ptrtoint i16* %622 to i64, !dbg !1816
	%624 = and i64 %623, 7, !dbg !1816
	%625 = icmp eq i64 %624, 0, !dbg !1816
	%626 = or i1 %625, %73, !dbg !1816
	%627 = ashr i64 %p15, 2, !dbg !1816
	%628 = ashr i64 %469, 2, !dbg !1817
	%629 = bitcast i16 addrspace(1)* %228 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1816
	%630 = icmp eq i1 %72, false, !dbg !1816
	%631 = icmp eq i1 %626, false, !dbg !1816
	%632 = icmp uge i64 %628, %627, !dbg !1818
	%633 = or i1 %630, %631, !dbg !1818
	%634 = or i1 %633, %632, !dbg !1818
	br i1 %634, label %b94_fail1, label %b94_ok1, !dbg !1818, !prof !26

b94_ok1:
	%635 = fptrunc float %621 to half, !dbg !1820
	%636 = bitcast half %635 to i16, !dbg !1820
	%637 = fptrunc float %620 to half, !dbg !1822
	%638 = bitcast half %637 to i16, !dbg !1822
	%639 = fptrunc float %619 to half, !dbg !1824
	%640 = bitcast half %639 to i16, !dbg !1824
	%641 = fptrunc float %618 to half, !dbg !1826
	%642 = bitcast half %641 to i16, !dbg !1826
	%643 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %629, i64 %628, !dbg !1818
	%644 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %643, i32 0, i32 0, !dbg !1818
	%645 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %643, i32 0, i32 1, !dbg !1818
	%646 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %643, i32 0, i32 2, !dbg !1818
	%647 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %643, i32 0, i32 3, !dbg !1818
	%648 = bitcast { i16, i16, i16, i16 } addrspace(1)* %643 to <4 x i16> addrspace(1)*, !dbg !1818
	%649 = insertelement <4 x i16> undef, i16 %636, i32 0, !dbg !1818
	%650 = insertelement <4 x i16> %649, i16 %638, i32 1, !dbg !1818
	%651 = insertelement <4 x i16> %650, i16 %640, i32 2, !dbg !1818
	%652 = insertelement <4 x i16> %651, i16 %642, i32 3, !dbg !1818
	store <4 x i16> %652, <4 x i16> addrspace(1)* %648, align 8, !dbg !1818
	br label %b101, !dbg !1827

b95:
	%653 = icmp uge i64 %469, %p15, !dbg !1829
	br i1 %653, label %b95_fail1, label %b95_ok1, !dbg !1829, !prof !26

b95_ok1:
	%654 = fptrunc float %621 to half, !dbg !1831
	%655 = bitcast half %654 to i16, !dbg !1831
	%656 = getelementptr inbounds i16, i16 addrspace(1)* %228, i64 %469, !dbg !1829
	store i16 %655, i16 addrspace(1)* %656, align 2, !dbg !1829
	%657 = add i64 %469, 1, !dbg !1832
	%658 = icmp slt i64 %657, %p15, !dbg !1834
	br i1 %658, label %b96, label %b97, !dbg !1834

b96:
	%659 = icmp uge i64 %657, %p15, !dbg !1835
	br i1 %659, label %b96_fail1, label %b96_ok1, !dbg !1835, !prof !26

b96_ok1:
	%660 = fptrunc float %620 to half, !dbg !1837
	%661 = bitcast half %660 to i16, !dbg !1837
	%662 = getelementptr inbounds i16, i16 addrspace(1)* %228, i64 %657, !dbg !1835
	store i16 %661, i16 addrspace(1)* %662, align 2, !dbg !1835
	br label %b97, !dbg !1835

b97:
	%663 = add i64 %469, 2, !dbg !1838
	%664 = icmp slt i64 %663, %p15, !dbg !1840
	br i1 %664, label %b98, label %b99, !dbg !1840

b98:
	%665 = icmp uge i64 %663, %p15, !dbg !1841
	br i1 %665, label %b98_fail1, label %b98_ok1, !dbg !1841, !prof !26

b98_ok1:
	%666 = fptrunc float %619 to half, !dbg !1843
	%667 = bitcast half %666 to i16, !dbg !1843
	%668 = getelementptr inbounds i16, i16 addrspace(1)* %228, i64 %663, !dbg !1841
	store i16 %667, i16 addrspace(1)* %668, align 2, !dbg !1841
	br label %b99, !dbg !1841

b99:
	%669 = add i64 %469, 3, !dbg !1844
	%670 = icmp slt i64 %669, %p15, !dbg !1846
	br i1 %670, label %b100, label %b101, !dbg !1846

b100:
	%671 = icmp uge i64 %669, %p15, !dbg !1847
	br i1 %671, label %b100_fail1, label %b100_ok1, !dbg !1847, !prof !26

b100_ok1:
	%672 = fptrunc float %618 to half, !dbg !1849
	%673 = bitcast half %672 to i16, !dbg !1849
	%674 = getelementptr inbounds i16, i16 addrspace(1)* %228, i64 %669, !dbg !1847
	store i16 %673, i16 addrspace(1)* %674, align 2, !dbg !1847
	br label %b101, !dbg !1847

b101:
	br i1 %1, label %b102, label %b103, !dbg !1850

b102:
	%675 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !1508
	%676 = ptrtoint i16* %675 to i64, !dbg !1508
	%677 = and i64 %676, 7, !dbg !1508
	%678 = icmp eq i64 %677, 0, !dbg !1508
	%679 = or i1 %678, %76, !dbg !1508
	%680 = ashr i64 %p7, 2, !dbg !1508
	%681 = ashr i64 %469, 2, !dbg !1851
	%682 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1508
	%683 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %682, i64 %681, !dbg !1852
	%684 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %683, i32 0, i32 0, !dbg !1852
	%685 = icmp eq i1 %75, false, !dbg !1508
	%686 = icmp eq i1 %679, false, !dbg !1508
	%687 = icmp uge i64 %681, %680, !dbg !1852
	%688 = or i1 %685, %686, !dbg !1852
	%689 = or i1 %688, %687, !dbg !1852
	br i1 %689, label %b102_fail1, label %b102_ok1, !dbg !1852, !prof !26

b102_ok1:
	%690 = bitcast { i16, i16, i16, i16 } addrspace(1)* %683 to <4 x i16> addrspace(1)*, !dbg !1852
	%691 = load <4 x i16>, <4 x i16> addrspace(1)* %690, align 8, !dbg !1852
	%692 = extractelement <4 x i16> %691, i32 0, !dbg !1852
	%693 = extractelement <4 x i16> %691, i32 1, !dbg !1852
	%694 = extractelement <4 x i16> %691, i32 2, !dbg !1852
	%695 = extractelement <4 x i16> %691, i32 3, !dbg !1852
	%696 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %683, i32 0, i32 1, !dbg !1852
	%697 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %683, i32 0, i32 2, !dbg !1852
	%698 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %683, i32 0, i32 3, !dbg !1852
	%699 = bitcast i16 %692 to half, !dbg !1854
	%700 = fpext half %699 to float, !dbg !1854
	%701 = bitcast i16 %693 to half, !dbg !1856
	%702 = fpext half %701 to float, !dbg !1856
	%703 = bitcast i16 %694 to half, !dbg !1858
	%704 = fpext half %703 to float, !dbg !1858
	%705 = bitcast i16 %695 to half, !dbg !1860
	%706 = fpext half %705 to float, !dbg !1860
	br label %b112, !dbg !1861

b103:
	%707 = icmp slt i64 %469, %p7, !dbg !1863
	br i1 %707, label %b104, label %b105, !dbg !1863

b104:
	%708 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %469, !dbg !1864
	%709 = icmp uge i64 %469, %p7, !dbg !1864
	br i1 %709, label %b104_fail1, label %b104_ok1, !dbg !1864, !prof !26

b104_ok1:
	%710 = load i16, i16 addrspace(1)* %708, align 2, !dbg !1864
	%711 = bitcast i16 %710 to half, !dbg !1866
	%712 = fpext half %711 to float, !dbg !1866
	br label %b105, !dbg !1867

b105:
	%713 = phi float [ 0.000000e+00, %b103 ], [ %712, %b104_ok1 ], !dbg !1868
	%714 = add i64 %469, 1, !dbg !1869
	%715 = icmp slt i64 %714, %p7, !dbg !1871
	br i1 %715, label %b106, label %b107, !dbg !1871

b106:
	%716 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %714, !dbg !1872
	%717 = icmp uge i64 %714, %p7, !dbg !1872
	br i1 %717, label %b106_fail1, label %b106_ok1, !dbg !1872, !prof !26

b106_ok1:
	%718 = load i16, i16 addrspace(1)* %716, align 2, !dbg !1872
	%719 = bitcast i16 %718 to half, !dbg !1874
	%720 = fpext half %719 to float, !dbg !1874
	br label %b107, !dbg !1875

b107:
	%721 = phi float [ 0.000000e+00, %b105 ], [ %720, %b106_ok1 ], !dbg !1876
	%722 = add i64 %469, 2, !dbg !1877
	%723 = icmp slt i64 %722, %p7, !dbg !1879
	br i1 %723, label %b108, label %b109, !dbg !1879

b108:
	%724 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %722, !dbg !1880
	%725 = icmp uge i64 %722, %p7, !dbg !1880
	br i1 %725, label %b108_fail1, label %b108_ok1, !dbg !1880, !prof !26

b108_ok1:
	%726 = load i16, i16 addrspace(1)* %724, align 2, !dbg !1880
	%727 = bitcast i16 %726 to half, !dbg !1882
	%728 = fpext half %727 to float, !dbg !1882
	br label %b109, !dbg !1883

b109:
	%729 = phi float [ 0.000000e+00, %b107 ], [ %728, %b108_ok1 ], !dbg !1884
	%730 = add i64 %469, 3, !dbg !1885
	%731 = icmp slt i64 %730, %p7, !dbg !1887
	br i1 %731, label %b110, label %b111, !dbg !1887

b110:
	%732 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %730, !dbg !1888
	%733 = icmp uge i64 %730, %p7, !dbg !1888
	br i1 %733, label %b110_fail1, label %b110_ok1, !dbg !1888, !prof !26

b110_ok1:
	%734 = load i16, i16 addrspace(1)* %732, align 2, !dbg !1888
	%735 = bitcast i16 %734 to half, !dbg !1890
	%736 = fpext half %735 to float, !dbg !1890
	br label %b111, !dbg !1891

b111:
	%737 = phi float [ 0.000000e+00, %b109 ], [ %736, %b110_ok1 ], !dbg !1892
	br label %b112, !dbg !1893

b112:
	%738 = phi float [ %706, %b102_ok1 ], [ %737, %b111 ], !dbg !1894
	%739 = phi float [ %704, %b102_ok1 ], [ %729, %b111 ], !dbg !1894
	%740 = phi float [ %702, %b102_ok1 ], [ %721, %b111 ], !dbg !1894
	%741 = phi float [ %700, %b102_ok1 ], [ %713, %b111 ], !dbg !1894
	%742 = fmul float %621, %467, !dbg !1895
	%743 = fmul float %742, %741, !dbg !1896
	%744 = fmul float %620, %467, !dbg !1897
	%745 = fmul float %744, %740, !dbg !1898
	%746 = fmul float %619, %467, !dbg !1899
	%747 = fmul float %746, %739, !dbg !1900
	%748 = fmul float %618, %467, !dbg !1901
	%749 = fmul float %748, %738, !dbg !1902
	br i1 %1, label %b113, label %b114, !dbg !1904

b113:
	%750 = addrspacecast i16 addrspace(1)* %229 to i16*, !dbg !1905
	%751 = ptrtoint i16* %750 to i64, !dbg !1905
	%752 = and i64 %751, 7, !dbg !1905
	%753 = icmp eq i64 %752, 0, !dbg !1905
	%754 = or i1 %753, %73, !dbg !1905
	%755 = ashr i64 %p15, 2, !dbg !1905
	%756 = ashr i64 %469, 2, !dbg !1906
	%757 = bitcast i16 addrspace(1)* %229 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1905
	%758 = icmp eq i1 %72, false, !dbg !1905
	%759 = icmp eq i1 %754, false, !dbg !1905
	%760 = icmp uge i64 %756, %755, !dbg !1907
	%761 = or i1 %758, %759, !dbg !1907
	%762 = or i1 %761, %760, !dbg !1907
	br i1 %762, label %b113_fail1, label %b113_ok1, !dbg !1907, !prof !26

b113_ok1:
	%763 = fptrunc float %743 to half, !dbg !1909
	%764 = bitcast half %763 to i16, !dbg !1909
	%765 = fptrunc float %745 to half, !dbg !1911
	%766 = bitcast half %765 to i16, !dbg !1911
	%767 = fptrunc float %747 to half, !dbg !1913
	%768 = bitcast half %767 to i16, !dbg !1913
	%769 = fptrunc float %749 to half, !dbg !1915
	%770 = bitcast half %769 to i16, !dbg !1915
	%771 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %757, i64 %756, !dbg !1907
	%772 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %771, i32 0, i32 0, !dbg !1907
	%773 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %771, i32 0, i32 1, !dbg !1907
	%774 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %771, i32 0, i32 2, !dbg !1907
	%775 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %771, i32 0, i32 3, !dbg !1907
	%776 = bitcast { i16, i16, i16, i16 } addrspace(1)* %771 to <4 x i16> addrspace(1)*, !dbg !1907
	%777 = insertelement <4 x i16> undef, i16 %764, i32 0, !dbg !1907
	%778 = insertelement <4 x i16> %777, i16 %766, i32 1, !dbg !1907
	%779 = insertelement <4 x i16> %778, i16 %768, i32 2, !dbg !1907
	%780 = insertelement <4 x i16> %779, i16 %770, i32 3, !dbg !1907
	store <4 x i16> %780, <4 x i16> addrspace(1)* %776, align 8, !dbg !1907
	br label %b120, !dbg !1916

b114:
	%781 = icmp uge i64 %469, %p15, !dbg !1918
	br i1 %781, label %b114_fail1, label %b114_ok1, !dbg !1918, !prof !26

b114_ok1:
	%782 = fptrunc float %743 to half, !dbg !1920
	%783 = bitcast half %782 to i16, !dbg !1920
	%784 = getelementptr inbounds i16, i16 addrspace(1)* %229, i64 %469, !dbg !1918
	store i16 %783, i16 addrspace(1)* %784, align 2, !dbg !1918
	%785 = add i64 %469, 1, !dbg !1921
	%786 = icmp slt i64 %785, %p15, !dbg !1923
	br i1 %786, label %b115, label %b116, !dbg !1923

b115:
	%787 = icmp uge i64 %785, %p15, !dbg !1924
	br i1 %787, label %b115_fail1, label %b115_ok1, !dbg !1924, !prof !26

b115_ok1:
	%788 = fptrunc float %745 to half, !dbg !1926
	%789 = bitcast half %788 to i16, !dbg !1926
	%790 = getelementptr inbounds i16, i16 addrspace(1)* %229, i64 %785, !dbg !1924
	store i16 %789, i16 addrspace(1)* %790, align 2, !dbg !1924
	br label %b116, !dbg !1924

b116:
	%791 = add i64 %469, 2, !dbg !1927
	%792 = icmp slt i64 %791, %p15, !dbg !1929
	br i1 %792, label %b117, label %b118, !dbg !1929

b117:
	%793 = icmp uge i64 %791, %p15, !dbg !1930
	br i1 %793, label %b117_fail1, label %b117_ok1, !dbg !1930, !prof !26

b117_ok1:
	%794 = fptrunc float %747 to half, !dbg !1932
	%795 = bitcast half %794 to i16, !dbg !1932
	%796 = getelementptr inbounds i16, i16 addrspace(1)* %229, i64 %791, !dbg !1930
	store i16 %795, i16 addrspace(1)* %796, align 2, !dbg !1930
	br label %b118, !dbg !1930

b118:
	%797 = add i64 %469, 3, !dbg !1933
	%798 = icmp slt i64 %797, %p15, !dbg !1935
	br i1 %798, label %b119, label %b120, !dbg !1935

b119:
	%799 = icmp uge i64 %797, %p15, !dbg !1936
	br i1 %799, label %b119_fail1, label %b119_ok1, !dbg !1936, !prof !26

b119_ok1:
	%800 = fptrunc float %749 to half, !dbg !1938
	%801 = bitcast half %800 to i16, !dbg !1938
	%802 = getelementptr inbounds i16, i16 addrspace(1)* %229, i64 %797, !dbg !1936
	store i16 %801, i16 addrspace(1)* %802, align 2, !dbg !1936
	br label %b120, !dbg !1936

b120:
	%803 = add i64 %468, %96, !dbg !1939
	br label %b71, !dbg !1939

b121:
	%804 = add i64 %79, %20, !dbg !1940
	br label %b5, !dbg !1940

b122:
	%805 = phi i64 [ %1441, %b221 ], [ %16, %b5 ], !dbg !1941
	%806 = icmp slt i64 %805, %40, !dbg !1942
	br i1 %806, label %b123, label %b313, !dbg !1942

b123:
	%807 = add i64 %38, %805, !dbg !1945
	%808 = trunc i64 %807 to i32, !dbg !1946
	%809 = icmp eq i32 %41, 0, !dbg !1944
	br i1 %809, label %b123_fail1, label %b123_ok1, !dbg !1944, !prof !26

b123_ok1:
	%810 = urem i32 %808, %41, !dbg !1944
	%811 = zext i32 %810 to i64, !dbg !1947
	%812 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1948, !range !11
	%813 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1948, !range !11
	%814 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1948, !range !12
	%815 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1948, !range !13
	%816 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1948, !range !13
	%817 = mul i32 %816, %814, !dbg !1948
	%818 = add i32 %813, %817, !dbg !1948
	%819 = mul i32 %815, %818, !dbg !1948
	%820 = add i32 %812, %819, !dbg !1948
	%821 = sext i32 %820 to i64, !dbg !1948
	%822 = icmp eq i32 %820, 0, !dbg !1949
	br i1 %822, label %b124, label %b125, !dbg !1949

b124:
	%823 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %811, !dbg !1950
	%824 = addrspacecast i64 addrspace(1)* %823 to i64*, !dbg !1951
	%825 = icmp uge i64 %811, %p24, !dbg !1950
	br i1 %825, label %b124_fail1, label %b124_ok1, !dbg !1950, !prof !26

b124_ok1:
	%826 = bitcast i64* %824 to i8*, !dbg !1951
	%827 = call i64 @gpuc_signal_wait_until_thread(i8* %826, i32 5, i64 %26, i32 1, i8* %ctrl, i32 27), !dbg !1951
	br label %b125, !dbg !1951

b125:
	call void @llvm.nvvm.barrier0(), !dbg !1952
	%828 = add i64 %78, %811, !dbg !1954
	%829 = mul i64 %828, %p15, !dbg !1955
	%830 = sub i64 %p13, %829, !dbg !1956
	%831 = mul i64 %811, %p15, !dbg !1959
	%832 = sub i64 %p5, %831, !dbg !1960
	%833 = sub i64 %p3, %831, !dbg !1962
	%834 = sub i64 %p1, %831, !dbg !1964
	%835 = getelementptr inbounds i16, i16 addrspace(1)* %11, i64 %829, !dbg !1956
	%836 = icmp ugt i64 %829, %p13, !dbg !1956
	%837 = icmp ugt i64 %p15, %830, !dbg !1957
	%838 = icmp ugt i64 %831, %p5, !dbg !1960
	%839 = icmp ugt i64 %p15, %832, !dbg !1961
	%840 = icmp ugt i64 %831, %p3, !dbg !1962
	%841 = icmp ugt i64 %p15, %833, !dbg !1963
	%842 = icmp ugt i64 %831, %p1, !dbg !1964
	%843 = icmp ugt i64 %p15, %834, !dbg !1965
	%844 = or i1 %836, %837, !dbg !1965
	%845 = or i1 %844, %838, !dbg !1965
	%846 = or i1 %845, %839, !dbg !1965
	%847 = or i1 %846, %840, !dbg !1965
	%848 = or i1 %847, %841, !dbg !1965
	%849 = or i1 %848, %842, !dbg !1965
	%850 = or i1 %849, %843, !dbg !1965
	br i1 %850, label %b125_fail1, label %b125_ok1, !dbg !1965, !prof !26

b125_ok1:
	%851 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !1966
	%852 = udiv i32 %851, 16, !dbg !1966
	%853 = zext i32 %852 to i64, !dbg !1966
	%854 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !1966
	%855 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %831, !dbg !1960
	%856 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %831, !dbg !1962
	%857 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %831, !dbg !1964
	%858 = mul i32 %815, %816, !dbg !1967
	br label %b126, !dbg !1968

b126:
	%859 = phi float [ 0.000000e+00, %b125_ok1 ], [ %1016, %b147 ], !dbg !1969
	%860 = phi i64 [ %821, %b125_ok1 ], [ %1020, %b147 ], !dbg !1970
	%861 = mul i64 %860, 4, !dbg !1971
	%862 = icmp slt i64 %861, %p15, !dbg !1972
	br i1 %862, label %b127, label %b148, !dbg !1972

b127:
	br i1 %1, label %b128, label %b129, !dbg !1974

b128:
	%863 = addrspacecast i16 addrspace(1)* %835 to i16*, !dbg !1975
	%864 = ptrtoint i16* %863 to i64, !dbg !1975
	%865 = and i64 %864, 7, !dbg !1975
	%866 = icmp eq i64 %865, 0, !dbg !1975
	%867 = or i1 %866, %73, !dbg !1975
	%868 = ashr i64 %p15, 2, !dbg !1975
	%869 = ashr i64 %861, 2, !dbg !1976
	%870 = bitcast i16 addrspace(1)* %835 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1975
	%871 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %870, i64 %869, !dbg !1977
	%872 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %871, i32 0, i32 0, !dbg !1977
	%873 = icmp eq i1 %72, false, !dbg !1975
	%874 = icmp eq i1 %867, false, !dbg !1975
	%875 = icmp uge i64 %869, %868, !dbg !1977
	%876 = or i1 %873, %874, !dbg !1977
	%877 = or i1 %876, %875, !dbg !1977
	br i1 %877, label %b128_fail1, label %b128_ok1, !dbg !1977, !prof !26

b128_ok1:
	%878 = bitcast { i16, i16, i16, i16 } addrspace(1)* %871 to <4 x i16> addrspace(1)*, !dbg !1977
	%879 = load <4 x i16>, <4 x i16> addrspace(1)* %878, align 8, !dbg !1977
	%880 = extractelement <4 x i16> %879, i32 0, !dbg !1977
	%881 = extractelement <4 x i16> %879, i32 1, !dbg !1977
	%882 = extractelement <4 x i16> %879, i32 2, !dbg !1977
	%883 = extractelement <4 x i16> %879, i32 3, !dbg !1977
	%884 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %871, i32 0, i32 1, !dbg !1977
	%885 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %871, i32 0, i32 2, !dbg !1977
	%886 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %871, i32 0, i32 3, !dbg !1977
	%887 = bitcast i16 %880 to half, !dbg !1979
	%888 = fpext half %887 to float, !dbg !1979
	%889 = bitcast i16 %881 to half, !dbg !1981
	%890 = fpext half %889 to float, !dbg !1981
	%891 = bitcast i16 %882 to half, !dbg !1983
	%892 = fpext half %891 to float, !dbg !1983
	%893 = bitcast i16 %883 to half, !dbg !1985
	%894 = fpext half %893 to float, !dbg !1985
	br label %b136, !dbg !1986

b129:
	%895 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %861, !dbg !1988
	%896 = icmp uge i64 %861, %p15, !dbg !1988
	br i1 %896, label %b129_fail1, label %b129_ok1, !dbg !1988, !prof !26

b129_ok1:
	%897 = load i16, i16 addrspace(1)* %895, align 2, !dbg !1988
	%898 = bitcast i16 %897 to half, !dbg !1990
	%899 = fpext half %898 to float, !dbg !1990
	%900 = add i64 %861, 1, !dbg !1991
	%901 = icmp slt i64 %900, %p15, !dbg !1993
	br i1 %901, label %b130, label %b131, !dbg !1993

b130:
	%902 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %900, !dbg !1994
	%903 = icmp uge i64 %900, %p15, !dbg !1994
	br i1 %903, label %b130_fail1, label %b130_ok1, !dbg !1994, !prof !26

b130_ok1:
	%904 = load i16, i16 addrspace(1)* %902, align 2, !dbg !1994
	%905 = bitcast i16 %904 to half, !dbg !1996
	%906 = fpext half %905 to float, !dbg !1996
	br label %b131, !dbg !1997

b131:
	%907 = phi float [ 0.000000e+00, %b129_ok1 ], [ %906, %b130_ok1 ], !dbg !1998
	%908 = add i64 %861, 2, !dbg !1999
	%909 = icmp slt i64 %908, %p15, !dbg !2001
	br i1 %909, label %b132, label %b133, !dbg !2001

b132:
	%910 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %908, !dbg !2002
	%911 = icmp uge i64 %908, %p15, !dbg !2002
	br i1 %911, label %b132_fail1, label %b132_ok1, !dbg !2002, !prof !26

b132_ok1:
	%912 = load i16, i16 addrspace(1)* %910, align 2, !dbg !2002
	%913 = bitcast i16 %912 to half, !dbg !2004
	%914 = fpext half %913 to float, !dbg !2004
	br label %b133, !dbg !2005

b133:
	%915 = phi float [ 0.000000e+00, %b131 ], [ %914, %b132_ok1 ], !dbg !2006
	%916 = add i64 %861, 3, !dbg !2007
	%917 = icmp slt i64 %916, %p15, !dbg !2009
	br i1 %917, label %b134, label %b135, !dbg !2009

b134:
	%918 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %916, !dbg !2010
	%919 = icmp uge i64 %916, %p15, !dbg !2010
	br i1 %919, label %b134_fail1, label %b134_ok1, !dbg !2010, !prof !26

b134_ok1:
	%920 = load i16, i16 addrspace(1)* %918, align 2, !dbg !2010
	%921 = bitcast i16 %920 to half, !dbg !2012
	%922 = fpext half %921 to float, !dbg !2012
	br label %b135, !dbg !2013

b135:
	%923 = phi float [ 0.000000e+00, %b133 ], [ %922, %b134_ok1 ], !dbg !2014
	br label %b136, !dbg !2015

b136:
	%924 = phi float [ %894, %b128_ok1 ], [ %923, %b135 ], !dbg !2016
	%925 = phi float [ %892, %b128_ok1 ], [ %915, %b135 ], !dbg !2016
	%926 = phi float [ %890, %b128_ok1 ], [ %907, %b135 ], !dbg !2016
	%927 = phi float [ %888, %b128_ok1 ], [ %899, %b135 ], !dbg !2016
	br i1 %1, label %b137, label %b138, !dbg !2018

b137:
	%928 = addrspacecast i16 addrspace(1)* %855 to i16*, !dbg !2019
	%929 = ptrtoint i16* %928 to i64, !dbg !2019
	%930 = and i64 %929, 7, !dbg !2019
	%931 = icmp eq i64 %930, 0, !dbg !2019
	%932 = or i1 %931, %73, !dbg !2019
	%933 = ashr i64 %p15, 2, !dbg !2019
	%934 = ashr i64 %861, 2, !dbg !2020
	%935 = bitcast i16 addrspace(1)* %855 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2019
	%936 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %935, i64 %934, !dbg !2021
	%937 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %936, i32 0, i32 0, !dbg !2021
	%938 = icmp eq i1 %72, false, !dbg !2019
	%939 = icmp eq i1 %932, false, !dbg !2019
	%940 = icmp uge i64 %934, %933, !dbg !2021
	%941 = or i1 %938, %939, !dbg !2021
	%942 = or i1 %941, %940, !dbg !2021
	br i1 %942, label %b137_fail1, label %b137_ok1, !dbg !2021, !prof !26

b137_ok1:
	%943 = bitcast { i16, i16, i16, i16 } addrspace(1)* %936 to <4 x i16> addrspace(1)*, !dbg !2021
	%944 = load <4 x i16>, <4 x i16> addrspace(1)* %943, align 8, !dbg !2021
	%945 = extractelement <4 x i16> %944, i32 0, !dbg !2021
	%946 = extractelement <4 x i16> %944, i32 1, !dbg !2021
	%947 = extractelement <4 x i16> %944, i32 2, !dbg !2021
	%948 = extractelement <4 x i16> %944, i32 3, !dbg !2021
	%949 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %936, i32 0, i32 1, !dbg !2021
	%950 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %936, i32 0, i32 2, !dbg !2021
	%951 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %936, i32 0, i32 3, !dbg !2021
	%952 = bitcast i16 %945 to half, !dbg !2023
	%953 = fpext half %952 to float, !dbg !2023
	%954 = bitcast i16 %946 to half, !dbg !2025
	%955 = fpext half %954 to float, !dbg !2025
	%956 = bitcast i16 %947 to half, !dbg !2027
	%957 = fpext half %956 to float, !dbg !2027
	%958 = bitcast i16 %948 to half, !dbg !2029
	%959 = fpext half %958 to float, !dbg !2029
	br label %b145, !dbg !2030

b138:
	%960 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %861, !dbg !2032
	%961 = icmp uge i64 %861, %p15, !dbg !2032
	br i1 %961, label %b138_fail1, label %b138_ok1, !dbg !2032, !prof !26

b138_ok1:
	%962 = load i16, i16 addrspace(1)* %960, align 2, !dbg !2032
	%963 = bitcast i16 %962 to half, !dbg !2034
	%964 = fpext half %963 to float, !dbg !2034
	%965 = add i64 %861, 1, !dbg !2035
	%966 = icmp slt i64 %965, %p15, !dbg !2037
	br i1 %966, label %b139, label %b140, !dbg !2037

b139:
	%967 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %965, !dbg !2038
	%968 = icmp uge i64 %965, %p15, !dbg !2038
	br i1 %968, label %b139_fail1, label %b139_ok1, !dbg !2038, !prof !26

b139_ok1:
	%969 = load i16, i16 addrspace(1)* %967, align 2, !dbg !2038
	%970 = bitcast i16 %969 to half, !dbg !2040
	%971 = fpext half %970 to float, !dbg !2040
	br label %b140, !dbg !2041

b140:
	%972 = phi float [ 0.000000e+00, %b138_ok1 ], [ %971, %b139_ok1 ], !dbg !2042
	%973 = add i64 %861, 2, !dbg !2043
	%974 = icmp slt i64 %973, %p15, !dbg !2045
	br i1 %974, label %b141, label %b142, !dbg !2045

b141:
	%975 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %973, !dbg !2046
	%976 = icmp uge i64 %973, %p15, !dbg !2046
	br i1 %976, label %b141_fail1, label %b141_ok1, !dbg !2046, !prof !26

b141_ok1:
	%977 = load i16, i16 addrspace(1)* %975, align 2, !dbg !2046
	%978 = bitcast i16 %977 to half, !dbg !2048
	%979 = fpext half %978 to float, !dbg !2048
	br label %b142, !dbg !2049

b142:
	%980 = phi float [ 0.000000e+00, %b140 ], [ %979, %b141_ok1 ], !dbg !2050
	%981 = add i64 %861, 3, !dbg !2051
	%982 = icmp slt i64 %981, %p15, !dbg !2053
	br i1 %982, label %b143, label %b144, !dbg !2053

b143:
	%983 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %981, !dbg !2054
	%984 = icmp uge i64 %981, %p15, !dbg !2054
	br i1 %984, label %b143_fail1, label %b143_ok1, !dbg !2054, !prof !26

b143_ok1:
	%985 = load i16, i16 addrspace(1)* %983, align 2, !dbg !2054
	%986 = bitcast i16 %985 to half, !dbg !2056
	%987 = fpext half %986 to float, !dbg !2056
	br label %b144, !dbg !2057

b144:
	%988 = phi float [ 0.000000e+00, %b142 ], [ %987, %b143_ok1 ], !dbg !2058
	br label %b145, !dbg !2059

b145:
	%989 = phi float [ %959, %b137_ok1 ], [ %988, %b144 ], !dbg !1684
	%990 = phi float [ %957, %b137_ok1 ], [ %980, %b144 ], !dbg !1684
	%991 = phi float [ %955, %b137_ok1 ], [ %972, %b144 ], !dbg !1684
	%992 = phi float [ %953, %b137_ok1 ], [ %964, %b144 ], !dbg !1684
	%993 = fadd float %927, %992, !dbg !2061
	%994 = fadd float %926, %991, !dbg !2062
	%995 = fadd float %925, %990, !dbg !2063
	%996 = fadd float %924, %989, !dbg !2064
	%997 = icmp slt i64 %860, %853, !dbg !2065
	br i1 %997, label %b146, label %b147, !dbg !2065

b146:
	%998 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %854, i64 %860, !dbg !2066
	%999 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %998, i32 0, i32 0, !dbg !2066
	%1000 = icmp uge i64 %860, %853, !dbg !2066
	br i1 %1000, label %b146_fail1, label %b146_ok1, !dbg !2066, !prof !26

b146_ok1:
	%1001 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %998, i32 0, i32 1, !dbg !2066
	%1002 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %998, i32 0, i32 2, !dbg !2066
	%1003 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %998, i32 0, i32 3, !dbg !2066
	%1004 = bitcast { float, float, float, float } addrspace(3)* %998 to <4 x float> addrspace(3)*, !dbg !2066
	%1005 = insertelement <4 x float> undef, float %993, i32 0, !dbg !2066
	%1006 = insertelement <4 x float> %1005, float %994, i32 1, !dbg !2066
	%1007 = insertelement <4 x float> %1006, float %995, i32 2, !dbg !2066
	%1008 = insertelement <4 x float> %1007, float %996, i32 3, !dbg !2066
	store <4 x float> %1008, <4 x float> addrspace(3)* %1004, align 16, !dbg !2066
	br label %b147, !dbg !2066

b147:
	%1009 = fmul float %993, %993, !dbg !2067
	%1010 = fadd float %859, %1009, !dbg !2068
	%1011 = fmul float %994, %994, !dbg !2069
	%1012 = fadd float %1010, %1011, !dbg !2070
	%1013 = fmul float %995, %995, !dbg !2071
	%1014 = fadd float %1012, %1013, !dbg !2072
	%1015 = fmul float %996, %996, !dbg !2073
	%1016 = fadd float %1014, %1015, !dbg !2074
	%1017 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1967, !range !204
	%1018 = mul i32 %858, %1017, !dbg !1967
	%1019 = sext i32 %1018 to i64, !dbg !1967
	%1020 = add i64 %860, %1019, !dbg !2075
	br label %b126, !dbg !2075

b148:
	%1021 = and i32 %820, -32, !dbg !2079
	%1022 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2079, !range !204
	%1023 = mul i32 %858, %1022, !dbg !2079
	%1024 = sub i32 %1023, %1021, !dbg !2079
	%1025 = icmp slt i32 %1024, 32, !dbg !2079
	%1026 = select i1 %1025, i32 %1024, i32 32, !dbg !2079
	%1027 = icmp eq i32 %1026, 32, !dbg !2080
	br i1 %1027, label %b149, label %b151, !dbg !2080

b149:
	%1028 = phi float [ %1036, %b150 ], [ %859, %b148 ], !dbg !2081
	%1029 = phi i64 [ %1039, %b150 ], [ 16, %b148 ], !dbg !2082
	%1030 = icmp sgt i64 %1029, 0, !dbg !2083
	br i1 %1030, label %b150, label %b154, !dbg !2083

b150:
	%1031 = trunc i64 %1029 to i32, !dbg !2084
	%1032 = bitcast float %1028 to i32, !dbg !2084
	%1033 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %1032, i32 %1031, i32 31), !dbg !2084
	%1034 = extractvalue { i32, i1 } %1033, 0, !dbg !2084
	%1035 = bitcast i32 %1034 to float, !dbg !2084
	%1036 = fadd float %1028, %1035, !dbg !2085
	%1037 = trunc i64 %1029 to i32, !dbg !2086
	%1038 = udiv i32 %1037, 2, !dbg !2086
	%1039 = zext i32 %1038 to i64, !dbg !2086
	br label %b149, !dbg !2086

b151:
	%1040 = bitcast float %859 to i32, !dbg !2087
	%1041 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1040, i32 0, i32 31), !dbg !2087
	%1042 = extractvalue { i32, i1 } %1041, 0, !dbg !2087
	%1043 = bitcast i32 %1042 to float, !dbg !2087
	br label %b152, !dbg !2087

b152:
	%1044 = phi float [ %1043, %b151 ], [ %1051, %b153 ], !dbg !2088
	%1045 = phi i32 [ 1, %b151 ], [ %1052, %b153 ], !dbg !2089
	%1046 = icmp slt i32 %1045, %1026, !dbg !2090
	br i1 %1046, label %b153, label %b154, !dbg !2090

b153:
	%1047 = bitcast float %859 to i32, !dbg !2091
	%1048 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1047, i32 %1045, i32 31), !dbg !2091
	%1049 = extractvalue { i32, i1 } %1048, 0, !dbg !2091
	%1050 = bitcast i32 %1049 to float, !dbg !2091
	%1051 = fadd float %1044, %1050, !dbg !2085
	%1052 = add i32 %1045, 1, !dbg !2092
	br label %b152, !dbg !2092

b154:
	%1053 = phi float [ %1028, %b149 ], [ %1044, %b152 ], !dbg !2078
	%1054 = sext i32 %1023 to i64, !dbg !2094
	%1055 = trunc i64 %1054 to i32, !dbg !2095
	%1056 = add i32 %1055, 32, !dbg !2095
	%1057 = sub i32 %1056, 1, !dbg !2096
	%1058 = udiv i32 %1057, 32, !dbg !2097
	%1059 = zext i32 %1058 to i64, !dbg !2097
	%1060 = trunc i64 %1059 to i32, !dbg !2097
	%1061 = icmp eq i32 %1060, 1, !dbg !2098
	br i1 %1061, label %b170, label %b155, !dbg !2098

b155:
	call void @llvm.nvvm.barrier0(), !dbg !2100
	%1062 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2101, !range !416
	%1063 = icmp eq i32 %1062, 0, !dbg !2102
	br i1 %1063, label %b156, label %b157, !dbg !2102

b156:
	%1064 = trunc i64 %821 to i32, !dbg !2103
	%1065 = udiv i32 %1064, 32, !dbg !2103
	%1066 = zext i32 %1065 to i64, !dbg !2103
	%1067 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1066, !dbg !2104
	store float %1053, float addrspace(3)* %1067, align 4, !dbg !2104
	br label %b157, !dbg !2104

b157:
	call void @llvm.nvvm.barrier0(), !dbg !2105
	br label %b158, !dbg !2105

b158:
	%1068 = phi float [ %1053, %b157 ], [ %1089, %b169 ], !dbg !2106
	%1069 = phi i32 [ 0, %b157 ], [ %1099, %b169 ], !dbg !2107
	%1070 = icmp slt i32 %1069, %1060, !dbg !2108
	br i1 %1070, label %b159, label %b170, !dbg !2108

b159:
	store [8 x float] zeroinitializer, [8 x float]* %3, align 4, !dbg !2109
	%1071 = and i32 %1069, 24, !dbg !2110
	br label %b160, !dbg !2110

b160:
	%1072 = phi i32 [ 0, %b159 ], [ %1079, %b160 ], !dbg !2110
	%1073 = add i32 %1071, %1072, !dbg !2111
	%1074 = sext i32 %1073 to i64, !dbg !2112
	%1075 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1074, !dbg !2112
	%1076 = load float, float addrspace(3)* %1075, align 4, !dbg !2112
	%1077 = sext i32 %1072 to i64, !dbg !2113
	%1078 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %1077, !dbg !2113
	store float %1076, float* %1078, align 4, !dbg !2113
	%1079 = add i32 %1072, 1, !dbg !2113
	%1080 = icmp slt i32 %1079, 8, !dbg !2113
	br i1 %1080, label %b160, label %b161, !dbg !2113

b161:
	%1081 = icmp eq i32 %1069, 0, !dbg !2114
	br i1 %1081, label %b162, label %b163, !dbg !2114

b162:
	%1082 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !2115
	%1083 = load float, float* %1082, align 4, !dbg !2115
	br label %b164, !dbg !2115

b163:
	%1084 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !2116
	%1085 = load float, float* %1084, align 4, !dbg !2116
	%1086 = fadd float %1068, %1085, !dbg !2085
	br label %b164, !dbg !2117

b164:
	%1087 = phi float [ %1083, %b162 ], [ %1086, %b163 ], !dbg !2106
	%1088 = sub i32 %1060, %1069, !dbg !2118
	br label %b165, !dbg !2118

b165:
	%1089 = phi float [ %1087, %b164 ], [ %1097, %b168 ], !dbg !2106
	%1090 = phi i32 [ 1, %b164 ], [ %1098, %b168 ], !dbg !2119
	%1091 = icmp slt i32 %1090, 8, !dbg !2120
	br i1 %1091, label %b166, label %b169, !dbg !2120

b166:
	%1092 = icmp slt i32 %1090, %1088, !dbg !2121
	br i1 %1092, label %b167, label %b168, !dbg !2121

b167:
	%1093 = sext i32 %1090 to i64, !dbg !2122
	%1094 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %1093, !dbg !2122
	%1095 = load float, float* %1094, align 4, !dbg !2122
	%1096 = fadd float %1089, %1095, !dbg !2085
	br label %b168, !dbg !2123

b168:
	%1097 = phi float [ %1089, %b166 ], [ %1096, %b167 ], !dbg !2106
	%1098 = add i32 %1090, 1, !dbg !2124
	br label %b165, !dbg !2124

b169:
	%1099 = add nsw i32 %1069, 8, !dbg !2125
	br label %b158, !dbg !2125, !llvm.loop !2127

b170:
	%1100 = phi float [ %1053, %b154 ], [ %1068, %b158 ], !dbg !2077
	%1101 = sitofp i64 %p15 to float, !dbg !2128
	%1102 = fdiv float %1100, %1101, !dbg !2129
	%1103 = fadd float %1102, %p16, !dbg !2130
	%1104 = call float @__nv_rsqrtf(float %1103), !dbg !2131
	br label %b171, !dbg !2132

b171:
	%1105 = phi i64 [ %821, %b170 ], [ %1440, %b220 ], !dbg !2133
	%1106 = mul i64 %1105, 4, !dbg !2134
	%1107 = icmp slt i64 %1106, %p15, !dbg !2135
	br i1 %1107, label %b172, label %b221, !dbg !2135

b172:
	%1108 = icmp slt i64 %1105, %853, !dbg !2136
	br i1 %1108, label %b173, label %b174, !dbg !2136

b173:
	%1109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %854, i64 %1105, !dbg !2137
	%1110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1109, i32 0, i32 0, !dbg !2137
	%1111 = icmp uge i64 %1105, %853, !dbg !2137
	br i1 %1111, label %b173_fail1, label %b173_ok1, !dbg !2137, !prof !26

b173_ok1:
	%1112 = bitcast { float, float, float, float } addrspace(3)* %1109 to <4 x float> addrspace(3)*, !dbg !2137
	%1113 = load <4 x float>, <4 x float> addrspace(3)* %1112, align 16, !dbg !2137
	%1114 = extractelement <4 x float> %1113, i32 0, !dbg !2137
	%1115 = extractelement <4 x float> %1113, i32 1, !dbg !2137
	%1116 = extractelement <4 x float> %1113, i32 2, !dbg !2137
	%1117 = extractelement <4 x float> %1113, i32 3, !dbg !2137
	%1118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1109, i32 0, i32 1, !dbg !2137
	%1119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1109, i32 0, i32 2, !dbg !2137
	%1120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1109, i32 0, i32 3, !dbg !2137
	br label %b193, !dbg !2138

b174:
	br i1 %1, label %b175, label %b176, !dbg !1974

b175:
	%1121 = addrspacecast i16 addrspace(1)* %835 to i16*, !dbg !1975
	%1122 = ptrtoint i16* %1121 to i64, !dbg !1975
	%1123 = and i64 %1122, 7, !dbg !1975
	%1124 = icmp eq i64 %1123, 0, !dbg !1975
	%1125 = or i1 %1124, %73, !dbg !1975
	%1126 = ashr i64 %p15, 2, !dbg !1975
	%1127 = ashr i64 %1106, 2, !dbg !1976
	%1128 = bitcast i16 addrspace(1)* %835 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !1975
	%1129 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1128, i64 %1127, !dbg !1977
	%1130 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1129, i32 0, i32 0, !dbg !1977
	%1131 = icmp eq i1 %72, false, !dbg !1975
	%1132 = icmp eq i1 %1125, false, !dbg !1975
	%1133 = icmp uge i64 %1127, %1126, !dbg !1977
	%1134 = or i1 %1131, %1132, !dbg !1977
	%1135 = or i1 %1134, %1133, !dbg !1977
	br i1 %1135, label %b175_fail1, label %b175_ok1, !dbg !1977, !prof !26

b175_ok1:
	%1136 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1129 to <4 x i16> addrspace(1)*, !dbg !1977
	%1137 = load <4 x i16>, <4 x i16> addrspace(1)* %1136, align 8, !dbg !1977
	%1138 = extractelement <4 x i16> %1137, i32 0, !dbg !1977
	%1139 = extractelement <4 x i16> %1137, i32 1, !dbg !1977
	%1140 = extractelement <4 x i16> %1137, i32 2, !dbg !1977
	%1141 = extractelement <4 x i16> %1137, i32 3, !dbg !1977
	%1142 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1129, i32 0, i32 1, !dbg !1977
	%1143 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1129, i32 0, i32 2, !dbg !1977
	%1144 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1129, i32 0, i32 3, !dbg !1977
	%1145 = bitcast i16 %1138 to half, !dbg !1979
	%1146 = fpext half %1145 to float, !dbg !1979
	%1147 = bitcast i16 %1139 to half, !dbg !1981
	%1148 = fpext half %1147 to float, !dbg !1981
	%1149 = bitcast i16 %1140 to half, !dbg !1983
	%1150 = fpext half %1149 to float, !dbg !1983
	%1151 = bitcast i16 %1141 to half, !dbg !1985
	%1152 = fpext half %1151 to float, !dbg !1985
	br label %b183, !dbg !1986

b176:
	%1153 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %1106, !dbg !1988
	%1154 = icmp uge i64 %1106, %p15, !dbg !1988
	br i1 %1154, label %b176_fail1, label %b176_ok1, !dbg !1988, !prof !26

b176_ok1:
	%1155 = load i16, i16 addrspace(1)* %1153, align 2, !dbg !1988
	%1156 = bitcast i16 %1155 to half, !dbg !1990
	%1157 = fpext half %1156 to float, !dbg !1990
	%1158 = add i64 %1106, 1, !dbg !1991
	%1159 = icmp slt i64 %1158, %p15, !dbg !1993
	br i1 %1159, label %b177, label %b178, !dbg !1993

b177:
	%1160 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %1158, !dbg !1994
	%1161 = icmp uge i64 %1158, %p15, !dbg !1994
	br i1 %1161, label %b177_fail1, label %b177_ok1, !dbg !1994, !prof !26

b177_ok1:
	%1162 = load i16, i16 addrspace(1)* %1160, align 2, !dbg !1994
	%1163 = bitcast i16 %1162 to half, !dbg !1996
	%1164 = fpext half %1163 to float, !dbg !1996
	br label %b178, !dbg !1997

b178:
	%1165 = phi float [ 0.000000e+00, %b176_ok1 ], [ %1164, %b177_ok1 ], !dbg !1998
	%1166 = add i64 %1106, 2, !dbg !1999
	%1167 = icmp slt i64 %1166, %p15, !dbg !2001
	br i1 %1167, label %b179, label %b180, !dbg !2001

b179:
	%1168 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %1166, !dbg !2002
	%1169 = icmp uge i64 %1166, %p15, !dbg !2002
	br i1 %1169, label %b179_fail1, label %b179_ok1, !dbg !2002, !prof !26

b179_ok1:
	%1170 = load i16, i16 addrspace(1)* %1168, align 2, !dbg !2002
	%1171 = bitcast i16 %1170 to half, !dbg !2004
	%1172 = fpext half %1171 to float, !dbg !2004
	br label %b180, !dbg !2005

b180:
	%1173 = phi float [ 0.000000e+00, %b178 ], [ %1172, %b179_ok1 ], !dbg !2006
	%1174 = add i64 %1106, 3, !dbg !2007
	%1175 = icmp slt i64 %1174, %p15, !dbg !2009
	br i1 %1175, label %b181, label %b182, !dbg !2009

b181:
	%1176 = getelementptr inbounds i16, i16 addrspace(1)* %835, i64 %1174, !dbg !2010
	%1177 = icmp uge i64 %1174, %p15, !dbg !2010
	br i1 %1177, label %b181_fail1, label %b181_ok1, !dbg !2010, !prof !26

b181_ok1:
	%1178 = load i16, i16 addrspace(1)* %1176, align 2, !dbg !2010
	%1179 = bitcast i16 %1178 to half, !dbg !2012
	%1180 = fpext half %1179 to float, !dbg !2012
	br label %b182, !dbg !2013

b182:
	%1181 = phi float [ 0.000000e+00, %b180 ], [ %1180, %b181_ok1 ], !dbg !2014
	br label %b183, !dbg !2015

b183:
	%1182 = phi float [ %1152, %b175_ok1 ], [ %1181, %b182 ], !dbg !2016
	%1183 = phi float [ %1150, %b175_ok1 ], [ %1173, %b182 ], !dbg !2016
	%1184 = phi float [ %1148, %b175_ok1 ], [ %1165, %b182 ], !dbg !2016
	%1185 = phi float [ %1146, %b175_ok1 ], [ %1157, %b182 ], !dbg !2016
	br i1 %1, label %b184, label %b185, !dbg !2140

b184:
	%1186 = addrspacecast i16 addrspace(1)* %855 to i16*, !dbg !2141
	%1187 = ptrtoint i16* %1186 to i64, !dbg !2141
	%1188 = and i64 %1187, 7, !dbg !2141
	%1189 = icmp eq i64 %1188, 0, !dbg !2141
	%1190 = or i1 %1189, %73, !dbg !2141
	%1191 = ashr i64 %p15, 2, !dbg !2141
	%1192 = ashr i64 %1106, 2, !dbg !2142
	%1193 = bitcast i16 addrspace(1)* %855 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2141
	%1194 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1193, i64 %1192, !dbg !2143
	%1195 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1194, i32 0, i32 0, !dbg !2143
	%1196 = icmp eq i1 %72, false, !dbg !2141
	%1197 = icmp eq i1 %1190, false, !dbg !2141
	%1198 = icmp uge i64 %1192, %1191, !dbg !2143
	%1199 = or i1 %1196, %1197, !dbg !2143
	%1200 = or i1 %1199, %1198, !dbg !2143
	br i1 %1200, label %b184_fail1, label %b184_ok1, !dbg !2143, !prof !26

b184_ok1:
	%1201 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1194 to <4 x i16> addrspace(1)*, !dbg !2143
	%1202 = load <4 x i16>, <4 x i16> addrspace(1)* %1201, align 8, !dbg !2143
	%1203 = extractelement <4 x i16> %1202, i32 0, !dbg !2143
	%1204 = extractelement <4 x i16> %1202, i32 1, !dbg !2143
	%1205 = extractelement <4 x i16> %1202, i32 2, !dbg !2143
	%1206 = extractelement <4 x i16> %1202, i32 3, !dbg !2143
	%1207 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1194, i32 0, i32 1, !dbg !2143
	%1208 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1194, i32 0, i32 2, !dbg !2143
	%1209 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1194, i32 0, i32 3, !dbg !2143
	%1210 = bitcast i16 %1203 to half, !dbg !2145
	%1211 = fpext half %1210 to float, !dbg !2145
	%1212 = bitcast i16 %1204 to half, !dbg !2147
	%1213 = fpext half %1212 to float, !dbg !2147
	%1214 = bitcast i16 %1205 to half, !dbg !2149
	%1215 = fpext half %1214 to float, !dbg !2149
	%1216 = bitcast i16 %1206 to half, !dbg !2151
	%1217 = fpext half %1216 to float, !dbg !2151
	br label %b192, !dbg !2152

b185:
	%1218 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %1106, !dbg !2154
	%1219 = icmp uge i64 %1106, %p15, !dbg !2154
	br i1 %1219, label %b185_fail1, label %b185_ok1, !dbg !2154, !prof !26

b185_ok1:
	%1220 = load i16, i16 addrspace(1)* %1218, align 2, !dbg !2154
	%1221 = bitcast i16 %1220 to half, !dbg !2156
	%1222 = fpext half %1221 to float, !dbg !2156
	%1223 = add i64 %1106, 1, !dbg !2157
	%1224 = icmp slt i64 %1223, %p15, !dbg !2159
	br i1 %1224, label %b186, label %b187, !dbg !2159

b186:
	%1225 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %1223, !dbg !2160
	%1226 = icmp uge i64 %1223, %p15, !dbg !2160
	br i1 %1226, label %b186_fail1, label %b186_ok1, !dbg !2160, !prof !26

b186_ok1:
	%1227 = load i16, i16 addrspace(1)* %1225, align 2, !dbg !2160
	%1228 = bitcast i16 %1227 to half, !dbg !2162
	%1229 = fpext half %1228 to float, !dbg !2162
	br label %b187, !dbg !2163

b187:
	%1230 = phi float [ 0.000000e+00, %b185_ok1 ], [ %1229, %b186_ok1 ], !dbg !2164
	%1231 = add i64 %1106, 2, !dbg !2165
	%1232 = icmp slt i64 %1231, %p15, !dbg !2167
	br i1 %1232, label %b188, label %b189, !dbg !2167

b188:
	%1233 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %1231, !dbg !2168
	%1234 = icmp uge i64 %1231, %p15, !dbg !2168
	br i1 %1234, label %b188_fail1, label %b188_ok1, !dbg !2168, !prof !26

b188_ok1:
	%1235 = load i16, i16 addrspace(1)* %1233, align 2, !dbg !2168
	%1236 = bitcast i16 %1235 to half, !dbg !2170
	%1237 = fpext half %1236 to float, !dbg !2170
	br label %b189, !dbg !2171

b189:
	%1238 = phi float [ 0.000000e+00, %b187 ], [ %1237, %b188_ok1 ], !dbg !2172
	%1239 = add i64 %1106, 3, !dbg !2173
	%1240 = icmp slt i64 %1239, %p15, !dbg !2175
	br i1 %1240, label %b190, label %b191, !dbg !2175

b190:
	%1241 = getelementptr inbounds i16, i16 addrspace(1)* %855, i64 %1239, !dbg !2176
	%1242 = icmp uge i64 %1239, %p15, !dbg !2176
	br i1 %1242, label %b190_fail1, label %b190_ok1, !dbg !2176, !prof !26

b190_ok1:
	%1243 = load i16, i16 addrspace(1)* %1241, align 2, !dbg !2176
	%1244 = bitcast i16 %1243 to half, !dbg !2178
	%1245 = fpext half %1244 to float, !dbg !2178
	br label %b191, !dbg !2179

b191:
	%1246 = phi float [ 0.000000e+00, %b189 ], [ %1245, %b190_ok1 ], !dbg !2180
	br label %b192, !dbg !2181

b192:
	%1247 = phi float [ %1217, %b184_ok1 ], [ %1246, %b191 ], !dbg !1806
	%1248 = phi float [ %1215, %b184_ok1 ], [ %1238, %b191 ], !dbg !1806
	%1249 = phi float [ %1213, %b184_ok1 ], [ %1230, %b191 ], !dbg !1806
	%1250 = phi float [ %1211, %b184_ok1 ], [ %1222, %b191 ], !dbg !1806
	%1251 = fadd float %1185, %1250, !dbg !2183
	%1252 = fadd float %1184, %1249, !dbg !2184
	%1253 = fadd float %1183, %1248, !dbg !2185
	%1254 = fadd float %1182, %1247, !dbg !2186
	br label %b193, !dbg !2187

b193:
	%1255 = phi float [ %1117, %b173_ok1 ], [ %1254, %b192 ], !dbg !1813
	%1256 = phi float [ %1116, %b173_ok1 ], [ %1253, %b192 ], !dbg !1813
	%1257 = phi float [ %1115, %b173_ok1 ], [ %1252, %b192 ], !dbg !1813
	%1258 = phi float [ %1114, %b173_ok1 ], [ %1251, %b192 ], !dbg !1813
	br i1 %1, label %b194, label %b195, !dbg !2189

b194:
	%1259 = addrspacecast i16 addrspace(1)* %856 to i16*, !dbg !2190
	%1260 = ptrtoint i16* %1259 to i64, !dbg !2190
	%1261 = and i64 %1260, 7, !dbg !2190
	%1262 = icmp eq i64 %1261, 0, !dbg !2190
	%1263 = or i1 %1262, %73, !dbg !2190
	%1264 = ashr i64 %p15, 2, !dbg !2190
	%1265 = ashr i64 %1106, 2, !dbg !2191
	%1266 = bitcast i16 addrspace(1)* %856 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2190
	%1267 = icmp eq i1 %72, false, !dbg !2190
	%1268 = icmp eq i1 %1263, false, !dbg !2190
	%1269 = icmp uge i64 %1265, %1264, !dbg !2192
	%1270 = or i1 %1267, %1268, !dbg !2192
	%1271 = or i1 %1270, %1269, !dbg !2192
	br i1 %1271, label %b194_fail1, label %b194_ok1, !dbg !2192, !prof !26

b194_ok1:
	%1272 = fptrunc float %1258 to half, !dbg !2194
	%1273 = bitcast half %1272 to i16, !dbg !2194
	%1274 = fptrunc float %1257 to half, !dbg !2196
	%1275 = bitcast half %1274 to i16, !dbg !2196
	%1276 = fptrunc float %1256 to half, !dbg !2198
	%1277 = bitcast half %1276 to i16, !dbg !2198
	%1278 = fptrunc float %1255 to half, !dbg !2200
	%1279 = bitcast half %1278 to i16, !dbg !2200
	%1280 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1266, i64 %1265, !dbg !2192
	%1281 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1280, i32 0, i32 0, !dbg !2192
	%1282 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1280, i32 0, i32 1, !dbg !2192
	%1283 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1280, i32 0, i32 2, !dbg !2192
	%1284 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1280, i32 0, i32 3, !dbg !2192
	%1285 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1280 to <4 x i16> addrspace(1)*, !dbg !2192
	%1286 = insertelement <4 x i16> undef, i16 %1273, i32 0, !dbg !2192
	%1287 = insertelement <4 x i16> %1286, i16 %1275, i32 1, !dbg !2192
	%1288 = insertelement <4 x i16> %1287, i16 %1277, i32 2, !dbg !2192
	%1289 = insertelement <4 x i16> %1288, i16 %1279, i32 3, !dbg !2192
	store <4 x i16> %1289, <4 x i16> addrspace(1)* %1285, align 8, !dbg !2192
	br label %b201, !dbg !2201

b195:
	%1290 = icmp uge i64 %1106, %p15, !dbg !2203
	br i1 %1290, label %b195_fail1, label %b195_ok1, !dbg !2203, !prof !26

b195_ok1:
	%1291 = fptrunc float %1258 to half, !dbg !2205
	%1292 = bitcast half %1291 to i16, !dbg !2205
	%1293 = getelementptr inbounds i16, i16 addrspace(1)* %856, i64 %1106, !dbg !2203
	store i16 %1292, i16 addrspace(1)* %1293, align 2, !dbg !2203
	%1294 = add i64 %1106, 1, !dbg !2206
	%1295 = icmp slt i64 %1294, %p15, !dbg !2208
	br i1 %1295, label %b196, label %b197, !dbg !2208

b196:
	%1296 = icmp uge i64 %1294, %p15, !dbg !2209
	br i1 %1296, label %b196_fail1, label %b196_ok1, !dbg !2209, !prof !26

b196_ok1:
	%1297 = fptrunc float %1257 to half, !dbg !2211
	%1298 = bitcast half %1297 to i16, !dbg !2211
	%1299 = getelementptr inbounds i16, i16 addrspace(1)* %856, i64 %1294, !dbg !2209
	store i16 %1298, i16 addrspace(1)* %1299, align 2, !dbg !2209
	br label %b197, !dbg !2209

b197:
	%1300 = add i64 %1106, 2, !dbg !2212
	%1301 = icmp slt i64 %1300, %p15, !dbg !2214
	br i1 %1301, label %b198, label %b199, !dbg !2214

b198:
	%1302 = icmp uge i64 %1300, %p15, !dbg !2215
	br i1 %1302, label %b198_fail1, label %b198_ok1, !dbg !2215, !prof !26

b198_ok1:
	%1303 = fptrunc float %1256 to half, !dbg !2217
	%1304 = bitcast half %1303 to i16, !dbg !2217
	%1305 = getelementptr inbounds i16, i16 addrspace(1)* %856, i64 %1300, !dbg !2215
	store i16 %1304, i16 addrspace(1)* %1305, align 2, !dbg !2215
	br label %b199, !dbg !2215

b199:
	%1306 = add i64 %1106, 3, !dbg !2218
	%1307 = icmp slt i64 %1306, %p15, !dbg !2220
	br i1 %1307, label %b200, label %b201, !dbg !2220

b200:
	%1308 = icmp uge i64 %1306, %p15, !dbg !2221
	br i1 %1308, label %b200_fail1, label %b200_ok1, !dbg !2221, !prof !26

b200_ok1:
	%1309 = fptrunc float %1255 to half, !dbg !2223
	%1310 = bitcast half %1309 to i16, !dbg !2223
	%1311 = getelementptr inbounds i16, i16 addrspace(1)* %856, i64 %1306, !dbg !2221
	store i16 %1310, i16 addrspace(1)* %1311, align 2, !dbg !2221
	br label %b201, !dbg !2221

b201:
	br i1 %1, label %b202, label %b203, !dbg !2225

b202:
	%1312 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !2226
	%1313 = ptrtoint i16* %1312 to i64, !dbg !2226
	%1314 = and i64 %1313, 7, !dbg !2226
	%1315 = icmp eq i64 %1314, 0, !dbg !2226
	%1316 = or i1 %1315, %76, !dbg !2226
	%1317 = ashr i64 %p7, 2, !dbg !2226
	%1318 = ashr i64 %1106, 2, !dbg !2227
	%1319 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2226
	%1320 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1319, i64 %1318, !dbg !2228
	%1321 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1320, i32 0, i32 0, !dbg !2228
	%1322 = icmp eq i1 %75, false, !dbg !2226
	%1323 = icmp eq i1 %1316, false, !dbg !2226
	%1324 = icmp uge i64 %1318, %1317, !dbg !2228
	%1325 = or i1 %1322, %1323, !dbg !2228
	%1326 = or i1 %1325, %1324, !dbg !2228
	br i1 %1326, label %b202_fail1, label %b202_ok1, !dbg !2228, !prof !26

b202_ok1:
	%1327 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1320 to <4 x i16> addrspace(1)*, !dbg !2228
	%1328 = load <4 x i16>, <4 x i16> addrspace(1)* %1327, align 8, !dbg !2228
	%1329 = extractelement <4 x i16> %1328, i32 0, !dbg !2228
	%1330 = extractelement <4 x i16> %1328, i32 1, !dbg !2228
	%1331 = extractelement <4 x i16> %1328, i32 2, !dbg !2228
	%1332 = extractelement <4 x i16> %1328, i32 3, !dbg !2228
	%1333 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1320, i32 0, i32 1, !dbg !2228
	%1334 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1320, i32 0, i32 2, !dbg !2228
	%1335 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1320, i32 0, i32 3, !dbg !2228
	%1336 = bitcast i16 %1329 to half, !dbg !2230
	%1337 = fpext half %1336 to float, !dbg !2230
	%1338 = bitcast i16 %1330 to half, !dbg !2232
	%1339 = fpext half %1338 to float, !dbg !2232
	%1340 = bitcast i16 %1331 to half, !dbg !2234
	%1341 = fpext half %1340 to float, !dbg !2234
	%1342 = bitcast i16 %1332 to half, !dbg !2236
	%1343 = fpext half %1342 to float, !dbg !2236
	br label %b212, !dbg !2237

b203:
	%1344 = icmp slt i64 %1106, %p7, !dbg !2239
	br i1 %1344, label %b204, label %b205, !dbg !2239

b204:
	%1345 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1106, !dbg !2240
	%1346 = icmp uge i64 %1106, %p7, !dbg !2240
	br i1 %1346, label %b204_fail1, label %b204_ok1, !dbg !2240, !prof !26

b204_ok1:
	%1347 = load i16, i16 addrspace(1)* %1345, align 2, !dbg !2240
	%1348 = bitcast i16 %1347 to half, !dbg !2242
	%1349 = fpext half %1348 to float, !dbg !2242
	br label %b205, !dbg !2243

b205:
	%1350 = phi float [ 0.000000e+00, %b203 ], [ %1349, %b204_ok1 ], !dbg !2244
	%1351 = add i64 %1106, 1, !dbg !2245
	%1352 = icmp slt i64 %1351, %p7, !dbg !2247
	br i1 %1352, label %b206, label %b207, !dbg !2247

b206:
	%1353 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1351, !dbg !2248
	%1354 = icmp uge i64 %1351, %p7, !dbg !2248
	br i1 %1354, label %b206_fail1, label %b206_ok1, !dbg !2248, !prof !26

b206_ok1:
	%1355 = load i16, i16 addrspace(1)* %1353, align 2, !dbg !2248
	%1356 = bitcast i16 %1355 to half, !dbg !2250
	%1357 = fpext half %1356 to float, !dbg !2250
	br label %b207, !dbg !2251

b207:
	%1358 = phi float [ 0.000000e+00, %b205 ], [ %1357, %b206_ok1 ], !dbg !2252
	%1359 = add i64 %1106, 2, !dbg !2253
	%1360 = icmp slt i64 %1359, %p7, !dbg !2255
	br i1 %1360, label %b208, label %b209, !dbg !2255

b208:
	%1361 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1359, !dbg !2256
	%1362 = icmp uge i64 %1359, %p7, !dbg !2256
	br i1 %1362, label %b208_fail1, label %b208_ok1, !dbg !2256, !prof !26

b208_ok1:
	%1363 = load i16, i16 addrspace(1)* %1361, align 2, !dbg !2256
	%1364 = bitcast i16 %1363 to half, !dbg !2258
	%1365 = fpext half %1364 to float, !dbg !2258
	br label %b209, !dbg !2259

b209:
	%1366 = phi float [ 0.000000e+00, %b207 ], [ %1365, %b208_ok1 ], !dbg !2260
	%1367 = add i64 %1106, 3, !dbg !2261
	%1368 = icmp slt i64 %1367, %p7, !dbg !2263
	br i1 %1368, label %b210, label %b211, !dbg !2263

b210:
	%1369 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1367, !dbg !2264
	%1370 = icmp uge i64 %1367, %p7, !dbg !2264
	br i1 %1370, label %b210_fail1, label %b210_ok1, !dbg !2264, !prof !26

b210_ok1:
	%1371 = load i16, i16 addrspace(1)* %1369, align 2, !dbg !2264
	%1372 = bitcast i16 %1371 to half, !dbg !2266
	%1373 = fpext half %1372 to float, !dbg !2266
	br label %b211, !dbg !2267

b211:
	%1374 = phi float [ 0.000000e+00, %b209 ], [ %1373, %b210_ok1 ], !dbg !2268
	br label %b212, !dbg !2269

b212:
	%1375 = phi float [ %1343, %b202_ok1 ], [ %1374, %b211 ], !dbg !1894
	%1376 = phi float [ %1341, %b202_ok1 ], [ %1366, %b211 ], !dbg !1894
	%1377 = phi float [ %1339, %b202_ok1 ], [ %1358, %b211 ], !dbg !1894
	%1378 = phi float [ %1337, %b202_ok1 ], [ %1350, %b211 ], !dbg !1894
	%1379 = fmul float %1258, %1104, !dbg !2270
	%1380 = fmul float %1379, %1378, !dbg !2271
	%1381 = fmul float %1257, %1104, !dbg !2272
	%1382 = fmul float %1381, %1377, !dbg !2273
	%1383 = fmul float %1256, %1104, !dbg !2274
	%1384 = fmul float %1383, %1376, !dbg !2275
	%1385 = fmul float %1255, %1104, !dbg !2276
	%1386 = fmul float %1385, %1375, !dbg !2277
	br i1 %1, label %b213, label %b214, !dbg !2279

b213:
	%1387 = addrspacecast i16 addrspace(1)* %857 to i16*, !dbg !2280
	%1388 = ptrtoint i16* %1387 to i64, !dbg !2280
	%1389 = and i64 %1388, 7, !dbg !2280
	%1390 = icmp eq i64 %1389, 0, !dbg !2280
	%1391 = or i1 %1390, %73, !dbg !2280
	%1392 = ashr i64 %p15, 2, !dbg !2280
	%1393 = ashr i64 %1106, 2, !dbg !2281
	%1394 = bitcast i16 addrspace(1)* %857 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2280
	%1395 = icmp eq i1 %72, false, !dbg !2280
	%1396 = icmp eq i1 %1391, false, !dbg !2280
	%1397 = icmp uge i64 %1393, %1392, !dbg !2282
	%1398 = or i1 %1395, %1396, !dbg !2282
	%1399 = or i1 %1398, %1397, !dbg !2282
	br i1 %1399, label %b213_fail1, label %b213_ok1, !dbg !2282, !prof !26

b213_ok1:
	%1400 = fptrunc float %1380 to half, !dbg !2284
	%1401 = bitcast half %1400 to i16, !dbg !2284
	%1402 = fptrunc float %1382 to half, !dbg !2286
	%1403 = bitcast half %1402 to i16, !dbg !2286
	%1404 = fptrunc float %1384 to half, !dbg !2288
	%1405 = bitcast half %1404 to i16, !dbg !2288
	%1406 = fptrunc float %1386 to half, !dbg !2290
	%1407 = bitcast half %1406 to i16, !dbg !2290
	%1408 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1394, i64 %1393, !dbg !2282
	%1409 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1408, i32 0, i32 0, !dbg !2282
	%1410 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1408, i32 0, i32 1, !dbg !2282
	%1411 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1408, i32 0, i32 2, !dbg !2282
	%1412 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1408, i32 0, i32 3, !dbg !2282
	%1413 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1408 to <4 x i16> addrspace(1)*, !dbg !2282
	%1414 = insertelement <4 x i16> undef, i16 %1401, i32 0, !dbg !2282
	%1415 = insertelement <4 x i16> %1414, i16 %1403, i32 1, !dbg !2282
	%1416 = insertelement <4 x i16> %1415, i16 %1405, i32 2, !dbg !2282
	%1417 = insertelement <4 x i16> %1416, i16 %1407, i32 3, !dbg !2282
	store <4 x i16> %1417, <4 x i16> addrspace(1)* %1413, align 8, !dbg !2282
	br label %b220, !dbg !2291

b214:
	%1418 = icmp uge i64 %1106, %p15, !dbg !2293
	br i1 %1418, label %b214_fail1, label %b214_ok1, !dbg !2293, !prof !26

b214_ok1:
	%1419 = fptrunc float %1380 to half, !dbg !2295
	%1420 = bitcast half %1419 to i16, !dbg !2295
	%1421 = getelementptr inbounds i16, i16 addrspace(1)* %857, i64 %1106, !dbg !2293
	store i16 %1420, i16 addrspace(1)* %1421, align 2, !dbg !2293
	%1422 = add i64 %1106, 1, !dbg !2296
	%1423 = icmp slt i64 %1422, %p15, !dbg !2298
	br i1 %1423, label %b215, label %b216, !dbg !2298

b215:
	%1424 = icmp uge i64 %1422, %p15, !dbg !2299
	br i1 %1424, label %b215_fail1, label %b215_ok1, !dbg !2299, !prof !26

b215_ok1:
	%1425 = fptrunc float %1382 to half, !dbg !2301
	%1426 = bitcast half %1425 to i16, !dbg !2301
	%1427 = getelementptr inbounds i16, i16 addrspace(1)* %857, i64 %1422, !dbg !2299
	store i16 %1426, i16 addrspace(1)* %1427, align 2, !dbg !2299
	br label %b216, !dbg !2299

b216:
	%1428 = add i64 %1106, 2, !dbg !2302
	%1429 = icmp slt i64 %1428, %p15, !dbg !2304
	br i1 %1429, label %b217, label %b218, !dbg !2304

b217:
	%1430 = icmp uge i64 %1428, %p15, !dbg !2305
	br i1 %1430, label %b217_fail1, label %b217_ok1, !dbg !2305, !prof !26

b217_ok1:
	%1431 = fptrunc float %1384 to half, !dbg !2307
	%1432 = bitcast half %1431 to i16, !dbg !2307
	%1433 = getelementptr inbounds i16, i16 addrspace(1)* %857, i64 %1428, !dbg !2305
	store i16 %1432, i16 addrspace(1)* %1433, align 2, !dbg !2305
	br label %b218, !dbg !2305

b218:
	%1434 = add i64 %1106, 3, !dbg !2308
	%1435 = icmp slt i64 %1434, %p15, !dbg !2310
	br i1 %1435, label %b219, label %b220, !dbg !2310

b219:
	%1436 = icmp uge i64 %1434, %p15, !dbg !2311
	br i1 %1436, label %b219_fail1, label %b219_ok1, !dbg !2311, !prof !26

b219_ok1:
	%1437 = fptrunc float %1386 to half, !dbg !2313
	%1438 = bitcast half %1437 to i16, !dbg !2313
	%1439 = getelementptr inbounds i16, i16 addrspace(1)* %857, i64 %1434, !dbg !2311
	store i16 %1438, i16 addrspace(1)* %1439, align 2, !dbg !2311
	br label %b220, !dbg !2311

b220:
	%1440 = add i64 %1105, %1054, !dbg !2314
	br label %b171, !dbg !2314

b221:
	%1441 = add i64 %805, %20, !dbg !2315
	br label %b122, !dbg !2315

b222:
	%1442 = sext i32 %27 to i64, !dbg !2318
	%1443 = sext i32 %28 to i64, !dbg !2319
	%1444 = trunc i64 %1443 to i32, !dbg !2319
	br label %b223, !dbg !2320

b223:
	%1445 = phi i64 [ %16, %b222 ], [ %1465, %b226 ], !dbg !2321
	%1446 = icmp slt i64 %1445, %p14, !dbg !2322
	br i1 %1446, label %b224, label %b227, !dbg !2322

b224:
	%1447 = phi i32 [ %1464, %b225 ], [ 1, %b223 ], !dbg !2323
	%1448 = sext i32 %1447 to i64, !dbg !2323
	%1449 = icmp slt i32 %1447, %28, !dbg !2324
	br i1 %1449, label %b225, label %b226, !dbg !2324

b225:
	%1450 = add i64 %1442, %1448, !dbg !2326
	%1451 = trunc i64 %1450 to i32, !dbg !2327
	%1452 = urem i32 %1451, %1444, !dbg !2328
	%1453 = zext i32 %1452 to i64, !dbg !2329
	%1454 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !2330
	%1455 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !2330
	%1456 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !2330
	%1457 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !2330
	%1458 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !2330
	%1459 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !2330
	%1460 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !2330
	%1461 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !2330
	%1462 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !2330
	%1463 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2330
	call void @gpuc_fn_norm_job_send_gpu_Float16(i16* %1454, i64 %p1, i64 %p1, i16* %1455, i64 %p3, i64 %p3, i16* %1456, i64 %p5, i64 %p5, i16* %1457, i64 %p7, i64 %p7, i16* %1458, i64 %p9, i16* %1459, i64 %p11, i16* %1460, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1461, i64 %p22, i64* %1462, i64 %p24, i64* %1463, i64 %p26, i64 %p26, i64 %26, i64 %1445, i64 %1445, i64 %1453, i8* %ctrl), !dbg !2330
	%1464 = add i32 %1447, 1, !dbg !2331
	br label %b224, !dbg !2331

b226:
	%1465 = add i64 %1445, %20, !dbg !2332
	br label %b223, !dbg !2332

b227:
	%1466 = and i64 %p15, 3, !dbg !2335
	%1467 = icmp eq i64 %1466, 0, !dbg !2335
	%1468 = icmp eq i64 %p15, 0, !dbg !2335
	%1469 = and i64 %p7, 3, !dbg !2337
	%1470 = icmp eq i64 %1469, 0, !dbg !2337
	%1471 = icmp eq i64 %p7, 0, !dbg !2337
	br label %b228, !dbg !2338

b228:
	%1472 = phi i64 [ %1999, %b312 ], [ %16, %b227 ], !dbg !2338
	%1473 = icmp slt i64 %1472, %p14, !dbg !2339
	br i1 %1473, label %b229, label %b313, !dbg !2339

b229:
	%1474 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2341, !range !11
	%1475 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2341, !range !11
	%1476 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2341, !range !12
	%1477 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2341, !range !13
	%1478 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2341, !range !13
	%1479 = mul i32 %1478, %1476, !dbg !2341
	%1480 = add i32 %1475, %1479, !dbg !2341
	%1481 = mul i32 %1477, %1480, !dbg !2341
	%1482 = add i32 %1474, %1481, !dbg !2341
	%1483 = sext i32 %1482 to i64, !dbg !2341
	%1484 = trunc i64 %1483 to i32, !dbg !2341
	%1485 = mul i32 %1477, %1478, !dbg !2341
	%1486 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2341, !range !204
	%1487 = mul i32 %1485, %1486, !dbg !2341
	%1488 = sext i32 %1487 to i64, !dbg !2341
	%1489 = trunc i64 %1488 to i32, !dbg !2341
	br label %b230, !dbg !2341

b230:
	%1490 = phi i32 [ %1484, %b229 ], [ %1502, %b233 ], !dbg !2341
	%1491 = zext i32 %1490 to i64, !dbg !2341
	%1492 = trunc i64 %1491 to i32, !dbg !2341
	%1493 = icmp ult i32 %1490, %1444, !dbg !2341
	br i1 %1493, label %b231, label %b234, !dbg !2341

b231:
	%1494 = icmp ne i32 %1492, %27, !dbg !2342
	br i1 %1494, label %b232, label %b233, !dbg !2342

b232:
	%1495 = mul i64 %1491, %p19, !dbg !2343
	%1496 = add i64 %1495, %1472, !dbg !2344
	%1497 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %1496, !dbg !2345
	%1498 = addrspacecast i64 addrspace(1)* %1497 to i64*, !dbg !2346
	%1499 = icmp uge i64 %1496, %p22, !dbg !2345
	br i1 %1499, label %b232_fail1, label %b232_ok1, !dbg !2345, !prof !26

b232_ok1:
	%1500 = bitcast i64* %1498 to i8*, !dbg !2346
	%1501 = call i64 @gpuc_signal_wait_until_thread(i8* %1500, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !2346
	br label %b233, !dbg !2346

b233:
	%1502 = add i32 %1490, %1489, !dbg !2341
	br label %b230, !dbg !2341

b234:
	call void @llvm.nvvm.barrier0(), !dbg !2347
	%1503 = mul i64 %1472, %p15, !dbg !2348
	%1504 = sub i64 %p5, %1503, !dbg !2349
	%1505 = sub i64 %p3, %1503, !dbg !2351
	%1506 = sub i64 %p1, %1503, !dbg !2353
	%1507 = icmp ugt i64 %1503, %p5, !dbg !2349
	%1508 = icmp ugt i64 %p15, %1504, !dbg !2350
	%1509 = icmp ugt i64 %1503, %p3, !dbg !2351
	%1510 = icmp ugt i64 %p15, %1505, !dbg !2352
	%1511 = icmp ugt i64 %1503, %p1, !dbg !2353
	%1512 = icmp ugt i64 %p15, %1506, !dbg !2354
	%1513 = or i1 %1507, %1508, !dbg !2354
	%1514 = or i1 %1513, %1509, !dbg !2354
	%1515 = or i1 %1514, %1510, !dbg !2354
	%1516 = or i1 %1515, %1511, !dbg !2354
	%1517 = or i1 %1516, %1512, !dbg !2354
	br i1 %1517, label %b234_fail1, label %b234_ok1, !dbg !2354, !prof !26

b234_ok1:
	%1518 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !2355
	%1519 = udiv i32 %1518, 16, !dbg !2355
	%1520 = zext i32 %1519 to i64, !dbg !2355
	%1521 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !2355
	%1522 = getelementptr inbounds i16, i16 addrspace(1)* %7, i64 %1503, !dbg !2349
	%1523 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %1503, !dbg !2351
	%1524 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %1503, !dbg !2353
	br label %b235, !dbg !2356

b235:
	%1525 = phi float [ 0.000000e+00, %b234_ok1 ], [ %1632, %b247 ], !dbg !2357
	%1526 = phi i64 [ %1483, %b234_ok1 ], [ %1633, %b247 ], !dbg !2358
	%1527 = mul i64 %1526, 4, !dbg !2359
	%1528 = icmp slt i64 %1527, %p15, !dbg !2360
	br i1 %1528, label %b236, label %b248, !dbg !2360

b236:
	%1529 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !2361
	%1530 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !2361
	%1531 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !2361
	%1532 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !2361
	%1533 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !2361
	%1534 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !2361
	%1535 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !2361
	%1536 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !2361
	%1537 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !2361
	%1538 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2361
	%1539 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_Float16(i16* %1529, i64 %p1, i64 %p1, i16* %1530, i64 %p3, i64 %p3, i16* %1531, i64 %p5, i64 %p5, i16* %1532, i64 %p7, i64 %p7, i16* %1533, i64 %p9, i16* %1534, i64 %p11, i16* %1535, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1536, i64 %p22, i64* %1537, i64 %p24, i64* %1538, i64 %p26, i64 %p26, i64 %26, i64 %1472, i64 %1472, i64 %1527, i8* %ctrl), !dbg !2361
	%1540 = extractvalue { float, float, float, float } %1539, 0, !dbg !2361
	%1541 = extractvalue { float, float, float, float } %1539, 1, !dbg !2361
	%1542 = extractvalue { float, float, float, float } %1539, 2, !dbg !2361
	%1543 = extractvalue { float, float, float, float } %1539, 3, !dbg !2361
	br i1 %1, label %b237, label %b238, !dbg !2363

b237:
	%1544 = addrspacecast i16 addrspace(1)* %1522 to i16*, !dbg !2364
	%1545 = ptrtoint i16* %1544 to i64, !dbg !2364
	%1546 = and i64 %1545, 7, !dbg !2364
	%1547 = icmp eq i64 %1546, 0, !dbg !2364
	%1548 = or i1 %1547, %1468, !dbg !2364
	%1549 = ashr i64 %p15, 2, !dbg !2364
	%1550 = ashr i64 %1527, 2, !dbg !2365
	%1551 = bitcast i16 addrspace(1)* %1522 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2364
	%1552 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1551, i64 %1550, !dbg !2366
	%1553 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1552, i32 0, i32 0, !dbg !2366
	%1554 = icmp eq i1 %1467, false, !dbg !2364
	%1555 = icmp eq i1 %1548, false, !dbg !2364
	%1556 = icmp uge i64 %1550, %1549, !dbg !2366
	%1557 = or i1 %1554, %1555, !dbg !2366
	%1558 = or i1 %1557, %1556, !dbg !2366
	br i1 %1558, label %b237_fail1, label %b237_ok1, !dbg !2366, !prof !26

b237_ok1:
	%1559 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1552 to <4 x i16> addrspace(1)*, !dbg !2366
	%1560 = load <4 x i16>, <4 x i16> addrspace(1)* %1559, align 8, !dbg !2366
	%1561 = extractelement <4 x i16> %1560, i32 0, !dbg !2366
	%1562 = extractelement <4 x i16> %1560, i32 1, !dbg !2366
	%1563 = extractelement <4 x i16> %1560, i32 2, !dbg !2366
	%1564 = extractelement <4 x i16> %1560, i32 3, !dbg !2366
	%1565 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1552, i32 0, i32 1, !dbg !2366
	%1566 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1552, i32 0, i32 2, !dbg !2366
	%1567 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1552, i32 0, i32 3, !dbg !2366
	%1568 = bitcast i16 %1561 to half, !dbg !2368
	%1569 = fpext half %1568 to float, !dbg !2368
	%1570 = bitcast i16 %1562 to half, !dbg !2370
	%1571 = fpext half %1570 to float, !dbg !2370
	%1572 = bitcast i16 %1563 to half, !dbg !2372
	%1573 = fpext half %1572 to float, !dbg !2372
	%1574 = bitcast i16 %1564 to half, !dbg !2374
	%1575 = fpext half %1574 to float, !dbg !2374
	br label %b245, !dbg !2375

b238:
	%1576 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1527, !dbg !2377
	%1577 = icmp uge i64 %1527, %p15, !dbg !2377
	br i1 %1577, label %b238_fail1, label %b238_ok1, !dbg !2377, !prof !26

b238_ok1:
	%1578 = load i16, i16 addrspace(1)* %1576, align 2, !dbg !2377
	%1579 = bitcast i16 %1578 to half, !dbg !2379
	%1580 = fpext half %1579 to float, !dbg !2379
	%1581 = add i64 %1527, 1, !dbg !2380
	%1582 = icmp slt i64 %1581, %p15, !dbg !2382
	br i1 %1582, label %b239, label %b240, !dbg !2382

b239:
	%1583 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1581, !dbg !2383
	%1584 = icmp uge i64 %1581, %p15, !dbg !2383
	br i1 %1584, label %b239_fail1, label %b239_ok1, !dbg !2383, !prof !26

b239_ok1:
	%1585 = load i16, i16 addrspace(1)* %1583, align 2, !dbg !2383
	%1586 = bitcast i16 %1585 to half, !dbg !2385
	%1587 = fpext half %1586 to float, !dbg !2385
	br label %b240, !dbg !2386

b240:
	%1588 = phi float [ 0.000000e+00, %b238_ok1 ], [ %1587, %b239_ok1 ], !dbg !2387
	%1589 = add i64 %1527, 2, !dbg !2388
	%1590 = icmp slt i64 %1589, %p15, !dbg !2390
	br i1 %1590, label %b241, label %b242, !dbg !2390

b241:
	%1591 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1589, !dbg !2391
	%1592 = icmp uge i64 %1589, %p15, !dbg !2391
	br i1 %1592, label %b241_fail1, label %b241_ok1, !dbg !2391, !prof !26

b241_ok1:
	%1593 = load i16, i16 addrspace(1)* %1591, align 2, !dbg !2391
	%1594 = bitcast i16 %1593 to half, !dbg !2393
	%1595 = fpext half %1594 to float, !dbg !2393
	br label %b242, !dbg !2394

b242:
	%1596 = phi float [ 0.000000e+00, %b240 ], [ %1595, %b241_ok1 ], !dbg !2395
	%1597 = add i64 %1527, 3, !dbg !2396
	%1598 = icmp slt i64 %1597, %p15, !dbg !2398
	br i1 %1598, label %b243, label %b244, !dbg !2398

b243:
	%1599 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1597, !dbg !2399
	%1600 = icmp uge i64 %1597, %p15, !dbg !2399
	br i1 %1600, label %b243_fail1, label %b243_ok1, !dbg !2399, !prof !26

b243_ok1:
	%1601 = load i16, i16 addrspace(1)* %1599, align 2, !dbg !2399
	%1602 = bitcast i16 %1601 to half, !dbg !2401
	%1603 = fpext half %1602 to float, !dbg !2401
	br label %b244, !dbg !2402

b244:
	%1604 = phi float [ 0.000000e+00, %b242 ], [ %1603, %b243_ok1 ], !dbg !2403
	br label %b245, !dbg !2404

b245:
	%1605 = phi float [ %1575, %b237_ok1 ], [ %1604, %b244 ], !dbg !2405
	%1606 = phi float [ %1573, %b237_ok1 ], [ %1596, %b244 ], !dbg !2405
	%1607 = phi float [ %1571, %b237_ok1 ], [ %1588, %b244 ], !dbg !2405
	%1608 = phi float [ %1569, %b237_ok1 ], [ %1580, %b244 ], !dbg !2405
	%1609 = fadd float %1540, %1608, !dbg !2407
	%1610 = fadd float %1541, %1607, !dbg !2408
	%1611 = fadd float %1542, %1606, !dbg !2409
	%1612 = fadd float %1543, %1605, !dbg !2410
	%1613 = icmp slt i64 %1526, %1520, !dbg !2411
	br i1 %1613, label %b246, label %b247, !dbg !2411

b246:
	%1614 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1521, i64 %1526, !dbg !2412
	%1615 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1614, i32 0, i32 0, !dbg !2412
	%1616 = icmp uge i64 %1526, %1520, !dbg !2412
	br i1 %1616, label %b246_fail1, label %b246_ok1, !dbg !2412, !prof !26

b246_ok1:
	%1617 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1614, i32 0, i32 1, !dbg !2412
	%1618 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1614, i32 0, i32 2, !dbg !2412
	%1619 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1614, i32 0, i32 3, !dbg !2412
	%1620 = bitcast { float, float, float, float } addrspace(3)* %1614 to <4 x float> addrspace(3)*, !dbg !2412
	%1621 = insertelement <4 x float> undef, float %1609, i32 0, !dbg !2412
	%1622 = insertelement <4 x float> %1621, float %1610, i32 1, !dbg !2412
	%1623 = insertelement <4 x float> %1622, float %1611, i32 2, !dbg !2412
	%1624 = insertelement <4 x float> %1623, float %1612, i32 3, !dbg !2412
	store <4 x float> %1624, <4 x float> addrspace(3)* %1620, align 16, !dbg !2412
	br label %b247, !dbg !2412

b247:
	%1625 = fmul float %1609, %1609, !dbg !2413
	%1626 = fadd float %1525, %1625, !dbg !2414
	%1627 = fmul float %1610, %1610, !dbg !2415
	%1628 = fadd float %1626, %1627, !dbg !2416
	%1629 = fmul float %1611, %1611, !dbg !2417
	%1630 = fadd float %1628, %1629, !dbg !2418
	%1631 = fmul float %1612, %1612, !dbg !2419
	%1632 = fadd float %1630, %1631, !dbg !2420
	%1633 = add i64 %1526, %1488, !dbg !2421
	br label %b235, !dbg !2421

b248:
	%1634 = and i32 %1482, -32, !dbg !2425
	%1635 = sub i32 %1487, %1634, !dbg !2425
	%1636 = icmp slt i32 %1635, 32, !dbg !2425
	%1637 = select i1 %1636, i32 %1635, i32 32, !dbg !2425
	%1638 = icmp eq i32 %1637, 32, !dbg !2426
	br i1 %1638, label %b249, label %b251, !dbg !2426

b249:
	%1639 = phi float [ %1647, %b250 ], [ %1525, %b248 ], !dbg !2427
	%1640 = phi i64 [ %1650, %b250 ], [ 16, %b248 ], !dbg !2428
	%1641 = icmp sgt i64 %1640, 0, !dbg !2429
	br i1 %1641, label %b250, label %b254, !dbg !2429

b250:
	%1642 = trunc i64 %1640 to i32, !dbg !2430
	%1643 = bitcast float %1639 to i32, !dbg !2430
	%1644 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %1643, i32 %1642, i32 31), !dbg !2430
	%1645 = extractvalue { i32, i1 } %1644, 0, !dbg !2430
	%1646 = bitcast i32 %1645 to float, !dbg !2430
	%1647 = fadd float %1639, %1646, !dbg !2431
	%1648 = trunc i64 %1640 to i32, !dbg !2432
	%1649 = udiv i32 %1648, 2, !dbg !2432
	%1650 = zext i32 %1649 to i64, !dbg !2432
	br label %b249, !dbg !2432

b251:
	%1651 = bitcast float %1525 to i32, !dbg !2433
	%1652 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1651, i32 0, i32 31), !dbg !2433
	%1653 = extractvalue { i32, i1 } %1652, 0, !dbg !2433
	%1654 = bitcast i32 %1653 to float, !dbg !2433
	br label %b252, !dbg !2433

b252:
	%1655 = phi float [ %1654, %b251 ], [ %1662, %b253 ], !dbg !2434
	%1656 = phi i32 [ 1, %b251 ], [ %1663, %b253 ], !dbg !2435
	%1657 = icmp slt i32 %1656, %1637, !dbg !2436
	br i1 %1657, label %b253, label %b254, !dbg !2436

b253:
	%1658 = bitcast float %1525 to i32, !dbg !2437
	%1659 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1658, i32 %1656, i32 31), !dbg !2437
	%1660 = extractvalue { i32, i1 } %1659, 0, !dbg !2437
	%1661 = bitcast i32 %1660 to float, !dbg !2437
	%1662 = fadd float %1655, %1661, !dbg !2431
	%1663 = add i32 %1656, 1, !dbg !2438
	br label %b252, !dbg !2438

b254:
	%1664 = phi float [ %1639, %b249 ], [ %1655, %b252 ], !dbg !2424
	%1665 = add i32 %1489, 32, !dbg !2440
	%1666 = sub i32 %1665, 1, !dbg !2441
	%1667 = udiv i32 %1666, 32, !dbg !2442
	%1668 = zext i32 %1667 to i64, !dbg !2442
	%1669 = trunc i64 %1668 to i32, !dbg !2442
	%1670 = icmp eq i32 %1669, 1, !dbg !2443
	br i1 %1670, label %b270, label %b255, !dbg !2443

b255:
	call void @llvm.nvvm.barrier0(), !dbg !2445
	%1671 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2446, !range !416
	%1672 = icmp eq i32 %1671, 0, !dbg !2447
	br i1 %1672, label %b256, label %b257, !dbg !2447

b256:
	%1673 = udiv i32 %1484, 32, !dbg !2448
	%1674 = zext i32 %1673 to i64, !dbg !2448
	%1675 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1674, !dbg !2449
	store float %1664, float addrspace(3)* %1675, align 4, !dbg !2449
	br label %b257, !dbg !2449

b257:
	call void @llvm.nvvm.barrier0(), !dbg !2450
	br label %b258, !dbg !2450

b258:
	%1676 = phi float [ %1664, %b257 ], [ %1697, %b269 ], !dbg !2451
	%1677 = phi i32 [ 0, %b257 ], [ %1707, %b269 ], !dbg !2452
	%1678 = icmp slt i32 %1677, %1669, !dbg !2453
	br i1 %1678, label %b259, label %b270, !dbg !2453

b259:
	store [8 x float] zeroinitializer, [8 x float]* %4, align 4, !dbg !2454
	%1679 = and i32 %1677, 24, !dbg !2455
	br label %b260, !dbg !2455

b260:
	%1680 = phi i32 [ 0, %b259 ], [ %1687, %b260 ], !dbg !2455
	%1681 = add i32 %1679, %1680, !dbg !2456
	%1682 = sext i32 %1681 to i64, !dbg !2457
	%1683 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1682, !dbg !2457
	%1684 = load float, float addrspace(3)* %1683, align 4, !dbg !2457
	%1685 = sext i32 %1680 to i64, !dbg !2458
	%1686 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1685, !dbg !2458
	store float %1684, float* %1686, align 4, !dbg !2458
	%1687 = add i32 %1680, 1, !dbg !2458
	%1688 = icmp slt i32 %1687, 8, !dbg !2458
	br i1 %1688, label %b260, label %b261, !dbg !2458

b261:
	%1689 = icmp eq i32 %1677, 0, !dbg !2459
	br i1 %1689, label %b262, label %b263, !dbg !2459

b262:
	%1690 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !2460
	%1691 = load float, float* %1690, align 4, !dbg !2460
	br label %b264, !dbg !2460

b263:
	%1692 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !2461
	%1693 = load float, float* %1692, align 4, !dbg !2461
	%1694 = fadd float %1676, %1693, !dbg !2431
	br label %b264, !dbg !2462

b264:
	%1695 = phi float [ %1691, %b262 ], [ %1694, %b263 ], !dbg !2451
	%1696 = sub i32 %1669, %1677, !dbg !2463
	br label %b265, !dbg !2463

b265:
	%1697 = phi float [ %1695, %b264 ], [ %1705, %b268 ], !dbg !2451
	%1698 = phi i32 [ 1, %b264 ], [ %1706, %b268 ], !dbg !2464
	%1699 = icmp slt i32 %1698, 8, !dbg !2465
	br i1 %1699, label %b266, label %b269, !dbg !2465

b266:
	%1700 = icmp slt i32 %1698, %1696, !dbg !2466
	br i1 %1700, label %b267, label %b268, !dbg !2466

b267:
	%1701 = sext i32 %1698 to i64, !dbg !2467
	%1702 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1701, !dbg !2467
	%1703 = load float, float* %1702, align 4, !dbg !2467
	%1704 = fadd float %1697, %1703, !dbg !2431
	br label %b268, !dbg !2468

b268:
	%1705 = phi float [ %1697, %b266 ], [ %1704, %b267 ], !dbg !2451
	%1706 = add i32 %1698, 1, !dbg !2469
	br label %b265, !dbg !2469

b269:
	%1707 = add nsw i32 %1677, 8, !dbg !2470
	br label %b258, !dbg !2470, !llvm.loop !2472

b270:
	%1708 = phi float [ %1664, %b254 ], [ %1676, %b258 ], !dbg !2423
	%1709 = sitofp i64 %p15 to float, !dbg !2473
	%1710 = fdiv float %1708, %1709, !dbg !2474
	%1711 = fadd float %1710, %p16, !dbg !2475
	%1712 = call float @__nv_rsqrtf(float %1711), !dbg !2476
	br label %b271, !dbg !2477

b271:
	%1713 = phi i64 [ %1483, %b270 ], [ %1998, %b311 ], !dbg !2478
	%1714 = mul i64 %1713, 4, !dbg !2479
	%1715 = icmp slt i64 %1714, %p15, !dbg !2480
	br i1 %1715, label %b272, label %b312, !dbg !2480

b272:
	%1716 = icmp slt i64 %1713, %1520, !dbg !2481
	br i1 %1716, label %b273, label %b274, !dbg !2481

b273:
	%1717 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1521, i64 %1713, !dbg !2482
	%1718 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1717, i32 0, i32 0, !dbg !2482
	%1719 = icmp uge i64 %1713, %1520, !dbg !2482
	br i1 %1719, label %b273_fail1, label %b273_ok1, !dbg !2482, !prof !26

b273_ok1:
	%1720 = bitcast { float, float, float, float } addrspace(3)* %1717 to <4 x float> addrspace(3)*, !dbg !2482
	%1721 = load <4 x float>, <4 x float> addrspace(3)* %1720, align 16, !dbg !2482
	%1722 = extractelement <4 x float> %1721, i32 0, !dbg !2482
	%1723 = extractelement <4 x float> %1721, i32 1, !dbg !2482
	%1724 = extractelement <4 x float> %1721, i32 2, !dbg !2482
	%1725 = extractelement <4 x float> %1721, i32 3, !dbg !2482
	%1726 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1717, i32 0, i32 1, !dbg !2482
	%1727 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1717, i32 0, i32 2, !dbg !2482
	%1728 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1717, i32 0, i32 3, !dbg !2482
	br label %b284, !dbg !2483

b274:
	%1729 = addrspacecast i16 addrspace(1)* %5 to i16*, !dbg !2361
	%1730 = addrspacecast i16 addrspace(1)* %6 to i16*, !dbg !2361
	%1731 = addrspacecast i16 addrspace(1)* %7 to i16*, !dbg !2361
	%1732 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !2361
	%1733 = addrspacecast i16 addrspace(1)* %9 to i16*, !dbg !2361
	%1734 = addrspacecast i16 addrspace(1)* %10 to i16*, !dbg !2361
	%1735 = addrspacecast i16 addrspace(1)* %11 to i16*, !dbg !2361
	%1736 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !2361
	%1737 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !2361
	%1738 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2361
	%1739 = call { float, float, float, float } @gpuc_fn_norm_job_sum_gpu_Float16(i16* %1729, i64 %p1, i64 %p1, i16* %1730, i64 %p3, i64 %p3, i16* %1731, i64 %p5, i64 %p5, i16* %1732, i64 %p7, i64 %p7, i16* %1733, i64 %p9, i16* %1734, i64 %p11, i16* %1735, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1736, i64 %p22, i64* %1737, i64 %p24, i64* %1738, i64 %p26, i64 %p26, i64 %26, i64 %1472, i64 %1472, i64 %1714, i8* %ctrl), !dbg !2361
	%1740 = extractvalue { float, float, float, float } %1739, 0, !dbg !2361
	%1741 = extractvalue { float, float, float, float } %1739, 1, !dbg !2361
	%1742 = extractvalue { float, float, float, float } %1739, 2, !dbg !2361
	%1743 = extractvalue { float, float, float, float } %1739, 3, !dbg !2361
	br i1 %1, label %b275, label %b276, !dbg !2484

b275:
	%1744 = addrspacecast i16 addrspace(1)* %1522 to i16*, !dbg !2335
	%1745 = ptrtoint i16* %1744 to i64, !dbg !2335
	%1746 = and i64 %1745, 7, !dbg !2335
	%1747 = icmp eq i64 %1746, 0, !dbg !2335
	%1748 = or i1 %1747, %1468, !dbg !2335
	%1749 = ashr i64 %p15, 2, !dbg !2335
	%1750 = ashr i64 %1714, 2, !dbg !2485
	%1751 = bitcast i16 addrspace(1)* %1522 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2335
	%1752 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1751, i64 %1750, !dbg !2486
	%1753 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1752, i32 0, i32 0, !dbg !2486
	%1754 = icmp eq i1 %1467, false, !dbg !2335
	%1755 = icmp eq i1 %1748, false, !dbg !2335
	%1756 = icmp uge i64 %1750, %1749, !dbg !2486
	%1757 = or i1 %1754, %1755, !dbg !2486
	%1758 = or i1 %1757, %1756, !dbg !2486
	br i1 %1758, label %b275_fail1, label %b275_ok1, !dbg !2486, !prof !26

b275_ok1:
	%1759 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1752 to <4 x i16> addrspace(1)*, !dbg !2486
	%1760 = load <4 x i16>, <4 x i16> addrspace(1)* %1759, align 8, !dbg !2486
	%1761 = extractelement <4 x i16> %1760, i32 0, !dbg !2486
	%1762 = extractelement <4 x i16> %1760, i32 1, !dbg !2486
	%1763 = extractelement <4 x i16> %1760, i32 2, !dbg !2486
	%1764 = extractelement <4 x i16> %1760, i32 3, !dbg !2486
	%1765 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1752, i32 0, i32 1, !dbg !2486
	%1766 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1752, i32 0, i32 2, !dbg !2486
	%1767 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1752, i32 0, i32 3, !dbg !2486
	%1768 = bitcast i16 %1761 to half, !dbg !2488
	%1769 = fpext half %1768 to float, !dbg !2488
	%1770 = bitcast i16 %1762 to half, !dbg !2490
	%1771 = fpext half %1770 to float, !dbg !2490
	%1772 = bitcast i16 %1763 to half, !dbg !2492
	%1773 = fpext half %1772 to float, !dbg !2492
	%1774 = bitcast i16 %1764 to half, !dbg !2494
	%1775 = fpext half %1774 to float, !dbg !2494
	br label %b283, !dbg !2495

b276:
	%1776 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1714, !dbg !2497
	%1777 = icmp uge i64 %1714, %p15, !dbg !2497
	br i1 %1777, label %b276_fail1, label %b276_ok1, !dbg !2497, !prof !26

b276_ok1:
	%1778 = load i16, i16 addrspace(1)* %1776, align 2, !dbg !2497
	%1779 = bitcast i16 %1778 to half, !dbg !2499
	%1780 = fpext half %1779 to float, !dbg !2499
	%1781 = add i64 %1714, 1, !dbg !2500
	%1782 = icmp slt i64 %1781, %p15, !dbg !2502
	br i1 %1782, label %b277, label %b278, !dbg !2502

b277:
	%1783 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1781, !dbg !2503
	%1784 = icmp uge i64 %1781, %p15, !dbg !2503
	br i1 %1784, label %b277_fail1, label %b277_ok1, !dbg !2503, !prof !26

b277_ok1:
	%1785 = load i16, i16 addrspace(1)* %1783, align 2, !dbg !2503
	%1786 = bitcast i16 %1785 to half, !dbg !2505
	%1787 = fpext half %1786 to float, !dbg !2505
	br label %b278, !dbg !2506

b278:
	%1788 = phi float [ 0.000000e+00, %b276_ok1 ], [ %1787, %b277_ok1 ], !dbg !2507
	%1789 = add i64 %1714, 2, !dbg !2508
	%1790 = icmp slt i64 %1789, %p15, !dbg !2510
	br i1 %1790, label %b279, label %b280, !dbg !2510

b279:
	%1791 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1789, !dbg !2511
	%1792 = icmp uge i64 %1789, %p15, !dbg !2511
	br i1 %1792, label %b279_fail1, label %b279_ok1, !dbg !2511, !prof !26

b279_ok1:
	%1793 = load i16, i16 addrspace(1)* %1791, align 2, !dbg !2511
	%1794 = bitcast i16 %1793 to half, !dbg !2513
	%1795 = fpext half %1794 to float, !dbg !2513
	br label %b280, !dbg !2514

b280:
	%1796 = phi float [ 0.000000e+00, %b278 ], [ %1795, %b279_ok1 ], !dbg !2515
	%1797 = add i64 %1714, 3, !dbg !2516
	%1798 = icmp slt i64 %1797, %p15, !dbg !2518
	br i1 %1798, label %b281, label %b282, !dbg !2518

b281:
	%1799 = getelementptr inbounds i16, i16 addrspace(1)* %1522, i64 %1797, !dbg !2519
	%1800 = icmp uge i64 %1797, %p15, !dbg !2519
	br i1 %1800, label %b281_fail1, label %b281_ok1, !dbg !2519, !prof !26

b281_ok1:
	%1801 = load i16, i16 addrspace(1)* %1799, align 2, !dbg !2519
	%1802 = bitcast i16 %1801 to half, !dbg !2521
	%1803 = fpext half %1802 to float, !dbg !2521
	br label %b282, !dbg !2522

b282:
	%1804 = phi float [ 0.000000e+00, %b280 ], [ %1803, %b281_ok1 ], !dbg !2523
	br label %b283, !dbg !2524

b283:
	%1805 = phi float [ %1775, %b275_ok1 ], [ %1804, %b282 ], !dbg !2525
	%1806 = phi float [ %1773, %b275_ok1 ], [ %1796, %b282 ], !dbg !2525
	%1807 = phi float [ %1771, %b275_ok1 ], [ %1788, %b282 ], !dbg !2525
	%1808 = phi float [ %1769, %b275_ok1 ], [ %1780, %b282 ], !dbg !2525
	%1809 = fadd float %1740, %1808, !dbg !2527
	%1810 = fadd float %1741, %1807, !dbg !2528
	%1811 = fadd float %1742, %1806, !dbg !2529
	%1812 = fadd float %1743, %1805, !dbg !2530
	br label %b284, !dbg !2531

b284:
	%1813 = phi float [ %1725, %b273_ok1 ], [ %1812, %b283 ], !dbg !1813
	%1814 = phi float [ %1724, %b273_ok1 ], [ %1811, %b283 ], !dbg !1813
	%1815 = phi float [ %1723, %b273_ok1 ], [ %1810, %b283 ], !dbg !1813
	%1816 = phi float [ %1722, %b273_ok1 ], [ %1809, %b283 ], !dbg !1813
	br i1 %1, label %b285, label %b286, !dbg !2533

b285:
	%1817 = addrspacecast i16 addrspace(1)* %1523 to i16*, !dbg !2534
	%1818 = ptrtoint i16* %1817 to i64, !dbg !2534
	%1819 = and i64 %1818, 7, !dbg !2534
	%1820 = icmp eq i64 %1819, 0, !dbg !2534
	%1821 = or i1 %1820, %1468, !dbg !2534
	%1822 = ashr i64 %p15, 2, !dbg !2534
	%1823 = ashr i64 %1714, 2, !dbg !2535
	%1824 = bitcast i16 addrspace(1)* %1523 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2534
	%1825 = icmp eq i1 %1467, false, !dbg !2534
	%1826 = icmp eq i1 %1821, false, !dbg !2534
	%1827 = icmp uge i64 %1823, %1822, !dbg !2536
	%1828 = or i1 %1825, %1826, !dbg !2536
	%1829 = or i1 %1828, %1827, !dbg !2536
	br i1 %1829, label %b285_fail1, label %b285_ok1, !dbg !2536, !prof !26

b285_ok1:
	%1830 = fptrunc float %1816 to half, !dbg !2538
	%1831 = bitcast half %1830 to i16, !dbg !2538
	%1832 = fptrunc float %1815 to half, !dbg !2540
	%1833 = bitcast half %1832 to i16, !dbg !2540
	%1834 = fptrunc float %1814 to half, !dbg !2542
	%1835 = bitcast half %1834 to i16, !dbg !2542
	%1836 = fptrunc float %1813 to half, !dbg !2544
	%1837 = bitcast half %1836 to i16, !dbg !2544
	%1838 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1824, i64 %1823, !dbg !2536
	%1839 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1838, i32 0, i32 0, !dbg !2536
	%1840 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1838, i32 0, i32 1, !dbg !2536
	%1841 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1838, i32 0, i32 2, !dbg !2536
	%1842 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1838, i32 0, i32 3, !dbg !2536
	%1843 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1838 to <4 x i16> addrspace(1)*, !dbg !2536
	%1844 = insertelement <4 x i16> undef, i16 %1831, i32 0, !dbg !2536
	%1845 = insertelement <4 x i16> %1844, i16 %1833, i32 1, !dbg !2536
	%1846 = insertelement <4 x i16> %1845, i16 %1835, i32 2, !dbg !2536
	%1847 = insertelement <4 x i16> %1846, i16 %1837, i32 3, !dbg !2536
	store <4 x i16> %1847, <4 x i16> addrspace(1)* %1843, align 8, !dbg !2536
	br label %b292, !dbg !2545

b286:
	%1848 = icmp uge i64 %1714, %p15, !dbg !2547
	br i1 %1848, label %b286_fail1, label %b286_ok1, !dbg !2547, !prof !26

b286_ok1:
	%1849 = fptrunc float %1816 to half, !dbg !2549
	%1850 = bitcast half %1849 to i16, !dbg !2549
	%1851 = getelementptr inbounds i16, i16 addrspace(1)* %1523, i64 %1714, !dbg !2547
	store i16 %1850, i16 addrspace(1)* %1851, align 2, !dbg !2547
	%1852 = add i64 %1714, 1, !dbg !2550
	%1853 = icmp slt i64 %1852, %p15, !dbg !2552
	br i1 %1853, label %b287, label %b288, !dbg !2552

b287:
	%1854 = icmp uge i64 %1852, %p15, !dbg !2553
	br i1 %1854, label %b287_fail1, label %b287_ok1, !dbg !2553, !prof !26

b287_ok1:
	%1855 = fptrunc float %1815 to half, !dbg !2555
	%1856 = bitcast half %1855 to i16, !dbg !2555
	%1857 = getelementptr inbounds i16, i16 addrspace(1)* %1523, i64 %1852, !dbg !2553
	store i16 %1856, i16 addrspace(1)* %1857, align 2, !dbg !2553
	br label %b288, !dbg !2553

b288:
	%1858 = add i64 %1714, 2, !dbg !2556
	%1859 = icmp slt i64 %1858, %p15, !dbg !2558
	br i1 %1859, label %b289, label %b290, !dbg !2558

b289:
	%1860 = icmp uge i64 %1858, %p15, !dbg !2559
	br i1 %1860, label %b289_fail1, label %b289_ok1, !dbg !2559, !prof !26

b289_ok1:
	%1861 = fptrunc float %1814 to half, !dbg !2561
	%1862 = bitcast half %1861 to i16, !dbg !2561
	%1863 = getelementptr inbounds i16, i16 addrspace(1)* %1523, i64 %1858, !dbg !2559
	store i16 %1862, i16 addrspace(1)* %1863, align 2, !dbg !2559
	br label %b290, !dbg !2559

b290:
	%1864 = add i64 %1714, 3, !dbg !2562
	%1865 = icmp slt i64 %1864, %p15, !dbg !2564
	br i1 %1865, label %b291, label %b292, !dbg !2564

b291:
	%1866 = icmp uge i64 %1864, %p15, !dbg !2565
	br i1 %1866, label %b291_fail1, label %b291_ok1, !dbg !2565, !prof !26

b291_ok1:
	%1867 = fptrunc float %1813 to half, !dbg !2567
	%1868 = bitcast half %1867 to i16, !dbg !2567
	%1869 = getelementptr inbounds i16, i16 addrspace(1)* %1523, i64 %1864, !dbg !2565
	store i16 %1868, i16 addrspace(1)* %1869, align 2, !dbg !2565
	br label %b292, !dbg !2565

b292:
	br i1 %1, label %b293, label %b294, !dbg !2568

b293:
	%1870 = addrspacecast i16 addrspace(1)* %8 to i16*, !dbg !2337
	%1871 = ptrtoint i16* %1870 to i64, !dbg !2337
	%1872 = and i64 %1871, 7, !dbg !2337
	%1873 = icmp eq i64 %1872, 0, !dbg !2337
	%1874 = or i1 %1873, %1471, !dbg !2337
	%1875 = ashr i64 %p7, 2, !dbg !2337
	%1876 = ashr i64 %1714, 2, !dbg !2569
	%1877 = bitcast i16 addrspace(1)* %8 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2337
	%1878 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1877, i64 %1876, !dbg !2570
	%1879 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1878, i32 0, i32 0, !dbg !2570
	%1880 = icmp eq i1 %1470, false, !dbg !2337
	%1881 = icmp eq i1 %1874, false, !dbg !2337
	%1882 = icmp uge i64 %1876, %1875, !dbg !2570
	%1883 = or i1 %1880, %1881, !dbg !2570
	%1884 = or i1 %1883, %1882, !dbg !2570
	br i1 %1884, label %b293_fail1, label %b293_ok1, !dbg !2570, !prof !26

b293_ok1:
	%1885 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1878 to <4 x i16> addrspace(1)*, !dbg !2570
	%1886 = load <4 x i16>, <4 x i16> addrspace(1)* %1885, align 8, !dbg !2570
	%1887 = extractelement <4 x i16> %1886, i32 0, !dbg !2570
	%1888 = extractelement <4 x i16> %1886, i32 1, !dbg !2570
	%1889 = extractelement <4 x i16> %1886, i32 2, !dbg !2570
	%1890 = extractelement <4 x i16> %1886, i32 3, !dbg !2570
	%1891 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1878, i32 0, i32 1, !dbg !2570
	%1892 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1878, i32 0, i32 2, !dbg !2570
	%1893 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1878, i32 0, i32 3, !dbg !2570
	%1894 = bitcast i16 %1887 to half, !dbg !2572
	%1895 = fpext half %1894 to float, !dbg !2572
	%1896 = bitcast i16 %1888 to half, !dbg !2574
	%1897 = fpext half %1896 to float, !dbg !2574
	%1898 = bitcast i16 %1889 to half, !dbg !2576
	%1899 = fpext half %1898 to float, !dbg !2576
	%1900 = bitcast i16 %1890 to half, !dbg !2578
	%1901 = fpext half %1900 to float, !dbg !2578
	br label %b303, !dbg !2579

b294:
	%1902 = icmp slt i64 %1714, %p7, !dbg !2581
	br i1 %1902, label %b295, label %b296, !dbg !2581

b295:
	%1903 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1714, !dbg !2582
	%1904 = icmp uge i64 %1714, %p7, !dbg !2582
	br i1 %1904, label %b295_fail1, label %b295_ok1, !dbg !2582, !prof !26

b295_ok1:
	%1905 = load i16, i16 addrspace(1)* %1903, align 2, !dbg !2582
	%1906 = bitcast i16 %1905 to half, !dbg !2584
	%1907 = fpext half %1906 to float, !dbg !2584
	br label %b296, !dbg !2585

b296:
	%1908 = phi float [ 0.000000e+00, %b294 ], [ %1907, %b295_ok1 ], !dbg !2586
	%1909 = add i64 %1714, 1, !dbg !2587
	%1910 = icmp slt i64 %1909, %p7, !dbg !2589
	br i1 %1910, label %b297, label %b298, !dbg !2589

b297:
	%1911 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1909, !dbg !2590
	%1912 = icmp uge i64 %1909, %p7, !dbg !2590
	br i1 %1912, label %b297_fail1, label %b297_ok1, !dbg !2590, !prof !26

b297_ok1:
	%1913 = load i16, i16 addrspace(1)* %1911, align 2, !dbg !2590
	%1914 = bitcast i16 %1913 to half, !dbg !2592
	%1915 = fpext half %1914 to float, !dbg !2592
	br label %b298, !dbg !2593

b298:
	%1916 = phi float [ 0.000000e+00, %b296 ], [ %1915, %b297_ok1 ], !dbg !2594
	%1917 = add i64 %1714, 2, !dbg !2595
	%1918 = icmp slt i64 %1917, %p7, !dbg !2597
	br i1 %1918, label %b299, label %b300, !dbg !2597

b299:
	%1919 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1917, !dbg !2598
	%1920 = icmp uge i64 %1917, %p7, !dbg !2598
	br i1 %1920, label %b299_fail1, label %b299_ok1, !dbg !2598, !prof !26

b299_ok1:
	%1921 = load i16, i16 addrspace(1)* %1919, align 2, !dbg !2598
	%1922 = bitcast i16 %1921 to half, !dbg !2600
	%1923 = fpext half %1922 to float, !dbg !2600
	br label %b300, !dbg !2601

b300:
	%1924 = phi float [ 0.000000e+00, %b298 ], [ %1923, %b299_ok1 ], !dbg !2602
	%1925 = add i64 %1714, 3, !dbg !2603
	%1926 = icmp slt i64 %1925, %p7, !dbg !2605
	br i1 %1926, label %b301, label %b302, !dbg !2605

b301:
	%1927 = getelementptr inbounds i16, i16 addrspace(1)* %8, i64 %1925, !dbg !2606
	%1928 = icmp uge i64 %1925, %p7, !dbg !2606
	br i1 %1928, label %b301_fail1, label %b301_ok1, !dbg !2606, !prof !26

b301_ok1:
	%1929 = load i16, i16 addrspace(1)* %1927, align 2, !dbg !2606
	%1930 = bitcast i16 %1929 to half, !dbg !2608
	%1931 = fpext half %1930 to float, !dbg !2608
	br label %b302, !dbg !2609

b302:
	%1932 = phi float [ 0.000000e+00, %b300 ], [ %1931, %b301_ok1 ], !dbg !2610
	br label %b303, !dbg !2611

b303:
	%1933 = phi float [ %1901, %b293_ok1 ], [ %1932, %b302 ], !dbg !2612
	%1934 = phi float [ %1899, %b293_ok1 ], [ %1924, %b302 ], !dbg !2612
	%1935 = phi float [ %1897, %b293_ok1 ], [ %1916, %b302 ], !dbg !2612
	%1936 = phi float [ %1895, %b293_ok1 ], [ %1908, %b302 ], !dbg !2612
	%1937 = fmul float %1816, %1712, !dbg !2613
	%1938 = fmul float %1937, %1936, !dbg !2614
	%1939 = fmul float %1815, %1712, !dbg !2615
	%1940 = fmul float %1939, %1935, !dbg !2616
	%1941 = fmul float %1814, %1712, !dbg !2617
	%1942 = fmul float %1941, %1934, !dbg !2618
	%1943 = fmul float %1813, %1712, !dbg !2619
	%1944 = fmul float %1943, %1933, !dbg !2620
	br i1 %1, label %b304, label %b305, !dbg !2622

b304:
	%1945 = addrspacecast i16 addrspace(1)* %1524 to i16*, !dbg !2623
	%1946 = ptrtoint i16* %1945 to i64, !dbg !2623
	%1947 = and i64 %1946, 7, !dbg !2623
	%1948 = icmp eq i64 %1947, 0, !dbg !2623
	%1949 = or i1 %1948, %1468, !dbg !2623
	%1950 = ashr i64 %p15, 2, !dbg !2623
	%1951 = ashr i64 %1714, 2, !dbg !2624
	%1952 = bitcast i16 addrspace(1)* %1524 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !2623
	%1953 = icmp eq i1 %1467, false, !dbg !2623
	%1954 = icmp eq i1 %1949, false, !dbg !2623
	%1955 = icmp uge i64 %1951, %1950, !dbg !2625
	%1956 = or i1 %1953, %1954, !dbg !2625
	%1957 = or i1 %1956, %1955, !dbg !2625
	br i1 %1957, label %b304_fail1, label %b304_ok1, !dbg !2625, !prof !26

b304_ok1:
	%1958 = fptrunc float %1938 to half, !dbg !2627
	%1959 = bitcast half %1958 to i16, !dbg !2627
	%1960 = fptrunc float %1940 to half, !dbg !2629
	%1961 = bitcast half %1960 to i16, !dbg !2629
	%1962 = fptrunc float %1942 to half, !dbg !2631
	%1963 = bitcast half %1962 to i16, !dbg !2631
	%1964 = fptrunc float %1944 to half, !dbg !2633
	%1965 = bitcast half %1964 to i16, !dbg !2633
	%1966 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1952, i64 %1951, !dbg !2625
	%1967 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1966, i32 0, i32 0, !dbg !2625
	%1968 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1966, i32 0, i32 1, !dbg !2625
	%1969 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1966, i32 0, i32 2, !dbg !2625
	%1970 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %1966, i32 0, i32 3, !dbg !2625
	%1971 = bitcast { i16, i16, i16, i16 } addrspace(1)* %1966 to <4 x i16> addrspace(1)*, !dbg !2625
	%1972 = insertelement <4 x i16> undef, i16 %1959, i32 0, !dbg !2625
	%1973 = insertelement <4 x i16> %1972, i16 %1961, i32 1, !dbg !2625
	%1974 = insertelement <4 x i16> %1973, i16 %1963, i32 2, !dbg !2625
	%1975 = insertelement <4 x i16> %1974, i16 %1965, i32 3, !dbg !2625
	store <4 x i16> %1975, <4 x i16> addrspace(1)* %1971, align 8, !dbg !2625
	br label %b311, !dbg !2634

b305:
	%1976 = icmp uge i64 %1714, %p15, !dbg !2636
	br i1 %1976, label %b305_fail1, label %b305_ok1, !dbg !2636, !prof !26

b305_ok1:
	%1977 = fptrunc float %1938 to half, !dbg !2638
	%1978 = bitcast half %1977 to i16, !dbg !2638
	%1979 = getelementptr inbounds i16, i16 addrspace(1)* %1524, i64 %1714, !dbg !2636
	store i16 %1978, i16 addrspace(1)* %1979, align 2, !dbg !2636
	%1980 = add i64 %1714, 1, !dbg !2639
	%1981 = icmp slt i64 %1980, %p15, !dbg !2641
	br i1 %1981, label %b306, label %b307, !dbg !2641

b306:
	%1982 = icmp uge i64 %1980, %p15, !dbg !2642
	br i1 %1982, label %b306_fail1, label %b306_ok1, !dbg !2642, !prof !26

b306_ok1:
	%1983 = fptrunc float %1940 to half, !dbg !2644
	%1984 = bitcast half %1983 to i16, !dbg !2644
	%1985 = getelementptr inbounds i16, i16 addrspace(1)* %1524, i64 %1980, !dbg !2642
	store i16 %1984, i16 addrspace(1)* %1985, align 2, !dbg !2642
	br label %b307, !dbg !2642

b307:
	%1986 = add i64 %1714, 2, !dbg !2645
	%1987 = icmp slt i64 %1986, %p15, !dbg !2647
	br i1 %1987, label %b308, label %b309, !dbg !2647

b308:
	%1988 = icmp uge i64 %1986, %p15, !dbg !2648
	br i1 %1988, label %b308_fail1, label %b308_ok1, !dbg !2648, !prof !26

b308_ok1:
	%1989 = fptrunc float %1942 to half, !dbg !2650
	%1990 = bitcast half %1989 to i16, !dbg !2650
	%1991 = getelementptr inbounds i16, i16 addrspace(1)* %1524, i64 %1986, !dbg !2648
	store i16 %1990, i16 addrspace(1)* %1991, align 2, !dbg !2648
	br label %b309, !dbg !2648

b309:
	%1992 = add i64 %1714, 3, !dbg !2651
	%1993 = icmp slt i64 %1992, %p15, !dbg !2653
	br i1 %1993, label %b310, label %b311, !dbg !2653

b310:
	%1994 = icmp uge i64 %1992, %p15, !dbg !2654
	br i1 %1994, label %b310_fail1, label %b310_ok1, !dbg !2654, !prof !26

b310_ok1:
	%1995 = fptrunc float %1944 to half, !dbg !2656
	%1996 = bitcast half %1995 to i16, !dbg !2656
	%1997 = getelementptr inbounds i16, i16 addrspace(1)* %1524, i64 %1992, !dbg !2654
	store i16 %1996, i16 addrspace(1)* %1997, align 2, !dbg !2654
	br label %b311, !dbg !2654

b311:
	%1998 = add i64 %1713, %1488, !dbg !2657
	br label %b271, !dbg !2657

b312:
	%1999 = add i64 %1472, %20, !dbg !2658
	br label %b228, !dbg !2658

b313:
	call void @gpuc_quiet_block(), !dbg !2659
	%2000 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2660
	call void @gpuc_fn_clock_Advance(i64* %2000, i64 %p26, i64 %p26, i64 1, i8* %ctrl), !dbg !2660
	ret void, !dbg !1457

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %22, i64 %p26), !dbg !1464
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !1464
	ret void, !dbg !1464

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !1484
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !1484
	ret void, !dbg !1484

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %104, i64 %p22), !dbg !1524
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1524
	ret void, !dbg !1524

b11_fail1:
	%2001 = icmp ugt i64 %113, %p13, !dbg !1530
	br i1 %2001, label %b11_fail2, label %b11_ok2, !dbg !1530

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %113, i64 %p13), !dbg !1530
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !1530
	ret void, !dbg !1530

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %112, i64 %113), !dbg !1530
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !1530
	ret void, !dbg !1530

b14_fail1:
	%2002 = icmp eq i1 %72, false, !dbg !1539
	br i1 %2002, label %b14_fail2, label %b14_ok2, !dbg !1539

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !1539
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1539
	ret void, !dbg !1539

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %141, i64 8), !dbg !1539
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1539
	ret void, !dbg !1539

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %149, i64 %144), !dbg !1550
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !1550
	ret void, !dbg !1550

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %122, i64 %p15), !dbg !1554
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1554
	ret void, !dbg !1554

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 %p15), !dbg !1560
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1560
	ret void, !dbg !1560

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %179, i64 %p15), !dbg !1566
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1566
	ret void, !dbg !1566

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %185, i64 %p15), !dbg !1572
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1572
	ret void, !dbg !1572

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %79, i64 %p24), !dbg !1579
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !1579
	ret void, !dbg !1579

b25_fail1:
	%2003 = icmp ugt i64 %208, %p5, !dbg !1587
	br i1 %2003, label %b25_fail2, label %b25_ok2, !dbg !1587

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p5), !dbg !1587
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1587
	ret void, !dbg !1587

b25_ok2:
	%2004 = icmp ugt i64 %p15, %209, !dbg !1588
	br i1 %2004, label %b25_fail3, label %b25_ok3, !dbg !1588

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %209), !dbg !1588
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1588
	ret void, !dbg !1588

b25_ok3:
	%2005 = icmp ugt i64 %208, %p3, !dbg !1589
	br i1 %2005, label %b25_fail4, label %b25_ok4, !dbg !1589

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p3), !dbg !1589
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1589
	ret void, !dbg !1589

b25_ok4:
	%2006 = icmp ugt i64 %p15, %210, !dbg !1590
	br i1 %2006, label %b25_fail5, label %b25_ok5, !dbg !1590

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %210), !dbg !1590
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1590
	ret void, !dbg !1590

b25_ok5:
	%2007 = icmp ugt i64 %208, %p1, !dbg !1591
	br i1 %2007, label %b25_fail6, label %b25_ok6, !dbg !1591

b25_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p1), !dbg !1591
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1591
	ret void, !dbg !1591

b25_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %211), !dbg !1592
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1592
	ret void, !dbg !1592

b28_fail1:
	%2008 = icmp eq i1 %72, false, !dbg !1504
	br i1 %2008, label %b28_fail2, label %b28_ok2, !dbg !1504

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1504
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1504
	ret void, !dbg !1504

b28_ok2:
	%2009 = icmp eq i1 %238, false, !dbg !1504
	br i1 %2009, label %b28_fail3, label %b28_ok3, !dbg !1504

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %236, i64 8), !dbg !1504
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1504
	ret void, !dbg !1504

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %240, i64 %239), !dbg !1601
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1601
	ret void, !dbg !1601

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %232, i64 %p15), !dbg !1612
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1612
	ret void, !dbg !1612

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %271, i64 %p15), !dbg !1618
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1618
	ret void, !dbg !1618

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %279, i64 %p15), !dbg !1626
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1626
	ret void, !dbg !1626

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %287, i64 %p15), !dbg !1634
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1634
	ret void, !dbg !1634

b37_fail1:
	%2010 = icmp eq i1 %72, false, !dbg !1643
	br i1 %2010, label %b37_fail2, label %b37_ok2, !dbg !1643

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1643
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1643
	ret void, !dbg !1643

b37_ok2:
	%2011 = icmp eq i1 %303, false, !dbg !1643
	br i1 %2011, label %b37_fail3, label %b37_ok3, !dbg !1643

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %301, i64 8), !dbg !1643
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1643
	ret void, !dbg !1643

b37_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 %304), !dbg !1645
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1645
	ret void, !dbg !1645

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %232, i64 %p15), !dbg !1656
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1656
	ret void, !dbg !1656

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %336, i64 %p15), !dbg !1662
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1662
	ret void, !dbg !1662

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %344, i64 %p15), !dbg !1670
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1670
	ret void, !dbg !1670

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %352, i64 %p15), !dbg !1678
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1678
	ret void, !dbg !1678

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %231, i64 %225), !dbg !1691
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !1691
	ret void, !dbg !1691

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %468, i64 %225), !dbg !1761
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !1761
	ret void, !dbg !1761

b75_fail1:
	%2012 = icmp eq i1 %72, false, !dbg !1504
	br i1 %2012, label %b75_fail2, label %b75_ok2, !dbg !1504

b75_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1504
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1504
	ret void, !dbg !1504

b75_ok2:
	%2013 = icmp eq i1 %488, false, !dbg !1504
	br i1 %2013, label %b75_fail3, label %b75_ok3, !dbg !1504

b75_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %486, i64 8), !dbg !1504
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1504
	ret void, !dbg !1504

b75_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %490, i64 %489), !dbg !1601
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1601
	ret void, !dbg !1601

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %469, i64 %p15), !dbg !1612
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1612
	ret void, !dbg !1612

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %521, i64 %p15), !dbg !1618
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1618
	ret void, !dbg !1618

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %529, i64 %p15), !dbg !1626
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1626
	ret void, !dbg !1626

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %537, i64 %p15), !dbg !1634
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1634
	ret void, !dbg !1634

b84_fail1:
	%2014 = icmp eq i1 %72, false, !dbg !1765
	br i1 %2014, label %b84_fail2, label %b84_ok2, !dbg !1765

b84_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1765
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1765
	ret void, !dbg !1765

b84_ok2:
	%2015 = icmp eq i1 %553, false, !dbg !1765
	br i1 %2015, label %b84_fail3, label %b84_ok3, !dbg !1765

b84_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %551, i64 8), !dbg !1765
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1765
	ret void, !dbg !1765

b84_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %555, i64 %554), !dbg !1767
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1767
	ret void, !dbg !1767

b85_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %469, i64 %p15), !dbg !1778
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1778
	ret void, !dbg !1778

b86_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %586, i64 %p15), !dbg !1784
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1784
	ret void, !dbg !1784

b88_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %594, i64 %p15), !dbg !1792
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1792
	ret void, !dbg !1792

b90_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %602, i64 %p15), !dbg !1800
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1800
	ret void, !dbg !1800

b94_fail1:
	%2016 = icmp eq i1 %72, false, !dbg !1816
	br i1 %2016, label %b94_fail2, label %b94_ok2, !dbg !1816

b94_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !1816
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1816
	ret void, !dbg !1816

b94_ok2:
	%2017 = icmp eq i1 %626, false, !dbg !1816
	br i1 %2017, label %b94_fail3, label %b94_ok3, !dbg !1816

b94_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %624, i64 8), !dbg !1816
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1816
	ret void, !dbg !1816

b94_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %628, i64 %627), !dbg !1818
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !1818
	ret void, !dbg !1818

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %469, i64 %p15), !dbg !1829
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1829
	ret void, !dbg !1829

b96_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %657, i64 %p15), !dbg !1835
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1835
	ret void, !dbg !1835

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %663, i64 %p15), !dbg !1841
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1841
	ret void, !dbg !1841

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %669, i64 %p15), !dbg !1847
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1847
	ret void, !dbg !1847

b102_fail1:
	%2018 = icmp eq i1 %75, false, !dbg !1508
	br i1 %2018, label %b102_fail2, label %b102_ok2, !dbg !1508

b102_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !1508
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1508
	ret void, !dbg !1508

b102_ok2:
	%2019 = icmp eq i1 %679, false, !dbg !1508
	br i1 %2019, label %b102_fail3, label %b102_ok3, !dbg !1508

b102_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %677, i64 8), !dbg !1508
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1508
	ret void, !dbg !1508

b102_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %681, i64 %680), !dbg !1852
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1852
	ret void, !dbg !1852

b104_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %469, i64 %p7), !dbg !1864
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1864
	ret void, !dbg !1864

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %714, i64 %p7), !dbg !1872
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1872
	ret void, !dbg !1872

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %722, i64 %p7), !dbg !1880
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1880
	ret void, !dbg !1880

b110_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %730, i64 %p7), !dbg !1888
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1888
	ret void, !dbg !1888

b113_fail1:
	%2020 = icmp eq i1 %72, false, !dbg !1905
	br i1 %2020, label %b113_fail2, label %b113_ok2, !dbg !1905

b113_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !1905
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1905
	ret void, !dbg !1905

b113_ok2:
	%2021 = icmp eq i1 %754, false, !dbg !1905
	br i1 %2021, label %b113_fail3, label %b113_ok3, !dbg !1905

b113_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %752, i64 8), !dbg !1905
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1905
	ret void, !dbg !1905

b113_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %756, i64 %755), !dbg !1907
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !1907
	ret void, !dbg !1907

b114_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %469, i64 %p15), !dbg !1918
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1918
	ret void, !dbg !1918

b115_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %785, i64 %p15), !dbg !1924
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1924
	ret void, !dbg !1924

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %791, i64 %p15), !dbg !1930
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1930
	ret void, !dbg !1930

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %797, i64 %p15), !dbg !1936
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !1936
	ret void, !dbg !1936

b123_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !1944
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !1944
	ret void, !dbg !1944

b124_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %811, i64 %p24), !dbg !1950
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !1950
	ret void, !dbg !1950

b125_fail1:
	%2022 = icmp ugt i64 %829, %p13, !dbg !1956
	br i1 %2022, label %b125_fail2, label %b125_ok2, !dbg !1956

b125_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %829, i64 %p13), !dbg !1956
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !1956
	ret void, !dbg !1956

b125_ok2:
	%2023 = icmp ugt i64 %p15, %830, !dbg !1957
	br i1 %2023, label %b125_fail3, label %b125_ok3, !dbg !1957

b125_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p15, i64 %830), !dbg !1957
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !1957
	ret void, !dbg !1957

b125_ok3:
	%2024 = icmp ugt i64 %831, %p5, !dbg !1960
	br i1 %2024, label %b125_fail4, label %b125_ok4, !dbg !1960

b125_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %831, i64 %p5), !dbg !1960
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1960
	ret void, !dbg !1960

b125_ok4:
	%2025 = icmp ugt i64 %p15, %832, !dbg !1961
	br i1 %2025, label %b125_fail5, label %b125_ok5, !dbg !1961

b125_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %832), !dbg !1961
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1961
	ret void, !dbg !1961

b125_ok5:
	%2026 = icmp ugt i64 %831, %p3, !dbg !1962
	br i1 %2026, label %b125_fail6, label %b125_ok6, !dbg !1962

b125_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %831, i64 %p3), !dbg !1962
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1962
	ret void, !dbg !1962

b125_ok6:
	%2027 = icmp ugt i64 %p15, %833, !dbg !1963
	br i1 %2027, label %b125_fail7, label %b125_ok7, !dbg !1963

b125_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %833), !dbg !1963
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1963
	ret void, !dbg !1963

b125_ok7:
	%2028 = icmp ugt i64 %831, %p1, !dbg !1964
	br i1 %2028, label %b125_fail8, label %b125_ok8, !dbg !1964

b125_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %831, i64 %p1), !dbg !1964
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !1964
	ret void, !dbg !1964

b125_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %834), !dbg !1965
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !1965
	ret void, !dbg !1965

b128_fail1:
	%2029 = icmp eq i1 %72, false, !dbg !1975
	br i1 %2029, label %b128_fail2, label %b128_ok2, !dbg !1975

b128_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1975
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1975
	ret void, !dbg !1975

b128_ok2:
	%2030 = icmp eq i1 %867, false, !dbg !1975
	br i1 %2030, label %b128_fail3, label %b128_ok3, !dbg !1975

b128_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %865, i64 8), !dbg !1975
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1975
	ret void, !dbg !1975

b128_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %869, i64 %868), !dbg !1977
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1977
	ret void, !dbg !1977

b129_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %861, i64 %p15), !dbg !1988
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1988
	ret void, !dbg !1988

b130_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %900, i64 %p15), !dbg !1994
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1994
	ret void, !dbg !1994

b132_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %908, i64 %p15), !dbg !2002
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2002
	ret void, !dbg !2002

b134_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %916, i64 %p15), !dbg !2010
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2010
	ret void, !dbg !2010

b137_fail1:
	%2031 = icmp eq i1 %72, false, !dbg !2019
	br i1 %2031, label %b137_fail2, label %b137_ok2, !dbg !2019

b137_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2019
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2019
	ret void, !dbg !2019

b137_ok2:
	%2032 = icmp eq i1 %932, false, !dbg !2019
	br i1 %2032, label %b137_fail3, label %b137_ok3, !dbg !2019

b137_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %930, i64 8), !dbg !2019
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2019
	ret void, !dbg !2019

b137_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %934, i64 %933), !dbg !2021
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2021
	ret void, !dbg !2021

b138_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %861, i64 %p15), !dbg !2032
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2032
	ret void, !dbg !2032

b139_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %965, i64 %p15), !dbg !2038
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2038
	ret void, !dbg !2038

b141_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %973, i64 %p15), !dbg !2046
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2046
	ret void, !dbg !2046

b143_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %981, i64 %p15), !dbg !2054
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2054
	ret void, !dbg !2054

b146_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %860, i64 %853), !dbg !2066
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !2066
	ret void, !dbg !2066

b173_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %1105, i64 %853), !dbg !2137
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !2137
	ret void, !dbg !2137

b175_fail1:
	%2033 = icmp eq i1 %72, false, !dbg !1975
	br i1 %2033, label %b175_fail2, label %b175_ok2, !dbg !1975

b175_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !1975
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1975
	ret void, !dbg !1975

b175_ok2:
	%2034 = icmp eq i1 %1125, false, !dbg !1975
	br i1 %2034, label %b175_fail3, label %b175_ok3, !dbg !1975

b175_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1123, i64 8), !dbg !1975
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1975
	ret void, !dbg !1975

b175_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1127, i64 %1126), !dbg !1977
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !1977
	ret void, !dbg !1977

b176_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1106, i64 %p15), !dbg !1988
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1988
	ret void, !dbg !1988

b177_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1158, i64 %p15), !dbg !1994
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !1994
	ret void, !dbg !1994

b179_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1166, i64 %p15), !dbg !2002
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2002
	ret void, !dbg !2002

b181_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1174, i64 %p15), !dbg !2010
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2010
	ret void, !dbg !2010

b184_fail1:
	%2035 = icmp eq i1 %72, false, !dbg !2141
	br i1 %2035, label %b184_fail2, label %b184_ok2, !dbg !2141

b184_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2141
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2141
	ret void, !dbg !2141

b184_ok2:
	%2036 = icmp eq i1 %1190, false, !dbg !2141
	br i1 %2036, label %b184_fail3, label %b184_ok3, !dbg !2141

b184_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1188, i64 8), !dbg !2141
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2141
	ret void, !dbg !2141

b184_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1192, i64 %1191), !dbg !2143
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2143
	ret void, !dbg !2143

b185_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1106, i64 %p15), !dbg !2154
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2154
	ret void, !dbg !2154

b186_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1223, i64 %p15), !dbg !2160
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2160
	ret void, !dbg !2160

b188_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1231, i64 %p15), !dbg !2168
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2168
	ret void, !dbg !2168

b190_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1239, i64 %p15), !dbg !2176
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2176
	ret void, !dbg !2176

b194_fail1:
	%2037 = icmp eq i1 %72, false, !dbg !2190
	br i1 %2037, label %b194_fail2, label %b194_ok2, !dbg !2190

b194_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !2190
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !2190
	ret void, !dbg !2190

b194_ok2:
	%2038 = icmp eq i1 %1263, false, !dbg !2190
	br i1 %2038, label %b194_fail3, label %b194_ok3, !dbg !2190

b194_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1261, i64 8), !dbg !2190
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !2190
	ret void, !dbg !2190

b194_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1265, i64 %1264), !dbg !2192
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !2192
	ret void, !dbg !2192

b195_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1106, i64 %p15), !dbg !2203
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2203
	ret void, !dbg !2203

b196_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1294, i64 %p15), !dbg !2209
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2209
	ret void, !dbg !2209

b198_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1300, i64 %p15), !dbg !2215
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2215
	ret void, !dbg !2215

b200_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1306, i64 %p15), !dbg !2221
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2221
	ret void, !dbg !2221

b202_fail1:
	%2039 = icmp eq i1 %75, false, !dbg !2226
	br i1 %2039, label %b202_fail2, label %b202_ok2, !dbg !2226

b202_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !2226
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2226
	ret void, !dbg !2226

b202_ok2:
	%2040 = icmp eq i1 %1316, false, !dbg !2226
	br i1 %2040, label %b202_fail3, label %b202_ok3, !dbg !2226

b202_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1314, i64 8), !dbg !2226
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2226
	ret void, !dbg !2226

b202_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1318, i64 %1317), !dbg !2228
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2228
	ret void, !dbg !2228

b204_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1106, i64 %p7), !dbg !2240
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2240
	ret void, !dbg !2240

b206_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1351, i64 %p7), !dbg !2248
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2248
	ret void, !dbg !2248

b208_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1359, i64 %p7), !dbg !2256
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2256
	ret void, !dbg !2256

b210_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1367, i64 %p7), !dbg !2264
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2264
	ret void, !dbg !2264

b213_fail1:
	%2041 = icmp eq i1 %72, false, !dbg !2280
	br i1 %2041, label %b213_fail2, label %b213_ok2, !dbg !2280

b213_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !2280
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !2280
	ret void, !dbg !2280

b213_ok2:
	%2042 = icmp eq i1 %1391, false, !dbg !2280
	br i1 %2042, label %b213_fail3, label %b213_ok3, !dbg !2280

b213_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1389, i64 8), !dbg !2280
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !2280
	ret void, !dbg !2280

b213_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1393, i64 %1392), !dbg !2282
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !2282
	ret void, !dbg !2282

b214_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1106, i64 %p15), !dbg !2293
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2293
	ret void, !dbg !2293

b215_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1422, i64 %p15), !dbg !2299
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2299
	ret void, !dbg !2299

b217_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1428, i64 %p15), !dbg !2305
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2305
	ret void, !dbg !2305

b219_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1434, i64 %p15), !dbg !2311
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2311
	ret void, !dbg !2311

b232_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %1496, i64 %p22), !dbg !2345
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !2345
	ret void, !dbg !2345

b234_fail1:
	%2043 = icmp ugt i64 %1503, %p5, !dbg !2349
	br i1 %2043, label %b234_fail2, label %b234_ok2, !dbg !2349

b234_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1503, i64 %p5), !dbg !2349
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2349
	ret void, !dbg !2349

b234_ok2:
	%2044 = icmp ugt i64 %p15, %1504, !dbg !2350
	br i1 %2044, label %b234_fail3, label %b234_ok3, !dbg !2350

b234_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1504), !dbg !2350
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2350
	ret void, !dbg !2350

b234_ok3:
	%2045 = icmp ugt i64 %1503, %p3, !dbg !2351
	br i1 %2045, label %b234_fail4, label %b234_ok4, !dbg !2351

b234_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1503, i64 %p3), !dbg !2351
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2351
	ret void, !dbg !2351

b234_ok4:
	%2046 = icmp ugt i64 %p15, %1505, !dbg !2352
	br i1 %2046, label %b234_fail5, label %b234_ok5, !dbg !2352

b234_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1505), !dbg !2352
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2352
	ret void, !dbg !2352

b234_ok5:
	%2047 = icmp ugt i64 %1503, %p1, !dbg !2353
	br i1 %2047, label %b234_fail6, label %b234_ok6, !dbg !2353

b234_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1503, i64 %p1), !dbg !2353
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2353
	ret void, !dbg !2353

b234_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1506), !dbg !2354
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2354
	ret void, !dbg !2354

b237_fail1:
	%2048 = icmp eq i1 %1467, false, !dbg !2364
	br i1 %2048, label %b237_fail2, label %b237_ok2, !dbg !2364

b237_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2364
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2364
	ret void, !dbg !2364

b237_ok2:
	%2049 = icmp eq i1 %1548, false, !dbg !2364
	br i1 %2049, label %b237_fail3, label %b237_ok3, !dbg !2364

b237_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1546, i64 8), !dbg !2364
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2364
	ret void, !dbg !2364

b237_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1550, i64 %1549), !dbg !2366
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2366
	ret void, !dbg !2366

b238_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1527, i64 %p15), !dbg !2377
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2377
	ret void, !dbg !2377

b239_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1581, i64 %p15), !dbg !2383
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2383
	ret void, !dbg !2383

b241_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1589, i64 %p15), !dbg !2391
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2391
	ret void, !dbg !2391

b243_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1597, i64 %p15), !dbg !2399
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2399
	ret void, !dbg !2399

b246_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %1526, i64 %1520), !dbg !2412
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !2412
	ret void, !dbg !2412

b273_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %1713, i64 %1520), !dbg !2482
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !2482
	ret void, !dbg !2482

b275_fail1:
	%2050 = icmp eq i1 %1467, false, !dbg !2335
	br i1 %2050, label %b275_fail2, label %b275_ok2, !dbg !2335

b275_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2335
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2335
	ret void, !dbg !2335

b275_ok2:
	%2051 = icmp eq i1 %1748, false, !dbg !2335
	br i1 %2051, label %b275_fail3, label %b275_ok3, !dbg !2335

b275_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1746, i64 8), !dbg !2335
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2335
	ret void, !dbg !2335

b275_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1750, i64 %1749), !dbg !2486
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2486
	ret void, !dbg !2486

b276_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1714, i64 %p15), !dbg !2497
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2497
	ret void, !dbg !2497

b277_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1781, i64 %p15), !dbg !2503
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2503
	ret void, !dbg !2503

b279_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1789, i64 %p15), !dbg !2511
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2511
	ret void, !dbg !2511

b281_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1797, i64 %p15), !dbg !2519
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2519
	ret void, !dbg !2519

b285_fail1:
	%2052 = icmp eq i1 %1467, false, !dbg !2534
	br i1 %2052, label %b285_fail2, label %b285_ok2, !dbg !2534

b285_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !2534
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !2534
	ret void, !dbg !2534

b285_ok2:
	%2053 = icmp eq i1 %1821, false, !dbg !2534
	br i1 %2053, label %b285_fail3, label %b285_ok3, !dbg !2534

b285_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1819, i64 8), !dbg !2534
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !2534
	ret void, !dbg !2534

b285_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1823, i64 %1822), !dbg !2536
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !2536
	ret void, !dbg !2536

b286_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1714, i64 %p15), !dbg !2547
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2547
	ret void, !dbg !2547

b287_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1852, i64 %p15), !dbg !2553
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2553
	ret void, !dbg !2553

b289_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1858, i64 %p15), !dbg !2559
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2559
	ret void, !dbg !2559

b291_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1864, i64 %p15), !dbg !2565
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2565
	ret void, !dbg !2565

b293_fail1:
	%2054 = icmp eq i1 %1470, false, !dbg !2337
	br i1 %2054, label %b293_fail2, label %b293_ok2, !dbg !2337

b293_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !2337
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2337
	ret void, !dbg !2337

b293_ok2:
	%2055 = icmp eq i1 %1874, false, !dbg !2337
	br i1 %2055, label %b293_fail3, label %b293_ok3, !dbg !2337

b293_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1872, i64 8), !dbg !2337
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2337
	ret void, !dbg !2337

b293_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1876, i64 %1875), !dbg !2570
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2570
	ret void, !dbg !2570

b295_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1714, i64 %p7), !dbg !2582
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2582
	ret void, !dbg !2582

b297_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1909, i64 %p7), !dbg !2590
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2590
	ret void, !dbg !2590

b299_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1917, i64 %p7), !dbg !2598
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2598
	ret void, !dbg !2598

b301_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1925, i64 %p7), !dbg !2606
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2606
	ret void, !dbg !2606

b304_fail1:
	%2056 = icmp eq i1 %1467, false, !dbg !2623
	br i1 %2056, label %b304_fail2, label %b304_ok2, !dbg !2623

b304_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !2623
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !2623
	ret void, !dbg !2623

b304_ok2:
	%2057 = icmp eq i1 %1949, false, !dbg !2623
	br i1 %2057, label %b304_fail3, label %b304_ok3, !dbg !2623

b304_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1947, i64 8), !dbg !2623
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !2623
	ret void, !dbg !2623

b304_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1951, i64 %1950), !dbg !2625
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !2625
	ret void, !dbg !2625

b305_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1714, i64 %p15), !dbg !2636
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2636
	ret void, !dbg !2636

b306_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1980, i64 %p15), !dbg !2642
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2642
	ret void, !dbg !2642

b308_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1986, i64 %p15), !dbg !2648
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2648
	ret void, !dbg !2648

b310_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1992, i64 %p15), !dbg !2654
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2654
	ret void, !dbg !2654
}

define internal void @gpuc_fn_norm_job_send_float32(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, float* %p6, i64 %p7, i64 %p8, float* %p9, i64 %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind convergent !dbg !2661 {
entry:
	br label %b0, !dbg !2662

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !2663
	%1 = sext i32 %0 to i64, !dbg !2663
	%2 = and i64 %p32, 1, !dbg !2668
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !2670
	%4 = sext i32 %3 to i64, !dbg !2670
	%5 = trunc i64 %2 to i32, !dbg !2671
	%6 = trunc i64 %4 to i32, !dbg !2671
	%7 = mul i32 %5, %6, !dbg !2671
	%8 = zext i32 %7 to i64, !dbg !2671
	%9 = trunc i64 %1 to i32, !dbg !2672
	%10 = add i32 %7, %9, !dbg !2672
	%11 = zext i32 %10 to i64, !dbg !2672
	%12 = mul i64 %11, %p23, !dbg !2673
	%13 = add i64 %12, %p34, !dbg !2674
	%14 = mul i64 %13, %p19, !dbg !2675
	%15 = add i64 %14, %p19, !dbg !2676
	%16 = mul i64 %p33, %p19, !dbg !2678
	%17 = add i64 %p33, 1, !dbg !2679
	%18 = mul i64 %17, %p19, !dbg !2680
	%19 = sub i64 %18, %16, !dbg !2681
	%20 = mul i64 %1, %p23, !dbg !2682
	%21 = add i64 %20, %p34, !dbg !2683
	%22 = getelementptr inbounds float, float* %p14, i64 %14, !dbg !2677
	%23 = getelementptr inbounds float, float* %p12, i64 %16, !dbg !2681
	%24 = getelementptr inbounds i64, i64* %p25, i64 %21, !dbg !2684
	%25 = mul i64 %19, 4, !dbg !2685
	%26 = trunc i64 %p35 to i32, !dbg !2685
	%27 = icmp ugt i64 %15, %p15, !dbg !2677
	%28 = icmp ugt i64 %14, %15, !dbg !2677
	%29 = icmp ugt i64 %18, %p13, !dbg !2681
	%30 = icmp ugt i64 %16, %18, !dbg !2681
	%31 = icmp uge i64 %21, %p26, !dbg !2684
	%32 = icmp ne i64 %p19, %19, !dbg !2685
	%33 = icmp uge i64 %p35, %4, !dbg !2685
	%34 = or i1 %27, %28, !dbg !2685
	%35 = or i1 %34, %29, !dbg !2685
	%36 = or i1 %35, %30, !dbg !2685
	%37 = or i1 %36, %31, !dbg !2685
	%38 = or i1 %37, %32, !dbg !2685
	%39 = or i1 %38, %33, !dbg !2685
	br i1 %39, label %b0_fail1, label %b0_ok1, !dbg !2685, !prof !26

b0_ok1:
	%40 = bitcast float* %22 to i8*, !dbg !2685
	%41 = bitcast float* %23 to i8*, !dbg !2685
	%42 = bitcast i64* %24 to i8*, !dbg !2685
	call void @gpuc_put_signal_nbi_block(i8* %40, i8* %41, i64 %25, i8* %42, i64 %p32, i32 9, i32 %26, i32 0, i32 0, i8* null), !dbg !2685
	ret void, !dbg !2685

b0_fail1:
	%43 = icmp ugt i64 %15, %p15, !dbg !2677
	br i1 %43, label %b0_fail2, label %b0_ok2, !dbg !2677

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %15, i64 %p15), !dbg !2677
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !2677
	ret void, !dbg !2677

b0_ok2:
	%44 = icmp ugt i64 %14, %15, !dbg !2677
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2677

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %14, i64 %15), !dbg !2677
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !2677
	ret void, !dbg !2677

b0_ok3:
	%45 = icmp ugt i64 %18, %p13, !dbg !2681
	br i1 %45, label %b0_fail4, label %b0_ok4, !dbg !2681

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p13), !dbg !2681
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !2681
	ret void, !dbg !2681

b0_ok4:
	%46 = icmp ugt i64 %16, %18, !dbg !2681
	br i1 %46, label %b0_fail5, label %b0_ok5, !dbg !2681

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %16, i64 %18), !dbg !2681
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !2681
	ret void, !dbg !2681

b0_ok5:
	%47 = icmp uge i64 %21, %p26, !dbg !2684
	br i1 %47, label %b0_fail6, label %b0_ok6, !dbg !2684

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %21, i64 %p26), !dbg !2684
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !2684
	ret void, !dbg !2684

b0_ok6:
	%48 = icmp ne i64 %p19, %19, !dbg !2685
	br i1 %48, label %b0_fail7, label %b0_ok7, !dbg !2685

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p19, i64 %19), !dbg !2685
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !2685
	ret void, !dbg !2685

b0_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p35, i64 %4), !dbg !2685
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !2685
	ret void, !dbg !2685
}

define internal { float, float, float, float } @gpuc_fn_norm_job_sum_float32(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, float* %p6, i64 %p7, i64 %p8, float* %p9, i64 %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, i64 %p18, i64 %p19, float %p20, i1 zeroext %p21, i1 zeroext %p22, i64 %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i64* %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i8* %ctrl) nounwind !dbg !2686 {
entry:
	br label %b0, !dbg !2687

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !2688
	%1 = sext i32 %0 to i64, !dbg !2688
	%2 = and i64 %p32, 1, !dbg !2691
	%3 = trunc i64 %2 to i32, !dbg !2693
	%4 = trunc i64 %1 to i32, !dbg !2693
	%5 = mul i32 %3, %4, !dbg !2693
	%6 = zext i32 %5 to i64, !dbg !2693
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !2694
	%8 = sext i32 %7 to i64, !dbg !2694
	%9 = mul i64 %p33, %p19, !dbg !2695
	%10 = and i64 %p19, 3, !dbg !2698
	%11 = icmp eq i64 %10, 0, !dbg !2698
	%12 = icmp eq i64 %p19, 0, !dbg !2698
	%13 = icmp slt i64 %p35, %p19, !dbg !2701
	%14 = add i64 %p35, 1, !dbg !2702
	%15 = icmp slt i64 %14, %p19, !dbg !2704
	%16 = add i64 %p35, 2, !dbg !2705
	%17 = icmp slt i64 %16, %p19, !dbg !2707
	%18 = add i64 %p35, 3, !dbg !2708
	%19 = icmp slt i64 %18, %p19, !dbg !2710
	%20 = icmp ule i64 %p13, 281474976710655, !dbg !2711
	%21 = icmp ule i64 %p15, 281474976710655, !dbg !2711
	%22 = and i1 %20, %21, !dbg !2711
	%23 = icmp ule i64 %p19, 281474976710655, !dbg !2711
	%24 = and i1 %22, %23, !dbg !2711
	%25 = icmp ule i64 %p35, 281474976710655, !dbg !2711
	%26 = and i1 %24, %25, !dbg !2711
	%27 = mul i64 %p19, -1, !dbg !2711
	%28 = icmp sge i64 %27, 0, !dbg !2711
	%29 = and i1 %26, %28, !dbg !2711
	br i1 %29, label %b1, label %b15_cold, !dbg !2688, !prof !79

b1:
	%30 = phi float [ 0.000000e+00, %b0 ], [ %84, %b14 ], !dbg !2711
	%31 = phi float [ 0.000000e+00, %b0 ], [ %85, %b14 ], !dbg !2711
	%32 = phi float [ 0.000000e+00, %b0 ], [ %86, %b14 ], !dbg !2711
	%33 = phi float [ 0.000000e+00, %b0 ], [ %87, %b14 ], !dbg !2711
	%34 = phi i32 [ 0, %b0 ], [ %88, %b14 ], !dbg !2711
	%35 = sext i32 %34 to i64, !dbg !2711
	%36 = add i64 %6, %35, !dbg !2712
	%37 = mul i64 %36, %p23, !dbg !2713
	%38 = add i64 %37, %p34, !dbg !2714
	%39 = mul i64 %38, %p19, !dbg !2715
	%40 = icmp eq i32 %34, %7, !dbg !2716
	br i1 %40, label %b2, label %b3, !dbg !2716

b2:
	br label %b3, !dbg !2695

b3:
	%41 = phi float* [ %p14, %b1 ], [ %p12, %b2 ], !dbg !2717
	%42 = phi i64 [ %p15, %b1 ], [ %p13, %b2 ], !dbg !2717
	%43 = phi i64 [ %39, %b1 ], [ %9, %b2 ], !dbg !2718
	%44 = getelementptr inbounds float, float* %41, i64 %43, !dbg !2719
	%45 = icmp ugt i64 %43, %42, !dbg !2719
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !2719, !prof !26

b3_ok1:
	br i1 %p22, label %b4, label %b5, !dbg !2720

b4:
	%46 = ptrtoint float* %44 to i64, !dbg !2698
	%47 = and i64 %46, 15, !dbg !2698
	%48 = icmp eq i64 %47, 0, !dbg !2698
	%49 = or i1 %48, %12, !dbg !2698
	%50 = ashr i64 %p19, 2, !dbg !2698
	%51 = bitcast float* %44 to { float, float, float, float }*, !dbg !2698
	%52 = icmp eq i1 %11, false, !dbg !2698
	%53 = icmp eq i1 %49, false, !dbg !2698
	%54 = or i1 %52, %53, !dbg !2698
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !2698, !prof !26

b4_ok1:
	%55 = sdiv i64 %p35, 4, !dbg !2721
	%56 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %51, i64 %55, !dbg !2722
	%57 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %56, i32 0, i32 0, !dbg !2722
	%58 = icmp uge i64 %55, %50, !dbg !2722
	br i1 %58, label %b4_fail3, label %b4_ok3, !dbg !2722, !prof !26

b4_ok3:
	%59 = bitcast { float, float, float, float }* %56 to <4 x float>*, !dbg !2722
	%60 = load <4 x float>, <4 x float>* %59, align 16, !dbg !2722
	%61 = extractelement <4 x float> %60, i32 0, !dbg !2722
	%62 = extractelement <4 x float> %60, i32 1, !dbg !2722
	%63 = extractelement <4 x float> %60, i32 2, !dbg !2722
	%64 = extractelement <4 x float> %60, i32 3, !dbg !2722
	%65 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %56, i32 0, i32 1, !dbg !2722
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %56, i32 0, i32 2, !dbg !2722
	%67 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %56, i32 0, i32 3, !dbg !2722
	br label %b14, !dbg !2723

b5:
	br i1 %13, label %b6, label %b7, !dbg !2701

b6:
	%68 = getelementptr inbounds float, float* %44, i64 %p35, !dbg !2724
	%69 = load float, float* %68, align 4, !dbg !2724
	br label %b7, !dbg !2725

b7:
	%70 = phi float [ 0.000000e+00, %b5 ], [ %69, %b6 ], !dbg !2726
	br i1 %15, label %b8, label %b9, !dbg !2704

b8:
	%71 = getelementptr inbounds float, float* %44, i64 %14, !dbg !2727
	%72 = load float, float* %71, align 4, !dbg !2727
	br label %b9, !dbg !2728

b9:
	%73 = phi float [ 0.000000e+00, %b7 ], [ %72, %b8 ], !dbg !2729
	br i1 %17, label %b10, label %b11, !dbg !2707

b10:
	%74 = getelementptr inbounds float, float* %44, i64 %16, !dbg !2730
	%75 = load float, float* %74, align 4, !dbg !2730
	br label %b11, !dbg !2731

b11:
	%76 = phi float [ 0.000000e+00, %b9 ], [ %75, %b10 ], !dbg !2732
	br i1 %19, label %b12, label %b13, !dbg !2710

b12:
	%77 = getelementptr inbounds float, float* %44, i64 %18, !dbg !2733
	%78 = load float, float* %77, align 4, !dbg !2733
	br label %b13, !dbg !2734

b13:
	%79 = phi float [ 0.000000e+00, %b11 ], [ %78, %b12 ], !dbg !2735
	br label %b14, !dbg !2736

b14:
	%80 = phi float [ %64, %b4_ok3 ], [ %79, %b13 ], !dbg !2737
	%81 = phi float [ %63, %b4_ok3 ], [ %76, %b13 ], !dbg !2737
	%82 = phi float [ %62, %b4_ok3 ], [ %73, %b13 ], !dbg !2737
	%83 = phi float [ %61, %b4_ok3 ], [ %70, %b13 ], !dbg !2737
	%84 = fadd float %30, %83, !dbg !2738
	%85 = fadd float %31, %82, !dbg !2739
	%86 = fadd float %32, %81, !dbg !2740
	%87 = fadd float %33, %80, !dbg !2741
	%88 = add i32 %34, 1, !dbg !2737
	%89 = icmp slt i32 %88, %0, !dbg !2737
	br i1 %89, label %b1, label %b29, !dbg !2737

b29:
	%90 = phi float [ %84, %b14 ], [ %161, %b28_cold ], !dbg !2745
	%91 = phi float [ %85, %b14 ], [ %162, %b28_cold ], !dbg !2745
	%92 = phi float [ %86, %b14 ], [ %163, %b28_cold ], !dbg !2745
	%93 = phi float [ %87, %b14 ], [ %164, %b28_cold ], !dbg !2745
	%94 = insertvalue { float, float, float, float } undef, float %90, 0, !dbg !2745
	%95 = insertvalue { float, float, float, float } %94, float %91, 1, !dbg !2745
	%96 = insertvalue { float, float, float, float } %95, float %92, 2, !dbg !2745
	%97 = insertvalue { float, float, float, float } %96, float %93, 3, !dbg !2745
	ret { float, float, float, float } %97, !dbg !2745

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %43, i64 %42), !dbg !2719
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !2719
	ret { float, float, float, float } undef, !dbg !2719

b4_fail1:
	%98 = icmp eq i1 %11, false, !dbg !2698
	br i1 %98, label %b4_fail2, label %b4_ok2, !dbg !2698

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !2698
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2698
	ret { float, float, float, float } undef, !dbg !2698

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %47, i64 16), !dbg !2698
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2698
	ret { float, float, float, float } undef, !dbg !2698

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %55, i64 %50), !dbg !2722
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2722
	ret { float, float, float, float } undef, !dbg !2722

b15_cold:
	%99 = phi float [ %161, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !2711
	%100 = phi float [ %162, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !2711
	%101 = phi float [ %163, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !2711
	%102 = phi float [ %164, %b28_cold ], [ 0.000000e+00, %b0 ], !dbg !2711
	%103 = phi i64 [ %165, %b28_cold ], [ 0, %b0 ], !dbg !2711
	%104 = add i64 %6, %103, !dbg !2712
	%105 = mul i64 %104, %p23, !dbg !2713
	%106 = add i64 %105, %p34, !dbg !2714
	%107 = mul i64 %106, %p19, !dbg !2715
	%108 = icmp eq i64 %103, %8, !dbg !2716
	br i1 %108, label %b16_cold, label %b17_cold, !dbg !2716

b16_cold:
	br label %b17_cold, !dbg !2695

b17_cold:
	%109 = phi float* [ %p14, %b15_cold ], [ %p12, %b16_cold ], !dbg !2717
	%110 = phi i64 [ %p15, %b15_cold ], [ %p13, %b16_cold ], !dbg !2717
	%111 = phi i64 [ %107, %b15_cold ], [ %9, %b16_cold ], !dbg !2718
	%112 = sub i64 %110, %111, !dbg !2719
	%113 = getelementptr inbounds float, float* %109, i64 %111, !dbg !2719
	%114 = icmp ugt i64 %111, %110, !dbg !2719
	%115 = icmp ugt i64 %p19, %112, !dbg !2742
	%116 = or i1 %114, %115, !dbg !2742
	br i1 %116, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !2742, !prof !26

b17_cold_fail1:
	%117 = icmp ugt i64 %111, %110, !dbg !2719
	br i1 %117, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !2719

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %111, i64 %110), !dbg !2719
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !2719
	ret { float, float, float, float } undef, !dbg !2719

b17_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p19, i64 %112), !dbg !2742
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !2742
	ret { float, float, float, float } undef, !dbg !2742

b17_cold_ok1:
	br i1 %p22, label %b18_cold, label %b19_cold, !dbg !2720

b18_cold:
	%118 = ptrtoint float* %113 to i64, !dbg !2698
	%119 = and i64 %118, 15, !dbg !2698
	%120 = icmp eq i64 %119, 0, !dbg !2698
	%121 = or i1 %120, %12, !dbg !2698
	%122 = ashr i64 %p19, 2, !dbg !2698
	%123 = bitcast float* %113 to { float, float, float, float }*, !dbg !2698
	%124 = icmp eq i1 %11, false, !dbg !2698
	%125 = icmp eq i1 %121, false, !dbg !2698
	%126 = or i1 %124, %125, !dbg !2698
	br i1 %126, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !2698, !prof !26

b18_cold_fail1:
	%127 = icmp eq i1 %11, false, !dbg !2698
	br i1 %127, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !2698

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p19, i64 4), !dbg !2698
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2698
	ret { float, float, float, float } undef, !dbg !2698

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %119, i64 16), !dbg !2698
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2698
	ret { float, float, float, float } undef, !dbg !2698

b18_cold_ok1:
	%128 = sdiv i64 %p35, 4, !dbg !2721
	%129 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %123, i64 %128, !dbg !2722
	%130 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %129, i32 0, i32 0, !dbg !2722
	%131 = icmp uge i64 %128, %122, !dbg !2722
	br i1 %131, label %b18_cold_fail3, label %b18_cold_ok3, !dbg !2722, !prof !26

b18_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %128, i64 %122), !dbg !2722
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2722
	ret { float, float, float, float } undef, !dbg !2722

b18_cold_ok3:
	%132 = bitcast { float, float, float, float }* %129 to <4 x float>*, !dbg !2722
	%133 = load <4 x float>, <4 x float>* %132, align 16, !dbg !2722
	%134 = extractelement <4 x float> %133, i32 0, !dbg !2722
	%135 = extractelement <4 x float> %133, i32 1, !dbg !2722
	%136 = extractelement <4 x float> %133, i32 2, !dbg !2722
	%137 = extractelement <4 x float> %133, i32 3, !dbg !2722
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %129, i32 0, i32 1, !dbg !2722
	%139 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %129, i32 0, i32 2, !dbg !2722
	%140 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %129, i32 0, i32 3, !dbg !2722
	br label %b28_cold, !dbg !2723

b19_cold:
	br i1 %13, label %b20_cold, label %b21_cold, !dbg !2701

b20_cold:
	%141 = getelementptr inbounds float, float* %113, i64 %p35, !dbg !2724
	%142 = icmp uge i64 %p35, %p19, !dbg !2724
	br i1 %142, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !2724, !prof !26

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p35, i64 %p19), !dbg !2724
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2724
	ret { float, float, float, float } undef, !dbg !2724

b20_cold_ok1:
	%143 = load float, float* %141, align 4, !dbg !2724
	br label %b21_cold, !dbg !2725

b21_cold:
	%144 = phi float [ 0.000000e+00, %b19_cold ], [ %143, %b20_cold_ok1 ], !dbg !2726
	br i1 %15, label %b22_cold, label %b23_cold, !dbg !2704

b22_cold:
	%145 = getelementptr inbounds float, float* %113, i64 %14, !dbg !2727
	%146 = icmp uge i64 %14, %p19, !dbg !2727
	br i1 %146, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !2727, !prof !26

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %14, i64 %p19), !dbg !2727
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2727
	ret { float, float, float, float } undef, !dbg !2727

b22_cold_ok1:
	%147 = load float, float* %145, align 4, !dbg !2727
	br label %b23_cold, !dbg !2728

b23_cold:
	%148 = phi float [ 0.000000e+00, %b21_cold ], [ %147, %b22_cold_ok1 ], !dbg !2729
	br i1 %17, label %b24_cold, label %b25_cold, !dbg !2707

b24_cold:
	%149 = getelementptr inbounds float, float* %113, i64 %16, !dbg !2730
	%150 = icmp uge i64 %16, %p19, !dbg !2730
	br i1 %150, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !2730, !prof !26

b24_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %16, i64 %p19), !dbg !2730
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2730
	ret { float, float, float, float } undef, !dbg !2730

b24_cold_ok1:
	%151 = load float, float* %149, align 4, !dbg !2730
	br label %b25_cold, !dbg !2731

b25_cold:
	%152 = phi float [ 0.000000e+00, %b23_cold ], [ %151, %b24_cold_ok1 ], !dbg !2732
	br i1 %19, label %b26_cold, label %b27_cold, !dbg !2710

b26_cold:
	%153 = getelementptr inbounds float, float* %113, i64 %18, !dbg !2733
	%154 = icmp uge i64 %18, %p19, !dbg !2733
	br i1 %154, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !2733, !prof !26

b26_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %18, i64 %p19), !dbg !2733
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2733
	ret { float, float, float, float } undef, !dbg !2733

b26_cold_ok1:
	%155 = load float, float* %153, align 4, !dbg !2733
	br label %b27_cold, !dbg !2734

b27_cold:
	%156 = phi float [ 0.000000e+00, %b25_cold ], [ %155, %b26_cold_ok1 ], !dbg !2735
	br label %b28_cold, !dbg !2736

b28_cold:
	%157 = phi float [ %137, %b18_cold_ok3 ], [ %156, %b27_cold ], !dbg !2737
	%158 = phi float [ %136, %b18_cold_ok3 ], [ %152, %b27_cold ], !dbg !2737
	%159 = phi float [ %135, %b18_cold_ok3 ], [ %148, %b27_cold ], !dbg !2737
	%160 = phi float [ %134, %b18_cold_ok3 ], [ %144, %b27_cold ], !dbg !2737
	%161 = fadd float %99, %160, !dbg !2738
	%162 = fadd float %100, %159, !dbg !2739
	%163 = fadd float %101, %158, !dbg !2740
	%164 = fadd float %102, %157, !dbg !2741
	%165 = add i64 %103, 1, !dbg !2737
	%166 = icmp slt i64 %165, %1, !dbg !2737
	br i1 %166, label %b15_cold, label %b29, !dbg !2737, !llvm.loop !2744
}

define void @Float32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, float* %p8, i64 %p9, float* %p10, i64 %p11, float* %p12, i64 %p13, i64 %p14, i64 %p15, float %p16, i8 zeroext %p17, i8 zeroext %p18, i64 %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i8* %ctrl) nounwind !dbg !2746 {
entry:
	%0 = icmp ne i8 %p17, 0, !dbg !2747
	%1 = icmp ne i8 %p18, 0, !dbg !2747
	%2 = alloca [8 x float], align 4, !dbg !2747
	%3 = alloca [8 x float], align 4, !dbg !2747
	%4 = alloca [8 x float], align 4, !dbg !2747
	br label %b0, !dbg !2747

b0:
	%5 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !2747
	%6 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !2747
	%7 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !2747
	%8 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !2747
	%9 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !2747
	%10 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !2747
	%11 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !2747
	%12 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !2747
	%13 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !2747
	%14 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !2747
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2752, !range !18
	%16 = sext i32 %15 to i64, !dbg !2752
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2752, !range !19
	%18 = sext i32 %17 to i64, !dbg !2752
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2753, !range !21
	%20 = sext i32 %19 to i64, !dbg !2753
	%21 = mul i64 %18, %20, !dbg !2754
	%22 = add i64 %21, %16, !dbg !2755
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %14, i64 %22, !dbg !2756
	%24 = icmp uge i64 %22, %p26, !dbg !2756
	br i1 %24, label %b0_fail1, label %b0_ok1, !dbg !2756, !prof !26

b0_ok1:
	%25 = load i64, i64 addrspace(1)* %23, align 8, !dbg !2756
	%26 = add i64 %25, 1, !dbg !2757
	%27 = call i32 @gpuc_my_pe_thread(), !dbg !2760
	%28 = call i32 @gpuc_num_pes_thread(), !dbg !2761
	br i1 %0, label %b1, label %b222, !dbg !2762

b1:
	%29 = sext i32 %27 to i64, !dbg !2760
	%30 = sext i32 %28 to i64, !dbg !2761
	%31 = trunc i64 %30 to i32, !dbg !2761
	%32 = mul i64 %p14, %29, !dbg !2764
	%33 = sdiv i64 %32, %30, !dbg !2765
	%34 = trunc i64 %29 to i32, !dbg !2766
	%35 = add i32 %34, 1, !dbg !2766
	%36 = zext i32 %35 to i64, !dbg !2766
	%37 = mul i64 %p14, %36, !dbg !2767
	%38 = sdiv i64 %37, %30, !dbg !2768
	%39 = sub i64 %38, %33, !dbg !2769
	%40 = sub i64 %p14, %39, !dbg !2770
	%41 = trunc i64 %p14 to i32, !dbg !2772
	br label %b2, !dbg !2773

b2:
	%42 = phi i64 [ %16, %b1 ], [ %68, %b3_ok1 ], !dbg !2774
	%43 = icmp slt i64 %42, %40, !dbg !2775
	br i1 %43, label %b3, label %b4, !dbg !2775

b3:
	%44 = add i64 %38, %42, !dbg !2777
	%45 = trunc i64 %44 to i32, !dbg !2778
	%46 = icmp eq i32 %41, 0, !dbg !2776
	br i1 %46, label %b3_fail1, label %b3_ok1, !dbg !2776, !prof !26

b3_ok1:
	%47 = urem i32 %45, %41, !dbg !2776
	%48 = zext i32 %47 to i64, !dbg !2779
	%49 = add i64 %48, 1, !dbg !2781
	%50 = trunc i64 %49 to i32, !dbg !2782
	%51 = mul i32 %50, %31, !dbg !2783
	%52 = sub i32 %51, 1, !dbg !2784
	%53 = udiv i32 %52, %41, !dbg !2785
	%54 = zext i32 %53 to i64, !dbg !2786
	%55 = mul i64 %p14, %54, !dbg !2788
	%56 = sdiv i64 %55, %30, !dbg !2789
	%57 = sub i64 %48, %56, !dbg !2790
	%58 = addrspacecast float addrspace(1)* %5 to float*, !dbg !2791
	%59 = addrspacecast float addrspace(1)* %6 to float*, !dbg !2791
	%60 = addrspacecast float addrspace(1)* %7 to float*, !dbg !2791
	%61 = addrspacecast float addrspace(1)* %8 to float*, !dbg !2791
	%62 = addrspacecast float addrspace(1)* %9 to float*, !dbg !2791
	%63 = addrspacecast float addrspace(1)* %10 to float*, !dbg !2791
	%64 = addrspacecast float addrspace(1)* %11 to float*, !dbg !2791
	%65 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !2791
	%66 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !2791
	%67 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2791
	call void @gpuc_fn_norm_job_send_float32(float* %58, i64 %p1, i64 %p1, float* %59, i64 %p3, i64 %p3, float* %60, i64 %p5, i64 %p5, float* %61, i64 %p7, i64 %p7, float* %62, i64 %p9, float* %63, i64 %p11, float* %64, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %65, i64 %p22, i64* %66, i64 %p24, i64* %67, i64 %p26, i64 %p26, i64 %26, i64 %48, i64 %57, i64 %54, i8* %ctrl), !dbg !2791
	%68 = add i64 %42, %20, !dbg !2792
	br label %b2, !dbg !2792

b4:
	%69 = add i64 %33, %16, !dbg !2793
	%70 = mul i64 %p15, 4, !dbg !2794
	%71 = and i64 %p15, 3, !dbg !2796
	%72 = icmp eq i64 %71, 0, !dbg !2796
	%73 = icmp eq i64 %p15, 0, !dbg !2796
	%74 = and i64 %p7, 3, !dbg !2800
	%75 = icmp eq i64 %74, 0, !dbg !2800
	%76 = icmp eq i64 %p7, 0, !dbg !2800
	%77 = and i64 %26, 1, !dbg !2804
	%78 = mul i64 %77, %p20, !dbg !2806
	br label %b5, !dbg !2793

b5:
	%79 = phi i64 [ %69, %b4 ], [ %724, %b121 ], !dbg !2807
	%80 = icmp slt i64 %79, %38, !dbg !2808
	br i1 %80, label %b6, label %b122, !dbg !2808

b6:
	%81 = sub i64 %79, %33, !dbg !2809
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2812, !range !11
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2812, !range !11
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2812, !range !12
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2812, !range !13
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2812, !range !13
	%87 = mul i32 %86, %84, !dbg !2812
	%88 = add i32 %83, %87, !dbg !2812
	%89 = mul i32 %85, %88, !dbg !2812
	%90 = add i32 %82, %89, !dbg !2812
	%91 = sext i32 %90 to i64, !dbg !2812
	%92 = trunc i64 %91 to i32, !dbg !2812
	%93 = mul i32 %85, %86, !dbg !2812
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2812, !range !204
	%95 = mul i32 %93, %94, !dbg !2812
	%96 = sext i32 %95 to i64, !dbg !2812
	%97 = trunc i64 %96 to i32, !dbg !2812
	br label %b7, !dbg !2812

b7:
	%98 = phi i32 [ %92, %b6 ], [ %110, %b10 ], !dbg !2812
	%99 = zext i32 %98 to i64, !dbg !2812
	%100 = trunc i64 %99 to i32, !dbg !2812
	%101 = icmp ult i32 %98, %31, !dbg !2812
	br i1 %101, label %b8, label %b11, !dbg !2812

b8:
	%102 = icmp ne i32 %100, %27, !dbg !2813
	br i1 %102, label %b9, label %b10, !dbg !2813

b9:
	%103 = mul i64 %99, %p19, !dbg !2814
	%104 = add i64 %103, %81, !dbg !2815
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %104, !dbg !2816
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !2817
	%107 = icmp uge i64 %104, %p22, !dbg !2816
	br i1 %107, label %b9_fail1, label %b9_ok1, !dbg !2816, !prof !26

b9_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !2817
	%109 = call i64 @gpuc_signal_wait_until_thread(i8* %108, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !2817
	br label %b10, !dbg !2817

b10:
	%110 = add i32 %98, %97, !dbg !2812
	br label %b7, !dbg !2812

b11:
	call void @llvm.nvvm.barrier0(), !dbg !2818
	%111 = add i64 %78, %79, !dbg !2819
	%112 = mul i64 %111, %p15, !dbg !2820
	%113 = add i64 %112, %p15, !dbg !2821
	%114 = getelementptr inbounds float, float addrspace(1)* %11, i64 %112, !dbg !2822
	%115 = mul i32 %92, 4, !dbg !2823
	%116 = zext i32 %115 to i64, !dbg !2823
	%117 = mul i32 %97, 4, !dbg !2824
	%118 = zext i32 %117 to i64, !dbg !2824
	%119 = icmp ugt i64 %113, %p13, !dbg !2822
	%120 = icmp ugt i64 %112, %113, !dbg !2822
	%121 = or i1 %119, %120, !dbg !2822
	br i1 %121, label %b11_fail1, label %b11_ok1, !dbg !2822, !prof !26

b11_ok1:
	br label %b12, !dbg !2823

b12:
	%122 = phi i64 [ %116, %b11_ok1 ], [ %191, %b21 ], !dbg !2825
	%123 = icmp slt i64 %122, %p15, !dbg !2826
	br i1 %123, label %b13, label %b22, !dbg !2826

b13:
	%124 = addrspacecast float addrspace(1)* %5 to float*, !dbg !2827
	%125 = addrspacecast float addrspace(1)* %6 to float*, !dbg !2827
	%126 = addrspacecast float addrspace(1)* %7 to float*, !dbg !2827
	%127 = addrspacecast float addrspace(1)* %8 to float*, !dbg !2827
	%128 = addrspacecast float addrspace(1)* %9 to float*, !dbg !2827
	%129 = addrspacecast float addrspace(1)* %10 to float*, !dbg !2827
	%130 = addrspacecast float addrspace(1)* %11 to float*, !dbg !2827
	%131 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !2827
	%132 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !2827
	%133 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !2827
	%134 = call { float, float, float, float } @gpuc_fn_norm_job_sum_float32(float* %124, i64 %p1, i64 %p1, float* %125, i64 %p3, i64 %p3, float* %126, i64 %p5, i64 %p5, float* %127, i64 %p7, i64 %p7, float* %128, i64 %p9, float* %129, i64 %p11, float* %130, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %131, i64 %p22, i64* %132, i64 %p24, i64* %133, i64 %p26, i64 %p26, i64 %26, i64 %79, i64 %81, i64 %122, i8* %ctrl), !dbg !2827
	%135 = extractvalue { float, float, float, float } %134, 0, !dbg !2827
	%136 = extractvalue { float, float, float, float } %134, 1, !dbg !2827
	%137 = extractvalue { float, float, float, float } %134, 2, !dbg !2827
	%138 = extractvalue { float, float, float, float } %134, 3, !dbg !2827
	br i1 %1, label %b14, label %b15, !dbg !2830

b14:
	%139 = addrspacecast float addrspace(1)* %114 to float*, !dbg !2831
	%140 = ptrtoint float* %139 to i64, !dbg !2831
	%141 = and i64 %140, 15, !dbg !2831
	%142 = icmp eq i64 %141, 0, !dbg !2831
	%143 = or i1 %142, %73, !dbg !2831
	%144 = ashr i64 %p15, 2, !dbg !2831
	%145 = bitcast float addrspace(1)* %114 to { float, float, float, float } addrspace(1)*, !dbg !2831
	%146 = icmp eq i1 %72, false, !dbg !2831
	%147 = icmp eq i1 %143, false, !dbg !2831
	%148 = or i1 %146, %147, !dbg !2831
	br i1 %148, label %b14_fail1, label %b14_ok1, !dbg !2831, !prof !26

b14_ok1:
	%149 = sdiv i64 %122, 4, !dbg !2832
	%150 = bitcast float %135 to i32, !dbg !2835
	%151 = bitcast i32 %150 to float, !dbg !2836
	%152 = bitcast float %136 to i32, !dbg !2838
	%153 = bitcast i32 %152 to float, !dbg !2839
	%154 = bitcast float %137 to i32, !dbg !2841
	%155 = bitcast i32 %154 to float, !dbg !2842
	%156 = bitcast float %138 to i32, !dbg !2844
	%157 = bitcast i32 %156 to float, !dbg !2845
	%158 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i64 %149, !dbg !2846
	%159 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %158, i32 0, i32 0, !dbg !2846
	%160 = icmp uge i64 %149, %144, !dbg !2846
	br i1 %160, label %b14_fail3, label %b14_ok3, !dbg !2846, !prof !26

b14_ok3:
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %158, i32 0, i32 1, !dbg !2846
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %158, i32 0, i32 2, !dbg !2846
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %158, i32 0, i32 3, !dbg !2846
	%164 = bitcast { float, float, float, float } addrspace(1)* %158 to <4 x float> addrspace(1)*, !dbg !2846
	%165 = insertelement <4 x float> undef, float %151, i32 0, !dbg !2846
	%166 = insertelement <4 x float> %165, float %153, i32 1, !dbg !2846
	%167 = insertelement <4 x float> %166, float %155, i32 2, !dbg !2846
	%168 = insertelement <4 x float> %167, float %157, i32 3, !dbg !2846
	store <4 x float> %168, <4 x float> addrspace(1)* %164, align 16, !dbg !2846
	br label %b21, !dbg !2847

b15:
	%169 = bitcast float %135 to i32, !dbg !2852
	%170 = bitcast i32 %169 to float, !dbg !2853
	%171 = getelementptr inbounds float, float addrspace(1)* %114, i64 %122, !dbg !2850
	%172 = icmp uge i64 %122, %p15, !dbg !2850
	br i1 %172, label %b15_fail1, label %b15_ok1, !dbg !2850, !prof !26

b15_ok1:
	store float %170, float addrspace(1)* %171, align 4, !dbg !2850
	%173 = add i64 %122, 1, !dbg !2854
	%174 = icmp slt i64 %173, %p15, !dbg !2856
	br i1 %174, label %b16, label %b17, !dbg !2856

b16:
	%175 = bitcast float %136 to i32, !dbg !2859
	%176 = bitcast i32 %175 to float, !dbg !2860
	%177 = getelementptr inbounds float, float addrspace(1)* %114, i64 %173, !dbg !2857
	%178 = icmp uge i64 %173, %p15, !dbg !2857
	br i1 %178, label %b16_fail1, label %b16_ok1, !dbg !2857, !prof !26

b16_ok1:
	store float %176, float addrspace(1)* %177, align 4, !dbg !2857
	br label %b17, !dbg !2857

b17:
	%179 = add i64 %122, 2, !dbg !2861
	%180 = icmp slt i64 %179, %p15, !dbg !2863
	br i1 %180, label %b18, label %b19, !dbg !2863

b18:
	%181 = bitcast float %137 to i32, !dbg !2866
	%182 = bitcast i32 %181 to float, !dbg !2867
	%183 = getelementptr inbounds float, float addrspace(1)* %114, i64 %179, !dbg !2864
	%184 = icmp uge i64 %179, %p15, !dbg !2864
	br i1 %184, label %b18_fail1, label %b18_ok1, !dbg !2864, !prof !26

b18_ok1:
	store float %182, float addrspace(1)* %183, align 4, !dbg !2864
	br label %b19, !dbg !2864

b19:
	%185 = add i64 %122, 3, !dbg !2868
	%186 = icmp slt i64 %185, %p15, !dbg !2870
	br i1 %186, label %b20, label %b21, !dbg !2870

b20:
	%187 = bitcast float %138 to i32, !dbg !2873
	%188 = bitcast i32 %187 to float, !dbg !2874
	%189 = getelementptr inbounds float, float addrspace(1)* %114, i64 %185, !dbg !2871
	%190 = icmp uge i64 %185, %p15, !dbg !2871
	br i1 %190, label %b20_fail1, label %b20_ok1, !dbg !2871, !prof !26

b20_ok1:
	store float %188, float addrspace(1)* %189, align 4, !dbg !2871
	br label %b21, !dbg !2871

b21:
	%191 = add i64 %122, %118, !dbg !2875
	br label %b12, !dbg !2875

b22:
	call void @llvm.nvvm.barrier0(), !dbg !2876
	br label %b23, !dbg !2876

b23:
	%192 = phi i32 [ 1, %b22 ], [ %207, %b24_ok1 ], !dbg !2877
	%193 = sext i32 %192 to i64, !dbg !2877
	%194 = icmp slt i32 %192, %28, !dbg !2878
	br i1 %194, label %b24, label %b25, !dbg !2878

b24:
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %79, !dbg !2879
	%196 = add i64 %29, %193, !dbg !2881
	%197 = trunc i64 %196 to i32, !dbg !2882
	%198 = icmp uge i64 %79, %p24, !dbg !2879
	br i1 %198, label %b24_fail1, label %b24_ok1, !dbg !2879, !prof !26

b24_ok1:
	%199 = urem i32 %197, %31, !dbg !2883
	%200 = zext i32 %199 to i64, !dbg !2884
	%201 = trunc i64 %200 to i32, !dbg !2794
	%202 = addrspacecast float addrspace(1)* %114 to float*, !dbg !2794
	%203 = addrspacecast i64 addrspace(1)* %195 to i64*, !dbg !2794
	%204 = bitcast float* %202 to i8*, !dbg !2794
	%205 = bitcast float* %202 to i8*, !dbg !2794
	%206 = bitcast i64* %203 to i8*, !dbg !2794
	call void @gpuc_put_signal_nbi_block(i8* %204, i8* %205, i64 %70, i8* %206, i64 %26, i32 9, i32 %201, i32 1, i32 0, i8* null), !dbg !2794
	%207 = add i32 %192, 1, !dbg !2885
	br label %b23, !dbg !2885

b25:
	%208 = mul i64 %79, %p15, !dbg !2886
	%209 = sub i64 %p5, %208, !dbg !2887
	%210 = sub i64 %p3, %208, !dbg !2889
	%211 = sub i64 %p1, %208, !dbg !2891
	%212 = icmp ugt i64 %208, %p5, !dbg !2887
	%213 = icmp ugt i64 %p15, %209, !dbg !2888
	%214 = icmp ugt i64 %208, %p3, !dbg !2889
	%215 = icmp ugt i64 %p15, %210, !dbg !2890
	%216 = icmp ugt i64 %208, %p1, !dbg !2891
	%217 = icmp ugt i64 %p15, %211, !dbg !2892
	%218 = or i1 %212, %213, !dbg !2892
	%219 = or i1 %218, %214, !dbg !2892
	%220 = or i1 %219, %215, !dbg !2892
	%221 = or i1 %220, %216, !dbg !2892
	%222 = or i1 %221, %217, !dbg !2892
	br i1 %222, label %b25_fail1, label %b25_ok1, !dbg !2892, !prof !26

b25_ok1:
	%223 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !2893
	%224 = udiv i32 %223, 16, !dbg !2893
	%225 = zext i32 %224 to i64, !dbg !2893
	%226 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !2893
	%227 = getelementptr inbounds float, float addrspace(1)* %7, i64 %208, !dbg !2887
	%228 = getelementptr inbounds float, float addrspace(1)* %6, i64 %208, !dbg !2889
	%229 = getelementptr inbounds float, float addrspace(1)* %5, i64 %208, !dbg !2891
	br label %b26, !dbg !2894

b26:
	%230 = phi float [ 0.000000e+00, %b25_ok1 ], [ %355, %b47 ], !dbg !2895
	%231 = phi i64 [ %91, %b25_ok1 ], [ %356, %b47 ], !dbg !2896
	%232 = mul i64 %231, 4, !dbg !2897
	%233 = icmp slt i64 %232, %p15, !dbg !2898
	br i1 %233, label %b27, label %b48, !dbg !2898

b27:
	br i1 %1, label %b28, label %b29, !dbg !2899

b28:
	%234 = addrspacecast float addrspace(1)* %114 to float*, !dbg !2796
	%235 = ptrtoint float* %234 to i64, !dbg !2796
	%236 = and i64 %235, 15, !dbg !2796
	%237 = icmp eq i64 %236, 0, !dbg !2796
	%238 = or i1 %237, %73, !dbg !2796
	%239 = ashr i64 %p15, 2, !dbg !2796
	%240 = ashr i64 %232, 2, !dbg !2900
	%241 = bitcast float addrspace(1)* %114 to { float, float, float, float } addrspace(1)*, !dbg !2796
	%242 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %241, i64 %240, !dbg !2901
	%243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %242, i32 0, i32 0, !dbg !2901
	%244 = icmp eq i1 %72, false, !dbg !2796
	%245 = icmp eq i1 %238, false, !dbg !2796
	%246 = icmp uge i64 %240, %239, !dbg !2901
	%247 = or i1 %244, %245, !dbg !2901
	%248 = or i1 %247, %246, !dbg !2901
	br i1 %248, label %b28_fail1, label %b28_ok1, !dbg !2901, !prof !26

b28_ok1:
	%249 = bitcast { float, float, float, float } addrspace(1)* %242 to <4 x float> addrspace(1)*, !dbg !2901
	%250 = load <4 x float>, <4 x float> addrspace(1)* %249, align 16, !dbg !2901
	%251 = extractelement <4 x float> %250, i32 0, !dbg !2901
	%252 = extractelement <4 x float> %250, i32 1, !dbg !2901
	%253 = extractelement <4 x float> %250, i32 2, !dbg !2901
	%254 = extractelement <4 x float> %250, i32 3, !dbg !2901
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %242, i32 0, i32 1, !dbg !2901
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %242, i32 0, i32 2, !dbg !2901
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %242, i32 0, i32 3, !dbg !2901
	br label %b36, !dbg !2902

b29:
	%258 = getelementptr inbounds float, float addrspace(1)* %114, i64 %232, !dbg !2904
	%259 = icmp uge i64 %232, %p15, !dbg !2904
	br i1 %259, label %b29_fail1, label %b29_ok1, !dbg !2904, !prof !26

b29_ok1:
	%260 = load float, float addrspace(1)* %258, align 4, !dbg !2904
	%261 = add i64 %232, 1, !dbg !2905
	%262 = icmp slt i64 %261, %p15, !dbg !2907
	br i1 %262, label %b30, label %b31, !dbg !2907

b30:
	%263 = getelementptr inbounds float, float addrspace(1)* %114, i64 %261, !dbg !2908
	%264 = icmp uge i64 %261, %p15, !dbg !2908
	br i1 %264, label %b30_fail1, label %b30_ok1, !dbg !2908, !prof !26

b30_ok1:
	%265 = load float, float addrspace(1)* %263, align 4, !dbg !2908
	br label %b31, !dbg !2909

b31:
	%266 = phi float [ 0.000000e+00, %b29_ok1 ], [ %265, %b30_ok1 ], !dbg !2910
	%267 = add i64 %232, 2, !dbg !2911
	%268 = icmp slt i64 %267, %p15, !dbg !2913
	br i1 %268, label %b32, label %b33, !dbg !2913

b32:
	%269 = getelementptr inbounds float, float addrspace(1)* %114, i64 %267, !dbg !2914
	%270 = icmp uge i64 %267, %p15, !dbg !2914
	br i1 %270, label %b32_fail1, label %b32_ok1, !dbg !2914, !prof !26

b32_ok1:
	%271 = load float, float addrspace(1)* %269, align 4, !dbg !2914
	br label %b33, !dbg !2915

b33:
	%272 = phi float [ 0.000000e+00, %b31 ], [ %271, %b32_ok1 ], !dbg !2916
	%273 = add i64 %232, 3, !dbg !2917
	%274 = icmp slt i64 %273, %p15, !dbg !2919
	br i1 %274, label %b34, label %b35, !dbg !2919

b34:
	%275 = getelementptr inbounds float, float addrspace(1)* %114, i64 %273, !dbg !2920
	%276 = icmp uge i64 %273, %p15, !dbg !2920
	br i1 %276, label %b34_fail1, label %b34_ok1, !dbg !2920, !prof !26

b34_ok1:
	%277 = load float, float addrspace(1)* %275, align 4, !dbg !2920
	br label %b35, !dbg !2921

b35:
	%278 = phi float [ 0.000000e+00, %b33 ], [ %277, %b34_ok1 ], !dbg !2922
	br label %b36, !dbg !2923

b36:
	%279 = phi float [ %254, %b28_ok1 ], [ %278, %b35 ], !dbg !2924
	%280 = phi float [ %253, %b28_ok1 ], [ %272, %b35 ], !dbg !2924
	%281 = phi float [ %252, %b28_ok1 ], [ %266, %b35 ], !dbg !2924
	%282 = phi float [ %251, %b28_ok1 ], [ %260, %b35 ], !dbg !2924
	br i1 %1, label %b37, label %b38, !dbg !2926

b37:
	%283 = addrspacecast float addrspace(1)* %227 to float*, !dbg !2927
	%284 = ptrtoint float* %283 to i64, !dbg !2927
	%285 = and i64 %284, 15, !dbg !2927
	%286 = icmp eq i64 %285, 0, !dbg !2927
	%287 = or i1 %286, %73, !dbg !2927
	%288 = ashr i64 %p15, 2, !dbg !2927
	%289 = ashr i64 %232, 2, !dbg !2928
	%290 = bitcast float addrspace(1)* %227 to { float, float, float, float } addrspace(1)*, !dbg !2927
	%291 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %290, i64 %289, !dbg !2929
	%292 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 0, !dbg !2929
	%293 = icmp eq i1 %72, false, !dbg !2927
	%294 = icmp eq i1 %287, false, !dbg !2927
	%295 = icmp uge i64 %289, %288, !dbg !2929
	%296 = or i1 %293, %294, !dbg !2929
	%297 = or i1 %296, %295, !dbg !2929
	br i1 %297, label %b37_fail1, label %b37_ok1, !dbg !2929, !prof !26

b37_ok1:
	%298 = bitcast { float, float, float, float } addrspace(1)* %291 to <4 x float> addrspace(1)*, !dbg !2929
	%299 = load <4 x float>, <4 x float> addrspace(1)* %298, align 16, !dbg !2929
	%300 = extractelement <4 x float> %299, i32 0, !dbg !2929
	%301 = extractelement <4 x float> %299, i32 1, !dbg !2929
	%302 = extractelement <4 x float> %299, i32 2, !dbg !2929
	%303 = extractelement <4 x float> %299, i32 3, !dbg !2929
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 1, !dbg !2929
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 2, !dbg !2929
	%306 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 3, !dbg !2929
	br label %b45, !dbg !2930

b38:
	%307 = getelementptr inbounds float, float addrspace(1)* %227, i64 %232, !dbg !2932
	%308 = icmp uge i64 %232, %p15, !dbg !2932
	br i1 %308, label %b38_fail1, label %b38_ok1, !dbg !2932, !prof !26

b38_ok1:
	%309 = load float, float addrspace(1)* %307, align 4, !dbg !2932
	%310 = add i64 %232, 1, !dbg !2933
	%311 = icmp slt i64 %310, %p15, !dbg !2935
	br i1 %311, label %b39, label %b40, !dbg !2935

b39:
	%312 = getelementptr inbounds float, float addrspace(1)* %227, i64 %310, !dbg !2936
	%313 = icmp uge i64 %310, %p15, !dbg !2936
	br i1 %313, label %b39_fail1, label %b39_ok1, !dbg !2936, !prof !26

b39_ok1:
	%314 = load float, float addrspace(1)* %312, align 4, !dbg !2936
	br label %b40, !dbg !2937

b40:
	%315 = phi float [ 0.000000e+00, %b38_ok1 ], [ %314, %b39_ok1 ], !dbg !2938
	%316 = add i64 %232, 2, !dbg !2939
	%317 = icmp slt i64 %316, %p15, !dbg !2941
	br i1 %317, label %b41, label %b42, !dbg !2941

b41:
	%318 = getelementptr inbounds float, float addrspace(1)* %227, i64 %316, !dbg !2942
	%319 = icmp uge i64 %316, %p15, !dbg !2942
	br i1 %319, label %b41_fail1, label %b41_ok1, !dbg !2942, !prof !26

b41_ok1:
	%320 = load float, float addrspace(1)* %318, align 4, !dbg !2942
	br label %b42, !dbg !2943

b42:
	%321 = phi float [ 0.000000e+00, %b40 ], [ %320, %b41_ok1 ], !dbg !2944
	%322 = add i64 %232, 3, !dbg !2945
	%323 = icmp slt i64 %322, %p15, !dbg !2947
	br i1 %323, label %b43, label %b44, !dbg !2947

b43:
	%324 = getelementptr inbounds float, float addrspace(1)* %227, i64 %322, !dbg !2948
	%325 = icmp uge i64 %322, %p15, !dbg !2948
	br i1 %325, label %b43_fail1, label %b43_ok1, !dbg !2948, !prof !26

b43_ok1:
	%326 = load float, float addrspace(1)* %324, align 4, !dbg !2948
	br label %b44, !dbg !2949

b44:
	%327 = phi float [ 0.000000e+00, %b42 ], [ %326, %b43_ok1 ], !dbg !2950
	br label %b45, !dbg !2951

b45:
	%328 = phi float [ %303, %b37_ok1 ], [ %327, %b44 ], !dbg !2952
	%329 = phi float [ %302, %b37_ok1 ], [ %321, %b44 ], !dbg !2952
	%330 = phi float [ %301, %b37_ok1 ], [ %315, %b44 ], !dbg !2952
	%331 = phi float [ %300, %b37_ok1 ], [ %309, %b44 ], !dbg !2952
	%332 = fadd float %282, %331, !dbg !2954
	%333 = fadd float %281, %330, !dbg !2955
	%334 = fadd float %280, %329, !dbg !2956
	%335 = fadd float %279, %328, !dbg !2957
	%336 = icmp slt i64 %231, %225, !dbg !2958
	br i1 %336, label %b46, label %b47, !dbg !2958

b46:
	%337 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %226, i64 %231, !dbg !2959
	%338 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %337, i32 0, i32 0, !dbg !2959
	%339 = icmp uge i64 %231, %225, !dbg !2959
	br i1 %339, label %b46_fail1, label %b46_ok1, !dbg !2959, !prof !26

b46_ok1:
	%340 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %337, i32 0, i32 1, !dbg !2959
	%341 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %337, i32 0, i32 2, !dbg !2959
	%342 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %337, i32 0, i32 3, !dbg !2959
	%343 = bitcast { float, float, float, float } addrspace(3)* %337 to <4 x float> addrspace(3)*, !dbg !2959
	%344 = insertelement <4 x float> undef, float %332, i32 0, !dbg !2959
	%345 = insertelement <4 x float> %344, float %333, i32 1, !dbg !2959
	%346 = insertelement <4 x float> %345, float %334, i32 2, !dbg !2959
	%347 = insertelement <4 x float> %346, float %335, i32 3, !dbg !2959
	store <4 x float> %347, <4 x float> addrspace(3)* %343, align 16, !dbg !2959
	br label %b47, !dbg !2959

b47:
	%348 = fmul float %332, %332, !dbg !2960
	%349 = fadd float %230, %348, !dbg !2961
	%350 = fmul float %333, %333, !dbg !2962
	%351 = fadd float %349, %350, !dbg !2963
	%352 = fmul float %334, %334, !dbg !2964
	%353 = fadd float %351, %352, !dbg !2965
	%354 = fmul float %335, %335, !dbg !2966
	%355 = fadd float %353, %354, !dbg !2967
	%356 = add i64 %231, %96, !dbg !2968
	br label %b26, !dbg !2968

b48:
	%357 = and i32 %90, -32, !dbg !2972
	%358 = sub i32 %95, %357, !dbg !2972
	%359 = icmp slt i32 %358, 32, !dbg !2972
	%360 = select i1 %359, i32 %358, i32 32, !dbg !2972
	%361 = icmp eq i32 %360, 32, !dbg !2973
	br i1 %361, label %b49, label %b51, !dbg !2973

b49:
	%362 = phi float [ %370, %b50 ], [ %230, %b48 ], !dbg !2974
	%363 = phi i64 [ %373, %b50 ], [ 16, %b48 ], !dbg !2975
	%364 = icmp sgt i64 %363, 0, !dbg !2976
	br i1 %364, label %b50, label %b54, !dbg !2976

b50:
	%365 = trunc i64 %363 to i32, !dbg !2977
	%366 = bitcast float %362 to i32, !dbg !2977
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %365, i32 31), !dbg !2977
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !2977
	%369 = bitcast i32 %368 to float, !dbg !2977
	%370 = fadd float %362, %369, !dbg !2978
	%371 = trunc i64 %363 to i32, !dbg !2979
	%372 = udiv i32 %371, 2, !dbg !2979
	%373 = zext i32 %372 to i64, !dbg !2979
	br label %b49, !dbg !2979

b51:
	%374 = bitcast float %230 to i32, !dbg !2980
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 0, i32 31), !dbg !2980
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !2980
	%377 = bitcast i32 %376 to float, !dbg !2980
	br label %b52, !dbg !2980

b52:
	%378 = phi float [ %377, %b51 ], [ %385, %b53 ], !dbg !2981
	%379 = phi i32 [ 1, %b51 ], [ %386, %b53 ], !dbg !2982
	%380 = icmp slt i32 %379, %360, !dbg !2983
	br i1 %380, label %b53, label %b54, !dbg !2983

b53:
	%381 = bitcast float %230 to i32, !dbg !2984
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %381, i32 %379, i32 31), !dbg !2984
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !2984
	%384 = bitcast i32 %383 to float, !dbg !2984
	%385 = fadd float %378, %384, !dbg !2978
	%386 = add i32 %379, 1, !dbg !2985
	br label %b52, !dbg !2985

b54:
	%387 = phi float [ %362, %b49 ], [ %378, %b52 ], !dbg !2971
	%388 = add i32 %97, 32, !dbg !2987
	%389 = sub i32 %388, 1, !dbg !2988
	%390 = udiv i32 %389, 32, !dbg !2989
	%391 = zext i32 %390 to i64, !dbg !2989
	%392 = trunc i64 %391 to i32, !dbg !2989
	%393 = icmp eq i32 %392, 1, !dbg !2990
	br i1 %393, label %b70, label %b55, !dbg !2990

b55:
	call void @llvm.nvvm.barrier0(), !dbg !2992
	%394 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2993, !range !416
	%395 = icmp eq i32 %394, 0, !dbg !2994
	br i1 %395, label %b56, label %b57, !dbg !2994

b56:
	%396 = udiv i32 %92, 32, !dbg !2995
	%397 = zext i32 %396 to i64, !dbg !2995
	%398 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %397, !dbg !2996
	store float %387, float addrspace(3)* %398, align 4, !dbg !2996
	br label %b57, !dbg !2996

b57:
	call void @llvm.nvvm.barrier0(), !dbg !2997
	br label %b58, !dbg !2997

b58:
	%399 = phi float [ %387, %b57 ], [ %420, %b69 ], !dbg !2998
	%400 = phi i32 [ 0, %b57 ], [ %430, %b69 ], !dbg !2999
	%401 = icmp slt i32 %400, %392, !dbg !3000
	br i1 %401, label %b59, label %b70, !dbg !3000

b59:
	store [8 x float] zeroinitializer, [8 x float]* %2, align 4, !dbg !3001
	%402 = and i32 %400, 24, !dbg !3002
	br label %b60, !dbg !3002

b60:
	%403 = phi i32 [ 0, %b59 ], [ %410, %b60 ], !dbg !3002
	%404 = add i32 %402, %403, !dbg !3003
	%405 = sext i32 %404 to i64, !dbg !3004
	%406 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %405, !dbg !3004
	%407 = load float, float addrspace(3)* %406, align 4, !dbg !3004
	%408 = sext i32 %403 to i64, !dbg !3005
	%409 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %408, !dbg !3005
	store float %407, float* %409, align 4, !dbg !3005
	%410 = add i32 %403, 1, !dbg !3005
	%411 = icmp slt i32 %410, 8, !dbg !3005
	br i1 %411, label %b60, label %b61, !dbg !3005

b61:
	%412 = icmp eq i32 %400, 0, !dbg !3006
	br i1 %412, label %b62, label %b63, !dbg !3006

b62:
	%413 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !3007
	%414 = load float, float* %413, align 4, !dbg !3007
	br label %b64, !dbg !3007

b63:
	%415 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 0, !dbg !3008
	%416 = load float, float* %415, align 4, !dbg !3008
	%417 = fadd float %399, %416, !dbg !2978
	br label %b64, !dbg !3009

b64:
	%418 = phi float [ %414, %b62 ], [ %417, %b63 ], !dbg !2998
	%419 = sub i32 %392, %400, !dbg !3010
	br label %b65, !dbg !3010

b65:
	%420 = phi float [ %418, %b64 ], [ %428, %b68 ], !dbg !2998
	%421 = phi i32 [ 1, %b64 ], [ %429, %b68 ], !dbg !3011
	%422 = icmp slt i32 %421, 8, !dbg !3012
	br i1 %422, label %b66, label %b69, !dbg !3012

b66:
	%423 = icmp slt i32 %421, %419, !dbg !3013
	br i1 %423, label %b67, label %b68, !dbg !3013

b67:
	%424 = sext i32 %421 to i64, !dbg !3014
	%425 = getelementptr inbounds [8 x float], [8 x float]* %2, i64 0, i64 %424, !dbg !3014
	%426 = load float, float* %425, align 4, !dbg !3014
	%427 = fadd float %420, %426, !dbg !2978
	br label %b68, !dbg !3015

b68:
	%428 = phi float [ %420, %b66 ], [ %427, %b67 ], !dbg !2998
	%429 = add i32 %421, 1, !dbg !3016
	br label %b65, !dbg !3016

b69:
	%430 = add nsw i32 %400, 8, !dbg !3017
	br label %b58, !dbg !3017, !llvm.loop !3019

b70:
	%431 = phi float [ %387, %b54 ], [ %399, %b58 ], !dbg !2970
	%432 = sitofp i64 %p15 to float, !dbg !3020
	%433 = fdiv float %431, %432, !dbg !3021
	%434 = fadd float %433, %p16, !dbg !3022
	%435 = call float @__nv_rsqrtf(float %434), !dbg !3023
	br label %b71, !dbg !3024

b71:
	%436 = phi i64 [ %91, %b70 ], [ %723, %b120 ], !dbg !3025
	%437 = mul i64 %436, 4, !dbg !3026
	%438 = icmp slt i64 %437, %p15, !dbg !3027
	br i1 %438, label %b72, label %b121, !dbg !3027

b72:
	%439 = icmp slt i64 %436, %225, !dbg !3028
	br i1 %439, label %b73, label %b74, !dbg !3028

b73:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %226, i64 %436, !dbg !3029
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %440, i32 0, i32 0, !dbg !3029
	%442 = icmp uge i64 %436, %225, !dbg !3029
	br i1 %442, label %b73_fail1, label %b73_ok1, !dbg !3029, !prof !26

b73_ok1:
	%443 = bitcast { float, float, float, float } addrspace(3)* %440 to <4 x float> addrspace(3)*, !dbg !3029
	%444 = load <4 x float>, <4 x float> addrspace(3)* %443, align 16, !dbg !3029
	%445 = extractelement <4 x float> %444, i32 0, !dbg !3029
	%446 = extractelement <4 x float> %444, i32 1, !dbg !3029
	%447 = extractelement <4 x float> %444, i32 2, !dbg !3029
	%448 = extractelement <4 x float> %444, i32 3, !dbg !3029
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %440, i32 0, i32 1, !dbg !3029
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %440, i32 0, i32 2, !dbg !3029
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %440, i32 0, i32 3, !dbg !3029
	br label %b93, !dbg !3030

b74:
	br i1 %1, label %b75, label %b76, !dbg !2899

b75:
	%452 = addrspacecast float addrspace(1)* %114 to float*, !dbg !2796
	%453 = ptrtoint float* %452 to i64, !dbg !2796
	%454 = and i64 %453, 15, !dbg !2796
	%455 = icmp eq i64 %454, 0, !dbg !2796
	%456 = or i1 %455, %73, !dbg !2796
	%457 = ashr i64 %p15, 2, !dbg !2796
	%458 = ashr i64 %437, 2, !dbg !2900
	%459 = bitcast float addrspace(1)* %114 to { float, float, float, float } addrspace(1)*, !dbg !2796
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i64 %458, !dbg !2901
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 0, !dbg !2901
	%462 = icmp eq i1 %72, false, !dbg !2796
	%463 = icmp eq i1 %456, false, !dbg !2796
	%464 = icmp uge i64 %458, %457, !dbg !2901
	%465 = or i1 %462, %463, !dbg !2901
	%466 = or i1 %465, %464, !dbg !2901
	br i1 %466, label %b75_fail1, label %b75_ok1, !dbg !2901, !prof !26

b75_ok1:
	%467 = bitcast { float, float, float, float } addrspace(1)* %460 to <4 x float> addrspace(1)*, !dbg !2901
	%468 = load <4 x float>, <4 x float> addrspace(1)* %467, align 16, !dbg !2901
	%469 = extractelement <4 x float> %468, i32 0, !dbg !2901
	%470 = extractelement <4 x float> %468, i32 1, !dbg !2901
	%471 = extractelement <4 x float> %468, i32 2, !dbg !2901
	%472 = extractelement <4 x float> %468, i32 3, !dbg !2901
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 1, !dbg !2901
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 2, !dbg !2901
	%475 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 3, !dbg !2901
	br label %b83, !dbg !3031

b76:
	%476 = getelementptr inbounds float, float addrspace(1)* %114, i64 %437, !dbg !2904
	%477 = icmp uge i64 %437, %p15, !dbg !2904
	br i1 %477, label %b76_fail1, label %b76_ok1, !dbg !2904, !prof !26

b76_ok1:
	%478 = load float, float addrspace(1)* %476, align 4, !dbg !2904
	%479 = add i64 %437, 1, !dbg !2905
	%480 = icmp slt i64 %479, %p15, !dbg !2907
	br i1 %480, label %b77, label %b78, !dbg !2907

b77:
	%481 = getelementptr inbounds float, float addrspace(1)* %114, i64 %479, !dbg !2908
	%482 = icmp uge i64 %479, %p15, !dbg !2908
	br i1 %482, label %b77_fail1, label %b77_ok1, !dbg !2908, !prof !26

b77_ok1:
	%483 = load float, float addrspace(1)* %481, align 4, !dbg !2908
	br label %b78, !dbg !2909

b78:
	%484 = phi float [ 0.000000e+00, %b76_ok1 ], [ %483, %b77_ok1 ], !dbg !2910
	%485 = add i64 %437, 2, !dbg !2911
	%486 = icmp slt i64 %485, %p15, !dbg !2913
	br i1 %486, label %b79, label %b80, !dbg !2913

b79:
	%487 = getelementptr inbounds float, float addrspace(1)* %114, i64 %485, !dbg !2914
	%488 = icmp uge i64 %485, %p15, !dbg !2914
	br i1 %488, label %b79_fail1, label %b79_ok1, !dbg !2914, !prof !26

b79_ok1:
	%489 = load float, float addrspace(1)* %487, align 4, !dbg !2914
	br label %b80, !dbg !2915

b80:
	%490 = phi float [ 0.000000e+00, %b78 ], [ %489, %b79_ok1 ], !dbg !2916
	%491 = add i64 %437, 3, !dbg !2917
	%492 = icmp slt i64 %491, %p15, !dbg !2919
	br i1 %492, label %b81, label %b82, !dbg !2919

b81:
	%493 = getelementptr inbounds float, float addrspace(1)* %114, i64 %491, !dbg !2920
	%494 = icmp uge i64 %491, %p15, !dbg !2920
	br i1 %494, label %b81_fail1, label %b81_ok1, !dbg !2920, !prof !26

b81_ok1:
	%495 = load float, float addrspace(1)* %493, align 4, !dbg !2920
	br label %b82, !dbg !2921

b82:
	%496 = phi float [ 0.000000e+00, %b80 ], [ %495, %b81_ok1 ], !dbg !2922
	br label %b83, !dbg !2923

b83:
	%497 = phi float [ %472, %b75_ok1 ], [ %496, %b82 ], !dbg !2924
	%498 = phi float [ %471, %b75_ok1 ], [ %490, %b82 ], !dbg !2924
	%499 = phi float [ %470, %b75_ok1 ], [ %484, %b82 ], !dbg !2924
	%500 = phi float [ %469, %b75_ok1 ], [ %478, %b82 ], !dbg !2924
	br i1 %1, label %b84, label %b85, !dbg !3033

b84:
	%501 = addrspacecast float addrspace(1)* %227 to float*, !dbg !3034
	%502 = ptrtoint float* %501 to i64, !dbg !3034
	%503 = and i64 %502, 15, !dbg !3034
	%504 = icmp eq i64 %503, 0, !dbg !3034
	%505 = or i1 %504, %73, !dbg !3034
	%506 = ashr i64 %p15, 2, !dbg !3034
	%507 = ashr i64 %437, 2, !dbg !3035
	%508 = bitcast float addrspace(1)* %227 to { float, float, float, float } addrspace(1)*, !dbg !3034
	%509 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %508, i64 %507, !dbg !3036
	%510 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %509, i32 0, i32 0, !dbg !3036
	%511 = icmp eq i1 %72, false, !dbg !3034
	%512 = icmp eq i1 %505, false, !dbg !3034
	%513 = icmp uge i64 %507, %506, !dbg !3036
	%514 = or i1 %511, %512, !dbg !3036
	%515 = or i1 %514, %513, !dbg !3036
	br i1 %515, label %b84_fail1, label %b84_ok1, !dbg !3036, !prof !26

b84_ok1:
	%516 = bitcast { float, float, float, float } addrspace(1)* %509 to <4 x float> addrspace(1)*, !dbg !3036
	%517 = load <4 x float>, <4 x float> addrspace(1)* %516, align 16, !dbg !3036
	%518 = extractelement <4 x float> %517, i32 0, !dbg !3036
	%519 = extractelement <4 x float> %517, i32 1, !dbg !3036
	%520 = extractelement <4 x float> %517, i32 2, !dbg !3036
	%521 = extractelement <4 x float> %517, i32 3, !dbg !3036
	%522 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %509, i32 0, i32 1, !dbg !3036
	%523 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %509, i32 0, i32 2, !dbg !3036
	%524 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %509, i32 0, i32 3, !dbg !3036
	br label %b92, !dbg !3037

b85:
	%525 = getelementptr inbounds float, float addrspace(1)* %227, i64 %437, !dbg !3039
	%526 = icmp uge i64 %437, %p15, !dbg !3039
	br i1 %526, label %b85_fail1, label %b85_ok1, !dbg !3039, !prof !26

b85_ok1:
	%527 = load float, float addrspace(1)* %525, align 4, !dbg !3039
	%528 = add i64 %437, 1, !dbg !3040
	%529 = icmp slt i64 %528, %p15, !dbg !3042
	br i1 %529, label %b86, label %b87, !dbg !3042

b86:
	%530 = getelementptr inbounds float, float addrspace(1)* %227, i64 %528, !dbg !3043
	%531 = icmp uge i64 %528, %p15, !dbg !3043
	br i1 %531, label %b86_fail1, label %b86_ok1, !dbg !3043, !prof !26

b86_ok1:
	%532 = load float, float addrspace(1)* %530, align 4, !dbg !3043
	br label %b87, !dbg !3044

b87:
	%533 = phi float [ 0.000000e+00, %b85_ok1 ], [ %532, %b86_ok1 ], !dbg !3045
	%534 = add i64 %437, 2, !dbg !3046
	%535 = icmp slt i64 %534, %p15, !dbg !3048
	br i1 %535, label %b88, label %b89, !dbg !3048

b88:
	%536 = getelementptr inbounds float, float addrspace(1)* %227, i64 %534, !dbg !3049
	%537 = icmp uge i64 %534, %p15, !dbg !3049
	br i1 %537, label %b88_fail1, label %b88_ok1, !dbg !3049, !prof !26

b88_ok1:
	%538 = load float, float addrspace(1)* %536, align 4, !dbg !3049
	br label %b89, !dbg !3050

b89:
	%539 = phi float [ 0.000000e+00, %b87 ], [ %538, %b88_ok1 ], !dbg !3051
	%540 = add i64 %437, 3, !dbg !3052
	%541 = icmp slt i64 %540, %p15, !dbg !3054
	br i1 %541, label %b90, label %b91, !dbg !3054

b90:
	%542 = getelementptr inbounds float, float addrspace(1)* %227, i64 %540, !dbg !3055
	%543 = icmp uge i64 %540, %p15, !dbg !3055
	br i1 %543, label %b90_fail1, label %b90_ok1, !dbg !3055, !prof !26

b90_ok1:
	%544 = load float, float addrspace(1)* %542, align 4, !dbg !3055
	br label %b91, !dbg !3056

b91:
	%545 = phi float [ 0.000000e+00, %b89 ], [ %544, %b90_ok1 ], !dbg !3057
	br label %b92, !dbg !3058

b92:
	%546 = phi float [ %521, %b84_ok1 ], [ %545, %b91 ], !dbg !3059
	%547 = phi float [ %520, %b84_ok1 ], [ %539, %b91 ], !dbg !3059
	%548 = phi float [ %519, %b84_ok1 ], [ %533, %b91 ], !dbg !3059
	%549 = phi float [ %518, %b84_ok1 ], [ %527, %b91 ], !dbg !3059
	%550 = fadd float %500, %549, !dbg !3061
	%551 = fadd float %499, %548, !dbg !3062
	%552 = fadd float %498, %547, !dbg !3063
	%553 = fadd float %497, %546, !dbg !3064
	br label %b93, !dbg !3065

b93:
	%554 = phi float [ %448, %b73_ok1 ], [ %553, %b92 ], !dbg !3066
	%555 = phi float [ %447, %b73_ok1 ], [ %552, %b92 ], !dbg !3066
	%556 = phi float [ %446, %b73_ok1 ], [ %551, %b92 ], !dbg !3066
	%557 = phi float [ %445, %b73_ok1 ], [ %550, %b92 ], !dbg !3066
	br i1 %1, label %b94, label %b95, !dbg !3068

b94:
	%558 = addrspacecast float addrspace(1)* %228 to float*, !dbg !3069
	%559 = ptrtoint float* %558 to i64, !dbg !3069
	%560 = and i64 %559, 15, !dbg !3069
	%561 = icmp eq i64 %560, 0, !dbg !3069
	%562 = or i1 %561, %73, !dbg !3069
	%563 = ashr i64 %p15, 2, !dbg !3069
	%564 = ashr i64 %437, 2, !dbg !3070
	%565 = bitcast float addrspace(1)* %228 to { float, float, float, float } addrspace(1)*, !dbg !3069
	%566 = bitcast float %557 to i32, !dbg !3073
	%567 = bitcast i32 %566 to float, !dbg !3074
	%568 = bitcast float %556 to i32, !dbg !3076
	%569 = bitcast i32 %568 to float, !dbg !3077
	%570 = bitcast float %555 to i32, !dbg !3079
	%571 = bitcast i32 %570 to float, !dbg !3080
	%572 = bitcast float %554 to i32, !dbg !3082
	%573 = bitcast i32 %572 to float, !dbg !3083
	%574 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %565, i64 %564, !dbg !3071
	%575 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %574, i32 0, i32 0, !dbg !3071
	%576 = icmp eq i1 %72, false, !dbg !3069
	%577 = icmp eq i1 %562, false, !dbg !3069
	%578 = icmp uge i64 %564, %563, !dbg !3071
	%579 = or i1 %576, %577, !dbg !3071
	%580 = or i1 %579, %578, !dbg !3071
	br i1 %580, label %b94_fail1, label %b94_ok1, !dbg !3071, !prof !26

b94_ok1:
	%581 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %574, i32 0, i32 1, !dbg !3071
	%582 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %574, i32 0, i32 2, !dbg !3071
	%583 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %574, i32 0, i32 3, !dbg !3071
	%584 = bitcast { float, float, float, float } addrspace(1)* %574 to <4 x float> addrspace(1)*, !dbg !3071
	%585 = insertelement <4 x float> undef, float %567, i32 0, !dbg !3071
	%586 = insertelement <4 x float> %585, float %569, i32 1, !dbg !3071
	%587 = insertelement <4 x float> %586, float %571, i32 2, !dbg !3071
	%588 = insertelement <4 x float> %587, float %573, i32 3, !dbg !3071
	store <4 x float> %588, <4 x float> addrspace(1)* %584, align 16, !dbg !3071
	br label %b101, !dbg !3084

b95:
	%589 = bitcast float %557 to i32, !dbg !3088
	%590 = bitcast i32 %589 to float, !dbg !3089
	%591 = getelementptr inbounds float, float addrspace(1)* %228, i64 %437, !dbg !3086
	%592 = icmp uge i64 %437, %p15, !dbg !3086
	br i1 %592, label %b95_fail1, label %b95_ok1, !dbg !3086, !prof !26

b95_ok1:
	store float %590, float addrspace(1)* %591, align 4, !dbg !3086
	%593 = add i64 %437, 1, !dbg !3090
	%594 = icmp slt i64 %593, %p15, !dbg !3092
	br i1 %594, label %b96, label %b97, !dbg !3092

b96:
	%595 = bitcast float %556 to i32, !dbg !3095
	%596 = bitcast i32 %595 to float, !dbg !3096
	%597 = getelementptr inbounds float, float addrspace(1)* %228, i64 %593, !dbg !3093
	%598 = icmp uge i64 %593, %p15, !dbg !3093
	br i1 %598, label %b96_fail1, label %b96_ok1, !dbg !3093, !prof !26

b96_ok1:
	store float %596, float addrspace(1)* %597, align 4, !dbg !3093
	br label %b97, !dbg !3093

b97:
	%599 = add i64 %437, 2, !dbg !3097
	%600 = icmp slt i64 %599, %p15, !dbg !3099
	br i1 %600, label %b98, label %b99, !dbg !3099

b98:
	%601 = bitcast float %555 to i32, !dbg !3102
	%602 = bitcast i32 %601 to float, !dbg !3103
	%603 = getelementptr inbounds float, float addrspace(1)* %228, i64 %599, !dbg !3100
	%604 = icmp uge i64 %599, %p15, !dbg !3100
	br i1 %604, label %b98_fail1, label %b98_ok1, !dbg !3100, !prof !26

b98_ok1:
	store float %602, float addrspace(1)* %603, align 4, !dbg !3100
	br label %b99, !dbg !3100

b99:
	%605 = add i64 %437, 3, !dbg !3104
	%606 = icmp slt i64 %605, %p15, !dbg !3106
	br i1 %606, label %b100, label %b101, !dbg !3106

b100:
	%607 = bitcast float %554 to i32, !dbg !3109
	%608 = bitcast i32 %607 to float, !dbg !3110
	%609 = getelementptr inbounds float, float addrspace(1)* %228, i64 %605, !dbg !3107
	%610 = icmp uge i64 %605, %p15, !dbg !3107
	br i1 %610, label %b100_fail1, label %b100_ok1, !dbg !3107, !prof !26

b100_ok1:
	store float %608, float addrspace(1)* %609, align 4, !dbg !3107
	br label %b101, !dbg !3107

b101:
	br i1 %1, label %b102, label %b103, !dbg !3111

b102:
	%611 = addrspacecast float addrspace(1)* %8 to float*, !dbg !2800
	%612 = ptrtoint float* %611 to i64, !dbg !2800
	%613 = and i64 %612, 15, !dbg !2800
	%614 = icmp eq i64 %613, 0, !dbg !2800
	%615 = or i1 %614, %76, !dbg !2800
	%616 = ashr i64 %p7, 2, !dbg !2800
	%617 = ashr i64 %437, 2, !dbg !3112
	%618 = bitcast float addrspace(1)* %8 to { float, float, float, float } addrspace(1)*, !dbg !2800
	%619 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i64 %617, !dbg !3113
	%620 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %619, i32 0, i32 0, !dbg !3113
	%621 = icmp eq i1 %75, false, !dbg !2800
	%622 = icmp eq i1 %615, false, !dbg !2800
	%623 = icmp uge i64 %617, %616, !dbg !3113
	%624 = or i1 %621, %622, !dbg !3113
	%625 = or i1 %624, %623, !dbg !3113
	br i1 %625, label %b102_fail1, label %b102_ok1, !dbg !3113, !prof !26

b102_ok1:
	%626 = bitcast { float, float, float, float } addrspace(1)* %619 to <4 x float> addrspace(1)*, !dbg !3113
	%627 = load <4 x float>, <4 x float> addrspace(1)* %626, align 16, !dbg !3113
	%628 = extractelement <4 x float> %627, i32 0, !dbg !3113
	%629 = extractelement <4 x float> %627, i32 1, !dbg !3113
	%630 = extractelement <4 x float> %627, i32 2, !dbg !3113
	%631 = extractelement <4 x float> %627, i32 3, !dbg !3113
	%632 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %619, i32 0, i32 1, !dbg !3113
	%633 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %619, i32 0, i32 2, !dbg !3113
	%634 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %619, i32 0, i32 3, !dbg !3113
	br label %b112, !dbg !3114

b103:
	%635 = icmp slt i64 %437, %p7, !dbg !3116
	br i1 %635, label %b104, label %b105, !dbg !3116

b104:
	%636 = getelementptr inbounds float, float addrspace(1)* %8, i64 %437, !dbg !3117
	%637 = icmp uge i64 %437, %p7, !dbg !3117
	br i1 %637, label %b104_fail1, label %b104_ok1, !dbg !3117, !prof !26

b104_ok1:
	%638 = load float, float addrspace(1)* %636, align 4, !dbg !3117
	br label %b105, !dbg !3118

b105:
	%639 = phi float [ 0.000000e+00, %b103 ], [ %638, %b104_ok1 ], !dbg !3119
	%640 = add i64 %437, 1, !dbg !3120
	%641 = icmp slt i64 %640, %p7, !dbg !3122
	br i1 %641, label %b106, label %b107, !dbg !3122

b106:
	%642 = getelementptr inbounds float, float addrspace(1)* %8, i64 %640, !dbg !3123
	%643 = icmp uge i64 %640, %p7, !dbg !3123
	br i1 %643, label %b106_fail1, label %b106_ok1, !dbg !3123, !prof !26

b106_ok1:
	%644 = load float, float addrspace(1)* %642, align 4, !dbg !3123
	br label %b107, !dbg !3124

b107:
	%645 = phi float [ 0.000000e+00, %b105 ], [ %644, %b106_ok1 ], !dbg !3125
	%646 = add i64 %437, 2, !dbg !3126
	%647 = icmp slt i64 %646, %p7, !dbg !3128
	br i1 %647, label %b108, label %b109, !dbg !3128

b108:
	%648 = getelementptr inbounds float, float addrspace(1)* %8, i64 %646, !dbg !3129
	%649 = icmp uge i64 %646, %p7, !dbg !3129
	br i1 %649, label %b108_fail1, label %b108_ok1, !dbg !3129, !prof !26

b108_ok1:
	%650 = load float, float addrspace(1)* %648, align 4, !dbg !3129
	br label %b109, !dbg !3130

b109:
	%651 = phi float [ 0.000000e+00, %b107 ], [ %650, %b108_ok1 ], !dbg !3131
	%652 = add i64 %437, 3, !dbg !3132
	%653 = icmp slt i64 %652, %p7, !dbg !3134
	br i1 %653, label %b110, label %b111, !dbg !3134

b110:
	%654 = getelementptr inbounds float, float addrspace(1)* %8, i64 %652, !dbg !3135
	%655 = icmp uge i64 %652, %p7, !dbg !3135
	br i1 %655, label %b110_fail1, label %b110_ok1, !dbg !3135, !prof !26

b110_ok1:
	%656 = load float, float addrspace(1)* %654, align 4, !dbg !3135
	br label %b111, !dbg !3136

b111:
	%657 = phi float [ 0.000000e+00, %b109 ], [ %656, %b110_ok1 ], !dbg !3137
	br label %b112, !dbg !3138

b112:
	%658 = phi float [ %631, %b102_ok1 ], [ %657, %b111 ], !dbg !3139
	%659 = phi float [ %630, %b102_ok1 ], [ %651, %b111 ], !dbg !3139
	%660 = phi float [ %629, %b102_ok1 ], [ %645, %b111 ], !dbg !3139
	%661 = phi float [ %628, %b102_ok1 ], [ %639, %b111 ], !dbg !3139
	%662 = fmul float %557, %435, !dbg !3140
	%663 = fmul float %662, %661, !dbg !3141
	%664 = fmul float %556, %435, !dbg !3142
	%665 = fmul float %664, %660, !dbg !3143
	%666 = fmul float %555, %435, !dbg !3144
	%667 = fmul float %666, %659, !dbg !3145
	%668 = fmul float %554, %435, !dbg !3146
	%669 = fmul float %668, %658, !dbg !3147
	br i1 %1, label %b113, label %b114, !dbg !3149

b113:
	%670 = addrspacecast float addrspace(1)* %229 to float*, !dbg !3150
	%671 = ptrtoint float* %670 to i64, !dbg !3150
	%672 = and i64 %671, 15, !dbg !3150
	%673 = icmp eq i64 %672, 0, !dbg !3150
	%674 = or i1 %673, %73, !dbg !3150
	%675 = ashr i64 %p15, 2, !dbg !3150
	%676 = ashr i64 %437, 2, !dbg !3151
	%677 = bitcast float addrspace(1)* %229 to { float, float, float, float } addrspace(1)*, !dbg !3150
	%678 = bitcast float %663 to i32, !dbg !3154
	%679 = bitcast i32 %678 to float, !dbg !3155
	%680 = bitcast float %665 to i32, !dbg !3157
	%681 = bitcast i32 %680 to float, !dbg !3158
	%682 = bitcast float %667 to i32, !dbg !3160
	%683 = bitcast i32 %682 to float, !dbg !3161
	%684 = bitcast float %669 to i32, !dbg !3163
	%685 = bitcast i32 %684 to float, !dbg !3164
	%686 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %677, i64 %676, !dbg !3152
	%687 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %686, i32 0, i32 0, !dbg !3152
	%688 = icmp eq i1 %72, false, !dbg !3150
	%689 = icmp eq i1 %674, false, !dbg !3150
	%690 = icmp uge i64 %676, %675, !dbg !3152
	%691 = or i1 %688, %689, !dbg !3152
	%692 = or i1 %691, %690, !dbg !3152
	br i1 %692, label %b113_fail1, label %b113_ok1, !dbg !3152, !prof !26

b113_ok1:
	%693 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %686, i32 0, i32 1, !dbg !3152
	%694 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %686, i32 0, i32 2, !dbg !3152
	%695 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %686, i32 0, i32 3, !dbg !3152
	%696 = bitcast { float, float, float, float } addrspace(1)* %686 to <4 x float> addrspace(1)*, !dbg !3152
	%697 = insertelement <4 x float> undef, float %679, i32 0, !dbg !3152
	%698 = insertelement <4 x float> %697, float %681, i32 1, !dbg !3152
	%699 = insertelement <4 x float> %698, float %683, i32 2, !dbg !3152
	%700 = insertelement <4 x float> %699, float %685, i32 3, !dbg !3152
	store <4 x float> %700, <4 x float> addrspace(1)* %696, align 16, !dbg !3152
	br label %b120, !dbg !3165

b114:
	%701 = bitcast float %663 to i32, !dbg !3169
	%702 = bitcast i32 %701 to float, !dbg !3170
	%703 = getelementptr inbounds float, float addrspace(1)* %229, i64 %437, !dbg !3167
	%704 = icmp uge i64 %437, %p15, !dbg !3167
	br i1 %704, label %b114_fail1, label %b114_ok1, !dbg !3167, !prof !26

b114_ok1:
	store float %702, float addrspace(1)* %703, align 4, !dbg !3167
	%705 = add i64 %437, 1, !dbg !3171
	%706 = icmp slt i64 %705, %p15, !dbg !3173
	br i1 %706, label %b115, label %b116, !dbg !3173

b115:
	%707 = bitcast float %665 to i32, !dbg !3176
	%708 = bitcast i32 %707 to float, !dbg !3177
	%709 = getelementptr inbounds float, float addrspace(1)* %229, i64 %705, !dbg !3174
	%710 = icmp uge i64 %705, %p15, !dbg !3174
	br i1 %710, label %b115_fail1, label %b115_ok1, !dbg !3174, !prof !26

b115_ok1:
	store float %708, float addrspace(1)* %709, align 4, !dbg !3174
	br label %b116, !dbg !3174

b116:
	%711 = add i64 %437, 2, !dbg !3178
	%712 = icmp slt i64 %711, %p15, !dbg !3180
	br i1 %712, label %b117, label %b118, !dbg !3180

b117:
	%713 = bitcast float %667 to i32, !dbg !3183
	%714 = bitcast i32 %713 to float, !dbg !3184
	%715 = getelementptr inbounds float, float addrspace(1)* %229, i64 %711, !dbg !3181
	%716 = icmp uge i64 %711, %p15, !dbg !3181
	br i1 %716, label %b117_fail1, label %b117_ok1, !dbg !3181, !prof !26

b117_ok1:
	store float %714, float addrspace(1)* %715, align 4, !dbg !3181
	br label %b118, !dbg !3181

b118:
	%717 = add i64 %437, 3, !dbg !3185
	%718 = icmp slt i64 %717, %p15, !dbg !3187
	br i1 %718, label %b119, label %b120, !dbg !3187

b119:
	%719 = bitcast float %669 to i32, !dbg !3190
	%720 = bitcast i32 %719 to float, !dbg !3191
	%721 = getelementptr inbounds float, float addrspace(1)* %229, i64 %717, !dbg !3188
	%722 = icmp uge i64 %717, %p15, !dbg !3188
	br i1 %722, label %b119_fail1, label %b119_ok1, !dbg !3188, !prof !26

b119_ok1:
	store float %720, float addrspace(1)* %721, align 4, !dbg !3188
	br label %b120, !dbg !3188

b120:
	%723 = add i64 %436, %96, !dbg !3192
	br label %b71, !dbg !3192

b121:
	%724 = add i64 %79, %20, !dbg !3193
	br label %b5, !dbg !3193

b122:
	%725 = phi i64 [ %1281, %b221 ], [ %16, %b5 ], !dbg !3194
	%726 = icmp slt i64 %725, %40, !dbg !3195
	br i1 %726, label %b123, label %b313, !dbg !3195

b123:
	%727 = add i64 %38, %725, !dbg !3198
	%728 = trunc i64 %727 to i32, !dbg !3199
	%729 = icmp eq i32 %41, 0, !dbg !3197
	br i1 %729, label %b123_fail1, label %b123_ok1, !dbg !3197, !prof !26

b123_ok1:
	%730 = urem i32 %728, %41, !dbg !3197
	%731 = zext i32 %730 to i64, !dbg !3200
	%732 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3201, !range !11
	%733 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3201, !range !11
	%734 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3201, !range !12
	%735 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3201, !range !13
	%736 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3201, !range !13
	%737 = mul i32 %736, %734, !dbg !3201
	%738 = add i32 %733, %737, !dbg !3201
	%739 = mul i32 %735, %738, !dbg !3201
	%740 = add i32 %732, %739, !dbg !3201
	%741 = sext i32 %740 to i64, !dbg !3201
	%742 = icmp eq i32 %740, 0, !dbg !3202
	br i1 %742, label %b124, label %b125, !dbg !3202

b124:
	%743 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %731, !dbg !3203
	%744 = addrspacecast i64 addrspace(1)* %743 to i64*, !dbg !3204
	%745 = icmp uge i64 %731, %p24, !dbg !3203
	br i1 %745, label %b124_fail1, label %b124_ok1, !dbg !3203, !prof !26

b124_ok1:
	%746 = bitcast i64* %744 to i8*, !dbg !3204
	%747 = call i64 @gpuc_signal_wait_until_thread(i8* %746, i32 5, i64 %26, i32 1, i8* %ctrl, i32 27), !dbg !3204
	br label %b125, !dbg !3204

b125:
	call void @llvm.nvvm.barrier0(), !dbg !3205
	%748 = add i64 %78, %731, !dbg !3207
	%749 = mul i64 %748, %p15, !dbg !3208
	%750 = sub i64 %p13, %749, !dbg !3209
	%751 = mul i64 %731, %p15, !dbg !3212
	%752 = sub i64 %p5, %751, !dbg !3213
	%753 = sub i64 %p3, %751, !dbg !3215
	%754 = sub i64 %p1, %751, !dbg !3217
	%755 = getelementptr inbounds float, float addrspace(1)* %11, i64 %749, !dbg !3209
	%756 = icmp ugt i64 %749, %p13, !dbg !3209
	%757 = icmp ugt i64 %p15, %750, !dbg !3210
	%758 = icmp ugt i64 %751, %p5, !dbg !3213
	%759 = icmp ugt i64 %p15, %752, !dbg !3214
	%760 = icmp ugt i64 %751, %p3, !dbg !3215
	%761 = icmp ugt i64 %p15, %753, !dbg !3216
	%762 = icmp ugt i64 %751, %p1, !dbg !3217
	%763 = icmp ugt i64 %p15, %754, !dbg !3218
	%764 = or i1 %756, %757, !dbg !3218
	%765 = or i1 %764, %758, !dbg !3218
	%766 = or i1 %765, %759, !dbg !3218
	%767 = or i1 %766, %760, !dbg !3218
	%768 = or i1 %767, %761, !dbg !3218
	%769 = or i1 %768, %762, !dbg !3218
	%770 = or i1 %769, %763, !dbg !3218
	br i1 %770, label %b125_fail1, label %b125_ok1, !dbg !3218, !prof !26

b125_ok1:
	%771 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !3219
	%772 = udiv i32 %771, 16, !dbg !3219
	%773 = zext i32 %772 to i64, !dbg !3219
	%774 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !3219
	%775 = getelementptr inbounds float, float addrspace(1)* %7, i64 %751, !dbg !3213
	%776 = getelementptr inbounds float, float addrspace(1)* %6, i64 %751, !dbg !3215
	%777 = getelementptr inbounds float, float addrspace(1)* %5, i64 %751, !dbg !3217
	%778 = mul i32 %735, %736, !dbg !3220
	br label %b126, !dbg !3221

b126:
	%779 = phi float [ 0.000000e+00, %b125_ok1 ], [ %904, %b147 ], !dbg !3222
	%780 = phi i64 [ %741, %b125_ok1 ], [ %908, %b147 ], !dbg !3223
	%781 = mul i64 %780, 4, !dbg !3224
	%782 = icmp slt i64 %781, %p15, !dbg !3225
	br i1 %782, label %b127, label %b148, !dbg !3225

b127:
	br i1 %1, label %b128, label %b129, !dbg !3227

b128:
	%783 = addrspacecast float addrspace(1)* %755 to float*, !dbg !3228
	%784 = ptrtoint float* %783 to i64, !dbg !3228
	%785 = and i64 %784, 15, !dbg !3228
	%786 = icmp eq i64 %785, 0, !dbg !3228
	%787 = or i1 %786, %73, !dbg !3228
	%788 = ashr i64 %p15, 2, !dbg !3228
	%789 = ashr i64 %781, 2, !dbg !3229
	%790 = bitcast float addrspace(1)* %755 to { float, float, float, float } addrspace(1)*, !dbg !3228
	%791 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %790, i64 %789, !dbg !3230
	%792 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %791, i32 0, i32 0, !dbg !3230
	%793 = icmp eq i1 %72, false, !dbg !3228
	%794 = icmp eq i1 %787, false, !dbg !3228
	%795 = icmp uge i64 %789, %788, !dbg !3230
	%796 = or i1 %793, %794, !dbg !3230
	%797 = or i1 %796, %795, !dbg !3230
	br i1 %797, label %b128_fail1, label %b128_ok1, !dbg !3230, !prof !26

b128_ok1:
	%798 = bitcast { float, float, float, float } addrspace(1)* %791 to <4 x float> addrspace(1)*, !dbg !3230
	%799 = load <4 x float>, <4 x float> addrspace(1)* %798, align 16, !dbg !3230
	%800 = extractelement <4 x float> %799, i32 0, !dbg !3230
	%801 = extractelement <4 x float> %799, i32 1, !dbg !3230
	%802 = extractelement <4 x float> %799, i32 2, !dbg !3230
	%803 = extractelement <4 x float> %799, i32 3, !dbg !3230
	%804 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %791, i32 0, i32 1, !dbg !3230
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %791, i32 0, i32 2, !dbg !3230
	%806 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %791, i32 0, i32 3, !dbg !3230
	br label %b136, !dbg !3231

b129:
	%807 = getelementptr inbounds float, float addrspace(1)* %755, i64 %781, !dbg !3233
	%808 = icmp uge i64 %781, %p15, !dbg !3233
	br i1 %808, label %b129_fail1, label %b129_ok1, !dbg !3233, !prof !26

b129_ok1:
	%809 = load float, float addrspace(1)* %807, align 4, !dbg !3233
	%810 = add i64 %781, 1, !dbg !3234
	%811 = icmp slt i64 %810, %p15, !dbg !3236
	br i1 %811, label %b130, label %b131, !dbg !3236

b130:
	%812 = getelementptr inbounds float, float addrspace(1)* %755, i64 %810, !dbg !3237
	%813 = icmp uge i64 %810, %p15, !dbg !3237
	br i1 %813, label %b130_fail1, label %b130_ok1, !dbg !3237, !prof !26

b130_ok1:
	%814 = load float, float addrspace(1)* %812, align 4, !dbg !3237
	br label %b131, !dbg !3238

b131:
	%815 = phi float [ 0.000000e+00, %b129_ok1 ], [ %814, %b130_ok1 ], !dbg !3239
	%816 = add i64 %781, 2, !dbg !3240
	%817 = icmp slt i64 %816, %p15, !dbg !3242
	br i1 %817, label %b132, label %b133, !dbg !3242

b132:
	%818 = getelementptr inbounds float, float addrspace(1)* %755, i64 %816, !dbg !3243
	%819 = icmp uge i64 %816, %p15, !dbg !3243
	br i1 %819, label %b132_fail1, label %b132_ok1, !dbg !3243, !prof !26

b132_ok1:
	%820 = load float, float addrspace(1)* %818, align 4, !dbg !3243
	br label %b133, !dbg !3244

b133:
	%821 = phi float [ 0.000000e+00, %b131 ], [ %820, %b132_ok1 ], !dbg !3245
	%822 = add i64 %781, 3, !dbg !3246
	%823 = icmp slt i64 %822, %p15, !dbg !3248
	br i1 %823, label %b134, label %b135, !dbg !3248

b134:
	%824 = getelementptr inbounds float, float addrspace(1)* %755, i64 %822, !dbg !3249
	%825 = icmp uge i64 %822, %p15, !dbg !3249
	br i1 %825, label %b134_fail1, label %b134_ok1, !dbg !3249, !prof !26

b134_ok1:
	%826 = load float, float addrspace(1)* %824, align 4, !dbg !3249
	br label %b135, !dbg !3250

b135:
	%827 = phi float [ 0.000000e+00, %b133 ], [ %826, %b134_ok1 ], !dbg !3251
	br label %b136, !dbg !3252

b136:
	%828 = phi float [ %803, %b128_ok1 ], [ %827, %b135 ], !dbg !3253
	%829 = phi float [ %802, %b128_ok1 ], [ %821, %b135 ], !dbg !3253
	%830 = phi float [ %801, %b128_ok1 ], [ %815, %b135 ], !dbg !3253
	%831 = phi float [ %800, %b128_ok1 ], [ %809, %b135 ], !dbg !3253
	br i1 %1, label %b137, label %b138, !dbg !3255

b137:
	%832 = addrspacecast float addrspace(1)* %775 to float*, !dbg !3256
	%833 = ptrtoint float* %832 to i64, !dbg !3256
	%834 = and i64 %833, 15, !dbg !3256
	%835 = icmp eq i64 %834, 0, !dbg !3256
	%836 = or i1 %835, %73, !dbg !3256
	%837 = ashr i64 %p15, 2, !dbg !3256
	%838 = ashr i64 %781, 2, !dbg !3257
	%839 = bitcast float addrspace(1)* %775 to { float, float, float, float } addrspace(1)*, !dbg !3256
	%840 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %839, i64 %838, !dbg !3258
	%841 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 0, !dbg !3258
	%842 = icmp eq i1 %72, false, !dbg !3256
	%843 = icmp eq i1 %836, false, !dbg !3256
	%844 = icmp uge i64 %838, %837, !dbg !3258
	%845 = or i1 %842, %843, !dbg !3258
	%846 = or i1 %845, %844, !dbg !3258
	br i1 %846, label %b137_fail1, label %b137_ok1, !dbg !3258, !prof !26

b137_ok1:
	%847 = bitcast { float, float, float, float } addrspace(1)* %840 to <4 x float> addrspace(1)*, !dbg !3258
	%848 = load <4 x float>, <4 x float> addrspace(1)* %847, align 16, !dbg !3258
	%849 = extractelement <4 x float> %848, i32 0, !dbg !3258
	%850 = extractelement <4 x float> %848, i32 1, !dbg !3258
	%851 = extractelement <4 x float> %848, i32 2, !dbg !3258
	%852 = extractelement <4 x float> %848, i32 3, !dbg !3258
	%853 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 1, !dbg !3258
	%854 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 2, !dbg !3258
	%855 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 3, !dbg !3258
	br label %b145, !dbg !3259

b138:
	%856 = getelementptr inbounds float, float addrspace(1)* %775, i64 %781, !dbg !3261
	%857 = icmp uge i64 %781, %p15, !dbg !3261
	br i1 %857, label %b138_fail1, label %b138_ok1, !dbg !3261, !prof !26

b138_ok1:
	%858 = load float, float addrspace(1)* %856, align 4, !dbg !3261
	%859 = add i64 %781, 1, !dbg !3262
	%860 = icmp slt i64 %859, %p15, !dbg !3264
	br i1 %860, label %b139, label %b140, !dbg !3264

b139:
	%861 = getelementptr inbounds float, float addrspace(1)* %775, i64 %859, !dbg !3265
	%862 = icmp uge i64 %859, %p15, !dbg !3265
	br i1 %862, label %b139_fail1, label %b139_ok1, !dbg !3265, !prof !26

b139_ok1:
	%863 = load float, float addrspace(1)* %861, align 4, !dbg !3265
	br label %b140, !dbg !3266

b140:
	%864 = phi float [ 0.000000e+00, %b138_ok1 ], [ %863, %b139_ok1 ], !dbg !3267
	%865 = add i64 %781, 2, !dbg !3268
	%866 = icmp slt i64 %865, %p15, !dbg !3270
	br i1 %866, label %b141, label %b142, !dbg !3270

b141:
	%867 = getelementptr inbounds float, float addrspace(1)* %775, i64 %865, !dbg !3271
	%868 = icmp uge i64 %865, %p15, !dbg !3271
	br i1 %868, label %b141_fail1, label %b141_ok1, !dbg !3271, !prof !26

b141_ok1:
	%869 = load float, float addrspace(1)* %867, align 4, !dbg !3271
	br label %b142, !dbg !3272

b142:
	%870 = phi float [ 0.000000e+00, %b140 ], [ %869, %b141_ok1 ], !dbg !3273
	%871 = add i64 %781, 3, !dbg !3274
	%872 = icmp slt i64 %871, %p15, !dbg !3276
	br i1 %872, label %b143, label %b144, !dbg !3276

b143:
	%873 = getelementptr inbounds float, float addrspace(1)* %775, i64 %871, !dbg !3277
	%874 = icmp uge i64 %871, %p15, !dbg !3277
	br i1 %874, label %b143_fail1, label %b143_ok1, !dbg !3277, !prof !26

b143_ok1:
	%875 = load float, float addrspace(1)* %873, align 4, !dbg !3277
	br label %b144, !dbg !3278

b144:
	%876 = phi float [ 0.000000e+00, %b142 ], [ %875, %b143_ok1 ], !dbg !3279
	br label %b145, !dbg !3280

b145:
	%877 = phi float [ %852, %b137_ok1 ], [ %876, %b144 ], !dbg !2952
	%878 = phi float [ %851, %b137_ok1 ], [ %870, %b144 ], !dbg !2952
	%879 = phi float [ %850, %b137_ok1 ], [ %864, %b144 ], !dbg !2952
	%880 = phi float [ %849, %b137_ok1 ], [ %858, %b144 ], !dbg !2952
	%881 = fadd float %831, %880, !dbg !3282
	%882 = fadd float %830, %879, !dbg !3283
	%883 = fadd float %829, %878, !dbg !3284
	%884 = fadd float %828, %877, !dbg !3285
	%885 = icmp slt i64 %780, %773, !dbg !3286
	br i1 %885, label %b146, label %b147, !dbg !3286

b146:
	%886 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %774, i64 %780, !dbg !3287
	%887 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %886, i32 0, i32 0, !dbg !3287
	%888 = icmp uge i64 %780, %773, !dbg !3287
	br i1 %888, label %b146_fail1, label %b146_ok1, !dbg !3287, !prof !26

b146_ok1:
	%889 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %886, i32 0, i32 1, !dbg !3287
	%890 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %886, i32 0, i32 2, !dbg !3287
	%891 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %886, i32 0, i32 3, !dbg !3287
	%892 = bitcast { float, float, float, float } addrspace(3)* %886 to <4 x float> addrspace(3)*, !dbg !3287
	%893 = insertelement <4 x float> undef, float %881, i32 0, !dbg !3287
	%894 = insertelement <4 x float> %893, float %882, i32 1, !dbg !3287
	%895 = insertelement <4 x float> %894, float %883, i32 2, !dbg !3287
	%896 = insertelement <4 x float> %895, float %884, i32 3, !dbg !3287
	store <4 x float> %896, <4 x float> addrspace(3)* %892, align 16, !dbg !3287
	br label %b147, !dbg !3287

b147:
	%897 = fmul float %881, %881, !dbg !3288
	%898 = fadd float %779, %897, !dbg !3289
	%899 = fmul float %882, %882, !dbg !3290
	%900 = fadd float %898, %899, !dbg !3291
	%901 = fmul float %883, %883, !dbg !3292
	%902 = fadd float %900, %901, !dbg !3293
	%903 = fmul float %884, %884, !dbg !3294
	%904 = fadd float %902, %903, !dbg !3295
	%905 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3220, !range !204
	%906 = mul i32 %778, %905, !dbg !3220
	%907 = sext i32 %906 to i64, !dbg !3220
	%908 = add i64 %780, %907, !dbg !3296
	br label %b126, !dbg !3296

b148:
	%909 = and i32 %740, -32, !dbg !3300
	%910 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3300, !range !204
	%911 = mul i32 %778, %910, !dbg !3300
	%912 = sub i32 %911, %909, !dbg !3300
	%913 = icmp slt i32 %912, 32, !dbg !3300
	%914 = select i1 %913, i32 %912, i32 32, !dbg !3300
	%915 = icmp eq i32 %914, 32, !dbg !3301
	br i1 %915, label %b149, label %b151, !dbg !3301

b149:
	%916 = phi float [ %924, %b150 ], [ %779, %b148 ], !dbg !3302
	%917 = phi i64 [ %927, %b150 ], [ 16, %b148 ], !dbg !3303
	%918 = icmp sgt i64 %917, 0, !dbg !3304
	br i1 %918, label %b150, label %b154, !dbg !3304

b150:
	%919 = trunc i64 %917 to i32, !dbg !3305
	%920 = bitcast float %916 to i32, !dbg !3305
	%921 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %920, i32 %919, i32 31), !dbg !3305
	%922 = extractvalue { i32, i1 } %921, 0, !dbg !3305
	%923 = bitcast i32 %922 to float, !dbg !3305
	%924 = fadd float %916, %923, !dbg !3306
	%925 = trunc i64 %917 to i32, !dbg !3307
	%926 = udiv i32 %925, 2, !dbg !3307
	%927 = zext i32 %926 to i64, !dbg !3307
	br label %b149, !dbg !3307

b151:
	%928 = bitcast float %779 to i32, !dbg !3308
	%929 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %928, i32 0, i32 31), !dbg !3308
	%930 = extractvalue { i32, i1 } %929, 0, !dbg !3308
	%931 = bitcast i32 %930 to float, !dbg !3308
	br label %b152, !dbg !3308

b152:
	%932 = phi float [ %931, %b151 ], [ %939, %b153 ], !dbg !3309
	%933 = phi i32 [ 1, %b151 ], [ %940, %b153 ], !dbg !3310
	%934 = icmp slt i32 %933, %914, !dbg !3311
	br i1 %934, label %b153, label %b154, !dbg !3311

b153:
	%935 = bitcast float %779 to i32, !dbg !3312
	%936 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %935, i32 %933, i32 31), !dbg !3312
	%937 = extractvalue { i32, i1 } %936, 0, !dbg !3312
	%938 = bitcast i32 %937 to float, !dbg !3312
	%939 = fadd float %932, %938, !dbg !3306
	%940 = add i32 %933, 1, !dbg !3313
	br label %b152, !dbg !3313

b154:
	%941 = phi float [ %916, %b149 ], [ %932, %b152 ], !dbg !3299
	%942 = sext i32 %911 to i64, !dbg !3315
	%943 = trunc i64 %942 to i32, !dbg !3316
	%944 = add i32 %943, 32, !dbg !3316
	%945 = sub i32 %944, 1, !dbg !3317
	%946 = udiv i32 %945, 32, !dbg !3318
	%947 = zext i32 %946 to i64, !dbg !3318
	%948 = trunc i64 %947 to i32, !dbg !3318
	%949 = icmp eq i32 %948, 1, !dbg !3319
	br i1 %949, label %b170, label %b155, !dbg !3319

b155:
	call void @llvm.nvvm.barrier0(), !dbg !3321
	%950 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3322, !range !416
	%951 = icmp eq i32 %950, 0, !dbg !3323
	br i1 %951, label %b156, label %b157, !dbg !3323

b156:
	%952 = trunc i64 %741 to i32, !dbg !3324
	%953 = udiv i32 %952, 32, !dbg !3324
	%954 = zext i32 %953 to i64, !dbg !3324
	%955 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %954, !dbg !3325
	store float %941, float addrspace(3)* %955, align 4, !dbg !3325
	br label %b157, !dbg !3325

b157:
	call void @llvm.nvvm.barrier0(), !dbg !3326
	br label %b158, !dbg !3326

b158:
	%956 = phi float [ %941, %b157 ], [ %977, %b169 ], !dbg !3327
	%957 = phi i32 [ 0, %b157 ], [ %987, %b169 ], !dbg !3328
	%958 = icmp slt i32 %957, %948, !dbg !3329
	br i1 %958, label %b159, label %b170, !dbg !3329

b159:
	store [8 x float] zeroinitializer, [8 x float]* %3, align 4, !dbg !3330
	%959 = and i32 %957, 24, !dbg !3331
	br label %b160, !dbg !3331

b160:
	%960 = phi i32 [ 0, %b159 ], [ %967, %b160 ], !dbg !3331
	%961 = add i32 %959, %960, !dbg !3332
	%962 = sext i32 %961 to i64, !dbg !3333
	%963 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %962, !dbg !3333
	%964 = load float, float addrspace(3)* %963, align 4, !dbg !3333
	%965 = sext i32 %960 to i64, !dbg !3334
	%966 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %965, !dbg !3334
	store float %964, float* %966, align 4, !dbg !3334
	%967 = add i32 %960, 1, !dbg !3334
	%968 = icmp slt i32 %967, 8, !dbg !3334
	br i1 %968, label %b160, label %b161, !dbg !3334

b161:
	%969 = icmp eq i32 %957, 0, !dbg !3335
	br i1 %969, label %b162, label %b163, !dbg !3335

b162:
	%970 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !3336
	%971 = load float, float* %970, align 4, !dbg !3336
	br label %b164, !dbg !3336

b163:
	%972 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 0, !dbg !3337
	%973 = load float, float* %972, align 4, !dbg !3337
	%974 = fadd float %956, %973, !dbg !3306
	br label %b164, !dbg !3338

b164:
	%975 = phi float [ %971, %b162 ], [ %974, %b163 ], !dbg !3327
	%976 = sub i32 %948, %957, !dbg !3339
	br label %b165, !dbg !3339

b165:
	%977 = phi float [ %975, %b164 ], [ %985, %b168 ], !dbg !3327
	%978 = phi i32 [ 1, %b164 ], [ %986, %b168 ], !dbg !3340
	%979 = icmp slt i32 %978, 8, !dbg !3341
	br i1 %979, label %b166, label %b169, !dbg !3341

b166:
	%980 = icmp slt i32 %978, %976, !dbg !3342
	br i1 %980, label %b167, label %b168, !dbg !3342

b167:
	%981 = sext i32 %978 to i64, !dbg !3343
	%982 = getelementptr inbounds [8 x float], [8 x float]* %3, i64 0, i64 %981, !dbg !3343
	%983 = load float, float* %982, align 4, !dbg !3343
	%984 = fadd float %977, %983, !dbg !3306
	br label %b168, !dbg !3344

b168:
	%985 = phi float [ %977, %b166 ], [ %984, %b167 ], !dbg !3327
	%986 = add i32 %978, 1, !dbg !3345
	br label %b165, !dbg !3345

b169:
	%987 = add nsw i32 %957, 8, !dbg !3346
	br label %b158, !dbg !3346, !llvm.loop !3348

b170:
	%988 = phi float [ %941, %b154 ], [ %956, %b158 ], !dbg !3298
	%989 = sitofp i64 %p15 to float, !dbg !3349
	%990 = fdiv float %988, %989, !dbg !3350
	%991 = fadd float %990, %p16, !dbg !3351
	%992 = call float @__nv_rsqrtf(float %991), !dbg !3352
	br label %b171, !dbg !3353

b171:
	%993 = phi i64 [ %741, %b170 ], [ %1280, %b220 ], !dbg !3354
	%994 = mul i64 %993, 4, !dbg !3355
	%995 = icmp slt i64 %994, %p15, !dbg !3356
	br i1 %995, label %b172, label %b221, !dbg !3356

b172:
	%996 = icmp slt i64 %993, %773, !dbg !3357
	br i1 %996, label %b173, label %b174, !dbg !3357

b173:
	%997 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %774, i64 %993, !dbg !3358
	%998 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %997, i32 0, i32 0, !dbg !3358
	%999 = icmp uge i64 %993, %773, !dbg !3358
	br i1 %999, label %b173_fail1, label %b173_ok1, !dbg !3358, !prof !26

b173_ok1:
	%1000 = bitcast { float, float, float, float } addrspace(3)* %997 to <4 x float> addrspace(3)*, !dbg !3358
	%1001 = load <4 x float>, <4 x float> addrspace(3)* %1000, align 16, !dbg !3358
	%1002 = extractelement <4 x float> %1001, i32 0, !dbg !3358
	%1003 = extractelement <4 x float> %1001, i32 1, !dbg !3358
	%1004 = extractelement <4 x float> %1001, i32 2, !dbg !3358
	%1005 = extractelement <4 x float> %1001, i32 3, !dbg !3358
	%1006 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %997, i32 0, i32 1, !dbg !3358
	%1007 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %997, i32 0, i32 2, !dbg !3358
	%1008 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %997, i32 0, i32 3, !dbg !3358
	br label %b193, !dbg !3359

b174:
	br i1 %1, label %b175, label %b176, !dbg !3227

b175:
	%1009 = addrspacecast float addrspace(1)* %755 to float*, !dbg !3228
	%1010 = ptrtoint float* %1009 to i64, !dbg !3228
	%1011 = and i64 %1010, 15, !dbg !3228
	%1012 = icmp eq i64 %1011, 0, !dbg !3228
	%1013 = or i1 %1012, %73, !dbg !3228
	%1014 = ashr i64 %p15, 2, !dbg !3228
	%1015 = ashr i64 %994, 2, !dbg !3229
	%1016 = bitcast float addrspace(1)* %755 to { float, float, float, float } addrspace(1)*, !dbg !3228
	%1017 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1016, i64 %1015, !dbg !3230
	%1018 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1017, i32 0, i32 0, !dbg !3230
	%1019 = icmp eq i1 %72, false, !dbg !3228
	%1020 = icmp eq i1 %1013, false, !dbg !3228
	%1021 = icmp uge i64 %1015, %1014, !dbg !3230
	%1022 = or i1 %1019, %1020, !dbg !3230
	%1023 = or i1 %1022, %1021, !dbg !3230
	br i1 %1023, label %b175_fail1, label %b175_ok1, !dbg !3230, !prof !26

b175_ok1:
	%1024 = bitcast { float, float, float, float } addrspace(1)* %1017 to <4 x float> addrspace(1)*, !dbg !3230
	%1025 = load <4 x float>, <4 x float> addrspace(1)* %1024, align 16, !dbg !3230
	%1026 = extractelement <4 x float> %1025, i32 0, !dbg !3230
	%1027 = extractelement <4 x float> %1025, i32 1, !dbg !3230
	%1028 = extractelement <4 x float> %1025, i32 2, !dbg !3230
	%1029 = extractelement <4 x float> %1025, i32 3, !dbg !3230
	%1030 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1017, i32 0, i32 1, !dbg !3230
	%1031 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1017, i32 0, i32 2, !dbg !3230
	%1032 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1017, i32 0, i32 3, !dbg !3230
	br label %b183, !dbg !3360

b176:
	%1033 = getelementptr inbounds float, float addrspace(1)* %755, i64 %994, !dbg !3233
	%1034 = icmp uge i64 %994, %p15, !dbg !3233
	br i1 %1034, label %b176_fail1, label %b176_ok1, !dbg !3233, !prof !26

b176_ok1:
	%1035 = load float, float addrspace(1)* %1033, align 4, !dbg !3233
	%1036 = add i64 %994, 1, !dbg !3234
	%1037 = icmp slt i64 %1036, %p15, !dbg !3236
	br i1 %1037, label %b177, label %b178, !dbg !3236

b177:
	%1038 = getelementptr inbounds float, float addrspace(1)* %755, i64 %1036, !dbg !3237
	%1039 = icmp uge i64 %1036, %p15, !dbg !3237
	br i1 %1039, label %b177_fail1, label %b177_ok1, !dbg !3237, !prof !26

b177_ok1:
	%1040 = load float, float addrspace(1)* %1038, align 4, !dbg !3237
	br label %b178, !dbg !3238

b178:
	%1041 = phi float [ 0.000000e+00, %b176_ok1 ], [ %1040, %b177_ok1 ], !dbg !3239
	%1042 = add i64 %994, 2, !dbg !3240
	%1043 = icmp slt i64 %1042, %p15, !dbg !3242
	br i1 %1043, label %b179, label %b180, !dbg !3242

b179:
	%1044 = getelementptr inbounds float, float addrspace(1)* %755, i64 %1042, !dbg !3243
	%1045 = icmp uge i64 %1042, %p15, !dbg !3243
	br i1 %1045, label %b179_fail1, label %b179_ok1, !dbg !3243, !prof !26

b179_ok1:
	%1046 = load float, float addrspace(1)* %1044, align 4, !dbg !3243
	br label %b180, !dbg !3244

b180:
	%1047 = phi float [ 0.000000e+00, %b178 ], [ %1046, %b179_ok1 ], !dbg !3245
	%1048 = add i64 %994, 3, !dbg !3246
	%1049 = icmp slt i64 %1048, %p15, !dbg !3248
	br i1 %1049, label %b181, label %b182, !dbg !3248

b181:
	%1050 = getelementptr inbounds float, float addrspace(1)* %755, i64 %1048, !dbg !3249
	%1051 = icmp uge i64 %1048, %p15, !dbg !3249
	br i1 %1051, label %b181_fail1, label %b181_ok1, !dbg !3249, !prof !26

b181_ok1:
	%1052 = load float, float addrspace(1)* %1050, align 4, !dbg !3249
	br label %b182, !dbg !3250

b182:
	%1053 = phi float [ 0.000000e+00, %b180 ], [ %1052, %b181_ok1 ], !dbg !3251
	br label %b183, !dbg !3252

b183:
	%1054 = phi float [ %1029, %b175_ok1 ], [ %1053, %b182 ], !dbg !3253
	%1055 = phi float [ %1028, %b175_ok1 ], [ %1047, %b182 ], !dbg !3253
	%1056 = phi float [ %1027, %b175_ok1 ], [ %1041, %b182 ], !dbg !3253
	%1057 = phi float [ %1026, %b175_ok1 ], [ %1035, %b182 ], !dbg !3253
	br i1 %1, label %b184, label %b185, !dbg !3362

b184:
	%1058 = addrspacecast float addrspace(1)* %775 to float*, !dbg !3363
	%1059 = ptrtoint float* %1058 to i64, !dbg !3363
	%1060 = and i64 %1059, 15, !dbg !3363
	%1061 = icmp eq i64 %1060, 0, !dbg !3363
	%1062 = or i1 %1061, %73, !dbg !3363
	%1063 = ashr i64 %p15, 2, !dbg !3363
	%1064 = ashr i64 %994, 2, !dbg !3364
	%1065 = bitcast float addrspace(1)* %775 to { float, float, float, float } addrspace(1)*, !dbg !3363
	%1066 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1065, i64 %1064, !dbg !3365
	%1067 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1066, i32 0, i32 0, !dbg !3365
	%1068 = icmp eq i1 %72, false, !dbg !3363
	%1069 = icmp eq i1 %1062, false, !dbg !3363
	%1070 = icmp uge i64 %1064, %1063, !dbg !3365
	%1071 = or i1 %1068, %1069, !dbg !3365
	%1072 = or i1 %1071, %1070, !dbg !3365
	br i1 %1072, label %b184_fail1, label %b184_ok1, !dbg !3365, !prof !26

b184_ok1:
	%1073 = bitcast { float, float, float, float } addrspace(1)* %1066 to <4 x float> addrspace(1)*, !dbg !3365
	%1074 = load <4 x float>, <4 x float> addrspace(1)* %1073, align 16, !dbg !3365
	%1075 = extractelement <4 x float> %1074, i32 0, !dbg !3365
	%1076 = extractelement <4 x float> %1074, i32 1, !dbg !3365
	%1077 = extractelement <4 x float> %1074, i32 2, !dbg !3365
	%1078 = extractelement <4 x float> %1074, i32 3, !dbg !3365
	%1079 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1066, i32 0, i32 1, !dbg !3365
	%1080 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1066, i32 0, i32 2, !dbg !3365
	%1081 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1066, i32 0, i32 3, !dbg !3365
	br label %b192, !dbg !3366

b185:
	%1082 = getelementptr inbounds float, float addrspace(1)* %775, i64 %994, !dbg !3368
	%1083 = icmp uge i64 %994, %p15, !dbg !3368
	br i1 %1083, label %b185_fail1, label %b185_ok1, !dbg !3368, !prof !26

b185_ok1:
	%1084 = load float, float addrspace(1)* %1082, align 4, !dbg !3368
	%1085 = add i64 %994, 1, !dbg !3369
	%1086 = icmp slt i64 %1085, %p15, !dbg !3371
	br i1 %1086, label %b186, label %b187, !dbg !3371

b186:
	%1087 = getelementptr inbounds float, float addrspace(1)* %775, i64 %1085, !dbg !3372
	%1088 = icmp uge i64 %1085, %p15, !dbg !3372
	br i1 %1088, label %b186_fail1, label %b186_ok1, !dbg !3372, !prof !26

b186_ok1:
	%1089 = load float, float addrspace(1)* %1087, align 4, !dbg !3372
	br label %b187, !dbg !3373

b187:
	%1090 = phi float [ 0.000000e+00, %b185_ok1 ], [ %1089, %b186_ok1 ], !dbg !3374
	%1091 = add i64 %994, 2, !dbg !3375
	%1092 = icmp slt i64 %1091, %p15, !dbg !3377
	br i1 %1092, label %b188, label %b189, !dbg !3377

b188:
	%1093 = getelementptr inbounds float, float addrspace(1)* %775, i64 %1091, !dbg !3378
	%1094 = icmp uge i64 %1091, %p15, !dbg !3378
	br i1 %1094, label %b188_fail1, label %b188_ok1, !dbg !3378, !prof !26

b188_ok1:
	%1095 = load float, float addrspace(1)* %1093, align 4, !dbg !3378
	br label %b189, !dbg !3379

b189:
	%1096 = phi float [ 0.000000e+00, %b187 ], [ %1095, %b188_ok1 ], !dbg !3380
	%1097 = add i64 %994, 3, !dbg !3381
	%1098 = icmp slt i64 %1097, %p15, !dbg !3383
	br i1 %1098, label %b190, label %b191, !dbg !3383

b190:
	%1099 = getelementptr inbounds float, float addrspace(1)* %775, i64 %1097, !dbg !3384
	%1100 = icmp uge i64 %1097, %p15, !dbg !3384
	br i1 %1100, label %b190_fail1, label %b190_ok1, !dbg !3384, !prof !26

b190_ok1:
	%1101 = load float, float addrspace(1)* %1099, align 4, !dbg !3384
	br label %b191, !dbg !3385

b191:
	%1102 = phi float [ 0.000000e+00, %b189 ], [ %1101, %b190_ok1 ], !dbg !3386
	br label %b192, !dbg !3387

b192:
	%1103 = phi float [ %1078, %b184_ok1 ], [ %1102, %b191 ], !dbg !3059
	%1104 = phi float [ %1077, %b184_ok1 ], [ %1096, %b191 ], !dbg !3059
	%1105 = phi float [ %1076, %b184_ok1 ], [ %1090, %b191 ], !dbg !3059
	%1106 = phi float [ %1075, %b184_ok1 ], [ %1084, %b191 ], !dbg !3059
	%1107 = fadd float %1057, %1106, !dbg !3389
	%1108 = fadd float %1056, %1105, !dbg !3390
	%1109 = fadd float %1055, %1104, !dbg !3391
	%1110 = fadd float %1054, %1103, !dbg !3392
	br label %b193, !dbg !3393

b193:
	%1111 = phi float [ %1005, %b173_ok1 ], [ %1110, %b192 ], !dbg !3066
	%1112 = phi float [ %1004, %b173_ok1 ], [ %1109, %b192 ], !dbg !3066
	%1113 = phi float [ %1003, %b173_ok1 ], [ %1108, %b192 ], !dbg !3066
	%1114 = phi float [ %1002, %b173_ok1 ], [ %1107, %b192 ], !dbg !3066
	br i1 %1, label %b194, label %b195, !dbg !3395

b194:
	%1115 = addrspacecast float addrspace(1)* %776 to float*, !dbg !3396
	%1116 = ptrtoint float* %1115 to i64, !dbg !3396
	%1117 = and i64 %1116, 15, !dbg !3396
	%1118 = icmp eq i64 %1117, 0, !dbg !3396
	%1119 = or i1 %1118, %73, !dbg !3396
	%1120 = ashr i64 %p15, 2, !dbg !3396
	%1121 = ashr i64 %994, 2, !dbg !3397
	%1122 = bitcast float addrspace(1)* %776 to { float, float, float, float } addrspace(1)*, !dbg !3396
	%1123 = bitcast float %1114 to i32, !dbg !3400
	%1124 = bitcast i32 %1123 to float, !dbg !3401
	%1125 = bitcast float %1113 to i32, !dbg !3403
	%1126 = bitcast i32 %1125 to float, !dbg !3404
	%1127 = bitcast float %1112 to i32, !dbg !3406
	%1128 = bitcast i32 %1127 to float, !dbg !3407
	%1129 = bitcast float %1111 to i32, !dbg !3409
	%1130 = bitcast i32 %1129 to float, !dbg !3410
	%1131 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1122, i64 %1121, !dbg !3398
	%1132 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1131, i32 0, i32 0, !dbg !3398
	%1133 = icmp eq i1 %72, false, !dbg !3396
	%1134 = icmp eq i1 %1119, false, !dbg !3396
	%1135 = icmp uge i64 %1121, %1120, !dbg !3398
	%1136 = or i1 %1133, %1134, !dbg !3398
	%1137 = or i1 %1136, %1135, !dbg !3398
	br i1 %1137, label %b194_fail1, label %b194_ok1, !dbg !3398, !prof !26

b194_ok1:
	%1138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1131, i32 0, i32 1, !dbg !3398
	%1139 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1131, i32 0, i32 2, !dbg !3398
	%1140 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1131, i32 0, i32 3, !dbg !3398
	%1141 = bitcast { float, float, float, float } addrspace(1)* %1131 to <4 x float> addrspace(1)*, !dbg !3398
	%1142 = insertelement <4 x float> undef, float %1124, i32 0, !dbg !3398
	%1143 = insertelement <4 x float> %1142, float %1126, i32 1, !dbg !3398
	%1144 = insertelement <4 x float> %1143, float %1128, i32 2, !dbg !3398
	%1145 = insertelement <4 x float> %1144, float %1130, i32 3, !dbg !3398
	store <4 x float> %1145, <4 x float> addrspace(1)* %1141, align 16, !dbg !3398
	br label %b201, !dbg !3411

b195:
	%1146 = bitcast float %1114 to i32, !dbg !3415
	%1147 = bitcast i32 %1146 to float, !dbg !3416
	%1148 = getelementptr inbounds float, float addrspace(1)* %776, i64 %994, !dbg !3413
	%1149 = icmp uge i64 %994, %p15, !dbg !3413
	br i1 %1149, label %b195_fail1, label %b195_ok1, !dbg !3413, !prof !26

b195_ok1:
	store float %1147, float addrspace(1)* %1148, align 4, !dbg !3413
	%1150 = add i64 %994, 1, !dbg !3417
	%1151 = icmp slt i64 %1150, %p15, !dbg !3419
	br i1 %1151, label %b196, label %b197, !dbg !3419

b196:
	%1152 = bitcast float %1113 to i32, !dbg !3422
	%1153 = bitcast i32 %1152 to float, !dbg !3423
	%1154 = getelementptr inbounds float, float addrspace(1)* %776, i64 %1150, !dbg !3420
	%1155 = icmp uge i64 %1150, %p15, !dbg !3420
	br i1 %1155, label %b196_fail1, label %b196_ok1, !dbg !3420, !prof !26

b196_ok1:
	store float %1153, float addrspace(1)* %1154, align 4, !dbg !3420
	br label %b197, !dbg !3420

b197:
	%1156 = add i64 %994, 2, !dbg !3424
	%1157 = icmp slt i64 %1156, %p15, !dbg !3426
	br i1 %1157, label %b198, label %b199, !dbg !3426

b198:
	%1158 = bitcast float %1112 to i32, !dbg !3429
	%1159 = bitcast i32 %1158 to float, !dbg !3430
	%1160 = getelementptr inbounds float, float addrspace(1)* %776, i64 %1156, !dbg !3427
	%1161 = icmp uge i64 %1156, %p15, !dbg !3427
	br i1 %1161, label %b198_fail1, label %b198_ok1, !dbg !3427, !prof !26

b198_ok1:
	store float %1159, float addrspace(1)* %1160, align 4, !dbg !3427
	br label %b199, !dbg !3427

b199:
	%1162 = add i64 %994, 3, !dbg !3431
	%1163 = icmp slt i64 %1162, %p15, !dbg !3433
	br i1 %1163, label %b200, label %b201, !dbg !3433

b200:
	%1164 = bitcast float %1111 to i32, !dbg !3436
	%1165 = bitcast i32 %1164 to float, !dbg !3437
	%1166 = getelementptr inbounds float, float addrspace(1)* %776, i64 %1162, !dbg !3434
	%1167 = icmp uge i64 %1162, %p15, !dbg !3434
	br i1 %1167, label %b200_fail1, label %b200_ok1, !dbg !3434, !prof !26

b200_ok1:
	store float %1165, float addrspace(1)* %1166, align 4, !dbg !3434
	br label %b201, !dbg !3434

b201:
	br i1 %1, label %b202, label %b203, !dbg !3439

b202:
	%1168 = addrspacecast float addrspace(1)* %8 to float*, !dbg !3440
	%1169 = ptrtoint float* %1168 to i64, !dbg !3440
	%1170 = and i64 %1169, 15, !dbg !3440
	%1171 = icmp eq i64 %1170, 0, !dbg !3440
	%1172 = or i1 %1171, %76, !dbg !3440
	%1173 = ashr i64 %p7, 2, !dbg !3440
	%1174 = ashr i64 %994, 2, !dbg !3441
	%1175 = bitcast float addrspace(1)* %8 to { float, float, float, float } addrspace(1)*, !dbg !3440
	%1176 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1175, i64 %1174, !dbg !3442
	%1177 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1176, i32 0, i32 0, !dbg !3442
	%1178 = icmp eq i1 %75, false, !dbg !3440
	%1179 = icmp eq i1 %1172, false, !dbg !3440
	%1180 = icmp uge i64 %1174, %1173, !dbg !3442
	%1181 = or i1 %1178, %1179, !dbg !3442
	%1182 = or i1 %1181, %1180, !dbg !3442
	br i1 %1182, label %b202_fail1, label %b202_ok1, !dbg !3442, !prof !26

b202_ok1:
	%1183 = bitcast { float, float, float, float } addrspace(1)* %1176 to <4 x float> addrspace(1)*, !dbg !3442
	%1184 = load <4 x float>, <4 x float> addrspace(1)* %1183, align 16, !dbg !3442
	%1185 = extractelement <4 x float> %1184, i32 0, !dbg !3442
	%1186 = extractelement <4 x float> %1184, i32 1, !dbg !3442
	%1187 = extractelement <4 x float> %1184, i32 2, !dbg !3442
	%1188 = extractelement <4 x float> %1184, i32 3, !dbg !3442
	%1189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1176, i32 0, i32 1, !dbg !3442
	%1190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1176, i32 0, i32 2, !dbg !3442
	%1191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1176, i32 0, i32 3, !dbg !3442
	br label %b212, !dbg !3443

b203:
	%1192 = icmp slt i64 %994, %p7, !dbg !3445
	br i1 %1192, label %b204, label %b205, !dbg !3445

b204:
	%1193 = getelementptr inbounds float, float addrspace(1)* %8, i64 %994, !dbg !3446
	%1194 = icmp uge i64 %994, %p7, !dbg !3446
	br i1 %1194, label %b204_fail1, label %b204_ok1, !dbg !3446, !prof !26

b204_ok1:
	%1195 = load float, float addrspace(1)* %1193, align 4, !dbg !3446
	br label %b205, !dbg !3447

b205:
	%1196 = phi float [ 0.000000e+00, %b203 ], [ %1195, %b204_ok1 ], !dbg !3448
	%1197 = add i64 %994, 1, !dbg !3449
	%1198 = icmp slt i64 %1197, %p7, !dbg !3451
	br i1 %1198, label %b206, label %b207, !dbg !3451

b206:
	%1199 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1197, !dbg !3452
	%1200 = icmp uge i64 %1197, %p7, !dbg !3452
	br i1 %1200, label %b206_fail1, label %b206_ok1, !dbg !3452, !prof !26

b206_ok1:
	%1201 = load float, float addrspace(1)* %1199, align 4, !dbg !3452
	br label %b207, !dbg !3453

b207:
	%1202 = phi float [ 0.000000e+00, %b205 ], [ %1201, %b206_ok1 ], !dbg !3454
	%1203 = add i64 %994, 2, !dbg !3455
	%1204 = icmp slt i64 %1203, %p7, !dbg !3457
	br i1 %1204, label %b208, label %b209, !dbg !3457

b208:
	%1205 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1203, !dbg !3458
	%1206 = icmp uge i64 %1203, %p7, !dbg !3458
	br i1 %1206, label %b208_fail1, label %b208_ok1, !dbg !3458, !prof !26

b208_ok1:
	%1207 = load float, float addrspace(1)* %1205, align 4, !dbg !3458
	br label %b209, !dbg !3459

b209:
	%1208 = phi float [ 0.000000e+00, %b207 ], [ %1207, %b208_ok1 ], !dbg !3460
	%1209 = add i64 %994, 3, !dbg !3461
	%1210 = icmp slt i64 %1209, %p7, !dbg !3463
	br i1 %1210, label %b210, label %b211, !dbg !3463

b210:
	%1211 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1209, !dbg !3464
	%1212 = icmp uge i64 %1209, %p7, !dbg !3464
	br i1 %1212, label %b210_fail1, label %b210_ok1, !dbg !3464, !prof !26

b210_ok1:
	%1213 = load float, float addrspace(1)* %1211, align 4, !dbg !3464
	br label %b211, !dbg !3465

b211:
	%1214 = phi float [ 0.000000e+00, %b209 ], [ %1213, %b210_ok1 ], !dbg !3466
	br label %b212, !dbg !3467

b212:
	%1215 = phi float [ %1188, %b202_ok1 ], [ %1214, %b211 ], !dbg !3139
	%1216 = phi float [ %1187, %b202_ok1 ], [ %1208, %b211 ], !dbg !3139
	%1217 = phi float [ %1186, %b202_ok1 ], [ %1202, %b211 ], !dbg !3139
	%1218 = phi float [ %1185, %b202_ok1 ], [ %1196, %b211 ], !dbg !3139
	%1219 = fmul float %1114, %992, !dbg !3468
	%1220 = fmul float %1219, %1218, !dbg !3469
	%1221 = fmul float %1113, %992, !dbg !3470
	%1222 = fmul float %1221, %1217, !dbg !3471
	%1223 = fmul float %1112, %992, !dbg !3472
	%1224 = fmul float %1223, %1216, !dbg !3473
	%1225 = fmul float %1111, %992, !dbg !3474
	%1226 = fmul float %1225, %1215, !dbg !3475
	br i1 %1, label %b213, label %b214, !dbg !3477

b213:
	%1227 = addrspacecast float addrspace(1)* %777 to float*, !dbg !3478
	%1228 = ptrtoint float* %1227 to i64, !dbg !3478
	%1229 = and i64 %1228, 15, !dbg !3478
	%1230 = icmp eq i64 %1229, 0, !dbg !3478
	%1231 = or i1 %1230, %73, !dbg !3478
	%1232 = ashr i64 %p15, 2, !dbg !3478
	%1233 = ashr i64 %994, 2, !dbg !3479
	%1234 = bitcast float addrspace(1)* %777 to { float, float, float, float } addrspace(1)*, !dbg !3478
	%1235 = bitcast float %1220 to i32, !dbg !3482
	%1236 = bitcast i32 %1235 to float, !dbg !3483
	%1237 = bitcast float %1222 to i32, !dbg !3485
	%1238 = bitcast i32 %1237 to float, !dbg !3486
	%1239 = bitcast float %1224 to i32, !dbg !3488
	%1240 = bitcast i32 %1239 to float, !dbg !3489
	%1241 = bitcast float %1226 to i32, !dbg !3491
	%1242 = bitcast i32 %1241 to float, !dbg !3492
	%1243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1234, i64 %1233, !dbg !3480
	%1244 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1243, i32 0, i32 0, !dbg !3480
	%1245 = icmp eq i1 %72, false, !dbg !3478
	%1246 = icmp eq i1 %1231, false, !dbg !3478
	%1247 = icmp uge i64 %1233, %1232, !dbg !3480
	%1248 = or i1 %1245, %1246, !dbg !3480
	%1249 = or i1 %1248, %1247, !dbg !3480
	br i1 %1249, label %b213_fail1, label %b213_ok1, !dbg !3480, !prof !26

b213_ok1:
	%1250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1243, i32 0, i32 1, !dbg !3480
	%1251 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1243, i32 0, i32 2, !dbg !3480
	%1252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1243, i32 0, i32 3, !dbg !3480
	%1253 = bitcast { float, float, float, float } addrspace(1)* %1243 to <4 x float> addrspace(1)*, !dbg !3480
	%1254 = insertelement <4 x float> undef, float %1236, i32 0, !dbg !3480
	%1255 = insertelement <4 x float> %1254, float %1238, i32 1, !dbg !3480
	%1256 = insertelement <4 x float> %1255, float %1240, i32 2, !dbg !3480
	%1257 = insertelement <4 x float> %1256, float %1242, i32 3, !dbg !3480
	store <4 x float> %1257, <4 x float> addrspace(1)* %1253, align 16, !dbg !3480
	br label %b220, !dbg !3493

b214:
	%1258 = bitcast float %1220 to i32, !dbg !3497
	%1259 = bitcast i32 %1258 to float, !dbg !3498
	%1260 = getelementptr inbounds float, float addrspace(1)* %777, i64 %994, !dbg !3495
	%1261 = icmp uge i64 %994, %p15, !dbg !3495
	br i1 %1261, label %b214_fail1, label %b214_ok1, !dbg !3495, !prof !26

b214_ok1:
	store float %1259, float addrspace(1)* %1260, align 4, !dbg !3495
	%1262 = add i64 %994, 1, !dbg !3499
	%1263 = icmp slt i64 %1262, %p15, !dbg !3501
	br i1 %1263, label %b215, label %b216, !dbg !3501

b215:
	%1264 = bitcast float %1222 to i32, !dbg !3504
	%1265 = bitcast i32 %1264 to float, !dbg !3505
	%1266 = getelementptr inbounds float, float addrspace(1)* %777, i64 %1262, !dbg !3502
	%1267 = icmp uge i64 %1262, %p15, !dbg !3502
	br i1 %1267, label %b215_fail1, label %b215_ok1, !dbg !3502, !prof !26

b215_ok1:
	store float %1265, float addrspace(1)* %1266, align 4, !dbg !3502
	br label %b216, !dbg !3502

b216:
	%1268 = add i64 %994, 2, !dbg !3506
	%1269 = icmp slt i64 %1268, %p15, !dbg !3508
	br i1 %1269, label %b217, label %b218, !dbg !3508

b217:
	%1270 = bitcast float %1224 to i32, !dbg !3511
	%1271 = bitcast i32 %1270 to float, !dbg !3512
	%1272 = getelementptr inbounds float, float addrspace(1)* %777, i64 %1268, !dbg !3509
	%1273 = icmp uge i64 %1268, %p15, !dbg !3509
	br i1 %1273, label %b217_fail1, label %b217_ok1, !dbg !3509, !prof !26

b217_ok1:
	store float %1271, float addrspace(1)* %1272, align 4, !dbg !3509
	br label %b218, !dbg !3509

b218:
	%1274 = add i64 %994, 3, !dbg !3513
	%1275 = icmp slt i64 %1274, %p15, !dbg !3515
	br i1 %1275, label %b219, label %b220, !dbg !3515

b219:
	%1276 = bitcast float %1226 to i32, !dbg !3518
	%1277 = bitcast i32 %1276 to float, !dbg !3519
	%1278 = getelementptr inbounds float, float addrspace(1)* %777, i64 %1274, !dbg !3516
	%1279 = icmp uge i64 %1274, %p15, !dbg !3516
	br i1 %1279, label %b219_fail1, label %b219_ok1, !dbg !3516, !prof !26

b219_ok1:
	store float %1277, float addrspace(1)* %1278, align 4, !dbg !3516
	br label %b220, !dbg !3516

b220:
	%1280 = add i64 %993, %942, !dbg !3520
	br label %b171, !dbg !3520

b221:
	%1281 = add i64 %725, %20, !dbg !3521
	br label %b122, !dbg !3521

b222:
	%1282 = sext i32 %27 to i64, !dbg !3524
	%1283 = sext i32 %28 to i64, !dbg !3525
	%1284 = trunc i64 %1283 to i32, !dbg !3525
	br label %b223, !dbg !3526

b223:
	%1285 = phi i64 [ %16, %b222 ], [ %1305, %b226 ], !dbg !3527
	%1286 = icmp slt i64 %1285, %p14, !dbg !3528
	br i1 %1286, label %b224, label %b227, !dbg !3528

b224:
	%1287 = phi i32 [ %1304, %b225 ], [ 1, %b223 ], !dbg !3529
	%1288 = sext i32 %1287 to i64, !dbg !3529
	%1289 = icmp slt i32 %1287, %28, !dbg !3530
	br i1 %1289, label %b225, label %b226, !dbg !3530

b225:
	%1290 = add i64 %1282, %1288, !dbg !3532
	%1291 = trunc i64 %1290 to i32, !dbg !3533
	%1292 = urem i32 %1291, %1284, !dbg !3534
	%1293 = zext i32 %1292 to i64, !dbg !3535
	%1294 = addrspacecast float addrspace(1)* %5 to float*, !dbg !3536
	%1295 = addrspacecast float addrspace(1)* %6 to float*, !dbg !3536
	%1296 = addrspacecast float addrspace(1)* %7 to float*, !dbg !3536
	%1297 = addrspacecast float addrspace(1)* %8 to float*, !dbg !3536
	%1298 = addrspacecast float addrspace(1)* %9 to float*, !dbg !3536
	%1299 = addrspacecast float addrspace(1)* %10 to float*, !dbg !3536
	%1300 = addrspacecast float addrspace(1)* %11 to float*, !dbg !3536
	%1301 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !3536
	%1302 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !3536
	%1303 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !3536
	call void @gpuc_fn_norm_job_send_float32(float* %1294, i64 %p1, i64 %p1, float* %1295, i64 %p3, i64 %p3, float* %1296, i64 %p5, i64 %p5, float* %1297, i64 %p7, i64 %p7, float* %1298, i64 %p9, float* %1299, i64 %p11, float* %1300, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1301, i64 %p22, i64* %1302, i64 %p24, i64* %1303, i64 %p26, i64 %p26, i64 %26, i64 %1285, i64 %1285, i64 %1293, i8* %ctrl), !dbg !3536
	%1304 = add i32 %1287, 1, !dbg !3537
	br label %b224, !dbg !3537

b226:
	%1305 = add i64 %1285, %20, !dbg !3538
	br label %b223, !dbg !3538

b227:
	%1306 = and i64 %p15, 3, !dbg !3541
	%1307 = icmp eq i64 %1306, 0, !dbg !3541
	%1308 = icmp eq i64 %p15, 0, !dbg !3541
	%1309 = and i64 %p7, 3, !dbg !3543
	%1310 = icmp eq i64 %1309, 0, !dbg !3543
	%1311 = icmp eq i64 %p7, 0, !dbg !3543
	br label %b228, !dbg !3544

b228:
	%1312 = phi i64 [ %1791, %b312 ], [ %16, %b227 ], !dbg !3544
	%1313 = icmp slt i64 %1312, %p14, !dbg !3545
	br i1 %1313, label %b229, label %b313, !dbg !3545

b229:
	%1314 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3547, !range !11
	%1315 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3547, !range !11
	%1316 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3547, !range !12
	%1317 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3547, !range !13
	%1318 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3547, !range !13
	%1319 = mul i32 %1318, %1316, !dbg !3547
	%1320 = add i32 %1315, %1319, !dbg !3547
	%1321 = mul i32 %1317, %1320, !dbg !3547
	%1322 = add i32 %1314, %1321, !dbg !3547
	%1323 = sext i32 %1322 to i64, !dbg !3547
	%1324 = trunc i64 %1323 to i32, !dbg !3547
	%1325 = mul i32 %1317, %1318, !dbg !3547
	%1326 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3547, !range !204
	%1327 = mul i32 %1325, %1326, !dbg !3547
	%1328 = sext i32 %1327 to i64, !dbg !3547
	%1329 = trunc i64 %1328 to i32, !dbg !3547
	br label %b230, !dbg !3547

b230:
	%1330 = phi i32 [ %1324, %b229 ], [ %1342, %b233 ], !dbg !3547
	%1331 = zext i32 %1330 to i64, !dbg !3547
	%1332 = trunc i64 %1331 to i32, !dbg !3547
	%1333 = icmp ult i32 %1330, %1284, !dbg !3547
	br i1 %1333, label %b231, label %b234, !dbg !3547

b231:
	%1334 = icmp ne i32 %1332, %27, !dbg !3548
	br i1 %1334, label %b232, label %b233, !dbg !3548

b232:
	%1335 = mul i64 %1331, %p19, !dbg !3549
	%1336 = add i64 %1335, %1312, !dbg !3550
	%1337 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %1336, !dbg !3551
	%1338 = addrspacecast i64 addrspace(1)* %1337 to i64*, !dbg !3552
	%1339 = icmp uge i64 %1336, %p22, !dbg !3551
	br i1 %1339, label %b232_fail1, label %b232_ok1, !dbg !3551, !prof !26

b232_ok1:
	%1340 = bitcast i64* %1338 to i8*, !dbg !3552
	%1341 = call i64 @gpuc_signal_wait_until_thread(i8* %1340, i32 5, i64 %26, i32 1, i8* %ctrl, i32 8), !dbg !3552
	br label %b233, !dbg !3552

b233:
	%1342 = add i32 %1330, %1329, !dbg !3547
	br label %b230, !dbg !3547

b234:
	call void @llvm.nvvm.barrier0(), !dbg !3553
	%1343 = mul i64 %1312, %p15, !dbg !3554
	%1344 = sub i64 %p5, %1343, !dbg !3555
	%1345 = sub i64 %p3, %1343, !dbg !3557
	%1346 = sub i64 %p1, %1343, !dbg !3559
	%1347 = icmp ugt i64 %1343, %p5, !dbg !3555
	%1348 = icmp ugt i64 %p15, %1344, !dbg !3556
	%1349 = icmp ugt i64 %1343, %p3, !dbg !3557
	%1350 = icmp ugt i64 %p15, %1345, !dbg !3558
	%1351 = icmp ugt i64 %1343, %p1, !dbg !3559
	%1352 = icmp ugt i64 %p15, %1346, !dbg !3560
	%1353 = or i1 %1347, %1348, !dbg !3560
	%1354 = or i1 %1353, %1349, !dbg !3560
	%1355 = or i1 %1354, %1350, !dbg !3560
	%1356 = or i1 %1355, %1351, !dbg !3560
	%1357 = or i1 %1356, %1352, !dbg !3560
	br i1 %1357, label %b234_fail1, label %b234_ok1, !dbg !3560, !prof !26

b234_ok1:
	%1358 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !3561
	%1359 = udiv i32 %1358, 16, !dbg !3561
	%1360 = zext i32 %1359 to i64, !dbg !3561
	%1361 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { float, float, float, float } addrspace(3)*, !dbg !3561
	%1362 = getelementptr inbounds float, float addrspace(1)* %7, i64 %1343, !dbg !3555
	%1363 = getelementptr inbounds float, float addrspace(1)* %6, i64 %1343, !dbg !3557
	%1364 = getelementptr inbounds float, float addrspace(1)* %5, i64 %1343, !dbg !3559
	br label %b235, !dbg !3562

b235:
	%1365 = phi float [ 0.000000e+00, %b234_ok1 ], [ %1456, %b247 ], !dbg !3563
	%1366 = phi i64 [ %1323, %b234_ok1 ], [ %1457, %b247 ], !dbg !3564
	%1367 = mul i64 %1366, 4, !dbg !3565
	%1368 = icmp slt i64 %1367, %p15, !dbg !3566
	br i1 %1368, label %b236, label %b248, !dbg !3566

b236:
	%1369 = addrspacecast float addrspace(1)* %5 to float*, !dbg !3567
	%1370 = addrspacecast float addrspace(1)* %6 to float*, !dbg !3567
	%1371 = addrspacecast float addrspace(1)* %7 to float*, !dbg !3567
	%1372 = addrspacecast float addrspace(1)* %8 to float*, !dbg !3567
	%1373 = addrspacecast float addrspace(1)* %9 to float*, !dbg !3567
	%1374 = addrspacecast float addrspace(1)* %10 to float*, !dbg !3567
	%1375 = addrspacecast float addrspace(1)* %11 to float*, !dbg !3567
	%1376 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !3567
	%1377 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !3567
	%1378 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !3567
	%1379 = call { float, float, float, float } @gpuc_fn_norm_job_sum_float32(float* %1369, i64 %p1, i64 %p1, float* %1370, i64 %p3, i64 %p3, float* %1371, i64 %p5, i64 %p5, float* %1372, i64 %p7, i64 %p7, float* %1373, i64 %p9, float* %1374, i64 %p11, float* %1375, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1376, i64 %p22, i64* %1377, i64 %p24, i64* %1378, i64 %p26, i64 %p26, i64 %26, i64 %1312, i64 %1312, i64 %1367, i8* %ctrl), !dbg !3567
	%1380 = extractvalue { float, float, float, float } %1379, 0, !dbg !3567
	%1381 = extractvalue { float, float, float, float } %1379, 1, !dbg !3567
	%1382 = extractvalue { float, float, float, float } %1379, 2, !dbg !3567
	%1383 = extractvalue { float, float, float, float } %1379, 3, !dbg !3567
	br i1 %1, label %b237, label %b238, !dbg !3569

b237:
	%1384 = addrspacecast float addrspace(1)* %1362 to float*, !dbg !3570
	%1385 = ptrtoint float* %1384 to i64, !dbg !3570
	%1386 = and i64 %1385, 15, !dbg !3570
	%1387 = icmp eq i64 %1386, 0, !dbg !3570
	%1388 = or i1 %1387, %1308, !dbg !3570
	%1389 = ashr i64 %p15, 2, !dbg !3570
	%1390 = ashr i64 %1367, 2, !dbg !3571
	%1391 = bitcast float addrspace(1)* %1362 to { float, float, float, float } addrspace(1)*, !dbg !3570
	%1392 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1391, i64 %1390, !dbg !3572
	%1393 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1392, i32 0, i32 0, !dbg !3572
	%1394 = icmp eq i1 %1307, false, !dbg !3570
	%1395 = icmp eq i1 %1388, false, !dbg !3570
	%1396 = icmp uge i64 %1390, %1389, !dbg !3572
	%1397 = or i1 %1394, %1395, !dbg !3572
	%1398 = or i1 %1397, %1396, !dbg !3572
	br i1 %1398, label %b237_fail1, label %b237_ok1, !dbg !3572, !prof !26

b237_ok1:
	%1399 = bitcast { float, float, float, float } addrspace(1)* %1392 to <4 x float> addrspace(1)*, !dbg !3572
	%1400 = load <4 x float>, <4 x float> addrspace(1)* %1399, align 16, !dbg !3572
	%1401 = extractelement <4 x float> %1400, i32 0, !dbg !3572
	%1402 = extractelement <4 x float> %1400, i32 1, !dbg !3572
	%1403 = extractelement <4 x float> %1400, i32 2, !dbg !3572
	%1404 = extractelement <4 x float> %1400, i32 3, !dbg !3572
	%1405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1392, i32 0, i32 1, !dbg !3572
	%1406 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1392, i32 0, i32 2, !dbg !3572
	%1407 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1392, i32 0, i32 3, !dbg !3572
	br label %b245, !dbg !3573

b238:
	%1408 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1367, !dbg !3575
	%1409 = icmp uge i64 %1367, %p15, !dbg !3575
	br i1 %1409, label %b238_fail1, label %b238_ok1, !dbg !3575, !prof !26

b238_ok1:
	%1410 = load float, float addrspace(1)* %1408, align 4, !dbg !3575
	%1411 = add i64 %1367, 1, !dbg !3576
	%1412 = icmp slt i64 %1411, %p15, !dbg !3578
	br i1 %1412, label %b239, label %b240, !dbg !3578

b239:
	%1413 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1411, !dbg !3579
	%1414 = icmp uge i64 %1411, %p15, !dbg !3579
	br i1 %1414, label %b239_fail1, label %b239_ok1, !dbg !3579, !prof !26

b239_ok1:
	%1415 = load float, float addrspace(1)* %1413, align 4, !dbg !3579
	br label %b240, !dbg !3580

b240:
	%1416 = phi float [ 0.000000e+00, %b238_ok1 ], [ %1415, %b239_ok1 ], !dbg !3581
	%1417 = add i64 %1367, 2, !dbg !3582
	%1418 = icmp slt i64 %1417, %p15, !dbg !3584
	br i1 %1418, label %b241, label %b242, !dbg !3584

b241:
	%1419 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1417, !dbg !3585
	%1420 = icmp uge i64 %1417, %p15, !dbg !3585
	br i1 %1420, label %b241_fail1, label %b241_ok1, !dbg !3585, !prof !26

b241_ok1:
	%1421 = load float, float addrspace(1)* %1419, align 4, !dbg !3585
	br label %b242, !dbg !3586

b242:
	%1422 = phi float [ 0.000000e+00, %b240 ], [ %1421, %b241_ok1 ], !dbg !3587
	%1423 = add i64 %1367, 3, !dbg !3588
	%1424 = icmp slt i64 %1423, %p15, !dbg !3590
	br i1 %1424, label %b243, label %b244, !dbg !3590

b243:
	%1425 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1423, !dbg !3591
	%1426 = icmp uge i64 %1423, %p15, !dbg !3591
	br i1 %1426, label %b243_fail1, label %b243_ok1, !dbg !3591, !prof !26

b243_ok1:
	%1427 = load float, float addrspace(1)* %1425, align 4, !dbg !3591
	br label %b244, !dbg !3592

b244:
	%1428 = phi float [ 0.000000e+00, %b242 ], [ %1427, %b243_ok1 ], !dbg !3593
	br label %b245, !dbg !3594

b245:
	%1429 = phi float [ %1404, %b237_ok1 ], [ %1428, %b244 ], !dbg !3595
	%1430 = phi float [ %1403, %b237_ok1 ], [ %1422, %b244 ], !dbg !3595
	%1431 = phi float [ %1402, %b237_ok1 ], [ %1416, %b244 ], !dbg !3595
	%1432 = phi float [ %1401, %b237_ok1 ], [ %1410, %b244 ], !dbg !3595
	%1433 = fadd float %1380, %1432, !dbg !3597
	%1434 = fadd float %1381, %1431, !dbg !3598
	%1435 = fadd float %1382, %1430, !dbg !3599
	%1436 = fadd float %1383, %1429, !dbg !3600
	%1437 = icmp slt i64 %1366, %1360, !dbg !3601
	br i1 %1437, label %b246, label %b247, !dbg !3601

b246:
	%1438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1361, i64 %1366, !dbg !3602
	%1439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1438, i32 0, i32 0, !dbg !3602
	%1440 = icmp uge i64 %1366, %1360, !dbg !3602
	br i1 %1440, label %b246_fail1, label %b246_ok1, !dbg !3602, !prof !26

b246_ok1:
	%1441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1438, i32 0, i32 1, !dbg !3602
	%1442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1438, i32 0, i32 2, !dbg !3602
	%1443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1438, i32 0, i32 3, !dbg !3602
	%1444 = bitcast { float, float, float, float } addrspace(3)* %1438 to <4 x float> addrspace(3)*, !dbg !3602
	%1445 = insertelement <4 x float> undef, float %1433, i32 0, !dbg !3602
	%1446 = insertelement <4 x float> %1445, float %1434, i32 1, !dbg !3602
	%1447 = insertelement <4 x float> %1446, float %1435, i32 2, !dbg !3602
	%1448 = insertelement <4 x float> %1447, float %1436, i32 3, !dbg !3602
	store <4 x float> %1448, <4 x float> addrspace(3)* %1444, align 16, !dbg !3602
	br label %b247, !dbg !3602

b247:
	%1449 = fmul float %1433, %1433, !dbg !3603
	%1450 = fadd float %1365, %1449, !dbg !3604
	%1451 = fmul float %1434, %1434, !dbg !3605
	%1452 = fadd float %1450, %1451, !dbg !3606
	%1453 = fmul float %1435, %1435, !dbg !3607
	%1454 = fadd float %1452, %1453, !dbg !3608
	%1455 = fmul float %1436, %1436, !dbg !3609
	%1456 = fadd float %1454, %1455, !dbg !3610
	%1457 = add i64 %1366, %1328, !dbg !3611
	br label %b235, !dbg !3611

b248:
	%1458 = and i32 %1322, -32, !dbg !3615
	%1459 = sub i32 %1327, %1458, !dbg !3615
	%1460 = icmp slt i32 %1459, 32, !dbg !3615
	%1461 = select i1 %1460, i32 %1459, i32 32, !dbg !3615
	%1462 = icmp eq i32 %1461, 32, !dbg !3616
	br i1 %1462, label %b249, label %b251, !dbg !3616

b249:
	%1463 = phi float [ %1471, %b250 ], [ %1365, %b248 ], !dbg !3617
	%1464 = phi i64 [ %1474, %b250 ], [ 16, %b248 ], !dbg !3618
	%1465 = icmp sgt i64 %1464, 0, !dbg !3619
	br i1 %1465, label %b250, label %b254, !dbg !3619

b250:
	%1466 = trunc i64 %1464 to i32, !dbg !3620
	%1467 = bitcast float %1463 to i32, !dbg !3620
	%1468 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %1467, i32 %1466, i32 31), !dbg !3620
	%1469 = extractvalue { i32, i1 } %1468, 0, !dbg !3620
	%1470 = bitcast i32 %1469 to float, !dbg !3620
	%1471 = fadd float %1463, %1470, !dbg !3621
	%1472 = trunc i64 %1464 to i32, !dbg !3622
	%1473 = udiv i32 %1472, 2, !dbg !3622
	%1474 = zext i32 %1473 to i64, !dbg !3622
	br label %b249, !dbg !3622

b251:
	%1475 = bitcast float %1365 to i32, !dbg !3623
	%1476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1475, i32 0, i32 31), !dbg !3623
	%1477 = extractvalue { i32, i1 } %1476, 0, !dbg !3623
	%1478 = bitcast i32 %1477 to float, !dbg !3623
	br label %b252, !dbg !3623

b252:
	%1479 = phi float [ %1478, %b251 ], [ %1486, %b253 ], !dbg !3624
	%1480 = phi i32 [ 1, %b251 ], [ %1487, %b253 ], !dbg !3625
	%1481 = icmp slt i32 %1480, %1461, !dbg !3626
	br i1 %1481, label %b253, label %b254, !dbg !3626

b253:
	%1482 = bitcast float %1365 to i32, !dbg !3627
	%1483 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %1482, i32 %1480, i32 31), !dbg !3627
	%1484 = extractvalue { i32, i1 } %1483, 0, !dbg !3627
	%1485 = bitcast i32 %1484 to float, !dbg !3627
	%1486 = fadd float %1479, %1485, !dbg !3621
	%1487 = add i32 %1480, 1, !dbg !3628
	br label %b252, !dbg !3628

b254:
	%1488 = phi float [ %1463, %b249 ], [ %1479, %b252 ], !dbg !3614
	%1489 = add i32 %1329, 32, !dbg !3630
	%1490 = sub i32 %1489, 1, !dbg !3631
	%1491 = udiv i32 %1490, 32, !dbg !3632
	%1492 = zext i32 %1491 to i64, !dbg !3632
	%1493 = trunc i64 %1492 to i32, !dbg !3632
	%1494 = icmp eq i32 %1493, 1, !dbg !3633
	br i1 %1494, label %b270, label %b255, !dbg !3633

b255:
	call void @llvm.nvvm.barrier0(), !dbg !3635
	%1495 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3636, !range !416
	%1496 = icmp eq i32 %1495, 0, !dbg !3637
	br i1 %1496, label %b256, label %b257, !dbg !3637

b256:
	%1497 = udiv i32 %1324, 32, !dbg !3638
	%1498 = zext i32 %1497 to i64, !dbg !3638
	%1499 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1498, !dbg !3639
	store float %1488, float addrspace(3)* %1499, align 4, !dbg !3639
	br label %b257, !dbg !3639

b257:
	call void @llvm.nvvm.barrier0(), !dbg !3640
	br label %b258, !dbg !3640

b258:
	%1500 = phi float [ %1488, %b257 ], [ %1521, %b269 ], !dbg !3641
	%1501 = phi i32 [ 0, %b257 ], [ %1531, %b269 ], !dbg !3642
	%1502 = icmp slt i32 %1501, %1493, !dbg !3643
	br i1 %1502, label %b259, label %b270, !dbg !3643

b259:
	store [8 x float] zeroinitializer, [8 x float]* %4, align 4, !dbg !3644
	%1503 = and i32 %1501, 24, !dbg !3645
	br label %b260, !dbg !3645

b260:
	%1504 = phi i32 [ 0, %b259 ], [ %1511, %b260 ], !dbg !3645
	%1505 = add i32 %1503, %1504, !dbg !3646
	%1506 = sext i32 %1505 to i64, !dbg !3647
	%1507 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %1506, !dbg !3647
	%1508 = load float, float addrspace(3)* %1507, align 4, !dbg !3647
	%1509 = sext i32 %1504 to i64, !dbg !3648
	%1510 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1509, !dbg !3648
	store float %1508, float* %1510, align 4, !dbg !3648
	%1511 = add i32 %1504, 1, !dbg !3648
	%1512 = icmp slt i32 %1511, 8, !dbg !3648
	br i1 %1512, label %b260, label %b261, !dbg !3648

b261:
	%1513 = icmp eq i32 %1501, 0, !dbg !3649
	br i1 %1513, label %b262, label %b263, !dbg !3649

b262:
	%1514 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !3650
	%1515 = load float, float* %1514, align 4, !dbg !3650
	br label %b264, !dbg !3650

b263:
	%1516 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0, !dbg !3651
	%1517 = load float, float* %1516, align 4, !dbg !3651
	%1518 = fadd float %1500, %1517, !dbg !3621
	br label %b264, !dbg !3652

b264:
	%1519 = phi float [ %1515, %b262 ], [ %1518, %b263 ], !dbg !3641
	%1520 = sub i32 %1493, %1501, !dbg !3653
	br label %b265, !dbg !3653

b265:
	%1521 = phi float [ %1519, %b264 ], [ %1529, %b268 ], !dbg !3641
	%1522 = phi i32 [ 1, %b264 ], [ %1530, %b268 ], !dbg !3654
	%1523 = icmp slt i32 %1522, 8, !dbg !3655
	br i1 %1523, label %b266, label %b269, !dbg !3655

b266:
	%1524 = icmp slt i32 %1522, %1520, !dbg !3656
	br i1 %1524, label %b267, label %b268, !dbg !3656

b267:
	%1525 = sext i32 %1522 to i64, !dbg !3657
	%1526 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %1525, !dbg !3657
	%1527 = load float, float* %1526, align 4, !dbg !3657
	%1528 = fadd float %1521, %1527, !dbg !3621
	br label %b268, !dbg !3658

b268:
	%1529 = phi float [ %1521, %b266 ], [ %1528, %b267 ], !dbg !3641
	%1530 = add i32 %1522, 1, !dbg !3659
	br label %b265, !dbg !3659

b269:
	%1531 = add nsw i32 %1501, 8, !dbg !3660
	br label %b258, !dbg !3660, !llvm.loop !3662

b270:
	%1532 = phi float [ %1488, %b254 ], [ %1500, %b258 ], !dbg !3613
	%1533 = sitofp i64 %p15 to float, !dbg !3663
	%1534 = fdiv float %1532, %1533, !dbg !3664
	%1535 = fadd float %1534, %p16, !dbg !3665
	%1536 = call float @__nv_rsqrtf(float %1535), !dbg !3666
	br label %b271, !dbg !3667

b271:
	%1537 = phi i64 [ %1323, %b270 ], [ %1790, %b311 ], !dbg !3668
	%1538 = mul i64 %1537, 4, !dbg !3669
	%1539 = icmp slt i64 %1538, %p15, !dbg !3670
	br i1 %1539, label %b272, label %b312, !dbg !3670

b272:
	%1540 = icmp slt i64 %1537, %1360, !dbg !3671
	br i1 %1540, label %b273, label %b274, !dbg !3671

b273:
	%1541 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1361, i64 %1537, !dbg !3672
	%1542 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1541, i32 0, i32 0, !dbg !3672
	%1543 = icmp uge i64 %1537, %1360, !dbg !3672
	br i1 %1543, label %b273_fail1, label %b273_ok1, !dbg !3672, !prof !26

b273_ok1:
	%1544 = bitcast { float, float, float, float } addrspace(3)* %1541 to <4 x float> addrspace(3)*, !dbg !3672
	%1545 = load <4 x float>, <4 x float> addrspace(3)* %1544, align 16, !dbg !3672
	%1546 = extractelement <4 x float> %1545, i32 0, !dbg !3672
	%1547 = extractelement <4 x float> %1545, i32 1, !dbg !3672
	%1548 = extractelement <4 x float> %1545, i32 2, !dbg !3672
	%1549 = extractelement <4 x float> %1545, i32 3, !dbg !3672
	%1550 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1541, i32 0, i32 1, !dbg !3672
	%1551 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1541, i32 0, i32 2, !dbg !3672
	%1552 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(3)* %1541, i32 0, i32 3, !dbg !3672
	br label %b284, !dbg !3673

b274:
	%1553 = addrspacecast float addrspace(1)* %5 to float*, !dbg !3567
	%1554 = addrspacecast float addrspace(1)* %6 to float*, !dbg !3567
	%1555 = addrspacecast float addrspace(1)* %7 to float*, !dbg !3567
	%1556 = addrspacecast float addrspace(1)* %8 to float*, !dbg !3567
	%1557 = addrspacecast float addrspace(1)* %9 to float*, !dbg !3567
	%1558 = addrspacecast float addrspace(1)* %10 to float*, !dbg !3567
	%1559 = addrspacecast float addrspace(1)* %11 to float*, !dbg !3567
	%1560 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !3567
	%1561 = addrspacecast i64 addrspace(1)* %13 to i64*, !dbg !3567
	%1562 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !3567
	%1563 = call { float, float, float, float } @gpuc_fn_norm_job_sum_float32(float* %1553, i64 %p1, i64 %p1, float* %1554, i64 %p3, i64 %p3, float* %1555, i64 %p5, i64 %p5, float* %1556, i64 %p7, i64 %p7, float* %1557, i64 %p9, float* %1558, i64 %p11, float* %1559, i64 %p13, i64 %p14, i64 %p15, float %p16, i1 zeroext %0, i1 zeroext %1, i64 %p19, i64 %p20, i64* %1560, i64 %p22, i64* %1561, i64 %p24, i64* %1562, i64 %p26, i64 %p26, i64 %26, i64 %1312, i64 %1312, i64 %1538, i8* %ctrl), !dbg !3567
	%1564 = extractvalue { float, float, float, float } %1563, 0, !dbg !3567
	%1565 = extractvalue { float, float, float, float } %1563, 1, !dbg !3567
	%1566 = extractvalue { float, float, float, float } %1563, 2, !dbg !3567
	%1567 = extractvalue { float, float, float, float } %1563, 3, !dbg !3567
	br i1 %1, label %b275, label %b276, !dbg !3674

b275:
	%1568 = addrspacecast float addrspace(1)* %1362 to float*, !dbg !3541
	%1569 = ptrtoint float* %1568 to i64, !dbg !3541
	%1570 = and i64 %1569, 15, !dbg !3541
	%1571 = icmp eq i64 %1570, 0, !dbg !3541
	%1572 = or i1 %1571, %1308, !dbg !3541
	%1573 = ashr i64 %p15, 2, !dbg !3541
	%1574 = ashr i64 %1538, 2, !dbg !3675
	%1575 = bitcast float addrspace(1)* %1362 to { float, float, float, float } addrspace(1)*, !dbg !3541
	%1576 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1575, i64 %1574, !dbg !3676
	%1577 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1576, i32 0, i32 0, !dbg !3676
	%1578 = icmp eq i1 %1307, false, !dbg !3541
	%1579 = icmp eq i1 %1572, false, !dbg !3541
	%1580 = icmp uge i64 %1574, %1573, !dbg !3676
	%1581 = or i1 %1578, %1579, !dbg !3676
	%1582 = or i1 %1581, %1580, !dbg !3676
	br i1 %1582, label %b275_fail1, label %b275_ok1, !dbg !3676, !prof !26

b275_ok1:
	%1583 = bitcast { float, float, float, float } addrspace(1)* %1576 to <4 x float> addrspace(1)*, !dbg !3676
	%1584 = load <4 x float>, <4 x float> addrspace(1)* %1583, align 16, !dbg !3676
	%1585 = extractelement <4 x float> %1584, i32 0, !dbg !3676
	%1586 = extractelement <4 x float> %1584, i32 1, !dbg !3676
	%1587 = extractelement <4 x float> %1584, i32 2, !dbg !3676
	%1588 = extractelement <4 x float> %1584, i32 3, !dbg !3676
	%1589 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1576, i32 0, i32 1, !dbg !3676
	%1590 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1576, i32 0, i32 2, !dbg !3676
	%1591 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1576, i32 0, i32 3, !dbg !3676
	br label %b283, !dbg !3677

b276:
	%1592 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1538, !dbg !3679
	%1593 = icmp uge i64 %1538, %p15, !dbg !3679
	br i1 %1593, label %b276_fail1, label %b276_ok1, !dbg !3679, !prof !26

b276_ok1:
	%1594 = load float, float addrspace(1)* %1592, align 4, !dbg !3679
	%1595 = add i64 %1538, 1, !dbg !3680
	%1596 = icmp slt i64 %1595, %p15, !dbg !3682
	br i1 %1596, label %b277, label %b278, !dbg !3682

b277:
	%1597 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1595, !dbg !3683
	%1598 = icmp uge i64 %1595, %p15, !dbg !3683
	br i1 %1598, label %b277_fail1, label %b277_ok1, !dbg !3683, !prof !26

b277_ok1:
	%1599 = load float, float addrspace(1)* %1597, align 4, !dbg !3683
	br label %b278, !dbg !3684

b278:
	%1600 = phi float [ 0.000000e+00, %b276_ok1 ], [ %1599, %b277_ok1 ], !dbg !3685
	%1601 = add i64 %1538, 2, !dbg !3686
	%1602 = icmp slt i64 %1601, %p15, !dbg !3688
	br i1 %1602, label %b279, label %b280, !dbg !3688

b279:
	%1603 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1601, !dbg !3689
	%1604 = icmp uge i64 %1601, %p15, !dbg !3689
	br i1 %1604, label %b279_fail1, label %b279_ok1, !dbg !3689, !prof !26

b279_ok1:
	%1605 = load float, float addrspace(1)* %1603, align 4, !dbg !3689
	br label %b280, !dbg !3690

b280:
	%1606 = phi float [ 0.000000e+00, %b278 ], [ %1605, %b279_ok1 ], !dbg !3691
	%1607 = add i64 %1538, 3, !dbg !3692
	%1608 = icmp slt i64 %1607, %p15, !dbg !3694
	br i1 %1608, label %b281, label %b282, !dbg !3694

b281:
	%1609 = getelementptr inbounds float, float addrspace(1)* %1362, i64 %1607, !dbg !3695
	%1610 = icmp uge i64 %1607, %p15, !dbg !3695
	br i1 %1610, label %b281_fail1, label %b281_ok1, !dbg !3695, !prof !26

b281_ok1:
	%1611 = load float, float addrspace(1)* %1609, align 4, !dbg !3695
	br label %b282, !dbg !3696

b282:
	%1612 = phi float [ 0.000000e+00, %b280 ], [ %1611, %b281_ok1 ], !dbg !3697
	br label %b283, !dbg !3698

b283:
	%1613 = phi float [ %1588, %b275_ok1 ], [ %1612, %b282 ], !dbg !3699
	%1614 = phi float [ %1587, %b275_ok1 ], [ %1606, %b282 ], !dbg !3699
	%1615 = phi float [ %1586, %b275_ok1 ], [ %1600, %b282 ], !dbg !3699
	%1616 = phi float [ %1585, %b275_ok1 ], [ %1594, %b282 ], !dbg !3699
	%1617 = fadd float %1564, %1616, !dbg !3701
	%1618 = fadd float %1565, %1615, !dbg !3702
	%1619 = fadd float %1566, %1614, !dbg !3703
	%1620 = fadd float %1567, %1613, !dbg !3704
	br label %b284, !dbg !3705

b284:
	%1621 = phi float [ %1549, %b273_ok1 ], [ %1620, %b283 ], !dbg !3066
	%1622 = phi float [ %1548, %b273_ok1 ], [ %1619, %b283 ], !dbg !3066
	%1623 = phi float [ %1547, %b273_ok1 ], [ %1618, %b283 ], !dbg !3066
	%1624 = phi float [ %1546, %b273_ok1 ], [ %1617, %b283 ], !dbg !3066
	br i1 %1, label %b285, label %b286, !dbg !3707

b285:
	%1625 = addrspacecast float addrspace(1)* %1363 to float*, !dbg !3708
	%1626 = ptrtoint float* %1625 to i64, !dbg !3708
	%1627 = and i64 %1626, 15, !dbg !3708
	%1628 = icmp eq i64 %1627, 0, !dbg !3708
	%1629 = or i1 %1628, %1308, !dbg !3708
	%1630 = ashr i64 %p15, 2, !dbg !3708
	%1631 = ashr i64 %1538, 2, !dbg !3709
	%1632 = bitcast float addrspace(1)* %1363 to { float, float, float, float } addrspace(1)*, !dbg !3708
	%1633 = bitcast float %1624 to i32, !dbg !3712
	%1634 = bitcast i32 %1633 to float, !dbg !3713
	%1635 = bitcast float %1623 to i32, !dbg !3715
	%1636 = bitcast i32 %1635 to float, !dbg !3716
	%1637 = bitcast float %1622 to i32, !dbg !3718
	%1638 = bitcast i32 %1637 to float, !dbg !3719
	%1639 = bitcast float %1621 to i32, !dbg !3721
	%1640 = bitcast i32 %1639 to float, !dbg !3722
	%1641 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1632, i64 %1631, !dbg !3710
	%1642 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1641, i32 0, i32 0, !dbg !3710
	%1643 = icmp eq i1 %1307, false, !dbg !3708
	%1644 = icmp eq i1 %1629, false, !dbg !3708
	%1645 = icmp uge i64 %1631, %1630, !dbg !3710
	%1646 = or i1 %1643, %1644, !dbg !3710
	%1647 = or i1 %1646, %1645, !dbg !3710
	br i1 %1647, label %b285_fail1, label %b285_ok1, !dbg !3710, !prof !26

b285_ok1:
	%1648 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1641, i32 0, i32 1, !dbg !3710
	%1649 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1641, i32 0, i32 2, !dbg !3710
	%1650 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1641, i32 0, i32 3, !dbg !3710
	%1651 = bitcast { float, float, float, float } addrspace(1)* %1641 to <4 x float> addrspace(1)*, !dbg !3710
	%1652 = insertelement <4 x float> undef, float %1634, i32 0, !dbg !3710
	%1653 = insertelement <4 x float> %1652, float %1636, i32 1, !dbg !3710
	%1654 = insertelement <4 x float> %1653, float %1638, i32 2, !dbg !3710
	%1655 = insertelement <4 x float> %1654, float %1640, i32 3, !dbg !3710
	store <4 x float> %1655, <4 x float> addrspace(1)* %1651, align 16, !dbg !3710
	br label %b292, !dbg !3723

b286:
	%1656 = bitcast float %1624 to i32, !dbg !3727
	%1657 = bitcast i32 %1656 to float, !dbg !3728
	%1658 = getelementptr inbounds float, float addrspace(1)* %1363, i64 %1538, !dbg !3725
	%1659 = icmp uge i64 %1538, %p15, !dbg !3725
	br i1 %1659, label %b286_fail1, label %b286_ok1, !dbg !3725, !prof !26

b286_ok1:
	store float %1657, float addrspace(1)* %1658, align 4, !dbg !3725
	%1660 = add i64 %1538, 1, !dbg !3729
	%1661 = icmp slt i64 %1660, %p15, !dbg !3731
	br i1 %1661, label %b287, label %b288, !dbg !3731

b287:
	%1662 = bitcast float %1623 to i32, !dbg !3734
	%1663 = bitcast i32 %1662 to float, !dbg !3735
	%1664 = getelementptr inbounds float, float addrspace(1)* %1363, i64 %1660, !dbg !3732
	%1665 = icmp uge i64 %1660, %p15, !dbg !3732
	br i1 %1665, label %b287_fail1, label %b287_ok1, !dbg !3732, !prof !26

b287_ok1:
	store float %1663, float addrspace(1)* %1664, align 4, !dbg !3732
	br label %b288, !dbg !3732

b288:
	%1666 = add i64 %1538, 2, !dbg !3736
	%1667 = icmp slt i64 %1666, %p15, !dbg !3738
	br i1 %1667, label %b289, label %b290, !dbg !3738

b289:
	%1668 = bitcast float %1622 to i32, !dbg !3741
	%1669 = bitcast i32 %1668 to float, !dbg !3742
	%1670 = getelementptr inbounds float, float addrspace(1)* %1363, i64 %1666, !dbg !3739
	%1671 = icmp uge i64 %1666, %p15, !dbg !3739
	br i1 %1671, label %b289_fail1, label %b289_ok1, !dbg !3739, !prof !26

b289_ok1:
	store float %1669, float addrspace(1)* %1670, align 4, !dbg !3739
	br label %b290, !dbg !3739

b290:
	%1672 = add i64 %1538, 3, !dbg !3743
	%1673 = icmp slt i64 %1672, %p15, !dbg !3745
	br i1 %1673, label %b291, label %b292, !dbg !3745

b291:
	%1674 = bitcast float %1621 to i32, !dbg !3748
	%1675 = bitcast i32 %1674 to float, !dbg !3749
	%1676 = getelementptr inbounds float, float addrspace(1)* %1363, i64 %1672, !dbg !3746
	%1677 = icmp uge i64 %1672, %p15, !dbg !3746
	br i1 %1677, label %b291_fail1, label %b291_ok1, !dbg !3746, !prof !26

b291_ok1:
	store float %1675, float addrspace(1)* %1676, align 4, !dbg !3746
	br label %b292, !dbg !3746

b292:
	br i1 %1, label %b293, label %b294, !dbg !3750

b293:
	%1678 = addrspacecast float addrspace(1)* %8 to float*, !dbg !3543
	%1679 = ptrtoint float* %1678 to i64, !dbg !3543
	%1680 = and i64 %1679, 15, !dbg !3543
	%1681 = icmp eq i64 %1680, 0, !dbg !3543
	%1682 = or i1 %1681, %1311, !dbg !3543
	%1683 = ashr i64 %p7, 2, !dbg !3543
	%1684 = ashr i64 %1538, 2, !dbg !3751
	%1685 = bitcast float addrspace(1)* %8 to { float, float, float, float } addrspace(1)*, !dbg !3543
	%1686 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1685, i64 %1684, !dbg !3752
	%1687 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1686, i32 0, i32 0, !dbg !3752
	%1688 = icmp eq i1 %1310, false, !dbg !3543
	%1689 = icmp eq i1 %1682, false, !dbg !3543
	%1690 = icmp uge i64 %1684, %1683, !dbg !3752
	%1691 = or i1 %1688, %1689, !dbg !3752
	%1692 = or i1 %1691, %1690, !dbg !3752
	br i1 %1692, label %b293_fail1, label %b293_ok1, !dbg !3752, !prof !26

b293_ok1:
	%1693 = bitcast { float, float, float, float } addrspace(1)* %1686 to <4 x float> addrspace(1)*, !dbg !3752
	%1694 = load <4 x float>, <4 x float> addrspace(1)* %1693, align 16, !dbg !3752
	%1695 = extractelement <4 x float> %1694, i32 0, !dbg !3752
	%1696 = extractelement <4 x float> %1694, i32 1, !dbg !3752
	%1697 = extractelement <4 x float> %1694, i32 2, !dbg !3752
	%1698 = extractelement <4 x float> %1694, i32 3, !dbg !3752
	%1699 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1686, i32 0, i32 1, !dbg !3752
	%1700 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1686, i32 0, i32 2, !dbg !3752
	%1701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1686, i32 0, i32 3, !dbg !3752
	br label %b303, !dbg !3753

b294:
	%1702 = icmp slt i64 %1538, %p7, !dbg !3755
	br i1 %1702, label %b295, label %b296, !dbg !3755

b295:
	%1703 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1538, !dbg !3756
	%1704 = icmp uge i64 %1538, %p7, !dbg !3756
	br i1 %1704, label %b295_fail1, label %b295_ok1, !dbg !3756, !prof !26

b295_ok1:
	%1705 = load float, float addrspace(1)* %1703, align 4, !dbg !3756
	br label %b296, !dbg !3757

b296:
	%1706 = phi float [ 0.000000e+00, %b294 ], [ %1705, %b295_ok1 ], !dbg !3758
	%1707 = add i64 %1538, 1, !dbg !3759
	%1708 = icmp slt i64 %1707, %p7, !dbg !3761
	br i1 %1708, label %b297, label %b298, !dbg !3761

b297:
	%1709 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1707, !dbg !3762
	%1710 = icmp uge i64 %1707, %p7, !dbg !3762
	br i1 %1710, label %b297_fail1, label %b297_ok1, !dbg !3762, !prof !26

b297_ok1:
	%1711 = load float, float addrspace(1)* %1709, align 4, !dbg !3762
	br label %b298, !dbg !3763

b298:
	%1712 = phi float [ 0.000000e+00, %b296 ], [ %1711, %b297_ok1 ], !dbg !3764
	%1713 = add i64 %1538, 2, !dbg !3765
	%1714 = icmp slt i64 %1713, %p7, !dbg !3767
	br i1 %1714, label %b299, label %b300, !dbg !3767

b299:
	%1715 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1713, !dbg !3768
	%1716 = icmp uge i64 %1713, %p7, !dbg !3768
	br i1 %1716, label %b299_fail1, label %b299_ok1, !dbg !3768, !prof !26

b299_ok1:
	%1717 = load float, float addrspace(1)* %1715, align 4, !dbg !3768
	br label %b300, !dbg !3769

b300:
	%1718 = phi float [ 0.000000e+00, %b298 ], [ %1717, %b299_ok1 ], !dbg !3770
	%1719 = add i64 %1538, 3, !dbg !3771
	%1720 = icmp slt i64 %1719, %p7, !dbg !3773
	br i1 %1720, label %b301, label %b302, !dbg !3773

b301:
	%1721 = getelementptr inbounds float, float addrspace(1)* %8, i64 %1719, !dbg !3774
	%1722 = icmp uge i64 %1719, %p7, !dbg !3774
	br i1 %1722, label %b301_fail1, label %b301_ok1, !dbg !3774, !prof !26

b301_ok1:
	%1723 = load float, float addrspace(1)* %1721, align 4, !dbg !3774
	br label %b302, !dbg !3775

b302:
	%1724 = phi float [ 0.000000e+00, %b300 ], [ %1723, %b301_ok1 ], !dbg !3776
	br label %b303, !dbg !3777

b303:
	%1725 = phi float [ %1698, %b293_ok1 ], [ %1724, %b302 ], !dbg !3778
	%1726 = phi float [ %1697, %b293_ok1 ], [ %1718, %b302 ], !dbg !3778
	%1727 = phi float [ %1696, %b293_ok1 ], [ %1712, %b302 ], !dbg !3778
	%1728 = phi float [ %1695, %b293_ok1 ], [ %1706, %b302 ], !dbg !3778
	%1729 = fmul float %1624, %1536, !dbg !3779
	%1730 = fmul float %1729, %1728, !dbg !3780
	%1731 = fmul float %1623, %1536, !dbg !3781
	%1732 = fmul float %1731, %1727, !dbg !3782
	%1733 = fmul float %1622, %1536, !dbg !3783
	%1734 = fmul float %1733, %1726, !dbg !3784
	%1735 = fmul float %1621, %1536, !dbg !3785
	%1736 = fmul float %1735, %1725, !dbg !3786
	br i1 %1, label %b304, label %b305, !dbg !3788

b304:
	%1737 = addrspacecast float addrspace(1)* %1364 to float*, !dbg !3789
	%1738 = ptrtoint float* %1737 to i64, !dbg !3789
	%1739 = and i64 %1738, 15, !dbg !3789
	%1740 = icmp eq i64 %1739, 0, !dbg !3789
	%1741 = or i1 %1740, %1308, !dbg !3789
	%1742 = ashr i64 %p15, 2, !dbg !3789
	%1743 = ashr i64 %1538, 2, !dbg !3790
	%1744 = bitcast float addrspace(1)* %1364 to { float, float, float, float } addrspace(1)*, !dbg !3789
	%1745 = bitcast float %1730 to i32, !dbg !3793
	%1746 = bitcast i32 %1745 to float, !dbg !3794
	%1747 = bitcast float %1732 to i32, !dbg !3796
	%1748 = bitcast i32 %1747 to float, !dbg !3797
	%1749 = bitcast float %1734 to i32, !dbg !3799
	%1750 = bitcast i32 %1749 to float, !dbg !3800
	%1751 = bitcast float %1736 to i32, !dbg !3802
	%1752 = bitcast i32 %1751 to float, !dbg !3803
	%1753 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1744, i64 %1743, !dbg !3791
	%1754 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1753, i32 0, i32 0, !dbg !3791
	%1755 = icmp eq i1 %1307, false, !dbg !3789
	%1756 = icmp eq i1 %1741, false, !dbg !3789
	%1757 = icmp uge i64 %1743, %1742, !dbg !3791
	%1758 = or i1 %1755, %1756, !dbg !3791
	%1759 = or i1 %1758, %1757, !dbg !3791
	br i1 %1759, label %b304_fail1, label %b304_ok1, !dbg !3791, !prof !26

b304_ok1:
	%1760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1753, i32 0, i32 1, !dbg !3791
	%1761 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1753, i32 0, i32 2, !dbg !3791
	%1762 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1753, i32 0, i32 3, !dbg !3791
	%1763 = bitcast { float, float, float, float } addrspace(1)* %1753 to <4 x float> addrspace(1)*, !dbg !3791
	%1764 = insertelement <4 x float> undef, float %1746, i32 0, !dbg !3791
	%1765 = insertelement <4 x float> %1764, float %1748, i32 1, !dbg !3791
	%1766 = insertelement <4 x float> %1765, float %1750, i32 2, !dbg !3791
	%1767 = insertelement <4 x float> %1766, float %1752, i32 3, !dbg !3791
	store <4 x float> %1767, <4 x float> addrspace(1)* %1763, align 16, !dbg !3791
	br label %b311, !dbg !3804

b305:
	%1768 = bitcast float %1730 to i32, !dbg !3808
	%1769 = bitcast i32 %1768 to float, !dbg !3809
	%1770 = getelementptr inbounds float, float addrspace(1)* %1364, i64 %1538, !dbg !3806
	%1771 = icmp uge i64 %1538, %p15, !dbg !3806
	br i1 %1771, label %b305_fail1, label %b305_ok1, !dbg !3806, !prof !26

b305_ok1:
	store float %1769, float addrspace(1)* %1770, align 4, !dbg !3806
	%1772 = add i64 %1538, 1, !dbg !3810
	%1773 = icmp slt i64 %1772, %p15, !dbg !3812
	br i1 %1773, label %b306, label %b307, !dbg !3812

b306:
	%1774 = bitcast float %1732 to i32, !dbg !3815
	%1775 = bitcast i32 %1774 to float, !dbg !3816
	%1776 = getelementptr inbounds float, float addrspace(1)* %1364, i64 %1772, !dbg !3813
	%1777 = icmp uge i64 %1772, %p15, !dbg !3813
	br i1 %1777, label %b306_fail1, label %b306_ok1, !dbg !3813, !prof !26

b306_ok1:
	store float %1775, float addrspace(1)* %1776, align 4, !dbg !3813
	br label %b307, !dbg !3813

b307:
	%1778 = add i64 %1538, 2, !dbg !3817
	%1779 = icmp slt i64 %1778, %p15, !dbg !3819
	br i1 %1779, label %b308, label %b309, !dbg !3819

b308:
	%1780 = bitcast float %1734 to i32, !dbg !3822
	%1781 = bitcast i32 %1780 to float, !dbg !3823
	%1782 = getelementptr inbounds float, float addrspace(1)* %1364, i64 %1778, !dbg !3820
	%1783 = icmp uge i64 %1778, %p15, !dbg !3820
	br i1 %1783, label %b308_fail1, label %b308_ok1, !dbg !3820, !prof !26

b308_ok1:
	store float %1781, float addrspace(1)* %1782, align 4, !dbg !3820
	br label %b309, !dbg !3820

b309:
	%1784 = add i64 %1538, 3, !dbg !3824
	%1785 = icmp slt i64 %1784, %p15, !dbg !3826
	br i1 %1785, label %b310, label %b311, !dbg !3826

b310:
	%1786 = bitcast float %1736 to i32, !dbg !3829
	%1787 = bitcast i32 %1786 to float, !dbg !3830
	%1788 = getelementptr inbounds float, float addrspace(1)* %1364, i64 %1784, !dbg !3827
	%1789 = icmp uge i64 %1784, %p15, !dbg !3827
	br i1 %1789, label %b310_fail1, label %b310_ok1, !dbg !3827, !prof !26

b310_ok1:
	store float %1787, float addrspace(1)* %1788, align 4, !dbg !3827
	br label %b311, !dbg !3827

b311:
	%1790 = add i64 %1537, %1328, !dbg !3831
	br label %b271, !dbg !3831

b312:
	%1791 = add i64 %1312, %20, !dbg !3832
	br label %b228, !dbg !3832

b313:
	call void @gpuc_quiet_block(), !dbg !3833
	%1792 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !3834
	call void @gpuc_fn_clock_Advance(i64* %1792, i64 %p26, i64 %p26, i64 1, i8* %ctrl), !dbg !3834
	ret void, !dbg !2749

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %22, i64 %p26), !dbg !2756
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !2756
	ret void, !dbg !2756

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !2776
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !2776
	ret void, !dbg !2776

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %104, i64 %p22), !dbg !2816
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !2816
	ret void, !dbg !2816

b11_fail1:
	%1793 = icmp ugt i64 %113, %p13, !dbg !2822
	br i1 %1793, label %b11_fail2, label %b11_ok2, !dbg !2822

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %113, i64 %p13), !dbg !2822
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !2822
	ret void, !dbg !2822

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %112, i64 %113), !dbg !2822
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !2822
	ret void, !dbg !2822

b14_fail1:
	%1794 = icmp eq i1 %72, false, !dbg !2831
	br i1 %1794, label %b14_fail2, label %b14_ok2, !dbg !2831

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !2831
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !2831
	ret void, !dbg !2831

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %141, i64 16), !dbg !2831
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !2831
	ret void, !dbg !2831

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %149, i64 %144), !dbg !2846
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !2846
	ret void, !dbg !2846

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %122, i64 %p15), !dbg !2850
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2850
	ret void, !dbg !2850

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 %p15), !dbg !2857
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2857
	ret void, !dbg !2857

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %179, i64 %p15), !dbg !2864
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2864
	ret void, !dbg !2864

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %185, i64 %p15), !dbg !2871
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !2871
	ret void, !dbg !2871

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %79, i64 %p24), !dbg !2879
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !2879
	ret void, !dbg !2879

b25_fail1:
	%1795 = icmp ugt i64 %208, %p5, !dbg !2887
	br i1 %1795, label %b25_fail2, label %b25_ok2, !dbg !2887

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p5), !dbg !2887
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2887
	ret void, !dbg !2887

b25_ok2:
	%1796 = icmp ugt i64 %p15, %209, !dbg !2888
	br i1 %1796, label %b25_fail3, label %b25_ok3, !dbg !2888

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %209), !dbg !2888
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2888
	ret void, !dbg !2888

b25_ok3:
	%1797 = icmp ugt i64 %208, %p3, !dbg !2889
	br i1 %1797, label %b25_fail4, label %b25_ok4, !dbg !2889

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p3), !dbg !2889
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2889
	ret void, !dbg !2889

b25_ok4:
	%1798 = icmp ugt i64 %p15, %210, !dbg !2890
	br i1 %1798, label %b25_fail5, label %b25_ok5, !dbg !2890

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %210), !dbg !2890
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2890
	ret void, !dbg !2890

b25_ok5:
	%1799 = icmp ugt i64 %208, %p1, !dbg !2891
	br i1 %1799, label %b25_fail6, label %b25_ok6, !dbg !2891

b25_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %208, i64 %p1), !dbg !2891
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !2891
	ret void, !dbg !2891

b25_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %211), !dbg !2892
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !2892
	ret void, !dbg !2892

b28_fail1:
	%1800 = icmp eq i1 %72, false, !dbg !2796
	br i1 %1800, label %b28_fail2, label %b28_ok2, !dbg !2796

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2796
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2796
	ret void, !dbg !2796

b28_ok2:
	%1801 = icmp eq i1 %238, false, !dbg !2796
	br i1 %1801, label %b28_fail3, label %b28_ok3, !dbg !2796

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %236, i64 16), !dbg !2796
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2796
	ret void, !dbg !2796

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %240, i64 %239), !dbg !2901
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2901
	ret void, !dbg !2901

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %232, i64 %p15), !dbg !2904
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2904
	ret void, !dbg !2904

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %261, i64 %p15), !dbg !2908
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2908
	ret void, !dbg !2908

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %267, i64 %p15), !dbg !2914
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2914
	ret void, !dbg !2914

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %273, i64 %p15), !dbg !2920
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2920
	ret void, !dbg !2920

b37_fail1:
	%1802 = icmp eq i1 %72, false, !dbg !2927
	br i1 %1802, label %b37_fail2, label %b37_ok2, !dbg !2927

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2927
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2927
	ret void, !dbg !2927

b37_ok2:
	%1803 = icmp eq i1 %287, false, !dbg !2927
	br i1 %1803, label %b37_fail3, label %b37_ok3, !dbg !2927

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %285, i64 16), !dbg !2927
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2927
	ret void, !dbg !2927

b37_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %289, i64 %288), !dbg !2929
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2929
	ret void, !dbg !2929

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %232, i64 %p15), !dbg !2932
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2932
	ret void, !dbg !2932

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %310, i64 %p15), !dbg !2936
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2936
	ret void, !dbg !2936

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %316, i64 %p15), !dbg !2942
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2942
	ret void, !dbg !2942

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %322, i64 %p15), !dbg !2948
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2948
	ret void, !dbg !2948

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %231, i64 %225), !dbg !2959
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !2959
	ret void, !dbg !2959

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %436, i64 %225), !dbg !3029
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !3029
	ret void, !dbg !3029

b75_fail1:
	%1804 = icmp eq i1 %72, false, !dbg !2796
	br i1 %1804, label %b75_fail2, label %b75_ok2, !dbg !2796

b75_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !2796
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2796
	ret void, !dbg !2796

b75_ok2:
	%1805 = icmp eq i1 %456, false, !dbg !2796
	br i1 %1805, label %b75_fail3, label %b75_ok3, !dbg !2796

b75_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %454, i64 16), !dbg !2796
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2796
	ret void, !dbg !2796

b75_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %458, i64 %457), !dbg !2901
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !2901
	ret void, !dbg !2901

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %437, i64 %p15), !dbg !2904
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2904
	ret void, !dbg !2904

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %479, i64 %p15), !dbg !2908
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2908
	ret void, !dbg !2908

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %485, i64 %p15), !dbg !2914
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2914
	ret void, !dbg !2914

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %491, i64 %p15), !dbg !2920
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !2920
	ret void, !dbg !2920

b84_fail1:
	%1806 = icmp eq i1 %72, false, !dbg !3034
	br i1 %1806, label %b84_fail2, label %b84_ok2, !dbg !3034

b84_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3034
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3034
	ret void, !dbg !3034

b84_ok2:
	%1807 = icmp eq i1 %505, false, !dbg !3034
	br i1 %1807, label %b84_fail3, label %b84_ok3, !dbg !3034

b84_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %503, i64 16), !dbg !3034
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3034
	ret void, !dbg !3034

b84_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %507, i64 %506), !dbg !3036
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3036
	ret void, !dbg !3036

b85_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %437, i64 %p15), !dbg !3039
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3039
	ret void, !dbg !3039

b86_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %528, i64 %p15), !dbg !3043
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3043
	ret void, !dbg !3043

b88_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %534, i64 %p15), !dbg !3049
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3049
	ret void, !dbg !3049

b90_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %540, i64 %p15), !dbg !3055
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3055
	ret void, !dbg !3055

b94_fail1:
	%1808 = icmp eq i1 %72, false, !dbg !3069
	br i1 %1808, label %b94_fail2, label %b94_ok2, !dbg !3069

b94_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3069
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3069
	ret void, !dbg !3069

b94_ok2:
	%1809 = icmp eq i1 %562, false, !dbg !3069
	br i1 %1809, label %b94_fail3, label %b94_ok3, !dbg !3069

b94_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %560, i64 16), !dbg !3069
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3069
	ret void, !dbg !3069

b94_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %564, i64 %563), !dbg !3071
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3071
	ret void, !dbg !3071

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %437, i64 %p15), !dbg !3086
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3086
	ret void, !dbg !3086

b96_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %593, i64 %p15), !dbg !3093
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3093
	ret void, !dbg !3093

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %599, i64 %p15), !dbg !3100
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3100
	ret void, !dbg !3100

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %605, i64 %p15), !dbg !3107
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3107
	ret void, !dbg !3107

b102_fail1:
	%1810 = icmp eq i1 %75, false, !dbg !2800
	br i1 %1810, label %b102_fail2, label %b102_ok2, !dbg !2800

b102_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !2800
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !2800
	ret void, !dbg !2800

b102_ok2:
	%1811 = icmp eq i1 %615, false, !dbg !2800
	br i1 %1811, label %b102_fail3, label %b102_ok3, !dbg !2800

b102_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %613, i64 16), !dbg !2800
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !2800
	ret void, !dbg !2800

b102_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %617, i64 %616), !dbg !3113
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3113
	ret void, !dbg !3113

b104_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %437, i64 %p7), !dbg !3117
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3117
	ret void, !dbg !3117

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %640, i64 %p7), !dbg !3123
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3123
	ret void, !dbg !3123

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %646, i64 %p7), !dbg !3129
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3129
	ret void, !dbg !3129

b110_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %652, i64 %p7), !dbg !3135
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3135
	ret void, !dbg !3135

b113_fail1:
	%1812 = icmp eq i1 %72, false, !dbg !3150
	br i1 %1812, label %b113_fail2, label %b113_ok2, !dbg !3150

b113_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3150
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3150
	ret void, !dbg !3150

b113_ok2:
	%1813 = icmp eq i1 %674, false, !dbg !3150
	br i1 %1813, label %b113_fail3, label %b113_ok3, !dbg !3150

b113_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %672, i64 16), !dbg !3150
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3150
	ret void, !dbg !3150

b113_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %676, i64 %675), !dbg !3152
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3152
	ret void, !dbg !3152

b114_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %437, i64 %p15), !dbg !3167
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3167
	ret void, !dbg !3167

b115_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %705, i64 %p15), !dbg !3174
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3174
	ret void, !dbg !3174

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %711, i64 %p15), !dbg !3181
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3181
	ret void, !dbg !3181

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %717, i64 %p15), !dbg !3188
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3188
	ret void, !dbg !3188

b123_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !3197
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !3197
	ret void, !dbg !3197

b124_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %731, i64 %p24), !dbg !3203
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !3203
	ret void, !dbg !3203

b125_fail1:
	%1814 = icmp ugt i64 %749, %p13, !dbg !3209
	br i1 %1814, label %b125_fail2, label %b125_ok2, !dbg !3209

b125_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %749, i64 %p13), !dbg !3209
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !3209
	ret void, !dbg !3209

b125_ok2:
	%1815 = icmp ugt i64 %p15, %750, !dbg !3210
	br i1 %1815, label %b125_fail3, label %b125_ok3, !dbg !3210

b125_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p15, i64 %750), !dbg !3210
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !3210
	ret void, !dbg !3210

b125_ok3:
	%1816 = icmp ugt i64 %751, %p5, !dbg !3213
	br i1 %1816, label %b125_fail4, label %b125_ok4, !dbg !3213

b125_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %751, i64 %p5), !dbg !3213
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3213
	ret void, !dbg !3213

b125_ok4:
	%1817 = icmp ugt i64 %p15, %752, !dbg !3214
	br i1 %1817, label %b125_fail5, label %b125_ok5, !dbg !3214

b125_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %752), !dbg !3214
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3214
	ret void, !dbg !3214

b125_ok5:
	%1818 = icmp ugt i64 %751, %p3, !dbg !3215
	br i1 %1818, label %b125_fail6, label %b125_ok6, !dbg !3215

b125_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %751, i64 %p3), !dbg !3215
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3215
	ret void, !dbg !3215

b125_ok6:
	%1819 = icmp ugt i64 %p15, %753, !dbg !3216
	br i1 %1819, label %b125_fail7, label %b125_ok7, !dbg !3216

b125_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %753), !dbg !3216
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3216
	ret void, !dbg !3216

b125_ok7:
	%1820 = icmp ugt i64 %751, %p1, !dbg !3217
	br i1 %1820, label %b125_fail8, label %b125_ok8, !dbg !3217

b125_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %751, i64 %p1), !dbg !3217
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3217
	ret void, !dbg !3217

b125_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %754), !dbg !3218
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3218
	ret void, !dbg !3218

b128_fail1:
	%1821 = icmp eq i1 %72, false, !dbg !3228
	br i1 %1821, label %b128_fail2, label %b128_ok2, !dbg !3228

b128_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3228
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3228
	ret void, !dbg !3228

b128_ok2:
	%1822 = icmp eq i1 %787, false, !dbg !3228
	br i1 %1822, label %b128_fail3, label %b128_ok3, !dbg !3228

b128_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %785, i64 16), !dbg !3228
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3228
	ret void, !dbg !3228

b128_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %789, i64 %788), !dbg !3230
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3230
	ret void, !dbg !3230

b129_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %781, i64 %p15), !dbg !3233
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3233
	ret void, !dbg !3233

b130_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %810, i64 %p15), !dbg !3237
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3237
	ret void, !dbg !3237

b132_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %816, i64 %p15), !dbg !3243
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3243
	ret void, !dbg !3243

b134_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %822, i64 %p15), !dbg !3249
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3249
	ret void, !dbg !3249

b137_fail1:
	%1823 = icmp eq i1 %72, false, !dbg !3256
	br i1 %1823, label %b137_fail2, label %b137_ok2, !dbg !3256

b137_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3256
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3256
	ret void, !dbg !3256

b137_ok2:
	%1824 = icmp eq i1 %836, false, !dbg !3256
	br i1 %1824, label %b137_fail3, label %b137_ok3, !dbg !3256

b137_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %834, i64 16), !dbg !3256
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3256
	ret void, !dbg !3256

b137_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %838, i64 %837), !dbg !3258
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3258
	ret void, !dbg !3258

b138_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %781, i64 %p15), !dbg !3261
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3261
	ret void, !dbg !3261

b139_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %859, i64 %p15), !dbg !3265
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3265
	ret void, !dbg !3265

b141_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %865, i64 %p15), !dbg !3271
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3271
	ret void, !dbg !3271

b143_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %871, i64 %p15), !dbg !3277
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3277
	ret void, !dbg !3277

b146_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %780, i64 %773), !dbg !3287
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !3287
	ret void, !dbg !3287

b173_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %993, i64 %773), !dbg !3358
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !3358
	ret void, !dbg !3358

b175_fail1:
	%1825 = icmp eq i1 %72, false, !dbg !3228
	br i1 %1825, label %b175_fail2, label %b175_ok2, !dbg !3228

b175_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3228
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3228
	ret void, !dbg !3228

b175_ok2:
	%1826 = icmp eq i1 %1013, false, !dbg !3228
	br i1 %1826, label %b175_fail3, label %b175_ok3, !dbg !3228

b175_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1011, i64 16), !dbg !3228
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3228
	ret void, !dbg !3228

b175_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1015, i64 %1014), !dbg !3230
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3230
	ret void, !dbg !3230

b176_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %994, i64 %p15), !dbg !3233
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3233
	ret void, !dbg !3233

b177_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1036, i64 %p15), !dbg !3237
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3237
	ret void, !dbg !3237

b179_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1042, i64 %p15), !dbg !3243
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3243
	ret void, !dbg !3243

b181_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1048, i64 %p15), !dbg !3249
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3249
	ret void, !dbg !3249

b184_fail1:
	%1827 = icmp eq i1 %72, false, !dbg !3363
	br i1 %1827, label %b184_fail2, label %b184_ok2, !dbg !3363

b184_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3363
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3363
	ret void, !dbg !3363

b184_ok2:
	%1828 = icmp eq i1 %1062, false, !dbg !3363
	br i1 %1828, label %b184_fail3, label %b184_ok3, !dbg !3363

b184_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1060, i64 16), !dbg !3363
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3363
	ret void, !dbg !3363

b184_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1064, i64 %1063), !dbg !3365
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3365
	ret void, !dbg !3365

b185_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %994, i64 %p15), !dbg !3368
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3368
	ret void, !dbg !3368

b186_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1085, i64 %p15), !dbg !3372
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3372
	ret void, !dbg !3372

b188_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1091, i64 %p15), !dbg !3378
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3378
	ret void, !dbg !3378

b190_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1097, i64 %p15), !dbg !3384
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3384
	ret void, !dbg !3384

b194_fail1:
	%1829 = icmp eq i1 %72, false, !dbg !3396
	br i1 %1829, label %b194_fail2, label %b194_ok2, !dbg !3396

b194_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3396
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3396
	ret void, !dbg !3396

b194_ok2:
	%1830 = icmp eq i1 %1119, false, !dbg !3396
	br i1 %1830, label %b194_fail3, label %b194_ok3, !dbg !3396

b194_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1117, i64 16), !dbg !3396
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3396
	ret void, !dbg !3396

b194_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1121, i64 %1120), !dbg !3398
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3398
	ret void, !dbg !3398

b195_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %994, i64 %p15), !dbg !3413
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3413
	ret void, !dbg !3413

b196_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1150, i64 %p15), !dbg !3420
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3420
	ret void, !dbg !3420

b198_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1156, i64 %p15), !dbg !3427
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3427
	ret void, !dbg !3427

b200_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1162, i64 %p15), !dbg !3434
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3434
	ret void, !dbg !3434

b202_fail1:
	%1831 = icmp eq i1 %75, false, !dbg !3440
	br i1 %1831, label %b202_fail2, label %b202_ok2, !dbg !3440

b202_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !3440
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3440
	ret void, !dbg !3440

b202_ok2:
	%1832 = icmp eq i1 %1172, false, !dbg !3440
	br i1 %1832, label %b202_fail3, label %b202_ok3, !dbg !3440

b202_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1170, i64 16), !dbg !3440
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3440
	ret void, !dbg !3440

b202_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1174, i64 %1173), !dbg !3442
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3442
	ret void, !dbg !3442

b204_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %994, i64 %p7), !dbg !3446
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3446
	ret void, !dbg !3446

b206_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1197, i64 %p7), !dbg !3452
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3452
	ret void, !dbg !3452

b208_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1203, i64 %p7), !dbg !3458
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3458
	ret void, !dbg !3458

b210_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1209, i64 %p7), !dbg !3464
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3464
	ret void, !dbg !3464

b213_fail1:
	%1833 = icmp eq i1 %72, false, !dbg !3478
	br i1 %1833, label %b213_fail2, label %b213_ok2, !dbg !3478

b213_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3478
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3478
	ret void, !dbg !3478

b213_ok2:
	%1834 = icmp eq i1 %1231, false, !dbg !3478
	br i1 %1834, label %b213_fail3, label %b213_ok3, !dbg !3478

b213_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1229, i64 16), !dbg !3478
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3478
	ret void, !dbg !3478

b213_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1233, i64 %1232), !dbg !3480
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3480
	ret void, !dbg !3480

b214_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %994, i64 %p15), !dbg !3495
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3495
	ret void, !dbg !3495

b215_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1262, i64 %p15), !dbg !3502
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3502
	ret void, !dbg !3502

b217_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1268, i64 %p15), !dbg !3509
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3509
	ret void, !dbg !3509

b219_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1274, i64 %p15), !dbg !3516
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3516
	ret void, !dbg !3516

b232_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %1336, i64 %p22), !dbg !3551
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !3551
	ret void, !dbg !3551

b234_fail1:
	%1835 = icmp ugt i64 %1343, %p5, !dbg !3555
	br i1 %1835, label %b234_fail2, label %b234_ok2, !dbg !3555

b234_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1343, i64 %p5), !dbg !3555
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3555
	ret void, !dbg !3555

b234_ok2:
	%1836 = icmp ugt i64 %p15, %1344, !dbg !3556
	br i1 %1836, label %b234_fail3, label %b234_ok3, !dbg !3556

b234_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1344), !dbg !3556
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3556
	ret void, !dbg !3556

b234_ok3:
	%1837 = icmp ugt i64 %1343, %p3, !dbg !3557
	br i1 %1837, label %b234_fail4, label %b234_ok4, !dbg !3557

b234_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1343, i64 %p3), !dbg !3557
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3557
	ret void, !dbg !3557

b234_ok4:
	%1838 = icmp ugt i64 %p15, %1345, !dbg !3558
	br i1 %1838, label %b234_fail5, label %b234_ok5, !dbg !3558

b234_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1345), !dbg !3558
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3558
	ret void, !dbg !3558

b234_ok5:
	%1839 = icmp ugt i64 %1343, %p1, !dbg !3559
	br i1 %1839, label %b234_fail6, label %b234_ok6, !dbg !3559

b234_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %1343, i64 %p1), !dbg !3559
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !3559
	ret void, !dbg !3559

b234_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p15, i64 %1346), !dbg !3560
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !3560
	ret void, !dbg !3560

b237_fail1:
	%1840 = icmp eq i1 %1307, false, !dbg !3570
	br i1 %1840, label %b237_fail2, label %b237_ok2, !dbg !3570

b237_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3570
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3570
	ret void, !dbg !3570

b237_ok2:
	%1841 = icmp eq i1 %1388, false, !dbg !3570
	br i1 %1841, label %b237_fail3, label %b237_ok3, !dbg !3570

b237_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1386, i64 16), !dbg !3570
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3570
	ret void, !dbg !3570

b237_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1390, i64 %1389), !dbg !3572
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3572
	ret void, !dbg !3572

b238_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1367, i64 %p15), !dbg !3575
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3575
	ret void, !dbg !3575

b239_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1411, i64 %p15), !dbg !3579
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3579
	ret void, !dbg !3579

b241_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1417, i64 %p15), !dbg !3585
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3585
	ret void, !dbg !3585

b243_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1423, i64 %p15), !dbg !3591
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3591
	ret void, !dbg !3591

b246_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %1366, i64 %1360), !dbg !3602
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !3602
	ret void, !dbg !3602

b273_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %1537, i64 %1360), !dbg !3672
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !3672
	ret void, !dbg !3672

b275_fail1:
	%1842 = icmp eq i1 %1307, false, !dbg !3541
	br i1 %1842, label %b275_fail2, label %b275_ok2, !dbg !3541

b275_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p15, i64 4), !dbg !3541
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3541
	ret void, !dbg !3541

b275_ok2:
	%1843 = icmp eq i1 %1572, false, !dbg !3541
	br i1 %1843, label %b275_fail3, label %b275_ok3, !dbg !3541

b275_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1570, i64 16), !dbg !3541
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3541
	ret void, !dbg !3541

b275_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1574, i64 %1573), !dbg !3676
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3676
	ret void, !dbg !3676

b276_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1538, i64 %p15), !dbg !3679
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3679
	ret void, !dbg !3679

b277_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1595, i64 %p15), !dbg !3683
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3683
	ret void, !dbg !3683

b279_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1601, i64 %p15), !dbg !3689
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3689
	ret void, !dbg !3689

b281_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1607, i64 %p15), !dbg !3695
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3695
	ret void, !dbg !3695

b285_fail1:
	%1844 = icmp eq i1 %1307, false, !dbg !3708
	br i1 %1844, label %b285_fail2, label %b285_ok2, !dbg !3708

b285_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3708
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3708
	ret void, !dbg !3708

b285_ok2:
	%1845 = icmp eq i1 %1629, false, !dbg !3708
	br i1 %1845, label %b285_fail3, label %b285_ok3, !dbg !3708

b285_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1627, i64 16), !dbg !3708
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3708
	ret void, !dbg !3708

b285_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1631, i64 %1630), !dbg !3710
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3710
	ret void, !dbg !3710

b286_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1538, i64 %p15), !dbg !3725
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3725
	ret void, !dbg !3725

b287_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1660, i64 %p15), !dbg !3732
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3732
	ret void, !dbg !3732

b289_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1666, i64 %p15), !dbg !3739
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3739
	ret void, !dbg !3739

b291_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1672, i64 %p15), !dbg !3746
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3746
	ret void, !dbg !3746

b293_fail1:
	%1846 = icmp eq i1 %1310, false, !dbg !3543
	br i1 %1846, label %b293_fail2, label %b293_ok2, !dbg !3543

b293_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p7, i64 4), !dbg !3543
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !3543
	ret void, !dbg !3543

b293_ok2:
	%1847 = icmp eq i1 %1682, false, !dbg !3543
	br i1 %1847, label %b293_fail3, label %b293_ok3, !dbg !3543

b293_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %1680, i64 16), !dbg !3543
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !3543
	ret void, !dbg !3543

b293_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %1684, i64 %1683), !dbg !3752
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !3752
	ret void, !dbg !3752

b295_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1538, i64 %p7), !dbg !3756
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3756
	ret void, !dbg !3756

b297_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1707, i64 %p7), !dbg !3762
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3762
	ret void, !dbg !3762

b299_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1713, i64 %p7), !dbg !3768
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3768
	ret void, !dbg !3768

b301_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %1719, i64 %p7), !dbg !3774
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !3774
	ret void, !dbg !3774

b304_fail1:
	%1848 = icmp eq i1 %1307, false, !dbg !3789
	br i1 %1848, label %b304_fail2, label %b304_ok2, !dbg !3789

b304_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p15, i64 4), !dbg !3789
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !3789
	ret void, !dbg !3789

b304_ok2:
	%1849 = icmp eq i1 %1741, false, !dbg !3789
	br i1 %1849, label %b304_fail3, label %b304_ok3, !dbg !3789

b304_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %1739, i64 16), !dbg !3789
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !3789
	ret void, !dbg !3789

b304_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %1743, i64 %1742), !dbg !3791
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !3791
	ret void, !dbg !3791

b305_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1538, i64 %p15), !dbg !3806
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3806
	ret void, !dbg !3806

b306_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1772, i64 %p15), !dbg !3813
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3813
	ret void, !dbg !3813

b308_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1778, i64 %p15), !dbg !3820
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3820
	ret void, !dbg !3820

b310_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %1784, i64 %p15), !dbg !3827
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !3827
	ret void, !dbg !3827
}

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !19
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !19
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !12
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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

declare i32 @__nvvm_reflect(i8* %a0) nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!3835, !3836, !3837, !3838, !3839, !3840, !3841, !3842, !3843, !3844, !3845, !3846, !3847, !3848, !3849}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "device.go", directory: "github.com/gpuc-go/gpuc/kernels/norm")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/kernels/clock")
!7 = distinct !DISubprogram(name: "Advance", scope: !6, file: !6, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!8 = !DILocation(line: 20, column: 6, scope: !7)
!9 = !DILocation(line: 21, column: 16, scope: !7)
!10 = !DILocation(line: 22, column: 19, scope: !7)
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 64}
!13 = !{i32 1, i32 1025}
!14 = !DILocation(line: 22, column: 22, scope: !7)
!15 = distinct !DISubprogram(name: "block", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!16 = !DILocation(line: 23, column: 14, scope: !7)
!17 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !16)
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 65535}
!20 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !16)
!21 = !{i32 1, i32 -2147483648}
!22 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !16)
!23 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 23, column: 8, scope: !7)
!25 = !DILocation(line: 23, column: 28, scope: !7)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !DILocation(line: 23, column: 3, scope: !7)
!28 = distinct !DISubprogram(name: "job.send", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!29 = !DILocation(line: 119, column: 17, scope: !28)
!30 = !DILocation(line: 120, column: 18, scope: !28)
!31 = distinct !DISubprogram(name: "job.half", scope: !1, file: !1, line: 130, type: !4, isDefinition: true, scopeLine: 130, isOptimized: true, unit: !2)
!32 = distinct !DISubprogram(name: "job.place", scope: !1, file: !1, line: 126, type: !4, isDefinition: true, scopeLine: 126, isOptimized: true, unit: !2)
!33 = !DILocation(line: 121, column: 15, scope: !28)
!34 = !DILocation(line: 127, column: 17, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 130, column: 58, scope: !31, inlinedAt: !34)
!36 = !DILocation(line: 130, column: 49, scope: !31, inlinedAt: !34)
!37 = !DILocation(line: 127, column: 32, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 127, column: 19, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 127, column: 35, scope: !32, inlinedAt: !33)
!40 = !DILocation(line: 127, column: 39, scope: !32, inlinedAt: !33)
!41 = !DILocation(line: 127, column: 49, scope: !32, inlinedAt: !33)
!42 = !DILocation(line: 127, column: 57, scope: !32, inlinedAt: !33)
!43 = !DILocation(line: 122, column: 49, scope: !28)
!44 = !DILocation(line: 122, column: 42, scope: !28)
!45 = !DILocation(line: 122, column: 76, scope: !28)
!46 = !DILocation(line: 122, column: 93, scope: !28)
!47 = !DILocation(line: 122, column: 96, scope: !28)
!48 = !DILocation(line: 122, column: 72, scope: !28)
!49 = !DILocation(line: 122, column: 127, scope: !28)
!50 = !DILocation(line: 122, column: 136, scope: !28)
!51 = !DILocation(line: 122, column: 124, scope: !28)
!52 = !DILocation(line: 122, column: 20, scope: !28)
!53 = distinct !DISubprogram(name: "job.sum", scope: !1, file: !1, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!54 = !DILocation(line: 144, column: 17, scope: !53)
!55 = !DILocation(line: 145, column: 30, scope: !53)
!56 = !DILocation(line: 147, column: 16, scope: !53)
!57 = !DILocation(line: 127, column: 17, scope: !32, inlinedAt: !56)
!58 = !DILocation(line: 130, column: 58, scope: !31, inlinedAt: !57)
!59 = !DILocation(line: 130, column: 49, scope: !31, inlinedAt: !57)
!60 = !DILocation(line: 127, column: 19, scope: !32, inlinedAt: !56)
!61 = !DILocation(line: 148, column: 22, scope: !53)
!62 = !DILocation(line: 149, column: 31, scope: !53)
!63 = distinct !DISubprogram(name: "job.load", scope: !1, file: !1, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!64 = !DILocation(line: 151, column: 25, scope: !53)
!65 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !64)
!66 = distinct !DISubprogram(name: "at", scope: !1, file: !1, line: 209, type: !4, isDefinition: true, scopeLine: 209, isOptimized: true, unit: !2)
!67 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !64)
!68 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !64)
!70 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !64)
!71 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !70)
!72 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !64)
!73 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !64)
!74 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !73)
!75 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !64)
!76 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !64)
!77 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !76)
!78 = !DILocation(line: 144, column: 55, scope: !53)
!79 = !{!"branch_weights", i32 1048576, i32 1}
!80 = !DILocation(line: 127, column: 35, scope: !32, inlinedAt: !56)
!81 = !DILocation(line: 127, column: 39, scope: !32, inlinedAt: !56)
!82 = !DILocation(line: 127, column: 49, scope: !32, inlinedAt: !56)
!83 = !DILocation(line: 127, column: 57, scope: !32, inlinedAt: !56)
!84 = !DILocation(line: 148, column: 9, scope: !53)
!85 = !DILocation(line: 146, column: 3, scope: !53)
!86 = !DILocation(line: 147, column: 3, scope: !53)
!87 = !DILocation(line: 151, column: 30, scope: !53)
!88 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !64)
!89 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !64)
!90 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !64)
!91 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!92 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !64)
!93 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !64)
!95 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !94)
!96 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !64)
!97 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !96)
!98 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !64)
!99 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !98)
!100 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !64)
!101 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !67)
!102 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !67)
!103 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !102)
!104 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !67)
!105 = !DILocation(line: 205, column: 15, scope: !63, inlinedAt: !64)
!106 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !70)
!107 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !70)
!108 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !107)
!109 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !70)
!110 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !64)
!111 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !73)
!112 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !73)
!113 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !112)
!114 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !73)
!115 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !64)
!116 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !76)
!117 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !76)
!118 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !117)
!119 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !76)
!120 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !64)
!121 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !64)
!122 = !DILocation(line: 151, column: 13, scope: !53)
!123 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!124 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !122)
!125 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !122)
!126 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !122)
!127 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !122)
!128 = !DILocation(line: 151, column: 35, scope: !53)
!129 = !{!"llvm.loop.unroll.disable"}
!130 = distinct !{!130, !129}
!131 = !DILocation(line: 153, column: 2, scope: !53)
!132 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 263, type: !4, isDefinition: true, scopeLine: 263, isOptimized: true, unit: !2)
!133 = !DILocation(line: 263, column: 6, scope: !132)
!134 = distinct !DISubprogram(name: "Epoch", scope: !6, file: !6, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!135 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!136 = !DILocation(line: 264, column: 5, scope: !132)
!137 = !DILocation(line: 58, column: 70, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 16, column: 70, scope: !134, inlinedAt: !137)
!139 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !138)
!140 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !138)
!141 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !138)
!142 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !138)
!143 = !DILocation(line: 16, column: 64, scope: !134, inlinedAt: !137)
!144 = !DILocation(line: 16, column: 75, scope: !134, inlinedAt: !137)
!145 = distinct !DISubprogram(name: "job.byShards", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!146 = !DILocation(line: 60, column: 13, scope: !135, inlinedAt: !136)
!147 = !DILocation(line: 86, column: 23, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 86, column: 40, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 59, column: 7, scope: !135, inlinedAt: !136)
!150 = !DIFile(filename: "spread.go", directory: "github.com/gpuc-go/gpuc/kernels/internal/spread")
!151 = distinct !DISubprogram(name: "Shard", scope: !150, file: !150, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!152 = !DILocation(line: 87, column: 24, scope: !145, inlinedAt: !146)
!153 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 5, column: 72, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 5, column: 66, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 5, column: 77, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 88, column: 27, scope: !145, inlinedAt: !146)
!159 = !DILocation(line: 88, column: 21, scope: !145, inlinedAt: !146)
!160 = distinct !DISubprogram(name: "Behind", scope: !150, file: !150, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!161 = !DILocation(line: 90, column: 23, scope: !145, inlinedAt: !146)
!162 = !DILocation(line: 11, column: 67, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 89, column: 24, scope: !145, inlinedAt: !146)
!164 = !DILocation(line: 89, column: 6, scope: !145, inlinedAt: !146)
!165 = !DILocation(line: 89, column: 29, scope: !145, inlinedAt: !146)
!166 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !161)
!167 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !161)
!169 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !161)
!170 = distinct !DISubprogram(name: "Owner", scope: !150, file: !150, line: 8, type: !4, isDefinition: true, scopeLine: 8, isOptimized: true, unit: !2)
!171 = !DILocation(line: 91, column: 21, scope: !145, inlinedAt: !146)
!172 = !DILocation(line: 8, column: 53, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 8, column: 51, scope: !170, inlinedAt: !171)
!174 = !DILocation(line: 8, column: 56, scope: !170, inlinedAt: !171)
!175 = !DILocation(line: 8, column: 69, scope: !170, inlinedAt: !171)
!176 = !DILocation(line: 8, column: 74, scope: !170, inlinedAt: !171)
!177 = !DILocation(line: 8, column: 43, scope: !170, inlinedAt: !171)
!178 = !DILocation(line: 92, column: 27, scope: !145, inlinedAt: !146)
!179 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !178)
!180 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !178)
!181 = !DILocation(line: 93, column: 21, scope: !145, inlinedAt: !146)
!182 = !DILocation(line: 93, column: 9, scope: !145, inlinedAt: !146)
!183 = !DILocation(line: 89, column: 39, scope: !145, inlinedAt: !146)
!184 = !DILocation(line: 95, column: 16, scope: !145, inlinedAt: !146)
!185 = !DILocation(line: 103, column: 22, scope: !145, inlinedAt: !146)
!186 = !DILocation(line: 105, column: 55, scope: !145, inlinedAt: !146)
!187 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !186)
!188 = distinct !DISubprogram(name: "job.normalize", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!189 = !DILocation(line: 105, column: 14, scope: !145, inlinedAt: !146)
!190 = !DILocation(line: 187, column: 14, scope: !188, inlinedAt: !189)
!191 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !190)
!192 = distinct !DISubprogram(name: "job.sumsOf", scope: !1, file: !1, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!193 = !DILocation(line: 97, column: 32, scope: !145, inlinedAt: !146)
!194 = !DILocation(line: 129, column: 53, scope: !192, inlinedAt: !193)
!195 = !DILocation(line: 130, column: 58, scope: !31, inlinedAt: !194)
!196 = !DILocation(line: 130, column: 49, scope: !31, inlinedAt: !194)
!197 = !DILocation(line: 129, column: 55, scope: !192, inlinedAt: !193)
!198 = !DILocation(line: 95, column: 6, scope: !145, inlinedAt: !146)
!199 = !DILocation(line: 95, column: 38, scope: !145, inlinedAt: !146)
!200 = !DILocation(line: 96, column: 20, scope: !145, inlinedAt: !146)
!201 = distinct !DISubprogram(name: "job.awaitRow", scope: !1, file: !1, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!202 = !DILocation(line: 96, column: 13, scope: !145, inlinedAt: !146)
!203 = !DILocation(line: 135, column: 34, scope: !201, inlinedAt: !202)
!204 = !{i32 1, i32 65}
!205 = !DILocation(line: 136, column: 9, scope: !201, inlinedAt: !202)
!206 = !DILocation(line: 137, column: 46, scope: !201, inlinedAt: !202)
!207 = !DILocation(line: 137, column: 55, scope: !201, inlinedAt: !202)
!208 = !DILocation(line: 137, column: 43, scope: !201, inlinedAt: !202)
!209 = !DILocation(line: 137, column: 25, scope: !201, inlinedAt: !202)
!210 = !DILocation(line: 140, column: 16, scope: !201, inlinedAt: !202)
!211 = !DILocation(line: 129, column: 65, scope: !192, inlinedAt: !193)
!212 = !DILocation(line: 129, column: 72, scope: !192, inlinedAt: !193)
!213 = !DILocation(line: 97, column: 52, scope: !145, inlinedAt: !146)
!214 = !DILocation(line: 97, column: 23, scope: !145, inlinedAt: !146)
!215 = !DILocation(line: 98, column: 29, scope: !145, inlinedAt: !146)
!216 = !DILocation(line: 98, column: 76, scope: !145, inlinedAt: !146)
!217 = !DILocation(line: 98, column: 7, scope: !145, inlinedAt: !146)
!218 = !DILocation(line: 98, column: 40, scope: !145, inlinedAt: !146)
!219 = !DILocation(line: 99, column: 34, scope: !145, inlinedAt: !146)
!220 = distinct !DISubprogram(name: "job.store", scope: !1, file: !1, line: 217, type: !4, isDefinition: true, scopeLine: 217, isOptimized: true, unit: !2)
!221 = !DILocation(line: 99, column: 11, scope: !145, inlinedAt: !146)
!222 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !221)
!223 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !221)
!224 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !221)
!225 = distinct !DISubprogram(name: "round", scope: !1, file: !1, line: 249, type: !4, isDefinition: true, scopeLine: 249, isOptimized: true, unit: !2)
!226 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !221)
!227 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !226)
!228 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !221)
!229 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !228)
!230 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !221)
!231 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !230)
!232 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !221)
!233 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !232)
!234 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !221)
!235 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !221)
!236 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!237 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !221)
!238 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !237)
!239 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !237)
!240 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !239)
!241 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !221)
!242 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !221)
!243 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !242)
!244 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !242)
!245 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !242)
!246 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !245)
!247 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !221)
!248 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !221)
!249 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !248)
!250 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !248)
!251 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !248)
!252 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !251)
!253 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !221)
!254 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !221)
!255 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !254)
!256 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !254)
!257 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !254)
!258 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !257)
!259 = !DILocation(line: 98, column: 54, scope: !145, inlinedAt: !146)
!260 = !DILocation(line: 101, column: 17, scope: !145, inlinedAt: !146)
!261 = !DILocation(line: 102, column: 7, scope: !145, inlinedAt: !146)
!262 = !DILocation(line: 102, column: 17, scope: !145, inlinedAt: !146)
!263 = !DILocation(line: 103, column: 59, scope: !145, inlinedAt: !146)
!264 = !DILocation(line: 103, column: 105, scope: !145, inlinedAt: !146)
!265 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !264)
!266 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !264)
!267 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !264)
!268 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !264)
!269 = !DILocation(line: 102, column: 24, scope: !145, inlinedAt: !146)
!270 = !DILocation(line: 166, column: 34, scope: !188, inlinedAt: !189)
!271 = !DILocation(line: 166, column: 30, scope: !188, inlinedAt: !189)
!272 = !DILocation(line: 166, column: 38, scope: !188, inlinedAt: !189)
!273 = !DILocation(line: 166, column: 51, scope: !188, inlinedAt: !189)
!274 = !DILocation(line: 166, column: 59, scope: !188, inlinedAt: !189)
!275 = !DILocation(line: 166, column: 68, scope: !188, inlinedAt: !189)
!276 = !DILocation(line: 166, column: 76, scope: !188, inlinedAt: !189)
!277 = !DILocation(line: 165, column: 33, scope: !188, inlinedAt: !189)
!278 = !DILocation(line: 168, column: 17, scope: !188, inlinedAt: !189)
!279 = !DILocation(line: 167, column: 2, scope: !188, inlinedAt: !189)
!280 = !DILocation(line: 168, column: 6, scope: !188, inlinedAt: !189)
!281 = !DILocation(line: 168, column: 22, scope: !188, inlinedAt: !189)
!282 = !DILocation(line: 168, column: 29, scope: !188, inlinedAt: !189)
!283 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !186)
!284 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !186)
!285 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !186)
!286 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !186)
!287 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !286)
!288 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !186)
!289 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !288)
!290 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !186)
!291 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !290)
!292 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !186)
!293 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !292)
!294 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !186)
!295 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !186)
!296 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !295)
!297 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !295)
!298 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !297)
!299 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !186)
!300 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !186)
!301 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !300)
!302 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !300)
!303 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !300)
!304 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !303)
!305 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !300)
!306 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !186)
!307 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !186)
!308 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !186)
!309 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !308)
!310 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !308)
!311 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !308)
!312 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !311)
!313 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !308)
!314 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !186)
!315 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !186)
!316 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !186)
!317 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !316)
!318 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !316)
!319 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !316)
!320 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !319)
!321 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !316)
!322 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !186)
!323 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !186)
!324 = !DILocation(line: 105, column: 42, scope: !145, inlinedAt: !146)
!325 = !DILocation(line: 169, column: 34, scope: !188, inlinedAt: !189)
!326 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !325)
!327 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !325)
!328 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !325)
!329 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !325)
!330 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !325)
!331 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !330)
!332 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !325)
!333 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !332)
!334 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !325)
!335 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !334)
!336 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !325)
!337 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !336)
!338 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !325)
!339 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !325)
!340 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !339)
!341 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !339)
!342 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !341)
!343 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !325)
!344 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !325)
!345 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !344)
!346 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !344)
!347 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !344)
!348 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !347)
!349 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !344)
!350 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !325)
!351 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !325)
!352 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !325)
!353 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !352)
!354 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !352)
!355 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !352)
!356 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !355)
!357 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !352)
!358 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !325)
!359 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !325)
!360 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !325)
!361 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !360)
!362 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !360)
!363 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !360)
!364 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !363)
!365 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !360)
!366 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !325)
!367 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !325)
!368 = !DILocation(line: 169, column: 12, scope: !145, inlinedAt: !146)
!369 = !DILocation(line: 169, column: 12, scope: !188, inlinedAt: !189)
!370 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !369)
!371 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !369)
!372 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !369)
!373 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !369)
!374 = !DILocation(line: 170, column: 8, scope: !188, inlinedAt: !189)
!375 = !DILocation(line: 171, column: 8, scope: !188, inlinedAt: !189)
!376 = !DILocation(line: 173, column: 18, scope: !188, inlinedAt: !189)
!377 = !DILocation(line: 173, column: 3, scope: !188, inlinedAt: !189)
!378 = !DILocation(line: 174, column: 18, scope: !188, inlinedAt: !189)
!379 = !DILocation(line: 174, column: 3, scope: !188, inlinedAt: !189)
!380 = !DILocation(line: 175, column: 18, scope: !188, inlinedAt: !189)
!381 = !DILocation(line: 175, column: 3, scope: !188, inlinedAt: !189)
!382 = !DILocation(line: 176, column: 18, scope: !188, inlinedAt: !189)
!383 = !DILocation(line: 176, column: 3, scope: !188, inlinedAt: !189)
!384 = !DILocation(line: 168, column: 34, scope: !188, inlinedAt: !189)
!385 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!386 = distinct !DISubprogram(name: "reduceWarp", scope: !385, file: !385, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!387 = distinct !DISubprogram(name: "reduce", scope: !385, file: !385, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!388 = distinct !DISubprogram(name: "ReduceAdd", scope: !385, file: !385, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!389 = !DILocation(line: 178, column: 35, scope: !188, inlinedAt: !189)
!390 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !390)
!392 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !391)
!393 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !391)
!394 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !391)
!395 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !391)
!396 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !391)
!397 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !391)
!398 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !389)
!399 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !391)
!400 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !391)
!401 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !391)
!402 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !391)
!403 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !391)
!404 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !391)
!405 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !391)
!406 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!407 = distinct !DISubprogram(name: "Block.warps", scope: !406, file: !406, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!408 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !390)
!409 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !390)
!413 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !390)
!414 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !390)
!415 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !390)
!416 = !{i32 0, i32 32}
!417 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !390)
!418 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !390)
!419 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !390)
!420 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !390)
!421 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !390)
!422 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !390)
!423 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !390)
!424 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !390)
!425 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !390)
!426 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !390)
!427 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !390)
!428 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !390)
!429 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !390)
!430 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !390)
!431 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !390)
!432 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !390)
!433 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !390)
!434 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !390)
!435 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !390)
!436 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !390)
!437 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !390)
!438 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !390)
!439 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !390)
!440 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !390)
!441 = !{!"llvm.loop.unroll.count", i32 1}
!442 = distinct !{!442, !441}
!443 = !DILocation(line: 178, column: 55, scope: !188, inlinedAt: !189)
!444 = !DILocation(line: 178, column: 47, scope: !188, inlinedAt: !189)
!445 = !DILocation(line: 178, column: 59, scope: !188, inlinedAt: !189)
!446 = !DILocation(line: 178, column: 21, scope: !188, inlinedAt: !189)
!447 = !DILocation(line: 179, column: 17, scope: !188, inlinedAt: !189)
!448 = !DILocation(line: 179, column: 6, scope: !188, inlinedAt: !189)
!449 = !DILocation(line: 179, column: 22, scope: !188, inlinedAt: !189)
!450 = !DILocation(line: 179, column: 29, scope: !188, inlinedAt: !189)
!451 = !DILocation(line: 181, column: 8, scope: !188, inlinedAt: !189)
!452 = !DILocation(line: 182, column: 12, scope: !188, inlinedAt: !189)
!453 = !DILocation(line: 182, column: 4, scope: !188, inlinedAt: !189)
!454 = !DILocation(line: 184, column: 34, scope: !188, inlinedAt: !189)
!455 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !454)
!456 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !454)
!457 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !454)
!458 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !454)
!459 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !454)
!460 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !459)
!461 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !454)
!462 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !461)
!463 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !454)
!464 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !463)
!465 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !454)
!466 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !465)
!467 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !454)
!468 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !454)
!469 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !468)
!470 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !468)
!471 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !470)
!472 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !454)
!473 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !454)
!474 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !473)
!475 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !473)
!476 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !473)
!477 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !476)
!478 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !473)
!479 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !454)
!480 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !454)
!481 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !454)
!482 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !481)
!483 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !481)
!484 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !481)
!485 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !484)
!486 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !481)
!487 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !454)
!488 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !454)
!489 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !454)
!490 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !489)
!491 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !489)
!492 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !489)
!493 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !492)
!494 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !489)
!495 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !454)
!496 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !454)
!497 = !DILocation(line: 184, column: 12, scope: !145, inlinedAt: !146)
!498 = !DILocation(line: 184, column: 12, scope: !188, inlinedAt: !189)
!499 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !498)
!500 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !498)
!501 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !498)
!502 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !498)
!503 = !DILocation(line: 184, column: 4, scope: !188, inlinedAt: !189)
!504 = !DILocation(line: 186, column: 3, scope: !132)
!505 = !DILocation(line: 186, column: 10, scope: !188, inlinedAt: !189)
!506 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !505)
!507 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !505)
!508 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !505)
!509 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !505)
!510 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !505)
!511 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !510)
!512 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !505)
!513 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !512)
!514 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !505)
!515 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !514)
!516 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !505)
!517 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !516)
!518 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !505)
!519 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !505)
!520 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !519)
!521 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !519)
!522 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !521)
!523 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !505)
!524 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !505)
!525 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !524)
!526 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !524)
!527 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !524)
!528 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !527)
!529 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !505)
!530 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !505)
!531 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !530)
!532 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !530)
!533 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !530)
!534 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !533)
!535 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !505)
!536 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !505)
!537 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !536)
!538 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !536)
!539 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !536)
!540 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !539)
!541 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !190)
!542 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !190)
!543 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !190)
!544 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !190)
!545 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !544)
!546 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !190)
!547 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !546)
!548 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !190)
!549 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !548)
!550 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !190)
!551 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !550)
!552 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !190)
!553 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !190)
!554 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !553)
!555 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !553)
!556 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !553)
!557 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !556)
!558 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !553)
!559 = !DILocation(line: 205, column: 15, scope: !63, inlinedAt: !190)
!560 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !190)
!561 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !190)
!562 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !561)
!563 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !561)
!564 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !561)
!565 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !564)
!566 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !561)
!567 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !190)
!568 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !190)
!569 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !190)
!570 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !569)
!571 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !569)
!572 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !569)
!573 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !572)
!574 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !569)
!575 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !190)
!576 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !190)
!577 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !190)
!578 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !577)
!579 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !577)
!580 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !577)
!581 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !580)
!582 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !577)
!583 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !190)
!584 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !190)
!585 = !DILocation(line: 187, column: 3, scope: !145, inlinedAt: !146)
!586 = !DILocation(line: 188, column: 35, scope: !188, inlinedAt: !189)
!587 = !DILocation(line: 188, column: 44, scope: !188, inlinedAt: !189)
!588 = !DILocation(line: 188, column: 58, scope: !188, inlinedAt: !189)
!589 = !DILocation(line: 188, column: 67, scope: !188, inlinedAt: !189)
!590 = !DILocation(line: 188, column: 81, scope: !188, inlinedAt: !189)
!591 = !DILocation(line: 188, column: 90, scope: !188, inlinedAt: !189)
!592 = !DILocation(line: 188, column: 104, scope: !188, inlinedAt: !189)
!593 = !DILocation(line: 188, column: 113, scope: !188, inlinedAt: !189)
!594 = !DILocation(line: 188, column: 10, scope: !188, inlinedAt: !189)
!595 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !594)
!596 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !594)
!597 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !594)
!598 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !594)
!599 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !594)
!600 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !599)
!601 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !594)
!602 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !601)
!603 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !594)
!604 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !603)
!605 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !594)
!606 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !605)
!607 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !594)
!608 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !594)
!609 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !608)
!610 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !608)
!611 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !610)
!612 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !594)
!613 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !594)
!614 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !613)
!615 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !613)
!616 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !613)
!617 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !616)
!618 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !594)
!619 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !594)
!620 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !619)
!621 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !619)
!622 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !619)
!623 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !622)
!624 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !594)
!625 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !594)
!626 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !625)
!627 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !625)
!628 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !625)
!629 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !628)
!630 = !DILocation(line: 179, column: 34, scope: !188, inlinedAt: !189)
!631 = !DILocation(line: 95, column: 44, scope: !145, inlinedAt: !146)
!632 = !DILocation(line: 107, column: 6, scope: !145, inlinedAt: !146)
!633 = !DILocation(line: 107, column: 29, scope: !145, inlinedAt: !146)
!634 = !DILocation(line: 108, column: 23, scope: !145, inlinedAt: !146)
!635 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !634)
!636 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !634)
!637 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !634)
!638 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !634)
!639 = !DILocation(line: 109, column: 20, scope: !145, inlinedAt: !146)
!640 = !DILocation(line: 109, column: 23, scope: !145, inlinedAt: !146)
!641 = !DILocation(line: 110, column: 42, scope: !145, inlinedAt: !146)
!642 = !DILocation(line: 110, column: 25, scope: !145, inlinedAt: !146)
!643 = !DILocation(line: 112, column: 17, scope: !145, inlinedAt: !146)
!644 = !DILocation(line: 113, column: 34, scope: !145, inlinedAt: !146)
!645 = !DILocation(line: 129, column: 65, scope: !192, inlinedAt: !644)
!646 = !DILocation(line: 129, column: 72, scope: !192, inlinedAt: !644)
!647 = !DILocation(line: 113, column: 25, scope: !145, inlinedAt: !146)
!648 = !DILocation(line: 113, column: 41, scope: !145, inlinedAt: !146)
!649 = !DILocation(line: 114, column: 14, scope: !145, inlinedAt: !146)
!650 = !DILocation(line: 166, column: 34, scope: !188, inlinedAt: !649)
!651 = !DILocation(line: 166, column: 30, scope: !188, inlinedAt: !649)
!652 = !DILocation(line: 166, column: 38, scope: !188, inlinedAt: !649)
!653 = !DILocation(line: 166, column: 51, scope: !188, inlinedAt: !649)
!654 = !DILocation(line: 166, column: 59, scope: !188, inlinedAt: !649)
!655 = !DILocation(line: 166, column: 68, scope: !188, inlinedAt: !649)
!656 = !DILocation(line: 166, column: 76, scope: !188, inlinedAt: !649)
!657 = !DILocation(line: 165, column: 33, scope: !188, inlinedAt: !649)
!658 = !DILocation(line: 168, column: 45, scope: !188, inlinedAt: !649)
!659 = !DILocation(line: 168, column: 17, scope: !188, inlinedAt: !649)
!660 = !DILocation(line: 167, column: 2, scope: !188, inlinedAt: !649)
!661 = !DILocation(line: 168, column: 6, scope: !188, inlinedAt: !649)
!662 = !DILocation(line: 168, column: 22, scope: !188, inlinedAt: !649)
!663 = !DILocation(line: 168, column: 29, scope: !188, inlinedAt: !649)
!664 = !DILocation(line: 114, column: 55, scope: !145, inlinedAt: !146)
!665 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !664)
!666 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !664)
!667 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !664)
!668 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !664)
!669 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !664)
!670 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !669)
!671 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !664)
!672 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !671)
!673 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !664)
!674 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !673)
!675 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !664)
!676 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !675)
!677 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !664)
!678 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !664)
!679 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !678)
!680 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !678)
!681 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !680)
!682 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !664)
!683 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !664)
!684 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !683)
!685 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !683)
!686 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !683)
!687 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !686)
!688 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !683)
!689 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !664)
!690 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !664)
!691 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !664)
!692 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !691)
!693 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !691)
!694 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !691)
!695 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !694)
!696 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !691)
!697 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !664)
!698 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !664)
!699 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !664)
!700 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !699)
!701 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !699)
!702 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !699)
!703 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !702)
!704 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !699)
!705 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !664)
!706 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !664)
!707 = !DILocation(line: 114, column: 42, scope: !145, inlinedAt: !146)
!708 = !DILocation(line: 169, column: 34, scope: !188, inlinedAt: !649)
!709 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !708)
!710 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !708)
!711 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !708)
!712 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !708)
!713 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !708)
!714 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !713)
!715 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !708)
!716 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !715)
!717 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !708)
!718 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !717)
!719 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !708)
!720 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !719)
!721 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !708)
!722 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !708)
!723 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !722)
!724 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !722)
!725 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !724)
!726 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !708)
!727 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !708)
!728 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !727)
!729 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !727)
!730 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !727)
!731 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !730)
!732 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !727)
!733 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !708)
!734 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !708)
!735 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !708)
!736 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !735)
!737 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !735)
!738 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !735)
!739 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !738)
!740 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !735)
!741 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !708)
!742 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !708)
!743 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !708)
!744 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !743)
!745 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !743)
!746 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !743)
!747 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !746)
!748 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !743)
!749 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !708)
!750 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !708)
!751 = !DILocation(line: 169, column: 12, scope: !188, inlinedAt: !649)
!752 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !751)
!753 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !751)
!754 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !751)
!755 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !751)
!756 = !DILocation(line: 170, column: 8, scope: !188, inlinedAt: !649)
!757 = !DILocation(line: 171, column: 8, scope: !188, inlinedAt: !649)
!758 = !DILocation(line: 173, column: 18, scope: !188, inlinedAt: !649)
!759 = !DILocation(line: 173, column: 3, scope: !188, inlinedAt: !649)
!760 = !DILocation(line: 174, column: 18, scope: !188, inlinedAt: !649)
!761 = !DILocation(line: 174, column: 3, scope: !188, inlinedAt: !649)
!762 = !DILocation(line: 175, column: 18, scope: !188, inlinedAt: !649)
!763 = !DILocation(line: 175, column: 3, scope: !188, inlinedAt: !649)
!764 = !DILocation(line: 176, column: 18, scope: !188, inlinedAt: !649)
!765 = !DILocation(line: 176, column: 3, scope: !188, inlinedAt: !649)
!766 = !DILocation(line: 168, column: 34, scope: !188, inlinedAt: !649)
!767 = !DILocation(line: 178, column: 35, scope: !188, inlinedAt: !649)
!768 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !767)
!769 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !768)
!770 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !769)
!771 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !769)
!772 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !769)
!773 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !769)
!774 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !769)
!775 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !769)
!776 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !767)
!777 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !769)
!778 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !769)
!779 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !769)
!780 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !769)
!781 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !769)
!782 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !769)
!783 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !769)
!784 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !768)
!785 = !DILocation(line: 23, column: 44, scope: !407, inlinedAt: !784)
!786 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !784)
!787 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !784)
!788 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !784)
!789 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !768)
!790 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !768)
!791 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !768)
!792 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !768)
!793 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !768)
!794 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !768)
!795 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !768)
!796 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !768)
!797 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !768)
!798 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !768)
!799 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !768)
!800 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !768)
!801 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !768)
!802 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !768)
!803 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !768)
!804 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !768)
!805 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !768)
!806 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !768)
!807 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !768)
!808 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !768)
!809 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !768)
!810 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !768)
!811 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !768)
!812 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !768)
!813 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !768)
!814 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !768)
!815 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !768)
!816 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !768)
!817 = !{!"llvm.loop.unroll.count", i32 1}
!818 = distinct !{!818, !817}
!819 = !DILocation(line: 178, column: 55, scope: !188, inlinedAt: !649)
!820 = !DILocation(line: 178, column: 47, scope: !188, inlinedAt: !649)
!821 = !DILocation(line: 178, column: 59, scope: !188, inlinedAt: !649)
!822 = !DILocation(line: 178, column: 21, scope: !188, inlinedAt: !649)
!823 = !DILocation(line: 179, column: 17, scope: !188, inlinedAt: !649)
!824 = !DILocation(line: 179, column: 6, scope: !188, inlinedAt: !649)
!825 = !DILocation(line: 179, column: 22, scope: !188, inlinedAt: !649)
!826 = !DILocation(line: 179, column: 29, scope: !188, inlinedAt: !649)
!827 = !DILocation(line: 181, column: 8, scope: !188, inlinedAt: !649)
!828 = !DILocation(line: 182, column: 12, scope: !188, inlinedAt: !649)
!829 = !DILocation(line: 182, column: 4, scope: !188, inlinedAt: !649)
!830 = !DILocation(line: 184, column: 34, scope: !188, inlinedAt: !649)
!831 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !830)
!832 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !830)
!833 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !830)
!834 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !830)
!835 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !830)
!836 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !835)
!837 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !830)
!838 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !837)
!839 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !830)
!840 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !839)
!841 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !830)
!842 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !841)
!843 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !830)
!844 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !830)
!845 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !844)
!846 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !844)
!847 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !846)
!848 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !830)
!849 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !830)
!850 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !849)
!851 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !849)
!852 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !849)
!853 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !852)
!854 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !849)
!855 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !830)
!856 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !830)
!857 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !830)
!858 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !857)
!859 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !857)
!860 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !857)
!861 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !860)
!862 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !857)
!863 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !830)
!864 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !830)
!865 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !830)
!866 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !865)
!867 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !865)
!868 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !865)
!869 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !868)
!870 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !865)
!871 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !830)
!872 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !830)
!873 = !DILocation(line: 184, column: 12, scope: !188, inlinedAt: !649)
!874 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !873)
!875 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !873)
!876 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !873)
!877 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !873)
!878 = !DILocation(line: 184, column: 4, scope: !188, inlinedAt: !649)
!879 = !DILocation(line: 186, column: 10, scope: !188, inlinedAt: !649)
!880 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !879)
!881 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !879)
!882 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !879)
!883 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !879)
!884 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !879)
!885 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !884)
!886 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !879)
!887 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !886)
!888 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !879)
!889 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !888)
!890 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !879)
!891 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !890)
!892 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !879)
!893 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !879)
!894 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !893)
!895 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !893)
!896 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !895)
!897 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !879)
!898 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !879)
!899 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !898)
!900 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !898)
!901 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !898)
!902 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !901)
!903 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !879)
!904 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !879)
!905 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !904)
!906 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !904)
!907 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !904)
!908 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !907)
!909 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !879)
!910 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !879)
!911 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !910)
!912 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !910)
!913 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !910)
!914 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !913)
!915 = !DILocation(line: 187, column: 14, scope: !188, inlinedAt: !649)
!916 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !915)
!917 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !915)
!918 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !915)
!919 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !915)
!920 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !915)
!921 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !920)
!922 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !915)
!923 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !922)
!924 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !915)
!925 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !924)
!926 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !915)
!927 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !926)
!928 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !915)
!929 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !915)
!930 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !929)
!931 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !929)
!932 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !929)
!933 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !932)
!934 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !929)
!935 = !DILocation(line: 205, column: 15, scope: !63, inlinedAt: !915)
!936 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !915)
!937 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !915)
!938 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !937)
!939 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !937)
!940 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !937)
!941 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !940)
!942 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !937)
!943 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !915)
!944 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !915)
!945 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !915)
!946 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !945)
!947 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !945)
!948 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !945)
!949 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !948)
!950 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !945)
!951 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !915)
!952 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !915)
!953 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !915)
!954 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !953)
!955 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !953)
!956 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !953)
!957 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !956)
!958 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !953)
!959 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !915)
!960 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !915)
!961 = !DILocation(line: 188, column: 35, scope: !188, inlinedAt: !649)
!962 = !DILocation(line: 188, column: 44, scope: !188, inlinedAt: !649)
!963 = !DILocation(line: 188, column: 58, scope: !188, inlinedAt: !649)
!964 = !DILocation(line: 188, column: 67, scope: !188, inlinedAt: !649)
!965 = !DILocation(line: 188, column: 81, scope: !188, inlinedAt: !649)
!966 = !DILocation(line: 188, column: 90, scope: !188, inlinedAt: !649)
!967 = !DILocation(line: 188, column: 104, scope: !188, inlinedAt: !649)
!968 = !DILocation(line: 188, column: 113, scope: !188, inlinedAt: !649)
!969 = !DILocation(line: 188, column: 10, scope: !188, inlinedAt: !649)
!970 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !969)
!971 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !969)
!972 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !969)
!973 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !969)
!974 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !969)
!975 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !974)
!976 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !969)
!977 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !976)
!978 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !969)
!979 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !978)
!980 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !969)
!981 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !980)
!982 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !969)
!983 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !969)
!984 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !983)
!985 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !983)
!986 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !985)
!987 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !969)
!988 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !969)
!989 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !988)
!990 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !988)
!991 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !988)
!992 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !991)
!993 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !969)
!994 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !969)
!995 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !994)
!996 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !994)
!997 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !994)
!998 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !997)
!999 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !969)
!1000 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !969)
!1001 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1000)
!1002 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1000)
!1003 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1000)
!1004 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1003)
!1005 = !DILocation(line: 179, column: 34, scope: !188, inlinedAt: !649)
!1006 = !DILocation(line: 107, column: 39, scope: !145, inlinedAt: !146)
!1007 = distinct !DISubprogram(name: "job.atOnce", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!1008 = !DILocation(line: 62, column: 11, scope: !135, inlinedAt: !136)
!1009 = !DILocation(line: 70, column: 23, scope: !1007, inlinedAt: !1008)
!1010 = !DILocation(line: 70, column: 40, scope: !1007, inlinedAt: !1008)
!1011 = !DILocation(line: 71, column: 26, scope: !1007, inlinedAt: !1008)
!1012 = !DILocation(line: 71, column: 6, scope: !1007, inlinedAt: !1008)
!1013 = !DILocation(line: 71, column: 33, scope: !1007, inlinedAt: !1008)
!1014 = !DILocation(line: 72, column: 7, scope: !1007, inlinedAt: !1008)
!1015 = !DILocation(line: 72, column: 17, scope: !1007, inlinedAt: !1008)
!1016 = !DILocation(line: 73, column: 37, scope: !1007, inlinedAt: !1008)
!1017 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !1016)
!1018 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !1016)
!1019 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !1016)
!1020 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !1016)
!1021 = !DILocation(line: 73, column: 10, scope: !1007, inlinedAt: !1008)
!1022 = !DILocation(line: 72, column: 24, scope: !1007, inlinedAt: !1008)
!1023 = !DILocation(line: 71, column: 45, scope: !1007, inlinedAt: !1008)
!1024 = !DILocation(line: 78, column: 14, scope: !1007, inlinedAt: !1008)
!1025 = !DILocation(line: 184, column: 34, scope: !188, inlinedAt: !1024)
!1026 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !1025)
!1027 = !DILocation(line: 187, column: 14, scope: !188, inlinedAt: !1024)
!1028 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !1027)
!1029 = !DILocation(line: 76, column: 29, scope: !132)
!1030 = !DILocation(line: 76, column: 33, scope: !1007, inlinedAt: !1008)
!1031 = !DILocation(line: 77, column: 13, scope: !1007, inlinedAt: !1008)
!1032 = !DILocation(line: 135, column: 34, scope: !201, inlinedAt: !1031)
!1033 = !DILocation(line: 136, column: 9, scope: !201, inlinedAt: !1031)
!1034 = !DILocation(line: 137, column: 46, scope: !201, inlinedAt: !1031)
!1035 = !DILocation(line: 137, column: 55, scope: !201, inlinedAt: !1031)
!1036 = !DILocation(line: 137, column: 43, scope: !201, inlinedAt: !1031)
!1037 = !DILocation(line: 137, column: 25, scope: !201, inlinedAt: !1031)
!1038 = !DILocation(line: 140, column: 16, scope: !201, inlinedAt: !1031)
!1039 = !DILocation(line: 166, column: 34, scope: !188, inlinedAt: !1024)
!1040 = !DILocation(line: 166, column: 30, scope: !188, inlinedAt: !1024)
!1041 = !DILocation(line: 166, column: 38, scope: !188, inlinedAt: !1024)
!1042 = !DILocation(line: 166, column: 51, scope: !188, inlinedAt: !1024)
!1043 = !DILocation(line: 166, column: 59, scope: !188, inlinedAt: !1024)
!1044 = !DILocation(line: 166, column: 68, scope: !188, inlinedAt: !1024)
!1045 = !DILocation(line: 166, column: 76, scope: !188, inlinedAt: !1024)
!1046 = !DILocation(line: 165, column: 33, scope: !188, inlinedAt: !1024)
!1047 = !DILocation(line: 168, column: 17, scope: !188, inlinedAt: !1024)
!1048 = !DILocation(line: 167, column: 2, scope: !188, inlinedAt: !1024)
!1049 = !DILocation(line: 168, column: 6, scope: !188, inlinedAt: !1024)
!1050 = !DILocation(line: 168, column: 22, scope: !188, inlinedAt: !1024)
!1051 = !DILocation(line: 168, column: 29, scope: !188, inlinedAt: !1024)
!1052 = !DILocation(line: 78, column: 54, scope: !1007, inlinedAt: !1008)
!1053 = !DILocation(line: 169, column: 34, scope: !188, inlinedAt: !1024)
!1054 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !1053)
!1055 = !DILocation(line: 202, column: 18, scope: !63, inlinedAt: !1053)
!1056 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !1053)
!1057 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !1053)
!1058 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !1053)
!1059 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1058)
!1060 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !1053)
!1061 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1060)
!1062 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !1053)
!1063 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1062)
!1064 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !1053)
!1065 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1064)
!1066 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !1053)
!1067 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !1053)
!1068 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1067)
!1069 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1067)
!1070 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1069)
!1071 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !1053)
!1072 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !1053)
!1073 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1072)
!1074 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1072)
!1075 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1072)
!1076 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1075)
!1077 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1072)
!1078 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !1053)
!1079 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !1053)
!1080 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !1053)
!1081 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1080)
!1082 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1080)
!1083 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1080)
!1084 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1083)
!1085 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1080)
!1086 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !1053)
!1087 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !1053)
!1088 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !1053)
!1089 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1088)
!1090 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1088)
!1091 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1088)
!1092 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1091)
!1093 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1088)
!1094 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !1053)
!1095 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !1053)
!1096 = !DILocation(line: 169, column: 12, scope: !1007, inlinedAt: !1008)
!1097 = !DILocation(line: 169, column: 12, scope: !188, inlinedAt: !1024)
!1098 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !1097)
!1099 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !1097)
!1100 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !1097)
!1101 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !1097)
!1102 = !DILocation(line: 170, column: 8, scope: !188, inlinedAt: !1024)
!1103 = !DILocation(line: 171, column: 8, scope: !188, inlinedAt: !1024)
!1104 = !DILocation(line: 173, column: 18, scope: !188, inlinedAt: !1024)
!1105 = !DILocation(line: 173, column: 3, scope: !188, inlinedAt: !1024)
!1106 = !DILocation(line: 174, column: 18, scope: !188, inlinedAt: !1024)
!1107 = !DILocation(line: 174, column: 3, scope: !188, inlinedAt: !1024)
!1108 = !DILocation(line: 175, column: 18, scope: !188, inlinedAt: !1024)
!1109 = !DILocation(line: 175, column: 3, scope: !188, inlinedAt: !1024)
!1110 = !DILocation(line: 176, column: 18, scope: !188, inlinedAt: !1024)
!1111 = !DILocation(line: 176, column: 3, scope: !188, inlinedAt: !1024)
!1112 = !DILocation(line: 168, column: 34, scope: !188, inlinedAt: !1024)
!1113 = !DILocation(line: 178, column: 35, scope: !188, inlinedAt: !1024)
!1114 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !1113)
!1115 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !1114)
!1116 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !1115)
!1117 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !1115)
!1118 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !1115)
!1119 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !1115)
!1120 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !1115)
!1121 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !1115)
!1122 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !1113)
!1123 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !1115)
!1124 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !1115)
!1125 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !1115)
!1126 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !1115)
!1127 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !1115)
!1128 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !1115)
!1129 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !1115)
!1130 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !1114)
!1131 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !1130)
!1132 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !1130)
!1133 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !1130)
!1134 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !1114)
!1135 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !1114)
!1136 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !1114)
!1137 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !1114)
!1138 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !1114)
!1139 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !1114)
!1140 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !1114)
!1141 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !1114)
!1142 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !1114)
!1143 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !1114)
!1144 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !1114)
!1145 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !1114)
!1146 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !1114)
!1147 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !1114)
!1148 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !1114)
!1149 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !1114)
!1150 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !1114)
!1151 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !1114)
!1152 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !1114)
!1153 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !1114)
!1154 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !1114)
!1155 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !1114)
!1156 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !1114)
!1157 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !1114)
!1158 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !1114)
!1159 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !1114)
!1160 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !1114)
!1161 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !1114)
!1162 = !{!"llvm.loop.unroll.count", i32 1}
!1163 = distinct !{!1163, !1162}
!1164 = !DILocation(line: 178, column: 55, scope: !188, inlinedAt: !1024)
!1165 = !DILocation(line: 178, column: 47, scope: !188, inlinedAt: !1024)
!1166 = !DILocation(line: 178, column: 59, scope: !188, inlinedAt: !1024)
!1167 = !DILocation(line: 178, column: 21, scope: !188, inlinedAt: !1024)
!1168 = !DILocation(line: 179, column: 17, scope: !188, inlinedAt: !1024)
!1169 = !DILocation(line: 179, column: 6, scope: !188, inlinedAt: !1024)
!1170 = !DILocation(line: 179, column: 22, scope: !188, inlinedAt: !1024)
!1171 = !DILocation(line: 179, column: 29, scope: !188, inlinedAt: !1024)
!1172 = !DILocation(line: 181, column: 8, scope: !188, inlinedAt: !1024)
!1173 = !DILocation(line: 182, column: 12, scope: !188, inlinedAt: !1024)
!1174 = !DILocation(line: 182, column: 4, scope: !188, inlinedAt: !1024)
!1175 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !1025)
!1176 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !1025)
!1177 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !1025)
!1178 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !1025)
!1179 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1178)
!1180 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !1025)
!1181 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1180)
!1182 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !1025)
!1183 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1182)
!1184 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !1025)
!1185 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1184)
!1186 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !1025)
!1187 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !1025)
!1188 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1187)
!1189 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1187)
!1190 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1189)
!1191 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !1025)
!1192 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !1025)
!1193 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1192)
!1194 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1192)
!1195 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1192)
!1196 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1195)
!1197 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1192)
!1198 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !1025)
!1199 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !1025)
!1200 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !1025)
!1201 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1200)
!1202 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1200)
!1203 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1200)
!1204 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1203)
!1205 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1200)
!1206 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !1025)
!1207 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !1025)
!1208 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !1025)
!1209 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1208)
!1210 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1208)
!1211 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1208)
!1212 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1211)
!1213 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1208)
!1214 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !1025)
!1215 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !1025)
!1216 = !DILocation(line: 184, column: 12, scope: !1007, inlinedAt: !1008)
!1217 = !DILocation(line: 184, column: 12, scope: !188, inlinedAt: !1024)
!1218 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !1217)
!1219 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !1217)
!1220 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !1217)
!1221 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !1217)
!1222 = !DILocation(line: 184, column: 4, scope: !188, inlinedAt: !1024)
!1223 = !DILocation(line: 186, column: 10, scope: !188, inlinedAt: !1024)
!1224 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !1223)
!1225 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !1223)
!1226 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !1223)
!1227 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !1223)
!1228 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !1223)
!1229 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1228)
!1230 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !1223)
!1231 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1230)
!1232 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !1223)
!1233 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1232)
!1234 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !1223)
!1235 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1234)
!1236 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !1223)
!1237 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !1223)
!1238 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1237)
!1239 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1237)
!1240 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1239)
!1241 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !1223)
!1242 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !1223)
!1243 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1242)
!1244 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1242)
!1245 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1242)
!1246 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1245)
!1247 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !1223)
!1248 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !1223)
!1249 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1248)
!1250 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1248)
!1251 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1248)
!1252 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1251)
!1253 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !1223)
!1254 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !1223)
!1255 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1254)
!1256 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1254)
!1257 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1254)
!1258 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1257)
!1259 = !DILocation(line: 201, column: 9, scope: !63, inlinedAt: !1027)
!1260 = !DILocation(line: 202, column: 25, scope: !63, inlinedAt: !1027)
!1261 = !DILocation(line: 202, column: 23, scope: !63, inlinedAt: !1027)
!1262 = !DILocation(line: 203, column: 22, scope: !63, inlinedAt: !1027)
!1263 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1262)
!1264 = !DILocation(line: 203, column: 36, scope: !63, inlinedAt: !1027)
!1265 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1264)
!1266 = !DILocation(line: 203, column: 50, scope: !63, inlinedAt: !1027)
!1267 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1266)
!1268 = !DILocation(line: 203, column: 64, scope: !63, inlinedAt: !1027)
!1269 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1268)
!1270 = !DILocation(line: 203, column: 3, scope: !63, inlinedAt: !1027)
!1271 = !DILocation(line: 205, column: 19, scope: !63, inlinedAt: !1027)
!1272 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1271)
!1273 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1271)
!1274 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1271)
!1275 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1274)
!1276 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1271)
!1277 = !DILocation(line: 205, column: 15, scope: !63, inlinedAt: !1027)
!1278 = !DILocation(line: 205, column: 41, scope: !63, inlinedAt: !1027)
!1279 = !DILocation(line: 205, column: 34, scope: !63, inlinedAt: !1027)
!1280 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1279)
!1281 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1279)
!1282 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1279)
!1283 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1282)
!1284 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1279)
!1285 = !DILocation(line: 205, column: 30, scope: !63, inlinedAt: !1027)
!1286 = !DILocation(line: 205, column: 58, scope: !63, inlinedAt: !1027)
!1287 = !DILocation(line: 205, column: 51, scope: !63, inlinedAt: !1027)
!1288 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1287)
!1289 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1287)
!1290 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1287)
!1291 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1290)
!1292 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1287)
!1293 = !DILocation(line: 205, column: 47, scope: !63, inlinedAt: !1027)
!1294 = !DILocation(line: 205, column: 75, scope: !63, inlinedAt: !1027)
!1295 = !DILocation(line: 205, column: 68, scope: !63, inlinedAt: !1027)
!1296 = !DILocation(line: 210, column: 7, scope: !66, inlinedAt: !1295)
!1297 = !DILocation(line: 211, column: 18, scope: !66, inlinedAt: !1295)
!1298 = !DILocation(line: 211, column: 14, scope: !66, inlinedAt: !1295)
!1299 = !DILocation(line: 239, column: 19, scope: !91, inlinedAt: !1298)
!1300 = !DILocation(line: 211, column: 3, scope: !66, inlinedAt: !1295)
!1301 = !DILocation(line: 205, column: 64, scope: !63, inlinedAt: !1027)
!1302 = !DILocation(line: 205, column: 2, scope: !63, inlinedAt: !1027)
!1303 = !DILocation(line: 187, column: 3, scope: !1007, inlinedAt: !1008)
!1304 = !DILocation(line: 188, column: 35, scope: !188, inlinedAt: !1024)
!1305 = !DILocation(line: 188, column: 44, scope: !188, inlinedAt: !1024)
!1306 = !DILocation(line: 188, column: 58, scope: !188, inlinedAt: !1024)
!1307 = !DILocation(line: 188, column: 67, scope: !188, inlinedAt: !1024)
!1308 = !DILocation(line: 188, column: 81, scope: !188, inlinedAt: !1024)
!1309 = !DILocation(line: 188, column: 90, scope: !188, inlinedAt: !1024)
!1310 = !DILocation(line: 188, column: 104, scope: !188, inlinedAt: !1024)
!1311 = !DILocation(line: 188, column: 113, scope: !188, inlinedAt: !1024)
!1312 = !DILocation(line: 188, column: 10, scope: !188, inlinedAt: !1024)
!1313 = !DILocation(line: 218, column: 9, scope: !220, inlinedAt: !1312)
!1314 = !DILocation(line: 219, column: 13, scope: !220, inlinedAt: !1312)
!1315 = !DILocation(line: 219, column: 20, scope: !220, inlinedAt: !1312)
!1316 = !DILocation(line: 219, column: 18, scope: !220, inlinedAt: !1312)
!1317 = !DILocation(line: 219, column: 53, scope: !220, inlinedAt: !1312)
!1318 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1317)
!1319 = !DILocation(line: 219, column: 71, scope: !220, inlinedAt: !1312)
!1320 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1319)
!1321 = !DILocation(line: 219, column: 89, scope: !220, inlinedAt: !1312)
!1322 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1321)
!1323 = !DILocation(line: 219, column: 107, scope: !220, inlinedAt: !1312)
!1324 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1323)
!1325 = !DILocation(line: 220, column: 3, scope: !220, inlinedAt: !1312)
!1326 = !DILocation(line: 222, column: 5, scope: !220, inlinedAt: !1312)
!1327 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1326)
!1328 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1326)
!1329 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1328)
!1330 = !DILocation(line: 223, column: 12, scope: !220, inlinedAt: !1312)
!1331 = !DILocation(line: 223, column: 5, scope: !220, inlinedAt: !1312)
!1332 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1331)
!1333 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1331)
!1334 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1331)
!1335 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1334)
!1336 = !DILocation(line: 224, column: 12, scope: !220, inlinedAt: !1312)
!1337 = !DILocation(line: 224, column: 5, scope: !220, inlinedAt: !1312)
!1338 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1337)
!1339 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1337)
!1340 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1337)
!1341 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1340)
!1342 = !DILocation(line: 225, column: 12, scope: !220, inlinedAt: !1312)
!1343 = !DILocation(line: 225, column: 5, scope: !220, inlinedAt: !1312)
!1344 = !DILocation(line: 230, column: 7, scope: !236, inlinedAt: !1343)
!1345 = !DILocation(line: 231, column: 6, scope: !236, inlinedAt: !1343)
!1346 = !DILocation(line: 231, column: 20, scope: !236, inlinedAt: !1343)
!1347 = !DILocation(line: 252, column: 49, scope: !225, inlinedAt: !1346)
!1348 = !DILocation(line: 179, column: 34, scope: !188, inlinedAt: !1024)
!1349 = !DILocation(line: 76, column: 45, scope: !1007, inlinedAt: !1008)
!1350 = !DILocation(line: 64, column: 13, scope: !135, inlinedAt: !136)
!1351 = !DILocation(line: 65, column: 15, scope: !135, inlinedAt: !136)
!1352 = distinct !DISubprogram(name: "job.send", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!1353 = !DILocation(line: 119, column: 17, scope: !1352)
!1354 = !DILocation(line: 120, column: 18, scope: !1352)
!1355 = distinct !DISubprogram(name: "job.half", scope: !1, file: !1, line: 130, type: !4, isDefinition: true, scopeLine: 130, isOptimized: true, unit: !2)
!1356 = distinct !DISubprogram(name: "job.place", scope: !1, file: !1, line: 126, type: !4, isDefinition: true, scopeLine: 126, isOptimized: true, unit: !2)
!1357 = !DILocation(line: 121, column: 15, scope: !1352)
!1358 = !DILocation(line: 127, column: 17, scope: !1356, inlinedAt: !1357)
!1359 = !DILocation(line: 130, column: 58, scope: !1355, inlinedAt: !1358)
!1360 = !DILocation(line: 130, column: 49, scope: !1355, inlinedAt: !1358)
!1361 = !DILocation(line: 127, column: 32, scope: !1356, inlinedAt: !1357)
!1362 = !DILocation(line: 127, column: 19, scope: !1356, inlinedAt: !1357)
!1363 = !DILocation(line: 127, column: 35, scope: !1356, inlinedAt: !1357)
!1364 = !DILocation(line: 127, column: 39, scope: !1356, inlinedAt: !1357)
!1365 = !DILocation(line: 127, column: 49, scope: !1356, inlinedAt: !1357)
!1366 = !DILocation(line: 127, column: 57, scope: !1356, inlinedAt: !1357)
!1367 = !DILocation(line: 122, column: 49, scope: !1352)
!1368 = !DILocation(line: 122, column: 42, scope: !1352)
!1369 = !DILocation(line: 122, column: 76, scope: !1352)
!1370 = !DILocation(line: 122, column: 93, scope: !1352)
!1371 = !DILocation(line: 122, column: 96, scope: !1352)
!1372 = !DILocation(line: 122, column: 72, scope: !1352)
!1373 = !DILocation(line: 122, column: 127, scope: !1352)
!1374 = !DILocation(line: 122, column: 136, scope: !1352)
!1375 = !DILocation(line: 122, column: 124, scope: !1352)
!1376 = !DILocation(line: 122, column: 20, scope: !1352)
!1377 = distinct !DISubprogram(name: "job.sum", scope: !1, file: !1, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!1378 = !DILocation(line: 144, column: 17, scope: !1377)
!1379 = !DILocation(line: 145, column: 30, scope: !1377)
!1380 = !DILocation(line: 147, column: 16, scope: !1377)
!1381 = !DILocation(line: 127, column: 17, scope: !1356, inlinedAt: !1380)
!1382 = !DILocation(line: 130, column: 58, scope: !1355, inlinedAt: !1381)
!1383 = !DILocation(line: 130, column: 49, scope: !1355, inlinedAt: !1381)
!1384 = !DILocation(line: 127, column: 19, scope: !1356, inlinedAt: !1380)
!1385 = !DILocation(line: 148, column: 22, scope: !1377)
!1386 = !DILocation(line: 149, column: 31, scope: !1377)
!1387 = distinct !DISubprogram(name: "job.load", scope: !1, file: !1, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!1388 = !DILocation(line: 151, column: 25, scope: !1377)
!1389 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1388)
!1390 = distinct !DISubprogram(name: "at", scope: !1, file: !1, line: 209, type: !4, isDefinition: true, scopeLine: 209, isOptimized: true, unit: !2)
!1391 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1388)
!1392 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1391)
!1393 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1388)
!1394 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1388)
!1395 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1394)
!1396 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1388)
!1397 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1388)
!1398 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1397)
!1399 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1388)
!1400 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1388)
!1401 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1400)
!1402 = !DILocation(line: 144, column: 55, scope: !1377)
!1403 = !DILocation(line: 127, column: 35, scope: !1356, inlinedAt: !1380)
!1404 = !DILocation(line: 127, column: 39, scope: !1356, inlinedAt: !1380)
!1405 = !DILocation(line: 127, column: 49, scope: !1356, inlinedAt: !1380)
!1406 = !DILocation(line: 127, column: 57, scope: !1356, inlinedAt: !1380)
!1407 = !DILocation(line: 148, column: 9, scope: !1377)
!1408 = !DILocation(line: 146, column: 3, scope: !1377)
!1409 = !DILocation(line: 147, column: 3, scope: !1377)
!1410 = !DILocation(line: 151, column: 30, scope: !1377)
!1411 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1388)
!1412 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1388)
!1413 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1388)
!1414 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 236, type: !4, isDefinition: true, scopeLine: 236, isOptimized: true, unit: !2)
!1415 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1388)
!1416 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1415)
!1417 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1388)
!1418 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1417)
!1419 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1388)
!1420 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1419)
!1421 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1388)
!1422 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1421)
!1423 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1388)
!1424 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1391)
!1425 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1391)
!1426 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1425)
!1427 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1391)
!1428 = !DILocation(line: 205, column: 15, scope: !1387, inlinedAt: !1388)
!1429 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1394)
!1430 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1394)
!1431 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1430)
!1432 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1394)
!1433 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1388)
!1434 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1397)
!1435 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1397)
!1436 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1435)
!1437 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1397)
!1438 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1388)
!1439 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1400)
!1440 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1400)
!1441 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1440)
!1442 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1400)
!1443 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1388)
!1444 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1388)
!1445 = !DILocation(line: 151, column: 13, scope: !1377)
!1446 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !1445)
!1447 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !1445)
!1448 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !1445)
!1449 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !1445)
!1450 = !DILocation(line: 151, column: 35, scope: !1377)
!1451 = !{!"llvm.loop.unroll.disable"}
!1452 = distinct !{!1452, !1451}
!1453 = !DILocation(line: 153, column: 2, scope: !1377)
!1454 = distinct !DISubprogram(name: "Float16", scope: !1, file: !1, line: 270, type: !4, isDefinition: true, scopeLine: 270, isOptimized: true, unit: !2)
!1455 = !DILocation(line: 270, column: 6, scope: !1454)
!1456 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!1457 = !DILocation(line: 271, column: 5, scope: !1454)
!1458 = !DILocation(line: 58, column: 70, scope: !1456, inlinedAt: !1457)
!1459 = !DILocation(line: 16, column: 70, scope: !134, inlinedAt: !1458)
!1460 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !1459)
!1461 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !1459)
!1462 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !1459)
!1463 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !1459)
!1464 = !DILocation(line: 16, column: 64, scope: !134, inlinedAt: !1458)
!1465 = !DILocation(line: 16, column: 75, scope: !134, inlinedAt: !1458)
!1466 = distinct !DISubprogram(name: "job.byShards", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1467 = !DILocation(line: 60, column: 13, scope: !1456, inlinedAt: !1457)
!1468 = !DILocation(line: 86, column: 23, scope: !1466, inlinedAt: !1467)
!1469 = !DILocation(line: 86, column: 40, scope: !1466, inlinedAt: !1467)
!1470 = !DILocation(line: 59, column: 7, scope: !1456, inlinedAt: !1457)
!1471 = !DILocation(line: 87, column: 24, scope: !1466, inlinedAt: !1467)
!1472 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !1471)
!1473 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !1471)
!1474 = !DILocation(line: 5, column: 72, scope: !151, inlinedAt: !1471)
!1475 = !DILocation(line: 5, column: 66, scope: !151, inlinedAt: !1471)
!1476 = !DILocation(line: 5, column: 77, scope: !151, inlinedAt: !1471)
!1477 = !DILocation(line: 88, column: 27, scope: !1466, inlinedAt: !1467)
!1478 = !DILocation(line: 88, column: 21, scope: !1466, inlinedAt: !1467)
!1479 = !DILocation(line: 90, column: 23, scope: !1466, inlinedAt: !1467)
!1480 = !DILocation(line: 11, column: 67, scope: !160, inlinedAt: !1479)
!1481 = !DILocation(line: 89, column: 24, scope: !1466, inlinedAt: !1467)
!1482 = !DILocation(line: 89, column: 6, scope: !1466, inlinedAt: !1467)
!1483 = !DILocation(line: 89, column: 29, scope: !1466, inlinedAt: !1467)
!1484 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !1479)
!1485 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !1479)
!1486 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !1479)
!1487 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !1479)
!1488 = !DILocation(line: 91, column: 21, scope: !1466, inlinedAt: !1467)
!1489 = !DILocation(line: 8, column: 53, scope: !170, inlinedAt: !1488)
!1490 = !DILocation(line: 8, column: 51, scope: !170, inlinedAt: !1488)
!1491 = !DILocation(line: 8, column: 56, scope: !170, inlinedAt: !1488)
!1492 = !DILocation(line: 8, column: 69, scope: !170, inlinedAt: !1488)
!1493 = !DILocation(line: 8, column: 74, scope: !170, inlinedAt: !1488)
!1494 = !DILocation(line: 8, column: 43, scope: !170, inlinedAt: !1488)
!1495 = !DILocation(line: 92, column: 27, scope: !1466, inlinedAt: !1467)
!1496 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !1495)
!1497 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !1495)
!1498 = !DILocation(line: 93, column: 21, scope: !1466, inlinedAt: !1467)
!1499 = !DILocation(line: 93, column: 9, scope: !1466, inlinedAt: !1467)
!1500 = !DILocation(line: 89, column: 39, scope: !1466, inlinedAt: !1467)
!1501 = !DILocation(line: 95, column: 16, scope: !1466, inlinedAt: !1467)
!1502 = !DILocation(line: 103, column: 22, scope: !1466, inlinedAt: !1467)
!1503 = !DILocation(line: 105, column: 55, scope: !1466, inlinedAt: !1467)
!1504 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1503)
!1505 = distinct !DISubprogram(name: "job.normalize", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!1506 = !DILocation(line: 105, column: 14, scope: !1466, inlinedAt: !1467)
!1507 = !DILocation(line: 187, column: 14, scope: !1505, inlinedAt: !1506)
!1508 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1507)
!1509 = distinct !DISubprogram(name: "job.sumsOf", scope: !1, file: !1, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1510 = !DILocation(line: 97, column: 32, scope: !1466, inlinedAt: !1467)
!1511 = !DILocation(line: 129, column: 53, scope: !1509, inlinedAt: !1510)
!1512 = !DILocation(line: 130, column: 58, scope: !1355, inlinedAt: !1511)
!1513 = !DILocation(line: 130, column: 49, scope: !1355, inlinedAt: !1511)
!1514 = !DILocation(line: 129, column: 55, scope: !1509, inlinedAt: !1510)
!1515 = !DILocation(line: 95, column: 6, scope: !1466, inlinedAt: !1467)
!1516 = !DILocation(line: 95, column: 38, scope: !1466, inlinedAt: !1467)
!1517 = !DILocation(line: 96, column: 20, scope: !1466, inlinedAt: !1467)
!1518 = distinct !DISubprogram(name: "job.awaitRow", scope: !1, file: !1, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!1519 = !DILocation(line: 96, column: 13, scope: !1466, inlinedAt: !1467)
!1520 = !DILocation(line: 135, column: 34, scope: !1518, inlinedAt: !1519)
!1521 = !DILocation(line: 136, column: 9, scope: !1518, inlinedAt: !1519)
!1522 = !DILocation(line: 137, column: 46, scope: !1518, inlinedAt: !1519)
!1523 = !DILocation(line: 137, column: 55, scope: !1518, inlinedAt: !1519)
!1524 = !DILocation(line: 137, column: 43, scope: !1518, inlinedAt: !1519)
!1525 = !DILocation(line: 137, column: 25, scope: !1518, inlinedAt: !1519)
!1526 = !DILocation(line: 140, column: 16, scope: !1518, inlinedAt: !1519)
!1527 = !DILocation(line: 129, column: 65, scope: !1509, inlinedAt: !1510)
!1528 = !DILocation(line: 129, column: 72, scope: !1509, inlinedAt: !1510)
!1529 = !DILocation(line: 97, column: 52, scope: !1466, inlinedAt: !1467)
!1530 = !DILocation(line: 97, column: 23, scope: !1466, inlinedAt: !1467)
!1531 = !DILocation(line: 98, column: 29, scope: !1466, inlinedAt: !1467)
!1532 = !DILocation(line: 98, column: 76, scope: !1466, inlinedAt: !1467)
!1533 = !DILocation(line: 98, column: 7, scope: !1466, inlinedAt: !1467)
!1534 = !DILocation(line: 98, column: 40, scope: !1466, inlinedAt: !1467)
!1535 = !DILocation(line: 99, column: 34, scope: !1466, inlinedAt: !1467)
!1536 = distinct !DISubprogram(name: "job.store", scope: !1, file: !1, line: 217, type: !4, isDefinition: true, scopeLine: 217, isOptimized: true, unit: !2)
!1537 = !DILocation(line: 99, column: 11, scope: !1466, inlinedAt: !1467)
!1538 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !1537)
!1539 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !1537)
!1540 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !1537)
!1541 = distinct !DISubprogram(name: "round", scope: !1, file: !1, line: 249, type: !4, isDefinition: true, scopeLine: 249, isOptimized: true, unit: !2)
!1542 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !1537)
!1543 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1542)
!1544 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !1537)
!1545 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1544)
!1546 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !1537)
!1547 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1546)
!1548 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !1537)
!1549 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1548)
!1550 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !1537)
!1551 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !1537)
!1552 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!1553 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !1537)
!1554 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1553)
!1555 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1553)
!1556 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1555)
!1557 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !1537)
!1558 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !1537)
!1559 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1558)
!1560 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1558)
!1561 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1558)
!1562 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1561)
!1563 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !1537)
!1564 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !1537)
!1565 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1564)
!1566 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1564)
!1567 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1564)
!1568 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1567)
!1569 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !1537)
!1570 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !1537)
!1571 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1570)
!1572 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1570)
!1573 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1570)
!1574 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1573)
!1575 = !DILocation(line: 98, column: 54, scope: !1466, inlinedAt: !1467)
!1576 = !DILocation(line: 101, column: 17, scope: !1466, inlinedAt: !1467)
!1577 = !DILocation(line: 102, column: 7, scope: !1466, inlinedAt: !1467)
!1578 = !DILocation(line: 102, column: 17, scope: !1466, inlinedAt: !1467)
!1579 = !DILocation(line: 103, column: 59, scope: !1466, inlinedAt: !1467)
!1580 = !DILocation(line: 103, column: 105, scope: !1466, inlinedAt: !1467)
!1581 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !1580)
!1582 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !1580)
!1583 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !1580)
!1584 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !1580)
!1585 = !DILocation(line: 102, column: 24, scope: !1466, inlinedAt: !1467)
!1586 = !DILocation(line: 166, column: 34, scope: !1505, inlinedAt: !1506)
!1587 = !DILocation(line: 166, column: 30, scope: !1505, inlinedAt: !1506)
!1588 = !DILocation(line: 166, column: 38, scope: !1505, inlinedAt: !1506)
!1589 = !DILocation(line: 166, column: 51, scope: !1505, inlinedAt: !1506)
!1590 = !DILocation(line: 166, column: 59, scope: !1505, inlinedAt: !1506)
!1591 = !DILocation(line: 166, column: 68, scope: !1505, inlinedAt: !1506)
!1592 = !DILocation(line: 166, column: 76, scope: !1505, inlinedAt: !1506)
!1593 = !DILocation(line: 165, column: 33, scope: !1505, inlinedAt: !1506)
!1594 = !DILocation(line: 168, column: 17, scope: !1505, inlinedAt: !1506)
!1595 = !DILocation(line: 167, column: 2, scope: !1505, inlinedAt: !1506)
!1596 = !DILocation(line: 168, column: 6, scope: !1505, inlinedAt: !1506)
!1597 = !DILocation(line: 168, column: 22, scope: !1505, inlinedAt: !1506)
!1598 = !DILocation(line: 168, column: 29, scope: !1505, inlinedAt: !1506)
!1599 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1503)
!1600 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1503)
!1601 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1503)
!1602 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1503)
!1603 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1602)
!1604 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1503)
!1605 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1604)
!1606 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1503)
!1607 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1606)
!1608 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1503)
!1609 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1608)
!1610 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1503)
!1611 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1503)
!1612 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1611)
!1613 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1611)
!1614 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1613)
!1615 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1503)
!1616 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1503)
!1617 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1616)
!1618 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1616)
!1619 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1616)
!1620 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1619)
!1621 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1616)
!1622 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1503)
!1623 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1503)
!1624 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1503)
!1625 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1624)
!1626 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1624)
!1627 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1624)
!1628 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1627)
!1629 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1624)
!1630 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1503)
!1631 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1503)
!1632 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1503)
!1633 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1632)
!1634 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1632)
!1635 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1632)
!1636 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1635)
!1637 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1632)
!1638 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1503)
!1639 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1503)
!1640 = !DILocation(line: 105, column: 42, scope: !1466, inlinedAt: !1467)
!1641 = !DILocation(line: 169, column: 34, scope: !1505, inlinedAt: !1506)
!1642 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1641)
!1643 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1641)
!1644 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1641)
!1645 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1641)
!1646 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1641)
!1647 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1646)
!1648 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1641)
!1649 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1648)
!1650 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1641)
!1651 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1650)
!1652 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1641)
!1653 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1652)
!1654 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1641)
!1655 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1641)
!1656 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1655)
!1657 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1655)
!1658 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1657)
!1659 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1641)
!1660 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1641)
!1661 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1660)
!1662 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1660)
!1663 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1660)
!1664 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1663)
!1665 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1660)
!1666 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1641)
!1667 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1641)
!1668 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1641)
!1669 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1668)
!1670 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1668)
!1671 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1668)
!1672 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1671)
!1673 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1668)
!1674 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1641)
!1675 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1641)
!1676 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1641)
!1677 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1676)
!1678 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1676)
!1679 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1676)
!1680 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1679)
!1681 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1676)
!1682 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1641)
!1683 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1641)
!1684 = !DILocation(line: 169, column: 12, scope: !1466, inlinedAt: !1467)
!1685 = !DILocation(line: 169, column: 12, scope: !1505, inlinedAt: !1506)
!1686 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !1685)
!1687 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !1685)
!1688 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !1685)
!1689 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !1685)
!1690 = !DILocation(line: 170, column: 8, scope: !1505, inlinedAt: !1506)
!1691 = !DILocation(line: 171, column: 8, scope: !1505, inlinedAt: !1506)
!1692 = !DILocation(line: 173, column: 18, scope: !1505, inlinedAt: !1506)
!1693 = !DILocation(line: 173, column: 3, scope: !1505, inlinedAt: !1506)
!1694 = !DILocation(line: 174, column: 18, scope: !1505, inlinedAt: !1506)
!1695 = !DILocation(line: 174, column: 3, scope: !1505, inlinedAt: !1506)
!1696 = !DILocation(line: 175, column: 18, scope: !1505, inlinedAt: !1506)
!1697 = !DILocation(line: 175, column: 3, scope: !1505, inlinedAt: !1506)
!1698 = !DILocation(line: 176, column: 18, scope: !1505, inlinedAt: !1506)
!1699 = !DILocation(line: 176, column: 3, scope: !1505, inlinedAt: !1506)
!1700 = !DILocation(line: 168, column: 34, scope: !1505, inlinedAt: !1506)
!1701 = !DILocation(line: 178, column: 35, scope: !1505, inlinedAt: !1506)
!1702 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !1701)
!1703 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !1702)
!1704 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !1703)
!1705 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !1703)
!1706 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !1703)
!1707 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !1703)
!1708 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !1703)
!1709 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !1703)
!1710 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !1701)
!1711 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !1703)
!1712 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !1703)
!1713 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !1703)
!1714 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !1703)
!1715 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !1703)
!1716 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !1703)
!1717 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !1703)
!1718 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !1702)
!1719 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !1718)
!1720 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !1718)
!1721 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !1718)
!1722 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !1702)
!1723 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !1702)
!1724 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !1702)
!1725 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !1702)
!1726 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !1702)
!1727 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !1702)
!1728 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !1702)
!1729 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !1702)
!1730 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !1702)
!1731 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !1702)
!1732 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !1702)
!1733 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !1702)
!1734 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !1702)
!1735 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !1702)
!1736 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !1702)
!1737 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !1702)
!1738 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !1702)
!1739 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !1702)
!1740 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !1702)
!1741 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !1702)
!1742 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !1702)
!1743 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !1702)
!1744 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !1702)
!1745 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !1702)
!1746 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !1702)
!1747 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !1702)
!1748 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !1702)
!1749 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !1702)
!1750 = !{!"llvm.loop.unroll.count", i32 1}
!1751 = distinct !{!1751, !1750}
!1752 = !DILocation(line: 178, column: 55, scope: !1505, inlinedAt: !1506)
!1753 = !DILocation(line: 178, column: 47, scope: !1505, inlinedAt: !1506)
!1754 = !DILocation(line: 178, column: 59, scope: !1505, inlinedAt: !1506)
!1755 = !DILocation(line: 178, column: 21, scope: !1505, inlinedAt: !1506)
!1756 = !DILocation(line: 179, column: 17, scope: !1505, inlinedAt: !1506)
!1757 = !DILocation(line: 179, column: 6, scope: !1505, inlinedAt: !1506)
!1758 = !DILocation(line: 179, column: 22, scope: !1505, inlinedAt: !1506)
!1759 = !DILocation(line: 179, column: 29, scope: !1505, inlinedAt: !1506)
!1760 = !DILocation(line: 181, column: 8, scope: !1505, inlinedAt: !1506)
!1761 = !DILocation(line: 182, column: 12, scope: !1505, inlinedAt: !1506)
!1762 = !DILocation(line: 182, column: 4, scope: !1505, inlinedAt: !1506)
!1763 = !DILocation(line: 184, column: 34, scope: !1505, inlinedAt: !1506)
!1764 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1763)
!1765 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1763)
!1766 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1763)
!1767 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1763)
!1768 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1763)
!1769 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1768)
!1770 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1763)
!1771 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1770)
!1772 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1763)
!1773 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1772)
!1774 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1763)
!1775 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1774)
!1776 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1763)
!1777 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1763)
!1778 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1777)
!1779 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1777)
!1780 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1779)
!1781 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1763)
!1782 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1763)
!1783 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1782)
!1784 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1782)
!1785 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1782)
!1786 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1785)
!1787 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1782)
!1788 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1763)
!1789 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1763)
!1790 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1763)
!1791 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1790)
!1792 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1790)
!1793 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1790)
!1794 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1793)
!1795 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1790)
!1796 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1763)
!1797 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1763)
!1798 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1763)
!1799 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1798)
!1800 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1798)
!1801 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1798)
!1802 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1801)
!1803 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1798)
!1804 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1763)
!1805 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1763)
!1806 = !DILocation(line: 184, column: 12, scope: !1466, inlinedAt: !1467)
!1807 = !DILocation(line: 184, column: 12, scope: !1505, inlinedAt: !1506)
!1808 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !1807)
!1809 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !1807)
!1810 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !1807)
!1811 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !1807)
!1812 = !DILocation(line: 184, column: 4, scope: !1505, inlinedAt: !1506)
!1813 = !DILocation(line: 186, column: 3, scope: !1454)
!1814 = !DILocation(line: 186, column: 10, scope: !1505, inlinedAt: !1506)
!1815 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !1814)
!1816 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !1814)
!1817 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !1814)
!1818 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !1814)
!1819 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !1814)
!1820 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1819)
!1821 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !1814)
!1822 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1821)
!1823 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !1814)
!1824 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1823)
!1825 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !1814)
!1826 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1825)
!1827 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !1814)
!1828 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !1814)
!1829 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1828)
!1830 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1828)
!1831 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1830)
!1832 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !1814)
!1833 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !1814)
!1834 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1833)
!1835 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1833)
!1836 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1833)
!1837 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1836)
!1838 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !1814)
!1839 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !1814)
!1840 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1839)
!1841 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1839)
!1842 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1839)
!1843 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1842)
!1844 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !1814)
!1845 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !1814)
!1846 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1845)
!1847 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1845)
!1848 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1845)
!1849 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1848)
!1850 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1507)
!1851 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1507)
!1852 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1507)
!1853 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1507)
!1854 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1853)
!1855 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1507)
!1856 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1855)
!1857 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1507)
!1858 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1857)
!1859 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1507)
!1860 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1859)
!1861 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1507)
!1862 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1507)
!1863 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1862)
!1864 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1862)
!1865 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1862)
!1866 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1865)
!1867 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1862)
!1868 = !DILocation(line: 205, column: 15, scope: !1387, inlinedAt: !1507)
!1869 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1507)
!1870 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1507)
!1871 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1870)
!1872 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1870)
!1873 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1870)
!1874 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1873)
!1875 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1870)
!1876 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1507)
!1877 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1507)
!1878 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1507)
!1879 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1878)
!1880 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1878)
!1881 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1878)
!1882 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1881)
!1883 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1878)
!1884 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1507)
!1885 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1507)
!1886 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1507)
!1887 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1886)
!1888 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1886)
!1889 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1886)
!1890 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1889)
!1891 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1886)
!1892 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1507)
!1893 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1507)
!1894 = !DILocation(line: 187, column: 3, scope: !1466, inlinedAt: !1467)
!1895 = !DILocation(line: 188, column: 35, scope: !1505, inlinedAt: !1506)
!1896 = !DILocation(line: 188, column: 44, scope: !1505, inlinedAt: !1506)
!1897 = !DILocation(line: 188, column: 58, scope: !1505, inlinedAt: !1506)
!1898 = !DILocation(line: 188, column: 67, scope: !1505, inlinedAt: !1506)
!1899 = !DILocation(line: 188, column: 81, scope: !1505, inlinedAt: !1506)
!1900 = !DILocation(line: 188, column: 90, scope: !1505, inlinedAt: !1506)
!1901 = !DILocation(line: 188, column: 104, scope: !1505, inlinedAt: !1506)
!1902 = !DILocation(line: 188, column: 113, scope: !1505, inlinedAt: !1506)
!1903 = !DILocation(line: 188, column: 10, scope: !1505, inlinedAt: !1506)
!1904 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !1903)
!1905 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !1903)
!1906 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !1903)
!1907 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !1903)
!1908 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !1903)
!1909 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1908)
!1910 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !1903)
!1911 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1910)
!1912 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !1903)
!1913 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1912)
!1914 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !1903)
!1915 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1914)
!1916 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !1903)
!1917 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !1903)
!1918 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1917)
!1919 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1917)
!1920 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1919)
!1921 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !1903)
!1922 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !1903)
!1923 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1922)
!1924 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1922)
!1925 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1922)
!1926 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1925)
!1927 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !1903)
!1928 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !1903)
!1929 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1928)
!1930 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1928)
!1931 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1928)
!1932 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1931)
!1933 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !1903)
!1934 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !1903)
!1935 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !1934)
!1936 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !1934)
!1937 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !1934)
!1938 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !1937)
!1939 = !DILocation(line: 179, column: 34, scope: !1505, inlinedAt: !1506)
!1940 = !DILocation(line: 95, column: 44, scope: !1466, inlinedAt: !1467)
!1941 = !DILocation(line: 107, column: 6, scope: !1466, inlinedAt: !1467)
!1942 = !DILocation(line: 107, column: 29, scope: !1466, inlinedAt: !1467)
!1943 = !DILocation(line: 108, column: 23, scope: !1466, inlinedAt: !1467)
!1944 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !1943)
!1945 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !1943)
!1946 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !1943)
!1947 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !1943)
!1948 = !DILocation(line: 109, column: 20, scope: !1466, inlinedAt: !1467)
!1949 = !DILocation(line: 109, column: 23, scope: !1466, inlinedAt: !1467)
!1950 = !DILocation(line: 110, column: 42, scope: !1466, inlinedAt: !1467)
!1951 = !DILocation(line: 110, column: 25, scope: !1466, inlinedAt: !1467)
!1952 = !DILocation(line: 112, column: 17, scope: !1466, inlinedAt: !1467)
!1953 = !DILocation(line: 113, column: 34, scope: !1466, inlinedAt: !1467)
!1954 = !DILocation(line: 129, column: 65, scope: !1509, inlinedAt: !1953)
!1955 = !DILocation(line: 129, column: 72, scope: !1509, inlinedAt: !1953)
!1956 = !DILocation(line: 113, column: 25, scope: !1466, inlinedAt: !1467)
!1957 = !DILocation(line: 113, column: 41, scope: !1466, inlinedAt: !1467)
!1958 = !DILocation(line: 114, column: 14, scope: !1466, inlinedAt: !1467)
!1959 = !DILocation(line: 166, column: 34, scope: !1505, inlinedAt: !1958)
!1960 = !DILocation(line: 166, column: 30, scope: !1505, inlinedAt: !1958)
!1961 = !DILocation(line: 166, column: 38, scope: !1505, inlinedAt: !1958)
!1962 = !DILocation(line: 166, column: 51, scope: !1505, inlinedAt: !1958)
!1963 = !DILocation(line: 166, column: 59, scope: !1505, inlinedAt: !1958)
!1964 = !DILocation(line: 166, column: 68, scope: !1505, inlinedAt: !1958)
!1965 = !DILocation(line: 166, column: 76, scope: !1505, inlinedAt: !1958)
!1966 = !DILocation(line: 165, column: 33, scope: !1505, inlinedAt: !1958)
!1967 = !DILocation(line: 168, column: 45, scope: !1505, inlinedAt: !1958)
!1968 = !DILocation(line: 168, column: 17, scope: !1505, inlinedAt: !1958)
!1969 = !DILocation(line: 167, column: 2, scope: !1505, inlinedAt: !1958)
!1970 = !DILocation(line: 168, column: 6, scope: !1505, inlinedAt: !1958)
!1971 = !DILocation(line: 168, column: 22, scope: !1505, inlinedAt: !1958)
!1972 = !DILocation(line: 168, column: 29, scope: !1505, inlinedAt: !1958)
!1973 = !DILocation(line: 114, column: 55, scope: !1466, inlinedAt: !1467)
!1974 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !1973)
!1975 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !1973)
!1976 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !1973)
!1977 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !1973)
!1978 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !1973)
!1979 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1978)
!1980 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !1973)
!1981 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1980)
!1982 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !1973)
!1983 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1982)
!1984 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !1973)
!1985 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1984)
!1986 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !1973)
!1987 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !1973)
!1988 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1987)
!1989 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1987)
!1990 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1989)
!1991 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !1973)
!1992 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !1973)
!1993 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !1992)
!1994 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !1992)
!1995 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !1992)
!1996 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !1995)
!1997 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !1992)
!1998 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !1973)
!1999 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !1973)
!2000 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !1973)
!2001 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2000)
!2002 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2000)
!2003 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2000)
!2004 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2003)
!2005 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2000)
!2006 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !1973)
!2007 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !1973)
!2008 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !1973)
!2009 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2008)
!2010 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2008)
!2011 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2008)
!2012 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2011)
!2013 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2008)
!2014 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !1973)
!2015 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !1973)
!2016 = !DILocation(line: 114, column: 42, scope: !1466, inlinedAt: !1467)
!2017 = !DILocation(line: 169, column: 34, scope: !1505, inlinedAt: !1958)
!2018 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2017)
!2019 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2017)
!2020 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2017)
!2021 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2017)
!2022 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2017)
!2023 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2022)
!2024 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2017)
!2025 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2024)
!2026 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2017)
!2027 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2026)
!2028 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2017)
!2029 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2028)
!2030 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2017)
!2031 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2017)
!2032 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2031)
!2033 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2031)
!2034 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2033)
!2035 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2017)
!2036 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2017)
!2037 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2036)
!2038 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2036)
!2039 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2036)
!2040 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2039)
!2041 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2036)
!2042 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2017)
!2043 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2017)
!2044 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2017)
!2045 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2044)
!2046 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2044)
!2047 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2044)
!2048 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2047)
!2049 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2044)
!2050 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2017)
!2051 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2017)
!2052 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2017)
!2053 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2052)
!2054 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2052)
!2055 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2052)
!2056 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2055)
!2057 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2052)
!2058 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2017)
!2059 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2017)
!2060 = !DILocation(line: 169, column: 12, scope: !1505, inlinedAt: !1958)
!2061 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2060)
!2062 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2060)
!2063 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2060)
!2064 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2060)
!2065 = !DILocation(line: 170, column: 8, scope: !1505, inlinedAt: !1958)
!2066 = !DILocation(line: 171, column: 8, scope: !1505, inlinedAt: !1958)
!2067 = !DILocation(line: 173, column: 18, scope: !1505, inlinedAt: !1958)
!2068 = !DILocation(line: 173, column: 3, scope: !1505, inlinedAt: !1958)
!2069 = !DILocation(line: 174, column: 18, scope: !1505, inlinedAt: !1958)
!2070 = !DILocation(line: 174, column: 3, scope: !1505, inlinedAt: !1958)
!2071 = !DILocation(line: 175, column: 18, scope: !1505, inlinedAt: !1958)
!2072 = !DILocation(line: 175, column: 3, scope: !1505, inlinedAt: !1958)
!2073 = !DILocation(line: 176, column: 18, scope: !1505, inlinedAt: !1958)
!2074 = !DILocation(line: 176, column: 3, scope: !1505, inlinedAt: !1958)
!2075 = !DILocation(line: 168, column: 34, scope: !1505, inlinedAt: !1958)
!2076 = !DILocation(line: 178, column: 35, scope: !1505, inlinedAt: !1958)
!2077 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !2076)
!2078 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !2077)
!2079 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !2078)
!2080 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !2078)
!2081 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !2078)
!2082 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !2078)
!2083 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !2078)
!2084 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !2078)
!2085 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !2076)
!2086 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !2078)
!2087 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !2078)
!2088 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !2078)
!2089 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !2078)
!2090 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !2078)
!2091 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !2078)
!2092 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !2078)
!2093 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !2077)
!2094 = !DILocation(line: 23, column: 44, scope: !407, inlinedAt: !2093)
!2095 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !2093)
!2096 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !2093)
!2097 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !2093)
!2098 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !2077)
!2099 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !2077)
!2100 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !2077)
!2101 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !2077)
!2102 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !2077)
!2103 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !2077)
!2104 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !2077)
!2105 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !2077)
!2106 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !2077)
!2107 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !2077)
!2108 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !2077)
!2109 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !2077)
!2110 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !2077)
!2111 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !2077)
!2112 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !2077)
!2113 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !2077)
!2114 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !2077)
!2115 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !2077)
!2116 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !2077)
!2117 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !2077)
!2118 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !2077)
!2119 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !2077)
!2120 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !2077)
!2121 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !2077)
!2122 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !2077)
!2123 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !2077)
!2124 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !2077)
!2125 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !2077)
!2126 = !{!"llvm.loop.unroll.count", i32 1}
!2127 = distinct !{!2127, !2126}
!2128 = !DILocation(line: 178, column: 55, scope: !1505, inlinedAt: !1958)
!2129 = !DILocation(line: 178, column: 47, scope: !1505, inlinedAt: !1958)
!2130 = !DILocation(line: 178, column: 59, scope: !1505, inlinedAt: !1958)
!2131 = !DILocation(line: 178, column: 21, scope: !1505, inlinedAt: !1958)
!2132 = !DILocation(line: 179, column: 17, scope: !1505, inlinedAt: !1958)
!2133 = !DILocation(line: 179, column: 6, scope: !1505, inlinedAt: !1958)
!2134 = !DILocation(line: 179, column: 22, scope: !1505, inlinedAt: !1958)
!2135 = !DILocation(line: 179, column: 29, scope: !1505, inlinedAt: !1958)
!2136 = !DILocation(line: 181, column: 8, scope: !1505, inlinedAt: !1958)
!2137 = !DILocation(line: 182, column: 12, scope: !1505, inlinedAt: !1958)
!2138 = !DILocation(line: 182, column: 4, scope: !1505, inlinedAt: !1958)
!2139 = !DILocation(line: 184, column: 34, scope: !1505, inlinedAt: !1958)
!2140 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2139)
!2141 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2139)
!2142 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2139)
!2143 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2139)
!2144 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2139)
!2145 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2144)
!2146 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2139)
!2147 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2146)
!2148 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2139)
!2149 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2148)
!2150 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2139)
!2151 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2150)
!2152 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2139)
!2153 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2139)
!2154 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2153)
!2155 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2153)
!2156 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2155)
!2157 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2139)
!2158 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2139)
!2159 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2158)
!2160 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2158)
!2161 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2158)
!2162 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2161)
!2163 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2158)
!2164 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2139)
!2165 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2139)
!2166 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2139)
!2167 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2166)
!2168 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2166)
!2169 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2166)
!2170 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2169)
!2171 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2166)
!2172 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2139)
!2173 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2139)
!2174 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2139)
!2175 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2174)
!2176 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2174)
!2177 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2174)
!2178 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2177)
!2179 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2174)
!2180 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2139)
!2181 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2139)
!2182 = !DILocation(line: 184, column: 12, scope: !1505, inlinedAt: !1958)
!2183 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2182)
!2184 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2182)
!2185 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2182)
!2186 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2182)
!2187 = !DILocation(line: 184, column: 4, scope: !1505, inlinedAt: !1958)
!2188 = !DILocation(line: 186, column: 10, scope: !1505, inlinedAt: !1958)
!2189 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !2188)
!2190 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !2188)
!2191 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !2188)
!2192 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !2188)
!2193 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !2188)
!2194 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2193)
!2195 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !2188)
!2196 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2195)
!2197 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !2188)
!2198 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2197)
!2199 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !2188)
!2200 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2199)
!2201 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !2188)
!2202 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !2188)
!2203 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2202)
!2204 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2202)
!2205 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2204)
!2206 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !2188)
!2207 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !2188)
!2208 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2207)
!2209 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2207)
!2210 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2207)
!2211 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2210)
!2212 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !2188)
!2213 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !2188)
!2214 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2213)
!2215 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2213)
!2216 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2213)
!2217 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2216)
!2218 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !2188)
!2219 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !2188)
!2220 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2219)
!2221 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2219)
!2222 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2219)
!2223 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2222)
!2224 = !DILocation(line: 187, column: 14, scope: !1505, inlinedAt: !1958)
!2225 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2224)
!2226 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2224)
!2227 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2224)
!2228 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2224)
!2229 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2224)
!2230 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2229)
!2231 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2224)
!2232 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2231)
!2233 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2224)
!2234 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2233)
!2235 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2224)
!2236 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2235)
!2237 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2224)
!2238 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2224)
!2239 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2238)
!2240 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2238)
!2241 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2238)
!2242 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2241)
!2243 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2238)
!2244 = !DILocation(line: 205, column: 15, scope: !1387, inlinedAt: !2224)
!2245 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2224)
!2246 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2224)
!2247 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2246)
!2248 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2246)
!2249 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2246)
!2250 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2249)
!2251 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2246)
!2252 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2224)
!2253 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2224)
!2254 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2224)
!2255 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2254)
!2256 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2254)
!2257 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2254)
!2258 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2257)
!2259 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2254)
!2260 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2224)
!2261 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2224)
!2262 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2224)
!2263 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2262)
!2264 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2262)
!2265 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2262)
!2266 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2265)
!2267 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2262)
!2268 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2224)
!2269 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2224)
!2270 = !DILocation(line: 188, column: 35, scope: !1505, inlinedAt: !1958)
!2271 = !DILocation(line: 188, column: 44, scope: !1505, inlinedAt: !1958)
!2272 = !DILocation(line: 188, column: 58, scope: !1505, inlinedAt: !1958)
!2273 = !DILocation(line: 188, column: 67, scope: !1505, inlinedAt: !1958)
!2274 = !DILocation(line: 188, column: 81, scope: !1505, inlinedAt: !1958)
!2275 = !DILocation(line: 188, column: 90, scope: !1505, inlinedAt: !1958)
!2276 = !DILocation(line: 188, column: 104, scope: !1505, inlinedAt: !1958)
!2277 = !DILocation(line: 188, column: 113, scope: !1505, inlinedAt: !1958)
!2278 = !DILocation(line: 188, column: 10, scope: !1505, inlinedAt: !1958)
!2279 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !2278)
!2280 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !2278)
!2281 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !2278)
!2282 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !2278)
!2283 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !2278)
!2284 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2283)
!2285 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !2278)
!2286 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2285)
!2287 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !2278)
!2288 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2287)
!2289 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !2278)
!2290 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2289)
!2291 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !2278)
!2292 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !2278)
!2293 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2292)
!2294 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2292)
!2295 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2294)
!2296 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !2278)
!2297 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !2278)
!2298 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2297)
!2299 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2297)
!2300 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2297)
!2301 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2300)
!2302 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !2278)
!2303 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !2278)
!2304 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2303)
!2305 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2303)
!2306 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2303)
!2307 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2306)
!2308 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !2278)
!2309 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !2278)
!2310 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2309)
!2311 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2309)
!2312 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2309)
!2313 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2312)
!2314 = !DILocation(line: 179, column: 34, scope: !1505, inlinedAt: !1958)
!2315 = !DILocation(line: 107, column: 39, scope: !1466, inlinedAt: !1467)
!2316 = distinct !DISubprogram(name: "job.atOnce", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!2317 = !DILocation(line: 62, column: 11, scope: !1456, inlinedAt: !1457)
!2318 = !DILocation(line: 70, column: 23, scope: !2316, inlinedAt: !2317)
!2319 = !DILocation(line: 70, column: 40, scope: !2316, inlinedAt: !2317)
!2320 = !DILocation(line: 71, column: 26, scope: !2316, inlinedAt: !2317)
!2321 = !DILocation(line: 71, column: 6, scope: !2316, inlinedAt: !2317)
!2322 = !DILocation(line: 71, column: 33, scope: !2316, inlinedAt: !2317)
!2323 = !DILocation(line: 72, column: 7, scope: !2316, inlinedAt: !2317)
!2324 = !DILocation(line: 72, column: 17, scope: !2316, inlinedAt: !2317)
!2325 = !DILocation(line: 73, column: 37, scope: !2316, inlinedAt: !2317)
!2326 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !2325)
!2327 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !2325)
!2328 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !2325)
!2329 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !2325)
!2330 = !DILocation(line: 73, column: 10, scope: !2316, inlinedAt: !2317)
!2331 = !DILocation(line: 72, column: 24, scope: !2316, inlinedAt: !2317)
!2332 = !DILocation(line: 71, column: 45, scope: !2316, inlinedAt: !2317)
!2333 = !DILocation(line: 78, column: 14, scope: !2316, inlinedAt: !2317)
!2334 = !DILocation(line: 184, column: 34, scope: !1505, inlinedAt: !2333)
!2335 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2334)
!2336 = !DILocation(line: 187, column: 14, scope: !1505, inlinedAt: !2333)
!2337 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2336)
!2338 = !DILocation(line: 76, column: 29, scope: !1454)
!2339 = !DILocation(line: 76, column: 33, scope: !2316, inlinedAt: !2317)
!2340 = !DILocation(line: 77, column: 13, scope: !2316, inlinedAt: !2317)
!2341 = !DILocation(line: 135, column: 34, scope: !1518, inlinedAt: !2340)
!2342 = !DILocation(line: 136, column: 9, scope: !1518, inlinedAt: !2340)
!2343 = !DILocation(line: 137, column: 46, scope: !1518, inlinedAt: !2340)
!2344 = !DILocation(line: 137, column: 55, scope: !1518, inlinedAt: !2340)
!2345 = !DILocation(line: 137, column: 43, scope: !1518, inlinedAt: !2340)
!2346 = !DILocation(line: 137, column: 25, scope: !1518, inlinedAt: !2340)
!2347 = !DILocation(line: 140, column: 16, scope: !1518, inlinedAt: !2340)
!2348 = !DILocation(line: 166, column: 34, scope: !1505, inlinedAt: !2333)
!2349 = !DILocation(line: 166, column: 30, scope: !1505, inlinedAt: !2333)
!2350 = !DILocation(line: 166, column: 38, scope: !1505, inlinedAt: !2333)
!2351 = !DILocation(line: 166, column: 51, scope: !1505, inlinedAt: !2333)
!2352 = !DILocation(line: 166, column: 59, scope: !1505, inlinedAt: !2333)
!2353 = !DILocation(line: 166, column: 68, scope: !1505, inlinedAt: !2333)
!2354 = !DILocation(line: 166, column: 76, scope: !1505, inlinedAt: !2333)
!2355 = !DILocation(line: 165, column: 33, scope: !1505, inlinedAt: !2333)
!2356 = !DILocation(line: 168, column: 17, scope: !1505, inlinedAt: !2333)
!2357 = !DILocation(line: 167, column: 2, scope: !1505, inlinedAt: !2333)
!2358 = !DILocation(line: 168, column: 6, scope: !1505, inlinedAt: !2333)
!2359 = !DILocation(line: 168, column: 22, scope: !1505, inlinedAt: !2333)
!2360 = !DILocation(line: 168, column: 29, scope: !1505, inlinedAt: !2333)
!2361 = !DILocation(line: 78, column: 54, scope: !2316, inlinedAt: !2317)
!2362 = !DILocation(line: 169, column: 34, scope: !1505, inlinedAt: !2333)
!2363 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2362)
!2364 = !DILocation(line: 202, column: 18, scope: !1387, inlinedAt: !2362)
!2365 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2362)
!2366 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2362)
!2367 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2362)
!2368 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2367)
!2369 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2362)
!2370 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2369)
!2371 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2362)
!2372 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2371)
!2373 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2362)
!2374 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2373)
!2375 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2362)
!2376 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2362)
!2377 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2376)
!2378 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2376)
!2379 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2378)
!2380 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2362)
!2381 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2362)
!2382 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2381)
!2383 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2381)
!2384 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2381)
!2385 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2384)
!2386 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2381)
!2387 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2362)
!2388 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2362)
!2389 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2362)
!2390 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2389)
!2391 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2389)
!2392 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2389)
!2393 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2392)
!2394 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2389)
!2395 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2362)
!2396 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2362)
!2397 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2362)
!2398 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2397)
!2399 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2397)
!2400 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2397)
!2401 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2400)
!2402 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2397)
!2403 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2362)
!2404 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2362)
!2405 = !DILocation(line: 169, column: 12, scope: !2316, inlinedAt: !2317)
!2406 = !DILocation(line: 169, column: 12, scope: !1505, inlinedAt: !2333)
!2407 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2406)
!2408 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2406)
!2409 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2406)
!2410 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2406)
!2411 = !DILocation(line: 170, column: 8, scope: !1505, inlinedAt: !2333)
!2412 = !DILocation(line: 171, column: 8, scope: !1505, inlinedAt: !2333)
!2413 = !DILocation(line: 173, column: 18, scope: !1505, inlinedAt: !2333)
!2414 = !DILocation(line: 173, column: 3, scope: !1505, inlinedAt: !2333)
!2415 = !DILocation(line: 174, column: 18, scope: !1505, inlinedAt: !2333)
!2416 = !DILocation(line: 174, column: 3, scope: !1505, inlinedAt: !2333)
!2417 = !DILocation(line: 175, column: 18, scope: !1505, inlinedAt: !2333)
!2418 = !DILocation(line: 175, column: 3, scope: !1505, inlinedAt: !2333)
!2419 = !DILocation(line: 176, column: 18, scope: !1505, inlinedAt: !2333)
!2420 = !DILocation(line: 176, column: 3, scope: !1505, inlinedAt: !2333)
!2421 = !DILocation(line: 168, column: 34, scope: !1505, inlinedAt: !2333)
!2422 = !DILocation(line: 178, column: 35, scope: !1505, inlinedAt: !2333)
!2423 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !2422)
!2424 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !2423)
!2425 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !2424)
!2426 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !2424)
!2427 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !2424)
!2428 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !2424)
!2429 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !2424)
!2430 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !2424)
!2431 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !2422)
!2432 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !2424)
!2433 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !2424)
!2434 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !2424)
!2435 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !2424)
!2436 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !2424)
!2437 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !2424)
!2438 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !2424)
!2439 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !2423)
!2440 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !2439)
!2441 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !2439)
!2442 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !2439)
!2443 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !2423)
!2444 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !2423)
!2445 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !2423)
!2446 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !2423)
!2447 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !2423)
!2448 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !2423)
!2449 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !2423)
!2450 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !2423)
!2451 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !2423)
!2452 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !2423)
!2453 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !2423)
!2454 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !2423)
!2455 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !2423)
!2456 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !2423)
!2457 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !2423)
!2458 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !2423)
!2459 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !2423)
!2460 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !2423)
!2461 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !2423)
!2462 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !2423)
!2463 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !2423)
!2464 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !2423)
!2465 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !2423)
!2466 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !2423)
!2467 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !2423)
!2468 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !2423)
!2469 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !2423)
!2470 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !2423)
!2471 = !{!"llvm.loop.unroll.count", i32 1}
!2472 = distinct !{!2472, !2471}
!2473 = !DILocation(line: 178, column: 55, scope: !1505, inlinedAt: !2333)
!2474 = !DILocation(line: 178, column: 47, scope: !1505, inlinedAt: !2333)
!2475 = !DILocation(line: 178, column: 59, scope: !1505, inlinedAt: !2333)
!2476 = !DILocation(line: 178, column: 21, scope: !1505, inlinedAt: !2333)
!2477 = !DILocation(line: 179, column: 17, scope: !1505, inlinedAt: !2333)
!2478 = !DILocation(line: 179, column: 6, scope: !1505, inlinedAt: !2333)
!2479 = !DILocation(line: 179, column: 22, scope: !1505, inlinedAt: !2333)
!2480 = !DILocation(line: 179, column: 29, scope: !1505, inlinedAt: !2333)
!2481 = !DILocation(line: 181, column: 8, scope: !1505, inlinedAt: !2333)
!2482 = !DILocation(line: 182, column: 12, scope: !1505, inlinedAt: !2333)
!2483 = !DILocation(line: 182, column: 4, scope: !1505, inlinedAt: !2333)
!2484 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2334)
!2485 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2334)
!2486 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2334)
!2487 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2334)
!2488 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2487)
!2489 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2334)
!2490 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2489)
!2491 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2334)
!2492 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2491)
!2493 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2334)
!2494 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2493)
!2495 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2334)
!2496 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2334)
!2497 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2496)
!2498 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2496)
!2499 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2498)
!2500 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2334)
!2501 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2334)
!2502 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2501)
!2503 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2501)
!2504 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2501)
!2505 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2504)
!2506 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2501)
!2507 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2334)
!2508 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2334)
!2509 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2334)
!2510 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2509)
!2511 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2509)
!2512 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2509)
!2513 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2512)
!2514 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2509)
!2515 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2334)
!2516 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2334)
!2517 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2334)
!2518 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2517)
!2519 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2517)
!2520 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2517)
!2521 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2520)
!2522 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2517)
!2523 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2334)
!2524 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2334)
!2525 = !DILocation(line: 184, column: 12, scope: !2316, inlinedAt: !2317)
!2526 = !DILocation(line: 184, column: 12, scope: !1505, inlinedAt: !2333)
!2527 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2526)
!2528 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2526)
!2529 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2526)
!2530 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2526)
!2531 = !DILocation(line: 184, column: 4, scope: !1505, inlinedAt: !2333)
!2532 = !DILocation(line: 186, column: 10, scope: !1505, inlinedAt: !2333)
!2533 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !2532)
!2534 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !2532)
!2535 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !2532)
!2536 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !2532)
!2537 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !2532)
!2538 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2537)
!2539 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !2532)
!2540 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2539)
!2541 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !2532)
!2542 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2541)
!2543 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !2532)
!2544 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2543)
!2545 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !2532)
!2546 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !2532)
!2547 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2546)
!2548 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2546)
!2549 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2548)
!2550 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !2532)
!2551 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !2532)
!2552 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2551)
!2553 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2551)
!2554 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2551)
!2555 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2554)
!2556 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !2532)
!2557 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !2532)
!2558 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2557)
!2559 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2557)
!2560 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2557)
!2561 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2560)
!2562 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !2532)
!2563 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !2532)
!2564 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2563)
!2565 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2563)
!2566 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2563)
!2567 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2566)
!2568 = !DILocation(line: 201, column: 9, scope: !1387, inlinedAt: !2336)
!2569 = !DILocation(line: 202, column: 25, scope: !1387, inlinedAt: !2336)
!2570 = !DILocation(line: 202, column: 23, scope: !1387, inlinedAt: !2336)
!2571 = !DILocation(line: 203, column: 22, scope: !1387, inlinedAt: !2336)
!2572 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2571)
!2573 = !DILocation(line: 203, column: 36, scope: !1387, inlinedAt: !2336)
!2574 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2573)
!2575 = !DILocation(line: 203, column: 50, scope: !1387, inlinedAt: !2336)
!2576 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2575)
!2577 = !DILocation(line: 203, column: 64, scope: !1387, inlinedAt: !2336)
!2578 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2577)
!2579 = !DILocation(line: 203, column: 3, scope: !1387, inlinedAt: !2336)
!2580 = !DILocation(line: 205, column: 19, scope: !1387, inlinedAt: !2336)
!2581 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2580)
!2582 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2580)
!2583 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2580)
!2584 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2583)
!2585 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2580)
!2586 = !DILocation(line: 205, column: 15, scope: !1387, inlinedAt: !2336)
!2587 = !DILocation(line: 205, column: 41, scope: !1387, inlinedAt: !2336)
!2588 = !DILocation(line: 205, column: 34, scope: !1387, inlinedAt: !2336)
!2589 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2588)
!2590 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2588)
!2591 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2588)
!2592 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2591)
!2593 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2588)
!2594 = !DILocation(line: 205, column: 30, scope: !1387, inlinedAt: !2336)
!2595 = !DILocation(line: 205, column: 58, scope: !1387, inlinedAt: !2336)
!2596 = !DILocation(line: 205, column: 51, scope: !1387, inlinedAt: !2336)
!2597 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2596)
!2598 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2596)
!2599 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2596)
!2600 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2599)
!2601 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2596)
!2602 = !DILocation(line: 205, column: 47, scope: !1387, inlinedAt: !2336)
!2603 = !DILocation(line: 205, column: 75, scope: !1387, inlinedAt: !2336)
!2604 = !DILocation(line: 205, column: 68, scope: !1387, inlinedAt: !2336)
!2605 = !DILocation(line: 210, column: 7, scope: !1390, inlinedAt: !2604)
!2606 = !DILocation(line: 211, column: 18, scope: !1390, inlinedAt: !2604)
!2607 = !DILocation(line: 211, column: 14, scope: !1390, inlinedAt: !2604)
!2608 = !DILocation(line: 241, column: 19, scope: !1414, inlinedAt: !2607)
!2609 = !DILocation(line: 211, column: 3, scope: !1390, inlinedAt: !2604)
!2610 = !DILocation(line: 205, column: 64, scope: !1387, inlinedAt: !2336)
!2611 = !DILocation(line: 205, column: 2, scope: !1387, inlinedAt: !2336)
!2612 = !DILocation(line: 187, column: 3, scope: !2316, inlinedAt: !2317)
!2613 = !DILocation(line: 188, column: 35, scope: !1505, inlinedAt: !2333)
!2614 = !DILocation(line: 188, column: 44, scope: !1505, inlinedAt: !2333)
!2615 = !DILocation(line: 188, column: 58, scope: !1505, inlinedAt: !2333)
!2616 = !DILocation(line: 188, column: 67, scope: !1505, inlinedAt: !2333)
!2617 = !DILocation(line: 188, column: 81, scope: !1505, inlinedAt: !2333)
!2618 = !DILocation(line: 188, column: 90, scope: !1505, inlinedAt: !2333)
!2619 = !DILocation(line: 188, column: 104, scope: !1505, inlinedAt: !2333)
!2620 = !DILocation(line: 188, column: 113, scope: !1505, inlinedAt: !2333)
!2621 = !DILocation(line: 188, column: 10, scope: !1505, inlinedAt: !2333)
!2622 = !DILocation(line: 218, column: 9, scope: !1536, inlinedAt: !2621)
!2623 = !DILocation(line: 219, column: 13, scope: !1536, inlinedAt: !2621)
!2624 = !DILocation(line: 219, column: 20, scope: !1536, inlinedAt: !2621)
!2625 = !DILocation(line: 219, column: 18, scope: !1536, inlinedAt: !2621)
!2626 = !DILocation(line: 219, column: 53, scope: !1536, inlinedAt: !2621)
!2627 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2626)
!2628 = !DILocation(line: 219, column: 71, scope: !1536, inlinedAt: !2621)
!2629 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2628)
!2630 = !DILocation(line: 219, column: 89, scope: !1536, inlinedAt: !2621)
!2631 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2630)
!2632 = !DILocation(line: 219, column: 107, scope: !1536, inlinedAt: !2621)
!2633 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2632)
!2634 = !DILocation(line: 220, column: 3, scope: !1536, inlinedAt: !2621)
!2635 = !DILocation(line: 222, column: 5, scope: !1536, inlinedAt: !2621)
!2636 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2635)
!2637 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2635)
!2638 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2637)
!2639 = !DILocation(line: 223, column: 12, scope: !1536, inlinedAt: !2621)
!2640 = !DILocation(line: 223, column: 5, scope: !1536, inlinedAt: !2621)
!2641 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2640)
!2642 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2640)
!2643 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2640)
!2644 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2643)
!2645 = !DILocation(line: 224, column: 12, scope: !1536, inlinedAt: !2621)
!2646 = !DILocation(line: 224, column: 5, scope: !1536, inlinedAt: !2621)
!2647 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2646)
!2648 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2646)
!2649 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2646)
!2650 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2649)
!2651 = !DILocation(line: 225, column: 12, scope: !1536, inlinedAt: !2621)
!2652 = !DILocation(line: 225, column: 5, scope: !1536, inlinedAt: !2621)
!2653 = !DILocation(line: 230, column: 7, scope: !1552, inlinedAt: !2652)
!2654 = !DILocation(line: 231, column: 6, scope: !1552, inlinedAt: !2652)
!2655 = !DILocation(line: 231, column: 20, scope: !1552, inlinedAt: !2652)
!2656 = !DILocation(line: 254, column: 48, scope: !1541, inlinedAt: !2655)
!2657 = !DILocation(line: 179, column: 34, scope: !1505, inlinedAt: !2333)
!2658 = !DILocation(line: 76, column: 45, scope: !2316, inlinedAt: !2317)
!2659 = !DILocation(line: 64, column: 13, scope: !1456, inlinedAt: !1457)
!2660 = !DILocation(line: 65, column: 15, scope: !1456, inlinedAt: !1457)
!2661 = distinct !DISubprogram(name: "job.send", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!2662 = !DILocation(line: 119, column: 17, scope: !2661)
!2663 = !DILocation(line: 120, column: 18, scope: !2661)
!2664 = distinct !DISubprogram(name: "job.half", scope: !1, file: !1, line: 130, type: !4, isDefinition: true, scopeLine: 130, isOptimized: true, unit: !2)
!2665 = distinct !DISubprogram(name: "job.place", scope: !1, file: !1, line: 126, type: !4, isDefinition: true, scopeLine: 126, isOptimized: true, unit: !2)
!2666 = !DILocation(line: 121, column: 15, scope: !2661)
!2667 = !DILocation(line: 127, column: 17, scope: !2665, inlinedAt: !2666)
!2668 = !DILocation(line: 130, column: 58, scope: !2664, inlinedAt: !2667)
!2669 = !DILocation(line: 130, column: 49, scope: !2664, inlinedAt: !2667)
!2670 = !DILocation(line: 127, column: 32, scope: !2665, inlinedAt: !2666)
!2671 = !DILocation(line: 127, column: 19, scope: !2665, inlinedAt: !2666)
!2672 = !DILocation(line: 127, column: 35, scope: !2665, inlinedAt: !2666)
!2673 = !DILocation(line: 127, column: 39, scope: !2665, inlinedAt: !2666)
!2674 = !DILocation(line: 127, column: 49, scope: !2665, inlinedAt: !2666)
!2675 = !DILocation(line: 127, column: 57, scope: !2665, inlinedAt: !2666)
!2676 = !DILocation(line: 122, column: 49, scope: !2661)
!2677 = !DILocation(line: 122, column: 42, scope: !2661)
!2678 = !DILocation(line: 122, column: 76, scope: !2661)
!2679 = !DILocation(line: 122, column: 93, scope: !2661)
!2680 = !DILocation(line: 122, column: 96, scope: !2661)
!2681 = !DILocation(line: 122, column: 72, scope: !2661)
!2682 = !DILocation(line: 122, column: 127, scope: !2661)
!2683 = !DILocation(line: 122, column: 136, scope: !2661)
!2684 = !DILocation(line: 122, column: 124, scope: !2661)
!2685 = !DILocation(line: 122, column: 20, scope: !2661)
!2686 = distinct !DISubprogram(name: "job.sum", scope: !1, file: !1, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!2687 = !DILocation(line: 144, column: 17, scope: !2686)
!2688 = !DILocation(line: 145, column: 30, scope: !2686)
!2689 = !DILocation(line: 147, column: 16, scope: !2686)
!2690 = !DILocation(line: 127, column: 17, scope: !2665, inlinedAt: !2689)
!2691 = !DILocation(line: 130, column: 58, scope: !2664, inlinedAt: !2690)
!2692 = !DILocation(line: 130, column: 49, scope: !2664, inlinedAt: !2690)
!2693 = !DILocation(line: 127, column: 19, scope: !2665, inlinedAt: !2689)
!2694 = !DILocation(line: 148, column: 22, scope: !2686)
!2695 = !DILocation(line: 149, column: 31, scope: !2686)
!2696 = distinct !DISubprogram(name: "job.load", scope: !1, file: !1, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!2697 = !DILocation(line: 151, column: 25, scope: !2686)
!2698 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !2697)
!2699 = distinct !DISubprogram(name: "at", scope: !1, file: !1, line: 209, type: !4, isDefinition: true, scopeLine: 209, isOptimized: true, unit: !2)
!2700 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !2697)
!2701 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2700)
!2702 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !2697)
!2703 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !2697)
!2704 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2703)
!2705 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !2697)
!2706 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !2697)
!2707 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2706)
!2708 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !2697)
!2709 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !2697)
!2710 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2709)
!2711 = !DILocation(line: 144, column: 55, scope: !2686)
!2712 = !DILocation(line: 127, column: 35, scope: !2665, inlinedAt: !2689)
!2713 = !DILocation(line: 127, column: 39, scope: !2665, inlinedAt: !2689)
!2714 = !DILocation(line: 127, column: 49, scope: !2665, inlinedAt: !2689)
!2715 = !DILocation(line: 127, column: 57, scope: !2665, inlinedAt: !2689)
!2716 = !DILocation(line: 148, column: 9, scope: !2686)
!2717 = !DILocation(line: 146, column: 3, scope: !2686)
!2718 = !DILocation(line: 147, column: 3, scope: !2686)
!2719 = !DILocation(line: 151, column: 30, scope: !2686)
!2720 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !2697)
!2721 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !2697)
!2722 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !2697)
!2723 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !2697)
!2724 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2700)
!2725 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2700)
!2726 = !DILocation(line: 205, column: 15, scope: !2696, inlinedAt: !2697)
!2727 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2703)
!2728 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2703)
!2729 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !2697)
!2730 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2706)
!2731 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2706)
!2732 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !2697)
!2733 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2709)
!2734 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2709)
!2735 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !2697)
!2736 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !2697)
!2737 = !DILocation(line: 151, column: 13, scope: !2686)
!2738 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2737)
!2739 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2737)
!2740 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2737)
!2741 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2737)
!2742 = !DILocation(line: 151, column: 35, scope: !2686)
!2743 = !{!"llvm.loop.unroll.disable"}
!2744 = distinct !{!2744, !2743}
!2745 = !DILocation(line: 153, column: 2, scope: !2686)
!2746 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 277, type: !4, isDefinition: true, scopeLine: 277, isOptimized: true, unit: !2)
!2747 = !DILocation(line: 277, column: 6, scope: !2746)
!2748 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!2749 = !DILocation(line: 278, column: 5, scope: !2746)
!2750 = !DILocation(line: 58, column: 70, scope: !2748, inlinedAt: !2749)
!2751 = !DILocation(line: 16, column: 70, scope: !134, inlinedAt: !2750)
!2752 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !2751)
!2753 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !2751)
!2754 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !2751)
!2755 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !2751)
!2756 = !DILocation(line: 16, column: 64, scope: !134, inlinedAt: !2750)
!2757 = !DILocation(line: 16, column: 75, scope: !134, inlinedAt: !2750)
!2758 = distinct !DISubprogram(name: "job.byShards", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2759 = !DILocation(line: 60, column: 13, scope: !2748, inlinedAt: !2749)
!2760 = !DILocation(line: 86, column: 23, scope: !2758, inlinedAt: !2759)
!2761 = !DILocation(line: 86, column: 40, scope: !2758, inlinedAt: !2759)
!2762 = !DILocation(line: 59, column: 7, scope: !2748, inlinedAt: !2749)
!2763 = !DILocation(line: 87, column: 24, scope: !2758, inlinedAt: !2759)
!2764 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !2763)
!2765 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !2763)
!2766 = !DILocation(line: 5, column: 72, scope: !151, inlinedAt: !2763)
!2767 = !DILocation(line: 5, column: 66, scope: !151, inlinedAt: !2763)
!2768 = !DILocation(line: 5, column: 77, scope: !151, inlinedAt: !2763)
!2769 = !DILocation(line: 88, column: 27, scope: !2758, inlinedAt: !2759)
!2770 = !DILocation(line: 88, column: 21, scope: !2758, inlinedAt: !2759)
!2771 = !DILocation(line: 90, column: 23, scope: !2758, inlinedAt: !2759)
!2772 = !DILocation(line: 11, column: 67, scope: !160, inlinedAt: !2771)
!2773 = !DILocation(line: 89, column: 24, scope: !2758, inlinedAt: !2759)
!2774 = !DILocation(line: 89, column: 6, scope: !2758, inlinedAt: !2759)
!2775 = !DILocation(line: 89, column: 29, scope: !2758, inlinedAt: !2759)
!2776 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !2771)
!2777 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !2771)
!2778 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !2771)
!2779 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !2771)
!2780 = !DILocation(line: 91, column: 21, scope: !2758, inlinedAt: !2759)
!2781 = !DILocation(line: 8, column: 53, scope: !170, inlinedAt: !2780)
!2782 = !DILocation(line: 8, column: 51, scope: !170, inlinedAt: !2780)
!2783 = !DILocation(line: 8, column: 56, scope: !170, inlinedAt: !2780)
!2784 = !DILocation(line: 8, column: 69, scope: !170, inlinedAt: !2780)
!2785 = !DILocation(line: 8, column: 74, scope: !170, inlinedAt: !2780)
!2786 = !DILocation(line: 8, column: 43, scope: !170, inlinedAt: !2780)
!2787 = !DILocation(line: 92, column: 27, scope: !2758, inlinedAt: !2759)
!2788 = !DILocation(line: 5, column: 52, scope: !151, inlinedAt: !2787)
!2789 = !DILocation(line: 5, column: 57, scope: !151, inlinedAt: !2787)
!2790 = !DILocation(line: 93, column: 21, scope: !2758, inlinedAt: !2759)
!2791 = !DILocation(line: 93, column: 9, scope: !2758, inlinedAt: !2759)
!2792 = !DILocation(line: 89, column: 39, scope: !2758, inlinedAt: !2759)
!2793 = !DILocation(line: 95, column: 16, scope: !2758, inlinedAt: !2759)
!2794 = !DILocation(line: 103, column: 22, scope: !2758, inlinedAt: !2759)
!2795 = !DILocation(line: 105, column: 55, scope: !2758, inlinedAt: !2759)
!2796 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !2795)
!2797 = distinct !DISubprogram(name: "job.normalize", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!2798 = !DILocation(line: 105, column: 14, scope: !2758, inlinedAt: !2759)
!2799 = !DILocation(line: 187, column: 14, scope: !2797, inlinedAt: !2798)
!2800 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !2799)
!2801 = distinct !DISubprogram(name: "job.sumsOf", scope: !1, file: !1, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2802 = !DILocation(line: 97, column: 32, scope: !2758, inlinedAt: !2759)
!2803 = !DILocation(line: 129, column: 53, scope: !2801, inlinedAt: !2802)
!2804 = !DILocation(line: 130, column: 58, scope: !2664, inlinedAt: !2803)
!2805 = !DILocation(line: 130, column: 49, scope: !2664, inlinedAt: !2803)
!2806 = !DILocation(line: 129, column: 55, scope: !2801, inlinedAt: !2802)
!2807 = !DILocation(line: 95, column: 6, scope: !2758, inlinedAt: !2759)
!2808 = !DILocation(line: 95, column: 38, scope: !2758, inlinedAt: !2759)
!2809 = !DILocation(line: 96, column: 20, scope: !2758, inlinedAt: !2759)
!2810 = distinct !DISubprogram(name: "job.awaitRow", scope: !1, file: !1, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!2811 = !DILocation(line: 96, column: 13, scope: !2758, inlinedAt: !2759)
!2812 = !DILocation(line: 135, column: 34, scope: !2810, inlinedAt: !2811)
!2813 = !DILocation(line: 136, column: 9, scope: !2810, inlinedAt: !2811)
!2814 = !DILocation(line: 137, column: 46, scope: !2810, inlinedAt: !2811)
!2815 = !DILocation(line: 137, column: 55, scope: !2810, inlinedAt: !2811)
!2816 = !DILocation(line: 137, column: 43, scope: !2810, inlinedAt: !2811)
!2817 = !DILocation(line: 137, column: 25, scope: !2810, inlinedAt: !2811)
!2818 = !DILocation(line: 140, column: 16, scope: !2810, inlinedAt: !2811)
!2819 = !DILocation(line: 129, column: 65, scope: !2801, inlinedAt: !2802)
!2820 = !DILocation(line: 129, column: 72, scope: !2801, inlinedAt: !2802)
!2821 = !DILocation(line: 97, column: 52, scope: !2758, inlinedAt: !2759)
!2822 = !DILocation(line: 97, column: 23, scope: !2758, inlinedAt: !2759)
!2823 = !DILocation(line: 98, column: 29, scope: !2758, inlinedAt: !2759)
!2824 = !DILocation(line: 98, column: 76, scope: !2758, inlinedAt: !2759)
!2825 = !DILocation(line: 98, column: 7, scope: !2758, inlinedAt: !2759)
!2826 = !DILocation(line: 98, column: 40, scope: !2758, inlinedAt: !2759)
!2827 = !DILocation(line: 99, column: 34, scope: !2758, inlinedAt: !2759)
!2828 = distinct !DISubprogram(name: "job.store", scope: !1, file: !1, line: 217, type: !4, isDefinition: true, scopeLine: 217, isOptimized: true, unit: !2)
!2829 = !DILocation(line: 99, column: 11, scope: !2758, inlinedAt: !2759)
!2830 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !2829)
!2831 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !2829)
!2832 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !2829)
!2833 = distinct !DISubprogram(name: "round", scope: !1, file: !1, line: 249, type: !4, isDefinition: true, scopeLine: 249, isOptimized: true, unit: !2)
!2834 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !2829)
!2835 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2834)
!2836 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2834)
!2837 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !2829)
!2838 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2837)
!2839 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2837)
!2840 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !2829)
!2841 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2840)
!2842 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2840)
!2843 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !2829)
!2844 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2843)
!2845 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2843)
!2846 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !2829)
!2847 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !2829)
!2848 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!2849 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !2829)
!2850 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !2849)
!2851 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !2849)
!2852 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2851)
!2853 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2851)
!2854 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !2829)
!2855 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !2829)
!2856 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !2855)
!2857 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !2855)
!2858 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !2855)
!2859 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2858)
!2860 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2858)
!2861 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !2829)
!2862 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !2829)
!2863 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !2862)
!2864 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !2862)
!2865 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !2862)
!2866 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2865)
!2867 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2865)
!2868 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !2829)
!2869 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !2829)
!2870 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !2869)
!2871 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !2869)
!2872 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !2869)
!2873 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !2872)
!2874 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !2872)
!2875 = !DILocation(line: 98, column: 54, scope: !2758, inlinedAt: !2759)
!2876 = !DILocation(line: 101, column: 17, scope: !2758, inlinedAt: !2759)
!2877 = !DILocation(line: 102, column: 7, scope: !2758, inlinedAt: !2759)
!2878 = !DILocation(line: 102, column: 17, scope: !2758, inlinedAt: !2759)
!2879 = !DILocation(line: 103, column: 59, scope: !2758, inlinedAt: !2759)
!2880 = !DILocation(line: 103, column: 105, scope: !2758, inlinedAt: !2759)
!2881 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !2880)
!2882 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !2880)
!2883 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !2880)
!2884 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !2880)
!2885 = !DILocation(line: 102, column: 24, scope: !2758, inlinedAt: !2759)
!2886 = !DILocation(line: 166, column: 34, scope: !2797, inlinedAt: !2798)
!2887 = !DILocation(line: 166, column: 30, scope: !2797, inlinedAt: !2798)
!2888 = !DILocation(line: 166, column: 38, scope: !2797, inlinedAt: !2798)
!2889 = !DILocation(line: 166, column: 51, scope: !2797, inlinedAt: !2798)
!2890 = !DILocation(line: 166, column: 59, scope: !2797, inlinedAt: !2798)
!2891 = !DILocation(line: 166, column: 68, scope: !2797, inlinedAt: !2798)
!2892 = !DILocation(line: 166, column: 76, scope: !2797, inlinedAt: !2798)
!2893 = !DILocation(line: 165, column: 33, scope: !2797, inlinedAt: !2798)
!2894 = !DILocation(line: 168, column: 17, scope: !2797, inlinedAt: !2798)
!2895 = !DILocation(line: 167, column: 2, scope: !2797, inlinedAt: !2798)
!2896 = !DILocation(line: 168, column: 6, scope: !2797, inlinedAt: !2798)
!2897 = !DILocation(line: 168, column: 22, scope: !2797, inlinedAt: !2798)
!2898 = !DILocation(line: 168, column: 29, scope: !2797, inlinedAt: !2798)
!2899 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !2795)
!2900 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !2795)
!2901 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !2795)
!2902 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !2795)
!2903 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !2795)
!2904 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2903)
!2905 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !2795)
!2906 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !2795)
!2907 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2906)
!2908 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2906)
!2909 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2906)
!2910 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !2795)
!2911 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !2795)
!2912 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !2795)
!2913 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2912)
!2914 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2912)
!2915 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2912)
!2916 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !2795)
!2917 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !2795)
!2918 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !2795)
!2919 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2918)
!2920 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2918)
!2921 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2918)
!2922 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !2795)
!2923 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !2795)
!2924 = !DILocation(line: 105, column: 42, scope: !2758, inlinedAt: !2759)
!2925 = !DILocation(line: 169, column: 34, scope: !2797, inlinedAt: !2798)
!2926 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !2925)
!2927 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !2925)
!2928 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !2925)
!2929 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !2925)
!2930 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !2925)
!2931 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !2925)
!2932 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2931)
!2933 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !2925)
!2934 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !2925)
!2935 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2934)
!2936 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2934)
!2937 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2934)
!2938 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !2925)
!2939 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !2925)
!2940 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !2925)
!2941 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2940)
!2942 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2940)
!2943 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2940)
!2944 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !2925)
!2945 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !2925)
!2946 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !2925)
!2947 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !2946)
!2948 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !2946)
!2949 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !2946)
!2950 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !2925)
!2951 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !2925)
!2952 = !DILocation(line: 169, column: 12, scope: !2758, inlinedAt: !2759)
!2953 = !DILocation(line: 169, column: 12, scope: !2797, inlinedAt: !2798)
!2954 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !2953)
!2955 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !2953)
!2956 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !2953)
!2957 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !2953)
!2958 = !DILocation(line: 170, column: 8, scope: !2797, inlinedAt: !2798)
!2959 = !DILocation(line: 171, column: 8, scope: !2797, inlinedAt: !2798)
!2960 = !DILocation(line: 173, column: 18, scope: !2797, inlinedAt: !2798)
!2961 = !DILocation(line: 173, column: 3, scope: !2797, inlinedAt: !2798)
!2962 = !DILocation(line: 174, column: 18, scope: !2797, inlinedAt: !2798)
!2963 = !DILocation(line: 174, column: 3, scope: !2797, inlinedAt: !2798)
!2964 = !DILocation(line: 175, column: 18, scope: !2797, inlinedAt: !2798)
!2965 = !DILocation(line: 175, column: 3, scope: !2797, inlinedAt: !2798)
!2966 = !DILocation(line: 176, column: 18, scope: !2797, inlinedAt: !2798)
!2967 = !DILocation(line: 176, column: 3, scope: !2797, inlinedAt: !2798)
!2968 = !DILocation(line: 168, column: 34, scope: !2797, inlinedAt: !2798)
!2969 = !DILocation(line: 178, column: 35, scope: !2797, inlinedAt: !2798)
!2970 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !2969)
!2971 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !2970)
!2972 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !2971)
!2973 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !2971)
!2974 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !2971)
!2975 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !2971)
!2976 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !2971)
!2977 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !2971)
!2978 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !2969)
!2979 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !2971)
!2980 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !2971)
!2981 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !2971)
!2982 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !2971)
!2983 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !2971)
!2984 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !2971)
!2985 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !2971)
!2986 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !2970)
!2987 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !2986)
!2988 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !2986)
!2989 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !2986)
!2990 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !2970)
!2991 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !2970)
!2992 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !2970)
!2993 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !2970)
!2994 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !2970)
!2995 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !2970)
!2996 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !2970)
!2997 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !2970)
!2998 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !2970)
!2999 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !2970)
!3000 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !2970)
!3001 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !2970)
!3002 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !2970)
!3003 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !2970)
!3004 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !2970)
!3005 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !2970)
!3006 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !2970)
!3007 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !2970)
!3008 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !2970)
!3009 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !2970)
!3010 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !2970)
!3011 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !2970)
!3012 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !2970)
!3013 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !2970)
!3014 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !2970)
!3015 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !2970)
!3016 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !2970)
!3017 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !2970)
!3018 = !{!"llvm.loop.unroll.count", i32 1}
!3019 = distinct !{!3019, !3018}
!3020 = !DILocation(line: 178, column: 55, scope: !2797, inlinedAt: !2798)
!3021 = !DILocation(line: 178, column: 47, scope: !2797, inlinedAt: !2798)
!3022 = !DILocation(line: 178, column: 59, scope: !2797, inlinedAt: !2798)
!3023 = !DILocation(line: 178, column: 21, scope: !2797, inlinedAt: !2798)
!3024 = !DILocation(line: 179, column: 17, scope: !2797, inlinedAt: !2798)
!3025 = !DILocation(line: 179, column: 6, scope: !2797, inlinedAt: !2798)
!3026 = !DILocation(line: 179, column: 22, scope: !2797, inlinedAt: !2798)
!3027 = !DILocation(line: 179, column: 29, scope: !2797, inlinedAt: !2798)
!3028 = !DILocation(line: 181, column: 8, scope: !2797, inlinedAt: !2798)
!3029 = !DILocation(line: 182, column: 12, scope: !2797, inlinedAt: !2798)
!3030 = !DILocation(line: 182, column: 4, scope: !2797, inlinedAt: !2798)
!3031 = !DILocation(line: 203, column: 22, scope: !2696, inlinedAt: !2795)
!3032 = !DILocation(line: 184, column: 34, scope: !2797, inlinedAt: !2798)
!3033 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3032)
!3034 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3032)
!3035 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3032)
!3036 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3032)
!3037 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3032)
!3038 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3032)
!3039 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3038)
!3040 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3032)
!3041 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3032)
!3042 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3041)
!3043 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3041)
!3044 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3041)
!3045 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3032)
!3046 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3032)
!3047 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3032)
!3048 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3047)
!3049 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3047)
!3050 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3047)
!3051 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3032)
!3052 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3032)
!3053 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3032)
!3054 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3053)
!3055 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3053)
!3056 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3053)
!3057 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3032)
!3058 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3032)
!3059 = !DILocation(line: 184, column: 12, scope: !2758, inlinedAt: !2759)
!3060 = !DILocation(line: 184, column: 12, scope: !2797, inlinedAt: !2798)
!3061 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !3060)
!3062 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !3060)
!3063 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !3060)
!3064 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !3060)
!3065 = !DILocation(line: 184, column: 4, scope: !2797, inlinedAt: !2798)
!3066 = !DILocation(line: 186, column: 3, scope: !2746)
!3067 = !DILocation(line: 186, column: 10, scope: !2797, inlinedAt: !2798)
!3068 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3067)
!3069 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3067)
!3070 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3067)
!3071 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3067)
!3072 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3067)
!3073 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3072)
!3074 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3072)
!3075 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3067)
!3076 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3075)
!3077 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3075)
!3078 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3067)
!3079 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3078)
!3080 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3078)
!3081 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3067)
!3082 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3081)
!3083 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3081)
!3084 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3067)
!3085 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3067)
!3086 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3085)
!3087 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3085)
!3088 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3087)
!3089 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3087)
!3090 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3067)
!3091 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3067)
!3092 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3091)
!3093 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3091)
!3094 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3091)
!3095 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3094)
!3096 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3094)
!3097 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3067)
!3098 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3067)
!3099 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3098)
!3100 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3098)
!3101 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3098)
!3102 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3101)
!3103 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3101)
!3104 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3067)
!3105 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3067)
!3106 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3105)
!3107 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3105)
!3108 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3105)
!3109 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3108)
!3110 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3108)
!3111 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !2799)
!3112 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !2799)
!3113 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !2799)
!3114 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !2799)
!3115 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !2799)
!3116 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3115)
!3117 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3115)
!3118 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3115)
!3119 = !DILocation(line: 205, column: 15, scope: !2696, inlinedAt: !2799)
!3120 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !2799)
!3121 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !2799)
!3122 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3121)
!3123 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3121)
!3124 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3121)
!3125 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !2799)
!3126 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !2799)
!3127 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !2799)
!3128 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3127)
!3129 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3127)
!3130 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3127)
!3131 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !2799)
!3132 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !2799)
!3133 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !2799)
!3134 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3133)
!3135 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3133)
!3136 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3133)
!3137 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !2799)
!3138 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !2799)
!3139 = !DILocation(line: 187, column: 3, scope: !2758, inlinedAt: !2759)
!3140 = !DILocation(line: 188, column: 35, scope: !2797, inlinedAt: !2798)
!3141 = !DILocation(line: 188, column: 44, scope: !2797, inlinedAt: !2798)
!3142 = !DILocation(line: 188, column: 58, scope: !2797, inlinedAt: !2798)
!3143 = !DILocation(line: 188, column: 67, scope: !2797, inlinedAt: !2798)
!3144 = !DILocation(line: 188, column: 81, scope: !2797, inlinedAt: !2798)
!3145 = !DILocation(line: 188, column: 90, scope: !2797, inlinedAt: !2798)
!3146 = !DILocation(line: 188, column: 104, scope: !2797, inlinedAt: !2798)
!3147 = !DILocation(line: 188, column: 113, scope: !2797, inlinedAt: !2798)
!3148 = !DILocation(line: 188, column: 10, scope: !2797, inlinedAt: !2798)
!3149 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3148)
!3150 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3148)
!3151 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3148)
!3152 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3148)
!3153 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3148)
!3154 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3153)
!3155 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3153)
!3156 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3148)
!3157 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3156)
!3158 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3156)
!3159 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3148)
!3160 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3159)
!3161 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3159)
!3162 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3148)
!3163 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3162)
!3164 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3162)
!3165 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3148)
!3166 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3148)
!3167 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3166)
!3168 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3166)
!3169 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3168)
!3170 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3168)
!3171 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3148)
!3172 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3148)
!3173 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3172)
!3174 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3172)
!3175 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3172)
!3176 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3175)
!3177 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3175)
!3178 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3148)
!3179 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3148)
!3180 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3179)
!3181 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3179)
!3182 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3179)
!3183 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3182)
!3184 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3182)
!3185 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3148)
!3186 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3148)
!3187 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3186)
!3188 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3186)
!3189 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3186)
!3190 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3189)
!3191 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3189)
!3192 = !DILocation(line: 179, column: 34, scope: !2797, inlinedAt: !2798)
!3193 = !DILocation(line: 95, column: 44, scope: !2758, inlinedAt: !2759)
!3194 = !DILocation(line: 107, column: 6, scope: !2758, inlinedAt: !2759)
!3195 = !DILocation(line: 107, column: 29, scope: !2758, inlinedAt: !2759)
!3196 = !DILocation(line: 108, column: 23, scope: !2758, inlinedAt: !2759)
!3197 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !3196)
!3198 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !3196)
!3199 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !3196)
!3200 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !3196)
!3201 = !DILocation(line: 109, column: 20, scope: !2758, inlinedAt: !2759)
!3202 = !DILocation(line: 109, column: 23, scope: !2758, inlinedAt: !2759)
!3203 = !DILocation(line: 110, column: 42, scope: !2758, inlinedAt: !2759)
!3204 = !DILocation(line: 110, column: 25, scope: !2758, inlinedAt: !2759)
!3205 = !DILocation(line: 112, column: 17, scope: !2758, inlinedAt: !2759)
!3206 = !DILocation(line: 113, column: 34, scope: !2758, inlinedAt: !2759)
!3207 = !DILocation(line: 129, column: 65, scope: !2801, inlinedAt: !3206)
!3208 = !DILocation(line: 129, column: 72, scope: !2801, inlinedAt: !3206)
!3209 = !DILocation(line: 113, column: 25, scope: !2758, inlinedAt: !2759)
!3210 = !DILocation(line: 113, column: 41, scope: !2758, inlinedAt: !2759)
!3211 = !DILocation(line: 114, column: 14, scope: !2758, inlinedAt: !2759)
!3212 = !DILocation(line: 166, column: 34, scope: !2797, inlinedAt: !3211)
!3213 = !DILocation(line: 166, column: 30, scope: !2797, inlinedAt: !3211)
!3214 = !DILocation(line: 166, column: 38, scope: !2797, inlinedAt: !3211)
!3215 = !DILocation(line: 166, column: 51, scope: !2797, inlinedAt: !3211)
!3216 = !DILocation(line: 166, column: 59, scope: !2797, inlinedAt: !3211)
!3217 = !DILocation(line: 166, column: 68, scope: !2797, inlinedAt: !3211)
!3218 = !DILocation(line: 166, column: 76, scope: !2797, inlinedAt: !3211)
!3219 = !DILocation(line: 165, column: 33, scope: !2797, inlinedAt: !3211)
!3220 = !DILocation(line: 168, column: 45, scope: !2797, inlinedAt: !3211)
!3221 = !DILocation(line: 168, column: 17, scope: !2797, inlinedAt: !3211)
!3222 = !DILocation(line: 167, column: 2, scope: !2797, inlinedAt: !3211)
!3223 = !DILocation(line: 168, column: 6, scope: !2797, inlinedAt: !3211)
!3224 = !DILocation(line: 168, column: 22, scope: !2797, inlinedAt: !3211)
!3225 = !DILocation(line: 168, column: 29, scope: !2797, inlinedAt: !3211)
!3226 = !DILocation(line: 114, column: 55, scope: !2758, inlinedAt: !2759)
!3227 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3226)
!3228 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3226)
!3229 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3226)
!3230 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3226)
!3231 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3226)
!3232 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3226)
!3233 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3232)
!3234 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3226)
!3235 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3226)
!3236 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3235)
!3237 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3235)
!3238 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3235)
!3239 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3226)
!3240 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3226)
!3241 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3226)
!3242 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3241)
!3243 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3241)
!3244 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3241)
!3245 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3226)
!3246 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3226)
!3247 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3226)
!3248 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3247)
!3249 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3247)
!3250 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3247)
!3251 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3226)
!3252 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3226)
!3253 = !DILocation(line: 114, column: 42, scope: !2758, inlinedAt: !2759)
!3254 = !DILocation(line: 169, column: 34, scope: !2797, inlinedAt: !3211)
!3255 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3254)
!3256 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3254)
!3257 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3254)
!3258 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3254)
!3259 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3254)
!3260 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3254)
!3261 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3260)
!3262 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3254)
!3263 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3254)
!3264 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3263)
!3265 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3263)
!3266 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3263)
!3267 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3254)
!3268 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3254)
!3269 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3254)
!3270 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3269)
!3271 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3269)
!3272 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3269)
!3273 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3254)
!3274 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3254)
!3275 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3254)
!3276 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3275)
!3277 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3275)
!3278 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3275)
!3279 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3254)
!3280 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3254)
!3281 = !DILocation(line: 169, column: 12, scope: !2797, inlinedAt: !3211)
!3282 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !3281)
!3283 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !3281)
!3284 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !3281)
!3285 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !3281)
!3286 = !DILocation(line: 170, column: 8, scope: !2797, inlinedAt: !3211)
!3287 = !DILocation(line: 171, column: 8, scope: !2797, inlinedAt: !3211)
!3288 = !DILocation(line: 173, column: 18, scope: !2797, inlinedAt: !3211)
!3289 = !DILocation(line: 173, column: 3, scope: !2797, inlinedAt: !3211)
!3290 = !DILocation(line: 174, column: 18, scope: !2797, inlinedAt: !3211)
!3291 = !DILocation(line: 174, column: 3, scope: !2797, inlinedAt: !3211)
!3292 = !DILocation(line: 175, column: 18, scope: !2797, inlinedAt: !3211)
!3293 = !DILocation(line: 175, column: 3, scope: !2797, inlinedAt: !3211)
!3294 = !DILocation(line: 176, column: 18, scope: !2797, inlinedAt: !3211)
!3295 = !DILocation(line: 176, column: 3, scope: !2797, inlinedAt: !3211)
!3296 = !DILocation(line: 168, column: 34, scope: !2797, inlinedAt: !3211)
!3297 = !DILocation(line: 178, column: 35, scope: !2797, inlinedAt: !3211)
!3298 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !3297)
!3299 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !3298)
!3300 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !3299)
!3301 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !3299)
!3302 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !3299)
!3303 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !3299)
!3304 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !3299)
!3305 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !3299)
!3306 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !3297)
!3307 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !3299)
!3308 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !3299)
!3309 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !3299)
!3310 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !3299)
!3311 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !3299)
!3312 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !3299)
!3313 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !3299)
!3314 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !3298)
!3315 = !DILocation(line: 23, column: 44, scope: !407, inlinedAt: !3314)
!3316 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !3314)
!3317 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !3314)
!3318 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !3314)
!3319 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !3298)
!3320 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !3298)
!3321 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !3298)
!3322 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !3298)
!3323 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !3298)
!3324 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !3298)
!3325 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !3298)
!3326 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !3298)
!3327 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !3298)
!3328 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !3298)
!3329 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !3298)
!3330 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !3298)
!3331 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !3298)
!3332 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !3298)
!3333 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !3298)
!3334 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !3298)
!3335 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !3298)
!3336 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !3298)
!3337 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !3298)
!3338 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !3298)
!3339 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !3298)
!3340 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !3298)
!3341 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !3298)
!3342 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !3298)
!3343 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !3298)
!3344 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !3298)
!3345 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !3298)
!3346 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !3298)
!3347 = !{!"llvm.loop.unroll.count", i32 1}
!3348 = distinct !{!3348, !3347}
!3349 = !DILocation(line: 178, column: 55, scope: !2797, inlinedAt: !3211)
!3350 = !DILocation(line: 178, column: 47, scope: !2797, inlinedAt: !3211)
!3351 = !DILocation(line: 178, column: 59, scope: !2797, inlinedAt: !3211)
!3352 = !DILocation(line: 178, column: 21, scope: !2797, inlinedAt: !3211)
!3353 = !DILocation(line: 179, column: 17, scope: !2797, inlinedAt: !3211)
!3354 = !DILocation(line: 179, column: 6, scope: !2797, inlinedAt: !3211)
!3355 = !DILocation(line: 179, column: 22, scope: !2797, inlinedAt: !3211)
!3356 = !DILocation(line: 179, column: 29, scope: !2797, inlinedAt: !3211)
!3357 = !DILocation(line: 181, column: 8, scope: !2797, inlinedAt: !3211)
!3358 = !DILocation(line: 182, column: 12, scope: !2797, inlinedAt: !3211)
!3359 = !DILocation(line: 182, column: 4, scope: !2797, inlinedAt: !3211)
!3360 = !DILocation(line: 203, column: 22, scope: !2696, inlinedAt: !3226)
!3361 = !DILocation(line: 184, column: 34, scope: !2797, inlinedAt: !3211)
!3362 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3361)
!3363 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3361)
!3364 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3361)
!3365 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3361)
!3366 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3361)
!3367 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3361)
!3368 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3367)
!3369 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3361)
!3370 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3361)
!3371 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3370)
!3372 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3370)
!3373 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3370)
!3374 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3361)
!3375 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3361)
!3376 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3361)
!3377 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3376)
!3378 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3376)
!3379 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3376)
!3380 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3361)
!3381 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3361)
!3382 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3361)
!3383 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3382)
!3384 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3382)
!3385 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3382)
!3386 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3361)
!3387 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3361)
!3388 = !DILocation(line: 184, column: 12, scope: !2797, inlinedAt: !3211)
!3389 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !3388)
!3390 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !3388)
!3391 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !3388)
!3392 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !3388)
!3393 = !DILocation(line: 184, column: 4, scope: !2797, inlinedAt: !3211)
!3394 = !DILocation(line: 186, column: 10, scope: !2797, inlinedAt: !3211)
!3395 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3394)
!3396 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3394)
!3397 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3394)
!3398 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3394)
!3399 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3394)
!3400 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3399)
!3401 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3399)
!3402 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3394)
!3403 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3402)
!3404 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3402)
!3405 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3394)
!3406 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3405)
!3407 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3405)
!3408 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3394)
!3409 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3408)
!3410 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3408)
!3411 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3394)
!3412 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3394)
!3413 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3412)
!3414 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3412)
!3415 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3414)
!3416 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3414)
!3417 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3394)
!3418 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3394)
!3419 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3418)
!3420 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3418)
!3421 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3418)
!3422 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3421)
!3423 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3421)
!3424 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3394)
!3425 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3394)
!3426 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3425)
!3427 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3425)
!3428 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3425)
!3429 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3428)
!3430 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3428)
!3431 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3394)
!3432 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3394)
!3433 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3432)
!3434 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3432)
!3435 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3432)
!3436 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3435)
!3437 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3435)
!3438 = !DILocation(line: 187, column: 14, scope: !2797, inlinedAt: !3211)
!3439 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3438)
!3440 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3438)
!3441 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3438)
!3442 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3438)
!3443 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3438)
!3444 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3438)
!3445 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3444)
!3446 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3444)
!3447 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3444)
!3448 = !DILocation(line: 205, column: 15, scope: !2696, inlinedAt: !3438)
!3449 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3438)
!3450 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3438)
!3451 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3450)
!3452 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3450)
!3453 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3450)
!3454 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3438)
!3455 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3438)
!3456 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3438)
!3457 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3456)
!3458 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3456)
!3459 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3456)
!3460 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3438)
!3461 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3438)
!3462 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3438)
!3463 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3462)
!3464 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3462)
!3465 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3462)
!3466 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3438)
!3467 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3438)
!3468 = !DILocation(line: 188, column: 35, scope: !2797, inlinedAt: !3211)
!3469 = !DILocation(line: 188, column: 44, scope: !2797, inlinedAt: !3211)
!3470 = !DILocation(line: 188, column: 58, scope: !2797, inlinedAt: !3211)
!3471 = !DILocation(line: 188, column: 67, scope: !2797, inlinedAt: !3211)
!3472 = !DILocation(line: 188, column: 81, scope: !2797, inlinedAt: !3211)
!3473 = !DILocation(line: 188, column: 90, scope: !2797, inlinedAt: !3211)
!3474 = !DILocation(line: 188, column: 104, scope: !2797, inlinedAt: !3211)
!3475 = !DILocation(line: 188, column: 113, scope: !2797, inlinedAt: !3211)
!3476 = !DILocation(line: 188, column: 10, scope: !2797, inlinedAt: !3211)
!3477 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3476)
!3478 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3476)
!3479 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3476)
!3480 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3476)
!3481 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3476)
!3482 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3481)
!3483 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3481)
!3484 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3476)
!3485 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3484)
!3486 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3484)
!3487 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3476)
!3488 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3487)
!3489 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3487)
!3490 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3476)
!3491 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3490)
!3492 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3490)
!3493 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3476)
!3494 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3476)
!3495 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3494)
!3496 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3494)
!3497 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3496)
!3498 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3496)
!3499 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3476)
!3500 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3476)
!3501 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3500)
!3502 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3500)
!3503 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3500)
!3504 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3503)
!3505 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3503)
!3506 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3476)
!3507 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3476)
!3508 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3507)
!3509 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3507)
!3510 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3507)
!3511 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3510)
!3512 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3510)
!3513 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3476)
!3514 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3476)
!3515 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3514)
!3516 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3514)
!3517 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3514)
!3518 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3517)
!3519 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3517)
!3520 = !DILocation(line: 179, column: 34, scope: !2797, inlinedAt: !3211)
!3521 = !DILocation(line: 107, column: 39, scope: !2758, inlinedAt: !2759)
!3522 = distinct !DISubprogram(name: "job.atOnce", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!3523 = !DILocation(line: 62, column: 11, scope: !2748, inlinedAt: !2749)
!3524 = !DILocation(line: 70, column: 23, scope: !3522, inlinedAt: !3523)
!3525 = !DILocation(line: 70, column: 40, scope: !3522, inlinedAt: !3523)
!3526 = !DILocation(line: 71, column: 26, scope: !3522, inlinedAt: !3523)
!3527 = !DILocation(line: 71, column: 6, scope: !3522, inlinedAt: !3523)
!3528 = !DILocation(line: 71, column: 33, scope: !3522, inlinedAt: !3523)
!3529 = !DILocation(line: 72, column: 7, scope: !3522, inlinedAt: !3523)
!3530 = !DILocation(line: 72, column: 17, scope: !3522, inlinedAt: !3523)
!3531 = !DILocation(line: 73, column: 37, scope: !3522, inlinedAt: !3523)
!3532 = !DILocation(line: 11, column: 55, scope: !160, inlinedAt: !3531)
!3533 = !DILocation(line: 11, column: 52, scope: !160, inlinedAt: !3531)
!3534 = !DILocation(line: 11, column: 59, scope: !160, inlinedAt: !3531)
!3535 = !DILocation(line: 11, column: 45, scope: !160, inlinedAt: !3531)
!3536 = !DILocation(line: 73, column: 10, scope: !3522, inlinedAt: !3523)
!3537 = !DILocation(line: 72, column: 24, scope: !3522, inlinedAt: !3523)
!3538 = !DILocation(line: 71, column: 45, scope: !3522, inlinedAt: !3523)
!3539 = !DILocation(line: 78, column: 14, scope: !3522, inlinedAt: !3523)
!3540 = !DILocation(line: 184, column: 34, scope: !2797, inlinedAt: !3539)
!3541 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3540)
!3542 = !DILocation(line: 187, column: 14, scope: !2797, inlinedAt: !3539)
!3543 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3542)
!3544 = !DILocation(line: 76, column: 29, scope: !2746)
!3545 = !DILocation(line: 76, column: 33, scope: !3522, inlinedAt: !3523)
!3546 = !DILocation(line: 77, column: 13, scope: !3522, inlinedAt: !3523)
!3547 = !DILocation(line: 135, column: 34, scope: !2810, inlinedAt: !3546)
!3548 = !DILocation(line: 136, column: 9, scope: !2810, inlinedAt: !3546)
!3549 = !DILocation(line: 137, column: 46, scope: !2810, inlinedAt: !3546)
!3550 = !DILocation(line: 137, column: 55, scope: !2810, inlinedAt: !3546)
!3551 = !DILocation(line: 137, column: 43, scope: !2810, inlinedAt: !3546)
!3552 = !DILocation(line: 137, column: 25, scope: !2810, inlinedAt: !3546)
!3553 = !DILocation(line: 140, column: 16, scope: !2810, inlinedAt: !3546)
!3554 = !DILocation(line: 166, column: 34, scope: !2797, inlinedAt: !3539)
!3555 = !DILocation(line: 166, column: 30, scope: !2797, inlinedAt: !3539)
!3556 = !DILocation(line: 166, column: 38, scope: !2797, inlinedAt: !3539)
!3557 = !DILocation(line: 166, column: 51, scope: !2797, inlinedAt: !3539)
!3558 = !DILocation(line: 166, column: 59, scope: !2797, inlinedAt: !3539)
!3559 = !DILocation(line: 166, column: 68, scope: !2797, inlinedAt: !3539)
!3560 = !DILocation(line: 166, column: 76, scope: !2797, inlinedAt: !3539)
!3561 = !DILocation(line: 165, column: 33, scope: !2797, inlinedAt: !3539)
!3562 = !DILocation(line: 168, column: 17, scope: !2797, inlinedAt: !3539)
!3563 = !DILocation(line: 167, column: 2, scope: !2797, inlinedAt: !3539)
!3564 = !DILocation(line: 168, column: 6, scope: !2797, inlinedAt: !3539)
!3565 = !DILocation(line: 168, column: 22, scope: !2797, inlinedAt: !3539)
!3566 = !DILocation(line: 168, column: 29, scope: !2797, inlinedAt: !3539)
!3567 = !DILocation(line: 78, column: 54, scope: !3522, inlinedAt: !3523)
!3568 = !DILocation(line: 169, column: 34, scope: !2797, inlinedAt: !3539)
!3569 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3568)
!3570 = !DILocation(line: 202, column: 18, scope: !2696, inlinedAt: !3568)
!3571 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3568)
!3572 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3568)
!3573 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3568)
!3574 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3568)
!3575 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3574)
!3576 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3568)
!3577 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3568)
!3578 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3577)
!3579 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3577)
!3580 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3577)
!3581 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3568)
!3582 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3568)
!3583 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3568)
!3584 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3583)
!3585 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3583)
!3586 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3583)
!3587 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3568)
!3588 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3568)
!3589 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3568)
!3590 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3589)
!3591 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3589)
!3592 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3589)
!3593 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3568)
!3594 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3568)
!3595 = !DILocation(line: 169, column: 12, scope: !3522, inlinedAt: !3523)
!3596 = !DILocation(line: 169, column: 12, scope: !2797, inlinedAt: !3539)
!3597 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !3596)
!3598 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !3596)
!3599 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !3596)
!3600 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !3596)
!3601 = !DILocation(line: 170, column: 8, scope: !2797, inlinedAt: !3539)
!3602 = !DILocation(line: 171, column: 8, scope: !2797, inlinedAt: !3539)
!3603 = !DILocation(line: 173, column: 18, scope: !2797, inlinedAt: !3539)
!3604 = !DILocation(line: 173, column: 3, scope: !2797, inlinedAt: !3539)
!3605 = !DILocation(line: 174, column: 18, scope: !2797, inlinedAt: !3539)
!3606 = !DILocation(line: 174, column: 3, scope: !2797, inlinedAt: !3539)
!3607 = !DILocation(line: 175, column: 18, scope: !2797, inlinedAt: !3539)
!3608 = !DILocation(line: 175, column: 3, scope: !2797, inlinedAt: !3539)
!3609 = !DILocation(line: 176, column: 18, scope: !2797, inlinedAt: !3539)
!3610 = !DILocation(line: 176, column: 3, scope: !2797, inlinedAt: !3539)
!3611 = !DILocation(line: 168, column: 34, scope: !2797, inlinedAt: !3539)
!3612 = !DILocation(line: 178, column: 35, scope: !2797, inlinedAt: !3539)
!3613 = !DILocation(line: 8, column: 15, scope: !388, inlinedAt: !3612)
!3614 = !DILocation(line: 45, column: 16, scope: !387, inlinedAt: !3613)
!3615 = !DILocation(line: 90, column: 13, scope: !386, inlinedAt: !3614)
!3616 = !DILocation(line: 91, column: 7, scope: !386, inlinedAt: !3614)
!3617 = !DILocation(line: 86, column: 35, scope: !386, inlinedAt: !3614)
!3618 = !DILocation(line: 92, column: 7, scope: !386, inlinedAt: !3614)
!3619 = !DILocation(line: 92, column: 34, scope: !386, inlinedAt: !3614)
!3620 = !DILocation(line: 93, column: 23, scope: !386, inlinedAt: !3614)
!3621 = !DILocation(line: 8, column: 76, scope: !388, inlinedAt: !3612)
!3622 = !DILocation(line: 92, column: 39, scope: !386, inlinedAt: !3614)
!3623 = !DILocation(line: 97, column: 16, scope: !386, inlinedAt: !3614)
!3624 = !DILocation(line: 97, column: 2, scope: !386, inlinedAt: !3614)
!3625 = !DILocation(line: 98, column: 6, scope: !386, inlinedAt: !3614)
!3626 = !DILocation(line: 98, column: 22, scope: !386, inlinedAt: !3614)
!3627 = !DILocation(line: 99, column: 23, scope: !386, inlinedAt: !3614)
!3628 = !DILocation(line: 98, column: 27, scope: !386, inlinedAt: !3614)
!3629 = !DILocation(line: 46, column: 14, scope: !387, inlinedAt: !3613)
!3630 = !DILocation(line: 23, column: 47, scope: !407, inlinedAt: !3629)
!3631 = !DILocation(line: 23, column: 58, scope: !407, inlinedAt: !3629)
!3632 = !DILocation(line: 23, column: 63, scope: !407, inlinedAt: !3629)
!3633 = !DILocation(line: 47, column: 7, scope: !387, inlinedAt: !3613)
!3634 = !DILocation(line: 50, column: 30, scope: !387, inlinedAt: !3613)
!3635 = !DILocation(line: 51, column: 10, scope: !387, inlinedAt: !3613)
!3636 = !DILocation(line: 52, column: 11, scope: !387, inlinedAt: !3613)
!3637 = !DILocation(line: 52, column: 14, scope: !387, inlinedAt: !3613)
!3638 = !DILocation(line: 53, column: 17, scope: !387, inlinedAt: !3613)
!3639 = !DILocation(line: 53, column: 8, scope: !387, inlinedAt: !3613)
!3640 = !DILocation(line: 55, column: 10, scope: !387, inlinedAt: !3613)
!3641 = !DILocation(line: 43, column: 50, scope: !387, inlinedAt: !3613)
!3642 = !DILocation(line: 58, column: 6, scope: !387, inlinedAt: !3613)
!3643 = !DILocation(line: 58, column: 23, scope: !387, inlinedAt: !3613)
!3644 = !DILocation(line: 59, column: 7, scope: !387, inlinedAt: !3613)
!3645 = !DILocation(line: 60, column: 15, scope: !387, inlinedAt: !3613)
!3646 = !DILocation(line: 62, column: 26, scope: !387, inlinedAt: !3613)
!3647 = !DILocation(line: 62, column: 19, scope: !387, inlinedAt: !3613)
!3648 = !DILocation(line: 62, column: 8, scope: !387, inlinedAt: !3613)
!3649 = !DILocation(line: 64, column: 8, scope: !387, inlinedAt: !3613)
!3650 = !DILocation(line: 65, column: 12, scope: !387, inlinedAt: !3613)
!3651 = !DILocation(line: 67, column: 17, scope: !387, inlinedAt: !3613)
!3652 = !DILocation(line: 67, column: 9, scope: !387, inlinedAt: !3613)
!3653 = !DILocation(line: 69, column: 20, scope: !387, inlinedAt: !3613)
!3654 = !DILocation(line: 70, column: 7, scope: !387, inlinedAt: !3613)
!3655 = !DILocation(line: 70, column: 24, scope: !387, inlinedAt: !3613)
!3656 = !DILocation(line: 71, column: 9, scope: !387, inlinedAt: !3613)
!3657 = !DILocation(line: 72, column: 18, scope: !387, inlinedAt: !3613)
!3658 = !DILocation(line: 72, column: 10, scope: !387, inlinedAt: !3613)
!3659 = !DILocation(line: 70, column: 34, scope: !387, inlinedAt: !3613)
!3660 = !DILocation(line: 58, column: 35, scope: !387, inlinedAt: !3613)
!3661 = !{!"llvm.loop.unroll.count", i32 1}
!3662 = distinct !{!3662, !3661}
!3663 = !DILocation(line: 178, column: 55, scope: !2797, inlinedAt: !3539)
!3664 = !DILocation(line: 178, column: 47, scope: !2797, inlinedAt: !3539)
!3665 = !DILocation(line: 178, column: 59, scope: !2797, inlinedAt: !3539)
!3666 = !DILocation(line: 178, column: 21, scope: !2797, inlinedAt: !3539)
!3667 = !DILocation(line: 179, column: 17, scope: !2797, inlinedAt: !3539)
!3668 = !DILocation(line: 179, column: 6, scope: !2797, inlinedAt: !3539)
!3669 = !DILocation(line: 179, column: 22, scope: !2797, inlinedAt: !3539)
!3670 = !DILocation(line: 179, column: 29, scope: !2797, inlinedAt: !3539)
!3671 = !DILocation(line: 181, column: 8, scope: !2797, inlinedAt: !3539)
!3672 = !DILocation(line: 182, column: 12, scope: !2797, inlinedAt: !3539)
!3673 = !DILocation(line: 182, column: 4, scope: !2797, inlinedAt: !3539)
!3674 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3540)
!3675 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3540)
!3676 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3540)
!3677 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3540)
!3678 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3540)
!3679 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3678)
!3680 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3540)
!3681 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3540)
!3682 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3681)
!3683 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3681)
!3684 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3681)
!3685 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3540)
!3686 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3540)
!3687 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3540)
!3688 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3687)
!3689 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3687)
!3690 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3687)
!3691 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3540)
!3692 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3540)
!3693 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3540)
!3694 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3693)
!3695 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3693)
!3696 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3693)
!3697 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3540)
!3698 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3540)
!3699 = !DILocation(line: 184, column: 12, scope: !3522, inlinedAt: !3523)
!3700 = !DILocation(line: 184, column: 12, scope: !2797, inlinedAt: !3539)
!3701 = !DILocation(line: 197, column: 48, scope: !123, inlinedAt: !3700)
!3702 = !DILocation(line: 197, column: 62, scope: !123, inlinedAt: !3700)
!3703 = !DILocation(line: 197, column: 76, scope: !123, inlinedAt: !3700)
!3704 = !DILocation(line: 197, column: 90, scope: !123, inlinedAt: !3700)
!3705 = !DILocation(line: 184, column: 4, scope: !2797, inlinedAt: !3539)
!3706 = !DILocation(line: 186, column: 10, scope: !2797, inlinedAt: !3539)
!3707 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3706)
!3708 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3706)
!3709 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3706)
!3710 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3706)
!3711 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3706)
!3712 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3711)
!3713 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3711)
!3714 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3706)
!3715 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3714)
!3716 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3714)
!3717 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3706)
!3718 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3717)
!3719 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3717)
!3720 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3706)
!3721 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3720)
!3722 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3720)
!3723 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3706)
!3724 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3706)
!3725 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3724)
!3726 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3724)
!3727 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3726)
!3728 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3726)
!3729 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3706)
!3730 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3706)
!3731 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3730)
!3732 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3730)
!3733 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3730)
!3734 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3733)
!3735 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3733)
!3736 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3706)
!3737 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3706)
!3738 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3737)
!3739 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3737)
!3740 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3737)
!3741 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3740)
!3742 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3740)
!3743 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3706)
!3744 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3706)
!3745 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3744)
!3746 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3744)
!3747 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3744)
!3748 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3747)
!3749 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3747)
!3750 = !DILocation(line: 201, column: 9, scope: !2696, inlinedAt: !3542)
!3751 = !DILocation(line: 202, column: 25, scope: !2696, inlinedAt: !3542)
!3752 = !DILocation(line: 202, column: 23, scope: !2696, inlinedAt: !3542)
!3753 = !DILocation(line: 203, column: 3, scope: !2696, inlinedAt: !3542)
!3754 = !DILocation(line: 205, column: 19, scope: !2696, inlinedAt: !3542)
!3755 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3754)
!3756 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3754)
!3757 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3754)
!3758 = !DILocation(line: 205, column: 15, scope: !2696, inlinedAt: !3542)
!3759 = !DILocation(line: 205, column: 41, scope: !2696, inlinedAt: !3542)
!3760 = !DILocation(line: 205, column: 34, scope: !2696, inlinedAt: !3542)
!3761 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3760)
!3762 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3760)
!3763 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3760)
!3764 = !DILocation(line: 205, column: 30, scope: !2696, inlinedAt: !3542)
!3765 = !DILocation(line: 205, column: 58, scope: !2696, inlinedAt: !3542)
!3766 = !DILocation(line: 205, column: 51, scope: !2696, inlinedAt: !3542)
!3767 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3766)
!3768 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3766)
!3769 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3766)
!3770 = !DILocation(line: 205, column: 47, scope: !2696, inlinedAt: !3542)
!3771 = !DILocation(line: 205, column: 75, scope: !2696, inlinedAt: !3542)
!3772 = !DILocation(line: 205, column: 68, scope: !2696, inlinedAt: !3542)
!3773 = !DILocation(line: 210, column: 7, scope: !2699, inlinedAt: !3772)
!3774 = !DILocation(line: 211, column: 18, scope: !2699, inlinedAt: !3772)
!3775 = !DILocation(line: 211, column: 3, scope: !2699, inlinedAt: !3772)
!3776 = !DILocation(line: 205, column: 64, scope: !2696, inlinedAt: !3542)
!3777 = !DILocation(line: 205, column: 2, scope: !2696, inlinedAt: !3542)
!3778 = !DILocation(line: 187, column: 3, scope: !3522, inlinedAt: !3523)
!3779 = !DILocation(line: 188, column: 35, scope: !2797, inlinedAt: !3539)
!3780 = !DILocation(line: 188, column: 44, scope: !2797, inlinedAt: !3539)
!3781 = !DILocation(line: 188, column: 58, scope: !2797, inlinedAt: !3539)
!3782 = !DILocation(line: 188, column: 67, scope: !2797, inlinedAt: !3539)
!3783 = !DILocation(line: 188, column: 81, scope: !2797, inlinedAt: !3539)
!3784 = !DILocation(line: 188, column: 90, scope: !2797, inlinedAt: !3539)
!3785 = !DILocation(line: 188, column: 104, scope: !2797, inlinedAt: !3539)
!3786 = !DILocation(line: 188, column: 113, scope: !2797, inlinedAt: !3539)
!3787 = !DILocation(line: 188, column: 10, scope: !2797, inlinedAt: !3539)
!3788 = !DILocation(line: 218, column: 9, scope: !2828, inlinedAt: !3787)
!3789 = !DILocation(line: 219, column: 13, scope: !2828, inlinedAt: !3787)
!3790 = !DILocation(line: 219, column: 20, scope: !2828, inlinedAt: !3787)
!3791 = !DILocation(line: 219, column: 18, scope: !2828, inlinedAt: !3787)
!3792 = !DILocation(line: 219, column: 53, scope: !2828, inlinedAt: !3787)
!3793 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3792)
!3794 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3792)
!3795 = !DILocation(line: 219, column: 71, scope: !2828, inlinedAt: !3787)
!3796 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3795)
!3797 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3795)
!3798 = !DILocation(line: 219, column: 89, scope: !2828, inlinedAt: !3787)
!3799 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3798)
!3800 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3798)
!3801 = !DILocation(line: 219, column: 107, scope: !2828, inlinedAt: !3787)
!3802 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3801)
!3803 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3801)
!3804 = !DILocation(line: 220, column: 3, scope: !2828, inlinedAt: !3787)
!3805 = !DILocation(line: 222, column: 5, scope: !2828, inlinedAt: !3787)
!3806 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3805)
!3807 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3805)
!3808 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3807)
!3809 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3807)
!3810 = !DILocation(line: 223, column: 12, scope: !2828, inlinedAt: !3787)
!3811 = !DILocation(line: 223, column: 5, scope: !2828, inlinedAt: !3787)
!3812 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3811)
!3813 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3811)
!3814 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3811)
!3815 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3814)
!3816 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3814)
!3817 = !DILocation(line: 224, column: 12, scope: !2828, inlinedAt: !3787)
!3818 = !DILocation(line: 224, column: 5, scope: !2828, inlinedAt: !3787)
!3819 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3818)
!3820 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3818)
!3821 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3818)
!3822 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3821)
!3823 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3821)
!3824 = !DILocation(line: 225, column: 12, scope: !2828, inlinedAt: !3787)
!3825 = !DILocation(line: 225, column: 5, scope: !2828, inlinedAt: !3787)
!3826 = !DILocation(line: 230, column: 7, scope: !2848, inlinedAt: !3825)
!3827 = !DILocation(line: 231, column: 6, scope: !2848, inlinedAt: !3825)
!3828 = !DILocation(line: 231, column: 20, scope: !2848, inlinedAt: !3825)
!3829 = !DILocation(line: 256, column: 33, scope: !2833, inlinedAt: !3828)
!3830 = !DILocation(line: 256, column: 24, scope: !2833, inlinedAt: !3828)
!3831 = !DILocation(line: 179, column: 34, scope: !2797, inlinedAt: !3539)
!3832 = !DILocation(line: 76, column: 45, scope: !3522, inlinedAt: !3523)
!3833 = !DILocation(line: 64, column: 13, scope: !2748, inlinedAt: !2749)
!3834 = !DILocation(line: 65, column: 15, scope: !2748, inlinedAt: !2749)
!3835 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!3836 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16, !"maxntidx", i32 512}
!3837 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!3838 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
!3839 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @BFloat16, !"minctasm", i32 1}
!3840 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16, !"kernel", i32 1}
!3841 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16, !"maxntidx", i32 512}
!3842 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16, !"maxntidy", i32 1}
!3843 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16, !"maxntidz", i32 1}
!3844 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float16, !"minctasm", i32 1}
!3845 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32, !"kernel", i32 1}
!3846 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32, !"maxntidx", i32 512}
!3847 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!3848 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!3849 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64, i64, float, i8, i8, i64, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Float32, !"minctasm", i32 1}
