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
	%21 = add nsw i64 %p17, 1, !dbg !15
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
	%60 = sub i64 %p18, %p17, !dbg !32
	%61 = sub i64 %p7, 1, !dbg !35
	%62 = icmp sge i64 %p16, %61, !dbg !36
	%63 = add nsw i64 %p16, 1, !dbg !37
	%64 = icmp sge i64 %63, %61, !dbg !38
	%65 = add i64 %p16, 2, !dbg !39
	%66 = icmp sge i64 %65, %61, !dbg !40
	%67 = add i64 %p16, 3, !dbg !41
	%68 = icmp sge i64 %67, %61, !dbg !42
	%69 = icmp ule i64 %p4, 281474976710655, !dbg !43
	%70 = icmp ule i64 %9, 281474976710655, !dbg !43
	%71 = and i1 %69, %70, !dbg !43
	%72 = icmp ule i64 %20, 268435455, !dbg !43
	%73 = and i1 %71, %72, !dbg !43
	%74 = icmp ule i64 %60, 268435455, !dbg !43
	%75 = and i1 %73, %74, !dbg !43
	%76 = mul i64 %20, 4, !dbg !43
	%77 = add i64 %76, -1, !dbg !43
	%78 = icmp sge i64 %77, 0, !dbg !43
	%79 = and i1 %75, %78, !dbg !43
	%80 = add i64 %p4, -1, !dbg !43
	%81 = mul i64 %18, -4, !dbg !43
	%82 = add i64 %80, %81, !dbg !43
	%83 = mul i64 %20, 8, !dbg !43
	%84 = add i64 %82, %83, !dbg !43
	%85 = mul i64 %20, -4, !dbg !43
	%86 = mul i64 %60, %85, !dbg !43
	%87 = add i64 %84, %86, !dbg !43
	%88 = icmp sge i64 %87, 0, !dbg !43
	%89 = and i1 %79, %88, !dbg !43
	%90 = add i64 %81, 4, !dbg !43
	%91 = add i64 %90, %85, !dbg !43
	%92 = add i64 %91, %86, !dbg !43
	%93 = icmp sge i64 %92, 0, !dbg !43
	%94 = and i1 %89, %93, !dbg !43
	%95 = mul i64 %18, -1, !dbg !43
	%96 = add i64 %9, %95, !dbg !43
	%97 = add i64 %96, %20, !dbg !43
	%98 = mul i64 %20, -1, !dbg !43
	%99 = mul i64 %60, %98, !dbg !43
	%100 = add i64 %97, %99, !dbg !43
	%101 = icmp sge i64 %100, 0, !dbg !43
	%102 = and i1 %94, %101, !dbg !43
	br i1 %102, label %b14, label %b38_cold, !dbg !32, !prof !44

b14:
	%103 = phi i64 [ %24, %b13_ok1 ], [ %127, %b37 ], !dbg !43
	%104 = phi float [ 0.000000e+00, %b13_ok1 ], [ %246, %b37 ], !dbg !45
	%105 = phi float [ %42, %b13_ok1 ], [ %120, %b37 ], !dbg !46
	%106 = phi float [ %43, %b13_ok1 ], [ %121, %b37 ], !dbg !46
	%107 = phi float [ %44, %b13_ok1 ], [ %122, %b37 ], !dbg !46
	%108 = phi float [ %45, %b13_ok1 ], [ %123, %b37 ], !dbg !46
	%109 = phi float [ %53, %b13_ok1 ], [ %132, %b37 ], !dbg !47
	%110 = phi float [ %54, %b13_ok1 ], [ %133, %b37 ], !dbg !47
	%111 = phi float [ %55, %b13_ok1 ], [ %134, %b37 ], !dbg !47
	%112 = phi float [ %56, %b13_ok1 ], [ %135, %b37 ], !dbg !47
	%113 = phi i64 [ %60, %b13_ok1 ], [ %247, %b37 ], !dbg !48
	%114 = icmp sge i64 %113, 2, !dbg !49
	br i1 %114, label %b15, label %b62, !dbg !49

b15:
	%115 = add i64 %103, %20, !dbg !50
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %115, !dbg !51
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !51
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !51
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !51
	%120 = extractelement <4 x float> %119, i32 0, !dbg !51
	%121 = extractelement <4 x float> %119, i32 1, !dbg !51
	%122 = extractelement <4 x float> %119, i32 2, !dbg !51
	%123 = extractelement <4 x float> %119, i32 3, !dbg !51
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !51
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !51
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !51
	%127 = add i64 %115, %20, !dbg !52
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %127, !dbg !53
	%129 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 0, !dbg !53
	%130 = bitcast { float, float, float, float }* %128 to <4 x float>*, !dbg !53
	%131 = load <4 x float>, <4 x float>* %130, align 16, !dbg !53
	%132 = extractelement <4 x float> %131, i32 0, !dbg !53
	%133 = extractelement <4 x float> %131, i32 1, !dbg !53
	%134 = extractelement <4 x float> %131, i32 2, !dbg !53
	%135 = extractelement <4 x float> %131, i32 3, !dbg !53
	%136 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 1, !dbg !53
	%137 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 2, !dbg !53
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %128, i32 0, i32 3, !dbg !53
	%139 = mul i64 %103, 4, !dbg !54
	%140 = add i64 %139, %30, !dbg !55
	%141 = getelementptr inbounds float, float* %p3, i64 %140, !dbg !56
	%142 = load float, float* %141, align 4, !dbg !56
	%143 = add i64 %139, %33, !dbg !57
	%144 = getelementptr inbounds float, float* %p3, i64 %143, !dbg !58
	%145 = load float, float* %144, align 4, !dbg !58
	%146 = mul i64 %115, 4, !dbg !59
	%147 = add i64 %146, %30, !dbg !60
	%148 = getelementptr inbounds float, float* %p3, i64 %147, !dbg !61
	%149 = load float, float* %148, align 4, !dbg !61
	%150 = add i64 %146, %33, !dbg !62
	%151 = getelementptr inbounds float, float* %p3, i64 %150, !dbg !63
	%152 = load float, float* %151, align 4, !dbg !63
	%153 = fadd float %142, %110, !dbg !66
	%154 = fadd float %153, %105, !dbg !67
	%155 = fadd float %154, %120, !dbg !68
	%156 = fmul float %155, 2.500000e-01, !dbg !69
	%157 = fadd float %109, %111, !dbg !70
	%158 = fadd float %157, %106, !dbg !71
	%159 = fadd float %158, %121, !dbg !72
	%160 = fmul float %159, 2.500000e-01, !dbg !73
	%161 = fadd float %110, %112, !dbg !74
	%162 = fadd float %161, %107, !dbg !75
	%163 = fadd float %162, %122, !dbg !76
	%164 = fmul float %163, 2.500000e-01, !dbg !77
	%165 = fadd float %111, %145, !dbg !78
	%166 = fadd float %165, %108, !dbg !79
	%167 = fadd float %166, %123, !dbg !80
	%168 = fmul float %167, 2.500000e-01, !dbg !81
	%169 = fadd float %149, %121, !dbg !83
	%170 = fadd float %169, %109, !dbg !84
	%171 = fadd float %170, %132, !dbg !85
	%172 = fmul float %171, 2.500000e-01, !dbg !86
	%173 = fadd float %120, %122, !dbg !87
	%174 = fadd float %173, %110, !dbg !88
	%175 = fadd float %174, %133, !dbg !89
	%176 = fmul float %175, 2.500000e-01, !dbg !90
	%177 = fadd float %121, %123, !dbg !91
	%178 = fadd float %177, %111, !dbg !92
	%179 = fadd float %178, %134, !dbg !93
	%180 = fmul float %179, 2.500000e-01, !dbg !94
	%181 = fadd float %122, %152, !dbg !95
	%182 = fadd float %181, %112, !dbg !96
	%183 = fadd float %182, %135, !dbg !97
	%184 = fmul float %183, 2.500000e-01, !dbg !98
	br i1 %28, label %b37, label %b16, !dbg !82

b16:
	br i1 %29, label %b17, label %b18, !dbg !99

b17:
	br label %b18, !dbg !100

b18:
	%185 = phi float [ %156, %b16 ], [ %109, %b17 ], !dbg !101
	br i1 %62, label %b19, label %b20, !dbg !36

b19:
	br label %b20, !dbg !102

b20:
	%186 = phi float [ %185, %b18 ], [ %109, %b19 ], !dbg !103
	br i1 %64, label %b21, label %b22, !dbg !38

b21:
	br label %b22, !dbg !104

b22:
	%187 = phi float [ %160, %b20 ], [ %110, %b21 ], !dbg !105
	br i1 %66, label %b23, label %b24, !dbg !40

b23:
	br label %b24, !dbg !106

b24:
	%188 = phi float [ %164, %b22 ], [ %111, %b23 ], !dbg !107
	br i1 %68, label %b25, label %b26, !dbg !42

b25:
	br label %b26, !dbg !108

b26:
	%189 = phi float [ %168, %b24 ], [ %112, %b25 ], !dbg !109
	br i1 %29, label %b27, label %b28, !dbg !111

b27:
	br label %b28, !dbg !112

b28:
	%190 = phi float [ %172, %b26 ], [ %120, %b27 ], !dbg !101
	br i1 %62, label %b29, label %b30, !dbg !113

b29:
	br label %b30, !dbg !114

b30:
	%191 = phi float [ %190, %b28 ], [ %120, %b29 ], !dbg !103
	br i1 %64, label %b31, label %b32, !dbg !115

b31:
	br label %b32, !dbg !116

b32:
	%192 = phi float [ %176, %b30 ], [ %121, %b31 ], !dbg !105
	br i1 %66, label %b33, label %b34, !dbg !117

b33:
	br label %b34, !dbg !118

b34:
	%193 = phi float [ %180, %b32 ], [ %122, %b33 ], !dbg !107
	br i1 %68, label %b35, label %b36, !dbg !119

b35:
	br label %b36, !dbg !120

b36:
	%194 = phi float [ %184, %b34 ], [ %123, %b35 ], !dbg !109
	br label %b37, !dbg !110

b37:
	%195 = phi float [ %156, %b15 ], [ %186, %b36 ], !dbg !121
	%196 = phi float [ %160, %b15 ], [ %187, %b36 ], !dbg !121
	%197 = phi float [ %164, %b15 ], [ %188, %b36 ], !dbg !121
	%198 = phi float [ %168, %b15 ], [ %189, %b36 ], !dbg !121
	%199 = phi float [ %172, %b15 ], [ %191, %b36 ], !dbg !122
	%200 = phi float [ %176, %b15 ], [ %192, %b36 ], !dbg !122
	%201 = phi float [ %180, %b15 ], [ %193, %b36 ], !dbg !122
	%202 = phi float [ %184, %b15 ], [ %194, %b36 ], !dbg !122
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %103, !dbg !123
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 0, !dbg !123
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 1, !dbg !123
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 2, !dbg !123
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %203, i32 0, i32 3, !dbg !123
	%208 = bitcast { float, float, float, float }* %203 to <4 x float>*, !dbg !123
	%209 = insertelement <4 x float> undef, float %195, i32 0, !dbg !123
	%210 = insertelement <4 x float> %209, float %196, i32 1, !dbg !123
	%211 = insertelement <4 x float> %210, float %197, i32 2, !dbg !123
	%212 = insertelement <4 x float> %211, float %198, i32 3, !dbg !123
	store <4 x float> %212, <4 x float>* %208, align 16, !dbg !123
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %115, !dbg !124
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 0, !dbg !124
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 1, !dbg !124
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 2, !dbg !124
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %213, i32 0, i32 3, !dbg !124
	%218 = bitcast { float, float, float, float }* %213 to <4 x float>*, !dbg !124
	%219 = insertelement <4 x float> undef, float %199, i32 0, !dbg !124
	%220 = insertelement <4 x float> %219, float %200, i32 1, !dbg !124
	%221 = insertelement <4 x float> %220, float %201, i32 2, !dbg !124
	%222 = insertelement <4 x float> %221, float %202, i32 3, !dbg !124
	store <4 x float> %222, <4 x float>* %218, align 16, !dbg !124
	%223 = fsub float %195, %109, !dbg !127
	%224 = fsub float %196, %110, !dbg !128
	%225 = fsub float %197, %111, !dbg !129
	%226 = fsub float %198, %112, !dbg !130
	%227 = fmul float %223, %223, !dbg !131
	%228 = fmul float %224, %224, !dbg !132
	%229 = fadd float %227, %228, !dbg !133
	%230 = fmul float %225, %225, !dbg !134
	%231 = fadd float %229, %230, !dbg !135
	%232 = fmul float %226, %226, !dbg !136
	%233 = fadd float %231, %232, !dbg !137
	%234 = fsub float %199, %120, !dbg !139
	%235 = fsub float %200, %121, !dbg !140
	%236 = fsub float %201, %122, !dbg !141
	%237 = fsub float %202, %123, !dbg !142
	%238 = fmul float %234, %234, !dbg !143
	%239 = fmul float %235, %235, !dbg !144
	%240 = fadd float %238, %239, !dbg !145
	%241 = fmul float %236, %236, !dbg !146
	%242 = fadd float %240, %241, !dbg !147
	%243 = fmul float %237, %237, !dbg !148
	%244 = fadd float %242, %243, !dbg !149
	%245 = fadd float %233, %244, !dbg !150
	%246 = fadd float %104, %245, !dbg !151
	%247 = sub nsw i64 %113, 2, !dbg !152
	br label %b14, !dbg !152

b62:
	%248 = phi i64 [ %103, %b14 ], [ %334, %b38_cold ], !dbg !155
	%249 = phi float [ %104, %b14 ], [ %335, %b38_cold ], !dbg !155
	%250 = phi float [ %105, %b14 ], [ %336, %b38_cold ], !dbg !155
	%251 = phi float [ %106, %b14 ], [ %337, %b38_cold ], !dbg !155
	%252 = phi float [ %107, %b14 ], [ %338, %b38_cold ], !dbg !155
	%253 = phi float [ %108, %b14 ], [ %339, %b38_cold ], !dbg !155
	%254 = phi float [ %109, %b14 ], [ %340, %b38_cold ], !dbg !155
	%255 = phi float [ %110, %b14 ], [ %341, %b38_cold ], !dbg !155
	%256 = phi float [ %111, %b14 ], [ %342, %b38_cold ], !dbg !155
	%257 = phi float [ %112, %b14 ], [ %343, %b38_cold ], !dbg !155
	%258 = phi i64 [ %113, %b14 ], [ %344, %b38_cold ], !dbg !155
	%259 = icmp sgt i64 %258, 0, !dbg !155
	br i1 %259, label %b63, label %b76, !dbg !155

b63:
	%260 = add i64 %248, %20, !dbg !156
	%261 = mul i64 %248, 4, !dbg !158
	%262 = add i64 %261, %30, !dbg !159
	%263 = add i64 %261, %33, !dbg !161
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %260, !dbg !157
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 0, !dbg !157
	%266 = icmp uge i64 %260, %18, !dbg !157
	%267 = icmp uge i64 %262, %p4, !dbg !160
	%268 = icmp uge i64 %263, %p4, !dbg !162
	%269 = or i1 %266, %267, !dbg !162
	%270 = or i1 %269, %268, !dbg !162
	br i1 %270, label %b63_fail1, label %b63_ok1, !dbg !162, !prof !31

b63_ok1:
	%271 = bitcast { float, float, float, float }* %264 to <4 x float>*, !dbg !157
	%272 = load <4 x float>, <4 x float>* %271, align 16, !dbg !157
	%273 = extractelement <4 x float> %272, i32 0, !dbg !157
	%274 = extractelement <4 x float> %272, i32 1, !dbg !157
	%275 = extractelement <4 x float> %272, i32 2, !dbg !157
	%276 = extractelement <4 x float> %272, i32 3, !dbg !157
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 1, !dbg !157
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 2, !dbg !157
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %264, i32 0, i32 3, !dbg !157
	%280 = getelementptr inbounds float, float* %p3, i64 %262, !dbg !160
	%281 = load float, float* %280, align 4, !dbg !160
	%282 = getelementptr inbounds float, float* %p3, i64 %263, !dbg !162
	%283 = load float, float* %282, align 4, !dbg !162
	%284 = fadd float %281, %255, !dbg !164
	%285 = fadd float %284, %250, !dbg !165
	%286 = fadd float %285, %273, !dbg !166
	%287 = fmul float %286, 2.500000e-01, !dbg !167
	%288 = fadd float %254, %256, !dbg !168
	%289 = fadd float %288, %251, !dbg !169
	%290 = fadd float %289, %274, !dbg !170
	%291 = fmul float %290, 2.500000e-01, !dbg !171
	%292 = fadd float %255, %257, !dbg !172
	%293 = fadd float %292, %252, !dbg !173
	%294 = fadd float %293, %275, !dbg !174
	%295 = fmul float %294, 2.500000e-01, !dbg !175
	%296 = fadd float %256, %283, !dbg !176
	%297 = fadd float %296, %253, !dbg !177
	%298 = fadd float %297, %276, !dbg !178
	%299 = fmul float %298, 2.500000e-01, !dbg !179
	br i1 %28, label %b75, label %b64, !dbg !163

b64:
	br i1 %29, label %b65, label %b66, !dbg !181

b65:
	br label %b66, !dbg !182

b66:
	%300 = phi float [ %287, %b64 ], [ %254, %b65 ], !dbg !101
	br i1 %62, label %b67, label %b68, !dbg !183

b67:
	br label %b68, !dbg !184

b68:
	%301 = phi float [ %300, %b66 ], [ %254, %b67 ], !dbg !103
	br i1 %64, label %b69, label %b70, !dbg !185

b69:
	br label %b70, !dbg !186

b70:
	%302 = phi float [ %291, %b68 ], [ %255, %b69 ], !dbg !105
	br i1 %66, label %b71, label %b72, !dbg !187

b71:
	br label %b72, !dbg !188

b72:
	%303 = phi float [ %295, %b70 ], [ %256, %b71 ], !dbg !107
	br i1 %68, label %b73, label %b74, !dbg !189

b73:
	br label %b74, !dbg !190

b74:
	%304 = phi float [ %299, %b72 ], [ %257, %b73 ], !dbg !109
	br label %b75, !dbg !180

b75:
	%305 = phi float [ %287, %b63_ok1 ], [ %301, %b74 ], !dbg !191
	%306 = phi float [ %291, %b63_ok1 ], [ %302, %b74 ], !dbg !191
	%307 = phi float [ %295, %b63_ok1 ], [ %303, %b74 ], !dbg !191
	%308 = phi float [ %299, %b63_ok1 ], [ %304, %b74 ], !dbg !191
	%309 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %248, !dbg !192
	%310 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 0, !dbg !192
	%311 = icmp uge i64 %248, %9, !dbg !192
	br i1 %311, label %b75_fail1, label %b75_ok1, !dbg !192, !prof !31

b75_ok1:
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 1, !dbg !192
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 2, !dbg !192
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %309, i32 0, i32 3, !dbg !192
	%315 = bitcast { float, float, float, float }* %309 to <4 x float>*, !dbg !192
	%316 = insertelement <4 x float> undef, float %305, i32 0, !dbg !192
	%317 = insertelement <4 x float> %316, float %306, i32 1, !dbg !192
	%318 = insertelement <4 x float> %317, float %307, i32 2, !dbg !192
	%319 = insertelement <4 x float> %318, float %308, i32 3, !dbg !192
	store <4 x float> %319, <4 x float>* %315, align 16, !dbg !192
	%320 = fsub float %305, %254, !dbg !194
	%321 = fsub float %306, %255, !dbg !195
	%322 = fsub float %307, %256, !dbg !196
	%323 = fsub float %308, %257, !dbg !197
	%324 = fmul float %320, %320, !dbg !198
	%325 = fmul float %321, %321, !dbg !199
	%326 = fadd float %324, %325, !dbg !200
	%327 = fmul float %322, %322, !dbg !201
	%328 = fadd float %326, %327, !dbg !202
	%329 = fmul float %323, %323, !dbg !203
	%330 = fadd float %328, %329, !dbg !204
	%331 = fadd float %249, %330, !dbg !205
	br label %b76, !dbg !205

b76:
	%332 = phi float [ %249, %b62 ], [ %331, %b75_ok1 ], !dbg !45
	ret float %332, !dbg !206

b77:
	br label %fail, !dbg !13

b78:
	br label %fail, !dbg !13

b79:
	br label %fail, !dbg !12

b80:
	br label %fail, !dbg !12

b13_fail1:
	%333 = icmp uge i64 %34, %18, !dbg !29
	br i1 %333, label %b13_fail2, label %b13_ok2, !dbg !29

b13_fail2:
	br label %fail, !dbg !29

b13_ok2:
	br label %fail, !dbg !30

b38_cold:
	%334 = phi i64 [ %347, %b61_cold_ok2 ], [ %24, %b13_ok1 ], !dbg !43
	%335 = phi float [ %495, %b61_cold_ok2 ], [ 0.000000e+00, %b13_ok1 ], !dbg !45
	%336 = phi float [ %374, %b61_cold_ok2 ], [ %42, %b13_ok1 ], !dbg !46
	%337 = phi float [ %375, %b61_cold_ok2 ], [ %43, %b13_ok1 ], !dbg !46
	%338 = phi float [ %376, %b61_cold_ok2 ], [ %44, %b13_ok1 ], !dbg !46
	%339 = phi float [ %377, %b61_cold_ok2 ], [ %45, %b13_ok1 ], !dbg !46
	%340 = phi float [ %385, %b61_cold_ok2 ], [ %53, %b13_ok1 ], !dbg !47
	%341 = phi float [ %386, %b61_cold_ok2 ], [ %54, %b13_ok1 ], !dbg !47
	%342 = phi float [ %387, %b61_cold_ok2 ], [ %55, %b13_ok1 ], !dbg !47
	%343 = phi float [ %388, %b61_cold_ok2 ], [ %56, %b13_ok1 ], !dbg !47
	%344 = phi i64 [ %496, %b61_cold_ok2 ], [ %60, %b13_ok1 ], !dbg !48
	%345 = icmp sge i64 %344, 2, !dbg !49
	br i1 %345, label %b39_cold, label %b62, !dbg !49

b39_cold:
	%346 = add i64 %334, %20, !dbg !50
	%347 = add i64 %346, %20, !dbg !52
	%348 = mul i64 %334, 4, !dbg !54
	%349 = add i64 %348, %30, !dbg !55
	%350 = add i64 %348, %33, !dbg !57
	%351 = mul i64 %346, 4, !dbg !59
	%352 = add i64 %351, %30, !dbg !60
	%353 = add i64 %351, %33, !dbg !62
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %346, !dbg !51
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 0, !dbg !51
	%356 = icmp uge i64 %346, %18, !dbg !51
	%357 = icmp uge i64 %347, %18, !dbg !53
	%358 = icmp uge i64 %349, %p4, !dbg !56
	%359 = icmp uge i64 %350, %p4, !dbg !58
	%360 = icmp uge i64 %352, %p4, !dbg !61
	%361 = icmp uge i64 %353, %p4, !dbg !63
	%362 = or i1 %356, %357, !dbg !63
	%363 = or i1 %362, %358, !dbg !63
	%364 = or i1 %363, %359, !dbg !63
	%365 = or i1 %364, %360, !dbg !63
	%366 = or i1 %365, %361, !dbg !63
	br i1 %366, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !63, !prof !31

b39_cold_fail1:
	%367 = icmp uge i64 %346, %18, !dbg !51
	br i1 %367, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !51

b39_cold_fail2:
	br label %fail, !dbg !51

b39_cold_ok2:
	%368 = icmp uge i64 %347, %18, !dbg !53
	br i1 %368, label %b39_cold_fail3, label %b39_cold_ok3, !dbg !53

b39_cold_fail3:
	br label %fail, !dbg !53

b39_cold_ok3:
	%369 = icmp uge i64 %349, %p4, !dbg !56
	br i1 %369, label %b39_cold_fail4, label %b39_cold_ok4, !dbg !56

b39_cold_fail4:
	br label %fail, !dbg !56

b39_cold_ok4:
	%370 = icmp uge i64 %350, %p4, !dbg !58
	br i1 %370, label %b39_cold_fail5, label %b39_cold_ok5, !dbg !58

b39_cold_fail5:
	br label %fail, !dbg !58

b39_cold_ok5:
	%371 = icmp uge i64 %352, %p4, !dbg !61
	br i1 %371, label %b39_cold_fail6, label %b39_cold_ok6, !dbg !61

b39_cold_fail6:
	br label %fail, !dbg !61

b39_cold_ok6:
	br label %fail, !dbg !63

b39_cold_ok1:
	%372 = bitcast { float, float, float, float }* %354 to <4 x float>*, !dbg !51
	%373 = load <4 x float>, <4 x float>* %372, align 16, !dbg !51
	%374 = extractelement <4 x float> %373, i32 0, !dbg !51
	%375 = extractelement <4 x float> %373, i32 1, !dbg !51
	%376 = extractelement <4 x float> %373, i32 2, !dbg !51
	%377 = extractelement <4 x float> %373, i32 3, !dbg !51
	%378 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 1, !dbg !51
	%379 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 2, !dbg !51
	%380 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %354, i32 0, i32 3, !dbg !51
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %347, !dbg !53
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 0, !dbg !53
	%383 = bitcast { float, float, float, float }* %381 to <4 x float>*, !dbg !53
	%384 = load <4 x float>, <4 x float>* %383, align 16, !dbg !53
	%385 = extractelement <4 x float> %384, i32 0, !dbg !53
	%386 = extractelement <4 x float> %384, i32 1, !dbg !53
	%387 = extractelement <4 x float> %384, i32 2, !dbg !53
	%388 = extractelement <4 x float> %384, i32 3, !dbg !53
	%389 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 1, !dbg !53
	%390 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 2, !dbg !53
	%391 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %381, i32 0, i32 3, !dbg !53
	%392 = getelementptr inbounds float, float* %p3, i64 %349, !dbg !56
	%393 = load float, float* %392, align 4, !dbg !56
	%394 = getelementptr inbounds float, float* %p3, i64 %350, !dbg !58
	%395 = load float, float* %394, align 4, !dbg !58
	%396 = getelementptr inbounds float, float* %p3, i64 %352, !dbg !61
	%397 = load float, float* %396, align 4, !dbg !61
	%398 = getelementptr inbounds float, float* %p3, i64 %353, !dbg !63
	%399 = load float, float* %398, align 4, !dbg !63
	%400 = fadd float %393, %341, !dbg !66
	%401 = fadd float %400, %336, !dbg !67
	%402 = fadd float %401, %374, !dbg !68
	%403 = fmul float %402, 2.500000e-01, !dbg !69
	%404 = fadd float %340, %342, !dbg !70
	%405 = fadd float %404, %337, !dbg !71
	%406 = fadd float %405, %375, !dbg !72
	%407 = fmul float %406, 2.500000e-01, !dbg !73
	%408 = fadd float %341, %343, !dbg !74
	%409 = fadd float %408, %338, !dbg !75
	%410 = fadd float %409, %376, !dbg !76
	%411 = fmul float %410, 2.500000e-01, !dbg !77
	%412 = fadd float %342, %395, !dbg !78
	%413 = fadd float %412, %339, !dbg !79
	%414 = fadd float %413, %377, !dbg !80
	%415 = fmul float %414, 2.500000e-01, !dbg !81
	%416 = fadd float %397, %375, !dbg !83
	%417 = fadd float %416, %340, !dbg !84
	%418 = fadd float %417, %385, !dbg !85
	%419 = fmul float %418, 2.500000e-01, !dbg !86
	%420 = fadd float %374, %376, !dbg !87
	%421 = fadd float %420, %341, !dbg !88
	%422 = fadd float %421, %386, !dbg !89
	%423 = fmul float %422, 2.500000e-01, !dbg !90
	%424 = fadd float %375, %377, !dbg !91
	%425 = fadd float %424, %342, !dbg !92
	%426 = fadd float %425, %387, !dbg !93
	%427 = fmul float %426, 2.500000e-01, !dbg !94
	%428 = fadd float %376, %399, !dbg !95
	%429 = fadd float %428, %343, !dbg !96
	%430 = fadd float %429, %388, !dbg !97
	%431 = fmul float %430, 2.500000e-01, !dbg !98
	br i1 %28, label %b61_cold, label %b40_cold, !dbg !82

