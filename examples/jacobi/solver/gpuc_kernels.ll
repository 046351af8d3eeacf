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
	%68 = icmp ule i64 %20, 268435455, !dbg !43
	%69 = and i1 %67, %68, !dbg !43
	%70 = icmp ule i64 %55, 268435455, !dbg !43
	%71 = and i1 %69, %70, !dbg !43
	%72 = mul i64 %20, -1, !dbg !43
	%73 = mul i64 %55, %72, !dbg !43
	%74 = icmp sge i64 %73, 0, !dbg !43
	%75 = and i1 %71, %74, !dbg !43
	%76 = mul i64 %20, 4, !dbg !43
	%77 = add i64 %76, -1, !dbg !43
	%78 = icmp sge i64 %77, 0, !dbg !43
	%79 = and i1 %75, %78, !dbg !43
	%80 = add i64 %p4, -1, !dbg !43
	%81 = mul i64 %18, -4, !dbg !43
	%82 = add i64 %80, %81, !dbg !43
	%83 = add i64 %82, %76, !dbg !43
	%84 = mul i64 %20, -4, !dbg !43
	%85 = mul i64 %55, %84, !dbg !43
	%86 = add i64 %83, %85, !dbg !43
	%87 = icmp sge i64 %86, 0, !dbg !43
	%88 = and i1 %79, %87, !dbg !43
	%89 = mul i64 %18, -1, !dbg !43
	%90 = add i64 %9, %89, !dbg !43
	%91 = add i64 %90, %20, !dbg !43
	%92 = add i64 %91, %73, !dbg !43
	%93 = icmp sge i64 %92, 0, !dbg !43
	%94 = and i1 %88, %93, !dbg !43
	br i1 %94, label %b10, label %b34_cold, !dbg !31, !prof !44

b10:
	%95 = phi i64 [ %24, %b9_ok1 ], [ %119, %b33 ], !dbg !43
	%96 = phi float [ 0.000000e+00, %b9_ok1 ], [ %238, %b33 ], !dbg !45
	%97 = phi float [ %37, %b9_ok1 ], [ %112, %b33 ], !dbg !46
	%98 = phi float [ %38, %b9_ok1 ], [ %113, %b33 ], !dbg !46
	%99 = phi float [ %39, %b9_ok1 ], [ %114, %b33 ], !dbg !46
	%100 = phi float [ %40, %b9_ok1 ], [ %115, %b33 ], !dbg !46
	%101 = phi float [ %48, %b9_ok1 ], [ %124, %b33 ], !dbg !47
	%102 = phi float [ %49, %b9_ok1 ], [ %125, %b33 ], !dbg !47
	%103 = phi float [ %50, %b9_ok1 ], [ %126, %b33 ], !dbg !47
	%104 = phi float [ %51, %b9_ok1 ], [ %127, %b33 ], !dbg !47
	%105 = phi i64 [ %55, %b9_ok1 ], [ %239, %b33 ], !dbg !48
	%106 = icmp sge i64 %105, 2, !dbg !49
	br i1 %106, label %b11, label %b58, !dbg !49

b11:
	%107 = add i64 %95, %20, !dbg !50
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %107, !dbg !51
	%109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %108, i32 0, i32 0, !dbg !51
	%110 = bitcast { float, float, float, float }* %108 to <4 x float>*, !dbg !51
	%111 = load <4 x float>, <4 x float>* %110, align 16, !dbg !51
	%112 = extractelement <4 x float> %111, i32 0, !dbg !51
	%113 = extractelement <4 x float> %111, i32 1, !dbg !51
	%114 = extractelement <4 x float> %111, i32 2, !dbg !51
	%115 = extractelement <4 x float> %111, i32 3, !dbg !51
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %108, i32 0, i32 1, !dbg !51
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %108, i32 0, i32 2, !dbg !51
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %108, i32 0, i32 3, !dbg !51
	%119 = add i64 %107, %20, !dbg !52
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %119, !dbg !53
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %120, i32 0, i32 0, !dbg !53
	%122 = bitcast { float, float, float, float }* %120 to <4 x float>*, !dbg !53
	%123 = load <4 x float>, <4 x float>* %122, align 16, !dbg !53
	%124 = extractelement <4 x float> %123, i32 0, !dbg !53
	%125 = extractelement <4 x float> %123, i32 1, !dbg !53
	%126 = extractelement <4 x float> %123, i32 2, !dbg !53
	%127 = extractelement <4 x float> %123, i32 3, !dbg !53
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %120, i32 0, i32 1, !dbg !53
	%129 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %120, i32 0, i32 2, !dbg !53
	%130 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %120, i32 0, i32 3, !dbg !53
	%131 = mul i64 %95, 4, !dbg !54
	%132 = sub i64 %131, 1, !dbg !55
	%133 = getelementptr inbounds float, float* %p3, i64 %132, !dbg !56
	%134 = load float, float* %133, align 4, !dbg !56
	%135 = add i64 %131, 4, !dbg !57
	%136 = getelementptr inbounds float, float* %p3, i64 %135, !dbg !58
	%137 = load float, float* %136, align 4, !dbg !58
	%138 = mul i64 %107, 4, !dbg !59
	%139 = sub i64 %138, 1, !dbg !60
	%140 = getelementptr inbounds float, float* %p3, i64 %139, !dbg !61
	%141 = load float, float* %140, align 4, !dbg !61
	%142 = add i64 %138, 4, !dbg !62
	%143 = getelementptr inbounds float, float* %p3, i64 %142, !dbg !63
	%144 = load float, float* %143, align 4, !dbg !63
	%145 = fadd float %134, %102, !dbg !66
	%146 = fadd float %145, %97, !dbg !67
	%147 = fadd float %146, %112, !dbg !68
	%148 = fmul float %147, 2.500000e-01, !dbg !69
	%149 = fadd float %101, %103, !dbg !70
	%150 = fadd float %149, %98, !dbg !71
	%151 = fadd float %150, %113, !dbg !72
	%152 = fmul float %151, 2.500000e-01, !dbg !73
	%153 = fadd float %102, %104, !dbg !74
	%154 = fadd float %153, %99, !dbg !75
	%155 = fadd float %154, %114, !dbg !76
	%156 = fmul float %155, 2.500000e-01, !dbg !77
	%157 = fadd float %103, %137, !dbg !78
	%158 = fadd float %157, %100, !dbg !79
	%159 = fadd float %158, %115, !dbg !80
	%160 = fmul float %159, 2.500000e-01, !dbg !81
	%161 = fadd float %141, %113, !dbg !83
	%162 = fadd float %161, %101, !dbg !84
	%163 = fadd float %162, %124, !dbg !85
	%164 = fmul float %163, 2.500000e-01, !dbg !86
	%165 = fadd float %112, %114, !dbg !87
	%166 = fadd float %165, %102, !dbg !88
	%167 = fadd float %166, %125, !dbg !89
	%168 = fmul float %167, 2.500000e-01, !dbg !90
	%169 = fadd float %113, %115, !dbg !91
	%170 = fadd float %169, %103, !dbg !92
	%171 = fadd float %170, %126, !dbg !93
	%172 = fmul float %171, 2.500000e-01, !dbg !94
	%173 = fadd float %114, %144, !dbg !95
	%174 = fadd float %173, %104, !dbg !96
	%175 = fadd float %174, %127, !dbg !97
	%176 = fmul float %175, 2.500000e-01, !dbg !98
	br i1 %28, label %b33, label %b12, !dbg !82

b12:
	br i1 %56, label %b13, label %b14, !dbg !34

b13:
	br label %b14, !dbg !99

b14:
	%177 = phi float [ %148, %b12 ], [ %101, %b13 ], !dbg !100
	br i1 %58, label %b15, label %b16, !dbg !36

b15:
	br label %b16, !dbg !101

b16:
	%178 = phi float [ %177, %b14 ], [ %101, %b15 ], !dbg !102
	br i1 %60, label %b17, label %b18, !dbg !38

b17:
	br label %b18, !dbg !103

b18:
	%179 = phi float [ %152, %b16 ], [ %102, %b17 ], !dbg !104
	br i1 %62, label %b19, label %b20, !dbg !40

b19:
	br label %b20, !dbg !105

b20:
	%180 = phi float [ %156, %b18 ], [ %103, %b19 ], !dbg !106
	br i1 %64, label %b21, label %b22, !dbg !42

b21:
	br label %b22, !dbg !107

b22:
	%181 = phi float [ %160, %b20 ], [ %104, %b21 ], !dbg !108
	br i1 %56, label %b23, label %b24, !dbg !110

b23:
	br label %b24, !dbg !111

b24:
	%182 = phi float [ %164, %b22 ], [ %112, %b23 ], !dbg !100
	br i1 %58, label %b25, label %b26, !dbg !112

b25:
	br label %b26, !dbg !113

b26:
	%183 = phi float [ %182, %b24 ], [ %112, %b25 ], !dbg !102
	br i1 %60, label %b27, label %b28, !dbg !114

b27:
	br label %b28, !dbg !115

b28:
	%184 = phi float [ %168, %b26 ], [ %113, %b27 ], !dbg !104
	br i1 %62, label %b29, label %b30, !dbg !116

b29:
	br label %b30, !dbg !117

b30:
	%185 = phi float [ %172, %b28 ], [ %114, %b29 ], !dbg !106
	br i1 %64, label %b31, label %b32, !dbg !118

b31:
	br label %b32, !dbg !119

b32:
	%186 = phi float [ %176, %b30 ], [ %115, %b31 ], !dbg !108
	br label %b33, !dbg !109

b33:
	%187 = phi float [ %148, %b11 ], [ %178, %b32 ], !dbg !120
	%188 = phi float [ %152, %b11 ], [ %179, %b32 ], !dbg !120
	%189 = phi float [ %156, %b11 ], [ %180, %b32 ], !dbg !120
	%190 = phi float [ %160, %b11 ], [ %181, %b32 ], !dbg !120
	%191 = phi float [ %164, %b11 ], [ %183, %b32 ], !dbg !121
	%192 = phi float [ %168, %b11 ], [ %184, %b32 ], !dbg !121
	%193 = phi float [ %172, %b11 ], [ %185, %b32 ], !dbg !121
	%194 = phi float [ %176, %b11 ], [ %186, %b32 ], !dbg !121
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %95, !dbg !122
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %195, i32 0, i32 0, !dbg !122
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %195, i32 0, i32 1, !dbg !122
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %195, i32 0, i32 2, !dbg !122
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %195, i32 0, i32 3, !dbg !122
	%200 = bitcast { float, float, float, float }* %195 to <4 x float>*, !dbg !122
	%201 = insertelement <4 x float> undef, float %187, i32 0, !dbg !122
	%202 = insertelement <4 x float> %201, float %188, i32 1, !dbg !122
	%203 = insertelement <4 x float> %202, float %189, i32 2, !dbg !122
	%204 = insertelement <4 x float> %203, float %190, i32 3, !dbg !122
	store <4 x float> %204, <4 x float>* %200, align 16, !dbg !122
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %107, !dbg !123
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %205, i32 0, i32 0, !dbg !123
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %205, i32 0, i32 1, !dbg !123
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %205, i32 0, i32 2, !dbg !123
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %205, i32 0, i32 3, !dbg !123
	%210 = bitcast { float, float, float, float }* %205 to <4 x float>*, !dbg !123
	%211 = insertelement <4 x float> undef, float %191, i32 0, !dbg !123
	%212 = insertelement <4 x float> %211, float %192, i32 1, !dbg !123
	%213 = insertelement <4 x float> %212, float %193, i32 2, !dbg !123
	%214 = insertelement <4 x float> %213, float %194, i32 3, !dbg !123
	store <4 x float> %214, <4 x float>* %210, align 16, !dbg !123
	%215 = fsub float %187, %101, !dbg !126
	%216 = fsub float %188, %102, !dbg !127
	%217 = fsub float %189, %103, !dbg !128
	%218 = fsub float %190, %104, !dbg !129
	%219 = fmul float %215, %215, !dbg !130
	%220 = fmul float %216, %216, !dbg !131
	%221 = fadd float %219, %220, !dbg !132
	%222 = fmul float %217, %217, !dbg !133
	%223 = fadd float %221, %222, !dbg !134
	%224 = fmul float %218, %218, !dbg !135
	%225 = fadd float %223, %224, !dbg !136
	%226 = fsub float %191, %112, !dbg !138
	%227 = fsub float %192, %113, !dbg !139
	%228 = fsub float %193, %114, !dbg !140
	%229 = fsub float %194, %115, !dbg !141
	%230 = fmul float %226, %226, !dbg !142
	%231 = fmul float %227, %227, !dbg !143
	%232 = fadd float %230, %231, !dbg !144
	%233 = fmul float %228, %228, !dbg !145
	%234 = fadd float %232, %233, !dbg !146
	%235 = fmul float %229, %229, !dbg !147
	%236 = fadd float %234, %235, !dbg !148
	%237 = fadd float %225, %236, !dbg !149
	%238 = fadd float %96, %237, !dbg !150
	%239 = sub i64 %105, 2, !dbg !151
	br label %b10, !dbg !151

b58:
	%240 = phi i64 [ %95, %b10 ], [ %326, %b34_cold ], !dbg !152
	%241 = phi float [ %96, %b10 ], [ %327, %b34_cold ], !dbg !152
	%242 = phi float [ %97, %b10 ], [ %328, %b34_cold ], !dbg !152
	%243 = phi float [ %98, %b10 ], [ %329, %b34_cold ], !dbg !152
	%244 = phi float [ %99, %b10 ], [ %330, %b34_cold ], !dbg !152
	%245 = phi float [ %100, %b10 ], [ %331, %b34_cold ], !dbg !152
	%246 = phi float [ %101, %b10 ], [ %332, %b34_cold ], !dbg !152
	%247 = phi float [ %102, %b10 ], [ %333, %b34_cold ], !dbg !152
	%248 = phi float [ %103, %b10 ], [ %334, %b34_cold ], !dbg !152
	%249 = phi float [ %104, %b10 ], [ %335, %b34_cold ], !dbg !152
	%250 = phi i64 [ %105, %b10 ], [ %336, %b34_cold ], !dbg !152
	%251 = icmp sgt i64 %250, 0, !dbg !152
	br i1 %251, label %b59, label %b72, !dbg !152

b59:
	%252 = add i64 %240, %20, !dbg !153
	%253 = mul i64 %240, 4, !dbg !155
	%254 = sub i64 %253, 1, !dbg !156
	%255 = add i64 %253, 4, !dbg !158
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %252, !dbg !154
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %256, i32 0, i32 0, !dbg !154
	%258 = icmp uge i64 %252, %18, !dbg !154
	%259 = icmp uge i64 %254, %p4, !dbg !157
	%260 = icmp uge i64 %255, %p4, !dbg !159
	%261 = or i1 %258, %259, !dbg !159
	%262 = or i1 %261, %260, !dbg !159
	br i1 %262, label %b59_fail1, label %b59_ok1, !dbg !159, !prof !26

b59_ok1:
	%263 = bitcast { float, float, float, float }* %256 to <4 x float>*, !dbg !154
	%264 = load <4 x float>, <4 x float>* %263, align 16, !dbg !154
	%265 = extractelement <4 x float> %264, i32 0, !dbg !154
	%266 = extractelement <4 x float> %264, i32 1, !dbg !154
	%267 = extractelement <4 x float> %264, i32 2, !dbg !154
	%268 = extractelement <4 x float> %264, i32 3, !dbg !154
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %256, i32 0, i32 1, !dbg !154
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %256, i32 0, i32 2, !dbg !154
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %256, i32 0, i32 3, !dbg !154
	%272 = getelementptr inbounds float, float* %p3, i64 %254, !dbg !157
	%273 = load float, float* %272, align 4, !dbg !157
	%274 = getelementptr inbounds float, float* %p3, i64 %255, !dbg !159
	%275 = load float, float* %274, align 4, !dbg !159
	%276 = fadd float %273, %247, !dbg !161
	%277 = fadd float %276, %242, !dbg !162
	%278 = fadd float %277, %265, !dbg !163
	%279 = fmul float %278, 2.500000e-01, !dbg !164
	%280 = fadd float %246, %248, !dbg !165
	%281 = fadd float %280, %243, !dbg !166
	%282 = fadd float %281, %266, !dbg !167
	%283 = fmul float %282, 2.500000e-01, !dbg !168
	%284 = fadd float %247, %249, !dbg !169
	%285 = fadd float %284, %244, !dbg !170
	%286 = fadd float %285, %267, !dbg !171
	%287 = fmul float %286, 2.500000e-01, !dbg !172
	%288 = fadd float %248, %275, !dbg !173
	%289 = fadd float %288, %245, !dbg !174
	%290 = fadd float %289, %268, !dbg !175
	%291 = fmul float %290, 2.500000e-01, !dbg !176
	br i1 %28, label %b71, label %b60, !dbg !160

