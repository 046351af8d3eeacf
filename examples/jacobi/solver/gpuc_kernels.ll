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
	br i1 %3, label %b4, label %b52, !dbg !12

b4:
	%4 = ptrtoint float* %p0 to i64, !dbg !12
	%5 = and i64 %4, 15, !dbg !12
	%6 = icmp eq i64 %5, 0, !dbg !12
	%7 = icmp eq i64 %p1, 0, !dbg !12
	%8 = or i1 %6, %7, !dbg !12
	br i1 %8, label %b5, label %b51, !dbg !12

b5:
	%9 = ashr i64 %p1, 2, !dbg !12
	%10 = bitcast float* %p0 to { float, float, float, float }*, !dbg !12
	%11 = and i64 %p4, 3, !dbg !13
	%12 = icmp eq i64 %11, 0, !dbg !13
	br i1 %12, label %b6, label %b50, !dbg !13

b6:
	%13 = ptrtoint float* %p3 to i64, !dbg !13
	%14 = and i64 %13, 15, !dbg !13
	%15 = icmp eq i64 %14, 0, !dbg !13
	%16 = icmp eq i64 %p4, 0, !dbg !13
	%17 = or i1 %15, %16, !dbg !13
	br i1 %17, label %b7, label %b49, !dbg !13

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
	br i1 %32, label %b9_fail1, label %b9_ok1, !dbg !24, !prof !25

b9_ok1:
	%33 = bitcast { float, float, float, float }* %30 to <4 x float>*, !dbg !24
	%34 = load <4 x float>, <4 x float>* %33, align 16, !dbg !24
	%35 = extractelement <4 x float> %34, i32 0, !dbg !24
	%36 = extractelement <4 x float> %34, i32 1, !dbg !24
	%37 = extractelement <4 x float> %34, i32 2, !dbg !24
	%38 = extractelement <4 x float> %34, i32 3, !dbg !24
	%39 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 1, !dbg !24
	%40 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 2, !dbg !24
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %30, i32 0, i32 3, !dbg !24
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %24, !dbg !30
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 0, !dbg !30
	%44 = icmp uge i64 %24, %18, !dbg !30
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !30, !prof !25

b9_ok2:
	%45 = bitcast { float, float, float, float }* %42 to <4 x float>*, !dbg !30
	%46 = load <4 x float>, <4 x float>* %45, align 16, !dbg !30
	%47 = extractelement <4 x float> %46, i32 0, !dbg !30
	%48 = extractelement <4 x float> %46, i32 1, !dbg !30
	%49 = extractelement <4 x float> %46, i32 2, !dbg !30
	%50 = extractelement <4 x float> %46, i32 3, !dbg !30
	%51 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 1, !dbg !30
	%52 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 2, !dbg !30
	%53 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 3, !dbg !30
	%54 = sub i64 %p16, %p15, !dbg !31
	br label %b10, !dbg !31

b10:
	%55 = phi i64 [ %24, %b9_ok2 ], [ %80, %b33_ok2 ], !dbg !32
	%56 = phi float [ 0.000000e+00, %b9_ok2 ], [ %215, %b33_ok2 ], !dbg !33
	%57 = phi float [ %35, %b9_ok2 ], [ %73, %b33_ok2 ], !dbg !34
	%58 = phi float [ %36, %b9_ok2 ], [ %74, %b33_ok2 ], !dbg !34
	%59 = phi float [ %37, %b9_ok2 ], [ %75, %b33_ok2 ], !dbg !34
	%60 = phi float [ %38, %b9_ok2 ], [ %76, %b33_ok2 ], !dbg !34
	%61 = phi float [ %47, %b9_ok2 ], [ %86, %b33_ok2 ], !dbg !35
	%62 = phi float [ %48, %b9_ok2 ], [ %87, %b33_ok2 ], !dbg !35
	%63 = phi float [ %49, %b9_ok2 ], [ %88, %b33_ok2 ], !dbg !35
	%64 = phi float [ %50, %b9_ok2 ], [ %89, %b33_ok2 ], !dbg !35
	%65 = phi i64 [ %54, %b9_ok2 ], [ %216, %b33_ok2 ], !dbg !36
	%66 = icmp sge i64 %65, 2, !dbg !37
	br i1 %66, label %b11, label %b34, !dbg !37

b11:
	%67 = add i64 %55, %20, !dbg !38
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %67, !dbg !39
	%69 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %68, i32 0, i32 0, !dbg !39
	%70 = icmp uge i64 %67, %18, !dbg !39
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !39, !prof !25

b11_ok1:
	%71 = bitcast { float, float, float, float }* %68 to <4 x float>*, !dbg !39
	%72 = load <4 x float>, <4 x float>* %71, align 16, !dbg !39
	%73 = extractelement <4 x float> %72, i32 0, !dbg !39
	%74 = extractelement <4 x float> %72, i32 1, !dbg !39
	%75 = extractelement <4 x float> %72, i32 2, !dbg !39
	%76 = extractelement <4 x float> %72, i32 3, !dbg !39
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %68, i32 0, i32 1, !dbg !39
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %68, i32 0, i32 2, !dbg !39
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %68, i32 0, i32 3, !dbg !39
	%80 = add i64 %67, %20, !dbg !40
	%81 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %80, !dbg !41
	%82 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 0, !dbg !41
	%83 = icmp uge i64 %80, %18, !dbg !41
	br i1 %83, label %b11_fail2, label %b11_ok2, !dbg !41, !prof !25

b11_ok2:
	%84 = bitcast { float, float, float, float }* %81 to <4 x float>*, !dbg !41
	%85 = load <4 x float>, <4 x float>* %84, align 16, !dbg !41
	%86 = extractelement <4 x float> %85, i32 0, !dbg !41
	%87 = extractelement <4 x float> %85, i32 1, !dbg !41
	%88 = extractelement <4 x float> %85, i32 2, !dbg !41
	%89 = extractelement <4 x float> %85, i32 3, !dbg !41
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 1, !dbg !41
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 2, !dbg !41
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 3, !dbg !41
	%93 = mul i64 %55, 4, !dbg !42
	%94 = sub i64 %93, 1, !dbg !43
	%95 = getelementptr inbounds float, float* %p3, i64 %94, !dbg !44
	%96 = icmp uge i64 %94, %p4, !dbg !44
	br i1 %96, label %b11_fail3, label %b11_ok3, !dbg !44, !prof !25

b11_ok3:
	%97 = load float, float* %95, align 4, !dbg !44
	%98 = add i64 %93, 4, !dbg !45
	%99 = getelementptr inbounds float, float* %p3, i64 %98, !dbg !46
	%100 = icmp uge i64 %98, %p4, !dbg !46
	br i1 %100, label %b11_fail4, label %b11_ok4, !dbg !46, !prof !25

b11_ok4:
	%101 = load float, float* %99, align 4, !dbg !46
	%102 = mul i64 %67, 4, !dbg !47
	%103 = sub i64 %102, 1, !dbg !48
	%104 = getelementptr inbounds float, float* %p3, i64 %103, !dbg !49
	%105 = icmp uge i64 %103, %p4, !dbg !49
	br i1 %105, label %b11_fail5, label %b11_ok5, !dbg !49, !prof !25

b11_ok5:
	%106 = load float, float* %104, align 4, !dbg !49
	%107 = add i64 %102, 4, !dbg !50
	%108 = getelementptr inbounds float, float* %p3, i64 %107, !dbg !51
	%109 = icmp uge i64 %107, %p4, !dbg !51
	br i1 %109, label %b11_fail6, label %b11_ok6, !dbg !51, !prof !25

b11_ok6:
	%110 = load float, float* %108, align 4, !dbg !51
	%111 = fadd float %97, %62, !dbg !54
	%112 = fadd float %111, %57, !dbg !55
	%113 = fadd float %112, %73, !dbg !56
	%114 = fmul float %113, 2.500000e-01, !dbg !57
	%115 = fadd float %61, %63, !dbg !58
	%116 = fadd float %115, %58, !dbg !59
	%117 = fadd float %116, %74, !dbg !60
	%118 = fmul float %117, 2.500000e-01, !dbg !61
	%119 = fadd float %62, %64, !dbg !62
	%120 = fadd float %119, %59, !dbg !63
	%121 = fadd float %120, %75, !dbg !64
	%122 = fmul float %121, 2.500000e-01, !dbg !65
	%123 = fadd float %63, %101, !dbg !66
	%124 = fadd float %123, %60, !dbg !67
	%125 = fadd float %124, %76, !dbg !68
	%126 = fmul float %125, 2.500000e-01, !dbg !69
	%127 = fadd float %106, %74, !dbg !71
	%128 = fadd float %127, %61, !dbg !72
	%129 = fadd float %128, %86, !dbg !73
	%130 = fmul float %129, 2.500000e-01, !dbg !74
	%131 = fadd float %73, %75, !dbg !75
	%132 = fadd float %131, %62, !dbg !76
	%133 = fadd float %132, %87, !dbg !77
	%134 = fmul float %133, 2.500000e-01, !dbg !78
	%135 = fadd float %74, %76, !dbg !79
	%136 = fadd float %135, %63, !dbg !80
	%137 = fadd float %136, %88, !dbg !81
	%138 = fmul float %137, 2.500000e-01, !dbg !82
	%139 = fadd float %75, %110, !dbg !83
	%140 = fadd float %139, %64, !dbg !84
	%141 = fadd float %140, %89, !dbg !85
	%142 = fmul float %141, 2.500000e-01, !dbg !86
	br i1 %28, label %b33, label %b12, !dbg !70

b12:
	%143 = icmp eq i64 %p14, 0, !dbg !89
	br i1 %143, label %b13, label %b14, !dbg !89

b13:
	br label %b14, !dbg !90

b14:
	%144 = phi float [ %114, %b12 ], [ %61, %b13 ], !dbg !91
	%145 = sub i64 %p7, 1, !dbg !92
	%146 = icmp sge i64 %p14, %145, !dbg !93
	br i1 %146, label %b15, label %b16, !dbg !93

b15:
	br label %b16, !dbg !94

b16:
	%147 = phi float [ %144, %b14 ], [ %61, %b15 ], !dbg !95
	%148 = add i64 %p14, 1, !dbg !96
	%149 = icmp sge i64 %148, %145, !dbg !97
	br i1 %149, label %b17, label %b18, !dbg !97

b17:
	br label %b18, !dbg !98

b18:
	%150 = phi float [ %118, %b16 ], [ %62, %b17 ], !dbg !99
	%151 = add i64 %p14, 2, !dbg !100
	%152 = icmp sge i64 %151, %145, !dbg !101
	br i1 %152, label %b19, label %b20, !dbg !101

b19:
	br label %b20, !dbg !102

b20:
	%153 = phi float [ %122, %b18 ], [ %63, %b19 ], !dbg !103
	%154 = add i64 %p14, 3, !dbg !104
	%155 = icmp sge i64 %154, %145, !dbg !105
	br i1 %155, label %b21, label %b22, !dbg !105

b21:
	br label %b22, !dbg !106

b22:
	%156 = phi float [ %126, %b20 ], [ %64, %b21 ], !dbg !107
	br i1 %143, label %b23, label %b24, !dbg !109

b23:
	br label %b24, !dbg !110

b24:
	%157 = phi float [ %130, %b22 ], [ %73, %b23 ], !dbg !91
	br i1 %146, label %b25, label %b26, !dbg !111

b25:
	br label %b26, !dbg !112

b26:
	%158 = phi float [ %157, %b24 ], [ %73, %b25 ], !dbg !95
	br i1 %149, label %b27, label %b28, !dbg !113

b27:
	br label %b28, !dbg !114

b28:
	%159 = phi float [ %134, %b26 ], [ %74, %b27 ], !dbg !99
	br i1 %152, label %b29, label %b30, !dbg !115

b29:
	br label %b30, !dbg !116

b30:
	%160 = phi float [ %138, %b28 ], [ %75, %b29 ], !dbg !103
	br i1 %155, label %b31, label %b32, !dbg !117

b31:
	br label %b32, !dbg !118

b32:
	%161 = phi float [ %142, %b30 ], [ %76, %b31 ], !dbg !107
	br label %b33, !dbg !108

b33:
	%162 = phi float [ %114, %b11_ok6 ], [ %147, %b32 ], !dbg !119
	%163 = phi float [ %118, %b11_ok6 ], [ %150, %b32 ], !dbg !119
	%164 = phi float [ %122, %b11_ok6 ], [ %153, %b32 ], !dbg !119
	%165 = phi float [ %126, %b11_ok6 ], [ %156, %b32 ], !dbg !119
	%166 = phi float [ %130, %b11_ok6 ], [ %158, %b32 ], !dbg !120
	%167 = phi float [ %134, %b11_ok6 ], [ %159, %b32 ], !dbg !120
	%168 = phi float [ %138, %b11_ok6 ], [ %160, %b32 ], !dbg !120
	%169 = phi float [ %142, %b11_ok6 ], [ %161, %b32 ], !dbg !120
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %55, !dbg !121
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %170, i32 0, i32 0, !dbg !121
	%172 = icmp uge i64 %55, %9, !dbg !121
	br i1 %172, label %b33_fail1, label %b33_ok1, !dbg !121, !prof !25

b33_ok1:
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %170, i32 0, i32 1, !dbg !121
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %170, i32 0, i32 2, !dbg !121
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %170, i32 0, i32 3, !dbg !121
	%176 = bitcast { float, float, float, float }* %170 to <4 x float>*, !dbg !121
	%177 = insertelement <4 x float> undef, float %162, i32 0, !dbg !121
	%178 = insertelement <4 x float> %177, float %163, i32 1, !dbg !121
	%179 = insertelement <4 x float> %178, float %164, i32 2, !dbg !121
	%180 = insertelement <4 x float> %179, float %165, i32 3, !dbg !121
	store <4 x float> %180, <4 x float>* %176, align 16, !dbg !121
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %67, !dbg !122
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %181, i32 0, i32 0, !dbg !122
	%183 = icmp uge i64 %67, %9, !dbg !122
	br i1 %183, label %b33_fail2, label %b33_ok2, !dbg !122, !prof !25

b33_ok2:
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %181, i32 0, i32 1, !dbg !122
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %181, i32 0, i32 2, !dbg !122
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %181, i32 0, i32 3, !dbg !122
	%187 = bitcast { float, float, float, float }* %181 to <4 x float>*, !dbg !122
	%188 = insertelement <4 x float> undef, float %166, i32 0, !dbg !122
	%189 = insertelement <4 x float> %188, float %167, i32 1, !dbg !122
	%190 = insertelement <4 x float> %189, float %168, i32 2, !dbg !122
	%191 = insertelement <4 x float> %190, float %169, i32 3, !dbg !122
	store <4 x float> %191, <4 x float>* %187, align 16, !dbg !122
	%192 = fsub float %162, %61, !dbg !125
	%193 = fsub float %163, %62, !dbg !126
	%194 = fsub float %164, %63, !dbg !127
	%195 = fsub float %165, %64, !dbg !128
	%196 = fmul float %192, %192, !dbg !129
	%197 = fmul float %193, %193, !dbg !130
	%198 = fadd float %196, %197, !dbg !131
	%199 = fmul float %194, %194, !dbg !132
	%200 = fadd float %198, %199, !dbg !133
	%201 = fmul float %195, %195, !dbg !134
	%202 = fadd float %200, %201, !dbg !135
	%203 = fsub float %166, %73, !dbg !137
	%204 = fsub float %167, %74, !dbg !138
	%205 = fsub float %168, %75, !dbg !139
	%206 = fsub float %169, %76, !dbg !140
	%207 = fmul float %203, %203, !dbg !141
	%208 = fmul float %204, %204, !dbg !142
	%209 = fadd float %207, %208, !dbg !143
	%210 = fmul float %205, %205, !dbg !144
	%211 = fadd float %209, %210, !dbg !145
	%212 = fmul float %206, %206, !dbg !146
	%213 = fadd float %211, %212, !dbg !147
	%214 = fadd float %202, %213, !dbg !148
	%215 = fadd float %56, %214, !dbg !149
	%216 = sub i64 %65, 2, !dbg !150
	br label %b10, !dbg !150

b34:
	%217 = icmp sgt i64 %65, 0, !dbg !151
	br i1 %217, label %b35, label %b48, !dbg !151

b35:
	%218 = add i64 %55, %20, !dbg !152
	%219 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %218, !dbg !153
	%220 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %219, i32 0, i32 0, !dbg !153
	%221 = icmp uge i64 %218, %18, !dbg !153
	br i1 %221, label %b35_fail1, label %b35_ok1, !dbg !153, !prof !25

b35_ok1:
	%222 = bitcast { float, float, float, float }* %219 to <4 x float>*, !dbg !153
	%223 = load <4 x float>, <4 x float>* %222, align 16, !dbg !153
	%224 = extractelement <4 x float> %223, i32 0, !dbg !153
	%225 = extractelement <4 x float> %223, i32 1, !dbg !153
	%226 = extractelement <4 x float> %223, i32 2, !dbg !153
	%227 = extractelement <4 x float> %223, i32 3, !dbg !153
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %219, i32 0, i32 1, !dbg !153
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %219, i32 0, i32 2, !dbg !153
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %219, i32 0, i32 3, !dbg !153
	%231 = mul i64 %55, 4, !dbg !154
	%232 = sub i64 %231, 1, !dbg !155
	%233 = getelementptr inbounds float, float* %p3, i64 %232, !dbg !156
	%234 = icmp uge i64 %232, %p4, !dbg !156
	br i1 %234, label %b35_fail2, label %b35_ok2, !dbg !156, !prof !25

b35_ok2:
	%235 = load float, float* %233, align 4, !dbg !156
	%236 = add i64 %231, 4, !dbg !157
	%237 = getelementptr inbounds float, float* %p3, i64 %236, !dbg !158
	%238 = icmp uge i64 %236, %p4, !dbg !158
	br i1 %238, label %b35_fail3, label %b35_ok3, !dbg !158, !prof !25

b35_ok3:
	%239 = load float, float* %237, align 4, !dbg !158
	%240 = fadd float %235, %62, !dbg !160
	%241 = fadd float %240, %57, !dbg !161
	%242 = fadd float %241, %224, !dbg !162
	%243 = fmul float %242, 2.500000e-01, !dbg !163
	%244 = fadd float %61, %63, !dbg !164
	%245 = fadd float %244, %58, !dbg !165
	%246 = fadd float %245, %225, !dbg !166
	%247 = fmul float %246, 2.500000e-01, !dbg !167
	%248 = fadd float %62, %64, !dbg !168
	%249 = fadd float %248, %59, !dbg !169
	%250 = fadd float %249, %226, !dbg !170
	%251 = fmul float %250, 2.500000e-01, !dbg !171
	%252 = fadd float %63, %239, !dbg !172
	%253 = fadd float %252, %60, !dbg !173
	%254 = fadd float %253, %227, !dbg !174
	%255 = fmul float %254, 2.500000e-01, !dbg !175
	br i1 %28, label %b47, label %b36, !dbg !159

b36:
	%256 = icmp eq i64 %p14, 0, !dbg !177
	br i1 %256, label %b37, label %b38, !dbg !177

b37:
	br label %b38, !dbg !178

b38:
	%257 = phi float [ %243, %b36 ], [ %61, %b37 ], !dbg !91
	%258 = sub i64 %p7, 1, !dbg !179
	%259 = icmp sge i64 %p14, %258, !dbg !180
	br i1 %259, label %b39, label %b40, !dbg !180

b39:
	br label %b40, !dbg !181

b40:
	%260 = phi float [ %257, %b38 ], [ %61, %b39 ], !dbg !95
	%261 = add i64 %p14, 1, !dbg !182
	%262 = icmp sge i64 %261, %258, !dbg !183
	br i1 %262, label %b41, label %b42, !dbg !183

b41:
	br label %b42, !dbg !184

b42:
	%263 = phi float [ %247, %b40 ], [ %62, %b41 ], !dbg !99
	%264 = add i64 %p14, 2, !dbg !185
	%265 = icmp sge i64 %264, %258, !dbg !186
	br i1 %265, label %b43, label %b44, !dbg !186

b43:
	br label %b44, !dbg !187

b44:
	%266 = phi float [ %251, %b42 ], [ %63, %b43 ], !dbg !103
	%267 = add i64 %p14, 3, !dbg !188
	%268 = icmp sge i64 %267, %258, !dbg !189
	br i1 %268, label %b45, label %b46, !dbg !189

b45:
	br label %b46, !dbg !190

b46:
	%269 = phi float [ %255, %b44 ], [ %64, %b45 ], !dbg !107
	br label %b47, !dbg !176

b47:
	%270 = phi float [ %243, %b35_ok3 ], [ %260, %b46 ], !dbg !191
	%271 = phi float [ %247, %b35_ok3 ], [ %263, %b46 ], !dbg !191
	%272 = phi float [ %251, %b35_ok3 ], [ %266, %b46 ], !dbg !191
	%273 = phi float [ %255, %b35_ok3 ], [ %269, %b46 ], !dbg !191
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %55, !dbg !192
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 0, !dbg !192
	%276 = icmp uge i64 %55, %9, !dbg !192
	br i1 %276, label %b47_fail1, label %b47_ok1, !dbg !192, !prof !25

b47_ok1:
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 1, !dbg !192
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 2, !dbg !192
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 3, !dbg !192
	%280 = bitcast { float, float, float, float }* %274 to <4 x float>*, !dbg !192
	%281 = insertelement <4 x float> undef, float %270, i32 0, !dbg !192
	%282 = insertelement <4 x float> %281, float %271, i32 1, !dbg !192
	%283 = insertelement <4 x float> %282, float %272, i32 2, !dbg !192
	%284 = insertelement <4 x float> %283, float %273, i32 3, !dbg !192
	store <4 x float> %284, <4 x float>* %280, align 16, !dbg !192
	%285 = fsub float %270, %61, !dbg !194
	%286 = fsub float %271, %62, !dbg !195
	%287 = fsub float %272, %63, !dbg !196
	%288 = fsub float %273, %64, !dbg !197
	%289 = fmul float %285, %285, !dbg !198
	%290 = fmul float %286, %286, !dbg !199
	%291 = fadd float %289, %290, !dbg !200
	%292 = fmul float %287, %287, !dbg !201
	%293 = fadd float %291, %292, !dbg !202
	%294 = fmul float %288, %288, !dbg !203
	%295 = fadd float %293, %294, !dbg !204
	%296 = fadd float %56, %295, !dbg !205
	br label %b48, !dbg !205

