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
	%38 = mul i64 %p3, -1, !dbg !10
	%39 = add i64 %38, %p5, !dbg !10
	%40 = icmp sge i64 %39, 0, !dbg !10
	br i1 %40, label %b1, label %b3_cold, !dbg !10, !prof !19

b1:
	%41 = phi i64 [ %32, %b0 ], [ %146, %b2_ok1 ], !dbg !10
	%42 = icmp slt i64 %41, %p3, !dbg !10
	br i1 %42, label %b2, label %b5, !dbg !10

b2:
	%43 = mul i64 %41, 42, !dbg !20
	%44 = add i64 %41, 1, !dbg !21
	%45 = mul i64 %44, 42, !dbg !22
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !23
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %41, !dbg !24
	%48 = icmp ugt i64 %45, %p1, !dbg !23
	%49 = icmp ugt i64 %43, %45, !dbg !23
	%50 = or i1 %48, %49, !dbg !23
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !23, !prof !25

b2_ok1:
	%51 = load float, float addrspace(1)* %47, align 4, !dbg !24
	%52 = getelementptr inbounds float, float addrspace(1)* %2, i64 %41, !dbg !26
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !26
	%54 = call float @__nv_sqrtf(float %51), !dbg !29
	%55 = call float @__nv_rsqrtf(float %51), !dbg !30
	%56 = call float @__nv_cbrtf(float %51), !dbg !31
	%57 = call float @__nv_fabsf(float %51), !dbg !32
	%58 = getelementptr inbounds float, float addrspace(1)* %46, i64 0, !dbg !33
	store float %54, float addrspace(1)* %58, align 4, !dbg !33
	%59 = getelementptr inbounds float, float addrspace(1)* %46, i64 1, !dbg !34
	store float %55, float addrspace(1)* %59, align 4, !dbg !34
	%60 = getelementptr inbounds float, float addrspace(1)* %46, i64 2, !dbg !35
	store float %56, float addrspace(1)* %60, align 4, !dbg !35
	%61 = getelementptr inbounds float, float addrspace(1)* %46, i64 3, !dbg !36
	store float %57, float addrspace(1)* %61, align 4, !dbg !36
	%62 = call float @__nv_floorf(float %51), !dbg !37
	%63 = call float @__nv_ceilf(float %51), !dbg !38
	%64 = call float @__nv_truncf(float %51), !dbg !39
	%65 = getelementptr inbounds float, float addrspace(1)* %46, i64 4, !dbg !40
	store float %62, float addrspace(1)* %65, align 4, !dbg !40
	%66 = getelementptr inbounds float, float addrspace(1)* %46, i64 5, !dbg !41
	store float %63, float addrspace(1)* %66, align 4, !dbg !41
	%67 = getelementptr inbounds float, float addrspace(1)* %46, i64 6, !dbg !42
	store float %64, float addrspace(1)* %67, align 4, !dbg !42
	%68 = call float @__nv_roundf(float %51), !dbg !43
	%69 = call float @__nv_rintf(float %51), !dbg !44
	%70 = getelementptr inbounds float, float addrspace(1)* %46, i64 7, !dbg !45
	store float %68, float addrspace(1)* %70, align 4, !dbg !45
	%71 = getelementptr inbounds float, float addrspace(1)* %46, i64 8, !dbg !46
	store float %69, float addrspace(1)* %71, align 4, !dbg !46
	%72 = call float @__nv_expf(float %51), !dbg !47
	%73 = call float @__nv_exp2f(float %51), !dbg !48
	%74 = call float @__nv_expm1f(float %51), !dbg !49
	%75 = getelementptr inbounds float, float addrspace(1)* %46, i64 9, !dbg !50
	store float %72, float addrspace(1)* %75, align 4, !dbg !50
	%76 = getelementptr inbounds float, float addrspace(1)* %46, i64 10, !dbg !51
	store float %73, float addrspace(1)* %76, align 4, !dbg !51
	%77 = getelementptr inbounds float, float addrspace(1)* %46, i64 11, !dbg !52
	store float %74, float addrspace(1)* %77, align 4, !dbg !52
	%78 = call float @__nv_logf(float %51), !dbg !53
	%79 = call float @__nv_log2f(float %51), !dbg !54
	%80 = call float @__nv_log10f(float %51), !dbg !55
	%81 = call float @__nv_log1pf(float %51), !dbg !56
	%82 = getelementptr inbounds float, float addrspace(1)* %46, i64 12, !dbg !57
	store float %78, float addrspace(1)* %82, align 4, !dbg !57
	%83 = getelementptr inbounds float, float addrspace(1)* %46, i64 13, !dbg !58
	store float %79, float addrspace(1)* %83, align 4, !dbg !58
	%84 = getelementptr inbounds float, float addrspace(1)* %46, i64 14, !dbg !59
	store float %80, float addrspace(1)* %84, align 4, !dbg !59
	%85 = getelementptr inbounds float, float addrspace(1)* %46, i64 15, !dbg !60
	store float %81, float addrspace(1)* %85, align 4, !dbg !60
	%86 = call float @__nv_sinf(float %51), !dbg !61
	%87 = call float @__nv_cosf(float %51), !dbg !62
	%88 = call float @__nv_tanf(float %51), !dbg !63
	%89 = getelementptr inbounds float, float addrspace(1)* %46, i64 16, !dbg !64
	store float %86, float addrspace(1)* %89, align 4, !dbg !64
	%90 = getelementptr inbounds float, float addrspace(1)* %46, i64 17, !dbg !65
	store float %87, float addrspace(1)* %90, align 4, !dbg !65
	%91 = getelementptr inbounds float, float addrspace(1)* %46, i64 18, !dbg !66
	store float %88, float addrspace(1)* %91, align 4, !dbg !66
	%92 = call float @__nv_asinf(float %51), !dbg !67
	%93 = call float @__nv_acosf(float %51), !dbg !68
	%94 = call float @__nv_atanf(float %51), !dbg !69
	%95 = getelementptr inbounds float, float addrspace(1)* %46, i64 19, !dbg !70
	store float %92, float addrspace(1)* %95, align 4, !dbg !70
	%96 = getelementptr inbounds float, float addrspace(1)* %46, i64 20, !dbg !71
	store float %93, float addrspace(1)* %96, align 4, !dbg !71
	%97 = getelementptr inbounds float, float addrspace(1)* %46, i64 21, !dbg !72
	store float %94, float addrspace(1)* %97, align 4, !dbg !72
	%98 = call float @__nv_sinhf(float %51), !dbg !73
	%99 = call float @__nv_coshf(float %51), !dbg !74
	%100 = call float @__nv_tanhf(float %51), !dbg !75
	%101 = getelementptr inbounds float, float addrspace(1)* %46, i64 22, !dbg !76
	store float %98, float addrspace(1)* %101, align 4, !dbg !76
	%102 = getelementptr inbounds float, float addrspace(1)* %46, i64 23, !dbg !77
	store float %99, float addrspace(1)* %102, align 4, !dbg !77
	%103 = getelementptr inbounds float, float addrspace(1)* %46, i64 24, !dbg !78
	store float %100, float addrspace(1)* %103, align 4, !dbg !78
	%104 = call float @__nv_asinhf(float %51), !dbg !79
	%105 = call float @__nv_acoshf(float %51), !dbg !80
	%106 = call float @__nv_atanhf(float %51), !dbg !81
	%107 = getelementptr inbounds float, float addrspace(1)* %46, i64 25, !dbg !82
	store float %104, float addrspace(1)* %107, align 4, !dbg !82
	%108 = getelementptr inbounds float, float addrspace(1)* %46, i64 26, !dbg !83
	store float %105, float addrspace(1)* %108, align 4, !dbg !83
	%109 = getelementptr inbounds float, float addrspace(1)* %46, i64 27, !dbg !84
	store float %106, float addrspace(1)* %109, align 4, !dbg !84
	%110 = call float @__nv_erff(float %51), !dbg !85
	%111 = call float @__nv_erfcf(float %51), !dbg !86
	%112 = getelementptr inbounds float, float addrspace(1)* %46, i64 28, !dbg !87
	store float %110, float addrspace(1)* %112, align 4, !dbg !87
	%113 = getelementptr inbounds float, float addrspace(1)* %46, i64 29, !dbg !88
	store float %111, float addrspace(1)* %113, align 4, !dbg !88
	%114 = call float @__nv_atan2f(float %51, float %53), !dbg !89
	%115 = call float @__nv_powf(float %51, float %53), !dbg !90
	%116 = call float @__nv_hypotf(float %51, float %53), !dbg !91
	%117 = getelementptr inbounds float, float addrspace(1)* %46, i64 30, !dbg !92
	store float %114, float addrspace(1)* %117, align 4, !dbg !92
	%118 = getelementptr inbounds float, float addrspace(1)* %46, i64 31, !dbg !93
	store float %115, float addrspace(1)* %118, align 4, !dbg !93
	%119 = getelementptr inbounds float, float addrspace(1)* %46, i64 32, !dbg !94
	store float %116, float addrspace(1)* %119, align 4, !dbg !94
	%120 = call float @__nv_fmodf(float %51, float %53), !dbg !95
	%121 = call float @__nv_remainderf(float %51, float %53), !dbg !96
	%122 = getelementptr inbounds float, float addrspace(1)* %46, i64 33, !dbg !97
	store float %120, float addrspace(1)* %122, align 4, !dbg !97
	%123 = getelementptr inbounds float, float addrspace(1)* %46, i64 34, !dbg !98
	store float %121, float addrspace(1)* %123, align 4, !dbg !98
	%124 = fsub float %51, %53, !dbg !99
	%125 = fcmp ole float %124, 0.000000e+00, !dbg !99
	%126 = select i1 %125, float 0.000000e+00, float %124, !dbg !99
	%127 = call float @__nv_copysignf(float %51, float %53), !dbg !100
	%128 = getelementptr inbounds float, float addrspace(1)* %46, i64 35, !dbg !101
	store float %126, float addrspace(1)* %128, align 4, !dbg !101
	%129 = getelementptr inbounds float, float addrspace(1)* %46, i64 36, !dbg !102
	store float %127, float addrspace(1)* %129, align 4, !dbg !102
	%130 = call float @__nv_fminf(float %51, float %53), !dbg !103
	%131 = fcmp uno float %51, %53, !dbg !103
	%132 = select i1 %131, float 0x7FF8000000000000, float %130, !dbg !103
	%133 = call float @__nv_fmaxf(float %51, float %53), !dbg !104
	%134 = fcmp uno float %51, %53, !dbg !104
	%135 = select i1 %134, float 0x7FF8000000000000, float %133, !dbg !104
	%136 = getelementptr inbounds float, float addrspace(1)* %46, i64 37, !dbg !105
	store float %132, float addrspace(1)* %136, align 4, !dbg !105
	%137 = getelementptr inbounds float, float addrspace(1)* %46, i64 38, !dbg !106
	store float %135, float addrspace(1)* %137, align 4, !dbg !106
	%138 = call float @__nv_fmaf(float %51, float %53, float 1.000000e+00), !dbg !107
	%139 = call float @__nv_fmaf(float %51, float 2.000000e+00, float %53), !dbg !108
	%140 = call float @__nv_fminf(float %132, float 1.000000e+00), !dbg !109
	%141 = fcmp uno float %132, 1.000000e+00, !dbg !109
	%142 = select i1 %141, float 0x7FF8000000000000, float %140, !dbg !109
	%143 = getelementptr inbounds float, float addrspace(1)* %46, i64 39, !dbg !110
	store float %138, float addrspace(1)* %143, align 4, !dbg !110
	%144 = getelementptr inbounds float, float addrspace(1)* %46, i64 40, !dbg !111
	store float %139, float addrspace(1)* %144, align 4, !dbg !111
	%145 = getelementptr inbounds float, float addrspace(1)* %46, i64 41, !dbg !112
	store float %142, float addrspace(1)* %145, align 4, !dbg !112
	%146 = add i64 %41, %37, !dbg !10
	br label %b1, !dbg !10

