target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

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
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %14, i64 16), !dbg !13
	ret float undef, !dbg !13

b78:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 4), !dbg !13
	ret float undef, !dbg !13

b79:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %5, i64 16), !dbg !12
	ret float undef, !dbg !12

b80:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 4), !dbg !12
	ret float undef, !dbg !12

b13_fail1:
	%333 = icmp uge i64 %34, %18, !dbg !29
	br i1 %333, label %b13_fail2, label %b13_ok2, !dbg !29

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %34, i64 %18), !dbg !29
	ret float undef, !dbg !29

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %24, i64 %18), !dbg !30
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
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %346, i64 %18), !dbg !55
	ret float undef, !dbg !55

b39_cold_ok2:
	%368 = icmp uge i64 %347, %18, !dbg !57
	br i1 %368, label %b39_cold_fail3, label %b39_cold_ok3, !dbg !57

b39_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %347, i64 %18), !dbg !57
	ret float undef, !dbg !57

b39_cold_ok3:
	%369 = icmp uge i64 %349, %p4, !dbg !60
	br i1 %369, label %b39_cold_fail4, label %b39_cold_ok4, !dbg !60

b39_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %349, i64 %p4), !dbg !60
	ret float undef, !dbg !60

b39_cold_ok4:
	%370 = icmp uge i64 %350, %p4, !dbg !62
	br i1 %370, label %b39_cold_fail5, label %b39_cold_ok5, !dbg !62

b39_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %350, i64 %p4), !dbg !62
	ret float undef, !dbg !62

b39_cold_ok5:
	%371 = icmp uge i64 %352, %p4, !dbg !65
	br i1 %371, label %b39_cold_fail6, label %b39_cold_ok6, !dbg !65

b39_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %352, i64 %p4), !dbg !65
	ret float undef, !dbg !65

b39_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %353, i64 %p4), !dbg !67
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
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %334, i64 %9), !dbg !127
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
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %346, i64 %9), !dbg !128
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
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %260, i64 %18), !dbg !159
	ret float undef, !dbg !159

b63_ok2:
	%498 = icmp uge i64 %262, %p4, !dbg !162
	br i1 %498, label %b63_fail3, label %b63_ok3, !dbg !162

b63_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %262, i64 %p4), !dbg !162
	ret float undef, !dbg !162

b63_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %263, i64 %p4), !dbg !164
	ret float undef, !dbg !164

b75_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %248, i64 %9), !dbg !194
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
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %6, i32 1, i8* %ctrl, i32 8), !dbg !260
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
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 5, i64 %6, i32 1, i8* %ctrl, i32 10), !dbg !269
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
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %56, i64 %p5), !dbg !259
	ret float undef, !dbg !259

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !260
	ret float undef, !dbg !260

b8_fail1:
	%158 = icmp uge i64 %67, %p5, !dbg !268
	br i1 %158, label %b8_fail2, label %b8_ok2, !dbg !268

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %67, i64 %p5), !dbg !268
	ret float undef, !dbg !268

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !269
	ret float undef, !dbg !269

b17_fail1:
	%159 = icmp ugt i64 %89, %p1, !dbg !286
	br i1 %159, label %b17_fail2, label %b17_ok2, !dbg !286

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %89, i64 %p1), !dbg !286
	ret float undef, !dbg !286

b17_ok2:
	%160 = icmp ugt i64 %88, %89, !dbg !286
	br i1 %160, label %b17_fail3, label %b17_ok3, !dbg !286

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %88, i64 %89), !dbg !286
	ret float undef, !dbg !286

b17_ok3:
	%161 = icmp ugt i64 %91, %p1, !dbg !289
	br i1 %161, label %b17_fail4, label %b17_ok4, !dbg !289

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %91, i64 %p1), !dbg !289
	ret float undef, !dbg !289

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %90, i64 %91), !dbg !289
	ret float undef, !dbg !289

b17_fail5:
	%162 = icmp uge i64 %106, %p5, !dbg !297
	br i1 %162, label %b17_fail6, label %b17_ok6, !dbg !297

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %106, i64 %p5), !dbg !297
	ret float undef, !dbg !297

b17_ok6:
	%163 = icmp uge i64 %p10, %11, !dbg !215
	br i1 %163, label %b17_fail7, label %b17_ok7, !dbg !215

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p10, i64 %11), !dbg !215
	ret float undef, !dbg !215

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !215
	ret float undef, !dbg !215

b19_fail1:
	%164 = icmp ugt i64 %121, %p1, !dbg !302
	br i1 %164, label %b19_fail2, label %b19_ok2, !dbg !302

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %121, i64 %p1), !dbg !302
	ret float undef, !dbg !302

b19_ok2:
	%165 = icmp ugt i64 %118, %121, !dbg !302
	br i1 %165, label %b19_fail3, label %b19_ok3, !dbg !302

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %118, i64 %121), !dbg !302
	ret float undef, !dbg !302

b19_ok3:
	%166 = icmp ugt i64 %123, %p1, !dbg !305
	br i1 %166, label %b19_fail4, label %b19_ok4, !dbg !305

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %123, i64 %p1), !dbg !305
	ret float undef, !dbg !305

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %122, i64 %123), !dbg !305
	ret float undef, !dbg !305

b19_fail5:
	%167 = icmp uge i64 %137, %p5, !dbg !312
	br i1 %167, label %b19_fail6, label %b19_ok6, !dbg !312

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %137, i64 %p5), !dbg !312
	ret float undef, !dbg !312

b19_ok6:
	%168 = icmp uge i64 %p11, %11, !dbg !225
	br i1 %168, label %b19_fail7, label %b19_ok7, !dbg !225

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p11, i64 %11), !dbg !225
	ret float undef, !dbg !225

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !225
	ret float undef, !dbg !225
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !320 {
entry:
	br label %b0, !dbg !321

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !321
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !321
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !321
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !321
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !321
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !321
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !321
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !333
	%9 = fcmp oge double %p27, 0.000000e+00, !dbg !334
	br i1 %9, label %b1, label %b5, !dbg !334

b1:
	%10 = sub i64 %p24, 1, !dbg !335
	%11 = urem i64 %10, 2, !dbg !336
	%12 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %11, !dbg !337
	%13 = icmp uge i64 %11, %p23, !dbg !337
	br i1 %13, label %b1_fail1, label %b1_ok1, !dbg !337, !prof !31

b1_ok1:
	%14 = load i64, i64 addrspace(1)* %12, align 8, !dbg !337
	%15 = icmp ne i64 %14, 0, !dbg !338
	br i1 %15, label %b2, label %b5, !dbg !338

b2:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !339, !range !32
	%17 = sext i32 %16 to i64, !dbg !339
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !339, !range !34
	%19 = sext i32 %18 to i64, !dbg !339
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !339, !range !34
	%21 = sext i32 %20 to i64, !dbg !339
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !339, !range !231
	%23 = sext i32 %22 to i64, !dbg !339
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !339, !range !232
	%25 = sext i32 %24 to i64, !dbg !339
	%26 = mul i64 %25, %21, !dbg !339
	%27 = add i64 %19, %26, !dbg !339
	%28 = mul i64 %23, %27, !dbg !339
	%29 = add i64 %17, %28, !dbg !339
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !236
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !236
	%32 = mul i32 %30, %31, !dbg !339
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !339, !range !340
	%34 = mul i32 %32, %33, !dbg !339
	%35 = sext i32 %34 to i64, !dbg !339
	%36 = mul i64 %29, %35, !dbg !339
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !33
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !33
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !35
	%40 = mul i32 %31, %39, !dbg !339
	%41 = add i32 %38, %40, !dbg !339
	%42 = mul i32 %30, %41, !dbg !339
	%43 = add i32 %37, %42, !dbg !339
	%44 = sext i32 %43 to i64, !dbg !339
	%45 = add i64 %36, %44, !dbg !339
	%46 = icmp eq i64 %45, 0, !dbg !341
	br i1 %46, label %b3, label %b4, !dbg !341

b3:
	%47 = urem i64 %p24, 2, !dbg !342
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %47, !dbg !343
	%49 = icmp uge i64 %47, %p23, !dbg !343
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !343, !prof !31

b3_ok1:
	store i64 %14, i64 addrspace(1)* %48, align 8, !dbg !343
	br label %b4, !dbg !343

b4:
	ret void, !dbg !344

b5:
	%50 = icmp ne i32 %p26, 0, !dbg !345
	br i1 %50, label %b6, label %b27, !dbg !345

b6:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348, !range !32
	%52 = sext i32 %51 to i64, !dbg !348
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !348, !range !34
	%54 = sext i32 %53 to i64, !dbg !348
	%55 = icmp eq i64 %52, 0, !dbg !349
	br i1 %55, label %b7, label %b27, !dbg !349

b7:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !232
	%57 = sext i32 %56 to i64, !dbg !350
	%58 = sdiv i64 %57, 2, !dbg !351
	%59 = icmp eq i64 %54, %58, !dbg !352
	br i1 %59, label %b8, label %b27, !dbg !347

b8:
	%60 = sdiv i64 %p17, 2, !dbg !355
	%61 = urem i32 %p26, 2, !dbg !356
	%62 = zext i32 %61 to i64, !dbg !357
	%63 = mul i64 %62, %60, !dbg !358
	%64 = add i64 %63, %60, !dbg !359
	%65 = getelementptr inbounds double, double addrspace(1)* %3, i64 %63, !dbg !360
	%66 = icmp ugt i64 %64, %p17, !dbg !360
	br i1 %66, label %b8_fail1, label %b8_ok1, !dbg !360, !prof !31

b8_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361, !range !33
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !361, !range !33
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !361, !range !35
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !361, !range !236
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !361, !range !236
	%72 = mul i32 %71, %69, !dbg !361
	%73 = add i32 %68, %72, !dbg !361
	%74 = mul i32 %70, %73, !dbg !361
	%75 = add i32 %67, %74, !dbg !361
	%76 = sext i32 %75 to i64, !dbg !361
	%77 = mul i32 %70, %71, !dbg !361
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !340
	%79 = mul i32 %77, %78, !dbg !361
	%80 = sext i32 %79 to i64, !dbg !361
	br label %b9, !dbg !361

b9:
	%81 = phi double [ 0.000000e+00, %b8_ok1 ], [ %86, %b10 ], !dbg !362
	%82 = phi i64 [ %76, %b8_ok1 ], [ %87, %b10 ], !dbg !361
	%83 = icmp slt i64 %82, %60, !dbg !361
	br i1 %83, label %b10, label %b11, !dbg !361

b10:
	%84 = getelementptr inbounds double, double addrspace(1)* %65, i64 %82, !dbg !363
	%85 = load double, double addrspace(1)* %84, align 8, !dbg !363
	%86 = fadd double %81, %85, !dbg !364
	%87 = add i64 %82, %80, !dbg !361
	br label %b9, !dbg !361

b11:
	%88 = and i32 %75, -32, !dbg !372
	%89 = sub i32 %79, %88, !dbg !372
	%90 = icmp slt i32 %89, 32, !dbg !372
	%91 = select i1 %90, i32 %89, i32 32, !dbg !372
	%92 = sext i32 %91 to i64, !dbg !372
	%93 = icmp eq i64 %92, 32, !dbg !373
	br i1 %93, label %b12, label %b14, !dbg !373

b12:
	%94 = phi double [ %111, %b13 ], [ %81, %b11 ], !dbg !374
	%95 = phi i64 [ %112, %b13 ], [ 16, %b11 ], !dbg !375
	%96 = icmp sgt i64 %95, 0, !dbg !376
	br i1 %96, label %b13, label %b17, !dbg !376

b13:
	%97 = trunc i64 %95 to i32, !dbg !377
	%98 = bitcast double %94 to i64, !dbg !377
	%99 = trunc i64 %98 to i32, !dbg !377
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %97, i32 31), !dbg !377
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !377
	%102 = lshr i64 %98, 32, !dbg !377
	%103 = trunc i64 %102 to i32, !dbg !377
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %97, i32 31), !dbg !377
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !377
	%106 = zext i32 %105 to i64, !dbg !377
	%107 = shl i64 %106, 32, !dbg !377
	%108 = zext i32 %101 to i64, !dbg !377
	%109 = or i64 %108, %107, !dbg !377
	%110 = bitcast i64 %109 to double, !dbg !377
	%111 = fadd double %94, %110, !dbg !378
	%112 = sdiv i64 %95, 2, !dbg !379
	br label %b12, !dbg !379

b14:
	%113 = bitcast double %81 to i64, !dbg !380
	%114 = trunc i64 %113 to i32, !dbg !380
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !380
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !380
	%117 = lshr i64 %113, 32, !dbg !380
	%118 = trunc i64 %117 to i32, !dbg !380
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 0, i32 31), !dbg !380
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !380
	%121 = zext i32 %120 to i64, !dbg !380
	%122 = shl i64 %121, 32, !dbg !380
	%123 = zext i32 %116 to i64, !dbg !380
	%124 = or i64 %123, %122, !dbg !380
	%125 = bitcast i64 %124 to double, !dbg !380
	br label %b15, !dbg !380

b15:
	%126 = phi double [ %125, %b14 ], [ %143, %b16 ], !dbg !381
	%127 = phi i64 [ 1, %b14 ], [ %144, %b16 ], !dbg !382
	%128 = icmp slt i64 %127, %92, !dbg !383
	br i1 %128, label %b16, label %b17, !dbg !383

b16:
	%129 = trunc i64 %127 to i32, !dbg !384
	%130 = bitcast double %81 to i64, !dbg !384
	%131 = trunc i64 %130 to i32, !dbg !384
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %129, i32 31), !dbg !384
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !384
	%134 = lshr i64 %130, 32, !dbg !384
	%135 = trunc i64 %134 to i32, !dbg !384
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %129, i32 31), !dbg !384
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !384
	%138 = zext i32 %137 to i64, !dbg !384
	%139 = shl i64 %138, 32, !dbg !384
	%140 = zext i32 %133 to i64, !dbg !384
	%141 = or i64 %140, %139, !dbg !384
	%142 = bitcast i64 %141 to double, !dbg !384
	%143 = fadd double %126, %142, !dbg !378
	%144 = add i64 %127, 1, !dbg !385
	br label %b15, !dbg !385

b17:
	%145 = phi double [ %94, %b12 ], [ %126, %b15 ], !dbg !371
	%146 = add i64 %80, 32, !dbg !389
	%147 = sub i64 %146, 1, !dbg !390
	%148 = sdiv i64 %147, 32, !dbg !391
	%149 = icmp eq i64 %148, 1, !dbg !392
	br i1 %149, label %b23, label %b18, !dbg !392

b18:
	call void @llvm.nvvm.barrier0(), !dbg !394
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !395, !range !396
	%151 = sext i32 %150 to i64, !dbg !395
	%152 = icmp eq i64 %151, 0, !dbg !397
	br i1 %152, label %b19, label %b20, !dbg !397

b19:
	%153 = sdiv i64 %76, 32, !dbg !398
	%154 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %153, !dbg !399
	store double %145, double addrspace(3)* %154, align 8, !dbg !399
	br label %b20, !dbg !399

b20:
	call void @llvm.nvvm.barrier0(), !dbg !400
	%155 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !401
	%156 = load double, double addrspace(3)* %155, align 8, !dbg !401
	br label %b21, !dbg !401

