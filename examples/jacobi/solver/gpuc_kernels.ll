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
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %22, i64 %p6), !dbg !39
	ret float undef, !dbg !39

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %18, i64 %p6), !dbg !40
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
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %340, i64 %p6), !dbg !67
	ret float undef, !dbg !67

b35_cold_ok2:
	%362 = icmp uge i64 %341, %p6, !dbg !69
	br i1 %362, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !69

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %341, i64 %p6), !dbg !69
	ret float undef, !dbg !69

b35_cold_ok3:
	%363 = icmp uge i64 %343, %p3, !dbg !72
	br i1 %363, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !72

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %343, i64 %p3), !dbg !72
	ret float undef, !dbg !72

b35_cold_ok4:
	%364 = icmp uge i64 %344, %p3, !dbg !74
	br i1 %364, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !74

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %344, i64 %p3), !dbg !74
	ret float undef, !dbg !74

b35_cold_ok5:
	%365 = icmp uge i64 %346, %p3, !dbg !77
	br i1 %365, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !77

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %346, i64 %p3), !dbg !77
	ret float undef, !dbg !77

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %347, i64 %p3), !dbg !79
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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !139
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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %444, i64 %p6), !dbg !140
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
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %253, i64 %p6), !dbg !172
	ret float undef, !dbg !172

b59_ok2:
	%494 = icmp uge i64 %255, %p3, !dbg !175
	br i1 %494, label %b59_fail3, label %b59_ok3, !dbg !175

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %255, i64 %p3), !dbg !175
	ret float undef, !dbg !175

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %256, i64 %p3), !dbg !177
	ret float undef, !dbg !177

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %242, i64 %p6), !dbg !207
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
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %6, i32 1, i8* %ctrl, i32 12), !dbg !277
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
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %6, i32 1, i8* %ctrl, i32 14), !dbg !286
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
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %57, i64 %p9), !dbg !276
	ret float undef, !dbg !276

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !277
	ret float undef, !dbg !277

b8_fail1:
	%170 = icmp uge i64 %68, %p9, !dbg !285
	br i1 %170, label %b8_fail2, label %b8_ok2, !dbg !285

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %68, i64 %p9), !dbg !285
	ret float undef, !dbg !285

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !286
	ret float undef, !dbg !286

b17_fail1:
	%171 = icmp ugt i64 %95, %p1, !dbg !310
	br i1 %171, label %b17_fail2, label %b17_ok2, !dbg !310

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %95, i64 %p1), !dbg !310
	ret float undef, !dbg !310

b17_ok2:
	%172 = icmp ugt i64 %94, %95, !dbg !310
	br i1 %172, label %b17_fail3, label %b17_ok3, !dbg !310

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %94, i64 %95), !dbg !310
	ret float undef, !dbg !310

b17_ok3:
	%173 = icmp ugt i64 %97, %p1, !dbg !313
	br i1 %173, label %b17_fail4, label %b17_ok4, !dbg !313

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %97, i64 %p1), !dbg !313
	ret float undef, !dbg !313

b17_ok4:
	%174 = icmp ugt i64 %96, %97, !dbg !313
	br i1 %174, label %b17_fail5, label %b17_ok5, !dbg !313

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %96, i64 %97), !dbg !313
	ret float undef, !dbg !313

b17_ok5:
	%175 = icmp uge i64 %101, %p9, !dbg !319
	br i1 %175, label %b17_fail6, label %b17_ok6, !dbg !319

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %101, i64 %p9), !dbg !319
	ret float undef, !dbg !319

b17_ok6:
	%176 = icmp uge i64 %p16, %11, !dbg !228
	br i1 %176, label %b17_fail7, label %b17_ok7, !dbg !228

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p16, i64 %11), !dbg !228
	ret float undef, !dbg !228

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !228
	ret float undef, !dbg !228

b19_fail1:
	%177 = icmp ugt i64 %133, %p1, !dbg !332
	br i1 %177, label %b19_fail2, label %b19_ok2, !dbg !332

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %133, i64 %p1), !dbg !332
	ret float undef, !dbg !332

b19_ok2:
	%178 = icmp ugt i64 %132, %133, !dbg !332
	br i1 %178, label %b19_fail3, label %b19_ok3, !dbg !332

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %132, i64 %133), !dbg !332
	ret float undef, !dbg !332

b19_ok3:
	%179 = icmp ugt i64 %135, %p1, !dbg !335
	br i1 %179, label %b19_fail4, label %b19_ok4, !dbg !335

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %135, i64 %p1), !dbg !335
	ret float undef, !dbg !335

b19_ok4:
	%180 = icmp ugt i64 %134, %135, !dbg !335
	br i1 %180, label %b19_fail5, label %b19_ok5, !dbg !335

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %134, i64 %135), !dbg !335
	ret float undef, !dbg !335

b19_ok5:
	%181 = icmp uge i64 %138, %p9, !dbg !340
	br i1 %181, label %b19_fail6, label %b19_ok6, !dbg !340

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %138, i64 %p9), !dbg !340
	ret float undef, !dbg !340

b19_ok6:
	%182 = icmp uge i64 %p17, %11, !dbg !238
	br i1 %182, label %b19_fail7, label %b19_ok7, !dbg !238

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p17, i64 %11), !dbg !238
	ret float undef, !dbg !238

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !238
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
	br i1 %49, label %b6, label %b35, !dbg !373

b6:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !376, !range !42
	%51 = sext i32 %50 to i64, !dbg !376
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !376, !range !44
	%53 = sext i32 %52 to i64, !dbg !376
	%54 = icmp eq i64 %51, 0, !dbg !377
	br i1 %54, label %b7, label %b35, !dbg !377

b7:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !378, !range !245
	%56 = sext i32 %55 to i64, !dbg !378
	%57 = sub i64 %56, 2, !dbg !379
	%58 = icmp sgt i64 %57, 0, !dbg !380
	%59 = select i1 %58, i64 %57, i64 0, !dbg !380
	%60 = icmp eq i64 %53, %59, !dbg !381
	br i1 %60, label %b8, label %b35, !dbg !375

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
	br i1 %187, label %b30, label %b34, !dbg !462

b30:
	%188 = sext i32 %7 to i64, !dbg !361
	%189 = sext i32 %6 to i64, !dbg !463
	%190 = mul i64 %63, %189, !dbg !466
	%191 = add i64 %190, %188, !dbg !467
	%192 = mul i64 %191, 2, !dbg !468
	%193 = add i64 %192, 2, !dbg !474
	br label %b31, !dbg !463

b31:
	%194 = phi i64 [ 0, %b30 ], [ %214, %b32_ok1 ], !dbg !463
	%195 = add i64 %188, %194, !dbg !477
	%196 = icmp ugt i64 %193, %p19, !dbg !476
	br i1 %196, label %b31_fail1, label %b31_ok1, !dbg !476, !prof !41

b31_ok1:
	%197 = icmp eq i64 %189, -1, !dbg !478
	%198 = select i1 %197, i64 1, i64 %189, !dbg !478
	%199 = srem i64 %195, %198, !dbg !478
	%200 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %192, !dbg !476
	%201 = addrspacecast i64 addrspace(1)* %200 to i64*, !dbg !479
	%202 = ptrtoint i64* %201 to i64, !dbg !479
	%203 = and i64 %202, 15, !dbg !479
	%204 = icmp eq i64 %203, 0, !dbg !479
	br i1 %204, label %b32, label %b33, !dbg !479

b32:
	%205 = bitcast i64 addrspace(1)* %200 to { i64, i64 } addrspace(1)*, !dbg !479
	%206 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %205, i64 0, !dbg !480
	%207 = bitcast double %186 to i64, !dbg !481
	%208 = trunc i64 %199 to i32, !dbg !475
	%209 = addrspacecast { i64, i64 } addrspace(1)* %206 to { i64, i64 }*, !dbg !475
	%210 = icmp uge i64 %199, %189, !dbg !475
	%211 = icmp eq { i64, i64 } addrspace(1)* %206, null, !dbg !475
	%212 = or i1 %210, %211, !dbg !475
	br i1 %212, label %b32_fail1, label %b32_ok1, !dbg !475, !prof !41

b32_ok1:
	%213 = bitcast { i64, i64 }* %209 to i8*, !dbg !475
	call void @gpuc_put_line_thread(i8* %213, i64 %207, i32 %p26, i32 %208), !dbg !475
	%214 = add i64 %194, 1, !dbg !472
	%215 = icmp slt i64 %214, %189, !dbg !472
	br i1 %215, label %b31, label %b34, !dbg !472

b33:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %203, i64 16), !dbg !479
	ret void, !dbg !479

b34:
	call void @llvm.nvvm.barrier0(), !dbg !482
	br label %b35, !dbg !359

b35:
	%216 = icmp sgt i64 %p4, 0, !dbg !483
	br i1 %216, label %b36, label %b41, !dbg !483

b36:
	%217 = and i64 %p1, 3, !dbg !486
	%218 = icmp eq i64 %217, 0, !dbg !486
	br i1 %218, label %b37, label %b40, !dbg !486

b37:
	%219 = addrspacecast float addrspace(1)* %0 to float*, !dbg !486
	%220 = ptrtoint float* %219 to i64, !dbg !486
	%221 = and i64 %220, 15, !dbg !486
	%222 = icmp eq i64 %221, 0, !dbg !486
	%223 = icmp eq i64 %p1, 0, !dbg !486
	%224 = or i1 %222, %223, !dbg !486
	br i1 %224, label %b38, label %b39, !dbg !486

b38:
	%225 = ashr i64 %p1, 2, !dbg !486
	%226 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !486
	%227 = addrspacecast float addrspace(1)* %0 to float*, !dbg !487
	%228 = addrspacecast float addrspace(1)* %0 to float*, !dbg !487
	%229 = addrspacecast { float, float, float, float } addrspace(1)* %226 to { float, float, float, float }*, !dbg !487
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !487
	%231 = call float @gpuc_fn_solver_sweep(float* %227, i64 %p1, float* %228, i64 %p1, i64 %p1, { float, float, float, float }* %229, i64 %225, i64 %225, i64* %230, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !487
	br label %b41, !dbg !487

b39:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %221, i64 16), !dbg !486
	ret void, !dbg !486

b40:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p1, i64 4), !dbg !486
	ret void, !dbg !486

b41:
	%232 = phi float [ 0.000000e+00, %b35 ], [ %231, %b38 ], !dbg !488
	br i1 %49, label %b42, label %b58, !dbg !489

b42:
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !491, !range !42
	%234 = sext i32 %233 to i64, !dbg !491
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !491, !range !44
	%236 = sext i32 %235 to i64, !dbg !491
	%237 = icmp eq i64 %234, 0, !dbg !492
	br i1 %237, label %b43, label %b58, !dbg !492

b43:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !493, !range !245
	%239 = sext i32 %238 to i64, !dbg !493
	%240 = sub i64 %239, 2, !dbg !494
	%241 = icmp sgt i64 %240, 0, !dbg !495
	%242 = select i1 %241, i64 %240, i64 0, !dbg !495
	%243 = icmp eq i64 %236, %242, !dbg !496
	br i1 %243, label %b44, label %b58, !dbg !490

b44:
	%244 = sub i64 %p24, 1, !dbg !497
	%245 = sext i32 %6 to i64, !dbg !356
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !498, !range !451
	%247 = sext i32 %246 to i64, !dbg !498
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !498, !range !43
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !498, !range !43
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !498, !range !45
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498, !range !249
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !498, !range !249
	%253 = mul i32 %252, %250, !dbg !498
	%254 = add i32 %249, %253, !dbg !498
	%255 = mul i32 %251, %254, !dbg !498
	%256 = add i32 %248, %255, !dbg !498
	%257 = and i32 %256, -32, !dbg !498
	%258 = mul i32 %251, %252, !dbg !498
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !498, !range !368
	%260 = mul i32 %258, %259, !dbg !498
	%261 = sub i32 %260, %257, !dbg !498
	%262 = icmp slt i32 %261, 32, !dbg !498
	%263 = select i1 %262, i32 %261, i32 32, !dbg !498
	%264 = sext i32 %263 to i64, !dbg !498
	br label %b45, !dbg !498

b45:
	%265 = phi double [ 0.000000e+00, %b44 ], [ %289, %b47_ok1 ], !dbg !502
	%266 = phi i64 [ %247, %b44 ], [ %290, %b47_ok1 ], !dbg !498
	%267 = icmp slt i64 %266, %245, !dbg !498
	br i1 %267, label %b46, label %b49, !dbg !498

b46:
	%268 = urem i32 %p26, 2, !dbg !504
	%269 = zext i32 %268 to i64, !dbg !505
	%270 = mul i64 %269, %245, !dbg !506
	%271 = add i64 %270, %266, !dbg !507
	%272 = mul i64 %271, 2, !dbg !508
	%273 = add i64 %272, 2, !dbg !510
	%274 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %272, !dbg !511
	%275 = addrspacecast i64 addrspace(1)* %274 to i64*, !dbg !512
	%276 = ptrtoint i64* %275 to i64, !dbg !512
	%277 = and i64 %276, 15, !dbg !512
	%278 = icmp eq i64 %277, 0, !dbg !512
	%279 = icmp ugt i64 %273, %p19, !dbg !511
	%280 = icmp ugt i64 %272, %273, !dbg !511
	%281 = or i1 %279, %280, !dbg !511
	br i1 %281, label %b46_fail1, label %b46_ok1, !dbg !511, !prof !41

b46_ok1:
	br i1 %278, label %b47, label %b48, !dbg !512

b47:
	%282 = bitcast i64 addrspace(1)* %274 to { i64, i64 } addrspace(1)*, !dbg !512
	%283 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %282, i64 0, !dbg !513
	%284 = addrspacecast { i64, i64 } addrspace(1)* %283 to { i64, i64 }*, !dbg !501
	%285 = icmp eq { i64, i64 } addrspace(1)* %283, null, !dbg !501
	br i1 %285, label %b47_fail1, label %b47_ok1, !dbg !501, !prof !41

b47_ok1:
	%286 = bitcast { i64, i64 }* %284 to i8*, !dbg !501
	%287 = call i64 @gpuc_wait_line_thread(i8* %286, i32 %p26, i32 1, i8* %ctrl, i32 27), !dbg !501
	%288 = bitcast i64 %287 to double, !dbg !514
	%289 = fadd double %265, %288, !dbg !515
	%290 = add i64 %266, %264, !dbg !498
	br label %b45, !dbg !498

