target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Math to i8*)], section "llvm.metadata"

define void @Math(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%1 = bitcast i64* %0 to float*, !dbg !9
	%2 = load float, float* %1, align 4, !dbg !10
	%3 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !11
	%4 = bitcast i64* %3 to float*, !dbg !12
	%5 = load float, float* %4, align 4, !dbg !13
	%6 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !14
	%7 = bitcast i64* %6 to float*, !dbg !15
	%8 = load float, float* %7, align 4, !dbg !16
	%9 = call float @__nv_sqrtf(float %2), !dbg !17
	%10 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !18
	%11 = bitcast i64* %10 to float*, !dbg !19
	store float %9, float* %11, align 4, !dbg !20
	%12 = call float @__nv_rsqrtf(float %2), !dbg !21
	%13 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !22
	%14 = bitcast i64* %13 to float*, !dbg !23
	store float %12, float* %14, align 4, !dbg !24
	%15 = call float @__nv_cbrtf(float %2), !dbg !25
	%16 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !26
	%17 = bitcast i64* %16 to float*, !dbg !27
	store float %15, float* %17, align 4, !dbg !28
	%18 = call float @__nv_fabsf(float %2), !dbg !29
	%19 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !30
	%20 = bitcast i64* %19 to float*, !dbg !31
	store float %18, float* %20, align 4, !dbg !32
	%21 = call float @__nv_floorf(float %2), !dbg !33
	%22 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !34
	%23 = bitcast i64* %22 to float*, !dbg !35
	store float %21, float* %23, align 4, !dbg !36
	%24 = call float @__nv_ceilf(float %2), !dbg !37
	%25 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !38
	%26 = bitcast i64* %25 to float*, !dbg !39
	store float %24, float* %26, align 4, !dbg !40
	%27 = call float @__nv_truncf(float %2), !dbg !41
	%28 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !42
	%29 = bitcast i64* %28 to float*, !dbg !43
	store float %27, float* %29, align 4, !dbg !44
	%30 = call float @__nv_rintf(float %2), !dbg !45
	%31 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !46
	%32 = bitcast i64* %31 to float*, !dbg !47
	store float %30, float* %32, align 4, !dbg !48
	%33 = call float @__nv_roundf(float %2), !dbg !49
	%34 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !50
	%35 = bitcast i64* %34 to float*, !dbg !51
	store float %33, float* %35, align 4, !dbg !52
	%36 = call float @__nv_expf(float %2), !dbg !53
	%37 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !54
	%38 = bitcast i64* %37 to float*, !dbg !55
	store float %36, float* %38, align 4, !dbg !56
	%39 = call float @__nv_exp2f(float %2), !dbg !57
	%40 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !58
	%41 = bitcast i64* %40 to float*, !dbg !59
	store float %39, float* %41, align 4, !dbg !60
	%42 = call float @__nv_exp10f(float %2), !dbg !61
	%43 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !62
	%44 = bitcast i64* %43 to float*, !dbg !63
	store float %42, float* %44, align 4, !dbg !64
	%45 = call float @__nv_expm1f(float %2), !dbg !65
	%46 = getelementptr inbounds i64, i64* %p0, i64 16, !dbg !66
	%47 = bitcast i64* %46 to float*, !dbg !67
	store float %45, float* %47, align 4, !dbg !68
	%48 = call float @__nv_logf(float %2), !dbg !69
	%49 = getelementptr inbounds i64, i64* %p0, i64 17, !dbg !70
	%50 = bitcast i64* %49 to float*, !dbg !71
	store float %48, float* %50, align 4, !dbg !72
	%51 = call float @__nv_log2f(float %2), !dbg !73
	%52 = getelementptr inbounds i64, i64* %p0, i64 18, !dbg !74
	%53 = bitcast i64* %52 to float*, !dbg !75
	store float %51, float* %53, align 4, !dbg !76
	%54 = call float @__nv_log10f(float %2), !dbg !77
	%55 = getelementptr inbounds i64, i64* %p0, i64 19, !dbg !78
	%56 = bitcast i64* %55 to float*, !dbg !79
	store float %54, float* %56, align 4, !dbg !80
	%57 = call float @__nv_log1pf(float %2), !dbg !81
	%58 = getelementptr inbounds i64, i64* %p0, i64 20, !dbg !82
	%59 = bitcast i64* %58 to float*, !dbg !83
	store float %57, float* %59, align 4, !dbg !84
	%60 = call float @__nv_sinf(float %2), !dbg !85
	%61 = getelementptr inbounds i64, i64* %p0, i64 21, !dbg !86
	%62 = bitcast i64* %61 to float*, !dbg !87
	store float %60, float* %62, align 4, !dbg !88
	%63 = call float @__nv_cosf(float %2), !dbg !89
	%64 = getelementptr inbounds i64, i64* %p0, i64 22, !dbg !90
	%65 = bitcast i64* %64 to float*, !dbg !91
	store float %63, float* %65, align 4, !dbg !92
	%66 = call float @__nv_tanf(float %2), !dbg !93
	%67 = getelementptr inbounds i64, i64* %p0, i64 23, !dbg !94
	%68 = bitcast i64* %67 to float*, !dbg !95
	store float %66, float* %68, align 4, !dbg !96
	%69 = call float @__nv_asinf(float %2), !dbg !97
	%70 = getelementptr inbounds i64, i64* %p0, i64 24, !dbg !98
	%71 = bitcast i64* %70 to float*, !dbg !99
	store float %69, float* %71, align 4, !dbg !100
	%72 = call float @__nv_acosf(float %2), !dbg !101
	%73 = getelementptr inbounds i64, i64* %p0, i64 25, !dbg !102
	%74 = bitcast i64* %73 to float*, !dbg !103
	store float %72, float* %74, align 4, !dbg !104
	%75 = call float @__nv_atanf(float %2), !dbg !105
	%76 = getelementptr inbounds i64, i64* %p0, i64 26, !dbg !106
	%77 = bitcast i64* %76 to float*, !dbg !107
	store float %75, float* %77, align 4, !dbg !108
	%78 = call float @__nv_atan2f(float %2, float %5), !dbg !109
	%79 = getelementptr inbounds i64, i64* %p0, i64 27, !dbg !110
	%80 = bitcast i64* %79 to float*, !dbg !111
	store float %78, float* %80, align 4, !dbg !112
	%81 = call float @__nv_sinhf(float %2), !dbg !113
	%82 = getelementptr inbounds i64, i64* %p0, i64 28, !dbg !114
	%83 = bitcast i64* %82 to float*, !dbg !115
	store float %81, float* %83, align 4, !dbg !116
	%84 = call float @__nv_coshf(float %2), !dbg !117
	%85 = getelementptr inbounds i64, i64* %p0, i64 29, !dbg !118
	%86 = bitcast i64* %85 to float*, !dbg !119
	store float %84, float* %86, align 4, !dbg !120
	%87 = call float @__nv_tanhf(float %2), !dbg !121
	%88 = getelementptr inbounds i64, i64* %p0, i64 30, !dbg !122
	%89 = bitcast i64* %88 to float*, !dbg !123
	store float %87, float* %89, align 4, !dbg !124
	%90 = call float @__nv_asinhf(float %2), !dbg !125
	%91 = getelementptr inbounds i64, i64* %p0, i64 31, !dbg !126
	%92 = bitcast i64* %91 to float*, !dbg !127
	store float %90, float* %92, align 4, !dbg !128
	%93 = call float @__nv_acoshf(float %2), !dbg !129
	%94 = getelementptr inbounds i64, i64* %p0, i64 32, !dbg !130
	%95 = bitcast i64* %94 to float*, !dbg !131
	store float %93, float* %95, align 4, !dbg !132
	%96 = call float @__nv_atanhf(float %2), !dbg !133
	%97 = getelementptr inbounds i64, i64* %p0, i64 33, !dbg !134
	%98 = bitcast i64* %97 to float*, !dbg !135
	store float %96, float* %98, align 4, !dbg !136
	%99 = call float @__nv_powf(float %2, float %5), !dbg !137
	%100 = getelementptr inbounds i64, i64* %p0, i64 34, !dbg !138
	%101 = bitcast i64* %100 to float*, !dbg !139
	store float %99, float* %101, align 4, !dbg !140
	%102 = call float @__nv_hypotf(float %2, float %5), !dbg !141
	%103 = getelementptr inbounds i64, i64* %p0, i64 35, !dbg !142
	%104 = bitcast i64* %103 to float*, !dbg !143
	store float %102, float* %104, align 4, !dbg !144
	%105 = call float @__nv_fmodf(float %2, float %5), !dbg !145
	%106 = getelementptr inbounds i64, i64* %p0, i64 36, !dbg !146
	%107 = bitcast i64* %106 to float*, !dbg !147
	store float %105, float* %107, align 4, !dbg !148
	%108 = call float @__nv_remainderf(float %2, float %5), !dbg !149
	%109 = getelementptr inbounds i64, i64* %p0, i64 37, !dbg !150
	%110 = bitcast i64* %109 to float*, !dbg !151
	store float %108, float* %110, align 4, !dbg !152
	%111 = call float @__nv_copysignf(float %2, float %5), !dbg !153
	%112 = getelementptr inbounds i64, i64* %p0, i64 38, !dbg !154
	%113 = bitcast i64* %112 to float*, !dbg !155
	store float %111, float* %113, align 4, !dbg !156
	%114 = call float @__nv_erff(float %2), !dbg !157
	%115 = getelementptr inbounds i64, i64* %p0, i64 39, !dbg !158
	%116 = bitcast i64* %115 to float*, !dbg !159
	store float %114, float* %116, align 4, !dbg !160
	%117 = call float @__nv_erfcf(float %2), !dbg !161
	%118 = getelementptr inbounds i64, i64* %p0, i64 40, !dbg !162
	%119 = bitcast i64* %118 to float*, !dbg !163
	store float %117, float* %119, align 4, !dbg !164
	%120 = call float @__nv_erfinvf(float %2), !dbg !165
	%121 = getelementptr inbounds i64, i64* %p0, i64 41, !dbg !166
	%122 = bitcast i64* %121 to float*, !dbg !167
	store float %120, float* %122, align 4, !dbg !168
	%123 = call float @__nv_tgammaf(float %2), !dbg !169
	%124 = getelementptr inbounds i64, i64* %p0, i64 42, !dbg !170
	%125 = bitcast i64* %124 to float*, !dbg !171
	store float %123, float* %125, align 4, !dbg !172
	%126 = call float @__nv_lgammaf(float %2), !dbg !173
	%127 = getelementptr inbounds i64, i64* %p0, i64 43, !dbg !174
	%128 = bitcast i64* %127 to float*, !dbg !175
	store float %126, float* %128, align 4, !dbg !176
	%129 = call float @__nv_fmaf(float %2, float %5, float %8), !dbg !177
	%130 = getelementptr inbounds i64, i64* %p0, i64 44, !dbg !178
	%131 = bitcast i64* %130 to float*, !dbg !179
	store float %129, float* %131, align 4, !dbg !180
	%132 = call float @__nv_fminf(float %2, float %5), !dbg !181
	%133 = fcmp uno float %2, %5, !dbg !181
	%134 = select i1 %133, float 0x7FF8000000000000, float %132, !dbg !181
	%135 = getelementptr inbounds i64, i64* %p0, i64 45, !dbg !182
	%136 = bitcast i64* %135 to float*, !dbg !183
	store float %134, float* %136, align 4, !dbg !184
	%137 = call float @__nv_fmaxf(float %2, float %5), !dbg !185
	%138 = fcmp uno float %2, %5, !dbg !185
	%139 = select i1 %138, float 0x7FF8000000000000, float %137, !dbg !185
	%140 = getelementptr inbounds i64, i64* %p0, i64 46, !dbg !186
	%141 = bitcast i64* %140 to float*, !dbg !187
	store float %139, float* %141, align 4, !dbg !188
	%142 = call float @__nv_j0f(float %2), !dbg !189
	%143 = getelementptr inbounds i64, i64* %p0, i64 47, !dbg !190
	%144 = bitcast i64* %143 to float*, !dbg !191
	store float %142, float* %144, align 4, !dbg !192
	%145 = call float @__nv_j1f(float %2), !dbg !193
	%146 = getelementptr inbounds i64, i64* %p0, i64 48, !dbg !194
	%147 = bitcast i64* %146 to float*, !dbg !195
	store float %145, float* %147, align 4, !dbg !196
	%148 = call float @__nv_y0f(float %2), !dbg !197
	%149 = getelementptr inbounds i64, i64* %p0, i64 49, !dbg !198
	%150 = bitcast i64* %149 to float*, !dbg !199
	store float %148, float* %150, align 4, !dbg !200
	%151 = call float @__nv_y1f(float %2), !dbg !201
	%152 = getelementptr inbounds i64, i64* %p0, i64 50, !dbg !202
	%153 = bitcast i64* %152 to float*, !dbg !203
	store float %151, float* %153, align 4, !dbg !204
	%154 = getelementptr inbounds i64, i64* %p0, i64 51, !dbg !205
	%155 = bitcast i64* %154 to double*, !dbg !206
	%156 = load double, double* %155, align 8, !dbg !207
	%157 = getelementptr inbounds i64, i64* %p0, i64 52, !dbg !208
	%158 = bitcast i64* %157 to double*, !dbg !209
	%159 = load double, double* %158, align 8, !dbg !210
	%160 = getelementptr inbounds i64, i64* %p0, i64 53, !dbg !211
	%161 = bitcast i64* %160 to double*, !dbg !212
	%162 = load double, double* %161, align 8, !dbg !213
	%163 = call double @__nv_sqrt(double %156), !dbg !214
	%164 = getelementptr inbounds i64, i64* %p0, i64 54, !dbg !215
	%165 = bitcast i64* %164 to double*, !dbg !216
	store double %163, double* %165, align 8, !dbg !217
	%166 = call double @__nv_rsqrt(double %156), !dbg !218
	%167 = getelementptr inbounds i64, i64* %p0, i64 55, !dbg !219
	%168 = bitcast i64* %167 to double*, !dbg !220
	store double %166, double* %168, align 8, !dbg !221
	%169 = call double @__nv_cbrt(double %156), !dbg !222
	%170 = getelementptr inbounds i64, i64* %p0, i64 56, !dbg !223
	%171 = bitcast i64* %170 to double*, !dbg !224
	store double %169, double* %171, align 8, !dbg !225
	%172 = call double @__nv_fabs(double %156), !dbg !226
	%173 = getelementptr inbounds i64, i64* %p0, i64 57, !dbg !227
	%174 = bitcast i64* %173 to double*, !dbg !228
	store double %172, double* %174, align 8, !dbg !229
	%175 = call double @__nv_floor(double %156), !dbg !230
	%176 = getelementptr inbounds i64, i64* %p0, i64 58, !dbg !231
	%177 = bitcast i64* %176 to double*, !dbg !232
	store double %175, double* %177, align 8, !dbg !233
	%178 = call double @__nv_ceil(double %156), !dbg !234
	%179 = getelementptr inbounds i64, i64* %p0, i64 59, !dbg !235
	%180 = bitcast i64* %179 to double*, !dbg !236
	store double %178, double* %180, align 8, !dbg !237
	%181 = call double @__nv_trunc(double %156), !dbg !238
	%182 = getelementptr inbounds i64, i64* %p0, i64 60, !dbg !239
	%183 = bitcast i64* %182 to double*, !dbg !240
	store double %181, double* %183, align 8, !dbg !241
	%184 = call double @__nv_rint(double %156), !dbg !242
	%185 = getelementptr inbounds i64, i64* %p0, i64 61, !dbg !243
	%186 = bitcast i64* %185 to double*, !dbg !244
	store double %184, double* %186, align 8, !dbg !245
	%187 = call double @__nv_round(double %156), !dbg !246
	%188 = getelementptr inbounds i64, i64* %p0, i64 62, !dbg !247
	%189 = bitcast i64* %188 to double*, !dbg !248
	store double %187, double* %189, align 8, !dbg !249
	%190 = call double @__nv_exp(double %156), !dbg !250
	%191 = getelementptr inbounds i64, i64* %p0, i64 63, !dbg !251
	%192 = bitcast i64* %191 to double*, !dbg !252
	store double %190, double* %192, align 8, !dbg !253
	%193 = call double @__nv_exp2(double %156), !dbg !254
	%194 = getelementptr inbounds i64, i64* %p0, i64 64, !dbg !255
	%195 = bitcast i64* %194 to double*, !dbg !256
	store double %193, double* %195, align 8, !dbg !257
	%196 = call double @__nv_exp10(double %156), !dbg !258
	%197 = getelementptr inbounds i64, i64* %p0, i64 65, !dbg !259
	%198 = bitcast i64* %197 to double*, !dbg !260
	store double %196, double* %198, align 8, !dbg !261
	%199 = call double @__nv_expm1(double %156), !dbg !262
	%200 = getelementptr inbounds i64, i64* %p0, i64 66, !dbg !263
	%201 = bitcast i64* %200 to double*, !dbg !264
	store double %199, double* %201, align 8, !dbg !265
	%202 = call double @__nv_log(double %156), !dbg !266
	%203 = getelementptr inbounds i64, i64* %p0, i64 67, !dbg !267
	%204 = bitcast i64* %203 to double*, !dbg !268
	store double %202, double* %204, align 8, !dbg !269
	%205 = call double @__nv_log2(double %156), !dbg !270
	%206 = getelementptr inbounds i64, i64* %p0, i64 68, !dbg !271
	%207 = bitcast i64* %206 to double*, !dbg !272
	store double %205, double* %207, align 8, !dbg !273
	%208 = call double @__nv_log10(double %156), !dbg !274
	%209 = getelementptr inbounds i64, i64* %p0, i64 69, !dbg !275
	%210 = bitcast i64* %209 to double*, !dbg !276
	store double %208, double* %210, align 8, !dbg !277
	%211 = call double @__nv_log1p(double %156), !dbg !278
	%212 = getelementptr inbounds i64, i64* %p0, i64 70, !dbg !279
	%213 = bitcast i64* %212 to double*, !dbg !280
	store double %211, double* %213, align 8, !dbg !281
	%214 = call double @__nv_sin(double %156), !dbg !282
	%215 = getelementptr inbounds i64, i64* %p0, i64 71, !dbg !283
	%216 = bitcast i64* %215 to double*, !dbg !284
	store double %214, double* %216, align 8, !dbg !285
	%217 = call double @__nv_cos(double %156), !dbg !286
	%218 = getelementptr inbounds i64, i64* %p0, i64 72, !dbg !287
	%219 = bitcast i64* %218 to double*, !dbg !288
	store double %217, double* %219, align 8, !dbg !289
	%220 = call double @__nv_tan(double %156), !dbg !290
	%221 = getelementptr inbounds i64, i64* %p0, i64 73, !dbg !291
	%222 = bitcast i64* %221 to double*, !dbg !292
	store double %220, double* %222, align 8, !dbg !293
	%223 = call double @__nv_asin(double %156), !dbg !294
	%224 = getelementptr inbounds i64, i64* %p0, i64 74, !dbg !295
	%225 = bitcast i64* %224 to double*, !dbg !296
	store double %223, double* %225, align 8, !dbg !297
	%226 = call double @__nv_acos(double %156), !dbg !298
	%227 = getelementptr inbounds i64, i64* %p0, i64 75, !dbg !299
	%228 = bitcast i64* %227 to double*, !dbg !300
	store double %226, double* %228, align 8, !dbg !301
	%229 = call double @__nv_atan(double %156), !dbg !302
	%230 = getelementptr inbounds i64, i64* %p0, i64 76, !dbg !303
	%231 = bitcast i64* %230 to double*, !dbg !304
	store double %229, double* %231, align 8, !dbg !305
	%232 = call double @__nv_atan2(double %156, double %159), !dbg !306
	%233 = getelementptr inbounds i64, i64* %p0, i64 77, !dbg !307
	%234 = bitcast i64* %233 to double*, !dbg !308
	store double %232, double* %234, align 8, !dbg !309
	%235 = call double @__nv_sinh(double %156), !dbg !310
	%236 = getelementptr inbounds i64, i64* %p0, i64 78, !dbg !311
	%237 = bitcast i64* %236 to double*, !dbg !312
	store double %235, double* %237, align 8, !dbg !313
	%238 = call double @__nv_cosh(double %156), !dbg !314
	%239 = getelementptr inbounds i64, i64* %p0, i64 79, !dbg !315
	%240 = bitcast i64* %239 to double*, !dbg !316
	store double %238, double* %240, align 8, !dbg !317
	%241 = call double @__nv_tanh(double %156), !dbg !318
	%242 = getelementptr inbounds i64, i64* %p0, i64 80, !dbg !319
	%243 = bitcast i64* %242 to double*, !dbg !320
	store double %241, double* %243, align 8, !dbg !321
	%244 = call double @__nv_asinh(double %156), !dbg !322
	%245 = getelementptr inbounds i64, i64* %p0, i64 81, !dbg !323
	%246 = bitcast i64* %245 to double*, !dbg !324
	store double %244, double* %246, align 8, !dbg !325
	%247 = call double @__nv_acosh(double %156), !dbg !326
	%248 = getelementptr inbounds i64, i64* %p0, i64 82, !dbg !327
	%249 = bitcast i64* %248 to double*, !dbg !328
	store double %247, double* %249, align 8, !dbg !329
	%250 = call double @__nv_atanh(double %156), !dbg !330
	%251 = getelementptr inbounds i64, i64* %p0, i64 83, !dbg !331
	%252 = bitcast i64* %251 to double*, !dbg !332
	store double %250, double* %252, align 8, !dbg !333
	%253 = call double @__nv_pow(double %156, double %159), !dbg !334
	%254 = getelementptr inbounds i64, i64* %p0, i64 84, !dbg !335
	%255 = bitcast i64* %254 to double*, !dbg !336
	store double %253, double* %255, align 8, !dbg !337
	%256 = call double @__nv_hypot(double %156, double %159), !dbg !338
	%257 = getelementptr inbounds i64, i64* %p0, i64 85, !dbg !339
	%258 = bitcast i64* %257 to double*, !dbg !340
	store double %256, double* %258, align 8, !dbg !341
	%259 = call double @__nv_fmod(double %156, double %159), !dbg !342
	%260 = getelementptr inbounds i64, i64* %p0, i64 86, !dbg !343
	%261 = bitcast i64* %260 to double*, !dbg !344
	store double %259, double* %261, align 8, !dbg !345
	%262 = call double @__nv_remainder(double %156, double %159), !dbg !346
	%263 = getelementptr inbounds i64, i64* %p0, i64 87, !dbg !347
	%264 = bitcast i64* %263 to double*, !dbg !348
	store double %262, double* %264, align 8, !dbg !349
	%265 = call double @__nv_copysign(double %156, double %159), !dbg !350
	%266 = getelementptr inbounds i64, i64* %p0, i64 88, !dbg !351
	%267 = bitcast i64* %266 to double*, !dbg !352
	store double %265, double* %267, align 8, !dbg !353
	%268 = call double @__nv_erf(double %156), !dbg !354
	%269 = getelementptr inbounds i64, i64* %p0, i64 89, !dbg !355
	%270 = bitcast i64* %269 to double*, !dbg !356
	store double %268, double* %270, align 8, !dbg !357
	%271 = call double @__nv_erfc(double %156), !dbg !358
	%272 = getelementptr inbounds i64, i64* %p0, i64 90, !dbg !359
	%273 = bitcast i64* %272 to double*, !dbg !360
	store double %271, double* %273, align 8, !dbg !361
	%274 = call double @__nv_erfinv(double %156), !dbg !362
	%275 = getelementptr inbounds i64, i64* %p0, i64 91, !dbg !363
	%276 = bitcast i64* %275 to double*, !dbg !364
	store double %274, double* %276, align 8, !dbg !365
	%277 = call double @__nv_tgamma(double %156), !dbg !366
	%278 = getelementptr inbounds i64, i64* %p0, i64 92, !dbg !367
	%279 = bitcast i64* %278 to double*, !dbg !368
	store double %277, double* %279, align 8, !dbg !369
	%280 = call double @__nv_lgamma(double %156), !dbg !370
	%281 = getelementptr inbounds i64, i64* %p0, i64 93, !dbg !371
	%282 = bitcast i64* %281 to double*, !dbg !372
	store double %280, double* %282, align 8, !dbg !373
	%283 = call double @__nv_fma(double %156, double %159, double %162), !dbg !374
	%284 = getelementptr inbounds i64, i64* %p0, i64 94, !dbg !375
	%285 = bitcast i64* %284 to double*, !dbg !376
	store double %283, double* %285, align 8, !dbg !377
	%286 = call double @__nv_fmin(double %156, double %159), !dbg !378
	%287 = bitcast double %156 to i64, !dbg !378
	%288 = bitcast double %159 to i64, !dbg !378
	%289 = or i64 %287, %288, !dbg !378
	%290 = fcmp oeq double %156, %159, !dbg !378
	%291 = bitcast i64 %289 to double, !dbg !378
	%292 = select i1 %290, double %291, double %286, !dbg !378
	%293 = fcmp uno double %156, %159, !dbg !378
	%294 = select i1 %293, double 0x7FF8000000000000, double %292, !dbg !378
	%295 = getelementptr inbounds i64, i64* %p0, i64 95, !dbg !379
	%296 = bitcast i64* %295 to double*, !dbg !380
	store double %294, double* %296, align 8, !dbg !381
	%297 = call double @__nv_fmax(double %156, double %159), !dbg !382
	%298 = bitcast double %156 to i64, !dbg !382
	%299 = bitcast double %159 to i64, !dbg !382
	%300 = and i64 %298, %299, !dbg !382
	%301 = fcmp oeq double %156, %159, !dbg !382
	%302 = bitcast i64 %300 to double, !dbg !382
	%303 = select i1 %301, double %302, double %297, !dbg !382
	%304 = fcmp uno double %156, %159, !dbg !382
	%305 = select i1 %304, double 0x7FF8000000000000, double %303, !dbg !382
	%306 = getelementptr inbounds i64, i64* %p0, i64 96, !dbg !383
	%307 = bitcast i64* %306 to double*, !dbg !384
	store double %305, double* %307, align 8, !dbg !385
	%308 = call double @__nv_j0(double %156), !dbg !386
	%309 = getelementptr inbounds i64, i64* %p0, i64 97, !dbg !387
	%310 = bitcast i64* %309 to double*, !dbg !388
	store double %308, double* %310, align 8, !dbg !389
	%311 = call double @__nv_j1(double %156), !dbg !390
	%312 = getelementptr inbounds i64, i64* %p0, i64 98, !dbg !391
	%313 = bitcast i64* %312 to double*, !dbg !392
	store double %311, double* %313, align 8, !dbg !393
	%314 = call double @__nv_y0(double %156), !dbg !394
	%315 = getelementptr inbounds i64, i64* %p0, i64 99, !dbg !395
	%316 = bitcast i64* %315 to double*, !dbg !396
	store double %314, double* %316, align 8, !dbg !397
	%317 = call double @__nv_y1(double %156), !dbg !398
	%318 = getelementptr inbounds i64, i64* %p0, i64 100, !dbg !399
	%319 = bitcast i64* %318 to double*, !dbg !400
	store double %317, double* %319, align 8, !dbg !401
	ret void, !dbg !402
}

