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
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %14, i64 16), !dbg !13
	ret float undef, !dbg !13

b78:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 4), !dbg !13
	ret float undef, !dbg !13

b79:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %5, i64 16), !dbg !12
	ret float undef, !dbg !12

b80:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 4), !dbg !12
	ret float undef, !dbg !12

b13_fail1:
	%333 = icmp uge i64 %34, %18, !dbg !29
	br i1 %333, label %b13_fail2, label %b13_ok2, !dbg !29

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %34, i64 %18), !dbg !29
	ret float undef, !dbg !29

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %24, i64 %18), !dbg !30
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
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %346, i64 %18), !dbg !55
	ret float undef, !dbg !55

b39_cold_ok2:
	%368 = icmp uge i64 %347, %18, !dbg !57
	br i1 %368, label %b39_cold_fail3, label %b39_cold_ok3, !dbg !57

b39_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %347, i64 %18), !dbg !57
	ret float undef, !dbg !57

b39_cold_ok3:
	%369 = icmp uge i64 %349, %p4, !dbg !60
	br i1 %369, label %b39_cold_fail4, label %b39_cold_ok4, !dbg !60

b39_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %349, i64 %p4), !dbg !60
	ret float undef, !dbg !60

b39_cold_ok4:
	%370 = icmp uge i64 %350, %p4, !dbg !62
	br i1 %370, label %b39_cold_fail5, label %b39_cold_ok5, !dbg !62

b39_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %350, i64 %p4), !dbg !62
	ret float undef, !dbg !62

b39_cold_ok5:
	%371 = icmp uge i64 %352, %p4, !dbg !65
	br i1 %371, label %b39_cold_fail6, label %b39_cold_ok6, !dbg !65

b39_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %352, i64 %p4), !dbg !65
	ret float undef, !dbg !65

b39_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %353, i64 %p4), !dbg !67
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
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %334, i64 %9), !dbg !127
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
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %346, i64 %9), !dbg !128
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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %260, i64 %18), !dbg !159
	ret float undef, !dbg !159

b63_ok2:
	%498 = icmp uge i64 %262, %p4, !dbg !162
	br i1 %498, label %b63_fail3, label %b63_ok3, !dbg !162

b63_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %262, i64 %p4), !dbg !162
	ret float undef, !dbg !162

b63_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %263, i64 %p4), !dbg !164
	ret float undef, !dbg !164

b75_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %248, i64 %9), !dbg !194
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
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %6, i32 1, i8* %ctrl, i32 9), !dbg !260
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
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 5, i64 %6, i32 1, i8* %ctrl, i32 11), !dbg !269
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
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %56, i64 %p5), !dbg !259
	ret float undef, !dbg !259

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !260
	ret float undef, !dbg !260

b8_fail1:
	%158 = icmp uge i64 %67, %p5, !dbg !268
	br i1 %158, label %b8_fail2, label %b8_ok2, !dbg !268

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %67, i64 %p5), !dbg !268
	ret float undef, !dbg !268

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !269
	ret float undef, !dbg !269

b17_fail1:
	%159 = icmp ugt i64 %89, %p1, !dbg !286
	br i1 %159, label %b17_fail2, label %b17_ok2, !dbg !286

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %89, i64 %p1), !dbg !286
	ret float undef, !dbg !286

b17_ok2:
	%160 = icmp ugt i64 %88, %89, !dbg !286
	br i1 %160, label %b17_fail3, label %b17_ok3, !dbg !286

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %88, i64 %89), !dbg !286
	ret float undef, !dbg !286

b17_ok3:
	%161 = icmp ugt i64 %91, %p1, !dbg !289
	br i1 %161, label %b17_fail4, label %b17_ok4, !dbg !289

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %91, i64 %p1), !dbg !289
	ret float undef, !dbg !289

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %90, i64 %91), !dbg !289
	ret float undef, !dbg !289

b17_fail5:
	%162 = icmp uge i64 %106, %p5, !dbg !297
	br i1 %162, label %b17_fail6, label %b17_ok6, !dbg !297

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %106, i64 %p5), !dbg !297
	ret float undef, !dbg !297

b17_ok6:
	%163 = icmp uge i64 %p10, %11, !dbg !215
	br i1 %163, label %b17_fail7, label %b17_ok7, !dbg !215

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p10, i64 %11), !dbg !215
	ret float undef, !dbg !215

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !215
	ret float undef, !dbg !215

b19_fail1:
	%164 = icmp ugt i64 %121, %p1, !dbg !302
	br i1 %164, label %b19_fail2, label %b19_ok2, !dbg !302

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %121, i64 %p1), !dbg !302
	ret float undef, !dbg !302

b19_ok2:
	%165 = icmp ugt i64 %118, %121, !dbg !302
	br i1 %165, label %b19_fail3, label %b19_ok3, !dbg !302

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %118, i64 %121), !dbg !302
	ret float undef, !dbg !302

b19_ok3:
	%166 = icmp ugt i64 %123, %p1, !dbg !305
	br i1 %166, label %b19_fail4, label %b19_ok4, !dbg !305

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %123, i64 %p1), !dbg !305
	ret float undef, !dbg !305

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %122, i64 %123), !dbg !305
	ret float undef, !dbg !305

b19_fail5:
	%167 = icmp uge i64 %137, %p5, !dbg !312
	br i1 %167, label %b19_fail6, label %b19_ok6, !dbg !312

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %137, i64 %p5), !dbg !312
	ret float undef, !dbg !312

b19_ok6:
	%168 = icmp uge i64 %p11, %11, !dbg !225
	br i1 %168, label %b19_fail7, label %b19_ok7, !dbg !225

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p11, i64 %11), !dbg !225
	ret float undef, !dbg !225

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !225
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
	br i1 %50, label %b6, label %b29, !dbg !345

b6:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348, !range !32
	%52 = sext i32 %51 to i64, !dbg !348
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !348, !range !34
	%54 = sext i32 %53 to i64, !dbg !348
	%55 = icmp eq i64 %52, 0, !dbg !349
	br i1 %55, label %b7, label %b29, !dbg !349

b7:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !232
	%57 = sext i32 %56 to i64, !dbg !350
	%58 = sdiv i64 %57, 2, !dbg !351
	%59 = icmp eq i64 %54, %58, !dbg !352
	br i1 %59, label %b8, label %b29, !dbg !347

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
	br i1 %165, label %b24, label %b28, !dbg !407

b24:
	%166 = sext i32 %8 to i64, !dbg !333
	%167 = sext i32 %7 to i64, !dbg !408
	%168 = mul i64 %62, %167, !dbg !411
	%169 = add i64 %168, %166, !dbg !412
	%170 = mul i64 %169, 2, !dbg !413
	%171 = add i64 %170, 2, !dbg !419
	br label %b25, !dbg !408

b25:
	%172 = phi i64 [ 0, %b24 ], [ %192, %b26_ok1 ], !dbg !408
	%173 = add i64 %166, %172, !dbg !422
	%174 = icmp ugt i64 %171, %p19, !dbg !421
	br i1 %174, label %b25_fail1, label %b25_ok1, !dbg !421, !prof !31

b25_ok1:
	%175 = icmp eq i64 %167, -1, !dbg !423
	%176 = select i1 %175, i64 1, i64 %167, !dbg !423
	%177 = srem i64 %173, %176, !dbg !423
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %170, !dbg !421
	%179 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !424
	%180 = ptrtoint i64* %179 to i64, !dbg !424
	%181 = and i64 %180, 15, !dbg !424
	%182 = icmp eq i64 %181, 0, !dbg !424
	br i1 %182, label %b26, label %b27, !dbg !424

b26:
	%183 = bitcast i64 addrspace(1)* %178 to { i64, i64 } addrspace(1)*, !dbg !424
	%184 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %183, i64 0, !dbg !425
	%185 = bitcast double %164 to i64, !dbg !426
	%186 = trunc i64 %177 to i32, !dbg !420
	%187 = addrspacecast { i64, i64 } addrspace(1)* %184 to { i64, i64 }*, !dbg !420
	%188 = icmp uge i64 %177, %167, !dbg !420
	%189 = icmp eq { i64, i64 } addrspace(1)* %184, null, !dbg !420
	%190 = or i1 %188, %189, !dbg !420
	br i1 %190, label %b26_fail1, label %b26_ok1, !dbg !420, !prof !31

b26_ok1:
	%191 = bitcast { i64, i64 }* %187 to i8*, !dbg !420
	call void @gpuc_put_line_thread(i8* %191, i64 %185, i32 %p26, i32 %186), !dbg !420
	%192 = add i64 %172, 1, !dbg !417
	%193 = icmp slt i64 %192, %167, !dbg !417
	br i1 %193, label %b25, label %b28, !dbg !417

b27:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %181, i64 16), !dbg !424
	ret void, !dbg !424

b28:
	call void @llvm.nvvm.barrier0(), !dbg !427
	br label %b29, !dbg !331

b29:
	%194 = icmp sgt i64 %p6, 0, !dbg !428
	br i1 %194, label %b30, label %b31, !dbg !428

b30:
	%195 = addrspacecast float addrspace(1)* %0 to float*, !dbg !429
	%196 = addrspacecast float addrspace(1)* %1 to float*, !dbg !429
	%197 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !429
	%198 = call float @gpuc_fn_solver_sweep(float* %195, i64 %p1, float* %196, i64 %p3, i64* %197, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !429
	br label %b31, !dbg !429

b31:
	%199 = phi float [ 0.000000e+00, %b29 ], [ %198, %b30 ], !dbg !430
	br i1 %50, label %b32, label %b44, !dbg !431

b32:
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !32
	%201 = sext i32 %200 to i64, !dbg !433
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !34
	%203 = sext i32 %202 to i64, !dbg !433
	%204 = icmp eq i64 %201, 0, !dbg !434
	br i1 %204, label %b33, label %b44, !dbg !434

b33:
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !435, !range !232
	%206 = sext i32 %205 to i64, !dbg !435
	%207 = sdiv i64 %206, 2, !dbg !436
	%208 = icmp eq i64 %203, %207, !dbg !437
	br i1 %208, label %b34, label %b44, !dbg !432

b34:
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !438, !range !33
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !438, !range !33
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !438, !range !35
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !438, !range !236
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !438, !range !236
	%214 = mul i32 %213, %211, !dbg !438
	%215 = add i32 %210, %214, !dbg !438
	%216 = mul i32 %212, %215, !dbg !438
	%217 = add i32 %209, %216, !dbg !438
	%218 = sext i32 %217 to i64, !dbg !438
	%219 = icmp eq i64 %218, 0, !dbg !439
	br i1 %219, label %b35, label %b44, !dbg !439

b35:
	%220 = sub i64 %p24, 1, !dbg !440
	%221 = sext i32 %7 to i64, !dbg !328
	%222 = urem i32 %p26, 2, !dbg !442
	%223 = zext i32 %222 to i64, !dbg !443
	%224 = mul i64 %223, %221, !dbg !444
	%225 = mul i64 %224, 2, !dbg !445
	%226 = add i64 %225, 2, !dbg !449
	%227 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %225, !dbg !450
	%228 = addrspacecast i64 addrspace(1)* %227 to i64*, !dbg !451
	%229 = ptrtoint i64* %228 to i64, !dbg !451
	%230 = and i64 %229, 15, !dbg !451
	%231 = icmp eq i64 %230, 0, !dbg !451
	%232 = icmp ugt i64 %226, %p19, !dbg !450
	br i1 %232, label %b35_fail1, label %b35_ok1, !dbg !450, !prof !31

b35_ok1:
	br i1 %231, label %b36, label %b43, !dbg !451

b36:
	%233 = bitcast i64 addrspace(1)* %227 to { i64, i64 } addrspace(1)*, !dbg !451
	%234 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %233, i64 0, !dbg !452
	%235 = addrspacecast { i64, i64 } addrspace(1)* %234 to { i64, i64 }*, !dbg !453
	%236 = icmp eq { i64, i64 } addrspace(1)* %234, null, !dbg !453
	br i1 %236, label %b36_fail1, label %b36_ok1, !dbg !453, !prof !31

b36_ok1:
	%237 = bitcast { i64, i64 }* %235 to i8*, !dbg !453
	%238 = call i64 @gpuc_wait_line_thread(i8* %237, i32 %p26, i32 1, i8* %ctrl, i32 26), !dbg !453
	%239 = bitcast i64 %238 to double, !dbg !454
	br label %b37, !dbg !447

b37:
	%240 = phi double [ %239, %b36_ok1 ], [ %259, %b39_ok1 ], !dbg !455
	%241 = phi i64 [ 1, %b36_ok1 ], [ %260, %b39_ok1 ], !dbg !456
	%242 = icmp slt i64 %241, %221, !dbg !457
	br i1 %242, label %b38, label %b41, !dbg !457

b38:
	%243 = add i64 %224, %241, !dbg !459
	%244 = mul i64 %243, 2, !dbg !460
	%245 = add i64 %244, 2, !dbg !463
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %244, !dbg !464
	%247 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !465
	%248 = ptrtoint i64* %247 to i64, !dbg !465
	%249 = and i64 %248, 15, !dbg !465
	%250 = icmp eq i64 %249, 0, !dbg !465
	%251 = icmp ugt i64 %245, %p19, !dbg !464
	br i1 %251, label %b38_fail1, label %b38_ok1, !dbg !464, !prof !31

b38_ok1:
	br i1 %250, label %b39, label %b40, !dbg !465

b39:
	%252 = bitcast i64 addrspace(1)* %246 to { i64, i64 } addrspace(1)*, !dbg !465
	%253 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %252, i64 0, !dbg !466
	%254 = addrspacecast { i64, i64 } addrspace(1)* %253 to { i64, i64 }*, !dbg !467
	%255 = icmp eq { i64, i64 } addrspace(1)* %253, null, !dbg !467
	br i1 %255, label %b39_fail1, label %b39_ok1, !dbg !467, !prof !31

b39_ok1:
	%256 = bitcast { i64, i64 }* %254 to i8*, !dbg !467
	%257 = call i64 @gpuc_wait_line_thread(i8* %256, i32 %p26, i32 1, i8* %ctrl, i32 26), !dbg !467
	%258 = bitcast i64 %257 to double, !dbg !468
	%259 = fadd double %240, %258, !dbg !469
	%260 = add i64 %241, 1, !dbg !470
	br label %b37, !dbg !470

b40:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %249, i64 16), !dbg !465
	ret void, !dbg !465

