target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_blockSum_87 = addrspace(3) global [256 x double] undef, align 16
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
	%2 = mul i64 %p15, %p8, !dbg !12
	%3 = add i64 %2, %p14, !dbg !13
	%4 = add i64 %3, 1, !dbg !17
	%5 = add i64 %3, 2, !dbg !19
	%6 = add i64 %3, 3, !dbg !21
	%7 = add i64 %p15, 1, !dbg !23
	%8 = mul i64 %7, %p8, !dbg !24
	%9 = add i64 %8, %p14, !dbg !25
	%10 = add i64 %9, 1, !dbg !28
	%11 = add i64 %9, 2, !dbg !30
	%12 = add i64 %9, 3, !dbg !32
	%13 = getelementptr inbounds float, float* %p3, i64 %3, !dbg !16
	%14 = icmp uge i64 %3, %p4, !dbg !16
	%15 = icmp uge i64 %4, %p4, !dbg !18
	%16 = icmp uge i64 %5, %p4, !dbg !20
	%17 = icmp uge i64 %6, %p4, !dbg !22
	%18 = icmp uge i64 %9, %p4, !dbg !27
	%19 = icmp uge i64 %10, %p4, !dbg !29
	%20 = icmp uge i64 %11, %p4, !dbg !31
	%21 = icmp uge i64 %12, %p4, !dbg !33
	%22 = or i1 %14, %15, !dbg !33
	%23 = or i1 %22, %16, !dbg !33
	%24 = or i1 %23, %17, !dbg !33
	%25 = or i1 %24, %18, !dbg !33
	%26 = or i1 %25, %19, !dbg !33
	%27 = or i1 %26, %20, !dbg !33
	%28 = or i1 %27, %21, !dbg !33
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !33, !prof !34

b3_ok1:
	%29 = load float, float* %13, align 4, !dbg !16
	%30 = getelementptr inbounds float, float* %p3, i64 %4, !dbg !18
	%31 = load float, float* %30, align 4, !dbg !18
	%32 = getelementptr inbounds float, float* %p3, i64 %5, !dbg !20
	%33 = load float, float* %32, align 4, !dbg !20
	%34 = getelementptr inbounds float, float* %p3, i64 %6, !dbg !22
	%35 = load float, float* %34, align 4, !dbg !22
	%36 = getelementptr inbounds float, float* %p3, i64 %9, !dbg !27
	%37 = load float, float* %36, align 4, !dbg !27
	%38 = getelementptr inbounds float, float* %p3, i64 %10, !dbg !29
	%39 = load float, float* %38, align 4, !dbg !29
	%40 = getelementptr inbounds float, float* %p3, i64 %11, !dbg !31
	%41 = load float, float* %40, align 4, !dbg !31
	%42 = getelementptr inbounds float, float* %p3, i64 %12, !dbg !33
	%43 = load float, float* %42, align 4, !dbg !33
	%44 = icmp eq i64 %p14, 0, !dbg !39
	%45 = add i64 %p14, 4, !dbg !40
	%46 = icmp sge i64 %45, %p7, !dbg !41
	%47 = sub i64 %p7, 1, !dbg !42
	%48 = sub i64 %47, %p14, !dbg !43
	%49 = icmp sle i64 %48, 0, !dbg !46
	%50 = icmp sle i64 %48, 1, !dbg !47
	%51 = icmp sle i64 %48, 2, !dbg !48
	%52 = icmp sle i64 %48, 3, !dbg !49
	%53 = icmp ule i64 %p1, 281474976710655, !dbg !50
	%54 = icmp ule i64 %p4, 281474976710655, !dbg !50
	%55 = and i1 %53, %54, !dbg !50
	%56 = icmp ule i64 %p8, 268435455, !dbg !50
	%57 = and i1 %55, %56, !dbg !50
	%58 = icmp ule i64 %p14, 281474976710655, !dbg !50
	%59 = and i1 %57, %58, !dbg !50
	%60 = icmp ule i64 %p15, 268435455, !dbg !50
	%61 = and i1 %59, %60, !dbg !50
	%62 = icmp ule i64 %p16, 268435455, !dbg !50
	%63 = and i1 %61, %62, !dbg !50
	%64 = add i64 %p4, -4, !dbg !50
	%65 = mul i64 %p8, -1, !dbg !50
	%66 = add i64 %64, %65, !dbg !50
	%67 = mul i64 %p16, %65, !dbg !50
	%68 = add i64 %66, %67, !dbg !50
	%69 = mul i64 %p14, -1, !dbg !50
	%70 = add i64 %68, %69, !dbg !50
	%71 = icmp sge i64 %70, 0, !dbg !50
	%72 = and i1 %63, %71, !dbg !50
	%73 = add i64 %p1, -4, !dbg !50
	%74 = add i64 %73, %67, !dbg !50
	%75 = add i64 %74, %69, !dbg !50
	%76 = icmp sge i64 %75, 0, !dbg !50
	%77 = and i1 %72, %76, !dbg !50
	br i1 %77, label %b4, label %b18_cold, !dbg !51, !prof !52

b4:
	%78 = phi float [ %43, %b3_ok1 ], [ %103, %b17 ], !dbg !50
	%79 = phi float [ %41, %b3_ok1 ], [ %100, %b17 ], !dbg !50
	%80 = phi float [ %39, %b3_ok1 ], [ %97, %b17 ], !dbg !50
	%81 = phi float [ %37, %b3_ok1 ], [ %94, %b17 ], !dbg !50
	%82 = phi float [ %35, %b3_ok1 ], [ %78, %b17 ], !dbg !50
	%83 = phi float [ %33, %b3_ok1 ], [ %79, %b17 ], !dbg !50
	%84 = phi float [ %31, %b3_ok1 ], [ %80, %b17 ], !dbg !50
	%85 = phi float [ %29, %b3_ok1 ], [ %81, %b17 ], !dbg !50
	%86 = phi float [ 0.000000e+00, %b3_ok1 ], [ %153, %b17 ], !dbg !50
	%87 = phi i64 [ %p15, %b3_ok1 ], [ %89, %b17 ], !dbg !53
	%88 = icmp slt i64 %87, %p16, !dbg !54
	br i1 %88, label %b5, label %b32, !dbg !54

b5:
	%89 = add i64 %87, 1, !dbg !55
	%90 = mul i64 %89, %p8, !dbg !56
	%91 = add i64 %90, %p14, !dbg !57
	%92 = add i64 %91, %p8, !dbg !58
	%93 = getelementptr inbounds float, float* %p3, i64 %92, !dbg !60
	%94 = load float, float* %93, align 4, !dbg !60
	%95 = add i64 %92, 1, !dbg !61
	%96 = getelementptr inbounds float, float* %p3, i64 %95, !dbg !62
	%97 = load float, float* %96, align 4, !dbg !62
	%98 = add i64 %92, 2, !dbg !63
	%99 = getelementptr inbounds float, float* %p3, i64 %98, !dbg !64
	%100 = load float, float* %99, align 4, !dbg !64
	%101 = add i64 %92, 3, !dbg !65
	%102 = getelementptr inbounds float, float* %p3, i64 %101, !dbg !66
	%103 = load float, float* %102, align 4, !dbg !66
	%104 = sub i64 %91, 1, !dbg !67
	%105 = getelementptr inbounds float, float* %p3, i64 %104, !dbg !68
	%106 = load float, float* %105, align 4, !dbg !68
	%107 = add i64 %91, 4, !dbg !69
	%108 = getelementptr inbounds float, float* %p3, i64 %107, !dbg !70
	%109 = load float, float* %108, align 4, !dbg !70
	%110 = fadd float %106, %80, !dbg !71
	%111 = fadd float %110, %85, !dbg !72
	%112 = fadd float %111, %94, !dbg !73
	%113 = fmul float %112, 2.500000e-01, !dbg !74
	%114 = fadd float %81, %79, !dbg !75
	%115 = fadd float %114, %84, !dbg !76
	%116 = fadd float %115, %97, !dbg !77
	%117 = fmul float %116, 2.500000e-01, !dbg !78
	%118 = fadd float %80, %78, !dbg !79
	%119 = fadd float %118, %83, !dbg !80
	%120 = fadd float %119, %100, !dbg !81
	%121 = fmul float %120, 2.500000e-01, !dbg !82
	%122 = fadd float %79, %109, !dbg !83
	%123 = fadd float %122, %82, !dbg !84
	%124 = fadd float %123, %103, !dbg !85
	%125 = fmul float %124, 2.500000e-01, !dbg !86
	br i1 %44, label %b6, label %b7, !dbg !39

b6:
	br label %b7, !dbg !87

b7:
	%126 = phi float [ %113, %b5 ], [ %81, %b6 ], !dbg !40
	br i1 %46, label %b8, label %b17, !dbg !41

b8:
	br i1 %49, label %b9, label %b10, !dbg !46

b9:
	br label %b10, !dbg !88

b10:
	%127 = phi float [ %126, %b8 ], [ %81, %b9 ], !dbg !89
	br i1 %50, label %b11, label %b12, !dbg !47

b11:
	br label %b12, !dbg !90

b12:
	%128 = phi float [ %117, %b10 ], [ %80, %b11 ], !dbg !91
	br i1 %51, label %b13, label %b14, !dbg !48

b13:
	br label %b14, !dbg !92

b14:
	%129 = phi float [ %121, %b12 ], [ %79, %b13 ], !dbg !93
	br i1 %52, label %b15, label %b16, !dbg !49

b15:
	br label %b16, !dbg !94

b16:
	%130 = phi float [ %125, %b14 ], [ %78, %b15 ], !dbg !95
	br label %b17, !dbg !96

b17:
	%131 = phi float [ %125, %b7 ], [ %130, %b16 ], !dbg !97
	%132 = phi float [ %121, %b7 ], [ %129, %b16 ], !dbg !97
	%133 = phi float [ %117, %b7 ], [ %128, %b16 ], !dbg !97
	%134 = phi float [ %126, %b7 ], [ %127, %b16 ], !dbg !97
	%135 = add i64 %91, 1, !dbg !100
	%136 = add i64 %91, 2, !dbg !101
	%137 = add i64 %91, 3, !dbg !102
	%138 = getelementptr inbounds float, float* %p0, i64 %91, !dbg !103
	store float %134, float* %138, align 4, !dbg !103
	%139 = getelementptr inbounds float, float* %p0, i64 %135, !dbg !104
	store float %133, float* %139, align 4, !dbg !104
	%140 = getelementptr inbounds float, float* %p0, i64 %136, !dbg !105
	store float %132, float* %140, align 4, !dbg !105
	%141 = getelementptr inbounds float, float* %p0, i64 %137, !dbg !106
	store float %131, float* %141, align 4, !dbg !106
	%142 = fsub float %134, %81, !dbg !107
	%143 = fmul float %142, %142, !dbg !110
	%144 = fsub float %133, %80, !dbg !111
	%145 = fmul float %144, %144, !dbg !113
	%146 = fadd float %143, %145, !dbg !114
	%147 = fsub float %132, %79, !dbg !115
	%148 = fmul float %147, %147, !dbg !117
	%149 = fadd float %146, %148, !dbg !118
	%150 = fsub float %131, %78, !dbg !119
	%151 = fmul float %150, %150, !dbg !121
	%152 = fadd float %149, %151, !dbg !122
	%153 = fadd float %86, %152, !dbg !123
	br label %b4, !dbg !124

b32:
	%154 = phi float [ %86, %b4 ], [ %170, %b18_cold ], !dbg !125
	ret float %154, !dbg !125

b3_fail1:
	%155 = icmp uge i64 %3, %p4, !dbg !16
	br i1 %155, label %b3_fail2, label %b3_ok2, !dbg !16

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %3, i64 %p4), !dbg !16
	ret float undef, !dbg !16

b3_ok2:
	%156 = icmp uge i64 %4, %p4, !dbg !18
	br i1 %156, label %b3_fail3, label %b3_ok3, !dbg !18

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %4, i64 %p4), !dbg !18
	ret float undef, !dbg !18

b3_ok3:
	%157 = icmp uge i64 %5, %p4, !dbg !20
	br i1 %157, label %b3_fail4, label %b3_ok4, !dbg !20

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %5, i64 %p4), !dbg !20
	ret float undef, !dbg !20

b3_ok4:
	%158 = icmp uge i64 %6, %p4, !dbg !22
	br i1 %158, label %b3_fail5, label %b3_ok5, !dbg !22

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %6, i64 %p4), !dbg !22
	ret float undef, !dbg !22

b3_ok5:
	%159 = icmp uge i64 %9, %p4, !dbg !27
	br i1 %159, label %b3_fail6, label %b3_ok6, !dbg !27

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %9, i64 %p4), !dbg !27
	ret float undef, !dbg !27

b3_ok6:
	%160 = icmp uge i64 %10, %p4, !dbg !29
	br i1 %160, label %b3_fail7, label %b3_ok7, !dbg !29

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %10, i64 %p4), !dbg !29
	ret float undef, !dbg !29

b3_ok7:
	%161 = icmp uge i64 %11, %p4, !dbg !31
	br i1 %161, label %b3_fail8, label %b3_ok8, !dbg !31

b3_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %11, i64 %p4), !dbg !31
	ret float undef, !dbg !31

b3_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %12, i64 %p4), !dbg !33
	ret float undef, !dbg !33

b18_cold:
	%162 = phi float [ %205, %b31_cold_ok4 ], [ %43, %b3_ok1 ], !dbg !50
	%163 = phi float [ %203, %b31_cold_ok4 ], [ %41, %b3_ok1 ], !dbg !50
	%164 = phi float [ %201, %b31_cold_ok4 ], [ %39, %b3_ok1 ], !dbg !50
	%165 = phi float [ %199, %b31_cold_ok4 ], [ %37, %b3_ok1 ], !dbg !50
	%166 = phi float [ %162, %b31_cold_ok4 ], [ %35, %b3_ok1 ], !dbg !50
	%167 = phi float [ %163, %b31_cold_ok4 ], [ %33, %b3_ok1 ], !dbg !50
	%168 = phi float [ %164, %b31_cold_ok4 ], [ %31, %b3_ok1 ], !dbg !50
	%169 = phi float [ %165, %b31_cold_ok4 ], [ %29, %b3_ok1 ], !dbg !50
	%170 = phi float [ %257, %b31_cold_ok4 ], [ 0.000000e+00, %b3_ok1 ], !dbg !50
	%171 = phi i64 [ %173, %b31_cold_ok4 ], [ %p15, %b3_ok1 ], !dbg !53
	%172 = icmp slt i64 %171, %p16, !dbg !54
	br i1 %172, label %b19_cold, label %b32, !dbg !54

b19_cold:
	%173 = add i64 %171, 1, !dbg !55
	%174 = mul i64 %173, %p8, !dbg !56
	%175 = add i64 %174, %p14, !dbg !57
	%176 = add i64 %175, %p8, !dbg !58
	%177 = add i64 %176, 1, !dbg !61
	%178 = add i64 %176, 2, !dbg !63
	%179 = add i64 %176, 3, !dbg !65
	%180 = sub i64 %175, 1, !dbg !67
	%181 = add i64 %175, 4, !dbg !69
	%182 = getelementptr inbounds float, float* %p3, i64 %176, !dbg !60
	%183 = icmp uge i64 %176, %p4, !dbg !60
	%184 = icmp uge i64 %177, %p4, !dbg !62
	%185 = icmp uge i64 %178, %p4, !dbg !64
	%186 = icmp uge i64 %179, %p4, !dbg !66
	%187 = icmp uge i64 %180, %p4, !dbg !68
	%188 = icmp uge i64 %181, %p4, !dbg !70
	%189 = or i1 %183, %184, !dbg !70
	%190 = or i1 %189, %185, !dbg !70
	%191 = or i1 %190, %186, !dbg !70
	%192 = or i1 %191, %187, !dbg !70
	%193 = or i1 %192, %188, !dbg !70
	br i1 %193, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !70, !prof !34

b19_cold_fail1:
	%194 = icmp uge i64 %176, %p4, !dbg !60
	br i1 %194, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !60

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %176, i64 %p4), !dbg !60
	ret float undef, !dbg !60

b19_cold_ok2:
	%195 = icmp uge i64 %177, %p4, !dbg !62
	br i1 %195, label %b19_cold_fail3, label %b19_cold_ok3, !dbg !62

b19_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %177, i64 %p4), !dbg !62
	ret float undef, !dbg !62

b19_cold_ok3:
	%196 = icmp uge i64 %178, %p4, !dbg !64
	br i1 %196, label %b19_cold_fail4, label %b19_cold_ok4, !dbg !64

b19_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %178, i64 %p4), !dbg !64
	ret float undef, !dbg !64

b19_cold_ok4:
	%197 = icmp uge i64 %179, %p4, !dbg !66
	br i1 %197, label %b19_cold_fail5, label %b19_cold_ok5, !dbg !66

b19_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %179, i64 %p4), !dbg !66
	ret float undef, !dbg !66

b19_cold_ok5:
	%198 = icmp uge i64 %180, %p4, !dbg !68
	br i1 %198, label %b19_cold_fail6, label %b19_cold_ok6, !dbg !68

