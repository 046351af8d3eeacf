target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_49 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_add_55 = addrspace(3) global i8 undef, align 1
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = icmp sge i64 %p14, %p8, !dbg !9
	br i1 %0, label %b2, label %b1, !dbg !9

b1:
	%1 = icmp sge i64 %p15, %p16, !dbg !10
	br i1 %1, label %b2, label %b3, !dbg !10

b2:
	ret float 0.000000e+00, !dbg !11

b3:
	%2 = and i64 %p1, 3, !dbg !12
	%3 = icmp eq i64 %2, 0, !dbg !12
	br i1 %3, label %b4, label %b76, !dbg !12

b4:
	%4 = ptrtoint float* %p0 to i64, !dbg !12
	%5 = and i64 %4, 15, !dbg !12
	%6 = icmp eq i64 %5, 0, !dbg !12
	%7 = icmp eq i64 %p1, 0, !dbg !12
	%8 = or i1 %6, %7, !dbg !12
	br i1 %8, label %b5, label %b75, !dbg !12

b5:
	%9 = ashr i64 %p1, 2, !dbg !12
	%10 = bitcast float* %p0 to { float, float, float, float }*, !dbg !12
	%11 = and i64 %p4, 3, !dbg !13
	%12 = icmp eq i64 %11, 0, !dbg !13
	br i1 %12, label %b6, label %b74, !dbg !13

b6:
	%13 = ptrtoint float* %p3 to i64, !dbg !13
	%14 = and i64 %13, 15, !dbg !13
	%15 = icmp eq i64 %14, 0, !dbg !13
	%16 = icmp eq i64 %p4, 0, !dbg !13
	%17 = or i1 %15, %16, !dbg !13
	br i1 %17, label %b7, label %b73, !dbg !13

b7:
	%18 = ashr i64 %p4, 2, !dbg !13
	%19 = bitcast float* %p3 to { float, float, float, float }*, !dbg !13
	%20 = sdiv i64 %p8, 4, !dbg !14
	%21 = add i64 %p15, 1, !dbg !15
	%22 = mul i64 %21, %p8, !dbg !16
	%23 = add i64 %22, %p14, !dbg !17
	%24 = sdiv i64 %23, 4, !dbg !18
	%25 = icmp sgt i64 %p14, 0, !dbg !19
	br i1 %25, label %b8, label %b9, !dbg !19

b8:
	%26 = add i64 %p14, 4, !dbg !20
	%27 = icmp slt i64 %26, %p7, !dbg !21
	br label %b9, !dbg !21

b9:
	%28 = phi i1 [ false, %b7 ], [ %27, %b8 ], !dbg !22
	%29 = sub i64 %24, %20, !dbg !23
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %29, !dbg !24
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 0, !dbg !24
	%32 = icmp uge i64 %29, %18, !dbg !24
	%33 = icmp uge i64 %24, %18, !dbg !25
	%34 = or i1 %32, %33, !dbg !25
	br i1 %34, label %b9_fail1, label %b9_ok1, !dbg !25, !prof !26

b9_ok1:
	%35 = bitcast { float, float, float, float }* %30 to <4 x float>*, !dbg !24
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !24
	%37 = extractelement <4 x float> %36, i32 0, !dbg !24
	%38 = extractelement <4 x float> %36, i32 1, !dbg !24
	%39 = extractelement <4 x float> %36, i32 2, !dbg !24
	%40 = extractelement <4 x float> %36, i32 3, !dbg !24
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 1, !dbg !24
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 2, !dbg !24
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 3, !dbg !24
	%44 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %24, !dbg !25
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %44, i32 0, i32 0, !dbg !25
	%46 = bitcast { float, float, float, float }* %44 to <4 x float>*, !dbg !25
	%47 = load <4 x float>, <4 x float>* %46, align 16, !dbg !25
	%48 = extractelement <4 x float> %47, i32 0, !dbg !25
	%49 = extractelement <4 x float> %47, i32 1, !dbg !25
	%50 = extractelement <4 x float> %47, i32 2, !dbg !25
	%51 = extractelement <4 x float> %47, i32 3, !dbg !25
	%52 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %44, i32 0, i32 1, !dbg !25
	%53 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %44, i32 0, i32 2, !dbg !25
	%54 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %44, i32 0, i32 3, !dbg !25
	%55 = sub i64 %p16, %p15, !dbg !31
	%56 = icmp eq i64 %p14, 0, !dbg !34
	%57 = sub i64 %p7, 1, !dbg !35
	%58 = icmp sge i64 %p14, %57, !dbg !36
	%59 = add i64 %p14, 1, !dbg !37
	%60 = icmp sge i64 %59, %57, !dbg !38
	%61 = add i64 %p14, 2, !dbg !39
	%62 = icmp sge i64 %61, %57, !dbg !40
	%63 = add i64 %p14, 3, !dbg !41
	%64 = icmp sge i64 %63, %57, !dbg !42
	%65 = icmp ule i64 %p4, 281474976710655, !dbg !43
	%66 = icmp ule i64 %9, 281474976710655, !dbg !43
	%67 = and i1 %65, %66, !dbg !43
	%68 = icmp ule i64 %20, 281474976710655, !dbg !43
	%69 = and i1 %67, %68, !dbg !43
	%70 = icmp ule i64 %24, 281474976710655, !dbg !43
	%71 = and i1 %69, %70, !dbg !43
	%72 = mul i64 %20, -1, !dbg !43
	%73 = icmp sge i64 %72, 0, !dbg !43
	%74 = and i1 %71, %73, !dbg !43
	%75 = mul i64 %24, 4, !dbg !43
	%76 = add i64 %75, -1, !dbg !43
	%77 = icmp sge i64 %76, 0, !dbg !43
	%78 = and i1 %74, %77, !dbg !43
	%79 = add i64 %p4, -1, !dbg !43
	%80 = mul i64 %18, -4, !dbg !43
	%81 = add i64 %79, %80, !dbg !43
	%82 = mul i64 %20, 4, !dbg !43
	%83 = add i64 %81, %82, !dbg !43
	%84 = icmp sge i64 %83, 0, !dbg !43
	%85 = and i1 %78, %84, !dbg !43
	%86 = mul i64 %18, -1, !dbg !43
	%87 = add i64 %9, %86, !dbg !43
	%88 = mul i64 %20, 2, !dbg !43
	%89 = add i64 %87, %88, !dbg !43
	%90 = icmp sge i64 %89, 0, !dbg !43
	%91 = and i1 %85, %90, !dbg !43
	br i1 %91, label %b10, label %b34_cold, !dbg !31, !prof !44

b10:
	%92 = phi i64 [ %24, %b9_ok1 ], [ %117, %b33 ], !dbg !43
	%93 = phi float [ 0.000000e+00, %b9_ok1 ], [ %236, %b33 ], !dbg !45
	%94 = phi float [ %37, %b9_ok1 ], [ %110, %b33 ], !dbg !46
	%95 = phi float [ %38, %b9_ok1 ], [ %111, %b33 ], !dbg !46
	%96 = phi float [ %39, %b9_ok1 ], [ %112, %b33 ], !dbg !46
	%97 = phi float [ %40, %b9_ok1 ], [ %113, %b33 ], !dbg !46
	%98 = phi float [ %48, %b9_ok1 ], [ %122, %b33 ], !dbg !47
	%99 = phi float [ %49, %b9_ok1 ], [ %123, %b33 ], !dbg !47
	%100 = phi float [ %50, %b9_ok1 ], [ %124, %b33 ], !dbg !47
	%101 = phi float [ %51, %b9_ok1 ], [ %125, %b33 ], !dbg !47
	%102 = phi i64 [ %55, %b9_ok1 ], [ %237, %b33 ], !dbg !48
	%103 = icmp sge i64 %102, 2, !dbg !49
	br i1 %103, label %b11, label %b58, !dbg !49

b11:
	%104 = add i64 %92, %20, !dbg !50
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %104, !dbg !51
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %105, i32 0, i32 0, !dbg !51
	%107 = icmp uge i64 %104, %18, !dbg !51
	br i1 %107, label %b11_fail1, label %b11_ok1, !dbg !51, !prof !26

b11_ok1:
	%108 = bitcast { float, float, float, float }* %105 to <4 x float>*, !dbg !51
	%109 = load <4 x float>, <4 x float>* %108, align 16, !dbg !51
	%110 = extractelement <4 x float> %109, i32 0, !dbg !51
	%111 = extractelement <4 x float> %109, i32 1, !dbg !51
	%112 = extractelement <4 x float> %109, i32 2, !dbg !51
	%113 = extractelement <4 x float> %109, i32 3, !dbg !51
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %105, i32 0, i32 1, !dbg !51
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %105, i32 0, i32 2, !dbg !51
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %105, i32 0, i32 3, !dbg !51
	%117 = add i64 %104, %20, !dbg !52
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %117, !dbg !53
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 0, !dbg !53
	%120 = bitcast { float, float, float, float }* %118 to <4 x float>*, !dbg !53
	%121 = load <4 x float>, <4 x float>* %120, align 16, !dbg !53
	%122 = extractelement <4 x float> %121, i32 0, !dbg !53
	%123 = extractelement <4 x float> %121, i32 1, !dbg !53
	%124 = extractelement <4 x float> %121, i32 2, !dbg !53
	%125 = extractelement <4 x float> %121, i32 3, !dbg !53
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 1, !dbg !53
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 2, !dbg !53
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %118, i32 0, i32 3, !dbg !53
	%129 = mul i64 %92, 4, !dbg !54
	%130 = sub i64 %129, 1, !dbg !55
	%131 = getelementptr inbounds float, float* %p3, i64 %130, !dbg !56
	%132 = load float, float* %131, align 4, !dbg !56
	%133 = add i64 %129, 4, !dbg !57
	%134 = getelementptr inbounds float, float* %p3, i64 %133, !dbg !58
	%135 = load float, float* %134, align 4, !dbg !58
	%136 = mul i64 %104, 4, !dbg !59
	%137 = sub i64 %136, 1, !dbg !60
	%138 = getelementptr inbounds float, float* %p3, i64 %137, !dbg !61
	%139 = load float, float* %138, align 4, !dbg !61
	%140 = add i64 %136, 4, !dbg !62
	%141 = getelementptr inbounds float, float* %p3, i64 %140, !dbg !63
	%142 = load float, float* %141, align 4, !dbg !63
	%143 = fadd float %132, %99, !dbg !66
	%144 = fadd float %143, %94, !dbg !67
	%145 = fadd float %144, %110, !dbg !68
	%146 = fmul float %145, 2.500000e-01, !dbg !69
	%147 = fadd float %98, %100, !dbg !70
	%148 = fadd float %147, %95, !dbg !71
	%149 = fadd float %148, %111, !dbg !72
	%150 = fmul float %149, 2.500000e-01, !dbg !73
	%151 = fadd float %99, %101, !dbg !74
	%152 = fadd float %151, %96, !dbg !75
	%153 = fadd float %152, %112, !dbg !76
	%154 = fmul float %153, 2.500000e-01, !dbg !77
	%155 = fadd float %100, %135, !dbg !78
	%156 = fadd float %155, %97, !dbg !79
	%157 = fadd float %156, %113, !dbg !80
	%158 = fmul float %157, 2.500000e-01, !dbg !81
	%159 = fadd float %139, %111, !dbg !83
	%160 = fadd float %159, %98, !dbg !84
	%161 = fadd float %160, %122, !dbg !85
	%162 = fmul float %161, 2.500000e-01, !dbg !86
	%163 = fadd float %110, %112, !dbg !87
	%164 = fadd float %163, %99, !dbg !88
	%165 = fadd float %164, %123, !dbg !89
	%166 = fmul float %165, 2.500000e-01, !dbg !90
	%167 = fadd float %111, %113, !dbg !91
	%168 = fadd float %167, %100, !dbg !92
	%169 = fadd float %168, %124, !dbg !93
	%170 = fmul float %169, 2.500000e-01, !dbg !94
	%171 = fadd float %112, %142, !dbg !95
	%172 = fadd float %171, %101, !dbg !96
	%173 = fadd float %172, %125, !dbg !97
	%174 = fmul float %173, 2.500000e-01, !dbg !98
	br i1 %28, label %b33, label %b12, !dbg !82

b12:
	br i1 %56, label %b13, label %b14, !dbg !34

b13:
	br label %b14, !dbg !99

b14:
	%175 = phi float [ %146, %b12 ], [ %98, %b13 ], !dbg !100
	br i1 %58, label %b15, label %b16, !dbg !36

b15:
	br label %b16, !dbg !101

b16:
	%176 = phi float [ %175, %b14 ], [ %98, %b15 ], !dbg !102
	br i1 %60, label %b17, label %b18, !dbg !38

b17:
	br label %b18, !dbg !103

b18:
	%177 = phi float [ %150, %b16 ], [ %99, %b17 ], !dbg !104
	br i1 %62, label %b19, label %b20, !dbg !40

b19:
	br label %b20, !dbg !105

b20:
	%178 = phi float [ %154, %b18 ], [ %100, %b19 ], !dbg !106
	br i1 %64, label %b21, label %b22, !dbg !42

b21:
	br label %b22, !dbg !107

b22:
	%179 = phi float [ %158, %b20 ], [ %101, %b21 ], !dbg !108
	br i1 %56, label %b23, label %b24, !dbg !110

b23:
	br label %b24, !dbg !111

b24:
	%180 = phi float [ %162, %b22 ], [ %110, %b23 ], !dbg !100
	br i1 %58, label %b25, label %b26, !dbg !112

b25:
	br label %b26, !dbg !113

b26:
	%181 = phi float [ %180, %b24 ], [ %110, %b25 ], !dbg !102
	br i1 %60, label %b27, label %b28, !dbg !114

b27:
	br label %b28, !dbg !115

b28:
	%182 = phi float [ %166, %b26 ], [ %111, %b27 ], !dbg !104
	br i1 %62, label %b29, label %b30, !dbg !116

b29:
	br label %b30, !dbg !117

b30:
	%183 = phi float [ %170, %b28 ], [ %112, %b29 ], !dbg !106
	br i1 %64, label %b31, label %b32, !dbg !118

b31:
	br label %b32, !dbg !119

b32:
	%184 = phi float [ %174, %b30 ], [ %113, %b31 ], !dbg !108
	br label %b33, !dbg !109

b33:
	%185 = phi float [ %146, %b11_ok1 ], [ %176, %b32 ], !dbg !120
	%186 = phi float [ %150, %b11_ok1 ], [ %177, %b32 ], !dbg !120
	%187 = phi float [ %154, %b11_ok1 ], [ %178, %b32 ], !dbg !120
	%188 = phi float [ %158, %b11_ok1 ], [ %179, %b32 ], !dbg !120
	%189 = phi float [ %162, %b11_ok1 ], [ %181, %b32 ], !dbg !121
	%190 = phi float [ %166, %b11_ok1 ], [ %182, %b32 ], !dbg !121
	%191 = phi float [ %170, %b11_ok1 ], [ %183, %b32 ], !dbg !121
	%192 = phi float [ %174, %b11_ok1 ], [ %184, %b32 ], !dbg !121
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %92, !dbg !122
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %193, i32 0, i32 0, !dbg !122
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %193, i32 0, i32 1, !dbg !122
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %193, i32 0, i32 2, !dbg !122
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %193, i32 0, i32 3, !dbg !122
	%198 = bitcast { float, float, float, float }* %193 to <4 x float>*, !dbg !122
	%199 = insertelement <4 x float> undef, float %185, i32 0, !dbg !122
	%200 = insertelement <4 x float> %199, float %186, i32 1, !dbg !122
	%201 = insertelement <4 x float> %200, float %187, i32 2, !dbg !122
	%202 = insertelement <4 x float> %201, float %188, i32 3, !dbg !122
	store <4 x float> %202, <4 x float>* %198, align 16, !dbg !122
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %104, !dbg !123
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 0, !dbg !123
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 1, !dbg !123
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 2, !dbg !123
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 3, !dbg !123
	%208 = bitcast { float, float, float, float }* %203 to <4 x float>*, !dbg !123
	%209 = insertelement <4 x float> undef, float %189, i32 0, !dbg !123
	%210 = insertelement <4 x float> %209, float %190, i32 1, !dbg !123
	%211 = insertelement <4 x float> %210, float %191, i32 2, !dbg !123
	%212 = insertelement <4 x float> %211, float %192, i32 3, !dbg !123
	store <4 x float> %212, <4 x float>* %208, align 16, !dbg !123
	%213 = fsub float %185, %98, !dbg !126
	%214 = fsub float %186, %99, !dbg !127
	%215 = fsub float %187, %100, !dbg !128
	%216 = fsub float %188, %101, !dbg !129
	%217 = fmul float %213, %213, !dbg !130
	%218 = fmul float %214, %214, !dbg !131
	%219 = fadd float %217, %218, !dbg !132
	%220 = fmul float %215, %215, !dbg !133
	%221 = fadd float %219, %220, !dbg !134
	%222 = fmul float %216, %216, !dbg !135
	%223 = fadd float %221, %222, !dbg !136
	%224 = fsub float %189, %110, !dbg !138
	%225 = fsub float %190, %111, !dbg !139
	%226 = fsub float %191, %112, !dbg !140
	%227 = fsub float %192, %113, !dbg !141
	%228 = fmul float %224, %224, !dbg !142
	%229 = fmul float %225, %225, !dbg !143
	%230 = fadd float %228, %229, !dbg !144
	%231 = fmul float %226, %226, !dbg !145
	%232 = fadd float %230, %231, !dbg !146
	%233 = fmul float %227, %227, !dbg !147
	%234 = fadd float %232, %233, !dbg !148
	%235 = fadd float %223, %234, !dbg !149
	%236 = fadd float %93, %235, !dbg !150
	%237 = sub i64 %102, 2, !dbg !151
	br label %b10, !dbg !151

b58:
	%238 = phi i64 [ %92, %b10 ], [ %324, %b34_cold ], !dbg !152
	%239 = phi float [ %93, %b10 ], [ %325, %b34_cold ], !dbg !152
	%240 = phi float [ %94, %b10 ], [ %326, %b34_cold ], !dbg !152
	%241 = phi float [ %95, %b10 ], [ %327, %b34_cold ], !dbg !152
	%242 = phi float [ %96, %b10 ], [ %328, %b34_cold ], !dbg !152
	%243 = phi float [ %97, %b10 ], [ %329, %b34_cold ], !dbg !152
	%244 = phi float [ %98, %b10 ], [ %330, %b34_cold ], !dbg !152
	%245 = phi float [ %99, %b10 ], [ %331, %b34_cold ], !dbg !152
	%246 = phi float [ %100, %b10 ], [ %332, %b34_cold ], !dbg !152
	%247 = phi float [ %101, %b10 ], [ %333, %b34_cold ], !dbg !152
	%248 = phi i64 [ %102, %b10 ], [ %334, %b34_cold ], !dbg !152
	%249 = icmp sgt i64 %248, 0, !dbg !152
	br i1 %249, label %b59, label %b72, !dbg !152

b59:
	%250 = add i64 %238, %20, !dbg !153
	%251 = mul i64 %238, 4, !dbg !155
	%252 = sub i64 %251, 1, !dbg !156
	%253 = add i64 %251, 4, !dbg !158
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %250, !dbg !154
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %254, i32 0, i32 0, !dbg !154
	%256 = icmp uge i64 %250, %18, !dbg !154
	%257 = icmp uge i64 %252, %p4, !dbg !157
	%258 = icmp uge i64 %253, %p4, !dbg !159
	%259 = or i1 %256, %257, !dbg !159
	%260 = or i1 %259, %258, !dbg !159
	br i1 %260, label %b59_fail1, label %b59_ok1, !dbg !159, !prof !26

b59_ok1:
	%261 = bitcast { float, float, float, float }* %254 to <4 x float>*, !dbg !154
	%262 = load <4 x float>, <4 x float>* %261, align 16, !dbg !154
	%263 = extractelement <4 x float> %262, i32 0, !dbg !154
	%264 = extractelement <4 x float> %262, i32 1, !dbg !154
	%265 = extractelement <4 x float> %262, i32 2, !dbg !154
	%266 = extractelement <4 x float> %262, i32 3, !dbg !154
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %254, i32 0, i32 1, !dbg !154
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %254, i32 0, i32 2, !dbg !154
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %254, i32 0, i32 3, !dbg !154
	%270 = getelementptr inbounds float, float* %p3, i64 %252, !dbg !157
	%271 = load float, float* %270, align 4, !dbg !157
	%272 = getelementptr inbounds float, float* %p3, i64 %253, !dbg !159
	%273 = load float, float* %272, align 4, !dbg !159
	%274 = fadd float %271, %245, !dbg !161
	%275 = fadd float %274, %240, !dbg !162
	%276 = fadd float %275, %263, !dbg !163
	%277 = fmul float %276, 2.500000e-01, !dbg !164
	%278 = fadd float %244, %246, !dbg !165
	%279 = fadd float %278, %241, !dbg !166
	%280 = fadd float %279, %264, !dbg !167
	%281 = fmul float %280, 2.500000e-01, !dbg !168
	%282 = fadd float %245, %247, !dbg !169
	%283 = fadd float %282, %242, !dbg !170
	%284 = fadd float %283, %265, !dbg !171
	%285 = fmul float %284, 2.500000e-01, !dbg !172
	%286 = fadd float %246, %273, !dbg !173
	%287 = fadd float %286, %243, !dbg !174
	%288 = fadd float %287, %266, !dbg !175
	%289 = fmul float %288, 2.500000e-01, !dbg !176
	br i1 %28, label %b71, label %b60, !dbg !160

b60:
	br i1 %56, label %b61, label %b62, !dbg !178

b61:
	br label %b62, !dbg !179

b62:
	%290 = phi float [ %277, %b60 ], [ %244, %b61 ], !dbg !100
	br i1 %58, label %b63, label %b64, !dbg !180

b63:
	br label %b64, !dbg !181

b64:
	%291 = phi float [ %290, %b62 ], [ %244, %b63 ], !dbg !102
	br i1 %60, label %b65, label %b66, !dbg !182

b65:
	br label %b66, !dbg !183

b66:
	%292 = phi float [ %281, %b64 ], [ %245, %b65 ], !dbg !104
	br i1 %62, label %b67, label %b68, !dbg !184

b67:
	br label %b68, !dbg !185

b68:
	%293 = phi float [ %285, %b66 ], [ %246, %b67 ], !dbg !106
	br i1 %64, label %b69, label %b70, !dbg !186

b69:
	br label %b70, !dbg !187

b70:
	%294 = phi float [ %289, %b68 ], [ %247, %b69 ], !dbg !108
	br label %b71, !dbg !177

b71:
	%295 = phi float [ %277, %b59_ok1 ], [ %291, %b70 ], !dbg !188
	%296 = phi float [ %281, %b59_ok1 ], [ %292, %b70 ], !dbg !188
	%297 = phi float [ %285, %b59_ok1 ], [ %293, %b70 ], !dbg !188
	%298 = phi float [ %289, %b59_ok1 ], [ %294, %b70 ], !dbg !188
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %238, !dbg !189
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %299, i32 0, i32 0, !dbg !189
	%301 = icmp uge i64 %238, %9, !dbg !189
	br i1 %301, label %b71_fail1, label %b71_ok1, !dbg !189, !prof !26

b71_ok1:
	%302 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %299, i32 0, i32 1, !dbg !189
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %299, i32 0, i32 2, !dbg !189
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %299, i32 0, i32 3, !dbg !189
	%305 = bitcast { float, float, float, float }* %299 to <4 x float>*, !dbg !189
	%306 = insertelement <4 x float> undef, float %295, i32 0, !dbg !189
	%307 = insertelement <4 x float> %306, float %296, i32 1, !dbg !189
	%308 = insertelement <4 x float> %307, float %297, i32 2, !dbg !189
	%309 = insertelement <4 x float> %308, float %298, i32 3, !dbg !189
	store <4 x float> %309, <4 x float>* %305, align 16, !dbg !189
	%310 = fsub float %295, %244, !dbg !191
	%311 = fsub float %296, %245, !dbg !192
	%312 = fsub float %297, %246, !dbg !193
	%313 = fsub float %298, %247, !dbg !194
	%314 = fmul float %310, %310, !dbg !195
	%315 = fmul float %311, %311, !dbg !196
	%316 = fadd float %314, %315, !dbg !197
	%317 = fmul float %312, %312, !dbg !198
	%318 = fadd float %316, %317, !dbg !199
	%319 = fmul float %313, %313, !dbg !200
	%320 = fadd float %318, %319, !dbg !201
	%321 = fadd float %239, %320, !dbg !202
	br label %b72, !dbg !202

b72:
	%322 = phi float [ %239, %b58 ], [ %321, %b71_ok1 ], !dbg !45
	ret float %322, !dbg !203

b73:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %14, i64 16), !dbg !13
	ret float undef, !dbg !13

b74:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p4, i64 4), !dbg !13
	ret float undef, !dbg !13

b75:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %5, i64 16), !dbg !12
	ret float undef, !dbg !12

b76:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p1, i64 4), !dbg !12
	ret float undef, !dbg !12

b9_fail1:
	%323 = icmp uge i64 %29, %18, !dbg !24
	br i1 %323, label %b9_fail2, label %b9_ok2, !dbg !24

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %29, i64 %18), !dbg !24
	ret float undef, !dbg !24

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %24, i64 %18), !dbg !25
	ret float undef, !dbg !25

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %104, i64 %18), !dbg !51
	ret float undef, !dbg !51

b34_cold:
	%324 = phi i64 [ %337, %b57_cold_ok2 ], [ %24, %b9_ok1 ], !dbg !43
	%325 = phi float [ %485, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !45
	%326 = phi float [ %364, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !46
	%327 = phi float [ %365, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !46
	%328 = phi float [ %366, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !46
	%329 = phi float [ %367, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !46
	%330 = phi float [ %375, %b57_cold_ok2 ], [ %48, %b9_ok1 ], !dbg !47
	%331 = phi float [ %376, %b57_cold_ok2 ], [ %49, %b9_ok1 ], !dbg !47
	%332 = phi float [ %377, %b57_cold_ok2 ], [ %50, %b9_ok1 ], !dbg !47
	%333 = phi float [ %378, %b57_cold_ok2 ], [ %51, %b9_ok1 ], !dbg !47
	%334 = phi i64 [ %486, %b57_cold_ok2 ], [ %55, %b9_ok1 ], !dbg !48
	%335 = icmp sge i64 %334, 2, !dbg !49
	br i1 %335, label %b35_cold, label %b58, !dbg !49

b35_cold:
	%336 = add i64 %324, %20, !dbg !50
	%337 = add i64 %336, %20, !dbg !52
	%338 = mul i64 %324, 4, !dbg !54
	%339 = sub i64 %338, 1, !dbg !55
	%340 = add i64 %338, 4, !dbg !57
	%341 = mul i64 %336, 4, !dbg !59
	%342 = sub i64 %341, 1, !dbg !60
	%343 = add i64 %341, 4, !dbg !62
	%344 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %336, !dbg !51
	%345 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %344, i32 0, i32 0, !dbg !51
	%346 = icmp uge i64 %336, %18, !dbg !51
	%347 = icmp uge i64 %337, %18, !dbg !53
	%348 = icmp uge i64 %339, %p4, !dbg !56
	%349 = icmp uge i64 %340, %p4, !dbg !58
	%350 = icmp uge i64 %342, %p4, !dbg !61
	%351 = icmp uge i64 %343, %p4, !dbg !63
	%352 = or i1 %346, %347, !dbg !63
	%353 = or i1 %352, %348, !dbg !63
	%354 = or i1 %353, %349, !dbg !63
	%355 = or i1 %354, %350, !dbg !63
	%356 = or i1 %355, %351, !dbg !63
	br i1 %356, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !63, !prof !26

b35_cold_fail1:
	%357 = icmp uge i64 %336, %18, !dbg !51
	br i1 %357, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !51

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %336, i64 %18), !dbg !51
	ret float undef, !dbg !51

b35_cold_ok2:
	%358 = icmp uge i64 %337, %18, !dbg !53
	br i1 %358, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !53

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %337, i64 %18), !dbg !53
	ret float undef, !dbg !53

b35_cold_ok3:
	%359 = icmp uge i64 %339, %p4, !dbg !56
	br i1 %359, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !56

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %339, i64 %p4), !dbg !56
	ret float undef, !dbg !56

b35_cold_ok4:
	%360 = icmp uge i64 %340, %p4, !dbg !58
	br i1 %360, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !58

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %340, i64 %p4), !dbg !58
	ret float undef, !dbg !58

b35_cold_ok5:
	%361 = icmp uge i64 %342, %p4, !dbg !61
	br i1 %361, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !61

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %342, i64 %p4), !dbg !61
	ret float undef, !dbg !61

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %343, i64 %p4), !dbg !63
	ret float undef, !dbg !63