b21:
	%157 = phi double [ %156, %b20 ], [ %162, %b22 ], !dbg !402
	%158 = phi i64 [ 1, %b20 ], [ %163, %b22 ], !dbg !403
	%159 = icmp slt i64 %158, %148, !dbg !404
	br i1 %159, label %b22, label %b23, !dbg !404

b22:
	%160 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %158, !dbg !405
	%161 = load double, double addrspace(3)* %160, align 8, !dbg !405
	%162 = fadd double %157, %161, !dbg !378
	%163 = add i64 %158, 1, !dbg !406
	br label %b21, !dbg !406

b23:
	%164 = phi double [ %145, %b17 ], [ %157, %b21 ], !dbg !370
	%165 = icmp eq i64 %76, 0, !dbg !407
	br i1 %165, label %b24, label %b26, !dbg !407

b24:
	%166 = sext i32 %8 to i64, !dbg !333
	%167 = sext i32 %7 to i64, !dbg !408
	%168 = mul i64 %62, %167, !dbg !411
	%169 = add i64 %168, %166, !dbg !412
	%170 = mul i64 %169, 2, !dbg !413
	%171 = zext i32 %p26 to i64, !dbg !419
	%172 = add i64 %170, 1, !dbg !420
	br label %b25, !dbg !408

b25:
	%173 = phi i64 [ 0, %b24 ], [ %197, %b25_ok3 ], !dbg !408
	%174 = add i64 %166, %173, !dbg !422
	%175 = icmp uge i64 %170, %p19, !dbg !421
	br i1 %175, label %b25_fail1, label %b25_ok1, !dbg !421, !prof !31

b25_ok1:
	%176 = icmp eq i64 %167, -1, !dbg !423
	%177 = select i1 %176, i64 1, i64 %167, !dbg !423
	%178 = srem i64 %174, %177, !dbg !423
	%179 = bitcast double %164 to i64, !dbg !424
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %170, !dbg !421
	%181 = trunc i64 %179 to i32, !dbg !425
	%182 = shl i64 %171, 32, !dbg !426
	%183 = zext i32 %181 to i64, !dbg !427
	%184 = or i64 %182, %183, !dbg !428
	%185 = trunc i64 %178 to i32, !dbg !429
	%186 = addrspacecast i64 addrspace(1)* %180 to i64*, !dbg !429
	%187 = icmp uge i64 %178, %167, !dbg !429
	br i1 %187, label %b25_fail2, label %b25_ok2, !dbg !429, !prof !31

b25_ok2:
	%188 = bitcast i64* %186 to i8*, !dbg !429
	call void @gpuc_signal_op_thread(i8* %188, i64 %184, i32 9, i32 %185), !dbg !429
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %172, !dbg !430
	%190 = lshr i64 %179, 32, !dbg !431
	%191 = trunc i64 %190 to i32, !dbg !432
	%192 = zext i32 %191 to i64, !dbg !434
	%193 = or i64 %182, %192, !dbg !435
	%194 = addrspacecast i64 addrspace(1)* %189 to i64*, !dbg !436
	%195 = icmp uge i64 %172, %p19, !dbg !430
	br i1 %195, label %b25_fail3, label %b25_ok3, !dbg !430, !prof !31

b25_ok3:
	%196 = bitcast i64* %194 to i8*, !dbg !436
	call void @gpuc_signal_op_thread(i8* %196, i64 %193, i32 9, i32 %185), !dbg !436
	%197 = add i64 %173, 1, !dbg !417
	%198 = icmp slt i64 %197, %167, !dbg !417
	br i1 %198, label %b25, label %b26, !dbg !417

b26:
	call void @llvm.nvvm.barrier0(), !dbg !437
	br label %b27, !dbg !331

b27:
	%199 = icmp sgt i64 %p6, 0, !dbg !438
	br i1 %199, label %b28, label %b29, !dbg !438

b28:
	%200 = addrspacecast float addrspace(1)* %0 to float*, !dbg !439
	%201 = addrspacecast float addrspace(1)* %1 to float*, !dbg !439
	%202 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !439
	%203 = call float @gpuc_fn_solver_sweep(float* %200, i64 %p1, float* %201, i64 %p3, i64* %202, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !439
	br label %b29, !dbg !439

b29:
	%204 = phi float [ 0.000000e+00, %b27 ], [ %203, %b28 ], !dbg !440
	br i1 %50, label %b30, label %b58, !dbg !441

b30:
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !443, !range !32
	%206 = sext i32 %205 to i64, !dbg !443
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !443, !range !34
	%208 = sext i32 %207 to i64, !dbg !443
	%209 = icmp eq i64 %206, 0, !dbg !444
	br i1 %209, label %b31, label %b58, !dbg !444

b31:
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !232
	%211 = sext i32 %210 to i64, !dbg !445
	%212 = sdiv i64 %211, 2, !dbg !446
	%213 = icmp eq i64 %208, %212, !dbg !447
	br i1 %213, label %b32, label %b58, !dbg !442

b32:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !33
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !33
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !35
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !448, !range !236
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448, !range !236
	%219 = mul i32 %218, %216, !dbg !448
	%220 = add i32 %215, %219, !dbg !448
	%221 = mul i32 %217, %220, !dbg !448
	%222 = add i32 %214, %221, !dbg !448
	%223 = sext i32 %222 to i64, !dbg !448
	%224 = icmp eq i64 %223, 0, !dbg !449
	br i1 %224, label %b33, label %b58, !dbg !449

b33:
	%225 = sub i64 %p24, 1, !dbg !450
	%226 = sext i32 %7 to i64, !dbg !328
	%227 = urem i32 %p26, 2, !dbg !452
	%228 = zext i32 %227 to i64, !dbg !453
	%229 = mul i64 %228, %226, !dbg !454
	%230 = mul i64 %229, 2, !dbg !455
	%231 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %230, !dbg !458
	%232 = zext i32 %p26 to i64, !dbg !462
	%233 = icmp uge i64 %230, %p19, !dbg !458
	br i1 %233, label %b33_fail1, label %b33_ok1, !dbg !458, !prof !31

b33_ok1:
	br label %b34, !dbg !463

b34:
	%234 = phi i64 [ 0, %b33_ok1 ], [ %242, %b36 ], !dbg !463
	%235 = addrspacecast i64 addrspace(1)* %231 to i64*, !dbg !464
	%236 = icmp eq i64 addrspace(1)* %231, null, !dbg !464
	br i1 %236, label %b34_fail1, label %b34_ok1, !dbg !464, !prof !31

b34_ok1:
	%237 = bitcast i64* %235 to i8*, !dbg !464
	%238 = call i64 @gpuc_signal_fetch_thread(i8* %237), !dbg !464
	%239 = shl i64 %232, 32, !dbg !465
	%240 = icmp uge i64 %238, %239, !dbg !466
	br i1 %240, label %b35, label %b36, !dbg !466

b35:
	%241 = and i64 %238, 4294967295, !dbg !467
	br label %b38, !dbg !468

b36:
	%242 = add i64 %234, 1, !dbg !468
	%243 = icmp slt i64 %242, 64, !dbg !468
	br i1 %243, label %b34, label %b37, !dbg !468

b37:
	%244 = addrspacecast i64 addrspace(1)* %231 to i64*, !dbg !469
	%245 = bitcast i64* %244 to i8*, !dbg !469
	%246 = call i64 @gpuc_signal_wait_until_thread(i8* %245, i32 5, i64 %239, i32 1, i8* %ctrl, i32 26), !dbg !469
	%247 = and i64 %246, 4294967295, !dbg !470
	br label %b38, !dbg !471

b38:
	%248 = phi i64 [ %241, %b35 ], [ %247, %b37 ], !dbg !472
	%249 = add i64 %230, 1, !dbg !473
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %249, !dbg !474
	%251 = icmp uge i64 %249, %p19, !dbg !474
	br i1 %251, label %b38_fail1, label %b38_ok1, !dbg !474, !prof !31

b38_ok1:
	br label %b39, !dbg !476

b39:
	%252 = phi i64 [ 0, %b38_ok1 ], [ %259, %b41 ], !dbg !476
	%253 = addrspacecast i64 addrspace(1)* %250 to i64*, !dbg !477
	%254 = icmp eq i64 addrspace(1)* %250, null, !dbg !477
	br i1 %254, label %b39_fail1, label %b39_ok1, !dbg !477, !prof !31

b39_ok1:
	%255 = bitcast i64* %253 to i8*, !dbg !477
	%256 = call i64 @gpuc_signal_fetch_thread(i8* %255), !dbg !477
	%257 = icmp uge i64 %256, %239, !dbg !478
	br i1 %257, label %b40, label %b41, !dbg !478

b40:
	%258 = and i64 %256, 4294967295, !dbg !479
	br label %b43, !dbg !480

b41:
	%259 = add i64 %252, 1, !dbg !480
	%260 = icmp slt i64 %259, 64, !dbg !480
	br i1 %260, label %b39, label %b42, !dbg !480

b42:
	%261 = addrspacecast i64 addrspace(1)* %250 to i64*, !dbg !481
	%262 = bitcast i64* %261 to i8*, !dbg !481
	%263 = call i64 @gpuc_signal_wait_until_thread(i8* %262, i32 5, i64 %239, i32 1, i8* %ctrl, i32 26), !dbg !481
	%264 = and i64 %263, 4294967295, !dbg !482
	br label %b43, !dbg !483

b43:
	%265 = phi i64 [ %258, %b40 ], [ %264, %b42 ], !dbg !484
	%266 = shl i64 %265, 32, !dbg !484
	%267 = or i64 %248, %266, !dbg !485
	%268 = bitcast i64 %267 to double, !dbg !486
	br label %b44, !dbg !457

b44:
	%269 = phi double [ %268, %b43 ], [ %310, %b55 ], !dbg !487
	%270 = phi i64 [ 1, %b43 ], [ %311, %b55 ], !dbg !488
	%271 = icmp slt i64 %270, %226, !dbg !489
	br i1 %271, label %b45, label %b56, !dbg !489

b45:
	%272 = add i64 %229, %270, !dbg !491
	%273 = mul i64 %272, 2, !dbg !492
	%274 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %273, !dbg !494
	%275 = icmp uge i64 %273, %p19, !dbg !494
	br i1 %275, label %b45_fail1, label %b45_ok1, !dbg !494, !prof !31

b45_ok1:
	br label %b46, !dbg !496

b46:
	%276 = phi i64 [ 0, %b45_ok1 ], [ %283, %b48 ], !dbg !496
	%277 = addrspacecast i64 addrspace(1)* %274 to i64*, !dbg !497
	%278 = icmp eq i64 addrspace(1)* %274, null, !dbg !497
	br i1 %278, label %b46_fail1, label %b46_ok1, !dbg !497, !prof !31

b46_ok1:
	%279 = bitcast i64* %277 to i8*, !dbg !497
	%280 = call i64 @gpuc_signal_fetch_thread(i8* %279), !dbg !497
	%281 = icmp uge i64 %280, %239, !dbg !498
	br i1 %281, label %b47, label %b48, !dbg !498

b47:
	%282 = and i64 %280, 4294967295, !dbg !499
	br label %b50, !dbg !500

b48:
	%283 = add i64 %276, 1, !dbg !500
	%284 = icmp slt i64 %283, 64, !dbg !500
	br i1 %284, label %b46, label %b49, !dbg !500

b49:
	%285 = addrspacecast i64 addrspace(1)* %274 to i64*, !dbg !501
	%286 = bitcast i64* %285 to i8*, !dbg !501
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %239, i32 1, i8* %ctrl, i32 26), !dbg !501
	%288 = and i64 %287, 4294967295, !dbg !502
	br label %b50, !dbg !503

b50:
	%289 = phi i64 [ %282, %b47 ], [ %288, %b49 ], !dbg !504
	%290 = add i64 %273, 1, !dbg !505
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %290, !dbg !506
	%292 = icmp uge i64 %290, %p19, !dbg !506
	br i1 %292, label %b50_fail1, label %b50_ok1, !dbg !506, !prof !31

b50_ok1:
	br label %b51, !dbg !508

b51:
	%293 = phi i64 [ 0, %b50_ok1 ], [ %300, %b53 ], !dbg !508
	%294 = addrspacecast i64 addrspace(1)* %291 to i64*, !dbg !509
	%295 = icmp eq i64 addrspace(1)* %291, null, !dbg !509
	br i1 %295, label %b51_fail1, label %b51_ok1, !dbg !509, !prof !31

b51_ok1:
	%296 = bitcast i64* %294 to i8*, !dbg !509
	%297 = call i64 @gpuc_signal_fetch_thread(i8* %296), !dbg !509
	%298 = icmp uge i64 %297, %239, !dbg !510
	br i1 %298, label %b52, label %b53, !dbg !510

b52:
	%299 = and i64 %297, 4294967295, !dbg !511
	br label %b55, !dbg !512

b53:
	%300 = add i64 %293, 1, !dbg !512
	%301 = icmp slt i64 %300, 64, !dbg !512
	br i1 %301, label %b51, label %b54, !dbg !512

b54:
	%302 = addrspacecast i64 addrspace(1)* %291 to i64*, !dbg !513
	%303 = bitcast i64* %302 to i8*, !dbg !513
	%304 = call i64 @gpuc_signal_wait_until_thread(i8* %303, i32 5, i64 %239, i32 1, i8* %ctrl, i32 26), !dbg !513
	%305 = and i64 %304, 4294967295, !dbg !514
	br label %b55, !dbg !515

b55:
	%306 = phi i64 [ %299, %b52 ], [ %305, %b54 ], !dbg !516
	%307 = shl i64 %306, 32, !dbg !516
	%308 = or i64 %289, %307, !dbg !517
	%309 = bitcast i64 %308 to double, !dbg !518
	%310 = fadd double %269, %309, !dbg !519
	%311 = add i64 %270, 1, !dbg !520
	br label %b44, !dbg !520

b56:
	%312 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !521
	%313 = icmp uge i64 0, %p21, !dbg !521
	br i1 %313, label %b56_fail1, label %b56_ok1, !dbg !521, !prof !31

b56_ok1:
	store double %269, double addrspace(1)* %312, align 8, !dbg !521
	%314 = fcmp ole double %269, %p27, !dbg !522
	br i1 %314, label %b57, label %b58, !dbg !522

b57:
	%315 = urem i64 %p24, 2, !dbg !523
	%316 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %315, !dbg !524
	%317 = icmp uge i64 %315, %p23, !dbg !524
	br i1 %317, label %b57_fail1, label %b57_ok1, !dbg !524, !prof !31

b57_ok1:
	store i64 %225, i64 addrspace(1)* %316, align 8, !dbg !524
	br label %b58, !dbg !524

b58:
	%318 = icmp ne i32 %p25, 0, !dbg !525
	br i1 %318, label %b59, label %b73, !dbg !525

b59:
	%319 = fpext float %204 to double, !dbg !528
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !532, !range !33
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !532, !range !33
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !532, !range !35
	%323 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !532, !range !236
	%324 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !532, !range !236
	%325 = mul i32 %324, %322, !dbg !532
	%326 = add i32 %321, %325, !dbg !532
	%327 = mul i32 %323, %326, !dbg !532
	%328 = add i32 %320, %327, !dbg !532
	%329 = and i32 %328, -32, !dbg !532
	%330 = mul i32 %323, %324, !dbg !532
	%331 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !532, !range !340
	%332 = mul i32 %330, %331, !dbg !532
	%333 = sub i32 %332, %329, !dbg !532
	%334 = icmp slt i32 %333, 32, !dbg !532
	%335 = select i1 %334, i32 %333, i32 32, !dbg !532
	%336 = sext i32 %335 to i64, !dbg !532
	%337 = icmp eq i64 %336, 32, !dbg !533
	br i1 %337, label %b60, label %b62, !dbg !533

