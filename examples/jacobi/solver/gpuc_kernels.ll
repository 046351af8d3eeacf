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
	br i1 %57, label %b8, label %b18, !dbg !264

b8:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !267, !range !35
	%59 = sext i32 %58 to i64, !dbg !267
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !267, !range !37
	%61 = sext i32 %60 to i64, !dbg !267
	%62 = icmp eq i64 %59, 0, !dbg !268
	br i1 %62, label %b9, label %b18, !dbg !268

b9:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !269, !range !149
	%64 = sext i32 %63 to i64, !dbg !269
	%65 = sdiv i64 %64, 2, !dbg !270
	%66 = icmp eq i64 %61, %65, !dbg !271
	br i1 %66, label %b10, label %b18, !dbg !266

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
	br i1 %77, label %b11, label %b18, !dbg !273

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
	%106 = mul i64 %79, -2, !dbg !301
	%107 = add i64 %p19, %106, !dbg !301
	%108 = mul i64 %81, %106, !dbg !301
	%109 = add i64 %107, %108, !dbg !301
	%110 = icmp sge i64 %109, 0, !dbg !301
	br i1 %110, label %b12, label %b14_cold, !dbg !283, !prof !52

b12:
	%111 = phi double [ %105, %b11_ok3 ], [ %132, %b13_ok2 ], !dbg !301
	%112 = phi i64 [ 1, %b11_ok3 ], [ %133, %b13_ok2 ], !dbg !302
	%113 = icmp slt i64 %112, %79, !dbg !303
	br i1 %113, label %b13, label %b16, !dbg !303

b13:
	%114 = add i64 %82, %112, !dbg !305
	%115 = mul i64 %114, 2, !dbg !306
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %115, !dbg !308
	%117 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !310
	%118 = icmp eq i64 addrspace(1)* %116, null, !dbg !310
	br i1 %118, label %b13_fail1, label %b13_ok1, !dbg !310, !prof !34

b13_ok1:
	%119 = bitcast i64* %117 to i8*, !dbg !310
	%120 = call i64 @gpuc_signal_wait_until_thread(i8* %119, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !310
	%121 = add i64 %115, 1, !dbg !311
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %121, !dbg !312
	%123 = and i64 %120, 4294967295, !dbg !315
	%124 = addrspacecast i64 addrspace(1)* %122 to i64*, !dbg !314
	%125 = icmp eq i64 addrspace(1)* %122, null, !dbg !314
	br i1 %125, label %b13_fail2, label %b13_ok2, !dbg !314, !prof !34

b13_ok2:
	%126 = bitcast i64* %124 to i8*, !dbg !314
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !314
	%128 = and i64 %127, 4294967295, !dbg !316
	%129 = shl i64 %128, 32, !dbg !317
	%130 = or i64 %123, %129, !dbg !318
	%131 = bitcast i64 %130 to double, !dbg !319
	%132 = fadd double %111, %131, !dbg !320
	%133 = add i64 %112, 1, !dbg !321
	br label %b12, !dbg !321

b16:
	%134 = phi double [ %111, %b12 ], [ %270, %b14_cold ], !dbg !322
	%135 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !323
	%136 = icmp uge i64 0, %p21, !dbg !323
	br i1 %136, label %b16_fail1, label %b16_ok1, !dbg !323, !prof !34

b16_ok1:
	store double %134, double addrspace(1)* %135, align 8, !dbg !323
	%137 = fcmp ole double %134, %p27, !dbg !324
	br i1 %137, label %b17, label %b18, !dbg !324

b17:
	%138 = urem i64 %p24, 2, !dbg !325
	%139 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %138, !dbg !326
	%140 = icmp uge i64 %138, %p23, !dbg !326
	br i1 %140, label %b17_fail1, label %b17_ok1, !dbg !326, !prof !34

b17_ok1:
	store i64 %78, i64 addrspace(1)* %139, align 8, !dbg !326
	br label %b18, !dbg !326

b18:
	%141 = icmp ne i32 %p25, 0, !dbg !327
	br i1 %141, label %b19, label %b43, !dbg !327

b19:
	%142 = fpext float %56 to double, !dbg !330
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !36
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !36
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !38
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !153
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !153
	%148 = mul i32 %147, %145, !dbg !334
	%149 = add i32 %144, %148, !dbg !334
	%150 = mul i32 %146, %149, !dbg !334
	%151 = add i32 %143, %150, !dbg !334
	%152 = sext i32 %151 to i64, !dbg !334
	%153 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %152, !dbg !335
	store double %142, double addrspace(3)* %153, align 8, !dbg !335
	call void @llvm.nvvm.barrier0(), !dbg !336
	%154 = mul i32 %146, %147, !dbg !337
	br label %b20, !dbg !336

b20:
	%155 = phi i64 [ 128, %b19 ], [ %167, %b24 ], !dbg !338
	%156 = icmp sgt i64 %155, 0, !dbg !339
	br i1 %156, label %b21, label %b25, !dbg !339

b21:
	%157 = icmp slt i64 %152, %155, !dbg !340
	br i1 %157, label %b22, label %b24, !dbg !340

b22:
	%158 = add i64 %152, %155, !dbg !341
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !256
	%160 = mul i32 %154, %159, !dbg !337
	%161 = sext i32 %160 to i64, !dbg !337
	%162 = icmp slt i64 %158, %161, !dbg !342
	br i1 %162, label %b23, label %b24, !dbg !342

b23:
	%163 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %158, !dbg !343
	%164 = load double, double addrspace(3)* %163, align 8, !dbg !343
	%165 = load double, double addrspace(3)* %153, align 8, !dbg !344
	%166 = fadd double %165, %164, !dbg !345
	store double %166, double addrspace(3)* %153, align 8, !dbg !344
	br label %b24, !dbg !344

b24:
	call void @llvm.nvvm.barrier0(), !dbg !346
	%167 = sdiv i64 %155, 2, !dbg !347
	br label %b20, !dbg !347

b25:
	%168 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !348
	%169 = load double, double addrspace(3)* %168, align 8, !dbg !348
	call void @llvm.nvvm.barrier0(), !dbg !349
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !148
	%171 = sext i32 %170 to i64, !dbg !350
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !149
	%173 = sext i32 %172 to i64, !dbg !350
	%174 = mul i64 %171, %173, !dbg !351
	%175 = icmp eq i64 %152, 0, !dbg !353
	br i1 %175, label %b26, label %b27, !dbg !353

b26:
	%176 = urem i32 %p25, 2, !dbg !356
	%177 = zext i32 %176 to i64, !dbg !357
	%178 = mul i64 %177, %174, !dbg !358
	%179 = add i64 %178, %174, !dbg !359
	%180 = icmp ugt i64 %179, %p15, !dbg !360
	br i1 %180, label %b26_fail1, label %b26_ok1, !dbg !360, !prof !34

b26_ok1:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !361, !range !35
	%182 = sext i32 %181 to i64, !dbg !361
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !361, !range !37
	%184 = sext i32 %183 to i64, !dbg !361
	%185 = mul i64 %184, %171, !dbg !362
	%186 = add i64 %185, %182, !dbg !363
	%187 = getelementptr inbounds double, double addrspace(1)* %3, i64 %178, !dbg !360
	%188 = getelementptr inbounds double, double addrspace(1)* %187, i64 %186, !dbg !364
	%189 = icmp uge i64 %186, %174, !dbg !364
	br i1 %189, label %b26_fail2, label %b26_ok2, !dbg !364, !prof !34

b26_ok2:
	store double %169, double addrspace(1)* %188, align 8, !dbg !364
	%190 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !365
	%191 = addrspacecast i32 addrspace(1)* %190 to i32*, !dbg !366
	%192 = icmp uge i64 0, %p17, !dbg !365
	br i1 %192, label %b26_fail3, label %b26_ok3, !dbg !365, !prof !34

b26_ok3:
	%193 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %191, i32 1) nounwind, !dbg !366
	%194 = zext i32 %193 to i64, !dbg !367
	%195 = sub i64 %174, 1, !dbg !368
	%196 = icmp eq i64 %194, %195, !dbg !369
	%197 = zext i1 %196 to i8, !dbg !370
	store i8 %197, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !370
	br label %b27, !dbg !370

b27:
	call void @llvm.nvvm.barrier0(), !dbg !371
	%198 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !372
	%199 = icmp ne i8 %198, 0, !dbg !372
	br i1 %199, label %b28, label %b43, !dbg !329

b28:
	%200 = urem i32 %p25, 2, !dbg !374
	%201 = zext i32 %200 to i64, !dbg !375
	%202 = mul i64 %201, %174, !dbg !376
	%203 = add i64 %202, %174, !dbg !377
	%204 = getelementptr inbounds double, double addrspace(1)* %3, i64 %202, !dbg !378
	%205 = icmp ugt i64 %203, %p15, !dbg !378
	br i1 %205, label %b28_fail1, label %b28_ok1, !dbg !378, !prof !34

b28_ok1:
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !379, !range !256
	%207 = mul i32 %154, %206, !dbg !379
	%208 = sext i32 %207 to i64, !dbg !379
	br label %b29, !dbg !379

b29:
	%209 = phi double [ 0.000000e+00, %b28_ok1 ], [ %214, %b30 ], !dbg !380
	%210 = phi i64 [ %152, %b28_ok1 ], [ %215, %b30 ], !dbg !379
	%211 = icmp slt i64 %210, %174, !dbg !379
	br i1 %211, label %b30, label %b31, !dbg !379

b30:
	%212 = getelementptr inbounds double, double addrspace(1)* %204, i64 %210, !dbg !381
	%213 = load double, double addrspace(1)* %212, align 8, !dbg !381
	%214 = fadd double %209, %213, !dbg !382
	%215 = add i64 %210, %208, !dbg !379
	br label %b29, !dbg !379

b31:
	store double %209, double addrspace(3)* %153, align 8, !dbg !384
	call void @llvm.nvvm.barrier0(), !dbg !385
	br label %b32, !dbg !385

b32:
	%216 = phi i64 [ 128, %b31 ], [ %225, %b36 ], !dbg !386
	%217 = icmp sgt i64 %216, 0, !dbg !387
	br i1 %217, label %b33, label %b37, !dbg !387

b33:
	%218 = icmp slt i64 %152, %216, !dbg !388
	br i1 %218, label %b34, label %b36, !dbg !388

b34:
	%219 = add i64 %152, %216, !dbg !389
	%220 = icmp slt i64 %219, %208, !dbg !390
	br i1 %220, label %b35, label %b36, !dbg !390

b35:
	%221 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %219, !dbg !391
	%222 = load double, double addrspace(3)* %221, align 8, !dbg !391
	%223 = load double, double addrspace(3)* %153, align 8, !dbg !392
	%224 = fadd double %223, %222, !dbg !393
	store double %224, double addrspace(3)* %153, align 8, !dbg !392
	br label %b36, !dbg !392

b36:
	call void @llvm.nvvm.barrier0(), !dbg !394
	%225 = sdiv i64 %216, 2, !dbg !395
	br label %b32, !dbg !395

b37:
	%226 = load double, double addrspace(3)* %168, align 8, !dbg !396
	call void @llvm.nvvm.barrier0(), !dbg !397
	br i1 %175, label %b38, label %b41, !dbg !398

b38:
	%227 = sext i32 %9 to i64, !dbg !249
	%228 = sext i32 %8 to i64, !dbg !399
	%229 = mul i64 %201, %228, !dbg !401
	%230 = add i64 %229, %227, !dbg !402
	%231 = mul i64 %230, 2, !dbg !403
	%232 = zext i32 %p25 to i64, !dbg !407
	%233 = add i64 %231, 1, !dbg !408
	%234 = add i64 %p19, -2, !dbg !399
	%235 = mul i64 %228, -2, !dbg !399
	%236 = mul i64 %201, %235, !dbg !399
	%237 = add i64 %234, %236, !dbg !399
	%238 = mul i64 %227, -2, !dbg !399
	%239 = add i64 %237, %238, !dbg !399
	%240 = icmp sge i64 %239, 0, !dbg !399
	br i1 %240, label %b39, label %b40_cold, !dbg !399, !prof !52

b39:
	%241 = phi i64 [ 0, %b38 ], [ %263, %b39_ok1 ], !dbg !399
	%242 = add i64 %227, %241, !dbg !409
	%243 = icmp eq i64 %228, -1, !dbg !410
	%244 = select i1 %243, i64 1, i64 %228, !dbg !410
	%245 = srem i64 %242, %244, !dbg !410
	%246 = bitcast double %226 to i64, !dbg !411
	%247 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %231, !dbg !412
	%248 = trunc i64 %246 to i32, !dbg !413
	%249 = shl i64 %232, 32, !dbg !414
	%250 = zext i32 %248 to i64, !dbg !415
	%251 = or i64 %249, %250, !dbg !416
	%252 = trunc i64 %245 to i32, !dbg !417
	%253 = addrspacecast i64 addrspace(1)* %247 to i64*, !dbg !417
	%254 = icmp uge i64 %245, %228, !dbg !417
	br i1 %254, label %b39_fail1, label %b39_ok1, !dbg !417, !prof !34