b19_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %180, i64 %p4), !dbg !68
	ret float undef, !dbg !68

b19_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %181, i64 %p4), !dbg !70
	ret float undef, !dbg !70

b19_cold_ok1:
	%199 = load float, float* %182, align 4, !dbg !60
	%200 = getelementptr inbounds float, float* %p3, i64 %177, !dbg !62
	%201 = load float, float* %200, align 4, !dbg !62
	%202 = getelementptr inbounds float, float* %p3, i64 %178, !dbg !64
	%203 = load float, float* %202, align 4, !dbg !64
	%204 = getelementptr inbounds float, float* %p3, i64 %179, !dbg !66
	%205 = load float, float* %204, align 4, !dbg !66
	%206 = getelementptr inbounds float, float* %p3, i64 %180, !dbg !68
	%207 = load float, float* %206, align 4, !dbg !68
	%208 = getelementptr inbounds float, float* %p3, i64 %181, !dbg !70
	%209 = load float, float* %208, align 4, !dbg !70
	%210 = fadd float %207, %164, !dbg !71
	%211 = fadd float %210, %169, !dbg !72
	%212 = fadd float %211, %199, !dbg !73
	%213 = fmul float %212, 2.500000e-01, !dbg !74
	%214 = fadd float %165, %163, !dbg !75
	%215 = fadd float %214, %168, !dbg !76
	%216 = fadd float %215, %201, !dbg !77
	%217 = fmul float %216, 2.500000e-01, !dbg !78
	%218 = fadd float %164, %162, !dbg !79
	%219 = fadd float %218, %167, !dbg !80
	%220 = fadd float %219, %203, !dbg !81
	%221 = fmul float %220, 2.500000e-01, !dbg !82
	%222 = fadd float %163, %209, !dbg !83
	%223 = fadd float %222, %166, !dbg !84
	%224 = fadd float %223, %205, !dbg !85
	%225 = fmul float %224, 2.500000e-01, !dbg !86
	br i1 %44, label %b20_cold, label %b21_cold, !dbg !39

b20_cold:
	br label %b21_cold, !dbg !87

b21_cold:
	%226 = phi float [ %213, %b19_cold_ok1 ], [ %165, %b20_cold ], !dbg !40
	br i1 %46, label %b22_cold, label %b31_cold, !dbg !41

b22_cold:
	br i1 %49, label %b23_cold, label %b24_cold, !dbg !46

b23_cold:
	br label %b24_cold, !dbg !88

b24_cold:
	%227 = phi float [ %226, %b22_cold ], [ %165, %b23_cold ], !dbg !89
	br i1 %50, label %b25_cold, label %b26_cold, !dbg !47

b25_cold:
	br label %b26_cold, !dbg !90

b26_cold:
	%228 = phi float [ %217, %b24_cold ], [ %164, %b25_cold ], !dbg !91
	br i1 %51, label %b27_cold, label %b28_cold, !dbg !48

b27_cold:
	br label %b28_cold, !dbg !92

b28_cold:
	%229 = phi float [ %221, %b26_cold ], [ %163, %b27_cold ], !dbg !93
	br i1 %52, label %b29_cold, label %b30_cold, !dbg !49

b29_cold:
	br label %b30_cold, !dbg !94

b30_cold:
	%230 = phi float [ %225, %b28_cold ], [ %162, %b29_cold ], !dbg !95
	br label %b31_cold, !dbg !96

b31_cold:
	%231 = phi float [ %225, %b21_cold ], [ %230, %b30_cold ], !dbg !97
	%232 = phi float [ %221, %b21_cold ], [ %229, %b30_cold ], !dbg !97
	%233 = phi float [ %217, %b21_cold ], [ %228, %b30_cold ], !dbg !97
	%234 = phi float [ %226, %b21_cold ], [ %227, %b30_cold ], !dbg !97
	%235 = add i64 %175, 1, !dbg !100
	%236 = add i64 %175, 2, !dbg !101
	%237 = add i64 %175, 3, !dbg !102
	%238 = getelementptr inbounds float, float* %p0, i64 %175, !dbg !103
	%239 = icmp uge i64 %175, %p1, !dbg !103
	br i1 %239, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !103, !prof !34

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %175, i64 %p1), !dbg !103
	ret float undef, !dbg !103

b31_cold_ok1:
	store float %234, float* %238, align 4, !dbg !103
	%240 = getelementptr inbounds float, float* %p0, i64 %235, !dbg !104
	%241 = icmp uge i64 %235, %p1, !dbg !104
	br i1 %241, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !104, !prof !34

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %235, i64 %p1), !dbg !104
	ret float undef, !dbg !104

b31_cold_ok2:
	store float %233, float* %240, align 4, !dbg !104
	%242 = getelementptr inbounds float, float* %p0, i64 %236, !dbg !105
	%243 = icmp uge i64 %236, %p1, !dbg !105
	br i1 %243, label %b31_cold_fail3, label %b31_cold_ok3, !dbg !105, !prof !34

b31_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %236, i64 %p1), !dbg !105
	ret float undef, !dbg !105

b31_cold_ok3:
	store float %232, float* %242, align 4, !dbg !105
	%244 = getelementptr inbounds float, float* %p0, i64 %237, !dbg !106
	%245 = icmp uge i64 %237, %p1, !dbg !106
	br i1 %245, label %b31_cold_fail4, label %b31_cold_ok4, !dbg !106, !prof !34

b31_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %237, i64 %p1), !dbg !106
	ret float undef, !dbg !106

b31_cold_ok4:
	store float %231, float* %244, align 4, !dbg !106
	%246 = fsub float %234, %165, !dbg !107
	%247 = fmul float %246, %246, !dbg !110
	%248 = fsub float %233, %164, !dbg !111
	%249 = fmul float %248, %248, !dbg !113
	%250 = fadd float %247, %249, !dbg !114
	%251 = fsub float %232, %163, !dbg !115
	%252 = fmul float %251, %251, !dbg !117
	%253 = fadd float %250, %252, !dbg !118
	%254 = fsub float %231, %162, !dbg !119
	%255 = fmul float %254, %254, !dbg !121
	%256 = fadd float %253, %255, !dbg !122
	%257 = fadd float %170, %256, !dbg !123
	br label %b18_cold, !dbg !124
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind convergent !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !132
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133, !range !35
	%2 = sext i32 %1 to i64, !dbg !133
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !133, !range !37
	%4 = sext i32 %3 to i64, !dbg !133
	%5 = icmp eq i64 %4, 0, !dbg !134
	%6 = sub i64 %p14, 1, !dbg !135
	%7 = icmp sgt i64 %p6, 1, !dbg !136
	%8 = sub i64 %p6, 1, !dbg !137
	%9 = add i64 %p12, 1, !dbg !138
	%10 = mul i64 %9, %p8, !dbg !139
	%11 = sext i32 %0 to i64, !dbg !132
	%12 = trunc i64 %p10 to i32, !dbg !132
	%13 = mul i64 %p6, %p8, !dbg !141
	%14 = trunc i64 %p11 to i32, !dbg !142
	br label %b1, !dbg !143

b1:
	%15 = phi float [ 0.000000e+00, %b0 ], [ %160, %b20 ], !dbg !144
	%16 = phi i64 [ %2, %b0 ], [ %161, %b20 ], !dbg !145
	%17 = icmp slt i64 %16, %p13, !dbg !146
	br i1 %17, label %b2, label %b21, !dbg !146

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !147, !range !148
	%19 = sext i32 %18 to i64, !dbg !147
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !147, !range !149
	%21 = sext i32 %20 to i64, !dbg !147
	%22 = sub i64 %21, 1, !dbg !150
	%23 = icmp eq i64 %4, %22, !dbg !151
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152, !range !153
	%25 = sext i32 %24 to i64, !dbg !152
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !152, !range !153
	%27 = sext i32 %26 to i64, !dbg !152
	%28 = mul i64 %21, %27, !dbg !154
	%29 = mul i64 %4, %27, !dbg !155
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !156, !range !36
	%31 = sext i32 %30 to i64, !dbg !156
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !156, !range !36
	%33 = sext i32 %32 to i64, !dbg !156
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !156, !range !38
	%35 = add i64 %29, %33, !dbg !157
	%36 = mul i64 %p6, %35, !dbg !158
	%37 = icmp eq i64 %28, -1, !dbg !159
	%38 = select i1 %37, i64 1, i64 %28, !dbg !159
	%39 = sdiv i64 %36, %38, !dbg !159
	%40 = sub i64 0, %36, !dbg !159
	%41 = select i1 %37, i64 %40, i64 %39, !dbg !159
	%42 = add i64 %35, 1, !dbg !160
	%43 = mul i64 %p6, %42, !dbg !161
	%44 = icmp eq i64 %28, -1, !dbg !162
	%45 = select i1 %44, i64 1, i64 %28, !dbg !162
	%46 = sdiv i64 %43, %45, !dbg !162
	%47 = sub i64 0, %43, !dbg !162
	%48 = select i1 %44, i64 %47, i64 %46, !dbg !162
	%49 = mul i64 %16, %25, !dbg !163
	%50 = add i64 %49, %31, !dbg !164
	%51 = mul i64 %50, 4, !dbg !165
	br i1 %5, label %b4, label %b3, !dbg !165

b3:
	br i1 %23, label %b4, label %b20, !dbg !165

b4:
	%52 = mul i32 %26, %34, !dbg !166
	%53 = add i32 %32, %52, !dbg !166
	%54 = mul i32 %24, %53, !dbg !166
	%55 = add i32 %30, %54, !dbg !166
	%56 = sext i32 %55 to i64, !dbg !166
	%57 = icmp eq i64 %56, 0, !dbg !167
	br i1 %57, label %b5, label %b9, !dbg !167

b5:
	br i1 %5, label %b6, label %b7, !dbg !167

b6:
	%58 = urem i64 %6, 2, !dbg !170
	%59 = mul i64 %58, 2, !dbg !172
	%60 = mul i64 %59, %p13, !dbg !173
	%61 = add i64 %60, %16, !dbg !174
	%62 = getelementptr inbounds i64, i64* %p4, i64 %61, !dbg !175
	%63 = icmp uge i64 %61, %p5, !dbg !175
	%64 = icmp eq i64* %62, null, !dbg !176
	%65 = or i1 %63, %64, !dbg !176
	br i1 %65, label %b6_fail1, label %b6_ok1, !dbg !176, !prof !34

b6_ok1:
	%66 = bitcast i64* %62 to i8*, !dbg !176
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 5, i64 %6, i32 1, i8* %ctrl, i32 4), !dbg !176
	br label %b7, !dbg !176

b7:
	br i1 %23, label %b8, label %b9, !dbg !176

b8:
	%68 = urem i64 %6, 2, !dbg !178
	%69 = mul i64 %68, 2, !dbg !180
	%70 = add i64 %69, 1, !dbg !181
	%71 = mul i64 %70, %p13, !dbg !182
	%72 = add i64 %71, %16, !dbg !183
	%73 = getelementptr inbounds i64, i64* %p4, i64 %72, !dbg !184
	%74 = icmp uge i64 %72, %p5, !dbg !184
	%75 = icmp eq i64* %73, null, !dbg !185
	%76 = or i1 %74, %75, !dbg !185
	br i1 %76, label %b8_fail1, label %b8_ok1, !dbg !185, !prof !34

b8_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !185
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 5, i64 %6, i32 1, i8* %ctrl, i32 6), !dbg !185
	br label %b9, !dbg !185

b9:
	call void @llvm.nvvm.barrier0(), !dbg !186
	br i1 %5, label %b10, label %b12, !dbg !186

b10:
	%79 = icmp eq i64 %33, 0, !dbg !187
	br i1 %79, label %b11, label %b12, !dbg !187

b11:
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 0, i64 1, i8* %ctrl), !dbg !188
	%81 = fadd float 0.000000e+00, %80, !dbg !189
	br label %b12, !dbg !189

b12:
	%82 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %81, %b11 ], !dbg !190
	br i1 %23, label %b13, label %b16, !dbg !190

b13:
	%83 = sub i64 %27, 1, !dbg !191
	%84 = icmp eq i64 %33, %83, !dbg !192
	br i1 %84, label %b14, label %b16, !dbg !192

b14:
	br i1 %7, label %b15, label %b16, !dbg !136

b15:
	%85 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 %8, i64 %p6, i8* %ctrl), !dbg !193
	%86 = fadd float %82, %85, !dbg !194
	br label %b16, !dbg !194

b16:
	%87 = phi float [ %82, %b12 ], [ %82, %b13 ], [ %82, %b14 ], [ %86, %b15 ], !dbg !190
	call void @llvm.nvvm.barrier0(), !dbg !195
	br i1 %5, label %b17, label %b18, !dbg !195

b17:
	%88 = mul i64 %25, 4, !dbg !196
	%89 = mul i64 %16, %88, !dbg !197
	%90 = add i64 %89, %88, !dbg !198
	%91 = icmp slt i64 %90, %p8, !dbg !199
	%92 = select i1 %91, i64 %90, i64 %p8, !dbg !199
	%93 = add i64 %10, %89, !dbg !200
	%94 = add i64 %10, %92, !dbg !201
	%95 = add i64 %p8, %89, !dbg !203
	%96 = add i64 %p8, %92, !dbg !204
	%97 = sub i64 %92, %89, !dbg !202
	%98 = getelementptr inbounds float, float* %p0, i64 %93, !dbg !202
	%99 = getelementptr inbounds float, float* %p0, i64 %95, !dbg !205
	%100 = icmp ugt i64 %94, %p1, !dbg !202
	%101 = icmp ugt i64 %93, %94, !dbg !202
	%102 = icmp ugt i64 %96, %p1, !dbg !205
	%103 = icmp ugt i64 %95, %96, !dbg !205
	%104 = or i1 %100, %101, !dbg !205
	%105 = or i1 %104, %102, !dbg !205
	%106 = or i1 %105, %103, !dbg !205
	br i1 %106, label %b17_fail1, label %b17_ok1, !dbg !205, !prof !34

b17_ok1:
	%107 = urem i64 %p14, 2, !dbg !207
	%108 = mul i64 %107, 2, !dbg !209
	%109 = add i64 %108, 1, !dbg !210
	%110 = mul i64 %109, %p13, !dbg !211
	%111 = add i64 %110, %16, !dbg !212
	%112 = getelementptr inbounds i64, i64* %p4, i64 %111, !dbg !213
	%113 = mul i64 %97, 4, !dbg !132
	%114 = icmp uge i64 %111, %p5, !dbg !213
	%115 = icmp uge i64 %p10, %11, !dbg !132
	%116 = icmp eq i64* %112, null, !dbg !132
	%117 = or i1 %114, %115, !dbg !132
	%118 = or i1 %117, %116, !dbg !132
	br i1 %118, label %b17_fail5, label %b17_ok5, !dbg !132, !prof !34

b17_ok5:
	%119 = bitcast float* %98 to i8*, !dbg !132
	%120 = bitcast float* %99 to i8*, !dbg !132
	%121 = bitcast i64* %112 to i8*, !dbg !132
	call void @gpuc_put_signal_nbi_block(i8* %119, i8* %120, i64 %113, i8* %121, i64 %p14, i32 9, i32 %12), !dbg !132
	br label %b18, !dbg !131

b18:
	br i1 %23, label %b19, label %b20, !dbg !131

b19:
	%122 = mul i64 %25, 4, !dbg !214
	%123 = mul i64 %16, %122, !dbg !215
	%124 = add i64 %123, %122, !dbg !216
	%125 = icmp slt i64 %124, %p8, !dbg !217
	%126 = select i1 %125, i64 %124, i64 %p8, !dbg !217
	%127 = add i64 %13, %123, !dbg !219
	%128 = add i64 %13, %126, !dbg !220
	%129 = sub i64 %126, %123, !dbg !218
	%130 = getelementptr inbounds float, float* %p0, i64 %123, !dbg !218
	%131 = getelementptr inbounds float, float* %p0, i64 %127, !dbg !221
	%132 = icmp ugt i64 %126, %p1, !dbg !218
	%133 = icmp ugt i64 %123, %126, !dbg !218
	%134 = icmp ugt i64 %128, %p1, !dbg !221
	%135 = icmp ugt i64 %127, %128, !dbg !221
	%136 = or i1 %132, %133, !dbg !221
	%137 = or i1 %136, %134, !dbg !221
	%138 = or i1 %137, %135, !dbg !221
	br i1 %138, label %b19_fail1, label %b19_ok1, !dbg !221, !prof !34

b19_ok1:
	%139 = urem i64 %p14, 2, !dbg !223
	%140 = mul i64 %139, 2, !dbg !225
	%141 = mul i64 %140, %p13, !dbg !226
	%142 = add i64 %141, %16, !dbg !227
	%143 = getelementptr inbounds i64, i64* %p4, i64 %142, !dbg !228
	%144 = mul i64 %129, 4, !dbg !142
	%145 = icmp uge i64 %142, %p5, !dbg !228
	%146 = icmp uge i64 %p11, %11, !dbg !142
	%147 = icmp eq i64* %143, null, !dbg !142
	%148 = or i1 %145, %146, !dbg !142
	%149 = or i1 %148, %147, !dbg !142
	br i1 %149, label %b19_fail5, label %b19_ok5, !dbg !142, !prof !34

