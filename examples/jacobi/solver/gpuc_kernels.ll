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
	%56 = icmp ule i64 %p8, 1073741823, !dbg !50
	%57 = and i1 %55, %56, !dbg !50
	%58 = icmp ule i64 %p14, 281474976710655, !dbg !50
	%59 = and i1 %57, %58, !dbg !50
	%60 = icmp ule i64 %p15, 1073741823, !dbg !50
	%61 = and i1 %59, %60, !dbg !50
	%62 = icmp ule i64 %p16, 1073741823, !dbg !50
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
	br i1 %57, label %b8, label %b15, !dbg !264

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !267, !range !35
	%59 = sext i32 %58 to i64, !dbg !267
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !267, !range !37
	%61 = sext i32 %60 to i64, !dbg !267
	%62 = icmp eq i64 %59, 0, !dbg !268
	br i1 %62, label %b9, label %b15, !dbg !268

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !269, !range !149
	%64 = sext i32 %63 to i64, !dbg !269
	%65 = sdiv i64 %64, 2, !dbg !270
	%66 = icmp eq i64 %61, %65, !dbg !271
	br i1 %66, label %b10, label %b15, !dbg !266

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
	br i1 %77, label %b11, label %b15, !dbg !273

b11:
	%78 = sub i64 %p24, 1, !dbg !274
	%79 = sext i32 %8 to i64, !dbg !244
	%80 = zext i32 %p26 to i64, !dbg !279
	br label %b12, !dbg !244

b12:
	%81 = phi double [ 0.000000e+00, %b11 ], [ %111, %b12_ok3 ], !dbg !280
	%82 = phi i64 [ 0, %b11 ], [ %112, %b12_ok3 ], !dbg !280
	%83 = urem i32 %p26, 2, !dbg !283
	%84 = zext i32 %83 to i64, !dbg !284
	%85 = mul i64 %84, %79, !dbg !285
	%86 = add i64 %85, %82, !dbg !286
	%87 = mul i64 %86, 2, !dbg !287
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %87, !dbg !288
	%89 = shl i64 %80, 32, !dbg !290
	%90 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !289
	%91 = icmp uge i64 %87, %p19, !dbg !288
	%92 = icmp eq i64 addrspace(1)* %88, null, !dbg !289
	%93 = or i1 %91, %92, !dbg !289
	br i1 %93, label %b12_fail1, label %b12_ok1, !dbg !289, !prof !34

b12_ok1:
	%94 = bitcast i64* %90 to i8*, !dbg !289
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 5, i64 %89, i32 1, i8* %ctrl, i32 16), !dbg !289
	%96 = add i64 %87, 1, !dbg !291
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %96, !dbg !292
	%98 = trunc i64 %95 to i32, !dbg !295
	%99 = addrspacecast i64 addrspace(1)* %97 to i64*, !dbg !294
	%100 = icmp uge i64 %96, %p19, !dbg !292
	%101 = icmp eq i64 addrspace(1)* %97, null, !dbg !294
	%102 = or i1 %100, %101, !dbg !294
	br i1 %102, label %b12_fail3, label %b12_ok3, !dbg !294, !prof !34

b12_ok3:
	%103 = bitcast i64* %99 to i8*, !dbg !294
	%104 = call i64 @gpuc_signal_wait_until_thread(i8* %103, i32 5, i64 %89, i32 1, i8* %ctrl, i32 16), !dbg !294
	%105 = trunc i64 %104 to i32, !dbg !296
	%106 = zext i32 %105 to i64, !dbg !297
	%107 = shl i64 %106, 32, !dbg !298
	%108 = zext i32 %98 to i64, !dbg !299
	%109 = or i64 %107, %108, !dbg !300
	%110 = bitcast i64 %109 to double, !dbg !301
	%111 = fadd double %81, %110, !dbg !302
	%112 = add i64 %82, 1, !dbg !302
	%113 = icmp slt i64 %112, %79, !dbg !302
	br i1 %113, label %b12, label %b13, !dbg !302

b13:
	%114 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !303
	%115 = icmp uge i64 0, %p21, !dbg !303
	br i1 %115, label %b13_fail1, label %b13_ok1, !dbg !303, !prof !34

b13_ok1:
	store double %111, double addrspace(1)* %114, align 8, !dbg !303
	%116 = fcmp ole double %111, %p27, !dbg !304
	br i1 %116, label %b14, label %b15, !dbg !304

b14:
	%117 = urem i64 %p24, 2, !dbg !305
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %117, !dbg !306
	%119 = icmp uge i64 %117, %p23, !dbg !306
	br i1 %119, label %b14_fail1, label %b14_ok1, !dbg !306, !prof !34

b14_ok1:
	store i64 %78, i64 addrspace(1)* %118, align 8, !dbg !306
	br label %b15, !dbg !306

b15:
	%120 = icmp ne i32 %p25, 0, !dbg !307
	br i1 %120, label %b16, label %b39, !dbg !307

b16:
	%121 = fpext float %56 to double, !dbg !310
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314, !range !36
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !314, !range !36
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !314, !range !38
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !314, !range !153
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !314, !range !153
	%127 = mul i32 %126, %124, !dbg !314
	%128 = add i32 %123, %127, !dbg !314
	%129 = mul i32 %125, %128, !dbg !314
	%130 = add i32 %122, %129, !dbg !314
	%131 = sext i32 %130 to i64, !dbg !314
	%132 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %131, !dbg !315
	store double %121, double addrspace(3)* %132, align 8, !dbg !315
	call void @llvm.nvvm.barrier0(), !dbg !316
	%133 = mul i32 %125, %126, !dbg !317
	br label %b17, !dbg !316

b17:
	%134 = phi i64 [ 128, %b16 ], [ %146, %b21 ], !dbg !318
	%135 = icmp sgt i64 %134, 0, !dbg !319
	br i1 %135, label %b18, label %b22, !dbg !319

b18:
	%136 = icmp slt i64 %131, %134, !dbg !320
	br i1 %136, label %b19, label %b21, !dbg !320

b19:
	%137 = add i64 %131, %134, !dbg !321
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !317, !range !256
	%139 = mul i32 %133, %138, !dbg !317
	%140 = sext i32 %139 to i64, !dbg !317
	%141 = icmp slt i64 %137, %140, !dbg !322
	br i1 %141, label %b20, label %b21, !dbg !322

b20:
	%142 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %137, !dbg !323
	%143 = load double, double addrspace(3)* %142, align 8, !dbg !323
	%144 = load double, double addrspace(3)* %132, align 8, !dbg !324
	%145 = fadd double %144, %143, !dbg !325
	store double %145, double addrspace(3)* %132, align 8, !dbg !324
	br label %b21, !dbg !324

b21:
	call void @llvm.nvvm.barrier0(), !dbg !326
	%146 = sdiv i64 %134, 2, !dbg !327
	br label %b17, !dbg !327

b22:
	%147 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !328
	%148 = load double, double addrspace(3)* %147, align 8, !dbg !328
	call void @llvm.nvvm.barrier0(), !dbg !329
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !330, !range !148
	%150 = sext i32 %149 to i64, !dbg !330
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !330, !range !149
	%152 = sext i32 %151 to i64, !dbg !330
	%153 = mul i64 %150, %152, !dbg !331
	%154 = icmp eq i64 %131, 0, !dbg !333
	br i1 %154, label %b23, label %b24, !dbg !333

b23:
	%155 = urem i32 %p25, 2, !dbg !336
	%156 = zext i32 %155 to i64, !dbg !337
	%157 = mul i64 %156, %153, !dbg !338
	%158 = add i64 %157, %153, !dbg !339
	%159 = icmp ugt i64 %158, %p15, !dbg !340
	br i1 %159, label %b23_fail1, label %b23_ok1, !dbg !340, !prof !34

b23_ok1:
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !341, !range !35
	%161 = sext i32 %160 to i64, !dbg !341
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !341, !range !37
	%163 = sext i32 %162 to i64, !dbg !341
	%164 = mul i64 %163, %150, !dbg !342
	%165 = add i64 %164, %161, !dbg !343
	%166 = getelementptr inbounds double, double addrspace(1)* %3, i64 %157, !dbg !340
	%167 = getelementptr inbounds double, double addrspace(1)* %166, i64 %165, !dbg !344
	%168 = icmp uge i64 %165, %153, !dbg !344
	br i1 %168, label %b23_fail2, label %b23_ok2, !dbg !344, !prof !34

b23_ok2:
	store double %148, double addrspace(1)* %167, align 8, !dbg !344
	%169 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !345
	%170 = addrspacecast i32 addrspace(1)* %169 to i32*, !dbg !346
	%171 = icmp uge i64 0, %p17, !dbg !345
	br i1 %171, label %b23_fail3, label %b23_ok3, !dbg !345, !prof !34

b23_ok3:
	%172 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %170, i32 1) nounwind, !dbg !346
	%173 = zext i32 %172 to i64, !dbg !347
	%174 = sub i64 %153, 1, !dbg !348
	%175 = icmp eq i64 %173, %174, !dbg !349
	%176 = zext i1 %175 to i8, !dbg !350
	store i8 %176, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !350
	br label %b24, !dbg !350

b24:
	call void @llvm.nvvm.barrier0(), !dbg !351
	%177 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !352
	%178 = icmp ne i8 %177, 0, !dbg !352
	br i1 %178, label %b25, label %b39, !dbg !309

b25:
	%179 = urem i32 %p25, 2, !dbg !354
	%180 = zext i32 %179 to i64, !dbg !355
	%181 = mul i64 %180, %153, !dbg !356
	%182 = add i64 %181, %153, !dbg !357
	%183 = getelementptr inbounds double, double addrspace(1)* %3, i64 %181, !dbg !358
	%184 = icmp ugt i64 %182, %p15, !dbg !358
	br i1 %184, label %b25_fail1, label %b25_ok1, !dbg !358, !prof !34

b25_ok1:
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !256
	%186 = mul i32 %133, %185, !dbg !359
	%187 = sext i32 %186 to i64, !dbg !359
	br label %b26, !dbg !359

b26:
	%188 = phi double [ 0.000000e+00, %b25_ok1 ], [ %193, %b27 ], !dbg !360
	%189 = phi i64 [ %131, %b25_ok1 ], [ %194, %b27 ], !dbg !359
	%190 = icmp slt i64 %189, %153, !dbg !359
	br i1 %190, label %b27, label %b28, !dbg !359

b27:
	%191 = getelementptr inbounds double, double addrspace(1)* %183, i64 %189, !dbg !361
	%192 = load double, double addrspace(1)* %191, align 8, !dbg !361
	%193 = fadd double %188, %192, !dbg !362
	%194 = add i64 %189, %187, !dbg !359
	br label %b26, !dbg !359

b28:
	store double %188, double addrspace(3)* %132, align 8, !dbg !364
	call void @llvm.nvvm.barrier0(), !dbg !365
	br label %b29, !dbg !365

b29:
	%195 = phi i64 [ 128, %b28 ], [ %204, %b33 ], !dbg !366
	%196 = icmp sgt i64 %195, 0, !dbg !367
	br i1 %196, label %b30, label %b34, !dbg !367

b30:
	%197 = icmp slt i64 %131, %195, !dbg !368
	br i1 %197, label %b31, label %b33, !dbg !368

b31:
	%198 = add i64 %131, %195, !dbg !369
	%199 = icmp slt i64 %198, %187, !dbg !370
	br i1 %199, label %b32, label %b33, !dbg !370

b32:
	%200 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %198, !dbg !371
	%201 = load double, double addrspace(3)* %200, align 8, !dbg !371
	%202 = load double, double addrspace(3)* %132, align 8, !dbg !372
	%203 = fadd double %202, %201, !dbg !373
	store double %203, double addrspace(3)* %132, align 8, !dbg !372
	br label %b33, !dbg !372

b33:
	call void @llvm.nvvm.barrier0(), !dbg !374
	%204 = sdiv i64 %195, 2, !dbg !375
	br label %b29, !dbg !375

b34:
	%205 = load double, double addrspace(3)* %147, align 8, !dbg !376
	call void @llvm.nvvm.barrier0(), !dbg !377
	br i1 %154, label %b35, label %b37, !dbg !378