b39_ok1:
	%255 = bitcast i64* %253 to i8*, !dbg !417
	call void @gpuc_signal_op_thread(i8* %255, i64 %251, i32 9, i32 %252), !dbg !417
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %233, !dbg !418
	%257 = lshr i64 %246, 32, !dbg !419
	%258 = trunc i64 %257 to i32, !dbg !420
	%259 = zext i32 %258 to i64, !dbg !422
	%260 = or i64 %249, %259, !dbg !423
	%261 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !424
	%262 = bitcast i64* %261 to i8*, !dbg !424
	call void @gpuc_signal_op_thread(i8* %262, i64 %260, i32 9, i32 %252), !dbg !424
	%263 = add i64 %241, 1, !dbg !405
	%264 = icmp slt i64 %263, %228, !dbg !405
	br i1 %264, label %b39, label %b41, !dbg !405

b41:
	br i1 %175, label %b42, label %b43, !dbg !425

b42:
	%265 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !426
	%266 = addrspacecast i32 addrspace(1)* %265 to i32*, !dbg !427
	%267 = icmp uge i64 0, %p17, !dbg !426
	br i1 %267, label %b42_fail1, label %b42_ok1, !dbg !426, !prof !34

b42_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %266, i32 0) nounwind, !dbg !427
	br label %b43, !dbg !427

b43:
	ret void, !dbg !427

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p23), !dbg !253
	ret void, !dbg !253

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p23), !dbg !259
	ret void, !dbg !259

b11_fail1:
	%268 = icmp uge i64 %83, %p19, !dbg !284
	br i1 %268, label %b11_fail2, label %b11_ok2, !dbg !284

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %83, i64 %p19), !dbg !284
	ret void, !dbg !284

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !287
	ret void, !dbg !287

b11_fail3:
	%269 = icmp uge i64 %93, %p19, !dbg !293
	br i1 %269, label %b11_fail4, label %b11_ok4, !dbg !293

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %93, i64 %p19), !dbg !293
	ret void, !dbg !293

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !295
	ret void, !dbg !295

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !310
	ret void, !dbg !310

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !314
	ret void, !dbg !314

b14_cold:
	%270 = phi double [ %297, %b15_cold_ok3 ], [ %105, %b11_ok3 ], !dbg !301
	%271 = phi i64 [ %298, %b15_cold_ok3 ], [ 1, %b11_ok3 ], !dbg !302
	%272 = icmp slt i64 %271, %79, !dbg !303
	br i1 %272, label %b15_cold, label %b16, !dbg !303

b15_cold:
	%273 = add i64 %82, %271, !dbg !305
	%274 = mul i64 %273, 2, !dbg !306
	%275 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %274, !dbg !308
	%276 = addrspacecast i64 addrspace(1)* %275 to i64*, !dbg !310
	%277 = icmp uge i64 %274, %p19, !dbg !308
	%278 = icmp eq i64 addrspace(1)* %275, null, !dbg !310
	%279 = or i1 %277, %278, !dbg !310
	br i1 %279, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !310, !prof !34

b15_cold_fail1:
	%280 = icmp uge i64 %274, %p19, !dbg !308
	br i1 %280, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !308

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %274, i64 %p19), !dbg !308
	ret void, !dbg !308

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !310
	ret void, !dbg !310

b15_cold_ok1:
	%281 = bitcast i64* %276 to i8*, !dbg !310
	%282 = call i64 @gpuc_signal_wait_until_thread(i8* %281, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !310
	%283 = add i64 %274, 1, !dbg !311
	%284 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %283, !dbg !312
	%285 = and i64 %282, 4294967295, !dbg !315
	%286 = addrspacecast i64 addrspace(1)* %284 to i64*, !dbg !314
	%287 = icmp uge i64 %283, %p19, !dbg !312
	%288 = icmp eq i64 addrspace(1)* %284, null, !dbg !314
	%289 = or i1 %287, %288, !dbg !314
	br i1 %289, label %b15_cold_fail3, label %b15_cold_ok3, !dbg !314, !prof !34

b15_cold_fail3:
	%290 = icmp uge i64 %283, %p19, !dbg !312
	br i1 %290, label %b15_cold_fail4, label %b15_cold_ok4, !dbg !312

b15_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %283, i64 %p19), !dbg !312
	ret void, !dbg !312

b15_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !314
	ret void, !dbg !314

b15_cold_ok3:
	%291 = bitcast i64* %286 to i8*, !dbg !314
	%292 = call i64 @gpuc_signal_wait_until_thread(i8* %291, i32 5, i64 %86, i32 1, i8* %ctrl, i32 16), !dbg !314
	%293 = and i64 %292, 4294967295, !dbg !316
	%294 = shl i64 %293, 32, !dbg !317
	%295 = or i64 %285, %294, !dbg !318
	%296 = bitcast i64 %295 to double, !dbg !319
	%297 = fadd double %270, %296, !dbg !320
	%298 = add i64 %271, 1, !dbg !321
	br label %b14_cold, !dbg !321

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !323
	ret void, !dbg !323

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %138, i64 %p23), !dbg !326
	ret void, !dbg !326

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %179, i64 %p15), !dbg !360
	ret void, !dbg !360

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %186, i64 %174), !dbg !364
	ret void, !dbg !364

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p17), !dbg !365
	ret void, !dbg !365

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %203, i64 %p15), !dbg !378
	ret void, !dbg !378

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %245, i64 %228), !dbg !417
	ret void, !dbg !417

b40_cold:
	%299 = phi i64 [ %323, %b40_cold_ok3 ], [ 0, %b38 ], !dbg !399
	%300 = add i64 %227, %299, !dbg !409
	%301 = icmp uge i64 %231, %p19, !dbg !412
	br i1 %301, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !412, !prof !34

b40_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %231, i64 %p19), !dbg !412
	ret void, !dbg !412

b40_cold_ok1:
	%302 = icmp eq i64 %228, -1, !dbg !410
	%303 = select i1 %302, i64 1, i64 %228, !dbg !410
	%304 = srem i64 %300, %303, !dbg !410
	%305 = bitcast double %226 to i64, !dbg !411
	%306 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %231, !dbg !412
	%307 = trunc i64 %305 to i32, !dbg !413
	%308 = shl i64 %232, 32, !dbg !414
	%309 = zext i32 %307 to i64, !dbg !415
	%310 = or i64 %308, %309, !dbg !416
	%311 = trunc i64 %304 to i32, !dbg !417
	%312 = addrspacecast i64 addrspace(1)* %306 to i64*, !dbg !417
	%313 = icmp uge i64 %304, %228, !dbg !417
	br i1 %313, label %b40_cold_fail2, label %b40_cold_ok2, !dbg !417, !prof !34

b40_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %304, i64 %228), !dbg !417
	ret void, !dbg !417

b40_cold_ok2:
	%314 = bitcast i64* %312 to i8*, !dbg !417
	call void @gpuc_signal_op_thread(i8* %314, i64 %310, i32 9, i32 %311), !dbg !417
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %233, !dbg !418
	%316 = lshr i64 %305, 32, !dbg !419
	%317 = trunc i64 %316 to i32, !dbg !420
	%318 = zext i32 %317 to i64, !dbg !422
	%319 = or i64 %308, %318, !dbg !423
	%320 = addrspacecast i64 addrspace(1)* %315 to i64*, !dbg !424
	%321 = icmp uge i64 %233, %p19, !dbg !418
	br i1 %321, label %b40_cold_fail3, label %b40_cold_ok3, !dbg !418, !prof !34

b40_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %233, i64 %p19), !dbg !418
	ret void, !dbg !418

b40_cold_ok3:
	%322 = bitcast i64* %320 to i8*, !dbg !424
	call void @gpuc_signal_op_thread(i8* %322, i64 %319, i32 9, i32 %311), !dbg !424
	%323 = add i64 %299, 1, !dbg !405
	%324 = icmp slt i64 %323, %228, !dbg !405
	br i1 %324, label %b40_cold, label %b41, !dbg !405

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 %p17), !dbg !426
	ret void, !dbg !426
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !428 {
entry:
	br label %b0, !dbg !429

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !429
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !429
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !429
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !429
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !429
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !429
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !429
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !432
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !435
	%9 = icmp slt i64 0, %p25, !dbg !436
	br i1 %9, label %b1, label %b83, !dbg !436

b1:
	%10 = icmp sgt i64 %p6, 0, !dbg !437
	%11 = sext i32 %7 to i64, !dbg !432
	%12 = sext i32 %8 to i64, !dbg !435
	%13 = add i64 %p23, -2, !dbg !438
	%14 = icmp sge i64 %13, 0, !dbg !438
	%15 = mul i64 %11, -4, !dbg !438
	%16 = add i64 %p19, %15, !dbg !438
	%17 = icmp sge i64 %16, 0, !dbg !438
	%18 = and i1 %14, %17, !dbg !438
	%19 = add i64 %p19, -2, !dbg !438
	%20 = mul i64 %11, -2, !dbg !438
	%21 = add i64 %19, %20, !dbg !438
	%22 = mul i64 %12, -2, !dbg !438
	%23 = add i64 %21, %22, !dbg !438
	%24 = icmp sge i64 %23, 0, !dbg !438
	%25 = and i1 %18, %24, !dbg !438
	br i1 %25, label %b2, label %b42_cold, !dbg !438, !prof !52

b2:
	%26 = phi i64 [ %256, %b41 ], [ %p24, %b1 ], !dbg !438
	%27 = phi i64 [ %165, %b41 ], [ %p26, %b1 ], !dbg !439
	%28 = phi i32 [ %166, %b41 ], [ %p28, %b1 ], !dbg !440
	%29 = phi i32 [ %167, %b41 ], [ %p29, %b1 ], !dbg !441
	%30 = phi i64 [ %257, %b41 ], [ 0, %b1 ], !dbg !441
	br i1 %10, label %b3, label %b6, !dbg !437

b3:
	%31 = urem i64 %26, 2, !dbg !442
	%32 = icmp eq i64 %31, 0, !dbg !443
	br i1 %32, label %b4, label %b5, !dbg !443

b4:
	%33 = addrspacecast float addrspace(1)* %0 to float*, !dbg !444
	%34 = addrspacecast float addrspace(1)* %1 to float*, !dbg !444
	%35 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !444
	%36 = call float @gpuc_fn_solver_sweep(float* %33, i64 %p1, float* %34, i64 %p3, i64* %35, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %26, i8* %ctrl), !dbg !444
	br label %b6, !dbg !444

b5:
	%37 = addrspacecast float addrspace(1)* %1 to float*, !dbg !445
	%38 = addrspacecast float addrspace(1)* %0 to float*, !dbg !445
	%39 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !445
	%40 = call float @gpuc_fn_solver_sweep(float* %37, i64 %p3, float* %38, i64 %p1, i64* %39, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %26, i8* %ctrl), !dbg !445
	br label %b6, !dbg !445

b6:
	%41 = phi float [ 0.000000e+00, %b2 ], [ %36, %b4 ], [ %40, %b5 ], !dbg !446
	%42 = icmp ne i32 %28, 0, !dbg !447
	br i1 %42, label %b7, label %b15, !dbg !447

b7:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !449, !range !35
	%44 = sext i32 %43 to i64, !dbg !449
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !449, !range !37
	%46 = sext i32 %45 to i64, !dbg !449
	%47 = icmp eq i64 %44, 0, !dbg !450
	br i1 %47, label %b8, label %b15, !dbg !450

b8:
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !451, !range !149
	%49 = sext i32 %48 to i64, !dbg !451
	%50 = sdiv i64 %49, 2, !dbg !452
	%51 = icmp eq i64 %46, %50, !dbg !453
	br i1 %51, label %b9, label %b15, !dbg !448

b9:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !36
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !36
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !38
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !153
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !153
	%57 = mul i32 %56, %54, !dbg !454
	%58 = add i32 %53, %57, !dbg !454
	%59 = mul i32 %55, %58, !dbg !454
	%60 = add i32 %52, %59, !dbg !454
	%61 = sext i32 %60 to i64, !dbg !454
	%62 = icmp eq i64 %61, 0, !dbg !455
	br i1 %62, label %b10, label %b15, !dbg !455

b10:
	%63 = sub i64 %26, 1, !dbg !456
	%64 = urem i32 %28, 2, !dbg !458
	%65 = zext i32 %64 to i64, !dbg !459
	%66 = mul i64 %65, %11, !dbg !460
	%67 = mul i64 %66, 2, !dbg !461
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %67, !dbg !463
	%69 = zext i32 %28 to i64, !dbg !466
	%70 = shl i64 %69, 32, !dbg !467
	%71 = addrspacecast i64 addrspace(1)* %68 to i64*, !dbg !468
	%72 = icmp eq i64 addrspace(1)* %68, null, !dbg !468
	br i1 %72, label %b10_fail1, label %b10_ok1, !dbg !468, !prof !34

b10_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !468
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %70, i32 1, i8* %ctrl, i32 16), !dbg !468
	%75 = add i64 %67, 1, !dbg !469
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %75, !dbg !470
	%77 = and i64 %74, 4294967295, !dbg !473
	%78 = addrspacecast i64 addrspace(1)* %76 to i64*, !dbg !472
	%79 = icmp eq i64 addrspace(1)* %76, null, !dbg !472
	br i1 %79, label %b10_fail2, label %b10_ok2, !dbg !472, !prof !34