declare float @__nv_sqrtf(float %a0) nounwind readnone

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare float @__nv_cbrtf(float %a0) nounwind readnone

declare float @__nv_fabsf(float %a0) nounwind readnone

declare float @__nv_floorf(float %a0) nounwind readnone

declare float @__nv_ceilf(float %a0) nounwind readnone

declare float @__nv_truncf(float %a0) nounwind readnone

declare float @__nv_rintf(float %a0) nounwind readnone

declare float @__nv_roundf(float %a0) nounwind readnone

declare float @__nv_expf(float %a0) nounwind readnone

declare float @__nv_exp2f(float %a0) nounwind readnone

declare float @__nv_exp10f(float %a0) nounwind readnone

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

declare float @__nv_fmodf(float %a0, float %a1) nounwind readnone

declare float @__nv_remainderf(float %a0, float %a1) nounwind readnone

declare float @__nv_copysignf(float %a0, float %a1) nounwind readnone

declare float @__nv_erff(float %a0) nounwind readnone

declare float @__nv_erfcf(float %a0) nounwind readnone

declare float @__nv_erfinvf(float %a0) nounwind readnone

declare float @__nv_tgammaf(float %a0) nounwind readnone

declare float @__nv_lgammaf(float %a0) nounwind readnone

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare float @__nv_j0f(float %a0) nounwind readnone