b5:
	ret void, !dbg !9

b2_fail1:
	%147 = icmp ugt i64 %45, %p1, !dbg !23
	br i1 %147, label %b2_fail2, label %b2_ok2, !dbg !23

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %45, i64 %p1), !dbg !23
	ret void, !dbg !23

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %45), !dbg !23
	ret void, !dbg !23

b3_cold:
	%148 = phi i64 [ %257, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !10
	%149 = icmp slt i64 %148, %p3, !dbg !10
	br i1 %149, label %b4_cold, label %b5, !dbg !10

b4_cold:
	%150 = mul i64 %148, 42, !dbg !20
	%151 = add i64 %148, 1, !dbg !21
	%152 = mul i64 %151, 42, !dbg !22
	%153 = getelementptr inbounds float, float addrspace(1)* %0, i64 %150, !dbg !23
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %148, !dbg !24
	%155 = icmp ugt i64 %152, %p1, !dbg !23
	%156 = icmp ugt i64 %150, %152, !dbg !23
	%157 = icmp uge i64 %148, %p5, !dbg !26
	%158 = or i1 %155, %156, !dbg !26
	%159 = or i1 %158, %157, !dbg !26
	br i1 %159, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !26, !prof !25

b4_cold_fail1:
	%160 = icmp ugt i64 %152, %p1, !dbg !23
	br i1 %160, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !23

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %152, i64 %p1), !dbg !23
	ret void, !dbg !23

b4_cold_ok2:
	%161 = icmp ugt i64 %150, %152, !dbg !23
	br i1 %161, label %b4_cold_fail3, label %b4_cold_ok3, !dbg !23

b4_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %150, i64 %152), !dbg !23
	ret void, !dbg !23

b4_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %148, i64 %p5), !dbg !26
	ret void, !dbg !26

b4_cold_ok1:
	%162 = load float, float addrspace(1)* %154, align 4, !dbg !24
	%163 = getelementptr inbounds float, float addrspace(1)* %2, i64 %148, !dbg !26
	%164 = load float, float addrspace(1)* %163, align 4, !dbg !26
	%165 = call float @__nv_sqrtf(float %162), !dbg !29
	%166 = call float @__nv_rsqrtf(float %162), !dbg !30
	%167 = call float @__nv_cbrtf(float %162), !dbg !31
	%168 = call float @__nv_fabsf(float %162), !dbg !32
	%169 = getelementptr inbounds float, float addrspace(1)* %153, i64 0, !dbg !33
	store float %165, float addrspace(1)* %169, align 4, !dbg !33
	%170 = getelementptr inbounds float, float addrspace(1)* %153, i64 1, !dbg !34
	store float %166, float addrspace(1)* %170, align 4, !dbg !34
	%171 = getelementptr inbounds float, float addrspace(1)* %153, i64 2, !dbg !35
	store float %167, float addrspace(1)* %171, align 4, !dbg !35
	%172 = getelementptr inbounds float, float addrspace(1)* %153, i64 3, !dbg !36
	store float %168, float addrspace(1)* %172, align 4, !dbg !36
	%173 = call float @__nv_floorf(float %162), !dbg !37
	%174 = call float @__nv_ceilf(float %162), !dbg !38
	%175 = call float @__nv_truncf(float %162), !dbg !39
	%176 = getelementptr inbounds float, float addrspace(1)* %153, i64 4, !dbg !40
	store float %173, float addrspace(1)* %176, align 4, !dbg !40
	%177 = getelementptr inbounds float, float addrspace(1)* %153, i64 5, !dbg !41
	store float %174, float addrspace(1)* %177, align 4, !dbg !41
	%178 = getelementptr inbounds float, float addrspace(1)* %153, i64 6, !dbg !42
	store float %175, float addrspace(1)* %178, align 4, !dbg !42
	%179 = call float @__nv_roundf(float %162), !dbg !43
	%180 = call float @__nv_rintf(float %162), !dbg !44
	%181 = getelementptr inbounds float, float addrspace(1)* %153, i64 7, !dbg !45
	store float %179, float addrspace(1)* %181, align 4, !dbg !45
	%182 = getelementptr inbounds float, float addrspace(1)* %153, i64 8, !dbg !46
	store float %180, float addrspace(1)* %182, align 4, !dbg !46
	%183 = call float @__nv_expf(float %162), !dbg !47
	%184 = call float @__nv_exp2f(float %162), !dbg !48
	%185 = call float @__nv_expm1f(float %162), !dbg !49
	%186 = getelementptr inbounds float, float addrspace(1)* %153, i64 9, !dbg !50
	store float %183, float addrspace(1)* %186, align 4, !dbg !50
	%187 = getelementptr inbounds float, float addrspace(1)* %153, i64 10, !dbg !51
	store float %184, float addrspace(1)* %187, align 4, !dbg !51
	%188 = getelementptr inbounds float, float addrspace(1)* %153, i64 11, !dbg !52
	store float %185, float addrspace(1)* %188, align 4, !dbg !52
	%189 = call float @__nv_logf(float %162), !dbg !53
	%190 = call float @__nv_log2f(float %162), !dbg !54
	%191 = call float @__nv_log10f(float %162), !dbg !55
	%192 = call float @__nv_log1pf(float %162), !dbg !56
	%193 = getelementptr inbounds float, float addrspace(1)* %153, i64 12, !dbg !57
	store float %189, float addrspace(1)* %193, align 4, !dbg !57
	%194 = getelementptr inbounds float, float addrspace(1)* %153, i64 13, !dbg !58
	store float %190, float addrspace(1)* %194, align 4, !dbg !58
	%195 = getelementptr inbounds float, float addrspace(1)* %153, i64 14, !dbg !59
	store float %191, float addrspace(1)* %195, align 4, !dbg !59
	%196 = getelementptr inbounds float, float addrspace(1)* %153, i64 15, !dbg !60
	store float %192, float addrspace(1)* %196, align 4, !dbg !60
	%197 = call float @__nv_sinf(float %162), !dbg !61
	%198 = call float @__nv_cosf(float %162), !dbg !62
	%199 = call float @__nv_tanf(float %162), !dbg !63
	%200 = getelementptr inbounds float, float addrspace(1)* %153, i64 16, !dbg !64
	store float %197, float addrspace(1)* %200, align 4, !dbg !64
	%201 = getelementptr inbounds float, float addrspace(1)* %153, i64 17, !dbg !65
	store float %198, float addrspace(1)* %201, align 4, !dbg !65
	%202 = getelementptr inbounds float, float addrspace(1)* %153, i64 18, !dbg !66
	store float %199, float addrspace(1)* %202, align 4, !dbg !66
	%203 = call float @__nv_asinf(float %162), !dbg !67
	%204 = call float @__nv_acosf(float %162), !dbg !68
	%205 = call float @__nv_atanf(float %162), !dbg !69
	%206 = getelementptr inbounds float, float addrspace(1)* %153, i64 19, !dbg !70
	store float %203, float addrspace(1)* %206, align 4, !dbg !70
	%207 = getelementptr inbounds float, float addrspace(1)* %153, i64 20, !dbg !71
	store float %204, float addrspace(1)* %207, align 4, !dbg !71
	%208 = getelementptr inbounds float, float addrspace(1)* %153, i64 21, !dbg !72
	store float %205, float addrspace(1)* %208, align 4, !dbg !72
	%209 = call float @__nv_sinhf(float %162), !dbg !73
	%210 = call float @__nv_coshf(float %162), !dbg !74
	%211 = call float @__nv_tanhf(float %162), !dbg !75
	%212 = getelementptr inbounds float, float addrspace(1)* %153, i64 22, !dbg !76
	store float %209, float addrspace(1)* %212, align 4, !dbg !76
	%213 = getelementptr inbounds float, float addrspace(1)* %153, i64 23, !dbg !77
	store float %210, float addrspace(1)* %213, align 4, !dbg !77
	%214 = getelementptr inbounds float, float addrspace(1)* %153, i64 24, !dbg !78
	store float %211, float addrspace(1)* %214, align 4, !dbg !78
	%215 = call float @__nv_asinhf(float %162), !dbg !79
	%216 = call float @__nv_acoshf(float %162), !dbg !80
	%217 = call float @__nv_atanhf(float %162), !dbg !81
	%218 = getelementptr inbounds float, float addrspace(1)* %153, i64 25, !dbg !82
	store float %215, float addrspace(1)* %218, align 4, !dbg !82
	%219 = getelementptr inbounds float, float addrspace(1)* %153, i64 26, !dbg !83
	store float %216, float addrspace(1)* %219, align 4, !dbg !83
	%220 = getelementptr inbounds float, float addrspace(1)* %153, i64 27, !dbg !84
	store float %217, float addrspace(1)* %220, align 4, !dbg !84
	%221 = call float @__nv_erff(float %162), !dbg !85
	%222 = call float @__nv_erfcf(float %162), !dbg !86
	%223 = getelementptr inbounds float, float addrspace(1)* %153, i64 28, !dbg !87
	store float %221, float addrspace(1)* %223, align 4, !dbg !87
	%224 = getelementptr inbounds float, float addrspace(1)* %153, i64 29, !dbg !88
	store float %222, float addrspace(1)* %224, align 4, !dbg !88
	%225 = call float @__nv_atan2f(float %162, float %164), !dbg !89
	%226 = call float @__nv_powf(float %162, float %164), !dbg !90
	%227 = call float @__nv_hypotf(float %162, float %164), !dbg !91
	%228 = getelementptr inbounds float, float addrspace(1)* %153, i64 30, !dbg !92
	store float %225, float addrspace(1)* %228, align 4, !dbg !92
	%229 = getelementptr inbounds float, float addrspace(1)* %153, i64 31, !dbg !93
	store float %226, float addrspace(1)* %229, align 4, !dbg !93
	%230 = getelementptr inbounds float, float addrspace(1)* %153, i64 32, !dbg !94
	store float %227, float addrspace(1)* %230, align 4, !dbg !94
	%231 = call float @__nv_fmodf(float %162, float %164), !dbg !95
	%232 = call float @__nv_remainderf(float %162, float %164), !dbg !96
	%233 = getelementptr inbounds float, float addrspace(1)* %153, i64 33, !dbg !97
	store float %231, float addrspace(1)* %233, align 4, !dbg !97
	%234 = getelementptr inbounds float, float addrspace(1)* %153, i64 34, !dbg !98
	store float %232, float addrspace(1)* %234, align 4, !dbg !98
	%235 = fsub float %162, %164, !dbg !99
	%236 = fcmp ole float %235, 0.000000e+00, !dbg !99
	%237 = select i1 %236, float 0.000000e+00, float %235, !dbg !99
	%238 = call float @__nv_copysignf(float %162, float %164), !dbg !100
	%239 = getelementptr inbounds float, float addrspace(1)* %153, i64 35, !dbg !101
	store float %237, float addrspace(1)* %239, align 4, !dbg !101
	%240 = getelementptr inbounds float, float addrspace(1)* %153, i64 36, !dbg !102
	store float %238, float addrspace(1)* %240, align 4, !dbg !102
	%241 = call float @__nv_fminf(float %162, float %164), !dbg !103
	%242 = fcmp uno float %162, %164, !dbg !103
	%243 = select i1 %242, float 0x7FF8000000000000, float %241, !dbg !103
	%244 = call float @__nv_fmaxf(float %162, float %164), !dbg !104
	%245 = fcmp uno float %162, %164, !dbg !104
	%246 = select i1 %245, float 0x7FF8000000000000, float %244, !dbg !104
	%247 = getelementptr inbounds float, float addrspace(1)* %153, i64 37, !dbg !105
	store float %243, float addrspace(1)* %247, align 4, !dbg !105
	%248 = getelementptr inbounds float, float addrspace(1)* %153, i64 38, !dbg !106
	store float %246, float addrspace(1)* %248, align 4, !dbg !106
	%249 = call float @__nv_fmaf(float %162, float %164, float 1.000000e+00), !dbg !107
	%250 = call float @__nv_fmaf(float %162, float 2.000000e+00, float %164), !dbg !108
	%251 = call float @__nv_fminf(float %243, float 1.000000e+00), !dbg !109
	%252 = fcmp uno float %243, 1.000000e+00, !dbg !109
	%253 = select i1 %252, float 0x7FF8000000000000, float %251, !dbg !109
	%254 = getelementptr inbounds float, float addrspace(1)* %153, i64 39, !dbg !110
	store float %249, float addrspace(1)* %254, align 4, !dbg !110
	%255 = getelementptr inbounds float, float addrspace(1)* %153, i64 40, !dbg !111
	store float %250, float addrspace(1)* %255, align 4, !dbg !111
	%256 = getelementptr inbounds float, float addrspace(1)* %153, i64 41, !dbg !112
	store float %253, float addrspace(1)* %256, align 4, !dbg !112
	%257 = add i64 %148, %37, !dbg !10
	br label %b3_cold, !dbg !10
}

