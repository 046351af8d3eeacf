target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = icmp sge i64 %p20, %p11, !dbg !9
	br i1 %0, label %b2, label %b1, !dbg !9

b1:
	%1 = icmp sge i64 %p21, %p22, !dbg !10
	br i1 %1, label %b2, label %b3, !dbg !10

b2:
	ret float 0.000000e+00, !dbg !11

b3:
	%2 = mul i64 %p20, 4, !dbg !12
	%3 = icmp sgt i64 %2, 0, !dbg !13
	br i1 %3, label %b4, label %b5, !dbg !13

b4:
	%4 = add i64 %2, 4, !dbg !14
	%5 = icmp slt i64 %4, %p9, !dbg !15
	br label %b5, !dbg !15

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !16
	%7 = icmp eq i64 %p20, 0, !dbg !17
	br i1 %7, label %b6, label %b7, !dbg !17

b6:
	br label %b7, !dbg !17

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !18
	%9 = sub i64 %p11, 1, !dbg !19
	%10 = icmp eq i64 %p20, %9, !dbg !20
	br i1 %10, label %b8, label %b9, !dbg !20

b8:
	br label %b9, !dbg !20

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !21
	%12 = add i64 %p21, 1, !dbg !22
	%13 = mul i64 %12, %p11, !dbg !23
	%14 = add i64 %13, %p20, !dbg !24
	%15 = sub i64 %p23, 1, !dbg !25
	%16 = urem i64 %15, 2, !dbg !29
	%17 = mul i64 %16, %p12, !dbg !31
	%18 = add i64 %17, %14, !dbg !32
	%19 = urem i64 %p23, 2, !dbg !34
	%20 = mul i64 %19, %p12, !dbg !36
	%21 = add i64 %20, %14, !dbg !37
	%22 = sub i64 %18, %p11, !dbg !38
	%23 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %22, !dbg !39
	%24 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %23, i32 0, i32 0, !dbg !39
	%25 = icmp uge i64 %22, %p6, !dbg !39
	%26 = icmp uge i64 %18, %p6, !dbg !40
	%27 = or i1 %25, %26, !dbg !40
	br i1 %27, label %b9_fail1, label %b9_ok1, !dbg !40, !prof !41

b9_ok1:
	%28 = bitcast { float, float, float, float }* %23 to <4 x float>*, !dbg !39
	%29 = load <4 x float>, <4 x float>* %28, align 16, !dbg !39
	%30 = extractelement <4 x float> %29, i32 0, !dbg !39
	%31 = extractelement <4 x float> %29, i32 1, !dbg !39
	%32 = extractelement <4 x float> %29, i32 2, !dbg !39
	%33 = extractelement <4 x float> %29, i32 3, !dbg !39
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %23, i32 0, i32 1, !dbg !39
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %23, i32 0, i32 2, !dbg !39
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %23, i32 0, i32 3, !dbg !39
	%37 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %18, !dbg !40
	%38 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %37, i32 0, i32 0, !dbg !40
	%39 = bitcast { float, float, float, float }* %37 to <4 x float>*, !dbg !40
	%40 = load <4 x float>, <4 x float>* %39, align 16, !dbg !40
	%41 = extractelement <4 x float> %40, i32 0, !dbg !40
	%42 = extractelement <4 x float> %40, i32 1, !dbg !40
	%43 = extractelement <4 x float> %40, i32 2, !dbg !40
	%44 = extractelement <4 x float> %40, i32 3, !dbg !40
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %37, i32 0, i32 1, !dbg !40
	%46 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %37, i32 0, i32 2, !dbg !40
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %37, i32 0, i32 3, !dbg !40
	%48 = sub i64 %p22, %p21, !dbg !46
	%49 = icmp eq i64 %2, 0, !dbg !49
	%50 = sub i64 %p9, 1, !dbg !50
	%51 = icmp sge i64 %2, %50, !dbg !51
	%52 = add i64 %2, 1, !dbg !52
	%53 = icmp sge i64 %52, %50, !dbg !53
	%54 = add i64 %2, 2, !dbg !54
	%55 = icmp sge i64 %54, %50, !dbg !55
	%56 = add i64 %2, 3, !dbg !56
	%57 = icmp sge i64 %56, %50, !dbg !57
	%58 = icmp ule i64 %p3, 281474976710655, !dbg !58
	%59 = icmp ule i64 %p11, 268435455, !dbg !58
	%60 = and i1 %58, %59, !dbg !58
	%61 = icmp ule i64 %18, 281474976710655, !dbg !58
	%62 = and i1 %60, %61, !dbg !58
	%63 = icmp ule i64 %21, 281474976710655, !dbg !58
	%64 = and i1 %62, %63, !dbg !58
	%65 = icmp ule i64 %48, 268435455, !dbg !58
	%66 = and i1 %64, %65, !dbg !58
	%67 = mul i64 %p11, -1, !dbg !58
	%68 = mul i64 %48, %67, !dbg !58
	%69 = icmp sge i64 %68, 0, !dbg !58
	%70 = and i1 %66, %69, !dbg !58
	%71 = mul i64 %18, 4, !dbg !58
	%72 = add i64 %8, %71, !dbg !58
	%73 = icmp sge i64 %72, 0, !dbg !58
	%74 = and i1 %70, %73, !dbg !58
	%75 = add i64 %p3, -1, !dbg !58
	%76 = mul i64 %p11, 4, !dbg !58
	%77 = add i64 %75, %76, !dbg !58
	%78 = mul i64 %p11, -4, !dbg !58
	%79 = mul i64 %48, %78, !dbg !58
	%80 = add i64 %77, %79, !dbg !58
	%81 = mul i64 %11, -1, !dbg !58
	%82 = add i64 %80, %81, !dbg !58
	%83 = mul i64 %18, -4, !dbg !58
	%84 = add i64 %82, %83, !dbg !58
	%85 = icmp sge i64 %84, 0, !dbg !58
	%86 = and i1 %74, %85, !dbg !58
	%87 = add i64 %p11, %68, !dbg !58
	%88 = mul i64 %21, -1, !dbg !58
	%89 = add i64 %87, %88, !dbg !58
	%90 = icmp sge i64 %89, 0, !dbg !58
	%91 = and i1 %86, %90, !dbg !58
	br i1 %91, label %b10, label %b34_cold, !dbg !46, !prof !59

b10:
	%92 = phi float [ 0.000000e+00, %b9_ok1 ], [ %237, %b33 ], !dbg !58
	%93 = phi i64 [ %18, %b9_ok1 ], [ %117, %b33 ], !dbg !60
	%94 = phi i64 [ %21, %b9_ok1 ], [ %238, %b33 ], !dbg !61
	%95 = phi float [ %30, %b9_ok1 ], [ %110, %b33 ], !dbg !62
	%96 = phi float [ %31, %b9_ok1 ], [ %111, %b33 ], !dbg !62
	%97 = phi float [ %32, %b9_ok1 ], [ %112, %b33 ], !dbg !62
	%98 = phi float [ %33, %b9_ok1 ], [ %113, %b33 ], !dbg !62
	%99 = phi float [ %41, %b9_ok1 ], [ %122, %b33 ], !dbg !63
	%100 = phi float [ %42, %b9_ok1 ], [ %123, %b33 ], !dbg !63
	%101 = phi float [ %43, %b9_ok1 ], [ %124, %b33 ], !dbg !63
	%102 = phi float [ %44, %b9_ok1 ], [ %125, %b33 ], !dbg !63
	%103 = phi i64 [ %48, %b9_ok1 ], [ %239, %b33 ], !dbg !64
	%104 = icmp sge i64 %103, 2, !dbg !65
	br i1 %104, label %b11, label %b58, !dbg !65

b11:
	%105 = add i64 %93, %p11, !dbg !66
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %105, !dbg !67
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %106, i32 0, i32 0, !dbg !67
	%108 = bitcast { float, float, float, float }* %106 to <4 x float>*, !dbg !67
	%109 = load <4 x float>, <4 x float>* %108, align 16, !dbg !67
	%110 = extractelement <4 x float> %109, i32 0, !dbg !67
	%111 = extractelement <4 x float> %109, i32 1, !dbg !67
	%112 = extractelement <4 x float> %109, i32 2, !dbg !67
	%113 = extractelement <4 x float> %109, i32 3, !dbg !67
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %106, i32 0, i32 1, !dbg !67
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %106, i32 0, i32 2, !dbg !67
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %106, i32 0, i32 3, !dbg !67
	%117 = add i64 %105, %p11, !dbg !68
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %117, !dbg !69
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 0, !dbg !69
	%120 = bitcast { float, float, float, float }* %118 to <4 x float>*, !dbg !69
	%121 = load <4 x float>, <4 x float>* %120, align 16, !dbg !69
	%122 = extractelement <4 x float> %121, i32 0, !dbg !69
	%123 = extractelement <4 x float> %121, i32 1, !dbg !69
	%124 = extractelement <4 x float> %121, i32 2, !dbg !69
	%125 = extractelement <4 x float> %121, i32 3, !dbg !69
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 1, !dbg !69
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 2, !dbg !69
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 3, !dbg !69
	%129 = mul i64 %93, 4, !dbg !70
	%130 = add i64 %129, %8, !dbg !71
	%131 = getelementptr inbounds float, float* %p2, i64 %130, !dbg !72
	%132 = load float, float* %131, align 4, !dbg !72
	%133 = add i64 %129, %11, !dbg !73
	%134 = getelementptr inbounds float, float* %p2, i64 %133, !dbg !74
	%135 = load float, float* %134, align 4, !dbg !74
	%136 = mul i64 %105, 4, !dbg !75
	%137 = add i64 %136, %8, !dbg !76
	%138 = getelementptr inbounds float, float* %p2, i64 %137, !dbg !77
	%139 = load float, float* %138, align 4, !dbg !77
	%140 = add i64 %136, %11, !dbg !78
	%141 = getelementptr inbounds float, float* %p2, i64 %140, !dbg !79
	%142 = load float, float* %141, align 4, !dbg !79
	%143 = fadd float %132, %100, !dbg !82
	%144 = fadd float %143, %95, !dbg !83
	%145 = fadd float %144, %110, !dbg !84
	%146 = fmul float %145, 2.500000e-01, !dbg !85
	%147 = fadd float %99, %101, !dbg !86
	%148 = fadd float %147, %96, !dbg !87
	%149 = fadd float %148, %111, !dbg !88
	%150 = fmul float %149, 2.500000e-01, !dbg !89
	%151 = fadd float %100, %102, !dbg !90
	%152 = fadd float %151, %97, !dbg !91
	%153 = fadd float %152, %112, !dbg !92
	%154 = fmul float %153, 2.500000e-01, !dbg !93
	%155 = fadd float %101, %135, !dbg !94
	%156 = fadd float %155, %98, !dbg !95
	%157 = fadd float %156, %113, !dbg !96
	%158 = fmul float %157, 2.500000e-01, !dbg !97
	%159 = fadd float %139, %111, !dbg !99
	%160 = fadd float %159, %99, !dbg !100
	%161 = fadd float %160, %122, !dbg !101
	%162 = fmul float %161, 2.500000e-01, !dbg !102
	%163 = fadd float %110, %112, !dbg !103
	%164 = fadd float %163, %100, !dbg !104
	%165 = fadd float %164, %123, !dbg !105
	%166 = fmul float %165, 2.500000e-01, !dbg !106
	%167 = fadd float %111, %113, !dbg !107
	%168 = fadd float %167, %101, !dbg !108
	%169 = fadd float %168, %124, !dbg !109
	%170 = fmul float %169, 2.500000e-01, !dbg !110
	%171 = fadd float %112, %142, !dbg !111
	%172 = fadd float %171, %102, !dbg !112
	%173 = fadd float %172, %125, !dbg !113
	%174 = fmul float %173, 2.500000e-01, !dbg !114
	br i1 %6, label %b33, label %b12, !dbg !98

b12:
	br i1 %49, label %b13, label %b14, !dbg !49

b13:
	br label %b14, !dbg !115

b14:
	%175 = phi float [ %146, %b12 ], [ %99, %b13 ], !dbg !116
	br i1 %51, label %b15, label %b16, !dbg !51

b15:
	br label %b16, !dbg !117

b16:
	%176 = phi float [ %175, %b14 ], [ %99, %b15 ], !dbg !118
	br i1 %53, label %b17, label %b18, !dbg !53

b17:
	br label %b18, !dbg !119

b18:
	%177 = phi float [ %150, %b16 ], [ %100, %b17 ], !dbg !120
	br i1 %55, label %b19, label %b20, !dbg !55

b19:
	br label %b20, !dbg !121

b20:
	%178 = phi float [ %154, %b18 ], [ %101, %b19 ], !dbg !122
	br i1 %57, label %b21, label %b22, !dbg !57

b21:
	br label %b22, !dbg !123

b22:
	%179 = phi float [ %158, %b20 ], [ %102, %b21 ], !dbg !124
	br i1 %49, label %b23, label %b24, !dbg !126

b23:
	br label %b24, !dbg !127

b24:
	%180 = phi float [ %162, %b22 ], [ %110, %b23 ], !dbg !116
	br i1 %51, label %b25, label %b26, !dbg !128

b25:
	br label %b26, !dbg !129

b26:
	%181 = phi float [ %180, %b24 ], [ %110, %b25 ], !dbg !118
	br i1 %53, label %b27, label %b28, !dbg !130

b27:
	br label %b28, !dbg !131

b28:
	%182 = phi float [ %166, %b26 ], [ %111, %b27 ], !dbg !120
	br i1 %55, label %b29, label %b30, !dbg !132

b29:
	br label %b30, !dbg !133

b30:
	%183 = phi float [ %170, %b28 ], [ %112, %b29 ], !dbg !122
	br i1 %57, label %b31, label %b32, !dbg !134

b31:
	br label %b32, !dbg !135

b32:
	%184 = phi float [ %174, %b30 ], [ %113, %b31 ], !dbg !124
	br label %b33, !dbg !125

b33:
	%185 = phi float [ %146, %b11 ], [ %176, %b32 ], !dbg !136
	%186 = phi float [ %150, %b11 ], [ %177, %b32 ], !dbg !136
	%187 = phi float [ %154, %b11 ], [ %178, %b32 ], !dbg !136
	%188 = phi float [ %158, %b11 ], [ %179, %b32 ], !dbg !136
	%189 = phi float [ %162, %b11 ], [ %181, %b32 ], !dbg !137
	%190 = phi float [ %166, %b11 ], [ %182, %b32 ], !dbg !137
	%191 = phi float [ %170, %b11 ], [ %183, %b32 ], !dbg !137
	%192 = phi float [ %174, %b11 ], [ %184, %b32 ], !dbg !137
	%193 = add i64 %94, %p11, !dbg !138
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %94, !dbg !139
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %194, i32 0, i32 0, !dbg !139
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %194, i32 0, i32 1, !dbg !139
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %194, i32 0, i32 2, !dbg !139
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %194, i32 0, i32 3, !dbg !139
	%199 = bitcast { float, float, float, float }* %194 to <4 x float>*, !dbg !139
	%200 = insertelement <4 x float> undef, float %185, i32 0, !dbg !139
	%201 = insertelement <4 x float> %200, float %186, i32 1, !dbg !139
	%202 = insertelement <4 x float> %201, float %187, i32 2, !dbg !139
	%203 = insertelement <4 x float> %202, float %188, i32 3, !dbg !139
	store <4 x float> %203, <4 x float>* %199, align 16, !dbg !139
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %193, !dbg !140
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %204, i32 0, i32 0, !dbg !140
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %204, i32 0, i32 1, !dbg !140
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %204, i32 0, i32 2, !dbg !140
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %204, i32 0, i32 3, !dbg !140
	%209 = bitcast { float, float, float, float }* %204 to <4 x float>*, !dbg !140
	%210 = insertelement <4 x float> undef, float %189, i32 0, !dbg !140
	%211 = insertelement <4 x float> %210, float %190, i32 1, !dbg !140
	%212 = insertelement <4 x float> %211, float %191, i32 2, !dbg !140
	%213 = insertelement <4 x float> %212, float %192, i32 3, !dbg !140
	store <4 x float> %213, <4 x float>* %209, align 16, !dbg !140
	%214 = fsub float %185, %99, !dbg !143
	%215 = fsub float %186, %100, !dbg !144
	%216 = fsub float %187, %101, !dbg !145
	%217 = fsub float %188, %102, !dbg !146
	%218 = fmul float %214, %214, !dbg !147
	%219 = fmul float %215, %215, !dbg !148
	%220 = fadd float %218, %219, !dbg !149
	%221 = fmul float %216, %216, !dbg !150
	%222 = fadd float %220, %221, !dbg !151
	%223 = fmul float %217, %217, !dbg !152
	%224 = fadd float %222, %223, !dbg !153
	%225 = fsub float %189, %110, !dbg !155
	%226 = fsub float %190, %111, !dbg !156
	%227 = fsub float %191, %112, !dbg !157
	%228 = fsub float %192, %113, !dbg !158
	%229 = fmul float %225, %225, !dbg !159
	%230 = fmul float %226, %226, !dbg !160
	%231 = fadd float %229, %230, !dbg !161
	%232 = fmul float %227, %227, !dbg !162
	%233 = fadd float %231, %232, !dbg !163
	%234 = fmul float %228, %228, !dbg !164
	%235 = fadd float %233, %234, !dbg !165
	%236 = fadd float %224, %235, !dbg !166
	%237 = fadd float %92, %236, !dbg !167
	%238 = add i64 %193, %p11, !dbg !168
	%239 = sub i64 %103, 2, !dbg !169
	br label %b10, !dbg !169

b58:
	%240 = phi float [ %92, %b10 ], [ %327, %b34_cold ], !dbg !170
	%241 = phi i64 [ %93, %b10 ], [ %328, %b34_cold ], !dbg !170
	%242 = phi i64 [ %94, %b10 ], [ %329, %b34_cold ], !dbg !170
	%243 = phi float [ %95, %b10 ], [ %330, %b34_cold ], !dbg !170
	%244 = phi float [ %96, %b10 ], [ %331, %b34_cold ], !dbg !170
	%245 = phi float [ %97, %b10 ], [ %332, %b34_cold ], !dbg !170
	%246 = phi float [ %98, %b10 ], [ %333, %b34_cold ], !dbg !170
	%247 = phi float [ %99, %b10 ], [ %334, %b34_cold ], !dbg !170
	%248 = phi float [ %100, %b10 ], [ %335, %b34_cold ], !dbg !170
	%249 = phi float [ %101, %b10 ], [ %336, %b34_cold ], !dbg !170
	%250 = phi float [ %102, %b10 ], [ %337, %b34_cold ], !dbg !170
	%251 = phi i64 [ %103, %b10 ], [ %338, %b34_cold ], !dbg !170
	%252 = icmp sgt i64 %251, 0, !dbg !170
	br i1 %252, label %b59, label %b72, !dbg !170

b59:
	%253 = add i64 %241, %p11, !dbg !171
	%254 = mul i64 %241, 4, !dbg !173
	%255 = add i64 %254, %8, !dbg !174
	%256 = add i64 %254, %11, !dbg !176
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %253, !dbg !172
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %257, i32 0, i32 0, !dbg !172
	%259 = icmp uge i64 %253, %p6, !dbg !172
	%260 = icmp uge i64 %255, %p3, !dbg !175
	%261 = icmp uge i64 %256, %p3, !dbg !177
	%262 = or i1 %259, %260, !dbg !177
	%263 = or i1 %262, %261, !dbg !177
	br i1 %263, label %b59_fail1, label %b59_ok1, !dbg !177, !prof !41

b59_ok1:
	%264 = bitcast { float, float, float, float }* %257 to <4 x float>*, !dbg !172
	%265 = load <4 x float>, <4 x float>* %264, align 16, !dbg !172
	%266 = extractelement <4 x float> %265, i32 0, !dbg !172
	%267 = extractelement <4 x float> %265, i32 1, !dbg !172
	%268 = extractelement <4 x float> %265, i32 2, !dbg !172
	%269 = extractelement <4 x float> %265, i32 3, !dbg !172
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %257, i32 0, i32 1, !dbg !172
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %257, i32 0, i32 2, !dbg !172
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %257, i32 0, i32 3, !dbg !172
	%273 = getelementptr inbounds float, float* %p2, i64 %255, !dbg !175
	%274 = load float, float* %273, align 4, !dbg !175
	%275 = getelementptr inbounds float, float* %p2, i64 %256, !dbg !177
	%276 = load float, float* %275, align 4, !dbg !177
	%277 = fadd float %274, %248, !dbg !179
	%278 = fadd float %277, %243, !dbg !180
	%279 = fadd float %278, %266, !dbg !181
	%280 = fmul float %279, 2.500000e-01, !dbg !182
	%281 = fadd float %247, %249, !dbg !183
	%282 = fadd float %281, %244, !dbg !184
	%283 = fadd float %282, %267, !dbg !185
	%284 = fmul float %283, 2.500000e-01, !dbg !186
	%285 = fadd float %248, %250, !dbg !187
	%286 = fadd float %285, %245, !dbg !188
	%287 = fadd float %286, %268, !dbg !189
	%288 = fmul float %287, 2.500000e-01, !dbg !190
	%289 = fadd float %249, %276, !dbg !191
	%290 = fadd float %289, %246, !dbg !192
	%291 = fadd float %290, %269, !dbg !193
	%292 = fmul float %291, 2.500000e-01, !dbg !194
	br i1 %6, label %b71, label %b60, !dbg !178

b60:
	br i1 %49, label %b61, label %b62, !dbg !196

b61:
	br label %b62, !dbg !197

b62:
	%293 = phi float [ %280, %b60 ], [ %247, %b61 ], !dbg !116
	br i1 %51, label %b63, label %b64, !dbg !198

b63:
	br label %b64, !dbg !199

b64:
	%294 = phi float [ %293, %b62 ], [ %247, %b63 ], !dbg !118
	br i1 %53, label %b65, label %b66, !dbg !200

b65:
	br label %b66, !dbg !201

b66:
	%295 = phi float [ %284, %b64 ], [ %248, %b65 ], !dbg !120
	br i1 %55, label %b67, label %b68, !dbg !202

b67:
	br label %b68, !dbg !203

b68:
	%296 = phi float [ %288, %b66 ], [ %249, %b67 ], !dbg !122
	br i1 %57, label %b69, label %b70, !dbg !204

b69:
	br label %b70, !dbg !205

b70:
	%297 = phi float [ %292, %b68 ], [ %250, %b69 ], !dbg !124
	br label %b71, !dbg !195

b71:
	%298 = phi float [ %280, %b59_ok1 ], [ %294, %b70 ], !dbg !206
	%299 = phi float [ %284, %b59_ok1 ], [ %295, %b70 ], !dbg !206
	%300 = phi float [ %288, %b59_ok1 ], [ %296, %b70 ], !dbg !206
	%301 = phi float [ %292, %b59_ok1 ], [ %297, %b70 ], !dbg !206
	%302 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %242, !dbg !207
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %302, i32 0, i32 0, !dbg !207
	%304 = icmp uge i64 %242, %p6, !dbg !207
	br i1 %304, label %b71_fail1, label %b71_ok1, !dbg !207, !prof !41

b71_ok1:
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %302, i32 0, i32 1, !dbg !207
	%306 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %302, i32 0, i32 2, !dbg !207
	%307 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %302, i32 0, i32 3, !dbg !207
	%308 = bitcast { float, float, float, float }* %302 to <4 x float>*, !dbg !207
	%309 = insertelement <4 x float> undef, float %298, i32 0, !dbg !207
	%310 = insertelement <4 x float> %309, float %299, i32 1, !dbg !207
	%311 = insertelement <4 x float> %310, float %300, i32 2, !dbg !207
	%312 = insertelement <4 x float> %311, float %301, i32 3, !dbg !207
	store <4 x float> %312, <4 x float>* %308, align 16, !dbg !207
	%313 = fsub float %298, %247, !dbg !209
	%314 = fsub float %299, %248, !dbg !210
	%315 = fsub float %300, %249, !dbg !211
	%316 = fsub float %301, %250, !dbg !212
	%317 = fmul float %313, %313, !dbg !213
	%318 = fmul float %314, %314, !dbg !214
	%319 = fadd float %317, %318, !dbg !215
	%320 = fmul float %315, %315, !dbg !216
	%321 = fadd float %319, %320, !dbg !217
	%322 = fmul float %316, %316, !dbg !218
	%323 = fadd float %321, %322, !dbg !219
	%324 = fadd float %240, %323, !dbg !220
	br label %b72, !dbg !220

b72:
	%325 = phi float [ %240, %b58 ], [ %324, %b71_ok1 ], !dbg !58
	ret float %325, !dbg !221

b9_fail1:
	%326 = icmp uge i64 %22, %p6, !dbg !39
	br i1 %326, label %b9_fail2, label %b9_ok2, !dbg !39

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %22, i64 %p6), !dbg !39
	ret float undef, !dbg !39

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %18, i64 %p6), !dbg !40
	ret float undef, !dbg !40

