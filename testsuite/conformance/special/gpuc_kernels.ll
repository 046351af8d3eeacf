target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64 to i8*)], section "llvm.metadata"

define void @GPUFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%4 = sext i32 %3 to i64, !dbg !10
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10, !range !12
	%6 = sext i32 %5 to i64, !dbg !10
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !10, !range !12
	%8 = sext i32 %7 to i64, !dbg !10
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !10, !range !13
	%10 = sext i32 %9 to i64, !dbg !10
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !10, !range !14
	%12 = sext i32 %11 to i64, !dbg !10
	%13 = trunc i64 %12 to i32, !dbg !10
	%14 = trunc i64 %8 to i32, !dbg !10
	%15 = mul i32 %13, %14, !dbg !10
	%16 = zext i32 %15 to i64, !dbg !10
	%17 = trunc i64 %6 to i32, !dbg !10
	%18 = add i32 %17, %15, !dbg !10
	%19 = zext i32 %18 to i64, !dbg !10
	%20 = mul i64 %10, %19, !dbg !10
	%21 = add i64 %4, %20, !dbg !10
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%24 = mul i32 %22, %23, !dbg !10
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%26 = mul i32 %24, %25, !dbg !10
	%27 = sext i32 %26 to i64, !dbg !10
	%28 = mul i64 %21, %27, !dbg !10
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%32 = mul i32 %23, %31, !dbg !10
	%33 = add i32 %30, %32, !dbg !10
	%34 = mul i32 %22, %33, !dbg !10
	%35 = add i32 %29, %34, !dbg !10
	%36 = sext i32 %35 to i64, !dbg !10
	%37 = add i64 %28, %36, !dbg !10
	%38 = mul i64 %10, %12, !dbg !10
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !10, !range !14
	%40 = sext i32 %39 to i64, !dbg !10
	%41 = mul i64 %38, %40, !dbg !10
	%42 = mul i64 %41, %27, !dbg !10
	%43 = icmp ugt i64 %p3, 281474976710655, !dbg !10
	%44 = mul nsw i64 %p3, -42, !dbg !10
	%45 = add i64 %p1, %44, !dbg !10
	%46 = icmp slt i64 %45, 0, !dbg !10
	%47 = or i1 %43, %46, !dbg !10
	%48 = mul nsw i64 %p3, -1, !dbg !10
	%49 = add i64 %48, %p5, !dbg !10
	%50 = icmp slt i64 %49, 0, !dbg !10
	%51 = or i1 %47, %50, !dbg !10
	br i1 %51, label %b1_cold, label %b3, !dbg !10, !prof !19

b3:
	%52 = phi i64 [ %37, %b0 ], [ %152, %b4 ], !dbg !10
	%53 = icmp slt i64 %52, %p3, !dbg !10
	br i1 %53, label %b4, label %b5, !dbg !10

b4:
	%54 = mul nsw i64 %52, 42, !dbg !24
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !22
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !25
	%57 = load float, float addrspace(1)* %56, align 4, !dbg !25
	%58 = getelementptr inbounds float, float addrspace(1)* %2, i64 %52, !dbg !23
	%59 = load float, float addrspace(1)* %58, align 4, !dbg !23
	%60 = call float @__nv_sqrtf(float %57), !dbg !28
	%61 = call float @__nv_rsqrtf(float %57), !dbg !29
	%62 = call float @__nv_cbrtf(float %57), !dbg !30
	%63 = call float @__nv_fabsf(float %57), !dbg !31
	%64 = getelementptr inbounds float, float addrspace(1)* %55, i64 0, !dbg !32
	store float %60, float addrspace(1)* %64, align 4, !dbg !32
	%65 = getelementptr inbounds float, float addrspace(1)* %55, i64 1, !dbg !33
	store float %61, float addrspace(1)* %65, align 4, !dbg !33
	%66 = getelementptr inbounds float, float addrspace(1)* %55, i64 2, !dbg !34
	store float %62, float addrspace(1)* %66, align 4, !dbg !34
	%67 = getelementptr inbounds float, float addrspace(1)* %55, i64 3, !dbg !35
	store float %63, float addrspace(1)* %67, align 4, !dbg !35
	%68 = call float @__nv_floorf(float %57), !dbg !36
	%69 = call float @__nv_ceilf(float %57), !dbg !37
	%70 = call float @__nv_truncf(float %57), !dbg !38
	%71 = getelementptr inbounds float, float addrspace(1)* %55, i64 4, !dbg !39
	store float %68, float addrspace(1)* %71, align 4, !dbg !39
	%72 = getelementptr inbounds float, float addrspace(1)* %55, i64 5, !dbg !40
	store float %69, float addrspace(1)* %72, align 4, !dbg !40
	%73 = getelementptr inbounds float, float addrspace(1)* %55, i64 6, !dbg !41
	store float %70, float addrspace(1)* %73, align 4, !dbg !41
	%74 = call float @__nv_roundf(float %57), !dbg !42
	%75 = call float @__nv_rintf(float %57), !dbg !43
	%76 = getelementptr inbounds float, float addrspace(1)* %55, i64 7, !dbg !44
	store float %74, float addrspace(1)* %76, align 4, !dbg !44
	%77 = getelementptr inbounds float, float addrspace(1)* %55, i64 8, !dbg !45
	store float %75, float addrspace(1)* %77, align 4, !dbg !45
	%78 = call float @__nv_expf(float %57), !dbg !46
	%79 = call float @__nv_exp2f(float %57), !dbg !47
	%80 = call float @__nv_expm1f(float %57), !dbg !48
	%81 = getelementptr inbounds float, float addrspace(1)* %55, i64 9, !dbg !49
	store float %78, float addrspace(1)* %81, align 4, !dbg !49
	%82 = getelementptr inbounds float, float addrspace(1)* %55, i64 10, !dbg !50
	store float %79, float addrspace(1)* %82, align 4, !dbg !50
	%83 = getelementptr inbounds float, float addrspace(1)* %55, i64 11, !dbg !51
	store float %80, float addrspace(1)* %83, align 4, !dbg !51
	%84 = call float @__nv_logf(float %57), !dbg !52
	%85 = call float @__nv_log2f(float %57), !dbg !53
	%86 = call float @__nv_log10f(float %57), !dbg !54
	%87 = call float @__nv_log1pf(float %57), !dbg !55
	%88 = getelementptr inbounds float, float addrspace(1)* %55, i64 12, !dbg !56
	store float %84, float addrspace(1)* %88, align 4, !dbg !56
	%89 = getelementptr inbounds float, float addrspace(1)* %55, i64 13, !dbg !57
	store float %85, float addrspace(1)* %89, align 4, !dbg !57
	%90 = getelementptr inbounds float, float addrspace(1)* %55, i64 14, !dbg !58
	store float %86, float addrspace(1)* %90, align 4, !dbg !58
	%91 = getelementptr inbounds float, float addrspace(1)* %55, i64 15, !dbg !59
	store float %87, float addrspace(1)* %91, align 4, !dbg !59
	%92 = call float @__nv_sinf(float %57), !dbg !60
	%93 = call float @__nv_cosf(float %57), !dbg !61
	%94 = call float @__nv_tanf(float %57), !dbg !62
	%95 = getelementptr inbounds float, float addrspace(1)* %55, i64 16, !dbg !63
	store float %92, float addrspace(1)* %95, align 4, !dbg !63
	%96 = getelementptr inbounds float, float addrspace(1)* %55, i64 17, !dbg !64
	store float %93, float addrspace(1)* %96, align 4, !dbg !64
	%97 = getelementptr inbounds float, float addrspace(1)* %55, i64 18, !dbg !65
	store float %94, float addrspace(1)* %97, align 4, !dbg !65
	%98 = call float @__nv_asinf(float %57), !dbg !66
	%99 = call float @__nv_acosf(float %57), !dbg !67
	%100 = call float @__nv_atanf(float %57), !dbg !68
	%101 = getelementptr inbounds float, float addrspace(1)* %55, i64 19, !dbg !69
	store float %98, float addrspace(1)* %101, align 4, !dbg !69
	%102 = getelementptr inbounds float, float addrspace(1)* %55, i64 20, !dbg !70
	store float %99, float addrspace(1)* %102, align 4, !dbg !70
	%103 = getelementptr inbounds float, float addrspace(1)* %55, i64 21, !dbg !71
	store float %100, float addrspace(1)* %103, align 4, !dbg !71
	%104 = call float @__nv_sinhf(float %57), !dbg !72
	%105 = call float @__nv_coshf(float %57), !dbg !73
	%106 = call float @__nv_tanhf(float %57), !dbg !74
	%107 = getelementptr inbounds float, float addrspace(1)* %55, i64 22, !dbg !75
	store float %104, float addrspace(1)* %107, align 4, !dbg !75
	%108 = getelementptr inbounds float, float addrspace(1)* %55, i64 23, !dbg !76
	store float %105, float addrspace(1)* %108, align 4, !dbg !76
	%109 = getelementptr inbounds float, float addrspace(1)* %55, i64 24, !dbg !77
	store float %106, float addrspace(1)* %109, align 4, !dbg !77
	%110 = call float @__nv_asinhf(float %57), !dbg !78
	%111 = call float @__nv_acoshf(float %57), !dbg !79
	%112 = call float @__nv_atanhf(float %57), !dbg !80
	%113 = getelementptr inbounds float, float addrspace(1)* %55, i64 25, !dbg !81
	store float %110, float addrspace(1)* %113, align 4, !dbg !81
	%114 = getelementptr inbounds float, float addrspace(1)* %55, i64 26, !dbg !82
	store float %111, float addrspace(1)* %114, align 4, !dbg !82
	%115 = getelementptr inbounds float, float addrspace(1)* %55, i64 27, !dbg !83
	store float %112, float addrspace(1)* %115, align 4, !dbg !83
	%116 = call float @__nv_erff(float %57), !dbg !84
	%117 = call float @__nv_erfcf(float %57), !dbg !85
	%118 = getelementptr inbounds float, float addrspace(1)* %55, i64 28, !dbg !86
	store float %116, float addrspace(1)* %118, align 4, !dbg !86
	%119 = getelementptr inbounds float, float addrspace(1)* %55, i64 29, !dbg !87
	store float %117, float addrspace(1)* %119, align 4, !dbg !87
	%120 = call float @__nv_atan2f(float %57, float %59), !dbg !88
	%121 = call float @__nv_powf(float %57, float %59), !dbg !89
	%122 = call float @__nv_hypotf(float %57, float %59), !dbg !90
	%123 = getelementptr inbounds float, float addrspace(1)* %55, i64 30, !dbg !91
	store float %120, float addrspace(1)* %123, align 4, !dbg !91
	%124 = getelementptr inbounds float, float addrspace(1)* %55, i64 31, !dbg !92
	store float %121, float addrspace(1)* %124, align 4, !dbg !92
	%125 = getelementptr inbounds float, float addrspace(1)* %55, i64 32, !dbg !93
	store float %122, float addrspace(1)* %125, align 4, !dbg !93
	%126 = call float @__nv_fmodf(float %57, float %59), !dbg !94
	%127 = call float @__nv_remainderf(float %57, float %59), !dbg !95
	%128 = getelementptr inbounds float, float addrspace(1)* %55, i64 33, !dbg !96
	store float %126, float addrspace(1)* %128, align 4, !dbg !96
	%129 = getelementptr inbounds float, float addrspace(1)* %55, i64 34, !dbg !97
	store float %127, float addrspace(1)* %129, align 4, !dbg !97
	%130 = fsub float %57, %59, !dbg !98
	%131 = fcmp ole float %130, 0.000000e+00, !dbg !98
	%132 = select i1 %131, float 0.000000e+00, float %130, !dbg !98
	%133 = call float @__nv_copysignf(float %57, float %59), !dbg !99
	%134 = getelementptr inbounds float, float addrspace(1)* %55, i64 35, !dbg !100
	store float %132, float addrspace(1)* %134, align 4, !dbg !100
	%135 = getelementptr inbounds float, float addrspace(1)* %55, i64 36, !dbg !101
	store float %133, float addrspace(1)* %135, align 4, !dbg !101
	%136 = call float @__nv_fminf(float %57, float %59), !dbg !102
	%137 = fcmp uno float %57, %59, !dbg !102
	%138 = select i1 %137, float 0x7FF8000000000000, float %136, !dbg !102
	%139 = call float @__nv_fmaxf(float %57, float %59), !dbg !103
	%140 = fcmp uno float %57, %59, !dbg !103
	%141 = select i1 %140, float 0x7FF8000000000000, float %139, !dbg !103
	%142 = getelementptr inbounds float, float addrspace(1)* %55, i64 37, !dbg !104
	store float %138, float addrspace(1)* %142, align 4, !dbg !104
	%143 = getelementptr inbounds float, float addrspace(1)* %55, i64 38, !dbg !105
	store float %141, float addrspace(1)* %143, align 4, !dbg !105
	%144 = call float @__nv_fmaf(float %57, float %59, float 1.000000e+00), !dbg !106
	%145 = call float @__nv_fmaf(float %57, float 2.000000e+00, float %59), !dbg !107
	%146 = call float @__nv_fminf(float %138, float 1.000000e+00), !dbg !108
	%147 = fcmp uno float %138, 1.000000e+00, !dbg !108
	%148 = select i1 %147, float 0x7FF8000000000000, float %146, !dbg !108
	%149 = getelementptr inbounds float, float addrspace(1)* %55, i64 39, !dbg !109
	store float %144, float addrspace(1)* %149, align 4, !dbg !109
	%150 = getelementptr inbounds float, float addrspace(1)* %55, i64 40, !dbg !110
	store float %145, float addrspace(1)* %150, align 4, !dbg !110
	%151 = getelementptr inbounds float, float addrspace(1)* %55, i64 41, !dbg !111
	store float %148, float addrspace(1)* %151, align 4, !dbg !111
	%152 = add i64 %52, %42, !dbg !10
	br label %b3, !dbg !10