define void @GPUFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !113 {
entry:
	br label %b0, !dbg !114

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !114
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !114
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !114
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117, !range !11
	%4 = sext i32 %3 to i64, !dbg !117
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !117, !range !12
	%6 = sext i32 %5 to i64, !dbg !117
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !117, !range !12
	%8 = sext i32 %7 to i64, !dbg !117
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !117, !range !13
	%10 = sext i32 %9 to i64, !dbg !117
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !117, !range !14
	%12 = sext i32 %11 to i64, !dbg !117
	%13 = mul i64 %12, %8, !dbg !117
	%14 = add i64 %6, %13, !dbg !117
	%15 = mul i64 %10, %14, !dbg !117
	%16 = add i64 %4, %15, !dbg !117
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117, !range !15
	%19 = mul i32 %17, %18, !dbg !117
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !16
	%21 = mul i32 %19, %20, !dbg !117
	%22 = sext i32 %21 to i64, !dbg !117
	%23 = mul i64 %16, %22, !dbg !117
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !117, !range !18
	%27 = mul i32 %18, %26, !dbg !117
	%28 = add i32 %25, %27, !dbg !117
	%29 = mul i32 %17, %28, !dbg !117
	%30 = add i32 %24, %29, !dbg !117
	%31 = sext i32 %30 to i64, !dbg !117
	%32 = add i64 %23, %31, !dbg !117
	%33 = mul i64 %10, %12, !dbg !117
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !117, !range !14
	%35 = sext i32 %34 to i64, !dbg !117
	%36 = mul i64 %33, %35, !dbg !117
	%37 = mul i64 %36, %22, !dbg !117
	%38 = mul i64 %p3, -1, !dbg !117
	%39 = add i64 %38, %p5, !dbg !117
	%40 = icmp sge i64 %39, 0, !dbg !117
	br i1 %40, label %b1, label %b3_cold, !dbg !117, !prof !19

b1:
	%41 = phi i64 [ %32, %b0 ], [ %164, %b2_ok1 ], !dbg !117
	%42 = icmp slt i64 %41, %p3, !dbg !117
	br i1 %42, label %b2, label %b5, !dbg !117

b2:
	%43 = mul i64 %41, 42, !dbg !118
	%44 = add i64 %41, 1, !dbg !119
	%45 = mul i64 %44, 42, !dbg !120
	%46 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !121
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %41, !dbg !122
	%48 = icmp ugt i64 %45, %p1, !dbg !121
	%49 = icmp ugt i64 %43, %45, !dbg !121
	%50 = or i1 %48, %49, !dbg !121
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !121, !prof !25

b2_ok1:
	%51 = load double, double addrspace(1)* %47, align 8, !dbg !122
	%52 = getelementptr inbounds double, double addrspace(1)* %2, i64 %41, !dbg !123
	%53 = load double, double addrspace(1)* %52, align 8, !dbg !123
	%54 = call double @__nv_sqrt(double %51), !dbg !126
	%55 = call double @__nv_rsqrt(double %51), !dbg !127
	%56 = call double @__nv_cbrt(double %51), !dbg !128
	%57 = call double @__nv_fabs(double %51), !dbg !129
	%58 = getelementptr inbounds double, double addrspace(1)* %46, i64 0, !dbg !130
	store double %54, double addrspace(1)* %58, align 8, !dbg !130
	%59 = getelementptr inbounds double, double addrspace(1)* %46, i64 1, !dbg !131
	store double %55, double addrspace(1)* %59, align 8, !dbg !131
	%60 = getelementptr inbounds double, double addrspace(1)* %46, i64 2, !dbg !132
	store double %56, double addrspace(1)* %60, align 8, !dbg !132
	%61 = getelementptr inbounds double, double addrspace(1)* %46, i64 3, !dbg !133
	store double %57, double addrspace(1)* %61, align 8, !dbg !133
	%62 = call double @__nv_floor(double %51), !dbg !134
	%63 = call double @__nv_ceil(double %51), !dbg !135
	%64 = call double @__nv_trunc(double %51), !dbg !136
	%65 = getelementptr inbounds double, double addrspace(1)* %46, i64 4, !dbg !137
	store double %62, double addrspace(1)* %65, align 8, !dbg !137
	%66 = getelementptr inbounds double, double addrspace(1)* %46, i64 5, !dbg !138
	store double %63, double addrspace(1)* %66, align 8, !dbg !138
	%67 = getelementptr inbounds double, double addrspace(1)* %46, i64 6, !dbg !139
	store double %64, double addrspace(1)* %67, align 8, !dbg !139
	%68 = call double @__nv_round(double %51), !dbg !140
	%69 = call double @__nv_rint(double %51), !dbg !141
	%70 = getelementptr inbounds double, double addrspace(1)* %46, i64 7, !dbg !142
	store double %68, double addrspace(1)* %70, align 8, !dbg !142
	%71 = getelementptr inbounds double, double addrspace(1)* %46, i64 8, !dbg !143
	store double %69, double addrspace(1)* %71, align 8, !dbg !143
	%72 = call double @__nv_exp(double %51), !dbg !144
	%73 = call double @__nv_exp2(double %51), !dbg !145
	%74 = call double @__nv_expm1(double %51), !dbg !146
	%75 = getelementptr inbounds double, double addrspace(1)* %46, i64 9, !dbg !147
	store double %72, double addrspace(1)* %75, align 8, !dbg !147
	%76 = getelementptr inbounds double, double addrspace(1)* %46, i64 10, !dbg !148
	store double %73, double addrspace(1)* %76, align 8, !dbg !148
	%77 = getelementptr inbounds double, double addrspace(1)* %46, i64 11, !dbg !149
	store double %74, double addrspace(1)* %77, align 8, !dbg !149
	%78 = call double @__nv_log(double %51), !dbg !150
	%79 = call double @__nv_log2(double %51), !dbg !151
	%80 = call double @__nv_log10(double %51), !dbg !152
	%81 = call double @__nv_log1p(double %51), !dbg !153
	%82 = getelementptr inbounds double, double addrspace(1)* %46, i64 12, !dbg !154
	store double %78, double addrspace(1)* %82, align 8, !dbg !154
	%83 = getelementptr inbounds double, double addrspace(1)* %46, i64 13, !dbg !155
	store double %79, double addrspace(1)* %83, align 8, !dbg !155
	%84 = getelementptr inbounds double, double addrspace(1)* %46, i64 14, !dbg !156
	store double %80, double addrspace(1)* %84, align 8, !dbg !156
	%85 = getelementptr inbounds double, double addrspace(1)* %46, i64 15, !dbg !157
	store double %81, double addrspace(1)* %85, align 8, !dbg !157
	%86 = call double @__nv_sin(double %51), !dbg !158
	%87 = call double @__nv_cos(double %51), !dbg !159
	%88 = call double @__nv_tan(double %51), !dbg !160
	%89 = getelementptr inbounds double, double addrspace(1)* %46, i64 16, !dbg !161
	store double %86, double addrspace(1)* %89, align 8, !dbg !161
	%90 = getelementptr inbounds double, double addrspace(1)* %46, i64 17, !dbg !162
	store double %87, double addrspace(1)* %90, align 8, !dbg !162
	%91 = getelementptr inbounds double, double addrspace(1)* %46, i64 18, !dbg !163
	store double %88, double addrspace(1)* %91, align 8, !dbg !163
	%92 = call double @__nv_asin(double %51), !dbg !164
	%93 = call double @__nv_acos(double %51), !dbg !165
	%94 = call double @__nv_atan(double %51), !dbg !166
	%95 = getelementptr inbounds double, double addrspace(1)* %46, i64 19, !dbg !167
	store double %92, double addrspace(1)* %95, align 8, !dbg !167
	%96 = getelementptr inbounds double, double addrspace(1)* %46, i64 20, !dbg !168
	store double %93, double addrspace(1)* %96, align 8, !dbg !168
	%97 = getelementptr inbounds double, double addrspace(1)* %46, i64 21, !dbg !169
	store double %94, double addrspace(1)* %97, align 8, !dbg !169
	%98 = call double @__nv_sinh(double %51), !dbg !170
	%99 = call double @__nv_cosh(double %51), !dbg !171
	%100 = call double @__nv_tanh(double %51), !dbg !172
	%101 = getelementptr inbounds double, double addrspace(1)* %46, i64 22, !dbg !173
	store double %98, double addrspace(1)* %101, align 8, !dbg !173
	%102 = getelementptr inbounds double, double addrspace(1)* %46, i64 23, !dbg !174
	store double %99, double addrspace(1)* %102, align 8, !dbg !174
	%103 = getelementptr inbounds double, double addrspace(1)* %46, i64 24, !dbg !175
	store double %100, double addrspace(1)* %103, align 8, !dbg !175
	%104 = call double @__nv_asinh(double %51), !dbg !176
	%105 = call double @__nv_acosh(double %51), !dbg !177
	%106 = call double @__nv_atanh(double %51), !dbg !178
	%107 = getelementptr inbounds double, double addrspace(1)* %46, i64 25, !dbg !179
	store double %104, double addrspace(1)* %107, align 8, !dbg !179
	%108 = getelementptr inbounds double, double addrspace(1)* %46, i64 26, !dbg !180
	store double %105, double addrspace(1)* %108, align 8, !dbg !180
	%109 = getelementptr inbounds double, double addrspace(1)* %46, i64 27, !dbg !181
	store double %106, double addrspace(1)* %109, align 8, !dbg !181
	%110 = call double @__nv_erf(double %51), !dbg !182
	%111 = call double @__nv_erfc(double %51), !dbg !183
	%112 = getelementptr inbounds double, double addrspace(1)* %46, i64 28, !dbg !184
	store double %110, double addrspace(1)* %112, align 8, !dbg !184
	%113 = getelementptr inbounds double, double addrspace(1)* %46, i64 29, !dbg !185
	store double %111, double addrspace(1)* %113, align 8, !dbg !185
	%114 = call double @__nv_atan2(double %51, double %53), !dbg !186
	%115 = call double @__nv_pow(double %51, double %53), !dbg !187
	%116 = call double @__nv_hypot(double %51, double %53), !dbg !188
	%117 = getelementptr inbounds double, double addrspace(1)* %46, i64 30, !dbg !189
	store double %114, double addrspace(1)* %117, align 8, !dbg !189
	%118 = getelementptr inbounds double, double addrspace(1)* %46, i64 31, !dbg !190
	store double %115, double addrspace(1)* %118, align 8, !dbg !190
	%119 = getelementptr inbounds double, double addrspace(1)* %46, i64 32, !dbg !191
	store double %116, double addrspace(1)* %119, align 8, !dbg !191
	%120 = call double @__nv_fmod(double %51, double %53), !dbg !192
	%121 = call double @__nv_remainder(double %51, double %53), !dbg !193
	%122 = getelementptr inbounds double, double addrspace(1)* %46, i64 33, !dbg !194
	store double %120, double addrspace(1)* %122, align 8, !dbg !194
	%123 = getelementptr inbounds double, double addrspace(1)* %46, i64 34, !dbg !195
	store double %121, double addrspace(1)* %123, align 8, !dbg !195
	%124 = fsub double %51, %53, !dbg !196
	%125 = fcmp ole double %124, 0.000000e+00, !dbg !196
	%126 = select i1 %125, double 0.000000e+00, double %124, !dbg !196
	%127 = call double @__nv_copysign(double %51, double %53), !dbg !197
	%128 = getelementptr inbounds double, double addrspace(1)* %46, i64 35, !dbg !198
	store double %126, double addrspace(1)* %128, align 8, !dbg !198
	%129 = getelementptr inbounds double, double addrspace(1)* %46, i64 36, !dbg !199
	store double %127, double addrspace(1)* %129, align 8, !dbg !199
	%130 = call double @__nv_fmin(double %51, double %53), !dbg !200
	%131 = bitcast double %51 to i64, !dbg !200
	%132 = bitcast double %53 to i64, !dbg !200
	%133 = or i64 %131, %132, !dbg !200
	%134 = fcmp oeq double %51, %53, !dbg !200
	%135 = bitcast i64 %133 to double, !dbg !200
	%136 = select i1 %134, double %135, double %130, !dbg !200
	%137 = fcmp uno double %51, %53, !dbg !200
	%138 = select i1 %137, double 0x7FF8000000000000, double %136, !dbg !200
	%139 = call double @__nv_fmax(double %51, double %53), !dbg !201
	%140 = bitcast double %51 to i64, !dbg !201
	%141 = bitcast double %53 to i64, !dbg !201
	%142 = and i64 %140, %141, !dbg !201
	%143 = fcmp oeq double %51, %53, !dbg !201
	%144 = bitcast i64 %142 to double, !dbg !201
	%145 = select i1 %143, double %144, double %139, !dbg !201
	%146 = fcmp uno double %51, %53, !dbg !201
	%147 = select i1 %146, double 0x7FF8000000000000, double %145, !dbg !201
	%148 = getelementptr inbounds double, double addrspace(1)* %46, i64 37, !dbg !202
	store double %138, double addrspace(1)* %148, align 8, !dbg !202
	%149 = getelementptr inbounds double, double addrspace(1)* %46, i64 38, !dbg !203
	store double %147, double addrspace(1)* %149, align 8, !dbg !203
	%150 = call double @__nv_fma(double %51, double %53, double 1.000000e+00), !dbg !204
	%151 = call double @__nv_fma(double %51, double 2.000000e+00, double %53), !dbg !205
	%152 = call double @__nv_fmin(double %138, double 1.000000e+00), !dbg !206
	%153 = bitcast double %138 to i64, !dbg !206
	%154 = bitcast double 1.000000e+00 to i64, !dbg !206
	%155 = or i64 %153, %154, !dbg !206
	%156 = fcmp oeq double %138, 1.000000e+00, !dbg !206
	%157 = bitcast i64 %155 to double, !dbg !206
	%158 = select i1 %156, double %157, double %152, !dbg !206
	%159 = fcmp uno double %138, 1.000000e+00, !dbg !206
	%160 = select i1 %159, double 0x7FF8000000000000, double %158, !dbg !206
	%161 = getelementptr inbounds double, double addrspace(1)* %46, i64 39, !dbg !207
	store double %150, double addrspace(1)* %161, align 8, !dbg !207
	%162 = getelementptr inbounds double, double addrspace(1)* %46, i64 40, !dbg !208
	store double %151, double addrspace(1)* %162, align 8, !dbg !208
	%163 = getelementptr inbounds double, double addrspace(1)* %46, i64 41, !dbg !209
	store double %160, double addrspace(1)* %163, align 8, !dbg !209
	%164 = add i64 %41, %37, !dbg !117
	br label %b1, !dbg !117

b5:
	ret void, !dbg !116

b2_fail1:
	%165 = icmp ugt i64 %45, %p1, !dbg !121
	br i1 %165, label %b2_fail2, label %b2_ok2, !dbg !121

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %45, i64 %p1), !dbg !121
	ret void, !dbg !121

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %45), !dbg !121
	ret void, !dbg !121