b35:
	%206 = sext i32 %9 to i64, !dbg !249
	%207 = sext i32 %8 to i64, !dbg !380
	%208 = mul i64 %180, %207, !dbg !381
	%209 = add i64 %208, %206, !dbg !382
	%210 = mul i64 %209, 2, !dbg !383
	%211 = add i64 %210, 1, !dbg !385
	%212 = bitcast double %205 to i64, !dbg !387
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %210, !dbg !384
	%214 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %211, !dbg !386
	%215 = trunc i64 %212 to i32, !dbg !388
	%216 = zext i32 %p25 to i64, !dbg !390
	%217 = zext i32 %215 to i64, !dbg !391
	%218 = icmp uge i64 %210, %p19, !dbg !384
	%219 = icmp uge i64 %211, %p19, !dbg !386
	%220 = or i1 %218, %219, !dbg !386
	br i1 %220, label %b35_fail1, label %b35_ok1, !dbg !386, !prof !34

b35_ok1:
	br label %b36, !dbg !392

b36:
	%221 = phi i64 [ 0, %b35_ok1 ], [ %234, %b36_ok1 ], !dbg !392
	%222 = shl i64 %216, 32, !dbg !394
	%223 = or i64 %222, %217, !dbg !395
	%224 = trunc i64 %221 to i32, !dbg !393
	%225 = addrspacecast i64 addrspace(1)* %213 to i64*, !dbg !393
	%226 = icmp uge i64 %221, %207, !dbg !393
	br i1 %226, label %b36_fail1, label %b36_ok1, !dbg !393, !prof !34

b36_ok1:
	%227 = bitcast i64* %225 to i8*, !dbg !393
	call void @gpuc_signal_op_thread(i8* %227, i64 %223, i32 9, i32 %224), !dbg !393
	%228 = lshr i64 %212, 32, !dbg !396
	%229 = trunc i64 %228 to i32, !dbg !397
	%230 = zext i32 %229 to i64, !dbg !399
	%231 = or i64 %222, %230, !dbg !400
	%232 = addrspacecast i64 addrspace(1)* %214 to i64*, !dbg !401
	%233 = bitcast i64* %232 to i8*, !dbg !401
	call void @gpuc_signal_op_thread(i8* %233, i64 %231, i32 9, i32 %224), !dbg !401
	%234 = add i64 %221, 1, !dbg !401
	%235 = icmp slt i64 %234, %207, !dbg !401
	br i1 %235, label %b36, label %b37, !dbg !401

b37:
	br i1 %154, label %b38, label %b39, !dbg !402

b38:
	%236 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !403
	%237 = addrspacecast i32 addrspace(1)* %236 to i32*, !dbg !404
	%238 = icmp uge i64 0, %p17, !dbg !403
	br i1 %238, label %b38_fail1, label %b38_ok1, !dbg !403, !prof !34

b38_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %237, i32 0) nounwind, !dbg !404
	br label %b39, !dbg !404

b39:
	ret void, !dbg !404

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p23), !dbg !253
	ret void, !dbg !253

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p23), !dbg !259
	ret void, !dbg !259

b12_fail1:
	%239 = icmp uge i64 %87, %p19, !dbg !288
	br i1 %239, label %b12_fail2, label %b12_ok2, !dbg !288

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %87, i64 %p19), !dbg !288
	ret void, !dbg !288

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !289
	ret void, !dbg !289

b12_fail3:
	%240 = icmp uge i64 %96, %p19, !dbg !292
	br i1 %240, label %b12_fail4, label %b12_ok4, !dbg !292

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %96, i64 %p19), !dbg !292
	ret void, !dbg !292

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !294
	ret void, !dbg !294

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p21), !dbg !303
	ret void, !dbg !303

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %117, i64 %p23), !dbg !306
	ret void, !dbg !306

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %158, i64 %p15), !dbg !340
	ret void, !dbg !340

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %165, i64 %153), !dbg !344
	ret void, !dbg !344

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 %p17), !dbg !345
	ret void, !dbg !345

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %182, i64 %p15), !dbg !358
	ret void, !dbg !358

b35_fail1:
	%241 = icmp uge i64 %210, %p19, !dbg !384
	br i1 %241, label %b35_fail2, label %b35_ok2, !dbg !384

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %210, i64 %p19), !dbg !384
	ret void, !dbg !384

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %211, i64 %p19), !dbg !386
	ret void, !dbg !386

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %221, i64 %207), !dbg !393
	ret void, !dbg !393

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p17), !dbg !403
	ret void, !dbg !403
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !405 {
entry:
	br label %b0, !dbg !406

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !406
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !406
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !406
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !406
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !406
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !406
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !406
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !409
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !412
	%9 = icmp slt i64 0, %p25, !dbg !413
	br i1 %9, label %b1, label %b81, !dbg !413

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !414
	%11 = sext i32 %7 to i64, !dbg !409
	%12 = sext i32 %8 to i64, !dbg !412
	%13 = add i64 %p23, -2, !dbg !415
	%14 = icmp sge i64 %13, 0, !dbg !415
	%15 = add i64 %p19, -2, !dbg !415
	%16 = mul i64 %11, -2, !dbg !415
	%17 = add i64 %15, %16, !dbg !415
	%18 = mul i64 %12, -2, !dbg !415
	%19 = add i64 %17, %18, !dbg !415
	%20 = icmp sge i64 %19, 0, !dbg !415
	%21 = and i1 %14, %20, !dbg !415
	br i1 %21, label %b2, label %b41_cold, !dbg !415, !prof !52

b2:
	%22 = phi i64 [ %237, %b40 ], [ %p24, %b1 ], !dbg !415
	%23 = phi i64 [ %150, %b40 ], [ %p26, %b1 ], !dbg !416
	%24 = phi i32 [ %151, %b40 ], [ %p28, %b1 ], !dbg !417
	%25 = phi i32 [ %152, %b40 ], [ %p29, %b1 ], !dbg !418
	%26 = phi i64 [ %238, %b40 ], [ 0, %b1 ], !dbg !418
	br i1 %10, label %b3, label %b6, !dbg !414

b3:
	%27 = urem i64 %22, 2, !dbg !419
	%28 = icmp eq i64 %27, 0, !dbg !420
	br i1 %28, label %b4, label %b5, !dbg !420

b4:
	%29 = addrspacecast float addrspace(1)* %0 to float*, !dbg !421
	%30 = addrspacecast float addrspace(1)* %1 to float*, !dbg !421
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !421
	%32 = call float @gpuc_fn_solver_sweep(float* %29, i64 %p1, float* %30, i64 %p3, i64* %31, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %22, i8* %ctrl), !dbg !421
	br label %b6, !dbg !421

b5:
	%33 = addrspacecast float addrspace(1)* %1 to float*, !dbg !422
	%34 = addrspacecast float addrspace(1)* %0 to float*, !dbg !422
	%35 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !422
	%36 = call float @gpuc_fn_solver_sweep(float* %33, i64 %p3, float* %34, i64 %p1, i64* %35, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %22, i8* %ctrl), !dbg !422
	br label %b6, !dbg !422

b6:
	%37 = phi float [ 0.000000e+00, %b2 ], [ %32, %b4 ], [ %36, %b5 ], !dbg !423
	%38 = icmp ne i32 %24, 0, !dbg !424
	br i1 %38, label %b7, label %b14, !dbg !424

b7:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !426, !range !35
	%40 = sext i32 %39 to i64, !dbg !426
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !426, !range !37
	%42 = sext i32 %41 to i64, !dbg !426
	%43 = icmp eq i64 %40, 0, !dbg !427
	br i1 %43, label %b8, label %b14, !dbg !427

b8:
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !149
	%45 = sext i32 %44 to i64, !dbg !428
	%46 = sdiv i64 %45, 2, !dbg !429
	%47 = icmp eq i64 %42, %46, !dbg !430
	br i1 %47, label %b9, label %b14, !dbg !425

b9:
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !36
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !36
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !38
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !153
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !153
	%53 = mul i32 %52, %50, !dbg !431
	%54 = add i32 %49, %53, !dbg !431
	%55 = mul i32 %51, %54, !dbg !431
	%56 = add i32 %48, %55, !dbg !431
	%57 = sext i32 %56 to i64, !dbg !431
	%58 = icmp eq i64 %57, 0, !dbg !432
	br i1 %58, label %b10, label %b14, !dbg !432

b10:
	%59 = sub i64 %22, 1, !dbg !433
	%60 = zext i32 %24 to i64, !dbg !436
	br label %b11, !dbg !409

b11:
	%61 = phi double [ 0.000000e+00, %b10 ], [ %91, %b11_ok3 ], !dbg !437
	%62 = phi i64 [ 0, %b10 ], [ %92, %b11_ok3 ], !dbg !437
	%63 = urem i32 %24, 2, !dbg !439
	%64 = zext i32 %63 to i64, !dbg !440
	%65 = mul i64 %64, %11, !dbg !441
	%66 = add i64 %65, %62, !dbg !442
	%67 = mul i64 %66, 2, !dbg !443
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %67, !dbg !444
	%69 = shl i64 %60, 32, !dbg !446
	%70 = addrspacecast i64 addrspace(1)* %68 to i64*, !dbg !445
	%71 = icmp uge i64 %67, %p19, !dbg !444
	%72 = icmp eq i64 addrspace(1)* %68, null, !dbg !445
	%73 = or i1 %71, %72, !dbg !445
	br i1 %73, label %b11_fail1, label %b11_ok1, !dbg !445, !prof !34

b11_ok1:
	%74 = bitcast i64* %70 to i8*, !dbg !445
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 5, i64 %69, i32 1, i8* %ctrl, i32 16), !dbg !445
	%76 = add i64 %67, 1, !dbg !447
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %76, !dbg !448
	%78 = trunc i64 %75 to i32, !dbg !451
	%79 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !450
	%80 = icmp uge i64 %76, %p19, !dbg !448
	%81 = icmp eq i64 addrspace(1)* %77, null, !dbg !450
	%82 = or i1 %80, %81, !dbg !450
	br i1 %82, label %b11_fail3, label %b11_ok3, !dbg !450, !prof !34

b11_ok3:
	%83 = bitcast i64* %79 to i8*, !dbg !450
	%84 = call i64 @gpuc_signal_wait_until_thread(i8* %83, i32 5, i64 %69, i32 1, i8* %ctrl, i32 16), !dbg !450
	%85 = trunc i64 %84 to i32, !dbg !452
	%86 = zext i32 %85 to i64, !dbg !453
	%87 = shl i64 %86, 32, !dbg !454
	%88 = zext i32 %78 to i64, !dbg !455
	%89 = or i64 %87, %88, !dbg !456
	%90 = bitcast i64 %89 to double, !dbg !457
	%91 = fadd double %61, %90, !dbg !458
	%92 = add i64 %62, 1, !dbg !458
	%93 = icmp slt i64 %92, %11, !dbg !458
	br i1 %93, label %b11, label %b12, !dbg !458

b12:
	%94 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !459
	%95 = icmp uge i64 0, %p21, !dbg !459
	br i1 %95, label %b12_fail1, label %b12_ok1, !dbg !459, !prof !34

b12_ok1:
	store double %91, double addrspace(1)* %94, align 8, !dbg !459
	%96 = fcmp ole double %91, %p30, !dbg !460
	br i1 %96, label %b13, label %b14, !dbg !460

b13:
	%97 = urem i64 %22, 2, !dbg !461
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %97, !dbg !462
	store i64 %59, i64 addrspace(1)* %98, align 8, !dbg !462
	br label %b14, !dbg !462

b14:
	%99 = sub i64 %23, 1, !dbg !463
	%100 = icmp eq i64 %99, 0, !dbg !464
	br i1 %100, label %b15, label %b23, !dbg !464

b15:
	%101 = add i32 %25, 1, !dbg !465
	%102 = fpext float %37 to double, !dbg !466
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !36
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !36
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !38
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !153
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !153
	%108 = mul i32 %107, %105, !dbg !469
	%109 = add i32 %104, %108, !dbg !469
	%110 = mul i32 %106, %109, !dbg !469
	%111 = add i32 %103, %110, !dbg !469
	%112 = sext i32 %111 to i64, !dbg !469
	%113 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %112, !dbg !470
	store double %102, double addrspace(3)* %113, align 8, !dbg !470
	call void @llvm.nvvm.barrier0(), !dbg !471
	%114 = mul i32 %106, %107, !dbg !472
	br label %b16, !dbg !471

b16:
	%115 = phi i64 [ 128, %b15 ], [ %127, %b20 ], !dbg !473
	%116 = icmp sgt i64 %115, 0, !dbg !474
	br i1 %116, label %b17, label %b21, !dbg !474

b17:
	%117 = icmp slt i64 %112, %115, !dbg !475
	br i1 %117, label %b18, label %b20, !dbg !475