b5:
	ret void, !dbg !9

b1_cold:
	%153 = phi i64 [ %259, %b2_cold_ok1 ], [ %37, %b0 ], !dbg !10
	%154 = icmp slt i64 %153, %p3, !dbg !10
	br i1 %154, label %b2_cold, label %b5, !dbg !10

b2_cold:
	%155 = add nsw i64 %153, 1, !dbg !20
	%156 = mul nsw i64 %155, 42, !dbg !21
	%157 = mul nsw i64 %153, 42, !dbg !24
	%158 = getelementptr inbounds float, float addrspace(1)* %0, i64 %157, !dbg !22
	%159 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !25
	%160 = icmp ugt i64 %156, %p1, !dbg !22
	%161 = icmp uge i64 %153, %p5, !dbg !23
	%162 = or i1 %160, %161, !dbg !23
	br i1 %162, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !23, !prof !19

b2_cold_fail1:
	%163 = icmp ugt i64 %156, %p1, !dbg !22
	br i1 %163, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !22

b2_cold_fail2:
	br label %fail, !dbg !22

b2_cold_ok2:
	br label %fail, !dbg !23

b2_cold_ok1:
	%164 = load float, float addrspace(1)* %159, align 4, !dbg !25
	%165 = getelementptr inbounds float, float addrspace(1)* %2, i64 %153, !dbg !23
	%166 = load float, float addrspace(1)* %165, align 4, !dbg !23
	%167 = call float @__nv_sqrtf(float %164), !dbg !28
	%168 = call float @__nv_rsqrtf(float %164), !dbg !29
	%169 = call float @__nv_cbrtf(float %164), !dbg !30
	%170 = call float @__nv_fabsf(float %164), !dbg !31
	%171 = getelementptr inbounds float, float addrspace(1)* %158, i64 0, !dbg !32
	store float %167, float addrspace(1)* %171, align 4, !dbg !32
	%172 = getelementptr inbounds float, float addrspace(1)* %158, i64 1, !dbg !33
	store float %168, float addrspace(1)* %172, align 4, !dbg !33
	%173 = getelementptr inbounds float, float addrspace(1)* %158, i64 2, !dbg !34
	store float %169, float addrspace(1)* %173, align 4, !dbg !34
	%174 = getelementptr inbounds float, float addrspace(1)* %158, i64 3, !dbg !35
	store float %170, float addrspace(1)* %174, align 4, !dbg !35
	%175 = call float @__nv_floorf(float %164), !dbg !36
	%176 = call float @__nv_ceilf(float %164), !dbg !37
	%177 = call float @__nv_truncf(float %164), !dbg !38
	%178 = getelementptr inbounds float, float addrspace(1)* %158, i64 4, !dbg !39
	store float %175, float addrspace(1)* %178, align 4, !dbg !39
	%179 = getelementptr inbounds float, float addrspace(1)* %158, i64 5, !dbg !40
	store float %176, float addrspace(1)* %179, align 4, !dbg !40
	%180 = getelementptr inbounds float, float addrspace(1)* %158, i64 6, !dbg !41
	store float %177, float addrspace(1)* %180, align 4, !dbg !41
	%181 = call float @__nv_roundf(float %164), !dbg !42
	%182 = call float @__nv_rintf(float %164), !dbg !43
	%183 = getelementptr inbounds float, float addrspace(1)* %158, i64 7, !dbg !44
	store float %181, float addrspace(1)* %183, align 4, !dbg !44
	%184 = getelementptr inbounds float, float addrspace(1)* %158, i64 8, !dbg !45
	store float %182, float addrspace(1)* %184, align 4, !dbg !45
	%185 = call float @__nv_expf(float %164), !dbg !46
	%186 = call float @__nv_exp2f(float %164), !dbg !47
	%187 = call float @__nv_expm1f(float %164), !dbg !48
	%188 = getelementptr inbounds float, float addrspace(1)* %158, i64 9, !dbg !49
	store float %185, float addrspace(1)* %188, align 4, !dbg !49
	%189 = getelementptr inbounds float, float addrspace(1)* %158, i64 10, !dbg !50
	store float %186, float addrspace(1)* %189, align 4, !dbg !50
	%190 = getelementptr inbounds float, float addrspace(1)* %158, i64 11, !dbg !51
	store float %187, float addrspace(1)* %190, align 4, !dbg !51
	%191 = call float @__nv_logf(float %164), !dbg !52
	%192 = call float @__nv_log2f(float %164), !dbg !53
	%193 = call float @__nv_log10f(float %164), !dbg !54
	%194 = call float @__nv_log1pf(float %164), !dbg !55
	%195 = getelementptr inbounds float, float addrspace(1)* %158, i64 12, !dbg !56
	store float %191, float addrspace(1)* %195, align 4, !dbg !56
	%196 = getelementptr inbounds float, float addrspace(1)* %158, i64 13, !dbg !57
	store float %192, float addrspace(1)* %196, align 4, !dbg !57
	%197 = getelementptr inbounds float, float addrspace(1)* %158, i64 14, !dbg !58
	store float %193, float addrspace(1)* %197, align 4, !dbg !58
	%198 = getelementptr inbounds float, float addrspace(1)* %158, i64 15, !dbg !59
	store float %194, float addrspace(1)* %198, align 4, !dbg !59
	%199 = call float @__nv_sinf(float %164), !dbg !60
	%200 = call float @__nv_cosf(float %164), !dbg !61
	%201 = call float @__nv_tanf(float %164), !dbg !62
	%202 = getelementptr inbounds float, float addrspace(1)* %158, i64 16, !dbg !63
	store float %199, float addrspace(1)* %202, align 4, !dbg !63
	%203 = getelementptr inbounds float, float addrspace(1)* %158, i64 17, !dbg !64
	store float %200, float addrspace(1)* %203, align 4, !dbg !64
	%204 = getelementptr inbounds float, float addrspace(1)* %158, i64 18, !dbg !65
	store float %201, float addrspace(1)* %204, align 4, !dbg !65
	%205 = call float @__nv_asinf(float %164), !dbg !66
	%206 = call float @__nv_acosf(float %164), !dbg !67
	%207 = call float @__nv_atanf(float %164), !dbg !68
	%208 = getelementptr inbounds float, float addrspace(1)* %158, i64 19, !dbg !69
	store float %205, float addrspace(1)* %208, align 4, !dbg !69
	%209 = getelementptr inbounds float, float addrspace(1)* %158, i64 20, !dbg !70
	store float %206, float addrspace(1)* %209, align 4, !dbg !70
	%210 = getelementptr inbounds float, float addrspace(1)* %158, i64 21, !dbg !71
	store float %207, float addrspace(1)* %210, align 4, !dbg !71
	%211 = call float @__nv_sinhf(float %164), !dbg !72
	%212 = call float @__nv_coshf(float %164), !dbg !73
	%213 = call float @__nv_tanhf(float %164), !dbg !74
	%214 = getelementptr inbounds float, float addrspace(1)* %158, i64 22, !dbg !75
	store float %211, float addrspace(1)* %214, align 4, !dbg !75
	%215 = getelementptr inbounds float, float addrspace(1)* %158, i64 23, !dbg !76
	store float %212, float addrspace(1)* %215, align 4, !dbg !76
	%216 = getelementptr inbounds float, float addrspace(1)* %158, i64 24, !dbg !77
	store float %213, float addrspace(1)* %216, align 4, !dbg !77
	%217 = call float @__nv_asinhf(float %164), !dbg !78
	%218 = call float @__nv_acoshf(float %164), !dbg !79
	%219 = call float @__nv_atanhf(float %164), !dbg !80
	%220 = getelementptr inbounds float, float addrspace(1)* %158, i64 25, !dbg !81
	store float %217, float addrspace(1)* %220, align 4, !dbg !81
	%221 = getelementptr inbounds float, float addrspace(1)* %158, i64 26, !dbg !82
	store float %218, float addrspace(1)* %221, align 4, !dbg !82
	%222 = getelementptr inbounds float, float addrspace(1)* %158, i64 27, !dbg !83
	store float %219, float addrspace(1)* %222, align 4, !dbg !83
	%223 = call float @__nv_erff(float %164), !dbg !84
	%224 = call float @__nv_erfcf(float %164), !dbg !85
	%225 = getelementptr inbounds float, float addrspace(1)* %158, i64 28, !dbg !86
	store float %223, float addrspace(1)* %225, align 4, !dbg !86
	%226 = getelementptr inbounds float, float addrspace(1)* %158, i64 29, !dbg !87
	store float %224, float addrspace(1)* %226, align 4, !dbg !87
	%227 = call float @__nv_atan2f(float %164, float %166), !dbg !88
	%228 = call float @__nv_powf(float %164, float %166), !dbg !89
	%229 = call float @__nv_hypotf(float %164, float %166), !dbg !90
	%230 = getelementptr inbounds float, float addrspace(1)* %158, i64 30, !dbg !91
	store float %227, float addrspace(1)* %230, align 4, !dbg !91
	%231 = getelementptr inbounds float, float addrspace(1)* %158, i64 31, !dbg !92
	store float %228, float addrspace(1)* %231, align 4, !dbg !92
	%232 = getelementptr inbounds float, float addrspace(1)* %158, i64 32, !dbg !93
	store float %229, float addrspace(1)* %232, align 4, !dbg !93
	%233 = call float @__nv_fmodf(float %164, float %166), !dbg !94
	%234 = call float @__nv_remainderf(float %164, float %166), !dbg !95
	%235 = getelementptr inbounds float, float addrspace(1)* %158, i64 33, !dbg !96
	store float %233, float addrspace(1)* %235, align 4, !dbg !96
	%236 = getelementptr inbounds float, float addrspace(1)* %158, i64 34, !dbg !97
	store float %234, float addrspace(1)* %236, align 4, !dbg !97
	%237 = fsub float %164, %166, !dbg !98
	%238 = fcmp ole float %237, 0.000000e+00, !dbg !98
	%239 = select i1 %238, float 0.000000e+00, float %237, !dbg !98
	%240 = call float @__nv_copysignf(float %164, float %166), !dbg !99
	%241 = getelementptr inbounds float, float addrspace(1)* %158, i64 35, !dbg !100
	store float %239, float addrspace(1)* %241, align 4, !dbg !100
	%242 = getelementptr inbounds float, float addrspace(1)* %158, i64 36, !dbg !101
	store float %240, float addrspace(1)* %242, align 4, !dbg !101
	%243 = call float @__nv_fminf(float %164, float %166), !dbg !102
	%244 = fcmp uno float %164, %166, !dbg !102
	%245 = select i1 %244, float 0x7FF8000000000000, float %243, !dbg !102
	%246 = call float @__nv_fmaxf(float %164, float %166), !dbg !103
	%247 = fcmp uno float %164, %166, !dbg !103
	%248 = select i1 %247, float 0x7FF8000000000000, float %246, !dbg !103
	%249 = getelementptr inbounds float, float addrspace(1)* %158, i64 37, !dbg !104
	store float %245, float addrspace(1)* %249, align 4, !dbg !104
	%250 = getelementptr inbounds float, float addrspace(1)* %158, i64 38, !dbg !105
	store float %248, float addrspace(1)* %250, align 4, !dbg !105
	%251 = call float @__nv_fmaf(float %164, float %166, float 1.000000e+00), !dbg !106
	%252 = call float @__nv_fmaf(float %164, float 2.000000e+00, float %166), !dbg !107
	%253 = call float @__nv_fminf(float %245, float 1.000000e+00), !dbg !108
	%254 = fcmp uno float %245, 1.000000e+00, !dbg !108
	%255 = select i1 %254, float 0x7FF8000000000000, float %253, !dbg !108
	%256 = getelementptr inbounds float, float addrspace(1)* %158, i64 39, !dbg !109
	store float %251, float addrspace(1)* %256, align 4, !dbg !109
	%257 = getelementptr inbounds float, float addrspace(1)* %158, i64 40, !dbg !110
	store float %252, float addrspace(1)* %257, align 4, !dbg !110
	%258 = getelementptr inbounds float, float addrspace(1)* %158, i64 41, !dbg !111
	store float %255, float addrspace(1)* %258, align 4, !dbg !111
	%259 = add i64 %153, %42, !dbg !10
	br label %b1_cold, !dbg !10, !llvm.loop !113