b3_cold:
	%166 = phi i64 [ %293, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !117
	%167 = icmp slt i64 %166, %p3, !dbg !117
	br i1 %167, label %b4_cold, label %b5, !dbg !117

b4_cold:
	%168 = mul i64 %166, 42, !dbg !118
	%169 = add i64 %166, 1, !dbg !119
	%170 = mul i64 %169, 42, !dbg !120
	%171 = getelementptr inbounds double, double addrspace(1)* %0, i64 %168, !dbg !121
	%172 = getelementptr inbounds double, double addrspace(1)* %1, i64 %166, !dbg !122
	%173 = icmp ugt i64 %170, %p1, !dbg !121
	%174 = icmp ugt i64 %168, %170, !dbg !121
	%175 = icmp uge i64 %166, %p5, !dbg !123
	%176 = or i1 %173, %174, !dbg !123
	%177 = or i1 %176, %175, !dbg !123
	br i1 %177, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !123, !prof !25

b4_cold_fail1:
	%178 = icmp ugt i64 %170, %p1, !dbg !121
	br i1 %178, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !121

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %170, i64 %p1), !dbg !121
	ret void, !dbg !121

b4_cold_ok2:
	%179 = icmp ugt i64 %168, %170, !dbg !121
	br i1 %179, label %b4_cold_fail3, label %b4_cold_ok3, !dbg !121

b4_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %168, i64 %170), !dbg !121
	ret void, !dbg !121

b4_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %166, i64 %p5), !dbg !123
	ret void, !dbg !123

