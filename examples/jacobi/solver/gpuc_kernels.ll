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
	br i1 %57, label %b8, label %b36, !dbg !348

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !32
	%59 = sext i32 %58 to i64, !dbg !351
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !34
	%61 = sext i32 %60 to i64, !dbg !351
	%62 = icmp eq i64 %59, 0, !dbg !352
	br i1 %62, label %b9, label %b36, !dbg !352

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !353, !range !232
	%64 = sext i32 %63 to i64, !dbg !353
	%65 = sdiv i64 %64, 2, !dbg !354
	%66 = icmp eq i64 %61, %65, !dbg !355
	br i1 %66, label %b10, label %b36, !dbg !350

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
	br i1 %77, label %b11, label %b36, !dbg !357

b11:
	%78 = sub i64 %p26, 1, !dbg !358
	%79 = sext i32 %8 to i64, !dbg !328
	%80 = urem i32 %p28, 2, !dbg !361
	%81 = zext i32 %80 to i64, !dbg !362
	%82 = mul i64 %81, %79, !dbg !363
	%83 = mul i64 %82, 2, !dbg !364
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %83, !dbg !368
	%85 = zext i32 %p28 to i64, !dbg !373
	%86 = icmp uge i64 %83, %p21, !dbg !368
	br i1 %86, label %b11_fail1, label %b11_ok1, !dbg !368, !prof !31

b11_ok1:
	br label %b12, !dbg !374

b12:
	%87 = phi i64 [ 0, %b11_ok1 ], [ %95, %b14 ], !dbg !374
	%88 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !375
	%89 = icmp eq i64 addrspace(1)* %84, null, !dbg !375
	br i1 %89, label %b12_fail1, label %b12_ok1, !dbg !375, !prof !31

b12_ok1:
	%90 = bitcast i64* %88 to i8*, !dbg !375
	%91 = call i64 @gpuc_signal_fetch_thread(i8* %90), !dbg !375
	%92 = shl i64 %85, 32, !dbg !376
	%93 = icmp uge i64 %91, %92, !dbg !377
	br i1 %93, label %b13, label %b14, !dbg !377

b13:
	%94 = and i64 %91, 4294967295, !dbg !378
	br label %b16, !dbg !379

b14:
	%95 = add i64 %87, 1, !dbg !379
	%96 = icmp slt i64 %95, 64, !dbg !379
	br i1 %96, label %b12, label %b15, !dbg !379

b15:
	%97 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !380
	%98 = bitcast i64* %97 to i8*, !dbg !380
	%99 = call i64 @gpuc_signal_wait_until_thread(i8* %98, i32 5, i64 %92, i32 1, i8* %ctrl, i32 22), !dbg !380
	%100 = and i64 %99, 4294967295, !dbg !381
	br label %b16, !dbg !382

b16:
	%101 = phi i64 [ %94, %b13 ], [ %100, %b15 ], !dbg !383
	%102 = add i64 %83, 1, !dbg !384
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %102, !dbg !385
	%104 = icmp uge i64 %102, %p21, !dbg !385
	br i1 %104, label %b16_fail1, label %b16_ok1, !dbg !385, !prof !31

b16_ok1:
	br label %b17, !dbg !387

b17:
	%105 = phi i64 [ 0, %b16_ok1 ], [ %112, %b19 ], !dbg !387
	%106 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !388
	%107 = icmp eq i64 addrspace(1)* %103, null, !dbg !388
	br i1 %107, label %b17_fail1, label %b17_ok1, !dbg !388, !prof !31

b17_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !388
	%109 = call i64 @gpuc_signal_fetch_thread(i8* %108), !dbg !388
	%110 = icmp uge i64 %109, %92, !dbg !389
	br i1 %110, label %b18, label %b19, !dbg !389

b18:
	%111 = and i64 %109, 4294967295, !dbg !390
	br label %b21, !dbg !391

b19:
	%112 = add i64 %105, 1, !dbg !391
	%113 = icmp slt i64 %112, 64, !dbg !391
	br i1 %113, label %b17, label %b20, !dbg !391

b20:
	%114 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !392
	%115 = bitcast i64* %114 to i8*, !dbg !392
	%116 = call i64 @gpuc_signal_wait_until_thread(i8* %115, i32 5, i64 %92, i32 1, i8* %ctrl, i32 22), !dbg !392
	%117 = and i64 %116, 4294967295, !dbg !393
	br label %b21, !dbg !394

b21:
	%118 = phi i64 [ %111, %b18 ], [ %117, %b20 ], !dbg !395
	%119 = shl i64 %118, 32, !dbg !395
	%120 = or i64 %101, %119, !dbg !396
	%121 = bitcast i64 %120 to double, !dbg !397
	br label %b22, !dbg !367

b22:
	%122 = phi double [ %121, %b21 ], [ %163, %b33 ], !dbg !398
	%123 = phi i64 [ 1, %b21 ], [ %164, %b33 ], !dbg !399
	%124 = icmp slt i64 %123, %79, !dbg !400
	br i1 %124, label %b23, label %b34, !dbg !400

b23:
	%125 = add i64 %82, %123, !dbg !402
	%126 = mul i64 %125, 2, !dbg !403
	%127 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %126, !dbg !405
	%128 = icmp uge i64 %126, %p21, !dbg !405
	br i1 %128, label %b23_fail1, label %b23_ok1, !dbg !405, !prof !31

b23_ok1:
	br label %b24, !dbg !407

b24:
	%129 = phi i64 [ 0, %b23_ok1 ], [ %136, %b26 ], !dbg !407
	%130 = addrspacecast i64 addrspace(1)* %127 to i64*, !dbg !408
	%131 = icmp eq i64 addrspace(1)* %127, null, !dbg !408
	br i1 %131, label %b24_fail1, label %b24_ok1, !dbg !408, !prof !31

b24_ok1:
	%132 = bitcast i64* %130 to i8*, !dbg !408
	%133 = call i64 @gpuc_signal_fetch_thread(i8* %132), !dbg !408
	%134 = icmp uge i64 %133, %92, !dbg !409
	br i1 %134, label %b25, label %b26, !dbg !409

b25:
	%135 = and i64 %133, 4294967295, !dbg !410
	br label %b28, !dbg !411

b26:
	%136 = add i64 %129, 1, !dbg !411
	%137 = icmp slt i64 %136, 64, !dbg !411
	br i1 %137, label %b24, label %b27, !dbg !411

b27:
	%138 = addrspacecast i64 addrspace(1)* %127 to i64*, !dbg !412
	%139 = bitcast i64* %138 to i8*, !dbg !412
	%140 = call i64 @gpuc_signal_wait_until_thread(i8* %139, i32 5, i64 %92, i32 1, i8* %ctrl, i32 22), !dbg !412
	%141 = and i64 %140, 4294967295, !dbg !413
	br label %b28, !dbg !414

b28:
	%142 = phi i64 [ %135, %b25 ], [ %141, %b27 ], !dbg !415
	%143 = add i64 %126, 1, !dbg !416
	%144 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %143, !dbg !417
	%145 = icmp uge i64 %143, %p21, !dbg !417
	br i1 %145, label %b28_fail1, label %b28_ok1, !dbg !417, !prof !31

b28_ok1:
	br label %b29, !dbg !419

b29:
	%146 = phi i64 [ 0, %b28_ok1 ], [ %153, %b31 ], !dbg !419
	%147 = addrspacecast i64 addrspace(1)* %144 to i64*, !dbg !420
	%148 = icmp eq i64 addrspace(1)* %144, null, !dbg !420
	br i1 %148, label %b29_fail1, label %b29_ok1, !dbg !420, !prof !31

b29_ok1:
	%149 = bitcast i64* %147 to i8*, !dbg !420
	%150 = call i64 @gpuc_signal_fetch_thread(i8* %149), !dbg !420
	%151 = icmp uge i64 %150, %92, !dbg !421
	br i1 %151, label %b30, label %b31, !dbg !421

b30:
	%152 = and i64 %150, 4294967295, !dbg !422
	br label %b33, !dbg !423

b31:
	%153 = add i64 %146, 1, !dbg !423
	%154 = icmp slt i64 %153, 64, !dbg !423
	br i1 %154, label %b29, label %b32, !dbg !423

b32:
	%155 = addrspacecast i64 addrspace(1)* %144 to i64*, !dbg !424
	%156 = bitcast i64* %155 to i8*, !dbg !424
	%157 = call i64 @gpuc_signal_wait_until_thread(i8* %156, i32 5, i64 %92, i32 1, i8* %ctrl, i32 22), !dbg !424
	%158 = and i64 %157, 4294967295, !dbg !425
	br label %b33, !dbg !426

b33:
	%159 = phi i64 [ %152, %b30 ], [ %158, %b32 ], !dbg !427
	%160 = shl i64 %159, 32, !dbg !427
	%161 = or i64 %142, %160, !dbg !428
	%162 = bitcast i64 %161 to double, !dbg !429
	%163 = fadd double %122, %162, !dbg !430
	%164 = add i64 %123, 1, !dbg !431
	br label %b22, !dbg !431

b34:
	%165 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !432
	%166 = icmp uge i64 0, %p23, !dbg !432
	br i1 %166, label %b34_fail1, label %b34_ok1, !dbg !432, !prof !31

b34_ok1:
	store double %122, double addrspace(1)* %165, align 8, !dbg !432
	%167 = fcmp ole double %122, %p29, !dbg !433
	br i1 %167, label %b35, label %b36, !dbg !433

b35:
	%168 = urem i64 %p26, 2, !dbg !434
	%169 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %168, !dbg !435
	%170 = icmp uge i64 %168, %p25, !dbg !435
	br i1 %170, label %b35_fail1, label %b35_ok1, !dbg !435, !prof !31

b35_ok1:
	store i64 %78, i64 addrspace(1)* %169, align 8, !dbg !435
	br label %b36, !dbg !435

b36:
	%171 = icmp ne i32 %p27, 0, !dbg !436
	br i1 %171, label %b37, label %b72, !dbg !436

b37:
	%172 = fpext float %56 to double, !dbg !439
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !447, !range !33
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !447, !range !33
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !447, !range !35
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !447, !range !236
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !447, !range !236
	%178 = mul i32 %177, %175, !dbg !447
	%179 = add i32 %174, %178, !dbg !447
	%180 = mul i32 %176, %179, !dbg !447
	%181 = add i32 %173, %180, !dbg !447
	%182 = and i32 %181, -32, !dbg !447
	%183 = mul i32 %176, %177, !dbg !447
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !340
	%185 = mul i32 %183, %184, !dbg !447
	%186 = sub i32 %185, %182, !dbg !447
	%187 = icmp slt i32 %186, 32, !dbg !447
	%188 = select i1 %187, i32 %186, i32 32, !dbg !447
	%189 = sext i32 %188 to i64, !dbg !447
	%190 = icmp eq i64 %189, 32, !dbg !448
	br i1 %190, label %b38, label %b40, !dbg !448

b38:
	%191 = phi double [ %208, %b39 ], [ %172, %b37 ], !dbg !449
	%192 = phi i64 [ %209, %b39 ], [ 16, %b37 ], !dbg !450
	%193 = icmp sgt i64 %192, 0, !dbg !451
	br i1 %193, label %b39, label %b43, !dbg !451

b39:
	%194 = trunc i64 %192 to i32, !dbg !452
	%195 = bitcast double %191 to i64, !dbg !452
	%196 = trunc i64 %195 to i32, !dbg !452
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %196, i32 %194, i32 31), !dbg !452
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !452
	%199 = lshr i64 %195, 32, !dbg !452
	%200 = trunc i64 %199 to i32, !dbg !452
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %194, i32 31), !dbg !452
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !452
	%203 = zext i32 %202 to i64, !dbg !452
	%204 = shl i64 %203, 32, !dbg !452
	%205 = zext i32 %198 to i64, !dbg !452
	%206 = or i64 %205, %204, !dbg !452
	%207 = bitcast i64 %206 to double, !dbg !452
	%208 = fadd double %191, %207, !dbg !453
	%209 = sdiv i64 %192, 2, !dbg !454
	br label %b38, !dbg !454

b40:
	%210 = bitcast double %172 to i64, !dbg !455
	%211 = trunc i64 %210 to i32, !dbg !455
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %211, i32 0, i32 31), !dbg !455
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !455
	%214 = lshr i64 %210, 32, !dbg !455
	%215 = trunc i64 %214 to i32, !dbg !455
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %215, i32 0, i32 31), !dbg !455
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !455
	%218 = zext i32 %217 to i64, !dbg !455
	%219 = shl i64 %218, 32, !dbg !455
	%220 = zext i32 %213 to i64, !dbg !455
	%221 = or i64 %220, %219, !dbg !455
	%222 = bitcast i64 %221 to double, !dbg !455
	br label %b41, !dbg !455

b41:
	%223 = phi double [ %222, %b40 ], [ %240, %b42 ], !dbg !456
	%224 = phi i64 [ 1, %b40 ], [ %241, %b42 ], !dbg !457
	%225 = icmp slt i64 %224, %189, !dbg !458
	br i1 %225, label %b42, label %b43, !dbg !458

b42:
	%226 = trunc i64 %224 to i32, !dbg !459
	%227 = bitcast double %172 to i64, !dbg !459
	%228 = trunc i64 %227 to i32, !dbg !459
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %226, i32 31), !dbg !459
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !459
	%231 = lshr i64 %227, 32, !dbg !459
	%232 = trunc i64 %231 to i32, !dbg !459
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %226, i32 31), !dbg !459
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !459
	%235 = zext i32 %234 to i64, !dbg !459
	%236 = shl i64 %235, 32, !dbg !459
	%237 = zext i32 %230 to i64, !dbg !459
	%238 = or i64 %237, %236, !dbg !459
	%239 = bitcast i64 %238 to double, !dbg !459
	%240 = fadd double %223, %239, !dbg !453
	%241 = add i64 %224, 1, !dbg !460
	br label %b41, !dbg !460

