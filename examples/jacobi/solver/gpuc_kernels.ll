target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_add_55 = addrspace(3) global i8 undef, align 1
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !7 {
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
	%2 = and i64 %p1, 3, !dbg !12
	%3 = icmp eq i64 %2, 0, !dbg !12
	br i1 %3, label %b4, label %b80, !dbg !12

b4:
	%4 = ptrtoint float* %p0 to i64, !dbg !12
	%5 = and i64 %4, 15, !dbg !12
	%6 = icmp eq i64 %5, 0, !dbg !12
	%7 = icmp eq i64 %p1, 0, !dbg !12
	%8 = or i1 %6, %7, !dbg !12
	br i1 %8, label %b5, label %b79, !dbg !12

b5:
	%9 = ashr i64 %p1, 2, !dbg !12
	%10 = bitcast float* %p0 to { float, float, float, float }*, !dbg !12
	%11 = and i64 %p4, 3, !dbg !13
	%12 = icmp eq i64 %11, 0, !dbg !13
	br i1 %12, label %b6, label %b78, !dbg !13

b6:
	%13 = ptrtoint float* %p3 to i64, !dbg !13
	%14 = and i64 %13, 15, !dbg !13
	%15 = icmp eq i64 %14, 0, !dbg !13
	%16 = icmp eq i64 %p4, 0, !dbg !13
	%17 = or i1 %15, %16, !dbg !13
	br i1 %17, label %b7, label %b77, !dbg !13

b7:
	%18 = ashr i64 %p4, 2, !dbg !13
	%19 = bitcast float* %p3 to { float, float, float, float }*, !dbg !13
	%20 = sdiv i64 %p8, 4, !dbg !14
	%21 = add i64 %p17, 1, !dbg !15
	%22 = mul i64 %21, %p8, !dbg !16
	%23 = add i64 %22, %p16, !dbg !17
	%24 = sdiv i64 %23, 4, !dbg !18
	%25 = icmp sgt i64 %p16, 0, !dbg !19
	br i1 %25, label %b8, label %b9, !dbg !19

b8:
	%26 = add i64 %p16, 4, !dbg !20
	%27 = icmp slt i64 %26, %p7, !dbg !21
	br label %b9, !dbg !21

b9:
	%28 = phi i1 [ false, %b7 ], [ %27, %b8 ], !dbg !22
	%29 = icmp eq i64 %p16, 0, !dbg !23
	br i1 %29, label %b10, label %b11, !dbg !23

b10:
	br label %b11, !dbg !23

b11:
	%30 = phi i64 [ -1, %b9 ], [ 0, %b10 ], !dbg !24
	%31 = add i64 %p16, 4, !dbg !25
	%32 = icmp eq i64 %31, %p8, !dbg !26
	br i1 %32, label %b12, label %b13, !dbg !26

b12:
	br label %b13, !dbg !26

b13:
	%33 = phi i64 [ 4, %b11 ], [ 0, %b12 ], !dbg !27
	%34 = sub i64 %24, %20, !dbg !28
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %34, !dbg !29
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 0, !dbg !29
	%37 = icmp uge i64 %34, %18, !dbg !29
	%38 = icmp uge i64 %24, %18, !dbg !30
	%39 = or i1 %37, %38, !dbg !30
	br i1 %39, label %b13_fail1, label %b13_ok1, !dbg !30, !prof !31

b13_ok1:
	%40 = bitcast { float, float, float, float }* %35 to <4 x float>*, !dbg !29
	%41 = load <4 x float>, <4 x float>* %40, align 16, !dbg !29
	%42 = extractelement <4 x float> %41, i32 0, !dbg !29
	%43 = extractelement <4 x float> %41, i32 1, !dbg !29
	%44 = extractelement <4 x float> %41, i32 2, !dbg !29
	%45 = extractelement <4 x float> %41, i32 3, !dbg !29
	%46 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 1, !dbg !29
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 2, !dbg !29
	%48 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 3, !dbg !29
	%49 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %24, !dbg !30
	%50 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %49, i32 0, i32 0, !dbg !30
	%51 = bitcast { float, float, float, float }* %49 to <4 x float>*, !dbg !30
	%52 = load <4 x float>, <4 x float>* %51, align 16, !dbg !30
	%53 = extractelement <4 x float> %52, i32 0, !dbg !30
	%54 = extractelement <4 x float> %52, i32 1, !dbg !30
	%55 = extractelement <4 x float> %52, i32 2, !dbg !30
	%56 = extractelement <4 x float> %52, i32 3, !dbg !30
	%57 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %49, i32 0, i32 1, !dbg !30
	%58 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %49, i32 0, i32 2, !dbg !30
	%59 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %49, i32 0, i32 3, !dbg !30
	%60 = sub i64 %p18, %p17, !dbg !36
	%61 = sub i64 %p7, 1, !dbg !39
	%62 = icmp sge i64 %p16, %61, !dbg !40
	%63 = add i64 %p16, 1, !dbg !41
	%64 = icmp sge i64 %63, %61, !dbg !42
	%65 = add i64 %p16, 2, !dbg !43
	%66 = icmp sge i64 %65, %61, !dbg !44
	%67 = add i64 %p16, 3, !dbg !45
	%68 = icmp sge i64 %67, %61, !dbg !46
	%69 = icmp ule i64 %p4, 281474976710655, !dbg !47
	%70 = icmp ule i64 %9, 281474976710655, !dbg !47
	%71 = and i1 %69, %70, !dbg !47
	%72 = icmp ule i64 %20, 268435455, !dbg !47
	%73 = and i1 %71, %72, !dbg !47
	%74 = icmp ule i64 %60, 268435455, !dbg !47
	%75 = and i1 %73, %74, !dbg !47
	%76 = mul i64 %20, 4, !dbg !47
	%77 = add i64 %76, -1, !dbg !47
	%78 = icmp sge i64 %77, 0, !dbg !47
	%79 = and i1 %75, %78, !dbg !47
	%80 = add i64 %p4, -1, !dbg !47
	%81 = mul i64 %18, -4, !dbg !47
	%82 = add i64 %80, %81, !dbg !47
	%83 = mul i64 %20, 8, !dbg !47
	%84 = add i64 %82, %83, !dbg !47
	%85 = mul i64 %20, -4, !dbg !47
	%86 = mul i64 %60, %85, !dbg !47
	%87 = add i64 %84, %86, !dbg !47
	%88 = icmp sge i64 %87, 0, !dbg !47
	%89 = and i1 %79, %88, !dbg !47
	%90 = add i64 %81, 4, !dbg !47
	%91 = add i64 %90, %85, !dbg !47
	%92 = add i64 %91, %86, !dbg !47
	%93 = icmp sge i64 %92, 0, !dbg !47
	%94 = and i1 %89, %93, !dbg !47
	%95 = mul i64 %18, -1, !dbg !47
	%96 = add i64 %9, %95, !dbg !47
	%97 = add i64 %96, %20, !dbg !47
	%98 = mul i64 %20, -1, !dbg !47
	%99 = mul i64 %60, %98, !dbg !47
	%100 = add i64 %97, %99, !dbg !47
	%101 = icmp sge i64 %100, 0, !dbg !47
	%102 = and i1 %94, %101, !dbg !47
	br i1 %102, label %b14, label %b38_cold, !dbg !36, !prof !48

b14:
	%103 = phi i64 [ %24, %b13_ok1 ], [ %127, %b37 ], !dbg !47
	%104 = phi float [ 0.000000e+00, %b13_ok1 ], [ %246, %b37 ], !dbg !49
	%105 = phi float [ %42, %b13_ok1 ], [ %120, %b37 ], !dbg !50
	%106 = phi float [ %43, %b13_ok1 ], [ %121, %b37 ], !dbg !50
	%107 = phi float [ %44, %b13_ok1 ], [ %122, %b37 ], !dbg !50
	%108 = phi float [ %45, %b13_ok1 ], [ %123, %b37 ], !dbg !50
	%109 = phi float [ %53, %b13_ok1 ], [ %132, %b37 ], !dbg !51
	%110 = phi float [ %54, %b13_ok1 ], [ %133, %b37 ], !dbg !51
	%111 = phi float [ %55, %b13_ok1 ], [ %134, %b37 ], !dbg !51
	%112 = phi float [ %56, %b13_ok1 ], [ %135, %b37 ], !dbg !51
	%113 = phi i64 [ %60, %b13_ok1 ], [ %247, %b37 ], !dbg !52
	%114 = icmp sge i64 %113, 2, !dbg !53
	br i1 %114, label %b15, label %b62, !dbg !53

b15:
	%115 = add i64 %103, %20, !dbg !54
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %115, !dbg !55
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !55
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !55
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !55
	%120 = extractelement <4 x float> %119, i32 0, !dbg !55
	%121 = extractelement <4 x float> %119, i32 1, !dbg !55
	%122 = extractelement <4 x float> %119, i32 2, !dbg !55
	%123 = extractelement <4 x float> %119, i32 3, !dbg !55
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !55
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !55
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !55
	%127 = add i64 %115, %20, !dbg !56
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %127, !dbg !57
	%129 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 0, !dbg !57
	%130 = bitcast { float, float, float, float }* %128 to <4 x float>*, !dbg !57
	%131 = load <4 x float>, <4 x float>* %130, align 16, !dbg !57
	%132 = extractelement <4 x float> %131, i32 0, !dbg !57
	%133 = extractelement <4 x float> %131, i32 1, !dbg !57
	%134 = extractelement <4 x float> %131, i32 2, !dbg !57
	%135 = extractelement <4 x float> %131, i32 3, !dbg !57
	%136 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 1, !dbg !57
	%137 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 2, !dbg !57
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 3, !dbg !57
	%139 = mul i64 %103, 4, !dbg !58
	%140 = add i64 %139, %30, !dbg !59
	%141 = getelementptr inbounds float, float* %p3, i64 %140, !dbg !60
	%142 = load float, float* %141, align 4, !dbg !60
	%143 = add i64 %139, %33, !dbg !61
	%144 = getelementptr inbounds float, float* %p3, i64 %143, !dbg !62
	%145 = load float, float* %144, align 4, !dbg !62
	%146 = mul i64 %115, 4, !dbg !63
	%147 = add i64 %146, %30, !dbg !64
	%148 = getelementptr inbounds float, float* %p3, i64 %147, !dbg !65
	%149 = load float, float* %148, align 4, !dbg !65
	%150 = add i64 %146, %33, !dbg !66
	%151 = getelementptr inbounds float, float* %p3, i64 %150, !dbg !67
	%152 = load float, float* %151, align 4, !dbg !67
	%153 = fadd float %142, %110, !dbg !70
	%154 = fadd float %153, %105, !dbg !71
	%155 = fadd float %154, %120, !dbg !72
	%156 = fmul float %155, 2.500000e-01, !dbg !73
	%157 = fadd float %109, %111, !dbg !74
	%158 = fadd float %157, %106, !dbg !75
	%159 = fadd float %158, %121, !dbg !76
	%160 = fmul float %159, 2.500000e-01, !dbg !77
	%161 = fadd float %110, %112, !dbg !78
	%162 = fadd float %161, %107, !dbg !79
	%163 = fadd float %162, %122, !dbg !80
	%164 = fmul float %163, 2.500000e-01, !dbg !81
	%165 = fadd float %111, %145, !dbg !82
	%166 = fadd float %165, %108, !dbg !83
	%167 = fadd float %166, %123, !dbg !84
	%168 = fmul float %167, 2.500000e-01, !dbg !85
	%169 = fadd float %149, %121, !dbg !87
	%170 = fadd float %169, %109, !dbg !88
	%171 = fadd float %170, %132, !dbg !89
	%172 = fmul float %171, 2.500000e-01, !dbg !90
	%173 = fadd float %120, %122, !dbg !91
	%174 = fadd float %173, %110, !dbg !92
	%175 = fadd float %174, %133, !dbg !93
	%176 = fmul float %175, 2.500000e-01, !dbg !94
	%177 = fadd float %121, %123, !dbg !95
	%178 = fadd float %177, %111, !dbg !96
	%179 = fadd float %178, %134, !dbg !97
	%180 = fmul float %179, 2.500000e-01, !dbg !98
	%181 = fadd float %122, %152, !dbg !99
	%182 = fadd float %181, %112, !dbg !100
	%183 = fadd float %182, %135, !dbg !101
	%184 = fmul float %183, 2.500000e-01, !dbg !102
	br i1 %28, label %b37, label %b16, !dbg !86

b16:
	br i1 %29, label %b17, label %b18, !dbg !103

b17:
	br label %b18, !dbg !104

b18:
	%185 = phi float [ %156, %b16 ], [ %109, %b17 ], !dbg !105
	br i1 %62, label %b19, label %b20, !dbg !40

b19:
	br label %b20, !dbg !106

b20:
	%186 = phi float [ %185, %b18 ], [ %109, %b19 ], !dbg !107
	br i1 %64, label %b21, label %b22, !dbg !42

b21:
	br label %b22, !dbg !108

b22:
	%187 = phi float [ %160, %b20 ], [ %110, %b21 ], !dbg !109
	br i1 %66, label %b23, label %b24, !dbg !44

b23:
	br label %b24, !dbg !110

b24:
	%188 = phi float [ %164, %b22 ], [ %111, %b23 ], !dbg !111
	br i1 %68, label %b25, label %b26, !dbg !46

b25:
	br label %b26, !dbg !112

b26:
	%189 = phi float [ %168, %b24 ], [ %112, %b25 ], !dbg !113
	br i1 %29, label %b27, label %b28, !dbg !115

b27:
	br label %b28, !dbg !116

b28:
	%190 = phi float [ %172, %b26 ], [ %120, %b27 ], !dbg !105
	br i1 %62, label %b29, label %b30, !dbg !117

b29:
	br label %b30, !dbg !118

b30:
	%191 = phi float [ %190, %b28 ], [ %120, %b29 ], !dbg !107
	br i1 %64, label %b31, label %b32, !dbg !119

b31:
	br label %b32, !dbg !120

b32:
	%192 = phi float [ %176, %b30 ], [ %121, %b31 ], !dbg !109
	br i1 %66, label %b33, label %b34, !dbg !121

b33:
	br label %b34, !dbg !122

b34:
	%193 = phi float [ %180, %b32 ], [ %122, %b33 ], !dbg !111
	br i1 %68, label %b35, label %b36, !dbg !123

b35:
	br label %b36, !dbg !124

b36:
	%194 = phi float [ %184, %b34 ], [ %123, %b35 ], !dbg !113
	br label %b37, !dbg !114

b37:
	%195 = phi float [ %156, %b15 ], [ %186, %b36 ], !dbg !125
	%196 = phi float [ %160, %b15 ], [ %187, %b36 ], !dbg !125
	%197 = phi float [ %164, %b15 ], [ %188, %b36 ], !dbg !125
	%198 = phi float [ %168, %b15 ], [ %189, %b36 ], !dbg !125
	%199 = phi float [ %172, %b15 ], [ %191, %b36 ], !dbg !126
	%200 = phi float [ %176, %b15 ], [ %192, %b36 ], !dbg !126
	%201 = phi float [ %180, %b15 ], [ %193, %b36 ], !dbg !126
	%202 = phi float [ %184, %b15 ], [ %194, %b36 ], !dbg !126
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %103, !dbg !127
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 0, !dbg !127
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 1, !dbg !127
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 2, !dbg !127
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 3, !dbg !127
	%208 = bitcast { float, float, float, float }* %203 to <4 x float>*, !dbg !127
	%209 = insertelement <4 x float> undef, float %195, i32 0, !dbg !127
	%210 = insertelement <4 x float> %209, float %196, i32 1, !dbg !127
	%211 = insertelement <4 x float> %210, float %197, i32 2, !dbg !127
	%212 = insertelement <4 x float> %211, float %198, i32 3, !dbg !127
	store <4 x float> %212, <4 x float>* %208, align 16, !dbg !127
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %115, !dbg !128
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 0, !dbg !128
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 1, !dbg !128
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 2, !dbg !128
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 3, !dbg !128
	%218 = bitcast { float, float, float, float }* %213 to <4 x float>*, !dbg !128
	%219 = insertelement <4 x float> undef, float %199, i32 0, !dbg !128
	%220 = insertelement <4 x float> %219, float %200, i32 1, !dbg !128
	%221 = insertelement <4 x float> %220, float %201, i32 2, !dbg !128
	%222 = insertelement <4 x float> %221, float %202, i32 3, !dbg !128
	store <4 x float> %222, <4 x float>* %218, align 16, !dbg !128
	%223 = fsub float %195, %109, !dbg !131
	%224 = fsub float %196, %110, !dbg !132
	%225 = fsub float %197, %111, !dbg !133
	%226 = fsub float %198, %112, !dbg !134
	%227 = fmul float %223, %223, !dbg !135
	%228 = fmul float %224, %224, !dbg !136
	%229 = fadd float %227, %228, !dbg !137
	%230 = fmul float %225, %225, !dbg !138
	%231 = fadd float %229, %230, !dbg !139
	%232 = fmul float %226, %226, !dbg !140
	%233 = fadd float %231, %232, !dbg !141
	%234 = fsub float %199, %120, !dbg !143
	%235 = fsub float %200, %121, !dbg !144
	%236 = fsub float %201, %122, !dbg !145
	%237 = fsub float %202, %123, !dbg !146
	%238 = fmul float %234, %234, !dbg !147
	%239 = fmul float %235, %235, !dbg !148
	%240 = fadd float %238, %239, !dbg !149
	%241 = fmul float %236, %236, !dbg !150
	%242 = fadd float %240, %241, !dbg !151
	%243 = fmul float %237, %237, !dbg !152
	%244 = fadd float %242, %243, !dbg !153
	%245 = fadd float %233, %244, !dbg !154
	%246 = fadd float %104, %245, !dbg !155
	%247 = sub i64 %113, 2, !dbg !156
	br label %b14, !dbg !156

b62:
	%248 = phi i64 [ %103, %b14 ], [ %334, %b38_cold ], !dbg !157
	%249 = phi float [ %104, %b14 ], [ %335, %b38_cold ], !dbg !157
	%250 = phi float [ %105, %b14 ], [ %336, %b38_cold ], !dbg !157
	%251 = phi float [ %106, %b14 ], [ %337, %b38_cold ], !dbg !157
	%252 = phi float [ %107, %b14 ], [ %338, %b38_cold ], !dbg !157
	%253 = phi float [ %108, %b14 ], [ %339, %b38_cold ], !dbg !157
	%254 = phi float [ %109, %b14 ], [ %340, %b38_cold ], !dbg !157
	%255 = phi float [ %110, %b14 ], [ %341, %b38_cold ], !dbg !157
	%256 = phi float [ %111, %b14 ], [ %342, %b38_cold ], !dbg !157
	%257 = phi float [ %112, %b14 ], [ %343, %b38_cold ], !dbg !157
	%258 = phi i64 [ %113, %b14 ], [ %344, %b38_cold ], !dbg !157
	%259 = icmp sgt i64 %258, 0, !dbg !157
	br i1 %259, label %b63, label %b76, !dbg !157

b63:
	%260 = add i64 %248, %20, !dbg !158
	%261 = mul i64 %248, 4, !dbg !160
	%262 = add i64 %261, %30, !dbg !161
	%263 = add i64 %261, %33, !dbg !163
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %260, !dbg !159
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 0, !dbg !159
	%266 = icmp uge i64 %260, %18, !dbg !159
	%267 = icmp uge i64 %262, %p4, !dbg !162
	%268 = icmp uge i64 %263, %p4, !dbg !164
	%269 = or i1 %266, %267, !dbg !164
	%270 = or i1 %269, %268, !dbg !164
	br i1 %270, label %b63_fail1, label %b63_ok1, !dbg !164, !prof !31

b63_ok1:
	%271 = bitcast { float, float, float, float }* %264 to <4 x float>*, !dbg !159
	%272 = load <4 x float>, <4 x float>* %271, align 16, !dbg !159
	%273 = extractelement <4 x float> %272, i32 0, !dbg !159
	%274 = extractelement <4 x float> %272, i32 1, !dbg !159
	%275 = extractelement <4 x float> %272, i32 2, !dbg !159
	%276 = extractelement <4 x float> %272, i32 3, !dbg !159
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 1, !dbg !159
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 2, !dbg !159
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 3, !dbg !159
	%280 = getelementptr inbounds float, float* %p3, i64 %262, !dbg !162
	%281 = load float, float* %280, align 4, !dbg !162
	%282 = getelementptr inbounds float, float* %p3, i64 %263, !dbg !164
	%283 = load float, float* %282, align 4, !dbg !164
	%284 = fadd float %281, %255, !dbg !166
	%285 = fadd float %284, %250, !dbg !167
	%286 = fadd float %285, %273, !dbg !168
	%287 = fmul float %286, 2.500000e-01, !dbg !169
	%288 = fadd float %254, %256, !dbg !170
	%289 = fadd float %288, %251, !dbg !171
	%290 = fadd float %289, %274, !dbg !172
	%291 = fmul float %290, 2.500000e-01, !dbg !173
	%292 = fadd float %255, %257, !dbg !174
	%293 = fadd float %292, %252, !dbg !175
	%294 = fadd float %293, %275, !dbg !176
	%295 = fmul float %294, 2.500000e-01, !dbg !177
	%296 = fadd float %256, %283, !dbg !178
	%297 = fadd float %296, %253, !dbg !179
	%298 = fadd float %297, %276, !dbg !180
	%299 = fmul float %298, 2.500000e-01, !dbg !181
	br i1 %28, label %b75, label %b64, !dbg !165

b64:
	br i1 %29, label %b65, label %b66, !dbg !183

b65:
	br label %b66, !dbg !184

b66:
	%300 = phi float [ %287, %b64 ], [ %254, %b65 ], !dbg !105
	br i1 %62, label %b67, label %b68, !dbg !185

b67:
	br label %b68, !dbg !186

b68:
	%301 = phi float [ %300, %b66 ], [ %254, %b67 ], !dbg !107
	br i1 %64, label %b69, label %b70, !dbg !187

b69:
	br label %b70, !dbg !188

b70:
	%302 = phi float [ %291, %b68 ], [ %255, %b69 ], !dbg !109
	br i1 %66, label %b71, label %b72, !dbg !189

b71:
	br label %b72, !dbg !190

b72:
	%303 = phi float [ %295, %b70 ], [ %256, %b71 ], !dbg !111
	br i1 %68, label %b73, label %b74, !dbg !191

b73:
	br label %b74, !dbg !192

b74:
	%304 = phi float [ %299, %b72 ], [ %257, %b73 ], !dbg !113
	br label %b75, !dbg !182

b75:
	%305 = phi float [ %287, %b63_ok1 ], [ %301, %b74 ], !dbg !193
	%306 = phi float [ %291, %b63_ok1 ], [ %302, %b74 ], !dbg !193
	%307 = phi float [ %295, %b63_ok1 ], [ %303, %b74 ], !dbg !193
	%308 = phi float [ %299, %b63_ok1 ], [ %304, %b74 ], !dbg !193
	%309 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %248, !dbg !194
	%310 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 0, !dbg !194
	%311 = icmp uge i64 %248, %9, !dbg !194
	br i1 %311, label %b75_fail1, label %b75_ok1, !dbg !194, !prof !31

b75_ok1:
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 1, !dbg !194
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 2, !dbg !194
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 3, !dbg !194
	%315 = bitcast { float, float, float, float }* %309 to <4 x float>*, !dbg !194
	%316 = insertelement <4 x float> undef, float %305, i32 0, !dbg !194
	%317 = insertelement <4 x float> %316, float %306, i32 1, !dbg !194
	%318 = insertelement <4 x float> %317, float %307, i32 2, !dbg !194
	%319 = insertelement <4 x float> %318, float %308, i32 3, !dbg !194
	store <4 x float> %319, <4 x float>* %315, align 16, !dbg !194
	%320 = fsub float %305, %254, !dbg !196
	%321 = fsub float %306, %255, !dbg !197
	%322 = fsub float %307, %256, !dbg !198
	%323 = fsub float %308, %257, !dbg !199
	%324 = fmul float %320, %320, !dbg !200
	%325 = fmul float %321, %321, !dbg !201
	%326 = fadd float %324, %325, !dbg !202
	%327 = fmul float %322, %322, !dbg !203
	%328 = fadd float %326, %327, !dbg !204
	%329 = fmul float %323, %323, !dbg !205
	%330 = fadd float %328, %329, !dbg !206
	%331 = fadd float %249, %330, !dbg !207
	br label %b76, !dbg !207

b76:
	%332 = phi float [ %249, %b62 ], [ %331, %b75_ok1 ], !dbg !49
	ret float %332, !dbg !208

b77:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %14, i64 16), !dbg !13
	ret float undef, !dbg !13