b48:
	%297 = phi float [ %56, %b34 ], [ %296, %b47_ok1 ], !dbg !33
	ret float %297, !dbg !206

b49:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %14, i64 16), !dbg !13
	ret float undef, !dbg !13

b50:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p4, i64 4), !dbg !13
	ret float undef, !dbg !13

b51:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %5, i64 16), !dbg !12
	ret float undef, !dbg !12

b52:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p1, i64 4), !dbg !12
	ret float undef, !dbg !12

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %29, i64 %18), !dbg !24
	ret float undef, !dbg !24

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %24, i64 %18), !dbg !30
	ret float undef, !dbg !30

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %67, i64 %18), !dbg !39
	ret float undef, !dbg !39

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %80, i64 %18), !dbg !41
	ret float undef, !dbg !41

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %94, i64 %p4), !dbg !44
	ret float undef, !dbg !44

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %98, i64 %p4), !dbg !46
	ret float undef, !dbg !46

b11_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %103, i64 %p4), !dbg !49
	ret float undef, !dbg !49

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %107, i64 %p4), !dbg !51
	ret float undef, !dbg !51

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %55, i64 %9), !dbg !121
	ret float undef, !dbg !121

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %67, i64 %9), !dbg !122
	ret float undef, !dbg !122

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %218, i64 %18), !dbg !153
	ret float undef, !dbg !153

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %232, i64 %p4), !dbg !156
	ret float undef, !dbg !156

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %236, i64 %p4), !dbg !158
	ret float undef, !dbg !158

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %55, i64 %9), !dbg !192
	ret float undef, !dbg !192
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind convergent !dbg !207 {
entry:
	br label %b0, !dbg !208

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !213
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214, !range !26
	%2 = sext i32 %1 to i64, !dbg !214
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !214, !range !28
	%4 = sext i32 %3 to i64, !dbg !214
	br label %b1, !dbg !215

b1:
	%5 = phi float [ 0.000000e+00, %b0 ], [ %163, %b20 ], !dbg !216
	%6 = phi i64 [ %2, %b0 ], [ %164, %b20 ], !dbg !217
	%7 = icmp slt i64 %6, %p13, !dbg !218
	br i1 %7, label %b2, label %b21, !dbg !218

b2:
	%8 = icmp eq i64 %4, 0, !dbg !219
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !220, !range !221
	%10 = sext i32 %9 to i64, !dbg !220
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !220, !range !222
	%12 = sext i32 %11 to i64, !dbg !220
	%13 = sub i64 %12, 1, !dbg !223
	%14 = icmp eq i64 %4, %13, !dbg !224
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225, !range !226
	%16 = sext i32 %15 to i64, !dbg !225
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !225, !range !226
	%18 = sext i32 %17 to i64, !dbg !225
	%19 = mul i64 %12, %18, !dbg !227
	%20 = mul i64 %4, %18, !dbg !228
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229, !range !27
	%22 = sext i32 %21 to i64, !dbg !229
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !229, !range !27
	%24 = sext i32 %23 to i64, !dbg !229
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !229, !range !29
	%26 = add i64 %20, %24, !dbg !230
	%27 = mul i64 %p6, %26, !dbg !231
	%28 = icmp eq i64 %19, -1, !dbg !232
	%29 = select i1 %28, i64 1, i64 %19, !dbg !232
	%30 = sdiv i64 %27, %29, !dbg !232
	%31 = sub i64 0, %27, !dbg !232
	%32 = select i1 %28, i64 %31, i64 %30, !dbg !232
	%33 = add i64 %26, 1, !dbg !233
	%34 = mul i64 %p6, %33, !dbg !234
	%35 = icmp eq i64 %19, -1, !dbg !235
	%36 = select i1 %35, i64 1, i64 %19, !dbg !235
	%37 = sdiv i64 %34, %36, !dbg !235
	%38 = sub i64 0, %34, !dbg !235
	%39 = select i1 %35, i64 %38, i64 %37, !dbg !235
	%40 = mul i64 %6, %16, !dbg !236
	%41 = add i64 %40, %22, !dbg !237
	%42 = mul i64 %41, 4, !dbg !238
	br i1 %8, label %b4, label %b3, !dbg !238

b3:
	br i1 %14, label %b4, label %b20, !dbg !238

b4:
	%43 = mul i32 %17, %25, !dbg !239
	%44 = add i32 %23, %43, !dbg !239
	%45 = mul i32 %15, %44, !dbg !239
	%46 = add i32 %21, %45, !dbg !239
	%47 = sext i32 %46 to i64, !dbg !239
	%48 = icmp eq i64 %47, 0, !dbg !240
	br i1 %48, label %b5, label %b9, !dbg !240

b5:
	br i1 %8, label %b6, label %b7, !dbg !240

b6:
	%49 = sub i64 %p14, 1, !dbg !241
	%50 = urem i64 %49, 2, !dbg !244
	%51 = mul i64 %50, 2, !dbg !246
	%52 = mul i64 %51, %p13, !dbg !247
	%53 = add i64 %52, %6, !dbg !248
	%54 = getelementptr inbounds i64, i64* %p4, i64 %53, !dbg !249
	%55 = icmp uge i64 %53, %p5, !dbg !249
	%56 = icmp eq i64* %54, null, !dbg !250
	%57 = or i1 %55, %56, !dbg !250
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !250, !prof !25

b6_ok1:
	%58 = bitcast i64* %54 to i8*, !dbg !250
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %49, i32 1, i8* %ctrl, i32 4), !dbg !250
	br label %b7, !dbg !250

b7:
	br i1 %14, label %b8, label %b9, !dbg !250

b8:
	%60 = sub i64 %p14, 1, !dbg !251
	%61 = urem i64 %60, 2, !dbg !253
	%62 = mul i64 %61, 2, !dbg !255
	%63 = add i64 %62, 1, !dbg !256
	%64 = mul i64 %63, %p13, !dbg !257
	%65 = add i64 %64, %6, !dbg !258
	%66 = getelementptr inbounds i64, i64* %p4, i64 %65, !dbg !259
	%67 = icmp uge i64 %65, %p5, !dbg !259
	%68 = icmp eq i64* %66, null, !dbg !260
	%69 = or i1 %67, %68, !dbg !260
	br i1 %69, label %b8_fail1, label %b8_ok1, !dbg !260, !prof !25

b8_ok1:
	%70 = bitcast i64* %66 to i8*, !dbg !260
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 5, i64 %60, i32 1, i8* %ctrl, i32 6), !dbg !260
	br label %b9, !dbg !260

b9:
	call void @llvm.nvvm.barrier0(), !dbg !261
	br i1 %8, label %b10, label %b12, !dbg !261

b10:
	%72 = icmp eq i64 %24, 0, !dbg !262
	br i1 %72, label %b11, label %b12, !dbg !262

b11:
	%73 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 0, i64 1, i8* %ctrl), !dbg !263
	%74 = fadd float 0.000000e+00, %73, !dbg !264
	br label %b12, !dbg !264

b12:
	%75 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %74, %b11 ], !dbg !265
	br i1 %14, label %b13, label %b16, !dbg !265

b13:
	%76 = sub i64 %18, 1, !dbg !266
	%77 = icmp eq i64 %24, %76, !dbg !267
	br i1 %77, label %b14, label %b16, !dbg !267

b14:
	%78 = icmp sgt i64 %p6, 1, !dbg !268
	br i1 %78, label %b15, label %b16, !dbg !268

b15:
	%79 = sub i64 %p6, 1, !dbg !269
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 %79, i64 %p6, i8* %ctrl), !dbg !270
	%81 = fadd float %75, %80, !dbg !271
	br label %b16, !dbg !271

b16:
	%82 = phi float [ %75, %b12 ], [ %75, %b13 ], [ %75, %b14 ], [ %81, %b15 ], !dbg !265
	call void @llvm.nvvm.barrier0(), !dbg !272
	br i1 %8, label %b17, label %b18, !dbg !272

b17:
	%83 = add i64 %p12, 1, !dbg !273
	%84 = mul i64 %16, 4, !dbg !274
	%85 = mul i64 %6, %84, !dbg !275
	%86 = add i64 %85, %84, !dbg !276
	%87 = icmp slt i64 %86, %p8, !dbg !277
	%88 = select i1 %87, i64 %86, i64 %p8, !dbg !277
	%89 = mul i64 %83, %p8, !dbg !278
	%90 = add i64 %89, %85, !dbg !279
	%91 = add i64 %89, %88, !dbg !280
	%92 = sub i64 %88, %85, !dbg !281
	%93 = getelementptr inbounds float, float* %p0, i64 %90, !dbg !281
	%94 = add i64 %p8, %85, !dbg !282
	%95 = add i64 %p8, %88, !dbg !283
	%96 = getelementptr inbounds float, float* %p0, i64 %94, !dbg !284
	%97 = icmp ugt i64 %91, %p1, !dbg !281
	%98 = icmp ugt i64 %90, %91, !dbg !281
	%99 = icmp ugt i64 %95, %p1, !dbg !284
	%100 = icmp ugt i64 %94, %95, !dbg !284
	%101 = or i1 %97, %98, !dbg !284
	%102 = or i1 %101, %99, !dbg !284
	%103 = or i1 %102, %100, !dbg !284
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !284, !prof !25

b17_ok1:
	%104 = urem i64 %p14, 2, !dbg !286
	%105 = mul i64 %104, 2, !dbg !288
	%106 = add i64 %105, 1, !dbg !289
	%107 = mul i64 %106, %p13, !dbg !290
	%108 = add i64 %107, %6, !dbg !291
	%109 = getelementptr inbounds i64, i64* %p4, i64 %108, !dbg !292
	%110 = sext i32 %0 to i64, !dbg !213
	%111 = mul i64 %92, 4, !dbg !213
	%112 = trunc i64 %p10 to i32, !dbg !213
	%113 = icmp uge i64 %108, %p5, !dbg !292
	%114 = icmp uge i64 %p10, %110, !dbg !213
	%115 = icmp eq i64* %109, null, !dbg !213
	%116 = or i1 %113, %114, !dbg !213
	%117 = or i1 %116, %115, !dbg !213
	br i1 %117, label %b17_fail5, label %b17_ok5, !dbg !213, !prof !25

b17_ok5:
	%118 = bitcast float* %93 to i8*, !dbg !213
	%119 = bitcast float* %96 to i8*, !dbg !213
	%120 = bitcast i64* %109 to i8*, !dbg !213
	call void @gpuc_put_signal_nbi_block(i8* %118, i8* %119, i64 %111, i8* %120, i64 %p14, i32 9, i32 %112), !dbg !213
	br label %b18, !dbg !212

b18:
	br i1 %14, label %b19, label %b20, !dbg !212

b19:
	%121 = mul i64 %16, 4, !dbg !294
	%122 = mul i64 %6, %121, !dbg !295
	%123 = add i64 %122, %121, !dbg !296
	%124 = icmp slt i64 %123, %p8, !dbg !297
	%125 = select i1 %124, i64 %123, i64 %p8, !dbg !297
	%126 = sub i64 %125, %122, !dbg !298
	%127 = getelementptr inbounds float, float* %p0, i64 %122, !dbg !298
	%128 = mul i64 %p6, %p8, !dbg !299
	%129 = add i64 %128, %122, !dbg !300
	%130 = add i64 %128, %125, !dbg !301
	%131 = getelementptr inbounds float, float* %p0, i64 %129, !dbg !302
	%132 = icmp ugt i64 %125, %p1, !dbg !298
	%133 = icmp ugt i64 %122, %125, !dbg !298
	%134 = icmp ugt i64 %130, %p1, !dbg !302
	%135 = icmp ugt i64 %129, %130, !dbg !302
	%136 = or i1 %132, %133, !dbg !302
	%137 = or i1 %136, %134, !dbg !302
	%138 = or i1 %137, %135, !dbg !302
	br i1 %138, label %b19_fail1, label %b19_ok1, !dbg !302, !prof !25

b19_ok1:
	%139 = urem i64 %p14, 2, !dbg !304
	%140 = mul i64 %139, 2, !dbg !306
	%141 = mul i64 %140, %p13, !dbg !307
	%142 = add i64 %141, %6, !dbg !308
	%143 = getelementptr inbounds i64, i64* %p4, i64 %142, !dbg !309
	%144 = sext i32 %0 to i64, !dbg !310
	%145 = mul i64 %126, 4, !dbg !310
	%146 = trunc i64 %p11 to i32, !dbg !310
	%147 = icmp uge i64 %142, %p5, !dbg !309
	%148 = icmp uge i64 %p11, %144, !dbg !310
	%149 = icmp eq i64* %143, null, !dbg !310
	%150 = or i1 %147, %148, !dbg !310
	%151 = or i1 %150, %149, !dbg !310
	br i1 %151, label %b19_fail5, label %b19_ok5, !dbg !310, !prof !25

b19_ok5:
	%152 = bitcast float* %127 to i8*, !dbg !310
	%153 = bitcast float* %131 to i8*, !dbg !310
	%154 = bitcast i64* %143 to i8*, !dbg !310
	call void @gpuc_put_signal_nbi_block(i8* %152, i8* %153, i64 %145, i8* %154, i64 %p14, i32 9, i32 %146), !dbg !310
	br label %b20, !dbg !293

b20:
	%155 = phi float [ 0.000000e+00, %b3 ], [ %82, %b18 ], [ %82, %b19_ok5 ], !dbg !265
	%156 = icmp sgt i64 %32, 1, !dbg !311
	%157 = select i1 %156, i64 %32, i64 1, !dbg !311
	%158 = sub i64 %p6, 1, !dbg !312
	%159 = icmp slt i64 %39, %158, !dbg !313
	%160 = select i1 %159, i64 %39, i64 %158, !dbg !313
	%161 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 %157, i64 %160, i8* %ctrl), !dbg !314
	%162 = fadd float %155, %161, !dbg !315
	%163 = fadd float %5, %162, !dbg !316
	%164 = add i64 %6, %10, !dbg !317
	br label %b1, !dbg !317

b21:
	ret float %5, !dbg !318

b6_fail1:
	%165 = icmp uge i64 %53, %p5, !dbg !249
	br i1 %165, label %b6_fail2, label %b6_ok2, !dbg !249

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %53, i64 %p5), !dbg !249
	ret float undef, !dbg !249

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !250
	ret float undef, !dbg !250

b8_fail1:
	%166 = icmp uge i64 %65, %p5, !dbg !259
	br i1 %166, label %b8_fail2, label %b8_ok2, !dbg !259

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %65, i64 %p5), !dbg !259
	ret float undef, !dbg !259

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !260
	ret float undef, !dbg !260

b17_fail1:
	%167 = icmp ugt i64 %91, %p1, !dbg !281
	br i1 %167, label %b17_fail2, label %b17_ok2, !dbg !281

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %91, i64 %p1), !dbg !281
	ret float undef, !dbg !281

b17_ok2:
	%168 = icmp ugt i64 %90, %91, !dbg !281
	br i1 %168, label %b17_fail3, label %b17_ok3, !dbg !281

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %90, i64 %91), !dbg !281
	ret float undef, !dbg !281

b17_ok3:
	%169 = icmp ugt i64 %95, %p1, !dbg !284
	br i1 %169, label %b17_fail4, label %b17_ok4, !dbg !284

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %95, i64 %p1), !dbg !284
	ret float undef, !dbg !284

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %94, i64 %95), !dbg !284
	ret float undef, !dbg !284

b17_fail5:
	%170 = icmp uge i64 %108, %p5, !dbg !292
	br i1 %170, label %b17_fail6, label %b17_ok6, !dbg !292

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %108, i64 %p5), !dbg !292
	ret float undef, !dbg !292

b17_ok6:
	%171 = icmp uge i64 %p10, %110, !dbg !213
	br i1 %171, label %b17_fail7, label %b17_ok7, !dbg !213

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p10, i64 %110), !dbg !213
	ret float undef, !dbg !213

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !213
	ret float undef, !dbg !213

b19_fail1:
	%172 = icmp ugt i64 %125, %p1, !dbg !298
	br i1 %172, label %b19_fail2, label %b19_ok2, !dbg !298

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %125, i64 %p1), !dbg !298
	ret float undef, !dbg !298

b19_ok2:
	%173 = icmp ugt i64 %122, %125, !dbg !298
	br i1 %173, label %b19_fail3, label %b19_ok3, !dbg !298

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %122, i64 %125), !dbg !298
	ret float undef, !dbg !298

b19_ok3:
	%174 = icmp ugt i64 %130, %p1, !dbg !302
	br i1 %174, label %b19_fail4, label %b19_ok4, !dbg !302

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %130, i64 %p1), !dbg !302
	ret float undef, !dbg !302

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %129, i64 %130), !dbg !302
	ret float undef, !dbg !302

b19_fail5:
	%175 = icmp uge i64 %142, %p5, !dbg !309
	br i1 %175, label %b19_fail6, label %b19_ok6, !dbg !309

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %142, i64 %p5), !dbg !309
	ret float undef, !dbg !309

b19_ok6:
	%176 = icmp uge i64 %p11, %144, !dbg !310
	br i1 %176, label %b19_fail7, label %b19_ok7, !dbg !310

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p11, i64 %144), !dbg !310
	ret float undef, !dbg !310

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !310
	ret float undef, !dbg !310
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !319 {
entry:
	br label %b0, !dbg !320

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !327
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !332
	%2 = fcmp oge double %p27, 0.000000e+00, !dbg !333
	br i1 %2, label %b1, label %b5, !dbg !333

b1:
	%3 = sub i64 %p24, 1, !dbg !334
	%4 = urem i64 %3, 2, !dbg !335
	%5 = getelementptr inbounds i64, i64* %p22, i64 %4, !dbg !336
	%6 = icmp uge i64 %4, %p23, !dbg !336
	br i1 %6, label %b1_fail1, label %b1_ok1, !dbg !336, !prof !25

b1_ok1:
	%7 = load i64, i64* %5, align 8, !dbg !336
	%8 = icmp ne i64 %7, 0, !dbg !337
	br i1 %8, label %b2, label %b5, !dbg !337

b2:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !338, !range !26
	%10 = sext i32 %9 to i64, !dbg !338
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !338, !range !28
	%12 = sext i32 %11 to i64, !dbg !338
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !338, !range !28
	%14 = sext i32 %13 to i64, !dbg !338
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !338, !range !221
	%16 = sext i32 %15 to i64, !dbg !338
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !338, !range !222
	%18 = sext i32 %17 to i64, !dbg !338
	%19 = mul i64 %18, %14, !dbg !338
	%20 = add i64 %12, %19, !dbg !338
	%21 = mul i64 %16, %20, !dbg !338
	%22 = add i64 %10, %21, !dbg !338
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !226
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !226
	%25 = mul i32 %23, %24, !dbg !338
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !338, !range !339
	%27 = mul i32 %25, %26, !dbg !338
	%28 = sext i32 %27 to i64, !dbg !338
	%29 = mul i64 %22, %28, !dbg !338
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !27
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !27
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !29
	%33 = mul i32 %24, %32, !dbg !338
	%34 = add i32 %31, %33, !dbg !338
	%35 = mul i32 %23, %34, !dbg !338
	%36 = add i32 %30, %35, !dbg !338
	%37 = sext i32 %36 to i64, !dbg !338
	%38 = add i64 %29, %37, !dbg !338
	%39 = icmp eq i64 %38, 0, !dbg !340
	br i1 %39, label %b3, label %b4, !dbg !340

b3:
	%40 = urem i64 %p24, 2, !dbg !341
	%41 = getelementptr inbounds i64, i64* %p22, i64 %40, !dbg !342
	%42 = icmp uge i64 %40, %p23, !dbg !342
	br i1 %42, label %b3_fail1, label %b3_ok1, !dbg !342, !prof !25

b3_ok1:
	store i64 %7, i64* %41, align 8, !dbg !342
	br label %b4, !dbg !342

b4:
	ret void, !dbg !343

b5:
	%43 = icmp sgt i64 %p6, 0, !dbg !344
	br i1 %43, label %b6, label %b7, !dbg !344

b6:
	%44 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !345
	br label %b7, !dbg !345

b7:
	%45 = phi float [ 0.000000e+00, %b5 ], [ %44, %b6 ], !dbg !346
	%46 = icmp ne i32 %p26, 0, !dbg !347
	br i1 %46, label %b8, label %b16, !dbg !347

b8:
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !26
	%48 = sext i32 %47 to i64, !dbg !350
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !28
	%50 = sext i32 %49 to i64, !dbg !350
	%51 = icmp eq i64 %48, 0, !dbg !351
	br i1 %51, label %b9, label %b16, !dbg !351

b9:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !352, !range !222
	%53 = sext i32 %52 to i64, !dbg !352
	%54 = sdiv i64 %53, 2, !dbg !353
	%55 = icmp eq i64 %50, %54, !dbg !354
	br i1 %55, label %b10, label %b16, !dbg !349

b10:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !355, !range !27
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !355, !range !27
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !355, !range !29
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !355, !range !226
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !355, !range !226
	%61 = mul i32 %60, %58, !dbg !355
	%62 = add i32 %57, %61, !dbg !355
	%63 = mul i32 %59, %62, !dbg !355
	%64 = add i32 %56, %63, !dbg !355
	%65 = sext i32 %64 to i64, !dbg !355
	%66 = icmp eq i64 %65, 0, !dbg !356
	br i1 %66, label %b11, label %b16, !dbg !356

b11:
	%67 = sub i64 %p24, 1, !dbg !357
	%68 = sext i32 %0 to i64, !dbg !327
	%69 = urem i32 %p26, 2, !dbg !360
	%70 = zext i32 %69 to i64, !dbg !361
	%71 = mul i64 %70, %68, !dbg !362
	%72 = mul i64 %71, 2, !dbg !363
	%73 = getelementptr inbounds i64, i64* %p18, i64 %72, !dbg !367
	%74 = zext i32 %p26 to i64, !dbg !372
	%75 = shl i64 %74, 32, !dbg !373
	%76 = icmp uge i64 %72, %p19, !dbg !367
	%77 = icmp eq i64* %73, null, !dbg !374
	%78 = or i1 %76, %77, !dbg !374
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !374, !prof !25

b11_ok1:
	%79 = bitcast i64* %73 to i8*, !dbg !374
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %75, i32 1, i8* %ctrl, i32 22), !dbg !374
	%81 = and i64 %80, 4294967295, !dbg !375
	%82 = add i64 %72, 1, !dbg !376
	%83 = getelementptr inbounds i64, i64* %p18, i64 %82, !dbg !377
	%84 = icmp uge i64 %82, %p19, !dbg !377
	%85 = icmp eq i64* %83, null, !dbg !379
	%86 = or i1 %84, %85, !dbg !379
	br i1 %86, label %b11_fail3, label %b11_ok3, !dbg !379, !prof !25