b60:
	br i1 %56, label %b61, label %b62, !dbg !178

b61:
	br label %b62, !dbg !179

b62:
	%292 = phi float [ %279, %b60 ], [ %246, %b61 ], !dbg !100
	br i1 %58, label %b63, label %b64, !dbg !180

b63:
	br label %b64, !dbg !181

b64:
	%293 = phi float [ %292, %b62 ], [ %246, %b63 ], !dbg !102
	br i1 %60, label %b65, label %b66, !dbg !182

b65:
	br label %b66, !dbg !183

b66:
	%294 = phi float [ %283, %b64 ], [ %247, %b65 ], !dbg !104
	br i1 %62, label %b67, label %b68, !dbg !184

b67:
	br label %b68, !dbg !185

b68:
	%295 = phi float [ %287, %b66 ], [ %248, %b67 ], !dbg !106
	br i1 %64, label %b69, label %b70, !dbg !186

b69:
	br label %b70, !dbg !187

b70:
	%296 = phi float [ %291, %b68 ], [ %249, %b69 ], !dbg !108
	br label %b71, !dbg !177

b71:
	%297 = phi float [ %279, %b59_ok1 ], [ %293, %b70 ], !dbg !188
	%298 = phi float [ %283, %b59_ok1 ], [ %294, %b70 ], !dbg !188
	%299 = phi float [ %287, %b59_ok1 ], [ %295, %b70 ], !dbg !188
	%300 = phi float [ %291, %b59_ok1 ], [ %296, %b70 ], !dbg !188
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %240, !dbg !189
	%302 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %301, i32 0, i32 0, !dbg !189
	%303 = icmp uge i64 %240, %9, !dbg !189
	br i1 %303, label %b71_fail1, label %b71_ok1, !dbg !189, !prof !26

b71_ok1:
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %301, i32 0, i32 1, !dbg !189
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %301, i32 0, i32 2, !dbg !189
	%306 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %301, i32 0, i32 3, !dbg !189
	%307 = bitcast { float, float, float, float }* %301 to <4 x float>*, !dbg !189
	%308 = insertelement <4 x float> undef, float %297, i32 0, !dbg !189
	%309 = insertelement <4 x float> %308, float %298, i32 1, !dbg !189
	%310 = insertelement <4 x float> %309, float %299, i32 2, !dbg !189
	%311 = insertelement <4 x float> %310, float %300, i32 3, !dbg !189
	store <4 x float> %311, <4 x float>* %307, align 16, !dbg !189
	%312 = fsub float %297, %246, !dbg !191
	%313 = fsub float %298, %247, !dbg !192
	%314 = fsub float %299, %248, !dbg !193
	%315 = fsub float %300, %249, !dbg !194
	%316 = fmul float %312, %312, !dbg !195
	%317 = fmul float %313, %313, !dbg !196
	%318 = fadd float %316, %317, !dbg !197
	%319 = fmul float %314, %314, !dbg !198
	%320 = fadd float %318, %319, !dbg !199
	%321 = fmul float %315, %315, !dbg !200
	%322 = fadd float %320, %321, !dbg !201
	%323 = fadd float %241, %322, !dbg !202
	br label %b72, !dbg !202

b72:
	%324 = phi float [ %241, %b58 ], [ %323, %b71_ok1 ], !dbg !45
	ret float %324, !dbg !203

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
	%325 = icmp uge i64 %29, %18, !dbg !24
	br i1 %325, label %b9_fail2, label %b9_ok2, !dbg !24

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %29, i64 %18), !dbg !24
	ret float undef, !dbg !24

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %24, i64 %18), !dbg !25
	ret float undef, !dbg !25

b34_cold:
	%326 = phi i64 [ %339, %b57_cold_ok2 ], [ %24, %b9_ok1 ], !dbg !43
	%327 = phi float [ %487, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !45
	%328 = phi float [ %366, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !46
	%329 = phi float [ %367, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !46
	%330 = phi float [ %368, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !46
	%331 = phi float [ %369, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !46
	%332 = phi float [ %377, %b57_cold_ok2 ], [ %48, %b9_ok1 ], !dbg !47
	%333 = phi float [ %378, %b57_cold_ok2 ], [ %49, %b9_ok1 ], !dbg !47
	%334 = phi float [ %379, %b57_cold_ok2 ], [ %50, %b9_ok1 ], !dbg !47
	%335 = phi float [ %380, %b57_cold_ok2 ], [ %51, %b9_ok1 ], !dbg !47
	%336 = phi i64 [ %488, %b57_cold_ok2 ], [ %55, %b9_ok1 ], !dbg !48
	%337 = icmp sge i64 %336, 2, !dbg !49
	br i1 %337, label %b35_cold, label %b58, !dbg !49

b35_cold:
	%338 = add i64 %326, %20, !dbg !50
	%339 = add i64 %338, %20, !dbg !52
	%340 = mul i64 %326, 4, !dbg !54
	%341 = sub i64 %340, 1, !dbg !55
	%342 = add i64 %340, 4, !dbg !57
	%343 = mul i64 %338, 4, !dbg !59
	%344 = sub i64 %343, 1, !dbg !60
	%345 = add i64 %343, 4, !dbg !62
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %338, !dbg !51
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 0, !dbg !51
	%348 = icmp uge i64 %338, %18, !dbg !51
	%349 = icmp uge i64 %339, %18, !dbg !53
	%350 = icmp uge i64 %341, %p4, !dbg !56
	%351 = icmp uge i64 %342, %p4, !dbg !58
	%352 = icmp uge i64 %344, %p4, !dbg !61
	%353 = icmp uge i64 %345, %p4, !dbg !63
	%354 = or i1 %348, %349, !dbg !63
	%355 = or i1 %354, %350, !dbg !63
	%356 = or i1 %355, %351, !dbg !63
	%357 = or i1 %356, %352, !dbg !63
	%358 = or i1 %357, %353, !dbg !63
	br i1 %358, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !63, !prof !26

b35_cold_fail1:
	%359 = icmp uge i64 %338, %18, !dbg !51
	br i1 %359, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !51

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %338, i64 %18), !dbg !51
	ret float undef, !dbg !51

b35_cold_ok2:
	%360 = icmp uge i64 %339, %18, !dbg !53
	br i1 %360, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !53

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %339, i64 %18), !dbg !53
	ret float undef, !dbg !53

b35_cold_ok3:
	%361 = icmp uge i64 %341, %p4, !dbg !56
	br i1 %361, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !56

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %341, i64 %p4), !dbg !56
	ret float undef, !dbg !56

b35_cold_ok4:
	%362 = icmp uge i64 %342, %p4, !dbg !58
	br i1 %362, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !58

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %342, i64 %p4), !dbg !58
	ret float undef, !dbg !58

b35_cold_ok5:
	%363 = icmp uge i64 %344, %p4, !dbg !61
	br i1 %363, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !61

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %344, i64 %p4), !dbg !61
	ret float undef, !dbg !61

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %345, i64 %p4), !dbg !63
	ret float undef, !dbg !63

b35_cold_ok1:
	%364 = bitcast { float, float, float, float }* %346 to <4 x float>*, !dbg !51
	%365 = load <4 x float>, <4 x float>* %364, align 16, !dbg !51
	%366 = extractelement <4 x float> %365, i32 0, !dbg !51
	%367 = extractelement <4 x float> %365, i32 1, !dbg !51
	%368 = extractelement <4 x float> %365, i32 2, !dbg !51
	%369 = extractelement <4 x float> %365, i32 3, !dbg !51
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 1, !dbg !51
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 2, !dbg !51
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 3, !dbg !51
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i64 %339, !dbg !53
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 0, !dbg !53
	%375 = bitcast { float, float, float, float }* %373 to <4 x float>*, !dbg !53
	%376 = load <4 x float>, <4 x float>* %375, align 16, !dbg !53
	%377 = extractelement <4 x float> %376, i32 0, !dbg !53
	%378 = extractelement <4 x float> %376, i32 1, !dbg !53
	%379 = extractelement <4 x float> %376, i32 2, !dbg !53
	%380 = extractelement <4 x float> %376, i32 3, !dbg !53
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 1, !dbg !53
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 2, !dbg !53
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 3, !dbg !53
	%384 = getelementptr inbounds float, float* %p3, i64 %341, !dbg !56
	%385 = load float, float* %384, align 4, !dbg !56
	%386 = getelementptr inbounds float, float* %p3, i64 %342, !dbg !58
	%387 = load float, float* %386, align 4, !dbg !58
	%388 = getelementptr inbounds float, float* %p3, i64 %344, !dbg !61
	%389 = load float, float* %388, align 4, !dbg !61
	%390 = getelementptr inbounds float, float* %p3, i64 %345, !dbg !63
	%391 = load float, float* %390, align 4, !dbg !63
	%392 = fadd float %385, %333, !dbg !66
	%393 = fadd float %392, %328, !dbg !67
	%394 = fadd float %393, %366, !dbg !68
	%395 = fmul float %394, 2.500000e-01, !dbg !69
	%396 = fadd float %332, %334, !dbg !70
	%397 = fadd float %396, %329, !dbg !71
	%398 = fadd float %397, %367, !dbg !72
	%399 = fmul float %398, 2.500000e-01, !dbg !73
	%400 = fadd float %333, %335, !dbg !74
	%401 = fadd float %400, %330, !dbg !75
	%402 = fadd float %401, %368, !dbg !76
	%403 = fmul float %402, 2.500000e-01, !dbg !77
	%404 = fadd float %334, %387, !dbg !78
	%405 = fadd float %404, %331, !dbg !79
	%406 = fadd float %405, %369, !dbg !80
	%407 = fmul float %406, 2.500000e-01, !dbg !81
	%408 = fadd float %389, %367, !dbg !83
	%409 = fadd float %408, %332, !dbg !84
	%410 = fadd float %409, %377, !dbg !85
	%411 = fmul float %410, 2.500000e-01, !dbg !86
	%412 = fadd float %366, %368, !dbg !87
	%413 = fadd float %412, %333, !dbg !88
	%414 = fadd float %413, %378, !dbg !89
	%415 = fmul float %414, 2.500000e-01, !dbg !90
	%416 = fadd float %367, %369, !dbg !91
	%417 = fadd float %416, %334, !dbg !92
	%418 = fadd float %417, %379, !dbg !93
	%419 = fmul float %418, 2.500000e-01, !dbg !94
	%420 = fadd float %368, %391, !dbg !95
	%421 = fadd float %420, %335, !dbg !96
	%422 = fadd float %421, %380, !dbg !97
	%423 = fmul float %422, 2.500000e-01, !dbg !98
	br i1 %28, label %b57_cold, label %b36_cold, !dbg !82

b36_cold:
	br i1 %56, label %b37_cold, label %b38_cold, !dbg !34

b37_cold:
	br label %b38_cold, !dbg !99

b38_cold:
	%424 = phi float [ %395, %b36_cold ], [ %332, %b37_cold ], !dbg !100
	br i1 %58, label %b39_cold, label %b40_cold, !dbg !36

b39_cold:
	br label %b40_cold, !dbg !101

b40_cold:
	%425 = phi float [ %424, %b38_cold ], [ %332, %b39_cold ], !dbg !102
	br i1 %60, label %b41_cold, label %b42_cold, !dbg !38

b41_cold:
	br label %b42_cold, !dbg !103

b42_cold:
	%426 = phi float [ %399, %b40_cold ], [ %333, %b41_cold ], !dbg !104
	br i1 %62, label %b43_cold, label %b44_cold, !dbg !40

b43_cold:
	br label %b44_cold, !dbg !105

b44_cold:
	%427 = phi float [ %403, %b42_cold ], [ %334, %b43_cold ], !dbg !106
	br i1 %64, label %b45_cold, label %b46_cold, !dbg !42

b45_cold:
	br label %b46_cold, !dbg !107

b46_cold:
	%428 = phi float [ %407, %b44_cold ], [ %335, %b45_cold ], !dbg !108
	br i1 %56, label %b47_cold, label %b48_cold, !dbg !110

b47_cold:
	br label %b48_cold, !dbg !111

b48_cold:
	%429 = phi float [ %411, %b46_cold ], [ %366, %b47_cold ], !dbg !100
	br i1 %58, label %b49_cold, label %b50_cold, !dbg !112

b49_cold:
	br label %b50_cold, !dbg !113

b50_cold:
	%430 = phi float [ %429, %b48_cold ], [ %366, %b49_cold ], !dbg !102
	br i1 %60, label %b51_cold, label %b52_cold, !dbg !114

b51_cold:
	br label %b52_cold, !dbg !115

b52_cold:
	%431 = phi float [ %415, %b50_cold ], [ %367, %b51_cold ], !dbg !104
	br i1 %62, label %b53_cold, label %b54_cold, !dbg !116

b53_cold:
	br label %b54_cold, !dbg !117

b54_cold:
	%432 = phi float [ %419, %b52_cold ], [ %368, %b53_cold ], !dbg !106
	br i1 %64, label %b55_cold, label %b56_cold, !dbg !118

b55_cold:
	br label %b56_cold, !dbg !119

b56_cold:
	%433 = phi float [ %423, %b54_cold ], [ %369, %b55_cold ], !dbg !108
	br label %b57_cold, !dbg !109

b57_cold:
	%434 = phi float [ %395, %b35_cold_ok1 ], [ %425, %b56_cold ], !dbg !120
	%435 = phi float [ %399, %b35_cold_ok1 ], [ %426, %b56_cold ], !dbg !120
	%436 = phi float [ %403, %b35_cold_ok1 ], [ %427, %b56_cold ], !dbg !120
	%437 = phi float [ %407, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !120
	%438 = phi float [ %411, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !121
	%439 = phi float [ %415, %b35_cold_ok1 ], [ %431, %b56_cold ], !dbg !121
	%440 = phi float [ %419, %b35_cold_ok1 ], [ %432, %b56_cold ], !dbg !121
	%441 = phi float [ %423, %b35_cold_ok1 ], [ %433, %b56_cold ], !dbg !121
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %326, !dbg !122
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %442, i32 0, i32 0, !dbg !122
	%444 = icmp uge i64 %326, %9, !dbg !122
	br i1 %444, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !122, !prof !26

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %326, i64 %9), !dbg !122
	ret float undef, !dbg !122

b57_cold_ok1:
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %442, i32 0, i32 1, !dbg !122
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %442, i32 0, i32 2, !dbg !122
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %442, i32 0, i32 3, !dbg !122
	%448 = bitcast { float, float, float, float }* %442 to <4 x float>*, !dbg !122
	%449 = insertelement <4 x float> undef, float %434, i32 0, !dbg !122
	%450 = insertelement <4 x float> %449, float %435, i32 1, !dbg !122
	%451 = insertelement <4 x float> %450, float %436, i32 2, !dbg !122
	%452 = insertelement <4 x float> %451, float %437, i32 3, !dbg !122
	store <4 x float> %452, <4 x float>* %448, align 16, !dbg !122
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %10, i64 %338, !dbg !123
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %453, i32 0, i32 0, !dbg !123
	%455 = icmp uge i64 %338, %9, !dbg !123
	br i1 %455, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !123, !prof !26

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %338, i64 %9), !dbg !123
	ret float undef, !dbg !123