b34_cold:
	%327 = phi float [ %490, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !58
	%328 = phi i64 [ %341, %b57_cold_ok2 ], [ %18, %b9_ok1 ], !dbg !60
	%329 = phi i64 [ %491, %b57_cold_ok2 ], [ %21, %b9_ok1 ], !dbg !61
	%330 = phi float [ %368, %b57_cold_ok2 ], [ %30, %b9_ok1 ], !dbg !62
	%331 = phi float [ %369, %b57_cold_ok2 ], [ %31, %b9_ok1 ], !dbg !62
	%332 = phi float [ %370, %b57_cold_ok2 ], [ %32, %b9_ok1 ], !dbg !62
	%333 = phi float [ %371, %b57_cold_ok2 ], [ %33, %b9_ok1 ], !dbg !62
	%334 = phi float [ %379, %b57_cold_ok2 ], [ %41, %b9_ok1 ], !dbg !63
	%335 = phi float [ %380, %b57_cold_ok2 ], [ %42, %b9_ok1 ], !dbg !63
	%336 = phi float [ %381, %b57_cold_ok2 ], [ %43, %b9_ok1 ], !dbg !63
	%337 = phi float [ %382, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !63
	%338 = phi i64 [ %492, %b57_cold_ok2 ], [ %48, %b9_ok1 ], !dbg !64
	%339 = icmp sge i64 %338, 2, !dbg !65
	br i1 %339, label %b35_cold, label %b58, !dbg !65

b35_cold:
	%340 = add i64 %328, %p11, !dbg !66
	%341 = add i64 %340, %p11, !dbg !68
	%342 = mul i64 %328, 4, !dbg !70
	%343 = add i64 %342, %8, !dbg !71
	%344 = add i64 %342, %11, !dbg !73
	%345 = mul i64 %340, 4, !dbg !75
	%346 = add i64 %345, %8, !dbg !76
	%347 = add i64 %345, %11, !dbg !78
	%348 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %340, !dbg !67
	%349 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 0, !dbg !67
	%350 = icmp uge i64 %340, %p6, !dbg !67
	%351 = icmp uge i64 %341, %p6, !dbg !69
	%352 = icmp uge i64 %343, %p3, !dbg !72
	%353 = icmp uge i64 %344, %p3, !dbg !74
	%354 = icmp uge i64 %346, %p3, !dbg !77
	%355 = icmp uge i64 %347, %p3, !dbg !79
	%356 = or i1 %350, %351, !dbg !79
	%357 = or i1 %356, %352, !dbg !79
	%358 = or i1 %357, %353, !dbg !79
	%359 = or i1 %358, %354, !dbg !79
	%360 = or i1 %359, %355, !dbg !79
	br i1 %360, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !79, !prof !41

b35_cold_fail1:
	%361 = icmp uge i64 %340, %p6, !dbg !67
	br i1 %361, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !67

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %340, i64 %p6), !dbg !67
	ret float undef, !dbg !67

b35_cold_ok2:
	%362 = icmp uge i64 %341, %p6, !dbg !69
	br i1 %362, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !69

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %341, i64 %p6), !dbg !69
	ret float undef, !dbg !69

b35_cold_ok3:
	%363 = icmp uge i64 %343, %p3, !dbg !72
	br i1 %363, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !72

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %343, i64 %p3), !dbg !72
	ret float undef, !dbg !72

b35_cold_ok4:
	%364 = icmp uge i64 %344, %p3, !dbg !74
	br i1 %364, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !74

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %344, i64 %p3), !dbg !74
	ret float undef, !dbg !74

b35_cold_ok5:
	%365 = icmp uge i64 %346, %p3, !dbg !77
	br i1 %365, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !77

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %346, i64 %p3), !dbg !77
	ret float undef, !dbg !77

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %347, i64 %p3), !dbg !79
	ret float undef, !dbg !79

b35_cold_ok1:
	%366 = bitcast { float, float, float, float }* %348 to <4 x float>*, !dbg !67
	%367 = load <4 x float>, <4 x float>* %366, align 16, !dbg !67
	%368 = extractelement <4 x float> %367, i32 0, !dbg !67
	%369 = extractelement <4 x float> %367, i32 1, !dbg !67
	%370 = extractelement <4 x float> %367, i32 2, !dbg !67
	%371 = extractelement <4 x float> %367, i32 3, !dbg !67
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 1, !dbg !67
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 2, !dbg !67
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 3, !dbg !67
	%375 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %341, !dbg !69
	%376 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %375, i32 0, i32 0, !dbg !69
	%377 = bitcast { float, float, float, float }* %375 to <4 x float>*, !dbg !69
	%378 = load <4 x float>, <4 x float>* %377, align 16, !dbg !69
	%379 = extractelement <4 x float> %378, i32 0, !dbg !69
	%380 = extractelement <4 x float> %378, i32 1, !dbg !69
	%381 = extractelement <4 x float> %378, i32 2, !dbg !69
	%382 = extractelement <4 x float> %378, i32 3, !dbg !69
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %375, i32 0, i32 1, !dbg !69
	%384 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %375, i32 0, i32 2, !dbg !69
	%385 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %375, i32 0, i32 3, !dbg !69
	%386 = getelementptr inbounds float, float* %p2, i64 %343, !dbg !72
	%387 = load float, float* %386, align 4, !dbg !72
	%388 = getelementptr inbounds float, float* %p2, i64 %344, !dbg !74
	%389 = load float, float* %388, align 4, !dbg !74
	%390 = getelementptr inbounds float, float* %p2, i64 %346, !dbg !77
	%391 = load float, float* %390, align 4, !dbg !77
	%392 = getelementptr inbounds float, float* %p2, i64 %347, !dbg !79
	%393 = load float, float* %392, align 4, !dbg !79
	%394 = fadd float %387, %335, !dbg !82
	%395 = fadd float %394, %330, !dbg !83
	%396 = fadd float %395, %368, !dbg !84
	%397 = fmul float %396, 2.500000e-01, !dbg !85
	%398 = fadd float %334, %336, !dbg !86
	%399 = fadd float %398, %331, !dbg !87
	%400 = fadd float %399, %369, !dbg !88
	%401 = fmul float %400, 2.500000e-01, !dbg !89
	%402 = fadd float %335, %337, !dbg !90
	%403 = fadd float %402, %332, !dbg !91
	%404 = fadd float %403, %370, !dbg !92
	%405 = fmul float %404, 2.500000e-01, !dbg !93
	%406 = fadd float %336, %389, !dbg !94
	%407 = fadd float %406, %333, !dbg !95
	%408 = fadd float %407, %371, !dbg !96
	%409 = fmul float %408, 2.500000e-01, !dbg !97
	%410 = fadd float %391, %369, !dbg !99
	%411 = fadd float %410, %334, !dbg !100
	%412 = fadd float %411, %379, !dbg !101
	%413 = fmul float %412, 2.500000e-01, !dbg !102
	%414 = fadd float %368, %370, !dbg !103
	%415 = fadd float %414, %335, !dbg !104
	%416 = fadd float %415, %380, !dbg !105
	%417 = fmul float %416, 2.500000e-01, !dbg !106
	%418 = fadd float %369, %371, !dbg !107
	%419 = fadd float %418, %336, !dbg !108
	%420 = fadd float %419, %381, !dbg !109
	%421 = fmul float %420, 2.500000e-01, !dbg !110
	%422 = fadd float %370, %393, !dbg !111
	%423 = fadd float %422, %337, !dbg !112
	%424 = fadd float %423, %382, !dbg !113
	%425 = fmul float %424, 2.500000e-01, !dbg !114
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !98

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !49

b37_cold:
	br label %b38_cold, !dbg !115

b38_cold:
	%426 = phi float [ %397, %b36_cold ], [ %334, %b37_cold ], !dbg !116
	br i1 %51, label %b39_cold, label %b40_cold, !dbg !51

b39_cold:
	br label %b40_cold, !dbg !117

b40_cold:
	%427 = phi float [ %426, %b38_cold ], [ %334, %b39_cold ], !dbg !118
	br i1 %53, label %b41_cold, label %b42_cold, !dbg !53

b41_cold:
	br label %b42_cold, !dbg !119

b42_cold:
	%428 = phi float [ %401, %b40_cold ], [ %335, %b41_cold ], !dbg !120
	br i1 %55, label %b43_cold, label %b44_cold, !dbg !55

b43_cold:
	br label %b44_cold, !dbg !121

b44_cold:
	%429 = phi float [ %405, %b42_cold ], [ %336, %b43_cold ], !dbg !122
	br i1 %57, label %b45_cold, label %b46_cold, !dbg !57

b45_cold:
	br label %b46_cold, !dbg !123

b46_cold:
	%430 = phi float [ %409, %b44_cold ], [ %337, %b45_cold ], !dbg !124
	br i1 %49, label %b47_cold, label %b48_cold, !dbg !126

b47_cold:
	br label %b48_cold, !dbg !127

b48_cold:
	%431 = phi float [ %413, %b46_cold ], [ %368, %b47_cold ], !dbg !116
	br i1 %51, label %b49_cold, label %b50_cold, !dbg !128

b49_cold:
	br label %b50_cold, !dbg !129

b50_cold:
	%432 = phi float [ %431, %b48_cold ], [ %368, %b49_cold ], !dbg !118
	br i1 %53, label %b51_cold, label %b52_cold, !dbg !130

b51_cold:
	br label %b52_cold, !dbg !131

b52_cold:
	%433 = phi float [ %417, %b50_cold ], [ %369, %b51_cold ], !dbg !120
	br i1 %55, label %b53_cold, label %b54_cold, !dbg !132

b53_cold:
	br label %b54_cold, !dbg !133

b54_cold:
	%434 = phi float [ %421, %b52_cold ], [ %370, %b53_cold ], !dbg !122
	br i1 %57, label %b55_cold, label %b56_cold, !dbg !134

b55_cold:
	br label %b56_cold, !dbg !135

b56_cold:
	%435 = phi float [ %425, %b54_cold ], [ %371, %b55_cold ], !dbg !124
	br label %b57_cold, !dbg !125

b57_cold:
	%436 = phi float [ %397, %b35_cold_ok1 ], [ %427, %b56_cold ], !dbg !136
	%437 = phi float [ %401, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !136
	%438 = phi float [ %405, %b35_cold_ok1 ], [ %429, %b56_cold ], !dbg !136
	%439 = phi float [ %409, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !136
	%440 = phi float [ %413, %b35_cold_ok1 ], [ %432, %b56_cold ], !dbg !137
	%441 = phi float [ %417, %b35_cold_ok1 ], [ %433, %b56_cold ], !dbg !137
	%442 = phi float [ %421, %b35_cold_ok1 ], [ %434, %b56_cold ], !dbg !137
	%443 = phi float [ %425, %b35_cold_ok1 ], [ %435, %b56_cold ], !dbg !137
	%444 = add i64 %329, %p11, !dbg !138
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %329, !dbg !139
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %445, i32 0, i32 0, !dbg !139
	%447 = icmp uge i64 %329, %p6, !dbg !139
	br i1 %447, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !139, !prof !41

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %329, i64 %p6), !dbg !139
	ret float undef, !dbg !139

b57_cold_ok1:
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %445, i32 0, i32 1, !dbg !139
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %445, i32 0, i32 2, !dbg !139
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %445, i32 0, i32 3, !dbg !139
	%451 = bitcast { float, float, float, float }* %445 to <4 x float>*, !dbg !139
	%452 = insertelement <4 x float> undef, float %436, i32 0, !dbg !139
	%453 = insertelement <4 x float> %452, float %437, i32 1, !dbg !139
	%454 = insertelement <4 x float> %453, float %438, i32 2, !dbg !139
	%455 = insertelement <4 x float> %454, float %439, i32 3, !dbg !139
	store <4 x float> %455, <4 x float>* %451, align 16, !dbg !139
	%456 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %444, !dbg !140
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %456, i32 0, i32 0, !dbg !140
	%458 = icmp uge i64 %444, %p6, !dbg !140
	br i1 %458, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !140, !prof !41

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %444, i64 %p6), !dbg !140
	ret float undef, !dbg !140

b57_cold_ok2:
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %456, i32 0, i32 1, !dbg !140
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %456, i32 0, i32 2, !dbg !140
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %456, i32 0, i32 3, !dbg !140
	%462 = bitcast { float, float, float, float }* %456 to <4 x float>*, !dbg !140
	%463 = insertelement <4 x float> undef, float %440, i32 0, !dbg !140
	%464 = insertelement <4 x float> %463, float %441, i32 1, !dbg !140
	%465 = insertelement <4 x float> %464, float %442, i32 2, !dbg !140
	%466 = insertelement <4 x float> %465, float %443, i32 3, !dbg !140
	store <4 x float> %466, <4 x float>* %462, align 16, !dbg !140
	%467 = fsub float %436, %334, !dbg !143
	%468 = fsub float %437, %335, !dbg !144
	%469 = fsub float %438, %336, !dbg !145
	%470 = fsub float %439, %337, !dbg !146
	%471 = fmul float %467, %467, !dbg !147
	%472 = fmul float %468, %468, !dbg !148
	%473 = fadd float %471, %472, !dbg !149
	%474 = fmul float %469, %469, !dbg !150
	%475 = fadd float %473, %474, !dbg !151
	%476 = fmul float %470, %470, !dbg !152
	%477 = fadd float %475, %476, !dbg !153
	%478 = fsub float %440, %368, !dbg !155
	%479 = fsub float %441, %369, !dbg !156
	%480 = fsub float %442, %370, !dbg !157
	%481 = fsub float %443, %371, !dbg !158
	%482 = fmul float %478, %478, !dbg !159
	%483 = fmul float %479, %479, !dbg !160
	%484 = fadd float %482, %483, !dbg !161
	%485 = fmul float %480, %480, !dbg !162
	%486 = fadd float %484, %485, !dbg !163
	%487 = fmul float %481, %481, !dbg !164
	%488 = fadd float %486, %487, !dbg !165
	%489 = fadd float %477, %488, !dbg !166
	%490 = fadd float %327, %489, !dbg !167
	%491 = add i64 %444, %p11, !dbg !168
	%492 = sub i64 %338, 2, !dbg !169
	br label %b34_cold, !dbg !169

b59_fail1:
	%493 = icmp uge i64 %253, %p6, !dbg !172
	br i1 %493, label %b59_fail2, label %b59_ok2, !dbg !172

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %253, i64 %p6), !dbg !172
	ret float undef, !dbg !172

b59_ok2:
	%494 = icmp uge i64 %255, %p3, !dbg !175
	br i1 %494, label %b59_fail3, label %b59_ok3, !dbg !175

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %255, i64 %p3), !dbg !175
	ret float undef, !dbg !175

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %256, i64 %p3), !dbg !177
	ret float undef, !dbg !177

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %242, i64 %p6), !dbg !207
	ret float undef, !dbg !207
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i8* %ctrl) nounwind convergent !dbg !222 {
entry:
	br label %b0, !dbg !223

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !228
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !229, !range !42
	%2 = sext i32 %1 to i64, !dbg !229
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !229, !range !44
	%4 = sext i32 %3 to i64, !dbg !229
	%5 = icmp eq i64 %4, 0, !dbg !230
	%6 = sub i64 %p22, 1, !dbg !231
	%7 = icmp sgt i64 %p10, 1, !dbg !232
	%8 = sub i64 %p10, 1, !dbg !233
	%9 = add i64 %p18, 1, !dbg !234
	%10 = mul i64 %9, %p12, !dbg !235
	%11 = sext i32 %0 to i64, !dbg !228
	%12 = trunc i64 %p16 to i32, !dbg !228
	%13 = mul i64 %p10, %p12, !dbg !237
	%14 = trunc i64 %p17 to i32, !dbg !238
	br label %b1, !dbg !239

b1:
	%15 = phi float [ 0.000000e+00, %b0 ], [ %167, %b20 ], !dbg !240
	%16 = phi i64 [ %2, %b0 ], [ %168, %b20 ], !dbg !241
	%17 = icmp slt i64 %16, %p21, !dbg !242
	br i1 %17, label %b2, label %b21, !dbg !242

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !243, !range !244
	%19 = sext i32 %18 to i64, !dbg !243
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !243, !range !245
	%21 = sext i32 %20 to i64, !dbg !243
	%22 = sub i64 %21, 1, !dbg !246
	%23 = icmp eq i64 %4, %22, !dbg !247
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248, !range !249
	%25 = sext i32 %24 to i64, !dbg !248
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !248, !range !249
	%27 = sext i32 %26 to i64, !dbg !248
	%28 = mul i64 %4, %27, !dbg !250
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251, !range !43
	%30 = sext i32 %29 to i64, !dbg !251
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !251, !range !43
	%32 = sext i32 %31 to i64, !dbg !251
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !251, !range !45
	%34 = add i64 %28, %32, !dbg !252
	%35 = mul i64 %34, %p19, !dbg !255
	%36 = icmp slt i64 %34, %p20, !dbg !256
	%37 = select i1 %36, i64 %34, i64 %p20, !dbg !256
	%38 = add i64 %35, %37, !dbg !257
	%39 = sub i64 %38, 2, !dbg !258
	%40 = add i64 %34, 1, !dbg !259
	%41 = mul i64 %40, %p19, !dbg !261
	%42 = icmp slt i64 %40, %p20, !dbg !262
	%43 = select i1 %42, i64 %40, i64 %p20, !dbg !262
	%44 = add i64 %41, %43, !dbg !263
	%45 = sub i64 %44, 2, !dbg !264
	%46 = mul i64 %16, %25, !dbg !265
	%47 = add i64 %46, %30, !dbg !266
	br i1 %5, label %b4, label %b3, !dbg !266

b3:
	br i1 %23, label %b4, label %b20, !dbg !266

b4:
	%48 = mul i32 %26, %33, !dbg !267
	%49 = add i32 %31, %48, !dbg !267
	%50 = mul i32 %24, %49, !dbg !267
	%51 = add i32 %29, %50, !dbg !267
	%52 = sext i32 %51 to i64, !dbg !267
	%53 = icmp eq i64 %52, 0, !dbg !268
	br i1 %53, label %b5, label %b9, !dbg !268

b5:
	br i1 %5, label %b6, label %b7, !dbg !268

b6:
	%54 = urem i64 %6, 2, !dbg !271
	%55 = mul i64 %54, 2, !dbg !273
	%56 = mul i64 %55, %p21, !dbg !274
	%57 = add i64 %56, %16, !dbg !275
	%58 = getelementptr inbounds i64, i64* %p8, i64 %57, !dbg !276
	%59 = icmp uge i64 %57, %p9, !dbg !276
	%60 = icmp eq i64* %58, null, !dbg !277
	%61 = or i1 %59, %60, !dbg !277
	br i1 %61, label %b6_fail1, label %b6_ok1, !dbg !277, !prof !41

b6_ok1:
	%62 = bitcast i64* %58 to i8*, !dbg !277
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %6, i32 1, i8* %ctrl, i32 10), !dbg !277
	br label %b7, !dbg !277

b7:
	br i1 %23, label %b8, label %b9, !dbg !277

b8:
	%64 = urem i64 %6, 2, !dbg !279
	%65 = mul i64 %64, 2, !dbg !281
	%66 = add i64 %65, 1, !dbg !282
	%67 = mul i64 %66, %p21, !dbg !283
	%68 = add i64 %67, %16, !dbg !284
	%69 = getelementptr inbounds i64, i64* %p8, i64 %68, !dbg !285
	%70 = icmp uge i64 %68, %p9, !dbg !285
	%71 = icmp eq i64* %69, null, !dbg !286
	%72 = or i1 %70, %71, !dbg !286
	br i1 %72, label %b8_fail1, label %b8_ok1, !dbg !286, !prof !41

b8_ok1:
	%73 = bitcast i64* %69 to i8*, !dbg !286
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %6, i32 1, i8* %ctrl, i32 12), !dbg !286
	br label %b9, !dbg !286

b9:
	call void @llvm.nvvm.barrier0(), !dbg !287
	br i1 %5, label %b10, label %b12, !dbg !287

b10:
	%75 = icmp eq i64 %32, 0, !dbg !288
	br i1 %75, label %b11, label %b12, !dbg !288

b11:
	%76 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %47, i64 0, i64 1, i64 %p22, i8* %ctrl), !dbg !289
	%77 = fadd float 0.000000e+00, %76, !dbg !290
	br label %b12, !dbg !290

b12:
	%78 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %77, %b11 ], !dbg !291
	br i1 %23, label %b13, label %b16, !dbg !291

b13:
	%79 = sub i64 %27, 1, !dbg !292
	%80 = icmp eq i64 %32, %79, !dbg !293
	br i1 %80, label %b14, label %b16, !dbg !293

b14:
	br i1 %7, label %b15, label %b16, !dbg !232

b15:
	%81 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %47, i64 %8, i64 %p10, i64 %p22, i8* %ctrl), !dbg !294
	%82 = fadd float %78, %81, !dbg !295
	br label %b16, !dbg !295

b16:
	%83 = phi float [ %78, %b12 ], [ %78, %b13 ], [ %78, %b14 ], [ %82, %b15 ], !dbg !291
	call void @llvm.nvvm.barrier0(), !dbg !296
	br i1 %5, label %b17, label %b18, !dbg !296

b17:
	%84 = mul i64 %25, 4, !dbg !297
	%85 = mul i64 %16, %84, !dbg !298
	%86 = add i64 %85, %84, !dbg !299
	%87 = icmp slt i64 %86, %p12, !dbg !300
	%88 = select i1 %87, i64 %86, i64 %p12, !dbg !300
	%89 = urem i64 %p22, 2, !dbg !302
	%90 = mul i64 %89, %p14, !dbg !304
	%91 = mul i64 %90, 4, !dbg !305
	%92 = add i64 %91, %p12, !dbg !306
	%93 = add i64 %91, %10, !dbg !307
	%94 = add i64 %93, %85, !dbg !308
	%95 = add i64 %93, %88, !dbg !309
	%96 = add i64 %92, %85, !dbg !311
	%97 = add i64 %92, %88, !dbg !312
	%98 = mul i64 %89, 2, !dbg !315
	%99 = add i64 %98, 1, !dbg !316
	%100 = mul i64 %99, %p21, !dbg !317
	%101 = add i64 %100, %16, !dbg !318
	%102 = getelementptr inbounds i64, i64* %p8, i64 %101, !dbg !319
	%103 = sub i64 %88, %85, !dbg !310
	%104 = getelementptr inbounds float, float* %p0, i64 %94, !dbg !310
	%105 = getelementptr inbounds float, float* %p0, i64 %96, !dbg !313
	%106 = mul i64 %103, 4, !dbg !228
	%107 = icmp ugt i64 %95, %p1, !dbg !310
	%108 = icmp ugt i64 %94, %95, !dbg !310
	%109 = icmp ugt i64 %97, %p1, !dbg !313
	%110 = icmp ugt i64 %96, %97, !dbg !313
	%111 = icmp uge i64 %101, %p9, !dbg !319
	%112 = icmp uge i64 %p16, %11, !dbg !228
	%113 = icmp eq i64* %102, null, !dbg !228
	%114 = or i1 %107, %108, !dbg !228
	%115 = or i1 %114, %109, !dbg !228
	%116 = or i1 %115, %110, !dbg !228
	%117 = or i1 %116, %111, !dbg !228
	%118 = or i1 %117, %112, !dbg !228
	%119 = or i1 %118, %113, !dbg !228
	br i1 %119, label %b17_fail1, label %b17_ok1, !dbg !228, !prof !41

b17_ok1:
	%120 = bitcast float* %104 to i8*, !dbg !228
	%121 = bitcast float* %105 to i8*, !dbg !228
	%122 = bitcast i64* %102 to i8*, !dbg !228
	call void @gpuc_put_signal_nbi_block(i8* %120, i8* %121, i64 %106, i8* %122, i64 %p22, i32 9, i32 %12), !dbg !228
	br label %b18, !dbg !227

b18:
	br i1 %23, label %b19, label %b20, !dbg !227

b19:
	%123 = mul i64 %25, 4, !dbg !320
	%124 = mul i64 %16, %123, !dbg !321
	%125 = add i64 %124, %123, !dbg !322
	%126 = icmp slt i64 %125, %p12, !dbg !323
	%127 = select i1 %126, i64 %125, i64 %p12, !dbg !323
	%128 = urem i64 %p22, 2, !dbg !325
	%129 = mul i64 %128, %p14, !dbg !327
	%130 = mul i64 %129, 4, !dbg !328
	%131 = add i64 %130, %13, !dbg !329
	%132 = add i64 %130, %124, !dbg !330
	%133 = add i64 %130, %127, !dbg !331
	%134 = add i64 %131, %124, !dbg !333
	%135 = add i64 %131, %127, !dbg !334
	%136 = mul i64 %128, 2, !dbg !337
	%137 = mul i64 %136, %p21, !dbg !338
	%138 = add i64 %137, %16, !dbg !339
	%139 = getelementptr inbounds i64, i64* %p8, i64 %138, !dbg !340
	%140 = sub i64 %127, %124, !dbg !332
	%141 = getelementptr inbounds float, float* %p0, i64 %132, !dbg !332
	%142 = getelementptr inbounds float, float* %p0, i64 %134, !dbg !335
	%143 = mul i64 %140, 4, !dbg !238
	%144 = icmp ugt i64 %133, %p1, !dbg !332
	%145 = icmp ugt i64 %132, %133, !dbg !332
	%146 = icmp ugt i64 %135, %p1, !dbg !335
	%147 = icmp ugt i64 %134, %135, !dbg !335
	%148 = icmp uge i64 %138, %p9, !dbg !340
	%149 = icmp uge i64 %p17, %11, !dbg !238
	%150 = icmp eq i64* %139, null, !dbg !238
	%151 = or i1 %144, %145, !dbg !238
	%152 = or i1 %151, %146, !dbg !238
	%153 = or i1 %152, %147, !dbg !238
	%154 = or i1 %153, %148, !dbg !238
	%155 = or i1 %154, %149, !dbg !238
	%156 = or i1 %155, %150, !dbg !238
	br i1 %156, label %b19_fail1, label %b19_ok1, !dbg !238, !prof !41

b19_ok1:
	%157 = bitcast float* %141 to i8*, !dbg !238
	%158 = bitcast float* %142 to i8*, !dbg !238
	%159 = bitcast i64* %139 to i8*, !dbg !238
	call void @gpuc_put_signal_nbi_block(i8* %157, i8* %158, i64 %143, i8* %159, i64 %p22, i32 9, i32 %14), !dbg !238
	br label %b20, !dbg !236

b20:
	%160 = phi float [ 0.000000e+00, %b3 ], [ %83, %b18 ], [ %83, %b19_ok1 ], !dbg !291
	%161 = icmp sgt i64 %39, 1, !dbg !341
	%162 = select i1 %161, i64 %39, i64 1, !dbg !341
	%163 = icmp slt i64 %45, %8, !dbg !342
	%164 = select i1 %163, i64 %45, i64 %8, !dbg !342
	%165 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %47, i64 %162, i64 %164, i64 %p22, i8* %ctrl), !dbg !343
	%166 = fadd float %160, %165, !dbg !344
	%167 = fadd float %15, %166, !dbg !345
	%168 = add i64 %16, %19, !dbg !346
	br label %b1, !dbg !346