b11_ok3:
	%87 = bitcast i64* %83 to i8*, !dbg !379
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %75, i32 1, i8* %ctrl, i32 22), !dbg !379
	%89 = and i64 %88, 4294967295, !dbg !380
	%90 = shl i64 %89, 32, !dbg !381
	%91 = or i64 %81, %90, !dbg !382
	%92 = bitcast i64 %91 to double, !dbg !383
	br label %b12, !dbg !366

b12:
	%93 = phi double [ %92, %b11_ok3 ], [ %116, %b13_ok3 ], !dbg !384
	%94 = phi i64 [ 1, %b11_ok3 ], [ %117, %b13_ok3 ], !dbg !385
	%95 = icmp slt i64 %94, %68, !dbg !386
	br i1 %95, label %b13, label %b14, !dbg !386

b13:
	%96 = add i64 %71, %94, !dbg !388
	%97 = mul i64 %96, 2, !dbg !389
	%98 = getelementptr inbounds i64, i64* %p18, i64 %97, !dbg !391
	%99 = icmp uge i64 %97, %p19, !dbg !391
	%100 = icmp eq i64* %98, null, !dbg !393
	%101 = or i1 %99, %100, !dbg !393
	br i1 %101, label %b13_fail1, label %b13_ok1, !dbg !393, !prof !25

b13_ok1:
	%102 = bitcast i64* %98 to i8*, !dbg !393
	%103 = call i64 @gpuc_signal_wait_until_thread(i8* %102, i32 5, i64 %75, i32 1, i8* %ctrl, i32 22), !dbg !393
	%104 = and i64 %103, 4294967295, !dbg !394
	%105 = add i64 %97, 1, !dbg !395
	%106 = getelementptr inbounds i64, i64* %p18, i64 %105, !dbg !396
	%107 = icmp uge i64 %105, %p19, !dbg !396
	%108 = icmp eq i64* %106, null, !dbg !398
	%109 = or i1 %107, %108, !dbg !398
	br i1 %109, label %b13_fail3, label %b13_ok3, !dbg !398, !prof !25

b13_ok3:
	%110 = bitcast i64* %106 to i8*, !dbg !398
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %75, i32 1, i8* %ctrl, i32 22), !dbg !398
	%112 = and i64 %111, 4294967295, !dbg !399
	%113 = shl i64 %112, 32, !dbg !400
	%114 = or i64 %104, %113, !dbg !401
	%115 = bitcast i64 %114 to double, !dbg !402
	%116 = fadd double %93, %115, !dbg !403
	%117 = add i64 %94, 1, !dbg !404
	br label %b12, !dbg !404

b14:
	%118 = getelementptr inbounds double, double* %p20, i64 0, !dbg !405
	%119 = icmp uge i64 0, %p21, !dbg !405
	br i1 %119, label %b14_fail1, label %b14_ok1, !dbg !405, !prof !25

b14_ok1:
	store double %93, double* %118, align 8, !dbg !405
	%120 = fcmp ole double %93, %p27, !dbg !406
	br i1 %120, label %b15, label %b16, !dbg !406

b15:
	%121 = urem i64 %p24, 2, !dbg !407
	%122 = getelementptr inbounds i64, i64* %p22, i64 %121, !dbg !408
	%123 = icmp uge i64 %121, %p23, !dbg !408
	br i1 %123, label %b15_fail1, label %b15_ok1, !dbg !408, !prof !25

b15_ok1:
	store i64 %67, i64* %122, align 8, !dbg !408
	br label %b16, !dbg !408

b16:
	%124 = icmp ne i32 %p25, 0, !dbg !409
	br i1 %124, label %b17, label %b62, !dbg !409

b17:
	%125 = fpext float %45 to double, !dbg !412
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420, !range !27
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !420, !range !27
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !420, !range !29
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !226
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !226
	%131 = mul i32 %130, %128, !dbg !420
	%132 = add i32 %127, %131, !dbg !420
	%133 = mul i32 %129, %132, !dbg !420
	%134 = add i32 %126, %133, !dbg !420
	%135 = and i32 %134, -32, !dbg !420
	%136 = mul i32 %129, %130, !dbg !420
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !339
	%138 = mul i32 %136, %137, !dbg !420
	%139 = sub i32 %138, %135, !dbg !420
	%140 = icmp slt i32 %139, 32, !dbg !420
	%141 = select i1 %140, i32 %139, i32 32, !dbg !420
	%142 = sext i32 %141 to i64, !dbg !420
	%143 = icmp eq i64 %142, 32, !dbg !421
	br i1 %143, label %b18, label %b20, !dbg !421

b18:
	%144 = phi double [ %125, %b17 ], [ %161, %b19 ], !dbg !422
	%145 = phi i64 [ 16, %b17 ], [ %162, %b19 ], !dbg !423
	%146 = icmp sgt i64 %145, 0, !dbg !424
	br i1 %146, label %b19, label %b28, !dbg !424

b19:
	%147 = trunc i64 %145 to i32, !dbg !425
	%148 = bitcast double %144 to i64, !dbg !425
	%149 = trunc i64 %148 to i32, !dbg !425
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %149, i32 %147, i32 31), !dbg !425
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !425
	%152 = lshr i64 %148, 32, !dbg !425
	%153 = trunc i64 %152 to i32, !dbg !425
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %147, i32 31), !dbg !425
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !425
	%156 = zext i32 %155 to i64, !dbg !425
	%157 = shl i64 %156, 32, !dbg !425
	%158 = zext i32 %151 to i64, !dbg !425
	%159 = or i64 %158, %157, !dbg !425
	%160 = bitcast i64 %159 to double, !dbg !425
	%161 = fadd double %144, %160, !dbg !426
	%162 = sdiv i64 %145, 2, !dbg !427
	br label %b18, !dbg !427

b20:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !428, !range !429
	%164 = sext i32 %163 to i64, !dbg !428
	br label %b21, !dbg !428

b21:
	%165 = phi double [ %125, %b20 ], [ %187, %b26 ], !dbg !422
	%166 = phi i64 [ 16, %b20 ], [ %188, %b26 ], !dbg !430
	%167 = icmp sgt i64 %166, 0, !dbg !431
	br i1 %167, label %b22, label %b27, !dbg !431

b22:
	%168 = add i64 %164, %166, !dbg !432
	%169 = icmp sge i64 %168, %142, !dbg !433
	br i1 %169, label %b23, label %b24, !dbg !433

b23:
	br label %b24, !dbg !433

b24:
	%170 = phi i64 [ %168, %b22 ], [ %164, %b23 ], !dbg !434
	%171 = trunc i64 %170 to i32, !dbg !435
	%172 = bitcast double %165 to i64, !dbg !435
	%173 = trunc i64 %172 to i32, !dbg !435
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %171, i32 31), !dbg !435
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !435
	%176 = lshr i64 %172, 32, !dbg !435
	%177 = trunc i64 %176 to i32, !dbg !435
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %171, i32 31), !dbg !435
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !435
	%180 = zext i32 %179 to i64, !dbg !435
	%181 = shl i64 %180, 32, !dbg !435
	%182 = zext i32 %175 to i64, !dbg !435
	%183 = or i64 %182, %181, !dbg !435
	%184 = bitcast i64 %183 to double, !dbg !435
	%185 = icmp ne i64 %170, %164, !dbg !436
	br i1 %185, label %b25, label %b26, !dbg !436

b25:
	%186 = fadd double %165, %184, !dbg !426
	br label %b26, !dbg !437

b26:
	%187 = phi double [ %165, %b24 ], [ %186, %b25 ], !dbg !422
	%188 = sdiv i64 %166, 2, !dbg !438
	br label %b21, !dbg !438

b27:
	%189 = bitcast double %165 to i64, !dbg !439
	%190 = trunc i64 %189 to i32, !dbg !439
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 0, i32 31), !dbg !439
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !439
	%193 = lshr i64 %189, 32, !dbg !439
	%194 = trunc i64 %193 to i32, !dbg !439
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %194, i32 0, i32 31), !dbg !439
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !439
	%197 = zext i32 %196 to i64, !dbg !439
	%198 = shl i64 %197, 32, !dbg !439
	%199 = zext i32 %192 to i64, !dbg !439
	%200 = or i64 %199, %198, !dbg !439
	%201 = bitcast i64 %200 to double, !dbg !439
	br label %b28, !dbg !440

b28:
	%202 = phi double [ %144, %b18 ], [ %201, %b27 ], !dbg !419
	%203 = sext i32 %138 to i64, !dbg !444
	%204 = add i64 %203, 32, !dbg !445
	%205 = sub i64 %204, 1, !dbg !446
	%206 = sdiv i64 %205, 32, !dbg !447
	%207 = icmp eq i64 %206, 1, !dbg !448
	br i1 %207, label %b34, label %b29, !dbg !448

b29:
	%208 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49 to [32 x double]*, !dbg !449
	call void @llvm.nvvm.barrier0(), !dbg !450
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !451, !range !429
	%210 = sext i32 %209 to i64, !dbg !451
	%211 = icmp eq i64 %210, 0, !dbg !452
	br i1 %211, label %b30, label %b31, !dbg !452

b30:
	%212 = sext i32 %134 to i64, !dbg !453
	%213 = sdiv i64 %212, 32, !dbg !454
	%214 = getelementptr inbounds [32 x double], [32 x double]* %208, i64 0, i64 %213, !dbg !455
	%215 = icmp uge i64 %213, 32, !dbg !455
	br i1 %215, label %b30_fail1, label %b30_ok1, !dbg !455, !prof !25

b30_ok1:
	store double %202, double* %214, align 8, !dbg !455
	br label %b31, !dbg !455

b31:
	call void @llvm.nvvm.barrier0(), !dbg !456
	%216 = getelementptr inbounds [32 x double], [32 x double]* %208, i64 0, i64 0, !dbg !457
	%217 = load double, double* %216, align 8, !dbg !457
	br label %b32, !dbg !457

b32:
	%218 = phi double [ %217, %b31 ], [ %224, %b33_ok1 ], !dbg !458
	%219 = phi i64 [ 1, %b31 ], [ %225, %b33_ok1 ], !dbg !459
	%220 = icmp slt i64 %219, %206, !dbg !460
	br i1 %220, label %b33, label %b34, !dbg !460

b33:
	%221 = getelementptr inbounds [32 x double], [32 x double]* %208, i64 0, i64 %219, !dbg !461
	%222 = icmp uge i64 %219, 32, !dbg !461
	br i1 %222, label %b33_fail1, label %b33_ok1, !dbg !461, !prof !25

b33_ok1:
	%223 = load double, double* %221, align 8, !dbg !461
	%224 = fadd double %218, %223, !dbg !426
	%225 = add i64 %219, 1, !dbg !462
	br label %b32, !dbg !462

b34:
	%226 = phi double [ %202, %b28 ], [ %218, %b32 ], !dbg !418
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !463, !range !221
	%228 = sext i32 %227 to i64, !dbg !463
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !463, !range !222
	%230 = sext i32 %229 to i64, !dbg !463
	%231 = mul i64 %228, %230, !dbg !464
	%232 = addrspacecast i8 addrspace(3)* @gpuc_shared_add_55 to i8*, !dbg !465
	%233 = sext i32 %134 to i64, !dbg !466
	%234 = icmp eq i64 %233, 0, !dbg !467
	br i1 %234, label %b35, label %b36, !dbg !467

b35:
	%235 = urem i32 %p25, 2, !dbg !470
	%236 = zext i32 %235 to i64, !dbg !471
	%237 = mul i64 %236, %231, !dbg !472
	%238 = add i64 %237, %231, !dbg !473
	%239 = getelementptr inbounds double, double* %p14, i64 %237, !dbg !474
	%240 = icmp ugt i64 %238, %p15, !dbg !474
	br i1 %240, label %b35_fail1, label %b35_ok1, !dbg !474, !prof !25

b35_ok1:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !475, !range !26
	%242 = sext i32 %241 to i64, !dbg !475
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !475, !range !28
	%244 = sext i32 %243 to i64, !dbg !475
	%245 = mul i64 %244, %228, !dbg !476
	%246 = add i64 %245, %242, !dbg !477
	%247 = getelementptr inbounds double, double* %239, i64 %246, !dbg !478
	%248 = icmp uge i64 %246, %231, !dbg !478
	br i1 %248, label %b35_fail2, label %b35_ok2, !dbg !478, !prof !25

b35_ok2:
	store double %226, double* %247, align 8, !dbg !478
	%249 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !479
	%250 = icmp uge i64 0, %p17, !dbg !479
	br i1 %250, label %b35_fail3, label %b35_ok3, !dbg !479, !prof !25

b35_ok3:
	%251 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %249, i32 1) nounwind, !dbg !480
	%252 = zext i32 %251 to i64, !dbg !481
	%253 = sub i64 %231, 1, !dbg !482
	%254 = icmp eq i64 %252, %253, !dbg !483
	%255 = zext i1 %254 to i8, !dbg !484
	store i8 %255, i8* %232, align 1, !dbg !484
	br label %b36, !dbg !484

b36:
	call void @llvm.nvvm.barrier0(), !dbg !485
	%256 = load i8, i8* %232, align 1, !dbg !486
	%257 = icmp ne i8 %256, 0, !dbg !486
	br i1 %257, label %b37, label %b62, !dbg !411

b37:
	%258 = urem i32 %p25, 2, !dbg !488
	%259 = zext i32 %258 to i64, !dbg !489
	%260 = mul i64 %259, %231, !dbg !490
	%261 = add i64 %260, %231, !dbg !491
	%262 = getelementptr inbounds double, double* %p14, i64 %260, !dbg !492
	%263 = icmp ugt i64 %261, %p15, !dbg !492
	br i1 %263, label %b37_fail1, label %b37_ok1, !dbg !492, !prof !25

b37_ok1:
	br label %b38, !dbg !493

b38:
	%264 = phi double [ 0.000000e+00, %b37_ok1 ], [ %269, %b39 ], !dbg !494
	%265 = phi i64 [ %233, %b37_ok1 ], [ %270, %b39 ], !dbg !493
	%266 = icmp slt i64 %265, %231, !dbg !493
	br i1 %266, label %b39, label %b40, !dbg !493

b39:
	%267 = getelementptr inbounds double, double* %262, i64 %265, !dbg !495
	%268 = load double, double* %267, align 8, !dbg !495
	%269 = fadd double %264, %268, !dbg !496
	%270 = add i64 %265, %203, !dbg !493
	br label %b38, !dbg !493

b40:
	br i1 %143, label %b41, label %b43, !dbg !500

b41:
	%271 = phi double [ %264, %b40 ], [ %288, %b42 ], !dbg !501
	%272 = phi i64 [ 16, %b40 ], [ %289, %b42 ], !dbg !502
	%273 = icmp sgt i64 %272, 0, !dbg !503
	br i1 %273, label %b42, label %b51, !dbg !503

b42:
	%274 = trunc i64 %272 to i32, !dbg !504
	%275 = bitcast double %271 to i64, !dbg !504
	%276 = trunc i64 %275 to i32, !dbg !504
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %276, i32 %274, i32 31), !dbg !504
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !504
	%279 = lshr i64 %275, 32, !dbg !504
	%280 = trunc i64 %279 to i32, !dbg !504
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %280, i32 %274, i32 31), !dbg !504
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !504
	%283 = zext i32 %282 to i64, !dbg !504
	%284 = shl i64 %283, 32, !dbg !504
	%285 = zext i32 %278 to i64, !dbg !504
	%286 = or i64 %285, %284, !dbg !504
	%287 = bitcast i64 %286 to double, !dbg !504
	%288 = fadd double %271, %287, !dbg !505
	%289 = sdiv i64 %272, 2, !dbg !506
	br label %b41, !dbg !506

b43:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !507, !range !429
	%291 = sext i32 %290 to i64, !dbg !507
	br label %b44, !dbg !507

b44:
	%292 = phi double [ %264, %b43 ], [ %314, %b49 ], !dbg !501
	%293 = phi i64 [ 16, %b43 ], [ %315, %b49 ], !dbg !508
	%294 = icmp sgt i64 %293, 0, !dbg !509
	br i1 %294, label %b45, label %b50, !dbg !509

b45:
	%295 = add i64 %291, %293, !dbg !510
	%296 = icmp sge i64 %295, %142, !dbg !511
	br i1 %296, label %b46, label %b47, !dbg !511

b46:
	br label %b47, !dbg !511

b47:
	%297 = phi i64 [ %295, %b45 ], [ %291, %b46 ], !dbg !512
	%298 = trunc i64 %297 to i32, !dbg !513
	%299 = bitcast double %292 to i64, !dbg !513
	%300 = trunc i64 %299 to i32, !dbg !513
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %300, i32 %298, i32 31), !dbg !513
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !513
	%303 = lshr i64 %299, 32, !dbg !513
	%304 = trunc i64 %303 to i32, !dbg !513
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %304, i32 %298, i32 31), !dbg !513
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !513
	%307 = zext i32 %306 to i64, !dbg !513
	%308 = shl i64 %307, 32, !dbg !513
	%309 = zext i32 %302 to i64, !dbg !513
	%310 = or i64 %309, %308, !dbg !513
	%311 = bitcast i64 %310 to double, !dbg !513
	%312 = icmp ne i64 %297, %291, !dbg !514
	br i1 %312, label %b48, label %b49, !dbg !514

b48:
	%313 = fadd double %292, %311, !dbg !505
	br label %b49, !dbg !515

b49:
	%314 = phi double [ %292, %b47 ], [ %313, %b48 ], !dbg !501
	%315 = sdiv i64 %293, 2, !dbg !516
	br label %b44, !dbg !516

b50:
	%316 = bitcast double %292 to i64, !dbg !517
	%317 = trunc i64 %316 to i32, !dbg !517
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 0, i32 31), !dbg !517
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !517
	%320 = lshr i64 %316, 32, !dbg !517
	%321 = trunc i64 %320 to i32, !dbg !517
	%322 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %321, i32 0, i32 31), !dbg !517
	%323 = extractvalue { i32, i1 } %322, 0, !dbg !517
	%324 = zext i32 %323 to i64, !dbg !517
	%325 = shl i64 %324, 32, !dbg !517
	%326 = zext i32 %319 to i64, !dbg !517
	%327 = or i64 %326, %325, !dbg !517
	%328 = bitcast i64 %327 to double, !dbg !517
	br label %b51, !dbg !518

b51:
	%329 = phi double [ %271, %b41 ], [ %328, %b50 ], !dbg !499
	br i1 %207, label %b57, label %b52, !dbg !519

b52:
	%330 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49 to [32 x double]*, !dbg !520
	call void @llvm.nvvm.barrier0(), !dbg !521
	%331 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !522, !range !429
	%332 = sext i32 %331 to i64, !dbg !522
	%333 = icmp eq i64 %332, 0, !dbg !523
	br i1 %333, label %b53, label %b54, !dbg !523

b53:
	%334 = sdiv i64 %233, 32, !dbg !524
	%335 = getelementptr inbounds [32 x double], [32 x double]* %330, i64 0, i64 %334, !dbg !525
	%336 = icmp uge i64 %334, 32, !dbg !525
	br i1 %336, label %b53_fail1, label %b53_ok1, !dbg !525, !prof !25

b53_ok1:
	store double %329, double* %335, align 8, !dbg !525
	br label %b54, !dbg !525

b54:
	call void @llvm.nvvm.barrier0(), !dbg !526
	%337 = getelementptr inbounds [32 x double], [32 x double]* %330, i64 0, i64 0, !dbg !527
	%338 = load double, double* %337, align 8, !dbg !527
	br label %b55, !dbg !527

b55:
	%339 = phi double [ %338, %b54 ], [ %345, %b56_ok1 ], !dbg !528
	%340 = phi i64 [ 1, %b54 ], [ %346, %b56_ok1 ], !dbg !529
	%341 = icmp slt i64 %340, %206, !dbg !530
	br i1 %341, label %b56, label %b57, !dbg !530

b56:
	%342 = getelementptr inbounds [32 x double], [32 x double]* %330, i64 0, i64 %340, !dbg !531
	%343 = icmp uge i64 %340, 32, !dbg !531
	br i1 %343, label %b56_fail1, label %b56_ok1, !dbg !531, !prof !25

b56_ok1:
	%344 = load double, double* %342, align 8, !dbg !531
	%345 = fadd double %339, %344, !dbg !505
	%346 = add i64 %340, 1, !dbg !532
	br label %b55, !dbg !532

b57:
	%347 = phi double [ %329, %b51 ], [ %339, %b55 ], !dbg !498
	br i1 %234, label %b58, label %b60, !dbg !533

b58:
	%348 = sext i32 %1 to i64, !dbg !332
	%349 = sext i32 %0 to i64, !dbg !534
	br label %b59, !dbg !534

b59:
	%350 = phi i64 [ 0, %b58 ], [ %378, %b59_ok3 ], !dbg !534
	%351 = mul i64 %259, %349, !dbg !536
	%352 = add i64 %351, %348, !dbg !537
	%353 = mul i64 %352, 2, !dbg !538
	%354 = add i64 %348, %350, !dbg !539
	%355 = icmp eq i64 %349, -1, !dbg !540
	%356 = select i1 %355, i64 1, i64 %349, !dbg !540
	%357 = srem i64 %354, %356, !dbg !540
	%358 = bitcast double %347 to i64, !dbg !543
	%359 = getelementptr inbounds i64, i64* %p18, i64 %353, !dbg !544
	%360 = trunc i64 %358 to i32, !dbg !545
	%361 = zext i32 %p25 to i64, !dbg !547
	%362 = shl i64 %361, 32, !dbg !548
	%363 = zext i32 %360 to i64, !dbg !549
	%364 = or i64 %362, %363, !dbg !550
	%365 = trunc i64 %357 to i32, !dbg !551
	%366 = icmp uge i64 %353, %p19, !dbg !544
	%367 = icmp uge i64 %357, %349, !dbg !551
	%368 = or i1 %366, %367, !dbg !551
	br i1 %368, label %b59_fail1, label %b59_ok1, !dbg !551, !prof !25