b10_ok2:
	%80 = bitcast i64* %78 to i8*, !dbg !472
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %70, i32 1, i8* %ctrl, i32 16), !dbg !472
	%82 = and i64 %81, 4294967295, !dbg !474
	%83 = shl i64 %82, 32, !dbg !475
	%84 = or i64 %77, %83, !dbg !476
	%85 = bitcast i64 %84 to double, !dbg !477
	br label %b11, !dbg !462

b11:
	%86 = phi double [ %85, %b10_ok2 ], [ %107, %b12_ok2 ], !dbg !478
	%87 = phi i64 [ 1, %b10_ok2 ], [ %108, %b12_ok2 ], !dbg !479
	%88 = icmp slt i64 %87, %11, !dbg !480
	br i1 %88, label %b12, label %b13, !dbg !480

b12:
	%89 = add i64 %66, %87, !dbg !482
	%90 = mul i64 %89, 2, !dbg !483
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %90, !dbg !485
	%92 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !487
	%93 = icmp eq i64 addrspace(1)* %91, null, !dbg !487
	br i1 %93, label %b12_fail1, label %b12_ok1, !dbg !487, !prof !34

b12_ok1:
	%94 = bitcast i64* %92 to i8*, !dbg !487
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 5, i64 %70, i32 1, i8* %ctrl, i32 16), !dbg !487
	%96 = add i64 %90, 1, !dbg !488
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %96, !dbg !489
	%98 = and i64 %95, 4294967295, !dbg !492
	%99 = addrspacecast i64 addrspace(1)* %97 to i64*, !dbg !491
	%100 = icmp eq i64 addrspace(1)* %97, null, !dbg !491
	br i1 %100, label %b12_fail2, label %b12_ok2, !dbg !491, !prof !34

b12_ok2:
	%101 = bitcast i64* %99 to i8*, !dbg !491
	%102 = call i64 @gpuc_signal_wait_until_thread(i8* %101, i32 5, i64 %70, i32 1, i8* %ctrl, i32 16), !dbg !491
	%103 = and i64 %102, 4294967295, !dbg !493
	%104 = shl i64 %103, 32, !dbg !494
	%105 = or i64 %98, %104, !dbg !495
	%106 = bitcast i64 %105 to double, !dbg !496
	%107 = fadd double %86, %106, !dbg !497
	%108 = add i64 %87, 1, !dbg !498
	br label %b11, !dbg !498

b13:
	%109 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !499
	%110 = icmp uge i64 0, %p21, !dbg !499
	br i1 %110, label %b13_fail1, label %b13_ok1, !dbg !499, !prof !34

b13_ok1:
	store double %86, double addrspace(1)* %109, align 8, !dbg !499
	%111 = fcmp ole double %86, %p30, !dbg !500
	br i1 %111, label %b14, label %b15, !dbg !500

b14:
	%112 = urem i64 %26, 2, !dbg !501
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %112, !dbg !502
	store i64 %63, i64 addrspace(1)* %113, align 8, !dbg !502
	br label %b15, !dbg !502

b15:
	%114 = sub i64 %27, 1, !dbg !503
	%115 = icmp eq i64 %114, 0, !dbg !504
	br i1 %115, label %b16, label %b24, !dbg !504

b16:
	%116 = add i32 %29, 1, !dbg !505
	%117 = fpext float %41 to double, !dbg !506
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !36
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !36
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !38
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !153
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !153
	%123 = mul i32 %122, %120, !dbg !509
	%124 = add i32 %119, %123, !dbg !509
	%125 = mul i32 %121, %124, !dbg !509
	%126 = add i32 %118, %125, !dbg !509
	%127 = sext i32 %126 to i64, !dbg !509
	%128 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %127, !dbg !510
	store double %117, double addrspace(3)* %128, align 8, !dbg !510
	call void @llvm.nvvm.barrier0(), !dbg !511
	%129 = mul i32 %121, %122, !dbg !512
	br label %b17, !dbg !511

b17:
	%130 = phi i64 [ 128, %b16 ], [ %142, %b21 ], !dbg !513
	%131 = icmp sgt i64 %130, 0, !dbg !514
	br i1 %131, label %b18, label %b22, !dbg !514

b18:
	%132 = icmp slt i64 %127, %130, !dbg !515
	br i1 %132, label %b19, label %b21, !dbg !515

b19:
	%133 = add i64 %127, %130, !dbg !516
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !512, !range !256
	%135 = mul i32 %129, %134, !dbg !512
	%136 = sext i32 %135 to i64, !dbg !512
	%137 = icmp slt i64 %133, %136, !dbg !517
	br i1 %137, label %b20, label %b21, !dbg !517

b20:
	%138 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %133, !dbg !518
	%139 = load double, double addrspace(3)* %138, align 8, !dbg !518
	%140 = load double, double addrspace(3)* %128, align 8, !dbg !519
	%141 = fadd double %140, %139, !dbg !520
	store double %141, double addrspace(3)* %128, align 8, !dbg !519
	br label %b21, !dbg !519

b21:
	call void @llvm.nvvm.barrier0(), !dbg !521
	%142 = sdiv i64 %130, 2, !dbg !522
	br label %b17, !dbg !522

b22:
	%143 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !523
	%144 = load double, double addrspace(3)* %143, align 8, !dbg !523
	call void @llvm.nvvm.barrier0(), !dbg !524
	%145 = icmp eq i64 %127, 0, !dbg !525
	br i1 %145, label %b23, label %b24, !dbg !525

b23:
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !148
	%147 = sext i32 %146 to i64, !dbg !527
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !149
	%149 = sext i32 %148 to i64, !dbg !527
	%150 = mul i64 %147, %149, !dbg !528
	%151 = urem i32 %29, 2, !dbg !529
	%152 = zext i32 %151 to i64, !dbg !530
	%153 = mul i64 %152, %150, !dbg !531
	%154 = add i64 %153, %150, !dbg !532
	%155 = icmp ugt i64 %154, %p15, !dbg !533
	br i1 %155, label %b23_fail1, label %b23_ok1, !dbg !533, !prof !34

b23_ok1:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !35
	%157 = sext i32 %156 to i64, !dbg !534
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !37
	%159 = sext i32 %158 to i64, !dbg !534
	%160 = mul i64 %159, %147, !dbg !535
	%161 = add i64 %160, %157, !dbg !536
	%162 = getelementptr inbounds double, double addrspace(1)* %3, i64 %153, !dbg !533
	%163 = getelementptr inbounds double, double addrspace(1)* %162, i64 %161, !dbg !537
	%164 = icmp uge i64 %161, %150, !dbg !537
	br i1 %164, label %b23_fail2, label %b23_ok2, !dbg !537, !prof !34

b23_ok2:
	store double %144, double addrspace(1)* %163, align 8, !dbg !537
	br label %b24, !dbg !537

b24:
	%165 = phi i64 [ %114, %b15 ], [ %p27, %b22 ], [ %p27, %b23_ok2 ], !dbg !439
	%166 = phi i32 [ 0, %b15 ], [ %29, %b22 ], [ %29, %b23_ok2 ], !dbg !440
	%167 = phi i32 [ %29, %b15 ], [ %116, %b22 ], [ %116, %b23_ok2 ], !dbg !441
	call void @gpuc_grid_sync(), !dbg !538
	%168 = fcmp oge double %p30, 0.000000e+00, !dbg !539
	br i1 %168, label %b25, label %b26, !dbg !539

b25:
	%169 = urem i64 %26, 2, !dbg !540
	%170 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %169, !dbg !541
	%171 = load i64, i64 addrspace(1)* %170, align 8, !dbg !541
	%172 = icmp ne i64 %171, 0, !dbg !542
	br i1 %172, label %b66, label %b26, !dbg !542

b26:
	%173 = icmp ne i32 %166, 0, !dbg !543
	br i1 %173, label %b27, label %b41, !dbg !543

b27:
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545, !range !35
	%175 = sext i32 %174 to i64, !dbg !545
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !545, !range !37
	%177 = sext i32 %176 to i64, !dbg !545
	%178 = icmp eq i64 %175, 0, !dbg !546
	br i1 %178, label %b28, label %b41, !dbg !546

b28:
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !547, !range !149
	%180 = sext i32 %179 to i64, !dbg !547
	%181 = sdiv i64 %180, 2, !dbg !548
	%182 = icmp eq i64 %177, %181, !dbg !549
	br i1 %182, label %b29, label %b41, !dbg !544

b29:
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !148
	%184 = sext i32 %183 to i64, !dbg !551
	%185 = mul i64 %184, %180, !dbg !552
	%186 = urem i32 %166, 2, !dbg !553
	%187 = zext i32 %186 to i64, !dbg !554
	%188 = mul i64 %187, %185, !dbg !555
	%189 = add i64 %188, %185, !dbg !556
	%190 = getelementptr inbounds double, double addrspace(1)* %3, i64 %188, !dbg !557
	%191 = icmp ugt i64 %189, %p15, !dbg !557
	br i1 %191, label %b29_fail1, label %b29_ok1, !dbg !557, !prof !34

b29_ok1:
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !36
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !36
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !38
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !153
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !153
	%197 = mul i32 %196, %194, !dbg !558
	%198 = add i32 %193, %197, !dbg !558
	%199 = mul i32 %195, %198, !dbg !558
	%200 = add i32 %192, %199, !dbg !558
	%201 = sext i32 %200 to i64, !dbg !558
	%202 = mul i32 %195, %196, !dbg !558
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !256
	%204 = mul i32 %202, %203, !dbg !558
	%205 = sext i32 %204 to i64, !dbg !558
	br label %b30, !dbg !558

b30:
	%206 = phi double [ 0.000000e+00, %b29_ok1 ], [ %211, %b31 ], !dbg !559
	%207 = phi i64 [ %201, %b29_ok1 ], [ %212, %b31 ], !dbg !558
	%208 = icmp slt i64 %207, %185, !dbg !558
	br i1 %208, label %b31, label %b32, !dbg !558

b31:
	%209 = getelementptr inbounds double, double addrspace(1)* %190, i64 %207, !dbg !560
	%210 = load double, double addrspace(1)* %209, align 8, !dbg !560
	%211 = fadd double %206, %210, !dbg !561
	%212 = add i64 %207, %205, !dbg !558
	br label %b30, !dbg !558

b32:
	%213 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %201, !dbg !564
	store double %206, double addrspace(3)* %213, align 8, !dbg !564
	call void @llvm.nvvm.barrier0(), !dbg !565
	br label %b33, !dbg !565

b33:
	%214 = phi i64 [ 128, %b32 ], [ %223, %b37 ], !dbg !566
	%215 = icmp sgt i64 %214, 0, !dbg !567
	br i1 %215, label %b34, label %b38, !dbg !567

b34:
	%216 = icmp slt i64 %201, %214, !dbg !568
	br i1 %216, label %b35, label %b37, !dbg !568

b35:
	%217 = add i64 %201, %214, !dbg !569
	%218 = icmp slt i64 %217, %205, !dbg !570
	br i1 %218, label %b36, label %b37, !dbg !570

b36:
	%219 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %217, !dbg !571
	%220 = load double, double addrspace(3)* %219, align 8, !dbg !571
	%221 = load double, double addrspace(3)* %213, align 8, !dbg !572
	%222 = fadd double %221, %220, !dbg !573
	store double %222, double addrspace(3)* %213, align 8, !dbg !572
	br label %b37, !dbg !572

b37:
	call void @llvm.nvvm.barrier0(), !dbg !574
	%223 = sdiv i64 %214, 2, !dbg !575
	br label %b33, !dbg !575

b38:
	%224 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !576
	%225 = load double, double addrspace(3)* %224, align 8, !dbg !576
	call void @llvm.nvvm.barrier0(), !dbg !577
	%226 = icmp eq i64 %201, 0, !dbg !578
	br i1 %226, label %b39, label %b41, !dbg !578

b39:
	%227 = mul i64 %187, %11, !dbg !580
	%228 = add i64 %227, %12, !dbg !581
	%229 = mul i64 %228, 2, !dbg !582
	%230 = zext i32 %166 to i64, !dbg !585
	%231 = add i64 %229, 1, !dbg !586
	br label %b40, !dbg !587

b40:
	%232 = phi i64 [ 0, %b39 ], [ %254, %b40_ok1 ], !dbg !587
	%233 = add i64 %12, %232, !dbg !588
	%234 = icmp eq i64 %11, -1, !dbg !589
	%235 = select i1 %234, i64 1, i64 %11, !dbg !589
	%236 = srem i64 %233, %235, !dbg !589
	%237 = bitcast double %225 to i64, !dbg !590
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %229, !dbg !591
	%239 = trunc i64 %237 to i32, !dbg !592
	%240 = shl i64 %230, 32, !dbg !593
	%241 = zext i32 %239 to i64, !dbg !594
	%242 = or i64 %240, %241, !dbg !595
	%243 = trunc i64 %236 to i32, !dbg !596
	%244 = addrspacecast i64 addrspace(1)* %238 to i64*, !dbg !596
	%245 = icmp uge i64 %236, %11, !dbg !596
	br i1 %245, label %b40_fail1, label %b40_ok1, !dbg !596, !prof !34

