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
	%13 = mul i64 %12, %8, !dbg !10
	%14 = add i64 %6, %13, !dbg !10
	%15 = mul i64 %10, %14, !dbg !10
	%16 = add i64 %4, %15, !dbg !10
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%19 = mul i32 %17, %18, !dbg !10
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%21 = mul i32 %19, %20, !dbg !10
	%22 = sext i32 %21 to i64, !dbg !10
	%23 = mul i64 %16, %22, !dbg !10
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%27 = mul i32 %18, %26, !dbg !10
	%28 = add i32 %25, %27, !dbg !10
	%29 = mul i32 %17, %28, !dbg !10
	%30 = add i32 %24, %29, !dbg !10
	%31 = sext i32 %30 to i64, !dbg !10
	%32 = add i64 %23, %31, !dbg !10
	%33 = mul i64 %10, %12, !dbg !10
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !10, !range !14
	%35 = sext i32 %34 to i64, !dbg !10
	%36 = mul i64 %33, %35, !dbg !10
	%37 = mul i64 %36, %22, !dbg !10
	%38 = icmp ule i64 %p3, 281474976710655, !dbg !10
	%39 = mul nsw i64 %p3, -42, !dbg !10
	%40 = add i64 %p1, %39, !dbg !10
	%41 = icmp sge i64 %40, 0, !dbg !10
	%42 = and i1 %38, %41, !dbg !10
	%43 = mul nsw i64 %p3, -1, !dbg !10
	%44 = add i64 %43, %p5, !dbg !10
	%45 = icmp sge i64 %44, 0, !dbg !10
	%46 = and i1 %42, %45, !dbg !10
	br i1 %46, label %b1, label %b3_cold, !dbg !10, !prof !19

b1:
	%47 = phi i64 [ %32, %b0 ], [ %147, %b2 ], !dbg !10
	%48 = icmp slt i64 %47, %p3, !dbg !10
	br i1 %48, label %b2, label %b5, !dbg !10

b2:
	%49 = mul nsw i64 %47, 42, !dbg !20
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %49, !dbg !21
	%51 = getelementptr inbounds float, float addrspace(1)* %1, i64 %47, !dbg !22
	%52 = load float, float addrspace(1)* %51, align 4, !dbg !22
	%53 = getelementptr inbounds float, float addrspace(1)* %2, i64 %47, !dbg !23
	%54 = load float, float addrspace(1)* %53, align 4, !dbg !23
	%55 = call float @__nv_sqrtf(float %52), !dbg !26
	%56 = call float @__nv_rsqrtf(float %52), !dbg !27
	%57 = call float @__nv_cbrtf(float %52), !dbg !28
	%58 = call float @__nv_fabsf(float %52), !dbg !29
	%59 = getelementptr inbounds float, float addrspace(1)* %50, i64 0, !dbg !30
	store float %55, float addrspace(1)* %59, align 4, !dbg !30
	%60 = getelementptr inbounds float, float addrspace(1)* %50, i64 1, !dbg !31
	store float %56, float addrspace(1)* %60, align 4, !dbg !31
	%61 = getelementptr inbounds float, float addrspace(1)* %50, i64 2, !dbg !32
	store float %57, float addrspace(1)* %61, align 4, !dbg !32
	%62 = getelementptr inbounds float, float addrspace(1)* %50, i64 3, !dbg !33
	store float %58, float addrspace(1)* %62, align 4, !dbg !33
	%63 = call float @__nv_floorf(float %52), !dbg !34
	%64 = call float @__nv_ceilf(float %52), !dbg !35
	%65 = call float @__nv_truncf(float %52), !dbg !36
	%66 = getelementptr inbounds float, float addrspace(1)* %50, i64 4, !dbg !37
	store float %63, float addrspace(1)* %66, align 4, !dbg !37
	%67 = getelementptr inbounds float, float addrspace(1)* %50, i64 5, !dbg !38
	store float %64, float addrspace(1)* %67, align 4, !dbg !38
	%68 = getelementptr inbounds float, float addrspace(1)* %50, i64 6, !dbg !39
	store float %65, float addrspace(1)* %68, align 4, !dbg !39
	%69 = call float @__nv_roundf(float %52), !dbg !40
	%70 = call float @__nv_rintf(float %52), !dbg !41
	%71 = getelementptr inbounds float, float addrspace(1)* %50, i64 7, !dbg !42
	store float %69, float addrspace(1)* %71, align 4, !dbg !42
	%72 = getelementptr inbounds float, float addrspace(1)* %50, i64 8, !dbg !43
	store float %70, float addrspace(1)* %72, align 4, !dbg !43
	%73 = call float @__nv_expf(float %52), !dbg !44
	%74 = call float @__nv_exp2f(float %52), !dbg !45
	%75 = call float @__nv_expm1f(float %52), !dbg !46
	%76 = getelementptr inbounds float, float addrspace(1)* %50, i64 9, !dbg !47
	store float %73, float addrspace(1)* %76, align 4, !dbg !47
	%77 = getelementptr inbounds float, float addrspace(1)* %50, i64 10, !dbg !48
	store float %74, float addrspace(1)* %77, align 4, !dbg !48
	%78 = getelementptr inbounds float, float addrspace(1)* %50, i64 11, !dbg !49
	store float %75, float addrspace(1)* %78, align 4, !dbg !49
	%79 = call float @__nv_logf(float %52), !dbg !50
	%80 = call float @__nv_log2f(float %52), !dbg !51
	%81 = call float @__nv_log10f(float %52), !dbg !52
	%82 = call float @__nv_log1pf(float %52), !dbg !53
	%83 = getelementptr inbounds float, float addrspace(1)* %50, i64 12, !dbg !54
	store float %79, float addrspace(1)* %83, align 4, !dbg !54
	%84 = getelementptr inbounds float, float addrspace(1)* %50, i64 13, !dbg !55
	store float %80, float addrspace(1)* %84, align 4, !dbg !55
	%85 = getelementptr inbounds float, float addrspace(1)* %50, i64 14, !dbg !56
	store float %81, float addrspace(1)* %85, align 4, !dbg !56
	%86 = getelementptr inbounds float, float addrspace(1)* %50, i64 15, !dbg !57
	store float %82, float addrspace(1)* %86, align 4, !dbg !57
	%87 = call float @__nv_sinf(float %52), !dbg !58
	%88 = call float @__nv_cosf(float %52), !dbg !59
	%89 = call float @__nv_tanf(float %52), !dbg !60
	%90 = getelementptr inbounds float, float addrspace(1)* %50, i64 16, !dbg !61
	store float %87, float addrspace(1)* %90, align 4, !dbg !61
	%91 = getelementptr inbounds float, float addrspace(1)* %50, i64 17, !dbg !62
	store float %88, float addrspace(1)* %91, align 4, !dbg !62
	%92 = getelementptr inbounds float, float addrspace(1)* %50, i64 18, !dbg !63
	store float %89, float addrspace(1)* %92, align 4, !dbg !63
	%93 = call float @__nv_asinf(float %52), !dbg !64
	%94 = call float @__nv_acosf(float %52), !dbg !65
	%95 = call float @__nv_atanf(float %52), !dbg !66
	%96 = getelementptr inbounds float, float addrspace(1)* %50, i64 19, !dbg !67
	store float %93, float addrspace(1)* %96, align 4, !dbg !67
	%97 = getelementptr inbounds float, float addrspace(1)* %50, i64 20, !dbg !68
	store float %94, float addrspace(1)* %97, align 4, !dbg !68
	%98 = getelementptr inbounds float, float addrspace(1)* %50, i64 21, !dbg !69
	store float %95, float addrspace(1)* %98, align 4, !dbg !69
	%99 = call float @__nv_sinhf(float %52), !dbg !70
	%100 = call float @__nv_coshf(float %52), !dbg !71
	%101 = call float @__nv_tanhf(float %52), !dbg !72
	%102 = getelementptr inbounds float, float addrspace(1)* %50, i64 22, !dbg !73
	store float %99, float addrspace(1)* %102, align 4, !dbg !73
	%103 = getelementptr inbounds float, float addrspace(1)* %50, i64 23, !dbg !74
	store float %100, float addrspace(1)* %103, align 4, !dbg !74
	%104 = getelementptr inbounds float, float addrspace(1)* %50, i64 24, !dbg !75
	store float %101, float addrspace(1)* %104, align 4, !dbg !75
	%105 = call float @__nv_asinhf(float %52), !dbg !76
	%106 = call float @__nv_acoshf(float %52), !dbg !77
	%107 = call float @__nv_atanhf(float %52), !dbg !78
	%108 = getelementptr inbounds float, float addrspace(1)* %50, i64 25, !dbg !79
	store float %105, float addrspace(1)* %108, align 4, !dbg !79
	%109 = getelementptr inbounds float, float addrspace(1)* %50, i64 26, !dbg !80
	store float %106, float addrspace(1)* %109, align 4, !dbg !80
	%110 = getelementptr inbounds float, float addrspace(1)* %50, i64 27, !dbg !81
	store float %107, float addrspace(1)* %110, align 4, !dbg !81
	%111 = call float @__nv_erff(float %52), !dbg !82
	%112 = call float @__nv_erfcf(float %52), !dbg !83
	%113 = getelementptr inbounds float, float addrspace(1)* %50, i64 28, !dbg !84
	store float %111, float addrspace(1)* %113, align 4, !dbg !84
	%114 = getelementptr inbounds float, float addrspace(1)* %50, i64 29, !dbg !85
	store float %112, float addrspace(1)* %114, align 4, !dbg !85
	%115 = call float @__nv_atan2f(float %52, float %54), !dbg !86
	%116 = call float @__nv_powf(float %52, float %54), !dbg !87
	%117 = call float @__nv_hypotf(float %52, float %54), !dbg !88
	%118 = getelementptr inbounds float, float addrspace(1)* %50, i64 30, !dbg !89
	store float %115, float addrspace(1)* %118, align 4, !dbg !89
	%119 = getelementptr inbounds float, float addrspace(1)* %50, i64 31, !dbg !90
	store float %116, float addrspace(1)* %119, align 4, !dbg !90
	%120 = getelementptr inbounds float, float addrspace(1)* %50, i64 32, !dbg !91
	store float %117, float addrspace(1)* %120, align 4, !dbg !91
	%121 = call float @__nv_fmodf(float %52, float %54), !dbg !92
	%122 = call float @__nv_remainderf(float %52, float %54), !dbg !93
	%123 = getelementptr inbounds float, float addrspace(1)* %50, i64 33, !dbg !94
	store float %121, float addrspace(1)* %123, align 4, !dbg !94
	%124 = getelementptr inbounds float, float addrspace(1)* %50, i64 34, !dbg !95
	store float %122, float addrspace(1)* %124, align 4, !dbg !95
	%125 = fsub float %52, %54, !dbg !96
	%126 = fcmp ole float %125, 0.000000e+00, !dbg !96
	%127 = select i1 %126, float 0.000000e+00, float %125, !dbg !96
	%128 = call float @__nv_copysignf(float %52, float %54), !dbg !97
	%129 = getelementptr inbounds float, float addrspace(1)* %50, i64 35, !dbg !98
	store float %127, float addrspace(1)* %129, align 4, !dbg !98
	%130 = getelementptr inbounds float, float addrspace(1)* %50, i64 36, !dbg !99
	store float %128, float addrspace(1)* %130, align 4, !dbg !99
	%131 = call float @__nv_fminf(float %52, float %54), !dbg !100
	%132 = fcmp uno float %52, %54, !dbg !100
	%133 = select i1 %132, float 0x7FF8000000000000, float %131, !dbg !100
	%134 = call float @__nv_fmaxf(float %52, float %54), !dbg !101
	%135 = fcmp uno float %52, %54, !dbg !101
	%136 = select i1 %135, float 0x7FF8000000000000, float %134, !dbg !101
	%137 = getelementptr inbounds float, float addrspace(1)* %50, i64 37, !dbg !102
	store float %133, float addrspace(1)* %137, align 4, !dbg !102
	%138 = getelementptr inbounds float, float addrspace(1)* %50, i64 38, !dbg !103
	store float %136, float addrspace(1)* %138, align 4, !dbg !103
	%139 = call float @__nv_fmaf(float %52, float %54, float 1.000000e+00), !dbg !104
	%140 = call float @__nv_fmaf(float %52, float 2.000000e+00, float %54), !dbg !105
	%141 = call float @__nv_fminf(float %133, float 1.000000e+00), !dbg !106
	%142 = fcmp uno float %133, 1.000000e+00, !dbg !106
	%143 = select i1 %142, float 0x7FF8000000000000, float %141, !dbg !106
	%144 = getelementptr inbounds float, float addrspace(1)* %50, i64 39, !dbg !107
	store float %139, float addrspace(1)* %144, align 4, !dbg !107
	%145 = getelementptr inbounds float, float addrspace(1)* %50, i64 40, !dbg !108
	store float %140, float addrspace(1)* %145, align 4, !dbg !108
	%146 = getelementptr inbounds float, float addrspace(1)* %50, i64 41, !dbg !109
	store float %143, float addrspace(1)* %146, align 4, !dbg !109
	%147 = add i64 %47, %37, !dbg !10
	br label %b1, !dbg !10