b59_ok1:
	%369 = bitcast i64* %359 to i8*, !dbg !551
	call void @gpuc_signal_op_thread(i8* %369, i64 %364, i32 9, i32 %365), !dbg !551
	%370 = add i64 %353, 1, !dbg !552
	%371 = getelementptr inbounds i64, i64* %p18, i64 %370, !dbg !553
	%372 = lshr i64 %358, 32, !dbg !554
	%373 = trunc i64 %372 to i32, !dbg !555
	%374 = zext i32 %373 to i64, !dbg !557
	%375 = or i64 %362, %374, !dbg !558
	%376 = icmp uge i64 %370, %p19, !dbg !553
	br i1 %376, label %b59_fail3, label %b59_ok3, !dbg !553, !prof !25

b59_ok3:
	%377 = bitcast i64* %371 to i8*, !dbg !559
	call void @gpuc_signal_op_thread(i8* %377, i64 %375, i32 9, i32 %365), !dbg !559
	%378 = add i64 %350, 1, !dbg !542
	%379 = icmp slt i64 %378, %349, !dbg !542
	br i1 %379, label %b59, label %b60, !dbg !542

b60:
	br i1 %234, label %b61, label %b62, !dbg !560

b61:
	%380 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !561
	%381 = icmp uge i64 0, %p17, !dbg !561
	br i1 %381, label %b61_fail1, label %b61_ok1, !dbg !561, !prof !25

b61_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %380, i32 0) nounwind, !dbg !562
	br label %b62, !dbg !562

b62:
	ret void, !dbg !562

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %4, i64 %p23), !dbg !336
	ret void, !dbg !336

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %40, i64 %p23), !dbg !342
	ret void, !dbg !342

b11_fail1:
	%382 = icmp uge i64 %72, %p19, !dbg !367
	br i1 %382, label %b11_fail2, label %b11_ok2, !dbg !367

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %72, i64 %p19), !dbg !367
	ret void, !dbg !367

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !374
	ret void, !dbg !374

b11_fail3:
	%383 = icmp uge i64 %82, %p19, !dbg !377
	br i1 %383, label %b11_fail4, label %b11_ok4, !dbg !377

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %82, i64 %p19), !dbg !377
	ret void, !dbg !377

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !379
	ret void, !dbg !379

b13_fail1:
	%384 = icmp uge i64 %97, %p19, !dbg !391
	br i1 %384, label %b13_fail2, label %b13_ok2, !dbg !391

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %97, i64 %p19), !dbg !391
	ret void, !dbg !391

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !393
	ret void, !dbg !393

b13_fail3:
	%385 = icmp uge i64 %105, %p19, !dbg !396
	br i1 %385, label %b13_fail4, label %b13_ok4, !dbg !396

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %105, i64 %p19), !dbg !396
	ret void, !dbg !396

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !398
	ret void, !dbg !398

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !405
	ret void, !dbg !405

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %121, i64 %p23), !dbg !408
	ret void, !dbg !408

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %213, i64 32), !dbg !455
	ret void, !dbg !455

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %219, i64 32), !dbg !461
	ret void, !dbg !461

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %238, i64 %p15), !dbg !474
	ret void, !dbg !474

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %246, i64 %231), !dbg !478
	ret void, !dbg !478

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p17), !dbg !479
	ret void, !dbg !479

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %261, i64 %p15), !dbg !492
	ret void, !dbg !492

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %334, i64 32), !dbg !525
	ret void, !dbg !525

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %340, i64 32), !dbg !531
	ret void, !dbg !531

b59_fail1:
	%386 = icmp uge i64 %353, %p19, !dbg !544
	br i1 %386, label %b59_fail2, label %b59_ok2, !dbg !544

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %353, i64 %p19), !dbg !544
	ret void, !dbg !544

b59_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %357, i64 %349), !dbg !551
	ret void, !dbg !551

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %370, i64 %p19), !dbg !553
	ret void, !dbg !553

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 %p17), !dbg !561
	ret void, !dbg !561
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !563 {
entry:
	br label %b0, !dbg !564

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !567
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !570
	%2 = icmp slt i64 0, %p25, !dbg !571
	br i1 %2, label %b1, label %b64, !dbg !571

b1:
	%3 = phi i64 [ %p24, %b0 ], [ %390, %b63 ], !dbg !572
	%4 = phi i64 [ %p26, %b0 ], [ %221, %b63 ], !dbg !573
	%5 = phi i32 [ %p28, %b0 ], [ %222, %b63 ], !dbg !574
	%6 = phi i32 [ %p29, %b0 ], [ %223, %b63 ], !dbg !575
	%7 = phi i64 [ 0, %b0 ], [ %391, %b63 ], !dbg !575
	%8 = icmp sgt i64 %p6, 0, !dbg !576
	br i1 %8, label %b2, label %b5, !dbg !576

b2:
	%9 = urem i64 %3, 2, !dbg !577
	%10 = icmp ne i64 %9, 0, !dbg !578
	br i1 %10, label %b3, label %b4, !dbg !578

b3:
	br label %b4, !dbg !578

b4:
	%11 = phi float* [ %p0, %b2 ], [ %p2, %b3 ], !dbg !579
	%12 = phi i64 [ %p1, %b2 ], [ %p3, %b3 ], !dbg !579
	%13 = phi float* [ %p2, %b2 ], [ %p0, %b3 ], !dbg !580
	%14 = phi i64 [ %p3, %b2 ], [ %p1, %b3 ], !dbg !580
	%15 = call float @gpuc_fn_solver_sweep(float* %11, i64 %12, float* %13, i64 %14, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !581
	br label %b5, !dbg !581

b5:
	%16 = phi float [ 0.000000e+00, %b1 ], [ %15, %b4 ], !dbg !582
	%17 = icmp ne i32 %5, 0, !dbg !583
	br i1 %17, label %b6, label %b14, !dbg !583

b6:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !585, !range !26
	%19 = sext i32 %18 to i64, !dbg !585
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !585, !range !28
	%21 = sext i32 %20 to i64, !dbg !585
	%22 = icmp eq i64 %19, 0, !dbg !586
	br i1 %22, label %b7, label %b14, !dbg !586

b7:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !587, !range !222
	%24 = sext i32 %23 to i64, !dbg !587
	%25 = sdiv i64 %24, 2, !dbg !588
	%26 = icmp eq i64 %21, %25, !dbg !589
	br i1 %26, label %b8, label %b14, !dbg !584

b8:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !27
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !27
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !226
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !226
	%32 = mul i32 %31, %29, !dbg !590
	%33 = add i32 %28, %32, !dbg !590
	%34 = mul i32 %30, %33, !dbg !590
	%35 = add i32 %27, %34, !dbg !590
	%36 = sext i32 %35 to i64, !dbg !590
	%37 = icmp eq i64 %36, 0, !dbg !591
	br i1 %37, label %b9, label %b14, !dbg !591

b9:
	%38 = sub i64 %3, 1, !dbg !592
	%39 = sext i32 %0 to i64, !dbg !567
	%40 = urem i32 %5, 2, !dbg !594
	%41 = zext i32 %40 to i64, !dbg !595
	%42 = mul i64 %41, %39, !dbg !596
	%43 = mul i64 %42, 2, !dbg !597
	%44 = getelementptr inbounds i64, i64* %p18, i64 %43, !dbg !599
	%45 = zext i32 %5 to i64, !dbg !602
	%46 = shl i64 %45, 32, !dbg !603
	%47 = icmp uge i64 %43, %p19, !dbg !599
	%48 = icmp eq i64* %44, null, !dbg !604
	%49 = or i1 %47, %48, !dbg !604
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !604, !prof !25

b9_ok1:
	%50 = bitcast i64* %44 to i8*, !dbg !604
	%51 = call i64 @gpuc_signal_wait_until_thread(i8* %50, i32 5, i64 %46, i32 1, i8* %ctrl, i32 22), !dbg !604
	%52 = and i64 %51, 4294967295, !dbg !605
	%53 = add i64 %43, 1, !dbg !606
	%54 = getelementptr inbounds i64, i64* %p18, i64 %53, !dbg !607
	%55 = icmp uge i64 %53, %p19, !dbg !607
	%56 = icmp eq i64* %54, null, !dbg !609
	%57 = or i1 %55, %56, !dbg !609
	br i1 %57, label %b9_fail3, label %b9_ok3, !dbg !609, !prof !25

b9_ok3:
	%58 = bitcast i64* %54 to i8*, !dbg !609
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %46, i32 1, i8* %ctrl, i32 22), !dbg !609
	%60 = and i64 %59, 4294967295, !dbg !610
	%61 = shl i64 %60, 32, !dbg !611
	%62 = or i64 %52, %61, !dbg !612
	%63 = bitcast i64 %62 to double, !dbg !613
	br label %b10, !dbg !598

b10:
	%64 = phi double [ %63, %b9_ok3 ], [ %87, %b11_ok3 ], !dbg !614
	%65 = phi i64 [ 1, %b9_ok3 ], [ %88, %b11_ok3 ], !dbg !615
	%66 = icmp slt i64 %65, %39, !dbg !616
	br i1 %66, label %b11, label %b12, !dbg !616

b11:
	%67 = add i64 %42, %65, !dbg !618
	%68 = mul i64 %67, 2, !dbg !619
	%69 = getelementptr inbounds i64, i64* %p18, i64 %68, !dbg !621
	%70 = icmp uge i64 %68, %p19, !dbg !621
	%71 = icmp eq i64* %69, null, !dbg !623
	%72 = or i1 %70, %71, !dbg !623
	br i1 %72, label %b11_fail1, label %b11_ok1, !dbg !623, !prof !25

b11_ok1:
	%73 = bitcast i64* %69 to i8*, !dbg !623
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %46, i32 1, i8* %ctrl, i32 22), !dbg !623
	%75 = and i64 %74, 4294967295, !dbg !624
	%76 = add i64 %68, 1, !dbg !625
	%77 = getelementptr inbounds i64, i64* %p18, i64 %76, !dbg !626
	%78 = icmp uge i64 %76, %p19, !dbg !626
	%79 = icmp eq i64* %77, null, !dbg !628
	%80 = or i1 %78, %79, !dbg !628
	br i1 %80, label %b11_fail3, label %b11_ok3, !dbg !628, !prof !25

b11_ok3:
	%81 = bitcast i64* %77 to i8*, !dbg !628
	%82 = call i64 @gpuc_signal_wait_until_thread(i8* %81, i32 5, i64 %46, i32 1, i8* %ctrl, i32 22), !dbg !628
	%83 = and i64 %82, 4294967295, !dbg !629
	%84 = shl i64 %83, 32, !dbg !630
	%85 = or i64 %75, %84, !dbg !631
	%86 = bitcast i64 %85 to double, !dbg !632
	%87 = fadd double %64, %86, !dbg !633
	%88 = add i64 %65, 1, !dbg !634
	br label %b10, !dbg !634

b12:
	%89 = getelementptr inbounds double, double* %p20, i64 0, !dbg !635
	%90 = icmp uge i64 0, %p21, !dbg !635
	br i1 %90, label %b12_fail1, label %b12_ok1, !dbg !635, !prof !25

b12_ok1:
	store double %64, double* %89, align 8, !dbg !635
	%91 = fcmp ole double %64, %p30, !dbg !636
	br i1 %91, label %b13, label %b14, !dbg !636

b13:
	%92 = urem i64 %3, 2, !dbg !637
	%93 = getelementptr inbounds i64, i64* %p22, i64 %92, !dbg !638
	%94 = icmp uge i64 %92, %p23, !dbg !638
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !638, !prof !25

b13_ok1:
	store i64 %38, i64* %93, align 8, !dbg !638
	br label %b14, !dbg !638

b14:
	%95 = sub i64 %4, 1, !dbg !639
	%96 = icmp eq i64 %95, 0, !dbg !640
	br i1 %96, label %b15, label %b34, !dbg !640

b15:
	%97 = add i32 %6, 1, !dbg !641
	%98 = fpext float %16 to double, !dbg !642
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !646, !range !27
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !646, !range !27
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !646, !range !29
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !646, !range !226
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !646, !range !226
	%104 = mul i32 %103, %101, !dbg !646
	%105 = add i32 %100, %104, !dbg !646
	%106 = mul i32 %102, %105, !dbg !646
	%107 = add i32 %99, %106, !dbg !646
	%108 = and i32 %107, -32, !dbg !646
	%109 = mul i32 %102, %103, !dbg !646
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !646, !range !339
	%111 = mul i32 %109, %110, !dbg !646
	%112 = sub i32 %111, %108, !dbg !646
	%113 = icmp slt i32 %112, 32, !dbg !646
	%114 = select i1 %113, i32 %112, i32 32, !dbg !646
	%115 = sext i32 %114 to i64, !dbg !646
	%116 = icmp eq i64 %115, 32, !dbg !647
	br i1 %116, label %b16, label %b18, !dbg !647

b16:
	%117 = phi double [ %98, %b15 ], [ %134, %b17 ], !dbg !648
	%118 = phi i64 [ 16, %b15 ], [ %135, %b17 ], !dbg !649
	%119 = icmp sgt i64 %118, 0, !dbg !650
	br i1 %119, label %b17, label %b26, !dbg !650

b17:
	%120 = trunc i64 %118 to i32, !dbg !651
	%121 = bitcast double %117 to i64, !dbg !651
	%122 = trunc i64 %121 to i32, !dbg !651
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %120, i32 31), !dbg !651
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !651
	%125 = lshr i64 %121, 32, !dbg !651
	%126 = trunc i64 %125 to i32, !dbg !651
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %126, i32 %120, i32 31), !dbg !651
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !651
	%129 = zext i32 %128 to i64, !dbg !651
	%130 = shl i64 %129, 32, !dbg !651
	%131 = zext i32 %124 to i64, !dbg !651
	%132 = or i64 %131, %130, !dbg !651
	%133 = bitcast i64 %132 to double, !dbg !651
	%134 = fadd double %117, %133, !dbg !652
	%135 = sdiv i64 %118, 2, !dbg !653
	br label %b16, !dbg !653

b18:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !654, !range !429
	%137 = sext i32 %136 to i64, !dbg !654
	br label %b19, !dbg !654

b19:
	%138 = phi double [ %98, %b18 ], [ %160, %b24 ], !dbg !648
	%139 = phi i64 [ 16, %b18 ], [ %161, %b24 ], !dbg !655
	%140 = icmp sgt i64 %139, 0, !dbg !656
	br i1 %140, label %b20, label %b25, !dbg !656

b20:
	%141 = add i64 %137, %139, !dbg !657
	%142 = icmp sge i64 %141, %115, !dbg !658
	br i1 %142, label %b21, label %b22, !dbg !658

b21:
	br label %b22, !dbg !658

b22:
	%143 = phi i64 [ %141, %b20 ], [ %137, %b21 ], !dbg !659
	%144 = trunc i64 %143 to i32, !dbg !660
	%145 = bitcast double %138 to i64, !dbg !660
	%146 = trunc i64 %145 to i32, !dbg !660
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 %144, i32 31), !dbg !660
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !660
	%149 = lshr i64 %145, 32, !dbg !660
	%150 = trunc i64 %149 to i32, !dbg !660
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %150, i32 %144, i32 31), !dbg !660
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !660
	%153 = zext i32 %152 to i64, !dbg !660
	%154 = shl i64 %153, 32, !dbg !660
	%155 = zext i32 %148 to i64, !dbg !660
	%156 = or i64 %155, %154, !dbg !660
	%157 = bitcast i64 %156 to double, !dbg !660
	%158 = icmp ne i64 %143, %137, !dbg !661
	br i1 %158, label %b23, label %b24, !dbg !661

b23:
	%159 = fadd double %138, %157, !dbg !652
	br label %b24, !dbg !662

b24:
	%160 = phi double [ %138, %b22 ], [ %159, %b23 ], !dbg !648
	%161 = sdiv i64 %139, 2, !dbg !663
	br label %b19, !dbg !663

b25:
	%162 = bitcast double %138 to i64, !dbg !664
	%163 = trunc i64 %162 to i32, !dbg !664
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %163, i32 0, i32 31), !dbg !664
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !664
	%166 = lshr i64 %162, 32, !dbg !664
	%167 = trunc i64 %166 to i32, !dbg !664
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %167, i32 0, i32 31), !dbg !664
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !664
	%170 = zext i32 %169 to i64, !dbg !664
	%171 = shl i64 %170, 32, !dbg !664
	%172 = zext i32 %165 to i64, !dbg !664
	%173 = or i64 %172, %171, !dbg !664
	%174 = bitcast i64 %173 to double, !dbg !664
	br label %b26, !dbg !665

b26:
	%175 = phi double [ %117, %b16 ], [ %174, %b25 ], !dbg !645
	%176 = sext i32 %111 to i64, !dbg !667
	%177 = add i64 %176, 32, !dbg !668
	%178 = sub i64 %177, 1, !dbg !669
	%179 = sdiv i64 %178, 32, !dbg !670
	%180 = icmp eq i64 %179, 1, !dbg !671
	br i1 %180, label %b32, label %b27, !dbg !671

b27:
	%181 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49 to [32 x double]*, !dbg !672
	call void @llvm.nvvm.barrier0(), !dbg !673
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !674, !range !429
	%183 = sext i32 %182 to i64, !dbg !674
	%184 = icmp eq i64 %183, 0, !dbg !675
	br i1 %184, label %b28, label %b29, !dbg !675

b28:
	%185 = sext i32 %107 to i64, !dbg !676
	%186 = sdiv i64 %185, 32, !dbg !677
	%187 = getelementptr inbounds [32 x double], [32 x double]* %181, i64 0, i64 %186, !dbg !678
	%188 = icmp uge i64 %186, 32, !dbg !678
	br i1 %188, label %b28_fail1, label %b28_ok1, !dbg !678, !prof !25

b28_ok1:
	store double %175, double* %187, align 8, !dbg !678
	br label %b29, !dbg !678

b29:
	call void @llvm.nvvm.barrier0(), !dbg !679
	%189 = getelementptr inbounds [32 x double], [32 x double]* %181, i64 0, i64 0, !dbg !680
	%190 = load double, double* %189, align 8, !dbg !680
	br label %b30, !dbg !680

b30:
	%191 = phi double [ %190, %b29 ], [ %197, %b31_ok1 ], !dbg !681
	%192 = phi i64 [ 1, %b29 ], [ %198, %b31_ok1 ], !dbg !682
	%193 = icmp slt i64 %192, %179, !dbg !683
	br i1 %193, label %b31, label %b32, !dbg !683

b31:
	%194 = getelementptr inbounds [32 x double], [32 x double]* %181, i64 0, i64 %192, !dbg !684
	%195 = icmp uge i64 %192, 32, !dbg !684
	br i1 %195, label %b31_fail1, label %b31_ok1, !dbg !684, !prof !25

b31_ok1:
	%196 = load double, double* %194, align 8, !dbg !684
	%197 = fadd double %191, %196, !dbg !652
	%198 = add i64 %192, 1, !dbg !685
	br label %b30, !dbg !685

b32:
	%199 = phi double [ %175, %b26 ], [ %191, %b30 ], !dbg !644
	%200 = sext i32 %107 to i64, !dbg !686
	%201 = icmp eq i64 %200, 0, !dbg !687
	br i1 %201, label %b33, label %b34, !dbg !687

b33:
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !689, !range !221
	%203 = sext i32 %202 to i64, !dbg !689
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !689, !range !222
	%205 = sext i32 %204 to i64, !dbg !689
	%206 = mul i64 %203, %205, !dbg !690
	%207 = urem i32 %6, 2, !dbg !691
	%208 = zext i32 %207 to i64, !dbg !692
	%209 = mul i64 %208, %206, !dbg !693
	%210 = add i64 %209, %206, !dbg !694
	%211 = getelementptr inbounds double, double* %p14, i64 %209, !dbg !695
	%212 = icmp ugt i64 %210, %p15, !dbg !695
	br i1 %212, label %b33_fail1, label %b33_ok1, !dbg !695, !prof !25

b33_ok1:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696, !range !26
	%214 = sext i32 %213 to i64, !dbg !696
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !696, !range !28
	%216 = sext i32 %215 to i64, !dbg !696
	%217 = mul i64 %216, %203, !dbg !697
	%218 = add i64 %217, %214, !dbg !698
	%219 = getelementptr inbounds double, double* %211, i64 %218, !dbg !699
	%220 = icmp uge i64 %218, %206, !dbg !699
	br i1 %220, label %b33_fail2, label %b33_ok2, !dbg !699, !prof !25

b33_ok2:
	store double %199, double* %219, align 8, !dbg !699
	br label %b34, !dbg !699

b34:
	%221 = phi i64 [ %95, %b14 ], [ %p27, %b32 ], [ %p27, %b33_ok2 ], !dbg !573
	%222 = phi i32 [ 0, %b14 ], [ %6, %b32 ], [ %6, %b33_ok2 ], !dbg !574
	%223 = phi i32 [ %6, %b14 ], [ %97, %b32 ], [ %97, %b33_ok2 ], !dbg !575
	call void @gpuc_grid_sync(), !dbg !700
	%224 = fcmp oge double %p30, 0.000000e+00, !dbg !701
	br i1 %224, label %b35, label %b37, !dbg !701

b35:
	%225 = urem i64 %3, 2, !dbg !702
	%226 = getelementptr inbounds i64, i64* %p22, i64 %225, !dbg !703
	%227 = icmp uge i64 %225, %p23, !dbg !703
	br i1 %227, label %b35_fail1, label %b35_ok1, !dbg !703, !prof !25

b35_ok1:
	%228 = load i64, i64* %226, align 8, !dbg !703
	%229 = icmp ne i64 %228, 0, !dbg !704
	br i1 %229, label %b36, label %b37, !dbg !704

b36:
	ret void, !dbg !705

b37:
	%230 = icmp ne i32 %222, 0, !dbg !706
	br i1 %230, label %b38, label %b63, !dbg !706

b38:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !708, !range !26
	%232 = sext i32 %231 to i64, !dbg !708
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !708, !range !28
	%234 = sext i32 %233 to i64, !dbg !708
	%235 = icmp eq i64 %232, 0, !dbg !709
	br i1 %235, label %b39, label %b63, !dbg !709

b39:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !710, !range !222
	%237 = sext i32 %236 to i64, !dbg !710
	%238 = sdiv i64 %237, 2, !dbg !711
	%239 = icmp eq i64 %234, %238, !dbg !712
	br i1 %239, label %b40, label %b63, !dbg !707

b40:
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !714, !range !221
	%241 = sext i32 %240 to i64, !dbg !714
	%242 = mul i64 %241, %237, !dbg !715
	%243 = urem i32 %222, 2, !dbg !716
	%244 = zext i32 %243 to i64, !dbg !717
	%245 = mul i64 %244, %242, !dbg !718
	%246 = add i64 %245, %242, !dbg !719
	%247 = getelementptr inbounds double, double* %p14, i64 %245, !dbg !720
	%248 = icmp ugt i64 %246, %p15, !dbg !720
	br i1 %248, label %b40_fail1, label %b40_ok1, !dbg !720, !prof !25

