target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_blockSum_91 = addrspace(3) global [256 x double] undef, align 8
@gpuc_shared_add_59 = addrspace(3) global i8 undef, align 1
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
	%4 = getelementptr inbounds float, float* %p3, i64 %3, !dbg !16
	%5 = icmp uge i64 %3, %p4, !dbg !16
	br i1 %5, label %b3_fail1, label %b3_ok1, !dbg !16, !prof !17

b3_ok1:
	%6 = load float, float* %4, align 4, !dbg !16
	%7 = add i64 %3, 1, !dbg !22
	%8 = getelementptr inbounds float, float* %p3, i64 %7, !dbg !23
	%9 = icmp uge i64 %7, %p4, !dbg !23
	br i1 %9, label %b3_fail2, label %b3_ok2, !dbg !23, !prof !17

b3_ok2:
	%10 = load float, float* %8, align 4, !dbg !23
	%11 = add i64 %3, 2, !dbg !24
	%12 = getelementptr inbounds float, float* %p3, i64 %11, !dbg !25
	%13 = icmp uge i64 %11, %p4, !dbg !25
	br i1 %13, label %b3_fail3, label %b3_ok3, !dbg !25, !prof !17

b3_ok3:
	%14 = load float, float* %12, align 4, !dbg !25
	%15 = add i64 %3, 3, !dbg !26
	%16 = getelementptr inbounds float, float* %p3, i64 %15, !dbg !27
	%17 = icmp uge i64 %15, %p4, !dbg !27
	br i1 %17, label %b3_fail4, label %b3_ok4, !dbg !27, !prof !17

b3_ok4:
	%18 = load float, float* %16, align 4, !dbg !27
	%19 = add i64 %p15, 1, !dbg !28
	%20 = mul i64 %19, %p8, !dbg !29
	%21 = add i64 %20, %p14, !dbg !30
	%22 = getelementptr inbounds float, float* %p3, i64 %21, !dbg !32
	%23 = icmp uge i64 %21, %p4, !dbg !32
	br i1 %23, label %b3_fail5, label %b3_ok5, !dbg !32, !prof !17

b3_ok5:
	%24 = load float, float* %22, align 4, !dbg !32
	%25 = add i64 %21, 1, !dbg !33
	%26 = getelementptr inbounds float, float* %p3, i64 %25, !dbg !34
	%27 = icmp uge i64 %25, %p4, !dbg !34
	br i1 %27, label %b3_fail6, label %b3_ok6, !dbg !34, !prof !17

b3_ok6:
	%28 = load float, float* %26, align 4, !dbg !34
	%29 = add i64 %21, 2, !dbg !35
	%30 = getelementptr inbounds float, float* %p3, i64 %29, !dbg !36
	%31 = icmp uge i64 %29, %p4, !dbg !36
	br i1 %31, label %b3_fail7, label %b3_ok7, !dbg !36, !prof !17

b3_ok7:
	%32 = load float, float* %30, align 4, !dbg !36
	%33 = add i64 %21, 3, !dbg !37
	%34 = getelementptr inbounds float, float* %p3, i64 %33, !dbg !38
	%35 = icmp uge i64 %33, %p4, !dbg !38
	br i1 %35, label %b3_fail8, label %b3_ok8, !dbg !38, !prof !17

b3_ok8:
	%36 = load float, float* %34, align 4, !dbg !38
	br label %b4, !dbg !39

b4:
	%37 = phi float [ %36, %b3_ok8 ], [ %66, %b17_ok4 ], !dbg !40
	%38 = phi float [ %32, %b3_ok8 ], [ %62, %b17_ok4 ], !dbg !40
	%39 = phi float [ %28, %b3_ok8 ], [ %58, %b17_ok4 ], !dbg !40
	%40 = phi float [ %24, %b3_ok8 ], [ %54, %b17_ok4 ], !dbg !40
	%41 = phi float [ %18, %b3_ok8 ], [ %37, %b17_ok4 ], !dbg !40
	%42 = phi float [ %14, %b3_ok8 ], [ %38, %b17_ok4 ], !dbg !40
	%43 = phi float [ %10, %b3_ok8 ], [ %39, %b17_ok4 ], !dbg !40
	%44 = phi float [ %6, %b3_ok8 ], [ %40, %b17_ok4 ], !dbg !40
	%45 = phi float [ 0.000000e+00, %b3_ok8 ], [ %131, %b17_ok4 ], !dbg !40
	%46 = phi i64 [ %p15, %b3_ok8 ], [ %48, %b17_ok4 ], !dbg !41
	%47 = icmp slt i64 %46, %p16, !dbg !42
	br i1 %47, label %b5, label %b18, !dbg !42

b5:
	%48 = add i64 %46, 1, !dbg !43
	%49 = mul i64 %48, %p8, !dbg !44
	%50 = add i64 %49, %p14, !dbg !45
	%51 = add i64 %50, %p8, !dbg !46
	%52 = getelementptr inbounds float, float* %p3, i64 %51, !dbg !48
	%53 = icmp uge i64 %51, %p4, !dbg !48
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !48, !prof !17

b5_ok1:
	%54 = load float, float* %52, align 4, !dbg !48
	%55 = add i64 %51, 1, !dbg !49
	%56 = getelementptr inbounds float, float* %p3, i64 %55, !dbg !50
	%57 = icmp uge i64 %55, %p4, !dbg !50
	br i1 %57, label %b5_fail2, label %b5_ok2, !dbg !50, !prof !17

b5_ok2:
	%58 = load float, float* %56, align 4, !dbg !50
	%59 = add i64 %51, 2, !dbg !51
	%60 = getelementptr inbounds float, float* %p3, i64 %59, !dbg !52
	%61 = icmp uge i64 %59, %p4, !dbg !52
	br i1 %61, label %b5_fail3, label %b5_ok3, !dbg !52, !prof !17

b5_ok3:
	%62 = load float, float* %60, align 4, !dbg !52
	%63 = add i64 %51, 3, !dbg !53
	%64 = getelementptr inbounds float, float* %p3, i64 %63, !dbg !54
	%65 = icmp uge i64 %63, %p4, !dbg !54
	br i1 %65, label %b5_fail4, label %b5_ok4, !dbg !54, !prof !17

b5_ok4:
	%66 = load float, float* %64, align 4, !dbg !54
	%67 = sub i64 %50, 1, !dbg !55
	%68 = getelementptr inbounds float, float* %p3, i64 %67, !dbg !56
	%69 = icmp uge i64 %67, %p4, !dbg !56
	br i1 %69, label %b5_fail5, label %b5_ok5, !dbg !56, !prof !17

b5_ok5:
	%70 = load float, float* %68, align 4, !dbg !56
	%71 = add i64 %50, 4, !dbg !57
	%72 = getelementptr inbounds float, float* %p3, i64 %71, !dbg !58
	%73 = icmp uge i64 %71, %p4, !dbg !58
	br i1 %73, label %b5_fail6, label %b5_ok6, !dbg !58, !prof !17

b5_ok6:
	%74 = load float, float* %72, align 4, !dbg !58
	%75 = fadd float %70, %39, !dbg !59
	%76 = fadd float %75, %44, !dbg !60
	%77 = fadd float %76, %54, !dbg !61
	%78 = fmul float %77, 2.500000e-01, !dbg !62
	%79 = fadd float %40, %38, !dbg !63
	%80 = fadd float %79, %43, !dbg !64
	%81 = fadd float %80, %58, !dbg !65
	%82 = fmul float %81, 2.500000e-01, !dbg !66
	%83 = fadd float %39, %37, !dbg !67
	%84 = fadd float %83, %42, !dbg !68
	%85 = fadd float %84, %62, !dbg !69
	%86 = fmul float %85, 2.500000e-01, !dbg !70
	%87 = fadd float %38, %74, !dbg !71
	%88 = fadd float %87, %41, !dbg !72
	%89 = fadd float %88, %66, !dbg !73
	%90 = fmul float %89, 2.500000e-01, !dbg !74
	%91 = icmp eq i64 %p14, 0, !dbg !75
	br i1 %91, label %b6, label %b7, !dbg !75

b6:
	br label %b7, !dbg !76

b7:
	%92 = phi float [ %78, %b5_ok6 ], [ %40, %b6 ], !dbg !77
	%93 = add i64 %p14, 4, !dbg !77
	%94 = icmp sge i64 %93, %p7, !dbg !78
	br i1 %94, label %b8, label %b17, !dbg !78

b8:
	%95 = sub i64 %p7, 1, !dbg !79
	%96 = sub i64 %95, %p14, !dbg !80
	%97 = icmp sle i64 %96, 0, !dbg !83
	br i1 %97, label %b9, label %b10, !dbg !83

b9:
	br label %b10, !dbg !84

b10:
	%98 = phi float [ %92, %b8 ], [ %40, %b9 ], !dbg !85
	%99 = icmp sle i64 %96, 1, !dbg !86
	br i1 %99, label %b11, label %b12, !dbg !86

b11:
	br label %b12, !dbg !87

b12:
	%100 = phi float [ %82, %b10 ], [ %39, %b11 ], !dbg !88
	%101 = icmp sle i64 %96, 2, !dbg !89
	br i1 %101, label %b13, label %b14, !dbg !89

b13:
	br label %b14, !dbg !90

b14:
	%102 = phi float [ %86, %b12 ], [ %38, %b13 ], !dbg !91
	%103 = icmp sle i64 %96, 3, !dbg !92
	br i1 %103, label %b15, label %b16, !dbg !92

b15:
	br label %b16, !dbg !93

b16:
	%104 = phi float [ %90, %b14 ], [ %37, %b15 ], !dbg !94
	br label %b17, !dbg !95

b17:
	%105 = phi float [ %90, %b7 ], [ %104, %b16 ], !dbg !96
	%106 = phi float [ %86, %b7 ], [ %102, %b16 ], !dbg !96
	%107 = phi float [ %82, %b7 ], [ %100, %b16 ], !dbg !96
	%108 = phi float [ %92, %b7 ], [ %98, %b16 ], !dbg !96
	%109 = add i64 %50, 1, !dbg !99
	%110 = add i64 %50, 2, !dbg !100
	%111 = add i64 %50, 3, !dbg !101
	%112 = getelementptr inbounds float, float* %p0, i64 %50, !dbg !102
	%113 = icmp uge i64 %50, %p1, !dbg !102
	br i1 %113, label %b17_fail1, label %b17_ok1, !dbg !102, !prof !17

b17_ok1:
	store float %108, float* %112, align 4, !dbg !102
	%114 = getelementptr inbounds float, float* %p0, i64 %109, !dbg !103
	%115 = icmp uge i64 %109, %p1, !dbg !103
	br i1 %115, label %b17_fail2, label %b17_ok2, !dbg !103, !prof !17

b17_ok2:
	store float %107, float* %114, align 4, !dbg !103
	%116 = getelementptr inbounds float, float* %p0, i64 %110, !dbg !104
	%117 = icmp uge i64 %110, %p1, !dbg !104
	br i1 %117, label %b17_fail3, label %b17_ok3, !dbg !104, !prof !17

b17_ok3:
	store float %106, float* %116, align 4, !dbg !104
	%118 = getelementptr inbounds float, float* %p0, i64 %111, !dbg !105
	%119 = icmp uge i64 %111, %p1, !dbg !105
	br i1 %119, label %b17_fail4, label %b17_ok4, !dbg !105, !prof !17

b17_ok4:
	store float %105, float* %118, align 4, !dbg !105
	%120 = fsub float %108, %40, !dbg !106
	%121 = fmul float %120, %120, !dbg !109
	%122 = fsub float %107, %39, !dbg !110
	%123 = fmul float %122, %122, !dbg !112
	%124 = fadd float %121, %123, !dbg !113
	%125 = fsub float %106, %38, !dbg !114
	%126 = fmul float %125, %125, !dbg !116
	%127 = fadd float %124, %126, !dbg !117
	%128 = fsub float %105, %37, !dbg !118
	%129 = fmul float %128, %128, !dbg !120
	%130 = fadd float %127, %129, !dbg !121
	%131 = fadd float %45, %130, !dbg !122
	br label %b4, !dbg !123

b18:
	ret float %45, !dbg !124

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %3, i64 %p4), !dbg !16
	ret float undef, !dbg !16

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %7, i64 %p4), !dbg !23
	ret float undef, !dbg !23

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %11, i64 %p4), !dbg !25
	ret float undef, !dbg !25

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %15, i64 %p4), !dbg !27
	ret float undef, !dbg !27

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %21, i64 %p4), !dbg !32
	ret float undef, !dbg !32

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %25, i64 %p4), !dbg !34
	ret float undef, !dbg !34

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %29, i64 %p4), !dbg !36
	ret float undef, !dbg !36

b3_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %33, i64 %p4), !dbg !38
	ret float undef, !dbg !38

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %51, i64 %p4), !dbg !48
	ret float undef, !dbg !48

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %55, i64 %p4), !dbg !50
	ret float undef, !dbg !50

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %59, i64 %p4), !dbg !52
	ret float undef, !dbg !52

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %63, i64 %p4), !dbg !54
	ret float undef, !dbg !54

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %67, i64 %p4), !dbg !56
	ret float undef, !dbg !56

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %71, i64 %p4), !dbg !58
	ret float undef, !dbg !58

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %50, i64 %p1), !dbg !102
	ret float undef, !dbg !102

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %109, i64 %p1), !dbg !103
	ret float undef, !dbg !103

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %110, i64 %p1), !dbg !104
	ret float undef, !dbg !104

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %111, i64 %p1), !dbg !105
	ret float undef, !dbg !105
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind convergent !dbg !125 {
entry:
	br label %b0, !dbg !126

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !131
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132, !range !18
	%2 = sext i32 %1 to i64, !dbg !132
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !132, !range !20
	%4 = sext i32 %3 to i64, !dbg !132
	br label %b1, !dbg !133

b1:
	%5 = phi float [ 0.000000e+00, %b0 ], [ %163, %b20 ], !dbg !134
	%6 = phi i64 [ %2, %b0 ], [ %164, %b20 ], !dbg !135
	%7 = icmp slt i64 %6, %p13, !dbg !136
	br i1 %7, label %b2, label %b21, !dbg !136

b2:
	%8 = icmp eq i64 %4, 0, !dbg !137
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !138, !range !139
	%10 = sext i32 %9 to i64, !dbg !138
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !138, !range !140
	%12 = sext i32 %11 to i64, !dbg !138
	%13 = sub i64 %12, 1, !dbg !141
	%14 = icmp eq i64 %4, %13, !dbg !142
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !144
	%16 = sext i32 %15 to i64, !dbg !143
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !144
	%18 = sext i32 %17 to i64, !dbg !143
	%19 = mul i64 %12, %18, !dbg !145
	%20 = mul i64 %4, %18, !dbg !146
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147, !range !19
	%22 = sext i32 %21 to i64, !dbg !147
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !147, !range !19
	%24 = sext i32 %23 to i64, !dbg !147
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !147, !range !21
	%26 = add i64 %20, %24, !dbg !148
	%27 = mul i64 %p6, %26, !dbg !149
	%28 = icmp eq i64 %19, -1, !dbg !150
	%29 = select i1 %28, i64 1, i64 %19, !dbg !150
	%30 = sdiv i64 %27, %29, !dbg !150
	%31 = sub i64 0, %27, !dbg !150
	%32 = select i1 %28, i64 %31, i64 %30, !dbg !150
	%33 = add i64 %26, 1, !dbg !151
	%34 = mul i64 %p6, %33, !dbg !152
	%35 = icmp eq i64 %19, -1, !dbg !153
	%36 = select i1 %35, i64 1, i64 %19, !dbg !153
	%37 = sdiv i64 %34, %36, !dbg !153
	%38 = sub i64 0, %34, !dbg !153
	%39 = select i1 %35, i64 %38, i64 %37, !dbg !153
	%40 = mul i64 %6, %16, !dbg !154
	%41 = add i64 %40, %22, !dbg !155
	%42 = mul i64 %41, 4, !dbg !156
	br i1 %8, label %b4, label %b3, !dbg !156

b3:
	br i1 %14, label %b4, label %b20, !dbg !156

b4:
	%43 = mul i32 %17, %25, !dbg !157
	%44 = add i32 %23, %43, !dbg !157
	%45 = mul i32 %15, %44, !dbg !157
	%46 = add i32 %21, %45, !dbg !157
	%47 = sext i32 %46 to i64, !dbg !157
	%48 = icmp eq i64 %47, 0, !dbg !158
	br i1 %48, label %b5, label %b9, !dbg !158

b5:
	br i1 %8, label %b6, label %b7, !dbg !158

b6:
	%49 = sub i64 %p14, 1, !dbg !159
	%50 = urem i64 %49, 2, !dbg !162
	%51 = mul i64 %50, 2, !dbg !164
	%52 = mul i64 %51, %p13, !dbg !165
	%53 = add i64 %52, %6, !dbg !166
	%54 = getelementptr inbounds i64, i64* %p4, i64 %53, !dbg !167
	%55 = icmp uge i64 %53, %p5, !dbg !167
	%56 = icmp eq i64* %54, null, !dbg !168
	%57 = or i1 %55, %56, !dbg !168
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !168, !prof !17

b6_ok1:
	%58 = bitcast i64* %54 to i8*, !dbg !168
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %49, i32 1, i8* %ctrl, i32 3), !dbg !168
	br label %b7, !dbg !168