declare float @__nv_j1f(float %a0) nounwind readnone

declare float @__nv_y0f(float %a0) nounwind readnone

declare float @__nv_y1f(float %a0) nounwind readnone

declare double @__nv_sqrt(double %a0) nounwind readnone

declare double @__nv_rsqrt(double %a0) nounwind readnone

declare double @__nv_cbrt(double %a0) nounwind readnone

declare double @__nv_fabs(double %a0) nounwind readnone

declare double @__nv_floor(double %a0) nounwind readnone

declare double @__nv_ceil(double %a0) nounwind readnone

declare double @__nv_trunc(double %a0) nounwind readnone

declare double @__nv_rint(double %a0) nounwind readnone

declare double @__nv_round(double %a0) nounwind readnone

declare double @__nv_exp(double %a0) nounwind readnone

declare double @__nv_exp2(double %a0) nounwind readnone

declare double @__nv_exp10(double %a0) nounwind readnone

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

declare double @__nv_fmod(double %a0, double %a1) nounwind readnone

declare double @__nv_remainder(double %a0, double %a1) nounwind readnone

declare double @__nv_copysign(double %a0, double %a1) nounwind readnone

declare double @__nv_erf(double %a0) nounwind readnone

declare double @__nv_erfc(double %a0) nounwind readnone

