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
	%43 = icmp ule i64 %p3, 281474976710655, !dbg !10
	%44 = mul i64 %p3, -42, !dbg !10
	%45 = add i64 %p1, %44, !dbg !10
	%46 = icmp sge i64 %45, 0, !dbg !10
	%47 = and i1 %43, %46, !dbg !10
	%48 = mul i64 %p3, -1, !dbg !10
	%49 = add i64 %48, %p5, !dbg !10
	%50 = icmp sge i64 %49, 0, !dbg !10
	%51 = and i1 %47, %50, !dbg !10
	br i1 %51, label %b1, label %b3_cold, !dbg !10, !prof !19

b1:
	%52 = phi i64 [ %37, %b0 ], [ %152, %b2 ], !dbg !10
	%53 = icmp slt i64 %52, %p3, !dbg !10
	br i1 %53, label %b2, label %b5, !dbg !10

b2:
	%54 = mul i64 %52, 42, !dbg !20
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !21
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !22
	%57 = load float, float addrspace(1)* %56, align 4, !dbg !22
	%58 = getelementptr inbounds float, float addrspace(1)* %2, i64 %52, !dbg !23
	%59 = load float, float addrspace(1)* %58, align 4, !dbg !23
	%60 = call float @__nv_sqrtf(float %57), !dbg !26
	%61 = call float @__nv_rsqrtf(float %57), !dbg !27
	%62 = call float @__nv_cbrtf(float %57), !dbg !28
	%63 = call float @__nv_fabsf(float %57), !dbg !29
	%64 = getelementptr inbounds float, float addrspace(1)* %55, i64 0, !dbg !30
	store float %60, float addrspace(1)* %64, align 4, !dbg !30
	%65 = getelementptr inbounds float, float addrspace(1)* %55, i64 1, !dbg !31
	store float %61, float addrspace(1)* %65, align 4, !dbg !31
	%66 = getelementptr inbounds float, float addrspace(1)* %55, i64 2, !dbg !32
	store float %62, float addrspace(1)* %66, align 4, !dbg !32
	%67 = getelementptr inbounds float, float addrspace(1)* %55, i64 3, !dbg !33
	store float %63, float addrspace(1)* %67, align 4, !dbg !33
	%68 = call float @__nv_floorf(float %57), !dbg !34
	%69 = call float @__nv_ceilf(float %57), !dbg !35
	%70 = call float @__nv_truncf(float %57), !dbg !36
	%71 = getelementptr inbounds float, float addrspace(1)* %55, i64 4, !dbg !37
	store float %68, float addrspace(1)* %71, align 4, !dbg !37
	%72 = getelementptr inbounds float, float addrspace(1)* %55, i64 5, !dbg !38
	store float %69, float addrspace(1)* %72, align 4, !dbg !38
	%73 = getelementptr inbounds float, float addrspace(1)* %55, i64 6, !dbg !39
	store float %70, float addrspace(1)* %73, align 4, !dbg !39
	%74 = call float @__nv_roundf(float %57), !dbg !40
	%75 = call float @__nv_rintf(float %57), !dbg !41
	%76 = getelementptr inbounds float, float addrspace(1)* %55, i64 7, !dbg !42
	store float %74, float addrspace(1)* %76, align 4, !dbg !42
	%77 = getelementptr inbounds float, float addrspace(1)* %55, i64 8, !dbg !43
	store float %75, float addrspace(1)* %77, align 4, !dbg !43
	%78 = call float @__nv_expf(float %57), !dbg !44
	%79 = call float @__nv_exp2f(float %57), !dbg !45
	%80 = call float @__nv_expm1f(float %57), !dbg !46
	%81 = getelementptr inbounds float, float addrspace(1)* %55, i64 9, !dbg !47
	store float %78, float addrspace(1)* %81, align 4, !dbg !47
	%82 = getelementptr inbounds float, float addrspace(1)* %55, i64 10, !dbg !48
	store float %79, float addrspace(1)* %82, align 4, !dbg !48
	%83 = getelementptr inbounds float, float addrspace(1)* %55, i64 11, !dbg !49
	store float %80, float addrspace(1)* %83, align 4, !dbg !49
	%84 = call float @__nv_logf(float %57), !dbg !50
	%85 = call float @__nv_log2f(float %57), !dbg !51
	%86 = call float @__nv_log10f(float %57), !dbg !52
	%87 = call float @__nv_log1pf(float %57), !dbg !53
	%88 = getelementptr inbounds float, float addrspace(1)* %55, i64 12, !dbg !54
	store float %84, float addrspace(1)* %88, align 4, !dbg !54
	%89 = getelementptr inbounds float, float addrspace(1)* %55, i64 13, !dbg !55
	store float %85, float addrspace(1)* %89, align 4, !dbg !55
	%90 = getelementptr inbounds float, float addrspace(1)* %55, i64 14, !dbg !56
	store float %86, float addrspace(1)* %90, align 4, !dbg !56
	%91 = getelementptr inbounds float, float addrspace(1)* %55, i64 15, !dbg !57
	store float %87, float addrspace(1)* %91, align 4, !dbg !57
	%92 = call float @__nv_sinf(float %57), !dbg !58
	%93 = call float @__nv_cosf(float %57), !dbg !59
	%94 = call float @__nv_tanf(float %57), !dbg !60
	%95 = getelementptr inbounds float, float addrspace(1)* %55, i64 16, !dbg !61
	store float %92, float addrspace(1)* %95, align 4, !dbg !61
	%96 = getelementptr inbounds float, float addrspace(1)* %55, i64 17, !dbg !62
	store float %93, float addrspace(1)* %96, align 4, !dbg !62
	%97 = getelementptr inbounds float, float addrspace(1)* %55, i64 18, !dbg !63
	store float %94, float addrspace(1)* %97, align 4, !dbg !63
	%98 = call float @__nv_asinf(float %57), !dbg !64
	%99 = call float @__nv_acosf(float %57), !dbg !65
	%100 = call float @__nv_atanf(float %57), !dbg !66
	%101 = getelementptr inbounds float, float addrspace(1)* %55, i64 19, !dbg !67
	store float %98, float addrspace(1)* %101, align 4, !dbg !67
	%102 = getelementptr inbounds float, float addrspace(1)* %55, i64 20, !dbg !68
	store float %99, float addrspace(1)* %102, align 4, !dbg !68
	%103 = getelementptr inbounds float, float addrspace(1)* %55, i64 21, !dbg !69
	store float %100, float addrspace(1)* %103, align 4, !dbg !69
	%104 = call float @__nv_sinhf(float %57), !dbg !70
	%105 = call float @__nv_coshf(float %57), !dbg !71
	%106 = call float @__nv_tanhf(float %57), !dbg !72
	%107 = getelementptr inbounds float, float addrspace(1)* %55, i64 22, !dbg !73
	store float %104, float addrspace(1)* %107, align 4, !dbg !73
	%108 = getelementptr inbounds float, float addrspace(1)* %55, i64 23, !dbg !74
	store float %105, float addrspace(1)* %108, align 4, !dbg !74
	%109 = getelementptr inbounds float, float addrspace(1)* %55, i64 24, !dbg !75
	store float %106, float addrspace(1)* %109, align 4, !dbg !75
	%110 = call float @__nv_asinhf(float %57), !dbg !76
	%111 = call float @__nv_acoshf(float %57), !dbg !77
	%112 = call float @__nv_atanhf(float %57), !dbg !78
	%113 = getelementptr inbounds float, float addrspace(1)* %55, i64 25, !dbg !79
	store float %110, float addrspace(1)* %113, align 4, !dbg !79
	%114 = getelementptr inbounds float, float addrspace(1)* %55, i64 26, !dbg !80
	store float %111, float addrspace(1)* %114, align 4, !dbg !80
	%115 = getelementptr inbounds float, float addrspace(1)* %55, i64 27, !dbg !81
	store float %112, float addrspace(1)* %115, align 4, !dbg !81
	%116 = call float @__nv_erff(float %57), !dbg !82
	%117 = call float @__nv_erfcf(float %57), !dbg !83
	%118 = getelementptr inbounds float, float addrspace(1)* %55, i64 28, !dbg !84
	store float %116, float addrspace(1)* %118, align 4, !dbg !84
	%119 = getelementptr inbounds float, float addrspace(1)* %55, i64 29, !dbg !85
	store float %117, float addrspace(1)* %119, align 4, !dbg !85
	%120 = call float @__nv_atan2f(float %57, float %59), !dbg !86
	%121 = call float @__nv_powf(float %57, float %59), !dbg !87
	%122 = call float @__nv_hypotf(float %57, float %59), !dbg !88
	%123 = getelementptr inbounds float, float addrspace(1)* %55, i64 30, !dbg !89
	store float %120, float addrspace(1)* %123, align 4, !dbg !89
	%124 = getelementptr inbounds float, float addrspace(1)* %55, i64 31, !dbg !90
	store float %121, float addrspace(1)* %124, align 4, !dbg !90
	%125 = getelementptr inbounds float, float addrspace(1)* %55, i64 32, !dbg !91
	store float %122, float addrspace(1)* %125, align 4, !dbg !91
	%126 = call float @__nv_fmodf(float %57, float %59), !dbg !92
	%127 = call float @__nv_remainderf(float %57, float %59), !dbg !93
	%128 = getelementptr inbounds float, float addrspace(1)* %55, i64 33, !dbg !94
	store float %126, float addrspace(1)* %128, align 4, !dbg !94
	%129 = getelementptr inbounds float, float addrspace(1)* %55, i64 34, !dbg !95
	store float %127, float addrspace(1)* %129, align 4, !dbg !95
	%130 = fsub float %57, %59, !dbg !96
	%131 = fcmp ole float %130, 0.000000e+00, !dbg !96
	%132 = select i1 %131, float 0.000000e+00, float %130, !dbg !96
	%133 = call float @__nv_copysignf(float %57, float %59), !dbg !97
	%134 = getelementptr inbounds float, float addrspace(1)* %55, i64 35, !dbg !98
	store float %132, float addrspace(1)* %134, align 4, !dbg !98
	%135 = getelementptr inbounds float, float addrspace(1)* %55, i64 36, !dbg !99
	store float %133, float addrspace(1)* %135, align 4, !dbg !99
	%136 = call float @__nv_fminf(float %57, float %59), !dbg !100
	%137 = fcmp uno float %57, %59, !dbg !100
	%138 = select i1 %137, float 0x7FF8000000000000, float %136, !dbg !100
	%139 = call float @__nv_fmaxf(float %57, float %59), !dbg !101
	%140 = fcmp uno float %57, %59, !dbg !101
	%141 = select i1 %140, float 0x7FF8000000000000, float %139, !dbg !101
	%142 = getelementptr inbounds float, float addrspace(1)* %55, i64 37, !dbg !102
	store float %138, float addrspace(1)* %142, align 4, !dbg !102
	%143 = getelementptr inbounds float, float addrspace(1)* %55, i64 38, !dbg !103
	store float %141, float addrspace(1)* %143, align 4, !dbg !103
	%144 = call float @__nv_fmaf(float %57, float %59, float 1.000000e+00), !dbg !104
	%145 = call float @__nv_fmaf(float %57, float 2.000000e+00, float %59), !dbg !105
	%146 = call float @__nv_fminf(float %138, float 1.000000e+00), !dbg !106
	%147 = fcmp uno float %138, 1.000000e+00, !dbg !106
	%148 = select i1 %147, float 0x7FF8000000000000, float %146, !dbg !106
	%149 = getelementptr inbounds float, float addrspace(1)* %55, i64 39, !dbg !107
	store float %144, float addrspace(1)* %149, align 4, !dbg !107
	%150 = getelementptr inbounds float, float addrspace(1)* %55, i64 40, !dbg !108
	store float %145, float addrspace(1)* %150, align 4, !dbg !108
	%151 = getelementptr inbounds float, float addrspace(1)* %55, i64 41, !dbg !109
	store float %148, float addrspace(1)* %151, align 4, !dbg !109
	%152 = add i64 %52, %42, !dbg !10
	br label %b1, !dbg !10