b78:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p4, i64 4), !dbg !13
	ret float undef, !dbg !13

b79:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %5, i64 16), !dbg !12
	ret float undef, !dbg !12

b80:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p1, i64 4), !dbg !12
	ret float undef, !dbg !12

b13_fail1:
	%333 = icmp uge i64 %34, %18, !dbg !29
	br i1 %333, label %b13_fail2, label %b13_ok2, !dbg !29

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %34, i64 %18), !dbg !29
	ret float undef, !dbg !29

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %24, i64 %18), !dbg !30
	ret float undef, !dbg !30

b38_cold:
	%334 = phi i64 [ %347, %b61_cold_ok2 ], [ %24, %b13_ok1 ], !dbg !47
	%335 = phi float [ %495, %b61_cold_ok2 ], [ 0.000000e+00, %b13_ok1 ], !dbg !49
	%336 = phi float [ %374, %b61_cold_ok2 ], [ %42, %b13_ok1 ], !dbg !50
	%337 = phi float [ %375, %b61_cold_ok2 ], [ %43, %b13_ok1 ], !dbg !50
	%338 = phi float [ %376, %b61_cold_ok2 ], [ %44, %b13_ok1 ], !dbg !50
	%339 = phi float [ %377, %b61_cold_ok2 ], [ %45, %b13_ok1 ], !dbg !50
	%340 = phi float [ %385, %b61_cold_ok2 ], [ %53, %b13_ok1 ], !dbg !51
	%341 = phi float [ %386, %b61_cold_ok2 ], [ %54, %b13_ok1 ], !dbg !51
	%342 = phi float [ %387, %b61_cold_ok2 ], [ %55, %b13_ok1 ], !dbg !51
	%343 = phi float [ %388, %b61_cold_ok2 ], [ %56, %b13_ok1 ], !dbg !51
	%344 = phi i64 [ %496, %b61_cold_ok2 ], [ %60, %b13_ok1 ], !dbg !52
	%345 = icmp sge i64 %344, 2, !dbg !53
	br i1 %345, label %b39_cold, label %b62, !dbg !53

b39_cold:
	%346 = add i64 %334, %20, !dbg !54
	%347 = add i64 %346, %20, !dbg !56
	%348 = mul i64 %334, 4, !dbg !58
	%349 = add i64 %348, %30, !dbg !59
	%350 = add i64 %348, %33, !dbg !61
	%351 = mul i64 %346, 4, !dbg !63
	%352 = add i64 %351, %30, !dbg !64
	%353 = add i64 %351, %33, !dbg !66
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %346, !dbg !55
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 0, !dbg !55
	%356 = icmp uge i64 %346, %18, !dbg !55
	%357 = icmp uge i64 %347, %18, !dbg !57
	%358 = icmp uge i64 %349, %p4, !dbg !60
	%359 = icmp uge i64 %350, %p4, !dbg !62
	%360 = icmp uge i64 %352, %p4, !dbg !65
	%361 = icmp uge i64 %353, %p4, !dbg !67
	%362 = or i1 %356, %357, !dbg !67
	%363 = or i1 %362, %358, !dbg !67
	%364 = or i1 %363, %359, !dbg !67
	%365 = or i1 %364, %360, !dbg !67
	%366 = or i1 %365, %361, !dbg !67
	br i1 %366, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !67, !prof !31

b39_cold_fail1:
	%367 = icmp uge i64 %346, %18, !dbg !55
	br i1 %367, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !55

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %346, i64 %18), !dbg !55
	ret float undef, !dbg !55

b39_cold_ok2:
	%368 = icmp uge i64 %347, %18, !dbg !57
	br i1 %368, label %b39_cold_fail3, label %b39_cold_ok3, !dbg !57

b39_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %347, i64 %18), !dbg !57
	ret float undef, !dbg !57

b39_cold_ok3:
	%369 = icmp uge i64 %349, %p4, !dbg !60
	br i1 %369, label %b39_cold_fail4, label %b39_cold_ok4, !dbg !60

b39_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %349, i64 %p4), !dbg !60
	ret float undef, !dbg !60

b39_cold_ok4:
	%370 = icmp uge i64 %350, %p4, !dbg !62
	br i1 %370, label %b39_cold_fail5, label %b39_cold_ok5, !dbg !62

b39_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %350, i64 %p4), !dbg !62
	ret float undef, !dbg !62

b39_cold_ok5:
	%371 = icmp uge i64 %352, %p4, !dbg !65
	br i1 %371, label %b39_cold_fail6, label %b39_cold_ok6, !dbg !65

b39_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %352, i64 %p4), !dbg !65
	ret float undef, !dbg !65

b39_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %353, i64 %p4), !dbg !67
	ret float undef, !dbg !67

b39_cold_ok1:
	%372 = bitcast { float, float, float, float }* %354 to <4 x float>*, !dbg !55
	%373 = load <4 x float>, <4 x float>* %372, align 16, !dbg !55
	%374 = extractelement <4 x float> %373, i32 0, !dbg !55
	%375 = extractelement <4 x float> %373, i32 1, !dbg !55
	%376 = extractelement <4 x float> %373, i32 2, !dbg !55
	%377 = extractelement <4 x float> %373, i32 3, !dbg !55
	%378 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 1, !dbg !55
	%379 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 2, !dbg !55
	%380 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 3, !dbg !55
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %347, !dbg !57
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 0, !dbg !57
	%383 = bitcast { float, float, float, float }* %381 to <4 x float>*, !dbg !57
	%384 = load <4 x float>, <4 x float>* %383, align 16, !dbg !57
	%385 = extractelement <4 x float> %384, i32 0, !dbg !57
	%386 = extractelement <4 x float> %384, i32 1, !dbg !57
	%387 = extractelement <4 x float> %384, i32 2, !dbg !57
	%388 = extractelement <4 x float> %384, i32 3, !dbg !57
	%389 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 1, !dbg !57
	%390 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 2, !dbg !57
	%391 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 3, !dbg !57
	%392 = getelementptr inbounds float, float* %p3, i64 %349, !dbg !60
	%393 = load float, float* %392, align 4, !dbg !60
	%394 = getelementptr inbounds float, float* %p3, i64 %350, !dbg !62
	%395 = load float, float* %394, align 4, !dbg !62
	%396 = getelementptr inbounds float, float* %p3, i64 %352, !dbg !65
	%397 = load float, float* %396, align 4, !dbg !65
	%398 = getelementptr inbounds float, float* %p3, i64 %353, !dbg !67
	%399 = load float, float* %398, align 4, !dbg !67
	%400 = fadd float %393, %341, !dbg !70
	%401 = fadd float %400, %336, !dbg !71
	%402 = fadd float %401, %374, !dbg !72
	%403 = fmul float %402, 2.500000e-01, !dbg !73
	%404 = fadd float %340, %342, !dbg !74
	%405 = fadd float %404, %337, !dbg !75
	%406 = fadd float %405, %375, !dbg !76
	%407 = fmul float %406, 2.500000e-01, !dbg !77
	%408 = fadd float %341, %343, !dbg !78
	%409 = fadd float %408, %338, !dbg !79
	%410 = fadd float %409, %376, !dbg !80
	%411 = fmul float %410, 2.500000e-01, !dbg !81
	%412 = fadd float %342, %395, !dbg !82
	%413 = fadd float %412, %339, !dbg !83
	%414 = fadd float %413, %377, !dbg !84
	%415 = fmul float %414, 2.500000e-01, !dbg !85
	%416 = fadd float %397, %375, !dbg !87
	%417 = fadd float %416, %340, !dbg !88
	%418 = fadd float %417, %385, !dbg !89
	%419 = fmul float %418, 2.500000e-01, !dbg !90
	%420 = fadd float %374, %376, !dbg !91
	%421 = fadd float %420, %341, !dbg !92
	%422 = fadd float %421, %386, !dbg !93
	%423 = fmul float %422, 2.500000e-01, !dbg !94
	%424 = fadd float %375, %377, !dbg !95
	%425 = fadd float %424, %342, !dbg !96
	%426 = fadd float %425, %387, !dbg !97
	%427 = fmul float %426, 2.500000e-01, !dbg !98
	%428 = fadd float %376, %399, !dbg !99
	%429 = fadd float %428, %343, !dbg !100
	%430 = fadd float %429, %388, !dbg !101
	%431 = fmul float %430, 2.500000e-01, !dbg !102
	br i1 %28, label %b61_cold, label %b40_cold, !dbg !86

b40_cold:
	br i1 %29, label %b41_cold, label %b42_cold, !dbg !103

b41_cold:
	br label %b42_cold, !dbg !104

b42_cold:
	%432 = phi float [ %403, %b40_cold ], [ %340, %b41_cold ], !dbg !105
	br i1 %62, label %b43_cold, label %b44_cold, !dbg !40

b43_cold:
	br label %b44_cold, !dbg !106

b44_cold:
	%433 = phi float [ %432, %b42_cold ], [ %340, %b43_cold ], !dbg !107
	br i1 %64, label %b45_cold, label %b46_cold, !dbg !42

b45_cold:
	br label %b46_cold, !dbg !108

b46_cold:
	%434 = phi float [ %407, %b44_cold ], [ %341, %b45_cold ], !dbg !109
	br i1 %66, label %b47_cold, label %b48_cold, !dbg !44

b47_cold:
	br label %b48_cold, !dbg !110

b48_cold:
	%435 = phi float [ %411, %b46_cold ], [ %342, %b47_cold ], !dbg !111
	br i1 %68, label %b49_cold, label %b50_cold, !dbg !46

b49_cold:
	br label %b50_cold, !dbg !112

b50_cold:
	%436 = phi float [ %415, %b48_cold ], [ %343, %b49_cold ], !dbg !113
	br i1 %29, label %b51_cold, label %b52_cold, !dbg !115

b51_cold:
	br label %b52_cold, !dbg !116

b52_cold:
	%437 = phi float [ %419, %b50_cold ], [ %374, %b51_cold ], !dbg !105
	br i1 %62, label %b53_cold, label %b54_cold, !dbg !117

b53_cold:
	br label %b54_cold, !dbg !118

b54_cold:
	%438 = phi float [ %437, %b52_cold ], [ %374, %b53_cold ], !dbg !107
	br i1 %64, label %b55_cold, label %b56_cold, !dbg !119

b55_cold:
	br label %b56_cold, !dbg !120

b56_cold:
	%439 = phi float [ %423, %b54_cold ], [ %375, %b55_cold ], !dbg !109
	br i1 %66, label %b57_cold, label %b58_cold, !dbg !121

b57_cold:
	br label %b58_cold, !dbg !122

b58_cold:
	%440 = phi float [ %427, %b56_cold ], [ %376, %b57_cold ], !dbg !111
	br i1 %68, label %b59_cold, label %b60_cold, !dbg !123

b59_cold:
	br label %b60_cold, !dbg !124

b60_cold:
	%441 = phi float [ %431, %b58_cold ], [ %377, %b59_cold ], !dbg !113
	br label %b61_cold, !dbg !114

b61_cold:
	%442 = phi float [ %403, %b39_cold_ok1 ], [ %433, %b60_cold ], !dbg !125
	%443 = phi float [ %407, %b39_cold_ok1 ], [ %434, %b60_cold ], !dbg !125
	%444 = phi float [ %411, %b39_cold_ok1 ], [ %435, %b60_cold ], !dbg !125
	%445 = phi float [ %415, %b39_cold_ok1 ], [ %436, %b60_cold ], !dbg !125
	%446 = phi float [ %419, %b39_cold_ok1 ], [ %438, %b60_cold ], !dbg !126
	%447 = phi float [ %423, %b39_cold_ok1 ], [ %439, %b60_cold ], !dbg !126
	%448 = phi float [ %427, %b39_cold_ok1 ], [ %440, %b60_cold ], !dbg !126
	%449 = phi float [ %431, %b39_cold_ok1 ], [ %441, %b60_cold ], !dbg !126
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %334, !dbg !127
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 0, !dbg !127
	%452 = icmp uge i64 %334, %9, !dbg !127
	br i1 %452, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !127, !prof !31

b61_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %334, i64 %9), !dbg !127
	ret float undef, !dbg !127

b61_cold_ok1:
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 1, !dbg !127
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 2, !dbg !127
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 3, !dbg !127
	%456 = bitcast { float, float, float, float }* %450 to <4 x float>*, !dbg !127
	%457 = insertelement <4 x float> undef, float %442, i32 0, !dbg !127
	%458 = insertelement <4 x float> %457, float %443, i32 1, !dbg !127
	%459 = insertelement <4 x float> %458, float %444, i32 2, !dbg !127
	%460 = insertelement <4 x float> %459, float %445, i32 3, !dbg !127
	store <4 x float> %460, <4 x float>* %456, align 16, !dbg !127
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %346, !dbg !128
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 0, !dbg !128
	%463 = icmp uge i64 %346, %9, !dbg !128
	br i1 %463, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !128, !prof !31

b61_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %346, i64 %9), !dbg !128
	ret float undef, !dbg !128

b61_cold_ok2:
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 1, !dbg !128
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 2, !dbg !128
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 3, !dbg !128
	%467 = bitcast { float, float, float, float }* %461 to <4 x float>*, !dbg !128
	%468 = insertelement <4 x float> undef, float %446, i32 0, !dbg !128
	%469 = insertelement <4 x float> %468, float %447, i32 1, !dbg !128
	%470 = insertelement <4 x float> %469, float %448, i32 2, !dbg !128
	%471 = insertelement <4 x float> %470, float %449, i32 3, !dbg !128
	store <4 x float> %471, <4 x float>* %467, align 16, !dbg !128
	%472 = fsub float %442, %340, !dbg !131
	%473 = fsub float %443, %341, !dbg !132
	%474 = fsub float %444, %342, !dbg !133
	%475 = fsub float %445, %343, !dbg !134
	%476 = fmul float %472, %472, !dbg !135
	%477 = fmul float %473, %473, !dbg !136
	%478 = fadd float %476, %477, !dbg !137
	%479 = fmul float %474, %474, !dbg !138
	%480 = fadd float %478, %479, !dbg !139
	%481 = fmul float %475, %475, !dbg !140
	%482 = fadd float %480, %481, !dbg !141
	%483 = fsub float %446, %374, !dbg !143
	%484 = fsub float %447, %375, !dbg !144
	%485 = fsub float %448, %376, !dbg !145
	%486 = fsub float %449, %377, !dbg !146
	%487 = fmul float %483, %483, !dbg !147
	%488 = fmul float %484, %484, !dbg !148
	%489 = fadd float %487, %488, !dbg !149
	%490 = fmul float %485, %485, !dbg !150
	%491 = fadd float %489, %490, !dbg !151
	%492 = fmul float %486, %486, !dbg !152
	%493 = fadd float %491, %492, !dbg !153
	%494 = fadd float %482, %493, !dbg !154
	%495 = fadd float %335, %494, !dbg !155
	%496 = sub i64 %344, 2, !dbg !156
	br label %b38_cold, !dbg !156

b63_fail1:
	%497 = icmp uge i64 %260, %18, !dbg !159
	br i1 %497, label %b63_fail2, label %b63_ok2, !dbg !159

b63_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %260, i64 %18), !dbg !159
	ret float undef, !dbg !159

b63_ok2:
	%498 = icmp uge i64 %262, %p4, !dbg !162
	br i1 %498, label %b63_fail3, label %b63_ok3, !dbg !162

b63_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %262, i64 %p4), !dbg !162
	ret float undef, !dbg !162

b63_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %263, i64 %p4), !dbg !164
	ret float undef, !dbg !164

b75_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %248, i64 %9), !dbg !194
	ret float undef, !dbg !194
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind convergent !dbg !209 {
entry:
	br label %b0, !dbg !210

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !215
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !216, !range !32
	%2 = sext i32 %1 to i64, !dbg !216
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !216, !range !34
	%4 = sext i32 %3 to i64, !dbg !216
	%5 = icmp eq i64 %4, 0, !dbg !217
	%6 = sub i64 %p16, 1, !dbg !218
	%7 = icmp sgt i64 %p6, 1, !dbg !219
	%8 = sub i64 %p6, 1, !dbg !220
	%9 = add i64 %p12, 1, !dbg !221
	%10 = mul i64 %9, %p8, !dbg !222
	%11 = sext i32 %0 to i64, !dbg !215
	%12 = trunc i64 %p10 to i32, !dbg !215
	%13 = mul i64 %p6, %p8, !dbg !224
	%14 = trunc i64 %p11 to i32, !dbg !225
	br label %b1, !dbg !226

b1:
	%15 = phi float [ 0.000000e+00, %b0 ], [ %155, %b20 ], !dbg !227
	%16 = phi i64 [ %2, %b0 ], [ %156, %b20 ], !dbg !228
	%17 = icmp slt i64 %16, %p15, !dbg !229
	br i1 %17, label %b2, label %b21, !dbg !229

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !230, !range !231
	%19 = sext i32 %18 to i64, !dbg !230
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !230, !range !232
	%21 = sext i32 %20 to i64, !dbg !230
	%22 = sub i64 %21, 1, !dbg !233
	%23 = icmp eq i64 %4, %22, !dbg !234
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235, !range !236
	%25 = sext i32 %24 to i64, !dbg !235
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !235, !range !236
	%27 = sext i32 %26 to i64, !dbg !235
	%28 = mul i64 %4, %27, !dbg !237
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238, !range !33
	%30 = sext i32 %29 to i64, !dbg !238
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !238, !range !33
	%32 = sext i32 %31 to i64, !dbg !238
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !238, !range !35
	%34 = add i64 %28, %32, !dbg !239
	%35 = mul i64 %34, %p13, !dbg !240
	%36 = icmp slt i64 %34, %p14, !dbg !241
	%37 = select i1 %36, i64 %34, i64 %p14, !dbg !241
	%38 = add i64 %35, %37, !dbg !242
	%39 = add i64 %34, 1, !dbg !243
	%40 = mul i64 %39, %p13, !dbg !244
	%41 = icmp slt i64 %39, %p14, !dbg !245
	%42 = select i1 %41, i64 %39, i64 %p14, !dbg !245
	%43 = add i64 %40, %42, !dbg !246
	%44 = mul i64 %16, %25, !dbg !247
	%45 = add i64 %44, %30, !dbg !248
	%46 = mul i64 %45, 4, !dbg !249
	br i1 %5, label %b4, label %b3, !dbg !249

b3:
	br i1 %23, label %b4, label %b20, !dbg !249

b4:
	%47 = mul i32 %26, %33, !dbg !250
	%48 = add i32 %31, %47, !dbg !250
	%49 = mul i32 %24, %48, !dbg !250
	%50 = add i32 %29, %49, !dbg !250
	%51 = sext i32 %50 to i64, !dbg !250
	%52 = icmp eq i64 %51, 0, !dbg !251
	br i1 %52, label %b5, label %b9, !dbg !251

b5:
	br i1 %5, label %b6, label %b7, !dbg !251

b6:
	%53 = urem i64 %6, 2, !dbg !254
	%54 = mul i64 %53, 2, !dbg !256
	%55 = mul i64 %54, %p15, !dbg !257
	%56 = add i64 %55, %16, !dbg !258
	%57 = getelementptr inbounds i64, i64* %p4, i64 %56, !dbg !259
	%58 = icmp uge i64 %56, %p5, !dbg !259
	%59 = icmp eq i64* %57, null, !dbg !260
	%60 = or i1 %58, %59, !dbg !260
	br i1 %60, label %b6_fail1, label %b6_ok1, !dbg !260, !prof !31

b6_ok1:
	%61 = bitcast i64* %57 to i8*, !dbg !260
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %6, i32 1, i8* %ctrl, i32 4), !dbg !260
	br label %b7, !dbg !260

b7:
	br i1 %23, label %b8, label %b9, !dbg !260

b8:
	%63 = urem i64 %6, 2, !dbg !262
	%64 = mul i64 %63, 2, !dbg !264
	%65 = add i64 %64, 1, !dbg !265
	%66 = mul i64 %65, %p15, !dbg !266
	%67 = add i64 %66, %16, !dbg !267
	%68 = getelementptr inbounds i64, i64* %p4, i64 %67, !dbg !268
	%69 = icmp uge i64 %67, %p5, !dbg !268
	%70 = icmp eq i64* %68, null, !dbg !269
	%71 = or i1 %69, %70, !dbg !269
	br i1 %71, label %b8_fail1, label %b8_ok1, !dbg !269, !prof !31

b8_ok1:
	%72 = bitcast i64* %68 to i8*, !dbg !269
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 5, i64 %6, i32 1, i8* %ctrl, i32 6), !dbg !269
	br label %b9, !dbg !269

