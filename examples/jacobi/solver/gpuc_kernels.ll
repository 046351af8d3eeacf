target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18) nounwind !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = icmp sge i64 %p16, %p8, !dbg !9
	br i1 %0, label %b2, label %b1, !dbg !9

b1:
	%1 = icmp sge i64 %p17, %p18, !dbg !10
	br i1 %1, label %b2, label %b3, !dbg !10

b2:
	ret float 0.000000e+00, !dbg !11

b3:
	%2 = bitcast float* %p0 to { float, float, float, float }*, !dbg !12
	%3 = bitcast float* %p3 to { float, float, float, float }*, !dbg !13
	%4 = sdiv i64 %p8, 4, !dbg !14
	%5 = add i64 %p17, 1, !dbg !15
	%6 = mul i64 %5, %p8, !dbg !16
	%7 = add i64 %6, %p16, !dbg !17
	%8 = sdiv i64 %7, 4, !dbg !18
	%9 = icmp sgt i64 %p16, 0, !dbg !19
	br i1 %9, label %b4, label %b5, !dbg !19

b4:
	%10 = add i64 %p16, 4, !dbg !20
	%11 = icmp slt i64 %10, %p7, !dbg !21
	br label %b5, !dbg !21

b5:
	%12 = phi i1 [ false, %b3 ], [ %11, %b4 ], !dbg !22
	%13 = icmp eq i64 %p16, 0, !dbg !23
	br i1 %13, label %b6, label %b7, !dbg !23

b6:
	br label %b7, !dbg !23

b7:
	%14 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !24
	%15 = add i64 %p16, 4, !dbg !25
	%16 = icmp eq i64 %15, %p8, !dbg !26
	br i1 %16, label %b8, label %b9, !dbg !26

b8:
	br label %b9, !dbg !26

b9:
	%17 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !27
	%18 = sub i64 %8, %4, !dbg !28
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %3, i64 %18, !dbg !29
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !29
	%21 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !29
	%22 = load <4 x float>, <4 x float>* %21, align 16, !dbg !29
	%23 = extractelement <4 x float> %22, i32 0, !dbg !29
	%24 = extractelement <4 x float> %22, i32 1, !dbg !29
	%25 = extractelement <4 x float> %22, i32 2, !dbg !29
	%26 = extractelement <4 x float> %22, i32 3, !dbg !29
	%27 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !29
	%28 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !29
	%29 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !29
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %3, i64 %8, !dbg !30
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 0, !dbg !30
	%32 = bitcast { float, float, float, float }* %30 to <4 x float>*, !dbg !30
	%33 = load <4 x float>, <4 x float>* %32, align 16, !dbg !30
	%34 = extractelement <4 x float> %33, i32 0, !dbg !30
	%35 = extractelement <4 x float> %33, i32 1, !dbg !30
	%36 = extractelement <4 x float> %33, i32 2, !dbg !30
	%37 = extractelement <4 x float> %33, i32 3, !dbg !30
	%38 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 1, !dbg !30
	%39 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 2, !dbg !30
	%40 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 3, !dbg !30
	%41 = sub i64 %p18, %p17, !dbg !31
	br label %b10, !dbg !31

b10:
	%42 = phi i64 [ %8, %b9 ], [ %66, %b33 ], !dbg !32
	%43 = phi float [ 0.000000e+00, %b9 ], [ %193, %b33 ], !dbg !33
	%44 = phi float [ %23, %b9 ], [ %59, %b33 ], !dbg !34
	%45 = phi float [ %24, %b9 ], [ %60, %b33 ], !dbg !34
	%46 = phi float [ %25, %b9 ], [ %61, %b33 ], !dbg !34
	%47 = phi float [ %26, %b9 ], [ %62, %b33 ], !dbg !34
	%48 = phi float [ %34, %b9 ], [ %71, %b33 ], !dbg !35
	%49 = phi float [ %35, %b9 ], [ %72, %b33 ], !dbg !35
	%50 = phi float [ %36, %b9 ], [ %73, %b33 ], !dbg !35
	%51 = phi float [ %37, %b9 ], [ %74, %b33 ], !dbg !35
	%52 = phi i64 [ %41, %b9 ], [ %194, %b33 ], !dbg !36
	%53 = icmp sge i64 %52, 2, !dbg !37
	br i1 %53, label %b11, label %b34, !dbg !37

b11:
	%54 = add i64 %42, %4, !dbg !38
	%55 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %3, i64 %54, !dbg !39
	%56 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %55, i32 0, i32 0, !dbg !39
	%57 = bitcast { float, float, float, float }* %55 to <4 x float>*, !dbg !39
	%58 = load <4 x float>, <4 x float>* %57, align 16, !dbg !39
	%59 = extractelement <4 x float> %58, i32 0, !dbg !39
	%60 = extractelement <4 x float> %58, i32 1, !dbg !39
	%61 = extractelement <4 x float> %58, i32 2, !dbg !39
	%62 = extractelement <4 x float> %58, i32 3, !dbg !39
	%63 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %55, i32 0, i32 1, !dbg !39
	%64 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %55, i32 0, i32 2, !dbg !39
	%65 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %55, i32 0, i32 3, !dbg !39
	%66 = add i64 %54, %4, !dbg !40
	%67 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %3, i64 %66, !dbg !41
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %67, i32 0, i32 0, !dbg !41
	%69 = bitcast { float, float, float, float }* %67 to <4 x float>*, !dbg !41
	%70 = load <4 x float>, <4 x float>* %69, align 16, !dbg !41
	%71 = extractelement <4 x float> %70, i32 0, !dbg !41
	%72 = extractelement <4 x float> %70, i32 1, !dbg !41
	%73 = extractelement <4 x float> %70, i32 2, !dbg !41
	%74 = extractelement <4 x float> %70, i32 3, !dbg !41
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %67, i32 0, i32 1, !dbg !41
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %67, i32 0, i32 2, !dbg !41
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %67, i32 0, i32 3, !dbg !41
	%78 = mul i64 %42, 4, !dbg !42
	%79 = add i64 %78, %14, !dbg !43
	%80 = getelementptr inbounds float, float* %p3, i64 %79, !dbg !44
	%81 = load float, float* %80, align 4, !dbg !44
	%82 = add i64 %78, %17, !dbg !45
	%83 = getelementptr inbounds float, float* %p3, i64 %82, !dbg !46
	%84 = load float, float* %83, align 4, !dbg !46
	%85 = mul i64 %54, 4, !dbg !47
	%86 = add i64 %85, %14, !dbg !48
	%87 = getelementptr inbounds float, float* %p3, i64 %86, !dbg !49
	%88 = load float, float* %87, align 4, !dbg !49
	%89 = add i64 %85, %17, !dbg !50
	%90 = getelementptr inbounds float, float* %p3, i64 %89, !dbg !51
	%91 = load float, float* %90, align 4, !dbg !51
	%92 = fadd float %81, %49, !dbg !54
	%93 = fadd float %92, %44, !dbg !55
	%94 = fadd float %93, %59, !dbg !56
	%95 = fmul float %94, 2.500000e-01, !dbg !57
	%96 = fadd float %48, %50, !dbg !58
	%97 = fadd float %96, %45, !dbg !59
	%98 = fadd float %97, %60, !dbg !60
	%99 = fmul float %98, 2.500000e-01, !dbg !61
	%100 = fadd float %49, %51, !dbg !62
	%101 = fadd float %100, %46, !dbg !63
	%102 = fadd float %101, %61, !dbg !64
	%103 = fmul float %102, 2.500000e-01, !dbg !65
	%104 = fadd float %50, %84, !dbg !66
	%105 = fadd float %104, %47, !dbg !67
	%106 = fadd float %105, %62, !dbg !68
	%107 = fmul float %106, 2.500000e-01, !dbg !69
	%108 = fadd float %88, %60, !dbg !71
	%109 = fadd float %108, %48, !dbg !72
	%110 = fadd float %109, %71, !dbg !73
	%111 = fmul float %110, 2.500000e-01, !dbg !74
	%112 = fadd float %59, %61, !dbg !75
	%113 = fadd float %112, %49, !dbg !76
	%114 = fadd float %113, %72, !dbg !77
	%115 = fmul float %114, 2.500000e-01, !dbg !78
	%116 = fadd float %60, %62, !dbg !79
	%117 = fadd float %116, %50, !dbg !80
	%118 = fadd float %117, %73, !dbg !81
	%119 = fmul float %118, 2.500000e-01, !dbg !82
	%120 = fadd float %61, %91, !dbg !83
	%121 = fadd float %120, %51, !dbg !84
	%122 = fadd float %121, %74, !dbg !85
	%123 = fmul float %122, 2.500000e-01, !dbg !86
	br i1 %12, label %b33, label %b12, !dbg !70

b12:
	br i1 %13, label %b13, label %b14, !dbg !89

b13:
	br label %b14, !dbg !90

b14:
	%124 = phi float [ %95, %b12 ], [ %48, %b13 ], !dbg !91
	%125 = sub i64 %p7, 1, !dbg !92
	%126 = icmp sge i64 %p16, %125, !dbg !93
	br i1 %126, label %b15, label %b16, !dbg !93

b15:
	br label %b16, !dbg !94

b16:
	%127 = phi float [ %124, %b14 ], [ %48, %b15 ], !dbg !95
	%128 = add i64 %p16, 1, !dbg !96
	%129 = icmp sge i64 %128, %125, !dbg !97
	br i1 %129, label %b17, label %b18, !dbg !97

b17:
	br label %b18, !dbg !98

b18:
	%130 = phi float [ %99, %b16 ], [ %49, %b17 ], !dbg !99
	%131 = add i64 %p16, 2, !dbg !100
	%132 = icmp sge i64 %131, %125, !dbg !101
	br i1 %132, label %b19, label %b20, !dbg !101

b19:
	br label %b20, !dbg !102

b20:
	%133 = phi float [ %103, %b18 ], [ %50, %b19 ], !dbg !103
	%134 = add i64 %p16, 3, !dbg !104
	%135 = icmp sge i64 %134, %125, !dbg !105
	br i1 %135, label %b21, label %b22, !dbg !105

b21:
	br label %b22, !dbg !106

b22:
	%136 = phi float [ %107, %b20 ], [ %51, %b21 ], !dbg !107
	br i1 %13, label %b23, label %b24, !dbg !109

b23:
	br label %b24, !dbg !110

b24:
	%137 = phi float [ %111, %b22 ], [ %59, %b23 ], !dbg !91
	br i1 %126, label %b25, label %b26, !dbg !111

b25:
	br label %b26, !dbg !112

b26:
	%138 = phi float [ %137, %b24 ], [ %59, %b25 ], !dbg !95
	br i1 %129, label %b27, label %b28, !dbg !113

b27:
	br label %b28, !dbg !114

b28:
	%139 = phi float [ %115, %b26 ], [ %60, %b27 ], !dbg !99
	br i1 %132, label %b29, label %b30, !dbg !115

b29:
	br label %b30, !dbg !116

b30:
	%140 = phi float [ %119, %b28 ], [ %61, %b29 ], !dbg !103
	br i1 %135, label %b31, label %b32, !dbg !117

b31:
	br label %b32, !dbg !118

b32:
	%141 = phi float [ %123, %b30 ], [ %62, %b31 ], !dbg !107
	br label %b33, !dbg !108

b33:
	%142 = phi float [ %95, %b11 ], [ %127, %b32 ], !dbg !119
	%143 = phi float [ %99, %b11 ], [ %130, %b32 ], !dbg !119
	%144 = phi float [ %103, %b11 ], [ %133, %b32 ], !dbg !119
	%145 = phi float [ %107, %b11 ], [ %136, %b32 ], !dbg !119
	%146 = phi float [ %111, %b11 ], [ %138, %b32 ], !dbg !120
	%147 = phi float [ %115, %b11 ], [ %139, %b32 ], !dbg !120
	%148 = phi float [ %119, %b11 ], [ %140, %b32 ], !dbg !120
	%149 = phi float [ %123, %b11 ], [ %141, %b32 ], !dbg !120
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %2, i64 %42, !dbg !121
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 0, !dbg !121
	%152 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 1, !dbg !121
	%153 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 2, !dbg !121
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 3, !dbg !121
	%155 = bitcast { float, float, float, float }* %150 to <4 x float>*, !dbg !121
	%156 = insertelement <4 x float> undef, float %142, i32 0, !dbg !121
	%157 = insertelement <4 x float> %156, float %143, i32 1, !dbg !121
	%158 = insertelement <4 x float> %157, float %144, i32 2, !dbg !121
	%159 = insertelement <4 x float> %158, float %145, i32 3, !dbg !121
	store <4 x float> %159, <4 x float>* %155, align 16, !dbg !121
	%160 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %2, i64 %54, !dbg !122
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %160, i32 0, i32 0, !dbg !122
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %160, i32 0, i32 1, !dbg !122
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %160, i32 0, i32 2, !dbg !122
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %160, i32 0, i32 3, !dbg !122
	%165 = bitcast { float, float, float, float }* %160 to <4 x float>*, !dbg !122
	%166 = insertelement <4 x float> undef, float %146, i32 0, !dbg !122
	%167 = insertelement <4 x float> %166, float %147, i32 1, !dbg !122
	%168 = insertelement <4 x float> %167, float %148, i32 2, !dbg !122
	%169 = insertelement <4 x float> %168, float %149, i32 3, !dbg !122
	store <4 x float> %169, <4 x float>* %165, align 16, !dbg !122
	%170 = fsub float %142, %48, !dbg !125
	%171 = fsub float %143, %49, !dbg !126
	%172 = fsub float %144, %50, !dbg !127
	%173 = fsub float %145, %51, !dbg !128
	%174 = fmul float %170, %170, !dbg !129
	%175 = fmul float %171, %171, !dbg !130
	%176 = fadd float %174, %175, !dbg !131
	%177 = fmul float %172, %172, !dbg !132
	%178 = fadd float %176, %177, !dbg !133
	%179 = fmul float %173, %173, !dbg !134
	%180 = fadd float %178, %179, !dbg !135
	%181 = fsub float %146, %59, !dbg !137
	%182 = fsub float %147, %60, !dbg !138
	%183 = fsub float %148, %61, !dbg !139
	%184 = fsub float %149, %62, !dbg !140
	%185 = fmul float %181, %181, !dbg !141
	%186 = fmul float %182, %182, !dbg !142
	%187 = fadd float %185, %186, !dbg !143
	%188 = fmul float %183, %183, !dbg !144
	%189 = fadd float %187, %188, !dbg !145
	%190 = fmul float %184, %184, !dbg !146
	%191 = fadd float %189, %190, !dbg !147
	%192 = fadd float %180, %191, !dbg !148
	%193 = fadd float %43, %192, !dbg !149
	%194 = sub i64 %52, 2, !dbg !150
	br label %b10, !dbg !150

b34:
	%195 = icmp sgt i64 %52, 0, !dbg !151
	br i1 %195, label %b35, label %b48, !dbg !151

b35:
	%196 = add i64 %42, %4, !dbg !152
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %3, i64 %196, !dbg !153
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %197, i32 0, i32 0, !dbg !153
	%199 = bitcast { float, float, float, float }* %197 to <4 x float>*, !dbg !153
	%200 = load <4 x float>, <4 x float>* %199, align 16, !dbg !153
	%201 = extractelement <4 x float> %200, i32 0, !dbg !153
	%202 = extractelement <4 x float> %200, i32 1, !dbg !153
	%203 = extractelement <4 x float> %200, i32 2, !dbg !153
	%204 = extractelement <4 x float> %200, i32 3, !dbg !153
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %197, i32 0, i32 1, !dbg !153
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %197, i32 0, i32 2, !dbg !153
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %197, i32 0, i32 3, !dbg !153
	%208 = mul i64 %42, 4, !dbg !154
	%209 = add i64 %208, %14, !dbg !155
	%210 = getelementptr inbounds float, float* %p3, i64 %209, !dbg !156
	%211 = load float, float* %210, align 4, !dbg !156
	%212 = add i64 %208, %17, !dbg !157
	%213 = getelementptr inbounds float, float* %p3, i64 %212, !dbg !158
	%214 = load float, float* %213, align 4, !dbg !158
	%215 = fadd float %211, %49, !dbg !160
	%216 = fadd float %215, %44, !dbg !161
	%217 = fadd float %216, %201, !dbg !162
	%218 = fmul float %217, 2.500000e-01, !dbg !163
	%219 = fadd float %48, %50, !dbg !164
	%220 = fadd float %219, %45, !dbg !165
	%221 = fadd float %220, %202, !dbg !166
	%222 = fmul float %221, 2.500000e-01, !dbg !167
	%223 = fadd float %49, %51, !dbg !168
	%224 = fadd float %223, %46, !dbg !169
	%225 = fadd float %224, %203, !dbg !170
	%226 = fmul float %225, 2.500000e-01, !dbg !171
	%227 = fadd float %50, %214, !dbg !172
	%228 = fadd float %227, %47, !dbg !173
	%229 = fadd float %228, %204, !dbg !174
	%230 = fmul float %229, 2.500000e-01, !dbg !175
	br i1 %12, label %b47, label %b36, !dbg !159

b36:
	br i1 %13, label %b37, label %b38, !dbg !177

b37:
	br label %b38, !dbg !178

b38:
	%231 = phi float [ %218, %b36 ], [ %48, %b37 ], !dbg !91
	%232 = sub i64 %p7, 1, !dbg !179
	%233 = icmp sge i64 %p16, %232, !dbg !180
	br i1 %233, label %b39, label %b40, !dbg !180

b39:
	br label %b40, !dbg !181

b40:
	%234 = phi float [ %231, %b38 ], [ %48, %b39 ], !dbg !95
	%235 = add i64 %p16, 1, !dbg !182
	%236 = icmp sge i64 %235, %232, !dbg !183
	br i1 %236, label %b41, label %b42, !dbg !183

b41:
	br label %b42, !dbg !184

b42:
	%237 = phi float [ %222, %b40 ], [ %49, %b41 ], !dbg !99
	%238 = add i64 %p16, 2, !dbg !185
	%239 = icmp sge i64 %238, %232, !dbg !186
	br i1 %239, label %b43, label %b44, !dbg !186

b43:
	br label %b44, !dbg !187

b44:
	%240 = phi float [ %226, %b42 ], [ %50, %b43 ], !dbg !103
	%241 = add i64 %p16, 3, !dbg !188
	%242 = icmp sge i64 %241, %232, !dbg !189
	br i1 %242, label %b45, label %b46, !dbg !189

b45:
	br label %b46, !dbg !190

b46:
	%243 = phi float [ %230, %b44 ], [ %51, %b45 ], !dbg !107
	br label %b47, !dbg !176

