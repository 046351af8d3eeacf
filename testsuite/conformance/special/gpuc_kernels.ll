target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64 to i8*)], section "llvm.metadata"

define void @GPUFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%1 = sext i32 %0 to i64, !dbg !10
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10, !range !12
	%3 = sext i32 %2 to i64, !dbg !10
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !10, !range !12
	%5 = sext i32 %4 to i64, !dbg !10
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !10, !range !13
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !10, !range !14
	%9 = sext i32 %8 to i64, !dbg !10
	%10 = mul i64 %9, %5, !dbg !10
	%11 = add i64 %3, %10, !dbg !10
	%12 = mul i64 %7, %11, !dbg !10
	%13 = add i64 %1, %12, !dbg !10
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%16 = mul i32 %14, %15, !dbg !10
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%18 = mul i32 %16, %17, !dbg !10
	%19 = sext i32 %18 to i64, !dbg !10
	%20 = mul i64 %13, %19, !dbg !10
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%24 = mul i32 %15, %23, !dbg !10
	%25 = add i32 %22, %24, !dbg !10
	%26 = mul i32 %14, %25, !dbg !10
	%27 = add i32 %21, %26, !dbg !10
	%28 = sext i32 %27 to i64, !dbg !10
	%29 = add i64 %20, %28, !dbg !10
	%30 = mul i64 %7, %9, !dbg !10
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !10, !range !14
	%32 = sext i32 %31 to i64, !dbg !10
	%33 = mul i64 %30, %32, !dbg !10
	%34 = mul i64 %33, %19, !dbg !10
	br label %b1, !dbg !10

b1:
	%35 = phi i64 [ %29, %b0 ], [ %141, %b2_ok3 ], !dbg !10
	%36 = icmp slt i64 %35, %p3, !dbg !10
	br i1 %36, label %b2, label %b3, !dbg !10

b2:
	%37 = mul i64 %35, 42, !dbg !19
	%38 = add i64 %35, 1, !dbg !20
	%39 = mul i64 %38, 42, !dbg !21
	%40 = getelementptr inbounds float, float* %p0, i64 %37, !dbg !22
	%41 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !23
	%42 = icmp ugt i64 %39, %p1, !dbg !22
	%43 = icmp ugt i64 %37, %39, !dbg !22
	%44 = or i1 %42, %43, !dbg !22
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !22, !prof !24

b2_ok1:
	%45 = load float, float* %41, align 4, !dbg !23
	%46 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !25
	%47 = icmp uge i64 %35, %p5, !dbg !25
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !25, !prof !24

b2_ok3:
	%48 = load float, float* %46, align 4, !dbg !25
	%49 = call float @__nv_sqrtf(float %45), !dbg !28
	%50 = call float @__nv_rsqrtf(float %45), !dbg !29
	%51 = call float @__nv_cbrtf(float %45), !dbg !30
	%52 = call float @__nv_fabsf(float %45), !dbg !31
	%53 = getelementptr inbounds float, float* %40, i64 0, !dbg !32
	store float %49, float* %53, align 4, !dbg !32
	%54 = getelementptr inbounds float, float* %40, i64 1, !dbg !33
	store float %50, float* %54, align 4, !dbg !33
	%55 = getelementptr inbounds float, float* %40, i64 2, !dbg !34
	store float %51, float* %55, align 4, !dbg !34
	%56 = getelementptr inbounds float, float* %40, i64 3, !dbg !35
	store float %52, float* %56, align 4, !dbg !35
	%57 = call float @__nv_floorf(float %45), !dbg !36
	%58 = call float @__nv_ceilf(float %45), !dbg !37
	%59 = call float @__nv_truncf(float %45), !dbg !38
	%60 = getelementptr inbounds float, float* %40, i64 4, !dbg !39
	store float %57, float* %60, align 4, !dbg !39
	%61 = getelementptr inbounds float, float* %40, i64 5, !dbg !40
	store float %58, float* %61, align 4, !dbg !40
	%62 = getelementptr inbounds float, float* %40, i64 6, !dbg !41
	store float %59, float* %62, align 4, !dbg !41
	%63 = call float @__nv_roundf(float %45), !dbg !42
	%64 = call float @__nv_rintf(float %45), !dbg !43
	%65 = getelementptr inbounds float, float* %40, i64 7, !dbg !44
	store float %63, float* %65, align 4, !dbg !44
	%66 = getelementptr inbounds float, float* %40, i64 8, !dbg !45
	store float %64, float* %66, align 4, !dbg !45
	%67 = call float @__nv_expf(float %45), !dbg !46
	%68 = call float @__nv_exp2f(float %45), !dbg !47
	%69 = call float @__nv_expm1f(float %45), !dbg !48
	%70 = getelementptr inbounds float, float* %40, i64 9, !dbg !49
	store float %67, float* %70, align 4, !dbg !49
	%71 = getelementptr inbounds float, float* %40, i64 10, !dbg !50
	store float %68, float* %71, align 4, !dbg !50
	%72 = getelementptr inbounds float, float* %40, i64 11, !dbg !51
	store float %69, float* %72, align 4, !dbg !51
	%73 = call float @__nv_logf(float %45), !dbg !52
	%74 = call float @__nv_log2f(float %45), !dbg !53
	%75 = call float @__nv_log10f(float %45), !dbg !54
	%76 = call float @__nv_log1pf(float %45), !dbg !55
	%77 = getelementptr inbounds float, float* %40, i64 12, !dbg !56
	store float %73, float* %77, align 4, !dbg !56
	%78 = getelementptr inbounds float, float* %40, i64 13, !dbg !57
	store float %74, float* %78, align 4, !dbg !57
	%79 = getelementptr inbounds float, float* %40, i64 14, !dbg !58
	store float %75, float* %79, align 4, !dbg !58
	%80 = getelementptr inbounds float, float* %40, i64 15, !dbg !59
	store float %76, float* %80, align 4, !dbg !59
	%81 = call float @__nv_sinf(float %45), !dbg !60
	%82 = call float @__nv_cosf(float %45), !dbg !61
	%83 = call float @__nv_tanf(float %45), !dbg !62
	%84 = getelementptr inbounds float, float* %40, i64 16, !dbg !63
	store float %81, float* %84, align 4, !dbg !63
	%85 = getelementptr inbounds float, float* %40, i64 17, !dbg !64
	store float %82, float* %85, align 4, !dbg !64
	%86 = getelementptr inbounds float, float* %40, i64 18, !dbg !65
	store float %83, float* %86, align 4, !dbg !65
	%87 = call float @__nv_asinf(float %45), !dbg !66
	%88 = call float @__nv_acosf(float %45), !dbg !67
	%89 = call float @__nv_atanf(float %45), !dbg !68
	%90 = getelementptr inbounds float, float* %40, i64 19, !dbg !69
	store float %87, float* %90, align 4, !dbg !69
	%91 = getelementptr inbounds float, float* %40, i64 20, !dbg !70
	store float %88, float* %91, align 4, !dbg !70
	%92 = getelementptr inbounds float, float* %40, i64 21, !dbg !71
	store float %89, float* %92, align 4, !dbg !71
	%93 = call float @__nv_sinhf(float %45), !dbg !72
	%94 = call float @__nv_coshf(float %45), !dbg !73
	%95 = call float @__nv_tanhf(float %45), !dbg !74
	%96 = getelementptr inbounds float, float* %40, i64 22, !dbg !75
	store float %93, float* %96, align 4, !dbg !75
	%97 = getelementptr inbounds float, float* %40, i64 23, !dbg !76
	store float %94, float* %97, align 4, !dbg !76
	%98 = getelementptr inbounds float, float* %40, i64 24, !dbg !77
	store float %95, float* %98, align 4, !dbg !77
	%99 = call float @__nv_asinhf(float %45), !dbg !78
	%100 = call float @__nv_acoshf(float %45), !dbg !79
	%101 = call float @__nv_atanhf(float %45), !dbg !80
	%102 = getelementptr inbounds float, float* %40, i64 25, !dbg !81
	store float %99, float* %102, align 4, !dbg !81
	%103 = getelementptr inbounds float, float* %40, i64 26, !dbg !82
	store float %100, float* %103, align 4, !dbg !82
	%104 = getelementptr inbounds float, float* %40, i64 27, !dbg !83
	store float %101, float* %104, align 4, !dbg !83
	%105 = call float @__nv_erff(float %45), !dbg !84
	%106 = call float @__nv_erfcf(float %45), !dbg !85
	%107 = getelementptr inbounds float, float* %40, i64 28, !dbg !86
	store float %105, float* %107, align 4, !dbg !86
	%108 = getelementptr inbounds float, float* %40, i64 29, !dbg !87
	store float %106, float* %108, align 4, !dbg !87
	%109 = call float @__nv_atan2f(float %45, float %48), !dbg !88
	%110 = call float @__nv_powf(float %45, float %48), !dbg !89
	%111 = call float @__nv_hypotf(float %45, float %48), !dbg !90
	%112 = getelementptr inbounds float, float* %40, i64 30, !dbg !91
	store float %109, float* %112, align 4, !dbg !91
	%113 = getelementptr inbounds float, float* %40, i64 31, !dbg !92
	store float %110, float* %113, align 4, !dbg !92
	%114 = getelementptr inbounds float, float* %40, i64 32, !dbg !93
	store float %111, float* %114, align 4, !dbg !93
	%115 = call float @__nv_fmodf(float %45, float %48), !dbg !94
	%116 = call float @__nv_remainderf(float %45, float %48), !dbg !95
	%117 = getelementptr inbounds float, float* %40, i64 33, !dbg !96
	store float %115, float* %117, align 4, !dbg !96
	%118 = getelementptr inbounds float, float* %40, i64 34, !dbg !97
	store float %116, float* %118, align 4, !dbg !97
	%119 = fsub float %45, %48, !dbg !98
	%120 = fcmp ole float %119, 0.000000e+00, !dbg !98
	%121 = select i1 %120, float 0.000000e+00, float %119, !dbg !98
	%122 = call float @__nv_copysignf(float %45, float %48), !dbg !99
	%123 = getelementptr inbounds float, float* %40, i64 35, !dbg !100
	store float %121, float* %123, align 4, !dbg !100
	%124 = getelementptr inbounds float, float* %40, i64 36, !dbg !101
	store float %122, float* %124, align 4, !dbg !101
	%125 = call float @__nv_fminf(float %45, float %48), !dbg !102
	%126 = fcmp uno float %45, %48, !dbg !102
	%127 = select i1 %126, float 0x7FF8000000000000, float %125, !dbg !102
	%128 = call float @__nv_fmaxf(float %45, float %48), !dbg !103
	%129 = fcmp uno float %45, %48, !dbg !103
	%130 = select i1 %129, float 0x7FF8000000000000, float %128, !dbg !103
	%131 = getelementptr inbounds float, float* %40, i64 37, !dbg !104
	store float %127, float* %131, align 4, !dbg !104
	%132 = getelementptr inbounds float, float* %40, i64 38, !dbg !105
	store float %130, float* %132, align 4, !dbg !105
	%133 = call float @__nv_fmaf(float %45, float %48, float 1.000000e+00), !dbg !106
	%134 = call float @__nv_fmaf(float %45, float 2.000000e+00, float %48), !dbg !107
	%135 = call float @__nv_fminf(float %127, float 1.000000e+00), !dbg !108
	%136 = fcmp uno float %127, 1.000000e+00, !dbg !108
	%137 = select i1 %136, float 0x7FF8000000000000, float %135, !dbg !108
	%138 = getelementptr inbounds float, float* %40, i64 39, !dbg !109
	store float %133, float* %138, align 4, !dbg !109
	%139 = getelementptr inbounds float, float* %40, i64 40, !dbg !110
	store float %134, float* %139, align 4, !dbg !110
	%140 = getelementptr inbounds float, float* %40, i64 41, !dbg !111
	store float %137, float* %140, align 4, !dbg !111
	%141 = add i64 %35, %34, !dbg !10
	br label %b1, !dbg !10