b60:
	%338 = phi double [ %355, %b61 ], [ %319, %b59 ], !dbg !534
	%339 = phi i64 [ %356, %b61 ], [ 16, %b59 ], !dbg !535
	%340 = icmp sgt i64 %339, 0, !dbg !536
	br i1 %340, label %b61, label %b65, !dbg !536

b61:
	%341 = trunc i64 %339 to i32, !dbg !537
	%342 = bitcast double %338 to i64, !dbg !537
	%343 = trunc i64 %342 to i32, !dbg !537
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %343, i32 %341, i32 31), !dbg !537
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !537
	%346 = lshr i64 %342, 32, !dbg !537
	%347 = trunc i64 %346 to i32, !dbg !537
	%348 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %347, i32 %341, i32 31), !dbg !537
	%349 = extractvalue { i32, i1 } %348, 0, !dbg !537
	%350 = zext i32 %349 to i64, !dbg !537
	%351 = shl i64 %350, 32, !dbg !537
	%352 = zext i32 %345 to i64, !dbg !537
	%353 = or i64 %352, %351, !dbg !537
	%354 = bitcast i64 %353 to double, !dbg !537
	%355 = fadd double %338, %354, !dbg !538
	%356 = sdiv i64 %339, 2, !dbg !539
	br label %b60, !dbg !539

b62:
	%357 = bitcast double %319 to i64, !dbg !540
	%358 = trunc i64 %357 to i32, !dbg !540
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 0, i32 31), !dbg !540
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !540
	%361 = lshr i64 %357, 32, !dbg !540
	%362 = trunc i64 %361 to i32, !dbg !540
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %362, i32 0, i32 31), !dbg !540
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !540
	%365 = zext i32 %364 to i64, !dbg !540
	%366 = shl i64 %365, 32, !dbg !540
	%367 = zext i32 %360 to i64, !dbg !540
	%368 = or i64 %367, %366, !dbg !540
	%369 = bitcast i64 %368 to double, !dbg !540
	br label %b63, !dbg !540

b63:
	%370 = phi double [ %369, %b62 ], [ %387, %b64 ], !dbg !541
	%371 = phi i64 [ 1, %b62 ], [ %388, %b64 ], !dbg !542
	%372 = icmp slt i64 %371, %336, !dbg !543
	br i1 %372, label %b64, label %b65, !dbg !543

b64:
	%373 = trunc i64 %371 to i32, !dbg !544
	%374 = bitcast double %319 to i64, !dbg !544
	%375 = trunc i64 %374 to i32, !dbg !544
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %373, i32 31), !dbg !544
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !544
	%378 = lshr i64 %374, 32, !dbg !544
	%379 = trunc i64 %378 to i32, !dbg !544
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %373, i32 31), !dbg !544
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !544
	%382 = zext i32 %381 to i64, !dbg !544
	%383 = shl i64 %382, 32, !dbg !544
	%384 = zext i32 %377 to i64, !dbg !544
	%385 = or i64 %384, %383, !dbg !544
	%386 = bitcast i64 %385 to double, !dbg !544
	%387 = fadd double %370, %386, !dbg !538
	%388 = add i64 %371, 1, !dbg !545
	br label %b63, !dbg !545

b65:
	%389 = phi double [ %338, %b60 ], [ %370, %b63 ], !dbg !531
	%390 = sext i32 %332 to i64, !dbg !547
	%391 = add i64 %390, 32, !dbg !548
	%392 = sub i64 %391, 1, !dbg !549
	%393 = sdiv i64 %392, 32, !dbg !550
	%394 = icmp eq i64 %393, 1, !dbg !551
	br i1 %394, label %b71, label %b66, !dbg !551

b66:
	call void @llvm.nvvm.barrier0(), !dbg !553
	%395 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !554, !range !396
	%396 = sext i32 %395 to i64, !dbg !554
	%397 = icmp eq i64 %396, 0, !dbg !555
	br i1 %397, label %b67, label %b68, !dbg !555

b67:
	%398 = sext i32 %328 to i64, !dbg !556
	%399 = sdiv i64 %398, 32, !dbg !557
	%400 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %399, !dbg !558
	store double %389, double addrspace(3)* %400, align 8, !dbg !558
	br label %b68, !dbg !558

b68:
	call void @llvm.nvvm.barrier0(), !dbg !559
	%401 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !560
	%402 = load double, double addrspace(3)* %401, align 8, !dbg !560
	br label %b69, !dbg !560

b69:
	%403 = phi double [ %402, %b68 ], [ %408, %b70 ], !dbg !561
	%404 = phi i64 [ 1, %b68 ], [ %409, %b70 ], !dbg !562
	%405 = icmp slt i64 %404, %393, !dbg !563
	br i1 %405, label %b70, label %b71, !dbg !563

b70:
	%406 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %404, !dbg !564
	%407 = load double, double addrspace(3)* %406, align 8, !dbg !564
	%408 = fadd double %403, %407, !dbg !538
	%409 = add i64 %404, 1, !dbg !565
	br label %b69, !dbg !565

b71:
	%410 = phi double [ %389, %b65 ], [ %403, %b69 ], !dbg !530
	%411 = sext i32 %328 to i64, !dbg !566
	%412 = icmp eq i64 %411, 0, !dbg !567
	br i1 %412, label %b72, label %b73, !dbg !567

b72:
	%413 = sdiv i64 %p17, 2, !dbg !569
	%414 = urem i32 %p25, 2, !dbg !570
	%415 = zext i32 %414 to i64, !dbg !571
	%416 = mul i64 %415, %413, !dbg !572
	%417 = add i64 %416, %413, !dbg !573
	%418 = icmp ugt i64 %417, %p17, !dbg !574
	br i1 %418, label %b72_fail1, label %b72_ok1, !dbg !574, !prof !31

b72_ok1:
	%419 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !32
	%420 = sext i32 %419 to i64, !dbg !575
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !34
	%422 = sext i32 %421 to i64, !dbg !575
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !576, !range !231
	%424 = sext i32 %423 to i64, !dbg !576
	%425 = mul i64 %422, %424, !dbg !577
	%426 = add i64 %425, %420, !dbg !578
	%427 = getelementptr inbounds double, double addrspace(1)* %3, i64 %416, !dbg !574
	%428 = getelementptr inbounds double, double addrspace(1)* %427, i64 %426, !dbg !579
	%429 = icmp uge i64 %426, %413, !dbg !579
	br i1 %429, label %b72_fail2, label %b72_ok2, !dbg !579, !prof !31

b72_ok2:
	store double %410, double addrspace(1)* %428, align 8, !dbg !579
	br label %b73, !dbg !579

b73:
	ret void, !dbg !527

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %11, i64 %p23), !dbg !337
	ret void, !dbg !337

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %47, i64 %p23), !dbg !343
	ret void, !dbg !343

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %64, i64 %p17), !dbg !360
	ret void, !dbg !360

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %170, i64 %p19), !dbg !421
	ret void, !dbg !421

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %178, i64 %167), !dbg !429
	ret void, !dbg !429

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %172, i64 %p19), !dbg !430
	ret void, !dbg !430

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %230, i64 %p19), !dbg !458
	ret void, !dbg !458

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !464
	ret void, !dbg !464

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %249, i64 %p19), !dbg !474
	ret void, !dbg !474

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !477
	ret void, !dbg !477

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %273, i64 %p19), !dbg !494
	ret void, !dbg !494

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !497
	ret void, !dbg !497

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %290, i64 %p19), !dbg !506
	ret void, !dbg !506

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !509
	ret void, !dbg !509

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !521
	ret void, !dbg !521

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %315, i64 %p23), !dbg !524
	ret void, !dbg !524

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %417, i64 %p17), !dbg !574
	ret void, !dbg !574

b72_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %426, i64 %413), !dbg !579
	ret void, !dbg !579
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !580 {
entry:
	br label %b0, !dbg !581

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !581
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !581
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !581
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !581
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !581
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !581
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !581
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !584
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !587
	%9 = icmp slt i64 0, %p25, !dbg !588
	br i1 %9, label %b1, label %b76, !dbg !588

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !589
	%11 = sext i32 %7 to i64, !dbg !584
	%12 = sext i32 %8 to i64, !dbg !587
	br label %b2, !dbg !590

b2:
	%13 = phi i64 [ %411, %b75 ], [ %p24, %b1 ], !dbg !590
	%14 = phi i64 [ %402, %b75 ], [ %p26, %b1 ], !dbg !591
	%15 = phi i32 [ %403, %b75 ], [ %p28, %b1 ], !dbg !592
	%16 = phi i32 [ %404, %b75 ], [ %p29, %b1 ], !dbg !593
	%17 = phi i64 [ %412, %b75 ], [ 0, %b1 ], !dbg !593
	%18 = icmp ne i32 %15, 0, !dbg !594
	br i1 %18, label %b3, label %b24, !dbg !594

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !32
	%20 = sext i32 %19 to i64, !dbg !596
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !34
	%22 = sext i32 %21 to i64, !dbg !596
	%23 = icmp eq i64 %20, 0, !dbg !597
	br i1 %23, label %b4, label %b24, !dbg !597

b4:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !598, !range !232
	%25 = sext i32 %24 to i64, !dbg !598
	%26 = sdiv i64 %25, 2, !dbg !599
	%27 = icmp eq i64 %22, %26, !dbg !600
	br i1 %27, label %b5, label %b24, !dbg !595

b5:
	%28 = sdiv i64 %p17, 2, !dbg !602
	%29 = urem i32 %15, 2, !dbg !603
	%30 = zext i32 %29 to i64, !dbg !604
	%31 = mul i64 %30, %28, !dbg !605
	%32 = add i64 %31, %28, !dbg !606
	%33 = getelementptr inbounds double, double addrspace(1)* %3, i64 %31, !dbg !607
	%34 = icmp ugt i64 %32, %p17, !dbg !607
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !607, !prof !31

b5_ok1:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !608, !range !33
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !608, !range !33
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !608, !range !35
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !608, !range !236
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !608, !range !236
	%40 = mul i32 %39, %37, !dbg !608
	%41 = add i32 %36, %40, !dbg !608
	%42 = mul i32 %38, %41, !dbg !608
	%43 = add i32 %35, %42, !dbg !608
	%44 = sext i32 %43 to i64, !dbg !608
	%45 = mul i32 %38, %39, !dbg !608
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !608, !range !340
	%47 = mul i32 %45, %46, !dbg !608
	%48 = sext i32 %47 to i64, !dbg !608
	br label %b6, !dbg !608

b6:
	%49 = phi double [ 0.000000e+00, %b5_ok1 ], [ %54, %b7 ], !dbg !609
	%50 = phi i64 [ %44, %b5_ok1 ], [ %55, %b7 ], !dbg !608
	%51 = icmp slt i64 %50, %28, !dbg !608
	br i1 %51, label %b7, label %b8, !dbg !608

b7:
	%52 = getelementptr inbounds double, double addrspace(1)* %33, i64 %50, !dbg !610
	%53 = load double, double addrspace(1)* %52, align 8, !dbg !610
	%54 = fadd double %49, %53, !dbg !611
	%55 = add i64 %50, %48, !dbg !608
	br label %b6, !dbg !608

b8:
	%56 = and i32 %43, -32, !dbg !615
	%57 = sub i32 %47, %56, !dbg !615
	%58 = icmp slt i32 %57, 32, !dbg !615
	%59 = select i1 %58, i32 %57, i32 32, !dbg !615
	%60 = sext i32 %59 to i64, !dbg !615
	%61 = icmp eq i64 %60, 32, !dbg !616
	br i1 %61, label %b9, label %b11, !dbg !616

b9:
	%62 = phi double [ %79, %b10 ], [ %49, %b8 ], !dbg !617
	%63 = phi i64 [ %80, %b10 ], [ 16, %b8 ], !dbg !618
	%64 = icmp sgt i64 %63, 0, !dbg !619
	br i1 %64, label %b10, label %b14, !dbg !619

b10:
	%65 = trunc i64 %63 to i32, !dbg !620
	%66 = bitcast double %62 to i64, !dbg !620
	%67 = trunc i64 %66 to i32, !dbg !620
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %67, i32 %65, i32 31), !dbg !620
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !620
	%70 = lshr i64 %66, 32, !dbg !620
	%71 = trunc i64 %70 to i32, !dbg !620
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %65, i32 31), !dbg !620
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !620
	%74 = zext i32 %73 to i64, !dbg !620
	%75 = shl i64 %74, 32, !dbg !620
	%76 = zext i32 %69 to i64, !dbg !620
	%77 = or i64 %76, %75, !dbg !620
	%78 = bitcast i64 %77 to double, !dbg !620
	%79 = fadd double %62, %78, !dbg !621
	%80 = sdiv i64 %63, 2, !dbg !622
	br label %b9, !dbg !622

b11:
	%81 = bitcast double %49 to i64, !dbg !623
	%82 = trunc i64 %81 to i32, !dbg !623
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %82, i32 0, i32 31), !dbg !623
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !623
	%85 = lshr i64 %81, 32, !dbg !623
	%86 = trunc i64 %85 to i32, !dbg !623
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !623
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !623
	%89 = zext i32 %88 to i64, !dbg !623
	%90 = shl i64 %89, 32, !dbg !623
	%91 = zext i32 %84 to i64, !dbg !623
	%92 = or i64 %91, %90, !dbg !623
	%93 = bitcast i64 %92 to double, !dbg !623
	br label %b12, !dbg !623

b12:
	%94 = phi double [ %93, %b11 ], [ %111, %b13 ], !dbg !624
	%95 = phi i64 [ 1, %b11 ], [ %112, %b13 ], !dbg !625
	%96 = icmp slt i64 %95, %60, !dbg !626
	br i1 %96, label %b13, label %b14, !dbg !626

b13:
	%97 = trunc i64 %95 to i32, !dbg !627
	%98 = bitcast double %49 to i64, !dbg !627
	%99 = trunc i64 %98 to i32, !dbg !627
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %97, i32 31), !dbg !627
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !627
	%102 = lshr i64 %98, 32, !dbg !627
	%103 = trunc i64 %102 to i32, !dbg !627
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %97, i32 31), !dbg !627
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !627
	%106 = zext i32 %105 to i64, !dbg !627
	%107 = shl i64 %106, 32, !dbg !627
	%108 = zext i32 %101 to i64, !dbg !627
	%109 = or i64 %108, %107, !dbg !627
	%110 = bitcast i64 %109 to double, !dbg !627
	%111 = fadd double %94, %110, !dbg !621
	%112 = add i64 %95, 1, !dbg !628
	br label %b12, !dbg !628

b14:
	%113 = phi double [ %62, %b9 ], [ %94, %b12 ], !dbg !614
	%114 = add i64 %48, 32, !dbg !630
	%115 = sub i64 %114, 1, !dbg !631
	%116 = sdiv i64 %115, 32, !dbg !632
	%117 = icmp eq i64 %116, 1, !dbg !633
	br i1 %117, label %b20, label %b15, !dbg !633