b48:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %277, i64 16), !dbg !512
	ret void, !dbg !512

b49:
	%291 = icmp eq i64 %264, 32, !dbg !521
	br i1 %291, label %b50, label %b52, !dbg !521

b50:
	%292 = phi double [ %309, %b51 ], [ %265, %b49 ], !dbg !522
	%293 = phi i64 [ %310, %b51 ], [ 16, %b49 ], !dbg !523
	%294 = icmp sgt i64 %293, 0, !dbg !524
	br i1 %294, label %b51, label %b55, !dbg !524

b51:
	%295 = trunc i64 %293 to i32, !dbg !525
	%296 = bitcast double %292 to i64, !dbg !525
	%297 = trunc i64 %296 to i32, !dbg !525
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %295, i32 31), !dbg !525
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !525
	%300 = lshr i64 %296, 32, !dbg !525
	%301 = trunc i64 %300 to i32, !dbg !525
	%302 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %301, i32 %295, i32 31), !dbg !525
	%303 = extractvalue { i32, i1 } %302, 0, !dbg !525
	%304 = zext i32 %303 to i64, !dbg !525
	%305 = shl i64 %304, 32, !dbg !525
	%306 = zext i32 %299 to i64, !dbg !525
	%307 = or i64 %306, %305, !dbg !525
	%308 = bitcast i64 %307 to double, !dbg !525
	%309 = fadd double %292, %308, !dbg !526
	%310 = sdiv i64 %293, 2, !dbg !527
	br label %b50, !dbg !527

b52:
	%311 = bitcast double %265 to i64, !dbg !528
	%312 = trunc i64 %311 to i32, !dbg !528
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 0, i32 31), !dbg !528
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !528
	%315 = lshr i64 %311, 32, !dbg !528
	%316 = trunc i64 %315 to i32, !dbg !528
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 0, i32 31), !dbg !528
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !528
	%319 = zext i32 %318 to i64, !dbg !528
	%320 = shl i64 %319, 32, !dbg !528
	%321 = zext i32 %314 to i64, !dbg !528
	%322 = or i64 %321, %320, !dbg !528
	%323 = bitcast i64 %322 to double, !dbg !528
	br label %b53, !dbg !528

b53:
	%324 = phi double [ %323, %b52 ], [ %341, %b54 ], !dbg !529
	%325 = phi i64 [ 1, %b52 ], [ %342, %b54 ], !dbg !530
	%326 = icmp slt i64 %325, %264, !dbg !531
	br i1 %326, label %b54, label %b55, !dbg !531

b54:
	%327 = trunc i64 %325 to i32, !dbg !532
	%328 = bitcast double %265 to i64, !dbg !532
	%329 = trunc i64 %328 to i32, !dbg !532
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %327, i32 31), !dbg !532
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !532
	%332 = lshr i64 %328, 32, !dbg !532
	%333 = trunc i64 %332 to i32, !dbg !532
	%334 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %333, i32 %327, i32 31), !dbg !532
	%335 = extractvalue { i32, i1 } %334, 0, !dbg !532
	%336 = zext i32 %335 to i64, !dbg !532
	%337 = shl i64 %336, 32, !dbg !532
	%338 = zext i32 %331 to i64, !dbg !532
	%339 = or i64 %338, %337, !dbg !532
	%340 = bitcast i64 %339 to double, !dbg !532
	%341 = fadd double %324, %340, !dbg !526
	%342 = add i64 %325, 1, !dbg !533
	br label %b53, !dbg !533

b55:
	%343 = phi double [ %292, %b50 ], [ %324, %b53 ], !dbg !520
	%344 = sext i32 %256 to i64, !dbg !534
	%345 = icmp ne i64 %344, 0, !dbg !535
	br i1 %345, label %b58, label %b56, !dbg !535

b56:
	%346 = getelementptr inbounds double, double addrspace(1)* %4, i64 0, !dbg !536
	%347 = icmp uge i64 0, %p21, !dbg !536
	br i1 %347, label %b56_fail1, label %b56_ok1, !dbg !536, !prof !41

b56_ok1:
	store double %343, double addrspace(1)* %346, align 8, !dbg !536
	%348 = fcmp ole double %343, %p27, !dbg !537
	br i1 %348, label %b57, label %b58, !dbg !537

b57:
	%349 = urem i64 %p24, 2, !dbg !538
	%350 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %349, !dbg !539
	%351 = icmp uge i64 %349, %p23, !dbg !539
	br i1 %351, label %b57_fail1, label %b57_ok1, !dbg !539, !prof !41

b57_ok1:
	store i64 %244, i64 addrspace(1)* %350, align 8, !dbg !539
	br label %b58, !dbg !539

b58:
	%352 = icmp ne i32 %p25, 0, !dbg !540
	br i1 %352, label %b59, label %b73, !dbg !540

b59:
	%353 = fpext float %232 to double, !dbg !543
	%354 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !547, !range !43
	%355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !547, !range !43
	%356 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !547, !range !45
	%357 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !547, !range !249
	%358 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !547, !range !249
	%359 = mul i32 %358, %356, !dbg !547
	%360 = add i32 %355, %359, !dbg !547
	%361 = mul i32 %357, %360, !dbg !547
	%362 = add i32 %354, %361, !dbg !547
	%363 = and i32 %362, -32, !dbg !547
	%364 = mul i32 %357, %358, !dbg !547
	%365 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !547, !range !368
	%366 = mul i32 %364, %365, !dbg !547
	%367 = sub i32 %366, %363, !dbg !547
	%368 = icmp slt i32 %367, 32, !dbg !547
	%369 = select i1 %368, i32 %367, i32 32, !dbg !547
	%370 = sext i32 %369 to i64, !dbg !547
	%371 = icmp eq i64 %370, 32, !dbg !548
	br i1 %371, label %b60, label %b62, !dbg !548

b60:
	%372 = phi double [ %389, %b61 ], [ %353, %b59 ], !dbg !549
	%373 = phi i64 [ %390, %b61 ], [ 16, %b59 ], !dbg !550
	%374 = icmp sgt i64 %373, 0, !dbg !551
	br i1 %374, label %b61, label %b65, !dbg !551

b61:
	%375 = trunc i64 %373 to i32, !dbg !552
	%376 = bitcast double %372 to i64, !dbg !552
	%377 = trunc i64 %376 to i32, !dbg !552
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %377, i32 %375, i32 31), !dbg !552
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !552
	%380 = lshr i64 %376, 32, !dbg !552
	%381 = trunc i64 %380 to i32, !dbg !552
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %381, i32 %375, i32 31), !dbg !552
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !552
	%384 = zext i32 %383 to i64, !dbg !552
	%385 = shl i64 %384, 32, !dbg !552
	%386 = zext i32 %379 to i64, !dbg !552
	%387 = or i64 %386, %385, !dbg !552
	%388 = bitcast i64 %387 to double, !dbg !552
	%389 = fadd double %372, %388, !dbg !553
	%390 = sdiv i64 %373, 2, !dbg !554
	br label %b60, !dbg !554

b62:
	%391 = bitcast double %353 to i64, !dbg !555
	%392 = trunc i64 %391 to i32, !dbg !555
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !555
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !555
	%395 = lshr i64 %391, 32, !dbg !555
	%396 = trunc i64 %395 to i32, !dbg !555
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %396, i32 0, i32 31), !dbg !555
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !555
	%399 = zext i32 %398 to i64, !dbg !555
	%400 = shl i64 %399, 32, !dbg !555
	%401 = zext i32 %394 to i64, !dbg !555
	%402 = or i64 %401, %400, !dbg !555
	%403 = bitcast i64 %402 to double, !dbg !555
	br label %b63, !dbg !555

b63:
	%404 = phi double [ %403, %b62 ], [ %421, %b64 ], !dbg !556
	%405 = phi i64 [ 1, %b62 ], [ %422, %b64 ], !dbg !557
	%406 = icmp slt i64 %405, %370, !dbg !558
	br i1 %406, label %b64, label %b65, !dbg !558

b64:
	%407 = trunc i64 %405 to i32, !dbg !559
	%408 = bitcast double %353 to i64, !dbg !559
	%409 = trunc i64 %408 to i32, !dbg !559
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 %407, i32 31), !dbg !559
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !559
	%412 = lshr i64 %408, 32, !dbg !559
	%413 = trunc i64 %412 to i32, !dbg !559
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 %407, i32 31), !dbg !559
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !559
	%416 = zext i32 %415 to i64, !dbg !559
	%417 = shl i64 %416, 32, !dbg !559
	%418 = zext i32 %411 to i64, !dbg !559
	%419 = or i64 %418, %417, !dbg !559
	%420 = bitcast i64 %419 to double, !dbg !559
	%421 = fadd double %404, %420, !dbg !553
	%422 = add i64 %405, 1, !dbg !560
	br label %b63, !dbg !560

b65:
	%423 = phi double [ %372, %b60 ], [ %404, %b63 ], !dbg !546
	%424 = sext i32 %366 to i64, !dbg !562
	%425 = add i64 %424, 32, !dbg !563
	%426 = sub i64 %425, 1, !dbg !564
	%427 = sdiv i64 %426, 32, !dbg !565
	%428 = icmp eq i64 %427, 1, !dbg !566
	br i1 %428, label %b71, label %b66, !dbg !566

b66:
	call void @llvm.nvvm.barrier0(), !dbg !568
	%429 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !569, !range !451
	%430 = sext i32 %429 to i64, !dbg !569
	%431 = icmp eq i64 %430, 0, !dbg !570
	br i1 %431, label %b67, label %b68, !dbg !570

b67:
	%432 = sext i32 %362 to i64, !dbg !571
	%433 = sdiv i64 %432, 32, !dbg !572
	%434 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %433, !dbg !573
	store double %423, double addrspace(3)* %434, align 8, !dbg !573
	br label %b68, !dbg !573

b68:
	call void @llvm.nvvm.barrier0(), !dbg !574
	%435 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !575
	%436 = load double, double addrspace(3)* %435, align 8, !dbg !575
	br label %b69, !dbg !575

b69:
	%437 = phi double [ %436, %b68 ], [ %442, %b70 ], !dbg !576
	%438 = phi i64 [ 1, %b68 ], [ %443, %b70 ], !dbg !577
	%439 = icmp slt i64 %438, %427, !dbg !578
	br i1 %439, label %b70, label %b71, !dbg !578

b70:
	%440 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %438, !dbg !579
	%441 = load double, double addrspace(3)* %440, align 8, !dbg !579
	%442 = fadd double %437, %441, !dbg !553
	%443 = add i64 %438, 1, !dbg !580
	br label %b69, !dbg !580

b71:
	%444 = phi double [ %423, %b65 ], [ %437, %b69 ], !dbg !545
	%445 = sext i32 %362 to i64, !dbg !581
	%446 = icmp eq i64 %445, 0, !dbg !582
	br i1 %446, label %b72, label %b73, !dbg !582

b72:
	%447 = sdiv i64 %p17, 2, !dbg !584
	%448 = urem i32 %p25, 2, !dbg !585
	%449 = zext i32 %448 to i64, !dbg !586
	%450 = mul i64 %449, %447, !dbg !587
	%451 = add i64 %450, %447, !dbg !588
	%452 = icmp ugt i64 %451, %p17, !dbg !589
	br i1 %452, label %b72_fail1, label %b72_ok1, !dbg !589, !prof !41

b72_ok1:
	%453 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !590, !range !42
	%454 = sext i32 %453 to i64, !dbg !590
	%455 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !590, !range !44
	%456 = sext i32 %455 to i64, !dbg !590
	%457 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !591, !range !244
	%458 = sext i32 %457 to i64, !dbg !591
	%459 = mul i64 %456, %458, !dbg !592
	%460 = add i64 %459, %454, !dbg !593
	%461 = getelementptr inbounds double, double addrspace(1)* %2, i64 %450, !dbg !589
	%462 = getelementptr inbounds double, double addrspace(1)* %461, i64 %460, !dbg !594
	%463 = icmp uge i64 %460, %447, !dbg !594
	br i1 %463, label %b72_fail2, label %b72_ok2, !dbg !594, !prof !41

b72_ok2:
	store double %444, double addrspace(1)* %462, align 8, !dbg !594
	br label %b73, !dbg !594

b73:
	ret void, !dbg !542

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
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %193, i64 %p19), !dbg !476
	ret void, !dbg !476

b32_fail1:
	%464 = icmp uge i64 %199, %189, !dbg !475
	br i1 %464, label %b32_fail2, label %b32_ok2, !dbg !475

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %199, i64 %189), !dbg !475
	ret void, !dbg !475

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !475
	ret void, !dbg !475

b46_fail1:
	%465 = icmp ugt i64 %273, %p19, !dbg !511
	br i1 %465, label %b46_fail2, label %b46_ok2, !dbg !511

b46_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %273, i64 %p19), !dbg !511
	ret void, !dbg !511

b46_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %272, i64 %273), !dbg !511
	ret void, !dbg !511

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !501
	ret void, !dbg !501

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !536
	ret void, !dbg !536

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %349, i64 %p23), !dbg !539
	ret void, !dbg !539

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %451, i64 %p17), !dbg !589
	ret void, !dbg !589