b47:
	%244 = phi float [ %218, %b35 ], [ %234, %b46 ], !dbg !191
	%245 = phi float [ %222, %b35 ], [ %237, %b46 ], !dbg !191
	%246 = phi float [ %226, %b35 ], [ %240, %b46 ], !dbg !191
	%247 = phi float [ %230, %b35 ], [ %243, %b46 ], !dbg !191
	%248 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %2, i64 %42, !dbg !192
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %248, i32 0, i32 0, !dbg !192
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %248, i32 0, i32 1, !dbg !192
	%251 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %248, i32 0, i32 2, !dbg !192
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %248, i32 0, i32 3, !dbg !192
	%253 = bitcast { float, float, float, float }* %248 to <4 x float>*, !dbg !192
	%254 = insertelement <4 x float> undef, float %244, i32 0, !dbg !192
	%255 = insertelement <4 x float> %254, float %245, i32 1, !dbg !192
	%256 = insertelement <4 x float> %255, float %246, i32 2, !dbg !192
	%257 = insertelement <4 x float> %256, float %247, i32 3, !dbg !192
	store <4 x float> %257, <4 x float>* %253, align 16, !dbg !192
	%258 = fsub float %244, %48, !dbg !194
	%259 = fsub float %245, %49, !dbg !195
	%260 = fsub float %246, %50, !dbg !196
	%261 = fsub float %247, %51, !dbg !197
	%262 = fmul float %258, %258, !dbg !198
	%263 = fmul float %259, %259, !dbg !199
	%264 = fadd float %262, %263, !dbg !200
	%265 = fmul float %260, %260, !dbg !201
	%266 = fadd float %264, %265, !dbg !202
	%267 = fmul float %261, %261, !dbg !203
	%268 = fadd float %266, %267, !dbg !204
	%269 = fadd float %43, %268, !dbg !205
	br label %b48, !dbg !205

b48:
	%270 = phi float [ %43, %b34 ], [ %269, %b47 ], !dbg !33
	ret float %270, !dbg !206
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind convergent !dbg !207 {
entry:
	br label %b0, !dbg !208

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209, !range !210
	%1 = sext i32 %0 to i64, !dbg !209
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !209, !range !211
	%3 = sext i32 %2 to i64, !dbg !209
	br label %b1, !dbg !212

b1:
	%4 = phi float [ 0.000000e+00, %b0 ], [ %122, %b20 ], !dbg !213
	%5 = phi i64 [ %1, %b0 ], [ %123, %b20 ], !dbg !214
	%6 = icmp slt i64 %5, %p15, !dbg !215
	br i1 %6, label %b2, label %b21, !dbg !215

b2:
	%7 = icmp eq i64 %3, 0, !dbg !218
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !219, !range !220
	%9 = sext i32 %8 to i64, !dbg !219
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !219, !range !221
	%11 = sext i32 %10 to i64, !dbg !219
	%12 = sub i64 %11, 1, !dbg !222
	%13 = icmp eq i64 %3, %12, !dbg !223
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224, !range !225
	%15 = sext i32 %14 to i64, !dbg !224
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !224, !range !225
	%17 = sext i32 %16 to i64, !dbg !224
	%18 = mul i64 %3, %17, !dbg !226
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227, !range !228
	%20 = sext i32 %19 to i64, !dbg !227
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !227, !range !228
	%22 = sext i32 %21 to i64, !dbg !227
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !227, !range !229
	%24 = add i64 %18, %22, !dbg !230
	%25 = mul i64 %24, %p13, !dbg !231
	%26 = icmp slt i64 %24, %p14, !dbg !232
	%27 = select i1 %26, i64 %24, i64 %p14, !dbg !232
	%28 = add i64 %25, %27, !dbg !233
	%29 = add i64 %24, 1, !dbg !234
	%30 = mul i64 %29, %p13, !dbg !235
	%31 = icmp slt i64 %29, %p14, !dbg !236
	%32 = select i1 %31, i64 %29, i64 %p14, !dbg !236
	%33 = add i64 %30, %32, !dbg !237
	%34 = mul i64 %5, %15, !dbg !238
	%35 = add i64 %34, %20, !dbg !239
	%36 = mul i64 %35, 4, !dbg !240
	br i1 %7, label %b4, label %b3, !dbg !240

b3:
	br i1 %13, label %b4, label %b20, !dbg !240

b4:
	%37 = mul i32 %16, %23, !dbg !241
	%38 = add i32 %21, %37, !dbg !241
	%39 = mul i32 %14, %38, !dbg !241
	%40 = add i32 %19, %39, !dbg !241
	%41 = sext i32 %40 to i64, !dbg !241
	%42 = icmp eq i64 %41, 0, !dbg !242
	br i1 %42, label %b5, label %b9, !dbg !242

b5:
	br i1 %7, label %b6, label %b7, !dbg !242

b6:
	%43 = sub i64 %p16, 1, !dbg !243
	%44 = urem i64 %43, 2, !dbg !246
	%45 = mul i64 %44, 2, !dbg !248
	%46 = mul i64 %45, %p15, !dbg !249
	%47 = add i64 %46, %5, !dbg !250
	%48 = getelementptr inbounds i64, i64* %p4, i64 %47, !dbg !251
	%49 = bitcast i64* %48 to i8*, !dbg !252
	%50 = call i64 @gpuc_signal_wait_until_thread(i8* %49, i32 5, i64 %43, i32 1, i8* %ctrl, i32 0), !dbg !252
	br label %b7, !dbg !252

b7:
	br i1 %13, label %b8, label %b9, !dbg !252

b8:
	%51 = sub i64 %p16, 1, !dbg !253
	%52 = urem i64 %51, 2, !dbg !255
	%53 = mul i64 %52, 2, !dbg !257
	%54 = add i64 %53, 1, !dbg !258
	%55 = mul i64 %54, %p15, !dbg !259
	%56 = add i64 %55, %5, !dbg !260
	%57 = getelementptr inbounds i64, i64* %p4, i64 %56, !dbg !261
	%58 = bitcast i64* %57 to i8*, !dbg !262
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %51, i32 1, i8* %ctrl, i32 1), !dbg !262
	br label %b9, !dbg !262

b9:
	call void @llvm.nvvm.barrier0(), !dbg !263
	br i1 %7, label %b10, label %b12, !dbg !263

b10:
	%60 = icmp eq i64 %22, 0, !dbg !264
	br i1 %60, label %b11, label %b12, !dbg !264

b11:
	%61 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %36, i64 0, i64 1), !dbg !265
	%62 = fadd float 0.000000e+00, %61, !dbg !266
	br label %b12, !dbg !266

b12:
	%63 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %62, %b11 ], !dbg !267
	br i1 %13, label %b13, label %b16, !dbg !267

b13:
	%64 = sub i64 %17, 1, !dbg !268
	%65 = icmp eq i64 %22, %64, !dbg !269
	br i1 %65, label %b14, label %b16, !dbg !269

b14:
	%66 = icmp sgt i64 %p6, 1, !dbg !270
	br i1 %66, label %b15, label %b16, !dbg !270

b15:
	%67 = sub i64 %p6, 1, !dbg !271
	%68 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %36, i64 %67, i64 %p6), !dbg !272
	%69 = fadd float %63, %68, !dbg !273
	br label %b16, !dbg !273

b16:
	%70 = phi float [ %63, %b12 ], [ %63, %b13 ], [ %63, %b14 ], [ %69, %b15 ], !dbg !267
	call void @llvm.nvvm.barrier0(), !dbg !274
	br i1 %7, label %b17, label %b18, !dbg !274

b17:
	%71 = add i64 %p12, 1, !dbg !275
	%72 = mul i64 %15, 4, !dbg !278
	%73 = mul i64 %5, %72, !dbg !279
	%74 = add i64 %73, %72, !dbg !280
	%75 = icmp slt i64 %74, %p8, !dbg !281
	%76 = select i1 %75, i64 %74, i64 %p8, !dbg !281
	%77 = mul i64 %71, %p8, !dbg !282
	%78 = add i64 %77, %73, !dbg !283
	%79 = getelementptr inbounds float, float* %p0, i64 %78, !dbg !284
	%80 = add i64 %p8, %73, !dbg !285
	%81 = sub i64 %76, %73, !dbg !286
	%82 = getelementptr inbounds float, float* %p0, i64 %80, !dbg !286
	%83 = urem i64 %p16, 2, !dbg !288
	%84 = mul i64 %83, 2, !dbg !290
	%85 = add i64 %84, 1, !dbg !291
	%86 = mul i64 %85, %p15, !dbg !292
	%87 = add i64 %86, %5, !dbg !293
	%88 = getelementptr inbounds i64, i64* %p4, i64 %87, !dbg !294
	%89 = mul i64 %81, 4, !dbg !295
	%90 = trunc i64 %p10 to i32, !dbg !295
	%91 = bitcast float* %79 to i8*, !dbg !295
	%92 = bitcast float* %82 to i8*, !dbg !295
	%93 = bitcast i64* %88 to i8*, !dbg !295
	call void @gpuc_put_signal_nbi_block(i8* %91, i8* %92, i64 %89, i8* %93, i64 %p16, i32 9, i32 %90), !dbg !295
	br label %b18, !dbg !277

b18:
	br i1 %13, label %b19, label %b20, !dbg !277

b19:
	%94 = mul i64 %15, 4, !dbg !297
	%95 = mul i64 %5, %94, !dbg !298
	%96 = add i64 %95, %94, !dbg !299
	%97 = icmp slt i64 %96, %p8, !dbg !300
	%98 = select i1 %97, i64 %96, i64 %p8, !dbg !300
	%99 = getelementptr inbounds float, float* %p0, i64 %95, !dbg !301
	%100 = mul i64 %p6, %p8, !dbg !302
	%101 = add i64 %100, %95, !dbg !303
	%102 = sub i64 %98, %95, !dbg !304
	%103 = getelementptr inbounds float, float* %p0, i64 %101, !dbg !304
	%104 = urem i64 %p16, 2, !dbg !306
	%105 = mul i64 %104, 2, !dbg !308
	%106 = mul i64 %105, %p15, !dbg !309
	%107 = add i64 %106, %5, !dbg !310
	%108 = getelementptr inbounds i64, i64* %p4, i64 %107, !dbg !311
	%109 = mul i64 %102, 4, !dbg !312
	%110 = trunc i64 %p11 to i32, !dbg !312
	%111 = bitcast float* %99 to i8*, !dbg !312
	%112 = bitcast float* %103 to i8*, !dbg !312
	%113 = bitcast i64* %108 to i8*, !dbg !312
	call void @gpuc_put_signal_nbi_block(i8* %111, i8* %112, i64 %109, i8* %113, i64 %p16, i32 9, i32 %110), !dbg !312
	br label %b20, !dbg !296

b20:
	%114 = phi float [ 0.000000e+00, %b3 ], [ %70, %b18 ], [ %70, %b19 ], !dbg !267
	%115 = icmp sgt i64 %28, 1, !dbg !313
	%116 = select i1 %115, i64 %28, i64 1, !dbg !313
	%117 = sub i64 %p6, 1, !dbg !314
	%118 = icmp slt i64 %33, %117, !dbg !315
	%119 = select i1 %118, i64 %33, i64 %117, !dbg !315
	%120 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %36, i64 %116, i64 %119), !dbg !316
	%121 = fadd float %114, %120, !dbg !317
	%122 = fadd float %4, %121, !dbg !318
	%123 = add i64 %5, %9, !dbg !319
	br label %b1, !dbg !319

b21:
	ret float %4, !dbg !320
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !321 {
entry:
	br label %b0, !dbg !322

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !322
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !322
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !322
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !322
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !322
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !322
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !322
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !329
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !334
	%9 = fcmp oge double %p27, 0.000000e+00, !dbg !335
	br i1 %9, label %b1, label %b5, !dbg !335

b1:
	%10 = sub i64 %p24, 1, !dbg !336
	%11 = urem i64 %10, 2, !dbg !337
	%12 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %11, !dbg !338
	%13 = load i64, i64 addrspace(1)* %12, align 8, !dbg !338
	%14 = icmp ne i64 %13, 0, !dbg !339
	br i1 %14, label %b2, label %b5, !dbg !339

b2:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !340, !range !210
	%16 = sext i32 %15 to i64, !dbg !340
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !340, !range !211
	%18 = sext i32 %17 to i64, !dbg !340
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !340, !range !211
	%20 = sext i32 %19 to i64, !dbg !340
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !340, !range !220
	%22 = sext i32 %21 to i64, !dbg !340
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !340, !range !221
	%24 = sext i32 %23 to i64, !dbg !340
	%25 = mul i64 %24, %20, !dbg !340
	%26 = add i64 %18, %25, !dbg !340
	%27 = mul i64 %22, %26, !dbg !340
	%28 = add i64 %16, %27, !dbg !340
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340, !range !225
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !340, !range !225
	%31 = mul i32 %29, %30, !dbg !340
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !340, !range !341
	%33 = mul i32 %31, %32, !dbg !340
	%34 = sext i32 %33 to i64, !dbg !340
	%35 = mul i64 %28, %34, !dbg !340
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340, !range !228
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !340, !range !228
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !340, !range !229
	%39 = mul i32 %30, %38, !dbg !340
	%40 = add i32 %37, %39, !dbg !340
	%41 = mul i32 %29, %40, !dbg !340
	%42 = add i32 %36, %41, !dbg !340
	%43 = sext i32 %42 to i64, !dbg !340
	%44 = add i64 %35, %43, !dbg !340
	%45 = icmp eq i64 %44, 0, !dbg !342
	br i1 %45, label %b3, label %b4, !dbg !342

b3:
	%46 = urem i64 %p24, 2, !dbg !343
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %46, !dbg !344
	store i64 %13, i64 addrspace(1)* %47, align 8, !dbg !344
	br label %b4, !dbg !344

b4:
	ret void, !dbg !345

b5:
	%48 = icmp ne i32 %p26, 0, !dbg !346
	br i1 %48, label %b6, label %b27, !dbg !346

b6:
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349, !range !210
	%50 = sext i32 %49 to i64, !dbg !349
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !349, !range !211
	%52 = sext i32 %51 to i64, !dbg !349
	%53 = icmp eq i64 %50, 0, !dbg !350
	br i1 %53, label %b7, label %b27, !dbg !350

b7:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !351, !range !221
	%55 = sext i32 %54 to i64, !dbg !351
	%56 = sdiv i64 %55, 2, !dbg !352
	%57 = icmp eq i64 %52, %56, !dbg !353
	br i1 %57, label %b8, label %b27, !dbg !348

b8:
	%58 = sdiv i64 %p17, 2, !dbg !356
	%59 = urem i32 %p26, 2, !dbg !357
	%60 = zext i32 %59 to i64, !dbg !358
	%61 = mul i64 %60, %58, !dbg !359
	%62 = getelementptr inbounds double, double addrspace(1)* %3, i64 %61, !dbg !360
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361, !range !228
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !361, !range !228
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !361, !range !229
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !361, !range !225
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !361, !range !225
	%68 = mul i32 %67, %65, !dbg !361
	%69 = add i32 %64, %68, !dbg !361
	%70 = mul i32 %66, %69, !dbg !361
	%71 = add i32 %63, %70, !dbg !361
	%72 = sext i32 %71 to i64, !dbg !361
	%73 = mul i32 %66, %67, !dbg !361
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !341
	%75 = mul i32 %73, %74, !dbg !361
	%76 = sext i32 %75 to i64, !dbg !361
	br label %b9, !dbg !361

b9:
	%77 = phi double [ 0.000000e+00, %b8 ], [ %82, %b10 ], !dbg !362
	%78 = phi i64 [ %72, %b8 ], [ %83, %b10 ], !dbg !361
	%79 = icmp slt i64 %78, %58, !dbg !361
	br i1 %79, label %b10, label %b11, !dbg !361

b10:
	%80 = getelementptr inbounds double, double addrspace(1)* %62, i64 %78, !dbg !363
	%81 = load double, double addrspace(1)* %80, align 8, !dbg !363
	%82 = fadd double %77, %81, !dbg !364
	%83 = add i64 %78, %76, !dbg !361
	br label %b9, !dbg !361

b11:
	%84 = and i32 %71, -32, !dbg !372
	%85 = sub i32 %75, %84, !dbg !372
	%86 = icmp slt i32 %85, 32, !dbg !372
	%87 = select i1 %86, i32 %85, i32 32, !dbg !372
	%88 = sext i32 %87 to i64, !dbg !372
	%89 = icmp eq i64 %88, 32, !dbg !373
	br i1 %89, label %b12, label %b14, !dbg !373

b12:
	%90 = phi double [ %77, %b11 ], [ %107, %b13 ], !dbg !374
	%91 = phi i64 [ 16, %b11 ], [ %108, %b13 ], !dbg !375
	%92 = icmp sgt i64 %91, 0, !dbg !376
	br i1 %92, label %b13, label %b17, !dbg !376

b13:
	%93 = trunc i64 %91 to i32, !dbg !377
	%94 = bitcast double %90 to i64, !dbg !377
	%95 = trunc i64 %94 to i32, !dbg !377
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %93, i32 31), !dbg !377
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !377
	%98 = lshr i64 %94, 32, !dbg !377
	%99 = trunc i64 %98 to i32, !dbg !377
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %93, i32 31), !dbg !377
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !377
	%102 = zext i32 %101 to i64, !dbg !377
	%103 = shl i64 %102, 32, !dbg !377
	%104 = zext i32 %97 to i64, !dbg !377
	%105 = or i64 %104, %103, !dbg !377
	%106 = bitcast i64 %105 to double, !dbg !377
	%107 = fadd double %90, %106, !dbg !378
	%108 = sdiv i64 %91, 2, !dbg !379
	br label %b12, !dbg !379

b14:
	%109 = bitcast double %77 to i64, !dbg !380
	%110 = trunc i64 %109 to i32, !dbg !380
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !380
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !380
	%113 = lshr i64 %109, 32, !dbg !380
	%114 = trunc i64 %113 to i32, !dbg !380
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !380
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !380
	%117 = zext i32 %116 to i64, !dbg !380
	%118 = shl i64 %117, 32, !dbg !380
	%119 = zext i32 %112 to i64, !dbg !380
	%120 = or i64 %119, %118, !dbg !380
	%121 = bitcast i64 %120 to double, !dbg !380
	br label %b15, !dbg !380

b15:
	%122 = phi double [ %121, %b14 ], [ %139, %b16 ], !dbg !381
	%123 = phi i64 [ 1, %b14 ], [ %140, %b16 ], !dbg !382
	%124 = icmp slt i64 %123, %88, !dbg !383
	br i1 %124, label %b16, label %b17, !dbg !383

b16:
	%125 = trunc i64 %123 to i32, !dbg !384
	%126 = bitcast double %77 to i64, !dbg !384
	%127 = trunc i64 %126 to i32, !dbg !384
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %125, i32 31), !dbg !384
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !384
	%130 = lshr i64 %126, 32, !dbg !384
	%131 = trunc i64 %130 to i32, !dbg !384
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %125, i32 31), !dbg !384
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !384
	%134 = zext i32 %133 to i64, !dbg !384
	%135 = shl i64 %134, 32, !dbg !384
	%136 = zext i32 %129 to i64, !dbg !384
	%137 = or i64 %136, %135, !dbg !384
	%138 = bitcast i64 %137 to double, !dbg !384
	%139 = fadd double %122, %138, !dbg !378
	%140 = add i64 %123, 1, !dbg !385
	br label %b15, !dbg !385