b7:
	br i1 %14, label %b8, label %b9, !dbg !168

b8:
	%60 = sub i64 %p14, 1, !dbg !169
	%61 = urem i64 %60, 2, !dbg !171
	%62 = mul i64 %61, 2, !dbg !173
	%63 = add i64 %62, 1, !dbg !174
	%64 = mul i64 %63, %p13, !dbg !175
	%65 = add i64 %64, %6, !dbg !176
	%66 = getelementptr inbounds i64, i64* %p4, i64 %65, !dbg !177
	%67 = icmp uge i64 %65, %p5, !dbg !177
	%68 = icmp eq i64* %66, null, !dbg !178
	%69 = or i1 %67, %68, !dbg !178
	br i1 %69, label %b8_fail1, label %b8_ok1, !dbg !178, !prof !17

b8_ok1:
	%70 = bitcast i64* %66 to i8*, !dbg !178
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 5, i64 %60, i32 1, i8* %ctrl, i32 5), !dbg !178
	br label %b9, !dbg !178

b9:
	call void @llvm.nvvm.barrier0(), !dbg !179
	br i1 %8, label %b10, label %b12, !dbg !179

b10:
	%72 = icmp eq i64 %24, 0, !dbg !180
	br i1 %72, label %b11, label %b12, !dbg !180

b11:
	%73 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 0, i64 1, i8* %ctrl), !dbg !181
	%74 = fadd float 0.000000e+00, %73, !dbg !182
	br label %b12, !dbg !182

b12:
	%75 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %74, %b11 ], !dbg !183
	br i1 %14, label %b13, label %b16, !dbg !183

b13:
	%76 = sub i64 %18, 1, !dbg !184
	%77 = icmp eq i64 %24, %76, !dbg !185
	br i1 %77, label %b14, label %b16, !dbg !185

b14:
	%78 = icmp sgt i64 %p6, 1, !dbg !186
	br i1 %78, label %b15, label %b16, !dbg !186

b15:
	%79 = sub i64 %p6, 1, !dbg !187
	%80 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 %79, i64 %p6, i8* %ctrl), !dbg !188
	%81 = fadd float %75, %80, !dbg !189
	br label %b16, !dbg !189

b16:
	%82 = phi float [ %75, %b12 ], [ %75, %b13 ], [ %75, %b14 ], [ %81, %b15 ], !dbg !183
	call void @llvm.nvvm.barrier0(), !dbg !190
	br i1 %8, label %b17, label %b18, !dbg !190

b17:
	%83 = add i64 %p12, 1, !dbg !191
	%84 = mul i64 %16, 4, !dbg !192
	%85 = mul i64 %6, %84, !dbg !193
	%86 = add i64 %85, %84, !dbg !194
	%87 = icmp slt i64 %86, %p8, !dbg !195
	%88 = select i1 %87, i64 %86, i64 %p8, !dbg !195
	%89 = mul i64 %83, %p8, !dbg !196
	%90 = add i64 %89, %85, !dbg !197
	%91 = add i64 %89, %88, !dbg !198
	%92 = sub i64 %88, %85, !dbg !199
	%93 = getelementptr inbounds float, float* %p0, i64 %90, !dbg !199
	%94 = add i64 %p8, %85, !dbg !200
	%95 = add i64 %p8, %88, !dbg !201
	%96 = getelementptr inbounds float, float* %p0, i64 %94, !dbg !202
	%97 = icmp ugt i64 %91, %p1, !dbg !199
	%98 = icmp ugt i64 %90, %91, !dbg !199
	%99 = icmp ugt i64 %95, %p1, !dbg !202
	%100 = icmp ugt i64 %94, %95, !dbg !202
	%101 = or i1 %97, %98, !dbg !202
	%102 = or i1 %101, %99, !dbg !202
	%103 = or i1 %102, %100, !dbg !202
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !202, !prof !17

b17_ok1:
	%104 = urem i64 %p14, 2, !dbg !204
	%105 = mul i64 %104, 2, !dbg !206
	%106 = add i64 %105, 1, !dbg !207
	%107 = mul i64 %106, %p13, !dbg !208
	%108 = add i64 %107, %6, !dbg !209
	%109 = getelementptr inbounds i64, i64* %p4, i64 %108, !dbg !210
	%110 = sext i32 %0 to i64, !dbg !131
	%111 = mul i64 %92, 4, !dbg !131
	%112 = trunc i64 %p10 to i32, !dbg !131
	%113 = icmp uge i64 %108, %p5, !dbg !210
	%114 = icmp uge i64 %p10, %110, !dbg !131
	%115 = icmp eq i64* %109, null, !dbg !131
	%116 = or i1 %113, %114, !dbg !131
	%117 = or i1 %116, %115, !dbg !131
	br i1 %117, label %b17_fail5, label %b17_ok5, !dbg !131, !prof !17

b17_ok5:
	%118 = bitcast float* %93 to i8*, !dbg !131
	%119 = bitcast float* %96 to i8*, !dbg !131
	%120 = bitcast i64* %109 to i8*, !dbg !131
	call void @gpuc_put_signal_nbi_block(i8* %118, i8* %119, i64 %111, i8* %120, i64 %p14, i32 9, i32 %112), !dbg !131
	br label %b18, !dbg !130

b18:
	br i1 %14, label %b19, label %b20, !dbg !130

b19:
	%121 = mul i64 %16, 4, !dbg !212
	%122 = mul i64 %6, %121, !dbg !213
	%123 = add i64 %122, %121, !dbg !214
	%124 = icmp slt i64 %123, %p8, !dbg !215
	%125 = select i1 %124, i64 %123, i64 %p8, !dbg !215
	%126 = sub i64 %125, %122, !dbg !216
	%127 = getelementptr inbounds float, float* %p0, i64 %122, !dbg !216
	%128 = mul i64 %p6, %p8, !dbg !217
	%129 = add i64 %128, %122, !dbg !218
	%130 = add i64 %128, %125, !dbg !219
	%131 = getelementptr inbounds float, float* %p0, i64 %129, !dbg !220
	%132 = icmp ugt i64 %125, %p1, !dbg !216
	%133 = icmp ugt i64 %122, %125, !dbg !216
	%134 = icmp ugt i64 %130, %p1, !dbg !220
	%135 = icmp ugt i64 %129, %130, !dbg !220
	%136 = or i1 %132, %133, !dbg !220
	%137 = or i1 %136, %134, !dbg !220
	%138 = or i1 %137, %135, !dbg !220
	br i1 %138, label %b19_fail1, label %b19_ok1, !dbg !220, !prof !17

b19_ok1:
	%139 = urem i64 %p14, 2, !dbg !222
	%140 = mul i64 %139, 2, !dbg !224
	%141 = mul i64 %140, %p13, !dbg !225
	%142 = add i64 %141, %6, !dbg !226
	%143 = getelementptr inbounds i64, i64* %p4, i64 %142, !dbg !227
	%144 = sext i32 %0 to i64, !dbg !228
	%145 = mul i64 %126, 4, !dbg !228
	%146 = trunc i64 %p11 to i32, !dbg !228
	%147 = icmp uge i64 %142, %p5, !dbg !227
	%148 = icmp uge i64 %p11, %144, !dbg !228
	%149 = icmp eq i64* %143, null, !dbg !228
	%150 = or i1 %147, %148, !dbg !228
	%151 = or i1 %150, %149, !dbg !228
	br i1 %151, label %b19_fail5, label %b19_ok5, !dbg !228, !prof !17

b19_ok5:
	%152 = bitcast float* %127 to i8*, !dbg !228
	%153 = bitcast float* %131 to i8*, !dbg !228
	%154 = bitcast i64* %143 to i8*, !dbg !228
	call void @gpuc_put_signal_nbi_block(i8* %152, i8* %153, i64 %145, i8* %154, i64 %p14, i32 9, i32 %146), !dbg !228
	br label %b20, !dbg !211

b20:
	%155 = phi float [ 0.000000e+00, %b3 ], [ %82, %b18 ], [ %82, %b19_ok5 ], !dbg !183
	%156 = icmp sgt i64 %32, 1, !dbg !229
	%157 = select i1 %156, i64 %32, i64 1, !dbg !229
	%158 = sub i64 %p6, 1, !dbg !230
	%159 = icmp slt i64 %39, %158, !dbg !231
	%160 = select i1 %159, i64 %39, i64 %158, !dbg !231
	%161 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %42, i64 %157, i64 %160, i8* %ctrl), !dbg !232
	%162 = fadd float %155, %161, !dbg !233
	%163 = fadd float %5, %162, !dbg !234
	%164 = add i64 %6, %10, !dbg !235
	br label %b1, !dbg !235

b21:
	ret float %5, !dbg !236

b6_fail1:
	%165 = icmp uge i64 %53, %p5, !dbg !167
	br i1 %165, label %b6_fail2, label %b6_ok2, !dbg !167

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %53, i64 %p5), !dbg !167
	ret float undef, !dbg !167

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !168
	ret float undef, !dbg !168

b8_fail1:
	%166 = icmp uge i64 %65, %p5, !dbg !177
	br i1 %166, label %b8_fail2, label %b8_ok2, !dbg !177

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %65, i64 %p5), !dbg !177
	ret float undef, !dbg !177

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !178
	ret float undef, !dbg !178

b17_fail1:
	%167 = icmp ugt i64 %91, %p1, !dbg !199
	br i1 %167, label %b17_fail2, label %b17_ok2, !dbg !199

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %91, i64 %p1), !dbg !199
	ret float undef, !dbg !199

b17_ok2:
	%168 = icmp ugt i64 %90, %91, !dbg !199
	br i1 %168, label %b17_fail3, label %b17_ok3, !dbg !199

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %90, i64 %91), !dbg !199
	ret float undef, !dbg !199

b17_ok3:
	%169 = icmp ugt i64 %95, %p1, !dbg !202
	br i1 %169, label %b17_fail4, label %b17_ok4, !dbg !202

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %95, i64 %p1), !dbg !202
	ret float undef, !dbg !202

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %94, i64 %95), !dbg !202
	ret float undef, !dbg !202

b17_fail5:
	%170 = icmp uge i64 %108, %p5, !dbg !210
	br i1 %170, label %b17_fail6, label %b17_ok6, !dbg !210

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %108, i64 %p5), !dbg !210
	ret float undef, !dbg !210

b17_ok6:
	%171 = icmp uge i64 %p10, %110, !dbg !131
	br i1 %171, label %b17_fail7, label %b17_ok7, !dbg !131

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %110), !dbg !131
	ret float undef, !dbg !131

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !131
	ret float undef, !dbg !131

b19_fail1:
	%172 = icmp ugt i64 %125, %p1, !dbg !216
	br i1 %172, label %b19_fail2, label %b19_ok2, !dbg !216

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %125, i64 %p1), !dbg !216
	ret float undef, !dbg !216

b19_ok2:
	%173 = icmp ugt i64 %122, %125, !dbg !216
	br i1 %173, label %b19_fail3, label %b19_ok3, !dbg !216

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %122, i64 %125), !dbg !216
	ret float undef, !dbg !216

b19_ok3:
	%174 = icmp ugt i64 %130, %p1, !dbg !220
	br i1 %174, label %b19_fail4, label %b19_ok4, !dbg !220

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %130, i64 %p1), !dbg !220
	ret float undef, !dbg !220

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %129, i64 %130), !dbg !220
	ret float undef, !dbg !220

b19_fail5:
	%175 = icmp uge i64 %142, %p5, !dbg !227
	br i1 %175, label %b19_fail6, label %b19_ok6, !dbg !227

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %142, i64 %p5), !dbg !227
	ret float undef, !dbg !227

b19_ok6:
	%176 = icmp uge i64 %p11, %144, !dbg !228
	br i1 %176, label %b19_fail7, label %b19_ok7, !dbg !228

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p11, i64 %144), !dbg !228
	ret float undef, !dbg !228

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !228
	ret float undef, !dbg !228
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !237 {
entry:
	br label %b0, !dbg !238

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !245
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !250
	%2 = fcmp oge double %p27, 0.000000e+00, !dbg !251
	br i1 %2, label %b1, label %b4, !dbg !251

b1:
	%3 = sub i64 %p24, 1, !dbg !252
	%4 = getelementptr inbounds i64, i64* %p22, i64 0, !dbg !255
	%5 = icmp uge i64 0, %p23, !dbg !255
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !255, !prof !17

b1_ok1:
	%6 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4) nounwind, !dbg !256
	%7 = icmp ne i64 %6, 0, !dbg !257
	br i1 %7, label %b2, label %b4, !dbg !257

b2:
	%8 = icmp ult i64 %6, %3, !dbg !258
	br i1 %8, label %b3, label %b4, !dbg !254

b3:
	ret void, !dbg !259

b4:
	%9 = icmp sgt i64 %p6, 0, !dbg !260
	br i1 %9, label %b5, label %b6, !dbg !260

b5:
	%10 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !261
	br label %b6, !dbg !261

b6:
	%11 = phi float [ 0.000000e+00, %b4 ], [ %10, %b5 ], !dbg !262
	%12 = icmp ne i32 %p26, 0, !dbg !263
	br i1 %12, label %b7, label %b14, !dbg !263

b7:
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !266, !range !18
	%14 = sext i32 %13 to i64, !dbg !266
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !266, !range !20
	%16 = sext i32 %15 to i64, !dbg !266
	%17 = icmp eq i64 %14, 0, !dbg !267
	br i1 %17, label %b8, label %b14, !dbg !267

b8:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !268, !range !140
	%19 = sext i32 %18 to i64, !dbg !268
	%20 = sdiv i64 %19, 2, !dbg !269
	%21 = icmp eq i64 %16, %20, !dbg !270
	br i1 %21, label %b9, label %b14, !dbg !265