declare double @__nv_erfinv(double %a0) nounwind readnone

declare double @__nv_tgamma(double %a0) nounwind readnone

declare double @__nv_lgamma(double %a0) nounwind readnone

declare double @__nv_fma(double %a0, double %a1, double %a2) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

declare double @__nv_j0(double %a0) nounwind readnone

declare double @__nv_j1(double %a0) nounwind readnone

declare double @__nv_y0(double %a0) nounwind readnone

declare double @__nv_y1(double %a0) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!403}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Math", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DILocation(line: 8, column: 2, scope: !6)
!15 = !DILocation(line: 9, column: 2, scope: !6)
!16 = !DILocation(line: 10, column: 2, scope: !6)
!17 = !DILocation(line: 11, column: 2, scope: !6)
!18 = !DILocation(line: 12, column: 2, scope: !6)
!19 = !DILocation(line: 13, column: 2, scope: !6)
!20 = !DILocation(line: 14, column: 2, scope: !6)
!21 = !DILocation(line: 15, column: 2, scope: !6)
!22 = !DILocation(line: 16, column: 2, scope: !6)
!23 = !DILocation(line: 17, column: 2, scope: !6)
!24 = !DILocation(line: 18, column: 2, scope: !6)
!25 = !DILocation(line: 19, column: 2, scope: !6)
!26 = !DILocation(line: 20, column: 2, scope: !6)
!27 = !DILocation(line: 21, column: 2, scope: !6)
!28 = !DILocation(line: 22, column: 2, scope: !6)
!29 = !DILocation(line: 23, column: 2, scope: !6)
!30 = !DILocation(line: 24, column: 2, scope: !6)
!31 = !DILocation(line: 25, column: 2, scope: !6)
!32 = !DILocation(line: 26, column: 2, scope: !6)
!33 = !DILocation(line: 27, column: 2, scope: !6)
!34 = !DILocation(line: 28, column: 2, scope: !6)
!35 = !DILocation(line: 29, column: 2, scope: !6)
!36 = !DILocation(line: 30, column: 2, scope: !6)
!37 = !DILocation(line: 31, column: 2, scope: !6)
!38 = !DILocation(line: 32, column: 2, scope: !6)
!39 = !DILocation(line: 33, column: 2, scope: !6)
!40 = !DILocation(line: 34, column: 2, scope: !6)
!41 = !DILocation(line: 35, column: 2, scope: !6)
!42 = !DILocation(line: 36, column: 2, scope: !6)
!43 = !DILocation(line: 37, column: 2, scope: !6)
!44 = !DILocation(line: 38, column: 2, scope: !6)
!45 = !DILocation(line: 39, column: 2, scope: !6)
!46 = !DILocation(line: 40, column: 2, scope: !6)
!47 = !DILocation(line: 41, column: 2, scope: !6)
!48 = !DILocation(line: 42, column: 2, scope: !6)
!49 = !DILocation(line: 43, column: 2, scope: !6)
!50 = !DILocation(line: 44, column: 2, scope: !6)
!51 = !DILocation(line: 45, column: 2, scope: !6)
!52 = !DILocation(line: 46, column: 2, scope: !6)
!53 = !DILocation(line: 47, column: 2, scope: !6)
!54 = !DILocation(line: 48, column: 2, scope: !6)
!55 = !DILocation(line: 49, column: 2, scope: !6)
!56 = !DILocation(line: 50, column: 2, scope: !6)
!57 = !DILocation(line: 51, column: 2, scope: !6)
!58 = !DILocation(line: 52, column: 2, scope: !6)
!59 = !DILocation(line: 53, column: 2, scope: !6)
!60 = !DILocation(line: 54, column: 2, scope: !6)
!61 = !DILocation(line: 55, column: 2, scope: !6)
!62 = !DILocation(line: 56, column: 2, scope: !6)
!63 = !DILocation(line: 57, column: 2, scope: !6)
!64 = !DILocation(line: 58, column: 2, scope: !6)
!65 = !DILocation(line: 59, column: 2, scope: !6)
!66 = !DILocation(line: 60, column: 2, scope: !6)
!67 = !DILocation(line: 61, column: 2, scope: !6)
!68 = !DILocation(line: 62, column: 2, scope: !6)
!69 = !DILocation(line: 63, column: 2, scope: !6)
!70 = !DILocation(line: 64, column: 2, scope: !6)
!71 = !DILocation(line: 65, column: 2, scope: !6)
!72 = !DILocation(line: 66, column: 2, scope: !6)
!73 = !DILocation(line: 67, column: 2, scope: !6)
!74 = !DILocation(line: 68, column: 2, scope: !6)
!75 = !DILocation(line: 69, column: 2, scope: !6)
!76 = !DILocation(line: 70, column: 2, scope: !6)
!77 = !DILocation(line: 71, column: 2, scope: !6)
!78 = !DILocation(line: 72, column: 2, scope: !6)
!79 = !DILocation(line: 73, column: 2, scope: !6)
!80 = !DILocation(line: 74, column: 2, scope: !6)
!81 = !DILocation(line: 75, column: 2, scope: !6)
!82 = !DILocation(line: 76, column: 2, scope: !6)
!83 = !DILocation(line: 77, column: 2, scope: !6)
!84 = !DILocation(line: 78, column: 2, scope: !6)
!85 = !DILocation(line: 79, column: 2, scope: !6)
!86 = !DILocation(line: 80, column: 2, scope: !6)
!87 = !DILocation(line: 81, column: 2, scope: !6)
!88 = !DILocation(line: 82, column: 2, scope: !6)
!89 = !DILocation(line: 83, column: 2, scope: !6)
!90 = !DILocation(line: 84, column: 2, scope: !6)
!91 = !DILocation(line: 85, column: 2, scope: !6)
!92 = !DILocation(line: 86, column: 2, scope: !6)
!93 = !DILocation(line: 87, column: 2, scope: !6)
!94 = !DILocation(line: 88, column: 2, scope: !6)
!95 = !DILocation(line: 89, column: 2, scope: !6)
!96 = !DILocation(line: 90, column: 2, scope: !6)
!97 = !DILocation(line: 91, column: 2, scope: !6)
!98 = !DILocation(line: 92, column: 2, scope: !6)
!99 = !DILocation(line: 93, column: 2, scope: !6)
!100 = !DILocation(line: 94, column: 2, scope: !6)
!101 = !DILocation(line: 95, column: 2, scope: !6)
!102 = !DILocation(line: 96, column: 2, scope: !6)
!103 = !DILocation(line: 97, column: 2, scope: !6)
!104 = !DILocation(line: 98, column: 2, scope: !6)
!105 = !DILocation(line: 99, column: 2, scope: !6)
!106 = !DILocation(line: 100, column: 2, scope: !6)
!107 = !DILocation(line: 101, column: 2, scope: !6)
!108 = !DILocation(line: 102, column: 2, scope: !6)
!109 = !DILocation(line: 103, column: 2, scope: !6)
!110 = !DILocation(line: 104, column: 2, scope: !6)
!111 = !DILocation(line: 105, column: 2, scope: !6)
!112 = !DILocation(line: 106, column: 2, scope: !6)
!113 = !DILocation(line: 107, column: 2, scope: !6)
!114 = !DILocation(line: 108, column: 2, scope: !6)
!115 = !DILocation(line: 109, column: 2, scope: !6)
!116 = !DILocation(line: 110, column: 2, scope: !6)
!117 = !DILocation(line: 111, column: 2, scope: !6)
!118 = !DILocation(line: 112, column: 2, scope: !6)
!119 = !DILocation(line: 113, column: 2, scope: !6)
!120 = !DILocation(line: 114, column: 2, scope: !6)
!121 = !DILocation(line: 115, column: 2, scope: !6)
!122 = !DILocation(line: 116, column: 2, scope: !6)
!123 = !DILocation(line: 117, column: 2, scope: !6)
!124 = !DILocation(line: 118, column: 2, scope: !6)
!125 = !DILocation(line: 119, column: 2, scope: !6)
!126 = !DILocation(line: 120, column: 2, scope: !6)
!127 = !DILocation(line: 121, column: 2, scope: !6)
!128 = !DILocation(line: 122, column: 2, scope: !6)
!129 = !DILocation(line: 123, column: 2, scope: !6)
!130 = !DILocation(line: 124, column: 2, scope: !6)
!131 = !DILocation(line: 125, column: 2, scope: !6)
!132 = !DILocation(line: 126, column: 2, scope: !6)
!133 = !DILocation(line: 127, column: 2, scope: !6)
!134 = !DILocation(line: 128, column: 2, scope: !6)
!135 = !DILocation(line: 129, column: 2, scope: !6)
!136 = !DILocation(line: 130, column: 2, scope: !6)
!137 = !DILocation(line: 131, column: 2, scope: !6)
!138 = !DILocation(line: 132, column: 2, scope: !6)
!139 = !DILocation(line: 133, column: 2, scope: !6)
!140 = !DILocation(line: 134, column: 2, scope: !6)
!141 = !DILocation(line: 135, column: 2, scope: !6)
!142 = !DILocation(line: 136, column: 2, scope: !6)
!143 = !DILocation(line: 137, column: 2, scope: !6)
!144 = !DILocation(line: 138, column: 2, scope: !6)
!145 = !DILocation(line: 139, column: 2, scope: !6)
!146 = !DILocation(line: 140, column: 2, scope: !6)
!147 = !DILocation(line: 141, column: 2, scope: !6)
!148 = !DILocation(line: 142, column: 2, scope: !6)
!149 = !DILocation(line: 143, column: 2, scope: !6)
!150 = !DILocation(line: 144, column: 2, scope: !6)
!151 = !DILocation(line: 145, column: 2, scope: !6)
!152 = !DILocation(line: 146, column: 2, scope: !6)
!153 = !DILocation(line: 147, column: 2, scope: !6)
!154 = !DILocation(line: 148, column: 2, scope: !6)
!155 = !DILocation(line: 149, column: 2, scope: !6)
!156 = !DILocation(line: 150, column: 2, scope: !6)
!157 = !DILocation(line: 151, column: 2, scope: !6)
!158 = !DILocation(line: 152, column: 2, scope: !6)
!159 = !DILocation(line: 153, column: 2, scope: !6)
!160 = !DILocation(line: 154, column: 2, scope: !6)
!161 = !DILocation(line: 155, column: 2, scope: !6)
!162 = !DILocation(line: 156, column: 2, scope: !6)
!163 = !DILocation(line: 157, column: 2, scope: !6)
!164 = !DILocation(line: 158, column: 2, scope: !6)
!165 = !DILocation(line: 159, column: 2, scope: !6)
!166 = !DILocation(line: 160, column: 2, scope: !6)
!167 = !DILocation(line: 161, column: 2, scope: !6)
!168 = !DILocation(line: 162, column: 2, scope: !6)
!169 = !DILocation(line: 163, column: 2, scope: !6)
!170 = !DILocation(line: 164, column: 2, scope: !6)
!171 = !DILocation(line: 165, column: 2, scope: !6)
!172 = !DILocation(line: 166, column: 2, scope: !6)
!173 = !DILocation(line: 167, column: 2, scope: !6)
!174 = !DILocation(line: 168, column: 2, scope: !6)
!175 = !DILocation(line: 169, column: 2, scope: !6)
!176 = !DILocation(line: 170, column: 2, scope: !6)
!177 = !DILocation(line: 171, column: 2, scope: !6)
!178 = !DILocation(line: 172, column: 2, scope: !6)
!179 = !DILocation(line: 173, column: 2, scope: !6)
!180 = !DILocation(line: 174, column: 2, scope: !6)
!181 = !DILocation(line: 175, column: 2, scope: !6)
!182 = !DILocation(line: 176, column: 2, scope: !6)
!183 = !DILocation(line: 177, column: 2, scope: !6)
!184 = !DILocation(line: 178, column: 2, scope: !6)
!185 = !DILocation(line: 179, column: 2, scope: !6)
!186 = !DILocation(line: 180, column: 2, scope: !6)
!187 = !DILocation(line: 181, column: 2, scope: !6)
!188 = !DILocation(line: 182, column: 2, scope: !6)
!189 = !DILocation(line: 183, column: 2, scope: !6)
!190 = !DILocation(line: 184, column: 2, scope: !6)
!191 = !DILocation(line: 185, column: 2, scope: !6)
!192 = !DILocation(line: 186, column: 2, scope: !6)
!193 = !DILocation(line: 187, column: 2, scope: !6)
!194 = !DILocation(line: 188, column: 2, scope: !6)
!195 = !DILocation(line: 189, column: 2, scope: !6)
!196 = !DILocation(line: 190, column: 2, scope: !6)
!197 = !DILocation(line: 191, column: 2, scope: !6)
!198 = !DILocation(line: 192, column: 2, scope: !6)
!199 = !DILocation(line: 193, column: 2, scope: !6)
!200 = !DILocation(line: 194, column: 2, scope: !6)
!201 = !DILocation(line: 195, column: 2, scope: !6)
!202 = !DILocation(line: 196, column: 2, scope: !6)
!203 = !DILocation(line: 197, column: 2, scope: !6)
!204 = !DILocation(line: 198, column: 2, scope: !6)
!205 = !DILocation(line: 199, column: 2, scope: !6)
!206 = !DILocation(line: 200, column: 2, scope: !6)
!207 = !DILocation(line: 201, column: 2, scope: !6)
!208 = !DILocation(line: 202, column: 2, scope: !6)
!209 = !DILocation(line: 203, column: 2, scope: !6)
!210 = !DILocation(line: 204, column: 2, scope: !6)
!211 = !DILocation(line: 205, column: 2, scope: !6)
!212 = !DILocation(line: 206, column: 2, scope: !6)
!213 = !DILocation(line: 207, column: 2, scope: !6)
!214 = !DILocation(line: 208, column: 2, scope: !6)
!215 = !DILocation(line: 209, column: 2, scope: !6)
!216 = !DILocation(line: 210, column: 2, scope: !6)
!217 = !DILocation(line: 211, column: 2, scope: !6)
!218 = !DILocation(line: 212, column: 2, scope: !6)
!219 = !DILocation(line: 213, column: 2, scope: !6)
!220 = !DILocation(line: 214, column: 2, scope: !6)
!221 = !DILocation(line: 215, column: 2, scope: !6)
!222 = !DILocation(line: 216, column: 2, scope: !6)
!223 = !DILocation(line: 217, column: 2, scope: !6)
!224 = !DILocation(line: 218, column: 2, scope: !6)
!225 = !DILocation(line: 219, column: 2, scope: !6)
!226 = !DILocation(line: 220, column: 2, scope: !6)
!227 = !DILocation(line: 221, column: 2, scope: !6)
!228 = !DILocation(line: 222, column: 2, scope: !6)
!229 = !DILocation(line: 223, column: 2, scope: !6)
!230 = !DILocation(line: 224, column: 2, scope: !6)
!231 = !DILocation(line: 225, column: 2, scope: !6)
!232 = !DILocation(line: 226, column: 2, scope: !6)
!233 = !DILocation(line: 227, column: 2, scope: !6)
!234 = !DILocation(line: 228, column: 2, scope: !6)
!235 = !DILocation(line: 229, column: 2, scope: !6)
!236 = !DILocation(line: 230, column: 2, scope: !6)
!237 = !DILocation(line: 231, column: 2, scope: !6)
!238 = !DILocation(line: 232, column: 2, scope: !6)
!239 = !DILocation(line: 233, column: 2, scope: !6)
!240 = !DILocation(line: 234, column: 2, scope: !6)
!241 = !DILocation(line: 235, column: 2, scope: !6)
!242 = !DILocation(line: 236, column: 2, scope: !6)
!243 = !DILocation(line: 237, column: 2, scope: !6)
!244 = !DILocation(line: 238, column: 2, scope: !6)
!245 = !DILocation(line: 239, column: 2, scope: !6)
!246 = !DILocation(line: 240, column: 2, scope: !6)
!247 = !DILocation(line: 241, column: 2, scope: !6)
!248 = !DILocation(line: 242, column: 2, scope: !6)
!249 = !DILocation(line: 243, column: 2, scope: !6)
!250 = !DILocation(line: 244, column: 2, scope: !6)
!251 = !DILocation(line: 245, column: 2, scope: !6)
!252 = !DILocation(line: 246, column: 2, scope: !6)
!253 = !DILocation(line: 247, column: 2, scope: !6)
!254 = !DILocation(line: 248, column: 2, scope: !6)
!255 = !DILocation(line: 249, column: 2, scope: !6)
!256 = !DILocation(line: 250, column: 2, scope: !6)
!257 = !DILocation(line: 251, column: 2, scope: !6)
!258 = !DILocation(line: 252, column: 2, scope: !6)
!259 = !DILocation(line: 253, column: 2, scope: !6)
!260 = !DILocation(line: 254, column: 2, scope: !6)
!261 = !DILocation(line: 255, column: 2, scope: !6)
!262 = !DILocation(line: 256, column: 2, scope: !6)
!263 = !DILocation(line: 257, column: 2, scope: !6)
!264 = !DILocation(line: 258, column: 2, scope: !6)
!265 = !DILocation(line: 259, column: 2, scope: !6)
!266 = !DILocation(line: 260, column: 2, scope: !6)
!267 = !DILocation(line: 261, column: 2, scope: !6)
!268 = !DILocation(line: 262, column: 2, scope: !6)
!269 = !DILocation(line: 263, column: 2, scope: !6)
!270 = !DILocation(line: 264, column: 2, scope: !6)
!271 = !DILocation(line: 265, column: 2, scope: !6)
!272 = !DILocation(line: 266, column: 2, scope: !6)
!273 = !DILocation(line: 267, column: 2, scope: !6)
!274 = !DILocation(line: 268, column: 2, scope: !6)
!275 = !DILocation(line: 269, column: 2, scope: !6)
!276 = !DILocation(line: 270, column: 2, scope: !6)
!277 = !DILocation(line: 271, column: 2, scope: !6)
!278 = !DILocation(line: 272, column: 2, scope: !6)
!279 = !DILocation(line: 273, column: 2, scope: !6)
!280 = !DILocation(line: 274, column: 2, scope: !6)
!281 = !DILocation(line: 275, column: 2, scope: !6)
!282 = !DILocation(line: 276, column: 2, scope: !6)
!283 = !DILocation(line: 277, column: 2, scope: !6)
!284 = !DILocation(line: 278, column: 2, scope: !6)
!285 = !DILocation(line: 279, column: 2, scope: !6)
!286 = !DILocation(line: 280, column: 2, scope: !6)
!287 = !DILocation(line: 281, column: 2, scope: !6)
!288 = !DILocation(line: 282, column: 2, scope: !6)
!289 = !DILocation(line: 283, column: 2, scope: !6)
!290 = !DILocation(line: 284, column: 2, scope: !6)
!291 = !DILocation(line: 285, column: 2, scope: !6)
!292 = !DILocation(line: 286, column: 2, scope: !6)
!293 = !DILocation(line: 287, column: 2, scope: !6)
!294 = !DILocation(line: 288, column: 2, scope: !6)
!295 = !DILocation(line: 289, column: 2, scope: !6)
!296 = !DILocation(line: 290, column: 2, scope: !6)
!297 = !DILocation(line: 291, column: 2, scope: !6)
!298 = !DILocation(line: 292, column: 2, scope: !6)
!299 = !DILocation(line: 293, column: 2, scope: !6)
!300 = !DILocation(line: 294, column: 2, scope: !6)
!301 = !DILocation(line: 295, column: 2, scope: !6)
!302 = !DILocation(line: 296, column: 2, scope: !6)
!303 = !DILocation(line: 297, column: 2, scope: !6)
!304 = !DILocation(line: 298, column: 2, scope: !6)
!305 = !DILocation(line: 299, column: 2, scope: !6)
!306 = !DILocation(line: 300, column: 2, scope: !6)
!307 = !DILocation(line: 301, column: 2, scope: !6)
!308 = !DILocation(line: 302, column: 2, scope: !6)
!309 = !DILocation(line: 303, column: 2, scope: !6)
!310 = !DILocation(line: 304, column: 2, scope: !6)
!311 = !DILocation(line: 305, column: 2, scope: !6)
!312 = !DILocation(line: 306, column: 2, scope: !6)
!313 = !DILocation(line: 307, column: 2, scope: !6)
!314 = !DILocation(line: 308, column: 2, scope: !6)
!315 = !DILocation(line: 309, column: 2, scope: !6)
!316 = !DILocation(line: 310, column: 2, scope: !6)
!317 = !DILocation(line: 311, column: 2, scope: !6)
!318 = !DILocation(line: 312, column: 2, scope: !6)
!319 = !DILocation(line: 313, column: 2, scope: !6)
!320 = !DILocation(line: 314, column: 2, scope: !6)
!321 = !DILocation(line: 315, column: 2, scope: !6)
!322 = !DILocation(line: 316, column: 2, scope: !6)
!323 = !DILocation(line: 317, column: 2, scope: !6)
!324 = !DILocation(line: 318, column: 2, scope: !6)
!325 = !DILocation(line: 319, column: 2, scope: !6)
!326 = !DILocation(line: 320, column: 2, scope: !6)
!327 = !DILocation(line: 321, column: 2, scope: !6)
!328 = !DILocation(line: 322, column: 2, scope: !6)
!329 = !DILocation(line: 323, column: 2, scope: !6)
!330 = !DILocation(line: 324, column: 2, scope: !6)
!331 = !DILocation(line: 325, column: 2, scope: !6)
!332 = !DILocation(line: 326, column: 2, scope: !6)
!333 = !DILocation(line: 327, column: 2, scope: !6)
!334 = !DILocation(line: 328, column: 2, scope: !6)
!335 = !DILocation(line: 329, column: 2, scope: !6)
!336 = !DILocation(line: 330, column: 2, scope: !6)
!337 = !DILocation(line: 331, column: 2, scope: !6)
!338 = !DILocation(line: 332, column: 2, scope: !6)
!339 = !DILocation(line: 333, column: 2, scope: !6)
!340 = !DILocation(line: 334, column: 2, scope: !6)
!341 = !DILocation(line: 335, column: 2, scope: !6)
!342 = !DILocation(line: 336, column: 2, scope: !6)
!343 = !DILocation(line: 337, column: 2, scope: !6)
!344 = !DILocation(line: 338, column: 2, scope: !6)
!345 = !DILocation(line: 339, column: 2, scope: !6)
!346 = !DILocation(line: 340, column: 2, scope: !6)
!347 = !DILocation(line: 341, column: 2, scope: !6)
!348 = !DILocation(line: 342, column: 2, scope: !6)
!349 = !DILocation(line: 343, column: 2, scope: !6)
!350 = !DILocation(line: 344, column: 2, scope: !6)
!351 = !DILocation(line: 345, column: 2, scope: !6)
!352 = !DILocation(line: 346, column: 2, scope: !6)
!353 = !DILocation(line: 347, column: 2, scope: !6)
!354 = !DILocation(line: 348, column: 2, scope: !6)
!355 = !DILocation(line: 349, column: 2, scope: !6)
!356 = !DILocation(line: 350, column: 2, scope: !6)
!357 = !DILocation(line: 351, column: 2, scope: !6)
!358 = !DILocation(line: 352, column: 2, scope: !6)
!359 = !DILocation(line: 353, column: 2, scope: !6)
!360 = !DILocation(line: 354, column: 2, scope: !6)
!361 = !DILocation(line: 355, column: 2, scope: !6)
!362 = !DILocation(line: 356, column: 2, scope: !6)
!363 = !DILocation(line: 357, column: 2, scope: !6)
!364 = !DILocation(line: 358, column: 2, scope: !6)
!365 = !DILocation(line: 359, column: 2, scope: !6)
!366 = !DILocation(line: 360, column: 2, scope: !6)
!367 = !DILocation(line: 361, column: 2, scope: !6)
!368 = !DILocation(line: 362, column: 2, scope: !6)
!369 = !DILocation(line: 363, column: 2, scope: !6)
!370 = !DILocation(line: 364, column: 2, scope: !6)
!371 = !DILocation(line: 365, column: 2, scope: !6)
!372 = !DILocation(line: 366, column: 2, scope: !6)
!373 = !DILocation(line: 367, column: 2, scope: !6)
!374 = !DILocation(line: 368, column: 2, scope: !6)
!375 = !DILocation(line: 369, column: 2, scope: !6)
!376 = !DILocation(line: 370, column: 2, scope: !6)
!377 = !DILocation(line: 371, column: 2, scope: !6)
!378 = !DILocation(line: 372, column: 2, scope: !6)
!379 = !DILocation(line: 373, column: 2, scope: !6)
!380 = !DILocation(line: 374, column: 2, scope: !6)
!381 = !DILocation(line: 375, column: 2, scope: !6)
!382 = !DILocation(line: 376, column: 2, scope: !6)
!383 = !DILocation(line: 377, column: 2, scope: !6)
!384 = !DILocation(line: 378, column: 2, scope: !6)
!385 = !DILocation(line: 379, column: 2, scope: !6)
!386 = !DILocation(line: 380, column: 2, scope: !6)
!387 = !DILocation(line: 381, column: 2, scope: !6)
!388 = !DILocation(line: 382, column: 2, scope: !6)
!389 = !DILocation(line: 383, column: 2, scope: !6)
!390 = !DILocation(line: 384, column: 2, scope: !6)
!391 = !DILocation(line: 385, column: 2, scope: !6)
!392 = !DILocation(line: 386, column: 2, scope: !6)
!393 = !DILocation(line: 387, column: 2, scope: !6)
!394 = !DILocation(line: 388, column: 2, scope: !6)
!395 = !DILocation(line: 389, column: 2, scope: !6)
!396 = !DILocation(line: 390, column: 2, scope: !6)
!397 = !DILocation(line: 391, column: 2, scope: !6)
!398 = !DILocation(line: 392, column: 2, scope: !6)
!399 = !DILocation(line: 393, column: 2, scope: !6)
!400 = !DILocation(line: 394, column: 2, scope: !6)
!401 = !DILocation(line: 395, column: 2, scope: !6)
!402 = !DILocation(line: 396, column: 2, scope: !6)
!403 = !{void (i64*, i8*)* @Math, !"kernel", i32 1}