b19_ok5:
	%150 = bitcast float* %130 to i8*, !dbg !142
	%151 = bitcast float* %131 to i8*, !dbg !142
	%152 = bitcast i64* %143 to i8*, !dbg !142
	call void @gpuc_put_signal_nbi_block(i8* %150, i8* %151, i64 %144, i8* %152, i64 %p14, i32 9, i32 %14), !dbg !142
	br label %b20, !dbg !140

b20:
	%153 = phi float [ 0.000000e+00, %b3 ], [ %87, %b18 ], [ %87, %b19_ok5 ], !dbg !190
	%154 = icmp sgt i64 %41, 1, !dbg !229
	%155 = select i1 %154, i64 %41, i64 1, !dbg !229
	%156 = icmp slt i64 %48, %8, !dbg !230
	%157 = select i1 %156, i64 %48, i64 %8, !dbg !230
	%158 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %51, i64 %155, i64 %157, i8* %ctrl), !dbg !231
	%159 = fadd float %153, %158, !dbg !232
	%160 = fadd float %15, %159, !dbg !233
	%161 = add i64 %16, %19, !dbg !234
	br label %b1, !dbg !234

b21:
	ret float %15, !dbg !235

b6_fail1:
	%162 = icmp uge i64 %61, %p5, !dbg !175
	br i1 %162, label %b6_fail2, label %b6_ok2, !dbg !175

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %61, i64 %p5), !dbg !175
	ret float undef, !dbg !175

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !176
	ret float undef, !dbg !176

b8_fail1:
	%163 = icmp uge i64 %72, %p5, !dbg !184
	br i1 %163, label %b8_fail2, label %b8_ok2, !dbg !184

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %72, i64 %p5), !dbg !184
	ret float undef, !dbg !184

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !185
	ret float undef, !dbg !185

b17_fail1:
	%164 = icmp ugt i64 %94, %p1, !dbg !202
	br i1 %164, label %b17_fail2, label %b17_ok2, !dbg !202

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %94, i64 %p1), !dbg !202
	ret float undef, !dbg !202

b17_ok2:
	%165 = icmp ugt i64 %93, %94, !dbg !202
	br i1 %165, label %b17_fail3, label %b17_ok3, !dbg !202

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 %94), !dbg !202
	ret float undef, !dbg !202

b17_ok3:
	%166 = icmp ugt i64 %96, %p1, !dbg !205
	br i1 %166, label %b17_fail4, label %b17_ok4, !dbg !205

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %96, i64 %p1), !dbg !205
	ret float undef, !dbg !205

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %95, i64 %96), !dbg !205
	ret float undef, !dbg !205

b17_fail5:
	%167 = icmp uge i64 %111, %p5, !dbg !213
	br i1 %167, label %b17_fail6, label %b17_ok6, !dbg !213

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %111, i64 %p5), !dbg !213
	ret float undef, !dbg !213

b17_ok6:
	%168 = icmp uge i64 %p10, %11, !dbg !132
	br i1 %168, label %b17_fail7, label %b17_ok7, !dbg !132

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %11), !dbg !132
	ret float undef, !dbg !132

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !132
	ret float undef, !dbg !132

b19_fail1:
	%169 = icmp ugt i64 %126, %p1, !dbg !218
	br i1 %169, label %b19_fail2, label %b19_ok2, !dbg !218

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %126, i64 %p1), !dbg !218
	ret float undef, !dbg !218

b19_ok2:
	%170 = icmp ugt i64 %123, %126, !dbg !218
	br i1 %170, label %b19_fail3, label %b19_ok3, !dbg !218

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 %126), !dbg !218
	ret float undef, !dbg !218

b19_ok3:
	%171 = icmp ugt i64 %128, %p1, !dbg !221
	br i1 %171, label %b19_fail4, label %b19_ok4, !dbg !221

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %128, i64 %p1), !dbg !221
	ret float undef, !dbg !221

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %127, i64 %128), !dbg !221
	ret float undef, !dbg !221

b19_fail5:
	%172 = icmp uge i64 %142, %p5, !dbg !228
	br i1 %172, label %b19_fail6, label %b19_ok6, !dbg !228

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %142, i64 %p5), !dbg !228
	ret float undef, !dbg !228

b19_ok6:
	%173 = icmp uge i64 %p11, %11, !dbg !142
	br i1 %173, label %b19_fail7, label %b19_ok7, !dbg !142

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p11, i64 %11), !dbg !142
	ret float undef, !dbg !142

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !142
	ret float undef, !dbg !142
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !236 {
entry:
	br label %b0, !dbg !237

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !237
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !237
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !237
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !237
	%4 = addrspacecast i32* %p16 to i32 addrspace(1)*, !dbg !237
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !237
	%6 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !237
	%7 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !237
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !244
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !249
	%10 = fcmp oge double %p27, 0.000000e+00, !dbg !250
	br i1 %10, label %b1, label %b5, !dbg !250

b1:
	%11 = sub i64 %p24, 1, !dbg !251
	%12 = urem i64 %11, 2, !dbg !252
	%13 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %12, !dbg !253
	%14 = icmp uge i64 %12, %p23, !dbg !253
	br i1 %14, label %b1_fail1, label %b1_ok1, !dbg !253, !prof !34

b1_ok1:
	%15 = load i64, i64 addrspace(1)* %13, align 8, !dbg !253
	%16 = icmp ne i64 %15, 0, !dbg !254
	br i1 %16, label %b2, label %b5, !dbg !254

b2:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255, !range !35
	%18 = sext i32 %17 to i64, !dbg !255
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !255, !range !37
	%20 = sext i32 %19 to i64, !dbg !255
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !255, !range !37
	%22 = sext i32 %21 to i64, !dbg !255
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !255, !range !148
	%24 = sext i32 %23 to i64, !dbg !255
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !255, !range !149
	%26 = sext i32 %25 to i64, !dbg !255
	%27 = mul i64 %26, %22, !dbg !255
	%28 = add i64 %20, %27, !dbg !255
	%29 = mul i64 %24, %28, !dbg !255
	%30 = add i64 %18, %29, !dbg !255
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255, !range !153
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !255, !range !153
	%33 = mul i32 %31, %32, !dbg !255
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !255, !range !256
	%35 = mul i32 %33, %34, !dbg !255
	%36 = sext i32 %35 to i64, !dbg !255
	%37 = mul i64 %30, %36, !dbg !255
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255, !range !36
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !255, !range !36
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !255, !range !38
	%41 = mul i32 %32, %40, !dbg !255
	%42 = add i32 %39, %41, !dbg !255
	%43 = mul i32 %31, %42, !dbg !255
	%44 = add i32 %38, %43, !dbg !255
	%45 = sext i32 %44 to i64, !dbg !255
	%46 = add i64 %37, %45, !dbg !255
	%47 = icmp eq i64 %46, 0, !dbg !257
	br i1 %47, label %b3, label %b4, !dbg !257

b3:
	%48 = urem i64 %p24, 2, !dbg !258
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !259
	%50 = icmp uge i64 %48, %p23, !dbg !259
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !259, !prof !34

b3_ok1:
	store i64 %15, i64 addrspace(1)* %49, align 8, !dbg !259
	br label %b4, !dbg !259

b4:
	ret void, !dbg !260

b5:
	%51 = icmp sgt i64 %p6, 0, !dbg !261
	br i1 %51, label %b6, label %b7, !dbg !261

b6:
	%52 = addrspacecast float addrspace(1)* %0 to float*, !dbg !262
	%53 = addrspacecast float addrspace(1)* %1 to float*, !dbg !262
	%54 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !262
	%55 = call float @gpuc_fn_solver_sweep(float* %52, i64 %p1, float* %53, i64 %p3, i64* %54, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !262
	br label %b7, !dbg !262

b7:
	%56 = phi float [ 0.000000e+00, %b5 ], [ %55, %b6 ], !dbg !263
	%57 = icmp ne i32 %p26, 0, !dbg !264
	br i1 %57, label %b8, label %b16, !dbg !264

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !267, !range !35
	%59 = sext i32 %58 to i64, !dbg !267
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !267, !range !37
	%61 = sext i32 %60 to i64, !dbg !267
	%62 = icmp eq i64 %59, 0, !dbg !268
	br i1 %62, label %b9, label %b16, !dbg !268

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !269, !range !149
	%64 = sext i32 %63 to i64, !dbg !269
	%65 = sdiv i64 %64, 2, !dbg !270
	%66 = icmp eq i64 %61, %65, !dbg !271
	br i1 %66, label %b10, label %b16, !dbg !266

b10:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272, !range !36
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !272, !range !36
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !272, !range !38
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272, !range !153
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !272, !range !153
	%72 = mul i32 %71, %69, !dbg !272
	%73 = add i32 %68, %72, !dbg !272
	%74 = mul i32 %70, %73, !dbg !272
	%75 = add i32 %67, %74, !dbg !272
	%76 = sext i32 %75 to i64, !dbg !272
	%77 = icmp eq i64 %76, 0, !dbg !273
	br i1 %77, label %b11, label %b16, !dbg !273

b11:
	%78 = sub i64 %p24, 1, !dbg !274
	%79 = sext i32 %8 to i64, !dbg !244
	%80 = urem i32 %p26, 2, !dbg !277
	%81 = zext i32 %80 to i64, !dbg !278
	%82 = mul i64 %81, %79, !dbg !279
	%83 = mul i64 %82, 2, !dbg !280
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %83, !dbg !284
	%85 = zext i32 %p26 to i64, !dbg !290
	%86 = shl i64 %85, 32, !dbg !291
	%87 = addrspacecast i64 addrspace(1)* %84 to i64*, !dbg !287
	%88 = icmp uge i64 %83, %p19, !dbg !284
	%89 = icmp eq i64 addrspace(1)* %84, null, !dbg !287
	%90 = or i1 %88, %89, !dbg !287
	br i1 %90, label %b11_fail1, label %b11_ok1, !dbg !287, !prof !34

b11_ok1:
	%91 = bitcast i64* %87 to i8*, !dbg !287
	%92 = call i64 @gpuc_signal_wait_until_thread(i8* %91, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !287
	%93 = add i64 %83, 1, !dbg !292
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %93, !dbg !293
	%95 = and i64 %92, 4294967295, !dbg !296
	%96 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !295
	%97 = icmp uge i64 %93, %p19, !dbg !293
	%98 = icmp eq i64 addrspace(1)* %94, null, !dbg !295
	%99 = or i1 %97, %98, !dbg !295
	br i1 %99, label %b11_fail3, label %b11_ok3, !dbg !295, !prof !34

b11_ok3:
	%100 = bitcast i64* %96 to i8*, !dbg !295
	%101 = call i64 @gpuc_signal_wait_until_thread(i8* %100, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !295
	%102 = and i64 %101, 4294967295, !dbg !297
	%103 = shl i64 %102, 32, !dbg !298
	%104 = or i64 %95, %103, !dbg !299
	%105 = bitcast i64 %104 to double, !dbg !300
	br label %b12, !dbg !283

b12:
	%106 = phi double [ %105, %b11_ok3 ], [ %131, %b13_ok3 ], !dbg !301
	%107 = phi i64 [ 1, %b11_ok3 ], [ %132, %b13_ok3 ], !dbg !302
	%108 = icmp slt i64 %107, %79, !dbg !303
	br i1 %108, label %b13, label %b14, !dbg !303

b13:
	%109 = add i64 %82, %107, !dbg !305
	%110 = mul i64 %109, 2, !dbg !306
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %110, !dbg !308
	%112 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !310
	%113 = icmp uge i64 %110, %p19, !dbg !308
	%114 = icmp eq i64 addrspace(1)* %111, null, !dbg !310
	%115 = or i1 %113, %114, !dbg !310
	br i1 %115, label %b13_fail1, label %b13_ok1, !dbg !310, !prof !34

b13_ok1:
	%116 = bitcast i64* %112 to i8*, !dbg !310
	%117 = call i64 @gpuc_signal_wait_until_thread(i8* %116, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !310
	%118 = add i64 %110, 1, !dbg !311
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %118, !dbg !312
	%120 = and i64 %117, 4294967295, !dbg !315
	%121 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !314
	%122 = icmp uge i64 %118, %p19, !dbg !312
	%123 = icmp eq i64 addrspace(1)* %119, null, !dbg !314
	%124 = or i1 %122, %123, !dbg !314
	br i1 %124, label %b13_fail3, label %b13_ok3, !dbg !314, !prof !34

b13_ok3:
	%125 = bitcast i64* %121 to i8*, !dbg !314
	%126 = call i64 @gpuc_signal_wait_until_thread(i8* %125, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !314
	%127 = and i64 %126, 4294967295, !dbg !316
	%128 = shl i64 %127, 32, !dbg !317
	%129 = or i64 %120, %128, !dbg !318
	%130 = bitcast i64 %129 to double, !dbg !319
	%131 = fadd double %106, %130, !dbg !320
	%132 = add i64 %107, 1, !dbg !321
	br label %b12, !dbg !321

b14:
	%133 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !322
	%134 = icmp uge i64 0, %p21, !dbg !322
	br i1 %134, label %b14_fail1, label %b14_ok1, !dbg !322, !prof !34

b14_ok1:
	store double %106, double addrspace(1)* %133, align 8, !dbg !322
	%135 = fcmp ole double %106, %p27, !dbg !323
	br i1 %135, label %b15, label %b16, !dbg !323

b15:
	%136 = urem i64 %p24, 2, !dbg !324
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %136, !dbg !325
	%138 = icmp uge i64 %136, %p23, !dbg !325
	br i1 %138, label %b15_fail1, label %b15_ok1, !dbg !325, !prof !34

b15_ok1:
	store i64 %78, i64 addrspace(1)* %137, align 8, !dbg !325
	br label %b16, !dbg !325

b16:
	%139 = icmp ne i32 %p25, 0, !dbg !326
	br i1 %139, label %b17, label %b40, !dbg !326

b17:
	%140 = fpext float %56 to double, !dbg !329
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333, !range !36
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !333, !range !36
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !333, !range !38
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333, !range !153
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !333, !range !153
	%146 = mul i32 %145, %143, !dbg !333
	%147 = add i32 %142, %146, !dbg !333
	%148 = mul i32 %144, %147, !dbg !333
	%149 = add i32 %141, %148, !dbg !333
	%150 = sext i32 %149 to i64, !dbg !333
	%151 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %150, !dbg !334
	store double %140, double addrspace(3)* %151, align 8, !dbg !334
	call void @llvm.nvvm.barrier0(), !dbg !335
	%152 = mul i32 %144, %145, !dbg !336
	br label %b18, !dbg !335

b18:
	%153 = phi i64 [ 128, %b17 ], [ %165, %b22 ], !dbg !337
	%154 = icmp sgt i64 %153, 0, !dbg !338
	br i1 %154, label %b19, label %b23, !dbg !338

b19:
	%155 = icmp slt i64 %150, %153, !dbg !339
	br i1 %155, label %b20, label %b22, !dbg !339

b20:
	%156 = add i64 %150, %153, !dbg !340
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !336, !range !256
	%158 = mul i32 %152, %157, !dbg !336
	%159 = sext i32 %158 to i64, !dbg !336
	%160 = icmp slt i64 %156, %159, !dbg !341
	br i1 %160, label %b21, label %b22, !dbg !341

b21:
	%161 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %156, !dbg !342
	%162 = load double, double addrspace(3)* %161, align 8, !dbg !342
	%163 = load double, double addrspace(3)* %151, align 8, !dbg !343
	%164 = fadd double %163, %162, !dbg !344
	store double %164, double addrspace(3)* %151, align 8, !dbg !343
	br label %b22, !dbg !343

b22:
	call void @llvm.nvvm.barrier0(), !dbg !345
	%165 = sdiv i64 %153, 2, !dbg !346
	br label %b18, !dbg !346

b23:
	%166 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !347
	%167 = load double, double addrspace(3)* %166, align 8, !dbg !347
	call void @llvm.nvvm.barrier0(), !dbg !348
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !349, !range !148
	%169 = sext i32 %168 to i64, !dbg !349
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !349, !range !149
	%171 = sext i32 %170 to i64, !dbg !349
	%172 = mul i64 %169, %171, !dbg !350
	%173 = icmp eq i64 %150, 0, !dbg !352
	br i1 %173, label %b24, label %b25, !dbg !352

b24:
	%174 = urem i32 %p25, 2, !dbg !355
	%175 = zext i32 %174 to i64, !dbg !356
	%176 = mul i64 %175, %172, !dbg !357
	%177 = add i64 %176, %172, !dbg !358
	%178 = icmp ugt i64 %177, %p15, !dbg !359
	br i1 %178, label %b24_fail1, label %b24_ok1, !dbg !359, !prof !34

b24_ok1:
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360, !range !35
	%180 = sext i32 %179 to i64, !dbg !360
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !360, !range !37
	%182 = sext i32 %181 to i64, !dbg !360
	%183 = mul i64 %182, %169, !dbg !361
	%184 = add i64 %183, %180, !dbg !362
	%185 = getelementptr inbounds double, double addrspace(1)* %3, i64 %176, !dbg !359
	%186 = getelementptr inbounds double, double addrspace(1)* %185, i64 %184, !dbg !363
	%187 = icmp uge i64 %184, %172, !dbg !363
	br i1 %187, label %b24_fail2, label %b24_ok2, !dbg !363, !prof !34

b24_ok2:
	store double %167, double addrspace(1)* %186, align 8, !dbg !363
	%188 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !364
	%189 = addrspacecast i32 addrspace(1)* %188 to i32*, !dbg !365
	%190 = icmp uge i64 0, %p17, !dbg !364
	br i1 %190, label %b24_fail3, label %b24_ok3, !dbg !364, !prof !34

b24_ok3:
	%191 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %189, i32 1) nounwind, !dbg !365
	%192 = zext i32 %191 to i64, !dbg !366
	%193 = sub i64 %172, 1, !dbg !367
	%194 = icmp eq i64 %192, %193, !dbg !368
	%195 = zext i1 %194 to i8, !dbg !369
	store i8 %195, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !369
	br label %b25, !dbg !369

b25:
	call void @llvm.nvvm.barrier0(), !dbg !370
	%196 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !371
	%197 = icmp ne i8 %196, 0, !dbg !371
	br i1 %197, label %b26, label %b40, !dbg !328

b26:
	%198 = urem i32 %p25, 2, !dbg !373
	%199 = zext i32 %198 to i64, !dbg !374
	%200 = mul i64 %199, %172, !dbg !375
	%201 = add i64 %200, %172, !dbg !376
	%202 = getelementptr inbounds double, double addrspace(1)* %3, i64 %200, !dbg !377
	%203 = icmp ugt i64 %201, %p15, !dbg !377
	br i1 %203, label %b26_fail1, label %b26_ok1, !dbg !377, !prof !34

b26_ok1:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !378, !range !256
	%205 = mul i32 %152, %204, !dbg !378
	%206 = sext i32 %205 to i64, !dbg !378
	br label %b27, !dbg !378

b27:
	%207 = phi double [ 0.000000e+00, %b26_ok1 ], [ %212, %b28 ], !dbg !379
	%208 = phi i64 [ %150, %b26_ok1 ], [ %213, %b28 ], !dbg !378
	%209 = icmp slt i64 %208, %172, !dbg !378
	br i1 %209, label %b28, label %b29, !dbg !378

b28:
	%210 = getelementptr inbounds double, double addrspace(1)* %202, i64 %208, !dbg !380
	%211 = load double, double addrspace(1)* %210, align 8, !dbg !380
	%212 = fadd double %207, %211, !dbg !381
	%213 = add i64 %208, %206, !dbg !378
	br label %b27, !dbg !378

b29:
	store double %207, double addrspace(3)* %151, align 8, !dbg !383
	call void @llvm.nvvm.barrier0(), !dbg !384
	br label %b30, !dbg !384

b30:
	%214 = phi i64 [ 128, %b29 ], [ %223, %b34 ], !dbg !385
	%215 = icmp sgt i64 %214, 0, !dbg !386
	br i1 %215, label %b31, label %b35, !dbg !386

b31:
	%216 = icmp slt i64 %150, %214, !dbg !387
	br i1 %216, label %b32, label %b34, !dbg !387

b32:
	%217 = add i64 %150, %214, !dbg !388
	%218 = icmp slt i64 %217, %206, !dbg !389
	br i1 %218, label %b33, label %b34, !dbg !389

b33:
	%219 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %217, !dbg !390
	%220 = load double, double addrspace(3)* %219, align 8, !dbg !390
	%221 = load double, double addrspace(3)* %151, align 8, !dbg !391
	%222 = fadd double %221, %220, !dbg !392
	store double %222, double addrspace(3)* %151, align 8, !dbg !391
	br label %b34, !dbg !391

b34:
	call void @llvm.nvvm.barrier0(), !dbg !393
	%223 = sdiv i64 %214, 2, !dbg !394
	br label %b30, !dbg !394

b35:
	%224 = load double, double addrspace(3)* %166, align 8, !dbg !395
	call void @llvm.nvvm.barrier0(), !dbg !396
	br i1 %173, label %b36, label %b38, !dbg !397

b36:
	%225 = sext i32 %9 to i64, !dbg !249
	%226 = sext i32 %8 to i64, !dbg !398
	%227 = mul i64 %199, %226, !dbg !400
	%228 = add i64 %227, %225, !dbg !401
	%229 = mul i64 %228, 2, !dbg !402
	%230 = zext i32 %p25 to i64, !dbg !406
	%231 = add i64 %229, 1, !dbg !407
	br label %b37, !dbg !398

b37:
	%232 = phi i64 [ 0, %b36 ], [ %256, %b37_ok3 ], !dbg !398
	%233 = add i64 %225, %232, !dbg !409
	%234 = icmp uge i64 %229, %p19, !dbg !408
	br i1 %234, label %b37_fail1, label %b37_ok1, !dbg !408, !prof !34

b37_ok1:
	%235 = icmp eq i64 %226, -1, !dbg !410
	%236 = select i1 %235, i64 1, i64 %226, !dbg !410
	%237 = srem i64 %233, %236, !dbg !410
	%238 = bitcast double %224 to i64, !dbg !411
	%239 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %229, !dbg !408
	%240 = trunc i64 %238 to i32, !dbg !412
	%241 = shl i64 %230, 32, !dbg !413
	%242 = zext i32 %240 to i64, !dbg !414
	%243 = or i64 %241, %242, !dbg !415
	%244 = trunc i64 %237 to i32, !dbg !416
	%245 = addrspacecast i64 addrspace(1)* %239 to i64*, !dbg !416
	%246 = icmp uge i64 %237, %226, !dbg !416
	br i1 %246, label %b37_fail2, label %b37_ok2, !dbg !416, !prof !34

b37_ok2:
	%247 = bitcast i64* %245 to i8*, !dbg !416
	call void @gpuc_signal_op_thread(i8* %247, i64 %243, i32 9, i32 %244), !dbg !416
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %231, !dbg !417
	%249 = lshr i64 %238, 32, !dbg !418
	%250 = trunc i64 %249 to i32, !dbg !419
	%251 = zext i32 %250 to i64, !dbg !421
	%252 = or i64 %241, %251, !dbg !422
	%253 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !423
	%254 = icmp uge i64 %231, %p19, !dbg !417
	br i1 %254, label %b37_fail3, label %b37_ok3, !dbg !417, !prof !34

b37_ok3:
	%255 = bitcast i64* %253 to i8*, !dbg !423
	call void @gpuc_signal_op_thread(i8* %255, i64 %252, i32 9, i32 %244), !dbg !423
	%256 = add i64 %232, 1, !dbg !404
	%257 = icmp slt i64 %256, %226, !dbg !404
	br i1 %257, label %b37, label %b38, !dbg !404

b38:
	br i1 %173, label %b39, label %b40, !dbg !424

b39:
	%258 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !425
	%259 = addrspacecast i32 addrspace(1)* %258 to i32*, !dbg !426
	%260 = icmp uge i64 0, %p17, !dbg !425
	br i1 %260, label %b39_fail1, label %b39_ok1, !dbg !425, !prof !34

b39_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %259, i32 0) nounwind, !dbg !426
	br label %b40, !dbg !426

b40:
	ret void, !dbg !426

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p23), !dbg !253
	ret void, !dbg !253

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p23), !dbg !259
	ret void, !dbg !259

b11_fail1:
	%261 = icmp uge i64 %83, %p19, !dbg !284
	br i1 %261, label %b11_fail2, label %b11_ok2, !dbg !284

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %83, i64 %p19), !dbg !284
	ret void, !dbg !284

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !287
	ret void, !dbg !287

b11_fail3:
	%262 = icmp uge i64 %93, %p19, !dbg !293
	br i1 %262, label %b11_fail4, label %b11_ok4, !dbg !293

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %93, i64 %p19), !dbg !293
	ret void, !dbg !293

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !295
	ret void, !dbg !295