b43:
	%242 = phi double [ %191, %b38 ], [ %223, %b41 ], !dbg !446
	%243 = sext i32 %185 to i64, !dbg !464
	%244 = add i64 %243, 32, !dbg !465
	%245 = sub i64 %244, 1, !dbg !466
	%246 = sdiv i64 %245, 32, !dbg !467
	%247 = icmp eq i64 %246, 1, !dbg !468
	br i1 %247, label %b49, label %b44, !dbg !468

b44:
	call void @llvm.nvvm.barrier0(), !dbg !470
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !471, !range !472
	%249 = sext i32 %248 to i64, !dbg !471
	%250 = icmp eq i64 %249, 0, !dbg !473
	br i1 %250, label %b45, label %b46, !dbg !473

b45:
	%251 = sext i32 %181 to i64, !dbg !474
	%252 = sdiv i64 %251, 32, !dbg !475
	%253 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %252, !dbg !476
	store double %242, double addrspace(3)* %253, align 8, !dbg !476
	br label %b46, !dbg !476

b46:
	call void @llvm.nvvm.barrier0(), !dbg !477
	%254 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !478
	%255 = load double, double addrspace(3)* %254, align 8, !dbg !478
	br label %b47, !dbg !478

b47:
	%256 = phi double [ %255, %b46 ], [ %261, %b48 ], !dbg !479
	%257 = phi i64 [ 1, %b46 ], [ %262, %b48 ], !dbg !480
	%258 = icmp slt i64 %257, %246, !dbg !481
	br i1 %258, label %b48, label %b49, !dbg !481

b48:
	%259 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %257, !dbg !482
	%260 = load double, double addrspace(3)* %259, align 8, !dbg !482
	%261 = fadd double %256, %260, !dbg !453
	%262 = add i64 %257, 1, !dbg !483
	br label %b47, !dbg !483

b49:
	%263 = phi double [ %242, %b43 ], [ %256, %b47 ], !dbg !445
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !484, !range !231
	%265 = sext i32 %264 to i64, !dbg !484
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !484, !range !232
	%267 = sext i32 %266 to i64, !dbg !484
	%268 = mul i64 %265, %267, !dbg !485
	%269 = sext i32 %181 to i64, !dbg !487
	%270 = icmp eq i64 %269, 0, !dbg !488
	br i1 %270, label %b50, label %b51, !dbg !488

b50:
	%271 = urem i32 %p27, 2, !dbg !491
	%272 = zext i32 %271 to i64, !dbg !492
	%273 = mul i64 %272, %268, !dbg !493
	%274 = add i64 %273, %268, !dbg !494
	%275 = icmp ugt i64 %274, %p17, !dbg !495
	br i1 %275, label %b50_fail1, label %b50_ok1, !dbg !495, !prof !31

b50_ok1:
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496, !range !32
	%277 = sext i32 %276 to i64, !dbg !496
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !496, !range !34
	%279 = sext i32 %278 to i64, !dbg !496
	%280 = mul i64 %279, %265, !dbg !497
	%281 = add i64 %280, %277, !dbg !498
	%282 = getelementptr inbounds double, double addrspace(1)* %3, i64 %273, !dbg !495
	%283 = getelementptr inbounds double, double addrspace(1)* %282, i64 %281, !dbg !499
	%284 = icmp uge i64 %281, %268, !dbg !499
	br i1 %284, label %b50_fail2, label %b50_ok2, !dbg !499, !prof !31

b50_ok2:
	store double %263, double addrspace(1)* %283, align 8, !dbg !499
	%285 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !500
	%286 = icmp uge i64 0, %p19, !dbg !500
	br i1 %286, label %b50_fail3, label %b50_ok3, !dbg !500, !prof !31

b50_ok3:
	%287 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %285, i32 1) nounwind, !dbg !501
	%288 = zext i32 %287 to i64, !dbg !502
	%289 = sub i64 %268, 1, !dbg !503
	%290 = icmp eq i64 %288, %289, !dbg !504
	%291 = zext i1 %290 to i8, !dbg !505
	store i8 %291, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !505
	br label %b51, !dbg !505

b51:
	call void @llvm.nvvm.barrier0(), !dbg !506
	%292 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !507
	%293 = icmp ne i8 %292, 0, !dbg !507
	br i1 %293, label %b52, label %b72, !dbg !438

b52:
	%294 = urem i32 %p27, 2, !dbg !509
	%295 = zext i32 %294 to i64, !dbg !510
	%296 = mul i64 %295, %268, !dbg !511
	%297 = add i64 %296, %268, !dbg !512
	%298 = getelementptr inbounds double, double addrspace(1)* %3, i64 %296, !dbg !513
	%299 = icmp ugt i64 %297, %p17, !dbg !513
	br i1 %299, label %b52_fail1, label %b52_ok1, !dbg !513, !prof !31

b52_ok1:
	br label %b53, !dbg !514

b53:
	%300 = phi double [ 0.000000e+00, %b52_ok1 ], [ %305, %b54 ], !dbg !515
	%301 = phi i64 [ %269, %b52_ok1 ], [ %306, %b54 ], !dbg !514
	%302 = icmp slt i64 %301, %268, !dbg !514
	br i1 %302, label %b54, label %b55, !dbg !514

b54:
	%303 = getelementptr inbounds double, double addrspace(1)* %298, i64 %301, !dbg !516
	%304 = load double, double addrspace(1)* %303, align 8, !dbg !516
	%305 = fadd double %300, %304, !dbg !517
	%306 = add i64 %301, %243, !dbg !514
	br label %b53, !dbg !514

b55:
	br i1 %190, label %b56, label %b58, !dbg !521

b56:
	%307 = phi double [ %324, %b57 ], [ %300, %b55 ], !dbg !522
	%308 = phi i64 [ %325, %b57 ], [ 16, %b55 ], !dbg !523
	%309 = icmp sgt i64 %308, 0, !dbg !524
	br i1 %309, label %b57, label %b61, !dbg !524

b57:
	%310 = trunc i64 %308 to i32, !dbg !525
	%311 = bitcast double %307 to i64, !dbg !525
	%312 = trunc i64 %311 to i32, !dbg !525
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %312, i32 %310, i32 31), !dbg !525
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !525
	%315 = lshr i64 %311, 32, !dbg !525
	%316 = trunc i64 %315 to i32, !dbg !525
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %316, i32 %310, i32 31), !dbg !525
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !525
	%319 = zext i32 %318 to i64, !dbg !525
	%320 = shl i64 %319, 32, !dbg !525
	%321 = zext i32 %314 to i64, !dbg !525
	%322 = or i64 %321, %320, !dbg !525
	%323 = bitcast i64 %322 to double, !dbg !525
	%324 = fadd double %307, %323, !dbg !526
	%325 = sdiv i64 %308, 2, !dbg !527
	br label %b56, !dbg !527

b58:
	%326 = bitcast double %300 to i64, !dbg !528
	%327 = trunc i64 %326 to i32, !dbg !528
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 0, i32 31), !dbg !528
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !528
	%330 = lshr i64 %326, 32, !dbg !528
	%331 = trunc i64 %330 to i32, !dbg !528
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !528
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !528
	%334 = zext i32 %333 to i64, !dbg !528
	%335 = shl i64 %334, 32, !dbg !528
	%336 = zext i32 %329 to i64, !dbg !528
	%337 = or i64 %336, %335, !dbg !528
	%338 = bitcast i64 %337 to double, !dbg !528
	br label %b59, !dbg !528

b59:
	%339 = phi double [ %338, %b58 ], [ %356, %b60 ], !dbg !529
	%340 = phi i64 [ 1, %b58 ], [ %357, %b60 ], !dbg !530
	%341 = icmp slt i64 %340, %189, !dbg !531
	br i1 %341, label %b60, label %b61, !dbg !531

b60:
	%342 = trunc i64 %340 to i32, !dbg !532
	%343 = bitcast double %300 to i64, !dbg !532
	%344 = trunc i64 %343 to i32, !dbg !532
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %344, i32 %342, i32 31), !dbg !532
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !532
	%347 = lshr i64 %343, 32, !dbg !532
	%348 = trunc i64 %347 to i32, !dbg !532
	%349 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %348, i32 %342, i32 31), !dbg !532
	%350 = extractvalue { i32, i1 } %349, 0, !dbg !532
	%351 = zext i32 %350 to i64, !dbg !532
	%352 = shl i64 %351, 32, !dbg !532
	%353 = zext i32 %346 to i64, !dbg !532
	%354 = or i64 %353, %352, !dbg !532
	%355 = bitcast i64 %354 to double, !dbg !532
	%356 = fadd double %339, %355, !dbg !526
	%357 = add i64 %340, 1, !dbg !533
	br label %b59, !dbg !533

b61:
	%358 = phi double [ %307, %b56 ], [ %339, %b59 ], !dbg !520
	br i1 %247, label %b67, label %b62, !dbg !534

b62:
	call void @llvm.nvvm.barrier0(), !dbg !536
	%359 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !537, !range !472
	%360 = sext i32 %359 to i64, !dbg !537
	%361 = icmp eq i64 %360, 0, !dbg !538
	br i1 %361, label %b63, label %b64, !dbg !538

b63:
	%362 = sdiv i64 %269, 32, !dbg !539
	%363 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %362, !dbg !540
	store double %358, double addrspace(3)* %363, align 8, !dbg !540
	br label %b64, !dbg !540

b64:
	call void @llvm.nvvm.barrier0(), !dbg !541
	%364 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !542
	%365 = load double, double addrspace(3)* %364, align 8, !dbg !542
	br label %b65, !dbg !542

b65:
	%366 = phi double [ %365, %b64 ], [ %371, %b66 ], !dbg !543
	%367 = phi i64 [ 1, %b64 ], [ %372, %b66 ], !dbg !544
	%368 = icmp slt i64 %367, %246, !dbg !545
	br i1 %368, label %b66, label %b67, !dbg !545

b66:
	%369 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %367, !dbg !546
	%370 = load double, double addrspace(3)* %369, align 8, !dbg !546
	%371 = fadd double %366, %370, !dbg !526
	%372 = add i64 %367, 1, !dbg !547
	br label %b65, !dbg !547

b67:
	%373 = phi double [ %358, %b61 ], [ %366, %b65 ], !dbg !519
	br i1 %270, label %b68, label %b70, !dbg !548

b68:
	%374 = sext i32 %9 to i64, !dbg !333
	%375 = sext i32 %8 to i64, !dbg !549
	%376 = mul i64 %295, %375, !dbg !551
	%377 = add i64 %376, %374, !dbg !552
	%378 = mul i64 %377, 2, !dbg !553
	%379 = zext i32 %p27 to i64, !dbg !557
	%380 = add i64 %378, 1, !dbg !558
	br label %b69, !dbg !549

b69:
	%381 = phi i64 [ 0, %b68 ], [ %405, %b69_ok3 ], !dbg !549
	%382 = add i64 %374, %381, !dbg !560
	%383 = icmp uge i64 %378, %p21, !dbg !559
	br i1 %383, label %b69_fail1, label %b69_ok1, !dbg !559, !prof !31

b69_ok1:
	%384 = icmp eq i64 %375, -1, !dbg !561
	%385 = select i1 %384, i64 1, i64 %375, !dbg !561
	%386 = srem i64 %382, %385, !dbg !561
	%387 = bitcast double %373 to i64, !dbg !562
	%388 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %378, !dbg !559
	%389 = trunc i64 %387 to i32, !dbg !563
	%390 = shl i64 %379, 32, !dbg !564
	%391 = zext i32 %389 to i64, !dbg !565
	%392 = or i64 %390, %391, !dbg !566
	%393 = trunc i64 %386 to i32, !dbg !567
	%394 = addrspacecast i64 addrspace(1)* %388 to i64*, !dbg !567
	%395 = icmp uge i64 %386, %375, !dbg !567
	br i1 %395, label %b69_fail2, label %b69_ok2, !dbg !567, !prof !31

b69_ok2:
	%396 = bitcast i64* %394 to i8*, !dbg !567
	call void @gpuc_signal_op_thread(i8* %396, i64 %392, i32 9, i32 %393), !dbg !567
	%397 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %380, !dbg !568
	%398 = lshr i64 %387, 32, !dbg !569
	%399 = trunc i64 %398 to i32, !dbg !570
	%400 = zext i32 %399 to i64, !dbg !572
	%401 = or i64 %390, %400, !dbg !573
	%402 = addrspacecast i64 addrspace(1)* %397 to i64*, !dbg !574
	%403 = icmp uge i64 %380, %p21, !dbg !568
	br i1 %403, label %b69_fail3, label %b69_ok3, !dbg !568, !prof !31

b69_ok3:
	%404 = bitcast i64* %402 to i8*, !dbg !574
	call void @gpuc_signal_op_thread(i8* %404, i64 %401, i32 9, i32 %393), !dbg !574
	%405 = add i64 %381, 1, !dbg !555
	%406 = icmp slt i64 %405, %375, !dbg !555
	br i1 %406, label %b69, label %b70, !dbg !555

b70:
	call void @llvm.nvvm.barrier0(), !dbg !575
	br i1 %270, label %b71, label %b72, !dbg !576

b71:
	%407 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !577
	%408 = icmp uge i64 0, %p19, !dbg !577
	br i1 %408, label %b71_fail1, label %b71_ok1, !dbg !577, !prof !31