b3:
	ret void, !dbg !9

b2_fail1:
	%142 = icmp ugt i64 %39, %p1, !dbg !22
	br i1 %142, label %b2_fail2, label %b2_ok2, !dbg !22

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %39, i64 %p1), !dbg !22
	ret void, !dbg !22

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %37, i64 %39), !dbg !22
	ret void, !dbg !22

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %35, i64 %p5), !dbg !25
	ret void, !dbg !25
}

define void @GPUFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !112 {
entry:
	br label %b0, !dbg !113

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116, !range !11
	%1 = sext i32 %0 to i64, !dbg !116
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !116, !range !12
	%3 = sext i32 %2 to i64, !dbg !116
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !116, !range !12
	%5 = sext i32 %4 to i64, !dbg !116
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !116, !range !13
	%7 = sext i32 %6 to i64, !dbg !116
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !116, !range !14
	%9 = sext i32 %8 to i64, !dbg !116
	%10 = mul i64 %9, %5, !dbg !116
	%11 = add i64 %3, %10, !dbg !116
	%12 = mul i64 %7, %11, !dbg !116
	%13 = add i64 %1, %12, !dbg !116
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !116, !range !15
	%16 = mul i32 %14, %15, !dbg !116
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !116, !range !16
	%18 = mul i32 %16, %17, !dbg !116
	%19 = sext i32 %18 to i64, !dbg !116
	%20 = mul i64 %13, %19, !dbg !116
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !116, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !116, !range !18
	%24 = mul i32 %15, %23, !dbg !116
	%25 = add i32 %22, %24, !dbg !116
	%26 = mul i32 %14, %25, !dbg !116
	%27 = add i32 %21, %26, !dbg !116
	%28 = sext i32 %27 to i64, !dbg !116
	%29 = add i64 %20, %28, !dbg !116
	%30 = mul i64 %7, %9, !dbg !116
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !116, !range !14
	%32 = sext i32 %31 to i64, !dbg !116
	%33 = mul i64 %30, %32, !dbg !116
	%34 = mul i64 %33, %19, !dbg !116
	br label %b1, !dbg !116

b1:
	%35 = phi i64 [ %29, %b0 ], [ %159, %b2_ok3 ], !dbg !116
	%36 = icmp slt i64 %35, %p3, !dbg !116
	br i1 %36, label %b2, label %b3, !dbg !116

b2:
	%37 = mul i64 %35, 42, !dbg !117
	%38 = add i64 %35, 1, !dbg !118
	%39 = mul i64 %38, 42, !dbg !119
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !120
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !121
	%42 = icmp ugt i64 %39, %p1, !dbg !120
	%43 = icmp ugt i64 %37, %39, !dbg !120
	%44 = or i1 %42, %43, !dbg !120
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !120, !prof !24

b2_ok1:
	%45 = load double, double* %41, align 8, !dbg !121
	%46 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !122
	%47 = icmp uge i64 %35, %p5, !dbg !122
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !122, !prof !24

b2_ok3:
	%48 = load double, double* %46, align 8, !dbg !122
	%49 = call double @__nv_sqrt(double %45), !dbg !125
	%50 = call double @__nv_rsqrt(double %45), !dbg !126
	%51 = call double @__nv_cbrt(double %45), !dbg !127
	%52 = call double @__nv_fabs(double %45), !dbg !128
	%53 = getelementptr inbounds double, double* %40, i64 0, !dbg !129
	store double %49, double* %53, align 8, !dbg !129
	%54 = getelementptr inbounds double, double* %40, i64 1, !dbg !130
	store double %50, double* %54, align 8, !dbg !130
	%55 = getelementptr inbounds double, double* %40, i64 2, !dbg !131
	store double %51, double* %55, align 8, !dbg !131
	%56 = getelementptr inbounds double, double* %40, i64 3, !dbg !132
	store double %52, double* %56, align 8, !dbg !132
	%57 = call double @__nv_floor(double %45), !dbg !133
	%58 = call double @__nv_ceil(double %45), !dbg !134
	%59 = call double @__nv_trunc(double %45), !dbg !135
	%60 = getelementptr inbounds double, double* %40, i64 4, !dbg !136
	store double %57, double* %60, align 8, !dbg !136
	%61 = getelementptr inbounds double, double* %40, i64 5, !dbg !137
	store double %58, double* %61, align 8, !dbg !137
	%62 = getelementptr inbounds double, double* %40, i64 6, !dbg !138
	store double %59, double* %62, align 8, !dbg !138
	%63 = call double @__nv_round(double %45), !dbg !139
	%64 = call double @__nv_rint(double %45), !dbg !140
	%65 = getelementptr inbounds double, double* %40, i64 7, !dbg !141
	store double %63, double* %65, align 8, !dbg !141
	%66 = getelementptr inbounds double, double* %40, i64 8, !dbg !142
	store double %64, double* %66, align 8, !dbg !142
	%67 = call double @__nv_exp(double %45), !dbg !143
	%68 = call double @__nv_exp2(double %45), !dbg !144
	%69 = call double @__nv_expm1(double %45), !dbg !145
	%70 = getelementptr inbounds double, double* %40, i64 9, !dbg !146
	store double %67, double* %70, align 8, !dbg !146
	%71 = getelementptr inbounds double, double* %40, i64 10, !dbg !147
	store double %68, double* %71, align 8, !dbg !147
	%72 = getelementptr inbounds double, double* %40, i64 11, !dbg !148
	store double %69, double* %72, align 8, !dbg !148
	%73 = call double @__nv_log(double %45), !dbg !149
	%74 = call double @__nv_log2(double %45), !dbg !150
	%75 = call double @__nv_log10(double %45), !dbg !151
	%76 = call double @__nv_log1p(double %45), !dbg !152
	%77 = getelementptr inbounds double, double* %40, i64 12, !dbg !153
	store double %73, double* %77, align 8, !dbg !153
	%78 = getelementptr inbounds double, double* %40, i64 13, !dbg !154
	store double %74, double* %78, align 8, !dbg !154
	%79 = getelementptr inbounds double, double* %40, i64 14, !dbg !155
	store double %75, double* %79, align 8, !dbg !155
	%80 = getelementptr inbounds double, double* %40, i64 15, !dbg !156
	store double %76, double* %80, align 8, !dbg !156
	%81 = call double @__nv_sin(double %45), !dbg !157
	%82 = call double @__nv_cos(double %45), !dbg !158
	%83 = call double @__nv_tan(double %45), !dbg !159
	%84 = getelementptr inbounds double, double* %40, i64 16, !dbg !160
	store double %81, double* %84, align 8, !dbg !160
	%85 = getelementptr inbounds double, double* %40, i64 17, !dbg !161
	store double %82, double* %85, align 8, !dbg !161
	%86 = getelementptr inbounds double, double* %40, i64 18, !dbg !162
	store double %83, double* %86, align 8, !dbg !162
	%87 = call double @__nv_asin(double %45), !dbg !163
	%88 = call double @__nv_acos(double %45), !dbg !164
	%89 = call double @__nv_atan(double %45), !dbg !165
	%90 = getelementptr inbounds double, double* %40, i64 19, !dbg !166
	store double %87, double* %90, align 8, !dbg !166
	%91 = getelementptr inbounds double, double* %40, i64 20, !dbg !167
	store double %88, double* %91, align 8, !dbg !167
	%92 = getelementptr inbounds double, double* %40, i64 21, !dbg !168
	store double %89, double* %92, align 8, !dbg !168
	%93 = call double @__nv_sinh(double %45), !dbg !169
	%94 = call double @__nv_cosh(double %45), !dbg !170
	%95 = call double @__nv_tanh(double %45), !dbg !171
	%96 = getelementptr inbounds double, double* %40, i64 22, !dbg !172
	store double %93, double* %96, align 8, !dbg !172
	%97 = getelementptr inbounds double, double* %40, i64 23, !dbg !173
	store double %94, double* %97, align 8, !dbg !173
	%98 = getelementptr inbounds double, double* %40, i64 24, !dbg !174
	store double %95, double* %98, align 8, !dbg !174
	%99 = call double @__nv_asinh(double %45), !dbg !175
	%100 = call double @__nv_acosh(double %45), !dbg !176
	%101 = call double @__nv_atanh(double %45), !dbg !177
	%102 = getelementptr inbounds double, double* %40, i64 25, !dbg !178
	store double %99, double* %102, align 8, !dbg !178
	%103 = getelementptr inbounds double, double* %40, i64 26, !dbg !179
	store double %100, double* %103, align 8, !dbg !179
	%104 = getelementptr inbounds double, double* %40, i64 27, !dbg !180
	store double %101, double* %104, align 8, !dbg !180
	%105 = call double @__nv_erf(double %45), !dbg !181
	%106 = call double @__nv_erfc(double %45), !dbg !182
	%107 = getelementptr inbounds double, double* %40, i64 28, !dbg !183
	store double %105, double* %107, align 8, !dbg !183
	%108 = getelementptr inbounds double, double* %40, i64 29, !dbg !184
	store double %106, double* %108, align 8, !dbg !184
	%109 = call double @__nv_atan2(double %45, double %48), !dbg !185
	%110 = call double @__nv_pow(double %45, double %48), !dbg !186
	%111 = call double @__nv_hypot(double %45, double %48), !dbg !187
	%112 = getelementptr inbounds double, double* %40, i64 30, !dbg !188
	store double %109, double* %112, align 8, !dbg !188
	%113 = getelementptr inbounds double, double* %40, i64 31, !dbg !189
	store double %110, double* %113, align 8, !dbg !189
	%114 = getelementptr inbounds double, double* %40, i64 32, !dbg !190
	store double %111, double* %114, align 8, !dbg !190
	%115 = call double @__nv_fmod(double %45, double %48), !dbg !191
	%116 = call double @__nv_remainder(double %45, double %48), !dbg !192
	%117 = getelementptr inbounds double, double* %40, i64 33, !dbg !193
	store double %115, double* %117, align 8, !dbg !193
	%118 = getelementptr inbounds double, double* %40, i64 34, !dbg !194
	store double %116, double* %118, align 8, !dbg !194
	%119 = fsub double %45, %48, !dbg !195
	%120 = fcmp ole double %119, 0.000000e+00, !dbg !195
	%121 = select i1 %120, double 0.000000e+00, double %119, !dbg !195
	%122 = call double @__nv_copysign(double %45, double %48), !dbg !196
	%123 = getelementptr inbounds double, double* %40, i64 35, !dbg !197
	store double %121, double* %123, align 8, !dbg !197
	%124 = getelementptr inbounds double, double* %40, i64 36, !dbg !198
	store double %122, double* %124, align 8, !dbg !198
	%125 = call double @__nv_fmin(double %45, double %48), !dbg !199
	%126 = bitcast double %45 to i64, !dbg !199
	%127 = bitcast double %48 to i64, !dbg !199
	%128 = or i64 %126, %127, !dbg !199
	%129 = fcmp oeq double %45, %48, !dbg !199
	%130 = bitcast i64 %128 to double, !dbg !199
	%131 = select i1 %129, double %130, double %125, !dbg !199
	%132 = fcmp uno double %45, %48, !dbg !199
	%133 = select i1 %132, double 0x7FF8000000000000, double %131, !dbg !199
	%134 = call double @__nv_fmax(double %45, double %48), !dbg !200
	%135 = bitcast double %45 to i64, !dbg !200
	%136 = bitcast double %48 to i64, !dbg !200
	%137 = and i64 %135, %136, !dbg !200
	%138 = fcmp oeq double %45, %48, !dbg !200
	%139 = bitcast i64 %137 to double, !dbg !200
	%140 = select i1 %138, double %139, double %134, !dbg !200
	%141 = fcmp uno double %45, %48, !dbg !200
	%142 = select i1 %141, double 0x7FF8000000000000, double %140, !dbg !200
	%143 = getelementptr inbounds double, double* %40, i64 37, !dbg !201
	store double %133, double* %143, align 8, !dbg !201
	%144 = getelementptr inbounds double, double* %40, i64 38, !dbg !202
	store double %142, double* %144, align 8, !dbg !202
	%145 = call double @__nv_fma(double %45, double %48, double 1.000000e+00), !dbg !203
	%146 = call double @__nv_fma(double %45, double 2.000000e+00, double %48), !dbg !204
	%147 = call double @__nv_fmin(double %133, double 1.000000e+00), !dbg !205
	%148 = bitcast double %133 to i64, !dbg !205
	%149 = bitcast double 1.000000e+00 to i64, !dbg !205
	%150 = or i64 %148, %149, !dbg !205
	%151 = fcmp oeq double %133, 1.000000e+00, !dbg !205
	%152 = bitcast i64 %150 to double, !dbg !205
	%153 = select i1 %151, double %152, double %147, !dbg !205
	%154 = fcmp uno double %133, 1.000000e+00, !dbg !205
	%155 = select i1 %154, double 0x7FF8000000000000, double %153, !dbg !205
	%156 = getelementptr inbounds double, double* %40, i64 39, !dbg !206
	store double %145, double* %156, align 8, !dbg !206
	%157 = getelementptr inbounds double, double* %40, i64 40, !dbg !207
	store double %146, double* %157, align 8, !dbg !207
	%158 = getelementptr inbounds double, double* %40, i64 41, !dbg !208
	store double %155, double* %158, align 8, !dbg !208
	%159 = add i64 %35, %34, !dbg !116
	br label %b1, !dbg !116

b3:
	ret void, !dbg !115

b2_fail1:
	%160 = icmp ugt i64 %39, %p1, !dbg !120
	br i1 %160, label %b2_fail2, label %b2_ok2, !dbg !120

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %39, i64 %p1), !dbg !120
	ret void, !dbg !120

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %37, i64 %39), !dbg !120
	ret void, !dbg !120

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %35, i64 %p5), !dbg !122
	ret void, !dbg !122
}