b72_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %460, i64 %447), !dbg !594
	ret void, !dbg !594
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !595 {
entry:
	br label %b0, !dbg !596

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !596
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !596
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !596
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !596
	%4 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !596
	%5 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !596
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !599
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !602
	%8 = and i64 %p1, 3, !dbg !604
	%9 = icmp eq i64 %8, 0, !dbg !604
	br i1 %9, label %b1, label %b76, !dbg !604

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !604
	%11 = ptrtoint float* %10 to i64, !dbg !604
	%12 = and i64 %11, 15, !dbg !604
	%13 = icmp eq i64 %12, 0, !dbg !604
	%14 = icmp eq i64 %p1, 0, !dbg !604
	%15 = or i1 %13, %14, !dbg !604
	br i1 %15, label %b2, label %b75, !dbg !604

b2:
	%16 = ashr i64 %p1, 2, !dbg !604
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !604
	%18 = icmp ult i32 0, %p25, !dbg !603
	br i1 %18, label %b3, label %b74, !dbg !603

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !605
	%20 = sext i32 %6 to i64, !dbg !599
	%21 = sext i32 %7 to i64, !dbg !602
	br label %b4, !dbg !606

b4:
	%22 = phi i64 [ %440, %b73 ], [ %p24, %b3 ], !dbg !606
	%23 = phi i32 [ %319, %b73 ], [ %p26, %b3 ], !dbg !607
	%24 = phi i32 [ %320, %b73 ], [ %p28, %b3 ], !dbg !608
	%25 = phi i32 [ %321, %b73 ], [ %p29, %b3 ], !dbg !609
	%26 = phi i32 [ %441, %b73 ], [ 0, %b3 ], !dbg !609
	%27 = icmp ne i32 %24, 0, !dbg !610
	br i1 %27, label %b5, label %b34, !dbg !610

b5:
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !612, !range !42
	%29 = sext i32 %28 to i64, !dbg !612
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !612, !range !44
	%31 = sext i32 %30 to i64, !dbg !612
	%32 = icmp eq i64 %29, 0, !dbg !613
	br i1 %32, label %b6, label %b34, !dbg !613

b6:
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !614, !range !245
	%34 = sext i32 %33 to i64, !dbg !614
	%35 = sub i64 %34, 2, !dbg !615
	%36 = icmp sgt i64 %35, 0, !dbg !616
	%37 = select i1 %36, i64 %35, i64 0, !dbg !616
	%38 = icmp eq i64 %31, %37, !dbg !617
	br i1 %38, label %b7, label %b34, !dbg !611

b7:
	%39 = sdiv i64 %p17, 2, !dbg !619
	%40 = urem i32 %24, 2, !dbg !620
	%41 = zext i32 %40 to i64, !dbg !621
	%42 = mul i64 %41, %39, !dbg !622
	%43 = add i64 %42, %39, !dbg !623
	%44 = getelementptr inbounds double, double addrspace(1)* %2, i64 %42, !dbg !624
	%45 = icmp ugt i64 %43, %p17, !dbg !624
	br i1 %45, label %b7_fail1, label %b7_ok1, !dbg !624, !prof !41

b7_ok1:
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !625, !range !249
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !625, !range !249
	%48 = mul i32 %46, %47, !dbg !625
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !625, !range !368
	%50 = mul i32 %48, %49, !dbg !625
	%51 = sext i32 %50 to i64, !dbg !625
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !626, !range !43
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !626, !range !43
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !626, !range !45
	%55 = mul i32 %47, %54, !dbg !626
	%56 = add i32 %53, %55, !dbg !626
	%57 = mul i32 %46, %56, !dbg !626
	%58 = add i32 %52, %57, !dbg !626
	%59 = sext i32 %58 to i64, !dbg !626
	%60 = mul i64 %51, 2, !dbg !627
	%61 = mul i64 %51, 3, !dbg !628
	%62 = mul i64 %51, 4, !dbg !629
	br label %b8, !dbg !626

b8:
	%63 = phi double [ 0.000000e+00, %b7_ok1 ], [ %86, %b15 ], !dbg !630
	%64 = phi i64 [ %59, %b7_ok1 ], [ %87, %b15 ], !dbg !631
	%65 = icmp slt i64 %64, %39, !dbg !632
	br i1 %65, label %b9, label %b16, !dbg !632

b9:
	%66 = getelementptr inbounds double, double addrspace(1)* %44, i64 %64, !dbg !633
	%67 = load double, double addrspace(1)* %66, align 8, !dbg !633
	%68 = add i64 %64, %51, !dbg !634
	%69 = icmp slt i64 %68, %39, !dbg !636
	br i1 %69, label %b10, label %b11, !dbg !636

b10:
	%70 = getelementptr inbounds double, double addrspace(1)* %44, i64 %68, !dbg !637
	%71 = load double, double addrspace(1)* %70, align 8, !dbg !637
	br label %b11, !dbg !638

b11:
	%72 = phi double [ %71, %b10 ], [ 0.000000e+00, %b9 ], !dbg !639
	%73 = fadd double %67, %72, !dbg !639
	%74 = add i64 %64, %60, !dbg !640
	%75 = icmp slt i64 %74, %39, !dbg !642
	br i1 %75, label %b12, label %b13, !dbg !642

b12:
	%76 = getelementptr inbounds double, double addrspace(1)* %44, i64 %74, !dbg !643
	%77 = load double, double addrspace(1)* %76, align 8, !dbg !643
	br label %b13, !dbg !644

b13:
	%78 = phi double [ %77, %b12 ], [ 0.000000e+00, %b11 ], !dbg !645
	%79 = fadd double %73, %78, !dbg !645
	%80 = add i64 %64, %61, !dbg !646
	%81 = icmp slt i64 %80, %39, !dbg !648
	br i1 %81, label %b14, label %b15, !dbg !648

b14:
	%82 = getelementptr inbounds double, double addrspace(1)* %44, i64 %80, !dbg !649
	%83 = load double, double addrspace(1)* %82, align 8, !dbg !649
	br label %b15, !dbg !650

b15:
	%84 = phi double [ %83, %b14 ], [ 0.000000e+00, %b13 ], !dbg !651
	%85 = fadd double %79, %84, !dbg !651
	%86 = fadd double %63, %85, !dbg !652
	%87 = add i64 %64, %62, !dbg !653
	br label %b8, !dbg !653

b16:
	%88 = and i32 %58, -32, !dbg !657
	%89 = sub i32 %50, %88, !dbg !657
	%90 = icmp slt i32 %89, 32, !dbg !657
	%91 = select i1 %90, i32 %89, i32 32, !dbg !657
	%92 = sext i32 %91 to i64, !dbg !657
	%93 = icmp eq i64 %92, 32, !dbg !658
	br i1 %93, label %b17, label %b19, !dbg !658

b17:
	%94 = phi double [ %111, %b18 ], [ %63, %b16 ], !dbg !659
	%95 = phi i64 [ %112, %b18 ], [ 16, %b16 ], !dbg !660
	%96 = icmp sgt i64 %95, 0, !dbg !661
	br i1 %96, label %b18, label %b22, !dbg !661

b18:
	%97 = trunc i64 %95 to i32, !dbg !662
	%98 = bitcast double %94 to i64, !dbg !662
	%99 = trunc i64 %98 to i32, !dbg !662
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %97, i32 31), !dbg !662
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !662
	%102 = lshr i64 %98, 32, !dbg !662
	%103 = trunc i64 %102 to i32, !dbg !662
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %97, i32 31), !dbg !662
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !662
	%106 = zext i32 %105 to i64, !dbg !662
	%107 = shl i64 %106, 32, !dbg !662
	%108 = zext i32 %101 to i64, !dbg !662
	%109 = or i64 %108, %107, !dbg !662
	%110 = bitcast i64 %109 to double, !dbg !662
	%111 = fadd double %94, %110, !dbg !663
	%112 = sdiv i64 %95, 2, !dbg !664
	br label %b17, !dbg !664

b19:
	%113 = bitcast double %63 to i64, !dbg !665
	%114 = trunc i64 %113 to i32, !dbg !665
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !665
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !665
	%117 = lshr i64 %113, 32, !dbg !665
	%118 = trunc i64 %117 to i32, !dbg !665
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 0, i32 31), !dbg !665
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !665
	%121 = zext i32 %120 to i64, !dbg !665
	%122 = shl i64 %121, 32, !dbg !665
	%123 = zext i32 %116 to i64, !dbg !665
	%124 = or i64 %123, %122, !dbg !665
	%125 = bitcast i64 %124 to double, !dbg !665
	br label %b20, !dbg !665

b20:
	%126 = phi double [ %125, %b19 ], [ %143, %b21 ], !dbg !666
	%127 = phi i64 [ 1, %b19 ], [ %144, %b21 ], !dbg !667
	%128 = icmp slt i64 %127, %92, !dbg !668
	br i1 %128, label %b21, label %b22, !dbg !668

b21:
	%129 = trunc i64 %127 to i32, !dbg !669
	%130 = bitcast double %63 to i64, !dbg !669
	%131 = trunc i64 %130 to i32, !dbg !669
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %129, i32 31), !dbg !669
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !669
	%134 = lshr i64 %130, 32, !dbg !669
	%135 = trunc i64 %134 to i32, !dbg !669
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %129, i32 31), !dbg !669
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !669
	%138 = zext i32 %137 to i64, !dbg !669
	%139 = shl i64 %138, 32, !dbg !669
	%140 = zext i32 %133 to i64, !dbg !669
	%141 = or i64 %140, %139, !dbg !669
	%142 = bitcast i64 %141 to double, !dbg !669
	%143 = fadd double %126, %142, !dbg !663
	%144 = add i64 %127, 1, !dbg !670
	br label %b20, !dbg !670

b22:
	%145 = phi double [ %94, %b17 ], [ %126, %b20 ], !dbg !656
	%146 = add i64 %51, 32, !dbg !672
	%147 = sub i64 %146, 1, !dbg !673
	%148 = sdiv i64 %147, 32, !dbg !674
	%149 = icmp eq i64 %148, 1, !dbg !675
	br i1 %149, label %b28, label %b23, !dbg !675

b23:
	call void @llvm.nvvm.barrier0(), !dbg !677
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !678, !range !451
	%151 = sext i32 %150 to i64, !dbg !678
	%152 = icmp eq i64 %151, 0, !dbg !679
	br i1 %152, label %b24, label %b25, !dbg !679

b24:
	%153 = sdiv i64 %59, 32, !dbg !680
	%154 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %153, !dbg !681
	store double %145, double addrspace(3)* %154, align 8, !dbg !681
	br label %b25, !dbg !681

b25:
	call void @llvm.nvvm.barrier0(), !dbg !682
	%155 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !683
	%156 = load double, double addrspace(3)* %155, align 8, !dbg !683
	br label %b26, !dbg !683

b26:
	%157 = phi double [ %156, %b25 ], [ %162, %b27 ], !dbg !684
	%158 = phi i64 [ 1, %b25 ], [ %163, %b27 ], !dbg !685
	%159 = icmp slt i64 %158, %148, !dbg !686
	br i1 %159, label %b27, label %b28, !dbg !686

b27:
	%160 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %158, !dbg !687
	%161 = load double, double addrspace(3)* %160, align 8, !dbg !687
	%162 = fadd double %157, %161, !dbg !663
	%163 = add i64 %158, 1, !dbg !688
	br label %b26, !dbg !688

b28:
	%164 = phi double [ %145, %b22 ], [ %157, %b26 ], !dbg !655
	%165 = icmp eq i64 %59, 0, !dbg !689
	br i1 %165, label %b29, label %b33, !dbg !689

b29:
	%166 = mul i64 %41, %20, !dbg !691
	%167 = add i64 %166, %21, !dbg !692
	%168 = mul i64 %167, 2, !dbg !693
	%169 = add i64 %168, 2, !dbg !696
	br label %b30, !dbg !698

b30:
	%170 = phi i64 [ 0, %b29 ], [ %190, %b31_ok1 ], !dbg !698
	%171 = add i64 %21, %170, !dbg !700
	%172 = icmp ugt i64 %169, %p19, !dbg !699
	br i1 %172, label %b30_fail1, label %b30_ok1, !dbg !699, !prof !41

b30_ok1:
	%173 = icmp eq i64 %20, -1, !dbg !701
	%174 = select i1 %173, i64 1, i64 %20, !dbg !701
	%175 = srem i64 %171, %174, !dbg !701
	%176 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %168, !dbg !699
	%177 = addrspacecast i64 addrspace(1)* %176 to i64*, !dbg !702
	%178 = ptrtoint i64* %177 to i64, !dbg !702
	%179 = and i64 %178, 15, !dbg !702
	%180 = icmp eq i64 %179, 0, !dbg !702
	br i1 %180, label %b31, label %b32, !dbg !702

b31:
	%181 = bitcast i64 addrspace(1)* %176 to { i64, i64 } addrspace(1)*, !dbg !702
	%182 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %181, i64 0, !dbg !703
	%183 = bitcast double %164 to i64, !dbg !704
	%184 = trunc i64 %175 to i32, !dbg !697
	%185 = addrspacecast { i64, i64 } addrspace(1)* %182 to { i64, i64 }*, !dbg !697
	%186 = icmp uge i64 %175, %20, !dbg !697
	%187 = icmp eq { i64, i64 } addrspace(1)* %182, null, !dbg !697
	%188 = or i1 %186, %187, !dbg !697
	br i1 %188, label %b31_fail1, label %b31_ok1, !dbg !697, !prof !41

b31_ok1:
	%189 = bitcast { i64, i64 }* %185 to i8*, !dbg !697
	call void @gpuc_put_line_thread(i8* %189, i64 %183, i32 %24, i32 %184), !dbg !697
	%190 = add i64 %170, 1, !dbg !694
	%191 = icmp slt i64 %190, %20, !dbg !694
	br i1 %191, label %b30, label %b33, !dbg !694

b32:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %179, i64 16), !dbg !702
	ret void, !dbg !702

b33:
	call void @llvm.nvvm.barrier0(), !dbg !705
	br label %b34, !dbg !600

b34:
	br i1 %19, label %b35, label %b36, !dbg !605

b35:
	%192 = addrspacecast float addrspace(1)* %0 to float*, !dbg !706
	%193 = addrspacecast float addrspace(1)* %0 to float*, !dbg !706
	%194 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !706
	%195 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !706
	%196 = call float @gpuc_fn_solver_sweep(float* %192, i64 %p1, float* %193, i64 %p1, i64 %p1, { float, float, float, float }* %194, i64 %16, i64 %16, i64* %195, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %22, i8* %ctrl), !dbg !706
	br label %b36, !dbg !706

b36:
	%197 = phi float [ 0.000000e+00, %b34 ], [ %196, %b35 ], !dbg !707
	br i1 %27, label %b37, label %b53, !dbg !708

b37:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !710, !range !42
	%199 = sext i32 %198 to i64, !dbg !710
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !710, !range !44
	%201 = sext i32 %200 to i64, !dbg !710
	%202 = icmp eq i64 %199, 0, !dbg !711
	br i1 %202, label %b38, label %b53, !dbg !711