b9:
	call void @llvm.nvvm.barrier0(), !dbg !270
	br i1 %5, label %b10, label %b12, !dbg !270

b10:
	%74 = icmp eq i64 %32, 0, !dbg !271
	br i1 %74, label %b11, label %b12, !dbg !271

b11:
	%75 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 0, i64 1, i8* %ctrl), !dbg !272
	%76 = fadd float 0.000000e+00, %75, !dbg !273
	br label %b12, !dbg !273

b12:
	%77 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %76, %b11 ], !dbg !274
	br i1 %23, label %b13, label %b16, !dbg !274

b13:
	%78 = sub i64 %27, 1, !dbg !275
	%79 = icmp eq i64 %32, %78, !dbg !276
	br i1 %79, label %b14, label %b16, !dbg !276

b14:
	br i1 %7, label %b15, label %b16, !dbg !219

b15:
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 %8, i64 %p6, i8* %ctrl), !dbg !277
	%81 = fadd float %77, %80, !dbg !278
	br label %b16, !dbg !278

b16:
	%82 = phi float [ %77, %b12 ], [ %77, %b13 ], [ %77, %b14 ], [ %81, %b15 ], !dbg !274
	call void @llvm.nvvm.barrier0(), !dbg !279
	br i1 %5, label %b17, label %b18, !dbg !279

b17:
	%83 = mul i64 %25, 4, !dbg !280
	%84 = mul i64 %16, %83, !dbg !281
	%85 = add i64 %84, %83, !dbg !282
	%86 = icmp slt i64 %85, %p8, !dbg !283
	%87 = select i1 %86, i64 %85, i64 %p8, !dbg !283
	%88 = add i64 %10, %84, !dbg !284
	%89 = add i64 %10, %87, !dbg !285
	%90 = add i64 %p8, %84, !dbg !287
	%91 = add i64 %p8, %87, !dbg !288
	%92 = sub i64 %87, %84, !dbg !286
	%93 = getelementptr inbounds float, float* %p0, i64 %88, !dbg !286
	%94 = getelementptr inbounds float, float* %p0, i64 %90, !dbg !289
	%95 = icmp ugt i64 %89, %p1, !dbg !286
	%96 = icmp ugt i64 %88, %89, !dbg !286
	%97 = icmp ugt i64 %91, %p1, !dbg !289
	%98 = icmp ugt i64 %90, %91, !dbg !289
	%99 = or i1 %95, %96, !dbg !289
	%100 = or i1 %99, %97, !dbg !289
	%101 = or i1 %100, %98, !dbg !289
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !289, !prof !31

b17_ok1:
	%102 = urem i64 %p16, 2, !dbg !291
	%103 = mul i64 %102, 2, !dbg !293
	%104 = add i64 %103, 1, !dbg !294
	%105 = mul i64 %104, %p15, !dbg !295
	%106 = add i64 %105, %16, !dbg !296
	%107 = getelementptr inbounds i64, i64* %p4, i64 %106, !dbg !297
	%108 = mul i64 %92, 4, !dbg !215
	%109 = icmp uge i64 %106, %p5, !dbg !297
	%110 = icmp uge i64 %p10, %11, !dbg !215
	%111 = icmp eq i64* %107, null, !dbg !215
	%112 = or i1 %109, %110, !dbg !215
	%113 = or i1 %112, %111, !dbg !215
	br i1 %113, label %b17_fail5, label %b17_ok5, !dbg !215, !prof !31

b17_ok5:
	%114 = bitcast float* %93 to i8*, !dbg !215
	%115 = bitcast float* %94 to i8*, !dbg !215
	%116 = bitcast i64* %107 to i8*, !dbg !215
	call void @gpuc_put_signal_nbi_block(i8* %114, i8* %115, i64 %108, i8* %116, i64 %p16, i32 9, i32 %12), !dbg !215
	br label %b18, !dbg !214

b18:
	br i1 %23, label %b19, label %b20, !dbg !214

b19:
	%117 = mul i64 %25, 4, !dbg !298
	%118 = mul i64 %16, %117, !dbg !299
	%119 = add i64 %118, %117, !dbg !300
	%120 = icmp slt i64 %119, %p8, !dbg !301
	%121 = select i1 %120, i64 %119, i64 %p8, !dbg !301
	%122 = add i64 %13, %118, !dbg !303
	%123 = add i64 %13, %121, !dbg !304
	%124 = sub i64 %121, %118, !dbg !302
	%125 = getelementptr inbounds float, float* %p0, i64 %118, !dbg !302
	%126 = getelementptr inbounds float, float* %p0, i64 %122, !dbg !305
	%127 = icmp ugt i64 %121, %p1, !dbg !302
	%128 = icmp ugt i64 %118, %121, !dbg !302
	%129 = icmp ugt i64 %123, %p1, !dbg !305
	%130 = icmp ugt i64 %122, %123, !dbg !305
	%131 = or i1 %127, %128, !dbg !305
	%132 = or i1 %131, %129, !dbg !305
	%133 = or i1 %132, %130, !dbg !305
	br i1 %133, label %b19_fail1, label %b19_ok1, !dbg !305, !prof !31

b19_ok1:
	%134 = urem i64 %p16, 2, !dbg !307
	%135 = mul i64 %134, 2, !dbg !309
	%136 = mul i64 %135, %p15, !dbg !310
	%137 = add i64 %136, %16, !dbg !311
	%138 = getelementptr inbounds i64, i64* %p4, i64 %137, !dbg !312
	%139 = mul i64 %124, 4, !dbg !225
	%140 = icmp uge i64 %137, %p5, !dbg !312
	%141 = icmp uge i64 %p11, %11, !dbg !225
	%142 = icmp eq i64* %138, null, !dbg !225
	%143 = or i1 %140, %141, !dbg !225
	%144 = or i1 %143, %142, !dbg !225
	br i1 %144, label %b19_fail5, label %b19_ok5, !dbg !225, !prof !31

b19_ok5:
	%145 = bitcast float* %125 to i8*, !dbg !225
	%146 = bitcast float* %126 to i8*, !dbg !225
	%147 = bitcast i64* %138 to i8*, !dbg !225
	call void @gpuc_put_signal_nbi_block(i8* %145, i8* %146, i64 %139, i8* %147, i64 %p16, i32 9, i32 %14), !dbg !225
	br label %b20, !dbg !223

b20:
	%148 = phi float [ 0.000000e+00, %b3 ], [ %82, %b18 ], [ %82, %b19_ok5 ], !dbg !274
	%149 = icmp sgt i64 %38, 1, !dbg !313
	%150 = select i1 %149, i64 %38, i64 1, !dbg !313
	%151 = icmp slt i64 %43, %8, !dbg !314
	%152 = select i1 %151, i64 %43, i64 %8, !dbg !314
	%153 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 %150, i64 %152, i8* %ctrl), !dbg !315
	%154 = fadd float %148, %153, !dbg !316
	%155 = fadd float %15, %154, !dbg !317
	%156 = add i64 %16, %19, !dbg !318
	br label %b1, !dbg !318

b21:
	ret float %15, !dbg !319

b6_fail1:
	%157 = icmp uge i64 %56, %p5, !dbg !259
	br i1 %157, label %b6_fail2, label %b6_ok2, !dbg !259

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %56, i64 %p5), !dbg !259
	ret float undef, !dbg !259

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !260
	ret float undef, !dbg !260

b8_fail1:
	%158 = icmp uge i64 %67, %p5, !dbg !268
	br i1 %158, label %b8_fail2, label %b8_ok2, !dbg !268

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %67, i64 %p5), !dbg !268
	ret float undef, !dbg !268

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !269
	ret float undef, !dbg !269

b17_fail1:
	%159 = icmp ugt i64 %89, %p1, !dbg !286
	br i1 %159, label %b17_fail2, label %b17_ok2, !dbg !286

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %89, i64 %p1), !dbg !286
	ret float undef, !dbg !286

b17_ok2:
	%160 = icmp ugt i64 %88, %89, !dbg !286
	br i1 %160, label %b17_fail3, label %b17_ok3, !dbg !286

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %88, i64 %89), !dbg !286
	ret float undef, !dbg !286

b17_ok3:
	%161 = icmp ugt i64 %91, %p1, !dbg !289
	br i1 %161, label %b17_fail4, label %b17_ok4, !dbg !289

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %91, i64 %p1), !dbg !289
	ret float undef, !dbg !289

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %90, i64 %91), !dbg !289
	ret float undef, !dbg !289

b17_fail5:
	%162 = icmp uge i64 %106, %p5, !dbg !297
	br i1 %162, label %b17_fail6, label %b17_ok6, !dbg !297

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %106, i64 %p5), !dbg !297
	ret float undef, !dbg !297

b17_ok6:
	%163 = icmp uge i64 %p10, %11, !dbg !215
	br i1 %163, label %b17_fail7, label %b17_ok7, !dbg !215

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p10, i64 %11), !dbg !215
	ret float undef, !dbg !215

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !215
	ret float undef, !dbg !215

b19_fail1:
	%164 = icmp ugt i64 %121, %p1, !dbg !302
	br i1 %164, label %b19_fail2, label %b19_ok2, !dbg !302

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %121, i64 %p1), !dbg !302
	ret float undef, !dbg !302

b19_ok2:
	%165 = icmp ugt i64 %118, %121, !dbg !302
	br i1 %165, label %b19_fail3, label %b19_ok3, !dbg !302

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %118, i64 %121), !dbg !302
	ret float undef, !dbg !302

b19_ok3:
	%166 = icmp ugt i64 %123, %p1, !dbg !305
	br i1 %166, label %b19_fail4, label %b19_ok4, !dbg !305

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %123, i64 %p1), !dbg !305
	ret float undef, !dbg !305

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %122, i64 %123), !dbg !305
	ret float undef, !dbg !305

b19_fail5:
	%167 = icmp uge i64 %137, %p5, !dbg !312
	br i1 %167, label %b19_fail6, label %b19_ok6, !dbg !312

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %137, i64 %p5), !dbg !312
	ret float undef, !dbg !312

b19_ok6:
	%168 = icmp uge i64 %p11, %11, !dbg !225
	br i1 %168, label %b19_fail7, label %b19_ok7, !dbg !225

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p11, i64 %11), !dbg !225
	ret float undef, !dbg !225

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !225
	ret float undef, !dbg !225
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i32* %p18, i64 %p19, i64* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, double %p29, i8* %ctrl) nounwind !dbg !320 {
entry:
	br label %b0, !dbg !321

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !321
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !321
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !321
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !321
	%4 = addrspacecast i32* %p18 to i32 addrspace(1)*, !dbg !321
	%5 = addrspacecast i64* %p20 to i64 addrspace(1)*, !dbg !321
	%6 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !321
	%7 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !321
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !333
	%10 = fcmp oge double %p29, 0.000000e+00, !dbg !334
	br i1 %10, label %b1, label %b5, !dbg !334

b1:
	%11 = sub i64 %p26, 1, !dbg !335
	%12 = urem i64 %11, 2, !dbg !336
	%13 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %12, !dbg !337
	%14 = icmp uge i64 %12, %p25, !dbg !337
	br i1 %14, label %b1_fail1, label %b1_ok1, !dbg !337, !prof !31

b1_ok1:
	%15 = load i64, i64 addrspace(1)* %13, align 8, !dbg !337
	%16 = icmp ne i64 %15, 0, !dbg !338
	br i1 %16, label %b2, label %b5, !dbg !338

b2:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !339, !range !32
	%18 = sext i32 %17 to i64, !dbg !339
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !339, !range !34
	%20 = sext i32 %19 to i64, !dbg !339
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !339, !range !34
	%22 = sext i32 %21 to i64, !dbg !339
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !339, !range !231
	%24 = sext i32 %23 to i64, !dbg !339
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !339, !range !232
	%26 = sext i32 %25 to i64, !dbg !339
	%27 = mul i64 %26, %22, !dbg !339
	%28 = add i64 %20, %27, !dbg !339
	%29 = mul i64 %24, %28, !dbg !339
	%30 = add i64 %18, %29, !dbg !339
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !236
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !236
	%33 = mul i32 %31, %32, !dbg !339
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !339, !range !340
	%35 = mul i32 %33, %34, !dbg !339
	%36 = sext i32 %35 to i64, !dbg !339
	%37 = mul i64 %30, %36, !dbg !339
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !33
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !33
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !35
	%41 = mul i32 %32, %40, !dbg !339
	%42 = add i32 %39, %41, !dbg !339
	%43 = mul i32 %31, %42, !dbg !339
	%44 = add i32 %38, %43, !dbg !339
	%45 = sext i32 %44 to i64, !dbg !339
	%46 = add i64 %37, %45, !dbg !339
	%47 = icmp eq i64 %46, 0, !dbg !341
	br i1 %47, label %b3, label %b4, !dbg !341

b3:
	%48 = urem i64 %p26, 2, !dbg !342
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !343
	%50 = icmp uge i64 %48, %p25, !dbg !343
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !343, !prof !31

b3_ok1:
	store i64 %15, i64 addrspace(1)* %49, align 8, !dbg !343
	br label %b4, !dbg !343

b4:
	ret void, !dbg !344

b5:
	%51 = icmp sgt i64 %p6, 0, !dbg !345
	br i1 %51, label %b6, label %b7, !dbg !345

b6:
	%52 = addrspacecast float addrspace(1)* %0 to float*, !dbg !346
	%53 = addrspacecast float addrspace(1)* %1 to float*, !dbg !346
	%54 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !346
	%55 = call float @gpuc_fn_solver_sweep(float* %52, i64 %p1, float* %53, i64 %p3, i64* %54, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p26, i8* %ctrl), !dbg !346
	br label %b7, !dbg !346

b7:
	%56 = phi float [ 0.000000e+00, %b5 ], [ %55, %b6 ], !dbg !347
	%57 = icmp ne i32 %p28, 0, !dbg !348
	br i1 %57, label %b8, label %b16, !dbg !348

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !32
	%59 = sext i32 %58 to i64, !dbg !351
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !34
	%61 = sext i32 %60 to i64, !dbg !351
	%62 = icmp eq i64 %59, 0, !dbg !352
	br i1 %62, label %b9, label %b16, !dbg !352

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !353, !range !232
	%64 = sext i32 %63 to i64, !dbg !353
	%65 = sdiv i64 %64, 2, !dbg !354
	%66 = icmp eq i64 %61, %65, !dbg !355
	br i1 %66, label %b10, label %b16, !dbg !350

b10:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !33
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !33
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !35
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !236
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !236
	%72 = mul i32 %71, %69, !dbg !356
	%73 = add i32 %68, %72, !dbg !356
	%74 = mul i32 %70, %73, !dbg !356
	%75 = add i32 %67, %74, !dbg !356
	%76 = sext i32 %75 to i64, !dbg !356
	%77 = icmp eq i64 %76, 0, !dbg !357
	br i1 %77, label %b11, label %b16, !dbg !357

b11:
	%78 = sub i64 %p26, 1, !dbg !358
	%79 = sext i32 %8 to i64, !dbg !328
	%80 = urem i32 %p28, 2, !dbg !361
	%81 = zext i32 %80 to i64, !dbg !362
	%82 = mul i64 %81, %79, !dbg !363
	%83 = mul i64 %82, 2, !dbg !364
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %83, !dbg !368
	%85 = zext i32 %p28 to i64, !dbg !374
	%86 = shl i64 %85, 32, !dbg !375
	%87 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !371
	%88 = icmp uge i64 %83, %p21, !dbg !368
	%89 = icmp eq i64 addrspace(1)* %84, null, !dbg !371
	%90 = or i1 %88, %89, !dbg !371
	br i1 %90, label %b11_fail1, label %b11_ok1, !dbg !371, !prof !31

b11_ok1:
	%91 = bitcast i64* %87 to i8*, !dbg !371
	%92 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %91, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !371
	%93 = add i64 %83, 1, !dbg !376
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %93, !dbg !377
	%95 = and i64 %92, 4294967295, !dbg !380
	%96 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !379
	%97 = icmp uge i64 %93, %p21, !dbg !377
	%98 = icmp eq i64 addrspace(1)* %94, null, !dbg !379
	%99 = or i1 %97, %98, !dbg !379
	br i1 %99, label %b11_fail3, label %b11_ok3, !dbg !379, !prof !31

b11_ok3:
	%100 = bitcast i64* %96 to i8*, !dbg !379
	%101 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %100, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !379
	%102 = and i64 %101, 4294967295, !dbg !381
	%103 = shl i64 %102, 32, !dbg !382
	%104 = or i64 %95, %103, !dbg !383
	%105 = bitcast i64 %104 to double, !dbg !384
	br label %b12, !dbg !367

b12:
	%106 = phi double [ %105, %b11_ok3 ], [ %131, %b13_ok3 ], !dbg !385
	%107 = phi i64 [ 1, %b11_ok3 ], [ %132, %b13_ok3 ], !dbg !386
	%108 = icmp slt i64 %107, %79, !dbg !387
	br i1 %108, label %b13, label %b14, !dbg !387

b13:
	%109 = add i64 %82, %107, !dbg !389
	%110 = mul i64 %109, 2, !dbg !390
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %110, !dbg !392
	%112 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !394
	%113 = icmp uge i64 %110, %p21, !dbg !392
	%114 = icmp eq i64 addrspace(1)* %111, null, !dbg !394
	%115 = or i1 %113, %114, !dbg !394
	br i1 %115, label %b13_fail1, label %b13_ok1, !dbg !394, !prof !31

b13_ok1:
	%116 = bitcast i64* %112 to i8*, !dbg !394
	%117 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %116, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !394
	%118 = add i64 %110, 1, !dbg !395
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %118, !dbg !396
	%120 = and i64 %117, 4294967295, !dbg !399
	%121 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !398
	%122 = icmp uge i64 %118, %p21, !dbg !396
	%123 = icmp eq i64 addrspace(1)* %119, null, !dbg !398
	%124 = or i1 %122, %123, !dbg !398
	br i1 %124, label %b13_fail3, label %b13_ok3, !dbg !398, !prof !31

b13_ok3:
	%125 = bitcast i64* %121 to i8*, !dbg !398
	%126 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %125, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !398
	%127 = and i64 %126, 4294967295, !dbg !400
	%128 = shl i64 %127, 32, !dbg !401
	%129 = or i64 %120, %128, !dbg !402
	%130 = bitcast i64 %129 to double, !dbg !403
	%131 = fadd double %106, %130, !dbg !404
	%132 = add i64 %107, 1, !dbg !405
	br label %b12, !dbg !405

b14:
	%133 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !406
	%134 = icmp uge i64 0, %p23, !dbg !406
	br i1 %134, label %b14_fail1, label %b14_ok1, !dbg !406, !prof !31

b14_ok1:
	store double %106, double addrspace(1)* %133, align 8, !dbg !406
	%135 = fcmp ole double %106, %p29, !dbg !407
	br i1 %135, label %b15, label %b16, !dbg !407

b15:
	%136 = urem i64 %p26, 2, !dbg !408
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %136, !dbg !409
	%138 = icmp uge i64 %136, %p25, !dbg !409
	br i1 %138, label %b15_fail1, label %b15_ok1, !dbg !409, !prof !31

b15_ok1:
	store i64 %78, i64 addrspace(1)* %137, align 8, !dbg !409
	br label %b16, !dbg !409

b16:
	%139 = icmp ne i32 %p27, 0, !dbg !410
	br i1 %139, label %b17, label %b52, !dbg !410

b17:
	%140 = fpext float %56 to double, !dbg !413
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !33
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !33
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !35
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !236
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !236
	%146 = mul i32 %145, %143, !dbg !421
	%147 = add i32 %142, %146, !dbg !421
	%148 = mul i32 %144, %147, !dbg !421
	%149 = add i32 %141, %148, !dbg !421
	%150 = and i32 %149, -32, !dbg !421
	%151 = mul i32 %144, %145, !dbg !421
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !340
	%153 = mul i32 %151, %152, !dbg !421
	%154 = sub i32 %153, %150, !dbg !421
	%155 = icmp slt i32 %154, 32, !dbg !421
	%156 = select i1 %155, i32 %154, i32 32, !dbg !421
	%157 = sext i32 %156 to i64, !dbg !421
	%158 = icmp eq i64 %157, 32, !dbg !422
	br i1 %158, label %b18, label %b20, !dbg !422

b18:
	%159 = phi double [ %176, %b19 ], [ %140, %b17 ], !dbg !423
	%160 = phi i64 [ %177, %b19 ], [ 16, %b17 ], !dbg !424
	%161 = icmp sgt i64 %160, 0, !dbg !425
	br i1 %161, label %b19, label %b23, !dbg !425

b19:
	%162 = trunc i64 %160 to i32, !dbg !426
	%163 = bitcast double %159 to i64, !dbg !426
	%164 = trunc i64 %163 to i32, !dbg !426
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %162, i32 31), !dbg !426
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !426
	%167 = lshr i64 %163, 32, !dbg !426
	%168 = trunc i64 %167 to i32, !dbg !426
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %162, i32 31), !dbg !426
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !426
	%171 = zext i32 %170 to i64, !dbg !426
	%172 = shl i64 %171, 32, !dbg !426
	%173 = zext i32 %166 to i64, !dbg !426
	%174 = or i64 %173, %172, !dbg !426
	%175 = bitcast i64 %174 to double, !dbg !426
	%176 = fadd double %159, %175, !dbg !427
	%177 = sdiv i64 %160, 2, !dbg !428
	br label %b18, !dbg !428

b20:
	%178 = bitcast double %140 to i64, !dbg !429
	%179 = trunc i64 %178 to i32, !dbg !429
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 0, i32 31), !dbg !429
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !429
	%182 = lshr i64 %178, 32, !dbg !429
	%183 = trunc i64 %182 to i32, !dbg !429
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !429
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !429
	%186 = zext i32 %185 to i64, !dbg !429
	%187 = shl i64 %186, 32, !dbg !429
	%188 = zext i32 %181 to i64, !dbg !429
	%189 = or i64 %188, %187, !dbg !429
	%190 = bitcast i64 %189 to double, !dbg !429
	br label %b21, !dbg !429

b21:
	%191 = phi double [ %190, %b20 ], [ %208, %b22 ], !dbg !430
	%192 = phi i64 [ 1, %b20 ], [ %209, %b22 ], !dbg !431
	%193 = icmp slt i64 %192, %157, !dbg !432
	br i1 %193, label %b22, label %b23, !dbg !432