b57_cold_ok2:
	%456 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %453, i32 0, i32 1, !dbg !123
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %453, i32 0, i32 2, !dbg !123
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %453, i32 0, i32 3, !dbg !123
	%459 = bitcast { float, float, float, float }* %453 to <4 x float>*, !dbg !123
	%460 = insertelement <4 x float> undef, float %438, i32 0, !dbg !123
	%461 = insertelement <4 x float> %460, float %439, i32 1, !dbg !123
	%462 = insertelement <4 x float> %461, float %440, i32 2, !dbg !123
	%463 = insertelement <4 x float> %462, float %441, i32 3, !dbg !123
	store <4 x float> %463, <4 x float>* %459, align 16, !dbg !123
	%464 = fsub float %434, %332, !dbg !126
	%465 = fsub float %435, %333, !dbg !127
	%466 = fsub float %436, %334, !dbg !128
	%467 = fsub float %437, %335, !dbg !129
	%468 = fmul float %464, %464, !dbg !130
	%469 = fmul float %465, %465, !dbg !131
	%470 = fadd float %468, %469, !dbg !132
	%471 = fmul float %466, %466, !dbg !133
	%472 = fadd float %470, %471, !dbg !134
	%473 = fmul float %467, %467, !dbg !135
	%474 = fadd float %472, %473, !dbg !136
	%475 = fsub float %438, %366, !dbg !138
	%476 = fsub float %439, %367, !dbg !139
	%477 = fsub float %440, %368, !dbg !140
	%478 = fsub float %441, %369, !dbg !141
	%479 = fmul float %475, %475, !dbg !142
	%480 = fmul float %476, %476, !dbg !143
	%481 = fadd float %479, %480, !dbg !144
	%482 = fmul float %477, %477, !dbg !145
	%483 = fadd float %481, %482, !dbg !146
	%484 = fmul float %478, %478, !dbg !147
	%485 = fadd float %483, %484, !dbg !148
	%486 = fadd float %474, %485, !dbg !149
	%487 = fadd float %327, %486, !dbg !150
	%488 = sub i64 %336, 2, !dbg !151
	br label %b34_cold, !dbg !151

b59_fail1:
	%489 = icmp uge i64 %252, %18, !dbg !154
	br i1 %489, label %b59_fail2, label %b59_ok2, !dbg !154

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %252, i64 %18), !dbg !154
	ret float undef, !dbg !154

b59_ok2:
	%490 = icmp uge i64 %254, %p4, !dbg !157
	br i1 %490, label %b59_fail3, label %b59_ok3, !dbg !157

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %254, i64 %p4), !dbg !157
	ret float undef, !dbg !157

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %255, i64 %p4), !dbg !159
	ret float undef, !dbg !159

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %240, i64 %9), !dbg !189
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
	br i1 %57, label %b8, label %b16, !dbg !342

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345, !range !27
	%59 = sext i32 %58 to i64, !dbg !345
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !345, !range !29
	%61 = sext i32 %60 to i64, !dbg !345
	%62 = icmp eq i64 %59, 0, !dbg !346
	br i1 %62, label %b9, label %b16, !dbg !346

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !347, !range !227
	%64 = sext i32 %63 to i64, !dbg !347
	%65 = sdiv i64 %64, 2, !dbg !348
	%66 = icmp eq i64 %61, %65, !dbg !349
	br i1 %66, label %b10, label %b16, !dbg !344

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
	br i1 %77, label %b11, label %b16, !dbg !351

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
	br label %b12, !dbg !361

b12:
	%106 = phi double [ %105, %b11_ok3 ], [ %131, %b13_ok3 ], !dbg !379
	%107 = phi i64 [ 1, %b11_ok3 ], [ %132, %b13_ok3 ], !dbg !380
	%108 = icmp slt i64 %107, %79, !dbg !381
	br i1 %108, label %b13, label %b14, !dbg !381

b13:
	%109 = add i64 %82, %107, !dbg !383
	%110 = mul i64 %109, 2, !dbg !384
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %110, !dbg !386
	%112 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !388
	%113 = icmp uge i64 %110, %p19, !dbg !386
	%114 = icmp eq i64 addrspace(1)* %111, null, !dbg !388
	%115 = or i1 %113, %114, !dbg !388
	br i1 %115, label %b13_fail1, label %b13_ok1, !dbg !388, !prof !26

b13_ok1:
	%116 = bitcast i64* %112 to i8*, !dbg !388
	%117 = call i64 @gpuc_signal_wait_until_thread(i8* %116, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !388
	%118 = add i64 %110, 1, !dbg !389
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %118, !dbg !390
	%120 = and i64 %117, 4294967295, !dbg !393
	%121 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !392
	%122 = icmp uge i64 %118, %p19, !dbg !390
	%123 = icmp eq i64 addrspace(1)* %119, null, !dbg !392
	%124 = or i1 %122, %123, !dbg !392
	br i1 %124, label %b13_fail3, label %b13_ok3, !dbg !392, !prof !26

b13_ok3:
	%125 = bitcast i64* %121 to i8*, !dbg !392
	%126 = call i64 @gpuc_signal_wait_until_thread(i8* %125, i32 5, i64 %86, i32 1, i8* %ctrl, i32 22), !dbg !392
	%127 = and i64 %126, 4294967295, !dbg !394
	%128 = shl i64 %127, 32, !dbg !395
	%129 = or i64 %120, %128, !dbg !396
	%130 = bitcast i64 %129 to double, !dbg !397
	%131 = fadd double %106, %130, !dbg !398
	%132 = add i64 %107, 1, !dbg !399
	br label %b12, !dbg !399

b14:
	%133 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !400
	%134 = icmp uge i64 0, %p21, !dbg !400
	br i1 %134, label %b14_fail1, label %b14_ok1, !dbg !400, !prof !26

b14_ok1:
	store double %106, double addrspace(1)* %133, align 8, !dbg !400
	%135 = fcmp ole double %106, %p27, !dbg !401
	br i1 %135, label %b15, label %b16, !dbg !401

b15:
	%136 = urem i64 %p24, 2, !dbg !402
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %136, !dbg !403
	%138 = icmp uge i64 %136, %p23, !dbg !403
	br i1 %138, label %b15_fail1, label %b15_ok1, !dbg !403, !prof !26

b15_ok1:
	store i64 %78, i64 addrspace(1)* %137, align 8, !dbg !403
	br label %b16, !dbg !403

b16:
	%139 = icmp ne i32 %p25, 0, !dbg !404
	br i1 %139, label %b17, label %b52, !dbg !404

b17:
	%140 = fpext float %56 to double, !dbg !407
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !28
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !28
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !30
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415, !range !231
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !415, !range !231
	%146 = mul i32 %145, %143, !dbg !415
	%147 = add i32 %142, %146, !dbg !415
	%148 = mul i32 %144, %147, !dbg !415
	%149 = add i32 %141, %148, !dbg !415
	%150 = and i32 %149, -32, !dbg !415
	%151 = mul i32 %144, %145, !dbg !415
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !415, !range !334
	%153 = mul i32 %151, %152, !dbg !415
	%154 = sub i32 %153, %150, !dbg !415
	%155 = icmp slt i32 %154, 32, !dbg !415
	%156 = select i1 %155, i32 %154, i32 32, !dbg !415
	%157 = sext i32 %156 to i64, !dbg !415
	%158 = icmp eq i64 %157, 32, !dbg !416
	br i1 %158, label %b18, label %b20, !dbg !416

b18:
	%159 = phi double [ %176, %b19 ], [ %140, %b17 ], !dbg !417
	%160 = phi i64 [ %177, %b19 ], [ 16, %b17 ], !dbg !418
	%161 = icmp sgt i64 %160, 0, !dbg !419
	br i1 %161, label %b19, label %b23, !dbg !419

b19:
	%162 = trunc i64 %160 to i32, !dbg !420
	%163 = bitcast double %159 to i64, !dbg !420
	%164 = trunc i64 %163 to i32, !dbg !420
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %162, i32 31), !dbg !420
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !420
	%167 = lshr i64 %163, 32, !dbg !420
	%168 = trunc i64 %167 to i32, !dbg !420
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %162, i32 31), !dbg !420
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !420
	%171 = zext i32 %170 to i64, !dbg !420
	%172 = shl i64 %171, 32, !dbg !420
	%173 = zext i32 %166 to i64, !dbg !420
	%174 = or i64 %173, %172, !dbg !420
	%175 = bitcast i64 %174 to double, !dbg !420
	%176 = fadd double %159, %175, !dbg !421
	%177 = sdiv i64 %160, 2, !dbg !422
	br label %b18, !dbg !422

b20:
	%178 = bitcast double %140 to i64, !dbg !423
	%179 = trunc i64 %178 to i32, !dbg !423
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 0, i32 31), !dbg !423
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !423
	%182 = lshr i64 %178, 32, !dbg !423
	%183 = trunc i64 %182 to i32, !dbg !423
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !423
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !423
	%186 = zext i32 %185 to i64, !dbg !423
	%187 = shl i64 %186, 32, !dbg !423
	%188 = zext i32 %181 to i64, !dbg !423
	%189 = or i64 %188, %187, !dbg !423
	%190 = bitcast i64 %189 to double, !dbg !423
	br label %b21, !dbg !423

b21:
	%191 = phi double [ %190, %b20 ], [ %208, %b22 ], !dbg !424
	%192 = phi i64 [ 1, %b20 ], [ %209, %b22 ], !dbg !425
	%193 = icmp slt i64 %192, %157, !dbg !426
	br i1 %193, label %b22, label %b23, !dbg !426

b22:
	%194 = trunc i64 %192 to i32, !dbg !427
	%195 = bitcast double %140 to i64, !dbg !427
	%196 = trunc i64 %195 to i32, !dbg !427
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 %194, i32 31), !dbg !427
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !427
	%199 = lshr i64 %195, 32, !dbg !427
	%200 = trunc i64 %199 to i32, !dbg !427
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 %194, i32 31), !dbg !427
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !427
	%203 = zext i32 %202 to i64, !dbg !427
	%204 = shl i64 %203, 32, !dbg !427
	%205 = zext i32 %198 to i64, !dbg !427
	%206 = or i64 %205, %204, !dbg !427
	%207 = bitcast i64 %206 to double, !dbg !427
	%208 = fadd double %191, %207, !dbg !421
	%209 = add i64 %192, 1, !dbg !428
	br label %b21, !dbg !428

b23:
	%210 = phi double [ %159, %b18 ], [ %191, %b21 ], !dbg !414
	%211 = sext i32 %153 to i64, !dbg !432
	%212 = add i64 %211, 32, !dbg !433
	%213 = sub i64 %212, 1, !dbg !434
	%214 = sdiv i64 %213, 32, !dbg !435
	%215 = icmp eq i64 %214, 1, !dbg !436
	br i1 %215, label %b29, label %b24, !dbg !436

b24:
	call void @llvm.nvvm.barrier0(), !dbg !438
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !439, !range !440
	%217 = sext i32 %216 to i64, !dbg !439
	%218 = icmp eq i64 %217, 0, !dbg !441
	br i1 %218, label %b25, label %b26, !dbg !441

b25:
	%219 = sext i32 %149 to i64, !dbg !442
	%220 = sdiv i64 %219, 32, !dbg !443
	%221 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %220, !dbg !444
	store double %210, double addrspace(3)* %221, align 8, !dbg !444
	br label %b26, !dbg !444

b26:
	call void @llvm.nvvm.barrier0(), !dbg !445
	%222 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !446
	%223 = load double, double addrspace(3)* %222, align 8, !dbg !446
	br label %b27, !dbg !446

b27:
	%224 = phi double [ %223, %b26 ], [ %229, %b28 ], !dbg !447
	%225 = phi i64 [ 1, %b26 ], [ %230, %b28 ], !dbg !448
	%226 = icmp slt i64 %225, %214, !dbg !449
	br i1 %226, label %b28, label %b29, !dbg !449

b28:
	%227 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %225, !dbg !450
	%228 = load double, double addrspace(3)* %227, align 8, !dbg !450
	%229 = fadd double %224, %228, !dbg !421
	%230 = add i64 %225, 1, !dbg !451
	br label %b27, !dbg !451

b29:
	%231 = phi double [ %210, %b23 ], [ %224, %b27 ], !dbg !413
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !452, !range !226
	%233 = sext i32 %232 to i64, !dbg !452
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !452, !range !227
	%235 = sext i32 %234 to i64, !dbg !452
	%236 = mul i64 %233, %235, !dbg !453
	%237 = sext i32 %149 to i64, !dbg !455
	%238 = icmp eq i64 %237, 0, !dbg !456
	br i1 %238, label %b30, label %b31, !dbg !456

b30:
	%239 = urem i32 %p25, 2, !dbg !459
	%240 = zext i32 %239 to i64, !dbg !460
	%241 = mul i64 %240, %236, !dbg !461
	%242 = add i64 %241, %236, !dbg !462
	%243 = icmp ugt i64 %242, %p15, !dbg !463
	br i1 %243, label %b30_fail1, label %b30_ok1, !dbg !463, !prof !26

b30_ok1:
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !464, !range !27
	%245 = sext i32 %244 to i64, !dbg !464
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !464, !range !29
	%247 = sext i32 %246 to i64, !dbg !464
	%248 = mul i64 %247, %233, !dbg !465
	%249 = add i64 %248, %245, !dbg !466
	%250 = getelementptr inbounds double, double addrspace(1)* %3, i64 %241, !dbg !463
	%251 = getelementptr inbounds double, double addrspace(1)* %250, i64 %249, !dbg !467
	%252 = icmp uge i64 %249, %236, !dbg !467
	br i1 %252, label %b30_fail2, label %b30_ok2, !dbg !467, !prof !26

b30_ok2:
	store double %231, double addrspace(1)* %251, align 8, !dbg !467
	%253 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !468
	%254 = icmp uge i64 0, %p17, !dbg !468
	br i1 %254, label %b30_fail3, label %b30_ok3, !dbg !468, !prof !26

b30_ok3:
	%255 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %253, i32 1) nounwind, !dbg !469
	%256 = zext i32 %255 to i64, !dbg !470
	%257 = sub i64 %236, 1, !dbg !471
	%258 = icmp eq i64 %256, %257, !dbg !472
	%259 = zext i1 %258 to i8, !dbg !473
	store i8 %259, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !473
	br label %b31, !dbg !473

b31:
	call void @llvm.nvvm.barrier0(), !dbg !474
	%260 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !475
	%261 = icmp ne i8 %260, 0, !dbg !475
	br i1 %261, label %b32, label %b52, !dbg !406

b32:
	%262 = urem i32 %p25, 2, !dbg !477
	%263 = zext i32 %262 to i64, !dbg !478
	%264 = mul i64 %263, %236, !dbg !479
	%265 = add i64 %264, %236, !dbg !480
	%266 = getelementptr inbounds double, double addrspace(1)* %3, i64 %264, !dbg !481
	%267 = icmp ugt i64 %265, %p15, !dbg !481
	br i1 %267, label %b32_fail1, label %b32_ok1, !dbg !481, !prof !26

b32_ok1:
	br label %b33, !dbg !482

b33:
	%268 = phi double [ 0.000000e+00, %b32_ok1 ], [ %273, %b34 ], !dbg !483
	%269 = phi i64 [ %237, %b32_ok1 ], [ %274, %b34 ], !dbg !482
	%270 = icmp slt i64 %269, %236, !dbg !482
	br i1 %270, label %b34, label %b35, !dbg !482

b34:
	%271 = getelementptr inbounds double, double addrspace(1)* %266, i64 %269, !dbg !484
	%272 = load double, double addrspace(1)* %271, align 8, !dbg !484
	%273 = fadd double %268, %272, !dbg !485
	%274 = add i64 %269, %211, !dbg !482
	br label %b33, !dbg !482

b35:
	br i1 %158, label %b36, label %b38, !dbg !489

b36:
	%275 = phi double [ %292, %b37 ], [ %268, %b35 ], !dbg !490
	%276 = phi i64 [ %293, %b37 ], [ 16, %b35 ], !dbg !491
	%277 = icmp sgt i64 %276, 0, !dbg !492
	br i1 %277, label %b37, label %b41, !dbg !492

b37:
	%278 = trunc i64 %276 to i32, !dbg !493
	%279 = bitcast double %275 to i64, !dbg !493
	%280 = trunc i64 %279 to i32, !dbg !493
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %280, i32 %278, i32 31), !dbg !493
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !493
	%283 = lshr i64 %279, 32, !dbg !493
	%284 = trunc i64 %283 to i32, !dbg !493
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %284, i32 %278, i32 31), !dbg !493
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !493
	%287 = zext i32 %286 to i64, !dbg !493
	%288 = shl i64 %287, 32, !dbg !493
	%289 = zext i32 %282 to i64, !dbg !493
	%290 = or i64 %289, %288, !dbg !493
	%291 = bitcast i64 %290 to double, !dbg !493
	%292 = fadd double %275, %291, !dbg !494
	%293 = sdiv i64 %276, 2, !dbg !495
	br label %b36, !dbg !495