b18:
	%118 = add i64 %112, %115, !dbg !476
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !472, !range !256
	%120 = mul i32 %114, %119, !dbg !472
	%121 = sext i32 %120 to i64, !dbg !472
	%122 = icmp slt i64 %118, %121, !dbg !477
	br i1 %122, label %b19, label %b20, !dbg !477

b19:
	%123 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %118, !dbg !478
	%124 = load double, double addrspace(3)* %123, align 8, !dbg !478
	%125 = load double, double addrspace(3)* %113, align 8, !dbg !479
	%126 = fadd double %125, %124, !dbg !480
	store double %126, double addrspace(3)* %113, align 8, !dbg !479
	br label %b20, !dbg !479

b20:
	call void @llvm.nvvm.barrier0(), !dbg !481
	%127 = sdiv i64 %115, 2, !dbg !482
	br label %b16, !dbg !482

b21:
	%128 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !483
	%129 = load double, double addrspace(3)* %128, align 8, !dbg !483
	call void @llvm.nvvm.barrier0(), !dbg !484
	%130 = icmp eq i64 %112, 0, !dbg !485
	br i1 %130, label %b22, label %b23, !dbg !485

b22:
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !487, !range !148
	%132 = sext i32 %131 to i64, !dbg !487
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !487, !range !149
	%134 = sext i32 %133 to i64, !dbg !487
	%135 = mul i64 %132, %134, !dbg !488
	%136 = urem i32 %25, 2, !dbg !489
	%137 = zext i32 %136 to i64, !dbg !490
	%138 = mul i64 %137, %135, !dbg !491
	%139 = add i64 %138, %135, !dbg !492
	%140 = icmp ugt i64 %139, %p15, !dbg !493
	br i1 %140, label %b22_fail1, label %b22_ok1, !dbg !493, !prof !34

b22_ok1:
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494, !range !35
	%142 = sext i32 %141 to i64, !dbg !494
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !494, !range !37
	%144 = sext i32 %143 to i64, !dbg !494
	%145 = mul i64 %144, %132, !dbg !495
	%146 = add i64 %145, %142, !dbg !496
	%147 = getelementptr inbounds double, double addrspace(1)* %3, i64 %138, !dbg !493
	%148 = getelementptr inbounds double, double addrspace(1)* %147, i64 %146, !dbg !497
	%149 = icmp uge i64 %146, %135, !dbg !497
	br i1 %149, label %b22_fail2, label %b22_ok2, !dbg !497, !prof !34

b22_ok2:
	store double %129, double addrspace(1)* %148, align 8, !dbg !497
	br label %b23, !dbg !497

b23:
	%150 = phi i64 [ %99, %b14 ], [ %p27, %b21 ], [ %p27, %b22_ok2 ], !dbg !416
	%151 = phi i32 [ 0, %b14 ], [ %25, %b21 ], [ %25, %b22_ok2 ], !dbg !417
	%152 = phi i32 [ %25, %b14 ], [ %101, %b21 ], [ %101, %b22_ok2 ], !dbg !418
	call void @gpuc_grid_sync(), !dbg !498
	%153 = fcmp oge double %p30, 0.000000e+00, !dbg !499
	br i1 %153, label %b24, label %b25, !dbg !499

b24:
	%154 = urem i64 %22, 2, !dbg !500
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %154, !dbg !501
	%156 = load i64, i64 addrspace(1)* %155, align 8, !dbg !501
	%157 = icmp ne i64 %156, 0, !dbg !502
	br i1 %157, label %b64, label %b25, !dbg !502

b25:
	%158 = icmp ne i32 %151, 0, !dbg !503
	br i1 %158, label %b26, label %b40, !dbg !503

b26:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !505, !range !35
	%160 = sext i32 %159 to i64, !dbg !505
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !505, !range !37
	%162 = sext i32 %161 to i64, !dbg !505
	%163 = icmp eq i64 %160, 0, !dbg !506
	br i1 %163, label %b27, label %b40, !dbg !506

b27:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !507, !range !149
	%165 = sext i32 %164 to i64, !dbg !507
	%166 = sdiv i64 %165, 2, !dbg !508
	%167 = icmp eq i64 %162, %166, !dbg !509
	br i1 %167, label %b28, label %b40, !dbg !504

b28:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !511, !range !148
	%169 = sext i32 %168 to i64, !dbg !511
	%170 = mul i64 %169, %165, !dbg !512
	%171 = urem i32 %151, 2, !dbg !513
	%172 = zext i32 %171 to i64, !dbg !514
	%173 = mul i64 %172, %170, !dbg !515
	%174 = add i64 %173, %170, !dbg !516
	%175 = getelementptr inbounds double, double addrspace(1)* %3, i64 %173, !dbg !517
	%176 = icmp ugt i64 %174, %p15, !dbg !517
	br i1 %176, label %b28_fail1, label %b28_ok1, !dbg !517, !prof !34

b28_ok1:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !518, !range !36
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !518, !range !36
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !518, !range !38
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !518, !range !153
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !518, !range !153
	%182 = mul i32 %181, %179, !dbg !518
	%183 = add i32 %178, %182, !dbg !518
	%184 = mul i32 %180, %183, !dbg !518
	%185 = add i32 %177, %184, !dbg !518
	%186 = sext i32 %185 to i64, !dbg !518
	%187 = mul i32 %180, %181, !dbg !518
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !518, !range !256
	%189 = mul i32 %187, %188, !dbg !518
	%190 = sext i32 %189 to i64, !dbg !518
	br label %b29, !dbg !518

b29:
	%191 = phi double [ 0.000000e+00, %b28_ok1 ], [ %196, %b30 ], !dbg !519
	%192 = phi i64 [ %186, %b28_ok1 ], [ %197, %b30 ], !dbg !518
	%193 = icmp slt i64 %192, %170, !dbg !518
	br i1 %193, label %b30, label %b31, !dbg !518

b30:
	%194 = getelementptr inbounds double, double addrspace(1)* %175, i64 %192, !dbg !520
	%195 = load double, double addrspace(1)* %194, align 8, !dbg !520
	%196 = fadd double %191, %195, !dbg !521
	%197 = add i64 %192, %190, !dbg !518
	br label %b29, !dbg !518

b31:
	%198 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %186, !dbg !524
	store double %191, double addrspace(3)* %198, align 8, !dbg !524
	call void @llvm.nvvm.barrier0(), !dbg !525
	br label %b32, !dbg !525

b32:
	%199 = phi i64 [ 128, %b31 ], [ %208, %b36 ], !dbg !526
	%200 = icmp sgt i64 %199, 0, !dbg !527
	br i1 %200, label %b33, label %b37, !dbg !527

b33:
	%201 = icmp slt i64 %186, %199, !dbg !528
	br i1 %201, label %b34, label %b36, !dbg !528

b34:
	%202 = add i64 %186, %199, !dbg !529
	%203 = icmp slt i64 %202, %190, !dbg !530
	br i1 %203, label %b35, label %b36, !dbg !530

b35:
	%204 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %202, !dbg !531
	%205 = load double, double addrspace(3)* %204, align 8, !dbg !531
	%206 = load double, double addrspace(3)* %198, align 8, !dbg !532
	%207 = fadd double %206, %205, !dbg !533
	store double %207, double addrspace(3)* %198, align 8, !dbg !532
	br label %b36, !dbg !532

b36:
	call void @llvm.nvvm.barrier0(), !dbg !534
	%208 = sdiv i64 %199, 2, !dbg !535
	br label %b32, !dbg !535

b37:
	%209 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !536
	%210 = load double, double addrspace(3)* %209, align 8, !dbg !536
	call void @llvm.nvvm.barrier0(), !dbg !537
	%211 = icmp eq i64 %186, 0, !dbg !538
	br i1 %211, label %b38, label %b40, !dbg !538

b38:
	%212 = bitcast double %210 to i64, !dbg !539
	%213 = mul i64 %172, %11, !dbg !541
	%214 = add i64 %213, %12, !dbg !542
	%215 = mul i64 %214, 2, !dbg !543
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %215, !dbg !544
	%217 = add i64 %215, 1, !dbg !545
	%218 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %217, !dbg !546
	%219 = trunc i64 %212 to i32, !dbg !547
	%220 = zext i32 %151 to i64, !dbg !549
	%221 = zext i32 %219 to i64, !dbg !550
	br label %b39, !dbg !551

b39:
	%222 = phi i64 [ 0, %b38 ], [ %235, %b39_ok1 ], !dbg !551
	%223 = shl i64 %220, 32, !dbg !553
	%224 = or i64 %223, %221, !dbg !554
	%225 = trunc i64 %222 to i32, !dbg !552
	%226 = addrspacecast i64 addrspace(1)* %216 to i64*, !dbg !552
	%227 = icmp uge i64 %222, %11, !dbg !552
	br i1 %227, label %b39_fail1, label %b39_ok1, !dbg !552, !prof !34

b39_ok1:
	%228 = bitcast i64* %226 to i8*, !dbg !552
	call void @gpuc_signal_op_thread(i8* %228, i64 %224, i32 9, i32 %225), !dbg !552
	%229 = lshr i64 %212, 32, !dbg !555
	%230 = trunc i64 %229 to i32, !dbg !556
	%231 = zext i32 %230 to i64, !dbg !558
	%232 = or i64 %223, %231, !dbg !559
	%233 = addrspacecast i64 addrspace(1)* %218 to i64*, !dbg !560
	%234 = bitcast i64* %233 to i8*, !dbg !560
	call void @gpuc_signal_op_thread(i8* %234, i64 %232, i32 9, i32 %225), !dbg !560
	%235 = add i64 %222, 1, !dbg !560
	%236 = icmp slt i64 %235, %11, !dbg !560
	br i1 %236, label %b39, label %b40, !dbg !560

b40:
	%237 = add i64 %22, 1, !dbg !561
	%238 = add i64 %26, 1, !dbg !561
	%239 = icmp slt i64 %238, %p25, !dbg !561
	br i1 %239, label %b2, label %b81, !dbg !561

b64:
	ret void, !dbg !562

b81:
	ret void, !dbg !561

b11_fail1:
	%240 = icmp uge i64 %67, %p19, !dbg !444
	br i1 %240, label %b11_fail2, label %b11_ok2, !dbg !444

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %67, i64 %p19), !dbg !444
	ret void, !dbg !444

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !445
	ret void, !dbg !445

b11_fail3:
	%241 = icmp uge i64 %76, %p19, !dbg !448
	br i1 %241, label %b11_fail4, label %b11_ok4, !dbg !448

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %76, i64 %p19), !dbg !448
	ret void, !dbg !448

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !450
	ret void, !dbg !450

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p21), !dbg !459
	ret void, !dbg !459

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %139, i64 %p15), !dbg !493
	ret void, !dbg !493

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %146, i64 %135), !dbg !497
	ret void, !dbg !497

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %174, i64 %p15), !dbg !517
	ret void, !dbg !517

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %222, i64 %11), !dbg !552
	ret void, !dbg !552

b41_cold:
	%242 = phi i64 [ %465, %b80_cold ], [ %p24, %b1 ], !dbg !415
	%243 = phi i64 [ %373, %b80_cold ], [ %p26, %b1 ], !dbg !416
	%244 = phi i32 [ %374, %b80_cold ], [ %p28, %b1 ], !dbg !417
	%245 = phi i32 [ %375, %b80_cold ], [ %p29, %b1 ], !dbg !418
	%246 = phi i64 [ %466, %b80_cold ], [ 0, %b1 ], !dbg !418
	br i1 %10, label %b42_cold, label %b45_cold, !dbg !414

b42_cold:
	%247 = urem i64 %242, 2, !dbg !419
	%248 = icmp eq i64 %247, 0, !dbg !420
	br i1 %248, label %b43_cold, label %b44_cold, !dbg !420

b43_cold:
	%249 = addrspacecast float addrspace(1)* %0 to float*, !dbg !421
	%250 = addrspacecast float addrspace(1)* %1 to float*, !dbg !421
	%251 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !421
	%252 = call float @gpuc_fn_solver_sweep(float* %249, i64 %p1, float* %250, i64 %p3, i64* %251, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %242, i8* %ctrl), !dbg !421
	br label %b45_cold, !dbg !421

b44_cold:
	%253 = addrspacecast float addrspace(1)* %1 to float*, !dbg !422
	%254 = addrspacecast float addrspace(1)* %0 to float*, !dbg !422
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !422
	%256 = call float @gpuc_fn_solver_sweep(float* %253, i64 %p3, float* %254, i64 %p1, i64* %255, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %242, i8* %ctrl), !dbg !422
	br label %b45_cold, !dbg !422