b38:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !712, !range !245
	%204 = sext i32 %203 to i64, !dbg !712
	%205 = sub i64 %204, 2, !dbg !713
	%206 = icmp sgt i64 %205, 0, !dbg !714
	%207 = select i1 %206, i64 %205, i64 0, !dbg !714
	%208 = icmp eq i64 %201, %207, !dbg !715
	br i1 %208, label %b39, label %b53, !dbg !709

b39:
	%209 = sub i64 %22, 1, !dbg !716
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !717, !range !451
	%211 = sext i32 %210 to i64, !dbg !717
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !717, !range !43
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !717, !range !43
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !717, !range !45
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !717, !range !249
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !717, !range !249
	%217 = mul i32 %216, %214, !dbg !717
	%218 = add i32 %213, %217, !dbg !717
	%219 = mul i32 %215, %218, !dbg !717
	%220 = add i32 %212, %219, !dbg !717
	%221 = and i32 %220, -32, !dbg !717
	%222 = mul i32 %215, %216, !dbg !717
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !717, !range !368
	%224 = mul i32 %222, %223, !dbg !717
	%225 = sub i32 %224, %221, !dbg !717
	%226 = icmp slt i32 %225, 32, !dbg !717
	%227 = select i1 %226, i32 %225, i32 32, !dbg !717
	%228 = sext i32 %227 to i64, !dbg !717
	br label %b40, !dbg !717

b40:
	%229 = phi double [ 0.000000e+00, %b39 ], [ %253, %b42_ok1 ], !dbg !720
	%230 = phi i64 [ %211, %b39 ], [ %254, %b42_ok1 ], !dbg !717
	%231 = icmp slt i64 %230, %20, !dbg !717
	br i1 %231, label %b41, label %b44, !dbg !717

b41:
	%232 = urem i32 %24, 2, !dbg !722
	%233 = zext i32 %232 to i64, !dbg !723
	%234 = mul i64 %233, %20, !dbg !724
	%235 = add i64 %234, %230, !dbg !725
	%236 = mul i64 %235, 2, !dbg !726
	%237 = add i64 %236, 2, !dbg !728
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %236, !dbg !729
	%239 = addrspacecast i64 addrspace(1)* %238 to i64*, !dbg !730
	%240 = ptrtoint i64* %239 to i64, !dbg !730
	%241 = and i64 %240, 15, !dbg !730
	%242 = icmp eq i64 %241, 0, !dbg !730
	%243 = icmp ugt i64 %237, %p19, !dbg !729
	%244 = icmp ugt i64 %236, %237, !dbg !729
	%245 = or i1 %243, %244, !dbg !729
	br i1 %245, label %b41_fail1, label %b41_ok1, !dbg !729, !prof !41

b41_ok1:
	br i1 %242, label %b42, label %b43, !dbg !730

b42:
	%246 = bitcast i64 addrspace(1)* %238 to { i64, i64 } addrspace(1)*, !dbg !730
	%247 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %246, i64 0, !dbg !731
	%248 = addrspacecast { i64, i64 } addrspace(1)* %247 to { i64, i64 }*, !dbg !719
	%249 = icmp eq { i64, i64 } addrspace(1)* %247, null, !dbg !719
	br i1 %249, label %b42_fail1, label %b42_ok1, !dbg !719, !prof !41

b42_ok1:
	%250 = bitcast { i64, i64 }* %248 to i8*, !dbg !719
	%251 = call i64 @gpuc_wait_line_thread(i8* %250, i32 %24, i32 1, i8* %ctrl, i32 27), !dbg !719
	%252 = bitcast i64 %251 to double, !dbg !732
	%253 = fadd double %229, %252, !dbg !733
	%254 = add i64 %230, %228, !dbg !717
	br label %b40, !dbg !717

b43:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %241, i64 16), !dbg !730
	ret void, !dbg !730

b44:
	%255 = icmp eq i64 %228, 32, !dbg !737
	br i1 %255, label %b45, label %b47, !dbg !737

b45:
	%256 = phi double [ %273, %b46 ], [ %229, %b44 ], !dbg !738
	%257 = phi i64 [ %274, %b46 ], [ 16, %b44 ], !dbg !739
	%258 = icmp sgt i64 %257, 0, !dbg !740
	br i1 %258, label %b46, label %b50, !dbg !740

b46:
	%259 = trunc i64 %257 to i32, !dbg !741
	%260 = bitcast double %256 to i64, !dbg !741
	%261 = trunc i64 %260 to i32, !dbg !741
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %259, i32 31), !dbg !741
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !741
	%264 = lshr i64 %260, 32, !dbg !741
	%265 = trunc i64 %264 to i32, !dbg !741
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %265, i32 %259, i32 31), !dbg !741
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !741
	%268 = zext i32 %267 to i64, !dbg !741
	%269 = shl i64 %268, 32, !dbg !741
	%270 = zext i32 %263 to i64, !dbg !741
	%271 = or i64 %270, %269, !dbg !741
	%272 = bitcast i64 %271 to double, !dbg !741
	%273 = fadd double %256, %272, !dbg !742
	%274 = sdiv i64 %257, 2, !dbg !743
	br label %b45, !dbg !743

b47:
	%275 = bitcast double %229 to i64, !dbg !744
	%276 = trunc i64 %275 to i32, !dbg !744
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 0, i32 31), !dbg !744
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !744
	%279 = lshr i64 %275, 32, !dbg !744
	%280 = trunc i64 %279 to i32, !dbg !744
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !744
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !744
	%283 = zext i32 %282 to i64, !dbg !744
	%284 = shl i64 %283, 32, !dbg !744
	%285 = zext i32 %278 to i64, !dbg !744
	%286 = or i64 %285, %284, !dbg !744
	%287 = bitcast i64 %286 to double, !dbg !744
	br label %b48, !dbg !744

b48:
	%288 = phi double [ %287, %b47 ], [ %305, %b49 ], !dbg !745
	%289 = phi i64 [ 1, %b47 ], [ %306, %b49 ], !dbg !746
	%290 = icmp slt i64 %289, %228, !dbg !747
	br i1 %290, label %b49, label %b50, !dbg !747

b49:
	%291 = trunc i64 %289 to i32, !dbg !748
	%292 = bitcast double %229 to i64, !dbg !748
	%293 = trunc i64 %292 to i32, !dbg !748
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %291, i32 31), !dbg !748
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !748
	%296 = lshr i64 %292, 32, !dbg !748
	%297 = trunc i64 %296 to i32, !dbg !748
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %291, i32 31), !dbg !748
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !748
	%300 = zext i32 %299 to i64, !dbg !748
	%301 = shl i64 %300, 32, !dbg !748
	%302 = zext i32 %295 to i64, !dbg !748
	%303 = or i64 %302, %301, !dbg !748
	%304 = bitcast i64 %303 to double, !dbg !748
	%305 = fadd double %288, %304, !dbg !742
	%306 = add i64 %289, 1, !dbg !749
	br label %b48, !dbg !749

b50:
	%307 = phi double [ %256, %b45 ], [ %288, %b48 ], !dbg !736
	%308 = sext i32 %220 to i64, !dbg !750
	%309 = icmp ne i64 %308, 0, !dbg !751
	br i1 %309, label %b53, label %b51, !dbg !751

b51:
	%310 = getelementptr inbounds double, double addrspace(1)* %4, i64 0, !dbg !752
	%311 = icmp uge i64 0, %p21, !dbg !752
	br i1 %311, label %b51_fail1, label %b51_ok1, !dbg !752, !prof !41

b51_ok1:
	store double %307, double addrspace(1)* %310, align 8, !dbg !752
	%312 = fcmp ole double %307, %p30, !dbg !753
	br i1 %312, label %b52, label %b53, !dbg !753

b52:
	%313 = urem i64 %22, 2, !dbg !754
	%314 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %313, !dbg !755
	%315 = icmp uge i64 %313, %p23, !dbg !755
	br i1 %315, label %b52_fail1, label %b52_ok1, !dbg !755, !prof !41

b52_ok1:
	store i64 %209, i64 addrspace(1)* %314, align 8, !dbg !755
	br label %b53, !dbg !755

b53:
	%316 = sub i32 %23, 1, !dbg !756
	%317 = icmp eq i32 %316, 0, !dbg !757
	br i1 %317, label %b54, label %b55, !dbg !757

b54:
	%318 = add i32 %25, 1, !dbg !758
	br label %b55, !dbg !758

b55:
	%319 = phi i32 [ %316, %b53 ], [ %p27, %b54 ], !dbg !607
	%320 = phi i32 [ 0, %b53 ], [ %25, %b54 ], !dbg !608
	%321 = phi i32 [ %25, %b53 ], [ %318, %b54 ], !dbg !609
	%322 = icmp ne i32 %320, 0, !dbg !759
	br i1 %322, label %b56, label %b70, !dbg !759

b56:
	%323 = fpext float %197 to double, !dbg !761
	%324 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !765, !range !43
	%325 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !765, !range !43
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !765, !range !45
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !765, !range !249
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !765, !range !249
	%329 = mul i32 %328, %326, !dbg !765
	%330 = add i32 %325, %329, !dbg !765
	%331 = mul i32 %327, %330, !dbg !765
	%332 = add i32 %324, %331, !dbg !765
	%333 = and i32 %332, -32, !dbg !765
	%334 = mul i32 %327, %328, !dbg !765
	%335 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !765, !range !368
	%336 = mul i32 %334, %335, !dbg !765
	%337 = sub i32 %336, %333, !dbg !765
	%338 = icmp slt i32 %337, 32, !dbg !765
	%339 = select i1 %338, i32 %337, i32 32, !dbg !765
	%340 = sext i32 %339 to i64, !dbg !765
	%341 = icmp eq i64 %340, 32, !dbg !766
	br i1 %341, label %b57, label %b59, !dbg !766

b57:
	%342 = phi double [ %359, %b58 ], [ %323, %b56 ], !dbg !767
	%343 = phi i64 [ %360, %b58 ], [ 16, %b56 ], !dbg !768
	%344 = icmp sgt i64 %343, 0, !dbg !769
	br i1 %344, label %b58, label %b62, !dbg !769

b58:
	%345 = trunc i64 %343 to i32, !dbg !770
	%346 = bitcast double %342 to i64, !dbg !770
	%347 = trunc i64 %346 to i32, !dbg !770
	%348 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %347, i32 %345, i32 31), !dbg !770
	%349 = extractvalue { i32, i1 } %348, 0, !dbg !770
	%350 = lshr i64 %346, 32, !dbg !770
	%351 = trunc i64 %350 to i32, !dbg !770
	%352 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %351, i32 %345, i32 31), !dbg !770
	%353 = extractvalue { i32, i1 } %352, 0, !dbg !770
	%354 = zext i32 %353 to i64, !dbg !770
	%355 = shl i64 %354, 32, !dbg !770
	%356 = zext i32 %349 to i64, !dbg !770
	%357 = or i64 %356, %355, !dbg !770
	%358 = bitcast i64 %357 to double, !dbg !770
	%359 = fadd double %342, %358, !dbg !771
	%360 = sdiv i64 %343, 2, !dbg !772
	br label %b57, !dbg !772

b59:
	%361 = bitcast double %323 to i64, !dbg !773
	%362 = trunc i64 %361 to i32, !dbg !773
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %362, i32 0, i32 31), !dbg !773
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !773
	%365 = lshr i64 %361, 32, !dbg !773
	%366 = trunc i64 %365 to i32, !dbg !773
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %366, i32 0, i32 31), !dbg !773
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !773
	%369 = zext i32 %368 to i64, !dbg !773
	%370 = shl i64 %369, 32, !dbg !773
	%371 = zext i32 %364 to i64, !dbg !773
	%372 = or i64 %371, %370, !dbg !773
	%373 = bitcast i64 %372 to double, !dbg !773
	br label %b60, !dbg !773

b60:
	%374 = phi double [ %373, %b59 ], [ %391, %b61 ], !dbg !774
	%375 = phi i64 [ 1, %b59 ], [ %392, %b61 ], !dbg !775
	%376 = icmp slt i64 %375, %340, !dbg !776
	br i1 %376, label %b61, label %b62, !dbg !776

b61:
	%377 = trunc i64 %375 to i32, !dbg !777
	%378 = bitcast double %323 to i64, !dbg !777
	%379 = trunc i64 %378 to i32, !dbg !777
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %377, i32 31), !dbg !777
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !777
	%382 = lshr i64 %378, 32, !dbg !777
	%383 = trunc i64 %382 to i32, !dbg !777
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %377, i32 31), !dbg !777
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !777
	%386 = zext i32 %385 to i64, !dbg !777
	%387 = shl i64 %386, 32, !dbg !777
	%388 = zext i32 %381 to i64, !dbg !777
	%389 = or i64 %388, %387, !dbg !777
	%390 = bitcast i64 %389 to double, !dbg !777
	%391 = fadd double %374, %390, !dbg !771
	%392 = add i64 %375, 1, !dbg !778
	br label %b60, !dbg !778

b62:
	%393 = phi double [ %342, %b57 ], [ %374, %b60 ], !dbg !764
	%394 = sext i32 %336 to i64, !dbg !780
	%395 = add i64 %394, 32, !dbg !781
	%396 = sub i64 %395, 1, !dbg !782
	%397 = sdiv i64 %396, 32, !dbg !783
	%398 = icmp eq i64 %397, 1, !dbg !784
	br i1 %398, label %b68, label %b63, !dbg !784

b63:
	call void @llvm.nvvm.barrier0(), !dbg !786
	%399 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !787, !range !451
	%400 = sext i32 %399 to i64, !dbg !787
	%401 = icmp eq i64 %400, 0, !dbg !788
	br i1 %401, label %b64, label %b65, !dbg !788

b64:
	%402 = sext i32 %332 to i64, !dbg !789
	%403 = sdiv i64 %402, 32, !dbg !790
	%404 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %403, !dbg !791
	store double %393, double addrspace(3)* %404, align 8, !dbg !791
	br label %b65, !dbg !791

b65:
	call void @llvm.nvvm.barrier0(), !dbg !792
	%405 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !793
	%406 = load double, double addrspace(3)* %405, align 8, !dbg !793
	br label %b66, !dbg !793