b38:
	%294 = bitcast double %268 to i64, !dbg !496
	%295 = trunc i64 %294 to i32, !dbg !496
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %295, i32 0, i32 31), !dbg !496
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !496
	%298 = lshr i64 %294, 32, !dbg !496
	%299 = trunc i64 %298 to i32, !dbg !496
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !496
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !496
	%302 = zext i32 %301 to i64, !dbg !496
	%303 = shl i64 %302, 32, !dbg !496
	%304 = zext i32 %297 to i64, !dbg !496
	%305 = or i64 %304, %303, !dbg !496
	%306 = bitcast i64 %305 to double, !dbg !496
	br label %b39, !dbg !496

b39:
	%307 = phi double [ %306, %b38 ], [ %324, %b40 ], !dbg !497
	%308 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !498
	%309 = icmp slt i64 %308, %157, !dbg !499
	br i1 %309, label %b40, label %b41, !dbg !499

b40:
	%310 = trunc i64 %308 to i32, !dbg !500
	%311 = bitcast double %268 to i64, !dbg !500
	%312 = trunc i64 %311 to i32, !dbg !500
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %310, i32 31), !dbg !500
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !500
	%315 = lshr i64 %311, 32, !dbg !500
	%316 = trunc i64 %315 to i32, !dbg !500
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %310, i32 31), !dbg !500
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !500
	%319 = zext i32 %318 to i64, !dbg !500
	%320 = shl i64 %319, 32, !dbg !500
	%321 = zext i32 %314 to i64, !dbg !500
	%322 = or i64 %321, %320, !dbg !500
	%323 = bitcast i64 %322 to double, !dbg !500
	%324 = fadd double %307, %323, !dbg !494
	%325 = add i64 %308, 1, !dbg !501
	br label %b39, !dbg !501

b41:
	%326 = phi double [ %275, %b36 ], [ %307, %b39 ], !dbg !488
	br i1 %215, label %b47, label %b42, !dbg !502

b42:
	call void @llvm.nvvm.barrier0(), !dbg !504
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !505, !range !440
	%328 = sext i32 %327 to i64, !dbg !505
	%329 = icmp eq i64 %328, 0, !dbg !506
	br i1 %329, label %b43, label %b44, !dbg !506

b43:
	%330 = sdiv i64 %237, 32, !dbg !507
	%331 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %330, !dbg !508
	store double %326, double addrspace(3)* %331, align 8, !dbg !508
	br label %b44, !dbg !508

b44:
	call void @llvm.nvvm.barrier0(), !dbg !509
	%332 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !510
	%333 = load double, double addrspace(3)* %332, align 8, !dbg !510
	br label %b45, !dbg !510

b45:
	%334 = phi double [ %333, %b44 ], [ %339, %b46 ], !dbg !511
	%335 = phi i64 [ 1, %b44 ], [ %340, %b46 ], !dbg !512
	%336 = icmp slt i64 %335, %214, !dbg !513
	br i1 %336, label %b46, label %b47, !dbg !513

b46:
	%337 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %335, !dbg !514
	%338 = load double, double addrspace(3)* %337, align 8, !dbg !514
	%339 = fadd double %334, %338, !dbg !494
	%340 = add i64 %335, 1, !dbg !515
	br label %b45, !dbg !515

b47:
	%341 = phi double [ %326, %b41 ], [ %334, %b45 ], !dbg !487
	br i1 %238, label %b48, label %b50, !dbg !516

b48:
	%342 = sext i32 %9 to i64, !dbg !327
	%343 = sext i32 %8 to i64, !dbg !517
	%344 = mul i64 %263, %343, !dbg !519
	%345 = add i64 %344, %342, !dbg !520
	%346 = mul i64 %345, 2, !dbg !521
	%347 = zext i32 %p25 to i64, !dbg !525
	%348 = add i64 %346, 1, !dbg !526
	br label %b49, !dbg !517

b49:
	%349 = phi i64 [ 0, %b48 ], [ %373, %b49_ok3 ], !dbg !517
	%350 = add i64 %342, %349, !dbg !528
	%351 = icmp uge i64 %346, %p19, !dbg !527
	br i1 %351, label %b49_fail1, label %b49_ok1, !dbg !527, !prof !26

b49_ok1:
	%352 = icmp eq i64 %343, -1, !dbg !529
	%353 = select i1 %352, i64 1, i64 %343, !dbg !529
	%354 = srem i64 %350, %353, !dbg !529
	%355 = bitcast double %341 to i64, !dbg !530
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %346, !dbg !527
	%357 = trunc i64 %355 to i32, !dbg !531
	%358 = shl i64 %347, 32, !dbg !532
	%359 = zext i32 %357 to i64, !dbg !533
	%360 = or i64 %358, %359, !dbg !534
	%361 = trunc i64 %354 to i32, !dbg !535
	%362 = addrspacecast i64 addrspace(1)* %356 to i64*, !dbg !535
	%363 = icmp uge i64 %354, %343, !dbg !535
	br i1 %363, label %b49_fail2, label %b49_ok2, !dbg !535, !prof !26

b49_ok2:
	%364 = bitcast i64* %362 to i8*, !dbg !535
	call void @gpuc_signal_op_thread(i8* %364, i64 %360, i32 9, i32 %361), !dbg !535
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %348, !dbg !536
	%366 = lshr i64 %355, 32, !dbg !537
	%367 = trunc i64 %366 to i32, !dbg !538
	%368 = zext i32 %367 to i64, !dbg !540
	%369 = or i64 %358, %368, !dbg !541
	%370 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !542
	%371 = icmp uge i64 %348, %p19, !dbg !536
	br i1 %371, label %b49_fail3, label %b49_ok3, !dbg !536, !prof !26

b49_ok3:
	%372 = bitcast i64* %370 to i8*, !dbg !542
	call void @gpuc_signal_op_thread(i8* %372, i64 %369, i32 9, i32 %361), !dbg !542
	%373 = add i64 %349, 1, !dbg !523
	%374 = icmp slt i64 %373, %343, !dbg !523
	br i1 %374, label %b49, label %b50, !dbg !523

b50:
	br i1 %238, label %b51, label %b52, !dbg !543

b51:
	%375 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !544
	%376 = icmp uge i64 0, %p17, !dbg !544
	br i1 %376, label %b51_fail1, label %b51_ok1, !dbg !544, !prof !26

b51_ok1:
	call void asm sideeffect "st.relaxed.gpu.global.u32 [$0], $1;", "l,r,~{memory}"(i32 addrspace(1)* %375, i32 0) nounwind, !dbg !545
	br label %b52, !dbg !545

b52:
	ret void, !dbg !545

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p23), !dbg !331
	ret void, !dbg !331

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p23), !dbg !337
	ret void, !dbg !337

b11_fail1:
	%377 = icmp uge i64 %83, %p19, !dbg !362
	br i1 %377, label %b11_fail2, label %b11_ok2, !dbg !362

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %83, i64 %p19), !dbg !362
	ret void, !dbg !362

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !365
	ret void, !dbg !365

b11_fail3:
	%378 = icmp uge i64 %93, %p19, !dbg !371
	br i1 %378, label %b11_fail4, label %b11_ok4, !dbg !371

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %93, i64 %p19), !dbg !371
	ret void, !dbg !371

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b13_fail1:
	%379 = icmp uge i64 %110, %p19, !dbg !386
	br i1 %379, label %b13_fail2, label %b13_ok2, !dbg !386

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %110, i64 %p19), !dbg !386
	ret void, !dbg !386

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !388
	ret void, !dbg !388

b13_fail3:
	%380 = icmp uge i64 %118, %p19, !dbg !390
	br i1 %380, label %b13_fail4, label %b13_ok4, !dbg !390

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %118, i64 %p19), !dbg !390
	ret void, !dbg !390

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !392
	ret void, !dbg !392

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !400
	ret void, !dbg !400

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %136, i64 %p23), !dbg !403
	ret void, !dbg !403

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %242, i64 %p15), !dbg !463
	ret void, !dbg !463

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %249, i64 %236), !dbg !467
	ret void, !dbg !467

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p17), !dbg !468
	ret void, !dbg !468

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %265, i64 %p15), !dbg !481
	ret void, !dbg !481

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %346, i64 %p19), !dbg !527
	ret void, !dbg !527

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %354, i64 %343), !dbg !535
	ret void, !dbg !535

b49_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %348, i64 %p19), !dbg !536
	ret void, !dbg !536

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p17), !dbg !544
	ret void, !dbg !544
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !546 {
entry:
	br label %b0, !dbg !547

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !547
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !547
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !547
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !547
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !547
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !547
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !547
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !550
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !553
	%9 = icmp slt i64 0, %p25, !dbg !554
	br i1 %9, label %b1, label %b55, !dbg !554

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !555
	%11 = sext i32 %7 to i64, !dbg !550
	%12 = sext i32 %8 to i64, !dbg !553
	br label %b2, !dbg !556

b2:
	%13 = phi i64 [ %384, %b54 ], [ %p24, %b1 ], !dbg !556
	%14 = phi i64 [ %226, %b54 ], [ %p26, %b1 ], !dbg !557
	%15 = phi i32 [ %227, %b54 ], [ %p28, %b1 ], !dbg !558
	%16 = phi i32 [ %228, %b54 ], [ %p29, %b1 ], !dbg !559
	%17 = phi i64 [ %385, %b54 ], [ 0, %b1 ], !dbg !559
	br i1 %10, label %b3, label %b6, !dbg !555

b3:
	%18 = urem i64 %13, 2, !dbg !560
	%19 = icmp ne i64 %18, 0, !dbg !561
	br i1 %19, label %b4, label %b5, !dbg !561

b4:
	br label %b5, !dbg !561

b5:
	%20 = phi float addrspace(1)* [ %0, %b3 ], [ %1, %b4 ], !dbg !562
	%21 = phi i64 [ %p1, %b3 ], [ %p3, %b4 ], !dbg !562
	%22 = phi float addrspace(1)* [ %1, %b3 ], [ %0, %b4 ], !dbg !563
	%23 = phi i64 [ %p3, %b3 ], [ %p1, %b4 ], !dbg !563
	%24 = addrspacecast float addrspace(1)* %20 to float*, !dbg !564
	%25 = addrspacecast float addrspace(1)* %22 to float*, !dbg !564
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !564
	%27 = call float @gpuc_fn_solver_sweep(float* %24, i64 %21, float* %25, i64 %23, i64* %26, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %13, i8* %ctrl), !dbg !564
	br label %b6, !dbg !564

b6:
	%28 = phi float [ 0.000000e+00, %b2 ], [ %27, %b5 ], !dbg !565
	%29 = icmp ne i32 %15, 0, !dbg !566
	br i1 %29, label %b7, label %b15, !dbg !566

b7:
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !27
	%31 = sext i32 %30 to i64, !dbg !568
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !29
	%33 = sext i32 %32 to i64, !dbg !568
	%34 = icmp eq i64 %31, 0, !dbg !569
	br i1 %34, label %b8, label %b15, !dbg !569

b8:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !570, !range !227
	%36 = sext i32 %35 to i64, !dbg !570
	%37 = sdiv i64 %36, 2, !dbg !571
	%38 = icmp eq i64 %33, %37, !dbg !572
	br i1 %38, label %b9, label %b15, !dbg !567

b9:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !573, !range !28
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !573, !range !28
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !573, !range !30
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !573, !range !231
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !573, !range !231
	%44 = mul i32 %43, %41, !dbg !573
	%45 = add i32 %40, %44, !dbg !573
	%46 = mul i32 %42, %45, !dbg !573
	%47 = add i32 %39, %46, !dbg !573
	%48 = sext i32 %47 to i64, !dbg !573
	%49 = icmp eq i64 %48, 0, !dbg !574
	br i1 %49, label %b10, label %b15, !dbg !574

b10:
	%50 = sub i64 %13, 1, !dbg !575
	%51 = urem i32 %15, 2, !dbg !577
	%52 = zext i32 %51 to i64, !dbg !578
	%53 = mul i64 %52, %11, !dbg !579
	%54 = mul i64 %53, 2, !dbg !580
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %54, !dbg !582
	%56 = zext i32 %15 to i64, !dbg !586
	%57 = shl i64 %56, 32, !dbg !587
	%58 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !584
	%59 = icmp uge i64 %54, %p19, !dbg !582
	%60 = icmp eq i64 addrspace(1)* %55, null, !dbg !584
	%61 = or i1 %59, %60, !dbg !584
	br i1 %61, label %b10_fail1, label %b10_ok1, !dbg !584, !prof !26

b10_ok1:
	%62 = bitcast i64* %58 to i8*, !dbg !584
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !584
	%64 = add i64 %54, 1, !dbg !588
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %64, !dbg !589
	%66 = and i64 %63, 4294967295, !dbg !592
	%67 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !591
	%68 = icmp uge i64 %64, %p19, !dbg !589
	%69 = icmp eq i64 addrspace(1)* %65, null, !dbg !591
	%70 = or i1 %68, %69, !dbg !591
	br i1 %70, label %b10_fail3, label %b10_ok3, !dbg !591, !prof !26

b10_ok3:
	%71 = bitcast i64* %67 to i8*, !dbg !591
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !591
	%73 = and i64 %72, 4294967295, !dbg !593
	%74 = shl i64 %73, 32, !dbg !594
	%75 = or i64 %66, %74, !dbg !595
	%76 = bitcast i64 %75 to double, !dbg !596
	br label %b11, !dbg !581

b11:
	%77 = phi double [ %76, %b10_ok3 ], [ %102, %b12_ok3 ], !dbg !597
	%78 = phi i64 [ 1, %b10_ok3 ], [ %103, %b12_ok3 ], !dbg !598
	%79 = icmp slt i64 %78, %11, !dbg !599
	br i1 %79, label %b12, label %b13, !dbg !599

b12:
	%80 = add i64 %53, %78, !dbg !601
	%81 = mul i64 %80, 2, !dbg !602
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %81, !dbg !604
	%83 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !606
	%84 = icmp uge i64 %81, %p19, !dbg !604
	%85 = icmp eq i64 addrspace(1)* %82, null, !dbg !606
	%86 = or i1 %84, %85, !dbg !606
	br i1 %86, label %b12_fail1, label %b12_ok1, !dbg !606, !prof !26

b12_ok1:
	%87 = bitcast i64* %83 to i8*, !dbg !606
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !606
	%89 = add i64 %81, 1, !dbg !607
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %89, !dbg !608
	%91 = and i64 %88, 4294967295, !dbg !611
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !610
	%93 = icmp uge i64 %89, %p19, !dbg !608
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !610
	%95 = or i1 %93, %94, !dbg !610
	br i1 %95, label %b12_fail3, label %b12_ok3, !dbg !610, !prof !26

b12_ok3:
	%96 = bitcast i64* %92 to i8*, !dbg !610
	%97 = call i64 @gpuc_signal_wait_until_thread(i8* %96, i32 5, i64 %57, i32 1, i8* %ctrl, i32 22), !dbg !610
	%98 = and i64 %97, 4294967295, !dbg !612
	%99 = shl i64 %98, 32, !dbg !613
	%100 = or i64 %91, %99, !dbg !614
	%101 = bitcast i64 %100 to double, !dbg !615
	%102 = fadd double %77, %101, !dbg !616
	%103 = add i64 %78, 1, !dbg !617
	br label %b11, !dbg !617

b13:
	%104 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !618
	%105 = icmp uge i64 0, %p21, !dbg !618
	br i1 %105, label %b13_fail1, label %b13_ok1, !dbg !618, !prof !26

b13_ok1:
	store double %77, double addrspace(1)* %104, align 8, !dbg !618
	%106 = fcmp ole double %77, %p30, !dbg !619
	br i1 %106, label %b14, label %b15, !dbg !619

b14:
	%107 = urem i64 %13, 2, !dbg !620
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %107, !dbg !621
	%109 = icmp uge i64 %107, %p23, !dbg !621
	br i1 %109, label %b14_fail1, label %b14_ok1, !dbg !621, !prof !26

b14_ok1:
	store i64 %50, i64 addrspace(1)* %108, align 8, !dbg !621
	br label %b15, !dbg !621

b15:
	%110 = sub i64 %14, 1, !dbg !622
	%111 = icmp eq i64 %110, 0, !dbg !623
	br i1 %111, label %b16, label %b30, !dbg !623

b16:
	%112 = add i32 %16, 1, !dbg !624
	%113 = fpext float %28 to double, !dbg !625
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !629, !range !28
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !629, !range !28
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !629, !range !30
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !629, !range !231
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !629, !range !231
	%119 = mul i32 %118, %116, !dbg !629
	%120 = add i32 %115, %119, !dbg !629
	%121 = mul i32 %117, %120, !dbg !629
	%122 = add i32 %114, %121, !dbg !629
	%123 = and i32 %122, -32, !dbg !629
	%124 = mul i32 %117, %118, !dbg !629
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !629, !range !334
	%126 = mul i32 %124, %125, !dbg !629
	%127 = sub i32 %126, %123, !dbg !629
	%128 = icmp slt i32 %127, 32, !dbg !629
	%129 = select i1 %128, i32 %127, i32 32, !dbg !629
	%130 = sext i32 %129 to i64, !dbg !629
	%131 = icmp eq i64 %130, 32, !dbg !630
	br i1 %131, label %b17, label %b19, !dbg !630

b17:
	%132 = phi double [ %149, %b18 ], [ %113, %b16 ], !dbg !631
	%133 = phi i64 [ %150, %b18 ], [ 16, %b16 ], !dbg !632
	%134 = icmp sgt i64 %133, 0, !dbg !633
	br i1 %134, label %b18, label %b22, !dbg !633

b18:
	%135 = trunc i64 %133 to i32, !dbg !634
	%136 = bitcast double %132 to i64, !dbg !634
	%137 = trunc i64 %136 to i32, !dbg !634
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %137, i32 %135, i32 31), !dbg !634
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !634
	%140 = lshr i64 %136, 32, !dbg !634
	%141 = trunc i64 %140 to i32, !dbg !634
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %141, i32 %135, i32 31), !dbg !634
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !634
	%144 = zext i32 %143 to i64, !dbg !634
	%145 = shl i64 %144, 32, !dbg !634
	%146 = zext i32 %139 to i64, !dbg !634
	%147 = or i64 %146, %145, !dbg !634
	%148 = bitcast i64 %147 to double, !dbg !634
	%149 = fadd double %132, %148, !dbg !635
	%150 = sdiv i64 %133, 2, !dbg !636
	br label %b17, !dbg !636