b5:
	ret void, !dbg !9

b3_cold:
	%148 = phi i64 [ %254, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !10
	%149 = icmp slt i64 %148, %p3, !dbg !10
	br i1 %149, label %b4_cold, label %b5, !dbg !10

b4_cold:
	%150 = add nsw i64 %148, 1, !dbg !110
	%151 = mul nsw i64 %150, 42, !dbg !111
	%152 = mul nsw i64 %148, 42, !dbg !20
	%153 = getelementptr inbounds float, float addrspace(1)* %0, i64 %152, !dbg !21
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %148, !dbg !22
	%155 = icmp ugt i64 %151, %p1, !dbg !21
	%156 = icmp uge i64 %148, %p5, !dbg !23
	%157 = or i1 %155, %156, !dbg !23
	br i1 %157, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !23, !prof !112

b4_cold_fail1:
	%158 = icmp ugt i64 %151, %p1, !dbg !21
	br i1 %158, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !21

b4_cold_fail2:
	br label %fail, !dbg !21

b4_cold_ok2:
	br label %fail, !dbg !23

b4_cold_ok1:
	%159 = load float, float addrspace(1)* %154, align 4, !dbg !22
	%160 = getelementptr inbounds float, float addrspace(1)* %2, i64 %148, !dbg !23
	%161 = load float, float addrspace(1)* %160, align 4, !dbg !23
	%162 = call float @__nv_sqrtf(float %159), !dbg !26
	%163 = call float @__nv_rsqrtf(float %159), !dbg !27
	%164 = call float @__nv_cbrtf(float %159), !dbg !28
	%165 = call float @__nv_fabsf(float %159), !dbg !29
	%166 = getelementptr inbounds float, float addrspace(1)* %153, i64 0, !dbg !30
	store float %162, float addrspace(1)* %166, align 4, !dbg !30
	%167 = getelementptr inbounds float, float addrspace(1)* %153, i64 1, !dbg !31
	store float %163, float addrspace(1)* %167, align 4, !dbg !31
	%168 = getelementptr inbounds float, float addrspace(1)* %153, i64 2, !dbg !32
	store float %164, float addrspace(1)* %168, align 4, !dbg !32
	%169 = getelementptr inbounds float, float addrspace(1)* %153, i64 3, !dbg !33
	store float %165, float addrspace(1)* %169, align 4, !dbg !33
	%170 = call float @__nv_floorf(float %159), !dbg !34
	%171 = call float @__nv_ceilf(float %159), !dbg !35
	%172 = call float @__nv_truncf(float %159), !dbg !36
	%173 = getelementptr inbounds float, float addrspace(1)* %153, i64 4, !dbg !37
	store float %170, float addrspace(1)* %173, align 4, !dbg !37
	%174 = getelementptr inbounds float, float addrspace(1)* %153, i64 5, !dbg !38
	store float %171, float addrspace(1)* %174, align 4, !dbg !38
	%175 = getelementptr inbounds float, float addrspace(1)* %153, i64 6, !dbg !39
	store float %172, float addrspace(1)* %175, align 4, !dbg !39
	%176 = call float @__nv_roundf(float %159), !dbg !40
	%177 = call float @__nv_rintf(float %159), !dbg !41
	%178 = getelementptr inbounds float, float addrspace(1)* %153, i64 7, !dbg !42
	store float %176, float addrspace(1)* %178, align 4, !dbg !42
	%179 = getelementptr inbounds float, float addrspace(1)* %153, i64 8, !dbg !43
	store float %177, float addrspace(1)* %179, align 4, !dbg !43
	%180 = call float @__nv_expf(float %159), !dbg !44
	%181 = call float @__nv_exp2f(float %159), !dbg !45
	%182 = call float @__nv_expm1f(float %159), !dbg !46
	%183 = getelementptr inbounds float, float addrspace(1)* %153, i64 9, !dbg !47
	store float %180, float addrspace(1)* %183, align 4, !dbg !47
	%184 = getelementptr inbounds float, float addrspace(1)* %153, i64 10, !dbg !48
	store float %181, float addrspace(1)* %184, align 4, !dbg !48
	%185 = getelementptr inbounds float, float addrspace(1)* %153, i64 11, !dbg !49
	store float %182, float addrspace(1)* %185, align 4, !dbg !49
	%186 = call float @__nv_logf(float %159), !dbg !50
	%187 = call float @__nv_log2f(float %159), !dbg !51
	%188 = call float @__nv_log10f(float %159), !dbg !52
	%189 = call float @__nv_log1pf(float %159), !dbg !53
	%190 = getelementptr inbounds float, float addrspace(1)* %153, i64 12, !dbg !54
	store float %186, float addrspace(1)* %190, align 4, !dbg !54
	%191 = getelementptr inbounds float, float addrspace(1)* %153, i64 13, !dbg !55
	store float %187, float addrspace(1)* %191, align 4, !dbg !55
	%192 = getelementptr inbounds float, float addrspace(1)* %153, i64 14, !dbg !56
	store float %188, float addrspace(1)* %192, align 4, !dbg !56
	%193 = getelementptr inbounds float, float addrspace(1)* %153, i64 15, !dbg !57
	store float %189, float addrspace(1)* %193, align 4, !dbg !57
	%194 = call float @__nv_sinf(float %159), !dbg !58
	%195 = call float @__nv_cosf(float %159), !dbg !59
	%196 = call float @__nv_tanf(float %159), !dbg !60
	%197 = getelementptr inbounds float, float addrspace(1)* %153, i64 16, !dbg !61
	store float %194, float addrspace(1)* %197, align 4, !dbg !61
	%198 = getelementptr inbounds float, float addrspace(1)* %153, i64 17, !dbg !62
	store float %195, float addrspace(1)* %198, align 4, !dbg !62
	%199 = getelementptr inbounds float, float addrspace(1)* %153, i64 18, !dbg !63
	store float %196, float addrspace(1)* %199, align 4, !dbg !63
	%200 = call float @__nv_asinf(float %159), !dbg !64
	%201 = call float @__nv_acosf(float %159), !dbg !65
	%202 = call float @__nv_atanf(float %159), !dbg !66
	%203 = getelementptr inbounds float, float addrspace(1)* %153, i64 19, !dbg !67
	store float %200, float addrspace(1)* %203, align 4, !dbg !67
	%204 = getelementptr inbounds float, float addrspace(1)* %153, i64 20, !dbg !68
	store float %201, float addrspace(1)* %204, align 4, !dbg !68
	%205 = getelementptr inbounds float, float addrspace(1)* %153, i64 21, !dbg !69
	store float %202, float addrspace(1)* %205, align 4, !dbg !69
	%206 = call float @__nv_sinhf(float %159), !dbg !70
	%207 = call float @__nv_coshf(float %159), !dbg !71
	%208 = call float @__nv_tanhf(float %159), !dbg !72
	%209 = getelementptr inbounds float, float addrspace(1)* %153, i64 22, !dbg !73
	store float %206, float addrspace(1)* %209, align 4, !dbg !73
	%210 = getelementptr inbounds float, float addrspace(1)* %153, i64 23, !dbg !74
	store float %207, float addrspace(1)* %210, align 4, !dbg !74
	%211 = getelementptr inbounds float, float addrspace(1)* %153, i64 24, !dbg !75
	store float %208, float addrspace(1)* %211, align 4, !dbg !75
	%212 = call float @__nv_asinhf(float %159), !dbg !76
	%213 = call float @__nv_acoshf(float %159), !dbg !77
	%214 = call float @__nv_atanhf(float %159), !dbg !78
	%215 = getelementptr inbounds float, float addrspace(1)* %153, i64 25, !dbg !79
	store float %212, float addrspace(1)* %215, align 4, !dbg !79
	%216 = getelementptr inbounds float, float addrspace(1)* %153, i64 26, !dbg !80
	store float %213, float addrspace(1)* %216, align 4, !dbg !80
	%217 = getelementptr inbounds float, float addrspace(1)* %153, i64 27, !dbg !81
	store float %214, float addrspace(1)* %217, align 4, !dbg !81
	%218 = call float @__nv_erff(float %159), !dbg !82
	%219 = call float @__nv_erfcf(float %159), !dbg !83
	%220 = getelementptr inbounds float, float addrspace(1)* %153, i64 28, !dbg !84
	store float %218, float addrspace(1)* %220, align 4, !dbg !84
	%221 = getelementptr inbounds float, float addrspace(1)* %153, i64 29, !dbg !85
	store float %219, float addrspace(1)* %221, align 4, !dbg !85
	%222 = call float @__nv_atan2f(float %159, float %161), !dbg !86
	%223 = call float @__nv_powf(float %159, float %161), !dbg !87
	%224 = call float @__nv_hypotf(float %159, float %161), !dbg !88
	%225 = getelementptr inbounds float, float addrspace(1)* %153, i64 30, !dbg !89
	store float %222, float addrspace(1)* %225, align 4, !dbg !89
	%226 = getelementptr inbounds float, float addrspace(1)* %153, i64 31, !dbg !90
	store float %223, float addrspace(1)* %226, align 4, !dbg !90
	%227 = getelementptr inbounds float, float addrspace(1)* %153, i64 32, !dbg !91
	store float %224, float addrspace(1)* %227, align 4, !dbg !91
	%228 = call float @__nv_fmodf(float %159, float %161), !dbg !92
	%229 = call float @__nv_remainderf(float %159, float %161), !dbg !93
	%230 = getelementptr inbounds float, float addrspace(1)* %153, i64 33, !dbg !94
	store float %228, float addrspace(1)* %230, align 4, !dbg !94
	%231 = getelementptr inbounds float, float addrspace(1)* %153, i64 34, !dbg !95
	store float %229, float addrspace(1)* %231, align 4, !dbg !95
	%232 = fsub float %159, %161, !dbg !96
	%233 = fcmp ole float %232, 0.000000e+00, !dbg !96
	%234 = select i1 %233, float 0.000000e+00, float %232, !dbg !96
	%235 = call float @__nv_copysignf(float %159, float %161), !dbg !97
	%236 = getelementptr inbounds float, float addrspace(1)* %153, i64 35, !dbg !98
	store float %234, float addrspace(1)* %236, align 4, !dbg !98
	%237 = getelementptr inbounds float, float addrspace(1)* %153, i64 36, !dbg !99
	store float %235, float addrspace(1)* %237, align 4, !dbg !99
	%238 = call float @__nv_fminf(float %159, float %161), !dbg !100
	%239 = fcmp uno float %159, %161, !dbg !100
	%240 = select i1 %239, float 0x7FF8000000000000, float %238, !dbg !100
	%241 = call float @__nv_fmaxf(float %159, float %161), !dbg !101
	%242 = fcmp uno float %159, %161, !dbg !101
	%243 = select i1 %242, float 0x7FF8000000000000, float %241, !dbg !101
	%244 = getelementptr inbounds float, float addrspace(1)* %153, i64 37, !dbg !102
	store float %240, float addrspace(1)* %244, align 4, !dbg !102
	%245 = getelementptr inbounds float, float addrspace(1)* %153, i64 38, !dbg !103
	store float %243, float addrspace(1)* %245, align 4, !dbg !103
	%246 = call float @__nv_fmaf(float %159, float %161, float 1.000000e+00), !dbg !104
	%247 = call float @__nv_fmaf(float %159, float 2.000000e+00, float %161), !dbg !105
	%248 = call float @__nv_fminf(float %240, float 1.000000e+00), !dbg !106
	%249 = fcmp uno float %240, 1.000000e+00, !dbg !106
	%250 = select i1 %249, float 0x7FF8000000000000, float %248, !dbg !106
	%251 = getelementptr inbounds float, float addrspace(1)* %153, i64 39, !dbg !107
	store float %246, float addrspace(1)* %251, align 4, !dbg !107
	%252 = getelementptr inbounds float, float addrspace(1)* %153, i64 40, !dbg !108
	store float %247, float addrspace(1)* %252, align 4, !dbg !108
	%253 = getelementptr inbounds float, float addrspace(1)* %153, i64 41, !dbg !109
	store float %250, float addrspace(1)* %253, align 4, !dbg !109
	%254 = add i64 %148, %37, !dbg !10
	br label %b3_cold, !dbg !10, !llvm.loop !114

fail:
	%255 = phi i32 [ 0, %b4_cold_fail2 ], [ 1, %b4_cold_ok2 ], !dbg !7
	%256 = phi i64 [ %151, %b4_cold_fail2 ], [ %148, %b4_cold_ok2 ], !dbg !7
	%257 = phi i64 [ %p1, %b4_cold_fail2 ], [ %p5, %b4_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %255, i64 %256, i64 %257), !dbg !7
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
	%13 = mul i64 %12, %8, !dbg !119
	%14 = add i64 %6, %13, !dbg !119
	%15 = mul i64 %10, %14, !dbg !119
	%16 = add i64 %4, %15, !dbg !119
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !15
	%19 = mul i32 %17, %18, !dbg !119
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !16
	%21 = mul i32 %19, %20, !dbg !119
	%22 = sext i32 %21 to i64, !dbg !119
	%23 = mul i64 %16, %22, !dbg !119
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !18
	%27 = mul i32 %18, %26, !dbg !119
	%28 = add i32 %25, %27, !dbg !119
	%29 = mul i32 %17, %28, !dbg !119
	%30 = add i32 %24, %29, !dbg !119
	%31 = sext i32 %30 to i64, !dbg !119
	%32 = add i64 %23, %31, !dbg !119
	%33 = mul i64 %10, %12, !dbg !119
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !119, !range !14
	%35 = sext i32 %34 to i64, !dbg !119
	%36 = mul i64 %33, %35, !dbg !119
	%37 = mul i64 %36, %22, !dbg !119
	%38 = icmp ule i64 %p3, 281474976710655, !dbg !119
	%39 = mul nsw i64 %p3, -42, !dbg !119
	%40 = add i64 %p1, %39, !dbg !119
	%41 = icmp sge i64 %40, 0, !dbg !119
	%42 = and i1 %38, %41, !dbg !119
	%43 = mul nsw i64 %p3, -1, !dbg !119
	%44 = add i64 %43, %p5, !dbg !119
	%45 = icmp sge i64 %44, 0, !dbg !119
	%46 = and i1 %42, %45, !dbg !119
	br i1 %46, label %b1, label %b3_cold, !dbg !119, !prof !19

b1:
	%47 = phi i64 [ %32, %b0 ], [ %165, %b2 ], !dbg !119
	%48 = icmp slt i64 %47, %p3, !dbg !119
	br i1 %48, label %b2, label %b5, !dbg !119

b2:
	%49 = mul nsw i64 %47, 42, !dbg !120
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %49, !dbg !121
	%51 = getelementptr inbounds double, double addrspace(1)* %1, i64 %47, !dbg !122
	%52 = load double, double addrspace(1)* %51, align 8, !dbg !122
	%53 = getelementptr inbounds double, double addrspace(1)* %2, i64 %47, !dbg !123
	%54 = load double, double addrspace(1)* %53, align 8, !dbg !123
	%55 = call double @__nv_sqrt(double %52), !dbg !126
	%56 = call double @__nv_rsqrt(double %52), !dbg !127
	%57 = call double @__nv_cbrt(double %52), !dbg !128
	%58 = call double @__nv_fabs(double %52), !dbg !129
	%59 = getelementptr inbounds double, double addrspace(1)* %50, i64 0, !dbg !130
	store double %55, double addrspace(1)* %59, align 8, !dbg !130
	%60 = getelementptr inbounds double, double addrspace(1)* %50, i64 1, !dbg !131
	store double %56, double addrspace(1)* %60, align 8, !dbg !131
	%61 = getelementptr inbounds double, double addrspace(1)* %50, i64 2, !dbg !132
	store double %57, double addrspace(1)* %61, align 8, !dbg !132
	%62 = getelementptr inbounds double, double addrspace(1)* %50, i64 3, !dbg !133
	store double %58, double addrspace(1)* %62, align 8, !dbg !133
	%63 = call double @__nv_floor(double %52), !dbg !134
	%64 = call double @__nv_ceil(double %52), !dbg !135
	%65 = call double @__nv_trunc(double %52), !dbg !136
	%66 = getelementptr inbounds double, double addrspace(1)* %50, i64 4, !dbg !137
	store double %63, double addrspace(1)* %66, align 8, !dbg !137
	%67 = getelementptr inbounds double, double addrspace(1)* %50, i64 5, !dbg !138
	store double %64, double addrspace(1)* %67, align 8, !dbg !138
	%68 = getelementptr inbounds double, double addrspace(1)* %50, i64 6, !dbg !139
	store double %65, double addrspace(1)* %68, align 8, !dbg !139
	%69 = call double @__nv_round(double %52), !dbg !140
	%70 = call double @__nv_rint(double %52), !dbg !141
	%71 = getelementptr inbounds double, double addrspace(1)* %50, i64 7, !dbg !142
	store double %69, double addrspace(1)* %71, align 8, !dbg !142
	%72 = getelementptr inbounds double, double addrspace(1)* %50, i64 8, !dbg !143
	store double %70, double addrspace(1)* %72, align 8, !dbg !143
	%73 = call double @__nv_exp(double %52), !dbg !144
	%74 = call double @__nv_exp2(double %52), !dbg !145
	%75 = call double @__nv_expm1(double %52), !dbg !146
	%76 = getelementptr inbounds double, double addrspace(1)* %50, i64 9, !dbg !147
	store double %73, double addrspace(1)* %76, align 8, !dbg !147
	%77 = getelementptr inbounds double, double addrspace(1)* %50, i64 10, !dbg !148
	store double %74, double addrspace(1)* %77, align 8, !dbg !148
	%78 = getelementptr inbounds double, double addrspace(1)* %50, i64 11, !dbg !149
	store double %75, double addrspace(1)* %78, align 8, !dbg !149
	%79 = call double @__nv_log(double %52), !dbg !150
	%80 = call double @__nv_log2(double %52), !dbg !151
	%81 = call double @__nv_log10(double %52), !dbg !152
	%82 = call double @__nv_log1p(double %52), !dbg !153
	%83 = getelementptr inbounds double, double addrspace(1)* %50, i64 12, !dbg !154
	store double %79, double addrspace(1)* %83, align 8, !dbg !154
	%84 = getelementptr inbounds double, double addrspace(1)* %50, i64 13, !dbg !155
	store double %80, double addrspace(1)* %84, align 8, !dbg !155
	%85 = getelementptr inbounds double, double addrspace(1)* %50, i64 14, !dbg !156
	store double %81, double addrspace(1)* %85, align 8, !dbg !156
	%86 = getelementptr inbounds double, double addrspace(1)* %50, i64 15, !dbg !157
	store double %82, double addrspace(1)* %86, align 8, !dbg !157
	%87 = call double @__nv_sin(double %52), !dbg !158
	%88 = call double @__nv_cos(double %52), !dbg !159
	%89 = call double @__nv_tan(double %52), !dbg !160
	%90 = getelementptr inbounds double, double addrspace(1)* %50, i64 16, !dbg !161
	store double %87, double addrspace(1)* %90, align 8, !dbg !161
	%91 = getelementptr inbounds double, double addrspace(1)* %50, i64 17, !dbg !162
	store double %88, double addrspace(1)* %91, align 8, !dbg !162
	%92 = getelementptr inbounds double, double addrspace(1)* %50, i64 18, !dbg !163
	store double %89, double addrspace(1)* %92, align 8, !dbg !163
	%93 = call double @__nv_asin(double %52), !dbg !164
	%94 = call double @__nv_acos(double %52), !dbg !165
	%95 = call double @__nv_atan(double %52), !dbg !166
	%96 = getelementptr inbounds double, double addrspace(1)* %50, i64 19, !dbg !167
	store double %93, double addrspace(1)* %96, align 8, !dbg !167
	%97 = getelementptr inbounds double, double addrspace(1)* %50, i64 20, !dbg !168
	store double %94, double addrspace(1)* %97, align 8, !dbg !168
	%98 = getelementptr inbounds double, double addrspace(1)* %50, i64 21, !dbg !169
	store double %95, double addrspace(1)* %98, align 8, !dbg !169
	%99 = call double @__nv_sinh(double %52), !dbg !170
	%100 = call double @__nv_cosh(double %52), !dbg !171
	%101 = call double @__nv_tanh(double %52), !dbg !172
	%102 = getelementptr inbounds double, double addrspace(1)* %50, i64 22, !dbg !173
	store double %99, double addrspace(1)* %102, align 8, !dbg !173
	%103 = getelementptr inbounds double, double addrspace(1)* %50, i64 23, !dbg !174
	store double %100, double addrspace(1)* %103, align 8, !dbg !174
	%104 = getelementptr inbounds double, double addrspace(1)* %50, i64 24, !dbg !175
	store double %101, double addrspace(1)* %104, align 8, !dbg !175
	%105 = call double @__nv_asinh(double %52), !dbg !176
	%106 = call double @__nv_acosh(double %52), !dbg !177
	%107 = call double @__nv_atanh(double %52), !dbg !178
	%108 = getelementptr inbounds double, double addrspace(1)* %50, i64 25, !dbg !179
	store double %105, double addrspace(1)* %108, align 8, !dbg !179
	%109 = getelementptr inbounds double, double addrspace(1)* %50, i64 26, !dbg !180
	store double %106, double addrspace(1)* %109, align 8, !dbg !180
	%110 = getelementptr inbounds double, double addrspace(1)* %50, i64 27, !dbg !181
	store double %107, double addrspace(1)* %110, align 8, !dbg !181
	%111 = call double @__nv_erf(double %52), !dbg !182
	%112 = call double @__nv_erfc(double %52), !dbg !183
	%113 = getelementptr inbounds double, double addrspace(1)* %50, i64 28, !dbg !184
	store double %111, double addrspace(1)* %113, align 8, !dbg !184
	%114 = getelementptr inbounds double, double addrspace(1)* %50, i64 29, !dbg !185
	store double %112, double addrspace(1)* %114, align 8, !dbg !185
	%115 = call double @__nv_atan2(double %52, double %54), !dbg !186
	%116 = call double @__nv_pow(double %52, double %54), !dbg !187
	%117 = call double @__nv_hypot(double %52, double %54), !dbg !188
	%118 = getelementptr inbounds double, double addrspace(1)* %50, i64 30, !dbg !189
	store double %115, double addrspace(1)* %118, align 8, !dbg !189
	%119 = getelementptr inbounds double, double addrspace(1)* %50, i64 31, !dbg !190
	store double %116, double addrspace(1)* %119, align 8, !dbg !190
	%120 = getelementptr inbounds double, double addrspace(1)* %50, i64 32, !dbg !191
	store double %117, double addrspace(1)* %120, align 8, !dbg !191
	%121 = call double @__nv_fmod(double %52, double %54), !dbg !192
	%122 = call double @__nv_remainder(double %52, double %54), !dbg !193
	%123 = getelementptr inbounds double, double addrspace(1)* %50, i64 33, !dbg !194
	store double %121, double addrspace(1)* %123, align 8, !dbg !194
	%124 = getelementptr inbounds double, double addrspace(1)* %50, i64 34, !dbg !195
	store double %122, double addrspace(1)* %124, align 8, !dbg !195
	%125 = fsub double %52, %54, !dbg !196
	%126 = fcmp ole double %125, 0.000000e+00, !dbg !196
	%127 = select i1 %126, double 0.000000e+00, double %125, !dbg !196
	%128 = call double @__nv_copysign(double %52, double %54), !dbg !197
	%129 = getelementptr inbounds double, double addrspace(1)* %50, i64 35, !dbg !198
	store double %127, double addrspace(1)* %129, align 8, !dbg !198
	%130 = getelementptr inbounds double, double addrspace(1)* %50, i64 36, !dbg !199
	store double %128, double addrspace(1)* %130, align 8, !dbg !199
	%131 = call double @__nv_fmin(double %52, double %54), !dbg !200
	%132 = bitcast double %52 to i64, !dbg !200
	%133 = bitcast double %54 to i64, !dbg !200
	%134 = or i64 %132, %133, !dbg !200
	%135 = fcmp oeq double %52, %54, !dbg !200
	%136 = bitcast i64 %134 to double, !dbg !200
	%137 = select i1 %135, double %136, double %131, !dbg !200
	%138 = fcmp uno double %52, %54, !dbg !200
	%139 = select i1 %138, double 0x7FF8000000000000, double %137, !dbg !200
	%140 = call double @__nv_fmax(double %52, double %54), !dbg !201
	%141 = bitcast double %52 to i64, !dbg !201
	%142 = bitcast double %54 to i64, !dbg !201
	%143 = and i64 %141, %142, !dbg !201
	%144 = fcmp oeq double %52, %54, !dbg !201
	%145 = bitcast i64 %143 to double, !dbg !201
	%146 = select i1 %144, double %145, double %140, !dbg !201
	%147 = fcmp uno double %52, %54, !dbg !201
	%148 = select i1 %147, double 0x7FF8000000000000, double %146, !dbg !201
	%149 = getelementptr inbounds double, double addrspace(1)* %50, i64 37, !dbg !202
	store double %139, double addrspace(1)* %149, align 8, !dbg !202
	%150 = getelementptr inbounds double, double addrspace(1)* %50, i64 38, !dbg !203
	store double %148, double addrspace(1)* %150, align 8, !dbg !203
	%151 = call double @__nv_fma(double %52, double %54, double 1.000000e+00), !dbg !204
	%152 = call double @__nv_fma(double %52, double 2.000000e+00, double %54), !dbg !205
	%153 = call double @__nv_fmin(double %139, double 1.000000e+00), !dbg !206
	%154 = bitcast double %139 to i64, !dbg !206
	%155 = bitcast double 1.000000e+00 to i64, !dbg !206
	%156 = or i64 %154, %155, !dbg !206
	%157 = fcmp oeq double %139, 1.000000e+00, !dbg !206
	%158 = bitcast i64 %156 to double, !dbg !206
	%159 = select i1 %157, double %158, double %153, !dbg !206
	%160 = fcmp uno double %139, 1.000000e+00, !dbg !206
	%161 = select i1 %160, double 0x7FF8000000000000, double %159, !dbg !206
	%162 = getelementptr inbounds double, double addrspace(1)* %50, i64 39, !dbg !207
	store double %151, double addrspace(1)* %162, align 8, !dbg !207
	%163 = getelementptr inbounds double, double addrspace(1)* %50, i64 40, !dbg !208
	store double %152, double addrspace(1)* %163, align 8, !dbg !208
	%164 = getelementptr inbounds double, double addrspace(1)* %50, i64 41, !dbg !209
	store double %161, double addrspace(1)* %164, align 8, !dbg !209
	%165 = add i64 %47, %37, !dbg !119
	br label %b1, !dbg !119

b5:
	ret void, !dbg !118

b3_cold:
	%166 = phi i64 [ %290, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !119
	%167 = icmp slt i64 %166, %p3, !dbg !119
	br i1 %167, label %b4_cold, label %b5, !dbg !119

b4_cold:
	%168 = add nsw i64 %166, 1, !dbg !210
	%169 = mul nsw i64 %168, 42, !dbg !211
	%170 = mul nsw i64 %166, 42, !dbg !120
	%171 = getelementptr inbounds double, double addrspace(1)* %0, i64 %170, !dbg !121
	%172 = getelementptr inbounds double, double addrspace(1)* %1, i64 %166, !dbg !122
	%173 = icmp ugt i64 %169, %p1, !dbg !121
	%174 = icmp uge i64 %166, %p5, !dbg !123
	%175 = or i1 %173, %174, !dbg !123
	br i1 %175, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !123, !prof !112

b4_cold_fail1:
	%176 = icmp ugt i64 %169, %p1, !dbg !121
	br i1 %176, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !121

b4_cold_fail2:
	br label %fail, !dbg !121

b4_cold_ok2:
	br label %fail, !dbg !123

b4_cold_ok1:
	%177 = load double, double addrspace(1)* %172, align 8, !dbg !122
	%178 = getelementptr inbounds double, double addrspace(1)* %2, i64 %166, !dbg !123
	%179 = load double, double addrspace(1)* %178, align 8, !dbg !123
	%180 = call double @__nv_sqrt(double %177), !dbg !126
	%181 = call double @__nv_rsqrt(double %177), !dbg !127
	%182 = call double @__nv_cbrt(double %177), !dbg !128
	%183 = call double @__nv_fabs(double %177), !dbg !129
	%184 = getelementptr inbounds double, double addrspace(1)* %171, i64 0, !dbg !130
	store double %180, double addrspace(1)* %184, align 8, !dbg !130
	%185 = getelementptr inbounds double, double addrspace(1)* %171, i64 1, !dbg !131
	store double %181, double addrspace(1)* %185, align 8, !dbg !131
	%186 = getelementptr inbounds double, double addrspace(1)* %171, i64 2, !dbg !132
	store double %182, double addrspace(1)* %186, align 8, !dbg !132
	%187 = getelementptr inbounds double, double addrspace(1)* %171, i64 3, !dbg !133
	store double %183, double addrspace(1)* %187, align 8, !dbg !133
	%188 = call double @__nv_floor(double %177), !dbg !134
	%189 = call double @__nv_ceil(double %177), !dbg !135
	%190 = call double @__nv_trunc(double %177), !dbg !136
	%191 = getelementptr inbounds double, double addrspace(1)* %171, i64 4, !dbg !137
	store double %188, double addrspace(1)* %191, align 8, !dbg !137
	%192 = getelementptr inbounds double, double addrspace(1)* %171, i64 5, !dbg !138
	store double %189, double addrspace(1)* %192, align 8, !dbg !138
	%193 = getelementptr inbounds double, double addrspace(1)* %171, i64 6, !dbg !139
	store double %190, double addrspace(1)* %193, align 8, !dbg !139
	%194 = call double @__nv_round(double %177), !dbg !140
	%195 = call double @__nv_rint(double %177), !dbg !141
	%196 = getelementptr inbounds double, double addrspace(1)* %171, i64 7, !dbg !142
	store double %194, double addrspace(1)* %196, align 8, !dbg !142
	%197 = getelementptr inbounds double, double addrspace(1)* %171, i64 8, !dbg !143
	store double %195, double addrspace(1)* %197, align 8, !dbg !143
	%198 = call double @__nv_exp(double %177), !dbg !144
	%199 = call double @__nv_exp2(double %177), !dbg !145
	%200 = call double @__nv_expm1(double %177), !dbg !146
	%201 = getelementptr inbounds double, double addrspace(1)* %171, i64 9, !dbg !147
	store double %198, double addrspace(1)* %201, align 8, !dbg !147
	%202 = getelementptr inbounds double, double addrspace(1)* %171, i64 10, !dbg !148
	store double %199, double addrspace(1)* %202, align 8, !dbg !148
	%203 = getelementptr inbounds double, double addrspace(1)* %171, i64 11, !dbg !149
	store double %200, double addrspace(1)* %203, align 8, !dbg !149
	%204 = call double @__nv_log(double %177), !dbg !150
	%205 = call double @__nv_log2(double %177), !dbg !151
	%206 = call double @__nv_log10(double %177), !dbg !152
	%207 = call double @__nv_log1p(double %177), !dbg !153
	%208 = getelementptr inbounds double, double addrspace(1)* %171, i64 12, !dbg !154
	store double %204, double addrspace(1)* %208, align 8, !dbg !154
	%209 = getelementptr inbounds double, double addrspace(1)* %171, i64 13, !dbg !155
	store double %205, double addrspace(1)* %209, align 8, !dbg !155
	%210 = getelementptr inbounds double, double addrspace(1)* %171, i64 14, !dbg !156
	store double %206, double addrspace(1)* %210, align 8, !dbg !156
	%211 = getelementptr inbounds double, double addrspace(1)* %171, i64 15, !dbg !157
	store double %207, double addrspace(1)* %211, align 8, !dbg !157
	%212 = call double @__nv_sin(double %177), !dbg !158
	%213 = call double @__nv_cos(double %177), !dbg !159
	%214 = call double @__nv_tan(double %177), !dbg !160
	%215 = getelementptr inbounds double, double addrspace(1)* %171, i64 16, !dbg !161
	store double %212, double addrspace(1)* %215, align 8, !dbg !161
	%216 = getelementptr inbounds double, double addrspace(1)* %171, i64 17, !dbg !162
	store double %213, double addrspace(1)* %216, align 8, !dbg !162
	%217 = getelementptr inbounds double, double addrspace(1)* %171, i64 18, !dbg !163
	store double %214, double addrspace(1)* %217, align 8, !dbg !163
	%218 = call double @__nv_asin(double %177), !dbg !164
	%219 = call double @__nv_acos(double %177), !dbg !165
	%220 = call double @__nv_atan(double %177), !dbg !166
	%221 = getelementptr inbounds double, double addrspace(1)* %171, i64 19, !dbg !167
	store double %218, double addrspace(1)* %221, align 8, !dbg !167
	%222 = getelementptr inbounds double, double addrspace(1)* %171, i64 20, !dbg !168
	store double %219, double addrspace(1)* %222, align 8, !dbg !168
	%223 = getelementptr inbounds double, double addrspace(1)* %171, i64 21, !dbg !169
	store double %220, double addrspace(1)* %223, align 8, !dbg !169
	%224 = call double @__nv_sinh(double %177), !dbg !170
	%225 = call double @__nv_cosh(double %177), !dbg !171
	%226 = call double @__nv_tanh(double %177), !dbg !172
	%227 = getelementptr inbounds double, double addrspace(1)* %171, i64 22, !dbg !173
	store double %224, double addrspace(1)* %227, align 8, !dbg !173
	%228 = getelementptr inbounds double, double addrspace(1)* %171, i64 23, !dbg !174
	store double %225, double addrspace(1)* %228, align 8, !dbg !174
	%229 = getelementptr inbounds double, double addrspace(1)* %171, i64 24, !dbg !175
	store double %226, double addrspace(1)* %229, align 8, !dbg !175
	%230 = call double @__nv_asinh(double %177), !dbg !176
	%231 = call double @__nv_acosh(double %177), !dbg !177
	%232 = call double @__nv_atanh(double %177), !dbg !178
	%233 = getelementptr inbounds double, double addrspace(1)* %171, i64 25, !dbg !179
	store double %230, double addrspace(1)* %233, align 8, !dbg !179
	%234 = getelementptr inbounds double, double addrspace(1)* %171, i64 26, !dbg !180
	store double %231, double addrspace(1)* %234, align 8, !dbg !180
	%235 = getelementptr inbounds double, double addrspace(1)* %171, i64 27, !dbg !181
	store double %232, double addrspace(1)* %235, align 8, !dbg !181
	%236 = call double @__nv_erf(double %177), !dbg !182
	%237 = call double @__nv_erfc(double %177), !dbg !183
	%238 = getelementptr inbounds double, double addrspace(1)* %171, i64 28, !dbg !184
	store double %236, double addrspace(1)* %238, align 8, !dbg !184
	%239 = getelementptr inbounds double, double addrspace(1)* %171, i64 29, !dbg !185
	store double %237, double addrspace(1)* %239, align 8, !dbg !185
	%240 = call double @__nv_atan2(double %177, double %179), !dbg !186
	%241 = call double @__nv_pow(double %177, double %179), !dbg !187
	%242 = call double @__nv_hypot(double %177, double %179), !dbg !188
	%243 = getelementptr inbounds double, double addrspace(1)* %171, i64 30, !dbg !189
	store double %240, double addrspace(1)* %243, align 8, !dbg !189
	%244 = getelementptr inbounds double, double addrspace(1)* %171, i64 31, !dbg !190
	store double %241, double addrspace(1)* %244, align 8, !dbg !190
	%245 = getelementptr inbounds double, double addrspace(1)* %171, i64 32, !dbg !191
	store double %242, double addrspace(1)* %245, align 8, !dbg !191
	%246 = call double @__nv_fmod(double %177, double %179), !dbg !192
	%247 = call double @__nv_remainder(double %177, double %179), !dbg !193
	%248 = getelementptr inbounds double, double addrspace(1)* %171, i64 33, !dbg !194
	store double %246, double addrspace(1)* %248, align 8, !dbg !194
	%249 = getelementptr inbounds double, double addrspace(1)* %171, i64 34, !dbg !195
	store double %247, double addrspace(1)* %249, align 8, !dbg !195
	%250 = fsub double %177, %179, !dbg !196
	%251 = fcmp ole double %250, 0.000000e+00, !dbg !196
	%252 = select i1 %251, double 0.000000e+00, double %250, !dbg !196
	%253 = call double @__nv_copysign(double %177, double %179), !dbg !197
	%254 = getelementptr inbounds double, double addrspace(1)* %171, i64 35, !dbg !198
	store double %252, double addrspace(1)* %254, align 8, !dbg !198
	%255 = getelementptr inbounds double, double addrspace(1)* %171, i64 36, !dbg !199
	store double %253, double addrspace(1)* %255, align 8, !dbg !199
	%256 = call double @__nv_fmin(double %177, double %179), !dbg !200
	%257 = bitcast double %177 to i64, !dbg !200
	%258 = bitcast double %179 to i64, !dbg !200
	%259 = or i64 %257, %258, !dbg !200
	%260 = fcmp oeq double %177, %179, !dbg !200
	%261 = bitcast i64 %259 to double, !dbg !200
	%262 = select i1 %260, double %261, double %256, !dbg !200
	%263 = fcmp uno double %177, %179, !dbg !200
	%264 = select i1 %263, double 0x7FF8000000000000, double %262, !dbg !200
	%265 = call double @__nv_fmax(double %177, double %179), !dbg !201
	%266 = bitcast double %177 to i64, !dbg !201
	%267 = bitcast double %179 to i64, !dbg !201
	%268 = and i64 %266, %267, !dbg !201
	%269 = fcmp oeq double %177, %179, !dbg !201
	%270 = bitcast i64 %268 to double, !dbg !201
	%271 = select i1 %269, double %270, double %265, !dbg !201
	%272 = fcmp uno double %177, %179, !dbg !201
	%273 = select i1 %272, double 0x7FF8000000000000, double %271, !dbg !201
	%274 = getelementptr inbounds double, double addrspace(1)* %171, i64 37, !dbg !202
	store double %264, double addrspace(1)* %274, align 8, !dbg !202
	%275 = getelementptr inbounds double, double addrspace(1)* %171, i64 38, !dbg !203
	store double %273, double addrspace(1)* %275, align 8, !dbg !203
	%276 = call double @__nv_fma(double %177, double %179, double 1.000000e+00), !dbg !204
	%277 = call double @__nv_fma(double %177, double 2.000000e+00, double %179), !dbg !205
	%278 = call double @__nv_fmin(double %264, double 1.000000e+00), !dbg !206
	%279 = bitcast double %264 to i64, !dbg !206
	%280 = bitcast double 1.000000e+00 to i64, !dbg !206
	%281 = or i64 %279, %280, !dbg !206
	%282 = fcmp oeq double %264, 1.000000e+00, !dbg !206
	%283 = bitcast i64 %281 to double, !dbg !206
	%284 = select i1 %282, double %283, double %278, !dbg !206
	%285 = fcmp uno double %264, 1.000000e+00, !dbg !206
	%286 = select i1 %285, double 0x7FF8000000000000, double %284, !dbg !206
	%287 = getelementptr inbounds double, double addrspace(1)* %171, i64 39, !dbg !207
	store double %276, double addrspace(1)* %287, align 8, !dbg !207
	%288 = getelementptr inbounds double, double addrspace(1)* %171, i64 40, !dbg !208
	store double %277, double addrspace(1)* %288, align 8, !dbg !208
	%289 = getelementptr inbounds double, double addrspace(1)* %171, i64 41, !dbg !209
	store double %286, double addrspace(1)* %289, align 8, !dbg !209
	%290 = add i64 %166, %37, !dbg !119
	br label %b3_cold, !dbg !119, !llvm.loop !213

fail:
	%291 = phi i32 [ 0, %b4_cold_fail2 ], [ 1, %b4_cold_ok2 ], !dbg !116
	%292 = phi i64 [ %169, %b4_cold_fail2 ], [ %166, %b4_cold_ok2 ], !dbg !116
	%293 = phi i64 [ %p1, %b4_cold_fail2 ], [ %p5, %b4_cold_ok2 ], !dbg !116
	call void @gpuc_fail(i8* %ctrl, i32 %291, i64 %292, i64 %293), !dbg !116
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
	%13 = mul i64 %12, %8, !dbg !216
	%14 = add i64 %6, %13, !dbg !216
	%15 = mul i64 %10, %14, !dbg !216
	%16 = add i64 %4, %15, !dbg !216
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !216, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !216, !range !15
	%19 = mul i32 %17, %18, !dbg !216
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !16
	%21 = mul i32 %19, %20, !dbg !216
	%22 = sext i32 %21 to i64, !dbg !216
	%23 = mul i64 %16, %22, !dbg !216
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !216, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !216, !range !18
	%27 = mul i32 %18, %26, !dbg !216
	%28 = add i32 %25, %27, !dbg !216
	%29 = mul i32 %17, %28, !dbg !216
	%30 = add i32 %24, %29, !dbg !216
	%31 = sext i32 %30 to i64, !dbg !216
	%32 = add i64 %23, %31, !dbg !216
	%33 = mul i64 %10, %12, !dbg !216
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !216, !range !14
	%35 = sext i32 %34 to i64, !dbg !216
	%36 = mul i64 %33, %35, !dbg !216
	%37 = mul i64 %36, %22, !dbg !216
	%38 = mul nsw i64 %p3, -18, !dbg !216
	%39 = add i64 %p1, %38, !dbg !216
	%40 = icmp sge i64 %39, 0, !dbg !216
	%41 = mul nsw i64 %p3, -1, !dbg !216
	%42 = add i64 %41, %p5, !dbg !216
	%43 = icmp sge i64 %42, 0, !dbg !216
	%44 = and i1 %40, %43, !dbg !216
	br i1 %44, label %b1, label %b10_cold, !dbg !216, !prof !19

b1:
	%45 = phi i64 [ %32, %b0 ], [ %137, %b9 ], !dbg !216
	%46 = icmp slt i64 %45, %p3, !dbg !216
	br i1 %46, label %b2, label %b19, !dbg !216

b2:
	%47 = mul nsw i64 %45, 18, !dbg !217
	%48 = getelementptr inbounds double, double addrspace(1)* %0, i64 %47, !dbg !218
	%49 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !219
	%50 = load double, double addrspace(1)* %49, align 8, !dbg !219
	%51 = getelementptr inbounds double, double addrspace(1)* %2, i64 %45, !dbg !220
	%52 = load double, double addrspace(1)* %51, align 8, !dbg !220
	%53 = fcmp oeq double %50, 0x7FF0000000000000, !dbg !223
	%54 = fcmp oeq double %52, 0x7FF0000000000000, !dbg !223
	%55 = or i1 %53, %54, !dbg !223
	%56 = call double @__nv_fmax(double %50, double %52), !dbg !223
	%57 = bitcast double %50 to i64, !dbg !223
	%58 = bitcast double %52 to i64, !dbg !223
	%59 = and i64 %57, %58, !dbg !223
	%60 = fcmp oeq double %50, %52, !dbg !223
	%61 = bitcast i64 %59 to double, !dbg !223
	%62 = select i1 %60, double %61, double %56, !dbg !223
	%63 = fcmp uno double %50, %52, !dbg !223
	%64 = select i1 %63, double 0x7FF8000000000000, double %62, !dbg !223
	%65 = select i1 %55, double 0x7FF0000000000000, double %64, !dbg !223
	%66 = fcmp oeq double %50, 0xFFF0000000000000, !dbg !224
	%67 = fcmp oeq double %52, 0xFFF0000000000000, !dbg !224
	%68 = or i1 %66, %67, !dbg !224
	%69 = call double @__nv_fmin(double %50, double %52), !dbg !224
	%70 = bitcast double %50 to i64, !dbg !224
	%71 = bitcast double %52 to i64, !dbg !224
	%72 = or i64 %70, %71, !dbg !224
	%73 = fcmp oeq double %50, %52, !dbg !224
	%74 = bitcast i64 %72 to double, !dbg !224
	%75 = select i1 %73, double %74, double %69, !dbg !224
	%76 = fcmp uno double %50, %52, !dbg !224
	%77 = select i1 %76, double 0x7FF8000000000000, double %75, !dbg !224
	%78 = select i1 %68, double 0xFFF0000000000000, double %77, !dbg !224
	%79 = fsub double %50, %52, !dbg !225
	%80 = fcmp ole double %79, 0.000000e+00, !dbg !225
	%81 = select i1 %80, double 0.000000e+00, double %79, !dbg !225
	%82 = getelementptr inbounds double, double addrspace(1)* %48, i64 0, !dbg !226
	store double %65, double addrspace(1)* %82, align 8, !dbg !226
	%83 = getelementptr inbounds double, double addrspace(1)* %48, i64 1, !dbg !227
	store double %78, double addrspace(1)* %83, align 8, !dbg !227
	%84 = getelementptr inbounds double, double addrspace(1)* %48, i64 2, !dbg !228
	store double %81, double addrspace(1)* %84, align 8, !dbg !228
	%85 = call double @__nv_trunc(double %50), !dbg !229
	%86 = fsub double %50, %85, !dbg !229
	%87 = call double @__nv_copysign(double %86, double %50), !dbg !229
	%88 = getelementptr inbounds double, double addrspace(1)* %48, i64 3, !dbg !230
	store double %85, double addrspace(1)* %88, align 8, !dbg !230
	%89 = getelementptr inbounds double, double addrspace(1)* %48, i64 4, !dbg !231
	store double %87, double addrspace(1)* %89, align 8, !dbg !231
	%90 = call double @__nv_sin(double %50), !dbg !232
	%91 = call double @__nv_cos(double %50), !dbg !232
	%92 = getelementptr inbounds double, double addrspace(1)* %48, i64 5, !dbg !233
	store double %90, double addrspace(1)* %92, align 8, !dbg !233
	%93 = getelementptr inbounds double, double addrspace(1)* %48, i64 6, !dbg !234
	store double %91, double addrspace(1)* %93, align 8, !dbg !234
	%94 = call double @__nv_tgamma(double %50), !dbg !235
	%95 = call double @__nv_erfinv(double %50), !dbg !236
	%96 = getelementptr inbounds double, double addrspace(1)* %48, i64 7, !dbg !237
	store double %94, double addrspace(1)* %96, align 8, !dbg !237
	%97 = getelementptr inbounds double, double addrspace(1)* %48, i64 8, !dbg !238
	store double %95, double addrspace(1)* %97, align 8, !dbg !238
	%98 = call double @__nv_j0(double %50), !dbg !239
	%99 = call double @__nv_j1(double %50), !dbg !240
	%100 = call double @__nv_y0(double %50), !dbg !241
	%101 = call double @__nv_y1(double %50), !dbg !242
	%102 = getelementptr inbounds double, double addrspace(1)* %48, i64 9, !dbg !243
	store double %98, double addrspace(1)* %102, align 8, !dbg !243
	%103 = getelementptr inbounds double, double addrspace(1)* %48, i64 10, !dbg !244
	store double %99, double addrspace(1)* %103, align 8, !dbg !244
	%104 = getelementptr inbounds double, double addrspace(1)* %48, i64 11, !dbg !245
	store double %100, double addrspace(1)* %104, align 8, !dbg !245
	%105 = getelementptr inbounds double, double addrspace(1)* %48, i64 12, !dbg !246
	store double %101, double addrspace(1)* %105, align 8, !dbg !246
	%106 = fcmp ogt double %52, 0.000000e+00, !dbg !247
	br i1 %106, label %b5, label %b3, !dbg !247

b3:
	%107 = fcmp olt double %52, 0.000000e+00, !dbg !248
	br i1 %107, label %b4, label %b5, !dbg !248

b4:
	br label %b5, !dbg !248

b5:
	%108 = phi i64 [ 1, %b2 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !249
	%109 = icmp sge i64 %108, 0, !dbg !250
	%110 = and i1 %53, %109, !dbg !250
	%111 = icmp sle i64 %108, 0, !dbg !250
	%112 = and i1 %66, %111, !dbg !250
	%113 = or i1 %110, %112, !dbg !250
	br i1 %113, label %b7, label %b6, !dbg !253

b6:
	br label %b7, !dbg !254

b7:
	%114 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !255
	%115 = bitcast double %50 to i64, !dbg !255
	%116 = icmp slt i64 %115, 0, !dbg !255
	br i1 %116, label %b9, label %b8, !dbg !257

b8:
	br label %b9, !dbg !258

b9:
	%117 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !259
	%118 = getelementptr inbounds double, double addrspace(1)* %48, i64 13, !dbg !259
	store double %114, double addrspace(1)* %118, align 8, !dbg !259
	%119 = getelementptr inbounds double, double addrspace(1)* %48, i64 14, !dbg !260
	store double %117, double addrspace(1)* %119, align 8, !dbg !260
	%120 = select i1 %109, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !261
	%121 = call double @__nv_pow(double %50, double %52), !dbg !262
	%122 = getelementptr inbounds double, double addrspace(1)* %48, i64 15, !dbg !263
	store double %120, double addrspace(1)* %122, align 8, !dbg !263
	%123 = getelementptr inbounds double, double addrspace(1)* %48, i64 16, !dbg !264
	store double %121, double addrspace(1)* %123, align 8, !dbg !264
	%124 = fcmp oeq double %78, 0x7FF0000000000000, !dbg !265
	%125 = or i1 %124, %54, !dbg !265
	%126 = call double @__nv_fmax(double %78, double %52), !dbg !265
	%127 = bitcast double %78 to i64, !dbg !265
	%128 = bitcast double %52 to i64, !dbg !265
	%129 = and i64 %127, %128, !dbg !265
	%130 = fcmp oeq double %78, %52, !dbg !265
	%131 = bitcast i64 %129 to double, !dbg !265
	%132 = select i1 %130, double %131, double %126, !dbg !265
	%133 = fcmp uno double %78, %52, !dbg !265
	%134 = select i1 %133, double 0x7FF8000000000000, double %132, !dbg !265
	%135 = select i1 %125, double 0x7FF0000000000000, double %134, !dbg !265
	%136 = getelementptr inbounds double, double addrspace(1)* %48, i64 17, !dbg !266
	store double %135, double addrspace(1)* %136, align 8, !dbg !266
	%137 = add i64 %45, %37, !dbg !216
	br label %b1, !dbg !216

b19:
	ret void, !dbg !216

b10_cold:
	%138 = phi i64 [ %236, %b18_cold ], [ %32, %b0 ], !dbg !216
	%139 = icmp slt i64 %138, %p3, !dbg !216
	br i1 %139, label %b11_cold, label %b19, !dbg !216

b11_cold:
	%140 = add nsw i64 %138, 1, !dbg !267
	%141 = mul nsw i64 %140, 18, !dbg !268
	%142 = mul nsw i64 %138, 18, !dbg !217
	%143 = getelementptr inbounds double, double addrspace(1)* %0, i64 %142, !dbg !218
	%144 = getelementptr inbounds double, double addrspace(1)* %1, i64 %138, !dbg !219
	%145 = icmp ugt i64 %141, %p1, !dbg !218
	%146 = icmp uge i64 %138, %p5, !dbg !220
	%147 = or i1 %145, %146, !dbg !220
	br i1 %147, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !220, !prof !112

b11_cold_fail1:
	%148 = icmp ugt i64 %141, %p1, !dbg !218
	br i1 %148, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !218

b11_cold_fail2:
	br label %fail, !dbg !218

b11_cold_ok2:
	br label %fail, !dbg !220

b11_cold_ok1:
	%149 = load double, double addrspace(1)* %144, align 8, !dbg !219
	%150 = getelementptr inbounds double, double addrspace(1)* %2, i64 %138, !dbg !220
	%151 = load double, double addrspace(1)* %150, align 8, !dbg !220
	%152 = fcmp oeq double %149, 0x7FF0000000000000, !dbg !223
	%153 = fcmp oeq double %151, 0x7FF0000000000000, !dbg !223
	%154 = or i1 %152, %153, !dbg !223
	%155 = call double @__nv_fmax(double %149, double %151), !dbg !223
	%156 = bitcast double %149 to i64, !dbg !223
	%157 = bitcast double %151 to i64, !dbg !223
	%158 = and i64 %156, %157, !dbg !223
	%159 = fcmp oeq double %149, %151, !dbg !223
	%160 = bitcast i64 %158 to double, !dbg !223
	%161 = select i1 %159, double %160, double %155, !dbg !223
	%162 = fcmp uno double %149, %151, !dbg !223
	%163 = select i1 %162, double 0x7FF8000000000000, double %161, !dbg !223
	%164 = select i1 %154, double 0x7FF0000000000000, double %163, !dbg !223
	%165 = fcmp oeq double %149, 0xFFF0000000000000, !dbg !224
	%166 = fcmp oeq double %151, 0xFFF0000000000000, !dbg !224
	%167 = or i1 %165, %166, !dbg !224
	%168 = call double @__nv_fmin(double %149, double %151), !dbg !224
	%169 = bitcast double %149 to i64, !dbg !224
	%170 = bitcast double %151 to i64, !dbg !224
	%171 = or i64 %169, %170, !dbg !224
	%172 = fcmp oeq double %149, %151, !dbg !224
	%173 = bitcast i64 %171 to double, !dbg !224
	%174 = select i1 %172, double %173, double %168, !dbg !224
	%175 = fcmp uno double %149, %151, !dbg !224
	%176 = select i1 %175, double 0x7FF8000000000000, double %174, !dbg !224
	%177 = select i1 %167, double 0xFFF0000000000000, double %176, !dbg !224
	%178 = fsub double %149, %151, !dbg !225
	%179 = fcmp ole double %178, 0.000000e+00, !dbg !225
	%180 = select i1 %179, double 0.000000e+00, double %178, !dbg !225
	%181 = getelementptr inbounds double, double addrspace(1)* %143, i64 0, !dbg !226
	store double %164, double addrspace(1)* %181, align 8, !dbg !226
	%182 = getelementptr inbounds double, double addrspace(1)* %143, i64 1, !dbg !227
	store double %177, double addrspace(1)* %182, align 8, !dbg !227
	%183 = getelementptr inbounds double, double addrspace(1)* %143, i64 2, !dbg !228
	store double %180, double addrspace(1)* %183, align 8, !dbg !228
	%184 = call double @__nv_trunc(double %149), !dbg !229
	%185 = fsub double %149, %184, !dbg !229
	%186 = call double @__nv_copysign(double %185, double %149), !dbg !229
	%187 = getelementptr inbounds double, double addrspace(1)* %143, i64 3, !dbg !230
	store double %184, double addrspace(1)* %187, align 8, !dbg !230
	%188 = getelementptr inbounds double, double addrspace(1)* %143, i64 4, !dbg !231
	store double %186, double addrspace(1)* %188, align 8, !dbg !231
	%189 = call double @__nv_sin(double %149), !dbg !232
	%190 = call double @__nv_cos(double %149), !dbg !232
	%191 = getelementptr inbounds double, double addrspace(1)* %143, i64 5, !dbg !233
	store double %189, double addrspace(1)* %191, align 8, !dbg !233
	%192 = getelementptr inbounds double, double addrspace(1)* %143, i64 6, !dbg !234
	store double %190, double addrspace(1)* %192, align 8, !dbg !234
	%193 = call double @__nv_tgamma(double %149), !dbg !235
	%194 = call double @__nv_erfinv(double %149), !dbg !236
	%195 = getelementptr inbounds double, double addrspace(1)* %143, i64 7, !dbg !237
	store double %193, double addrspace(1)* %195, align 8, !dbg !237
	%196 = getelementptr inbounds double, double addrspace(1)* %143, i64 8, !dbg !238
	store double %194, double addrspace(1)* %196, align 8, !dbg !238
	%197 = call double @__nv_j0(double %149), !dbg !239
	%198 = call double @__nv_j1(double %149), !dbg !240
	%199 = call double @__nv_y0(double %149), !dbg !241
	%200 = call double @__nv_y1(double %149), !dbg !242
	%201 = getelementptr inbounds double, double addrspace(1)* %143, i64 9, !dbg !243
	store double %197, double addrspace(1)* %201, align 8, !dbg !243
	%202 = getelementptr inbounds double, double addrspace(1)* %143, i64 10, !dbg !244
	store double %198, double addrspace(1)* %202, align 8, !dbg !244
	%203 = getelementptr inbounds double, double addrspace(1)* %143, i64 11, !dbg !245
	store double %199, double addrspace(1)* %203, align 8, !dbg !245
	%204 = getelementptr inbounds double, double addrspace(1)* %143, i64 12, !dbg !246
	store double %200, double addrspace(1)* %204, align 8, !dbg !246
	%205 = fcmp ogt double %151, 0.000000e+00, !dbg !247
	br i1 %205, label %b14_cold, label %b12_cold, !dbg !247

b12_cold:
	%206 = fcmp olt double %151, 0.000000e+00, !dbg !248
	br i1 %206, label %b13_cold, label %b14_cold, !dbg !248

b13_cold:
	br label %b14_cold, !dbg !248

b14_cold:
	%207 = phi i64 [ 1, %b11_cold_ok1 ], [ 0, %b12_cold ], [ -1, %b13_cold ], !dbg !249
	%208 = icmp sge i64 %207, 0, !dbg !250
	%209 = and i1 %152, %208, !dbg !250
	%210 = icmp sle i64 %207, 0, !dbg !250
	%211 = and i1 %165, %210, !dbg !250
	%212 = or i1 %209, %211, !dbg !250
	br i1 %212, label %b16_cold, label %b15_cold, !dbg !253

b15_cold:
	br label %b16_cold, !dbg !254

b16_cold:
	%213 = phi double [ 1.000000e+00, %b14_cold ], [ 0.000000e+00, %b15_cold ], !dbg !255
	%214 = bitcast double %149 to i64, !dbg !255
	%215 = icmp slt i64 %214, 0, !dbg !255
	br i1 %215, label %b18_cold, label %b17_cold, !dbg !257

b17_cold:
	br label %b18_cold, !dbg !258

b18_cold:
	%216 = phi double [ 1.000000e+00, %b16_cold ], [ 0.000000e+00, %b17_cold ], !dbg !259
	%217 = getelementptr inbounds double, double addrspace(1)* %143, i64 13, !dbg !259
	store double %213, double addrspace(1)* %217, align 8, !dbg !259
	%218 = getelementptr inbounds double, double addrspace(1)* %143, i64 14, !dbg !260
	store double %216, double addrspace(1)* %218, align 8, !dbg !260
	%219 = select i1 %208, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !261
	%220 = call double @__nv_pow(double %149, double %151), !dbg !262
	%221 = getelementptr inbounds double, double addrspace(1)* %143, i64 15, !dbg !263
	store double %219, double addrspace(1)* %221, align 8, !dbg !263
	%222 = getelementptr inbounds double, double addrspace(1)* %143, i64 16, !dbg !264
	store double %220, double addrspace(1)* %222, align 8, !dbg !264
	%223 = fcmp oeq double %177, 0x7FF0000000000000, !dbg !265
	%224 = or i1 %223, %153, !dbg !265
	%225 = call double @__nv_fmax(double %177, double %151), !dbg !265
	%226 = bitcast double %177 to i64, !dbg !265
	%227 = bitcast double %151 to i64, !dbg !265
	%228 = and i64 %226, %227, !dbg !265
	%229 = fcmp oeq double %177, %151, !dbg !265
	%230 = bitcast i64 %228 to double, !dbg !265
	%231 = select i1 %229, double %230, double %225, !dbg !265
	%232 = fcmp uno double %177, %151, !dbg !265
	%233 = select i1 %232, double 0x7FF8000000000000, double %231, !dbg !265
	%234 = select i1 %224, double 0x7FF0000000000000, double %233, !dbg !265
	%235 = getelementptr inbounds double, double addrspace(1)* %143, i64 17, !dbg !266
	store double %234, double addrspace(1)* %235, align 8, !dbg !266
	%236 = add i64 %138, %37, !dbg !216
	br label %b10_cold, !dbg !216, !llvm.loop !270

fail:
	%237 = phi i32 [ 2, %b11_cold_fail2 ], [ 3, %b11_cold_ok2 ], !dbg !215
	%238 = phi i64 [ %141, %b11_cold_fail2 ], [ %138, %b11_cold_ok2 ], !dbg !215
	%239 = phi i64 [ %p1, %b11_cold_fail2 ], [ %p5, %b11_cold_ok2 ], !dbg !215
	call void @gpuc_fail(i8* %ctrl, i32 %237, i64 %238, i64 %239), !dbg !215
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