b40_ok1:
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !721, !range !27
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !721, !range !27
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !721, !range !29
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !721, !range !226
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !721, !range !226
	%254 = mul i32 %253, %251, !dbg !721
	%255 = add i32 %250, %254, !dbg !721
	%256 = mul i32 %252, %255, !dbg !721
	%257 = add i32 %249, %256, !dbg !721
	%258 = sext i32 %257 to i64, !dbg !721
	%259 = mul i32 %252, %253, !dbg !721
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !721, !range !339
	%261 = mul i32 %259, %260, !dbg !721
	%262 = sext i32 %261 to i64, !dbg !721
	br label %b41, !dbg !721

b41:
	%263 = phi double [ 0.000000e+00, %b40_ok1 ], [ %268, %b42 ], !dbg !722
	%264 = phi i64 [ %258, %b40_ok1 ], [ %269, %b42 ], !dbg !721
	%265 = icmp slt i64 %264, %242, !dbg !721
	br i1 %265, label %b42, label %b43, !dbg !721

b42:
	%266 = getelementptr inbounds double, double* %247, i64 %264, !dbg !723
	%267 = load double, double* %266, align 8, !dbg !723
	%268 = fadd double %263, %267, !dbg !724
	%269 = add i64 %264, %262, !dbg !721
	br label %b41, !dbg !721

b43:
	%270 = and i32 %257, -32, !dbg !728
	%271 = sub i32 %261, %270, !dbg !728
	%272 = icmp slt i32 %271, 32, !dbg !728
	%273 = select i1 %272, i32 %271, i32 32, !dbg !728
	%274 = sext i32 %273 to i64, !dbg !728
	%275 = icmp eq i64 %274, 32, !dbg !729
	br i1 %275, label %b44, label %b46, !dbg !729

b44:
	%276 = phi double [ %263, %b43 ], [ %293, %b45 ], !dbg !730
	%277 = phi i64 [ 16, %b43 ], [ %294, %b45 ], !dbg !731
	%278 = icmp sgt i64 %277, 0, !dbg !732
	br i1 %278, label %b45, label %b54, !dbg !732

b45:
	%279 = trunc i64 %277 to i32, !dbg !733
	%280 = bitcast double %276 to i64, !dbg !733
	%281 = trunc i64 %280 to i32, !dbg !733
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %281, i32 %279, i32 31), !dbg !733
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !733
	%284 = lshr i64 %280, 32, !dbg !733
	%285 = trunc i64 %284 to i32, !dbg !733
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %285, i32 %279, i32 31), !dbg !733
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !733
	%288 = zext i32 %287 to i64, !dbg !733
	%289 = shl i64 %288, 32, !dbg !733
	%290 = zext i32 %283 to i64, !dbg !733
	%291 = or i64 %290, %289, !dbg !733
	%292 = bitcast i64 %291 to double, !dbg !733
	%293 = fadd double %276, %292, !dbg !734
	%294 = sdiv i64 %277, 2, !dbg !735
	br label %b44, !dbg !735

b46:
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !736, !range !429
	%296 = sext i32 %295 to i64, !dbg !736
	br label %b47, !dbg !736

b47:
	%297 = phi double [ %263, %b46 ], [ %319, %b52 ], !dbg !730
	%298 = phi i64 [ 16, %b46 ], [ %320, %b52 ], !dbg !737
	%299 = icmp sgt i64 %298, 0, !dbg !738
	br i1 %299, label %b48, label %b53, !dbg !738

b48:
	%300 = add i64 %296, %298, !dbg !739
	%301 = icmp sge i64 %300, %274, !dbg !740
	br i1 %301, label %b49, label %b50, !dbg !740

b49:
	br label %b50, !dbg !740

b50:
	%302 = phi i64 [ %300, %b48 ], [ %296, %b49 ], !dbg !741
	%303 = trunc i64 %302 to i32, !dbg !742
	%304 = bitcast double %297 to i64, !dbg !742
	%305 = trunc i64 %304 to i32, !dbg !742
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %305, i32 %303, i32 31), !dbg !742
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !742
	%308 = lshr i64 %304, 32, !dbg !742
	%309 = trunc i64 %308 to i32, !dbg !742
	%310 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %309, i32 %303, i32 31), !dbg !742
	%311 = extractvalue { i32, i1 } %310, 0, !dbg !742
	%312 = zext i32 %311 to i64, !dbg !742
	%313 = shl i64 %312, 32, !dbg !742
	%314 = zext i32 %307 to i64, !dbg !742
	%315 = or i64 %314, %313, !dbg !742
	%316 = bitcast i64 %315 to double, !dbg !742
	%317 = icmp ne i64 %302, %296, !dbg !743
	br i1 %317, label %b51, label %b52, !dbg !743

b51:
	%318 = fadd double %297, %316, !dbg !734
	br label %b52, !dbg !744

b52:
	%319 = phi double [ %297, %b50 ], [ %318, %b51 ], !dbg !730
	%320 = sdiv i64 %298, 2, !dbg !745
	br label %b47, !dbg !745

b53:
	%321 = bitcast double %297 to i64, !dbg !746
	%322 = trunc i64 %321 to i32, !dbg !746
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 0, i32 31), !dbg !746
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !746
	%325 = lshr i64 %321, 32, !dbg !746
	%326 = trunc i64 %325 to i32, !dbg !746
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !746
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !746
	%329 = zext i32 %328 to i64, !dbg !746
	%330 = shl i64 %329, 32, !dbg !746
	%331 = zext i32 %324 to i64, !dbg !746
	%332 = or i64 %331, %330, !dbg !746
	%333 = bitcast i64 %332 to double, !dbg !746
	br label %b54, !dbg !747

b54:
	%334 = phi double [ %276, %b44 ], [ %333, %b53 ], !dbg !727
	%335 = add i64 %262, 32, !dbg !749
	%336 = sub i64 %335, 1, !dbg !750
	%337 = sdiv i64 %336, 32, !dbg !751
	%338 = icmp eq i64 %337, 1, !dbg !752
	br i1 %338, label %b60, label %b55, !dbg !752

b55:
	%339 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49 to [32 x double]*, !dbg !753
	call void @llvm.nvvm.barrier0(), !dbg !754
	%340 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !755, !range !429
	%341 = sext i32 %340 to i64, !dbg !755
	%342 = icmp eq i64 %341, 0, !dbg !756
	br i1 %342, label %b56, label %b57, !dbg !756

b56:
	%343 = sdiv i64 %258, 32, !dbg !757
	%344 = getelementptr inbounds [32 x double], [32 x double]* %339, i64 0, i64 %343, !dbg !758
	%345 = icmp uge i64 %343, 32, !dbg !758
	br i1 %345, label %b56_fail1, label %b56_ok1, !dbg !758, !prof !25

b56_ok1:
	store double %334, double* %344, align 8, !dbg !758
	br label %b57, !dbg !758

b57:
	call void @llvm.nvvm.barrier0(), !dbg !759
	%346 = getelementptr inbounds [32 x double], [32 x double]* %339, i64 0, i64 0, !dbg !760
	%347 = load double, double* %346, align 8, !dbg !760
	br label %b58, !dbg !760

b58:
	%348 = phi double [ %347, %b57 ], [ %354, %b59_ok1 ], !dbg !761
	%349 = phi i64 [ 1, %b57 ], [ %355, %b59_ok1 ], !dbg !762
	%350 = icmp slt i64 %349, %337, !dbg !763
	br i1 %350, label %b59, label %b60, !dbg !763

b59:
	%351 = getelementptr inbounds [32 x double], [32 x double]* %339, i64 0, i64 %349, !dbg !764
	%352 = icmp uge i64 %349, 32, !dbg !764
	br i1 %352, label %b59_fail1, label %b59_ok1, !dbg !764, !prof !25

b59_ok1:
	%353 = load double, double* %351, align 8, !dbg !764
	%354 = fadd double %348, %353, !dbg !734
	%355 = add i64 %349, 1, !dbg !765
	br label %b58, !dbg !765

b60:
	%356 = phi double [ %334, %b54 ], [ %348, %b58 ], !dbg !726
	%357 = icmp eq i64 %258, 0, !dbg !766
	br i1 %357, label %b61, label %b63, !dbg !766

b61:
	%358 = sext i32 %1 to i64, !dbg !570
	%359 = sext i32 %0 to i64, !dbg !767
	br label %b62, !dbg !767

b62:
	%360 = phi i64 [ 0, %b61 ], [ %388, %b62_ok3 ], !dbg !767
	%361 = mul i64 %244, %359, !dbg !769
	%362 = add i64 %361, %358, !dbg !770
	%363 = mul i64 %362, 2, !dbg !771
	%364 = add i64 %358, %360, !dbg !772
	%365 = icmp eq i64 %359, -1, !dbg !773
	%366 = select i1 %365, i64 1, i64 %359, !dbg !773
	%367 = srem i64 %364, %366, !dbg !773
	%368 = bitcast double %356 to i64, !dbg !775
	%369 = getelementptr inbounds i64, i64* %p18, i64 %363, !dbg !776
	%370 = trunc i64 %368 to i32, !dbg !777
	%371 = zext i32 %222 to i64, !dbg !779
	%372 = shl i64 %371, 32, !dbg !780
	%373 = zext i32 %370 to i64, !dbg !781
	%374 = or i64 %372, %373, !dbg !782
	%375 = trunc i64 %367 to i32, !dbg !783
	%376 = icmp uge i64 %363, %p19, !dbg !776
	%377 = icmp uge i64 %367, %359, !dbg !783
	%378 = or i1 %376, %377, !dbg !783
	br i1 %378, label %b62_fail1, label %b62_ok1, !dbg !783, !prof !25

b62_ok1:
	%379 = bitcast i64* %369 to i8*, !dbg !783
	call void @gpuc_signal_op_thread(i8* %379, i64 %374, i32 9, i32 %375), !dbg !783
	%380 = add i64 %363, 1, !dbg !784
	%381 = getelementptr inbounds i64, i64* %p18, i64 %380, !dbg !785
	%382 = lshr i64 %368, 32, !dbg !786
	%383 = trunc i64 %382 to i32, !dbg !787
	%384 = zext i32 %383 to i64, !dbg !789
	%385 = or i64 %372, %384, !dbg !790
	%386 = icmp uge i64 %380, %p19, !dbg !785
	br i1 %386, label %b62_fail3, label %b62_ok3, !dbg !785, !prof !25

b62_ok3:
	%387 = bitcast i64* %381 to i8*, !dbg !791
	call void @gpuc_signal_op_thread(i8* %387, i64 %385, i32 9, i32 %375), !dbg !791
	%388 = add i64 %360, 1, !dbg !774
	%389 = icmp slt i64 %388, %359, !dbg !774
	br i1 %389, label %b62, label %b63, !dbg !774

b63:
	%390 = add i64 %3, 1, !dbg !792
	%391 = add i64 %7, 1, !dbg !792
	%392 = icmp slt i64 %391, %p25, !dbg !792
	br i1 %392, label %b1, label %b64, !dbg !792

b64:
	ret void, !dbg !792

b9_fail1:
	%393 = icmp uge i64 %43, %p19, !dbg !599
	br i1 %393, label %b9_fail2, label %b9_ok2, !dbg !599

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p19), !dbg !599
	ret void, !dbg !599

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !604
	ret void, !dbg !604

b9_fail3:
	%394 = icmp uge i64 %53, %p19, !dbg !607
	br i1 %394, label %b9_fail4, label %b9_ok4, !dbg !607

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %53, i64 %p19), !dbg !607
	ret void, !dbg !607

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !609
	ret void, !dbg !609

b11_fail1:
	%395 = icmp uge i64 %68, %p19, !dbg !621
	br i1 %395, label %b11_fail2, label %b11_ok2, !dbg !621

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %68, i64 %p19), !dbg !621
	ret void, !dbg !621

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !623
	ret void, !dbg !623

b11_fail3:
	%396 = icmp uge i64 %76, %p19, !dbg !626
	br i1 %396, label %b11_fail4, label %b11_ok4, !dbg !626

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %76, i64 %p19), !dbg !626
	ret void, !dbg !626

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !628
	ret void, !dbg !628

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !635
	ret void, !dbg !635

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %92, i64 %p23), !dbg !638
	ret void, !dbg !638

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %186, i64 32), !dbg !678
	ret void, !dbg !678

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %192, i64 32), !dbg !684
	ret void, !dbg !684

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %210, i64 %p15), !dbg !695
	ret void, !dbg !695

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %218, i64 %206), !dbg !699
	ret void, !dbg !699

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %225, i64 %p23), !dbg !703
	ret void, !dbg !703

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %246, i64 %p15), !dbg !720
	ret void, !dbg !720

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %343, i64 32), !dbg !758
	ret void, !dbg !758

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %349, i64 32), !dbg !764
	ret void, !dbg !764

b62_fail1:
	%397 = icmp uge i64 %363, %p19, !dbg !776
	br i1 %397, label %b62_fail2, label %b62_ok2, !dbg !776

b62_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %363, i64 %p19), !dbg !776
	ret void, !dbg !776

b62_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %367, i64 %359), !dbg !783
	ret void, !dbg !783

b62_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %380, i64 %p19), !dbg !785
	ret void, !dbg !785
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !793 {
entry:
	br label %b0, !dbg !794

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !797
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !798, !range !26
	%2 = sext i32 %1 to i64, !dbg !798
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !798, !range !28
	%4 = sext i32 %3 to i64, !dbg !798
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !798, !range !28
	%6 = sext i32 %5 to i64, !dbg !798
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !798, !range !221
	%8 = sext i32 %7 to i64, !dbg !798
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !798, !range !222
	%10 = sext i32 %9 to i64, !dbg !798
	%11 = mul i64 %10, %6, !dbg !798
	%12 = add i64 %4, %11, !dbg !798
	%13 = mul i64 %8, %12, !dbg !798
	%14 = add i64 %2, %13, !dbg !798
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !798, !range !226
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !798, !range !226
	%17 = mul i32 %15, %16, !dbg !798
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !798, !range !339
	%19 = mul i32 %17, %18, !dbg !798
	%20 = sext i32 %19 to i64, !dbg !798
	%21 = mul i64 %14, %20, !dbg !798
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !798, !range !27
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !798, !range !27
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !798, !range !29
	%25 = mul i32 %16, %24, !dbg !798
	%26 = add i32 %23, %25, !dbg !798
	%27 = mul i32 %15, %26, !dbg !798
	%28 = add i32 %22, %27, !dbg !798
	%29 = sext i32 %28 to i64, !dbg !798
	%30 = add i64 %21, %29, !dbg !798
	%31 = icmp eq i64 %30, 0, !dbg !799
	br i1 %31, label %b1, label %b7, !dbg !799

b1:
	%32 = urem i64 %p11, 2, !dbg !800
	%33 = getelementptr inbounds i64, i64* %p8, i64 %32, !dbg !801
	%34 = icmp uge i64 %32, %p9, !dbg !801
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !801, !prof !25

b1_ok1:
	%35 = load i64, i64* %33, align 8, !dbg !801
	%36 = icmp eq i64 %35, 0, !dbg !802
	br i1 %36, label %b2, label %b7, !dbg !802

b2:
	%37 = sext i32 %0 to i64, !dbg !797
	%38 = urem i32 %p10, 2, !dbg !804
	%39 = zext i32 %38 to i64, !dbg !805
	%40 = mul i64 %39, %37, !dbg !806
	%41 = mul i64 %40, 2, !dbg !807
	%42 = getelementptr inbounds i64, i64* %p4, i64 %41, !dbg !809
	%43 = zext i32 %p10 to i64, !dbg !812
	%44 = shl i64 %43, 32, !dbg !813
	%45 = icmp uge i64 %41, %p5, !dbg !809
	%46 = icmp eq i64* %42, null, !dbg !814
	%47 = or i1 %45, %46, !dbg !814
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !814, !prof !25

b2_ok1:
	%48 = bitcast i64* %42 to i8*, !dbg !814
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %44, i32 1, i8* %ctrl, i32 22), !dbg !814
	%50 = and i64 %49, 4294967295, !dbg !815
	%51 = add i64 %41, 1, !dbg !816
	%52 = getelementptr inbounds i64, i64* %p4, i64 %51, !dbg !817
	%53 = icmp uge i64 %51, %p5, !dbg !817
	%54 = icmp eq i64* %52, null, !dbg !819
	%55 = or i1 %53, %54, !dbg !819
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !819, !prof !25

b2_ok3:
	%56 = bitcast i64* %52 to i8*, !dbg !819
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %44, i32 1, i8* %ctrl, i32 22), !dbg !819
	%58 = and i64 %57, 4294967295, !dbg !820
	%59 = shl i64 %58, 32, !dbg !821
	%60 = or i64 %50, %59, !dbg !822
	%61 = bitcast i64 %60 to double, !dbg !823
	br label %b3, !dbg !808

b3:
	%62 = phi double [ %61, %b2_ok3 ], [ %85, %b4_ok3 ], !dbg !824
	%63 = phi i64 [ 1, %b2_ok3 ], [ %86, %b4_ok3 ], !dbg !825
	%64 = icmp slt i64 %63, %37, !dbg !826
	br i1 %64, label %b4, label %b5, !dbg !826

b4:
	%65 = add i64 %40, %63, !dbg !828
	%66 = mul i64 %65, 2, !dbg !829
	%67 = getelementptr inbounds i64, i64* %p4, i64 %66, !dbg !831
	%68 = icmp uge i64 %66, %p5, !dbg !831
	%69 = icmp eq i64* %67, null, !dbg !833
	%70 = or i1 %68, %69, !dbg !833
	br i1 %70, label %b4_fail1, label %b4_ok1, !dbg !833, !prof !25

b4_ok1:
	%71 = bitcast i64* %67 to i8*, !dbg !833
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %44, i32 1, i8* %ctrl, i32 22), !dbg !833
	%73 = and i64 %72, 4294967295, !dbg !834
	%74 = add i64 %66, 1, !dbg !835
	%75 = getelementptr inbounds i64, i64* %p4, i64 %74, !dbg !836
	%76 = icmp uge i64 %74, %p5, !dbg !836
	%77 = icmp eq i64* %75, null, !dbg !838
	%78 = or i1 %76, %77, !dbg !838
	br i1 %78, label %b4_fail3, label %b4_ok3, !dbg !838, !prof !25

b4_ok3:
	%79 = bitcast i64* %75 to i8*, !dbg !838
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %44, i32 1, i8* %ctrl, i32 22), !dbg !838
	%81 = and i64 %80, 4294967295, !dbg !839
	%82 = shl i64 %81, 32, !dbg !840
	%83 = or i64 %73, %82, !dbg !841
	%84 = bitcast i64 %83 to double, !dbg !842
	%85 = fadd double %62, %84, !dbg !843
	%86 = add i64 %63, 1, !dbg !844
	br label %b3, !dbg !844

b5:
	%87 = getelementptr inbounds double, double* %p6, i64 0, !dbg !845
	%88 = icmp uge i64 0, %p7, !dbg !845
	br i1 %88, label %b5_fail1, label %b5_ok1, !dbg !845, !prof !25

b5_ok1:
	store double %62, double* %87, align 8, !dbg !845
	%89 = fcmp ole double %62, %p12, !dbg !846
	br i1 %89, label %b6, label %b7, !dbg !846

b6:
	%90 = add i64 %p11, 1, !dbg !847
	%91 = urem i64 %90, 2, !dbg !848
	%92 = getelementptr inbounds i64, i64* %p8, i64 %91, !dbg !849
	%93 = icmp uge i64 %91, %p9, !dbg !849
	br i1 %93, label %b6_fail1, label %b6_ok1, !dbg !849, !prof !25

b6_ok1:
	store i64 %p11, i64* %92, align 8, !dbg !849
	br label %b7, !dbg !849

b7:
	ret void, !dbg !795

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %32, i64 %p9), !dbg !801
	ret void, !dbg !801

b2_fail1:
	%94 = icmp uge i64 %41, %p5, !dbg !809
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !809

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %41, i64 %p5), !dbg !809
	ret void, !dbg !809

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !814
	ret void, !dbg !814

b2_fail3:
	%95 = icmp uge i64 %51, %p5, !dbg !817
	br i1 %95, label %b2_fail4, label %b2_ok4, !dbg !817

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %51, i64 %p5), !dbg !817
	ret void, !dbg !817

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !819
	ret void, !dbg !819

b4_fail1:
	%96 = icmp uge i64 %66, %p5, !dbg !831
	br i1 %96, label %b4_fail2, label %b4_ok2, !dbg !831

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %66, i64 %p5), !dbg !831
	ret void, !dbg !831

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !833
	ret void, !dbg !833