b21:
	ret float %15, !dbg !347

b6_fail1:
	%169 = icmp uge i64 %57, %p9, !dbg !276
	br i1 %169, label %b6_fail2, label %b6_ok2, !dbg !276

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %57, i64 %p9), !dbg !276
	ret float undef, !dbg !276

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !277
	ret float undef, !dbg !277

b8_fail1:
	%170 = icmp uge i64 %68, %p9, !dbg !285
	br i1 %170, label %b8_fail2, label %b8_ok2, !dbg !285

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %68, i64 %p9), !dbg !285
	ret float undef, !dbg !285

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !286
	ret float undef, !dbg !286

b17_fail1:
	%171 = icmp ugt i64 %95, %p1, !dbg !310
	br i1 %171, label %b17_fail2, label %b17_ok2, !dbg !310

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %95, i64 %p1), !dbg !310
	ret float undef, !dbg !310

b17_ok2:
	%172 = icmp ugt i64 %94, %95, !dbg !310
	br i1 %172, label %b17_fail3, label %b17_ok3, !dbg !310

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %94, i64 %95), !dbg !310
	ret float undef, !dbg !310

b17_ok3:
	%173 = icmp ugt i64 %97, %p1, !dbg !313
	br i1 %173, label %b17_fail4, label %b17_ok4, !dbg !313

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %97, i64 %p1), !dbg !313
	ret float undef, !dbg !313

b17_ok4:
	%174 = icmp ugt i64 %96, %97, !dbg !313
	br i1 %174, label %b17_fail5, label %b17_ok5, !dbg !313

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %96, i64 %97), !dbg !313
	ret float undef, !dbg !313

b17_ok5:
	%175 = icmp uge i64 %101, %p9, !dbg !319
	br i1 %175, label %b17_fail6, label %b17_ok6, !dbg !319

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %101, i64 %p9), !dbg !319
	ret float undef, !dbg !319

b17_ok6:
	%176 = icmp uge i64 %p16, %11, !dbg !228
	br i1 %176, label %b17_fail7, label %b17_ok7, !dbg !228

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p16, i64 %11), !dbg !228
	ret float undef, !dbg !228

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !228
	ret float undef, !dbg !228

b19_fail1:
	%177 = icmp ugt i64 %133, %p1, !dbg !332
	br i1 %177, label %b19_fail2, label %b19_ok2, !dbg !332

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %133, i64 %p1), !dbg !332
	ret float undef, !dbg !332

b19_ok2:
	%178 = icmp ugt i64 %132, %133, !dbg !332
	br i1 %178, label %b19_fail3, label %b19_ok3, !dbg !332

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %132, i64 %133), !dbg !332
	ret float undef, !dbg !332

b19_ok3:
	%179 = icmp ugt i64 %135, %p1, !dbg !335
	br i1 %179, label %b19_fail4, label %b19_ok4, !dbg !335

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %135, i64 %p1), !dbg !335
	ret float undef, !dbg !335

b19_ok4:
	%180 = icmp ugt i64 %134, %135, !dbg !335
	br i1 %180, label %b19_fail5, label %b19_ok5, !dbg !335

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %134, i64 %135), !dbg !335
	ret float undef, !dbg !335

b19_ok5:
	%181 = icmp uge i64 %138, %p9, !dbg !340
	br i1 %181, label %b19_fail6, label %b19_ok6, !dbg !340

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %138, i64 %p9), !dbg !340
	ret float undef, !dbg !340

b19_ok6:
	%182 = icmp uge i64 %p17, %11, !dbg !238
	br i1 %182, label %b19_fail7, label %b19_ok7, !dbg !238

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p17, i64 %11), !dbg !238
	ret float undef, !dbg !238

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !238
	ret float undef, !dbg !238
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !348 {
entry:
	br label %b0, !dbg !349

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !349
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !349
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !349
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !349
	%4 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !349
	%5 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !349
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !356
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !361
	%8 = fcmp oge double %p27, 0.000000e+00, !dbg !362
	br i1 %8, label %b1, label %b5, !dbg !362

b1:
	%9 = sub i64 %p24, 1, !dbg !363
	%10 = urem i64 %9, 2, !dbg !364
	%11 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %10, !dbg !365
	%12 = icmp uge i64 %10, %p23, !dbg !365
	br i1 %12, label %b1_fail1, label %b1_ok1, !dbg !365, !prof !41

b1_ok1:
	%13 = load i64, i64 addrspace(1)* %11, align 8, !dbg !365
	%14 = icmp ne i64 %13, 0, !dbg !366
	br i1 %14, label %b2, label %b5, !dbg !366

b2:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367, !range !42
	%16 = sext i32 %15 to i64, !dbg !367
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !367, !range !44
	%18 = sext i32 %17 to i64, !dbg !367
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !367, !range !44
	%20 = sext i32 %19 to i64, !dbg !367
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !367, !range !244
	%22 = sext i32 %21 to i64, !dbg !367
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !367, !range !245
	%24 = sext i32 %23 to i64, !dbg !367
	%25 = mul i64 %24, %20, !dbg !367
	%26 = add i64 %18, %25, !dbg !367
	%27 = mul i64 %22, %26, !dbg !367
	%28 = add i64 %16, %27, !dbg !367
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367, !range !249
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !367, !range !249
	%31 = mul i32 %29, %30, !dbg !367
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !367, !range !368
	%33 = mul i32 %31, %32, !dbg !367
	%34 = sext i32 %33 to i64, !dbg !367
	%35 = mul i64 %28, %34, !dbg !367
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367, !range !43
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !367, !range !43
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !367, !range !45
	%39 = mul i32 %30, %38, !dbg !367
	%40 = add i32 %37, %39, !dbg !367
	%41 = mul i32 %29, %40, !dbg !367
	%42 = add i32 %36, %41, !dbg !367
	%43 = sext i32 %42 to i64, !dbg !367
	%44 = add i64 %35, %43, !dbg !367
	%45 = icmp eq i64 %44, 0, !dbg !369
	br i1 %45, label %b3, label %b4, !dbg !369

b3:
	%46 = urem i64 %p24, 2, !dbg !370
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %46, !dbg !371
	%48 = icmp uge i64 %46, %p23, !dbg !371
	br i1 %48, label %b3_fail1, label %b3_ok1, !dbg !371, !prof !41

b3_ok1:
	store i64 %13, i64 addrspace(1)* %47, align 8, !dbg !371
	br label %b4, !dbg !371

b4:
	ret void, !dbg !372

b5:
	%49 = icmp ne i32 %p26, 0, !dbg !373
	br i1 %49, label %b6, label %b33, !dbg !373

b6:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !376, !range !42
	%51 = sext i32 %50 to i64, !dbg !376
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !376, !range !44
	%53 = sext i32 %52 to i64, !dbg !376
	%54 = icmp eq i64 %51, 0, !dbg !377
	br i1 %54, label %b7, label %b33, !dbg !377

b7:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !378, !range !245
	%56 = sext i32 %55 to i64, !dbg !378
	%57 = sub i64 %56, 2, !dbg !379
	%58 = icmp sgt i64 %57, 0, !dbg !380
	%59 = select i1 %58, i64 %57, i64 0, !dbg !380
	%60 = icmp eq i64 %53, %59, !dbg !381
	br i1 %60, label %b8, label %b33, !dbg !375

b8:
	%61 = sdiv i64 %p17, 2, !dbg !384
	%62 = urem i32 %p26, 2, !dbg !385
	%63 = zext i32 %62 to i64, !dbg !386
	%64 = mul i64 %63, %61, !dbg !387
	%65 = add i64 %64, %61, !dbg !388
	%66 = getelementptr inbounds double, double addrspace(1)* %2, i64 %64, !dbg !389
	%67 = icmp ugt i64 %65, %p17, !dbg !389
	br i1 %67, label %b8_fail1, label %b8_ok1, !dbg !389, !prof !41

b8_ok1:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !249
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !249
	%70 = mul i32 %68, %69, !dbg !390
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !390, !range !368
	%72 = mul i32 %70, %71, !dbg !390
	%73 = sext i32 %72 to i64, !dbg !390
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !43
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !43
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !45
	%77 = mul i32 %69, %76, !dbg !391
	%78 = add i32 %75, %77, !dbg !391
	%79 = mul i32 %68, %78, !dbg !391
	%80 = add i32 %74, %79, !dbg !391
	%81 = sext i32 %80 to i64, !dbg !391
	%82 = mul i64 %73, 2, !dbg !392
	%83 = mul i64 %73, 3, !dbg !393
	%84 = mul i64 %73, 4, !dbg !394
	br label %b9, !dbg !391

b9:
	%85 = phi double [ 0.000000e+00, %b8_ok1 ], [ %108, %b16 ], !dbg !395
	%86 = phi i64 [ %81, %b8_ok1 ], [ %109, %b16 ], !dbg !396
	%87 = icmp slt i64 %86, %61, !dbg !397
	br i1 %87, label %b10, label %b17, !dbg !397

b10:
	%88 = getelementptr inbounds double, double addrspace(1)* %66, i64 %86, !dbg !398
	%89 = load double, double addrspace(1)* %88, align 8, !dbg !398
	%90 = add i64 %86, %73, !dbg !399
	%91 = icmp slt i64 %90, %61, !dbg !402
	br i1 %91, label %b11, label %b12, !dbg !402

b11:
	%92 = getelementptr inbounds double, double addrspace(1)* %66, i64 %90, !dbg !403
	%93 = load double, double addrspace(1)* %92, align 8, !dbg !403
	br label %b12, !dbg !404

b12:
	%94 = phi double [ %93, %b11 ], [ 0.000000e+00, %b10 ], !dbg !405
	%95 = fadd double %89, %94, !dbg !405
	%96 = add i64 %86, %82, !dbg !406
	%97 = icmp slt i64 %96, %61, !dbg !408
	br i1 %97, label %b13, label %b14, !dbg !408

b13:
	%98 = getelementptr inbounds double, double addrspace(1)* %66, i64 %96, !dbg !409
	%99 = load double, double addrspace(1)* %98, align 8, !dbg !409
	br label %b14, !dbg !410

b14:
	%100 = phi double [ %99, %b13 ], [ 0.000000e+00, %b12 ], !dbg !411
	%101 = fadd double %95, %100, !dbg !411
	%102 = add i64 %86, %83, !dbg !412
	%103 = icmp slt i64 %102, %61, !dbg !414
	br i1 %103, label %b15, label %b16, !dbg !414

b15:
	%104 = getelementptr inbounds double, double addrspace(1)* %66, i64 %102, !dbg !415
	%105 = load double, double addrspace(1)* %104, align 8, !dbg !415
	br label %b16, !dbg !416

b16:
	%106 = phi double [ %105, %b15 ], [ 0.000000e+00, %b14 ], !dbg !417
	%107 = fadd double %101, %106, !dbg !417
	%108 = fadd double %85, %107, !dbg !418
	%109 = add i64 %86, %84, !dbg !419
	br label %b9, !dbg !419

b17:
	%110 = and i32 %80, -32, !dbg !427
	%111 = sub i32 %72, %110, !dbg !427
	%112 = icmp slt i32 %111, 32, !dbg !427
	%113 = select i1 %112, i32 %111, i32 32, !dbg !427
	%114 = sext i32 %113 to i64, !dbg !427
	%115 = icmp eq i64 %114, 32, !dbg !428
	br i1 %115, label %b18, label %b20, !dbg !428

b18:
	%116 = phi double [ %133, %b19 ], [ %85, %b17 ], !dbg !429
	%117 = phi i64 [ %134, %b19 ], [ 16, %b17 ], !dbg !430
	%118 = icmp sgt i64 %117, 0, !dbg !431
	br i1 %118, label %b19, label %b23, !dbg !431

b19:
	%119 = trunc i64 %117 to i32, !dbg !432
	%120 = bitcast double %116 to i64, !dbg !432
	%121 = trunc i64 %120 to i32, !dbg !432
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %121, i32 %119, i32 31), !dbg !432
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !432
	%124 = lshr i64 %120, 32, !dbg !432
	%125 = trunc i64 %124 to i32, !dbg !432
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %125, i32 %119, i32 31), !dbg !432
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !432
	%128 = zext i32 %127 to i64, !dbg !432
	%129 = shl i64 %128, 32, !dbg !432
	%130 = zext i32 %123 to i64, !dbg !432
	%131 = or i64 %130, %129, !dbg !432
	%132 = bitcast i64 %131 to double, !dbg !432
	%133 = fadd double %116, %132, !dbg !433
	%134 = sdiv i64 %117, 2, !dbg !434
	br label %b18, !dbg !434

b20:
	%135 = bitcast double %85 to i64, !dbg !435
	%136 = trunc i64 %135 to i32, !dbg !435
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !435
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !435
	%139 = lshr i64 %135, 32, !dbg !435
	%140 = trunc i64 %139 to i32, !dbg !435
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !435
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !435
	%143 = zext i32 %142 to i64, !dbg !435
	%144 = shl i64 %143, 32, !dbg !435
	%145 = zext i32 %138 to i64, !dbg !435
	%146 = or i64 %145, %144, !dbg !435
	%147 = bitcast i64 %146 to double, !dbg !435
	br label %b21, !dbg !435

b21:
	%148 = phi double [ %147, %b20 ], [ %165, %b22 ], !dbg !436
	%149 = phi i64 [ 1, %b20 ], [ %166, %b22 ], !dbg !437
	%150 = icmp slt i64 %149, %114, !dbg !438
	br i1 %150, label %b22, label %b23, !dbg !438

b22:
	%151 = trunc i64 %149 to i32, !dbg !439
	%152 = bitcast double %85 to i64, !dbg !439
	%153 = trunc i64 %152 to i32, !dbg !439
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %153, i32 %151, i32 31), !dbg !439
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !439
	%156 = lshr i64 %152, 32, !dbg !439
	%157 = trunc i64 %156 to i32, !dbg !439
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %151, i32 31), !dbg !439
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !439
	%160 = zext i32 %159 to i64, !dbg !439
	%161 = shl i64 %160, 32, !dbg !439
	%162 = zext i32 %155 to i64, !dbg !439
	%163 = or i64 %162, %161, !dbg !439
	%164 = bitcast i64 %163 to double, !dbg !439
	%165 = fadd double %148, %164, !dbg !433
	%166 = add i64 %149, 1, !dbg !440
	br label %b21, !dbg !440

b23:
	%167 = phi double [ %116, %b18 ], [ %148, %b21 ], !dbg !426
	%168 = add i64 %73, 32, !dbg !444
	%169 = sub i64 %168, 1, !dbg !445
	%170 = sdiv i64 %169, 32, !dbg !446
	%171 = icmp eq i64 %170, 1, !dbg !447
	br i1 %171, label %b29, label %b24, !dbg !447

b24:
	call void @llvm.nvvm.barrier0(), !dbg !449
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !450, !range !451
	%173 = sext i32 %172 to i64, !dbg !450
	%174 = icmp eq i64 %173, 0, !dbg !452
	br i1 %174, label %b25, label %b26, !dbg !452

b25:
	%175 = sdiv i64 %81, 32, !dbg !453
	%176 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %175, !dbg !454
	store double %167, double addrspace(3)* %176, align 8, !dbg !454
	br label %b26, !dbg !454

b26:
	call void @llvm.nvvm.barrier0(), !dbg !455
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !456
	%178 = load double, double addrspace(3)* %177, align 8, !dbg !456
	br label %b27, !dbg !456

b27:
	%179 = phi double [ %178, %b26 ], [ %184, %b28 ], !dbg !457
	%180 = phi i64 [ 1, %b26 ], [ %185, %b28 ], !dbg !458
	%181 = icmp slt i64 %180, %170, !dbg !459
	br i1 %181, label %b28, label %b29, !dbg !459

b28:
	%182 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %180, !dbg !460
	%183 = load double, double addrspace(3)* %182, align 8, !dbg !460
	%184 = fadd double %179, %183, !dbg !433
	%185 = add i64 %180, 1, !dbg !461
	br label %b27, !dbg !461

b29:
	%186 = phi double [ %167, %b23 ], [ %179, %b27 ], !dbg !425
	%187 = icmp eq i64 %81, 0, !dbg !462
	br i1 %187, label %b30, label %b32, !dbg !462

b30:
	%188 = sext i32 %7 to i64, !dbg !361
	%189 = sext i32 %6 to i64, !dbg !463
	%190 = mul i64 %63, %189, !dbg !466
	%191 = add i64 %190, %188, !dbg !467
	%192 = mul i64 %191, 2, !dbg !468
	%193 = zext i32 %p26 to i64, !dbg !474
	%194 = add i64 %192, 1, !dbg !475
	br label %b31, !dbg !463

b31:
	%195 = phi i64 [ 0, %b30 ], [ %219, %b31_ok3 ], !dbg !463
	%196 = add i64 %188, %195, !dbg !477
	%197 = icmp uge i64 %192, %p19, !dbg !476
	br i1 %197, label %b31_fail1, label %b31_ok1, !dbg !476, !prof !41

b31_ok1:
	%198 = icmp eq i64 %189, -1, !dbg !478
	%199 = select i1 %198, i64 1, i64 %189, !dbg !478
	%200 = srem i64 %196, %199, !dbg !478
	%201 = bitcast double %186 to i64, !dbg !479
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %192, !dbg !476
	%203 = trunc i64 %201 to i32, !dbg !480
	%204 = shl i64 %193, 32, !dbg !481
	%205 = zext i32 %203 to i64, !dbg !482
	%206 = or i64 %204, %205, !dbg !483
	%207 = trunc i64 %200 to i32, !dbg !484
	%208 = addrspacecast i64 addrspace(1)* %202 to i64*, !dbg !484
	%209 = icmp uge i64 %200, %189, !dbg !484
	br i1 %209, label %b31_fail2, label %b31_ok2, !dbg !484, !prof !41

b31_ok2:
	%210 = bitcast i64* %208 to i8*, !dbg !484
	call void @gpuc_signal_op_thread(i8* %210, i64 %206, i32 9, i32 %207), !dbg !484
	%211 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %194, !dbg !485
	%212 = lshr i64 %201, 32, !dbg !486
	%213 = trunc i64 %212 to i32, !dbg !487
	%214 = zext i32 %213 to i64, !dbg !489
	%215 = or i64 %204, %214, !dbg !490
	%216 = addrspacecast i64 addrspace(1)* %211 to i64*, !dbg !491
	%217 = icmp uge i64 %194, %p19, !dbg !485
	br i1 %217, label %b31_fail3, label %b31_ok3, !dbg !485, !prof !41

b31_ok3:
	%218 = bitcast i64* %216 to i8*, !dbg !491
	call void @gpuc_signal_op_thread(i8* %218, i64 %215, i32 9, i32 %207), !dbg !491
	%219 = add i64 %195, 1, !dbg !472
	%220 = icmp slt i64 %219, %189, !dbg !472
	br i1 %220, label %b31, label %b32, !dbg !472

b32:
	call void @llvm.nvvm.barrier0(), !dbg !492
	br label %b33, !dbg !359

b33:
	%221 = icmp sgt i64 %p4, 0, !dbg !493
	br i1 %221, label %b34, label %b39, !dbg !493

b34:
	%222 = and i64 %p1, 3, !dbg !496
	%223 = icmp eq i64 %222, 0, !dbg !496
	br i1 %223, label %b35, label %b38, !dbg !496

b35:
	%224 = addrspacecast float addrspace(1)* %0 to float*, !dbg !496
	%225 = ptrtoint float* %224 to i64, !dbg !496
	%226 = and i64 %225, 15, !dbg !496
	%227 = icmp eq i64 %226, 0, !dbg !496
	%228 = icmp eq i64 %p1, 0, !dbg !496
	%229 = or i1 %227, %228, !dbg !496
	br i1 %229, label %b36, label %b37, !dbg !496

b36:
	%230 = ashr i64 %p1, 2, !dbg !496
	%231 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !496
	%232 = addrspacecast float addrspace(1)* %0 to float*, !dbg !497
	%233 = addrspacecast float addrspace(1)* %0 to float*, !dbg !497
	%234 = addrspacecast { float, float, float, float } addrspace(1)* %231 to { float, float, float, float }*, !dbg !497
	%235 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !497
	%236 = call float @gpuc_fn_solver_sweep(float* %232, i64 %p1, float* %233, i64 %p1, i64 %p1, { float, float, float, float }* %234, i64 %230, i64 %230, i64* %235, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !497
	br label %b39, !dbg !497

b37:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %226, i64 16), !dbg !496
	ret void, !dbg !496

b38:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p1, i64 4), !dbg !496
	ret void, !dbg !496

b39:
	%237 = phi float [ 0.000000e+00, %b33 ], [ %236, %b36 ], !dbg !498
	br i1 %49, label %b40, label %b54, !dbg !499

b40:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !501, !range !42
	%239 = sext i32 %238 to i64, !dbg !501
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !501, !range !44
	%241 = sext i32 %240 to i64, !dbg !501
	%242 = icmp eq i64 %239, 0, !dbg !502
	br i1 %242, label %b41, label %b54, !dbg !502

b41:
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !503, !range !245
	%244 = sext i32 %243 to i64, !dbg !503
	%245 = sub i64 %244, 2, !dbg !504
	%246 = icmp sgt i64 %245, 0, !dbg !505
	%247 = select i1 %246, i64 %245, i64 0, !dbg !505
	%248 = icmp eq i64 %241, %247, !dbg !506
	br i1 %248, label %b42, label %b54, !dbg !500

b42:
	%249 = sub i64 %p24, 1, !dbg !507
	%250 = sext i32 %6 to i64, !dbg !356
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !508, !range !451
	%252 = sext i32 %251 to i64, !dbg !508
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !43
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !43
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !45
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !249
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !249
	%258 = mul i32 %257, %255, !dbg !508
	%259 = add i32 %254, %258, !dbg !508
	%260 = mul i32 %256, %259, !dbg !508
	%261 = add i32 %253, %260, !dbg !508
	%262 = and i32 %261, -32, !dbg !508
	%263 = mul i32 %256, %257, !dbg !508
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !508, !range !368
	%265 = mul i32 %263, %264, !dbg !508
	%266 = sub i32 %265, %262, !dbg !508
	%267 = icmp slt i32 %266, 32, !dbg !508
	%268 = select i1 %267, i32 %266, i32 32, !dbg !508
	%269 = sext i32 %268 to i64, !dbg !508
	%270 = zext i32 %p26 to i64, !dbg !514
	br label %b43, !dbg !508

b43:
	%271 = phi double [ 0.000000e+00, %b42 ], [ %300, %b44_ok3 ], !dbg !515
	%272 = phi i64 [ %252, %b42 ], [ %301, %b44_ok3 ], !dbg !508
	%273 = icmp slt i64 %272, %250, !dbg !508
	br i1 %273, label %b44, label %b45, !dbg !508

b44:
	%274 = urem i32 %p26, 2, !dbg !517
	%275 = zext i32 %274 to i64, !dbg !518
	%276 = mul i64 %275, %250, !dbg !519
	%277 = add i64 %276, %272, !dbg !520
	%278 = mul i64 %277, 2, !dbg !521
	%279 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %278, !dbg !522
	%280 = shl i64 %270, 32, !dbg !524
	%281 = addrspacecast i64 addrspace(1)* %279 to i64*, !dbg !523
	%282 = icmp uge i64 %278, %p19, !dbg !522
	%283 = icmp eq i64 addrspace(1)* %279, null, !dbg !523
	%284 = or i1 %282, %283, !dbg !523
	br i1 %284, label %b44_fail1, label %b44_ok1, !dbg !523, !prof !41

b44_ok1:
	%285 = bitcast i64* %281 to i8*, !dbg !523
	%286 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %285, i32 5, i64 %280, i32 1, i8* %ctrl, i32 26), !dbg !523
	%287 = add i64 %278, 1, !dbg !525
	%288 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %287, !dbg !526
	%289 = and i64 %286, 4294967295, !dbg !529
	%290 = addrspacecast i64 addrspace(1)* %288 to i64*, !dbg !528
	%291 = icmp uge i64 %287, %p19, !dbg !526
	%292 = icmp eq i64 addrspace(1)* %288, null, !dbg !528
	%293 = or i1 %291, %292, !dbg !528
	br i1 %293, label %b44_fail3, label %b44_ok3, !dbg !528, !prof !41

b44_ok3:
	%294 = bitcast i64* %290 to i8*, !dbg !528
	%295 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %294, i32 5, i64 %280, i32 1, i8* %ctrl, i32 26), !dbg !528
	%296 = and i64 %295, 4294967295, !dbg !530
	%297 = shl i64 %296, 32, !dbg !531
	%298 = or i64 %289, %297, !dbg !532
	%299 = bitcast i64 %298 to double, !dbg !533
	%300 = fadd double %271, %299, !dbg !534
	%301 = add i64 %272, %269, !dbg !508
	br label %b43, !dbg !508

b45:
	%302 = icmp eq i64 %269, 32, !dbg !540
	br i1 %302, label %b46, label %b48, !dbg !540

b46:
	%303 = phi double [ %320, %b47 ], [ %271, %b45 ], !dbg !541
	%304 = phi i64 [ %321, %b47 ], [ 16, %b45 ], !dbg !542
	%305 = icmp sgt i64 %304, 0, !dbg !543
	br i1 %305, label %b47, label %b51, !dbg !543

b47:
	%306 = trunc i64 %304 to i32, !dbg !544
	%307 = bitcast double %303 to i64, !dbg !544
	%308 = trunc i64 %307 to i32, !dbg !544
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %308, i32 %306, i32 31), !dbg !544
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !544
	%311 = lshr i64 %307, 32, !dbg !544
	%312 = trunc i64 %311 to i32, !dbg !544
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %312, i32 %306, i32 31), !dbg !544
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !544
	%315 = zext i32 %314 to i64, !dbg !544
	%316 = shl i64 %315, 32, !dbg !544
	%317 = zext i32 %310 to i64, !dbg !544
	%318 = or i64 %317, %316, !dbg !544
	%319 = bitcast i64 %318 to double, !dbg !544
	%320 = fadd double %303, %319, !dbg !545
	%321 = sdiv i64 %304, 2, !dbg !546
	br label %b46, !dbg !546