b4_cold_ok1:
	%180 = load double, double addrspace(1)* %172, align 8, !dbg !122
	%181 = getelementptr inbounds double, double addrspace(1)* %2, i64 %166, !dbg !123
	%182 = load double, double addrspace(1)* %181, align 8, !dbg !123
	%183 = call double @__nv_sqrt(double %180), !dbg !126
	%184 = call double @__nv_rsqrt(double %180), !dbg !127
	%185 = call double @__nv_cbrt(double %180), !dbg !128
	%186 = call double @__nv_fabs(double %180), !dbg !129
	%187 = getelementptr inbounds double, double addrspace(1)* %171, i64 0, !dbg !130
	store double %183, double addrspace(1)* %187, align 8, !dbg !130
	%188 = getelementptr inbounds double, double addrspace(1)* %171, i64 1, !dbg !131
	store double %184, double addrspace(1)* %188, align 8, !dbg !131
	%189 = getelementptr inbounds double, double addrspace(1)* %171, i64 2, !dbg !132
	store double %185, double addrspace(1)* %189, align 8, !dbg !132
	%190 = getelementptr inbounds double, double addrspace(1)* %171, i64 3, !dbg !133
	store double %186, double addrspace(1)* %190, align 8, !dbg !133
	%191 = call double @__nv_floor(double %180), !dbg !134
	%192 = call double @__nv_ceil(double %180), !dbg !135
	%193 = call double @__nv_trunc(double %180), !dbg !136
	%194 = getelementptr inbounds double, double addrspace(1)* %171, i64 4, !dbg !137
	store double %191, double addrspace(1)* %194, align 8, !dbg !137
	%195 = getelementptr inbounds double, double addrspace(1)* %171, i64 5, !dbg !138
	store double %192, double addrspace(1)* %195, align 8, !dbg !138
	%196 = getelementptr inbounds double, double addrspace(1)* %171, i64 6, !dbg !139
	store double %193, double addrspace(1)* %196, align 8, !dbg !139
	%197 = call double @__nv_round(double %180), !dbg !140
	%198 = call double @__nv_rint(double %180), !dbg !141
	%199 = getelementptr inbounds double, double addrspace(1)* %171, i64 7, !dbg !142
	store double %197, double addrspace(1)* %199, align 8, !dbg !142
	%200 = getelementptr inbounds double, double addrspace(1)* %171, i64 8, !dbg !143
	store double %198, double addrspace(1)* %200, align 8, !dbg !143
	%201 = call double @__nv_exp(double %180), !dbg !144
	%202 = call double @__nv_exp2(double %180), !dbg !145
	%203 = call double @__nv_expm1(double %180), !dbg !146
	%204 = getelementptr inbounds double, double addrspace(1)* %171, i64 9, !dbg !147
	store double %201, double addrspace(1)* %204, align 8, !dbg !147
	%205 = getelementptr inbounds double, double addrspace(1)* %171, i64 10, !dbg !148
	store double %202, double addrspace(1)* %205, align 8, !dbg !148
	%206 = getelementptr inbounds double, double addrspace(1)* %171, i64 11, !dbg !149
	store double %203, double addrspace(1)* %206, align 8, !dbg !149
	%207 = call double @__nv_log(double %180), !dbg !150
	%208 = call double @__nv_log2(double %180), !dbg !151
	%209 = call double @__nv_log10(double %180), !dbg !152
	%210 = call double @__nv_log1p(double %180), !dbg !153
	%211 = getelementptr inbounds double, double addrspace(1)* %171, i64 12, !dbg !154
	store double %207, double addrspace(1)* %211, align 8, !dbg !154
	%212 = getelementptr inbounds double, double addrspace(1)* %171, i64 13, !dbg !155
	store double %208, double addrspace(1)* %212, align 8, !dbg !155
	%213 = getelementptr inbounds double, double addrspace(1)* %171, i64 14, !dbg !156
	store double %209, double addrspace(1)* %213, align 8, !dbg !156
	%214 = getelementptr inbounds double, double addrspace(1)* %171, i64 15, !dbg !157
	store double %210, double addrspace(1)* %214, align 8, !dbg !157
	%215 = call double @__nv_sin(double %180), !dbg !158
	%216 = call double @__nv_cos(double %180), !dbg !159
	%217 = call double @__nv_tan(double %180), !dbg !160
	%218 = getelementptr inbounds double, double addrspace(1)* %171, i64 16, !dbg !161
	store double %215, double addrspace(1)* %218, align 8, !dbg !161
	%219 = getelementptr inbounds double, double addrspace(1)* %171, i64 17, !dbg !162
	store double %216, double addrspace(1)* %219, align 8, !dbg !162
	%220 = getelementptr inbounds double, double addrspace(1)* %171, i64 18, !dbg !163
	store double %217, double addrspace(1)* %220, align 8, !dbg !163
	%221 = call double @__nv_asin(double %180), !dbg !164
	%222 = call double @__nv_acos(double %180), !dbg !165
	%223 = call double @__nv_atan(double %180), !dbg !166
	%224 = getelementptr inbounds double, double addrspace(1)* %171, i64 19, !dbg !167
	store double %221, double addrspace(1)* %224, align 8, !dbg !167
	%225 = getelementptr inbounds double, double addrspace(1)* %171, i64 20, !dbg !168
	store double %222, double addrspace(1)* %225, align 8, !dbg !168
	%226 = getelementptr inbounds double, double addrspace(1)* %171, i64 21, !dbg !169
	store double %223, double addrspace(1)* %226, align 8, !dbg !169
	%227 = call double @__nv_sinh(double %180), !dbg !170
	%228 = call double @__nv_cosh(double %180), !dbg !171
	%229 = call double @__nv_tanh(double %180), !dbg !172
	%230 = getelementptr inbounds double, double addrspace(1)* %171, i64 22, !dbg !173
	store double %227, double addrspace(1)* %230, align 8, !dbg !173
	%231 = getelementptr inbounds double, double addrspace(1)* %171, i64 23, !dbg !174
	store double %228, double addrspace(1)* %231, align 8, !dbg !174
	%232 = getelementptr inbounds double, double addrspace(1)* %171, i64 24, !dbg !175
	store double %229, double addrspace(1)* %232, align 8, !dbg !175
	%233 = call double @__nv_asinh(double %180), !dbg !176
	%234 = call double @__nv_acosh(double %180), !dbg !177
	%235 = call double @__nv_atanh(double %180), !dbg !178
	%236 = getelementptr inbounds double, double addrspace(1)* %171, i64 25, !dbg !179
	store double %233, double addrspace(1)* %236, align 8, !dbg !179
	%237 = getelementptr inbounds double, double addrspace(1)* %171, i64 26, !dbg !180
	store double %234, double addrspace(1)* %237, align 8, !dbg !180
	%238 = getelementptr inbounds double, double addrspace(1)* %171, i64 27, !dbg !181
	store double %235, double addrspace(1)* %238, align 8, !dbg !181
	%239 = call double @__nv_erf(double %180), !dbg !182
	%240 = call double @__nv_erfc(double %180), !dbg !183
	%241 = getelementptr inbounds double, double addrspace(1)* %171, i64 28, !dbg !184
	store double %239, double addrspace(1)* %241, align 8, !dbg !184
	%242 = getelementptr inbounds double, double addrspace(1)* %171, i64 29, !dbg !185
	store double %240, double addrspace(1)* %242, align 8, !dbg !185
	%243 = call double @__nv_atan2(double %180, double %182), !dbg !186
	%244 = call double @__nv_pow(double %180, double %182), !dbg !187
	%245 = call double @__nv_hypot(double %180, double %182), !dbg !188
	%246 = getelementptr inbounds double, double addrspace(1)* %171, i64 30, !dbg !189
	store double %243, double addrspace(1)* %246, align 8, !dbg !189
	%247 = getelementptr inbounds double, double addrspace(1)* %171, i64 31, !dbg !190
	store double %244, double addrspace(1)* %247, align 8, !dbg !190
	%248 = getelementptr inbounds double, double addrspace(1)* %171, i64 32, !dbg !191
	store double %245, double addrspace(1)* %248, align 8, !dbg !191
	%249 = call double @__nv_fmod(double %180, double %182), !dbg !192
	%250 = call double @__nv_remainder(double %180, double %182), !dbg !193
	%251 = getelementptr inbounds double, double addrspace(1)* %171, i64 33, !dbg !194
	store double %249, double addrspace(1)* %251, align 8, !dbg !194
	%252 = getelementptr inbounds double, double addrspace(1)* %171, i64 34, !dbg !195
	store double %250, double addrspace(1)* %252, align 8, !dbg !195
	%253 = fsub double %180, %182, !dbg !196
	%254 = fcmp ole double %253, 0.000000e+00, !dbg !196
	%255 = select i1 %254, double 0.000000e+00, double %253, !dbg !196
	%256 = call double @__nv_copysign(double %180, double %182), !dbg !197
	%257 = getelementptr inbounds double, double addrspace(1)* %171, i64 35, !dbg !198
	store double %255, double addrspace(1)* %257, align 8, !dbg !198
	%258 = getelementptr inbounds double, double addrspace(1)* %171, i64 36, !dbg !199
	store double %256, double addrspace(1)* %258, align 8, !dbg !199
	%259 = call double @__nv_fmin(double %180, double %182), !dbg !200
	%260 = bitcast double %180 to i64, !dbg !200
	%261 = bitcast double %182 to i64, !dbg !200
	%262 = or i64 %260, %261, !dbg !200
	%263 = fcmp oeq double %180, %182, !dbg !200
	%264 = bitcast i64 %262 to double, !dbg !200
	%265 = select i1 %263, double %264, double %259, !dbg !200
	%266 = fcmp uno double %180, %182, !dbg !200
	%267 = select i1 %266, double 0x7FF8000000000000, double %265, !dbg !200
	%268 = call double @__nv_fmax(double %180, double %182), !dbg !201
	%269 = bitcast double %180 to i64, !dbg !201
	%270 = bitcast double %182 to i64, !dbg !201
	%271 = and i64 %269, %270, !dbg !201
	%272 = fcmp oeq double %180, %182, !dbg !201
	%273 = bitcast i64 %271 to double, !dbg !201
	%274 = select i1 %272, double %273, double %268, !dbg !201
	%275 = fcmp uno double %180, %182, !dbg !201
	%276 = select i1 %275, double 0x7FF8000000000000, double %274, !dbg !201
	%277 = getelementptr inbounds double, double addrspace(1)* %171, i64 37, !dbg !202
	store double %267, double addrspace(1)* %277, align 8, !dbg !202
	%278 = getelementptr inbounds double, double addrspace(1)* %171, i64 38, !dbg !203
	store double %276, double addrspace(1)* %278, align 8, !dbg !203
	%279 = call double @__nv_fma(double %180, double %182, double 1.000000e+00), !dbg !204
	%280 = call double @__nv_fma(double %180, double 2.000000e+00, double %182), !dbg !205
	%281 = call double @__nv_fmin(double %267, double 1.000000e+00), !dbg !206
	%282 = bitcast double %267 to i64, !dbg !206
	%283 = bitcast double 1.000000e+00 to i64, !dbg !206
	%284 = or i64 %282, %283, !dbg !206
	%285 = fcmp oeq double %267, 1.000000e+00, !dbg !206
	%286 = bitcast i64 %284 to double, !dbg !206
	%287 = select i1 %285, double %286, double %281, !dbg !206
	%288 = fcmp uno double %267, 1.000000e+00, !dbg !206
	%289 = select i1 %288, double 0x7FF8000000000000, double %287, !dbg !206
	%290 = getelementptr inbounds double, double addrspace(1)* %171, i64 39, !dbg !207
	store double %279, double addrspace(1)* %290, align 8, !dbg !207
	%291 = getelementptr inbounds double, double addrspace(1)* %171, i64 40, !dbg !208
	store double %280, double addrspace(1)* %291, align 8, !dbg !208
	%292 = getelementptr inbounds double, double addrspace(1)* %171, i64 41, !dbg !209
	store double %289, double addrspace(1)* %292, align 8, !dbg !209
	%293 = add i64 %166, %37, !dbg !117
	br label %b3_cold, !dbg !117
}