b4_fail3:
	%97 = icmp uge i64 %74, %p5, !dbg !836
	br i1 %97, label %b4_fail4, label %b4_ok4, !dbg !836

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %74, i64 %p5), !dbg !836
	ret void, !dbg !836

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !838
	ret void, !dbg !838

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p7), !dbg !845
	ret void, !dbg !845

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p9), !dbg !849
	ret void, !dbg !849
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !850 {
entry:
	br label %b0, !dbg !851

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !852
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !853, !range !26
	%2 = sext i32 %1 to i64, !dbg !853
	br label %b1, !dbg !854

b1:
	%3 = phi i64 [ %2, %b0 ], [ %61, %b9 ], !dbg !855
	%4 = icmp slt i64 %3, %p14, !dbg !856
	br i1 %4, label %b2, label %b10, !dbg !856

b2:
	%5 = mul i64 %3, %p12, !dbg !857
	%6 = icmp eq i64 %p14, 0, !dbg !858
	br i1 %6, label %b2_fail1, label %b2_ok1, !dbg !858, !prof !25

b2_ok1:
	%7 = icmp eq i64 %p14, -1, !dbg !858
	%8 = select i1 %7, i64 1, i64 %p14, !dbg !858
	%9 = sdiv i64 %5, %8, !dbg !858
	%10 = sub i64 0, %5, !dbg !858
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !858
	%12 = sub i64 %11, %p7, !dbg !859
	%13 = icmp slt i64 %12, 0, !dbg !860
	br i1 %13, label %b9, label %b3, !dbg !860

b3:
	%14 = icmp sge i64 %12, %p4, !dbg !861
	br i1 %14, label %b9, label %b4, !dbg !861

b4:
	%15 = mul i64 %3, %p13, !dbg !862
	%16 = add i64 %3, 1, !dbg !863
	%17 = mul i64 %16, %p13, !dbg !864
	%18 = sub i64 %17, %15, !dbg !865
	%19 = getelementptr inbounds float, float* %p0, i64 %15, !dbg !865
	%20 = icmp ugt i64 %17, %p1, !dbg !865
	%21 = icmp ugt i64 %15, %17, !dbg !865
	%22 = or i1 %20, %21, !dbg !865
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !865, !prof !25

b4_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !866, !range !27
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !866, !range !27
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !866, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !866, !range !226
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !866, !range !226
	%28 = mul i32 %27, %25, !dbg !866
	%29 = add i32 %24, %28, !dbg !866
	%30 = mul i32 %26, %29, !dbg !866
	%31 = add i32 %23, %30, !dbg !866
	%32 = sext i32 %31 to i64, !dbg !866
	%33 = mul i32 %26, %27, !dbg !866
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !866, !range !339
	%35 = mul i32 %33, %34, !dbg !866
	%36 = sext i32 %35 to i64, !dbg !866
	br label %b5, !dbg !866

b5:
	%37 = phi i64 [ %32, %b4_ok1 ], [ %53, %b6_ok2 ], !dbg !866
	%38 = icmp slt i64 %37, %p13, !dbg !866
	br i1 %38, label %b6, label %b7, !dbg !866

b6:
	%39 = add i64 %12, 1, !dbg !867
	%40 = mul i64 %39, %p6, !dbg !868
	%41 = mul i64 %37, %p5, !dbg !869
	%42 = icmp eq i64 %p13, -1, !dbg !870
	%43 = select i1 %42, i64 1, i64 %p13, !dbg !870
	%44 = sdiv i64 %41, %43, !dbg !870
	%45 = sub i64 0, %41, !dbg !870
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !870
	%47 = add i64 %40, %46, !dbg !871
	%48 = getelementptr inbounds float, float* %p2, i64 %47, !dbg !872
	%49 = icmp uge i64 %47, %p3, !dbg !872
	br i1 %49, label %b6_fail1, label %b6_ok1, !dbg !872, !prof !25

b6_ok1:
	%50 = load float, float* %48, align 4, !dbg !872
	%51 = getelementptr inbounds float, float* %19, i64 %37, !dbg !873
	%52 = icmp uge i64 %37, %18, !dbg !873
	br i1 %52, label %b6_fail2, label %b6_ok2, !dbg !873, !prof !25

b6_ok2:
	store float %50, float* %51, align 4, !dbg !873
	%53 = add i64 %37, %36, !dbg !866
	br label %b5, !dbg !866

b7:
	call void @llvm.nvvm.barrier0(), !dbg !874
	%54 = sext i32 %0 to i64, !dbg !852
	%55 = icmp ne i64 %54, 0, !dbg !875
	br i1 %55, label %b8, label %b9, !dbg !875

b8:
	%56 = mul i64 %18, 4, !dbg !876
	%57 = bitcast float* %19 to i8*, !dbg !876
	%58 = bitcast float* %19 to i8*, !dbg !876
	call void @gpuc_put_block(i8* %57, i8* %58, i64 %56, i32 0), !dbg !876
	br label %b9, !dbg !876

b9:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !877, !range !221
	%60 = sext i32 %59 to i64, !dbg !877
	%61 = add i64 %3, %60, !dbg !878
	br label %b1, !dbg !878

b10:
	ret void, !dbg !878

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 0, i64 0), !dbg !858
	ret void, !dbg !858