b45_cold:
	%257 = phi float [ 0.000000e+00, %b41_cold ], [ %252, %b43_cold ], [ %256, %b44_cold ], !dbg !423
	%258 = icmp ne i32 %244, 0, !dbg !424
	br i1 %258, label %b46_cold, label %b53_cold, !dbg !424

b46_cold:
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !426, !range !35
	%260 = sext i32 %259 to i64, !dbg !426
	%261 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !426, !range !37
	%262 = sext i32 %261 to i64, !dbg !426
	%263 = icmp eq i64 %260, 0, !dbg !427
	br i1 %263, label %b47_cold, label %b53_cold, !dbg !427

b47_cold:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !149
	%265 = sext i32 %264 to i64, !dbg !428
	%266 = sdiv i64 %265, 2, !dbg !429
	%267 = icmp eq i64 %262, %266, !dbg !430
	br i1 %267, label %b48_cold, label %b53_cold, !dbg !425

b48_cold:
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !36
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !36
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !38
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !153
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !153
	%273 = mul i32 %272, %270, !dbg !431
	%274 = add i32 %269, %273, !dbg !431
	%275 = mul i32 %271, %274, !dbg !431
	%276 = add i32 %268, %275, !dbg !431
	%277 = sext i32 %276 to i64, !dbg !431
	%278 = icmp eq i64 %277, 0, !dbg !432
	br i1 %278, label %b49_cold, label %b53_cold, !dbg !432

b49_cold:
	%279 = sub i64 %242, 1, !dbg !433
	%280 = zext i32 %244 to i64, !dbg !436
	br label %b50_cold, !dbg !409

b50_cold:
	%281 = phi double [ 0.000000e+00, %b49_cold ], [ %313, %b50_cold_ok3 ], !dbg !437
	%282 = phi i64 [ 0, %b49_cold ], [ %314, %b50_cold_ok3 ], !dbg !437
	%283 = urem i32 %244, 2, !dbg !439
	%284 = zext i32 %283 to i64, !dbg !440
	%285 = mul i64 %284, %11, !dbg !441
	%286 = add i64 %285, %282, !dbg !442
	%287 = mul i64 %286, 2, !dbg !443
	%288 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %287, !dbg !444
	%289 = shl i64 %280, 32, !dbg !446
	%290 = addrspacecast i64 addrspace(1)* %288 to i64*, !dbg !445
	%291 = icmp uge i64 %287, %p19, !dbg !444
	%292 = icmp eq i64 addrspace(1)* %288, null, !dbg !445
	%293 = or i1 %291, %292, !dbg !445
	br i1 %293, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !445, !prof !34

b50_cold_fail1:
	%294 = icmp uge i64 %287, %p19, !dbg !444
	br i1 %294, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !444

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %287, i64 %p19), !dbg !444
	ret void, !dbg !444

b50_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !445
	ret void, !dbg !445

b50_cold_ok1:
	%295 = bitcast i64* %290 to i8*, !dbg !445
	%296 = call i64 @gpuc_signal_wait_until_thread(i8* %295, i32 5, i64 %289, i32 1, i8* %ctrl, i32 16), !dbg !445
	%297 = add i64 %287, 1, !dbg !447
	%298 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %297, !dbg !448
	%299 = trunc i64 %296 to i32, !dbg !451
	%300 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !450
	%301 = icmp uge i64 %297, %p19, !dbg !448
	%302 = icmp eq i64 addrspace(1)* %298, null, !dbg !450
	%303 = or i1 %301, %302, !dbg !450
	br i1 %303, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !450, !prof !34

b50_cold_fail3:
	%304 = icmp uge i64 %297, %p19, !dbg !448
	br i1 %304, label %b50_cold_fail4, label %b50_cold_ok4, !dbg !448

b50_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %297, i64 %p19), !dbg !448
	ret void, !dbg !448

b50_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !450
	ret void, !dbg !450

b50_cold_ok3:
	%305 = bitcast i64* %300 to i8*, !dbg !450
	%306 = call i64 @gpuc_signal_wait_until_thread(i8* %305, i32 5, i64 %289, i32 1, i8* %ctrl, i32 16), !dbg !450
	%307 = trunc i64 %306 to i32, !dbg !452
	%308 = zext i32 %307 to i64, !dbg !453
	%309 = shl i64 %308, 32, !dbg !454
	%310 = zext i32 %299 to i64, !dbg !455
	%311 = or i64 %309, %310, !dbg !456
	%312 = bitcast i64 %311 to double, !dbg !457
	%313 = fadd double %281, %312, !dbg !458
	%314 = add i64 %282, 1, !dbg !458
	%315 = icmp slt i64 %314, %11, !dbg !458
	br i1 %315, label %b50_cold, label %b51_cold, !dbg !458

b51_cold:
	%316 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !459
	%317 = icmp uge i64 0, %p21, !dbg !459
	br i1 %317, label %b51_cold_fail1, label %b51_cold_ok1, !dbg !459, !prof !34

b51_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p21), !dbg !459
	ret void, !dbg !459

b51_cold_ok1:
	store double %313, double addrspace(1)* %316, align 8, !dbg !459
	%318 = fcmp ole double %313, %p30, !dbg !460
	br i1 %318, label %b52_cold, label %b53_cold, !dbg !460

b52_cold:
	%319 = urem i64 %242, 2, !dbg !461
	%320 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %319, !dbg !462
	%321 = icmp uge i64 %319, %p23, !dbg !462
	br i1 %321, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !462, !prof !34

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p23), !dbg !462
	ret void, !dbg !462

b52_cold_ok1:
	store i64 %279, i64 addrspace(1)* %320, align 8, !dbg !462
	br label %b53_cold, !dbg !462

b53_cold:
	%322 = sub i64 %243, 1, !dbg !463
	%323 = icmp eq i64 %322, 0, !dbg !464
	br i1 %323, label %b54_cold, label %b62_cold, !dbg !464

b54_cold:
	%324 = add i32 %245, 1, !dbg !465
	%325 = fpext float %257 to double, !dbg !466
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !36
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !36
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !38
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !153
	%330 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !153
	%331 = mul i32 %330, %328, !dbg !469
	%332 = add i32 %327, %331, !dbg !469
	%333 = mul i32 %329, %332, !dbg !469
	%334 = add i32 %326, %333, !dbg !469
	%335 = sext i32 %334 to i64, !dbg !469
	%336 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %335, !dbg !470
	store double %325, double addrspace(3)* %336, align 8, !dbg !470
	call void @llvm.nvvm.barrier0(), !dbg !471
	%337 = mul i32 %329, %330, !dbg !472
	br label %b55_cold, !dbg !471

b55_cold:
	%338 = phi i64 [ 128, %b54_cold ], [ %350, %b59_cold ], !dbg !473
	%339 = icmp sgt i64 %338, 0, !dbg !474
	br i1 %339, label %b56_cold, label %b60_cold, !dbg !474

b56_cold:
	%340 = icmp slt i64 %335, %338, !dbg !475
	br i1 %340, label %b57_cold, label %b59_cold, !dbg !475

b57_cold:
	%341 = add i64 %335, %338, !dbg !476
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !472, !range !256
	%343 = mul i32 %337, %342, !dbg !472
	%344 = sext i32 %343 to i64, !dbg !472
	%345 = icmp slt i64 %341, %344, !dbg !477
	br i1 %345, label %b58_cold, label %b59_cold, !dbg !477

b58_cold:
	%346 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %341, !dbg !478
	%347 = load double, double addrspace(3)* %346, align 8, !dbg !478
	%348 = load double, double addrspace(3)* %336, align 8, !dbg !479
	%349 = fadd double %348, %347, !dbg !480
	store double %349, double addrspace(3)* %336, align 8, !dbg !479
	br label %b59_cold, !dbg !479

b59_cold:
	call void @llvm.nvvm.barrier0(), !dbg !481
	%350 = sdiv i64 %338, 2, !dbg !482
	br label %b55_cold, !dbg !482

b60_cold:
	%351 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !483
	%352 = load double, double addrspace(3)* %351, align 8, !dbg !483
	call void @llvm.nvvm.barrier0(), !dbg !484
	%353 = icmp eq i64 %335, 0, !dbg !485
	br i1 %353, label %b61_cold, label %b62_cold, !dbg !485

b61_cold:
	%354 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !487, !range !148
	%355 = sext i32 %354 to i64, !dbg !487
	%356 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !487, !range !149
	%357 = sext i32 %356 to i64, !dbg !487
	%358 = mul i64 %355, %357, !dbg !488
	%359 = urem i32 %245, 2, !dbg !489
	%360 = zext i32 %359 to i64, !dbg !490
	%361 = mul i64 %360, %358, !dbg !491
	%362 = add i64 %361, %358, !dbg !492
	%363 = icmp ugt i64 %362, %p15, !dbg !493
	br i1 %363, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !493, !prof !34

b61_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %362, i64 %p15), !dbg !493
	ret void, !dbg !493

b61_cold_ok1:
	%364 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494, !range !35
	%365 = sext i32 %364 to i64, !dbg !494
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !494, !range !37
	%367 = sext i32 %366 to i64, !dbg !494
	%368 = mul i64 %367, %355, !dbg !495
	%369 = add i64 %368, %365, !dbg !496
	%370 = getelementptr inbounds double, double addrspace(1)* %3, i64 %361, !dbg !493
	%371 = getelementptr inbounds double, double addrspace(1)* %370, i64 %369, !dbg !497
	%372 = icmp uge i64 %369, %358, !dbg !497
	br i1 %372, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !497, !prof !34

b61_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %369, i64 %358), !dbg !497
	ret void, !dbg !497

b61_cold_ok2:
	store double %352, double addrspace(1)* %371, align 8, !dbg !497
	br label %b62_cold, !dbg !497

b62_cold:
	%373 = phi i64 [ %322, %b53_cold ], [ %p27, %b60_cold ], [ %p27, %b61_cold_ok2 ], !dbg !416
	%374 = phi i32 [ 0, %b53_cold ], [ %245, %b60_cold ], [ %245, %b61_cold_ok2 ], !dbg !417
	%375 = phi i32 [ %245, %b53_cold ], [ %324, %b60_cold ], [ %324, %b61_cold_ok2 ], !dbg !418
	call void @gpuc_grid_sync(), !dbg !498
	%376 = fcmp oge double %p30, 0.000000e+00, !dbg !499
	br i1 %376, label %b63_cold, label %b65_cold, !dbg !499

b63_cold:
	%377 = urem i64 %242, 2, !dbg !500
	%378 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %377, !dbg !501
	%379 = icmp uge i64 %377, %p23, !dbg !501
	br i1 %379, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !501, !prof !34

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %377, i64 %p23), !dbg !501
	ret void, !dbg !501

b63_cold_ok1:
	%380 = load i64, i64 addrspace(1)* %378, align 8, !dbg !501
	%381 = icmp ne i64 %380, 0, !dbg !502
	br i1 %381, label %b64, label %b65_cold, !dbg !502

b65_cold:
	%382 = icmp ne i32 %374, 0, !dbg !503
	br i1 %382, label %b66_cold, label %b80_cold, !dbg !503

b66_cold:
	%383 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !505, !range !35
	%384 = sext i32 %383 to i64, !dbg !505
	%385 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !505, !range !37
	%386 = sext i32 %385 to i64, !dbg !505
	%387 = icmp eq i64 %384, 0, !dbg !506
	br i1 %387, label %b67_cold, label %b80_cold, !dbg !506

b67_cold:
	%388 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !507, !range !149
	%389 = sext i32 %388 to i64, !dbg !507
	%390 = sdiv i64 %389, 2, !dbg !508
	%391 = icmp eq i64 %386, %390, !dbg !509
	br i1 %391, label %b68_cold, label %b80_cold, !dbg !504

b68_cold:
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !511, !range !148
	%393 = sext i32 %392 to i64, !dbg !511
	%394 = mul i64 %393, %389, !dbg !512
	%395 = urem i32 %374, 2, !dbg !513
	%396 = zext i32 %395 to i64, !dbg !514
	%397 = mul i64 %396, %394, !dbg !515
	%398 = add i64 %397, %394, !dbg !516
	%399 = getelementptr inbounds double, double addrspace(1)* %3, i64 %397, !dbg !517
	%400 = icmp ugt i64 %398, %p15, !dbg !517
	br i1 %400, label %b68_cold_fail1, label %b68_cold_ok1, !dbg !517, !prof !34

b68_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %398, i64 %p15), !dbg !517
	ret void, !dbg !517