b19:
	%151 = bitcast double %113 to i64, !dbg !637
	%152 = trunc i64 %151 to i32, !dbg !637
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !637
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !637
	%155 = lshr i64 %151, 32, !dbg !637
	%156 = trunc i64 %155 to i32, !dbg !637
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 0, i32 31), !dbg !637
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !637
	%159 = zext i32 %158 to i64, !dbg !637
	%160 = shl i64 %159, 32, !dbg !637
	%161 = zext i32 %154 to i64, !dbg !637
	%162 = or i64 %161, %160, !dbg !637
	%163 = bitcast i64 %162 to double, !dbg !637
	br label %b20, !dbg !637

b20:
	%164 = phi double [ %163, %b19 ], [ %181, %b21 ], !dbg !638
	%165 = phi i64 [ 1, %b19 ], [ %182, %b21 ], !dbg !639
	%166 = icmp slt i64 %165, %130, !dbg !640
	br i1 %166, label %b21, label %b22, !dbg !640

b21:
	%167 = trunc i64 %165 to i32, !dbg !641
	%168 = bitcast double %113 to i64, !dbg !641
	%169 = trunc i64 %168 to i32, !dbg !641
	%170 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %169, i32 %167, i32 31), !dbg !641
	%171 = extractvalue { i32, i1 } %170, 0, !dbg !641
	%172 = lshr i64 %168, 32, !dbg !641
	%173 = trunc i64 %172 to i32, !dbg !641
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %167, i32 31), !dbg !641
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !641
	%176 = zext i32 %175 to i64, !dbg !641
	%177 = shl i64 %176, 32, !dbg !641
	%178 = zext i32 %171 to i64, !dbg !641
	%179 = or i64 %178, %177, !dbg !641
	%180 = bitcast i64 %179 to double, !dbg !641
	%181 = fadd double %164, %180, !dbg !635
	%182 = add i64 %165, 1, !dbg !642
	br label %b20, !dbg !642

b22:
	%183 = phi double [ %132, %b17 ], [ %164, %b20 ], !dbg !628
	%184 = sext i32 %126 to i64, !dbg !644
	%185 = add i64 %184, 32, !dbg !645
	%186 = sub i64 %185, 1, !dbg !646
	%187 = sdiv i64 %186, 32, !dbg !647
	%188 = icmp eq i64 %187, 1, !dbg !648
	br i1 %188, label %b28, label %b23, !dbg !648

b23:
	call void @llvm.nvvm.barrier0(), !dbg !650
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !651, !range !440
	%190 = sext i32 %189 to i64, !dbg !651
	%191 = icmp eq i64 %190, 0, !dbg !652
	br i1 %191, label %b24, label %b25, !dbg !652

b24:
	%192 = sext i32 %122 to i64, !dbg !653
	%193 = sdiv i64 %192, 32, !dbg !654
	%194 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %193, !dbg !655
	store double %183, double addrspace(3)* %194, align 8, !dbg !655
	br label %b25, !dbg !655

b25:
	call void @llvm.nvvm.barrier0(), !dbg !656
	%195 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !657
	%196 = load double, double addrspace(3)* %195, align 8, !dbg !657
	br label %b26, !dbg !657

b26:
	%197 = phi double [ %196, %b25 ], [ %202, %b27 ], !dbg !658
	%198 = phi i64 [ 1, %b25 ], [ %203, %b27 ], !dbg !659
	%199 = icmp slt i64 %198, %187, !dbg !660
	br i1 %199, label %b27, label %b28, !dbg !660

b27:
	%200 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %198, !dbg !661
	%201 = load double, double addrspace(3)* %200, align 8, !dbg !661
	%202 = fadd double %197, %201, !dbg !635
	%203 = add i64 %198, 1, !dbg !662
	br label %b26, !dbg !662

b28:
	%204 = phi double [ %183, %b22 ], [ %197, %b26 ], !dbg !627
	%205 = sext i32 %122 to i64, !dbg !663
	%206 = icmp eq i64 %205, 0, !dbg !664
	br i1 %206, label %b29, label %b30, !dbg !664

b29:
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !666, !range !226
	%208 = sext i32 %207 to i64, !dbg !666
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !666, !range !227
	%210 = sext i32 %209 to i64, !dbg !666
	%211 = mul i64 %208, %210, !dbg !667
	%212 = urem i32 %16, 2, !dbg !668
	%213 = zext i32 %212 to i64, !dbg !669
	%214 = mul i64 %213, %211, !dbg !670
	%215 = add i64 %214, %211, !dbg !671
	%216 = icmp ugt i64 %215, %p15, !dbg !672
	br i1 %216, label %b29_fail1, label %b29_ok1, !dbg !672, !prof !26

b29_ok1:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !673, !range !27
	%218 = sext i32 %217 to i64, !dbg !673
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !673, !range !29
	%220 = sext i32 %219 to i64, !dbg !673
	%221 = mul i64 %220, %208, !dbg !674
	%222 = add i64 %221, %218, !dbg !675
	%223 = getelementptr inbounds double, double addrspace(1)* %3, i64 %214, !dbg !672
	%224 = getelementptr inbounds double, double addrspace(1)* %223, i64 %222, !dbg !676
	%225 = icmp uge i64 %222, %211, !dbg !676
	br i1 %225, label %b29_fail2, label %b29_ok2, !dbg !676, !prof !26

b29_ok2:
	store double %204, double addrspace(1)* %224, align 8, !dbg !676
	br label %b30, !dbg !676

b30:
	%226 = phi i64 [ %110, %b15 ], [ %p27, %b28 ], [ %p27, %b29_ok2 ], !dbg !557
	%227 = phi i32 [ 0, %b15 ], [ %16, %b28 ], [ %16, %b29_ok2 ], !dbg !558
	%228 = phi i32 [ %16, %b15 ], [ %112, %b28 ], [ %112, %b29_ok2 ], !dbg !559
	call void @gpuc_grid_sync(), !dbg !677
	%229 = fcmp oge double %p30, 0.000000e+00, !dbg !678
	br i1 %229, label %b31, label %b33, !dbg !678

b31:
	%230 = urem i64 %13, 2, !dbg !679
	%231 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %230, !dbg !680
	%232 = icmp uge i64 %230, %p23, !dbg !680
	br i1 %232, label %b31_fail1, label %b31_ok1, !dbg !680, !prof !26

b31_ok1:
	%233 = load i64, i64 addrspace(1)* %231, align 8, !dbg !680
	%234 = icmp ne i64 %233, 0, !dbg !681
	br i1 %234, label %b32, label %b33, !dbg !681

b32:
	ret void, !dbg !682

b33:
	%235 = icmp ne i32 %227, 0, !dbg !683
	br i1 %235, label %b34, label %b54, !dbg !683

b34:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !685, !range !27
	%237 = sext i32 %236 to i64, !dbg !685
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !685, !range !29
	%239 = sext i32 %238 to i64, !dbg !685
	%240 = icmp eq i64 %237, 0, !dbg !686
	br i1 %240, label %b35, label %b54, !dbg !686

b35:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !687, !range !227
	%242 = sext i32 %241 to i64, !dbg !687
	%243 = sdiv i64 %242, 2, !dbg !688
	%244 = icmp eq i64 %239, %243, !dbg !689
	br i1 %244, label %b36, label %b54, !dbg !684

b36:
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !691, !range !226
	%246 = sext i32 %245 to i64, !dbg !691
	%247 = mul i64 %246, %242, !dbg !692
	%248 = urem i32 %227, 2, !dbg !693
	%249 = zext i32 %248 to i64, !dbg !694
	%250 = mul i64 %249, %247, !dbg !695
	%251 = add i64 %250, %247, !dbg !696
	%252 = getelementptr inbounds double, double addrspace(1)* %3, i64 %250, !dbg !697
	%253 = icmp ugt i64 %251, %p15, !dbg !697
	br i1 %253, label %b36_fail1, label %b36_ok1, !dbg !697, !prof !26

b36_ok1:
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !698, !range !28
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !698, !range !28
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !698, !range !30
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !698, !range !231
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !698, !range !231
	%259 = mul i32 %258, %256, !dbg !698
	%260 = add i32 %255, %259, !dbg !698
	%261 = mul i32 %257, %260, !dbg !698
	%262 = add i32 %254, %261, !dbg !698
	%263 = sext i32 %262 to i64, !dbg !698
	%264 = mul i32 %257, %258, !dbg !698
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !698, !range !334
	%266 = mul i32 %264, %265, !dbg !698
	%267 = sext i32 %266 to i64, !dbg !698
	br label %b37, !dbg !698

b37:
	%268 = phi double [ 0.000000e+00, %b36_ok1 ], [ %273, %b38 ], !dbg !699
	%269 = phi i64 [ %263, %b36_ok1 ], [ %274, %b38 ], !dbg !698
	%270 = icmp slt i64 %269, %247, !dbg !698
	br i1 %270, label %b38, label %b39, !dbg !698

b38:
	%271 = getelementptr inbounds double, double addrspace(1)* %252, i64 %269, !dbg !700
	%272 = load double, double addrspace(1)* %271, align 8, !dbg !700
	%273 = fadd double %268, %272, !dbg !701
	%274 = add i64 %269, %267, !dbg !698
	br label %b37, !dbg !698

b39:
	%275 = and i32 %262, -32, !dbg !705
	%276 = sub i32 %266, %275, !dbg !705
	%277 = icmp slt i32 %276, 32, !dbg !705
	%278 = select i1 %277, i32 %276, i32 32, !dbg !705
	%279 = sext i32 %278 to i64, !dbg !705
	%280 = icmp eq i64 %279, 32, !dbg !706
	br i1 %280, label %b40, label %b42, !dbg !706

b40:
	%281 = phi double [ %298, %b41 ], [ %268, %b39 ], !dbg !707
	%282 = phi i64 [ %299, %b41 ], [ 16, %b39 ], !dbg !708
	%283 = icmp sgt i64 %282, 0, !dbg !709
	br i1 %283, label %b41, label %b45, !dbg !709

b41:
	%284 = trunc i64 %282 to i32, !dbg !710
	%285 = bitcast double %281 to i64, !dbg !710
	%286 = trunc i64 %285 to i32, !dbg !710
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %286, i32 %284, i32 31), !dbg !710
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !710
	%289 = lshr i64 %285, 32, !dbg !710
	%290 = trunc i64 %289 to i32, !dbg !710
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %290, i32 %284, i32 31), !dbg !710
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !710
	%293 = zext i32 %292 to i64, !dbg !710
	%294 = shl i64 %293, 32, !dbg !710
	%295 = zext i32 %288 to i64, !dbg !710
	%296 = or i64 %295, %294, !dbg !710
	%297 = bitcast i64 %296 to double, !dbg !710
	%298 = fadd double %281, %297, !dbg !711
	%299 = sdiv i64 %282, 2, !dbg !712
	br label %b40, !dbg !712

b42:
	%300 = bitcast double %268 to i64, !dbg !713
	%301 = trunc i64 %300 to i32, !dbg !713
	%302 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %301, i32 0, i32 31), !dbg !713
	%303 = extractvalue { i32, i1 } %302, 0, !dbg !713
	%304 = lshr i64 %300, 32, !dbg !713
	%305 = trunc i64 %304 to i32, !dbg !713
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %305, i32 0, i32 31), !dbg !713
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !713
	%308 = zext i32 %307 to i64, !dbg !713
	%309 = shl i64 %308, 32, !dbg !713
	%310 = zext i32 %303 to i64, !dbg !713
	%311 = or i64 %310, %309, !dbg !713
	%312 = bitcast i64 %311 to double, !dbg !713
	br label %b43, !dbg !713

b43:
	%313 = phi double [ %312, %b42 ], [ %330, %b44 ], !dbg !714
	%314 = phi i64 [ 1, %b42 ], [ %331, %b44 ], !dbg !715
	%315 = icmp slt i64 %314, %279, !dbg !716
	br i1 %315, label %b44, label %b45, !dbg !716

b44:
	%316 = trunc i64 %314 to i32, !dbg !717
	%317 = bitcast double %268 to i64, !dbg !717
	%318 = trunc i64 %317 to i32, !dbg !717
	%319 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %318, i32 %316, i32 31), !dbg !717
	%320 = extractvalue { i32, i1 } %319, 0, !dbg !717
	%321 = lshr i64 %317, 32, !dbg !717
	%322 = trunc i64 %321 to i32, !dbg !717
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 %316, i32 31), !dbg !717
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !717
	%325 = zext i32 %324 to i64, !dbg !717
	%326 = shl i64 %325, 32, !dbg !717
	%327 = zext i32 %320 to i64, !dbg !717
	%328 = or i64 %327, %326, !dbg !717
	%329 = bitcast i64 %328 to double, !dbg !717
	%330 = fadd double %313, %329, !dbg !711
	%331 = add i64 %314, 1, !dbg !718
	br label %b43, !dbg !718

b45:
	%332 = phi double [ %281, %b40 ], [ %313, %b43 ], !dbg !704
	%333 = add i64 %267, 32, !dbg !720
	%334 = sub i64 %333, 1, !dbg !721
	%335 = sdiv i64 %334, 32, !dbg !722
	%336 = icmp eq i64 %335, 1, !dbg !723
	br i1 %336, label %b51, label %b46, !dbg !723

b46:
	call void @llvm.nvvm.barrier0(), !dbg !725
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !726, !range !440
	%338 = sext i32 %337 to i64, !dbg !726
	%339 = icmp eq i64 %338, 0, !dbg !727
	br i1 %339, label %b47, label %b48, !dbg !727

b47:
	%340 = sdiv i64 %263, 32, !dbg !728
	%341 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %340, !dbg !729
	store double %332, double addrspace(3)* %341, align 8, !dbg !729
	br label %b48, !dbg !729

b48:
	call void @llvm.nvvm.barrier0(), !dbg !730
	%342 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !731
	%343 = load double, double addrspace(3)* %342, align 8, !dbg !731
	br label %b49, !dbg !731

b49:
	%344 = phi double [ %343, %b48 ], [ %349, %b50 ], !dbg !732
	%345 = phi i64 [ 1, %b48 ], [ %350, %b50 ], !dbg !733
	%346 = icmp slt i64 %345, %335, !dbg !734
	br i1 %346, label %b50, label %b51, !dbg !734

b50:
	%347 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %345, !dbg !735
	%348 = load double, double addrspace(3)* %347, align 8, !dbg !735
	%349 = fadd double %344, %348, !dbg !711
	%350 = add i64 %345, 1, !dbg !736
	br label %b49, !dbg !736

b51:
	%351 = phi double [ %332, %b45 ], [ %344, %b49 ], !dbg !703
	%352 = icmp eq i64 %263, 0, !dbg !737
	br i1 %352, label %b52, label %b54, !dbg !737