b40_cold:
	br i1 %29, label %b41_cold, label %b42_cold, !dbg !99

b41_cold:
	br label %b42_cold, !dbg !100

b42_cold:
	%432 = phi float [ %403, %b40_cold ], [ %340, %b41_cold ], !dbg !101
	br i1 %62, label %b43_cold, label %b44_cold, !dbg !36

b43_cold:
	br label %b44_cold, !dbg !102

b44_cold:
	%433 = phi float [ %432, %b42_cold ], [ %340, %b43_cold ], !dbg !103
	br i1 %64, label %b45_cold, label %b46_cold, !dbg !38

b45_cold:
	br label %b46_cold, !dbg !104

b46_cold:
	%434 = phi float [ %407, %b44_cold ], [ %341, %b45_cold ], !dbg !105
	br i1 %66, label %b47_cold, label %b48_cold, !dbg !40

b47_cold:
	br label %b48_cold, !dbg !106

b48_cold:
	%435 = phi float [ %411, %b46_cold ], [ %342, %b47_cold ], !dbg !107
	br i1 %68, label %b49_cold, label %b50_cold, !dbg !42

b49_cold:
	br label %b50_cold, !dbg !108

b50_cold:
	%436 = phi float [ %415, %b48_cold ], [ %343, %b49_cold ], !dbg !109
	br i1 %29, label %b51_cold, label %b52_cold, !dbg !111

b51_cold:
	br label %b52_cold, !dbg !112

b52_cold:
	%437 = phi float [ %419, %b50_cold ], [ %374, %b51_cold ], !dbg !101
	br i1 %62, label %b53_cold, label %b54_cold, !dbg !113

b53_cold:
	br label %b54_cold, !dbg !114

b54_cold:
	%438 = phi float [ %437, %b52_cold ], [ %374, %b53_cold ], !dbg !103
	br i1 %64, label %b55_cold, label %b56_cold, !dbg !115

b55_cold:
	br label %b56_cold, !dbg !116

b56_cold:
	%439 = phi float [ %423, %b54_cold ], [ %375, %b55_cold ], !dbg !105
	br i1 %66, label %b57_cold, label %b58_cold, !dbg !117

b57_cold:
	br label %b58_cold, !dbg !118

b58_cold:
	%440 = phi float [ %427, %b56_cold ], [ %376, %b57_cold ], !dbg !107
	br i1 %68, label %b59_cold, label %b60_cold, !dbg !119

b59_cold:
	br label %b60_cold, !dbg !120

b60_cold:
	%441 = phi float [ %431, %b58_cold ], [ %377, %b59_cold ], !dbg !109
	br label %b61_cold, !dbg !110

b61_cold:
	%442 = phi float [ %403, %b39_cold_ok1 ], [ %433, %b60_cold ], !dbg !121
	%443 = phi float [ %407, %b39_cold_ok1 ], [ %434, %b60_cold ], !dbg !121
	%444 = phi float [ %411, %b39_cold_ok1 ], [ %435, %b60_cold ], !dbg !121
	%445 = phi float [ %415, %b39_cold_ok1 ], [ %436, %b60_cold ], !dbg !121
	%446 = phi float [ %419, %b39_cold_ok1 ], [ %438, %b60_cold ], !dbg !122
	%447 = phi float [ %423, %b39_cold_ok1 ], [ %439, %b60_cold ], !dbg !122
	%448 = phi float [ %427, %b39_cold_ok1 ], [ %440, %b60_cold ], !dbg !122
	%449 = phi float [ %431, %b39_cold_ok1 ], [ %441, %b60_cold ], !dbg !122
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %334, !dbg !123
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 0, !dbg !123
	%452 = icmp uge i64 %334, %9, !dbg !123
	br i1 %452, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !123, !prof !31

b61_cold_fail1:
	br label %fail, !dbg !123

b61_cold_ok1:
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 1, !dbg !123
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 2, !dbg !123
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %450, i32 0, i32 3, !dbg !123
	%456 = bitcast { float, float, float, float }* %450 to <4 x float>*, !dbg !123
	%457 = insertelement <4 x float> undef, float %442, i32 0, !dbg !123
	%458 = insertelement <4 x float> %457, float %443, i32 1, !dbg !123
	%459 = insertelement <4 x float> %458, float %444, i32 2, !dbg !123
	%460 = insertelement <4 x float> %459, float %445, i32 3, !dbg !123
	store <4 x float> %460, <4 x float>* %456, align 16, !dbg !123
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %346, !dbg !124
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 0, !dbg !124
	%463 = icmp uge i64 %346, %9, !dbg !124
	br i1 %463, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !124, !prof !31

b61_cold_fail2:
	br label %fail, !dbg !124

b61_cold_ok2:
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 1, !dbg !124
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 2, !dbg !124
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %461, i32 0, i32 3, !dbg !124
	%467 = bitcast { float, float, float, float }* %461 to <4 x float>*, !dbg !124
	%468 = insertelement <4 x float> undef, float %446, i32 0, !dbg !124
	%469 = insertelement <4 x float> %468, float %447, i32 1, !dbg !124
	%470 = insertelement <4 x float> %469, float %448, i32 2, !dbg !124
	%471 = insertelement <4 x float> %470, float %449, i32 3, !dbg !124
	store <4 x float> %471, <4 x float>* %467, align 16, !dbg !124
	%472 = fsub float %442, %340, !dbg !127
	%473 = fsub float %443, %341, !dbg !128
	%474 = fsub float %444, %342, !dbg !129
	%475 = fsub float %445, %343, !dbg !130
	%476 = fmul float %472, %472, !dbg !131
	%477 = fmul float %473, %473, !dbg !132
	%478 = fadd float %476, %477, !dbg !133
	%479 = fmul float %474, %474, !dbg !134
	%480 = fadd float %478, %479, !dbg !135
	%481 = fmul float %475, %475, !dbg !136
	%482 = fadd float %480, %481, !dbg !137
	%483 = fsub float %446, %374, !dbg !139
	%484 = fsub float %447, %375, !dbg !140
	%485 = fsub float %448, %376, !dbg !141
	%486 = fsub float %449, %377, !dbg !142
	%487 = fmul float %483, %483, !dbg !143
	%488 = fmul float %484, %484, !dbg !144
	%489 = fadd float %487, %488, !dbg !145
	%490 = fmul float %485, %485, !dbg !146
	%491 = fadd float %489, %490, !dbg !147
	%492 = fmul float %486, %486, !dbg !148
	%493 = fadd float %491, %492, !dbg !149
	%494 = fadd float %482, %493, !dbg !150
	%495 = fadd float %335, %494, !dbg !151
	%496 = sub nsw i64 %344, 2, !dbg !152
	br label %b38_cold, !dbg !152, !llvm.loop !154

b63_fail1:
	%497 = icmp uge i64 %260, %18, !dbg !157
	br i1 %497, label %b63_fail2, label %b63_ok2, !dbg !157

b63_fail2:
	br label %fail, !dbg !157

b63_ok2:
	%498 = icmp uge i64 %262, %p4, !dbg !160
	br i1 %498, label %b63_fail3, label %b63_ok3, !dbg !160

b63_fail3:
	br label %fail, !dbg !160

b63_ok3:
	br label %fail, !dbg !162

b75_fail1:
	br label %fail, !dbg !192

fail:
	%499 = phi i32 [ 13, %b13_fail2 ], [ 13, %b13_ok2 ], [ 14, %b39_cold_fail2 ], [ 14, %b39_cold_fail3 ], [ 15, %b39_cold_fail4 ], [ 15, %b39_cold_fail5 ], [ 16, %b39_cold_fail6 ], [ 16, %b39_cold_ok6 ], [ 17, %b61_cold_fail1 ], [ 17, %b61_cold_fail2 ], [ 18, %b63_fail2 ], [ 18, %b63_fail3 ], [ 18, %b63_ok3 ], [ 19, %b75_fail1 ], [ 12, %b77 ], [ 11, %b78 ], [ 12, %b79 ], [ 11, %b80 ], !dbg !8
	%500 = phi i64 [ %34, %b13_fail2 ], [ %24, %b13_ok2 ], [ %346, %b39_cold_fail2 ], [ %347, %b39_cold_fail3 ], [ %349, %b39_cold_fail4 ], [ %350, %b39_cold_fail5 ], [ %352, %b39_cold_fail6 ], [ %353, %b39_cold_ok6 ], [ %334, %b61_cold_fail1 ], [ %346, %b61_cold_fail2 ], [ %260, %b63_fail2 ], [ %262, %b63_fail3 ], [ %263, %b63_ok3 ], [ %248, %b75_fail1 ], [ %14, %b77 ], [ %p4, %b78 ], [ %5, %b79 ], [ %p1, %b80 ], !dbg !8
	%501 = phi i64 [ %18, %b13_fail2 ], [ %18, %b13_ok2 ], [ %18, %b39_cold_fail2 ], [ %18, %b39_cold_fail3 ], [ %p4, %b39_cold_fail4 ], [ %p4, %b39_cold_fail5 ], [ %p4, %b39_cold_fail6 ], [ %p4, %b39_cold_ok6 ], [ %9, %b61_cold_fail1 ], [ %9, %b61_cold_fail2 ], [ %18, %b63_fail2 ], [ %p4, %b63_fail3 ], [ %p4, %b63_ok3 ], [ %9, %b75_fail1 ], [ 16, %b77 ], [ 4, %b78 ], [ 16, %b79 ], [ 4, %b80 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %499, i64 %500, i64 %501), !dbg !8
	ret float undef, !dbg !8
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind convergent !dbg !211 {
entry:
	br label %b0, !dbg !212

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218, !range !207
	%2 = sext i32 %1 to i64, !dbg !218
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !218, !range !209
	%4 = sext i32 %3 to i64, !dbg !218
	%5 = icmp eq i64 %4, 0, !dbg !219
	%6 = sub i64 %p16, 1, !dbg !220
	%7 = icmp sgt i64 %p6, 1, !dbg !221
	%8 = sub i64 %p6, 1, !dbg !222
	%9 = add i64 %p12, 1, !dbg !223
	%10 = mul i64 %9, %p8, !dbg !224
	%11 = sext i32 %0 to i64, !dbg !217
	%12 = trunc i64 %p10 to i32, !dbg !217
	%13 = mul i64 %p6, %p8, !dbg !226
	%14 = trunc i64 %p11 to i32, !dbg !227
	br label %b1, !dbg !228

b1:
	%15 = phi float [ 0.000000e+00, %b0 ], [ %155, %b20 ], !dbg !229
	%16 = phi i64 [ %2, %b0 ], [ %156, %b20 ], !dbg !230
	%17 = icmp slt i64 %16, %p15, !dbg !231
	br i1 %17, label %b2, label %b21, !dbg !231

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !232, !range !233
	%19 = sext i32 %18 to i64, !dbg !232
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !232, !range !234
	%21 = sext i32 %20 to i64, !dbg !232
	%22 = sub nsw i64 %21, 1, !dbg !235
	%23 = icmp eq i64 %4, %22, !dbg !236
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237, !range !238
	%25 = sext i32 %24 to i64, !dbg !237
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !237, !range !238
	%27 = sext i32 %26 to i64, !dbg !237
	%28 = mul i64 %4, %27, !dbg !239
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240, !range !208
	%30 = sext i32 %29 to i64, !dbg !240
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !240, !range !208
	%32 = sext i32 %31 to i64, !dbg !240
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !240, !range !210
	%34 = add i64 %28, %32, !dbg !241
	%35 = mul i64 %34, %p13, !dbg !242
	%36 = icmp slt i64 %34, %p14, !dbg !243
	%37 = select i1 %36, i64 %34, i64 %p14, !dbg !243
	%38 = add i64 %35, %37, !dbg !244
	%39 = add nsw i64 %34, 1, !dbg !245
	%40 = mul i64 %39, %p13, !dbg !246
	%41 = icmp slt i64 %39, %p14, !dbg !247
	%42 = select i1 %41, i64 %39, i64 %p14, !dbg !247
	%43 = add i64 %40, %42, !dbg !248
	%44 = mul i64 %16, %25, !dbg !249
	%45 = add i64 %44, %30, !dbg !250
	%46 = mul i64 %45, 4, !dbg !251
	br i1 %5, label %b4, label %b3, !dbg !251

b3:
	br i1 %23, label %b4, label %b20, !dbg !251

b4:
	%47 = mul i32 %26, %33, !dbg !252
	%48 = add i32 %31, %47, !dbg !252
	%49 = mul i32 %24, %48, !dbg !252
	%50 = add i32 %29, %49, !dbg !252
	%51 = sext i32 %50 to i64, !dbg !252
	%52 = icmp eq i64 %51, 0, !dbg !253
	br i1 %52, label %b5, label %b9, !dbg !253

b5:
	br i1 %5, label %b6, label %b7, !dbg !253

b6:
	%53 = urem i64 %6, 2, !dbg !256
	%54 = mul nsw i64 %53, 2, !dbg !258
	%55 = mul i64 %54, %p15, !dbg !259
	%56 = add i64 %55, %16, !dbg !260
	%57 = getelementptr inbounds i64, i64* %p4, i64 %56, !dbg !261
	%58 = icmp uge i64 %56, %p5, !dbg !261
	%59 = icmp eq i64* %57, null, !dbg !262
	%60 = or i1 %58, %59, !dbg !262
	br i1 %60, label %b6_fail1, label %b6_ok1, !dbg !262, !prof !31

b6_ok1:
	%61 = bitcast i64* %57 to i8*, !dbg !262
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %6, i32 1, i8* %ctrl, i32 8), !dbg !262
	br label %b7, !dbg !262

b7:
	br i1 %23, label %b8, label %b9, !dbg !262

b8:
	%63 = urem i64 %6, 2, !dbg !264
	%64 = mul nsw i64 %63, 2, !dbg !266
	%65 = add nsw i64 %64, 1, !dbg !267
	%66 = mul i64 %65, %p15, !dbg !268
	%67 = add i64 %66, %16, !dbg !269
	%68 = getelementptr inbounds i64, i64* %p4, i64 %67, !dbg !270
	%69 = icmp uge i64 %67, %p5, !dbg !270
	%70 = icmp eq i64* %68, null, !dbg !271
	%71 = or i1 %69, %70, !dbg !271
	br i1 %71, label %b8_fail1, label %b8_ok1, !dbg !271, !prof !31

b8_ok1:
	%72 = bitcast i64* %68 to i8*, !dbg !271
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 5, i64 %6, i32 1, i8* %ctrl, i32 10), !dbg !271
	br label %b9, !dbg !271

b9:
	call void @llvm.nvvm.barrier0(), !dbg !272
	br i1 %5, label %b10, label %b12, !dbg !272

b10:
	%74 = icmp eq i64 %32, 0, !dbg !273
	br i1 %74, label %b11, label %b12, !dbg !273

b11:
	%75 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 0, i64 1, i8* %ctrl), !dbg !274
	%76 = fadd float 0.000000e+00, %75, !dbg !275
	br label %b12, !dbg !275

b12:
	%77 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %76, %b11 ], !dbg !276
	br i1 %23, label %b13, label %b16, !dbg !276

b13:
	%78 = sub nsw i64 %27, 1, !dbg !277
	%79 = icmp eq i64 %32, %78, !dbg !278
	br i1 %79, label %b14, label %b16, !dbg !278

b14:
	br i1 %7, label %b15, label %b16, !dbg !221

b15:
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 %8, i64 %p6, i8* %ctrl), !dbg !279
	%81 = fadd float %77, %80, !dbg !280
	br label %b16, !dbg !280

b16:
	%82 = phi float [ %77, %b12 ], [ %77, %b13 ], [ %77, %b14 ], [ %81, %b15 ], !dbg !276
	call void @llvm.nvvm.barrier0(), !dbg !281
	br i1 %5, label %b17, label %b18, !dbg !281

b17:
	%83 = mul nsw i64 %25, 4, !dbg !282
	%84 = mul i64 %16, %83, !dbg !283
	%85 = add i64 %84, %83, !dbg !284
	%86 = icmp slt i64 %85, %p8, !dbg !285
	%87 = select i1 %86, i64 %85, i64 %p8, !dbg !285
	%88 = add i64 %10, %84, !dbg !286
	%89 = add i64 %10, %87, !dbg !287
	%90 = add i64 %p8, %84, !dbg !289
	%91 = add i64 %p8, %87, !dbg !290
	%92 = sub i64 %87, %84, !dbg !288
	%93 = getelementptr inbounds float, float* %p0, i64 %88, !dbg !288
	%94 = getelementptr inbounds float, float* %p0, i64 %90, !dbg !291
	%95 = icmp ugt i64 %89, %p1, !dbg !288
	%96 = icmp ugt i64 %88, %89, !dbg !288
	%97 = icmp ugt i64 %91, %p1, !dbg !291
	%98 = icmp ugt i64 %90, %91, !dbg !291
	%99 = or i1 %95, %96, !dbg !291
	%100 = or i1 %99, %97, !dbg !291
	%101 = or i1 %100, %98, !dbg !291
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !291, !prof !31

b17_ok1:
	%102 = urem i64 %p16, 2, !dbg !293
	%103 = mul nsw i64 %102, 2, !dbg !295
	%104 = add nsw i64 %103, 1, !dbg !296
	%105 = mul i64 %104, %p15, !dbg !297
	%106 = add i64 %105, %16, !dbg !298
	%107 = getelementptr inbounds i64, i64* %p4, i64 %106, !dbg !299
	%108 = mul i64 %92, 4, !dbg !217
	%109 = icmp uge i64 %106, %p5, !dbg !299
	%110 = icmp uge i64 %p10, %11, !dbg !217
	%111 = icmp eq i64* %107, null, !dbg !217
	%112 = or i1 %109, %110, !dbg !217
	%113 = or i1 %112, %111, !dbg !217
	br i1 %113, label %b17_fail5, label %b17_ok5, !dbg !217, !prof !31

b17_ok5:
	%114 = bitcast float* %93 to i8*, !dbg !217
	%115 = bitcast float* %94 to i8*, !dbg !217
	%116 = bitcast i64* %107 to i8*, !dbg !217
	call void @gpuc_put_signal_nbi_block(i8* %114, i8* %115, i64 %108, i8* %116, i64 %p16, i32 9, i32 %12), !dbg !217
	br label %b18, !dbg !216

b18:
	br i1 %23, label %b19, label %b20, !dbg !216

b19:
	%117 = mul nsw i64 %25, 4, !dbg !300
	%118 = mul i64 %16, %117, !dbg !301
	%119 = add i64 %118, %117, !dbg !302
	%120 = icmp slt i64 %119, %p8, !dbg !303
	%121 = select i1 %120, i64 %119, i64 %p8, !dbg !303
	%122 = add i64 %13, %118, !dbg !305
	%123 = add i64 %13, %121, !dbg !306
	%124 = sub i64 %121, %118, !dbg !304
	%125 = getelementptr inbounds float, float* %p0, i64 %118, !dbg !304
	%126 = getelementptr inbounds float, float* %p0, i64 %122, !dbg !307
	%127 = icmp ugt i64 %121, %p1, !dbg !304
	%128 = icmp ugt i64 %118, %121, !dbg !304
	%129 = icmp ugt i64 %123, %p1, !dbg !307
	%130 = icmp ugt i64 %122, %123, !dbg !307
	%131 = or i1 %127, %128, !dbg !307
	%132 = or i1 %131, %129, !dbg !307
	%133 = or i1 %132, %130, !dbg !307
	br i1 %133, label %b19_fail1, label %b19_ok1, !dbg !307, !prof !31

b19_ok1:
	%134 = urem i64 %p16, 2, !dbg !309
	%135 = mul nsw i64 %134, 2, !dbg !311
	%136 = mul i64 %135, %p15, !dbg !312
	%137 = add i64 %136, %16, !dbg !313
	%138 = getelementptr inbounds i64, i64* %p4, i64 %137, !dbg !314
	%139 = mul i64 %124, 4, !dbg !227
	%140 = icmp uge i64 %137, %p5, !dbg !314
	%141 = icmp uge i64 %p11, %11, !dbg !227
	%142 = icmp eq i64* %138, null, !dbg !227
	%143 = or i1 %140, %141, !dbg !227
	%144 = or i1 %143, %142, !dbg !227
	br i1 %144, label %b19_fail5, label %b19_ok5, !dbg !227, !prof !31

b19_ok5:
	%145 = bitcast float* %125 to i8*, !dbg !227
	%146 = bitcast float* %126 to i8*, !dbg !227
	%147 = bitcast i64* %138 to i8*, !dbg !227
	call void @gpuc_put_signal_nbi_block(i8* %145, i8* %146, i64 %139, i8* %147, i64 %p16, i32 9, i32 %14), !dbg !227
	br label %b20, !dbg !225

b20:
	%148 = phi float [ 0.000000e+00, %b3 ], [ %82, %b18 ], [ %82, %b19_ok5 ], !dbg !276
	%149 = icmp sgt i64 %38, 1, !dbg !315
	%150 = select i1 %149, i64 %38, i64 1, !dbg !315
	%151 = icmp slt i64 %43, %8, !dbg !316
	%152 = select i1 %151, i64 %43, i64 %8, !dbg !316
	%153 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %46, i64 %150, i64 %152, i8* %ctrl), !dbg !317
	%154 = fadd float %148, %153, !dbg !318
	%155 = fadd float %15, %154, !dbg !319
	%156 = add i64 %16, %19, !dbg !320
	br label %b1, !dbg !320

b21:
	ret float %15, !dbg !321

b6_fail1:
	%157 = icmp uge i64 %56, %p5, !dbg !261
	br i1 %157, label %b6_fail2, label %b6_ok2, !dbg !261

b6_fail2:
	br label %fail, !dbg !261

b6_ok2:
	br label %fail, !dbg !262

b8_fail1:
	%158 = icmp uge i64 %67, %p5, !dbg !270
	br i1 %158, label %b8_fail2, label %b8_ok2, !dbg !270

b8_fail2:
	br label %fail, !dbg !270

b8_ok2:
	br label %fail, !dbg !271

b17_fail1:
	%159 = icmp ugt i64 %89, %p1, !dbg !288
	br i1 %159, label %b17_fail2, label %b17_ok2, !dbg !288

b17_fail2:
	br label %fail, !dbg !288

b17_ok2:
	%160 = icmp ugt i64 %88, %89, !dbg !288
	br i1 %160, label %b17_fail3, label %b17_ok3, !dbg !288

b17_fail3:
	br label %fail, !dbg !288

b17_ok3:
	%161 = icmp ugt i64 %91, %p1, !dbg !291
	br i1 %161, label %b17_fail4, label %b17_ok4, !dbg !291

b17_fail4:
	br label %fail, !dbg !291

b17_ok4:
	br label %fail, !dbg !291

b17_fail5:
	%162 = icmp uge i64 %106, %p5, !dbg !299
	br i1 %162, label %b17_fail6, label %b17_ok6, !dbg !299

b17_fail6:
	br label %fail, !dbg !299

b17_ok6:
	%163 = icmp uge i64 %p10, %11, !dbg !217
	br i1 %163, label %b17_fail7, label %b17_ok7, !dbg !217

b17_fail7:
	br label %fail, !dbg !217

b17_ok7:
	br label %fail, !dbg !217

b19_fail1:
	%164 = icmp ugt i64 %121, %p1, !dbg !304
	br i1 %164, label %b19_fail2, label %b19_ok2, !dbg !304

b19_fail2:
	br label %fail, !dbg !304

b19_ok2:
	%165 = icmp ugt i64 %118, %121, !dbg !304
	br i1 %165, label %b19_fail3, label %b19_ok3, !dbg !304

b19_fail3:
	br label %fail, !dbg !304

b19_ok3:
	%166 = icmp ugt i64 %123, %p1, !dbg !307
	br i1 %166, label %b19_fail4, label %b19_ok4, !dbg !307

b19_fail4:
	br label %fail, !dbg !307

b19_ok4:
	br label %fail, !dbg !307

b19_fail5:
	%167 = icmp uge i64 %137, %p5, !dbg !314
	br i1 %167, label %b19_fail6, label %b19_ok6, !dbg !314

b19_fail6:
	br label %fail, !dbg !314

b19_ok6:
	%168 = icmp uge i64 %p11, %11, !dbg !227
	br i1 %168, label %b19_fail7, label %b19_ok7, !dbg !227

b19_fail7:
	br label %fail, !dbg !227

b19_ok7:
	br label %fail, !dbg !227