b9:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !271, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !271, !range !21
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271, !range !144
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !271, !range !144
	%27 = mul i32 %26, %24, !dbg !271
	%28 = add i32 %23, %27, !dbg !271
	%29 = mul i32 %25, %28, !dbg !271
	%30 = add i32 %22, %29, !dbg !271
	%31 = sext i32 %30 to i64, !dbg !271
	%32 = icmp eq i64 %31, 0, !dbg !272
	br i1 %32, label %b10, label %b14, !dbg !272

b10:
	%33 = sub i64 %p24, 1, !dbg !273
	%34 = sext i32 %0 to i64, !dbg !245
	br label %b11, !dbg !245

b11:
	%35 = phi double [ 0.000000e+00, %b10 ], [ %64, %b11_ok3 ], !dbg !274
	%36 = phi i64 [ 0, %b10 ], [ %65, %b11_ok3 ], !dbg !274
	%37 = urem i32 %p26, 2, !dbg !277
	%38 = zext i32 %37 to i64, !dbg !278
	%39 = mul i64 %38, %34, !dbg !279
	%40 = add i64 %39, %36, !dbg !280
	%41 = mul i64 %40, 2, !dbg !281
	%42 = getelementptr inbounds i64, i64* %p18, i64 %41, !dbg !282
	%43 = zext i32 %p26 to i64, !dbg !287
	%44 = shl i64 %43, 32, !dbg !288
	%45 = icmp uge i64 %41, %p19, !dbg !282
	%46 = icmp eq i64* %42, null, !dbg !289
	%47 = or i1 %45, %46, !dbg !289
	br i1 %47, label %b11_fail1, label %b11_ok1, !dbg !289, !prof !17

b11_ok1:
	%48 = bitcast i64* %42 to i8*, !dbg !289
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %44, i32 1, i8* %ctrl, i32 15), !dbg !289
	%50 = trunc i64 %49 to i32, !dbg !290
	%51 = add i64 %41, 1, !dbg !291
	%52 = getelementptr inbounds i64, i64* %p18, i64 %51, !dbg !292
	%53 = icmp uge i64 %51, %p19, !dbg !292
	%54 = icmp eq i64* %52, null, !dbg !294
	%55 = or i1 %53, %54, !dbg !294
	br i1 %55, label %b11_fail3, label %b11_ok3, !dbg !294, !prof !17

b11_ok3:
	%56 = bitcast i64* %52 to i8*, !dbg !294
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %44, i32 1, i8* %ctrl, i32 15), !dbg !294
	%58 = trunc i64 %57 to i32, !dbg !295
	%59 = zext i32 %58 to i64, !dbg !296
	%60 = shl i64 %59, 32, !dbg !297
	%61 = zext i32 %50 to i64, !dbg !298
	%62 = or i64 %60, %61, !dbg !299
	%63 = bitcast i64 %62 to double, !dbg !300
	%64 = fadd double %35, %63, !dbg !301
	%65 = add i64 %36, 1, !dbg !301
	%66 = icmp slt i64 %65, %34, !dbg !301
	br i1 %66, label %b11, label %b12, !dbg !301

b12:
	%67 = getelementptr inbounds double, double* %p20, i64 0, !dbg !302
	%68 = icmp uge i64 0, %p21, !dbg !302
	br i1 %68, label %b12_fail1, label %b12_ok1, !dbg !302, !prof !17

b12_ok1:
	store double %64, double* %67, align 8, !dbg !302
	%69 = fcmp ole double %64, %p27, !dbg !303
	br i1 %69, label %b13, label %b14, !dbg !303

b13:
	%70 = getelementptr inbounds i64, i64* %p22, i64 0, !dbg !304
	%71 = icmp uge i64 0, %p23, !dbg !304
	br i1 %71, label %b13_fail1, label %b13_ok1, !dbg !304, !prof !17

b13_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %70, i64 %33) nounwind, !dbg !305
	br label %b14, !dbg !305

b14:
	%72 = icmp ne i32 %p25, 0, !dbg !306
	br i1 %72, label %b15, label %b38, !dbg !306

b15:
	%73 = fpext float %11 to double, !dbg !309
	%74 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_91 to [256 x double]*, !dbg !312
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !313, !range !19
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !313, !range !19
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !313, !range !21
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !313, !range !144
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !313, !range !144
	%80 = mul i32 %79, %77, !dbg !313
	%81 = add i32 %76, %80, !dbg !313
	%82 = mul i32 %78, %81, !dbg !313
	%83 = add i32 %75, %82, !dbg !313
	%84 = sext i32 %83 to i64, !dbg !313
	%85 = getelementptr inbounds [256 x double], [256 x double]* %74, i64 0, i64 %84, !dbg !314
	%86 = icmp uge i64 %84, 256, !dbg !314
	br i1 %86, label %b15_fail1, label %b15_ok1, !dbg !314, !prof !17

b15_ok1:
	store double %73, double* %85, align 8, !dbg !314
	call void @llvm.nvvm.barrier0(), !dbg !315
	br label %b16, !dbg !315

b16:
	%87 = phi i64 [ 128, %b15_ok1 ], [ %101, %b20 ], !dbg !316
	%88 = icmp sgt i64 %87, 0, !dbg !317
	br i1 %88, label %b17, label %b21, !dbg !317

b17:
	%89 = icmp slt i64 %84, %87, !dbg !318
	br i1 %89, label %b18, label %b20, !dbg !318

b18:
	%90 = add i64 %84, %87, !dbg !319
	%91 = mul i32 %78, %79, !dbg !320
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !320, !range !321
	%93 = mul i32 %91, %92, !dbg !320
	%94 = sext i32 %93 to i64, !dbg !320
	%95 = icmp slt i64 %90, %94, !dbg !322
	br i1 %95, label %b19, label %b20, !dbg !322

b19:
	%96 = getelementptr inbounds [256 x double], [256 x double]* %74, i64 0, i64 %90, !dbg !323
	%97 = icmp uge i64 %90, 256, !dbg !323
	br i1 %97, label %b19_fail1, label %b19_ok1, !dbg !323, !prof !17

b19_ok1:
	%98 = load double, double* %96, align 8, !dbg !323
	%99 = load double, double* %85, align 8, !dbg !324
	%100 = fadd double %99, %98, !dbg !325
	store double %100, double* %85, align 8, !dbg !324
	br label %b20, !dbg !324

b20:
	call void @llvm.nvvm.barrier0(), !dbg !326
	%101 = sdiv i64 %87, 2, !dbg !327
	br label %b16, !dbg !327

b21:
	%102 = getelementptr inbounds [256 x double], [256 x double]* %74, i64 0, i64 0, !dbg !328
	%103 = load double, double* %102, align 8, !dbg !328
	call void @llvm.nvvm.barrier0(), !dbg !329
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !330, !range !139
	%105 = sext i32 %104 to i64, !dbg !330
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !330, !range !140
	%107 = sext i32 %106 to i64, !dbg !330
	%108 = mul i64 %105, %107, !dbg !331
	%109 = addrspacecast i8 addrspace(3)* @gpuc_shared_add_59 to i8*, !dbg !332
	%110 = icmp eq i64 %84, 0, !dbg !333
	br i1 %110, label %b22, label %b23, !dbg !333

b22:
	%111 = urem i32 %p25, 2, !dbg !336
	%112 = zext i32 %111 to i64, !dbg !337
	%113 = mul i64 %112, %108, !dbg !338
	%114 = add i64 %113, %108, !dbg !339
	%115 = getelementptr inbounds double, double* %p14, i64 %113, !dbg !340
	%116 = icmp ugt i64 %114, %p15, !dbg !340
	br i1 %116, label %b22_fail1, label %b22_ok1, !dbg !340, !prof !17

b22_ok1:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !341, !range !18
	%118 = sext i32 %117 to i64, !dbg !341
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !341, !range !20
	%120 = sext i32 %119 to i64, !dbg !341
	%121 = mul i64 %120, %105, !dbg !342
	%122 = add i64 %121, %118, !dbg !343
	%123 = getelementptr inbounds double, double* %115, i64 %122, !dbg !344
	%124 = icmp uge i64 %122, %108, !dbg !344
	br i1 %124, label %b22_fail2, label %b22_ok2, !dbg !344, !prof !17

b22_ok2:
	store double %103, double* %123, align 8, !dbg !344
	%125 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !345
	%126 = icmp uge i64 0, %p17, !dbg !345
	br i1 %126, label %b22_fail3, label %b22_ok3, !dbg !345, !prof !17

b22_ok3:
	%127 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %125, i32 1) nounwind, !dbg !346
	%128 = zext i32 %127 to i64, !dbg !347
	%129 = sub i64 %108, 1, !dbg !348
	%130 = icmp eq i64 %128, %129, !dbg !349
	%131 = zext i1 %130 to i8, !dbg !350
	store i8 %131, i8* %109, align 1, !dbg !350
	br label %b23, !dbg !350

b23:
	call void @llvm.nvvm.barrier0(), !dbg !351
	%132 = load i8, i8* %109, align 1, !dbg !352
	%133 = icmp ne i8 %132, 0, !dbg !352
	br i1 %133, label %b24, label %b38, !dbg !308

b24:
	%134 = urem i32 %p25, 2, !dbg !354
	%135 = zext i32 %134 to i64, !dbg !355
	%136 = mul i64 %135, %108, !dbg !356
	%137 = add i64 %136, %108, !dbg !357
	%138 = getelementptr inbounds double, double* %p14, i64 %136, !dbg !358
	%139 = mul i32 %78, %79, !dbg !359
	%140 = icmp ugt i64 %137, %p15, !dbg !358
	br i1 %140, label %b24_fail1, label %b24_ok1, !dbg !358, !prof !17

b24_ok1:
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !321
	%142 = mul i32 %139, %141, !dbg !359
	%143 = sext i32 %142 to i64, !dbg !359
	br label %b25, !dbg !359

b25:
	%144 = phi double [ 0.000000e+00, %b24_ok1 ], [ %149, %b26 ], !dbg !360
	%145 = phi i64 [ %84, %b24_ok1 ], [ %150, %b26 ], !dbg !359
	%146 = icmp slt i64 %145, %108, !dbg !359
	br i1 %146, label %b26, label %b27, !dbg !359

b26:
	%147 = getelementptr inbounds double, double* %138, i64 %145, !dbg !361
	%148 = load double, double* %147, align 8, !dbg !361
	%149 = fadd double %144, %148, !dbg !362
	%150 = add i64 %145, %143, !dbg !359
	br label %b25, !dbg !359

b27:
	store double %144, double* %85, align 8, !dbg !364
	call void @llvm.nvvm.barrier0(), !dbg !365
	br label %b28, !dbg !365

b28:
	%151 = phi i64 [ 128, %b27 ], [ %161, %b32 ], !dbg !366
	%152 = icmp sgt i64 %151, 0, !dbg !367
	br i1 %152, label %b29, label %b33, !dbg !367

b29:
	%153 = icmp slt i64 %84, %151, !dbg !368
	br i1 %153, label %b30, label %b32, !dbg !368

b30:
	%154 = add i64 %84, %151, !dbg !369
	%155 = icmp slt i64 %154, %143, !dbg !370
	br i1 %155, label %b31, label %b32, !dbg !370

b31:
	%156 = getelementptr inbounds [256 x double], [256 x double]* %74, i64 0, i64 %154, !dbg !371
	%157 = icmp uge i64 %154, 256, !dbg !371
	br i1 %157, label %b31_fail1, label %b31_ok1, !dbg !371, !prof !17

b31_ok1:
	%158 = load double, double* %156, align 8, !dbg !371
	%159 = load double, double* %85, align 8, !dbg !372
	%160 = fadd double %159, %158, !dbg !373
	store double %160, double* %85, align 8, !dbg !372
	br label %b32, !dbg !372

b32:
	call void @llvm.nvvm.barrier0(), !dbg !374
	%161 = sdiv i64 %151, 2, !dbg !375
	br label %b28, !dbg !375

b33:
	%162 = load double, double* %102, align 8, !dbg !376
	call void @llvm.nvvm.barrier0(), !dbg !377
	br i1 %110, label %b34, label %b36, !dbg !378

b34:
	%163 = bitcast double %162 to i64, !dbg !379
	%164 = sext i32 %1 to i64, !dbg !250
	%165 = sext i32 %0 to i64, !dbg !381
	%166 = mul i64 %135, %165, !dbg !382
	%167 = add i64 %166, %164, !dbg !383
	%168 = mul i64 %167, 2, !dbg !384
	%169 = getelementptr inbounds i64, i64* %p18, i64 %168, !dbg !385
	%170 = add i64 %168, 1, !dbg !386
	%171 = getelementptr inbounds i64, i64* %p18, i64 %170, !dbg !387
	%172 = icmp uge i64 %168, %p19, !dbg !385
	%173 = icmp uge i64 %170, %p19, !dbg !387
	%174 = or i1 %172, %173, !dbg !387
	br i1 %174, label %b34_fail1, label %b34_ok1, !dbg !387, !prof !17

b34_ok1:
	br label %b35, !dbg !388

b35:
	%175 = phi i64 [ 0, %b34_ok1 ], [ %189, %b35_ok1 ], !dbg !388
	%176 = trunc i64 %163 to i32, !dbg !389
	%177 = zext i32 %p25 to i64, !dbg !391
	%178 = shl i64 %177, 32, !dbg !392
	%179 = zext i32 %176 to i64, !dbg !393
	%180 = or i64 %178, %179, !dbg !394
	%181 = trunc i64 %175 to i32, !dbg !395
	%182 = icmp uge i64 %175, %165, !dbg !395
	br i1 %182, label %b35_fail1, label %b35_ok1, !dbg !395, !prof !17

b35_ok1:
	%183 = bitcast i64* %169 to i8*, !dbg !395
	call void @gpuc_signal_op_thread(i8* %183, i64 %180, i32 9, i32 %181), !dbg !395
	%184 = lshr i64 %163, 32, !dbg !396
	%185 = trunc i64 %184 to i32, !dbg !397
	%186 = zext i32 %185 to i64, !dbg !399
	%187 = or i64 %178, %186, !dbg !400
	%188 = bitcast i64* %171 to i8*, !dbg !401
	call void @gpuc_signal_op_thread(i8* %188, i64 %187, i32 9, i32 %181), !dbg !401
	%189 = add i64 %175, 1, !dbg !401
	%190 = icmp slt i64 %189, %165, !dbg !401
	br i1 %190, label %b35, label %b36, !dbg !401

b36:
	br i1 %110, label %b37, label %b38, !dbg !402

b37:
	%191 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !403
	%192 = icmp uge i64 0, %p17, !dbg !403
	br i1 %192, label %b37_fail1, label %b37_ok1, !dbg !403, !prof !17

b37_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %191, i32 0) nounwind, !dbg !404
	br label %b38, !dbg !404

b38:
	ret void, !dbg !404

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p23), !dbg !255
	ret void, !dbg !255

b11_fail1:
	%193 = icmp uge i64 %41, %p19, !dbg !282
	br i1 %193, label %b11_fail2, label %b11_ok2, !dbg !282

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %41, i64 %p19), !dbg !282
	ret void, !dbg !282

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !289
	ret void, !dbg !289