b71_ok1:
	call void asm sideeffect "st.relaxed.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(i32 addrspace(1)* %407, i32 0) nounwind, !dbg !578
	br label %b72, !dbg !578

b72:
	ret void, !dbg !578

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p25), !dbg !337
	ret void, !dbg !337

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p25), !dbg !343
	ret void, !dbg !343

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %83, i64 %p21), !dbg !368
	ret void, !dbg !368

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !375
	ret void, !dbg !375

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %102, i64 %p21), !dbg !385
	ret void, !dbg !385

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !388
	ret void, !dbg !388

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %126, i64 %p21), !dbg !405
	ret void, !dbg !405

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !408
	ret void, !dbg !408

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %143, i64 %p21), !dbg !417
	ret void, !dbg !417

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p23), !dbg !432
	ret void, !dbg !432

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %168, i64 %p25), !dbg !435
	ret void, !dbg !435

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %274, i64 %p17), !dbg !495
	ret void, !dbg !495

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %281, i64 %268), !dbg !499
	ret void, !dbg !499

b50_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p19), !dbg !500
	ret void, !dbg !500

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %297, i64 %p17), !dbg !513
	ret void, !dbg !513

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %378, i64 %p21), !dbg !559
	ret void, !dbg !559

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %386, i64 %375), !dbg !567
	ret void, !dbg !567

b69_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %380, i64 %p21), !dbg !568
	ret void, !dbg !568

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p19), !dbg !577
	ret void, !dbg !577
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i32* %p18, i64 %p19, i64* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i64 %p27, i64 %p28, i64 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !579 {
entry:
	br label %b0, !dbg !580

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !580
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !580
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !580
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !580
	%4 = addrspacecast i64* %p20 to i64 addrspace(1)*, !dbg !580
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !580
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !580
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !583
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !586
	%9 = icmp slt i64 0, %p27, !dbg !587
	br i1 %9, label %b1, label %b76, !dbg !587

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !588
	%11 = sext i32 %7 to i64, !dbg !583
	%12 = sext i32 %8 to i64, !dbg !586
	br label %b2, !dbg !589

b2:
	%13 = phi i64 [ %416, %b75 ], [ %p26, %b1 ], !dbg !589
	%14 = phi i64 [ %258, %b75 ], [ %p28, %b1 ], !dbg !590
	%15 = phi i32 [ %259, %b75 ], [ %p30, %b1 ], !dbg !591
	%16 = phi i32 [ %260, %b75 ], [ %p31, %b1 ], !dbg !592
	%17 = phi i64 [ %417, %b75 ], [ 0, %b1 ], !dbg !592
	br i1 %10, label %b3, label %b6, !dbg !588

b3:
	%18 = urem i64 %13, 2, !dbg !593
	%19 = icmp ne i64 %18, 0, !dbg !594
	br i1 %19, label %b4, label %b5, !dbg !594

b4:
	br label %b5, !dbg !594

b5:
	%20 = phi float addrspace(1)* [ %0, %b3 ], [ %1, %b4 ], !dbg !595
	%21 = phi i64 [ %p1, %b3 ], [ %p3, %b4 ], !dbg !595
	%22 = phi float addrspace(1)* [ %1, %b3 ], [ %0, %b4 ], !dbg !596
	%23 = phi i64 [ %p3, %b3 ], [ %p1, %b4 ], !dbg !596
	%24 = addrspacecast float addrspace(1)* %20 to float*, !dbg !597
	%25 = addrspacecast float addrspace(1)* %22 to float*, !dbg !597
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !597
	%27 = call float @gpuc_fn_solver_sweep(float* %24, i64 %21, float* %25, i64 %23, i64* %26, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %13, i8* %ctrl), !dbg !597
	br label %b6, !dbg !597

b6:
	%28 = phi float [ 0.000000e+00, %b2 ], [ %27, %b5 ], !dbg !598
	%29 = icmp ne i32 %15, 0, !dbg !599
	br i1 %29, label %b7, label %b35, !dbg !599

b7:
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !601, !range !32
	%31 = sext i32 %30 to i64, !dbg !601
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !601, !range !34
	%33 = sext i32 %32 to i64, !dbg !601
	%34 = icmp eq i64 %31, 0, !dbg !602
	br i1 %34, label %b8, label %b35, !dbg !602

b8:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !603, !range !232
	%36 = sext i32 %35 to i64, !dbg !603
	%37 = sdiv i64 %36, 2, !dbg !604
	%38 = icmp eq i64 %33, %37, !dbg !605
	br i1 %38, label %b9, label %b35, !dbg !600

b9:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !606, !range !33
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !606, !range !33
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !606, !range !35
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !606, !range !236
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !606, !range !236
	%44 = mul i32 %43, %41, !dbg !606
	%45 = add i32 %40, %44, !dbg !606
	%46 = mul i32 %42, %45, !dbg !606
	%47 = add i32 %39, %46, !dbg !606
	%48 = sext i32 %47 to i64, !dbg !606
	%49 = icmp eq i64 %48, 0, !dbg !607
	br i1 %49, label %b10, label %b35, !dbg !607

b10:
	%50 = sub i64 %13, 1, !dbg !608
	%51 = urem i32 %15, 2, !dbg !610
	%52 = zext i32 %51 to i64, !dbg !611
	%53 = mul i64 %52, %11, !dbg !612
	%54 = mul i64 %53, 2, !dbg !613
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %54, !dbg !615
	%56 = zext i32 %15 to i64, !dbg !618
	%57 = icmp uge i64 %54, %p21, !dbg !615
	br i1 %57, label %b10_fail1, label %b10_ok1, !dbg !615, !prof !31

b10_ok1:
	br label %b11, !dbg !619

b11:
	%58 = phi i64 [ 0, %b10_ok1 ], [ %66, %b13 ], !dbg !619
	%59 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !620
	%60 = icmp eq i64 addrspace(1)* %55, null, !dbg !620
	br i1 %60, label %b11_fail1, label %b11_ok1, !dbg !620, !prof !31

b11_ok1:
	%61 = bitcast i64* %59 to i8*, !dbg !620
	%62 = call i64 @gpuc_signal_fetch_thread(i8* %61), !dbg !620
	%63 = shl i64 %56, 32, !dbg !621
	%64 = icmp uge i64 %62, %63, !dbg !622
	br i1 %64, label %b12, label %b13, !dbg !622

b12:
	%65 = and i64 %62, 4294967295, !dbg !623
	br label %b15, !dbg !624

b13:
	%66 = add i64 %58, 1, !dbg !624
	%67 = icmp slt i64 %66, 64, !dbg !624
	br i1 %67, label %b11, label %b14, !dbg !624

b14:
	%68 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !625
	%69 = bitcast i64* %68 to i8*, !dbg !625
	%70 = call i64 @gpuc_signal_wait_until_thread(i8* %69, i32 5, i64 %63, i32 1, i8* %ctrl, i32 22), !dbg !625
	%71 = and i64 %70, 4294967295, !dbg !626
	br label %b15, !dbg !627

b15:
	%72 = phi i64 [ %65, %b12 ], [ %71, %b14 ], !dbg !628
	%73 = add i64 %54, 1, !dbg !629
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %73, !dbg !630
	%75 = icmp uge i64 %73, %p21, !dbg !630
	br i1 %75, label %b15_fail1, label %b15_ok1, !dbg !630, !prof !31

b15_ok1:
	br label %b16, !dbg !632

b16:
	%76 = phi i64 [ 0, %b15_ok1 ], [ %83, %b18 ], !dbg !632
	%77 = addrspacecast i64 addrspace(1)* %74 to i64*, !dbg !633
	%78 = icmp eq i64 addrspace(1)* %74, null, !dbg !633
	br i1 %78, label %b16_fail1, label %b16_ok1, !dbg !633, !prof !31

b16_ok1:
	%79 = bitcast i64* %77 to i8*, !dbg !633
	%80 = call i64 @gpuc_signal_fetch_thread(i8* %79), !dbg !633
	%81 = icmp uge i64 %80, %63, !dbg !634
	br i1 %81, label %b17, label %b18, !dbg !634

b17:
	%82 = and i64 %80, 4294967295, !dbg !635
	br label %b20, !dbg !636

b18:
	%83 = add i64 %76, 1, !dbg !636
	%84 = icmp slt i64 %83, 64, !dbg !636
	br i1 %84, label %b16, label %b19, !dbg !636

b19:
	%85 = addrspacecast i64 addrspace(1)* %74 to i64*, !dbg !637
	%86 = bitcast i64* %85 to i8*, !dbg !637
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %63, i32 1, i8* %ctrl, i32 22), !dbg !637
	%88 = and i64 %87, 4294967295, !dbg !638
	br label %b20, !dbg !639

b20:
	%89 = phi i64 [ %82, %b17 ], [ %88, %b19 ], !dbg !640
	%90 = shl i64 %89, 32, !dbg !640
	%91 = or i64 %72, %90, !dbg !641
	%92 = bitcast i64 %91 to double, !dbg !642
	br label %b21, !dbg !614

b21:
	%93 = phi double [ %92, %b20 ], [ %134, %b32 ], !dbg !643
	%94 = phi i64 [ 1, %b20 ], [ %135, %b32 ], !dbg !644
	%95 = icmp slt i64 %94, %11, !dbg !645
	br i1 %95, label %b22, label %b33, !dbg !645

b22:
	%96 = add i64 %53, %94, !dbg !647
	%97 = mul i64 %96, 2, !dbg !648
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %97, !dbg !650
	%99 = icmp uge i64 %97, %p21, !dbg !650
	br i1 %99, label %b22_fail1, label %b22_ok1, !dbg !650, !prof !31

b22_ok1:
	br label %b23, !dbg !652

b23:
	%100 = phi i64 [ 0, %b22_ok1 ], [ %107, %b25 ], !dbg !652
	%101 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !653
	%102 = icmp eq i64 addrspace(1)* %98, null, !dbg !653
	br i1 %102, label %b23_fail1, label %b23_ok1, !dbg !653, !prof !31

b23_ok1:
	%103 = bitcast i64* %101 to i8*, !dbg !653
	%104 = call i64 @gpuc_signal_fetch_thread(i8* %103), !dbg !653
	%105 = icmp uge i64 %104, %63, !dbg !654
	br i1 %105, label %b24, label %b25, !dbg !654

b24:
	%106 = and i64 %104, 4294967295, !dbg !655
	br label %b27, !dbg !656

b25:
	%107 = add i64 %100, 1, !dbg !656
	%108 = icmp slt i64 %107, 64, !dbg !656
	br i1 %108, label %b23, label %b26, !dbg !656

b26:
	%109 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !657
	%110 = bitcast i64* %109 to i8*, !dbg !657
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %63, i32 1, i8* %ctrl, i32 22), !dbg !657
	%112 = and i64 %111, 4294967295, !dbg !658
	br label %b27, !dbg !659

b27:
	%113 = phi i64 [ %106, %b24 ], [ %112, %b26 ], !dbg !660
	%114 = add i64 %97, 1, !dbg !661
	%115 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %114, !dbg !662
	%116 = icmp uge i64 %114, %p21, !dbg !662
	br i1 %116, label %b27_fail1, label %b27_ok1, !dbg !662, !prof !31

b27_ok1:
	br label %b28, !dbg !664

b28:
	%117 = phi i64 [ 0, %b27_ok1 ], [ %124, %b30 ], !dbg !664
	%118 = addrspacecast i64 addrspace(1)* %115 to i64*, !dbg !665
	%119 = icmp eq i64 addrspace(1)* %115, null, !dbg !665
	br i1 %119, label %b28_fail1, label %b28_ok1, !dbg !665, !prof !31

b28_ok1:
	%120 = bitcast i64* %118 to i8*, !dbg !665
	%121 = call i64 @gpuc_signal_fetch_thread(i8* %120), !dbg !665
	%122 = icmp uge i64 %121, %63, !dbg !666
	br i1 %122, label %b29, label %b30, !dbg !666

b29:
	%123 = and i64 %121, 4294967295, !dbg !667
	br label %b32, !dbg !668

b30:
	%124 = add i64 %117, 1, !dbg !668
	%125 = icmp slt i64 %124, 64, !dbg !668
	br i1 %125, label %b28, label %b31, !dbg !668

b31:
	%126 = addrspacecast i64 addrspace(1)* %115 to i64*, !dbg !669
	%127 = bitcast i64* %126 to i8*, !dbg !669
	%128 = call i64 @gpuc_signal_wait_until_thread(i8* %127, i32 5, i64 %63, i32 1, i8* %ctrl, i32 22), !dbg !669
	%129 = and i64 %128, 4294967295, !dbg !670
	br label %b32, !dbg !671

b32:
	%130 = phi i64 [ %123, %b29 ], [ %129, %b31 ], !dbg !672
	%131 = shl i64 %130, 32, !dbg !672
	%132 = or i64 %113, %131, !dbg !673
	%133 = bitcast i64 %132 to double, !dbg !674
	%134 = fadd double %93, %133, !dbg !675
	%135 = add i64 %94, 1, !dbg !676
	br label %b21, !dbg !676

b33:
	%136 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !677
	%137 = icmp uge i64 0, %p23, !dbg !677
	br i1 %137, label %b33_fail1, label %b33_ok1, !dbg !677, !prof !31

b33_ok1:
	store double %93, double addrspace(1)* %136, align 8, !dbg !677
	%138 = fcmp ole double %93, %p32, !dbg !678
	br i1 %138, label %b34, label %b35, !dbg !678