fail:
	%169 = phi i32 [ 6, %b6_fail2 ], [ 7, %b6_ok2 ], [ 6, %b8_fail2 ], [ 9, %b8_ok2 ], [ 20, %b17_fail2 ], [ 21, %b17_fail3 ], [ 20, %b17_fail4 ], [ 21, %b17_ok4 ], [ 6, %b17_fail6 ], [ 22, %b17_fail7 ], [ 23, %b17_ok7 ], [ 20, %b19_fail2 ], [ 21, %b19_fail3 ], [ 20, %b19_fail4 ], [ 21, %b19_ok4 ], [ 6, %b19_fail6 ], [ 22, %b19_fail7 ], [ 23, %b19_ok7 ], !dbg !212
	%170 = phi i64 [ %56, %b6_fail2 ], [ 0, %b6_ok2 ], [ %67, %b8_fail2 ], [ 0, %b8_ok2 ], [ %89, %b17_fail2 ], [ %88, %b17_fail3 ], [ %91, %b17_fail4 ], [ %90, %b17_ok4 ], [ %106, %b17_fail6 ], [ %p10, %b17_fail7 ], [ 0, %b17_ok7 ], [ %121, %b19_fail2 ], [ %118, %b19_fail3 ], [ %123, %b19_fail4 ], [ %122, %b19_ok4 ], [ %137, %b19_fail6 ], [ %p11, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !212
	%171 = phi i64 [ %p5, %b6_fail2 ], [ 0, %b6_ok2 ], [ %p5, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p1, %b17_fail2 ], [ %89, %b17_fail3 ], [ %p1, %b17_fail4 ], [ %91, %b17_ok4 ], [ %p5, %b17_fail6 ], [ %11, %b17_fail7 ], [ 0, %b17_ok7 ], [ %p1, %b19_fail2 ], [ %121, %b19_fail3 ], [ %p1, %b19_fail4 ], [ %123, %b19_ok4 ], [ %p5, %b19_fail6 ], [ %11, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !212
	call void @gpuc_fail(i8* %ctrl, i32 %169, i64 %170, i64 %171), !dbg !212
	ret float undef, !dbg !212
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !322 {
entry:
	br label %b0, !dbg !323

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !323
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !323
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !323
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !323
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !323
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !323
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !323
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !330
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !335
	%9 = fcmp oge double %p27, 0.000000e+00, !dbg !336
	br i1 %9, label %b1, label %b5, !dbg !336

b1:
	%10 = sub i64 %p24, 1, !dbg !337
	%11 = urem i64 %10, 2, !dbg !338
	%12 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %11, !dbg !339
	%13 = icmp uge i64 %11, %p23, !dbg !339
	br i1 %13, label %b1_fail1, label %b1_ok1, !dbg !339, !prof !31

b1_ok1:
	%14 = load i64, i64 addrspace(1)* %12, align 8, !dbg !339
	%15 = icmp ne i64 %14, 0, !dbg !340
	br i1 %15, label %b2, label %b5, !dbg !340

b2:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !341, !range !207
	%17 = sext i32 %16 to i64, !dbg !341
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !341, !range !209
	%19 = sext i32 %18 to i64, !dbg !341
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !341, !range !209
	%21 = sext i32 %20 to i64, !dbg !341
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !341, !range !233
	%23 = sext i32 %22 to i64, !dbg !341
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !341, !range !234
	%25 = sext i32 %24 to i64, !dbg !341
	%26 = mul i64 %25, %21, !dbg !341
	%27 = add i64 %19, %26, !dbg !341
	%28 = mul i64 %23, %27, !dbg !341
	%29 = add i64 %17, %28, !dbg !341
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !238
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !238
	%32 = mul i32 %30, %31, !dbg !341
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !341, !range !342
	%34 = mul i32 %32, %33, !dbg !341
	%35 = sext i32 %34 to i64, !dbg !341
	%36 = mul i64 %29, %35, !dbg !341
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !208
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !208
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !210
	%40 = mul i32 %31, %39, !dbg !341
	%41 = add i32 %38, %40, !dbg !341
	%42 = mul i32 %30, %41, !dbg !341
	%43 = add i32 %37, %42, !dbg !341
	%44 = sext i32 %43 to i64, !dbg !341
	%45 = add i64 %36, %44, !dbg !341
	%46 = icmp eq i64 %45, 0, !dbg !343
	br i1 %46, label %b3, label %b4, !dbg !343

b3:
	%47 = urem i64 %p24, 2, !dbg !344
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %47, !dbg !345
	%49 = icmp uge i64 %47, %p23, !dbg !345
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !345, !prof !31

b3_ok1:
	store i64 %14, i64 addrspace(1)* %48, align 8, !dbg !345
	br label %b4, !dbg !345

b4:
	ret void, !dbg !346

b5:
	%50 = icmp ne i32 %p26, 0, !dbg !347
	br i1 %50, label %b6, label %b32, !dbg !347

b6:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !207
	%52 = sext i32 %51 to i64, !dbg !350
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !209
	%54 = sext i32 %53 to i64, !dbg !350
	%55 = icmp eq i64 %52, 0, !dbg !351
	br i1 %55, label %b7, label %b32, !dbg !351

b7:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !352, !range !234
	%57 = sext i32 %56 to i64, !dbg !352
	%58 = sdiv i64 %57, 2, !dbg !353
	%59 = icmp eq i64 %54, %58, !dbg !354
	br i1 %59, label %b8, label %b32, !dbg !349

b8:
	%60 = sdiv i64 %p17, 2, !dbg !357
	%61 = urem i32 %p26, 2, !dbg !358
	%62 = zext i32 %61 to i64, !dbg !359
	%63 = mul i64 %62, %60, !dbg !360
	%64 = add i64 %63, %60, !dbg !361
	%65 = getelementptr inbounds double, double addrspace(1)* %3, i64 %63, !dbg !362
	%66 = icmp ugt i64 %64, %p17, !dbg !362
	br i1 %66, label %b8_fail1, label %b8_ok1, !dbg !362, !prof !31

b8_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !363, !range !208
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !363, !range !208
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !363, !range !210
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363, !range !238
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !363, !range !238
	%72 = mul i32 %71, %69, !dbg !363
	%73 = add i32 %68, %72, !dbg !363
	%74 = mul i32 %70, %73, !dbg !363
	%75 = add i32 %67, %74, !dbg !363
	%76 = sext i32 %75 to i64, !dbg !363
	%77 = mul i32 %70, %71, !dbg !363
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !363, !range !342
	%79 = mul i32 %77, %78, !dbg !363
	%80 = sext i32 %79 to i64, !dbg !363
	br label %b9, !dbg !363

b9:
	%81 = phi double [ 0.000000e+00, %b8_ok1 ], [ %86, %b10 ], !dbg !364
	%82 = phi i64 [ %76, %b8_ok1 ], [ %87, %b10 ], !dbg !363
	%83 = icmp slt i64 %82, %60, !dbg !363
	br i1 %83, label %b10, label %b11, !dbg !363

b10:
	%84 = getelementptr inbounds double, double addrspace(1)* %65, i64 %82, !dbg !365
	%85 = load double, double addrspace(1)* %84, align 8, !dbg !365
	%86 = fadd double %81, %85, !dbg !366
	%87 = add i64 %82, %80, !dbg !363
	br label %b9, !dbg !363

b11:
	%88 = and i32 %75, -32, !dbg !374
	%89 = sub i32 %79, %88, !dbg !374
	%90 = icmp slt i32 %89, 32, !dbg !374
	%91 = select i1 %90, i32 %89, i32 32, !dbg !374
	%92 = sext i32 %91 to i64, !dbg !374
	%93 = icmp eq i64 %92, 32, !dbg !375
	br i1 %93, label %b12, label %b14, !dbg !375

b12:
	%94 = phi double [ %111, %b13 ], [ %81, %b11 ], !dbg !376
	%95 = phi i64 [ %112, %b13 ], [ 16, %b11 ], !dbg !377
	%96 = icmp sgt i64 %95, 0, !dbg !378
	br i1 %96, label %b13, label %b22, !dbg !378

b13:
	%97 = trunc i64 %95 to i32, !dbg !379
	%98 = bitcast double %94 to i64, !dbg !379
	%99 = trunc i64 %98 to i32, !dbg !379
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %97, i32 31), !dbg !379
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !379
	%102 = lshr i64 %98, 32, !dbg !379
	%103 = trunc i64 %102 to i32, !dbg !379
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %97, i32 31), !dbg !379
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !379
	%106 = zext i32 %105 to i64, !dbg !379
	%107 = shl i64 %106, 32, !dbg !379
	%108 = zext i32 %101 to i64, !dbg !379
	%109 = or i64 %108, %107, !dbg !379
	%110 = bitcast i64 %109 to double, !dbg !379
	%111 = fadd double %94, %110, !dbg !380
	%112 = sdiv i64 %95, 2, !dbg !381
	br label %b12, !dbg !381

b14:
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !382, !range !383
	%114 = sext i32 %113 to i64, !dbg !382
	br label %b15, !dbg !382

b15:
	%115 = phi double [ %81, %b14 ], [ %137, %b20 ], !dbg !376
	%116 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !384
	%117 = icmp sgt i64 %116, 0, !dbg !385
	br i1 %117, label %b16, label %b21, !dbg !385

b16:
	%118 = add i64 %114, %116, !dbg !386
	%119 = icmp sge i64 %118, %92, !dbg !387
	br i1 %119, label %b17, label %b18, !dbg !387

b17:
	br label %b18, !dbg !387

b18:
	%120 = phi i64 [ %118, %b16 ], [ %114, %b17 ], !dbg !388
	%121 = trunc i64 %120 to i32, !dbg !389
	%122 = bitcast double %115 to i64, !dbg !389
	%123 = trunc i64 %122 to i32, !dbg !389
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %121, i32 31), !dbg !389
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !389
	%126 = lshr i64 %122, 32, !dbg !389
	%127 = trunc i64 %126 to i32, !dbg !389
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %121, i32 31), !dbg !389
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !389
	%130 = zext i32 %129 to i64, !dbg !389
	%131 = shl i64 %130, 32, !dbg !389
	%132 = zext i32 %125 to i64, !dbg !389
	%133 = or i64 %132, %131, !dbg !389
	%134 = bitcast i64 %133 to double, !dbg !389
	%135 = icmp ne i64 %120, %114, !dbg !390
	br i1 %135, label %b19, label %b20, !dbg !390

b19:
	%136 = fadd double %115, %134, !dbg !380
	br label %b20, !dbg !391

b20:
	%137 = phi double [ %115, %b18 ], [ %136, %b19 ], !dbg !376
	%138 = sdiv i64 %116, 2, !dbg !392
	br label %b15, !dbg !392

b21:
	%139 = bitcast double %115 to i64, !dbg !393
	%140 = trunc i64 %139 to i32, !dbg !393
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !393
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !393
	%143 = lshr i64 %139, 32, !dbg !393
	%144 = trunc i64 %143 to i32, !dbg !393
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %144, i32 0, i32 31), !dbg !393
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !393
	%147 = zext i32 %146 to i64, !dbg !393
	%148 = shl i64 %147, 32, !dbg !393
	%149 = zext i32 %142 to i64, !dbg !393
	%150 = or i64 %149, %148, !dbg !393
	%151 = bitcast i64 %150 to double, !dbg !393
	br label %b22, !dbg !394

b22:
	%152 = phi double [ %94, %b12 ], [ %151, %b21 ], !dbg !373
	%153 = add nsw i64 %80, 32, !dbg !398
	%154 = sub nsw i64 %153, 1, !dbg !399
	%155 = sdiv i64 %154, 32, !dbg !400
	%156 = icmp eq i64 %155, 1, !dbg !401
	br i1 %156, label %b28, label %b23, !dbg !401

b23:
	call void @llvm.nvvm.barrier0(), !dbg !403
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !404, !range !383
	%158 = sext i32 %157 to i64, !dbg !404
	%159 = icmp eq i64 %158, 0, !dbg !405
	br i1 %159, label %b24, label %b25, !dbg !405

b24:
	%160 = sdiv i64 %76, 32, !dbg !406
	%161 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %160, !dbg !407
	store double %152, double addrspace(3)* %161, align 8, !dbg !407
	br label %b25, !dbg !407

b25:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%162 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !409
	%163 = load double, double addrspace(3)* %162, align 8, !dbg !409
	br label %b26, !dbg !409

b26:
	%164 = phi double [ %163, %b25 ], [ %169, %b27 ], !dbg !410
	%165 = phi i64 [ 1, %b25 ], [ %170, %b27 ], !dbg !411
	%166 = icmp slt i64 %165, %155, !dbg !412
	br i1 %166, label %b27, label %b28, !dbg !412

b27:
	%167 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %165, !dbg !413
	%168 = load double, double addrspace(3)* %167, align 8, !dbg !413
	%169 = fadd double %164, %168, !dbg !380
	%170 = add nsw i64 %165, 1, !dbg !414
	br label %b26, !dbg !414

b28:
	%171 = phi double [ %152, %b22 ], [ %164, %b26 ], !dbg !372
	%172 = icmp eq i64 %76, 0, !dbg !415
	br i1 %172, label %b29, label %b31, !dbg !415

b29:
	%173 = sext i32 %8 to i64, !dbg !335
	%174 = sext i32 %7 to i64, !dbg !416
	%175 = mul i64 %62, %174, !dbg !419
	%176 = add i64 %175, %173, !dbg !420
	%177 = mul nsw i64 %176, 2, !dbg !421
	%178 = zext i32 %p26 to i64, !dbg !427
	%179 = add nsw i64 %177, 1, !dbg !428
	br label %b30, !dbg !416

b30:
	%180 = phi i64 [ 0, %b29 ], [ %204, %b30_ok3 ], !dbg !416
	%181 = add i64 %173, %180, !dbg !430
	%182 = icmp uge i64 %177, %p19, !dbg !429
	br i1 %182, label %b30_fail1, label %b30_ok1, !dbg !429, !prof !31

b30_ok1:
	%183 = icmp eq i64 %174, -1, !dbg !431
	%184 = select i1 %183, i64 1, i64 %174, !dbg !431
	%185 = srem i64 %181, %184, !dbg !431
	%186 = bitcast double %171 to i64, !dbg !432
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %177, !dbg !429
	%188 = trunc i64 %186 to i32, !dbg !433
	%189 = shl i64 %178, 32, !dbg !434
	%190 = zext i32 %188 to i64, !dbg !435
	%191 = or i64 %189, %190, !dbg !436
	%192 = trunc i64 %185 to i32, !dbg !437
	%193 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !437
	%194 = icmp uge i64 %185, %174, !dbg !437
	br i1 %194, label %b30_fail2, label %b30_ok2, !dbg !437, !prof !31

b30_ok2:
	%195 = bitcast i64* %193 to i8*, !dbg !437
	call void @gpuc_signal_op_thread(i8* %195, i64 %191, i32 9, i32 %192), !dbg !437
	%196 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %179, !dbg !438
	%197 = lshr i64 %186, 32, !dbg !439
	%198 = trunc i64 %197 to i32, !dbg !440
	%199 = zext i32 %198 to i64, !dbg !442
	%200 = or i64 %189, %199, !dbg !443
	%201 = addrspacecast i64 addrspace(1)* %196 to i64*, !dbg !444
	%202 = icmp uge i64 %179, %p19, !dbg !438
	br i1 %202, label %b30_fail3, label %b30_ok3, !dbg !438, !prof !31

b30_ok3:
	%203 = bitcast i64* %201 to i8*, !dbg !444
	call void @gpuc_signal_op_thread(i8* %203, i64 %200, i32 9, i32 %192), !dbg !444
	%204 = add i64 %180, 1, !dbg !425
	%205 = icmp slt i64 %204, %174, !dbg !425
	br i1 %205, label %b30, label %b31, !dbg !425

b31:
	call void @llvm.nvvm.barrier0(), !dbg !445
	br label %b32, !dbg !333

b32:
	%206 = icmp sgt i64 %p6, 0, !dbg !446
	br i1 %206, label %b33, label %b34, !dbg !446

b33:
	%207 = addrspacecast float addrspace(1)* %0 to float*, !dbg !447
	%208 = addrspacecast float addrspace(1)* %1 to float*, !dbg !447
	%209 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !447
	%210 = call float @gpuc_fn_solver_sweep(float* %207, i64 %p1, float* %208, i64 %p3, i64* %209, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p24, i8* %ctrl), !dbg !447
	br label %b34, !dbg !447

b34:
	%211 = phi float [ 0.000000e+00, %b32 ], [ %210, %b33 ], !dbg !448
	br i1 %50, label %b35, label %b43, !dbg !449

b35:
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !451, !range !207
	%213 = sext i32 %212 to i64, !dbg !451
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !451, !range !209
	%215 = sext i32 %214 to i64, !dbg !451
	%216 = icmp eq i64 %213, 0, !dbg !452
	br i1 %216, label %b36, label %b43, !dbg !452

b36:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !234
	%218 = sext i32 %217 to i64, !dbg !453
	%219 = sdiv i64 %218, 2, !dbg !454
	%220 = icmp eq i64 %215, %219, !dbg !455
	br i1 %220, label %b37, label %b43, !dbg !450

b37:
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !456, !range !208
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !456, !range !208
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !456, !range !210
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !238
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !238
	%226 = mul i32 %225, %223, !dbg !456
	%227 = add i32 %222, %226, !dbg !456
	%228 = mul i32 %224, %227, !dbg !456
	%229 = add i32 %221, %228, !dbg !456
	%230 = sext i32 %229 to i64, !dbg !456
	%231 = icmp eq i64 %230, 0, !dbg !457
	br i1 %231, label %b38, label %b43, !dbg !457

b38:
	%232 = sub i64 %p24, 1, !dbg !458
	%233 = sext i32 %7 to i64, !dbg !330
	%234 = urem i32 %p26, 2, !dbg !460
	%235 = zext i32 %234 to i64, !dbg !461
	%236 = mul i64 %235, %233, !dbg !462
	%237 = mul nsw i64 %236, 2, !dbg !463
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %237, !dbg !466
	%239 = zext i32 %p26 to i64, !dbg !471
	%240 = shl i64 %239, 32, !dbg !472
	%241 = addrspacecast i64 addrspace(1)* %238 to i64*, !dbg !469
	%242 = icmp uge i64 %237, %p19, !dbg !466
	%243 = icmp eq i64 addrspace(1)* %238, null, !dbg !469
	%244 = or i1 %242, %243, !dbg !469
	br i1 %244, label %b38_fail1, label %b38_ok1, !dbg !469, !prof !31

b38_ok1:
	%245 = bitcast i64* %241 to i8*, !dbg !469
	%246 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %245, i32 5, i64 %240, i32 1, i8* %ctrl, i32 26), !dbg !469
	%247 = add nsw i64 %237, 1, !dbg !473
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %247, !dbg !474
	%249 = and i64 %246, 4294967295, !dbg !477
	%250 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !476
	%251 = icmp uge i64 %247, %p19, !dbg !474
	%252 = icmp eq i64 addrspace(1)* %248, null, !dbg !476
	%253 = or i1 %251, %252, !dbg !476
	br i1 %253, label %b38_fail3, label %b38_ok3, !dbg !476, !prof !31

b38_ok3:
	%254 = bitcast i64* %250 to i8*, !dbg !476
	%255 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %254, i32 5, i64 %240, i32 1, i8* %ctrl, i32 26), !dbg !476
	%256 = and i64 %255, 4294967295, !dbg !478
	%257 = shl i64 %256, 32, !dbg !479
	%258 = or i64 %249, %257, !dbg !480
	%259 = bitcast i64 %258 to double, !dbg !481
	br label %b39, !dbg !465

b39:
	%260 = phi double [ %259, %b38_ok3 ], [ %285, %b40_ok3 ], !dbg !482
	%261 = phi i64 [ 1, %b38_ok3 ], [ %286, %b40_ok3 ], !dbg !483
	%262 = icmp slt i64 %261, %233, !dbg !484
	br i1 %262, label %b40, label %b41, !dbg !484

b40:
	%263 = add i64 %236, %261, !dbg !486
	%264 = mul nsw i64 %263, 2, !dbg !487
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %264, !dbg !489
	%266 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !491
	%267 = icmp uge i64 %264, %p19, !dbg !489
	%268 = icmp eq i64 addrspace(1)* %265, null, !dbg !491
	%269 = or i1 %267, %268, !dbg !491
	br i1 %269, label %b40_fail1, label %b40_ok1, !dbg !491, !prof !31

b40_ok1:
	%270 = bitcast i64* %266 to i8*, !dbg !491
	%271 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %270, i32 5, i64 %240, i32 1, i8* %ctrl, i32 26), !dbg !491
	%272 = add nsw i64 %264, 1, !dbg !492
	%273 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %272, !dbg !493
	%274 = and i64 %271, 4294967295, !dbg !496
	%275 = addrspacecast i64 addrspace(1)* %273 to i64*, !dbg !495
	%276 = icmp uge i64 %272, %p19, !dbg !493
	%277 = icmp eq i64 addrspace(1)* %273, null, !dbg !495
	%278 = or i1 %276, %277, !dbg !495
	br i1 %278, label %b40_fail3, label %b40_ok3, !dbg !495, !prof !31

b40_ok3:
	%279 = bitcast i64* %275 to i8*, !dbg !495
	%280 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %279, i32 5, i64 %240, i32 1, i8* %ctrl, i32 26), !dbg !495
	%281 = and i64 %280, 4294967295, !dbg !497
	%282 = shl i64 %281, 32, !dbg !498
	%283 = or i64 %274, %282, !dbg !499
	%284 = bitcast i64 %283 to double, !dbg !500
	%285 = fadd double %260, %284, !dbg !501
	%286 = add nsw i64 %261, 1, !dbg !502
	br label %b39, !dbg !502

b41:
	%287 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !503
	%288 = icmp uge i64 0, %p21, !dbg !503
	br i1 %288, label %b41_fail1, label %b41_ok1, !dbg !503, !prof !31

b41_ok1:
	store double %260, double addrspace(1)* %287, align 8, !dbg !503
	%289 = fcmp ole double %260, %p27, !dbg !504
	br i1 %289, label %b42, label %b43, !dbg !504

b42:
	%290 = urem i64 %p24, 2, !dbg !505
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %290, !dbg !506
	%292 = icmp uge i64 %290, %p23, !dbg !506
	br i1 %292, label %b42_fail1, label %b42_ok1, !dbg !506, !prof !31

b42_ok1:
	store i64 %232, i64 addrspace(1)* %291, align 8, !dbg !506
	br label %b43, !dbg !506

b43:
	%293 = icmp ne i32 %p25, 0, !dbg !507
	br i1 %293, label %b44, label %b63, !dbg !507

b44:
	%294 = fpext float %211 to double, !dbg !510
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !514, !range !208
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !514, !range !208
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !514, !range !210
	%298 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514, !range !238
	%299 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !514, !range !238
	%300 = mul i32 %299, %297, !dbg !514
	%301 = add i32 %296, %300, !dbg !514
	%302 = mul i32 %298, %301, !dbg !514
	%303 = add i32 %295, %302, !dbg !514
	%304 = and i32 %303, -32, !dbg !514
	%305 = mul i32 %298, %299, !dbg !514
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !514, !range !342
	%307 = mul i32 %305, %306, !dbg !514
	%308 = sub i32 %307, %304, !dbg !514
	%309 = icmp slt i32 %308, 32, !dbg !514
	%310 = select i1 %309, i32 %308, i32 32, !dbg !514
	%311 = sext i32 %310 to i64, !dbg !514
	%312 = icmp eq i64 %311, 32, !dbg !515
	br i1 %312, label %b45, label %b47, !dbg !515

b45:
	%313 = phi double [ %330, %b46 ], [ %294, %b44 ], !dbg !516
	%314 = phi i64 [ %331, %b46 ], [ 16, %b44 ], !dbg !517
	%315 = icmp sgt i64 %314, 0, !dbg !518
	br i1 %315, label %b46, label %b55, !dbg !518

b46:
	%316 = trunc i64 %314 to i32, !dbg !519
	%317 = bitcast double %313 to i64, !dbg !519
	%318 = trunc i64 %317 to i32, !dbg !519
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %318, i32 %316, i32 31), !dbg !519
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !519
	%321 = lshr i64 %317, 32, !dbg !519
	%322 = trunc i64 %321 to i32, !dbg !519
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %322, i32 %316, i32 31), !dbg !519
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !519
	%325 = zext i32 %324 to i64, !dbg !519
	%326 = shl i64 %325, 32, !dbg !519
	%327 = zext i32 %320 to i64, !dbg !519
	%328 = or i64 %327, %326, !dbg !519
	%329 = bitcast i64 %328 to double, !dbg !519
	%330 = fadd double %313, %329, !dbg !520
	%331 = sdiv i64 %314, 2, !dbg !521
	br label %b45, !dbg !521

b47:
	%332 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !522, !range !383
	%333 = sext i32 %332 to i64, !dbg !522
	br label %b48, !dbg !522

b48:
	%334 = phi double [ %294, %b47 ], [ %356, %b53 ], !dbg !516
	%335 = phi i64 [ 16, %b47 ], [ %357, %b53 ], !dbg !523
	%336 = icmp sgt i64 %335, 0, !dbg !524
	br i1 %336, label %b49, label %b54, !dbg !524

b49:
	%337 = add i64 %333, %335, !dbg !525
	%338 = icmp sge i64 %337, %311, !dbg !526
	br i1 %338, label %b50, label %b51, !dbg !526

b50:
	br label %b51, !dbg !526

b51:
	%339 = phi i64 [ %337, %b49 ], [ %333, %b50 ], !dbg !527
	%340 = trunc i64 %339 to i32, !dbg !528
	%341 = bitcast double %334 to i64, !dbg !528
	%342 = trunc i64 %341 to i32, !dbg !528
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %342, i32 %340, i32 31), !dbg !528
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !528
	%345 = lshr i64 %341, 32, !dbg !528
	%346 = trunc i64 %345 to i32, !dbg !528
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %346, i32 %340, i32 31), !dbg !528
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !528
	%349 = zext i32 %348 to i64, !dbg !528
	%350 = shl i64 %349, 32, !dbg !528
	%351 = zext i32 %344 to i64, !dbg !528
	%352 = or i64 %351, %350, !dbg !528
	%353 = bitcast i64 %352 to double, !dbg !528
	%354 = icmp ne i64 %339, %333, !dbg !529
	br i1 %354, label %b52, label %b53, !dbg !529

b52:
	%355 = fadd double %334, %353, !dbg !520
	br label %b53, !dbg !530

b53:
	%356 = phi double [ %334, %b51 ], [ %355, %b52 ], !dbg !516
	%357 = sdiv i64 %335, 2, !dbg !531
	br label %b48, !dbg !531

b54:
	%358 = bitcast double %334 to i64, !dbg !532
	%359 = trunc i64 %358 to i32, !dbg !532
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 0, i32 31), !dbg !532
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !532
	%362 = lshr i64 %358, 32, !dbg !532
	%363 = trunc i64 %362 to i32, !dbg !532
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 0, i32 31), !dbg !532
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !532
	%366 = zext i32 %365 to i64, !dbg !532
	%367 = shl i64 %366, 32, !dbg !532
	%368 = zext i32 %361 to i64, !dbg !532
	%369 = or i64 %368, %367, !dbg !532
	%370 = bitcast i64 %369 to double, !dbg !532
	br label %b55, !dbg !533

b55:
	%371 = phi double [ %313, %b45 ], [ %370, %b54 ], !dbg !513
	%372 = sext i32 %307 to i64, !dbg !535
	%373 = add nsw i64 %372, 32, !dbg !536
	%374 = sub nsw i64 %373, 1, !dbg !537
	%375 = sdiv i64 %374, 32, !dbg !538
	%376 = icmp eq i64 %375, 1, !dbg !539
	br i1 %376, label %b61, label %b56, !dbg !539

b56:
	call void @llvm.nvvm.barrier0(), !dbg !541
	%377 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !542, !range !383
	%378 = sext i32 %377 to i64, !dbg !542
	%379 = icmp eq i64 %378, 0, !dbg !543
	br i1 %379, label %b57, label %b58, !dbg !543