b40_ok1:
	%246 = bitcast i64* %244 to i8*, !dbg !596
	call void @gpuc_signal_op_thread(i8* %246, i64 %242, i32 9, i32 %243), !dbg !596
	%247 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %231, !dbg !597
	%248 = lshr i64 %237, 32, !dbg !598
	%249 = trunc i64 %248 to i32, !dbg !599
	%250 = zext i32 %249 to i64, !dbg !601
	%251 = or i64 %240, %250, !dbg !602
	%252 = addrspacecast i64 addrspace(1)* %247 to i64*, !dbg !603
	%253 = bitcast i64* %252 to i8*, !dbg !603
	call void @gpuc_signal_op_thread(i8* %253, i64 %251, i32 9, i32 %243), !dbg !603
	%254 = add i64 %232, 1, !dbg !583
	%255 = icmp slt i64 %254, %11, !dbg !583
	br i1 %255, label %b40, label %b41, !dbg !583

b41:
	%256 = add i64 %26, 1, !dbg !604
	%257 = add i64 %30, 1, !dbg !604
	%258 = icmp slt i64 %257, %p25, !dbg !604
	br i1 %258, label %b2, label %b83, !dbg !604

b66:
	ret void, !dbg !605

b83:
	ret void, !dbg !604

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !468
	ret void, !dbg !468

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !472
	ret void, !dbg !472

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !491
	ret void, !dbg !491

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !499
	ret void, !dbg !499

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %154, i64 %p15), !dbg !533
	ret void, !dbg !533

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %161, i64 %150), !dbg !537
	ret void, !dbg !537

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %189, i64 %p15), !dbg !557
	ret void, !dbg !557

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %236, i64 %11), !dbg !596
	ret void, !dbg !596

b42_cold:
	%259 = phi i64 [ %505, %b82_cold ], [ %p24, %b1 ], !dbg !438
	%260 = phi i64 [ %411, %b82_cold ], [ %p26, %b1 ], !dbg !439
	%261 = phi i32 [ %412, %b82_cold ], [ %p28, %b1 ], !dbg !440
	%262 = phi i32 [ %413, %b82_cold ], [ %p29, %b1 ], !dbg !441
	%263 = phi i64 [ %506, %b82_cold ], [ 0, %b1 ], !dbg !441
	br i1 %10, label %b43_cold, label %b46_cold, !dbg !437

b43_cold:
	%264 = urem i64 %259, 2, !dbg !442
	%265 = icmp eq i64 %264, 0, !dbg !443
	br i1 %265, label %b44_cold, label %b45_cold, !dbg !443

b44_cold:
	%266 = addrspacecast float addrspace(1)* %0 to float*, !dbg !444
	%267 = addrspacecast float addrspace(1)* %1 to float*, !dbg !444
	%268 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !444
	%269 = call float @gpuc_fn_solver_sweep(float* %266, i64 %p1, float* %267, i64 %p3, i64* %268, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %259, i8* %ctrl), !dbg !444
	br label %b46_cold, !dbg !444

b45_cold:
	%270 = addrspacecast float addrspace(1)* %1 to float*, !dbg !445
	%271 = addrspacecast float addrspace(1)* %0 to float*, !dbg !445
	%272 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !445
	%273 = call float @gpuc_fn_solver_sweep(float* %270, i64 %p3, float* %271, i64 %p1, i64* %272, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %259, i8* %ctrl), !dbg !445
	br label %b46_cold, !dbg !445

b46_cold:
	%274 = phi float [ 0.000000e+00, %b42_cold ], [ %269, %b44_cold ], [ %273, %b45_cold ], !dbg !446
	%275 = icmp ne i32 %261, 0, !dbg !447
	br i1 %275, label %b47_cold, label %b55_cold, !dbg !447

b47_cold:
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !449, !range !35
	%277 = sext i32 %276 to i64, !dbg !449
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !449, !range !37
	%279 = sext i32 %278 to i64, !dbg !449
	%280 = icmp eq i64 %277, 0, !dbg !450
	br i1 %280, label %b48_cold, label %b55_cold, !dbg !450

b48_cold:
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !451, !range !149
	%282 = sext i32 %281 to i64, !dbg !451
	%283 = sdiv i64 %282, 2, !dbg !452
	%284 = icmp eq i64 %279, %283, !dbg !453
	br i1 %284, label %b49_cold, label %b55_cold, !dbg !448

b49_cold:
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !36
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !36
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !38
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !153
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !153
	%290 = mul i32 %289, %287, !dbg !454
	%291 = add i32 %286, %290, !dbg !454
	%292 = mul i32 %288, %291, !dbg !454
	%293 = add i32 %285, %292, !dbg !454
	%294 = sext i32 %293 to i64, !dbg !454
	%295 = icmp eq i64 %294, 0, !dbg !455
	br i1 %295, label %b50_cold, label %b55_cold, !dbg !455

b50_cold:
	%296 = sub i64 %259, 1, !dbg !456
	%297 = urem i32 %261, 2, !dbg !458
	%298 = zext i32 %297 to i64, !dbg !459
	%299 = mul i64 %298, %11, !dbg !460
	%300 = mul i64 %299, 2, !dbg !461
	%301 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %300, !dbg !463
	%302 = zext i32 %261 to i64, !dbg !466
	%303 = shl i64 %302, 32, !dbg !467
	%304 = addrspacecast i64 addrspace(1)* %301 to i64*, !dbg !468
	%305 = icmp uge i64 %300, %p19, !dbg !463
	%306 = icmp eq i64 addrspace(1)* %301, null, !dbg !468
	%307 = or i1 %305, %306, !dbg !468
	br i1 %307, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !468, !prof !34

b50_cold_fail1:
	%308 = icmp uge i64 %300, %p19, !dbg !463
	br i1 %308, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !463

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %300, i64 %p19), !dbg !463
	ret void, !dbg !463

b50_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !468
	ret void, !dbg !468

b50_cold_ok1:
	%309 = bitcast i64* %304 to i8*, !dbg !468
	%310 = call i64 @gpuc_signal_wait_until_thread(i8* %309, i32 5, i64 %303, i32 1, i8* %ctrl, i32 16), !dbg !468
	%311 = add i64 %300, 1, !dbg !469
	%312 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %311, !dbg !470
	%313 = and i64 %310, 4294967295, !dbg !473
	%314 = addrspacecast i64 addrspace(1)* %312 to i64*, !dbg !472
	%315 = icmp uge i64 %311, %p19, !dbg !470
	%316 = icmp eq i64 addrspace(1)* %312, null, !dbg !472
	%317 = or i1 %315, %316, !dbg !472
	br i1 %317, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !472, !prof !34

b50_cold_fail3:
	%318 = icmp uge i64 %311, %p19, !dbg !470
	br i1 %318, label %b50_cold_fail4, label %b50_cold_ok4, !dbg !470

b50_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %311, i64 %p19), !dbg !470
	ret void, !dbg !470

b50_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !472
	ret void, !dbg !472

b50_cold_ok3:
	%319 = bitcast i64* %314 to i8*, !dbg !472
	%320 = call i64 @gpuc_signal_wait_until_thread(i8* %319, i32 5, i64 %303, i32 1, i8* %ctrl, i32 16), !dbg !472
	%321 = and i64 %320, 4294967295, !dbg !474
	%322 = shl i64 %321, 32, !dbg !475
	%323 = or i64 %313, %322, !dbg !476
	%324 = bitcast i64 %323 to double, !dbg !477
	br label %b51_cold, !dbg !462

b51_cold:
	%325 = phi double [ %324, %b50_cold_ok3 ], [ %352, %b52_cold_ok3 ], !dbg !478
	%326 = phi i64 [ 1, %b50_cold_ok3 ], [ %353, %b52_cold_ok3 ], !dbg !479
	%327 = icmp slt i64 %326, %11, !dbg !480
	br i1 %327, label %b52_cold, label %b53_cold, !dbg !480

b52_cold:
	%328 = add i64 %299, %326, !dbg !482
	%329 = mul i64 %328, 2, !dbg !483
	%330 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %329, !dbg !485
	%331 = addrspacecast i64 addrspace(1)* %330 to i64*, !dbg !487
	%332 = icmp uge i64 %329, %p19, !dbg !485
	%333 = icmp eq i64 addrspace(1)* %330, null, !dbg !487
	%334 = or i1 %332, %333, !dbg !487
	br i1 %334, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !487, !prof !34

b52_cold_fail1:
	%335 = icmp uge i64 %329, %p19, !dbg !485
	br i1 %335, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !485

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %329, i64 %p19), !dbg !485
	ret void, !dbg !485

b52_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b52_cold_ok1:
	%336 = bitcast i64* %331 to i8*, !dbg !487
	%337 = call i64 @gpuc_signal_wait_until_thread(i8* %336, i32 5, i64 %303, i32 1, i8* %ctrl, i32 16), !dbg !487
	%338 = add i64 %329, 1, !dbg !488
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %338, !dbg !489
	%340 = and i64 %337, 4294967295, !dbg !492
	%341 = addrspacecast i64 addrspace(1)* %339 to i64*, !dbg !491
	%342 = icmp uge i64 %338, %p19, !dbg !489
	%343 = icmp eq i64 addrspace(1)* %339, null, !dbg !491
	%344 = or i1 %342, %343, !dbg !491
	br i1 %344, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !491, !prof !34

b52_cold_fail3:
	%345 = icmp uge i64 %338, %p19, !dbg !489
	br i1 %345, label %b52_cold_fail4, label %b52_cold_ok4, !dbg !489

b52_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %338, i64 %p19), !dbg !489
	ret void, !dbg !489

b52_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !491
	ret void, !dbg !491

b52_cold_ok3:
	%346 = bitcast i64* %341 to i8*, !dbg !491
	%347 = call i64 @gpuc_signal_wait_until_thread(i8* %346, i32 5, i64 %303, i32 1, i8* %ctrl, i32 16), !dbg !491
	%348 = and i64 %347, 4294967295, !dbg !493
	%349 = shl i64 %348, 32, !dbg !494
	%350 = or i64 %340, %349, !dbg !495
	%351 = bitcast i64 %350 to double, !dbg !496
	%352 = fadd double %325, %351, !dbg !497
	%353 = add i64 %326, 1, !dbg !498
	br label %b51_cold, !dbg !498

b53_cold:
	%354 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !499
	%355 = icmp uge i64 0, %p21, !dbg !499
	br i1 %355, label %b53_cold_fail1, label %b53_cold_ok1, !dbg !499, !prof !34

b53_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !499
	ret void, !dbg !499

b53_cold_ok1:
	store double %325, double addrspace(1)* %354, align 8, !dbg !499
	%356 = fcmp ole double %325, %p30, !dbg !500
	br i1 %356, label %b54_cold, label %b55_cold, !dbg !500

b54_cold:
	%357 = urem i64 %259, 2, !dbg !501
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %357, !dbg !502
	%359 = icmp uge i64 %357, %p23, !dbg !502
	br i1 %359, label %b54_cold_fail1, label %b54_cold_ok1, !dbg !502, !prof !34

b54_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %357, i64 %p23), !dbg !502
	ret void, !dbg !502

b54_cold_ok1:
	store i64 %296, i64 addrspace(1)* %358, align 8, !dbg !502
	br label %b55_cold, !dbg !502

b55_cold:
	%360 = sub i64 %260, 1, !dbg !503
	%361 = icmp eq i64 %360, 0, !dbg !504
	br i1 %361, label %b56_cold, label %b64_cold, !dbg !504

b56_cold:
	%362 = add i32 %262, 1, !dbg !505
	%363 = fpext float %274 to double, !dbg !506
	%364 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !36
	%365 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !36
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !38
	%367 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !153
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !153
	%369 = mul i32 %368, %366, !dbg !509
	%370 = add i32 %365, %369, !dbg !509
	%371 = mul i32 %367, %370, !dbg !509
	%372 = add i32 %364, %371, !dbg !509
	%373 = sext i32 %372 to i64, !dbg !509
	%374 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %373, !dbg !510
	store double %363, double addrspace(3)* %374, align 8, !dbg !510
	call void @llvm.nvvm.barrier0(), !dbg !511
	%375 = mul i32 %367, %368, !dbg !512
	br label %b57_cold, !dbg !511

b57_cold:
	%376 = phi i64 [ 128, %b56_cold ], [ %388, %b61_cold ], !dbg !513
	%377 = icmp sgt i64 %376, 0, !dbg !514
	br i1 %377, label %b58_cold, label %b62_cold, !dbg !514

b58_cold:
	%378 = icmp slt i64 %373, %376, !dbg !515
	br i1 %378, label %b59_cold, label %b61_cold, !dbg !515

b59_cold:
	%379 = add i64 %373, %376, !dbg !516
	%380 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !512, !range !256
	%381 = mul i32 %375, %380, !dbg !512
	%382 = sext i32 %381 to i64, !dbg !512
	%383 = icmp slt i64 %379, %382, !dbg !517
	br i1 %383, label %b60_cold, label %b61_cold, !dbg !517

b60_cold:
	%384 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %379, !dbg !518
	%385 = load double, double addrspace(3)* %384, align 8, !dbg !518
	%386 = load double, double addrspace(3)* %374, align 8, !dbg !519
	%387 = fadd double %386, %385, !dbg !520
	store double %387, double addrspace(3)* %374, align 8, !dbg !519
	br label %b61_cold, !dbg !519