b15:
	call void @llvm.nvvm.barrier0(), !dbg !635
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !636, !range !396
	%119 = sext i32 %118 to i64, !dbg !636
	%120 = icmp eq i64 %119, 0, !dbg !637
	br i1 %120, label %b16, label %b17, !dbg !637

b16:
	%121 = sdiv i64 %44, 32, !dbg !638
	%122 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %121, !dbg !639
	store double %113, double addrspace(3)* %122, align 8, !dbg !639
	br label %b17, !dbg !639

b17:
	call void @llvm.nvvm.barrier0(), !dbg !640
	%123 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !641
	%124 = load double, double addrspace(3)* %123, align 8, !dbg !641
	br label %b18, !dbg !641

b18:
	%125 = phi double [ %124, %b17 ], [ %130, %b19 ], !dbg !642
	%126 = phi i64 [ 1, %b17 ], [ %131, %b19 ], !dbg !643
	%127 = icmp slt i64 %126, %116, !dbg !644
	br i1 %127, label %b19, label %b20, !dbg !644

b19:
	%128 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %126, !dbg !645
	%129 = load double, double addrspace(3)* %128, align 8, !dbg !645
	%130 = fadd double %125, %129, !dbg !621
	%131 = add i64 %126, 1, !dbg !646
	br label %b18, !dbg !646

b20:
	%132 = phi double [ %113, %b14 ], [ %125, %b18 ], !dbg !613
	%133 = icmp eq i64 %44, 0, !dbg !647
	br i1 %133, label %b21, label %b23, !dbg !647

b21:
	%134 = mul i64 %30, %11, !dbg !649
	%135 = add i64 %134, %12, !dbg !650
	%136 = mul i64 %135, 2, !dbg !651
	%137 = zext i32 %15 to i64, !dbg !654
	%138 = add i64 %136, 1, !dbg !655
	br label %b22, !dbg !656

b22:
	%139 = phi i64 [ 0, %b21 ], [ %163, %b22_ok3 ], !dbg !656
	%140 = add i64 %12, %139, !dbg !658
	%141 = icmp uge i64 %136, %p19, !dbg !657
	br i1 %141, label %b22_fail1, label %b22_ok1, !dbg !657, !prof !31

b22_ok1:
	%142 = icmp eq i64 %11, -1, !dbg !659
	%143 = select i1 %142, i64 1, i64 %11, !dbg !659
	%144 = srem i64 %140, %143, !dbg !659
	%145 = bitcast double %132 to i64, !dbg !660
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %136, !dbg !657
	%147 = trunc i64 %145 to i32, !dbg !661
	%148 = shl i64 %137, 32, !dbg !662
	%149 = zext i32 %147 to i64, !dbg !663
	%150 = or i64 %148, %149, !dbg !664
	%151 = trunc i64 %144 to i32, !dbg !665
	%152 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !665
	%153 = icmp uge i64 %144, %11, !dbg !665
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !665, !prof !31

b22_ok2:
	%154 = bitcast i64* %152 to i8*, !dbg !665
	call void @gpuc_signal_op_thread(i8* %154, i64 %150, i32 9, i32 %151), !dbg !665
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %138, !dbg !666
	%156 = lshr i64 %145, 32, !dbg !667
	%157 = trunc i64 %156 to i32, !dbg !668
	%158 = zext i32 %157 to i64, !dbg !670
	%159 = or i64 %148, %158, !dbg !671
	%160 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !672
	%161 = icmp uge i64 %138, %p19, !dbg !666
	br i1 %161, label %b22_fail3, label %b22_ok3, !dbg !666, !prof !31

b22_ok3:
	%162 = bitcast i64* %160 to i8*, !dbg !672
	call void @gpuc_signal_op_thread(i8* %162, i64 %159, i32 9, i32 %151), !dbg !672
	%163 = add i64 %139, 1, !dbg !652
	%164 = icmp slt i64 %163, %11, !dbg !652
	br i1 %164, label %b22, label %b23, !dbg !652

b23:
	call void @llvm.nvvm.barrier0(), !dbg !673
	br label %b24, !dbg !585

b24:
	br i1 %10, label %b25, label %b28, !dbg !589

b25:
	%165 = urem i64 %13, 2, !dbg !674
	%166 = icmp ne i64 %165, 0, !dbg !675
	br i1 %166, label %b26, label %b27, !dbg !675

b26:
	br label %b27, !dbg !675

b27:
	%167 = phi float addrspace(1)* [ %0, %b25 ], [ %1, %b26 ], !dbg !676
	%168 = phi i64 [ %p1, %b25 ], [ %p3, %b26 ], !dbg !676
	%169 = phi float addrspace(1)* [ %1, %b25 ], [ %0, %b26 ], !dbg !677
	%170 = phi i64 [ %p3, %b25 ], [ %p1, %b26 ], !dbg !677
	%171 = addrspacecast float addrspace(1)* %167 to float*, !dbg !678
	%172 = addrspacecast float addrspace(1)* %169 to float*, !dbg !678
	%173 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !678
	%174 = call float @gpuc_fn_solver_sweep(float* %171, i64 %168, float* %172, i64 %170, i64* %173, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %13, i8* %ctrl), !dbg !678
	br label %b28, !dbg !678

b28:
	%175 = phi float [ 0.000000e+00, %b24 ], [ %174, %b27 ], !dbg !679
	br i1 %18, label %b29, label %b57, !dbg !680

b29:
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !682, !range !32
	%177 = sext i32 %176 to i64, !dbg !682
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !682, !range !34
	%179 = sext i32 %178 to i64, !dbg !682
	%180 = icmp eq i64 %177, 0, !dbg !683
	br i1 %180, label %b30, label %b57, !dbg !683

b30:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !684, !range !232
	%182 = sext i32 %181 to i64, !dbg !684
	%183 = sdiv i64 %182, 2, !dbg !685
	%184 = icmp eq i64 %179, %183, !dbg !686
	br i1 %184, label %b31, label %b57, !dbg !681

b31:
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !687, !range !33
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !687, !range !33
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !687, !range !35
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !687, !range !236
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !687, !range !236
	%190 = mul i32 %189, %187, !dbg !687
	%191 = add i32 %186, %190, !dbg !687
	%192 = mul i32 %188, %191, !dbg !687
	%193 = add i32 %185, %192, !dbg !687
	%194 = sext i32 %193 to i64, !dbg !687
	%195 = icmp eq i64 %194, 0, !dbg !688
	br i1 %195, label %b32, label %b57, !dbg !688

b32:
	%196 = sub i64 %13, 1, !dbg !689
	%197 = urem i32 %15, 2, !dbg !691
	%198 = zext i32 %197 to i64, !dbg !692
	%199 = mul i64 %198, %11, !dbg !693
	%200 = mul i64 %199, 2, !dbg !694
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %200, !dbg !696
	%202 = zext i32 %15 to i64, !dbg !699
	%203 = icmp uge i64 %200, %p19, !dbg !696
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !696, !prof !31

b32_ok1:
	br label %b33, !dbg !700

b33:
	%204 = phi i64 [ 0, %b32_ok1 ], [ %212, %b35 ], !dbg !700
	%205 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !701
	%206 = icmp eq i64 addrspace(1)* %201, null, !dbg !701
	br i1 %206, label %b33_fail1, label %b33_ok1, !dbg !701, !prof !31

b33_ok1:
	%207 = bitcast i64* %205 to i8*, !dbg !701
	%208 = call i64 @gpuc_signal_fetch_thread(i8* %207), !dbg !701
	%209 = shl i64 %202, 32, !dbg !702
	%210 = icmp uge i64 %208, %209, !dbg !703
	br i1 %210, label %b34, label %b35, !dbg !703

b34:
	%211 = and i64 %208, 4294967295, !dbg !704
	br label %b37, !dbg !705

b35:
	%212 = add i64 %204, 1, !dbg !705
	%213 = icmp slt i64 %212, 64, !dbg !705
	br i1 %213, label %b33, label %b36, !dbg !705

b36:
	%214 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !706
	%215 = bitcast i64* %214 to i8*, !dbg !706
	%216 = call i64 @gpuc_signal_wait_until_thread(i8* %215, i32 5, i64 %209, i32 1, i8* %ctrl, i32 26), !dbg !706
	%217 = and i64 %216, 4294967295, !dbg !707
	br label %b37, !dbg !708

b37:
	%218 = phi i64 [ %211, %b34 ], [ %217, %b36 ], !dbg !709
	%219 = add i64 %200, 1, !dbg !710
	%220 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %219, !dbg !711
	%221 = icmp uge i64 %219, %p19, !dbg !711
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !711, !prof !31

b37_ok1:
	br label %b38, !dbg !713

b38:
	%222 = phi i64 [ 0, %b37_ok1 ], [ %229, %b40 ], !dbg !713
	%223 = addrspacecast i64 addrspace(1)* %220 to i64*, !dbg !714
	%224 = icmp eq i64 addrspace(1)* %220, null, !dbg !714
	br i1 %224, label %b38_fail1, label %b38_ok1, !dbg !714, !prof !31

b38_ok1:
	%225 = bitcast i64* %223 to i8*, !dbg !714
	%226 = call i64 @gpuc_signal_fetch_thread(i8* %225), !dbg !714
	%227 = icmp uge i64 %226, %209, !dbg !715
	br i1 %227, label %b39, label %b40, !dbg !715

b39:
	%228 = and i64 %226, 4294967295, !dbg !716
	br label %b42, !dbg !717

b40:
	%229 = add i64 %222, 1, !dbg !717
	%230 = icmp slt i64 %229, 64, !dbg !717
	br i1 %230, label %b38, label %b41, !dbg !717

b41:
	%231 = addrspacecast i64 addrspace(1)* %220 to i64*, !dbg !718
	%232 = bitcast i64* %231 to i8*, !dbg !718
	%233 = call i64 @gpuc_signal_wait_until_thread(i8* %232, i32 5, i64 %209, i32 1, i8* %ctrl, i32 26), !dbg !718
	%234 = and i64 %233, 4294967295, !dbg !719
	br label %b42, !dbg !720

b42:
	%235 = phi i64 [ %228, %b39 ], [ %234, %b41 ], !dbg !721
	%236 = shl i64 %235, 32, !dbg !721
	%237 = or i64 %218, %236, !dbg !722
	%238 = bitcast i64 %237 to double, !dbg !723
	br label %b43, !dbg !695

b43:
	%239 = phi double [ %238, %b42 ], [ %280, %b54 ], !dbg !724
	%240 = phi i64 [ 1, %b42 ], [ %281, %b54 ], !dbg !725
	%241 = icmp slt i64 %240, %11, !dbg !726
	br i1 %241, label %b44, label %b55, !dbg !726

b44:
	%242 = add i64 %199, %240, !dbg !728
	%243 = mul i64 %242, 2, !dbg !729
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %243, !dbg !731
	%245 = icmp uge i64 %243, %p19, !dbg !731
	br i1 %245, label %b44_fail1, label %b44_ok1, !dbg !731, !prof !31

b44_ok1:
	br label %b45, !dbg !733

b45:
	%246 = phi i64 [ 0, %b44_ok1 ], [ %253, %b47 ], !dbg !733
	%247 = addrspacecast i64 addrspace(1)* %244 to i64*, !dbg !734
	%248 = icmp eq i64 addrspace(1)* %244, null, !dbg !734
	br i1 %248, label %b45_fail1, label %b45_ok1, !dbg !734, !prof !31

b45_ok1:
	%249 = bitcast i64* %247 to i8*, !dbg !734
	%250 = call i64 @gpuc_signal_fetch_thread(i8* %249), !dbg !734
	%251 = icmp uge i64 %250, %209, !dbg !735
	br i1 %251, label %b46, label %b47, !dbg !735

b46:
	%252 = and i64 %250, 4294967295, !dbg !736
	br label %b49, !dbg !737

b47:
	%253 = add i64 %246, 1, !dbg !737
	%254 = icmp slt i64 %253, 64, !dbg !737
	br i1 %254, label %b45, label %b48, !dbg !737

b48:
	%255 = addrspacecast i64 addrspace(1)* %244 to i64*, !dbg !738
	%256 = bitcast i64* %255 to i8*, !dbg !738
	%257 = call i64 @gpuc_signal_wait_until_thread(i8* %256, i32 5, i64 %209, i32 1, i8* %ctrl, i32 26), !dbg !738
	%258 = and i64 %257, 4294967295, !dbg !739
	br label %b49, !dbg !740

b49:
	%259 = phi i64 [ %252, %b46 ], [ %258, %b48 ], !dbg !741
	%260 = add i64 %243, 1, !dbg !742
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %260, !dbg !743
	%262 = icmp uge i64 %260, %p19, !dbg !743
	br i1 %262, label %b49_fail1, label %b49_ok1, !dbg !743, !prof !31

b49_ok1:
	br label %b50, !dbg !745

b50:
	%263 = phi i64 [ 0, %b49_ok1 ], [ %270, %b52 ], !dbg !745
	%264 = addrspacecast i64 addrspace(1)* %261 to i64*, !dbg !746
	%265 = icmp eq i64 addrspace(1)* %261, null, !dbg !746
	br i1 %265, label %b50_fail1, label %b50_ok1, !dbg !746, !prof !31

b50_ok1:
	%266 = bitcast i64* %264 to i8*, !dbg !746
	%267 = call i64 @gpuc_signal_fetch_thread(i8* %266), !dbg !746
	%268 = icmp uge i64 %267, %209, !dbg !747
	br i1 %268, label %b51, label %b52, !dbg !747

b51:
	%269 = and i64 %267, 4294967295, !dbg !748
	br label %b54, !dbg !749

b52:
	%270 = add i64 %263, 1, !dbg !749
	%271 = icmp slt i64 %270, 64, !dbg !749
	br i1 %271, label %b50, label %b53, !dbg !749

b53:
	%272 = addrspacecast i64 addrspace(1)* %261 to i64*, !dbg !750
	%273 = bitcast i64* %272 to i8*, !dbg !750
	%274 = call i64 @gpuc_signal_wait_until_thread(i8* %273, i32 5, i64 %209, i32 1, i8* %ctrl, i32 26), !dbg !750
	%275 = and i64 %274, 4294967295, !dbg !751
	br label %b54, !dbg !752

b54:
	%276 = phi i64 [ %269, %b51 ], [ %275, %b53 ], !dbg !753
	%277 = shl i64 %276, 32, !dbg !753
	%278 = or i64 %259, %277, !dbg !754
	%279 = bitcast i64 %278 to double, !dbg !755
	%280 = fadd double %239, %279, !dbg !756
	%281 = add i64 %240, 1, !dbg !757
	br label %b43, !dbg !757

b55:
	%282 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !758
	%283 = icmp uge i64 0, %p21, !dbg !758
	br i1 %283, label %b55_fail1, label %b55_ok1, !dbg !758, !prof !31

b55_ok1:
	store double %239, double addrspace(1)* %282, align 8, !dbg !758
	%284 = fcmp ole double %239, %p30, !dbg !759
	br i1 %284, label %b56, label %b57, !dbg !759

b56:
	%285 = urem i64 %13, 2, !dbg !760
	%286 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %285, !dbg !761
	%287 = icmp uge i64 %285, %p23, !dbg !761
	br i1 %287, label %b56_fail1, label %b56_ok1, !dbg !761, !prof !31