b57:
	%380 = sext i32 %303 to i64, !dbg !544
	%381 = sdiv i64 %380, 32, !dbg !545
	%382 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %381, !dbg !546
	store double %371, double addrspace(3)* %382, align 8, !dbg !546
	br label %b58, !dbg !546

b58:
	call void @llvm.nvvm.barrier0(), !dbg !547
	%383 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !548
	%384 = load double, double addrspace(3)* %383, align 8, !dbg !548
	br label %b59, !dbg !548

b59:
	%385 = phi double [ %384, %b58 ], [ %390, %b60 ], !dbg !549
	%386 = phi i64 [ 1, %b58 ], [ %391, %b60 ], !dbg !550
	%387 = icmp slt i64 %386, %375, !dbg !551
	br i1 %387, label %b60, label %b61, !dbg !551

b60:
	%388 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %386, !dbg !552
	%389 = load double, double addrspace(3)* %388, align 8, !dbg !552
	%390 = fadd double %385, %389, !dbg !520
	%391 = add nsw i64 %386, 1, !dbg !553
	br label %b59, !dbg !553

b61:
	%392 = phi double [ %371, %b55 ], [ %385, %b59 ], !dbg !512
	%393 = sext i32 %303 to i64, !dbg !554
	%394 = icmp eq i64 %393, 0, !dbg !555
	br i1 %394, label %b62, label %b63, !dbg !555

b62:
	%395 = sdiv i64 %p17, 2, !dbg !557
	%396 = urem i32 %p25, 2, !dbg !558
	%397 = zext i32 %396 to i64, !dbg !559
	%398 = mul i64 %397, %395, !dbg !560
	%399 = add i64 %398, %395, !dbg !561
	%400 = icmp ugt i64 %399, %p17, !dbg !562
	br i1 %400, label %b62_fail1, label %b62_ok1, !dbg !562, !prof !31

b62_ok1:
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !563, !range !207
	%402 = sext i32 %401 to i64, !dbg !563
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !563, !range !209
	%404 = sext i32 %403 to i64, !dbg !563
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !564, !range !233
	%406 = sext i32 %405 to i64, !dbg !564
	%407 = mul i64 %404, %406, !dbg !565
	%408 = add i64 %407, %402, !dbg !566
	%409 = getelementptr inbounds double, double addrspace(1)* %3, i64 %398, !dbg !562
	%410 = getelementptr inbounds double, double addrspace(1)* %409, i64 %408, !dbg !567
	%411 = icmp uge i64 %408, %395, !dbg !567
	br i1 %411, label %b62_fail2, label %b62_ok2, !dbg !567, !prof !31

b62_ok2:
	store double %392, double addrspace(1)* %410, align 8, !dbg !567
	br label %b63, !dbg !567

b63:
	ret void, !dbg !509

b1_fail1:
	br label %fail, !dbg !339

b3_fail1:
	br label %fail, !dbg !345

b8_fail1:
	br label %fail, !dbg !362

b30_fail1:
	br label %fail, !dbg !429

b30_fail2:
	br label %fail, !dbg !437

b30_fail3:
	br label %fail, !dbg !438

b38_fail1:
	%412 = icmp uge i64 %237, %p19, !dbg !466
	br i1 %412, label %b38_fail2, label %b38_ok2, !dbg !466

b38_fail2:
	br label %fail, !dbg !466

b38_ok2:
	br label %fail, !dbg !469

b38_fail3:
	%413 = icmp uge i64 %247, %p19, !dbg !474
	br i1 %413, label %b38_fail4, label %b38_ok4, !dbg !474

b38_fail4:
	br label %fail, !dbg !474

b38_ok4:
	br label %fail, !dbg !476

b40_fail1:
	%414 = icmp uge i64 %264, %p19, !dbg !489
	br i1 %414, label %b40_fail2, label %b40_ok2, !dbg !489

b40_fail2:
	br label %fail, !dbg !489

b40_ok2:
	br label %fail, !dbg !491

b40_fail3:
	%415 = icmp uge i64 %272, %p19, !dbg !493
	br i1 %415, label %b40_fail4, label %b40_ok4, !dbg !493

b40_fail4:
	br label %fail, !dbg !493

b40_ok4:
	br label %fail, !dbg !495

b41_fail1:
	br label %fail, !dbg !503

b42_fail1:
	br label %fail, !dbg !506

b62_fail1:
	br label %fail, !dbg !562

b62_fail2:
	br label %fail, !dbg !567

fail:
	%416 = phi i32 [ 0, %b1_fail1 ], [ 1, %b3_fail1 ], [ 2, %b8_fail1 ], [ 3, %b30_fail1 ], [ 4, %b30_fail2 ], [ 5, %b30_fail3 ], [ 24, %b38_fail2 ], [ 25, %b38_ok2 ], [ 27, %b38_fail4 ], [ 25, %b38_ok4 ], [ 24, %b40_fail2 ], [ 25, %b40_ok2 ], [ 27, %b40_fail4 ], [ 25, %b40_ok4 ], [ 28, %b41_fail1 ], [ 29, %b42_fail1 ], [ 2, %b62_fail1 ], [ 30, %b62_fail2 ], !dbg !323
	%417 = phi i64 [ %11, %b1_fail1 ], [ %47, %b3_fail1 ], [ %64, %b8_fail1 ], [ %177, %b30_fail1 ], [ %185, %b30_fail2 ], [ %179, %b30_fail3 ], [ %237, %b38_fail2 ], [ 0, %b38_ok2 ], [ %247, %b38_fail4 ], [ 0, %b38_ok4 ], [ %264, %b40_fail2 ], [ 0, %b40_ok2 ], [ %272, %b40_fail4 ], [ 0, %b40_ok4 ], [ 0, %b41_fail1 ], [ %290, %b42_fail1 ], [ %399, %b62_fail1 ], [ %408, %b62_fail2 ], !dbg !323
	%418 = phi i64 [ %p23, %b1_fail1 ], [ %p23, %b3_fail1 ], [ %p17, %b8_fail1 ], [ %p19, %b30_fail1 ], [ %174, %b30_fail2 ], [ %p19, %b30_fail3 ], [ %p19, %b38_fail2 ], [ 0, %b38_ok2 ], [ %p19, %b38_fail4 ], [ 0, %b38_ok4 ], [ %p19, %b40_fail2 ], [ 0, %b40_ok2 ], [ %p19, %b40_fail4 ], [ 0, %b40_ok4 ], [ %p21, %b41_fail1 ], [ %p23, %b42_fail1 ], [ %p17, %b62_fail1 ], [ %395, %b62_fail2 ], !dbg !323
	call void @gpuc_fail(i8* %ctrl, i32 %416, i64 %417, i64 %418), !dbg !323
	ret void, !dbg !323
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !568 {
entry:
	br label %b0, !dbg !569

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !569
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !569
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !569
	%3 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !569
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !569
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !569
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !569
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !572
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !575
	%9 = icmp slt i64 0, %p25, !dbg !576
	br i1 %9, label %b1, label %b66, !dbg !576

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !577
	%11 = sext i32 %7 to i64, !dbg !572
	%12 = sext i32 %8 to i64, !dbg !575
	br label %b2, !dbg !578

b2:
	%13 = phi i64 [ %393, %b65 ], [ %p24, %b1 ], !dbg !578
	%14 = phi i64 [ %384, %b65 ], [ %p26, %b1 ], !dbg !579
	%15 = phi i32 [ %385, %b65 ], [ %p28, %b1 ], !dbg !580
	%16 = phi i32 [ %386, %b65 ], [ %p29, %b1 ], !dbg !581
	%17 = phi i64 [ %394, %b65 ], [ 0, %b1 ], !dbg !581
	%18 = icmp ne i32 %15, 0, !dbg !582
	br i1 %18, label %b3, label %b29, !dbg !582

b3:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !584, !range !207
	%20 = sext i32 %19 to i64, !dbg !584
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !584, !range !209
	%22 = sext i32 %21 to i64, !dbg !584
	%23 = icmp eq i64 %20, 0, !dbg !585
	br i1 %23, label %b4, label %b29, !dbg !585

b4:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !586, !range !234
	%25 = sext i32 %24 to i64, !dbg !586
	%26 = sdiv i64 %25, 2, !dbg !587
	%27 = icmp eq i64 %22, %26, !dbg !588
	br i1 %27, label %b5, label %b29, !dbg !583

b5:
	%28 = sdiv i64 %p17, 2, !dbg !590
	%29 = urem i32 %15, 2, !dbg !591
	%30 = zext i32 %29 to i64, !dbg !592
	%31 = mul i64 %30, %28, !dbg !593
	%32 = add i64 %31, %28, !dbg !594
	%33 = getelementptr inbounds double, double addrspace(1)* %3, i64 %31, !dbg !595
	%34 = icmp ugt i64 %32, %p17, !dbg !595
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !595, !prof !31

b5_ok1:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !596, !range !208
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !596, !range !208
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !596, !range !210
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !596, !range !238
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !596, !range !238
	%40 = mul i32 %39, %37, !dbg !596
	%41 = add i32 %36, %40, !dbg !596
	%42 = mul i32 %38, %41, !dbg !596
	%43 = add i32 %35, %42, !dbg !596
	%44 = sext i32 %43 to i64, !dbg !596
	%45 = mul i32 %38, %39, !dbg !596
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !342
	%47 = mul i32 %45, %46, !dbg !596
	%48 = sext i32 %47 to i64, !dbg !596
	br label %b6, !dbg !596

b6:
	%49 = phi double [ 0.000000e+00, %b5_ok1 ], [ %54, %b7 ], !dbg !597
	%50 = phi i64 [ %44, %b5_ok1 ], [ %55, %b7 ], !dbg !596
	%51 = icmp slt i64 %50, %28, !dbg !596
	br i1 %51, label %b7, label %b8, !dbg !596

b7:
	%52 = getelementptr inbounds double, double addrspace(1)* %33, i64 %50, !dbg !598
	%53 = load double, double addrspace(1)* %52, align 8, !dbg !598
	%54 = fadd double %49, %53, !dbg !599
	%55 = add i64 %50, %48, !dbg !596
	br label %b6, !dbg !596

b8:
	%56 = and i32 %43, -32, !dbg !603
	%57 = sub i32 %47, %56, !dbg !603
	%58 = icmp slt i32 %57, 32, !dbg !603
	%59 = select i1 %58, i32 %57, i32 32, !dbg !603
	%60 = sext i32 %59 to i64, !dbg !603
	%61 = icmp eq i64 %60, 32, !dbg !604
	br i1 %61, label %b9, label %b11, !dbg !604

b9:
	%62 = phi double [ %79, %b10 ], [ %49, %b8 ], !dbg !605
	%63 = phi i64 [ %80, %b10 ], [ 16, %b8 ], !dbg !606
	%64 = icmp sgt i64 %63, 0, !dbg !607
	br i1 %64, label %b10, label %b19, !dbg !607

b10:
	%65 = trunc i64 %63 to i32, !dbg !608
	%66 = bitcast double %62 to i64, !dbg !608
	%67 = trunc i64 %66 to i32, !dbg !608
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %67, i32 %65, i32 31), !dbg !608
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !608
	%70 = lshr i64 %66, 32, !dbg !608
	%71 = trunc i64 %70 to i32, !dbg !608
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %65, i32 31), !dbg !608
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !608
	%74 = zext i32 %73 to i64, !dbg !608
	%75 = shl i64 %74, 32, !dbg !608
	%76 = zext i32 %69 to i64, !dbg !608
	%77 = or i64 %76, %75, !dbg !608
	%78 = bitcast i64 %77 to double, !dbg !608
	%79 = fadd double %62, %78, !dbg !609
	%80 = sdiv i64 %63, 2, !dbg !610
	br label %b9, !dbg !610

b11:
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !611, !range !383
	%82 = sext i32 %81 to i64, !dbg !611
	br label %b12, !dbg !611

b12:
	%83 = phi double [ %49, %b11 ], [ %105, %b17 ], !dbg !605
	%84 = phi i64 [ 16, %b11 ], [ %106, %b17 ], !dbg !612
	%85 = icmp sgt i64 %84, 0, !dbg !613
	br i1 %85, label %b13, label %b18, !dbg !613

b13:
	%86 = add i64 %82, %84, !dbg !614
	%87 = icmp sge i64 %86, %60, !dbg !615
	br i1 %87, label %b14, label %b15, !dbg !615

b14:
	br label %b15, !dbg !615

b15:
	%88 = phi i64 [ %86, %b13 ], [ %82, %b14 ], !dbg !616
	%89 = trunc i64 %88 to i32, !dbg !617
	%90 = bitcast double %83 to i64, !dbg !617
	%91 = trunc i64 %90 to i32, !dbg !617
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 %89, i32 31), !dbg !617
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !617
	%94 = lshr i64 %90, 32, !dbg !617
	%95 = trunc i64 %94 to i32, !dbg !617
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 %89, i32 31), !dbg !617
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !617
	%98 = zext i32 %97 to i64, !dbg !617
	%99 = shl i64 %98, 32, !dbg !617
	%100 = zext i32 %93 to i64, !dbg !617
	%101 = or i64 %100, %99, !dbg !617
	%102 = bitcast i64 %101 to double, !dbg !617
	%103 = icmp ne i64 %88, %82, !dbg !618
	br i1 %103, label %b16, label %b17, !dbg !618

b16:
	%104 = fadd double %83, %102, !dbg !609
	br label %b17, !dbg !619

b17:
	%105 = phi double [ %83, %b15 ], [ %104, %b16 ], !dbg !605
	%106 = sdiv i64 %84, 2, !dbg !620
	br label %b12, !dbg !620

b18:
	%107 = bitcast double %83 to i64, !dbg !621
	%108 = trunc i64 %107 to i32, !dbg !621
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !621
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !621
	%111 = lshr i64 %107, 32, !dbg !621
	%112 = trunc i64 %111 to i32, !dbg !621
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !621
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !621
	%115 = zext i32 %114 to i64, !dbg !621
	%116 = shl i64 %115, 32, !dbg !621
	%117 = zext i32 %110 to i64, !dbg !621
	%118 = or i64 %117, %116, !dbg !621
	%119 = bitcast i64 %118 to double, !dbg !621
	br label %b19, !dbg !622

b19:
	%120 = phi double [ %62, %b9 ], [ %119, %b18 ], !dbg !602
	%121 = add nsw i64 %48, 32, !dbg !624
	%122 = sub nsw i64 %121, 1, !dbg !625
	%123 = sdiv i64 %122, 32, !dbg !626
	%124 = icmp eq i64 %123, 1, !dbg !627
	br i1 %124, label %b25, label %b20, !dbg !627

b20:
	call void @llvm.nvvm.barrier0(), !dbg !629
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !630, !range !383
	%126 = sext i32 %125 to i64, !dbg !630
	%127 = icmp eq i64 %126, 0, !dbg !631
	br i1 %127, label %b21, label %b22, !dbg !631

b21:
	%128 = sdiv i64 %44, 32, !dbg !632
	%129 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %128, !dbg !633
	store double %120, double addrspace(3)* %129, align 8, !dbg !633
	br label %b22, !dbg !633

b22:
	call void @llvm.nvvm.barrier0(), !dbg !634
	%130 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !635
	%131 = load double, double addrspace(3)* %130, align 8, !dbg !635
	br label %b23, !dbg !635

b23:
	%132 = phi double [ %131, %b22 ], [ %137, %b24 ], !dbg !636
	%133 = phi i64 [ 1, %b22 ], [ %138, %b24 ], !dbg !637
	%134 = icmp slt i64 %133, %123, !dbg !638
	br i1 %134, label %b24, label %b25, !dbg !638

b24:
	%135 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %133, !dbg !639
	%136 = load double, double addrspace(3)* %135, align 8, !dbg !639
	%137 = fadd double %132, %136, !dbg !609
	%138 = add nsw i64 %133, 1, !dbg !640
	br label %b23, !dbg !640

b25:
	%139 = phi double [ %120, %b19 ], [ %132, %b23 ], !dbg !601
	%140 = icmp eq i64 %44, 0, !dbg !641
	br i1 %140, label %b26, label %b28, !dbg !641

b26:
	%141 = mul i64 %30, %11, !dbg !643
	%142 = add i64 %141, %12, !dbg !644
	%143 = mul nsw i64 %142, 2, !dbg !645
	%144 = zext i32 %15 to i64, !dbg !648
	%145 = add nsw i64 %143, 1, !dbg !649
	br label %b27, !dbg !650

b27:
	%146 = phi i64 [ 0, %b26 ], [ %170, %b27_ok3 ], !dbg !650
	%147 = add i64 %12, %146, !dbg !652
	%148 = icmp uge i64 %143, %p19, !dbg !651
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !651, !prof !31

b27_ok1:
	%149 = icmp eq i64 %11, -1, !dbg !653
	%150 = select i1 %149, i64 1, i64 %11, !dbg !653
	%151 = srem i64 %147, %150, !dbg !653
	%152 = bitcast double %139 to i64, !dbg !654
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %143, !dbg !651
	%154 = trunc i64 %152 to i32, !dbg !655
	%155 = shl i64 %144, 32, !dbg !656
	%156 = zext i32 %154 to i64, !dbg !657
	%157 = or i64 %155, %156, !dbg !658
	%158 = trunc i64 %151 to i32, !dbg !659
	%159 = addrspacecast i64 addrspace(1)* %153 to i64*, !dbg !659
	%160 = icmp uge i64 %151, %11, !dbg !659
	br i1 %160, label %b27_fail2, label %b27_ok2, !dbg !659, !prof !31

b27_ok2:
	%161 = bitcast i64* %159 to i8*, !dbg !659
	call void @gpuc_signal_op_thread(i8* %161, i64 %157, i32 9, i32 %158), !dbg !659
	%162 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %145, !dbg !660
	%163 = lshr i64 %152, 32, !dbg !661
	%164 = trunc i64 %163 to i32, !dbg !662
	%165 = zext i32 %164 to i64, !dbg !664
	%166 = or i64 %155, %165, !dbg !665
	%167 = addrspacecast i64 addrspace(1)* %162 to i64*, !dbg !666
	%168 = icmp uge i64 %145, %p19, !dbg !660
	br i1 %168, label %b27_fail3, label %b27_ok3, !dbg !660, !prof !31

b27_ok3:
	%169 = bitcast i64* %167 to i8*, !dbg !666
	call void @gpuc_signal_op_thread(i8* %169, i64 %166, i32 9, i32 %158), !dbg !666
	%170 = add i64 %146, 1, !dbg !646
	%171 = icmp slt i64 %170, %11, !dbg !646
	br i1 %171, label %b27, label %b28, !dbg !646

b28:
	call void @llvm.nvvm.barrier0(), !dbg !667
	br label %b29, !dbg !573

b29:
	br i1 %10, label %b30, label %b33, !dbg !577

b30:
	%172 = urem i64 %13, 2, !dbg !668
	%173 = icmp ne i64 %172, 0, !dbg !669
	br i1 %173, label %b31, label %b32, !dbg !669

b31:
	br label %b32, !dbg !669

b32:
	%174 = phi float addrspace(1)* [ %0, %b30 ], [ %1, %b31 ], !dbg !670
	%175 = phi i64 [ %p1, %b30 ], [ %p3, %b31 ], !dbg !670
	%176 = phi float addrspace(1)* [ %1, %b30 ], [ %0, %b31 ], !dbg !671
	%177 = phi i64 [ %p3, %b30 ], [ %p1, %b31 ], !dbg !671
	%178 = addrspacecast float addrspace(1)* %174 to float*, !dbg !672
	%179 = addrspacecast float addrspace(1)* %176 to float*, !dbg !672
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !672
	%181 = call float @gpuc_fn_solver_sweep(float* %178, i64 %175, float* %179, i64 %177, i64* %180, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %13, i8* %ctrl), !dbg !672
	br label %b33, !dbg !672

b33:
	%182 = phi float [ 0.000000e+00, %b29 ], [ %181, %b32 ], !dbg !673
	br i1 %18, label %b34, label %b42, !dbg !674

b34:
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !676, !range !207
	%184 = sext i32 %183 to i64, !dbg !676
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !676, !range !209
	%186 = sext i32 %185 to i64, !dbg !676
	%187 = icmp eq i64 %184, 0, !dbg !677
	br i1 %187, label %b35, label %b42, !dbg !677

b35:
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !678, !range !234
	%189 = sext i32 %188 to i64, !dbg !678
	%190 = sdiv i64 %189, 2, !dbg !679
	%191 = icmp eq i64 %186, %190, !dbg !680
	br i1 %191, label %b36, label %b42, !dbg !675

b36:
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !681, !range !208
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !681, !range !208
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !681, !range !210
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !681, !range !238
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !681, !range !238
	%197 = mul i32 %196, %194, !dbg !681
	%198 = add i32 %193, %197, !dbg !681
	%199 = mul i32 %195, %198, !dbg !681
	%200 = add i32 %192, %199, !dbg !681
	%201 = sext i32 %200 to i64, !dbg !681
	%202 = icmp eq i64 %201, 0, !dbg !682
	br i1 %202, label %b37, label %b42, !dbg !682

b37:
	%203 = sub i64 %13, 1, !dbg !683
	%204 = urem i32 %15, 2, !dbg !685
	%205 = zext i32 %204 to i64, !dbg !686
	%206 = mul i64 %205, %11, !dbg !687
	%207 = mul nsw i64 %206, 2, !dbg !688
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %207, !dbg !690
	%209 = zext i32 %15 to i64, !dbg !694
	%210 = shl i64 %209, 32, !dbg !695
	%211 = addrspacecast i64 addrspace(1)* %208 to i64*, !dbg !692
	%212 = icmp uge i64 %207, %p19, !dbg !690
	%213 = icmp eq i64 addrspace(1)* %208, null, !dbg !692
	%214 = or i1 %212, %213, !dbg !692
	br i1 %214, label %b37_fail1, label %b37_ok1, !dbg !692, !prof !31

b37_ok1:
	%215 = bitcast i64* %211 to i8*, !dbg !692
	%216 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %215, i32 5, i64 %210, i32 1, i8* %ctrl, i32 26), !dbg !692
	%217 = add nsw i64 %207, 1, !dbg !696
	%218 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %217, !dbg !697
	%219 = and i64 %216, 4294967295, !dbg !700
	%220 = addrspacecast i64 addrspace(1)* %218 to i64*, !dbg !699
	%221 = icmp uge i64 %217, %p19, !dbg !697
	%222 = icmp eq i64 addrspace(1)* %218, null, !dbg !699
	%223 = or i1 %221, %222, !dbg !699
	br i1 %223, label %b37_fail3, label %b37_ok3, !dbg !699, !prof !31

b37_ok3:
	%224 = bitcast i64* %220 to i8*, !dbg !699
	%225 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %224, i32 5, i64 %210, i32 1, i8* %ctrl, i32 26), !dbg !699
	%226 = and i64 %225, 4294967295, !dbg !701
	%227 = shl i64 %226, 32, !dbg !702
	%228 = or i64 %219, %227, !dbg !703
	%229 = bitcast i64 %228 to double, !dbg !704
	br label %b38, !dbg !689

b38:
	%230 = phi double [ %229, %b37_ok3 ], [ %255, %b39_ok3 ], !dbg !705
	%231 = phi i64 [ 1, %b37_ok3 ], [ %256, %b39_ok3 ], !dbg !706
	%232 = icmp slt i64 %231, %11, !dbg !707
	br i1 %232, label %b39, label %b40, !dbg !707

b39:
	%233 = add i64 %206, %231, !dbg !709
	%234 = mul nsw i64 %233, 2, !dbg !710
	%235 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %234, !dbg !712
	%236 = addrspacecast i64 addrspace(1)* %235 to i64*, !dbg !714
	%237 = icmp uge i64 %234, %p19, !dbg !712
	%238 = icmp eq i64 addrspace(1)* %235, null, !dbg !714
	%239 = or i1 %237, %238, !dbg !714
	br i1 %239, label %b39_fail1, label %b39_ok1, !dbg !714, !prof !31

b39_ok1:
	%240 = bitcast i64* %236 to i8*, !dbg !714
	%241 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %240, i32 5, i64 %210, i32 1, i8* %ctrl, i32 26), !dbg !714
	%242 = add nsw i64 %234, 1, !dbg !715
	%243 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %242, !dbg !716
	%244 = and i64 %241, 4294967295, !dbg !719
	%245 = addrspacecast i64 addrspace(1)* %243 to i64*, !dbg !718
	%246 = icmp uge i64 %242, %p19, !dbg !716
	%247 = icmp eq i64 addrspace(1)* %243, null, !dbg !718
	%248 = or i1 %246, %247, !dbg !718
	br i1 %248, label %b39_fail3, label %b39_ok3, !dbg !718, !prof !31

b39_ok3:
	%249 = bitcast i64* %245 to i8*, !dbg !718
	%250 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %249, i32 5, i64 %210, i32 1, i8* %ctrl, i32 26), !dbg !718
	%251 = and i64 %250, 4294967295, !dbg !720
	%252 = shl i64 %251, 32, !dbg !721
	%253 = or i64 %244, %252, !dbg !722
	%254 = bitcast i64 %253 to double, !dbg !723
	%255 = fadd double %230, %254, !dbg !724
	%256 = add nsw i64 %231, 1, !dbg !725
	br label %b38, !dbg !725

b40:
	%257 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !726
	%258 = icmp uge i64 0, %p21, !dbg !726
	br i1 %258, label %b40_fail1, label %b40_ok1, !dbg !726, !prof !31

b40_ok1:
	store double %230, double addrspace(1)* %257, align 8, !dbg !726
	%259 = fcmp ole double %230, %p30, !dbg !727
	br i1 %259, label %b41, label %b42, !dbg !727

b41:
	%260 = urem i64 %13, 2, !dbg !728
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %260, !dbg !729
	%262 = icmp uge i64 %260, %p23, !dbg !729
	br i1 %262, label %b41_fail1, label %b41_ok1, !dbg !729, !prof !31

b41_ok1:
	store i64 %203, i64 addrspace(1)* %261, align 8, !dbg !729
	br label %b42, !dbg !729

b42:
	%263 = sub i64 %14, 1, !dbg !730
	%264 = icmp eq i64 %263, 0, !dbg !731
	br i1 %264, label %b43, label %b62, !dbg !731

b43:
	%265 = add i32 %16, 1, !dbg !732
	%266 = fpext float %182 to double, !dbg !734
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !738, !range !208
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !738, !range !208
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !738, !range !210
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !738, !range !238
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !738, !range !238
	%272 = mul i32 %271, %269, !dbg !738
	%273 = add i32 %268, %272, !dbg !738
	%274 = mul i32 %270, %273, !dbg !738
	%275 = add i32 %267, %274, !dbg !738
	%276 = and i32 %275, -32, !dbg !738
	%277 = mul i32 %270, %271, !dbg !738
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !738, !range !342
	%279 = mul i32 %277, %278, !dbg !738
	%280 = sub i32 %279, %276, !dbg !738
	%281 = icmp slt i32 %280, 32, !dbg !738
	%282 = select i1 %281, i32 %280, i32 32, !dbg !738
	%283 = sext i32 %282 to i64, !dbg !738
	%284 = icmp eq i64 %283, 32, !dbg !739
	br i1 %284, label %b44, label %b46, !dbg !739