b68_cold_ok1:
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !518, !range !36
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !518, !range !36
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !518, !range !38
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !518, !range !153
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !518, !range !153
	%406 = mul i32 %405, %403, !dbg !518
	%407 = add i32 %402, %406, !dbg !518
	%408 = mul i32 %404, %407, !dbg !518
	%409 = add i32 %401, %408, !dbg !518
	%410 = sext i32 %409 to i64, !dbg !518
	%411 = mul i32 %404, %405, !dbg !518
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !518, !range !256
	%413 = mul i32 %411, %412, !dbg !518
	%414 = sext i32 %413 to i64, !dbg !518
	br label %b69_cold, !dbg !518

b69_cold:
	%415 = phi double [ 0.000000e+00, %b68_cold_ok1 ], [ %420, %b70_cold ], !dbg !519
	%416 = phi i64 [ %410, %b68_cold_ok1 ], [ %421, %b70_cold ], !dbg !518
	%417 = icmp slt i64 %416, %394, !dbg !518
	br i1 %417, label %b70_cold, label %b71_cold, !dbg !518

b70_cold:
	%418 = getelementptr inbounds double, double addrspace(1)* %399, i64 %416, !dbg !520
	%419 = load double, double addrspace(1)* %418, align 8, !dbg !520
	%420 = fadd double %415, %419, !dbg !521
	%421 = add i64 %416, %414, !dbg !518
	br label %b69_cold, !dbg !518

b71_cold:
	%422 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %410, !dbg !524
	store double %415, double addrspace(3)* %422, align 8, !dbg !524
	call void @llvm.nvvm.barrier0(), !dbg !525
	br label %b72_cold, !dbg !525

b72_cold:
	%423 = phi i64 [ 128, %b71_cold ], [ %432, %b76_cold ], !dbg !526
	%424 = icmp sgt i64 %423, 0, !dbg !527
	br i1 %424, label %b73_cold, label %b77_cold, !dbg !527

b73_cold:
	%425 = icmp slt i64 %410, %423, !dbg !528
	br i1 %425, label %b74_cold, label %b76_cold, !dbg !528

b74_cold:
	%426 = add i64 %410, %423, !dbg !529
	%427 = icmp slt i64 %426, %414, !dbg !530
	br i1 %427, label %b75_cold, label %b76_cold, !dbg !530

b75_cold:
	%428 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %426, !dbg !531
	%429 = load double, double addrspace(3)* %428, align 8, !dbg !531
	%430 = load double, double addrspace(3)* %422, align 8, !dbg !532
	%431 = fadd double %430, %429, !dbg !533
	store double %431, double addrspace(3)* %422, align 8, !dbg !532
	br label %b76_cold, !dbg !532

b76_cold:
	call void @llvm.nvvm.barrier0(), !dbg !534
	%432 = sdiv i64 %423, 2, !dbg !535
	br label %b72_cold, !dbg !535

b77_cold:
	%433 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !536
	%434 = load double, double addrspace(3)* %433, align 8, !dbg !536
	call void @llvm.nvvm.barrier0(), !dbg !537
	%435 = icmp eq i64 %410, 0, !dbg !538
	br i1 %435, label %b78_cold, label %b80_cold, !dbg !538

b78_cold:
	%436 = mul i64 %396, %11, !dbg !541
	%437 = add i64 %436, %12, !dbg !542
	%438 = mul i64 %437, 2, !dbg !543
	%439 = add i64 %438, 1, !dbg !545
	%440 = bitcast double %434 to i64, !dbg !539
	%441 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %438, !dbg !544
	%442 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %439, !dbg !546
	%443 = trunc i64 %440 to i32, !dbg !547
	%444 = zext i32 %374 to i64, !dbg !549
	%445 = zext i32 %443 to i64, !dbg !550
	%446 = icmp uge i64 %438, %p19, !dbg !544
	%447 = icmp uge i64 %439, %p19, !dbg !546
	%448 = or i1 %446, %447, !dbg !546
	br i1 %448, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !546, !prof !34

b78_cold_fail1:
	%449 = icmp uge i64 %438, %p19, !dbg !544
	br i1 %449, label %b78_cold_fail2, label %b78_cold_ok2, !dbg !544

b78_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %438, i64 %p19), !dbg !544
	ret void, !dbg !544

b78_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %439, i64 %p19), !dbg !546
	ret void, !dbg !546

b78_cold_ok1:
	br label %b79_cold, !dbg !551

b79_cold:
	%450 = phi i64 [ 0, %b78_cold_ok1 ], [ %463, %b79_cold_ok1 ], !dbg !551
	%451 = shl i64 %444, 32, !dbg !553
	%452 = or i64 %451, %445, !dbg !554
	%453 = trunc i64 %450 to i32, !dbg !552
	%454 = addrspacecast i64 addrspace(1)* %441 to i64*, !dbg !552
	%455 = icmp uge i64 %450, %11, !dbg !552
	br i1 %455, label %b79_cold_fail1, label %b79_cold_ok1, !dbg !552, !prof !34

b79_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %450, i64 %11), !dbg !552
	ret void, !dbg !552

b79_cold_ok1:
	%456 = bitcast i64* %454 to i8*, !dbg !552
	call void @gpuc_signal_op_thread(i8* %456, i64 %452, i32 9, i32 %453), !dbg !552
	%457 = lshr i64 %440, 32, !dbg !555
	%458 = trunc i64 %457 to i32, !dbg !556
	%459 = zext i32 %458 to i64, !dbg !558
	%460 = or i64 %451, %459, !dbg !559
	%461 = addrspacecast i64 addrspace(1)* %442 to i64*, !dbg !560
	%462 = bitcast i64* %461 to i8*, !dbg !560
	call void @gpuc_signal_op_thread(i8* %462, i64 %460, i32 9, i32 %453), !dbg !560
	%463 = add i64 %450, 1, !dbg !560
	%464 = icmp slt i64 %463, %11, !dbg !560
	br i1 %464, label %b79_cold, label %b80_cold, !dbg !560

b80_cold:
	%465 = add i64 %242, 1, !dbg !561
	%466 = add i64 %246, 1, !dbg !561
	%467 = icmp slt i64 %466, %p25, !dbg !561
	br i1 %467, label %b41_cold, label %b81, !dbg !561
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !563 {
entry:
	br label %b0, !dbg !564

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !564
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !564
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !564
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !567
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !35
	%5 = sext i32 %4 to i64, !dbg !568
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !37
	%7 = sext i32 %6 to i64, !dbg !568
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !568, !range !37
	%9 = sext i32 %8 to i64, !dbg !568
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !568, !range !148
	%11 = sext i32 %10 to i64, !dbg !568
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !568, !range !149
	%13 = sext i32 %12 to i64, !dbg !568
	%14 = mul i64 %13, %9, !dbg !568
	%15 = add i64 %7, %14, !dbg !568
	%16 = mul i64 %11, %15, !dbg !568
	%17 = add i64 %5, %16, !dbg !568
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !568, !range !153
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !568, !range !153
	%20 = mul i32 %18, %19, !dbg !568
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !568, !range !256
	%22 = mul i32 %20, %21, !dbg !568
	%23 = sext i32 %22 to i64, !dbg !568
	%24 = mul i64 %17, %23, !dbg !568
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !568, !range !36
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !568, !range !36
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !568, !range !38
	%28 = mul i32 %19, %27, !dbg !568
	%29 = add i32 %26, %28, !dbg !568
	%30 = mul i32 %18, %29, !dbg !568
	%31 = add i32 %25, %30, !dbg !568
	%32 = sext i32 %31 to i64, !dbg !568
	%33 = add i64 %24, %32, !dbg !568
	%34 = icmp eq i64 %33, 0, !dbg !569
	br i1 %34, label %b1, label %b6, !dbg !569

b1:
	%35 = urem i64 %p11, 2, !dbg !570
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !571
	%37 = icmp uge i64 %35, %p9, !dbg !571
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !571, !prof !34

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !571
	%39 = icmp eq i64 %38, 0, !dbg !572
	br i1 %39, label %b2, label %b6, !dbg !572

b2:
	%40 = sext i32 %3 to i64, !dbg !567
	%41 = zext i32 %p10 to i64, !dbg !575
	br label %b3, !dbg !567

b3:
	%42 = phi double [ 0.000000e+00, %b2 ], [ %72, %b3_ok3 ], !dbg !576
	%43 = phi i64 [ 0, %b2 ], [ %73, %b3_ok3 ], !dbg !576
	%44 = urem i32 %p10, 2, !dbg !578
	%45 = zext i32 %44 to i64, !dbg !579
	%46 = mul i64 %45, %40, !dbg !580
	%47 = add i64 %46, %43, !dbg !581
	%48 = mul i64 %47, 2, !dbg !582
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !583
	%50 = shl i64 %41, 32, !dbg !585
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !584
	%52 = icmp uge i64 %48, %p5, !dbg !583
	%53 = icmp eq i64 addrspace(1)* %49, null, !dbg !584
	%54 = or i1 %52, %53, !dbg !584
	br i1 %54, label %b3_fail1, label %b3_ok1, !dbg !584, !prof !34

b3_ok1:
	%55 = bitcast i64* %51 to i8*, !dbg !584
	%56 = call i64 @gpuc_signal_wait_until_thread(i8* %55, i32 5, i64 %50, i32 1, i8* %ctrl, i32 16), !dbg !584
	%57 = add i64 %48, 1, !dbg !586
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %57, !dbg !587
	%59 = trunc i64 %56 to i32, !dbg !590
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !589
	%61 = icmp uge i64 %57, %p5, !dbg !587
	%62 = icmp eq i64 addrspace(1)* %58, null, !dbg !589
	%63 = or i1 %61, %62, !dbg !589
	br i1 %63, label %b3_fail3, label %b3_ok3, !dbg !589, !prof !34

b3_ok3:
	%64 = bitcast i64* %60 to i8*, !dbg !589
	%65 = call i64 @gpuc_signal_wait_until_thread(i8* %64, i32 5, i64 %50, i32 1, i8* %ctrl, i32 16), !dbg !589
	%66 = trunc i64 %65 to i32, !dbg !591
	%67 = zext i32 %66 to i64, !dbg !592
	%68 = shl i64 %67, 32, !dbg !593
	%69 = zext i32 %59 to i64, !dbg !594
	%70 = or i64 %68, %69, !dbg !595
	%71 = bitcast i64 %70 to double, !dbg !596
	%72 = fadd double %42, %71, !dbg !597
	%73 = add i64 %43, 1, !dbg !597
	%74 = icmp slt i64 %73, %40, !dbg !597
	br i1 %74, label %b3, label %b4, !dbg !597

b4:
	%75 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !598
	%76 = icmp uge i64 0, %p7, !dbg !598
	br i1 %76, label %b4_fail1, label %b4_ok1, !dbg !598, !prof !34

b4_ok1:
	store double %72, double addrspace(1)* %75, align 8, !dbg !598
	%77 = fcmp ole double %72, %p12, !dbg !599
	br i1 %77, label %b5, label %b6, !dbg !599

b5:
	%78 = add i64 %p11, 1, !dbg !600
	%79 = urem i64 %78, 2, !dbg !601
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %79, !dbg !602
	%81 = icmp uge i64 %79, %p9, !dbg !602
	br i1 %81, label %b5_fail1, label %b5_ok1, !dbg !602, !prof !34

b5_ok1:
	store i64 %p11, i64 addrspace(1)* %80, align 8, !dbg !602
	br label %b6, !dbg !602

b6:
	ret void, !dbg !565

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %35, i64 %p9), !dbg !571
	ret void, !dbg !571

b3_fail1:
	%82 = icmp uge i64 %48, %p5, !dbg !583
	br i1 %82, label %b3_fail2, label %b3_ok2, !dbg !583

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %48, i64 %p5), !dbg !583
	ret void, !dbg !583

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !584
	ret void, !dbg !584