define void @StdFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !210 {
entry:
	br label %b0, !dbg !211

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !211
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !211
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !211
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212, !range !11
	%4 = sext i32 %3 to i64, !dbg !212
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !212, !range !12
	%6 = sext i32 %5 to i64, !dbg !212
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !212, !range !12
	%8 = sext i32 %7 to i64, !dbg !212
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !212, !range !13
	%10 = sext i32 %9 to i64, !dbg !212
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !212, !range !14
	%12 = sext i32 %11 to i64, !dbg !212
	%13 = mul i64 %12, %8, !dbg !212
	%14 = add i64 %6, %13, !dbg !212
	%15 = mul i64 %10, %14, !dbg !212
	%16 = add i64 %4, %15, !dbg !212
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212, !range !15
	%19 = mul i32 %17, %18, !dbg !212
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !212, !range !16
	%21 = mul i32 %19, %20, !dbg !212
	%22 = sext i32 %21 to i64, !dbg !212
	%23 = mul i64 %16, %22, !dbg !212
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !212, !range !18
	%27 = mul i32 %18, %26, !dbg !212
	%28 = add i32 %25, %27, !dbg !212
	%29 = mul i32 %17, %28, !dbg !212
	%30 = add i32 %24, %29, !dbg !212
	%31 = sext i32 %30 to i64, !dbg !212
	%32 = add i64 %23, %31, !dbg !212
	%33 = mul i64 %10, %12, !dbg !212
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !212, !range !14
	%35 = sext i32 %34 to i64, !dbg !212
	%36 = mul i64 %33, %35, !dbg !212
	%37 = mul i64 %36, %22, !dbg !212
	%38 = mul i64 %p3, -1, !dbg !212
	%39 = add i64 %38, %p5, !dbg !212
	%40 = icmp sge i64 %39, 0, !dbg !212
	br i1 %40, label %b1, label %b10_cold, !dbg !212, !prof !19

b1:
	%41 = phi i64 [ %32, %b0 ], [ %136, %b9 ], !dbg !212
	%42 = icmp slt i64 %41, %p3, !dbg !212
	br i1 %42, label %b2, label %b19, !dbg !212

b2:
	%43 = add i64 %41, 1, !dbg !213
	%44 = mul i64 %43, 18, !dbg !214
	%45 = mul i64 %41, 18, !dbg !216
	%46 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !215
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %41, !dbg !217
	%48 = icmp ugt i64 %44, %p1, !dbg !215
	br i1 %48, label %b2_fail1, label %b2_ok1, !dbg !215, !prof !25

b2_ok1:
	%49 = load double, double addrspace(1)* %47, align 8, !dbg !217
	%50 = getelementptr inbounds double, double addrspace(1)* %2, i64 %41, !dbg !218
	%51 = load double, double addrspace(1)* %50, align 8, !dbg !218
	%52 = fcmp oeq double %49, 0x7FF0000000000000, !dbg !221
	%53 = fcmp oeq double %51, 0x7FF0000000000000, !dbg !221
	%54 = or i1 %52, %53, !dbg !221
	%55 = call double @__nv_fmax(double %49, double %51), !dbg !221
	%56 = bitcast double %49 to i64, !dbg !221
	%57 = bitcast double %51 to i64, !dbg !221
	%58 = and i64 %56, %57, !dbg !221
	%59 = fcmp oeq double %49, %51, !dbg !221
	%60 = bitcast i64 %58 to double, !dbg !221
	%61 = select i1 %59, double %60, double %55, !dbg !221
	%62 = fcmp uno double %49, %51, !dbg !221
	%63 = select i1 %62, double 0x7FF8000000000000, double %61, !dbg !221
	%64 = select i1 %54, double 0x7FF0000000000000, double %63, !dbg !221
	%65 = fcmp oeq double %49, 0xFFF0000000000000, !dbg !222
	%66 = fcmp oeq double %51, 0xFFF0000000000000, !dbg !222
	%67 = or i1 %65, %66, !dbg !222
	%68 = call double @__nv_fmin(double %49, double %51), !dbg !222
	%69 = bitcast double %49 to i64, !dbg !222
	%70 = bitcast double %51 to i64, !dbg !222
	%71 = or i64 %69, %70, !dbg !222
	%72 = fcmp oeq double %49, %51, !dbg !222
	%73 = bitcast i64 %71 to double, !dbg !222
	%74 = select i1 %72, double %73, double %68, !dbg !222
	%75 = fcmp uno double %49, %51, !dbg !222
	%76 = select i1 %75, double 0x7FF8000000000000, double %74, !dbg !222
	%77 = select i1 %67, double 0xFFF0000000000000, double %76, !dbg !222
	%78 = fsub double %49, %51, !dbg !223
	%79 = fcmp ole double %78, 0.000000e+00, !dbg !223
	%80 = select i1 %79, double 0.000000e+00, double %78, !dbg !223
	%81 = getelementptr inbounds double, double addrspace(1)* %46, i64 0, !dbg !224
	store double %64, double addrspace(1)* %81, align 8, !dbg !224
	%82 = getelementptr inbounds double, double addrspace(1)* %46, i64 1, !dbg !225
	store double %77, double addrspace(1)* %82, align 8, !dbg !225
	%83 = getelementptr inbounds double, double addrspace(1)* %46, i64 2, !dbg !226
	store double %80, double addrspace(1)* %83, align 8, !dbg !226
	%84 = call double @__nv_trunc(double %49), !dbg !227
	%85 = fsub double %49, %84, !dbg !227
	%86 = call double @__nv_copysign(double %85, double %49), !dbg !227
	%87 = getelementptr inbounds double, double addrspace(1)* %46, i64 3, !dbg !228
	store double %84, double addrspace(1)* %87, align 8, !dbg !228
	%88 = getelementptr inbounds double, double addrspace(1)* %46, i64 4, !dbg !229
	store double %86, double addrspace(1)* %88, align 8, !dbg !229
	%89 = call double @__nv_sin(double %49), !dbg !230
	%90 = call double @__nv_cos(double %49), !dbg !230
	%91 = getelementptr inbounds double, double addrspace(1)* %46, i64 5, !dbg !231
	store double %89, double addrspace(1)* %91, align 8, !dbg !231
	%92 = getelementptr inbounds double, double addrspace(1)* %46, i64 6, !dbg !232
	store double %90, double addrspace(1)* %92, align 8, !dbg !232
	%93 = call double @__nv_tgamma(double %49), !dbg !233
	%94 = call double @__nv_erfinv(double %49), !dbg !234
	%95 = getelementptr inbounds double, double addrspace(1)* %46, i64 7, !dbg !235
	store double %93, double addrspace(1)* %95, align 8, !dbg !235
	%96 = getelementptr inbounds double, double addrspace(1)* %46, i64 8, !dbg !236
	store double %94, double addrspace(1)* %96, align 8, !dbg !236
	%97 = call double @__nv_j0(double %49), !dbg !237
	%98 = call double @__nv_j1(double %49), !dbg !238
	%99 = call double @__nv_y0(double %49), !dbg !239
	%100 = call double @__nv_y1(double %49), !dbg !240
	%101 = getelementptr inbounds double, double addrspace(1)* %46, i64 9, !dbg !241
	store double %97, double addrspace(1)* %101, align 8, !dbg !241
	%102 = getelementptr inbounds double, double addrspace(1)* %46, i64 10, !dbg !242
	store double %98, double addrspace(1)* %102, align 8, !dbg !242
	%103 = getelementptr inbounds double, double addrspace(1)* %46, i64 11, !dbg !243
	store double %99, double addrspace(1)* %103, align 8, !dbg !243
	%104 = getelementptr inbounds double, double addrspace(1)* %46, i64 12, !dbg !244
	store double %100, double addrspace(1)* %104, align 8, !dbg !244
	%105 = fcmp ogt double %51, 0.000000e+00, !dbg !245
	br i1 %105, label %b5, label %b3, !dbg !245

b3:
	%106 = fcmp olt double %51, 0.000000e+00, !dbg !246
	br i1 %106, label %b4, label %b5, !dbg !246

b4:
	br label %b5, !dbg !246

b5:
	%107 = phi i64 [ 1, %b2_ok1 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !247
	%108 = icmp sge i64 %107, 0, !dbg !248
	%109 = and i1 %52, %108, !dbg !248
	%110 = icmp sle i64 %107, 0, !dbg !248
	%111 = and i1 %65, %110, !dbg !248
	%112 = or i1 %109, %111, !dbg !248
	br i1 %112, label %b7, label %b6, !dbg !251

b6:
	br label %b7, !dbg !252

b7:
	%113 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !253
	%114 = bitcast double %49 to i64, !dbg !253
	%115 = icmp slt i64 %114, 0, !dbg !253
	br i1 %115, label %b9, label %b8, !dbg !255

b8:
	br label %b9, !dbg !256

b9:
	%116 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !257
	%117 = getelementptr inbounds double, double addrspace(1)* %46, i64 13, !dbg !257
	store double %113, double addrspace(1)* %117, align 8, !dbg !257
	%118 = getelementptr inbounds double, double addrspace(1)* %46, i64 14, !dbg !258
	store double %116, double addrspace(1)* %118, align 8, !dbg !258
	%119 = select i1 %108, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !259
	%120 = call double @__nv_pow(double %49, double %51), !dbg !260
	%121 = getelementptr inbounds double, double addrspace(1)* %46, i64 15, !dbg !261
	store double %119, double addrspace(1)* %121, align 8, !dbg !261
	%122 = getelementptr inbounds double, double addrspace(1)* %46, i64 16, !dbg !262
	store double %120, double addrspace(1)* %122, align 8, !dbg !262
	%123 = fcmp oeq double %77, 0x7FF0000000000000, !dbg !263
	%124 = or i1 %123, %53, !dbg !263
	%125 = call double @__nv_fmax(double %77, double %51), !dbg !263
	%126 = bitcast double %77 to i64, !dbg !263
	%127 = bitcast double %51 to i64, !dbg !263
	%128 = and i64 %126, %127, !dbg !263
	%129 = fcmp oeq double %77, %51, !dbg !263
	%130 = bitcast i64 %128 to double, !dbg !263
	%131 = select i1 %129, double %130, double %125, !dbg !263
	%132 = fcmp uno double %77, %51, !dbg !263
	%133 = select i1 %132, double 0x7FF8000000000000, double %131, !dbg !263
	%134 = select i1 %124, double 0x7FF0000000000000, double %133, !dbg !263
	%135 = getelementptr inbounds double, double addrspace(1)* %46, i64 17, !dbg !264
	store double %134, double addrspace(1)* %135, align 8, !dbg !264
	%136 = add i64 %41, %37, !dbg !212
	br label %b1, !dbg !212

b19:
	ret void, !dbg !212

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %44, i64 %p1), !dbg !215
	ret void, !dbg !215

b10_cold:
	%137 = phi i64 [ %235, %b18_cold ], [ %32, %b0 ], !dbg !212
	%138 = icmp slt i64 %137, %p3, !dbg !212
	br i1 %138, label %b11_cold, label %b19, !dbg !212

b11_cold:
	%139 = add i64 %137, 1, !dbg !213
	%140 = mul i64 %139, 18, !dbg !214
	%141 = mul i64 %137, 18, !dbg !216
	%142 = getelementptr inbounds double, double addrspace(1)* %0, i64 %141, !dbg !215
	%143 = getelementptr inbounds double, double addrspace(1)* %1, i64 %137, !dbg !217
	%144 = icmp ugt i64 %140, %p1, !dbg !215
	%145 = icmp uge i64 %137, %p5, !dbg !218
	%146 = or i1 %144, %145, !dbg !218
	br i1 %146, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !218, !prof !25

b11_cold_fail1:
	%147 = icmp ugt i64 %140, %p1, !dbg !215
	br i1 %147, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !215

b11_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %140, i64 %p1), !dbg !215
	ret void, !dbg !215

b11_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %137, i64 %p5), !dbg !218
	ret void, !dbg !218