fail:
	%260 = phi i32 [ 0, %b2_cold_fail2 ], [ 1, %b2_cold_ok2 ], !dbg !7
	%261 = phi i64 [ %156, %b2_cold_fail2 ], [ %153, %b2_cold_ok2 ], !dbg !7
	%262 = phi i64 [ %p1, %b2_cold_fail2 ], [ %p5, %b2_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %260, i64 %261, i64 %262), !dbg !7
	ret void, !dbg !7
}

define void @GPUFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !114 {
entry:
	br label %b0, !dbg !115

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !115
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !115
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !115
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118, !range !11
	%4 = sext i32 %3 to i64, !dbg !118
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !118, !range !12
	%6 = sext i32 %5 to i64, !dbg !118
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !118, !range !12
	%8 = sext i32 %7 to i64, !dbg !118
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !118, !range !13
	%10 = sext i32 %9 to i64, !dbg !118
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !118, !range !14
	%12 = sext i32 %11 to i64, !dbg !118
	%13 = trunc i64 %12 to i32, !dbg !118
	%14 = trunc i64 %8 to i32, !dbg !118
	%15 = mul i32 %13, %14, !dbg !118
	%16 = zext i32 %15 to i64, !dbg !118
	%17 = trunc i64 %6 to i32, !dbg !118
	%18 = add i32 %17, %15, !dbg !118
	%19 = zext i32 %18 to i64, !dbg !118
	%20 = mul i64 %10, %19, !dbg !118
	%21 = add i64 %4, %20, !dbg !118
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !118, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !118, !range !15
	%24 = mul i32 %22, %23, !dbg !118
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !118, !range !16
	%26 = mul i32 %24, %25, !dbg !118
	%27 = sext i32 %26 to i64, !dbg !118
	%28 = mul i64 %21, %27, !dbg !118
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !118, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !118, !range !18
	%32 = mul i32 %23, %31, !dbg !118
	%33 = add i32 %30, %32, !dbg !118
	%34 = mul i32 %22, %33, !dbg !118
	%35 = add i32 %29, %34, !dbg !118
	%36 = sext i32 %35 to i64, !dbg !118
	%37 = add i64 %28, %36, !dbg !118
	%38 = mul i64 %10, %12, !dbg !118
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !118, !range !14
	%40 = sext i32 %39 to i64, !dbg !118
	%41 = mul i64 %38, %40, !dbg !118
	%42 = mul i64 %41, %27, !dbg !118
	%43 = icmp ugt i64 %p3, 281474976710655, !dbg !118
	%44 = mul nsw i64 %p3, -42, !dbg !118
	%45 = add i64 %p1, %44, !dbg !118
	%46 = icmp slt i64 %45, 0, !dbg !118
	%47 = or i1 %43, %46, !dbg !118
	%48 = mul nsw i64 %p3, -1, !dbg !118
	%49 = add i64 %48, %p5, !dbg !118
	%50 = icmp slt i64 %49, 0, !dbg !118
	%51 = or i1 %47, %50, !dbg !118
	br i1 %51, label %b1_cold, label %b3, !dbg !118, !prof !19

b3:
	%52 = phi i64 [ %37, %b0 ], [ %170, %b4 ], !dbg !118
	%53 = icmp slt i64 %52, %p3, !dbg !118
	br i1 %53, label %b4, label %b5, !dbg !118

b4:
	%54 = mul nsw i64 %52, 42, !dbg !123
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %54, !dbg !121
	%56 = getelementptr inbounds double, double addrspace(1)* %1, i64 %52, !dbg !124
	%57 = load double, double addrspace(1)* %56, align 8, !dbg !124
	%58 = getelementptr inbounds double, double addrspace(1)* %2, i64 %52, !dbg !122
	%59 = load double, double addrspace(1)* %58, align 8, !dbg !122
	%60 = call double @__nv_sqrt(double %57), !dbg !127
	%61 = call double @__nv_rsqrt(double %57), !dbg !128
	%62 = call double @__nv_cbrt(double %57), !dbg !129
	%63 = call double @__nv_fabs(double %57), !dbg !130
	%64 = getelementptr inbounds double, double addrspace(1)* %55, i64 0, !dbg !131
	store double %60, double addrspace(1)* %64, align 8, !dbg !131
	%65 = getelementptr inbounds double, double addrspace(1)* %55, i64 1, !dbg !132
	store double %61, double addrspace(1)* %65, align 8, !dbg !132
	%66 = getelementptr inbounds double, double addrspace(1)* %55, i64 2, !dbg !133
	store double %62, double addrspace(1)* %66, align 8, !dbg !133
	%67 = getelementptr inbounds double, double addrspace(1)* %55, i64 3, !dbg !134
	store double %63, double addrspace(1)* %67, align 8, !dbg !134
	%68 = call double @__nv_floor(double %57), !dbg !135
	%69 = call double @__nv_ceil(double %57), !dbg !136
	%70 = call double @__nv_trunc(double %57), !dbg !137
	%71 = getelementptr inbounds double, double addrspace(1)* %55, i64 4, !dbg !138
	store double %68, double addrspace(1)* %71, align 8, !dbg !138
	%72 = getelementptr inbounds double, double addrspace(1)* %55, i64 5, !dbg !139
	store double %69, double addrspace(1)* %72, align 8, !dbg !139
	%73 = getelementptr inbounds double, double addrspace(1)* %55, i64 6, !dbg !140
	store double %70, double addrspace(1)* %73, align 8, !dbg !140
	%74 = call double @__nv_round(double %57), !dbg !141
	%75 = call double @__nv_rint(double %57), !dbg !142
	%76 = getelementptr inbounds double, double addrspace(1)* %55, i64 7, !dbg !143
	store double %74, double addrspace(1)* %76, align 8, !dbg !143
	%77 = getelementptr inbounds double, double addrspace(1)* %55, i64 8, !dbg !144
	store double %75, double addrspace(1)* %77, align 8, !dbg !144
	%78 = call double @__nv_exp(double %57), !dbg !145
	%79 = call double @__nv_exp2(double %57), !dbg !146
	%80 = call double @__nv_expm1(double %57), !dbg !147
	%81 = getelementptr inbounds double, double addrspace(1)* %55, i64 9, !dbg !148
	store double %78, double addrspace(1)* %81, align 8, !dbg !148
	%82 = getelementptr inbounds double, double addrspace(1)* %55, i64 10, !dbg !149
	store double %79, double addrspace(1)* %82, align 8, !dbg !149
	%83 = getelementptr inbounds double, double addrspace(1)* %55, i64 11, !dbg !150
	store double %80, double addrspace(1)* %83, align 8, !dbg !150
	%84 = call double @__nv_log(double %57), !dbg !151
	%85 = call double @__nv_log2(double %57), !dbg !152
	%86 = call double @__nv_log10(double %57), !dbg !153
	%87 = call double @__nv_log1p(double %57), !dbg !154
	%88 = getelementptr inbounds double, double addrspace(1)* %55, i64 12, !dbg !155
	store double %84, double addrspace(1)* %88, align 8, !dbg !155
	%89 = getelementptr inbounds double, double addrspace(1)* %55, i64 13, !dbg !156
	store double %85, double addrspace(1)* %89, align 8, !dbg !156
	%90 = getelementptr inbounds double, double addrspace(1)* %55, i64 14, !dbg !157
	store double %86, double addrspace(1)* %90, align 8, !dbg !157
	%91 = getelementptr inbounds double, double addrspace(1)* %55, i64 15, !dbg !158
	store double %87, double addrspace(1)* %91, align 8, !dbg !158
	%92 = call double @__nv_sin(double %57), !dbg !159
	%93 = call double @__nv_cos(double %57), !dbg !160
	%94 = call double @__nv_tan(double %57), !dbg !161
	%95 = getelementptr inbounds double, double addrspace(1)* %55, i64 16, !dbg !162
	store double %92, double addrspace(1)* %95, align 8, !dbg !162
	%96 = getelementptr inbounds double, double addrspace(1)* %55, i64 17, !dbg !163
	store double %93, double addrspace(1)* %96, align 8, !dbg !163
	%97 = getelementptr inbounds double, double addrspace(1)* %55, i64 18, !dbg !164
	store double %94, double addrspace(1)* %97, align 8, !dbg !164
	%98 = call double @__nv_asin(double %57), !dbg !165
	%99 = call double @__nv_acos(double %57), !dbg !166
	%100 = call double @__nv_atan(double %57), !dbg !167
	%101 = getelementptr inbounds double, double addrspace(1)* %55, i64 19, !dbg !168
	store double %98, double addrspace(1)* %101, align 8, !dbg !168
	%102 = getelementptr inbounds double, double addrspace(1)* %55, i64 20, !dbg !169
	store double %99, double addrspace(1)* %102, align 8, !dbg !169
	%103 = getelementptr inbounds double, double addrspace(1)* %55, i64 21, !dbg !170
	store double %100, double addrspace(1)* %103, align 8, !dbg !170
	%104 = call double @__nv_sinh(double %57), !dbg !171
	%105 = call double @__nv_cosh(double %57), !dbg !172
	%106 = call double @__nv_tanh(double %57), !dbg !173
	%107 = getelementptr inbounds double, double addrspace(1)* %55, i64 22, !dbg !174
	store double %104, double addrspace(1)* %107, align 8, !dbg !174
	%108 = getelementptr inbounds double, double addrspace(1)* %55, i64 23, !dbg !175
	store double %105, double addrspace(1)* %108, align 8, !dbg !175
	%109 = getelementptr inbounds double, double addrspace(1)* %55, i64 24, !dbg !176
	store double %106, double addrspace(1)* %109, align 8, !dbg !176
	%110 = call double @__nv_asinh(double %57), !dbg !177
	%111 = call double @__nv_acosh(double %57), !dbg !178
	%112 = call double @__nv_atanh(double %57), !dbg !179
	%113 = getelementptr inbounds double, double addrspace(1)* %55, i64 25, !dbg !180
	store double %110, double addrspace(1)* %113, align 8, !dbg !180
	%114 = getelementptr inbounds double, double addrspace(1)* %55, i64 26, !dbg !181
	store double %111, double addrspace(1)* %114, align 8, !dbg !181
	%115 = getelementptr inbounds double, double addrspace(1)* %55, i64 27, !dbg !182
	store double %112, double addrspace(1)* %115, align 8, !dbg !182
	%116 = call double @__nv_erf(double %57), !dbg !183
	%117 = call double @__nv_erfc(double %57), !dbg !184
	%118 = getelementptr inbounds double, double addrspace(1)* %55, i64 28, !dbg !185
	store double %116, double addrspace(1)* %118, align 8, !dbg !185
	%119 = getelementptr inbounds double, double addrspace(1)* %55, i64 29, !dbg !186
	store double %117, double addrspace(1)* %119, align 8, !dbg !186
	%120 = call double @__nv_atan2(double %57, double %59), !dbg !187
	%121 = call double @__nv_pow(double %57, double %59), !dbg !188
	%122 = call double @__nv_hypot(double %57, double %59), !dbg !189
	%123 = getelementptr inbounds double, double addrspace(1)* %55, i64 30, !dbg !190
	store double %120, double addrspace(1)* %123, align 8, !dbg !190
	%124 = getelementptr inbounds double, double addrspace(1)* %55, i64 31, !dbg !191
	store double %121, double addrspace(1)* %124, align 8, !dbg !191
	%125 = getelementptr inbounds double, double addrspace(1)* %55, i64 32, !dbg !192
	store double %122, double addrspace(1)* %125, align 8, !dbg !192
	%126 = call double @__nv_fmod(double %57, double %59), !dbg !193
	%127 = call double @__nv_remainder(double %57, double %59), !dbg !194
	%128 = getelementptr inbounds double, double addrspace(1)* %55, i64 33, !dbg !195
	store double %126, double addrspace(1)* %128, align 8, !dbg !195
	%129 = getelementptr inbounds double, double addrspace(1)* %55, i64 34, !dbg !196
	store double %127, double addrspace(1)* %129, align 8, !dbg !196
	%130 = fsub double %57, %59, !dbg !197
	%131 = fcmp ole double %130, 0.000000e+00, !dbg !197
	%132 = select i1 %131, double 0.000000e+00, double %130, !dbg !197
	%133 = call double @__nv_copysign(double %57, double %59), !dbg !198
	%134 = getelementptr inbounds double, double addrspace(1)* %55, i64 35, !dbg !199
	store double %132, double addrspace(1)* %134, align 8, !dbg !199
	%135 = getelementptr inbounds double, double addrspace(1)* %55, i64 36, !dbg !200
	store double %133, double addrspace(1)* %135, align 8, !dbg !200
	%136 = call double @__nv_fmin(double %57, double %59), !dbg !201
	%137 = bitcast double %57 to i64, !dbg !201
	%138 = bitcast double %59 to i64, !dbg !201
	%139 = or i64 %137, %138, !dbg !201
	%140 = fcmp oeq double %57, %59, !dbg !201
	%141 = bitcast i64 %139 to double, !dbg !201
	%142 = select i1 %140, double %141, double %136, !dbg !201
	%143 = fcmp uno double %57, %59, !dbg !201
	%144 = select i1 %143, double 0x7FF8000000000000, double %142, !dbg !201
	%145 = call double @__nv_fmax(double %57, double %59), !dbg !202
	%146 = bitcast double %57 to i64, !dbg !202
	%147 = bitcast double %59 to i64, !dbg !202
	%148 = and i64 %146, %147, !dbg !202
	%149 = fcmp oeq double %57, %59, !dbg !202
	%150 = bitcast i64 %148 to double, !dbg !202
	%151 = select i1 %149, double %150, double %145, !dbg !202
	%152 = fcmp uno double %57, %59, !dbg !202
	%153 = select i1 %152, double 0x7FF8000000000000, double %151, !dbg !202
	%154 = getelementptr inbounds double, double addrspace(1)* %55, i64 37, !dbg !203
	store double %144, double addrspace(1)* %154, align 8, !dbg !203
	%155 = getelementptr inbounds double, double addrspace(1)* %55, i64 38, !dbg !204
	store double %153, double addrspace(1)* %155, align 8, !dbg !204
	%156 = call double @__nv_fma(double %57, double %59, double 1.000000e+00), !dbg !205
	%157 = call double @__nv_fma(double %57, double 2.000000e+00, double %59), !dbg !206
	%158 = call double @__nv_fmin(double %144, double 1.000000e+00), !dbg !207
	%159 = bitcast double %144 to i64, !dbg !207
	%160 = bitcast double 1.000000e+00 to i64, !dbg !207
	%161 = or i64 %159, %160, !dbg !207
	%162 = fcmp oeq double %144, 1.000000e+00, !dbg !207
	%163 = bitcast i64 %161 to double, !dbg !207
	%164 = select i1 %162, double %163, double %158, !dbg !207
	%165 = fcmp uno double %144, 1.000000e+00, !dbg !207
	%166 = select i1 %165, double 0x7FF8000000000000, double %164, !dbg !207
	%167 = getelementptr inbounds double, double addrspace(1)* %55, i64 39, !dbg !208
	store double %156, double addrspace(1)* %167, align 8, !dbg !208
	%168 = getelementptr inbounds double, double addrspace(1)* %55, i64 40, !dbg !209
	store double %157, double addrspace(1)* %168, align 8, !dbg !209
	%169 = getelementptr inbounds double, double addrspace(1)* %55, i64 41, !dbg !210
	store double %166, double addrspace(1)* %169, align 8, !dbg !210
	%170 = add i64 %52, %42, !dbg !118
	br label %b3, !dbg !118

b5:
	ret void, !dbg !117

b1_cold:
	%171 = phi i64 [ %295, %b2_cold_ok1 ], [ %37, %b0 ], !dbg !118
	%172 = icmp slt i64 %171, %p3, !dbg !118
	br i1 %172, label %b2_cold, label %b5, !dbg !118

b2_cold:
	%173 = add nsw i64 %171, 1, !dbg !119
	%174 = mul nsw i64 %173, 42, !dbg !120
	%175 = mul nsw i64 %171, 42, !dbg !123
	%176 = getelementptr inbounds double, double addrspace(1)* %0, i64 %175, !dbg !121
	%177 = getelementptr inbounds double, double addrspace(1)* %1, i64 %171, !dbg !124
	%178 = icmp ugt i64 %174, %p1, !dbg !121
	%179 = icmp uge i64 %171, %p5, !dbg !122
	%180 = or i1 %178, %179, !dbg !122
	br i1 %180, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !122, !prof !19

b2_cold_fail1:
	%181 = icmp ugt i64 %174, %p1, !dbg !121
	br i1 %181, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !121

b2_cold_fail2:
	br label %fail, !dbg !121

b2_cold_ok2:
	br label %fail, !dbg !122

b2_cold_ok1:
	%182 = load double, double addrspace(1)* %177, align 8, !dbg !124
	%183 = getelementptr inbounds double, double addrspace(1)* %2, i64 %171, !dbg !122
	%184 = load double, double addrspace(1)* %183, align 8, !dbg !122
	%185 = call double @__nv_sqrt(double %182), !dbg !127
	%186 = call double @__nv_rsqrt(double %182), !dbg !128
	%187 = call double @__nv_cbrt(double %182), !dbg !129
	%188 = call double @__nv_fabs(double %182), !dbg !130
	%189 = getelementptr inbounds double, double addrspace(1)* %176, i64 0, !dbg !131
	store double %185, double addrspace(1)* %189, align 8, !dbg !131
	%190 = getelementptr inbounds double, double addrspace(1)* %176, i64 1, !dbg !132
	store double %186, double addrspace(1)* %190, align 8, !dbg !132
	%191 = getelementptr inbounds double, double addrspace(1)* %176, i64 2, !dbg !133
	store double %187, double addrspace(1)* %191, align 8, !dbg !133
	%192 = getelementptr inbounds double, double addrspace(1)* %176, i64 3, !dbg !134
	store double %188, double addrspace(1)* %192, align 8, !dbg !134
	%193 = call double @__nv_floor(double %182), !dbg !135
	%194 = call double @__nv_ceil(double %182), !dbg !136
	%195 = call double @__nv_trunc(double %182), !dbg !137
	%196 = getelementptr inbounds double, double addrspace(1)* %176, i64 4, !dbg !138
	store double %193, double addrspace(1)* %196, align 8, !dbg !138
	%197 = getelementptr inbounds double, double addrspace(1)* %176, i64 5, !dbg !139
	store double %194, double addrspace(1)* %197, align 8, !dbg !139
	%198 = getelementptr inbounds double, double addrspace(1)* %176, i64 6, !dbg !140
	store double %195, double addrspace(1)* %198, align 8, !dbg !140
	%199 = call double @__nv_round(double %182), !dbg !141
	%200 = call double @__nv_rint(double %182), !dbg !142
	%201 = getelementptr inbounds double, double addrspace(1)* %176, i64 7, !dbg !143
	store double %199, double addrspace(1)* %201, align 8, !dbg !143
	%202 = getelementptr inbounds double, double addrspace(1)* %176, i64 8, !dbg !144
	store double %200, double addrspace(1)* %202, align 8, !dbg !144
	%203 = call double @__nv_exp(double %182), !dbg !145
	%204 = call double @__nv_exp2(double %182), !dbg !146
	%205 = call double @__nv_expm1(double %182), !dbg !147
	%206 = getelementptr inbounds double, double addrspace(1)* %176, i64 9, !dbg !148
	store double %203, double addrspace(1)* %206, align 8, !dbg !148
	%207 = getelementptr inbounds double, double addrspace(1)* %176, i64 10, !dbg !149
	store double %204, double addrspace(1)* %207, align 8, !dbg !149
	%208 = getelementptr inbounds double, double addrspace(1)* %176, i64 11, !dbg !150
	store double %205, double addrspace(1)* %208, align 8, !dbg !150
	%209 = call double @__nv_log(double %182), !dbg !151
	%210 = call double @__nv_log2(double %182), !dbg !152
	%211 = call double @__nv_log10(double %182), !dbg !153
	%212 = call double @__nv_log1p(double %182), !dbg !154
	%213 = getelementptr inbounds double, double addrspace(1)* %176, i64 12, !dbg !155
	store double %209, double addrspace(1)* %213, align 8, !dbg !155
	%214 = getelementptr inbounds double, double addrspace(1)* %176, i64 13, !dbg !156
	store double %210, double addrspace(1)* %214, align 8, !dbg !156
	%215 = getelementptr inbounds double, double addrspace(1)* %176, i64 14, !dbg !157
	store double %211, double addrspace(1)* %215, align 8, !dbg !157
	%216 = getelementptr inbounds double, double addrspace(1)* %176, i64 15, !dbg !158
	store double %212, double addrspace(1)* %216, align 8, !dbg !158
	%217 = call double @__nv_sin(double %182), !dbg !159
	%218 = call double @__nv_cos(double %182), !dbg !160
	%219 = call double @__nv_tan(double %182), !dbg !161
	%220 = getelementptr inbounds double, double addrspace(1)* %176, i64 16, !dbg !162
	store double %217, double addrspace(1)* %220, align 8, !dbg !162
	%221 = getelementptr inbounds double, double addrspace(1)* %176, i64 17, !dbg !163
	store double %218, double addrspace(1)* %221, align 8, !dbg !163
	%222 = getelementptr inbounds double, double addrspace(1)* %176, i64 18, !dbg !164
	store double %219, double addrspace(1)* %222, align 8, !dbg !164
	%223 = call double @__nv_asin(double %182), !dbg !165
	%224 = call double @__nv_acos(double %182), !dbg !166
	%225 = call double @__nv_atan(double %182), !dbg !167
	%226 = getelementptr inbounds double, double addrspace(1)* %176, i64 19, !dbg !168
	store double %223, double addrspace(1)* %226, align 8, !dbg !168
	%227 = getelementptr inbounds double, double addrspace(1)* %176, i64 20, !dbg !169
	store double %224, double addrspace(1)* %227, align 8, !dbg !169
	%228 = getelementptr inbounds double, double addrspace(1)* %176, i64 21, !dbg !170
	store double %225, double addrspace(1)* %228, align 8, !dbg !170
	%229 = call double @__nv_sinh(double %182), !dbg !171
	%230 = call double @__nv_cosh(double %182), !dbg !172
	%231 = call double @__nv_tanh(double %182), !dbg !173
	%232 = getelementptr inbounds double, double addrspace(1)* %176, i64 22, !dbg !174
	store double %229, double addrspace(1)* %232, align 8, !dbg !174
	%233 = getelementptr inbounds double, double addrspace(1)* %176, i64 23, !dbg !175
	store double %230, double addrspace(1)* %233, align 8, !dbg !175
	%234 = getelementptr inbounds double, double addrspace(1)* %176, i64 24, !dbg !176
	store double %231, double addrspace(1)* %234, align 8, !dbg !176
	%235 = call double @__nv_asinh(double %182), !dbg !177
	%236 = call double @__nv_acosh(double %182), !dbg !178
	%237 = call double @__nv_atanh(double %182), !dbg !179
	%238 = getelementptr inbounds double, double addrspace(1)* %176, i64 25, !dbg !180
	store double %235, double addrspace(1)* %238, align 8, !dbg !180
	%239 = getelementptr inbounds double, double addrspace(1)* %176, i64 26, !dbg !181
	store double %236, double addrspace(1)* %239, align 8, !dbg !181
	%240 = getelementptr inbounds double, double addrspace(1)* %176, i64 27, !dbg !182
	store double %237, double addrspace(1)* %240, align 8, !dbg !182
	%241 = call double @__nv_erf(double %182), !dbg !183
	%242 = call double @__nv_erfc(double %182), !dbg !184
	%243 = getelementptr inbounds double, double addrspace(1)* %176, i64 28, !dbg !185
	store double %241, double addrspace(1)* %243, align 8, !dbg !185
	%244 = getelementptr inbounds double, double addrspace(1)* %176, i64 29, !dbg !186
	store double %242, double addrspace(1)* %244, align 8, !dbg !186
	%245 = call double @__nv_atan2(double %182, double %184), !dbg !187
	%246 = call double @__nv_pow(double %182, double %184), !dbg !188
	%247 = call double @__nv_hypot(double %182, double %184), !dbg !189
	%248 = getelementptr inbounds double, double addrspace(1)* %176, i64 30, !dbg !190
	store double %245, double addrspace(1)* %248, align 8, !dbg !190
	%249 = getelementptr inbounds double, double addrspace(1)* %176, i64 31, !dbg !191
	store double %246, double addrspace(1)* %249, align 8, !dbg !191
	%250 = getelementptr inbounds double, double addrspace(1)* %176, i64 32, !dbg !192
	store double %247, double addrspace(1)* %250, align 8, !dbg !192
	%251 = call double @__nv_fmod(double %182, double %184), !dbg !193
	%252 = call double @__nv_remainder(double %182, double %184), !dbg !194
	%253 = getelementptr inbounds double, double addrspace(1)* %176, i64 33, !dbg !195
	store double %251, double addrspace(1)* %253, align 8, !dbg !195
	%254 = getelementptr inbounds double, double addrspace(1)* %176, i64 34, !dbg !196
	store double %252, double addrspace(1)* %254, align 8, !dbg !196
	%255 = fsub double %182, %184, !dbg !197
	%256 = fcmp ole double %255, 0.000000e+00, !dbg !197
	%257 = select i1 %256, double 0.000000e+00, double %255, !dbg !197
	%258 = call double @__nv_copysign(double %182, double %184), !dbg !198
	%259 = getelementptr inbounds double, double addrspace(1)* %176, i64 35, !dbg !199
	store double %257, double addrspace(1)* %259, align 8, !dbg !199
	%260 = getelementptr inbounds double, double addrspace(1)* %176, i64 36, !dbg !200
	store double %258, double addrspace(1)* %260, align 8, !dbg !200
	%261 = call double @__nv_fmin(double %182, double %184), !dbg !201
	%262 = bitcast double %182 to i64, !dbg !201
	%263 = bitcast double %184 to i64, !dbg !201
	%264 = or i64 %262, %263, !dbg !201
	%265 = fcmp oeq double %182, %184, !dbg !201
	%266 = bitcast i64 %264 to double, !dbg !201
	%267 = select i1 %265, double %266, double %261, !dbg !201
	%268 = fcmp uno double %182, %184, !dbg !201
	%269 = select i1 %268, double 0x7FF8000000000000, double %267, !dbg !201
	%270 = call double @__nv_fmax(double %182, double %184), !dbg !202
	%271 = bitcast double %182 to i64, !dbg !202
	%272 = bitcast double %184 to i64, !dbg !202
	%273 = and i64 %271, %272, !dbg !202
	%274 = fcmp oeq double %182, %184, !dbg !202
	%275 = bitcast i64 %273 to double, !dbg !202
	%276 = select i1 %274, double %275, double %270, !dbg !202
	%277 = fcmp uno double %182, %184, !dbg !202
	%278 = select i1 %277, double 0x7FF8000000000000, double %276, !dbg !202
	%279 = getelementptr inbounds double, double addrspace(1)* %176, i64 37, !dbg !203
	store double %269, double addrspace(1)* %279, align 8, !dbg !203
	%280 = getelementptr inbounds double, double addrspace(1)* %176, i64 38, !dbg !204
	store double %278, double addrspace(1)* %280, align 8, !dbg !204
	%281 = call double @__nv_fma(double %182, double %184, double 1.000000e+00), !dbg !205
	%282 = call double @__nv_fma(double %182, double 2.000000e+00, double %184), !dbg !206
	%283 = call double @__nv_fmin(double %269, double 1.000000e+00), !dbg !207
	%284 = bitcast double %269 to i64, !dbg !207
	%285 = bitcast double 1.000000e+00 to i64, !dbg !207
	%286 = or i64 %284, %285, !dbg !207
	%287 = fcmp oeq double %269, 1.000000e+00, !dbg !207
	%288 = bitcast i64 %286 to double, !dbg !207
	%289 = select i1 %287, double %288, double %283, !dbg !207
	%290 = fcmp uno double %269, 1.000000e+00, !dbg !207
	%291 = select i1 %290, double 0x7FF8000000000000, double %289, !dbg !207
	%292 = getelementptr inbounds double, double addrspace(1)* %176, i64 39, !dbg !208
	store double %281, double addrspace(1)* %292, align 8, !dbg !208
	%293 = getelementptr inbounds double, double addrspace(1)* %176, i64 40, !dbg !209
	store double %282, double addrspace(1)* %293, align 8, !dbg !209
	%294 = getelementptr inbounds double, double addrspace(1)* %176, i64 41, !dbg !210
	store double %291, double addrspace(1)* %294, align 8, !dbg !210
	%295 = add i64 %171, %42, !dbg !118
	br label %b1_cold, !dbg !118, !llvm.loop !212

fail:
	%296 = phi i32 [ 0, %b2_cold_fail2 ], [ 1, %b2_cold_ok2 ], !dbg !115
	%297 = phi i64 [ %174, %b2_cold_fail2 ], [ %171, %b2_cold_ok2 ], !dbg !115
	%298 = phi i64 [ %p1, %b2_cold_fail2 ], [ %p5, %b2_cold_ok2 ], !dbg !115
	call void @gpuc_fail(i8* %ctrl, i32 %296, i64 %297, i64 %298), !dbg !115
	ret void, !dbg !115
}