define void @StdFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !209 {
entry:
	br label %b0, !dbg !210

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211, !range !11
	%1 = sext i32 %0 to i64, !dbg !211
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !211, !range !12
	%3 = sext i32 %2 to i64, !dbg !211
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !211, !range !12
	%5 = sext i32 %4 to i64, !dbg !211
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !211, !range !13
	%7 = sext i32 %6 to i64, !dbg !211
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !211, !range !14
	%9 = sext i32 %8 to i64, !dbg !211
	%10 = mul i64 %9, %5, !dbg !211
	%11 = add i64 %3, %10, !dbg !211
	%12 = mul i64 %7, %11, !dbg !211
	%13 = add i64 %1, %12, !dbg !211
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !211, !range !15
	%16 = mul i32 %14, %15, !dbg !211
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !211, !range !16
	%18 = mul i32 %16, %17, !dbg !211
	%19 = sext i32 %18 to i64, !dbg !211
	%20 = mul i64 %13, %19, !dbg !211
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !211, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !211, !range !18
	%24 = mul i32 %15, %23, !dbg !211
	%25 = add i32 %22, %24, !dbg !211
	%26 = mul i32 %14, %25, !dbg !211
	%27 = add i32 %21, %26, !dbg !211
	%28 = sext i32 %27 to i64, !dbg !211
	%29 = add i64 %20, %28, !dbg !211
	%30 = mul i64 %7, %9, !dbg !211
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !211, !range !14
	%32 = sext i32 %31 to i64, !dbg !211
	%33 = mul i64 %30, %32, !dbg !211
	%34 = mul i64 %33, %19, !dbg !211
	br label %b1, !dbg !211

b1:
	%35 = phi i64 [ %29, %b0 ], [ %131, %b9 ], !dbg !211
	%36 = icmp slt i64 %35, %p3, !dbg !211
	br i1 %36, label %b2, label %b10, !dbg !211

b2:
	%37 = mul i64 %35, 18, !dbg !212
	%38 = add i64 %35, 1, !dbg !213
	%39 = mul i64 %38, 18, !dbg !214
	%40 = getelementptr inbounds double, double* %p0, i64 %37, !dbg !215
	%41 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !216
	%42 = icmp ugt i64 %39, %p1, !dbg !215
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !215, !prof !24

b2_ok1:
	%43 = load double, double* %41, align 8, !dbg !216
	%44 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !217
	%45 = icmp uge i64 %35, %p5, !dbg !217
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !217, !prof !24

b2_ok2:
	%46 = load double, double* %44, align 8, !dbg !217
	%47 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !220
	%48 = fcmp oeq double %46, 0x7FF0000000000000, !dbg !220
	%49 = or i1 %47, %48, !dbg !220
	%50 = call double @__nv_fmax(double %43, double %46), !dbg !220
	%51 = bitcast double %43 to i64, !dbg !220
	%52 = bitcast double %46 to i64, !dbg !220
	%53 = and i64 %51, %52, !dbg !220
	%54 = fcmp oeq double %43, %46, !dbg !220
	%55 = bitcast i64 %53 to double, !dbg !220
	%56 = select i1 %54, double %55, double %50, !dbg !220
	%57 = fcmp uno double %43, %46, !dbg !220
	%58 = select i1 %57, double 0x7FF8000000000000, double %56, !dbg !220
	%59 = select i1 %49, double 0x7FF0000000000000, double %58, !dbg !220
	%60 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !221
	%61 = fcmp oeq double %46, 0xFFF0000000000000, !dbg !221
	%62 = or i1 %60, %61, !dbg !221
	%63 = call double @__nv_fmin(double %43, double %46), !dbg !221
	%64 = bitcast double %43 to i64, !dbg !221
	%65 = bitcast double %46 to i64, !dbg !221
	%66 = or i64 %64, %65, !dbg !221
	%67 = fcmp oeq double %43, %46, !dbg !221
	%68 = bitcast i64 %66 to double, !dbg !221
	%69 = select i1 %67, double %68, double %63, !dbg !221
	%70 = fcmp uno double %43, %46, !dbg !221
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !221
	%72 = select i1 %62, double 0xFFF0000000000000, double %71, !dbg !221
	%73 = fsub double %43, %46, !dbg !222
	%74 = fcmp ole double %73, 0.000000e+00, !dbg !222
	%75 = select i1 %74, double 0.000000e+00, double %73, !dbg !222
	%76 = getelementptr inbounds double, double* %40, i64 0, !dbg !223
	store double %59, double* %76, align 8, !dbg !223
	%77 = getelementptr inbounds double, double* %40, i64 1, !dbg !224
	store double %72, double* %77, align 8, !dbg !224
	%78 = getelementptr inbounds double, double* %40, i64 2, !dbg !225
	store double %75, double* %78, align 8, !dbg !225
	%79 = call double @__nv_trunc(double %43), !dbg !226
	%80 = fsub double %43, %79, !dbg !226
	%81 = call double @__nv_copysign(double %80, double %43), !dbg !226
	%82 = getelementptr inbounds double, double* %40, i64 3, !dbg !227
	store double %79, double* %82, align 8, !dbg !227
	%83 = getelementptr inbounds double, double* %40, i64 4, !dbg !228
	store double %81, double* %83, align 8, !dbg !228
	%84 = call double @__nv_sin(double %43), !dbg !229
	%85 = call double @__nv_cos(double %43), !dbg !229
	%86 = getelementptr inbounds double, double* %40, i64 5, !dbg !230
	store double %84, double* %86, align 8, !dbg !230
	%87 = getelementptr inbounds double, double* %40, i64 6, !dbg !231
	store double %85, double* %87, align 8, !dbg !231
	%88 = call double @__nv_tgamma(double %43), !dbg !232
	%89 = call double @__nv_erfinv(double %43), !dbg !233
	%90 = getelementptr inbounds double, double* %40, i64 7, !dbg !234
	store double %88, double* %90, align 8, !dbg !234
	%91 = getelementptr inbounds double, double* %40, i64 8, !dbg !235
	store double %89, double* %91, align 8, !dbg !235
	%92 = call double @__nv_j0(double %43), !dbg !236
	%93 = call double @__nv_j1(double %43), !dbg !237
	%94 = call double @__nv_y0(double %43), !dbg !238
	%95 = call double @__nv_y1(double %43), !dbg !239
	%96 = getelementptr inbounds double, double* %40, i64 9, !dbg !240
	store double %92, double* %96, align 8, !dbg !240
	%97 = getelementptr inbounds double, double* %40, i64 10, !dbg !241
	store double %93, double* %97, align 8, !dbg !241
	%98 = getelementptr inbounds double, double* %40, i64 11, !dbg !242
	store double %94, double* %98, align 8, !dbg !242
	%99 = getelementptr inbounds double, double* %40, i64 12, !dbg !243
	store double %95, double* %99, align 8, !dbg !243
	%100 = fcmp ogt double %46, 0.000000e+00, !dbg !244
	br i1 %100, label %b5, label %b3, !dbg !244

b3:
	%101 = fcmp olt double %46, 0.000000e+00, !dbg !245
	br i1 %101, label %b4, label %b5, !dbg !245

b4:
	br label %b5, !dbg !245

b5:
	%102 = phi i64 [ 1, %b2_ok2 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !246
	%103 = icmp sge i64 %102, 0, !dbg !247
	%104 = and i1 %47, %103, !dbg !247
	%105 = icmp sle i64 %102, 0, !dbg !247
	%106 = and i1 %60, %105, !dbg !247
	%107 = or i1 %104, %106, !dbg !247
	br i1 %107, label %b7, label %b6, !dbg !250

b6:
	br label %b7, !dbg !251

b7:
	%108 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !252
	%109 = bitcast double %43 to i64, !dbg !252
	%110 = icmp slt i64 %109, 0, !dbg !252
	br i1 %110, label %b9, label %b8, !dbg !254

b8:
	br label %b9, !dbg !255

b9:
	%111 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !256
	%112 = getelementptr inbounds double, double* %40, i64 13, !dbg !256
	store double %108, double* %112, align 8, !dbg !256
	%113 = getelementptr inbounds double, double* %40, i64 14, !dbg !257
	store double %111, double* %113, align 8, !dbg !257
	%114 = select i1 %103, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !258
	%115 = call double @__nv_pow(double %43, double %46), !dbg !259
	%116 = getelementptr inbounds double, double* %40, i64 15, !dbg !260
	store double %114, double* %116, align 8, !dbg !260
	%117 = getelementptr inbounds double, double* %40, i64 16, !dbg !261
	store double %115, double* %117, align 8, !dbg !261
	%118 = fcmp oeq double %72, 0x7FF0000000000000, !dbg !262
	%119 = or i1 %118, %48, !dbg !262
	%120 = call double @__nv_fmax(double %72, double %46), !dbg !262
	%121 = bitcast double %72 to i64, !dbg !262
	%122 = bitcast double %46 to i64, !dbg !262
	%123 = and i64 %121, %122, !dbg !262
	%124 = fcmp oeq double %72, %46, !dbg !262
	%125 = bitcast i64 %123 to double, !dbg !262
	%126 = select i1 %124, double %125, double %120, !dbg !262
	%127 = fcmp uno double %72, %46, !dbg !262
	%128 = select i1 %127, double 0x7FF8000000000000, double %126, !dbg !262
	%129 = select i1 %119, double 0x7FF0000000000000, double %128, !dbg !262
	%130 = getelementptr inbounds double, double* %40, i64 17, !dbg !263
	store double %129, double* %130, align 8, !dbg !263
	%131 = add i64 %35, %34, !dbg !211
	br label %b1, !dbg !211

b10:
	ret void, !dbg !211

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %39, i64 %p1), !dbg !215
	ret void, !dbg !215

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %35, i64 %p5), !dbg !217
	ret void, !dbg !217
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !12
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !12
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
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