b22:
	%194 = trunc i64 %192 to i32, !dbg !433
	%195 = bitcast double %140 to i64, !dbg !433
	%196 = trunc i64 %195 to i32, !dbg !433
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 %194, i32 31), !dbg !433
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !433
	%199 = lshr i64 %195, 32, !dbg !433
	%200 = trunc i64 %199 to i32, !dbg !433
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 %194, i32 31), !dbg !433
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !433
	%203 = zext i32 %202 to i64, !dbg !433
	%204 = shl i64 %203, 32, !dbg !433
	%205 = zext i32 %198 to i64, !dbg !433
	%206 = or i64 %205, %204, !dbg !433
	%207 = bitcast i64 %206 to double, !dbg !433
	%208 = fadd double %191, %207, !dbg !427
	%209 = add i64 %192, 1, !dbg !434
	br label %b21, !dbg !434

b23:
	%210 = phi double [ %159, %b18 ], [ %191, %b21 ], !dbg !420
	%211 = sext i32 %153 to i64, !dbg !438
	%212 = add i64 %211, 32, !dbg !439
	%213 = sub i64 %212, 1, !dbg !440
	%214 = sdiv i64 %213, 32, !dbg !441
	%215 = icmp eq i64 %214, 1, !dbg !442
	br i1 %215, label %b29, label %b24, !dbg !442

b24:
	call void @llvm.nvvm.barrier0(), !dbg !444
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !445, !range !446
	%217 = sext i32 %216 to i64, !dbg !445
	%218 = icmp eq i64 %217, 0, !dbg !447
	br i1 %218, label %b25, label %b26, !dbg !447

b25:
	%219 = sext i32 %149 to i64, !dbg !448
	%220 = sdiv i64 %219, 32, !dbg !449
	%221 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %220, !dbg !450
	store double %210, double addrspace(3)* %221, align 8, !dbg !450
	br label %b26, !dbg !450

b26:
	call void @llvm.nvvm.barrier0(), !dbg !451
	%222 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !452
	%223 = load double, double addrspace(3)* %222, align 8, !dbg !452
	br label %b27, !dbg !452

b27:
	%224 = phi double [ %223, %b26 ], [ %229, %b28 ], !dbg !453
	%225 = phi i64 [ 1, %b26 ], [ %230, %b28 ], !dbg !454
	%226 = icmp slt i64 %225, %214, !dbg !455
	br i1 %226, label %b28, label %b29, !dbg !455

b28:
	%227 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %225, !dbg !456
	%228 = load double, double addrspace(3)* %227, align 8, !dbg !456
	%229 = fadd double %224, %228, !dbg !427
	%230 = add i64 %225, 1, !dbg !457
	br label %b27, !dbg !457

b29:
	%231 = phi double [ %210, %b23 ], [ %224, %b27 ], !dbg !419
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !458, !range !231
	%233 = sext i32 %232 to i64, !dbg !458
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !458, !range !232
	%235 = sext i32 %234 to i64, !dbg !458
	%236 = mul i64 %233, %235, !dbg !459
	%237 = sext i32 %149 to i64, !dbg !461
	%238 = icmp eq i64 %237, 0, !dbg !462
	br i1 %238, label %b30, label %b31, !dbg !462

b30:
	%239 = urem i32 %p27, 2, !dbg !465
	%240 = zext i32 %239 to i64, !dbg !466
	%241 = mul i64 %240, %236, !dbg !467
	%242 = add i64 %241, %236, !dbg !468
	%243 = icmp ugt i64 %242, %p17, !dbg !469
	br i1 %243, label %b30_fail1, label %b30_ok1, !dbg !469, !prof !31

b30_ok1:
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !470, !range !32
	%245 = sext i32 %244 to i64, !dbg !470
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !470, !range !34
	%247 = sext i32 %246 to i64, !dbg !470
	%248 = mul i64 %247, %233, !dbg !471
	%249 = add i64 %248, %245, !dbg !472
	%250 = getelementptr inbounds double, double addrspace(1)* %3, i64 %241, !dbg !469
	%251 = getelementptr inbounds double, double addrspace(1)* %250, i64 %249, !dbg !473
	%252 = icmp uge i64 %249, %236, !dbg !473
	br i1 %252, label %b30_fail2, label %b30_ok2, !dbg !473, !prof !31

b30_ok2:
	store double %231, double addrspace(1)* %251, align 8, !dbg !473
	%253 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !474
	%254 = icmp uge i64 0, %p19, !dbg !474
	br i1 %254, label %b30_fail3, label %b30_ok3, !dbg !474, !prof !31

b30_ok3:
	%255 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %253, i32 1) nounwind, !dbg !475
	%256 = zext i32 %255 to i64, !dbg !476
	%257 = sub i64 %236, 1, !dbg !477
	%258 = icmp eq i64 %256, %257, !dbg !478
	%259 = zext i1 %258 to i8, !dbg !479
	store i8 %259, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !479
	br label %b31, !dbg !479

b31:
	call void @llvm.nvvm.barrier0(), !dbg !480
	%260 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !481
	%261 = icmp ne i8 %260, 0, !dbg !481
	br i1 %261, label %b32, label %b52, !dbg !412

b32:
	%262 = urem i32 %p27, 2, !dbg !483
	%263 = zext i32 %262 to i64, !dbg !484
	%264 = mul i64 %263, %236, !dbg !485
	%265 = add i64 %264, %236, !dbg !486
	%266 = getelementptr inbounds double, double addrspace(1)* %3, i64 %264, !dbg !487
	%267 = icmp ugt i64 %265, %p17, !dbg !487
	br i1 %267, label %b32_fail1, label %b32_ok1, !dbg !487, !prof !31

b32_ok1:
	br label %b33, !dbg !488

b33:
	%268 = phi double [ 0.000000e+00, %b32_ok1 ], [ %273, %b34 ], !dbg !489
	%269 = phi i64 [ %237, %b32_ok1 ], [ %274, %b34 ], !dbg !488
	%270 = icmp slt i64 %269, %236, !dbg !488
	br i1 %270, label %b34, label %b35, !dbg !488

b34:
	%271 = getelementptr inbounds double, double addrspace(1)* %266, i64 %269, !dbg !490
	%272 = load double, double addrspace(1)* %271, align 8, !dbg !490
	%273 = fadd double %268, %272, !dbg !491
	%274 = add i64 %269, %211, !dbg !488
	br label %b33, !dbg !488

b35:
	br i1 %158, label %b36, label %b38, !dbg !495

b36:
	%275 = phi double [ %292, %b37 ], [ %268, %b35 ], !dbg !496
	%276 = phi i64 [ %293, %b37 ], [ 16, %b35 ], !dbg !497
	%277 = icmp sgt i64 %276, 0, !dbg !498
	br i1 %277, label %b37, label %b41, !dbg !498

b37:
	%278 = trunc i64 %276 to i32, !dbg !499
	%279 = bitcast double %275 to i64, !dbg !499
	%280 = trunc i64 %279 to i32, !dbg !499
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %280, i32 %278, i32 31), !dbg !499
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !499
	%283 = lshr i64 %279, 32, !dbg !499
	%284 = trunc i64 %283 to i32, !dbg !499
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %284, i32 %278, i32 31), !dbg !499
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !499
	%287 = zext i32 %286 to i64, !dbg !499
	%288 = shl i64 %287, 32, !dbg !499
	%289 = zext i32 %282 to i64, !dbg !499
	%290 = or i64 %289, %288, !dbg !499
	%291 = bitcast i64 %290 to double, !dbg !499
	%292 = fadd double %275, %291, !dbg !500
	%293 = sdiv i64 %276, 2, !dbg !501
	br label %b36, !dbg !501

b38:
	%294 = bitcast double %268 to i64, !dbg !502
	%295 = trunc i64 %294 to i32, !dbg !502
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %295, i32 0, i32 31), !dbg !502
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !502
	%298 = lshr i64 %294, 32, !dbg !502
	%299 = trunc i64 %298 to i32, !dbg !502
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !502
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !502
	%302 = zext i32 %301 to i64, !dbg !502
	%303 = shl i64 %302, 32, !dbg !502
	%304 = zext i32 %297 to i64, !dbg !502
	%305 = or i64 %304, %303, !dbg !502
	%306 = bitcast i64 %305 to double, !dbg !502
	br label %b39, !dbg !502

b39:
	%307 = phi double [ %306, %b38 ], [ %324, %b40 ], !dbg !503
	%308 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !504
	%309 = icmp slt i64 %308, %157, !dbg !505
	br i1 %309, label %b40, label %b41, !dbg !505

b40:
	%310 = trunc i64 %308 to i32, !dbg !506
	%311 = bitcast double %268 to i64, !dbg !506
	%312 = trunc i64 %311 to i32, !dbg !506
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %310, i32 31), !dbg !506
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !506
	%315 = lshr i64 %311, 32, !dbg !506
	%316 = trunc i64 %315 to i32, !dbg !506
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %310, i32 31), !dbg !506
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !506
	%319 = zext i32 %318 to i64, !dbg !506
	%320 = shl i64 %319, 32, !dbg !506
	%321 = zext i32 %314 to i64, !dbg !506
	%322 = or i64 %321, %320, !dbg !506
	%323 = bitcast i64 %322 to double, !dbg !506
	%324 = fadd double %307, %323, !dbg !500
	%325 = add i64 %308, 1, !dbg !507
	br label %b39, !dbg !507

b41:
	%326 = phi double [ %275, %b36 ], [ %307, %b39 ], !dbg !494
	br i1 %215, label %b47, label %b42, !dbg !508

b42:
	call void @llvm.nvvm.barrier0(), !dbg !510
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !511, !range !446
	%328 = sext i32 %327 to i64, !dbg !511
	%329 = icmp eq i64 %328, 0, !dbg !512
	br i1 %329, label %b43, label %b44, !dbg !512

b43:
	%330 = sdiv i64 %237, 32, !dbg !513
	%331 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %330, !dbg !514
	store double %326, double addrspace(3)* %331, align 8, !dbg !514
	br label %b44, !dbg !514

b44:
	call void @llvm.nvvm.barrier0(), !dbg !515
	%332 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !516
	%333 = load double, double addrspace(3)* %332, align 8, !dbg !516
	br label %b45, !dbg !516

b45:
	%334 = phi double [ %333, %b44 ], [ %339, %b46 ], !dbg !517
	%335 = phi i64 [ 1, %b44 ], [ %340, %b46 ], !dbg !518
	%336 = icmp slt i64 %335, %214, !dbg !519
	br i1 %336, label %b46, label %b47, !dbg !519

b46:
	%337 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %335, !dbg !520
	%338 = load double, double addrspace(3)* %337, align 8, !dbg !520
	%339 = fadd double %334, %338, !dbg !500
	%340 = add i64 %335, 1, !dbg !521
	br label %b45, !dbg !521

b47:
	%341 = phi double [ %326, %b41 ], [ %334, %b45 ], !dbg !493
	br i1 %238, label %b48, label %b50, !dbg !522

b48:
	%342 = sext i32 %9 to i64, !dbg !333
	%343 = sext i32 %8 to i64, !dbg !523
	%344 = mul i64 %263, %343, !dbg !525
	%345 = add i64 %344, %342, !dbg !526
	%346 = mul i64 %345, 2, !dbg !527
	%347 = zext i32 %p27 to i64, !dbg !531
	%348 = add i64 %346, 1, !dbg !532
	br label %b49, !dbg !523

b49:
	%349 = phi i64 [ 0, %b48 ], [ %373, %b49_ok3 ], !dbg !523
	%350 = add i64 %342, %349, !dbg !534
	%351 = icmp uge i64 %346, %p21, !dbg !533
	br i1 %351, label %b49_fail1, label %b49_ok1, !dbg !533, !prof !31

b49_ok1:
	%352 = icmp eq i64 %343, -1, !dbg !535
	%353 = select i1 %352, i64 1, i64 %343, !dbg !535
	%354 = srem i64 %350, %353, !dbg !535
	%355 = bitcast double %341 to i64, !dbg !536
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %346, !dbg !533
	%357 = trunc i64 %355 to i32, !dbg !537
	%358 = shl i64 %347, 32, !dbg !538
	%359 = zext i32 %357 to i64, !dbg !539
	%360 = or i64 %358, %359, !dbg !540
	%361 = trunc i64 %354 to i32, !dbg !541
	%362 = addrspacecast i64 addrspace(1)* %356 to i64*, !dbg !541
	%363 = icmp uge i64 %354, %343, !dbg !541
	br i1 %363, label %b49_fail2, label %b49_ok2, !dbg !541, !prof !31

b49_ok2:
	%364 = bitcast i64* %362 to i8*, !dbg !541
	call void @gpuc_signal_op_thread(i8* %364, i64 %360, i32 9, i32 %361), !dbg !541
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %348, !dbg !542
	%366 = lshr i64 %355, 32, !dbg !543
	%367 = trunc i64 %366 to i32, !dbg !544
	%368 = zext i32 %367 to i64, !dbg !546
	%369 = or i64 %358, %368, !dbg !547
	%370 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !548
	%371 = icmp uge i64 %348, %p21, !dbg !542
	br i1 %371, label %b49_fail3, label %b49_ok3, !dbg !542, !prof !31

b49_ok3:
	%372 = bitcast i64* %370 to i8*, !dbg !548
	call void @gpuc_signal_op_thread(i8* %372, i64 %369, i32 9, i32 %361), !dbg !548
	%373 = add i64 %349, 1, !dbg !529
	%374 = icmp slt i64 %373, %343, !dbg !529
	br i1 %374, label %b49, label %b50, !dbg !529

b50:
	call void @llvm.nvvm.barrier0(), !dbg !549
	br i1 %238, label %b51, label %b52, !dbg !550

b51:
	%375 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !551
	%376 = icmp uge i64 0, %p19, !dbg !551
	br i1 %376, label %b51_fail1, label %b51_ok1, !dbg !551, !prof !31

b51_ok1:
	call void asm sideeffect "st.relaxed.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(i32 addrspace(1)* %375, i32 0) nounwind, !dbg !552
	br label %b52, !dbg !552

b52:
	ret void, !dbg !552

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p25), !dbg !337
	ret void, !dbg !337

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p25), !dbg !343
	ret void, !dbg !343

b11_fail1:
	%377 = icmp uge i64 %83, %p21, !dbg !368
	br i1 %377, label %b11_fail2, label %b11_ok2, !dbg !368

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %83, i64 %p21), !dbg !368
	ret void, !dbg !368

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !371
	ret void, !dbg !371

b11_fail3:
	%378 = icmp uge i64 %93, %p21, !dbg !377
	br i1 %378, label %b11_fail4, label %b11_ok4, !dbg !377

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %93, i64 %p21), !dbg !377
	ret void, !dbg !377

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !379
	ret void, !dbg !379

b13_fail1:
	%379 = icmp uge i64 %110, %p21, !dbg !392
	br i1 %379, label %b13_fail2, label %b13_ok2, !dbg !392

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %110, i64 %p21), !dbg !392
	ret void, !dbg !392

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !394
	ret void, !dbg !394

b13_fail3:
	%380 = icmp uge i64 %118, %p21, !dbg !396
	br i1 %380, label %b13_fail4, label %b13_ok4, !dbg !396

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %118, i64 %p21), !dbg !396
	ret void, !dbg !396

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !398
	ret void, !dbg !398

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p23), !dbg !406
	ret void, !dbg !406

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %136, i64 %p25), !dbg !409
	ret void, !dbg !409

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %242, i64 %p17), !dbg !469
	ret void, !dbg !469

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %249, i64 %236), !dbg !473
	ret void, !dbg !473

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p19), !dbg !474
	ret void, !dbg !474

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %265, i64 %p17), !dbg !487
	ret void, !dbg !487

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %346, i64 %p21), !dbg !533
	ret void, !dbg !533

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %354, i64 %343), !dbg !541
	ret void, !dbg !541

b49_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %348, i64 %p21), !dbg !542
	ret void, !dbg !542

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p19), !dbg !551
	ret void, !dbg !551
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i32* %p18, i64 %p19, i64* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i64 %p27, i64 %p28, i64 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !554
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !554
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !554
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !554
	%4 = addrspacecast i64* %p20 to i64 addrspace(1)*, !dbg !554
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !554
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !554
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !557
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !560
	%9 = icmp slt i64 0, %p27, !dbg !561
	br i1 %9, label %b1, label %b56, !dbg !561

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !562
	%11 = sext i32 %7 to i64, !dbg !557
	%12 = sext i32 %8 to i64, !dbg !560
	br label %b2, !dbg !563

b2:
	%13 = phi i64 [ %384, %b55 ], [ %p26, %b1 ], !dbg !563
	%14 = phi i64 [ %226, %b55 ], [ %p28, %b1 ], !dbg !564
	%15 = phi i32 [ %227, %b55 ], [ %p30, %b1 ], !dbg !565
	%16 = phi i32 [ %228, %b55 ], [ %p31, %b1 ], !dbg !566
	%17 = phi i64 [ %385, %b55 ], [ 0, %b1 ], !dbg !566
	br i1 %10, label %b3, label %b6, !dbg !562

b3:
	%18 = urem i64 %13, 2, !dbg !567
	%19 = icmp ne i64 %18, 0, !dbg !568
	br i1 %19, label %b4, label %b5, !dbg !568

b4:
	br label %b5, !dbg !568

b5:
	%20 = phi float addrspace(1)* [ %0, %b3 ], [ %1, %b4 ], !dbg !569
	%21 = phi i64 [ %p1, %b3 ], [ %p3, %b4 ], !dbg !569
	%22 = phi float addrspace(1)* [ %1, %b3 ], [ %0, %b4 ], !dbg !570
	%23 = phi i64 [ %p3, %b3 ], [ %p1, %b4 ], !dbg !570
	%24 = addrspacecast float addrspace(1)* %20 to float*, !dbg !571
	%25 = addrspacecast float addrspace(1)* %22 to float*, !dbg !571
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !571
	%27 = call float @gpuc_fn_solver_sweep(float* %24, i64 %21, float* %25, i64 %23, i64* %26, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %13, i8* %ctrl), !dbg !571
	br label %b6, !dbg !571

b6:
	%28 = phi float [ 0.000000e+00, %b2 ], [ %27, %b5 ], !dbg !572
	%29 = icmp ne i32 %15, 0, !dbg !573
	br i1 %29, label %b7, label %b15, !dbg !573

b7:
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !32
	%31 = sext i32 %30 to i64, !dbg !575
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !34
	%33 = sext i32 %32 to i64, !dbg !575
	%34 = icmp eq i64 %31, 0, !dbg !576
	br i1 %34, label %b8, label %b15, !dbg !576

b8:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !577, !range !232
	%36 = sext i32 %35 to i64, !dbg !577
	%37 = sdiv i64 %36, 2, !dbg !578
	%38 = icmp eq i64 %33, %37, !dbg !579
	br i1 %38, label %b9, label %b15, !dbg !574

b9:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !580, !range !33
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !580, !range !33
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !580, !range !35
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !580, !range !236
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !580, !range !236
	%44 = mul i32 %43, %41, !dbg !580
	%45 = add i32 %40, %44, !dbg !580
	%46 = mul i32 %42, %45, !dbg !580
	%47 = add i32 %39, %46, !dbg !580
	%48 = sext i32 %47 to i64, !dbg !580
	%49 = icmp eq i64 %48, 0, !dbg !581
	br i1 %49, label %b10, label %b15, !dbg !581

b10:
	%50 = sub i64 %13, 1, !dbg !582
	%51 = urem i32 %15, 2, !dbg !584
	%52 = zext i32 %51 to i64, !dbg !585
	%53 = mul i64 %52, %11, !dbg !586
	%54 = mul i64 %53, 2, !dbg !587
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %54, !dbg !589
	%56 = zext i32 %15 to i64, !dbg !593
	%57 = shl i64 %56, 32, !dbg !594
	%58 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !591
	%59 = icmp uge i64 %54, %p21, !dbg !589
	%60 = icmp eq i64 addrspace(1)* %55, null, !dbg !591
	%61 = or i1 %59, %60, !dbg !591
	br i1 %61, label %b10_fail1, label %b10_ok1, !dbg !591, !prof !31

b10_ok1:
	%62 = bitcast i64* %58 to i8*, !dbg !591
	%63 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %62, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !591
	%64 = add i64 %54, 1, !dbg !595
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %64, !dbg !596
	%66 = and i64 %63, 4294967295, !dbg !599
	%67 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !598
	%68 = icmp uge i64 %64, %p21, !dbg !596
	%69 = icmp eq i64 addrspace(1)* %65, null, !dbg !598
	%70 = or i1 %68, %69, !dbg !598
	br i1 %70, label %b10_fail3, label %b10_ok3, !dbg !598, !prof !31

b10_ok3:
	%71 = bitcast i64* %67 to i8*, !dbg !598
	%72 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %71, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !598
	%73 = and i64 %72, 4294967295, !dbg !600
	%74 = shl i64 %73, 32, !dbg !601
	%75 = or i64 %66, %74, !dbg !602
	%76 = bitcast i64 %75 to double, !dbg !603
	br label %b11, !dbg !588

b11:
	%77 = phi double [ %76, %b10_ok3 ], [ %102, %b12_ok3 ], !dbg !604
	%78 = phi i64 [ 1, %b10_ok3 ], [ %103, %b12_ok3 ], !dbg !605
	%79 = icmp slt i64 %78, %11, !dbg !606
	br i1 %79, label %b12, label %b13, !dbg !606

b12:
	%80 = add i64 %53, %78, !dbg !608
	%81 = mul i64 %80, 2, !dbg !609
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %81, !dbg !611
	%83 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !613
	%84 = icmp uge i64 %81, %p21, !dbg !611
	%85 = icmp eq i64 addrspace(1)* %82, null, !dbg !613
	%86 = or i1 %84, %85, !dbg !613
	br i1 %86, label %b12_fail1, label %b12_ok1, !dbg !613, !prof !31

b12_ok1:
	%87 = bitcast i64* %83 to i8*, !dbg !613
	%88 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %87, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !613
	%89 = add i64 %81, 1, !dbg !614
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %89, !dbg !615
	%91 = and i64 %88, 4294967295, !dbg !618
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !617
	%93 = icmp uge i64 %89, %p21, !dbg !615
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !617
	%95 = or i1 %93, %94, !dbg !617
	br i1 %95, label %b12_fail3, label %b12_ok3, !dbg !617, !prof !31

b12_ok3:
	%96 = bitcast i64* %92 to i8*, !dbg !617
	%97 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %96, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !617
	%98 = and i64 %97, 4294967295, !dbg !619
	%99 = shl i64 %98, 32, !dbg !620
	%100 = or i64 %91, %99, !dbg !621
	%101 = bitcast i64 %100 to double, !dbg !622
	%102 = fadd double %77, %101, !dbg !623
	%103 = add i64 %78, 1, !dbg !624
	br label %b11, !dbg !624

b13:
	%104 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !625
	%105 = icmp uge i64 0, %p23, !dbg !625
	br i1 %105, label %b13_fail1, label %b13_ok1, !dbg !625, !prof !31