b66:
	%407 = phi double [ %406, %b65 ], [ %412, %b67 ], !dbg !794
	%408 = phi i64 [ 1, %b65 ], [ %413, %b67 ], !dbg !795
	%409 = icmp slt i64 %408, %397, !dbg !796
	br i1 %409, label %b67, label %b68, !dbg !796

b67:
	%410 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %408, !dbg !797
	%411 = load double, double addrspace(3)* %410, align 8, !dbg !797
	%412 = fadd double %407, %411, !dbg !771
	%413 = add i64 %408, 1, !dbg !798
	br label %b66, !dbg !798

b68:
	%414 = phi double [ %393, %b62 ], [ %407, %b66 ], !dbg !763
	%415 = sext i32 %332 to i64, !dbg !799
	%416 = icmp eq i64 %415, 0, !dbg !800
	br i1 %416, label %b69, label %b70, !dbg !800

b69:
	%417 = sdiv i64 %p17, 2, !dbg !802
	%418 = urem i32 %320, 2, !dbg !803
	%419 = zext i32 %418 to i64, !dbg !804
	%420 = mul i64 %419, %417, !dbg !805
	%421 = add i64 %420, %417, !dbg !806
	%422 = icmp ugt i64 %421, %p17, !dbg !807
	br i1 %422, label %b69_fail1, label %b69_ok1, !dbg !807, !prof !41

b69_ok1:
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !808, !range !42
	%424 = sext i32 %423 to i64, !dbg !808
	%425 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !808, !range !44
	%426 = sext i32 %425 to i64, !dbg !808
	%427 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !809, !range !244
	%428 = sext i32 %427 to i64, !dbg !809
	%429 = mul i64 %426, %428, !dbg !810
	%430 = add i64 %429, %424, !dbg !811
	%431 = getelementptr inbounds double, double addrspace(1)* %2, i64 %420, !dbg !807
	%432 = getelementptr inbounds double, double addrspace(1)* %431, i64 %430, !dbg !812
	%433 = icmp uge i64 %430, %417, !dbg !812
	br i1 %433, label %b69_fail2, label %b69_ok2, !dbg !812, !prof !41

b69_ok2:
	store double %414, double addrspace(1)* %432, align 8, !dbg !812
	br label %b70, !dbg !812

b70:
	call void @gpuc_grid_sync(), !dbg !813
	%434 = fcmp oge double %p30, 0.000000e+00, !dbg !814
	br i1 %434, label %b71, label %b73, !dbg !814

b71:
	%435 = urem i64 %22, 2, !dbg !815
	%436 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %435, !dbg !816
	%437 = icmp uge i64 %435, %p23, !dbg !816
	br i1 %437, label %b71_fail1, label %b71_ok1, !dbg !816, !prof !41

b71_ok1:
	%438 = load i64, i64 addrspace(1)* %436, align 8, !dbg !816
	%439 = icmp ne i64 %438, 0, !dbg !817
	br i1 %439, label %b72, label %b73, !dbg !817

b72:
	ret void, !dbg !818

b73:
	%440 = add i64 %22, 1, !dbg !819
	%441 = add i32 %26, 1, !dbg !819
	%442 = icmp ult i32 %441, %p25, !dbg !819
	br i1 %442, label %b4, label %b74, !dbg !819

b74:
	ret void, !dbg !819

b75:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %12, i64 16), !dbg !604
	ret void, !dbg !604

b76:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p1, i64 4), !dbg !604
	ret void, !dbg !604

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %43, i64 %p17), !dbg !624
	ret void, !dbg !624

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %169, i64 %p19), !dbg !699
	ret void, !dbg !699

b31_fail1:
	%443 = icmp uge i64 %175, %20, !dbg !697
	br i1 %443, label %b31_fail2, label %b31_ok2, !dbg !697

b31_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %175, i64 %20), !dbg !697
	ret void, !dbg !697

b31_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !697
	ret void, !dbg !697

b41_fail1:
	%444 = icmp ugt i64 %237, %p19, !dbg !729
	br i1 %444, label %b41_fail2, label %b41_ok2, !dbg !729

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %237, i64 %p19), !dbg !729
	ret void, !dbg !729

b41_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %236, i64 %237), !dbg !729
	ret void, !dbg !729

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !719
	ret void, !dbg !719

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !752
	ret void, !dbg !752

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %313, i64 %p23), !dbg !755
	ret void, !dbg !755

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %421, i64 %p17), !dbg !807
	ret void, !dbg !807

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %430, i64 %417), !dbg !812
	ret void, !dbg !812

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %435, i64 %p23), !dbg !816
	ret void, !dbg !816
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !820 {
entry:
	br label %b0, !dbg !821

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !821
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !821
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !821
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !821
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !824
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !825
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !826
	%7 = icmp uge i64 0, %p7, !dbg !826
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !826, !prof !41

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !826
	%9 = icmp eq i64 %8, 0, !dbg !827
	br i1 %9, label %b1, label %b42, !dbg !827

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !828
	%11 = icmp uge i64 1, %p7, !dbg !828
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !828, !prof !41

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !828
	%13 = icmp eq i64 %12, 0, !dbg !829
	br i1 %13, label %b2, label %b42, !dbg !829

b2:
	%14 = sdiv i64 %p1, 2, !dbg !831
	%15 = urem i32 %p8, 2, !dbg !832
	%16 = zext i32 %15 to i64, !dbg !833
	%17 = mul i64 %16, %14, !dbg !834
	%18 = add i64 %17, %14, !dbg !835
	%19 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17, !dbg !836
	%20 = icmp ugt i64 %18, %p1, !dbg !836
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !836, !prof !41

b2_ok1:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !837, !range !249
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !837, !range !249
	%23 = mul i32 %21, %22, !dbg !837
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !837, !range !368
	%25 = mul i32 %23, %24, !dbg !837
	%26 = sext i32 %25 to i64, !dbg !837
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !838, !range !43
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !838, !range !43
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !838, !range !45
	%30 = mul i32 %22, %29, !dbg !838
	%31 = add i32 %28, %30, !dbg !838
	%32 = mul i32 %21, %31, !dbg !838
	%33 = add i32 %27, %32, !dbg !838
	%34 = sext i32 %33 to i64, !dbg !838
	%35 = mul i64 %26, 2, !dbg !839
	%36 = mul i64 %26, 3, !dbg !840
	%37 = mul i64 %26, 4, !dbg !841
	br label %b3, !dbg !838

b3:
	%38 = phi double [ 0.000000e+00, %b2_ok1 ], [ %61, %b10 ], !dbg !842
	%39 = phi i64 [ %34, %b2_ok1 ], [ %62, %b10 ], !dbg !843
	%40 = icmp slt i64 %39, %14, !dbg !844
	br i1 %40, label %b4, label %b11, !dbg !844

b4:
	%41 = getelementptr inbounds double, double addrspace(1)* %19, i64 %39, !dbg !845
	%42 = load double, double addrspace(1)* %41, align 8, !dbg !845
	%43 = add i64 %39, %26, !dbg !846
	%44 = icmp slt i64 %43, %14, !dbg !848
	br i1 %44, label %b5, label %b6, !dbg !848

b5:
	%45 = getelementptr inbounds double, double addrspace(1)* %19, i64 %43, !dbg !849
	%46 = load double, double addrspace(1)* %45, align 8, !dbg !849
	br label %b6, !dbg !850

b6:
	%47 = phi double [ %46, %b5 ], [ 0.000000e+00, %b4 ], !dbg !851
	%48 = fadd double %42, %47, !dbg !851
	%49 = add i64 %39, %35, !dbg !852
	%50 = icmp slt i64 %49, %14, !dbg !854
	br i1 %50, label %b7, label %b8, !dbg !854

b7:
	%51 = getelementptr inbounds double, double addrspace(1)* %19, i64 %49, !dbg !855
	%52 = load double, double addrspace(1)* %51, align 8, !dbg !855
	br label %b8, !dbg !856

b8:
	%53 = phi double [ %52, %b7 ], [ 0.000000e+00, %b6 ], !dbg !857
	%54 = fadd double %48, %53, !dbg !857
	%55 = add i64 %39, %36, !dbg !858
	%56 = icmp slt i64 %55, %14, !dbg !860
	br i1 %56, label %b9, label %b10, !dbg !860

b9:
	%57 = getelementptr inbounds double, double addrspace(1)* %19, i64 %55, !dbg !861
	%58 = load double, double addrspace(1)* %57, align 8, !dbg !861
	br label %b10, !dbg !862

b10:
	%59 = phi double [ %58, %b9 ], [ 0.000000e+00, %b8 ], !dbg !863
	%60 = fadd double %54, %59, !dbg !863
	%61 = fadd double %38, %60, !dbg !864
	%62 = add i64 %39, %37, !dbg !865
	br label %b3, !dbg !865

b11:
	%63 = and i32 %33, -32, !dbg !869
	%64 = sub i32 %25, %63, !dbg !869
	%65 = icmp slt i32 %64, 32, !dbg !869
	%66 = select i1 %65, i32 %64, i32 32, !dbg !869
	%67 = sext i32 %66 to i64, !dbg !869
	%68 = icmp eq i64 %67, 32, !dbg !870
	br i1 %68, label %b12, label %b14, !dbg !870

b12:
	%69 = phi double [ %86, %b13 ], [ %38, %b11 ], !dbg !871
	%70 = phi i64 [ %87, %b13 ], [ 16, %b11 ], !dbg !872
	%71 = icmp sgt i64 %70, 0, !dbg !873
	br i1 %71, label %b13, label %b17, !dbg !873

b13:
	%72 = trunc i64 %70 to i32, !dbg !874
	%73 = bitcast double %69 to i64, !dbg !874
	%74 = trunc i64 %73 to i32, !dbg !874
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !874
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !874
	%77 = lshr i64 %73, 32, !dbg !874
	%78 = trunc i64 %77 to i32, !dbg !874
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !874
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !874
	%81 = zext i32 %80 to i64, !dbg !874
	%82 = shl i64 %81, 32, !dbg !874
	%83 = zext i32 %76 to i64, !dbg !874
	%84 = or i64 %83, %82, !dbg !874
	%85 = bitcast i64 %84 to double, !dbg !874
	%86 = fadd double %69, %85, !dbg !875
	%87 = sdiv i64 %70, 2, !dbg !876
	br label %b12, !dbg !876

b14:
	%88 = bitcast double %38 to i64, !dbg !877
	%89 = trunc i64 %88 to i32, !dbg !877
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !877
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !877
	%92 = lshr i64 %88, 32, !dbg !877
	%93 = trunc i64 %92 to i32, !dbg !877
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !877
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !877
	%96 = zext i32 %95 to i64, !dbg !877
	%97 = shl i64 %96, 32, !dbg !877
	%98 = zext i32 %91 to i64, !dbg !877
	%99 = or i64 %98, %97, !dbg !877
	%100 = bitcast i64 %99 to double, !dbg !877
	br label %b15, !dbg !877

b15:
	%101 = phi double [ %100, %b14 ], [ %118, %b16 ], !dbg !878
	%102 = phi i64 [ 1, %b14 ], [ %119, %b16 ], !dbg !879
	%103 = icmp slt i64 %102, %67, !dbg !880
	br i1 %103, label %b16, label %b17, !dbg !880

b16:
	%104 = trunc i64 %102 to i32, !dbg !881
	%105 = bitcast double %38 to i64, !dbg !881
	%106 = trunc i64 %105 to i32, !dbg !881
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 %104, i32 31), !dbg !881
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !881
	%109 = lshr i64 %105, 32, !dbg !881
	%110 = trunc i64 %109 to i32, !dbg !881
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %104, i32 31), !dbg !881
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !881
	%113 = zext i32 %112 to i64, !dbg !881
	%114 = shl i64 %113, 32, !dbg !881
	%115 = zext i32 %108 to i64, !dbg !881
	%116 = or i64 %115, %114, !dbg !881
	%117 = bitcast i64 %116 to double, !dbg !881
	%118 = fadd double %101, %117, !dbg !875
	%119 = add i64 %102, 1, !dbg !882
	br label %b15, !dbg !882

b17:
	%120 = phi double [ %69, %b12 ], [ %101, %b15 ], !dbg !868
	%121 = add i64 %26, 32, !dbg !884
	%122 = sub i64 %121, 1, !dbg !885
	%123 = sdiv i64 %122, 32, !dbg !886
	%124 = icmp eq i64 %123, 1, !dbg !887
	br i1 %124, label %b23, label %b18, !dbg !887

b18:
	call void @llvm.nvvm.barrier0(), !dbg !889
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !890, !range !451
	%126 = sext i32 %125 to i64, !dbg !890
	%127 = icmp eq i64 %126, 0, !dbg !891
	br i1 %127, label %b19, label %b20, !dbg !891

b19:
	%128 = sdiv i64 %34, 32, !dbg !892
	%129 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %128, !dbg !893
	store double %120, double addrspace(3)* %129, align 8, !dbg !893
	br label %b20, !dbg !893

b20:
	call void @llvm.nvvm.barrier0(), !dbg !894
	%130 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !895
	%131 = load double, double addrspace(3)* %130, align 8, !dbg !895
	br label %b21, !dbg !895

b21:
	%132 = phi double [ %131, %b20 ], [ %137, %b22 ], !dbg !896
	%133 = phi i64 [ 1, %b20 ], [ %138, %b22 ], !dbg !897
	%134 = icmp slt i64 %133, %123, !dbg !898
	br i1 %134, label %b22, label %b23, !dbg !898

b22:
	%135 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %133, !dbg !899
	%136 = load double, double addrspace(3)* %135, align 8, !dbg !899
	%137 = fadd double %132, %136, !dbg !875
	%138 = add i64 %133, 1, !dbg !900
	br label %b21, !dbg !900

b23:
	%139 = phi double [ %120, %b17 ], [ %132, %b21 ], !dbg !867
	%140 = icmp eq i64 %34, 0, !dbg !901
	br i1 %140, label %b24, label %b28, !dbg !901

b24:
	%141 = sext i32 %4 to i64, !dbg !824
	%142 = sext i32 %5 to i64, !dbg !825
	%143 = mul i64 %16, %142, !dbg !903
	%144 = add i64 %143, %141, !dbg !904
	%145 = mul i64 %144, 2, !dbg !905
	%146 = add i64 %145, 2, !dbg !908
	br label %b25, !dbg !825