b48:
	%322 = bitcast double %271 to i64, !dbg !547
	%323 = trunc i64 %322 to i32, !dbg !547
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %323, i32 0, i32 31), !dbg !547
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !547
	%326 = lshr i64 %322, 32, !dbg !547
	%327 = trunc i64 %326 to i32, !dbg !547
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 0, i32 31), !dbg !547
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !547
	%330 = zext i32 %329 to i64, !dbg !547
	%331 = shl i64 %330, 32, !dbg !547
	%332 = zext i32 %325 to i64, !dbg !547
	%333 = or i64 %332, %331, !dbg !547
	%334 = bitcast i64 %333 to double, !dbg !547
	br label %b49, !dbg !547

b49:
	%335 = phi double [ %334, %b48 ], [ %352, %b50 ], !dbg !548
	%336 = phi i64 [ 1, %b48 ], [ %353, %b50 ], !dbg !549
	%337 = icmp slt i64 %336, %269, !dbg !550
	br i1 %337, label %b50, label %b51, !dbg !550

b50:
	%338 = trunc i64 %336 to i32, !dbg !551
	%339 = bitcast double %271 to i64, !dbg !551
	%340 = trunc i64 %339 to i32, !dbg !551
	%341 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %340, i32 %338, i32 31), !dbg !551
	%342 = extractvalue { i32, i1 } %341, 0, !dbg !551
	%343 = lshr i64 %339, 32, !dbg !551
	%344 = trunc i64 %343 to i32, !dbg !551
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %344, i32 %338, i32 31), !dbg !551
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !551
	%347 = zext i32 %346 to i64, !dbg !551
	%348 = shl i64 %347, 32, !dbg !551
	%349 = zext i32 %342 to i64, !dbg !551
	%350 = or i64 %349, %348, !dbg !551
	%351 = bitcast i64 %350 to double, !dbg !551
	%352 = fadd double %335, %351, !dbg !545
	%353 = add i64 %336, 1, !dbg !552
	br label %b49, !dbg !552

b51:
	%354 = phi double [ %303, %b46 ], [ %335, %b49 ], !dbg !539
	%355 = sext i32 %261 to i64, !dbg !553
	%356 = icmp ne i64 %355, 0, !dbg !554
	br i1 %356, label %b54, label %b52, !dbg !554

b52:
	%357 = getelementptr inbounds double, double addrspace(1)* %4, i64 0, !dbg !555
	%358 = icmp uge i64 0, %p21, !dbg !555
	br i1 %358, label %b52_fail1, label %b52_ok1, !dbg !555, !prof !41

b52_ok1:
	store double %354, double addrspace(1)* %357, align 8, !dbg !555
	%359 = fcmp ole double %354, %p27, !dbg !556
	br i1 %359, label %b53, label %b54, !dbg !556

b53:
	%360 = urem i64 %p24, 2, !dbg !557
	%361 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %360, !dbg !558
	%362 = icmp uge i64 %360, %p23, !dbg !558
	br i1 %362, label %b53_fail1, label %b53_ok1, !dbg !558, !prof !41

b53_ok1:
	store i64 %249, i64 addrspace(1)* %361, align 8, !dbg !558
	br label %b54, !dbg !558

b54:
	%363 = icmp ne i32 %p25, 0, !dbg !559
	br i1 %363, label %b55, label %b69, !dbg !559

b55:
	%364 = fpext float %237 to double, !dbg !562
	%365 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566, !range !43
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !566, !range !43
	%367 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !566, !range !45
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !566, !range !249
	%369 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !566, !range !249
	%370 = mul i32 %369, %367, !dbg !566
	%371 = add i32 %366, %370, !dbg !566
	%372 = mul i32 %368, %371, !dbg !566
	%373 = add i32 %365, %372, !dbg !566
	%374 = and i32 %373, -32, !dbg !566
	%375 = mul i32 %368, %369, !dbg !566
	%376 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !566, !range !368
	%377 = mul i32 %375, %376, !dbg !566
	%378 = sub i32 %377, %374, !dbg !566
	%379 = icmp slt i32 %378, 32, !dbg !566
	%380 = select i1 %379, i32 %378, i32 32, !dbg !566
	%381 = sext i32 %380 to i64, !dbg !566
	%382 = icmp eq i64 %381, 32, !dbg !567
	br i1 %382, label %b56, label %b58, !dbg !567

b56:
	%383 = phi double [ %400, %b57 ], [ %364, %b55 ], !dbg !568
	%384 = phi i64 [ %401, %b57 ], [ 16, %b55 ], !dbg !569
	%385 = icmp sgt i64 %384, 0, !dbg !570
	br i1 %385, label %b57, label %b61, !dbg !570

b57:
	%386 = trunc i64 %384 to i32, !dbg !571
	%387 = bitcast double %383 to i64, !dbg !571
	%388 = trunc i64 %387 to i32, !dbg !571
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %388, i32 %386, i32 31), !dbg !571
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !571
	%391 = lshr i64 %387, 32, !dbg !571
	%392 = trunc i64 %391 to i32, !dbg !571
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %392, i32 %386, i32 31), !dbg !571
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !571
	%395 = zext i32 %394 to i64, !dbg !571
	%396 = shl i64 %395, 32, !dbg !571
	%397 = zext i32 %390 to i64, !dbg !571
	%398 = or i64 %397, %396, !dbg !571
	%399 = bitcast i64 %398 to double, !dbg !571
	%400 = fadd double %383, %399, !dbg !572
	%401 = sdiv i64 %384, 2, !dbg !573
	br label %b56, !dbg !573

b58:
	%402 = bitcast double %364 to i64, !dbg !574
	%403 = trunc i64 %402 to i32, !dbg !574
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !574
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !574
	%406 = lshr i64 %402, 32, !dbg !574
	%407 = trunc i64 %406 to i32, !dbg !574
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %407, i32 0, i32 31), !dbg !574
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !574
	%410 = zext i32 %409 to i64, !dbg !574
	%411 = shl i64 %410, 32, !dbg !574
	%412 = zext i32 %405 to i64, !dbg !574
	%413 = or i64 %412, %411, !dbg !574
	%414 = bitcast i64 %413 to double, !dbg !574
	br label %b59, !dbg !574

b59:
	%415 = phi double [ %414, %b58 ], [ %432, %b60 ], !dbg !575
	%416 = phi i64 [ 1, %b58 ], [ %433, %b60 ], !dbg !576
	%417 = icmp slt i64 %416, %381, !dbg !577
	br i1 %417, label %b60, label %b61, !dbg !577

b60:
	%418 = trunc i64 %416 to i32, !dbg !578
	%419 = bitcast double %364 to i64, !dbg !578
	%420 = trunc i64 %419 to i32, !dbg !578
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %418, i32 31), !dbg !578
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !578
	%423 = lshr i64 %419, 32, !dbg !578
	%424 = trunc i64 %423 to i32, !dbg !578
	%425 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %424, i32 %418, i32 31), !dbg !578
	%426 = extractvalue { i32, i1 } %425, 0, !dbg !578
	%427 = zext i32 %426 to i64, !dbg !578
	%428 = shl i64 %427, 32, !dbg !578
	%429 = zext i32 %422 to i64, !dbg !578
	%430 = or i64 %429, %428, !dbg !578
	%431 = bitcast i64 %430 to double, !dbg !578
	%432 = fadd double %415, %431, !dbg !572
	%433 = add i64 %416, 1, !dbg !579
	br label %b59, !dbg !579

b61:
	%434 = phi double [ %383, %b56 ], [ %415, %b59 ], !dbg !565
	%435 = sext i32 %377 to i64, !dbg !581
	%436 = add i64 %435, 32, !dbg !582
	%437 = sub i64 %436, 1, !dbg !583
	%438 = sdiv i64 %437, 32, !dbg !584
	%439 = icmp eq i64 %438, 1, !dbg !585
	br i1 %439, label %b67, label %b62, !dbg !585

b62:
	call void @llvm.nvvm.barrier0(), !dbg !587
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !588, !range !451
	%441 = sext i32 %440 to i64, !dbg !588
	%442 = icmp eq i64 %441, 0, !dbg !589
	br i1 %442, label %b63, label %b64, !dbg !589

b63:
	%443 = sext i32 %373 to i64, !dbg !590
	%444 = sdiv i64 %443, 32, !dbg !591
	%445 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %444, !dbg !592
	store double %434, double addrspace(3)* %445, align 8, !dbg !592
	br label %b64, !dbg !592

b64:
	call void @llvm.nvvm.barrier0(), !dbg !593
	%446 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !594
	%447 = load double, double addrspace(3)* %446, align 8, !dbg !594
	br label %b65, !dbg !594

b65:
	%448 = phi double [ %447, %b64 ], [ %453, %b66 ], !dbg !595
	%449 = phi i64 [ 1, %b64 ], [ %454, %b66 ], !dbg !596
	%450 = icmp slt i64 %449, %438, !dbg !597
	br i1 %450, label %b66, label %b67, !dbg !597

b66:
	%451 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %449, !dbg !598
	%452 = load double, double addrspace(3)* %451, align 8, !dbg !598
	%453 = fadd double %448, %452, !dbg !572
	%454 = add i64 %449, 1, !dbg !599
	br label %b65, !dbg !599

b67:
	%455 = phi double [ %434, %b61 ], [ %448, %b65 ], !dbg !564
	%456 = sext i32 %373 to i64, !dbg !600
	%457 = icmp eq i64 %456, 0, !dbg !601
	br i1 %457, label %b68, label %b69, !dbg !601

b68:
	%458 = sdiv i64 %p17, 2, !dbg !603
	%459 = urem i32 %p25, 2, !dbg !604
	%460 = zext i32 %459 to i64, !dbg !605
	%461 = mul i64 %460, %458, !dbg !606
	%462 = add i64 %461, %458, !dbg !607
	%463 = icmp ugt i64 %462, %p17, !dbg !608
	br i1 %463, label %b68_fail1, label %b68_ok1, !dbg !608, !prof !41

b68_ok1:
	%464 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !609, !range !42
	%465 = sext i32 %464 to i64, !dbg !609
	%466 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !609, !range !44
	%467 = sext i32 %466 to i64, !dbg !609
	%468 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !610, !range !244
	%469 = sext i32 %468 to i64, !dbg !610
	%470 = mul i64 %467, %469, !dbg !611
	%471 = add i64 %470, %465, !dbg !612
	%472 = getelementptr inbounds double, double addrspace(1)* %2, i64 %461, !dbg !608
	%473 = getelementptr inbounds double, double addrspace(1)* %472, i64 %471, !dbg !613
	%474 = icmp uge i64 %471, %458, !dbg !613
	br i1 %474, label %b68_fail2, label %b68_ok2, !dbg !613, !prof !41

b68_ok2:
	store double %455, double addrspace(1)* %473, align 8, !dbg !613
	br label %b69, !dbg !613

b69:
	ret void, !dbg !561

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %10, i64 %p23), !dbg !365
	ret void, !dbg !365

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %46, i64 %p23), !dbg !371
	ret void, !dbg !371

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %65, i64 %p17), !dbg !389
	ret void, !dbg !389

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %192, i64 %p19), !dbg !476
	ret void, !dbg !476

b31_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %200, i64 %189), !dbg !484
	ret void, !dbg !484

b31_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %194, i64 %p19), !dbg !485
	ret void, !dbg !485

b44_fail1:
	%475 = icmp uge i64 %278, %p19, !dbg !522
	br i1 %475, label %b44_fail2, label %b44_ok2, !dbg !522

b44_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %278, i64 %p19), !dbg !522
	ret void, !dbg !522

b44_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !523
	ret void, !dbg !523

b44_fail3:
	%476 = icmp uge i64 %287, %p19, !dbg !526
	br i1 %476, label %b44_fail4, label %b44_ok4, !dbg !526

b44_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %287, i64 %p19), !dbg !526
	ret void, !dbg !526

b44_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !528
	ret void, !dbg !528

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !555
	ret void, !dbg !555

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %360, i64 %p23), !dbg !558
	ret void, !dbg !558

b68_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %462, i64 %p17), !dbg !608
	ret void, !dbg !608

b68_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %471, i64 %458), !dbg !613
	ret void, !dbg !613
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !614 {
entry:
	br label %b0, !dbg !615

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !615
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !615
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !615
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !615
	%4 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !615
	%5 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !615
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !618
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !621
	%8 = and i64 %p1, 3, !dbg !623
	%9 = icmp eq i64 %8, 0, !dbg !623
	br i1 %9, label %b1, label %b72, !dbg !623

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !623
	%11 = ptrtoint float* %10 to i64, !dbg !623
	%12 = and i64 %11, 15, !dbg !623
	%13 = icmp eq i64 %12, 0, !dbg !623
	%14 = icmp eq i64 %p1, 0, !dbg !623
	%15 = or i1 %13, %14, !dbg !623
	br i1 %15, label %b2, label %b71, !dbg !623

b2:
	%16 = ashr i64 %p1, 2, !dbg !623
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !623
	%18 = icmp ult i32 0, %p25, !dbg !622
	br i1 %18, label %b3, label %b70, !dbg !622

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !624
	%20 = sext i32 %6 to i64, !dbg !618
	%21 = sext i32 %7 to i64, !dbg !621
	br label %b4, !dbg !625

b4:
	%22 = phi i64 [ %451, %b69 ], [ %p24, %b3 ], !dbg !625
	%23 = phi i32 [ %330, %b69 ], [ %p26, %b3 ], !dbg !626
	%24 = phi i32 [ %331, %b69 ], [ %p28, %b3 ], !dbg !627
	%25 = phi i32 [ %332, %b69 ], [ %p29, %b3 ], !dbg !628
	%26 = phi i32 [ %452, %b69 ], [ 0, %b3 ], !dbg !628
	%27 = icmp ne i32 %24, 0, !dbg !629
	br i1 %27, label %b5, label %b32, !dbg !629

b5:
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !631, !range !42
	%29 = sext i32 %28 to i64, !dbg !631
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !631, !range !44
	%31 = sext i32 %30 to i64, !dbg !631
	%32 = icmp eq i64 %29, 0, !dbg !632
	br i1 %32, label %b6, label %b32, !dbg !632

b6:
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !633, !range !245
	%34 = sext i32 %33 to i64, !dbg !633
	%35 = sub i64 %34, 2, !dbg !634
	%36 = icmp sgt i64 %35, 0, !dbg !635
	%37 = select i1 %36, i64 %35, i64 0, !dbg !635
	%38 = icmp eq i64 %31, %37, !dbg !636
	br i1 %38, label %b7, label %b32, !dbg !630

b7:
	%39 = sdiv i64 %p17, 2, !dbg !638
	%40 = urem i32 %24, 2, !dbg !639
	%41 = zext i32 %40 to i64, !dbg !640
	%42 = mul i64 %41, %39, !dbg !641
	%43 = add i64 %42, %39, !dbg !642
	%44 = getelementptr inbounds double, double addrspace(1)* %2, i64 %42, !dbg !643
	%45 = icmp ugt i64 %43, %p17, !dbg !643
	br i1 %45, label %b7_fail1, label %b7_ok1, !dbg !643, !prof !41

b7_ok1:
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !644, !range !249
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !644, !range !249
	%48 = mul i32 %46, %47, !dbg !644
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !644, !range !368
	%50 = mul i32 %48, %49, !dbg !644
	%51 = sext i32 %50 to i64, !dbg !644
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !645, !range !43
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !645, !range !43
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !645, !range !45
	%55 = mul i32 %47, %54, !dbg !645
	%56 = add i32 %53, %55, !dbg !645
	%57 = mul i32 %46, %56, !dbg !645
	%58 = add i32 %52, %57, !dbg !645
	%59 = sext i32 %58 to i64, !dbg !645
	%60 = mul i64 %51, 2, !dbg !646
	%61 = mul i64 %51, 3, !dbg !647
	%62 = mul i64 %51, 4, !dbg !648
	br label %b8, !dbg !645

b8:
	%63 = phi double [ 0.000000e+00, %b7_ok1 ], [ %86, %b15 ], !dbg !649
	%64 = phi i64 [ %59, %b7_ok1 ], [ %87, %b15 ], !dbg !650
	%65 = icmp slt i64 %64, %39, !dbg !651
	br i1 %65, label %b9, label %b16, !dbg !651

b9:
	%66 = getelementptr inbounds double, double addrspace(1)* %44, i64 %64, !dbg !652
	%67 = load double, double addrspace(1)* %66, align 8, !dbg !652
	%68 = add i64 %64, %51, !dbg !653
	%69 = icmp slt i64 %68, %39, !dbg !655
	br i1 %69, label %b10, label %b11, !dbg !655

b10:
	%70 = getelementptr inbounds double, double addrspace(1)* %44, i64 %68, !dbg !656
	%71 = load double, double addrspace(1)* %70, align 8, !dbg !656
	br label %b11, !dbg !657

b11:
	%72 = phi double [ %71, %b10 ], [ 0.000000e+00, %b9 ], !dbg !658
	%73 = fadd double %67, %72, !dbg !658
	%74 = add i64 %64, %60, !dbg !659
	%75 = icmp slt i64 %74, %39, !dbg !661
	br i1 %75, label %b12, label %b13, !dbg !661

b12:
	%76 = getelementptr inbounds double, double addrspace(1)* %44, i64 %74, !dbg !662
	%77 = load double, double addrspace(1)* %76, align 8, !dbg !662
	br label %b13, !dbg !663

b13:
	%78 = phi double [ %77, %b12 ], [ 0.000000e+00, %b11 ], !dbg !664
	%79 = fadd double %73, %78, !dbg !664
	%80 = add i64 %64, %61, !dbg !665
	%81 = icmp slt i64 %80, %39, !dbg !667
	br i1 %81, label %b14, label %b15, !dbg !667

b14:
	%82 = getelementptr inbounds double, double addrspace(1)* %44, i64 %80, !dbg !668
	%83 = load double, double addrspace(1)* %82, align 8, !dbg !668
	br label %b15, !dbg !669

b15:
	%84 = phi double [ %83, %b14 ], [ 0.000000e+00, %b13 ], !dbg !670
	%85 = fadd double %79, %84, !dbg !670
	%86 = fadd double %63, %85, !dbg !671
	%87 = add i64 %64, %62, !dbg !672
	br label %b8, !dbg !672

b16:
	%88 = and i32 %58, -32, !dbg !676
	%89 = sub i32 %50, %88, !dbg !676
	%90 = icmp slt i32 %89, 32, !dbg !676
	%91 = select i1 %90, i32 %89, i32 32, !dbg !676
	%92 = sext i32 %91 to i64, !dbg !676
	%93 = icmp eq i64 %92, 32, !dbg !677
	br i1 %93, label %b17, label %b19, !dbg !677

b17:
	%94 = phi double [ %111, %b18 ], [ %63, %b16 ], !dbg !678
	%95 = phi i64 [ %112, %b18 ], [ 16, %b16 ], !dbg !679
	%96 = icmp sgt i64 %95, 0, !dbg !680
	br i1 %96, label %b18, label %b22, !dbg !680

b18:
	%97 = trunc i64 %95 to i32, !dbg !681
	%98 = bitcast double %94 to i64, !dbg !681
	%99 = trunc i64 %98 to i32, !dbg !681
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %97, i32 31), !dbg !681
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !681
	%102 = lshr i64 %98, 32, !dbg !681
	%103 = trunc i64 %102 to i32, !dbg !681
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %97, i32 31), !dbg !681
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !681
	%106 = zext i32 %105 to i64, !dbg !681
	%107 = shl i64 %106, 32, !dbg !681
	%108 = zext i32 %101 to i64, !dbg !681
	%109 = or i64 %108, %107, !dbg !681
	%110 = bitcast i64 %109 to double, !dbg !681
	%111 = fadd double %94, %110, !dbg !682
	%112 = sdiv i64 %95, 2, !dbg !683
	br label %b17, !dbg !683

b19:
	%113 = bitcast double %63 to i64, !dbg !684
	%114 = trunc i64 %113 to i32, !dbg !684
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !684
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !684
	%117 = lshr i64 %113, 32, !dbg !684
	%118 = trunc i64 %117 to i32, !dbg !684
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 0, i32 31), !dbg !684
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !684
	%121 = zext i32 %120 to i64, !dbg !684
	%122 = shl i64 %121, 32, !dbg !684
	%123 = zext i32 %116 to i64, !dbg !684
	%124 = or i64 %123, %122, !dbg !684
	%125 = bitcast i64 %124 to double, !dbg !684
	br label %b20, !dbg !684

b20:
	%126 = phi double [ %125, %b19 ], [ %143, %b21 ], !dbg !685
	%127 = phi i64 [ 1, %b19 ], [ %144, %b21 ], !dbg !686
	%128 = icmp slt i64 %127, %92, !dbg !687
	br i1 %128, label %b21, label %b22, !dbg !687

b21:
	%129 = trunc i64 %127 to i32, !dbg !688
	%130 = bitcast double %63 to i64, !dbg !688
	%131 = trunc i64 %130 to i32, !dbg !688
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %129, i32 31), !dbg !688
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !688
	%134 = lshr i64 %130, 32, !dbg !688
	%135 = trunc i64 %134 to i32, !dbg !688
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %129, i32 31), !dbg !688
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !688
	%138 = zext i32 %137 to i64, !dbg !688
	%139 = shl i64 %138, 32, !dbg !688
	%140 = zext i32 %133 to i64, !dbg !688
	%141 = or i64 %140, %139, !dbg !688
	%142 = bitcast i64 %141 to double, !dbg !688
	%143 = fadd double %126, %142, !dbg !682
	%144 = add i64 %127, 1, !dbg !689
	br label %b20, !dbg !689

b22:
	%145 = phi double [ %94, %b17 ], [ %126, %b20 ], !dbg !675
	%146 = add i64 %51, 32, !dbg !691
	%147 = sub i64 %146, 1, !dbg !692
	%148 = sdiv i64 %147, 32, !dbg !693
	%149 = icmp eq i64 %148, 1, !dbg !694
	br i1 %149, label %b28, label %b23, !dbg !694

b23:
	call void @llvm.nvvm.barrier0(), !dbg !696
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !697, !range !451
	%151 = sext i32 %150 to i64, !dbg !697
	%152 = icmp eq i64 %151, 0, !dbg !698
	br i1 %152, label %b24, label %b25, !dbg !698

b24:
	%153 = sdiv i64 %59, 32, !dbg !699
	%154 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %153, !dbg !700
	store double %145, double addrspace(3)* %154, align 8, !dbg !700
	br label %b25, !dbg !700

b25:
	call void @llvm.nvvm.barrier0(), !dbg !701
	%155 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !702
	%156 = load double, double addrspace(3)* %155, align 8, !dbg !702
	br label %b26, !dbg !702

b26:
	%157 = phi double [ %156, %b25 ], [ %162, %b27 ], !dbg !703
	%158 = phi i64 [ 1, %b25 ], [ %163, %b27 ], !dbg !704
	%159 = icmp slt i64 %158, %148, !dbg !705
	br i1 %159, label %b27, label %b28, !dbg !705

b27:
	%160 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %158, !dbg !706
	%161 = load double, double addrspace(3)* %160, align 8, !dbg !706
	%162 = fadd double %157, %161, !dbg !682
	%163 = add i64 %158, 1, !dbg !707
	br label %b26, !dbg !707

b28:
	%164 = phi double [ %145, %b22 ], [ %157, %b26 ], !dbg !674
	%165 = icmp eq i64 %59, 0, !dbg !708
	br i1 %165, label %b29, label %b31, !dbg !708

b29:
	%166 = mul i64 %41, %20, !dbg !710
	%167 = add i64 %166, %21, !dbg !711
	%168 = mul i64 %167, 2, !dbg !712
	%169 = zext i32 %24 to i64, !dbg !715
	%170 = add i64 %168, 1, !dbg !716
	br label %b30, !dbg !717

b30:
	%171 = phi i64 [ 0, %b29 ], [ %195, %b30_ok3 ], !dbg !717
	%172 = add i64 %21, %171, !dbg !719
	%173 = icmp uge i64 %168, %p19, !dbg !718
	br i1 %173, label %b30_fail1, label %b30_ok1, !dbg !718, !prof !41

b30_ok1:
	%174 = icmp eq i64 %20, -1, !dbg !720
	%175 = select i1 %174, i64 1, i64 %20, !dbg !720
	%176 = srem i64 %172, %175, !dbg !720
	%177 = bitcast double %164 to i64, !dbg !721
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %168, !dbg !718
	%179 = trunc i64 %177 to i32, !dbg !722
	%180 = shl i64 %169, 32, !dbg !723
	%181 = zext i32 %179 to i64, !dbg !724
	%182 = or i64 %180, %181, !dbg !725
	%183 = trunc i64 %176 to i32, !dbg !726
	%184 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !726
	%185 = icmp uge i64 %176, %20, !dbg !726
	br i1 %185, label %b30_fail2, label %b30_ok2, !dbg !726, !prof !41

b30_ok2:
	%186 = bitcast i64* %184 to i8*, !dbg !726
	call void @gpuc_signal_op_thread(i8* %186, i64 %182, i32 9, i32 %183), !dbg !726
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %170, !dbg !727
	%188 = lshr i64 %177, 32, !dbg !728
	%189 = trunc i64 %188 to i32, !dbg !729
	%190 = zext i32 %189 to i64, !dbg !731
	%191 = or i64 %180, %190, !dbg !732
	%192 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !733
	%193 = icmp uge i64 %170, %p19, !dbg !727
	br i1 %193, label %b30_fail3, label %b30_ok3, !dbg !727, !prof !41

b30_ok3:
	%194 = bitcast i64* %192 to i8*, !dbg !733
	call void @gpuc_signal_op_thread(i8* %194, i64 %191, i32 9, i32 %183), !dbg !733
	%195 = add i64 %171, 1, !dbg !713
	%196 = icmp slt i64 %195, %20, !dbg !713
	br i1 %196, label %b30, label %b31, !dbg !713