b44:
	%285 = phi double [ %302, %b45 ], [ %266, %b43 ], !dbg !740
	%286 = phi i64 [ %303, %b45 ], [ 16, %b43 ], !dbg !741
	%287 = icmp sgt i64 %286, 0, !dbg !742
	br i1 %287, label %b45, label %b54, !dbg !742

b45:
	%288 = trunc i64 %286 to i32, !dbg !743
	%289 = bitcast double %285 to i64, !dbg !743
	%290 = trunc i64 %289 to i32, !dbg !743
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %290, i32 %288, i32 31), !dbg !743
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !743
	%293 = lshr i64 %289, 32, !dbg !743
	%294 = trunc i64 %293 to i32, !dbg !743
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %294, i32 %288, i32 31), !dbg !743
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !743
	%297 = zext i32 %296 to i64, !dbg !743
	%298 = shl i64 %297, 32, !dbg !743
	%299 = zext i32 %292 to i64, !dbg !743
	%300 = or i64 %299, %298, !dbg !743
	%301 = bitcast i64 %300 to double, !dbg !743
	%302 = fadd double %285, %301, !dbg !744
	%303 = sdiv i64 %286, 2, !dbg !745
	br label %b44, !dbg !745

b46:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !746, !range !383
	%305 = sext i32 %304 to i64, !dbg !746
	br label %b47, !dbg !746

b47:
	%306 = phi double [ %266, %b46 ], [ %328, %b52 ], !dbg !740
	%307 = phi i64 [ 16, %b46 ], [ %329, %b52 ], !dbg !747
	%308 = icmp sgt i64 %307, 0, !dbg !748
	br i1 %308, label %b48, label %b53, !dbg !748

b48:
	%309 = add i64 %305, %307, !dbg !749
	%310 = icmp sge i64 %309, %283, !dbg !750
	br i1 %310, label %b49, label %b50, !dbg !750

b49:
	br label %b50, !dbg !750

b50:
	%311 = phi i64 [ %309, %b48 ], [ %305, %b49 ], !dbg !751
	%312 = trunc i64 %311 to i32, !dbg !752
	%313 = bitcast double %306 to i64, !dbg !752
	%314 = trunc i64 %313 to i32, !dbg !752
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 %312, i32 31), !dbg !752
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !752
	%317 = lshr i64 %313, 32, !dbg !752
	%318 = trunc i64 %317 to i32, !dbg !752
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %318, i32 %312, i32 31), !dbg !752
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !752
	%321 = zext i32 %320 to i64, !dbg !752
	%322 = shl i64 %321, 32, !dbg !752
	%323 = zext i32 %316 to i64, !dbg !752
	%324 = or i64 %323, %322, !dbg !752
	%325 = bitcast i64 %324 to double, !dbg !752
	%326 = icmp ne i64 %311, %305, !dbg !753
	br i1 %326, label %b51, label %b52, !dbg !753

b51:
	%327 = fadd double %306, %325, !dbg !744
	br label %b52, !dbg !754

b52:
	%328 = phi double [ %306, %b50 ], [ %327, %b51 ], !dbg !740
	%329 = sdiv i64 %307, 2, !dbg !755
	br label %b47, !dbg !755

b53:
	%330 = bitcast double %306 to i64, !dbg !756
	%331 = trunc i64 %330 to i32, !dbg !756
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !756
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !756
	%334 = lshr i64 %330, 32, !dbg !756
	%335 = trunc i64 %334 to i32, !dbg !756
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !756
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !756
	%338 = zext i32 %337 to i64, !dbg !756
	%339 = shl i64 %338, 32, !dbg !756
	%340 = zext i32 %333 to i64, !dbg !756
	%341 = or i64 %340, %339, !dbg !756
	%342 = bitcast i64 %341 to double, !dbg !756
	br label %b54, !dbg !757

b54:
	%343 = phi double [ %285, %b44 ], [ %342, %b53 ], !dbg !737
	%344 = sext i32 %279 to i64, !dbg !759
	%345 = add nsw i64 %344, 32, !dbg !760
	%346 = sub nsw i64 %345, 1, !dbg !761
	%347 = sdiv i64 %346, 32, !dbg !762
	%348 = icmp eq i64 %347, 1, !dbg !763
	br i1 %348, label %b60, label %b55, !dbg !763

b55:
	call void @llvm.nvvm.barrier0(), !dbg !765
	%349 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !766, !range !383
	%350 = sext i32 %349 to i64, !dbg !766
	%351 = icmp eq i64 %350, 0, !dbg !767
	br i1 %351, label %b56, label %b57, !dbg !767

b56:
	%352 = sext i32 %275 to i64, !dbg !768
	%353 = sdiv i64 %352, 32, !dbg !769
	%354 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %353, !dbg !770
	store double %343, double addrspace(3)* %354, align 8, !dbg !770
	br label %b57, !dbg !770

b57:
	call void @llvm.nvvm.barrier0(), !dbg !771
	%355 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !772
	%356 = load double, double addrspace(3)* %355, align 8, !dbg !772
	br label %b58, !dbg !772

b58:
	%357 = phi double [ %356, %b57 ], [ %362, %b59 ], !dbg !773
	%358 = phi i64 [ 1, %b57 ], [ %363, %b59 ], !dbg !774
	%359 = icmp slt i64 %358, %347, !dbg !775
	br i1 %359, label %b59, label %b60, !dbg !775

b59:
	%360 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %358, !dbg !776
	%361 = load double, double addrspace(3)* %360, align 8, !dbg !776
	%362 = fadd double %357, %361, !dbg !744
	%363 = add nsw i64 %358, 1, !dbg !777
	br label %b58, !dbg !777

b60:
	%364 = phi double [ %343, %b54 ], [ %357, %b58 ], !dbg !736
	%365 = sext i32 %275 to i64, !dbg !778
	%366 = icmp eq i64 %365, 0, !dbg !779
	br i1 %366, label %b61, label %b62, !dbg !779

b61:
	%367 = sdiv i64 %p17, 2, !dbg !781
	%368 = urem i32 %16, 2, !dbg !782
	%369 = zext i32 %368 to i64, !dbg !783
	%370 = mul i64 %369, %367, !dbg !784
	%371 = add i64 %370, %367, !dbg !785
	%372 = icmp ugt i64 %371, %p17, !dbg !786
	br i1 %372, label %b61_fail1, label %b61_ok1, !dbg !786, !prof !31

b61_ok1:
	%373 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !787, !range !207
	%374 = sext i32 %373 to i64, !dbg !787
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !787, !range !209
	%376 = sext i32 %375 to i64, !dbg !787
	%377 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !788, !range !233
	%378 = sext i32 %377 to i64, !dbg !788
	%379 = mul i64 %376, %378, !dbg !789
	%380 = add i64 %379, %374, !dbg !790
	%381 = getelementptr inbounds double, double addrspace(1)* %3, i64 %370, !dbg !786
	%382 = getelementptr inbounds double, double addrspace(1)* %381, i64 %380, !dbg !791
	%383 = icmp uge i64 %380, %367, !dbg !791
	br i1 %383, label %b61_fail2, label %b61_ok2, !dbg !791, !prof !31

b61_ok2:
	store double %364, double addrspace(1)* %382, align 8, !dbg !791
	br label %b62, !dbg !791

b62:
	%384 = phi i64 [ %263, %b42 ], [ %p27, %b60 ], [ %p27, %b61_ok2 ], !dbg !579
	%385 = phi i32 [ 0, %b42 ], [ %16, %b60 ], [ %16, %b61_ok2 ], !dbg !580
	%386 = phi i32 [ %16, %b42 ], [ %265, %b60 ], [ %265, %b61_ok2 ], !dbg !581
	call void @gpuc_grid_sync(), !dbg !792
	%387 = fcmp oge double %p30, 0.000000e+00, !dbg !793
	br i1 %387, label %b63, label %b65, !dbg !793

b63:
	%388 = urem i64 %13, 2, !dbg !794
	%389 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %388, !dbg !795
	%390 = icmp uge i64 %388, %p23, !dbg !795
	br i1 %390, label %b63_fail1, label %b63_ok1, !dbg !795, !prof !31

b63_ok1:
	%391 = load i64, i64 addrspace(1)* %389, align 8, !dbg !795
	%392 = icmp ne i64 %391, 0, !dbg !796
	br i1 %392, label %b64, label %b65, !dbg !796

b64:
	ret void, !dbg !797

b65:
	%393 = add i64 %13, 1, !dbg !798
	%394 = add i64 %17, 1, !dbg !798
	%395 = icmp slt i64 %394, %p25, !dbg !798
	br i1 %395, label %b2, label %b66, !dbg !798

b66:
	ret void, !dbg !798

b5_fail1:
	br label %fail, !dbg !595

b27_fail1:
	br label %fail, !dbg !651

b27_fail2:
	br label %fail, !dbg !659

b27_fail3:
	br label %fail, !dbg !660

b37_fail1:
	%396 = icmp uge i64 %207, %p19, !dbg !690
	br i1 %396, label %b37_fail2, label %b37_ok2, !dbg !690

b37_fail2:
	br label %fail, !dbg !690

b37_ok2:
	br label %fail, !dbg !692

b37_fail3:
	%397 = icmp uge i64 %217, %p19, !dbg !697
	br i1 %397, label %b37_fail4, label %b37_ok4, !dbg !697

b37_fail4:
	br label %fail, !dbg !697

b37_ok4:
	br label %fail, !dbg !699

b39_fail1:
	%398 = icmp uge i64 %234, %p19, !dbg !712
	br i1 %398, label %b39_fail2, label %b39_ok2, !dbg !712

b39_fail2:
	br label %fail, !dbg !712

b39_ok2:
	br label %fail, !dbg !714

b39_fail3:
	%399 = icmp uge i64 %242, %p19, !dbg !716
	br i1 %399, label %b39_fail4, label %b39_ok4, !dbg !716

b39_fail4:
	br label %fail, !dbg !716

b39_ok4:
	br label %fail, !dbg !718

b40_fail1:
	br label %fail, !dbg !726

b41_fail1:
	br label %fail, !dbg !729

b61_fail1:
	br label %fail, !dbg !786

b61_fail2:
	br label %fail, !dbg !791

b63_fail1:
	br label %fail, !dbg !795

fail:
	%400 = phi i32 [ 2, %b5_fail1 ], [ 3, %b27_fail1 ], [ 4, %b27_fail2 ], [ 5, %b27_fail3 ], [ 24, %b37_fail2 ], [ 25, %b37_ok2 ], [ 27, %b37_fail4 ], [ 25, %b37_ok4 ], [ 24, %b39_fail2 ], [ 25, %b39_ok2 ], [ 27, %b39_fail4 ], [ 25, %b39_ok4 ], [ 28, %b40_fail1 ], [ 29, %b41_fail1 ], [ 2, %b61_fail1 ], [ 30, %b61_fail2 ], [ 31, %b63_fail1 ], !dbg !569
	%401 = phi i64 [ %32, %b5_fail1 ], [ %143, %b27_fail1 ], [ %151, %b27_fail2 ], [ %145, %b27_fail3 ], [ %207, %b37_fail2 ], [ 0, %b37_ok2 ], [ %217, %b37_fail4 ], [ 0, %b37_ok4 ], [ %234, %b39_fail2 ], [ 0, %b39_ok2 ], [ %242, %b39_fail4 ], [ 0, %b39_ok4 ], [ 0, %b40_fail1 ], [ %260, %b41_fail1 ], [ %371, %b61_fail1 ], [ %380, %b61_fail2 ], [ %388, %b63_fail1 ], !dbg !569
	%402 = phi i64 [ %p17, %b5_fail1 ], [ %p19, %b27_fail1 ], [ %11, %b27_fail2 ], [ %p19, %b27_fail3 ], [ %p19, %b37_fail2 ], [ 0, %b37_ok2 ], [ %p19, %b37_fail4 ], [ 0, %b37_ok4 ], [ %p19, %b39_fail2 ], [ 0, %b39_ok2 ], [ %p19, %b39_fail4 ], [ 0, %b39_ok4 ], [ %p21, %b40_fail1 ], [ %p23, %b41_fail1 ], [ %p17, %b61_fail1 ], [ %367, %b61_fail2 ], [ %p23, %b63_fail1 ], !dbg !569
	call void @gpuc_fail(i8* %ctrl, i32 %400, i64 %401, i64 %402), !dbg !569
	ret void, !dbg !569
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double %p10, i8* %ctrl) nounwind !dbg !799 {
entry:
	br label %b0, !dbg !800

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !800
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !800
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !800
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !800
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !803
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !806
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !807
	%7 = icmp uge i64 0, %p7, !dbg !807
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !807, !prof !31

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !807
	%9 = icmp eq i64 %8, 0, !dbg !808
	br i1 %9, label %b1, label %b31, !dbg !808

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !809
	%11 = icmp uge i64 1, %p7, !dbg !809
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !809, !prof !31

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !809
	%13 = icmp eq i64 %12, 0, !dbg !810
	br i1 %13, label %b2, label %b31, !dbg !810

b2:
	%14 = sdiv i64 %p1, 2, !dbg !812
	%15 = urem i32 %p8, 2, !dbg !813
	%16 = zext i32 %15 to i64, !dbg !814
	%17 = mul i64 %16, %14, !dbg !815
	%18 = add i64 %17, %14, !dbg !816
	%19 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17, !dbg !817
	%20 = icmp ugt i64 %18, %p1, !dbg !817
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !817, !prof !31

b2_ok1:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !818, !range !208
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !818, !range !208
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !818, !range !210
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !818, !range !238
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !818, !range !238
	%26 = mul i32 %25, %23, !dbg !818
	%27 = add i32 %22, %26, !dbg !818
	%28 = mul i32 %24, %27, !dbg !818
	%29 = add i32 %21, %28, !dbg !818
	%30 = sext i32 %29 to i64, !dbg !818
	%31 = mul i32 %24, %25, !dbg !818
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !818, !range !342
	%33 = mul i32 %31, %32, !dbg !818
	%34 = sext i32 %33 to i64, !dbg !818
	br label %b3, !dbg !818

b3:
	%35 = phi double [ 0.000000e+00, %b2_ok1 ], [ %40, %b4 ], !dbg !819
	%36 = phi i64 [ %30, %b2_ok1 ], [ %41, %b4 ], !dbg !818
	%37 = icmp slt i64 %36, %14, !dbg !818
	br i1 %37, label %b4, label %b5, !dbg !818

b4:
	%38 = getelementptr inbounds double, double addrspace(1)* %19, i64 %36, !dbg !820
	%39 = load double, double addrspace(1)* %38, align 8, !dbg !820
	%40 = fadd double %35, %39, !dbg !821
	%41 = add i64 %36, %34, !dbg !818
	br label %b3, !dbg !818

b5:
	%42 = and i32 %29, -32, !dbg !825
	%43 = sub i32 %33, %42, !dbg !825
	%44 = icmp slt i32 %43, 32, !dbg !825
	%45 = select i1 %44, i32 %43, i32 32, !dbg !825
	%46 = sext i32 %45 to i64, !dbg !825
	%47 = icmp eq i64 %46, 32, !dbg !826
	br i1 %47, label %b6, label %b8, !dbg !826

b6:
	%48 = phi double [ %65, %b7 ], [ %35, %b5 ], !dbg !827
	%49 = phi i64 [ %66, %b7 ], [ 16, %b5 ], !dbg !828
	%50 = icmp sgt i64 %49, 0, !dbg !829
	br i1 %50, label %b7, label %b16, !dbg !829

b7:
	%51 = trunc i64 %49 to i32, !dbg !830
	%52 = bitcast double %48 to i64, !dbg !830
	%53 = trunc i64 %52 to i32, !dbg !830
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %51, i32 31), !dbg !830
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !830
	%56 = lshr i64 %52, 32, !dbg !830
	%57 = trunc i64 %56 to i32, !dbg !830
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %51, i32 31), !dbg !830
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !830
	%60 = zext i32 %59 to i64, !dbg !830
	%61 = shl i64 %60, 32, !dbg !830
	%62 = zext i32 %55 to i64, !dbg !830
	%63 = or i64 %62, %61, !dbg !830
	%64 = bitcast i64 %63 to double, !dbg !830
	%65 = fadd double %48, %64, !dbg !831
	%66 = sdiv i64 %49, 2, !dbg !832
	br label %b6, !dbg !832

b8:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !833, !range !383
	%68 = sext i32 %67 to i64, !dbg !833
	br label %b9, !dbg !833

b9:
	%69 = phi double [ %35, %b8 ], [ %91, %b14 ], !dbg !827
	%70 = phi i64 [ 16, %b8 ], [ %92, %b14 ], !dbg !834
	%71 = icmp sgt i64 %70, 0, !dbg !835
	br i1 %71, label %b10, label %b15, !dbg !835

b10:
	%72 = add i64 %68, %70, !dbg !836
	%73 = icmp sge i64 %72, %46, !dbg !837
	br i1 %73, label %b11, label %b12, !dbg !837

b11:
	br label %b12, !dbg !837

b12:
	%74 = phi i64 [ %72, %b10 ], [ %68, %b11 ], !dbg !838
	%75 = trunc i64 %74 to i32, !dbg !839
	%76 = bitcast double %69 to i64, !dbg !839
	%77 = trunc i64 %76 to i32, !dbg !839
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %75, i32 31), !dbg !839
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !839
	%80 = lshr i64 %76, 32, !dbg !839
	%81 = trunc i64 %80 to i32, !dbg !839
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %75, i32 31), !dbg !839
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !839
	%84 = zext i32 %83 to i64, !dbg !839
	%85 = shl i64 %84, 32, !dbg !839
	%86 = zext i32 %79 to i64, !dbg !839
	%87 = or i64 %86, %85, !dbg !839
	%88 = bitcast i64 %87 to double, !dbg !839
	%89 = icmp ne i64 %74, %68, !dbg !840
	br i1 %89, label %b13, label %b14, !dbg !840

b13:
	%90 = fadd double %69, %88, !dbg !831
	br label %b14, !dbg !841

b14:
	%91 = phi double [ %69, %b12 ], [ %90, %b13 ], !dbg !827
	%92 = sdiv i64 %70, 2, !dbg !842
	br label %b9, !dbg !842

b15:
	%93 = bitcast double %69 to i64, !dbg !843
	%94 = trunc i64 %93 to i32, !dbg !843
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !843
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !843
	%97 = lshr i64 %93, 32, !dbg !843
	%98 = trunc i64 %97 to i32, !dbg !843
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %98, i32 0, i32 31), !dbg !843
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !843
	%101 = zext i32 %100 to i64, !dbg !843
	%102 = shl i64 %101, 32, !dbg !843
	%103 = zext i32 %96 to i64, !dbg !843
	%104 = or i64 %103, %102, !dbg !843
	%105 = bitcast i64 %104 to double, !dbg !843
	br label %b16, !dbg !844

b16:
	%106 = phi double [ %48, %b6 ], [ %105, %b15 ], !dbg !824
	%107 = add nsw i64 %34, 32, !dbg !846
	%108 = sub nsw i64 %107, 1, !dbg !847
	%109 = sdiv i64 %108, 32, !dbg !848
	%110 = icmp eq i64 %109, 1, !dbg !849
	br i1 %110, label %b22, label %b17, !dbg !849

b17:
	call void @llvm.nvvm.barrier0(), !dbg !851
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !852, !range !383
	%112 = sext i32 %111 to i64, !dbg !852
	%113 = icmp eq i64 %112, 0, !dbg !853
	br i1 %113, label %b18, label %b19, !dbg !853

b18:
	%114 = sdiv i64 %30, 32, !dbg !854
	%115 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %114, !dbg !855
	store double %106, double addrspace(3)* %115, align 8, !dbg !855
	br label %b19, !dbg !855

b19:
	call void @llvm.nvvm.barrier0(), !dbg !856
	%116 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !857
	%117 = load double, double addrspace(3)* %116, align 8, !dbg !857
	br label %b20, !dbg !857

b20:
	%118 = phi double [ %117, %b19 ], [ %123, %b21 ], !dbg !858
	%119 = phi i64 [ 1, %b19 ], [ %124, %b21 ], !dbg !859
	%120 = icmp slt i64 %119, %109, !dbg !860
	br i1 %120, label %b21, label %b22, !dbg !860

b21:
	%121 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %119, !dbg !861
	%122 = load double, double addrspace(3)* %121, align 8, !dbg !861
	%123 = fadd double %118, %122, !dbg !831
	%124 = add nsw i64 %119, 1, !dbg !862
	br label %b20, !dbg !862

b22:
	%125 = phi double [ %106, %b16 ], [ %118, %b20 ], !dbg !823
	%126 = icmp eq i64 %30, 0, !dbg !863
	br i1 %126, label %b23, label %b25, !dbg !863

b23:
	%127 = sext i32 %5 to i64, !dbg !806
	%128 = sext i32 %4 to i64, !dbg !864
	%129 = mul i64 %16, %128, !dbg !866
	%130 = add i64 %129, %127, !dbg !867
	%131 = mul nsw i64 %130, 2, !dbg !868
	%132 = zext i32 %p8 to i64, !dbg !871
	%133 = add nsw i64 %131, 1, !dbg !872
	br label %b24, !dbg !864

b24:
	%134 = phi i64 [ 0, %b23 ], [ %158, %b24_ok3 ], !dbg !864
	%135 = add i64 %127, %134, !dbg !874
	%136 = icmp uge i64 %131, %p3, !dbg !873
	br i1 %136, label %b24_fail1, label %b24_ok1, !dbg !873, !prof !31

b24_ok1:
	%137 = icmp eq i64 %128, -1, !dbg !875
	%138 = select i1 %137, i64 1, i64 %128, !dbg !875
	%139 = srem i64 %135, %138, !dbg !875
	%140 = bitcast double %125 to i64, !dbg !876
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %131, !dbg !873
	%142 = trunc i64 %140 to i32, !dbg !877
	%143 = shl i64 %132, 32, !dbg !878
	%144 = zext i32 %142 to i64, !dbg !879
	%145 = or i64 %143, %144, !dbg !880
	%146 = trunc i64 %139 to i32, !dbg !881
	%147 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !881
	%148 = icmp uge i64 %139, %128, !dbg !881
	br i1 %148, label %b24_fail2, label %b24_ok2, !dbg !881, !prof !31

b24_ok2:
	%149 = bitcast i64* %147 to i8*, !dbg !881
	call void @gpuc_signal_op_thread(i8* %149, i64 %145, i32 9, i32 %146), !dbg !881
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %133, !dbg !882
	%151 = lshr i64 %140, 32, !dbg !883
	%152 = trunc i64 %151 to i32, !dbg !884
	%153 = zext i32 %152 to i64, !dbg !886
	%154 = or i64 %143, %153, !dbg !887
	%155 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !888
	%156 = icmp uge i64 %133, %p3, !dbg !882
	br i1 %156, label %b24_fail3, label %b24_ok3, !dbg !882, !prof !31

b24_ok3:
	%157 = bitcast i64* %155 to i8*, !dbg !888
	call void @gpuc_signal_op_thread(i8* %157, i64 %154, i32 9, i32 %146), !dbg !888
	%158 = add i64 %134, 1, !dbg !869
	%159 = icmp slt i64 %158, %128, !dbg !869
	br i1 %159, label %b24, label %b25, !dbg !869

b25:
	call void @llvm.nvvm.barrier0(), !dbg !889
	br i1 %126, label %b26, label %b31, !dbg !890

b26:
	%160 = sext i32 %4 to i64, !dbg !803
	%161 = mul i64 %16, %160, !dbg !892
	%162 = mul nsw i64 %161, 2, !dbg !893
	%163 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %162, !dbg !895
	%164 = zext i32 %p8 to i64, !dbg !899
	%165 = shl i64 %164, 32, !dbg !900
	%166 = addrspacecast i64 addrspace(1)* %163 to i64*, !dbg !897
	%167 = icmp uge i64 %162, %p3, !dbg !895
	%168 = icmp eq i64 addrspace(1)* %163, null, !dbg !897
	%169 = or i1 %167, %168, !dbg !897
	br i1 %169, label %b26_fail1, label %b26_ok1, !dbg !897, !prof !31

b26_ok1:
	%170 = bitcast i64* %166 to i8*, !dbg !897
	%171 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %170, i32 5, i64 %165, i32 1, i8* %ctrl, i32 26), !dbg !897
	%172 = add nsw i64 %162, 1, !dbg !901
	%173 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %172, !dbg !902
	%174 = and i64 %171, 4294967295, !dbg !905
	%175 = addrspacecast i64 addrspace(1)* %173 to i64*, !dbg !904
	%176 = icmp uge i64 %172, %p3, !dbg !902
	%177 = icmp eq i64 addrspace(1)* %173, null, !dbg !904
	%178 = or i1 %176, %177, !dbg !904
	br i1 %178, label %b26_fail3, label %b26_ok3, !dbg !904, !prof !31

b26_ok3:
	%179 = bitcast i64* %175 to i8*, !dbg !904
	%180 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %179, i32 5, i64 %165, i32 1, i8* %ctrl, i32 26), !dbg !904
	%181 = and i64 %180, 4294967295, !dbg !906
	%182 = shl i64 %181, 32, !dbg !907
	%183 = or i64 %174, %182, !dbg !908
	%184 = bitcast i64 %183 to double, !dbg !909
	br label %b27, !dbg !894

b27:
	%185 = phi double [ %184, %b26_ok3 ], [ %210, %b28_ok3 ], !dbg !910
	%186 = phi i64 [ 1, %b26_ok3 ], [ %211, %b28_ok3 ], !dbg !911
	%187 = icmp slt i64 %186, %160, !dbg !912
	br i1 %187, label %b28, label %b29, !dbg !912

b28:
	%188 = add i64 %161, %186, !dbg !914
	%189 = mul nsw i64 %188, 2, !dbg !915
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %189, !dbg !917
	%191 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !919
	%192 = icmp uge i64 %189, %p3, !dbg !917
	%193 = icmp eq i64 addrspace(1)* %190, null, !dbg !919
	%194 = or i1 %192, %193, !dbg !919
	br i1 %194, label %b28_fail1, label %b28_ok1, !dbg !919, !prof !31

b28_ok1:
	%195 = bitcast i64* %191 to i8*, !dbg !919
	%196 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %195, i32 5, i64 %165, i32 1, i8* %ctrl, i32 26), !dbg !919
	%197 = add nsw i64 %189, 1, !dbg !920
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %197, !dbg !921
	%199 = and i64 %196, 4294967295, !dbg !924
	%200 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !923
	%201 = icmp uge i64 %197, %p3, !dbg !921
	%202 = icmp eq i64 addrspace(1)* %198, null, !dbg !923
	%203 = or i1 %201, %202, !dbg !923
	br i1 %203, label %b28_fail3, label %b28_ok3, !dbg !923, !prof !31