b13_fail1:
	%263 = icmp uge i64 %110, %p19, !dbg !308
	br i1 %263, label %b13_fail2, label %b13_ok2, !dbg !308

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %110, i64 %p19), !dbg !308
	ret void, !dbg !308

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !310
	ret void, !dbg !310

b13_fail3:
	%264 = icmp uge i64 %118, %p19, !dbg !312
	br i1 %264, label %b13_fail4, label %b13_ok4, !dbg !312

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %118, i64 %p19), !dbg !312
	ret void, !dbg !312

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !314
	ret void, !dbg !314

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !322
	ret void, !dbg !322

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %136, i64 %p23), !dbg !325
	ret void, !dbg !325

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %177, i64 %p15), !dbg !359
	ret void, !dbg !359

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %184, i64 %172), !dbg !363
	ret void, !dbg !363

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p17), !dbg !364
	ret void, !dbg !364

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %201, i64 %p15), !dbg !377
	ret void, !dbg !377

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %229, i64 %p19), !dbg !408
	ret void, !dbg !408

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %237, i64 %226), !dbg !416
	ret void, !dbg !416

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %231, i64 %p19), !dbg !417
	ret void, !dbg !417

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 %p17), !dbg !425
	ret void, !dbg !425
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !427 {
entry:
	br label %b0, !dbg !428

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !428
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !428
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !428
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !428
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !428
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !428
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !428
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !431
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !434
	%9 = icmp slt i64 0, %p25, !dbg !435
	br i1 %9, label %b1, label %b43, !dbg !435

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !436
	%11 = sext i32 %7 to i64, !dbg !431
	%12 = sext i32 %8 to i64, !dbg !434
	br label %b2, !dbg !437

b2:
	%13 = phi i64 [ %255, %b42 ], [ %p24, %b1 ], !dbg !437
	%14 = phi i64 [ %161, %b42 ], [ %p26, %b1 ], !dbg !438
	%15 = phi i32 [ %162, %b42 ], [ %p28, %b1 ], !dbg !439
	%16 = phi i32 [ %163, %b42 ], [ %p29, %b1 ], !dbg !440
	%17 = phi i64 [ %256, %b42 ], [ 0, %b1 ], !dbg !440
	br i1 %10, label %b3, label %b6, !dbg !436

b3:
	%18 = urem i64 %13, 2, !dbg !441
	%19 = icmp eq i64 %18, 0, !dbg !442
	br i1 %19, label %b4, label %b5, !dbg !442

b4:
	%20 = addrspacecast float addrspace(1)* %0 to float*, !dbg !443
	%21 = addrspacecast float addrspace(1)* %1 to float*, !dbg !443
	%22 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !443
	%23 = call float @gpuc_fn_solver_sweep(float* %20, i64 %p1, float* %21, i64 %p3, i64* %22, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %13, i8* %ctrl), !dbg !443
	br label %b6, !dbg !443

b5:
	%24 = addrspacecast float addrspace(1)* %1 to float*, !dbg !444
	%25 = addrspacecast float addrspace(1)* %0 to float*, !dbg !444
	%26 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !444
	%27 = call float @gpuc_fn_solver_sweep(float* %24, i64 %p3, float* %25, i64 %p1, i64* %26, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %13, i8* %ctrl), !dbg !444
	br label %b6, !dbg !444

b6:
	%28 = phi float [ 0.000000e+00, %b2 ], [ %23, %b4 ], [ %27, %b5 ], !dbg !445
	%29 = icmp ne i32 %15, 0, !dbg !446
	br i1 %29, label %b7, label %b15, !dbg !446

b7:
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !448, !range !35
	%31 = sext i32 %30 to i64, !dbg !448
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !448, !range !37
	%33 = sext i32 %32 to i64, !dbg !448
	%34 = icmp eq i64 %31, 0, !dbg !449
	br i1 %34, label %b8, label %b15, !dbg !449

b8:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !450, !range !149
	%36 = sext i32 %35 to i64, !dbg !450
	%37 = sdiv i64 %36, 2, !dbg !451
	%38 = icmp eq i64 %33, %37, !dbg !452
	br i1 %38, label %b9, label %b15, !dbg !447

b9:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !36
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !36
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !38
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !153
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !153
	%44 = mul i32 %43, %41, !dbg !453
	%45 = add i32 %40, %44, !dbg !453
	%46 = mul i32 %42, %45, !dbg !453
	%47 = add i32 %39, %46, !dbg !453
	%48 = sext i32 %47 to i64, !dbg !453
	%49 = icmp eq i64 %48, 0, !dbg !454
	br i1 %49, label %b10, label %b15, !dbg !454

b10:
	%50 = sub i64 %13, 1, !dbg !455
	%51 = urem i32 %15, 2, !dbg !457
	%52 = zext i32 %51 to i64, !dbg !458
	%53 = mul i64 %52, %11, !dbg !459
	%54 = mul i64 %53, 2, !dbg !460
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %54, !dbg !462
	%56 = zext i32 %15 to i64, !dbg !466
	%57 = shl i64 %56, 32, !dbg !467
	%58 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !464
	%59 = icmp uge i64 %54, %p19, !dbg !462
	%60 = icmp eq i64 addrspace(1)* %55, null, !dbg !464
	%61 = or i1 %59, %60, !dbg !464
	br i1 %61, label %b10_fail1, label %b10_ok1, !dbg !464, !prof !34

b10_ok1:
	%62 = bitcast i64* %58 to i8*, !dbg !464
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %57, i32 1, i8* %ctrl, i32 16), !dbg !464
	%64 = add i64 %54, 1, !dbg !468
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %64, !dbg !469
	%66 = and i64 %63, 4294967295, !dbg !472
	%67 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !471
	%68 = icmp uge i64 %64, %p19, !dbg !469
	%69 = icmp eq i64 addrspace(1)* %65, null, !dbg !471
	%70 = or i1 %68, %69, !dbg !471
	br i1 %70, label %b10_fail3, label %b10_ok3, !dbg !471, !prof !34

b10_ok3:
	%71 = bitcast i64* %67 to i8*, !dbg !471
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %57, i32 1, i8* %ctrl, i32 16), !dbg !471
	%73 = and i64 %72, 4294967295, !dbg !473
	%74 = shl i64 %73, 32, !dbg !474
	%75 = or i64 %66, %74, !dbg !475
	%76 = bitcast i64 %75 to double, !dbg !476
	br label %b11, !dbg !461

b11:
	%77 = phi double [ %76, %b10_ok3 ], [ %102, %b12_ok3 ], !dbg !477
	%78 = phi i64 [ 1, %b10_ok3 ], [ %103, %b12_ok3 ], !dbg !478
	%79 = icmp slt i64 %78, %11, !dbg !479
	br i1 %79, label %b12, label %b13, !dbg !479

b12:
	%80 = add i64 %53, %78, !dbg !481
	%81 = mul i64 %80, 2, !dbg !482
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %81, !dbg !484
	%83 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !486
	%84 = icmp uge i64 %81, %p19, !dbg !484
	%85 = icmp eq i64 addrspace(1)* %82, null, !dbg !486
	%86 = or i1 %84, %85, !dbg !486
	br i1 %86, label %b12_fail1, label %b12_ok1, !dbg !486, !prof !34

b12_ok1:
	%87 = bitcast i64* %83 to i8*, !dbg !486
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %57, i32 1, i8* %ctrl, i32 16), !dbg !486
	%89 = add i64 %81, 1, !dbg !487
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %89, !dbg !488
	%91 = and i64 %88, 4294967295, !dbg !491
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !490
	%93 = icmp uge i64 %89, %p19, !dbg !488
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !490
	%95 = or i1 %93, %94, !dbg !490
	br i1 %95, label %b12_fail3, label %b12_ok3, !dbg !490, !prof !34

b12_ok3:
	%96 = bitcast i64* %92 to i8*, !dbg !490
	%97 = call i64 @gpuc_signal_wait_until_thread(i8* %96, i32 5, i64 %57, i32 1, i8* %ctrl, i32 16), !dbg !490
	%98 = and i64 %97, 4294967295, !dbg !492
	%99 = shl i64 %98, 32, !dbg !493
	%100 = or i64 %91, %99, !dbg !494
	%101 = bitcast i64 %100 to double, !dbg !495
	%102 = fadd double %77, %101, !dbg !496
	%103 = add i64 %78, 1, !dbg !497
	br label %b11, !dbg !497

b13:
	%104 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !498
	%105 = icmp uge i64 0, %p21, !dbg !498
	br i1 %105, label %b13_fail1, label %b13_ok1, !dbg !498, !prof !34

b13_ok1:
	store double %77, double addrspace(1)* %104, align 8, !dbg !498
	%106 = fcmp ole double %77, %p30, !dbg !499
	br i1 %106, label %b14, label %b15, !dbg !499

b14:
	%107 = urem i64 %13, 2, !dbg !500
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %107, !dbg !501
	%109 = icmp uge i64 %107, %p23, !dbg !501
	br i1 %109, label %b14_fail1, label %b14_ok1, !dbg !501, !prof !34