b35_cold_ok1:
	%362 = bitcast { float, float, float, float }* %344 to <4 x float>*, !dbg !51
	%363 = load <4 x float>, <4 x float>* %362, align 16, !dbg !51
	%364 = extractelement <4 x float> %363, i32 0, !dbg !51
	%365 = extractelement <4 x float> %363, i32 1, !dbg !51
	%366 = extractelement <4 x float> %363, i32 2, !dbg !51
	%367 = extractelement <4 x float> %363, i32 3, !dbg !51
	%368 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %344, i32 0, i32 1, !dbg !51
	%369 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %344, i32 0, i32 2, !dbg !51
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %344, i32 0, i32 3, !dbg !51
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %337, !dbg !53
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %371, i32 0, i32 0, !dbg !53
	%373 = bitcast { float, float, float, float }* %371 to <4 x float>*, !dbg !53
	%374 = load <4 x float>, <4 x float>* %373, align 16, !dbg !53
	%375 = extractelement <4 x float> %374, i32 0, !dbg !53
	%376 = extractelement <4 x float> %374, i32 1, !dbg !53
	%377 = extractelement <4 x float> %374, i32 2, !dbg !53
	%378 = extractelement <4 x float> %374, i32 3, !dbg !53
	%379 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %371, i32 0, i32 1, !dbg !53
	%380 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %371, i32 0, i32 2, !dbg !53
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %371, i32 0, i32 3, !dbg !53
	%382 = getelementptr inbounds float, float* %p3, i64 %339, !dbg !56
	%383 = load float, float* %382, align 4, !dbg !56
	%384 = getelementptr inbounds float, float* %p3, i64 %340, !dbg !58
	%385 = load float, float* %384, align 4, !dbg !58
	%386 = getelementptr inbounds float, float* %p3, i64 %342, !dbg !61
	%387 = load float, float* %386, align 4, !dbg !61
	%388 = getelementptr inbounds float, float* %p3, i64 %343, !dbg !63
	%389 = load float, float* %388, align 4, !dbg !63
	%390 = fadd float %383, %331, !dbg !66
	%391 = fadd float %390, %326, !dbg !67
	%392 = fadd float %391, %364, !dbg !68
	%393 = fmul float %392, 2.500000e-01, !dbg !69
	%394 = fadd float %330, %332, !dbg !70
	%395 = fadd float %394, %327, !dbg !71
	%396 = fadd float %395, %365, !dbg !72
	%397 = fmul float %396, 2.500000e-01, !dbg !73
	%398 = fadd float %331, %333, !dbg !74
	%399 = fadd float %398, %328, !dbg !75
	%400 = fadd float %399, %366, !dbg !76
	%401 = fmul float %400, 2.500000e-01, !dbg !77
	%402 = fadd float %332, %385, !dbg !78
	%403 = fadd float %402, %329, !dbg !79
	%404 = fadd float %403, %367, !dbg !80
	%405 = fmul float %404, 2.500000e-01, !dbg !81
	%406 = fadd float %387, %365, !dbg !83
	%407 = fadd float %406, %330, !dbg !84
	%408 = fadd float %407, %375, !dbg !85
	%409 = fmul float %408, 2.500000e-01, !dbg !86
	%410 = fadd float %364, %366, !dbg !87
	%411 = fadd float %410, %331, !dbg !88
	%412 = fadd float %411, %376, !dbg !89
	%413 = fmul float %412, 2.500000e-01, !dbg !90
	%414 = fadd float %365, %367, !dbg !91
	%415 = fadd float %414, %332, !dbg !92
	%416 = fadd float %415, %377, !dbg !93
	%417 = fmul float %416, 2.500000e-01, !dbg !94
	%418 = fadd float %366, %389, !dbg !95
	%419 = fadd float %418, %333, !dbg !96
	%420 = fadd float %419, %378, !dbg !97
	%421 = fmul float %420, 2.500000e-01, !dbg !98
	br i1 %28, label %b57_cold, label %b36_cold, !dbg !82

b36_cold:
	br i1 %56, label %b37_cold, label %b38_cold, !dbg !34

b37_cold:
	br label %b38_cold, !dbg !99

b38_cold:
	%422 = phi float [ %393, %b36_cold ], [ %330, %b37_cold ], !dbg !100
	br i1 %58, label %b39_cold, label %b40_cold, !dbg !36

b39_cold:
	br label %b40_cold, !dbg !101

b40_cold:
	%423 = phi float [ %422, %b38_cold ], [ %330, %b39_cold ], !dbg !102
	br i1 %60, label %b41_cold, label %b42_cold, !dbg !38

b41_cold:
	br label %b42_cold, !dbg !103

b42_cold:
	%424 = phi float [ %397, %b40_cold ], [ %331, %b41_cold ], !dbg !104
	br i1 %62, label %b43_cold, label %b44_cold, !dbg !40

b43_cold:
	br label %b44_cold, !dbg !105

b44_cold:
	%425 = phi float [ %401, %b42_cold ], [ %332, %b43_cold ], !dbg !106
	br i1 %64, label %b45_cold, label %b46_cold, !dbg !42

b45_cold:
	br label %b46_cold, !dbg !107

b46_cold:
	%426 = phi float [ %405, %b44_cold ], [ %333, %b45_cold ], !dbg !108
	br i1 %56, label %b47_cold, label %b48_cold, !dbg !110

b47_cold:
	br label %b48_cold, !dbg !111

b48_cold:
	%427 = phi float [ %409, %b46_cold ], [ %364, %b47_cold ], !dbg !100
	br i1 %58, label %b49_cold, label %b50_cold, !dbg !112

b49_cold:
	br label %b50_cold, !dbg !113

b50_cold:
	%428 = phi float [ %427, %b48_cold ], [ %364, %b49_cold ], !dbg !102
	br i1 %60, label %b51_cold, label %b52_cold, !dbg !114

b51_cold:
	br label %b52_cold, !dbg !115

b52_cold:
	%429 = phi float [ %413, %b50_cold ], [ %365, %b51_cold ], !dbg !104
	br i1 %62, label %b53_cold, label %b54_cold, !dbg !116

b53_cold:
	br label %b54_cold, !dbg !117

b54_cold:
	%430 = phi float [ %417, %b52_cold ], [ %366, %b53_cold ], !dbg !106
	br i1 %64, label %b55_cold, label %b56_cold, !dbg !118

b55_cold:
	br label %b56_cold, !dbg !119

b56_cold:
	%431 = phi float [ %421, %b54_cold ], [ %367, %b55_cold ], !dbg !108
	br label %b57_cold, !dbg !109

b57_cold:
	%432 = phi float [ %393, %b35_cold_ok1 ], [ %423, %b56_cold ], !dbg !120
	%433 = phi float [ %397, %b35_cold_ok1 ], [ %424, %b56_cold ], !dbg !120
	%434 = phi float [ %401, %b35_cold_ok1 ], [ %425, %b56_cold ], !dbg !120
	%435 = phi float [ %405, %b35_cold_ok1 ], [ %426, %b56_cold ], !dbg !120
	%436 = phi float [ %409, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !121
	%437 = phi float [ %413, %b35_cold_ok1 ], [ %429, %b56_cold ], !dbg !121
	%438 = phi float [ %417, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !121
	%439 = phi float [ %421, %b35_cold_ok1 ], [ %431, %b56_cold ], !dbg !121
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %324, !dbg !122
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %440, i32 0, i32 0, !dbg !122
	%442 = icmp uge i64 %324, %9, !dbg !122
	br i1 %442, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !122, !prof !26

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %324, i64 %9), !dbg !122
	ret float undef, !dbg !122

b57_cold_ok1:
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %440, i32 0, i32 1, !dbg !122
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %440, i32 0, i32 2, !dbg !122
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %440, i32 0, i32 3, !dbg !122
	%446 = bitcast { float, float, float, float }* %440 to <4 x float>*, !dbg !122
	%447 = insertelement <4 x float> undef, float %432, i32 0, !dbg !122
	%448 = insertelement <4 x float> %447, float %433, i32 1, !dbg !122
	%449 = insertelement <4 x float> %448, float %434, i32 2, !dbg !122
	%450 = insertelement <4 x float> %449, float %435, i32 3, !dbg !122
	store <4 x float> %450, <4 x float>* %446, align 16, !dbg !122
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %336, !dbg !123
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 0, !dbg !123
	%453 = icmp uge i64 %336, %9, !dbg !123
	br i1 %453, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !123, !prof !26

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %336, i64 %9), !dbg !123
	ret float undef, !dbg !123

b57_cold_ok2:
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 1, !dbg !123
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 2, !dbg !123
	%456 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 3, !dbg !123
	%457 = bitcast { float, float, float, float }* %451 to <4 x float>*, !dbg !123
	%458 = insertelement <4 x float> undef, float %436, i32 0, !dbg !123
	%459 = insertelement <4 x float> %458, float %437, i32 1, !dbg !123
	%460 = insertelement <4 x float> %459, float %438, i32 2, !dbg !123
	%461 = insertelement <4 x float> %460, float %439, i32 3, !dbg !123
	store <4 x float> %461, <4 x float>* %457, align 16, !dbg !123
	%462 = fsub float %432, %330, !dbg !126
	%463 = fsub float %433, %331, !dbg !127
	%464 = fsub float %434, %332, !dbg !128
	%465 = fsub float %435, %333, !dbg !129
	%466 = fmul float %462, %462, !dbg !130
	%467 = fmul float %463, %463, !dbg !131
	%468 = fadd float %466, %467, !dbg !132
	%469 = fmul float %464, %464, !dbg !133
	%470 = fadd float %468, %469, !dbg !134
	%471 = fmul float %465, %465, !dbg !135
	%472 = fadd float %470, %471, !dbg !136
	%473 = fsub float %436, %364, !dbg !138
	%474 = fsub float %437, %365, !dbg !139
	%475 = fsub float %438, %366, !dbg !140
	%476 = fsub float %439, %367, !dbg !141
	%477 = fmul float %473, %473, !dbg !142
	%478 = fmul float %474, %474, !dbg !143
	%479 = fadd float %477, %478, !dbg !144
	%480 = fmul float %475, %475, !dbg !145
	%481 = fadd float %479, %480, !dbg !146
	%482 = fmul float %476, %476, !dbg !147
	%483 = fadd float %481, %482, !dbg !148
	%484 = fadd float %472, %483, !dbg !149
	%485 = fadd float %325, %484, !dbg !150
	%486 = sub i64 %334, 2, !dbg !151
	br label %b34_cold, !dbg !151

b59_fail1:
	%487 = icmp uge i64 %250, %18, !dbg !154
	br i1 %487, label %b59_fail2, label %b59_ok2, !dbg !154

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %250, i64 %18), !dbg !154
	ret float undef, !dbg !154

b59_ok2:
	%488 = icmp uge i64 %252, %p4, !dbg !157
	br i1 %488, label %b59_fail3, label %b59_ok3, !dbg !157

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %252, i64 %p4), !dbg !157
	ret float undef, !dbg !157

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %253, i64 %p4), !dbg !159
	ret float undef, !dbg !159

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %238, i64 %9), !dbg !189
	ret float undef, !dbg !189
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind convergent !dbg !204 {
entry:
	br label %b0, !dbg !205

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !210
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211, !range !27
	%2 = sext i32 %1 to i64, !dbg !211
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !211, !range !29
	%4 = sext i32 %3 to i64, !dbg !211
	%5 = icmp eq i64 %4, 0, !dbg !212
	%6 = sub i64 %p14, 1, !dbg !213
	%7 = icmp sgt i64 %p6, 1, !dbg !214
	%8 = sub i64 %p6, 1, !dbg !215
	%9 = add i64 %p12, 1, !dbg !216
	%10 = mul i64 %9, %p8, !dbg !217
	%11 = sext i32 %0 to i64, !dbg !210
	%12 = trunc i64 %p10 to i32, !dbg !210
	%13 = mul i64 %p6, %p8, !dbg !219
	%14 = trunc i64 %p11 to i32, !dbg !220
	br label %b1, !dbg !221

b1:
	%15 = phi float [ 0.000000e+00, %b0 ], [ %160, %b20 ], !dbg !222
	%16 = phi i64 [ %2, %b0 ], [ %161, %b20 ], !dbg !223
	%17 = icmp slt i64 %16, %p13, !dbg !224
	br i1 %17, label %b2, label %b21, !dbg !224

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !225, !range !226
	%19 = sext i32 %18 to i64, !dbg !225
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !225, !range !227
	%21 = sext i32 %20 to i64, !dbg !225
	%22 = sub i64 %21, 1, !dbg !228
	%23 = icmp eq i64 %4, %22, !dbg !229
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230, !range !231
	%25 = sext i32 %24 to i64, !dbg !230
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !230, !range !231
	%27 = sext i32 %26 to i64, !dbg !230
	%28 = mul i64 %21, %27, !dbg !232
	%29 = mul i64 %4, %27, !dbg !233
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234, !range !28
	%31 = sext i32 %30 to i64, !dbg !234
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !234, !range !28
	%33 = sext i32 %32 to i64, !dbg !234
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !234, !range !30
	%35 = add i64 %29, %33, !dbg !235
	%36 = mul i64 %p6, %35, !dbg !236
	%37 = icmp eq i64 %28, -1, !dbg !237
	%38 = select i1 %37, i64 1, i64 %28, !dbg !237
	%39 = sdiv i64 %36, %38, !dbg !237
	%40 = sub i64 0, %36, !dbg !237
	%41 = select i1 %37, i64 %40, i64 %39, !dbg !237
	%42 = add i64 %35, 1, !dbg !238
	%43 = mul i64 %p6, %42, !dbg !239
	%44 = icmp eq i64 %28, -1, !dbg !240
	%45 = select i1 %44, i64 1, i64 %28, !dbg !240
	%46 = sdiv i64 %43, %45, !dbg !240
	%47 = sub i64 0, %43, !dbg !240
	%48 = select i1 %44, i64 %47, i64 %46, !dbg !240
	%49 = mul i64 %16, %25, !dbg !241
	%50 = add i64 %49, %31, !dbg !242
	%51 = mul i64 %50, 4, !dbg !243
	br i1 %5, label %b4, label %b3, !dbg !243

b3:
	br i1 %23, label %b4, label %b20, !dbg !243

b4:
	%52 = mul i32 %26, %34, !dbg !244
	%53 = add i32 %32, %52, !dbg !244
	%54 = mul i32 %24, %53, !dbg !244
	%55 = add i32 %30, %54, !dbg !244
	%56 = sext i32 %55 to i64, !dbg !244
	%57 = icmp eq i64 %56, 0, !dbg !245
	br i1 %57, label %b5, label %b9, !dbg !245

b5:
	br i1 %5, label %b6, label %b7, !dbg !245

b6:
	%58 = urem i64 %6, 2, !dbg !248
	%59 = mul i64 %58, 2, !dbg !250
	%60 = mul i64 %59, %p13, !dbg !251
	%61 = add i64 %60, %16, !dbg !252
	%62 = getelementptr inbounds i64, i64* %p4, i64 %61, !dbg !253
	%63 = icmp uge i64 %61, %p5, !dbg !253
	%64 = icmp eq i64* %62, null, !dbg !254
	%65 = or i1 %63, %64, !dbg !254
	br i1 %65, label %b6_fail1, label %b6_ok1, !dbg !254, !prof !26

b6_ok1:
	%66 = bitcast i64* %62 to i8*, !dbg !254
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 5, i64 %6, i32 1, i8* %ctrl, i32 4), !dbg !254
	br label %b7, !dbg !254

b7:
	br i1 %23, label %b8, label %b9, !dbg !254

b8:
	%68 = urem i64 %6, 2, !dbg !256
	%69 = mul i64 %68, 2, !dbg !258
	%70 = add i64 %69, 1, !dbg !259
	%71 = mul i64 %70, %p13, !dbg !260
	%72 = add i64 %71, %16, !dbg !261
	%73 = getelementptr inbounds i64, i64* %p4, i64 %72, !dbg !262
	%74 = icmp uge i64 %72, %p5, !dbg !262
	%75 = icmp eq i64* %73, null, !dbg !263
	%76 = or i1 %74, %75, !dbg !263
	br i1 %76, label %b8_fail1, label %b8_ok1, !dbg !263, !prof !26

b8_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !263
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 5, i64 %6, i32 1, i8* %ctrl, i32 6), !dbg !263
	br label %b9, !dbg !263

b9:
	call void @llvm.nvvm.barrier0(), !dbg !264
	br i1 %5, label %b10, label %b12, !dbg !264

b10:
	%79 = icmp eq i64 %33, 0, !dbg !265
	br i1 %79, label %b11, label %b12, !dbg !265

b11:
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 0, i64 1, i8* %ctrl), !dbg !266
	%81 = fadd float 0.000000e+00, %80, !dbg !267
	br label %b12, !dbg !267

b12:
	%82 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %81, %b11 ], !dbg !268
	br i1 %23, label %b13, label %b16, !dbg !268

b13:
	%83 = sub i64 %27, 1, !dbg !269
	%84 = icmp eq i64 %33, %83, !dbg !270
	br i1 %84, label %b14, label %b16, !dbg !270

b14:
	br i1 %7, label %b15, label %b16, !dbg !214

b15:
	%85 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 %8, i64 %p6, i8* %ctrl), !dbg !271
	%86 = fadd float %82, %85, !dbg !272
	br label %b16, !dbg !272

b16:
	%87 = phi float [ %82, %b12 ], [ %82, %b13 ], [ %82, %b14 ], [ %86, %b15 ], !dbg !268
	call void @llvm.nvvm.barrier0(), !dbg !273
	br i1 %5, label %b17, label %b18, !dbg !273

b17:
	%88 = mul i64 %25, 4, !dbg !274
	%89 = mul i64 %16, %88, !dbg !275
	%90 = add i64 %89, %88, !dbg !276
	%91 = icmp slt i64 %90, %p8, !dbg !277
	%92 = select i1 %91, i64 %90, i64 %p8, !dbg !277
	%93 = add i64 %10, %89, !dbg !278
	%94 = add i64 %10, %92, !dbg !279
	%95 = add i64 %p8, %89, !dbg !281
	%96 = add i64 %p8, %92, !dbg !282
	%97 = sub i64 %92, %89, !dbg !280
	%98 = getelementptr inbounds float, float* %p0, i64 %93, !dbg !280
	%99 = getelementptr inbounds float, float* %p0, i64 %95, !dbg !283
	%100 = icmp ugt i64 %94, %p1, !dbg !280
	%101 = icmp ugt i64 %93, %94, !dbg !280
	%102 = icmp ugt i64 %96, %p1, !dbg !283
	%103 = icmp ugt i64 %95, %96, !dbg !283
	%104 = or i1 %100, %101, !dbg !283
	%105 = or i1 %104, %102, !dbg !283
	%106 = or i1 %105, %103, !dbg !283
	br i1 %106, label %b17_fail1, label %b17_ok1, !dbg !283, !prof !26

b17_ok1:
	%107 = urem i64 %p14, 2, !dbg !285
	%108 = mul i64 %107, 2, !dbg !287
	%109 = add i64 %108, 1, !dbg !288
	%110 = mul i64 %109, %p13, !dbg !289
	%111 = add i64 %110, %16, !dbg !290
	%112 = getelementptr inbounds i64, i64* %p4, i64 %111, !dbg !291
	%113 = mul i64 %97, 4, !dbg !210
	%114 = icmp uge i64 %111, %p5, !dbg !291
	%115 = icmp uge i64 %p10, %11, !dbg !210
	%116 = icmp eq i64* %112, null, !dbg !210
	%117 = or i1 %114, %115, !dbg !210
	%118 = or i1 %117, %116, !dbg !210
	br i1 %118, label %b17_fail5, label %b17_ok5, !dbg !210, !prof !26

b17_ok5:
	%119 = bitcast float* %98 to i8*, !dbg !210
	%120 = bitcast float* %99 to i8*, !dbg !210
	%121 = bitcast i64* %112 to i8*, !dbg !210
	call void @gpuc_put_signal_nbi_block(i8* %119, i8* %120, i64 %113, i8* %121, i64 %p14, i32 9, i32 %12), !dbg !210
	br label %b18, !dbg !209

b18:
	br i1 %23, label %b19, label %b20, !dbg !209

b19:
	%122 = mul i64 %25, 4, !dbg !292
	%123 = mul i64 %16, %122, !dbg !293
	%124 = add i64 %123, %122, !dbg !294
	%125 = icmp slt i64 %124, %p8, !dbg !295
	%126 = select i1 %125, i64 %124, i64 %p8, !dbg !295
	%127 = add i64 %13, %123, !dbg !297
	%128 = add i64 %13, %126, !dbg !298
	%129 = sub i64 %126, %123, !dbg !296
	%130 = getelementptr inbounds float, float* %p0, i64 %123, !dbg !296
	%131 = getelementptr inbounds float, float* %p0, i64 %127, !dbg !299
	%132 = icmp ugt i64 %126, %p1, !dbg !296
	%133 = icmp ugt i64 %123, %126, !dbg !296
	%134 = icmp ugt i64 %128, %p1, !dbg !299
	%135 = icmp ugt i64 %127, %128, !dbg !299
	%136 = or i1 %132, %133, !dbg !299
	%137 = or i1 %136, %134, !dbg !299
	%138 = or i1 %137, %135, !dbg !299
	br i1 %138, label %b19_fail1, label %b19_ok1, !dbg !299, !prof !26

b19_ok1:
	%139 = urem i64 %p14, 2, !dbg !301
	%140 = mul i64 %139, 2, !dbg !303
	%141 = mul i64 %140, %p13, !dbg !304
	%142 = add i64 %141, %16, !dbg !305
	%143 = getelementptr inbounds i64, i64* %p4, i64 %142, !dbg !306
	%144 = mul i64 %129, 4, !dbg !220
	%145 = icmp uge i64 %142, %p5, !dbg !306
	%146 = icmp uge i64 %p11, %11, !dbg !220
	%147 = icmp eq i64* %143, null, !dbg !220
	%148 = or i1 %145, %146, !dbg !220
	%149 = or i1 %148, %147, !dbg !220
	br i1 %149, label %b19_fail5, label %b19_ok5, !dbg !220, !prof !26

b19_ok5:
	%150 = bitcast float* %130 to i8*, !dbg !220
	%151 = bitcast float* %131 to i8*, !dbg !220
	%152 = bitcast i64* %143 to i8*, !dbg !220
	call void @gpuc_put_signal_nbi_block(i8* %150, i8* %151, i64 %144, i8* %152, i64 %p14, i32 9, i32 %14), !dbg !220
	br label %b20, !dbg !218

b20:
	%153 = phi float [ 0.000000e+00, %b3 ], [ %87, %b18 ], [ %87, %b19_ok5 ], !dbg !268
	%154 = icmp sgt i64 %41, 1, !dbg !307
	%155 = select i1 %154, i64 %41, i64 1, !dbg !307
	%156 = icmp slt i64 %48, %8, !dbg !308
	%157 = select i1 %156, i64 %48, i64 %8, !dbg !308
	%158 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 %155, i64 %157, i8* %ctrl), !dbg !309
	%159 = fadd float %153, %158, !dbg !310
	%160 = fadd float %15, %159, !dbg !311
	%161 = add i64 %16, %19, !dbg !312
	br label %b1, !dbg !312

b21:
	ret float %15, !dbg !313

b6_fail1:
	%162 = icmp uge i64 %61, %p5, !dbg !253
	br i1 %162, label %b6_fail2, label %b6_ok2, !dbg !253

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %61, i64 %p5), !dbg !253
	ret float undef, !dbg !253

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !254
	ret float undef, !dbg !254

b8_fail1:
	%163 = icmp uge i64 %72, %p5, !dbg !262
	br i1 %163, label %b8_fail2, label %b8_ok2, !dbg !262

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %72, i64 %p5), !dbg !262
	ret float undef, !dbg !262

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !263
	ret float undef, !dbg !263

b17_fail1:
	%164 = icmp ugt i64 %94, %p1, !dbg !280
	br i1 %164, label %b17_fail2, label %b17_ok2, !dbg !280

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %94, i64 %p1), !dbg !280
	ret float undef, !dbg !280

b17_ok2:
	%165 = icmp ugt i64 %93, %94, !dbg !280
	br i1 %165, label %b17_fail3, label %b17_ok3, !dbg !280

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %93, i64 %94), !dbg !280
	ret float undef, !dbg !280

b17_ok3:
	%166 = icmp ugt i64 %96, %p1, !dbg !283
	br i1 %166, label %b17_fail4, label %b17_ok4, !dbg !283

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %96, i64 %p1), !dbg !283
	ret float undef, !dbg !283

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %95, i64 %96), !dbg !283
	ret float undef, !dbg !283

b17_fail5:
	%167 = icmp uge i64 %111, %p5, !dbg !291
	br i1 %167, label %b17_fail6, label %b17_ok6, !dbg !291

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %111, i64 %p5), !dbg !291
	ret float undef, !dbg !291

b17_ok6:
	%168 = icmp uge i64 %p10, %11, !dbg !210
	br i1 %168, label %b17_fail7, label %b17_ok7, !dbg !210

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p10, i64 %11), !dbg !210
	ret float undef, !dbg !210

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !210
	ret float undef, !dbg !210

b19_fail1:
	%169 = icmp ugt i64 %126, %p1, !dbg !296
	br i1 %169, label %b19_fail2, label %b19_ok2, !dbg !296

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %126, i64 %p1), !dbg !296
	ret float undef, !dbg !296

b19_ok2:
	%170 = icmp ugt i64 %123, %126, !dbg !296
	br i1 %170, label %b19_fail3, label %b19_ok3, !dbg !296

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %123, i64 %126), !dbg !296
	ret float undef, !dbg !296

b19_ok3:
	%171 = icmp ugt i64 %128, %p1, !dbg !299
	br i1 %171, label %b19_fail4, label %b19_ok4, !dbg !299

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %128, i64 %p1), !dbg !299
	ret float undef, !dbg !299

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %127, i64 %128), !dbg !299
	ret float undef, !dbg !299

b19_fail5:
	%172 = icmp uge i64 %142, %p5, !dbg !306
	br i1 %172, label %b19_fail6, label %b19_ok6, !dbg !306

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %142, i64 %p5), !dbg !306
	ret float undef, !dbg !306