declare void @llvm.nvvm.membar.sys() nounwind

declare float @__nv_sqrtf(float %a0) nounwind readnone

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare float @__nv_cbrtf(float %a0) nounwind readnone

declare float @__nv_fabsf(float %a0) nounwind readnone

declare float @__nv_floorf(float %a0) nounwind readnone

declare float @__nv_ceilf(float %a0) nounwind readnone

declare float @__nv_truncf(float %a0) nounwind readnone

declare float @__nv_roundf(float %a0) nounwind readnone

declare float @__nv_rintf(float %a0) nounwind readnone

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

declare float @__nv_sinhf(float %a0) nounwind readnone

declare float @__nv_coshf(float %a0) nounwind readnone

declare float @__nv_tanhf(float %a0) nounwind readnone

declare float @__nv_asinhf(float %a0) nounwind readnone

declare float @__nv_acoshf(float %a0) nounwind readnone

declare float @__nv_atanhf(float %a0) nounwind readnone

declare float @__nv_erff(float %a0) nounwind readnone

declare float @__nv_erfcf(float %a0) nounwind readnone

declare float @__nv_atan2f(float %a0, float %a1) nounwind readnone

declare float @__nv_powf(float %a0, float %a1) nounwind readnone

declare float @__nv_hypotf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmodf(float %a0, float %a1) nounwind readnone