b31:
	call void @llvm.nvvm.barrier0(), !dbg !734
	br label %b32, !dbg !619

b32:
	br i1 %19, label %b33, label %b34, !dbg !624

b33:
	%197 = addrspacecast float addrspace(1)* %0 to float*, !dbg !735
	%198 = addrspacecast float addrspace(1)* %0 to float*, !dbg !735
	%199 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !735
	%200 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !735
	%201 = call float @gpuc_fn_solver_sweep(float* %197, i64 %p1, float* %198, i64 %p1, i64 %p1, { float, float, float, float }* %199, i64 %16, i64 %16, i64* %200, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %22, i8* %ctrl), !dbg !735
	br label %b34, !dbg !735

b34:
	%202 = phi float [ 0.000000e+00, %b32 ], [ %201, %b33 ], !dbg !736
	br i1 %27, label %b35, label %b49, !dbg !737

b35:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !739, !range !42
	%204 = sext i32 %203 to i64, !dbg !739
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !739, !range !44
	%206 = sext i32 %205 to i64, !dbg !739
	%207 = icmp eq i64 %204, 0, !dbg !740
	br i1 %207, label %b36, label %b49, !dbg !740

b36:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !741, !range !245
	%209 = sext i32 %208 to i64, !dbg !741
	%210 = sub i64 %209, 2, !dbg !742
	%211 = icmp sgt i64 %210, 0, !dbg !743
	%212 = select i1 %211, i64 %210, i64 0, !dbg !743
	%213 = icmp eq i64 %206, %212, !dbg !744
	br i1 %213, label %b37, label %b49, !dbg !738

b37:
	%214 = sub i64 %22, 1, !dbg !745
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !746, !range !451
	%216 = sext i32 %215 to i64, !dbg !746
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !746, !range !43
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !746, !range !43
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !746, !range !45
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !746, !range !249
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !746, !range !249
	%222 = mul i32 %221, %219, !dbg !746
	%223 = add i32 %218, %222, !dbg !746
	%224 = mul i32 %220, %223, !dbg !746
	%225 = add i32 %217, %224, !dbg !746
	%226 = and i32 %225, -32, !dbg !746
	%227 = mul i32 %220, %221, !dbg !746
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !746, !range !368
	%229 = mul i32 %227, %228, !dbg !746
	%230 = sub i32 %229, %226, !dbg !746
	%231 = icmp slt i32 %230, 32, !dbg !746
	%232 = select i1 %231, i32 %230, i32 32, !dbg !746
	%233 = sext i32 %232 to i64, !dbg !746
	%234 = zext i32 %24 to i64, !dbg !750
	br label %b38, !dbg !746

b38:
	%235 = phi double [ 0.000000e+00, %b37 ], [ %264, %b39_ok3 ], !dbg !751
	%236 = phi i64 [ %216, %b37 ], [ %265, %b39_ok3 ], !dbg !746
	%237 = icmp slt i64 %236, %20, !dbg !746
	br i1 %237, label %b39, label %b40, !dbg !746

b39:
	%238 = urem i32 %24, 2, !dbg !753
	%239 = zext i32 %238 to i64, !dbg !754
	%240 = mul i64 %239, %20, !dbg !755
	%241 = add i64 %240, %236, !dbg !756
	%242 = mul i64 %241, 2, !dbg !757
	%243 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %242, !dbg !758
	%244 = shl i64 %234, 32, !dbg !760
	%245 = addrspacecast i64 addrspace(1)* %243 to i64*, !dbg !759
	%246 = icmp uge i64 %242, %p19, !dbg !758
	%247 = icmp eq i64 addrspace(1)* %243, null, !dbg !759
	%248 = or i1 %246, %247, !dbg !759
	br i1 %248, label %b39_fail1, label %b39_ok1, !dbg !759, !prof !41

b39_ok1:
	%249 = bitcast i64* %245 to i8*, !dbg !759
	%250 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %249, i32 5, i64 %244, i32 1, i8* %ctrl, i32 26), !dbg !759
	%251 = add i64 %242, 1, !dbg !761
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %251, !dbg !762
	%253 = and i64 %250, 4294967295, !dbg !765
	%254 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !764
	%255 = icmp uge i64 %251, %p19, !dbg !762
	%256 = icmp eq i64 addrspace(1)* %252, null, !dbg !764
	%257 = or i1 %255, %256, !dbg !764
	br i1 %257, label %b39_fail3, label %b39_ok3, !dbg !764, !prof !41

b39_ok3:
	%258 = bitcast i64* %254 to i8*, !dbg !764
	%259 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %258, i32 5, i64 %244, i32 1, i8* %ctrl, i32 26), !dbg !764
	%260 = and i64 %259, 4294967295, !dbg !766
	%261 = shl i64 %260, 32, !dbg !767
	%262 = or i64 %253, %261, !dbg !768
	%263 = bitcast i64 %262 to double, !dbg !769
	%264 = fadd double %235, %263, !dbg !770
	%265 = add i64 %236, %233, !dbg !746
	br label %b38, !dbg !746

b40:
	%266 = icmp eq i64 %233, 32, !dbg !774
	br i1 %266, label %b41, label %b43, !dbg !774

b41:
	%267 = phi double [ %284, %b42 ], [ %235, %b40 ], !dbg !775
	%268 = phi i64 [ %285, %b42 ], [ 16, %b40 ], !dbg !776
	%269 = icmp sgt i64 %268, 0, !dbg !777
	br i1 %269, label %b42, label %b46, !dbg !777

b42:
	%270 = trunc i64 %268 to i32, !dbg !778
	%271 = bitcast double %267 to i64, !dbg !778
	%272 = trunc i64 %271 to i32, !dbg !778
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %272, i32 %270, i32 31), !dbg !778
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !778
	%275 = lshr i64 %271, 32, !dbg !778
	%276 = trunc i64 %275 to i32, !dbg !778
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %276, i32 %270, i32 31), !dbg !778
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !778
	%279 = zext i32 %278 to i64, !dbg !778
	%280 = shl i64 %279, 32, !dbg !778
	%281 = zext i32 %274 to i64, !dbg !778
	%282 = or i64 %281, %280, !dbg !778
	%283 = bitcast i64 %282 to double, !dbg !778
	%284 = fadd double %267, %283, !dbg !779
	%285 = sdiv i64 %268, 2, !dbg !780
	br label %b41, !dbg !780

b43:
	%286 = bitcast double %235 to i64, !dbg !781
	%287 = trunc i64 %286 to i32, !dbg !781
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %287, i32 0, i32 31), !dbg !781
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !781
	%290 = lshr i64 %286, 32, !dbg !781
	%291 = trunc i64 %290 to i32, !dbg !781
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !781
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !781
	%294 = zext i32 %293 to i64, !dbg !781
	%295 = shl i64 %294, 32, !dbg !781
	%296 = zext i32 %289 to i64, !dbg !781
	%297 = or i64 %296, %295, !dbg !781
	%298 = bitcast i64 %297 to double, !dbg !781
	br label %b44, !dbg !781

b44:
	%299 = phi double [ %298, %b43 ], [ %316, %b45 ], !dbg !782
	%300 = phi i64 [ 1, %b43 ], [ %317, %b45 ], !dbg !783
	%301 = icmp slt i64 %300, %233, !dbg !784
	br i1 %301, label %b45, label %b46, !dbg !784

b45:
	%302 = trunc i64 %300 to i32, !dbg !785
	%303 = bitcast double %235 to i64, !dbg !785
	%304 = trunc i64 %303 to i32, !dbg !785
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %304, i32 %302, i32 31), !dbg !785
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !785
	%307 = lshr i64 %303, 32, !dbg !785
	%308 = trunc i64 %307 to i32, !dbg !785
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %308, i32 %302, i32 31), !dbg !785
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !785
	%311 = zext i32 %310 to i64, !dbg !785
	%312 = shl i64 %311, 32, !dbg !785
	%313 = zext i32 %306 to i64, !dbg !785
	%314 = or i64 %313, %312, !dbg !785
	%315 = bitcast i64 %314 to double, !dbg !785
	%316 = fadd double %299, %315, !dbg !779
	%317 = add i64 %300, 1, !dbg !786
	br label %b44, !dbg !786

b46:
	%318 = phi double [ %267, %b41 ], [ %299, %b44 ], !dbg !773
	%319 = sext i32 %225 to i64, !dbg !787
	%320 = icmp ne i64 %319, 0, !dbg !788
	br i1 %320, label %b49, label %b47, !dbg !788

b47:
	%321 = getelementptr inbounds double, double addrspace(1)* %4, i64 0, !dbg !789
	%322 = icmp uge i64 0, %p21, !dbg !789
	br i1 %322, label %b47_fail1, label %b47_ok1, !dbg !789, !prof !41

b47_ok1:
	store double %318, double addrspace(1)* %321, align 8, !dbg !789
	%323 = fcmp ole double %318, %p30, !dbg !790
	br i1 %323, label %b48, label %b49, !dbg !790

b48:
	%324 = urem i64 %22, 2, !dbg !791
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %324, !dbg !792
	%326 = icmp uge i64 %324, %p23, !dbg !792
	br i1 %326, label %b48_fail1, label %b48_ok1, !dbg !792, !prof !41

b48_ok1:
	store i64 %214, i64 addrspace(1)* %325, align 8, !dbg !792
	br label %b49, !dbg !792

b49:
	%327 = sub i32 %23, 1, !dbg !793
	%328 = icmp eq i32 %327, 0, !dbg !794
	br i1 %328, label %b50, label %b51, !dbg !794

b50:
	%329 = add i32 %25, 1, !dbg !795
	br label %b51, !dbg !795

b51:
	%330 = phi i32 [ %327, %b49 ], [ %p27, %b50 ], !dbg !626
	%331 = phi i32 [ 0, %b49 ], [ %25, %b50 ], !dbg !627
	%332 = phi i32 [ %25, %b49 ], [ %329, %b50 ], !dbg !628
	%333 = icmp ne i32 %331, 0, !dbg !796
	br i1 %333, label %b52, label %b66, !dbg !796

b52:
	%334 = fpext float %202 to double, !dbg !798
	%335 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !802, !range !43
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !802, !range !43
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !802, !range !45
	%338 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !802, !range !249
	%339 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !802, !range !249
	%340 = mul i32 %339, %337, !dbg !802
	%341 = add i32 %336, %340, !dbg !802
	%342 = mul i32 %338, %341, !dbg !802
	%343 = add i32 %335, %342, !dbg !802
	%344 = and i32 %343, -32, !dbg !802
	%345 = mul i32 %338, %339, !dbg !802
	%346 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !802, !range !368
	%347 = mul i32 %345, %346, !dbg !802
	%348 = sub i32 %347, %344, !dbg !802
	%349 = icmp slt i32 %348, 32, !dbg !802
	%350 = select i1 %349, i32 %348, i32 32, !dbg !802
	%351 = sext i32 %350 to i64, !dbg !802
	%352 = icmp eq i64 %351, 32, !dbg !803
	br i1 %352, label %b53, label %b55, !dbg !803

b53:
	%353 = phi double [ %370, %b54 ], [ %334, %b52 ], !dbg !804
	%354 = phi i64 [ %371, %b54 ], [ 16, %b52 ], !dbg !805
	%355 = icmp sgt i64 %354, 0, !dbg !806
	br i1 %355, label %b54, label %b58, !dbg !806

b54:
	%356 = trunc i64 %354 to i32, !dbg !807
	%357 = bitcast double %353 to i64, !dbg !807
	%358 = trunc i64 %357 to i32, !dbg !807
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %358, i32 %356, i32 31), !dbg !807
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !807
	%361 = lshr i64 %357, 32, !dbg !807
	%362 = trunc i64 %361 to i32, !dbg !807
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %356, i32 31), !dbg !807
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !807
	%365 = zext i32 %364 to i64, !dbg !807
	%366 = shl i64 %365, 32, !dbg !807
	%367 = zext i32 %360 to i64, !dbg !807
	%368 = or i64 %367, %366, !dbg !807
	%369 = bitcast i64 %368 to double, !dbg !807
	%370 = fadd double %353, %369, !dbg !808
	%371 = sdiv i64 %354, 2, !dbg !809
	br label %b53, !dbg !809

b55:
	%372 = bitcast double %334 to i64, !dbg !810
	%373 = trunc i64 %372 to i32, !dbg !810
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 0, i32 31), !dbg !810
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !810
	%376 = lshr i64 %372, 32, !dbg !810
	%377 = trunc i64 %376 to i32, !dbg !810
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 0, i32 31), !dbg !810
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !810
	%380 = zext i32 %379 to i64, !dbg !810
	%381 = shl i64 %380, 32, !dbg !810
	%382 = zext i32 %375 to i64, !dbg !810
	%383 = or i64 %382, %381, !dbg !810
	%384 = bitcast i64 %383 to double, !dbg !810
	br label %b56, !dbg !810

b56:
	%385 = phi double [ %384, %b55 ], [ %402, %b57 ], !dbg !811
	%386 = phi i64 [ 1, %b55 ], [ %403, %b57 ], !dbg !812
	%387 = icmp slt i64 %386, %351, !dbg !813
	br i1 %387, label %b57, label %b58, !dbg !813

b57:
	%388 = trunc i64 %386 to i32, !dbg !814
	%389 = bitcast double %334 to i64, !dbg !814
	%390 = trunc i64 %389 to i32, !dbg !814
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %390, i32 %388, i32 31), !dbg !814
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !814
	%393 = lshr i64 %389, 32, !dbg !814
	%394 = trunc i64 %393 to i32, !dbg !814
	%395 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %394, i32 %388, i32 31), !dbg !814
	%396 = extractvalue { i32, i1 } %395, 0, !dbg !814
	%397 = zext i32 %396 to i64, !dbg !814
	%398 = shl i64 %397, 32, !dbg !814
	%399 = zext i32 %392 to i64, !dbg !814
	%400 = or i64 %399, %398, !dbg !814
	%401 = bitcast i64 %400 to double, !dbg !814
	%402 = fadd double %385, %401, !dbg !808
	%403 = add i64 %386, 1, !dbg !815
	br label %b56, !dbg !815

b58:
	%404 = phi double [ %353, %b53 ], [ %385, %b56 ], !dbg !801
	%405 = sext i32 %347 to i64, !dbg !817
	%406 = add i64 %405, 32, !dbg !818
	%407 = sub i64 %406, 1, !dbg !819
	%408 = sdiv i64 %407, 32, !dbg !820
	%409 = icmp eq i64 %408, 1, !dbg !821
	br i1 %409, label %b64, label %b59, !dbg !821

b59:
	call void @llvm.nvvm.barrier0(), !dbg !823
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !824, !range !451
	%411 = sext i32 %410 to i64, !dbg !824
	%412 = icmp eq i64 %411, 0, !dbg !825
	br i1 %412, label %b60, label %b61, !dbg !825

b60:
	%413 = sext i32 %343 to i64, !dbg !826
	%414 = sdiv i64 %413, 32, !dbg !827
	%415 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %414, !dbg !828
	store double %404, double addrspace(3)* %415, align 8, !dbg !828
	br label %b61, !dbg !828

b61:
	call void @llvm.nvvm.barrier0(), !dbg !829
	%416 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !830
	%417 = load double, double addrspace(3)* %416, align 8, !dbg !830
	br label %b62, !dbg !830

b62:
	%418 = phi double [ %417, %b61 ], [ %423, %b63 ], !dbg !831
	%419 = phi i64 [ 1, %b61 ], [ %424, %b63 ], !dbg !832
	%420 = icmp slt i64 %419, %408, !dbg !833
	br i1 %420, label %b63, label %b64, !dbg !833

b63:
	%421 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %419, !dbg !834
	%422 = load double, double addrspace(3)* %421, align 8, !dbg !834
	%423 = fadd double %418, %422, !dbg !808
	%424 = add i64 %419, 1, !dbg !835
	br label %b62, !dbg !835

b64:
	%425 = phi double [ %404, %b58 ], [ %418, %b62 ], !dbg !800
	%426 = sext i32 %343 to i64, !dbg !836
	%427 = icmp eq i64 %426, 0, !dbg !837
	br i1 %427, label %b65, label %b66, !dbg !837

b65:
	%428 = sdiv i64 %p17, 2, !dbg !839
	%429 = urem i32 %331, 2, !dbg !840
	%430 = zext i32 %429 to i64, !dbg !841
	%431 = mul i64 %430, %428, !dbg !842
	%432 = add i64 %431, %428, !dbg !843
	%433 = icmp ugt i64 %432, %p17, !dbg !844
	br i1 %433, label %b65_fail1, label %b65_ok1, !dbg !844, !prof !41

b65_ok1:
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !845, !range !42
	%435 = sext i32 %434 to i64, !dbg !845
	%436 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !845, !range !44
	%437 = sext i32 %436 to i64, !dbg !845
	%438 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !846, !range !244
	%439 = sext i32 %438 to i64, !dbg !846
	%440 = mul i64 %437, %439, !dbg !847
	%441 = add i64 %440, %435, !dbg !848
	%442 = getelementptr inbounds double, double addrspace(1)* %2, i64 %431, !dbg !844
	%443 = getelementptr inbounds double, double addrspace(1)* %442, i64 %441, !dbg !849
	%444 = icmp uge i64 %441, %428, !dbg !849
	br i1 %444, label %b65_fail2, label %b65_ok2, !dbg !849, !prof !41

b65_ok2:
	store double %425, double addrspace(1)* %443, align 8, !dbg !849
	br label %b66, !dbg !849

b66:
	call void @gpuc_grid_sync(), !dbg !850
	%445 = fcmp oge double %p30, 0.000000e+00, !dbg !851
	br i1 %445, label %b67, label %b69, !dbg !851

b67:
	%446 = urem i64 %22, 2, !dbg !852
	%447 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %446, !dbg !853
	%448 = icmp uge i64 %446, %p23, !dbg !853
	br i1 %448, label %b67_fail1, label %b67_ok1, !dbg !853, !prof !41

b67_ok1:
	%449 = load i64, i64 addrspace(1)* %447, align 8, !dbg !853
	%450 = icmp ne i64 %449, 0, !dbg !854
	br i1 %450, label %b68, label %b69, !dbg !854

b68:
	ret void, !dbg !855

b69:
	%451 = add i64 %22, 1, !dbg !856
	%452 = add i32 %26, 1, !dbg !856
	%453 = icmp ult i32 %452, %p25, !dbg !856
	br i1 %453, label %b4, label %b70, !dbg !856

b70:
	ret void, !dbg !856

b71:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %12, i64 16), !dbg !623
	ret void, !dbg !623

b72:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p1, i64 4), !dbg !623
	ret void, !dbg !623

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %43, i64 %p17), !dbg !643
	ret void, !dbg !643

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %168, i64 %p19), !dbg !718
	ret void, !dbg !718

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %176, i64 %20), !dbg !726
	ret void, !dbg !726

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %170, i64 %p19), !dbg !727
	ret void, !dbg !727

b39_fail1:
	%454 = icmp uge i64 %242, %p19, !dbg !758
	br i1 %454, label %b39_fail2, label %b39_ok2, !dbg !758

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %242, i64 %p19), !dbg !758
	ret void, !dbg !758

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !759
	ret void, !dbg !759

b39_fail3:
	%455 = icmp uge i64 %251, %p19, !dbg !762
	br i1 %455, label %b39_fail4, label %b39_ok4, !dbg !762

b39_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %251, i64 %p19), !dbg !762
	ret void, !dbg !762

b39_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !764
	ret void, !dbg !764

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !789
	ret void, !dbg !789

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %324, i64 %p23), !dbg !792
	ret void, !dbg !792

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %432, i64 %p17), !dbg !844
	ret void, !dbg !844

b65_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %441, i64 %428), !dbg !849
	ret void, !dbg !849

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %446, i64 %p23), !dbg !853
	ret void, !dbg !853
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !857 {
entry:
	br label %b0, !dbg !858

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !858
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !858
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !858
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !858
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !861
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !862
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !863
	%7 = icmp uge i64 0, %p7, !dbg !863
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !863, !prof !41

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !863
	%9 = icmp eq i64 %8, 0, !dbg !864
	br i1 %9, label %b1, label %b38, !dbg !864

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !865
	%11 = icmp uge i64 1, %p7, !dbg !865
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !865, !prof !41

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !865
	%13 = icmp eq i64 %12, 0, !dbg !866
	br i1 %13, label %b2, label %b38, !dbg !866

b2:
	%14 = sdiv i64 %p1, 2, !dbg !868
	%15 = urem i32 %p8, 2, !dbg !869
	%16 = zext i32 %15 to i64, !dbg !870
	%17 = mul i64 %16, %14, !dbg !871
	%18 = add i64 %17, %14, !dbg !872
	%19 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17, !dbg !873
	%20 = icmp ugt i64 %18, %p1, !dbg !873
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !873, !prof !41

b2_ok1:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !874, !range !249
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !874, !range !249
	%23 = mul i32 %21, %22, !dbg !874
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !874, !range !368
	%25 = mul i32 %23, %24, !dbg !874
	%26 = sext i32 %25 to i64, !dbg !874
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !875, !range !43
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !875, !range !43
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !875, !range !45
	%30 = mul i32 %22, %29, !dbg !875
	%31 = add i32 %28, %30, !dbg !875
	%32 = mul i32 %21, %31, !dbg !875
	%33 = add i32 %27, %32, !dbg !875
	%34 = sext i32 %33 to i64, !dbg !875
	%35 = mul i64 %26, 2, !dbg !876
	%36 = mul i64 %26, 3, !dbg !877
	%37 = mul i64 %26, 4, !dbg !878
	br label %b3, !dbg !875

b3:
	%38 = phi double [ 0.000000e+00, %b2_ok1 ], [ %61, %b10 ], !dbg !879
	%39 = phi i64 [ %34, %b2_ok1 ], [ %62, %b10 ], !dbg !880
	%40 = icmp slt i64 %39, %14, !dbg !881
	br i1 %40, label %b4, label %b11, !dbg !881

b4:
	%41 = getelementptr inbounds double, double addrspace(1)* %19, i64 %39, !dbg !882
	%42 = load double, double addrspace(1)* %41, align 8, !dbg !882
	%43 = add i64 %39, %26, !dbg !883
	%44 = icmp slt i64 %43, %14, !dbg !885
	br i1 %44, label %b5, label %b6, !dbg !885

b5:
	%45 = getelementptr inbounds double, double addrspace(1)* %19, i64 %43, !dbg !886
	%46 = load double, double addrspace(1)* %45, align 8, !dbg !886
	br label %b6, !dbg !887

b6:
	%47 = phi double [ %46, %b5 ], [ 0.000000e+00, %b4 ], !dbg !888
	%48 = fadd double %42, %47, !dbg !888
	%49 = add i64 %39, %35, !dbg !889
	%50 = icmp slt i64 %49, %14, !dbg !891
	br i1 %50, label %b7, label %b8, !dbg !891

b7:
	%51 = getelementptr inbounds double, double addrspace(1)* %19, i64 %49, !dbg !892
	%52 = load double, double addrspace(1)* %51, align 8, !dbg !892
	br label %b8, !dbg !893

b8:
	%53 = phi double [ %52, %b7 ], [ 0.000000e+00, %b6 ], !dbg !894
	%54 = fadd double %48, %53, !dbg !894
	%55 = add i64 %39, %36, !dbg !895
	%56 = icmp slt i64 %55, %14, !dbg !897
	br i1 %56, label %b9, label %b10, !dbg !897

b9:
	%57 = getelementptr inbounds double, double addrspace(1)* %19, i64 %55, !dbg !898
	%58 = load double, double addrspace(1)* %57, align 8, !dbg !898
	br label %b10, !dbg !899

b10:
	%59 = phi double [ %58, %b9 ], [ 0.000000e+00, %b8 ], !dbg !900
	%60 = fadd double %54, %59, !dbg !900
	%61 = fadd double %38, %60, !dbg !901
	%62 = add i64 %39, %37, !dbg !902
	br label %b3, !dbg !902

b11:
	%63 = and i32 %33, -32, !dbg !906
	%64 = sub i32 %25, %63, !dbg !906
	%65 = icmp slt i32 %64, 32, !dbg !906
	%66 = select i1 %65, i32 %64, i32 32, !dbg !906
	%67 = sext i32 %66 to i64, !dbg !906
	%68 = icmp eq i64 %67, 32, !dbg !907
	br i1 %68, label %b12, label %b14, !dbg !907

b12:
	%69 = phi double [ %86, %b13 ], [ %38, %b11 ], !dbg !908
	%70 = phi i64 [ %87, %b13 ], [ 16, %b11 ], !dbg !909
	%71 = icmp sgt i64 %70, 0, !dbg !910
	br i1 %71, label %b13, label %b17, !dbg !910

b13:
	%72 = trunc i64 %70 to i32, !dbg !911
	%73 = bitcast double %69 to i64, !dbg !911
	%74 = trunc i64 %73 to i32, !dbg !911
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !911
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !911
	%77 = lshr i64 %73, 32, !dbg !911
	%78 = trunc i64 %77 to i32, !dbg !911
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !911
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !911
	%81 = zext i32 %80 to i64, !dbg !911
	%82 = shl i64 %81, 32, !dbg !911
	%83 = zext i32 %76 to i64, !dbg !911
	%84 = or i64 %83, %82, !dbg !911
	%85 = bitcast i64 %84 to double, !dbg !911
	%86 = fadd double %69, %85, !dbg !912
	%87 = sdiv i64 %70, 2, !dbg !913
	br label %b12, !dbg !913

b14:
	%88 = bitcast double %38 to i64, !dbg !914
	%89 = trunc i64 %88 to i32, !dbg !914
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !914
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !914
	%92 = lshr i64 %88, 32, !dbg !914
	%93 = trunc i64 %92 to i32, !dbg !914
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !914
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !914
	%96 = zext i32 %95 to i64, !dbg !914
	%97 = shl i64 %96, 32, !dbg !914
	%98 = zext i32 %91 to i64, !dbg !914
	%99 = or i64 %98, %97, !dbg !914
	%100 = bitcast i64 %99 to double, !dbg !914
	br label %b15, !dbg !914

b15:
	%101 = phi double [ %100, %b14 ], [ %118, %b16 ], !dbg !915
	%102 = phi i64 [ 1, %b14 ], [ %119, %b16 ], !dbg !916
	%103 = icmp slt i64 %102, %67, !dbg !917
	br i1 %103, label %b16, label %b17, !dbg !917

b16:
	%104 = trunc i64 %102 to i32, !dbg !918
	%105 = bitcast double %38 to i64, !dbg !918
	%106 = trunc i64 %105 to i32, !dbg !918
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 %104, i32 31), !dbg !918
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !918
	%109 = lshr i64 %105, 32, !dbg !918
	%110 = trunc i64 %109 to i32, !dbg !918
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %104, i32 31), !dbg !918
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !918
	%113 = zext i32 %112 to i64, !dbg !918
	%114 = shl i64 %113, 32, !dbg !918
	%115 = zext i32 %108 to i64, !dbg !918
	%116 = or i64 %115, %114, !dbg !918
	%117 = bitcast i64 %116 to double, !dbg !918
	%118 = fadd double %101, %117, !dbg !912
	%119 = add i64 %102, 1, !dbg !919
	br label %b15, !dbg !919