b19_ok6:
	%173 = icmp uge i64 %p11, %11, !dbg !220
	br i1 %173, label %b19_fail7, label %b19_ok7, !dbg !220

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p11, i64 %11), !dbg !220
	ret float undef, !dbg !220

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !220
	ret float undef, !dbg !220
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !314 {
entry:
	br label %b0, !dbg !315

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !315
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !315
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !315
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !315
	%4 = addrspacecast i32* %p16 to i32 addrspace(1)*, !dbg !315
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !315
	%6 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !315
	%7 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !315
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !322
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !327
	%10 = fcmp oge double %p27, 0.000000e+00, !dbg !328
	br i1 %10, label %b1, label %b5, !dbg !328

b1:
	%11 = sub i64 %p24, 1, !dbg !329
	%12 = urem i64 %11, 2, !dbg !330
	%13 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %12, !dbg !331
	%14 = icmp uge i64 %12, %p23, !dbg !331
	br i1 %14, label %b1_fail1, label %b1_ok1, !dbg !331, !prof !26

b1_ok1:
	%15 = load i64, i64 addrspace(1)* %13, align 8, !dbg !331
	%16 = icmp ne i64 %15, 0, !dbg !332
	br i1 %16, label %b2, label %b5, !dbg !332

b2:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !333, !range !27
	%18 = sext i32 %17 to i64, !dbg !333
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !333, !range !29
	%20 = sext i32 %19 to i64, !dbg !333
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !333, !range !29
	%22 = sext i32 %21 to i64, !dbg !333
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !333, !range !226
	%24 = sext i32 %23 to i64, !dbg !333
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !333, !range !227
	%26 = sext i32 %25 to i64, !dbg !333
	%27 = mul i64 %26, %22, !dbg !333
	%28 = add i64 %20, %27, !dbg !333
	%29 = mul i64 %24, %28, !dbg !333
	%30 = add i64 %18, %29, !dbg !333
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333, !range !231
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !333, !range !231
	%33 = mul i32 %31, %32, !dbg !333
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !333, !range !334
	%35 = mul i32 %33, %34, !dbg !333
	%36 = sext i32 %35 to i64, !dbg !333
	%37 = mul i64 %30, %36, !dbg !333
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333, !range !28
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !333, !range !28
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !333, !range !30
	%41 = mul i32 %32, %40, !dbg !333
	%42 = add i32 %39, %41, !dbg !333
	%43 = mul i32 %31, %42, !dbg !333
	%44 = add i32 %38, %43, !dbg !333
	%45 = sext i32 %44 to i64, !dbg !333
	%46 = add i64 %37, %45, !dbg !333
	%47 = icmp eq i64 %46, 0, !dbg !335
	br i1 %47, label %b3, label %b4, !dbg !335

b3:
	%48 = urem i64 %p24, 2, !dbg !336
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !337
	%50 = icmp uge i64 %48, %p23, !dbg !337
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !337, !prof !26

b3_ok1:
	store i64 %15, i64 addrspace(1)* %49, align 8, !dbg !337
	br label %b4, !dbg !337

b4:
	ret void, !dbg !338

b5:
	%51 = icmp sgt i64 %p6, 0, !dbg !339
	br i1 %51, label %b6, label %b7, !dbg !339

b6:
	%52 = addrspacecast float addrspace(1)* %0 to float*, !dbg !340
	%53 = addrspacecast float addrspace(1)* %1 to float*, !dbg !340
	%54 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !340
	%55 = call float @gpuc_fn_solver_sweep(float* %52, i64 %p1, float* %53, i64 %p3, i64* %54, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !340
	br label %b7, !dbg !340

b7:
	%56 = phi float [ 0.000000e+00, %b5 ], [ %55, %b6 ], !dbg !341
	%57 = icmp ne i32 %p26, 0, !dbg !342
	br i1 %57, label %b8, label %b18, !dbg !342

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345, !range !27
	%59 = sext i32 %58 to i64, !dbg !345
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !345, !range !29
	%61 = sext i32 %60 to i64, !dbg !345
	%62 = icmp eq i64 %59, 0, !dbg !346
	br i1 %62, label %b9, label %b18, !dbg !346

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !347, !range !227
	%64 = sext i32 %63 to i64, !dbg !347
	%65 = sdiv i64 %64, 2, !dbg !348
	%66 = icmp eq i64 %61, %65, !dbg !349
	br i1 %66, label %b10, label %b18, !dbg !344

b10:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !28
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !28
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !30
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !231
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !231
	%72 = mul i32 %71, %69, !dbg !350
	%73 = add i32 %68, %72, !dbg !350
	%74 = mul i32 %70, %73, !dbg !350
	%75 = add i32 %67, %74, !dbg !350
	%76 = sext i32 %75 to i64, !dbg !350
	%77 = icmp eq i64 %76, 0, !dbg !351
	br i1 %77, label %b11, label %b18, !dbg !351

b11:
	%78 = sub i64 %p24, 1, !dbg !352
	%79 = sext i32 %8 to i64, !dbg !322
	%80 = urem i32 %p26, 2, !dbg !355
	%81 = zext i32 %80 to i64, !dbg !356
	%82 = mul i64 %81, %79, !dbg !357
	%83 = mul i64 %82, 2, !dbg !358
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %83, !dbg !362
	%85 = zext i32 %p26 to i64, !dbg !368
	%86 = shl i64 %85, 32, !dbg !369
	%87 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !365
	%88 = icmp uge i64 %83, %p19, !dbg !362
	%89 = icmp eq i64 addrspace(1)* %84, null, !dbg !365
	%90 = or i1 %88, %89, !dbg !365
	br i1 %90, label %b11_fail1, label %b11_ok1, !dbg !365, !prof !26

b11_ok1:
	%91 = bitcast i64* %87 to i8*, !dbg !365
	%92 = call i64 @gpuc_signal_wait_until_thread(i8* %91, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !365
	%93 = add i64 %83, 1, !dbg !370
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %93, !dbg !371
	%95 = and i64 %92, 4294967295, !dbg !374
	%96 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !373
	%97 = icmp uge i64 %93, %p19, !dbg !371
	%98 = icmp eq i64 addrspace(1)* %94, null, !dbg !373
	%99 = or i1 %97, %98, !dbg !373
	br i1 %99, label %b11_fail3, label %b11_ok3, !dbg !373, !prof !26

b11_ok3:
	%100 = bitcast i64* %96 to i8*, !dbg !373
	%101 = call i64 @gpuc_signal_wait_until_thread(i8* %100, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !373
	%102 = and i64 %101, 4294967295, !dbg !375
	%103 = shl i64 %102, 32, !dbg !376
	%104 = or i64 %95, %103, !dbg !377
	%105 = bitcast i64 %104 to double, !dbg !378
	%106 = mul i64 %79, -2, !dbg !379
	%107 = add i64 %p19, %106, !dbg !379
	%108 = mul i64 %81, %106, !dbg !379
	%109 = add i64 %107, %108, !dbg !379
	%110 = icmp sge i64 %109, 0, !dbg !379
	br i1 %110, label %b12, label %b14_cold, !dbg !361, !prof !44

b12:
	%111 = phi double [ %105, %b11_ok3 ], [ %132, %b13_ok2 ], !dbg !379
	%112 = phi i64 [ 1, %b11_ok3 ], [ %133, %b13_ok2 ], !dbg !380
	%113 = icmp slt i64 %112, %79, !dbg !381
	br i1 %113, label %b13, label %b16, !dbg !381

b13:
	%114 = add i64 %82, %112, !dbg !383
	%115 = mul i64 %114, 2, !dbg !384
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %115, !dbg !386
	%117 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !388
	%118 = icmp eq i64 addrspace(1)* %116, null, !dbg !388
	br i1 %118, label %b13_fail1, label %b13_ok1, !dbg !388, !prof !26

b13_ok1:
	%119 = bitcast i64* %117 to i8*, !dbg !388
	%120 = call i64 @gpuc_signal_wait_until_thread(i8* %119, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !388
	%121 = add i64 %115, 1, !dbg !389
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %121, !dbg !390
	%123 = and i64 %120, 4294967295, !dbg !393
	%124 = addrspacecast i64 addrspace(1)* %122 to i64*, !dbg !392
	%125 = icmp eq i64 addrspace(1)* %122, null, !dbg !392
	br i1 %125, label %b13_fail2, label %b13_ok2, !dbg !392, !prof !26

b13_ok2:
	%126 = bitcast i64* %124 to i8*, !dbg !392
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !392
	%128 = and i64 %127, 4294967295, !dbg !394
	%129 = shl i64 %128, 32, !dbg !395
	%130 = or i64 %123, %129, !dbg !396
	%131 = bitcast i64 %130 to double, !dbg !397
	%132 = fadd double %111, %131, !dbg !398
	%133 = add i64 %112, 1, !dbg !399
	br label %b12, !dbg !399

b16:
	%134 = phi double [ %111, %b12 ], [ %402, %b14_cold ], !dbg !400
	%135 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !401
	%136 = icmp uge i64 0, %p21, !dbg !401
	br i1 %136, label %b16_fail1, label %b16_ok1, !dbg !401, !prof !26

b16_ok1:
	store double %134, double addrspace(1)* %135, align 8, !dbg !401
	%137 = fcmp ole double %134, %p27, !dbg !402
	br i1 %137, label %b17, label %b18, !dbg !402

b17:
	%138 = urem i64 %p24, 2, !dbg !403
	%139 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %138, !dbg !404
	%140 = icmp uge i64 %138, %p23, !dbg !404
	br i1 %140, label %b17_fail1, label %b17_ok1, !dbg !404, !prof !26

b17_ok1:
	store i64 %78, i64 addrspace(1)* %139, align 8, !dbg !404
	br label %b18, !dbg !404

b18:
	%141 = icmp ne i32 %p25, 0, !dbg !405
	br i1 %141, label %b19, label %b65, !dbg !405

b19:
	%142 = fpext float %56 to double, !dbg !408
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !28
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !28
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !30
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416, !range !231
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !416, !range !231
	%148 = mul i32 %147, %145, !dbg !416
	%149 = add i32 %144, %148, !dbg !416
	%150 = mul i32 %146, %149, !dbg !416
	%151 = add i32 %143, %150, !dbg !416
	%152 = and i32 %151, -32, !dbg !416
	%153 = mul i32 %146, %147, !dbg !416
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !416, !range !334
	%155 = mul i32 %153, %154, !dbg !416
	%156 = sub i32 %155, %152, !dbg !416
	%157 = icmp slt i32 %156, 32, !dbg !416
	%158 = select i1 %157, i32 %156, i32 32, !dbg !416
	%159 = sext i32 %158 to i64, !dbg !416
	%160 = icmp eq i64 %159, 32, !dbg !417
	br i1 %160, label %b20, label %b22, !dbg !417

b20:
	%161 = phi double [ %178, %b21 ], [ %142, %b19 ], !dbg !418
	%162 = phi i64 [ %179, %b21 ], [ 16, %b19 ], !dbg !419
	%163 = icmp sgt i64 %162, 0, !dbg !420
	br i1 %163, label %b21, label %b30, !dbg !420

b21:
	%164 = trunc i64 %162 to i32, !dbg !421
	%165 = bitcast double %161 to i64, !dbg !421
	%166 = trunc i64 %165 to i32, !dbg !421
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %166, i32 %164, i32 31), !dbg !421
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !421
	%169 = lshr i64 %165, 32, !dbg !421
	%170 = trunc i64 %169 to i32, !dbg !421
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %170, i32 %164, i32 31), !dbg !421
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !421
	%173 = zext i32 %172 to i64, !dbg !421
	%174 = shl i64 %173, 32, !dbg !421
	%175 = zext i32 %168 to i64, !dbg !421
	%176 = or i64 %175, %174, !dbg !421
	%177 = bitcast i64 %176 to double, !dbg !421
	%178 = fadd double %161, %177, !dbg !422
	%179 = sdiv i64 %162, 2, !dbg !423
	br label %b20, !dbg !423

b22:
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !424, !range !425
	%181 = sext i32 %180 to i64, !dbg !424
	br label %b23, !dbg !424

b23:
	%182 = phi double [ %142, %b22 ], [ %204, %b28 ], !dbg !418
	%183 = phi i64 [ 16, %b22 ], [ %205, %b28 ], !dbg !426
	%184 = icmp sgt i64 %183, 0, !dbg !427
	br i1 %184, label %b24, label %b29, !dbg !427

b24:
	%185 = add i64 %181, %183, !dbg !428
	%186 = icmp sge i64 %185, %159, !dbg !429
	br i1 %186, label %b25, label %b26, !dbg !429

b25:
	br label %b26, !dbg !429

b26:
	%187 = phi i64 [ %185, %b24 ], [ %181, %b25 ], !dbg !430
	%188 = trunc i64 %187 to i32, !dbg !431
	%189 = bitcast double %182 to i64, !dbg !431
	%190 = trunc i64 %189 to i32, !dbg !431
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 %188, i32 31), !dbg !431
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !431
	%193 = lshr i64 %189, 32, !dbg !431
	%194 = trunc i64 %193 to i32, !dbg !431
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %194, i32 %188, i32 31), !dbg !431
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !431
	%197 = zext i32 %196 to i64, !dbg !431
	%198 = shl i64 %197, 32, !dbg !431
	%199 = zext i32 %192 to i64, !dbg !431
	%200 = or i64 %199, %198, !dbg !431
	%201 = bitcast i64 %200 to double, !dbg !431
	%202 = icmp ne i64 %187, %181, !dbg !432
	br i1 %202, label %b27, label %b28, !dbg !432

b27:
	%203 = fadd double %182, %201, !dbg !422
	br label %b28, !dbg !433

b28:
	%204 = phi double [ %182, %b26 ], [ %203, %b27 ], !dbg !418
	%205 = sdiv i64 %183, 2, !dbg !434
	br label %b23, !dbg !434

b29:
	%206 = bitcast double %182 to i64, !dbg !435
	%207 = trunc i64 %206 to i32, !dbg !435
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !435
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !435
	%210 = lshr i64 %206, 32, !dbg !435
	%211 = trunc i64 %210 to i32, !dbg !435
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %211, i32 0, i32 31), !dbg !435
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !435
	%214 = zext i32 %213 to i64, !dbg !435
	%215 = shl i64 %214, 32, !dbg !435
	%216 = zext i32 %209 to i64, !dbg !435
	%217 = or i64 %216, %215, !dbg !435
	%218 = bitcast i64 %217 to double, !dbg !435
	br label %b30, !dbg !436

b30:
	%219 = phi double [ %161, %b20 ], [ %218, %b29 ], !dbg !415
	%220 = sext i32 %155 to i64, !dbg !440
	%221 = add i64 %220, 32, !dbg !441
	%222 = sub i64 %221, 1, !dbg !442
	%223 = sdiv i64 %222, 32, !dbg !443
	%224 = icmp eq i64 %223, 1, !dbg !444
	br i1 %224, label %b36, label %b31, !dbg !444

b31:
	call void @llvm.nvvm.barrier0(), !dbg !446
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !447, !range !425
	%226 = sext i32 %225 to i64, !dbg !447
	%227 = icmp eq i64 %226, 0, !dbg !448
	br i1 %227, label %b32, label %b33, !dbg !448

b32:
	%228 = sext i32 %151 to i64, !dbg !449
	%229 = sdiv i64 %228, 32, !dbg !450
	%230 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %229, !dbg !451
	store double %219, double addrspace(3)* %230, align 8, !dbg !451
	br label %b33, !dbg !451

b33:
	call void @llvm.nvvm.barrier0(), !dbg !452
	%231 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !453
	%232 = load double, double addrspace(3)* %231, align 8, !dbg !453
	br label %b34, !dbg !453

b34:
	%233 = phi double [ %232, %b33 ], [ %238, %b35 ], !dbg !454
	%234 = phi i64 [ 1, %b33 ], [ %239, %b35 ], !dbg !455
	%235 = icmp slt i64 %234, %223, !dbg !456
	br i1 %235, label %b35, label %b36, !dbg !456

b35:
	%236 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %234, !dbg !457
	%237 = load double, double addrspace(3)* %236, align 8, !dbg !457
	%238 = fadd double %233, %237, !dbg !422
	%239 = add i64 %234, 1, !dbg !458
	br label %b34, !dbg !458

b36:
	%240 = phi double [ %219, %b30 ], [ %233, %b34 ], !dbg !414
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !459, !range !226
	%242 = sext i32 %241 to i64, !dbg !459
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !459, !range !227
	%244 = sext i32 %243 to i64, !dbg !459
	%245 = mul i64 %242, %244, !dbg !460
	%246 = sext i32 %151 to i64, !dbg !462
	%247 = icmp eq i64 %246, 0, !dbg !463
	br i1 %247, label %b37, label %b38, !dbg !463

b37:
	%248 = urem i32 %p25, 2, !dbg !466
	%249 = zext i32 %248 to i64, !dbg !467
	%250 = mul i64 %249, %245, !dbg !468
	%251 = add i64 %250, %245, !dbg !469
	%252 = icmp ugt i64 %251, %p15, !dbg !470
	br i1 %252, label %b37_fail1, label %b37_ok1, !dbg !470, !prof !26

b37_ok1:
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471, !range !27
	%254 = sext i32 %253 to i64, !dbg !471
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !471, !range !29
	%256 = sext i32 %255 to i64, !dbg !471
	%257 = mul i64 %256, %242, !dbg !472
	%258 = add i64 %257, %254, !dbg !473
	%259 = getelementptr inbounds double, double addrspace(1)* %3, i64 %250, !dbg !470
	%260 = getelementptr inbounds double, double addrspace(1)* %259, i64 %258, !dbg !474
	%261 = icmp uge i64 %258, %245, !dbg !474
	br i1 %261, label %b37_fail2, label %b37_ok2, !dbg !474, !prof !26

b37_ok2:
	store double %240, double addrspace(1)* %260, align 8, !dbg !474
	%262 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !475
	%263 = addrspacecast i32 addrspace(1)* %262 to i32*, !dbg !476
	%264 = icmp uge i64 0, %p17, !dbg !475
	br i1 %264, label %b37_fail3, label %b37_ok3, !dbg !475, !prof !26

b37_ok3:
	%265 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %263, i32 1) nounwind, !dbg !476
	%266 = zext i32 %265 to i64, !dbg !477
	%267 = sub i64 %245, 1, !dbg !478
	%268 = icmp eq i64 %266, %267, !dbg !479
	%269 = zext i1 %268 to i8, !dbg !480
	store i8 %269, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !480
	br label %b38, !dbg !480

b38:
	call void @llvm.nvvm.barrier0(), !dbg !481
	%270 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !482
	%271 = icmp ne i8 %270, 0, !dbg !482
	br i1 %271, label %b39, label %b65, !dbg !407

b39:
	%272 = urem i32 %p25, 2, !dbg !484
	%273 = zext i32 %272 to i64, !dbg !485
	%274 = mul i64 %273, %245, !dbg !486
	%275 = add i64 %274, %245, !dbg !487
	%276 = getelementptr inbounds double, double addrspace(1)* %3, i64 %274, !dbg !488
	%277 = icmp ugt i64 %275, %p15, !dbg !488
	br i1 %277, label %b39_fail1, label %b39_ok1, !dbg !488, !prof !26

b39_ok1:
	br label %b40, !dbg !489

b40:
	%278 = phi double [ 0.000000e+00, %b39_ok1 ], [ %283, %b41 ], !dbg !490
	%279 = phi i64 [ %246, %b39_ok1 ], [ %284, %b41 ], !dbg !489
	%280 = icmp slt i64 %279, %245, !dbg !489
	br i1 %280, label %b41, label %b42, !dbg !489

b41:
	%281 = getelementptr inbounds double, double addrspace(1)* %276, i64 %279, !dbg !491
	%282 = load double, double addrspace(1)* %281, align 8, !dbg !491
	%283 = fadd double %278, %282, !dbg !492
	%284 = add i64 %279, %220, !dbg !489
	br label %b40, !dbg !489

b42:
	br i1 %160, label %b43, label %b45, !dbg !496

b43:
	%285 = phi double [ %302, %b44 ], [ %278, %b42 ], !dbg !497
	%286 = phi i64 [ %303, %b44 ], [ 16, %b42 ], !dbg !498
	%287 = icmp sgt i64 %286, 0, !dbg !499
	br i1 %287, label %b44, label %b53, !dbg !499

b44:
	%288 = trunc i64 %286 to i32, !dbg !500
	%289 = bitcast double %285 to i64, !dbg !500
	%290 = trunc i64 %289 to i32, !dbg !500
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %290, i32 %288, i32 31), !dbg !500
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !500
	%293 = lshr i64 %289, 32, !dbg !500
	%294 = trunc i64 %293 to i32, !dbg !500
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %294, i32 %288, i32 31), !dbg !500
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !500
	%297 = zext i32 %296 to i64, !dbg !500
	%298 = shl i64 %297, 32, !dbg !500
	%299 = zext i32 %292 to i64, !dbg !500
	%300 = or i64 %299, %298, !dbg !500
	%301 = bitcast i64 %300 to double, !dbg !500
	%302 = fadd double %285, %301, !dbg !501
	%303 = sdiv i64 %286, 2, !dbg !502
	br label %b43, !dbg !502

b45:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !503, !range !425
	%305 = sext i32 %304 to i64, !dbg !503
	br label %b46, !dbg !503

b46:
	%306 = phi double [ %278, %b45 ], [ %328, %b51 ], !dbg !497
	%307 = phi i64 [ 16, %b45 ], [ %329, %b51 ], !dbg !504
	%308 = icmp sgt i64 %307, 0, !dbg !505
	br i1 %308, label %b47, label %b52, !dbg !505

b47:
	%309 = add i64 %305, %307, !dbg !506
	%310 = icmp sge i64 %309, %159, !dbg !507
	br i1 %310, label %b48, label %b49, !dbg !507

b48:
	br label %b49, !dbg !507

b49:
	%311 = phi i64 [ %309, %b47 ], [ %305, %b48 ], !dbg !508
	%312 = trunc i64 %311 to i32, !dbg !509
	%313 = bitcast double %306 to i64, !dbg !509
	%314 = trunc i64 %313 to i32, !dbg !509
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 %312, i32 31), !dbg !509
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !509
	%317 = lshr i64 %313, 32, !dbg !509
	%318 = trunc i64 %317 to i32, !dbg !509
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %318, i32 %312, i32 31), !dbg !509
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !509
	%321 = zext i32 %320 to i64, !dbg !509
	%322 = shl i64 %321, 32, !dbg !509
	%323 = zext i32 %316 to i64, !dbg !509
	%324 = or i64 %323, %322, !dbg !509
	%325 = bitcast i64 %324 to double, !dbg !509
	%326 = icmp ne i64 %311, %305, !dbg !510
	br i1 %326, label %b50, label %b51, !dbg !510

b50:
	%327 = fadd double %306, %325, !dbg !501
	br label %b51, !dbg !511

b51:
	%328 = phi double [ %306, %b49 ], [ %327, %b50 ], !dbg !497
	%329 = sdiv i64 %307, 2, !dbg !512
	br label %b46, !dbg !512

b52:
	%330 = bitcast double %306 to i64, !dbg !513
	%331 = trunc i64 %330 to i32, !dbg !513
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !513
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !513
	%334 = lshr i64 %330, 32, !dbg !513
	%335 = trunc i64 %334 to i32, !dbg !513
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !513
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !513
	%338 = zext i32 %337 to i64, !dbg !513
	%339 = shl i64 %338, 32, !dbg !513
	%340 = zext i32 %333 to i64, !dbg !513
	%341 = or i64 %340, %339, !dbg !513
	%342 = bitcast i64 %341 to double, !dbg !513
	br label %b53, !dbg !514

b53:
	%343 = phi double [ %285, %b43 ], [ %342, %b52 ], !dbg !495
	br i1 %224, label %b59, label %b54, !dbg !515

b54:
	call void @llvm.nvvm.barrier0(), !dbg !517
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !518, !range !425
	%345 = sext i32 %344 to i64, !dbg !518
	%346 = icmp eq i64 %345, 0, !dbg !519
	br i1 %346, label %b55, label %b56, !dbg !519

b55:
	%347 = sdiv i64 %246, 32, !dbg !520
	%348 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %347, !dbg !521
	store double %343, double addrspace(3)* %348, align 8, !dbg !521
	br label %b56, !dbg !521

b56:
	call void @llvm.nvvm.barrier0(), !dbg !522
	%349 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !523
	%350 = load double, double addrspace(3)* %349, align 8, !dbg !523
	br label %b57, !dbg !523

b57:
	%351 = phi double [ %350, %b56 ], [ %356, %b58 ], !dbg !524
	%352 = phi i64 [ 1, %b56 ], [ %357, %b58 ], !dbg !525
	%353 = icmp slt i64 %352, %223, !dbg !526
	br i1 %353, label %b58, label %b59, !dbg !526

b58:
	%354 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %352, !dbg !527
	%355 = load double, double addrspace(3)* %354, align 8, !dbg !527
	%356 = fadd double %351, %355, !dbg !501
	%357 = add i64 %352, 1, !dbg !528
	br label %b57, !dbg !528

b59:
	%358 = phi double [ %343, %b53 ], [ %351, %b57 ], !dbg !494
	br i1 %247, label %b60, label %b63, !dbg !529

b60:
	%359 = sext i32 %9 to i64, !dbg !327
	%360 = sext i32 %8 to i64, !dbg !530
	%361 = mul i64 %273, %360, !dbg !532
	%362 = add i64 %361, %359, !dbg !533
	%363 = mul i64 %362, 2, !dbg !534
	%364 = zext i32 %p25 to i64, !dbg !538
	%365 = add i64 %363, 1, !dbg !539
	%366 = add i64 %p19, -2, !dbg !530
	%367 = mul i64 %360, -2, !dbg !530
	%368 = mul i64 %273, %367, !dbg !530
	%369 = add i64 %366, %368, !dbg !530
	%370 = mul i64 %359, -2, !dbg !530
	%371 = add i64 %369, %370, !dbg !530
	%372 = icmp sge i64 %371, 0, !dbg !530
	br i1 %372, label %b61, label %b62_cold, !dbg !530, !prof !44

b61:
	%373 = phi i64 [ 0, %b60 ], [ %395, %b61_ok1 ], !dbg !530
	%374 = add i64 %359, %373, !dbg !540
	%375 = icmp eq i64 %360, -1, !dbg !541
	%376 = select i1 %375, i64 1, i64 %360, !dbg !541
	%377 = srem i64 %374, %376, !dbg !541
	%378 = bitcast double %358 to i64, !dbg !542
	%379 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %363, !dbg !543
	%380 = trunc i64 %378 to i32, !dbg !544
	%381 = shl i64 %364, 32, !dbg !545
	%382 = zext i32 %380 to i64, !dbg !546
	%383 = or i64 %381, %382, !dbg !547
	%384 = trunc i64 %377 to i32, !dbg !548
	%385 = addrspacecast i64 addrspace(1)* %379 to i64*, !dbg !548
	%386 = icmp uge i64 %377, %360, !dbg !548
	br i1 %386, label %b61_fail1, label %b61_ok1, !dbg !548, !prof !26

b61_ok1:
	%387 = bitcast i64* %385 to i8*, !dbg !548
	call void @gpuc_signal_op_thread(i8* %387, i64 %383, i32 9, i32 %384), !dbg !548
	%388 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %365, !dbg !549
	%389 = lshr i64 %378, 32, !dbg !550
	%390 = trunc i64 %389 to i32, !dbg !551
	%391 = zext i32 %390 to i64, !dbg !553
	%392 = or i64 %381, %391, !dbg !554
	%393 = addrspacecast i64 addrspace(1)* %388 to i64*, !dbg !555
	%394 = bitcast i64* %393 to i8*, !dbg !555
	call void @gpuc_signal_op_thread(i8* %394, i64 %392, i32 9, i32 %384), !dbg !555
	%395 = add i64 %373, 1, !dbg !536
	%396 = icmp slt i64 %395, %360, !dbg !536
	br i1 %396, label %b61, label %b63, !dbg !536

b63:
	br i1 %247, label %b64, label %b65, !dbg !556

b64:
	%397 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !557
	%398 = addrspacecast i32 addrspace(1)* %397 to i32*, !dbg !558
	%399 = icmp uge i64 0, %p17, !dbg !557
	br i1 %399, label %b64_fail1, label %b64_ok1, !dbg !557, !prof !26

b64_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %398, i32 0) nounwind, !dbg !558
	br label %b65, !dbg !558

b65:
	ret void, !dbg !558

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p23), !dbg !331
	ret void, !dbg !331

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p23), !dbg !337
	ret void, !dbg !337

b11_fail1:
	%400 = icmp uge i64 %83, %p19, !dbg !362
	br i1 %400, label %b11_fail2, label %b11_ok2, !dbg !362

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %83, i64 %p19), !dbg !362
	ret void, !dbg !362

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !365
	ret void, !dbg !365

b11_fail3:
	%401 = icmp uge i64 %93, %p19, !dbg !371
	br i1 %401, label %b11_fail4, label %b11_ok4, !dbg !371

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %93, i64 %p19), !dbg !371
	ret void, !dbg !371

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !388
	ret void, !dbg !388

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !392
	ret void, !dbg !392

b14_cold:
	%402 = phi double [ %429, %b15_cold_ok3 ], [ %105, %b11_ok3 ], !dbg !379
	%403 = phi i64 [ %430, %b15_cold_ok3 ], [ 1, %b11_ok3 ], !dbg !380
	%404 = icmp slt i64 %403, %79, !dbg !381
	br i1 %404, label %b15_cold, label %b16, !dbg !381

b15_cold:
	%405 = add i64 %82, %403, !dbg !383
	%406 = mul i64 %405, 2, !dbg !384
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %406, !dbg !386
	%408 = addrspacecast i64 addrspace(1)* %407 to i64*, !dbg !388
	%409 = icmp uge i64 %406, %p19, !dbg !386
	%410 = icmp eq i64 addrspace(1)* %407, null, !dbg !388
	%411 = or i1 %409, %410, !dbg !388
	br i1 %411, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !388, !prof !26

b15_cold_fail1:
	%412 = icmp uge i64 %406, %p19, !dbg !386
	br i1 %412, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !386

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %406, i64 %p19), !dbg !386
	ret void, !dbg !386

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !388
	ret void, !dbg !388

b15_cold_ok1:
	%413 = bitcast i64* %408 to i8*, !dbg !388
	%414 = call i64 @gpuc_signal_wait_until_thread(i8* %413, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !388
	%415 = add i64 %406, 1, !dbg !389
	%416 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %415, !dbg !390
	%417 = and i64 %414, 4294967295, !dbg !393
	%418 = addrspacecast i64 addrspace(1)* %416 to i64*, !dbg !392
	%419 = icmp uge i64 %415, %p19, !dbg !390
	%420 = icmp eq i64 addrspace(1)* %416, null, !dbg !392
	%421 = or i1 %419, %420, !dbg !392
	br i1 %421, label %b15_cold_fail3, label %b15_cold_ok3, !dbg !392, !prof !26

b15_cold_fail3:
	%422 = icmp uge i64 %415, %p19, !dbg !390
	br i1 %422, label %b15_cold_fail4, label %b15_cold_ok4, !dbg !390

b15_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %415, i64 %p19), !dbg !390
	ret void, !dbg !390

b15_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !392
	ret void, !dbg !392

b15_cold_ok3:
	%423 = bitcast i64* %418 to i8*, !dbg !392
	%424 = call i64 @gpuc_signal_wait_until_thread(i8* %423, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !392
	%425 = and i64 %424, 4294967295, !dbg !394
	%426 = shl i64 %425, 32, !dbg !395
	%427 = or i64 %417, %426, !dbg !396
	%428 = bitcast i64 %427 to double, !dbg !397
	%429 = fadd double %402, %428, !dbg !398
	%430 = add i64 %403, 1, !dbg !399
	br label %b14_cold, !dbg !399

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !401
	ret void, !dbg !401

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %138, i64 %p23), !dbg !404
	ret void, !dbg !404

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %251, i64 %p15), !dbg !470
	ret void, !dbg !470

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %258, i64 %245), !dbg !474
	ret void, !dbg !474

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p17), !dbg !475
	ret void, !dbg !475

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %275, i64 %p15), !dbg !488
	ret void, !dbg !488

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %377, i64 %360), !dbg !548
	ret void, !dbg !548

b62_cold:
	%431 = phi i64 [ %455, %b62_cold_ok3 ], [ 0, %b60 ], !dbg !530
	%432 = add i64 %359, %431, !dbg !540
	%433 = icmp uge i64 %363, %p19, !dbg !543
	br i1 %433, label %b62_cold_fail1, label %b62_cold_ok1, !dbg !543, !prof !26

b62_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %363, i64 %p19), !dbg !543
	ret void, !dbg !543

b62_cold_ok1:
	%434 = icmp eq i64 %360, -1, !dbg !541
	%435 = select i1 %434, i64 1, i64 %360, !dbg !541
	%436 = srem i64 %432, %435, !dbg !541
	%437 = bitcast double %358 to i64, !dbg !542
	%438 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %363, !dbg !543
	%439 = trunc i64 %437 to i32, !dbg !544
	%440 = shl i64 %364, 32, !dbg !545
	%441 = zext i32 %439 to i64, !dbg !546
	%442 = or i64 %440, %441, !dbg !547
	%443 = trunc i64 %436 to i32, !dbg !548
	%444 = addrspacecast i64 addrspace(1)* %438 to i64*, !dbg !548
	%445 = icmp uge i64 %436, %360, !dbg !548
	br i1 %445, label %b62_cold_fail2, label %b62_cold_ok2, !dbg !548, !prof !26