b41:
	%261 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !471
	%262 = icmp uge i64 0, %p21, !dbg !471
	br i1 %262, label %b41_fail1, label %b41_ok1, !dbg !471, !prof !31

b41_ok1:
	store double %240, double addrspace(1)* %261, align 8, !dbg !471
	%263 = fcmp ole double %240, %p27, !dbg !472
	br i1 %263, label %b42, label %b44, !dbg !472

b42:
	%264 = urem i64 %p24, 2, !dbg !473
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %264, !dbg !474
	%266 = icmp uge i64 %264, %p23, !dbg !474
	br i1 %266, label %b42_fail1, label %b42_ok1, !dbg !474, !prof !31

b42_ok1:
	store i64 %220, i64 addrspace(1)* %265, align 8, !dbg !474
	br label %b44, !dbg !474

b43:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %230, i64 16), !dbg !451
	ret void, !dbg !451

b44:
	%267 = icmp ne i32 %p25, 0, !dbg !475
	br i1 %267, label %b45, label %b59, !dbg !475

b45:
	%268 = fpext float %199 to double, !dbg !478
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !482, !range !33
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !482, !range !33
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !482, !range !35
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !482, !range !236
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !482, !range !236
	%274 = mul i32 %273, %271, !dbg !482
	%275 = add i32 %270, %274, !dbg !482
	%276 = mul i32 %272, %275, !dbg !482
	%277 = add i32 %269, %276, !dbg !482
	%278 = and i32 %277, -32, !dbg !482
	%279 = mul i32 %272, %273, !dbg !482
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !482, !range !340
	%281 = mul i32 %279, %280, !dbg !482
	%282 = sub i32 %281, %278, !dbg !482
	%283 = icmp slt i32 %282, 32, !dbg !482
	%284 = select i1 %283, i32 %282, i32 32, !dbg !482
	%285 = sext i32 %284 to i64, !dbg !482
	%286 = icmp eq i64 %285, 32, !dbg !483
	br i1 %286, label %b46, label %b48, !dbg !483

b46:
	%287 = phi double [ %304, %b47 ], [ %268, %b45 ], !dbg !484
	%288 = phi i64 [ %305, %b47 ], [ 16, %b45 ], !dbg !485
	%289 = icmp sgt i64 %288, 0, !dbg !486
	br i1 %289, label %b47, label %b51, !dbg !486

b47:
	%290 = trunc i64 %288 to i32, !dbg !487
	%291 = bitcast double %287 to i64, !dbg !487
	%292 = trunc i64 %291 to i32, !dbg !487
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %292, i32 %290, i32 31), !dbg !487
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !487
	%295 = lshr i64 %291, 32, !dbg !487
	%296 = trunc i64 %295 to i32, !dbg !487
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %290, i32 31), !dbg !487
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !487
	%299 = zext i32 %298 to i64, !dbg !487
	%300 = shl i64 %299, 32, !dbg !487
	%301 = zext i32 %294 to i64, !dbg !487
	%302 = or i64 %301, %300, !dbg !487
	%303 = bitcast i64 %302 to double, !dbg !487
	%304 = fadd double %287, %303, !dbg !488
	%305 = sdiv i64 %288, 2, !dbg !489
	br label %b46, !dbg !489

b48:
	%306 = bitcast double %268 to i64, !dbg !490
	%307 = trunc i64 %306 to i32, !dbg !490
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %307, i32 0, i32 31), !dbg !490
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !490
	%310 = lshr i64 %306, 32, !dbg !490
	%311 = trunc i64 %310 to i32, !dbg !490
	%312 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %311, i32 0, i32 31), !dbg !490
	%313 = extractvalue { i32, i1 } %312, 0, !dbg !490
	%314 = zext i32 %313 to i64, !dbg !490
	%315 = shl i64 %314, 32, !dbg !490
	%316 = zext i32 %309 to i64, !dbg !490
	%317 = or i64 %316, %315, !dbg !490
	%318 = bitcast i64 %317 to double, !dbg !490
	br label %b49, !dbg !490

b49:
	%319 = phi double [ %318, %b48 ], [ %336, %b50 ], !dbg !491
	%320 = phi i64 [ 1, %b48 ], [ %337, %b50 ], !dbg !492
	%321 = icmp slt i64 %320, %285, !dbg !493
	br i1 %321, label %b50, label %b51, !dbg !493

b50:
	%322 = trunc i64 %320 to i32, !dbg !494
	%323 = bitcast double %268 to i64, !dbg !494
	%324 = trunc i64 %323 to i32, !dbg !494
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %324, i32 %322, i32 31), !dbg !494
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !494
	%327 = lshr i64 %323, 32, !dbg !494
	%328 = trunc i64 %327 to i32, !dbg !494
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 %322, i32 31), !dbg !494
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !494
	%331 = zext i32 %330 to i64, !dbg !494
	%332 = shl i64 %331, 32, !dbg !494
	%333 = zext i32 %326 to i64, !dbg !494
	%334 = or i64 %333, %332, !dbg !494
	%335 = bitcast i64 %334 to double, !dbg !494
	%336 = fadd double %319, %335, !dbg !488
	%337 = add i64 %320, 1, !dbg !495
	br label %b49, !dbg !495

b51:
	%338 = phi double [ %287, %b46 ], [ %319, %b49 ], !dbg !481
	%339 = sext i32 %281 to i64, !dbg !497
	%340 = add i64 %339, 32, !dbg !498
	%341 = sub i64 %340, 1, !dbg !499
	%342 = sdiv i64 %341, 32, !dbg !500
	%343 = icmp eq i64 %342, 1, !dbg !501
	br i1 %343, label %b57, label %b52, !dbg !501

b52:
	call void @llvm.nvvm.barrier0(), !dbg !503
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !504, !range !396
	%345 = sext i32 %344 to i64, !dbg !504
	%346 = icmp eq i64 %345, 0, !dbg !505
	br i1 %346, label %b53, label %b54, !dbg !505

b53:
	%347 = sext i32 %277 to i64, !dbg !506
	%348 = sdiv i64 %347, 32, !dbg !507
	%349 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %348, !dbg !508
	store double %338, double addrspace(3)* %349, align 8, !dbg !508
	br label %b54, !dbg !508

b54:
	call void @llvm.nvvm.barrier0(), !dbg !509
	%350 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !510
	%351 = load double, double addrspace(3)* %350, align 8, !dbg !510
	br label %b55, !dbg !510

b55:
	%352 = phi double [ %351, %b54 ], [ %357, %b56 ], !dbg !511
	%353 = phi i64 [ 1, %b54 ], [ %358, %b56 ], !dbg !512
	%354 = icmp slt i64 %353, %342, !dbg !513
	br i1 %354, label %b56, label %b57, !dbg !513

b56:
	%355 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %353, !dbg !514
	%356 = load double, double addrspace(3)* %355, align 8, !dbg !514
	%357 = fadd double %352, %356, !dbg !488
	%358 = add i64 %353, 1, !dbg !515
	br label %b55, !dbg !515

b57:
	%359 = phi double [ %338, %b51 ], [ %352, %b55 ], !dbg !480
	%360 = sext i32 %277 to i64, !dbg !516
	%361 = icmp eq i64 %360, 0, !dbg !517
	br i1 %361, label %b58, label %b59, !dbg !517

b58:
	%362 = sdiv i64 %p17, 2, !dbg !519
	%363 = urem i32 %p25, 2, !dbg !520
	%364 = zext i32 %363 to i64, !dbg !521
	%365 = mul i64 %364, %362, !dbg !522
	%366 = add i64 %365, %362, !dbg !523
	%367 = icmp ugt i64 %366, %p17, !dbg !524
	br i1 %367, label %b58_fail1, label %b58_ok1, !dbg !524, !prof !31

b58_ok1:
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !525, !range !32
	%369 = sext i32 %368 to i64, !dbg !525
	%370 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !525, !range !34
	%371 = sext i32 %370 to i64, !dbg !525
	%372 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !526, !range !231
	%373 = sext i32 %372 to i64, !dbg !526
	%374 = mul i64 %371, %373, !dbg !527
	%375 = add i64 %374, %369, !dbg !528
	%376 = getelementptr inbounds double, double addrspace(1)* %3, i64 %365, !dbg !524
	%377 = getelementptr inbounds double, double addrspace(1)* %376, i64 %375, !dbg !529
	%378 = icmp uge i64 %375, %362, !dbg !529
	br i1 %378, label %b58_fail2, label %b58_ok2, !dbg !529, !prof !31

b58_ok2:
	store double %359, double addrspace(1)* %377, align 8, !dbg !529
	br label %b59, !dbg !529

b59:
	ret void, !dbg !477

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
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %171, i64 %p19), !dbg !421
	ret void, !dbg !421

b26_fail1:
	%379 = icmp uge i64 %177, %167, !dbg !420
	br i1 %379, label %b26_fail2, label %b26_ok2, !dbg !420

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %177, i64 %167), !dbg !420
	ret void, !dbg !420

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %226, i64 %p19), !dbg !450
	ret void, !dbg !450

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !453
	ret void, !dbg !453

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %245, i64 %p19), !dbg !464
	ret void, !dbg !464

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !467
	ret void, !dbg !467

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p21), !dbg !471
	ret void, !dbg !471

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %264, i64 %p23), !dbg !474
	ret void, !dbg !474

b58_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %366, i64 %p17), !dbg !524
	ret void, !dbg !524