b17:
	%120 = phi double [ %69, %b12 ], [ %101, %b15 ], !dbg !905
	%121 = add i64 %26, 32, !dbg !921
	%122 = sub i64 %121, 1, !dbg !922
	%123 = sdiv i64 %122, 32, !dbg !923
	%124 = icmp eq i64 %123, 1, !dbg !924
	br i1 %124, label %b23, label %b18, !dbg !924

b18:
	call void @llvm.nvvm.barrier0(), !dbg !926
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !927, !range !451
	%126 = sext i32 %125 to i64, !dbg !927
	%127 = icmp eq i64 %126, 0, !dbg !928
	br i1 %127, label %b19, label %b20, !dbg !928

b19:
	%128 = sdiv i64 %34, 32, !dbg !929
	%129 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %128, !dbg !930
	store double %120, double addrspace(3)* %129, align 8, !dbg !930
	br label %b20, !dbg !930

b20:
	call void @llvm.nvvm.barrier0(), !dbg !931
	%130 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !932
	%131 = load double, double addrspace(3)* %130, align 8, !dbg !932
	br label %b21, !dbg !932

b21:
	%132 = phi double [ %131, %b20 ], [ %137, %b22 ], !dbg !933
	%133 = phi i64 [ 1, %b20 ], [ %138, %b22 ], !dbg !934
	%134 = icmp slt i64 %133, %123, !dbg !935
	br i1 %134, label %b22, label %b23, !dbg !935

b22:
	%135 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %133, !dbg !936
	%136 = load double, double addrspace(3)* %135, align 8, !dbg !936
	%137 = fadd double %132, %136, !dbg !912
	%138 = add i64 %133, 1, !dbg !937
	br label %b21, !dbg !937

b23:
	%139 = phi double [ %120, %b17 ], [ %132, %b21 ], !dbg !904
	%140 = icmp eq i64 %34, 0, !dbg !938
	br i1 %140, label %b24, label %b26, !dbg !938

b24:
	%141 = sext i32 %4 to i64, !dbg !861
	%142 = sext i32 %5 to i64, !dbg !862
	%143 = mul i64 %16, %142, !dbg !940
	%144 = add i64 %143, %141, !dbg !941
	%145 = mul i64 %144, 2, !dbg !942
	%146 = zext i32 %p8 to i64, !dbg !945
	%147 = add i64 %145, 1, !dbg !946
	br label %b25, !dbg !862

b25:
	%148 = phi i64 [ 0, %b24 ], [ %172, %b25_ok3 ], !dbg !862
	%149 = add i64 %141, %148, !dbg !948
	%150 = icmp uge i64 %145, %p3, !dbg !947
	br i1 %150, label %b25_fail1, label %b25_ok1, !dbg !947, !prof !41

b25_ok1:
	%151 = icmp eq i64 %142, -1, !dbg !949
	%152 = select i1 %151, i64 1, i64 %142, !dbg !949
	%153 = srem i64 %149, %152, !dbg !949
	%154 = bitcast double %139 to i64, !dbg !950
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %145, !dbg !947
	%156 = trunc i64 %154 to i32, !dbg !951
	%157 = shl i64 %146, 32, !dbg !952
	%158 = zext i32 %156 to i64, !dbg !953
	%159 = or i64 %157, %158, !dbg !954
	%160 = trunc i64 %153 to i32, !dbg !955
	%161 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !955
	%162 = icmp uge i64 %153, %142, !dbg !955
	br i1 %162, label %b25_fail2, label %b25_ok2, !dbg !955, !prof !41

b25_ok2:
	%163 = bitcast i64* %161 to i8*, !dbg !955
	call void @gpuc_signal_op_thread(i8* %163, i64 %159, i32 9, i32 %160), !dbg !955
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %147, !dbg !956
	%165 = lshr i64 %154, 32, !dbg !957
	%166 = trunc i64 %165 to i32, !dbg !958
	%167 = zext i32 %166 to i64, !dbg !960
	%168 = or i64 %157, %167, !dbg !961
	%169 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !962
	%170 = icmp uge i64 %147, %p3, !dbg !956
	br i1 %170, label %b25_fail3, label %b25_ok3, !dbg !956, !prof !41

b25_ok3:
	%171 = bitcast i64* %169 to i8*, !dbg !962
	call void @gpuc_signal_op_thread(i8* %171, i64 %168, i32 9, i32 %160), !dbg !962
	%172 = add i64 %148, 1, !dbg !943
	%173 = icmp slt i64 %172, %142, !dbg !943
	br i1 %173, label %b25, label %b26, !dbg !943

b26:
	call void @llvm.nvvm.barrier0(), !dbg !963
	%174 = sext i32 %5 to i64, !dbg !966
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !967, !range !451
	%176 = sext i32 %175 to i64, !dbg !967
	%177 = mul i64 %16, %174, !dbg !969
	%178 = zext i32 %p8 to i64, !dbg !973
	br label %b27, !dbg !967

b27:
	%179 = phi double [ 0.000000e+00, %b26 ], [ %205, %b28_ok3 ], !dbg !974
	%180 = phi i64 [ %176, %b26 ], [ %206, %b28_ok3 ], !dbg !967
	%181 = icmp slt i64 %180, %174, !dbg !967
	br i1 %181, label %b28, label %b29, !dbg !967

b28:
	%182 = add i64 %177, %180, !dbg !975
	%183 = mul i64 %182, 2, !dbg !976
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %183, !dbg !977
	%185 = shl i64 %178, 32, !dbg !979
	%186 = addrspacecast i64 addrspace(1)* %184 to i64*, !dbg !978
	%187 = icmp uge i64 %183, %p3, !dbg !977
	%188 = icmp eq i64 addrspace(1)* %184, null, !dbg !978
	%189 = or i1 %187, %188, !dbg !978
	br i1 %189, label %b28_fail1, label %b28_ok1, !dbg !978, !prof !41

b28_ok1:
	%190 = bitcast i64* %186 to i8*, !dbg !978
	%191 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %190, i32 5, i64 %185, i32 1, i8* %ctrl, i32 26), !dbg !978
	%192 = add i64 %183, 1, !dbg !980
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %192, !dbg !981
	%194 = and i64 %191, 4294967295, !dbg !984
	%195 = addrspacecast i64 addrspace(1)* %193 to i64*, !dbg !983
	%196 = icmp uge i64 %192, %p3, !dbg !981
	%197 = icmp eq i64 addrspace(1)* %193, null, !dbg !983
	%198 = or i1 %196, %197, !dbg !983
	br i1 %198, label %b28_fail3, label %b28_ok3, !dbg !983, !prof !41

b28_ok3:
	%199 = bitcast i64* %195 to i8*, !dbg !983
	%200 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %199, i32 5, i64 %185, i32 1, i8* %ctrl, i32 26), !dbg !983
	%201 = and i64 %200, 4294967295, !dbg !985
	%202 = shl i64 %201, 32, !dbg !986
	%203 = or i64 %194, %202, !dbg !987
	%204 = bitcast i64 %203 to double, !dbg !988
	%205 = fadd double %179, %204, !dbg !989
	%206 = add i64 %180, %67, !dbg !967
	br label %b27, !dbg !967

b29:
	br i1 %68, label %b30, label %b32, !dbg !993

b30:
	%207 = phi double [ %224, %b31 ], [ %179, %b29 ], !dbg !994
	%208 = phi i64 [ %225, %b31 ], [ 16, %b29 ], !dbg !995
	%209 = icmp sgt i64 %208, 0, !dbg !996
	br i1 %209, label %b31, label %b35, !dbg !996

b31:
	%210 = trunc i64 %208 to i32, !dbg !997
	%211 = bitcast double %207 to i64, !dbg !997
	%212 = trunc i64 %211 to i32, !dbg !997
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %212, i32 %210, i32 31), !dbg !997
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !997
	%215 = lshr i64 %211, 32, !dbg !997
	%216 = trunc i64 %215 to i32, !dbg !997
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %210, i32 31), !dbg !997
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !997
	%219 = zext i32 %218 to i64, !dbg !997
	%220 = shl i64 %219, 32, !dbg !997
	%221 = zext i32 %214 to i64, !dbg !997
	%222 = or i64 %221, %220, !dbg !997
	%223 = bitcast i64 %222 to double, !dbg !997
	%224 = fadd double %207, %223, !dbg !998
	%225 = sdiv i64 %208, 2, !dbg !999
	br label %b30, !dbg !999

b32:
	%226 = bitcast double %179 to i64, !dbg !1000
	%227 = trunc i64 %226 to i32, !dbg !1000
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !1000
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1000
	%230 = lshr i64 %226, 32, !dbg !1000
	%231 = trunc i64 %230 to i32, !dbg !1000
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %231, i32 0, i32 31), !dbg !1000
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !1000
	%234 = zext i32 %233 to i64, !dbg !1000
	%235 = shl i64 %234, 32, !dbg !1000
	%236 = zext i32 %229 to i64, !dbg !1000
	%237 = or i64 %236, %235, !dbg !1000
	%238 = bitcast i64 %237 to double, !dbg !1000
	br label %b33, !dbg !1000

b33:
	%239 = phi double [ %238, %b32 ], [ %256, %b34 ], !dbg !1001
	%240 = phi i64 [ 1, %b32 ], [ %257, %b34 ], !dbg !1002
	%241 = icmp slt i64 %240, %67, !dbg !1003
	br i1 %241, label %b34, label %b35, !dbg !1003

b34:
	%242 = trunc i64 %240 to i32, !dbg !1004
	%243 = bitcast double %179 to i64, !dbg !1004
	%244 = trunc i64 %243 to i32, !dbg !1004
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %244, i32 %242, i32 31), !dbg !1004
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !1004
	%247 = lshr i64 %243, 32, !dbg !1004
	%248 = trunc i64 %247 to i32, !dbg !1004
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 %242, i32 31), !dbg !1004
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !1004
	%251 = zext i32 %250 to i64, !dbg !1004
	%252 = shl i64 %251, 32, !dbg !1004
	%253 = zext i32 %246 to i64, !dbg !1004
	%254 = or i64 %253, %252, !dbg !1004
	%255 = bitcast i64 %254 to double, !dbg !1004
	%256 = fadd double %239, %255, !dbg !998
	%257 = add i64 %240, 1, !dbg !1005
	br label %b33, !dbg !1005

b35:
	%258 = phi double [ %207, %b30 ], [ %239, %b33 ], !dbg !992
	%259 = icmp ne i64 %34, 0, !dbg !1006
	br i1 %259, label %b38, label %b36, !dbg !1006

b36:
	%260 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !1007
	%261 = icmp uge i64 0, %p5, !dbg !1007
	br i1 %261, label %b36_fail1, label %b36_ok1, !dbg !1007, !prof !41

b36_ok1:
	store double %258, double addrspace(1)* %260, align 8, !dbg !1007
	%262 = fcmp ole double %258, %p10, !dbg !1008
	br i1 %262, label %b37, label %b38, !dbg !1008

b37:
	%263 = add i64 %p9, 1, !dbg !1009
	%264 = urem i64 %263, 2, !dbg !1010
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %264, !dbg !1011
	store i64 %p9, i64 addrspace(1)* %265, align 8, !dbg !1011
	br label %b38, !dbg !1011

b38:
	ret void, !dbg !964

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p7), !dbg !863
	ret void, !dbg !863

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p7), !dbg !865
	ret void, !dbg !865

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p1), !dbg !873
	ret void, !dbg !873

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %145, i64 %p3), !dbg !947
	ret void, !dbg !947

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %153, i64 %142), !dbg !955
	ret void, !dbg !955

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %147, i64 %p3), !dbg !956
	ret void, !dbg !956

b28_fail1:
	%266 = icmp uge i64 %183, %p3, !dbg !977
	br i1 %266, label %b28_fail2, label %b28_ok2, !dbg !977

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %183, i64 %p3), !dbg !977
	ret void, !dbg !977

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !978
	ret void, !dbg !978