b11_cold_ok1:
	%148 = load double, double addrspace(1)* %143, align 8, !dbg !217
	%149 = getelementptr inbounds double, double addrspace(1)* %2, i64 %137, !dbg !218
	%150 = load double, double addrspace(1)* %149, align 8, !dbg !218
	%151 = fcmp oeq double %148, 0x7FF0000000000000, !dbg !221
	%152 = fcmp oeq double %150, 0x7FF0000000000000, !dbg !221
	%153 = or i1 %151, %152, !dbg !221
	%154 = call double @__nv_fmax(double %148, double %150), !dbg !221
	%155 = bitcast double %148 to i64, !dbg !221
	%156 = bitcast double %150 to i64, !dbg !221
	%157 = and i64 %155, %156, !dbg !221
	%158 = fcmp oeq double %148, %150, !dbg !221
	%159 = bitcast i64 %157 to double, !dbg !221
	%160 = select i1 %158, double %159, double %154, !dbg !221
	%161 = fcmp uno double %148, %150, !dbg !221
	%162 = select i1 %161, double 0x7FF8000000000000, double %160, !dbg !221
	%163 = select i1 %153, double 0x7FF0000000000000, double %162, !dbg !221
	%164 = fcmp oeq double %148, 0xFFF0000000000000, !dbg !222
	%165 = fcmp oeq double %150, 0xFFF0000000000000, !dbg !222
	%166 = or i1 %164, %165, !dbg !222
	%167 = call double @__nv_fmin(double %148, double %150), !dbg !222
	%168 = bitcast double %148 to i64, !dbg !222
	%169 = bitcast double %150 to i64, !dbg !222
	%170 = or i64 %168, %169, !dbg !222
	%171 = fcmp oeq double %148, %150, !dbg !222
	%172 = bitcast i64 %170 to double, !dbg !222
	%173 = select i1 %171, double %172, double %167, !dbg !222
	%174 = fcmp uno double %148, %150, !dbg !222
	%175 = select i1 %174, double 0x7FF8000000000000, double %173, !dbg !222
	%176 = select i1 %166, double 0xFFF0000000000000, double %175, !dbg !222
	%177 = fsub double %148, %150, !dbg !223
	%178 = fcmp ole double %177, 0.000000e+00, !dbg !223
	%179 = select i1 %178, double 0.000000e+00, double %177, !dbg !223
	%180 = getelementptr inbounds double, double addrspace(1)* %142, i64 0, !dbg !224
	store double %163, double addrspace(1)* %180, align 8, !dbg !224
	%181 = getelementptr inbounds double, double addrspace(1)* %142, i64 1, !dbg !225
	store double %176, double addrspace(1)* %181, align 8, !dbg !225
	%182 = getelementptr inbounds double, double addrspace(1)* %142, i64 2, !dbg !226
	store double %179, double addrspace(1)* %182, align 8, !dbg !226
	%183 = call double @__nv_trunc(double %148), !dbg !227
	%184 = fsub double %148, %183, !dbg !227
	%185 = call double @__nv_copysign(double %184, double %148), !dbg !227
	%186 = getelementptr inbounds double, double addrspace(1)* %142, i64 3, !dbg !228
	store double %183, double addrspace(1)* %186, align 8, !dbg !228
	%187 = getelementptr inbounds double, double addrspace(1)* %142, i64 4, !dbg !229
	store double %185, double addrspace(1)* %187, align 8, !dbg !229
	%188 = call double @__nv_sin(double %148), !dbg !230
	%189 = call double @__nv_cos(double %148), !dbg !230
	%190 = getelementptr inbounds double, double addrspace(1)* %142, i64 5, !dbg !231
	store double %188, double addrspace(1)* %190, align 8, !dbg !231
	%191 = getelementptr inbounds double, double addrspace(1)* %142, i64 6, !dbg !232
	store double %189, double addrspace(1)* %191, align 8, !dbg !232
	%192 = call double @__nv_tgamma(double %148), !dbg !233
	%193 = call double @__nv_erfinv(double %148), !dbg !234
	%194 = getelementptr inbounds double, double addrspace(1)* %142, i64 7, !dbg !235
	store double %192, double addrspace(1)* %194, align 8, !dbg !235
	%195 = getelementptr inbounds double, double addrspace(1)* %142, i64 8, !dbg !236
	store double %193, double addrspace(1)* %195, align 8, !dbg !236
	%196 = call double @__nv_j0(double %148), !dbg !237
	%197 = call double @__nv_j1(double %148), !dbg !238
	%198 = call double @__nv_y0(double %148), !dbg !239
	%199 = call double @__nv_y1(double %148), !dbg !240
	%200 = getelementptr inbounds double, double addrspace(1)* %142, i64 9, !dbg !241
	store double %196, double addrspace(1)* %200, align 8, !dbg !241
	%201 = getelementptr inbounds double, double addrspace(1)* %142, i64 10, !dbg !242
	store double %197, double addrspace(1)* %201, align 8, !dbg !242
	%202 = getelementptr inbounds double, double addrspace(1)* %142, i64 11, !dbg !243
	store double %198, double addrspace(1)* %202, align 8, !dbg !243
	%203 = getelementptr inbounds double, double addrspace(1)* %142, i64 12, !dbg !244
	store double %199, double addrspace(1)* %203, align 8, !dbg !244
	%204 = fcmp ogt double %150, 0.000000e+00, !dbg !245
	br i1 %204, label %b14_cold, label %b12_cold, !dbg !245

b12_cold:
	%205 = fcmp olt double %150, 0.000000e+00, !dbg !246
	br i1 %205, label %b13_cold, label %b14_cold, !dbg !246

b13_cold:
	br label %b14_cold, !dbg !246

b14_cold:
	%206 = phi i64 [ 1, %b11_cold_ok1 ], [ 0, %b12_cold ], [ -1, %b13_cold ], !dbg !247
	%207 = icmp sge i64 %206, 0, !dbg !248
	%208 = and i1 %151, %207, !dbg !248
	%209 = icmp sle i64 %206, 0, !dbg !248
	%210 = and i1 %164, %209, !dbg !248
	%211 = or i1 %208, %210, !dbg !248
	br i1 %211, label %b16_cold, label %b15_cold, !dbg !251

b15_cold:
	br label %b16_cold, !dbg !252

b16_cold:
	%212 = phi double [ 1.000000e+00, %b14_cold ], [ 0.000000e+00, %b15_cold ], !dbg !253
	%213 = bitcast double %148 to i64, !dbg !253
	%214 = icmp slt i64 %213, 0, !dbg !253
	br i1 %214, label %b18_cold, label %b17_cold, !dbg !255

b17_cold:
	br label %b18_cold, !dbg !256