b56_ok1:
	store i64 %196, i64 addrspace(1)* %286, align 8, !dbg !761
	br label %b57, !dbg !761

b57:
	%288 = sub i64 %14, 1, !dbg !762
	%289 = icmp eq i64 %288, 0, !dbg !763
	br i1 %289, label %b58, label %b72, !dbg !763

b58:
	%290 = add i32 %16, 1, !dbg !764
	%291 = fpext float %175 to double, !dbg !766
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !770, !range !33
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !770, !range !33
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !770, !range !35
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !770, !range !236
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !770, !range !236
	%297 = mul i32 %296, %294, !dbg !770
	%298 = add i32 %293, %297, !dbg !770
	%299 = mul i32 %295, %298, !dbg !770
	%300 = add i32 %292, %299, !dbg !770
	%301 = and i32 %300, -32, !dbg !770
	%302 = mul i32 %295, %296, !dbg !770
	%303 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !770, !range !340
	%304 = mul i32 %302, %303, !dbg !770
	%305 = sub i32 %304, %301, !dbg !770
	%306 = icmp slt i32 %305, 32, !dbg !770
	%307 = select i1 %306, i32 %305, i32 32, !dbg !770
	%308 = sext i32 %307 to i64, !dbg !770
	%309 = icmp eq i64 %308, 32, !dbg !771
	br i1 %309, label %b59, label %b61, !dbg !771

b59:
	%310 = phi double [ %327, %b60 ], [ %291, %b58 ], !dbg !772
	%311 = phi i64 [ %328, %b60 ], [ 16, %b58 ], !dbg !773
	%312 = icmp sgt i64 %311, 0, !dbg !774
	br i1 %312, label %b60, label %b64, !dbg !774

b60:
	%313 = trunc i64 %311 to i32, !dbg !775
	%314 = bitcast double %310 to i64, !dbg !775
	%315 = trunc i64 %314 to i32, !dbg !775
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %315, i32 %313, i32 31), !dbg !775
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !775
	%318 = lshr i64 %314, 32, !dbg !775
	%319 = trunc i64 %318 to i32, !dbg !775
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %319, i32 %313, i32 31), !dbg !775
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !775
	%322 = zext i32 %321 to i64, !dbg !775
	%323 = shl i64 %322, 32, !dbg !775
	%324 = zext i32 %317 to i64, !dbg !775
	%325 = or i64 %324, %323, !dbg !775
	%326 = bitcast i64 %325 to double, !dbg !775
	%327 = fadd double %310, %326, !dbg !776
	%328 = sdiv i64 %311, 2, !dbg !777
	br label %b59, !dbg !777

b61:
	%329 = bitcast double %291 to i64, !dbg !778
	%330 = trunc i64 %329 to i32, !dbg !778
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !778
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !778
	%333 = lshr i64 %329, 32, !dbg !778
	%334 = trunc i64 %333 to i32, !dbg !778
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !778
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !778
	%337 = zext i32 %336 to i64, !dbg !778
	%338 = shl i64 %337, 32, !dbg !778
	%339 = zext i32 %332 to i64, !dbg !778
	%340 = or i64 %339, %338, !dbg !778
	%341 = bitcast i64 %340 to double, !dbg !778
	br label %b62, !dbg !778

b62:
	%342 = phi double [ %341, %b61 ], [ %359, %b63 ], !dbg !779
	%343 = phi i64 [ 1, %b61 ], [ %360, %b63 ], !dbg !780
	%344 = icmp slt i64 %343, %308, !dbg !781
	br i1 %344, label %b63, label %b64, !dbg !781

b63:
	%345 = trunc i64 %343 to i32, !dbg !782
	%346 = bitcast double %291 to i64, !dbg !782
	%347 = trunc i64 %346 to i32, !dbg !782
	%348 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %347, i32 %345, i32 31), !dbg !782
	%349 = extractvalue { i32, i1 } %348, 0, !dbg !782
	%350 = lshr i64 %346, 32, !dbg !782
	%351 = trunc i64 %350 to i32, !dbg !782
	%352 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %351, i32 %345, i32 31), !dbg !782
	%353 = extractvalue { i32, i1 } %352, 0, !dbg !782
	%354 = zext i32 %353 to i64, !dbg !782
	%355 = shl i64 %354, 32, !dbg !782
	%356 = zext i32 %349 to i64, !dbg !782
	%357 = or i64 %356, %355, !dbg !782
	%358 = bitcast i64 %357 to double, !dbg !782
	%359 = fadd double %342, %358, !dbg !776
	%360 = add i64 %343, 1, !dbg !783
	br label %b62, !dbg !783

b64:
	%361 = phi double [ %310, %b59 ], [ %342, %b62 ], !dbg !769
	%362 = sext i32 %304 to i64, !dbg !785
	%363 = add i64 %362, 32, !dbg !786
	%364 = sub i64 %363, 1, !dbg !787
	%365 = sdiv i64 %364, 32, !dbg !788
	%366 = icmp eq i64 %365, 1, !dbg !789
	br i1 %366, label %b70, label %b65, !dbg !789

b65:
	call void @llvm.nvvm.barrier0(), !dbg !791
	%367 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !792, !range !396
	%368 = sext i32 %367 to i64, !dbg !792
	%369 = icmp eq i64 %368, 0, !dbg !793
	br i1 %369, label %b66, label %b67, !dbg !793

b66:
	%370 = sext i32 %300 to i64, !dbg !794
	%371 = sdiv i64 %370, 32, !dbg !795
	%372 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %371, !dbg !796
	store double %361, double addrspace(3)* %372, align 8, !dbg !796
	br label %b67, !dbg !796

b67:
	call void @llvm.nvvm.barrier0(), !dbg !797
	%373 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !798
	%374 = load double, double addrspace(3)* %373, align 8, !dbg !798
	br label %b68, !dbg !798

b68:
	%375 = phi double [ %374, %b67 ], [ %380, %b69 ], !dbg !799
	%376 = phi i64 [ 1, %b67 ], [ %381, %b69 ], !dbg !800
	%377 = icmp slt i64 %376, %365, !dbg !801
	br i1 %377, label %b69, label %b70, !dbg !801

b69:
	%378 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %376, !dbg !802
	%379 = load double, double addrspace(3)* %378, align 8, !dbg !802
	%380 = fadd double %375, %379, !dbg !776
	%381 = add i64 %376, 1, !dbg !803
	br label %b68, !dbg !803

b70:
	%382 = phi double [ %361, %b64 ], [ %375, %b68 ], !dbg !768
	%383 = sext i32 %300 to i64, !dbg !804
	%384 = icmp eq i64 %383, 0, !dbg !805
	br i1 %384, label %b71, label %b72, !dbg !805

b71:
	%385 = sdiv i64 %p17, 2, !dbg !807
	%386 = urem i32 %16, 2, !dbg !808
	%387 = zext i32 %386 to i64, !dbg !809
	%388 = mul i64 %387, %385, !dbg !810
	%389 = add i64 %388, %385, !dbg !811
	%390 = icmp ugt i64 %389, %p17, !dbg !812
	br i1 %390, label %b71_fail1, label %b71_ok1, !dbg !812, !prof !31

b71_ok1:
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !813, !range !32
	%392 = sext i32 %391 to i64, !dbg !813
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !813, !range !34
	%394 = sext i32 %393 to i64, !dbg !813
	%395 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !814, !range !231
	%396 = sext i32 %395 to i64, !dbg !814
	%397 = mul i64 %394, %396, !dbg !815
	%398 = add i64 %397, %392, !dbg !816
	%399 = getelementptr inbounds double, double addrspace(1)* %3, i64 %388, !dbg !812
	%400 = getelementptr inbounds double, double addrspace(1)* %399, i64 %398, !dbg !817
	%401 = icmp uge i64 %398, %385, !dbg !817
	br i1 %401, label %b71_fail2, label %b71_ok2, !dbg !817, !prof !31

b71_ok2:
	store double %382, double addrspace(1)* %400, align 8, !dbg !817
	br label %b72, !dbg !817

b72:
	%402 = phi i64 [ %288, %b57 ], [ %p27, %b70 ], [ %p27, %b71_ok2 ], !dbg !591
	%403 = phi i32 [ 0, %b57 ], [ %16, %b70 ], [ %16, %b71_ok2 ], !dbg !592
	%404 = phi i32 [ %16, %b57 ], [ %290, %b70 ], [ %290, %b71_ok2 ], !dbg !593
	call void @gpuc_grid_sync(), !dbg !818
	%405 = fcmp oge double %p30, 0.000000e+00, !dbg !819
	br i1 %405, label %b73, label %b75, !dbg !819

b73:
	%406 = urem i64 %13, 2, !dbg !820
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %406, !dbg !821
	%408 = icmp uge i64 %406, %p23, !dbg !821
	br i1 %408, label %b73_fail1, label %b73_ok1, !dbg !821, !prof !31

b73_ok1:
	%409 = load i64, i64 addrspace(1)* %407, align 8, !dbg !821
	%410 = icmp ne i64 %409, 0, !dbg !822
	br i1 %410, label %b74, label %b75, !dbg !822

b74:
	ret void, !dbg !823

b75:
	%411 = add i64 %13, 1, !dbg !824
	%412 = add i64 %17, 1, !dbg !824
	%413 = icmp slt i64 %412, %p25, !dbg !824
	br i1 %413, label %b2, label %b76, !dbg !824

b76:
	ret void, !dbg !824

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %32, i64 %p17), !dbg !607
	ret void, !dbg !607

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %136, i64 %p19), !dbg !657
	ret void, !dbg !657

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %144, i64 %11), !dbg !665
	ret void, !dbg !665

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %138, i64 %p19), !dbg !666
	ret void, !dbg !666

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %200, i64 %p19), !dbg !696
	ret void, !dbg !696

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !701
	ret void, !dbg !701

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %219, i64 %p19), !dbg !711
	ret void, !dbg !711

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !714
	ret void, !dbg !714

b44_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %243, i64 %p19), !dbg !731
	ret void, !dbg !731

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !734
	ret void, !dbg !734

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %260, i64 %p19), !dbg !743
	ret void, !dbg !743

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !746
	ret void, !dbg !746

b55_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p21), !dbg !758
	ret void, !dbg !758

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %285, i64 %p23), !dbg !761
	ret void, !dbg !761

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %389, i64 %p17), !dbg !812
	ret void, !dbg !812

b71_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %398, i64 %385), !dbg !817
	ret void, !dbg !817

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %406, i64 %p23), !dbg !821
	ret void, !dbg !821
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !825 {
entry:
	br label %b0, !dbg !826

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !826
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !826
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !826
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !826
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !829
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !832
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !833
	%7 = icmp uge i64 0, %p7, !dbg !833
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !833, !prof !31

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !833
	%9 = icmp eq i64 %8, 0, !dbg !834
	br i1 %9, label %b1, label %b46, !dbg !834

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !835
	%11 = icmp uge i64 1, %p7, !dbg !835
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !835, !prof !31

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !835
	%13 = icmp eq i64 %12, 0, !dbg !836
	br i1 %13, label %b2, label %b46, !dbg !836

b2:
	%14 = sdiv i64 %p1, 2, !dbg !838
	%15 = urem i32 %p8, 2, !dbg !839
	%16 = zext i32 %15 to i64, !dbg !840
	%17 = mul i64 %16, %14, !dbg !841
	%18 = add i64 %17, %14, !dbg !842
	%19 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17, !dbg !843
	%20 = icmp ugt i64 %18, %p1, !dbg !843
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !843, !prof !31

b2_ok1:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !844, !range !33
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !844, !range !33
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !844, !range !35
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !844, !range !236
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !844, !range !236
	%26 = mul i32 %25, %23, !dbg !844
	%27 = add i32 %22, %26, !dbg !844
	%28 = mul i32 %24, %27, !dbg !844
	%29 = add i32 %21, %28, !dbg !844
	%30 = sext i32 %29 to i64, !dbg !844
	%31 = mul i32 %24, %25, !dbg !844
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !844, !range !340
	%33 = mul i32 %31, %32, !dbg !844
	%34 = sext i32 %33 to i64, !dbg !844
	br label %b3, !dbg !844

b3:
	%35 = phi double [ 0.000000e+00, %b2_ok1 ], [ %40, %b4 ], !dbg !845
	%36 = phi i64 [ %30, %b2_ok1 ], [ %41, %b4 ], !dbg !844
	%37 = icmp slt i64 %36, %14, !dbg !844
	br i1 %37, label %b4, label %b5, !dbg !844

b4:
	%38 = getelementptr inbounds double, double addrspace(1)* %19, i64 %36, !dbg !846
	%39 = load double, double addrspace(1)* %38, align 8, !dbg !846
	%40 = fadd double %35, %39, !dbg !847
	%41 = add i64 %36, %34, !dbg !844
	br label %b3, !dbg !844

b5:
	%42 = and i32 %29, -32, !dbg !851
	%43 = sub i32 %33, %42, !dbg !851
	%44 = icmp slt i32 %43, 32, !dbg !851
	%45 = select i1 %44, i32 %43, i32 32, !dbg !851
	%46 = sext i32 %45 to i64, !dbg !851
	%47 = icmp eq i64 %46, 32, !dbg !852
	br i1 %47, label %b6, label %b8, !dbg !852

b6:
	%48 = phi double [ %65, %b7 ], [ %35, %b5 ], !dbg !853
	%49 = phi i64 [ %66, %b7 ], [ 16, %b5 ], !dbg !854
	%50 = icmp sgt i64 %49, 0, !dbg !855
	br i1 %50, label %b7, label %b11, !dbg !855

b7:
	%51 = trunc i64 %49 to i32, !dbg !856
	%52 = bitcast double %48 to i64, !dbg !856
	%53 = trunc i64 %52 to i32, !dbg !856
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %51, i32 31), !dbg !856
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !856
	%56 = lshr i64 %52, 32, !dbg !856
	%57 = trunc i64 %56 to i32, !dbg !856
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %51, i32 31), !dbg !856
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !856
	%60 = zext i32 %59 to i64, !dbg !856
	%61 = shl i64 %60, 32, !dbg !856
	%62 = zext i32 %55 to i64, !dbg !856
	%63 = or i64 %62, %61, !dbg !856
	%64 = bitcast i64 %63 to double, !dbg !856
	%65 = fadd double %48, %64, !dbg !857
	%66 = sdiv i64 %49, 2, !dbg !858
	br label %b6, !dbg !858

b8:
	%67 = bitcast double %35 to i64, !dbg !859
	%68 = trunc i64 %67 to i32, !dbg !859
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !859
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !859
	%71 = lshr i64 %67, 32, !dbg !859
	%72 = trunc i64 %71 to i32, !dbg !859
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !859
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !859
	%75 = zext i32 %74 to i64, !dbg !859
	%76 = shl i64 %75, 32, !dbg !859
	%77 = zext i32 %70 to i64, !dbg !859
	%78 = or i64 %77, %76, !dbg !859
	%79 = bitcast i64 %78 to double, !dbg !859
	br label %b9, !dbg !859

b9:
	%80 = phi double [ %79, %b8 ], [ %97, %b10 ], !dbg !860
	%81 = phi i64 [ 1, %b8 ], [ %98, %b10 ], !dbg !861
	%82 = icmp slt i64 %81, %46, !dbg !862
	br i1 %82, label %b10, label %b11, !dbg !862