b13_ok1:
	store double %77, double addrspace(1)* %104, align 8, !dbg !625
	%106 = fcmp ole double %77, %p32, !dbg !626
	br i1 %106, label %b14, label %b15, !dbg !626

b14:
	%107 = urem i64 %13, 2, !dbg !627
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %107, !dbg !628
	%109 = icmp uge i64 %107, %p25, !dbg !628
	br i1 %109, label %b14_fail1, label %b14_ok1, !dbg !628, !prof !31

b14_ok1:
	store i64 %50, i64 addrspace(1)* %108, align 8, !dbg !628
	br label %b15, !dbg !628

b15:
	%110 = sub i64 %14, 1, !dbg !629
	%111 = icmp eq i64 %110, 0, !dbg !630
	br i1 %111, label %b16, label %b30, !dbg !630

b16:
	%112 = add i32 %16, 1, !dbg !631
	%113 = fpext float %28 to double, !dbg !632
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !636, !range !33
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !636, !range !33
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !636, !range !35
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !636, !range !236
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !636, !range !236
	%119 = mul i32 %118, %116, !dbg !636
	%120 = add i32 %115, %119, !dbg !636
	%121 = mul i32 %117, %120, !dbg !636
	%122 = add i32 %114, %121, !dbg !636
	%123 = and i32 %122, -32, !dbg !636
	%124 = mul i32 %117, %118, !dbg !636
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !636, !range !340
	%126 = mul i32 %124, %125, !dbg !636
	%127 = sub i32 %126, %123, !dbg !636
	%128 = icmp slt i32 %127, 32, !dbg !636
	%129 = select i1 %128, i32 %127, i32 32, !dbg !636
	%130 = sext i32 %129 to i64, !dbg !636
	%131 = icmp eq i64 %130, 32, !dbg !637
	br i1 %131, label %b17, label %b19, !dbg !637

b17:
	%132 = phi double [ %149, %b18 ], [ %113, %b16 ], !dbg !638
	%133 = phi i64 [ %150, %b18 ], [ 16, %b16 ], !dbg !639
	%134 = icmp sgt i64 %133, 0, !dbg !640
	br i1 %134, label %b18, label %b22, !dbg !640

b18:
	%135 = trunc i64 %133 to i32, !dbg !641
	%136 = bitcast double %132 to i64, !dbg !641
	%137 = trunc i64 %136 to i32, !dbg !641
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %137, i32 %135, i32 31), !dbg !641
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !641
	%140 = lshr i64 %136, 32, !dbg !641
	%141 = trunc i64 %140 to i32, !dbg !641
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %141, i32 %135, i32 31), !dbg !641
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !641
	%144 = zext i32 %143 to i64, !dbg !641
	%145 = shl i64 %144, 32, !dbg !641
	%146 = zext i32 %139 to i64, !dbg !641
	%147 = or i64 %146, %145, !dbg !641
	%148 = bitcast i64 %147 to double, !dbg !641
	%149 = fadd double %132, %148, !dbg !642
	%150 = sdiv i64 %133, 2, !dbg !643
	br label %b17, !dbg !643

b19:
	%151 = bitcast double %113 to i64, !dbg !644
	%152 = trunc i64 %151 to i32, !dbg !644
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !644
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !644
	%155 = lshr i64 %151, 32, !dbg !644
	%156 = trunc i64 %155 to i32, !dbg !644
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 0, i32 31), !dbg !644
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !644
	%159 = zext i32 %158 to i64, !dbg !644
	%160 = shl i64 %159, 32, !dbg !644
	%161 = zext i32 %154 to i64, !dbg !644
	%162 = or i64 %161, %160, !dbg !644
	%163 = bitcast i64 %162 to double, !dbg !644
	br label %b20, !dbg !644

b20:
	%164 = phi double [ %163, %b19 ], [ %181, %b21 ], !dbg !645
	%165 = phi i64 [ 1, %b19 ], [ %182, %b21 ], !dbg !646
	%166 = icmp slt i64 %165, %130, !dbg !647
	br i1 %166, label %b21, label %b22, !dbg !647

b21:
	%167 = trunc i64 %165 to i32, !dbg !648
	%168 = bitcast double %113 to i64, !dbg !648
	%169 = trunc i64 %168 to i32, !dbg !648
	%170 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %169, i32 %167, i32 31), !dbg !648
	%171 = extractvalue { i32, i1 } %170, 0, !dbg !648
	%172 = lshr i64 %168, 32, !dbg !648
	%173 = trunc i64 %172 to i32, !dbg !648
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %167, i32 31), !dbg !648
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !648
	%176 = zext i32 %175 to i64, !dbg !648
	%177 = shl i64 %176, 32, !dbg !648
	%178 = zext i32 %171 to i64, !dbg !648
	%179 = or i64 %178, %177, !dbg !648
	%180 = bitcast i64 %179 to double, !dbg !648
	%181 = fadd double %164, %180, !dbg !642
	%182 = add i64 %165, 1, !dbg !649
	br label %b20, !dbg !649

b22:
	%183 = phi double [ %132, %b17 ], [ %164, %b20 ], !dbg !635
	%184 = sext i32 %126 to i64, !dbg !651
	%185 = add i64 %184, 32, !dbg !652
	%186 = sub i64 %185, 1, !dbg !653
	%187 = sdiv i64 %186, 32, !dbg !654
	%188 = icmp eq i64 %187, 1, !dbg !655
	br i1 %188, label %b28, label %b23, !dbg !655

b23:
	call void @llvm.nvvm.barrier0(), !dbg !657
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !658, !range !446
	%190 = sext i32 %189 to i64, !dbg !658
	%191 = icmp eq i64 %190, 0, !dbg !659
	br i1 %191, label %b24, label %b25, !dbg !659

b24:
	%192 = sext i32 %122 to i64, !dbg !660
	%193 = sdiv i64 %192, 32, !dbg !661
	%194 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %193, !dbg !662
	store double %183, double addrspace(3)* %194, align 8, !dbg !662
	br label %b25, !dbg !662

b25:
	call void @llvm.nvvm.barrier0(), !dbg !663
	%195 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !664
	%196 = load double, double addrspace(3)* %195, align 8, !dbg !664
	br label %b26, !dbg !664

b26:
	%197 = phi double [ %196, %b25 ], [ %202, %b27 ], !dbg !665
	%198 = phi i64 [ 1, %b25 ], [ %203, %b27 ], !dbg !666
	%199 = icmp slt i64 %198, %187, !dbg !667
	br i1 %199, label %b27, label %b28, !dbg !667

b27:
	%200 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %198, !dbg !668
	%201 = load double, double addrspace(3)* %200, align 8, !dbg !668
	%202 = fadd double %197, %201, !dbg !642
	%203 = add i64 %198, 1, !dbg !669
	br label %b26, !dbg !669

b28:
	%204 = phi double [ %183, %b22 ], [ %197, %b26 ], !dbg !634
	%205 = sext i32 %122 to i64, !dbg !670
	%206 = icmp eq i64 %205, 0, !dbg !671
	br i1 %206, label %b29, label %b30, !dbg !671

b29:
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !673, !range !231
	%208 = sext i32 %207 to i64, !dbg !673
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !673, !range !232
	%210 = sext i32 %209 to i64, !dbg !673
	%211 = mul i64 %208, %210, !dbg !674
	%212 = urem i32 %16, 2, !dbg !675
	%213 = zext i32 %212 to i64, !dbg !676
	%214 = mul i64 %213, %211, !dbg !677
	%215 = add i64 %214, %211, !dbg !678
	%216 = icmp ugt i64 %215, %p17, !dbg !679
	br i1 %216, label %b29_fail1, label %b29_ok1, !dbg !679, !prof !31

b29_ok1:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !680, !range !32
	%218 = sext i32 %217 to i64, !dbg !680
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !680, !range !34
	%220 = sext i32 %219 to i64, !dbg !680
	%221 = mul i64 %220, %208, !dbg !681
	%222 = add i64 %221, %218, !dbg !682
	%223 = getelementptr inbounds double, double addrspace(1)* %3, i64 %214, !dbg !679
	%224 = getelementptr inbounds double, double addrspace(1)* %223, i64 %222, !dbg !683
	%225 = icmp uge i64 %222, %211, !dbg !683
	br i1 %225, label %b29_fail2, label %b29_ok2, !dbg !683, !prof !31

b29_ok2:
	store double %204, double addrspace(1)* %224, align 8, !dbg !683
	br label %b30, !dbg !683

b30:
	%226 = phi i64 [ %110, %b15 ], [ %p29, %b28 ], [ %p29, %b29_ok2 ], !dbg !564
	%227 = phi i32 [ 0, %b15 ], [ %16, %b28 ], [ %16, %b29_ok2 ], !dbg !565
	%228 = phi i32 [ %16, %b15 ], [ %112, %b28 ], [ %112, %b29_ok2 ], !dbg !566
	call void @gpuc_grid_sync(), !dbg !684
	%229 = fcmp oge double %p32, 0.000000e+00, !dbg !685
	br i1 %229, label %b31, label %b33, !dbg !685

b31:
	%230 = urem i64 %13, 2, !dbg !686
	%231 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %230, !dbg !687
	%232 = icmp uge i64 %230, %p25, !dbg !687
	br i1 %232, label %b31_fail1, label %b31_ok1, !dbg !687, !prof !31

b31_ok1:
	%233 = load i64, i64 addrspace(1)* %231, align 8, !dbg !687
	%234 = icmp ne i64 %233, 0, !dbg !688
	br i1 %234, label %b32, label %b33, !dbg !688

b32:
	ret void, !dbg !689

b33:
	%235 = icmp ne i32 %227, 0, !dbg !690
	br i1 %235, label %b34, label %b55, !dbg !690

b34:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !692, !range !32
	%237 = sext i32 %236 to i64, !dbg !692
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !692, !range !34
	%239 = sext i32 %238 to i64, !dbg !692
	%240 = icmp eq i64 %237, 0, !dbg !693
	br i1 %240, label %b35, label %b55, !dbg !693

b35:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !694, !range !232
	%242 = sext i32 %241 to i64, !dbg !694
	%243 = sdiv i64 %242, 2, !dbg !695
	%244 = icmp eq i64 %239, %243, !dbg !696
	br i1 %244, label %b36, label %b55, !dbg !691

b36:
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !698, !range !231
	%246 = sext i32 %245 to i64, !dbg !698
	%247 = mul i64 %246, %242, !dbg !699
	%248 = urem i32 %227, 2, !dbg !700
	%249 = zext i32 %248 to i64, !dbg !701
	%250 = mul i64 %249, %247, !dbg !702
	%251 = add i64 %250, %247, !dbg !703
	%252 = getelementptr inbounds double, double addrspace(1)* %3, i64 %250, !dbg !704
	%253 = icmp ugt i64 %251, %p17, !dbg !704
	br i1 %253, label %b36_fail1, label %b36_ok1, !dbg !704, !prof !31

b36_ok1:
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !705, !range !33
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !705, !range !33
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !705, !range !35
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !705, !range !236
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !705, !range !236
	%259 = mul i32 %258, %256, !dbg !705
	%260 = add i32 %255, %259, !dbg !705
	%261 = mul i32 %257, %260, !dbg !705
	%262 = add i32 %254, %261, !dbg !705
	%263 = sext i32 %262 to i64, !dbg !705
	%264 = mul i32 %257, %258, !dbg !705
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !705, !range !340
	%266 = mul i32 %264, %265, !dbg !705
	%267 = sext i32 %266 to i64, !dbg !705
	br label %b37, !dbg !705

b37:
	%268 = phi double [ 0.000000e+00, %b36_ok1 ], [ %273, %b38 ], !dbg !706
	%269 = phi i64 [ %263, %b36_ok1 ], [ %274, %b38 ], !dbg !705
	%270 = icmp slt i64 %269, %247, !dbg !705
	br i1 %270, label %b38, label %b39, !dbg !705

b38:
	%271 = getelementptr inbounds double, double addrspace(1)* %252, i64 %269, !dbg !707
	%272 = load double, double addrspace(1)* %271, align 8, !dbg !707
	%273 = fadd double %268, %272, !dbg !708
	%274 = add i64 %269, %267, !dbg !705
	br label %b37, !dbg !705

b39:
	%275 = and i32 %262, -32, !dbg !712
	%276 = sub i32 %266, %275, !dbg !712
	%277 = icmp slt i32 %276, 32, !dbg !712
	%278 = select i1 %277, i32 %276, i32 32, !dbg !712
	%279 = sext i32 %278 to i64, !dbg !712
	%280 = icmp eq i64 %279, 32, !dbg !713
	br i1 %280, label %b40, label %b42, !dbg !713

b40:
	%281 = phi double [ %298, %b41 ], [ %268, %b39 ], !dbg !714
	%282 = phi i64 [ %299, %b41 ], [ 16, %b39 ], !dbg !715
	%283 = icmp sgt i64 %282, 0, !dbg !716
	br i1 %283, label %b41, label %b45, !dbg !716

b41:
	%284 = trunc i64 %282 to i32, !dbg !717
	%285 = bitcast double %281 to i64, !dbg !717
	%286 = trunc i64 %285 to i32, !dbg !717
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %286, i32 %284, i32 31), !dbg !717
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !717
	%289 = lshr i64 %285, 32, !dbg !717
	%290 = trunc i64 %289 to i32, !dbg !717
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %290, i32 %284, i32 31), !dbg !717
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !717
	%293 = zext i32 %292 to i64, !dbg !717
	%294 = shl i64 %293, 32, !dbg !717
	%295 = zext i32 %288 to i64, !dbg !717
	%296 = or i64 %295, %294, !dbg !717
	%297 = bitcast i64 %296 to double, !dbg !717
	%298 = fadd double %281, %297, !dbg !718
	%299 = sdiv i64 %282, 2, !dbg !719
	br label %b40, !dbg !719

b42:
	%300 = bitcast double %268 to i64, !dbg !720
	%301 = trunc i64 %300 to i32, !dbg !720
	%302 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %301, i32 0, i32 31), !dbg !720
	%303 = extractvalue { i32, i1 } %302, 0, !dbg !720
	%304 = lshr i64 %300, 32, !dbg !720
	%305 = trunc i64 %304 to i32, !dbg !720
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %305, i32 0, i32 31), !dbg !720
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !720
	%308 = zext i32 %307 to i64, !dbg !720
	%309 = shl i64 %308, 32, !dbg !720
	%310 = zext i32 %303 to i64, !dbg !720
	%311 = or i64 %310, %309, !dbg !720
	%312 = bitcast i64 %311 to double, !dbg !720
	br label %b43, !dbg !720

b43:
	%313 = phi double [ %312, %b42 ], [ %330, %b44 ], !dbg !721
	%314 = phi i64 [ 1, %b42 ], [ %331, %b44 ], !dbg !722
	%315 = icmp slt i64 %314, %279, !dbg !723
	br i1 %315, label %b44, label %b45, !dbg !723

b44:
	%316 = trunc i64 %314 to i32, !dbg !724
	%317 = bitcast double %268 to i64, !dbg !724
	%318 = trunc i64 %317 to i32, !dbg !724
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %318, i32 %316, i32 31), !dbg !724
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !724
	%321 = lshr i64 %317, 32, !dbg !724
	%322 = trunc i64 %321 to i32, !dbg !724
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 %316, i32 31), !dbg !724
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !724
	%325 = zext i32 %324 to i64, !dbg !724
	%326 = shl i64 %325, 32, !dbg !724
	%327 = zext i32 %320 to i64, !dbg !724
	%328 = or i64 %327, %326, !dbg !724
	%329 = bitcast i64 %328 to double, !dbg !724
	%330 = fadd double %313, %329, !dbg !718
	%331 = add i64 %314, 1, !dbg !725
	br label %b43, !dbg !725

b45:
	%332 = phi double [ %281, %b40 ], [ %313, %b43 ], !dbg !711
	%333 = add i64 %267, 32, !dbg !727
	%334 = sub i64 %333, 1, !dbg !728
	%335 = sdiv i64 %334, 32, !dbg !729
	%336 = icmp eq i64 %335, 1, !dbg !730
	br i1 %336, label %b51, label %b46, !dbg !730

b46:
	call void @llvm.nvvm.barrier0(), !dbg !732
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !733, !range !446
	%338 = sext i32 %337 to i64, !dbg !733
	%339 = icmp eq i64 %338, 0, !dbg !734
	br i1 %339, label %b47, label %b48, !dbg !734

b47:
	%340 = sdiv i64 %263, 32, !dbg !735
	%341 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %340, !dbg !736
	store double %332, double addrspace(3)* %341, align 8, !dbg !736
	br label %b48, !dbg !736

b48:
	call void @llvm.nvvm.barrier0(), !dbg !737
	%342 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !738
	%343 = load double, double addrspace(3)* %342, align 8, !dbg !738
	br label %b49, !dbg !738

b49:
	%344 = phi double [ %343, %b48 ], [ %349, %b50 ], !dbg !739
	%345 = phi i64 [ 1, %b48 ], [ %350, %b50 ], !dbg !740
	%346 = icmp slt i64 %345, %335, !dbg !741
	br i1 %346, label %b50, label %b51, !dbg !741

b50:
	%347 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %345, !dbg !742
	%348 = load double, double addrspace(3)* %347, align 8, !dbg !742
	%349 = fadd double %344, %348, !dbg !718
	%350 = add i64 %345, 1, !dbg !743
	br label %b49, !dbg !743

b51:
	%351 = phi double [ %332, %b45 ], [ %344, %b49 ], !dbg !710
	%352 = icmp eq i64 %263, 0, !dbg !744
	br i1 %352, label %b52, label %b54, !dbg !744

b52:
	%353 = mul i64 %249, %11, !dbg !746
	%354 = add i64 %353, %12, !dbg !747
	%355 = mul i64 %354, 2, !dbg !748
	%356 = zext i32 %227 to i64, !dbg !751
	%357 = add i64 %355, 1, !dbg !752
	br label %b53, !dbg !753

b53:
	%358 = phi i64 [ 0, %b52 ], [ %382, %b53_ok3 ], !dbg !753
	%359 = add i64 %12, %358, !dbg !755
	%360 = icmp uge i64 %355, %p21, !dbg !754
	br i1 %360, label %b53_fail1, label %b53_ok1, !dbg !754, !prof !31

b53_ok1:
	%361 = icmp eq i64 %11, -1, !dbg !756
	%362 = select i1 %361, i64 1, i64 %11, !dbg !756
	%363 = srem i64 %359, %362, !dbg !756
	%364 = bitcast double %351 to i64, !dbg !757
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %355, !dbg !754
	%366 = trunc i64 %364 to i32, !dbg !758
	%367 = shl i64 %356, 32, !dbg !759
	%368 = zext i32 %366 to i64, !dbg !760
	%369 = or i64 %367, %368, !dbg !761
	%370 = trunc i64 %363 to i32, !dbg !762
	%371 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !762
	%372 = icmp uge i64 %363, %11, !dbg !762
	br i1 %372, label %b53_fail2, label %b53_ok2, !dbg !762, !prof !31

b53_ok2:
	%373 = bitcast i64* %371 to i8*, !dbg !762
	call void @gpuc_signal_op_thread(i8* %373, i64 %369, i32 9, i32 %370), !dbg !762
	%374 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %357, !dbg !763
	%375 = lshr i64 %364, 32, !dbg !764
	%376 = trunc i64 %375 to i32, !dbg !765
	%377 = zext i32 %376 to i64, !dbg !767
	%378 = or i64 %367, %377, !dbg !768
	%379 = addrspacecast i64 addrspace(1)* %374 to i64*, !dbg !769
	%380 = icmp uge i64 %357, %p21, !dbg !763
	br i1 %380, label %b53_fail3, label %b53_ok3, !dbg !763, !prof !31

b53_ok3:
	%381 = bitcast i64* %379 to i8*, !dbg !769
	call void @gpuc_signal_op_thread(i8* %381, i64 %378, i32 9, i32 %370), !dbg !769
	%382 = add i64 %358, 1, !dbg !749
	%383 = icmp slt i64 %382, %11, !dbg !749
	br i1 %383, label %b53, label %b54, !dbg !749

b54:
	call void @llvm.nvvm.barrier0(), !dbg !770
	br label %b55, !dbg !558

b55:
	%384 = add i64 %13, 1, !dbg !771
	%385 = add i64 %17, 1, !dbg !771
	%386 = icmp slt i64 %385, %p27, !dbg !771
	br i1 %386, label %b2, label %b56, !dbg !771

b56:
	ret void, !dbg !771

b10_fail1:
	%387 = icmp uge i64 %54, %p21, !dbg !589
	br i1 %387, label %b10_fail2, label %b10_ok2, !dbg !589

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %54, i64 %p21), !dbg !589
	ret void, !dbg !589

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !591
	ret void, !dbg !591

b10_fail3:
	%388 = icmp uge i64 %64, %p21, !dbg !596
	br i1 %388, label %b10_fail4, label %b10_ok4, !dbg !596

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %64, i64 %p21), !dbg !596
	ret void, !dbg !596

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !598
	ret void, !dbg !598

b12_fail1:
	%389 = icmp uge i64 %81, %p21, !dbg !611
	br i1 %389, label %b12_fail2, label %b12_ok2, !dbg !611

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %81, i64 %p21), !dbg !611
	ret void, !dbg !611

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !613
	ret void, !dbg !613

b12_fail3:
	%390 = icmp uge i64 %89, %p21, !dbg !615
	br i1 %390, label %b12_fail4, label %b12_ok4, !dbg !615

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %89, i64 %p21), !dbg !615
	ret void, !dbg !615

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !617
	ret void, !dbg !617

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p23), !dbg !625
	ret void, !dbg !625

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %107, i64 %p25), !dbg !628
	ret void, !dbg !628

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %215, i64 %p17), !dbg !679
	ret void, !dbg !679

b29_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %222, i64 %211), !dbg !683
	ret void, !dbg !683

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %230, i64 %p25), !dbg !687
	ret void, !dbg !687

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %251, i64 %p17), !dbg !704
	ret void, !dbg !704

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %355, i64 %p21), !dbg !754
	ret void, !dbg !754

b53_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %363, i64 %11), !dbg !762
	ret void, !dbg !762