b25:
	%147 = phi i64 [ 0, %b24 ], [ %167, %b26_ok1 ], !dbg !825
	%148 = add i64 %141, %147, !dbg !911
	%149 = icmp ugt i64 %146, %p3, !dbg !910
	br i1 %149, label %b25_fail1, label %b25_ok1, !dbg !910, !prof !41

b25_ok1:
	%150 = icmp eq i64 %142, -1, !dbg !912
	%151 = select i1 %150, i64 1, i64 %142, !dbg !912
	%152 = srem i64 %148, %151, !dbg !912
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %145, !dbg !910
	%154 = addrspacecast i64 addrspace(1)* %153 to i64*, !dbg !913
	%155 = ptrtoint i64* %154 to i64, !dbg !913
	%156 = and i64 %155, 15, !dbg !913
	%157 = icmp eq i64 %156, 0, !dbg !913
	br i1 %157, label %b26, label %b27, !dbg !913

b26:
	%158 = bitcast i64 addrspace(1)* %153 to { i64, i64 } addrspace(1)*, !dbg !913
	%159 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %158, i64 0, !dbg !914
	%160 = bitcast double %139 to i64, !dbg !915
	%161 = trunc i64 %152 to i32, !dbg !909
	%162 = addrspacecast { i64, i64 } addrspace(1)* %159 to { i64, i64 }*, !dbg !909
	%163 = icmp uge i64 %152, %142, !dbg !909
	%164 = icmp eq { i64, i64 } addrspace(1)* %159, null, !dbg !909
	%165 = or i1 %163, %164, !dbg !909
	br i1 %165, label %b26_fail1, label %b26_ok1, !dbg !909, !prof !41

b26_ok1:
	%166 = bitcast { i64, i64 }* %162 to i8*, !dbg !909
	call void @gpuc_put_line_thread(i8* %166, i64 %160, i32 %p8, i32 %161), !dbg !909
	%167 = add i64 %147, 1, !dbg !906
	%168 = icmp slt i64 %167, %142, !dbg !906
	br i1 %168, label %b25, label %b28, !dbg !906

b27:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %156, i64 16), !dbg !913
	ret void, !dbg !913

b28:
	call void @llvm.nvvm.barrier0(), !dbg !916
	%169 = sext i32 %5 to i64, !dbg !919
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !920, !range !451
	%171 = sext i32 %170 to i64, !dbg !920
	%172 = mul i64 %16, %169, !dbg !922
	br label %b29, !dbg !920

b29:
	%173 = phi double [ 0.000000e+00, %b28 ], [ %194, %b31_ok1 ], !dbg !925
	%174 = phi i64 [ %171, %b28 ], [ %195, %b31_ok1 ], !dbg !920
	%175 = icmp slt i64 %174, %169, !dbg !920
	br i1 %175, label %b30, label %b33, !dbg !920

b30:
	%176 = add i64 %172, %174, !dbg !926
	%177 = mul i64 %176, 2, !dbg !927
	%178 = add i64 %177, 2, !dbg !929
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %177, !dbg !930
	%180 = addrspacecast i64 addrspace(1)* %179 to i64*, !dbg !931
	%181 = ptrtoint i64* %180 to i64, !dbg !931
	%182 = and i64 %181, 15, !dbg !931
	%183 = icmp eq i64 %182, 0, !dbg !931
	%184 = icmp ugt i64 %178, %p3, !dbg !930
	%185 = icmp ugt i64 %177, %178, !dbg !930
	%186 = or i1 %184, %185, !dbg !930
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !930, !prof !41

b30_ok1:
	br i1 %183, label %b31, label %b32, !dbg !931

b31:
	%187 = bitcast i64 addrspace(1)* %179 to { i64, i64 } addrspace(1)*, !dbg !931
	%188 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %187, i64 0, !dbg !932
	%189 = addrspacecast { i64, i64 } addrspace(1)* %188 to { i64, i64 }*, !dbg !924
	%190 = icmp eq { i64, i64 } addrspace(1)* %188, null, !dbg !924
	br i1 %190, label %b31_fail1, label %b31_ok1, !dbg !924, !prof !41

b31_ok1:
	%191 = bitcast { i64, i64 }* %189 to i8*, !dbg !924
	%192 = call i64 @gpuc_wait_line_thread(i8* %191, i32 %p8, i32 1, i8* %ctrl, i32 27), !dbg !924
	%193 = bitcast i64 %192 to double, !dbg !933
	%194 = fadd double %173, %193, !dbg !934
	%195 = add i64 %174, %67, !dbg !920
	br label %b29, !dbg !920

b32:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %182, i64 16), !dbg !931
	ret void, !dbg !931

b33:
	br i1 %68, label %b34, label %b36, !dbg !938

b34:
	%196 = phi double [ %213, %b35 ], [ %173, %b33 ], !dbg !939
	%197 = phi i64 [ %214, %b35 ], [ 16, %b33 ], !dbg !940
	%198 = icmp sgt i64 %197, 0, !dbg !941
	br i1 %198, label %b35, label %b39, !dbg !941

b35:
	%199 = trunc i64 %197 to i32, !dbg !942
	%200 = bitcast double %196 to i64, !dbg !942
	%201 = trunc i64 %200 to i32, !dbg !942
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %201, i32 %199, i32 31), !dbg !942
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !942
	%204 = lshr i64 %200, 32, !dbg !942
	%205 = trunc i64 %204 to i32, !dbg !942
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %199, i32 31), !dbg !942
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !942
	%208 = zext i32 %207 to i64, !dbg !942
	%209 = shl i64 %208, 32, !dbg !942
	%210 = zext i32 %203 to i64, !dbg !942
	%211 = or i64 %210, %209, !dbg !942
	%212 = bitcast i64 %211 to double, !dbg !942
	%213 = fadd double %196, %212, !dbg !943
	%214 = sdiv i64 %197, 2, !dbg !944
	br label %b34, !dbg !944

b36:
	%215 = bitcast double %173 to i64, !dbg !945
	%216 = trunc i64 %215 to i32, !dbg !945
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %216, i32 0, i32 31), !dbg !945
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !945
	%219 = lshr i64 %215, 32, !dbg !945
	%220 = trunc i64 %219 to i32, !dbg !945
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %220, i32 0, i32 31), !dbg !945
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !945
	%223 = zext i32 %222 to i64, !dbg !945
	%224 = shl i64 %223, 32, !dbg !945
	%225 = zext i32 %218 to i64, !dbg !945
	%226 = or i64 %225, %224, !dbg !945
	%227 = bitcast i64 %226 to double, !dbg !945
	br label %b37, !dbg !945

b37:
	%228 = phi double [ %227, %b36 ], [ %245, %b38 ], !dbg !946
	%229 = phi i64 [ 1, %b36 ], [ %246, %b38 ], !dbg !947
	%230 = icmp slt i64 %229, %67, !dbg !948
	br i1 %230, label %b38, label %b39, !dbg !948

b38:
	%231 = trunc i64 %229 to i32, !dbg !949
	%232 = bitcast double %173 to i64, !dbg !949
	%233 = trunc i64 %232 to i32, !dbg !949
	%234 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %231, i32 31), !dbg !949
	%235 = extractvalue { i32, i1 } %234, 0, !dbg !949
	%236 = lshr i64 %232, 32, !dbg !949
	%237 = trunc i64 %236 to i32, !dbg !949
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %237, i32 %231, i32 31), !dbg !949
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !949
	%240 = zext i32 %239 to i64, !dbg !949
	%241 = shl i64 %240, 32, !dbg !949
	%242 = zext i32 %235 to i64, !dbg !949
	%243 = or i64 %242, %241, !dbg !949
	%244 = bitcast i64 %243 to double, !dbg !949
	%245 = fadd double %228, %244, !dbg !943
	%246 = add i64 %229, 1, !dbg !950
	br label %b37, !dbg !950

b39:
	%247 = phi double [ %196, %b34 ], [ %228, %b37 ], !dbg !937
	%248 = icmp ne i64 %34, 0, !dbg !951
	br i1 %248, label %b42, label %b40, !dbg !951

b40:
	%249 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !952
	%250 = icmp uge i64 0, %p5, !dbg !952
	br i1 %250, label %b40_fail1, label %b40_ok1, !dbg !952, !prof !41

b40_ok1:
	store double %247, double addrspace(1)* %249, align 8, !dbg !952
	%251 = fcmp ole double %247, %p10, !dbg !953
	br i1 %251, label %b41, label %b42, !dbg !953

b41:
	%252 = add i64 %p9, 1, !dbg !954
	%253 = urem i64 %252, 2, !dbg !955
	%254 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %253, !dbg !956
	store i64 %p9, i64 addrspace(1)* %254, align 8, !dbg !956
	br label %b42, !dbg !956

b42:
	ret void, !dbg !917

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p7), !dbg !826
	ret void, !dbg !826

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p7), !dbg !828
	ret void, !dbg !828

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p1), !dbg !836
	ret void, !dbg !836

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %146, i64 %p3), !dbg !910
	ret void, !dbg !910

b26_fail1:
	%255 = icmp uge i64 %152, %142, !dbg !909
	br i1 %255, label %b26_fail2, label %b26_ok2, !dbg !909

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %152, i64 %142), !dbg !909
	ret void, !dbg !909

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !909
	ret void, !dbg !909