b4_fail1:
	%62 = icmp ugt i64 %17, %p1, !dbg !865
	br i1 %62, label %b4_fail2, label %b4_ok2, !dbg !865

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %17, i64 %p1), !dbg !865
	ret void, !dbg !865

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %15, i64 %17), !dbg !865
	ret void, !dbg !865

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %47, i64 %p3), !dbg !872
	ret void, !dbg !872

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %37, i64 %18), !dbg !873
	ret void, !dbg !873
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !26
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !27
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !28
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !27
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !28
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !27
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !27
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !221
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !222
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !222
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !26
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !28
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !28
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
!nvvm.annotations = !{!879, !880, !881, !882, !883, !884, !885, !886, !887, !888, !889, !890, !891, !892, !893, !894, !895, !896}
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
!25 = !{!"branch_weights", i32 1, i32 1048576}
!26 = !{i32 0, i32 2147483647}
!27 = !{i32 0, i32 1024}
!28 = !{i32 0, i32 65535}
!29 = !{i32 0, i32 64}
!30 = !DILocation(line: 103, column: 33, scope: !7)
!31 = !DILocation(line: 104, column: 13, scope: !7)
!32 = !DILocation(line: 100, column: 9, scope: !7)
!33 = !DILocation(line: 102, column: 2, scope: !7)
!34 = !DILocation(line: 103, column: 2, scope: !7)
!35 = !DILocation(line: 103, column: 6, scope: !7)
!36 = !DILocation(line: 104, column: 2, scope: !7)
!37 = !DILocation(line: 105, column: 13, scope: !7)
!38 = !DILocation(line: 106, column: 15, scope: !7)
!39 = !DILocation(line: 107, column: 21, scope: !7)
!40 = !DILocation(line: 107, column: 40, scope: !7)
!41 = !DILocation(line: 107, column: 34, scope: !7)
!42 = !DILocation(line: 109, column: 24, scope: !7)
!43 = !DILocation(line: 109, column: 32, scope: !7)
!44 = !DILocation(line: 109, column: 21, scope: !7)
!45 = !DILocation(line: 109, column: 51, scope: !7)
!46 = !DILocation(line: 109, column: 40, scope: !7)
!47 = !DILocation(line: 110, column: 29, scope: !7)
!48 = !DILocation(line: 110, column: 37, scope: !7)
!49 = !DILocation(line: 110, column: 23, scope: !7)
!50 = !DILocation(line: 110, column: 59, scope: !7)
!51 = !DILocation(line: 110, column: 45, scope: !7)
!52 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!53 = !DILocation(line: 111, column: 20, scope: !7)
!54 = !DILocation(line: 134, column: 12, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 134, column: 20, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 134, column: 27, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 134, column: 37, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 135, column: 13, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 135, column: 21, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 135, column: 28, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 135, column: 38, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 136, column: 13, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 136, column: 21, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 136, column: 28, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 136, column: 38, scope: !52, inlinedAt: !53)
!66 = !DILocation(line: 137, column: 13, scope: !52, inlinedAt: !53)
!67 = !DILocation(line: 137, column: 21, scope: !52, inlinedAt: !53)
!68 = !DILocation(line: 137, column: 28, scope: !52, inlinedAt: !53)
!69 = !DILocation(line: 137, column: 38, scope: !52, inlinedAt: !53)
!70 = !DILocation(line: 111, column: 54, scope: !7)
!71 = !DILocation(line: 134, column: 12, scope: !52, inlinedAt: !70)
!72 = !DILocation(line: 134, column: 20, scope: !52, inlinedAt: !70)
!73 = !DILocation(line: 134, column: 27, scope: !52, inlinedAt: !70)
!74 = !DILocation(line: 134, column: 37, scope: !52, inlinedAt: !70)
!75 = !DILocation(line: 135, column: 13, scope: !52, inlinedAt: !70)
!76 = !DILocation(line: 135, column: 21, scope: !52, inlinedAt: !70)
!77 = !DILocation(line: 135, column: 28, scope: !52, inlinedAt: !70)
!78 = !DILocation(line: 135, column: 38, scope: !52, inlinedAt: !70)
!79 = !DILocation(line: 136, column: 13, scope: !52, inlinedAt: !70)
!80 = !DILocation(line: 136, column: 21, scope: !52, inlinedAt: !70)
!81 = !DILocation(line: 136, column: 28, scope: !52, inlinedAt: !70)
!82 = !DILocation(line: 136, column: 38, scope: !52, inlinedAt: !70)
!83 = !DILocation(line: 137, column: 13, scope: !52, inlinedAt: !70)
!84 = !DILocation(line: 137, column: 21, scope: !52, inlinedAt: !70)
!85 = !DILocation(line: 137, column: 28, scope: !52, inlinedAt: !70)
!86 = !DILocation(line: 137, column: 38, scope: !52, inlinedAt: !70)
!87 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!88 = !DILocation(line: 113, column: 21, scope: !7)
!89 = !DILocation(line: 144, column: 12, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 145, column: 7, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 147, column: 20, scope: !7)
!92 = !DILocation(line: 147, column: 20, scope: !87, inlinedAt: !88)
!93 = !DILocation(line: 147, column: 12, scope: !87, inlinedAt: !88)
!94 = !DILocation(line: 148, column: 7, scope: !87, inlinedAt: !88)
!95 = !DILocation(line: 150, column: 11, scope: !7)
!96 = !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !88)
!97 = !DILocation(line: 150, column: 14, scope: !87, inlinedAt: !88)
!98 = !DILocation(line: 151, column: 7, scope: !87, inlinedAt: !88)
!99 = !DILocation(line: 153, column: 11, scope: !7)
!100 = !DILocation(line: 153, column: 11, scope: !87, inlinedAt: !88)
!101 = !DILocation(line: 153, column: 14, scope: !87, inlinedAt: !88)
!102 = !DILocation(line: 154, column: 7, scope: !87, inlinedAt: !88)
!103 = !DILocation(line: 156, column: 11, scope: !7)
!104 = !DILocation(line: 156, column: 11, scope: !87, inlinedAt: !88)
!105 = !DILocation(line: 156, column: 14, scope: !87, inlinedAt: !88)
!106 = !DILocation(line: 157, column: 7, scope: !87, inlinedAt: !88)
!107 = !DILocation(line: 159, column: 9, scope: !7)
!108 = !DILocation(line: 113, column: 55, scope: !7)
!109 = !DILocation(line: 144, column: 12, scope: !87, inlinedAt: !108)
!110 = !DILocation(line: 145, column: 7, scope: !87, inlinedAt: !108)
!111 = !DILocation(line: 147, column: 12, scope: !87, inlinedAt: !108)
!112 = !DILocation(line: 148, column: 7, scope: !87, inlinedAt: !108)
!113 = !DILocation(line: 150, column: 14, scope: !87, inlinedAt: !108)
!114 = !DILocation(line: 151, column: 7, scope: !87, inlinedAt: !108)
!115 = !DILocation(line: 153, column: 14, scope: !87, inlinedAt: !108)
!116 = !DILocation(line: 154, column: 7, scope: !87, inlinedAt: !108)
!117 = !DILocation(line: 156, column: 14, scope: !87, inlinedAt: !108)
!118 = !DILocation(line: 157, column: 7, scope: !87, inlinedAt: !108)
!119 = !DILocation(line: 111, column: 3, scope: !7)
!120 = !DILocation(line: 111, column: 8, scope: !7)
!121 = !DILocation(line: 115, column: 7, scope: !7)
!122 = !DILocation(line: 115, column: 17, scope: !7)
!123 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!124 = !DILocation(line: 116, column: 22, scope: !7)
!125 = !DILocation(line: 164, column: 19, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 164, column: 28, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 164, column: 37, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 164, column: 46, scope: !123, inlinedAt: !124)
!129 = !DILocation(line: 165, column: 10, scope: !123, inlinedAt: !124)
!130 = !DILocation(line: 165, column: 16, scope: !123, inlinedAt: !124)
!131 = !DILocation(line: 165, column: 13, scope: !123, inlinedAt: !124)
!132 = !DILocation(line: 165, column: 22, scope: !123, inlinedAt: !124)
!133 = !DILocation(line: 165, column: 19, scope: !123, inlinedAt: !124)
!134 = !DILocation(line: 165, column: 28, scope: !123, inlinedAt: !124)
!135 = !DILocation(line: 165, column: 25, scope: !123, inlinedAt: !124)
!136 = !DILocation(line: 116, column: 43, scope: !7)
!137 = !DILocation(line: 164, column: 19, scope: !123, inlinedAt: !136)
!138 = !DILocation(line: 164, column: 28, scope: !123, inlinedAt: !136)
!139 = !DILocation(line: 164, column: 37, scope: !123, inlinedAt: !136)
!140 = !DILocation(line: 164, column: 46, scope: !123, inlinedAt: !136)
!141 = !DILocation(line: 165, column: 10, scope: !123, inlinedAt: !136)
!142 = !DILocation(line: 165, column: 16, scope: !123, inlinedAt: !136)
!143 = !DILocation(line: 165, column: 13, scope: !123, inlinedAt: !136)
!144 = !DILocation(line: 165, column: 22, scope: !123, inlinedAt: !136)
!145 = !DILocation(line: 165, column: 19, scope: !123, inlinedAt: !136)
!146 = !DILocation(line: 165, column: 28, scope: !123, inlinedAt: !136)
!147 = !DILocation(line: 165, column: 25, scope: !123, inlinedAt: !136)
!148 = !DILocation(line: 116, column: 33, scope: !7)
!149 = !DILocation(line: 116, column: 3, scope: !7)
!150 = !DILocation(line: 105, column: 19, scope: !7)
!151 = !DILocation(line: 120, column: 10, scope: !7)
!152 = !DILocation(line: 121, column: 31, scope: !7)
!153 = !DILocation(line: 121, column: 28, scope: !7)
!154 = !DILocation(line: 121, column: 46, scope: !7)
!155 = !DILocation(line: 121, column: 54, scope: !7)
!156 = !DILocation(line: 121, column: 43, scope: !7)
!157 = !DILocation(line: 121, column: 73, scope: !7)
!158 = !DILocation(line: 121, column: 62, scope: !7)
!159 = !DILocation(line: 121, column: 14, scope: !7)
!160 = !DILocation(line: 134, column: 12, scope: !52, inlinedAt: !159)
!161 = !DILocation(line: 134, column: 20, scope: !52, inlinedAt: !159)
!162 = !DILocation(line: 134, column: 27, scope: !52, inlinedAt: !159)
!163 = !DILocation(line: 134, column: 37, scope: !52, inlinedAt: !159)
!164 = !DILocation(line: 135, column: 13, scope: !52, inlinedAt: !159)
!165 = !DILocation(line: 135, column: 21, scope: !52, inlinedAt: !159)
!166 = !DILocation(line: 135, column: 28, scope: !52, inlinedAt: !159)
!167 = !DILocation(line: 135, column: 38, scope: !52, inlinedAt: !159)
!168 = !DILocation(line: 136, column: 13, scope: !52, inlinedAt: !159)
!169 = !DILocation(line: 136, column: 21, scope: !52, inlinedAt: !159)
!170 = !DILocation(line: 136, column: 28, scope: !52, inlinedAt: !159)
!171 = !DILocation(line: 136, column: 38, scope: !52, inlinedAt: !159)
!172 = !DILocation(line: 137, column: 13, scope: !52, inlinedAt: !159)
!173 = !DILocation(line: 137, column: 21, scope: !52, inlinedAt: !159)
!174 = !DILocation(line: 137, column: 28, scope: !52, inlinedAt: !159)
!175 = !DILocation(line: 137, column: 38, scope: !52, inlinedAt: !159)
!176 = !DILocation(line: 123, column: 15, scope: !7)
!177 = !DILocation(line: 144, column: 12, scope: !87, inlinedAt: !176)
!178 = !DILocation(line: 145, column: 7, scope: !87, inlinedAt: !176)
!179 = !DILocation(line: 147, column: 20, scope: !87, inlinedAt: !176)
!180 = !DILocation(line: 147, column: 12, scope: !87, inlinedAt: !176)
!181 = !DILocation(line: 148, column: 7, scope: !87, inlinedAt: !176)
!182 = !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !176)
!183 = !DILocation(line: 150, column: 14, scope: !87, inlinedAt: !176)
!184 = !DILocation(line: 151, column: 7, scope: !87, inlinedAt: !176)
!185 = !DILocation(line: 153, column: 11, scope: !87, inlinedAt: !176)
!186 = !DILocation(line: 153, column: 14, scope: !87, inlinedAt: !176)
!187 = !DILocation(line: 154, column: 7, scope: !87, inlinedAt: !176)
!188 = !DILocation(line: 156, column: 11, scope: !87, inlinedAt: !176)
!189 = !DILocation(line: 156, column: 14, scope: !87, inlinedAt: !176)
!190 = !DILocation(line: 157, column: 7, scope: !87, inlinedAt: !176)
!191 = !DILocation(line: 121, column: 3, scope: !7)
!192 = !DILocation(line: 125, column: 7, scope: !7)
!193 = !DILocation(line: 126, column: 22, scope: !7)
!194 = !DILocation(line: 164, column: 19, scope: !123, inlinedAt: !193)
!195 = !DILocation(line: 164, column: 28, scope: !123, inlinedAt: !193)
!196 = !DILocation(line: 164, column: 37, scope: !123, inlinedAt: !193)
!197 = !DILocation(line: 164, column: 46, scope: !123, inlinedAt: !193)
!198 = !DILocation(line: 165, column: 10, scope: !123, inlinedAt: !193)
!199 = !DILocation(line: 165, column: 16, scope: !123, inlinedAt: !193)
!200 = !DILocation(line: 165, column: 13, scope: !123, inlinedAt: !193)
!201 = !DILocation(line: 165, column: 22, scope: !123, inlinedAt: !193)
!202 = !DILocation(line: 165, column: 19, scope: !123, inlinedAt: !193)
!203 = !DILocation(line: 165, column: 28, scope: !123, inlinedAt: !193)
!204 = !DILocation(line: 165, column: 25, scope: !123, inlinedAt: !193)
!205 = !DILocation(line: 126, column: 3, scope: !7)
!206 = !DILocation(line: 128, column: 2, scope: !7)
!207 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!208 = !DILocation(line: 28, column: 6, scope: !207)
!209 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!210 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!211 = !DILocation(line: 31, column: 23, scope: !207)
!212 = !DILocation(line: 69, column: 8, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 85, column: 20, scope: !209, inlinedAt: !212)
!214 = !DILocation(line: 30, column: 24, scope: !207)
!215 = !DILocation(line: 30, column: 27, scope: !207)
!216 = !DILocation(line: 29, column: 2, scope: !207)
!217 = !DILocation(line: 30, column: 6, scope: !207)
!218 = !DILocation(line: 30, column: 35, scope: !207)
!219 = !DILocation(line: 44, column: 32, scope: !210, inlinedAt: !211)
!220 = !DILocation(line: 44, column: 65, scope: !210, inlinedAt: !211)
!221 = !{i32 1, i32 -2147483648}
!222 = !{i32 1, i32 65536}
!223 = !DILocation(line: 44, column: 69, scope: !210, inlinedAt: !211)
!224 = !DILocation(line: 44, column: 53, scope: !210, inlinedAt: !211)
!225 = !DILocation(line: 45, column: 38, scope: !210, inlinedAt: !211)
!226 = !{i32 1, i32 1025}
!227 = !DILocation(line: 45, column: 26, scope: !210, inlinedAt: !211)
!228 = !DILocation(line: 46, column: 25, scope: !210, inlinedAt: !211)
!229 = !DILocation(line: 46, column: 54, scope: !210, inlinedAt: !211)
!230 = !DILocation(line: 46, column: 41, scope: !210, inlinedAt: !211)
!231 = !DILocation(line: 47, column: 18, scope: !210, inlinedAt: !211)
!232 = !DILocation(line: 47, column: 24, scope: !210, inlinedAt: !211)
!233 = !DILocation(line: 47, column: 46, scope: !210, inlinedAt: !211)
!234 = !DILocation(line: 47, column: 39, scope: !210, inlinedAt: !211)
!235 = !DILocation(line: 47, column: 49, scope: !210, inlinedAt: !211)
!236 = !DILocation(line: 48, column: 17, scope: !210, inlinedAt: !211)
!237 = !DILocation(line: 48, column: 33, scope: !210, inlinedAt: !211)
!238 = !DILocation(line: 48, column: 52, scope: !210, inlinedAt: !211)
!239 = !DILocation(line: 52, column: 20, scope: !210, inlinedAt: !211)
!240 = !DILocation(line: 52, column: 23, scope: !210, inlinedAt: !211)
!241 = !DILocation(line: 54, column: 68, scope: !210, inlinedAt: !211)
!242 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!243 = !DILocation(line: 54, column: 40, scope: !210, inlinedAt: !211)
!244 = !DILocation(line: 22, column: 27, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 22, column: 21, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 22, column: 30, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 22, column: 38, scope: !242, inlinedAt: !243)
!248 = !DILocation(line: 22, column: 47, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 22, column: 16, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 54, column: 26, scope: !210, inlinedAt: !211)
!251 = !DILocation(line: 57, column: 68, scope: !210, inlinedAt: !211)
!252 = !DILocation(line: 57, column: 40, scope: !210, inlinedAt: !211)
!253 = !DILocation(line: 22, column: 27, scope: !242, inlinedAt: !252)
!254 = !DILocation(line: 22, column: 21, scope: !242, inlinedAt: !252)
!255 = !DILocation(line: 22, column: 30, scope: !242, inlinedAt: !252)
!256 = !DILocation(line: 22, column: 32, scope: !242, inlinedAt: !252)
!257 = !DILocation(line: 22, column: 38, scope: !242, inlinedAt: !252)
!258 = !DILocation(line: 22, column: 47, scope: !242, inlinedAt: !252)
!259 = !DILocation(line: 22, column: 16, scope: !242, inlinedAt: !252)
!260 = !DILocation(line: 57, column: 26, scope: !210, inlinedAt: !211)
!261 = !DILocation(line: 60, column: 17, scope: !210, inlinedAt: !211)
!262 = !DILocation(line: 61, column: 31, scope: !210, inlinedAt: !211)
!263 = !DILocation(line: 62, column: 20, scope: !210, inlinedAt: !211)
!264 = !DILocation(line: 62, column: 4, scope: !210, inlinedAt: !211)
!265 = !DILocation(line: 50, column: 2, scope: !210, inlinedAt: !211)
!266 = !DILocation(line: 64, column: 47, scope: !210, inlinedAt: !211)
!267 = !DILocation(line: 64, column: 30, scope: !210, inlinedAt: !211)
!268 = !DILocation(line: 64, column: 60, scope: !210, inlinedAt: !211)
!269 = !DILocation(line: 65, column: 65, scope: !210, inlinedAt: !211)
!270 = !DILocation(line: 65, column: 20, scope: !210, inlinedAt: !211)
!271 = !DILocation(line: 65, column: 4, scope: !210, inlinedAt: !211)
!272 = !DILocation(line: 67, column: 17, scope: !210, inlinedAt: !211)
!273 = !DILocation(line: 69, column: 61, scope: !210, inlinedAt: !211)
!274 = !DILocation(line: 82, column: 26, scope: !209, inlinedAt: !212)
!275 = !DILocation(line: 83, column: 13, scope: !209, inlinedAt: !212)
!276 = !DILocation(line: 84, column: 14, scope: !209, inlinedAt: !212)
!277 = !DILocation(line: 84, column: 11, scope: !209, inlinedAt: !212)
!278 = !DILocation(line: 85, column: 45, scope: !209, inlinedAt: !212)
!279 = !DILocation(line: 85, column: 53, scope: !209, inlinedAt: !212)
!280 = !DILocation(line: 85, column: 68, scope: !209, inlinedAt: !212)
!281 = !DILocation(line: 85, column: 42, scope: !209, inlinedAt: !212)
!282 = !DILocation(line: 85, column: 97, scope: !209, inlinedAt: !212)
!283 = !DILocation(line: 85, column: 114, scope: !209, inlinedAt: !212)
!284 = !DILocation(line: 85, column: 84, scope: !209, inlinedAt: !212)
!285 = !DILocation(line: 86, column: 13, scope: !209, inlinedAt: !212)
!286 = !DILocation(line: 22, column: 27, scope: !242, inlinedAt: !285)
!287 = !DILocation(line: 22, column: 21, scope: !242, inlinedAt: !285)
!288 = !DILocation(line: 22, column: 30, scope: !242, inlinedAt: !285)
!289 = !DILocation(line: 22, column: 32, scope: !242, inlinedAt: !285)
!290 = !DILocation(line: 22, column: 38, scope: !242, inlinedAt: !285)
!291 = !DILocation(line: 22, column: 47, scope: !242, inlinedAt: !285)
!292 = !DILocation(line: 22, column: 16, scope: !242, inlinedAt: !285)
!293 = !DILocation(line: 72, column: 8, scope: !210, inlinedAt: !211)
!294 = !DILocation(line: 82, column: 26, scope: !209, inlinedAt: !293)
!295 = !DILocation(line: 83, column: 13, scope: !209, inlinedAt: !293)
!296 = !DILocation(line: 84, column: 14, scope: !209, inlinedAt: !293)
!297 = !DILocation(line: 84, column: 11, scope: !209, inlinedAt: !293)
!298 = !DILocation(line: 85, column: 42, scope: !209, inlinedAt: !293)
!299 = !DILocation(line: 85, column: 89, scope: !209, inlinedAt: !293)
!300 = !DILocation(line: 85, column: 97, scope: !209, inlinedAt: !293)
!301 = !DILocation(line: 85, column: 114, scope: !209, inlinedAt: !293)
!302 = !DILocation(line: 85, column: 84, scope: !209, inlinedAt: !293)
!303 = !DILocation(line: 86, column: 13, scope: !209, inlinedAt: !293)
!304 = !DILocation(line: 22, column: 27, scope: !242, inlinedAt: !303)
!305 = !DILocation(line: 22, column: 21, scope: !242, inlinedAt: !303)
!306 = !DILocation(line: 22, column: 30, scope: !242, inlinedAt: !303)
!307 = !DILocation(line: 22, column: 38, scope: !242, inlinedAt: !303)
!308 = !DILocation(line: 22, column: 47, scope: !242, inlinedAt: !303)
!309 = !DILocation(line: 22, column: 16, scope: !242, inlinedAt: !303)
!310 = !DILocation(line: 85, column: 20, scope: !209, inlinedAt: !293)
!311 = !DILocation(line: 75, column: 66, scope: !210, inlinedAt: !211)
!312 = !DILocation(line: 75, column: 89, scope: !210, inlinedAt: !211)
!313 = !DILocation(line: 75, column: 78, scope: !210, inlinedAt: !211)
!314 = !DILocation(line: 75, column: 24, scope: !210, inlinedAt: !211)
!315 = !DILocation(line: 75, column: 17, scope: !210, inlinedAt: !211)
!316 = !DILocation(line: 31, column: 3, scope: !207)
!317 = !DILocation(line: 30, column: 46, scope: !207)
!318 = !DILocation(line: 33, column: 2, scope: !207)
!319 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!320 = !DILocation(line: 23, column: 6, scope: !319)
!321 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!322 = distinct !DISubprogram(name: "Sum", scope: !321, file: !321, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!323 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!324 = distinct !DISubprogram(name: "collect", scope: !323, file: !323, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!325 = !DILocation(line: 37, column: 10, scope: !319)
!326 = !DILocation(line: 43, column: 26, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 62, column: 21, scope: !322, inlinedAt: !326)
!328 = distinct !DISubprogram(name: "Publish", scope: !321, file: !321, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "publish", scope: !323, file: !323, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!330 = !DILocation(line: 40, column: 10, scope: !319)
!331 = !DILocation(line: 74, column: 13, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 53, column: 23, scope: !328, inlinedAt: !331)
!333 = !DILocation(line: 24, column: 11, scope: !319)
!334 = !DILocation(line: 25, column: 30, scope: !319)
!335 = !DILocation(line: 25, column: 33, scope: !319)
!336 = !DILocation(line: 25, column: 23, scope: !319)
!337 = !DILocation(line: 25, column: 43, scope: !319)
!338 = !DILocation(line: 26, column: 20, scope: !319)
!339 = !{i32 1, i32 65}
!340 = !DILocation(line: 26, column: 23, scope: !319)
!341 = !DILocation(line: 27, column: 20, scope: !319)
!342 = !DILocation(line: 27, column: 14, scope: !319)
!343 = !DILocation(line: 29, column: 4, scope: !319)
!344 = !DILocation(line: 33, column: 12, scope: !319)
!345 = !DILocation(line: 34, column: 18, scope: !319)
!346 = !DILocation(line: 32, column: 2, scope: !319)
!347 = !DILocation(line: 36, column: 15, scope: !319)
!348 = distinct !DISubprogram(name: "collects", scope: !323, file: !323, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!349 = !DILocation(line: 36, column: 31, scope: !319)
!350 = !DILocation(line: 37, column: 19, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 37, column: 24, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 37, column: 59, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 37, column: 63, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 37, column: 47, scope: !348, inlinedAt: !349)
!355 = !DILocation(line: 36, column: 52, scope: !319)
!356 = !DILocation(line: 36, column: 55, scope: !319)
!357 = !DILocation(line: 37, column: 36, scope: !319)
!358 = distinct !DISubprogram(name: "valueAt", scope: !321, file: !321, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!359 = !DILocation(line: 63, column: 38, scope: !322, inlinedAt: !326)
!360 = !DILocation(line: 72, column: 19, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 72, column: 13, scope: !358, inlinedAt: !359)
!362 = !DILocation(line: 72, column: 22, scope: !358, inlinedAt: !359)
!363 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !359)
!364 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!365 = distinct !DISubprogram(name: "await", scope: !364, file: !364, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!366 = !DILocation(line: 63, column: 17, scope: !322, inlinedAt: !326)
!367 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !366)
!368 = distinct !DISubprogram(name: "word", scope: !364, file: !364, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!369 = distinct !DISubprogram(name: "awaitWord", scope: !364, file: !364, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!370 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !366)
!371 = !DILocation(line: 59, column: 54, scope: !369, inlinedAt: !370)
!372 = !DILocation(line: 54, column: 53, scope: !368, inlinedAt: !371)
!373 = !DILocation(line: 54, column: 60, scope: !368, inlinedAt: !371)
!374 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !370)
!375 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !370)
!376 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !366)
!377 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !366)
!378 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !366)
!379 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !378)
!380 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !378)
!381 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !366)
!382 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !366)
!383 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !366)
!384 = !DILocation(line: 63, column: 2, scope: !322, inlinedAt: !326)
!385 = !DILocation(line: 64, column: 6, scope: !322, inlinedAt: !326)
!386 = !DILocation(line: 64, column: 18, scope: !322, inlinedAt: !326)
!387 = !DILocation(line: 65, column: 39, scope: !322, inlinedAt: !326)
!388 = !DILocation(line: 72, column: 27, scope: !358, inlinedAt: !387)
!389 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !387)
!390 = !DILocation(line: 65, column: 18, scope: !322, inlinedAt: !326)
!391 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !390)
!392 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !390)
!393 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !392)
!394 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !392)
!395 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !390)
!396 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !390)
!397 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !390)
!398 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !397)
!399 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !397)
!400 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !390)
!401 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !390)
!402 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !390)
!403 = !DILocation(line: 65, column: 3, scope: !322, inlinedAt: !326)
!404 = !DILocation(line: 64, column: 25, scope: !322, inlinedAt: !326)
!405 = !DILocation(line: 44, column: 12, scope: !324, inlinedAt: !325)
!406 = !DILocation(line: 45, column: 11, scope: !324, inlinedAt: !325)
!407 = !DILocation(line: 46, column: 22, scope: !324, inlinedAt: !325)
!408 = !DILocation(line: 46, column: 12, scope: !324, inlinedAt: !325)
!409 = !DILocation(line: 39, column: 14, scope: !319)
!410 = distinct !DISubprogram(name: "add", scope: !323, file: !323, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!411 = !DILocation(line: 39, column: 25, scope: !319)
!412 = !DILocation(line: 53, column: 41, scope: !410, inlinedAt: !411)
!413 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!414 = distinct !DISubprogram(name: "reduceWarp", scope: !413, file: !413, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!415 = distinct !DISubprogram(name: "reduce", scope: !413, file: !413, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!416 = distinct !DISubprogram(name: "ReduceAdd", scope: !413, file: !413, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!417 = !DILocation(line: 53, column: 22, scope: !410, inlinedAt: !411)
!418 = !DILocation(line: 7, column: 15, scope: !416, inlinedAt: !417)
!419 = !DILocation(line: 44, column: 16, scope: !415, inlinedAt: !418)
!420 = !DILocation(line: 65, column: 13, scope: !414, inlinedAt: !419)
!421 = !DILocation(line: 66, column: 7, scope: !414, inlinedAt: !419)
!422 = !DILocation(line: 64, column: 35, scope: !414, inlinedAt: !419)
!423 = !DILocation(line: 67, column: 7, scope: !414, inlinedAt: !419)
!424 = !DILocation(line: 67, column: 35, scope: !414, inlinedAt: !419)
!425 = !DILocation(line: 68, column: 23, scope: !414, inlinedAt: !419)
!426 = !DILocation(line: 7, column: 65, scope: !416, inlinedAt: !417)
!427 = !DILocation(line: 67, column: 40, scope: !414, inlinedAt: !419)
!428 = !DILocation(line: 72, column: 16, scope: !414, inlinedAt: !419)
!429 = !{i32 0, i32 32}
!430 = !DILocation(line: 73, column: 6, scope: !414, inlinedAt: !419)
!431 = !DILocation(line: 73, column: 36, scope: !414, inlinedAt: !419)
!432 = !DILocation(line: 74, column: 16, scope: !414, inlinedAt: !419)
!433 = !DILocation(line: 75, column: 11, scope: !414, inlinedAt: !419)
!434 = !DILocation(line: 74, column: 3, scope: !414, inlinedAt: !419)
!435 = !DILocation(line: 78, column: 22, scope: !414, inlinedAt: !419)
!436 = !DILocation(line: 78, column: 41, scope: !414, inlinedAt: !419)
!437 = !DILocation(line: 79, column: 9, scope: !414, inlinedAt: !419)
!438 = !DILocation(line: 73, column: 41, scope: !414, inlinedAt: !419)
!439 = !DILocation(line: 82, column: 16, scope: !414, inlinedAt: !419)
!440 = !DILocation(line: 82, column: 2, scope: !415, inlinedAt: !418)
!441 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!442 = distinct !DISubprogram(name: "Block.warps", scope: !441, file: !441, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!443 = !DILocation(line: 45, column: 14, scope: !415, inlinedAt: !418)
!444 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 46, column: 7, scope: !415, inlinedAt: !418)
!449 = !DILocation(line: 49, column: 31, scope: !415, inlinedAt: !418)
!450 = !DILocation(line: 50, column: 10, scope: !415, inlinedAt: !418)
!451 = !DILocation(line: 51, column: 11, scope: !415, inlinedAt: !418)
!452 = !DILocation(line: 51, column: 14, scope: !415, inlinedAt: !418)
!453 = !DILocation(line: 52, column: 15, scope: !415, inlinedAt: !418)
!454 = !DILocation(line: 52, column: 17, scope: !415, inlinedAt: !418)
!455 = !DILocation(line: 52, column: 8, scope: !415, inlinedAt: !418)
!456 = !DILocation(line: 54, column: 10, scope: !415, inlinedAt: !418)
!457 = !DILocation(line: 55, column: 11, scope: !415, inlinedAt: !418)
!458 = !DILocation(line: 42, column: 50, scope: !415, inlinedAt: !418)
!459 = !DILocation(line: 56, column: 6, scope: !415, inlinedAt: !418)
!460 = !DILocation(line: 56, column: 16, scope: !415, inlinedAt: !418)
!461 = !DILocation(line: 57, column: 17, scope: !415, inlinedAt: !418)
!462 = !DILocation(line: 56, column: 21, scope: !415, inlinedAt: !418)
!463 = !DILocation(line: 54, column: 21, scope: !410, inlinedAt: !411)
!464 = !DILocation(line: 54, column: 26, scope: !410, inlinedAt: !411)
!465 = !DILocation(line: 55, column: 26, scope: !410, inlinedAt: !411)
!466 = !DILocation(line: 56, column: 19, scope: !410, inlinedAt: !411)
!467 = !DILocation(line: 56, column: 22, scope: !410, inlinedAt: !411)
!468 = distinct !DISubprogram(name: "sums", scope: !323, file: !323, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!469 = !DILocation(line: 57, column: 7, scope: !410, inlinedAt: !411)
!470 = !DILocation(line: 81, column: 19, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 81, column: 13, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 81, column: 23, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 82, column: 30, scope: !468, inlinedAt: !469)
!474 = !DILocation(line: 82, column: 18, scope: !468, inlinedAt: !469)
!475 = !DILocation(line: 57, column: 34, scope: !410, inlinedAt: !411)
!476 = !DILocation(line: 57, column: 38, scope: !410, inlinedAt: !411)
!477 = !DILocation(line: 57, column: 52, scope: !410, inlinedAt: !411)
!478 = !DILocation(line: 57, column: 23, scope: !410, inlinedAt: !411)
!479 = !DILocation(line: 58, column: 51, scope: !410, inlinedAt: !411)
!480 = !DILocation(line: 58, column: 34, scope: !410, inlinedAt: !411)
!481 = !DILocation(line: 59, column: 14, scope: !410, inlinedAt: !411)
!482 = !DILocation(line: 59, column: 32, scope: !410, inlinedAt: !411)
!483 = !DILocation(line: 59, column: 23, scope: !410, inlinedAt: !411)
!484 = !DILocation(line: 59, column: 3, scope: !410, inlinedAt: !411)
!485 = !DILocation(line: 61, column: 16, scope: !410, inlinedAt: !411)
!486 = !DILocation(line: 62, column: 9, scope: !410, inlinedAt: !411)
!487 = !DILocation(line: 67, column: 13, scope: !329, inlinedAt: !330)
!488 = !DILocation(line: 81, column: 19, scope: !468, inlinedAt: !487)
!489 = !DILocation(line: 81, column: 13, scope: !468, inlinedAt: !487)
!490 = !DILocation(line: 81, column: 23, scope: !468, inlinedAt: !487)
!491 = !DILocation(line: 82, column: 30, scope: !468, inlinedAt: !487)
!492 = !DILocation(line: 82, column: 18, scope: !468, inlinedAt: !487)
!493 = !DILocation(line: 69, column: 33, scope: !329, inlinedAt: !330)
!494 = !DILocation(line: 69, column: 33, scope: !319)
!495 = !DILocation(line: 70, column: 13, scope: !329, inlinedAt: !330)
!496 = !DILocation(line: 70, column: 3, scope: !329, inlinedAt: !330)
!497 = !DILocation(line: 72, column: 21, scope: !329, inlinedAt: !330)
!498 = !DILocation(line: 7, column: 15, scope: !416, inlinedAt: !497)
!499 = !DILocation(line: 44, column: 16, scope: !415, inlinedAt: !498)
!500 = !DILocation(line: 66, column: 7, scope: !414, inlinedAt: !499)
!501 = !DILocation(line: 64, column: 35, scope: !414, inlinedAt: !499)
!502 = !DILocation(line: 67, column: 7, scope: !414, inlinedAt: !499)
!503 = !DILocation(line: 67, column: 35, scope: !414, inlinedAt: !499)
!504 = !DILocation(line: 68, column: 23, scope: !414, inlinedAt: !499)
!505 = !DILocation(line: 7, column: 65, scope: !416, inlinedAt: !497)
!506 = !DILocation(line: 67, column: 40, scope: !414, inlinedAt: !499)
!507 = !DILocation(line: 72, column: 16, scope: !414, inlinedAt: !499)
!508 = !DILocation(line: 73, column: 6, scope: !414, inlinedAt: !499)
!509 = !DILocation(line: 73, column: 36, scope: !414, inlinedAt: !499)
!510 = !DILocation(line: 74, column: 16, scope: !414, inlinedAt: !499)
!511 = !DILocation(line: 75, column: 11, scope: !414, inlinedAt: !499)
!512 = !DILocation(line: 74, column: 3, scope: !414, inlinedAt: !499)
!513 = !DILocation(line: 78, column: 22, scope: !414, inlinedAt: !499)
!514 = !DILocation(line: 78, column: 41, scope: !414, inlinedAt: !499)
!515 = !DILocation(line: 79, column: 9, scope: !414, inlinedAt: !499)
!516 = !DILocation(line: 73, column: 41, scope: !414, inlinedAt: !499)
!517 = !DILocation(line: 82, column: 16, scope: !414, inlinedAt: !499)
!518 = !DILocation(line: 82, column: 2, scope: !415, inlinedAt: !498)
!519 = !DILocation(line: 46, column: 7, scope: !415, inlinedAt: !498)
!520 = !DILocation(line: 49, column: 31, scope: !415, inlinedAt: !498)
!521 = !DILocation(line: 50, column: 10, scope: !415, inlinedAt: !498)
!522 = !DILocation(line: 51, column: 11, scope: !415, inlinedAt: !498)
!523 = !DILocation(line: 51, column: 14, scope: !415, inlinedAt: !498)
!524 = !DILocation(line: 52, column: 17, scope: !415, inlinedAt: !498)
!525 = !DILocation(line: 52, column: 8, scope: !415, inlinedAt: !498)
!526 = !DILocation(line: 54, column: 10, scope: !415, inlinedAt: !498)
!527 = !DILocation(line: 55, column: 11, scope: !415, inlinedAt: !498)
!528 = !DILocation(line: 42, column: 50, scope: !415, inlinedAt: !498)
!529 = !DILocation(line: 56, column: 6, scope: !415, inlinedAt: !498)
!530 = !DILocation(line: 56, column: 16, scope: !415, inlinedAt: !498)
!531 = !DILocation(line: 57, column: 17, scope: !415, inlinedAt: !498)
!532 = !DILocation(line: 56, column: 21, scope: !415, inlinedAt: !498)
!533 = !DILocation(line: 73, column: 22, scope: !329, inlinedAt: !330)
!534 = !DILocation(line: 53, column: 40, scope: !328, inlinedAt: !331)
!535 = !DILocation(line: 55, column: 29, scope: !328, inlinedAt: !331)
!536 = !DILocation(line: 72, column: 22, scope: !358, inlinedAt: !535)
!537 = !DILocation(line: 72, column: 27, scope: !358, inlinedAt: !535)
!538 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !535)
!539 = !DILocation(line: 55, column: 60, scope: !328, inlinedAt: !331)
!540 = !DILocation(line: 55, column: 65, scope: !328, inlinedAt: !331)
!541 = distinct !DISubprogram(name: "store", scope: !364, file: !364, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!542 = !DILocation(line: 55, column: 8, scope: !328, inlinedAt: !331)
!543 = !DILocation(line: 38, column: 18, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 39, column: 28, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 39, column: 52, scope: !541, inlinedAt: !542)
!546 = !DILocation(line: 39, column: 38, scope: !541, inlinedAt: !542)
!547 = !DILocation(line: 54, column: 53, scope: !368, inlinedAt: !546)
!548 = !DILocation(line: 54, column: 60, scope: !368, inlinedAt: !546)
!549 = !DILocation(line: 54, column: 73, scope: !368, inlinedAt: !546)
!550 = !DILocation(line: 54, column: 65, scope: !368, inlinedAt: !546)
!551 = !DILocation(line: 39, column: 16, scope: !541, inlinedAt: !542)
!552 = !DILocation(line: 41, column: 32, scope: !541, inlinedAt: !542)
!553 = !DILocation(line: 41, column: 29, scope: !541, inlinedAt: !542)
!554 = !DILocation(line: 41, column: 60, scope: !541, inlinedAt: !542)
!555 = !DILocation(line: 41, column: 55, scope: !541, inlinedAt: !542)
!556 = !DILocation(line: 41, column: 41, scope: !541, inlinedAt: !542)
!557 = !DILocation(line: 54, column: 73, scope: !368, inlinedAt: !556)
!558 = !DILocation(line: 54, column: 65, scope: !368, inlinedAt: !556)
!559 = !DILocation(line: 41, column: 17, scope: !541, inlinedAt: !542)
!560 = !DILocation(line: 41, column: 23, scope: !319)
!561 = !DILocation(line: 42, column: 36, scope: !319)
!562 = !DILocation(line: 42, column: 19, scope: !319)
!563 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!564 = !DILocation(line: 54, column: 6, scope: !563)
!565 = !DILocation(line: 65, column: 11, scope: !563)
!566 = !DILocation(line: 43, column: 26, scope: !324, inlinedAt: !565)
!567 = !DILocation(line: 62, column: 21, scope: !322, inlinedAt: !566)
!568 = !DILocation(line: 82, column: 11, scope: !563)
!569 = !DILocation(line: 74, column: 13, scope: !329, inlinedAt: !568)
!570 = !DILocation(line: 53, column: 23, scope: !328, inlinedAt: !569)
!571 = !DILocation(line: 54, column: 85, scope: !563)
!572 = !DILocation(line: 54, column: 96, scope: !563)
!573 = !DILocation(line: 54, column: 113, scope: !563)
!574 = !DILocation(line: 54, column: 130, scope: !563)
!575 = !DILocation(line: 54, column: 139, scope: !563)
!576 = !DILocation(line: 57, column: 13, scope: !563)
!577 = !DILocation(line: 59, column: 12, scope: !563)
!578 = !DILocation(line: 59, column: 15, scope: !563)
!579 = !DILocation(line: 58, column: 4, scope: !563)
!580 = !DILocation(line: 58, column: 10, scope: !563)
!581 = !DILocation(line: 62, column: 19, scope: !563)
!582 = !DILocation(line: 56, column: 3, scope: !563)
!583 = !DILocation(line: 64, column: 14, scope: !563)
!584 = !DILocation(line: 64, column: 30, scope: !563)
!585 = !DILocation(line: 37, column: 19, scope: !348, inlinedAt: !584)
!586 = !DILocation(line: 37, column: 24, scope: !348, inlinedAt: !584)
!587 = !DILocation(line: 37, column: 59, scope: !348, inlinedAt: !584)
!588 = !DILocation(line: 37, column: 63, scope: !348, inlinedAt: !584)
!589 = !DILocation(line: 37, column: 47, scope: !348, inlinedAt: !584)
!590 = !DILocation(line: 64, column: 51, scope: !563)
!591 = !DILocation(line: 64, column: 54, scope: !563)
!592 = !DILocation(line: 65, column: 35, scope: !563)
!593 = !DILocation(line: 63, column: 38, scope: !322, inlinedAt: !566)
!594 = !DILocation(line: 72, column: 19, scope: !358, inlinedAt: !593)
!595 = !DILocation(line: 72, column: 13, scope: !358, inlinedAt: !593)
!596 = !DILocation(line: 72, column: 22, scope: !358, inlinedAt: !593)
!597 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !593)
!598 = !DILocation(line: 63, column: 17, scope: !322, inlinedAt: !566)
!599 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !598)
!600 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !598)
!601 = !DILocation(line: 59, column: 54, scope: !369, inlinedAt: !600)
!602 = !DILocation(line: 54, column: 53, scope: !368, inlinedAt: !601)
!603 = !DILocation(line: 54, column: 60, scope: !368, inlinedAt: !601)
!604 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !600)
!605 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !600)
!606 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !598)
!607 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !598)
!608 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !598)
!609 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !608)
!610 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !608)
!611 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !598)
!612 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !598)
!613 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !598)
!614 = !DILocation(line: 63, column: 2, scope: !322, inlinedAt: !566)
!615 = !DILocation(line: 64, column: 6, scope: !322, inlinedAt: !566)
!616 = !DILocation(line: 64, column: 18, scope: !322, inlinedAt: !566)
!617 = !DILocation(line: 65, column: 39, scope: !322, inlinedAt: !566)
!618 = !DILocation(line: 72, column: 27, scope: !358, inlinedAt: !617)
!619 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !617)
!620 = !DILocation(line: 65, column: 18, scope: !322, inlinedAt: !566)
!621 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !620)
!622 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !620)
!623 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !622)
!624 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !622)
!625 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !620)
!626 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !620)
!627 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !620)
!628 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !627)
!629 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !627)
!630 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !620)
!631 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !620)
!632 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !620)
!633 = !DILocation(line: 65, column: 3, scope: !322, inlinedAt: !566)
!634 = !DILocation(line: 64, column: 25, scope: !322, inlinedAt: !566)
!635 = !DILocation(line: 44, column: 12, scope: !324, inlinedAt: !565)
!636 = !DILocation(line: 45, column: 11, scope: !324, inlinedAt: !565)
!637 = !DILocation(line: 46, column: 22, scope: !324, inlinedAt: !565)
!638 = !DILocation(line: 46, column: 12, scope: !324, inlinedAt: !565)
!639 = !DILocation(line: 68, column: 6, scope: !563)
!640 = !DILocation(line: 68, column: 19, scope: !563)
!641 = !DILocation(line: 71, column: 4, scope: !563)
!642 = !DILocation(line: 72, column: 43, scope: !563)
!643 = !DILocation(line: 72, column: 24, scope: !563)
!644 = !DILocation(line: 7, column: 15, scope: !416, inlinedAt: !643)
!645 = !DILocation(line: 44, column: 16, scope: !415, inlinedAt: !644)
!646 = !DILocation(line: 65, column: 13, scope: !414, inlinedAt: !645)
!647 = !DILocation(line: 66, column: 7, scope: !414, inlinedAt: !645)
!648 = !DILocation(line: 64, column: 35, scope: !414, inlinedAt: !645)
!649 = !DILocation(line: 67, column: 7, scope: !414, inlinedAt: !645)
!650 = !DILocation(line: 67, column: 35, scope: !414, inlinedAt: !645)
!651 = !DILocation(line: 68, column: 23, scope: !414, inlinedAt: !645)
!652 = !DILocation(line: 7, column: 65, scope: !416, inlinedAt: !643)
!653 = !DILocation(line: 67, column: 40, scope: !414, inlinedAt: !645)
!654 = !DILocation(line: 72, column: 16, scope: !414, inlinedAt: !645)
!655 = !DILocation(line: 73, column: 6, scope: !414, inlinedAt: !645)
!656 = !DILocation(line: 73, column: 36, scope: !414, inlinedAt: !645)
!657 = !DILocation(line: 74, column: 16, scope: !414, inlinedAt: !645)
!658 = !DILocation(line: 75, column: 11, scope: !414, inlinedAt: !645)
!659 = !DILocation(line: 74, column: 3, scope: !414, inlinedAt: !645)
!660 = !DILocation(line: 78, column: 22, scope: !414, inlinedAt: !645)
!661 = !DILocation(line: 78, column: 41, scope: !414, inlinedAt: !645)
!662 = !DILocation(line: 79, column: 9, scope: !414, inlinedAt: !645)
!663 = !DILocation(line: 73, column: 41, scope: !414, inlinedAt: !645)
!664 = !DILocation(line: 82, column: 16, scope: !414, inlinedAt: !645)
!665 = !DILocation(line: 82, column: 2, scope: !415, inlinedAt: !644)
!666 = !DILocation(line: 45, column: 14, scope: !415, inlinedAt: !644)
!667 = !DILocation(line: 26, column: 44, scope: !442, inlinedAt: !666)
!668 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !666)
!669 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !666)
!670 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !666)
!671 = !DILocation(line: 46, column: 7, scope: !415, inlinedAt: !644)
!672 = !DILocation(line: 49, column: 31, scope: !415, inlinedAt: !644)
!673 = !DILocation(line: 50, column: 10, scope: !415, inlinedAt: !644)
!674 = !DILocation(line: 51, column: 11, scope: !415, inlinedAt: !644)
!675 = !DILocation(line: 51, column: 14, scope: !415, inlinedAt: !644)
!676 = !DILocation(line: 52, column: 15, scope: !415, inlinedAt: !644)
!677 = !DILocation(line: 52, column: 17, scope: !415, inlinedAt: !644)
!678 = !DILocation(line: 52, column: 8, scope: !415, inlinedAt: !644)
!679 = !DILocation(line: 54, column: 10, scope: !415, inlinedAt: !644)
!680 = !DILocation(line: 55, column: 11, scope: !415, inlinedAt: !644)
!681 = !DILocation(line: 42, column: 50, scope: !415, inlinedAt: !644)
!682 = !DILocation(line: 56, column: 6, scope: !415, inlinedAt: !644)
!683 = !DILocation(line: 56, column: 16, scope: !415, inlinedAt: !644)
!684 = !DILocation(line: 57, column: 17, scope: !415, inlinedAt: !644)
!685 = !DILocation(line: 56, column: 21, scope: !415, inlinedAt: !644)
!686 = !DILocation(line: 73, column: 21, scope: !563)
!687 = !DILocation(line: 73, column: 24, scope: !563)
!688 = !DILocation(line: 74, column: 9, scope: !563)
!689 = !DILocation(line: 80, column: 21, scope: !468, inlinedAt: !688)
!690 = !DILocation(line: 80, column: 26, scope: !468, inlinedAt: !688)
!691 = !DILocation(line: 81, column: 19, scope: !468, inlinedAt: !688)
!692 = !DILocation(line: 81, column: 13, scope: !468, inlinedAt: !688)
!693 = !DILocation(line: 81, column: 23, scope: !468, inlinedAt: !688)
!694 = !DILocation(line: 82, column: 30, scope: !468, inlinedAt: !688)
!695 = !DILocation(line: 82, column: 18, scope: !468, inlinedAt: !688)
!696 = !DILocation(line: 74, column: 38, scope: !563)
!697 = !DILocation(line: 74, column: 42, scope: !563)
!698 = !DILocation(line: 74, column: 56, scope: !563)
!699 = !DILocation(line: 74, column: 27, scope: !563)
!700 = !DILocation(line: 77, column: 16, scope: !563)
!701 = !DILocation(line: 78, column: 12, scope: !563)
!702 = !DILocation(line: 78, column: 35, scope: !563)
!703 = !DILocation(line: 78, column: 29, scope: !563)
!704 = !DILocation(line: 78, column: 39, scope: !563)
!705 = !DILocation(line: 79, column: 4, scope: !563)
!706 = !DILocation(line: 81, column: 14, scope: !563)
!707 = !DILocation(line: 81, column: 30, scope: !563)
!708 = !DILocation(line: 37, column: 19, scope: !348, inlinedAt: !707)
!709 = !DILocation(line: 37, column: 24, scope: !348, inlinedAt: !707)
!710 = !DILocation(line: 37, column: 59, scope: !348, inlinedAt: !707)
!711 = !DILocation(line: 37, column: 63, scope: !348, inlinedAt: !707)
!712 = !DILocation(line: 37, column: 47, scope: !348, inlinedAt: !707)
!713 = !DILocation(line: 67, column: 13, scope: !329, inlinedAt: !568)
!714 = !DILocation(line: 80, column: 21, scope: !468, inlinedAt: !713)
!715 = !DILocation(line: 80, column: 26, scope: !468, inlinedAt: !713)
!716 = !DILocation(line: 81, column: 19, scope: !468, inlinedAt: !713)
!717 = !DILocation(line: 81, column: 13, scope: !468, inlinedAt: !713)
!718 = !DILocation(line: 81, column: 23, scope: !468, inlinedAt: !713)
!719 = !DILocation(line: 82, column: 30, scope: !468, inlinedAt: !713)
!720 = !DILocation(line: 82, column: 18, scope: !468, inlinedAt: !713)
!721 = !DILocation(line: 69, column: 33, scope: !329, inlinedAt: !568)
!722 = !DILocation(line: 69, column: 33, scope: !563)
!723 = !DILocation(line: 70, column: 13, scope: !329, inlinedAt: !568)
!724 = !DILocation(line: 70, column: 3, scope: !329, inlinedAt: !568)
!725 = !DILocation(line: 72, column: 21, scope: !329, inlinedAt: !568)
!726 = !DILocation(line: 7, column: 15, scope: !416, inlinedAt: !725)
!727 = !DILocation(line: 44, column: 16, scope: !415, inlinedAt: !726)
!728 = !DILocation(line: 65, column: 13, scope: !414, inlinedAt: !727)
!729 = !DILocation(line: 66, column: 7, scope: !414, inlinedAt: !727)
!730 = !DILocation(line: 64, column: 35, scope: !414, inlinedAt: !727)
!731 = !DILocation(line: 67, column: 7, scope: !414, inlinedAt: !727)
!732 = !DILocation(line: 67, column: 35, scope: !414, inlinedAt: !727)
!733 = !DILocation(line: 68, column: 23, scope: !414, inlinedAt: !727)
!734 = !DILocation(line: 7, column: 65, scope: !416, inlinedAt: !725)
!735 = !DILocation(line: 67, column: 40, scope: !414, inlinedAt: !727)
!736 = !DILocation(line: 72, column: 16, scope: !414, inlinedAt: !727)
!737 = !DILocation(line: 73, column: 6, scope: !414, inlinedAt: !727)
!738 = !DILocation(line: 73, column: 36, scope: !414, inlinedAt: !727)
!739 = !DILocation(line: 74, column: 16, scope: !414, inlinedAt: !727)
!740 = !DILocation(line: 75, column: 11, scope: !414, inlinedAt: !727)
!741 = !DILocation(line: 74, column: 3, scope: !414, inlinedAt: !727)
!742 = !DILocation(line: 78, column: 22, scope: !414, inlinedAt: !727)
!743 = !DILocation(line: 78, column: 41, scope: !414, inlinedAt: !727)
!744 = !DILocation(line: 79, column: 9, scope: !414, inlinedAt: !727)
!745 = !DILocation(line: 73, column: 41, scope: !414, inlinedAt: !727)
!746 = !DILocation(line: 82, column: 16, scope: !414, inlinedAt: !727)
!747 = !DILocation(line: 82, column: 2, scope: !415, inlinedAt: !726)
!748 = !DILocation(line: 45, column: 14, scope: !415, inlinedAt: !726)
!749 = !DILocation(line: 26, column: 47, scope: !442, inlinedAt: !748)
!750 = !DILocation(line: 26, column: 59, scope: !442, inlinedAt: !748)
!751 = !DILocation(line: 26, column: 64, scope: !442, inlinedAt: !748)
!752 = !DILocation(line: 46, column: 7, scope: !415, inlinedAt: !726)
!753 = !DILocation(line: 49, column: 31, scope: !415, inlinedAt: !726)
!754 = !DILocation(line: 50, column: 10, scope: !415, inlinedAt: !726)
!755 = !DILocation(line: 51, column: 11, scope: !415, inlinedAt: !726)
!756 = !DILocation(line: 51, column: 14, scope: !415, inlinedAt: !726)
!757 = !DILocation(line: 52, column: 17, scope: !415, inlinedAt: !726)
!758 = !DILocation(line: 52, column: 8, scope: !415, inlinedAt: !726)
!759 = !DILocation(line: 54, column: 10, scope: !415, inlinedAt: !726)
!760 = !DILocation(line: 55, column: 11, scope: !415, inlinedAt: !726)
!761 = !DILocation(line: 42, column: 50, scope: !415, inlinedAt: !726)
!762 = !DILocation(line: 56, column: 6, scope: !415, inlinedAt: !726)
!763 = !DILocation(line: 56, column: 16, scope: !415, inlinedAt: !726)
!764 = !DILocation(line: 57, column: 17, scope: !415, inlinedAt: !726)
!765 = !DILocation(line: 56, column: 21, scope: !415, inlinedAt: !726)
!766 = !DILocation(line: 73, column: 22, scope: !329, inlinedAt: !568)
!767 = !DILocation(line: 53, column: 40, scope: !328, inlinedAt: !569)
!768 = !DILocation(line: 55, column: 29, scope: !328, inlinedAt: !569)
!769 = !DILocation(line: 72, column: 22, scope: !358, inlinedAt: !768)
!770 = !DILocation(line: 72, column: 27, scope: !358, inlinedAt: !768)
!771 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !768)
!772 = !DILocation(line: 55, column: 60, scope: !328, inlinedAt: !569)
!773 = !DILocation(line: 55, column: 65, scope: !328, inlinedAt: !569)
!774 = !DILocation(line: 55, column: 8, scope: !328, inlinedAt: !569)
!775 = !DILocation(line: 38, column: 18, scope: !541, inlinedAt: !774)
!776 = !DILocation(line: 39, column: 28, scope: !541, inlinedAt: !774)
!777 = !DILocation(line: 39, column: 52, scope: !541, inlinedAt: !774)
!778 = !DILocation(line: 39, column: 38, scope: !541, inlinedAt: !774)
!779 = !DILocation(line: 54, column: 53, scope: !368, inlinedAt: !778)
!780 = !DILocation(line: 54, column: 60, scope: !368, inlinedAt: !778)
!781 = !DILocation(line: 54, column: 73, scope: !368, inlinedAt: !778)
!782 = !DILocation(line: 54, column: 65, scope: !368, inlinedAt: !778)
!783 = !DILocation(line: 39, column: 16, scope: !541, inlinedAt: !774)
!784 = !DILocation(line: 41, column: 32, scope: !541, inlinedAt: !774)
!785 = !DILocation(line: 41, column: 29, scope: !541, inlinedAt: !774)
!786 = !DILocation(line: 41, column: 60, scope: !541, inlinedAt: !774)
!787 = !DILocation(line: 41, column: 55, scope: !541, inlinedAt: !774)
!788 = !DILocation(line: 41, column: 41, scope: !541, inlinedAt: !774)
!789 = !DILocation(line: 54, column: 73, scope: !368, inlinedAt: !788)
!790 = !DILocation(line: 54, column: 65, scope: !368, inlinedAt: !788)
!791 = !DILocation(line: 41, column: 17, scope: !541, inlinedAt: !774)
!792 = !DILocation(line: 84, column: 3, scope: !563)
!793 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!794 = !DILocation(line: 91, column: 6, scope: !793)
!795 = !DILocation(line: 93, column: 10, scope: !793)
!796 = !DILocation(line: 43, column: 26, scope: !324, inlinedAt: !795)
!797 = !DILocation(line: 62, column: 21, scope: !322, inlinedAt: !796)
!798 = !DILocation(line: 92, column: 18, scope: !793)
!799 = !DILocation(line: 92, column: 21, scope: !793)
!800 = !DILocation(line: 92, column: 44, scope: !793)
!801 = !DILocation(line: 92, column: 38, scope: !793)
!802 = !DILocation(line: 92, column: 48, scope: !793)
!803 = !DILocation(line: 63, column: 38, scope: !322, inlinedAt: !796)
!804 = !DILocation(line: 72, column: 19, scope: !358, inlinedAt: !803)
!805 = !DILocation(line: 72, column: 13, scope: !358, inlinedAt: !803)
!806 = !DILocation(line: 72, column: 22, scope: !358, inlinedAt: !803)
!807 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !803)
!808 = !DILocation(line: 63, column: 17, scope: !322, inlinedAt: !796)
!809 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !808)
!810 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !808)
!811 = !DILocation(line: 59, column: 54, scope: !369, inlinedAt: !810)
!812 = !DILocation(line: 54, column: 53, scope: !368, inlinedAt: !811)
!813 = !DILocation(line: 54, column: 60, scope: !368, inlinedAt: !811)
!814 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !810)
!815 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !810)
!816 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !808)
!817 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !808)
!818 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !808)
!819 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !818)
!820 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !818)
!821 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !808)
!822 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !808)
!823 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !808)
!824 = !DILocation(line: 63, column: 2, scope: !322, inlinedAt: !796)
!825 = !DILocation(line: 64, column: 6, scope: !322, inlinedAt: !796)
!826 = !DILocation(line: 64, column: 18, scope: !322, inlinedAt: !796)
!827 = !DILocation(line: 65, column: 39, scope: !322, inlinedAt: !796)
!828 = !DILocation(line: 72, column: 27, scope: !358, inlinedAt: !827)
!829 = !DILocation(line: 72, column: 33, scope: !358, inlinedAt: !827)
!830 = !DILocation(line: 65, column: 18, scope: !322, inlinedAt: !796)
!831 = !DILocation(line: 47, column: 31, scope: !365, inlinedAt: !830)
!832 = !DILocation(line: 47, column: 19, scope: !365, inlinedAt: !830)
!833 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !832)
!834 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !832)
!835 = !DILocation(line: 49, column: 35, scope: !365, inlinedAt: !830)
!836 = !DILocation(line: 49, column: 32, scope: !365, inlinedAt: !830)
!837 = !DILocation(line: 49, column: 20, scope: !365, inlinedAt: !830)
!838 = !DILocation(line: 59, column: 30, scope: !369, inlinedAt: !837)
!839 = !DILocation(line: 59, column: 66, scope: !369, inlinedAt: !837)
!840 = !DILocation(line: 49, column: 47, scope: !365, inlinedAt: !830)
!841 = !DILocation(line: 49, column: 3, scope: !365, inlinedAt: !830)
!842 = !DILocation(line: 51, column: 24, scope: !365, inlinedAt: !830)
!843 = !DILocation(line: 65, column: 3, scope: !322, inlinedAt: !796)
!844 = !DILocation(line: 64, column: 25, scope: !322, inlinedAt: !796)
!845 = !DILocation(line: 44, column: 12, scope: !324, inlinedAt: !795)
!846 = !DILocation(line: 45, column: 11, scope: !324, inlinedAt: !795)
!847 = !DILocation(line: 46, column: 19, scope: !324, inlinedAt: !795)
!848 = !DILocation(line: 46, column: 22, scope: !324, inlinedAt: !795)
!849 = !DILocation(line: 46, column: 12, scope: !324, inlinedAt: !795)
!850 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!851 = !DILocation(line: 101, column: 6, scope: !850)
!852 = !DILocation(line: 113, column: 16, scope: !850)
!853 = !DILocation(line: 103, column: 21, scope: !850)
!854 = !DILocation(line: 103, column: 24, scope: !850)
!855 = !DILocation(line: 103, column: 6, scope: !850)
!856 = !DILocation(line: 103, column: 29, scope: !850)
!857 = !DILocation(line: 104, column: 11, scope: !850)
!858 = !DILocation(line: 104, column: 16, scope: !850)
!859 = !DILocation(line: 104, column: 24, scope: !850)
!860 = !DILocation(line: 105, column: 10, scope: !850)
!861 = !DILocation(line: 105, column: 21, scope: !850)
!862 = !DILocation(line: 108, column: 26, scope: !850)
!863 = !DILocation(line: 108, column: 36, scope: !850)
!864 = !DILocation(line: 108, column: 39, scope: !850)
!865 = !DILocation(line: 108, column: 24, scope: !850)
!866 = !DILocation(line: 109, column: 34, scope: !850)
!867 = !DILocation(line: 110, column: 33, scope: !850)
!868 = !DILocation(line: 110, column: 36, scope: !850)
!869 = !DILocation(line: 110, column: 46, scope: !850)
!870 = !DILocation(line: 110, column: 54, scope: !850)
!871 = !DILocation(line: 110, column: 44, scope: !850)
!872 = !DILocation(line: 110, column: 28, scope: !850)
!873 = !DILocation(line: 110, column: 16, scope: !850)
!874 = !DILocation(line: 112, column: 17, scope: !850)
!875 = !DILocation(line: 113, column: 20, scope: !850)
!876 = !DILocation(line: 114, column: 13, scope: !850)
!877 = !DILocation(line: 103, column: 53, scope: !850)
!878 = !DILocation(line: 103, column: 39, scope: !850)
!879 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!880 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!881 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!882 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!883 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!884 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!885 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!886 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!887 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!888 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!889 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!890 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!891 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!892 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!893 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!894 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!895 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!896 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