b3_fail3:
	%83 = icmp uge i64 %57, %p5, !dbg !587
	br i1 %83, label %b3_fail4, label %b3_ok4, !dbg !587

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %57, i64 %p5), !dbg !587
	ret void, !dbg !587

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !589
	ret void, !dbg !589

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p7), !dbg !598
	ret void, !dbg !598

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %79, i64 %p9), !dbg !602
	ret void, !dbg !602
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !603 {
entry:
	br label %b0, !dbg !604

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !604
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !604
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !605
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !606, !range !35
	%4 = sext i32 %3 to i64, !dbg !606
	%5 = sext i32 %2 to i64, !dbg !605
	%6 = icmp ne i64 %5, 0, !dbg !607
	%7 = icmp ule i64 %p13, 1073741823, !dbg !608
	%8 = icmp ule i64 %p14, 1073741823, !dbg !608
	%9 = and i1 %7, %8, !dbg !608
	%10 = mul i64 %p13, -1, !dbg !608
	%11 = mul i64 %p14, %10, !dbg !608
	%12 = add i64 %p1, %11, !dbg !608
	%13 = icmp sge i64 %12, 0, !dbg !608
	%14 = and i1 %9, %13, !dbg !608
	br i1 %14, label %b1, label %b10_cold, !dbg !609, !prof !52

b1:
	%15 = phi i64 [ %4, %b0 ], [ %69, %b9 ], !dbg !608
	%16 = icmp slt i64 %15, %p14, !dbg !610
	br i1 %16, label %b2, label %b19, !dbg !610

b2:
	%17 = mul i64 %15, %p12, !dbg !612
	%18 = icmp eq i64 %p14, 0, !dbg !611
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !611, !prof !34

b2_ok1:
	%19 = icmp eq i64 %p14, -1, !dbg !611
	%20 = select i1 %19, i64 1, i64 %p14, !dbg !611
	%21 = sdiv i64 %17, %20, !dbg !611
	%22 = sub i64 0, %17, !dbg !611
	%23 = select i1 %19, i64 %22, i64 %21, !dbg !611
	%24 = sub i64 %23, %p7, !dbg !613
	%25 = icmp slt i64 %24, 0, !dbg !614
	br i1 %25, label %b9, label %b3, !dbg !614

b3:
	%26 = icmp sge i64 %24, %p4, !dbg !615
	br i1 %26, label %b9, label %b4, !dbg !615

b4:
	%27 = mul i64 %15, %p13, !dbg !616
	%28 = add i64 %15, 1, !dbg !617
	%29 = mul i64 %28, %p13, !dbg !618
	%30 = sub i64 %29, %27, !dbg !619
	%31 = getelementptr inbounds float, float addrspace(1)* %0, i64 %27, !dbg !619
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !620, !range !36
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !620, !range !36
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !620, !range !38
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !620, !range !153
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !620, !range !153
	%37 = mul i32 %36, %34, !dbg !620
	%38 = add i32 %33, %37, !dbg !620
	%39 = mul i32 %35, %38, !dbg !620
	%40 = add i32 %32, %39, !dbg !620
	%41 = sext i32 %40 to i64, !dbg !620
	%42 = mul i32 %35, %36, !dbg !620
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !620, !range !256
	%44 = mul i32 %42, %43, !dbg !620
	%45 = sext i32 %44 to i64, !dbg !620
	%46 = add i64 %24, 1, !dbg !621
	%47 = mul i64 %46, %p6, !dbg !622
	br label %b5, !dbg !620

b5:
	%48 = phi i64 [ %41, %b4 ], [ %61, %b6_ok1 ], !dbg !620
	%49 = icmp slt i64 %48, %p13, !dbg !620
	br i1 %49, label %b6, label %b7, !dbg !620

b6:
	%50 = mul i64 %48, %p5, !dbg !623
	%51 = icmp eq i64 %p13, -1, !dbg !624
	%52 = select i1 %51, i64 1, i64 %p13, !dbg !624
	%53 = sdiv i64 %50, %52, !dbg !624
	%54 = sub i64 0, %50, !dbg !624
	%55 = select i1 %51, i64 %54, i64 %53, !dbg !624
	%56 = add i64 %47, %55, !dbg !625
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %56, !dbg !626
	%58 = icmp uge i64 %56, %p3, !dbg !626
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !626, !prof !34

b6_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !626
	%60 = getelementptr inbounds float, float addrspace(1)* %31, i64 %48, !dbg !627
	store float %59, float addrspace(1)* %60, align 4, !dbg !627
	%61 = add i64 %48, %45, !dbg !620
	br label %b5, !dbg !620

b7:
	call void @llvm.nvvm.barrier0(), !dbg !628
	br i1 %6, label %b8, label %b9, !dbg !607

b8:
	%62 = mul i64 %30, 4, !dbg !629
	%63 = addrspacecast float addrspace(1)* %31 to float*, !dbg !629
	%64 = addrspacecast float addrspace(1)* %31 to float*, !dbg !629
	%65 = bitcast float* %63 to i8*, !dbg !629
	%66 = bitcast float* %64 to i8*, !dbg !629
	call void @gpuc_put_block(i8* %65, i8* %66, i64 %62, i32 0), !dbg !629
	br label %b9, !dbg !629

b9:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !630, !range !148
	%68 = sext i32 %67 to i64, !dbg !630
	%69 = add i64 %15, %68, !dbg !631
	br label %b1, !dbg !631

b19:
	ret void, !dbg !631

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 0), !dbg !611
	ret void, !dbg !611

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %56, i64 %p3), !dbg !626
	ret void, !dbg !626

b10_cold:
	%70 = phi i64 [ %131, %b18_cold ], [ %4, %b0 ], !dbg !608
	%71 = icmp slt i64 %70, %p14, !dbg !610
	br i1 %71, label %b11_cold, label %b19, !dbg !610

b11_cold:
	%72 = mul i64 %70, %p12, !dbg !612
	%73 = icmp eq i64 %p14, 0, !dbg !611
	br i1 %73, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !611, !prof !34

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 0), !dbg !611
	ret void, !dbg !611

b11_cold_ok1:
	%74 = icmp eq i64 %p14, -1, !dbg !611
	%75 = select i1 %74, i64 1, i64 %p14, !dbg !611
	%76 = sdiv i64 %72, %75, !dbg !611
	%77 = sub i64 0, %72, !dbg !611
	%78 = select i1 %74, i64 %77, i64 %76, !dbg !611
	%79 = sub i64 %78, %p7, !dbg !613
	%80 = icmp slt i64 %79, 0, !dbg !614
	br i1 %80, label %b18_cold, label %b12_cold, !dbg !614

b12_cold:
	%81 = icmp sge i64 %79, %p4, !dbg !615
	br i1 %81, label %b18_cold, label %b13_cold, !dbg !615

b13_cold:
	%82 = mul i64 %70, %p13, !dbg !616
	%83 = add i64 %70, 1, !dbg !617
	%84 = mul i64 %83, %p13, !dbg !618
	%85 = sub i64 %84, %82, !dbg !619
	%86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !619
	%87 = icmp ugt i64 %84, %p1, !dbg !619
	%88 = icmp ugt i64 %82, %84, !dbg !619
	%89 = or i1 %87, %88, !dbg !619
	br i1 %89, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !619, !prof !34

b13_cold_fail1:
	%90 = icmp ugt i64 %84, %p1, !dbg !619
	br i1 %90, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !619

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %84, i64 %p1), !dbg !619
	ret void, !dbg !619

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %82, i64 %84), !dbg !619
	ret void, !dbg !619

b13_cold_ok1:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !620, !range !36
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !620, !range !36
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !620, !range !38
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !620, !range !153
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !620, !range !153
	%96 = mul i32 %95, %93, !dbg !620
	%97 = add i32 %92, %96, !dbg !620
	%98 = mul i32 %94, %97, !dbg !620
	%99 = add i32 %91, %98, !dbg !620
	%100 = sext i32 %99 to i64, !dbg !620
	%101 = mul i32 %94, %95, !dbg !620
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !620, !range !256
	%103 = mul i32 %101, %102, !dbg !620
	%104 = sext i32 %103 to i64, !dbg !620
	%105 = add i64 %79, 1, !dbg !621
	%106 = mul i64 %105, %p6, !dbg !622
	br label %b14_cold, !dbg !620

b14_cold:
	%107 = phi i64 [ %100, %b13_cold_ok1 ], [ %123, %b15_cold_ok1 ], !dbg !620
	%108 = icmp slt i64 %107, %p13, !dbg !620
	br i1 %108, label %b15_cold, label %b16_cold, !dbg !620

b15_cold:
	%109 = mul i64 %107, %p5, !dbg !623
	%110 = icmp eq i64 %p13, -1, !dbg !624
	%111 = select i1 %110, i64 1, i64 %p13, !dbg !624
	%112 = sdiv i64 %109, %111, !dbg !624
	%113 = sub i64 0, %109, !dbg !624
	%114 = select i1 %110, i64 %113, i64 %112, !dbg !624
	%115 = add i64 %106, %114, !dbg !625
	%116 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !626
	%117 = icmp uge i64 %115, %p3, !dbg !626
	%118 = icmp uge i64 %107, %85, !dbg !627
	%119 = or i1 %117, %118, !dbg !627
	br i1 %119, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !627, !prof !34

b15_cold_fail1:
	%120 = icmp uge i64 %115, %p3, !dbg !626
	br i1 %120, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !626

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %115, i64 %p3), !dbg !626
	ret void, !dbg !626

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %107, i64 %85), !dbg !627
	ret void, !dbg !627

b15_cold_ok1:
	%121 = load float, float addrspace(1)* %116, align 4, !dbg !626
	%122 = getelementptr inbounds float, float addrspace(1)* %86, i64 %107, !dbg !627
	store float %121, float addrspace(1)* %122, align 4, !dbg !627
	%123 = add i64 %107, %104, !dbg !620
	br label %b14_cold, !dbg !620

b16_cold:
	call void @llvm.nvvm.barrier0(), !dbg !628
	br i1 %6, label %b17_cold, label %b18_cold, !dbg !607

b17_cold:
	%124 = mul i64 %85, 4, !dbg !629
	%125 = addrspacecast float addrspace(1)* %86 to float*, !dbg !629
	%126 = addrspacecast float addrspace(1)* %86 to float*, !dbg !629
	%127 = bitcast float* %125 to i8*, !dbg !629
	%128 = bitcast float* %126 to i8*, !dbg !629
	call void @gpuc_put_block(i8* %127, i8* %128, i64 %124, i32 0), !dbg !629
	br label %b18_cold, !dbg !629