declare float @__nv_remainderf(float %a0, float %a1) nounwind readnone

declare float @__nv_copysignf(float %a0, float %a1) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

declare double @__nv_sqrt(double %a0) nounwind readnone

declare double @__nv_rsqrt(double %a0) nounwind readnone

declare double @__nv_cbrt(double %a0) nounwind readnone

declare double @__nv_fabs(double %a0) nounwind readnone

declare double @__nv_floor(double %a0) nounwind readnone

declare double @__nv_ceil(double %a0) nounwind readnone

declare double @__nv_trunc(double %a0) nounwind readnone

declare double @__nv_round(double %a0) nounwind readnone

declare double @__nv_rint(double %a0) nounwind readnone

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

declare double @__nv_sinh(double %a0) nounwind readnone

declare double @__nv_cosh(double %a0) nounwind readnone

declare double @__nv_tanh(double %a0) nounwind readnone

declare double @__nv_asinh(double %a0) nounwind readnone

declare double @__nv_acosh(double %a0) nounwind readnone

declare double @__nv_atanh(double %a0) nounwind readnone

declare double @__nv_erf(double %a0) nounwind readnone

declare double @__nv_erfc(double %a0) nounwind readnone

declare double @__nv_atan2(double %a0, double %a1) nounwind readnone