b53_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %357, i64 %p21), !dbg !763
	ret void, !dbg !763
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !772 {
entry:
	br label %b0, !dbg !773

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !773
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !773
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !773
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !776
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !777, !range !32
	%5 = sext i32 %4 to i64, !dbg !777
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !777, !range !34
	%7 = sext i32 %6 to i64, !dbg !777
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !777, !range !34
	%9 = sext i32 %8 to i64, !dbg !777
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !777, !range !231
	%11 = sext i32 %10 to i64, !dbg !777
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !777, !range !232
	%13 = sext i32 %12 to i64, !dbg !777
	%14 = mul i64 %13, %9, !dbg !777
	%15 = add i64 %7, %14, !dbg !777
	%16 = mul i64 %11, %15, !dbg !777
	%17 = add i64 %5, %16, !dbg !777
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !777, !range !236
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !777, !range !236
	%20 = mul i32 %18, %19, !dbg !777
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !777, !range !340
	%22 = mul i32 %20, %21, !dbg !777
	%23 = sext i32 %22 to i64, !dbg !777
	%24 = mul i64 %17, %23, !dbg !777
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !777, !range !33
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !777, !range !33
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !777, !range !35
	%28 = mul i32 %19, %27, !dbg !777
	%29 = add i32 %26, %28, !dbg !777
	%30 = mul i32 %18, %29, !dbg !777
	%31 = add i32 %25, %30, !dbg !777
	%32 = sext i32 %31 to i64, !dbg !777
	%33 = add i64 %24, %32, !dbg !777
	%34 = icmp eq i64 %33, 0, !dbg !778
	br i1 %34, label %b1, label %b7, !dbg !778

b1:
	%35 = urem i64 %p11, 2, !dbg !779
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !780
	%37 = icmp uge i64 %35, %p9, !dbg !780
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !780, !prof !31

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !780
	%39 = icmp eq i64 %38, 0, !dbg !781
	br i1 %39, label %b2, label %b7, !dbg !781

b2:
	%40 = sext i32 %3 to i64, !dbg !776
	%41 = urem i32 %p10, 2, !dbg !783
	%42 = zext i32 %41 to i64, !dbg !784
	%43 = mul i64 %42, %40, !dbg !785
	%44 = mul i64 %43, 2, !dbg !786
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !788
	%46 = zext i32 %p10 to i64, !dbg !792
	%47 = shl i64 %46, 32, !dbg !793
	%48 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !790
	%49 = icmp uge i64 %44, %p5, !dbg !788
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !790
	%51 = or i1 %49, %50, !dbg !790
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !790, !prof !31

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !790
	%53 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %52, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !790
	%54 = add i64 %44, 1, !dbg !794
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %54, !dbg !795
	%56 = and i64 %53, 4294967295, !dbg !798
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !797
	%58 = icmp uge i64 %54, %p5, !dbg !795
	%59 = icmp eq i64 addrspace(1)* %55, null, !dbg !797
	%60 = or i1 %58, %59, !dbg !797
	br i1 %60, label %b2_fail3, label %b2_ok3, !dbg !797, !prof !31

b2_ok3:
	%61 = bitcast i64* %57 to i8*, !dbg !797
	%62 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %61, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !797
	%63 = and i64 %62, 4294967295, !dbg !799
	%64 = shl i64 %63, 32, !dbg !800
	%65 = or i64 %56, %64, !dbg !801
	%66 = bitcast i64 %65 to double, !dbg !802
	br label %b3, !dbg !787

b3:
	%67 = phi double [ %66, %b2_ok3 ], [ %92, %b4_ok3 ], !dbg !803
	%68 = phi i64 [ 1, %b2_ok3 ], [ %93, %b4_ok3 ], !dbg !804
	%69 = icmp slt i64 %68, %40, !dbg !805
	br i1 %69, label %b4, label %b5, !dbg !805

b4:
	%70 = add i64 %43, %68, !dbg !807
	%71 = mul i64 %70, 2, !dbg !808
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %71, !dbg !810
	%73 = addrspacecast i64 addrspace(1)* %72 to i64*, !dbg !812
	%74 = icmp uge i64 %71, %p5, !dbg !810
	%75 = icmp eq i64 addrspace(1)* %72, null, !dbg !812
	%76 = or i1 %74, %75, !dbg !812
	br i1 %76, label %b4_fail1, label %b4_ok1, !dbg !812, !prof !31

b4_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !812
	%78 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %77, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !812
	%79 = add i64 %71, 1, !dbg !813
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %79, !dbg !814
	%81 = and i64 %78, 4294967295, !dbg !817
	%82 = addrspacecast i64 addrspace(1)* %80 to i64*, !dbg !816
	%83 = icmp uge i64 %79, %p5, !dbg !814
	%84 = icmp eq i64 addrspace(1)* %80, null, !dbg !816
	%85 = or i1 %83, %84, !dbg !816
	br i1 %85, label %b4_fail3, label %b4_ok3, !dbg !816, !prof !31

b4_ok3:
	%86 = bitcast i64* %82 to i8*, !dbg !816
	%87 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %86, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !816
	%88 = and i64 %87, 4294967295, !dbg !818
	%89 = shl i64 %88, 32, !dbg !819
	%90 = or i64 %81, %89, !dbg !820
	%91 = bitcast i64 %90 to double, !dbg !821
	%92 = fadd double %67, %91, !dbg !822
	%93 = add i64 %68, 1, !dbg !823
	br label %b3, !dbg !823

b5:
	%94 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !824
	%95 = icmp uge i64 0, %p7, !dbg !824
	br i1 %95, label %b5_fail1, label %b5_ok1, !dbg !824, !prof !31

b5_ok1:
	store double %67, double addrspace(1)* %94, align 8, !dbg !824
	%96 = fcmp ole double %67, %p12, !dbg !825
	br i1 %96, label %b6, label %b7, !dbg !825

b6:
	%97 = add i64 %p11, 1, !dbg !826
	%98 = urem i64 %97, 2, !dbg !827
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %98, !dbg !828
	%100 = icmp uge i64 %98, %p9, !dbg !828
	br i1 %100, label %b6_fail1, label %b6_ok1, !dbg !828, !prof !31

b6_ok1:
	store i64 %p11, i64 addrspace(1)* %99, align 8, !dbg !828
	br label %b7, !dbg !828

b7:
	ret void, !dbg !774

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %35, i64 %p9), !dbg !780
	ret void, !dbg !780

b2_fail1:
	%101 = icmp uge i64 %44, %p5, !dbg !788
	br i1 %101, label %b2_fail2, label %b2_ok2, !dbg !788

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %44, i64 %p5), !dbg !788
	ret void, !dbg !788

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !790
	ret void, !dbg !790

b2_fail3:
	%102 = icmp uge i64 %54, %p5, !dbg !795
	br i1 %102, label %b2_fail4, label %b2_ok4, !dbg !795

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %54, i64 %p5), !dbg !795
	ret void, !dbg !795

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !797
	ret void, !dbg !797

b4_fail1:
	%103 = icmp uge i64 %71, %p5, !dbg !810
	br i1 %103, label %b4_fail2, label %b4_ok2, !dbg !810

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %71, i64 %p5), !dbg !810
	ret void, !dbg !810

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !812
	ret void, !dbg !812