b61_cold:
	call void @llvm.nvvm.barrier0(), !dbg !521
	%388 = sdiv i64 %376, 2, !dbg !522
	br label %b57_cold, !dbg !522

b62_cold:
	%389 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !523
	%390 = load double, double addrspace(3)* %389, align 8, !dbg !523
	call void @llvm.nvvm.barrier0(), !dbg !524
	%391 = icmp eq i64 %373, 0, !dbg !525
	br i1 %391, label %b63_cold, label %b64_cold, !dbg !525

b63_cold:
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !148
	%393 = sext i32 %392 to i64, !dbg !527
	%394 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !149
	%395 = sext i32 %394 to i64, !dbg !527
	%396 = mul i64 %393, %395, !dbg !528
	%397 = urem i32 %262, 2, !dbg !529
	%398 = zext i32 %397 to i64, !dbg !530
	%399 = mul i64 %398, %396, !dbg !531
	%400 = add i64 %399, %396, !dbg !532
	%401 = icmp ugt i64 %400, %p15, !dbg !533
	br i1 %401, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !533, !prof !34

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %400, i64 %p15), !dbg !533
	ret void, !dbg !533

b63_cold_ok1:
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !35
	%403 = sext i32 %402 to i64, !dbg !534
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !37
	%405 = sext i32 %404 to i64, !dbg !534
	%406 = mul i64 %405, %393, !dbg !535
	%407 = add i64 %406, %403, !dbg !536
	%408 = getelementptr inbounds double, double addrspace(1)* %3, i64 %399, !dbg !533
	%409 = getelementptr inbounds double, double addrspace(1)* %408, i64 %407, !dbg !537
	%410 = icmp uge i64 %407, %396, !dbg !537
	br i1 %410, label %b63_cold_fail2, label %b63_cold_ok2, !dbg !537, !prof !34

b63_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %407, i64 %396), !dbg !537
	ret void, !dbg !537

b63_cold_ok2:
	store double %390, double addrspace(1)* %409, align 8, !dbg !537
	br label %b64_cold, !dbg !537

b64_cold:
	%411 = phi i64 [ %360, %b55_cold ], [ %p27, %b62_cold ], [ %p27, %b63_cold_ok2 ], !dbg !439
	%412 = phi i32 [ 0, %b55_cold ], [ %262, %b62_cold ], [ %262, %b63_cold_ok2 ], !dbg !440
	%413 = phi i32 [ %262, %b55_cold ], [ %362, %b62_cold ], [ %362, %b63_cold_ok2 ], !dbg !441
	call void @gpuc_grid_sync(), !dbg !538
	%414 = fcmp oge double %p30, 0.000000e+00, !dbg !539
	br i1 %414, label %b65_cold, label %b67_cold, !dbg !539

b65_cold:
	%415 = urem i64 %259, 2, !dbg !540
	%416 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %415, !dbg !541
	%417 = icmp uge i64 %415, %p23, !dbg !541
	br i1 %417, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !541, !prof !34

b65_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %415, i64 %p23), !dbg !541
	ret void, !dbg !541

b65_cold_ok1:
	%418 = load i64, i64 addrspace(1)* %416, align 8, !dbg !541
	%419 = icmp ne i64 %418, 0, !dbg !542
	br i1 %419, label %b66, label %b67_cold, !dbg !542

b67_cold:
	%420 = icmp ne i32 %412, 0, !dbg !543
	br i1 %420, label %b68_cold, label %b82_cold, !dbg !543

b68_cold:
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545, !range !35
	%422 = sext i32 %421 to i64, !dbg !545
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !545, !range !37
	%424 = sext i32 %423 to i64, !dbg !545
	%425 = icmp eq i64 %422, 0, !dbg !546
	br i1 %425, label %b69_cold, label %b82_cold, !dbg !546

b69_cold:
	%426 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !547, !range !149
	%427 = sext i32 %426 to i64, !dbg !547
	%428 = sdiv i64 %427, 2, !dbg !548
	%429 = icmp eq i64 %424, %428, !dbg !549
	br i1 %429, label %b70_cold, label %b82_cold, !dbg !544

b70_cold:
	%430 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !148
	%431 = sext i32 %430 to i64, !dbg !551
	%432 = mul i64 %431, %427, !dbg !552
	%433 = urem i32 %412, 2, !dbg !553
	%434 = zext i32 %433 to i64, !dbg !554
	%435 = mul i64 %434, %432, !dbg !555
	%436 = add i64 %435, %432, !dbg !556
	%437 = getelementptr inbounds double, double addrspace(1)* %3, i64 %435, !dbg !557
	%438 = icmp ugt i64 %436, %p15, !dbg !557
	br i1 %438, label %b70_cold_fail1, label %b70_cold_ok1, !dbg !557, !prof !34

b70_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %436, i64 %p15), !dbg !557
	ret void, !dbg !557

b70_cold_ok1:
	%439 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !36
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !36
	%441 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !38
	%442 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !153
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !153
	%444 = mul i32 %443, %441, !dbg !558
	%445 = add i32 %440, %444, !dbg !558
	%446 = mul i32 %442, %445, !dbg !558
	%447 = add i32 %439, %446, !dbg !558
	%448 = sext i32 %447 to i64, !dbg !558
	%449 = mul i32 %442, %443, !dbg !558
	%450 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !256
	%451 = mul i32 %449, %450, !dbg !558
	%452 = sext i32 %451 to i64, !dbg !558
	br label %b71_cold, !dbg !558

b71_cold:
	%453 = phi double [ 0.000000e+00, %b70_cold_ok1 ], [ %458, %b72_cold ], !dbg !559
	%454 = phi i64 [ %448, %b70_cold_ok1 ], [ %459, %b72_cold ], !dbg !558
	%455 = icmp slt i64 %454, %432, !dbg !558
	br i1 %455, label %b72_cold, label %b73_cold, !dbg !558

b72_cold:
	%456 = getelementptr inbounds double, double addrspace(1)* %437, i64 %454, !dbg !560
	%457 = load double, double addrspace(1)* %456, align 8, !dbg !560
	%458 = fadd double %453, %457, !dbg !561
	%459 = add i64 %454, %452, !dbg !558
	br label %b71_cold, !dbg !558

b73_cold:
	%460 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %448, !dbg !564
	store double %453, double addrspace(3)* %460, align 8, !dbg !564
	call void @llvm.nvvm.barrier0(), !dbg !565
	br label %b74_cold, !dbg !565

b74_cold:
	%461 = phi i64 [ 128, %b73_cold ], [ %470, %b78_cold ], !dbg !566
	%462 = icmp sgt i64 %461, 0, !dbg !567
	br i1 %462, label %b75_cold, label %b79_cold, !dbg !567

b75_cold:
	%463 = icmp slt i64 %448, %461, !dbg !568
	br i1 %463, label %b76_cold, label %b78_cold, !dbg !568

b76_cold:
	%464 = add i64 %448, %461, !dbg !569
	%465 = icmp slt i64 %464, %452, !dbg !570
	br i1 %465, label %b77_cold, label %b78_cold, !dbg !570

b77_cold:
	%466 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %464, !dbg !571
	%467 = load double, double addrspace(3)* %466, align 8, !dbg !571
	%468 = load double, double addrspace(3)* %460, align 8, !dbg !572
	%469 = fadd double %468, %467, !dbg !573
	store double %469, double addrspace(3)* %460, align 8, !dbg !572
	br label %b78_cold, !dbg !572

b78_cold:
	call void @llvm.nvvm.barrier0(), !dbg !574
	%470 = sdiv i64 %461, 2, !dbg !575
	br label %b74_cold, !dbg !575

b79_cold:
	%471 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !576
	%472 = load double, double addrspace(3)* %471, align 8, !dbg !576
	call void @llvm.nvvm.barrier0(), !dbg !577
	%473 = icmp eq i64 %448, 0, !dbg !578
	br i1 %473, label %b80_cold, label %b82_cold, !dbg !578

b80_cold:
	%474 = mul i64 %434, %11, !dbg !580
	%475 = add i64 %474, %12, !dbg !581
	%476 = mul i64 %475, 2, !dbg !582
	%477 = zext i32 %412 to i64, !dbg !585
	%478 = add i64 %476, 1, !dbg !586
	br label %b81_cold, !dbg !587

b81_cold:
	%479 = phi i64 [ 0, %b80_cold ], [ %503, %b81_cold_ok3 ], !dbg !587
	%480 = add i64 %12, %479, !dbg !588
	%481 = icmp uge i64 %476, %p19, !dbg !591
	br i1 %481, label %b81_cold_fail1, label %b81_cold_ok1, !dbg !591, !prof !34

b81_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %476, i64 %p19), !dbg !591
	ret void, !dbg !591

b81_cold_ok1:
	%482 = icmp eq i64 %11, -1, !dbg !589
	%483 = select i1 %482, i64 1, i64 %11, !dbg !589
	%484 = srem i64 %480, %483, !dbg !589
	%485 = bitcast double %472 to i64, !dbg !590
	%486 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %476, !dbg !591
	%487 = trunc i64 %485 to i32, !dbg !592
	%488 = shl i64 %477, 32, !dbg !593
	%489 = zext i32 %487 to i64, !dbg !594
	%490 = or i64 %488, %489, !dbg !595
	%491 = trunc i64 %484 to i32, !dbg !596
	%492 = addrspacecast i64 addrspace(1)* %486 to i64*, !dbg !596
	%493 = icmp uge i64 %484, %11, !dbg !596
	br i1 %493, label %b81_cold_fail2, label %b81_cold_ok2, !dbg !596, !prof !34

b81_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %484, i64 %11), !dbg !596
	ret void, !dbg !596

b81_cold_ok2:
	%494 = bitcast i64* %492 to i8*, !dbg !596
	call void @gpuc_signal_op_thread(i8* %494, i64 %490, i32 9, i32 %491), !dbg !596
	%495 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %478, !dbg !597
	%496 = lshr i64 %485, 32, !dbg !598
	%497 = trunc i64 %496 to i32, !dbg !599
	%498 = zext i32 %497 to i64, !dbg !601
	%499 = or i64 %488, %498, !dbg !602
	%500 = addrspacecast i64 addrspace(1)* %495 to i64*, !dbg !603
	%501 = icmp uge i64 %478, %p19, !dbg !597
	br i1 %501, label %b81_cold_fail3, label %b81_cold_ok3, !dbg !597, !prof !34

b81_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %478, i64 %p19), !dbg !597
	ret void, !dbg !597

b81_cold_ok3:
	%502 = bitcast i64* %500 to i8*, !dbg !603
	call void @gpuc_signal_op_thread(i8* %502, i64 %499, i32 9, i32 %491), !dbg !603
	%503 = add i64 %479, 1, !dbg !583
	%504 = icmp slt i64 %503, %11, !dbg !583
	br i1 %504, label %b81_cold, label %b82_cold, !dbg !583