b30_fail1:
	%256 = icmp ugt i64 %178, %p3, !dbg !930
	br i1 %256, label %b30_fail2, label %b30_ok2, !dbg !930

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %178, i64 %p3), !dbg !930
	ret void, !dbg !930

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %177, i64 %178), !dbg !930
	ret void, !dbg !930

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 0), !dbg !924
	ret void, !dbg !924

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !952
	ret void, !dbg !952
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !957 {
entry:
	br label %b0, !dbg !958

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !958
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !958
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !959
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !960, !range !42
	%4 = sext i32 %3 to i64, !dbg !960
	%5 = sext i32 %2 to i64, !dbg !959
	%6 = icmp ne i64 %5, 0, !dbg !961
	br label %b1, !dbg !962

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !963
	%8 = icmp slt i64 %7, %p18, !dbg !964
	br i1 %8, label %b2, label %b10, !dbg !964

b2:
	%9 = mul i64 %7, %p16, !dbg !966
	%10 = icmp eq i64 %p18, 0, !dbg !965
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !965, !prof !41

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !965
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !965
	%13 = sdiv i64 %9, %12, !dbg !965
	%14 = sub i64 0, %9, !dbg !965
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !965
	%16 = sub i64 %15, %p9, !dbg !967
	%17 = icmp slt i64 %16, 0, !dbg !968
	br i1 %17, label %b9, label %b3, !dbg !968

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !969
	br i1 %18, label %b9, label %b4, !dbg !969

b4:
	%19 = mul i64 %7, %p17, !dbg !970
	%20 = add i64 %7, 1, !dbg !971
	%21 = mul i64 %20, %p17, !dbg !972
	%22 = sub i64 %21, %19, !dbg !973
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !973
	%24 = icmp ugt i64 %21, %p1, !dbg !973
	%25 = icmp ugt i64 %19, %21, !dbg !973
	%26 = or i1 %24, %25, !dbg !973
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !973, !prof !41

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !974, !range !43
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !974, !range !43
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !974, !range !45
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !974, !range !249
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !974, !range !249
	%32 = mul i32 %31, %29, !dbg !974
	%33 = add i32 %28, %32, !dbg !974
	%34 = mul i32 %30, %33, !dbg !974
	%35 = add i32 %27, %34, !dbg !974
	%36 = sext i32 %35 to i64, !dbg !974
	%37 = mul i32 %30, %31, !dbg !974
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !974, !range !368
	%39 = mul i32 %37, %38, !dbg !974
	%40 = sext i32 %39 to i64, !dbg !974
	%41 = add i64 %16, 1, !dbg !975
	%42 = mul i64 %41, %p6, !dbg !976
	br label %b5, !dbg !974

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !974
	%44 = icmp slt i64 %43, %p17, !dbg !974
	br i1 %44, label %b6, label %b7, !dbg !974

b6:
	%45 = mul i64 %43, %p5, !dbg !977
	%46 = icmp eq i64 %p17, -1, !dbg !978
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !978
	%48 = sdiv i64 %45, %47, !dbg !978
	%49 = sub i64 0, %45, !dbg !978
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !978
	%51 = add i64 %42, %50, !dbg !979
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !980
	%53 = icmp uge i64 %51, %p3, !dbg !980
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !980, !prof !41

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !980
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !981
	store float %54, float addrspace(1)* %55, align 4, !dbg !981
	%56 = add i64 %43, %40, !dbg !974
	br label %b5, !dbg !974

b7:
	call void @llvm.nvvm.barrier0(), !dbg !982
	br i1 %6, label %b8, label %b9, !dbg !961

b8:
	%57 = mul i64 %22, 4, !dbg !983
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !983
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !983
	%60 = bitcast float* %58 to i8*, !dbg !983
	%61 = bitcast float* %59 to i8*, !dbg !983
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !983
	br label %b9, !dbg !983

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !984, !range !244
	%63 = sext i32 %62 to i64, !dbg !984
	%64 = add i64 %7, %63, !dbg !985
	br label %b1, !dbg !985

b10:
	ret void, !dbg !985

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !965
	ret void, !dbg !965

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !973
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !973

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !973
	ret void, !dbg !973

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !973
	ret void, !dbg !973

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !980
	ret void, !dbg !980
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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

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
!nvvm.annotations = !{!986, !987, !988, !989, !990, !991, !992, !993, !994, !995, !996, !997, !998, !999, !1000, !1001, !1002, !1003}
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
!351 = distinct !DISubprogram(name: "SumByWarp", scope: !350, file: !350, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!352 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!353 = distinct !DISubprogram(name: "collect", scope: !352, file: !352, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!354 = !DILocation(line: 40, column: 10, scope: !348)
!355 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 80, column: 21, scope: !351, inlinedAt: !355)
!357 = distinct !DISubprogram(name: "Publish", scope: !350, file: !350, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!358 = distinct !DISubprogram(name: "publish", scope: !352, file: !352, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!359 = !DILocation(line: 33, column: 10, scope: !348)
!360 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 60, column: 23, scope: !357, inlinedAt: !360)
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
!463 = !DILocation(line: 60, column: 40, scope: !357, inlinedAt: !360)
!464 = distinct !DISubprogram(name: "valueAt", scope: !350, file: !350, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!465 = !DILocation(line: 62, column: 29, scope: !357, inlinedAt: !360)
!466 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !465)
!468 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !465)
!469 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!470 = distinct !DISubprogram(name: "line", scope: !469, file: !469, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!471 = distinct !DISubprogram(name: "Store", scope: !469, file: !469, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!472 = !DILocation(line: 62, column: 8, scope: !357, inlinedAt: !360)
!473 = !DILocation(line: 12, column: 24, scope: !471, inlinedAt: !472)
!474 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !473)
!475 = !DILocation(line: 12, column: 16, scope: !471, inlinedAt: !472)
!476 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !473)
!477 = !DILocation(line: 62, column: 60, scope: !357, inlinedAt: !360)
!478 = !DILocation(line: 62, column: 65, scope: !357, inlinedAt: !360)
!479 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !473)
!480 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !473)
!481 = !DILocation(line: 12, column: 45, scope: !471, inlinedAt: !472)
!482 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !359)
!483 = !DILocation(line: 36, column: 12, scope: !348)
!484 = distinct !DISubprogram(name: "fieldIn", scope: !6, file: !6, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!485 = !DILocation(line: 37, column: 29, scope: !348)
!486 = !DILocation(line: 36, column: 43, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 37, column: 18, scope: !348)
!488 = !DILocation(line: 35, column: 2, scope: !348)
!489 = !DILocation(line: 39, column: 15, scope: !348)
!490 = !DILocation(line: 39, column: 31, scope: !348)
!491 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !490)
!492 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !490)
!493 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !490)
!494 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !490)
!495 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !490)
!496 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !490)
!497 = !DILocation(line: 40, column: 36, scope: !348)
!498 = !DILocation(line: 82, column: 33, scope: !351, inlinedAt: !355)
!499 = distinct !DISubprogram(name: "Await", scope: !469, file: !469, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!500 = !DILocation(line: 83, column: 18, scope: !351, inlinedAt: !355)
!501 = !DILocation(line: 21, column: 40, scope: !499, inlinedAt: !500)
!502 = !DILocation(line: 82, column: 33, scope: !348)
!503 = !DILocation(line: 83, column: 39, scope: !351, inlinedAt: !355)
!504 = !DILocation(line: 90, column: 19, scope: !464, inlinedAt: !503)
!505 = !DILocation(line: 90, column: 13, scope: !464, inlinedAt: !503)
!506 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !503)
!507 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !503)
!508 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !503)
!509 = !DILocation(line: 21, column: 48, scope: !499, inlinedAt: !500)
!510 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !509)
!511 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !509)
!512 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !509)
!513 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !509)
!514 = !DILocation(line: 21, column: 25, scope: !499, inlinedAt: !500)
!515 = !DILocation(line: 83, column: 3, scope: !351, inlinedAt: !355)
!516 = distinct !DISubprogram(name: "reduce", scope: !420, file: !420, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!517 = distinct !DISubprogram(name: "ReduceAdd", scope: !420, file: !420, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!518 = !DILocation(line: 85, column: 22, scope: !351, inlinedAt: !355)
!519 = !DILocation(line: 8, column: 15, scope: !517, inlinedAt: !518)
!520 = !DILocation(line: 45, column: 16, scope: !516, inlinedAt: !519)
!521 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !520)
!522 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !520)
!523 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !520)
!524 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !520)
!525 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !520)
!526 = !DILocation(line: 8, column: 76, scope: !517, inlinedAt: !518)
!527 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !520)
!528 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !520)
!529 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !520)
!530 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !520)
!531 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !520)
!532 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !520)
!533 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !520)
!534 = !DILocation(line: 43, column: 19, scope: !353, inlinedAt: !354)
!535 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !354)
!536 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !354)
!537 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !354)
!538 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !354)
!539 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !354)
!540 = !DILocation(line: 42, column: 14, scope: !348)
!541 = distinct !DISubprogram(name: "record", scope: !352, file: !352, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!542 = !DILocation(line: 43, column: 9, scope: !348)
!543 = !DILocation(line: 54, column: 41, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 54, column: 22, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !544)
!546 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !545)
!547 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !546)
!548 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !546)
!549 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !546)
!550 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !546)
!551 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !546)
!552 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !546)
!553 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !544)
!554 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !546)
!555 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !546)
!556 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !546)
!557 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !546)
!558 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !546)
!559 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !546)
!560 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !546)
!561 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !545)
!562 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !561)
!563 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !561)
!564 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !561)
!565 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !561)
!566 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !545)
!567 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !545)
!568 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !545)
!569 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !545)
!570 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !545)
!571 = !DILocation(line: 53, column: 15, scope: !422, inlinedAt: !545)
!572 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !545)
!573 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !545)
!574 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !545)
!575 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !545)
!576 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !545)
!577 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !545)
!578 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !545)
!579 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !545)
!580 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !545)
!581 = !DILocation(line: 55, column: 19, scope: !541, inlinedAt: !542)
!582 = !DILocation(line: 55, column: 22, scope: !541, inlinedAt: !542)
!583 = !DILocation(line: 56, column: 7, scope: !541, inlinedAt: !542)
!584 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !583)
!585 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !583)
!586 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !583)
!587 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !583)
!588 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !583)
!589 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !583)
!590 = !DILocation(line: 56, column: 31, scope: !541, inlinedAt: !542)
!591 = !DILocation(line: 56, column: 45, scope: !541, inlinedAt: !542)
!592 = !DILocation(line: 56, column: 35, scope: !541, inlinedAt: !542)
!593 = !DILocation(line: 56, column: 49, scope: !541, inlinedAt: !542)
!594 = !DILocation(line: 56, column: 20, scope: !541, inlinedAt: !542)
!595 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!596 = !DILocation(line: 54, column: 6, scope: !595)
!597 = !DILocation(line: 65, column: 11, scope: !595)
!598 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !597)
!599 = !DILocation(line: 80, column: 21, scope: !351, inlinedAt: !598)
!600 = !DILocation(line: 58, column: 11, scope: !595)
!601 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !600)
!602 = !DILocation(line: 60, column: 23, scope: !357, inlinedAt: !601)
!603 = !DILocation(line: 55, column: 14, scope: !595)
!604 = !DILocation(line: 36, column: 43, scope: !484, inlinedAt: !603)
!605 = !DILocation(line: 61, column: 13, scope: !595)
!606 = !DILocation(line: 54, column: 93, scope: !595)
!607 = !DILocation(line: 54, column: 110, scope: !595)
!608 = !DILocation(line: 54, column: 123, scope: !595)
!609 = !DILocation(line: 54, column: 132, scope: !595)
!610 = !DILocation(line: 57, column: 14, scope: !595)
!611 = !DILocation(line: 57, column: 30, scope: !595)
!612 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !611)
!613 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !611)
!614 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !611)
!615 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !611)
!616 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !611)
!617 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !611)
!618 = !DILocation(line: 62, column: 19, scope: !358, inlinedAt: !600)
!619 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !618)
!620 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !618)
!621 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !618)
!622 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !618)
!623 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !618)
!624 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !618)
!625 = !DILocation(line: 62, column: 48, scope: !358, inlinedAt: !600)
!626 = !DILocation(line: 64, column: 25, scope: !358, inlinedAt: !600)
!627 = !DILocation(line: 66, column: 48, scope: !358, inlinedAt: !600)
!628 = !DILocation(line: 66, column: 68, scope: !358, inlinedAt: !600)
!629 = !DILocation(line: 64, column: 50, scope: !358, inlinedAt: !600)
!630 = !DILocation(line: 63, column: 2, scope: !358, inlinedAt: !600)
!631 = !DILocation(line: 64, column: 6, scope: !358, inlinedAt: !600)
!632 = !DILocation(line: 64, column: 31, scope: !358, inlinedAt: !600)
!633 = !DILocation(line: 66, column: 13, scope: !358, inlinedAt: !600)
!634 = !DILocation(line: 66, column: 28, scope: !358, inlinedAt: !600)
!635 = !DILocation(line: 66, column: 21, scope: !358, inlinedAt: !600)
!636 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !635)
!637 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !635)
!638 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !635)
!639 = !DILocation(line: 66, column: 17, scope: !358, inlinedAt: !600)
!640 = !DILocation(line: 66, column: 46, scope: !358, inlinedAt: !600)
!641 = !DILocation(line: 66, column: 39, scope: !358, inlinedAt: !600)
!642 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !641)
!643 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !641)
!644 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !641)
!645 = !DILocation(line: 66, column: 35, scope: !358, inlinedAt: !600)
!646 = !DILocation(line: 66, column: 66, scope: !358, inlinedAt: !600)
!647 = !DILocation(line: 66, column: 59, scope: !358, inlinedAt: !600)
!648 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !647)
!649 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !647)
!650 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !647)
!651 = !DILocation(line: 66, column: 55, scope: !358, inlinedAt: !600)
!652 = !DILocation(line: 66, column: 3, scope: !358, inlinedAt: !600)
!653 = !DILocation(line: 64, column: 43, scope: !358, inlinedAt: !600)
!654 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !600)
!655 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !654)
!656 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !655)
!657 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !656)
!658 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !656)
!659 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !656)
!660 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !656)
!661 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !656)
!662 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !656)
!663 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !654)
!664 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !656)
!665 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !656)
!666 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !656)
!667 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !656)
!668 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !656)
!669 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !656)
!670 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !656)
!671 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !655)
!672 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !671)
!673 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !671)
!674 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !671)
!675 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !655)
!676 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !655)
!677 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !655)
!678 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !655)
!679 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !655)
!680 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !655)
!681 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !655)
!682 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !655)
!683 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !655)
!684 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !655)
!685 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !655)
!686 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !655)
!687 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !655)
!688 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !655)
!689 = !DILocation(line: 69, column: 22, scope: !358, inlinedAt: !600)
!690 = !DILocation(line: 62, column: 29, scope: !357, inlinedAt: !601)
!691 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !690)
!692 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !690)
!693 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !690)
!694 = !DILocation(line: 62, column: 8, scope: !357, inlinedAt: !601)
!695 = !DILocation(line: 12, column: 24, scope: !471, inlinedAt: !694)
!696 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !695)
!697 = !DILocation(line: 12, column: 16, scope: !471, inlinedAt: !694)
!698 = !DILocation(line: 60, column: 40, scope: !357, inlinedAt: !601)
!699 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !695)
!700 = !DILocation(line: 62, column: 60, scope: !357, inlinedAt: !601)
!701 = !DILocation(line: 62, column: 65, scope: !357, inlinedAt: !601)
!702 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !695)
!703 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !695)
!704 = !DILocation(line: 12, column: 45, scope: !471, inlinedAt: !694)
!705 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !600)
!706 = !DILocation(line: 62, column: 19, scope: !595)
!707 = !DILocation(line: 60, column: 3, scope: !595)
!708 = !DILocation(line: 64, column: 14, scope: !595)
!709 = !DILocation(line: 64, column: 30, scope: !595)
!710 = !DILocation(line: 36, column: 19, scope: !374, inlinedAt: !709)
!711 = !DILocation(line: 36, column: 24, scope: !374, inlinedAt: !709)
!712 = !DILocation(line: 36, column: 63, scope: !374, inlinedAt: !709)
!713 = !DILocation(line: 36, column: 67, scope: !374, inlinedAt: !709)
!714 = !DILocation(line: 36, column: 53, scope: !374, inlinedAt: !709)
!715 = !DILocation(line: 36, column: 47, scope: !374, inlinedAt: !709)
!716 = !DILocation(line: 65, column: 35, scope: !595)
!717 = !DILocation(line: 82, column: 33, scope: !351, inlinedAt: !598)
!718 = !DILocation(line: 83, column: 18, scope: !351, inlinedAt: !598)
!719 = !DILocation(line: 21, column: 40, scope: !499, inlinedAt: !718)
!720 = !DILocation(line: 82, column: 33, scope: !595)
!721 = !DILocation(line: 83, column: 39, scope: !351, inlinedAt: !598)
!722 = !DILocation(line: 90, column: 19, scope: !464, inlinedAt: !721)
!723 = !DILocation(line: 90, column: 13, scope: !464, inlinedAt: !721)
!724 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !721)
!725 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !721)
!726 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !721)
!727 = !DILocation(line: 21, column: 48, scope: !499, inlinedAt: !718)
!728 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !727)
!729 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !727)
!730 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !727)
!731 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !727)
!732 = !DILocation(line: 21, column: 25, scope: !499, inlinedAt: !718)
!733 = !DILocation(line: 83, column: 3, scope: !351, inlinedAt: !598)
!734 = !DILocation(line: 85, column: 22, scope: !351, inlinedAt: !598)
!735 = !DILocation(line: 8, column: 15, scope: !517, inlinedAt: !734)
!736 = !DILocation(line: 45, column: 16, scope: !516, inlinedAt: !735)
!737 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !736)
!738 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !736)
!739 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !736)
!740 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !736)
!741 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !736)
!742 = !DILocation(line: 8, column: 76, scope: !517, inlinedAt: !734)
!743 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !736)
!744 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !736)
!745 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !736)
!746 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !736)
!747 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !736)
!748 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !736)
!749 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !736)
!750 = !DILocation(line: 43, column: 19, scope: !353, inlinedAt: !597)
!751 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !597)
!752 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !597)
!753 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !597)
!754 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !597)
!755 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !597)
!756 = !DILocation(line: 68, column: 6, scope: !595)
!757 = !DILocation(line: 68, column: 19, scope: !595)
!758 = !DILocation(line: 70, column: 4, scope: !595)
!759 = !DILocation(line: 72, column: 14, scope: !595)
!760 = !DILocation(line: 73, column: 10, scope: !595)
!761 = !DILocation(line: 54, column: 41, scope: !541, inlinedAt: !760)
!762 = !DILocation(line: 54, column: 22, scope: !541, inlinedAt: !760)
!763 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !762)
!764 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !763)
!765 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !764)
!766 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !764)
!767 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !764)
!768 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !764)
!769 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !764)
!770 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !764)
!771 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !762)
!772 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !764)
!773 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !764)
!774 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !764)
!775 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !764)
!776 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !764)
!777 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !764)
!778 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !764)
!779 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !763)
!780 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !779)
!781 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !779)
!782 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !779)
!783 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !779)
!784 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !763)
!785 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !763)
!786 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !763)
!787 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !763)
!788 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !763)
!789 = !DILocation(line: 53, column: 15, scope: !422, inlinedAt: !763)
!790 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !763)
!791 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !763)
!792 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !763)
!793 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !763)
!794 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !763)
!795 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !763)
!796 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !763)
!797 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !763)
!798 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !763)
!799 = !DILocation(line: 55, column: 19, scope: !541, inlinedAt: !760)
!800 = !DILocation(line: 55, column: 22, scope: !541, inlinedAt: !760)
!801 = !DILocation(line: 56, column: 7, scope: !541, inlinedAt: !760)
!802 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !801)
!803 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !801)
!804 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !801)
!805 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !801)
!806 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !801)
!807 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !801)
!808 = !DILocation(line: 56, column: 31, scope: !541, inlinedAt: !760)
!809 = !DILocation(line: 56, column: 45, scope: !541, inlinedAt: !760)
!810 = !DILocation(line: 56, column: 35, scope: !541, inlinedAt: !760)
!811 = !DILocation(line: 56, column: 49, scope: !541, inlinedAt: !760)
!812 = !DILocation(line: 56, column: 20, scope: !541, inlinedAt: !760)
!813 = !DILocation(line: 75, column: 16, scope: !595)
!814 = !DILocation(line: 76, column: 12, scope: !595)
!815 = !DILocation(line: 76, column: 35, scope: !595)
!816 = !DILocation(line: 76, column: 29, scope: !595)
!817 = !DILocation(line: 76, column: 39, scope: !595)
!818 = !DILocation(line: 77, column: 4, scope: !595)
!819 = !DILocation(line: 79, column: 3, scope: !595)
!820 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 87, type: !4, isDefinition: true, scopeLine: 87, isOptimized: true, unit: !2)
!821 = !DILocation(line: 87, column: 6, scope: !820)
!822 = !DILocation(line: 89, column: 10, scope: !820)
!823 = !DILocation(line: 70, column: 13, scope: !358, inlinedAt: !822)
!824 = !DILocation(line: 60, column: 23, scope: !357, inlinedAt: !823)
!825 = !DILocation(line: 60, column: 40, scope: !357, inlinedAt: !823)
!826 = !DILocation(line: 88, column: 14, scope: !820)
!827 = !DILocation(line: 88, column: 18, scope: !820)
!828 = !DILocation(line: 88, column: 35, scope: !820)
!829 = !DILocation(line: 88, column: 39, scope: !820)
!830 = !DILocation(line: 62, column: 19, scope: !358, inlinedAt: !822)
!831 = !DILocation(line: 86, column: 27, scope: !382, inlinedAt: !830)
!832 = !DILocation(line: 87, column: 28, scope: !382, inlinedAt: !830)
!833 = !DILocation(line: 87, column: 22, scope: !382, inlinedAt: !830)
!834 = !DILocation(line: 87, column: 31, scope: !382, inlinedAt: !830)
!835 = !DILocation(line: 87, column: 60, scope: !382, inlinedAt: !830)
!836 = !DILocation(line: 87, column: 18, scope: !382, inlinedAt: !830)
!837 = !DILocation(line: 62, column: 48, scope: !358, inlinedAt: !822)
!838 = !DILocation(line: 64, column: 25, scope: !358, inlinedAt: !822)
!839 = !DILocation(line: 66, column: 48, scope: !358, inlinedAt: !822)
!840 = !DILocation(line: 66, column: 68, scope: !358, inlinedAt: !822)
!841 = !DILocation(line: 64, column: 50, scope: !358, inlinedAt: !822)
!842 = !DILocation(line: 63, column: 2, scope: !358, inlinedAt: !822)
!843 = !DILocation(line: 64, column: 6, scope: !358, inlinedAt: !822)
!844 = !DILocation(line: 64, column: 31, scope: !358, inlinedAt: !822)
!845 = !DILocation(line: 66, column: 13, scope: !358, inlinedAt: !822)
!846 = !DILocation(line: 66, column: 28, scope: !358, inlinedAt: !822)
!847 = !DILocation(line: 66, column: 21, scope: !358, inlinedAt: !822)
!848 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !847)
!849 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !847)
!850 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !847)
!851 = !DILocation(line: 66, column: 17, scope: !358, inlinedAt: !822)
!852 = !DILocation(line: 66, column: 46, scope: !358, inlinedAt: !822)
!853 = !DILocation(line: 66, column: 39, scope: !358, inlinedAt: !822)
!854 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !853)
!855 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !853)
!856 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !853)
!857 = !DILocation(line: 66, column: 35, scope: !358, inlinedAt: !822)
!858 = !DILocation(line: 66, column: 66, scope: !358, inlinedAt: !822)
!859 = !DILocation(line: 66, column: 59, scope: !358, inlinedAt: !822)
!860 = !DILocation(line: 78, column: 7, scope: !400, inlinedAt: !859)
!861 = !DILocation(line: 79, column: 11, scope: !400, inlinedAt: !859)
!862 = !DILocation(line: 79, column: 3, scope: !400, inlinedAt: !859)
!863 = !DILocation(line: 66, column: 55, scope: !358, inlinedAt: !822)
!864 = !DILocation(line: 66, column: 3, scope: !358, inlinedAt: !822)
!865 = !DILocation(line: 64, column: 43, scope: !358, inlinedAt: !822)
!866 = !DILocation(line: 68, column: 21, scope: !358, inlinedAt: !822)
!867 = !DILocation(line: 8, column: 15, scope: !423, inlinedAt: !866)
!868 = !DILocation(line: 45, column: 16, scope: !422, inlinedAt: !867)
!869 = !DILocation(line: 70, column: 13, scope: !421, inlinedAt: !868)
!870 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !868)
!871 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !868)
!872 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !868)
!873 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !868)
!874 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !868)
!875 = !DILocation(line: 8, column: 76, scope: !423, inlinedAt: !866)
!876 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !868)
!877 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !868)
!878 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !868)
!879 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !868)
!880 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !868)
!881 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !868)
!882 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !868)
!883 = !DILocation(line: 46, column: 14, scope: !422, inlinedAt: !867)
!884 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !883)
!885 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !883)
!886 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !883)
!887 = !DILocation(line: 47, column: 7, scope: !422, inlinedAt: !867)
!888 = !DILocation(line: 50, column: 31, scope: !422, inlinedAt: !867)
!889 = !DILocation(line: 51, column: 10, scope: !422, inlinedAt: !867)
!890 = !DILocation(line: 52, column: 11, scope: !422, inlinedAt: !867)
!891 = !DILocation(line: 52, column: 14, scope: !422, inlinedAt: !867)
!892 = !DILocation(line: 53, column: 17, scope: !422, inlinedAt: !867)
!893 = !DILocation(line: 53, column: 8, scope: !422, inlinedAt: !867)
!894 = !DILocation(line: 55, column: 10, scope: !422, inlinedAt: !867)
!895 = !DILocation(line: 56, column: 11, scope: !422, inlinedAt: !867)
!896 = !DILocation(line: 43, column: 50, scope: !422, inlinedAt: !867)
!897 = !DILocation(line: 57, column: 6, scope: !422, inlinedAt: !867)
!898 = !DILocation(line: 57, column: 16, scope: !422, inlinedAt: !867)
!899 = !DILocation(line: 58, column: 17, scope: !422, inlinedAt: !867)
!900 = !DILocation(line: 57, column: 21, scope: !422, inlinedAt: !867)
!901 = !DILocation(line: 69, column: 22, scope: !358, inlinedAt: !822)
!902 = !DILocation(line: 62, column: 29, scope: !357, inlinedAt: !823)
!903 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !902)
!904 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !902)
!905 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !902)
!906 = !DILocation(line: 62, column: 8, scope: !357, inlinedAt: !823)
!907 = !DILocation(line: 12, column: 24, scope: !471, inlinedAt: !906)
!908 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !907)
!909 = !DILocation(line: 12, column: 16, scope: !471, inlinedAt: !906)
!910 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !907)
!911 = !DILocation(line: 62, column: 60, scope: !357, inlinedAt: !823)
!912 = !DILocation(line: 62, column: 65, scope: !357, inlinedAt: !823)
!913 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !907)
!914 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !907)
!915 = !DILocation(line: 12, column: 45, scope: !471, inlinedAt: !906)
!916 = !DILocation(line: 73, column: 16, scope: !358, inlinedAt: !822)
!917 = !DILocation(line: 90, column: 10, scope: !820)
!918 = !DILocation(line: 42, column: 32, scope: !353, inlinedAt: !917)
!919 = !DILocation(line: 80, column: 21, scope: !351, inlinedAt: !918)
!920 = !DILocation(line: 82, column: 33, scope: !351, inlinedAt: !918)
!921 = !DILocation(line: 83, column: 39, scope: !351, inlinedAt: !918)
!922 = !DILocation(line: 90, column: 22, scope: !464, inlinedAt: !921)
!923 = !DILocation(line: 83, column: 18, scope: !351, inlinedAt: !918)
!924 = !DILocation(line: 21, column: 40, scope: !499, inlinedAt: !923)
!925 = !DILocation(line: 82, column: 33, scope: !820)
!926 = !DILocation(line: 90, column: 27, scope: !464, inlinedAt: !921)
!927 = !DILocation(line: 90, column: 33, scope: !464, inlinedAt: !921)
!928 = !DILocation(line: 21, column: 48, scope: !499, inlinedAt: !923)
!929 = !DILocation(line: 32, column: 78, scope: !470, inlinedAt: !928)
!930 = !DILocation(line: 32, column: 71, scope: !470, inlinedAt: !928)
!931 = !DILocation(line: 32, column: 87, scope: !470, inlinedAt: !928)
!932 = !DILocation(line: 32, column: 92, scope: !470, inlinedAt: !928)
!933 = !DILocation(line: 21, column: 25, scope: !499, inlinedAt: !923)
!934 = !DILocation(line: 83, column: 3, scope: !351, inlinedAt: !918)
!935 = !DILocation(line: 85, column: 22, scope: !351, inlinedAt: !918)
!936 = !DILocation(line: 8, column: 15, scope: !517, inlinedAt: !935)
!937 = !DILocation(line: 45, column: 16, scope: !516, inlinedAt: !936)
!938 = !DILocation(line: 71, column: 7, scope: !421, inlinedAt: !937)
!939 = !DILocation(line: 66, column: 35, scope: !421, inlinedAt: !937)
!940 = !DILocation(line: 72, column: 7, scope: !421, inlinedAt: !937)
!941 = !DILocation(line: 72, column: 35, scope: !421, inlinedAt: !937)
!942 = !DILocation(line: 73, column: 23, scope: !421, inlinedAt: !937)
!943 = !DILocation(line: 8, column: 76, scope: !517, inlinedAt: !935)
!944 = !DILocation(line: 72, column: 40, scope: !421, inlinedAt: !937)
!945 = !DILocation(line: 77, column: 16, scope: !421, inlinedAt: !937)
!946 = !DILocation(line: 77, column: 2, scope: !421, inlinedAt: !937)
!947 = !DILocation(line: 78, column: 6, scope: !421, inlinedAt: !937)
!948 = !DILocation(line: 78, column: 22, scope: !421, inlinedAt: !937)
!949 = !DILocation(line: 79, column: 23, scope: !421, inlinedAt: !937)
!950 = !DILocation(line: 78, column: 27, scope: !421, inlinedAt: !937)
!951 = !DILocation(line: 43, column: 22, scope: !353, inlinedAt: !917)
!952 = !DILocation(line: 46, column: 12, scope: !353, inlinedAt: !917)
!953 = !DILocation(line: 47, column: 11, scope: !353, inlinedAt: !917)
!954 = !DILocation(line: 48, column: 19, scope: !353, inlinedAt: !917)
!955 = !DILocation(line: 48, column: 22, scope: !353, inlinedAt: !917)
!956 = !DILocation(line: 48, column: 12, scope: !353, inlinedAt: !917)
!957 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!958 = !DILocation(line: 98, column: 6, scope: !957)
!959 = !DILocation(line: 110, column: 16, scope: !957)
!960 = !DILocation(line: 100, column: 21, scope: !957)
!961 = !DILocation(line: 110, column: 20, scope: !957)
!962 = !DILocation(line: 100, column: 24, scope: !957)
!963 = !DILocation(line: 100, column: 6, scope: !957)
!964 = !DILocation(line: 100, column: 29, scope: !957)
!965 = !DILocation(line: 101, column: 16, scope: !957)
!966 = !DILocation(line: 101, column: 11, scope: !957)
!967 = !DILocation(line: 101, column: 24, scope: !957)
!968 = !DILocation(line: 102, column: 10, scope: !957)
!969 = !DILocation(line: 102, column: 21, scope: !957)
!970 = !DILocation(line: 105, column: 26, scope: !957)
!971 = !DILocation(line: 105, column: 36, scope: !957)
!972 = !DILocation(line: 105, column: 39, scope: !957)
!973 = !DILocation(line: 105, column: 24, scope: !957)
!974 = !DILocation(line: 106, column: 34, scope: !957)
!975 = !DILocation(line: 107, column: 33, scope: !957)
!976 = !DILocation(line: 107, column: 36, scope: !957)
!977 = !DILocation(line: 107, column: 46, scope: !957)
!978 = !DILocation(line: 107, column: 54, scope: !957)
!979 = !DILocation(line: 107, column: 44, scope: !957)
!980 = !DILocation(line: 107, column: 28, scope: !957)
!981 = !DILocation(line: 107, column: 16, scope: !957)
!982 = !DILocation(line: 109, column: 17, scope: !957)
!983 = !DILocation(line: 111, column: 13, scope: !957)
!984 = !DILocation(line: 100, column: 53, scope: !957)
!985 = !DILocation(line: 100, column: 39, scope: !957)
!986 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!987 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!988 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!989 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!990 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!991 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!992 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!993 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!994 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!995 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!996 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!997 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!998 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!999 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1000 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1001 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1002 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1003 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