b11_fail3:
	%194 = icmp uge i64 %51, %p19, !dbg !292
	br i1 %194, label %b11_fail4, label %b11_ok4, !dbg !292

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %51, i64 %p19), !dbg !292
	ret void, !dbg !292

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !294
	ret void, !dbg !294

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p21), !dbg !302
	ret void, !dbg !302

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p23), !dbg !304
	ret void, !dbg !304

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %84, i64 256), !dbg !314
	ret void, !dbg !314

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %90, i64 256), !dbg !323
	ret void, !dbg !323

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %114, i64 %p15), !dbg !340
	ret void, !dbg !340

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %122, i64 %108), !dbg !344
	ret void, !dbg !344

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p17), !dbg !345
	ret void, !dbg !345

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %137, i64 %p15), !dbg !358
	ret void, !dbg !358

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %154, i64 256), !dbg !371
	ret void, !dbg !371

b34_fail1:
	%195 = icmp uge i64 %168, %p19, !dbg !385
	br i1 %195, label %b34_fail2, label %b34_ok2, !dbg !385

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %168, i64 %p19), !dbg !385
	ret void, !dbg !385

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %170, i64 %p19), !dbg !387
	ret void, !dbg !387

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %175, i64 %165), !dbg !395
	ret void, !dbg !395

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 %p17), !dbg !403
	ret void, !dbg !403
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !405 {
entry:
	br label %b0, !dbg !406

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !409
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !412
	%2 = icmp slt i64 0, %p25, !dbg !413
	br i1 %2, label %b1, label %b42, !dbg !413

b1:
	%3 = phi i64 [ %p24, %b0 ], [ %222, %b41 ], !dbg !414
	%4 = phi i64 [ %p26, %b0 ], [ %128, %b41 ], !dbg !415
	%5 = phi i32 [ %p28, %b0 ], [ %129, %b41 ], !dbg !416
	%6 = phi i32 [ %p29, %b0 ], [ %130, %b41 ], !dbg !417
	%7 = phi i64 [ 0, %b0 ], [ %223, %b41 ], !dbg !417
	%8 = icmp sgt i64 %p6, 0, !dbg !418
	br i1 %8, label %b2, label %b5, !dbg !418

b2:
	%9 = urem i64 %3, 2, !dbg !419
	%10 = icmp eq i64 %9, 0, !dbg !420
	br i1 %10, label %b3, label %b4, !dbg !420

b3:
	%11 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !421
	br label %b5, !dbg !421

b4:
	%12 = call float @gpuc_fn_solver_sweep(float* %p2, i64 %p3, float* %p0, i64 %p1, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !422
	br label %b5, !dbg !422

b5:
	%13 = phi float [ 0.000000e+00, %b1 ], [ %11, %b3 ], [ %12, %b4 ], !dbg !423
	%14 = icmp ne i32 %5, 0, !dbg !424
	br i1 %14, label %b6, label %b13, !dbg !424

b6:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !426, !range !18
	%16 = sext i32 %15 to i64, !dbg !426
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !426, !range !20
	%18 = sext i32 %17 to i64, !dbg !426
	%19 = icmp eq i64 %16, 0, !dbg !427
	br i1 %19, label %b7, label %b13, !dbg !427

b7:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !140
	%21 = sext i32 %20 to i64, !dbg !428
	%22 = sdiv i64 %21, 2, !dbg !429
	%23 = icmp eq i64 %18, %22, !dbg !430
	br i1 %23, label %b8, label %b13, !dbg !425

b8:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !21
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !144
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !144
	%29 = mul i32 %28, %26, !dbg !431
	%30 = add i32 %25, %29, !dbg !431
	%31 = mul i32 %27, %30, !dbg !431
	%32 = add i32 %24, %31, !dbg !431
	%33 = sext i32 %32 to i64, !dbg !431
	%34 = icmp eq i64 %33, 0, !dbg !432
	br i1 %34, label %b9, label %b13, !dbg !432

b9:
	%35 = sub i64 %3, 1, !dbg !433
	%36 = sext i32 %0 to i64, !dbg !409
	br label %b10, !dbg !409

b10:
	%37 = phi double [ 0.000000e+00, %b9 ], [ %66, %b10_ok3 ], !dbg !434
	%38 = phi i64 [ 0, %b9 ], [ %67, %b10_ok3 ], !dbg !434
	%39 = urem i32 %5, 2, !dbg !436
	%40 = zext i32 %39 to i64, !dbg !437
	%41 = mul i64 %40, %36, !dbg !438
	%42 = add i64 %41, %38, !dbg !439
	%43 = mul i64 %42, 2, !dbg !440
	%44 = getelementptr inbounds i64, i64* %p18, i64 %43, !dbg !441
	%45 = zext i32 %5 to i64, !dbg !444
	%46 = shl i64 %45, 32, !dbg !445
	%47 = icmp uge i64 %43, %p19, !dbg !441
	%48 = icmp eq i64* %44, null, !dbg !446
	%49 = or i1 %47, %48, !dbg !446
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !446, !prof !17

b10_ok1:
	%50 = bitcast i64* %44 to i8*, !dbg !446
	%51 = call i64 @gpuc_signal_wait_until_thread(i8* %50, i32 5, i64 %46, i32 1, i8* %ctrl, i32 15), !dbg !446
	%52 = trunc i64 %51 to i32, !dbg !447
	%53 = add i64 %43, 1, !dbg !448
	%54 = getelementptr inbounds i64, i64* %p18, i64 %53, !dbg !449
	%55 = icmp uge i64 %53, %p19, !dbg !449
	%56 = icmp eq i64* %54, null, !dbg !451
	%57 = or i1 %55, %56, !dbg !451
	br i1 %57, label %b10_fail3, label %b10_ok3, !dbg !451, !prof !17

b10_ok3:
	%58 = bitcast i64* %54 to i8*, !dbg !451
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %46, i32 1, i8* %ctrl, i32 15), !dbg !451
	%60 = trunc i64 %59 to i32, !dbg !452
	%61 = zext i32 %60 to i64, !dbg !453
	%62 = shl i64 %61, 32, !dbg !454
	%63 = zext i32 %52 to i64, !dbg !455
	%64 = or i64 %62, %63, !dbg !456
	%65 = bitcast i64 %64 to double, !dbg !457
	%66 = fadd double %37, %65, !dbg !458
	%67 = add i64 %38, 1, !dbg !458
	%68 = icmp slt i64 %67, %36, !dbg !458
	br i1 %68, label %b10, label %b11, !dbg !458

b11:
	%69 = getelementptr inbounds double, double* %p20, i64 0, !dbg !459
	%70 = icmp uge i64 0, %p21, !dbg !459
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !459, !prof !17

b11_ok1:
	store double %66, double* %69, align 8, !dbg !459
	%71 = fcmp ole double %66, %p30, !dbg !460
	br i1 %71, label %b12, label %b13, !dbg !460

b12:
	%72 = getelementptr inbounds i64, i64* %p22, i64 0, !dbg !461
	%73 = icmp uge i64 0, %p23, !dbg !461
	br i1 %73, label %b12_fail1, label %b12_ok1, !dbg !461, !prof !17

b12_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %72, i64 %35) nounwind, !dbg !462
	br label %b13, !dbg !462

b13:
	%74 = sub i64 %4, 1, !dbg !463
	%75 = icmp eq i64 %74, 0, !dbg !464
	br i1 %75, label %b14, label %b22, !dbg !464

b14:
	%76 = add i32 %6, 1, !dbg !465
	%77 = fpext float %13 to double, !dbg !466
	%78 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_91 to [256 x double]*, !dbg !468
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !19
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !19
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !21
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !144
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !144
	%84 = mul i32 %83, %81, !dbg !469
	%85 = add i32 %80, %84, !dbg !469
	%86 = mul i32 %82, %85, !dbg !469
	%87 = add i32 %79, %86, !dbg !469
	%88 = sext i32 %87 to i64, !dbg !469
	%89 = getelementptr inbounds [256 x double], [256 x double]* %78, i64 0, i64 %88, !dbg !470
	%90 = icmp uge i64 %88, 256, !dbg !470
	br i1 %90, label %b14_fail1, label %b14_ok1, !dbg !470, !prof !17

b14_ok1:
	store double %77, double* %89, align 8, !dbg !470
	call void @llvm.nvvm.barrier0(), !dbg !471
	br label %b15, !dbg !471

b15:
	%91 = phi i64 [ 128, %b14_ok1 ], [ %105, %b19 ], !dbg !472
	%92 = icmp sgt i64 %91, 0, !dbg !473
	br i1 %92, label %b16, label %b20, !dbg !473

b16:
	%93 = icmp slt i64 %88, %91, !dbg !474
	br i1 %93, label %b17, label %b19, !dbg !474

b17:
	%94 = add i64 %88, %91, !dbg !475
	%95 = mul i32 %82, %83, !dbg !476
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !321
	%97 = mul i32 %95, %96, !dbg !476
	%98 = sext i32 %97 to i64, !dbg !476
	%99 = icmp slt i64 %94, %98, !dbg !477
	br i1 %99, label %b18, label %b19, !dbg !477

b18:
	%100 = getelementptr inbounds [256 x double], [256 x double]* %78, i64 0, i64 %94, !dbg !478
	%101 = icmp uge i64 %94, 256, !dbg !478
	br i1 %101, label %b18_fail1, label %b18_ok1, !dbg !478, !prof !17

b18_ok1:
	%102 = load double, double* %100, align 8, !dbg !478
	%103 = load double, double* %89, align 8, !dbg !479
	%104 = fadd double %103, %102, !dbg !480
	store double %104, double* %89, align 8, !dbg !479
	br label %b19, !dbg !479

b19:
	call void @llvm.nvvm.barrier0(), !dbg !481
	%105 = sdiv i64 %91, 2, !dbg !482
	br label %b15, !dbg !482

b20:
	%106 = getelementptr inbounds [256 x double], [256 x double]* %78, i64 0, i64 0, !dbg !483
	%107 = load double, double* %106, align 8, !dbg !483
	call void @llvm.nvvm.barrier0(), !dbg !484
	%108 = icmp eq i64 %88, 0, !dbg !485
	br i1 %108, label %b21, label %b22, !dbg !485

b21:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !487, !range !139
	%110 = sext i32 %109 to i64, !dbg !487
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !487, !range !140
	%112 = sext i32 %111 to i64, !dbg !487
	%113 = mul i64 %110, %112, !dbg !488
	%114 = urem i32 %6, 2, !dbg !489
	%115 = zext i32 %114 to i64, !dbg !490
	%116 = mul i64 %115, %113, !dbg !491
	%117 = add i64 %116, %113, !dbg !492
	%118 = getelementptr inbounds double, double* %p14, i64 %116, !dbg !493
	%119 = icmp ugt i64 %117, %p15, !dbg !493
	br i1 %119, label %b21_fail1, label %b21_ok1, !dbg !493, !prof !17

b21_ok1:
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494, !range !18
	%121 = sext i32 %120 to i64, !dbg !494
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !494, !range !20
	%123 = sext i32 %122 to i64, !dbg !494
	%124 = mul i64 %123, %110, !dbg !495
	%125 = add i64 %124, %121, !dbg !496
	%126 = getelementptr inbounds double, double* %118, i64 %125, !dbg !497
	%127 = icmp uge i64 %125, %113, !dbg !497
	br i1 %127, label %b21_fail2, label %b21_ok2, !dbg !497, !prof !17

b21_ok2:
	store double %107, double* %126, align 8, !dbg !497
	br label %b22, !dbg !497

b22:
	%128 = phi i64 [ %74, %b13 ], [ %p27, %b20 ], [ %p27, %b21_ok2 ], !dbg !415
	%129 = phi i32 [ 0, %b13 ], [ %6, %b20 ], [ %6, %b21_ok2 ], !dbg !416
	%130 = phi i32 [ %6, %b13 ], [ %76, %b20 ], [ %76, %b21_ok2 ], !dbg !417
	call void @gpuc_grid_sync(), !dbg !498
	%131 = fcmp oge double %p30, 0.000000e+00, !dbg !499
	br i1 %131, label %b23, label %b26, !dbg !499

b23:
	%132 = getelementptr inbounds i64, i64* %p22, i64 0, !dbg !501
	%133 = icmp uge i64 0, %p23, !dbg !501
	br i1 %133, label %b23_fail1, label %b23_ok1, !dbg !501, !prof !17

b23_ok1:
	%134 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %132) nounwind, !dbg !502
	%135 = icmp ne i64 %134, 0, !dbg !503
	br i1 %135, label %b24, label %b26, !dbg !503

b24:
	%136 = icmp ult i64 %134, %3, !dbg !504
	br i1 %136, label %b25, label %b26, !dbg !500

b25:
	ret void, !dbg !505

b26:
	%137 = icmp ne i32 %129, 0, !dbg !506
	br i1 %137, label %b27, label %b41, !dbg !506

b27:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !508, !range !18
	%139 = sext i32 %138 to i64, !dbg !508
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !508, !range !20
	%141 = sext i32 %140 to i64, !dbg !508
	%142 = icmp eq i64 %139, 0, !dbg !509
	br i1 %142, label %b28, label %b41, !dbg !509

b28:
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !510, !range !140
	%144 = sext i32 %143 to i64, !dbg !510
	%145 = sdiv i64 %144, 2, !dbg !511
	%146 = icmp eq i64 %141, %145, !dbg !512
	br i1 %146, label %b29, label %b41, !dbg !507

b29:
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !514, !range !139
	%148 = sext i32 %147 to i64, !dbg !514
	%149 = mul i64 %148, %144, !dbg !515
	%150 = urem i32 %129, 2, !dbg !516
	%151 = zext i32 %150 to i64, !dbg !517
	%152 = mul i64 %151, %149, !dbg !518
	%153 = add i64 %152, %149, !dbg !519
	%154 = getelementptr inbounds double, double* %p14, i64 %152, !dbg !520
	%155 = icmp ugt i64 %153, %p15, !dbg !520
	br i1 %155, label %b29_fail1, label %b29_ok1, !dbg !520, !prof !17

b29_ok1:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !521, !range !19
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !521, !range !19
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !521, !range !21
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !521, !range !144
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !521, !range !144
	%161 = mul i32 %160, %158, !dbg !521
	%162 = add i32 %157, %161, !dbg !521
	%163 = mul i32 %159, %162, !dbg !521
	%164 = add i32 %156, %163, !dbg !521
	%165 = sext i32 %164 to i64, !dbg !521
	%166 = mul i32 %159, %160, !dbg !521
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !521, !range !321
	%168 = mul i32 %166, %167, !dbg !521
	%169 = sext i32 %168 to i64, !dbg !521
	br label %b30, !dbg !521

b30:
	%170 = phi double [ 0.000000e+00, %b29_ok1 ], [ %175, %b31 ], !dbg !522
	%171 = phi i64 [ %165, %b29_ok1 ], [ %176, %b31 ], !dbg !521
	%172 = icmp slt i64 %171, %149, !dbg !521
	br i1 %172, label %b31, label %b32, !dbg !521

b31:
	%173 = getelementptr inbounds double, double* %154, i64 %171, !dbg !523
	%174 = load double, double* %173, align 8, !dbg !523
	%175 = fadd double %170, %174, !dbg !524
	%176 = add i64 %171, %169, !dbg !521
	br label %b30, !dbg !521

b32:
	%177 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_91 to [256 x double]*, !dbg !526
	%178 = getelementptr inbounds [256 x double], [256 x double]* %177, i64 0, i64 %165, !dbg !527
	%179 = icmp uge i64 %165, 256, !dbg !527
	br i1 %179, label %b32_fail1, label %b32_ok1, !dbg !527, !prof !17

b32_ok1:
	store double %170, double* %178, align 8, !dbg !527
	call void @llvm.nvvm.barrier0(), !dbg !528
	br label %b33, !dbg !528