b82_cold:
	%505 = add i64 %259, 1, !dbg !604
	%506 = add i64 %263, 1, !dbg !604
	%507 = icmp slt i64 %506, %p25, !dbg !604
	br i1 %507, label %b42_cold, label %b83, !dbg !604
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !606 {
entry:
	br label %b0, !dbg !607

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !607
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !607
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !607
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !610
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !611, !range !35
	%5 = sext i32 %4 to i64, !dbg !611
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !611, !range !37
	%7 = sext i32 %6 to i64, !dbg !611
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !611, !range !37
	%9 = sext i32 %8 to i64, !dbg !611
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !611, !range !148
	%11 = sext i32 %10 to i64, !dbg !611
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !611, !range !149
	%13 = sext i32 %12 to i64, !dbg !611
	%14 = mul i64 %13, %9, !dbg !611
	%15 = add i64 %7, %14, !dbg !611
	%16 = mul i64 %11, %15, !dbg !611
	%17 = add i64 %5, %16, !dbg !611
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !611, !range !153
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !611, !range !153
	%20 = mul i32 %18, %19, !dbg !611
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !611, !range !256
	%22 = mul i32 %20, %21, !dbg !611
	%23 = sext i32 %22 to i64, !dbg !611
	%24 = mul i64 %17, %23, !dbg !611
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !611, !range !36
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !611, !range !36
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !611, !range !38
	%28 = mul i32 %19, %27, !dbg !611
	%29 = add i32 %26, %28, !dbg !611
	%30 = mul i32 %18, %29, !dbg !611
	%31 = add i32 %25, %30, !dbg !611
	%32 = sext i32 %31 to i64, !dbg !611
	%33 = add i64 %24, %32, !dbg !611
	%34 = icmp eq i64 %33, 0, !dbg !612
	br i1 %34, label %b1, label %b9, !dbg !612

b1:
	%35 = urem i64 %p11, 2, !dbg !613
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !614
	%37 = icmp uge i64 %35, %p9, !dbg !614
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !614, !prof !34

b1_ok1:
	%38 = load i64, i64 addrspace(1)* %36, align 8, !dbg !614
	%39 = icmp eq i64 %38, 0, !dbg !615
	br i1 %39, label %b2, label %b9, !dbg !615

b2:
	%40 = sext i32 %3 to i64, !dbg !610
	%41 = urem i32 %p10, 2, !dbg !617
	%42 = zext i32 %41 to i64, !dbg !618
	%43 = mul i64 %42, %40, !dbg !619
	%44 = mul i64 %43, 2, !dbg !620
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !622
	%46 = zext i32 %p10 to i64, !dbg !626
	%47 = shl i64 %46, 32, !dbg !627
	%48 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !624
	%49 = icmp uge i64 %44, %p5, !dbg !622
	%50 = icmp eq i64 addrspace(1)* %45, null, !dbg !624
	%51 = or i1 %49, %50, !dbg !624
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !624, !prof !34

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !624
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !624
	%54 = add i64 %44, 1, !dbg !628
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %54, !dbg !629
	%56 = and i64 %53, 4294967295, !dbg !632
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !631
	%58 = icmp uge i64 %54, %p5, !dbg !629
	%59 = icmp eq i64 addrspace(1)* %55, null, !dbg !631
	%60 = or i1 %58, %59, !dbg !631
	br i1 %60, label %b2_fail3, label %b2_ok3, !dbg !631, !prof !34

b2_ok3:
	%61 = bitcast i64* %57 to i8*, !dbg !631
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !631
	%63 = and i64 %62, 4294967295, !dbg !633
	%64 = shl i64 %63, 32, !dbg !634
	%65 = or i64 %56, %64, !dbg !635
	%66 = bitcast i64 %65 to double, !dbg !636
	%67 = mul i64 %40, -2, !dbg !637
	%68 = add i64 %p5, %67, !dbg !637
	%69 = mul i64 %42, %67, !dbg !637
	%70 = add i64 %68, %69, !dbg !637
	%71 = icmp sge i64 %70, 0, !dbg !637
	br i1 %71, label %b3, label %b5_cold, !dbg !621, !prof !52

b3:
	%72 = phi double [ %66, %b2_ok3 ], [ %93, %b4_ok2 ], !dbg !637
	%73 = phi i64 [ 1, %b2_ok3 ], [ %94, %b4_ok2 ], !dbg !638
	%74 = icmp slt i64 %73, %40, !dbg !639
	br i1 %74, label %b4, label %b7, !dbg !639

b4:
	%75 = add i64 %43, %73, !dbg !641
	%76 = mul i64 %75, 2, !dbg !642
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %76, !dbg !644
	%78 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !646
	%79 = icmp eq i64 addrspace(1)* %77, null, !dbg !646
	br i1 %79, label %b4_fail1, label %b4_ok1, !dbg !646, !prof !34

b4_ok1:
	%80 = bitcast i64* %78 to i8*, !dbg !646
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !646
	%82 = add i64 %76, 1, !dbg !647
	%83 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %82, !dbg !648
	%84 = and i64 %81, 4294967295, !dbg !651
	%85 = addrspacecast i64 addrspace(1)* %83 to i64*, !dbg !650
	%86 = icmp eq i64 addrspace(1)* %83, null, !dbg !650
	br i1 %86, label %b4_fail2, label %b4_ok2, !dbg !650, !prof !34

b4_ok2:
	%87 = bitcast i64* %85 to i8*, !dbg !650
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !650
	%89 = and i64 %88, 4294967295, !dbg !652
	%90 = shl i64 %89, 32, !dbg !653
	%91 = or i64 %84, %90, !dbg !654
	%92 = bitcast i64 %91 to double, !dbg !655
	%93 = fadd double %72, %92, !dbg !656
	%94 = add i64 %73, 1, !dbg !657
	br label %b3, !dbg !657

b7:
	%95 = phi double [ %72, %b3 ], [ %105, %b5_cold ], !dbg !658
	%96 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !659
	%97 = icmp uge i64 0, %p7, !dbg !659
	br i1 %97, label %b7_fail1, label %b7_ok1, !dbg !659, !prof !34

b7_ok1:
	store double %95, double addrspace(1)* %96, align 8, !dbg !659
	%98 = fcmp ole double %95, %p12, !dbg !660
	br i1 %98, label %b8, label %b9, !dbg !660

b8:
	%99 = add i64 %p11, 1, !dbg !661
	%100 = urem i64 %99, 2, !dbg !662
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %100, !dbg !663
	%102 = icmp uge i64 %100, %p9, !dbg !663
	br i1 %102, label %b8_fail1, label %b8_ok1, !dbg !663, !prof !34

b8_ok1:
	store i64 %p11, i64 addrspace(1)* %101, align 8, !dbg !663
	br label %b9, !dbg !663

b9:
	ret void, !dbg !608

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %35, i64 %p9), !dbg !614
	ret void, !dbg !614

b2_fail1:
	%103 = icmp uge i64 %44, %p5, !dbg !622
	br i1 %103, label %b2_fail2, label %b2_ok2, !dbg !622

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %44, i64 %p5), !dbg !622
	ret void, !dbg !622

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !624
	ret void, !dbg !624

b2_fail3:
	%104 = icmp uge i64 %54, %p5, !dbg !629
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !629

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %54, i64 %p5), !dbg !629
	ret void, !dbg !629

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !631
	ret void, !dbg !631

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !650
	ret void, !dbg !650

b5_cold:
	%105 = phi double [ %132, %b6_cold_ok3 ], [ %66, %b2_ok3 ], !dbg !637
	%106 = phi i64 [ %133, %b6_cold_ok3 ], [ 1, %b2_ok3 ], !dbg !638
	%107 = icmp slt i64 %106, %40, !dbg !639
	br i1 %107, label %b6_cold, label %b7, !dbg !639

b6_cold:
	%108 = add i64 %43, %106, !dbg !641
	%109 = mul i64 %108, 2, !dbg !642
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %109, !dbg !644
	%111 = addrspacecast i64 addrspace(1)* %110 to i64*, !dbg !646
	%112 = icmp uge i64 %109, %p5, !dbg !644
	%113 = icmp eq i64 addrspace(1)* %110, null, !dbg !646
	%114 = or i1 %112, %113, !dbg !646
	br i1 %114, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !646, !prof !34

b6_cold_fail1:
	%115 = icmp uge i64 %109, %p5, !dbg !644
	br i1 %115, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !644

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %109, i64 %p5), !dbg !644
	ret void, !dbg !644

b6_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b6_cold_ok1:
	%116 = bitcast i64* %111 to i8*, !dbg !646
	%117 = call i64 @gpuc_signal_wait_until_thread(i8* %116, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !646
	%118 = add i64 %109, 1, !dbg !647
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %118, !dbg !648
	%120 = and i64 %117, 4294967295, !dbg !651
	%121 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !650
	%122 = icmp uge i64 %118, %p5, !dbg !648
	%123 = icmp eq i64 addrspace(1)* %119, null, !dbg !650
	%124 = or i1 %122, %123, !dbg !650
	br i1 %124, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !650, !prof !34

b6_cold_fail3:
	%125 = icmp uge i64 %118, %p5, !dbg !648
	br i1 %125, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !648

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %118, i64 %p5), !dbg !648
	ret void, !dbg !648

b6_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !650
	ret void, !dbg !650

b6_cold_ok3:
	%126 = bitcast i64* %121 to i8*, !dbg !650
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !650
	%128 = and i64 %127, 4294967295, !dbg !652
	%129 = shl i64 %128, 32, !dbg !653
	%130 = or i64 %120, %129, !dbg !654
	%131 = bitcast i64 %130 to double, !dbg !655
	%132 = fadd double %105, %131, !dbg !656
	%133 = add i64 %106, 1, !dbg !657
	br label %b5_cold, !dbg !657

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p7), !dbg !659
	ret void, !dbg !659

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %100, i64 %p9), !dbg !663
	ret void, !dbg !663
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !664 {
entry:
	br label %b0, !dbg !665

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !665
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !665
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !666
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !667, !range !35
	%4 = sext i32 %3 to i64, !dbg !667
	%5 = sext i32 %2 to i64, !dbg !666
	%6 = icmp ne i64 %5, 0, !dbg !668
	%7 = icmp ule i64 %p13, 1073741823, !dbg !669
	%8 = icmp ule i64 %p14, 1073741823, !dbg !669
	%9 = and i1 %7, %8, !dbg !669
	%10 = mul i64 %p13, -1, !dbg !669
	%11 = mul i64 %p14, %10, !dbg !669
	%12 = add i64 %p1, %11, !dbg !669
	%13 = icmp sge i64 %12, 0, !dbg !669
	%14 = and i1 %9, %13, !dbg !669
	br i1 %14, label %b1, label %b10_cold, !dbg !670, !prof !52

b1:
	%15 = phi i64 [ %4, %b0 ], [ %69, %b9 ], !dbg !669
	%16 = icmp slt i64 %15, %p14, !dbg !671
	br i1 %16, label %b2, label %b19, !dbg !671

b2:
	%17 = mul i64 %15, %p12, !dbg !673
	%18 = icmp eq i64 %p14, 0, !dbg !672
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !672, !prof !34

b2_ok1:
	%19 = icmp eq i64 %p14, -1, !dbg !672
	%20 = select i1 %19, i64 1, i64 %p14, !dbg !672
	%21 = sdiv i64 %17, %20, !dbg !672
	%22 = sub i64 0, %17, !dbg !672
	%23 = select i1 %19, i64 %22, i64 %21, !dbg !672
	%24 = sub i64 %23, %p7, !dbg !674
	%25 = icmp slt i64 %24, 0, !dbg !675
	br i1 %25, label %b9, label %b3, !dbg !675

b3:
	%26 = icmp sge i64 %24, %p4, !dbg !676
	br i1 %26, label %b9, label %b4, !dbg !676

b4:
	%27 = mul i64 %15, %p13, !dbg !677
	%28 = add i64 %15, 1, !dbg !678
	%29 = mul i64 %28, %p13, !dbg !679
	%30 = sub i64 %29, %27, !dbg !680
	%31 = getelementptr inbounds float, float addrspace(1)* %0, i64 %27, !dbg !680
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !681, !range !36
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !681, !range !36
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !681, !range !38
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !681, !range !153
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !681, !range !153
	%37 = mul i32 %36, %34, !dbg !681
	%38 = add i32 %33, %37, !dbg !681
	%39 = mul i32 %35, %38, !dbg !681
	%40 = add i32 %32, %39, !dbg !681
	%41 = sext i32 %40 to i64, !dbg !681
	%42 = mul i32 %35, %36, !dbg !681
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !681, !range !256
	%44 = mul i32 %42, %43, !dbg !681
	%45 = sext i32 %44 to i64, !dbg !681
	%46 = add i64 %24, 1, !dbg !682
	%47 = mul i64 %46, %p6, !dbg !683
	br label %b5, !dbg !681

b5:
	%48 = phi i64 [ %41, %b4 ], [ %61, %b6_ok1 ], !dbg !681
	%49 = icmp slt i64 %48, %p13, !dbg !681
	br i1 %49, label %b6, label %b7, !dbg !681

b6:
	%50 = mul i64 %48, %p5, !dbg !684
	%51 = icmp eq i64 %p13, -1, !dbg !685
	%52 = select i1 %51, i64 1, i64 %p13, !dbg !685
	%53 = sdiv i64 %50, %52, !dbg !685
	%54 = sub i64 0, %50, !dbg !685
	%55 = select i1 %51, i64 %54, i64 %53, !dbg !685
	%56 = add i64 %47, %55, !dbg !686
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %56, !dbg !687
	%58 = icmp uge i64 %56, %p3, !dbg !687
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !687, !prof !34

b6_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !687
	%60 = getelementptr inbounds float, float addrspace(1)* %31, i64 %48, !dbg !688
	store float %59, float addrspace(1)* %60, align 4, !dbg !688
	%61 = add i64 %48, %45, !dbg !681
	br label %b5, !dbg !681

b7:
	call void @llvm.nvvm.barrier0(), !dbg !689
	br i1 %6, label %b8, label %b9, !dbg !668

b8:
	%62 = mul i64 %30, 4, !dbg !690
	%63 = addrspacecast float addrspace(1)* %31 to float*, !dbg !690
	%64 = addrspacecast float addrspace(1)* %31 to float*, !dbg !690
	%65 = bitcast float* %63 to i8*, !dbg !690
	%66 = bitcast float* %64 to i8*, !dbg !690
	call void @gpuc_put_block(i8* %65, i8* %66, i64 %62, i32 0), !dbg !690
	br label %b9, !dbg !690

b9:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !691, !range !148
	%68 = sext i32 %67 to i64, !dbg !691
	%69 = add i64 %15, %68, !dbg !692
	br label %b1, !dbg !692

b19:
	ret void, !dbg !692

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !672
	ret void, !dbg !672

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %56, i64 %p3), !dbg !687
	ret void, !dbg !687

b10_cold:
	%70 = phi i64 [ %131, %b18_cold ], [ %4, %b0 ], !dbg !669
	%71 = icmp slt i64 %70, %p14, !dbg !671
	br i1 %71, label %b11_cold, label %b19, !dbg !671

b11_cold:
	%72 = mul i64 %70, %p12, !dbg !673
	%73 = icmp eq i64 %p14, 0, !dbg !672
	br i1 %73, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !672, !prof !34

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !672
	ret void, !dbg !672

b11_cold_ok1:
	%74 = icmp eq i64 %p14, -1, !dbg !672
	%75 = select i1 %74, i64 1, i64 %p14, !dbg !672
	%76 = sdiv i64 %72, %75, !dbg !672
	%77 = sub i64 0, %72, !dbg !672
	%78 = select i1 %74, i64 %77, i64 %76, !dbg !672
	%79 = sub i64 %78, %p7, !dbg !674
	%80 = icmp slt i64 %79, 0, !dbg !675
	br i1 %80, label %b18_cold, label %b12_cold, !dbg !675