b62_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %436, i64 %360), !dbg !548
	ret void, !dbg !548

b62_cold_ok2:
	%446 = bitcast i64* %444 to i8*, !dbg !548
	call void @gpuc_signal_op_thread(i8* %446, i64 %442, i32 9, i32 %443), !dbg !548
	%447 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %365, !dbg !549
	%448 = lshr i64 %437, 32, !dbg !550
	%449 = trunc i64 %448 to i32, !dbg !551
	%450 = zext i32 %449 to i64, !dbg !553
	%451 = or i64 %440, %450, !dbg !554
	%452 = addrspacecast i64 addrspace(1)* %447 to i64*, !dbg !555
	%453 = icmp uge i64 %365, %p19, !dbg !549
	br i1 %453, label %b62_cold_fail3, label %b62_cold_ok3, !dbg !549, !prof !26

b62_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %365, i64 %p19), !dbg !549
	ret void, !dbg !549

b62_cold_ok3:
	%454 = bitcast i64* %452 to i8*, !dbg !555
	call void @gpuc_signal_op_thread(i8* %454, i64 %451, i32 9, i32 %443), !dbg !555
	%455 = add i64 %431, 1, !dbg !536
	%456 = icmp slt i64 %455, %360, !dbg !536
	br i1 %456, label %b62_cold, label %b63, !dbg !536

b64_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p17), !dbg !557
	ret void, !dbg !557
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !559 {
entry:
	br label %b0, !dbg !560

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !560
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !560
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !560
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !560
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !560
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !560
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !560
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !563
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !566
	%9 = icmp slt i64 0, %p25, !dbg !567
	br i1 %9, label %b1, label %b127, !dbg !567

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !568
	%11 = sext i32 %7 to i64, !dbg !563
	%12 = sext i32 %8 to i64, !dbg !566
	%13 = add i64 %p23, -2, !dbg !569
	%14 = icmp sge i64 %13, 0, !dbg !569
	%15 = mul i64 %11, -4, !dbg !569
	%16 = add i64 %p19, %15, !dbg !569
	%17 = icmp sge i64 %16, 0, !dbg !569
	%18 = and i1 %14, %17, !dbg !569
	%19 = add i64 %p19, -2, !dbg !569
	%20 = mul i64 %11, -2, !dbg !569
	%21 = add i64 %19, %20, !dbg !569
	%22 = mul i64 %12, -2, !dbg !569
	%23 = add i64 %21, %22, !dbg !569
	%24 = icmp sge i64 %23, 0, !dbg !569
	%25 = and i1 %18, %24, !dbg !569
	br i1 %25, label %b2, label %b64_cold, !dbg !569, !prof !44

b2:
	%26 = phi i64 [ %399, %b63 ], [ %p24, %b1 ], !dbg !569
	%27 = phi i64 [ %237, %b63 ], [ %p26, %b1 ], !dbg !570
	%28 = phi i32 [ %238, %b63 ], [ %p28, %b1 ], !dbg !571
	%29 = phi i32 [ %239, %b63 ], [ %p29, %b1 ], !dbg !572
	%30 = phi i64 [ %400, %b63 ], [ 0, %b1 ], !dbg !572
	br i1 %10, label %b3, label %b6, !dbg !568

b3:
	%31 = urem i64 %26, 2, !dbg !573
	%32 = icmp ne i64 %31, 0, !dbg !574
	br i1 %32, label %b4, label %b5, !dbg !574

b4:
	br label %b5, !dbg !574

b5:
	%33 = phi float addrspace(1)* [ %0, %b3 ], [ %1, %b4 ], !dbg !575
	%34 = phi i64 [ %p1, %b3 ], [ %p3, %b4 ], !dbg !575
	%35 = phi float addrspace(1)* [ %1, %b3 ], [ %0, %b4 ], !dbg !576
	%36 = phi i64 [ %p3, %b3 ], [ %p1, %b4 ], !dbg !576
	%37 = addrspacecast float addrspace(1)* %33 to float*, !dbg !577
	%38 = addrspacecast float addrspace(1)* %35 to float*, !dbg !577
	%39 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !577
	%40 = call float @gpuc_fn_solver_sweep(float* %37, i64 %34, float* %38, i64 %36, i64* %39, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %26, i8* %ctrl), !dbg !577
	br label %b6, !dbg !577

b6:
	%41 = phi float [ 0.000000e+00, %b2 ], [ %40, %b5 ], !dbg !578
	%42 = icmp ne i32 %28, 0, !dbg !579
	br i1 %42, label %b7, label %b15, !dbg !579

b7:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !27
	%44 = sext i32 %43 to i64, !dbg !581
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !29
	%46 = sext i32 %45 to i64, !dbg !581
	%47 = icmp eq i64 %44, 0, !dbg !582
	br i1 %47, label %b8, label %b15, !dbg !582

b8:
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !583, !range !227
	%49 = sext i32 %48 to i64, !dbg !583
	%50 = sdiv i64 %49, 2, !dbg !584
	%51 = icmp eq i64 %46, %50, !dbg !585
	br i1 %51, label %b9, label %b15, !dbg !580

b9:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !586, !range !28
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !586, !range !28
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !586, !range !30
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !586, !range !231
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !586, !range !231
	%57 = mul i32 %56, %54, !dbg !586
	%58 = add i32 %53, %57, !dbg !586
	%59 = mul i32 %55, %58, !dbg !586
	%60 = add i32 %52, %59, !dbg !586
	%61 = sext i32 %60 to i64, !dbg !586
	%62 = icmp eq i64 %61, 0, !dbg !587
	br i1 %62, label %b10, label %b15, !dbg !587

b10:
	%63 = sub i64 %26, 1, !dbg !588
	%64 = urem i32 %28, 2, !dbg !590
	%65 = zext i32 %64 to i64, !dbg !591
	%66 = mul i64 %65, %11, !dbg !592
	%67 = mul i64 %66, 2, !dbg !593
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %67, !dbg !595
	%69 = zext i32 %28 to i64, !dbg !598
	%70 = shl i64 %69, 32, !dbg !599
	%71 = addrspacecast i64 addrspace(1)* %68 to i64*, !dbg !600
	%72 = icmp eq i64 addrspace(1)* %68, null, !dbg !600
	br i1 %72, label %b10_fail1, label %b10_ok1, !dbg !600, !prof !26

b10_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !600
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %70, i32 1, i8* %ctrl, i32 22), !dbg !600
	%75 = add i64 %67, 1, !dbg !601
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %75, !dbg !602
	%77 = and i64 %74, 4294967295, !dbg !605
	%78 = addrspacecast i64 addrspace(1)* %76 to i64*, !dbg !604
	%79 = icmp eq i64 addrspace(1)* %76, null, !dbg !604
	br i1 %79, label %b10_fail2, label %b10_ok2, !dbg !604, !prof !26

b10_ok2:
	%80 = bitcast i64* %78 to i8*, !dbg !604
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %70, i32 1, i8* %ctrl, i32 22), !dbg !604
	%82 = and i64 %81, 4294967295, !dbg !606
	%83 = shl i64 %82, 32, !dbg !607
	%84 = or i64 %77, %83, !dbg !608
	%85 = bitcast i64 %84 to double, !dbg !609
	br label %b11, !dbg !594

b11:
	%86 = phi double [ %85, %b10_ok2 ], [ %107, %b12_ok2 ], !dbg !610
	%87 = phi i64 [ 1, %b10_ok2 ], [ %108, %b12_ok2 ], !dbg !611
	%88 = icmp slt i64 %87, %11, !dbg !612
	br i1 %88, label %b12, label %b13, !dbg !612

b12:
	%89 = add i64 %66, %87, !dbg !614
	%90 = mul i64 %89, 2, !dbg !615
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %90, !dbg !617
	%92 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !619
	%93 = icmp eq i64 addrspace(1)* %91, null, !dbg !619
	br i1 %93, label %b12_fail1, label %b12_ok1, !dbg !619, !prof !26

b12_ok1:
	%94 = bitcast i64* %92 to i8*, !dbg !619
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 5, i64 %70, i32 1, i8* %ctrl, i32 22), !dbg !619
	%96 = add i64 %90, 1, !dbg !620
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %96, !dbg !621
	%98 = and i64 %95, 4294967295, !dbg !624
	%99 = addrspacecast i64 addrspace(1)* %97 to i64*, !dbg !623
	%100 = icmp eq i64 addrspace(1)* %97, null, !dbg !623
	br i1 %100, label %b12_fail2, label %b12_ok2, !dbg !623, !prof !26

b12_ok2:
	%101 = bitcast i64* %99 to i8*, !dbg !623
	%102 = call i64 @gpuc_signal_wait_until_thread(i8* %101, i32 5, i64 %70, i32 1, i8* %ctrl, i32 22), !dbg !623
	%103 = and i64 %102, 4294967295, !dbg !625
	%104 = shl i64 %103, 32, !dbg !626
	%105 = or i64 %98, %104, !dbg !627
	%106 = bitcast i64 %105 to double, !dbg !628
	%107 = fadd double %86, %106, !dbg !629
	%108 = add i64 %87, 1, !dbg !630
	br label %b11, !dbg !630

b13:
	%109 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !631
	%110 = icmp uge i64 0, %p21, !dbg !631
	br i1 %110, label %b13_fail1, label %b13_ok1, !dbg !631, !prof !26

b13_ok1:
	store double %86, double addrspace(1)* %109, align 8, !dbg !631
	%111 = fcmp ole double %86, %p30, !dbg !632
	br i1 %111, label %b14, label %b15, !dbg !632

b14:
	%112 = urem i64 %26, 2, !dbg !633
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %112, !dbg !634
	store i64 %63, i64 addrspace(1)* %113, align 8, !dbg !634
	br label %b15, !dbg !634

b15:
	%114 = sub i64 %27, 1, !dbg !635
	%115 = icmp eq i64 %114, 0, !dbg !636
	br i1 %115, label %b16, label %b35, !dbg !636

b16:
	%116 = add i32 %29, 1, !dbg !637
	%117 = fpext float %41 to double, !dbg !638
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !642, !range !28
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !642, !range !28
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !642, !range !30
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !642, !range !231
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !642, !range !231
	%123 = mul i32 %122, %120, !dbg !642
	%124 = add i32 %119, %123, !dbg !642
	%125 = mul i32 %121, %124, !dbg !642
	%126 = add i32 %118, %125, !dbg !642
	%127 = and i32 %126, -32, !dbg !642
	%128 = mul i32 %121, %122, !dbg !642
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !642, !range !334
	%130 = mul i32 %128, %129, !dbg !642
	%131 = sub i32 %130, %127, !dbg !642
	%132 = icmp slt i32 %131, 32, !dbg !642
	%133 = select i1 %132, i32 %131, i32 32, !dbg !642
	%134 = sext i32 %133 to i64, !dbg !642
	%135 = icmp eq i64 %134, 32, !dbg !643
	br i1 %135, label %b17, label %b19, !dbg !643

b17:
	%136 = phi double [ %153, %b18 ], [ %117, %b16 ], !dbg !644
	%137 = phi i64 [ %154, %b18 ], [ 16, %b16 ], !dbg !645
	%138 = icmp sgt i64 %137, 0, !dbg !646
	br i1 %138, label %b18, label %b27, !dbg !646

b18:
	%139 = trunc i64 %137 to i32, !dbg !647
	%140 = bitcast double %136 to i64, !dbg !647
	%141 = trunc i64 %140 to i32, !dbg !647
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %141, i32 %139, i32 31), !dbg !647
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !647
	%144 = lshr i64 %140, 32, !dbg !647
	%145 = trunc i64 %144 to i32, !dbg !647
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %145, i32 %139, i32 31), !dbg !647
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !647
	%148 = zext i32 %147 to i64, !dbg !647
	%149 = shl i64 %148, 32, !dbg !647
	%150 = zext i32 %143 to i64, !dbg !647
	%151 = or i64 %150, %149, !dbg !647
	%152 = bitcast i64 %151 to double, !dbg !647
	%153 = fadd double %136, %152, !dbg !648
	%154 = sdiv i64 %137, 2, !dbg !649
	br label %b17, !dbg !649

b19:
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !650, !range !425
	%156 = sext i32 %155 to i64, !dbg !650
	br label %b20, !dbg !650

b20:
	%157 = phi double [ %117, %b19 ], [ %179, %b25 ], !dbg !644
	%158 = phi i64 [ 16, %b19 ], [ %180, %b25 ], !dbg !651
	%159 = icmp sgt i64 %158, 0, !dbg !652
	br i1 %159, label %b21, label %b26, !dbg !652

b21:
	%160 = add i64 %156, %158, !dbg !653
	%161 = icmp sge i64 %160, %134, !dbg !654
	br i1 %161, label %b22, label %b23, !dbg !654

b22:
	br label %b23, !dbg !654

b23:
	%162 = phi i64 [ %160, %b21 ], [ %156, %b22 ], !dbg !655
	%163 = trunc i64 %162 to i32, !dbg !656
	%164 = bitcast double %157 to i64, !dbg !656
	%165 = trunc i64 %164 to i32, !dbg !656
	%166 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %165, i32 %163, i32 31), !dbg !656
	%167 = extractvalue { i32, i1 } %166, 0, !dbg !656
	%168 = lshr i64 %164, 32, !dbg !656
	%169 = trunc i64 %168 to i32, !dbg !656
	%170 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %169, i32 %163, i32 31), !dbg !656
	%171 = extractvalue { i32, i1 } %170, 0, !dbg !656
	%172 = zext i32 %171 to i64, !dbg !656
	%173 = shl i64 %172, 32, !dbg !656
	%174 = zext i32 %167 to i64, !dbg !656
	%175 = or i64 %174, %173, !dbg !656
	%176 = bitcast i64 %175 to double, !dbg !656
	%177 = icmp ne i64 %162, %156, !dbg !657
	br i1 %177, label %b24, label %b25, !dbg !657

b24:
	%178 = fadd double %157, %176, !dbg !648
	br label %b25, !dbg !658

b25:
	%179 = phi double [ %157, %b23 ], [ %178, %b24 ], !dbg !644
	%180 = sdiv i64 %158, 2, !dbg !659
	br label %b20, !dbg !659

b26:
	%181 = bitcast double %157 to i64, !dbg !660
	%182 = trunc i64 %181 to i32, !dbg !660
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 0, i32 31), !dbg !660
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !660
	%185 = lshr i64 %181, 32, !dbg !660
	%186 = trunc i64 %185 to i32, !dbg !660
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 0, i32 31), !dbg !660
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !660
	%189 = zext i32 %188 to i64, !dbg !660
	%190 = shl i64 %189, 32, !dbg !660
	%191 = zext i32 %184 to i64, !dbg !660
	%192 = or i64 %191, %190, !dbg !660
	%193 = bitcast i64 %192 to double, !dbg !660
	br label %b27, !dbg !661

b27:
	%194 = phi double [ %136, %b17 ], [ %193, %b26 ], !dbg !641
	%195 = sext i32 %130 to i64, !dbg !663
	%196 = add i64 %195, 32, !dbg !664
	%197 = sub i64 %196, 1, !dbg !665
	%198 = sdiv i64 %197, 32, !dbg !666
	%199 = icmp eq i64 %198, 1, !dbg !667
	br i1 %199, label %b33, label %b28, !dbg !667

b28:
	call void @llvm.nvvm.barrier0(), !dbg !669
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !670, !range !425
	%201 = sext i32 %200 to i64, !dbg !670
	%202 = icmp eq i64 %201, 0, !dbg !671
	br i1 %202, label %b29, label %b30, !dbg !671

b29:
	%203 = sext i32 %126 to i64, !dbg !672
	%204 = sdiv i64 %203, 32, !dbg !673
	%205 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %204, !dbg !674
	store double %194, double addrspace(3)* %205, align 8, !dbg !674
	br label %b30, !dbg !674

b30:
	call void @llvm.nvvm.barrier0(), !dbg !675
	%206 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !676
	%207 = load double, double addrspace(3)* %206, align 8, !dbg !676
	br label %b31, !dbg !676

b31:
	%208 = phi double [ %207, %b30 ], [ %213, %b32 ], !dbg !677
	%209 = phi i64 [ 1, %b30 ], [ %214, %b32 ], !dbg !678
	%210 = icmp slt i64 %209, %198, !dbg !679
	br i1 %210, label %b32, label %b33, !dbg !679

b32:
	%211 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %209, !dbg !680
	%212 = load double, double addrspace(3)* %211, align 8, !dbg !680
	%213 = fadd double %208, %212, !dbg !648
	%214 = add i64 %209, 1, !dbg !681
	br label %b31, !dbg !681

b33:
	%215 = phi double [ %194, %b27 ], [ %208, %b31 ], !dbg !640
	%216 = sext i32 %126 to i64, !dbg !682
	%217 = icmp eq i64 %216, 0, !dbg !683
	br i1 %217, label %b34, label %b35, !dbg !683

b34:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !685, !range !226
	%219 = sext i32 %218 to i64, !dbg !685
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !685, !range !227
	%221 = sext i32 %220 to i64, !dbg !685
	%222 = mul i64 %219, %221, !dbg !686
	%223 = urem i32 %29, 2, !dbg !687
	%224 = zext i32 %223 to i64, !dbg !688
	%225 = mul i64 %224, %222, !dbg !689
	%226 = add i64 %225, %222, !dbg !690
	%227 = icmp ugt i64 %226, %p15, !dbg !691
	br i1 %227, label %b34_fail1, label %b34_ok1, !dbg !691, !prof !26

b34_ok1:
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !692, !range !27
	%229 = sext i32 %228 to i64, !dbg !692
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !692, !range !29
	%231 = sext i32 %230 to i64, !dbg !692
	%232 = mul i64 %231, %219, !dbg !693
	%233 = add i64 %232, %229, !dbg !694
	%234 = getelementptr inbounds double, double addrspace(1)* %3, i64 %225, !dbg !691
	%235 = getelementptr inbounds double, double addrspace(1)* %234, i64 %233, !dbg !695
	%236 = icmp uge i64 %233, %222, !dbg !695
	br i1 %236, label %b34_fail2, label %b34_ok2, !dbg !695, !prof !26

b34_ok2:
	store double %215, double addrspace(1)* %235, align 8, !dbg !695
	br label %b35, !dbg !695

b35:
	%237 = phi i64 [ %114, %b15 ], [ %p27, %b33 ], [ %p27, %b34_ok2 ], !dbg !570
	%238 = phi i32 [ 0, %b15 ], [ %29, %b33 ], [ %29, %b34_ok2 ], !dbg !571
	%239 = phi i32 [ %29, %b15 ], [ %116, %b33 ], [ %116, %b34_ok2 ], !dbg !572
	call void @gpuc_grid_sync(), !dbg !696
	%240 = fcmp oge double %p30, 0.000000e+00, !dbg !697
	br i1 %240, label %b36, label %b37, !dbg !697

b36:
	%241 = urem i64 %26, 2, !dbg !698
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %241, !dbg !699
	%243 = load i64, i64 addrspace(1)* %242, align 8, !dbg !699
	%244 = icmp ne i64 %243, 0, !dbg !700
	br i1 %244, label %b99, label %b37, !dbg !700

b37:
	%245 = icmp ne i32 %238, 0, !dbg !701
	br i1 %245, label %b38, label %b63, !dbg !701

b38:
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703, !range !27
	%247 = sext i32 %246 to i64, !dbg !703
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !703, !range !29
	%249 = sext i32 %248 to i64, !dbg !703
	%250 = icmp eq i64 %247, 0, !dbg !704
	br i1 %250, label %b39, label %b63, !dbg !704

b39:
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !705, !range !227
	%252 = sext i32 %251 to i64, !dbg !705
	%253 = sdiv i64 %252, 2, !dbg !706
	%254 = icmp eq i64 %249, %253, !dbg !707
	br i1 %254, label %b40, label %b63, !dbg !702

b40:
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !709, !range !226
	%256 = sext i32 %255 to i64, !dbg !709
	%257 = mul i64 %256, %252, !dbg !710
	%258 = urem i32 %238, 2, !dbg !711
	%259 = zext i32 %258 to i64, !dbg !712
	%260 = mul i64 %259, %257, !dbg !713
	%261 = add i64 %260, %257, !dbg !714
	%262 = getelementptr inbounds double, double addrspace(1)* %3, i64 %260, !dbg !715
	%263 = icmp ugt i64 %261, %p15, !dbg !715
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !715, !prof !26

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !716, !range !28
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !716, !range !28
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !716, !range !30
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !716, !range !231
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !716, !range !231
	%269 = mul i32 %268, %266, !dbg !716
	%270 = add i32 %265, %269, !dbg !716
	%271 = mul i32 %267, %270, !dbg !716
	%272 = add i32 %264, %271, !dbg !716
	%273 = sext i32 %272 to i64, !dbg !716
	%274 = mul i32 %267, %268, !dbg !716
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !716, !range !334
	%276 = mul i32 %274, %275, !dbg !716
	%277 = sext i32 %276 to i64, !dbg !716
	br label %b41, !dbg !716

b41:
	%278 = phi double [ 0.000000e+00, %b40_ok1 ], [ %283, %b42 ], !dbg !717
	%279 = phi i64 [ %273, %b40_ok1 ], [ %284, %b42 ], !dbg !716
	%280 = icmp slt i64 %279, %257, !dbg !716
	br i1 %280, label %b42, label %b43, !dbg !716

b42:
	%281 = getelementptr inbounds double, double addrspace(1)* %262, i64 %279, !dbg !718
	%282 = load double, double addrspace(1)* %281, align 8, !dbg !718
	%283 = fadd double %278, %282, !dbg !719
	%284 = add i64 %279, %277, !dbg !716
	br label %b41, !dbg !716

b43:
	%285 = and i32 %272, -32, !dbg !723
	%286 = sub i32 %276, %285, !dbg !723
	%287 = icmp slt i32 %286, 32, !dbg !723
	%288 = select i1 %287, i32 %286, i32 32, !dbg !723
	%289 = sext i32 %288 to i64, !dbg !723
	%290 = icmp eq i64 %289, 32, !dbg !724
	br i1 %290, label %b44, label %b46, !dbg !724

b44:
	%291 = phi double [ %308, %b45 ], [ %278, %b43 ], !dbg !725
	%292 = phi i64 [ %309, %b45 ], [ 16, %b43 ], !dbg !726
	%293 = icmp sgt i64 %292, 0, !dbg !727
	br i1 %293, label %b45, label %b54, !dbg !727

b45:
	%294 = trunc i64 %292 to i32, !dbg !728
	%295 = bitcast double %291 to i64, !dbg !728
	%296 = trunc i64 %295 to i32, !dbg !728
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %294, i32 31), !dbg !728
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !728
	%299 = lshr i64 %295, 32, !dbg !728
	%300 = trunc i64 %299 to i32, !dbg !728
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %294, i32 31), !dbg !728
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !728
	%303 = zext i32 %302 to i64, !dbg !728
	%304 = shl i64 %303, 32, !dbg !728
	%305 = zext i32 %298 to i64, !dbg !728
	%306 = or i64 %305, %304, !dbg !728
	%307 = bitcast i64 %306 to double, !dbg !728
	%308 = fadd double %291, %307, !dbg !729
	%309 = sdiv i64 %292, 2, !dbg !730
	br label %b44, !dbg !730

b46:
	%310 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !731, !range !425
	%311 = sext i32 %310 to i64, !dbg !731
	br label %b47, !dbg !731

b47:
	%312 = phi double [ %278, %b46 ], [ %334, %b52 ], !dbg !725
	%313 = phi i64 [ 16, %b46 ], [ %335, %b52 ], !dbg !732
	%314 = icmp sgt i64 %313, 0, !dbg !733
	br i1 %314, label %b48, label %b53, !dbg !733

b48:
	%315 = add i64 %311, %313, !dbg !734
	%316 = icmp sge i64 %315, %289, !dbg !735
	br i1 %316, label %b49, label %b50, !dbg !735

b49:
	br label %b50, !dbg !735

b50:
	%317 = phi i64 [ %315, %b48 ], [ %311, %b49 ], !dbg !736
	%318 = trunc i64 %317 to i32, !dbg !737
	%319 = bitcast double %312 to i64, !dbg !737
	%320 = trunc i64 %319 to i32, !dbg !737
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %318, i32 31), !dbg !737
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !737
	%323 = lshr i64 %319, 32, !dbg !737
	%324 = trunc i64 %323 to i32, !dbg !737
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %324, i32 %318, i32 31), !dbg !737
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !737
	%327 = zext i32 %326 to i64, !dbg !737
	%328 = shl i64 %327, 32, !dbg !737
	%329 = zext i32 %322 to i64, !dbg !737
	%330 = or i64 %329, %328, !dbg !737
	%331 = bitcast i64 %330 to double, !dbg !737
	%332 = icmp ne i64 %317, %311, !dbg !738
	br i1 %332, label %b51, label %b52, !dbg !738

b51:
	%333 = fadd double %312, %331, !dbg !729
	br label %b52, !dbg !739

b52:
	%334 = phi double [ %312, %b50 ], [ %333, %b51 ], !dbg !725
	%335 = sdiv i64 %313, 2, !dbg !740
	br label %b47, !dbg !740

b53:
	%336 = bitcast double %312 to i64, !dbg !741
	%337 = trunc i64 %336 to i32, !dbg !741
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !741
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !741
	%340 = lshr i64 %336, 32, !dbg !741
	%341 = trunc i64 %340 to i32, !dbg !741
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !741
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !741
	%344 = zext i32 %343 to i64, !dbg !741
	%345 = shl i64 %344, 32, !dbg !741
	%346 = zext i32 %339 to i64, !dbg !741
	%347 = or i64 %346, %345, !dbg !741
	%348 = bitcast i64 %347 to double, !dbg !741
	br label %b54, !dbg !742

b54:
	%349 = phi double [ %291, %b44 ], [ %348, %b53 ], !dbg !722
	%350 = add i64 %277, 32, !dbg !744
	%351 = sub i64 %350, 1, !dbg !745
	%352 = sdiv i64 %351, 32, !dbg !746
	%353 = icmp eq i64 %352, 1, !dbg !747
	br i1 %353, label %b60, label %b55, !dbg !747

b55:
	call void @llvm.nvvm.barrier0(), !dbg !749
	%354 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !750, !range !425
	%355 = sext i32 %354 to i64, !dbg !750
	%356 = icmp eq i64 %355, 0, !dbg !751
	br i1 %356, label %b56, label %b57, !dbg !751

b56:
	%357 = sdiv i64 %273, 32, !dbg !752
	%358 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %357, !dbg !753
	store double %349, double addrspace(3)* %358, align 8, !dbg !753
	br label %b57, !dbg !753

b57:
	call void @llvm.nvvm.barrier0(), !dbg !754
	%359 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !755
	%360 = load double, double addrspace(3)* %359, align 8, !dbg !755
	br label %b58, !dbg !755

b58:
	%361 = phi double [ %360, %b57 ], [ %366, %b59 ], !dbg !756
	%362 = phi i64 [ 1, %b57 ], [ %367, %b59 ], !dbg !757
	%363 = icmp slt i64 %362, %352, !dbg !758
	br i1 %363, label %b59, label %b60, !dbg !758

b59:
	%364 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %362, !dbg !759
	%365 = load double, double addrspace(3)* %364, align 8, !dbg !759
	%366 = fadd double %361, %365, !dbg !729
	%367 = add i64 %362, 1, !dbg !760
	br label %b58, !dbg !760

b60:
	%368 = phi double [ %349, %b54 ], [ %361, %b58 ], !dbg !721
	%369 = icmp eq i64 %273, 0, !dbg !761
	br i1 %369, label %b61, label %b63, !dbg !761

b61:
	%370 = mul i64 %259, %11, !dbg !763
	%371 = add i64 %370, %12, !dbg !764
	%372 = mul i64 %371, 2, !dbg !765
	%373 = zext i32 %238 to i64, !dbg !768
	%374 = add i64 %372, 1, !dbg !769
	br label %b62, !dbg !770

b62:
	%375 = phi i64 [ 0, %b61 ], [ %397, %b62_ok1 ], !dbg !770
	%376 = add i64 %12, %375, !dbg !771
	%377 = icmp eq i64 %11, -1, !dbg !772
	%378 = select i1 %377, i64 1, i64 %11, !dbg !772
	%379 = srem i64 %376, %378, !dbg !772
	%380 = bitcast double %368 to i64, !dbg !773
	%381 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %372, !dbg !774
	%382 = trunc i64 %380 to i32, !dbg !775
	%383 = shl i64 %373, 32, !dbg !776
	%384 = zext i32 %382 to i64, !dbg !777
	%385 = or i64 %383, %384, !dbg !778
	%386 = trunc i64 %379 to i32, !dbg !779
	%387 = addrspacecast i64 addrspace(1)* %381 to i64*, !dbg !779
	%388 = icmp uge i64 %379, %11, !dbg !779
	br i1 %388, label %b62_fail1, label %b62_ok1, !dbg !779, !prof !26