b17:
	%141 = phi double [ %90, %b12 ], [ %122, %b15 ], !dbg !371
	%142 = add i64 %76, 32, !dbg !389
	%143 = sub i64 %142, 1, !dbg !390
	%144 = sdiv i64 %143, 32, !dbg !391
	%145 = icmp eq i64 %144, 1, !dbg !392
	br i1 %145, label %b23, label %b18, !dbg !392

b18:
	call void @llvm.nvvm.barrier0(), !dbg !394
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !395, !range !396
	%147 = sext i32 %146 to i64, !dbg !395
	%148 = icmp eq i64 %147, 0, !dbg !397
	br i1 %148, label %b19, label %b20, !dbg !397

b19:
	%149 = sdiv i64 %72, 32, !dbg !398
	%150 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %149, !dbg !399
	store double %141, double addrspace(3)* %150, align 8, !dbg !399
	br label %b20, !dbg !399

b20:
	call void @llvm.nvvm.barrier0(), !dbg !400
	%151 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !401
	%152 = load double, double addrspace(3)* %151, align 8, !dbg !401
	br label %b21, !dbg !401

b21:
	%153 = phi double [ %152, %b20 ], [ %158, %b22 ], !dbg !402
	%154 = phi i64 [ 1, %b20 ], [ %159, %b22 ], !dbg !403
	%155 = icmp slt i64 %154, %144, !dbg !404
	br i1 %155, label %b22, label %b23, !dbg !404

b22:
	%156 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %154, !dbg !405
	%157 = load double, double addrspace(3)* %156, align 8, !dbg !405
	%158 = fadd double %153, %157, !dbg !378
	%159 = add i64 %154, 1, !dbg !406
	br label %b21, !dbg !406

b23:
	%160 = phi double [ %141, %b17 ], [ %153, %b21 ], !dbg !370
	%161 = icmp eq i64 %72, 0, !dbg !407
	br i1 %161, label %b24, label %b26, !dbg !407

b24:
	%162 = sext i32 %8 to i64, !dbg !334
	%163 = sext i32 %7 to i64, !dbg !408
	%164 = icmp slt i64 0, %163, !dbg !408
	br i1 %164, label %b25, label %b26, !dbg !408

b25:
	%165 = phi i64 [ 0, %b24 ], [ %191, %b25 ], !dbg !408
	%166 = mul i64 %60, %163, !dbg !411
	%167 = add i64 %166, %162, !dbg !412
	%168 = mul i64 %167, 2, !dbg !413
	%169 = add i64 %162, %165, !dbg !414
	%170 = icmp eq i64 %163, -1, !dbg !415
	%171 = select i1 %170, i64 1, i64 %163, !dbg !415
	%172 = srem i64 %169, %171, !dbg !415
	%173 = bitcast double %160 to i64, !dbg !419
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %168, !dbg !420
	%175 = trunc i64 %173 to i32, !dbg !421
	%176 = zext i32 %p26 to i64, !dbg !424
	%177 = shl i64 %176, 32, !dbg !425
	%178 = zext i32 %175 to i64, !dbg !426
	%179 = or i64 %177, %178, !dbg !427
	%180 = trunc i64 %172 to i32, !dbg !428
	%181 = addrspacecast i64 addrspace(1)* %174 to i64*, !dbg !428
	%182 = bitcast i64* %181 to i8*, !dbg !428
	call void @gpuc_signal_op_thread(i8* %182, i64 %179, i32 9, i32 %180), !dbg !428
	%183 = add i64 %168, 1, !dbg !429
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %183, !dbg !430
	%185 = lshr i64 %173, 32, !dbg !431
	%186 = trunc i64 %185 to i32, !dbg !432
	%187 = zext i32 %186 to i64, !dbg !434
	%188 = or i64 %177, %187, !dbg !435
	%189 = addrspacecast i64 addrspace(1)* %184 to i64*, !dbg !436
	%190 = bitcast i64* %189 to i8*, !dbg !436
	call void @gpuc_signal_op_thread(i8* %190, i64 %188, i32 9, i32 %180), !dbg !436
	%191 = add i64 %165, 1, !dbg !418
	%192 = icmp slt i64 %191, %163, !dbg !418
	br i1 %192, label %b25, label %b26, !dbg !418

b26:
	call void @llvm.nvvm.barrier0(), !dbg !437
	br label %b27, !dbg !332

b27:
	%193 = icmp sgt i64 %p6, 0, !dbg !438
	br i1 %193, label %b28, label %b29, !dbg !438

b28:
	%194 = addrspacecast float addrspace(1)* %0 to float*, !dbg !439
	%195 = addrspacecast float addrspace(1)* %1 to float*, !dbg !439
	%196 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !439
	%197 = call float @gpuc_fn_solver_sweep(float* %194, i64 %p1, float* %195, i64 %p3, i64* %196, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !439
	br label %b29, !dbg !439

b29:
	%198 = phi float [ 0.000000e+00, %b27 ], [ %197, %b28 ], !dbg !440
	br i1 %48, label %b30, label %b38, !dbg !441

b30:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !443, !range !210
	%200 = sext i32 %199 to i64, !dbg !443
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !443, !range !211
	%202 = sext i32 %201 to i64, !dbg !443
	%203 = icmp eq i64 %200, 0, !dbg !444
	br i1 %203, label %b31, label %b38, !dbg !444

b31:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !221
	%205 = sext i32 %204 to i64, !dbg !445
	%206 = sdiv i64 %205, 2, !dbg !446
	%207 = icmp eq i64 %202, %206, !dbg !447
	br i1 %207, label %b32, label %b38, !dbg !442

b32:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !228
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !228
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !229
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !448, !range !225
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448, !range !225
	%213 = mul i32 %212, %210, !dbg !448
	%214 = add i32 %209, %213, !dbg !448
	%215 = mul i32 %211, %214, !dbg !448
	%216 = add i32 %208, %215, !dbg !448
	%217 = sext i32 %216 to i64, !dbg !448
	%218 = icmp eq i64 %217, 0, !dbg !449
	br i1 %218, label %b33, label %b38, !dbg !449

b33:
	%219 = sub i64 %p24, 1, !dbg !450
	%220 = sext i32 %7 to i64, !dbg !329
	%221 = urem i32 %p26, 2, !dbg !452
	%222 = zext i32 %221 to i64, !dbg !453
	%223 = mul i64 %222, %220, !dbg !454
	%224 = mul i64 %223, 2, !dbg !455
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %224, !dbg !458
	%226 = zext i32 %p26 to i64, !dbg !462
	%227 = shl i64 %226, 32, !dbg !463
	%228 = addrspacecast i64 addrspace(1)* %225 to i64*, !dbg !464
	%229 = bitcast i64* %228 to i8*, !dbg !464
	%230 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %229, i32 5, i64 %227, i32 1, i8* %ctrl, i32 2), !dbg !464
	%231 = and i64 %230, 4294967295, !dbg !465
	%232 = add i64 %224, 1, !dbg !466
	%233 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %232, !dbg !467
	%234 = addrspacecast i64 addrspace(1)* %233 to i64*, !dbg !469
	%235 = bitcast i64* %234 to i8*, !dbg !469
	%236 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %235, i32 5, i64 %227, i32 1, i8* %ctrl, i32 2), !dbg !469
	%237 = and i64 %236, 4294967295, !dbg !470
	%238 = shl i64 %237, 32, !dbg !471
	%239 = or i64 %231, %238, !dbg !472
	%240 = bitcast i64 %239 to double, !dbg !473
	br label %b34, !dbg !457

b34:
	%241 = phi double [ %240, %b33 ], [ %260, %b35 ], !dbg !474
	%242 = phi i64 [ 1, %b33 ], [ %261, %b35 ], !dbg !475
	%243 = icmp slt i64 %242, %220, !dbg !476
	br i1 %243, label %b35, label %b36, !dbg !476

b35:
	%244 = add i64 %223, %242, !dbg !478
	%245 = mul i64 %244, 2, !dbg !479
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %245, !dbg !481
	%247 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !483
	%248 = bitcast i64* %247 to i8*, !dbg !483
	%249 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %248, i32 5, i64 %227, i32 1, i8* %ctrl, i32 2), !dbg !483
	%250 = and i64 %249, 4294967295, !dbg !484
	%251 = add i64 %245, 1, !dbg !485
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %251, !dbg !486
	%253 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !488
	%254 = bitcast i64* %253 to i8*, !dbg !488
	%255 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %254, i32 5, i64 %227, i32 1, i8* %ctrl, i32 2), !dbg !488
	%256 = and i64 %255, 4294967295, !dbg !489
	%257 = shl i64 %256, 32, !dbg !490
	%258 = or i64 %250, %257, !dbg !491
	%259 = bitcast i64 %258 to double, !dbg !492
	%260 = fadd double %241, %259, !dbg !493
	%261 = add i64 %242, 1, !dbg !494
	br label %b34, !dbg !494

b36:
	%262 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !495
	store double %241, double addrspace(1)* %262, align 8, !dbg !495
	%263 = fcmp ole double %241, %p27, !dbg !496
	br i1 %263, label %b37, label %b38, !dbg !496

b37:
	%264 = urem i64 %p24, 2, !dbg !497
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %264, !dbg !498
	store i64 %219, i64 addrspace(1)* %265, align 8, !dbg !498
	br label %b38, !dbg !498

b38:
	%266 = icmp ne i32 %p25, 0, !dbg !499
	br i1 %266, label %b39, label %b53, !dbg !499

b39:
	%267 = fpext float %198 to double, !dbg !502
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !506, !range !228
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !506, !range !228
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !506, !range !229
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !506, !range !225
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !506, !range !225
	%273 = mul i32 %272, %270, !dbg !506
	%274 = add i32 %269, %273, !dbg !506
	%275 = mul i32 %271, %274, !dbg !506
	%276 = add i32 %268, %275, !dbg !506
	%277 = and i32 %276, -32, !dbg !506
	%278 = mul i32 %271, %272, !dbg !506
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !506, !range !341
	%280 = mul i32 %278, %279, !dbg !506
	%281 = sub i32 %280, %277, !dbg !506
	%282 = icmp slt i32 %281, 32, !dbg !506
	%283 = select i1 %282, i32 %281, i32 32, !dbg !506
	%284 = sext i32 %283 to i64, !dbg !506
	%285 = icmp eq i64 %284, 32, !dbg !507
	br i1 %285, label %b40, label %b42, !dbg !507

b40:
	%286 = phi double [ %267, %b39 ], [ %303, %b41 ], !dbg !508
	%287 = phi i64 [ 16, %b39 ], [ %304, %b41 ], !dbg !509
	%288 = icmp sgt i64 %287, 0, !dbg !510
	br i1 %288, label %b41, label %b45, !dbg !510

b41:
	%289 = trunc i64 %287 to i32, !dbg !511
	%290 = bitcast double %286 to i64, !dbg !511
	%291 = trunc i64 %290 to i32, !dbg !511
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %289, i32 31), !dbg !511
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !511
	%294 = lshr i64 %290, 32, !dbg !511
	%295 = trunc i64 %294 to i32, !dbg !511
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %289, i32 31), !dbg !511
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !511
	%298 = zext i32 %297 to i64, !dbg !511
	%299 = shl i64 %298, 32, !dbg !511
	%300 = zext i32 %293 to i64, !dbg !511
	%301 = or i64 %300, %299, !dbg !511
	%302 = bitcast i64 %301 to double, !dbg !511
	%303 = fadd double %286, %302, !dbg !512
	%304 = sdiv i64 %287, 2, !dbg !513
	br label %b40, !dbg !513

b42:
	%305 = bitcast double %267 to i64, !dbg !514
	%306 = trunc i64 %305 to i32, !dbg !514
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %306, i32 0, i32 31), !dbg !514
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !514
	%309 = lshr i64 %305, 32, !dbg !514
	%310 = trunc i64 %309 to i32, !dbg !514
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %310, i32 0, i32 31), !dbg !514
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !514
	%313 = zext i32 %312 to i64, !dbg !514
	%314 = shl i64 %313, 32, !dbg !514
	%315 = zext i32 %308 to i64, !dbg !514
	%316 = or i64 %315, %314, !dbg !514
	%317 = bitcast i64 %316 to double, !dbg !514
	br label %b43, !dbg !514

b43:
	%318 = phi double [ %317, %b42 ], [ %335, %b44 ], !dbg !515
	%319 = phi i64 [ 1, %b42 ], [ %336, %b44 ], !dbg !516
	%320 = icmp slt i64 %319, %284, !dbg !517
	br i1 %320, label %b44, label %b45, !dbg !517

b44:
	%321 = trunc i64 %319 to i32, !dbg !518
	%322 = bitcast double %267 to i64, !dbg !518
	%323 = trunc i64 %322 to i32, !dbg !518
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %323, i32 %321, i32 31), !dbg !518
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !518
	%326 = lshr i64 %322, 32, !dbg !518
	%327 = trunc i64 %326 to i32, !dbg !518
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %321, i32 31), !dbg !518
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !518
	%330 = zext i32 %329 to i64, !dbg !518
	%331 = shl i64 %330, 32, !dbg !518
	%332 = zext i32 %325 to i64, !dbg !518
	%333 = or i64 %332, %331, !dbg !518
	%334 = bitcast i64 %333 to double, !dbg !518
	%335 = fadd double %318, %334, !dbg !512
	%336 = add i64 %319, 1, !dbg !519
	br label %b43, !dbg !519

b45:
	%337 = phi double [ %286, %b40 ], [ %318, %b43 ], !dbg !505
	%338 = sext i32 %280 to i64, !dbg !521
	%339 = add i64 %338, 32, !dbg !522
	%340 = sub i64 %339, 1, !dbg !523
	%341 = sdiv i64 %340, 32, !dbg !524
	%342 = icmp eq i64 %341, 1, !dbg !525
	br i1 %342, label %b51, label %b46, !dbg !525

b46:
	call void @llvm.nvvm.barrier0(), !dbg !527
	%343 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !528, !range !396
	%344 = sext i32 %343 to i64, !dbg !528
	%345 = icmp eq i64 %344, 0, !dbg !529
	br i1 %345, label %b47, label %b48, !dbg !529

b47:
	%346 = sext i32 %276 to i64, !dbg !530
	%347 = sdiv i64 %346, 32, !dbg !531
	%348 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %347, !dbg !532
	store double %337, double addrspace(3)* %348, align 8, !dbg !532
	br label %b48, !dbg !532

b48:
	call void @llvm.nvvm.barrier0(), !dbg !533
	%349 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !534
	%350 = load double, double addrspace(3)* %349, align 8, !dbg !534
	br label %b49, !dbg !534

b49:
	%351 = phi double [ %350, %b48 ], [ %356, %b50 ], !dbg !535
	%352 = phi i64 [ 1, %b48 ], [ %357, %b50 ], !dbg !536
	%353 = icmp slt i64 %352, %341, !dbg !537
	br i1 %353, label %b50, label %b51, !dbg !537

b50:
	%354 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %352, !dbg !538
	%355 = load double, double addrspace(3)* %354, align 8, !dbg !538
	%356 = fadd double %351, %355, !dbg !512
	%357 = add i64 %352, 1, !dbg !539
	br label %b49, !dbg !539

b51:
	%358 = phi double [ %337, %b45 ], [ %351, %b49 ], !dbg !504
	%359 = sext i32 %276 to i64, !dbg !540
	%360 = icmp eq i64 %359, 0, !dbg !541
	br i1 %360, label %b52, label %b53, !dbg !541

b52:
	%361 = sdiv i64 %p17, 2, !dbg !543
	%362 = urem i32 %p25, 2, !dbg !544
	%363 = zext i32 %362 to i64, !dbg !545
	%364 = mul i64 %363, %361, !dbg !546
	%365 = getelementptr inbounds double, double addrspace(1)* %3, i64 %364, !dbg !547
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548, !range !210
	%367 = sext i32 %366 to i64, !dbg !548
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !548, !range !211
	%369 = sext i32 %368 to i64, !dbg !548
	%370 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !549, !range !220
	%371 = sext i32 %370 to i64, !dbg !549
	%372 = mul i64 %369, %371, !dbg !550
	%373 = add i64 %372, %367, !dbg !551
	%374 = getelementptr inbounds double, double addrspace(1)* %365, i64 %373, !dbg !552
	store double %358, double addrspace(1)* %374, align 8, !dbg !552
	br label %b53, !dbg !552

b53:
	ret void, !dbg !501
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !554
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !554
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !554
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !554
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !554
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !554
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !554
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !557
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !560
	%9 = icmp slt i64 0, %p25, !dbg !561
	br i1 %9, label %b1, label %b55, !dbg !561

b1:
	%10 = phi i64 [ %p24, %b0 ], [ %358, %b54 ], !dbg !562
	%11 = phi i64 [ %p26, %b0 ], [ %350, %b54 ], !dbg !563
	%12 = phi i32 [ %p28, %b0 ], [ %351, %b54 ], !dbg !564
	%13 = phi i32 [ %p29, %b0 ], [ %352, %b54 ], !dbg !565
	%14 = phi i64 [ 0, %b0 ], [ %359, %b54 ], !dbg !565
	%15 = icmp ne i32 %12, 0, !dbg !566
	br i1 %15, label %b2, label %b23, !dbg !566

b2:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !210
	%17 = sext i32 %16 to i64, !dbg !568
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !211
	%19 = sext i32 %18 to i64, !dbg !568
	%20 = icmp eq i64 %17, 0, !dbg !569
	br i1 %20, label %b3, label %b23, !dbg !569

b3:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !570, !range !221
	%22 = sext i32 %21 to i64, !dbg !570
	%23 = sdiv i64 %22, 2, !dbg !571
	%24 = icmp eq i64 %19, %23, !dbg !572
	br i1 %24, label %b4, label %b23, !dbg !567

b4:
	%25 = sdiv i64 %p17, 2, !dbg !574
	%26 = urem i32 %12, 2, !dbg !575
	%27 = zext i32 %26 to i64, !dbg !576
	%28 = mul i64 %27, %25, !dbg !577
	%29 = getelementptr inbounds double, double addrspace(1)* %3, i64 %28, !dbg !578
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !579, !range !228
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !579, !range !228
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !579, !range !229
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !579, !range !225
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !579, !range !225
	%35 = mul i32 %34, %32, !dbg !579
	%36 = add i32 %31, %35, !dbg !579
	%37 = mul i32 %33, %36, !dbg !579
	%38 = add i32 %30, %37, !dbg !579
	%39 = sext i32 %38 to i64, !dbg !579
	%40 = mul i32 %33, %34, !dbg !579
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !579, !range !341
	%42 = mul i32 %40, %41, !dbg !579
	%43 = sext i32 %42 to i64, !dbg !579
	br label %b5, !dbg !579

b5:
	%44 = phi double [ 0.000000e+00, %b4 ], [ %49, %b6 ], !dbg !580
	%45 = phi i64 [ %39, %b4 ], [ %50, %b6 ], !dbg !579
	%46 = icmp slt i64 %45, %25, !dbg !579
	br i1 %46, label %b6, label %b7, !dbg !579