b28_fail3:
	%267 = icmp uge i64 %192, %p3, !dbg !981
	br i1 %267, label %b28_fail4, label %b28_ok4, !dbg !981

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %192, i64 %p3), !dbg !981
	ret void, !dbg !981

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !983
	ret void, !dbg !983

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !1007
	ret void, !dbg !1007
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !1012 {
entry:
	br label %b0, !dbg !1013

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !1013
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !1013
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !1014
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1015, !range !42
	%4 = sext i32 %3 to i64, !dbg !1015
	%5 = sext i32 %2 to i64, !dbg !1014
	%6 = icmp ne i64 %5, 0, !dbg !1016
	br label %b1, !dbg !1017

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !1018
	%8 = icmp slt i64 %7, %p18, !dbg !1019
	br i1 %8, label %b2, label %b10, !dbg !1019

b2:
	%9 = mul i64 %7, %p16, !dbg !1021
	%10 = icmp eq i64 %p18, 0, !dbg !1020
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !1020, !prof !41

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !1020
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !1020
	%13 = sdiv i64 %9, %12, !dbg !1020
	%14 = sub i64 0, %9, !dbg !1020
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !1020
	%16 = sub i64 %15, %p9, !dbg !1022
	%17 = icmp slt i64 %16, 0, !dbg !1023
	br i1 %17, label %b9, label %b3, !dbg !1023

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !1024
	br i1 %18, label %b9, label %b4, !dbg !1024

b4:
	%19 = mul i64 %7, %p17, !dbg !1025
	%20 = add i64 %7, 1, !dbg !1026
	%21 = mul i64 %20, %p17, !dbg !1027
	%22 = sub i64 %21, %19, !dbg !1028
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !1028
	%24 = icmp ugt i64 %21, %p1, !dbg !1028
	%25 = icmp ugt i64 %19, %21, !dbg !1028
	%26 = or i1 %24, %25, !dbg !1028
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !1028, !prof !41

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1029, !range !43
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1029, !range !43
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1029, !range !45
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1029, !range !249
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1029, !range !249
	%32 = mul i32 %31, %29, !dbg !1029
	%33 = add i32 %28, %32, !dbg !1029
	%34 = mul i32 %30, %33, !dbg !1029
	%35 = add i32 %27, %34, !dbg !1029
	%36 = sext i32 %35 to i64, !dbg !1029
	%37 = mul i32 %30, %31, !dbg !1029
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1029, !range !368
	%39 = mul i32 %37, %38, !dbg !1029
	%40 = sext i32 %39 to i64, !dbg !1029
	%41 = add i64 %16, 1, !dbg !1030
	%42 = mul i64 %41, %p6, !dbg !1031
	br label %b5, !dbg !1029

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !1029
	%44 = icmp slt i64 %43, %p17, !dbg !1029
	br i1 %44, label %b6, label %b7, !dbg !1029

b6:
	%45 = mul i64 %43, %p5, !dbg !1032
	%46 = icmp eq i64 %p17, -1, !dbg !1033
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !1033
	%48 = sdiv i64 %45, %47, !dbg !1033
	%49 = sub i64 0, %45, !dbg !1033
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1033
	%51 = add i64 %42, %50, !dbg !1034
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1035
	%53 = icmp uge i64 %51, %p3, !dbg !1035
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1035, !prof !41

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1035
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1036
	store float %54, float addrspace(1)* %55, align 4, !dbg !1036
	%56 = add i64 %43, %40, !dbg !1029
	br label %b5, !dbg !1029

b7:
	call void @llvm.nvvm.barrier0(), !dbg !1037
	br i1 %6, label %b8, label %b9, !dbg !1016

b8:
	%57 = mul i64 %22, 4, !dbg !1038
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1038
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1038
	%60 = bitcast float* %58 to i8*, !dbg !1038
	%61 = bitcast float* %59 to i8*, !dbg !1038
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !1038
	br label %b9, !dbg !1038

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1039, !range !244
	%63 = sext i32 %62 to i64, !dbg !1039
	%64 = add i64 %7, %63, !dbg !1040
	br label %b1, !dbg !1040

b10:
	ret void, !dbg !1040

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !1020
	ret void, !dbg !1020

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !1028
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !1028

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !1028
	ret void, !dbg !1028

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !1028
	ret void, !dbg !1028

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1035
	ret void, !dbg !1035
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !42
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !43
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !44
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !43
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !44
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !45
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

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !43
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !43
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !45
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind
	%13 = zext i32 %12 to i64
	%14 = add i64 %11, %13
	%15 = add i64 %14, 4
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !244
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !245
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !245
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !42
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !44
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !44
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	br label %wait

wait:
	%30 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%31 = xor i32 %29, %30
	%32 = icmp sge i32 %31, 0
	br i1 %32, label %wait, label %acquired

acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %15) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048, !1049, !1050, !1051, !1052, !1053, !1054, !1055, !1056, !1057, !1058}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "march", scope: !6, file: !6, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!8 = !DILocation(line: 107, column: 6, scope: !7)
!9 = !DILocation(line: 108, column: 11, scope: !7)
!10 = !DILocation(line: 108, column: 27, scope: !7)
!11 = !DILocation(line: 109, column: 3, scope: !7)
!12 = !DILocation(line: 111, column: 18, scope: !7)
!13 = !DILocation(line: 112, column: 19, scope: !7)
!14 = !DILocation(line: 112, column: 32, scope: !7)
!15 = !DILocation(line: 112, column: 41, scope: !7)
!16 = !DILocation(line: 112, column: 23, scope: !7)
!17 = !DILocation(line: 116, column: 11, scope: !7)
!18 = !DILocation(line: 115, column: 2, scope: !7)
!19 = !DILocation(line: 119, column: 20, scope: !7)
!20 = !DILocation(line: 119, column: 11, scope: !7)
!21 = !DILocation(line: 115, column: 10, scope: !7)
!22 = !DILocation(line: 123, column: 12, scope: !7)
!23 = !DILocation(line: 123, column: 15, scope: !7)
!24 = !DILocation(line: 123, column: 23, scope: !7)
!25 = !DILocation(line: 124, column: 27, scope: !7)
!26 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!27 = distinct !DISubprogram(name: "Part.state", scope: !26, file: !26, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!28 = !DILocation(line: 124, column: 21, scope: !7)
!29 = !DILocation(line: 56, column: 57, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 56, column: 51, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 56, column: 61, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 124, column: 30, scope: !7)
!33 = !DILocation(line: 124, column: 43, scope: !7)
!34 = !DILocation(line: 56, column: 57, scope: !27, inlinedAt: !33)
!35 = !DILocation(line: 56, column: 51, scope: !27, inlinedAt: !33)
!36 = !DILocation(line: 56, column: 61, scope: !27, inlinedAt: !33)
!37 = !DILocation(line: 124, column: 50, scope: !7)
!38 = !DILocation(line: 125, column: 22, scope: !7)
!39 = !DILocation(line: 125, column: 19, scope: !7)
!40 = !DILocation(line: 125, column: 38, scope: !7)
!41 = !{!"branch_weights", i32 1, i32 1048576}
!42 = !{i32 0, i32 2147483647}
!43 = !{i32 0, i32 1024}
!44 = !{i32 0, i32 65535}
!45 = !{i32 0, i32 64}
!46 = !DILocation(line: 126, column: 13, scope: !7)
!47 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 164, type: !4, isDefinition: true, scopeLine: 164, isOptimized: true, unit: !2)
!48 = !DILocation(line: 134, column: 21, scope: !7)
!49 = !DILocation(line: 165, column: 12, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 168, column: 20, scope: !47, inlinedAt: !48)
!51 = !DILocation(line: 168, column: 12, scope: !47, inlinedAt: !48)
!52 = !DILocation(line: 171, column: 11, scope: !47, inlinedAt: !48)
!53 = !DILocation(line: 171, column: 14, scope: !47, inlinedAt: !48)
!54 = !DILocation(line: 174, column: 11, scope: !47, inlinedAt: !48)
!55 = !DILocation(line: 174, column: 14, scope: !47, inlinedAt: !48)
!56 = !DILocation(line: 177, column: 11, scope: !47, inlinedAt: !48)
!57 = !DILocation(line: 177, column: 14, scope: !47, inlinedAt: !48)
!58 = !DILocation(line: 122, column: 2, scope: !7)
!59 = !{!"branch_weights", i32 1048576, i32 1}
!60 = !DILocation(line: 124, column: 2, scope: !7)
!61 = !DILocation(line: 124, column: 6, scope: !7)
!62 = !DILocation(line: 125, column: 2, scope: !7)
!63 = !DILocation(line: 125, column: 6, scope: !7)
!64 = !DILocation(line: 126, column: 2, scope: !7)
!65 = !DILocation(line: 127, column: 13, scope: !7)
!66 = !DILocation(line: 128, column: 15, scope: !7)
!67 = !DILocation(line: 129, column: 23, scope: !7)
!68 = !DILocation(line: 129, column: 44, scope: !7)
!69 = !DILocation(line: 129, column: 38, scope: !7)
!70 = !DILocation(line: 130, column: 29, scope: !7)
!71 = !DILocation(line: 130, column: 37, scope: !7)
!72 = !DILocation(line: 130, column: 26, scope: !7)
!73 = !DILocation(line: 130, column: 66, scope: !7)
!74 = !DILocation(line: 130, column: 55, scope: !7)
!75 = !DILocation(line: 131, column: 34, scope: !7)
!76 = !DILocation(line: 131, column: 42, scope: !7)
!77 = !DILocation(line: 131, column: 28, scope: !7)
!78 = !DILocation(line: 131, column: 74, scope: !7)
!79 = !DILocation(line: 131, column: 60, scope: !7)
!80 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!81 = !DILocation(line: 132, column: 20, scope: !7)
!82 = !DILocation(line: 155, column: 12, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 155, column: 20, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 155, column: 27, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 155, column: 37, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 156, column: 13, scope: !80, inlinedAt: !81)
!87 = !DILocation(line: 156, column: 21, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 156, column: 28, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 156, column: 38, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 157, column: 13, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 157, column: 21, scope: !80, inlinedAt: !81)
!92 = !DILocation(line: 157, column: 28, scope: !80, inlinedAt: !81)
!93 = !DILocation(line: 157, column: 38, scope: !80, inlinedAt: !81)
!94 = !DILocation(line: 158, column: 13, scope: !80, inlinedAt: !81)
!95 = !DILocation(line: 158, column: 21, scope: !80, inlinedAt: !81)
!96 = !DILocation(line: 158, column: 28, scope: !80, inlinedAt: !81)
!97 = !DILocation(line: 158, column: 38, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 132, column: 54, scope: !7)
!99 = !DILocation(line: 155, column: 12, scope: !80, inlinedAt: !98)
!100 = !DILocation(line: 155, column: 20, scope: !80, inlinedAt: !98)
!101 = !DILocation(line: 155, column: 27, scope: !80, inlinedAt: !98)
!102 = !DILocation(line: 155, column: 37, scope: !80, inlinedAt: !98)
!103 = !DILocation(line: 156, column: 13, scope: !80, inlinedAt: !98)
!104 = !DILocation(line: 156, column: 21, scope: !80, inlinedAt: !98)
!105 = !DILocation(line: 156, column: 28, scope: !80, inlinedAt: !98)
!106 = !DILocation(line: 156, column: 38, scope: !80, inlinedAt: !98)
!107 = !DILocation(line: 157, column: 13, scope: !80, inlinedAt: !98)
!108 = !DILocation(line: 157, column: 21, scope: !80, inlinedAt: !98)
!109 = !DILocation(line: 157, column: 28, scope: !80, inlinedAt: !98)
!110 = !DILocation(line: 157, column: 38, scope: !80, inlinedAt: !98)
!111 = !DILocation(line: 158, column: 13, scope: !80, inlinedAt: !98)
!112 = !DILocation(line: 158, column: 21, scope: !80, inlinedAt: !98)
!113 = !DILocation(line: 158, column: 28, scope: !80, inlinedAt: !98)
!114 = !DILocation(line: 158, column: 38, scope: !80, inlinedAt: !98)
!115 = !DILocation(line: 166, column: 7, scope: !47, inlinedAt: !48)
!116 = !DILocation(line: 168, column: 20, scope: !7)
!117 = !DILocation(line: 169, column: 7, scope: !47, inlinedAt: !48)
!118 = !DILocation(line: 171, column: 11, scope: !7)
!119 = !DILocation(line: 172, column: 7, scope: !47, inlinedAt: !48)
!120 = !DILocation(line: 174, column: 11, scope: !7)
!121 = !DILocation(line: 175, column: 7, scope: !47, inlinedAt: !48)
!122 = !DILocation(line: 177, column: 11, scope: !7)
!123 = !DILocation(line: 178, column: 7, scope: !47, inlinedAt: !48)
!124 = !DILocation(line: 180, column: 9, scope: !7)
!125 = !DILocation(line: 134, column: 55, scope: !7)
!126 = !DILocation(line: 165, column: 12, scope: !47, inlinedAt: !125)
!127 = !DILocation(line: 166, column: 7, scope: !47, inlinedAt: !125)
!128 = !DILocation(line: 168, column: 12, scope: !47, inlinedAt: !125)
!129 = !DILocation(line: 169, column: 7, scope: !47, inlinedAt: !125)
!130 = !DILocation(line: 171, column: 14, scope: !47, inlinedAt: !125)
!131 = !DILocation(line: 172, column: 7, scope: !47, inlinedAt: !125)
!132 = !DILocation(line: 174, column: 14, scope: !47, inlinedAt: !125)
!133 = !DILocation(line: 175, column: 7, scope: !47, inlinedAt: !125)
!134 = !DILocation(line: 177, column: 14, scope: !47, inlinedAt: !125)
!135 = !DILocation(line: 178, column: 7, scope: !47, inlinedAt: !125)
!136 = !DILocation(line: 132, column: 3, scope: !7)
!137 = !DILocation(line: 132, column: 8, scope: !7)
!138 = !DILocation(line: 136, column: 28, scope: !7)
!139 = !DILocation(line: 136, column: 9, scope: !7)
!140 = !DILocation(line: 136, column: 23, scope: !7)
!141 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 184, type: !4, isDefinition: true, scopeLine: 184, isOptimized: true, unit: !2)
!142 = !DILocation(line: 137, column: 22, scope: !7)
!143 = !DILocation(line: 185, column: 19, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 185, column: 28, scope: !141, inlinedAt: !142)
!145 = !DILocation(line: 185, column: 37, scope: !141, inlinedAt: !142)
!146 = !DILocation(line: 185, column: 46, scope: !141, inlinedAt: !142)
!147 = !DILocation(line: 186, column: 10, scope: !141, inlinedAt: !142)
!148 = !DILocation(line: 186, column: 16, scope: !141, inlinedAt: !142)
!149 = !DILocation(line: 186, column: 13, scope: !141, inlinedAt: !142)
!150 = !DILocation(line: 186, column: 22, scope: !141, inlinedAt: !142)
!151 = !DILocation(line: 186, column: 19, scope: !141, inlinedAt: !142)
!152 = !DILocation(line: 186, column: 28, scope: !141, inlinedAt: !142)
!153 = !DILocation(line: 186, column: 25, scope: !141, inlinedAt: !142)
!154 = !DILocation(line: 137, column: 43, scope: !7)
!155 = !DILocation(line: 185, column: 19, scope: !141, inlinedAt: !154)
!156 = !DILocation(line: 185, column: 28, scope: !141, inlinedAt: !154)
!157 = !DILocation(line: 185, column: 37, scope: !141, inlinedAt: !154)
!158 = !DILocation(line: 185, column: 46, scope: !141, inlinedAt: !154)
!159 = !DILocation(line: 186, column: 10, scope: !141, inlinedAt: !154)
!160 = !DILocation(line: 186, column: 16, scope: !141, inlinedAt: !154)
!161 = !DILocation(line: 186, column: 13, scope: !141, inlinedAt: !154)
!162 = !DILocation(line: 186, column: 22, scope: !141, inlinedAt: !154)
!163 = !DILocation(line: 186, column: 19, scope: !141, inlinedAt: !154)
!164 = !DILocation(line: 186, column: 28, scope: !141, inlinedAt: !154)
!165 = !DILocation(line: 186, column: 25, scope: !141, inlinedAt: !154)
!166 = !DILocation(line: 137, column: 33, scope: !7)
!167 = !DILocation(line: 137, column: 3, scope: !7)
!168 = !DILocation(line: 139, column: 39, scope: !7)
!169 = !DILocation(line: 127, column: 19, scope: !7)
!170 = !DILocation(line: 141, column: 10, scope: !7)
!171 = !DILocation(line: 142, column: 33, scope: !7)
!172 = !DILocation(line: 142, column: 30, scope: !7)
!173 = !DILocation(line: 142, column: 54, scope: !7)
!174 = !DILocation(line: 142, column: 62, scope: !7)
!175 = !DILocation(line: 142, column: 51, scope: !7)
!176 = !DILocation(line: 142, column: 91, scope: !7)
!177 = !DILocation(line: 142, column: 80, scope: !7)
!178 = !DILocation(line: 142, column: 14, scope: !7)
!179 = !DILocation(line: 155, column: 12, scope: !80, inlinedAt: !178)
!180 = !DILocation(line: 155, column: 20, scope: !80, inlinedAt: !178)
!181 = !DILocation(line: 155, column: 27, scope: !80, inlinedAt: !178)
!182 = !DILocation(line: 155, column: 37, scope: !80, inlinedAt: !178)
!183 = !DILocation(line: 156, column: 13, scope: !80, inlinedAt: !178)
!184 = !DILocation(line: 156, column: 21, scope: !80, inlinedAt: !178)
!185 = !DILocation(line: 156, column: 28, scope: !80, inlinedAt: !178)
!186 = !DILocation(line: 156, column: 38, scope: !80, inlinedAt: !178)
!187 = !DILocation(line: 157, column: 13, scope: !80, inlinedAt: !178)
!188 = !DILocation(line: 157, column: 21, scope: !80, inlinedAt: !178)
!189 = !DILocation(line: 157, column: 28, scope: !80, inlinedAt: !178)
!190 = !DILocation(line: 157, column: 38, scope: !80, inlinedAt: !178)
!191 = !DILocation(line: 158, column: 13, scope: !80, inlinedAt: !178)
!192 = !DILocation(line: 158, column: 21, scope: !80, inlinedAt: !178)
!193 = !DILocation(line: 158, column: 28, scope: !80, inlinedAt: !178)
!194 = !DILocation(line: 158, column: 38, scope: !80, inlinedAt: !178)
!195 = !DILocation(line: 144, column: 15, scope: !7)
!196 = !DILocation(line: 165, column: 12, scope: !47, inlinedAt: !195)
!197 = !DILocation(line: 166, column: 7, scope: !47, inlinedAt: !195)
!198 = !DILocation(line: 168, column: 12, scope: !47, inlinedAt: !195)
!199 = !DILocation(line: 169, column: 7, scope: !47, inlinedAt: !195)
!200 = !DILocation(line: 171, column: 14, scope: !47, inlinedAt: !195)
!201 = !DILocation(line: 172, column: 7, scope: !47, inlinedAt: !195)
!202 = !DILocation(line: 174, column: 14, scope: !47, inlinedAt: !195)
!203 = !DILocation(line: 175, column: 7, scope: !47, inlinedAt: !195)
!204 = !DILocation(line: 177, column: 14, scope: !47, inlinedAt: !195)
!205 = !DILocation(line: 178, column: 7, scope: !47, inlinedAt: !195)
!206 = !DILocation(line: 142, column: 3, scope: !7)
!207 = !DILocation(line: 146, column: 9, scope: !7)
!208 = !DILocation(line: 147, column: 22, scope: !7)
!209 = !DILocation(line: 185, column: 19, scope: !141, inlinedAt: !208)
!210 = !DILocation(line: 185, column: 28, scope: !141, inlinedAt: !208)
!211 = !DILocation(line: 185, column: 37, scope: !141, inlinedAt: !208)
!212 = !DILocation(line: 185, column: 46, scope: !141, inlinedAt: !208)
!213 = !DILocation(line: 186, column: 10, scope: !141, inlinedAt: !208)
!214 = !DILocation(line: 186, column: 16, scope: !141, inlinedAt: !208)
!215 = !DILocation(line: 186, column: 13, scope: !141, inlinedAt: !208)
!216 = !DILocation(line: 186, column: 22, scope: !141, inlinedAt: !208)
!217 = !DILocation(line: 186, column: 19, scope: !141, inlinedAt: !208)
!218 = !DILocation(line: 186, column: 28, scope: !141, inlinedAt: !208)
!219 = !DILocation(line: 186, column: 25, scope: !141, inlinedAt: !208)
!220 = !DILocation(line: 147, column: 3, scope: !7)
!221 = !DILocation(line: 149, column: 2, scope: !7)
!222 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!223 = !DILocation(line: 41, column: 6, scope: !222)
!224 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!225 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!226 = !DILocation(line: 44, column: 23, scope: !222)
!227 = !DILocation(line: 81, column: 8, scope: !225, inlinedAt: !226)
!228 = !DILocation(line: 100, column: 20, scope: !224, inlinedAt: !227)
!229 = !DILocation(line: 43, column: 24, scope: !222)
!230 = !DILocation(line: 57, column: 32, scope: !225, inlinedAt: !226)
!231 = !DILocation(line: 66, column: 68, scope: !225, inlinedAt: !226)
!232 = !DILocation(line: 76, column: 60, scope: !225, inlinedAt: !226)
!233 = !DILocation(line: 77, column: 40, scope: !225, inlinedAt: !226)
!234 = !DILocation(line: 81, column: 58, scope: !225, inlinedAt: !226)
!235 = !DILocation(line: 99, column: 42, scope: !224, inlinedAt: !227)
!236 = !DILocation(line: 84, column: 8, scope: !225, inlinedAt: !226)
!237 = !DILocation(line: 99, column: 24, scope: !224, inlinedAt: !236)
!238 = !DILocation(line: 100, column: 20, scope: !224, inlinedAt: !236)
!239 = !DILocation(line: 43, column: 27, scope: !222)
!240 = !DILocation(line: 42, column: 2, scope: !222)
!241 = !DILocation(line: 43, column: 6, scope: !222)
!242 = !DILocation(line: 43, column: 35, scope: !222)
!243 = !DILocation(line: 57, column: 65, scope: !225, inlinedAt: !226)
!244 = !{i32 1, i32 -2147483648}
!245 = !{i32 1, i32 65536}
!246 = !DILocation(line: 57, column: 69, scope: !225, inlinedAt: !226)
!247 = !DILocation(line: 57, column: 53, scope: !225, inlinedAt: !226)
!248 = !DILocation(line: 58, column: 36, scope: !225, inlinedAt: !226)
!249 = !{i32 1, i32 1025}
!250 = !DILocation(line: 58, column: 25, scope: !225, inlinedAt: !226)
!251 = !DILocation(line: 58, column: 54, scope: !225, inlinedAt: !226)
!252 = !DILocation(line: 58, column: 41, scope: !225, inlinedAt: !226)
!253 = distinct !DISubprogram(name: "Part.strip", scope: !26, file: !26, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!254 = !DILocation(line: 59, column: 19, scope: !225, inlinedAt: !226)
!255 = !DILocation(line: 59, column: 42, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 59, column: 56, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 59, column: 51, scope: !253, inlinedAt: !254)
!258 = !DILocation(line: 59, column: 69, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 59, column: 41, scope: !225, inlinedAt: !226)
!260 = !DILocation(line: 59, column: 35, scope: !225, inlinedAt: !226)
!261 = !DILocation(line: 59, column: 42, scope: !253, inlinedAt: !260)
!262 = !DILocation(line: 59, column: 56, scope: !253, inlinedAt: !260)
!263 = !DILocation(line: 59, column: 51, scope: !253, inlinedAt: !260)
!264 = !DILocation(line: 59, column: 69, scope: !253, inlinedAt: !260)
!265 = !DILocation(line: 60, column: 15, scope: !225, inlinedAt: !226)
!266 = !DILocation(line: 60, column: 31, scope: !225, inlinedAt: !226)
!267 = !DILocation(line: 64, column: 20, scope: !225, inlinedAt: !226)
!268 = !DILocation(line: 64, column: 23, scope: !225, inlinedAt: !226)
!269 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!270 = !DILocation(line: 66, column: 40, scope: !225, inlinedAt: !226)
!271 = !DILocation(line: 22, column: 27, scope: !269, inlinedAt: !270)
!272 = !DILocation(line: 22, column: 21, scope: !269, inlinedAt: !270)
!273 = !DILocation(line: 22, column: 30, scope: !269, inlinedAt: !270)
!274 = !DILocation(line: 22, column: 38, scope: !269, inlinedAt: !270)
!275 = !DILocation(line: 22, column: 47, scope: !269, inlinedAt: !270)
!276 = !DILocation(line: 22, column: 16, scope: !269, inlinedAt: !270)
!277 = !DILocation(line: 66, column: 26, scope: !225, inlinedAt: !226)
!278 = !DILocation(line: 69, column: 40, scope: !225, inlinedAt: !226)
!279 = !DILocation(line: 22, column: 27, scope: !269, inlinedAt: !278)
!280 = !DILocation(line: 22, column: 21, scope: !269, inlinedAt: !278)
!281 = !DILocation(line: 22, column: 30, scope: !269, inlinedAt: !278)
!282 = !DILocation(line: 22, column: 32, scope: !269, inlinedAt: !278)
!283 = !DILocation(line: 22, column: 38, scope: !269, inlinedAt: !278)
!284 = !DILocation(line: 22, column: 47, scope: !269, inlinedAt: !278)
!285 = !DILocation(line: 22, column: 16, scope: !269, inlinedAt: !278)
!286 = !DILocation(line: 69, column: 26, scope: !225, inlinedAt: !226)
!287 = !DILocation(line: 72, column: 17, scope: !225, inlinedAt: !226)
!288 = !DILocation(line: 73, column: 31, scope: !225, inlinedAt: !226)
!289 = !DILocation(line: 74, column: 20, scope: !225, inlinedAt: !226)
!290 = !DILocation(line: 74, column: 4, scope: !225, inlinedAt: !226)
!291 = !DILocation(line: 62, column: 2, scope: !225, inlinedAt: !226)
!292 = !DILocation(line: 76, column: 47, scope: !225, inlinedAt: !226)
!293 = !DILocation(line: 76, column: 30, scope: !225, inlinedAt: !226)
!294 = !DILocation(line: 77, column: 20, scope: !225, inlinedAt: !226)
!295 = !DILocation(line: 77, column: 4, scope: !225, inlinedAt: !226)
!296 = !DILocation(line: 79, column: 17, scope: !225, inlinedAt: !226)
!297 = !DILocation(line: 95, column: 26, scope: !224, inlinedAt: !227)
!298 = !DILocation(line: 96, column: 13, scope: !224, inlinedAt: !227)
!299 = !DILocation(line: 97, column: 14, scope: !224, inlinedAt: !227)
!300 = !DILocation(line: 97, column: 11, scope: !224, inlinedAt: !227)
!301 = !DILocation(line: 98, column: 18, scope: !224, inlinedAt: !227)
!302 = !DILocation(line: 56, column: 57, scope: !27, inlinedAt: !301)
!303 = !DILocation(line: 56, column: 51, scope: !27, inlinedAt: !301)
!304 = !DILocation(line: 56, column: 61, scope: !27, inlinedAt: !301)
!305 = !DILocation(line: 98, column: 26, scope: !224, inlinedAt: !227)
!306 = !DILocation(line: 99, column: 19, scope: !224, inlinedAt: !227)
!307 = !DILocation(line: 99, column: 39, scope: !224, inlinedAt: !227)
!308 = !DILocation(line: 100, column: 47, scope: !224, inlinedAt: !227)
!309 = !DILocation(line: 100, column: 55, scope: !224, inlinedAt: !227)
!310 = !DILocation(line: 100, column: 43, scope: !224, inlinedAt: !227)
!311 = !DILocation(line: 100, column: 76, scope: !224, inlinedAt: !227)
!312 = !DILocation(line: 100, column: 84, scope: !224, inlinedAt: !227)
!313 = !DILocation(line: 100, column: 72, scope: !224, inlinedAt: !227)
!314 = !DILocation(line: 101, column: 13, scope: !224, inlinedAt: !227)
!315 = !DILocation(line: 22, column: 30, scope: !269, inlinedAt: !314)
!316 = !DILocation(line: 22, column: 32, scope: !269, inlinedAt: !314)
!317 = !DILocation(line: 22, column: 38, scope: !269, inlinedAt: !314)
!318 = !DILocation(line: 22, column: 47, scope: !269, inlinedAt: !314)
!319 = !DILocation(line: 22, column: 16, scope: !269, inlinedAt: !314)
!320 = !DILocation(line: 95, column: 26, scope: !224, inlinedAt: !236)
!321 = !DILocation(line: 96, column: 13, scope: !224, inlinedAt: !236)
!322 = !DILocation(line: 97, column: 14, scope: !224, inlinedAt: !236)
!323 = !DILocation(line: 97, column: 11, scope: !224, inlinedAt: !236)
!324 = !DILocation(line: 98, column: 18, scope: !224, inlinedAt: !236)
!325 = !DILocation(line: 56, column: 57, scope: !27, inlinedAt: !324)
!326 = !DILocation(line: 56, column: 51, scope: !27, inlinedAt: !324)
!327 = !DILocation(line: 56, column: 61, scope: !27, inlinedAt: !324)
!328 = !DILocation(line: 98, column: 26, scope: !224, inlinedAt: !236)
!329 = !DILocation(line: 99, column: 19, scope: !224, inlinedAt: !236)
!330 = !DILocation(line: 100, column: 47, scope: !224, inlinedAt: !236)
!331 = !DILocation(line: 100, column: 55, scope: !224, inlinedAt: !236)
!332 = !DILocation(line: 100, column: 43, scope: !224, inlinedAt: !236)
!333 = !DILocation(line: 100, column: 76, scope: !224, inlinedAt: !236)
!334 = !DILocation(line: 100, column: 84, scope: !224, inlinedAt: !236)
!335 = !DILocation(line: 100, column: 72, scope: !224, inlinedAt: !236)
!336 = !DILocation(line: 101, column: 13, scope: !224, inlinedAt: !236)
!337 = !DILocation(line: 22, column: 30, scope: !269, inlinedAt: !336)
!338 = !DILocation(line: 22, column: 38, scope: !269, inlinedAt: !336)
!339 = !DILocation(line: 22, column: 47, scope: !269, inlinedAt: !336)
!340 = !DILocation(line: 22, column: 16, scope: !269, inlinedAt: !336)
!341 = !DILocation(line: 87, column: 41, scope: !225, inlinedAt: !226)
!342 = !DILocation(line: 87, column: 53, scope: !225, inlinedAt: !226)
!343 = !DILocation(line: 87, column: 24, scope: !225, inlinedAt: !226)
!344 = !DILocation(line: 87, column: 17, scope: !225, inlinedAt: !226)
!345 = !DILocation(line: 44, column: 3, scope: !222)
!346 = !DILocation(line: 43, column: 46, scope: !222)
!347 = !DILocation(line: 46, column: 2, scope: !222)
!348 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!349 = !DILocation(line: 23, column: 6, scope: !348)
!350 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!351 = distinct !DISubprogram(name: "SumByWarp", scope: !350, file: !350, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!352 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!353 = distinct !DISubprogram(name: "collect", scope: !352, file: !352, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!354 = !DILocation(line: 40, column: 10, scope: !348)
!355 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 73, column: 21, scope: !351, inlinedAt: !355)
!357 = distinct !DISubprogram(name: "Publish", scope: !350, file: !350, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!358 = distinct !DISubprogram(name: "publish", scope: !352, file: !352, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!359 = !DILocation(line: 33, column: 10, scope: !348)
!360 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 53, column: 23, scope: !357, inlinedAt: !360)
!362 = !DILocation(line: 24, column: 11, scope: !348)
!363 = !DILocation(line: 25, column: 30, scope: !348)
!364 = !DILocation(line: 25, column: 33, scope: !348)
!365 = !DILocation(line: 25, column: 23, scope: !348)
!366 = !DILocation(line: 25, column: 43, scope: !348)
!367 = !DILocation(line: 26, column: 20, scope: !348)
!368 = !{i32 1, i32 65}
!369 = !DILocation(line: 26, column: 23, scope: !348)
!370 = !DILocation(line: 27, column: 20, scope: !348)
!371 = !DILocation(line: 27, column: 14, scope: !348)
!372 = !DILocation(line: 29, column: 4, scope: !348)
!373 = !DILocation(line: 32, column: 15, scope: !348)
!374 = distinct !DISubprogram(name: "collects", scope: !352, file: !352, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!375 = !DILocation(line: 32, column: 31, scope: !348)
!376 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !375)
!377 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !375)
!378 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !375)
!379 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !375)
!380 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !375)
!381 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !375)
!382 = distinct !DISubprogram(name: "sums", scope: !352, file: !352, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!383 = !DILocation(line: 62, column: 19, scope: !358, inlinedAt: !359)
!384 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 62, column: 48, scope: !358, inlinedAt: !359)
!391 = !DILocation(line: 64, column: 25, scope: !358, inlinedAt: !359)
!392 = !DILocation(line: 66, column: 48, scope: !358, inlinedAt: !359)
!393 = !DILocation(line: 66, column: 68, scope: !358, inlinedAt: !359)
!394 = !DILocation(line: 64, column: 50, scope: !358, inlinedAt: !359)
!395 = !DILocation(line: 63, column: 2, scope: !358, inlinedAt: !359)
!396 = !DILocation(line: 64, column: 6, scope: !358, inlinedAt: !359)
!397 = !DILocation(line: 64, column: 31, scope: !358, inlinedAt: !359)
!398 = !DILocation(line: 66, column: 13, scope: !358, inlinedAt: !359)
!399 = !DILocation(line: 66, column: 28, scope: !358, inlinedAt: !359)
!400 = distinct !DISubprogram(name: "at", scope: !352, file: !352, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!401 = !DILocation(line: 66, column: 21, scope: !358, inlinedAt: !359)
!402 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !401)
!404 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !401)
!405 = !DILocation(line: 66, column: 17, scope: !358, inlinedAt: !359)
!406 = !DILocation(line: 66, column: 46, scope: !358, inlinedAt: !359)
!407 = !DILocation(line: 66, column: 39, scope: !358, inlinedAt: !359)
!408 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !407)
!409 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !407)
!410 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !407)
!411 = !DILocation(line: 66, column: 35, scope: !358, inlinedAt: !359)
!412 = !DILocation(line: 66, column: 66, scope: !358, inlinedAt: !359)
!413 = !DILocation(line: 66, column: 59, scope: !358, inlinedAt: !359)
!414 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !413)
!415 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !413)
!416 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !413)
!417 = !DILocation(line: 66, column: 55, scope: !358, inlinedAt: !359)
!418 = !DILocation(line: 66, column: 3, scope: !358, inlinedAt: !359)
!419 = !DILocation(line: 64, column: 43, scope: !358, inlinedAt: !359)
!420 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!421 = distinct !DISubprogram(name: "reduceWarp", scope: !420, file: !420, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!422 = distinct !DISubprogram(name: "reduce", scope: !420, file: !420, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!423 = distinct !DISubprogram(name: "ReduceAdd", scope: !420, file: !420, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!424 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !359)
!425 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !425)
!427 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !426)
!428 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !426)
!429 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !426)
!430 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !426)
!431 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !426)
!432 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !426)
!433 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !424)
!434 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !426)
!435 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !426)
!436 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !426)
!437 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !426)
!438 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !426)
!439 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !426)
!440 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !426)
!441 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!442 = distinct !DISubprogram(name: "Block.warps", scope: !441, file: !441, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!443 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !425)
!444 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !425)
!448 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !425)
!449 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !425)
!450 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !425)
!451 = !{i32 0, i32 32}
!452 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !425)
!453 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !425)
!454 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !425)
!455 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !425)
!456 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !425)
!457 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !425)
!458 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !425)
!459 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !425)
!460 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !425)
!461 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !425)
!462 = !DILocation(line: 69, column: 22, scope: !358, inlinedAt: !359)
!463 = !DILocation(line: 53, column: 40, scope: !357, inlinedAt: !360)
!464 = distinct !DISubprogram(name: "valueAt", scope: !350, file: !350, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!465 = !DILocation(line: 55, column: 29, scope: !357, inlinedAt: !360)
!466 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !465)
!468 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !465)
!469 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!470 = distinct !DISubprogram(name: "word", scope: !469, file: !469, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!471 = distinct !DISubprogram(name: "Store", scope: !469, file: !469, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!472 = !DILocation(line: 55, column: 8, scope: !357, inlinedAt: !360)
!473 = !DILocation(line: 39, column: 38, scope: !471, inlinedAt: !472)
!474 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !473)
!475 = !DILocation(line: 41, column: 32, scope: !471, inlinedAt: !472)
!476 = !DILocation(line: 39, column: 28, scope: !471, inlinedAt: !472)
!477 = !DILocation(line: 55, column: 60, scope: !357, inlinedAt: !360)
!478 = !DILocation(line: 55, column: 65, scope: !357, inlinedAt: !360)
!479 = !DILocation(line: 38, column: 18, scope: !471, inlinedAt: !472)
!480 = !DILocation(line: 39, column: 52, scope: !471, inlinedAt: !472)
!481 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !473)
!482 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !473)
!483 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !473)
!484 = !DILocation(line: 39, column: 16, scope: !471, inlinedAt: !472)
!485 = !DILocation(line: 41, column: 29, scope: !471, inlinedAt: !472)
!486 = !DILocation(line: 41, column: 60, scope: !471, inlinedAt: !472)
!487 = !DILocation(line: 41, column: 55, scope: !471, inlinedAt: !472)
!488 = !DILocation(line: 41, column: 41, scope: !471, inlinedAt: !472)
!489 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !488)
!490 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !488)
!491 = !DILocation(line: 41, column: 17, scope: !471, inlinedAt: !472)
!492 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !359)
!493 = !DILocation(line: 36, column: 12, scope: !348)
!494 = distinct !DISubprogram(name: "fieldIn", scope: !6, file: !6, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!495 = !DILocation(line: 37, column: 29, scope: !348)
!496 = !DILocation(line: 36, column: 43, scope: !494, inlinedAt: !495)
!497 = !DILocation(line: 37, column: 18, scope: !348)
!498 = !DILocation(line: 35, column: 2, scope: !348)
!499 = !DILocation(line: 39, column: 15, scope: !348)
!500 = !DILocation(line: 39, column: 31, scope: !348)
!501 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !500)
!502 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !500)
!503 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !500)
!504 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !500)
!505 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !500)
!506 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !500)
!507 = !DILocation(line: 40, column: 36, scope: !348)
!508 = !DILocation(line: 75, column: 33, scope: !351, inlinedAt: !355)
!509 = distinct !DISubprogram(name: "awaitWord", scope: !469, file: !469, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!510 = distinct !DISubprogram(name: "Await", scope: !469, file: !469, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!511 = !DILocation(line: 76, column: 18, scope: !351, inlinedAt: !355)
!512 = !DILocation(line: 47, column: 19, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 62, column: 61, scope: !509, inlinedAt: !512)
!514 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !513)
!515 = !DILocation(line: 75, column: 33, scope: !348)
!516 = !DILocation(line: 76, column: 39, scope: !351, inlinedAt: !355)
!517 = !DILocation(line: 83, column: 19, scope: !464, inlinedAt: !516)
!518 = !DILocation(line: 83, column: 13, scope: !464, inlinedAt: !516)
!519 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !516)
!520 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !516)
!521 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !516)
!522 = !DILocation(line: 47, column: 31, scope: !510, inlinedAt: !511)
!523 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !512)
!524 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !513)
!525 = !DILocation(line: 49, column: 35, scope: !510, inlinedAt: !511)
!526 = !DILocation(line: 49, column: 32, scope: !510, inlinedAt: !511)
!527 = !DILocation(line: 49, column: 20, scope: !510, inlinedAt: !511)
!528 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !527)
!529 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !512)
!530 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !527)
!531 = !DILocation(line: 49, column: 47, scope: !510, inlinedAt: !511)
!532 = !DILocation(line: 49, column: 3, scope: !510, inlinedAt: !511)
!533 = !DILocation(line: 51, column: 24, scope: !510, inlinedAt: !511)
!534 = !DILocation(line: 76, column: 3, scope: !351, inlinedAt: !355)
!535 = distinct !DISubprogram(name: "reduce", scope: !420, file: !420, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!536 = distinct !DISubprogram(name: "ReduceAdd", scope: !420, file: !420, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!537 = !DILocation(line: 78, column: 22, scope: !351, inlinedAt: !355)
!538 = !DILocation(line: 8, column: 15, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 45, column: 16, scope: !535, inlinedAt: !538)
!540 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !539)
!541 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !539)
!542 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !539)
!543 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !539)
!544 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !539)
!545 = !DILocation(line: 8, column: 76, scope: !536, inlinedAt: !537)
!546 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !539)
!547 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !539)
!548 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !539)
!549 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !539)
!550 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !539)
!551 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !539)
!552 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !539)
!553 = !DILocation(line: 43, column: 19, scope: !353, inlinedAt: !354)
!554 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !354)
!555 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !354)
!556 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !354)
!557 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !354)
!558 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !354)
!559 = !DILocation(line: 42, column: 14, scope: !348)
!560 = distinct !DISubprogram(name: "record", scope: !352, file: !352, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!561 = !DILocation(line: 43, column: 9, scope: !348)
!562 = !DILocation(line: 54, column: 41, scope: !560, inlinedAt: !561)
!563 = !DILocation(line: 54, column: 22, scope: !560, inlinedAt: !561)
!564 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !563)
!565 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !564)
!566 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !565)
!567 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !565)
!568 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !565)
!569 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !565)
!570 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !565)
!571 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !565)
!572 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !563)
!573 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !565)
!574 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !565)
!575 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !565)
!576 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !565)
!577 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !565)
!578 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !565)
!579 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !565)
!580 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !564)
!581 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !580)
!582 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !580)
!583 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !580)
!584 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !580)
!585 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !564)
!586 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !564)
!587 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !564)
!588 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !564)
!589 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !564)
!590 = !DILocation(line: 53, column: 15, scope: !422, inlinedAt: !564)
!591 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !564)
!592 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !564)
!593 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !564)
!594 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !564)
!595 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !564)
!596 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !564)
!597 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !564)
!598 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !564)
!599 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !564)
!600 = !DILocation(line: 55, column: 19, scope: !560, inlinedAt: !561)
!601 = !DILocation(line: 55, column: 22, scope: !560, inlinedAt: !561)
!602 = !DILocation(line: 56, column: 7, scope: !560, inlinedAt: !561)
!603 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !602)
!604 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !602)
!605 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !602)
!606 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !602)
!607 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !602)
!608 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !602)
!609 = !DILocation(line: 56, column: 31, scope: !560, inlinedAt: !561)
!610 = !DILocation(line: 56, column: 45, scope: !560, inlinedAt: !561)
!611 = !DILocation(line: 56, column: 35, scope: !560, inlinedAt: !561)
!612 = !DILocation(line: 56, column: 49, scope: !560, inlinedAt: !561)
!613 = !DILocation(line: 56, column: 20, scope: !560, inlinedAt: !561)
!614 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!615 = !DILocation(line: 54, column: 6, scope: !614)
!616 = !DILocation(line: 65, column: 11, scope: !614)
!617 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !616)
!618 = !DILocation(line: 73, column: 21, scope: !351, inlinedAt: !617)
!619 = !DILocation(line: 58, column: 11, scope: !614)
!620 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !619)
!621 = !DILocation(line: 53, column: 23, scope: !357, inlinedAt: !620)
!622 = !DILocation(line: 55, column: 14, scope: !614)
!623 = !DILocation(line: 36, column: 43, scope: !494, inlinedAt: !622)
!624 = !DILocation(line: 61, column: 13, scope: !614)
!625 = !DILocation(line: 54, column: 93, scope: !614)
!626 = !DILocation(line: 54, column: 110, scope: !614)
!627 = !DILocation(line: 54, column: 123, scope: !614)
!628 = !DILocation(line: 54, column: 132, scope: !614)
!629 = !DILocation(line: 57, column: 14, scope: !614)
!630 = !DILocation(line: 57, column: 30, scope: !614)
!631 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !630)
!632 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !630)
!633 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !630)
!634 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !630)
!635 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !630)
!636 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !630)
!637 = !DILocation(line: 62, column: 19, scope: !358, inlinedAt: !619)
!638 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !637)
!639 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !637)
!640 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !637)
!641 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !637)
!642 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !637)
!643 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !637)
!644 = !DILocation(line: 62, column: 48, scope: !358, inlinedAt: !619)
!645 = !DILocation(line: 64, column: 25, scope: !358, inlinedAt: !619)
!646 = !DILocation(line: 66, column: 48, scope: !358, inlinedAt: !619)
!647 = !DILocation(line: 66, column: 68, scope: !358, inlinedAt: !619)
!648 = !DILocation(line: 64, column: 50, scope: !358, inlinedAt: !619)
!649 = !DILocation(line: 63, column: 2, scope: !358, inlinedAt: !619)
!650 = !DILocation(line: 64, column: 6, scope: !358, inlinedAt: !619)
!651 = !DILocation(line: 64, column: 31, scope: !358, inlinedAt: !619)
!652 = !DILocation(line: 66, column: 13, scope: !358, inlinedAt: !619)
!653 = !DILocation(line: 66, column: 28, scope: !358, inlinedAt: !619)
!654 = !DILocation(line: 66, column: 21, scope: !358, inlinedAt: !619)
!655 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !654)
!656 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !654)
!657 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !654)
!658 = !DILocation(line: 66, column: 17, scope: !358, inlinedAt: !619)
!659 = !DILocation(line: 66, column: 46, scope: !358, inlinedAt: !619)
!660 = !DILocation(line: 66, column: 39, scope: !358, inlinedAt: !619)
!661 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !660)
!662 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !660)
!663 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !660)
!664 = !DILocation(line: 66, column: 35, scope: !358, inlinedAt: !619)
!665 = !DILocation(line: 66, column: 66, scope: !358, inlinedAt: !619)
!666 = !DILocation(line: 66, column: 59, scope: !358, inlinedAt: !619)
!667 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !666)
!668 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !666)
!669 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !666)
!670 = !DILocation(line: 66, column: 55, scope: !358, inlinedAt: !619)
!671 = !DILocation(line: 66, column: 3, scope: !358, inlinedAt: !619)
!672 = !DILocation(line: 64, column: 43, scope: !358, inlinedAt: !619)
!673 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !619)
!674 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !673)
!675 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !674)
!676 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !675)
!677 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !675)
!678 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !675)
!679 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !675)
!680 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !675)
!681 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !675)
!682 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !673)
!683 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !675)
!684 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !675)
!685 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !675)
!686 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !675)
!687 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !675)
!688 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !675)
!689 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !675)
!690 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !674)
!691 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !690)
!692 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !690)
!693 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !690)
!694 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !674)
!695 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !674)
!696 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !674)
!697 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !674)
!698 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !674)
!699 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !674)
!700 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !674)
!701 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !674)
!702 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !674)
!703 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !674)
!704 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !674)
!705 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !674)
!706 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !674)
!707 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !674)
!708 = !DILocation(line: 69, column: 22, scope: !358, inlinedAt: !619)
!709 = !DILocation(line: 55, column: 29, scope: !357, inlinedAt: !620)
!710 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !709)
!711 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !709)
!712 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !709)
!713 = !DILocation(line: 55, column: 8, scope: !357, inlinedAt: !620)
!714 = !DILocation(line: 39, column: 38, scope: !471, inlinedAt: !713)
!715 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !714)
!716 = !DILocation(line: 41, column: 32, scope: !471, inlinedAt: !713)
!717 = !DILocation(line: 53, column: 40, scope: !357, inlinedAt: !620)
!718 = !DILocation(line: 39, column: 28, scope: !471, inlinedAt: !713)
!719 = !DILocation(line: 55, column: 60, scope: !357, inlinedAt: !620)
!720 = !DILocation(line: 55, column: 65, scope: !357, inlinedAt: !620)
!721 = !DILocation(line: 38, column: 18, scope: !471, inlinedAt: !713)
!722 = !DILocation(line: 39, column: 52, scope: !471, inlinedAt: !713)
!723 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !714)
!724 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !714)
!725 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !714)
!726 = !DILocation(line: 39, column: 16, scope: !471, inlinedAt: !713)
!727 = !DILocation(line: 41, column: 29, scope: !471, inlinedAt: !713)
!728 = !DILocation(line: 41, column: 60, scope: !471, inlinedAt: !713)
!729 = !DILocation(line: 41, column: 55, scope: !471, inlinedAt: !713)
!730 = !DILocation(line: 41, column: 41, scope: !471, inlinedAt: !713)
!731 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !730)
!732 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !730)
!733 = !DILocation(line: 41, column: 17, scope: !471, inlinedAt: !713)
!734 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !619)
!735 = !DILocation(line: 62, column: 19, scope: !614)
!736 = !DILocation(line: 60, column: 3, scope: !614)
!737 = !DILocation(line: 64, column: 14, scope: !614)
!738 = !DILocation(line: 64, column: 30, scope: !614)
!739 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !738)
!740 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !738)
!741 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !738)
!742 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !738)
!743 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !738)
!744 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !738)
!745 = !DILocation(line: 65, column: 35, scope: !614)
!746 = !DILocation(line: 75, column: 33, scope: !351, inlinedAt: !617)
!747 = !DILocation(line: 76, column: 18, scope: !351, inlinedAt: !617)
!748 = !DILocation(line: 47, column: 19, scope: !510, inlinedAt: !747)
!749 = !DILocation(line: 62, column: 61, scope: !509, inlinedAt: !748)
!750 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !749)
!751 = !DILocation(line: 75, column: 33, scope: !614)
!752 = !DILocation(line: 76, column: 39, scope: !351, inlinedAt: !617)
!753 = !DILocation(line: 83, column: 19, scope: !464, inlinedAt: !752)
!754 = !DILocation(line: 83, column: 13, scope: !464, inlinedAt: !752)
!755 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !752)
!756 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !752)
!757 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !752)
!758 = !DILocation(line: 47, column: 31, scope: !510, inlinedAt: !747)
!759 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !748)
!760 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !749)
!761 = !DILocation(line: 49, column: 35, scope: !510, inlinedAt: !747)
!762 = !DILocation(line: 49, column: 32, scope: !510, inlinedAt: !747)
!763 = !DILocation(line: 49, column: 20, scope: !510, inlinedAt: !747)
!764 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !763)
!765 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !748)
!766 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !763)
!767 = !DILocation(line: 49, column: 47, scope: !510, inlinedAt: !747)
!768 = !DILocation(line: 49, column: 3, scope: !510, inlinedAt: !747)
!769 = !DILocation(line: 51, column: 24, scope: !510, inlinedAt: !747)
!770 = !DILocation(line: 76, column: 3, scope: !351, inlinedAt: !617)
!771 = !DILocation(line: 78, column: 22, scope: !351, inlinedAt: !617)
!772 = !DILocation(line: 8, column: 15, scope: !536, inlinedAt: !771)
!773 = !DILocation(line: 45, column: 16, scope: !535, inlinedAt: !772)
!774 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !773)
!775 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !773)
!776 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !773)
!777 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !773)
!778 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !773)
!779 = !DILocation(line: 8, column: 76, scope: !536, inlinedAt: !771)
!780 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !773)
!781 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !773)
!782 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !773)
!783 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !773)
!784 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !773)
!785 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !773)
!786 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !773)
!787 = !DILocation(line: 43, column: 19, scope: !353, inlinedAt: !616)
!788 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !616)
!789 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !616)
!790 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !616)
!791 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !616)
!792 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !616)
!793 = !DILocation(line: 68, column: 6, scope: !614)
!794 = !DILocation(line: 68, column: 19, scope: !614)
!795 = !DILocation(line: 70, column: 4, scope: !614)
!796 = !DILocation(line: 72, column: 14, scope: !614)
!797 = !DILocation(line: 73, column: 10, scope: !614)
!798 = !DILocation(line: 54, column: 41, scope: !560, inlinedAt: !797)
!799 = !DILocation(line: 54, column: 22, scope: !560, inlinedAt: !797)
!800 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !799)
!801 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !800)
!802 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !801)
!803 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !801)
!804 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !801)
!805 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !801)
!806 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !801)
!807 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !801)
!808 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !799)
!809 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !801)
!810 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !801)
!811 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !801)
!812 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !801)
!813 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !801)
!814 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !801)
!815 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !801)
!816 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !800)
!817 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !816)
!818 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !816)
!819 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !816)
!820 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !816)
!821 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !800)
!822 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !800)
!823 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !800)
!824 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !800)
!825 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !800)
!826 = !DILocation(line: 53, column: 15, scope: !422, inlinedAt: !800)
!827 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !800)
!828 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !800)
!829 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !800)
!830 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !800)
!831 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !800)
!832 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !800)
!833 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !800)
!834 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !800)
!835 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !800)
!836 = !DILocation(line: 55, column: 19, scope: !560, inlinedAt: !797)
!837 = !DILocation(line: 55, column: 22, scope: !560, inlinedAt: !797)
!838 = !DILocation(line: 56, column: 7, scope: !560, inlinedAt: !797)
!839 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !838)
!840 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !838)
!841 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !838)
!842 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !838)
!843 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !838)
!844 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !838)
!845 = !DILocation(line: 56, column: 31, scope: !560, inlinedAt: !797)
!846 = !DILocation(line: 56, column: 45, scope: !560, inlinedAt: !797)
!847 = !DILocation(line: 56, column: 35, scope: !560, inlinedAt: !797)
!848 = !DILocation(line: 56, column: 49, scope: !560, inlinedAt: !797)
!849 = !DILocation(line: 56, column: 20, scope: !560, inlinedAt: !797)
!850 = !DILocation(line: 75, column: 16, scope: !614)
!851 = !DILocation(line: 76, column: 12, scope: !614)
!852 = !DILocation(line: 76, column: 35, scope: !614)
!853 = !DILocation(line: 76, column: 29, scope: !614)
!854 = !DILocation(line: 76, column: 39, scope: !614)
!855 = !DILocation(line: 77, column: 4, scope: !614)
!856 = !DILocation(line: 79, column: 3, scope: !614)
!857 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 87, type: !4, isDefinition: true, scopeLine: 87, isOptimized: true, unit: !2)
!858 = !DILocation(line: 87, column: 6, scope: !857)
!859 = !DILocation(line: 89, column: 10, scope: !857)
!860 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !859)
!861 = !DILocation(line: 53, column: 23, scope: !357, inlinedAt: !860)
!862 = !DILocation(line: 53, column: 40, scope: !357, inlinedAt: !860)
!863 = !DILocation(line: 88, column: 14, scope: !857)
!864 = !DILocation(line: 88, column: 18, scope: !857)
!865 = !DILocation(line: 88, column: 35, scope: !857)
!866 = !DILocation(line: 88, column: 39, scope: !857)
!867 = !DILocation(line: 62, column: 19, scope: !358, inlinedAt: !859)
!868 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !867)
!869 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !867)
!870 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !867)
!871 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !867)
!872 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !867)
!873 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !867)
!874 = !DILocation(line: 62, column: 48, scope: !358, inlinedAt: !859)
!875 = !DILocation(line: 64, column: 25, scope: !358, inlinedAt: !859)
!876 = !DILocation(line: 66, column: 48, scope: !358, inlinedAt: !859)
!877 = !DILocation(line: 66, column: 68, scope: !358, inlinedAt: !859)
!878 = !DILocation(line: 64, column: 50, scope: !358, inlinedAt: !859)
!879 = !DILocation(line: 63, column: 2, scope: !358, inlinedAt: !859)
!880 = !DILocation(line: 64, column: 6, scope: !358, inlinedAt: !859)
!881 = !DILocation(line: 64, column: 31, scope: !358, inlinedAt: !859)
!882 = !DILocation(line: 66, column: 13, scope: !358, inlinedAt: !859)
!883 = !DILocation(line: 66, column: 28, scope: !358, inlinedAt: !859)
!884 = !DILocation(line: 66, column: 21, scope: !358, inlinedAt: !859)
!885 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !884)
!886 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !884)
!887 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !884)
!888 = !DILocation(line: 66, column: 17, scope: !358, inlinedAt: !859)
!889 = !DILocation(line: 66, column: 46, scope: !358, inlinedAt: !859)
!890 = !DILocation(line: 66, column: 39, scope: !358, inlinedAt: !859)
!891 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !890)
!892 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !890)
!893 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !890)
!894 = !DILocation(line: 66, column: 35, scope: !358, inlinedAt: !859)
!895 = !DILocation(line: 66, column: 66, scope: !358, inlinedAt: !859)
!896 = !DILocation(line: 66, column: 59, scope: !358, inlinedAt: !859)
!897 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !896)
!898 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !896)
!899 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !896)
!900 = !DILocation(line: 66, column: 55, scope: !358, inlinedAt: !859)
!901 = !DILocation(line: 66, column: 3, scope: !358, inlinedAt: !859)
!902 = !DILocation(line: 64, column: 43, scope: !358, inlinedAt: !859)
!903 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !859)
!904 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !903)
!905 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !904)
!906 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !905)
!907 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !905)
!908 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !905)
!909 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !905)
!910 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !905)
!911 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !905)
!912 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !903)
!913 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !905)
!914 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !905)
!915 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !905)
!916 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !905)
!917 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !905)
!918 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !905)
!919 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !905)
!920 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !904)
!921 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !920)
!922 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !920)
!923 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !920)
!924 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !904)
!925 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !904)
!926 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !904)
!927 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !904)
!928 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !904)
!929 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !904)
!930 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !904)
!931 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !904)
!932 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !904)
!933 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !904)
!934 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !904)
!935 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !904)
!936 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !904)
!937 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !904)
!938 = !DILocation(line: 69, column: 22, scope: !358, inlinedAt: !859)
!939 = !DILocation(line: 55, column: 29, scope: !357, inlinedAt: !860)
!940 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !939)
!941 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !939)
!942 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !939)
!943 = !DILocation(line: 55, column: 8, scope: !357, inlinedAt: !860)
!944 = !DILocation(line: 39, column: 38, scope: !471, inlinedAt: !943)
!945 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !944)
!946 = !DILocation(line: 41, column: 32, scope: !471, inlinedAt: !943)
!947 = !DILocation(line: 39, column: 28, scope: !471, inlinedAt: !943)
!948 = !DILocation(line: 55, column: 60, scope: !357, inlinedAt: !860)
!949 = !DILocation(line: 55, column: 65, scope: !357, inlinedAt: !860)
!950 = !DILocation(line: 38, column: 18, scope: !471, inlinedAt: !943)
!951 = !DILocation(line: 39, column: 52, scope: !471, inlinedAt: !943)
!952 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !944)
!953 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !944)
!954 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !944)
!955 = !DILocation(line: 39, column: 16, scope: !471, inlinedAt: !943)
!956 = !DILocation(line: 41, column: 29, scope: !471, inlinedAt: !943)
!957 = !DILocation(line: 41, column: 60, scope: !471, inlinedAt: !943)
!958 = !DILocation(line: 41, column: 55, scope: !471, inlinedAt: !943)
!959 = !DILocation(line: 41, column: 41, scope: !471, inlinedAt: !943)
!960 = !DILocation(line: 54, column: 73, scope: !470, inlinedAt: !959)
!961 = !DILocation(line: 54, column: 65, scope: !470, inlinedAt: !959)
!962 = !DILocation(line: 41, column: 17, scope: !471, inlinedAt: !943)
!963 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !859)
!964 = !DILocation(line: 90, column: 10, scope: !857)
!965 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !964)
!966 = !DILocation(line: 73, column: 21, scope: !351, inlinedAt: !965)
!967 = !DILocation(line: 75, column: 33, scope: !351, inlinedAt: !965)
!968 = !DILocation(line: 76, column: 39, scope: !351, inlinedAt: !965)
!969 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !968)
!970 = !DILocation(line: 76, column: 18, scope: !351, inlinedAt: !965)
!971 = !DILocation(line: 47, column: 19, scope: !510, inlinedAt: !970)
!972 = !DILocation(line: 62, column: 61, scope: !509, inlinedAt: !971)
!973 = !DILocation(line: 54, column: 53, scope: !470, inlinedAt: !972)
!974 = !DILocation(line: 75, column: 33, scope: !857)
!975 = !DILocation(line: 83, column: 27, scope: !464, inlinedAt: !968)
!976 = !DILocation(line: 83, column: 33, scope: !464, inlinedAt: !968)
!977 = !DILocation(line: 47, column: 31, scope: !510, inlinedAt: !970)
!978 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !971)
!979 = !DILocation(line: 54, column: 60, scope: !470, inlinedAt: !972)
!980 = !DILocation(line: 49, column: 35, scope: !510, inlinedAt: !970)
!981 = !DILocation(line: 49, column: 32, scope: !510, inlinedAt: !970)
!982 = !DILocation(line: 49, column: 20, scope: !510, inlinedAt: !970)
!983 = !DILocation(line: 62, column: 37, scope: !509, inlinedAt: !982)
!984 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !971)
!985 = !DILocation(line: 62, column: 73, scope: !509, inlinedAt: !982)
!986 = !DILocation(line: 49, column: 47, scope: !510, inlinedAt: !970)
!987 = !DILocation(line: 49, column: 3, scope: !510, inlinedAt: !970)
!988 = !DILocation(line: 51, column: 24, scope: !510, inlinedAt: !970)
!989 = !DILocation(line: 76, column: 3, scope: !351, inlinedAt: !965)
!990 = !DILocation(line: 78, column: 22, scope: !351, inlinedAt: !965)
!991 = !DILocation(line: 8, column: 15, scope: !536, inlinedAt: !990)
!992 = !DILocation(line: 45, column: 16, scope: !535, inlinedAt: !991)
!993 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !992)
!994 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !992)
!995 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !992)
!996 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !992)
!997 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !992)
!998 = !DILocation(line: 8, column: 76, scope: !536, inlinedAt: !990)
!999 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !992)
!1000 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !992)
!1001 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !992)
!1002 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !992)
!1003 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !992)
!1004 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !992)
!1005 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !992)
!1006 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !964)
!1007 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !964)
!1008 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !964)
!1009 = !DILocation(line: 48, column: 19, scope: !353, inlinedAt: !964)
!1010 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !964)
!1011 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !964)
!1012 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!1013 = !DILocation(line: 98, column: 6, scope: !1012)
!1014 = !DILocation(line: 110, column: 16, scope: !1012)
!1015 = !DILocation(line: 100, column: 21, scope: !1012)
!1016 = !DILocation(line: 110, column: 20, scope: !1012)
!1017 = !DILocation(line: 100, column: 24, scope: !1012)
!1018 = !DILocation(line: 100, column: 6, scope: !1012)
!1019 = !DILocation(line: 100, column: 29, scope: !1012)
!1020 = !DILocation(line: 101, column: 16, scope: !1012)
!1021 = !DILocation(line: 101, column: 11, scope: !1012)
!1022 = !DILocation(line: 101, column: 24, scope: !1012)
!1023 = !DILocation(line: 102, column: 10, scope: !1012)
!1024 = !DILocation(line: 102, column: 21, scope: !1012)
!1025 = !DILocation(line: 105, column: 26, scope: !1012)
!1026 = !DILocation(line: 105, column: 36, scope: !1012)
!1027 = !DILocation(line: 105, column: 39, scope: !1012)
!1028 = !DILocation(line: 105, column: 24, scope: !1012)
!1029 = !DILocation(line: 106, column: 34, scope: !1012)
!1030 = !DILocation(line: 107, column: 33, scope: !1012)
!1031 = !DILocation(line: 107, column: 36, scope: !1012)
!1032 = !DILocation(line: 107, column: 46, scope: !1012)
!1033 = !DILocation(line: 107, column: 54, scope: !1012)
!1034 = !DILocation(line: 107, column: 44, scope: !1012)
!1035 = !DILocation(line: 107, column: 28, scope: !1012)
!1036 = !DILocation(line: 107, column: 16, scope: !1012)
!1037 = !DILocation(line: 109, column: 17, scope: !1012)
!1038 = !DILocation(line: 111, column: 13, scope: !1012)
!1039 = !DILocation(line: 100, column: 53, scope: !1012)
!1040 = !DILocation(line: 100, column: 39, scope: !1012)
!1041 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1042 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1043 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1044 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1045 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1046 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1047 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1048 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1049 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1050 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1051 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1052 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1053 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1054 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1055 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1056 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1057 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1058 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