b28_ok3:
	%204 = bitcast i64* %200 to i8*, !dbg !923
	%205 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %204, i32 5, i64 %165, i32 1, i8* %ctrl, i32 26), !dbg !923
	%206 = and i64 %205, 4294967295, !dbg !925
	%207 = shl i64 %206, 32, !dbg !926
	%208 = or i64 %199, %207, !dbg !927
	%209 = bitcast i64 %208 to double, !dbg !928
	%210 = fadd double %185, %209, !dbg !929
	%211 = add nsw i64 %186, 1, !dbg !930
	br label %b27, !dbg !930

b29:
	%212 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !931
	%213 = icmp uge i64 0, %p5, !dbg !931
	br i1 %213, label %b29_fail1, label %b29_ok1, !dbg !931, !prof !31

b29_ok1:
	store double %185, double addrspace(1)* %212, align 8, !dbg !931
	%214 = fcmp ole double %185, %p10, !dbg !932
	br i1 %214, label %b30, label %b31, !dbg !932

b30:
	%215 = add i64 %p9, 1, !dbg !933
	%216 = urem i64 %215, 2, !dbg !934
	%217 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %216, !dbg !935
	store i64 %p9, i64 addrspace(1)* %217, align 8, !dbg !935
	br label %b31, !dbg !935

b31:
	ret void, !dbg !801

b0_fail1:
	br label %fail, !dbg !807

b1_fail1:
	br label %fail, !dbg !809

b2_fail1:
	br label %fail, !dbg !817

b24_fail1:
	br label %fail, !dbg !873

b24_fail2:
	br label %fail, !dbg !881

b24_fail3:
	br label %fail, !dbg !882

b26_fail1:
	%218 = icmp uge i64 %162, %p3, !dbg !895
	br i1 %218, label %b26_fail2, label %b26_ok2, !dbg !895

b26_fail2:
	br label %fail, !dbg !895

b26_ok2:
	br label %fail, !dbg !897

b26_fail3:
	%219 = icmp uge i64 %172, %p3, !dbg !902
	br i1 %219, label %b26_fail4, label %b26_ok4, !dbg !902

b26_fail4:
	br label %fail, !dbg !902

b26_ok4:
	br label %fail, !dbg !904

b28_fail1:
	%220 = icmp uge i64 %189, %p3, !dbg !917
	br i1 %220, label %b28_fail2, label %b28_ok2, !dbg !917

b28_fail2:
	br label %fail, !dbg !917

b28_ok2:
	br label %fail, !dbg !919

b28_fail3:
	%221 = icmp uge i64 %197, %p3, !dbg !921
	br i1 %221, label %b28_fail4, label %b28_ok4, !dbg !921

b28_fail4:
	br label %fail, !dbg !921

b28_ok4:
	br label %fail, !dbg !923

b29_fail1:
	br label %fail, !dbg !931

fail:
	%222 = phi i32 [ 32, %b0_fail1 ], [ 32, %b1_fail1 ], [ 2, %b2_fail1 ], [ 3, %b24_fail1 ], [ 4, %b24_fail2 ], [ 5, %b24_fail3 ], [ 24, %b26_fail2 ], [ 25, %b26_ok2 ], [ 27, %b26_fail4 ], [ 25, %b26_ok4 ], [ 24, %b28_fail2 ], [ 25, %b28_ok2 ], [ 27, %b28_fail4 ], [ 25, %b28_ok4 ], [ 28, %b29_fail1 ], !dbg !800
	%223 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ %18, %b2_fail1 ], [ %131, %b24_fail1 ], [ %139, %b24_fail2 ], [ %133, %b24_fail3 ], [ %162, %b26_fail2 ], [ 0, %b26_ok2 ], [ %172, %b26_fail4 ], [ 0, %b26_ok4 ], [ %189, %b28_fail2 ], [ 0, %b28_ok2 ], [ %197, %b28_fail4 ], [ 0, %b28_ok4 ], [ 0, %b29_fail1 ], !dbg !800
	%224 = phi i64 [ %p7, %b0_fail1 ], [ %p7, %b1_fail1 ], [ %p1, %b2_fail1 ], [ %p3, %b24_fail1 ], [ %128, %b24_fail2 ], [ %p3, %b24_fail3 ], [ %p3, %b26_fail2 ], [ 0, %b26_ok2 ], [ %p3, %b26_fail4 ], [ 0, %b26_ok4 ], [ %p3, %b28_fail2 ], [ 0, %b28_ok2 ], [ %p3, %b28_fail4 ], [ 0, %b28_ok4 ], [ %p5, %b29_fail1 ], !dbg !800
	call void @gpuc_fail(i8* %ctrl, i32 %222, i64 %223, i64 %224), !dbg !800
	ret void, !dbg !800
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !936 {
entry:
	br label %b0, !dbg !937

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !937
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !937
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !938
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !939, !range !207
	%4 = sext i32 %3 to i64, !dbg !939
	%5 = sext i32 %2 to i64, !dbg !938
	%6 = icmp ne i64 %5, 0, !dbg !940
	br label %b1, !dbg !941

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !942
	%8 = icmp slt i64 %7, %p16, !dbg !943
	br i1 %8, label %b2, label %b10, !dbg !943

b2:
	%9 = mul i64 %7, %p14, !dbg !945
	%10 = icmp eq i64 %p16, 0, !dbg !944
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !944, !prof !31

b2_ok1:
	%11 = icmp eq i64 %p16, -1, !dbg !944
	%12 = select i1 %11, i64 1, i64 %p16, !dbg !944
	%13 = sdiv i64 %9, %12, !dbg !944
	%14 = sub i64 0, %9, !dbg !944
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !944
	%16 = sub i64 %15, %p7, !dbg !946
	%17 = icmp slt i64 %16, 0, !dbg !947
	br i1 %17, label %b9, label %b3, !dbg !947

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !948
	br i1 %18, label %b9, label %b4, !dbg !948

b4:
	%19 = mul i64 %7, %p15, !dbg !949
	%20 = add nsw i64 %7, 1, !dbg !950
	%21 = mul i64 %20, %p15, !dbg !951
	%22 = sub i64 %21, %19, !dbg !952
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !952
	%24 = icmp ugt i64 %21, %p1, !dbg !952
	%25 = icmp ugt i64 %19, %21, !dbg !952
	%26 = or i1 %24, %25, !dbg !952
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !952, !prof !31

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !953, !range !208
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !953, !range !208
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !953, !range !210
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !953, !range !238
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !953, !range !238
	%32 = mul i32 %31, %29, !dbg !953
	%33 = add i32 %28, %32, !dbg !953
	%34 = mul i32 %30, %33, !dbg !953
	%35 = add i32 %27, %34, !dbg !953
	%36 = sext i32 %35 to i64, !dbg !953
	%37 = mul i32 %30, %31, !dbg !953
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !953, !range !342
	%39 = mul i32 %37, %38, !dbg !953
	%40 = sext i32 %39 to i64, !dbg !953
	%41 = add nsw i64 %16, 1, !dbg !954
	%42 = mul i64 %41, %p6, !dbg !955
	br label %b5, !dbg !953

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !953
	%44 = icmp slt i64 %43, %p15, !dbg !953
	br i1 %44, label %b6, label %b7, !dbg !953

b6:
	%45 = mul i64 %43, %p5, !dbg !956
	%46 = icmp eq i64 %p15, -1, !dbg !957
	%47 = select i1 %46, i64 1, i64 %p15, !dbg !957
	%48 = sdiv i64 %45, %47, !dbg !957
	%49 = sub i64 0, %45, !dbg !957
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !957
	%51 = add i64 %42, %50, !dbg !958
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !959
	%53 = icmp uge i64 %51, %p3, !dbg !959
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !959, !prof !31

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !959
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !960
	store float %54, float addrspace(1)* %55, align 4, !dbg !960
	%56 = add i64 %43, %40, !dbg !953
	br label %b5, !dbg !953

b7:
	call void @llvm.nvvm.barrier0(), !dbg !961
	br i1 %6, label %b8, label %b9, !dbg !940

b8:
	%57 = mul i64 %22, 4, !dbg !962
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !962
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !962
	%60 = bitcast float* %58 to i8*, !dbg !962
	%61 = bitcast float* %59 to i8*, !dbg !962
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !962
	br label %b9, !dbg !962

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !963, !range !233
	%63 = sext i32 %62 to i64, !dbg !963
	%64 = add i64 %7, %63, !dbg !964
	br label %b1, !dbg !964

b10:
	ret void, !dbg !964

b2_fail1:
	br label %fail, !dbg !944

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !952
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !952

b4_fail2:
	br label %fail, !dbg !952

b4_ok2:
	br label %fail, !dbg !952

b6_fail1:
	br label %fail, !dbg !959

fail:
	%66 = phi i32 [ 33, %b2_fail1 ], [ 34, %b4_fail2 ], [ 35, %b4_ok2 ], [ 36, %b6_fail1 ], !dbg !937
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !937
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !937
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !937
	ret void, !dbg !937
}

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%1 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%2 = bitcast i8 addrspace(1)* %1 to i32 addrspace(1)*
	%3 = cmpxchg i32 addrspace(1)* %2, i32 0, i32 1 monotonic monotonic
	%4 = extractvalue { i32, i1 } %3, 1
	br i1 %4, label %write, label %wait