b58_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %375, i64 %362), !dbg !529
	ret void, !dbg !529
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !530 {
entry:
	br label %b0, !dbg !531

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !531
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !531
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !531
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !531
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !531
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !531
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !531
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !534
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !537
	%9 = icmp slt i64 0, %p25, !dbg !538
	br i1 %9, label %b1, label %b62, !dbg !538

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !539
	%11 = sext i32 %7 to i64, !dbg !534
	%12 = sext i32 %8 to i64, !dbg !537
	br label %b2, !dbg !540

b2:
	%13 = phi i64 [ %360, %b61 ], [ %p24, %b1 ], !dbg !540
	%14 = phi i64 [ %351, %b61 ], [ %p26, %b1 ], !dbg !541
	%15 = phi i32 [ %352, %b61 ], [ %p28, %b1 ], !dbg !542
	%16 = phi i32 [ %353, %b61 ], [ %p29, %b1 ], !dbg !543
	%17 = phi i64 [ %361, %b61 ], [ 0, %b1 ], !dbg !543
	%18 = icmp ne i32 %15, 0, !dbg !544
	br i1 %18, label %b3, label %b26, !dbg !544

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !546, !range !32
	%20 = sext i32 %19 to i64, !dbg !546
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !546, !range !34
	%22 = sext i32 %21 to i64, !dbg !546
	%23 = icmp eq i64 %20, 0, !dbg !547
	br i1 %23, label %b4, label %b26, !dbg !547

b4:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !548, !range !232
	%25 = sext i32 %24 to i64, !dbg !548
	%26 = sdiv i64 %25, 2, !dbg !549
	%27 = icmp eq i64 %22, %26, !dbg !550
	br i1 %27, label %b5, label %b26, !dbg !545

b5:
	%28 = sdiv i64 %p17, 2, !dbg !552
	%29 = urem i32 %15, 2, !dbg !553
	%30 = zext i32 %29 to i64, !dbg !554
	%31 = mul i64 %30, %28, !dbg !555
	%32 = add i64 %31, %28, !dbg !556
	%33 = getelementptr inbounds double, double addrspace(1)* %3, i64 %31, !dbg !557
	%34 = icmp ugt i64 %32, %p17, !dbg !557
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !557, !prof !31

b5_ok1:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !33
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !33
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !35
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !236
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !236
	%40 = mul i32 %39, %37, !dbg !558
	%41 = add i32 %36, %40, !dbg !558
	%42 = mul i32 %38, %41, !dbg !558
	%43 = add i32 %35, %42, !dbg !558
	%44 = sext i32 %43 to i64, !dbg !558
	%45 = mul i32 %38, %39, !dbg !558
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !340
	%47 = mul i32 %45, %46, !dbg !558
	%48 = sext i32 %47 to i64, !dbg !558
	br label %b6, !dbg !558

b6:
	%49 = phi double [ 0.000000e+00, %b5_ok1 ], [ %54, %b7 ], !dbg !559
	%50 = phi i64 [ %44, %b5_ok1 ], [ %55, %b7 ], !dbg !558
	%51 = icmp slt i64 %50, %28, !dbg !558
	br i1 %51, label %b7, label %b8, !dbg !558

b7:
	%52 = getelementptr inbounds double, double addrspace(1)* %33, i64 %50, !dbg !560
	%53 = load double, double addrspace(1)* %52, align 8, !dbg !560
	%54 = fadd double %49, %53, !dbg !561
	%55 = add i64 %50, %48, !dbg !558
	br label %b6, !dbg !558

b8:
	%56 = and i32 %43, -32, !dbg !565
	%57 = sub i32 %47, %56, !dbg !565
	%58 = icmp slt i32 %57, 32, !dbg !565
	%59 = select i1 %58, i32 %57, i32 32, !dbg !565
	%60 = sext i32 %59 to i64, !dbg !565
	%61 = icmp eq i64 %60, 32, !dbg !566
	br i1 %61, label %b9, label %b11, !dbg !566

b9:
	%62 = phi double [ %79, %b10 ], [ %49, %b8 ], !dbg !567
	%63 = phi i64 [ %80, %b10 ], [ 16, %b8 ], !dbg !568
	%64 = icmp sgt i64 %63, 0, !dbg !569
	br i1 %64, label %b10, label %b14, !dbg !569

b10:
	%65 = trunc i64 %63 to i32, !dbg !570
	%66 = bitcast double %62 to i64, !dbg !570
	%67 = trunc i64 %66 to i32, !dbg !570
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %67, i32 %65, i32 31), !dbg !570
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !570
	%70 = lshr i64 %66, 32, !dbg !570
	%71 = trunc i64 %70 to i32, !dbg !570
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %65, i32 31), !dbg !570
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !570
	%74 = zext i32 %73 to i64, !dbg !570
	%75 = shl i64 %74, 32, !dbg !570
	%76 = zext i32 %69 to i64, !dbg !570
	%77 = or i64 %76, %75, !dbg !570
	%78 = bitcast i64 %77 to double, !dbg !570
	%79 = fadd double %62, %78, !dbg !571
	%80 = sdiv i64 %63, 2, !dbg !572
	br label %b9, !dbg !572

b11:
	%81 = bitcast double %49 to i64, !dbg !573
	%82 = trunc i64 %81 to i32, !dbg !573
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %82, i32 0, i32 31), !dbg !573
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !573
	%85 = lshr i64 %81, 32, !dbg !573
	%86 = trunc i64 %85 to i32, !dbg !573
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !573
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !573
	%89 = zext i32 %88 to i64, !dbg !573
	%90 = shl i64 %89, 32, !dbg !573
	%91 = zext i32 %84 to i64, !dbg !573
	%92 = or i64 %91, %90, !dbg !573
	%93 = bitcast i64 %92 to double, !dbg !573
	br label %b12, !dbg !573

b12:
	%94 = phi double [ %93, %b11 ], [ %111, %b13 ], !dbg !574
	%95 = phi i64 [ 1, %b11 ], [ %112, %b13 ], !dbg !575
	%96 = icmp slt i64 %95, %60, !dbg !576
	br i1 %96, label %b13, label %b14, !dbg !576

b13:
	%97 = trunc i64 %95 to i32, !dbg !577
	%98 = bitcast double %49 to i64, !dbg !577
	%99 = trunc i64 %98 to i32, !dbg !577
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %97, i32 31), !dbg !577
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !577
	%102 = lshr i64 %98, 32, !dbg !577
	%103 = trunc i64 %102 to i32, !dbg !577
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %97, i32 31), !dbg !577
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !577
	%106 = zext i32 %105 to i64, !dbg !577
	%107 = shl i64 %106, 32, !dbg !577
	%108 = zext i32 %101 to i64, !dbg !577
	%109 = or i64 %108, %107, !dbg !577
	%110 = bitcast i64 %109 to double, !dbg !577
	%111 = fadd double %94, %110, !dbg !571
	%112 = add i64 %95, 1, !dbg !578
	br label %b12, !dbg !578

b14:
	%113 = phi double [ %62, %b9 ], [ %94, %b12 ], !dbg !564
	%114 = add i64 %48, 32, !dbg !580
	%115 = sub i64 %114, 1, !dbg !581
	%116 = sdiv i64 %115, 32, !dbg !582
	%117 = icmp eq i64 %116, 1, !dbg !583
	br i1 %117, label %b20, label %b15, !dbg !583

b15:
	call void @llvm.nvvm.barrier0(), !dbg !585
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !586, !range !396
	%119 = sext i32 %118 to i64, !dbg !586
	%120 = icmp eq i64 %119, 0, !dbg !587
	br i1 %120, label %b16, label %b17, !dbg !587

b16:
	%121 = sdiv i64 %44, 32, !dbg !588
	%122 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %121, !dbg !589
	store double %113, double addrspace(3)* %122, align 8, !dbg !589
	br label %b17, !dbg !589

b17:
	call void @llvm.nvvm.barrier0(), !dbg !590
	%123 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !591
	%124 = load double, double addrspace(3)* %123, align 8, !dbg !591
	br label %b18, !dbg !591

b18:
	%125 = phi double [ %124, %b17 ], [ %130, %b19 ], !dbg !592
	%126 = phi i64 [ 1, %b17 ], [ %131, %b19 ], !dbg !593
	%127 = icmp slt i64 %126, %116, !dbg !594
	br i1 %127, label %b19, label %b20, !dbg !594

b19:
	%128 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %126, !dbg !595
	%129 = load double, double addrspace(3)* %128, align 8, !dbg !595
	%130 = fadd double %125, %129, !dbg !571
	%131 = add i64 %126, 1, !dbg !596
	br label %b18, !dbg !596

b20:
	%132 = phi double [ %113, %b14 ], [ %125, %b18 ], !dbg !563
	%133 = icmp eq i64 %44, 0, !dbg !597
	br i1 %133, label %b21, label %b25, !dbg !597

b21:
	%134 = mul i64 %30, %11, !dbg !599
	%135 = add i64 %134, %12, !dbg !600
	%136 = mul i64 %135, 2, !dbg !601
	%137 = add i64 %136, 2, !dbg !604
	br label %b22, !dbg !606

b22:
	%138 = phi i64 [ 0, %b21 ], [ %158, %b23_ok1 ], !dbg !606
	%139 = add i64 %12, %138, !dbg !608
	%140 = icmp ugt i64 %137, %p19, !dbg !607
	br i1 %140, label %b22_fail1, label %b22_ok1, !dbg !607, !prof !31

b22_ok1:
	%141 = icmp eq i64 %11, -1, !dbg !609
	%142 = select i1 %141, i64 1, i64 %11, !dbg !609
	%143 = srem i64 %139, %142, !dbg !609
	%144 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %136, !dbg !607
	%145 = addrspacecast i64 addrspace(1)* %144 to i64*, !dbg !610
	%146 = ptrtoint i64* %145 to i64, !dbg !610
	%147 = and i64 %146, 15, !dbg !610
	%148 = icmp eq i64 %147, 0, !dbg !610
	br i1 %148, label %b23, label %b24, !dbg !610

b23:
	%149 = bitcast i64 addrspace(1)* %144 to { i64, i64 } addrspace(1)*, !dbg !610
	%150 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %149, i64 0, !dbg !611
	%151 = bitcast double %132 to i64, !dbg !612
	%152 = trunc i64 %143 to i32, !dbg !605
	%153 = addrspacecast { i64, i64 } addrspace(1)* %150 to { i64, i64 }*, !dbg !605
	%154 = icmp uge i64 %143, %11, !dbg !605
	%155 = icmp eq { i64, i64 } addrspace(1)* %150, null, !dbg !605
	%156 = or i1 %154, %155, !dbg !605
	br i1 %156, label %b23_fail1, label %b23_ok1, !dbg !605, !prof !31

b23_ok1:
	%157 = bitcast { i64, i64 }* %153 to i8*, !dbg !605
	call void @gpuc_put_line_thread(i8* %157, i64 %151, i32 %15, i32 %152), !dbg !605
	%158 = add i64 %138, 1, !dbg !602
	%159 = icmp slt i64 %158, %11, !dbg !602
	br i1 %159, label %b22, label %b25, !dbg !602

b24:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %147, i64 16), !dbg !610
	ret void, !dbg !610

b25:
	call void @llvm.nvvm.barrier0(), !dbg !613
	br label %b26, !dbg !535

b26:
	br i1 %10, label %b27, label %b30, !dbg !539

b27:
	%160 = urem i64 %13, 2, !dbg !614
	%161 = icmp ne i64 %160, 0, !dbg !615
	br i1 %161, label %b28, label %b29, !dbg !615

b28:
	br label %b29, !dbg !615

b29:
	%162 = phi float addrspace(1)* [ %0, %b27 ], [ %1, %b28 ], !dbg !616
	%163 = phi i64 [ %p1, %b27 ], [ %p3, %b28 ], !dbg !616
	%164 = phi float addrspace(1)* [ %1, %b27 ], [ %0, %b28 ], !dbg !617
	%165 = phi i64 [ %p3, %b27 ], [ %p1, %b28 ], !dbg !617
	%166 = addrspacecast float addrspace(1)* %162 to float*, !dbg !618
	%167 = addrspacecast float addrspace(1)* %164 to float*, !dbg !618
	%168 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !618
	%169 = call float @gpuc_fn_solver_sweep(float* %166, i64 %163, float* %167, i64 %165, i64* %168, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %13, i8* %ctrl), !dbg !618
	br label %b30, !dbg !618