b62_ok1:
	%389 = bitcast i64* %387 to i8*, !dbg !779
	call void @gpuc_signal_op_thread(i8* %389, i64 %385, i32 9, i32 %386), !dbg !779
	%390 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %374, !dbg !780
	%391 = lshr i64 %380, 32, !dbg !781
	%392 = trunc i64 %391 to i32, !dbg !782
	%393 = zext i32 %392 to i64, !dbg !784
	%394 = or i64 %383, %393, !dbg !785
	%395 = addrspacecast i64 addrspace(1)* %390 to i64*, !dbg !786
	%396 = bitcast i64* %395 to i8*, !dbg !786
	call void @gpuc_signal_op_thread(i8* %396, i64 %394, i32 9, i32 %386), !dbg !786
	%397 = add i64 %375, 1, !dbg !766
	%398 = icmp slt i64 %397, %11, !dbg !766
	br i1 %398, label %b62, label %b63, !dbg !766

b63:
	%399 = add i64 %26, 1, !dbg !787
	%400 = add i64 %30, 1, !dbg !787
	%401 = icmp slt i64 %400, %p25, !dbg !787
	br i1 %401, label %b2, label %b127, !dbg !787

b99:
	ret void, !dbg !788

b127:
	ret void, !dbg !787

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !600
	ret void, !dbg !600

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !604
	ret void, !dbg !604

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !619
	ret void, !dbg !619

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !623
	ret void, !dbg !623

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !631
	ret void, !dbg !631

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %226, i64 %p15), !dbg !691
	ret void, !dbg !691

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %233, i64 %222), !dbg !695
	ret void, !dbg !695

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %261, i64 %p15), !dbg !715
	ret void, !dbg !715

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %379, i64 %11), !dbg !779
	ret void, !dbg !779

b64_cold:
	%402 = phi i64 [ %791, %b126_cold ], [ %p24, %b1 ], !dbg !569
	%403 = phi i64 [ %626, %b126_cold ], [ %p26, %b1 ], !dbg !570
	%404 = phi i32 [ %627, %b126_cold ], [ %p28, %b1 ], !dbg !571
	%405 = phi i32 [ %628, %b126_cold ], [ %p29, %b1 ], !dbg !572
	%406 = phi i64 [ %792, %b126_cold ], [ 0, %b1 ], !dbg !572
	br i1 %10, label %b65_cold, label %b68_cold, !dbg !568

b65_cold:
	%407 = urem i64 %402, 2, !dbg !573
	%408 = icmp ne i64 %407, 0, !dbg !574
	br i1 %408, label %b66_cold, label %b67_cold, !dbg !574

b66_cold:
	br label %b67_cold, !dbg !574

b67_cold:
	%409 = phi float addrspace(1)* [ %0, %b65_cold ], [ %1, %b66_cold ], !dbg !575
	%410 = phi i64 [ %p1, %b65_cold ], [ %p3, %b66_cold ], !dbg !575
	%411 = phi float addrspace(1)* [ %1, %b65_cold ], [ %0, %b66_cold ], !dbg !576
	%412 = phi i64 [ %p3, %b65_cold ], [ %p1, %b66_cold ], !dbg !576
	%413 = addrspacecast float addrspace(1)* %409 to float*, !dbg !577
	%414 = addrspacecast float addrspace(1)* %411 to float*, !dbg !577
	%415 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !577
	%416 = call float @gpuc_fn_solver_sweep(float* %413, i64 %410, float* %414, i64 %412, i64* %415, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %402, i8* %ctrl), !dbg !577
	br label %b68_cold, !dbg !577

b68_cold:
	%417 = phi float [ 0.000000e+00, %b64_cold ], [ %416, %b67_cold ], !dbg !578
	%418 = icmp ne i32 %404, 0, !dbg !579
	br i1 %418, label %b69_cold, label %b77_cold, !dbg !579

b69_cold:
	%419 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !27
	%420 = sext i32 %419 to i64, !dbg !581
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !29
	%422 = sext i32 %421 to i64, !dbg !581
	%423 = icmp eq i64 %420, 0, !dbg !582
	br i1 %423, label %b70_cold, label %b77_cold, !dbg !582

b70_cold:
	%424 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !583, !range !227
	%425 = sext i32 %424 to i64, !dbg !583
	%426 = sdiv i64 %425, 2, !dbg !584
	%427 = icmp eq i64 %422, %426, !dbg !585
	br i1 %427, label %b71_cold, label %b77_cold, !dbg !580

b71_cold:
	%428 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !586, !range !28
	%429 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !586, !range !28
	%430 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !586, !range !30
	%431 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !586, !range !231
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !586, !range !231
	%433 = mul i32 %432, %430, !dbg !586
	%434 = add i32 %429, %433, !dbg !586
	%435 = mul i32 %431, %434, !dbg !586
	%436 = add i32 %428, %435, !dbg !586
	%437 = sext i32 %436 to i64, !dbg !586
	%438 = icmp eq i64 %437, 0, !dbg !587
	br i1 %438, label %b72_cold, label %b77_cold, !dbg !587

b72_cold:
	%439 = sub i64 %402, 1, !dbg !588
	%440 = urem i32 %404, 2, !dbg !590
	%441 = zext i32 %440 to i64, !dbg !591
	%442 = mul i64 %441, %11, !dbg !592
	%443 = mul i64 %442, 2, !dbg !593
	%444 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %443, !dbg !595
	%445 = zext i32 %404 to i64, !dbg !598
	%446 = shl i64 %445, 32, !dbg !599
	%447 = addrspacecast i64 addrspace(1)* %444 to i64*, !dbg !600
	%448 = icmp uge i64 %443, %p19, !dbg !595
	%449 = icmp eq i64 addrspace(1)* %444, null, !dbg !600
	%450 = or i1 %448, %449, !dbg !600
	br i1 %450, label %b72_cold_fail1, label %b72_cold_ok1, !dbg !600, !prof !26

b72_cold_fail1:
	%451 = icmp uge i64 %443, %p19, !dbg !595
	br i1 %451, label %b72_cold_fail2, label %b72_cold_ok2, !dbg !595

b72_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %443, i64 %p19), !dbg !595
	ret void, !dbg !595

b72_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !600
	ret void, !dbg !600

b72_cold_ok1:
	%452 = bitcast i64* %447 to i8*, !dbg !600
	%453 = call i64 @gpuc_signal_wait_until_thread(i8* %452, i32 5, i64 %446, i32 1, i8* %ctrl, i32 22), !dbg !600
	%454 = add i64 %443, 1, !dbg !601
	%455 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %454, !dbg !602
	%456 = and i64 %453, 4294967295, !dbg !605
	%457 = addrspacecast i64 addrspace(1)* %455 to i64*, !dbg !604
	%458 = icmp uge i64 %454, %p19, !dbg !602
	%459 = icmp eq i64 addrspace(1)* %455, null, !dbg !604
	%460 = or i1 %458, %459, !dbg !604
	br i1 %460, label %b72_cold_fail3, label %b72_cold_ok3, !dbg !604, !prof !26

b72_cold_fail3:
	%461 = icmp uge i64 %454, %p19, !dbg !602
	br i1 %461, label %b72_cold_fail4, label %b72_cold_ok4, !dbg !602

b72_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %454, i64 %p19), !dbg !602
	ret void, !dbg !602

b72_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !604
	ret void, !dbg !604

b72_cold_ok3:
	%462 = bitcast i64* %457 to i8*, !dbg !604
	%463 = call i64 @gpuc_signal_wait_until_thread(i8* %462, i32 5, i64 %446, i32 1, i8* %ctrl, i32 22), !dbg !604
	%464 = and i64 %463, 4294967295, !dbg !606
	%465 = shl i64 %464, 32, !dbg !607
	%466 = or i64 %456, %465, !dbg !608
	%467 = bitcast i64 %466 to double, !dbg !609
	br label %b73_cold, !dbg !594

b73_cold:
	%468 = phi double [ %467, %b72_cold_ok3 ], [ %495, %b74_cold_ok3 ], !dbg !610
	%469 = phi i64 [ 1, %b72_cold_ok3 ], [ %496, %b74_cold_ok3 ], !dbg !611
	%470 = icmp slt i64 %469, %11, !dbg !612
	br i1 %470, label %b74_cold, label %b75_cold, !dbg !612

b74_cold:
	%471 = add i64 %442, %469, !dbg !614
	%472 = mul i64 %471, 2, !dbg !615
	%473 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %472, !dbg !617
	%474 = addrspacecast i64 addrspace(1)* %473 to i64*, !dbg !619
	%475 = icmp uge i64 %472, %p19, !dbg !617
	%476 = icmp eq i64 addrspace(1)* %473, null, !dbg !619
	%477 = or i1 %475, %476, !dbg !619
	br i1 %477, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !619, !prof !26

b74_cold_fail1:
	%478 = icmp uge i64 %472, %p19, !dbg !617
	br i1 %478, label %b74_cold_fail2, label %b74_cold_ok2, !dbg !617

b74_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %472, i64 %p19), !dbg !617
	ret void, !dbg !617

b74_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !619
	ret void, !dbg !619

b74_cold_ok1:
	%479 = bitcast i64* %474 to i8*, !dbg !619
	%480 = call i64 @gpuc_signal_wait_until_thread(i8* %479, i32 5, i64 %446, i32 1, i8* %ctrl, i32 22), !dbg !619
	%481 = add i64 %472, 1, !dbg !620
	%482 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %481, !dbg !621
	%483 = and i64 %480, 4294967295, !dbg !624
	%484 = addrspacecast i64 addrspace(1)* %482 to i64*, !dbg !623
	%485 = icmp uge i64 %481, %p19, !dbg !621
	%486 = icmp eq i64 addrspace(1)* %482, null, !dbg !623
	%487 = or i1 %485, %486, !dbg !623
	br i1 %487, label %b74_cold_fail3, label %b74_cold_ok3, !dbg !623, !prof !26

b74_cold_fail3:
	%488 = icmp uge i64 %481, %p19, !dbg !621
	br i1 %488, label %b74_cold_fail4, label %b74_cold_ok4, !dbg !621

b74_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %481, i64 %p19), !dbg !621
	ret void, !dbg !621

b74_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !623
	ret void, !dbg !623

b74_cold_ok3:
	%489 = bitcast i64* %484 to i8*, !dbg !623
	%490 = call i64 @gpuc_signal_wait_until_thread(i8* %489, i32 5, i64 %446, i32 1, i8* %ctrl, i32 22), !dbg !623
	%491 = and i64 %490, 4294967295, !dbg !625
	%492 = shl i64 %491, 32, !dbg !626
	%493 = or i64 %483, %492, !dbg !627
	%494 = bitcast i64 %493 to double, !dbg !628
	%495 = fadd double %468, %494, !dbg !629
	%496 = add i64 %469, 1, !dbg !630
	br label %b73_cold, !dbg !630

b75_cold:
	%497 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !631
	%498 = icmp uge i64 0, %p21, !dbg !631
	br i1 %498, label %b75_cold_fail1, label %b75_cold_ok1, !dbg !631, !prof !26

b75_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !631
	ret void, !dbg !631

b75_cold_ok1:
	store double %468, double addrspace(1)* %497, align 8, !dbg !631
	%499 = fcmp ole double %468, %p30, !dbg !632
	br i1 %499, label %b76_cold, label %b77_cold, !dbg !632

b76_cold:
	%500 = urem i64 %402, 2, !dbg !633
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %500, !dbg !634
	%502 = icmp uge i64 %500, %p23, !dbg !634
	br i1 %502, label %b76_cold_fail1, label %b76_cold_ok1, !dbg !634, !prof !26

b76_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %500, i64 %p23), !dbg !634
	ret void, !dbg !634

b76_cold_ok1:
	store i64 %439, i64 addrspace(1)* %501, align 8, !dbg !634
	br label %b77_cold, !dbg !634

b77_cold:
	%503 = sub i64 %403, 1, !dbg !635
	%504 = icmp eq i64 %503, 0, !dbg !636
	br i1 %504, label %b78_cold, label %b97_cold, !dbg !636

b78_cold:
	%505 = add i32 %405, 1, !dbg !637
	%506 = fpext float %417 to double, !dbg !638
	%507 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !642, !range !28
	%508 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !642, !range !28
	%509 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !642, !range !30
	%510 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !642, !range !231
	%511 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !642, !range !231
	%512 = mul i32 %511, %509, !dbg !642
	%513 = add i32 %508, %512, !dbg !642
	%514 = mul i32 %510, %513, !dbg !642
	%515 = add i32 %507, %514, !dbg !642
	%516 = and i32 %515, -32, !dbg !642
	%517 = mul i32 %510, %511, !dbg !642
	%518 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !642, !range !334
	%519 = mul i32 %517, %518, !dbg !642
	%520 = sub i32 %519, %516, !dbg !642
	%521 = icmp slt i32 %520, 32, !dbg !642
	%522 = select i1 %521, i32 %520, i32 32, !dbg !642
	%523 = sext i32 %522 to i64, !dbg !642
	%524 = icmp eq i64 %523, 32, !dbg !643
	br i1 %524, label %b79_cold, label %b81_cold, !dbg !643

b79_cold:
	%525 = phi double [ %542, %b80_cold ], [ %506, %b78_cold ], !dbg !644
	%526 = phi i64 [ %543, %b80_cold ], [ 16, %b78_cold ], !dbg !645
	%527 = icmp sgt i64 %526, 0, !dbg !646
	br i1 %527, label %b80_cold, label %b89_cold, !dbg !646

b80_cold:
	%528 = trunc i64 %526 to i32, !dbg !647
	%529 = bitcast double %525 to i64, !dbg !647
	%530 = trunc i64 %529 to i32, !dbg !647
	%531 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %530, i32 %528, i32 31), !dbg !647
	%532 = extractvalue { i32, i1 } %531, 0, !dbg !647
	%533 = lshr i64 %529, 32, !dbg !647
	%534 = trunc i64 %533 to i32, !dbg !647
	%535 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %534, i32 %528, i32 31), !dbg !647
	%536 = extractvalue { i32, i1 } %535, 0, !dbg !647
	%537 = zext i32 %536 to i64, !dbg !647
	%538 = shl i64 %537, 32, !dbg !647
	%539 = zext i32 %532 to i64, !dbg !647
	%540 = or i64 %539, %538, !dbg !647
	%541 = bitcast i64 %540 to double, !dbg !647
	%542 = fadd double %525, %541, !dbg !648
	%543 = sdiv i64 %526, 2, !dbg !649
	br label %b79_cold, !dbg !649

b81_cold:
	%544 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !650, !range !425
	%545 = sext i32 %544 to i64, !dbg !650
	br label %b82_cold, !dbg !650

b82_cold:
	%546 = phi double [ %506, %b81_cold ], [ %568, %b87_cold ], !dbg !644
	%547 = phi i64 [ 16, %b81_cold ], [ %569, %b87_cold ], !dbg !651
	%548 = icmp sgt i64 %547, 0, !dbg !652
	br i1 %548, label %b83_cold, label %b88_cold, !dbg !652

b83_cold:
	%549 = add i64 %545, %547, !dbg !653
	%550 = icmp sge i64 %549, %523, !dbg !654
	br i1 %550, label %b84_cold, label %b85_cold, !dbg !654

b84_cold:
	br label %b85_cold, !dbg !654

b85_cold:
	%551 = phi i64 [ %549, %b83_cold ], [ %545, %b84_cold ], !dbg !655
	%552 = trunc i64 %551 to i32, !dbg !656
	%553 = bitcast double %546 to i64, !dbg !656
	%554 = trunc i64 %553 to i32, !dbg !656
	%555 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %554, i32 %552, i32 31), !dbg !656
	%556 = extractvalue { i32, i1 } %555, 0, !dbg !656
	%557 = lshr i64 %553, 32, !dbg !656
	%558 = trunc i64 %557 to i32, !dbg !656
	%559 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %558, i32 %552, i32 31), !dbg !656
	%560 = extractvalue { i32, i1 } %559, 0, !dbg !656
	%561 = zext i32 %560 to i64, !dbg !656
	%562 = shl i64 %561, 32, !dbg !656
	%563 = zext i32 %556 to i64, !dbg !656
	%564 = or i64 %563, %562, !dbg !656
	%565 = bitcast i64 %564 to double, !dbg !656
	%566 = icmp ne i64 %551, %545, !dbg !657
	br i1 %566, label %b86_cold, label %b87_cold, !dbg !657

b86_cold:
	%567 = fadd double %546, %565, !dbg !648
	br label %b87_cold, !dbg !658

b87_cold:
	%568 = phi double [ %546, %b85_cold ], [ %567, %b86_cold ], !dbg !644
	%569 = sdiv i64 %547, 2, !dbg !659
	br label %b82_cold, !dbg !659

b88_cold:
	%570 = bitcast double %546 to i64, !dbg !660
	%571 = trunc i64 %570 to i32, !dbg !660
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %571, i32 0, i32 31), !dbg !660
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !660
	%574 = lshr i64 %570, 32, !dbg !660
	%575 = trunc i64 %574 to i32, !dbg !660
	%576 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %575, i32 0, i32 31), !dbg !660
	%577 = extractvalue { i32, i1 } %576, 0, !dbg !660
	%578 = zext i32 %577 to i64, !dbg !660
	%579 = shl i64 %578, 32, !dbg !660
	%580 = zext i32 %573 to i64, !dbg !660
	%581 = or i64 %580, %579, !dbg !660
	%582 = bitcast i64 %581 to double, !dbg !660
	br label %b89_cold, !dbg !661

b89_cold:
	%583 = phi double [ %525, %b79_cold ], [ %582, %b88_cold ], !dbg !641
	%584 = sext i32 %519 to i64, !dbg !663
	%585 = add i64 %584, 32, !dbg !664
	%586 = sub i64 %585, 1, !dbg !665
	%587 = sdiv i64 %586, 32, !dbg !666
	%588 = icmp eq i64 %587, 1, !dbg !667
	br i1 %588, label %b95_cold, label %b90_cold, !dbg !667

b90_cold:
	call void @llvm.nvvm.barrier0(), !dbg !669
	%589 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !670, !range !425
	%590 = sext i32 %589 to i64, !dbg !670
	%591 = icmp eq i64 %590, 0, !dbg !671
	br i1 %591, label %b91_cold, label %b92_cold, !dbg !671

b91_cold:
	%592 = sext i32 %515 to i64, !dbg !672
	%593 = sdiv i64 %592, 32, !dbg !673
	%594 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %593, !dbg !674
	store double %583, double addrspace(3)* %594, align 8, !dbg !674
	br label %b92_cold, !dbg !674

b92_cold:
	call void @llvm.nvvm.barrier0(), !dbg !675
	%595 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !676
	%596 = load double, double addrspace(3)* %595, align 8, !dbg !676
	br label %b93_cold, !dbg !676

b93_cold:
	%597 = phi double [ %596, %b92_cold ], [ %602, %b94_cold ], !dbg !677
	%598 = phi i64 [ 1, %b92_cold ], [ %603, %b94_cold ], !dbg !678
	%599 = icmp slt i64 %598, %587, !dbg !679
	br i1 %599, label %b94_cold, label %b95_cold, !dbg !679

b94_cold:
	%600 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %598, !dbg !680
	%601 = load double, double addrspace(3)* %600, align 8, !dbg !680
	%602 = fadd double %597, %601, !dbg !648
	%603 = add i64 %598, 1, !dbg !681
	br label %b93_cold, !dbg !681

b95_cold:
	%604 = phi double [ %583, %b89_cold ], [ %597, %b93_cold ], !dbg !640
	%605 = sext i32 %515 to i64, !dbg !682
	%606 = icmp eq i64 %605, 0, !dbg !683
	br i1 %606, label %b96_cold, label %b97_cold, !dbg !683

b96_cold:
	%607 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !685, !range !226
	%608 = sext i32 %607 to i64, !dbg !685
	%609 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !685, !range !227
	%610 = sext i32 %609 to i64, !dbg !685
	%611 = mul i64 %608, %610, !dbg !686
	%612 = urem i32 %405, 2, !dbg !687
	%613 = zext i32 %612 to i64, !dbg !688
	%614 = mul i64 %613, %611, !dbg !689
	%615 = add i64 %614, %611, !dbg !690
	%616 = icmp ugt i64 %615, %p15, !dbg !691
	br i1 %616, label %b96_cold_fail1, label %b96_cold_ok1, !dbg !691, !prof !26

b96_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %615, i64 %p15), !dbg !691
	ret void, !dbg !691

b96_cold_ok1:
	%617 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !692, !range !27
	%618 = sext i32 %617 to i64, !dbg !692
	%619 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !692, !range !29
	%620 = sext i32 %619 to i64, !dbg !692
	%621 = mul i64 %620, %608, !dbg !693
	%622 = add i64 %621, %618, !dbg !694
	%623 = getelementptr inbounds double, double addrspace(1)* %3, i64 %614, !dbg !691
	%624 = getelementptr inbounds double, double addrspace(1)* %623, i64 %622, !dbg !695
	%625 = icmp uge i64 %622, %611, !dbg !695
	br i1 %625, label %b96_cold_fail2, label %b96_cold_ok2, !dbg !695, !prof !26

b96_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %622, i64 %611), !dbg !695
	ret void, !dbg !695

b96_cold_ok2:
	store double %604, double addrspace(1)* %624, align 8, !dbg !695
	br label %b97_cold, !dbg !695

b97_cold:
	%626 = phi i64 [ %503, %b77_cold ], [ %p27, %b95_cold ], [ %p27, %b96_cold_ok2 ], !dbg !570
	%627 = phi i32 [ 0, %b77_cold ], [ %405, %b95_cold ], [ %405, %b96_cold_ok2 ], !dbg !571
	%628 = phi i32 [ %405, %b77_cold ], [ %505, %b95_cold ], [ %505, %b96_cold_ok2 ], !dbg !572
	call void @gpuc_grid_sync(), !dbg !696
	%629 = fcmp oge double %p30, 0.000000e+00, !dbg !697
	br i1 %629, label %b98_cold, label %b100_cold, !dbg !697

b98_cold:
	%630 = urem i64 %402, 2, !dbg !698
	%631 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %630, !dbg !699
	%632 = icmp uge i64 %630, %p23, !dbg !699
	br i1 %632, label %b98_cold_fail1, label %b98_cold_ok1, !dbg !699, !prof !26

b98_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %630, i64 %p23), !dbg !699
	ret void, !dbg !699

b98_cold_ok1:
	%633 = load i64, i64 addrspace(1)* %631, align 8, !dbg !699
	%634 = icmp ne i64 %633, 0, !dbg !700
	br i1 %634, label %b99, label %b100_cold, !dbg !700

b100_cold:
	%635 = icmp ne i32 %627, 0, !dbg !701
	br i1 %635, label %b101_cold, label %b126_cold, !dbg !701

b101_cold:
	%636 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703, !range !27
	%637 = sext i32 %636 to i64, !dbg !703
	%638 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !703, !range !29
	%639 = sext i32 %638 to i64, !dbg !703
	%640 = icmp eq i64 %637, 0, !dbg !704
	br i1 %640, label %b102_cold, label %b126_cold, !dbg !704

b102_cold:
	%641 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !705, !range !227
	%642 = sext i32 %641 to i64, !dbg !705
	%643 = sdiv i64 %642, 2, !dbg !706
	%644 = icmp eq i64 %639, %643, !dbg !707
	br i1 %644, label %b103_cold, label %b126_cold, !dbg !702

b103_cold:
	%645 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !709, !range !226
	%646 = sext i32 %645 to i64, !dbg !709
	%647 = mul i64 %646, %642, !dbg !710
	%648 = urem i32 %627, 2, !dbg !711
	%649 = zext i32 %648 to i64, !dbg !712
	%650 = mul i64 %649, %647, !dbg !713
	%651 = add i64 %650, %647, !dbg !714
	%652 = getelementptr inbounds double, double addrspace(1)* %3, i64 %650, !dbg !715
	%653 = icmp ugt i64 %651, %p15, !dbg !715
	br i1 %653, label %b103_cold_fail1, label %b103_cold_ok1, !dbg !715, !prof !26

b103_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %651, i64 %p15), !dbg !715
	ret void, !dbg !715

b103_cold_ok1:
	%654 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !716, !range !28
	%655 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !716, !range !28
	%656 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !716, !range !30
	%657 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !716, !range !231
	%658 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !716, !range !231
	%659 = mul i32 %658, %656, !dbg !716
	%660 = add i32 %655, %659, !dbg !716
	%661 = mul i32 %657, %660, !dbg !716
	%662 = add i32 %654, %661, !dbg !716
	%663 = sext i32 %662 to i64, !dbg !716
	%664 = mul i32 %657, %658, !dbg !716
	%665 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !716, !range !334
	%666 = mul i32 %664, %665, !dbg !716
	%667 = sext i32 %666 to i64, !dbg !716
	br label %b104_cold, !dbg !716

b104_cold:
	%668 = phi double [ 0.000000e+00, %b103_cold_ok1 ], [ %673, %b105_cold ], !dbg !717
	%669 = phi i64 [ %663, %b103_cold_ok1 ], [ %674, %b105_cold ], !dbg !716
	%670 = icmp slt i64 %669, %647, !dbg !716
	br i1 %670, label %b105_cold, label %b106_cold, !dbg !716

b105_cold:
	%671 = getelementptr inbounds double, double addrspace(1)* %652, i64 %669, !dbg !718
	%672 = load double, double addrspace(1)* %671, align 8, !dbg !718
	%673 = fadd double %668, %672, !dbg !719
	%674 = add i64 %669, %667, !dbg !716
	br label %b104_cold, !dbg !716

b106_cold:
	%675 = and i32 %662, -32, !dbg !723
	%676 = sub i32 %666, %675, !dbg !723
	%677 = icmp slt i32 %676, 32, !dbg !723
	%678 = select i1 %677, i32 %676, i32 32, !dbg !723
	%679 = sext i32 %678 to i64, !dbg !723
	%680 = icmp eq i64 %679, 32, !dbg !724
	br i1 %680, label %b107_cold, label %b109_cold, !dbg !724

b107_cold:
	%681 = phi double [ %698, %b108_cold ], [ %668, %b106_cold ], !dbg !725
	%682 = phi i64 [ %699, %b108_cold ], [ 16, %b106_cold ], !dbg !726
	%683 = icmp sgt i64 %682, 0, !dbg !727
	br i1 %683, label %b108_cold, label %b117_cold, !dbg !727

b108_cold:
	%684 = trunc i64 %682 to i32, !dbg !728
	%685 = bitcast double %681 to i64, !dbg !728
	%686 = trunc i64 %685 to i32, !dbg !728
	%687 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %686, i32 %684, i32 31), !dbg !728
	%688 = extractvalue { i32, i1 } %687, 0, !dbg !728
	%689 = lshr i64 %685, 32, !dbg !728
	%690 = trunc i64 %689 to i32, !dbg !728
	%691 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %690, i32 %684, i32 31), !dbg !728
	%692 = extractvalue { i32, i1 } %691, 0, !dbg !728
	%693 = zext i32 %692 to i64, !dbg !728
	%694 = shl i64 %693, 32, !dbg !728
	%695 = zext i32 %688 to i64, !dbg !728
	%696 = or i64 %695, %694, !dbg !728
	%697 = bitcast i64 %696 to double, !dbg !728
	%698 = fadd double %681, %697, !dbg !729
	%699 = sdiv i64 %682, 2, !dbg !730
	br label %b107_cold, !dbg !730

b109_cold:
	%700 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !731, !range !425
	%701 = sext i32 %700 to i64, !dbg !731
	br label %b110_cold, !dbg !731

b110_cold:
	%702 = phi double [ %668, %b109_cold ], [ %724, %b115_cold ], !dbg !725
	%703 = phi i64 [ 16, %b109_cold ], [ %725, %b115_cold ], !dbg !732
	%704 = icmp sgt i64 %703, 0, !dbg !733
	br i1 %704, label %b111_cold, label %b116_cold, !dbg !733

b111_cold:
	%705 = add i64 %701, %703, !dbg !734
	%706 = icmp sge i64 %705, %679, !dbg !735
	br i1 %706, label %b112_cold, label %b113_cold, !dbg !735

b112_cold:
	br label %b113_cold, !dbg !735

b113_cold:
	%707 = phi i64 [ %705, %b111_cold ], [ %701, %b112_cold ], !dbg !736
	%708 = trunc i64 %707 to i32, !dbg !737
	%709 = bitcast double %702 to i64, !dbg !737
	%710 = trunc i64 %709 to i32, !dbg !737
	%711 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %710, i32 %708, i32 31), !dbg !737
	%712 = extractvalue { i32, i1 } %711, 0, !dbg !737
	%713 = lshr i64 %709, 32, !dbg !737
	%714 = trunc i64 %713 to i32, !dbg !737
	%715 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %714, i32 %708, i32 31), !dbg !737
	%716 = extractvalue { i32, i1 } %715, 0, !dbg !737
	%717 = zext i32 %716 to i64, !dbg !737
	%718 = shl i64 %717, 32, !dbg !737
	%719 = zext i32 %712 to i64, !dbg !737
	%720 = or i64 %719, %718, !dbg !737
	%721 = bitcast i64 %720 to double, !dbg !737
	%722 = icmp ne i64 %707, %701, !dbg !738
	br i1 %722, label %b114_cold, label %b115_cold, !dbg !738

b114_cold:
	%723 = fadd double %702, %721, !dbg !729
	br label %b115_cold, !dbg !739

b115_cold:
	%724 = phi double [ %702, %b113_cold ], [ %723, %b114_cold ], !dbg !725
	%725 = sdiv i64 %703, 2, !dbg !740
	br label %b110_cold, !dbg !740