b6:
	%47 = getelementptr inbounds double, double addrspace(1)* %29, i64 %45, !dbg !581
	%48 = load double, double addrspace(1)* %47, align 8, !dbg !581
	%49 = fadd double %44, %48, !dbg !582
	%50 = add i64 %45, %43, !dbg !579
	br label %b5, !dbg !579

b7:
	%51 = and i32 %38, -32, !dbg !586
	%52 = sub i32 %42, %51, !dbg !586
	%53 = icmp slt i32 %52, 32, !dbg !586
	%54 = select i1 %53, i32 %52, i32 32, !dbg !586
	%55 = sext i32 %54 to i64, !dbg !586
	%56 = icmp eq i64 %55, 32, !dbg !587
	br i1 %56, label %b8, label %b10, !dbg !587

b8:
	%57 = phi double [ %44, %b7 ], [ %74, %b9 ], !dbg !588
	%58 = phi i64 [ 16, %b7 ], [ %75, %b9 ], !dbg !589
	%59 = icmp sgt i64 %58, 0, !dbg !590
	br i1 %59, label %b9, label %b13, !dbg !590

b9:
	%60 = trunc i64 %58 to i32, !dbg !591
	%61 = bitcast double %57 to i64, !dbg !591
	%62 = trunc i64 %61 to i32, !dbg !591
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %62, i32 %60, i32 31), !dbg !591
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !591
	%65 = lshr i64 %61, 32, !dbg !591
	%66 = trunc i64 %65 to i32, !dbg !591
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %66, i32 %60, i32 31), !dbg !591
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !591
	%69 = zext i32 %68 to i64, !dbg !591
	%70 = shl i64 %69, 32, !dbg !591
	%71 = zext i32 %64 to i64, !dbg !591
	%72 = or i64 %71, %70, !dbg !591
	%73 = bitcast i64 %72 to double, !dbg !591
	%74 = fadd double %57, %73, !dbg !592
	%75 = sdiv i64 %58, 2, !dbg !593
	br label %b8, !dbg !593

b10:
	%76 = bitcast double %44 to i64, !dbg !594
	%77 = trunc i64 %76 to i32, !dbg !594
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 0, i32 31), !dbg !594
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !594
	%80 = lshr i64 %76, 32, !dbg !594
	%81 = trunc i64 %80 to i32, !dbg !594
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !594
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !594
	%84 = zext i32 %83 to i64, !dbg !594
	%85 = shl i64 %84, 32, !dbg !594
	%86 = zext i32 %79 to i64, !dbg !594
	%87 = or i64 %86, %85, !dbg !594
	%88 = bitcast i64 %87 to double, !dbg !594
	br label %b11, !dbg !594

b11:
	%89 = phi double [ %88, %b10 ], [ %106, %b12 ], !dbg !595
	%90 = phi i64 [ 1, %b10 ], [ %107, %b12 ], !dbg !596
	%91 = icmp slt i64 %90, %55, !dbg !597
	br i1 %91, label %b12, label %b13, !dbg !597

b12:
	%92 = trunc i64 %90 to i32, !dbg !598
	%93 = bitcast double %44 to i64, !dbg !598
	%94 = trunc i64 %93 to i32, !dbg !598
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 %92, i32 31), !dbg !598
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !598
	%97 = lshr i64 %93, 32, !dbg !598
	%98 = trunc i64 %97 to i32, !dbg !598
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %98, i32 %92, i32 31), !dbg !598
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !598
	%101 = zext i32 %100 to i64, !dbg !598
	%102 = shl i64 %101, 32, !dbg !598
	%103 = zext i32 %96 to i64, !dbg !598
	%104 = or i64 %103, %102, !dbg !598
	%105 = bitcast i64 %104 to double, !dbg !598
	%106 = fadd double %89, %105, !dbg !592
	%107 = add i64 %90, 1, !dbg !599
	br label %b11, !dbg !599

b13:
	%108 = phi double [ %57, %b8 ], [ %89, %b11 ], !dbg !585
	%109 = add i64 %43, 32, !dbg !601
	%110 = sub i64 %109, 1, !dbg !602
	%111 = sdiv i64 %110, 32, !dbg !603
	%112 = icmp eq i64 %111, 1, !dbg !604
	br i1 %112, label %b19, label %b14, !dbg !604

b14:
	call void @llvm.nvvm.barrier0(), !dbg !606
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !607, !range !396
	%114 = sext i32 %113 to i64, !dbg !607
	%115 = icmp eq i64 %114, 0, !dbg !608
	br i1 %115, label %b15, label %b16, !dbg !608

b15:
	%116 = sdiv i64 %39, 32, !dbg !609
	%117 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %116, !dbg !610
	store double %108, double addrspace(3)* %117, align 8, !dbg !610
	br label %b16, !dbg !610

b16:
	call void @llvm.nvvm.barrier0(), !dbg !611
	%118 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !612
	%119 = load double, double addrspace(3)* %118, align 8, !dbg !612
	br label %b17, !dbg !612

b17:
	%120 = phi double [ %119, %b16 ], [ %125, %b18 ], !dbg !613
	%121 = phi i64 [ 1, %b16 ], [ %126, %b18 ], !dbg !614
	%122 = icmp slt i64 %121, %111, !dbg !615
	br i1 %122, label %b18, label %b19, !dbg !615

b18:
	%123 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %121, !dbg !616
	%124 = load double, double addrspace(3)* %123, align 8, !dbg !616
	%125 = fadd double %120, %124, !dbg !592
	%126 = add i64 %121, 1, !dbg !617
	br label %b17, !dbg !617

b19:
	%127 = phi double [ %108, %b13 ], [ %120, %b17 ], !dbg !584
	%128 = icmp eq i64 %39, 0, !dbg !618
	br i1 %128, label %b20, label %b22, !dbg !618

b20:
	%129 = sext i32 %8 to i64, !dbg !560
	%130 = sext i32 %7 to i64, !dbg !619
	%131 = icmp slt i64 0, %130, !dbg !619
	br i1 %131, label %b21, label %b22, !dbg !619

b21:
	%132 = phi i64 [ 0, %b20 ], [ %158, %b21 ], !dbg !619
	%133 = mul i64 %27, %130, !dbg !621
	%134 = add i64 %133, %129, !dbg !622
	%135 = mul i64 %134, 2, !dbg !623
	%136 = add i64 %129, %132, !dbg !624
	%137 = icmp eq i64 %130, -1, !dbg !625
	%138 = select i1 %137, i64 1, i64 %130, !dbg !625
	%139 = srem i64 %136, %138, !dbg !625
	%140 = bitcast double %127 to i64, !dbg !627
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %135, !dbg !628
	%142 = trunc i64 %140 to i32, !dbg !629
	%143 = zext i32 %12 to i64, !dbg !631
	%144 = shl i64 %143, 32, !dbg !632
	%145 = zext i32 %142 to i64, !dbg !633
	%146 = or i64 %144, %145, !dbg !634
	%147 = trunc i64 %139 to i32, !dbg !635
	%148 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !635
	%149 = bitcast i64* %148 to i8*, !dbg !635
	call void @gpuc_signal_op_thread(i8* %149, i64 %146, i32 9, i32 %147), !dbg !635
	%150 = add i64 %135, 1, !dbg !636
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %150, !dbg !637
	%152 = lshr i64 %140, 32, !dbg !638
	%153 = trunc i64 %152 to i32, !dbg !639
	%154 = zext i32 %153 to i64, !dbg !641
	%155 = or i64 %144, %154, !dbg !642
	%156 = addrspacecast i64 addrspace(1)* %151 to i64*, !dbg !643
	%157 = bitcast i64* %156 to i8*, !dbg !643
	call void @gpuc_signal_op_thread(i8* %157, i64 %155, i32 9, i32 %147), !dbg !643
	%158 = add i64 %132, 1, !dbg !626
	%159 = icmp slt i64 %158, %130, !dbg !626
	br i1 %159, label %b21, label %b22, !dbg !626

b22:
	call void @llvm.nvvm.barrier0(), !dbg !644
	br label %b23, !dbg !558

b23:
	%160 = icmp sgt i64 %p6, 0, !dbg !645
	br i1 %160, label %b24, label %b27, !dbg !645

b24:
	%161 = urem i64 %10, 2, !dbg !646
	%162 = icmp ne i64 %161, 0, !dbg !647
	br i1 %162, label %b25, label %b26, !dbg !647

b25:
	br label %b26, !dbg !647

b26:
	%163 = phi float addrspace(1)* [ %0, %b24 ], [ %1, %b25 ], !dbg !648
	%164 = phi i64 [ %p1, %b24 ], [ %p3, %b25 ], !dbg !648
	%165 = phi float addrspace(1)* [ %1, %b24 ], [ %0, %b25 ], !dbg !649
	%166 = phi i64 [ %p3, %b24 ], [ %p1, %b25 ], !dbg !649
	%167 = addrspacecast float addrspace(1)* %163 to float*, !dbg !650
	%168 = addrspacecast float addrspace(1)* %165 to float*, !dbg !650
	%169 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !650
	%170 = call float @gpuc_fn_solver_sweep(float* %167, i64 %164, float* %168, i64 %166, i64* %169, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %10, i8* %ctrl), !dbg !650
	br label %b27, !dbg !650

b27:
	%171 = phi float [ 0.000000e+00, %b23 ], [ %170, %b26 ], !dbg !651
	br i1 %15, label %b28, label %b36, !dbg !652

b28:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !654, !range !210
	%173 = sext i32 %172 to i64, !dbg !654
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !654, !range !211
	%175 = sext i32 %174 to i64, !dbg !654
	%176 = icmp eq i64 %173, 0, !dbg !655
	br i1 %176, label %b29, label %b36, !dbg !655

b29:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !656, !range !221
	%178 = sext i32 %177 to i64, !dbg !656
	%179 = sdiv i64 %178, 2, !dbg !657
	%180 = icmp eq i64 %175, %179, !dbg !658
	br i1 %180, label %b30, label %b36, !dbg !653

b30:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !659, !range !228
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !659, !range !228
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !659, !range !229
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !659, !range !225
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !659, !range !225
	%186 = mul i32 %185, %183, !dbg !659
	%187 = add i32 %182, %186, !dbg !659
	%188 = mul i32 %184, %187, !dbg !659
	%189 = add i32 %181, %188, !dbg !659
	%190 = sext i32 %189 to i64, !dbg !659
	%191 = icmp eq i64 %190, 0, !dbg !660
	br i1 %191, label %b31, label %b36, !dbg !660

b31:
	%192 = sub i64 %10, 1, !dbg !661
	%193 = sext i32 %7 to i64, !dbg !557
	%194 = urem i32 %12, 2, !dbg !663
	%195 = zext i32 %194 to i64, !dbg !664
	%196 = mul i64 %195, %193, !dbg !665
	%197 = mul i64 %196, 2, !dbg !666
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %197, !dbg !668
	%199 = zext i32 %12 to i64, !dbg !671
	%200 = shl i64 %199, 32, !dbg !672
	%201 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !673
	%202 = bitcast i64* %201 to i8*, !dbg !673
	%203 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %202, i32 5, i64 %200, i32 1, i8* %ctrl, i32 2), !dbg !673
	%204 = and i64 %203, 4294967295, !dbg !674
	%205 = add i64 %197, 1, !dbg !675
	%206 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %205, !dbg !676
	%207 = addrspacecast i64 addrspace(1)* %206 to i64*, !dbg !678
	%208 = bitcast i64* %207 to i8*, !dbg !678
	%209 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %208, i32 5, i64 %200, i32 1, i8* %ctrl, i32 2), !dbg !678
	%210 = and i64 %209, 4294967295, !dbg !679
	%211 = shl i64 %210, 32, !dbg !680
	%212 = or i64 %204, %211, !dbg !681
	%213 = bitcast i64 %212 to double, !dbg !682
	br label %b32, !dbg !667

b32:
	%214 = phi double [ %213, %b31 ], [ %233, %b33 ], !dbg !683
	%215 = phi i64 [ 1, %b31 ], [ %234, %b33 ], !dbg !684
	%216 = icmp slt i64 %215, %193, !dbg !685
	br i1 %216, label %b33, label %b34, !dbg !685

b33:
	%217 = add i64 %196, %215, !dbg !687
	%218 = mul i64 %217, 2, !dbg !688
	%219 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %218, !dbg !690
	%220 = addrspacecast i64 addrspace(1)* %219 to i64*, !dbg !692
	%221 = bitcast i64* %220 to i8*, !dbg !692
	%222 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %221, i32 5, i64 %200, i32 1, i8* %ctrl, i32 2), !dbg !692
	%223 = and i64 %222, 4294967295, !dbg !693
	%224 = add i64 %218, 1, !dbg !694
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %224, !dbg !695
	%226 = addrspacecast i64 addrspace(1)* %225 to i64*, !dbg !697
	%227 = bitcast i64* %226 to i8*, !dbg !697
	%228 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %227, i32 5, i64 %200, i32 1, i8* %ctrl, i32 2), !dbg !697
	%229 = and i64 %228, 4294967295, !dbg !698
	%230 = shl i64 %229, 32, !dbg !699
	%231 = or i64 %223, %230, !dbg !700
	%232 = bitcast i64 %231 to double, !dbg !701
	%233 = fadd double %214, %232, !dbg !702
	%234 = add i64 %215, 1, !dbg !703
	br label %b32, !dbg !703

b34:
	%235 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !704
	store double %214, double addrspace(1)* %235, align 8, !dbg !704
	%236 = fcmp ole double %214, %p30, !dbg !705
	br i1 %236, label %b35, label %b36, !dbg !705

b35:
	%237 = urem i64 %10, 2, !dbg !706
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %237, !dbg !707
	store i64 %192, i64 addrspace(1)* %238, align 8, !dbg !707
	br label %b36, !dbg !707

b36:
	%239 = sub i64 %11, 1, !dbg !708
	%240 = icmp eq i64 %239, 0, !dbg !709
	br i1 %240, label %b37, label %b51, !dbg !709

b37:
	%241 = add i32 %13, 1, !dbg !710
	%242 = fpext float %171 to double, !dbg !712
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !716, !range !228
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !716, !range !228
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !716, !range !229
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !716, !range !225
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !716, !range !225
	%248 = mul i32 %247, %245, !dbg !716
	%249 = add i32 %244, %248, !dbg !716
	%250 = mul i32 %246, %249, !dbg !716
	%251 = add i32 %243, %250, !dbg !716
	%252 = and i32 %251, -32, !dbg !716
	%253 = mul i32 %246, %247, !dbg !716
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !716, !range !341
	%255 = mul i32 %253, %254, !dbg !716
	%256 = sub i32 %255, %252, !dbg !716
	%257 = icmp slt i32 %256, 32, !dbg !716
	%258 = select i1 %257, i32 %256, i32 32, !dbg !716
	%259 = sext i32 %258 to i64, !dbg !716
	%260 = icmp eq i64 %259, 32, !dbg !717
	br i1 %260, label %b38, label %b40, !dbg !717

b38:
	%261 = phi double [ %242, %b37 ], [ %278, %b39 ], !dbg !718
	%262 = phi i64 [ 16, %b37 ], [ %279, %b39 ], !dbg !719
	%263 = icmp sgt i64 %262, 0, !dbg !720
	br i1 %263, label %b39, label %b43, !dbg !720

b39:
	%264 = trunc i64 %262 to i32, !dbg !721
	%265 = bitcast double %261 to i64, !dbg !721
	%266 = trunc i64 %265 to i32, !dbg !721
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %266, i32 %264, i32 31), !dbg !721
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !721
	%269 = lshr i64 %265, 32, !dbg !721
	%270 = trunc i64 %269 to i32, !dbg !721
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %270, i32 %264, i32 31), !dbg !721
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !721
	%273 = zext i32 %272 to i64, !dbg !721
	%274 = shl i64 %273, 32, !dbg !721
	%275 = zext i32 %268 to i64, !dbg !721
	%276 = or i64 %275, %274, !dbg !721
	%277 = bitcast i64 %276 to double, !dbg !721
	%278 = fadd double %261, %277, !dbg !722
	%279 = sdiv i64 %262, 2, !dbg !723
	br label %b38, !dbg !723

b40:
	%280 = bitcast double %242 to i64, !dbg !724
	%281 = trunc i64 %280 to i32, !dbg !724
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 0, i32 31), !dbg !724
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !724
	%284 = lshr i64 %280, 32, !dbg !724
	%285 = trunc i64 %284 to i32, !dbg !724
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %285, i32 0, i32 31), !dbg !724
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !724
	%288 = zext i32 %287 to i64, !dbg !724
	%289 = shl i64 %288, 32, !dbg !724
	%290 = zext i32 %283 to i64, !dbg !724
	%291 = or i64 %290, %289, !dbg !724
	%292 = bitcast i64 %291 to double, !dbg !724
	br label %b41, !dbg !724

b41:
	%293 = phi double [ %292, %b40 ], [ %310, %b42 ], !dbg !725
	%294 = phi i64 [ 1, %b40 ], [ %311, %b42 ], !dbg !726
	%295 = icmp slt i64 %294, %259, !dbg !727
	br i1 %295, label %b42, label %b43, !dbg !727

b42:
	%296 = trunc i64 %294 to i32, !dbg !728
	%297 = bitcast double %242 to i64, !dbg !728
	%298 = trunc i64 %297 to i32, !dbg !728
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 %296, i32 31), !dbg !728
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !728
	%301 = lshr i64 %297, 32, !dbg !728
	%302 = trunc i64 %301 to i32, !dbg !728
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %302, i32 %296, i32 31), !dbg !728
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !728
	%305 = zext i32 %304 to i64, !dbg !728
	%306 = shl i64 %305, 32, !dbg !728
	%307 = zext i32 %300 to i64, !dbg !728
	%308 = or i64 %307, %306, !dbg !728
	%309 = bitcast i64 %308 to double, !dbg !728
	%310 = fadd double %293, %309, !dbg !722
	%311 = add i64 %294, 1, !dbg !729
	br label %b41, !dbg !729

b43:
	%312 = phi double [ %261, %b38 ], [ %293, %b41 ], !dbg !715
	%313 = sext i32 %255 to i64, !dbg !731
	%314 = add i64 %313, 32, !dbg !732
	%315 = sub i64 %314, 1, !dbg !733
	%316 = sdiv i64 %315, 32, !dbg !734
	%317 = icmp eq i64 %316, 1, !dbg !735
	br i1 %317, label %b49, label %b44, !dbg !735

b44:
	call void @llvm.nvvm.barrier0(), !dbg !737
	%318 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !738, !range !396
	%319 = sext i32 %318 to i64, !dbg !738
	%320 = icmp eq i64 %319, 0, !dbg !739
	br i1 %320, label %b45, label %b46, !dbg !739

b45:
	%321 = sext i32 %251 to i64, !dbg !740
	%322 = sdiv i64 %321, 32, !dbg !741
	%323 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %322, !dbg !742
	store double %312, double addrspace(3)* %323, align 8, !dbg !742
	br label %b46, !dbg !742