b5:
	ret void, !dbg !9

b3_cold:
	%153 = phi i64 [ %259, %b4_cold_ok1 ], [ %37, %b0 ], !dbg !10
	%154 = icmp slt i64 %153, %p3, !dbg !10
	br i1 %154, label %b4_cold, label %b5, !dbg !10

b4_cold:
	%155 = add i64 %153, 1, !dbg !110
	%156 = mul i64 %155, 42, !dbg !111
	%157 = mul i64 %153, 42, !dbg !20
	%158 = getelementptr inbounds float, float addrspace(1)* %0, i64 %157, !dbg !21
	%159 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !22
	%160 = icmp ugt i64 %156, %p1, !dbg !21
	%161 = icmp uge i64 %153, %p5, !dbg !23
	%162 = or i1 %160, %161, !dbg !23
	br i1 %162, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !23, !prof !112

b4_cold_fail1:
	%163 = icmp ugt i64 %156, %p1, !dbg !21
	br i1 %163, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !21

b4_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !21
	br label %fail, !dbg !21

b4_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !23
	br label %fail, !dbg !23

b4_cold_ok1:
	%164 = load float, float addrspace(1)* %159, align 4, !dbg !22
	%165 = getelementptr inbounds float, float addrspace(1)* %2, i64 %153, !dbg !23
	%166 = load float, float addrspace(1)* %165, align 4, !dbg !23
	%167 = call float @__nv_sqrtf(float %164), !dbg !26
	%168 = call float @__nv_rsqrtf(float %164), !dbg !27
	%169 = call float @__nv_cbrtf(float %164), !dbg !28
	%170 = call float @__nv_fabsf(float %164), !dbg !29
	%171 = getelementptr inbounds float, float addrspace(1)* %158, i64 0, !dbg !30
	store float %167, float addrspace(1)* %171, align 4, !dbg !30
	%172 = getelementptr inbounds float, float addrspace(1)* %158, i64 1, !dbg !31
	store float %168, float addrspace(1)* %172, align 4, !dbg !31
	%173 = getelementptr inbounds float, float addrspace(1)* %158, i64 2, !dbg !32
	store float %169, float addrspace(1)* %173, align 4, !dbg !32
	%174 = getelementptr inbounds float, float addrspace(1)* %158, i64 3, !dbg !33
	store float %170, float addrspace(1)* %174, align 4, !dbg !33
	%175 = call float @__nv_floorf(float %164), !dbg !34
	%176 = call float @__nv_ceilf(float %164), !dbg !35
	%177 = call float @__nv_truncf(float %164), !dbg !36
	%178 = getelementptr inbounds float, float addrspace(1)* %158, i64 4, !dbg !37
	store float %175, float addrspace(1)* %178, align 4, !dbg !37
	%179 = getelementptr inbounds float, float addrspace(1)* %158, i64 5, !dbg !38
	store float %176, float addrspace(1)* %179, align 4, !dbg !38
	%180 = getelementptr inbounds float, float addrspace(1)* %158, i64 6, !dbg !39
	store float %177, float addrspace(1)* %180, align 4, !dbg !39
	%181 = call float @__nv_roundf(float %164), !dbg !40
	%182 = call float @__nv_rintf(float %164), !dbg !41
	%183 = getelementptr inbounds float, float addrspace(1)* %158, i64 7, !dbg !42
	store float %181, float addrspace(1)* %183, align 4, !dbg !42
	%184 = getelementptr inbounds float, float addrspace(1)* %158, i64 8, !dbg !43
	store float %182, float addrspace(1)* %184, align 4, !dbg !43
	%185 = call float @__nv_expf(float %164), !dbg !44
	%186 = call float @__nv_exp2f(float %164), !dbg !45
	%187 = call float @__nv_expm1f(float %164), !dbg !46
	%188 = getelementptr inbounds float, float addrspace(1)* %158, i64 9, !dbg !47
	store float %185, float addrspace(1)* %188, align 4, !dbg !47
	%189 = getelementptr inbounds float, float addrspace(1)* %158, i64 10, !dbg !48
	store float %186, float addrspace(1)* %189, align 4, !dbg !48
	%190 = getelementptr inbounds float, float addrspace(1)* %158, i64 11, !dbg !49
	store float %187, float addrspace(1)* %190, align 4, !dbg !49
	%191 = call float @__nv_logf(float %164), !dbg !50
	%192 = call float @__nv_log2f(float %164), !dbg !51
	%193 = call float @__nv_log10f(float %164), !dbg !52
	%194 = call float @__nv_log1pf(float %164), !dbg !53
	%195 = getelementptr inbounds float, float addrspace(1)* %158, i64 12, !dbg !54
	store float %191, float addrspace(1)* %195, align 4, !dbg !54
	%196 = getelementptr inbounds float, float addrspace(1)* %158, i64 13, !dbg !55
	store float %192, float addrspace(1)* %196, align 4, !dbg !55
	%197 = getelementptr inbounds float, float addrspace(1)* %158, i64 14, !dbg !56
	store float %193, float addrspace(1)* %197, align 4, !dbg !56
	%198 = getelementptr inbounds float, float addrspace(1)* %158, i64 15, !dbg !57
	store float %194, float addrspace(1)* %198, align 4, !dbg !57
	%199 = call float @__nv_sinf(float %164), !dbg !58
	%200 = call float @__nv_cosf(float %164), !dbg !59
	%201 = call float @__nv_tanf(float %164), !dbg !60
	%202 = getelementptr inbounds float, float addrspace(1)* %158, i64 16, !dbg !61
	store float %199, float addrspace(1)* %202, align 4, !dbg !61
	%203 = getelementptr inbounds float, float addrspace(1)* %158, i64 17, !dbg !62
	store float %200, float addrspace(1)* %203, align 4, !dbg !62
	%204 = getelementptr inbounds float, float addrspace(1)* %158, i64 18, !dbg !63
	store float %201, float addrspace(1)* %204, align 4, !dbg !63
	%205 = call float @__nv_asinf(float %164), !dbg !64
	%206 = call float @__nv_acosf(float %164), !dbg !65
	%207 = call float @__nv_atanf(float %164), !dbg !66
	%208 = getelementptr inbounds float, float addrspace(1)* %158, i64 19, !dbg !67
	store float %205, float addrspace(1)* %208, align 4, !dbg !67
	%209 = getelementptr inbounds float, float addrspace(1)* %158, i64 20, !dbg !68
	store float %206, float addrspace(1)* %209, align 4, !dbg !68
	%210 = getelementptr inbounds float, float addrspace(1)* %158, i64 21, !dbg !69
	store float %207, float addrspace(1)* %210, align 4, !dbg !69
	%211 = call float @__nv_sinhf(float %164), !dbg !70
	%212 = call float @__nv_coshf(float %164), !dbg !71
	%213 = call float @__nv_tanhf(float %164), !dbg !72
	%214 = getelementptr inbounds float, float addrspace(1)* %158, i64 22, !dbg !73
	store float %211, float addrspace(1)* %214, align 4, !dbg !73
	%215 = getelementptr inbounds float, float addrspace(1)* %158, i64 23, !dbg !74
	store float %212, float addrspace(1)* %215, align 4, !dbg !74
	%216 = getelementptr inbounds float, float addrspace(1)* %158, i64 24, !dbg !75
	store float %213, float addrspace(1)* %216, align 4, !dbg !75
	%217 = call float @__nv_asinhf(float %164), !dbg !76
	%218 = call float @__nv_acoshf(float %164), !dbg !77
	%219 = call float @__nv_atanhf(float %164), !dbg !78
	%220 = getelementptr inbounds float, float addrspace(1)* %158, i64 25, !dbg !79
	store float %217, float addrspace(1)* %220, align 4, !dbg !79
	%221 = getelementptr inbounds float, float addrspace(1)* %158, i64 26, !dbg !80
	store float %218, float addrspace(1)* %221, align 4, !dbg !80
	%222 = getelementptr inbounds float, float addrspace(1)* %158, i64 27, !dbg !81
	store float %219, float addrspace(1)* %222, align 4, !dbg !81
	%223 = call float @__nv_erff(float %164), !dbg !82
	%224 = call float @__nv_erfcf(float %164), !dbg !83
	%225 = getelementptr inbounds float, float addrspace(1)* %158, i64 28, !dbg !84
	store float %223, float addrspace(1)* %225, align 4, !dbg !84
	%226 = getelementptr inbounds float, float addrspace(1)* %158, i64 29, !dbg !85
	store float %224, float addrspace(1)* %226, align 4, !dbg !85
	%227 = call float @__nv_atan2f(float %164, float %166), !dbg !86
	%228 = call float @__nv_powf(float %164, float %166), !dbg !87
	%229 = call float @__nv_hypotf(float %164, float %166), !dbg !88
	%230 = getelementptr inbounds float, float addrspace(1)* %158, i64 30, !dbg !89
	store float %227, float addrspace(1)* %230, align 4, !dbg !89
	%231 = getelementptr inbounds float, float addrspace(1)* %158, i64 31, !dbg !90
	store float %228, float addrspace(1)* %231, align 4, !dbg !90
	%232 = getelementptr inbounds float, float addrspace(1)* %158, i64 32, !dbg !91
	store float %229, float addrspace(1)* %232, align 4, !dbg !91
	%233 = call float @__nv_fmodf(float %164, float %166), !dbg !92
	%234 = call float @__nv_remainderf(float %164, float %166), !dbg !93
	%235 = getelementptr inbounds float, float addrspace(1)* %158, i64 33, !dbg !94
	store float %233, float addrspace(1)* %235, align 4, !dbg !94
	%236 = getelementptr inbounds float, float addrspace(1)* %158, i64 34, !dbg !95
	store float %234, float addrspace(1)* %236, align 4, !dbg !95
	%237 = fsub float %164, %166, !dbg !96
	%238 = fcmp ole float %237, 0.000000e+00, !dbg !96
	%239 = select i1 %238, float 0.000000e+00, float %237, !dbg !96
	%240 = call float @__nv_copysignf(float %164, float %166), !dbg !97
	%241 = getelementptr inbounds float, float addrspace(1)* %158, i64 35, !dbg !98
	store float %239, float addrspace(1)* %241, align 4, !dbg !98
	%242 = getelementptr inbounds float, float addrspace(1)* %158, i64 36, !dbg !99
	store float %240, float addrspace(1)* %242, align 4, !dbg !99
	%243 = call float @__nv_fminf(float %164, float %166), !dbg !100
	%244 = fcmp uno float %164, %166, !dbg !100
	%245 = select i1 %244, float 0x7FF8000000000000, float %243, !dbg !100
	%246 = call float @__nv_fmaxf(float %164, float %166), !dbg !101
	%247 = fcmp uno float %164, %166, !dbg !101
	%248 = select i1 %247, float 0x7FF8000000000000, float %246, !dbg !101
	%249 = getelementptr inbounds float, float addrspace(1)* %158, i64 37, !dbg !102
	store float %245, float addrspace(1)* %249, align 4, !dbg !102
	%250 = getelementptr inbounds float, float addrspace(1)* %158, i64 38, !dbg !103
	store float %248, float addrspace(1)* %250, align 4, !dbg !103
	%251 = call float @__nv_fmaf(float %164, float %166, float 1.000000e+00), !dbg !104
	%252 = call float @__nv_fmaf(float %164, float 2.000000e+00, float %166), !dbg !105
	%253 = call float @__nv_fminf(float %245, float 1.000000e+00), !dbg !106
	%254 = fcmp uno float %245, 1.000000e+00, !dbg !106
	%255 = select i1 %254, float 0x7FF8000000000000, float %253, !dbg !106
	%256 = getelementptr inbounds float, float addrspace(1)* %158, i64 39, !dbg !107
	store float %251, float addrspace(1)* %256, align 4, !dbg !107
	%257 = getelementptr inbounds float, float addrspace(1)* %158, i64 40, !dbg !108
	store float %252, float addrspace(1)* %257, align 4, !dbg !108
	%258 = getelementptr inbounds float, float addrspace(1)* %158, i64 41, !dbg !109
	store float %255, float addrspace(1)* %258, align 4, !dbg !109
	%259 = add i64 %153, %42, !dbg !10
	br label %b3_cold, !dbg !10, !llvm.loop !114