b34:
	%139 = urem i64 %13, 2, !dbg !679
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %139, !dbg !680
	%141 = icmp uge i64 %139, %p25, !dbg !680
	br i1 %141, label %b34_fail1, label %b34_ok1, !dbg !680, !prof !31

b34_ok1:
	store i64 %50, i64 addrspace(1)* %140, align 8, !dbg !680
	br label %b35, !dbg !680

b35:
	%142 = sub i64 %14, 1, !dbg !681
	%143 = icmp eq i64 %142, 0, !dbg !682
	br i1 %143, label %b36, label %b50, !dbg !682

b36:
	%144 = add i32 %16, 1, !dbg !683
	%145 = fpext float %28 to double, !dbg !684
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !688, !range !33
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !688, !range !33
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !688, !range !35
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !688, !range !236
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !688, !range !236
	%151 = mul i32 %150, %148, !dbg !688
	%152 = add i32 %147, %151, !dbg !688
	%153 = mul i32 %149, %152, !dbg !688
	%154 = add i32 %146, %153, !dbg !688
	%155 = and i32 %154, -32, !dbg !688
	%156 = mul i32 %149, %150, !dbg !688
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !688, !range !340
	%158 = mul i32 %156, %157, !dbg !688
	%159 = sub i32 %158, %155, !dbg !688
	%160 = icmp slt i32 %159, 32, !dbg !688
	%161 = select i1 %160, i32 %159, i32 32, !dbg !688
	%162 = sext i32 %161 to i64, !dbg !688
	%163 = icmp eq i64 %162, 32, !dbg !689
	br i1 %163, label %b37, label %b39, !dbg !689

b37:
	%164 = phi double [ %181, %b38 ], [ %145, %b36 ], !dbg !690
	%165 = phi i64 [ %182, %b38 ], [ 16, %b36 ], !dbg !691
	%166 = icmp sgt i64 %165, 0, !dbg !692
	br i1 %166, label %b38, label %b42, !dbg !692

b38:
	%167 = trunc i64 %165 to i32, !dbg !693
	%168 = bitcast double %164 to i64, !dbg !693
	%169 = trunc i64 %168 to i32, !dbg !693
	%170 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %169, i32 %167, i32 31), !dbg !693
	%171 = extractvalue { i32, i1 } %170, 0, !dbg !693
	%172 = lshr i64 %168, 32, !dbg !693
	%173 = trunc i64 %172 to i32, !dbg !693
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %173, i32 %167, i32 31), !dbg !693
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !693
	%176 = zext i32 %175 to i64, !dbg !693
	%177 = shl i64 %176, 32, !dbg !693
	%178 = zext i32 %171 to i64, !dbg !693
	%179 = or i64 %178, %177, !dbg !693
	%180 = bitcast i64 %179 to double, !dbg !693
	%181 = fadd double %164, %180, !dbg !694
	%182 = sdiv i64 %165, 2, !dbg !695
	br label %b37, !dbg !695

b39:
	%183 = bitcast double %145 to i64, !dbg !696
	%184 = trunc i64 %183 to i32, !dbg !696
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %184, i32 0, i32 31), !dbg !696
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !696
	%187 = lshr i64 %183, 32, !dbg !696
	%188 = trunc i64 %187 to i32, !dbg !696
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 0, i32 31), !dbg !696
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !696
	%191 = zext i32 %190 to i64, !dbg !696
	%192 = shl i64 %191, 32, !dbg !696
	%193 = zext i32 %186 to i64, !dbg !696
	%194 = or i64 %193, %192, !dbg !696
	%195 = bitcast i64 %194 to double, !dbg !696
	br label %b40, !dbg !696

b40:
	%196 = phi double [ %195, %b39 ], [ %213, %b41 ], !dbg !697
	%197 = phi i64 [ 1, %b39 ], [ %214, %b41 ], !dbg !698
	%198 = icmp slt i64 %197, %162, !dbg !699
	br i1 %198, label %b41, label %b42, !dbg !699

b41:
	%199 = trunc i64 %197 to i32, !dbg !700
	%200 = bitcast double %145 to i64, !dbg !700
	%201 = trunc i64 %200 to i32, !dbg !700
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %201, i32 %199, i32 31), !dbg !700
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !700
	%204 = lshr i64 %200, 32, !dbg !700
	%205 = trunc i64 %204 to i32, !dbg !700
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %205, i32 %199, i32 31), !dbg !700
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !700
	%208 = zext i32 %207 to i64, !dbg !700
	%209 = shl i64 %208, 32, !dbg !700
	%210 = zext i32 %203 to i64, !dbg !700
	%211 = or i64 %210, %209, !dbg !700
	%212 = bitcast i64 %211 to double, !dbg !700
	%213 = fadd double %196, %212, !dbg !694
	%214 = add i64 %197, 1, !dbg !701
	br label %b40, !dbg !701

b42:
	%215 = phi double [ %164, %b37 ], [ %196, %b40 ], !dbg !687
	%216 = sext i32 %158 to i64, !dbg !703
	%217 = add i64 %216, 32, !dbg !704
	%218 = sub i64 %217, 1, !dbg !705
	%219 = sdiv i64 %218, 32, !dbg !706
	%220 = icmp eq i64 %219, 1, !dbg !707
	br i1 %220, label %b48, label %b43, !dbg !707

b43:
	call void @llvm.nvvm.barrier0(), !dbg !709
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !710, !range !472
	%222 = sext i32 %221 to i64, !dbg !710
	%223 = icmp eq i64 %222, 0, !dbg !711
	br i1 %223, label %b44, label %b45, !dbg !711

b44:
	%224 = sext i32 %154 to i64, !dbg !712
	%225 = sdiv i64 %224, 32, !dbg !713
	%226 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %225, !dbg !714
	store double %215, double addrspace(3)* %226, align 8, !dbg !714
	br label %b45, !dbg !714

b45:
	call void @llvm.nvvm.barrier0(), !dbg !715
	%227 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !716
	%228 = load double, double addrspace(3)* %227, align 8, !dbg !716
	br label %b46, !dbg !716

b46:
	%229 = phi double [ %228, %b45 ], [ %234, %b47 ], !dbg !717
	%230 = phi i64 [ 1, %b45 ], [ %235, %b47 ], !dbg !718
	%231 = icmp slt i64 %230, %219, !dbg !719
	br i1 %231, label %b47, label %b48, !dbg !719

b47:
	%232 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %230, !dbg !720
	%233 = load double, double addrspace(3)* %232, align 8, !dbg !720
	%234 = fadd double %229, %233, !dbg !694
	%235 = add i64 %230, 1, !dbg !721
	br label %b46, !dbg !721

b48:
	%236 = phi double [ %215, %b42 ], [ %229, %b46 ], !dbg !686
	%237 = sext i32 %154 to i64, !dbg !722
	%238 = icmp eq i64 %237, 0, !dbg !723
	br i1 %238, label %b49, label %b50, !dbg !723

b49:
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !725, !range !231
	%240 = sext i32 %239 to i64, !dbg !725
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !725, !range !232
	%242 = sext i32 %241 to i64, !dbg !725
	%243 = mul i64 %240, %242, !dbg !726
	%244 = urem i32 %16, 2, !dbg !727
	%245 = zext i32 %244 to i64, !dbg !728
	%246 = mul i64 %245, %243, !dbg !729
	%247 = add i64 %246, %243, !dbg !730
	%248 = icmp ugt i64 %247, %p17, !dbg !731
	br i1 %248, label %b49_fail1, label %b49_ok1, !dbg !731, !prof !31

b49_ok1:
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !732, !range !32
	%250 = sext i32 %249 to i64, !dbg !732
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !732, !range !34
	%252 = sext i32 %251 to i64, !dbg !732
	%253 = mul i64 %252, %240, !dbg !733
	%254 = add i64 %253, %250, !dbg !734
	%255 = getelementptr inbounds double, double addrspace(1)* %3, i64 %246, !dbg !731
	%256 = getelementptr inbounds double, double addrspace(1)* %255, i64 %254, !dbg !735
	%257 = icmp uge i64 %254, %243, !dbg !735
	br i1 %257, label %b49_fail2, label %b49_ok2, !dbg !735, !prof !31

b49_ok2:
	store double %236, double addrspace(1)* %256, align 8, !dbg !735
	br label %b50, !dbg !735

b50:
	%258 = phi i64 [ %142, %b35 ], [ %p29, %b48 ], [ %p29, %b49_ok2 ], !dbg !590
	%259 = phi i32 [ 0, %b35 ], [ %16, %b48 ], [ %16, %b49_ok2 ], !dbg !591
	%260 = phi i32 [ %16, %b35 ], [ %144, %b48 ], [ %144, %b49_ok2 ], !dbg !592
	call void @gpuc_grid_sync(), !dbg !736
	%261 = fcmp oge double %p32, 0.000000e+00, !dbg !737
	br i1 %261, label %b51, label %b53, !dbg !737

b51:
	%262 = urem i64 %13, 2, !dbg !738
	%263 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %262, !dbg !739
	%264 = icmp uge i64 %262, %p25, !dbg !739
	br i1 %264, label %b51_fail1, label %b51_ok1, !dbg !739, !prof !31

b51_ok1:
	%265 = load i64, i64 addrspace(1)* %263, align 8, !dbg !739
	%266 = icmp ne i64 %265, 0, !dbg !740
	br i1 %266, label %b52, label %b53, !dbg !740

b52:
	ret void, !dbg !741

b53:
	%267 = icmp ne i32 %259, 0, !dbg !742
	br i1 %267, label %b54, label %b75, !dbg !742

b54:
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !744, !range !32
	%269 = sext i32 %268 to i64, !dbg !744
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !744, !range !34
	%271 = sext i32 %270 to i64, !dbg !744
	%272 = icmp eq i64 %269, 0, !dbg !745
	br i1 %272, label %b55, label %b75, !dbg !745

b55:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !746, !range !232
	%274 = sext i32 %273 to i64, !dbg !746
	%275 = sdiv i64 %274, 2, !dbg !747
	%276 = icmp eq i64 %271, %275, !dbg !748
	br i1 %276, label %b56, label %b75, !dbg !743

b56:
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !750, !range !231
	%278 = sext i32 %277 to i64, !dbg !750
	%279 = mul i64 %278, %274, !dbg !751
	%280 = urem i32 %259, 2, !dbg !752
	%281 = zext i32 %280 to i64, !dbg !753
	%282 = mul i64 %281, %279, !dbg !754
	%283 = add i64 %282, %279, !dbg !755
	%284 = getelementptr inbounds double, double addrspace(1)* %3, i64 %282, !dbg !756
	%285 = icmp ugt i64 %283, %p17, !dbg !756
	br i1 %285, label %b56_fail1, label %b56_ok1, !dbg !756, !prof !31

b56_ok1:
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !757, !range !33
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !757, !range !33
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !757, !range !35
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !757, !range !236
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !757, !range !236
	%291 = mul i32 %290, %288, !dbg !757
	%292 = add i32 %287, %291, !dbg !757
	%293 = mul i32 %289, %292, !dbg !757
	%294 = add i32 %286, %293, !dbg !757
	%295 = sext i32 %294 to i64, !dbg !757
	%296 = mul i32 %289, %290, !dbg !757
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !757, !range !340
	%298 = mul i32 %296, %297, !dbg !757
	%299 = sext i32 %298 to i64, !dbg !757
	br label %b57, !dbg !757

b57:
	%300 = phi double [ 0.000000e+00, %b56_ok1 ], [ %305, %b58 ], !dbg !758
	%301 = phi i64 [ %295, %b56_ok1 ], [ %306, %b58 ], !dbg !757
	%302 = icmp slt i64 %301, %279, !dbg !757
	br i1 %302, label %b58, label %b59, !dbg !757

b58:
	%303 = getelementptr inbounds double, double addrspace(1)* %284, i64 %301, !dbg !759
	%304 = load double, double addrspace(1)* %303, align 8, !dbg !759
	%305 = fadd double %300, %304, !dbg !760
	%306 = add i64 %301, %299, !dbg !757
	br label %b57, !dbg !757

b59:
	%307 = and i32 %294, -32, !dbg !764
	%308 = sub i32 %298, %307, !dbg !764
	%309 = icmp slt i32 %308, 32, !dbg !764
	%310 = select i1 %309, i32 %308, i32 32, !dbg !764
	%311 = sext i32 %310 to i64, !dbg !764
	%312 = icmp eq i64 %311, 32, !dbg !765
	br i1 %312, label %b60, label %b62, !dbg !765

b60:
	%313 = phi double [ %330, %b61 ], [ %300, %b59 ], !dbg !766
	%314 = phi i64 [ %331, %b61 ], [ 16, %b59 ], !dbg !767
	%315 = icmp sgt i64 %314, 0, !dbg !768
	br i1 %315, label %b61, label %b65, !dbg !768

b61:
	%316 = trunc i64 %314 to i32, !dbg !769
	%317 = bitcast double %313 to i64, !dbg !769
	%318 = trunc i64 %317 to i32, !dbg !769
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %318, i32 %316, i32 31), !dbg !769
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !769
	%321 = lshr i64 %317, 32, !dbg !769
	%322 = trunc i64 %321 to i32, !dbg !769
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %322, i32 %316, i32 31), !dbg !769
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !769
	%325 = zext i32 %324 to i64, !dbg !769
	%326 = shl i64 %325, 32, !dbg !769
	%327 = zext i32 %320 to i64, !dbg !769
	%328 = or i64 %327, %326, !dbg !769
	%329 = bitcast i64 %328 to double, !dbg !769
	%330 = fadd double %313, %329, !dbg !770
	%331 = sdiv i64 %314, 2, !dbg !771
	br label %b60, !dbg !771