b10:
	%83 = trunc i64 %81 to i32, !dbg !863
	%84 = bitcast double %35 to i64, !dbg !863
	%85 = trunc i64 %84 to i32, !dbg !863
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %83, i32 31), !dbg !863
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !863
	%88 = lshr i64 %84, 32, !dbg !863
	%89 = trunc i64 %88 to i32, !dbg !863
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %83, i32 31), !dbg !863
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !863
	%92 = zext i32 %91 to i64, !dbg !863
	%93 = shl i64 %92, 32, !dbg !863
	%94 = zext i32 %87 to i64, !dbg !863
	%95 = or i64 %94, %93, !dbg !863
	%96 = bitcast i64 %95 to double, !dbg !863
	%97 = fadd double %80, %96, !dbg !857
	%98 = add i64 %81, 1, !dbg !864
	br label %b9, !dbg !864

b11:
	%99 = phi double [ %48, %b6 ], [ %80, %b9 ], !dbg !850
	%100 = add i64 %34, 32, !dbg !866
	%101 = sub i64 %100, 1, !dbg !867
	%102 = sdiv i64 %101, 32, !dbg !868
	%103 = icmp eq i64 %102, 1, !dbg !869
	br i1 %103, label %b17, label %b12, !dbg !869

b12:
	call void @llvm.nvvm.barrier0(), !dbg !871
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !872, !range !396
	%105 = sext i32 %104 to i64, !dbg !872
	%106 = icmp eq i64 %105, 0, !dbg !873
	br i1 %106, label %b13, label %b14, !dbg !873

b13:
	%107 = sdiv i64 %30, 32, !dbg !874
	%108 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %107, !dbg !875
	store double %99, double addrspace(3)* %108, align 8, !dbg !875
	br label %b14, !dbg !875

b14:
	call void @llvm.nvvm.barrier0(), !dbg !876
	%109 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !877
	%110 = load double, double addrspace(3)* %109, align 8, !dbg !877
	br label %b15, !dbg !877

b15:
	%111 = phi double [ %110, %b14 ], [ %116, %b16 ], !dbg !878
	%112 = phi i64 [ 1, %b14 ], [ %117, %b16 ], !dbg !879
	%113 = icmp slt i64 %112, %102, !dbg !880
	br i1 %113, label %b16, label %b17, !dbg !880

b16:
	%114 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %112, !dbg !881
	%115 = load double, double addrspace(3)* %114, align 8, !dbg !881
	%116 = fadd double %111, %115, !dbg !857
	%117 = add i64 %112, 1, !dbg !882
	br label %b15, !dbg !882

b17:
	%118 = phi double [ %99, %b11 ], [ %111, %b15 ], !dbg !849
	%119 = icmp eq i64 %30, 0, !dbg !883
	br i1 %119, label %b18, label %b20, !dbg !883

b18:
	%120 = sext i32 %5 to i64, !dbg !832
	%121 = sext i32 %4 to i64, !dbg !884
	%122 = mul i64 %16, %121, !dbg !886
	%123 = add i64 %122, %120, !dbg !887
	%124 = mul i64 %123, 2, !dbg !888
	%125 = zext i32 %p8 to i64, !dbg !891
	%126 = add i64 %124, 1, !dbg !892
	br label %b19, !dbg !884

b19:
	%127 = phi i64 [ 0, %b18 ], [ %151, %b19_ok3 ], !dbg !884
	%128 = add i64 %120, %127, !dbg !894
	%129 = icmp uge i64 %124, %p3, !dbg !893
	br i1 %129, label %b19_fail1, label %b19_ok1, !dbg !893, !prof !31

b19_ok1:
	%130 = icmp eq i64 %121, -1, !dbg !895
	%131 = select i1 %130, i64 1, i64 %121, !dbg !895
	%132 = srem i64 %128, %131, !dbg !895
	%133 = bitcast double %118 to i64, !dbg !896
	%134 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %124, !dbg !893
	%135 = trunc i64 %133 to i32, !dbg !897
	%136 = shl i64 %125, 32, !dbg !898
	%137 = zext i32 %135 to i64, !dbg !899
	%138 = or i64 %136, %137, !dbg !900
	%139 = trunc i64 %132 to i32, !dbg !901
	%140 = addrspacecast i64 addrspace(1)* %134 to i64*, !dbg !901
	%141 = icmp uge i64 %132, %121, !dbg !901
	br i1 %141, label %b19_fail2, label %b19_ok2, !dbg !901, !prof !31

b19_ok2:
	%142 = bitcast i64* %140 to i8*, !dbg !901
	call void @gpuc_signal_op_thread(i8* %142, i64 %138, i32 9, i32 %139), !dbg !901
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %126, !dbg !902
	%144 = lshr i64 %133, 32, !dbg !903
	%145 = trunc i64 %144 to i32, !dbg !904
	%146 = zext i32 %145 to i64, !dbg !906
	%147 = or i64 %136, %146, !dbg !907
	%148 = addrspacecast i64 addrspace(1)* %143 to i64*, !dbg !908
	%149 = icmp uge i64 %126, %p3, !dbg !902
	br i1 %149, label %b19_fail3, label %b19_ok3, !dbg !902, !prof !31

b19_ok3:
	%150 = bitcast i64* %148 to i8*, !dbg !908
	call void @gpuc_signal_op_thread(i8* %150, i64 %147, i32 9, i32 %139), !dbg !908
	%151 = add i64 %127, 1, !dbg !889
	%152 = icmp slt i64 %151, %121, !dbg !889
	br i1 %152, label %b19, label %b20, !dbg !889

b20:
	call void @llvm.nvvm.barrier0(), !dbg !909
	br i1 %119, label %b21, label %b46, !dbg !910

b21:
	%153 = sext i32 %4 to i64, !dbg !829
	%154 = mul i64 %16, %153, !dbg !912
	%155 = mul i64 %154, 2, !dbg !913
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %155, !dbg !915
	%157 = zext i32 %p8 to i64, !dbg !918
	%158 = icmp uge i64 %155, %p3, !dbg !915
	br i1 %158, label %b21_fail1, label %b21_ok1, !dbg !915, !prof !31

b21_ok1:
	br label %b22, !dbg !919

b22:
	%159 = phi i64 [ 0, %b21_ok1 ], [ %167, %b24 ], !dbg !919
	%160 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !920
	%161 = icmp eq i64 addrspace(1)* %156, null, !dbg !920
	br i1 %161, label %b22_fail1, label %b22_ok1, !dbg !920, !prof !31

b22_ok1:
	%162 = bitcast i64* %160 to i8*, !dbg !920
	%163 = call i64 @gpuc_signal_fetch_thread(i8* %162), !dbg !920
	%164 = shl i64 %157, 32, !dbg !921
	%165 = icmp uge i64 %163, %164, !dbg !922
	br i1 %165, label %b23, label %b24, !dbg !922

b23:
	%166 = and i64 %163, 4294967295, !dbg !923
	br label %b26, !dbg !924

b24:
	%167 = add i64 %159, 1, !dbg !924
	%168 = icmp slt i64 %167, 64, !dbg !924
	br i1 %168, label %b22, label %b25, !dbg !924

b25:
	%169 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !925
	%170 = bitcast i64* %169 to i8*, !dbg !925
	%171 = call i64 @gpuc_signal_wait_until_thread(i8* %170, i32 5, i64 %164, i32 1, i8* %ctrl, i32 26), !dbg !925
	%172 = and i64 %171, 4294967295, !dbg !926
	br label %b26, !dbg !927

b26:
	%173 = phi i64 [ %166, %b23 ], [ %172, %b25 ], !dbg !928
	%174 = add i64 %155, 1, !dbg !929
	%175 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %174, !dbg !930
	%176 = icmp uge i64 %174, %p3, !dbg !930
	br i1 %176, label %b26_fail1, label %b26_ok1, !dbg !930, !prof !31

b26_ok1:
	br label %b27, !dbg !932

b27:
	%177 = phi i64 [ 0, %b26_ok1 ], [ %184, %b29 ], !dbg !932
	%178 = addrspacecast i64 addrspace(1)* %175 to i64*, !dbg !933
	%179 = icmp eq i64 addrspace(1)* %175, null, !dbg !933
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !933, !prof !31

b27_ok1:
	%180 = bitcast i64* %178 to i8*, !dbg !933
	%181 = call i64 @gpuc_signal_fetch_thread(i8* %180), !dbg !933
	%182 = icmp uge i64 %181, %164, !dbg !934
	br i1 %182, label %b28, label %b29, !dbg !934

b28:
	%183 = and i64 %181, 4294967295, !dbg !935
	br label %b31, !dbg !936

b29:
	%184 = add i64 %177, 1, !dbg !936
	%185 = icmp slt i64 %184, 64, !dbg !936
	br i1 %185, label %b27, label %b30, !dbg !936

b30:
	%186 = addrspacecast i64 addrspace(1)* %175 to i64*, !dbg !937
	%187 = bitcast i64* %186 to i8*, !dbg !937
	%188 = call i64 @gpuc_signal_wait_until_thread(i8* %187, i32 5, i64 %164, i32 1, i8* %ctrl, i32 26), !dbg !937
	%189 = and i64 %188, 4294967295, !dbg !938
	br label %b31, !dbg !939

b31:
	%190 = phi i64 [ %183, %b28 ], [ %189, %b30 ], !dbg !940
	%191 = shl i64 %190, 32, !dbg !940
	%192 = or i64 %173, %191, !dbg !941
	%193 = bitcast i64 %192 to double, !dbg !942
	br label %b32, !dbg !914

b32:
	%194 = phi double [ %193, %b31 ], [ %235, %b43 ], !dbg !943
	%195 = phi i64 [ 1, %b31 ], [ %236, %b43 ], !dbg !944
	%196 = icmp slt i64 %195, %153, !dbg !945
	br i1 %196, label %b33, label %b44, !dbg !945

b33:
	%197 = add i64 %154, %195, !dbg !947
	%198 = mul i64 %197, 2, !dbg !948
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %198, !dbg !950
	%200 = icmp uge i64 %198, %p3, !dbg !950
	br i1 %200, label %b33_fail1, label %b33_ok1, !dbg !950, !prof !31

b33_ok1:
	br label %b34, !dbg !952

b34:
	%201 = phi i64 [ 0, %b33_ok1 ], [ %208, %b36 ], !dbg !952
	%202 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !953
	%203 = icmp eq i64 addrspace(1)* %199, null, !dbg !953
	br i1 %203, label %b34_fail1, label %b34_ok1, !dbg !953, !prof !31

b34_ok1:
	%204 = bitcast i64* %202 to i8*, !dbg !953
	%205 = call i64 @gpuc_signal_fetch_thread(i8* %204), !dbg !953
	%206 = icmp uge i64 %205, %164, !dbg !954
	br i1 %206, label %b35, label %b36, !dbg !954

b35:
	%207 = and i64 %205, 4294967295, !dbg !955
	br label %b38, !dbg !956

b36:
	%208 = add i64 %201, 1, !dbg !956
	%209 = icmp slt i64 %208, 64, !dbg !956
	br i1 %209, label %b34, label %b37, !dbg !956

b37:
	%210 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !957
	%211 = bitcast i64* %210 to i8*, !dbg !957
	%212 = call i64 @gpuc_signal_wait_until_thread(i8* %211, i32 5, i64 %164, i32 1, i8* %ctrl, i32 26), !dbg !957
	%213 = and i64 %212, 4294967295, !dbg !958
	br label %b38, !dbg !959

b38:
	%214 = phi i64 [ %207, %b35 ], [ %213, %b37 ], !dbg !960
	%215 = add i64 %198, 1, !dbg !961
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %215, !dbg !962
	%217 = icmp uge i64 %215, %p3, !dbg !962
	br i1 %217, label %b38_fail1, label %b38_ok1, !dbg !962, !prof !31

b38_ok1:
	br label %b39, !dbg !964

b39:
	%218 = phi i64 [ 0, %b38_ok1 ], [ %225, %b41 ], !dbg !964
	%219 = addrspacecast i64 addrspace(1)* %216 to i64*, !dbg !965
	%220 = icmp eq i64 addrspace(1)* %216, null, !dbg !965
	br i1 %220, label %b39_fail1, label %b39_ok1, !dbg !965, !prof !31

b39_ok1:
	%221 = bitcast i64* %219 to i8*, !dbg !965
	%222 = call i64 @gpuc_signal_fetch_thread(i8* %221), !dbg !965
	%223 = icmp uge i64 %222, %164, !dbg !966
	br i1 %223, label %b40, label %b41, !dbg !966

b40:
	%224 = and i64 %222, 4294967295, !dbg !967
	br label %b43, !dbg !968

b41:
	%225 = add i64 %218, 1, !dbg !968
	%226 = icmp slt i64 %225, 64, !dbg !968
	br i1 %226, label %b39, label %b42, !dbg !968

b42:
	%227 = addrspacecast i64 addrspace(1)* %216 to i64*, !dbg !969
	%228 = bitcast i64* %227 to i8*, !dbg !969
	%229 = call i64 @gpuc_signal_wait_until_thread(i8* %228, i32 5, i64 %164, i32 1, i8* %ctrl, i32 26), !dbg !969
	%230 = and i64 %229, 4294967295, !dbg !970
	br label %b43, !dbg !971

b43:
	%231 = phi i64 [ %224, %b40 ], [ %230, %b42 ], !dbg !972
	%232 = shl i64 %231, 32, !dbg !972
	%233 = or i64 %214, %232, !dbg !973
	%234 = bitcast i64 %233 to double, !dbg !974
	%235 = fadd double %194, %234, !dbg !975
	%236 = add i64 %195, 1, !dbg !976
	br label %b32, !dbg !976

b44:
	%237 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !977
	%238 = icmp uge i64 0, %p5, !dbg !977
	br i1 %238, label %b44_fail1, label %b44_ok1, !dbg !977, !prof !31

b44_ok1:
	store double %194, double addrspace(1)* %237, align 8, !dbg !977
	%239 = fcmp ole double %194, %p10, !dbg !978
	br i1 %239, label %b45, label %b46, !dbg !978

b45:
	%240 = add i64 %p9, 1, !dbg !979
	%241 = urem i64 %240, 2, !dbg !980
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %241, !dbg !981
	store i64 %p9, i64 addrspace(1)* %242, align 8, !dbg !981
	br label %b46, !dbg !981

b46:
	ret void, !dbg !827

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p7), !dbg !833
	ret void, !dbg !833

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p7), !dbg !835
	ret void, !dbg !835

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p1), !dbg !843
	ret void, !dbg !843

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %124, i64 %p3), !dbg !893
	ret void, !dbg !893

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %132, i64 %121), !dbg !901
	ret void, !dbg !901

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %126, i64 %p3), !dbg !902
	ret void, !dbg !902

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %155, i64 %p3), !dbg !915
	ret void, !dbg !915

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !920
	ret void, !dbg !920

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %174, i64 %p3), !dbg !930
	ret void, !dbg !930

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !933
	ret void, !dbg !933

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %198, i64 %p3), !dbg !950
	ret void, !dbg !950

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !953
	ret void, !dbg !953

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %215, i64 %p3), !dbg !962
	ret void, !dbg !962

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !965
	ret void, !dbg !965