b12_cold:
	%81 = icmp sge i64 %79, %p4, !dbg !676
	br i1 %81, label %b18_cold, label %b13_cold, !dbg !676

b13_cold:
	%82 = mul i64 %70, %p13, !dbg !677
	%83 = add i64 %70, 1, !dbg !678
	%84 = mul i64 %83, %p13, !dbg !679
	%85 = sub i64 %84, %82, !dbg !680
	%86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !680
	%87 = icmp ugt i64 %84, %p1, !dbg !680
	%88 = icmp ugt i64 %82, %84, !dbg !680
	%89 = or i1 %87, %88, !dbg !680
	br i1 %89, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !680, !prof !34

b13_cold_fail1:
	%90 = icmp ugt i64 %84, %p1, !dbg !680
	br i1 %90, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !680

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %84, i64 %p1), !dbg !680
	ret void, !dbg !680

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %82, i64 %84), !dbg !680
	ret void, !dbg !680

b13_cold_ok1:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !681, !range !36
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !681, !range !36
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !681, !range !38
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !681, !range !153
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !681, !range !153
	%96 = mul i32 %95, %93, !dbg !681
	%97 = add i32 %92, %96, !dbg !681
	%98 = mul i32 %94, %97, !dbg !681
	%99 = add i32 %91, %98, !dbg !681
	%100 = sext i32 %99 to i64, !dbg !681
	%101 = mul i32 %94, %95, !dbg !681
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !681, !range !256
	%103 = mul i32 %101, %102, !dbg !681
	%104 = sext i32 %103 to i64, !dbg !681
	%105 = add i64 %79, 1, !dbg !682
	%106 = mul i64 %105, %p6, !dbg !683
	br label %b14_cold, !dbg !681

b14_cold:
	%107 = phi i64 [ %100, %b13_cold_ok1 ], [ %123, %b15_cold_ok1 ], !dbg !681
	%108 = icmp slt i64 %107, %p13, !dbg !681
	br i1 %108, label %b15_cold, label %b16_cold, !dbg !681

b15_cold:
	%109 = mul i64 %107, %p5, !dbg !684
	%110 = icmp eq i64 %p13, -1, !dbg !685
	%111 = select i1 %110, i64 1, i64 %p13, !dbg !685
	%112 = sdiv i64 %109, %111, !dbg !685
	%113 = sub i64 0, %109, !dbg !685
	%114 = select i1 %110, i64 %113, i64 %112, !dbg !685
	%115 = add i64 %106, %114, !dbg !686
	%116 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !687
	%117 = icmp uge i64 %115, %p3, !dbg !687
	%118 = icmp uge i64 %107, %85, !dbg !688
	%119 = or i1 %117, %118, !dbg !688
	br i1 %119, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !688, !prof !34

b15_cold_fail1:
	%120 = icmp uge i64 %115, %p3, !dbg !687
	br i1 %120, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !687

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %115, i64 %p3), !dbg !687
	ret void, !dbg !687

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %107, i64 %85), !dbg !688
	ret void, !dbg !688

b15_cold_ok1:
	%121 = load float, float addrspace(1)* %116, align 4, !dbg !687
	%122 = getelementptr inbounds float, float addrspace(1)* %86, i64 %107, !dbg !688
	store float %121, float addrspace(1)* %122, align 4, !dbg !688
	%123 = add i64 %107, %104, !dbg !681
	br label %b14_cold, !dbg !681

b16_cold:
	call void @llvm.nvvm.barrier0(), !dbg !689
	br i1 %6, label %b17_cold, label %b18_cold, !dbg !668

b17_cold:
	%124 = mul i64 %85, 4, !dbg !690
	%125 = addrspacecast float addrspace(1)* %86 to float*, !dbg !690
	%126 = addrspacecast float addrspace(1)* %86 to float*, !dbg !690
	%127 = bitcast float* %125 to i8*, !dbg !690
	%128 = bitcast float* %126 to i8*, !dbg !690
	call void @gpuc_put_block(i8* %127, i8* %128, i64 %124, i32 0), !dbg !690
	br label %b18_cold, !dbg !690