b46:
	call void @llvm.nvvm.barrier0(), !dbg !743
	%324 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !744
	%325 = load double, double addrspace(3)* %324, align 8, !dbg !744
	br label %b47, !dbg !744

b47:
	%326 = phi double [ %325, %b46 ], [ %331, %b48 ], !dbg !745
	%327 = phi i64 [ 1, %b46 ], [ %332, %b48 ], !dbg !746
	%328 = icmp slt i64 %327, %316, !dbg !747
	br i1 %328, label %b48, label %b49, !dbg !747

b48:
	%329 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %327, !dbg !748
	%330 = load double, double addrspace(3)* %329, align 8, !dbg !748
	%331 = fadd double %326, %330, !dbg !722
	%332 = add i64 %327, 1, !dbg !749
	br label %b47, !dbg !749

b49:
	%333 = phi double [ %312, %b43 ], [ %326, %b47 ], !dbg !714
	%334 = sext i32 %251 to i64, !dbg !750
	%335 = icmp eq i64 %334, 0, !dbg !751
	br i1 %335, label %b50, label %b51, !dbg !751

b50:
	%336 = sdiv i64 %p17, 2, !dbg !753
	%337 = urem i32 %13, 2, !dbg !754
	%338 = zext i32 %337 to i64, !dbg !755
	%339 = mul i64 %338, %336, !dbg !756
	%340 = getelementptr inbounds double, double addrspace(1)* %3, i64 %339, !dbg !757
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !758, !range !210
	%342 = sext i32 %341 to i64, !dbg !758
	%343 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !758, !range !211
	%344 = sext i32 %343 to i64, !dbg !758
	%345 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !759, !range !220
	%346 = sext i32 %345 to i64, !dbg !759
	%347 = mul i64 %344, %346, !dbg !760
	%348 = add i64 %347, %342, !dbg !761
	%349 = getelementptr inbounds double, double addrspace(1)* %340, i64 %348, !dbg !762
	store double %333, double addrspace(1)* %349, align 8, !dbg !762
	br label %b51, !dbg !762

b51:
	%350 = phi i64 [ %239, %b36 ], [ %p27, %b49 ], [ %p27, %b50 ], !dbg !563
	%351 = phi i32 [ 0, %b36 ], [ %13, %b49 ], [ %13, %b50 ], !dbg !564
	%352 = phi i32 [ %13, %b36 ], [ %241, %b49 ], [ %241, %b50 ], !dbg !565
	call void @gpuc_grid_sync(), !dbg !763
	%353 = fcmp oge double %p30, 0.000000e+00, !dbg !764
	br i1 %353, label %b52, label %b54, !dbg !764

b52:
	%354 = urem i64 %10, 2, !dbg !765
	%355 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %354, !dbg !766
	%356 = load i64, i64 addrspace(1)* %355, align 8, !dbg !766
	%357 = icmp ne i64 %356, 0, !dbg !767
	br i1 %357, label %b53, label %b54, !dbg !767

b53:
	ret void, !dbg !768

b54:
	%358 = add i64 %10, 1, !dbg !769
	%359 = add i64 %14, 1, !dbg !769
	%360 = icmp slt i64 %359, %p25, !dbg !769
	br i1 %360, label %b1, label %b55, !dbg !769

b55:
	ret void, !dbg !769
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !770 {
entry:
	br label %b0, !dbg !771

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !771
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !771
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !771
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !771
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !774
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !777
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !778
	%7 = load i64, i64 addrspace(1)* %6, align 8, !dbg !778
	%8 = icmp eq i64 %7, 0, !dbg !779
	br i1 %8, label %b1, label %b26, !dbg !779

b1:
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !780
	%10 = load i64, i64 addrspace(1)* %9, align 8, !dbg !780
	%11 = icmp eq i64 %10, 0, !dbg !781
	br i1 %11, label %b2, label %b26, !dbg !781

b2:
	%12 = sdiv i64 %p1, 2, !dbg !783
	%13 = urem i32 %p8, 2, !dbg !784
	%14 = zext i32 %13 to i64, !dbg !785
	%15 = mul i64 %14, %12, !dbg !786
	%16 = getelementptr inbounds double, double addrspace(1)* %0, i64 %15, !dbg !787
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !788, !range !228
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !788, !range !228
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !788, !range !229
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !788, !range !225
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !788, !range !225
	%22 = mul i32 %21, %19, !dbg !788
	%23 = add i32 %18, %22, !dbg !788
	%24 = mul i32 %20, %23, !dbg !788
	%25 = add i32 %17, %24, !dbg !788
	%26 = sext i32 %25 to i64, !dbg !788
	%27 = mul i32 %20, %21, !dbg !788
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !788, !range !341
	%29 = mul i32 %27, %28, !dbg !788
	%30 = sext i32 %29 to i64, !dbg !788
	br label %b3, !dbg !788

b3:
	%31 = phi double [ 0.000000e+00, %b2 ], [ %36, %b4 ], !dbg !789
	%32 = phi i64 [ %26, %b2 ], [ %37, %b4 ], !dbg !788
	%33 = icmp slt i64 %32, %12, !dbg !788
	br i1 %33, label %b4, label %b5, !dbg !788

b4:
	%34 = getelementptr inbounds double, double addrspace(1)* %16, i64 %32, !dbg !790
	%35 = load double, double addrspace(1)* %34, align 8, !dbg !790
	%36 = fadd double %31, %35, !dbg !791
	%37 = add i64 %32, %30, !dbg !788
	br label %b3, !dbg !788

b5:
	%38 = and i32 %25, -32, !dbg !795
	%39 = sub i32 %29, %38, !dbg !795
	%40 = icmp slt i32 %39, 32, !dbg !795
	%41 = select i1 %40, i32 %39, i32 32, !dbg !795
	%42 = sext i32 %41 to i64, !dbg !795
	%43 = icmp eq i64 %42, 32, !dbg !796
	br i1 %43, label %b6, label %b8, !dbg !796

b6:
	%44 = phi double [ %31, %b5 ], [ %61, %b7 ], !dbg !797
	%45 = phi i64 [ 16, %b5 ], [ %62, %b7 ], !dbg !798
	%46 = icmp sgt i64 %45, 0, !dbg !799
	br i1 %46, label %b7, label %b11, !dbg !799

b7:
	%47 = trunc i64 %45 to i32, !dbg !800
	%48 = bitcast double %44 to i64, !dbg !800
	%49 = trunc i64 %48 to i32, !dbg !800
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %47, i32 31), !dbg !800
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !800
	%52 = lshr i64 %48, 32, !dbg !800
	%53 = trunc i64 %52 to i32, !dbg !800
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %47, i32 31), !dbg !800
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !800
	%56 = zext i32 %55 to i64, !dbg !800
	%57 = shl i64 %56, 32, !dbg !800
	%58 = zext i32 %51 to i64, !dbg !800
	%59 = or i64 %58, %57, !dbg !800
	%60 = bitcast i64 %59 to double, !dbg !800
	%61 = fadd double %44, %60, !dbg !801
	%62 = sdiv i64 %45, 2, !dbg !802
	br label %b6, !dbg !802

b8:
	%63 = bitcast double %31 to i64, !dbg !803
	%64 = trunc i64 %63 to i32, !dbg !803
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 0, i32 31), !dbg !803
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !803
	%67 = lshr i64 %63, 32, !dbg !803
	%68 = trunc i64 %67 to i32, !dbg !803
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !803
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !803
	%71 = zext i32 %70 to i64, !dbg !803
	%72 = shl i64 %71, 32, !dbg !803
	%73 = zext i32 %66 to i64, !dbg !803
	%74 = or i64 %73, %72, !dbg !803
	%75 = bitcast i64 %74 to double, !dbg !803
	br label %b9, !dbg !803

b9:
	%76 = phi double [ %75, %b8 ], [ %93, %b10 ], !dbg !804
	%77 = phi i64 [ 1, %b8 ], [ %94, %b10 ], !dbg !805
	%78 = icmp slt i64 %77, %42, !dbg !806
	br i1 %78, label %b10, label %b11, !dbg !806

b10:
	%79 = trunc i64 %77 to i32, !dbg !807
	%80 = bitcast double %31 to i64, !dbg !807
	%81 = trunc i64 %80 to i32, !dbg !807
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %79, i32 31), !dbg !807
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !807
	%84 = lshr i64 %80, 32, !dbg !807
	%85 = trunc i64 %84 to i32, !dbg !807
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %79, i32 31), !dbg !807
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !807
	%88 = zext i32 %87 to i64, !dbg !807
	%89 = shl i64 %88, 32, !dbg !807
	%90 = zext i32 %83 to i64, !dbg !807
	%91 = or i64 %90, %89, !dbg !807
	%92 = bitcast i64 %91 to double, !dbg !807
	%93 = fadd double %76, %92, !dbg !801
	%94 = add i64 %77, 1, !dbg !808
	br label %b9, !dbg !808

b11:
	%95 = phi double [ %44, %b6 ], [ %76, %b9 ], !dbg !794
	%96 = add i64 %30, 32, !dbg !810
	%97 = sub i64 %96, 1, !dbg !811
	%98 = sdiv i64 %97, 32, !dbg !812
	%99 = icmp eq i64 %98, 1, !dbg !813
	br i1 %99, label %b17, label %b12, !dbg !813

b12:
	call void @llvm.nvvm.barrier0(), !dbg !815
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !816, !range !396
	%101 = sext i32 %100 to i64, !dbg !816
	%102 = icmp eq i64 %101, 0, !dbg !817
	br i1 %102, label %b13, label %b14, !dbg !817

b13:
	%103 = sdiv i64 %26, 32, !dbg !818
	%104 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %103, !dbg !819
	store double %95, double addrspace(3)* %104, align 8, !dbg !819
	br label %b14, !dbg !819

b14:
	call void @llvm.nvvm.barrier0(), !dbg !820
	%105 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !821
	%106 = load double, double addrspace(3)* %105, align 8, !dbg !821
	br label %b15, !dbg !821

b15:
	%107 = phi double [ %106, %b14 ], [ %112, %b16 ], !dbg !822
	%108 = phi i64 [ 1, %b14 ], [ %113, %b16 ], !dbg !823
	%109 = icmp slt i64 %108, %98, !dbg !824
	br i1 %109, label %b16, label %b17, !dbg !824

b16:
	%110 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %108, !dbg !825
	%111 = load double, double addrspace(3)* %110, align 8, !dbg !825
	%112 = fadd double %107, %111, !dbg !801
	%113 = add i64 %108, 1, !dbg !826
	br label %b15, !dbg !826

b17:
	%114 = phi double [ %95, %b11 ], [ %107, %b15 ], !dbg !793
	%115 = icmp eq i64 %26, 0, !dbg !827
	br i1 %115, label %b18, label %b20, !dbg !827

b18:
	%116 = sext i32 %5 to i64, !dbg !777
	%117 = sext i32 %4 to i64, !dbg !828
	%118 = icmp slt i64 0, %117, !dbg !828
	br i1 %118, label %b19, label %b20, !dbg !828

b19:
	%119 = phi i64 [ 0, %b18 ], [ %145, %b19 ], !dbg !828
	%120 = mul i64 %14, %117, !dbg !830
	%121 = add i64 %120, %116, !dbg !831
	%122 = mul i64 %121, 2, !dbg !832
	%123 = add i64 %116, %119, !dbg !833
	%124 = icmp eq i64 %117, -1, !dbg !834
	%125 = select i1 %124, i64 1, i64 %117, !dbg !834
	%126 = srem i64 %123, %125, !dbg !834
	%127 = bitcast double %114 to i64, !dbg !836
	%128 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !837
	%129 = trunc i64 %127 to i32, !dbg !838
	%130 = zext i32 %p8 to i64, !dbg !840
	%131 = shl i64 %130, 32, !dbg !841
	%132 = zext i32 %129 to i64, !dbg !842
	%133 = or i64 %131, %132, !dbg !843
	%134 = trunc i64 %126 to i32, !dbg !844
	%135 = addrspacecast i64 addrspace(1)* %128 to i64*, !dbg !844
	%136 = bitcast i64* %135 to i8*, !dbg !844
	call void @gpuc_signal_op_thread(i8* %136, i64 %133, i32 9, i32 %134), !dbg !844
	%137 = add i64 %122, 1, !dbg !845
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %137, !dbg !846
	%139 = lshr i64 %127, 32, !dbg !847
	%140 = trunc i64 %139 to i32, !dbg !848
	%141 = zext i32 %140 to i64, !dbg !850
	%142 = or i64 %131, %141, !dbg !851
	%143 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !852
	%144 = bitcast i64* %143 to i8*, !dbg !852
	call void @gpuc_signal_op_thread(i8* %144, i64 %142, i32 9, i32 %134), !dbg !852
	%145 = add i64 %119, 1, !dbg !835
	%146 = icmp slt i64 %145, %117, !dbg !835
	br i1 %146, label %b19, label %b20, !dbg !835

b20:
	call void @llvm.nvvm.barrier0(), !dbg !853
	br i1 %115, label %b21, label %b26, !dbg !854

b21:
	%147 = sext i32 %4 to i64, !dbg !774
	%148 = mul i64 %14, %147, !dbg !856
	%149 = mul i64 %148, 2, !dbg !857
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %149, !dbg !859
	%151 = zext i32 %p8 to i64, !dbg !862
	%152 = shl i64 %151, 32, !dbg !863
	%153 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !864
	%154 = bitcast i64* %153 to i8*, !dbg !864
	%155 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %154, i32 5, i64 %152, i32 1, i8* %ctrl, i32 2), !dbg !864
	%156 = and i64 %155, 4294967295, !dbg !865
	%157 = add i64 %149, 1, !dbg !866
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %157, !dbg !867
	%159 = addrspacecast i64 addrspace(1)* %158 to i64*, !dbg !869
	%160 = bitcast i64* %159 to i8*, !dbg !869
	%161 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %160, i32 5, i64 %152, i32 1, i8* %ctrl, i32 2), !dbg !869
	%162 = and i64 %161, 4294967295, !dbg !870
	%163 = shl i64 %162, 32, !dbg !871
	%164 = or i64 %156, %163, !dbg !872
	%165 = bitcast i64 %164 to double, !dbg !873
	br label %b22, !dbg !858

b22:
	%166 = phi double [ %165, %b21 ], [ %185, %b23 ], !dbg !874
	%167 = phi i64 [ 1, %b21 ], [ %186, %b23 ], !dbg !875
	%168 = icmp slt i64 %167, %147, !dbg !876
	br i1 %168, label %b23, label %b24, !dbg !876

b23:
	%169 = add i64 %148, %167, !dbg !878
	%170 = mul i64 %169, 2, !dbg !879
	%171 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %170, !dbg !881
	%172 = addrspacecast i64 addrspace(1)* %171 to i64*, !dbg !883
	%173 = bitcast i64* %172 to i8*, !dbg !883
	%174 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %173, i32 5, i64 %152, i32 1, i8* %ctrl, i32 2), !dbg !883
	%175 = and i64 %174, 4294967295, !dbg !884
	%176 = add i64 %170, 1, !dbg !885
	%177 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %176, !dbg !886
	%178 = addrspacecast i64 addrspace(1)* %177 to i64*, !dbg !888
	%179 = bitcast i64* %178 to i8*, !dbg !888
	%180 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %179, i32 5, i64 %152, i32 1, i8* %ctrl, i32 2), !dbg !888
	%181 = and i64 %180, 4294967295, !dbg !889
	%182 = shl i64 %181, 32, !dbg !890
	%183 = or i64 %175, %182, !dbg !891
	%184 = bitcast i64 %183 to double, !dbg !892
	%185 = fadd double %166, %184, !dbg !893
	%186 = add i64 %167, 1, !dbg !894
	br label %b22, !dbg !894

b24:
	%187 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !895
	store double %166, double addrspace(1)* %187, align 8, !dbg !895
	%188 = fcmp ole double %166, %p10, !dbg !896
	br i1 %188, label %b25, label %b26, !dbg !896

b25:
	%189 = add i64 %p9, 1, !dbg !897
	%190 = urem i64 %189, 2, !dbg !898
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %190, !dbg !899
	store i64 %p9, i64 addrspace(1)* %191, align 8, !dbg !899
	br label %b26, !dbg !899

b26:
	ret void, !dbg !772
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !900 {
entry:
	br label %b0, !dbg !901

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !901
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !901
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !902
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !903, !range !210
	%4 = sext i32 %3 to i64, !dbg !903
	br label %b1, !dbg !904

b1:
	%5 = phi i64 [ %4, %b0 ], [ %59, %b9 ], !dbg !905
	%6 = icmp slt i64 %5, %p16, !dbg !906
	br i1 %6, label %b2, label %b10, !dbg !906

b2:
	%7 = mul i64 %5, %p14, !dbg !907
	%8 = icmp eq i64 %p16, -1, !dbg !908
	%9 = select i1 %8, i64 1, i64 %p16, !dbg !908
	%10 = sdiv i64 %7, %9, !dbg !908
	%11 = sub i64 0, %7, !dbg !908
	%12 = select i1 %8, i64 %11, i64 %10, !dbg !908
	%13 = sub i64 %12, %p7, !dbg !909
	%14 = icmp slt i64 %13, 0, !dbg !910
	br i1 %14, label %b9, label %b3, !dbg !910

b3:
	%15 = icmp sge i64 %13, %p4, !dbg !911
	br i1 %15, label %b9, label %b4, !dbg !911

b4:
	%16 = mul i64 %5, %p15, !dbg !912
	%17 = add i64 %5, 1, !dbg !913
	%18 = mul i64 %17, %p15, !dbg !914
	%19 = sub i64 %18, %16, !dbg !915
	%20 = getelementptr inbounds float, float addrspace(1)* %0, i64 %16, !dbg !915
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !916, !range !228
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !916, !range !228
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !916, !range !229
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !916, !range !225
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916, !range !225
	%26 = mul i32 %25, %23, !dbg !916
	%27 = add i32 %22, %26, !dbg !916
	%28 = mul i32 %24, %27, !dbg !916
	%29 = add i32 %21, %28, !dbg !916
	%30 = sext i32 %29 to i64, !dbg !916
	%31 = mul i32 %24, %25, !dbg !916
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !916, !range !341
	%33 = mul i32 %31, %32, !dbg !916
	%34 = sext i32 %33 to i64, !dbg !916
	br label %b5, !dbg !916

b5:
	%35 = phi i64 [ %30, %b4 ], [ %49, %b6 ], !dbg !916
	%36 = icmp slt i64 %35, %p15, !dbg !916
	br i1 %36, label %b6, label %b7, !dbg !916

b6:
	%37 = add i64 %13, 1, !dbg !917
	%38 = mul i64 %37, %p6, !dbg !918
	%39 = mul i64 %35, %p5, !dbg !919
	%40 = icmp eq i64 %p15, -1, !dbg !920
	%41 = select i1 %40, i64 1, i64 %p15, !dbg !920
	%42 = sdiv i64 %39, %41, !dbg !920
	%43 = sub i64 0, %39, !dbg !920
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !920
	%45 = add i64 %38, %44, !dbg !921
	%46 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !922
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !922
	%48 = getelementptr inbounds float, float addrspace(1)* %20, i64 %35, !dbg !923
	store float %47, float addrspace(1)* %48, align 4, !dbg !923
	%49 = add i64 %35, %34, !dbg !916
	br label %b5, !dbg !916

b7:
	call void @llvm.nvvm.barrier0(), !dbg !924
	%50 = sext i32 %2 to i64, !dbg !902
	%51 = icmp ne i64 %50, 0, !dbg !925
	br i1 %51, label %b8, label %b9, !dbg !925

b8:
	%52 = mul i64 %19, 4, !dbg !926
	%53 = addrspacecast float addrspace(1)* %20 to float*, !dbg !926
	%54 = addrspacecast float addrspace(1)* %20 to float*, !dbg !926
	%55 = bitcast float* %53 to i8*, !dbg !926
	%56 = bitcast float* %54 to i8*, !dbg !926
	call void @gpuc_put_block(i8* %55, i8* %56, i64 %52, i32 0), !dbg !926
	br label %b9, !dbg !926

b9:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !927, !range !220
	%58 = sext i32 %57 to i64, !dbg !927
	%59 = add i64 %5, %58, !dbg !928
	br label %b1, !dbg !928

b10:
	ret void, !dbg !928
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !228
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !228
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !229
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() nounwind
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = add i64 %11, 4
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !220
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !221
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !221
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !210
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !211
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !211
	%23 = or i32 %21, %22
	%24 = icmp eq i32 %23, 0
	%25 = select i1 %24, i32 %18, i32 1
	%26 = call i32 asm sideeffect "atom.add.relaxed.gpu.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %12, i32 %25) nounwind
	br label %wait

wait:
	%27 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i64 %12) nounwind
	%28 = xor i32 %26, %27
	%29 = icmp sge i32 %28, 0
	br i1 %29, label %wait, label %acquired