b44_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !977
	ret void, !dbg !977
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !982 {
entry:
	br label %b0, !dbg !983

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !983
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !983
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !984
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !985, !range !32
	%4 = sext i32 %3 to i64, !dbg !985
	%5 = sext i32 %2 to i64, !dbg !984
	%6 = icmp ne i64 %5, 0, !dbg !986
	br label %b1, !dbg !987

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !988
	%8 = icmp slt i64 %7, %p16, !dbg !989
	br i1 %8, label %b2, label %b10, !dbg !989

b2:
	%9 = mul i64 %7, %p14, !dbg !991
	%10 = icmp eq i64 %p16, 0, !dbg !990
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !990, !prof !31

b2_ok1:
	%11 = icmp eq i64 %p16, -1, !dbg !990
	%12 = select i1 %11, i64 1, i64 %p16, !dbg !990
	%13 = sdiv i64 %9, %12, !dbg !990
	%14 = sub i64 0, %9, !dbg !990
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !990
	%16 = sub i64 %15, %p7, !dbg !992
	%17 = icmp slt i64 %16, 0, !dbg !993
	br i1 %17, label %b9, label %b3, !dbg !993

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !994
	br i1 %18, label %b9, label %b4, !dbg !994

b4:
	%19 = mul i64 %7, %p15, !dbg !995
	%20 = add i64 %7, 1, !dbg !996
	%21 = mul i64 %20, %p15, !dbg !997
	%22 = sub i64 %21, %19, !dbg !998
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !998
	%24 = icmp ugt i64 %21, %p1, !dbg !998
	%25 = icmp ugt i64 %19, %21, !dbg !998
	%26 = or i1 %24, %25, !dbg !998
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !998, !prof !31

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !999, !range !33
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !999, !range !33
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !999, !range !35
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !999, !range !236
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !999, !range !236
	%32 = mul i32 %31, %29, !dbg !999
	%33 = add i32 %28, %32, !dbg !999
	%34 = mul i32 %30, %33, !dbg !999
	%35 = add i32 %27, %34, !dbg !999
	%36 = sext i32 %35 to i64, !dbg !999
	%37 = mul i32 %30, %31, !dbg !999
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !999, !range !340
	%39 = mul i32 %37, %38, !dbg !999
	%40 = sext i32 %39 to i64, !dbg !999
	%41 = add i64 %16, 1, !dbg !1000
	%42 = mul i64 %41, %p6, !dbg !1001
	br label %b5, !dbg !999

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !999
	%44 = icmp slt i64 %43, %p15, !dbg !999
	br i1 %44, label %b6, label %b7, !dbg !999

b6:
	%45 = mul i64 %43, %p5, !dbg !1002
	%46 = icmp eq i64 %p15, -1, !dbg !1003
	%47 = select i1 %46, i64 1, i64 %p15, !dbg !1003
	%48 = sdiv i64 %45, %47, !dbg !1003
	%49 = sub i64 0, %45, !dbg !1003
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1003
	%51 = add i64 %42, %50, !dbg !1004
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1005
	%53 = icmp uge i64 %51, %p3, !dbg !1005
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1005, !prof !31

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1005
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1006
	store float %54, float addrspace(1)* %55, align 4, !dbg !1006
	%56 = add i64 %43, %40, !dbg !999
	br label %b5, !dbg !999

b7:
	call void @llvm.nvvm.barrier0(), !dbg !1007
	br i1 %6, label %b8, label %b9, !dbg !986

b8:
	%57 = mul i64 %22, 4, !dbg !1008
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1008
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1008
	%60 = bitcast float* %58 to i8*, !dbg !1008
	%61 = bitcast float* %59 to i8*, !dbg !1008
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !1008
	br label %b9, !dbg !1008

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1009, !range !231
	%63 = sext i32 %62 to i64, !dbg !1009
	%64 = add i64 %7, %63, !dbg !1010
	br label %b1, !dbg !1010

b10:
	ret void, !dbg !1010

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !990
	ret void, !dbg !990

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !998
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !998

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !998
	ret void, !dbg !998

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !998
	ret void, !dbg !998

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1005
	ret void, !dbg !1005
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

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

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
!nvvm.annotations = !{!1011, !1012, !1013, !1014, !1015, !1016, !1017, !1018, !1019, !1020, !1021, !1022, !1023, !1024, !1025, !1026, !1027, !1028}
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
!320 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!321 = !DILocation(line: 24, column: 6, scope: !320)
!322 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!323 = distinct !DISubprogram(name: "Sum", scope: !322, file: !322, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!324 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!325 = distinct !DISubprogram(name: "collect", scope: !324, file: !324, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!326 = !DILocation(line: 41, column: 10, scope: !320)
!327 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !327)
!329 = distinct !DISubprogram(name: "Publish", scope: !322, file: !322, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "publish", scope: !324, file: !324, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!331 = !DILocation(line: 34, column: 10, scope: !320)
!332 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !332)
!334 = !DILocation(line: 25, column: 11, scope: !320)
!335 = !DILocation(line: 26, column: 30, scope: !320)
!336 = !DILocation(line: 26, column: 33, scope: !320)
!337 = !DILocation(line: 26, column: 23, scope: !320)
!338 = !DILocation(line: 26, column: 43, scope: !320)
!339 = !DILocation(line: 27, column: 20, scope: !320)
!340 = !{i32 1, i32 65}
!341 = !DILocation(line: 27, column: 23, scope: !320)
!342 = !DILocation(line: 28, column: 20, scope: !320)
!343 = !DILocation(line: 28, column: 14, scope: !320)
!344 = !DILocation(line: 30, column: 4, scope: !320)
!345 = !DILocation(line: 33, column: 15, scope: !320)
!346 = distinct !DISubprogram(name: "collects", scope: !324, file: !324, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!347 = !DILocation(line: 33, column: 31, scope: !320)
!348 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !347)
!352 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !347)
!353 = distinct !DISubprogram(name: "sums", scope: !324, file: !324, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!354 = !DILocation(line: 59, column: 13, scope: !330, inlinedAt: !331)
!355 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !354)
!357 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !354)
!358 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !354)
!359 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !354)
!360 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !354)
!361 = !DILocation(line: 61, column: 33, scope: !330, inlinedAt: !331)
!362 = !DILocation(line: 61, column: 33, scope: !320)
!363 = !DILocation(line: 62, column: 13, scope: !330, inlinedAt: !331)
!364 = !DILocation(line: 62, column: 3, scope: !330, inlinedAt: !331)
!365 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!366 = distinct !DISubprogram(name: "reduceWarp", scope: !365, file: !365, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!367 = distinct !DISubprogram(name: "reduce", scope: !365, file: !365, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!368 = distinct !DISubprogram(name: "ReduceAdd", scope: !365, file: !365, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!369 = !DILocation(line: 64, column: 21, scope: !330, inlinedAt: !331)
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
!407 = !DILocation(line: 65, column: 22, scope: !330, inlinedAt: !331)
!408 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !332)
!409 = distinct !DISubprogram(name: "valueAt", scope: !322, file: !322, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!410 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !332)
!411 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !410)
!414 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!415 = distinct !DISubprogram(name: "word", scope: !414, file: !414, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!416 = distinct !DISubprogram(name: "Store", scope: !414, file: !414, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!417 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !332)
!418 = !DILocation(line: 39, column: 38, scope: !416, inlinedAt: !417)
!419 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !418)
!420 = !DILocation(line: 41, column: 32, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 39, column: 28, scope: !416, inlinedAt: !417)
!422 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !332)
!423 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !332)
!424 = !DILocation(line: 38, column: 18, scope: !416, inlinedAt: !417)
!425 = !DILocation(line: 39, column: 52, scope: !416, inlinedAt: !417)
!426 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !418)
!427 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !418)
!428 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !418)
!429 = !DILocation(line: 39, column: 16, scope: !416, inlinedAt: !417)
!430 = !DILocation(line: 41, column: 29, scope: !416, inlinedAt: !417)
!431 = !DILocation(line: 41, column: 60, scope: !416, inlinedAt: !417)
!432 = !DILocation(line: 41, column: 55, scope: !416, inlinedAt: !417)
!433 = !DILocation(line: 41, column: 41, scope: !416, inlinedAt: !417)
!434 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !433)
!435 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !433)
!436 = !DILocation(line: 41, column: 17, scope: !416, inlinedAt: !417)
!437 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !331)
!438 = !DILocation(line: 37, column: 12, scope: !320)
!439 = !DILocation(line: 38, column: 18, scope: !320)
!440 = !DILocation(line: 36, column: 2, scope: !320)
!441 = !DILocation(line: 40, column: 15, scope: !320)
!442 = !DILocation(line: 40, column: 31, scope: !320)
!443 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !442)
!444 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !442)
!445 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !442)
!446 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !442)
!447 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !442)
!448 = !DILocation(line: 40, column: 52, scope: !320)
!449 = !DILocation(line: 40, column: 55, scope: !320)
!450 = !DILocation(line: 41, column: 36, scope: !320)
!451 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !327)
!452 = !DILocation(line: 72, column: 19, scope: !409, inlinedAt: !451)
!453 = !DILocation(line: 72, column: 13, scope: !409, inlinedAt: !451)
!454 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !451)
!455 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !451)
!456 = distinct !DISubprogram(name: "Await", scope: !414, file: !414, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!457 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !327)
!458 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !457)
!459 = distinct !DISubprogram(name: "awaitWord", scope: !414, file: !414, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!460 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !457)
!461 = !DILocation(line: 69, column: 45, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !461)
!463 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !460)
!464 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !460)
!465 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !461)
!466 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !460)
!467 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !460)
!468 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !460)
!469 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !460)
!470 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !460)
!471 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !460)
!472 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !457)
!473 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !457)
!474 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !457)
!475 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !457)
!476 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !475)
!477 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !475)
!478 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !475)
!479 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !475)
!480 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !475)
!481 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !475)
!482 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !475)
!483 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !475)
!484 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !457)
!485 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !457)
!486 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !457)
!487 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !327)
!488 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !327)
!489 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !327)
!490 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !327)
!491 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !490)
!492 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !490)
!493 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !327)
!494 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !493)
!495 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !493)
!496 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !495)
!497 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !495)
!498 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !495)
!499 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !495)
!500 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !495)
!501 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !495)
!502 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !495)
!503 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !495)
!504 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !493)
!505 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !493)
!506 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !493)
!507 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !493)
!508 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !507)
!509 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !507)
!510 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !507)
!511 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !507)
!512 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !507)
!513 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !507)
!514 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !507)
!515 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !507)
!516 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !493)
!517 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !493)
!518 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !493)
!519 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !327)
!520 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !327)
!521 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !326)
!522 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !326)
!523 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !326)
!524 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !326)
!525 = !DILocation(line: 43, column: 14, scope: !320)
!526 = distinct !DISubprogram(name: "record", scope: !324, file: !324, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!527 = !DILocation(line: 44, column: 9, scope: !320)
!528 = !DILocation(line: 51, column: 41, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 51, column: 22, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !529)
!531 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !530)
!532 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !531)
!533 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !531)
!534 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !531)
!535 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !531)
!536 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !531)
!537 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !531)
!538 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !529)
!539 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !531)
!540 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !531)
!541 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !531)
!542 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !531)
!543 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !531)
!544 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !531)
!545 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !531)
!546 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !530)
!547 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !546)
!548 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !546)
!549 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !546)
!550 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !546)
!551 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !530)
!552 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !530)
!553 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !530)
!554 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !530)
!555 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !530)
!556 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !530)
!557 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !530)
!558 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !530)
!559 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !530)
!560 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !530)
!561 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !530)
!562 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !530)
!563 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !530)
!564 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !530)
!565 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !530)
!566 = !DILocation(line: 52, column: 19, scope: !526, inlinedAt: !527)
!567 = !DILocation(line: 52, column: 22, scope: !526, inlinedAt: !527)
!568 = !DILocation(line: 53, column: 7, scope: !526, inlinedAt: !527)
!569 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !568)
!570 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !568)
!571 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !568)
!572 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !568)
!573 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !568)
!574 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !568)
!575 = !DILocation(line: 53, column: 31, scope: !526, inlinedAt: !527)
!576 = !DILocation(line: 53, column: 45, scope: !526, inlinedAt: !527)
!577 = !DILocation(line: 53, column: 35, scope: !526, inlinedAt: !527)
!578 = !DILocation(line: 53, column: 49, scope: !526, inlinedAt: !527)
!579 = !DILocation(line: 53, column: 20, scope: !526, inlinedAt: !527)
!580 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!581 = !DILocation(line: 55, column: 6, scope: !580)
!582 = !DILocation(line: 69, column: 11, scope: !580)
!583 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !582)
!584 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !583)
!585 = !DILocation(line: 58, column: 11, scope: !580)
!586 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !585)
!587 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !586)
!588 = !DILocation(line: 55, column: 85, scope: !580)
!589 = !DILocation(line: 61, column: 13, scope: !580)
!590 = !DILocation(line: 55, column: 96, scope: !580)
!591 = !DILocation(line: 55, column: 113, scope: !580)
!592 = !DILocation(line: 55, column: 130, scope: !580)
!593 = !DILocation(line: 55, column: 139, scope: !580)
!594 = !DILocation(line: 57, column: 14, scope: !580)
!595 = !DILocation(line: 57, column: 30, scope: !580)
!596 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !595)
!597 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !595)
!598 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !595)
!599 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !595)
!600 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !595)
!601 = !DILocation(line: 59, column: 13, scope: !330, inlinedAt: !585)
!602 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !601)
!603 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !601)
!604 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !601)
!605 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !601)
!606 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !601)
!607 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !601)
!608 = !DILocation(line: 61, column: 33, scope: !330, inlinedAt: !585)
!609 = !DILocation(line: 61, column: 33, scope: !580)
!610 = !DILocation(line: 62, column: 13, scope: !330, inlinedAt: !585)
!611 = !DILocation(line: 62, column: 3, scope: !330, inlinedAt: !585)
!612 = !DILocation(line: 64, column: 21, scope: !330, inlinedAt: !585)
!613 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !612)
!614 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !613)
!615 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !614)
!616 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !614)
!617 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !614)
!618 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !614)
!619 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !614)
!620 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !614)
!621 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !612)
!622 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !614)
!623 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !614)
!624 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !614)
!625 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !614)
!626 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !614)
!627 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !614)
!628 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !614)
!629 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !613)
!630 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !629)
!631 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !629)
!632 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !629)
!633 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !613)
!634 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !613)
!635 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !613)
!636 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !613)
!637 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !613)
!638 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !613)
!639 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !613)
!640 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !613)
!641 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !613)
!642 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !613)
!643 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !613)
!644 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !613)
!645 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !613)
!646 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !613)
!647 = !DILocation(line: 65, column: 22, scope: !330, inlinedAt: !585)
!648 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !586)
!649 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !648)
!650 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !648)
!651 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !648)
!652 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !586)
!653 = !DILocation(line: 39, column: 38, scope: !416, inlinedAt: !652)
!654 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !653)
!655 = !DILocation(line: 41, column: 32, scope: !416, inlinedAt: !652)
!656 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !586)
!657 = !DILocation(line: 39, column: 28, scope: !416, inlinedAt: !652)
!658 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !586)
!659 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !586)
!660 = !DILocation(line: 38, column: 18, scope: !416, inlinedAt: !652)
!661 = !DILocation(line: 39, column: 52, scope: !416, inlinedAt: !652)
!662 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !653)
!663 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !653)
!664 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !653)
!665 = !DILocation(line: 39, column: 16, scope: !416, inlinedAt: !652)
!666 = !DILocation(line: 41, column: 29, scope: !416, inlinedAt: !652)
!667 = !DILocation(line: 41, column: 60, scope: !416, inlinedAt: !652)
!668 = !DILocation(line: 41, column: 55, scope: !416, inlinedAt: !652)
!669 = !DILocation(line: 41, column: 41, scope: !416, inlinedAt: !652)
!670 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !669)
!671 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !669)
!672 = !DILocation(line: 41, column: 17, scope: !416, inlinedAt: !652)
!673 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !585)
!674 = !DILocation(line: 63, column: 12, scope: !580)
!675 = !DILocation(line: 63, column: 15, scope: !580)
!676 = !DILocation(line: 62, column: 4, scope: !580)
!677 = !DILocation(line: 62, column: 10, scope: !580)
!678 = !DILocation(line: 66, column: 19, scope: !580)
!679 = !DILocation(line: 60, column: 3, scope: !580)
!680 = !DILocation(line: 68, column: 14, scope: !580)
!681 = !DILocation(line: 68, column: 30, scope: !580)
!682 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !681)
!683 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !681)
!684 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !681)
!685 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !681)
!686 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !681)
!687 = !DILocation(line: 68, column: 51, scope: !580)
!688 = !DILocation(line: 68, column: 54, scope: !580)
!689 = !DILocation(line: 69, column: 35, scope: !580)
!690 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !583)
!691 = !DILocation(line: 72, column: 19, scope: !409, inlinedAt: !690)
!692 = !DILocation(line: 72, column: 13, scope: !409, inlinedAt: !690)
!693 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !690)
!694 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !690)
!695 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !583)
!696 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !695)
!697 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !695)
!698 = !DILocation(line: 69, column: 45, scope: !459, inlinedAt: !697)
!699 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !698)
!700 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !697)
!701 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !697)
!702 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !698)
!703 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !697)
!704 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !697)
!705 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !697)
!706 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !697)
!707 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !697)
!708 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !697)
!709 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !695)
!710 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !695)
!711 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !695)
!712 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !695)
!713 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !712)
!714 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !712)
!715 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !712)
!716 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !712)
!717 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !712)
!718 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !712)
!719 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !712)
!720 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !712)
!721 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !695)
!722 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !695)
!723 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !695)
!724 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !583)
!725 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !583)
!726 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !583)
!727 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !583)
!728 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !727)
!729 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !727)
!730 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !583)
!731 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !730)
!732 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !730)
!733 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !732)
!734 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !732)
!735 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !732)
!736 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !732)
!737 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !732)
!738 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !732)
!739 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !732)
!740 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !732)
!741 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !730)
!742 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !730)
!743 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !730)
!744 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !730)
!745 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !744)
!746 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !744)
!747 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !744)
!748 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !744)
!749 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !744)
!750 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !744)
!751 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !744)
!752 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !744)
!753 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !730)
!754 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !730)
!755 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !730)
!756 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !583)
!757 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !583)
!758 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !582)
!759 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !582)
!760 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !582)
!761 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !582)
!762 = !DILocation(line: 72, column: 6, scope: !580)
!763 = !DILocation(line: 72, column: 19, scope: !580)
!764 = !DILocation(line: 75, column: 4, scope: !580)
!765 = !DILocation(line: 76, column: 10, scope: !580)
!766 = !DILocation(line: 51, column: 41, scope: !526, inlinedAt: !765)
!767 = !DILocation(line: 51, column: 22, scope: !526, inlinedAt: !765)
!768 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !767)
!769 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !768)
!770 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !769)
!771 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !769)
!772 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !769)
!773 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !769)
!774 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !769)
!775 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !769)
!776 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !767)
!777 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !769)
!778 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !769)
!779 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !769)
!780 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !769)
!781 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !769)
!782 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !769)
!783 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !769)
!784 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !768)
!785 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !784)
!786 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !784)
!787 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !784)
!788 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !784)
!789 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !768)
!790 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !768)
!791 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !768)
!792 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !768)
!793 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !768)
!794 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !768)
!795 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !768)
!796 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !768)
!797 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !768)
!798 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !768)
!799 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !768)
!800 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !768)
!801 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !768)
!802 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !768)
!803 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !768)
!804 = !DILocation(line: 52, column: 19, scope: !526, inlinedAt: !765)
!805 = !DILocation(line: 52, column: 22, scope: !526, inlinedAt: !765)
!806 = !DILocation(line: 53, column: 7, scope: !526, inlinedAt: !765)
!807 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !806)
!808 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !806)
!809 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !806)
!810 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !806)
!811 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !806)
!812 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !806)
!813 = !DILocation(line: 53, column: 31, scope: !526, inlinedAt: !765)
!814 = !DILocation(line: 53, column: 45, scope: !526, inlinedAt: !765)
!815 = !DILocation(line: 53, column: 35, scope: !526, inlinedAt: !765)
!816 = !DILocation(line: 53, column: 49, scope: !526, inlinedAt: !765)
!817 = !DILocation(line: 53, column: 20, scope: !526, inlinedAt: !765)
!818 = !DILocation(line: 78, column: 16, scope: !580)
!819 = !DILocation(line: 79, column: 12, scope: !580)
!820 = !DILocation(line: 79, column: 35, scope: !580)
!821 = !DILocation(line: 79, column: 29, scope: !580)
!822 = !DILocation(line: 79, column: 39, scope: !580)
!823 = !DILocation(line: 80, column: 4, scope: !580)
!824 = !DILocation(line: 82, column: 3, scope: !580)
!825 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!826 = !DILocation(line: 90, column: 6, scope: !825)
!827 = !DILocation(line: 94, column: 11, scope: !825)
!828 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !827)
!829 = !DILocation(line: 62, column: 21, scope: !323, inlinedAt: !828)
!830 = !DILocation(line: 92, column: 10, scope: !825)
!831 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !830)
!832 = !DILocation(line: 53, column: 23, scope: !329, inlinedAt: !831)
!833 = !DILocation(line: 91, column: 14, scope: !825)
!834 = !DILocation(line: 91, column: 18, scope: !825)
!835 = !DILocation(line: 91, column: 35, scope: !825)
!836 = !DILocation(line: 91, column: 39, scope: !825)
!837 = !DILocation(line: 59, column: 13, scope: !330, inlinedAt: !830)
!838 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !837)
!839 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !837)
!840 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !837)
!841 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !837)
!842 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !837)
!843 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !837)
!844 = !DILocation(line: 61, column: 33, scope: !330, inlinedAt: !830)
!845 = !DILocation(line: 61, column: 33, scope: !825)
!846 = !DILocation(line: 62, column: 13, scope: !330, inlinedAt: !830)
!847 = !DILocation(line: 62, column: 3, scope: !330, inlinedAt: !830)
!848 = !DILocation(line: 64, column: 21, scope: !330, inlinedAt: !830)
!849 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !848)
!850 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !849)
!851 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !850)
!852 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !850)
!853 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !850)
!854 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !850)
!855 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !850)
!856 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !850)
!857 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !848)
!858 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !850)
!859 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !850)
!860 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !850)
!861 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !850)
!862 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !850)
!863 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !850)
!864 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !850)
!865 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !849)
!866 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !865)
!867 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !865)
!868 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !865)
!869 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !849)
!870 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !849)
!871 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !849)
!872 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !849)
!873 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !849)
!874 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !849)
!875 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !849)
!876 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !849)
!877 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !849)
!878 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !849)
!879 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !849)
!880 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !849)
!881 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !849)
!882 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !849)
!883 = !DILocation(line: 65, column: 22, scope: !330, inlinedAt: !830)
!884 = !DILocation(line: 53, column: 40, scope: !329, inlinedAt: !831)
!885 = !DILocation(line: 55, column: 29, scope: !329, inlinedAt: !831)
!886 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !885)
!887 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !885)
!888 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !885)
!889 = !DILocation(line: 55, column: 8, scope: !329, inlinedAt: !831)
!890 = !DILocation(line: 39, column: 38, scope: !416, inlinedAt: !889)
!891 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !890)
!892 = !DILocation(line: 41, column: 32, scope: !416, inlinedAt: !889)
!893 = !DILocation(line: 39, column: 28, scope: !416, inlinedAt: !889)
!894 = !DILocation(line: 55, column: 60, scope: !329, inlinedAt: !831)
!895 = !DILocation(line: 55, column: 65, scope: !329, inlinedAt: !831)
!896 = !DILocation(line: 38, column: 18, scope: !416, inlinedAt: !889)
!897 = !DILocation(line: 39, column: 52, scope: !416, inlinedAt: !889)
!898 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !890)
!899 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !890)
!900 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !890)
!901 = !DILocation(line: 39, column: 16, scope: !416, inlinedAt: !889)
!902 = !DILocation(line: 41, column: 29, scope: !416, inlinedAt: !889)
!903 = !DILocation(line: 41, column: 60, scope: !416, inlinedAt: !889)
!904 = !DILocation(line: 41, column: 55, scope: !416, inlinedAt: !889)
!905 = !DILocation(line: 41, column: 41, scope: !416, inlinedAt: !889)
!906 = !DILocation(line: 54, column: 73, scope: !415, inlinedAt: !905)
!907 = !DILocation(line: 54, column: 65, scope: !415, inlinedAt: !905)
!908 = !DILocation(line: 41, column: 17, scope: !416, inlinedAt: !889)
!909 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !830)
!910 = !DILocation(line: 93, column: 23, scope: !825)
!911 = !DILocation(line: 63, column: 38, scope: !323, inlinedAt: !828)
!912 = !DILocation(line: 72, column: 22, scope: !409, inlinedAt: !911)
!913 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !911)
!914 = !DILocation(line: 63, column: 17, scope: !323, inlinedAt: !828)
!915 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !914)
!916 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !914)
!917 = !DILocation(line: 69, column: 45, scope: !459, inlinedAt: !916)
!918 = !DILocation(line: 54, column: 53, scope: !415, inlinedAt: !917)
!919 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !916)
!920 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !916)
!921 = !DILocation(line: 54, column: 60, scope: !415, inlinedAt: !917)
!922 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !916)
!923 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !916)
!924 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !916)
!925 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !916)
!926 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !916)
!927 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !916)
!928 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !914)
!929 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !914)
!930 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !914)
!931 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !914)
!932 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !931)
!933 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !931)
!934 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !931)
!935 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !931)
!936 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !931)
!937 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !931)
!938 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !931)
!939 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !931)
!940 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !914)
!941 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !914)
!942 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !914)
!943 = !DILocation(line: 63, column: 2, scope: !323, inlinedAt: !828)
!944 = !DILocation(line: 64, column: 6, scope: !323, inlinedAt: !828)
!945 = !DILocation(line: 64, column: 18, scope: !323, inlinedAt: !828)
!946 = !DILocation(line: 65, column: 39, scope: !323, inlinedAt: !828)
!947 = !DILocation(line: 72, column: 27, scope: !409, inlinedAt: !946)
!948 = !DILocation(line: 72, column: 33, scope: !409, inlinedAt: !946)
!949 = !DILocation(line: 65, column: 18, scope: !323, inlinedAt: !828)
!950 = !DILocation(line: 47, column: 31, scope: !456, inlinedAt: !949)
!951 = !DILocation(line: 47, column: 19, scope: !456, inlinedAt: !949)
!952 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !951)
!953 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !951)
!954 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !951)
!955 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !951)
!956 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !951)
!957 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !951)
!958 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !951)
!959 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !951)
!960 = !DILocation(line: 48, column: 15, scope: !456, inlinedAt: !949)
!961 = !DILocation(line: 49, column: 35, scope: !456, inlinedAt: !949)
!962 = !DILocation(line: 49, column: 32, scope: !456, inlinedAt: !949)
!963 = !DILocation(line: 49, column: 20, scope: !456, inlinedAt: !949)
!964 = !DILocation(line: 67, column: 6, scope: !459, inlinedAt: !963)
!965 = !DILocation(line: 69, column: 28, scope: !459, inlinedAt: !963)
!966 = !DILocation(line: 69, column: 38, scope: !459, inlinedAt: !963)
!967 = !DILocation(line: 70, column: 13, scope: !459, inlinedAt: !963)
!968 = !DILocation(line: 70, column: 4, scope: !459, inlinedAt: !963)
!969 = !DILocation(line: 73, column: 30, scope: !459, inlinedAt: !963)
!970 = !DILocation(line: 73, column: 66, scope: !459, inlinedAt: !963)
!971 = !DILocation(line: 73, column: 2, scope: !459, inlinedAt: !963)
!972 = !DILocation(line: 49, column: 47, scope: !456, inlinedAt: !949)
!973 = !DILocation(line: 49, column: 3, scope: !456, inlinedAt: !949)
!974 = !DILocation(line: 51, column: 24, scope: !456, inlinedAt: !949)
!975 = !DILocation(line: 65, column: 3, scope: !323, inlinedAt: !828)
!976 = !DILocation(line: 64, column: 25, scope: !323, inlinedAt: !828)
!977 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !827)
!978 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !827)
!979 = !DILocation(line: 45, column: 19, scope: !325, inlinedAt: !827)
!980 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !827)
!981 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !827)
!982 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!983 = !DILocation(line: 103, column: 6, scope: !982)
!984 = !DILocation(line: 115, column: 16, scope: !982)
!985 = !DILocation(line: 105, column: 21, scope: !982)
!986 = !DILocation(line: 115, column: 20, scope: !982)
!987 = !DILocation(line: 105, column: 24, scope: !982)
!988 = !DILocation(line: 105, column: 6, scope: !982)
!989 = !DILocation(line: 105, column: 29, scope: !982)
!990 = !DILocation(line: 106, column: 16, scope: !982)
!991 = !DILocation(line: 106, column: 11, scope: !982)
!992 = !DILocation(line: 106, column: 24, scope: !982)
!993 = !DILocation(line: 107, column: 10, scope: !982)
!994 = !DILocation(line: 107, column: 21, scope: !982)
!995 = !DILocation(line: 110, column: 26, scope: !982)
!996 = !DILocation(line: 110, column: 36, scope: !982)
!997 = !DILocation(line: 110, column: 39, scope: !982)
!998 = !DILocation(line: 110, column: 24, scope: !982)
!999 = !DILocation(line: 111, column: 34, scope: !982)
!1000 = !DILocation(line: 112, column: 33, scope: !982)
!1001 = !DILocation(line: 112, column: 36, scope: !982)
!1002 = !DILocation(line: 112, column: 46, scope: !982)
!1003 = !DILocation(line: 112, column: 54, scope: !982)
!1004 = !DILocation(line: 112, column: 44, scope: !982)
!1005 = !DILocation(line: 112, column: 28, scope: !982)
!1006 = !DILocation(line: 112, column: 16, scope: !982)
!1007 = !DILocation(line: 114, column: 17, scope: !982)
!1008 = !DILocation(line: 116, column: 13, scope: !982)
!1009 = !DILocation(line: 105, column: 53, scope: !982)
!1010 = !DILocation(line: 105, column: 39, scope: !982)
!1011 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1012 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1013 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1014 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1015 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1016 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1017 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1018 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1019 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1020 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1021 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1022 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1023 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1024 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1025 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1026 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1027 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1028 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