b18_cold:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !630, !range !148
	%130 = sext i32 %129 to i64, !dbg !630
	%131 = add i64 %70, %130, !dbg !631
	br label %b10_cold, !dbg !631
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
!nvvm.annotations = !{!632, !633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649}
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
!238 = !DIFile(filename: "ll.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!239 = distinct !DISubprogram(name: "SumFloat64", scope: !238, file: !238, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!240 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!241 = distinct !DISubprogram(name: "collect", scope: !240, file: !240, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!242 = !DILocation(line: 37, column: 10, scope: !236)
!243 = !DILocation(line: 43, column: 24, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 44, column: 30, scope: !239, inlinedAt: !243)
!245 = distinct !DISubprogram(name: "PublishFloat64", scope: !238, file: !238, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!246 = distinct !DISubprogram(name: "publish", scope: !240, file: !240, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!247 = !DILocation(line: 40, column: 10, scope: !236)
!248 = !DILocation(line: 74, column: 20, scope: !246, inlinedAt: !247)
!249 = !DILocation(line: 32, column: 38, scope: !245, inlinedAt: !248)
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
!275 = distinct !DISubprogram(name: "word", scope: !238, file: !238, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!276 = distinct !DISubprogram(name: "await", scope: !238, file: !238, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!277 = !DILocation(line: 46, column: 21, scope: !239, inlinedAt: !243)
!278 = !DILocation(line: 60, column: 61, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 56, column: 53, scope: !275, inlinedAt: !278)
!280 = !DILocation(line: 43, column: 2, scope: !239, inlinedAt: !243)
!281 = distinct !DISubprogram(name: "float64At", scope: !238, file: !238, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!282 = !DILocation(line: 45, column: 18, scope: !239, inlinedAt: !243)
!283 = !DILocation(line: 53, column: 19, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 53, column: 13, scope: !281, inlinedAt: !282)
!285 = !DILocation(line: 53, column: 22, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 53, column: 39, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 53, column: 45, scope: !281, inlinedAt: !282)
!288 = !DILocation(line: 46, column: 33, scope: !239, inlinedAt: !243)
!289 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !277)
!290 = !DILocation(line: 56, column: 60, scope: !275, inlinedAt: !278)
!291 = !DILocation(line: 46, column: 67, scope: !239, inlinedAt: !243)
!292 = !DILocation(line: 46, column: 64, scope: !239, inlinedAt: !243)
!293 = !DILocation(line: 46, column: 52, scope: !239, inlinedAt: !243)
!294 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !293)
!295 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !277)
!296 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !293)
!297 = !DILocation(line: 47, column: 37, scope: !239, inlinedAt: !243)
!298 = !DILocation(line: 47, column: 43, scope: !239, inlinedAt: !243)
!299 = !DILocation(line: 47, column: 56, scope: !239, inlinedAt: !243)
!300 = !DILocation(line: 47, column: 48, scope: !239, inlinedAt: !243)
!301 = !DILocation(line: 47, column: 30, scope: !239, inlinedAt: !243)
!302 = !DILocation(line: 47, column: 3, scope: !239, inlinedAt: !243)
!303 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !242)
!304 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !242)
!305 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !242)
!306 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !242)
!307 = !DILocation(line: 39, column: 14, scope: !236)
!308 = distinct !DISubprogram(name: "add", scope: !240, file: !240, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!309 = !DILocation(line: 39, column: 25, scope: !236)
!310 = !DILocation(line: 53, column: 28, scope: !308, inlinedAt: !309)
!311 = distinct !DISubprogram(name: "blockSum", scope: !240, file: !240, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!312 = !DILocation(line: 53, column: 17, scope: !308, inlinedAt: !309)
!313 = !DILocation(line: 87, column: 38, scope: !311, inlinedAt: !312)
!314 = !DILocation(line: 89, column: 10, scope: !311, inlinedAt: !312)
!315 = !DILocation(line: 89, column: 3, scope: !311, inlinedAt: !312)
!316 = !DILocation(line: 90, column: 8, scope: !311, inlinedAt: !312)
!317 = !DILocation(line: 92, column: 42, scope: !311, inlinedAt: !312)
!318 = !DILocation(line: 91, column: 6, scope: !311, inlinedAt: !312)
!319 = !DILocation(line: 91, column: 29, scope: !311, inlinedAt: !312)
!320 = !DILocation(line: 92, column: 23, scope: !311, inlinedAt: !312)
!321 = !DILocation(line: 92, column: 31, scope: !311, inlinedAt: !312)
!322 = !DILocation(line: 92, column: 34, scope: !311, inlinedAt: !312)
!323 = !DILocation(line: 93, column: 13, scope: !311, inlinedAt: !312)
!324 = !DILocation(line: 93, column: 5, scope: !311, inlinedAt: !312)
!325 = !DILocation(line: 93, column: 4, scope: !311, inlinedAt: !312)
!326 = !DILocation(line: 95, column: 9, scope: !311, inlinedAt: !312)
!327 = !DILocation(line: 91, column: 34, scope: !311, inlinedAt: !312)
!328 = !DILocation(line: 97, column: 7, scope: !311, inlinedAt: !312)
!329 = !DILocation(line: 98, column: 8, scope: !311, inlinedAt: !312)
!330 = !DILocation(line: 54, column: 21, scope: !308, inlinedAt: !309)
!331 = !DILocation(line: 54, column: 26, scope: !308, inlinedAt: !309)
!332 = !DILocation(line: 55, column: 26, scope: !308, inlinedAt: !309)
!333 = !DILocation(line: 56, column: 22, scope: !308, inlinedAt: !309)
!334 = distinct !DISubprogram(name: "sums", scope: !240, file: !240, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!335 = !DILocation(line: 57, column: 7, scope: !308, inlinedAt: !309)
!336 = !DILocation(line: 81, column: 19, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 81, column: 13, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 81, column: 23, scope: !334, inlinedAt: !335)
!339 = !DILocation(line: 82, column: 30, scope: !334, inlinedAt: !335)
!340 = !DILocation(line: 82, column: 18, scope: !334, inlinedAt: !335)
!341 = !DILocation(line: 57, column: 34, scope: !308, inlinedAt: !309)
!342 = !DILocation(line: 57, column: 38, scope: !308, inlinedAt: !309)
!343 = !DILocation(line: 57, column: 52, scope: !308, inlinedAt: !309)
!344 = !DILocation(line: 57, column: 23, scope: !308, inlinedAt: !309)
!345 = !DILocation(line: 58, column: 51, scope: !308, inlinedAt: !309)
!346 = !DILocation(line: 58, column: 34, scope: !308, inlinedAt: !309)
!347 = !DILocation(line: 59, column: 14, scope: !308, inlinedAt: !309)
!348 = !DILocation(line: 59, column: 32, scope: !308, inlinedAt: !309)
!349 = !DILocation(line: 59, column: 23, scope: !308, inlinedAt: !309)
!350 = !DILocation(line: 59, column: 3, scope: !308, inlinedAt: !309)
!351 = !DILocation(line: 61, column: 16, scope: !308, inlinedAt: !309)
!352 = !DILocation(line: 62, column: 9, scope: !308, inlinedAt: !309)
!353 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !247)
!354 = !DILocation(line: 81, column: 19, scope: !334, inlinedAt: !353)
!355 = !DILocation(line: 81, column: 13, scope: !334, inlinedAt: !353)
!356 = !DILocation(line: 81, column: 23, scope: !334, inlinedAt: !353)
!357 = !DILocation(line: 82, column: 30, scope: !334, inlinedAt: !353)
!358 = !DILocation(line: 82, column: 18, scope: !334, inlinedAt: !353)
!359 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !247)
!360 = !DILocation(line: 69, column: 33, scope: !236)
!361 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !247)
!362 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !247)
!363 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !247)
!364 = !DILocation(line: 89, column: 3, scope: !311, inlinedAt: !363)
!365 = !DILocation(line: 90, column: 8, scope: !311, inlinedAt: !363)
!366 = !DILocation(line: 91, column: 6, scope: !311, inlinedAt: !363)
!367 = !DILocation(line: 91, column: 29, scope: !311, inlinedAt: !363)
!368 = !DILocation(line: 92, column: 23, scope: !311, inlinedAt: !363)
!369 = !DILocation(line: 92, column: 31, scope: !311, inlinedAt: !363)
!370 = !DILocation(line: 92, column: 34, scope: !311, inlinedAt: !363)
!371 = !DILocation(line: 93, column: 13, scope: !311, inlinedAt: !363)
!372 = !DILocation(line: 93, column: 5, scope: !311, inlinedAt: !363)
!373 = !DILocation(line: 93, column: 4, scope: !311, inlinedAt: !363)
!374 = !DILocation(line: 95, column: 9, scope: !311, inlinedAt: !363)
!375 = !DILocation(line: 91, column: 34, scope: !311, inlinedAt: !363)
!376 = !DILocation(line: 97, column: 7, scope: !311, inlinedAt: !363)
!377 = !DILocation(line: 98, column: 8, scope: !311, inlinedAt: !363)
!378 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !247)
!379 = !DILocation(line: 32, column: 17, scope: !245, inlinedAt: !248)
!380 = !DILocation(line: 53, column: 35, scope: !281, inlinedAt: !379)
!381 = !DILocation(line: 53, column: 22, scope: !281, inlinedAt: !379)
!382 = !DILocation(line: 53, column: 39, scope: !281, inlinedAt: !379)
!383 = !DILocation(line: 53, column: 45, scope: !281, inlinedAt: !379)
!384 = !DILocation(line: 33, column: 23, scope: !245, inlinedAt: !248)
!385 = !DILocation(line: 33, column: 40, scope: !245, inlinedAt: !248)
!386 = !DILocation(line: 33, column: 37, scope: !245, inlinedAt: !248)
!387 = !DILocation(line: 31, column: 26, scope: !245, inlinedAt: !248)
!388 = !DILocation(line: 35, column: 44, scope: !245, inlinedAt: !248)
!389 = !DILocation(line: 35, column: 30, scope: !245, inlinedAt: !248)
!390 = !DILocation(line: 56, column: 53, scope: !275, inlinedAt: !389)
!391 = !DILocation(line: 56, column: 73, scope: !275, inlinedAt: !389)
!392 = !DILocation(line: 34, column: 30, scope: !245, inlinedAt: !248)
!393 = !DILocation(line: 35, column: 17, scope: !245, inlinedAt: !248)
!394 = !DILocation(line: 56, column: 60, scope: !275, inlinedAt: !389)
!395 = !DILocation(line: 56, column: 65, scope: !275, inlinedAt: !389)
!396 = !DILocation(line: 36, column: 50, scope: !245, inlinedAt: !248)
!397 = !DILocation(line: 36, column: 45, scope: !245, inlinedAt: !248)
!398 = !DILocation(line: 36, column: 31, scope: !245, inlinedAt: !248)
!399 = !DILocation(line: 56, column: 73, scope: !275, inlinedAt: !398)
!400 = !DILocation(line: 56, column: 65, scope: !275, inlinedAt: !398)
!401 = !DILocation(line: 36, column: 17, scope: !245, inlinedAt: !248)
!402 = !DILocation(line: 41, column: 23, scope: !236)
!403 = !DILocation(line: 42, column: 36, scope: !236)
!404 = !DILocation(line: 42, column: 19, scope: !236)
!405 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!406 = !DILocation(line: 54, column: 6, scope: !405)
!407 = !DILocation(line: 65, column: 11, scope: !405)
!408 = !DILocation(line: 43, column: 24, scope: !241, inlinedAt: !407)
!409 = !DILocation(line: 44, column: 30, scope: !239, inlinedAt: !408)
!410 = !DILocation(line: 82, column: 11, scope: !405)
!411 = !DILocation(line: 74, column: 20, scope: !246, inlinedAt: !410)
!412 = !DILocation(line: 32, column: 38, scope: !245, inlinedAt: !411)
!413 = !DILocation(line: 54, column: 85, scope: !405)
!414 = !DILocation(line: 57, column: 13, scope: !405)
!415 = !DILocation(line: 54, column: 96, scope: !405)
!416 = !DILocation(line: 54, column: 113, scope: !405)
!417 = !DILocation(line: 54, column: 130, scope: !405)
!418 = !DILocation(line: 54, column: 139, scope: !405)
!419 = !DILocation(line: 58, column: 12, scope: !405)
!420 = !DILocation(line: 58, column: 15, scope: !405)
!421 = !DILocation(line: 59, column: 20, scope: !405)
!422 = !DILocation(line: 61, column: 20, scope: !405)
!423 = !DILocation(line: 56, column: 3, scope: !405)
!424 = !DILocation(line: 64, column: 14, scope: !405)
!425 = !DILocation(line: 64, column: 30, scope: !405)
!426 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !425)
!427 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !425)
!428 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !425)
!429 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !425)
!430 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !425)
!431 = !DILocation(line: 64, column: 51, scope: !405)
!432 = !DILocation(line: 64, column: 54, scope: !405)
!433 = !DILocation(line: 65, column: 35, scope: !405)
!434 = !DILocation(line: 46, column: 21, scope: !239, inlinedAt: !408)
!435 = !DILocation(line: 60, column: 61, scope: !276, inlinedAt: !434)
!436 = !DILocation(line: 56, column: 53, scope: !275, inlinedAt: !435)
!437 = !DILocation(line: 43, column: 2, scope: !239, inlinedAt: !408)
!438 = !DILocation(line: 45, column: 18, scope: !239, inlinedAt: !408)
!439 = !DILocation(line: 53, column: 19, scope: !281, inlinedAt: !438)
!440 = !DILocation(line: 53, column: 13, scope: !281, inlinedAt: !438)
!441 = !DILocation(line: 53, column: 22, scope: !281, inlinedAt: !438)
!442 = !DILocation(line: 53, column: 39, scope: !281, inlinedAt: !438)
!443 = !DILocation(line: 53, column: 45, scope: !281, inlinedAt: !438)
!444 = !DILocation(line: 46, column: 33, scope: !239, inlinedAt: !408)
!445 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !434)
!446 = !DILocation(line: 56, column: 60, scope: !275, inlinedAt: !435)
!447 = !DILocation(line: 46, column: 67, scope: !239, inlinedAt: !408)
!448 = !DILocation(line: 46, column: 64, scope: !239, inlinedAt: !408)
!449 = !DILocation(line: 46, column: 52, scope: !239, inlinedAt: !408)
!450 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !449)
!451 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !434)
!452 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !449)
!453 = !DILocation(line: 47, column: 37, scope: !239, inlinedAt: !408)
!454 = !DILocation(line: 47, column: 43, scope: !239, inlinedAt: !408)
!455 = !DILocation(line: 47, column: 56, scope: !239, inlinedAt: !408)
!456 = !DILocation(line: 47, column: 48, scope: !239, inlinedAt: !408)
!457 = !DILocation(line: 47, column: 30, scope: !239, inlinedAt: !408)
!458 = !DILocation(line: 47, column: 3, scope: !239, inlinedAt: !408)
!459 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !407)
!460 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !407)
!461 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !407)
!462 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !407)
!463 = !DILocation(line: 68, column: 6, scope: !405)
!464 = !DILocation(line: 68, column: 19, scope: !405)
!465 = !DILocation(line: 71, column: 4, scope: !405)
!466 = !DILocation(line: 72, column: 30, scope: !405)
!467 = !DILocation(line: 72, column: 19, scope: !405)
!468 = !DILocation(line: 87, column: 38, scope: !311, inlinedAt: !467)
!469 = !DILocation(line: 89, column: 10, scope: !311, inlinedAt: !467)
!470 = !DILocation(line: 89, column: 3, scope: !311, inlinedAt: !467)
!471 = !DILocation(line: 90, column: 8, scope: !311, inlinedAt: !467)
!472 = !DILocation(line: 92, column: 42, scope: !311, inlinedAt: !467)
!473 = !DILocation(line: 91, column: 6, scope: !311, inlinedAt: !467)
!474 = !DILocation(line: 91, column: 29, scope: !311, inlinedAt: !467)
!475 = !DILocation(line: 92, column: 23, scope: !311, inlinedAt: !467)
!476 = !DILocation(line: 92, column: 31, scope: !311, inlinedAt: !467)
!477 = !DILocation(line: 92, column: 34, scope: !311, inlinedAt: !467)
!478 = !DILocation(line: 93, column: 13, scope: !311, inlinedAt: !467)
!479 = !DILocation(line: 93, column: 5, scope: !311, inlinedAt: !467)
!480 = !DILocation(line: 93, column: 4, scope: !311, inlinedAt: !467)
!481 = !DILocation(line: 95, column: 9, scope: !311, inlinedAt: !467)
!482 = !DILocation(line: 91, column: 34, scope: !311, inlinedAt: !467)
!483 = !DILocation(line: 97, column: 7, scope: !311, inlinedAt: !467)
!484 = !DILocation(line: 98, column: 8, scope: !311, inlinedAt: !467)
!485 = !DILocation(line: 73, column: 24, scope: !405)
!486 = !DILocation(line: 74, column: 9, scope: !405)
!487 = !DILocation(line: 80, column: 21, scope: !334, inlinedAt: !486)
!488 = !DILocation(line: 80, column: 26, scope: !334, inlinedAt: !486)
!489 = !DILocation(line: 81, column: 19, scope: !334, inlinedAt: !486)
!490 = !DILocation(line: 81, column: 13, scope: !334, inlinedAt: !486)
!491 = !DILocation(line: 81, column: 23, scope: !334, inlinedAt: !486)
!492 = !DILocation(line: 82, column: 30, scope: !334, inlinedAt: !486)
!493 = !DILocation(line: 82, column: 18, scope: !334, inlinedAt: !486)
!494 = !DILocation(line: 74, column: 38, scope: !405)
!495 = !DILocation(line: 74, column: 42, scope: !405)
!496 = !DILocation(line: 74, column: 56, scope: !405)
!497 = !DILocation(line: 74, column: 27, scope: !405)
!498 = !DILocation(line: 77, column: 16, scope: !405)
!499 = !DILocation(line: 78, column: 12, scope: !405)
!500 = !DILocation(line: 78, column: 35, scope: !405)
!501 = !DILocation(line: 78, column: 29, scope: !405)
!502 = !DILocation(line: 78, column: 39, scope: !405)
!503 = !DILocation(line: 81, column: 14, scope: !405)
!504 = !DILocation(line: 81, column: 30, scope: !405)
!505 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !504)
!506 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !504)
!507 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !504)
!508 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !504)
!509 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !504)
!510 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !410)
!511 = !DILocation(line: 80, column: 21, scope: !334, inlinedAt: !510)
!512 = !DILocation(line: 80, column: 26, scope: !334, inlinedAt: !510)
!513 = !DILocation(line: 81, column: 19, scope: !334, inlinedAt: !510)
!514 = !DILocation(line: 81, column: 13, scope: !334, inlinedAt: !510)
!515 = !DILocation(line: 81, column: 23, scope: !334, inlinedAt: !510)
!516 = !DILocation(line: 82, column: 30, scope: !334, inlinedAt: !510)
!517 = !DILocation(line: 82, column: 18, scope: !334, inlinedAt: !510)
!518 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !410)
!519 = !DILocation(line: 69, column: 33, scope: !405)
!520 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !410)
!521 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !410)
!522 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !410)
!523 = !DILocation(line: 87, column: 38, scope: !311, inlinedAt: !522)
!524 = !DILocation(line: 89, column: 3, scope: !311, inlinedAt: !522)
!525 = !DILocation(line: 90, column: 8, scope: !311, inlinedAt: !522)
!526 = !DILocation(line: 91, column: 6, scope: !311, inlinedAt: !522)
!527 = !DILocation(line: 91, column: 29, scope: !311, inlinedAt: !522)
!528 = !DILocation(line: 92, column: 23, scope: !311, inlinedAt: !522)
!529 = !DILocation(line: 92, column: 31, scope: !311, inlinedAt: !522)
!530 = !DILocation(line: 92, column: 34, scope: !311, inlinedAt: !522)
!531 = !DILocation(line: 93, column: 13, scope: !311, inlinedAt: !522)
!532 = !DILocation(line: 93, column: 5, scope: !311, inlinedAt: !522)
!533 = !DILocation(line: 93, column: 4, scope: !311, inlinedAt: !522)
!534 = !DILocation(line: 95, column: 9, scope: !311, inlinedAt: !522)
!535 = !DILocation(line: 91, column: 34, scope: !311, inlinedAt: !522)
!536 = !DILocation(line: 97, column: 7, scope: !311, inlinedAt: !522)
!537 = !DILocation(line: 98, column: 8, scope: !311, inlinedAt: !522)
!538 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !410)
!539 = !DILocation(line: 31, column: 26, scope: !245, inlinedAt: !411)
!540 = !DILocation(line: 32, column: 17, scope: !245, inlinedAt: !411)
!541 = !DILocation(line: 53, column: 22, scope: !281, inlinedAt: !540)
!542 = !DILocation(line: 53, column: 39, scope: !281, inlinedAt: !540)
!543 = !DILocation(line: 53, column: 45, scope: !281, inlinedAt: !540)
!544 = !DILocation(line: 33, column: 23, scope: !245, inlinedAt: !411)
!545 = !DILocation(line: 33, column: 40, scope: !245, inlinedAt: !411)
!546 = !DILocation(line: 33, column: 37, scope: !245, inlinedAt: !411)
!547 = !DILocation(line: 35, column: 44, scope: !245, inlinedAt: !411)
!548 = !DILocation(line: 35, column: 30, scope: !245, inlinedAt: !411)
!549 = !DILocation(line: 56, column: 53, scope: !275, inlinedAt: !548)
!550 = !DILocation(line: 56, column: 73, scope: !275, inlinedAt: !548)
!551 = !DILocation(line: 34, column: 30, scope: !245, inlinedAt: !411)
!552 = !DILocation(line: 35, column: 17, scope: !245, inlinedAt: !411)
!553 = !DILocation(line: 56, column: 60, scope: !275, inlinedAt: !548)
!554 = !DILocation(line: 56, column: 65, scope: !275, inlinedAt: !548)
!555 = !DILocation(line: 36, column: 50, scope: !245, inlinedAt: !411)
!556 = !DILocation(line: 36, column: 45, scope: !245, inlinedAt: !411)
!557 = !DILocation(line: 36, column: 31, scope: !245, inlinedAt: !411)
!558 = !DILocation(line: 56, column: 73, scope: !275, inlinedAt: !557)
!559 = !DILocation(line: 56, column: 65, scope: !275, inlinedAt: !557)
!560 = !DILocation(line: 36, column: 17, scope: !245, inlinedAt: !411)
!561 = !DILocation(line: 84, column: 3, scope: !405)
!562 = !DILocation(line: 79, column: 4, scope: !405)
!563 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!564 = !DILocation(line: 91, column: 6, scope: !563)
!565 = !DILocation(line: 93, column: 10, scope: !563)
!566 = !DILocation(line: 43, column: 24, scope: !241, inlinedAt: !565)
!567 = !DILocation(line: 44, column: 30, scope: !239, inlinedAt: !566)
!568 = !DILocation(line: 92, column: 18, scope: !563)
!569 = !DILocation(line: 92, column: 21, scope: !563)
!570 = !DILocation(line: 92, column: 44, scope: !563)
!571 = !DILocation(line: 92, column: 38, scope: !563)
!572 = !DILocation(line: 92, column: 48, scope: !563)
!573 = !DILocation(line: 46, column: 21, scope: !239, inlinedAt: !566)
!574 = !DILocation(line: 60, column: 61, scope: !276, inlinedAt: !573)
!575 = !DILocation(line: 56, column: 53, scope: !275, inlinedAt: !574)
!576 = !DILocation(line: 43, column: 2, scope: !239, inlinedAt: !566)
!577 = !DILocation(line: 45, column: 18, scope: !239, inlinedAt: !566)
!578 = !DILocation(line: 53, column: 19, scope: !281, inlinedAt: !577)
!579 = !DILocation(line: 53, column: 13, scope: !281, inlinedAt: !577)
!580 = !DILocation(line: 53, column: 22, scope: !281, inlinedAt: !577)
!581 = !DILocation(line: 53, column: 39, scope: !281, inlinedAt: !577)
!582 = !DILocation(line: 53, column: 45, scope: !281, inlinedAt: !577)
!583 = !DILocation(line: 46, column: 33, scope: !239, inlinedAt: !566)
!584 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !573)
!585 = !DILocation(line: 56, column: 60, scope: !275, inlinedAt: !574)
!586 = !DILocation(line: 46, column: 67, scope: !239, inlinedAt: !566)
!587 = !DILocation(line: 46, column: 64, scope: !239, inlinedAt: !566)
!588 = !DILocation(line: 46, column: 52, scope: !239, inlinedAt: !566)
!589 = !DILocation(line: 60, column: 37, scope: !276, inlinedAt: !588)
!590 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !573)
!591 = !DILocation(line: 60, column: 15, scope: !276, inlinedAt: !588)
!592 = !DILocation(line: 47, column: 37, scope: !239, inlinedAt: !566)
!593 = !DILocation(line: 47, column: 43, scope: !239, inlinedAt: !566)
!594 = !DILocation(line: 47, column: 56, scope: !239, inlinedAt: !566)
!595 = !DILocation(line: 47, column: 48, scope: !239, inlinedAt: !566)
!596 = !DILocation(line: 47, column: 30, scope: !239, inlinedAt: !566)
!597 = !DILocation(line: 47, column: 3, scope: !239, inlinedAt: !566)
!598 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !565)
!599 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !565)
!600 = !DILocation(line: 46, column: 19, scope: !241, inlinedAt: !565)
!601 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !565)
!602 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !565)
!603 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!604 = !DILocation(line: 101, column: 6, scope: !603)
!605 = !DILocation(line: 113, column: 16, scope: !603)
!606 = !DILocation(line: 103, column: 21, scope: !603)
!607 = !DILocation(line: 113, column: 20, scope: !603)
!608 = !DILocation(line: 103, column: 6, scope: !603)
!609 = !DILocation(line: 103, column: 24, scope: !603)
!610 = !DILocation(line: 103, column: 29, scope: !603)
!611 = !DILocation(line: 104, column: 16, scope: !603)
!612 = !DILocation(line: 104, column: 11, scope: !603)
!613 = !DILocation(line: 104, column: 24, scope: !603)
!614 = !DILocation(line: 105, column: 10, scope: !603)
!615 = !DILocation(line: 105, column: 21, scope: !603)
!616 = !DILocation(line: 108, column: 26, scope: !603)
!617 = !DILocation(line: 108, column: 36, scope: !603)
!618 = !DILocation(line: 108, column: 39, scope: !603)
!619 = !DILocation(line: 108, column: 24, scope: !603)
!620 = !DILocation(line: 109, column: 34, scope: !603)
!621 = !DILocation(line: 110, column: 33, scope: !603)
!622 = !DILocation(line: 110, column: 36, scope: !603)
!623 = !DILocation(line: 110, column: 46, scope: !603)
!624 = !DILocation(line: 110, column: 54, scope: !603)
!625 = !DILocation(line: 110, column: 44, scope: !603)
!626 = !DILocation(line: 110, column: 28, scope: !603)
!627 = !DILocation(line: 110, column: 16, scope: !603)
!628 = !DILocation(line: 112, column: 17, scope: !603)
!629 = !DILocation(line: 114, column: 13, scope: !603)
!630 = !DILocation(line: 103, column: 53, scope: !603)
!631 = !DILocation(line: 103, column: 39, scope: !603)
!632 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!633 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!634 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!635 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!636 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!637 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!638 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!639 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!640 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!641 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!642 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!643 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!644 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!645 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!646 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!647 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!648 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!649 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