b62:
	%332 = bitcast double %300 to i64, !dbg !772
	%333 = trunc i64 %332 to i32, !dbg !772
	%334 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %333, i32 0, i32 31), !dbg !772
	%335 = extractvalue { i32, i1 } %334, 0, !dbg !772
	%336 = lshr i64 %332, 32, !dbg !772
	%337 = trunc i64 %336 to i32, !dbg !772
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !772
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !772
	%340 = zext i32 %339 to i64, !dbg !772
	%341 = shl i64 %340, 32, !dbg !772
	%342 = zext i32 %335 to i64, !dbg !772
	%343 = or i64 %342, %341, !dbg !772
	%344 = bitcast i64 %343 to double, !dbg !772
	br label %b63, !dbg !772

b63:
	%345 = phi double [ %344, %b62 ], [ %362, %b64 ], !dbg !773
	%346 = phi i64 [ 1, %b62 ], [ %363, %b64 ], !dbg !774
	%347 = icmp slt i64 %346, %311, !dbg !775
	br i1 %347, label %b64, label %b65, !dbg !775

b64:
	%348 = trunc i64 %346 to i32, !dbg !776
	%349 = bitcast double %300 to i64, !dbg !776
	%350 = trunc i64 %349 to i32, !dbg !776
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %350, i32 %348, i32 31), !dbg !776
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !776
	%353 = lshr i64 %349, 32, !dbg !776
	%354 = trunc i64 %353 to i32, !dbg !776
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %348, i32 31), !dbg !776
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !776
	%357 = zext i32 %356 to i64, !dbg !776
	%358 = shl i64 %357, 32, !dbg !776
	%359 = zext i32 %352 to i64, !dbg !776
	%360 = or i64 %359, %358, !dbg !776
	%361 = bitcast i64 %360 to double, !dbg !776
	%362 = fadd double %345, %361, !dbg !770
	%363 = add i64 %346, 1, !dbg !777
	br label %b63, !dbg !777

b65:
	%364 = phi double [ %313, %b60 ], [ %345, %b63 ], !dbg !763
	%365 = add i64 %299, 32, !dbg !779
	%366 = sub i64 %365, 1, !dbg !780
	%367 = sdiv i64 %366, 32, !dbg !781
	%368 = icmp eq i64 %367, 1, !dbg !782
	br i1 %368, label %b71, label %b66, !dbg !782

b66:
	call void @llvm.nvvm.barrier0(), !dbg !784
	%369 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !785, !range !472
	%370 = sext i32 %369 to i64, !dbg !785
	%371 = icmp eq i64 %370, 0, !dbg !786
	br i1 %371, label %b67, label %b68, !dbg !786

b67:
	%372 = sdiv i64 %295, 32, !dbg !787
	%373 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %372, !dbg !788
	store double %364, double addrspace(3)* %373, align 8, !dbg !788
	br label %b68, !dbg !788

b68:
	call void @llvm.nvvm.barrier0(), !dbg !789
	%374 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !790
	%375 = load double, double addrspace(3)* %374, align 8, !dbg !790
	br label %b69, !dbg !790

b69:
	%376 = phi double [ %375, %b68 ], [ %381, %b70 ], !dbg !791
	%377 = phi i64 [ 1, %b68 ], [ %382, %b70 ], !dbg !792
	%378 = icmp slt i64 %377, %367, !dbg !793
	br i1 %378, label %b70, label %b71, !dbg !793

b70:
	%379 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %377, !dbg !794
	%380 = load double, double addrspace(3)* %379, align 8, !dbg !794
	%381 = fadd double %376, %380, !dbg !770
	%382 = add i64 %377, 1, !dbg !795
	br label %b69, !dbg !795

b71:
	%383 = phi double [ %364, %b65 ], [ %376, %b69 ], !dbg !762
	%384 = icmp eq i64 %295, 0, !dbg !796
	br i1 %384, label %b72, label %b74, !dbg !796

b72:
	%385 = mul i64 %281, %11, !dbg !798
	%386 = add i64 %385, %12, !dbg !799
	%387 = mul i64 %386, 2, !dbg !800
	%388 = zext i32 %259 to i64, !dbg !803
	%389 = add i64 %387, 1, !dbg !804
	br label %b73, !dbg !805

b73:
	%390 = phi i64 [ 0, %b72 ], [ %414, %b73_ok3 ], !dbg !805
	%391 = add i64 %12, %390, !dbg !807
	%392 = icmp uge i64 %387, %p21, !dbg !806
	br i1 %392, label %b73_fail1, label %b73_ok1, !dbg !806, !prof !31

b73_ok1:
	%393 = icmp eq i64 %11, -1, !dbg !808
	%394 = select i1 %393, i64 1, i64 %11, !dbg !808
	%395 = srem i64 %391, %394, !dbg !808
	%396 = bitcast double %383 to i64, !dbg !809
	%397 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %387, !dbg !806
	%398 = trunc i64 %396 to i32, !dbg !810
	%399 = shl i64 %388, 32, !dbg !811
	%400 = zext i32 %398 to i64, !dbg !812
	%401 = or i64 %399, %400, !dbg !813
	%402 = trunc i64 %395 to i32, !dbg !814
	%403 = addrspacecast i64 addrspace(1)* %397 to i64*, !dbg !814
	%404 = icmp uge i64 %395, %11, !dbg !814
	br i1 %404, label %b73_fail2, label %b73_ok2, !dbg !814, !prof !31

b73_ok2:
	%405 = bitcast i64* %403 to i8*, !dbg !814
	call void @gpuc_signal_op_thread(i8* %405, i64 %401, i32 9, i32 %402), !dbg !814
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %389, !dbg !815
	%407 = lshr i64 %396, 32, !dbg !816
	%408 = trunc i64 %407 to i32, !dbg !817
	%409 = zext i32 %408 to i64, !dbg !819
	%410 = or i64 %399, %409, !dbg !820
	%411 = addrspacecast i64 addrspace(1)* %406 to i64*, !dbg !821
	%412 = icmp uge i64 %389, %p21, !dbg !815
	br i1 %412, label %b73_fail3, label %b73_ok3, !dbg !815, !prof !31

b73_ok3:
	%413 = bitcast i64* %411 to i8*, !dbg !821
	call void @gpuc_signal_op_thread(i8* %413, i64 %410, i32 9, i32 %402), !dbg !821
	%414 = add i64 %390, 1, !dbg !801
	%415 = icmp slt i64 %414, %11, !dbg !801
	br i1 %415, label %b73, label %b74, !dbg !801

b74:
	call void @llvm.nvvm.barrier0(), !dbg !822
	br label %b75, !dbg !584

b75:
	%416 = add i64 %13, 1, !dbg !823
	%417 = add i64 %17, 1, !dbg !823
	%418 = icmp slt i64 %417, %p27, !dbg !823
	br i1 %418, label %b2, label %b76, !dbg !823

b76:
	ret void, !dbg !823

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %54, i64 %p21), !dbg !615
	ret void, !dbg !615

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !620
	ret void, !dbg !620

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %73, i64 %p21), !dbg !630
	ret void, !dbg !630

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !633
	ret void, !dbg !633

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %97, i64 %p21), !dbg !650
	ret void, !dbg !650

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !653
	ret void, !dbg !653

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %114, i64 %p21), !dbg !662
	ret void, !dbg !662

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !665
	ret void, !dbg !665

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p23), !dbg !677
	ret void, !dbg !677

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %139, i64 %p25), !dbg !680
	ret void, !dbg !680

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %247, i64 %p17), !dbg !731
	ret void, !dbg !731

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %254, i64 %243), !dbg !735
	ret void, !dbg !735

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %262, i64 %p25), !dbg !739
	ret void, !dbg !739

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %283, i64 %p17), !dbg !756
	ret void, !dbg !756

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %387, i64 %p21), !dbg !806
	ret void, !dbg !806

b73_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %395, i64 %11), !dbg !814
	ret void, !dbg !814