b33:
	%180 = phi i64 [ 128, %b32_ok1 ], [ %190, %b37 ], !dbg !529
	%181 = icmp sgt i64 %180, 0, !dbg !530
	br i1 %181, label %b34, label %b38, !dbg !530

b34:
	%182 = icmp slt i64 %165, %180, !dbg !531
	br i1 %182, label %b35, label %b37, !dbg !531

b35:
	%183 = add i64 %165, %180, !dbg !532
	%184 = icmp slt i64 %183, %169, !dbg !533
	br i1 %184, label %b36, label %b37, !dbg !533

b36:
	%185 = getelementptr inbounds [256 x double], [256 x double]* %177, i64 0, i64 %183, !dbg !534
	%186 = icmp uge i64 %183, 256, !dbg !534
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !534, !prof !17

b36_ok1:
	%187 = load double, double* %185, align 8, !dbg !534
	%188 = load double, double* %178, align 8, !dbg !535
	%189 = fadd double %188, %187, !dbg !536
	store double %189, double* %178, align 8, !dbg !535
	br label %b37, !dbg !535

b37:
	call void @llvm.nvvm.barrier0(), !dbg !537
	%190 = sdiv i64 %180, 2, !dbg !538
	br label %b33, !dbg !538

b38:
	%191 = getelementptr inbounds [256 x double], [256 x double]* %177, i64 0, i64 0, !dbg !539
	%192 = load double, double* %191, align 8, !dbg !539
	call void @llvm.nvvm.barrier0(), !dbg !540
	%193 = icmp eq i64 %165, 0, !dbg !541
	br i1 %193, label %b39, label %b41, !dbg !541

b39:
	%194 = bitcast double %192 to i64, !dbg !542
	%195 = sext i32 %1 to i64, !dbg !412
	%196 = sext i32 %0 to i64, !dbg !544
	%197 = mul i64 %151, %196, !dbg !545
	%198 = add i64 %197, %195, !dbg !546
	%199 = mul i64 %198, 2, !dbg !547
	%200 = getelementptr inbounds i64, i64* %p18, i64 %199, !dbg !548
	%201 = add i64 %199, 1, !dbg !549
	%202 = getelementptr inbounds i64, i64* %p18, i64 %201, !dbg !550
	%203 = icmp uge i64 %199, %p19, !dbg !548
	%204 = icmp uge i64 %201, %p19, !dbg !550
	%205 = or i1 %203, %204, !dbg !550
	br i1 %205, label %b39_fail1, label %b39_ok1, !dbg !550, !prof !17

b39_ok1:
	br label %b40, !dbg !551

b40:
	%206 = phi i64 [ 0, %b39_ok1 ], [ %220, %b40_ok1 ], !dbg !551
	%207 = trunc i64 %194 to i32, !dbg !552
	%208 = zext i32 %129 to i64, !dbg !554
	%209 = shl i64 %208, 32, !dbg !555
	%210 = zext i32 %207 to i64, !dbg !556
	%211 = or i64 %209, %210, !dbg !557
	%212 = trunc i64 %206 to i32, !dbg !558
	%213 = icmp uge i64 %206, %196, !dbg !558
	br i1 %213, label %b40_fail1, label %b40_ok1, !dbg !558, !prof !17

b40_ok1:
	%214 = bitcast i64* %200 to i8*, !dbg !558
	call void @gpuc_signal_op_thread(i8* %214, i64 %211, i32 9, i32 %212), !dbg !558
	%215 = lshr i64 %194, 32, !dbg !559
	%216 = trunc i64 %215 to i32, !dbg !560
	%217 = zext i32 %216 to i64, !dbg !562
	%218 = or i64 %209, %217, !dbg !563
	%219 = bitcast i64* %202 to i8*, !dbg !564
	call void @gpuc_signal_op_thread(i8* %219, i64 %218, i32 9, i32 %212), !dbg !564
	%220 = add i64 %206, 1, !dbg !564
	%221 = icmp slt i64 %220, %196, !dbg !564
	br i1 %221, label %b40, label %b41, !dbg !564

b41:
	%222 = add i64 %3, 1, !dbg !565
	%223 = add i64 %7, 1, !dbg !565
	%224 = icmp slt i64 %223, %p25, !dbg !565
	br i1 %224, label %b1, label %b42, !dbg !565

b42:
	ret void, !dbg !565

b10_fail1:
	%225 = icmp uge i64 %43, %p19, !dbg !441
	br i1 %225, label %b10_fail2, label %b10_ok2, !dbg !441

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %43, i64 %p19), !dbg !441
	ret void, !dbg !441

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !446
	ret void, !dbg !446

b10_fail3:
	%226 = icmp uge i64 %53, %p19, !dbg !449
	br i1 %226, label %b10_fail4, label %b10_ok4, !dbg !449

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %53, i64 %p19), !dbg !449
	ret void, !dbg !449

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !451
	ret void, !dbg !451

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p21), !dbg !459
	ret void, !dbg !459

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p23), !dbg !461
	ret void, !dbg !461

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %88, i64 256), !dbg !470
	ret void, !dbg !470

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %94, i64 256), !dbg !478
	ret void, !dbg !478

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %117, i64 %p15), !dbg !493
	ret void, !dbg !493

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %125, i64 %113), !dbg !497
	ret void, !dbg !497

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p23), !dbg !501
	ret void, !dbg !501

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %153, i64 %p15), !dbg !520
	ret void, !dbg !520

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %165, i64 256), !dbg !527
	ret void, !dbg !527

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %183, i64 256), !dbg !534
	ret void, !dbg !534

b39_fail1:
	%227 = icmp uge i64 %199, %p19, !dbg !548
	br i1 %227, label %b39_fail2, label %b39_ok2, !dbg !548

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %199, i64 %p19), !dbg !548
	ret void, !dbg !548

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %201, i64 %p19), !dbg !550
	ret void, !dbg !550

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %206, i64 %196), !dbg !558
	ret void, !dbg !558
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !566 {
entry:
	br label %b0, !dbg !567

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !570
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !571, !range !18
	%2 = sext i32 %1 to i64, !dbg !571
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !571, !range !20
	%4 = sext i32 %3 to i64, !dbg !571
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !571, !range !20
	%6 = sext i32 %5 to i64, !dbg !571
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !571, !range !139
	%8 = sext i32 %7 to i64, !dbg !571
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !571, !range !140
	%10 = sext i32 %9 to i64, !dbg !571
	%11 = mul i64 %10, %6, !dbg !571
	%12 = add i64 %4, %11, !dbg !571
	%13 = mul i64 %8, %12, !dbg !571
	%14 = add i64 %2, %13, !dbg !571
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !571, !range !144
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !571, !range !144
	%17 = mul i32 %15, %16, !dbg !571
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !571, !range !321
	%19 = mul i32 %17, %18, !dbg !571
	%20 = sext i32 %19 to i64, !dbg !571
	%21 = mul i64 %14, %20, !dbg !571
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !571, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !571, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !571, !range !21
	%25 = mul i32 %16, %24, !dbg !571
	%26 = add i32 %23, %25, !dbg !571
	%27 = mul i32 %15, %26, !dbg !571
	%28 = add i32 %22, %27, !dbg !571
	%29 = sext i32 %28 to i64, !dbg !571
	%30 = add i64 %21, %29, !dbg !571
	%31 = icmp eq i64 %30, 0, !dbg !572
	br i1 %31, label %b1, label %b8, !dbg !572

b1:
	%32 = fcmp olt double %p12, 0.000000e+00, !dbg !573
	br i1 %32, label %b4, label %b2, !dbg !573

b2:
	%33 = getelementptr inbounds i64, i64* %p8, i64 0, !dbg !575
	%34 = icmp uge i64 0, %p9, !dbg !575
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !575, !prof !17

b2_ok1:
	%35 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %33) nounwind, !dbg !576
	%36 = icmp ne i64 %35, 0, !dbg !577
	br i1 %36, label %b3, label %b4, !dbg !577

b3:
	%37 = icmp ult i64 %35, %p11, !dbg !578
	br i1 %37, label %b8, label %b4, !dbg !574

b4:
	%38 = sext i32 %0 to i64, !dbg !570
	br label %b5, !dbg !570

b5:
	%39 = phi double [ 0.000000e+00, %b4 ], [ %68, %b5_ok3 ], !dbg !579
	%40 = phi i64 [ 0, %b4 ], [ %69, %b5_ok3 ], !dbg !579
	%41 = urem i32 %p10, 2, !dbg !581
	%42 = zext i32 %41 to i64, !dbg !582
	%43 = mul i64 %42, %38, !dbg !583
	%44 = add i64 %43, %40, !dbg !584
	%45 = mul i64 %44, 2, !dbg !585
	%46 = getelementptr inbounds i64, i64* %p4, i64 %45, !dbg !586
	%47 = zext i32 %p10 to i64, !dbg !589
	%48 = shl i64 %47, 32, !dbg !590
	%49 = icmp uge i64 %45, %p5, !dbg !586
	%50 = icmp eq i64* %46, null, !dbg !591
	%51 = or i1 %49, %50, !dbg !591
	br i1 %51, label %b5_fail1, label %b5_ok1, !dbg !591, !prof !17

b5_ok1:
	%52 = bitcast i64* %46 to i8*, !dbg !591
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %48, i32 1, i8* %ctrl, i32 15), !dbg !591
	%54 = trunc i64 %53 to i32, !dbg !592
	%55 = add i64 %45, 1, !dbg !593
	%56 = getelementptr inbounds i64, i64* %p4, i64 %55, !dbg !594
	%57 = icmp uge i64 %55, %p5, !dbg !594
	%58 = icmp eq i64* %56, null, !dbg !596
	%59 = or i1 %57, %58, !dbg !596
	br i1 %59, label %b5_fail3, label %b5_ok3, !dbg !596, !prof !17

b5_ok3:
	%60 = bitcast i64* %56 to i8*, !dbg !596
	%61 = call i64 @gpuc_signal_wait_until_thread(i8* %60, i32 5, i64 %48, i32 1, i8* %ctrl, i32 15), !dbg !596
	%62 = trunc i64 %61 to i32, !dbg !597
	%63 = zext i32 %62 to i64, !dbg !598
	%64 = shl i64 %63, 32, !dbg !599
	%65 = zext i32 %54 to i64, !dbg !600
	%66 = or i64 %64, %65, !dbg !601
	%67 = bitcast i64 %66 to double, !dbg !602
	%68 = fadd double %39, %67, !dbg !603
	%69 = add i64 %40, 1, !dbg !603
	%70 = icmp slt i64 %69, %38, !dbg !603
	br i1 %70, label %b5, label %b6, !dbg !603

b6:
	%71 = getelementptr inbounds double, double* %p6, i64 0, !dbg !604
	%72 = icmp uge i64 0, %p7, !dbg !604
	br i1 %72, label %b6_fail1, label %b6_ok1, !dbg !604, !prof !17

b6_ok1:
	store double %68, double* %71, align 8, !dbg !604
	%73 = fcmp ole double %68, %p12, !dbg !605
	br i1 %73, label %b7, label %b8, !dbg !605

b7:
	%74 = getelementptr inbounds i64, i64* %p8, i64 0, !dbg !606
	%75 = icmp uge i64 0, %p9, !dbg !606
	br i1 %75, label %b7_fail1, label %b7_ok1, !dbg !606, !prof !17

b7_ok1:
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %74, i64 %p11) nounwind, !dbg !607
	br label %b8, !dbg !607

b8:
	ret void, !dbg !568

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p9), !dbg !575
	ret void, !dbg !575

b5_fail1:
	%76 = icmp uge i64 %45, %p5, !dbg !586
	br i1 %76, label %b5_fail2, label %b5_ok2, !dbg !586

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 %p5), !dbg !586
	ret void, !dbg !586

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !591
	ret void, !dbg !591

b5_fail3:
	%77 = icmp uge i64 %55, %p5, !dbg !594
	br i1 %77, label %b5_fail4, label %b5_ok4, !dbg !594

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %55, i64 %p5), !dbg !594
	ret void, !dbg !594

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !596
	ret void, !dbg !596

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p7), !dbg !604
	ret void, !dbg !604

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p9), !dbg !606
	ret void, !dbg !606
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !608 {
entry:
	br label %b0, !dbg !609

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !610
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !611, !range !18
	%2 = sext i32 %1 to i64, !dbg !611
	br label %b1, !dbg !612

b1:
	%3 = phi i64 [ %2, %b0 ], [ %61, %b9 ], !dbg !613
	%4 = icmp slt i64 %3, %p14, !dbg !614
	br i1 %4, label %b2, label %b10, !dbg !614

b2:
	%5 = mul i64 %3, %p12, !dbg !615
	%6 = icmp eq i64 %p14, 0, !dbg !616
	br i1 %6, label %b2_fail1, label %b2_ok1, !dbg !616, !prof !17

b2_ok1:
	%7 = icmp eq i64 %p14, -1, !dbg !616
	%8 = select i1 %7, i64 1, i64 %p14, !dbg !616
	%9 = sdiv i64 %5, %8, !dbg !616
	%10 = sub i64 0, %5, !dbg !616
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !616
	%12 = sub i64 %11, %p7, !dbg !617
	%13 = icmp slt i64 %12, 0, !dbg !618
	br i1 %13, label %b9, label %b3, !dbg !618

b3:
	%14 = icmp sge i64 %12, %p4, !dbg !619
	br i1 %14, label %b9, label %b4, !dbg !619

b4:
	%15 = mul i64 %3, %p13, !dbg !620
	%16 = add i64 %3, 1, !dbg !621
	%17 = mul i64 %16, %p13, !dbg !622
	%18 = sub i64 %17, %15, !dbg !623
	%19 = getelementptr inbounds float, float* %p0, i64 %15, !dbg !623
	%20 = icmp ugt i64 %17, %p1, !dbg !623
	%21 = icmp ugt i64 %15, %17, !dbg !623
	%22 = or i1 %20, %21, !dbg !623
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !623, !prof !17

b4_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !624, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !624, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !624, !range !21
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624, !range !144
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !624, !range !144
	%28 = mul i32 %27, %25, !dbg !624
	%29 = add i32 %24, %28, !dbg !624
	%30 = mul i32 %26, %29, !dbg !624
	%31 = add i32 %23, %30, !dbg !624
	%32 = sext i32 %31 to i64, !dbg !624
	%33 = mul i32 %26, %27, !dbg !624
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !624, !range !321
	%35 = mul i32 %33, %34, !dbg !624
	%36 = sext i32 %35 to i64, !dbg !624
	br label %b5, !dbg !624

b5:
	%37 = phi i64 [ %32, %b4_ok1 ], [ %53, %b6_ok2 ], !dbg !624
	%38 = icmp slt i64 %37, %p13, !dbg !624
	br i1 %38, label %b6, label %b7, !dbg !624

b6:
	%39 = add i64 %12, 1, !dbg !625
	%40 = mul i64 %39, %p6, !dbg !626
	%41 = mul i64 %37, %p5, !dbg !627
	%42 = icmp eq i64 %p13, -1, !dbg !628
	%43 = select i1 %42, i64 1, i64 %p13, !dbg !628
	%44 = sdiv i64 %41, %43, !dbg !628
	%45 = sub i64 0, %41, !dbg !628
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !628
	%47 = add i64 %40, %46, !dbg !629
	%48 = getelementptr inbounds float, float* %p2, i64 %47, !dbg !630
	%49 = icmp uge i64 %47, %p3, !dbg !630
	br i1 %49, label %b6_fail1, label %b6_ok1, !dbg !630, !prof !17

b6_ok1:
	%50 = load float, float* %48, align 4, !dbg !630
	%51 = getelementptr inbounds float, float* %19, i64 %37, !dbg !631
	%52 = icmp uge i64 %37, %18, !dbg !631
	br i1 %52, label %b6_fail2, label %b6_ok2, !dbg !631, !prof !17

b6_ok2:
	store float %50, float* %51, align 4, !dbg !631
	%53 = add i64 %37, %36, !dbg !624
	br label %b5, !dbg !624

b7:
	call void @llvm.nvvm.barrier0(), !dbg !632
	%54 = sext i32 %0 to i64, !dbg !610
	%55 = icmp ne i64 %54, 0, !dbg !633
	br i1 %55, label %b8, label %b9, !dbg !633

b8:
	%56 = mul i64 %18, 4, !dbg !634
	%57 = bitcast float* %19 to i8*, !dbg !634
	%58 = bitcast float* %19 to i8*, !dbg !634
	call void @gpuc_put_block(i8* %57, i8* %58, i64 %56, i32 0), !dbg !634
	br label %b9, !dbg !634

b9:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !635, !range !139
	%60 = sext i32 %59 to i64, !dbg !635
	%61 = add i64 %3, %60, !dbg !636
	br label %b1, !dbg !636

b10:
	ret void, !dbg !636

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 0), !dbg !616
	ret void, !dbg !616