b30:
	%170 = phi float [ 0.000000e+00, %b26 ], [ %169, %b29 ], !dbg !619
	br i1 %18, label %b31, label %b43, !dbg !620

b31:
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !622, !range !32
	%172 = sext i32 %171 to i64, !dbg !622
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !622, !range !34
	%174 = sext i32 %173 to i64, !dbg !622
	%175 = icmp eq i64 %172, 0, !dbg !623
	br i1 %175, label %b32, label %b43, !dbg !623

b32:
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !624, !range !232
	%177 = sext i32 %176 to i64, !dbg !624
	%178 = sdiv i64 %177, 2, !dbg !625
	%179 = icmp eq i64 %174, %178, !dbg !626
	br i1 %179, label %b33, label %b43, !dbg !621

b33:
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !627, !range !33
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !627, !range !33
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !627, !range !35
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !627, !range !236
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !627, !range !236
	%185 = mul i32 %184, %182, !dbg !627
	%186 = add i32 %181, %185, !dbg !627
	%187 = mul i32 %183, %186, !dbg !627
	%188 = add i32 %180, %187, !dbg !627
	%189 = sext i32 %188 to i64, !dbg !627
	%190 = icmp eq i64 %189, 0, !dbg !628
	br i1 %190, label %b34, label %b43, !dbg !628

b34:
	%191 = sub i64 %13, 1, !dbg !629
	%192 = urem i32 %15, 2, !dbg !631
	%193 = zext i32 %192 to i64, !dbg !632
	%194 = mul i64 %193, %11, !dbg !633
	%195 = mul i64 %194, 2, !dbg !634
	%196 = add i64 %195, 2, !dbg !637
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %195, !dbg !638
	%198 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !639
	%199 = ptrtoint i64* %198 to i64, !dbg !639
	%200 = and i64 %199, 15, !dbg !639
	%201 = icmp eq i64 %200, 0, !dbg !639
	%202 = icmp ugt i64 %196, %p19, !dbg !638
	br i1 %202, label %b34_fail1, label %b34_ok1, !dbg !638, !prof !31

b34_ok1:
	br i1 %201, label %b35, label %b42, !dbg !639

b35:
	%203 = bitcast i64 addrspace(1)* %197 to { i64, i64 } addrspace(1)*, !dbg !639
	%204 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %203, i64 0, !dbg !640
	%205 = addrspacecast { i64, i64 } addrspace(1)* %204 to { i64, i64 }*, !dbg !641
	%206 = icmp eq { i64, i64 } addrspace(1)* %204, null, !dbg !641
	br i1 %206, label %b35_fail1, label %b35_ok1, !dbg !641, !prof !31

b35_ok1:
	%207 = bitcast { i64, i64 }* %205 to i8*, !dbg !641
	%208 = call i64 @gpuc_wait_line_thread(i8* %207, i32 %15, i32 1, i8* %ctrl, i32 26), !dbg !641
	%209 = bitcast i64 %208 to double, !dbg !642
	br label %b36, !dbg !635

b36:
	%210 = phi double [ %209, %b35_ok1 ], [ %229, %b38_ok1 ], !dbg !643
	%211 = phi i64 [ 1, %b35_ok1 ], [ %230, %b38_ok1 ], !dbg !644
	%212 = icmp slt i64 %211, %11, !dbg !645
	br i1 %212, label %b37, label %b40, !dbg !645

b37:
	%213 = add i64 %194, %211, !dbg !647
	%214 = mul i64 %213, 2, !dbg !648
	%215 = add i64 %214, 2, !dbg !651
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %214, !dbg !652
	%217 = addrspacecast i64 addrspace(1)* %216 to i64*, !dbg !653
	%218 = ptrtoint i64* %217 to i64, !dbg !653
	%219 = and i64 %218, 15, !dbg !653
	%220 = icmp eq i64 %219, 0, !dbg !653
	%221 = icmp ugt i64 %215, %p19, !dbg !652
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !652, !prof !31

b37_ok1:
	br i1 %220, label %b38, label %b39, !dbg !653

b38:
	%222 = bitcast i64 addrspace(1)* %216 to { i64, i64 } addrspace(1)*, !dbg !653
	%223 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %222, i64 0, !dbg !654
	%224 = addrspacecast { i64, i64 } addrspace(1)* %223 to { i64, i64 }*, !dbg !655
	%225 = icmp eq { i64, i64 } addrspace(1)* %223, null, !dbg !655
	br i1 %225, label %b38_fail1, label %b38_ok1, !dbg !655, !prof !31

b38_ok1:
	%226 = bitcast { i64, i64 }* %224 to i8*, !dbg !655
	%227 = call i64 @gpuc_wait_line_thread(i8* %226, i32 %15, i32 1, i8* %ctrl, i32 26), !dbg !655
	%228 = bitcast i64 %227 to double, !dbg !656
	%229 = fadd double %210, %228, !dbg !657
	%230 = add i64 %211, 1, !dbg !658
	br label %b36, !dbg !658

b39:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %219, i64 16), !dbg !653
	ret void, !dbg !653

b40:
	%231 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !659
	%232 = icmp uge i64 0, %p21, !dbg !659
	br i1 %232, label %b40_fail1, label %b40_ok1, !dbg !659, !prof !31

b40_ok1:
	store double %210, double addrspace(1)* %231, align 8, !dbg !659
	%233 = fcmp ole double %210, %p30, !dbg !660
	br i1 %233, label %b41, label %b43, !dbg !660

b41:
	%234 = urem i64 %13, 2, !dbg !661
	%235 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %234, !dbg !662
	%236 = icmp uge i64 %234, %p23, !dbg !662
	br i1 %236, label %b41_fail1, label %b41_ok1, !dbg !662, !prof !31

b41_ok1:
	store i64 %191, i64 addrspace(1)* %235, align 8, !dbg !662
	br label %b43, !dbg !662

b42:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %200, i64 16), !dbg !639
	ret void, !dbg !639

b43:
	%237 = sub i64 %14, 1, !dbg !663
	%238 = icmp eq i64 %237, 0, !dbg !664
	br i1 %238, label %b44, label %b58, !dbg !664

b44:
	%239 = add i32 %16, 1, !dbg !665
	%240 = fpext float %170 to double, !dbg !667
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !671, !range !33
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !671, !range !33
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !671, !range !35
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !671, !range !236
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !671, !range !236
	%246 = mul i32 %245, %243, !dbg !671
	%247 = add i32 %242, %246, !dbg !671
	%248 = mul i32 %244, %247, !dbg !671
	%249 = add i32 %241, %248, !dbg !671
	%250 = and i32 %249, -32, !dbg !671
	%251 = mul i32 %244, %245, !dbg !671
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !671, !range !340
	%253 = mul i32 %251, %252, !dbg !671
	%254 = sub i32 %253, %250, !dbg !671
	%255 = icmp slt i32 %254, 32, !dbg !671
	%256 = select i1 %255, i32 %254, i32 32, !dbg !671
	%257 = sext i32 %256 to i64, !dbg !671
	%258 = icmp eq i64 %257, 32, !dbg !672
	br i1 %258, label %b45, label %b47, !dbg !672

b45:
	%259 = phi double [ %276, %b46 ], [ %240, %b44 ], !dbg !673
	%260 = phi i64 [ %277, %b46 ], [ 16, %b44 ], !dbg !674
	%261 = icmp sgt i64 %260, 0, !dbg !675
	br i1 %261, label %b46, label %b50, !dbg !675

b46:
	%262 = trunc i64 %260 to i32, !dbg !676
	%263 = bitcast double %259 to i64, !dbg !676
	%264 = trunc i64 %263 to i32, !dbg !676
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %264, i32 %262, i32 31), !dbg !676
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !676
	%267 = lshr i64 %263, 32, !dbg !676
	%268 = trunc i64 %267 to i32, !dbg !676
	%269 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %268, i32 %262, i32 31), !dbg !676
	%270 = extractvalue { i32, i1 } %269, 0, !dbg !676
	%271 = zext i32 %270 to i64, !dbg !676
	%272 = shl i64 %271, 32, !dbg !676
	%273 = zext i32 %266 to i64, !dbg !676
	%274 = or i64 %273, %272, !dbg !676
	%275 = bitcast i64 %274 to double, !dbg !676
	%276 = fadd double %259, %275, !dbg !677
	%277 = sdiv i64 %260, 2, !dbg !678
	br label %b45, !dbg !678

b47:
	%278 = bitcast double %240 to i64, !dbg !679
	%279 = trunc i64 %278 to i32, !dbg !679
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !679
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !679
	%282 = lshr i64 %278, 32, !dbg !679
	%283 = trunc i64 %282 to i32, !dbg !679
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 0, i32 31), !dbg !679
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !679
	%286 = zext i32 %285 to i64, !dbg !679
	%287 = shl i64 %286, 32, !dbg !679
	%288 = zext i32 %281 to i64, !dbg !679
	%289 = or i64 %288, %287, !dbg !679
	%290 = bitcast i64 %289 to double, !dbg !679
	br label %b48, !dbg !679

b48:
	%291 = phi double [ %290, %b47 ], [ %308, %b49 ], !dbg !680
	%292 = phi i64 [ 1, %b47 ], [ %309, %b49 ], !dbg !681
	%293 = icmp slt i64 %292, %257, !dbg !682
	br i1 %293, label %b49, label %b50, !dbg !682

b49:
	%294 = trunc i64 %292 to i32, !dbg !683
	%295 = bitcast double %240 to i64, !dbg !683
	%296 = trunc i64 %295 to i32, !dbg !683
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %296, i32 %294, i32 31), !dbg !683
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !683
	%299 = lshr i64 %295, 32, !dbg !683
	%300 = trunc i64 %299 to i32, !dbg !683
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %300, i32 %294, i32 31), !dbg !683
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !683
	%303 = zext i32 %302 to i64, !dbg !683
	%304 = shl i64 %303, 32, !dbg !683
	%305 = zext i32 %298 to i64, !dbg !683
	%306 = or i64 %305, %304, !dbg !683
	%307 = bitcast i64 %306 to double, !dbg !683
	%308 = fadd double %291, %307, !dbg !677
	%309 = add i64 %292, 1, !dbg !684
	br label %b48, !dbg !684

b50:
	%310 = phi double [ %259, %b45 ], [ %291, %b48 ], !dbg !670
	%311 = sext i32 %253 to i64, !dbg !686
	%312 = add i64 %311, 32, !dbg !687
	%313 = sub i64 %312, 1, !dbg !688
	%314 = sdiv i64 %313, 32, !dbg !689
	%315 = icmp eq i64 %314, 1, !dbg !690
	br i1 %315, label %b56, label %b51, !dbg !690

b51:
	call void @llvm.nvvm.barrier0(), !dbg !692
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !693, !range !396
	%317 = sext i32 %316 to i64, !dbg !693
	%318 = icmp eq i64 %317, 0, !dbg !694
	br i1 %318, label %b52, label %b53, !dbg !694

b52:
	%319 = sext i32 %249 to i64, !dbg !695
	%320 = sdiv i64 %319, 32, !dbg !696
	%321 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %320, !dbg !697
	store double %310, double addrspace(3)* %321, align 8, !dbg !697
	br label %b53, !dbg !697

b53:
	call void @llvm.nvvm.barrier0(), !dbg !698
	%322 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !699
	%323 = load double, double addrspace(3)* %322, align 8, !dbg !699
	br label %b54, !dbg !699

b54:
	%324 = phi double [ %323, %b53 ], [ %329, %b55 ], !dbg !700
	%325 = phi i64 [ 1, %b53 ], [ %330, %b55 ], !dbg !701
	%326 = icmp slt i64 %325, %314, !dbg !702
	br i1 %326, label %b55, label %b56, !dbg !702

b55:
	%327 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %325, !dbg !703
	%328 = load double, double addrspace(3)* %327, align 8, !dbg !703
	%329 = fadd double %324, %328, !dbg !677
	%330 = add i64 %325, 1, !dbg !704
	br label %b54, !dbg !704