b116_cold:
	%726 = bitcast double %702 to i64, !dbg !741
	%727 = trunc i64 %726 to i32, !dbg !741
	%728 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %727, i32 0, i32 31), !dbg !741
	%729 = extractvalue { i32, i1 } %728, 0, !dbg !741
	%730 = lshr i64 %726, 32, !dbg !741
	%731 = trunc i64 %730 to i32, !dbg !741
	%732 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %731, i32 0, i32 31), !dbg !741
	%733 = extractvalue { i32, i1 } %732, 0, !dbg !741
	%734 = zext i32 %733 to i64, !dbg !741
	%735 = shl i64 %734, 32, !dbg !741
	%736 = zext i32 %729 to i64, !dbg !741
	%737 = or i64 %736, %735, !dbg !741
	%738 = bitcast i64 %737 to double, !dbg !741
	br label %b117_cold, !dbg !742

b117_cold:
	%739 = phi double [ %681, %b107_cold ], [ %738, %b116_cold ], !dbg !722
	%740 = add i64 %667, 32, !dbg !744
	%741 = sub i64 %740, 1, !dbg !745
	%742 = sdiv i64 %741, 32, !dbg !746
	%743 = icmp eq i64 %742, 1, !dbg !747
	br i1 %743, label %b123_cold, label %b118_cold, !dbg !747

b118_cold:
	call void @llvm.nvvm.barrier0(), !dbg !749
	%744 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !750, !range !425
	%745 = sext i32 %744 to i64, !dbg !750
	%746 = icmp eq i64 %745, 0, !dbg !751
	br i1 %746, label %b119_cold, label %b120_cold, !dbg !751

b119_cold:
	%747 = sdiv i64 %663, 32, !dbg !752
	%748 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %747, !dbg !753
	store double %739, double addrspace(3)* %748, align 8, !dbg !753
	br label %b120_cold, !dbg !753

b120_cold:
	call void @llvm.nvvm.barrier0(), !dbg !754
	%749 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !755
	%750 = load double, double addrspace(3)* %749, align 8, !dbg !755
	br label %b121_cold, !dbg !755

b121_cold:
	%751 = phi double [ %750, %b120_cold ], [ %756, %b122_cold ], !dbg !756
	%752 = phi i64 [ 1, %b120_cold ], [ %757, %b122_cold ], !dbg !757
	%753 = icmp slt i64 %752, %742, !dbg !758
	br i1 %753, label %b122_cold, label %b123_cold, !dbg !758

b122_cold:
	%754 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %752, !dbg !759
	%755 = load double, double addrspace(3)* %754, align 8, !dbg !759
	%756 = fadd double %751, %755, !dbg !729
	%757 = add i64 %752, 1, !dbg !760
	br label %b121_cold, !dbg !760

b123_cold:
	%758 = phi double [ %739, %b117_cold ], [ %751, %b121_cold ], !dbg !721
	%759 = icmp eq i64 %663, 0, !dbg !761
	br i1 %759, label %b124_cold, label %b126_cold, !dbg !761

b124_cold:
	%760 = mul i64 %649, %11, !dbg !763
	%761 = add i64 %760, %12, !dbg !764
	%762 = mul i64 %761, 2, !dbg !765
	%763 = zext i32 %627 to i64, !dbg !768
	%764 = add i64 %762, 1, !dbg !769
	br label %b125_cold, !dbg !770

b125_cold:
	%765 = phi i64 [ 0, %b124_cold ], [ %789, %b125_cold_ok3 ], !dbg !770
	%766 = add i64 %12, %765, !dbg !771
	%767 = icmp uge i64 %762, %p19, !dbg !774
	br i1 %767, label %b125_cold_fail1, label %b125_cold_ok1, !dbg !774, !prof !26

b125_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %762, i64 %p19), !dbg !774
	ret void, !dbg !774

b125_cold_ok1:
	%768 = icmp eq i64 %11, -1, !dbg !772
	%769 = select i1 %768, i64 1, i64 %11, !dbg !772
	%770 = srem i64 %766, %769, !dbg !772
	%771 = bitcast double %758 to i64, !dbg !773
	%772 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %762, !dbg !774
	%773 = trunc i64 %771 to i32, !dbg !775
	%774 = shl i64 %763, 32, !dbg !776
	%775 = zext i32 %773 to i64, !dbg !777
	%776 = or i64 %774, %775, !dbg !778
	%777 = trunc i64 %770 to i32, !dbg !779
	%778 = addrspacecast i64 addrspace(1)* %772 to i64*, !dbg !779
	%779 = icmp uge i64 %770, %11, !dbg !779
	br i1 %779, label %b125_cold_fail2, label %b125_cold_ok2, !dbg !779, !prof !26

b125_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %770, i64 %11), !dbg !779
	ret void, !dbg !779

b125_cold_ok2:
	%780 = bitcast i64* %778 to i8*, !dbg !779
	call void @gpuc_signal_op_thread(i8* %780, i64 %776, i32 9, i32 %777), !dbg !779
	%781 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %764, !dbg !780
	%782 = lshr i64 %771, 32, !dbg !781
	%783 = trunc i64 %782 to i32, !dbg !782
	%784 = zext i32 %783 to i64, !dbg !784
	%785 = or i64 %774, %784, !dbg !785
	%786 = addrspacecast i64 addrspace(1)* %781 to i64*, !dbg !786
	%787 = icmp uge i64 %764, %p19, !dbg !780
	br i1 %787, label %b125_cold_fail3, label %b125_cold_ok3, !dbg !780, !prof !26

b125_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %764, i64 %p19), !dbg !780
	ret void, !dbg !780

b125_cold_ok3:
	%788 = bitcast i64* %786 to i8*, !dbg !786
	call void @gpuc_signal_op_thread(i8* %788, i64 %785, i32 9, i32 %777), !dbg !786
	%789 = add i64 %765, 1, !dbg !766
	%790 = icmp slt i64 %789, %11, !dbg !766
	br i1 %790, label %b125_cold, label %b126_cold, !dbg !766

b126_cold:
	%791 = add i64 %402, 1, !dbg !787
	%792 = add i64 %406, 1, !dbg !787
	%793 = icmp slt i64 %792, %p25, !dbg !787
	br i1 %793, label %b64_cold, label %b127, !dbg !787
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !789 {
entry:
	br label %b0, !dbg !790

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !790
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !790
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !790
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !793
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !794, !range !27
	%5 = sext i32 %4 to i64, !dbg !794
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !794, !range !29
	%7 = sext i32 %6 to i64, !dbg !794
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !794, !range !29
	%9 = sext i32 %8 to i64, !dbg !794
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !794, !range !226
	%11 = sext i32 %10 to i64, !dbg !794
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !794, !range !227
	%13 = sext i32 %12 to i64, !dbg !794
	%14 = mul i64 %13, %9, !dbg !794
	%15 = add i64 %7, %14, !dbg !794
	%16 = mul i64 %11, %15, !dbg !794
	%17 = add i64 %5, %16, !dbg !794
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !794, !range !231
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !794, !range !231
	%20 = mul i32 %18, %19, !dbg !794
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !794, !range !334
	%22 = mul i32 %20, %21, !dbg !794
	%23 = sext i32 %22 to i64, !dbg !794
	%24 = mul i64 %17, %23, !dbg !794
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !794, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !794, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !794, !range !30
	%28 = mul i32 %19, %27, !dbg !794
	%29 = add i32 %26, %28, !dbg !794
	%30 = mul i32 %18, %29, !dbg !794
	%31 = add i32 %25, %30, !dbg !794
	%32 = sext i32 %31 to i64, !dbg !794
	%33 = add i64 %24, %32, !dbg !794
	%34 = icmp eq i64 %33, 0, !dbg !795
	br i1 %34, label %b1, label %b9, !dbg !795

b1:
	%35 = urem i64 %p11, 2, !dbg !796
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !797
	%37 = icmp uge i64 %35, %p9, !dbg !797
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !797, !prof !26

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !797
	%39 = icmp eq i64 %38, 0, !dbg !798
	br i1 %39, label %b2, label %b9, !dbg !798

b2:
	%40 = sext i32 %3 to i64, !dbg !793
	%41 = urem i32 %p10, 2, !dbg !800
	%42 = zext i32 %41 to i64, !dbg !801
	%43 = mul i64 %42, %40, !dbg !802
	%44 = mul i64 %43, 2, !dbg !803
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !805
	%46 = zext i32 %p10 to i64, !dbg !809
	%47 = shl i64 %46, 32, !dbg !810
	%48 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !807
	%49 = icmp uge i64 %44, %p5, !dbg !805
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !807
	%51 = or i1 %49, %50, !dbg !807
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !807, !prof !26

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !807
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !807
	%54 = add i64 %44, 1, !dbg !811
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %54, !dbg !812
	%56 = and i64 %53, 4294967295, !dbg !815
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !814
	%58 = icmp uge i64 %54, %p5, !dbg !812
	%59 = icmp eq i64 addrspace(1)* %55, null, !dbg !814
	%60 = or i1 %58, %59, !dbg !814
	br i1 %60, label %b2_fail3, label %b2_ok3, !dbg !814, !prof !26

b2_ok3:
	%61 = bitcast i64* %57 to i8*, !dbg !814
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !814
	%63 = and i64 %62, 4294967295, !dbg !816
	%64 = shl i64 %63, 32, !dbg !817
	%65 = or i64 %56, %64, !dbg !818
	%66 = bitcast i64 %65 to double, !dbg !819
	%67 = mul i64 %40, -2, !dbg !820
	%68 = add i64 %p5, %67, !dbg !820
	%69 = mul i64 %42, %67, !dbg !820
	%70 = add i64 %68, %69, !dbg !820
	%71 = icmp sge i64 %70, 0, !dbg !820
	br i1 %71, label %b3, label %b5_cold, !dbg !804, !prof !44

b3:
	%72 = phi double [ %66, %b2_ok3 ], [ %93, %b4_ok2 ], !dbg !820
	%73 = phi i64 [ 1, %b2_ok3 ], [ %94, %b4_ok2 ], !dbg !821
	%74 = icmp slt i64 %73, %40, !dbg !822
	br i1 %74, label %b4, label %b7, !dbg !822

b4:
	%75 = add i64 %43, %73, !dbg !824
	%76 = mul i64 %75, 2, !dbg !825
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %76, !dbg !827
	%78 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !829
	%79 = icmp eq i64 addrspace(1)* %77, null, !dbg !829
	br i1 %79, label %b4_fail1, label %b4_ok1, !dbg !829, !prof !26

b4_ok1:
	%80 = bitcast i64* %78 to i8*, !dbg !829
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !829
	%82 = add i64 %76, 1, !dbg !830
	%83 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %82, !dbg !831
	%84 = and i64 %81, 4294967295, !dbg !834
	%85 = addrspacecast i64 addrspace(1)* %83 to i64*, !dbg !833
	%86 = icmp eq i64 addrspace(1)* %83, null, !dbg !833
	br i1 %86, label %b4_fail2, label %b4_ok2, !dbg !833, !prof !26

b4_ok2:
	%87 = bitcast i64* %85 to i8*, !dbg !833
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !833
	%89 = and i64 %88, 4294967295, !dbg !835
	%90 = shl i64 %89, 32, !dbg !836
	%91 = or i64 %84, %90, !dbg !837
	%92 = bitcast i64 %91 to double, !dbg !838
	%93 = fadd double %72, %92, !dbg !839
	%94 = add i64 %73, 1, !dbg !840
	br label %b3, !dbg !840

b7:
	%95 = phi double [ %72, %b3 ], [ %105, %b5_cold ], !dbg !841
	%96 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !842
	%97 = icmp uge i64 0, %p7, !dbg !842
	br i1 %97, label %b7_fail1, label %b7_ok1, !dbg !842, !prof !26

b7_ok1:
	store double %95, double addrspace(1)* %96, align 8, !dbg !842
	%98 = fcmp ole double %95, %p12, !dbg !843
	br i1 %98, label %b8, label %b9, !dbg !843

b8:
	%99 = add i64 %p11, 1, !dbg !844
	%100 = urem i64 %99, 2, !dbg !845
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %100, !dbg !846
	%102 = icmp uge i64 %100, %p9, !dbg !846
	br i1 %102, label %b8_fail1, label %b8_ok1, !dbg !846, !prof !26

b8_ok1:
	store i64 %p11, i64 addrspace(1)* %101, align 8, !dbg !846
	br label %b9, !dbg !846

b9:
	ret void, !dbg !791

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %35, i64 %p9), !dbg !797
	ret void, !dbg !797

b2_fail1:
	%103 = icmp uge i64 %44, %p5, !dbg !805
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !805

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %44, i64 %p5), !dbg !805
	ret void, !dbg !805

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !807
	ret void, !dbg !807

b2_fail3:
	%104 = icmp uge i64 %54, %p5, !dbg !812
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !812

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %54, i64 %p5), !dbg !812
	ret void, !dbg !812

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !814
	ret void, !dbg !814

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !829
	ret void, !dbg !829

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !833
	ret void, !dbg !833

b5_cold:
	%105 = phi double [ %132, %b6_cold_ok3 ], [ %66, %b2_ok3 ], !dbg !820
	%106 = phi i64 [ %133, %b6_cold_ok3 ], [ 1, %b2_ok3 ], !dbg !821
	%107 = icmp slt i64 %106, %40, !dbg !822
	br i1 %107, label %b6_cold, label %b7, !dbg !822

b6_cold:
	%108 = add i64 %43, %106, !dbg !824
	%109 = mul i64 %108, 2, !dbg !825
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %109, !dbg !827
	%111 = addrspacecast i64 addrspace(1)* %110 to i64*, !dbg !829
	%112 = icmp uge i64 %109, %p5, !dbg !827
	%113 = icmp eq i64 addrspace(1)* %110, null, !dbg !829
	%114 = or i1 %112, %113, !dbg !829
	br i1 %114, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !829, !prof !26

b6_cold_fail1:
	%115 = icmp uge i64 %109, %p5, !dbg !827
	br i1 %115, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !827

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %109, i64 %p5), !dbg !827
	ret void, !dbg !827

b6_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !829
	ret void, !dbg !829

b6_cold_ok1:
	%116 = bitcast i64* %111 to i8*, !dbg !829
	%117 = call i64 @gpuc_signal_wait_until_thread(i8* %116, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !829
	%118 = add i64 %109, 1, !dbg !830
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %118, !dbg !831
	%120 = and i64 %117, 4294967295, !dbg !834
	%121 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !833
	%122 = icmp uge i64 %118, %p5, !dbg !831
	%123 = icmp eq i64 addrspace(1)* %119, null, !dbg !833
	%124 = or i1 %122, %123, !dbg !833
	br i1 %124, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !833, !prof !26

b6_cold_fail3:
	%125 = icmp uge i64 %118, %p5, !dbg !831
	br i1 %125, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !831

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %118, i64 %p5), !dbg !831
	ret void, !dbg !831

b6_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !833
	ret void, !dbg !833

b6_cold_ok3:
	%126 = bitcast i64* %121 to i8*, !dbg !833
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !833
	%128 = and i64 %127, 4294967295, !dbg !835
	%129 = shl i64 %128, 32, !dbg !836
	%130 = or i64 %120, %129, !dbg !837
	%131 = bitcast i64 %130 to double, !dbg !838
	%132 = fadd double %105, %131, !dbg !839
	%133 = add i64 %106, 1, !dbg !840
	br label %b5_cold, !dbg !840

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p7), !dbg !842
	ret void, !dbg !842

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %100, i64 %p9), !dbg !846
	ret void, !dbg !846
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !847 {
entry:
	br label %b0, !dbg !848

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !848
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !848
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !849
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !850, !range !27
	%4 = sext i32 %3 to i64, !dbg !850
	%5 = sext i32 %2 to i64, !dbg !849
	%6 = icmp ne i64 %5, 0, !dbg !851
	%7 = icmp ule i64 %p13, 1073741823, !dbg !852
	%8 = icmp ule i64 %p14, 1073741823, !dbg !852
	%9 = and i1 %7, %8, !dbg !852
	%10 = mul i64 %p13, -1, !dbg !852
	%11 = mul i64 %p14, %10, !dbg !852
	%12 = add i64 %p1, %11, !dbg !852
	%13 = icmp sge i64 %12, 0, !dbg !852
	%14 = and i1 %9, %13, !dbg !852
	br i1 %14, label %b1, label %b10_cold, !dbg !853, !prof !44

b1:
	%15 = phi i64 [ %4, %b0 ], [ %69, %b9 ], !dbg !852
	%16 = icmp slt i64 %15, %p14, !dbg !854
	br i1 %16, label %b2, label %b19, !dbg !854

b2:
	%17 = mul i64 %15, %p12, !dbg !856
	%18 = icmp eq i64 %p14, 0, !dbg !855
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !855, !prof !26

b2_ok1:
	%19 = icmp eq i64 %p14, -1, !dbg !855
	%20 = select i1 %19, i64 1, i64 %p14, !dbg !855
	%21 = sdiv i64 %17, %20, !dbg !855
	%22 = sub i64 0, %17, !dbg !855
	%23 = select i1 %19, i64 %22, i64 %21, !dbg !855
	%24 = sub i64 %23, %p7, !dbg !857
	%25 = icmp slt i64 %24, 0, !dbg !858
	br i1 %25, label %b9, label %b3, !dbg !858

b3:
	%26 = icmp sge i64 %24, %p4, !dbg !859
	br i1 %26, label %b9, label %b4, !dbg !859

b4:
	%27 = mul i64 %15, %p13, !dbg !860
	%28 = add i64 %15, 1, !dbg !861
	%29 = mul i64 %28, %p13, !dbg !862
	%30 = sub i64 %29, %27, !dbg !863
	%31 = getelementptr inbounds float, float addrspace(1)* %0, i64 %27, !dbg !863
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !864, !range !28
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !864, !range !28
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !864, !range !30
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !864, !range !231
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !864, !range !231
	%37 = mul i32 %36, %34, !dbg !864
	%38 = add i32 %33, %37, !dbg !864
	%39 = mul i32 %35, %38, !dbg !864
	%40 = add i32 %32, %39, !dbg !864
	%41 = sext i32 %40 to i64, !dbg !864
	%42 = mul i32 %35, %36, !dbg !864
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !864, !range !334
	%44 = mul i32 %42, %43, !dbg !864
	%45 = sext i32 %44 to i64, !dbg !864
	%46 = add i64 %24, 1, !dbg !865
	%47 = mul i64 %46, %p6, !dbg !866
	br label %b5, !dbg !864

b5:
	%48 = phi i64 [ %41, %b4 ], [ %61, %b6_ok1 ], !dbg !864
	%49 = icmp slt i64 %48, %p13, !dbg !864
	br i1 %49, label %b6, label %b7, !dbg !864

b6:
	%50 = mul i64 %48, %p5, !dbg !867
	%51 = icmp eq i64 %p13, -1, !dbg !868
	%52 = select i1 %51, i64 1, i64 %p13, !dbg !868
	%53 = sdiv i64 %50, %52, !dbg !868
	%54 = sub i64 0, %50, !dbg !868
	%55 = select i1 %51, i64 %54, i64 %53, !dbg !868
	%56 = add i64 %47, %55, !dbg !869
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %56, !dbg !870
	%58 = icmp uge i64 %56, %p3, !dbg !870
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !870, !prof !26

b6_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !870
	%60 = getelementptr inbounds float, float addrspace(1)* %31, i64 %48, !dbg !871
	store float %59, float addrspace(1)* %60, align 4, !dbg !871
	%61 = add i64 %48, %45, !dbg !864
	br label %b5, !dbg !864

b7:
	call void @llvm.nvvm.barrier0(), !dbg !872
	br i1 %6, label %b8, label %b9, !dbg !851

b8:
	%62 = mul i64 %30, 4, !dbg !873
	%63 = addrspacecast float addrspace(1)* %31 to float*, !dbg !873
	%64 = addrspacecast float addrspace(1)* %31 to float*, !dbg !873
	%65 = bitcast float* %63 to i8*, !dbg !873
	%66 = bitcast float* %64 to i8*, !dbg !873
	call void @gpuc_put_block(i8* %65, i8* %66, i64 %62, i32 0), !dbg !873
	br label %b9, !dbg !873

b9:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !874, !range !226
	%68 = sext i32 %67 to i64, !dbg !874
	%69 = add i64 %15, %68, !dbg !875
	br label %b1, !dbg !875

b19:
	ret void, !dbg !875

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !855
	ret void, !dbg !855

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %56, i64 %p3), !dbg !870
	ret void, !dbg !870

b10_cold:
	%70 = phi i64 [ %131, %b18_cold ], [ %4, %b0 ], !dbg !852
	%71 = icmp slt i64 %70, %p14, !dbg !854
	br i1 %71, label %b11_cold, label %b19, !dbg !854

b11_cold:
	%72 = mul i64 %70, %p12, !dbg !856
	%73 = icmp eq i64 %p14, 0, !dbg !855
	br i1 %73, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !855, !prof !26

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !855
	ret void, !dbg !855

b11_cold_ok1:
	%74 = icmp eq i64 %p14, -1, !dbg !855
	%75 = select i1 %74, i64 1, i64 %p14, !dbg !855
	%76 = sdiv i64 %72, %75, !dbg !855
	%77 = sub i64 0, %72, !dbg !855
	%78 = select i1 %74, i64 %77, i64 %76, !dbg !855
	%79 = sub i64 %78, %p7, !dbg !857
	%80 = icmp slt i64 %79, 0, !dbg !858
	br i1 %80, label %b18_cold, label %b12_cold, !dbg !858

b12_cold:
	%81 = icmp sge i64 %79, %p4, !dbg !859
	br i1 %81, label %b18_cold, label %b13_cold, !dbg !859

b13_cold:
	%82 = mul i64 %70, %p13, !dbg !860
	%83 = add i64 %70, 1, !dbg !861
	%84 = mul i64 %83, %p13, !dbg !862
	%85 = sub i64 %84, %82, !dbg !863
	%86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !863
	%87 = icmp ugt i64 %84, %p1, !dbg !863
	%88 = icmp ugt i64 %82, %84, !dbg !863
	%89 = or i1 %87, %88, !dbg !863
	br i1 %89, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !863, !prof !26

b13_cold_fail1:
	%90 = icmp ugt i64 %84, %p1, !dbg !863
	br i1 %90, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !863

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %84, i64 %p1), !dbg !863
	ret void, !dbg !863

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %82, i64 %84), !dbg !863
	ret void, !dbg !863

b13_cold_ok1:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !864, !range !28
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !864, !range !28
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !864, !range !30
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !864, !range !231
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !864, !range !231
	%96 = mul i32 %95, %93, !dbg !864
	%97 = add i32 %92, %96, !dbg !864
	%98 = mul i32 %94, %97, !dbg !864
	%99 = add i32 %91, %98, !dbg !864
	%100 = sext i32 %99 to i64, !dbg !864
	%101 = mul i32 %94, %95, !dbg !864
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !864, !range !334
	%103 = mul i32 %101, %102, !dbg !864
	%104 = sext i32 %103 to i64, !dbg !864
	%105 = add i64 %79, 1, !dbg !865
	%106 = mul i64 %105, %p6, !dbg !866
	br label %b14_cold, !dbg !864

b14_cold:
	%107 = phi i64 [ %100, %b13_cold_ok1 ], [ %123, %b15_cold_ok1 ], !dbg !864
	%108 = icmp slt i64 %107, %p13, !dbg !864
	br i1 %108, label %b15_cold, label %b16_cold, !dbg !864

b15_cold:
	%109 = mul i64 %107, %p5, !dbg !867
	%110 = icmp eq i64 %p13, -1, !dbg !868
	%111 = select i1 %110, i64 1, i64 %p13, !dbg !868
	%112 = sdiv i64 %109, %111, !dbg !868
	%113 = sub i64 0, %109, !dbg !868
	%114 = select i1 %110, i64 %113, i64 %112, !dbg !868
	%115 = add i64 %106, %114, !dbg !869
	%116 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !870
	%117 = icmp uge i64 %115, %p3, !dbg !870
	%118 = icmp uge i64 %107, %85, !dbg !871
	%119 = or i1 %117, %118, !dbg !871
	br i1 %119, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !871, !prof !26

b15_cold_fail1:
	%120 = icmp uge i64 %115, %p3, !dbg !870
	br i1 %120, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !870

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %115, i64 %p3), !dbg !870
	ret void, !dbg !870

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %107, i64 %85), !dbg !871
	ret void, !dbg !871

b15_cold_ok1:
	%121 = load float, float addrspace(1)* %116, align 4, !dbg !870
	%122 = getelementptr inbounds float, float addrspace(1)* %86, i64 %107, !dbg !871
	store float %121, float addrspace(1)* %122, align 4, !dbg !871
	%123 = add i64 %107, %104, !dbg !864
	br label %b14_cold, !dbg !864

b16_cold:
	call void @llvm.nvvm.barrier0(), !dbg !872
	br i1 %6, label %b17_cold, label %b18_cold, !dbg !851

b17_cold:
	%124 = mul i64 %85, 4, !dbg !873
	%125 = addrspacecast float addrspace(1)* %86 to float*, !dbg !873
	%126 = addrspacecast float addrspace(1)* %86 to float*, !dbg !873
	%127 = bitcast float* %125 to i8*, !dbg !873
	%128 = bitcast float* %126 to i8*, !dbg !873
	call void @gpuc_put_block(i8* %127, i8* %128, i64 %124, i32 0), !dbg !873
	br label %b18_cold, !dbg !873

b18_cold:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !874, !range !226
	%130 = sext i32 %129 to i64, !dbg !874
	%131 = add i64 %70, %130, !dbg !875
	br label %b10_cold, !dbg !875
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !27
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
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

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	call void @llvm.nvvm.membar.gl()
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = add i64 %11, 4
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !226
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !227
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !227
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%23 = or i32 %21, %22
	%24 = icmp eq i32 %23, 0
	%25 = select i1 %24, i32 %18, i32 1
	%26 = call i32 asm sideeffect "atom.add.acq_rel.gpu.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %12, i32 %25) nounwind
	br label %wait

wait:
	%27 = call i32 asm sideeffect "ld.acquire.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i64 %12) nounwind
	%28 = xor i32 %26, %27
	%29 = icmp sge i32 %28, 0
	br i1 %29, label %wait, label %acquired