b73_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %389, i64 %p21), !dbg !815
	ret void, !dbg !815
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !824 {
entry:
	br label %b0, !dbg !825

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !825
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !825
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !825
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !828
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !829, !range !32
	%5 = sext i32 %4 to i64, !dbg !829
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !829, !range !34
	%7 = sext i32 %6 to i64, !dbg !829
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !829, !range !34
	%9 = sext i32 %8 to i64, !dbg !829
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !829, !range !231
	%11 = sext i32 %10 to i64, !dbg !829
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !829, !range !232
	%13 = sext i32 %12 to i64, !dbg !829
	%14 = mul i64 %13, %9, !dbg !829
	%15 = add i64 %7, %14, !dbg !829
	%16 = mul i64 %11, %15, !dbg !829
	%17 = add i64 %5, %16, !dbg !829
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !829, !range !236
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !829, !range !236
	%20 = mul i32 %18, %19, !dbg !829
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !829, !range !340
	%22 = mul i32 %20, %21, !dbg !829
	%23 = sext i32 %22 to i64, !dbg !829
	%24 = mul i64 %17, %23, !dbg !829
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !829, !range !33
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !829, !range !33
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !829, !range !35
	%28 = mul i32 %19, %27, !dbg !829
	%29 = add i32 %26, %28, !dbg !829
	%30 = mul i32 %18, %29, !dbg !829
	%31 = add i32 %25, %30, !dbg !829
	%32 = sext i32 %31 to i64, !dbg !829
	%33 = add i64 %24, %32, !dbg !829
	%34 = icmp eq i64 %33, 0, !dbg !830
	br i1 %34, label %b1, label %b27, !dbg !830

b1:
	%35 = urem i64 %p11, 2, !dbg !831
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !832
	%37 = icmp uge i64 %35, %p9, !dbg !832
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !832, !prof !31

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !832
	%39 = icmp eq i64 %38, 0, !dbg !833
	br i1 %39, label %b2, label %b27, !dbg !833

b2:
	%40 = sext i32 %3 to i64, !dbg !828
	%41 = urem i32 %p10, 2, !dbg !835
	%42 = zext i32 %41 to i64, !dbg !836
	%43 = mul i64 %42, %40, !dbg !837
	%44 = mul i64 %43, 2, !dbg !838
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !840
	%46 = zext i32 %p10 to i64, !dbg !843
	%47 = icmp uge i64 %44, %p5, !dbg !840
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !840, !prof !31

b2_ok1:
	br label %b3, !dbg !844

b3:
	%48 = phi i64 [ 0, %b2_ok1 ], [ %56, %b5 ], !dbg !844
	%49 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !845
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !845
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !845, !prof !31

b3_ok1:
	%51 = bitcast i64* %49 to i8*, !dbg !845
	%52 = call i64 @gpuc_signal_fetch_thread(i8* %51), !dbg !845
	%53 = shl i64 %46, 32, !dbg !846
	%54 = icmp uge i64 %52, %53, !dbg !847
	br i1 %54, label %b4, label %b5, !dbg !847

b4:
	%55 = and i64 %52, 4294967295, !dbg !848
	br label %b7, !dbg !849

b5:
	%56 = add i64 %48, 1, !dbg !849
	%57 = icmp slt i64 %56, 64, !dbg !849
	br i1 %57, label %b3, label %b6, !dbg !849

b6:
	%58 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !850
	%59 = bitcast i64* %58 to i8*, !dbg !850
	%60 = call i64 @gpuc_signal_wait_until_thread(i8* %59, i32 5, i64 %53, i32 1, i8* %ctrl, i32 22), !dbg !850
	%61 = and i64 %60, 4294967295, !dbg !851
	br label %b7, !dbg !852

b7:
	%62 = phi i64 [ %55, %b4 ], [ %61, %b6 ], !dbg !853
	%63 = add i64 %44, 1, !dbg !854
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %63, !dbg !855
	%65 = icmp uge i64 %63, %p5, !dbg !855
	br i1 %65, label %b7_fail1, label %b7_ok1, !dbg !855, !prof !31

b7_ok1:
	br label %b8, !dbg !857

b8:
	%66 = phi i64 [ 0, %b7_ok1 ], [ %73, %b10 ], !dbg !857
	%67 = addrspacecast i64 addrspace(1)* %64 to i64*, !dbg !858
	%68 = icmp eq i64 addrspace(1)* %64, null, !dbg !858
	br i1 %68, label %b8_fail1, label %b8_ok1, !dbg !858, !prof !31

b8_ok1:
	%69 = bitcast i64* %67 to i8*, !dbg !858
	%70 = call i64 @gpuc_signal_fetch_thread(i8* %69), !dbg !858
	%71 = icmp uge i64 %70, %53, !dbg !859
	br i1 %71, label %b9, label %b10, !dbg !859

b9:
	%72 = and i64 %70, 4294967295, !dbg !860
	br label %b12, !dbg !861

b10:
	%73 = add i64 %66, 1, !dbg !861
	%74 = icmp slt i64 %73, 64, !dbg !861
	br i1 %74, label %b8, label %b11, !dbg !861

b11:
	%75 = addrspacecast i64 addrspace(1)* %64 to i64*, !dbg !862
	%76 = bitcast i64* %75 to i8*, !dbg !862
	%77 = call i64 @gpuc_signal_wait_until_thread(i8* %76, i32 5, i64 %53, i32 1, i8* %ctrl, i32 22), !dbg !862
	%78 = and i64 %77, 4294967295, !dbg !863
	br label %b12, !dbg !864

b12:
	%79 = phi i64 [ %72, %b9 ], [ %78, %b11 ], !dbg !865
	%80 = shl i64 %79, 32, !dbg !865
	%81 = or i64 %62, %80, !dbg !866
	%82 = bitcast i64 %81 to double, !dbg !867
	br label %b13, !dbg !839

b13:
	%83 = phi double [ %82, %b12 ], [ %124, %b24 ], !dbg !868
	%84 = phi i64 [ 1, %b12 ], [ %125, %b24 ], !dbg !869
	%85 = icmp slt i64 %84, %40, !dbg !870
	br i1 %85, label %b14, label %b25, !dbg !870

b14:
	%86 = add i64 %43, %84, !dbg !872
	%87 = mul i64 %86, 2, !dbg !873
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %87, !dbg !875
	%89 = icmp uge i64 %87, %p5, !dbg !875
	br i1 %89, label %b14_fail1, label %b14_ok1, !dbg !875, !prof !31

b14_ok1:
	br label %b15, !dbg !877

b15:
	%90 = phi i64 [ 0, %b14_ok1 ], [ %97, %b17 ], !dbg !877
	%91 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !878
	%92 = icmp eq i64 addrspace(1)* %88, null, !dbg !878
	br i1 %92, label %b15_fail1, label %b15_ok1, !dbg !878, !prof !31

b15_ok1:
	%93 = bitcast i64* %91 to i8*, !dbg !878
	%94 = call i64 @gpuc_signal_fetch_thread(i8* %93), !dbg !878
	%95 = icmp uge i64 %94, %53, !dbg !879
	br i1 %95, label %b16, label %b17, !dbg !879

b16:
	%96 = and i64 %94, 4294967295, !dbg !880
	br label %b19, !dbg !881

b17:
	%97 = add i64 %90, 1, !dbg !881
	%98 = icmp slt i64 %97, 64, !dbg !881
	br i1 %98, label %b15, label %b18, !dbg !881

b18:
	%99 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !882
	%100 = bitcast i64* %99 to i8*, !dbg !882
	%101 = call i64 @gpuc_signal_wait_until_thread(i8* %100, i32 5, i64 %53, i32 1, i8* %ctrl, i32 22), !dbg !882
	%102 = and i64 %101, 4294967295, !dbg !883
	br label %b19, !dbg !884

b19:
	%103 = phi i64 [ %96, %b16 ], [ %102, %b18 ], !dbg !885
	%104 = add i64 %87, 1, !dbg !886
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %104, !dbg !887
	%106 = icmp uge i64 %104, %p5, !dbg !887
	br i1 %106, label %b19_fail1, label %b19_ok1, !dbg !887, !prof !31

b19_ok1:
	br label %b20, !dbg !889

b20:
	%107 = phi i64 [ 0, %b19_ok1 ], [ %114, %b22 ], !dbg !889
	%108 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !890
	%109 = icmp eq i64 addrspace(1)* %105, null, !dbg !890
	br i1 %109, label %b20_fail1, label %b20_ok1, !dbg !890, !prof !31

b20_ok1:
	%110 = bitcast i64* %108 to i8*, !dbg !890
	%111 = call i64 @gpuc_signal_fetch_thread(i8* %110), !dbg !890
	%112 = icmp uge i64 %111, %53, !dbg !891
	br i1 %112, label %b21, label %b22, !dbg !891

b21:
	%113 = and i64 %111, 4294967295, !dbg !892
	br label %b24, !dbg !893

b22:
	%114 = add i64 %107, 1, !dbg !893
	%115 = icmp slt i64 %114, 64, !dbg !893
	br i1 %115, label %b20, label %b23, !dbg !893

b23:
	%116 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !894
	%117 = bitcast i64* %116 to i8*, !dbg !894
	%118 = call i64 @gpuc_signal_wait_until_thread(i8* %117, i32 5, i64 %53, i32 1, i8* %ctrl, i32 22), !dbg !894
	%119 = and i64 %118, 4294967295, !dbg !895
	br label %b24, !dbg !896

b24:
	%120 = phi i64 [ %113, %b21 ], [ %119, %b23 ], !dbg !897
	%121 = shl i64 %120, 32, !dbg !897
	%122 = or i64 %103, %121, !dbg !898
	%123 = bitcast i64 %122 to double, !dbg !899
	%124 = fadd double %83, %123, !dbg !900
	%125 = add i64 %84, 1, !dbg !901
	br label %b13, !dbg !901

b25:
	%126 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !902
	%127 = icmp uge i64 0, %p7, !dbg !902
	br i1 %127, label %b25_fail1, label %b25_ok1, !dbg !902, !prof !31

b25_ok1:
	store double %83, double addrspace(1)* %126, align 8, !dbg !902
	%128 = fcmp ole double %83, %p12, !dbg !903
	br i1 %128, label %b26, label %b27, !dbg !903

b26:
	%129 = add i64 %p11, 1, !dbg !904
	%130 = urem i64 %129, 2, !dbg !905
	%131 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %130, !dbg !906
	%132 = icmp uge i64 %130, %p9, !dbg !906
	br i1 %132, label %b26_fail1, label %b26_ok1, !dbg !906, !prof !31

b26_ok1:
	store i64 %p11, i64 addrspace(1)* %131, align 8, !dbg !906
	br label %b27, !dbg !906

b27:
	ret void, !dbg !826

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %35, i64 %p9), !dbg !832
	ret void, !dbg !832

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %44, i64 %p5), !dbg !840
	ret void, !dbg !840

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !845
	ret void, !dbg !845

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %63, i64 %p5), !dbg !855
	ret void, !dbg !855

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !858
	ret void, !dbg !858

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %87, i64 %p5), !dbg !875
	ret void, !dbg !875

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !878
	ret void, !dbg !878

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %104, i64 %p5), !dbg !887
	ret void, !dbg !887

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !890
	ret void, !dbg !890

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p7), !dbg !902
	ret void, !dbg !902

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %130, i64 %p9), !dbg !906
	ret void, !dbg !906
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !907 {
entry:
	br label %b0, !dbg !908

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !908
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !908
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !909
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !910, !range !32
	%4 = sext i32 %3 to i64, !dbg !910
	%5 = sext i32 %2 to i64, !dbg !909
	%6 = icmp ne i64 %5, 0, !dbg !911
	br label %b1, !dbg !912

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !913
	%8 = icmp slt i64 %7, %p16, !dbg !914
	br i1 %8, label %b2, label %b10, !dbg !914

b2:
	%9 = mul i64 %7, %p14, !dbg !916
	%10 = icmp eq i64 %p16, 0, !dbg !915
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !915, !prof !31

b2_ok1:
	%11 = icmp eq i64 %p16, -1, !dbg !915
	%12 = select i1 %11, i64 1, i64 %p16, !dbg !915
	%13 = sdiv i64 %9, %12, !dbg !915
	%14 = sub i64 0, %9, !dbg !915
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !915
	%16 = sub i64 %15, %p7, !dbg !917
	%17 = icmp slt i64 %16, 0, !dbg !918
	br i1 %17, label %b9, label %b3, !dbg !918

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !919
	br i1 %18, label %b9, label %b4, !dbg !919

b4:
	%19 = mul i64 %7, %p15, !dbg !920
	%20 = add i64 %7, 1, !dbg !921
	%21 = mul i64 %20, %p15, !dbg !922
	%22 = sub i64 %21, %19, !dbg !923
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !923
	%24 = icmp ugt i64 %21, %p1, !dbg !923
	%25 = icmp ugt i64 %19, %21, !dbg !923
	%26 = or i1 %24, %25, !dbg !923
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !923, !prof !31

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !924, !range !33
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !924, !range !33
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !924, !range !35
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !924, !range !236
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !924, !range !236
	%32 = mul i32 %31, %29, !dbg !924
	%33 = add i32 %28, %32, !dbg !924
	%34 = mul i32 %30, %33, !dbg !924
	%35 = add i32 %27, %34, !dbg !924
	%36 = sext i32 %35 to i64, !dbg !924
	%37 = mul i32 %30, %31, !dbg !924
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !924, !range !340
	%39 = mul i32 %37, %38, !dbg !924
	%40 = sext i32 %39 to i64, !dbg !924
	%41 = add i64 %16, 1, !dbg !925
	%42 = mul i64 %41, %p6, !dbg !926
	br label %b5, !dbg !924

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !924
	%44 = icmp slt i64 %43, %p15, !dbg !924
	br i1 %44, label %b6, label %b7, !dbg !924

b6:
	%45 = mul i64 %43, %p5, !dbg !927
	%46 = icmp eq i64 %p15, -1, !dbg !928
	%47 = select i1 %46, i64 1, i64 %p15, !dbg !928
	%48 = sdiv i64 %45, %47, !dbg !928
	%49 = sub i64 0, %45, !dbg !928
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !928
	%51 = add i64 %42, %50, !dbg !929
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !930
	%53 = icmp uge i64 %51, %p3, !dbg !930
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !930, !prof !31

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !930
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !931
	store float %54, float addrspace(1)* %55, align 4, !dbg !931
	%56 = add i64 %43, %40, !dbg !924
	br label %b5, !dbg !924

b7:
	call void @llvm.nvvm.barrier0(), !dbg !932
	br i1 %6, label %b8, label %b9, !dbg !911

b8:
	%57 = mul i64 %22, 4, !dbg !933
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !933
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !933
	%60 = bitcast float* %58 to i8*, !dbg !933
	%61 = bitcast float* %59 to i8*, !dbg !933
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !933
	br label %b9, !dbg !933

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !934, !range !231
	%63 = sext i32 %62 to i64, !dbg !934
	%64 = add i64 %7, %63, !dbg !935
	br label %b1, !dbg !935

b10:
	ret void, !dbg !935

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !915
	ret void, !dbg !915

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !923
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !923

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %21, i64 %p1), !dbg !923
	ret void, !dbg !923

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %19, i64 %21), !dbg !923
	ret void, !dbg !923

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %51, i64 %p3), !dbg !930
	ret void, !dbg !930
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

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

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
!nvvm.annotations = !{!936, !937, !938, !939, !940, !941, !942, !943, !944, !945, !946, !947, !948, !949, !950, !951, !952, !953}
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
!369 = distinct !DISubprogram(name: "word", scope: !365, file: !365, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!370 = distinct !DISubprogram(name: "awaitWord", scope: !365, file: !365, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!371 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !367)
!372 = !DILocation(line: 69, column: 45, scope: !370, inlinedAt: !371)
!373 = !DILocation(line: 54, column: 53, scope: !369, inlinedAt: !372)
!374 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !371)
!375 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !371)
!376 = !DILocation(line: 54, column: 60, scope: !369, inlinedAt: !372)
!377 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !371)
!378 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !371)
!379 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !371)
!380 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !371)
!381 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !371)
!382 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !371)
!383 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !367)
!384 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !367)
!385 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !367)
!386 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !367)
!387 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !386)
!388 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !386)
!389 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !386)
!390 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !386)
!391 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !386)
!392 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !386)
!393 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !386)
!394 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !386)
!395 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !367)
!396 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !367)
!397 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !367)
!398 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !327)
!399 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !327)
!400 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !327)
!401 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !327)
!402 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !401)
!403 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !401)
!404 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !327)
!405 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !404)
!406 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !404)
!407 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !406)
!408 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !406)
!409 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !406)
!410 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !406)
!411 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !406)
!412 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !406)
!413 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !406)
!414 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !406)
!415 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !404)
!416 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !404)
!417 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !404)
!418 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !404)
!419 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !418)
!420 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !418)
!421 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !418)
!422 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !418)
!423 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !418)
!424 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !418)
!425 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !418)
!426 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !418)
!427 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !404)
!428 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !404)
!429 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !404)
!430 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !327)
!431 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !327)
!432 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !326)
!433 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !326)
!434 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !326)
!435 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !326)
!436 = !DILocation(line: 39, column: 14, scope: !320)
!437 = distinct !DISubprogram(name: "add", scope: !324, file: !324, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!438 = !DILocation(line: 39, column: 25, scope: !320)
!439 = !DILocation(line: 53, column: 41, scope: !437, inlinedAt: !438)
!440 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!441 = distinct !DISubprogram(name: "reduceWarp", scope: !440, file: !440, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!442 = distinct !DISubprogram(name: "reduce", scope: !440, file: !440, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!443 = distinct !DISubprogram(name: "ReduceAdd", scope: !440, file: !440, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!444 = !DILocation(line: 53, column: 22, scope: !437, inlinedAt: !438)
!445 = !DILocation(line: 8, column: 15, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !445)
!447 = !DILocation(line: 70, column: 13, scope: !441, inlinedAt: !446)
!448 = !DILocation(line: 71, column: 7, scope: !441, inlinedAt: !446)
!449 = !DILocation(line: 66, column: 35, scope: !441, inlinedAt: !446)
!450 = !DILocation(line: 72, column: 7, scope: !441, inlinedAt: !446)
!451 = !DILocation(line: 72, column: 35, scope: !441, inlinedAt: !446)
!452 = !DILocation(line: 73, column: 23, scope: !441, inlinedAt: !446)
!453 = !DILocation(line: 8, column: 76, scope: !443, inlinedAt: !444)
!454 = !DILocation(line: 72, column: 40, scope: !441, inlinedAt: !446)
!455 = !DILocation(line: 77, column: 16, scope: !441, inlinedAt: !446)
!456 = !DILocation(line: 77, column: 2, scope: !441, inlinedAt: !446)
!457 = !DILocation(line: 78, column: 6, scope: !441, inlinedAt: !446)
!458 = !DILocation(line: 78, column: 22, scope: !441, inlinedAt: !446)
!459 = !DILocation(line: 79, column: 23, scope: !441, inlinedAt: !446)
!460 = !DILocation(line: 78, column: 27, scope: !441, inlinedAt: !446)
!461 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!462 = distinct !DISubprogram(name: "Block.warps", scope: !461, file: !461, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!463 = !DILocation(line: 46, column: 14, scope: !442, inlinedAt: !445)
!464 = !DILocation(line: 26, column: 44, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 26, column: 47, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 26, column: 59, scope: !462, inlinedAt: !463)
!467 = !DILocation(line: 26, column: 64, scope: !462, inlinedAt: !463)
!468 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !445)
!469 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !445)
!470 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !445)
!471 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !445)
!472 = !{i32 0, i32 32}
!473 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !445)
!474 = !DILocation(line: 53, column: 15, scope: !442, inlinedAt: !445)
!475 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !445)
!476 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !445)
!477 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !445)
!478 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !445)
!479 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !445)
!480 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !445)
!481 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !445)
!482 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !445)
!483 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !445)
!484 = !DILocation(line: 54, column: 21, scope: !437, inlinedAt: !438)
!485 = !DILocation(line: 54, column: 26, scope: !437, inlinedAt: !438)
!486 = !DILocation(line: 55, column: 26, scope: !437, inlinedAt: !438)
!487 = !DILocation(line: 56, column: 19, scope: !437, inlinedAt: !438)
!488 = !DILocation(line: 56, column: 22, scope: !437, inlinedAt: !438)
!489 = distinct !DISubprogram(name: "sums", scope: !324, file: !324, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!490 = !DILocation(line: 57, column: 7, scope: !437, inlinedAt: !438)
!491 = !DILocation(line: 83, column: 19, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 83, column: 13, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 83, column: 23, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 84, column: 30, scope: !489, inlinedAt: !490)
!495 = !DILocation(line: 84, column: 18, scope: !489, inlinedAt: !490)
!496 = !DILocation(line: 57, column: 34, scope: !437, inlinedAt: !438)
!497 = !DILocation(line: 57, column: 38, scope: !437, inlinedAt: !438)
!498 = !DILocation(line: 57, column: 52, scope: !437, inlinedAt: !438)
!499 = !DILocation(line: 57, column: 23, scope: !437, inlinedAt: !438)
!500 = !DILocation(line: 58, column: 51, scope: !437, inlinedAt: !438)
!501 = !DILocation(line: 58, column: 34, scope: !437, inlinedAt: !438)
!502 = !DILocation(line: 59, column: 14, scope: !437, inlinedAt: !438)
!503 = !DILocation(line: 59, column: 32, scope: !437, inlinedAt: !438)
!504 = !DILocation(line: 59, column: 23, scope: !437, inlinedAt: !438)
!505 = !DILocation(line: 59, column: 3, scope: !437, inlinedAt: !438)
!506 = !DILocation(line: 61, column: 16, scope: !437, inlinedAt: !438)
!507 = !DILocation(line: 62, column: 9, scope: !437, inlinedAt: !438)
!508 = !DILocation(line: 67, column: 13, scope: !330, inlinedAt: !331)
!509 = !DILocation(line: 83, column: 19, scope: !489, inlinedAt: !508)
!510 = !DILocation(line: 83, column: 13, scope: !489, inlinedAt: !508)
!511 = !DILocation(line: 83, column: 23, scope: !489, inlinedAt: !508)
!512 = !DILocation(line: 84, column: 30, scope: !489, inlinedAt: !508)
!513 = !DILocation(line: 84, column: 18, scope: !489, inlinedAt: !508)
!514 = !DILocation(line: 69, column: 33, scope: !330, inlinedAt: !331)
!515 = !DILocation(line: 69, column: 33, scope: !320)
!516 = !DILocation(line: 70, column: 13, scope: !330, inlinedAt: !331)
!517 = !DILocation(line: 70, column: 3, scope: !330, inlinedAt: !331)
!518 = !DILocation(line: 72, column: 21, scope: !330, inlinedAt: !331)
!519 = !DILocation(line: 8, column: 15, scope: !443, inlinedAt: !518)
!520 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !519)
!521 = !DILocation(line: 71, column: 7, scope: !441, inlinedAt: !520)
!522 = !DILocation(line: 66, column: 35, scope: !441, inlinedAt: !520)
!523 = !DILocation(line: 72, column: 7, scope: !441, inlinedAt: !520)
!524 = !DILocation(line: 72, column: 35, scope: !441, inlinedAt: !520)
!525 = !DILocation(line: 73, column: 23, scope: !441, inlinedAt: !520)
!526 = !DILocation(line: 8, column: 76, scope: !443, inlinedAt: !518)
!527 = !DILocation(line: 72, column: 40, scope: !441, inlinedAt: !520)
!528 = !DILocation(line: 77, column: 16, scope: !441, inlinedAt: !520)
!529 = !DILocation(line: 77, column: 2, scope: !441, inlinedAt: !520)
!530 = !DILocation(line: 78, column: 6, scope: !441, inlinedAt: !520)
!531 = !DILocation(line: 78, column: 22, scope: !441, inlinedAt: !520)
!532 = !DILocation(line: 79, column: 23, scope: !441, inlinedAt: !520)
!533 = !DILocation(line: 78, column: 27, scope: !441, inlinedAt: !520)
!534 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !519)
!535 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !519)
!536 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !519)
!537 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !519)
!538 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !519)
!539 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !519)
!540 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !519)
!541 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !519)
!542 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !519)
!543 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !519)
!544 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !519)
!545 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !519)
!546 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !519)
!547 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !519)
!548 = !DILocation(line: 73, column: 22, scope: !330, inlinedAt: !331)
!549 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !332)
!550 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !332)
!551 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !550)
!552 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !550)
!553 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !550)
!554 = distinct !DISubprogram(name: "Store", scope: !365, file: !365, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!555 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !332)
!556 = !DILocation(line: 39, column: 38, scope: !554, inlinedAt: !555)
!557 = !DILocation(line: 54, column: 53, scope: !369, inlinedAt: !556)
!558 = !DILocation(line: 41, column: 32, scope: !554, inlinedAt: !555)
!559 = !DILocation(line: 39, column: 28, scope: !554, inlinedAt: !555)
!560 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !332)
!561 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !332)
!562 = !DILocation(line: 38, column: 18, scope: !554, inlinedAt: !555)
!563 = !DILocation(line: 39, column: 52, scope: !554, inlinedAt: !555)
!564 = !DILocation(line: 54, column: 60, scope: !369, inlinedAt: !556)
!565 = !DILocation(line: 54, column: 73, scope: !369, inlinedAt: !556)
!566 = !DILocation(line: 54, column: 65, scope: !369, inlinedAt: !556)
!567 = !DILocation(line: 39, column: 16, scope: !554, inlinedAt: !555)
!568 = !DILocation(line: 41, column: 29, scope: !554, inlinedAt: !555)
!569 = !DILocation(line: 41, column: 60, scope: !554, inlinedAt: !555)
!570 = !DILocation(line: 41, column: 55, scope: !554, inlinedAt: !555)
!571 = !DILocation(line: 41, column: 41, scope: !554, inlinedAt: !555)
!572 = !DILocation(line: 54, column: 73, scope: !369, inlinedAt: !571)
!573 = !DILocation(line: 54, column: 65, scope: !369, inlinedAt: !571)
!574 = !DILocation(line: 41, column: 17, scope: !554, inlinedAt: !555)
!575 = !DILocation(line: 77, column: 16, scope: !330, inlinedAt: !331)
!576 = !DILocation(line: 41, column: 23, scope: !320)
!577 = !DILocation(line: 42, column: 36, scope: !320)
!578 = !DILocation(line: 42, column: 19, scope: !320)
!579 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!580 = !DILocation(line: 54, column: 6, scope: !579)
!581 = !DILocation(line: 65, column: 11, scope: !579)
!582 = !DILocation(line: 43, column: 26, scope: !325, inlinedAt: !581)
!583 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !582)
!584 = !DILocation(line: 82, column: 11, scope: !579)
!585 = !DILocation(line: 74, column: 13, scope: !330, inlinedAt: !584)
!586 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !585)
!587 = !DILocation(line: 54, column: 85, scope: !579)
!588 = !DILocation(line: 57, column: 13, scope: !579)
!589 = !DILocation(line: 54, column: 96, scope: !579)
!590 = !DILocation(line: 54, column: 113, scope: !579)
!591 = !DILocation(line: 54, column: 130, scope: !579)
!592 = !DILocation(line: 54, column: 139, scope: !579)
!593 = !DILocation(line: 59, column: 12, scope: !579)
!594 = !DILocation(line: 59, column: 15, scope: !579)
!595 = !DILocation(line: 58, column: 4, scope: !579)
!596 = !DILocation(line: 58, column: 10, scope: !579)
!597 = !DILocation(line: 62, column: 19, scope: !579)
!598 = !DILocation(line: 56, column: 3, scope: !579)
!599 = !DILocation(line: 64, column: 14, scope: !579)
!600 = !DILocation(line: 64, column: 30, scope: !579)
!601 = !DILocation(line: 37, column: 19, scope: !349, inlinedAt: !600)
!602 = !DILocation(line: 37, column: 24, scope: !349, inlinedAt: !600)
!603 = !DILocation(line: 37, column: 59, scope: !349, inlinedAt: !600)
!604 = !DILocation(line: 37, column: 63, scope: !349, inlinedAt: !600)
!605 = !DILocation(line: 37, column: 47, scope: !349, inlinedAt: !600)
!606 = !DILocation(line: 64, column: 51, scope: !579)
!607 = !DILocation(line: 64, column: 54, scope: !579)
!608 = !DILocation(line: 65, column: 35, scope: !579)
!609 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !582)
!610 = !DILocation(line: 72, column: 19, scope: !359, inlinedAt: !609)
!611 = !DILocation(line: 72, column: 13, scope: !359, inlinedAt: !609)
!612 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !609)
!613 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !609)
!614 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !582)
!615 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !614)
!616 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !614)
!617 = !DILocation(line: 69, column: 45, scope: !370, inlinedAt: !616)
!618 = !DILocation(line: 54, column: 53, scope: !369, inlinedAt: !617)
!619 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !616)
!620 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !616)
!621 = !DILocation(line: 54, column: 60, scope: !369, inlinedAt: !617)
!622 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !616)
!623 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !616)
!624 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !616)
!625 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !616)
!626 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !616)
!627 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !616)
!628 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !614)
!629 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !614)
!630 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !614)
!631 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !614)
!632 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !631)
!633 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !631)
!634 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !631)
!635 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !631)
!636 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !631)
!637 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !631)
!638 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !631)
!639 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !631)
!640 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !614)
!641 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !614)
!642 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !614)
!643 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !582)
!644 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !582)
!645 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !582)
!646 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !582)
!647 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !646)
!648 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !646)
!649 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !582)
!650 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !649)
!651 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !649)
!652 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !651)
!653 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !651)
!654 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !651)
!655 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !651)
!656 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !651)
!657 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !651)
!658 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !651)
!659 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !651)
!660 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !649)
!661 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !649)
!662 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !649)
!663 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !649)
!664 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !663)
!665 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !663)
!666 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !663)
!667 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !663)
!668 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !663)
!669 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !663)
!670 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !663)
!671 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !663)
!672 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !649)
!673 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !649)
!674 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !649)
!675 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !582)
!676 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !582)
!677 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !581)
!678 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !581)
!679 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !581)
!680 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !581)
!681 = !DILocation(line: 68, column: 6, scope: !579)
!682 = !DILocation(line: 68, column: 19, scope: !579)
!683 = !DILocation(line: 71, column: 4, scope: !579)
!684 = !DILocation(line: 72, column: 43, scope: !579)
!685 = !DILocation(line: 72, column: 24, scope: !579)
!686 = !DILocation(line: 8, column: 15, scope: !443, inlinedAt: !685)
!687 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !686)
!688 = !DILocation(line: 70, column: 13, scope: !441, inlinedAt: !687)
!689 = !DILocation(line: 71, column: 7, scope: !441, inlinedAt: !687)
!690 = !DILocation(line: 66, column: 35, scope: !441, inlinedAt: !687)
!691 = !DILocation(line: 72, column: 7, scope: !441, inlinedAt: !687)
!692 = !DILocation(line: 72, column: 35, scope: !441, inlinedAt: !687)
!693 = !DILocation(line: 73, column: 23, scope: !441, inlinedAt: !687)
!694 = !DILocation(line: 8, column: 76, scope: !443, inlinedAt: !685)
!695 = !DILocation(line: 72, column: 40, scope: !441, inlinedAt: !687)
!696 = !DILocation(line: 77, column: 16, scope: !441, inlinedAt: !687)
!697 = !DILocation(line: 77, column: 2, scope: !441, inlinedAt: !687)
!698 = !DILocation(line: 78, column: 6, scope: !441, inlinedAt: !687)
!699 = !DILocation(line: 78, column: 22, scope: !441, inlinedAt: !687)
!700 = !DILocation(line: 79, column: 23, scope: !441, inlinedAt: !687)
!701 = !DILocation(line: 78, column: 27, scope: !441, inlinedAt: !687)
!702 = !DILocation(line: 46, column: 14, scope: !442, inlinedAt: !686)
!703 = !DILocation(line: 26, column: 44, scope: !462, inlinedAt: !702)
!704 = !DILocation(line: 26, column: 47, scope: !462, inlinedAt: !702)
!705 = !DILocation(line: 26, column: 59, scope: !462, inlinedAt: !702)
!706 = !DILocation(line: 26, column: 64, scope: !462, inlinedAt: !702)
!707 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !686)
!708 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !686)
!709 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !686)
!710 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !686)
!711 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !686)
!712 = !DILocation(line: 53, column: 15, scope: !442, inlinedAt: !686)
!713 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !686)
!714 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !686)
!715 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !686)
!716 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !686)
!717 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !686)
!718 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !686)
!719 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !686)
!720 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !686)
!721 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !686)
!722 = !DILocation(line: 73, column: 21, scope: !579)
!723 = !DILocation(line: 73, column: 24, scope: !579)
!724 = !DILocation(line: 74, column: 9, scope: !579)
!725 = !DILocation(line: 82, column: 21, scope: !489, inlinedAt: !724)
!726 = !DILocation(line: 82, column: 26, scope: !489, inlinedAt: !724)
!727 = !DILocation(line: 83, column: 19, scope: !489, inlinedAt: !724)
!728 = !DILocation(line: 83, column: 13, scope: !489, inlinedAt: !724)
!729 = !DILocation(line: 83, column: 23, scope: !489, inlinedAt: !724)
!730 = !DILocation(line: 84, column: 30, scope: !489, inlinedAt: !724)
!731 = !DILocation(line: 84, column: 18, scope: !489, inlinedAt: !724)
!732 = !DILocation(line: 74, column: 38, scope: !579)
!733 = !DILocation(line: 74, column: 42, scope: !579)
!734 = !DILocation(line: 74, column: 56, scope: !579)
!735 = !DILocation(line: 74, column: 27, scope: !579)
!736 = !DILocation(line: 77, column: 16, scope: !579)
!737 = !DILocation(line: 78, column: 12, scope: !579)
!738 = !DILocation(line: 78, column: 35, scope: !579)
!739 = !DILocation(line: 78, column: 29, scope: !579)
!740 = !DILocation(line: 78, column: 39, scope: !579)
!741 = !DILocation(line: 79, column: 4, scope: !579)
!742 = !DILocation(line: 81, column: 14, scope: !579)
!743 = !DILocation(line: 81, column: 30, scope: !579)
!744 = !DILocation(line: 37, column: 19, scope: !349, inlinedAt: !743)
!745 = !DILocation(line: 37, column: 24, scope: !349, inlinedAt: !743)
!746 = !DILocation(line: 37, column: 59, scope: !349, inlinedAt: !743)
!747 = !DILocation(line: 37, column: 63, scope: !349, inlinedAt: !743)
!748 = !DILocation(line: 37, column: 47, scope: !349, inlinedAt: !743)
!749 = !DILocation(line: 67, column: 13, scope: !330, inlinedAt: !584)
!750 = !DILocation(line: 82, column: 21, scope: !489, inlinedAt: !749)
!751 = !DILocation(line: 82, column: 26, scope: !489, inlinedAt: !749)
!752 = !DILocation(line: 83, column: 19, scope: !489, inlinedAt: !749)
!753 = !DILocation(line: 83, column: 13, scope: !489, inlinedAt: !749)
!754 = !DILocation(line: 83, column: 23, scope: !489, inlinedAt: !749)
!755 = !DILocation(line: 84, column: 30, scope: !489, inlinedAt: !749)
!756 = !DILocation(line: 84, column: 18, scope: !489, inlinedAt: !749)
!757 = !DILocation(line: 69, column: 33, scope: !330, inlinedAt: !584)
!758 = !DILocation(line: 69, column: 33, scope: !579)
!759 = !DILocation(line: 70, column: 13, scope: !330, inlinedAt: !584)
!760 = !DILocation(line: 70, column: 3, scope: !330, inlinedAt: !584)
!761 = !DILocation(line: 72, column: 21, scope: !330, inlinedAt: !584)
!762 = !DILocation(line: 8, column: 15, scope: !443, inlinedAt: !761)
!763 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !762)
!764 = !DILocation(line: 70, column: 13, scope: !441, inlinedAt: !763)
!765 = !DILocation(line: 71, column: 7, scope: !441, inlinedAt: !763)
!766 = !DILocation(line: 66, column: 35, scope: !441, inlinedAt: !763)
!767 = !DILocation(line: 72, column: 7, scope: !441, inlinedAt: !763)
!768 = !DILocation(line: 72, column: 35, scope: !441, inlinedAt: !763)
!769 = !DILocation(line: 73, column: 23, scope: !441, inlinedAt: !763)
!770 = !DILocation(line: 8, column: 76, scope: !443, inlinedAt: !761)
!771 = !DILocation(line: 72, column: 40, scope: !441, inlinedAt: !763)
!772 = !DILocation(line: 77, column: 16, scope: !441, inlinedAt: !763)
!773 = !DILocation(line: 77, column: 2, scope: !441, inlinedAt: !763)
!774 = !DILocation(line: 78, column: 6, scope: !441, inlinedAt: !763)
!775 = !DILocation(line: 78, column: 22, scope: !441, inlinedAt: !763)
!776 = !DILocation(line: 79, column: 23, scope: !441, inlinedAt: !763)
!777 = !DILocation(line: 78, column: 27, scope: !441, inlinedAt: !763)
!778 = !DILocation(line: 46, column: 14, scope: !442, inlinedAt: !762)
!779 = !DILocation(line: 26, column: 47, scope: !462, inlinedAt: !778)
!780 = !DILocation(line: 26, column: 59, scope: !462, inlinedAt: !778)
!781 = !DILocation(line: 26, column: 64, scope: !462, inlinedAt: !778)
!782 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !762)
!783 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !762)
!784 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !762)
!785 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !762)
!786 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !762)
!787 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !762)
!788 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !762)
!789 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !762)
!790 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !762)
!791 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !762)
!792 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !762)
!793 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !762)
!794 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !762)
!795 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !762)
!796 = !DILocation(line: 73, column: 22, scope: !330, inlinedAt: !584)
!797 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !585)
!798 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !797)
!799 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !797)
!800 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !797)
!801 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !585)
!802 = !DILocation(line: 39, column: 38, scope: !554, inlinedAt: !801)
!803 = !DILocation(line: 54, column: 53, scope: !369, inlinedAt: !802)
!804 = !DILocation(line: 41, column: 32, scope: !554, inlinedAt: !801)
!805 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !585)
!806 = !DILocation(line: 39, column: 28, scope: !554, inlinedAt: !801)
!807 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !585)
!808 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !585)
!809 = !DILocation(line: 38, column: 18, scope: !554, inlinedAt: !801)
!810 = !DILocation(line: 39, column: 52, scope: !554, inlinedAt: !801)
!811 = !DILocation(line: 54, column: 60, scope: !369, inlinedAt: !802)
!812 = !DILocation(line: 54, column: 73, scope: !369, inlinedAt: !802)
!813 = !DILocation(line: 54, column: 65, scope: !369, inlinedAt: !802)
!814 = !DILocation(line: 39, column: 16, scope: !554, inlinedAt: !801)
!815 = !DILocation(line: 41, column: 29, scope: !554, inlinedAt: !801)
!816 = !DILocation(line: 41, column: 60, scope: !554, inlinedAt: !801)
!817 = !DILocation(line: 41, column: 55, scope: !554, inlinedAt: !801)
!818 = !DILocation(line: 41, column: 41, scope: !554, inlinedAt: !801)
!819 = !DILocation(line: 54, column: 73, scope: !369, inlinedAt: !818)
!820 = !DILocation(line: 54, column: 65, scope: !369, inlinedAt: !818)
!821 = !DILocation(line: 41, column: 17, scope: !554, inlinedAt: !801)
!822 = !DILocation(line: 77, column: 16, scope: !330, inlinedAt: !584)
!823 = !DILocation(line: 84, column: 3, scope: !579)
!824 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!825 = !DILocation(line: 91, column: 6, scope: !824)
!826 = !DILocation(line: 93, column: 10, scope: !824)
!827 = !DILocation(line: 43, column: 26, scope: !325, inlinedAt: !826)
!828 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !827)
!829 = !DILocation(line: 92, column: 18, scope: !824)
!830 = !DILocation(line: 92, column: 21, scope: !824)
!831 = !DILocation(line: 92, column: 44, scope: !824)
!832 = !DILocation(line: 92, column: 38, scope: !824)
!833 = !DILocation(line: 92, column: 48, scope: !824)
!834 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !827)
!835 = !DILocation(line: 72, column: 19, scope: !359, inlinedAt: !834)
!836 = !DILocation(line: 72, column: 13, scope: !359, inlinedAt: !834)
!837 = !DILocation(line: 72, column: 22, scope: !359, inlinedAt: !834)
!838 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !834)
!839 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !827)
!840 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !839)
!841 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !839)
!842 = !DILocation(line: 69, column: 45, scope: !370, inlinedAt: !841)
!843 = !DILocation(line: 54, column: 53, scope: !369, inlinedAt: !842)
!844 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !841)
!845 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !841)
!846 = !DILocation(line: 54, column: 60, scope: !369, inlinedAt: !842)
!847 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !841)
!848 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !841)
!849 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !841)
!850 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !841)
!851 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !841)
!852 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !841)
!853 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !839)
!854 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !839)
!855 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !839)
!856 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !839)
!857 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !856)
!858 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !856)
!859 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !856)
!860 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !856)
!861 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !856)
!862 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !856)
!863 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !856)
!864 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !856)
!865 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !839)
!866 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !839)
!867 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !839)
!868 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !827)
!869 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !827)
!870 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !827)
!871 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !827)
!872 = !DILocation(line: 72, column: 27, scope: !359, inlinedAt: !871)
!873 = !DILocation(line: 72, column: 33, scope: !359, inlinedAt: !871)
!874 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !827)
!875 = !DILocation(line: 47, column: 31, scope: !366, inlinedAt: !874)
!876 = !DILocation(line: 47, column: 19, scope: !366, inlinedAt: !874)
!877 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !876)
!878 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !876)
!879 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !876)
!880 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !876)
!881 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !876)
!882 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !876)
!883 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !876)
!884 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !876)
!885 = !DILocation(line: 48, column: 15, scope: !366, inlinedAt: !874)
!886 = !DILocation(line: 49, column: 35, scope: !366, inlinedAt: !874)
!887 = !DILocation(line: 49, column: 32, scope: !366, inlinedAt: !874)
!888 = !DILocation(line: 49, column: 20, scope: !366, inlinedAt: !874)
!889 = !DILocation(line: 67, column: 6, scope: !370, inlinedAt: !888)
!890 = !DILocation(line: 69, column: 28, scope: !370, inlinedAt: !888)
!891 = !DILocation(line: 69, column: 38, scope: !370, inlinedAt: !888)
!892 = !DILocation(line: 70, column: 13, scope: !370, inlinedAt: !888)
!893 = !DILocation(line: 70, column: 4, scope: !370, inlinedAt: !888)
!894 = !DILocation(line: 73, column: 30, scope: !370, inlinedAt: !888)
!895 = !DILocation(line: 73, column: 66, scope: !370, inlinedAt: !888)
!896 = !DILocation(line: 73, column: 2, scope: !370, inlinedAt: !888)
!897 = !DILocation(line: 49, column: 47, scope: !366, inlinedAt: !874)
!898 = !DILocation(line: 49, column: 3, scope: !366, inlinedAt: !874)
!899 = !DILocation(line: 51, column: 24, scope: !366, inlinedAt: !874)
!900 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !827)
!901 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !827)
!902 = !DILocation(line: 44, column: 12, scope: !325, inlinedAt: !826)
!903 = !DILocation(line: 45, column: 11, scope: !325, inlinedAt: !826)
!904 = !DILocation(line: 46, column: 19, scope: !325, inlinedAt: !826)
!905 = !DILocation(line: 46, column: 22, scope: !325, inlinedAt: !826)
!906 = !DILocation(line: 46, column: 12, scope: !325, inlinedAt: !826)
!907 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!908 = !DILocation(line: 101, column: 6, scope: !907)
!909 = !DILocation(line: 113, column: 16, scope: !907)
!910 = !DILocation(line: 103, column: 21, scope: !907)
!911 = !DILocation(line: 113, column: 20, scope: !907)
!912 = !DILocation(line: 103, column: 24, scope: !907)
!913 = !DILocation(line: 103, column: 6, scope: !907)
!914 = !DILocation(line: 103, column: 29, scope: !907)
!915 = !DILocation(line: 104, column: 16, scope: !907)
!916 = !DILocation(line: 104, column: 11, scope: !907)
!917 = !DILocation(line: 104, column: 24, scope: !907)
!918 = !DILocation(line: 105, column: 10, scope: !907)
!919 = !DILocation(line: 105, column: 21, scope: !907)
!920 = !DILocation(line: 108, column: 26, scope: !907)
!921 = !DILocation(line: 108, column: 36, scope: !907)
!922 = !DILocation(line: 108, column: 39, scope: !907)
!923 = !DILocation(line: 108, column: 24, scope: !907)
!924 = !DILocation(line: 109, column: 34, scope: !907)
!925 = !DILocation(line: 110, column: 33, scope: !907)
!926 = !DILocation(line: 110, column: 36, scope: !907)
!927 = !DILocation(line: 110, column: 46, scope: !907)
!928 = !DILocation(line: 110, column: 54, scope: !907)
!929 = !DILocation(line: 110, column: 44, scope: !907)
!930 = !DILocation(line: 110, column: 28, scope: !907)
!931 = !DILocation(line: 110, column: 16, scope: !907)
!932 = !DILocation(line: 112, column: 17, scope: !907)
!933 = !DILocation(line: 114, column: 13, scope: !907)
!934 = !DILocation(line: 103, column: 53, scope: !907)
!935 = !DILocation(line: 103, column: 39, scope: !907)
!936 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!937 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!938 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!939 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!940 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!941 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!942 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!943 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!944 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!945 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!946 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!947 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!948 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!949 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!950 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!951 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!952 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!953 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