b14_ok1:
	store i64 %50, i64 addrspace(1)* %108, align 8, !dbg !501
	br label %b15, !dbg !501

b15:
	%110 = sub i64 %14, 1, !dbg !502
	%111 = icmp eq i64 %110, 0, !dbg !503
	br i1 %111, label %b16, label %b24, !dbg !503

b16:
	%112 = add i32 %16, 1, !dbg !504
	%113 = fpext float %28 to double, !dbg !505
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !36
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !36
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !38
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !153
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !153
	%119 = mul i32 %118, %116, !dbg !508
	%120 = add i32 %115, %119, !dbg !508
	%121 = mul i32 %117, %120, !dbg !508
	%122 = add i32 %114, %121, !dbg !508
	%123 = sext i32 %122 to i64, !dbg !508
	%124 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %123, !dbg !509
	store double %113, double addrspace(3)* %124, align 8, !dbg !509
	call void @llvm.nvvm.barrier0(), !dbg !510
	%125 = mul i32 %117, %118, !dbg !511
	br label %b17, !dbg !510

b17:
	%126 = phi i64 [ 128, %b16 ], [ %138, %b21 ], !dbg !512
	%127 = icmp sgt i64 %126, 0, !dbg !513
	br i1 %127, label %b18, label %b22, !dbg !513

b18:
	%128 = icmp slt i64 %123, %126, !dbg !514
	br i1 %128, label %b19, label %b21, !dbg !514

b19:
	%129 = add i64 %123, %126, !dbg !515
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !511, !range !256
	%131 = mul i32 %125, %130, !dbg !511
	%132 = sext i32 %131 to i64, !dbg !511
	%133 = icmp slt i64 %129, %132, !dbg !516
	br i1 %133, label %b20, label %b21, !dbg !516

b20:
	%134 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %129, !dbg !517
	%135 = load double, double addrspace(3)* %134, align 8, !dbg !517
	%136 = load double, double addrspace(3)* %124, align 8, !dbg !518
	%137 = fadd double %136, %135, !dbg !519
	store double %137, double addrspace(3)* %124, align 8, !dbg !518
	br label %b21, !dbg !518

b21:
	call void @llvm.nvvm.barrier0(), !dbg !520
	%138 = sdiv i64 %126, 2, !dbg !521
	br label %b17, !dbg !521

b22:
	%139 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !522
	%140 = load double, double addrspace(3)* %139, align 8, !dbg !522
	call void @llvm.nvvm.barrier0(), !dbg !523
	%141 = icmp eq i64 %123, 0, !dbg !524
	br i1 %141, label %b23, label %b24, !dbg !524

b23:
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !526, !range !148
	%143 = sext i32 %142 to i64, !dbg !526
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !526, !range !149
	%145 = sext i32 %144 to i64, !dbg !526
	%146 = mul i64 %143, %145, !dbg !527
	%147 = urem i32 %16, 2, !dbg !528
	%148 = zext i32 %147 to i64, !dbg !529
	%149 = mul i64 %148, %146, !dbg !530
	%150 = add i64 %149, %146, !dbg !531
	%151 = icmp ugt i64 %150, %p15, !dbg !532
	br i1 %151, label %b23_fail1, label %b23_ok1, !dbg !532, !prof !34

b23_ok1:
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !35
	%153 = sext i32 %152 to i64, !dbg !533
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !533, !range !37
	%155 = sext i32 %154 to i64, !dbg !533
	%156 = mul i64 %155, %143, !dbg !534
	%157 = add i64 %156, %153, !dbg !535
	%158 = getelementptr inbounds double, double addrspace(1)* %3, i64 %149, !dbg !532
	%159 = getelementptr inbounds double, double addrspace(1)* %158, i64 %157, !dbg !536
	%160 = icmp uge i64 %157, %146, !dbg !536
	br i1 %160, label %b23_fail2, label %b23_ok2, !dbg !536, !prof !34

b23_ok2:
	store double %140, double addrspace(1)* %159, align 8, !dbg !536
	br label %b24, !dbg !536

b24:
	%161 = phi i64 [ %110, %b15 ], [ %p27, %b22 ], [ %p27, %b23_ok2 ], !dbg !438
	%162 = phi i32 [ 0, %b15 ], [ %16, %b22 ], [ %16, %b23_ok2 ], !dbg !439
	%163 = phi i32 [ %16, %b15 ], [ %112, %b22 ], [ %112, %b23_ok2 ], !dbg !440
	call void @gpuc_grid_sync(), !dbg !537
	%164 = fcmp oge double %p30, 0.000000e+00, !dbg !538
	br i1 %164, label %b25, label %b27, !dbg !538

b25:
	%165 = urem i64 %13, 2, !dbg !539
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %165, !dbg !540
	%167 = icmp uge i64 %165, %p23, !dbg !540
	br i1 %167, label %b25_fail1, label %b25_ok1, !dbg !540, !prof !34

b25_ok1:
	%168 = load i64, i64 addrspace(1)* %166, align 8, !dbg !540
	%169 = icmp ne i64 %168, 0, !dbg !541
	br i1 %169, label %b26, label %b27, !dbg !541

b26:
	ret void, !dbg !542

b27:
	%170 = icmp ne i32 %162, 0, !dbg !543
	br i1 %170, label %b28, label %b42, !dbg !543

b28:
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545, !range !35
	%172 = sext i32 %171 to i64, !dbg !545
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !545, !range !37
	%174 = sext i32 %173 to i64, !dbg !545
	%175 = icmp eq i64 %172, 0, !dbg !546
	br i1 %175, label %b29, label %b42, !dbg !546

b29:
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !547, !range !149
	%177 = sext i32 %176 to i64, !dbg !547
	%178 = sdiv i64 %177, 2, !dbg !548
	%179 = icmp eq i64 %174, %178, !dbg !549
	br i1 %179, label %b30, label %b42, !dbg !544

b30:
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !148
	%181 = sext i32 %180 to i64, !dbg !551
	%182 = mul i64 %181, %177, !dbg !552
	%183 = urem i32 %162, 2, !dbg !553
	%184 = zext i32 %183 to i64, !dbg !554
	%185 = mul i64 %184, %182, !dbg !555
	%186 = add i64 %185, %182, !dbg !556
	%187 = getelementptr inbounds double, double addrspace(1)* %3, i64 %185, !dbg !557
	%188 = icmp ugt i64 %186, %p15, !dbg !557
	br i1 %188, label %b30_fail1, label %b30_ok1, !dbg !557, !prof !34

b30_ok1:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !36
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !36
	%191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !38
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !153
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !153
	%194 = mul i32 %193, %191, !dbg !558
	%195 = add i32 %190, %194, !dbg !558
	%196 = mul i32 %192, %195, !dbg !558
	%197 = add i32 %189, %196, !dbg !558
	%198 = sext i32 %197 to i64, !dbg !558
	%199 = mul i32 %192, %193, !dbg !558
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !256
	%201 = mul i32 %199, %200, !dbg !558
	%202 = sext i32 %201 to i64, !dbg !558
	br label %b31, !dbg !558

b31:
	%203 = phi double [ 0.000000e+00, %b30_ok1 ], [ %208, %b32 ], !dbg !559
	%204 = phi i64 [ %198, %b30_ok1 ], [ %209, %b32 ], !dbg !558
	%205 = icmp slt i64 %204, %182, !dbg !558
	br i1 %205, label %b32, label %b33, !dbg !558

b32:
	%206 = getelementptr inbounds double, double addrspace(1)* %187, i64 %204, !dbg !560
	%207 = load double, double addrspace(1)* %206, align 8, !dbg !560
	%208 = fadd double %203, %207, !dbg !561
	%209 = add i64 %204, %202, !dbg !558
	br label %b31, !dbg !558

b33:
	%210 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %198, !dbg !564
	store double %203, double addrspace(3)* %210, align 8, !dbg !564
	call void @llvm.nvvm.barrier0(), !dbg !565
	br label %b34, !dbg !565

b34:
	%211 = phi i64 [ 128, %b33 ], [ %220, %b38 ], !dbg !566
	%212 = icmp sgt i64 %211, 0, !dbg !567
	br i1 %212, label %b35, label %b39, !dbg !567

b35:
	%213 = icmp slt i64 %198, %211, !dbg !568
	br i1 %213, label %b36, label %b38, !dbg !568

b36:
	%214 = add i64 %198, %211, !dbg !569
	%215 = icmp slt i64 %214, %202, !dbg !570
	br i1 %215, label %b37, label %b38, !dbg !570

b37:
	%216 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %214, !dbg !571
	%217 = load double, double addrspace(3)* %216, align 8, !dbg !571
	%218 = load double, double addrspace(3)* %210, align 8, !dbg !572
	%219 = fadd double %218, %217, !dbg !573
	store double %219, double addrspace(3)* %210, align 8, !dbg !572
	br label %b38, !dbg !572

b38:
	call void @llvm.nvvm.barrier0(), !dbg !574
	%220 = sdiv i64 %211, 2, !dbg !575
	br label %b34, !dbg !575

b39:
	%221 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !576
	%222 = load double, double addrspace(3)* %221, align 8, !dbg !576
	call void @llvm.nvvm.barrier0(), !dbg !577
	%223 = icmp eq i64 %198, 0, !dbg !578
	br i1 %223, label %b40, label %b42, !dbg !578

b40:
	%224 = mul i64 %184, %11, !dbg !580
	%225 = add i64 %224, %12, !dbg !581
	%226 = mul i64 %225, 2, !dbg !582
	%227 = zext i32 %162 to i64, !dbg !585
	%228 = add i64 %226, 1, !dbg !586
	br label %b41, !dbg !587

b41:
	%229 = phi i64 [ 0, %b40 ], [ %253, %b41_ok3 ], !dbg !587
	%230 = add i64 %12, %229, !dbg !589
	%231 = icmp uge i64 %226, %p19, !dbg !588
	br i1 %231, label %b41_fail1, label %b41_ok1, !dbg !588, !prof !34

b41_ok1:
	%232 = icmp eq i64 %11, -1, !dbg !590
	%233 = select i1 %232, i64 1, i64 %11, !dbg !590
	%234 = srem i64 %230, %233, !dbg !590
	%235 = bitcast double %222 to i64, !dbg !591
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %226, !dbg !588
	%237 = trunc i64 %235 to i32, !dbg !592
	%238 = shl i64 %227, 32, !dbg !593
	%239 = zext i32 %237 to i64, !dbg !594
	%240 = or i64 %238, %239, !dbg !595
	%241 = trunc i64 %234 to i32, !dbg !596
	%242 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !596
	%243 = icmp uge i64 %234, %11, !dbg !596
	br i1 %243, label %b41_fail2, label %b41_ok2, !dbg !596, !prof !34

b41_ok2:
	%244 = bitcast i64* %242 to i8*, !dbg !596
	call void @gpuc_signal_op_thread(i8* %244, i64 %240, i32 9, i32 %241), !dbg !596
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %228, !dbg !597
	%246 = lshr i64 %235, 32, !dbg !598
	%247 = trunc i64 %246 to i32, !dbg !599
	%248 = zext i32 %247 to i64, !dbg !601
	%249 = or i64 %238, %248, !dbg !602
	%250 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !603
	%251 = icmp uge i64 %228, %p19, !dbg !597
	br i1 %251, label %b41_fail3, label %b41_ok3, !dbg !597, !prof !34

b41_ok3:
	%252 = bitcast i64* %250 to i8*, !dbg !603
	call void @gpuc_signal_op_thread(i8* %252, i64 %249, i32 9, i32 %241), !dbg !603
	%253 = add i64 %229, 1, !dbg !583
	%254 = icmp slt i64 %253, %11, !dbg !583
	br i1 %254, label %b41, label %b42, !dbg !583

b42:
	%255 = add i64 %13, 1, !dbg !604
	%256 = add i64 %17, 1, !dbg !604
	%257 = icmp slt i64 %256, %p25, !dbg !604
	br i1 %257, label %b2, label %b43, !dbg !604

b43:
	ret void, !dbg !604

b10_fail1:
	%258 = icmp uge i64 %54, %p19, !dbg !462
	br i1 %258, label %b10_fail2, label %b10_ok2, !dbg !462

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %54, i64 %p19), !dbg !462
	ret void, !dbg !462

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !464
	ret void, !dbg !464

b10_fail3:
	%259 = icmp uge i64 %64, %p19, !dbg !469
	br i1 %259, label %b10_fail4, label %b10_ok4, !dbg !469

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %64, i64 %p19), !dbg !469
	ret void, !dbg !469

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !471
	ret void, !dbg !471

b12_fail1:
	%260 = icmp uge i64 %81, %p19, !dbg !484
	br i1 %260, label %b12_fail2, label %b12_ok2, !dbg !484

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %81, i64 %p19), !dbg !484
	ret void, !dbg !484

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !486
	ret void, !dbg !486

b12_fail3:
	%261 = icmp uge i64 %89, %p19, !dbg !488
	br i1 %261, label %b12_fail4, label %b12_ok4, !dbg !488

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %89, i64 %p19), !dbg !488
	ret void, !dbg !488

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !490
	ret void, !dbg !490

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !498
	ret void, !dbg !498

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %107, i64 %p23), !dbg !501
	ret void, !dbg !501

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %150, i64 %p15), !dbg !532
	ret void, !dbg !532

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %157, i64 %146), !dbg !536
	ret void, !dbg !536

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %165, i64 %p23), !dbg !540
	ret void, !dbg !540

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %186, i64 %p15), !dbg !557
	ret void, !dbg !557

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %226, i64 %p19), !dbg !588
	ret void, !dbg !588

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %234, i64 %11), !dbg !596
	ret void, !dbg !596

b41_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %228, i64 %p19), !dbg !597
	ret void, !dbg !597
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !605 {
entry:
	br label %b0, !dbg !606

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !606
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !606
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !606
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !609
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !610, !range !35
	%5 = sext i32 %4 to i64, !dbg !610
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !610, !range !37
	%7 = sext i32 %6 to i64, !dbg !610
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !610, !range !37
	%9 = sext i32 %8 to i64, !dbg !610
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !610, !range !148
	%11 = sext i32 %10 to i64, !dbg !610
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !610, !range !149
	%13 = sext i32 %12 to i64, !dbg !610
	%14 = mul i64 %13, %9, !dbg !610
	%15 = add i64 %7, %14, !dbg !610
	%16 = mul i64 %11, %15, !dbg !610
	%17 = add i64 %5, %16, !dbg !610
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !610, !range !153
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !610, !range !153
	%20 = mul i32 %18, %19, !dbg !610
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !610, !range !256
	%22 = mul i32 %20, %21, !dbg !610
	%23 = sext i32 %22 to i64, !dbg !610
	%24 = mul i64 %17, %23, !dbg !610
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !610, !range !36
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !610, !range !36
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !610, !range !38
	%28 = mul i32 %19, %27, !dbg !610
	%29 = add i32 %26, %28, !dbg !610
	%30 = mul i32 %18, %29, !dbg !610
	%31 = add i32 %25, %30, !dbg !610
	%32 = sext i32 %31 to i64, !dbg !610
	%33 = add i64 %24, %32, !dbg !610
	%34 = icmp eq i64 %33, 0, !dbg !611
	br i1 %34, label %b1, label %b7, !dbg !611

b1:
	%35 = urem i64 %p11, 2, !dbg !612
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !613
	%37 = icmp uge i64 %35, %p9, !dbg !613
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !613, !prof !34

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !613
	%39 = icmp eq i64 %38, 0, !dbg !614
	br i1 %39, label %b2, label %b7, !dbg !614

b2:
	%40 = sext i32 %3 to i64, !dbg !609
	%41 = urem i32 %p10, 2, !dbg !616
	%42 = zext i32 %41 to i64, !dbg !617
	%43 = mul i64 %42, %40, !dbg !618
	%44 = mul i64 %43, 2, !dbg !619
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !621
	%46 = zext i32 %p10 to i64, !dbg !625
	%47 = shl i64 %46, 32, !dbg !626
	%48 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !623
	%49 = icmp uge i64 %44, %p5, !dbg !621
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !623
	%51 = or i1 %49, %50, !dbg !623
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !623, !prof !34

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !623
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !623
	%54 = add i64 %44, 1, !dbg !627
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %54, !dbg !628
	%56 = and i64 %53, 4294967295, !dbg !631
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !630
	%58 = icmp uge i64 %54, %p5, !dbg !628
	%59 = icmp eq i64 addrspace(1)* %55, null, !dbg !630
	%60 = or i1 %58, %59, !dbg !630
	br i1 %60, label %b2_fail3, label %b2_ok3, !dbg !630, !prof !34

b2_ok3:
	%61 = bitcast i64* %57 to i8*, !dbg !630
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !630
	%63 = and i64 %62, 4294967295, !dbg !632
	%64 = shl i64 %63, 32, !dbg !633
	%65 = or i64 %56, %64, !dbg !634
	%66 = bitcast i64 %65 to double, !dbg !635
	br label %b3, !dbg !620

b3:
	%67 = phi double [ %66, %b2_ok3 ], [ %92, %b4_ok3 ], !dbg !636
	%68 = phi i64 [ 1, %b2_ok3 ], [ %93, %b4_ok3 ], !dbg !637
	%69 = icmp slt i64 %68, %40, !dbg !638
	br i1 %69, label %b4, label %b5, !dbg !638

b4:
	%70 = add i64 %43, %68, !dbg !640
	%71 = mul i64 %70, 2, !dbg !641
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %71, !dbg !643
	%73 = addrspacecast i64 addrspace(1)* %72 to i64*, !dbg !645
	%74 = icmp uge i64 %71, %p5, !dbg !643
	%75 = icmp eq i64 addrspace(1)* %72, null, !dbg !645
	%76 = or i1 %74, %75, !dbg !645
	br i1 %76, label %b4_fail1, label %b4_ok1, !dbg !645, !prof !34

b4_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !645
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !645
	%79 = add i64 %71, 1, !dbg !646
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %79, !dbg !647
	%81 = and i64 %78, 4294967295, !dbg !650
	%82 = addrspacecast i64 addrspace(1)* %80 to i64*, !dbg !649
	%83 = icmp uge i64 %79, %p5, !dbg !647
	%84 = icmp eq i64 addrspace(1)* %80, null, !dbg !649
	%85 = or i1 %83, %84, !dbg !649
	br i1 %85, label %b4_fail3, label %b4_ok3, !dbg !649, !prof !34

b4_ok3:
	%86 = bitcast i64* %82 to i8*, !dbg !649
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !649
	%88 = and i64 %87, 4294967295, !dbg !651
	%89 = shl i64 %88, 32, !dbg !652
	%90 = or i64 %81, %89, !dbg !653
	%91 = bitcast i64 %90 to double, !dbg !654
	%92 = fadd double %67, %91, !dbg !655
	%93 = add i64 %68, 1, !dbg !656
	br label %b3, !dbg !656

b5:
	%94 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !657
	%95 = icmp uge i64 0, %p7, !dbg !657
	br i1 %95, label %b5_fail1, label %b5_ok1, !dbg !657, !prof !34

b5_ok1:
	store double %67, double addrspace(1)* %94, align 8, !dbg !657
	%96 = fcmp ole double %67, %p12, !dbg !658
	br i1 %96, label %b6, label %b7, !dbg !658

b6:
	%97 = add i64 %p11, 1, !dbg !659
	%98 = urem i64 %97, 2, !dbg !660
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %98, !dbg !661
	%100 = icmp uge i64 %98, %p9, !dbg !661
	br i1 %100, label %b6_fail1, label %b6_ok1, !dbg !661, !prof !34

b6_ok1:
	store i64 %p11, i64 addrspace(1)* %99, align 8, !dbg !661
	br label %b7, !dbg !661

b7:
	ret void, !dbg !607

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %35, i64 %p9), !dbg !613
	ret void, !dbg !613