define void @StdFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !213 {
entry:
	br label %b0, !dbg !214

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !214
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !214
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !214
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !215, !range !11
	%4 = sext i32 %3 to i64, !dbg !215
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !215, !range !12
	%6 = sext i32 %5 to i64, !dbg !215
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !215, !range !12
	%8 = sext i32 %7 to i64, !dbg !215
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !215, !range !13
	%10 = sext i32 %9 to i64, !dbg !215
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !215, !range !14
	%12 = sext i32 %11 to i64, !dbg !215
	%13 = trunc i64 %12 to i32, !dbg !215
	%14 = trunc i64 %8 to i32, !dbg !215
	%15 = mul i32 %13, %14, !dbg !215
	%16 = zext i32 %15 to i64, !dbg !215
	%17 = trunc i64 %6 to i32, !dbg !215
	%18 = add i32 %17, %15, !dbg !215
	%19 = zext i32 %18 to i64, !dbg !215
	%20 = mul i64 %10, %19, !dbg !215
	%21 = add i64 %4, %20, !dbg !215
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !215, !range !15
	%24 = mul i32 %22, %23, !dbg !215
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !16
	%26 = mul i32 %24, %25, !dbg !215
	%27 = sext i32 %26 to i64, !dbg !215
	%28 = mul i64 %21, %27, !dbg !215
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !215, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !215, !range !18
	%32 = mul i32 %23, %31, !dbg !215
	%33 = add i32 %30, %32, !dbg !215
	%34 = mul i32 %22, %33, !dbg !215
	%35 = add i32 %29, %34, !dbg !215
	%36 = sext i32 %35 to i64, !dbg !215
	%37 = add i64 %28, %36, !dbg !215
	%38 = mul i64 %10, %12, !dbg !215
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !215, !range !14
	%40 = sext i32 %39 to i64, !dbg !215
	%41 = mul i64 %38, %40, !dbg !215
	%42 = mul i64 %41, %27, !dbg !215
	%43 = mul nsw i64 %p3, -18, !dbg !215
	%44 = add i64 %p1, %43, !dbg !215
	%45 = icmp slt i64 %44, 0, !dbg !215
	%46 = mul nsw i64 %p3, -1, !dbg !215
	%47 = add i64 %46, %p5, !dbg !215
	%48 = icmp slt i64 %47, 0, !dbg !215
	%49 = or i1 %45, %48, !dbg !215
	br i1 %49, label %b1_cold, label %b10, !dbg !215, !prof !19

b10:
	%50 = phi i64 [ %37, %b0 ], [ %142, %b18 ], !dbg !215
	%51 = icmp slt i64 %50, %p3, !dbg !215
	br i1 %51, label %b11, label %b19, !dbg !215

b11:
	%52 = mul nsw i64 %50, 18, !dbg !220
	%53 = getelementptr inbounds double, double addrspace(1)* %0, i64 %52, !dbg !218
	%54 = getelementptr inbounds double, double addrspace(1)* %1, i64 %50, !dbg !221
	%55 = load double, double addrspace(1)* %54, align 8, !dbg !221
	%56 = getelementptr inbounds double, double addrspace(1)* %2, i64 %50, !dbg !219
	%57 = load double, double addrspace(1)* %56, align 8, !dbg !219
	%58 = fcmp oeq double %55, 0x7FF0000000000000, !dbg !224
	%59 = fcmp oeq double %57, 0x7FF0000000000000, !dbg !224
	%60 = or i1 %58, %59, !dbg !224
	%61 = call double @__nv_fmax(double %55, double %57), !dbg !224
	%62 = bitcast double %55 to i64, !dbg !224
	%63 = bitcast double %57 to i64, !dbg !224
	%64 = and i64 %62, %63, !dbg !224
	%65 = fcmp oeq double %55, %57, !dbg !224
	%66 = bitcast i64 %64 to double, !dbg !224
	%67 = select i1 %65, double %66, double %61, !dbg !224
	%68 = fcmp uno double %55, %57, !dbg !224
	%69 = select i1 %68, double 0x7FF8000000000000, double %67, !dbg !224
	%70 = select i1 %60, double 0x7FF0000000000000, double %69, !dbg !224
	%71 = fcmp oeq double %55, 0xFFF0000000000000, !dbg !225
	%72 = fcmp oeq double %57, 0xFFF0000000000000, !dbg !225
	%73 = or i1 %71, %72, !dbg !225
	%74 = call double @__nv_fmin(double %55, double %57), !dbg !225
	%75 = bitcast double %55 to i64, !dbg !225
	%76 = bitcast double %57 to i64, !dbg !225
	%77 = or i64 %75, %76, !dbg !225
	%78 = fcmp oeq double %55, %57, !dbg !225
	%79 = bitcast i64 %77 to double, !dbg !225
	%80 = select i1 %78, double %79, double %74, !dbg !225
	%81 = fcmp uno double %55, %57, !dbg !225
	%82 = select i1 %81, double 0x7FF8000000000000, double %80, !dbg !225
	%83 = select i1 %73, double 0xFFF0000000000000, double %82, !dbg !225
	%84 = fsub double %55, %57, !dbg !226
	%85 = fcmp ole double %84, 0.000000e+00, !dbg !226
	%86 = select i1 %85, double 0.000000e+00, double %84, !dbg !226
	%87 = getelementptr inbounds double, double addrspace(1)* %53, i64 0, !dbg !227
	store double %70, double addrspace(1)* %87, align 8, !dbg !227
	%88 = getelementptr inbounds double, double addrspace(1)* %53, i64 1, !dbg !228
	store double %83, double addrspace(1)* %88, align 8, !dbg !228
	%89 = getelementptr inbounds double, double addrspace(1)* %53, i64 2, !dbg !229
	store double %86, double addrspace(1)* %89, align 8, !dbg !229
	%90 = call double @__nv_trunc(double %55), !dbg !230
	%91 = fsub double %55, %90, !dbg !230
	%92 = call double @__nv_copysign(double %91, double %55), !dbg !230
	%93 = getelementptr inbounds double, double addrspace(1)* %53, i64 3, !dbg !231
	store double %90, double addrspace(1)* %93, align 8, !dbg !231
	%94 = getelementptr inbounds double, double addrspace(1)* %53, i64 4, !dbg !232
	store double %92, double addrspace(1)* %94, align 8, !dbg !232
	%95 = call double @__nv_sin(double %55), !dbg !233
	%96 = call double @__nv_cos(double %55), !dbg !233
	%97 = getelementptr inbounds double, double addrspace(1)* %53, i64 5, !dbg !234
	store double %95, double addrspace(1)* %97, align 8, !dbg !234
	%98 = getelementptr inbounds double, double addrspace(1)* %53, i64 6, !dbg !235
	store double %96, double addrspace(1)* %98, align 8, !dbg !235
	%99 = call double @__nv_tgamma(double %55), !dbg !236
	%100 = call double @__nv_erfinv(double %55), !dbg !237
	%101 = getelementptr inbounds double, double addrspace(1)* %53, i64 7, !dbg !238
	store double %99, double addrspace(1)* %101, align 8, !dbg !238
	%102 = getelementptr inbounds double, double addrspace(1)* %53, i64 8, !dbg !239
	store double %100, double addrspace(1)* %102, align 8, !dbg !239
	%103 = call double @__nv_j0(double %55), !dbg !240
	%104 = call double @__nv_j1(double %55), !dbg !241
	%105 = call double @__nv_y0(double %55), !dbg !242
	%106 = call double @__nv_y1(double %55), !dbg !243
	%107 = getelementptr inbounds double, double addrspace(1)* %53, i64 9, !dbg !244
	store double %103, double addrspace(1)* %107, align 8, !dbg !244
	%108 = getelementptr inbounds double, double addrspace(1)* %53, i64 10, !dbg !245
	store double %104, double addrspace(1)* %108, align 8, !dbg !245
	%109 = getelementptr inbounds double, double addrspace(1)* %53, i64 11, !dbg !246
	store double %105, double addrspace(1)* %109, align 8, !dbg !246
	%110 = getelementptr inbounds double, double addrspace(1)* %53, i64 12, !dbg !247
	store double %106, double addrspace(1)* %110, align 8, !dbg !247
	%111 = fcmp ogt double %57, 0.000000e+00, !dbg !248
	br i1 %111, label %b14, label %b12, !dbg !248

b12:
	%112 = fcmp olt double %57, 0.000000e+00, !dbg !249
	br i1 %112, label %b13, label %b14, !dbg !249

b13:
	br label %b14, !dbg !249

b14:
	%113 = phi i64 [ 1, %b11 ], [ 0, %b12 ], [ -1, %b13 ], !dbg !250
	%114 = icmp sge i64 %113, 0, !dbg !251
	%115 = and i1 %58, %114, !dbg !251
	%116 = icmp sle i64 %113, 0, !dbg !251
	%117 = and i1 %71, %116, !dbg !251
	%118 = or i1 %115, %117, !dbg !251
	br i1 %118, label %b16, label %b15, !dbg !254

b15:
	br label %b16, !dbg !255

b16:
	%119 = phi double [ 1.000000e+00, %b14 ], [ 0.000000e+00, %b15 ], !dbg !256
	%120 = bitcast double %55 to i64, !dbg !256
	%121 = icmp slt i64 %120, 0, !dbg !256
	br i1 %121, label %b18, label %b17, !dbg !258

b17:
	br label %b18, !dbg !259

b18:
	%122 = phi double [ 1.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], !dbg !260
	%123 = getelementptr inbounds double, double addrspace(1)* %53, i64 13, !dbg !260
	store double %119, double addrspace(1)* %123, align 8, !dbg !260
	%124 = getelementptr inbounds double, double addrspace(1)* %53, i64 14, !dbg !261
	store double %122, double addrspace(1)* %124, align 8, !dbg !261
	%125 = select i1 %114, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !262
	%126 = call double @__nv_pow(double %55, double %57), !dbg !263
	%127 = getelementptr inbounds double, double addrspace(1)* %53, i64 15, !dbg !264
	store double %125, double addrspace(1)* %127, align 8, !dbg !264
	%128 = getelementptr inbounds double, double addrspace(1)* %53, i64 16, !dbg !265
	store double %126, double addrspace(1)* %128, align 8, !dbg !265
	%129 = fcmp oeq double %83, 0x7FF0000000000000, !dbg !266
	%130 = or i1 %129, %59, !dbg !266
	%131 = call double @__nv_fmax(double %83, double %57), !dbg !266
	%132 = bitcast double %83 to i64, !dbg !266
	%133 = bitcast double %57 to i64, !dbg !266
	%134 = and i64 %132, %133, !dbg !266
	%135 = fcmp oeq double %83, %57, !dbg !266
	%136 = bitcast i64 %134 to double, !dbg !266
	%137 = select i1 %135, double %136, double %131, !dbg !266
	%138 = fcmp uno double %83, %57, !dbg !266
	%139 = select i1 %138, double 0x7FF8000000000000, double %137, !dbg !266
	%140 = select i1 %130, double 0x7FF0000000000000, double %139, !dbg !266
	%141 = getelementptr inbounds double, double addrspace(1)* %53, i64 17, !dbg !267
	store double %140, double addrspace(1)* %141, align 8, !dbg !267
	%142 = add i64 %50, %42, !dbg !215
	br label %b10, !dbg !215

b19:
	ret void, !dbg !215

b1_cold:
	%143 = phi i64 [ %241, %b9_cold ], [ %37, %b0 ], !dbg !215
	%144 = icmp slt i64 %143, %p3, !dbg !215
	br i1 %144, label %b2_cold, label %b19, !dbg !215

b2_cold:
	%145 = add nsw i64 %143, 1, !dbg !216
	%146 = mul nsw i64 %145, 18, !dbg !217
	%147 = mul nsw i64 %143, 18, !dbg !220
	%148 = getelementptr inbounds double, double addrspace(1)* %0, i64 %147, !dbg !218
	%149 = getelementptr inbounds double, double addrspace(1)* %1, i64 %143, !dbg !221
	%150 = icmp ugt i64 %146, %p1, !dbg !218
	%151 = icmp uge i64 %143, %p5, !dbg !219
	%152 = or i1 %150, %151, !dbg !219
	br i1 %152, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !219, !prof !19

b2_cold_fail1:
	%153 = icmp ugt i64 %146, %p1, !dbg !218
	br i1 %153, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !218

b2_cold_fail2:
	br label %fail, !dbg !218

b2_cold_ok2:
	br label %fail, !dbg !219

b2_cold_ok1:
	%154 = load double, double addrspace(1)* %149, align 8, !dbg !221
	%155 = getelementptr inbounds double, double addrspace(1)* %2, i64 %143, !dbg !219
	%156 = load double, double addrspace(1)* %155, align 8, !dbg !219
	%157 = fcmp oeq double %154, 0x7FF0000000000000, !dbg !224
	%158 = fcmp oeq double %156, 0x7FF0000000000000, !dbg !224
	%159 = or i1 %157, %158, !dbg !224
	%160 = call double @__nv_fmax(double %154, double %156), !dbg !224
	%161 = bitcast double %154 to i64, !dbg !224
	%162 = bitcast double %156 to i64, !dbg !224
	%163 = and i64 %161, %162, !dbg !224
	%164 = fcmp oeq double %154, %156, !dbg !224
	%165 = bitcast i64 %163 to double, !dbg !224
	%166 = select i1 %164, double %165, double %160, !dbg !224
	%167 = fcmp uno double %154, %156, !dbg !224
	%168 = select i1 %167, double 0x7FF8000000000000, double %166, !dbg !224
	%169 = select i1 %159, double 0x7FF0000000000000, double %168, !dbg !224
	%170 = fcmp oeq double %154, 0xFFF0000000000000, !dbg !225
	%171 = fcmp oeq double %156, 0xFFF0000000000000, !dbg !225
	%172 = or i1 %170, %171, !dbg !225
	%173 = call double @__nv_fmin(double %154, double %156), !dbg !225
	%174 = bitcast double %154 to i64, !dbg !225
	%175 = bitcast double %156 to i64, !dbg !225
	%176 = or i64 %174, %175, !dbg !225
	%177 = fcmp oeq double %154, %156, !dbg !225
	%178 = bitcast i64 %176 to double, !dbg !225
	%179 = select i1 %177, double %178, double %173, !dbg !225
	%180 = fcmp uno double %154, %156, !dbg !225
	%181 = select i1 %180, double 0x7FF8000000000000, double %179, !dbg !225
	%182 = select i1 %172, double 0xFFF0000000000000, double %181, !dbg !225
	%183 = fsub double %154, %156, !dbg !226
	%184 = fcmp ole double %183, 0.000000e+00, !dbg !226
	%185 = select i1 %184, double 0.000000e+00, double %183, !dbg !226
	%186 = getelementptr inbounds double, double addrspace(1)* %148, i64 0, !dbg !227
	store double %169, double addrspace(1)* %186, align 8, !dbg !227
	%187 = getelementptr inbounds double, double addrspace(1)* %148, i64 1, !dbg !228
	store double %182, double addrspace(1)* %187, align 8, !dbg !228
	%188 = getelementptr inbounds double, double addrspace(1)* %148, i64 2, !dbg !229
	store double %185, double addrspace(1)* %188, align 8, !dbg !229
	%189 = call double @__nv_trunc(double %154), !dbg !230
	%190 = fsub double %154, %189, !dbg !230
	%191 = call double @__nv_copysign(double %190, double %154), !dbg !230
	%192 = getelementptr inbounds double, double addrspace(1)* %148, i64 3, !dbg !231
	store double %189, double addrspace(1)* %192, align 8, !dbg !231
	%193 = getelementptr inbounds double, double addrspace(1)* %148, i64 4, !dbg !232
	store double %191, double addrspace(1)* %193, align 8, !dbg !232
	%194 = call double @__nv_sin(double %154), !dbg !233
	%195 = call double @__nv_cos(double %154), !dbg !233
	%196 = getelementptr inbounds double, double addrspace(1)* %148, i64 5, !dbg !234
	store double %194, double addrspace(1)* %196, align 8, !dbg !234
	%197 = getelementptr inbounds double, double addrspace(1)* %148, i64 6, !dbg !235
	store double %195, double addrspace(1)* %197, align 8, !dbg !235
	%198 = call double @__nv_tgamma(double %154), !dbg !236
	%199 = call double @__nv_erfinv(double %154), !dbg !237
	%200 = getelementptr inbounds double, double addrspace(1)* %148, i64 7, !dbg !238
	store double %198, double addrspace(1)* %200, align 8, !dbg !238
	%201 = getelementptr inbounds double, double addrspace(1)* %148, i64 8, !dbg !239
	store double %199, double addrspace(1)* %201, align 8, !dbg !239
	%202 = call double @__nv_j0(double %154), !dbg !240
	%203 = call double @__nv_j1(double %154), !dbg !241
	%204 = call double @__nv_y0(double %154), !dbg !242
	%205 = call double @__nv_y1(double %154), !dbg !243
	%206 = getelementptr inbounds double, double addrspace(1)* %148, i64 9, !dbg !244
	store double %202, double addrspace(1)* %206, align 8, !dbg !244
	%207 = getelementptr inbounds double, double addrspace(1)* %148, i64 10, !dbg !245
	store double %203, double addrspace(1)* %207, align 8, !dbg !245
	%208 = getelementptr inbounds double, double addrspace(1)* %148, i64 11, !dbg !246
	store double %204, double addrspace(1)* %208, align 8, !dbg !246
	%209 = getelementptr inbounds double, double addrspace(1)* %148, i64 12, !dbg !247
	store double %205, double addrspace(1)* %209, align 8, !dbg !247
	%210 = fcmp ogt double %156, 0.000000e+00, !dbg !248
	br i1 %210, label %b5_cold, label %b3_cold, !dbg !248

b3_cold:
	%211 = fcmp olt double %156, 0.000000e+00, !dbg !249
	br i1 %211, label %b4_cold, label %b5_cold, !dbg !249

b4_cold:
	br label %b5_cold, !dbg !249

b5_cold:
	%212 = phi i64 [ 1, %b2_cold_ok1 ], [ 0, %b3_cold ], [ -1, %b4_cold ], !dbg !250
	%213 = icmp sge i64 %212, 0, !dbg !251
	%214 = and i1 %157, %213, !dbg !251
	%215 = icmp sle i64 %212, 0, !dbg !251
	%216 = and i1 %170, %215, !dbg !251
	%217 = or i1 %214, %216, !dbg !251
	br i1 %217, label %b7_cold, label %b6_cold, !dbg !254

b6_cold:
	br label %b7_cold, !dbg !255

b7_cold:
	%218 = phi double [ 1.000000e+00, %b5_cold ], [ 0.000000e+00, %b6_cold ], !dbg !256
	%219 = bitcast double %154 to i64, !dbg !256
	%220 = icmp slt i64 %219, 0, !dbg !256
	br i1 %220, label %b9_cold, label %b8_cold, !dbg !258

b8_cold:
	br label %b9_cold, !dbg !259

b9_cold:
	%221 = phi double [ 1.000000e+00, %b7_cold ], [ 0.000000e+00, %b8_cold ], !dbg !260
	%222 = getelementptr inbounds double, double addrspace(1)* %148, i64 13, !dbg !260
	store double %218, double addrspace(1)* %222, align 8, !dbg !260
	%223 = getelementptr inbounds double, double addrspace(1)* %148, i64 14, !dbg !261
	store double %221, double addrspace(1)* %223, align 8, !dbg !261
	%224 = select i1 %213, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !262
	%225 = call double @__nv_pow(double %154, double %156), !dbg !263
	%226 = getelementptr inbounds double, double addrspace(1)* %148, i64 15, !dbg !264
	store double %224, double addrspace(1)* %226, align 8, !dbg !264
	%227 = getelementptr inbounds double, double addrspace(1)* %148, i64 16, !dbg !265
	store double %225, double addrspace(1)* %227, align 8, !dbg !265
	%228 = fcmp oeq double %182, 0x7FF0000000000000, !dbg !266
	%229 = or i1 %228, %158, !dbg !266
	%230 = call double @__nv_fmax(double %182, double %156), !dbg !266
	%231 = bitcast double %182 to i64, !dbg !266
	%232 = bitcast double %156 to i64, !dbg !266
	%233 = and i64 %231, %232, !dbg !266
	%234 = fcmp oeq double %182, %156, !dbg !266
	%235 = bitcast i64 %233 to double, !dbg !266
	%236 = select i1 %234, double %235, double %230, !dbg !266
	%237 = fcmp uno double %182, %156, !dbg !266
	%238 = select i1 %237, double 0x7FF8000000000000, double %236, !dbg !266
	%239 = select i1 %229, double 0x7FF0000000000000, double %238, !dbg !266
	%240 = getelementptr inbounds double, double addrspace(1)* %148, i64 17, !dbg !267
	store double %239, double addrspace(1)* %240, align 8, !dbg !267
	%241 = add i64 %143, %42, !dbg !215
	br label %b1_cold, !dbg !215, !llvm.loop !269

fail:
	%242 = phi i32 [ 2, %b2_cold_fail2 ], [ 3, %b2_cold_ok2 ], !dbg !214
	%243 = phi i64 [ %146, %b2_cold_fail2 ], [ %143, %b2_cold_ok2 ], !dbg !214
	%244 = phi i64 [ %p1, %b2_cold_fail2 ], [ %p5, %b2_cold_ok2 ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 %242, i64 %243, i64 %244), !dbg !214
	ret void, !dbg !214
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

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !12
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !12
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
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

declare void @llvm.nvvm.membar.sys() nounwind

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
!nvvm.annotations = !{!270, !271, !272}
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
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 86, column: 26, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 86, column: 29, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 86, column: 10, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 86, column: 50, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 86, column: 12, scope: !8, inlinedAt: !9)
!25 = !DILocation(line: 86, column: 44, scope: !8, inlinedAt: !9)
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
!112 = !{!"llvm.loop.unroll.disable"}
!113 = distinct !{!113, !112}
!114 = distinct !DISubprogram(name: "GPUFloat64", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!115 = !DILocation(line: 98, column: 6, scope: !114)
!116 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!117 = !DILocation(line: 98, column: 59, scope: !114)
!118 = !DILocation(line: 85, column: 32, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 86, column: 26, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 86, column: 29, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 86, column: 10, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 86, column: 50, scope: !116, inlinedAt: !117)
!123 = !DILocation(line: 86, column: 12, scope: !116, inlinedAt: !117)
!124 = !DILocation(line: 86, column: 44, scope: !116, inlinedAt: !117)
!125 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!126 = !DILocation(line: 86, column: 6, scope: !116, inlinedAt: !117)
!127 = !DILocation(line: 24, column: 43, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 24, column: 57, scope: !125, inlinedAt: !126)
!129 = !DILocation(line: 24, column: 70, scope: !125, inlinedAt: !126)
!130 = !DILocation(line: 24, column: 82, scope: !125, inlinedAt: !126)
!131 = !DILocation(line: 24, column: 5, scope: !125, inlinedAt: !126)
!132 = !DILocation(line: 24, column: 13, scope: !125, inlinedAt: !126)
!133 = !DILocation(line: 24, column: 21, scope: !125, inlinedAt: !126)
!134 = !DILocation(line: 24, column: 29, scope: !125, inlinedAt: !126)
!135 = !DILocation(line: 25, column: 36, scope: !125, inlinedAt: !126)
!136 = !DILocation(line: 25, column: 49, scope: !125, inlinedAt: !126)
!137 = !DILocation(line: 25, column: 63, scope: !125, inlinedAt: !126)
!138 = !DILocation(line: 25, column: 5, scope: !125, inlinedAt: !126)
!139 = !DILocation(line: 25, column: 13, scope: !125, inlinedAt: !126)
!140 = !DILocation(line: 25, column: 21, scope: !125, inlinedAt: !126)
!141 = !DILocation(line: 26, column: 28, scope: !125, inlinedAt: !126)
!142 = !DILocation(line: 26, column: 48, scope: !125, inlinedAt: !126)
!143 = !DILocation(line: 26, column: 5, scope: !125, inlinedAt: !126)
!144 = !DILocation(line: 26, column: 13, scope: !125, inlinedAt: !126)
!145 = !DILocation(line: 27, column: 36, scope: !125, inlinedAt: !126)
!146 = !DILocation(line: 27, column: 49, scope: !125, inlinedAt: !126)
!147 = !DILocation(line: 27, column: 63, scope: !125, inlinedAt: !126)
!148 = !DILocation(line: 27, column: 5, scope: !125, inlinedAt: !126)
!149 = !DILocation(line: 27, column: 13, scope: !125, inlinedAt: !126)
!150 = !DILocation(line: 27, column: 22, scope: !125, inlinedAt: !126)
!151 = !DILocation(line: 28, column: 46, scope: !125, inlinedAt: !126)
!152 = !DILocation(line: 28, column: 59, scope: !125, inlinedAt: !126)
!153 = !DILocation(line: 28, column: 73, scope: !125, inlinedAt: !126)
!154 = !DILocation(line: 28, column: 87, scope: !125, inlinedAt: !126)
!155 = !DILocation(line: 28, column: 5, scope: !125, inlinedAt: !126)
!156 = !DILocation(line: 28, column: 14, scope: !125, inlinedAt: !126)
!157 = !DILocation(line: 28, column: 23, scope: !125, inlinedAt: !126)
!158 = !DILocation(line: 28, column: 32, scope: !125, inlinedAt: !126)
!159 = !DILocation(line: 29, column: 37, scope: !125, inlinedAt: !126)
!160 = !DILocation(line: 29, column: 49, scope: !125, inlinedAt: !126)
!161 = !DILocation(line: 29, column: 61, scope: !125, inlinedAt: !126)
!162 = !DILocation(line: 29, column: 5, scope: !125, inlinedAt: !126)
!163 = !DILocation(line: 29, column: 14, scope: !125, inlinedAt: !126)
!164 = !DILocation(line: 29, column: 23, scope: !125, inlinedAt: !126)
!165 = !DILocation(line: 30, column: 38, scope: !125, inlinedAt: !126)
!166 = !DILocation(line: 30, column: 51, scope: !125, inlinedAt: !126)
!167 = !DILocation(line: 30, column: 64, scope: !125, inlinedAt: !126)
!168 = !DILocation(line: 30, column: 5, scope: !125, inlinedAt: !126)
!169 = !DILocation(line: 30, column: 14, scope: !125, inlinedAt: !126)
!170 = !DILocation(line: 30, column: 23, scope: !125, inlinedAt: !126)
!171 = !DILocation(line: 31, column: 38, scope: !125, inlinedAt: !126)
!172 = !DILocation(line: 31, column: 51, scope: !125, inlinedAt: !126)
!173 = !DILocation(line: 31, column: 64, scope: !125, inlinedAt: !126)
!174 = !DILocation(line: 31, column: 5, scope: !125, inlinedAt: !126)
!175 = !DILocation(line: 31, column: 14, scope: !125, inlinedAt: !126)
!176 = !DILocation(line: 31, column: 23, scope: !125, inlinedAt: !126)
!177 = !DILocation(line: 32, column: 39, scope: !125, inlinedAt: !126)
!178 = !DILocation(line: 32, column: 53, scope: !125, inlinedAt: !126)
!179 = !DILocation(line: 32, column: 67, scope: !125, inlinedAt: !126)
!180 = !DILocation(line: 32, column: 5, scope: !125, inlinedAt: !126)
!181 = !DILocation(line: 32, column: 14, scope: !125, inlinedAt: !126)
!182 = !DILocation(line: 32, column: 23, scope: !125, inlinedAt: !126)
!183 = !DILocation(line: 33, column: 28, scope: !125, inlinedAt: !126)
!184 = !DILocation(line: 33, column: 41, scope: !125, inlinedAt: !126)
!185 = !DILocation(line: 33, column: 5, scope: !125, inlinedAt: !126)
!186 = !DILocation(line: 33, column: 14, scope: !125, inlinedAt: !126)
!187 = !DILocation(line: 34, column: 39, scope: !125, inlinedAt: !126)
!188 = !DILocation(line: 34, column: 54, scope: !125, inlinedAt: !126)
!189 = !DILocation(line: 34, column: 71, scope: !125, inlinedAt: !126)
!190 = !DILocation(line: 34, column: 5, scope: !125, inlinedAt: !126)
!191 = !DILocation(line: 34, column: 14, scope: !125, inlinedAt: !126)
!192 = !DILocation(line: 34, column: 23, scope: !125, inlinedAt: !126)
!193 = !DILocation(line: 35, column: 28, scope: !125, inlinedAt: !126)
!194 = !DILocation(line: 35, column: 49, scope: !125, inlinedAt: !126)
!195 = !DILocation(line: 35, column: 5, scope: !125, inlinedAt: !126)
!196 = !DILocation(line: 35, column: 14, scope: !125, inlinedAt: !126)
!197 = !DILocation(line: 36, column: 28, scope: !125, inlinedAt: !126)
!198 = !DILocation(line: 36, column: 48, scope: !125, inlinedAt: !126)
!199 = !DILocation(line: 36, column: 5, scope: !125, inlinedAt: !126)
!200 = !DILocation(line: 36, column: 14, scope: !125, inlinedAt: !126)
!201 = !DILocation(line: 37, column: 28, scope: !125, inlinedAt: !126)
!202 = !DILocation(line: 37, column: 43, scope: !125, inlinedAt: !126)
!203 = !DILocation(line: 37, column: 5, scope: !125, inlinedAt: !126)
!204 = !DILocation(line: 37, column: 14, scope: !125, inlinedAt: !126)
!205 = !DILocation(line: 38, column: 37, scope: !125, inlinedAt: !126)
!206 = !DILocation(line: 38, column: 55, scope: !125, inlinedAt: !126)
!207 = !DILocation(line: 38, column: 69, scope: !125, inlinedAt: !126)
!208 = !DILocation(line: 38, column: 5, scope: !125, inlinedAt: !126)
!209 = !DILocation(line: 38, column: 14, scope: !125, inlinedAt: !126)
!210 = !DILocation(line: 38, column: 23, scope: !125, inlinedAt: !126)
!211 = !{!"llvm.loop.unroll.disable"}
!212 = distinct !{!212, !211}
!213 = distinct !DISubprogram(name: "StdFloat64", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!214 = !DILocation(line: 103, column: 6, scope: !213)
!215 = !DILocation(line: 104, column: 32, scope: !213)
!216 = !DILocation(line: 105, column: 26, scope: !213)
!217 = !DILocation(line: 105, column: 29, scope: !213)
!218 = !DILocation(line: 105, column: 10, scope: !213)
!219 = !DILocation(line: 105, column: 50, scope: !213)
!220 = !DILocation(line: 105, column: 12, scope: !213)
!221 = !DILocation(line: 105, column: 44, scope: !213)
!222 = distinct !DISubprogram(name: "Std", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!223 = !DILocation(line: 105, column: 6, scope: !213)
!224 = !DILocation(line: 55, column: 35, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 55, column: 51, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 55, column: 67, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 55, column: 5, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 55, column: 13, scope: !222, inlinedAt: !223)
!229 = !DILocation(line: 55, column: 21, scope: !222, inlinedAt: !223)
!230 = !DILocation(line: 56, column: 28, scope: !222, inlinedAt: !223)
!231 = !DILocation(line: 56, column: 5, scope: !222, inlinedAt: !223)
!232 = !DILocation(line: 56, column: 13, scope: !222, inlinedAt: !223)
!233 = !DILocation(line: 57, column: 30, scope: !222, inlinedAt: !223)
!234 = !DILocation(line: 57, column: 5, scope: !222, inlinedAt: !223)
!235 = !DILocation(line: 57, column: 13, scope: !222, inlinedAt: !223)
!236 = !DILocation(line: 58, column: 29, scope: !222, inlinedAt: !223)
!237 = !DILocation(line: 58, column: 45, scope: !222, inlinedAt: !223)
!238 = !DILocation(line: 58, column: 5, scope: !222, inlinedAt: !223)
!239 = !DILocation(line: 58, column: 13, scope: !222, inlinedAt: !223)
!240 = !DILocation(line: 59, column: 45, scope: !222, inlinedAt: !223)
!241 = !DILocation(line: 59, column: 57, scope: !222, inlinedAt: !223)
!242 = !DILocation(line: 59, column: 69, scope: !222, inlinedAt: !223)
!243 = !DILocation(line: 59, column: 81, scope: !222, inlinedAt: !223)
!244 = !DILocation(line: 59, column: 5, scope: !222, inlinedAt: !223)
!245 = !DILocation(line: 59, column: 13, scope: !222, inlinedAt: !223)
!246 = !DILocation(line: 59, column: 22, scope: !222, inlinedAt: !223)
!247 = !DILocation(line: 59, column: 31, scope: !222, inlinedAt: !223)
!248 = !DILocation(line: 61, column: 7, scope: !222, inlinedAt: !223)
!249 = !DILocation(line: 63, column: 14, scope: !222, inlinedAt: !223)
!250 = !DILocation(line: 60, column: 2, scope: !222, inlinedAt: !223)
!251 = !DILocation(line: 66, column: 35, scope: !222, inlinedAt: !223)
!252 = distinct !DISubprogram(name: "bit", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!253 = !DILocation(line: 66, column: 24, scope: !222, inlinedAt: !223)
!254 = !DILocation(line: 77, column: 6, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 81, column: 2, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 66, column: 63, scope: !222, inlinedAt: !223)
!257 = !DILocation(line: 66, column: 50, scope: !222, inlinedAt: !223)
!258 = !DILocation(line: 77, column: 6, scope: !252, inlinedAt: !257)
!259 = !DILocation(line: 81, column: 2, scope: !252, inlinedAt: !257)
!260 = !DILocation(line: 66, column: 5, scope: !222, inlinedAt: !223)
!261 = !DILocation(line: 66, column: 14, scope: !222, inlinedAt: !223)
!262 = !DILocation(line: 67, column: 29, scope: !222, inlinedAt: !223)
!263 = !DILocation(line: 67, column: 45, scope: !222, inlinedAt: !223)
!264 = !DILocation(line: 67, column: 5, scope: !222, inlinedAt: !223)
!265 = !DILocation(line: 67, column: 14, scope: !222, inlinedAt: !223)
!266 = !DILocation(line: 68, column: 20, scope: !222, inlinedAt: !223)
!267 = !DILocation(line: 68, column: 5, scope: !222, inlinedAt: !223)
!268 = !{!"llvm.loop.unroll.disable"}
!269 = distinct !{!269, !268}
!270 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32, !"kernel", i32 1}
!271 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64, !"kernel", i32 1}
!272 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64, !"kernel", i32 1}