acquired:
	call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!929, !930, !931, !932, !933, !934, !935, !936, !937, !938, !939, !940, !941, !942, !943, !944, !945, !946}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "march", scope: !6, file: !6, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!8 = !DILocation(line: 94, column: 6, scope: !7)
!9 = !DILocation(line: 95, column: 12, scope: !7)
!10 = !DILocation(line: 95, column: 29, scope: !7)
!11 = !DILocation(line: 96, column: 3, scope: !7)
!12 = !DILocation(line: 98, column: 26, scope: !7)
!13 = !DILocation(line: 98, column: 44, scope: !7)
!14 = !DILocation(line: 99, column: 22, scope: !7)
!15 = !DILocation(line: 99, column: 36, scope: !7)
!16 = !DILocation(line: 99, column: 39, scope: !7)
!17 = !DILocation(line: 99, column: 47, scope: !7)
!18 = !DILocation(line: 99, column: 55, scope: !7)
!19 = !DILocation(line: 100, column: 19, scope: !7)
!20 = !DILocation(line: 100, column: 32, scope: !7)
!21 = !DILocation(line: 100, column: 41, scope: !7)
!22 = !DILocation(line: 100, column: 23, scope: !7)
!23 = !DILocation(line: 104, column: 12, scope: !7)
!24 = !DILocation(line: 103, column: 2, scope: !7)
!25 = !DILocation(line: 107, column: 11, scope: !7)
!26 = !DILocation(line: 107, column: 20, scope: !7)
!27 = !DILocation(line: 103, column: 10, scope: !7)
!28 = !DILocation(line: 111, column: 20, scope: !7)
!29 = !DILocation(line: 111, column: 17, scope: !7)
!30 = !DILocation(line: 111, column: 33, scope: !7)
!31 = !DILocation(line: 112, column: 13, scope: !7)
!32 = !DILocation(line: 99, column: 9, scope: !7)
!33 = !DILocation(line: 110, column: 2, scope: !7)
!34 = !DILocation(line: 111, column: 2, scope: !7)
!35 = !DILocation(line: 111, column: 6, scope: !7)
!36 = !DILocation(line: 112, column: 2, scope: !7)
!37 = !DILocation(line: 113, column: 13, scope: !7)
!38 = !DILocation(line: 114, column: 15, scope: !7)
!39 = !DILocation(line: 115, column: 21, scope: !7)
!40 = !DILocation(line: 115, column: 40, scope: !7)
!41 = !DILocation(line: 115, column: 34, scope: !7)
!42 = !DILocation(line: 116, column: 24, scope: !7)
!43 = !DILocation(line: 116, column: 32, scope: !7)
!44 = !DILocation(line: 116, column: 21, scope: !7)
!45 = !DILocation(line: 116, column: 56, scope: !7)
!46 = !DILocation(line: 116, column: 45, scope: !7)
!47 = !DILocation(line: 117, column: 29, scope: !7)
!48 = !DILocation(line: 117, column: 37, scope: !7)
!49 = !DILocation(line: 117, column: 23, scope: !7)
!50 = !DILocation(line: 117, column: 64, scope: !7)
!51 = !DILocation(line: 117, column: 50, scope: !7)
!52 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!53 = !DILocation(line: 118, column: 20, scope: !7)
!54 = !DILocation(line: 141, column: 12, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 141, column: 20, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 141, column: 27, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 141, column: 37, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 142, column: 13, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 142, column: 21, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 142, column: 28, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 142, column: 38, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 143, column: 13, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 143, column: 21, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 143, column: 28, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 143, column: 38, scope: !52, inlinedAt: !53)
!66 = !DILocation(line: 144, column: 13, scope: !52, inlinedAt: !53)
!67 = !DILocation(line: 144, column: 21, scope: !52, inlinedAt: !53)
!68 = !DILocation(line: 144, column: 28, scope: !52, inlinedAt: !53)
!69 = !DILocation(line: 144, column: 38, scope: !52, inlinedAt: !53)
!70 = !DILocation(line: 118, column: 54, scope: !7)
!71 = !DILocation(line: 141, column: 12, scope: !52, inlinedAt: !70)
!72 = !DILocation(line: 141, column: 20, scope: !52, inlinedAt: !70)
!73 = !DILocation(line: 141, column: 27, scope: !52, inlinedAt: !70)
!74 = !DILocation(line: 141, column: 37, scope: !52, inlinedAt: !70)
!75 = !DILocation(line: 142, column: 13, scope: !52, inlinedAt: !70)
!76 = !DILocation(line: 142, column: 21, scope: !52, inlinedAt: !70)
!77 = !DILocation(line: 142, column: 28, scope: !52, inlinedAt: !70)
!78 = !DILocation(line: 142, column: 38, scope: !52, inlinedAt: !70)
!79 = !DILocation(line: 143, column: 13, scope: !52, inlinedAt: !70)
!80 = !DILocation(line: 143, column: 21, scope: !52, inlinedAt: !70)
!81 = !DILocation(line: 143, column: 28, scope: !52, inlinedAt: !70)
!82 = !DILocation(line: 143, column: 38, scope: !52, inlinedAt: !70)
!83 = !DILocation(line: 144, column: 13, scope: !52, inlinedAt: !70)
!84 = !DILocation(line: 144, column: 21, scope: !52, inlinedAt: !70)
!85 = !DILocation(line: 144, column: 28, scope: !52, inlinedAt: !70)
!86 = !DILocation(line: 144, column: 38, scope: !52, inlinedAt: !70)
!87 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!88 = !DILocation(line: 120, column: 21, scope: !7)
!89 = !DILocation(line: 151, column: 12, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 152, column: 7, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 154, column: 20, scope: !7)
!92 = !DILocation(line: 154, column: 20, scope: !87, inlinedAt: !88)
!93 = !DILocation(line: 154, column: 12, scope: !87, inlinedAt: !88)
!94 = !DILocation(line: 155, column: 7, scope: !87, inlinedAt: !88)
!95 = !DILocation(line: 157, column: 11, scope: !7)
!96 = !DILocation(line: 157, column: 11, scope: !87, inlinedAt: !88)
!97 = !DILocation(line: 157, column: 14, scope: !87, inlinedAt: !88)
!98 = !DILocation(line: 158, column: 7, scope: !87, inlinedAt: !88)
!99 = !DILocation(line: 160, column: 11, scope: !7)
!100 = !DILocation(line: 160, column: 11, scope: !87, inlinedAt: !88)
!101 = !DILocation(line: 160, column: 14, scope: !87, inlinedAt: !88)
!102 = !DILocation(line: 161, column: 7, scope: !87, inlinedAt: !88)
!103 = !DILocation(line: 163, column: 11, scope: !7)
!104 = !DILocation(line: 163, column: 11, scope: !87, inlinedAt: !88)
!105 = !DILocation(line: 163, column: 14, scope: !87, inlinedAt: !88)
!106 = !DILocation(line: 164, column: 7, scope: !87, inlinedAt: !88)
!107 = !DILocation(line: 166, column: 9, scope: !7)
!108 = !DILocation(line: 120, column: 55, scope: !7)
!109 = !DILocation(line: 151, column: 12, scope: !87, inlinedAt: !108)
!110 = !DILocation(line: 152, column: 7, scope: !87, inlinedAt: !108)
!111 = !DILocation(line: 154, column: 12, scope: !87, inlinedAt: !108)
!112 = !DILocation(line: 155, column: 7, scope: !87, inlinedAt: !108)
!113 = !DILocation(line: 157, column: 14, scope: !87, inlinedAt: !108)
!114 = !DILocation(line: 158, column: 7, scope: !87, inlinedAt: !108)
!115 = !DILocation(line: 160, column: 14, scope: !87, inlinedAt: !108)
!116 = !DILocation(line: 161, column: 7, scope: !87, inlinedAt: !108)
!117 = !DILocation(line: 163, column: 14, scope: !87, inlinedAt: !108)
!118 = !DILocation(line: 164, column: 7, scope: !87, inlinedAt: !108)
!119 = !DILocation(line: 118, column: 3, scope: !7)
!120 = !DILocation(line: 118, column: 8, scope: !7)
!121 = !DILocation(line: 122, column: 7, scope: !7)
!122 = !DILocation(line: 122, column: 17, scope: !7)
!123 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 170, type: !4, isDefinition: true, scopeLine: 170, isOptimized: true, unit: !2)
!124 = !DILocation(line: 123, column: 22, scope: !7)
!125 = !DILocation(line: 171, column: 19, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 171, column: 28, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 171, column: 37, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 171, column: 46, scope: !123, inlinedAt: !124)
!129 = !DILocation(line: 172, column: 10, scope: !123, inlinedAt: !124)
!130 = !DILocation(line: 172, column: 16, scope: !123, inlinedAt: !124)
!131 = !DILocation(line: 172, column: 13, scope: !123, inlinedAt: !124)
!132 = !DILocation(line: 172, column: 22, scope: !123, inlinedAt: !124)
!133 = !DILocation(line: 172, column: 19, scope: !123, inlinedAt: !124)
!134 = !DILocation(line: 172, column: 28, scope: !123, inlinedAt: !124)
!135 = !DILocation(line: 172, column: 25, scope: !123, inlinedAt: !124)
!136 = !DILocation(line: 123, column: 43, scope: !7)
!137 = !DILocation(line: 171, column: 19, scope: !123, inlinedAt: !136)
!138 = !DILocation(line: 171, column: 28, scope: !123, inlinedAt: !136)
!139 = !DILocation(line: 171, column: 37, scope: !123, inlinedAt: !136)
!140 = !DILocation(line: 171, column: 46, scope: !123, inlinedAt: !136)
!141 = !DILocation(line: 172, column: 10, scope: !123, inlinedAt: !136)
!142 = !DILocation(line: 172, column: 16, scope: !123, inlinedAt: !136)
!143 = !DILocation(line: 172, column: 13, scope: !123, inlinedAt: !136)
!144 = !DILocation(line: 172, column: 22, scope: !123, inlinedAt: !136)
!145 = !DILocation(line: 172, column: 19, scope: !123, inlinedAt: !136)
!146 = !DILocation(line: 172, column: 28, scope: !123, inlinedAt: !136)
!147 = !DILocation(line: 172, column: 25, scope: !123, inlinedAt: !136)
!148 = !DILocation(line: 123, column: 33, scope: !7)
!149 = !DILocation(line: 123, column: 3, scope: !7)
!150 = !DILocation(line: 113, column: 19, scope: !7)
!151 = !DILocation(line: 127, column: 10, scope: !7)
!152 = !DILocation(line: 128, column: 31, scope: !7)
!153 = !DILocation(line: 128, column: 28, scope: !7)
!154 = !DILocation(line: 128, column: 46, scope: !7)
!155 = !DILocation(line: 128, column: 54, scope: !7)
!156 = !DILocation(line: 128, column: 43, scope: !7)
!157 = !DILocation(line: 128, column: 78, scope: !7)
!158 = !DILocation(line: 128, column: 67, scope: !7)
!159 = !DILocation(line: 128, column: 14, scope: !7)
!160 = !DILocation(line: 141, column: 12, scope: !52, inlinedAt: !159)
!161 = !DILocation(line: 141, column: 20, scope: !52, inlinedAt: !159)
!162 = !DILocation(line: 141, column: 27, scope: !52, inlinedAt: !159)
!163 = !DILocation(line: 141, column: 37, scope: !52, inlinedAt: !159)
!164 = !DILocation(line: 142, column: 13, scope: !52, inlinedAt: !159)
!165 = !DILocation(line: 142, column: 21, scope: !52, inlinedAt: !159)
!166 = !DILocation(line: 142, column: 28, scope: !52, inlinedAt: !159)
!167 = !DILocation(line: 142, column: 38, scope: !52, inlinedAt: !159)
!168 = !DILocation(line: 143, column: 13, scope: !52, inlinedAt: !159)
!169 = !DILocation(line: 143, column: 21, scope: !52, inlinedAt: !159)
!170 = !DILocation(line: 143, column: 28, scope: !52, inlinedAt: !159)
!171 = !DILocation(line: 143, column: 38, scope: !52, inlinedAt: !159)
!172 = !DILocation(line: 144, column: 13, scope: !52, inlinedAt: !159)
!173 = !DILocation(line: 144, column: 21, scope: !52, inlinedAt: !159)
!174 = !DILocation(line: 144, column: 28, scope: !52, inlinedAt: !159)
!175 = !DILocation(line: 144, column: 38, scope: !52, inlinedAt: !159)
!176 = !DILocation(line: 130, column: 15, scope: !7)
!177 = !DILocation(line: 151, column: 12, scope: !87, inlinedAt: !176)
!178 = !DILocation(line: 152, column: 7, scope: !87, inlinedAt: !176)
!179 = !DILocation(line: 154, column: 20, scope: !87, inlinedAt: !176)
!180 = !DILocation(line: 154, column: 12, scope: !87, inlinedAt: !176)
!181 = !DILocation(line: 155, column: 7, scope: !87, inlinedAt: !176)
!182 = !DILocation(line: 157, column: 11, scope: !87, inlinedAt: !176)
!183 = !DILocation(line: 157, column: 14, scope: !87, inlinedAt: !176)
!184 = !DILocation(line: 158, column: 7, scope: !87, inlinedAt: !176)
!185 = !DILocation(line: 160, column: 11, scope: !87, inlinedAt: !176)
!186 = !DILocation(line: 160, column: 14, scope: !87, inlinedAt: !176)
!187 = !DILocation(line: 161, column: 7, scope: !87, inlinedAt: !176)
!188 = !DILocation(line: 163, column: 11, scope: !87, inlinedAt: !176)
!189 = !DILocation(line: 163, column: 14, scope: !87, inlinedAt: !176)
!190 = !DILocation(line: 164, column: 7, scope: !87, inlinedAt: !176)
!191 = !DILocation(line: 128, column: 3, scope: !7)
!192 = !DILocation(line: 132, column: 7, scope: !7)
!193 = !DILocation(line: 133, column: 22, scope: !7)
!194 = !DILocation(line: 171, column: 19, scope: !123, inlinedAt: !193)
!195 = !DILocation(line: 171, column: 28, scope: !123, inlinedAt: !193)
!196 = !DILocation(line: 171, column: 37, scope: !123, inlinedAt: !193)
!197 = !DILocation(line: 171, column: 46, scope: !123, inlinedAt: !193)
!198 = !DILocation(line: 172, column: 10, scope: !123, inlinedAt: !193)
!199 = !DILocation(line: 172, column: 16, scope: !123, inlinedAt: !193)
!200 = !DILocation(line: 172, column: 13, scope: !123, inlinedAt: !193)
!201 = !DILocation(line: 172, column: 22, scope: !123, inlinedAt: !193)
!202 = !DILocation(line: 172, column: 19, scope: !123, inlinedAt: !193)
!203 = !DILocation(line: 172, column: 28, scope: !123, inlinedAt: !193)
!204 = !DILocation(line: 172, column: 25, scope: !123, inlinedAt: !193)
!205 = !DILocation(line: 133, column: 3, scope: !7)
!206 = !DILocation(line: 135, column: 2, scope: !7)
!207 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!208 = !DILocation(line: 28, column: 6, scope: !207)
!209 = !DILocation(line: 30, column: 24, scope: !207)
!210 = !{i32 0, i32 2147483647}
!211 = !{i32 0, i32 65535}
!212 = !DILocation(line: 30, column: 27, scope: !207)
!213 = !DILocation(line: 29, column: 2, scope: !207)
!214 = !DILocation(line: 30, column: 6, scope: !207)
!215 = !DILocation(line: 30, column: 35, scope: !207)
!216 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!217 = !DILocation(line: 31, column: 23, scope: !207)
!218 = !DILocation(line: 44, column: 32, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 44, column: 65, scope: !216, inlinedAt: !217)
!220 = !{i32 1, i32 -2147483648}
!221 = !{i32 1, i32 65536}
!222 = !DILocation(line: 44, column: 69, scope: !216, inlinedAt: !217)
!223 = !DILocation(line: 44, column: 53, scope: !216, inlinedAt: !217)
!224 = !DILocation(line: 45, column: 36, scope: !216, inlinedAt: !217)
!225 = !{i32 1, i32 1025}
!226 = !DILocation(line: 45, column: 25, scope: !216, inlinedAt: !217)
!227 = !DILocation(line: 45, column: 54, scope: !216, inlinedAt: !217)
!228 = !{i32 0, i32 1024}
!229 = !{i32 0, i32 64}
!230 = !DILocation(line: 45, column: 41, scope: !216, inlinedAt: !217)
!231 = !DILocation(line: 46, column: 17, scope: !216, inlinedAt: !217)
!232 = !DILocation(line: 46, column: 29, scope: !216, inlinedAt: !217)
!233 = !DILocation(line: 46, column: 25, scope: !216, inlinedAt: !217)
!234 = !DILocation(line: 46, column: 53, scope: !216, inlinedAt: !217)
!235 = !DILocation(line: 46, column: 56, scope: !216, inlinedAt: !217)
!236 = !DILocation(line: 46, column: 68, scope: !216, inlinedAt: !217)
!237 = !DILocation(line: 46, column: 64, scope: !216, inlinedAt: !217)
!238 = !DILocation(line: 47, column: 17, scope: !216, inlinedAt: !217)
!239 = !DILocation(line: 47, column: 33, scope: !216, inlinedAt: !217)
!240 = !DILocation(line: 47, column: 52, scope: !216, inlinedAt: !217)
!241 = !DILocation(line: 51, column: 20, scope: !216, inlinedAt: !217)
!242 = !DILocation(line: 51, column: 23, scope: !216, inlinedAt: !217)
!243 = !DILocation(line: 53, column: 68, scope: !216, inlinedAt: !217)
!244 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!245 = !DILocation(line: 53, column: 40, scope: !216, inlinedAt: !217)
!246 = !DILocation(line: 22, column: 27, scope: !244, inlinedAt: !245)
!247 = !DILocation(line: 22, column: 21, scope: !244, inlinedAt: !245)
!248 = !DILocation(line: 22, column: 30, scope: !244, inlinedAt: !245)
!249 = !DILocation(line: 22, column: 38, scope: !244, inlinedAt: !245)
!250 = !DILocation(line: 22, column: 47, scope: !244, inlinedAt: !245)
!251 = !DILocation(line: 22, column: 16, scope: !244, inlinedAt: !245)
!252 = !DILocation(line: 53, column: 26, scope: !216, inlinedAt: !217)
!253 = !DILocation(line: 56, column: 68, scope: !216, inlinedAt: !217)
!254 = !DILocation(line: 56, column: 40, scope: !216, inlinedAt: !217)
!255 = !DILocation(line: 22, column: 27, scope: !244, inlinedAt: !254)
!256 = !DILocation(line: 22, column: 21, scope: !244, inlinedAt: !254)
!257 = !DILocation(line: 22, column: 30, scope: !244, inlinedAt: !254)
!258 = !DILocation(line: 22, column: 32, scope: !244, inlinedAt: !254)
!259 = !DILocation(line: 22, column: 38, scope: !244, inlinedAt: !254)
!260 = !DILocation(line: 22, column: 47, scope: !244, inlinedAt: !254)
!261 = !DILocation(line: 22, column: 16, scope: !244, inlinedAt: !254)
!262 = !DILocation(line: 56, column: 26, scope: !216, inlinedAt: !217)
!263 = !DILocation(line: 59, column: 17, scope: !216, inlinedAt: !217)
!264 = !DILocation(line: 60, column: 31, scope: !216, inlinedAt: !217)
!265 = !DILocation(line: 61, column: 20, scope: !216, inlinedAt: !217)
!266 = !DILocation(line: 61, column: 4, scope: !216, inlinedAt: !217)
!267 = !DILocation(line: 49, column: 2, scope: !216, inlinedAt: !217)
!268 = !DILocation(line: 63, column: 47, scope: !216, inlinedAt: !217)
!269 = !DILocation(line: 63, column: 30, scope: !216, inlinedAt: !217)
!270 = !DILocation(line: 63, column: 60, scope: !216, inlinedAt: !217)
!271 = !DILocation(line: 64, column: 65, scope: !216, inlinedAt: !217)
!272 = !DILocation(line: 64, column: 20, scope: !216, inlinedAt: !217)
!273 = !DILocation(line: 64, column: 4, scope: !216, inlinedAt: !217)
!274 = !DILocation(line: 66, column: 17, scope: !216, inlinedAt: !217)
!275 = !DILocation(line: 68, column: 61, scope: !216, inlinedAt: !217)
!276 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!277 = !DILocation(line: 68, column: 8, scope: !216, inlinedAt: !217)
!278 = !DILocation(line: 81, column: 26, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 82, column: 13, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 83, column: 14, scope: !276, inlinedAt: !277)
!281 = !DILocation(line: 83, column: 11, scope: !276, inlinedAt: !277)
!282 = !DILocation(line: 84, column: 45, scope: !276, inlinedAt: !277)
!283 = !DILocation(line: 84, column: 53, scope: !276, inlinedAt: !277)
!284 = !DILocation(line: 84, column: 42, scope: !276, inlinedAt: !277)
!285 = !DILocation(line: 84, column: 97, scope: !276, inlinedAt: !277)
!286 = !DILocation(line: 84, column: 84, scope: !276, inlinedAt: !277)
!287 = !DILocation(line: 85, column: 13, scope: !276, inlinedAt: !277)
!288 = !DILocation(line: 22, column: 27, scope: !244, inlinedAt: !287)
!289 = !DILocation(line: 22, column: 21, scope: !244, inlinedAt: !287)
!290 = !DILocation(line: 22, column: 30, scope: !244, inlinedAt: !287)
!291 = !DILocation(line: 22, column: 32, scope: !244, inlinedAt: !287)
!292 = !DILocation(line: 22, column: 38, scope: !244, inlinedAt: !287)
!293 = !DILocation(line: 22, column: 47, scope: !244, inlinedAt: !287)
!294 = !DILocation(line: 22, column: 16, scope: !244, inlinedAt: !287)
!295 = !DILocation(line: 84, column: 20, scope: !276, inlinedAt: !277)
!296 = !DILocation(line: 71, column: 8, scope: !216, inlinedAt: !217)
!297 = !DILocation(line: 81, column: 26, scope: !276, inlinedAt: !296)
!298 = !DILocation(line: 82, column: 13, scope: !276, inlinedAt: !296)
!299 = !DILocation(line: 83, column: 14, scope: !276, inlinedAt: !296)
!300 = !DILocation(line: 83, column: 11, scope: !276, inlinedAt: !296)
!301 = !DILocation(line: 84, column: 42, scope: !276, inlinedAt: !296)
!302 = !DILocation(line: 84, column: 89, scope: !276, inlinedAt: !296)
!303 = !DILocation(line: 84, column: 97, scope: !276, inlinedAt: !296)
!304 = !DILocation(line: 84, column: 84, scope: !276, inlinedAt: !296)
!305 = !DILocation(line: 85, column: 13, scope: !276, inlinedAt: !296)
!306 = !DILocation(line: 22, column: 27, scope: !244, inlinedAt: !305)
!307 = !DILocation(line: 22, column: 21, scope: !244, inlinedAt: !305)
!308 = !DILocation(line: 22, column: 30, scope: !244, inlinedAt: !305)
!309 = !DILocation(line: 22, column: 38, scope: !244, inlinedAt: !305)
!310 = !DILocation(line: 22, column: 47, scope: !244, inlinedAt: !305)
!311 = !DILocation(line: 22, column: 16, scope: !244, inlinedAt: !305)
!312 = !DILocation(line: 84, column: 20, scope: !276, inlinedAt: !296)
!313 = !DILocation(line: 74, column: 66, scope: !216, inlinedAt: !217)
!314 = !DILocation(line: 74, column: 89, scope: !216, inlinedAt: !217)
!315 = !DILocation(line: 74, column: 78, scope: !216, inlinedAt: !217)
!316 = !DILocation(line: 74, column: 24, scope: !216, inlinedAt: !217)
!317 = !DILocation(line: 74, column: 17, scope: !216, inlinedAt: !217)
!318 = !DILocation(line: 31, column: 3, scope: !207)
!319 = !DILocation(line: 30, column: 46, scope: !207)
!320 = !DILocation(line: 33, column: 2, scope: !207)
!321 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!322 = !DILocation(line: 24, column: 6, scope: !321)
!323 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!324 = distinct !DISubprogram(name: "Sum", scope: !323, file: !323, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!325 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!326 = distinct !DISubprogram(name: "collect", scope: !325, file: !325, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!327 = !DILocation(line: 41, column: 10, scope: !321)
!328 = !DILocation(line: 42, column: 26, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 62, column: 21, scope: !324, inlinedAt: !328)
!330 = distinct !DISubprogram(name: "Publish", scope: !323, file: !323, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!331 = distinct !DISubprogram(name: "publish", scope: !325, file: !325, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!332 = !DILocation(line: 34, column: 10, scope: !321)
!333 = !DILocation(line: 66, column: 13, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 53, column: 23, scope: !330, inlinedAt: !333)
!335 = !DILocation(line: 25, column: 11, scope: !321)
!336 = !DILocation(line: 26, column: 30, scope: !321)
!337 = !DILocation(line: 26, column: 33, scope: !321)
!338 = !DILocation(line: 26, column: 23, scope: !321)
!339 = !DILocation(line: 26, column: 43, scope: !321)
!340 = !DILocation(line: 27, column: 20, scope: !321)
!341 = !{i32 1, i32 65}
!342 = !DILocation(line: 27, column: 23, scope: !321)
!343 = !DILocation(line: 28, column: 20, scope: !321)
!344 = !DILocation(line: 28, column: 14, scope: !321)
!345 = !DILocation(line: 30, column: 4, scope: !321)
!346 = !DILocation(line: 33, column: 15, scope: !321)
!347 = distinct !DISubprogram(name: "collects", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!348 = !DILocation(line: 33, column: 31, scope: !321)
!349 = !DILocation(line: 36, column: 19, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 36, column: 24, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 36, column: 59, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 36, column: 63, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 36, column: 47, scope: !347, inlinedAt: !348)
!354 = distinct !DISubprogram(name: "sums", scope: !325, file: !325, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!355 = !DILocation(line: 59, column: 13, scope: !331, inlinedAt: !332)
!356 = !DILocation(line: 74, column: 27, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 75, column: 28, scope: !354, inlinedAt: !355)
!358 = !DILocation(line: 75, column: 22, scope: !354, inlinedAt: !355)
!359 = !DILocation(line: 75, column: 31, scope: !354, inlinedAt: !355)
!360 = !DILocation(line: 75, column: 18, scope: !354, inlinedAt: !355)
!361 = !DILocation(line: 61, column: 33, scope: !331, inlinedAt: !332)
!362 = !DILocation(line: 61, column: 33, scope: !321)
!363 = !DILocation(line: 62, column: 13, scope: !331, inlinedAt: !332)
!364 = !DILocation(line: 62, column: 3, scope: !331, inlinedAt: !332)
!365 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!366 = distinct !DISubprogram(name: "reduceWarp", scope: !365, file: !365, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!367 = distinct !DISubprogram(name: "reduce", scope: !365, file: !365, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!368 = distinct !DISubprogram(name: "ReduceAdd", scope: !365, file: !365, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!369 = !DILocation(line: 64, column: 21, scope: !331, inlinedAt: !332)
!370 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !369)
!371 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !370)
!372 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !371)
!373 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !371)
!374 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !371)
!375 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !371)
!376 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !371)
!377 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !371)
!378 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !369)
!379 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !371)
!380 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !371)
!381 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !371)
!382 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !371)
!383 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !371)
!384 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !371)
!385 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !371)
!386 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!387 = distinct !DISubprogram(name: "Block.warps", scope: !386, file: !386, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!388 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !370)
!389 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !370)
!393 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !370)
!394 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !370)
!395 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !370)
!396 = !{i32 0, i32 32}
!397 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !370)
!398 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !370)
!399 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !370)
!400 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !370)
!401 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !370)
!402 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !370)
!403 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !370)
!404 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !370)
!405 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !370)
!406 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !370)
!407 = !DILocation(line: 65, column: 22, scope: !331, inlinedAt: !332)
!408 = !DILocation(line: 53, column: 40, scope: !330, inlinedAt: !333)
!409 = distinct !DISubprogram(name: "valueAt", scope: !323, file: !323, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!410 = !DILocation(line: 55, column: 29, scope: !330, inlinedAt: !333)
!411 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !410)
!414 = !DILocation(line: 55, column: 60, scope: !330, inlinedAt: !333)
!415 = !DILocation(line: 55, column: 65, scope: !330, inlinedAt: !333)
!416 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!417 = distinct !DISubprogram(name: "Store", scope: !416, file: !416, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!418 = !DILocation(line: 55, column: 8, scope: !330, inlinedAt: !333)
!419 = !DILocation(line: 38, column: 18, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 39, column: 28, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 39, column: 52, scope: !417, inlinedAt: !418)
!422 = distinct !DISubprogram(name: "word", scope: !416, file: !416, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!423 = !DILocation(line: 39, column: 38, scope: !417, inlinedAt: !418)
!424 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !423)
!426 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !423)
!427 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !423)
!428 = !DILocation(line: 39, column: 16, scope: !417, inlinedAt: !418)
!429 = !DILocation(line: 41, column: 32, scope: !417, inlinedAt: !418)
!430 = !DILocation(line: 41, column: 29, scope: !417, inlinedAt: !418)
!431 = !DILocation(line: 41, column: 60, scope: !417, inlinedAt: !418)
!432 = !DILocation(line: 41, column: 55, scope: !417, inlinedAt: !418)
!433 = !DILocation(line: 41, column: 41, scope: !417, inlinedAt: !418)
!434 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !433)
!435 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !433)
!436 = !DILocation(line: 41, column: 17, scope: !417, inlinedAt: !418)
!437 = !DILocation(line: 69, column: 16, scope: !331, inlinedAt: !332)
!438 = !DILocation(line: 37, column: 12, scope: !321)
!439 = !DILocation(line: 38, column: 18, scope: !321)
!440 = !DILocation(line: 36, column: 2, scope: !321)
!441 = !DILocation(line: 40, column: 15, scope: !321)
!442 = !DILocation(line: 40, column: 31, scope: !321)
!443 = !DILocation(line: 36, column: 19, scope: !347, inlinedAt: !442)
!444 = !DILocation(line: 36, column: 24, scope: !347, inlinedAt: !442)
!445 = !DILocation(line: 36, column: 59, scope: !347, inlinedAt: !442)
!446 = !DILocation(line: 36, column: 63, scope: !347, inlinedAt: !442)
!447 = !DILocation(line: 36, column: 47, scope: !347, inlinedAt: !442)
!448 = !DILocation(line: 40, column: 52, scope: !321)
!449 = !DILocation(line: 40, column: 55, scope: !321)
!450 = !DILocation(line: 41, column: 36, scope: !321)
!451 = !DILocation(line: 63, column: 38, scope: !324, inlinedAt: !328)
!452 = !DILocation(line: 72, column: 19, scope: !409, inlinedAt: !451)
!453 = !DILocation(line: 72, column: 13, scope: !409, inlinedAt: !451)
!454 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !451)
!455 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !451)
!456 = distinct !DISubprogram(name: "Await", scope: !416, file: !416, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!457 = !DILocation(line: 63, column: 17, scope: !324, inlinedAt: !328)
!458 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !457)
!459 = distinct !DISubprogram(name: "awaitWord", scope: !416, file: !416, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!460 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !457)
!461 = !DILocation(line: 62, column: 61, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !461)
!463 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !461)
!464 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !460)
!465 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !460)
!466 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !457)
!467 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !457)
!468 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !457)
!469 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !468)
!470 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !468)
!471 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !457)
!472 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !457)
!473 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !457)
!474 = !DILocation(line: 63, column: 2, scope: !324, inlinedAt: !328)
!475 = !DILocation(line: 64, column: 6, scope: !324, inlinedAt: !328)
!476 = !DILocation(line: 64, column: 18, scope: !324, inlinedAt: !328)
!477 = !DILocation(line: 65, column: 39, scope: !324, inlinedAt: !328)
!478 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !477)
!479 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !477)
!480 = !DILocation(line: 65, column: 18, scope: !324, inlinedAt: !328)
!481 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !480)
!482 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !480)
!483 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !482)
!484 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !482)
!485 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !480)
!486 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !480)
!487 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !480)
!488 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !487)
!489 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !487)
!490 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !480)
!491 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !480)
!492 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !480)
!493 = !DILocation(line: 65, column: 3, scope: !324, inlinedAt: !328)
!494 = !DILocation(line: 64, column: 25, scope: !324, inlinedAt: !328)
!495 = !DILocation(line: 43, column: 12, scope: !326, inlinedAt: !327)
!496 = !DILocation(line: 44, column: 11, scope: !326, inlinedAt: !327)
!497 = !DILocation(line: 45, column: 22, scope: !326, inlinedAt: !327)
!498 = !DILocation(line: 45, column: 12, scope: !326, inlinedAt: !327)
!499 = !DILocation(line: 43, column: 14, scope: !321)
!500 = distinct !DISubprogram(name: "record", scope: !325, file: !325, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!501 = !DILocation(line: 44, column: 9, scope: !321)
!502 = !DILocation(line: 51, column: 41, scope: !500, inlinedAt: !501)
!503 = !DILocation(line: 51, column: 22, scope: !500, inlinedAt: !501)
!504 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !503)
!505 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !504)
!506 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !505)
!507 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !505)
!508 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !505)
!509 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !505)
!510 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !505)
!511 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !505)
!512 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !503)
!513 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !505)
!514 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !505)
!515 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !505)
!516 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !505)
!517 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !505)
!518 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !505)
!519 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !505)
!520 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !504)
!521 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !520)
!522 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !520)
!523 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !520)
!524 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !520)
!525 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !504)
!526 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !504)
!527 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !504)
!528 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !504)
!529 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !504)
!530 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !504)
!531 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !504)
!532 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !504)
!533 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !504)
!534 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !504)
!535 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !504)
!536 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !504)
!537 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !504)
!538 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !504)
!539 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !504)
!540 = !DILocation(line: 52, column: 19, scope: !500, inlinedAt: !501)
!541 = !DILocation(line: 52, column: 22, scope: !500, inlinedAt: !501)
!542 = !DILocation(line: 53, column: 7, scope: !500, inlinedAt: !501)
!543 = !DILocation(line: 74, column: 27, scope: !354, inlinedAt: !542)
!544 = !DILocation(line: 75, column: 28, scope: !354, inlinedAt: !542)
!545 = !DILocation(line: 75, column: 22, scope: !354, inlinedAt: !542)
!546 = !DILocation(line: 75, column: 31, scope: !354, inlinedAt: !542)
!547 = !DILocation(line: 75, column: 18, scope: !354, inlinedAt: !542)
!548 = !DILocation(line: 53, column: 31, scope: !500, inlinedAt: !501)
!549 = !DILocation(line: 53, column: 45, scope: !500, inlinedAt: !501)
!550 = !DILocation(line: 53, column: 35, scope: !500, inlinedAt: !501)
!551 = !DILocation(line: 53, column: 49, scope: !500, inlinedAt: !501)
!552 = !DILocation(line: 53, column: 20, scope: !500, inlinedAt: !501)
!553 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!554 = !DILocation(line: 55, column: 6, scope: !553)
!555 = !DILocation(line: 69, column: 11, scope: !553)
!556 = !DILocation(line: 42, column: 26, scope: !326, inlinedAt: !555)
!557 = !DILocation(line: 62, column: 21, scope: !324, inlinedAt: !556)
!558 = !DILocation(line: 58, column: 11, scope: !553)
!559 = !DILocation(line: 66, column: 13, scope: !331, inlinedAt: !558)
!560 = !DILocation(line: 53, column: 23, scope: !330, inlinedAt: !559)
!561 = !DILocation(line: 55, column: 85, scope: !553)
!562 = !DILocation(line: 55, column: 96, scope: !553)
!563 = !DILocation(line: 55, column: 113, scope: !553)
!564 = !DILocation(line: 55, column: 130, scope: !553)
!565 = !DILocation(line: 55, column: 139, scope: !553)
!566 = !DILocation(line: 57, column: 14, scope: !553)
!567 = !DILocation(line: 57, column: 30, scope: !553)
!568 = !DILocation(line: 36, column: 19, scope: !347, inlinedAt: !567)
!569 = !DILocation(line: 36, column: 24, scope: !347, inlinedAt: !567)
!570 = !DILocation(line: 36, column: 59, scope: !347, inlinedAt: !567)
!571 = !DILocation(line: 36, column: 63, scope: !347, inlinedAt: !567)
!572 = !DILocation(line: 36, column: 47, scope: !347, inlinedAt: !567)
!573 = !DILocation(line: 59, column: 13, scope: !331, inlinedAt: !558)
!574 = !DILocation(line: 74, column: 27, scope: !354, inlinedAt: !573)
!575 = !DILocation(line: 75, column: 28, scope: !354, inlinedAt: !573)
!576 = !DILocation(line: 75, column: 22, scope: !354, inlinedAt: !573)
!577 = !DILocation(line: 75, column: 31, scope: !354, inlinedAt: !573)
!578 = !DILocation(line: 75, column: 18, scope: !354, inlinedAt: !573)
!579 = !DILocation(line: 61, column: 33, scope: !331, inlinedAt: !558)
!580 = !DILocation(line: 61, column: 33, scope: !553)
!581 = !DILocation(line: 62, column: 13, scope: !331, inlinedAt: !558)
!582 = !DILocation(line: 62, column: 3, scope: !331, inlinedAt: !558)
!583 = !DILocation(line: 64, column: 21, scope: !331, inlinedAt: !558)
!584 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !583)
!585 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !584)
!586 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !585)
!587 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !585)
!588 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !585)
!589 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !585)
!590 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !585)
!591 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !585)
!592 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !583)
!593 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !585)
!594 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !585)
!595 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !585)
!596 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !585)
!597 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !585)
!598 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !585)
!599 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !585)
!600 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !584)
!601 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !600)
!602 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !600)
!603 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !600)
!604 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !584)
!605 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !584)
!606 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !584)
!607 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !584)
!608 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !584)
!609 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !584)
!610 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !584)
!611 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !584)
!612 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !584)
!613 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !584)
!614 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !584)
!615 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !584)
!616 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !584)
!617 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !584)
!618 = !DILocation(line: 65, column: 22, scope: !331, inlinedAt: !558)
!619 = !DILocation(line: 53, column: 40, scope: !330, inlinedAt: !559)
!620 = !DILocation(line: 55, column: 29, scope: !330, inlinedAt: !559)
!621 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !620)
!622 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !620)
!623 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !620)
!624 = !DILocation(line: 55, column: 60, scope: !330, inlinedAt: !559)
!625 = !DILocation(line: 55, column: 65, scope: !330, inlinedAt: !559)
!626 = !DILocation(line: 55, column: 8, scope: !330, inlinedAt: !559)
!627 = !DILocation(line: 38, column: 18, scope: !417, inlinedAt: !626)
!628 = !DILocation(line: 39, column: 28, scope: !417, inlinedAt: !626)
!629 = !DILocation(line: 39, column: 52, scope: !417, inlinedAt: !626)
!630 = !DILocation(line: 39, column: 38, scope: !417, inlinedAt: !626)
!631 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !630)
!632 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !630)
!633 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !630)
!634 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !630)
!635 = !DILocation(line: 39, column: 16, scope: !417, inlinedAt: !626)
!636 = !DILocation(line: 41, column: 32, scope: !417, inlinedAt: !626)
!637 = !DILocation(line: 41, column: 29, scope: !417, inlinedAt: !626)
!638 = !DILocation(line: 41, column: 60, scope: !417, inlinedAt: !626)
!639 = !DILocation(line: 41, column: 55, scope: !417, inlinedAt: !626)
!640 = !DILocation(line: 41, column: 41, scope: !417, inlinedAt: !626)
!641 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !640)
!642 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !640)
!643 = !DILocation(line: 41, column: 17, scope: !417, inlinedAt: !626)
!644 = !DILocation(line: 69, column: 16, scope: !331, inlinedAt: !558)
!645 = !DILocation(line: 61, column: 13, scope: !553)
!646 = !DILocation(line: 63, column: 12, scope: !553)
!647 = !DILocation(line: 63, column: 15, scope: !553)
!648 = !DILocation(line: 62, column: 4, scope: !553)
!649 = !DILocation(line: 62, column: 10, scope: !553)
!650 = !DILocation(line: 66, column: 19, scope: !553)
!651 = !DILocation(line: 60, column: 3, scope: !553)
!652 = !DILocation(line: 68, column: 14, scope: !553)
!653 = !DILocation(line: 68, column: 30, scope: !553)
!654 = !DILocation(line: 36, column: 19, scope: !347, inlinedAt: !653)
!655 = !DILocation(line: 36, column: 24, scope: !347, inlinedAt: !653)
!656 = !DILocation(line: 36, column: 59, scope: !347, inlinedAt: !653)
!657 = !DILocation(line: 36, column: 63, scope: !347, inlinedAt: !653)
!658 = !DILocation(line: 36, column: 47, scope: !347, inlinedAt: !653)
!659 = !DILocation(line: 68, column: 51, scope: !553)
!660 = !DILocation(line: 68, column: 54, scope: !553)
!661 = !DILocation(line: 69, column: 35, scope: !553)
!662 = !DILocation(line: 63, column: 38, scope: !324, inlinedAt: !556)
!663 = !DILocation(line: 72, column: 19, scope: !409, inlinedAt: !662)
!664 = !DILocation(line: 72, column: 13, scope: !409, inlinedAt: !662)
!665 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !662)
!666 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !662)
!667 = !DILocation(line: 63, column: 17, scope: !324, inlinedAt: !556)
!668 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !667)
!669 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !667)
!670 = !DILocation(line: 62, column: 61, scope: !459, inlinedAt: !669)
!671 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !670)
!672 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !670)
!673 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !669)
!674 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !669)
!675 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !667)
!676 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !667)
!677 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !667)
!678 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !677)
!679 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !677)
!680 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !667)
!681 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !667)
!682 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !667)
!683 = !DILocation(line: 63, column: 2, scope: !324, inlinedAt: !556)
!684 = !DILocation(line: 64, column: 6, scope: !324, inlinedAt: !556)
!685 = !DILocation(line: 64, column: 18, scope: !324, inlinedAt: !556)
!686 = !DILocation(line: 65, column: 39, scope: !324, inlinedAt: !556)
!687 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !686)
!688 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !686)
!689 = !DILocation(line: 65, column: 18, scope: !324, inlinedAt: !556)
!690 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !689)
!691 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !689)
!692 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !691)
!693 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !691)
!694 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !689)
!695 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !689)
!696 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !689)
!697 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !696)
!698 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !696)
!699 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !689)
!700 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !689)
!701 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !689)
!702 = !DILocation(line: 65, column: 3, scope: !324, inlinedAt: !556)
!703 = !DILocation(line: 64, column: 25, scope: !324, inlinedAt: !556)
!704 = !DILocation(line: 43, column: 12, scope: !326, inlinedAt: !555)
!705 = !DILocation(line: 44, column: 11, scope: !326, inlinedAt: !555)
!706 = !DILocation(line: 45, column: 22, scope: !326, inlinedAt: !555)
!707 = !DILocation(line: 45, column: 12, scope: !326, inlinedAt: !555)
!708 = !DILocation(line: 72, column: 6, scope: !553)
!709 = !DILocation(line: 72, column: 19, scope: !553)
!710 = !DILocation(line: 75, column: 4, scope: !553)
!711 = !DILocation(line: 76, column: 10, scope: !553)
!712 = !DILocation(line: 51, column: 41, scope: !500, inlinedAt: !711)
!713 = !DILocation(line: 51, column: 22, scope: !500, inlinedAt: !711)
!714 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !713)
!715 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !714)
!716 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !715)
!717 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !715)
!718 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !715)
!719 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !715)
!720 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !715)
!721 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !715)
!722 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !713)
!723 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !715)
!724 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !715)
!725 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !715)
!726 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !715)
!727 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !715)
!728 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !715)
!729 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !715)
!730 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !714)
!731 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !730)
!732 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !730)
!733 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !730)
!734 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !730)
!735 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !714)
!736 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !714)
!737 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !714)
!738 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !714)
!739 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !714)
!740 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !714)
!741 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !714)
!742 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !714)
!743 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !714)
!744 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !714)
!745 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !714)
!746 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !714)
!747 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !714)
!748 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !714)
!749 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !714)
!750 = !DILocation(line: 52, column: 19, scope: !500, inlinedAt: !711)
!751 = !DILocation(line: 52, column: 22, scope: !500, inlinedAt: !711)
!752 = !DILocation(line: 53, column: 7, scope: !500, inlinedAt: !711)
!753 = !DILocation(line: 74, column: 27, scope: !354, inlinedAt: !752)
!754 = !DILocation(line: 75, column: 28, scope: !354, inlinedAt: !752)
!755 = !DILocation(line: 75, column: 22, scope: !354, inlinedAt: !752)
!756 = !DILocation(line: 75, column: 31, scope: !354, inlinedAt: !752)
!757 = !DILocation(line: 75, column: 18, scope: !354, inlinedAt: !752)
!758 = !DILocation(line: 53, column: 31, scope: !500, inlinedAt: !711)
!759 = !DILocation(line: 53, column: 45, scope: !500, inlinedAt: !711)
!760 = !DILocation(line: 53, column: 35, scope: !500, inlinedAt: !711)
!761 = !DILocation(line: 53, column: 49, scope: !500, inlinedAt: !711)
!762 = !DILocation(line: 53, column: 20, scope: !500, inlinedAt: !711)
!763 = !DILocation(line: 78, column: 16, scope: !553)
!764 = !DILocation(line: 79, column: 12, scope: !553)
!765 = !DILocation(line: 79, column: 35, scope: !553)
!766 = !DILocation(line: 79, column: 29, scope: !553)
!767 = !DILocation(line: 79, column: 39, scope: !553)
!768 = !DILocation(line: 80, column: 4, scope: !553)
!769 = !DILocation(line: 82, column: 3, scope: !553)
!770 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!771 = !DILocation(line: 90, column: 6, scope: !770)
!772 = !DILocation(line: 94, column: 11, scope: !770)
!773 = !DILocation(line: 42, column: 26, scope: !326, inlinedAt: !772)
!774 = !DILocation(line: 62, column: 21, scope: !324, inlinedAt: !773)
!775 = !DILocation(line: 92, column: 10, scope: !770)
!776 = !DILocation(line: 66, column: 13, scope: !331, inlinedAt: !775)
!777 = !DILocation(line: 53, column: 23, scope: !330, inlinedAt: !776)
!778 = !DILocation(line: 91, column: 14, scope: !770)
!779 = !DILocation(line: 91, column: 18, scope: !770)
!780 = !DILocation(line: 91, column: 35, scope: !770)
!781 = !DILocation(line: 91, column: 39, scope: !770)
!782 = !DILocation(line: 59, column: 13, scope: !331, inlinedAt: !775)
!783 = !DILocation(line: 74, column: 27, scope: !354, inlinedAt: !782)
!784 = !DILocation(line: 75, column: 28, scope: !354, inlinedAt: !782)
!785 = !DILocation(line: 75, column: 22, scope: !354, inlinedAt: !782)
!786 = !DILocation(line: 75, column: 31, scope: !354, inlinedAt: !782)
!787 = !DILocation(line: 75, column: 18, scope: !354, inlinedAt: !782)
!788 = !DILocation(line: 61, column: 33, scope: !331, inlinedAt: !775)
!789 = !DILocation(line: 61, column: 33, scope: !770)
!790 = !DILocation(line: 62, column: 13, scope: !331, inlinedAt: !775)
!791 = !DILocation(line: 62, column: 3, scope: !331, inlinedAt: !775)
!792 = !DILocation(line: 64, column: 21, scope: !331, inlinedAt: !775)
!793 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !792)
!794 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !793)
!795 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !794)
!796 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !794)
!797 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !794)
!798 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !794)
!799 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !794)
!800 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !794)
!801 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !792)
!802 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !794)
!803 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !794)
!804 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !794)
!805 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !794)
!806 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !794)
!807 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !794)
!808 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !794)
!809 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !793)
!810 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !809)
!811 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !809)
!812 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !809)
!813 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !793)
!814 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !793)
!815 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !793)
!816 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !793)
!817 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !793)
!818 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !793)
!819 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !793)
!820 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !793)
!821 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !793)
!822 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !793)
!823 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !793)
!824 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !793)
!825 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !793)
!826 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !793)
!827 = !DILocation(line: 65, column: 22, scope: !331, inlinedAt: !775)
!828 = !DILocation(line: 53, column: 40, scope: !330, inlinedAt: !776)
!829 = !DILocation(line: 55, column: 29, scope: !330, inlinedAt: !776)
!830 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !829)
!831 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !829)
!832 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !829)
!833 = !DILocation(line: 55, column: 60, scope: !330, inlinedAt: !776)
!834 = !DILocation(line: 55, column: 65, scope: !330, inlinedAt: !776)
!835 = !DILocation(line: 55, column: 8, scope: !330, inlinedAt: !776)
!836 = !DILocation(line: 38, column: 18, scope: !417, inlinedAt: !835)
!837 = !DILocation(line: 39, column: 28, scope: !417, inlinedAt: !835)
!838 = !DILocation(line: 39, column: 52, scope: !417, inlinedAt: !835)
!839 = !DILocation(line: 39, column: 38, scope: !417, inlinedAt: !835)
!840 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !839)
!841 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !839)
!842 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !839)
!843 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !839)
!844 = !DILocation(line: 39, column: 16, scope: !417, inlinedAt: !835)
!845 = !DILocation(line: 41, column: 32, scope: !417, inlinedAt: !835)
!846 = !DILocation(line: 41, column: 29, scope: !417, inlinedAt: !835)
!847 = !DILocation(line: 41, column: 60, scope: !417, inlinedAt: !835)
!848 = !DILocation(line: 41, column: 55, scope: !417, inlinedAt: !835)
!849 = !DILocation(line: 41, column: 41, scope: !417, inlinedAt: !835)
!850 = !DILocation(line: 54, column: 73, scope: !422, inlinedAt: !849)
!851 = !DILocation(line: 54, column: 65, scope: !422, inlinedAt: !849)
!852 = !DILocation(line: 41, column: 17, scope: !417, inlinedAt: !835)
!853 = !DILocation(line: 69, column: 16, scope: !331, inlinedAt: !775)
!854 = !DILocation(line: 93, column: 23, scope: !770)
!855 = !DILocation(line: 63, column: 38, scope: !324, inlinedAt: !773)
!856 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !855)
!857 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !855)
!858 = !DILocation(line: 63, column: 17, scope: !324, inlinedAt: !773)
!859 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !858)
!860 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !858)
!861 = !DILocation(line: 62, column: 61, scope: !459, inlinedAt: !860)
!862 = !DILocation(line: 54, column: 53, scope: !422, inlinedAt: !861)
!863 = !DILocation(line: 54, column: 60, scope: !422, inlinedAt: !861)
!864 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !860)
!865 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !860)
!866 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !858)
!867 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !858)
!868 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !858)
!869 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !868)
!870 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !868)
!871 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !858)
!872 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !858)
!873 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !858)
!874 = !DILocation(line: 63, column: 2, scope: !324, inlinedAt: !773)
!875 = !DILocation(line: 64, column: 6, scope: !324, inlinedAt: !773)
!876 = !DILocation(line: 64, column: 18, scope: !324, inlinedAt: !773)
!877 = !DILocation(line: 65, column: 39, scope: !324, inlinedAt: !773)
!878 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !877)
!879 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !877)
!880 = !DILocation(line: 65, column: 18, scope: !324, inlinedAt: !773)
!881 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !880)
!882 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !880)
!883 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !882)
!884 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !882)
!885 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !880)
!886 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !880)
!887 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !880)
!888 = !DILocation(line: 62, column: 37, scope: !459, inlinedAt: !887)
!889 = !DILocation(line: 62, column: 73, scope: !459, inlinedAt: !887)
!890 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !880)
!891 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !880)
!892 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !880)
!893 = !DILocation(line: 65, column: 3, scope: !324, inlinedAt: !773)
!894 = !DILocation(line: 64, column: 25, scope: !324, inlinedAt: !773)
!895 = !DILocation(line: 43, column: 12, scope: !326, inlinedAt: !772)
!896 = !DILocation(line: 44, column: 11, scope: !326, inlinedAt: !772)
!897 = !DILocation(line: 45, column: 19, scope: !326, inlinedAt: !772)
!898 = !DILocation(line: 45, column: 22, scope: !326, inlinedAt: !772)
!899 = !DILocation(line: 45, column: 12, scope: !326, inlinedAt: !772)
!900 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!901 = !DILocation(line: 103, column: 6, scope: !900)
!902 = !DILocation(line: 115, column: 16, scope: !900)
!903 = !DILocation(line: 105, column: 21, scope: !900)
!904 = !DILocation(line: 105, column: 24, scope: !900)
!905 = !DILocation(line: 105, column: 6, scope: !900)
!906 = !DILocation(line: 105, column: 29, scope: !900)
!907 = !DILocation(line: 106, column: 11, scope: !900)
!908 = !DILocation(line: 106, column: 16, scope: !900)
!909 = !DILocation(line: 106, column: 24, scope: !900)
!910 = !DILocation(line: 107, column: 10, scope: !900)
!911 = !DILocation(line: 107, column: 21, scope: !900)
!912 = !DILocation(line: 110, column: 26, scope: !900)
!913 = !DILocation(line: 110, column: 36, scope: !900)
!914 = !DILocation(line: 110, column: 39, scope: !900)
!915 = !DILocation(line: 110, column: 24, scope: !900)
!916 = !DILocation(line: 111, column: 34, scope: !900)
!917 = !DILocation(line: 112, column: 33, scope: !900)
!918 = !DILocation(line: 112, column: 36, scope: !900)
!919 = !DILocation(line: 112, column: 46, scope: !900)
!920 = !DILocation(line: 112, column: 54, scope: !900)
!921 = !DILocation(line: 112, column: 44, scope: !900)
!922 = !DILocation(line: 112, column: 28, scope: !900)
!923 = !DILocation(line: 112, column: 16, scope: !900)
!924 = !DILocation(line: 114, column: 17, scope: !900)
!925 = !DILocation(line: 115, column: 20, scope: !900)
!926 = !DILocation(line: 116, column: 13, scope: !900)
!927 = !DILocation(line: 105, column: 53, scope: !900)
!928 = !DILocation(line: 105, column: 39, scope: !900)
!929 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!930 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!931 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!932 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!933 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!934 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!935 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!936 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!937 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!938 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!939 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!940 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!941 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!942 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!943 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!944 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!945 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!946 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