write:
	%5 = getelementptr i8, i8 addrspace(1)* %0, i64 8
	%6 = bitcast i8 addrspace(1)* %5 to i32 addrspace(1)*
	store volatile i32 %site, i32 addrspace(1)* %6, align 4
	%7 = getelementptr i8, i8 addrspace(1)* %0, i64 40
	%8 = bitcast i8 addrspace(1)* %7 to i64 addrspace(1)*
	store volatile i64 %v0, i64 addrspace(1)* %8, align 8
	%9 = getelementptr i8, i8 addrspace(1)* %0, i64 48
	%10 = bitcast i8 addrspace(1)* %9 to i64 addrspace(1)*
	store volatile i64 %v1, i64 addrspace(1)* %10, align 8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !207
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !208
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !209
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !208
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !209
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !210
	%27 = getelementptr i8, i8 addrspace(1)* %0, i64 36
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*
	store volatile i32 %26, i32 addrspace(1)* %28, align 4
	call void @llvm.nvvm.membar.sys()
	%29 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*
	store volatile i32 2, i32 addrspace(1)* %30, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%31 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*
	%33 = load volatile i32, i32 addrspace(1)* %32, align 4
	%34 = icmp eq i32 %33, 2
	br i1 %34, label %end, label %wait

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

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !208
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !208
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !210
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !233
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !234
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !234
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !207
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !209
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !209
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
!nvvm.annotations = !{!965, !966, !967, !968, !969, !970, !971, !972, !973, !974, !975, !976, !977, !978, !979, !980, !981, !982, !983, !984}
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
!32 = !DILocation(line: 112, column: 13, scope: !7)
!33 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 150, type: !4, isDefinition: true, scopeLine: 150, isOptimized: true, unit: !2)
!34 = !DILocation(line: 120, column: 21, scope: !7)
!35 = !DILocation(line: 154, column: 20, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 154, column: 12, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 157, column: 11, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 157, column: 14, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 160, column: 11, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 160, column: 14, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 163, column: 11, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 163, column: 14, scope: !33, inlinedAt: !34)
!43 = !DILocation(line: 99, column: 9, scope: !7)
!44 = !{!"branch_weights", i32 1048576, i32 1}
!45 = !DILocation(line: 110, column: 2, scope: !7)
!46 = !DILocation(line: 111, column: 2, scope: !7)
!47 = !DILocation(line: 111, column: 6, scope: !7)
!48 = !DILocation(line: 112, column: 2, scope: !7)
!49 = !DILocation(line: 113, column: 13, scope: !7)
!50 = !DILocation(line: 114, column: 15, scope: !7)
!51 = !DILocation(line: 115, column: 21, scope: !7)
!52 = !DILocation(line: 115, column: 40, scope: !7)
!53 = !DILocation(line: 115, column: 34, scope: !7)
!54 = !DILocation(line: 116, column: 24, scope: !7)
!55 = !DILocation(line: 116, column: 32, scope: !7)
!56 = !DILocation(line: 116, column: 21, scope: !7)
!57 = !DILocation(line: 116, column: 56, scope: !7)
!58 = !DILocation(line: 116, column: 45, scope: !7)
!59 = !DILocation(line: 117, column: 29, scope: !7)
!60 = !DILocation(line: 117, column: 37, scope: !7)
!61 = !DILocation(line: 117, column: 23, scope: !7)
!62 = !DILocation(line: 117, column: 64, scope: !7)
!63 = !DILocation(line: 117, column: 50, scope: !7)
!64 = distinct !DISubprogram(name: "mean", scope: !6, file: !6, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!65 = !DILocation(line: 118, column: 20, scope: !7)
!66 = !DILocation(line: 141, column: 12, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 141, column: 20, scope: !64, inlinedAt: !65)
!68 = !DILocation(line: 141, column: 27, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 141, column: 37, scope: !64, inlinedAt: !65)
!70 = !DILocation(line: 142, column: 13, scope: !64, inlinedAt: !65)
!71 = !DILocation(line: 142, column: 21, scope: !64, inlinedAt: !65)
!72 = !DILocation(line: 142, column: 28, scope: !64, inlinedAt: !65)
!73 = !DILocation(line: 142, column: 38, scope: !64, inlinedAt: !65)
!74 = !DILocation(line: 143, column: 13, scope: !64, inlinedAt: !65)
!75 = !DILocation(line: 143, column: 21, scope: !64, inlinedAt: !65)
!76 = !DILocation(line: 143, column: 28, scope: !64, inlinedAt: !65)
!77 = !DILocation(line: 143, column: 38, scope: !64, inlinedAt: !65)
!78 = !DILocation(line: 144, column: 13, scope: !64, inlinedAt: !65)
!79 = !DILocation(line: 144, column: 21, scope: !64, inlinedAt: !65)
!80 = !DILocation(line: 144, column: 28, scope: !64, inlinedAt: !65)
!81 = !DILocation(line: 144, column: 38, scope: !64, inlinedAt: !65)
!82 = !DILocation(line: 118, column: 54, scope: !7)
!83 = !DILocation(line: 141, column: 12, scope: !64, inlinedAt: !82)
!84 = !DILocation(line: 141, column: 20, scope: !64, inlinedAt: !82)
!85 = !DILocation(line: 141, column: 27, scope: !64, inlinedAt: !82)
!86 = !DILocation(line: 141, column: 37, scope: !64, inlinedAt: !82)
!87 = !DILocation(line: 142, column: 13, scope: !64, inlinedAt: !82)
!88 = !DILocation(line: 142, column: 21, scope: !64, inlinedAt: !82)
!89 = !DILocation(line: 142, column: 28, scope: !64, inlinedAt: !82)
!90 = !DILocation(line: 142, column: 38, scope: !64, inlinedAt: !82)
!91 = !DILocation(line: 143, column: 13, scope: !64, inlinedAt: !82)
!92 = !DILocation(line: 143, column: 21, scope: !64, inlinedAt: !82)
!93 = !DILocation(line: 143, column: 28, scope: !64, inlinedAt: !82)
!94 = !DILocation(line: 143, column: 38, scope: !64, inlinedAt: !82)
!95 = !DILocation(line: 144, column: 13, scope: !64, inlinedAt: !82)
!96 = !DILocation(line: 144, column: 21, scope: !64, inlinedAt: !82)
!97 = !DILocation(line: 144, column: 28, scope: !64, inlinedAt: !82)
!98 = !DILocation(line: 144, column: 38, scope: !64, inlinedAt: !82)
!99 = !DILocation(line: 151, column: 12, scope: !33, inlinedAt: !34)
!100 = !DILocation(line: 152, column: 7, scope: !33, inlinedAt: !34)
!101 = !DILocation(line: 154, column: 20, scope: !7)
!102 = !DILocation(line: 155, column: 7, scope: !33, inlinedAt: !34)
!103 = !DILocation(line: 157, column: 11, scope: !7)
!104 = !DILocation(line: 158, column: 7, scope: !33, inlinedAt: !34)
!105 = !DILocation(line: 160, column: 11, scope: !7)
!106 = !DILocation(line: 161, column: 7, scope: !33, inlinedAt: !34)
!107 = !DILocation(line: 163, column: 11, scope: !7)
!108 = !DILocation(line: 164, column: 7, scope: !33, inlinedAt: !34)
!109 = !DILocation(line: 166, column: 9, scope: !7)
!110 = !DILocation(line: 120, column: 55, scope: !7)
!111 = !DILocation(line: 151, column: 12, scope: !33, inlinedAt: !110)
!112 = !DILocation(line: 152, column: 7, scope: !33, inlinedAt: !110)
!113 = !DILocation(line: 154, column: 12, scope: !33, inlinedAt: !110)
!114 = !DILocation(line: 155, column: 7, scope: !33, inlinedAt: !110)
!115 = !DILocation(line: 157, column: 14, scope: !33, inlinedAt: !110)
!116 = !DILocation(line: 158, column: 7, scope: !33, inlinedAt: !110)
!117 = !DILocation(line: 160, column: 14, scope: !33, inlinedAt: !110)
!118 = !DILocation(line: 161, column: 7, scope: !33, inlinedAt: !110)
!119 = !DILocation(line: 163, column: 14, scope: !33, inlinedAt: !110)
!120 = !DILocation(line: 164, column: 7, scope: !33, inlinedAt: !110)
!121 = !DILocation(line: 118, column: 3, scope: !7)
!122 = !DILocation(line: 118, column: 8, scope: !7)
!123 = !DILocation(line: 122, column: 7, scope: !7)
!124 = !DILocation(line: 122, column: 17, scope: !7)
!125 = distinct !DISubprogram(name: "distance", scope: !6, file: !6, line: 170, type: !4, isDefinition: true, scopeLine: 170, isOptimized: true, unit: !2)
!126 = !DILocation(line: 123, column: 22, scope: !7)
!127 = !DILocation(line: 171, column: 19, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 171, column: 28, scope: !125, inlinedAt: !126)
!129 = !DILocation(line: 171, column: 37, scope: !125, inlinedAt: !126)
!130 = !DILocation(line: 171, column: 46, scope: !125, inlinedAt: !126)
!131 = !DILocation(line: 172, column: 10, scope: !125, inlinedAt: !126)
!132 = !DILocation(line: 172, column: 16, scope: !125, inlinedAt: !126)
!133 = !DILocation(line: 172, column: 13, scope: !125, inlinedAt: !126)
!134 = !DILocation(line: 172, column: 22, scope: !125, inlinedAt: !126)
!135 = !DILocation(line: 172, column: 19, scope: !125, inlinedAt: !126)
!136 = !DILocation(line: 172, column: 28, scope: !125, inlinedAt: !126)
!137 = !DILocation(line: 172, column: 25, scope: !125, inlinedAt: !126)
!138 = !DILocation(line: 123, column: 43, scope: !7)
!139 = !DILocation(line: 171, column: 19, scope: !125, inlinedAt: !138)
!140 = !DILocation(line: 171, column: 28, scope: !125, inlinedAt: !138)
!141 = !DILocation(line: 171, column: 37, scope: !125, inlinedAt: !138)
!142 = !DILocation(line: 171, column: 46, scope: !125, inlinedAt: !138)
!143 = !DILocation(line: 172, column: 10, scope: !125, inlinedAt: !138)
!144 = !DILocation(line: 172, column: 16, scope: !125, inlinedAt: !138)
!145 = !DILocation(line: 172, column: 13, scope: !125, inlinedAt: !138)
!146 = !DILocation(line: 172, column: 22, scope: !125, inlinedAt: !138)
!147 = !DILocation(line: 172, column: 19, scope: !125, inlinedAt: !138)
!148 = !DILocation(line: 172, column: 28, scope: !125, inlinedAt: !138)
!149 = !DILocation(line: 172, column: 25, scope: !125, inlinedAt: !138)
!150 = !DILocation(line: 123, column: 33, scope: !7)
!151 = !DILocation(line: 123, column: 3, scope: !7)
!152 = !DILocation(line: 113, column: 19, scope: !7)
!153 = !{!"llvm.loop.unroll.disable"}
!154 = distinct !{!154, !153}
!155 = !DILocation(line: 127, column: 10, scope: !7)
!156 = !DILocation(line: 128, column: 31, scope: !7)
!157 = !DILocation(line: 128, column: 28, scope: !7)
!158 = !DILocation(line: 128, column: 46, scope: !7)
!159 = !DILocation(line: 128, column: 54, scope: !7)
!160 = !DILocation(line: 128, column: 43, scope: !7)
!161 = !DILocation(line: 128, column: 78, scope: !7)
!162 = !DILocation(line: 128, column: 67, scope: !7)
!163 = !DILocation(line: 128, column: 14, scope: !7)
!164 = !DILocation(line: 141, column: 12, scope: !64, inlinedAt: !163)
!165 = !DILocation(line: 141, column: 20, scope: !64, inlinedAt: !163)
!166 = !DILocation(line: 141, column: 27, scope: !64, inlinedAt: !163)
!167 = !DILocation(line: 141, column: 37, scope: !64, inlinedAt: !163)
!168 = !DILocation(line: 142, column: 13, scope: !64, inlinedAt: !163)
!169 = !DILocation(line: 142, column: 21, scope: !64, inlinedAt: !163)
!170 = !DILocation(line: 142, column: 28, scope: !64, inlinedAt: !163)
!171 = !DILocation(line: 142, column: 38, scope: !64, inlinedAt: !163)
!172 = !DILocation(line: 143, column: 13, scope: !64, inlinedAt: !163)
!173 = !DILocation(line: 143, column: 21, scope: !64, inlinedAt: !163)
!174 = !DILocation(line: 143, column: 28, scope: !64, inlinedAt: !163)
!175 = !DILocation(line: 143, column: 38, scope: !64, inlinedAt: !163)
!176 = !DILocation(line: 144, column: 13, scope: !64, inlinedAt: !163)
!177 = !DILocation(line: 144, column: 21, scope: !64, inlinedAt: !163)
!178 = !DILocation(line: 144, column: 28, scope: !64, inlinedAt: !163)
!179 = !DILocation(line: 144, column: 38, scope: !64, inlinedAt: !163)
!180 = !DILocation(line: 130, column: 15, scope: !7)
!181 = !DILocation(line: 151, column: 12, scope: !33, inlinedAt: !180)
!182 = !DILocation(line: 152, column: 7, scope: !33, inlinedAt: !180)
!183 = !DILocation(line: 154, column: 12, scope: !33, inlinedAt: !180)
!184 = !DILocation(line: 155, column: 7, scope: !33, inlinedAt: !180)
!185 = !DILocation(line: 157, column: 14, scope: !33, inlinedAt: !180)
!186 = !DILocation(line: 158, column: 7, scope: !33, inlinedAt: !180)
!187 = !DILocation(line: 160, column: 14, scope: !33, inlinedAt: !180)
!188 = !DILocation(line: 161, column: 7, scope: !33, inlinedAt: !180)
!189 = !DILocation(line: 163, column: 14, scope: !33, inlinedAt: !180)
!190 = !DILocation(line: 164, column: 7, scope: !33, inlinedAt: !180)
!191 = !DILocation(line: 128, column: 3, scope: !7)
!192 = !DILocation(line: 132, column: 7, scope: !7)
!193 = !DILocation(line: 133, column: 22, scope: !7)
!194 = !DILocation(line: 171, column: 19, scope: !125, inlinedAt: !193)
!195 = !DILocation(line: 171, column: 28, scope: !125, inlinedAt: !193)
!196 = !DILocation(line: 171, column: 37, scope: !125, inlinedAt: !193)
!197 = !DILocation(line: 171, column: 46, scope: !125, inlinedAt: !193)
!198 = !DILocation(line: 172, column: 10, scope: !125, inlinedAt: !193)
!199 = !DILocation(line: 172, column: 16, scope: !125, inlinedAt: !193)
!200 = !DILocation(line: 172, column: 13, scope: !125, inlinedAt: !193)
!201 = !DILocation(line: 172, column: 22, scope: !125, inlinedAt: !193)
!202 = !DILocation(line: 172, column: 19, scope: !125, inlinedAt: !193)
!203 = !DILocation(line: 172, column: 28, scope: !125, inlinedAt: !193)
!204 = !DILocation(line: 172, column: 25, scope: !125, inlinedAt: !193)
!205 = !DILocation(line: 133, column: 3, scope: !7)
!206 = !DILocation(line: 135, column: 2, scope: !7)
!207 = !{i32 0, i32 2147483647}
!208 = !{i32 0, i32 1024}
!209 = !{i32 0, i32 65535}
!210 = !{i32 0, i32 64}
!211 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!212 = !DILocation(line: 28, column: 6, scope: !211)
!213 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!214 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!215 = !DILocation(line: 31, column: 23, scope: !211)
!216 = !DILocation(line: 68, column: 8, scope: !214, inlinedAt: !215)
!217 = !DILocation(line: 84, column: 20, scope: !213, inlinedAt: !216)
!218 = !DILocation(line: 30, column: 24, scope: !211)
!219 = !DILocation(line: 44, column: 32, scope: !214, inlinedAt: !215)
!220 = !DILocation(line: 53, column: 68, scope: !214, inlinedAt: !215)
!221 = !DILocation(line: 63, column: 60, scope: !214, inlinedAt: !215)
!222 = !DILocation(line: 64, column: 65, scope: !214, inlinedAt: !215)
!223 = !DILocation(line: 68, column: 61, scope: !214, inlinedAt: !215)
!224 = !DILocation(line: 84, column: 45, scope: !213, inlinedAt: !216)
!225 = !DILocation(line: 71, column: 8, scope: !214, inlinedAt: !215)
!226 = !DILocation(line: 84, column: 89, scope: !213, inlinedAt: !225)
!227 = !DILocation(line: 84, column: 20, scope: !213, inlinedAt: !225)
!228 = !DILocation(line: 30, column: 27, scope: !211)
!229 = !DILocation(line: 29, column: 2, scope: !211)
!230 = !DILocation(line: 30, column: 6, scope: !211)
!231 = !DILocation(line: 30, column: 35, scope: !211)
!232 = !DILocation(line: 44, column: 65, scope: !214, inlinedAt: !215)
!233 = !{i32 1, i32 -2147483648}
!234 = !{i32 1, i32 65536}
!235 = !DILocation(line: 44, column: 69, scope: !214, inlinedAt: !215)
!236 = !DILocation(line: 44, column: 53, scope: !214, inlinedAt: !215)
!237 = !DILocation(line: 45, column: 36, scope: !214, inlinedAt: !215)
!238 = !{i32 1, i32 1025}
!239 = !DILocation(line: 45, column: 25, scope: !214, inlinedAt: !215)
!240 = !DILocation(line: 45, column: 54, scope: !214, inlinedAt: !215)
!241 = !DILocation(line: 45, column: 41, scope: !214, inlinedAt: !215)
!242 = !DILocation(line: 46, column: 17, scope: !214, inlinedAt: !215)
!243 = !DILocation(line: 46, column: 29, scope: !214, inlinedAt: !215)
!244 = !DILocation(line: 46, column: 25, scope: !214, inlinedAt: !215)
!245 = !DILocation(line: 46, column: 53, scope: !214, inlinedAt: !215)
!246 = !DILocation(line: 46, column: 56, scope: !214, inlinedAt: !215)
!247 = !DILocation(line: 46, column: 68, scope: !214, inlinedAt: !215)
!248 = !DILocation(line: 46, column: 64, scope: !214, inlinedAt: !215)
!249 = !DILocation(line: 47, column: 17, scope: !214, inlinedAt: !215)
!250 = !DILocation(line: 47, column: 33, scope: !214, inlinedAt: !215)
!251 = !DILocation(line: 47, column: 52, scope: !214, inlinedAt: !215)
!252 = !DILocation(line: 51, column: 20, scope: !214, inlinedAt: !215)
!253 = !DILocation(line: 51, column: 23, scope: !214, inlinedAt: !215)
!254 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!255 = !DILocation(line: 53, column: 40, scope: !214, inlinedAt: !215)
!256 = !DILocation(line: 22, column: 27, scope: !254, inlinedAt: !255)
!257 = !DILocation(line: 22, column: 21, scope: !254, inlinedAt: !255)
!258 = !DILocation(line: 22, column: 30, scope: !254, inlinedAt: !255)
!259 = !DILocation(line: 22, column: 38, scope: !254, inlinedAt: !255)
!260 = !DILocation(line: 22, column: 47, scope: !254, inlinedAt: !255)
!261 = !DILocation(line: 22, column: 16, scope: !254, inlinedAt: !255)
!262 = !DILocation(line: 53, column: 26, scope: !214, inlinedAt: !215)
!263 = !DILocation(line: 56, column: 40, scope: !214, inlinedAt: !215)
!264 = !DILocation(line: 22, column: 27, scope: !254, inlinedAt: !263)
!265 = !DILocation(line: 22, column: 21, scope: !254, inlinedAt: !263)
!266 = !DILocation(line: 22, column: 30, scope: !254, inlinedAt: !263)
!267 = !DILocation(line: 22, column: 32, scope: !254, inlinedAt: !263)
!268 = !DILocation(line: 22, column: 38, scope: !254, inlinedAt: !263)
!269 = !DILocation(line: 22, column: 47, scope: !254, inlinedAt: !263)
!270 = !DILocation(line: 22, column: 16, scope: !254, inlinedAt: !263)
!271 = !DILocation(line: 56, column: 26, scope: !214, inlinedAt: !215)
!272 = !DILocation(line: 59, column: 17, scope: !214, inlinedAt: !215)
!273 = !DILocation(line: 60, column: 31, scope: !214, inlinedAt: !215)
!274 = !DILocation(line: 61, column: 20, scope: !214, inlinedAt: !215)
!275 = !DILocation(line: 61, column: 4, scope: !214, inlinedAt: !215)
!276 = !DILocation(line: 49, column: 2, scope: !214, inlinedAt: !215)
!277 = !DILocation(line: 63, column: 47, scope: !214, inlinedAt: !215)
!278 = !DILocation(line: 63, column: 30, scope: !214, inlinedAt: !215)
!279 = !DILocation(line: 64, column: 20, scope: !214, inlinedAt: !215)
!280 = !DILocation(line: 64, column: 4, scope: !214, inlinedAt: !215)
!281 = !DILocation(line: 66, column: 17, scope: !214, inlinedAt: !215)
!282 = !DILocation(line: 81, column: 26, scope: !213, inlinedAt: !216)
!283 = !DILocation(line: 82, column: 13, scope: !213, inlinedAt: !216)
!284 = !DILocation(line: 83, column: 14, scope: !213, inlinedAt: !216)
!285 = !DILocation(line: 83, column: 11, scope: !213, inlinedAt: !216)
!286 = !DILocation(line: 84, column: 53, scope: !213, inlinedAt: !216)
!287 = !DILocation(line: 84, column: 68, scope: !213, inlinedAt: !216)
!288 = !DILocation(line: 84, column: 42, scope: !213, inlinedAt: !216)
!289 = !DILocation(line: 84, column: 97, scope: !213, inlinedAt: !216)
!290 = !DILocation(line: 84, column: 114, scope: !213, inlinedAt: !216)
!291 = !DILocation(line: 84, column: 84, scope: !213, inlinedAt: !216)
!292 = !DILocation(line: 85, column: 13, scope: !213, inlinedAt: !216)
!293 = !DILocation(line: 22, column: 27, scope: !254, inlinedAt: !292)
!294 = !DILocation(line: 22, column: 21, scope: !254, inlinedAt: !292)
!295 = !DILocation(line: 22, column: 30, scope: !254, inlinedAt: !292)
!296 = !DILocation(line: 22, column: 32, scope: !254, inlinedAt: !292)
!297 = !DILocation(line: 22, column: 38, scope: !254, inlinedAt: !292)
!298 = !DILocation(line: 22, column: 47, scope: !254, inlinedAt: !292)
!299 = !DILocation(line: 22, column: 16, scope: !254, inlinedAt: !292)
!300 = !DILocation(line: 81, column: 26, scope: !213, inlinedAt: !225)
!301 = !DILocation(line: 82, column: 13, scope: !213, inlinedAt: !225)
!302 = !DILocation(line: 83, column: 14, scope: !213, inlinedAt: !225)
!303 = !DILocation(line: 83, column: 11, scope: !213, inlinedAt: !225)
!304 = !DILocation(line: 84, column: 42, scope: !213, inlinedAt: !225)
!305 = !DILocation(line: 84, column: 97, scope: !213, inlinedAt: !225)
!306 = !DILocation(line: 84, column: 114, scope: !213, inlinedAt: !225)
!307 = !DILocation(line: 84, column: 84, scope: !213, inlinedAt: !225)
!308 = !DILocation(line: 85, column: 13, scope: !213, inlinedAt: !225)
!309 = !DILocation(line: 22, column: 27, scope: !254, inlinedAt: !308)
!310 = !DILocation(line: 22, column: 21, scope: !254, inlinedAt: !308)
!311 = !DILocation(line: 22, column: 30, scope: !254, inlinedAt: !308)
!312 = !DILocation(line: 22, column: 38, scope: !254, inlinedAt: !308)
!313 = !DILocation(line: 22, column: 47, scope: !254, inlinedAt: !308)
!314 = !DILocation(line: 22, column: 16, scope: !254, inlinedAt: !308)
!315 = !DILocation(line: 74, column: 66, scope: !214, inlinedAt: !215)
!316 = !DILocation(line: 74, column: 78, scope: !214, inlinedAt: !215)
!317 = !DILocation(line: 74, column: 24, scope: !214, inlinedAt: !215)
!318 = !DILocation(line: 74, column: 17, scope: !214, inlinedAt: !215)
!319 = !DILocation(line: 31, column: 3, scope: !211)
!320 = !DILocation(line: 30, column: 46, scope: !211)
!321 = !DILocation(line: 33, column: 2, scope: !211)
!322 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!323 = !DILocation(line: 24, column: 6, scope: !322)
!324 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!325 = distinct !DISubprogram(name: "Sum", scope: !324, file: !324, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!326 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!327 = distinct !DISubprogram(name: "collect", scope: !326, file: !326, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!328 = !DILocation(line: 41, column: 10, scope: !322)
!329 = !DILocation(line: 42, column: 26, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 62, column: 21, scope: !325, inlinedAt: !329)
!331 = distinct !DISubprogram(name: "Publish", scope: !324, file: !324, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!332 = distinct !DISubprogram(name: "publish", scope: !326, file: !326, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!333 = !DILocation(line: 34, column: 10, scope: !322)
!334 = !DILocation(line: 66, column: 13, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 53, column: 23, scope: !331, inlinedAt: !334)
!336 = !DILocation(line: 25, column: 11, scope: !322)
!337 = !DILocation(line: 26, column: 30, scope: !322)
!338 = !DILocation(line: 26, column: 33, scope: !322)
!339 = !DILocation(line: 26, column: 23, scope: !322)
!340 = !DILocation(line: 26, column: 43, scope: !322)
!341 = !DILocation(line: 27, column: 20, scope: !322)
!342 = !{i32 1, i32 65}
!343 = !DILocation(line: 27, column: 23, scope: !322)
!344 = !DILocation(line: 28, column: 20, scope: !322)
!345 = !DILocation(line: 28, column: 14, scope: !322)
!346 = !DILocation(line: 30, column: 4, scope: !322)
!347 = !DILocation(line: 33, column: 15, scope: !322)
!348 = distinct !DISubprogram(name: "collects", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!349 = !DILocation(line: 33, column: 31, scope: !322)
!350 = !DILocation(line: 36, column: 19, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 36, column: 24, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 36, column: 59, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 36, column: 63, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 36, column: 47, scope: !348, inlinedAt: !349)
!355 = distinct !DISubprogram(name: "sums", scope: !326, file: !326, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!356 = !DILocation(line: 59, column: 13, scope: !332, inlinedAt: !333)
!357 = !DILocation(line: 74, column: 27, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 75, column: 28, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 75, column: 22, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 75, column: 31, scope: !355, inlinedAt: !356)
!361 = !DILocation(line: 75, column: 60, scope: !355, inlinedAt: !356)
!362 = !DILocation(line: 75, column: 18, scope: !355, inlinedAt: !356)
!363 = !DILocation(line: 61, column: 33, scope: !332, inlinedAt: !333)
!364 = !DILocation(line: 61, column: 33, scope: !322)
!365 = !DILocation(line: 62, column: 13, scope: !332, inlinedAt: !333)
!366 = !DILocation(line: 62, column: 3, scope: !332, inlinedAt: !333)
!367 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!368 = distinct !DISubprogram(name: "reduceWarp", scope: !367, file: !367, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!369 = distinct !DISubprogram(name: "reduce", scope: !367, file: !367, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!370 = distinct !DISubprogram(name: "ReduceAdd", scope: !367, file: !367, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!371 = !DILocation(line: 64, column: 21, scope: !332, inlinedAt: !333)
!372 = !DILocation(line: 8, column: 15, scope: !370, inlinedAt: !371)
!373 = !DILocation(line: 45, column: 16, scope: !369, inlinedAt: !372)
!374 = !DILocation(line: 70, column: 13, scope: !368, inlinedAt: !373)
!375 = !DILocation(line: 71, column: 7, scope: !368, inlinedAt: !373)
!376 = !DILocation(line: 66, column: 35, scope: !368, inlinedAt: !373)
!377 = !DILocation(line: 72, column: 7, scope: !368, inlinedAt: !373)
!378 = !DILocation(line: 72, column: 35, scope: !368, inlinedAt: !373)
!379 = !DILocation(line: 73, column: 23, scope: !368, inlinedAt: !373)
!380 = !DILocation(line: 8, column: 76, scope: !370, inlinedAt: !371)
!381 = !DILocation(line: 72, column: 40, scope: !368, inlinedAt: !373)
!382 = !DILocation(line: 77, column: 16, scope: !368, inlinedAt: !373)
!383 = !{i32 0, i32 32}
!384 = !DILocation(line: 78, column: 6, scope: !368, inlinedAt: !373)
!385 = !DILocation(line: 78, column: 36, scope: !368, inlinedAt: !373)
!386 = !DILocation(line: 79, column: 16, scope: !368, inlinedAt: !373)
!387 = !DILocation(line: 80, column: 11, scope: !368, inlinedAt: !373)
!388 = !DILocation(line: 79, column: 3, scope: !368, inlinedAt: !373)
!389 = !DILocation(line: 83, column: 22, scope: !368, inlinedAt: !373)
!390 = !DILocation(line: 83, column: 41, scope: !368, inlinedAt: !373)
!391 = !DILocation(line: 84, column: 9, scope: !368, inlinedAt: !373)
!392 = !DILocation(line: 78, column: 41, scope: !368, inlinedAt: !373)
!393 = !DILocation(line: 87, column: 16, scope: !368, inlinedAt: !373)
!394 = !DILocation(line: 87, column: 2, scope: !369, inlinedAt: !372)
!395 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!396 = distinct !DISubprogram(name: "Block.warps", scope: !395, file: !395, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!397 = !DILocation(line: 46, column: 14, scope: !369, inlinedAt: !372)
!398 = !DILocation(line: 26, column: 47, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 26, column: 59, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 26, column: 64, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 47, column: 7, scope: !369, inlinedAt: !372)
!402 = !DILocation(line: 50, column: 31, scope: !369, inlinedAt: !372)
!403 = !DILocation(line: 51, column: 10, scope: !369, inlinedAt: !372)
!404 = !DILocation(line: 52, column: 11, scope: !369, inlinedAt: !372)
!405 = !DILocation(line: 52, column: 14, scope: !369, inlinedAt: !372)
!406 = !DILocation(line: 53, column: 17, scope: !369, inlinedAt: !372)
!407 = !DILocation(line: 53, column: 8, scope: !369, inlinedAt: !372)
!408 = !DILocation(line: 55, column: 10, scope: !369, inlinedAt: !372)
!409 = !DILocation(line: 56, column: 11, scope: !369, inlinedAt: !372)
!410 = !DILocation(line: 43, column: 50, scope: !369, inlinedAt: !372)
!411 = !DILocation(line: 57, column: 6, scope: !369, inlinedAt: !372)
!412 = !DILocation(line: 57, column: 16, scope: !369, inlinedAt: !372)
!413 = !DILocation(line: 58, column: 17, scope: !369, inlinedAt: !372)
!414 = !DILocation(line: 57, column: 21, scope: !369, inlinedAt: !372)
!415 = !DILocation(line: 65, column: 22, scope: !332, inlinedAt: !333)
!416 = !DILocation(line: 53, column: 40, scope: !331, inlinedAt: !334)
!417 = distinct !DISubprogram(name: "valueAt", scope: !324, file: !324, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!418 = !DILocation(line: 55, column: 29, scope: !331, inlinedAt: !334)
!419 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !418)
!422 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!423 = distinct !DISubprogram(name: "word", scope: !422, file: !422, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!424 = distinct !DISubprogram(name: "Store", scope: !422, file: !422, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!425 = !DILocation(line: 55, column: 8, scope: !331, inlinedAt: !334)
!426 = !DILocation(line: 39, column: 38, scope: !424, inlinedAt: !425)
!427 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !426)
!428 = !DILocation(line: 41, column: 32, scope: !424, inlinedAt: !425)
!429 = !DILocation(line: 39, column: 28, scope: !424, inlinedAt: !425)
!430 = !DILocation(line: 55, column: 60, scope: !331, inlinedAt: !334)
!431 = !DILocation(line: 55, column: 65, scope: !331, inlinedAt: !334)
!432 = !DILocation(line: 38, column: 18, scope: !424, inlinedAt: !425)
!433 = !DILocation(line: 39, column: 52, scope: !424, inlinedAt: !425)
!434 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !426)
!435 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !426)
!436 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !426)
!437 = !DILocation(line: 39, column: 16, scope: !424, inlinedAt: !425)
!438 = !DILocation(line: 41, column: 29, scope: !424, inlinedAt: !425)
!439 = !DILocation(line: 41, column: 60, scope: !424, inlinedAt: !425)
!440 = !DILocation(line: 41, column: 55, scope: !424, inlinedAt: !425)
!441 = !DILocation(line: 41, column: 41, scope: !424, inlinedAt: !425)
!442 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !441)
!443 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !441)
!444 = !DILocation(line: 41, column: 17, scope: !424, inlinedAt: !425)
!445 = !DILocation(line: 69, column: 16, scope: !332, inlinedAt: !333)
!446 = !DILocation(line: 37, column: 12, scope: !322)
!447 = !DILocation(line: 38, column: 18, scope: !322)
!448 = !DILocation(line: 36, column: 2, scope: !322)
!449 = !DILocation(line: 40, column: 15, scope: !322)
!450 = !DILocation(line: 40, column: 31, scope: !322)
!451 = !DILocation(line: 36, column: 19, scope: !348, inlinedAt: !450)
!452 = !DILocation(line: 36, column: 24, scope: !348, inlinedAt: !450)
!453 = !DILocation(line: 36, column: 59, scope: !348, inlinedAt: !450)
!454 = !DILocation(line: 36, column: 63, scope: !348, inlinedAt: !450)
!455 = !DILocation(line: 36, column: 47, scope: !348, inlinedAt: !450)
!456 = !DILocation(line: 40, column: 52, scope: !322)
!457 = !DILocation(line: 40, column: 55, scope: !322)
!458 = !DILocation(line: 41, column: 36, scope: !322)
!459 = !DILocation(line: 63, column: 38, scope: !325, inlinedAt: !329)
!460 = !DILocation(line: 72, column: 19, scope: !417, inlinedAt: !459)
!461 = !DILocation(line: 72, column: 13, scope: !417, inlinedAt: !459)
!462 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !459)
!463 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !459)
!464 = distinct !DISubprogram(name: "Await", scope: !422, file: !422, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!465 = !DILocation(line: 63, column: 17, scope: !325, inlinedAt: !329)
!466 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !465)
!467 = distinct !DISubprogram(name: "awaitWord", scope: !422, file: !422, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!468 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !465)
!469 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 62, column: 61, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !470)
!472 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !470)
!473 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !465)
!474 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !465)
!475 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !465)
!476 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !475)
!477 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !468)
!478 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !475)
!479 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !465)
!480 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !465)
!481 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !465)
!482 = !DILocation(line: 63, column: 2, scope: !325, inlinedAt: !329)
!483 = !DILocation(line: 64, column: 6, scope: !325, inlinedAt: !329)
!484 = !DILocation(line: 64, column: 18, scope: !325, inlinedAt: !329)
!485 = !DILocation(line: 65, column: 39, scope: !325, inlinedAt: !329)
!486 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !485)
!487 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !485)
!488 = !DILocation(line: 65, column: 18, scope: !325, inlinedAt: !329)
!489 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !488)
!490 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !488)
!491 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !490)
!492 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !488)
!493 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !488)
!494 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !488)
!495 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !494)
!496 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !490)
!497 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !494)
!498 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !488)
!499 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !488)
!500 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !488)
!501 = !DILocation(line: 65, column: 3, scope: !325, inlinedAt: !329)
!502 = !DILocation(line: 64, column: 25, scope: !325, inlinedAt: !329)
!503 = !DILocation(line: 43, column: 12, scope: !327, inlinedAt: !328)
!504 = !DILocation(line: 44, column: 11, scope: !327, inlinedAt: !328)
!505 = !DILocation(line: 45, column: 22, scope: !327, inlinedAt: !328)
!506 = !DILocation(line: 45, column: 12, scope: !327, inlinedAt: !328)
!507 = !DILocation(line: 43, column: 14, scope: !322)
!508 = distinct !DISubprogram(name: "record", scope: !326, file: !326, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!509 = !DILocation(line: 44, column: 9, scope: !322)
!510 = !DILocation(line: 51, column: 41, scope: !508, inlinedAt: !509)
!511 = !DILocation(line: 51, column: 22, scope: !508, inlinedAt: !509)
!512 = !DILocation(line: 8, column: 15, scope: !370, inlinedAt: !511)
!513 = !DILocation(line: 45, column: 16, scope: !369, inlinedAt: !512)
!514 = !DILocation(line: 70, column: 13, scope: !368, inlinedAt: !513)
!515 = !DILocation(line: 71, column: 7, scope: !368, inlinedAt: !513)
!516 = !DILocation(line: 66, column: 35, scope: !368, inlinedAt: !513)
!517 = !DILocation(line: 72, column: 7, scope: !368, inlinedAt: !513)
!518 = !DILocation(line: 72, column: 35, scope: !368, inlinedAt: !513)
!519 = !DILocation(line: 73, column: 23, scope: !368, inlinedAt: !513)
!520 = !DILocation(line: 8, column: 76, scope: !370, inlinedAt: !511)
!521 = !DILocation(line: 72, column: 40, scope: !368, inlinedAt: !513)
!522 = !DILocation(line: 77, column: 16, scope: !368, inlinedAt: !513)
!523 = !DILocation(line: 78, column: 6, scope: !368, inlinedAt: !513)
!524 = !DILocation(line: 78, column: 36, scope: !368, inlinedAt: !513)
!525 = !DILocation(line: 79, column: 16, scope: !368, inlinedAt: !513)
!526 = !DILocation(line: 80, column: 11, scope: !368, inlinedAt: !513)
!527 = !DILocation(line: 79, column: 3, scope: !368, inlinedAt: !513)
!528 = !DILocation(line: 83, column: 22, scope: !368, inlinedAt: !513)
!529 = !DILocation(line: 83, column: 41, scope: !368, inlinedAt: !513)
!530 = !DILocation(line: 84, column: 9, scope: !368, inlinedAt: !513)
!531 = !DILocation(line: 78, column: 41, scope: !368, inlinedAt: !513)
!532 = !DILocation(line: 87, column: 16, scope: !368, inlinedAt: !513)
!533 = !DILocation(line: 87, column: 2, scope: !369, inlinedAt: !512)
!534 = !DILocation(line: 46, column: 14, scope: !369, inlinedAt: !512)
!535 = !DILocation(line: 26, column: 44, scope: !396, inlinedAt: !534)
!536 = !DILocation(line: 26, column: 47, scope: !396, inlinedAt: !534)
!537 = !DILocation(line: 26, column: 59, scope: !396, inlinedAt: !534)
!538 = !DILocation(line: 26, column: 64, scope: !396, inlinedAt: !534)
!539 = !DILocation(line: 47, column: 7, scope: !369, inlinedAt: !512)
!540 = !DILocation(line: 50, column: 31, scope: !369, inlinedAt: !512)
!541 = !DILocation(line: 51, column: 10, scope: !369, inlinedAt: !512)
!542 = !DILocation(line: 52, column: 11, scope: !369, inlinedAt: !512)
!543 = !DILocation(line: 52, column: 14, scope: !369, inlinedAt: !512)
!544 = !DILocation(line: 53, column: 15, scope: !369, inlinedAt: !512)
!545 = !DILocation(line: 53, column: 17, scope: !369, inlinedAt: !512)
!546 = !DILocation(line: 53, column: 8, scope: !369, inlinedAt: !512)
!547 = !DILocation(line: 55, column: 10, scope: !369, inlinedAt: !512)
!548 = !DILocation(line: 56, column: 11, scope: !369, inlinedAt: !512)
!549 = !DILocation(line: 43, column: 50, scope: !369, inlinedAt: !512)
!550 = !DILocation(line: 57, column: 6, scope: !369, inlinedAt: !512)
!551 = !DILocation(line: 57, column: 16, scope: !369, inlinedAt: !512)
!552 = !DILocation(line: 58, column: 17, scope: !369, inlinedAt: !512)
!553 = !DILocation(line: 57, column: 21, scope: !369, inlinedAt: !512)
!554 = !DILocation(line: 52, column: 19, scope: !508, inlinedAt: !509)
!555 = !DILocation(line: 52, column: 22, scope: !508, inlinedAt: !509)
!556 = !DILocation(line: 53, column: 7, scope: !508, inlinedAt: !509)
!557 = !DILocation(line: 74, column: 27, scope: !355, inlinedAt: !556)
!558 = !DILocation(line: 75, column: 28, scope: !355, inlinedAt: !556)
!559 = !DILocation(line: 75, column: 22, scope: !355, inlinedAt: !556)
!560 = !DILocation(line: 75, column: 31, scope: !355, inlinedAt: !556)
!561 = !DILocation(line: 75, column: 60, scope: !355, inlinedAt: !556)
!562 = !DILocation(line: 75, column: 18, scope: !355, inlinedAt: !556)
!563 = !DILocation(line: 53, column: 31, scope: !508, inlinedAt: !509)
!564 = !DILocation(line: 53, column: 45, scope: !508, inlinedAt: !509)
!565 = !DILocation(line: 53, column: 35, scope: !508, inlinedAt: !509)
!566 = !DILocation(line: 53, column: 49, scope: !508, inlinedAt: !509)
!567 = !DILocation(line: 53, column: 20, scope: !508, inlinedAt: !509)
!568 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!569 = !DILocation(line: 55, column: 6, scope: !568)
!570 = !DILocation(line: 69, column: 11, scope: !568)
!571 = !DILocation(line: 42, column: 26, scope: !327, inlinedAt: !570)
!572 = !DILocation(line: 62, column: 21, scope: !325, inlinedAt: !571)
!573 = !DILocation(line: 58, column: 11, scope: !568)
!574 = !DILocation(line: 66, column: 13, scope: !332, inlinedAt: !573)
!575 = !DILocation(line: 53, column: 23, scope: !331, inlinedAt: !574)
!576 = !DILocation(line: 55, column: 85, scope: !568)
!577 = !DILocation(line: 61, column: 13, scope: !568)
!578 = !DILocation(line: 55, column: 96, scope: !568)
!579 = !DILocation(line: 55, column: 113, scope: !568)
!580 = !DILocation(line: 55, column: 130, scope: !568)
!581 = !DILocation(line: 55, column: 139, scope: !568)
!582 = !DILocation(line: 57, column: 14, scope: !568)
!583 = !DILocation(line: 57, column: 30, scope: !568)
!584 = !DILocation(line: 36, column: 19, scope: !348, inlinedAt: !583)
!585 = !DILocation(line: 36, column: 24, scope: !348, inlinedAt: !583)
!586 = !DILocation(line: 36, column: 59, scope: !348, inlinedAt: !583)
!587 = !DILocation(line: 36, column: 63, scope: !348, inlinedAt: !583)
!588 = !DILocation(line: 36, column: 47, scope: !348, inlinedAt: !583)
!589 = !DILocation(line: 59, column: 13, scope: !332, inlinedAt: !573)
!590 = !DILocation(line: 74, column: 27, scope: !355, inlinedAt: !589)
!591 = !DILocation(line: 75, column: 28, scope: !355, inlinedAt: !589)
!592 = !DILocation(line: 75, column: 22, scope: !355, inlinedAt: !589)
!593 = !DILocation(line: 75, column: 31, scope: !355, inlinedAt: !589)
!594 = !DILocation(line: 75, column: 60, scope: !355, inlinedAt: !589)
!595 = !DILocation(line: 75, column: 18, scope: !355, inlinedAt: !589)
!596 = !DILocation(line: 61, column: 33, scope: !332, inlinedAt: !573)
!597 = !DILocation(line: 61, column: 33, scope: !568)
!598 = !DILocation(line: 62, column: 13, scope: !332, inlinedAt: !573)
!599 = !DILocation(line: 62, column: 3, scope: !332, inlinedAt: !573)
!600 = !DILocation(line: 64, column: 21, scope: !332, inlinedAt: !573)
!601 = !DILocation(line: 8, column: 15, scope: !370, inlinedAt: !600)
!602 = !DILocation(line: 45, column: 16, scope: !369, inlinedAt: !601)
!603 = !DILocation(line: 70, column: 13, scope: !368, inlinedAt: !602)
!604 = !DILocation(line: 71, column: 7, scope: !368, inlinedAt: !602)
!605 = !DILocation(line: 66, column: 35, scope: !368, inlinedAt: !602)
!606 = !DILocation(line: 72, column: 7, scope: !368, inlinedAt: !602)
!607 = !DILocation(line: 72, column: 35, scope: !368, inlinedAt: !602)
!608 = !DILocation(line: 73, column: 23, scope: !368, inlinedAt: !602)
!609 = !DILocation(line: 8, column: 76, scope: !370, inlinedAt: !600)
!610 = !DILocation(line: 72, column: 40, scope: !368, inlinedAt: !602)
!611 = !DILocation(line: 77, column: 16, scope: !368, inlinedAt: !602)
!612 = !DILocation(line: 78, column: 6, scope: !368, inlinedAt: !602)
!613 = !DILocation(line: 78, column: 36, scope: !368, inlinedAt: !602)
!614 = !DILocation(line: 79, column: 16, scope: !368, inlinedAt: !602)
!615 = !DILocation(line: 80, column: 11, scope: !368, inlinedAt: !602)
!616 = !DILocation(line: 79, column: 3, scope: !368, inlinedAt: !602)
!617 = !DILocation(line: 83, column: 22, scope: !368, inlinedAt: !602)
!618 = !DILocation(line: 83, column: 41, scope: !368, inlinedAt: !602)
!619 = !DILocation(line: 84, column: 9, scope: !368, inlinedAt: !602)
!620 = !DILocation(line: 78, column: 41, scope: !368, inlinedAt: !602)
!621 = !DILocation(line: 87, column: 16, scope: !368, inlinedAt: !602)
!622 = !DILocation(line: 87, column: 2, scope: !369, inlinedAt: !601)
!623 = !DILocation(line: 46, column: 14, scope: !369, inlinedAt: !601)
!624 = !DILocation(line: 26, column: 47, scope: !396, inlinedAt: !623)
!625 = !DILocation(line: 26, column: 59, scope: !396, inlinedAt: !623)
!626 = !DILocation(line: 26, column: 64, scope: !396, inlinedAt: !623)
!627 = !DILocation(line: 47, column: 7, scope: !369, inlinedAt: !601)
!628 = !DILocation(line: 50, column: 31, scope: !369, inlinedAt: !601)
!629 = !DILocation(line: 51, column: 10, scope: !369, inlinedAt: !601)
!630 = !DILocation(line: 52, column: 11, scope: !369, inlinedAt: !601)
!631 = !DILocation(line: 52, column: 14, scope: !369, inlinedAt: !601)
!632 = !DILocation(line: 53, column: 17, scope: !369, inlinedAt: !601)
!633 = !DILocation(line: 53, column: 8, scope: !369, inlinedAt: !601)
!634 = !DILocation(line: 55, column: 10, scope: !369, inlinedAt: !601)
!635 = !DILocation(line: 56, column: 11, scope: !369, inlinedAt: !601)
!636 = !DILocation(line: 43, column: 50, scope: !369, inlinedAt: !601)
!637 = !DILocation(line: 57, column: 6, scope: !369, inlinedAt: !601)
!638 = !DILocation(line: 57, column: 16, scope: !369, inlinedAt: !601)
!639 = !DILocation(line: 58, column: 17, scope: !369, inlinedAt: !601)
!640 = !DILocation(line: 57, column: 21, scope: !369, inlinedAt: !601)
!641 = !DILocation(line: 65, column: 22, scope: !332, inlinedAt: !573)
!642 = !DILocation(line: 55, column: 29, scope: !331, inlinedAt: !574)
!643 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !642)
!644 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !642)
!645 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !642)
!646 = !DILocation(line: 55, column: 8, scope: !331, inlinedAt: !574)
!647 = !DILocation(line: 39, column: 38, scope: !424, inlinedAt: !646)
!648 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !647)
!649 = !DILocation(line: 41, column: 32, scope: !424, inlinedAt: !646)
!650 = !DILocation(line: 53, column: 40, scope: !331, inlinedAt: !574)
!651 = !DILocation(line: 39, column: 28, scope: !424, inlinedAt: !646)
!652 = !DILocation(line: 55, column: 60, scope: !331, inlinedAt: !574)
!653 = !DILocation(line: 55, column: 65, scope: !331, inlinedAt: !574)
!654 = !DILocation(line: 38, column: 18, scope: !424, inlinedAt: !646)
!655 = !DILocation(line: 39, column: 52, scope: !424, inlinedAt: !646)
!656 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !647)
!657 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !647)
!658 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !647)
!659 = !DILocation(line: 39, column: 16, scope: !424, inlinedAt: !646)
!660 = !DILocation(line: 41, column: 29, scope: !424, inlinedAt: !646)
!661 = !DILocation(line: 41, column: 60, scope: !424, inlinedAt: !646)
!662 = !DILocation(line: 41, column: 55, scope: !424, inlinedAt: !646)
!663 = !DILocation(line: 41, column: 41, scope: !424, inlinedAt: !646)
!664 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !663)
!665 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !663)
!666 = !DILocation(line: 41, column: 17, scope: !424, inlinedAt: !646)
!667 = !DILocation(line: 69, column: 16, scope: !332, inlinedAt: !573)
!668 = !DILocation(line: 63, column: 12, scope: !568)
!669 = !DILocation(line: 63, column: 15, scope: !568)
!670 = !DILocation(line: 62, column: 4, scope: !568)
!671 = !DILocation(line: 62, column: 10, scope: !568)
!672 = !DILocation(line: 66, column: 19, scope: !568)
!673 = !DILocation(line: 60, column: 3, scope: !568)
!674 = !DILocation(line: 68, column: 14, scope: !568)
!675 = !DILocation(line: 68, column: 30, scope: !568)
!676 = !DILocation(line: 36, column: 19, scope: !348, inlinedAt: !675)
!677 = !DILocation(line: 36, column: 24, scope: !348, inlinedAt: !675)
!678 = !DILocation(line: 36, column: 59, scope: !348, inlinedAt: !675)
!679 = !DILocation(line: 36, column: 63, scope: !348, inlinedAt: !675)
!680 = !DILocation(line: 36, column: 47, scope: !348, inlinedAt: !675)
!681 = !DILocation(line: 68, column: 51, scope: !568)
!682 = !DILocation(line: 68, column: 54, scope: !568)
!683 = !DILocation(line: 69, column: 35, scope: !568)
!684 = !DILocation(line: 63, column: 38, scope: !325, inlinedAt: !571)
!685 = !DILocation(line: 72, column: 19, scope: !417, inlinedAt: !684)
!686 = !DILocation(line: 72, column: 13, scope: !417, inlinedAt: !684)
!687 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !684)
!688 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !684)
!689 = !DILocation(line: 63, column: 17, scope: !325, inlinedAt: !571)
!690 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !689)
!691 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !689)
!692 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !691)
!693 = !DILocation(line: 62, column: 61, scope: !467, inlinedAt: !691)
!694 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !693)
!695 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !693)
!696 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !689)
!697 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !689)
!698 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !689)
!699 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !698)
!700 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !691)
!701 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !698)
!702 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !689)
!703 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !689)
!704 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !689)
!705 = !DILocation(line: 63, column: 2, scope: !325, inlinedAt: !571)
!706 = !DILocation(line: 64, column: 6, scope: !325, inlinedAt: !571)
!707 = !DILocation(line: 64, column: 18, scope: !325, inlinedAt: !571)
!708 = !DILocation(line: 65, column: 39, scope: !325, inlinedAt: !571)
!709 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !708)
!710 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !708)
!711 = !DILocation(line: 65, column: 18, scope: !325, inlinedAt: !571)
!712 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !711)
!713 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !711)
!714 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !713)
!715 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !711)
!716 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !711)
!717 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !711)
!718 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !717)
!719 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !713)
!720 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !717)
!721 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !711)
!722 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !711)
!723 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !711)
!724 = !DILocation(line: 65, column: 3, scope: !325, inlinedAt: !571)
!725 = !DILocation(line: 64, column: 25, scope: !325, inlinedAt: !571)
!726 = !DILocation(line: 43, column: 12, scope: !327, inlinedAt: !570)
!727 = !DILocation(line: 44, column: 11, scope: !327, inlinedAt: !570)
!728 = !DILocation(line: 45, column: 22, scope: !327, inlinedAt: !570)
!729 = !DILocation(line: 45, column: 12, scope: !327, inlinedAt: !570)
!730 = !DILocation(line: 72, column: 6, scope: !568)
!731 = !DILocation(line: 72, column: 19, scope: !568)
!732 = !DILocation(line: 75, column: 4, scope: !568)
!733 = !DILocation(line: 76, column: 10, scope: !568)
!734 = !DILocation(line: 51, column: 41, scope: !508, inlinedAt: !733)
!735 = !DILocation(line: 51, column: 22, scope: !508, inlinedAt: !733)
!736 = !DILocation(line: 8, column: 15, scope: !370, inlinedAt: !735)
!737 = !DILocation(line: 45, column: 16, scope: !369, inlinedAt: !736)
!738 = !DILocation(line: 70, column: 13, scope: !368, inlinedAt: !737)
!739 = !DILocation(line: 71, column: 7, scope: !368, inlinedAt: !737)
!740 = !DILocation(line: 66, column: 35, scope: !368, inlinedAt: !737)
!741 = !DILocation(line: 72, column: 7, scope: !368, inlinedAt: !737)
!742 = !DILocation(line: 72, column: 35, scope: !368, inlinedAt: !737)
!743 = !DILocation(line: 73, column: 23, scope: !368, inlinedAt: !737)
!744 = !DILocation(line: 8, column: 76, scope: !370, inlinedAt: !735)
!745 = !DILocation(line: 72, column: 40, scope: !368, inlinedAt: !737)
!746 = !DILocation(line: 77, column: 16, scope: !368, inlinedAt: !737)
!747 = !DILocation(line: 78, column: 6, scope: !368, inlinedAt: !737)
!748 = !DILocation(line: 78, column: 36, scope: !368, inlinedAt: !737)
!749 = !DILocation(line: 79, column: 16, scope: !368, inlinedAt: !737)
!750 = !DILocation(line: 80, column: 11, scope: !368, inlinedAt: !737)
!751 = !DILocation(line: 79, column: 3, scope: !368, inlinedAt: !737)
!752 = !DILocation(line: 83, column: 22, scope: !368, inlinedAt: !737)
!753 = !DILocation(line: 83, column: 41, scope: !368, inlinedAt: !737)
!754 = !DILocation(line: 84, column: 9, scope: !368, inlinedAt: !737)
!755 = !DILocation(line: 78, column: 41, scope: !368, inlinedAt: !737)
!756 = !DILocation(line: 87, column: 16, scope: !368, inlinedAt: !737)
!757 = !DILocation(line: 87, column: 2, scope: !369, inlinedAt: !736)
!758 = !DILocation(line: 46, column: 14, scope: !369, inlinedAt: !736)
!759 = !DILocation(line: 26, column: 44, scope: !396, inlinedAt: !758)
!760 = !DILocation(line: 26, column: 47, scope: !396, inlinedAt: !758)
!761 = !DILocation(line: 26, column: 59, scope: !396, inlinedAt: !758)
!762 = !DILocation(line: 26, column: 64, scope: !396, inlinedAt: !758)
!763 = !DILocation(line: 47, column: 7, scope: !369, inlinedAt: !736)
!764 = !DILocation(line: 50, column: 31, scope: !369, inlinedAt: !736)
!765 = !DILocation(line: 51, column: 10, scope: !369, inlinedAt: !736)
!766 = !DILocation(line: 52, column: 11, scope: !369, inlinedAt: !736)
!767 = !DILocation(line: 52, column: 14, scope: !369, inlinedAt: !736)
!768 = !DILocation(line: 53, column: 15, scope: !369, inlinedAt: !736)
!769 = !DILocation(line: 53, column: 17, scope: !369, inlinedAt: !736)
!770 = !DILocation(line: 53, column: 8, scope: !369, inlinedAt: !736)
!771 = !DILocation(line: 55, column: 10, scope: !369, inlinedAt: !736)
!772 = !DILocation(line: 56, column: 11, scope: !369, inlinedAt: !736)
!773 = !DILocation(line: 43, column: 50, scope: !369, inlinedAt: !736)
!774 = !DILocation(line: 57, column: 6, scope: !369, inlinedAt: !736)
!775 = !DILocation(line: 57, column: 16, scope: !369, inlinedAt: !736)
!776 = !DILocation(line: 58, column: 17, scope: !369, inlinedAt: !736)
!777 = !DILocation(line: 57, column: 21, scope: !369, inlinedAt: !736)
!778 = !DILocation(line: 52, column: 19, scope: !508, inlinedAt: !733)
!779 = !DILocation(line: 52, column: 22, scope: !508, inlinedAt: !733)
!780 = !DILocation(line: 53, column: 7, scope: !508, inlinedAt: !733)
!781 = !DILocation(line: 74, column: 27, scope: !355, inlinedAt: !780)
!782 = !DILocation(line: 75, column: 28, scope: !355, inlinedAt: !780)
!783 = !DILocation(line: 75, column: 22, scope: !355, inlinedAt: !780)
!784 = !DILocation(line: 75, column: 31, scope: !355, inlinedAt: !780)
!785 = !DILocation(line: 75, column: 60, scope: !355, inlinedAt: !780)
!786 = !DILocation(line: 75, column: 18, scope: !355, inlinedAt: !780)
!787 = !DILocation(line: 53, column: 31, scope: !508, inlinedAt: !733)
!788 = !DILocation(line: 53, column: 45, scope: !508, inlinedAt: !733)
!789 = !DILocation(line: 53, column: 35, scope: !508, inlinedAt: !733)
!790 = !DILocation(line: 53, column: 49, scope: !508, inlinedAt: !733)
!791 = !DILocation(line: 53, column: 20, scope: !508, inlinedAt: !733)
!792 = !DILocation(line: 78, column: 16, scope: !568)
!793 = !DILocation(line: 79, column: 12, scope: !568)
!794 = !DILocation(line: 79, column: 35, scope: !568)
!795 = !DILocation(line: 79, column: 29, scope: !568)
!796 = !DILocation(line: 79, column: 39, scope: !568)
!797 = !DILocation(line: 80, column: 4, scope: !568)
!798 = !DILocation(line: 82, column: 3, scope: !568)
!799 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!800 = !DILocation(line: 90, column: 6, scope: !799)
!801 = !DILocation(line: 94, column: 11, scope: !799)
!802 = !DILocation(line: 42, column: 26, scope: !327, inlinedAt: !801)
!803 = !DILocation(line: 62, column: 21, scope: !325, inlinedAt: !802)
!804 = !DILocation(line: 92, column: 10, scope: !799)
!805 = !DILocation(line: 66, column: 13, scope: !332, inlinedAt: !804)
!806 = !DILocation(line: 53, column: 23, scope: !331, inlinedAt: !805)
!807 = !DILocation(line: 91, column: 14, scope: !799)
!808 = !DILocation(line: 91, column: 18, scope: !799)
!809 = !DILocation(line: 91, column: 35, scope: !799)
!810 = !DILocation(line: 91, column: 39, scope: !799)
!811 = !DILocation(line: 59, column: 13, scope: !332, inlinedAt: !804)
!812 = !DILocation(line: 74, column: 27, scope: !355, inlinedAt: !811)
!813 = !DILocation(line: 75, column: 28, scope: !355, inlinedAt: !811)
!814 = !DILocation(line: 75, column: 22, scope: !355, inlinedAt: !811)
!815 = !DILocation(line: 75, column: 31, scope: !355, inlinedAt: !811)
!816 = !DILocation(line: 75, column: 60, scope: !355, inlinedAt: !811)
!817 = !DILocation(line: 75, column: 18, scope: !355, inlinedAt: !811)
!818 = !DILocation(line: 61, column: 33, scope: !332, inlinedAt: !804)
!819 = !DILocation(line: 61, column: 33, scope: !799)
!820 = !DILocation(line: 62, column: 13, scope: !332, inlinedAt: !804)
!821 = !DILocation(line: 62, column: 3, scope: !332, inlinedAt: !804)
!822 = !DILocation(line: 64, column: 21, scope: !332, inlinedAt: !804)
!823 = !DILocation(line: 8, column: 15, scope: !370, inlinedAt: !822)
!824 = !DILocation(line: 45, column: 16, scope: !369, inlinedAt: !823)
!825 = !DILocation(line: 70, column: 13, scope: !368, inlinedAt: !824)
!826 = !DILocation(line: 71, column: 7, scope: !368, inlinedAt: !824)
!827 = !DILocation(line: 66, column: 35, scope: !368, inlinedAt: !824)
!828 = !DILocation(line: 72, column: 7, scope: !368, inlinedAt: !824)
!829 = !DILocation(line: 72, column: 35, scope: !368, inlinedAt: !824)
!830 = !DILocation(line: 73, column: 23, scope: !368, inlinedAt: !824)
!831 = !DILocation(line: 8, column: 76, scope: !370, inlinedAt: !822)
!832 = !DILocation(line: 72, column: 40, scope: !368, inlinedAt: !824)
!833 = !DILocation(line: 77, column: 16, scope: !368, inlinedAt: !824)
!834 = !DILocation(line: 78, column: 6, scope: !368, inlinedAt: !824)
!835 = !DILocation(line: 78, column: 36, scope: !368, inlinedAt: !824)
!836 = !DILocation(line: 79, column: 16, scope: !368, inlinedAt: !824)
!837 = !DILocation(line: 80, column: 11, scope: !368, inlinedAt: !824)
!838 = !DILocation(line: 79, column: 3, scope: !368, inlinedAt: !824)
!839 = !DILocation(line: 83, column: 22, scope: !368, inlinedAt: !824)
!840 = !DILocation(line: 83, column: 41, scope: !368, inlinedAt: !824)
!841 = !DILocation(line: 84, column: 9, scope: !368, inlinedAt: !824)
!842 = !DILocation(line: 78, column: 41, scope: !368, inlinedAt: !824)
!843 = !DILocation(line: 87, column: 16, scope: !368, inlinedAt: !824)
!844 = !DILocation(line: 87, column: 2, scope: !369, inlinedAt: !823)
!845 = !DILocation(line: 46, column: 14, scope: !369, inlinedAt: !823)
!846 = !DILocation(line: 26, column: 47, scope: !396, inlinedAt: !845)
!847 = !DILocation(line: 26, column: 59, scope: !396, inlinedAt: !845)
!848 = !DILocation(line: 26, column: 64, scope: !396, inlinedAt: !845)
!849 = !DILocation(line: 47, column: 7, scope: !369, inlinedAt: !823)
!850 = !DILocation(line: 50, column: 31, scope: !369, inlinedAt: !823)
!851 = !DILocation(line: 51, column: 10, scope: !369, inlinedAt: !823)
!852 = !DILocation(line: 52, column: 11, scope: !369, inlinedAt: !823)
!853 = !DILocation(line: 52, column: 14, scope: !369, inlinedAt: !823)
!854 = !DILocation(line: 53, column: 17, scope: !369, inlinedAt: !823)
!855 = !DILocation(line: 53, column: 8, scope: !369, inlinedAt: !823)
!856 = !DILocation(line: 55, column: 10, scope: !369, inlinedAt: !823)
!857 = !DILocation(line: 56, column: 11, scope: !369, inlinedAt: !823)
!858 = !DILocation(line: 43, column: 50, scope: !369, inlinedAt: !823)
!859 = !DILocation(line: 57, column: 6, scope: !369, inlinedAt: !823)
!860 = !DILocation(line: 57, column: 16, scope: !369, inlinedAt: !823)
!861 = !DILocation(line: 58, column: 17, scope: !369, inlinedAt: !823)
!862 = !DILocation(line: 57, column: 21, scope: !369, inlinedAt: !823)
!863 = !DILocation(line: 65, column: 22, scope: !332, inlinedAt: !804)
!864 = !DILocation(line: 53, column: 40, scope: !331, inlinedAt: !805)
!865 = !DILocation(line: 55, column: 29, scope: !331, inlinedAt: !805)
!866 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !865)
!867 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !865)
!868 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !865)
!869 = !DILocation(line: 55, column: 8, scope: !331, inlinedAt: !805)
!870 = !DILocation(line: 39, column: 38, scope: !424, inlinedAt: !869)
!871 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !870)
!872 = !DILocation(line: 41, column: 32, scope: !424, inlinedAt: !869)
!873 = !DILocation(line: 39, column: 28, scope: !424, inlinedAt: !869)
!874 = !DILocation(line: 55, column: 60, scope: !331, inlinedAt: !805)
!875 = !DILocation(line: 55, column: 65, scope: !331, inlinedAt: !805)
!876 = !DILocation(line: 38, column: 18, scope: !424, inlinedAt: !869)
!877 = !DILocation(line: 39, column: 52, scope: !424, inlinedAt: !869)
!878 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !870)
!879 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !870)
!880 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !870)
!881 = !DILocation(line: 39, column: 16, scope: !424, inlinedAt: !869)
!882 = !DILocation(line: 41, column: 29, scope: !424, inlinedAt: !869)
!883 = !DILocation(line: 41, column: 60, scope: !424, inlinedAt: !869)
!884 = !DILocation(line: 41, column: 55, scope: !424, inlinedAt: !869)
!885 = !DILocation(line: 41, column: 41, scope: !424, inlinedAt: !869)
!886 = !DILocation(line: 54, column: 73, scope: !423, inlinedAt: !885)
!887 = !DILocation(line: 54, column: 65, scope: !423, inlinedAt: !885)
!888 = !DILocation(line: 41, column: 17, scope: !424, inlinedAt: !869)
!889 = !DILocation(line: 69, column: 16, scope: !332, inlinedAt: !804)
!890 = !DILocation(line: 93, column: 23, scope: !799)
!891 = !DILocation(line: 63, column: 38, scope: !325, inlinedAt: !802)
!892 = !DILocation(line: 72, column: 22, scope: !417, inlinedAt: !891)
!893 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !891)
!894 = !DILocation(line: 63, column: 17, scope: !325, inlinedAt: !802)
!895 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !894)
!896 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !894)
!897 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !896)
!898 = !DILocation(line: 62, column: 61, scope: !467, inlinedAt: !896)
!899 = !DILocation(line: 54, column: 53, scope: !423, inlinedAt: !898)
!900 = !DILocation(line: 54, column: 60, scope: !423, inlinedAt: !898)
!901 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !894)
!902 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !894)
!903 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !894)
!904 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !903)
!905 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !896)
!906 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !903)
!907 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !894)
!908 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !894)
!909 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !894)
!910 = !DILocation(line: 63, column: 2, scope: !325, inlinedAt: !802)
!911 = !DILocation(line: 64, column: 6, scope: !325, inlinedAt: !802)
!912 = !DILocation(line: 64, column: 18, scope: !325, inlinedAt: !802)
!913 = !DILocation(line: 65, column: 39, scope: !325, inlinedAt: !802)
!914 = !DILocation(line: 72, column: 27, scope: !417, inlinedAt: !913)
!915 = !DILocation(line: 72, column: 33, scope: !417, inlinedAt: !913)
!916 = !DILocation(line: 65, column: 18, scope: !325, inlinedAt: !802)
!917 = !DILocation(line: 47, column: 31, scope: !464, inlinedAt: !916)
!918 = !DILocation(line: 47, column: 19, scope: !464, inlinedAt: !916)
!919 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !918)
!920 = !DILocation(line: 49, column: 35, scope: !464, inlinedAt: !916)
!921 = !DILocation(line: 49, column: 32, scope: !464, inlinedAt: !916)
!922 = !DILocation(line: 49, column: 20, scope: !464, inlinedAt: !916)
!923 = !DILocation(line: 62, column: 37, scope: !467, inlinedAt: !922)
!924 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !918)
!925 = !DILocation(line: 62, column: 73, scope: !467, inlinedAt: !922)
!926 = !DILocation(line: 49, column: 47, scope: !464, inlinedAt: !916)
!927 = !DILocation(line: 49, column: 3, scope: !464, inlinedAt: !916)
!928 = !DILocation(line: 51, column: 24, scope: !464, inlinedAt: !916)
!929 = !DILocation(line: 65, column: 3, scope: !325, inlinedAt: !802)
!930 = !DILocation(line: 64, column: 25, scope: !325, inlinedAt: !802)
!931 = !DILocation(line: 43, column: 12, scope: !327, inlinedAt: !801)
!932 = !DILocation(line: 44, column: 11, scope: !327, inlinedAt: !801)
!933 = !DILocation(line: 45, column: 19, scope: !327, inlinedAt: !801)
!934 = !DILocation(line: 45, column: 22, scope: !327, inlinedAt: !801)
!935 = !DILocation(line: 45, column: 12, scope: !327, inlinedAt: !801)
!936 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!937 = !DILocation(line: 103, column: 6, scope: !936)
!938 = !DILocation(line: 115, column: 16, scope: !936)
!939 = !DILocation(line: 105, column: 21, scope: !936)
!940 = !DILocation(line: 115, column: 20, scope: !936)
!941 = !DILocation(line: 105, column: 24, scope: !936)
!942 = !DILocation(line: 105, column: 6, scope: !936)
!943 = !DILocation(line: 105, column: 29, scope: !936)
!944 = !DILocation(line: 106, column: 16, scope: !936)
!945 = !DILocation(line: 106, column: 11, scope: !936)
!946 = !DILocation(line: 106, column: 24, scope: !936)
!947 = !DILocation(line: 107, column: 10, scope: !936)
!948 = !DILocation(line: 107, column: 21, scope: !936)
!949 = !DILocation(line: 110, column: 26, scope: !936)
!950 = !DILocation(line: 110, column: 36, scope: !936)
!951 = !DILocation(line: 110, column: 39, scope: !936)
!952 = !DILocation(line: 110, column: 24, scope: !936)
!953 = !DILocation(line: 111, column: 34, scope: !936)
!954 = !DILocation(line: 112, column: 33, scope: !936)
!955 = !DILocation(line: 112, column: 36, scope: !936)
!956 = !DILocation(line: 112, column: 46, scope: !936)
!957 = !DILocation(line: 112, column: 54, scope: !936)
!958 = !DILocation(line: 112, column: 44, scope: !936)
!959 = !DILocation(line: 112, column: 28, scope: !936)
!960 = !DILocation(line: 112, column: 16, scope: !936)
!961 = !DILocation(line: 114, column: 17, scope: !936)
!962 = !DILocation(line: 116, column: 13, scope: !936)
!963 = !DILocation(line: 105, column: 53, scope: !936)
!964 = !DILocation(line: 105, column: 39, scope: !936)
!965 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!966 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!967 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!968 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!969 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!970 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!971 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!972 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!973 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!974 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!975 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!976 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!977 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!978 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!979 = !{void (double*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"minctasm", i32 1}
!980 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!981 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!982 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!983 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
!984 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"minctasm", i32 1}