b18_cold:
	%215 = phi double [ 1.000000e+00, %b16_cold ], [ 0.000000e+00, %b17_cold ], !dbg !257
	%216 = getelementptr inbounds double, double addrspace(1)* %142, i64 13, !dbg !257
	store double %212, double addrspace(1)* %216, align 8, !dbg !257
	%217 = getelementptr inbounds double, double addrspace(1)* %142, i64 14, !dbg !258
	store double %215, double addrspace(1)* %217, align 8, !dbg !258
	%218 = select i1 %207, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !259
	%219 = call double @__nv_pow(double %148, double %150), !dbg !260
	%220 = getelementptr inbounds double, double addrspace(1)* %142, i64 15, !dbg !261
	store double %218, double addrspace(1)* %220, align 8, !dbg !261
	%221 = getelementptr inbounds double, double addrspace(1)* %142, i64 16, !dbg !262
	store double %219, double addrspace(1)* %221, align 8, !dbg !262
	%222 = fcmp oeq double %176, 0x7FF0000000000000, !dbg !263
	%223 = or i1 %222, %152, !dbg !263
	%224 = call double @__nv_fmax(double %176, double %150), !dbg !263
	%225 = bitcast double %176 to i64, !dbg !263
	%226 = bitcast double %150 to i64, !dbg !263
	%227 = and i64 %225, %226, !dbg !263
	%228 = fcmp oeq double %176, %150, !dbg !263
	%229 = bitcast i64 %227 to double, !dbg !263
	%230 = select i1 %228, double %229, double %224, !dbg !263
	%231 = fcmp uno double %176, %150, !dbg !263
	%232 = select i1 %231, double 0x7FF8000000000000, double %230, !dbg !263
	%233 = select i1 %223, double 0x7FF0000000000000, double %232, !dbg !263
	%234 = getelementptr inbounds double, double addrspace(1)* %142, i64 17, !dbg !264
	store double %233, double addrspace(1)* %234, align 8, !dbg !264
	%235 = add i64 %137, %37, !dbg !212
	br label %b10_cold, !dbg !212
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
!nvvm.annotations = !{!265, !266, !267}
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
!21 = !DILocation(line: 86, column: 26, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 86, column: 29, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 86, column: 10, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 86, column: 44, scope: !8, inlinedAt: !9)
!25 = !{!"branch_weights", i32 1, i32 1048576}
!26 = !DILocation(line: 86, column: 50, scope: !8, inlinedAt: !9)
!27 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!28 = !DILocation(line: 86, column: 6, scope: !8, inlinedAt: !9)
!29 = !DILocation(line: 24, column: 43, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 24, column: 57, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 24, column: 70, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 24, column: 82, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 24, column: 5, scope: !27, inlinedAt: !28)
!34 = !DILocation(line: 24, column: 13, scope: !27, inlinedAt: !28)
!35 = !DILocation(line: 24, column: 21, scope: !27, inlinedAt: !28)
!36 = !DILocation(line: 24, column: 29, scope: !27, inlinedAt: !28)
!37 = !DILocation(line: 25, column: 36, scope: !27, inlinedAt: !28)
!38 = !DILocation(line: 25, column: 49, scope: !27, inlinedAt: !28)
!39 = !DILocation(line: 25, column: 63, scope: !27, inlinedAt: !28)
!40 = !DILocation(line: 25, column: 5, scope: !27, inlinedAt: !28)
!41 = !DILocation(line: 25, column: 13, scope: !27, inlinedAt: !28)
!42 = !DILocation(line: 25, column: 21, scope: !27, inlinedAt: !28)
!43 = !DILocation(line: 26, column: 28, scope: !27, inlinedAt: !28)
!44 = !DILocation(line: 26, column: 48, scope: !27, inlinedAt: !28)
!45 = !DILocation(line: 26, column: 5, scope: !27, inlinedAt: !28)
!46 = !DILocation(line: 26, column: 13, scope: !27, inlinedAt: !28)
!47 = !DILocation(line: 27, column: 36, scope: !27, inlinedAt: !28)
!48 = !DILocation(line: 27, column: 49, scope: !27, inlinedAt: !28)
!49 = !DILocation(line: 27, column: 63, scope: !27, inlinedAt: !28)
!50 = !DILocation(line: 27, column: 5, scope: !27, inlinedAt: !28)
!51 = !DILocation(line: 27, column: 13, scope: !27, inlinedAt: !28)
!52 = !DILocation(line: 27, column: 22, scope: !27, inlinedAt: !28)
!53 = !DILocation(line: 28, column: 46, scope: !27, inlinedAt: !28)
!54 = !DILocation(line: 28, column: 59, scope: !27, inlinedAt: !28)
!55 = !DILocation(line: 28, column: 73, scope: !27, inlinedAt: !28)
!56 = !DILocation(line: 28, column: 87, scope: !27, inlinedAt: !28)
!57 = !DILocation(line: 28, column: 5, scope: !27, inlinedAt: !28)
!58 = !DILocation(line: 28, column: 14, scope: !27, inlinedAt: !28)
!59 = !DILocation(line: 28, column: 23, scope: !27, inlinedAt: !28)
!60 = !DILocation(line: 28, column: 32, scope: !27, inlinedAt: !28)
!61 = !DILocation(line: 29, column: 37, scope: !27, inlinedAt: !28)
!62 = !DILocation(line: 29, column: 49, scope: !27, inlinedAt: !28)
!63 = !DILocation(line: 29, column: 61, scope: !27, inlinedAt: !28)
!64 = !DILocation(line: 29, column: 5, scope: !27, inlinedAt: !28)
!65 = !DILocation(line: 29, column: 14, scope: !27, inlinedAt: !28)
!66 = !DILocation(line: 29, column: 23, scope: !27, inlinedAt: !28)
!67 = !DILocation(line: 30, column: 38, scope: !27, inlinedAt: !28)
!68 = !DILocation(line: 30, column: 51, scope: !27, inlinedAt: !28)
!69 = !DILocation(line: 30, column: 64, scope: !27, inlinedAt: !28)
!70 = !DILocation(line: 30, column: 5, scope: !27, inlinedAt: !28)
!71 = !DILocation(line: 30, column: 14, scope: !27, inlinedAt: !28)
!72 = !DILocation(line: 30, column: 23, scope: !27, inlinedAt: !28)
!73 = !DILocation(line: 31, column: 38, scope: !27, inlinedAt: !28)
!74 = !DILocation(line: 31, column: 51, scope: !27, inlinedAt: !28)
!75 = !DILocation(line: 31, column: 64, scope: !27, inlinedAt: !28)
!76 = !DILocation(line: 31, column: 5, scope: !27, inlinedAt: !28)
!77 = !DILocation(line: 31, column: 14, scope: !27, inlinedAt: !28)
!78 = !DILocation(line: 31, column: 23, scope: !27, inlinedAt: !28)
!79 = !DILocation(line: 32, column: 39, scope: !27, inlinedAt: !28)
!80 = !DILocation(line: 32, column: 53, scope: !27, inlinedAt: !28)
!81 = !DILocation(line: 32, column: 67, scope: !27, inlinedAt: !28)
!82 = !DILocation(line: 32, column: 5, scope: !27, inlinedAt: !28)
!83 = !DILocation(line: 32, column: 14, scope: !27, inlinedAt: !28)
!84 = !DILocation(line: 32, column: 23, scope: !27, inlinedAt: !28)
!85 = !DILocation(line: 33, column: 28, scope: !27, inlinedAt: !28)
!86 = !DILocation(line: 33, column: 41, scope: !27, inlinedAt: !28)
!87 = !DILocation(line: 33, column: 5, scope: !27, inlinedAt: !28)
!88 = !DILocation(line: 33, column: 14, scope: !27, inlinedAt: !28)
!89 = !DILocation(line: 34, column: 39, scope: !27, inlinedAt: !28)
!90 = !DILocation(line: 34, column: 54, scope: !27, inlinedAt: !28)
!91 = !DILocation(line: 34, column: 71, scope: !27, inlinedAt: !28)
!92 = !DILocation(line: 34, column: 5, scope: !27, inlinedAt: !28)
!93 = !DILocation(line: 34, column: 14, scope: !27, inlinedAt: !28)
!94 = !DILocation(line: 34, column: 23, scope: !27, inlinedAt: !28)
!95 = !DILocation(line: 35, column: 28, scope: !27, inlinedAt: !28)
!96 = !DILocation(line: 35, column: 49, scope: !27, inlinedAt: !28)
!97 = !DILocation(line: 35, column: 5, scope: !27, inlinedAt: !28)
!98 = !DILocation(line: 35, column: 14, scope: !27, inlinedAt: !28)
!99 = !DILocation(line: 36, column: 28, scope: !27, inlinedAt: !28)
!100 = !DILocation(line: 36, column: 48, scope: !27, inlinedAt: !28)
!101 = !DILocation(line: 36, column: 5, scope: !27, inlinedAt: !28)
!102 = !DILocation(line: 36, column: 14, scope: !27, inlinedAt: !28)
!103 = !DILocation(line: 37, column: 28, scope: !27, inlinedAt: !28)
!104 = !DILocation(line: 37, column: 43, scope: !27, inlinedAt: !28)
!105 = !DILocation(line: 37, column: 5, scope: !27, inlinedAt: !28)
!106 = !DILocation(line: 37, column: 14, scope: !27, inlinedAt: !28)
!107 = !DILocation(line: 38, column: 37, scope: !27, inlinedAt: !28)
!108 = !DILocation(line: 38, column: 55, scope: !27, inlinedAt: !28)
!109 = !DILocation(line: 38, column: 69, scope: !27, inlinedAt: !28)
!110 = !DILocation(line: 38, column: 5, scope: !27, inlinedAt: !28)
!111 = !DILocation(line: 38, column: 14, scope: !27, inlinedAt: !28)
!112 = !DILocation(line: 38, column: 23, scope: !27, inlinedAt: !28)
!113 = distinct !DISubprogram(name: "GPUFloat64", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!114 = !DILocation(line: 98, column: 6, scope: !113)
!115 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!116 = !DILocation(line: 98, column: 59, scope: !113)
!117 = !DILocation(line: 85, column: 32, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 86, column: 12, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 86, column: 26, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 86, column: 29, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 86, column: 10, scope: !115, inlinedAt: !116)
!122 = !DILocation(line: 86, column: 44, scope: !115, inlinedAt: !116)
!123 = !DILocation(line: 86, column: 50, scope: !115, inlinedAt: !116)
!124 = distinct !DISubprogram(name: "GPU", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!125 = !DILocation(line: 86, column: 6, scope: !115, inlinedAt: !116)
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
!210 = distinct !DISubprogram(name: "StdFloat64", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!211 = !DILocation(line: 103, column: 6, scope: !210)
!212 = !DILocation(line: 104, column: 32, scope: !210)
!213 = !DILocation(line: 105, column: 26, scope: !210)
!214 = !DILocation(line: 105, column: 29, scope: !210)
!215 = !DILocation(line: 105, column: 10, scope: !210)
!216 = !DILocation(line: 105, column: 12, scope: !210)
!217 = !DILocation(line: 105, column: 44, scope: !210)
!218 = !DILocation(line: 105, column: 50, scope: !210)
!219 = distinct !DISubprogram(name: "Std", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!220 = !DILocation(line: 105, column: 6, scope: !210)
!221 = !DILocation(line: 55, column: 35, scope: !219, inlinedAt: !220)
!222 = !DILocation(line: 55, column: 51, scope: !219, inlinedAt: !220)
!223 = !DILocation(line: 55, column: 67, scope: !219, inlinedAt: !220)
!224 = !DILocation(line: 55, column: 5, scope: !219, inlinedAt: !220)
!225 = !DILocation(line: 55, column: 13, scope: !219, inlinedAt: !220)
!226 = !DILocation(line: 55, column: 21, scope: !219, inlinedAt: !220)
!227 = !DILocation(line: 56, column: 28, scope: !219, inlinedAt: !220)
!228 = !DILocation(line: 56, column: 5, scope: !219, inlinedAt: !220)
!229 = !DILocation(line: 56, column: 13, scope: !219, inlinedAt: !220)
!230 = !DILocation(line: 57, column: 30, scope: !219, inlinedAt: !220)
!231 = !DILocation(line: 57, column: 5, scope: !219, inlinedAt: !220)
!232 = !DILocation(line: 57, column: 13, scope: !219, inlinedAt: !220)
!233 = !DILocation(line: 58, column: 29, scope: !219, inlinedAt: !220)
!234 = !DILocation(line: 58, column: 45, scope: !219, inlinedAt: !220)
!235 = !DILocation(line: 58, column: 5, scope: !219, inlinedAt: !220)
!236 = !DILocation(line: 58, column: 13, scope: !219, inlinedAt: !220)
!237 = !DILocation(line: 59, column: 45, scope: !219, inlinedAt: !220)
!238 = !DILocation(line: 59, column: 57, scope: !219, inlinedAt: !220)
!239 = !DILocation(line: 59, column: 69, scope: !219, inlinedAt: !220)
!240 = !DILocation(line: 59, column: 81, scope: !219, inlinedAt: !220)
!241 = !DILocation(line: 59, column: 5, scope: !219, inlinedAt: !220)
!242 = !DILocation(line: 59, column: 13, scope: !219, inlinedAt: !220)
!243 = !DILocation(line: 59, column: 22, scope: !219, inlinedAt: !220)
!244 = !DILocation(line: 59, column: 31, scope: !219, inlinedAt: !220)
!245 = !DILocation(line: 61, column: 7, scope: !219, inlinedAt: !220)
!246 = !DILocation(line: 63, column: 14, scope: !219, inlinedAt: !220)
!247 = !DILocation(line: 60, column: 2, scope: !219, inlinedAt: !220)
!248 = !DILocation(line: 66, column: 35, scope: !219, inlinedAt: !220)
!249 = distinct !DISubprogram(name: "bit", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!250 = !DILocation(line: 66, column: 24, scope: !219, inlinedAt: !220)
!251 = !DILocation(line: 77, column: 6, scope: !249, inlinedAt: !250)
!252 = !DILocation(line: 81, column: 2, scope: !249, inlinedAt: !250)
!253 = !DILocation(line: 66, column: 63, scope: !219, inlinedAt: !220)
!254 = !DILocation(line: 66, column: 50, scope: !219, inlinedAt: !220)
!255 = !DILocation(line: 77, column: 6, scope: !249, inlinedAt: !254)
!256 = !DILocation(line: 81, column: 2, scope: !249, inlinedAt: !254)
!257 = !DILocation(line: 66, column: 5, scope: !219, inlinedAt: !220)
!258 = !DILocation(line: 66, column: 14, scope: !219, inlinedAt: !220)
!259 = !DILocation(line: 67, column: 29, scope: !219, inlinedAt: !220)
!260 = !DILocation(line: 67, column: 45, scope: !219, inlinedAt: !220)
!261 = !DILocation(line: 67, column: 5, scope: !219, inlinedAt: !220)
!262 = !DILocation(line: 67, column: 14, scope: !219, inlinedAt: !220)
!263 = !DILocation(line: 68, column: 20, scope: !219, inlinedAt: !220)
!264 = !DILocation(line: 68, column: 5, scope: !219, inlinedAt: !220)
!265 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @GPUFloat32, !"kernel", i32 1}
!266 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @GPUFloat64, !"kernel", i32 1}
!267 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdFloat64, !"kernel", i32 1}