b4_fail1:
	%62 = icmp ugt i64 %17, %p1, !dbg !623
	br i1 %62, label %b4_fail2, label %b4_ok2, !dbg !623

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %17, i64 %p1), !dbg !623
	ret void, !dbg !623

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %15, i64 %17), !dbg !623
	ret void, !dbg !623

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %47, i64 %p3), !dbg !630
	ret void, !dbg !630

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %37, i64 %18), !dbg !631
	ret void, !dbg !631
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !139
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !140
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !140
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
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
!nvvm.annotations = !{!637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651, !652, !653, !654}
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
!17 = !{!"branch_weights", i32 1, i32 1048576}
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 65535}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !15)
!23 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !15)
!24 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !15)
!25 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !15)
!26 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !15)
!27 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !15)
!28 = !DILocation(line: 97, column: 22, scope: !7)
!29 = !DILocation(line: 97, column: 25, scope: !7)
!30 = !DILocation(line: 97, column: 33, scope: !7)
!31 = !DILocation(line: 97, column: 13, scope: !7)
!32 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !31)
!33 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !31)
!34 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !31)
!35 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !31)
!36 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !31)
!37 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !31)
!38 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !31)
!39 = !DILocation(line: 97, column: 2, scope: !7)
!40 = !DILocation(line: 95, column: 2, scope: !7)
!41 = !DILocation(line: 98, column: 6, scope: !7)
!42 = !DILocation(line: 98, column: 21, scope: !7)
!43 = !DILocation(line: 99, column: 13, scope: !7)
!44 = !DILocation(line: 99, column: 16, scope: !7)
!45 = !DILocation(line: 99, column: 25, scope: !7)
!46 = !DILocation(line: 100, column: 23, scope: !7)
!47 = !DILocation(line: 100, column: 15, scope: !7)
!48 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !47)
!49 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !47)
!50 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !47)
!51 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !47)
!52 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !47)
!53 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !47)
!54 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !47)
!55 = !DILocation(line: 102, column: 24, scope: !7)
!56 = !DILocation(line: 102, column: 21, scope: !7)
!57 = !DILocation(line: 102, column: 35, scope: !7)
!58 = !DILocation(line: 102, column: 32, scope: !7)
!59 = !DILocation(line: 104, column: 13, scope: !7)
!60 = !DILocation(line: 104, column: 21, scope: !7)
!61 = !DILocation(line: 104, column: 28, scope: !7)
!62 = !DILocation(line: 104, column: 38, scope: !7)
!63 = !DILocation(line: 105, column: 14, scope: !7)
!64 = !DILocation(line: 105, column: 22, scope: !7)
!65 = !DILocation(line: 105, column: 29, scope: !7)
!66 = !DILocation(line: 105, column: 39, scope: !7)
!67 = !DILocation(line: 106, column: 14, scope: !7)
!68 = !DILocation(line: 106, column: 22, scope: !7)
!69 = !DILocation(line: 106, column: 29, scope: !7)
!70 = !DILocation(line: 106, column: 39, scope: !7)
!71 = !DILocation(line: 107, column: 14, scope: !7)
!72 = !DILocation(line: 107, column: 22, scope: !7)
!73 = !DILocation(line: 107, column: 29, scope: !7)
!74 = !DILocation(line: 107, column: 39, scope: !7)
!75 = !DILocation(line: 110, column: 13, scope: !7)
!76 = !DILocation(line: 111, column: 8, scope: !7)
!77 = !DILocation(line: 113, column: 12, scope: !7)
!78 = !DILocation(line: 113, column: 21, scope: !7)
!79 = !DILocation(line: 114, column: 33, scope: !7)
!80 = !DILocation(line: 114, column: 35, scope: !7)
!81 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!82 = !DILocation(line: 114, column: 15, scope: !7)
!83 = !DILocation(line: 125, column: 7, scope: !81, inlinedAt: !82)
!84 = !DILocation(line: 126, column: 7, scope: !81, inlinedAt: !82)
!85 = !DILocation(line: 128, column: 7, scope: !7)
!86 = !DILocation(line: 128, column: 7, scope: !81, inlinedAt: !82)
!87 = !DILocation(line: 129, column: 7, scope: !81, inlinedAt: !82)
!88 = !DILocation(line: 131, column: 7, scope: !7)
!89 = !DILocation(line: 131, column: 7, scope: !81, inlinedAt: !82)
!90 = !DILocation(line: 132, column: 7, scope: !81, inlinedAt: !82)
!91 = !DILocation(line: 134, column: 7, scope: !7)
!92 = !DILocation(line: 134, column: 7, scope: !81, inlinedAt: !82)
!93 = !DILocation(line: 135, column: 7, scope: !81, inlinedAt: !82)
!94 = !DILocation(line: 137, column: 9, scope: !7)
!95 = !DILocation(line: 114, column: 4, scope: !7)
!96 = !DILocation(line: 116, column: 19, scope: !7)
!97 = distinct !DISubprogram(name: "store", scope: !6, file: !6, line: 145, type: !4, isDefinition: true, scopeLine: 145, isOptimized: true, unit: !2)
!98 = !DILocation(line: 116, column: 8, scope: !7)
!99 = !DILocation(line: 146, column: 11, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 146, column: 19, scope: !97, inlinedAt: !98)
!101 = !DILocation(line: 146, column: 27, scope: !97, inlinedAt: !98)
!102 = !DILocation(line: 146, column: 3, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 146, column: 9, scope: !97, inlinedAt: !98)
!104 = !DILocation(line: 146, column: 17, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 146, column: 25, scope: !97, inlinedAt: !98)
!106 = !DILocation(line: 117, column: 26, scope: !7)
!107 = distinct !DISubprogram(name: "square", scope: !6, file: !6, line: 140, type: !4, isDefinition: true, scopeLine: 140, isOptimized: true, unit: !2)
!108 = !DILocation(line: 117, column: 20, scope: !7)
!109 = !DILocation(line: 140, column: 43, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 117, column: 48, scope: !7)
!111 = !DILocation(line: 117, column: 42, scope: !7)
!112 = !DILocation(line: 140, column: 43, scope: !107, inlinedAt: !111)
!113 = !DILocation(line: 117, column: 34, scope: !7)
!114 = !DILocation(line: 117, column: 70, scope: !7)
!115 = !DILocation(line: 117, column: 64, scope: !7)
!116 = !DILocation(line: 140, column: 43, scope: !107, inlinedAt: !115)
!117 = !DILocation(line: 117, column: 56, scope: !7)
!118 = !DILocation(line: 117, column: 92, scope: !7)
!119 = !DILocation(line: 117, column: 86, scope: !7)
!120 = !DILocation(line: 140, column: 43, scope: !107, inlinedAt: !119)
!121 = !DILocation(line: 117, column: 78, scope: !7)
!122 = !DILocation(line: 117, column: 3, scope: !7)
!123 = !DILocation(line: 98, column: 27, scope: !7)
!124 = !DILocation(line: 120, column: 2, scope: !7)
!125 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!126 = !DILocation(line: 28, column: 6, scope: !125)
!127 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!128 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!129 = !DILocation(line: 31, column: 23, scope: !125)
!130 = !DILocation(line: 69, column: 8, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 85, column: 20, scope: !127, inlinedAt: !130)
!132 = !DILocation(line: 30, column: 24, scope: !125)
!133 = !DILocation(line: 30, column: 27, scope: !125)
!134 = !DILocation(line: 29, column: 2, scope: !125)
!135 = !DILocation(line: 30, column: 6, scope: !125)
!136 = !DILocation(line: 30, column: 35, scope: !125)
!137 = !DILocation(line: 44, column: 32, scope: !128, inlinedAt: !129)
!138 = !DILocation(line: 44, column: 65, scope: !128, inlinedAt: !129)
!139 = !{i32 1, i32 -2147483648}
!140 = !{i32 1, i32 65536}
!141 = !DILocation(line: 44, column: 69, scope: !128, inlinedAt: !129)
!142 = !DILocation(line: 44, column: 53, scope: !128, inlinedAt: !129)
!143 = !DILocation(line: 45, column: 38, scope: !128, inlinedAt: !129)
!144 = !{i32 1, i32 1025}
!145 = !DILocation(line: 45, column: 26, scope: !128, inlinedAt: !129)
!146 = !DILocation(line: 46, column: 25, scope: !128, inlinedAt: !129)
!147 = !DILocation(line: 46, column: 54, scope: !128, inlinedAt: !129)
!148 = !DILocation(line: 46, column: 41, scope: !128, inlinedAt: !129)
!149 = !DILocation(line: 47, column: 18, scope: !128, inlinedAt: !129)
!150 = !DILocation(line: 47, column: 24, scope: !128, inlinedAt: !129)
!151 = !DILocation(line: 47, column: 46, scope: !128, inlinedAt: !129)
!152 = !DILocation(line: 47, column: 39, scope: !128, inlinedAt: !129)
!153 = !DILocation(line: 47, column: 49, scope: !128, inlinedAt: !129)
!154 = !DILocation(line: 48, column: 17, scope: !128, inlinedAt: !129)
!155 = !DILocation(line: 48, column: 33, scope: !128, inlinedAt: !129)
!156 = !DILocation(line: 48, column: 52, scope: !128, inlinedAt: !129)
!157 = !DILocation(line: 52, column: 20, scope: !128, inlinedAt: !129)
!158 = !DILocation(line: 52, column: 23, scope: !128, inlinedAt: !129)
!159 = !DILocation(line: 54, column: 68, scope: !128, inlinedAt: !129)
!160 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!161 = !DILocation(line: 54, column: 40, scope: !128, inlinedAt: !129)
!162 = !DILocation(line: 22, column: 27, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 22, column: 21, scope: !160, inlinedAt: !161)
!164 = !DILocation(line: 22, column: 30, scope: !160, inlinedAt: !161)
!165 = !DILocation(line: 22, column: 38, scope: !160, inlinedAt: !161)
!166 = !DILocation(line: 22, column: 47, scope: !160, inlinedAt: !161)
!167 = !DILocation(line: 22, column: 16, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 54, column: 26, scope: !128, inlinedAt: !129)
!169 = !DILocation(line: 57, column: 68, scope: !128, inlinedAt: !129)
!170 = !DILocation(line: 57, column: 40, scope: !128, inlinedAt: !129)
!171 = !DILocation(line: 22, column: 27, scope: !160, inlinedAt: !170)
!172 = !DILocation(line: 22, column: 21, scope: !160, inlinedAt: !170)
!173 = !DILocation(line: 22, column: 30, scope: !160, inlinedAt: !170)
!174 = !DILocation(line: 22, column: 32, scope: !160, inlinedAt: !170)
!175 = !DILocation(line: 22, column: 38, scope: !160, inlinedAt: !170)
!176 = !DILocation(line: 22, column: 47, scope: !160, inlinedAt: !170)
!177 = !DILocation(line: 22, column: 16, scope: !160, inlinedAt: !170)
!178 = !DILocation(line: 57, column: 26, scope: !128, inlinedAt: !129)
!179 = !DILocation(line: 60, column: 17, scope: !128, inlinedAt: !129)
!180 = !DILocation(line: 61, column: 31, scope: !128, inlinedAt: !129)
!181 = !DILocation(line: 62, column: 20, scope: !128, inlinedAt: !129)
!182 = !DILocation(line: 62, column: 4, scope: !128, inlinedAt: !129)
!183 = !DILocation(line: 50, column: 2, scope: !128, inlinedAt: !129)
!184 = !DILocation(line: 64, column: 47, scope: !128, inlinedAt: !129)
!185 = !DILocation(line: 64, column: 30, scope: !128, inlinedAt: !129)
!186 = !DILocation(line: 64, column: 60, scope: !128, inlinedAt: !129)
!187 = !DILocation(line: 65, column: 65, scope: !128, inlinedAt: !129)
!188 = !DILocation(line: 65, column: 20, scope: !128, inlinedAt: !129)
!189 = !DILocation(line: 65, column: 4, scope: !128, inlinedAt: !129)
!190 = !DILocation(line: 67, column: 17, scope: !128, inlinedAt: !129)
!191 = !DILocation(line: 69, column: 61, scope: !128, inlinedAt: !129)
!192 = !DILocation(line: 82, column: 26, scope: !127, inlinedAt: !130)
!193 = !DILocation(line: 83, column: 13, scope: !127, inlinedAt: !130)
!194 = !DILocation(line: 84, column: 14, scope: !127, inlinedAt: !130)
!195 = !DILocation(line: 84, column: 11, scope: !127, inlinedAt: !130)
!196 = !DILocation(line: 85, column: 45, scope: !127, inlinedAt: !130)
!197 = !DILocation(line: 85, column: 53, scope: !127, inlinedAt: !130)
!198 = !DILocation(line: 85, column: 68, scope: !127, inlinedAt: !130)
!199 = !DILocation(line: 85, column: 42, scope: !127, inlinedAt: !130)
!200 = !DILocation(line: 85, column: 97, scope: !127, inlinedAt: !130)
!201 = !DILocation(line: 85, column: 114, scope: !127, inlinedAt: !130)
!202 = !DILocation(line: 85, column: 84, scope: !127, inlinedAt: !130)
!203 = !DILocation(line: 86, column: 13, scope: !127, inlinedAt: !130)
!204 = !DILocation(line: 22, column: 27, scope: !160, inlinedAt: !203)
!205 = !DILocation(line: 22, column: 21, scope: !160, inlinedAt: !203)
!206 = !DILocation(line: 22, column: 30, scope: !160, inlinedAt: !203)
!207 = !DILocation(line: 22, column: 32, scope: !160, inlinedAt: !203)
!208 = !DILocation(line: 22, column: 38, scope: !160, inlinedAt: !203)
!209 = !DILocation(line: 22, column: 47, scope: !160, inlinedAt: !203)
!210 = !DILocation(line: 22, column: 16, scope: !160, inlinedAt: !203)
!211 = !DILocation(line: 72, column: 8, scope: !128, inlinedAt: !129)
!212 = !DILocation(line: 82, column: 26, scope: !127, inlinedAt: !211)
!213 = !DILocation(line: 83, column: 13, scope: !127, inlinedAt: !211)
!214 = !DILocation(line: 84, column: 14, scope: !127, inlinedAt: !211)
!215 = !DILocation(line: 84, column: 11, scope: !127, inlinedAt: !211)
!216 = !DILocation(line: 85, column: 42, scope: !127, inlinedAt: !211)
!217 = !DILocation(line: 85, column: 89, scope: !127, inlinedAt: !211)
!218 = !DILocation(line: 85, column: 97, scope: !127, inlinedAt: !211)
!219 = !DILocation(line: 85, column: 114, scope: !127, inlinedAt: !211)
!220 = !DILocation(line: 85, column: 84, scope: !127, inlinedAt: !211)
!221 = !DILocation(line: 86, column: 13, scope: !127, inlinedAt: !211)
!222 = !DILocation(line: 22, column: 27, scope: !160, inlinedAt: !221)
!223 = !DILocation(line: 22, column: 21, scope: !160, inlinedAt: !221)
!224 = !DILocation(line: 22, column: 30, scope: !160, inlinedAt: !221)
!225 = !DILocation(line: 22, column: 38, scope: !160, inlinedAt: !221)
!226 = !DILocation(line: 22, column: 47, scope: !160, inlinedAt: !221)
!227 = !DILocation(line: 22, column: 16, scope: !160, inlinedAt: !221)
!228 = !DILocation(line: 85, column: 20, scope: !127, inlinedAt: !211)
!229 = !DILocation(line: 75, column: 66, scope: !128, inlinedAt: !129)
!230 = !DILocation(line: 75, column: 89, scope: !128, inlinedAt: !129)
!231 = !DILocation(line: 75, column: 78, scope: !128, inlinedAt: !129)
!232 = !DILocation(line: 75, column: 24, scope: !128, inlinedAt: !129)
!233 = !DILocation(line: 75, column: 17, scope: !128, inlinedAt: !129)
!234 = !DILocation(line: 31, column: 3, scope: !125)
!235 = !DILocation(line: 30, column: 46, scope: !125)
!236 = !DILocation(line: 33, column: 2, scope: !125)
!237 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!238 = !DILocation(line: 23, column: 6, scope: !237)
!239 = !DIFile(filename: "ll.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!240 = distinct !DISubprogram(name: "SumFloat64", scope: !239, file: !239, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!241 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!242 = distinct !DISubprogram(name: "collect", scope: !241, file: !241, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!243 = !DILocation(line: 32, column: 10, scope: !237)
!244 = !DILocation(line: 41, column: 24, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !244)
!246 = distinct !DISubprogram(name: "PublishFloat64", scope: !239, file: !239, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!247 = distinct !DISubprogram(name: "publish", scope: !241, file: !241, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!248 = !DILocation(line: 35, column: 10, scope: !237)
!249 = !DILocation(line: 78, column: 20, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 32, column: 38, scope: !246, inlinedAt: !249)
!251 = !DILocation(line: 24, column: 11, scope: !237)
!252 = !DILocation(line: 24, column: 41, scope: !237)
!253 = distinct !DISubprogram(name: "stopped", scope: !241, file: !241, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!254 = !DILocation(line: 24, column: 26, scope: !237)
!255 = !DILocation(line: 50, column: 38, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 50, column: 24, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 51, column: 14, scope: !253, inlinedAt: !254)
!258 = !DILocation(line: 51, column: 27, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 25, column: 3, scope: !237)
!260 = !DILocation(line: 28, column: 12, scope: !237)
!261 = !DILocation(line: 29, column: 18, scope: !237)
!262 = !DILocation(line: 27, column: 2, scope: !237)
!263 = !DILocation(line: 31, column: 15, scope: !237)
!264 = distinct !DISubprogram(name: "collects", scope: !241, file: !241, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!265 = !DILocation(line: 31, column: 31, scope: !237)
!266 = !DILocation(line: 35, column: 19, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 35, column: 24, scope: !264, inlinedAt: !265)
!268 = !DILocation(line: 35, column: 59, scope: !264, inlinedAt: !265)
!269 = !DILocation(line: 35, column: 63, scope: !264, inlinedAt: !265)
!270 = !DILocation(line: 35, column: 47, scope: !264, inlinedAt: !265)
!271 = !DILocation(line: 31, column: 52, scope: !237)
!272 = !DILocation(line: 31, column: 55, scope: !237)
!273 = !DILocation(line: 32, column: 36, scope: !237)
!274 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !244)
!275 = distinct !DISubprogram(name: "float64At", scope: !239, file: !239, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!276 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !244)
!277 = !DILocation(line: 53, column: 19, scope: !275, inlinedAt: !276)
!278 = !DILocation(line: 53, column: 13, scope: !275, inlinedAt: !276)
!279 = !DILocation(line: 53, column: 22, scope: !275, inlinedAt: !276)
!280 = !DILocation(line: 53, column: 39, scope: !275, inlinedAt: !276)
!281 = !DILocation(line: 53, column: 45, scope: !275, inlinedAt: !276)
!282 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !244)
!283 = distinct !DISubprogram(name: "word", scope: !239, file: !239, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!284 = distinct !DISubprogram(name: "await", scope: !239, file: !239, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!285 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !244)
!286 = !DILocation(line: 60, column: 61, scope: !284, inlinedAt: !285)
!287 = !DILocation(line: 56, column: 53, scope: !283, inlinedAt: !286)
!288 = !DILocation(line: 56, column: 60, scope: !283, inlinedAt: !286)
!289 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !285)
!290 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !285)
!291 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !244)
!292 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !244)
!293 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !244)
!294 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !293)
!295 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !293)
!296 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !244)
!297 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !244)
!298 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !244)
!299 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !244)
!300 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !244)
!301 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !244)
!302 = !DILocation(line: 42, column: 12, scope: !242, inlinedAt: !243)
!303 = !DILocation(line: 43, column: 11, scope: !242, inlinedAt: !243)
!304 = !DILocation(line: 44, column: 32, scope: !242, inlinedAt: !243)
!305 = !DILocation(line: 44, column: 18, scope: !242, inlinedAt: !243)
!306 = !DILocation(line: 34, column: 14, scope: !237)
!307 = distinct !DISubprogram(name: "add", scope: !241, file: !241, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!308 = !DILocation(line: 34, column: 25, scope: !237)
!309 = !DILocation(line: 57, column: 28, scope: !307, inlinedAt: !308)
!310 = distinct !DISubprogram(name: "blockSum", scope: !241, file: !241, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!311 = !DILocation(line: 57, column: 17, scope: !307, inlinedAt: !308)
!312 = !DILocation(line: 91, column: 38, scope: !310, inlinedAt: !311)
!313 = !DILocation(line: 93, column: 10, scope: !310, inlinedAt: !311)
!314 = !DILocation(line: 93, column: 3, scope: !310, inlinedAt: !311)
!315 = !DILocation(line: 94, column: 8, scope: !310, inlinedAt: !311)
!316 = !DILocation(line: 95, column: 6, scope: !310, inlinedAt: !311)
!317 = !DILocation(line: 95, column: 29, scope: !310, inlinedAt: !311)
!318 = !DILocation(line: 96, column: 23, scope: !310, inlinedAt: !311)
!319 = !DILocation(line: 96, column: 31, scope: !310, inlinedAt: !311)
!320 = !DILocation(line: 96, column: 42, scope: !310, inlinedAt: !311)
!321 = !{i32 1, i32 65}
!322 = !DILocation(line: 96, column: 34, scope: !310, inlinedAt: !311)
!323 = !DILocation(line: 97, column: 13, scope: !310, inlinedAt: !311)
!324 = !DILocation(line: 97, column: 5, scope: !310, inlinedAt: !311)
!325 = !DILocation(line: 97, column: 4, scope: !310, inlinedAt: !311)
!326 = !DILocation(line: 99, column: 9, scope: !310, inlinedAt: !311)
!327 = !DILocation(line: 95, column: 34, scope: !310, inlinedAt: !311)
!328 = !DILocation(line: 101, column: 7, scope: !310, inlinedAt: !311)
!329 = !DILocation(line: 102, column: 8, scope: !310, inlinedAt: !311)
!330 = !DILocation(line: 58, column: 21, scope: !307, inlinedAt: !308)
!331 = !DILocation(line: 58, column: 26, scope: !307, inlinedAt: !308)
!332 = !DILocation(line: 59, column: 26, scope: !307, inlinedAt: !308)
!333 = !DILocation(line: 60, column: 22, scope: !307, inlinedAt: !308)
!334 = distinct !DISubprogram(name: "sums", scope: !241, file: !241, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!335 = !DILocation(line: 61, column: 7, scope: !307, inlinedAt: !308)
!336 = !DILocation(line: 85, column: 19, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 85, column: 13, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 85, column: 23, scope: !334, inlinedAt: !335)
!339 = !DILocation(line: 86, column: 30, scope: !334, inlinedAt: !335)
!340 = !DILocation(line: 86, column: 18, scope: !334, inlinedAt: !335)
!341 = !DILocation(line: 61, column: 34, scope: !307, inlinedAt: !308)
!342 = !DILocation(line: 61, column: 38, scope: !307, inlinedAt: !308)
!343 = !DILocation(line: 61, column: 52, scope: !307, inlinedAt: !308)
!344 = !DILocation(line: 61, column: 23, scope: !307, inlinedAt: !308)
!345 = !DILocation(line: 62, column: 51, scope: !307, inlinedAt: !308)
!346 = !DILocation(line: 62, column: 34, scope: !307, inlinedAt: !308)
!347 = !DILocation(line: 63, column: 14, scope: !307, inlinedAt: !308)
!348 = !DILocation(line: 63, column: 32, scope: !307, inlinedAt: !308)
!349 = !DILocation(line: 63, column: 23, scope: !307, inlinedAt: !308)
!350 = !DILocation(line: 63, column: 3, scope: !307, inlinedAt: !308)
!351 = !DILocation(line: 65, column: 16, scope: !307, inlinedAt: !308)
!352 = !DILocation(line: 66, column: 9, scope: !307, inlinedAt: !308)
!353 = !DILocation(line: 71, column: 13, scope: !247, inlinedAt: !248)
!354 = !DILocation(line: 85, column: 19, scope: !334, inlinedAt: !353)
!355 = !DILocation(line: 85, column: 13, scope: !334, inlinedAt: !353)
!356 = !DILocation(line: 85, column: 23, scope: !334, inlinedAt: !353)
!357 = !DILocation(line: 86, column: 30, scope: !334, inlinedAt: !353)
!358 = !DILocation(line: 86, column: 18, scope: !334, inlinedAt: !353)
!359 = !DILocation(line: 73, column: 33, scope: !247, inlinedAt: !248)
!360 = !DILocation(line: 73, column: 33, scope: !237)
!361 = !DILocation(line: 74, column: 13, scope: !247, inlinedAt: !248)
!362 = !DILocation(line: 74, column: 3, scope: !247, inlinedAt: !248)
!363 = !DILocation(line: 76, column: 16, scope: !247, inlinedAt: !248)
!364 = !DILocation(line: 93, column: 3, scope: !310, inlinedAt: !363)
!365 = !DILocation(line: 94, column: 8, scope: !310, inlinedAt: !363)
!366 = !DILocation(line: 95, column: 6, scope: !310, inlinedAt: !363)
!367 = !DILocation(line: 95, column: 29, scope: !310, inlinedAt: !363)
!368 = !DILocation(line: 96, column: 23, scope: !310, inlinedAt: !363)
!369 = !DILocation(line: 96, column: 31, scope: !310, inlinedAt: !363)
!370 = !DILocation(line: 96, column: 34, scope: !310, inlinedAt: !363)
!371 = !DILocation(line: 97, column: 13, scope: !310, inlinedAt: !363)
!372 = !DILocation(line: 97, column: 5, scope: !310, inlinedAt: !363)
!373 = !DILocation(line: 97, column: 4, scope: !310, inlinedAt: !363)
!374 = !DILocation(line: 99, column: 9, scope: !310, inlinedAt: !363)
!375 = !DILocation(line: 95, column: 34, scope: !310, inlinedAt: !363)
!376 = !DILocation(line: 101, column: 7, scope: !310, inlinedAt: !363)
!377 = !DILocation(line: 102, column: 8, scope: !310, inlinedAt: !363)
!378 = !DILocation(line: 77, column: 22, scope: !247, inlinedAt: !248)
!379 = !DILocation(line: 31, column: 26, scope: !246, inlinedAt: !249)
!380 = !DILocation(line: 32, column: 17, scope: !246, inlinedAt: !249)
!381 = !DILocation(line: 53, column: 35, scope: !275, inlinedAt: !380)
!382 = !DILocation(line: 53, column: 22, scope: !275, inlinedAt: !380)
!383 = !DILocation(line: 53, column: 39, scope: !275, inlinedAt: !380)
!384 = !DILocation(line: 53, column: 45, scope: !275, inlinedAt: !380)
!385 = !DILocation(line: 33, column: 23, scope: !246, inlinedAt: !249)
!386 = !DILocation(line: 33, column: 40, scope: !246, inlinedAt: !249)
!387 = !DILocation(line: 33, column: 37, scope: !246, inlinedAt: !249)
!388 = !DILocation(line: 34, column: 30, scope: !246, inlinedAt: !249)
!389 = !DILocation(line: 35, column: 44, scope: !246, inlinedAt: !249)
!390 = !DILocation(line: 35, column: 30, scope: !246, inlinedAt: !249)
!391 = !DILocation(line: 56, column: 53, scope: !283, inlinedAt: !390)
!392 = !DILocation(line: 56, column: 60, scope: !283, inlinedAt: !390)
!393 = !DILocation(line: 56, column: 73, scope: !283, inlinedAt: !390)
!394 = !DILocation(line: 56, column: 65, scope: !283, inlinedAt: !390)
!395 = !DILocation(line: 35, column: 17, scope: !246, inlinedAt: !249)
!396 = !DILocation(line: 36, column: 50, scope: !246, inlinedAt: !249)
!397 = !DILocation(line: 36, column: 45, scope: !246, inlinedAt: !249)
!398 = !DILocation(line: 36, column: 31, scope: !246, inlinedAt: !249)
!399 = !DILocation(line: 56, column: 73, scope: !283, inlinedAt: !398)
!400 = !DILocation(line: 56, column: 65, scope: !283, inlinedAt: !398)
!401 = !DILocation(line: 36, column: 17, scope: !246, inlinedAt: !249)
!402 = !DILocation(line: 36, column: 23, scope: !237)
!403 = !DILocation(line: 37, column: 36, scope: !237)
!404 = !DILocation(line: 37, column: 19, scope: !237)
!405 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!406 = !DILocation(line: 49, column: 6, scope: !405)
!407 = !DILocation(line: 60, column: 11, scope: !405)
!408 = !DILocation(line: 41, column: 24, scope: !242, inlinedAt: !407)
!409 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !408)
!410 = !DILocation(line: 77, column: 11, scope: !405)
!411 = !DILocation(line: 78, column: 20, scope: !247, inlinedAt: !410)
!412 = !DILocation(line: 32, column: 38, scope: !246, inlinedAt: !411)
!413 = !DILocation(line: 49, column: 77, scope: !405)
!414 = !DILocation(line: 49, column: 96, scope: !405)
!415 = !DILocation(line: 49, column: 113, scope: !405)
!416 = !DILocation(line: 49, column: 130, scope: !405)
!417 = !DILocation(line: 49, column: 139, scope: !405)
!418 = !DILocation(line: 52, column: 13, scope: !405)
!419 = !DILocation(line: 53, column: 12, scope: !405)
!420 = !DILocation(line: 53, column: 15, scope: !405)
!421 = !DILocation(line: 54, column: 20, scope: !405)
!422 = !DILocation(line: 56, column: 20, scope: !405)
!423 = !DILocation(line: 51, column: 3, scope: !405)
!424 = !DILocation(line: 59, column: 14, scope: !405)
!425 = !DILocation(line: 59, column: 30, scope: !405)
!426 = !DILocation(line: 35, column: 19, scope: !264, inlinedAt: !425)
!427 = !DILocation(line: 35, column: 24, scope: !264, inlinedAt: !425)
!428 = !DILocation(line: 35, column: 59, scope: !264, inlinedAt: !425)
!429 = !DILocation(line: 35, column: 63, scope: !264, inlinedAt: !425)
!430 = !DILocation(line: 35, column: 47, scope: !264, inlinedAt: !425)
!431 = !DILocation(line: 59, column: 51, scope: !405)
!432 = !DILocation(line: 59, column: 54, scope: !405)
!433 = !DILocation(line: 60, column: 35, scope: !405)
!434 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !408)
!435 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !408)
!436 = !DILocation(line: 53, column: 19, scope: !275, inlinedAt: !435)
!437 = !DILocation(line: 53, column: 13, scope: !275, inlinedAt: !435)
!438 = !DILocation(line: 53, column: 22, scope: !275, inlinedAt: !435)
!439 = !DILocation(line: 53, column: 39, scope: !275, inlinedAt: !435)
!440 = !DILocation(line: 53, column: 45, scope: !275, inlinedAt: !435)
!441 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !408)
!442 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !408)
!443 = !DILocation(line: 60, column: 61, scope: !284, inlinedAt: !442)
!444 = !DILocation(line: 56, column: 53, scope: !283, inlinedAt: !443)
!445 = !DILocation(line: 56, column: 60, scope: !283, inlinedAt: !443)
!446 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !442)
!447 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !442)
!448 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !408)
!449 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !408)
!450 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !408)
!451 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !450)
!452 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !450)
!453 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !408)
!454 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !408)
!455 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !408)
!456 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !408)
!457 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !408)
!458 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !408)
!459 = !DILocation(line: 42, column: 12, scope: !242, inlinedAt: !407)
!460 = !DILocation(line: 43, column: 11, scope: !242, inlinedAt: !407)
!461 = !DILocation(line: 44, column: 32, scope: !242, inlinedAt: !407)
!462 = !DILocation(line: 44, column: 18, scope: !242, inlinedAt: !407)
!463 = !DILocation(line: 63, column: 6, scope: !405)
!464 = !DILocation(line: 63, column: 19, scope: !405)
!465 = !DILocation(line: 66, column: 4, scope: !405)
!466 = !DILocation(line: 67, column: 30, scope: !405)
!467 = !DILocation(line: 67, column: 19, scope: !405)
!468 = !DILocation(line: 91, column: 38, scope: !310, inlinedAt: !467)
!469 = !DILocation(line: 93, column: 10, scope: !310, inlinedAt: !467)
!470 = !DILocation(line: 93, column: 3, scope: !310, inlinedAt: !467)
!471 = !DILocation(line: 94, column: 8, scope: !310, inlinedAt: !467)
!472 = !DILocation(line: 95, column: 6, scope: !310, inlinedAt: !467)
!473 = !DILocation(line: 95, column: 29, scope: !310, inlinedAt: !467)
!474 = !DILocation(line: 96, column: 23, scope: !310, inlinedAt: !467)
!475 = !DILocation(line: 96, column: 31, scope: !310, inlinedAt: !467)
!476 = !DILocation(line: 96, column: 42, scope: !310, inlinedAt: !467)
!477 = !DILocation(line: 96, column: 34, scope: !310, inlinedAt: !467)
!478 = !DILocation(line: 97, column: 13, scope: !310, inlinedAt: !467)
!479 = !DILocation(line: 97, column: 5, scope: !310, inlinedAt: !467)
!480 = !DILocation(line: 97, column: 4, scope: !310, inlinedAt: !467)
!481 = !DILocation(line: 99, column: 9, scope: !310, inlinedAt: !467)
!482 = !DILocation(line: 95, column: 34, scope: !310, inlinedAt: !467)
!483 = !DILocation(line: 101, column: 7, scope: !310, inlinedAt: !467)
!484 = !DILocation(line: 102, column: 8, scope: !310, inlinedAt: !467)
!485 = !DILocation(line: 68, column: 24, scope: !405)
!486 = !DILocation(line: 69, column: 9, scope: !405)
!487 = !DILocation(line: 84, column: 21, scope: !334, inlinedAt: !486)
!488 = !DILocation(line: 84, column: 26, scope: !334, inlinedAt: !486)
!489 = !DILocation(line: 85, column: 19, scope: !334, inlinedAt: !486)
!490 = !DILocation(line: 85, column: 13, scope: !334, inlinedAt: !486)
!491 = !DILocation(line: 85, column: 23, scope: !334, inlinedAt: !486)
!492 = !DILocation(line: 86, column: 30, scope: !334, inlinedAt: !486)
!493 = !DILocation(line: 86, column: 18, scope: !334, inlinedAt: !486)
!494 = !DILocation(line: 69, column: 38, scope: !405)
!495 = !DILocation(line: 69, column: 42, scope: !405)
!496 = !DILocation(line: 69, column: 56, scope: !405)
!497 = !DILocation(line: 69, column: 27, scope: !405)
!498 = !DILocation(line: 72, column: 16, scope: !405)
!499 = !DILocation(line: 73, column: 12, scope: !405)
!500 = !DILocation(line: 73, column: 27, scope: !405)
!501 = !DILocation(line: 50, column: 38, scope: !253, inlinedAt: !500)
!502 = !DILocation(line: 50, column: 24, scope: !253, inlinedAt: !500)
!503 = !DILocation(line: 51, column: 14, scope: !253, inlinedAt: !500)
!504 = !DILocation(line: 51, column: 27, scope: !253, inlinedAt: !500)
!505 = !DILocation(line: 74, column: 4, scope: !405)
!506 = !DILocation(line: 76, column: 14, scope: !405)
!507 = !DILocation(line: 76, column: 30, scope: !405)
!508 = !DILocation(line: 35, column: 19, scope: !264, inlinedAt: !507)
!509 = !DILocation(line: 35, column: 24, scope: !264, inlinedAt: !507)
!510 = !DILocation(line: 35, column: 59, scope: !264, inlinedAt: !507)
!511 = !DILocation(line: 35, column: 63, scope: !264, inlinedAt: !507)
!512 = !DILocation(line: 35, column: 47, scope: !264, inlinedAt: !507)
!513 = !DILocation(line: 71, column: 13, scope: !247, inlinedAt: !410)
!514 = !DILocation(line: 84, column: 21, scope: !334, inlinedAt: !513)
!515 = !DILocation(line: 84, column: 26, scope: !334, inlinedAt: !513)
!516 = !DILocation(line: 85, column: 19, scope: !334, inlinedAt: !513)
!517 = !DILocation(line: 85, column: 13, scope: !334, inlinedAt: !513)
!518 = !DILocation(line: 85, column: 23, scope: !334, inlinedAt: !513)
!519 = !DILocation(line: 86, column: 30, scope: !334, inlinedAt: !513)
!520 = !DILocation(line: 86, column: 18, scope: !334, inlinedAt: !513)
!521 = !DILocation(line: 73, column: 33, scope: !247, inlinedAt: !410)
!522 = !DILocation(line: 73, column: 33, scope: !405)
!523 = !DILocation(line: 74, column: 13, scope: !247, inlinedAt: !410)
!524 = !DILocation(line: 74, column: 3, scope: !247, inlinedAt: !410)
!525 = !DILocation(line: 76, column: 16, scope: !247, inlinedAt: !410)
!526 = !DILocation(line: 91, column: 38, scope: !310, inlinedAt: !525)
!527 = !DILocation(line: 93, column: 3, scope: !310, inlinedAt: !525)
!528 = !DILocation(line: 94, column: 8, scope: !310, inlinedAt: !525)
!529 = !DILocation(line: 95, column: 6, scope: !310, inlinedAt: !525)
!530 = !DILocation(line: 95, column: 29, scope: !310, inlinedAt: !525)
!531 = !DILocation(line: 96, column: 23, scope: !310, inlinedAt: !525)
!532 = !DILocation(line: 96, column: 31, scope: !310, inlinedAt: !525)
!533 = !DILocation(line: 96, column: 34, scope: !310, inlinedAt: !525)
!534 = !DILocation(line: 97, column: 13, scope: !310, inlinedAt: !525)
!535 = !DILocation(line: 97, column: 5, scope: !310, inlinedAt: !525)
!536 = !DILocation(line: 97, column: 4, scope: !310, inlinedAt: !525)
!537 = !DILocation(line: 99, column: 9, scope: !310, inlinedAt: !525)
!538 = !DILocation(line: 95, column: 34, scope: !310, inlinedAt: !525)
!539 = !DILocation(line: 101, column: 7, scope: !310, inlinedAt: !525)
!540 = !DILocation(line: 102, column: 8, scope: !310, inlinedAt: !525)
!541 = !DILocation(line: 77, column: 22, scope: !247, inlinedAt: !410)
!542 = !DILocation(line: 31, column: 26, scope: !246, inlinedAt: !411)
!543 = !DILocation(line: 32, column: 17, scope: !246, inlinedAt: !411)
!544 = !DILocation(line: 53, column: 35, scope: !275, inlinedAt: !543)
!545 = !DILocation(line: 53, column: 22, scope: !275, inlinedAt: !543)
!546 = !DILocation(line: 53, column: 39, scope: !275, inlinedAt: !543)
!547 = !DILocation(line: 53, column: 45, scope: !275, inlinedAt: !543)
!548 = !DILocation(line: 33, column: 23, scope: !246, inlinedAt: !411)
!549 = !DILocation(line: 33, column: 40, scope: !246, inlinedAt: !411)
!550 = !DILocation(line: 33, column: 37, scope: !246, inlinedAt: !411)
!551 = !DILocation(line: 34, column: 30, scope: !246, inlinedAt: !411)
!552 = !DILocation(line: 35, column: 44, scope: !246, inlinedAt: !411)
!553 = !DILocation(line: 35, column: 30, scope: !246, inlinedAt: !411)
!554 = !DILocation(line: 56, column: 53, scope: !283, inlinedAt: !553)
!555 = !DILocation(line: 56, column: 60, scope: !283, inlinedAt: !553)
!556 = !DILocation(line: 56, column: 73, scope: !283, inlinedAt: !553)
!557 = !DILocation(line: 56, column: 65, scope: !283, inlinedAt: !553)
!558 = !DILocation(line: 35, column: 17, scope: !246, inlinedAt: !411)
!559 = !DILocation(line: 36, column: 50, scope: !246, inlinedAt: !411)
!560 = !DILocation(line: 36, column: 45, scope: !246, inlinedAt: !411)
!561 = !DILocation(line: 36, column: 31, scope: !246, inlinedAt: !411)
!562 = !DILocation(line: 56, column: 73, scope: !283, inlinedAt: !561)
!563 = !DILocation(line: 56, column: 65, scope: !283, inlinedAt: !561)
!564 = !DILocation(line: 36, column: 17, scope: !246, inlinedAt: !411)
!565 = !DILocation(line: 79, column: 3, scope: !405)
!566 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!567 = !DILocation(line: 86, column: 6, scope: !566)
!568 = !DILocation(line: 88, column: 10, scope: !566)
!569 = !DILocation(line: 41, column: 24, scope: !242, inlinedAt: !568)
!570 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !569)
!571 = !DILocation(line: 87, column: 18, scope: !566)
!572 = !DILocation(line: 87, column: 21, scope: !566)
!573 = !DILocation(line: 87, column: 36, scope: !566)
!574 = !DILocation(line: 87, column: 51, scope: !566)
!575 = !DILocation(line: 50, column: 38, scope: !253, inlinedAt: !574)
!576 = !DILocation(line: 50, column: 24, scope: !253, inlinedAt: !574)
!577 = !DILocation(line: 51, column: 14, scope: !253, inlinedAt: !574)
!578 = !DILocation(line: 51, column: 27, scope: !253, inlinedAt: !574)
!579 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !569)
!580 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !569)
!581 = !DILocation(line: 53, column: 19, scope: !275, inlinedAt: !580)
!582 = !DILocation(line: 53, column: 13, scope: !275, inlinedAt: !580)
!583 = !DILocation(line: 53, column: 22, scope: !275, inlinedAt: !580)
!584 = !DILocation(line: 53, column: 39, scope: !275, inlinedAt: !580)
!585 = !DILocation(line: 53, column: 45, scope: !275, inlinedAt: !580)
!586 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !569)
!587 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !569)
!588 = !DILocation(line: 60, column: 61, scope: !284, inlinedAt: !587)
!589 = !DILocation(line: 56, column: 53, scope: !283, inlinedAt: !588)
!590 = !DILocation(line: 56, column: 60, scope: !283, inlinedAt: !588)
!591 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !587)
!592 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !587)
!593 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !569)
!594 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !569)
!595 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !569)
!596 = !DILocation(line: 60, column: 37, scope: !284, inlinedAt: !595)
!597 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !595)
!598 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !569)
!599 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !569)
!600 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !569)
!601 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !569)
!602 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !569)
!603 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !569)
!604 = !DILocation(line: 42, column: 12, scope: !242, inlinedAt: !568)
!605 = !DILocation(line: 43, column: 11, scope: !242, inlinedAt: !568)
!606 = !DILocation(line: 44, column: 32, scope: !242, inlinedAt: !568)
!607 = !DILocation(line: 44, column: 18, scope: !242, inlinedAt: !568)
!608 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!609 = !DILocation(line: 96, column: 6, scope: !608)
!610 = !DILocation(line: 108, column: 16, scope: !608)
!611 = !DILocation(line: 98, column: 21, scope: !608)
!612 = !DILocation(line: 98, column: 24, scope: !608)
!613 = !DILocation(line: 98, column: 6, scope: !608)
!614 = !DILocation(line: 98, column: 29, scope: !608)
!615 = !DILocation(line: 99, column: 11, scope: !608)
!616 = !DILocation(line: 99, column: 16, scope: !608)
!617 = !DILocation(line: 99, column: 24, scope: !608)
!618 = !DILocation(line: 100, column: 10, scope: !608)
!619 = !DILocation(line: 100, column: 21, scope: !608)
!620 = !DILocation(line: 103, column: 26, scope: !608)
!621 = !DILocation(line: 103, column: 36, scope: !608)
!622 = !DILocation(line: 103, column: 39, scope: !608)
!623 = !DILocation(line: 103, column: 24, scope: !608)
!624 = !DILocation(line: 104, column: 34, scope: !608)
!625 = !DILocation(line: 105, column: 33, scope: !608)
!626 = !DILocation(line: 105, column: 36, scope: !608)
!627 = !DILocation(line: 105, column: 46, scope: !608)
!628 = !DILocation(line: 105, column: 54, scope: !608)
!629 = !DILocation(line: 105, column: 44, scope: !608)
!630 = !DILocation(line: 105, column: 28, scope: !608)
!631 = !DILocation(line: 105, column: 16, scope: !608)
!632 = !DILocation(line: 107, column: 17, scope: !608)
!633 = !DILocation(line: 108, column: 20, scope: !608)
!634 = !DILocation(line: 109, column: 13, scope: !608)
!635 = !DILocation(line: 98, column: 53, scope: !608)
!636 = !DILocation(line: 98, column: 39, scope: !608)
!637 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!638 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!639 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!640 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!641 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!642 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!643 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!644 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!645 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!646 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!647 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!648 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!649 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!650 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!651 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!652 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!653 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!654 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