b52:
	%353 = mul i64 %249, %11, !dbg !739
	%354 = add i64 %353, %12, !dbg !740
	%355 = mul i64 %354, 2, !dbg !741
	%356 = zext i32 %227 to i64, !dbg !744
	%357 = add i64 %355, 1, !dbg !745
	br label %b53, !dbg !746

b53:
	%358 = phi i64 [ 0, %b52 ], [ %382, %b53_ok3 ], !dbg !746
	%359 = add i64 %12, %358, !dbg !748
	%360 = icmp uge i64 %355, %p19, !dbg !747
	br i1 %360, label %b53_fail1, label %b53_ok1, !dbg !747, !prof !26

b53_ok1:
	%361 = icmp eq i64 %11, -1, !dbg !749
	%362 = select i1 %361, i64 1, i64 %11, !dbg !749
	%363 = srem i64 %359, %362, !dbg !749
	%364 = bitcast double %351 to i64, !dbg !750
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %355, !dbg !747
	%366 = trunc i64 %364 to i32, !dbg !751
	%367 = shl i64 %356, 32, !dbg !752
	%368 = zext i32 %366 to i64, !dbg !753
	%369 = or i64 %367, %368, !dbg !754
	%370 = trunc i64 %363 to i32, !dbg !755
	%371 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !755
	%372 = icmp uge i64 %363, %11, !dbg !755
	br i1 %372, label %b53_fail2, label %b53_ok2, !dbg !755, !prof !26

b53_ok2:
	%373 = bitcast i64* %371 to i8*, !dbg !755
	call void @gpuc_signal_op_thread(i8* %373, i64 %369, i32 9, i32 %370), !dbg !755
	%374 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %357, !dbg !756
	%375 = lshr i64 %364, 32, !dbg !757
	%376 = trunc i64 %375 to i32, !dbg !758
	%377 = zext i32 %376 to i64, !dbg !760
	%378 = or i64 %367, %377, !dbg !761
	%379 = addrspacecast i64 addrspace(1)* %374 to i64*, !dbg !762
	%380 = icmp uge i64 %357, %p19, !dbg !756
	br i1 %380, label %b53_fail3, label %b53_ok3, !dbg !756, !prof !26

b53_ok3:
	%381 = bitcast i64* %379 to i8*, !dbg !762
	call void @gpuc_signal_op_thread(i8* %381, i64 %378, i32 9, i32 %370), !dbg !762
	%382 = add i64 %358, 1, !dbg !742
	%383 = icmp slt i64 %382, %11, !dbg !742
	br i1 %383, label %b53, label %b54, !dbg !742

b54:
	%384 = add i64 %13, 1, !dbg !763
	%385 = add i64 %17, 1, !dbg !763
	%386 = icmp slt i64 %385, %p25, !dbg !763
	br i1 %386, label %b2, label %b55, !dbg !763

b55:
	ret void, !dbg !763

b10_fail1:
	%387 = icmp uge i64 %54, %p19, !dbg !582
	br i1 %387, label %b10_fail2, label %b10_ok2, !dbg !582

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %54, i64 %p19), !dbg !582
	ret void, !dbg !582

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !584
	ret void, !dbg !584

b10_fail3:
	%388 = icmp uge i64 %64, %p19, !dbg !589
	br i1 %388, label %b10_fail4, label %b10_ok4, !dbg !589

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %64, i64 %p19), !dbg !589
	ret void, !dbg !589

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !591
	ret void, !dbg !591

b12_fail1:
	%389 = icmp uge i64 %81, %p19, !dbg !604
	br i1 %389, label %b12_fail2, label %b12_ok2, !dbg !604

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %81, i64 %p19), !dbg !604
	ret void, !dbg !604

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !606
	ret void, !dbg !606

b12_fail3:
	%390 = icmp uge i64 %89, %p19, !dbg !608
	br i1 %390, label %b12_fail4, label %b12_ok4, !dbg !608

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %89, i64 %p19), !dbg !608
	ret void, !dbg !608

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !610
	ret void, !dbg !610

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p21), !dbg !618
	ret void, !dbg !618

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %107, i64 %p23), !dbg !621
	ret void, !dbg !621

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %215, i64 %p15), !dbg !672
	ret void, !dbg !672

b29_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %222, i64 %211), !dbg !676
	ret void, !dbg !676

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %230, i64 %p23), !dbg !680
	ret void, !dbg !680

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %251, i64 %p15), !dbg !697
	ret void, !dbg !697

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %355, i64 %p19), !dbg !747
	ret void, !dbg !747

b53_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %363, i64 %11), !dbg !755
	ret void, !dbg !755

b53_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %357, i64 %p19), !dbg !756
	ret void, !dbg !756
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !764 {
entry:
	br label %b0, !dbg !765

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !765
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !765
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !765
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !768
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !769, !range !27
	%5 = sext i32 %4 to i64, !dbg !769
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !769, !range !29
	%7 = sext i32 %6 to i64, !dbg !769
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !769, !range !29
	%9 = sext i32 %8 to i64, !dbg !769
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !769, !range !226
	%11 = sext i32 %10 to i64, !dbg !769
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !769, !range !227
	%13 = sext i32 %12 to i64, !dbg !769
	%14 = mul i64 %13, %9, !dbg !769
	%15 = add i64 %7, %14, !dbg !769
	%16 = mul i64 %11, %15, !dbg !769
	%17 = add i64 %5, %16, !dbg !769
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !769, !range !231
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !769, !range !231
	%20 = mul i32 %18, %19, !dbg !769
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !769, !range !334
	%22 = mul i32 %20, %21, !dbg !769
	%23 = sext i32 %22 to i64, !dbg !769
	%24 = mul i64 %17, %23, !dbg !769
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !769, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !769, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !769, !range !30
	%28 = mul i32 %19, %27, !dbg !769
	%29 = add i32 %26, %28, !dbg !769
	%30 = mul i32 %18, %29, !dbg !769
	%31 = add i32 %25, %30, !dbg !769
	%32 = sext i32 %31 to i64, !dbg !769
	%33 = add i64 %24, %32, !dbg !769
	%34 = icmp eq i64 %33, 0, !dbg !770
	br i1 %34, label %b1, label %b7, !dbg !770

b1:
	%35 = urem i64 %p11, 2, !dbg !771
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !772
	%37 = icmp uge i64 %35, %p9, !dbg !772
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !772, !prof !26

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !772
	%39 = icmp eq i64 %38, 0, !dbg !773
	br i1 %39, label %b2, label %b7, !dbg !773

b2:
	%40 = sext i32 %3 to i64, !dbg !768
	%41 = urem i32 %p10, 2, !dbg !775
	%42 = zext i32 %41 to i64, !dbg !776
	%43 = mul i64 %42, %40, !dbg !777
	%44 = mul i64 %43, 2, !dbg !778
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !780
	%46 = zext i32 %p10 to i64, !dbg !784
	%47 = shl i64 %46, 32, !dbg !785
	%48 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !782
	%49 = icmp uge i64 %44, %p5, !dbg !780
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !782
	%51 = or i1 %49, %50, !dbg !782
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !782, !prof !26

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !782
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !782
	%54 = add i64 %44, 1, !dbg !786
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %54, !dbg !787
	%56 = and i64 %53, 4294967295, !dbg !790
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !789
	%58 = icmp uge i64 %54, %p5, !dbg !787
	%59 = icmp eq i64 addrspace(1)* %55, null, !dbg !789
	%60 = or i1 %58, %59, !dbg !789
	br i1 %60, label %b2_fail3, label %b2_ok3, !dbg !789, !prof !26

b2_ok3:
	%61 = bitcast i64* %57 to i8*, !dbg !789
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !789
	%63 = and i64 %62, 4294967295, !dbg !791
	%64 = shl i64 %63, 32, !dbg !792
	%65 = or i64 %56, %64, !dbg !793
	%66 = bitcast i64 %65 to double, !dbg !794
	br label %b3, !dbg !779

b3:
	%67 = phi double [ %66, %b2_ok3 ], [ %92, %b4_ok3 ], !dbg !795
	%68 = phi i64 [ 1, %b2_ok3 ], [ %93, %b4_ok3 ], !dbg !796
	%69 = icmp slt i64 %68, %40, !dbg !797
	br i1 %69, label %b4, label %b5, !dbg !797

b4:
	%70 = add i64 %43, %68, !dbg !799
	%71 = mul i64 %70, 2, !dbg !800
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %71, !dbg !802
	%73 = addrspacecast i64 addrspace(1)* %72 to i64*, !dbg !804
	%74 = icmp uge i64 %71, %p5, !dbg !802
	%75 = icmp eq i64 addrspace(1)* %72, null, !dbg !804
	%76 = or i1 %74, %75, !dbg !804
	br i1 %76, label %b4_fail1, label %b4_ok1, !dbg !804, !prof !26

b4_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !804
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !804
	%79 = add i64 %71, 1, !dbg !805
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %79, !dbg !806
	%81 = and i64 %78, 4294967295, !dbg !809
	%82 = addrspacecast i64 addrspace(1)* %80 to i64*, !dbg !808
	%83 = icmp uge i64 %79, %p5, !dbg !806
	%84 = icmp eq i64 addrspace(1)* %80, null, !dbg !808
	%85 = or i1 %83, %84, !dbg !808
	br i1 %85, label %b4_fail3, label %b4_ok3, !dbg !808, !prof !26

b4_ok3:
	%86 = bitcast i64* %82 to i8*, !dbg !808
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %47, i32 1, i8* %ctrl, i32 22), !dbg !808
	%88 = and i64 %87, 4294967295, !dbg !810
	%89 = shl i64 %88, 32, !dbg !811
	%90 = or i64 %81, %89, !dbg !812
	%91 = bitcast i64 %90 to double, !dbg !813
	%92 = fadd double %67, %91, !dbg !814
	%93 = add i64 %68, 1, !dbg !815
	br label %b3, !dbg !815

b5:
	%94 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !816
	%95 = icmp uge i64 0, %p7, !dbg !816
	br i1 %95, label %b5_fail1, label %b5_ok1, !dbg !816, !prof !26

b5_ok1:
	store double %67, double addrspace(1)* %94, align 8, !dbg !816
	%96 = fcmp ole double %67, %p12, !dbg !817
	br i1 %96, label %b6, label %b7, !dbg !817

b6:
	%97 = add i64 %p11, 1, !dbg !818
	%98 = urem i64 %97, 2, !dbg !819
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %98, !dbg !820
	%100 = icmp uge i64 %98, %p9, !dbg !820
	br i1 %100, label %b6_fail1, label %b6_ok1, !dbg !820, !prof !26

b6_ok1:
	store i64 %p11, i64 addrspace(1)* %99, align 8, !dbg !820
	br label %b7, !dbg !820

b7:
	ret void, !dbg !766

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %35, i64 %p9), !dbg !772
	ret void, !dbg !772

b2_fail1:
	%101 = icmp uge i64 %44, %p5, !dbg !780
	br i1 %101, label %b2_fail2, label %b2_ok2, !dbg !780

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %44, i64 %p5), !dbg !780
	ret void, !dbg !780

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !782
	ret void, !dbg !782

b2_fail3:
	%102 = icmp uge i64 %54, %p5, !dbg !787
	br i1 %102, label %b2_fail4, label %b2_ok4, !dbg !787

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %54, i64 %p5), !dbg !787
	ret void, !dbg !787

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !789
	ret void, !dbg !789

b4_fail1:
	%103 = icmp uge i64 %71, %p5, !dbg !802
	br i1 %103, label %b4_fail2, label %b4_ok2, !dbg !802

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %71, i64 %p5), !dbg !802
	ret void, !dbg !802

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !804
	ret void, !dbg !804