fail:
	%260 = phi i32 [ 0, %b4_cold_fail2 ], [ 1, %b4_cold_ok2 ], !dbg !7
	%261 = phi i64 [ %156, %b4_cold_fail2 ], [ %153, %b4_cold_ok2 ], !dbg !7
	%262 = phi i64 [ %p1, %b4_cold_fail2 ], [ %p5, %b4_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %260, i64 %261, i64 %262), !dbg !7
	ret void, !dbg !7
}

define void @GPUFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !115 {
entry:
	br label %b0, !dbg !116

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !116
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !116
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !116
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119, !range !11
	%4 = sext i32 %3 to i64, !dbg !119
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !119, !range !12
	%6 = sext i32 %5 to i64, !dbg !119
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !119, !range !12
	%8 = sext i32 %7 to i64, !dbg !119
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !119, !range !13
	%10 = sext i32 %9 to i64, !dbg !119
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !119, !range !14
	%12 = sext i32 %11 to i64, !dbg !119
	%13 = trunc i64 %12 to i32, !dbg !119
	%14 = trunc i64 %8 to i32, !dbg !119
	%15 = mul i32 %13, %14, !dbg !119
	%16 = zext i32 %15 to i64, !dbg !119
	%17 = trunc i64 %6 to i32, !dbg !119
	%18 = add i32 %17, %15, !dbg !119
	%19 = zext i32 %18 to i64, !dbg !119
	%20 = mul i64 %10, %19, !dbg !119
	%21 = add i64 %4, %20, !dbg !119
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !15
	%24 = mul i32 %22, %23, !dbg !119
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !16
	%26 = mul i32 %24, %25, !dbg !119
	%27 = sext i32 %26 to i64, !dbg !119
	%28 = mul i64 %21, %27, !dbg !119
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !18
	%32 = mul i32 %23, %31, !dbg !119
	%33 = add i32 %30, %32, !dbg !119
	%34 = mul i32 %22, %33, !dbg !119
	%35 = add i32 %29, %34, !dbg !119
	%36 = sext i32 %35 to i64, !dbg !119
	%37 = add i64 %28, %36, !dbg !119
	%38 = mul i64 %10, %12, !dbg !119
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !119, !range !14
	%40 = sext i32 %39 to i64, !dbg !119
	%41 = mul i64 %38, %40, !dbg !119
	%42 = mul i64 %41, %27, !dbg !119
	%43 = icmp ule i64 %p3, 281474976710655, !dbg !119
	%44 = mul i64 %p3, -42, !dbg !119
	%45 = add i64 %p1, %44, !dbg !119
	%46 = icmp sge i64 %45, 0, !dbg !119
	%47 = and i1 %43, %46, !dbg !119
	%48 = mul i64 %p3, -1, !dbg !119
	%49 = add i64 %48, %p5, !dbg !119
	%50 = icmp sge i64 %49, 0, !dbg !119
	%51 = and i1 %47, %50, !dbg !119
	br i1 %51, label %b1, label %b3_cold, !dbg !119, !prof !19

b1:
	%52 = phi i64 [ %37, %b0 ], [ %170, %b2 ], !dbg !119
	%53 = icmp slt i64 %52, %p3, !dbg !119
	br i1 %53, label %b2, label %b5, !dbg !119

b2:
	%54 = mul i64 %52, 42, !dbg !120
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %54, !dbg !121
	%56 = getelementptr inbounds double, double addrspace(1)* %1, i64 %52, !dbg !122
	%57 = load double, double addrspace(1)* %56, align 8, !dbg !122
	%58 = getelementptr inbounds double, double addrspace(1)* %2, i64 %52, !dbg !123
	%59 = load double, double addrspace(1)* %58, align 8, !dbg !123
	%60 = call double @__nv_sqrt(double %57), !dbg !126
	%61 = call double @__nv_rsqrt(double %57), !dbg !127
	%62 = call double @__nv_cbrt(double %57), !dbg !128
	%63 = call double @__nv_fabs(double %57), !dbg !129
	%64 = getelementptr inbounds double, double addrspace(1)* %55, i64 0, !dbg !130
	store double %60, double addrspace(1)* %64, align 8, !dbg !130
	%65 = getelementptr inbounds double, double addrspace(1)* %55, i64 1, !dbg !131
	store double %61, double addrspace(1)* %65, align 8, !dbg !131
	%66 = getelementptr inbounds double, double addrspace(1)* %55, i64 2, !dbg !132
	store double %62, double addrspace(1)* %66, align 8, !dbg !132
	%67 = getelementptr inbounds double, double addrspace(1)* %55, i64 3, !dbg !133
	store double %63, double addrspace(1)* %67, align 8, !dbg !133
	%68 = call double @__nv_floor(double %57), !dbg !134
	%69 = call double @__nv_ceil(double %57), !dbg !135
	%70 = call double @__nv_trunc(double %57), !dbg !136
	%71 = getelementptr inbounds double, double addrspace(1)* %55, i64 4, !dbg !137
	store double %68, double addrspace(1)* %71, align 8, !dbg !137
	%72 = getelementptr inbounds double, double addrspace(1)* %55, i64 5, !dbg !138
	store double %69, double addrspace(1)* %72, align 8, !dbg !138
	%73 = getelementptr inbounds double, double addrspace(1)* %55, i64 6, !dbg !139
	store double %70, double addrspace(1)* %73, align 8, !dbg !139
	%74 = call double @__nv_round(double %57), !dbg !140
	%75 = call double @__nv_rint(double %57), !dbg !141
	%76 = getelementptr inbounds double, double addrspace(1)* %55, i64 7, !dbg !142
	store double %74, double addrspace(1)* %76, align 8, !dbg !142
	%77 = getelementptr inbounds double, double addrspace(1)* %55, i64 8, !dbg !143
	store double %75, double addrspace(1)* %77, align 8, !dbg !143
	%78 = call double @__nv_exp(double %57), !dbg !144
	%79 = call double @__nv_exp2(double %57), !dbg !145
	%80 = call double @__nv_expm1(double %57), !dbg !146
	%81 = getelementptr inbounds double, double addrspace(1)* %55, i64 9, !dbg !147
	store double %78, double addrspace(1)* %81, align 8, !dbg !147
	%82 = getelementptr inbounds double, double addrspace(1)* %55, i64 10, !dbg !148
	store double %79, double addrspace(1)* %82, align 8, !dbg !148
	%83 = getelementptr inbounds double, double addrspace(1)* %55, i64 11, !dbg !149
	store double %80, double addrspace(1)* %83, align 8, !dbg !149
	%84 = call double @__nv_log(double %57), !dbg !150
	%85 = call double @__nv_log2(double %57), !dbg !151
	%86 = call double @__nv_log10(double %57), !dbg !152
	%87 = call double @__nv_log1p(double %57), !dbg !153
	%88 = getelementptr inbounds double, double addrspace(1)* %55, i64 12, !dbg !154
	store double %84, double addrspace(1)* %88, align 8, !dbg !154
	%89 = getelementptr inbounds double, double addrspace(1)* %55, i64 13, !dbg !155
	store double %85, double addrspace(1)* %89, align 8, !dbg !155
	%90 = getelementptr inbounds double, double addrspace(1)* %55, i64 14, !dbg !156
	store double %86, double addrspace(1)* %90, align 8, !dbg !156
	%91 = getelementptr inbounds double, double addrspace(1)* %55, i64 15, !dbg !157
	store double %87, double addrspace(1)* %91, align 8, !dbg !157
	%92 = call double @__nv_sin(double %57), !dbg !158
	%93 = call double @__nv_cos(double %57), !dbg !159
	%94 = call double @__nv_tan(double %57), !dbg !160
	%95 = getelementptr inbounds double, double addrspace(1)* %55, i64 16, !dbg !161
	store double %92, double addrspace(1)* %95, align 8, !dbg !161
	%96 = getelementptr inbounds double, double addrspace(1)* %55, i64 17, !dbg !162
	store double %93, double addrspace(1)* %96, align 8, !dbg !162
	%97 = getelementptr inbounds double, double addrspace(1)* %55, i64 18, !dbg !163
	store double %94, double addrspace(1)* %97, align 8, !dbg !163
	%98 = call double @__nv_asin(double %57), !dbg !164
	%99 = call double @__nv_acos(double %57), !dbg !165
	%100 = call double @__nv_atan(double %57), !dbg !166
	%101 = getelementptr inbounds double, double addrspace(1)* %55, i64 19, !dbg !167
	store double %98, double addrspace(1)* %101, align 8, !dbg !167
	%102 = getelementptr inbounds double, double addrspace(1)* %55, i64 20, !dbg !168
	store double %99, double addrspace(1)* %102, align 8, !dbg !168
	%103 = getelementptr inbounds double, double addrspace(1)* %55, i64 21, !dbg !169
	store double %100, double addrspace(1)* %103, align 8, !dbg !169
	%104 = call double @__nv_sinh(double %57), !dbg !170
	%105 = call double @__nv_cosh(double %57), !dbg !171
	%106 = call double @__nv_tanh(double %57), !dbg !172
	%107 = getelementptr inbounds double, double addrspace(1)* %55, i64 22, !dbg !173
	store double %104, double addrspace(1)* %107, align 8, !dbg !173
	%108 = getelementptr inbounds double, double addrspace(1)* %55, i64 23, !dbg !174
	store double %105, double addrspace(1)* %108, align 8, !dbg !174
	%109 = getelementptr inbounds double, double addrspace(1)* %55, i64 24, !dbg !175
	store double %106, double addrspace(1)* %109, align 8, !dbg !175
	%110 = call double @__nv_asinh(double %57), !dbg !176
	%111 = call double @__nv_acosh(double %57), !dbg !177
	%112 = call double @__nv_atanh(double %57), !dbg !178
	%113 = getelementptr inbounds double, double addrspace(1)* %55, i64 25, !dbg !179
	store double %110, double addrspace(1)* %113, align 8, !dbg !179
	%114 = getelementptr inbounds double, double addrspace(1)* %55, i64 26, !dbg !180
	store double %111, double addrspace(1)* %114, align 8, !dbg !180
	%115 = getelementptr inbounds double, double addrspace(1)* %55, i64 27, !dbg !181
	store double %112, double addrspace(1)* %115, align 8, !dbg !181
	%116 = call double @__nv_erf(double %57), !dbg !182
	%117 = call double @__nv_erfc(double %57), !dbg !183
	%118 = getelementptr inbounds double, double addrspace(1)* %55, i64 28, !dbg !184
	store double %116, double addrspace(1)* %118, align 8, !dbg !184
	%119 = getelementptr inbounds double, double addrspace(1)* %55, i64 29, !dbg !185
	store double %117, double addrspace(1)* %119, align 8, !dbg !185
	%120 = call double @__nv_atan2(double %57, double %59), !dbg !186
	%121 = call double @__nv_pow(double %57, double %59), !dbg !187
	%122 = call double @__nv_hypot(double %57, double %59), !dbg !188
	%123 = getelementptr inbounds double, double addrspace(1)* %55, i64 30, !dbg !189
	store double %120, double addrspace(1)* %123, align 8, !dbg !189
	%124 = getelementptr inbounds double, double addrspace(1)* %55, i64 31, !dbg !190
	store double %121, double addrspace(1)* %124, align 8, !dbg !190
	%125 = getelementptr inbounds double, double addrspace(1)* %55, i64 32, !dbg !191
	store double %122, double addrspace(1)* %125, align 8, !dbg !191
	%126 = call double @__nv_fmod(double %57, double %59), !dbg !192
	%127 = call double @__nv_remainder(double %57, double %59), !dbg !193
	%128 = getelementptr inbounds double, double addrspace(1)* %55, i64 33, !dbg !194
	store double %126, double addrspace(1)* %128, align 8, !dbg !194
	%129 = getelementptr inbounds double, double addrspace(1)* %55, i64 34, !dbg !195
	store double %127, double addrspace(1)* %129, align 8, !dbg !195
	%130 = fsub double %57, %59, !dbg !196
	%131 = fcmp ole double %130, 0.000000e+00, !dbg !196
	%132 = select i1 %131, double 0.000000e+00, double %130, !dbg !196
	%133 = call double @__nv_copysign(double %57, double %59), !dbg !197
	%134 = getelementptr inbounds double, double addrspace(1)* %55, i64 35, !dbg !198
	store double %132, double addrspace(1)* %134, align 8, !dbg !198
	%135 = getelementptr inbounds double, double addrspace(1)* %55, i64 36, !dbg !199
	store double %133, double addrspace(1)* %135, align 8, !dbg !199
	%136 = call double @__nv_fmin(double %57, double %59), !dbg !200
	%137 = bitcast double %57 to i64, !dbg !200
	%138 = bitcast double %59 to i64, !dbg !200
	%139 = or i64 %137, %138, !dbg !200
	%140 = fcmp oeq double %57, %59, !dbg !200
	%141 = bitcast i64 %139 to double, !dbg !200
	%142 = select i1 %140, double %141, double %136, !dbg !200
	%143 = fcmp uno double %57, %59, !dbg !200
	%144 = select i1 %143, double 0x7FF8000000000000, double %142, !dbg !200
	%145 = call double @__nv_fmax(double %57, double %59), !dbg !201
	%146 = bitcast double %57 to i64, !dbg !201
	%147 = bitcast double %59 to i64, !dbg !201
	%148 = and i64 %146, %147, !dbg !201
	%149 = fcmp oeq double %57, %59, !dbg !201
	%150 = bitcast i64 %148 to double, !dbg !201
	%151 = select i1 %149, double %150, double %145, !dbg !201
	%152 = fcmp uno double %57, %59, !dbg !201
	%153 = select i1 %152, double 0x7FF8000000000000, double %151, !dbg !201
	%154 = getelementptr inbounds double, double addrspace(1)* %55, i64 37, !dbg !202
	store double %144, double addrspace(1)* %154, align 8, !dbg !202
	%155 = getelementptr inbounds double, double addrspace(1)* %55, i64 38, !dbg !203
	store double %153, double addrspace(1)* %155, align 8, !dbg !203
	%156 = call double @__nv_fma(double %57, double %59, double 1.000000e+00), !dbg !204
	%157 = call double @__nv_fma(double %57, double 2.000000e+00, double %59), !dbg !205
	%158 = call double @__nv_fmin(double %144, double 1.000000e+00), !dbg !206
	%159 = bitcast double %144 to i64, !dbg !206
	%160 = bitcast double 1.000000e+00 to i64, !dbg !206
	%161 = or i64 %159, %160, !dbg !206
	%162 = fcmp oeq double %144, 1.000000e+00, !dbg !206
	%163 = bitcast i64 %161 to double, !dbg !206
	%164 = select i1 %162, double %163, double %158, !dbg !206
	%165 = fcmp uno double %144, 1.000000e+00, !dbg !206
	%166 = select i1 %165, double 0x7FF8000000000000, double %164, !dbg !206
	%167 = getelementptr inbounds double, double addrspace(1)* %55, i64 39, !dbg !207
	store double %156, double addrspace(1)* %167, align 8, !dbg !207
	%168 = getelementptr inbounds double, double addrspace(1)* %55, i64 40, !dbg !208
	store double %157, double addrspace(1)* %168, align 8, !dbg !208
	%169 = getelementptr inbounds double, double addrspace(1)* %55, i64 41, !dbg !209
	store double %166, double addrspace(1)* %169, align 8, !dbg !209
	%170 = add i64 %52, %42, !dbg !119
	br label %b1, !dbg !119

b5:
	ret void, !dbg !118

b3_cold:
	%171 = phi i64 [ %295, %b4_cold_ok1 ], [ %37, %b0 ], !dbg !119
	%172 = icmp slt i64 %171, %p3, !dbg !119
	br i1 %172, label %b4_cold, label %b5, !dbg !119

b4_cold:
	%173 = add i64 %171, 1, !dbg !210
	%174 = mul i64 %173, 42, !dbg !211
	%175 = mul i64 %171, 42, !dbg !120
	%176 = getelementptr inbounds double, double addrspace(1)* %0, i64 %175, !dbg !121
	%177 = getelementptr inbounds double, double addrspace(1)* %1, i64 %171, !dbg !122
	%178 = icmp ugt i64 %174, %p1, !dbg !121
	%179 = icmp uge i64 %171, %p5, !dbg !123
	%180 = or i1 %178, %179, !dbg !123
	br i1 %180, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !123, !prof !112

b4_cold_fail1:
	%181 = icmp ugt i64 %174, %p1, !dbg !121
	br i1 %181, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !121

b4_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !121
	br label %fail, !dbg !121

b4_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !123
	br label %fail, !dbg !123

b4_cold_ok1:
	%182 = load double, double addrspace(1)* %177, align 8, !dbg !122
	%183 = getelementptr inbounds double, double addrspace(1)* %2, i64 %171, !dbg !123
	%184 = load double, double addrspace(1)* %183, align 8, !dbg !123
	%185 = call double @__nv_sqrt(double %182), !dbg !126
	%186 = call double @__nv_rsqrt(double %182), !dbg !127
	%187 = call double @__nv_cbrt(double %182), !dbg !128
	%188 = call double @__nv_fabs(double %182), !dbg !129
	%189 = getelementptr inbounds double, double addrspace(1)* %176, i64 0, !dbg !130
	store double %185, double addrspace(1)* %189, align 8, !dbg !130
	%190 = getelementptr inbounds double, double addrspace(1)* %176, i64 1, !dbg !131
	store double %186, double addrspace(1)* %190, align 8, !dbg !131
	%191 = getelementptr inbounds double, double addrspace(1)* %176, i64 2, !dbg !132
	store double %187, double addrspace(1)* %191, align 8, !dbg !132
	%192 = getelementptr inbounds double, double addrspace(1)* %176, i64 3, !dbg !133
	store double %188, double addrspace(1)* %192, align 8, !dbg !133
	%193 = call double @__nv_floor(double %182), !dbg !134
	%194 = call double @__nv_ceil(double %182), !dbg !135
	%195 = call double @__nv_trunc(double %182), !dbg !136
	%196 = getelementptr inbounds double, double addrspace(1)* %176, i64 4, !dbg !137
	store double %193, double addrspace(1)* %196, align 8, !dbg !137
	%197 = getelementptr inbounds double, double addrspace(1)* %176, i64 5, !dbg !138
	store double %194, double addrspace(1)* %197, align 8, !dbg !138
	%198 = getelementptr inbounds double, double addrspace(1)* %176, i64 6, !dbg !139
	store double %195, double addrspace(1)* %198, align 8, !dbg !139
	%199 = call double @__nv_round(double %182), !dbg !140
	%200 = call double @__nv_rint(double %182), !dbg !141
	%201 = getelementptr inbounds double, double addrspace(1)* %176, i64 7, !dbg !142
	store double %199, double addrspace(1)* %201, align 8, !dbg !142
	%202 = getelementptr inbounds double, double addrspace(1)* %176, i64 8, !dbg !143
	store double %200, double addrspace(1)* %202, align 8, !dbg !143
	%203 = call double @__nv_exp(double %182), !dbg !144
	%204 = call double @__nv_exp2(double %182), !dbg !145
	%205 = call double @__nv_expm1(double %182), !dbg !146
	%206 = getelementptr inbounds double, double addrspace(1)* %176, i64 9, !dbg !147
	store double %203, double addrspace(1)* %206, align 8, !dbg !147
	%207 = getelementptr inbounds double, double addrspace(1)* %176, i64 10, !dbg !148
	store double %204, double addrspace(1)* %207, align 8, !dbg !148
	%208 = getelementptr inbounds double, double addrspace(1)* %176, i64 11, !dbg !149
	store double %205, double addrspace(1)* %208, align 8, !dbg !149
	%209 = call double @__nv_log(double %182), !dbg !150
	%210 = call double @__nv_log2(double %182), !dbg !151
	%211 = call double @__nv_log10(double %182), !dbg !152
	%212 = call double @__nv_log1p(double %182), !dbg !153
	%213 = getelementptr inbounds double, double addrspace(1)* %176, i64 12, !dbg !154
	store double %209, double addrspace(1)* %213, align 8, !dbg !154
	%214 = getelementptr inbounds double, double addrspace(1)* %176, i64 13, !dbg !155
	store double %210, double addrspace(1)* %214, align 8, !dbg !155
	%215 = getelementptr inbounds double, double addrspace(1)* %176, i64 14, !dbg !156
	store double %211, double addrspace(1)* %215, align 8, !dbg !156
	%216 = getelementptr inbounds double, double addrspace(1)* %176, i64 15, !dbg !157
	store double %212, double addrspace(1)* %216, align 8, !dbg !157
	%217 = call double @__nv_sin(double %182), !dbg !158
	%218 = call double @__nv_cos(double %182), !dbg !159
	%219 = call double @__nv_tan(double %182), !dbg !160
	%220 = getelementptr inbounds double, double addrspace(1)* %176, i64 16, !dbg !161
	store double %217, double addrspace(1)* %220, align 8, !dbg !161
	%221 = getelementptr inbounds double, double addrspace(1)* %176, i64 17, !dbg !162
	store double %218, double addrspace(1)* %221, align 8, !dbg !162
	%222 = getelementptr inbounds double, double addrspace(1)* %176, i64 18, !dbg !163
	store double %219, double addrspace(1)* %222, align 8, !dbg !163
	%223 = call double @__nv_asin(double %182), !dbg !164
	%224 = call double @__nv_acos(double %182), !dbg !165
	%225 = call double @__nv_atan(double %182), !dbg !166
	%226 = getelementptr inbounds double, double addrspace(1)* %176, i64 19, !dbg !167
	store double %223, double addrspace(1)* %226, align 8, !dbg !167
	%227 = getelementptr inbounds double, double addrspace(1)* %176, i64 20, !dbg !168
	store double %224, double addrspace(1)* %227, align 8, !dbg !168
	%228 = getelementptr inbounds double, double addrspace(1)* %176, i64 21, !dbg !169
	store double %225, double addrspace(1)* %228, align 8, !dbg !169
	%229 = call double @__nv_sinh(double %182), !dbg !170
	%230 = call double @__nv_cosh(double %182), !dbg !171
	%231 = call double @__nv_tanh(double %182), !dbg !172
	%232 = getelementptr inbounds double, double addrspace(1)* %176, i64 22, !dbg !173
	store double %229, double addrspace(1)* %232, align 8, !dbg !173
	%233 = getelementptr inbounds double, double addrspace(1)* %176, i64 23, !dbg !174
	store double %230, double addrspace(1)* %233, align 8, !dbg !174
	%234 = getelementptr inbounds double, double addrspace(1)* %176, i64 24, !dbg !175
	store double %231, double addrspace(1)* %234, align 8, !dbg !175
	%235 = call double @__nv_asinh(double %182), !dbg !176
	%236 = call double @__nv_acosh(double %182), !dbg !177
	%237 = call double @__nv_atanh(double %182), !dbg !178
	%238 = getelementptr inbounds double, double addrspace(1)* %176, i64 25, !dbg !179
	store double %235, double addrspace(1)* %238, align 8, !dbg !179
	%239 = getelementptr inbounds double, double addrspace(1)* %176, i64 26, !dbg !180
	store double %236, double addrspace(1)* %239, align 8, !dbg !180
	%240 = getelementptr inbounds double, double addrspace(1)* %176, i64 27, !dbg !181
	store double %237, double addrspace(1)* %240, align 8, !dbg !181
	%241 = call double @__nv_erf(double %182), !dbg !182
	%242 = call double @__nv_erfc(double %182), !dbg !183
	%243 = getelementptr inbounds double, double addrspace(1)* %176, i64 28, !dbg !184
	store double %241, double addrspace(1)* %243, align 8, !dbg !184
	%244 = getelementptr inbounds double, double addrspace(1)* %176, i64 29, !dbg !185
	store double %242, double addrspace(1)* %244, align 8, !dbg !185
	%245 = call double @__nv_atan2(double %182, double %184), !dbg !186
	%246 = call double @__nv_pow(double %182, double %184), !dbg !187
	%247 = call double @__nv_hypot(double %182, double %184), !dbg !188
	%248 = getelementptr inbounds double, double addrspace(1)* %176, i64 30, !dbg !189
	store double %245, double addrspace(1)* %248, align 8, !dbg !189
	%249 = getelementptr inbounds double, double addrspace(1)* %176, i64 31, !dbg !190
	store double %246, double addrspace(1)* %249, align 8, !dbg !190
	%250 = getelementptr inbounds double, double addrspace(1)* %176, i64 32, !dbg !191
	store double %247, double addrspace(1)* %250, align 8, !dbg !191
	%251 = call double @__nv_fmod(double %182, double %184), !dbg !192
	%252 = call double @__nv_remainder(double %182, double %184), !dbg !193
	%253 = getelementptr inbounds double, double addrspace(1)* %176, i64 33, !dbg !194
	store double %251, double addrspace(1)* %253, align 8, !dbg !194
	%254 = getelementptr inbounds double, double addrspace(1)* %176, i64 34, !dbg !195
	store double %252, double addrspace(1)* %254, align 8, !dbg !195
	%255 = fsub double %182, %184, !dbg !196
	%256 = fcmp ole double %255, 0.000000e+00, !dbg !196
	%257 = select i1 %256, double 0.000000e+00, double %255, !dbg !196
	%258 = call double @__nv_copysign(double %182, double %184), !dbg !197
	%259 = getelementptr inbounds double, double addrspace(1)* %176, i64 35, !dbg !198
	store double %257, double addrspace(1)* %259, align 8, !dbg !198
	%260 = getelementptr inbounds double, double addrspace(1)* %176, i64 36, !dbg !199
	store double %258, double addrspace(1)* %260, align 8, !dbg !199
	%261 = call double @__nv_fmin(double %182, double %184), !dbg !200
	%262 = bitcast double %182 to i64, !dbg !200
	%263 = bitcast double %184 to i64, !dbg !200
	%264 = or i64 %262, %263, !dbg !200
	%265 = fcmp oeq double %182, %184, !dbg !200
	%266 = bitcast i64 %264 to double, !dbg !200
	%267 = select i1 %265, double %266, double %261, !dbg !200
	%268 = fcmp uno double %182, %184, !dbg !200
	%269 = select i1 %268, double 0x7FF8000000000000, double %267, !dbg !200
	%270 = call double @__nv_fmax(double %182, double %184), !dbg !201
	%271 = bitcast double %182 to i64, !dbg !201
	%272 = bitcast double %184 to i64, !dbg !201
	%273 = and i64 %271, %272, !dbg !201
	%274 = fcmp oeq double %182, %184, !dbg !201
	%275 = bitcast i64 %273 to double, !dbg !201
	%276 = select i1 %274, double %275, double %270, !dbg !201
	%277 = fcmp uno double %182, %184, !dbg !201
	%278 = select i1 %277, double 0x7FF8000000000000, double %276, !dbg !201
	%279 = getelementptr inbounds double, double addrspace(1)* %176, i64 37, !dbg !202
	store double %269, double addrspace(1)* %279, align 8, !dbg !202
	%280 = getelementptr inbounds double, double addrspace(1)* %176, i64 38, !dbg !203
	store double %278, double addrspace(1)* %280, align 8, !dbg !203
	%281 = call double @__nv_fma(double %182, double %184, double 1.000000e+00), !dbg !204
	%282 = call double @__nv_fma(double %182, double 2.000000e+00, double %184), !dbg !205
	%283 = call double @__nv_fmin(double %269, double 1.000000e+00), !dbg !206
	%284 = bitcast double %269 to i64, !dbg !206
	%285 = bitcast double 1.000000e+00 to i64, !dbg !206
	%286 = or i64 %284, %285, !dbg !206
	%287 = fcmp oeq double %269, 1.000000e+00, !dbg !206
	%288 = bitcast i64 %286 to double, !dbg !206
	%289 = select i1 %287, double %288, double %283, !dbg !206
	%290 = fcmp uno double %269, 1.000000e+00, !dbg !206
	%291 = select i1 %290, double 0x7FF8000000000000, double %289, !dbg !206
	%292 = getelementptr inbounds double, double addrspace(1)* %176, i64 39, !dbg !207
	store double %281, double addrspace(1)* %292, align 8, !dbg !207
	%293 = getelementptr inbounds double, double addrspace(1)* %176, i64 40, !dbg !208
	store double %282, double addrspace(1)* %293, align 8, !dbg !208
	%294 = getelementptr inbounds double, double addrspace(1)* %176, i64 41, !dbg !209
	store double %291, double addrspace(1)* %294, align 8, !dbg !209
	%295 = add i64 %171, %42, !dbg !119
	br label %b3_cold, !dbg !119, !llvm.loop !213

fail:
	%296 = phi i32 [ 0, %b4_cold_fail2 ], [ 1, %b4_cold_ok2 ], !dbg !116
	%297 = phi i64 [ %174, %b4_cold_fail2 ], [ %171, %b4_cold_ok2 ], !dbg !116
	%298 = phi i64 [ %p1, %b4_cold_fail2 ], [ %p5, %b4_cold_ok2 ], !dbg !116
	call void @gpuc_fail(i8* %ctrl, i32 %296, i64 %297, i64 %298), !dbg !116
	ret void, !dbg !116
}