b2_fail1:
	%101 = icmp uge i64 %44, %p5, !dbg !621
	br i1 %101, label %b2_fail2, label %b2_ok2, !dbg !621

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %44, i64 %p5), !dbg !621
	ret void, !dbg !621

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !623
	ret void, !dbg !623

b2_fail3:
	%102 = icmp uge i64 %54, %p5, !dbg !628
	br i1 %102, label %b2_fail4, label %b2_ok4, !dbg !628

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %54, i64 %p5), !dbg !628
	ret void, !dbg !628

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !630
	ret void, !dbg !630

b4_fail1:
	%103 = icmp uge i64 %71, %p5, !dbg !643
	br i1 %103, label %b4_fail2, label %b4_ok2, !dbg !643

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %71, i64 %p5), !dbg !643
	ret void, !dbg !643

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !645
	ret void, !dbg !645

b4_fail3:
	%104 = icmp uge i64 %79, %p5, !dbg !647
	br i1 %104, label %b4_fail4, label %b4_ok4, !dbg !647

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %79, i64 %p5), !dbg !647
	ret void, !dbg !647

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !649
	ret void, !dbg !649

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p7), !dbg !657
	ret void, !dbg !657

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %98, i64 %p9), !dbg !661
	ret void, !dbg !661
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !662 {
entry:
	br label %b0, !dbg !663

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !663
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !663
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !664
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !665, !range !35
	%4 = sext i32 %3 to i64, !dbg !665
	%5 = sext i32 %2 to i64, !dbg !664
	%6 = icmp ne i64 %5, 0, !dbg !666
	br label %b1, !dbg !667

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !668
	%8 = icmp slt i64 %7, %p14, !dbg !669
	br i1 %8, label %b2, label %b10, !dbg !669

b2:
	%9 = mul i64 %7, %p12, !dbg !671
	%10 = icmp eq i64 %p14, 0, !dbg !670
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !670, !prof !34

b2_ok1:
	%11 = icmp eq i64 %p14, -1, !dbg !670
	%12 = select i1 %11, i64 1, i64 %p14, !dbg !670
	%13 = sdiv i64 %9, %12, !dbg !670
	%14 = sub i64 0, %9, !dbg !670
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !670
	%16 = sub i64 %15, %p7, !dbg !672
	%17 = icmp slt i64 %16, 0, !dbg !673
	br i1 %17, label %b9, label %b3, !dbg !673

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !674
	br i1 %18, label %b9, label %b4, !dbg !674

b4:
	%19 = mul i64 %7, %p13, !dbg !675
	%20 = add i64 %7, 1, !dbg !676
	%21 = mul i64 %20, %p13, !dbg !677
	%22 = sub i64 %21, %19, !dbg !678
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !678
	%24 = icmp ugt i64 %21, %p1, !dbg !678
	%25 = icmp ugt i64 %19, %21, !dbg !678
	%26 = or i1 %24, %25, !dbg !678
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !678, !prof !34

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !679, !range !36
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !679, !range !36
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !679, !range !38
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !679, !range !153
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !679, !range !153
	%32 = mul i32 %31, %29, !dbg !679
	%33 = add i32 %28, %32, !dbg !679
	%34 = mul i32 %30, %33, !dbg !679
	%35 = add i32 %27, %34, !dbg !679
	%36 = sext i32 %35 to i64, !dbg !679
	%37 = mul i32 %30, %31, !dbg !679
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !679, !range !256
	%39 = mul i32 %37, %38, !dbg !679
	%40 = sext i32 %39 to i64, !dbg !679
	%41 = add i64 %16, 1, !dbg !680
	%42 = mul i64 %41, %p6, !dbg !681
	br label %b5, !dbg !679

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !679
	%44 = icmp slt i64 %43, %p13, !dbg !679
	br i1 %44, label %b6, label %b7, !dbg !679

b6:
	%45 = mul i64 %43, %p5, !dbg !682
	%46 = icmp eq i64 %p13, -1, !dbg !683
	%47 = select i1 %46, i64 1, i64 %p13, !dbg !683
	%48 = sdiv i64 %45, %47, !dbg !683
	%49 = sub i64 0, %45, !dbg !683
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !683
	%51 = add i64 %42, %50, !dbg !684
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !685
	%53 = icmp uge i64 %51, %p3, !dbg !685
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !685, !prof !34

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !685
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !686
	store float %54, float addrspace(1)* %55, align 4, !dbg !686
	%56 = add i64 %43, %40, !dbg !679
	br label %b5, !dbg !679

b7:
	call void @llvm.nvvm.barrier0(), !dbg !687
	br i1 %6, label %b8, label %b9, !dbg !666

b8:
	%57 = mul i64 %22, 4, !dbg !688
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !688
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !688
	%60 = bitcast float* %58 to i8*, !dbg !688
	%61 = bitcast float* %59 to i8*, !dbg !688
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !688
	br label %b9, !dbg !688

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !689, !range !148
	%63 = sext i32 %62 to i64, !dbg !689
	%64 = add i64 %7, %63, !dbg !690
	br label %b1, !dbg !690

b10:
	ret void, !dbg !690

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !670
	ret void, !dbg !670

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !678
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !678

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %21, i64 %p1), !dbg !678
	ret void, !dbg !678

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %19, i64 %21), !dbg !678
	ret void, !dbg !678

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %51, i64 %p3), !dbg !685
	ret void, !dbg !685
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !35
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !36
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !37
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !36
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !37
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !38
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

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !36
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !36
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !38
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !148
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !149
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !149
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !35
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !37
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !37
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
!nvvm.annotations = !{!691, !692, !693, !694, !695, !696, !697, !698, !699, !700, !701, !702, !703, !704, !705, !706, !707, !708}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "march", scope: !6, file: !6, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!8 = !DILocation(line: 91, column: 6, scope: !7)
!9 = !DILocation(line: 92, column: 12, scope: !7)
!10 = !DILocation(line: 92, column: 29, scope: !7)
!11 = !DILocation(line: 93, column: 3, scope: !7)
!12 = !DILocation(line: 96, column: 20, scope: !7)
!13 = !DILocation(line: 96, column: 28, scope: !7)
!14 = distinct !DISubprogram(name: "load", scope: !6, file: !6, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!15 = !DILocation(line: 96, column: 12, scope: !7)
!16 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !15)
!18 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !15)
!20 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !15)
!21 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !15)
!22 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !15)
!23 = !DILocation(line: 97, column: 22, scope: !7)
!24 = !DILocation(line: 97, column: 25, scope: !7)
!25 = !DILocation(line: 97, column: 33, scope: !7)
!26 = !DILocation(line: 97, column: 13, scope: !7)
!27 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !26)
!28 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !26)
!29 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !26)
!30 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !26)
!31 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !26)
!32 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !26)
!33 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !26)
!34 = !{!"branch_weights", i32 1, i32 1048576}
!35 = !{i32 0, i32 2147483647}
!36 = !{i32 0, i32 1024}
!37 = !{i32 0, i32 65535}
!38 = !{i32 0, i32 64}
!39 = !DILocation(line: 110, column: 13, scope: !7)
!40 = !DILocation(line: 113, column: 12, scope: !7)
!41 = !DILocation(line: 113, column: 21, scope: !7)
!42 = !DILocation(line: 114, column: 33, scope: !7)
!43 = !DILocation(line: 114, column: 35, scope: !7)
!44 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!45 = !DILocation(line: 114, column: 15, scope: !7)
!46 = !DILocation(line: 125, column: 7, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 128, column: 7, scope: !44, inlinedAt: !45)
!48 = !DILocation(line: 131, column: 7, scope: !44, inlinedAt: !45)
!49 = !DILocation(line: 134, column: 7, scope: !44, inlinedAt: !45)
!50 = !DILocation(line: 95, column: 2, scope: !7)
!51 = !DILocation(line: 97, column: 2, scope: !7)
!52 = !{!"branch_weights", i32 1048576, i32 1}
!53 = !DILocation(line: 98, column: 6, scope: !7)
!54 = !DILocation(line: 98, column: 21, scope: !7)
!55 = !DILocation(line: 99, column: 13, scope: !7)
!56 = !DILocation(line: 99, column: 16, scope: !7)
!57 = !DILocation(line: 99, column: 25, scope: !7)
!58 = !DILocation(line: 100, column: 23, scope: !7)
!59 = !DILocation(line: 100, column: 15, scope: !7)
!60 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !59)
!61 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !59)
!62 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !59)
!63 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !59)
!64 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !59)
!65 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !59)
!66 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !59)
!67 = !DILocation(line: 102, column: 24, scope: !7)
!68 = !DILocation(line: 102, column: 21, scope: !7)
!69 = !DILocation(line: 102, column: 35, scope: !7)
!70 = !DILocation(line: 102, column: 32, scope: !7)
!71 = !DILocation(line: 104, column: 13, scope: !7)
!72 = !DILocation(line: 104, column: 21, scope: !7)
!73 = !DILocation(line: 104, column: 28, scope: !7)
!74 = !DILocation(line: 104, column: 38, scope: !7)
!75 = !DILocation(line: 105, column: 14, scope: !7)
!76 = !DILocation(line: 105, column: 22, scope: !7)
!77 = !DILocation(line: 105, column: 29, scope: !7)
!78 = !DILocation(line: 105, column: 39, scope: !7)
!79 = !DILocation(line: 106, column: 14, scope: !7)
!80 = !DILocation(line: 106, column: 22, scope: !7)
!81 = !DILocation(line: 106, column: 29, scope: !7)
!82 = !DILocation(line: 106, column: 39, scope: !7)
!83 = !DILocation(line: 107, column: 14, scope: !7)
!84 = !DILocation(line: 107, column: 22, scope: !7)
!85 = !DILocation(line: 107, column: 29, scope: !7)
!86 = !DILocation(line: 107, column: 39, scope: !7)
!87 = !DILocation(line: 111, column: 8, scope: !7)
!88 = !DILocation(line: 126, column: 7, scope: !44, inlinedAt: !45)
!89 = !DILocation(line: 128, column: 7, scope: !7)
!90 = !DILocation(line: 129, column: 7, scope: !44, inlinedAt: !45)
!91 = !DILocation(line: 131, column: 7, scope: !7)
!92 = !DILocation(line: 132, column: 7, scope: !44, inlinedAt: !45)
!93 = !DILocation(line: 134, column: 7, scope: !7)
!94 = !DILocation(line: 135, column: 7, scope: !44, inlinedAt: !45)
!95 = !DILocation(line: 137, column: 9, scope: !7)
!96 = !DILocation(line: 114, column: 4, scope: !7)
!97 = !DILocation(line: 116, column: 19, scope: !7)
!98 = distinct !DISubprogram(name: "store", scope: !6, file: !6, line: 145, type: !4, isDefinition: true, scopeLine: 145, isOptimized: true, unit: !2)
!99 = !DILocation(line: 116, column: 8, scope: !7)
!100 = !DILocation(line: 146, column: 11, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 146, column: 19, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 146, column: 27, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 146, column: 3, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 146, column: 9, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 146, column: 17, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 146, column: 25, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 117, column: 26, scope: !7)
!108 = distinct !DISubprogram(name: "square", scope: !6, file: !6, line: 140, type: !4, isDefinition: true, scopeLine: 140, isOptimized: true, unit: !2)
!109 = !DILocation(line: 117, column: 20, scope: !7)
!110 = !DILocation(line: 140, column: 43, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 117, column: 48, scope: !7)
!112 = !DILocation(line: 117, column: 42, scope: !7)
!113 = !DILocation(line: 140, column: 43, scope: !108, inlinedAt: !112)
!114 = !DILocation(line: 117, column: 34, scope: !7)
!115 = !DILocation(line: 117, column: 70, scope: !7)
!116 = !DILocation(line: 117, column: 64, scope: !7)
!117 = !DILocation(line: 140, column: 43, scope: !108, inlinedAt: !116)
!118 = !DILocation(line: 117, column: 56, scope: !7)
!119 = !DILocation(line: 117, column: 92, scope: !7)
!120 = !DILocation(line: 117, column: 86, scope: !7)
!121 = !DILocation(line: 140, column: 43, scope: !108, inlinedAt: !120)
!122 = !DILocation(line: 117, column: 78, scope: !7)
!123 = !DILocation(line: 117, column: 3, scope: !7)
!124 = !DILocation(line: 98, column: 27, scope: !7)
!125 = !DILocation(line: 120, column: 2, scope: !7)
!126 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!127 = !DILocation(line: 28, column: 6, scope: !126)
!128 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!129 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!130 = !DILocation(line: 31, column: 23, scope: !126)
!131 = !DILocation(line: 69, column: 8, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 85, column: 20, scope: !128, inlinedAt: !131)
!133 = !DILocation(line: 30, column: 24, scope: !126)
!134 = !DILocation(line: 44, column: 32, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 54, column: 68, scope: !129, inlinedAt: !130)
!136 = !DILocation(line: 64, column: 60, scope: !129, inlinedAt: !130)
!137 = !DILocation(line: 65, column: 65, scope: !129, inlinedAt: !130)
!138 = !DILocation(line: 69, column: 61, scope: !129, inlinedAt: !130)
!139 = !DILocation(line: 85, column: 45, scope: !128, inlinedAt: !131)
!140 = !DILocation(line: 72, column: 8, scope: !129, inlinedAt: !130)
!141 = !DILocation(line: 85, column: 89, scope: !128, inlinedAt: !140)
!142 = !DILocation(line: 85, column: 20, scope: !128, inlinedAt: !140)
!143 = !DILocation(line: 30, column: 27, scope: !126)
!144 = !DILocation(line: 29, column: 2, scope: !126)
!145 = !DILocation(line: 30, column: 6, scope: !126)
!146 = !DILocation(line: 30, column: 35, scope: !126)
!147 = !DILocation(line: 44, column: 65, scope: !129, inlinedAt: !130)
!148 = !{i32 1, i32 -2147483648}
!149 = !{i32 1, i32 65536}
!150 = !DILocation(line: 44, column: 69, scope: !129, inlinedAt: !130)
!151 = !DILocation(line: 44, column: 53, scope: !129, inlinedAt: !130)
!152 = !DILocation(line: 45, column: 38, scope: !129, inlinedAt: !130)
!153 = !{i32 1, i32 1025}
!154 = !DILocation(line: 45, column: 26, scope: !129, inlinedAt: !130)
!155 = !DILocation(line: 46, column: 25, scope: !129, inlinedAt: !130)
!156 = !DILocation(line: 46, column: 54, scope: !129, inlinedAt: !130)
!157 = !DILocation(line: 46, column: 41, scope: !129, inlinedAt: !130)
!158 = !DILocation(line: 47, column: 18, scope: !129, inlinedAt: !130)
!159 = !DILocation(line: 47, column: 24, scope: !129, inlinedAt: !130)
!160 = !DILocation(line: 47, column: 46, scope: !129, inlinedAt: !130)
!161 = !DILocation(line: 47, column: 39, scope: !129, inlinedAt: !130)
!162 = !DILocation(line: 47, column: 49, scope: !129, inlinedAt: !130)
!163 = !DILocation(line: 48, column: 17, scope: !129, inlinedAt: !130)
!164 = !DILocation(line: 48, column: 33, scope: !129, inlinedAt: !130)
!165 = !DILocation(line: 48, column: 52, scope: !129, inlinedAt: !130)
!166 = !DILocation(line: 52, column: 20, scope: !129, inlinedAt: !130)
!167 = !DILocation(line: 52, column: 23, scope: !129, inlinedAt: !130)
!168 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!169 = !DILocation(line: 54, column: 40, scope: !129, inlinedAt: !130)
!170 = !DILocation(line: 22, column: 27, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 22, column: 21, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 22, column: 30, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 22, column: 38, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 22, column: 47, scope: !168, inlinedAt: !169)
!175 = !DILocation(line: 22, column: 16, scope: !168, inlinedAt: !169)
!176 = !DILocation(line: 54, column: 26, scope: !129, inlinedAt: !130)
!177 = !DILocation(line: 57, column: 40, scope: !129, inlinedAt: !130)
!178 = !DILocation(line: 22, column: 27, scope: !168, inlinedAt: !177)
!179 = !DILocation(line: 22, column: 21, scope: !168, inlinedAt: !177)
!180 = !DILocation(line: 22, column: 30, scope: !168, inlinedAt: !177)
!181 = !DILocation(line: 22, column: 32, scope: !168, inlinedAt: !177)
!182 = !DILocation(line: 22, column: 38, scope: !168, inlinedAt: !177)
!183 = !DILocation(line: 22, column: 47, scope: !168, inlinedAt: !177)
!184 = !DILocation(line: 22, column: 16, scope: !168, inlinedAt: !177)
!185 = !DILocation(line: 57, column: 26, scope: !129, inlinedAt: !130)
!186 = !DILocation(line: 60, column: 17, scope: !129, inlinedAt: !130)
!187 = !DILocation(line: 61, column: 31, scope: !129, inlinedAt: !130)
!188 = !DILocation(line: 62, column: 20, scope: !129, inlinedAt: !130)
!189 = !DILocation(line: 62, column: 4, scope: !129, inlinedAt: !130)
!190 = !DILocation(line: 50, column: 2, scope: !129, inlinedAt: !130)
!191 = !DILocation(line: 64, column: 47, scope: !129, inlinedAt: !130)
!192 = !DILocation(line: 64, column: 30, scope: !129, inlinedAt: !130)
!193 = !DILocation(line: 65, column: 20, scope: !129, inlinedAt: !130)
!194 = !DILocation(line: 65, column: 4, scope: !129, inlinedAt: !130)
!195 = !DILocation(line: 67, column: 17, scope: !129, inlinedAt: !130)
!196 = !DILocation(line: 82, column: 26, scope: !128, inlinedAt: !131)
!197 = !DILocation(line: 83, column: 13, scope: !128, inlinedAt: !131)
!198 = !DILocation(line: 84, column: 14, scope: !128, inlinedAt: !131)
!199 = !DILocation(line: 84, column: 11, scope: !128, inlinedAt: !131)
!200 = !DILocation(line: 85, column: 53, scope: !128, inlinedAt: !131)
!201 = !DILocation(line: 85, column: 68, scope: !128, inlinedAt: !131)
!202 = !DILocation(line: 85, column: 42, scope: !128, inlinedAt: !131)
!203 = !DILocation(line: 85, column: 97, scope: !128, inlinedAt: !131)
!204 = !DILocation(line: 85, column: 114, scope: !128, inlinedAt: !131)
!205 = !DILocation(line: 85, column: 84, scope: !128, inlinedAt: !131)
!206 = !DILocation(line: 86, column: 13, scope: !128, inlinedAt: !131)
!207 = !DILocation(line: 22, column: 27, scope: !168, inlinedAt: !206)
!208 = !DILocation(line: 22, column: 21, scope: !168, inlinedAt: !206)
!209 = !DILocation(line: 22, column: 30, scope: !168, inlinedAt: !206)
!210 = !DILocation(line: 22, column: 32, scope: !168, inlinedAt: !206)
!211 = !DILocation(line: 22, column: 38, scope: !168, inlinedAt: !206)
!212 = !DILocation(line: 22, column: 47, scope: !168, inlinedAt: !206)
!213 = !DILocation(line: 22, column: 16, scope: !168, inlinedAt: !206)
!214 = !DILocation(line: 82, column: 26, scope: !128, inlinedAt: !140)
!215 = !DILocation(line: 83, column: 13, scope: !128, inlinedAt: !140)
!216 = !DILocation(line: 84, column: 14, scope: !128, inlinedAt: !140)
!217 = !DILocation(line: 84, column: 11, scope: !128, inlinedAt: !140)
!218 = !DILocation(line: 85, column: 42, scope: !128, inlinedAt: !140)
!219 = !DILocation(line: 85, column: 97, scope: !128, inlinedAt: !140)
!220 = !DILocation(line: 85, column: 114, scope: !128, inlinedAt: !140)
!221 = !DILocation(line: 85, column: 84, scope: !128, inlinedAt: !140)
!222 = !DILocation(line: 86, column: 13, scope: !128, inlinedAt: !140)
!223 = !DILocation(line: 22, column: 27, scope: !168, inlinedAt: !222)
!224 = !DILocation(line: 22, column: 21, scope: !168, inlinedAt: !222)
!225 = !DILocation(line: 22, column: 30, scope: !168, inlinedAt: !222)
!226 = !DILocation(line: 22, column: 38, scope: !168, inlinedAt: !222)
!227 = !DILocation(line: 22, column: 47, scope: !168, inlinedAt: !222)
!228 = !DILocation(line: 22, column: 16, scope: !168, inlinedAt: !222)
!229 = !DILocation(line: 75, column: 66, scope: !129, inlinedAt: !130)
!230 = !DILocation(line: 75, column: 78, scope: !129, inlinedAt: !130)
!231 = !DILocation(line: 75, column: 24, scope: !129, inlinedAt: !130)
!232 = !DILocation(line: 75, column: 17, scope: !129, inlinedAt: !130)
!233 = !DILocation(line: 31, column: 3, scope: !126)
!234 = !DILocation(line: 30, column: 46, scope: !126)
!235 = !DILocation(line: 33, column: 2, scope: !126)
!236 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!237 = !DILocation(line: 23, column: 6, scope: !236)
!238 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!239 = distinct !DISubprogram(name: "Sum", scope: !238, file: !238, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!240 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!241 = distinct !DISubprogram(name: "collect", scope: !240, file: !240, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!242 = !DILocation(line: 37, column: 10, scope: !236)
!243 = !DILocation(line: 43, column: 26, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 62, column: 21, scope: !239, inlinedAt: !243)
!245 = distinct !DISubprogram(name: "Publish", scope: !238, file: !238, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!246 = distinct !DISubprogram(name: "publish", scope: !240, file: !240, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!247 = !DILocation(line: 40, column: 10, scope: !236)
!248 = !DILocation(line: 74, column: 13, scope: !246, inlinedAt: !247)
!249 = !DILocation(line: 53, column: 23, scope: !245, inlinedAt: !248)
!250 = !DILocation(line: 24, column: 11, scope: !236)
!251 = !DILocation(line: 25, column: 30, scope: !236)
!252 = !DILocation(line: 25, column: 33, scope: !236)
!253 = !DILocation(line: 25, column: 23, scope: !236)
!254 = !DILocation(line: 25, column: 43, scope: !236)
!255 = !DILocation(line: 26, column: 20, scope: !236)
!256 = !{i32 1, i32 65}
!257 = !DILocation(line: 26, column: 23, scope: !236)
!258 = !DILocation(line: 27, column: 20, scope: !236)
!259 = !DILocation(line: 27, column: 14, scope: !236)
!260 = !DILocation(line: 29, column: 4, scope: !236)
!261 = !DILocation(line: 33, column: 12, scope: !236)
!262 = !DILocation(line: 34, column: 18, scope: !236)
!263 = !DILocation(line: 32, column: 2, scope: !236)
!264 = !DILocation(line: 36, column: 15, scope: !236)
!265 = distinct !DISubprogram(name: "collects", scope: !240, file: !240, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!266 = !DILocation(line: 36, column: 31, scope: !236)
!267 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !266)
!268 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !266)
!269 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !266)
!270 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !266)
!271 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !266)
!272 = !DILocation(line: 36, column: 52, scope: !236)
!273 = !DILocation(line: 36, column: 55, scope: !236)
!274 = !DILocation(line: 37, column: 36, scope: !236)
!275 = distinct !DISubprogram(name: "valueAt", scope: !238, file: !238, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!276 = !DILocation(line: 63, column: 38, scope: !239, inlinedAt: !243)
!277 = !DILocation(line: 72, column: 19, scope: !275, inlinedAt: !276)
!278 = !DILocation(line: 72, column: 13, scope: !275, inlinedAt: !276)
!279 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !276)
!280 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !276)
!281 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!282 = distinct !DISubprogram(name: "await", scope: !281, file: !281, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!283 = !DILocation(line: 63, column: 17, scope: !239, inlinedAt: !243)
!284 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !283)
!285 = distinct !DISubprogram(name: "awaitWord", scope: !281, file: !281, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!286 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !283)
!287 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !286)
!288 = distinct !DISubprogram(name: "word", scope: !281, file: !281, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!289 = !DILocation(line: 59, column: 54, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !289)
!291 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !289)
!292 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !283)
!293 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !283)
!294 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !283)
!295 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !294)
!296 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !286)
!297 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !294)
!298 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !283)
!299 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !283)
!300 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !283)
!301 = !DILocation(line: 63, column: 2, scope: !239, inlinedAt: !243)
!302 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !243)
!303 = !DILocation(line: 64, column: 18, scope: !239, inlinedAt: !243)
!304 = !DILocation(line: 65, column: 39, scope: !239, inlinedAt: !243)
!305 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !304)
!306 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !304)
!307 = !DILocation(line: 65, column: 18, scope: !239, inlinedAt: !243)
!308 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !307)
!309 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !307)
!310 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !309)
!311 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !307)
!312 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !307)
!313 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !307)
!314 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !313)
!315 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !309)
!316 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !313)
!317 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !307)
!318 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !307)
!319 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !307)
!320 = !DILocation(line: 65, column: 3, scope: !239, inlinedAt: !243)
!321 = !DILocation(line: 64, column: 25, scope: !239, inlinedAt: !243)
!322 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !242)
!323 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !242)
!324 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !242)
!325 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !242)
!326 = !DILocation(line: 39, column: 14, scope: !236)
!327 = distinct !DISubprogram(name: "add", scope: !240, file: !240, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!328 = !DILocation(line: 39, column: 25, scope: !236)
!329 = !DILocation(line: 53, column: 28, scope: !327, inlinedAt: !328)
!330 = distinct !DISubprogram(name: "blockSum", scope: !240, file: !240, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!331 = !DILocation(line: 53, column: 17, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 87, column: 38, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 89, column: 10, scope: !330, inlinedAt: !331)
!334 = !DILocation(line: 89, column: 3, scope: !330, inlinedAt: !331)
!335 = !DILocation(line: 90, column: 8, scope: !330, inlinedAt: !331)
!336 = !DILocation(line: 92, column: 42, scope: !330, inlinedAt: !331)
!337 = !DILocation(line: 91, column: 6, scope: !330, inlinedAt: !331)
!338 = !DILocation(line: 91, column: 29, scope: !330, inlinedAt: !331)
!339 = !DILocation(line: 92, column: 23, scope: !330, inlinedAt: !331)
!340 = !DILocation(line: 92, column: 31, scope: !330, inlinedAt: !331)
!341 = !DILocation(line: 92, column: 34, scope: !330, inlinedAt: !331)
!342 = !DILocation(line: 93, column: 13, scope: !330, inlinedAt: !331)
!343 = !DILocation(line: 93, column: 5, scope: !330, inlinedAt: !331)
!344 = !DILocation(line: 93, column: 4, scope: !330, inlinedAt: !331)
!345 = !DILocation(line: 95, column: 9, scope: !330, inlinedAt: !331)
!346 = !DILocation(line: 91, column: 34, scope: !330, inlinedAt: !331)
!347 = !DILocation(line: 97, column: 7, scope: !330, inlinedAt: !331)
!348 = !DILocation(line: 98, column: 8, scope: !330, inlinedAt: !331)
!349 = !DILocation(line: 54, column: 21, scope: !327, inlinedAt: !328)
!350 = !DILocation(line: 54, column: 26, scope: !327, inlinedAt: !328)
!351 = !DILocation(line: 55, column: 26, scope: !327, inlinedAt: !328)
!352 = !DILocation(line: 56, column: 22, scope: !327, inlinedAt: !328)
!353 = distinct !DISubprogram(name: "sums", scope: !240, file: !240, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!354 = !DILocation(line: 57, column: 7, scope: !327, inlinedAt: !328)
!355 = !DILocation(line: 81, column: 19, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 81, column: 13, scope: !353, inlinedAt: !354)
!357 = !DILocation(line: 81, column: 23, scope: !353, inlinedAt: !354)
!358 = !DILocation(line: 82, column: 30, scope: !353, inlinedAt: !354)
!359 = !DILocation(line: 82, column: 18, scope: !353, inlinedAt: !354)
!360 = !DILocation(line: 57, column: 34, scope: !327, inlinedAt: !328)
!361 = !DILocation(line: 57, column: 38, scope: !327, inlinedAt: !328)
!362 = !DILocation(line: 57, column: 52, scope: !327, inlinedAt: !328)
!363 = !DILocation(line: 57, column: 23, scope: !327, inlinedAt: !328)
!364 = !DILocation(line: 58, column: 51, scope: !327, inlinedAt: !328)
!365 = !DILocation(line: 58, column: 34, scope: !327, inlinedAt: !328)
!366 = !DILocation(line: 59, column: 14, scope: !327, inlinedAt: !328)
!367 = !DILocation(line: 59, column: 32, scope: !327, inlinedAt: !328)
!368 = !DILocation(line: 59, column: 23, scope: !327, inlinedAt: !328)
!369 = !DILocation(line: 59, column: 3, scope: !327, inlinedAt: !328)
!370 = !DILocation(line: 61, column: 16, scope: !327, inlinedAt: !328)
!371 = !DILocation(line: 62, column: 9, scope: !327, inlinedAt: !328)
!372 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !247)
!373 = !DILocation(line: 81, column: 19, scope: !353, inlinedAt: !372)
!374 = !DILocation(line: 81, column: 13, scope: !353, inlinedAt: !372)
!375 = !DILocation(line: 81, column: 23, scope: !353, inlinedAt: !372)
!376 = !DILocation(line: 82, column: 30, scope: !353, inlinedAt: !372)
!377 = !DILocation(line: 82, column: 18, scope: !353, inlinedAt: !372)
!378 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !247)
!379 = !DILocation(line: 69, column: 33, scope: !236)
!380 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !247)
!381 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !247)
!382 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !247)
!383 = !DILocation(line: 89, column: 3, scope: !330, inlinedAt: !382)
!384 = !DILocation(line: 90, column: 8, scope: !330, inlinedAt: !382)
!385 = !DILocation(line: 91, column: 6, scope: !330, inlinedAt: !382)
!386 = !DILocation(line: 91, column: 29, scope: !330, inlinedAt: !382)
!387 = !DILocation(line: 92, column: 23, scope: !330, inlinedAt: !382)
!388 = !DILocation(line: 92, column: 31, scope: !330, inlinedAt: !382)
!389 = !DILocation(line: 92, column: 34, scope: !330, inlinedAt: !382)
!390 = !DILocation(line: 93, column: 13, scope: !330, inlinedAt: !382)
!391 = !DILocation(line: 93, column: 5, scope: !330, inlinedAt: !382)
!392 = !DILocation(line: 93, column: 4, scope: !330, inlinedAt: !382)
!393 = !DILocation(line: 95, column: 9, scope: !330, inlinedAt: !382)
!394 = !DILocation(line: 91, column: 34, scope: !330, inlinedAt: !382)
!395 = !DILocation(line: 97, column: 7, scope: !330, inlinedAt: !382)
!396 = !DILocation(line: 98, column: 8, scope: !330, inlinedAt: !382)
!397 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !247)
!398 = !DILocation(line: 53, column: 40, scope: !245, inlinedAt: !248)
!399 = !DILocation(line: 55, column: 29, scope: !245, inlinedAt: !248)
!400 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !399)
!401 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !399)
!402 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !399)
!403 = distinct !DISubprogram(name: "store", scope: !281, file: !281, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!404 = !DILocation(line: 55, column: 8, scope: !245, inlinedAt: !248)
!405 = !DILocation(line: 39, column: 38, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !405)
!407 = !DILocation(line: 41, column: 32, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 39, column: 28, scope: !403, inlinedAt: !404)
!409 = !DILocation(line: 55, column: 60, scope: !245, inlinedAt: !248)
!410 = !DILocation(line: 55, column: 65, scope: !245, inlinedAt: !248)
!411 = !DILocation(line: 38, column: 18, scope: !403, inlinedAt: !404)
!412 = !DILocation(line: 39, column: 52, scope: !403, inlinedAt: !404)
!413 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !405)
!414 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !405)
!415 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !405)
!416 = !DILocation(line: 39, column: 16, scope: !403, inlinedAt: !404)
!417 = !DILocation(line: 41, column: 29, scope: !403, inlinedAt: !404)
!418 = !DILocation(line: 41, column: 60, scope: !403, inlinedAt: !404)
!419 = !DILocation(line: 41, column: 55, scope: !403, inlinedAt: !404)
!420 = !DILocation(line: 41, column: 41, scope: !403, inlinedAt: !404)
!421 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !420)
!422 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !420)
!423 = !DILocation(line: 41, column: 17, scope: !403, inlinedAt: !404)
!424 = !DILocation(line: 41, column: 23, scope: !236)
!425 = !DILocation(line: 42, column: 36, scope: !236)
!426 = !DILocation(line: 42, column: 19, scope: !236)
!427 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!428 = !DILocation(line: 54, column: 6, scope: !427)
!429 = !DILocation(line: 65, column: 11, scope: !427)
!430 = !DILocation(line: 43, column: 26, scope: !241, inlinedAt: !429)
!431 = !DILocation(line: 62, column: 21, scope: !239, inlinedAt: !430)
!432 = !DILocation(line: 82, column: 11, scope: !427)
!433 = !DILocation(line: 74, column: 13, scope: !246, inlinedAt: !432)
!434 = !DILocation(line: 53, column: 23, scope: !245, inlinedAt: !433)
!435 = !DILocation(line: 54, column: 85, scope: !427)
!436 = !DILocation(line: 57, column: 13, scope: !427)
!437 = !DILocation(line: 54, column: 96, scope: !427)
!438 = !DILocation(line: 54, column: 113, scope: !427)
!439 = !DILocation(line: 54, column: 130, scope: !427)
!440 = !DILocation(line: 54, column: 139, scope: !427)
!441 = !DILocation(line: 58, column: 12, scope: !427)
!442 = !DILocation(line: 58, column: 15, scope: !427)
!443 = !DILocation(line: 59, column: 20, scope: !427)
!444 = !DILocation(line: 61, column: 20, scope: !427)
!445 = !DILocation(line: 56, column: 3, scope: !427)
!446 = !DILocation(line: 64, column: 14, scope: !427)
!447 = !DILocation(line: 64, column: 30, scope: !427)
!448 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !447)
!449 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !447)
!450 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !447)
!451 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !447)
!452 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !447)
!453 = !DILocation(line: 64, column: 51, scope: !427)
!454 = !DILocation(line: 64, column: 54, scope: !427)
!455 = !DILocation(line: 65, column: 35, scope: !427)
!456 = !DILocation(line: 63, column: 38, scope: !239, inlinedAt: !430)
!457 = !DILocation(line: 72, column: 19, scope: !275, inlinedAt: !456)
!458 = !DILocation(line: 72, column: 13, scope: !275, inlinedAt: !456)
!459 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !456)
!460 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !456)
!461 = !DILocation(line: 63, column: 17, scope: !239, inlinedAt: !430)
!462 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !461)
!463 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !461)
!464 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !463)
!465 = !DILocation(line: 59, column: 54, scope: !285, inlinedAt: !463)
!466 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !465)
!467 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !465)
!468 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !461)
!469 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !461)
!470 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !461)
!471 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !470)
!472 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !463)
!473 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !470)
!474 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !461)
!475 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !461)
!476 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !461)
!477 = !DILocation(line: 63, column: 2, scope: !239, inlinedAt: !430)
!478 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !430)
!479 = !DILocation(line: 64, column: 18, scope: !239, inlinedAt: !430)
!480 = !DILocation(line: 65, column: 39, scope: !239, inlinedAt: !430)
!481 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !480)
!482 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !480)
!483 = !DILocation(line: 65, column: 18, scope: !239, inlinedAt: !430)
!484 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !483)
!485 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !483)
!486 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !485)
!487 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !483)
!488 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !483)
!489 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !483)
!490 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !489)
!491 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !485)
!492 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !489)
!493 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !483)
!494 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !483)
!495 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !483)
!496 = !DILocation(line: 65, column: 3, scope: !239, inlinedAt: !430)
!497 = !DILocation(line: 64, column: 25, scope: !239, inlinedAt: !430)
!498 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !429)
!499 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !429)
!500 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !429)
!501 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !429)
!502 = !DILocation(line: 68, column: 6, scope: !427)
!503 = !DILocation(line: 68, column: 19, scope: !427)
!504 = !DILocation(line: 71, column: 4, scope: !427)
!505 = !DILocation(line: 72, column: 30, scope: !427)
!506 = !DILocation(line: 72, column: 19, scope: !427)
!507 = !DILocation(line: 87, column: 38, scope: !330, inlinedAt: !506)
!508 = !DILocation(line: 89, column: 10, scope: !330, inlinedAt: !506)
!509 = !DILocation(line: 89, column: 3, scope: !330, inlinedAt: !506)
!510 = !DILocation(line: 90, column: 8, scope: !330, inlinedAt: !506)
!511 = !DILocation(line: 92, column: 42, scope: !330, inlinedAt: !506)
!512 = !DILocation(line: 91, column: 6, scope: !330, inlinedAt: !506)
!513 = !DILocation(line: 91, column: 29, scope: !330, inlinedAt: !506)
!514 = !DILocation(line: 92, column: 23, scope: !330, inlinedAt: !506)
!515 = !DILocation(line: 92, column: 31, scope: !330, inlinedAt: !506)
!516 = !DILocation(line: 92, column: 34, scope: !330, inlinedAt: !506)
!517 = !DILocation(line: 93, column: 13, scope: !330, inlinedAt: !506)
!518 = !DILocation(line: 93, column: 5, scope: !330, inlinedAt: !506)
!519 = !DILocation(line: 93, column: 4, scope: !330, inlinedAt: !506)
!520 = !DILocation(line: 95, column: 9, scope: !330, inlinedAt: !506)
!521 = !DILocation(line: 91, column: 34, scope: !330, inlinedAt: !506)
!522 = !DILocation(line: 97, column: 7, scope: !330, inlinedAt: !506)
!523 = !DILocation(line: 98, column: 8, scope: !330, inlinedAt: !506)
!524 = !DILocation(line: 73, column: 24, scope: !427)
!525 = !DILocation(line: 74, column: 9, scope: !427)
!526 = !DILocation(line: 80, column: 21, scope: !353, inlinedAt: !525)
!527 = !DILocation(line: 80, column: 26, scope: !353, inlinedAt: !525)
!528 = !DILocation(line: 81, column: 19, scope: !353, inlinedAt: !525)
!529 = !DILocation(line: 81, column: 13, scope: !353, inlinedAt: !525)
!530 = !DILocation(line: 81, column: 23, scope: !353, inlinedAt: !525)
!531 = !DILocation(line: 82, column: 30, scope: !353, inlinedAt: !525)
!532 = !DILocation(line: 82, column: 18, scope: !353, inlinedAt: !525)
!533 = !DILocation(line: 74, column: 38, scope: !427)
!534 = !DILocation(line: 74, column: 42, scope: !427)
!535 = !DILocation(line: 74, column: 56, scope: !427)
!536 = !DILocation(line: 74, column: 27, scope: !427)
!537 = !DILocation(line: 77, column: 16, scope: !427)
!538 = !DILocation(line: 78, column: 12, scope: !427)
!539 = !DILocation(line: 78, column: 35, scope: !427)
!540 = !DILocation(line: 78, column: 29, scope: !427)
!541 = !DILocation(line: 78, column: 39, scope: !427)
!542 = !DILocation(line: 79, column: 4, scope: !427)
!543 = !DILocation(line: 81, column: 14, scope: !427)
!544 = !DILocation(line: 81, column: 30, scope: !427)
!545 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !544)
!546 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !544)
!547 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !544)
!548 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !544)
!549 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !544)
!550 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !432)
!551 = !DILocation(line: 80, column: 21, scope: !353, inlinedAt: !550)
!552 = !DILocation(line: 80, column: 26, scope: !353, inlinedAt: !550)
!553 = !DILocation(line: 81, column: 19, scope: !353, inlinedAt: !550)
!554 = !DILocation(line: 81, column: 13, scope: !353, inlinedAt: !550)
!555 = !DILocation(line: 81, column: 23, scope: !353, inlinedAt: !550)
!556 = !DILocation(line: 82, column: 30, scope: !353, inlinedAt: !550)
!557 = !DILocation(line: 82, column: 18, scope: !353, inlinedAt: !550)
!558 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !432)
!559 = !DILocation(line: 69, column: 33, scope: !427)
!560 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !432)
!561 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !432)
!562 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !432)
!563 = !DILocation(line: 87, column: 38, scope: !330, inlinedAt: !562)
!564 = !DILocation(line: 89, column: 3, scope: !330, inlinedAt: !562)
!565 = !DILocation(line: 90, column: 8, scope: !330, inlinedAt: !562)
!566 = !DILocation(line: 91, column: 6, scope: !330, inlinedAt: !562)
!567 = !DILocation(line: 91, column: 29, scope: !330, inlinedAt: !562)
!568 = !DILocation(line: 92, column: 23, scope: !330, inlinedAt: !562)
!569 = !DILocation(line: 92, column: 31, scope: !330, inlinedAt: !562)
!570 = !DILocation(line: 92, column: 34, scope: !330, inlinedAt: !562)
!571 = !DILocation(line: 93, column: 13, scope: !330, inlinedAt: !562)
!572 = !DILocation(line: 93, column: 5, scope: !330, inlinedAt: !562)
!573 = !DILocation(line: 93, column: 4, scope: !330, inlinedAt: !562)
!574 = !DILocation(line: 95, column: 9, scope: !330, inlinedAt: !562)
!575 = !DILocation(line: 91, column: 34, scope: !330, inlinedAt: !562)
!576 = !DILocation(line: 97, column: 7, scope: !330, inlinedAt: !562)
!577 = !DILocation(line: 98, column: 8, scope: !330, inlinedAt: !562)
!578 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !432)
!579 = !DILocation(line: 55, column: 29, scope: !245, inlinedAt: !433)
!580 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !579)
!581 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !579)
!582 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !579)
!583 = !DILocation(line: 55, column: 8, scope: !245, inlinedAt: !433)
!584 = !DILocation(line: 39, column: 38, scope: !403, inlinedAt: !583)
!585 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !584)
!586 = !DILocation(line: 41, column: 32, scope: !403, inlinedAt: !583)
!587 = !DILocation(line: 53, column: 40, scope: !245, inlinedAt: !433)
!588 = !DILocation(line: 39, column: 28, scope: !403, inlinedAt: !583)
!589 = !DILocation(line: 55, column: 60, scope: !245, inlinedAt: !433)
!590 = !DILocation(line: 55, column: 65, scope: !245, inlinedAt: !433)
!591 = !DILocation(line: 38, column: 18, scope: !403, inlinedAt: !583)
!592 = !DILocation(line: 39, column: 52, scope: !403, inlinedAt: !583)
!593 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !584)
!594 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !584)
!595 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !584)
!596 = !DILocation(line: 39, column: 16, scope: !403, inlinedAt: !583)
!597 = !DILocation(line: 41, column: 29, scope: !403, inlinedAt: !583)
!598 = !DILocation(line: 41, column: 60, scope: !403, inlinedAt: !583)
!599 = !DILocation(line: 41, column: 55, scope: !403, inlinedAt: !583)
!600 = !DILocation(line: 41, column: 41, scope: !403, inlinedAt: !583)
!601 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !600)
!602 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !600)
!603 = !DILocation(line: 41, column: 17, scope: !403, inlinedAt: !583)
!604 = !DILocation(line: 84, column: 3, scope: !427)
!605 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!606 = !DILocation(line: 91, column: 6, scope: !605)
!607 = !DILocation(line: 93, column: 10, scope: !605)
!608 = !DILocation(line: 43, column: 26, scope: !241, inlinedAt: !607)
!609 = !DILocation(line: 62, column: 21, scope: !239, inlinedAt: !608)
!610 = !DILocation(line: 92, column: 18, scope: !605)
!611 = !DILocation(line: 92, column: 21, scope: !605)
!612 = !DILocation(line: 92, column: 44, scope: !605)
!613 = !DILocation(line: 92, column: 38, scope: !605)
!614 = !DILocation(line: 92, column: 48, scope: !605)
!615 = !DILocation(line: 63, column: 38, scope: !239, inlinedAt: !608)
!616 = !DILocation(line: 72, column: 19, scope: !275, inlinedAt: !615)
!617 = !DILocation(line: 72, column: 13, scope: !275, inlinedAt: !615)
!618 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !615)
!619 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !615)
!620 = !DILocation(line: 63, column: 17, scope: !239, inlinedAt: !608)
!621 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !620)
!622 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !620)
!623 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !622)
!624 = !DILocation(line: 59, column: 54, scope: !285, inlinedAt: !622)
!625 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !624)
!626 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !624)
!627 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !620)
!628 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !620)
!629 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !620)
!630 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !629)
!631 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !622)
!632 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !629)
!633 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !620)
!634 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !620)
!635 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !620)
!636 = !DILocation(line: 63, column: 2, scope: !239, inlinedAt: !608)
!637 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !608)
!638 = !DILocation(line: 64, column: 18, scope: !239, inlinedAt: !608)
!639 = !DILocation(line: 65, column: 39, scope: !239, inlinedAt: !608)
!640 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !639)
!641 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !639)
!642 = !DILocation(line: 65, column: 18, scope: !239, inlinedAt: !608)
!643 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !642)
!644 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !642)
!645 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !644)
!646 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !642)
!647 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !642)
!648 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !642)
!649 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !648)
!650 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !644)
!651 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !648)
!652 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !642)
!653 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !642)
!654 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !642)
!655 = !DILocation(line: 65, column: 3, scope: !239, inlinedAt: !608)
!656 = !DILocation(line: 64, column: 25, scope: !239, inlinedAt: !608)
!657 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !607)
!658 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !607)
!659 = !DILocation(line: 46, column: 19, scope: !241, inlinedAt: !607)
!660 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !607)
!661 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !607)
!662 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!663 = !DILocation(line: 101, column: 6, scope: !662)
!664 = !DILocation(line: 113, column: 16, scope: !662)
!665 = !DILocation(line: 103, column: 21, scope: !662)
!666 = !DILocation(line: 113, column: 20, scope: !662)
!667 = !DILocation(line: 103, column: 24, scope: !662)
!668 = !DILocation(line: 103, column: 6, scope: !662)
!669 = !DILocation(line: 103, column: 29, scope: !662)
!670 = !DILocation(line: 104, column: 16, scope: !662)
!671 = !DILocation(line: 104, column: 11, scope: !662)
!672 = !DILocation(line: 104, column: 24, scope: !662)
!673 = !DILocation(line: 105, column: 10, scope: !662)
!674 = !DILocation(line: 105, column: 21, scope: !662)
!675 = !DILocation(line: 108, column: 26, scope: !662)
!676 = !DILocation(line: 108, column: 36, scope: !662)
!677 = !DILocation(line: 108, column: 39, scope: !662)
!678 = !DILocation(line: 108, column: 24, scope: !662)
!679 = !DILocation(line: 109, column: 34, scope: !662)
!680 = !DILocation(line: 110, column: 33, scope: !662)
!681 = !DILocation(line: 110, column: 36, scope: !662)
!682 = !DILocation(line: 110, column: 46, scope: !662)
!683 = !DILocation(line: 110, column: 54, scope: !662)
!684 = !DILocation(line: 110, column: 44, scope: !662)
!685 = !DILocation(line: 110, column: 28, scope: !662)
!686 = !DILocation(line: 110, column: 16, scope: !662)
!687 = !DILocation(line: 112, column: 17, scope: !662)
!688 = !DILocation(line: 114, column: 13, scope: !662)
!689 = !DILocation(line: 103, column: 53, scope: !662)
!690 = !DILocation(line: 103, column: 39, scope: !662)
!691 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!692 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!693 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!694 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!695 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!696 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!697 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!698 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!699 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!700 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!701 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!702 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!703 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!704 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!705 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!706 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!707 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!708 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