declare double @__nv_pow(double %a0, double %a1) nounwind readnone

declare double @__nv_hypot(double %a0, double %a1) nounwind readnone

declare double @__nv_fmod(double %a0, double %a1) nounwind readnone

declare double @__nv_remainder(double %a0, double %a1) nounwind readnone

declare double @__nv_copysign(double %a0, double %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

declare double @__nv_fma(double %a0, double %a1, double %a2) nounwind readnone

declare double @__nv_tgamma(double %a0) nounwind readnone

declare double @__nv_erfinv(double %a0) nounwind readnone

declare double @__nv_j0(double %a0) nounwind readnone

declare double @__nv_j1(double %a0) nounwind readnone

declare double @__nv_y0(double %a0) nounwind readnone

declare double @__nv_y1(double %a0) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!264, !265, !266}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "special.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/special")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "GPUFloat32", scope: !1, file: !1, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!7 = !DILocation(line: 93, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!9 = !DILocation(line: 93, column: 59, scope: !6)
!10 = !DILocation(line: 85, column: 32, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 65535}
!13 = !{i32 1, i32 -2147483648}
!14 = !{i32 1, i32 65536}
!15 = !{i32 1, i32 1025}
!16 = !{i32 1, i32 65}
!17 = !{i32 0, i32 1024}
!18 = !{i32 0, i32 64}
!19 = !DILocation(line: 86, column: 12, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 86, column: 26, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 86, column: 29, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 86, column: 10, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 86, column: 44, scope: !8, inlinedAt: !9)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !DILocation(line: 86, column: 50, scope: !8, inlinedAt: !9)
!26 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!27 = !DILocation(line: 86, column: 6, scope: !8, inlinedAt: !9)
!28 = !DILocation(line: 24, column: 43, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 24, column: 57, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 24, column: 70, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 24, column: 82, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 24, column: 5, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 24, column: 13, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 24, column: 21, scope: !26, inlinedAt: !27)
!35 = !DILocation(line: 24, column: 29, scope: !26, inlinedAt: !27)
!36 = !DILocation(line: 25, column: 36, scope: !26, inlinedAt: !27)
!37 = !DILocation(line: 25, column: 49, scope: !26, inlinedAt: !27)
!38 = !DILocation(line: 25, column: 63, scope: !26, inlinedAt: !27)
!39 = !DILocation(line: 25, column: 5, scope: !26, inlinedAt: !27)
!40 = !DILocation(line: 25, column: 13, scope: !26, inlinedAt: !27)
!41 = !DILocation(line: 25, column: 21, scope: !26, inlinedAt: !27)
!42 = !DILocation(line: 26, column: 28, scope: !26, inlinedAt: !27)
!43 = !DILocation(line: 26, column: 48, scope: !26, inlinedAt: !27)
!44 = !DILocation(line: 26, column: 5, scope: !26, inlinedAt: !27)
!45 = !DILocation(line: 26, column: 13, scope: !26, inlinedAt: !27)
!46 = !DILocation(line: 27, column: 36, scope: !26, inlinedAt: !27)
!47 = !DILocation(line: 27, column: 49, scope: !26, inlinedAt: !27)
!48 = !DILocation(line: 27, column: 63, scope: !26, inlinedAt: !27)
!49 = !DILocation(line: 27, column: 5, scope: !26, inlinedAt: !27)
!50 = !DILocation(line: 27, column: 13, scope: !26, inlinedAt: !27)
!51 = !DILocation(line: 27, column: 22, scope: !26, inlinedAt: !27)
!52 = !DILocation(line: 28, column: 46, scope: !26, inlinedAt: !27)
!53 = !DILocation(line: 28, column: 59, scope: !26, inlinedAt: !27)
!54 = !DILocation(line: 28, column: 73, scope: !26, inlinedAt: !27)
!55 = !DILocation(line: 28, column: 87, scope: !26, inlinedAt: !27)
!56 = !DILocation(line: 28, column: 5, scope: !26, inlinedAt: !27)
!57 = !DILocation(line: 28, column: 14, scope: !26, inlinedAt: !27)
!58 = !DILocation(line: 28, column: 23, scope: !26, inlinedAt: !27)
!59 = !DILocation(line: 28, column: 32, scope: !26, inlinedAt: !27)
!60 = !DILocation(line: 29, column: 37, scope: !26, inlinedAt: !27)
!61 = !DILocation(line: 29, column: 49, scope: !26, inlinedAt: !27)
!62 = !DILocation(line: 29, column: 61, scope: !26, inlinedAt: !27)
!63 = !DILocation(line: 29, column: 5, scope: !26, inlinedAt: !27)
!64 = !DILocation(line: 29, column: 14, scope: !26, inlinedAt: !27)
!65 = !DILocation(line: 29, column: 23, scope: !26, inlinedAt: !27)
!66 = !DILocation(line: 30, column: 38, scope: !26, inlinedAt: !27)
!67 = !DILocation(line: 30, column: 51, scope: !26, inlinedAt: !27)
!68 = !DILocation(line: 30, column: 64, scope: !26, inlinedAt: !27)
!69 = !DILocation(line: 30, column: 5, scope: !26, inlinedAt: !27)
!70 = !DILocation(line: 30, column: 14, scope: !26, inlinedAt: !27)
!71 = !DILocation(line: 30, column: 23, scope: !26, inlinedAt: !27)
!72 = !DILocation(line: 31, column: 38, scope: !26, inlinedAt: !27)
!73 = !DILocation(line: 31, column: 51, scope: !26, inlinedAt: !27)
!74 = !DILocation(line: 31, column: 64, scope: !26, inlinedAt: !27)
!75 = !DILocation(line: 31, column: 5, scope: !26, inlinedAt: !27)
!76 = !DILocation(line: 31, column: 14, scope: !26, inlinedAt: !27)
!77 = !DILocation(line: 31, column: 23, scope: !26, inlinedAt: !27)
!78 = !DILocation(line: 32, column: 39, scope: !26, inlinedAt: !27)
!79 = !DILocation(line: 32, column: 53, scope: !26, inlinedAt: !27)
!80 = !DILocation(line: 32, column: 67, scope: !26, inlinedAt: !27)
!81 = !DILocation(line: 32, column: 5, scope: !26, inlinedAt: !27)
!82 = !DILocation(line: 32, column: 14, scope: !26, inlinedAt: !27)
!83 = !DILocation(line: 32, column: 23, scope: !26, inlinedAt: !27)
!84 = !DILocation(line: 33, column: 28, scope: !26, inlinedAt: !27)
!85 = !DILocation(line: 33, column: 41, scope: !26, inlinedAt: !27)
!86 = !DILocation(line: 33, column: 5, scope: !26, inlinedAt: !27)
!87 = !DILocation(line: 33, column: 14, scope: !26, inlinedAt: !27)
!88 = !DILocation(line: 34, column: 39, scope: !26, inlinedAt: !27)
!89 = !DILocation(line: 34, column: 54, scope: !26, inlinedAt: !27)
!90 = !DILocation(line: 34, column: 71, scope: !26, inlinedAt: !27)
!91 = !DILocation(line: 34, column: 5, scope: !26, inlinedAt: !27)
!92 = !DILocation(line: 34, column: 14, scope: !26, inlinedAt: !27)
!93 = !DILocation(line: 34, column: 23, scope: !26, inlinedAt: !27)
!94 = !DILocation(line: 35, column: 28, scope: !26, inlinedAt: !27)
!95 = !DILocation(line: 35, column: 49, scope: !26, inlinedAt: !27)
!96 = !DILocation(line: 35, column: 5, scope: !26, inlinedAt: !27)
!97 = !DILocation(line: 35, column: 14, scope: !26, inlinedAt: !27)
!98 = !DILocation(line: 36, column: 28, scope: !26, inlinedAt: !27)
!99 = !DILocation(line: 36, column: 48, scope: !26, inlinedAt: !27)
!100 = !DILocation(line: 36, column: 5, scope: !26, inlinedAt: !27)
!101 = !DILocation(line: 36, column: 14, scope: !26, inlinedAt: !27)
!102 = !DILocation(line: 37, column: 28, scope: !26, inlinedAt: !27)
!103 = !DILocation(line: 37, column: 43, scope: !26, inlinedAt: !27)
!104 = !DILocation(line: 37, column: 5, scope: !26, inlinedAt: !27)
!105 = !DILocation(line: 37, column: 14, scope: !26, inlinedAt: !27)
!106 = !DILocation(line: 38, column: 37, scope: !26, inlinedAt: !27)
!107 = !DILocation(line: 38, column: 55, scope: !26, inlinedAt: !27)
!108 = !DILocation(line: 38, column: 69, scope: !26, inlinedAt: !27)
!109 = !DILocation(line: 38, column: 5, scope: !26, inlinedAt: !27)
!110 = !DILocation(line: 38, column: 14, scope: !26, inlinedAt: !27)
!111 = !DILocation(line: 38, column: 23, scope: !26, inlinedAt: !27)
!112 = distinct !DISubprogram(name: "GPUFloat64", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!113 = !DILocation(line: 98, column: 6, scope: !112)
!114 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!115 = !DILocation(line: 98, column: 59, scope: !112)
!116 = !DILocation(line: 85, column: 32, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 86, column: 12, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 86, column: 26, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 86, column: 29, scope: !114, inlinedAt: !115)
!120 = !DILocation(line: 86, column: 10, scope: !114, inlinedAt: !115)
!121 = !DILocation(line: 86, column: 44, scope: !114, inlinedAt: !115)
!122 = !DILocation(line: 86, column: 50, scope: !114, inlinedAt: !115)
!123 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!124 = !DILocation(line: 86, column: 6, scope: !114, inlinedAt: !115)
!125 = !DILocation(line: 24, column: 43, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 24, column: 57, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 24, column: 70, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 24, column: 82, scope: !123, inlinedAt: !124)
!129 = !DILocation(line: 24, column: 5, scope: !123, inlinedAt: !124)
!130 = !DILocation(line: 24, column: 13, scope: !123, inlinedAt: !124)
!131 = !DILocation(line: 24, column: 21, scope: !123, inlinedAt: !124)
!132 = !DILocation(line: 24, column: 29, scope: !123, inlinedAt: !124)
!133 = !DILocation(line: 25, column: 36, scope: !123, inlinedAt: !124)
!134 = !DILocation(line: 25, column: 49, scope: !123, inlinedAt: !124)
!135 = !DILocation(line: 25, column: 63, scope: !123, inlinedAt: !124)
!136 = !DILocation(line: 25, column: 5, scope: !123, inlinedAt: !124)
!137 = !DILocation(line: 25, column: 13, scope: !123, inlinedAt: !124)
!138 = !DILocation(line: 25, column: 21, scope: !123, inlinedAt: !124)
!139 = !DILocation(line: 26, column: 28, scope: !123, inlinedAt: !124)
!140 = !DILocation(line: 26, column: 48, scope: !123, inlinedAt: !124)
!141 = !DILocation(line: 26, column: 5, scope: !123, inlinedAt: !124)
!142 = !DILocation(line: 26, column: 13, scope: !123, inlinedAt: !124)
!143 = !DILocation(line: 27, column: 36, scope: !123, inlinedAt: !124)
!144 = !DILocation(line: 27, column: 49, scope: !123, inlinedAt: !124)
!145 = !DILocation(line: 27, column: 63, scope: !123, inlinedAt: !124)
!146 = !DILocation(line: 27, column: 5, scope: !123, inlinedAt: !124)
!147 = !DILocation(line: 27, column: 13, scope: !123, inlinedAt: !124)
!148 = !DILocation(line: 27, column: 22, scope: !123, inlinedAt: !124)
!149 = !DILocation(line: 28, column: 46, scope: !123, inlinedAt: !124)
!150 = !DILocation(line: 28, column: 59, scope: !123, inlinedAt: !124)
!151 = !DILocation(line: 28, column: 73, scope: !123, inlinedAt: !124)
!152 = !DILocation(line: 28, column: 87, scope: !123, inlinedAt: !124)
!153 = !DILocation(line: 28, column: 5, scope: !123, inlinedAt: !124)
!154 = !DILocation(line: 28, column: 14, scope: !123, inlinedAt: !124)
!155 = !DILocation(line: 28, column: 23, scope: !123, inlinedAt: !124)
!156 = !DILocation(line: 28, column: 32, scope: !123, inlinedAt: !124)
!157 = !DILocation(line: 29, column: 37, scope: !123, inlinedAt: !124)
!158 = !DILocation(line: 29, column: 49, scope: !123, inlinedAt: !124)
!159 = !DILocation(line: 29, column: 61, scope: !123, inlinedAt: !124)
!160 = !DILocation(line: 29, column: 5, scope: !123, inlinedAt: !124)
!161 = !DILocation(line: 29, column: 14, scope: !123, inlinedAt: !124)
!162 = !DILocation(line: 29, column: 23, scope: !123, inlinedAt: !124)
!163 = !DILocation(line: 30, column: 38, scope: !123, inlinedAt: !124)
!164 = !DILocation(line: 30, column: 51, scope: !123, inlinedAt: !124)
!165 = !DILocation(line: 30, column: 64, scope: !123, inlinedAt: !124)
!166 = !DILocation(line: 30, column: 5, scope: !123, inlinedAt: !124)
!167 = !DILocation(line: 30, column: 14, scope: !123, inlinedAt: !124)
!168 = !DILocation(line: 30, column: 23, scope: !123, inlinedAt: !124)
!169 = !DILocation(line: 31, column: 38, scope: !123, inlinedAt: !124)
!170 = !DILocation(line: 31, column: 51, scope: !123, inlinedAt: !124)
!171 = !DILocation(line: 31, column: 64, scope: !123, inlinedAt: !124)
!172 = !DILocation(line: 31, column: 5, scope: !123, inlinedAt: !124)
!173 = !DILocation(line: 31, column: 14, scope: !123, inlinedAt: !124)
!174 = !DILocation(line: 31, column: 23, scope: !123, inlinedAt: !124)
!175 = !DILocation(line: 32, column: 39, scope: !123, inlinedAt: !124)
!176 = !DILocation(line: 32, column: 53, scope: !123, inlinedAt: !124)
!177 = !DILocation(line: 32, column: 67, scope: !123, inlinedAt: !124)
!178 = !DILocation(line: 32, column: 5, scope: !123, inlinedAt: !124)
!179 = !DILocation(line: 32, column: 14, scope: !123, inlinedAt: !124)
!180 = !DILocation(line: 32, column: 23, scope: !123, inlinedAt: !124)
!181 = !DILocation(line: 33, column: 28, scope: !123, inlinedAt: !124)
!182 = !DILocation(line: 33, column: 41, scope: !123, inlinedAt: !124)
!183 = !DILocation(line: 33, column: 5, scope: !123, inlinedAt: !124)
!184 = !DILocation(line: 33, column: 14, scope: !123, inlinedAt: !124)
!185 = !DILocation(line: 34, column: 39, scope: !123, inlinedAt: !124)
!186 = !DILocation(line: 34, column: 54, scope: !123, inlinedAt: !124)
!187 = !DILocation(line: 34, column: 71, scope: !123, inlinedAt: !124)
!188 = !DILocation(line: 34, column: 5, scope: !123, inlinedAt: !124)
!189 = !DILocation(line: 34, column: 14, scope: !123, inlinedAt: !124)
!190 = !DILocation(line: 34, column: 23, scope: !123, inlinedAt: !124)
!191 = !DILocation(line: 35, column: 28, scope: !123, inlinedAt: !124)
!192 = !DILocation(line: 35, column: 49, scope: !123, inlinedAt: !124)
!193 = !DILocation(line: 35, column: 5, scope: !123, inlinedAt: !124)
!194 = !DILocation(line: 35, column: 14, scope: !123, inlinedAt: !124)
!195 = !DILocation(line: 36, column: 28, scope: !123, inlinedAt: !124)
!196 = !DILocation(line: 36, column: 48, scope: !123, inlinedAt: !124)
!197 = !DILocation(line: 36, column: 5, scope: !123, inlinedAt: !124)
!198 = !DILocation(line: 36, column: 14, scope: !123, inlinedAt: !124)
!199 = !DILocation(line: 37, column: 28, scope: !123, inlinedAt: !124)
!200 = !DILocation(line: 37, column: 43, scope: !123, inlinedAt: !124)
!201 = !DILocation(line: 37, column: 5, scope: !123, inlinedAt: !124)
!202 = !DILocation(line: 37, column: 14, scope: !123, inlinedAt: !124)
!203 = !DILocation(line: 38, column: 37, scope: !123, inlinedAt: !124)
!204 = !DILocation(line: 38, column: 55, scope: !123, inlinedAt: !124)
!205 = !DILocation(line: 38, column: 69, scope: !123, inlinedAt: !124)
!206 = !DILocation(line: 38, column: 5, scope: !123, inlinedAt: !124)
!207 = !DILocation(line: 38, column: 14, scope: !123, inlinedAt: !124)
!208 = !DILocation(line: 38, column: 23, scope: !123, inlinedAt: !124)
!209 = distinct !DISubprogram(name: "StdFloat64", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!210 = !DILocation(line: 103, column: 6, scope: !209)
!211 = !DILocation(line: 104, column: 32, scope: !209)
!212 = !DILocation(line: 105, column: 12, scope: !209)
!213 = !DILocation(line: 105, column: 26, scope: !209)
!214 = !DILocation(line: 105, column: 29, scope: !209)
!215 = !DILocation(line: 105, column: 10, scope: !209)
!216 = !DILocation(line: 105, column: 44, scope: !209)
!217 = !DILocation(line: 105, column: 50, scope: !209)
!218 = distinct !DISubprogram(name: "Std", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!219 = !DILocation(line: 105, column: 6, scope: !209)
!220 = !DILocation(line: 55, column: 35, scope: !218, inlinedAt: !219)
!221 = !DILocation(line: 55, column: 51, scope: !218, inlinedAt: !219)
!222 = !DILocation(line: 55, column: 67, scope: !218, inlinedAt: !219)
!223 = !DILocation(line: 55, column: 5, scope: !218, inlinedAt: !219)
!224 = !DILocation(line: 55, column: 13, scope: !218, inlinedAt: !219)
!225 = !DILocation(line: 55, column: 21, scope: !218, inlinedAt: !219)
!226 = !DILocation(line: 56, column: 28, scope: !218, inlinedAt: !219)
!227 = !DILocation(line: 56, column: 5, scope: !218, inlinedAt: !219)
!228 = !DILocation(line: 56, column: 13, scope: !218, inlinedAt: !219)
!229 = !DILocation(line: 57, column: 30, scope: !218, inlinedAt: !219)
!230 = !DILocation(line: 57, column: 5, scope: !218, inlinedAt: !219)
!231 = !DILocation(line: 57, column: 13, scope: !218, inlinedAt: !219)
!232 = !DILocation(line: 58, column: 29, scope: !218, inlinedAt: !219)
!233 = !DILocation(line: 58, column: 45, scope: !218, inlinedAt: !219)
!234 = !DILocation(line: 58, column: 5, scope: !218, inlinedAt: !219)
!235 = !DILocation(line: 58, column: 13, scope: !218, inlinedAt: !219)
!236 = !DILocation(line: 59, column: 45, scope: !218, inlinedAt: !219)
!237 = !DILocation(line: 59, column: 57, scope: !218, inlinedAt: !219)
!238 = !DILocation(line: 59, column: 69, scope: !218, inlinedAt: !219)
!239 = !DILocation(line: 59, column: 81, scope: !218, inlinedAt: !219)
!240 = !DILocation(line: 59, column: 5, scope: !218, inlinedAt: !219)
!241 = !DILocation(line: 59, column: 13, scope: !218, inlinedAt: !219)
!242 = !DILocation(line: 59, column: 22, scope: !218, inlinedAt: !219)
!243 = !DILocation(line: 59, column: 31, scope: !218, inlinedAt: !219)
!244 = !DILocation(line: 61, column: 7, scope: !218, inlinedAt: !219)
!245 = !DILocation(line: 63, column: 14, scope: !218, inlinedAt: !219)
!246 = !DILocation(line: 60, column: 2, scope: !218, inlinedAt: !219)
!247 = !DILocation(line: 66, column: 35, scope: !218, inlinedAt: !219)
!248 = distinct !DISubprogram(name: "bit", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!249 = !DILocation(line: 66, column: 24, scope: !218, inlinedAt: !219)
!250 = !DILocation(line: 77, column: 6, scope: !248, inlinedAt: !249)
!251 = !DILocation(line: 81, column: 2, scope: !248, inlinedAt: !249)
!252 = !DILocation(line: 66, column: 63, scope: !218, inlinedAt: !219)
!253 = !DILocation(line: 66, column: 50, scope: !218, inlinedAt: !219)
!254 = !DILocation(line: 77, column: 6, scope: !248, inlinedAt: !253)
!255 = !DILocation(line: 81, column: 2, scope: !248, inlinedAt: !253)
!256 = !DILocation(line: 66, column: 5, scope: !218, inlinedAt: !219)
!257 = !DILocation(line: 66, column: 14, scope: !218, inlinedAt: !219)
!258 = !DILocation(line: 67, column: 29, scope: !218, inlinedAt: !219)
!259 = !DILocation(line: 67, column: 45, scope: !218, inlinedAt: !219)
!260 = !DILocation(line: 67, column: 5, scope: !218, inlinedAt: !219)
!261 = !DILocation(line: 67, column: 14, scope: !218, inlinedAt: !219)
!262 = !DILocation(line: 68, column: 20, scope: !218, inlinedAt: !219)
!263 = !DILocation(line: 68, column: 5, scope: !218, inlinedAt: !219)
!264 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32, !"kernel", i32 1}
!265 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64, !"kernel", i32 1}
!266 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64, !"kernel", i32 1}