b56:
	%331 = phi double [ %310, %b50 ], [ %324, %b54 ], !dbg !669
	%332 = sext i32 %249 to i64, !dbg !705
	%333 = icmp eq i64 %332, 0, !dbg !706
	br i1 %333, label %b57, label %b58, !dbg !706

b57:
	%334 = sdiv i64 %p17, 2, !dbg !708
	%335 = urem i32 %16, 2, !dbg !709
	%336 = zext i32 %335 to i64, !dbg !710
	%337 = mul i64 %336, %334, !dbg !711
	%338 = add i64 %337, %334, !dbg !712
	%339 = icmp ugt i64 %338, %p17, !dbg !713
	br i1 %339, label %b57_fail1, label %b57_ok1, !dbg !713, !prof !31

b57_ok1:
	%340 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !714, !range !32
	%341 = sext i32 %340 to i64, !dbg !714
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !714, !range !34
	%343 = sext i32 %342 to i64, !dbg !714
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !715, !range !231
	%345 = sext i32 %344 to i64, !dbg !715
	%346 = mul i64 %343, %345, !dbg !716
	%347 = add i64 %346, %341, !dbg !717
	%348 = getelementptr inbounds double, double addrspace(1)* %3, i64 %337, !dbg !713
	%349 = getelementptr inbounds double, double addrspace(1)* %348, i64 %347, !dbg !718
	%350 = icmp uge i64 %347, %334, !dbg !718
	br i1 %350, label %b57_fail2, label %b57_ok2, !dbg !718, !prof !31

b57_ok2:
	store double %331, double addrspace(1)* %349, align 8, !dbg !718
	br label %b58, !dbg !718

b58:
	%351 = phi i64 [ %237, %b43 ], [ %p27, %b56 ], [ %p27, %b57_ok2 ], !dbg !541
	%352 = phi i32 [ 0, %b43 ], [ %16, %b56 ], [ %16, %b57_ok2 ], !dbg !542
	%353 = phi i32 [ %16, %b43 ], [ %239, %b56 ], [ %239, %b57_ok2 ], !dbg !543
	call void @gpuc_grid_sync(), !dbg !719
	%354 = fcmp oge double %p30, 0.000000e+00, !dbg !720
	br i1 %354, label %b59, label %b61, !dbg !720

b59:
	%355 = urem i64 %13, 2, !dbg !721
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %355, !dbg !722
	%357 = icmp uge i64 %355, %p23, !dbg !722
	br i1 %357, label %b59_fail1, label %b59_ok1, !dbg !722, !prof !31

b59_ok1:
	%358 = load i64, i64 addrspace(1)* %356, align 8, !dbg !722
	%359 = icmp ne i64 %358, 0, !dbg !723
	br i1 %359, label %b60, label %b61, !dbg !723

b60:
	ret void, !dbg !724

b61:
	%360 = add i64 %13, 1, !dbg !725
	%361 = add i64 %17, 1, !dbg !725
	%362 = icmp slt i64 %361, %p25, !dbg !725
	br i1 %362, label %b2, label %b62, !dbg !725

b62:
	ret void, !dbg !725

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %32, i64 %p17), !dbg !557
	ret void, !dbg !557

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %137, i64 %p19), !dbg !607
	ret void, !dbg !607

b23_fail1:
	%363 = icmp uge i64 %143, %11, !dbg !605
	br i1 %363, label %b23_fail2, label %b23_ok2, !dbg !605

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %143, i64 %11), !dbg !605
	ret void, !dbg !605

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !605
	ret void, !dbg !605

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %196, i64 %p19), !dbg !638
	ret void, !dbg !638

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !641
	ret void, !dbg !641

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %215, i64 %p19), !dbg !652
	ret void, !dbg !652

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !655
	ret void, !dbg !655

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p21), !dbg !659
	ret void, !dbg !659

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %234, i64 %p23), !dbg !662
	ret void, !dbg !662

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %338, i64 %p17), !dbg !713
	ret void, !dbg !713

b57_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %347, i64 %334), !dbg !718
	ret void, !dbg !718

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %355, i64 %p23), !dbg !722
	ret void, !dbg !722
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !726 {
entry:
	br label %b0, !dbg !727

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !727
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !727
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !727
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !727
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !730
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !733
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !734
	%7 = icmp uge i64 0, %p7, !dbg !734
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !734, !prof !31

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !734
	%9 = icmp eq i64 %8, 0, !dbg !735
	br i1 %9, label %b1, label %b32, !dbg !735

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !736
	%11 = icmp uge i64 1, %p7, !dbg !736
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !736, !prof !31

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !736
	%13 = icmp eq i64 %12, 0, !dbg !737
	br i1 %13, label %b2, label %b32, !dbg !737

b2:
	%14 = sdiv i64 %p1, 2, !dbg !739
	%15 = urem i32 %p8, 2, !dbg !740
	%16 = zext i32 %15 to i64, !dbg !741
	%17 = mul i64 %16, %14, !dbg !742
	%18 = add i64 %17, %14, !dbg !743
	%19 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17, !dbg !744
	%20 = icmp ugt i64 %18, %p1, !dbg !744
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !744, !prof !31

b2_ok1:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !745, !range !33
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !745, !range !33
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !745, !range !35
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !745, !range !236
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !745, !range !236
	%26 = mul i32 %25, %23, !dbg !745
	%27 = add i32 %22, %26, !dbg !745
	%28 = mul i32 %24, %27, !dbg !745
	%29 = add i32 %21, %28, !dbg !745
	%30 = sext i32 %29 to i64, !dbg !745
	%31 = mul i32 %24, %25, !dbg !745
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !745, !range !340
	%33 = mul i32 %31, %32, !dbg !745
	%34 = sext i32 %33 to i64, !dbg !745
	br label %b3, !dbg !745

b3:
	%35 = phi double [ 0.000000e+00, %b2_ok1 ], [ %40, %b4 ], !dbg !746
	%36 = phi i64 [ %30, %b2_ok1 ], [ %41, %b4 ], !dbg !745
	%37 = icmp slt i64 %36, %14, !dbg !745
	br i1 %37, label %b4, label %b5, !dbg !745

b4:
	%38 = getelementptr inbounds double, double addrspace(1)* %19, i64 %36, !dbg !747
	%39 = load double, double addrspace(1)* %38, align 8, !dbg !747
	%40 = fadd double %35, %39, !dbg !748
	%41 = add i64 %36, %34, !dbg !745
	br label %b3, !dbg !745

b5:
	%42 = and i32 %29, -32, !dbg !752
	%43 = sub i32 %33, %42, !dbg !752
	%44 = icmp slt i32 %43, 32, !dbg !752
	%45 = select i1 %44, i32 %43, i32 32, !dbg !752
	%46 = sext i32 %45 to i64, !dbg !752
	%47 = icmp eq i64 %46, 32, !dbg !753
	br i1 %47, label %b6, label %b8, !dbg !753

b6:
	%48 = phi double [ %65, %b7 ], [ %35, %b5 ], !dbg !754
	%49 = phi i64 [ %66, %b7 ], [ 16, %b5 ], !dbg !755
	%50 = icmp sgt i64 %49, 0, !dbg !756
	br i1 %50, label %b7, label %b11, !dbg !756

b7:
	%51 = trunc i64 %49 to i32, !dbg !757
	%52 = bitcast double %48 to i64, !dbg !757
	%53 = trunc i64 %52 to i32, !dbg !757
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %51, i32 31), !dbg !757
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !757
	%56 = lshr i64 %52, 32, !dbg !757
	%57 = trunc i64 %56 to i32, !dbg !757
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %51, i32 31), !dbg !757
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !757
	%60 = zext i32 %59 to i64, !dbg !757
	%61 = shl i64 %60, 32, !dbg !757
	%62 = zext i32 %55 to i64, !dbg !757
	%63 = or i64 %62, %61, !dbg !757
	%64 = bitcast i64 %63 to double, !dbg !757
	%65 = fadd double %48, %64, !dbg !758
	%66 = sdiv i64 %49, 2, !dbg !759
	br label %b6, !dbg !759

b8:
	%67 = bitcast double %35 to i64, !dbg !760
	%68 = trunc i64 %67 to i32, !dbg !760
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !760
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !760
	%71 = lshr i64 %67, 32, !dbg !760
	%72 = trunc i64 %71 to i32, !dbg !760
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !760
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !760
	%75 = zext i32 %74 to i64, !dbg !760
	%76 = shl i64 %75, 32, !dbg !760
	%77 = zext i32 %70 to i64, !dbg !760
	%78 = or i64 %77, %76, !dbg !760
	%79 = bitcast i64 %78 to double, !dbg !760
	br label %b9, !dbg !760

b9:
	%80 = phi double [ %79, %b8 ], [ %97, %b10 ], !dbg !761
	%81 = phi i64 [ 1, %b8 ], [ %98, %b10 ], !dbg !762
	%82 = icmp slt i64 %81, %46, !dbg !763
	br i1 %82, label %b10, label %b11, !dbg !763

b10:
	%83 = trunc i64 %81 to i32, !dbg !764
	%84 = bitcast double %35 to i64, !dbg !764
	%85 = trunc i64 %84 to i32, !dbg !764
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %83, i32 31), !dbg !764
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !764
	%88 = lshr i64 %84, 32, !dbg !764
	%89 = trunc i64 %88 to i32, !dbg !764
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %83, i32 31), !dbg !764
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !764
	%92 = zext i32 %91 to i64, !dbg !764
	%93 = shl i64 %92, 32, !dbg !764
	%94 = zext i32 %87 to i64, !dbg !764
	%95 = or i64 %94, %93, !dbg !764
	%96 = bitcast i64 %95 to double, !dbg !764
	%97 = fadd double %80, %96, !dbg !758
	%98 = add i64 %81, 1, !dbg !765
	br label %b9, !dbg !765

b11:
	%99 = phi double [ %48, %b6 ], [ %80, %b9 ], !dbg !751
	%100 = add i64 %34, 32, !dbg !767
	%101 = sub i64 %100, 1, !dbg !768
	%102 = sdiv i64 %101, 32, !dbg !769
	%103 = icmp eq i64 %102, 1, !dbg !770
	br i1 %103, label %b17, label %b12, !dbg !770

b12:
	call void @llvm.nvvm.barrier0(), !dbg !772
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !773, !range !396
	%105 = sext i32 %104 to i64, !dbg !773
	%106 = icmp eq i64 %105, 0, !dbg !774
	br i1 %106, label %b13, label %b14, !dbg !774

b13:
	%107 = sdiv i64 %30, 32, !dbg !775
	%108 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %107, !dbg !776
	store double %99, double addrspace(3)* %108, align 8, !dbg !776
	br label %b14, !dbg !776

b14:
	call void @llvm.nvvm.barrier0(), !dbg !777
	%109 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !778
	%110 = load double, double addrspace(3)* %109, align 8, !dbg !778
	br label %b15, !dbg !778

b15:
	%111 = phi double [ %110, %b14 ], [ %116, %b16 ], !dbg !779
	%112 = phi i64 [ 1, %b14 ], [ %117, %b16 ], !dbg !780
	%113 = icmp slt i64 %112, %102, !dbg !781
	br i1 %113, label %b16, label %b17, !dbg !781

b16:
	%114 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %112, !dbg !782
	%115 = load double, double addrspace(3)* %114, align 8, !dbg !782
	%116 = fadd double %111, %115, !dbg !758
	%117 = add i64 %112, 1, !dbg !783
	br label %b15, !dbg !783

b17:
	%118 = phi double [ %99, %b11 ], [ %111, %b15 ], !dbg !750
	%119 = icmp eq i64 %30, 0, !dbg !784
	br i1 %119, label %b18, label %b22, !dbg !784

b18:
	%120 = sext i32 %5 to i64, !dbg !733
	%121 = sext i32 %4 to i64, !dbg !785
	%122 = mul i64 %16, %121, !dbg !787
	%123 = add i64 %122, %120, !dbg !788
	%124 = mul i64 %123, 2, !dbg !789
	%125 = add i64 %124, 2, !dbg !792
	br label %b19, !dbg !785