define void @StdFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !214 {
entry:
	br label %b0, !dbg !215

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !215
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !215
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !215
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !216, !range !11
	%4 = sext i32 %3 to i64, !dbg !216
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !216, !range !12
	%6 = sext i32 %5 to i64, !dbg !216
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !216, !range !12
	%8 = sext i32 %7 to i64, !dbg !216
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !216, !range !13
	%10 = sext i32 %9 to i64, !dbg !216
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !216, !range !14
	%12 = sext i32 %11 to i64, !dbg !216
	%13 = trunc i64 %12 to i32, !dbg !216
	%14 = trunc i64 %8 to i32, !dbg !216
	%15 = mul i32 %13, %14, !dbg !216
	%16 = zext i32 %15 to i64, !dbg !216
	%17 = trunc i64 %6 to i32, !dbg !216
	%18 = add i32 %17, %15, !dbg !216
	%19 = zext i32 %18 to i64, !dbg !216
	%20 = mul i64 %10, %19, !dbg !216
	%21 = add i64 %4, %20, !dbg !216
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !216, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !216, !range !15
	%24 = mul i32 %22, %23, !dbg !216
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !16
	%26 = mul i32 %24, %25, !dbg !216
	%27 = sext i32 %26 to i64, !dbg !216
	%28 = mul i64 %21, %27, !dbg !216
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !216, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !216, !range !18
	%32 = mul i32 %23, %31, !dbg !216
	%33 = add i32 %30, %32, !dbg !216
	%34 = mul i32 %22, %33, !dbg !216
	%35 = add i32 %29, %34, !dbg !216
	%36 = sext i32 %35 to i64, !dbg !216
	%37 = add i64 %28, %36, !dbg !216
	%38 = mul i64 %10, %12, !dbg !216
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !216, !range !14
	%40 = sext i32 %39 to i64, !dbg !216
	%41 = mul i64 %38, %40, !dbg !216
	%42 = mul i64 %41, %27, !dbg !216
	%43 = mul i64 %p3, -18, !dbg !216
	%44 = add i64 %p1, %43, !dbg !216
	%45 = icmp sge i64 %44, 0, !dbg !216
	%46 = mul i64 %p3, -1, !dbg !216
	%47 = add i64 %46, %p5, !dbg !216
	%48 = icmp sge i64 %47, 0, !dbg !216
	%49 = and i1 %45, %48, !dbg !216
	br i1 %49, label %b1, label %b10_cold, !dbg !216, !prof !19

b1:
	%50 = phi i64 [ %37, %b0 ], [ %142, %b9 ], !dbg !216
	%51 = icmp slt i64 %50, %p3, !dbg !216
	br i1 %51, label %b2, label %b19, !dbg !216

b2:
	%52 = mul i64 %50, 18, !dbg !217
	%53 = getelementptr inbounds double, double addrspace(1)* %0, i64 %52, !dbg !218
	%54 = getelementptr inbounds double, double addrspace(1)* %1, i64 %50, !dbg !219
	%55 = load double, double addrspace(1)* %54, align 8, !dbg !219
	%56 = getelementptr inbounds double, double addrspace(1)* %2, i64 %50, !dbg !220
	%57 = load double, double addrspace(1)* %56, align 8, !dbg !220
	%58 = fcmp oeq double %55, 0x7FF0000000000000, !dbg !223
	%59 = fcmp oeq double %57, 0x7FF0000000000000, !dbg !223
	%60 = or i1 %58, %59, !dbg !223
	%61 = call double @__nv_fmax(double %55, double %57), !dbg !223
	%62 = bitcast double %55 to i64, !dbg !223
	%63 = bitcast double %57 to i64, !dbg !223
	%64 = and i64 %62, %63, !dbg !223
	%65 = fcmp oeq double %55, %57, !dbg !223
	%66 = bitcast i64 %64 to double, !dbg !223
	%67 = select i1 %65, double %66, double %61, !dbg !223
	%68 = fcmp uno double %55, %57, !dbg !223
	%69 = select i1 %68, double 0x7FF8000000000000, double %67, !dbg !223
	%70 = select i1 %60, double 0x7FF0000000000000, double %69, !dbg !223
	%71 = fcmp oeq double %55, 0xFFF0000000000000, !dbg !224
	%72 = fcmp oeq double %57, 0xFFF0000000000000, !dbg !224
	%73 = or i1 %71, %72, !dbg !224
	%74 = call double @__nv_fmin(double %55, double %57), !dbg !224
	%75 = bitcast double %55 to i64, !dbg !224
	%76 = bitcast double %57 to i64, !dbg !224
	%77 = or i64 %75, %76, !dbg !224
	%78 = fcmp oeq double %55, %57, !dbg !224
	%79 = bitcast i64 %77 to double, !dbg !224
	%80 = select i1 %78, double %79, double %74, !dbg !224
	%81 = fcmp uno double %55, %57, !dbg !224
	%82 = select i1 %81, double 0x7FF8000000000000, double %80, !dbg !224
	%83 = select i1 %73, double 0xFFF0000000000000, double %82, !dbg !224
	%84 = fsub double %55, %57, !dbg !225
	%85 = fcmp ole double %84, 0.000000e+00, !dbg !225
	%86 = select i1 %85, double 0.000000e+00, double %84, !dbg !225
	%87 = getelementptr inbounds double, double addrspace(1)* %53, i64 0, !dbg !226
	store double %70, double addrspace(1)* %87, align 8, !dbg !226
	%88 = getelementptr inbounds double, double addrspace(1)* %53, i64 1, !dbg !227
	store double %83, double addrspace(1)* %88, align 8, !dbg !227
	%89 = getelementptr inbounds double, double addrspace(1)* %53, i64 2, !dbg !228
	store double %86, double addrspace(1)* %89, align 8, !dbg !228
	%90 = call double @__nv_trunc(double %55), !dbg !229
	%91 = fsub double %55, %90, !dbg !229
	%92 = call double @__nv_copysign(double %91, double %55), !dbg !229
	%93 = getelementptr inbounds double, double addrspace(1)* %53, i64 3, !dbg !230
	store double %90, double addrspace(1)* %93, align 8, !dbg !230
	%94 = getelementptr inbounds double, double addrspace(1)* %53, i64 4, !dbg !231
	store double %92, double addrspace(1)* %94, align 8, !dbg !231
	%95 = call double @__nv_sin(double %55), !dbg !232
	%96 = call double @__nv_cos(double %55), !dbg !232
	%97 = getelementptr inbounds double, double addrspace(1)* %53, i64 5, !dbg !233
	store double %95, double addrspace(1)* %97, align 8, !dbg !233
	%98 = getelementptr inbounds double, double addrspace(1)* %53, i64 6, !dbg !234
	store double %96, double addrspace(1)* %98, align 8, !dbg !234
	%99 = call double @__nv_tgamma(double %55), !dbg !235
	%100 = call double @__nv_erfinv(double %55), !dbg !236
	%101 = getelementptr inbounds double, double addrspace(1)* %53, i64 7, !dbg !237
	store double %99, double addrspace(1)* %101, align 8, !dbg !237
	%102 = getelementptr inbounds double, double addrspace(1)* %53, i64 8, !dbg !238
	store double %100, double addrspace(1)* %102, align 8, !dbg !238
	%103 = call double @__nv_j0(double %55), !dbg !239
	%104 = call double @__nv_j1(double %55), !dbg !240
	%105 = call double @__nv_y0(double %55), !dbg !241
	%106 = call double @__nv_y1(double %55), !dbg !242
	%107 = getelementptr inbounds double, double addrspace(1)* %53, i64 9, !dbg !243
	store double %103, double addrspace(1)* %107, align 8, !dbg !243
	%108 = getelementptr inbounds double, double addrspace(1)* %53, i64 10, !dbg !244
	store double %104, double addrspace(1)* %108, align 8, !dbg !244
	%109 = getelementptr inbounds double, double addrspace(1)* %53, i64 11, !dbg !245
	store double %105, double addrspace(1)* %109, align 8, !dbg !245
	%110 = getelementptr inbounds double, double addrspace(1)* %53, i64 12, !dbg !246
	store double %106, double addrspace(1)* %110, align 8, !dbg !246
	%111 = fcmp ogt double %57, 0.000000e+00, !dbg !247
	br i1 %111, label %b5, label %b3, !dbg !247

b3:
	%112 = fcmp olt double %57, 0.000000e+00, !dbg !248
	br i1 %112, label %b4, label %b5, !dbg !248

b4:
	br label %b5, !dbg !248

b5:
	%113 = phi i64 [ 1, %b2 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !249
	%114 = icmp sge i64 %113, 0, !dbg !250
	%115 = and i1 %58, %114, !dbg !250
	%116 = icmp sle i64 %113, 0, !dbg !250
	%117 = and i1 %71, %116, !dbg !250
	%118 = or i1 %115, %117, !dbg !250
	br i1 %118, label %b7, label %b6, !dbg !253

b6:
	br label %b7, !dbg !254

b7:
	%119 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !255
	%120 = bitcast double %55 to i64, !dbg !255
	%121 = icmp slt i64 %120, 0, !dbg !255
	br i1 %121, label %b9, label %b8, !dbg !257

b8:
	br label %b9, !dbg !258

b9:
	%122 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !259
	%123 = getelementptr inbounds double, double addrspace(1)* %53, i64 13, !dbg !259
	store double %119, double addrspace(1)* %123, align 8, !dbg !259
	%124 = getelementptr inbounds double, double addrspace(1)* %53, i64 14, !dbg !260
	store double %122, double addrspace(1)* %124, align 8, !dbg !260
	%125 = select i1 %114, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !261
	%126 = call double @__nv_pow(double %55, double %57), !dbg !262
	%127 = getelementptr inbounds double, double addrspace(1)* %53, i64 15, !dbg !263
	store double %125, double addrspace(1)* %127, align 8, !dbg !263
	%128 = getelementptr inbounds double, double addrspace(1)* %53, i64 16, !dbg !264
	store double %126, double addrspace(1)* %128, align 8, !dbg !264
	%129 = fcmp oeq double %83, 0x7FF0000000000000, !dbg !265
	%130 = or i1 %129, %59, !dbg !265
	%131 = call double @__nv_fmax(double %83, double %57), !dbg !265
	%132 = bitcast double %83 to i64, !dbg !265
	%133 = bitcast double %57 to i64, !dbg !265
	%134 = and i64 %132, %133, !dbg !265
	%135 = fcmp oeq double %83, %57, !dbg !265
	%136 = bitcast i64 %134 to double, !dbg !265
	%137 = select i1 %135, double %136, double %131, !dbg !265
	%138 = fcmp uno double %83, %57, !dbg !265
	%139 = select i1 %138, double 0x7FF8000000000000, double %137, !dbg !265
	%140 = select i1 %130, double 0x7FF0000000000000, double %139, !dbg !265
	%141 = getelementptr inbounds double, double addrspace(1)* %53, i64 17, !dbg !266
	store double %140, double addrspace(1)* %141, align 8, !dbg !266
	%142 = add i64 %50, %42, !dbg !216
	br label %b1, !dbg !216

b19:
	ret void, !dbg !216

b10_cold:
	%143 = phi i64 [ %241, %b18_cold ], [ %37, %b0 ], !dbg !216
	%144 = icmp slt i64 %143, %p3, !dbg !216
	br i1 %144, label %b11_cold, label %b19, !dbg !216

b11_cold:
	%145 = add i64 %143, 1, !dbg !267
	%146 = mul i64 %145, 18, !dbg !268
	%147 = mul i64 %143, 18, !dbg !217
	%148 = getelementptr inbounds double, double addrspace(1)* %0, i64 %147, !dbg !218
	%149 = getelementptr inbounds double, double addrspace(1)* %1, i64 %143, !dbg !219
	%150 = icmp ugt i64 %146, %p1, !dbg !218
	%151 = icmp uge i64 %143, %p5, !dbg !220
	%152 = or i1 %150, %151, !dbg !220
	br i1 %152, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !220, !prof !112

b11_cold_fail1:
	%153 = icmp ugt i64 %146, %p1, !dbg !218
	br i1 %153, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !218

b11_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !218
	br label %fail, !dbg !218

b11_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !220
	br label %fail, !dbg !220

b11_cold_ok1:
	%154 = load double, double addrspace(1)* %149, align 8, !dbg !219
	%155 = getelementptr inbounds double, double addrspace(1)* %2, i64 %143, !dbg !220
	%156 = load double, double addrspace(1)* %155, align 8, !dbg !220
	%157 = fcmp oeq double %154, 0x7FF0000000000000, !dbg !223
	%158 = fcmp oeq double %156, 0x7FF0000000000000, !dbg !223
	%159 = or i1 %157, %158, !dbg !223
	%160 = call double @__nv_fmax(double %154, double %156), !dbg !223
	%161 = bitcast double %154 to i64, !dbg !223
	%162 = bitcast double %156 to i64, !dbg !223
	%163 = and i64 %161, %162, !dbg !223
	%164 = fcmp oeq double %154, %156, !dbg !223
	%165 = bitcast i64 %163 to double, !dbg !223
	%166 = select i1 %164, double %165, double %160, !dbg !223
	%167 = fcmp uno double %154, %156, !dbg !223
	%168 = select i1 %167, double 0x7FF8000000000000, double %166, !dbg !223
	%169 = select i1 %159, double 0x7FF0000000000000, double %168, !dbg !223
	%170 = fcmp oeq double %154, 0xFFF0000000000000, !dbg !224
	%171 = fcmp oeq double %156, 0xFFF0000000000000, !dbg !224
	%172 = or i1 %170, %171, !dbg !224
	%173 = call double @__nv_fmin(double %154, double %156), !dbg !224
	%174 = bitcast double %154 to i64, !dbg !224
	%175 = bitcast double %156 to i64, !dbg !224
	%176 = or i64 %174, %175, !dbg !224
	%177 = fcmp oeq double %154, %156, !dbg !224
	%178 = bitcast i64 %176 to double, !dbg !224
	%179 = select i1 %177, double %178, double %173, !dbg !224
	%180 = fcmp uno double %154, %156, !dbg !224
	%181 = select i1 %180, double 0x7FF8000000000000, double %179, !dbg !224
	%182 = select i1 %172, double 0xFFF0000000000000, double %181, !dbg !224
	%183 = fsub double %154, %156, !dbg !225
	%184 = fcmp ole double %183, 0.000000e+00, !dbg !225
	%185 = select i1 %184, double 0.000000e+00, double %183, !dbg !225
	%186 = getelementptr inbounds double, double addrspace(1)* %148, i64 0, !dbg !226
	store double %169, double addrspace(1)* %186, align 8, !dbg !226
	%187 = getelementptr inbounds double, double addrspace(1)* %148, i64 1, !dbg !227
	store double %182, double addrspace(1)* %187, align 8, !dbg !227
	%188 = getelementptr inbounds double, double addrspace(1)* %148, i64 2, !dbg !228
	store double %185, double addrspace(1)* %188, align 8, !dbg !228
	%189 = call double @__nv_trunc(double %154), !dbg !229
	%190 = fsub double %154, %189, !dbg !229
	%191 = call double @__nv_copysign(double %190, double %154), !dbg !229
	%192 = getelementptr inbounds double, double addrspace(1)* %148, i64 3, !dbg !230
	store double %189, double addrspace(1)* %192, align 8, !dbg !230
	%193 = getelementptr inbounds double, double addrspace(1)* %148, i64 4, !dbg !231
	store double %191, double addrspace(1)* %193, align 8, !dbg !231
	%194 = call double @__nv_sin(double %154), !dbg !232
	%195 = call double @__nv_cos(double %154), !dbg !232
	%196 = getelementptr inbounds double, double addrspace(1)* %148, i64 5, !dbg !233
	store double %194, double addrspace(1)* %196, align 8, !dbg !233
	%197 = getelementptr inbounds double, double addrspace(1)* %148, i64 6, !dbg !234
	store double %195, double addrspace(1)* %197, align 8, !dbg !234
	%198 = call double @__nv_tgamma(double %154), !dbg !235
	%199 = call double @__nv_erfinv(double %154), !dbg !236
	%200 = getelementptr inbounds double, double addrspace(1)* %148, i64 7, !dbg !237
	store double %198, double addrspace(1)* %200, align 8, !dbg !237
	%201 = getelementptr inbounds double, double addrspace(1)* %148, i64 8, !dbg !238
	store double %199, double addrspace(1)* %201, align 8, !dbg !238
	%202 = call double @__nv_j0(double %154), !dbg !239
	%203 = call double @__nv_j1(double %154), !dbg !240
	%204 = call double @__nv_y0(double %154), !dbg !241
	%205 = call double @__nv_y1(double %154), !dbg !242
	%206 = getelementptr inbounds double, double addrspace(1)* %148, i64 9, !dbg !243
	store double %202, double addrspace(1)* %206, align 8, !dbg !243
	%207 = getelementptr inbounds double, double addrspace(1)* %148, i64 10, !dbg !244
	store double %203, double addrspace(1)* %207, align 8, !dbg !244
	%208 = getelementptr inbounds double, double addrspace(1)* %148, i64 11, !dbg !245
	store double %204, double addrspace(1)* %208, align 8, !dbg !245
	%209 = getelementptr inbounds double, double addrspace(1)* %148, i64 12, !dbg !246
	store double %205, double addrspace(1)* %209, align 8, !dbg !246
	%210 = fcmp ogt double %156, 0.000000e+00, !dbg !247
	br i1 %210, label %b14_cold, label %b12_cold, !dbg !247

b12_cold:
	%211 = fcmp olt double %156, 0.000000e+00, !dbg !248
	br i1 %211, label %b13_cold, label %b14_cold, !dbg !248

b13_cold:
	br label %b14_cold, !dbg !248

b14_cold:
	%212 = phi i64 [ 1, %b11_cold_ok1 ], [ 0, %b12_cold ], [ -1, %b13_cold ], !dbg !249
	%213 = icmp sge i64 %212, 0, !dbg !250
	%214 = and i1 %157, %213, !dbg !250
	%215 = icmp sle i64 %212, 0, !dbg !250
	%216 = and i1 %170, %215, !dbg !250
	%217 = or i1 %214, %216, !dbg !250
	br i1 %217, label %b16_cold, label %b15_cold, !dbg !253

b15_cold:
	br label %b16_cold, !dbg !254

b16_cold:
	%218 = phi double [ 1.000000e+00, %b14_cold ], [ 0.000000e+00, %b15_cold ], !dbg !255
	%219 = bitcast double %154 to i64, !dbg !255
	%220 = icmp slt i64 %219, 0, !dbg !255
	br i1 %220, label %b18_cold, label %b17_cold, !dbg !257

b17_cold:
	br label %b18_cold, !dbg !258

b18_cold:
	%221 = phi double [ 1.000000e+00, %b16_cold ], [ 0.000000e+00, %b17_cold ], !dbg !259
	%222 = getelementptr inbounds double, double addrspace(1)* %148, i64 13, !dbg !259
	store double %218, double addrspace(1)* %222, align 8, !dbg !259
	%223 = getelementptr inbounds double, double addrspace(1)* %148, i64 14, !dbg !260
	store double %221, double addrspace(1)* %223, align 8, !dbg !260
	%224 = select i1 %213, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !261
	%225 = call double @__nv_pow(double %154, double %156), !dbg !262
	%226 = getelementptr inbounds double, double addrspace(1)* %148, i64 15, !dbg !263
	store double %224, double addrspace(1)* %226, align 8, !dbg !263
	%227 = getelementptr inbounds double, double addrspace(1)* %148, i64 16, !dbg !264
	store double %225, double addrspace(1)* %227, align 8, !dbg !264
	%228 = fcmp oeq double %182, 0x7FF0000000000000, !dbg !265
	%229 = or i1 %228, %158, !dbg !265
	%230 = call double @__nv_fmax(double %182, double %156), !dbg !265
	%231 = bitcast double %182 to i64, !dbg !265
	%232 = bitcast double %156 to i64, !dbg !265
	%233 = and i64 %231, %232, !dbg !265
	%234 = fcmp oeq double %182, %156, !dbg !265
	%235 = bitcast i64 %233 to double, !dbg !265
	%236 = select i1 %234, double %235, double %230, !dbg !265
	%237 = fcmp uno double %182, %156, !dbg !265
	%238 = select i1 %237, double 0x7FF8000000000000, double %236, !dbg !265
	%239 = select i1 %229, double 0x7FF0000000000000, double %238, !dbg !265
	%240 = getelementptr inbounds double, double addrspace(1)* %148, i64 17, !dbg !266
	store double %239, double addrspace(1)* %240, align 8, !dbg !266
	%241 = add i64 %143, %42, !dbg !216
	br label %b10_cold, !dbg !216, !llvm.loop !270

fail:
	%242 = phi i32 [ 2, %b11_cold_fail2 ], [ 3, %b11_cold_ok2 ], !dbg !215
	%243 = phi i64 [ %146, %b11_cold_fail2 ], [ %143, %b11_cold_ok2 ], !dbg !215
	%244 = phi i64 [ %p1, %b11_cold_fail2 ], [ %p5, %b11_cold_ok2 ], !dbg !215
	call void @gpuc_fail(i8* %ctrl, i32 %242, i64 %243, i64 %244), !dbg !215
	ret void, !dbg !215
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
!nvvm.annotations = !{!271, !272, !273}
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
!19 = !{!"branch_weights", i32 1048576, i32 1}
!20 = !DILocation(line: 86, column: 12, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 86, column: 10, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 86, column: 44, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 86, column: 50, scope: !8, inlinedAt: !9)
!24 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!25 = !DILocation(line: 86, column: 6, scope: !8, inlinedAt: !9)
!26 = !DILocation(line: 24, column: 43, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 24, column: 57, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 24, column: 70, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 24, column: 82, scope: !24, inlinedAt: !25)
!30 = !DILocation(line: 24, column: 5, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 24, column: 13, scope: !24, inlinedAt: !25)
!32 = !DILocation(line: 24, column: 21, scope: !24, inlinedAt: !25)
!33 = !DILocation(line: 24, column: 29, scope: !24, inlinedAt: !25)
!34 = !DILocation(line: 25, column: 36, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 25, column: 49, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 25, column: 63, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 25, column: 5, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 25, column: 13, scope: !24, inlinedAt: !25)
!39 = !DILocation(line: 25, column: 21, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 26, column: 28, scope: !24, inlinedAt: !25)
!41 = !DILocation(line: 26, column: 48, scope: !24, inlinedAt: !25)
!42 = !DILocation(line: 26, column: 5, scope: !24, inlinedAt: !25)
!43 = !DILocation(line: 26, column: 13, scope: !24, inlinedAt: !25)
!44 = !DILocation(line: 27, column: 36, scope: !24, inlinedAt: !25)
!45 = !DILocation(line: 27, column: 49, scope: !24, inlinedAt: !25)
!46 = !DILocation(line: 27, column: 63, scope: !24, inlinedAt: !25)
!47 = !DILocation(line: 27, column: 5, scope: !24, inlinedAt: !25)
!48 = !DILocation(line: 27, column: 13, scope: !24, inlinedAt: !25)
!49 = !DILocation(line: 27, column: 22, scope: !24, inlinedAt: !25)
!50 = !DILocation(line: 28, column: 46, scope: !24, inlinedAt: !25)
!51 = !DILocation(line: 28, column: 59, scope: !24, inlinedAt: !25)
!52 = !DILocation(line: 28, column: 73, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 28, column: 87, scope: !24, inlinedAt: !25)
!54 = !DILocation(line: 28, column: 5, scope: !24, inlinedAt: !25)
!55 = !DILocation(line: 28, column: 14, scope: !24, inlinedAt: !25)
!56 = !DILocation(line: 28, column: 23, scope: !24, inlinedAt: !25)
!57 = !DILocation(line: 28, column: 32, scope: !24, inlinedAt: !25)
!58 = !DILocation(line: 29, column: 37, scope: !24, inlinedAt: !25)
!59 = !DILocation(line: 29, column: 49, scope: !24, inlinedAt: !25)
!60 = !DILocation(line: 29, column: 61, scope: !24, inlinedAt: !25)
!61 = !DILocation(line: 29, column: 5, scope: !24, inlinedAt: !25)
!62 = !DILocation(line: 29, column: 14, scope: !24, inlinedAt: !25)
!63 = !DILocation(line: 29, column: 23, scope: !24, inlinedAt: !25)
!64 = !DILocation(line: 30, column: 38, scope: !24, inlinedAt: !25)
!65 = !DILocation(line: 30, column: 51, scope: !24, inlinedAt: !25)
!66 = !DILocation(line: 30, column: 64, scope: !24, inlinedAt: !25)
!67 = !DILocation(line: 30, column: 5, scope: !24, inlinedAt: !25)
!68 = !DILocation(line: 30, column: 14, scope: !24, inlinedAt: !25)
!69 = !DILocation(line: 30, column: 23, scope: !24, inlinedAt: !25)
!70 = !DILocation(line: 31, column: 38, scope: !24, inlinedAt: !25)
!71 = !DILocation(line: 31, column: 51, scope: !24, inlinedAt: !25)
!72 = !DILocation(line: 31, column: 64, scope: !24, inlinedAt: !25)
!73 = !DILocation(line: 31, column: 5, scope: !24, inlinedAt: !25)
!74 = !DILocation(line: 31, column: 14, scope: !24, inlinedAt: !25)
!75 = !DILocation(line: 31, column: 23, scope: !24, inlinedAt: !25)
!76 = !DILocation(line: 32, column: 39, scope: !24, inlinedAt: !25)
!77 = !DILocation(line: 32, column: 53, scope: !24, inlinedAt: !25)
!78 = !DILocation(line: 32, column: 67, scope: !24, inlinedAt: !25)
!79 = !DILocation(line: 32, column: 5, scope: !24, inlinedAt: !25)
!80 = !DILocation(line: 32, column: 14, scope: !24, inlinedAt: !25)
!81 = !DILocation(line: 32, column: 23, scope: !24, inlinedAt: !25)
!82 = !DILocation(line: 33, column: 28, scope: !24, inlinedAt: !25)
!83 = !DILocation(line: 33, column: 41, scope: !24, inlinedAt: !25)
!84 = !DILocation(line: 33, column: 5, scope: !24, inlinedAt: !25)
!85 = !DILocation(line: 33, column: 14, scope: !24, inlinedAt: !25)
!86 = !DILocation(line: 34, column: 39, scope: !24, inlinedAt: !25)
!87 = !DILocation(line: 34, column: 54, scope: !24, inlinedAt: !25)
!88 = !DILocation(line: 34, column: 71, scope: !24, inlinedAt: !25)
!89 = !DILocation(line: 34, column: 5, scope: !24, inlinedAt: !25)
!90 = !DILocation(line: 34, column: 14, scope: !24, inlinedAt: !25)
!91 = !DILocation(line: 34, column: 23, scope: !24, inlinedAt: !25)
!92 = !DILocation(line: 35, column: 28, scope: !24, inlinedAt: !25)
!93 = !DILocation(line: 35, column: 49, scope: !24, inlinedAt: !25)
!94 = !DILocation(line: 35, column: 5, scope: !24, inlinedAt: !25)
!95 = !DILocation(line: 35, column: 14, scope: !24, inlinedAt: !25)
!96 = !DILocation(line: 36, column: 28, scope: !24, inlinedAt: !25)
!97 = !DILocation(line: 36, column: 48, scope: !24, inlinedAt: !25)
!98 = !DILocation(line: 36, column: 5, scope: !24, inlinedAt: !25)
!99 = !DILocation(line: 36, column: 14, scope: !24, inlinedAt: !25)
!100 = !DILocation(line: 37, column: 28, scope: !24, inlinedAt: !25)
!101 = !DILocation(line: 37, column: 43, scope: !24, inlinedAt: !25)
!102 = !DILocation(line: 37, column: 5, scope: !24, inlinedAt: !25)
!103 = !DILocation(line: 37, column: 14, scope: !24, inlinedAt: !25)
!104 = !DILocation(line: 38, column: 37, scope: !24, inlinedAt: !25)
!105 = !DILocation(line: 38, column: 55, scope: !24, inlinedAt: !25)
!106 = !DILocation(line: 38, column: 69, scope: !24, inlinedAt: !25)
!107 = !DILocation(line: 38, column: 5, scope: !24, inlinedAt: !25)
!108 = !DILocation(line: 38, column: 14, scope: !24, inlinedAt: !25)
!109 = !DILocation(line: 38, column: 23, scope: !24, inlinedAt: !25)
!110 = !DILocation(line: 86, column: 26, scope: !8, inlinedAt: !9)
!111 = !DILocation(line: 86, column: 29, scope: !8, inlinedAt: !9)
!112 = !{!"branch_weights", i32 1, i32 1048576}
!113 = !{!"llvm.loop.unroll.disable"}
!114 = distinct !{!114, !113}
!115 = distinct !DISubprogram(name: "GPUFloat64", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!116 = !DILocation(line: 98, column: 6, scope: !115)
!117 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!118 = !DILocation(line: 98, column: 59, scope: !115)
!119 = !DILocation(line: 85, column: 32, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 86, column: 12, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 86, column: 10, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 86, column: 44, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 86, column: 50, scope: !117, inlinedAt: !118)
!124 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!125 = !DILocation(line: 86, column: 6, scope: !117, inlinedAt: !118)
!126 = !DILocation(line: 24, column: 43, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 24, column: 57, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 24, column: 70, scope: !124, inlinedAt: !125)
!129 = !DILocation(line: 24, column: 82, scope: !124, inlinedAt: !125)
!130 = !DILocation(line: 24, column: 5, scope: !124, inlinedAt: !125)
!131 = !DILocation(line: 24, column: 13, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 24, column: 21, scope: !124, inlinedAt: !125)
!133 = !DILocation(line: 24, column: 29, scope: !124, inlinedAt: !125)
!134 = !DILocation(line: 25, column: 36, scope: !124, inlinedAt: !125)
!135 = !DILocation(line: 25, column: 49, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 25, column: 63, scope: !124, inlinedAt: !125)
!137 = !DILocation(line: 25, column: 5, scope: !124, inlinedAt: !125)
!138 = !DILocation(line: 25, column: 13, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 25, column: 21, scope: !124, inlinedAt: !125)
!140 = !DILocation(line: 26, column: 28, scope: !124, inlinedAt: !125)
!141 = !DILocation(line: 26, column: 48, scope: !124, inlinedAt: !125)
!142 = !DILocation(line: 26, column: 5, scope: !124, inlinedAt: !125)
!143 = !DILocation(line: 26, column: 13, scope: !124, inlinedAt: !125)
!144 = !DILocation(line: 27, column: 36, scope: !124, inlinedAt: !125)
!145 = !DILocation(line: 27, column: 49, scope: !124, inlinedAt: !125)
!146 = !DILocation(line: 27, column: 63, scope: !124, inlinedAt: !125)
!147 = !DILocation(line: 27, column: 5, scope: !124, inlinedAt: !125)
!148 = !DILocation(line: 27, column: 13, scope: !124, inlinedAt: !125)
!149 = !DILocation(line: 27, column: 22, scope: !124, inlinedAt: !125)
!150 = !DILocation(line: 28, column: 46, scope: !124, inlinedAt: !125)
!151 = !DILocation(line: 28, column: 59, scope: !124, inlinedAt: !125)
!152 = !DILocation(line: 28, column: 73, scope: !124, inlinedAt: !125)
!153 = !DILocation(line: 28, column: 87, scope: !124, inlinedAt: !125)
!154 = !DILocation(line: 28, column: 5, scope: !124, inlinedAt: !125)
!155 = !DILocation(line: 28, column: 14, scope: !124, inlinedAt: !125)
!156 = !DILocation(line: 28, column: 23, scope: !124, inlinedAt: !125)
!157 = !DILocation(line: 28, column: 32, scope: !124, inlinedAt: !125)
!158 = !DILocation(line: 29, column: 37, scope: !124, inlinedAt: !125)
!159 = !DILocation(line: 29, column: 49, scope: !124, inlinedAt: !125)
!160 = !DILocation(line: 29, column: 61, scope: !124, inlinedAt: !125)
!161 = !DILocation(line: 29, column: 5, scope: !124, inlinedAt: !125)
!162 = !DILocation(line: 29, column: 14, scope: !124, inlinedAt: !125)
!163 = !DILocation(line: 29, column: 23, scope: !124, inlinedAt: !125)
!164 = !DILocation(line: 30, column: 38, scope: !124, inlinedAt: !125)
!165 = !DILocation(line: 30, column: 51, scope: !124, inlinedAt: !125)
!166 = !DILocation(line: 30, column: 64, scope: !124, inlinedAt: !125)
!167 = !DILocation(line: 30, column: 5, scope: !124, inlinedAt: !125)
!168 = !DILocation(line: 30, column: 14, scope: !124, inlinedAt: !125)
!169 = !DILocation(line: 30, column: 23, scope: !124, inlinedAt: !125)
!170 = !DILocation(line: 31, column: 38, scope: !124, inlinedAt: !125)
!171 = !DILocation(line: 31, column: 51, scope: !124, inlinedAt: !125)
!172 = !DILocation(line: 31, column: 64, scope: !124, inlinedAt: !125)
!173 = !DILocation(line: 31, column: 5, scope: !124, inlinedAt: !125)
!174 = !DILocation(line: 31, column: 14, scope: !124, inlinedAt: !125)
!175 = !DILocation(line: 31, column: 23, scope: !124, inlinedAt: !125)
!176 = !DILocation(line: 32, column: 39, scope: !124, inlinedAt: !125)
!177 = !DILocation(line: 32, column: 53, scope: !124, inlinedAt: !125)
!178 = !DILocation(line: 32, column: 67, scope: !124, inlinedAt: !125)
!179 = !DILocation(line: 32, column: 5, scope: !124, inlinedAt: !125)
!180 = !DILocation(line: 32, column: 14, scope: !124, inlinedAt: !125)
!181 = !DILocation(line: 32, column: 23, scope: !124, inlinedAt: !125)
!182 = !DILocation(line: 33, column: 28, scope: !124, inlinedAt: !125)
!183 = !DILocation(line: 33, column: 41, scope: !124, inlinedAt: !125)
!184 = !DILocation(line: 33, column: 5, scope: !124, inlinedAt: !125)
!185 = !DILocation(line: 33, column: 14, scope: !124, inlinedAt: !125)
!186 = !DILocation(line: 34, column: 39, scope: !124, inlinedAt: !125)
!187 = !DILocation(line: 34, column: 54, scope: !124, inlinedAt: !125)
!188 = !DILocation(line: 34, column: 71, scope: !124, inlinedAt: !125)
!189 = !DILocation(line: 34, column: 5, scope: !124, inlinedAt: !125)
!190 = !DILocation(line: 34, column: 14, scope: !124, inlinedAt: !125)
!191 = !DILocation(line: 34, column: 23, scope: !124, inlinedAt: !125)
!192 = !DILocation(line: 35, column: 28, scope: !124, inlinedAt: !125)
!193 = !DILocation(line: 35, column: 49, scope: !124, inlinedAt: !125)
!194 = !DILocation(line: 35, column: 5, scope: !124, inlinedAt: !125)
!195 = !DILocation(line: 35, column: 14, scope: !124, inlinedAt: !125)
!196 = !DILocation(line: 36, column: 28, scope: !124, inlinedAt: !125)
!197 = !DILocation(line: 36, column: 48, scope: !124, inlinedAt: !125)
!198 = !DILocation(line: 36, column: 5, scope: !124, inlinedAt: !125)
!199 = !DILocation(line: 36, column: 14, scope: !124, inlinedAt: !125)
!200 = !DILocation(line: 37, column: 28, scope: !124, inlinedAt: !125)
!201 = !DILocation(line: 37, column: 43, scope: !124, inlinedAt: !125)
!202 = !DILocation(line: 37, column: 5, scope: !124, inlinedAt: !125)
!203 = !DILocation(line: 37, column: 14, scope: !124, inlinedAt: !125)
!204 = !DILocation(line: 38, column: 37, scope: !124, inlinedAt: !125)
!205 = !DILocation(line: 38, column: 55, scope: !124, inlinedAt: !125)
!206 = !DILocation(line: 38, column: 69, scope: !124, inlinedAt: !125)
!207 = !DILocation(line: 38, column: 5, scope: !124, inlinedAt: !125)
!208 = !DILocation(line: 38, column: 14, scope: !124, inlinedAt: !125)
!209 = !DILocation(line: 38, column: 23, scope: !124, inlinedAt: !125)
!210 = !DILocation(line: 86, column: 26, scope: !117, inlinedAt: !118)
!211 = !DILocation(line: 86, column: 29, scope: !117, inlinedAt: !118)
!212 = !{!"llvm.loop.unroll.disable"}
!213 = distinct !{!213, !212}
!214 = distinct !DISubprogram(name: "StdFloat64", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!215 = !DILocation(line: 103, column: 6, scope: !214)
!216 = !DILocation(line: 104, column: 32, scope: !214)
!217 = !DILocation(line: 105, column: 12, scope: !214)
!218 = !DILocation(line: 105, column: 10, scope: !214)
!219 = !DILocation(line: 105, column: 44, scope: !214)
!220 = !DILocation(line: 105, column: 50, scope: !214)
!221 = distinct !DISubprogram(name: "Std", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!222 = !DILocation(line: 105, column: 6, scope: !214)
!223 = !DILocation(line: 55, column: 35, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 55, column: 51, scope: !221, inlinedAt: !222)
!225 = !DILocation(line: 55, column: 67, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 55, column: 5, scope: !221, inlinedAt: !222)
!227 = !DILocation(line: 55, column: 13, scope: !221, inlinedAt: !222)
!228 = !DILocation(line: 55, column: 21, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 56, column: 28, scope: !221, inlinedAt: !222)
!230 = !DILocation(line: 56, column: 5, scope: !221, inlinedAt: !222)
!231 = !DILocation(line: 56, column: 13, scope: !221, inlinedAt: !222)
!232 = !DILocation(line: 57, column: 30, scope: !221, inlinedAt: !222)
!233 = !DILocation(line: 57, column: 5, scope: !221, inlinedAt: !222)
!234 = !DILocation(line: 57, column: 13, scope: !221, inlinedAt: !222)
!235 = !DILocation(line: 58, column: 29, scope: !221, inlinedAt: !222)
!236 = !DILocation(line: 58, column: 45, scope: !221, inlinedAt: !222)
!237 = !DILocation(line: 58, column: 5, scope: !221, inlinedAt: !222)
!238 = !DILocation(line: 58, column: 13, scope: !221, inlinedAt: !222)
!239 = !DILocation(line: 59, column: 45, scope: !221, inlinedAt: !222)
!240 = !DILocation(line: 59, column: 57, scope: !221, inlinedAt: !222)
!241 = !DILocation(line: 59, column: 69, scope: !221, inlinedAt: !222)
!242 = !DILocation(line: 59, column: 81, scope: !221, inlinedAt: !222)
!243 = !DILocation(line: 59, column: 5, scope: !221, inlinedAt: !222)
!244 = !DILocation(line: 59, column: 13, scope: !221, inlinedAt: !222)
!245 = !DILocation(line: 59, column: 22, scope: !221, inlinedAt: !222)
!246 = !DILocation(line: 59, column: 31, scope: !221, inlinedAt: !222)
!247 = !DILocation(line: 61, column: 7, scope: !221, inlinedAt: !222)
!248 = !DILocation(line: 63, column: 14, scope: !221, inlinedAt: !222)
!249 = !DILocation(line: 60, column: 2, scope: !221, inlinedAt: !222)
!250 = !DILocation(line: 66, column: 35, scope: !221, inlinedAt: !222)
!251 = distinct !DISubprogram(name: "bit", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!252 = !DILocation(line: 66, column: 24, scope: !221, inlinedAt: !222)
!253 = !DILocation(line: 77, column: 6, scope: !251, inlinedAt: !252)
!254 = !DILocation(line: 81, column: 2, scope: !251, inlinedAt: !252)
!255 = !DILocation(line: 66, column: 63, scope: !221, inlinedAt: !222)
!256 = !DILocation(line: 66, column: 50, scope: !221, inlinedAt: !222)
!257 = !DILocation(line: 77, column: 6, scope: !251, inlinedAt: !256)
!258 = !DILocation(line: 81, column: 2, scope: !251, inlinedAt: !256)
!259 = !DILocation(line: 66, column: 5, scope: !221, inlinedAt: !222)
!260 = !DILocation(line: 66, column: 14, scope: !221, inlinedAt: !222)
!261 = !DILocation(line: 67, column: 29, scope: !221, inlinedAt: !222)
!262 = !DILocation(line: 67, column: 45, scope: !221, inlinedAt: !222)
!263 = !DILocation(line: 67, column: 5, scope: !221, inlinedAt: !222)
!264 = !DILocation(line: 67, column: 14, scope: !221, inlinedAt: !222)
!265 = !DILocation(line: 68, column: 20, scope: !221, inlinedAt: !222)
!266 = !DILocation(line: 68, column: 5, scope: !221, inlinedAt: !222)
!267 = !DILocation(line: 105, column: 26, scope: !214)
!268 = !DILocation(line: 105, column: 29, scope: !214)
!269 = !{!"llvm.loop.unroll.disable"}
!270 = distinct !{!270, !269}
!271 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32, !"kernel", i32 1}
!272 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64, !"kernel", i32 1}
!273 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64, !"kernel", i32 1}