b4_fail3:
	%104 = icmp uge i64 %79, %p5, !dbg !806
	br i1 %104, label %b4_fail4, label %b4_ok4, !dbg !806

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p5), !dbg !806
	ret void, !dbg !806

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !808
	ret void, !dbg !808

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p7), !dbg !816
	ret void, !dbg !816

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %98, i64 %p9), !dbg !820
	ret void, !dbg !820
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !821 {
entry:
	br label %b0, !dbg !822

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !822
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !822
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !823
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !824, !range !27
	%4 = sext i32 %3 to i64, !dbg !824
	%5 = sext i32 %2 to i64, !dbg !823
	%6 = icmp ne i64 %5, 0, !dbg !825
	br label %b1, !dbg !826

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !827
	%8 = icmp slt i64 %7, %p14, !dbg !828
	br i1 %8, label %b2, label %b10, !dbg !828

b2:
	%9 = mul i64 %7, %p12, !dbg !830
	%10 = icmp eq i64 %p14, 0, !dbg !829
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !829, !prof !26

b2_ok1:
	%11 = icmp eq i64 %p14, -1, !dbg !829
	%12 = select i1 %11, i64 1, i64 %p14, !dbg !829
	%13 = sdiv i64 %9, %12, !dbg !829
	%14 = sub i64 0, %9, !dbg !829
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !829
	%16 = sub i64 %15, %p7, !dbg !831
	%17 = icmp slt i64 %16, 0, !dbg !832
	br i1 %17, label %b9, label %b3, !dbg !832

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !833
	br i1 %18, label %b9, label %b4, !dbg !833

b4:
	%19 = mul i64 %7, %p13, !dbg !834
	%20 = add i64 %7, 1, !dbg !835
	%21 = mul i64 %20, %p13, !dbg !836
	%22 = sub i64 %21, %19, !dbg !837
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !837
	%24 = icmp ugt i64 %21, %p1, !dbg !837
	%25 = icmp ugt i64 %19, %21, !dbg !837
	%26 = or i1 %24, %25, !dbg !837
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !837, !prof !26

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !838, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !838, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !838, !range !30
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !838, !range !231
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !838, !range !231
	%32 = mul i32 %31, %29, !dbg !838
	%33 = add i32 %28, %32, !dbg !838
	%34 = mul i32 %30, %33, !dbg !838
	%35 = add i32 %27, %34, !dbg !838
	%36 = sext i32 %35 to i64, !dbg !838
	%37 = mul i32 %30, %31, !dbg !838
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !838, !range !334
	%39 = mul i32 %37, %38, !dbg !838
	%40 = sext i32 %39 to i64, !dbg !838
	%41 = add i64 %16, 1, !dbg !839
	%42 = mul i64 %41, %p6, !dbg !840
	br label %b5, !dbg !838

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !838
	%44 = icmp slt i64 %43, %p13, !dbg !838
	br i1 %44, label %b6, label %b7, !dbg !838

b6:
	%45 = mul i64 %43, %p5, !dbg !841
	%46 = icmp eq i64 %p13, -1, !dbg !842
	%47 = select i1 %46, i64 1, i64 %p13, !dbg !842
	%48 = sdiv i64 %45, %47, !dbg !842
	%49 = sub i64 0, %45, !dbg !842
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !842
	%51 = add i64 %42, %50, !dbg !843
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !844
	%53 = icmp uge i64 %51, %p3, !dbg !844
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !844, !prof !26

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !844
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !845
	store float %54, float addrspace(1)* %55, align 4, !dbg !845
	%56 = add i64 %43, %40, !dbg !838
	br label %b5, !dbg !838

b7:
	call void @llvm.nvvm.barrier0(), !dbg !846
	br i1 %6, label %b8, label %b9, !dbg !825

b8:
	%57 = mul i64 %22, 4, !dbg !847
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !847
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !847
	%60 = bitcast float* %58 to i8*, !dbg !847
	%61 = bitcast float* %59 to i8*, !dbg !847
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !847
	br label %b9, !dbg !847

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !848, !range !226
	%63 = sext i32 %62 to i64, !dbg !848
	%64 = add i64 %7, %63, !dbg !849
	br label %b1, !dbg !849

b10:
	ret void, !dbg !849

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !829
	ret void, !dbg !829

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !837
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !837

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %21, i64 %p1), !dbg !837
	ret void, !dbg !837

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %19, i64 %21), !dbg !837
	ret void, !dbg !837

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %51, i64 %p3), !dbg !844
	ret void, !dbg !844
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
!nvvm.annotations = !{!850, !851, !852, !853, !854, !855, !856, !857, !858, !859, !860, !861, !862, !863, !864, !865, !866, !867}
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
!360 = distinct !DISubprogram(name: "Await", scope: !359, file: !359, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
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
!400 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !320)
!401 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !320)
!402 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !320)
!403 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !320)
!404 = !DILocation(line: 39, column: 14, scope: !314)
!405 = distinct !DISubprogram(name: "add", scope: !318, file: !318, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!406 = !DILocation(line: 39, column: 25, scope: !314)
!407 = !DILocation(line: 53, column: 41, scope: !405, inlinedAt: !406)
!408 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!409 = distinct !DISubprogram(name: "reduceWarp", scope: !408, file: !408, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!410 = distinct !DISubprogram(name: "reduce", scope: !408, file: !408, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!411 = distinct !DISubprogram(name: "ReduceAdd", scope: !408, file: !408, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!412 = !DILocation(line: 53, column: 22, scope: !405, inlinedAt: !406)
!413 = !DILocation(line: 7, column: 15, scope: !411, inlinedAt: !412)
!414 = !DILocation(line: 44, column: 16, scope: !410, inlinedAt: !413)
!415 = !DILocation(line: 69, column: 13, scope: !409, inlinedAt: !414)
!416 = !DILocation(line: 70, column: 7, scope: !409, inlinedAt: !414)
!417 = !DILocation(line: 65, column: 35, scope: !409, inlinedAt: !414)
!418 = !DILocation(line: 71, column: 7, scope: !409, inlinedAt: !414)
!419 = !DILocation(line: 71, column: 35, scope: !409, inlinedAt: !414)
!420 = !DILocation(line: 72, column: 23, scope: !409, inlinedAt: !414)
!421 = !DILocation(line: 7, column: 76, scope: !411, inlinedAt: !412)
!422 = !DILocation(line: 71, column: 40, scope: !409, inlinedAt: !414)
!423 = !DILocation(line: 76, column: 16, scope: !409, inlinedAt: !414)
!424 = !DILocation(line: 76, column: 2, scope: !409, inlinedAt: !414)
!425 = !DILocation(line: 77, column: 6, scope: !409, inlinedAt: !414)
!426 = !DILocation(line: 77, column: 22, scope: !409, inlinedAt: !414)
!427 = !DILocation(line: 78, column: 23, scope: !409, inlinedAt: !414)
!428 = !DILocation(line: 77, column: 27, scope: !409, inlinedAt: !414)
!429 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!430 = distinct !DISubprogram(name: "Block.warps", scope: !429, file: !429, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!431 = !DILocation(line: 45, column: 14, scope: !410, inlinedAt: !413)
!432 = !DILocation(line: 26, column: 44, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 26, column: 47, scope: !430, inlinedAt: !431)
!434 = !DILocation(line: 26, column: 59, scope: !430, inlinedAt: !431)
!435 = !DILocation(line: 26, column: 64, scope: !430, inlinedAt: !431)
!436 = !DILocation(line: 46, column: 7, scope: !410, inlinedAt: !413)
!437 = !DILocation(line: 49, column: 31, scope: !410, inlinedAt: !413)
!438 = !DILocation(line: 50, column: 10, scope: !410, inlinedAt: !413)
!439 = !DILocation(line: 51, column: 11, scope: !410, inlinedAt: !413)
!440 = !{i32 0, i32 32}
!441 = !DILocation(line: 51, column: 14, scope: !410, inlinedAt: !413)
!442 = !DILocation(line: 52, column: 15, scope: !410, inlinedAt: !413)
!443 = !DILocation(line: 52, column: 17, scope: !410, inlinedAt: !413)
!444 = !DILocation(line: 52, column: 8, scope: !410, inlinedAt: !413)
!445 = !DILocation(line: 54, column: 10, scope: !410, inlinedAt: !413)
!446 = !DILocation(line: 55, column: 11, scope: !410, inlinedAt: !413)
!447 = !DILocation(line: 42, column: 50, scope: !410, inlinedAt: !413)
!448 = !DILocation(line: 56, column: 6, scope: !410, inlinedAt: !413)
!449 = !DILocation(line: 56, column: 16, scope: !410, inlinedAt: !413)
!450 = !DILocation(line: 57, column: 17, scope: !410, inlinedAt: !413)
!451 = !DILocation(line: 56, column: 21, scope: !410, inlinedAt: !413)
!452 = !DILocation(line: 54, column: 21, scope: !405, inlinedAt: !406)
!453 = !DILocation(line: 54, column: 26, scope: !405, inlinedAt: !406)
!454 = !DILocation(line: 55, column: 26, scope: !405, inlinedAt: !406)
!455 = !DILocation(line: 56, column: 19, scope: !405, inlinedAt: !406)
!456 = !DILocation(line: 56, column: 22, scope: !405, inlinedAt: !406)
!457 = distinct !DISubprogram(name: "sums", scope: !318, file: !318, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!458 = !DILocation(line: 57, column: 7, scope: !405, inlinedAt: !406)
!459 = !DILocation(line: 81, column: 19, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 81, column: 13, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 81, column: 23, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 82, column: 30, scope: !457, inlinedAt: !458)
!463 = !DILocation(line: 82, column: 18, scope: !457, inlinedAt: !458)
!464 = !DILocation(line: 57, column: 34, scope: !405, inlinedAt: !406)
!465 = !DILocation(line: 57, column: 38, scope: !405, inlinedAt: !406)
!466 = !DILocation(line: 57, column: 52, scope: !405, inlinedAt: !406)
!467 = !DILocation(line: 57, column: 23, scope: !405, inlinedAt: !406)
!468 = !DILocation(line: 58, column: 51, scope: !405, inlinedAt: !406)
!469 = !DILocation(line: 58, column: 34, scope: !405, inlinedAt: !406)
!470 = !DILocation(line: 59, column: 14, scope: !405, inlinedAt: !406)
!471 = !DILocation(line: 59, column: 32, scope: !405, inlinedAt: !406)
!472 = !DILocation(line: 59, column: 23, scope: !405, inlinedAt: !406)
!473 = !DILocation(line: 59, column: 3, scope: !405, inlinedAt: !406)
!474 = !DILocation(line: 61, column: 16, scope: !405, inlinedAt: !406)
!475 = !DILocation(line: 62, column: 9, scope: !405, inlinedAt: !406)
!476 = !DILocation(line: 67, column: 13, scope: !324, inlinedAt: !325)
!477 = !DILocation(line: 81, column: 19, scope: !457, inlinedAt: !476)
!478 = !DILocation(line: 81, column: 13, scope: !457, inlinedAt: !476)
!479 = !DILocation(line: 81, column: 23, scope: !457, inlinedAt: !476)
!480 = !DILocation(line: 82, column: 30, scope: !457, inlinedAt: !476)
!481 = !DILocation(line: 82, column: 18, scope: !457, inlinedAt: !476)
!482 = !DILocation(line: 69, column: 33, scope: !324, inlinedAt: !325)
!483 = !DILocation(line: 69, column: 33, scope: !314)
!484 = !DILocation(line: 70, column: 13, scope: !324, inlinedAt: !325)
!485 = !DILocation(line: 70, column: 3, scope: !324, inlinedAt: !325)
!486 = !DILocation(line: 72, column: 21, scope: !324, inlinedAt: !325)
!487 = !DILocation(line: 7, column: 15, scope: !411, inlinedAt: !486)
!488 = !DILocation(line: 44, column: 16, scope: !410, inlinedAt: !487)
!489 = !DILocation(line: 70, column: 7, scope: !409, inlinedAt: !488)
!490 = !DILocation(line: 65, column: 35, scope: !409, inlinedAt: !488)
!491 = !DILocation(line: 71, column: 7, scope: !409, inlinedAt: !488)
!492 = !DILocation(line: 71, column: 35, scope: !409, inlinedAt: !488)
!493 = !DILocation(line: 72, column: 23, scope: !409, inlinedAt: !488)
!494 = !DILocation(line: 7, column: 76, scope: !411, inlinedAt: !486)
!495 = !DILocation(line: 71, column: 40, scope: !409, inlinedAt: !488)
!496 = !DILocation(line: 76, column: 16, scope: !409, inlinedAt: !488)
!497 = !DILocation(line: 76, column: 2, scope: !409, inlinedAt: !488)
!498 = !DILocation(line: 77, column: 6, scope: !409, inlinedAt: !488)
!499 = !DILocation(line: 77, column: 22, scope: !409, inlinedAt: !488)
!500 = !DILocation(line: 78, column: 23, scope: !409, inlinedAt: !488)
!501 = !DILocation(line: 77, column: 27, scope: !409, inlinedAt: !488)
!502 = !DILocation(line: 46, column: 7, scope: !410, inlinedAt: !487)
!503 = !DILocation(line: 49, column: 31, scope: !410, inlinedAt: !487)
!504 = !DILocation(line: 50, column: 10, scope: !410, inlinedAt: !487)
!505 = !DILocation(line: 51, column: 11, scope: !410, inlinedAt: !487)
!506 = !DILocation(line: 51, column: 14, scope: !410, inlinedAt: !487)
!507 = !DILocation(line: 52, column: 17, scope: !410, inlinedAt: !487)
!508 = !DILocation(line: 52, column: 8, scope: !410, inlinedAt: !487)
!509 = !DILocation(line: 54, column: 10, scope: !410, inlinedAt: !487)
!510 = !DILocation(line: 55, column: 11, scope: !410, inlinedAt: !487)
!511 = !DILocation(line: 42, column: 50, scope: !410, inlinedAt: !487)
!512 = !DILocation(line: 56, column: 6, scope: !410, inlinedAt: !487)
!513 = !DILocation(line: 56, column: 16, scope: !410, inlinedAt: !487)
!514 = !DILocation(line: 57, column: 17, scope: !410, inlinedAt: !487)
!515 = !DILocation(line: 56, column: 21, scope: !410, inlinedAt: !487)
!516 = !DILocation(line: 73, column: 22, scope: !324, inlinedAt: !325)
!517 = !DILocation(line: 53, column: 40, scope: !323, inlinedAt: !326)
!518 = !DILocation(line: 55, column: 29, scope: !323, inlinedAt: !326)
!519 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !518)
!520 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !518)
!521 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !518)
!522 = distinct !DISubprogram(name: "Store", scope: !359, file: !359, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!523 = !DILocation(line: 55, column: 8, scope: !323, inlinedAt: !326)
!524 = !DILocation(line: 39, column: 38, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !524)
!526 = !DILocation(line: 41, column: 32, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 39, column: 28, scope: !522, inlinedAt: !523)
!528 = !DILocation(line: 55, column: 60, scope: !323, inlinedAt: !326)
!529 = !DILocation(line: 55, column: 65, scope: !323, inlinedAt: !326)
!530 = !DILocation(line: 38, column: 18, scope: !522, inlinedAt: !523)
!531 = !DILocation(line: 39, column: 52, scope: !522, inlinedAt: !523)
!532 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !524)
!533 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !524)
!534 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !524)
!535 = !DILocation(line: 39, column: 16, scope: !522, inlinedAt: !523)
!536 = !DILocation(line: 41, column: 29, scope: !522, inlinedAt: !523)
!537 = !DILocation(line: 41, column: 60, scope: !522, inlinedAt: !523)
!538 = !DILocation(line: 41, column: 55, scope: !522, inlinedAt: !523)
!539 = !DILocation(line: 41, column: 41, scope: !522, inlinedAt: !523)
!540 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !539)
!541 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !539)
!542 = !DILocation(line: 41, column: 17, scope: !522, inlinedAt: !523)
!543 = !DILocation(line: 41, column: 23, scope: !314)
!544 = !DILocation(line: 42, column: 36, scope: !314)
!545 = !DILocation(line: 42, column: 19, scope: !314)
!546 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!547 = !DILocation(line: 54, column: 6, scope: !546)
!548 = !DILocation(line: 65, column: 11, scope: !546)
!549 = !DILocation(line: 43, column: 26, scope: !319, inlinedAt: !548)
!550 = !DILocation(line: 62, column: 21, scope: !317, inlinedAt: !549)
!551 = !DILocation(line: 82, column: 11, scope: !546)
!552 = !DILocation(line: 74, column: 13, scope: !324, inlinedAt: !551)
!553 = !DILocation(line: 53, column: 23, scope: !323, inlinedAt: !552)
!554 = !DILocation(line: 54, column: 85, scope: !546)
!555 = !DILocation(line: 57, column: 13, scope: !546)
!556 = !DILocation(line: 54, column: 96, scope: !546)
!557 = !DILocation(line: 54, column: 113, scope: !546)
!558 = !DILocation(line: 54, column: 130, scope: !546)
!559 = !DILocation(line: 54, column: 139, scope: !546)
!560 = !DILocation(line: 59, column: 12, scope: !546)
!561 = !DILocation(line: 59, column: 15, scope: !546)
!562 = !DILocation(line: 58, column: 4, scope: !546)
!563 = !DILocation(line: 58, column: 10, scope: !546)
!564 = !DILocation(line: 62, column: 19, scope: !546)
!565 = !DILocation(line: 56, column: 3, scope: !546)
!566 = !DILocation(line: 64, column: 14, scope: !546)
!567 = !DILocation(line: 64, column: 30, scope: !546)
!568 = !DILocation(line: 37, column: 19, scope: !343, inlinedAt: !567)
!569 = !DILocation(line: 37, column: 24, scope: !343, inlinedAt: !567)
!570 = !DILocation(line: 37, column: 59, scope: !343, inlinedAt: !567)
!571 = !DILocation(line: 37, column: 63, scope: !343, inlinedAt: !567)
!572 = !DILocation(line: 37, column: 47, scope: !343, inlinedAt: !567)
!573 = !DILocation(line: 64, column: 51, scope: !546)
!574 = !DILocation(line: 64, column: 54, scope: !546)
!575 = !DILocation(line: 65, column: 35, scope: !546)
!576 = !DILocation(line: 63, column: 38, scope: !317, inlinedAt: !549)
!577 = !DILocation(line: 72, column: 19, scope: !353, inlinedAt: !576)
!578 = !DILocation(line: 72, column: 13, scope: !353, inlinedAt: !576)
!579 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !576)
!580 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !576)
!581 = !DILocation(line: 63, column: 17, scope: !317, inlinedAt: !549)
!582 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !581)
!583 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !581)
!584 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !583)
!585 = !DILocation(line: 59, column: 54, scope: !363, inlinedAt: !583)
!586 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !585)
!587 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !585)
!588 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !581)
!589 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !581)
!590 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !581)
!591 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !590)
!592 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !583)
!593 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !590)
!594 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !581)
!595 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !581)
!596 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !581)
!597 = !DILocation(line: 63, column: 2, scope: !317, inlinedAt: !549)
!598 = !DILocation(line: 64, column: 6, scope: !317, inlinedAt: !549)
!599 = !DILocation(line: 64, column: 18, scope: !317, inlinedAt: !549)
!600 = !DILocation(line: 65, column: 39, scope: !317, inlinedAt: !549)
!601 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !600)
!602 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !600)
!603 = !DILocation(line: 65, column: 18, scope: !317, inlinedAt: !549)
!604 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !603)
!605 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !603)
!606 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !605)
!607 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !603)
!608 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !603)
!609 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !603)
!610 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !609)
!611 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !605)
!612 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !609)
!613 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !603)
!614 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !603)
!615 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !603)
!616 = !DILocation(line: 65, column: 3, scope: !317, inlinedAt: !549)
!617 = !DILocation(line: 64, column: 25, scope: !317, inlinedAt: !549)
!618 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !548)
!619 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !548)
!620 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !548)
!621 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !548)
!622 = !DILocation(line: 68, column: 6, scope: !546)
!623 = !DILocation(line: 68, column: 19, scope: !546)
!624 = !DILocation(line: 71, column: 4, scope: !546)
!625 = !DILocation(line: 72, column: 43, scope: !546)
!626 = !DILocation(line: 72, column: 24, scope: !546)
!627 = !DILocation(line: 7, column: 15, scope: !411, inlinedAt: !626)
!628 = !DILocation(line: 44, column: 16, scope: !410, inlinedAt: !627)
!629 = !DILocation(line: 69, column: 13, scope: !409, inlinedAt: !628)
!630 = !DILocation(line: 70, column: 7, scope: !409, inlinedAt: !628)
!631 = !DILocation(line: 65, column: 35, scope: !409, inlinedAt: !628)
!632 = !DILocation(line: 71, column: 7, scope: !409, inlinedAt: !628)
!633 = !DILocation(line: 71, column: 35, scope: !409, inlinedAt: !628)
!634 = !DILocation(line: 72, column: 23, scope: !409, inlinedAt: !628)
!635 = !DILocation(line: 7, column: 76, scope: !411, inlinedAt: !626)
!636 = !DILocation(line: 71, column: 40, scope: !409, inlinedAt: !628)
!637 = !DILocation(line: 76, column: 16, scope: !409, inlinedAt: !628)
!638 = !DILocation(line: 76, column: 2, scope: !409, inlinedAt: !628)
!639 = !DILocation(line: 77, column: 6, scope: !409, inlinedAt: !628)
!640 = !DILocation(line: 77, column: 22, scope: !409, inlinedAt: !628)
!641 = !DILocation(line: 78, column: 23, scope: !409, inlinedAt: !628)
!642 = !DILocation(line: 77, column: 27, scope: !409, inlinedAt: !628)
!643 = !DILocation(line: 45, column: 14, scope: !410, inlinedAt: !627)
!644 = !DILocation(line: 26, column: 44, scope: !430, inlinedAt: !643)
!645 = !DILocation(line: 26, column: 47, scope: !430, inlinedAt: !643)
!646 = !DILocation(line: 26, column: 59, scope: !430, inlinedAt: !643)
!647 = !DILocation(line: 26, column: 64, scope: !430, inlinedAt: !643)
!648 = !DILocation(line: 46, column: 7, scope: !410, inlinedAt: !627)
!649 = !DILocation(line: 49, column: 31, scope: !410, inlinedAt: !627)
!650 = !DILocation(line: 50, column: 10, scope: !410, inlinedAt: !627)
!651 = !DILocation(line: 51, column: 11, scope: !410, inlinedAt: !627)
!652 = !DILocation(line: 51, column: 14, scope: !410, inlinedAt: !627)
!653 = !DILocation(line: 52, column: 15, scope: !410, inlinedAt: !627)
!654 = !DILocation(line: 52, column: 17, scope: !410, inlinedAt: !627)
!655 = !DILocation(line: 52, column: 8, scope: !410, inlinedAt: !627)
!656 = !DILocation(line: 54, column: 10, scope: !410, inlinedAt: !627)
!657 = !DILocation(line: 55, column: 11, scope: !410, inlinedAt: !627)
!658 = !DILocation(line: 42, column: 50, scope: !410, inlinedAt: !627)
!659 = !DILocation(line: 56, column: 6, scope: !410, inlinedAt: !627)
!660 = !DILocation(line: 56, column: 16, scope: !410, inlinedAt: !627)
!661 = !DILocation(line: 57, column: 17, scope: !410, inlinedAt: !627)
!662 = !DILocation(line: 56, column: 21, scope: !410, inlinedAt: !627)
!663 = !DILocation(line: 73, column: 21, scope: !546)
!664 = !DILocation(line: 73, column: 24, scope: !546)
!665 = !DILocation(line: 74, column: 9, scope: !546)
!666 = !DILocation(line: 80, column: 21, scope: !457, inlinedAt: !665)
!667 = !DILocation(line: 80, column: 26, scope: !457, inlinedAt: !665)
!668 = !DILocation(line: 81, column: 19, scope: !457, inlinedAt: !665)
!669 = !DILocation(line: 81, column: 13, scope: !457, inlinedAt: !665)
!670 = !DILocation(line: 81, column: 23, scope: !457, inlinedAt: !665)
!671 = !DILocation(line: 82, column: 30, scope: !457, inlinedAt: !665)
!672 = !DILocation(line: 82, column: 18, scope: !457, inlinedAt: !665)
!673 = !DILocation(line: 74, column: 38, scope: !546)
!674 = !DILocation(line: 74, column: 42, scope: !546)
!675 = !DILocation(line: 74, column: 56, scope: !546)
!676 = !DILocation(line: 74, column: 27, scope: !546)
!677 = !DILocation(line: 77, column: 16, scope: !546)
!678 = !DILocation(line: 78, column: 12, scope: !546)
!679 = !DILocation(line: 78, column: 35, scope: !546)
!680 = !DILocation(line: 78, column: 29, scope: !546)
!681 = !DILocation(line: 78, column: 39, scope: !546)
!682 = !DILocation(line: 79, column: 4, scope: !546)
!683 = !DILocation(line: 81, column: 14, scope: !546)
!684 = !DILocation(line: 81, column: 30, scope: !546)
!685 = !DILocation(line: 37, column: 19, scope: !343, inlinedAt: !684)
!686 = !DILocation(line: 37, column: 24, scope: !343, inlinedAt: !684)
!687 = !DILocation(line: 37, column: 59, scope: !343, inlinedAt: !684)
!688 = !DILocation(line: 37, column: 63, scope: !343, inlinedAt: !684)
!689 = !DILocation(line: 37, column: 47, scope: !343, inlinedAt: !684)
!690 = !DILocation(line: 67, column: 13, scope: !324, inlinedAt: !551)
!691 = !DILocation(line: 80, column: 21, scope: !457, inlinedAt: !690)
!692 = !DILocation(line: 80, column: 26, scope: !457, inlinedAt: !690)
!693 = !DILocation(line: 81, column: 19, scope: !457, inlinedAt: !690)
!694 = !DILocation(line: 81, column: 13, scope: !457, inlinedAt: !690)
!695 = !DILocation(line: 81, column: 23, scope: !457, inlinedAt: !690)
!696 = !DILocation(line: 82, column: 30, scope: !457, inlinedAt: !690)
!697 = !DILocation(line: 82, column: 18, scope: !457, inlinedAt: !690)
!698 = !DILocation(line: 69, column: 33, scope: !324, inlinedAt: !551)
!699 = !DILocation(line: 69, column: 33, scope: !546)
!700 = !DILocation(line: 70, column: 13, scope: !324, inlinedAt: !551)
!701 = !DILocation(line: 70, column: 3, scope: !324, inlinedAt: !551)
!702 = !DILocation(line: 72, column: 21, scope: !324, inlinedAt: !551)
!703 = !DILocation(line: 7, column: 15, scope: !411, inlinedAt: !702)
!704 = !DILocation(line: 44, column: 16, scope: !410, inlinedAt: !703)
!705 = !DILocation(line: 69, column: 13, scope: !409, inlinedAt: !704)
!706 = !DILocation(line: 70, column: 7, scope: !409, inlinedAt: !704)
!707 = !DILocation(line: 65, column: 35, scope: !409, inlinedAt: !704)
!708 = !DILocation(line: 71, column: 7, scope: !409, inlinedAt: !704)
!709 = !DILocation(line: 71, column: 35, scope: !409, inlinedAt: !704)
!710 = !DILocation(line: 72, column: 23, scope: !409, inlinedAt: !704)
!711 = !DILocation(line: 7, column: 76, scope: !411, inlinedAt: !702)
!712 = !DILocation(line: 71, column: 40, scope: !409, inlinedAt: !704)
!713 = !DILocation(line: 76, column: 16, scope: !409, inlinedAt: !704)
!714 = !DILocation(line: 76, column: 2, scope: !409, inlinedAt: !704)
!715 = !DILocation(line: 77, column: 6, scope: !409, inlinedAt: !704)
!716 = !DILocation(line: 77, column: 22, scope: !409, inlinedAt: !704)
!717 = !DILocation(line: 78, column: 23, scope: !409, inlinedAt: !704)
!718 = !DILocation(line: 77, column: 27, scope: !409, inlinedAt: !704)
!719 = !DILocation(line: 45, column: 14, scope: !410, inlinedAt: !703)
!720 = !DILocation(line: 26, column: 47, scope: !430, inlinedAt: !719)
!721 = !DILocation(line: 26, column: 59, scope: !430, inlinedAt: !719)
!722 = !DILocation(line: 26, column: 64, scope: !430, inlinedAt: !719)
!723 = !DILocation(line: 46, column: 7, scope: !410, inlinedAt: !703)
!724 = !DILocation(line: 49, column: 31, scope: !410, inlinedAt: !703)
!725 = !DILocation(line: 50, column: 10, scope: !410, inlinedAt: !703)
!726 = !DILocation(line: 51, column: 11, scope: !410, inlinedAt: !703)
!727 = !DILocation(line: 51, column: 14, scope: !410, inlinedAt: !703)
!728 = !DILocation(line: 52, column: 17, scope: !410, inlinedAt: !703)
!729 = !DILocation(line: 52, column: 8, scope: !410, inlinedAt: !703)
!730 = !DILocation(line: 54, column: 10, scope: !410, inlinedAt: !703)
!731 = !DILocation(line: 55, column: 11, scope: !410, inlinedAt: !703)
!732 = !DILocation(line: 42, column: 50, scope: !410, inlinedAt: !703)
!733 = !DILocation(line: 56, column: 6, scope: !410, inlinedAt: !703)
!734 = !DILocation(line: 56, column: 16, scope: !410, inlinedAt: !703)
!735 = !DILocation(line: 57, column: 17, scope: !410, inlinedAt: !703)
!736 = !DILocation(line: 56, column: 21, scope: !410, inlinedAt: !703)
!737 = !DILocation(line: 73, column: 22, scope: !324, inlinedAt: !551)
!738 = !DILocation(line: 55, column: 29, scope: !323, inlinedAt: !552)
!739 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !738)
!740 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !738)
!741 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !738)
!742 = !DILocation(line: 55, column: 8, scope: !323, inlinedAt: !552)
!743 = !DILocation(line: 39, column: 38, scope: !522, inlinedAt: !742)
!744 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !743)
!745 = !DILocation(line: 41, column: 32, scope: !522, inlinedAt: !742)
!746 = !DILocation(line: 53, column: 40, scope: !323, inlinedAt: !552)
!747 = !DILocation(line: 39, column: 28, scope: !522, inlinedAt: !742)
!748 = !DILocation(line: 55, column: 60, scope: !323, inlinedAt: !552)
!749 = !DILocation(line: 55, column: 65, scope: !323, inlinedAt: !552)
!750 = !DILocation(line: 38, column: 18, scope: !522, inlinedAt: !742)
!751 = !DILocation(line: 39, column: 52, scope: !522, inlinedAt: !742)
!752 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !743)
!753 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !743)
!754 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !743)
!755 = !DILocation(line: 39, column: 16, scope: !522, inlinedAt: !742)
!756 = !DILocation(line: 41, column: 29, scope: !522, inlinedAt: !742)
!757 = !DILocation(line: 41, column: 60, scope: !522, inlinedAt: !742)
!758 = !DILocation(line: 41, column: 55, scope: !522, inlinedAt: !742)
!759 = !DILocation(line: 41, column: 41, scope: !522, inlinedAt: !742)
!760 = !DILocation(line: 54, column: 73, scope: !366, inlinedAt: !759)
!761 = !DILocation(line: 54, column: 65, scope: !366, inlinedAt: !759)
!762 = !DILocation(line: 41, column: 17, scope: !522, inlinedAt: !742)
!763 = !DILocation(line: 84, column: 3, scope: !546)
!764 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!765 = !DILocation(line: 91, column: 6, scope: !764)
!766 = !DILocation(line: 93, column: 10, scope: !764)
!767 = !DILocation(line: 43, column: 26, scope: !319, inlinedAt: !766)
!768 = !DILocation(line: 62, column: 21, scope: !317, inlinedAt: !767)
!769 = !DILocation(line: 92, column: 18, scope: !764)
!770 = !DILocation(line: 92, column: 21, scope: !764)
!771 = !DILocation(line: 92, column: 44, scope: !764)
!772 = !DILocation(line: 92, column: 38, scope: !764)
!773 = !DILocation(line: 92, column: 48, scope: !764)
!774 = !DILocation(line: 63, column: 38, scope: !317, inlinedAt: !767)
!775 = !DILocation(line: 72, column: 19, scope: !353, inlinedAt: !774)
!776 = !DILocation(line: 72, column: 13, scope: !353, inlinedAt: !774)
!777 = !DILocation(line: 72, column: 22, scope: !353, inlinedAt: !774)
!778 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !774)
!779 = !DILocation(line: 63, column: 17, scope: !317, inlinedAt: !767)
!780 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !779)
!781 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !779)
!782 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !781)
!783 = !DILocation(line: 59, column: 54, scope: !363, inlinedAt: !781)
!784 = !DILocation(line: 54, column: 53, scope: !366, inlinedAt: !783)
!785 = !DILocation(line: 54, column: 60, scope: !366, inlinedAt: !783)
!786 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !779)
!787 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !779)
!788 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !779)
!789 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !788)
!790 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !781)
!791 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !788)
!792 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !779)
!793 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !779)
!794 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !779)
!795 = !DILocation(line: 63, column: 2, scope: !317, inlinedAt: !767)
!796 = !DILocation(line: 64, column: 6, scope: !317, inlinedAt: !767)
!797 = !DILocation(line: 64, column: 18, scope: !317, inlinedAt: !767)
!798 = !DILocation(line: 65, column: 39, scope: !317, inlinedAt: !767)
!799 = !DILocation(line: 72, column: 27, scope: !353, inlinedAt: !798)
!800 = !DILocation(line: 72, column: 33, scope: !353, inlinedAt: !798)
!801 = !DILocation(line: 65, column: 18, scope: !317, inlinedAt: !767)
!802 = !DILocation(line: 47, column: 31, scope: !360, inlinedAt: !801)
!803 = !DILocation(line: 47, column: 19, scope: !360, inlinedAt: !801)
!804 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !803)
!805 = !DILocation(line: 49, column: 35, scope: !360, inlinedAt: !801)
!806 = !DILocation(line: 49, column: 32, scope: !360, inlinedAt: !801)
!807 = !DILocation(line: 49, column: 20, scope: !360, inlinedAt: !801)
!808 = !DILocation(line: 59, column: 30, scope: !363, inlinedAt: !807)
!809 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !803)
!810 = !DILocation(line: 59, column: 66, scope: !363, inlinedAt: !807)
!811 = !DILocation(line: 49, column: 47, scope: !360, inlinedAt: !801)
!812 = !DILocation(line: 49, column: 3, scope: !360, inlinedAt: !801)
!813 = !DILocation(line: 51, column: 24, scope: !360, inlinedAt: !801)
!814 = !DILocation(line: 65, column: 3, scope: !317, inlinedAt: !767)
!815 = !DILocation(line: 64, column: 25, scope: !317, inlinedAt: !767)
!816 = !DILocation(line: 44, column: 12, scope: !319, inlinedAt: !766)
!817 = !DILocation(line: 45, column: 11, scope: !319, inlinedAt: !766)
!818 = !DILocation(line: 46, column: 19, scope: !319, inlinedAt: !766)
!819 = !DILocation(line: 46, column: 22, scope: !319, inlinedAt: !766)
!820 = !DILocation(line: 46, column: 12, scope: !319, inlinedAt: !766)
!821 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!822 = !DILocation(line: 101, column: 6, scope: !821)
!823 = !DILocation(line: 113, column: 16, scope: !821)
!824 = !DILocation(line: 103, column: 21, scope: !821)
!825 = !DILocation(line: 113, column: 20, scope: !821)
!826 = !DILocation(line: 103, column: 24, scope: !821)
!827 = !DILocation(line: 103, column: 6, scope: !821)
!828 = !DILocation(line: 103, column: 29, scope: !821)
!829 = !DILocation(line: 104, column: 16, scope: !821)
!830 = !DILocation(line: 104, column: 11, scope: !821)
!831 = !DILocation(line: 104, column: 24, scope: !821)
!832 = !DILocation(line: 105, column: 10, scope: !821)
!833 = !DILocation(line: 105, column: 21, scope: !821)
!834 = !DILocation(line: 108, column: 26, scope: !821)
!835 = !DILocation(line: 108, column: 36, scope: !821)
!836 = !DILocation(line: 108, column: 39, scope: !821)
!837 = !DILocation(line: 108, column: 24, scope: !821)
!838 = !DILocation(line: 109, column: 34, scope: !821)
!839 = !DILocation(line: 110, column: 33, scope: !821)
!840 = !DILocation(line: 110, column: 36, scope: !821)
!841 = !DILocation(line: 110, column: 46, scope: !821)
!842 = !DILocation(line: 110, column: 54, scope: !821)
!843 = !DILocation(line: 110, column: 44, scope: !821)
!844 = !DILocation(line: 110, column: 28, scope: !821)
!845 = !DILocation(line: 110, column: 16, scope: !821)
!846 = !DILocation(line: 112, column: 17, scope: !821)
!847 = !DILocation(line: 114, column: 13, scope: !821)
!848 = !DILocation(line: 103, column: 53, scope: !821)
!849 = !DILocation(line: 103, column: 39, scope: !821)
!850 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!851 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!852 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!853 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!854 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!855 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!856 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!857 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!858 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!859 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!860 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!861 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!862 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!863 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!864 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!865 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!866 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!867 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