b19:
	%126 = phi i64 [ 0, %b18 ], [ %146, %b20_ok1 ], !dbg !785
	%127 = add i64 %120, %126, !dbg !795
	%128 = icmp ugt i64 %125, %p3, !dbg !794
	br i1 %128, label %b19_fail1, label %b19_ok1, !dbg !794, !prof !31

b19_ok1:
	%129 = icmp eq i64 %121, -1, !dbg !796
	%130 = select i1 %129, i64 1, i64 %121, !dbg !796
	%131 = srem i64 %127, %130, !dbg !796
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %124, !dbg !794
	%133 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !797
	%134 = ptrtoint i64* %133 to i64, !dbg !797
	%135 = and i64 %134, 15, !dbg !797
	%136 = icmp eq i64 %135, 0, !dbg !797
	br i1 %136, label %b20, label %b21, !dbg !797

b20:
	%137 = bitcast i64 addrspace(1)* %132 to { i64, i64 } addrspace(1)*, !dbg !797
	%138 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %137, i64 0, !dbg !798
	%139 = bitcast double %118 to i64, !dbg !799
	%140 = trunc i64 %131 to i32, !dbg !793
	%141 = addrspacecast { i64, i64 } addrspace(1)* %138 to { i64, i64 }*, !dbg !793
	%142 = icmp uge i64 %131, %121, !dbg !793
	%143 = icmp eq { i64, i64 } addrspace(1)* %138, null, !dbg !793
	%144 = or i1 %142, %143, !dbg !793
	br i1 %144, label %b20_fail1, label %b20_ok1, !dbg !793, !prof !31

b20_ok1:
	%145 = bitcast { i64, i64 }* %141 to i8*, !dbg !793
	call void @gpuc_put_line_thread(i8* %145, i64 %139, i32 %p8, i32 %140), !dbg !793
	%146 = add i64 %126, 1, !dbg !790
	%147 = icmp slt i64 %146, %121, !dbg !790
	br i1 %147, label %b19, label %b22, !dbg !790

b21:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %135, i64 16), !dbg !797
	ret void, !dbg !797

b22:
	call void @llvm.nvvm.barrier0(), !dbg !800
	br i1 %119, label %b23, label %b32, !dbg !801

b23:
	%148 = sext i32 %4 to i64, !dbg !730
	%149 = mul i64 %16, %148, !dbg !803
	%150 = mul i64 %149, 2, !dbg !804
	%151 = add i64 %150, 2, !dbg !807
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %150, !dbg !808
	%153 = addrspacecast i64 addrspace(1)* %152 to i64*, !dbg !809
	%154 = ptrtoint i64* %153 to i64, !dbg !809
	%155 = and i64 %154, 15, !dbg !809
	%156 = icmp eq i64 %155, 0, !dbg !809
	%157 = icmp ugt i64 %151, %p3, !dbg !808
	br i1 %157, label %b23_fail1, label %b23_ok1, !dbg !808, !prof !31

b23_ok1:
	br i1 %156, label %b24, label %b31, !dbg !809

b24:
	%158 = bitcast i64 addrspace(1)* %152 to { i64, i64 } addrspace(1)*, !dbg !809
	%159 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %158, i64 0, !dbg !810
	%160 = addrspacecast { i64, i64 } addrspace(1)* %159 to { i64, i64 }*, !dbg !811
	%161 = icmp eq { i64, i64 } addrspace(1)* %159, null, !dbg !811
	br i1 %161, label %b24_fail1, label %b24_ok1, !dbg !811, !prof !31

b24_ok1:
	%162 = bitcast { i64, i64 }* %160 to i8*, !dbg !811
	%163 = call i64 @gpuc_wait_line_thread(i8* %162, i32 %p8, i32 1, i8* %ctrl, i32 26), !dbg !811
	%164 = bitcast i64 %163 to double, !dbg !812
	br label %b25, !dbg !805

b25:
	%165 = phi double [ %164, %b24_ok1 ], [ %184, %b27_ok1 ], !dbg !813
	%166 = phi i64 [ 1, %b24_ok1 ], [ %185, %b27_ok1 ], !dbg !814
	%167 = icmp slt i64 %166, %148, !dbg !815
	br i1 %167, label %b26, label %b29, !dbg !815

b26:
	%168 = add i64 %149, %166, !dbg !817
	%169 = mul i64 %168, 2, !dbg !818
	%170 = add i64 %169, 2, !dbg !821
	%171 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %169, !dbg !822
	%172 = addrspacecast i64 addrspace(1)* %171 to i64*, !dbg !823
	%173 = ptrtoint i64* %172 to i64, !dbg !823
	%174 = and i64 %173, 15, !dbg !823
	%175 = icmp eq i64 %174, 0, !dbg !823
	%176 = icmp ugt i64 %170, %p3, !dbg !822
	br i1 %176, label %b26_fail1, label %b26_ok1, !dbg !822, !prof !31

b26_ok1:
	br i1 %175, label %b27, label %b28, !dbg !823

b27:
	%177 = bitcast i64 addrspace(1)* %171 to { i64, i64 } addrspace(1)*, !dbg !823
	%178 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %177, i64 0, !dbg !824
	%179 = addrspacecast { i64, i64 } addrspace(1)* %178 to { i64, i64 }*, !dbg !825
	%180 = icmp eq { i64, i64 } addrspace(1)* %178, null, !dbg !825
	br i1 %180, label %b27_fail1, label %b27_ok1, !dbg !825, !prof !31

b27_ok1:
	%181 = bitcast { i64, i64 }* %179 to i8*, !dbg !825
	%182 = call i64 @gpuc_wait_line_thread(i8* %181, i32 %p8, i32 1, i8* %ctrl, i32 26), !dbg !825
	%183 = bitcast i64 %182 to double, !dbg !826
	%184 = fadd double %165, %183, !dbg !827
	%185 = add i64 %166, 1, !dbg !828
	br label %b25, !dbg !828

b28:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %174, i64 16), !dbg !823
	ret void, !dbg !823

b29:
	%186 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !829
	%187 = icmp uge i64 0, %p5, !dbg !829
	br i1 %187, label %b29_fail1, label %b29_ok1, !dbg !829, !prof !31

b29_ok1:
	store double %165, double addrspace(1)* %186, align 8, !dbg !829
	%188 = fcmp ole double %165, %p10, !dbg !830
	br i1 %188, label %b30, label %b32, !dbg !830

b30:
	%189 = add i64 %p9, 1, !dbg !831
	%190 = urem i64 %189, 2, !dbg !832
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %190, !dbg !833
	store i64 %p9, i64 addrspace(1)* %191, align 8, !dbg !833
	br label %b32, !dbg !833

b31:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %155, i64 16), !dbg !809
	ret void, !dbg !809

b32:
	ret void, !dbg !728

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %p7), !dbg !734
	ret void, !dbg !734

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 1, i64 %p7), !dbg !736
	ret void, !dbg !736

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %18, i64 %p1), !dbg !744
	ret void, !dbg !744

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %125, i64 %p3), !dbg !794
	ret void, !dbg !794