acquired:
	call void @llvm.nvvm.membar.gl()
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare void @llvm.nvvm.membar.gl() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!876, !877, !878, !879, !880, !881, !882, !883, !884, !885, !886, !887, !888, !889, !890, !891, !892, !893}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "march", scope: !6, file: !6, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!8 = !DILocation(line: 95, column: 6, scope: !7)
!9 = !DILocation(line: 96, column: 12, scope: !7)
!10 = !DILocation(line: 96, column: 29, scope: !7)
!11 = !DILocation(line: 97, column: 3, scope: !7)
!12 = !DILocation(line: 99, column: 26, scope: !7)
!13 = !DILocation(line: 99, column: 44, scope: !7)
!14 = !DILocation(line: 100, column: 22, scope: !7)
!15 = !DILocation(line: 100, column: 36, scope: !7)
!16 = !DILocation(line: 100, column: 39, scope: !7)
!17 = !DILocation(line: 100, column: 47, scope: !7)
!18 = !DILocation(line: 100, column: 55, scope: !7)
!19 = !DILocation(line: 101, column: 19, scope: !7)
!20 = !DILocation(line: 101, column: 32, scope: !7)
!21 = !DILocation(line: 101, column: 41, scope: !7)
!22 = !DILocation(line: 101, column: 23, scope: !7)
!23 = !DILocation(line: 103, column: 20, scope: !7)
!24 = !DILocation(line: 103, column: 17, scope: !7)
!25 = !DILocation(line: 103, column: 33, scope: !7)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !{i32 0, i32 2147483647}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 104, column: 13, scope: !7)
!32 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!33 = !DILocation(line: 113, column: 21, scope: !7)
!34 = !DILocation(line: 144, column: 12, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 147, column: 20, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 147, column: 12, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 150, column: 11, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 150, column: 14, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 153, column: 11, scope: !32, inlinedAt: !33)
!40 = !DILocation(line: 153, column: 14, scope: !32, inlinedAt: !33)
!41 = !DILocation(line: 156, column: 11, scope: !32, inlinedAt: !33)
!42 = !DILocation(line: 156, column: 14, scope: !32, inlinedAt: !33)
!43 = !DILocation(line: 100, column: 9, scope: !7)
!44 = !{!"branch_weights", i32 1048576, i32 1}
!45 = !DILocation(line: 102, column: 2, scope: !7)
!46 = !DILocation(line: 103, column: 2, scope: !7)
!47 = !DILocation(line: 103, column: 6, scope: !7)
!48 = !DILocation(line: 104, column: 2, scope: !7)
!49 = !DILocation(line: 105, column: 13, scope: !7)
!50 = !DILocation(line: 106, column: 15, scope: !7)
!51 = !DILocation(line: 107, column: 21, scope: !7)
!52 = !DILocation(line: 107, column: 40, scope: !7)
!53 = !DILocation(line: 107, column: 34, scope: !7)
!54 = !DILocation(line: 109, column: 24, scope: !7)
!55 = !DILocation(line: 109, column: 32, scope: !7)
!56 = !DILocation(line: 109, column: 21, scope: !7)
!57 = !DILocation(line: 109, column: 51, scope: !7)
!58 = !DILocation(line: 109, column: 40, scope: !7)
!59 = !DILocation(line: 110, column: 29, scope: !7)
!60 = !DILocation(line: 110, column: 37, scope: !7)
!61 = !DILocation(line: 110, column: 23, scope: !7)
!62 = !DILocation(line: 110, column: 59, scope: !7)
!63 = !DILocation(line: 110, column: 45, scope: !7)
!64 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!65 = !DILocation(line: 111, column: 20, scope: !7)
!66 = !DILocation(line: 134, column: 12, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 134, column: 20, scope: !64, inlinedAt: !65)
!68 = !DILocation(line: 134, column: 27, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 134, column: 37, scope: !64, inlinedAt: !65)
!70 = !DILocation(line: 135, column: 13, scope: !64, inlinedAt: !65)
!71 = !DILocation(line: 135, column: 21, scope: !64, inlinedAt: !65)
!72 = !DILocation(line: 135, column: 28, scope: !64, inlinedAt: !65)
!73 = !DILocation(line: 135, column: 38, scope: !64, inlinedAt: !65)
!74 = !DILocation(line: 136, column: 13, scope: !64, inlinedAt: !65)
!75 = !DILocation(line: 136, column: 21, scope: !64, inlinedAt: !65)
!76 = !DILocation(line: 136, column: 28, scope: !64, inlinedAt: !65)
!77 = !DILocation(line: 136, column: 38, scope: !64, inlinedAt: !65)
!78 = !DILocation(line: 137, column: 13, scope: !64, inlinedAt: !65)
!79 = !DILocation(line: 137, column: 21, scope: !64, inlinedAt: !65)
!80 = !DILocation(line: 137, column: 28, scope: !64, inlinedAt: !65)
!81 = !DILocation(line: 137, column: 38, scope: !64, inlinedAt: !65)
!82 = !DILocation(line: 111, column: 54, scope: !7)
!83 = !DILocation(line: 134, column: 12, scope: !64, inlinedAt: !82)
!84 = !DILocation(line: 134, column: 20, scope: !64, inlinedAt: !82)
!85 = !DILocation(line: 134, column: 27, scope: !64, inlinedAt: !82)
!86 = !DILocation(line: 134, column: 37, scope: !64, inlinedAt: !82)
!87 = !DILocation(line: 135, column: 13, scope: !64, inlinedAt: !82)
!88 = !DILocation(line: 135, column: 21, scope: !64, inlinedAt: !82)
!89 = !DILocation(line: 135, column: 28, scope: !64, inlinedAt: !82)
!90 = !DILocation(line: 135, column: 38, scope: !64, inlinedAt: !82)
!91 = !DILocation(line: 136, column: 13, scope: !64, inlinedAt: !82)
!92 = !DILocation(line: 136, column: 21, scope: !64, inlinedAt: !82)
!93 = !DILocation(line: 136, column: 28, scope: !64, inlinedAt: !82)
!94 = !DILocation(line: 136, column: 38, scope: !64, inlinedAt: !82)
!95 = !DILocation(line: 137, column: 13, scope: !64, inlinedAt: !82)
!96 = !DILocation(line: 137, column: 21, scope: !64, inlinedAt: !82)
!97 = !DILocation(line: 137, column: 28, scope: !64, inlinedAt: !82)
!98 = !DILocation(line: 137, column: 38, scope: !64, inlinedAt: !82)
!99 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !33)
!100 = !DILocation(line: 147, column: 20, scope: !7)
!101 = !DILocation(line: 148, column: 7, scope: !32, inlinedAt: !33)
!102 = !DILocation(line: 150, column: 11, scope: !7)
!103 = !DILocation(line: 151, column: 7, scope: !32, inlinedAt: !33)
!104 = !DILocation(line: 153, column: 11, scope: !7)
!105 = !DILocation(line: 154, column: 7, scope: !32, inlinedAt: !33)
!106 = !DILocation(line: 156, column: 11, scope: !7)
!107 = !DILocation(line: 157, column: 7, scope: !32, inlinedAt: !33)
!108 = !DILocation(line: 159, column: 9, scope: !7)
!109 = !DILocation(line: 113, column: 55, scope: !7)
!110 = !DILocation(line: 144, column: 12, scope: !32, inlinedAt: !109)
!111 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !109)
!112 = !DILocation(line: 147, column: 12, scope: !32, inlinedAt: !109)
!113 = !DILocation(line: 148, column: 7, scope: !32, inlinedAt: !109)
!114 = !DILocation(line: 150, column: 14, scope: !32, inlinedAt: !109)
!115 = !DILocation(line: 151, column: 7, scope: !32, inlinedAt: !109)
!116 = !DILocation(line: 153, column: 14, scope: !32, inlinedAt: !109)
!117 = !DILocation(line: 154, column: 7, scope: !32, inlinedAt: !109)
!118 = !DILocation(line: 156, column: 14, scope: !32, inlinedAt: !109)
!119 = !DILocation(line: 157, column: 7, scope: !32, inlinedAt: !109)
!120 = !DILocation(line: 111, column: 3, scope: !7)
!121 = !DILocation(line: 111, column: 8, scope: !7)
!122 = !DILocation(line: 115, column: 7, scope: !7)
!123 = !DILocation(line: 115, column: 17, scope: !7)
!124 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!125 = !DILocation(line: 116, column: 22, scope: !7)
!126 = !DILocation(line: 164, column: 19, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 164, column: 28, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 164, column: 37, scope: !124, inlinedAt: !125)
!129 = !DILocation(line: 164, column: 46, scope: !124, inlinedAt: !125)
!130 = !DILocation(line: 165, column: 10, scope: !124, inlinedAt: !125)
!131 = !DILocation(line: 165, column: 16, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 165, column: 13, scope: !124, inlinedAt: !125)
!133 = !DILocation(line: 165, column: 22, scope: !124, inlinedAt: !125)
!134 = !DILocation(line: 165, column: 19, scope: !124, inlinedAt: !125)
!135 = !DILocation(line: 165, column: 28, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 165, column: 25, scope: !124, inlinedAt: !125)
!137 = !DILocation(line: 116, column: 43, scope: !7)
!138 = !DILocation(line: 164, column: 19, scope: !124, inlinedAt: !137)
!139 = !DILocation(line: 164, column: 28, scope: !124, inlinedAt: !137)
!140 = !DILocation(line: 164, column: 37, scope: !124, inlinedAt: !137)
!141 = !DILocation(line: 164, column: 46, scope: !124, inlinedAt: !137)
!142 = !DILocation(line: 165, column: 10, scope: !124, inlinedAt: !137)
!143 = !DILocation(line: 165, column: 16, scope: !124, inlinedAt: !137)
!144 = !DILocation(line: 165, column: 13, scope: !124, inlinedAt: !137)
!145 = !DILocation(line: 165, column: 22, scope: !124, inlinedAt: !137)
!146 = !DILocation(line: 165, column: 19, scope: !124, inlinedAt: !137)
!147 = !DILocation(line: 165, column: 28, scope: !124, inlinedAt: !137)
!148 = !DILocation(line: 165, column: 25, scope: !124, inlinedAt: !137)
!149 = !DILocation(line: 116, column: 33, scope: !7)
!150 = !DILocation(line: 116, column: 3, scope: !7)
!151 = !DILocation(line: 105, column: 19, scope: !7)
!152 = !DILocation(line: 120, column: 10, scope: !7)
!153 = !DILocation(line: 121, column: 31, scope: !7)
!154 = !DILocation(line: 121, column: 28, scope: !7)
!155 = !DILocation(line: 121, column: 46, scope: !7)
!156 = !DILocation(line: 121, column: 54, scope: !7)
!157 = !DILocation(line: 121, column: 43, scope: !7)
!158 = !DILocation(line: 121, column: 73, scope: !7)
!159 = !DILocation(line: 121, column: 62, scope: !7)
!160 = !DILocation(line: 121, column: 14, scope: !7)
!161 = !DILocation(line: 134, column: 12, scope: !64, inlinedAt: !160)
!162 = !DILocation(line: 134, column: 20, scope: !64, inlinedAt: !160)
!163 = !DILocation(line: 134, column: 27, scope: !64, inlinedAt: !160)
!164 = !DILocation(line: 134, column: 37, scope: !64, inlinedAt: !160)
!165 = !DILocation(line: 135, column: 13, scope: !64, inlinedAt: !160)
!166 = !DILocation(line: 135, column: 21, scope: !64, inlinedAt: !160)
!167 = !DILocation(line: 135, column: 28, scope: !64, inlinedAt: !160)
!168 = !DILocation(line: 135, column: 38, scope: !64, inlinedAt: !160)
!169 = !DILocation(line: 136, column: 13, scope: !64, inlinedAt: !160)
!170 = !DILocation(line: 136, column: 21, scope: !64, inlinedAt: !160)
!171 = !DILocation(line: 136, column: 28, scope: !64, inlinedAt: !160)
!172 = !DILocation(line: 136, column: 38, scope: !64, inlinedAt: !160)
!173 = !DILocation(line: 137, column: 13, scope: !64, inlinedAt: !160)
!174 = !DILocation(line: 137, column: 21, scope: !64, inlinedAt: !160)
!175 = !DILocation(line: 137, column: 28, scope: !64, inlinedAt: !160)
!176 = !DILocation(line: 137, column: 38, scope: !64, inlinedAt: !160)
!177 = !DILocation(line: 123, column: 15, scope: !7)
!178 = !DILocation(line: 144, column: 12, scope: !32, inlinedAt: !177)
!179 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !177)
!180 = !DILocation(line: 147, column: 12, scope: !32, inlinedAt: !177)
!181 = !DILocation(line: 148, column: 7, scope: !32, inlinedAt: !177)
!182 = !DILocation(line: 150, column: 14, scope: !32, inlinedAt: !177)
!183 = !DILocation(line: 151, column: 7, scope: !32, inlinedAt: !177)
!184 = !DILocation(line: 153, column: 14, scope: !32, inlinedAt: !177)
!185 = !DILocation(line: 154, column: 7, scope: !32, inlinedAt: !177)
!186 = !DILocation(line: 156, column: 14, scope: !32, inlinedAt: !177)
!187 = !DILocation(line: 157, column: 7, scope: !32, inlinedAt: !177)
!188 = !DILocation(line: 121, column: 3, scope: !7)
!189 = !DILocation(line: 125, column: 7, scope: !7)
!190 = !DILocation(line: 126, column: 22, scope: !7)
!191 = !DILocation(line: 164, column: 19, scope: !124, inlinedAt: !190)
!192 = !DILocation(line: 164, column: 28, scope: !124, inlinedAt: !190)
!193 = !DILocation(line: 164, column: 37, scope: !124, inlinedAt: !190)
!194 = !DILocation(line: 164, column: 46, scope: !124, inlinedAt: !190)
!195 = !DILocation(line: 165, column: 10, scope: !124, inlinedAt: !190)
!196 = !DILocation(line: 165, column: 16, scope: !124, inlinedAt: !190)
!197 = !DILocation(line: 165, column: 13, scope: !124, inlinedAt: !190)
!198 = !DILocation(line: 165, column: 22, scope: !124, inlinedAt: !190)
!199 = !DILocation(line: 165, column: 19, scope: !124, inlinedAt: !190)
!200 = !DILocation(line: 165, column: 28, scope: !124, inlinedAt: !190)
!201 = !DILocation(line: 165, column: 25, scope: !124, inlinedAt: !190)
!202 = !DILocation(line: 126, column: 3, scope: !7)
!203 = !DILocation(line: 128, column: 2, scope: !7)
!204 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!205 = !DILocation(line: 28, column: 6, scope: !204)
!206 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!207 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!208 = !DILocation(line: 31, column: 23, scope: !204)
!209 = !DILocation(line: 69, column: 8, scope: !207, inlinedAt: !208)
!210 = !DILocation(line: 85, column: 20, scope: !206, inlinedAt: !209)
!211 = !DILocation(line: 30, column: 24, scope: !204)
!212 = !DILocation(line: 44, column: 32, scope: !207, inlinedAt: !208)
!213 = !DILocation(line: 54, column: 68, scope: !207, inlinedAt: !208)
!214 = !DILocation(line: 64, column: 60, scope: !207, inlinedAt: !208)
!215 = !DILocation(line: 65, column: 65, scope: !207, inlinedAt: !208)
!216 = !DILocation(line: 69, column: 61, scope: !207, inlinedAt: !208)
!217 = !DILocation(line: 85, column: 45, scope: !206, inlinedAt: !209)
!218 = !DILocation(line: 72, column: 8, scope: !207, inlinedAt: !208)
!219 = !DILocation(line: 85, column: 89, scope: !206, inlinedAt: !218)
!220 = !DILocation(line: 85, column: 20, scope: !206, inlinedAt: !218)
!221 = !DILocation(line: 30, column: 27, scope: !204)
!222 = !DILocation(line: 29, column: 2, scope: !204)
!223 = !DILocation(line: 30, column: 6, scope: !204)
!224 = !DILocation(line: 30, column: 35, scope: !204)
!225 = !DILocation(line: 44, column: 65, scope: !207, inlinedAt: !208)
!226 = !{i32 1, i32 -2147483648}
!227 = !{i32 1, i32 65536}
!228 = !DILocation(line: 44, column: 69, scope: !207, inlinedAt: !208)
!229 = !DILocation(line: 44, column: 53, scope: !207, inlinedAt: !208)
!230 = !DILocation(line: 45, column: 38, scope: !207, inlinedAt: !208)
!231 = !{i32 1, i32 1025}
!232 = !DILocation(line: 45, column: 26, scope: !207, inlinedAt: !208)
!233 = !DILocation(line: 46, column: 25, scope: !207, inlinedAt: !208)
!234 = !DILocation(line: 46, column: 54, scope: !207, inlinedAt: !208)
!235 = !DILocation(line: 46, column: 41, scope: !207, inlinedAt: !208)
!236 = !DILocation(line: 47, column: 18, scope: !207, inlinedAt: !208)
!237 = !DILocation(line: 47, column: 24, scope: !207, inlinedAt: !208)
!238 = !DILocation(line: 47, column: 46, scope: !207, inlinedAt: !208)
!239 = !DILocation(line: 47, column: 39, scope: !207, inlinedAt: !208)
!240 = !DILocation(line: 47, column: 49, scope: !207, inlinedAt: !208)
!241 = !DILocation(line: 48, column: 17, scope: !207, inlinedAt: !208)
!242 = !DILocation(line: 48, column: 33, scope: !207, inlinedAt: !208)
!243 = !DILocation(line: 48, column: 52, scope: !207, inlinedAt: !208)
!244 = !DILocation(line: 52, column: 20, scope: !207, inlinedAt: !208)
!245 = !DILocation(line: 52, column: 23, scope: !207, inlinedAt: !208)
!246 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!247 = !DILocation(line: 54, column: 40, scope: !207, inlinedAt: !208)
!248 = !DILocation(line: 22, column: 27, scope: !246, inlinedAt: !247)
!249 = !DILocation(line: 22, column: 21, scope: !246, inlinedAt: !247)
!250 = !DILocation(line: 22, column: 30, scope: !246, inlinedAt: !247)
!251 = !DILocation(line: 22, column: 38, scope: !246, inlinedAt: !247)
!252 = !DILocation(line: 22, column: 47, scope: !246, inlinedAt: !247)
!253 = !DILocation(line: 22, column: 16, scope: !246, inlinedAt: !247)
!254 = !DILocation(line: 54, column: 26, scope: !207, inlinedAt: !208)
!255 = !DILocation(line: 57, column: 40, scope: !207, inlinedAt: !208)
!256 = !DILocation(line: 22, column: 27, scope: !246, inlinedAt: !255)
!257 = !DILocation(line: 22, column: 21, scope: !246, inlinedAt: !255)
!258 = !DILocation(line: 22, column: 30, scope: !246, inlinedAt: !255)
!259 = !DILocation(line: 22, column: 32, scope: !246, inlinedAt: !255)
!260 = !DILocation(line: 22, column: 38, scope: !246, inlinedAt: !255)
!261 = !DILocation(line: 22, column: 47, scope: !246, inlinedAt: !255)
!262 = !DILocation(line: 22, column: 16, scope: !246, inlinedAt: !255)
!263 = !DILocation(line: 57, column: 26, scope: !207, inlinedAt: !208)
!264 = !DILocation(line: 60, column: 17, scope: !207, inlinedAt: !208)
!265 = !DILocation(line: 61, column: 31, scope: !207, inlinedAt: !208)
!266 = !DILocation(line: 62, column: 20, scope: !207, inlinedAt: !208)
!267 = !DILocation(line: 62, column: 4, scope: !207, inlinedAt: !208)
!268 = !DILocation(line: 50, column: 2, scope: !207, inlinedAt: !208)
!269 = !DILocation(line: 64, column: 47, scope: !207, inlinedAt: !208)
!270 = !DILocation(line: 64, column: 30, scope: !207, inlinedAt: !208)
!271 = !DILocation(line: 65, column: 20, scope: !207, inlinedAt: !208)
!272 = !DILocation(line: 65, column: 4, scope: !207, inlinedAt: !208)
!273 = !DILocation(line: 67, column: 17, scope: !207, inlinedAt: !208)
!274 = !DILocation(line: 82, column: 26, scope: !206, inlinedAt: !209)
!275 = !DILocation(line: 83, column: 13, scope: !206, inlinedAt: !209)
!276 = !DILocation(line: 84, column: 14, scope: !206, inlinedAt: !209)
!277 = !DILocation(line: 84, column: 11, scope: !206, inlinedAt: !209)
!278 = !DILocation(line: 85, column: 53, scope: !206, inlinedAt: !209)
!279 = !DILocation(line: 85, column: 68, scope: !206, inlinedAt: !209)
!280 = !DILocation(line: 85, column: 42, scope: !206, inlinedAt: !209)
!281 = !DILocation(line: 85, column: 97, scope: !206, inlinedAt: !209)
!282 = !DILocation(line: 85, column: 114, scope: !206, inlinedAt: !209)
!283 = !DILocation(line: 85, column: 84, scope: !206, inlinedAt: !209)
!284 = !DILocation(line: 86, column: 13, scope: !206, inlinedAt: !209)
!285 = !DILocation(line: 22, column: 27, scope: !246, inlinedAt: !284)
!286 = !DILocation(line: 22, column: 21, scope: !246, inlinedAt: !284)
!287 = !DILocation(line: 22, column: 30, scope: !246, inlinedAt: !284)
!288 = !DILocation(line: 22, column: 32, scope: !246, inlinedAt: !284)
!289 = !DILocation(line: 22, column: 38, scope: !246, inlinedAt: !284)
!290 = !DILocation(line: 22, column: 47, scope: !246, inlinedAt: !284)
!291 = !DILocation(line: 22, column: 16, scope: !246, inlinedAt: !284)
!292 = !DILocation(line: 82, column: 26, scope: !206, inlinedAt: !218)
!293 = !DILocation(line: 83, column: 13, scope: !206, inlinedAt: !218)
!294 = !DILocation(line: 84, column: 14, scope: !206, inlinedAt: !218)
!295 = !DILocation(line: 84, column: 11, scope: !206, inlinedAt: !218)
!296 = !DILocation(line: 85, column: 42, scope: !206, inlinedAt: !218)
!297 = !DILocation(line: 85, column: 97, scope: !206, inlinedAt: !218)
!298 = !DILocation(line: 85, column: 114, scope: !206, inlinedAt: !218)
!299 = !DILocation(line: 85, column: 84, scope: !206, inlinedAt: !218)
!300 = !DILocation(line: 86, column: 13, scope: !206, inlinedAt: !218)
!301 = !DILocation(line: 22, column: 27, scope: !246, inlinedAt: !300)
!302 = !DILocation(line: 22, column: 21, scope: !246, inlinedAt: !300)
!303 = !DILocation(line: 22, column: 30, scope: !246, inlinedAt: !300)
!304 = !DILocation(line: 22, column: 38, scope: !246, inlinedAt: !300)
!305 = !DILocation(line: 22, column: 47, scope: !246, inlinedAt: !300)
!306 = !DILocation(line: 22, column: 16, scope: !246, inlinedAt: !300)
!307 = !DILocation(line: 75, column: 66, scope: !207, inlinedAt: !208)
!308 = !DILocation(line: 75, column: 78, scope: !207, inlinedAt: !208)
!309 = !DILocation(line: 75, column: 24, scope: !207, inlinedAt: !208)
!310 = !DILocation(line: 75, column: 17, scope: !207, inlinedAt: !208)
!311 = !DILocation(line: 31, column: 3, scope: !204)
!312 = !DILocation(line: 30, column: 46, scope: !204)
!313 = !DILocation(line: 33, column: 2, scope: !204)
!314 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!315 = !DILocation(line: 23, column: 6, scope: !314)
!316 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!317 = distinct !DISubprogram(name: "Sum", scope: !316, file: !316, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!318 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!319 = distinct !DISubprogram(name: "collect", scope: !318, file: !318, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!320 = !DILocation(line: 37, column: 10, scope: !314)
!321 = !DILocation(line: 43, column: 26, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 62, column: 21, scope: !317, inlinedAt: !321)
!323 = distinct !DISubprogram(name: "Publish", scope: !316, file: !316, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!324 = distinct !DISubprogram(name: "publish", scope: !318, file: !318, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!325 = !DILocation(line: 40, column: 10, scope: !314)
!326 = !DILocation(line: 74, column: 13, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 53, column: 23, scope: !323, inlinedAt: !326)
!328 = !DILocation(line: 24, column: 11, scope: !314)
!329 = !DILocation(line: 25, column: 30, scope: !314)
!330 = !DILocation(line: 25, column: 33, scope: !314)
!331 = !DILocation(line: 25, column: 23, scope: !314)
!332 = !DILocation(line: 25, column: 43, scope: !314)
!333 = !DILocation(line: 26, column: 20, scope: !314)
!334 = !{i32 1, i32 65}
!335 = !DILocation(line: 26, column: 23, scope: !314)
!336 = !DILocation(line: 27, column: 20, scope: !314)
!337 = !DILocation(line: 27, column: 14, scope: !314)
!338 = !DILocation(line: 29, column: 4, scope: !314)
!339 = !DILocation(line: 33, column: 12, scope: !314)
!340 = !DILocation(line: 34, column: 18, scope: !314)
!341 = !DILocation(line: 32, column: 2, scope: !314)
!342 = !DILocation(line: 36, column: 15, scope: !314)
!343 = distinct !DISubprogram(name: "collects", scope: !318, file: !318, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!344 = !DILocation(line: 36, column: 31, scope: !314)
!345 = !DILocation(line: 37, column: 19, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 37, column: 24, scope: !343, inlinedAt: !344)
!347 = !DILocation(line: 37, column: 59, scope: !343, inlinedAt: !344)
!348 = !DILocation(line: 37, column: 63, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 37, column: 47, scope: !343, inlinedAt: !344)
!350 = !DILocation(line: 36, column: 52, scope: !314)
!351 = !DILocation(line: 36, column: 55, scope: !314)
!352 = !DILocation(line: 37, column: 36, scope: !314)
!353 = distinct !DISubprogram(name: "valueAt", scope: !316, file: !316, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!354 = !DILocation(line: 63, column: 38, scope: !317, inlinedAt: !321)
!355 = !DILocation(line: 72, column: 19, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 72, column: 13, scope: !353, inlinedAt: !354)
!357 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !354)
!358 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !354)
!359 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!360 = distinct !DISubprogram(name: "await", scope: !359, file: !359, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!361 = !DILocation(line: 63, column: 17, scope: !317, inlinedAt: !321)
!362 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !361)
!363 = distinct !DISubprogram(name: "awaitWord", scope: !359, file: !359, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!364 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !361)
!365 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !364)
!366 = distinct !DISubprogram(name: "word", scope: !359, file: !359, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!367 = !DILocation(line: 59, column: 54, scope: !363, inlinedAt: !364)
!368 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !367)
!370 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !361)
!371 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !361)
!372 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !361)
!373 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !372)
!374 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !364)
!375 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !372)
!376 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !361)
!377 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !361)
!378 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !361)
!379 = !DILocation(line: 63, column: 2, scope: !317, inlinedAt: !321)
!380 = !DILocation(line: 64, column: 6, scope: !317, inlinedAt: !321)
!381 = !DILocation(line: 64, column: 18, scope: !317, inlinedAt: !321)
!382 = !DILocation(line: 65, column: 39, scope: !317, inlinedAt: !321)
!383 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !382)
!384 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !382)
!385 = !DILocation(line: 65, column: 18, scope: !317, inlinedAt: !321)
!386 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !385)
!387 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !385)
!388 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !387)
!389 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !385)
!390 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !385)
!391 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !385)
!392 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !391)
!393 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !387)
!394 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !391)
!395 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !385)
!396 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !385)
!397 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !385)
!398 = !DILocation(line: 65, column: 3, scope: !317, inlinedAt: !321)
!399 = !DILocation(line: 64, column: 25, scope: !317, inlinedAt: !321)
!400 = !DILocation(line: 44, column: 12, scope: !314)
!401 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !320)
!402 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !320)
!403 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !320)
!404 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !320)
!405 = !DILocation(line: 39, column: 14, scope: !314)
!406 = distinct !DISubprogram(name: "add", scope: !318, file: !318, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!407 = !DILocation(line: 39, column: 25, scope: !314)
!408 = !DILocation(line: 53, column: 41, scope: !406, inlinedAt: !407)
!409 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!410 = distinct !DISubprogram(name: "reduceWarp", scope: !409, file: !409, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!411 = distinct !DISubprogram(name: "reduce", scope: !409, file: !409, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!412 = distinct !DISubprogram(name: "ReduceAdd", scope: !409, file: !409, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!413 = !DILocation(line: 53, column: 22, scope: !406, inlinedAt: !407)
!414 = !DILocation(line: 7, column: 15, scope: !412, inlinedAt: !413)
!415 = !DILocation(line: 44, column: 16, scope: !411, inlinedAt: !414)
!416 = !DILocation(line: 65, column: 13, scope: !410, inlinedAt: !415)
!417 = !DILocation(line: 66, column: 7, scope: !410, inlinedAt: !415)
!418 = !DILocation(line: 64, column: 35, scope: !410, inlinedAt: !415)
!419 = !DILocation(line: 67, column: 7, scope: !410, inlinedAt: !415)
!420 = !DILocation(line: 67, column: 35, scope: !410, inlinedAt: !415)
!421 = !DILocation(line: 68, column: 23, scope: !410, inlinedAt: !415)
!422 = !DILocation(line: 7, column: 65, scope: !412, inlinedAt: !413)
!423 = !DILocation(line: 67, column: 40, scope: !410, inlinedAt: !415)
!424 = !DILocation(line: 72, column: 16, scope: !410, inlinedAt: !415)
!425 = !{i32 0, i32 32}
!426 = !DILocation(line: 73, column: 6, scope: !410, inlinedAt: !415)
!427 = !DILocation(line: 73, column: 36, scope: !410, inlinedAt: !415)
!428 = !DILocation(line: 74, column: 16, scope: !410, inlinedAt: !415)
!429 = !DILocation(line: 75, column: 11, scope: !410, inlinedAt: !415)
!430 = !DILocation(line: 74, column: 3, scope: !410, inlinedAt: !415)
!431 = !DILocation(line: 78, column: 22, scope: !410, inlinedAt: !415)
!432 = !DILocation(line: 78, column: 41, scope: !410, inlinedAt: !415)
!433 = !DILocation(line: 79, column: 9, scope: !410, inlinedAt: !415)
!434 = !DILocation(line: 73, column: 41, scope: !410, inlinedAt: !415)
!435 = !DILocation(line: 82, column: 16, scope: !410, inlinedAt: !415)
!436 = !DILocation(line: 82, column: 2, scope: !411, inlinedAt: !414)
!437 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!438 = distinct !DISubprogram(name: "Block.warps", scope: !437, file: !437, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!439 = !DILocation(line: 45, column: 14, scope: !411, inlinedAt: !414)
!440 = !DILocation(line: 26, column: 44, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 26, column: 47, scope: !438, inlinedAt: !439)
!442 = !DILocation(line: 26, column: 59, scope: !438, inlinedAt: !439)
!443 = !DILocation(line: 26, column: 64, scope: !438, inlinedAt: !439)
!444 = !DILocation(line: 46, column: 7, scope: !411, inlinedAt: !414)
!445 = !DILocation(line: 49, column: 31, scope: !411, inlinedAt: !414)
!446 = !DILocation(line: 50, column: 10, scope: !411, inlinedAt: !414)
!447 = !DILocation(line: 51, column: 11, scope: !411, inlinedAt: !414)
!448 = !DILocation(line: 51, column: 14, scope: !411, inlinedAt: !414)
!449 = !DILocation(line: 52, column: 15, scope: !411, inlinedAt: !414)
!450 = !DILocation(line: 52, column: 17, scope: !411, inlinedAt: !414)
!451 = !DILocation(line: 52, column: 8, scope: !411, inlinedAt: !414)
!452 = !DILocation(line: 54, column: 10, scope: !411, inlinedAt: !414)
!453 = !DILocation(line: 55, column: 11, scope: !411, inlinedAt: !414)
!454 = !DILocation(line: 42, column: 50, scope: !411, inlinedAt: !414)
!455 = !DILocation(line: 56, column: 6, scope: !411, inlinedAt: !414)
!456 = !DILocation(line: 56, column: 16, scope: !411, inlinedAt: !414)
!457 = !DILocation(line: 57, column: 17, scope: !411, inlinedAt: !414)
!458 = !DILocation(line: 56, column: 21, scope: !411, inlinedAt: !414)
!459 = !DILocation(line: 54, column: 21, scope: !406, inlinedAt: !407)
!460 = !DILocation(line: 54, column: 26, scope: !406, inlinedAt: !407)
!461 = !DILocation(line: 55, column: 26, scope: !406, inlinedAt: !407)
!462 = !DILocation(line: 56, column: 19, scope: !406, inlinedAt: !407)
!463 = !DILocation(line: 56, column: 22, scope: !406, inlinedAt: !407)
!464 = distinct !DISubprogram(name: "sums", scope: !318, file: !318, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!465 = !DILocation(line: 57, column: 7, scope: !406, inlinedAt: !407)
!466 = !DILocation(line: 81, column: 19, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 81, column: 13, scope: !464, inlinedAt: !465)
!468 = !DILocation(line: 81, column: 23, scope: !464, inlinedAt: !465)
!469 = !DILocation(line: 82, column: 30, scope: !464, inlinedAt: !465)
!470 = !DILocation(line: 82, column: 18, scope: !464, inlinedAt: !465)
!471 = !DILocation(line: 57, column: 34, scope: !406, inlinedAt: !407)
!472 = !DILocation(line: 57, column: 38, scope: !406, inlinedAt: !407)
!473 = !DILocation(line: 57, column: 52, scope: !406, inlinedAt: !407)
!474 = !DILocation(line: 57, column: 23, scope: !406, inlinedAt: !407)
!475 = !DILocation(line: 58, column: 51, scope: !406, inlinedAt: !407)
!476 = !DILocation(line: 58, column: 34, scope: !406, inlinedAt: !407)
!477 = !DILocation(line: 59, column: 14, scope: !406, inlinedAt: !407)
!478 = !DILocation(line: 59, column: 32, scope: !406, inlinedAt: !407)
!479 = !DILocation(line: 59, column: 23, scope: !406, inlinedAt: !407)
!480 = !DILocation(line: 59, column: 3, scope: !406, inlinedAt: !407)
!481 = !DILocation(line: 61, column: 16, scope: !406, inlinedAt: !407)
!482 = !DILocation(line: 62, column: 9, scope: !406, inlinedAt: !407)
!483 = !DILocation(line: 67, column: 13, scope: !324, inlinedAt: !325)
!484 = !DILocation(line: 81, column: 19, scope: !464, inlinedAt: !483)
!485 = !DILocation(line: 81, column: 13, scope: !464, inlinedAt: !483)
!486 = !DILocation(line: 81, column: 23, scope: !464, inlinedAt: !483)
!487 = !DILocation(line: 82, column: 30, scope: !464, inlinedAt: !483)
!488 = !DILocation(line: 82, column: 18, scope: !464, inlinedAt: !483)
!489 = !DILocation(line: 69, column: 33, scope: !324, inlinedAt: !325)
!490 = !DILocation(line: 69, column: 33, scope: !314)
!491 = !DILocation(line: 70, column: 13, scope: !324, inlinedAt: !325)
!492 = !DILocation(line: 70, column: 3, scope: !324, inlinedAt: !325)
!493 = !DILocation(line: 72, column: 21, scope: !324, inlinedAt: !325)
!494 = !DILocation(line: 7, column: 15, scope: !412, inlinedAt: !493)
!495 = !DILocation(line: 44, column: 16, scope: !411, inlinedAt: !494)
!496 = !DILocation(line: 66, column: 7, scope: !410, inlinedAt: !495)
!497 = !DILocation(line: 64, column: 35, scope: !410, inlinedAt: !495)
!498 = !DILocation(line: 67, column: 7, scope: !410, inlinedAt: !495)
!499 = !DILocation(line: 67, column: 35, scope: !410, inlinedAt: !495)
!500 = !DILocation(line: 68, column: 23, scope: !410, inlinedAt: !495)
!501 = !DILocation(line: 7, column: 65, scope: !412, inlinedAt: !493)
!502 = !DILocation(line: 67, column: 40, scope: !410, inlinedAt: !495)
!503 = !DILocation(line: 72, column: 16, scope: !410, inlinedAt: !495)
!504 = !DILocation(line: 73, column: 6, scope: !410, inlinedAt: !495)
!505 = !DILocation(line: 73, column: 36, scope: !410, inlinedAt: !495)
!506 = !DILocation(line: 74, column: 16, scope: !410, inlinedAt: !495)
!507 = !DILocation(line: 75, column: 11, scope: !410, inlinedAt: !495)
!508 = !DILocation(line: 74, column: 3, scope: !410, inlinedAt: !495)
!509 = !DILocation(line: 78, column: 22, scope: !410, inlinedAt: !495)
!510 = !DILocation(line: 78, column: 41, scope: !410, inlinedAt: !495)
!511 = !DILocation(line: 79, column: 9, scope: !410, inlinedAt: !495)
!512 = !DILocation(line: 73, column: 41, scope: !410, inlinedAt: !495)
!513 = !DILocation(line: 82, column: 16, scope: !410, inlinedAt: !495)
!514 = !DILocation(line: 82, column: 2, scope: !411, inlinedAt: !494)
!515 = !DILocation(line: 46, column: 7, scope: !411, inlinedAt: !494)
!516 = !DILocation(line: 49, column: 31, scope: !411, inlinedAt: !494)
!517 = !DILocation(line: 50, column: 10, scope: !411, inlinedAt: !494)
!518 = !DILocation(line: 51, column: 11, scope: !411, inlinedAt: !494)
!519 = !DILocation(line: 51, column: 14, scope: !411, inlinedAt: !494)
!520 = !DILocation(line: 52, column: 17, scope: !411, inlinedAt: !494)
!521 = !DILocation(line: 52, column: 8, scope: !411, inlinedAt: !494)
!522 = !DILocation(line: 54, column: 10, scope: !411, inlinedAt: !494)
!523 = !DILocation(line: 55, column: 11, scope: !411, inlinedAt: !494)
!524 = !DILocation(line: 42, column: 50, scope: !411, inlinedAt: !494)
!525 = !DILocation(line: 56, column: 6, scope: !411, inlinedAt: !494)
!526 = !DILocation(line: 56, column: 16, scope: !411, inlinedAt: !494)
!527 = !DILocation(line: 57, column: 17, scope: !411, inlinedAt: !494)
!528 = !DILocation(line: 56, column: 21, scope: !411, inlinedAt: !494)
!529 = !DILocation(line: 73, column: 22, scope: !324, inlinedAt: !325)
!530 = !DILocation(line: 53, column: 40, scope: !323, inlinedAt: !326)
!531 = !DILocation(line: 55, column: 29, scope: !323, inlinedAt: !326)
!532 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !531)
!533 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !531)
!534 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !531)
!535 = distinct !DISubprogram(name: "store", scope: !359, file: !359, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!536 = !DILocation(line: 55, column: 8, scope: !323, inlinedAt: !326)
!537 = !DILocation(line: 39, column: 38, scope: !535, inlinedAt: !536)
!538 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !537)
!539 = !DILocation(line: 41, column: 32, scope: !535, inlinedAt: !536)
!540 = !DILocation(line: 55, column: 60, scope: !323, inlinedAt: !326)
!541 = !DILocation(line: 55, column: 65, scope: !323, inlinedAt: !326)
!542 = !DILocation(line: 38, column: 18, scope: !535, inlinedAt: !536)
!543 = !DILocation(line: 39, column: 28, scope: !535, inlinedAt: !536)
!544 = !DILocation(line: 39, column: 52, scope: !535, inlinedAt: !536)
!545 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !537)
!546 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !537)
!547 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !537)
!548 = !DILocation(line: 39, column: 16, scope: !535, inlinedAt: !536)
!549 = !DILocation(line: 41, column: 29, scope: !535, inlinedAt: !536)
!550 = !DILocation(line: 41, column: 60, scope: !535, inlinedAt: !536)
!551 = !DILocation(line: 41, column: 55, scope: !535, inlinedAt: !536)
!552 = !DILocation(line: 41, column: 41, scope: !535, inlinedAt: !536)
!553 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !552)
!554 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !552)
!555 = !DILocation(line: 41, column: 17, scope: !535, inlinedAt: !536)
!556 = !DILocation(line: 41, column: 23, scope: !314)
!557 = !DILocation(line: 42, column: 36, scope: !314)
!558 = !DILocation(line: 42, column: 19, scope: !314)
!559 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!560 = !DILocation(line: 54, column: 6, scope: !559)
!561 = !DILocation(line: 65, column: 11, scope: !559)
!562 = !DILocation(line: 43, column: 26, scope: !319, inlinedAt: !561)
!563 = !DILocation(line: 62, column: 21, scope: !317, inlinedAt: !562)
!564 = !DILocation(line: 82, column: 11, scope: !559)
!565 = !DILocation(line: 74, column: 13, scope: !324, inlinedAt: !564)
!566 = !DILocation(line: 53, column: 23, scope: !323, inlinedAt: !565)
!567 = !DILocation(line: 54, column: 85, scope: !559)
!568 = !DILocation(line: 57, column: 13, scope: !559)
!569 = !DILocation(line: 54, column: 96, scope: !559)
!570 = !DILocation(line: 54, column: 113, scope: !559)
!571 = !DILocation(line: 54, column: 130, scope: !559)
!572 = !DILocation(line: 54, column: 139, scope: !559)
!573 = !DILocation(line: 59, column: 12, scope: !559)
!574 = !DILocation(line: 59, column: 15, scope: !559)
!575 = !DILocation(line: 58, column: 4, scope: !559)
!576 = !DILocation(line: 58, column: 10, scope: !559)
!577 = !DILocation(line: 62, column: 19, scope: !559)
!578 = !DILocation(line: 56, column: 3, scope: !559)
!579 = !DILocation(line: 64, column: 14, scope: !559)
!580 = !DILocation(line: 64, column: 30, scope: !559)
!581 = !DILocation(line: 37, column: 19, scope: !343, inlinedAt: !580)
!582 = !DILocation(line: 37, column: 24, scope: !343, inlinedAt: !580)
!583 = !DILocation(line: 37, column: 59, scope: !343, inlinedAt: !580)
!584 = !DILocation(line: 37, column: 63, scope: !343, inlinedAt: !580)
!585 = !DILocation(line: 37, column: 47, scope: !343, inlinedAt: !580)
!586 = !DILocation(line: 64, column: 51, scope: !559)
!587 = !DILocation(line: 64, column: 54, scope: !559)
!588 = !DILocation(line: 65, column: 35, scope: !559)
!589 = !DILocation(line: 63, column: 38, scope: !317, inlinedAt: !562)
!590 = !DILocation(line: 72, column: 19, scope: !353, inlinedAt: !589)
!591 = !DILocation(line: 72, column: 13, scope: !353, inlinedAt: !589)
!592 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !589)
!593 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !589)
!594 = !DILocation(line: 63, column: 17, scope: !317, inlinedAt: !562)
!595 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !594)
!596 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !594)
!597 = !DILocation(line: 59, column: 54, scope: !363, inlinedAt: !596)
!598 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !597)
!599 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !597)
!600 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !596)
!601 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !594)
!602 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !594)
!603 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !594)
!604 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !603)
!605 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !596)
!606 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !603)
!607 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !594)
!608 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !594)
!609 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !594)
!610 = !DILocation(line: 63, column: 2, scope: !317, inlinedAt: !562)
!611 = !DILocation(line: 64, column: 6, scope: !317, inlinedAt: !562)
!612 = !DILocation(line: 64, column: 18, scope: !317, inlinedAt: !562)
!613 = !DILocation(line: 65, column: 39, scope: !317, inlinedAt: !562)
!614 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !613)
!615 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !613)
!616 = !DILocation(line: 65, column: 18, scope: !317, inlinedAt: !562)
!617 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !616)
!618 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !616)
!619 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !618)
!620 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !616)
!621 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !616)
!622 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !616)
!623 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !622)
!624 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !618)
!625 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !622)
!626 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !616)
!627 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !616)
!628 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !616)
!629 = !DILocation(line: 65, column: 3, scope: !317, inlinedAt: !562)
!630 = !DILocation(line: 64, column: 25, scope: !317, inlinedAt: !562)
!631 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !561)
!632 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !561)
!633 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !561)
!634 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !561)
!635 = !DILocation(line: 68, column: 6, scope: !559)
!636 = !DILocation(line: 68, column: 19, scope: !559)
!637 = !DILocation(line: 71, column: 4, scope: !559)
!638 = !DILocation(line: 72, column: 43, scope: !559)
!639 = !DILocation(line: 72, column: 24, scope: !559)
!640 = !DILocation(line: 7, column: 15, scope: !412, inlinedAt: !639)
!641 = !DILocation(line: 44, column: 16, scope: !411, inlinedAt: !640)
!642 = !DILocation(line: 65, column: 13, scope: !410, inlinedAt: !641)
!643 = !DILocation(line: 66, column: 7, scope: !410, inlinedAt: !641)
!644 = !DILocation(line: 64, column: 35, scope: !410, inlinedAt: !641)
!645 = !DILocation(line: 67, column: 7, scope: !410, inlinedAt: !641)
!646 = !DILocation(line: 67, column: 35, scope: !410, inlinedAt: !641)
!647 = !DILocation(line: 68, column: 23, scope: !410, inlinedAt: !641)
!648 = !DILocation(line: 7, column: 65, scope: !412, inlinedAt: !639)
!649 = !DILocation(line: 67, column: 40, scope: !410, inlinedAt: !641)
!650 = !DILocation(line: 72, column: 16, scope: !410, inlinedAt: !641)
!651 = !DILocation(line: 73, column: 6, scope: !410, inlinedAt: !641)
!652 = !DILocation(line: 73, column: 36, scope: !410, inlinedAt: !641)
!653 = !DILocation(line: 74, column: 16, scope: !410, inlinedAt: !641)
!654 = !DILocation(line: 75, column: 11, scope: !410, inlinedAt: !641)
!655 = !DILocation(line: 74, column: 3, scope: !410, inlinedAt: !641)
!656 = !DILocation(line: 78, column: 22, scope: !410, inlinedAt: !641)
!657 = !DILocation(line: 78, column: 41, scope: !410, inlinedAt: !641)
!658 = !DILocation(line: 79, column: 9, scope: !410, inlinedAt: !641)
!659 = !DILocation(line: 73, column: 41, scope: !410, inlinedAt: !641)
!660 = !DILocation(line: 82, column: 16, scope: !410, inlinedAt: !641)
!661 = !DILocation(line: 82, column: 2, scope: !411, inlinedAt: !640)
!662 = !DILocation(line: 45, column: 14, scope: !411, inlinedAt: !640)
!663 = !DILocation(line: 26, column: 44, scope: !438, inlinedAt: !662)
!664 = !DILocation(line: 26, column: 47, scope: !438, inlinedAt: !662)
!665 = !DILocation(line: 26, column: 59, scope: !438, inlinedAt: !662)
!666 = !DILocation(line: 26, column: 64, scope: !438, inlinedAt: !662)
!667 = !DILocation(line: 46, column: 7, scope: !411, inlinedAt: !640)
!668 = !DILocation(line: 49, column: 31, scope: !411, inlinedAt: !640)
!669 = !DILocation(line: 50, column: 10, scope: !411, inlinedAt: !640)
!670 = !DILocation(line: 51, column: 11, scope: !411, inlinedAt: !640)
!671 = !DILocation(line: 51, column: 14, scope: !411, inlinedAt: !640)
!672 = !DILocation(line: 52, column: 15, scope: !411, inlinedAt: !640)
!673 = !DILocation(line: 52, column: 17, scope: !411, inlinedAt: !640)
!674 = !DILocation(line: 52, column: 8, scope: !411, inlinedAt: !640)
!675 = !DILocation(line: 54, column: 10, scope: !411, inlinedAt: !640)
!676 = !DILocation(line: 55, column: 11, scope: !411, inlinedAt: !640)
!677 = !DILocation(line: 42, column: 50, scope: !411, inlinedAt: !640)
!678 = !DILocation(line: 56, column: 6, scope: !411, inlinedAt: !640)
!679 = !DILocation(line: 56, column: 16, scope: !411, inlinedAt: !640)
!680 = !DILocation(line: 57, column: 17, scope: !411, inlinedAt: !640)
!681 = !DILocation(line: 56, column: 21, scope: !411, inlinedAt: !640)
!682 = !DILocation(line: 73, column: 21, scope: !559)
!683 = !DILocation(line: 73, column: 24, scope: !559)
!684 = !DILocation(line: 74, column: 9, scope: !559)
!685 = !DILocation(line: 80, column: 21, scope: !464, inlinedAt: !684)
!686 = !DILocation(line: 80, column: 26, scope: !464, inlinedAt: !684)
!687 = !DILocation(line: 81, column: 19, scope: !464, inlinedAt: !684)
!688 = !DILocation(line: 81, column: 13, scope: !464, inlinedAt: !684)
!689 = !DILocation(line: 81, column: 23, scope: !464, inlinedAt: !684)
!690 = !DILocation(line: 82, column: 30, scope: !464, inlinedAt: !684)
!691 = !DILocation(line: 82, column: 18, scope: !464, inlinedAt: !684)
!692 = !DILocation(line: 74, column: 38, scope: !559)
!693 = !DILocation(line: 74, column: 42, scope: !559)
!694 = !DILocation(line: 74, column: 56, scope: !559)
!695 = !DILocation(line: 74, column: 27, scope: !559)
!696 = !DILocation(line: 77, column: 16, scope: !559)
!697 = !DILocation(line: 78, column: 12, scope: !559)
!698 = !DILocation(line: 78, column: 35, scope: !559)
!699 = !DILocation(line: 78, column: 29, scope: !559)
!700 = !DILocation(line: 78, column: 39, scope: !559)
!701 = !DILocation(line: 81, column: 14, scope: !559)
!702 = !DILocation(line: 81, column: 30, scope: !559)
!703 = !DILocation(line: 37, column: 19, scope: !343, inlinedAt: !702)
!704 = !DILocation(line: 37, column: 24, scope: !343, inlinedAt: !702)
!705 = !DILocation(line: 37, column: 59, scope: !343, inlinedAt: !702)
!706 = !DILocation(line: 37, column: 63, scope: !343, inlinedAt: !702)
!707 = !DILocation(line: 37, column: 47, scope: !343, inlinedAt: !702)
!708 = !DILocation(line: 67, column: 13, scope: !324, inlinedAt: !564)
!709 = !DILocation(line: 80, column: 21, scope: !464, inlinedAt: !708)
!710 = !DILocation(line: 80, column: 26, scope: !464, inlinedAt: !708)
!711 = !DILocation(line: 81, column: 19, scope: !464, inlinedAt: !708)
!712 = !DILocation(line: 81, column: 13, scope: !464, inlinedAt: !708)
!713 = !DILocation(line: 81, column: 23, scope: !464, inlinedAt: !708)
!714 = !DILocation(line: 82, column: 30, scope: !464, inlinedAt: !708)
!715 = !DILocation(line: 82, column: 18, scope: !464, inlinedAt: !708)
!716 = !DILocation(line: 69, column: 33, scope: !324, inlinedAt: !564)
!717 = !DILocation(line: 69, column: 33, scope: !559)
!718 = !DILocation(line: 70, column: 13, scope: !324, inlinedAt: !564)
!719 = !DILocation(line: 70, column: 3, scope: !324, inlinedAt: !564)
!720 = !DILocation(line: 72, column: 21, scope: !324, inlinedAt: !564)
!721 = !DILocation(line: 7, column: 15, scope: !412, inlinedAt: !720)
!722 = !DILocation(line: 44, column: 16, scope: !411, inlinedAt: !721)
!723 = !DILocation(line: 65, column: 13, scope: !410, inlinedAt: !722)
!724 = !DILocation(line: 66, column: 7, scope: !410, inlinedAt: !722)
!725 = !DILocation(line: 64, column: 35, scope: !410, inlinedAt: !722)
!726 = !DILocation(line: 67, column: 7, scope: !410, inlinedAt: !722)
!727 = !DILocation(line: 67, column: 35, scope: !410, inlinedAt: !722)
!728 = !DILocation(line: 68, column: 23, scope: !410, inlinedAt: !722)
!729 = !DILocation(line: 7, column: 65, scope: !412, inlinedAt: !720)
!730 = !DILocation(line: 67, column: 40, scope: !410, inlinedAt: !722)
!731 = !DILocation(line: 72, column: 16, scope: !410, inlinedAt: !722)
!732 = !DILocation(line: 73, column: 6, scope: !410, inlinedAt: !722)
!733 = !DILocation(line: 73, column: 36, scope: !410, inlinedAt: !722)
!734 = !DILocation(line: 74, column: 16, scope: !410, inlinedAt: !722)
!735 = !DILocation(line: 75, column: 11, scope: !410, inlinedAt: !722)
!736 = !DILocation(line: 74, column: 3, scope: !410, inlinedAt: !722)
!737 = !DILocation(line: 78, column: 22, scope: !410, inlinedAt: !722)
!738 = !DILocation(line: 78, column: 41, scope: !410, inlinedAt: !722)
!739 = !DILocation(line: 79, column: 9, scope: !410, inlinedAt: !722)
!740 = !DILocation(line: 73, column: 41, scope: !410, inlinedAt: !722)
!741 = !DILocation(line: 82, column: 16, scope: !410, inlinedAt: !722)
!742 = !DILocation(line: 82, column: 2, scope: !411, inlinedAt: !721)
!743 = !DILocation(line: 45, column: 14, scope: !411, inlinedAt: !721)
!744 = !DILocation(line: 26, column: 47, scope: !438, inlinedAt: !743)
!745 = !DILocation(line: 26, column: 59, scope: !438, inlinedAt: !743)
!746 = !DILocation(line: 26, column: 64, scope: !438, inlinedAt: !743)
!747 = !DILocation(line: 46, column: 7, scope: !411, inlinedAt: !721)
!748 = !DILocation(line: 49, column: 31, scope: !411, inlinedAt: !721)
!749 = !DILocation(line: 50, column: 10, scope: !411, inlinedAt: !721)
!750 = !DILocation(line: 51, column: 11, scope: !411, inlinedAt: !721)
!751 = !DILocation(line: 51, column: 14, scope: !411, inlinedAt: !721)
!752 = !DILocation(line: 52, column: 17, scope: !411, inlinedAt: !721)
!753 = !DILocation(line: 52, column: 8, scope: !411, inlinedAt: !721)
!754 = !DILocation(line: 54, column: 10, scope: !411, inlinedAt: !721)
!755 = !DILocation(line: 55, column: 11, scope: !411, inlinedAt: !721)
!756 = !DILocation(line: 42, column: 50, scope: !411, inlinedAt: !721)
!757 = !DILocation(line: 56, column: 6, scope: !411, inlinedAt: !721)
!758 = !DILocation(line: 56, column: 16, scope: !411, inlinedAt: !721)
!759 = !DILocation(line: 57, column: 17, scope: !411, inlinedAt: !721)
!760 = !DILocation(line: 56, column: 21, scope: !411, inlinedAt: !721)
!761 = !DILocation(line: 73, column: 22, scope: !324, inlinedAt: !564)
!762 = !DILocation(line: 55, column: 29, scope: !323, inlinedAt: !565)
!763 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !762)
!764 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !762)
!765 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !762)
!766 = !DILocation(line: 55, column: 8, scope: !323, inlinedAt: !565)
!767 = !DILocation(line: 39, column: 38, scope: !535, inlinedAt: !766)
!768 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !767)
!769 = !DILocation(line: 41, column: 32, scope: !535, inlinedAt: !766)
!770 = !DILocation(line: 53, column: 40, scope: !323, inlinedAt: !565)
!771 = !DILocation(line: 55, column: 60, scope: !323, inlinedAt: !565)
!772 = !DILocation(line: 55, column: 65, scope: !323, inlinedAt: !565)
!773 = !DILocation(line: 38, column: 18, scope: !535, inlinedAt: !766)
!774 = !DILocation(line: 39, column: 28, scope: !535, inlinedAt: !766)
!775 = !DILocation(line: 39, column: 52, scope: !535, inlinedAt: !766)
!776 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !767)
!777 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !767)
!778 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !767)
!779 = !DILocation(line: 39, column: 16, scope: !535, inlinedAt: !766)
!780 = !DILocation(line: 41, column: 29, scope: !535, inlinedAt: !766)
!781 = !DILocation(line: 41, column: 60, scope: !535, inlinedAt: !766)
!782 = !DILocation(line: 41, column: 55, scope: !535, inlinedAt: !766)
!783 = !DILocation(line: 41, column: 41, scope: !535, inlinedAt: !766)
!784 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !783)
!785 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !783)
!786 = !DILocation(line: 41, column: 17, scope: !535, inlinedAt: !766)
!787 = !DILocation(line: 84, column: 3, scope: !559)
!788 = !DILocation(line: 79, column: 4, scope: !559)
!789 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!790 = !DILocation(line: 91, column: 6, scope: !789)
!791 = !DILocation(line: 93, column: 10, scope: !789)
!792 = !DILocation(line: 43, column: 26, scope: !319, inlinedAt: !791)
!793 = !DILocation(line: 62, column: 21, scope: !317, inlinedAt: !792)
!794 = !DILocation(line: 92, column: 18, scope: !789)
!795 = !DILocation(line: 92, column: 21, scope: !789)
!796 = !DILocation(line: 92, column: 44, scope: !789)
!797 = !DILocation(line: 92, column: 38, scope: !789)
!798 = !DILocation(line: 92, column: 48, scope: !789)
!799 = !DILocation(line: 63, column: 38, scope: !317, inlinedAt: !792)
!800 = !DILocation(line: 72, column: 19, scope: !353, inlinedAt: !799)
!801 = !DILocation(line: 72, column: 13, scope: !353, inlinedAt: !799)
!802 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !799)
!803 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !799)
!804 = !DILocation(line: 63, column: 17, scope: !317, inlinedAt: !792)
!805 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !804)
!806 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !804)
!807 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !806)
!808 = !DILocation(line: 59, column: 54, scope: !363, inlinedAt: !806)
!809 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !808)
!810 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !808)
!811 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !804)
!812 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !804)
!813 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !804)
!814 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !813)
!815 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !806)
!816 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !813)
!817 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !804)
!818 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !804)
!819 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !804)
!820 = !DILocation(line: 63, column: 2, scope: !317, inlinedAt: !792)
!821 = !DILocation(line: 64, column: 6, scope: !317, inlinedAt: !792)
!822 = !DILocation(line: 64, column: 18, scope: !317, inlinedAt: !792)
!823 = !DILocation(line: 65, column: 39, scope: !317, inlinedAt: !792)
!824 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !823)
!825 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !823)
!826 = !DILocation(line: 65, column: 18, scope: !317, inlinedAt: !792)
!827 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !826)
!828 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !826)
!829 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !828)
!830 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !826)
!831 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !826)
!832 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !826)
!833 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !832)
!834 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !828)
!835 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !832)
!836 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !826)
!837 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !826)
!838 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !826)
!839 = !DILocation(line: 65, column: 3, scope: !317, inlinedAt: !792)
!840 = !DILocation(line: 64, column: 25, scope: !317, inlinedAt: !792)
!841 = !DILocation(line: 44, column: 12, scope: !789)
!842 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !791)
!843 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !791)
!844 = !DILocation(line: 46, column: 19, scope: !319, inlinedAt: !791)
!845 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !791)
!846 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !791)
!847 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!848 = !DILocation(line: 101, column: 6, scope: !847)
!849 = !DILocation(line: 113, column: 16, scope: !847)
!850 = !DILocation(line: 103, column: 21, scope: !847)
!851 = !DILocation(line: 113, column: 20, scope: !847)
!852 = !DILocation(line: 103, column: 6, scope: !847)
!853 = !DILocation(line: 103, column: 24, scope: !847)
!854 = !DILocation(line: 103, column: 29, scope: !847)
!855 = !DILocation(line: 104, column: 16, scope: !847)
!856 = !DILocation(line: 104, column: 11, scope: !847)
!857 = !DILocation(line: 104, column: 24, scope: !847)
!858 = !DILocation(line: 105, column: 10, scope: !847)
!859 = !DILocation(line: 105, column: 21, scope: !847)
!860 = !DILocation(line: 108, column: 26, scope: !847)
!861 = !DILocation(line: 108, column: 36, scope: !847)
!862 = !DILocation(line: 108, column: 39, scope: !847)
!863 = !DILocation(line: 108, column: 24, scope: !847)
!864 = !DILocation(line: 109, column: 34, scope: !847)
!865 = !DILocation(line: 110, column: 33, scope: !847)
!866 = !DILocation(line: 110, column: 36, scope: !847)
!867 = !DILocation(line: 110, column: 46, scope: !847)
!868 = !DILocation(line: 110, column: 54, scope: !847)
!869 = !DILocation(line: 110, column: 44, scope: !847)
!870 = !DILocation(line: 110, column: 28, scope: !847)
!871 = !DILocation(line: 110, column: 16, scope: !847)
!872 = !DILocation(line: 112, column: 17, scope: !847)
!873 = !DILocation(line: 114, column: 13, scope: !847)
!874 = !DILocation(line: 103, column: 53, scope: !847)
!875 = !DILocation(line: 103, column: 39, scope: !847)
!876 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!877 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!878 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!879 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!880 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!881 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!882 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!883 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!884 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!885 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!886 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!887 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!888 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!889 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!890 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!891 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!892 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!893 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