b4_fail3:
	%104 = icmp uge i64 %79, %p5, !dbg !814
	br i1 %104, label %b4_fail4, label %b4_ok4, !dbg !814

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p5), !dbg !814
	ret void, !dbg !814

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !816
	ret void, !dbg !816

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p7), !dbg !824
	ret void, !dbg !824

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %98, i64 %p9), !dbg !828
	ret void, !dbg !828
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !829 {
entry:
	br label %b0, !dbg !830

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !830
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !830
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !831
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !832, !range !32
	%4 = sext i32 %3 to i64, !dbg !832
	%5 = sext i32 %2 to i64, !dbg !831
	%6 = icmp ne i64 %5, 0, !dbg !833
	br label %b1, !dbg !834

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !835
	%8 = icmp slt i64 %7, %p16, !dbg !836
	br i1 %8, label %b2, label %b10, !dbg !836

b2:
	%9 = mul i64 %7, %p14, !dbg !838
	%10 = icmp eq i64 %p16, 0, !dbg !837
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !837, !prof !31

b2_ok1:
	%11 = icmp eq i64 %p16, -1, !dbg !837
	%12 = select i1 %11, i64 1, i64 %p16, !dbg !837
	%13 = sdiv i64 %9, %12, !dbg !837
	%14 = sub i64 0, %9, !dbg !837
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !837
	%16 = sub i64 %15, %p7, !dbg !839
	%17 = icmp slt i64 %16, 0, !dbg !840
	br i1 %17, label %b9, label %b3, !dbg !840

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !841
	br i1 %18, label %b9, label %b4, !dbg !841

b4:
	%19 = mul i64 %7, %p15, !dbg !842
	%20 = add i64 %7, 1, !dbg !843
	%21 = mul i64 %20, %p15, !dbg !844
	%22 = sub i64 %21, %19, !dbg !845
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !845
	%24 = icmp ugt i64 %21, %p1, !dbg !845
	%25 = icmp ugt i64 %19, %21, !dbg !845
	%26 = or i1 %24, %25, !dbg !845
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !845, !prof !31

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !846, !range !33
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !846, !range !33
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !846, !range !35
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !846, !range !236
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !846, !range !236
	%32 = mul i32 %31, %29, !dbg !846
	%33 = add i32 %28, %32, !dbg !846
	%34 = mul i32 %30, %33, !dbg !846
	%35 = add i32 %27, %34, !dbg !846
	%36 = sext i32 %35 to i64, !dbg !846
	%37 = mul i32 %30, %31, !dbg !846
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !846, !range !340
	%39 = mul i32 %37, %38, !dbg !846
	%40 = sext i32 %39 to i64, !dbg !846
	%41 = add i64 %16, 1, !dbg !847
	%42 = mul i64 %41, %p6, !dbg !848
	br label %b5, !dbg !846

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !846
	%44 = icmp slt i64 %43, %p15, !dbg !846
	br i1 %44, label %b6, label %b7, !dbg !846

b6:
	%45 = mul i64 %43, %p5, !dbg !849
	%46 = icmp eq i64 %p15, -1, !dbg !850
	%47 = select i1 %46, i64 1, i64 %p15, !dbg !850
	%48 = sdiv i64 %45, %47, !dbg !850
	%49 = sub i64 0, %45, !dbg !850
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !850
	%51 = add i64 %42, %50, !dbg !851
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !852
	%53 = icmp uge i64 %51, %p3, !dbg !852
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !852, !prof !31

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !852
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !853
	store float %54, float addrspace(1)* %55, align 4, !dbg !853
	%56 = add i64 %43, %40, !dbg !846
	br label %b5, !dbg !846

b7:
	call void @llvm.nvvm.barrier0(), !dbg !854
	br i1 %6, label %b8, label %b9, !dbg !833

b8:
	%57 = mul i64 %22, 4, !dbg !855
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !855
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !855
	%60 = bitcast float* %58 to i8*, !dbg !855
	%61 = bitcast float* %59 to i8*, !dbg !855
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !855
	br label %b9, !dbg !855

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !856, !range !231
	%63 = sext i32 %62 to i64, !dbg !856
	%64 = add i64 %7, %63, !dbg !857
	br label %b1, !dbg !857

b10:
	ret void, !dbg !857

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !837
	ret void, !dbg !837

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !845
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !845

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %21, i64 %p1), !dbg !845
	ret void, !dbg !845

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %19, i64 %21), !dbg !845
	ret void, !dbg !845

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %51, i64 %p3), !dbg !852
	ret void, !dbg !852
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !32
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !33
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !34
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !33
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !34
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !35
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

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !33
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !33
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !35
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !231
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !232
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !232
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !32
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !34
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !34
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
!nvvm.annotations = !{!858, !859, !860, !861, !862, !863, !864, !865, !866, !867, !868, !869, !870, !871, !872, !873, !874, !875}
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
!31 = !{!"branch_weights", i32 1, i32 1048576}
!32 = !{i32 0, i32 2147483647}
!33 = !{i32 0, i32 1024}
!34 = !{i32 0, i32 65535}
!35 = !{i32 0, i32 64}
!36 = !DILocation(line: 112, column: 13, scope: !7)
!37 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!38 = !DILocation(line: 120, column: 21, scope: !7)
!39 = !DILocation(line: 154, column: 20, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 154, column: 12, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 157, column: 11, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 157, column: 14, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 160, column: 11, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 160, column: 14, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 163, column: 11, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 163, column: 14, scope: !37, inlinedAt: !38)
!47 = !DILocation(line: 99, column: 9, scope: !7)
!48 = !{!"branch_weights", i32 1048576, i32 1}
!49 = !DILocation(line: 110, column: 2, scope: !7)
!50 = !DILocation(line: 111, column: 2, scope: !7)
!51 = !DILocation(line: 111, column: 6, scope: !7)
!52 = !DILocation(line: 112, column: 2, scope: !7)
!53 = !DILocation(line: 113, column: 13, scope: !7)
!54 = !DILocation(line: 114, column: 15, scope: !7)
!55 = !DILocation(line: 115, column: 21, scope: !7)
!56 = !DILocation(line: 115, column: 40, scope: !7)
!57 = !DILocation(line: 115, column: 34, scope: !7)
!58 = !DILocation(line: 116, column: 24, scope: !7)
!59 = !DILocation(line: 116, column: 32, scope: !7)
!60 = !DILocation(line: 116, column: 21, scope: !7)
!61 = !DILocation(line: 116, column: 56, scope: !7)
!62 = !DILocation(line: 116, column: 45, scope: !7)
!63 = !DILocation(line: 117, column: 29, scope: !7)
!64 = !DILocation(line: 117, column: 37, scope: !7)
!65 = !DILocation(line: 117, column: 23, scope: !7)
!66 = !DILocation(line: 117, column: 64, scope: !7)
!67 = !DILocation(line: 117, column: 50, scope: !7)
!68 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!69 = !DILocation(line: 118, column: 20, scope: !7)
!70 = !DILocation(line: 141, column: 12, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 141, column: 20, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 141, column: 27, scope: !68, inlinedAt: !69)
!73 = !DILocation(line: 141, column: 37, scope: !68, inlinedAt: !69)
!74 = !DILocation(line: 142, column: 13, scope: !68, inlinedAt: !69)
!75 = !DILocation(line: 142, column: 21, scope: !68, inlinedAt: !69)
!76 = !DILocation(line: 142, column: 28, scope: !68, inlinedAt: !69)
!77 = !DILocation(line: 142, column: 38, scope: !68, inlinedAt: !69)
!78 = !DILocation(line: 143, column: 13, scope: !68, inlinedAt: !69)
!79 = !DILocation(line: 143, column: 21, scope: !68, inlinedAt: !69)
!80 = !DILocation(line: 143, column: 28, scope: !68, inlinedAt: !69)
!81 = !DILocation(line: 143, column: 38, scope: !68, inlinedAt: !69)
!82 = !DILocation(line: 144, column: 13, scope: !68, inlinedAt: !69)
!83 = !DILocation(line: 144, column: 21, scope: !68, inlinedAt: !69)
!84 = !DILocation(line: 144, column: 28, scope: !68, inlinedAt: !69)
!85 = !DILocation(line: 144, column: 38, scope: !68, inlinedAt: !69)
!86 = !DILocation(line: 118, column: 54, scope: !7)
!87 = !DILocation(line: 141, column: 12, scope: !68, inlinedAt: !86)
!88 = !DILocation(line: 141, column: 20, scope: !68, inlinedAt: !86)
!89 = !DILocation(line: 141, column: 27, scope: !68, inlinedAt: !86)
!90 = !DILocation(line: 141, column: 37, scope: !68, inlinedAt: !86)
!91 = !DILocation(line: 142, column: 13, scope: !68, inlinedAt: !86)
!92 = !DILocation(line: 142, column: 21, scope: !68, inlinedAt: !86)
!93 = !DILocation(line: 142, column: 28, scope: !68, inlinedAt: !86)
!94 = !DILocation(line: 142, column: 38, scope: !68, inlinedAt: !86)
!95 = !DILocation(line: 143, column: 13, scope: !68, inlinedAt: !86)
!96 = !DILocation(line: 143, column: 21, scope: !68, inlinedAt: !86)
!97 = !DILocation(line: 143, column: 28, scope: !68, inlinedAt: !86)
!98 = !DILocation(line: 143, column: 38, scope: !68, inlinedAt: !86)
!99 = !DILocation(line: 144, column: 13, scope: !68, inlinedAt: !86)
!100 = !DILocation(line: 144, column: 21, scope: !68, inlinedAt: !86)
!101 = !DILocation(line: 144, column: 28, scope: !68, inlinedAt: !86)
!102 = !DILocation(line: 144, column: 38, scope: !68, inlinedAt: !86)
!103 = !DILocation(line: 151, column: 12, scope: !37, inlinedAt: !38)
!104 = !DILocation(line: 152, column: 7, scope: !37, inlinedAt: !38)
!105 = !DILocation(line: 154, column: 20, scope: !7)
!106 = !DILocation(line: 155, column: 7, scope: !37, inlinedAt: !38)
!107 = !DILocation(line: 157, column: 11, scope: !7)
!108 = !DILocation(line: 158, column: 7, scope: !37, inlinedAt: !38)
!109 = !DILocation(line: 160, column: 11, scope: !7)
!110 = !DILocation(line: 161, column: 7, scope: !37, inlinedAt: !38)
!111 = !DILocation(line: 163, column: 11, scope: !7)
!112 = !DILocation(line: 164, column: 7, scope: !37, inlinedAt: !38)
!113 = !DILocation(line: 166, column: 9, scope: !7)
!114 = !DILocation(line: 120, column: 55, scope: !7)
!115 = !DILocation(line: 151, column: 12, scope: !37, inlinedAt: !114)
!116 = !DILocation(line: 152, column: 7, scope: !37, inlinedAt: !114)
!117 = !DILocation(line: 154, column: 12, scope: !37, inlinedAt: !114)
!118 = !DILocation(line: 155, column: 7, scope: !37, inlinedAt: !114)
!119 = !DILocation(line: 157, column: 14, scope: !37, inlinedAt: !114)
!120 = !DILocation(line: 158, column: 7, scope: !37, inlinedAt: !114)
!121 = !DILocation(line: 160, column: 14, scope: !37, inlinedAt: !114)
!122 = !DILocation(line: 161, column: 7, scope: !37, inlinedAt: !114)
!123 = !DILocation(line: 163, column: 14, scope: !37, inlinedAt: !114)
!124 = !DILocation(line: 164, column: 7, scope: !37, inlinedAt: !114)
!125 = !DILocation(line: 118, column: 3, scope: !7)
!126 = !DILocation(line: 118, column: 8, scope: !7)
!127 = !DILocation(line: 122, column: 7, scope: !7)
!128 = !DILocation(line: 122, column: 17, scope: !7)
!129 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 170, type: !4, isDefinition: true, scopeLine: 170, isOptimized: true, unit: !2)
!130 = !DILocation(line: 123, column: 22, scope: !7)
!131 = !DILocation(line: 171, column: 19, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 171, column: 28, scope: !129, inlinedAt: !130)
!133 = !DILocation(line: 171, column: 37, scope: !129, inlinedAt: !130)
!134 = !DILocation(line: 171, column: 46, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 172, column: 10, scope: !129, inlinedAt: !130)
!136 = !DILocation(line: 172, column: 16, scope: !129, inlinedAt: !130)
!137 = !DILocation(line: 172, column: 13, scope: !129, inlinedAt: !130)
!138 = !DILocation(line: 172, column: 22, scope: !129, inlinedAt: !130)
!139 = !DILocation(line: 172, column: 19, scope: !129, inlinedAt: !130)
!140 = !DILocation(line: 172, column: 28, scope: !129, inlinedAt: !130)
!141 = !DILocation(line: 172, column: 25, scope: !129, inlinedAt: !130)
!142 = !DILocation(line: 123, column: 43, scope: !7)
!143 = !DILocation(line: 171, column: 19, scope: !129, inlinedAt: !142)
!144 = !DILocation(line: 171, column: 28, scope: !129, inlinedAt: !142)
!145 = !DILocation(line: 171, column: 37, scope: !129, inlinedAt: !142)
!146 = !DILocation(line: 171, column: 46, scope: !129, inlinedAt: !142)
!147 = !DILocation(line: 172, column: 10, scope: !129, inlinedAt: !142)
!148 = !DILocation(line: 172, column: 16, scope: !129, inlinedAt: !142)
!149 = !DILocation(line: 172, column: 13, scope: !129, inlinedAt: !142)
!150 = !DILocation(line: 172, column: 22, scope: !129, inlinedAt: !142)
!151 = !DILocation(line: 172, column: 19, scope: !129, inlinedAt: !142)
!152 = !DILocation(line: 172, column: 28, scope: !129, inlinedAt: !142)
!153 = !DILocation(line: 172, column: 25, scope: !129, inlinedAt: !142)
!154 = !DILocation(line: 123, column: 33, scope: !7)
!155 = !DILocation(line: 123, column: 3, scope: !7)
!156 = !DILocation(line: 113, column: 19, scope: !7)
!157 = !DILocation(line: 127, column: 10, scope: !7)
!158 = !DILocation(line: 128, column: 31, scope: !7)
!159 = !DILocation(line: 128, column: 28, scope: !7)
!160 = !DILocation(line: 128, column: 46, scope: !7)
!161 = !DILocation(line: 128, column: 54, scope: !7)
!162 = !DILocation(line: 128, column: 43, scope: !7)
!163 = !DILocation(line: 128, column: 78, scope: !7)
!164 = !DILocation(line: 128, column: 67, scope: !7)
!165 = !DILocation(line: 128, column: 14, scope: !7)
!166 = !DILocation(line: 141, column: 12, scope: !68, inlinedAt: !165)
!167 = !DILocation(line: 141, column: 20, scope: !68, inlinedAt: !165)
!168 = !DILocation(line: 141, column: 27, scope: !68, inlinedAt: !165)
!169 = !DILocation(line: 141, column: 37, scope: !68, inlinedAt: !165)
!170 = !DILocation(line: 142, column: 13, scope: !68, inlinedAt: !165)
!171 = !DILocation(line: 142, column: 21, scope: !68, inlinedAt: !165)
!172 = !DILocation(line: 142, column: 28, scope: !68, inlinedAt: !165)
!173 = !DILocation(line: 142, column: 38, scope: !68, inlinedAt: !165)
!174 = !DILocation(line: 143, column: 13, scope: !68, inlinedAt: !165)
!175 = !DILocation(line: 143, column: 21, scope: !68, inlinedAt: !165)
!176 = !DILocation(line: 143, column: 28, scope: !68, inlinedAt: !165)
!177 = !DILocation(line: 143, column: 38, scope: !68, inlinedAt: !165)
!178 = !DILocation(line: 144, column: 13, scope: !68, inlinedAt: !165)
!179 = !DILocation(line: 144, column: 21, scope: !68, inlinedAt: !165)
!180 = !DILocation(line: 144, column: 28, scope: !68, inlinedAt: !165)
!181 = !DILocation(line: 144, column: 38, scope: !68, inlinedAt: !165)
!182 = !DILocation(line: 130, column: 15, scope: !7)
!183 = !DILocation(line: 151, column: 12, scope: !37, inlinedAt: !182)
!184 = !DILocation(line: 152, column: 7, scope: !37, inlinedAt: !182)
!185 = !DILocation(line: 154, column: 12, scope: !37, inlinedAt: !182)
!186 = !DILocation(line: 155, column: 7, scope: !37, inlinedAt: !182)
!187 = !DILocation(line: 157, column: 14, scope: !37, inlinedAt: !182)
!188 = !DILocation(line: 158, column: 7, scope: !37, inlinedAt: !182)
!189 = !DILocation(line: 160, column: 14, scope: !37, inlinedAt: !182)
!190 = !DILocation(line: 161, column: 7, scope: !37, inlinedAt: !182)
!191 = !DILocation(line: 163, column: 14, scope: !37, inlinedAt: !182)
!192 = !DILocation(line: 164, column: 7, scope: !37, inlinedAt: !182)
!193 = !DILocation(line: 128, column: 3, scope: !7)
!194 = !DILocation(line: 132, column: 7, scope: !7)
!195 = !DILocation(line: 133, column: 22, scope: !7)
!196 = !DILocation(line: 171, column: 19, scope: !129, inlinedAt: !195)
!197 = !DILocation(line: 171, column: 28, scope: !129, inlinedAt: !195)
!198 = !DILocation(line: 171, column: 37, scope: !129, inlinedAt: !195)
!199 = !DILocation(line: 171, column: 46, scope: !129, inlinedAt: !195)
!200 = !DILocation(line: 172, column: 10, scope: !129, inlinedAt: !195)
!201 = !DILocation(line: 172, column: 16, scope: !129, inlinedAt: !195)
!202 = !DILocation(line: 172, column: 13, scope: !129, inlinedAt: !195)
!203 = !DILocation(line: 172, column: 22, scope: !129, inlinedAt: !195)
!204 = !DILocation(line: 172, column: 19, scope: !129, inlinedAt: !195)
!205 = !DILocation(line: 172, column: 28, scope: !129, inlinedAt: !195)
!206 = !DILocation(line: 172, column: 25, scope: !129, inlinedAt: !195)
!207 = !DILocation(line: 133, column: 3, scope: !7)
!208 = !DILocation(line: 135, column: 2, scope: !7)
!209 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!210 = !DILocation(line: 28, column: 6, scope: !209)
!211 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!212 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!213 = !DILocation(line: 31, column: 23, scope: !209)
!214 = !DILocation(line: 68, column: 8, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 84, column: 20, scope: !211, inlinedAt: !214)
!216 = !DILocation(line: 30, column: 24, scope: !209)
!217 = !DILocation(line: 44, column: 32, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 53, column: 68, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 63, column: 60, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 64, column: 65, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 68, column: 61, scope: !212, inlinedAt: !213)
!222 = !DILocation(line: 84, column: 45, scope: !211, inlinedAt: !214)
!223 = !DILocation(line: 71, column: 8, scope: !212, inlinedAt: !213)
!224 = !DILocation(line: 84, column: 89, scope: !211, inlinedAt: !223)
!225 = !DILocation(line: 84, column: 20, scope: !211, inlinedAt: !223)
!226 = !DILocation(line: 30, column: 27, scope: !209)
!227 = !DILocation(line: 29, column: 2, scope: !209)
!228 = !DILocation(line: 30, column: 6, scope: !209)
!229 = !DILocation(line: 30, column: 35, scope: !209)
!230 = !DILocation(line: 44, column: 65, scope: !212, inlinedAt: !213)
!231 = !{i32 1, i32 -2147483648}
!232 = !{i32 1, i32 65536}
!233 = !DILocation(line: 44, column: 69, scope: !212, inlinedAt: !213)
!234 = !DILocation(line: 44, column: 53, scope: !212, inlinedAt: !213)
!235 = !DILocation(line: 45, column: 36, scope: !212, inlinedAt: !213)
!236 = !{i32 1, i32 1025}
!237 = !DILocation(line: 45, column: 25, scope: !212, inlinedAt: !213)
!238 = !DILocation(line: 45, column: 54, scope: !212, inlinedAt: !213)
!239 = !DILocation(line: 45, column: 41, scope: !212, inlinedAt: !213)
!240 = !DILocation(line: 46, column: 17, scope: !212, inlinedAt: !213)
!241 = !DILocation(line: 46, column: 29, scope: !212, inlinedAt: !213)
!242 = !DILocation(line: 46, column: 25, scope: !212, inlinedAt: !213)
!243 = !DILocation(line: 46, column: 53, scope: !212, inlinedAt: !213)
!244 = !DILocation(line: 46, column: 56, scope: !212, inlinedAt: !213)
!245 = !DILocation(line: 46, column: 68, scope: !212, inlinedAt: !213)
!246 = !DILocation(line: 46, column: 64, scope: !212, inlinedAt: !213)
!247 = !DILocation(line: 47, column: 17, scope: !212, inlinedAt: !213)
!248 = !DILocation(line: 47, column: 33, scope: !212, inlinedAt: !213)
!249 = !DILocation(line: 47, column: 52, scope: !212, inlinedAt: !213)
!250 = !DILocation(line: 51, column: 20, scope: !212, inlinedAt: !213)
!251 = !DILocation(line: 51, column: 23, scope: !212, inlinedAt: !213)
!252 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!253 = !DILocation(line: 53, column: 40, scope: !212, inlinedAt: !213)
!254 = !DILocation(line: 22, column: 27, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 22, column: 21, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 22, column: 30, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 22, column: 38, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 22, column: 47, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 22, column: 16, scope: !252, inlinedAt: !253)
!260 = !DILocation(line: 53, column: 26, scope: !212, inlinedAt: !213)
!261 = !DILocation(line: 56, column: 40, scope: !212, inlinedAt: !213)
!262 = !DILocation(line: 22, column: 27, scope: !252, inlinedAt: !261)
!263 = !DILocation(line: 22, column: 21, scope: !252, inlinedAt: !261)
!264 = !DILocation(line: 22, column: 30, scope: !252, inlinedAt: !261)
!265 = !DILocation(line: 22, column: 32, scope: !252, inlinedAt: !261)
!266 = !DILocation(line: 22, column: 38, scope: !252, inlinedAt: !261)
!267 = !DILocation(line: 22, column: 47, scope: !252, inlinedAt: !261)
!268 = !DILocation(line: 22, column: 16, scope: !252, inlinedAt: !261)
!269 = !DILocation(line: 56, column: 26, scope: !212, inlinedAt: !213)
!270 = !DILocation(line: 59, column: 17, scope: !212, inlinedAt: !213)
!271 = !DILocation(line: 60, column: 31, scope: !212, inlinedAt: !213)
!272 = !DILocation(line: 61, column: 20, scope: !212, inlinedAt: !213)
!273 = !DILocation(line: 61, column: 4, scope: !212, inlinedAt: !213)
!274 = !DILocation(line: 49, column: 2, scope: !212, inlinedAt: !213)
!275 = !DILocation(line: 63, column: 47, scope: !212, inlinedAt: !213)
!276 = !DILocation(line: 63, column: 30, scope: !212, inlinedAt: !213)
!277 = !DILocation(line: 64, column: 20, scope: !212, inlinedAt: !213)
!278 = !DILocation(line: 64, column: 4, scope: !212, inlinedAt: !213)
!279 = !DILocation(line: 66, column: 17, scope: !212, inlinedAt: !213)
!280 = !DILocation(line: 81, column: 26, scope: !211, inlinedAt: !214)
!281 = !DILocation(line: 82, column: 13, scope: !211, inlinedAt: !214)
!282 = !DILocation(line: 83, column: 14, scope: !211, inlinedAt: !214)
!283 = !DILocation(line: 83, column: 11, scope: !211, inlinedAt: !214)
!284 = !DILocation(line: 84, column: 53, scope: !211, inlinedAt: !214)
!285 = !DILocation(line: 84, column: 68, scope: !211, inlinedAt: !214)
!286 = !DILocation(line: 84, column: 42, scope: !211, inlinedAt: !214)
!287 = !DILocation(line: 84, column: 97, scope: !211, inlinedAt: !214)
!288 = !DILocation(line: 84, column: 114, scope: !211, inlinedAt: !214)
!289 = !DILocation(line: 84, column: 84, scope: !211, inlinedAt: !214)
!290 = !DILocation(line: 85, column: 13, scope: !211, inlinedAt: !214)
!291 = !DILocation(line: 22, column: 27, scope: !252, inlinedAt: !290)
!292 = !DILocation(line: 22, column: 21, scope: !252, inlinedAt: !290)
!293 = !DILocation(line: 22, column: 30, scope: !252, inlinedAt: !290)
!294 = !DILocation(line: 22, column: 32, scope: !252, inlinedAt: !290)
!295 = !DILocation(line: 22, column: 38, scope: !252, inlinedAt: !290)
!296 = !DILocation(line: 22, column: 47, scope: !252, inlinedAt: !290)
!297 = !DILocation(line: 22, column: 16, scope: !252, inlinedAt: !290)
!298 = !DILocation(line: 81, column: 26, scope: !211, inlinedAt: !223)
!299 = !DILocation(line: 82, column: 13, scope: !211, inlinedAt: !223)
!300 = !DILocation(line: 83, column: 14, scope: !211, inlinedAt: !223)
!301 = !DILocation(line: 83, column: 11, scope: !211, inlinedAt: !223)
!302 = !DILocation(line: 84, column: 42, scope: !211, inlinedAt: !223)
!303 = !DILocation(line: 84, column: 97, scope: !211, inlinedAt: !223)
!304 = !DILocation(line: 84, column: 114, scope: !211, inlinedAt: !223)
!305 = !DILocation(line: 84, column: 84, scope: !211, inlinedAt: !223)
!306 = !DILocation(line: 85, column: 13, scope: !211, inlinedAt: !223)
!307 = !DILocation(line: 22, column: 27, scope: !252, inlinedAt: !306)
!308 = !DILocation(line: 22, column: 21, scope: !252, inlinedAt: !306)
!309 = !DILocation(line: 22, column: 30, scope: !252, inlinedAt: !306)
!310 = !DILocation(line: 22, column: 38, scope: !252, inlinedAt: !306)
!311 = !DILocation(line: 22, column: 47, scope: !252, inlinedAt: !306)
!312 = !DILocation(line: 22, column: 16, scope: !252, inlinedAt: !306)
!313 = !DILocation(line: 74, column: 66, scope: !212, inlinedAt: !213)
!314 = !DILocation(line: 74, column: 78, scope: !212, inlinedAt: !213)
!315 = !DILocation(line: 74, column: 24, scope: !212, inlinedAt: !213)
!316 = !DILocation(line: 74, column: 17, scope: !212, inlinedAt: !213)
!317 = !DILocation(line: 31, column: 3, scope: !209)
!318 = !DILocation(line: 30, column: 46, scope: !209)
!319 = !DILocation(line: 33, column: 2, scope: !209)
!320 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!321 = !DILocation(line: 23, column: 6, scope: !320)
!322 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!323 = distinct !DISubprogram(name: "Sum", scope: !322, file: !322, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!324 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!325 = distinct !DISubprogram(name: "collect", scope: !324, file: !324, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!326 = !DILocation(line: 37, column: 10, scope: !320)
!327 = !DILocation(line: 43, column: 26, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !327)
!329 = distinct !DISubprogram(name: "Publish", scope: !322, file: !322, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "publish", scope: !324, file: !324, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!331 = !DILocation(line: 40, column: 10, scope: !320)
!332 = !DILocation(line: 74, column: 13, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !332)
!334 = !DILocation(line: 24, column: 11, scope: !320)
!335 = !DILocation(line: 25, column: 30, scope: !320)
!336 = !DILocation(line: 25, column: 33, scope: !320)
!337 = !DILocation(line: 25, column: 23, scope: !320)
!338 = !DILocation(line: 25, column: 43, scope: !320)
!339 = !DILocation(line: 26, column: 20, scope: !320)
!340 = !{i32 1, i32 65}
!341 = !DILocation(line: 26, column: 23, scope: !320)
!342 = !DILocation(line: 27, column: 20, scope: !320)
!343 = !DILocation(line: 27, column: 14, scope: !320)
!344 = !DILocation(line: 29, column: 4, scope: !320)
!345 = !DILocation(line: 33, column: 12, scope: !320)
!346 = !DILocation(line: 34, column: 18, scope: !320)
!347 = !DILocation(line: 32, column: 2, scope: !320)
!348 = !DILocation(line: 36, column: 15, scope: !320)
!349 = distinct !DISubprogram(name: "collects", scope: !324, file: !324, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!350 = !DILocation(line: 36, column: 31, scope: !320)
!351 = !DILocation(line: 37, column: 19, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 37, column: 24, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 37, column: 59, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 37, column: 63, scope: !349, inlinedAt: !350)
!355 = !DILocation(line: 37, column: 47, scope: !349, inlinedAt: !350)
!356 = !DILocation(line: 36, column: 52, scope: !320)
!357 = !DILocation(line: 36, column: 55, scope: !320)
!358 = !DILocation(line: 37, column: 36, scope: !320)
!359 = distinct !DISubprogram(name: "valueAt", scope: !322, file: !322, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!360 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !327)
!361 = !DILocation(line: 72, column: 19, scope: !359, inlinedAt: !360)
!362 = !DILocation(line: 72, column: 13, scope: !359, inlinedAt: !360)
!363 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !360)
!364 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !360)
!365 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!366 = distinct !DISubprogram(name: "Await", scope: !365, file: !365, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!367 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !327)
!368 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !367)
!369 = distinct !DISubprogram(name: "awaitWord", scope: !365, file: !365, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!370 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !367)
!371 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !370)
!372 = distinct !DISubprogram(name: "word", scope: !365, file: !365, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!373 = !DILocation(line: 62, column: 61, scope: !369, inlinedAt: !370)
!374 = !DILocation(line: 54, column: 53, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 54, column: 60, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !367)
!377 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !367)
!378 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !367)
!379 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !378)
!380 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !370)
!381 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !378)
!382 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !367)
!383 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !367)
!384 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !367)
!385 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !327)
!386 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !327)
!387 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !327)
!388 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !327)
!389 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !388)
!390 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !388)
!391 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !327)
!392 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !391)
!393 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !391)
!394 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !393)
!395 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !391)
!396 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !391)
!397 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !391)
!398 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !397)
!399 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !393)
!400 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !397)
!401 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !391)
!402 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !391)
!403 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !391)
!404 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !327)
!405 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !327)
!406 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !326)
!407 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !326)
!408 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !326)
!409 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !326)
!410 = !DILocation(line: 39, column: 14, scope: !320)
!411 = distinct !DISubprogram(name: "add", scope: !324, file: !324, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!412 = !DILocation(line: 39, column: 25, scope: !320)
!413 = !DILocation(line: 53, column: 41, scope: !411, inlinedAt: !412)
!414 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!415 = distinct !DISubprogram(name: "reduceWarp", scope: !414, file: !414, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!416 = distinct !DISubprogram(name: "reduce", scope: !414, file: !414, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!417 = distinct !DISubprogram(name: "ReduceAdd", scope: !414, file: !414, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!418 = !DILocation(line: 53, column: 22, scope: !411, inlinedAt: !412)
!419 = !DILocation(line: 8, column: 15, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 45, column: 16, scope: !416, inlinedAt: !419)
!421 = !DILocation(line: 70, column: 13, scope: !415, inlinedAt: !420)
!422 = !DILocation(line: 71, column: 7, scope: !415, inlinedAt: !420)
!423 = !DILocation(line: 66, column: 35, scope: !415, inlinedAt: !420)
!424 = !DILocation(line: 72, column: 7, scope: !415, inlinedAt: !420)
!425 = !DILocation(line: 72, column: 35, scope: !415, inlinedAt: !420)
!426 = !DILocation(line: 73, column: 23, scope: !415, inlinedAt: !420)
!427 = !DILocation(line: 8, column: 76, scope: !417, inlinedAt: !418)
!428 = !DILocation(line: 72, column: 40, scope: !415, inlinedAt: !420)
!429 = !DILocation(line: 77, column: 16, scope: !415, inlinedAt: !420)
!430 = !DILocation(line: 77, column: 2, scope: !415, inlinedAt: !420)
!431 = !DILocation(line: 78, column: 6, scope: !415, inlinedAt: !420)
!432 = !DILocation(line: 78, column: 22, scope: !415, inlinedAt: !420)
!433 = !DILocation(line: 79, column: 23, scope: !415, inlinedAt: !420)
!434 = !DILocation(line: 78, column: 27, scope: !415, inlinedAt: !420)
!435 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!436 = distinct !DISubprogram(name: "Block.warps", scope: !435, file: !435, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!437 = !DILocation(line: 46, column: 14, scope: !416, inlinedAt: !419)
!438 = !DILocation(line: 26, column: 44, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 26, column: 47, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 26, column: 59, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 26, column: 64, scope: !436, inlinedAt: !437)
!442 = !DILocation(line: 47, column: 7, scope: !416, inlinedAt: !419)
!443 = !DILocation(line: 50, column: 31, scope: !416, inlinedAt: !419)
!444 = !DILocation(line: 51, column: 10, scope: !416, inlinedAt: !419)
!445 = !DILocation(line: 52, column: 11, scope: !416, inlinedAt: !419)
!446 = !{i32 0, i32 32}
!447 = !DILocation(line: 52, column: 14, scope: !416, inlinedAt: !419)
!448 = !DILocation(line: 53, column: 15, scope: !416, inlinedAt: !419)
!449 = !DILocation(line: 53, column: 17, scope: !416, inlinedAt: !419)
!450 = !DILocation(line: 53, column: 8, scope: !416, inlinedAt: !419)
!451 = !DILocation(line: 55, column: 10, scope: !416, inlinedAt: !419)
!452 = !DILocation(line: 56, column: 11, scope: !416, inlinedAt: !419)
!453 = !DILocation(line: 43, column: 50, scope: !416, inlinedAt: !419)
!454 = !DILocation(line: 57, column: 6, scope: !416, inlinedAt: !419)
!455 = !DILocation(line: 57, column: 16, scope: !416, inlinedAt: !419)
!456 = !DILocation(line: 58, column: 17, scope: !416, inlinedAt: !419)
!457 = !DILocation(line: 57, column: 21, scope: !416, inlinedAt: !419)
!458 = !DILocation(line: 54, column: 21, scope: !411, inlinedAt: !412)
!459 = !DILocation(line: 54, column: 26, scope: !411, inlinedAt: !412)
!460 = !DILocation(line: 55, column: 26, scope: !411, inlinedAt: !412)
!461 = !DILocation(line: 56, column: 19, scope: !411, inlinedAt: !412)
!462 = !DILocation(line: 56, column: 22, scope: !411, inlinedAt: !412)
!463 = distinct !DISubprogram(name: "sums", scope: !324, file: !324, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!464 = !DILocation(line: 57, column: 7, scope: !411, inlinedAt: !412)
!465 = !DILocation(line: 83, column: 19, scope: !463, inlinedAt: !464)
!466 = !DILocation(line: 83, column: 13, scope: !463, inlinedAt: !464)
!467 = !DILocation(line: 83, column: 23, scope: !463, inlinedAt: !464)
!468 = !DILocation(line: 84, column: 30, scope: !463, inlinedAt: !464)
!469 = !DILocation(line: 84, column: 18, scope: !463, inlinedAt: !464)
!470 = !DILocation(line: 57, column: 34, scope: !411, inlinedAt: !412)
!471 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !412)
!472 = !DILocation(line: 57, column: 52, scope: !411, inlinedAt: !412)
!473 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !412)
!474 = !DILocation(line: 58, column: 51, scope: !411, inlinedAt: !412)
!475 = !DILocation(line: 58, column: 34, scope: !411, inlinedAt: !412)
!476 = !DILocation(line: 59, column: 14, scope: !411, inlinedAt: !412)
!477 = !DILocation(line: 59, column: 32, scope: !411, inlinedAt: !412)
!478 = !DILocation(line: 59, column: 23, scope: !411, inlinedAt: !412)
!479 = !DILocation(line: 59, column: 3, scope: !411, inlinedAt: !412)
!480 = !DILocation(line: 61, column: 16, scope: !411, inlinedAt: !412)
!481 = !DILocation(line: 62, column: 9, scope: !411, inlinedAt: !412)
!482 = !DILocation(line: 67, column: 13, scope: !330, inlinedAt: !331)
!483 = !DILocation(line: 83, column: 19, scope: !463, inlinedAt: !482)
!484 = !DILocation(line: 83, column: 13, scope: !463, inlinedAt: !482)
!485 = !DILocation(line: 83, column: 23, scope: !463, inlinedAt: !482)
!486 = !DILocation(line: 84, column: 30, scope: !463, inlinedAt: !482)
!487 = !DILocation(line: 84, column: 18, scope: !463, inlinedAt: !482)
!488 = !DILocation(line: 69, column: 33, scope: !330, inlinedAt: !331)
!489 = !DILocation(line: 69, column: 33, scope: !320)
!490 = !DILocation(line: 70, column: 13, scope: !330, inlinedAt: !331)
!491 = !DILocation(line: 70, column: 3, scope: !330, inlinedAt: !331)
!492 = !DILocation(line: 72, column: 21, scope: !330, inlinedAt: !331)
!493 = !DILocation(line: 8, column: 15, scope: !417, inlinedAt: !492)
!494 = !DILocation(line: 45, column: 16, scope: !416, inlinedAt: !493)
!495 = !DILocation(line: 71, column: 7, scope: !415, inlinedAt: !494)
!496 = !DILocation(line: 66, column: 35, scope: !415, inlinedAt: !494)
!497 = !DILocation(line: 72, column: 7, scope: !415, inlinedAt: !494)
!498 = !DILocation(line: 72, column: 35, scope: !415, inlinedAt: !494)
!499 = !DILocation(line: 73, column: 23, scope: !415, inlinedAt: !494)
!500 = !DILocation(line: 8, column: 76, scope: !417, inlinedAt: !492)
!501 = !DILocation(line: 72, column: 40, scope: !415, inlinedAt: !494)
!502 = !DILocation(line: 77, column: 16, scope: !415, inlinedAt: !494)
!503 = !DILocation(line: 77, column: 2, scope: !415, inlinedAt: !494)
!504 = !DILocation(line: 78, column: 6, scope: !415, inlinedAt: !494)
!505 = !DILocation(line: 78, column: 22, scope: !415, inlinedAt: !494)
!506 = !DILocation(line: 79, column: 23, scope: !415, inlinedAt: !494)
!507 = !DILocation(line: 78, column: 27, scope: !415, inlinedAt: !494)
!508 = !DILocation(line: 47, column: 7, scope: !416, inlinedAt: !493)
!509 = !DILocation(line: 50, column: 31, scope: !416, inlinedAt: !493)
!510 = !DILocation(line: 51, column: 10, scope: !416, inlinedAt: !493)
!511 = !DILocation(line: 52, column: 11, scope: !416, inlinedAt: !493)
!512 = !DILocation(line: 52, column: 14, scope: !416, inlinedAt: !493)
!513 = !DILocation(line: 53, column: 17, scope: !416, inlinedAt: !493)
!514 = !DILocation(line: 53, column: 8, scope: !416, inlinedAt: !493)
!515 = !DILocation(line: 55, column: 10, scope: !416, inlinedAt: !493)
!516 = !DILocation(line: 56, column: 11, scope: !416, inlinedAt: !493)
!517 = !DILocation(line: 43, column: 50, scope: !416, inlinedAt: !493)
!518 = !DILocation(line: 57, column: 6, scope: !416, inlinedAt: !493)
!519 = !DILocation(line: 57, column: 16, scope: !416, inlinedAt: !493)
!520 = !DILocation(line: 58, column: 17, scope: !416, inlinedAt: !493)
!521 = !DILocation(line: 57, column: 21, scope: !416, inlinedAt: !493)
!522 = !DILocation(line: 73, column: 22, scope: !330, inlinedAt: !331)
!523 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !332)
!524 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !332)
!525 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !524)
!526 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !524)
!527 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !524)
!528 = distinct !DISubprogram(name: "Store", scope: !365, file: !365, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!529 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !332)
!530 = !DILocation(line: 39, column: 38, scope: !528, inlinedAt: !529)
!531 = !DILocation(line: 54, column: 53, scope: !372, inlinedAt: !530)
!532 = !DILocation(line: 41, column: 32, scope: !528, inlinedAt: !529)
!533 = !DILocation(line: 39, column: 28, scope: !528, inlinedAt: !529)
!534 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !332)
!535 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !332)
!536 = !DILocation(line: 38, column: 18, scope: !528, inlinedAt: !529)
!537 = !DILocation(line: 39, column: 52, scope: !528, inlinedAt: !529)
!538 = !DILocation(line: 54, column: 60, scope: !372, inlinedAt: !530)
!539 = !DILocation(line: 54, column: 73, scope: !372, inlinedAt: !530)
!540 = !DILocation(line: 54, column: 65, scope: !372, inlinedAt: !530)
!541 = !DILocation(line: 39, column: 16, scope: !528, inlinedAt: !529)
!542 = !DILocation(line: 41, column: 29, scope: !528, inlinedAt: !529)
!543 = !DILocation(line: 41, column: 60, scope: !528, inlinedAt: !529)
!544 = !DILocation(line: 41, column: 55, scope: !528, inlinedAt: !529)
!545 = !DILocation(line: 41, column: 41, scope: !528, inlinedAt: !529)
!546 = !DILocation(line: 54, column: 73, scope: !372, inlinedAt: !545)
!547 = !DILocation(line: 54, column: 65, scope: !372, inlinedAt: !545)
!548 = !DILocation(line: 41, column: 17, scope: !528, inlinedAt: !529)
!549 = !DILocation(line: 77, column: 16, scope: !330, inlinedAt: !331)
!550 = !DILocation(line: 41, column: 23, scope: !320)
!551 = !DILocation(line: 42, column: 36, scope: !320)
!552 = !DILocation(line: 42, column: 19, scope: !320)
!553 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!554 = !DILocation(line: 54, column: 6, scope: !553)
!555 = !DILocation(line: 65, column: 11, scope: !553)
!556 = !DILocation(line: 43, column: 26, scope: !325, inlinedAt: !555)
!557 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !556)
!558 = !DILocation(line: 82, column: 11, scope: !553)
!559 = !DILocation(line: 74, column: 13, scope: !330, inlinedAt: !558)
!560 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !559)
!561 = !DILocation(line: 54, column: 85, scope: !553)
!562 = !DILocation(line: 57, column: 13, scope: !553)
!563 = !DILocation(line: 54, column: 96, scope: !553)
!564 = !DILocation(line: 54, column: 113, scope: !553)
!565 = !DILocation(line: 54, column: 130, scope: !553)
!566 = !DILocation(line: 54, column: 139, scope: !553)
!567 = !DILocation(line: 59, column: 12, scope: !553)
!568 = !DILocation(line: 59, column: 15, scope: !553)
!569 = !DILocation(line: 58, column: 4, scope: !553)
!570 = !DILocation(line: 58, column: 10, scope: !553)
!571 = !DILocation(line: 62, column: 19, scope: !553)
!572 = !DILocation(line: 56, column: 3, scope: !553)
!573 = !DILocation(line: 64, column: 14, scope: !553)
!574 = !DILocation(line: 64, column: 30, scope: !553)
!575 = !DILocation(line: 37, column: 19, scope: !349, inlinedAt: !574)
!576 = !DILocation(line: 37, column: 24, scope: !349, inlinedAt: !574)
!577 = !DILocation(line: 37, column: 59, scope: !349, inlinedAt: !574)
!578 = !DILocation(line: 37, column: 63, scope: !349, inlinedAt: !574)
!579 = !DILocation(line: 37, column: 47, scope: !349, inlinedAt: !574)
!580 = !DILocation(line: 64, column: 51, scope: !553)
!581 = !DILocation(line: 64, column: 54, scope: !553)
!582 = !DILocation(line: 65, column: 35, scope: !553)
!583 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !556)
!584 = !DILocation(line: 72, column: 19, scope: !359, inlinedAt: !583)
!585 = !DILocation(line: 72, column: 13, scope: !359, inlinedAt: !583)
!586 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !583)
!587 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !583)
!588 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !556)
!589 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !588)
!590 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !588)
!591 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !590)
!592 = !DILocation(line: 62, column: 61, scope: !369, inlinedAt: !590)
!593 = !DILocation(line: 54, column: 53, scope: !372, inlinedAt: !592)
!594 = !DILocation(line: 54, column: 60, scope: !372, inlinedAt: !592)
!595 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !588)
!596 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !588)
!597 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !588)
!598 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !597)
!599 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !590)
!600 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !597)
!601 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !588)
!602 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !588)
!603 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !588)
!604 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !556)
!605 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !556)
!606 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !556)
!607 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !556)
!608 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !607)
!609 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !607)
!610 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !556)
!611 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !610)
!612 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !610)
!613 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !612)
!614 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !610)
!615 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !610)
!616 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !610)
!617 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !616)
!618 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !612)
!619 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !616)
!620 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !610)
!621 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !610)
!622 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !610)
!623 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !556)
!624 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !556)
!625 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !555)
!626 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !555)
!627 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !555)
!628 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !555)
!629 = !DILocation(line: 68, column: 6, scope: !553)
!630 = !DILocation(line: 68, column: 19, scope: !553)
!631 = !DILocation(line: 71, column: 4, scope: !553)
!632 = !DILocation(line: 72, column: 43, scope: !553)
!633 = !DILocation(line: 72, column: 24, scope: !553)
!634 = !DILocation(line: 8, column: 15, scope: !417, inlinedAt: !633)
!635 = !DILocation(line: 45, column: 16, scope: !416, inlinedAt: !634)
!636 = !DILocation(line: 70, column: 13, scope: !415, inlinedAt: !635)
!637 = !DILocation(line: 71, column: 7, scope: !415, inlinedAt: !635)
!638 = !DILocation(line: 66, column: 35, scope: !415, inlinedAt: !635)
!639 = !DILocation(line: 72, column: 7, scope: !415, inlinedAt: !635)
!640 = !DILocation(line: 72, column: 35, scope: !415, inlinedAt: !635)
!641 = !DILocation(line: 73, column: 23, scope: !415, inlinedAt: !635)
!642 = !DILocation(line: 8, column: 76, scope: !417, inlinedAt: !633)
!643 = !DILocation(line: 72, column: 40, scope: !415, inlinedAt: !635)
!644 = !DILocation(line: 77, column: 16, scope: !415, inlinedAt: !635)
!645 = !DILocation(line: 77, column: 2, scope: !415, inlinedAt: !635)
!646 = !DILocation(line: 78, column: 6, scope: !415, inlinedAt: !635)
!647 = !DILocation(line: 78, column: 22, scope: !415, inlinedAt: !635)
!648 = !DILocation(line: 79, column: 23, scope: !415, inlinedAt: !635)
!649 = !DILocation(line: 78, column: 27, scope: !415, inlinedAt: !635)
!650 = !DILocation(line: 46, column: 14, scope: !416, inlinedAt: !634)
!651 = !DILocation(line: 26, column: 44, scope: !436, inlinedAt: !650)
!652 = !DILocation(line: 26, column: 47, scope: !436, inlinedAt: !650)
!653 = !DILocation(line: 26, column: 59, scope: !436, inlinedAt: !650)
!654 = !DILocation(line: 26, column: 64, scope: !436, inlinedAt: !650)
!655 = !DILocation(line: 47, column: 7, scope: !416, inlinedAt: !634)
!656 = !DILocation(line: 50, column: 31, scope: !416, inlinedAt: !634)
!657 = !DILocation(line: 51, column: 10, scope: !416, inlinedAt: !634)
!658 = !DILocation(line: 52, column: 11, scope: !416, inlinedAt: !634)
!659 = !DILocation(line: 52, column: 14, scope: !416, inlinedAt: !634)
!660 = !DILocation(line: 53, column: 15, scope: !416, inlinedAt: !634)
!661 = !DILocation(line: 53, column: 17, scope: !416, inlinedAt: !634)
!662 = !DILocation(line: 53, column: 8, scope: !416, inlinedAt: !634)
!663 = !DILocation(line: 55, column: 10, scope: !416, inlinedAt: !634)
!664 = !DILocation(line: 56, column: 11, scope: !416, inlinedAt: !634)
!665 = !DILocation(line: 43, column: 50, scope: !416, inlinedAt: !634)
!666 = !DILocation(line: 57, column: 6, scope: !416, inlinedAt: !634)
!667 = !DILocation(line: 57, column: 16, scope: !416, inlinedAt: !634)
!668 = !DILocation(line: 58, column: 17, scope: !416, inlinedAt: !634)
!669 = !DILocation(line: 57, column: 21, scope: !416, inlinedAt: !634)
!670 = !DILocation(line: 73, column: 21, scope: !553)
!671 = !DILocation(line: 73, column: 24, scope: !553)
!672 = !DILocation(line: 74, column: 9, scope: !553)
!673 = !DILocation(line: 82, column: 21, scope: !463, inlinedAt: !672)
!674 = !DILocation(line: 82, column: 26, scope: !463, inlinedAt: !672)
!675 = !DILocation(line: 83, column: 19, scope: !463, inlinedAt: !672)
!676 = !DILocation(line: 83, column: 13, scope: !463, inlinedAt: !672)
!677 = !DILocation(line: 83, column: 23, scope: !463, inlinedAt: !672)
!678 = !DILocation(line: 84, column: 30, scope: !463, inlinedAt: !672)
!679 = !DILocation(line: 84, column: 18, scope: !463, inlinedAt: !672)
!680 = !DILocation(line: 74, column: 38, scope: !553)
!681 = !DILocation(line: 74, column: 42, scope: !553)
!682 = !DILocation(line: 74, column: 56, scope: !553)
!683 = !DILocation(line: 74, column: 27, scope: !553)
!684 = !DILocation(line: 77, column: 16, scope: !553)
!685 = !DILocation(line: 78, column: 12, scope: !553)
!686 = !DILocation(line: 78, column: 35, scope: !553)
!687 = !DILocation(line: 78, column: 29, scope: !553)
!688 = !DILocation(line: 78, column: 39, scope: !553)
!689 = !DILocation(line: 79, column: 4, scope: !553)
!690 = !DILocation(line: 81, column: 14, scope: !553)
!691 = !DILocation(line: 81, column: 30, scope: !553)
!692 = !DILocation(line: 37, column: 19, scope: !349, inlinedAt: !691)
!693 = !DILocation(line: 37, column: 24, scope: !349, inlinedAt: !691)
!694 = !DILocation(line: 37, column: 59, scope: !349, inlinedAt: !691)
!695 = !DILocation(line: 37, column: 63, scope: !349, inlinedAt: !691)
!696 = !DILocation(line: 37, column: 47, scope: !349, inlinedAt: !691)
!697 = !DILocation(line: 67, column: 13, scope: !330, inlinedAt: !558)
!698 = !DILocation(line: 82, column: 21, scope: !463, inlinedAt: !697)
!699 = !DILocation(line: 82, column: 26, scope: !463, inlinedAt: !697)
!700 = !DILocation(line: 83, column: 19, scope: !463, inlinedAt: !697)
!701 = !DILocation(line: 83, column: 13, scope: !463, inlinedAt: !697)
!702 = !DILocation(line: 83, column: 23, scope: !463, inlinedAt: !697)
!703 = !DILocation(line: 84, column: 30, scope: !463, inlinedAt: !697)
!704 = !DILocation(line: 84, column: 18, scope: !463, inlinedAt: !697)
!705 = !DILocation(line: 69, column: 33, scope: !330, inlinedAt: !558)
!706 = !DILocation(line: 69, column: 33, scope: !553)
!707 = !DILocation(line: 70, column: 13, scope: !330, inlinedAt: !558)
!708 = !DILocation(line: 70, column: 3, scope: !330, inlinedAt: !558)
!709 = !DILocation(line: 72, column: 21, scope: !330, inlinedAt: !558)
!710 = !DILocation(line: 8, column: 15, scope: !417, inlinedAt: !709)
!711 = !DILocation(line: 45, column: 16, scope: !416, inlinedAt: !710)
!712 = !DILocation(line: 70, column: 13, scope: !415, inlinedAt: !711)
!713 = !DILocation(line: 71, column: 7, scope: !415, inlinedAt: !711)
!714 = !DILocation(line: 66, column: 35, scope: !415, inlinedAt: !711)
!715 = !DILocation(line: 72, column: 7, scope: !415, inlinedAt: !711)
!716 = !DILocation(line: 72, column: 35, scope: !415, inlinedAt: !711)
!717 = !DILocation(line: 73, column: 23, scope: !415, inlinedAt: !711)
!718 = !DILocation(line: 8, column: 76, scope: !417, inlinedAt: !709)
!719 = !DILocation(line: 72, column: 40, scope: !415, inlinedAt: !711)
!720 = !DILocation(line: 77, column: 16, scope: !415, inlinedAt: !711)
!721 = !DILocation(line: 77, column: 2, scope: !415, inlinedAt: !711)
!722 = !DILocation(line: 78, column: 6, scope: !415, inlinedAt: !711)
!723 = !DILocation(line: 78, column: 22, scope: !415, inlinedAt: !711)
!724 = !DILocation(line: 79, column: 23, scope: !415, inlinedAt: !711)
!725 = !DILocation(line: 78, column: 27, scope: !415, inlinedAt: !711)
!726 = !DILocation(line: 46, column: 14, scope: !416, inlinedAt: !710)
!727 = !DILocation(line: 26, column: 47, scope: !436, inlinedAt: !726)
!728 = !DILocation(line: 26, column: 59, scope: !436, inlinedAt: !726)
!729 = !DILocation(line: 26, column: 64, scope: !436, inlinedAt: !726)
!730 = !DILocation(line: 47, column: 7, scope: !416, inlinedAt: !710)
!731 = !DILocation(line: 50, column: 31, scope: !416, inlinedAt: !710)
!732 = !DILocation(line: 51, column: 10, scope: !416, inlinedAt: !710)
!733 = !DILocation(line: 52, column: 11, scope: !416, inlinedAt: !710)
!734 = !DILocation(line: 52, column: 14, scope: !416, inlinedAt: !710)
!735 = !DILocation(line: 53, column: 17, scope: !416, inlinedAt: !710)
!736 = !DILocation(line: 53, column: 8, scope: !416, inlinedAt: !710)
!737 = !DILocation(line: 55, column: 10, scope: !416, inlinedAt: !710)
!738 = !DILocation(line: 56, column: 11, scope: !416, inlinedAt: !710)
!739 = !DILocation(line: 43, column: 50, scope: !416, inlinedAt: !710)
!740 = !DILocation(line: 57, column: 6, scope: !416, inlinedAt: !710)
!741 = !DILocation(line: 57, column: 16, scope: !416, inlinedAt: !710)
!742 = !DILocation(line: 58, column: 17, scope: !416, inlinedAt: !710)
!743 = !DILocation(line: 57, column: 21, scope: !416, inlinedAt: !710)
!744 = !DILocation(line: 73, column: 22, scope: !330, inlinedAt: !558)
!745 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !559)
!746 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !745)
!747 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !745)
!748 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !745)
!749 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !559)
!750 = !DILocation(line: 39, column: 38, scope: !528, inlinedAt: !749)
!751 = !DILocation(line: 54, column: 53, scope: !372, inlinedAt: !750)
!752 = !DILocation(line: 41, column: 32, scope: !528, inlinedAt: !749)
!753 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !559)
!754 = !DILocation(line: 39, column: 28, scope: !528, inlinedAt: !749)
!755 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !559)
!756 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !559)
!757 = !DILocation(line: 38, column: 18, scope: !528, inlinedAt: !749)
!758 = !DILocation(line: 39, column: 52, scope: !528, inlinedAt: !749)
!759 = !DILocation(line: 54, column: 60, scope: !372, inlinedAt: !750)
!760 = !DILocation(line: 54, column: 73, scope: !372, inlinedAt: !750)
!761 = !DILocation(line: 54, column: 65, scope: !372, inlinedAt: !750)
!762 = !DILocation(line: 39, column: 16, scope: !528, inlinedAt: !749)
!763 = !DILocation(line: 41, column: 29, scope: !528, inlinedAt: !749)
!764 = !DILocation(line: 41, column: 60, scope: !528, inlinedAt: !749)
!765 = !DILocation(line: 41, column: 55, scope: !528, inlinedAt: !749)
!766 = !DILocation(line: 41, column: 41, scope: !528, inlinedAt: !749)
!767 = !DILocation(line: 54, column: 73, scope: !372, inlinedAt: !766)
!768 = !DILocation(line: 54, column: 65, scope: !372, inlinedAt: !766)
!769 = !DILocation(line: 41, column: 17, scope: !528, inlinedAt: !749)
!770 = !DILocation(line: 77, column: 16, scope: !330, inlinedAt: !558)
!771 = !DILocation(line: 84, column: 3, scope: !553)
!772 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!773 = !DILocation(line: 91, column: 6, scope: !772)
!774 = !DILocation(line: 93, column: 10, scope: !772)
!775 = !DILocation(line: 43, column: 26, scope: !325, inlinedAt: !774)
!776 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !775)
!777 = !DILocation(line: 92, column: 18, scope: !772)
!778 = !DILocation(line: 92, column: 21, scope: !772)
!779 = !DILocation(line: 92, column: 44, scope: !772)
!780 = !DILocation(line: 92, column: 38, scope: !772)
!781 = !DILocation(line: 92, column: 48, scope: !772)
!782 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !775)
!783 = !DILocation(line: 72, column: 19, scope: !359, inlinedAt: !782)
!784 = !DILocation(line: 72, column: 13, scope: !359, inlinedAt: !782)
!785 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !782)
!786 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !782)
!787 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !775)
!788 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !787)
!789 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !787)
!790 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !789)
!791 = !DILocation(line: 62, column: 61, scope: !369, inlinedAt: !789)
!792 = !DILocation(line: 54, column: 53, scope: !372, inlinedAt: !791)
!793 = !DILocation(line: 54, column: 60, scope: !372, inlinedAt: !791)
!794 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !787)
!795 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !787)
!796 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !787)
!797 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !796)
!798 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !789)
!799 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !796)
!800 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !787)
!801 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !787)
!802 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !787)
!803 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !775)
!804 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !775)
!805 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !775)
!806 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !775)
!807 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !806)
!808 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !806)
!809 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !775)
!810 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !809)
!811 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !809)
!812 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !811)
!813 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !809)
!814 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !809)
!815 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !809)
!816 = !DILocation(line: 62, column: 37, scope: !369, inlinedAt: !815)
!817 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !811)
!818 = !DILocation(line: 62, column: 73, scope: !369, inlinedAt: !815)
!819 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !809)
!820 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !809)
!821 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !809)
!822 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !775)
!823 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !775)
!824 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !774)
!825 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !774)
!826 = !DILocation(line: 46, column: 19, scope: !325, inlinedAt: !774)
!827 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !774)
!828 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !774)
!829 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!830 = !DILocation(line: 101, column: 6, scope: !829)
!831 = !DILocation(line: 113, column: 16, scope: !829)
!832 = !DILocation(line: 103, column: 21, scope: !829)
!833 = !DILocation(line: 113, column: 20, scope: !829)
!834 = !DILocation(line: 103, column: 24, scope: !829)
!835 = !DILocation(line: 103, column: 6, scope: !829)
!836 = !DILocation(line: 103, column: 29, scope: !829)
!837 = !DILocation(line: 104, column: 16, scope: !829)
!838 = !DILocation(line: 104, column: 11, scope: !829)
!839 = !DILocation(line: 104, column: 24, scope: !829)
!840 = !DILocation(line: 105, column: 10, scope: !829)
!841 = !DILocation(line: 105, column: 21, scope: !829)
!842 = !DILocation(line: 108, column: 26, scope: !829)
!843 = !DILocation(line: 108, column: 36, scope: !829)
!844 = !DILocation(line: 108, column: 39, scope: !829)
!845 = !DILocation(line: 108, column: 24, scope: !829)
!846 = !DILocation(line: 109, column: 34, scope: !829)
!847 = !DILocation(line: 110, column: 33, scope: !829)
!848 = !DILocation(line: 110, column: 36, scope: !829)
!849 = !DILocation(line: 110, column: 46, scope: !829)
!850 = !DILocation(line: 110, column: 54, scope: !829)
!851 = !DILocation(line: 110, column: 44, scope: !829)
!852 = !DILocation(line: 110, column: 28, scope: !829)
!853 = !DILocation(line: 110, column: 16, scope: !829)
!854 = !DILocation(line: 112, column: 17, scope: !829)
!855 = !DILocation(line: 114, column: 13, scope: !829)
!856 = !DILocation(line: 103, column: 53, scope: !829)
!857 = !DILocation(line: 103, column: 39, scope: !829)
!858 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!859 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!860 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!861 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!862 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!863 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!864 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!865 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!866 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!867 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!868 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!869 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!870 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!871 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!872 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!873 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!874 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!875 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