b20_fail1:
	%192 = icmp uge i64 %131, %121, !dbg !793
	br i1 %192, label %b20_fail2, label %b20_ok2, !dbg !793

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %131, i64 %121), !dbg !793
	ret void, !dbg !793

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !793
	ret void, !dbg !793

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %151, i64 %p3), !dbg !808
	ret void, !dbg !808

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !811
	ret void, !dbg !811

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %170, i64 %p3), !dbg !822
	ret void, !dbg !822

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !825
	ret void, !dbg !825

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p5), !dbg !829
	ret void, !dbg !829
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !834 {
entry:
	br label %b0, !dbg !835

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !835
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !835
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !836
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !837, !range !32
	%4 = sext i32 %3 to i64, !dbg !837
	%5 = sext i32 %2 to i64, !dbg !836
	%6 = icmp ne i64 %5, 0, !dbg !838
	br label %b1, !dbg !839

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !840
	%8 = icmp slt i64 %7, %p16, !dbg !841
	br i1 %8, label %b2, label %b10, !dbg !841

b2:
	%9 = mul i64 %7, %p14, !dbg !843
	%10 = icmp eq i64 %p16, 0, !dbg !842
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !842, !prof !31

b2_ok1:
	%11 = icmp eq i64 %p16, -1, !dbg !842
	%12 = select i1 %11, i64 1, i64 %p16, !dbg !842
	%13 = sdiv i64 %9, %12, !dbg !842
	%14 = sub i64 0, %9, !dbg !842
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !842
	%16 = sub i64 %15, %p7, !dbg !844
	%17 = icmp slt i64 %16, 0, !dbg !845
	br i1 %17, label %b9, label %b3, !dbg !845

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !846
	br i1 %18, label %b9, label %b4, !dbg !846

b4:
	%19 = mul i64 %7, %p15, !dbg !847
	%20 = add i64 %7, 1, !dbg !848
	%21 = mul i64 %20, %p15, !dbg !849
	%22 = sub i64 %21, %19, !dbg !850
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !850
	%24 = icmp ugt i64 %21, %p1, !dbg !850
	%25 = icmp ugt i64 %19, %21, !dbg !850
	%26 = or i1 %24, %25, !dbg !850
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !850, !prof !31

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !851, !range !33
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !851, !range !33
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !851, !range !35
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !851, !range !236
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !851, !range !236
	%32 = mul i32 %31, %29, !dbg !851
	%33 = add i32 %28, %32, !dbg !851
	%34 = mul i32 %30, %33, !dbg !851
	%35 = add i32 %27, %34, !dbg !851
	%36 = sext i32 %35 to i64, !dbg !851
	%37 = mul i32 %30, %31, !dbg !851
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !851, !range !340
	%39 = mul i32 %37, %38, !dbg !851
	%40 = sext i32 %39 to i64, !dbg !851
	%41 = add i64 %16, 1, !dbg !852
	%42 = mul i64 %41, %p6, !dbg !853
	br label %b5, !dbg !851

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !851
	%44 = icmp slt i64 %43, %p15, !dbg !851
	br i1 %44, label %b6, label %b7, !dbg !851

b6:
	%45 = mul i64 %43, %p5, !dbg !854
	%46 = icmp eq i64 %p15, -1, !dbg !855
	%47 = select i1 %46, i64 1, i64 %p15, !dbg !855
	%48 = sdiv i64 %45, %47, !dbg !855
	%49 = sub i64 0, %45, !dbg !855
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !855
	%51 = add i64 %42, %50, !dbg !856
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !857
	%53 = icmp uge i64 %51, %p3, !dbg !857
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !857, !prof !31

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !857
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !858
	store float %54, float addrspace(1)* %55, align 4, !dbg !858
	%56 = add i64 %43, %40, !dbg !851
	br label %b5, !dbg !851

b7:
	call void @llvm.nvvm.barrier0(), !dbg !859
	br i1 %6, label %b8, label %b9, !dbg !838

b8:
	%57 = mul i64 %22, 4, !dbg !860
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !860
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !860
	%60 = bitcast float* %58 to i8*, !dbg !860
	%61 = bitcast float* %59 to i8*, !dbg !860
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !860
	br label %b9, !dbg !860

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !861, !range !231
	%63 = sext i32 %62 to i64, !dbg !861
	%64 = add i64 %7, %63, !dbg !862
	br label %b1, !dbg !862

b10:
	ret void, !dbg !862

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !842
	ret void, !dbg !842

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !850
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !850

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %21, i64 %p1), !dbg !850
	ret void, !dbg !850

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %19, i64 %21), !dbg !850
	ret void, !dbg !850

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %51, i64 %p3), !dbg !857
	ret void, !dbg !857
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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

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
!nvvm.annotations = !{!863, !864, !865, !866, !867, !868, !869, !870, !871, !872, !873, !874, !875, !876, !877, !878, !879, !880}
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
!323 = distinct !DISubprogram(name: "Sum", scope: !322, file: !322, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!324 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!325 = distinct !DISubprogram(name: "collect", scope: !324, file: !324, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!326 = !DILocation(line: 41, column: 10, scope: !320)
!327 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 69, column: 21, scope: !323, inlinedAt: !327)
!329 = distinct !DISubprogram(name: "Publish", scope: !322, file: !322, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "publish", scope: !324, file: !324, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!331 = !DILocation(line: 34, column: 10, scope: !320)
!332 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 60, column: 23, scope: !329, inlinedAt: !332)
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
!408 = !DILocation(line: 60, column: 40, scope: !329, inlinedAt: !332)
!409 = distinct !DISubprogram(name: "valueAt", scope: !322, file: !322, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!410 = !DILocation(line: 62, column: 29, scope: !329, inlinedAt: !332)
!411 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !410)
!414 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!415 = distinct !DISubprogram(name: "line", scope: !414, file: !414, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!416 = distinct !DISubprogram(name: "Store", scope: !414, file: !414, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!417 = !DILocation(line: 62, column: 8, scope: !329, inlinedAt: !332)
!418 = !DILocation(line: 12, column: 24, scope: !416, inlinedAt: !417)
!419 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !418)
!420 = !DILocation(line: 12, column: 16, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !418)
!422 = !DILocation(line: 62, column: 60, scope: !329, inlinedAt: !332)
!423 = !DILocation(line: 62, column: 65, scope: !329, inlinedAt: !332)
!424 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !418)
!425 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !418)
!426 = !DILocation(line: 12, column: 45, scope: !416, inlinedAt: !417)
!427 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !331)
!428 = !DILocation(line: 37, column: 12, scope: !320)
!429 = !DILocation(line: 38, column: 18, scope: !320)
!430 = !DILocation(line: 36, column: 2, scope: !320)
!431 = !DILocation(line: 40, column: 15, scope: !320)
!432 = !DILocation(line: 40, column: 31, scope: !320)
!433 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !432)
!434 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !432)
!435 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !432)
!436 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !432)
!437 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !432)
!438 = !DILocation(line: 40, column: 52, scope: !320)
!439 = !DILocation(line: 40, column: 55, scope: !320)
!440 = !DILocation(line: 41, column: 36, scope: !320)
!441 = !DILocation(line: 70, column: 38, scope: !323, inlinedAt: !327)
!442 = !DILocation(line: 79, column: 19, scope: !409, inlinedAt: !441)
!443 = !DILocation(line: 79, column: 13, scope: !409, inlinedAt: !441)
!444 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !441)
!445 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !441)
!446 = distinct !DISubprogram(name: "Await", scope: !414, file: !414, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!447 = !DILocation(line: 70, column: 17, scope: !323, inlinedAt: !327)
!448 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !448)
!450 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !448)
!451 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !448)
!452 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !448)
!453 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !447)
!454 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !447)
!455 = !DILocation(line: 70, column: 2, scope: !323, inlinedAt: !327)
!456 = !DILocation(line: 71, column: 6, scope: !323, inlinedAt: !327)
!457 = !DILocation(line: 71, column: 18, scope: !323, inlinedAt: !327)
!458 = !DILocation(line: 72, column: 39, scope: !323, inlinedAt: !327)
!459 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !458)
!460 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !458)
!461 = !DILocation(line: 72, column: 18, scope: !323, inlinedAt: !327)
!462 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !461)
!463 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !462)
!464 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !462)
!465 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !462)
!466 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !462)
!467 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !461)
!468 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !461)
!469 = !DILocation(line: 72, column: 3, scope: !323, inlinedAt: !327)
!470 = !DILocation(line: 71, column: 25, scope: !323, inlinedAt: !327)
!471 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !326)
!472 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !326)
!473 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !326)
!474 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !326)
!475 = !DILocation(line: 43, column: 14, scope: !320)
!476 = distinct !DISubprogram(name: "record", scope: !324, file: !324, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!477 = !DILocation(line: 44, column: 9, scope: !320)
!478 = !DILocation(line: 51, column: 41, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 51, column: 22, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !479)
!481 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !480)
!482 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !481)
!483 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !481)
!484 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !481)
!485 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !481)
!486 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !481)
!487 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !481)
!488 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !479)
!489 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !481)
!490 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !481)
!491 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !481)
!492 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !481)
!493 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !481)
!494 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !481)
!495 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !481)
!496 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !480)
!497 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !496)
!498 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !496)
!499 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !496)
!500 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !496)
!501 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !480)
!502 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !480)
!503 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !480)
!504 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !480)
!505 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !480)
!506 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !480)
!507 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !480)
!508 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !480)
!509 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !480)
!510 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !480)
!511 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !480)
!512 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !480)
!513 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !480)
!514 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !480)
!515 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !480)
!516 = !DILocation(line: 52, column: 19, scope: !476, inlinedAt: !477)
!517 = !DILocation(line: 52, column: 22, scope: !476, inlinedAt: !477)
!518 = !DILocation(line: 53, column: 7, scope: !476, inlinedAt: !477)
!519 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !518)
!520 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !518)
!521 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !518)
!522 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !518)
!523 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !518)
!524 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !518)
!525 = !DILocation(line: 53, column: 31, scope: !476, inlinedAt: !477)
!526 = !DILocation(line: 53, column: 45, scope: !476, inlinedAt: !477)
!527 = !DILocation(line: 53, column: 35, scope: !476, inlinedAt: !477)
!528 = !DILocation(line: 53, column: 49, scope: !476, inlinedAt: !477)
!529 = !DILocation(line: 53, column: 20, scope: !476, inlinedAt: !477)
!530 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!531 = !DILocation(line: 55, column: 6, scope: !530)
!532 = !DILocation(line: 69, column: 11, scope: !530)
!533 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !532)
!534 = !DILocation(line: 69, column: 21, scope: !323, inlinedAt: !533)
!535 = !DILocation(line: 58, column: 11, scope: !530)
!536 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !535)
!537 = !DILocation(line: 60, column: 23, scope: !329, inlinedAt: !536)
!538 = !DILocation(line: 55, column: 85, scope: !530)
!539 = !DILocation(line: 61, column: 13, scope: !530)
!540 = !DILocation(line: 55, column: 96, scope: !530)
!541 = !DILocation(line: 55, column: 113, scope: !530)
!542 = !DILocation(line: 55, column: 130, scope: !530)
!543 = !DILocation(line: 55, column: 139, scope: !530)
!544 = !DILocation(line: 57, column: 14, scope: !530)
!545 = !DILocation(line: 57, column: 30, scope: !530)
!546 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !545)
!547 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !545)
!548 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !545)
!549 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !545)
!550 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !545)
!551 = !DILocation(line: 59, column: 13, scope: !330, inlinedAt: !535)
!552 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !551)
!553 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !551)
!554 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !551)
!555 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !551)
!556 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !551)
!557 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !551)
!558 = !DILocation(line: 61, column: 33, scope: !330, inlinedAt: !535)
!559 = !DILocation(line: 61, column: 33, scope: !530)
!560 = !DILocation(line: 62, column: 13, scope: !330, inlinedAt: !535)
!561 = !DILocation(line: 62, column: 3, scope: !330, inlinedAt: !535)
!562 = !DILocation(line: 64, column: 21, scope: !330, inlinedAt: !535)
!563 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !562)
!564 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !563)
!565 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !564)
!566 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !564)
!567 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !564)
!568 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !564)
!569 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !564)
!570 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !564)
!571 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !562)
!572 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !564)
!573 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !564)
!574 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !564)
!575 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !564)
!576 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !564)
!577 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !564)
!578 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !564)
!579 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !563)
!580 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !579)
!581 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !579)
!582 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !579)
!583 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !563)
!584 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !563)
!585 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !563)
!586 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !563)
!587 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !563)
!588 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !563)
!589 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !563)
!590 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !563)
!591 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !563)
!592 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !563)
!593 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !563)
!594 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !563)
!595 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !563)
!596 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !563)
!597 = !DILocation(line: 65, column: 22, scope: !330, inlinedAt: !535)
!598 = !DILocation(line: 62, column: 29, scope: !329, inlinedAt: !536)
!599 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !598)
!600 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !598)
!601 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !598)
!602 = !DILocation(line: 62, column: 8, scope: !329, inlinedAt: !536)
!603 = !DILocation(line: 12, column: 24, scope: !416, inlinedAt: !602)
!604 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !603)
!605 = !DILocation(line: 12, column: 16, scope: !416, inlinedAt: !602)
!606 = !DILocation(line: 60, column: 40, scope: !329, inlinedAt: !536)
!607 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !603)
!608 = !DILocation(line: 62, column: 60, scope: !329, inlinedAt: !536)
!609 = !DILocation(line: 62, column: 65, scope: !329, inlinedAt: !536)
!610 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !603)
!611 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !603)
!612 = !DILocation(line: 12, column: 45, scope: !416, inlinedAt: !602)
!613 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !535)
!614 = !DILocation(line: 63, column: 12, scope: !530)
!615 = !DILocation(line: 63, column: 15, scope: !530)
!616 = !DILocation(line: 62, column: 4, scope: !530)
!617 = !DILocation(line: 62, column: 10, scope: !530)
!618 = !DILocation(line: 66, column: 19, scope: !530)
!619 = !DILocation(line: 60, column: 3, scope: !530)
!620 = !DILocation(line: 68, column: 14, scope: !530)
!621 = !DILocation(line: 68, column: 30, scope: !530)
!622 = !DILocation(line: 36, column: 19, scope: !346, inlinedAt: !621)
!623 = !DILocation(line: 36, column: 24, scope: !346, inlinedAt: !621)
!624 = !DILocation(line: 36, column: 59, scope: !346, inlinedAt: !621)
!625 = !DILocation(line: 36, column: 63, scope: !346, inlinedAt: !621)
!626 = !DILocation(line: 36, column: 47, scope: !346, inlinedAt: !621)
!627 = !DILocation(line: 68, column: 51, scope: !530)
!628 = !DILocation(line: 68, column: 54, scope: !530)
!629 = !DILocation(line: 69, column: 35, scope: !530)
!630 = !DILocation(line: 70, column: 38, scope: !323, inlinedAt: !533)
!631 = !DILocation(line: 79, column: 19, scope: !409, inlinedAt: !630)
!632 = !DILocation(line: 79, column: 13, scope: !409, inlinedAt: !630)
!633 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !630)
!634 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !630)
!635 = !DILocation(line: 70, column: 17, scope: !323, inlinedAt: !533)
!636 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !635)
!637 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !636)
!638 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !636)
!639 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !636)
!640 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !636)
!641 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !635)
!642 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !635)
!643 = !DILocation(line: 70, column: 2, scope: !323, inlinedAt: !533)
!644 = !DILocation(line: 71, column: 6, scope: !323, inlinedAt: !533)
!645 = !DILocation(line: 71, column: 18, scope: !323, inlinedAt: !533)
!646 = !DILocation(line: 72, column: 39, scope: !323, inlinedAt: !533)
!647 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !646)
!648 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !646)
!649 = !DILocation(line: 72, column: 18, scope: !323, inlinedAt: !533)
!650 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !649)
!651 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !650)
!652 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !650)
!653 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !650)
!654 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !650)
!655 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !649)
!656 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !649)
!657 = !DILocation(line: 72, column: 3, scope: !323, inlinedAt: !533)
!658 = !DILocation(line: 71, column: 25, scope: !323, inlinedAt: !533)
!659 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !532)
!660 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !532)
!661 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !532)
!662 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !532)
!663 = !DILocation(line: 72, column: 6, scope: !530)
!664 = !DILocation(line: 72, column: 19, scope: !530)
!665 = !DILocation(line: 75, column: 4, scope: !530)
!666 = !DILocation(line: 76, column: 10, scope: !530)
!667 = !DILocation(line: 51, column: 41, scope: !476, inlinedAt: !666)
!668 = !DILocation(line: 51, column: 22, scope: !476, inlinedAt: !666)
!669 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !668)
!670 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !669)
!671 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !670)
!672 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !670)
!673 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !670)
!674 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !670)
!675 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !670)
!676 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !670)
!677 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !668)
!678 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !670)
!679 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !670)
!680 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !670)
!681 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !670)
!682 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !670)
!683 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !670)
!684 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !670)
!685 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !669)
!686 = !DILocation(line: 26, column: 44, scope: !387, inlinedAt: !685)
!687 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !685)
!688 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !685)
!689 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !685)
!690 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !669)
!691 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !669)
!692 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !669)
!693 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !669)
!694 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !669)
!695 = !DILocation(line: 53, column: 15, scope: !367, inlinedAt: !669)
!696 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !669)
!697 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !669)
!698 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !669)
!699 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !669)
!700 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !669)
!701 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !669)
!702 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !669)
!703 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !669)
!704 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !669)
!705 = !DILocation(line: 52, column: 19, scope: !476, inlinedAt: !666)
!706 = !DILocation(line: 52, column: 22, scope: !476, inlinedAt: !666)
!707 = !DILocation(line: 53, column: 7, scope: !476, inlinedAt: !666)
!708 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !707)
!709 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !707)
!710 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !707)
!711 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !707)
!712 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !707)
!713 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !707)
!714 = !DILocation(line: 53, column: 31, scope: !476, inlinedAt: !666)
!715 = !DILocation(line: 53, column: 45, scope: !476, inlinedAt: !666)
!716 = !DILocation(line: 53, column: 35, scope: !476, inlinedAt: !666)
!717 = !DILocation(line: 53, column: 49, scope: !476, inlinedAt: !666)
!718 = !DILocation(line: 53, column: 20, scope: !476, inlinedAt: !666)
!719 = !DILocation(line: 78, column: 16, scope: !530)
!720 = !DILocation(line: 79, column: 12, scope: !530)
!721 = !DILocation(line: 79, column: 35, scope: !530)
!722 = !DILocation(line: 79, column: 29, scope: !530)
!723 = !DILocation(line: 79, column: 39, scope: !530)
!724 = !DILocation(line: 80, column: 4, scope: !530)
!725 = !DILocation(line: 82, column: 3, scope: !530)
!726 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!727 = !DILocation(line: 90, column: 6, scope: !726)
!728 = !DILocation(line: 94, column: 11, scope: !726)
!729 = !DILocation(line: 42, column: 26, scope: !325, inlinedAt: !728)
!730 = !DILocation(line: 69, column: 21, scope: !323, inlinedAt: !729)
!731 = !DILocation(line: 92, column: 10, scope: !726)
!732 = !DILocation(line: 66, column: 13, scope: !330, inlinedAt: !731)
!733 = !DILocation(line: 60, column: 23, scope: !329, inlinedAt: !732)
!734 = !DILocation(line: 91, column: 14, scope: !726)
!735 = !DILocation(line: 91, column: 18, scope: !726)
!736 = !DILocation(line: 91, column: 35, scope: !726)
!737 = !DILocation(line: 91, column: 39, scope: !726)
!738 = !DILocation(line: 59, column: 13, scope: !330, inlinedAt: !731)
!739 = !DILocation(line: 74, column: 27, scope: !353, inlinedAt: !738)
!740 = !DILocation(line: 75, column: 28, scope: !353, inlinedAt: !738)
!741 = !DILocation(line: 75, column: 22, scope: !353, inlinedAt: !738)
!742 = !DILocation(line: 75, column: 31, scope: !353, inlinedAt: !738)
!743 = !DILocation(line: 75, column: 60, scope: !353, inlinedAt: !738)
!744 = !DILocation(line: 75, column: 18, scope: !353, inlinedAt: !738)
!745 = !DILocation(line: 61, column: 33, scope: !330, inlinedAt: !731)
!746 = !DILocation(line: 61, column: 33, scope: !726)
!747 = !DILocation(line: 62, column: 13, scope: !330, inlinedAt: !731)
!748 = !DILocation(line: 62, column: 3, scope: !330, inlinedAt: !731)
!749 = !DILocation(line: 64, column: 21, scope: !330, inlinedAt: !731)
!750 = !DILocation(line: 8, column: 15, scope: !368, inlinedAt: !749)
!751 = !DILocation(line: 45, column: 16, scope: !367, inlinedAt: !750)
!752 = !DILocation(line: 70, column: 13, scope: !366, inlinedAt: !751)
!753 = !DILocation(line: 71, column: 7, scope: !366, inlinedAt: !751)
!754 = !DILocation(line: 66, column: 35, scope: !366, inlinedAt: !751)
!755 = !DILocation(line: 72, column: 7, scope: !366, inlinedAt: !751)
!756 = !DILocation(line: 72, column: 35, scope: !366, inlinedAt: !751)
!757 = !DILocation(line: 73, column: 23, scope: !366, inlinedAt: !751)
!758 = !DILocation(line: 8, column: 76, scope: !368, inlinedAt: !749)
!759 = !DILocation(line: 72, column: 40, scope: !366, inlinedAt: !751)
!760 = !DILocation(line: 77, column: 16, scope: !366, inlinedAt: !751)
!761 = !DILocation(line: 77, column: 2, scope: !366, inlinedAt: !751)
!762 = !DILocation(line: 78, column: 6, scope: !366, inlinedAt: !751)
!763 = !DILocation(line: 78, column: 22, scope: !366, inlinedAt: !751)
!764 = !DILocation(line: 79, column: 23, scope: !366, inlinedAt: !751)
!765 = !DILocation(line: 78, column: 27, scope: !366, inlinedAt: !751)
!766 = !DILocation(line: 46, column: 14, scope: !367, inlinedAt: !750)
!767 = !DILocation(line: 26, column: 47, scope: !387, inlinedAt: !766)
!768 = !DILocation(line: 26, column: 59, scope: !387, inlinedAt: !766)
!769 = !DILocation(line: 26, column: 64, scope: !387, inlinedAt: !766)
!770 = !DILocation(line: 47, column: 7, scope: !367, inlinedAt: !750)
!771 = !DILocation(line: 50, column: 31, scope: !367, inlinedAt: !750)
!772 = !DILocation(line: 51, column: 10, scope: !367, inlinedAt: !750)
!773 = !DILocation(line: 52, column: 11, scope: !367, inlinedAt: !750)
!774 = !DILocation(line: 52, column: 14, scope: !367, inlinedAt: !750)
!775 = !DILocation(line: 53, column: 17, scope: !367, inlinedAt: !750)
!776 = !DILocation(line: 53, column: 8, scope: !367, inlinedAt: !750)
!777 = !DILocation(line: 55, column: 10, scope: !367, inlinedAt: !750)
!778 = !DILocation(line: 56, column: 11, scope: !367, inlinedAt: !750)
!779 = !DILocation(line: 43, column: 50, scope: !367, inlinedAt: !750)
!780 = !DILocation(line: 57, column: 6, scope: !367, inlinedAt: !750)
!781 = !DILocation(line: 57, column: 16, scope: !367, inlinedAt: !750)
!782 = !DILocation(line: 58, column: 17, scope: !367, inlinedAt: !750)
!783 = !DILocation(line: 57, column: 21, scope: !367, inlinedAt: !750)
!784 = !DILocation(line: 65, column: 22, scope: !330, inlinedAt: !731)
!785 = !DILocation(line: 60, column: 40, scope: !329, inlinedAt: !732)
!786 = !DILocation(line: 62, column: 29, scope: !329, inlinedAt: !732)
!787 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !786)
!788 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !786)
!789 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !786)
!790 = !DILocation(line: 62, column: 8, scope: !329, inlinedAt: !732)
!791 = !DILocation(line: 12, column: 24, scope: !416, inlinedAt: !790)
!792 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !791)
!793 = !DILocation(line: 12, column: 16, scope: !416, inlinedAt: !790)
!794 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !791)
!795 = !DILocation(line: 62, column: 60, scope: !329, inlinedAt: !732)
!796 = !DILocation(line: 62, column: 65, scope: !329, inlinedAt: !732)
!797 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !791)
!798 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !791)
!799 = !DILocation(line: 12, column: 45, scope: !416, inlinedAt: !790)
!800 = !DILocation(line: 69, column: 16, scope: !330, inlinedAt: !731)
!801 = !DILocation(line: 93, column: 23, scope: !726)
!802 = !DILocation(line: 70, column: 38, scope: !323, inlinedAt: !729)
!803 = !DILocation(line: 79, column: 22, scope: !409, inlinedAt: !802)
!804 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !802)
!805 = !DILocation(line: 70, column: 17, scope: !323, inlinedAt: !729)
!806 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !805)
!807 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !806)
!808 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !806)
!809 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !806)
!810 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !806)
!811 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !805)
!812 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !805)
!813 = !DILocation(line: 70, column: 2, scope: !323, inlinedAt: !729)
!814 = !DILocation(line: 71, column: 6, scope: !323, inlinedAt: !729)
!815 = !DILocation(line: 71, column: 18, scope: !323, inlinedAt: !729)
!816 = !DILocation(line: 72, column: 39, scope: !323, inlinedAt: !729)
!817 = !DILocation(line: 79, column: 27, scope: !409, inlinedAt: !816)
!818 = !DILocation(line: 79, column: 33, scope: !409, inlinedAt: !816)
!819 = !DILocation(line: 72, column: 18, scope: !323, inlinedAt: !729)
!820 = !DILocation(line: 21, column: 48, scope: !446, inlinedAt: !819)
!821 = !DILocation(line: 32, column: 78, scope: !415, inlinedAt: !820)
!822 = !DILocation(line: 32, column: 71, scope: !415, inlinedAt: !820)
!823 = !DILocation(line: 32, column: 87, scope: !415, inlinedAt: !820)
!824 = !DILocation(line: 32, column: 92, scope: !415, inlinedAt: !820)
!825 = !DILocation(line: 21, column: 40, scope: !446, inlinedAt: !819)
!826 = !DILocation(line: 21, column: 25, scope: !446, inlinedAt: !819)
!827 = !DILocation(line: 72, column: 3, scope: !323, inlinedAt: !729)
!828 = !DILocation(line: 71, column: 25, scope: !323, inlinedAt: !729)
!829 = !DILocation(line: 43, column: 12, scope: !325, inlinedAt: !728)
!830 = !DILocation(line: 44, column: 11, scope: !325, inlinedAt: !728)
!831 = !DILocation(line: 45, column: 19, scope: !325, inlinedAt: !728)
!832 = !DILocation(line: 45, column: 22, scope: !325, inlinedAt: !728)
!833 = !DILocation(line: 45, column: 12, scope: !325, inlinedAt: !728)
!834 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!835 = !DILocation(line: 103, column: 6, scope: !834)
!836 = !DILocation(line: 115, column: 16, scope: !834)
!837 = !DILocation(line: 105, column: 21, scope: !834)
!838 = !DILocation(line: 115, column: 20, scope: !834)
!839 = !DILocation(line: 105, column: 24, scope: !834)
!840 = !DILocation(line: 105, column: 6, scope: !834)
!841 = !DILocation(line: 105, column: 29, scope: !834)
!842 = !DILocation(line: 106, column: 16, scope: !834)
!843 = !DILocation(line: 106, column: 11, scope: !834)
!844 = !DILocation(line: 106, column: 24, scope: !834)
!845 = !DILocation(line: 107, column: 10, scope: !834)
!846 = !DILocation(line: 107, column: 21, scope: !834)
!847 = !DILocation(line: 110, column: 26, scope: !834)
!848 = !DILocation(line: 110, column: 36, scope: !834)
!849 = !DILocation(line: 110, column: 39, scope: !834)
!850 = !DILocation(line: 110, column: 24, scope: !834)
!851 = !DILocation(line: 111, column: 34, scope: !834)
!852 = !DILocation(line: 112, column: 33, scope: !834)
!853 = !DILocation(line: 112, column: 36, scope: !834)
!854 = !DILocation(line: 112, column: 46, scope: !834)
!855 = !DILocation(line: 112, column: 54, scope: !834)
!856 = !DILocation(line: 112, column: 44, scope: !834)
!857 = !DILocation(line: 112, column: 28, scope: !834)
!858 = !DILocation(line: 112, column: 16, scope: !834)
!859 = !DILocation(line: 114, column: 17, scope: !834)
!860 = !DILocation(line: 116, column: 13, scope: !834)
!861 = !DILocation(line: 105, column: 53, scope: !834)
!862 = !DILocation(line: 105, column: 39, scope: !834)
!863 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!864 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!865 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!866 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!867 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!868 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!869 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!870 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!871 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!872 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!873 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!874 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!875 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!876 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!877 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!878 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!879 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!880 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