b18_cold:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !691, !range !148
	%130 = sext i32 %129 to i64, !dbg !691
	%131 = add i64 %70, %130, !dbg !692
	br label %b10_cold, !dbg !692
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
!nvvm.annotations = !{!693, !694, !695, !696, !697, !698, !699, !700, !701, !702, !703, !704, !705, !706, !707, !708, !709, !710}
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
!322 = !DILocation(line: 44, column: 12, scope: !236)
!323 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !242)
!324 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !242)
!325 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !242)
!326 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !242)
!327 = !DILocation(line: 39, column: 14, scope: !236)
!328 = distinct !DISubprogram(name: "add", scope: !240, file: !240, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!329 = !DILocation(line: 39, column: 25, scope: !236)
!330 = !DILocation(line: 53, column: 28, scope: !328, inlinedAt: !329)
!331 = distinct !DISubprogram(name: "blockSum", scope: !240, file: !240, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!332 = !DILocation(line: 53, column: 17, scope: !328, inlinedAt: !329)
!333 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 89, column: 10, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !332)
!337 = !DILocation(line: 92, column: 42, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !332)
!339 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !332)
!340 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !332)
!341 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !332)
!342 = !DILocation(line: 92, column: 34, scope: !331, inlinedAt: !332)
!343 = !DILocation(line: 93, column: 13, scope: !331, inlinedAt: !332)
!344 = !DILocation(line: 93, column: 5, scope: !331, inlinedAt: !332)
!345 = !DILocation(line: 93, column: 4, scope: !331, inlinedAt: !332)
!346 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !332)
!347 = !DILocation(line: 91, column: 34, scope: !331, inlinedAt: !332)
!348 = !DILocation(line: 97, column: 7, scope: !331, inlinedAt: !332)
!349 = !DILocation(line: 98, column: 8, scope: !331, inlinedAt: !332)
!350 = !DILocation(line: 54, column: 21, scope: !328, inlinedAt: !329)
!351 = !DILocation(line: 54, column: 26, scope: !328, inlinedAt: !329)
!352 = !DILocation(line: 55, column: 26, scope: !328, inlinedAt: !329)
!353 = !DILocation(line: 56, column: 22, scope: !328, inlinedAt: !329)
!354 = distinct !DISubprogram(name: "sums", scope: !240, file: !240, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!355 = !DILocation(line: 57, column: 7, scope: !328, inlinedAt: !329)
!356 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !355)
!358 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !355)
!359 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !355)
!360 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !355)
!361 = !DILocation(line: 57, column: 34, scope: !328, inlinedAt: !329)
!362 = !DILocation(line: 57, column: 38, scope: !328, inlinedAt: !329)
!363 = !DILocation(line: 57, column: 52, scope: !328, inlinedAt: !329)
!364 = !DILocation(line: 57, column: 23, scope: !328, inlinedAt: !329)
!365 = !DILocation(line: 58, column: 51, scope: !328, inlinedAt: !329)
!366 = !DILocation(line: 58, column: 34, scope: !328, inlinedAt: !329)
!367 = !DILocation(line: 59, column: 14, scope: !328, inlinedAt: !329)
!368 = !DILocation(line: 59, column: 32, scope: !328, inlinedAt: !329)
!369 = !DILocation(line: 59, column: 23, scope: !328, inlinedAt: !329)
!370 = !DILocation(line: 59, column: 3, scope: !328, inlinedAt: !329)
!371 = !DILocation(line: 61, column: 16, scope: !328, inlinedAt: !329)
!372 = !DILocation(line: 62, column: 9, scope: !328, inlinedAt: !329)
!373 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !247)
!374 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !373)
!375 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !373)
!376 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !373)
!377 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !373)
!378 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !373)
!379 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !247)
!380 = !DILocation(line: 69, column: 33, scope: !236)
!381 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !247)
!382 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !247)
!383 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !247)
!384 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !383)
!385 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !383)
!386 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !383)
!387 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !383)
!388 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !383)
!389 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !383)
!390 = !DILocation(line: 92, column: 34, scope: !331, inlinedAt: !383)
!391 = !DILocation(line: 93, column: 13, scope: !331, inlinedAt: !383)
!392 = !DILocation(line: 93, column: 5, scope: !331, inlinedAt: !383)
!393 = !DILocation(line: 93, column: 4, scope: !331, inlinedAt: !383)
!394 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !383)
!395 = !DILocation(line: 91, column: 34, scope: !331, inlinedAt: !383)
!396 = !DILocation(line: 97, column: 7, scope: !331, inlinedAt: !383)
!397 = !DILocation(line: 98, column: 8, scope: !331, inlinedAt: !383)
!398 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !247)
!399 = !DILocation(line: 53, column: 40, scope: !245, inlinedAt: !248)
!400 = !DILocation(line: 55, column: 29, scope: !245, inlinedAt: !248)
!401 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !400)
!402 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !400)
!403 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !400)
!404 = distinct !DISubprogram(name: "store", scope: !281, file: !281, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!405 = !DILocation(line: 55, column: 8, scope: !245, inlinedAt: !248)
!406 = !DILocation(line: 39, column: 38, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !406)
!408 = !DILocation(line: 41, column: 32, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 55, column: 60, scope: !245, inlinedAt: !248)
!410 = !DILocation(line: 55, column: 65, scope: !245, inlinedAt: !248)
!411 = !DILocation(line: 38, column: 18, scope: !404, inlinedAt: !405)
!412 = !DILocation(line: 39, column: 28, scope: !404, inlinedAt: !405)
!413 = !DILocation(line: 39, column: 52, scope: !404, inlinedAt: !405)
!414 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !406)
!415 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !406)
!416 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !406)
!417 = !DILocation(line: 39, column: 16, scope: !404, inlinedAt: !405)
!418 = !DILocation(line: 41, column: 29, scope: !404, inlinedAt: !405)
!419 = !DILocation(line: 41, column: 60, scope: !404, inlinedAt: !405)
!420 = !DILocation(line: 41, column: 55, scope: !404, inlinedAt: !405)
!421 = !DILocation(line: 41, column: 41, scope: !404, inlinedAt: !405)
!422 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !421)
!423 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !421)
!424 = !DILocation(line: 41, column: 17, scope: !404, inlinedAt: !405)
!425 = !DILocation(line: 41, column: 23, scope: !236)
!426 = !DILocation(line: 42, column: 36, scope: !236)
!427 = !DILocation(line: 42, column: 19, scope: !236)
!428 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!429 = !DILocation(line: 54, column: 6, scope: !428)
!430 = !DILocation(line: 65, column: 11, scope: !428)
!431 = !DILocation(line: 43, column: 26, scope: !241, inlinedAt: !430)
!432 = !DILocation(line: 62, column: 21, scope: !239, inlinedAt: !431)
!433 = !DILocation(line: 82, column: 11, scope: !428)
!434 = !DILocation(line: 74, column: 13, scope: !246, inlinedAt: !433)
!435 = !DILocation(line: 53, column: 23, scope: !245, inlinedAt: !434)
!436 = !DILocation(line: 54, column: 85, scope: !428)
!437 = !DILocation(line: 57, column: 13, scope: !428)
!438 = !DILocation(line: 54, column: 96, scope: !428)
!439 = !DILocation(line: 54, column: 113, scope: !428)
!440 = !DILocation(line: 54, column: 130, scope: !428)
!441 = !DILocation(line: 54, column: 139, scope: !428)
!442 = !DILocation(line: 58, column: 12, scope: !428)
!443 = !DILocation(line: 58, column: 15, scope: !428)
!444 = !DILocation(line: 59, column: 20, scope: !428)
!445 = !DILocation(line: 61, column: 20, scope: !428)
!446 = !DILocation(line: 56, column: 3, scope: !428)
!447 = !DILocation(line: 64, column: 14, scope: !428)
!448 = !DILocation(line: 64, column: 30, scope: !428)
!449 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !448)
!450 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !448)
!451 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !448)
!452 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !448)
!453 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !448)
!454 = !DILocation(line: 64, column: 51, scope: !428)
!455 = !DILocation(line: 64, column: 54, scope: !428)
!456 = !DILocation(line: 65, column: 35, scope: !428)
!457 = !DILocation(line: 63, column: 38, scope: !239, inlinedAt: !431)
!458 = !DILocation(line: 72, column: 19, scope: !275, inlinedAt: !457)
!459 = !DILocation(line: 72, column: 13, scope: !275, inlinedAt: !457)
!460 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !457)
!461 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !457)
!462 = !DILocation(line: 63, column: 17, scope: !239, inlinedAt: !431)
!463 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !462)
!464 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !462)
!465 = !DILocation(line: 59, column: 54, scope: !285, inlinedAt: !464)
!466 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !465)
!467 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !465)
!468 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !464)
!469 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !462)
!470 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !462)
!471 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !462)
!472 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !471)
!473 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !464)
!474 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !471)
!475 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !462)
!476 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !462)
!477 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !462)
!478 = !DILocation(line: 63, column: 2, scope: !239, inlinedAt: !431)
!479 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !431)
!480 = !DILocation(line: 64, column: 18, scope: !239, inlinedAt: !431)
!481 = !DILocation(line: 65, column: 39, scope: !239, inlinedAt: !431)
!482 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !481)
!483 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !481)
!484 = !DILocation(line: 65, column: 18, scope: !239, inlinedAt: !431)
!485 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !484)
!486 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !484)
!487 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !486)
!488 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !484)
!489 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !484)
!490 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !484)
!491 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !490)
!492 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !486)
!493 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !490)
!494 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !484)
!495 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !484)
!496 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !484)
!497 = !DILocation(line: 65, column: 3, scope: !239, inlinedAt: !431)
!498 = !DILocation(line: 64, column: 25, scope: !239, inlinedAt: !431)
!499 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !430)
!500 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !430)
!501 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !430)
!502 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !430)
!503 = !DILocation(line: 68, column: 6, scope: !428)
!504 = !DILocation(line: 68, column: 19, scope: !428)
!505 = !DILocation(line: 71, column: 4, scope: !428)
!506 = !DILocation(line: 72, column: 30, scope: !428)
!507 = !DILocation(line: 72, column: 19, scope: !428)
!508 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !507)
!509 = !DILocation(line: 89, column: 10, scope: !331, inlinedAt: !507)
!510 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !507)
!511 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !507)
!512 = !DILocation(line: 92, column: 42, scope: !331, inlinedAt: !507)
!513 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !507)
!514 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !507)
!515 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !507)
!516 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !507)
!517 = !DILocation(line: 92, column: 34, scope: !331, inlinedAt: !507)
!518 = !DILocation(line: 93, column: 13, scope: !331, inlinedAt: !507)
!519 = !DILocation(line: 93, column: 5, scope: !331, inlinedAt: !507)
!520 = !DILocation(line: 93, column: 4, scope: !331, inlinedAt: !507)
!521 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !507)
!522 = !DILocation(line: 91, column: 34, scope: !331, inlinedAt: !507)
!523 = !DILocation(line: 97, column: 7, scope: !331, inlinedAt: !507)
!524 = !DILocation(line: 98, column: 8, scope: !331, inlinedAt: !507)
!525 = !DILocation(line: 73, column: 24, scope: !428)
!526 = !DILocation(line: 74, column: 9, scope: !428)
!527 = !DILocation(line: 80, column: 21, scope: !354, inlinedAt: !526)
!528 = !DILocation(line: 80, column: 26, scope: !354, inlinedAt: !526)
!529 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !526)
!530 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !526)
!531 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !526)
!532 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !526)
!533 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !526)
!534 = !DILocation(line: 74, column: 38, scope: !428)
!535 = !DILocation(line: 74, column: 42, scope: !428)
!536 = !DILocation(line: 74, column: 56, scope: !428)
!537 = !DILocation(line: 74, column: 27, scope: !428)
!538 = !DILocation(line: 77, column: 16, scope: !428)
!539 = !DILocation(line: 78, column: 12, scope: !428)
!540 = !DILocation(line: 78, column: 35, scope: !428)
!541 = !DILocation(line: 78, column: 29, scope: !428)
!542 = !DILocation(line: 78, column: 39, scope: !428)
!543 = !DILocation(line: 81, column: 14, scope: !428)
!544 = !DILocation(line: 81, column: 30, scope: !428)
!545 = !DILocation(line: 37, column: 19, scope: !265, inlinedAt: !544)
!546 = !DILocation(line: 37, column: 24, scope: !265, inlinedAt: !544)
!547 = !DILocation(line: 37, column: 59, scope: !265, inlinedAt: !544)
!548 = !DILocation(line: 37, column: 63, scope: !265, inlinedAt: !544)
!549 = !DILocation(line: 37, column: 47, scope: !265, inlinedAt: !544)
!550 = !DILocation(line: 67, column: 13, scope: !246, inlinedAt: !433)
!551 = !DILocation(line: 80, column: 21, scope: !354, inlinedAt: !550)
!552 = !DILocation(line: 80, column: 26, scope: !354, inlinedAt: !550)
!553 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !550)
!554 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !550)
!555 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !550)
!556 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !550)
!557 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !550)
!558 = !DILocation(line: 69, column: 33, scope: !246, inlinedAt: !433)
!559 = !DILocation(line: 69, column: 33, scope: !428)
!560 = !DILocation(line: 70, column: 13, scope: !246, inlinedAt: !433)
!561 = !DILocation(line: 70, column: 3, scope: !246, inlinedAt: !433)
!562 = !DILocation(line: 72, column: 16, scope: !246, inlinedAt: !433)
!563 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !562)
!564 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !562)
!565 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !562)
!566 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !562)
!567 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !562)
!568 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !562)
!569 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !562)
!570 = !DILocation(line: 92, column: 34, scope: !331, inlinedAt: !562)
!571 = !DILocation(line: 93, column: 13, scope: !331, inlinedAt: !562)
!572 = !DILocation(line: 93, column: 5, scope: !331, inlinedAt: !562)
!573 = !DILocation(line: 93, column: 4, scope: !331, inlinedAt: !562)
!574 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !562)
!575 = !DILocation(line: 91, column: 34, scope: !331, inlinedAt: !562)
!576 = !DILocation(line: 97, column: 7, scope: !331, inlinedAt: !562)
!577 = !DILocation(line: 98, column: 8, scope: !331, inlinedAt: !562)
!578 = !DILocation(line: 73, column: 22, scope: !246, inlinedAt: !433)
!579 = !DILocation(line: 55, column: 29, scope: !245, inlinedAt: !434)
!580 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !579)
!581 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !579)
!582 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !579)
!583 = !DILocation(line: 55, column: 8, scope: !245, inlinedAt: !434)
!584 = !DILocation(line: 39, column: 38, scope: !404, inlinedAt: !583)
!585 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !584)
!586 = !DILocation(line: 41, column: 32, scope: !404, inlinedAt: !583)
!587 = !DILocation(line: 53, column: 40, scope: !245, inlinedAt: !434)
!588 = !DILocation(line: 55, column: 60, scope: !245, inlinedAt: !434)
!589 = !DILocation(line: 55, column: 65, scope: !245, inlinedAt: !434)
!590 = !DILocation(line: 38, column: 18, scope: !404, inlinedAt: !583)
!591 = !DILocation(line: 39, column: 28, scope: !404, inlinedAt: !583)
!592 = !DILocation(line: 39, column: 52, scope: !404, inlinedAt: !583)
!593 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !584)
!594 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !584)
!595 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !584)
!596 = !DILocation(line: 39, column: 16, scope: !404, inlinedAt: !583)
!597 = !DILocation(line: 41, column: 29, scope: !404, inlinedAt: !583)
!598 = !DILocation(line: 41, column: 60, scope: !404, inlinedAt: !583)
!599 = !DILocation(line: 41, column: 55, scope: !404, inlinedAt: !583)
!600 = !DILocation(line: 41, column: 41, scope: !404, inlinedAt: !583)
!601 = !DILocation(line: 54, column: 73, scope: !288, inlinedAt: !600)
!602 = !DILocation(line: 54, column: 65, scope: !288, inlinedAt: !600)
!603 = !DILocation(line: 41, column: 17, scope: !404, inlinedAt: !583)
!604 = !DILocation(line: 84, column: 3, scope: !428)
!605 = !DILocation(line: 79, column: 4, scope: !428)
!606 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!607 = !DILocation(line: 91, column: 6, scope: !606)
!608 = !DILocation(line: 93, column: 10, scope: !606)
!609 = !DILocation(line: 43, column: 26, scope: !241, inlinedAt: !608)
!610 = !DILocation(line: 62, column: 21, scope: !239, inlinedAt: !609)
!611 = !DILocation(line: 92, column: 18, scope: !606)
!612 = !DILocation(line: 92, column: 21, scope: !606)
!613 = !DILocation(line: 92, column: 44, scope: !606)
!614 = !DILocation(line: 92, column: 38, scope: !606)
!615 = !DILocation(line: 92, column: 48, scope: !606)
!616 = !DILocation(line: 63, column: 38, scope: !239, inlinedAt: !609)
!617 = !DILocation(line: 72, column: 19, scope: !275, inlinedAt: !616)
!618 = !DILocation(line: 72, column: 13, scope: !275, inlinedAt: !616)
!619 = !DILocation(line: 72, column: 22, scope: !275, inlinedAt: !616)
!620 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !616)
!621 = !DILocation(line: 63, column: 17, scope: !239, inlinedAt: !609)
!622 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !621)
!623 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !621)
!624 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !623)
!625 = !DILocation(line: 59, column: 54, scope: !285, inlinedAt: !623)
!626 = !DILocation(line: 54, column: 53, scope: !288, inlinedAt: !625)
!627 = !DILocation(line: 54, column: 60, scope: !288, inlinedAt: !625)
!628 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !621)
!629 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !621)
!630 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !621)
!631 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !630)
!632 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !623)
!633 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !630)
!634 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !621)
!635 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !621)
!636 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !621)
!637 = !DILocation(line: 63, column: 2, scope: !239, inlinedAt: !609)
!638 = !DILocation(line: 64, column: 6, scope: !239, inlinedAt: !609)
!639 = !DILocation(line: 64, column: 18, scope: !239, inlinedAt: !609)
!640 = !DILocation(line: 65, column: 39, scope: !239, inlinedAt: !609)
!641 = !DILocation(line: 72, column: 27, scope: !275, inlinedAt: !640)
!642 = !DILocation(line: 72, column: 33, scope: !275, inlinedAt: !640)
!643 = !DILocation(line: 65, column: 18, scope: !239, inlinedAt: !609)
!644 = !DILocation(line: 47, column: 31, scope: !282, inlinedAt: !643)
!645 = !DILocation(line: 47, column: 19, scope: !282, inlinedAt: !643)
!646 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !645)
!647 = !DILocation(line: 49, column: 35, scope: !282, inlinedAt: !643)
!648 = !DILocation(line: 49, column: 32, scope: !282, inlinedAt: !643)
!649 = !DILocation(line: 49, column: 20, scope: !282, inlinedAt: !643)
!650 = !DILocation(line: 59, column: 30, scope: !285, inlinedAt: !649)
!651 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !645)
!652 = !DILocation(line: 59, column: 66, scope: !285, inlinedAt: !649)
!653 = !DILocation(line: 49, column: 47, scope: !282, inlinedAt: !643)
!654 = !DILocation(line: 49, column: 3, scope: !282, inlinedAt: !643)
!655 = !DILocation(line: 51, column: 24, scope: !282, inlinedAt: !643)
!656 = !DILocation(line: 65, column: 3, scope: !239, inlinedAt: !609)
!657 = !DILocation(line: 64, column: 25, scope: !239, inlinedAt: !609)
!658 = !DILocation(line: 44, column: 12, scope: !606)
!659 = !DILocation(line: 44, column: 12, scope: !241, inlinedAt: !608)
!660 = !DILocation(line: 45, column: 11, scope: !241, inlinedAt: !608)
!661 = !DILocation(line: 46, column: 19, scope: !241, inlinedAt: !608)
!662 = !DILocation(line: 46, column: 22, scope: !241, inlinedAt: !608)
!663 = !DILocation(line: 46, column: 12, scope: !241, inlinedAt: !608)
!664 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!665 = !DILocation(line: 101, column: 6, scope: !664)
!666 = !DILocation(line: 113, column: 16, scope: !664)
!667 = !DILocation(line: 103, column: 21, scope: !664)
!668 = !DILocation(line: 113, column: 20, scope: !664)
!669 = !DILocation(line: 103, column: 6, scope: !664)
!670 = !DILocation(line: 103, column: 24, scope: !664)
!671 = !DILocation(line: 103, column: 29, scope: !664)
!672 = !DILocation(line: 104, column: 16, scope: !664)
!673 = !DILocation(line: 104, column: 11, scope: !664)
!674 = !DILocation(line: 104, column: 24, scope: !664)
!675 = !DILocation(line: 105, column: 10, scope: !664)
!676 = !DILocation(line: 105, column: 21, scope: !664)
!677 = !DILocation(line: 108, column: 26, scope: !664)
!678 = !DILocation(line: 108, column: 36, scope: !664)
!679 = !DILocation(line: 108, column: 39, scope: !664)
!680 = !DILocation(line: 108, column: 24, scope: !664)
!681 = !DILocation(line: 109, column: 34, scope: !664)
!682 = !DILocation(line: 110, column: 33, scope: !664)
!683 = !DILocation(line: 110, column: 36, scope: !664)
!684 = !DILocation(line: 110, column: 46, scope: !664)
!685 = !DILocation(line: 110, column: 54, scope: !664)
!686 = !DILocation(line: 110, column: 44, scope: !664)
!687 = !DILocation(line: 110, column: 28, scope: !664)
!688 = !DILocation(line: 110, column: 16, scope: !664)
!689 = !DILocation(line: 112, column: 17, scope: !664)
!690 = !DILocation(line: 114, column: 13, scope: !664)
!691 = !DILocation(line: 103, column: 53, scope: !664)
!692 = !DILocation(line: 103, column: 39, scope: !664)
!693 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!694 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!695 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!696 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!697 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!698 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!699 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!700 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!701 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!702 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!703 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!704 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!705 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!706 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!707 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!708 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!709 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!710 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
