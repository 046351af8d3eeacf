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
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %3, i64 %p4), !dbg !16
	ret float undef, !dbg !16

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %7, i64 %p4), !dbg !23
	ret float undef, !dbg !23

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %11, i64 %p4), !dbg !25
	ret float undef, !dbg !25

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %15, i64 %p4), !dbg !27
	ret float undef, !dbg !27

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %21, i64 %p4), !dbg !32
	ret float undef, !dbg !32

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %25, i64 %p4), !dbg !34
	ret float undef, !dbg !34

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %29, i64 %p4), !dbg !36
	ret float undef, !dbg !36

b3_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %33, i64 %p4), !dbg !38
	ret float undef, !dbg !38

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %51, i64 %p4), !dbg !48
	ret float undef, !dbg !48

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 %p4), !dbg !50
	ret float undef, !dbg !50

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %59, i64 %p4), !dbg !52
	ret float undef, !dbg !52

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %63, i64 %p4), !dbg !54
	ret float undef, !dbg !54

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %67, i64 %p4), !dbg !56
	ret float undef, !dbg !56

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %71, i64 %p4), !dbg !58
	ret float undef, !dbg !58

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %50, i64 %p1), !dbg !102
	ret float undef, !dbg !102

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %109, i64 %p1), !dbg !103
	ret float undef, !dbg !103

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %110, i64 %p1), !dbg !104
	ret float undef, !dbg !104

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %111, i64 %p1), !dbg !105
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
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %49, i32 1, i8* %ctrl, i32 4), !dbg !168
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
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 5, i64 %60, i32 1, i8* %ctrl, i32 6), !dbg !178
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
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %53, i64 %p5), !dbg !167
	ret float undef, !dbg !167

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !168
	ret float undef, !dbg !168

b8_fail1:
	%166 = icmp uge i64 %65, %p5, !dbg !177
	br i1 %166, label %b8_fail2, label %b8_ok2, !dbg !177

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %65, i64 %p5), !dbg !177
	ret float undef, !dbg !177

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !178
	ret float undef, !dbg !178

b17_fail1:
	%167 = icmp ugt i64 %91, %p1, !dbg !199
	br i1 %167, label %b17_fail2, label %b17_ok2, !dbg !199

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %91, i64 %p1), !dbg !199
	ret float undef, !dbg !199

b17_ok2:
	%168 = icmp ugt i64 %90, %91, !dbg !199
	br i1 %168, label %b17_fail3, label %b17_ok3, !dbg !199

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %90, i64 %91), !dbg !199
	ret float undef, !dbg !199

b17_ok3:
	%169 = icmp ugt i64 %95, %p1, !dbg !202
	br i1 %169, label %b17_fail4, label %b17_ok4, !dbg !202

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %95, i64 %p1), !dbg !202
	ret float undef, !dbg !202

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %94, i64 %95), !dbg !202
	ret float undef, !dbg !202

b17_fail5:
	%170 = icmp uge i64 %108, %p5, !dbg !210
	br i1 %170, label %b17_fail6, label %b17_ok6, !dbg !210

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %108, i64 %p5), !dbg !210
	ret float undef, !dbg !210

b17_ok6:
	%171 = icmp uge i64 %p10, %110, !dbg !131
	br i1 %171, label %b17_fail7, label %b17_ok7, !dbg !131

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %110), !dbg !131
	ret float undef, !dbg !131

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !131
	ret float undef, !dbg !131

b19_fail1:
	%172 = icmp ugt i64 %125, %p1, !dbg !216
	br i1 %172, label %b19_fail2, label %b19_ok2, !dbg !216

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %125, i64 %p1), !dbg !216
	ret float undef, !dbg !216

b19_ok2:
	%173 = icmp ugt i64 %122, %125, !dbg !216
	br i1 %173, label %b19_fail3, label %b19_ok3, !dbg !216

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %122, i64 %125), !dbg !216
	ret float undef, !dbg !216

b19_ok3:
	%174 = icmp ugt i64 %130, %p1, !dbg !220
	br i1 %174, label %b19_fail4, label %b19_ok4, !dbg !220

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %130, i64 %p1), !dbg !220
	ret float undef, !dbg !220

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %129, i64 %130), !dbg !220
	ret float undef, !dbg !220

b19_fail5:
	%175 = icmp uge i64 %142, %p5, !dbg !227
	br i1 %175, label %b19_fail6, label %b19_ok6, !dbg !227

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %142, i64 %p5), !dbg !227
	ret float undef, !dbg !227

b19_ok6:
	%176 = icmp uge i64 %p11, %144, !dbg !228
	br i1 %176, label %b19_fail7, label %b19_ok7, !dbg !228

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p11, i64 %144), !dbg !228
	ret float undef, !dbg !228

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !228
	ret float undef, !dbg !228
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !237 {
entry:
	br label %b0, !dbg !238

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !245
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !250
	%2 = fcmp oge double %p27, 0.000000e+00, !dbg !251
	br i1 %2, label %b1, label %b5, !dbg !251

b1:
	%3 = sub i64 %p24, 1, !dbg !252
	%4 = urem i64 %3, 2, !dbg !253
	%5 = getelementptr inbounds i64, i64* %p22, i64 %4, !dbg !254
	%6 = icmp uge i64 %4, %p23, !dbg !254
	br i1 %6, label %b1_fail1, label %b1_ok1, !dbg !254, !prof !17

b1_ok1:
	%7 = load i64, i64* %5, align 8, !dbg !254
	%8 = icmp ne i64 %7, 0, !dbg !255
	br i1 %8, label %b2, label %b5, !dbg !255

b2:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256, !range !18
	%10 = sext i32 %9 to i64, !dbg !256
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !256, !range !20
	%12 = sext i32 %11 to i64, !dbg !256
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !256, !range !20
	%14 = sext i32 %13 to i64, !dbg !256
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !256, !range !139
	%16 = sext i32 %15 to i64, !dbg !256
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !256, !range !140
	%18 = sext i32 %17 to i64, !dbg !256
	%19 = mul i64 %18, %14, !dbg !256
	%20 = add i64 %12, %19, !dbg !256
	%21 = mul i64 %16, %20, !dbg !256
	%22 = add i64 %10, %21, !dbg !256
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256, !range !144
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !256, !range !144
	%25 = mul i32 %23, %24, !dbg !256
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !256, !range !257
	%27 = mul i32 %25, %26, !dbg !256
	%28 = sext i32 %27 to i64, !dbg !256
	%29 = mul i64 %22, %28, !dbg !256
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !256, !range !19
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !256, !range !21
	%33 = mul i32 %24, %32, !dbg !256
	%34 = add i32 %31, %33, !dbg !256
	%35 = mul i32 %23, %34, !dbg !256
	%36 = add i32 %30, %35, !dbg !256
	%37 = sext i32 %36 to i64, !dbg !256
	%38 = add i64 %29, %37, !dbg !256
	%39 = icmp eq i64 %38, 0, !dbg !258
	br i1 %39, label %b3, label %b4, !dbg !258

b3:
	%40 = urem i64 %p24, 2, !dbg !259
	%41 = getelementptr inbounds i64, i64* %p22, i64 %40, !dbg !260
	%42 = icmp uge i64 %40, %p23, !dbg !260
	br i1 %42, label %b3_fail1, label %b3_ok1, !dbg !260, !prof !17

b3_ok1:
	store i64 %7, i64* %41, align 8, !dbg !260
	br label %b4, !dbg !260

b4:
	ret void, !dbg !261

b5:
	%43 = icmp sgt i64 %p6, 0, !dbg !262
	br i1 %43, label %b6, label %b7, !dbg !262

b6:
	%44 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !263
	br label %b7, !dbg !263

b7:
	%45 = phi float [ 0.000000e+00, %b5 ], [ %44, %b6 ], !dbg !264
	%46 = icmp ne i32 %p26, 0, !dbg !265
	br i1 %46, label %b8, label %b16, !dbg !265

b8:
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268, !range !18
	%48 = sext i32 %47 to i64, !dbg !268
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !268, !range !20
	%50 = sext i32 %49 to i64, !dbg !268
	%51 = icmp eq i64 %48, 0, !dbg !269
	br i1 %51, label %b9, label %b16, !dbg !269

b9:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !270, !range !140
	%53 = sext i32 %52 to i64, !dbg !270
	%54 = sdiv i64 %53, 2, !dbg !271
	%55 = icmp eq i64 %50, %54, !dbg !272
	br i1 %55, label %b10, label %b16, !dbg !267

b10:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273, !range !19
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !273, !range !19
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !273, !range !21
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273, !range !144
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !273, !range !144
	%61 = mul i32 %60, %58, !dbg !273
	%62 = add i32 %57, %61, !dbg !273
	%63 = mul i32 %59, %62, !dbg !273
	%64 = add i32 %56, %63, !dbg !273
	%65 = sext i32 %64 to i64, !dbg !273
	%66 = icmp eq i64 %65, 0, !dbg !274
	br i1 %66, label %b11, label %b16, !dbg !274

b11:
	%67 = sub i64 %p24, 1, !dbg !275
	%68 = sext i32 %0 to i64, !dbg !245
	%69 = urem i32 %p26, 2, !dbg !278
	%70 = zext i32 %69 to i64, !dbg !279
	%71 = mul i64 %70, %68, !dbg !280
	%72 = mul i64 %71, 2, !dbg !281
	%73 = getelementptr inbounds i64, i64* %p18, i64 %72, !dbg !285
	%74 = zext i32 %p26 to i64, !dbg !290
	%75 = shl i64 %74, 32, !dbg !291
	%76 = icmp uge i64 %72, %p19, !dbg !285
	%77 = icmp eq i64* %73, null, !dbg !292
	%78 = or i1 %76, %77, !dbg !292
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !292, !prof !17

b11_ok1:
	%79 = bitcast i64* %73 to i8*, !dbg !292
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %75, i32 1, i8* %ctrl, i32 16), !dbg !292
	%81 = and i64 %80, 4294967295, !dbg !293
	%82 = add i64 %72, 1, !dbg !294
	%83 = getelementptr inbounds i64, i64* %p18, i64 %82, !dbg !295
	%84 = icmp uge i64 %82, %p19, !dbg !295
	%85 = icmp eq i64* %83, null, !dbg !297
	%86 = or i1 %84, %85, !dbg !297
	br i1 %86, label %b11_fail3, label %b11_ok3, !dbg !297, !prof !17

b11_ok3:
	%87 = bitcast i64* %83 to i8*, !dbg !297
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 5, i64 %75, i32 1, i8* %ctrl, i32 16), !dbg !297
	%89 = and i64 %88, 4294967295, !dbg !298
	%90 = shl i64 %89, 32, !dbg !299
	%91 = or i64 %81, %90, !dbg !300
	%92 = bitcast i64 %91 to double, !dbg !301
	br label %b12, !dbg !284

b12:
	%93 = phi double [ %92, %b11_ok3 ], [ %116, %b13_ok3 ], !dbg !302
	%94 = phi i64 [ 1, %b11_ok3 ], [ %117, %b13_ok3 ], !dbg !303
	%95 = icmp slt i64 %94, %68, !dbg !304
	br i1 %95, label %b13, label %b14, !dbg !304

b13:
	%96 = add i64 %71, %94, !dbg !306
	%97 = mul i64 %96, 2, !dbg !307
	%98 = getelementptr inbounds i64, i64* %p18, i64 %97, !dbg !309
	%99 = icmp uge i64 %97, %p19, !dbg !309
	%100 = icmp eq i64* %98, null, !dbg !311
	%101 = or i1 %99, %100, !dbg !311
	br i1 %101, label %b13_fail1, label %b13_ok1, !dbg !311, !prof !17

b13_ok1:
	%102 = bitcast i64* %98 to i8*, !dbg !311
	%103 = call i64 @gpuc_signal_wait_until_thread(i8* %102, i32 5, i64 %75, i32 1, i8* %ctrl, i32 16), !dbg !311
	%104 = and i64 %103, 4294967295, !dbg !312
	%105 = add i64 %97, 1, !dbg !313
	%106 = getelementptr inbounds i64, i64* %p18, i64 %105, !dbg !314
	%107 = icmp uge i64 %105, %p19, !dbg !314
	%108 = icmp eq i64* %106, null, !dbg !316
	%109 = or i1 %107, %108, !dbg !316
	br i1 %109, label %b13_fail3, label %b13_ok3, !dbg !316, !prof !17

b13_ok3:
	%110 = bitcast i64* %106 to i8*, !dbg !316
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %75, i32 1, i8* %ctrl, i32 16), !dbg !316
	%112 = and i64 %111, 4294967295, !dbg !317
	%113 = shl i64 %112, 32, !dbg !318
	%114 = or i64 %104, %113, !dbg !319
	%115 = bitcast i64 %114 to double, !dbg !320
	%116 = fadd double %93, %115, !dbg !321
	%117 = add i64 %94, 1, !dbg !322
	br label %b12, !dbg !322

b14:
	%118 = getelementptr inbounds double, double* %p20, i64 0, !dbg !323
	%119 = icmp uge i64 0, %p21, !dbg !323
	br i1 %119, label %b14_fail1, label %b14_ok1, !dbg !323, !prof !17

b14_ok1:
	store double %93, double* %118, align 8, !dbg !323
	%120 = fcmp ole double %93, %p27, !dbg !324
	br i1 %120, label %b15, label %b16, !dbg !324

b15:
	%121 = urem i64 %p24, 2, !dbg !325
	%122 = getelementptr inbounds i64, i64* %p22, i64 %121, !dbg !326
	%123 = icmp uge i64 %121, %p23, !dbg !326
	br i1 %123, label %b15_fail1, label %b15_ok1, !dbg !326, !prof !17

b15_ok1:
	store i64 %67, i64* %122, align 8, !dbg !326
	br label %b16, !dbg !326

b16:
	%124 = icmp ne i32 %p25, 0, !dbg !327
	br i1 %124, label %b17, label %b40, !dbg !327

b17:
	%125 = fpext float %45 to double, !dbg !330
	%126 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !333
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !19
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !19
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !21
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !144
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !144
	%132 = mul i32 %131, %129, !dbg !334
	%133 = add i32 %128, %132, !dbg !334
	%134 = mul i32 %130, %133, !dbg !334
	%135 = add i32 %127, %134, !dbg !334
	%136 = sext i32 %135 to i64, !dbg !334
	%137 = getelementptr inbounds [256 x double], [256 x double]* %126, i64 0, i64 %136, !dbg !335
	%138 = icmp uge i64 %136, 256, !dbg !335
	br i1 %138, label %b17_fail1, label %b17_ok1, !dbg !335, !prof !17

b17_ok1:
	store double %125, double* %137, align 8, !dbg !335
	call void @llvm.nvvm.barrier0(), !dbg !336
	br label %b18, !dbg !336

b18:
	%139 = phi i64 [ 128, %b17_ok1 ], [ %153, %b22 ], !dbg !337
	%140 = icmp sgt i64 %139, 0, !dbg !338
	br i1 %140, label %b19, label %b23, !dbg !338

b19:
	%141 = icmp slt i64 %136, %139, !dbg !339
	br i1 %141, label %b20, label %b22, !dbg !339

b20:
	%142 = add i64 %136, %139, !dbg !340
	%143 = mul i32 %130, %131, !dbg !341
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !341, !range !257
	%145 = mul i32 %143, %144, !dbg !341
	%146 = sext i32 %145 to i64, !dbg !341
	%147 = icmp slt i64 %142, %146, !dbg !342
	br i1 %147, label %b21, label %b22, !dbg !342

b21:
	%148 = getelementptr inbounds [256 x double], [256 x double]* %126, i64 0, i64 %142, !dbg !343
	%149 = icmp uge i64 %142, 256, !dbg !343
	br i1 %149, label %b21_fail1, label %b21_ok1, !dbg !343, !prof !17

b21_ok1:
	%150 = load double, double* %148, align 8, !dbg !343
	%151 = load double, double* %137, align 8, !dbg !344
	%152 = fadd double %151, %150, !dbg !345
	store double %152, double* %137, align 8, !dbg !344
	br label %b22, !dbg !344

b22:
	call void @llvm.nvvm.barrier0(), !dbg !346
	%153 = sdiv i64 %139, 2, !dbg !347
	br label %b18, !dbg !347

b23:
	%154 = getelementptr inbounds [256 x double], [256 x double]* %126, i64 0, i64 0, !dbg !348
	%155 = load double, double* %154, align 8, !dbg !348
	call void @llvm.nvvm.barrier0(), !dbg !349
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !139
	%157 = sext i32 %156 to i64, !dbg !350
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !140
	%159 = sext i32 %158 to i64, !dbg !350
	%160 = mul i64 %157, %159, !dbg !351
	%161 = addrspacecast i8 addrspace(3)* @gpuc_shared_add_55 to i8*, !dbg !352
	%162 = icmp eq i64 %136, 0, !dbg !353
	br i1 %162, label %b24, label %b25, !dbg !353

b24:
	%163 = urem i32 %p25, 2, !dbg !356
	%164 = zext i32 %163 to i64, !dbg !357
	%165 = mul i64 %164, %160, !dbg !358
	%166 = add i64 %165, %160, !dbg !359
	%167 = getelementptr inbounds double, double* %p14, i64 %165, !dbg !360
	%168 = icmp ugt i64 %166, %p15, !dbg !360
	br i1 %168, label %b24_fail1, label %b24_ok1, !dbg !360, !prof !17

b24_ok1:
	%169 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !361, !range !18
	%170 = sext i32 %169 to i64, !dbg !361
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !361, !range !20
	%172 = sext i32 %171 to i64, !dbg !361
	%173 = mul i64 %172, %157, !dbg !362
	%174 = add i64 %173, %170, !dbg !363
	%175 = getelementptr inbounds double, double* %167, i64 %174, !dbg !364
	%176 = icmp uge i64 %174, %160, !dbg !364
	br i1 %176, label %b24_fail2, label %b24_ok2, !dbg !364, !prof !17

b24_ok2:
	store double %155, double* %175, align 8, !dbg !364
	%177 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !365
	%178 = icmp uge i64 0, %p17, !dbg !365
	br i1 %178, label %b24_fail3, label %b24_ok3, !dbg !365, !prof !17

b24_ok3:
	%179 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %177, i32 1) nounwind, !dbg !366
	%180 = zext i32 %179 to i64, !dbg !367
	%181 = sub i64 %160, 1, !dbg !368
	%182 = icmp eq i64 %180, %181, !dbg !369
	%183 = zext i1 %182 to i8, !dbg !370
	store i8 %183, i8* %161, align 1, !dbg !370
	br label %b25, !dbg !370

b25:
	call void @llvm.nvvm.barrier0(), !dbg !371
	%184 = load i8, i8* %161, align 1, !dbg !372
	%185 = icmp ne i8 %184, 0, !dbg !372
	br i1 %185, label %b26, label %b40, !dbg !329

b26:
	%186 = urem i32 %p25, 2, !dbg !374
	%187 = zext i32 %186 to i64, !dbg !375
	%188 = mul i64 %187, %160, !dbg !376
	%189 = add i64 %188, %160, !dbg !377
	%190 = getelementptr inbounds double, double* %p14, i64 %188, !dbg !378
	%191 = mul i32 %130, %131, !dbg !379
	%192 = icmp ugt i64 %189, %p15, !dbg !378
	br i1 %192, label %b26_fail1, label %b26_ok1, !dbg !378, !prof !17

b26_ok1:
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !379, !range !257
	%194 = mul i32 %191, %193, !dbg !379
	%195 = sext i32 %194 to i64, !dbg !379
	br label %b27, !dbg !379

b27:
	%196 = phi double [ 0.000000e+00, %b26_ok1 ], [ %201, %b28 ], !dbg !380
	%197 = phi i64 [ %136, %b26_ok1 ], [ %202, %b28 ], !dbg !379
	%198 = icmp slt i64 %197, %160, !dbg !379
	br i1 %198, label %b28, label %b29, !dbg !379

b28:
	%199 = getelementptr inbounds double, double* %190, i64 %197, !dbg !381
	%200 = load double, double* %199, align 8, !dbg !381
	%201 = fadd double %196, %200, !dbg !382
	%202 = add i64 %197, %195, !dbg !379
	br label %b27, !dbg !379

b29:
	store double %196, double* %137, align 8, !dbg !384
	call void @llvm.nvvm.barrier0(), !dbg !385
	br label %b30, !dbg !385

b30:
	%203 = phi i64 [ 128, %b29 ], [ %213, %b34 ], !dbg !386
	%204 = icmp sgt i64 %203, 0, !dbg !387
	br i1 %204, label %b31, label %b35, !dbg !387

b31:
	%205 = icmp slt i64 %136, %203, !dbg !388
	br i1 %205, label %b32, label %b34, !dbg !388

b32:
	%206 = add i64 %136, %203, !dbg !389
	%207 = icmp slt i64 %206, %195, !dbg !390
	br i1 %207, label %b33, label %b34, !dbg !390

b33:
	%208 = getelementptr inbounds [256 x double], [256 x double]* %126, i64 0, i64 %206, !dbg !391
	%209 = icmp uge i64 %206, 256, !dbg !391
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !391, !prof !17

b33_ok1:
	%210 = load double, double* %208, align 8, !dbg !391
	%211 = load double, double* %137, align 8, !dbg !392
	%212 = fadd double %211, %210, !dbg !393
	store double %212, double* %137, align 8, !dbg !392
	br label %b34, !dbg !392

b34:
	call void @llvm.nvvm.barrier0(), !dbg !394
	%213 = sdiv i64 %203, 2, !dbg !395
	br label %b30, !dbg !395

b35:
	%214 = load double, double* %154, align 8, !dbg !396
	call void @llvm.nvvm.barrier0(), !dbg !397
	br i1 %162, label %b36, label %b38, !dbg !398

b36:
	%215 = sext i32 %1 to i64, !dbg !250
	%216 = sext i32 %0 to i64, !dbg !399
	br label %b37, !dbg !399

b37:
	%217 = phi i64 [ 0, %b36 ], [ %245, %b37_ok3 ], !dbg !399
	%218 = mul i64 %187, %216, !dbg !401
	%219 = add i64 %218, %215, !dbg !402
	%220 = mul i64 %219, 2, !dbg !403
	%221 = add i64 %215, %217, !dbg !404
	%222 = icmp eq i64 %216, -1, !dbg !405
	%223 = select i1 %222, i64 1, i64 %216, !dbg !405
	%224 = srem i64 %221, %223, !dbg !405
	%225 = bitcast double %214 to i64, !dbg !408
	%226 = getelementptr inbounds i64, i64* %p18, i64 %220, !dbg !409
	%227 = trunc i64 %225 to i32, !dbg !410
	%228 = zext i32 %p25 to i64, !dbg !412
	%229 = shl i64 %228, 32, !dbg !413
	%230 = zext i32 %227 to i64, !dbg !414
	%231 = or i64 %229, %230, !dbg !415
	%232 = trunc i64 %224 to i32, !dbg !416
	%233 = icmp uge i64 %220, %p19, !dbg !409
	%234 = icmp uge i64 %224, %216, !dbg !416
	%235 = or i1 %233, %234, !dbg !416
	br i1 %235, label %b37_fail1, label %b37_ok1, !dbg !416, !prof !17

b37_ok1:
	%236 = bitcast i64* %226 to i8*, !dbg !416
	call void @gpuc_signal_op_thread(i8* %236, i64 %231, i32 9, i32 %232), !dbg !416
	%237 = add i64 %220, 1, !dbg !417
	%238 = getelementptr inbounds i64, i64* %p18, i64 %237, !dbg !418
	%239 = lshr i64 %225, 32, !dbg !419
	%240 = trunc i64 %239 to i32, !dbg !420
	%241 = zext i32 %240 to i64, !dbg !422
	%242 = or i64 %229, %241, !dbg !423
	%243 = icmp uge i64 %237, %p19, !dbg !418
	br i1 %243, label %b37_fail3, label %b37_ok3, !dbg !418, !prof !17

b37_ok3:
	%244 = bitcast i64* %238 to i8*, !dbg !424
	call void @gpuc_signal_op_thread(i8* %244, i64 %242, i32 9, i32 %232), !dbg !424
	%245 = add i64 %217, 1, !dbg !407
	%246 = icmp slt i64 %245, %216, !dbg !407
	br i1 %246, label %b37, label %b38, !dbg !407

b38:
	br i1 %162, label %b39, label %b40, !dbg !425

b39:
	%247 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !426
	%248 = icmp uge i64 0, %p17, !dbg !426
	br i1 %248, label %b39_fail1, label %b39_ok1, !dbg !426, !prof !17

b39_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %247, i32 0) nounwind, !dbg !427
	br label %b40, !dbg !427

b40:
	ret void, !dbg !427

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %4, i64 %p23), !dbg !254
	ret void, !dbg !254

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %40, i64 %p23), !dbg !260
	ret void, !dbg !260

b11_fail1:
	%249 = icmp uge i64 %72, %p19, !dbg !285
	br i1 %249, label %b11_fail2, label %b11_ok2, !dbg !285

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %72, i64 %p19), !dbg !285
	ret void, !dbg !285

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !292
	ret void, !dbg !292

b11_fail3:
	%250 = icmp uge i64 %82, %p19, !dbg !295
	br i1 %250, label %b11_fail4, label %b11_ok4, !dbg !295

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %82, i64 %p19), !dbg !295
	ret void, !dbg !295

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !297
	ret void, !dbg !297

b13_fail1:
	%251 = icmp uge i64 %97, %p19, !dbg !309
	br i1 %251, label %b13_fail2, label %b13_ok2, !dbg !309

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %97, i64 %p19), !dbg !309
	ret void, !dbg !309

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !311
	ret void, !dbg !311

b13_fail3:
	%252 = icmp uge i64 %105, %p19, !dbg !314
	br i1 %252, label %b13_fail4, label %b13_ok4, !dbg !314

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %105, i64 %p19), !dbg !314
	ret void, !dbg !314

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !316
	ret void, !dbg !316

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !323
	ret void, !dbg !323

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %121, i64 %p23), !dbg !326
	ret void, !dbg !326

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %136, i64 256), !dbg !335
	ret void, !dbg !335

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %142, i64 256), !dbg !343
	ret void, !dbg !343

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %166, i64 %p15), !dbg !360
	ret void, !dbg !360

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %174, i64 %160), !dbg !364
	ret void, !dbg !364

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p17), !dbg !365
	ret void, !dbg !365

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %189, i64 %p15), !dbg !378
	ret void, !dbg !378

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %206, i64 256), !dbg !391
	ret void, !dbg !391

b37_fail1:
	%253 = icmp uge i64 %220, %p19, !dbg !409
	br i1 %253, label %b37_fail2, label %b37_ok2, !dbg !409

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %220, i64 %p19), !dbg !409
	ret void, !dbg !409

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %224, i64 %216), !dbg !416
	ret void, !dbg !416

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %237, i64 %p19), !dbg !418
	ret void, !dbg !418

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p17), !dbg !426
	ret void, !dbg !426
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !428 {
entry:
	br label %b0, !dbg !429

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !432
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !435
	%2 = icmp slt i64 0, %p25, !dbg !436
	br i1 %2, label %b1, label %b42, !dbg !436

b1:
	%3 = phi i64 [ %p24, %b0 ], [ %244, %b41 ], !dbg !437
	%4 = phi i64 [ %p26, %b0 ], [ %146, %b41 ], !dbg !438
	%5 = phi i32 [ %p28, %b0 ], [ %147, %b41 ], !dbg !439
	%6 = phi i32 [ %p29, %b0 ], [ %148, %b41 ], !dbg !440
	%7 = phi i64 [ 0, %b0 ], [ %245, %b41 ], !dbg !440
	%8 = icmp sgt i64 %p6, 0, !dbg !441
	br i1 %8, label %b2, label %b5, !dbg !441

b2:
	%9 = urem i64 %3, 2, !dbg !442
	%10 = icmp eq i64 %9, 0, !dbg !443
	br i1 %10, label %b3, label %b4, !dbg !443

b3:
	%11 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !444
	br label %b5, !dbg !444

b4:
	%12 = call float @gpuc_fn_solver_sweep(float* %p2, i64 %p3, float* %p0, i64 %p1, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !445
	br label %b5, !dbg !445

b5:
	%13 = phi float [ 0.000000e+00, %b1 ], [ %11, %b3 ], [ %12, %b4 ], !dbg !446
	%14 = icmp ne i32 %5, 0, !dbg !447
	br i1 %14, label %b6, label %b14, !dbg !447

b6:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !449, !range !18
	%16 = sext i32 %15 to i64, !dbg !449
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !449, !range !20
	%18 = sext i32 %17 to i64, !dbg !449
	%19 = icmp eq i64 %16, 0, !dbg !450
	br i1 %19, label %b7, label %b14, !dbg !450

b7:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !451, !range !140
	%21 = sext i32 %20 to i64, !dbg !451
	%22 = sdiv i64 %21, 2, !dbg !452
	%23 = icmp eq i64 %18, %22, !dbg !453
	br i1 %23, label %b8, label %b14, !dbg !448

b8:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !21
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !144
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !144
	%29 = mul i32 %28, %26, !dbg !454
	%30 = add i32 %25, %29, !dbg !454
	%31 = mul i32 %27, %30, !dbg !454
	%32 = add i32 %24, %31, !dbg !454
	%33 = sext i32 %32 to i64, !dbg !454
	%34 = icmp eq i64 %33, 0, !dbg !455
	br i1 %34, label %b9, label %b14, !dbg !455

b9:
	%35 = sub i64 %3, 1, !dbg !456
	%36 = sext i32 %0 to i64, !dbg !432
	%37 = urem i32 %5, 2, !dbg !458
	%38 = zext i32 %37 to i64, !dbg !459
	%39 = mul i64 %38, %36, !dbg !460
	%40 = mul i64 %39, 2, !dbg !461
	%41 = getelementptr inbounds i64, i64* %p18, i64 %40, !dbg !463
	%42 = zext i32 %5 to i64, !dbg !466
	%43 = shl i64 %42, 32, !dbg !467
	%44 = icmp uge i64 %40, %p19, !dbg !463
	%45 = icmp eq i64* %41, null, !dbg !468
	%46 = or i1 %44, %45, !dbg !468
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !468, !prof !17

b9_ok1:
	%47 = bitcast i64* %41 to i8*, !dbg !468
	%48 = call i64 @gpuc_signal_wait_until_thread(i8* %47, i32 5, i64 %43, i32 1, i8* %ctrl, i32 16), !dbg !468
	%49 = and i64 %48, 4294967295, !dbg !469
	%50 = add i64 %40, 1, !dbg !470
	%51 = getelementptr inbounds i64, i64* %p18, i64 %50, !dbg !471
	%52 = icmp uge i64 %50, %p19, !dbg !471
	%53 = icmp eq i64* %51, null, !dbg !473
	%54 = or i1 %52, %53, !dbg !473
	br i1 %54, label %b9_fail3, label %b9_ok3, !dbg !473, !prof !17

b9_ok3:
	%55 = bitcast i64* %51 to i8*, !dbg !473
	%56 = call i64 @gpuc_signal_wait_until_thread(i8* %55, i32 5, i64 %43, i32 1, i8* %ctrl, i32 16), !dbg !473
	%57 = and i64 %56, 4294967295, !dbg !474
	%58 = shl i64 %57, 32, !dbg !475
	%59 = or i64 %49, %58, !dbg !476
	%60 = bitcast i64 %59 to double, !dbg !477
	br label %b10, !dbg !462

b10:
	%61 = phi double [ %60, %b9_ok3 ], [ %84, %b11_ok3 ], !dbg !478
	%62 = phi i64 [ 1, %b9_ok3 ], [ %85, %b11_ok3 ], !dbg !479
	%63 = icmp slt i64 %62, %36, !dbg !480
	br i1 %63, label %b11, label %b12, !dbg !480

b11:
	%64 = add i64 %39, %62, !dbg !482
	%65 = mul i64 %64, 2, !dbg !483
	%66 = getelementptr inbounds i64, i64* %p18, i64 %65, !dbg !485
	%67 = icmp uge i64 %65, %p19, !dbg !485
	%68 = icmp eq i64* %66, null, !dbg !487
	%69 = or i1 %67, %68, !dbg !487
	br i1 %69, label %b11_fail1, label %b11_ok1, !dbg !487, !prof !17

b11_ok1:
	%70 = bitcast i64* %66 to i8*, !dbg !487
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 5, i64 %43, i32 1, i8* %ctrl, i32 16), !dbg !487
	%72 = and i64 %71, 4294967295, !dbg !488
	%73 = add i64 %65, 1, !dbg !489
	%74 = getelementptr inbounds i64, i64* %p18, i64 %73, !dbg !490
	%75 = icmp uge i64 %73, %p19, !dbg !490
	%76 = icmp eq i64* %74, null, !dbg !492
	%77 = or i1 %75, %76, !dbg !492
	br i1 %77, label %b11_fail3, label %b11_ok3, !dbg !492, !prof !17

b11_ok3:
	%78 = bitcast i64* %74 to i8*, !dbg !492
	%79 = call i64 @gpuc_signal_wait_until_thread(i8* %78, i32 5, i64 %43, i32 1, i8* %ctrl, i32 16), !dbg !492
	%80 = and i64 %79, 4294967295, !dbg !493
	%81 = shl i64 %80, 32, !dbg !494
	%82 = or i64 %72, %81, !dbg !495
	%83 = bitcast i64 %82 to double, !dbg !496
	%84 = fadd double %61, %83, !dbg !497
	%85 = add i64 %62, 1, !dbg !498
	br label %b10, !dbg !498

b12:
	%86 = getelementptr inbounds double, double* %p20, i64 0, !dbg !499
	%87 = icmp uge i64 0, %p21, !dbg !499
	br i1 %87, label %b12_fail1, label %b12_ok1, !dbg !499, !prof !17

b12_ok1:
	store double %61, double* %86, align 8, !dbg !499
	%88 = fcmp ole double %61, %p30, !dbg !500
	br i1 %88, label %b13, label %b14, !dbg !500

b13:
	%89 = urem i64 %3, 2, !dbg !501
	%90 = getelementptr inbounds i64, i64* %p22, i64 %89, !dbg !502
	%91 = icmp uge i64 %89, %p23, !dbg !502
	br i1 %91, label %b13_fail1, label %b13_ok1, !dbg !502, !prof !17

b13_ok1:
	store i64 %35, i64* %90, align 8, !dbg !502
	br label %b14, !dbg !502

b14:
	%92 = sub i64 %4, 1, !dbg !503
	%93 = icmp eq i64 %92, 0, !dbg !504
	br i1 %93, label %b15, label %b23, !dbg !504

b15:
	%94 = add i32 %6, 1, !dbg !505
	%95 = fpext float %13 to double, !dbg !506
	%96 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !508
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !19
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !19
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !21
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !144
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !144
	%102 = mul i32 %101, %99, !dbg !509
	%103 = add i32 %98, %102, !dbg !509
	%104 = mul i32 %100, %103, !dbg !509
	%105 = add i32 %97, %104, !dbg !509
	%106 = sext i32 %105 to i64, !dbg !509
	%107 = getelementptr inbounds [256 x double], [256 x double]* %96, i64 0, i64 %106, !dbg !510
	%108 = icmp uge i64 %106, 256, !dbg !510
	br i1 %108, label %b15_fail1, label %b15_ok1, !dbg !510, !prof !17

b15_ok1:
	store double %95, double* %107, align 8, !dbg !510
	call void @llvm.nvvm.barrier0(), !dbg !511
	br label %b16, !dbg !511

b16:
	%109 = phi i64 [ 128, %b15_ok1 ], [ %123, %b20 ], !dbg !512
	%110 = icmp sgt i64 %109, 0, !dbg !513
	br i1 %110, label %b17, label %b21, !dbg !513

b17:
	%111 = icmp slt i64 %106, %109, !dbg !514
	br i1 %111, label %b18, label %b20, !dbg !514

b18:
	%112 = add i64 %106, %109, !dbg !515
	%113 = mul i32 %100, %101, !dbg !516
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !516, !range !257
	%115 = mul i32 %113, %114, !dbg !516
	%116 = sext i32 %115 to i64, !dbg !516
	%117 = icmp slt i64 %112, %116, !dbg !517
	br i1 %117, label %b19, label %b20, !dbg !517

b19:
	%118 = getelementptr inbounds [256 x double], [256 x double]* %96, i64 0, i64 %112, !dbg !518
	%119 = icmp uge i64 %112, 256, !dbg !518
	br i1 %119, label %b19_fail1, label %b19_ok1, !dbg !518, !prof !17

b19_ok1:
	%120 = load double, double* %118, align 8, !dbg !518
	%121 = load double, double* %107, align 8, !dbg !519
	%122 = fadd double %121, %120, !dbg !520
	store double %122, double* %107, align 8, !dbg !519
	br label %b20, !dbg !519

b20:
	call void @llvm.nvvm.barrier0(), !dbg !521
	%123 = sdiv i64 %109, 2, !dbg !522
	br label %b16, !dbg !522

b21:
	%124 = getelementptr inbounds [256 x double], [256 x double]* %96, i64 0, i64 0, !dbg !523
	%125 = load double, double* %124, align 8, !dbg !523
	call void @llvm.nvvm.barrier0(), !dbg !524
	%126 = icmp eq i64 %106, 0, !dbg !525
	br i1 %126, label %b22, label %b23, !dbg !525

b22:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !139
	%128 = sext i32 %127 to i64, !dbg !527
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !140
	%130 = sext i32 %129 to i64, !dbg !527
	%131 = mul i64 %128, %130, !dbg !528
	%132 = urem i32 %6, 2, !dbg !529
	%133 = zext i32 %132 to i64, !dbg !530
	%134 = mul i64 %133, %131, !dbg !531
	%135 = add i64 %134, %131, !dbg !532
	%136 = getelementptr inbounds double, double* %p14, i64 %134, !dbg !533
	%137 = icmp ugt i64 %135, %p15, !dbg !533
	br i1 %137, label %b22_fail1, label %b22_ok1, !dbg !533, !prof !17

b22_ok1:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !18
	%139 = sext i32 %138 to i64, !dbg !534
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !20
	%141 = sext i32 %140 to i64, !dbg !534
	%142 = mul i64 %141, %128, !dbg !535
	%143 = add i64 %142, %139, !dbg !536
	%144 = getelementptr inbounds double, double* %136, i64 %143, !dbg !537
	%145 = icmp uge i64 %143, %131, !dbg !537
	br i1 %145, label %b22_fail2, label %b22_ok2, !dbg !537, !prof !17

b22_ok2:
	store double %125, double* %144, align 8, !dbg !537
	br label %b23, !dbg !537

b23:
	%146 = phi i64 [ %92, %b14 ], [ %p27, %b21 ], [ %p27, %b22_ok2 ], !dbg !438
	%147 = phi i32 [ 0, %b14 ], [ %6, %b21 ], [ %6, %b22_ok2 ], !dbg !439
	%148 = phi i32 [ %6, %b14 ], [ %94, %b21 ], [ %94, %b22_ok2 ], !dbg !440
	call void @gpuc_grid_sync(), !dbg !538
	%149 = fcmp oge double %p30, 0.000000e+00, !dbg !539
	br i1 %149, label %b24, label %b26, !dbg !539

b24:
	%150 = urem i64 %3, 2, !dbg !540
	%151 = getelementptr inbounds i64, i64* %p22, i64 %150, !dbg !541
	%152 = icmp uge i64 %150, %p23, !dbg !541
	br i1 %152, label %b24_fail1, label %b24_ok1, !dbg !541, !prof !17

b24_ok1:
	%153 = load i64, i64* %151, align 8, !dbg !541
	%154 = icmp ne i64 %153, 0, !dbg !542
	br i1 %154, label %b25, label %b26, !dbg !542

b25:
	ret void, !dbg !543

b26:
	%155 = icmp ne i32 %147, 0, !dbg !544
	br i1 %155, label %b27, label %b41, !dbg !544

b27:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !546, !range !18
	%157 = sext i32 %156 to i64, !dbg !546
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !546, !range !20
	%159 = sext i32 %158 to i64, !dbg !546
	%160 = icmp eq i64 %157, 0, !dbg !547
	br i1 %160, label %b28, label %b41, !dbg !547

b28:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !548, !range !140
	%162 = sext i32 %161 to i64, !dbg !548
	%163 = sdiv i64 %162, 2, !dbg !549
	%164 = icmp eq i64 %159, %163, !dbg !550
	br i1 %164, label %b29, label %b41, !dbg !545

b29:
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !552, !range !139
	%166 = sext i32 %165 to i64, !dbg !552
	%167 = mul i64 %166, %162, !dbg !553
	%168 = urem i32 %147, 2, !dbg !554
	%169 = zext i32 %168 to i64, !dbg !555
	%170 = mul i64 %169, %167, !dbg !556
	%171 = add i64 %170, %167, !dbg !557
	%172 = getelementptr inbounds double, double* %p14, i64 %170, !dbg !558
	%173 = icmp ugt i64 %171, %p15, !dbg !558
	br i1 %173, label %b29_fail1, label %b29_ok1, !dbg !558, !prof !17

b29_ok1:
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559, !range !19
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !559, !range !19
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !559, !range !21
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559, !range !144
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !559, !range !144
	%179 = mul i32 %178, %176, !dbg !559
	%180 = add i32 %175, %179, !dbg !559
	%181 = mul i32 %177, %180, !dbg !559
	%182 = add i32 %174, %181, !dbg !559
	%183 = sext i32 %182 to i64, !dbg !559
	%184 = mul i32 %177, %178, !dbg !559
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !559, !range !257
	%186 = mul i32 %184, %185, !dbg !559
	%187 = sext i32 %186 to i64, !dbg !559
	br label %b30, !dbg !559

b30:
	%188 = phi double [ 0.000000e+00, %b29_ok1 ], [ %193, %b31 ], !dbg !560
	%189 = phi i64 [ %183, %b29_ok1 ], [ %194, %b31 ], !dbg !559
	%190 = icmp slt i64 %189, %167, !dbg !559
	br i1 %190, label %b31, label %b32, !dbg !559

b31:
	%191 = getelementptr inbounds double, double* %172, i64 %189, !dbg !561
	%192 = load double, double* %191, align 8, !dbg !561
	%193 = fadd double %188, %192, !dbg !562
	%194 = add i64 %189, %187, !dbg !559
	br label %b30, !dbg !559

b32:
	%195 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !564
	%196 = getelementptr inbounds [256 x double], [256 x double]* %195, i64 0, i64 %183, !dbg !565
	%197 = icmp uge i64 %183, 256, !dbg !565
	br i1 %197, label %b32_fail1, label %b32_ok1, !dbg !565, !prof !17

b32_ok1:
	store double %188, double* %196, align 8, !dbg !565
	call void @llvm.nvvm.barrier0(), !dbg !566
	br label %b33, !dbg !566

b33:
	%198 = phi i64 [ 128, %b32_ok1 ], [ %208, %b37 ], !dbg !567
	%199 = icmp sgt i64 %198, 0, !dbg !568
	br i1 %199, label %b34, label %b38, !dbg !568

b34:
	%200 = icmp slt i64 %183, %198, !dbg !569
	br i1 %200, label %b35, label %b37, !dbg !569

b35:
	%201 = add i64 %183, %198, !dbg !570
	%202 = icmp slt i64 %201, %187, !dbg !571
	br i1 %202, label %b36, label %b37, !dbg !571

b36:
	%203 = getelementptr inbounds [256 x double], [256 x double]* %195, i64 0, i64 %201, !dbg !572
	%204 = icmp uge i64 %201, 256, !dbg !572
	br i1 %204, label %b36_fail1, label %b36_ok1, !dbg !572, !prof !17

b36_ok1:
	%205 = load double, double* %203, align 8, !dbg !572
	%206 = load double, double* %196, align 8, !dbg !573
	%207 = fadd double %206, %205, !dbg !574
	store double %207, double* %196, align 8, !dbg !573
	br label %b37, !dbg !573

b37:
	call void @llvm.nvvm.barrier0(), !dbg !575
	%208 = sdiv i64 %198, 2, !dbg !576
	br label %b33, !dbg !576

b38:
	%209 = getelementptr inbounds [256 x double], [256 x double]* %195, i64 0, i64 0, !dbg !577
	%210 = load double, double* %209, align 8, !dbg !577
	call void @llvm.nvvm.barrier0(), !dbg !578
	%211 = icmp eq i64 %183, 0, !dbg !579
	br i1 %211, label %b39, label %b41, !dbg !579

b39:
	%212 = sext i32 %1 to i64, !dbg !435
	%213 = sext i32 %0 to i64, !dbg !580
	br label %b40, !dbg !580

b40:
	%214 = phi i64 [ 0, %b39 ], [ %242, %b40_ok3 ], !dbg !580
	%215 = mul i64 %169, %213, !dbg !582
	%216 = add i64 %215, %212, !dbg !583
	%217 = mul i64 %216, 2, !dbg !584
	%218 = add i64 %212, %214, !dbg !585
	%219 = icmp eq i64 %213, -1, !dbg !586
	%220 = select i1 %219, i64 1, i64 %213, !dbg !586
	%221 = srem i64 %218, %220, !dbg !586
	%222 = bitcast double %210 to i64, !dbg !588
	%223 = getelementptr inbounds i64, i64* %p18, i64 %217, !dbg !589
	%224 = trunc i64 %222 to i32, !dbg !590
	%225 = zext i32 %147 to i64, !dbg !592
	%226 = shl i64 %225, 32, !dbg !593
	%227 = zext i32 %224 to i64, !dbg !594
	%228 = or i64 %226, %227, !dbg !595
	%229 = trunc i64 %221 to i32, !dbg !596
	%230 = icmp uge i64 %217, %p19, !dbg !589
	%231 = icmp uge i64 %221, %213, !dbg !596
	%232 = or i1 %230, %231, !dbg !596
	br i1 %232, label %b40_fail1, label %b40_ok1, !dbg !596, !prof !17

b40_ok1:
	%233 = bitcast i64* %223 to i8*, !dbg !596
	call void @gpuc_signal_op_thread(i8* %233, i64 %228, i32 9, i32 %229), !dbg !596
	%234 = add i64 %217, 1, !dbg !597
	%235 = getelementptr inbounds i64, i64* %p18, i64 %234, !dbg !598
	%236 = lshr i64 %222, 32, !dbg !599
	%237 = trunc i64 %236 to i32, !dbg !600
	%238 = zext i32 %237 to i64, !dbg !602
	%239 = or i64 %226, %238, !dbg !603
	%240 = icmp uge i64 %234, %p19, !dbg !598
	br i1 %240, label %b40_fail3, label %b40_ok3, !dbg !598, !prof !17

b40_ok3:
	%241 = bitcast i64* %235 to i8*, !dbg !604
	call void @gpuc_signal_op_thread(i8* %241, i64 %239, i32 9, i32 %229), !dbg !604
	%242 = add i64 %214, 1, !dbg !587
	%243 = icmp slt i64 %242, %213, !dbg !587
	br i1 %243, label %b40, label %b41, !dbg !587

b41:
	%244 = add i64 %3, 1, !dbg !605
	%245 = add i64 %7, 1, !dbg !605
	%246 = icmp slt i64 %245, %p25, !dbg !605
	br i1 %246, label %b1, label %b42, !dbg !605

b42:
	ret void, !dbg !605

b9_fail1:
	%247 = icmp uge i64 %40, %p19, !dbg !463
	br i1 %247, label %b9_fail2, label %b9_ok2, !dbg !463

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %40, i64 %p19), !dbg !463
	ret void, !dbg !463

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !468
	ret void, !dbg !468

b9_fail3:
	%248 = icmp uge i64 %50, %p19, !dbg !471
	br i1 %248, label %b9_fail4, label %b9_ok4, !dbg !471

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %50, i64 %p19), !dbg !471
	ret void, !dbg !471

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !473
	ret void, !dbg !473

b11_fail1:
	%249 = icmp uge i64 %65, %p19, !dbg !485
	br i1 %249, label %b11_fail2, label %b11_ok2, !dbg !485

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %65, i64 %p19), !dbg !485
	ret void, !dbg !485

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b11_fail3:
	%250 = icmp uge i64 %73, %p19, !dbg !490
	br i1 %250, label %b11_fail4, label %b11_ok4, !dbg !490

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %73, i64 %p19), !dbg !490
	ret void, !dbg !490

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !492
	ret void, !dbg !492

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p21), !dbg !499
	ret void, !dbg !499

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %89, i64 %p23), !dbg !502
	ret void, !dbg !502

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %106, i64 256), !dbg !510
	ret void, !dbg !510

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %112, i64 256), !dbg !518
	ret void, !dbg !518

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %135, i64 %p15), !dbg !533
	ret void, !dbg !533

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %143, i64 %131), !dbg !537
	ret void, !dbg !537

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %150, i64 %p23), !dbg !541
	ret void, !dbg !541

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %171, i64 %p15), !dbg !558
	ret void, !dbg !558

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %183, i64 256), !dbg !565
	ret void, !dbg !565

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %201, i64 256), !dbg !572
	ret void, !dbg !572

b40_fail1:
	%251 = icmp uge i64 %217, %p19, !dbg !589
	br i1 %251, label %b40_fail2, label %b40_ok2, !dbg !589

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %217, i64 %p19), !dbg !589
	ret void, !dbg !589

b40_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %221, i64 %213), !dbg !596
	ret void, !dbg !596

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %234, i64 %p19), !dbg !598
	ret void, !dbg !598
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !606 {
entry:
	br label %b0, !dbg !607

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !610
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !611, !range !18
	%2 = sext i32 %1 to i64, !dbg !611
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !611, !range !20
	%4 = sext i32 %3 to i64, !dbg !611
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !611, !range !20
	%6 = sext i32 %5 to i64, !dbg !611
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !611, !range !139
	%8 = sext i32 %7 to i64, !dbg !611
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !611, !range !140
	%10 = sext i32 %9 to i64, !dbg !611
	%11 = mul i64 %10, %6, !dbg !611
	%12 = add i64 %4, %11, !dbg !611
	%13 = mul i64 %8, %12, !dbg !611
	%14 = add i64 %2, %13, !dbg !611
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !611, !range !144
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !611, !range !144
	%17 = mul i32 %15, %16, !dbg !611
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !611, !range !257
	%19 = mul i32 %17, %18, !dbg !611
	%20 = sext i32 %19 to i64, !dbg !611
	%21 = mul i64 %14, %20, !dbg !611
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !611, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !611, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !611, !range !21
	%25 = mul i32 %16, %24, !dbg !611
	%26 = add i32 %23, %25, !dbg !611
	%27 = mul i32 %15, %26, !dbg !611
	%28 = add i32 %22, %27, !dbg !611
	%29 = sext i32 %28 to i64, !dbg !611
	%30 = add i64 %21, %29, !dbg !611
	%31 = icmp eq i64 %30, 0, !dbg !612
	br i1 %31, label %b1, label %b7, !dbg !612

b1:
	%32 = urem i64 %p11, 2, !dbg !613
	%33 = getelementptr inbounds i64, i64* %p8, i64 %32, !dbg !614
	%34 = icmp uge i64 %32, %p9, !dbg !614
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !614, !prof !17

b1_ok1:
	%35 = load i64, i64* %33, align 8, !dbg !614
	%36 = icmp eq i64 %35, 0, !dbg !615
	br i1 %36, label %b2, label %b7, !dbg !615

b2:
	%37 = sext i32 %0 to i64, !dbg !610
	%38 = urem i32 %p10, 2, !dbg !617
	%39 = zext i32 %38 to i64, !dbg !618
	%40 = mul i64 %39, %37, !dbg !619
	%41 = mul i64 %40, 2, !dbg !620
	%42 = getelementptr inbounds i64, i64* %p4, i64 %41, !dbg !622
	%43 = zext i32 %p10 to i64, !dbg !625
	%44 = shl i64 %43, 32, !dbg !626
	%45 = icmp uge i64 %41, %p5, !dbg !622
	%46 = icmp eq i64* %42, null, !dbg !627
	%47 = or i1 %45, %46, !dbg !627
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !627, !prof !17

b2_ok1:
	%48 = bitcast i64* %42 to i8*, !dbg !627
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %44, i32 1, i8* %ctrl, i32 16), !dbg !627
	%50 = and i64 %49, 4294967295, !dbg !628
	%51 = add i64 %41, 1, !dbg !629
	%52 = getelementptr inbounds i64, i64* %p4, i64 %51, !dbg !630
	%53 = icmp uge i64 %51, %p5, !dbg !630
	%54 = icmp eq i64* %52, null, !dbg !632
	%55 = or i1 %53, %54, !dbg !632
	br i1 %55, label %b2_fail3, label %b2_ok3, !dbg !632, !prof !17

b2_ok3:
	%56 = bitcast i64* %52 to i8*, !dbg !632
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %44, i32 1, i8* %ctrl, i32 16), !dbg !632
	%58 = and i64 %57, 4294967295, !dbg !633
	%59 = shl i64 %58, 32, !dbg !634
	%60 = or i64 %50, %59, !dbg !635
	%61 = bitcast i64 %60 to double, !dbg !636
	br label %b3, !dbg !621

b3:
	%62 = phi double [ %61, %b2_ok3 ], [ %85, %b4_ok3 ], !dbg !637
	%63 = phi i64 [ 1, %b2_ok3 ], [ %86, %b4_ok3 ], !dbg !638
	%64 = icmp slt i64 %63, %37, !dbg !639
	br i1 %64, label %b4, label %b5, !dbg !639

b4:
	%65 = add i64 %40, %63, !dbg !641
	%66 = mul i64 %65, 2, !dbg !642
	%67 = getelementptr inbounds i64, i64* %p4, i64 %66, !dbg !644
	%68 = icmp uge i64 %66, %p5, !dbg !644
	%69 = icmp eq i64* %67, null, !dbg !646
	%70 = or i1 %68, %69, !dbg !646
	br i1 %70, label %b4_fail1, label %b4_ok1, !dbg !646, !prof !17

b4_ok1:
	%71 = bitcast i64* %67 to i8*, !dbg !646
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %44, i32 1, i8* %ctrl, i32 16), !dbg !646
	%73 = and i64 %72, 4294967295, !dbg !647
	%74 = add i64 %66, 1, !dbg !648
	%75 = getelementptr inbounds i64, i64* %p4, i64 %74, !dbg !649
	%76 = icmp uge i64 %74, %p5, !dbg !649
	%77 = icmp eq i64* %75, null, !dbg !651
	%78 = or i1 %76, %77, !dbg !651
	br i1 %78, label %b4_fail3, label %b4_ok3, !dbg !651, !prof !17

b4_ok3:
	%79 = bitcast i64* %75 to i8*, !dbg !651
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %44, i32 1, i8* %ctrl, i32 16), !dbg !651
	%81 = and i64 %80, 4294967295, !dbg !652
	%82 = shl i64 %81, 32, !dbg !653
	%83 = or i64 %73, %82, !dbg !654
	%84 = bitcast i64 %83 to double, !dbg !655
	%85 = fadd double %62, %84, !dbg !656
	%86 = add i64 %63, 1, !dbg !657
	br label %b3, !dbg !657

b5:
	%87 = getelementptr inbounds double, double* %p6, i64 0, !dbg !658
	%88 = icmp uge i64 0, %p7, !dbg !658
	br i1 %88, label %b5_fail1, label %b5_ok1, !dbg !658, !prof !17

b5_ok1:
	store double %62, double* %87, align 8, !dbg !658
	%89 = fcmp ole double %62, %p12, !dbg !659
	br i1 %89, label %b6, label %b7, !dbg !659

b6:
	%90 = add i64 %p11, 1, !dbg !660
	%91 = urem i64 %90, 2, !dbg !661
	%92 = getelementptr inbounds i64, i64* %p8, i64 %91, !dbg !662
	%93 = icmp uge i64 %91, %p9, !dbg !662
	br i1 %93, label %b6_fail1, label %b6_ok1, !dbg !662, !prof !17

b6_ok1:
	store i64 %p11, i64* %92, align 8, !dbg !662
	br label %b7, !dbg !662

b7:
	ret void, !dbg !608

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %32, i64 %p9), !dbg !614
	ret void, !dbg !614

b2_fail1:
	%94 = icmp uge i64 %41, %p5, !dbg !622
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !622

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %41, i64 %p5), !dbg !622
	ret void, !dbg !622

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !627
	ret void, !dbg !627

b2_fail3:
	%95 = icmp uge i64 %51, %p5, !dbg !630
	br i1 %95, label %b2_fail4, label %b2_ok4, !dbg !630

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %51, i64 %p5), !dbg !630
	ret void, !dbg !630

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !632
	ret void, !dbg !632

b4_fail1:
	%96 = icmp uge i64 %66, %p5, !dbg !644
	br i1 %96, label %b4_fail2, label %b4_ok2, !dbg !644

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %66, i64 %p5), !dbg !644
	ret void, !dbg !644

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b4_fail3:
	%97 = icmp uge i64 %74, %p5, !dbg !649
	br i1 %97, label %b4_fail4, label %b4_ok4, !dbg !649

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %74, i64 %p5), !dbg !649
	ret void, !dbg !649

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !651
	ret void, !dbg !651

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p7), !dbg !658
	ret void, !dbg !658

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %91, i64 %p9), !dbg !662
	ret void, !dbg !662
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !663 {
entry:
	br label %b0, !dbg !664

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !665
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !666, !range !18
	%2 = sext i32 %1 to i64, !dbg !666
	br label %b1, !dbg !667

b1:
	%3 = phi i64 [ %2, %b0 ], [ %61, %b9 ], !dbg !668
	%4 = icmp slt i64 %3, %p14, !dbg !669
	br i1 %4, label %b2, label %b10, !dbg !669

b2:
	%5 = mul i64 %3, %p12, !dbg !670
	%6 = icmp eq i64 %p14, 0, !dbg !671
	br i1 %6, label %b2_fail1, label %b2_ok1, !dbg !671, !prof !17

b2_ok1:
	%7 = icmp eq i64 %p14, -1, !dbg !671
	%8 = select i1 %7, i64 1, i64 %p14, !dbg !671
	%9 = sdiv i64 %5, %8, !dbg !671
	%10 = sub i64 0, %5, !dbg !671
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !671
	%12 = sub i64 %11, %p7, !dbg !672
	%13 = icmp slt i64 %12, 0, !dbg !673
	br i1 %13, label %b9, label %b3, !dbg !673

b3:
	%14 = icmp sge i64 %12, %p4, !dbg !674
	br i1 %14, label %b9, label %b4, !dbg !674

b4:
	%15 = mul i64 %3, %p13, !dbg !675
	%16 = add i64 %3, 1, !dbg !676
	%17 = mul i64 %16, %p13, !dbg !677
	%18 = sub i64 %17, %15, !dbg !678
	%19 = getelementptr inbounds float, float* %p0, i64 %15, !dbg !678
	%20 = icmp ugt i64 %17, %p1, !dbg !678
	%21 = icmp ugt i64 %15, %17, !dbg !678
	%22 = or i1 %20, %21, !dbg !678
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !678, !prof !17

b4_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !679, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !679, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !679, !range !21
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !679, !range !144
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !679, !range !144
	%28 = mul i32 %27, %25, !dbg !679
	%29 = add i32 %24, %28, !dbg !679
	%30 = mul i32 %26, %29, !dbg !679
	%31 = add i32 %23, %30, !dbg !679
	%32 = sext i32 %31 to i64, !dbg !679
	%33 = mul i32 %26, %27, !dbg !679
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !679, !range !257
	%35 = mul i32 %33, %34, !dbg !679
	%36 = sext i32 %35 to i64, !dbg !679
	br label %b5, !dbg !679

b5:
	%37 = phi i64 [ %32, %b4_ok1 ], [ %53, %b6_ok2 ], !dbg !679
	%38 = icmp slt i64 %37, %p13, !dbg !679
	br i1 %38, label %b6, label %b7, !dbg !679

b6:
	%39 = add i64 %12, 1, !dbg !680
	%40 = mul i64 %39, %p6, !dbg !681
	%41 = mul i64 %37, %p5, !dbg !682
	%42 = icmp eq i64 %p13, -1, !dbg !683
	%43 = select i1 %42, i64 1, i64 %p13, !dbg !683
	%44 = sdiv i64 %41, %43, !dbg !683
	%45 = sub i64 0, %41, !dbg !683
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !683
	%47 = add i64 %40, %46, !dbg !684
	%48 = getelementptr inbounds float, float* %p2, i64 %47, !dbg !685
	%49 = icmp uge i64 %47, %p3, !dbg !685
	br i1 %49, label %b6_fail1, label %b6_ok1, !dbg !685, !prof !17

b6_ok1:
	%50 = load float, float* %48, align 4, !dbg !685
	%51 = getelementptr inbounds float, float* %19, i64 %37, !dbg !686
	%52 = icmp uge i64 %37, %18, !dbg !686
	br i1 %52, label %b6_fail2, label %b6_ok2, !dbg !686, !prof !17

b6_ok2:
	store float %50, float* %51, align 4, !dbg !686
	%53 = add i64 %37, %36, !dbg !679
	br label %b5, !dbg !679

b7:
	call void @llvm.nvvm.barrier0(), !dbg !687
	%54 = sext i32 %0 to i64, !dbg !665
	%55 = icmp ne i64 %54, 0, !dbg !688
	br i1 %55, label %b8, label %b9, !dbg !688

b8:
	%56 = mul i64 %18, 4, !dbg !689
	%57 = bitcast float* %19 to i8*, !dbg !689
	%58 = bitcast float* %19 to i8*, !dbg !689
	call void @gpuc_put_block(i8* %57, i8* %58, i64 %56, i32 0), !dbg !689
	br label %b9, !dbg !689

b9:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !690, !range !139
	%60 = sext i32 %59 to i64, !dbg !690
	%61 = add i64 %3, %60, !dbg !691
	br label %b1, !dbg !691

b10:
	ret void, !dbg !691

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !671
	ret void, !dbg !671

b4_fail1:
	%62 = icmp ugt i64 %17, %p1, !dbg !678
	br i1 %62, label %b4_fail2, label %b4_ok2, !dbg !678

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %17, i64 %p1), !dbg !678
	ret void, !dbg !678

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %15, i64 %17), !dbg !678
	ret void, !dbg !678

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %47, i64 %p3), !dbg !685
	ret void, !dbg !685

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %37, i64 %18), !dbg !686
	ret void, !dbg !686
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
!nvvm.annotations = !{!692, !693, !694, !695, !696, !697, !698, !699, !700, !701, !702, !703, !704, !705, !706, !707, !708, !709}
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
!239 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!240 = distinct !DISubprogram(name: "Sum", scope: !239, file: !239, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!241 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!242 = distinct !DISubprogram(name: "collect", scope: !241, file: !241, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!243 = !DILocation(line: 37, column: 10, scope: !237)
!244 = !DILocation(line: 43, column: 26, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 62, column: 21, scope: !240, inlinedAt: !244)
!246 = distinct !DISubprogram(name: "Publish", scope: !239, file: !239, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!247 = distinct !DISubprogram(name: "publish", scope: !241, file: !241, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!248 = !DILocation(line: 40, column: 10, scope: !237)
!249 = !DILocation(line: 74, column: 13, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 53, column: 23, scope: !246, inlinedAt: !249)
!251 = !DILocation(line: 24, column: 11, scope: !237)
!252 = !DILocation(line: 25, column: 30, scope: !237)
!253 = !DILocation(line: 25, column: 33, scope: !237)
!254 = !DILocation(line: 25, column: 23, scope: !237)
!255 = !DILocation(line: 25, column: 43, scope: !237)
!256 = !DILocation(line: 26, column: 20, scope: !237)
!257 = !{i32 1, i32 65}
!258 = !DILocation(line: 26, column: 23, scope: !237)
!259 = !DILocation(line: 27, column: 20, scope: !237)
!260 = !DILocation(line: 27, column: 14, scope: !237)
!261 = !DILocation(line: 29, column: 4, scope: !237)
!262 = !DILocation(line: 33, column: 12, scope: !237)
!263 = !DILocation(line: 34, column: 18, scope: !237)
!264 = !DILocation(line: 32, column: 2, scope: !237)
!265 = !DILocation(line: 36, column: 15, scope: !237)
!266 = distinct !DISubprogram(name: "collects", scope: !241, file: !241, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!267 = !DILocation(line: 36, column: 31, scope: !237)
!268 = !DILocation(line: 37, column: 19, scope: !266, inlinedAt: !267)
!269 = !DILocation(line: 37, column: 24, scope: !266, inlinedAt: !267)
!270 = !DILocation(line: 37, column: 59, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 37, column: 63, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 37, column: 47, scope: !266, inlinedAt: !267)
!273 = !DILocation(line: 36, column: 52, scope: !237)
!274 = !DILocation(line: 36, column: 55, scope: !237)
!275 = !DILocation(line: 37, column: 36, scope: !237)
!276 = distinct !DISubprogram(name: "valueAt", scope: !239, file: !239, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!277 = !DILocation(line: 63, column: 38, scope: !240, inlinedAt: !244)
!278 = !DILocation(line: 72, column: 19, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 72, column: 13, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 72, column: 22, scope: !276, inlinedAt: !277)
!281 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !277)
!282 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!283 = distinct !DISubprogram(name: "await", scope: !282, file: !282, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!284 = !DILocation(line: 63, column: 17, scope: !240, inlinedAt: !244)
!285 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !284)
!286 = distinct !DISubprogram(name: "word", scope: !282, file: !282, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!287 = distinct !DISubprogram(name: "awaitWord", scope: !282, file: !282, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!288 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !284)
!289 = !DILocation(line: 59, column: 54, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 54, column: 53, scope: !286, inlinedAt: !289)
!291 = !DILocation(line: 54, column: 60, scope: !286, inlinedAt: !289)
!292 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !288)
!293 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !288)
!294 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !284)
!295 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !284)
!296 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !284)
!297 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !296)
!298 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !296)
!299 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !284)
!300 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !284)
!301 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !284)
!302 = !DILocation(line: 63, column: 2, scope: !240, inlinedAt: !244)
!303 = !DILocation(line: 64, column: 6, scope: !240, inlinedAt: !244)
!304 = !DILocation(line: 64, column: 18, scope: !240, inlinedAt: !244)
!305 = !DILocation(line: 65, column: 39, scope: !240, inlinedAt: !244)
!306 = !DILocation(line: 72, column: 27, scope: !276, inlinedAt: !305)
!307 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !305)
!308 = !DILocation(line: 65, column: 18, scope: !240, inlinedAt: !244)
!309 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !308)
!310 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !308)
!311 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !310)
!312 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !310)
!313 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !308)
!314 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !308)
!315 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !308)
!316 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !315)
!317 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !315)
!318 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !308)
!319 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !308)
!320 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !308)
!321 = !DILocation(line: 65, column: 3, scope: !240, inlinedAt: !244)
!322 = !DILocation(line: 64, column: 25, scope: !240, inlinedAt: !244)
!323 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !243)
!324 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !243)
!325 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !243)
!326 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !243)
!327 = !DILocation(line: 39, column: 14, scope: !237)
!328 = distinct !DISubprogram(name: "add", scope: !241, file: !241, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!329 = !DILocation(line: 39, column: 25, scope: !237)
!330 = !DILocation(line: 53, column: 28, scope: !328, inlinedAt: !329)
!331 = distinct !DISubprogram(name: "blockSum", scope: !241, file: !241, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!332 = !DILocation(line: 53, column: 17, scope: !328, inlinedAt: !329)
!333 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 89, column: 10, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !332)
!337 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !332)
!339 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !332)
!340 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !332)
!341 = !DILocation(line: 92, column: 42, scope: !331, inlinedAt: !332)
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
!354 = distinct !DISubprogram(name: "sums", scope: !241, file: !241, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
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
!373 = !DILocation(line: 67, column: 13, scope: !247, inlinedAt: !248)
!374 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !373)
!375 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !373)
!376 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !373)
!377 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !373)
!378 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !373)
!379 = !DILocation(line: 69, column: 33, scope: !247, inlinedAt: !248)
!380 = !DILocation(line: 69, column: 33, scope: !237)
!381 = !DILocation(line: 70, column: 13, scope: !247, inlinedAt: !248)
!382 = !DILocation(line: 70, column: 3, scope: !247, inlinedAt: !248)
!383 = !DILocation(line: 72, column: 16, scope: !247, inlinedAt: !248)
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
!398 = !DILocation(line: 73, column: 22, scope: !247, inlinedAt: !248)
!399 = !DILocation(line: 53, column: 40, scope: !246, inlinedAt: !249)
!400 = !DILocation(line: 55, column: 29, scope: !246, inlinedAt: !249)
!401 = !DILocation(line: 72, column: 22, scope: !276, inlinedAt: !400)
!402 = !DILocation(line: 72, column: 27, scope: !276, inlinedAt: !400)
!403 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !400)
!404 = !DILocation(line: 55, column: 60, scope: !246, inlinedAt: !249)
!405 = !DILocation(line: 55, column: 65, scope: !246, inlinedAt: !249)
!406 = distinct !DISubprogram(name: "store", scope: !282, file: !282, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!407 = !DILocation(line: 55, column: 8, scope: !246, inlinedAt: !249)
!408 = !DILocation(line: 38, column: 18, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 39, column: 28, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 39, column: 52, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 39, column: 38, scope: !406, inlinedAt: !407)
!412 = !DILocation(line: 54, column: 53, scope: !286, inlinedAt: !411)
!413 = !DILocation(line: 54, column: 60, scope: !286, inlinedAt: !411)
!414 = !DILocation(line: 54, column: 73, scope: !286, inlinedAt: !411)
!415 = !DILocation(line: 54, column: 65, scope: !286, inlinedAt: !411)
!416 = !DILocation(line: 39, column: 16, scope: !406, inlinedAt: !407)
!417 = !DILocation(line: 41, column: 32, scope: !406, inlinedAt: !407)
!418 = !DILocation(line: 41, column: 29, scope: !406, inlinedAt: !407)
!419 = !DILocation(line: 41, column: 60, scope: !406, inlinedAt: !407)
!420 = !DILocation(line: 41, column: 55, scope: !406, inlinedAt: !407)
!421 = !DILocation(line: 41, column: 41, scope: !406, inlinedAt: !407)
!422 = !DILocation(line: 54, column: 73, scope: !286, inlinedAt: !421)
!423 = !DILocation(line: 54, column: 65, scope: !286, inlinedAt: !421)
!424 = !DILocation(line: 41, column: 17, scope: !406, inlinedAt: !407)
!425 = !DILocation(line: 41, column: 23, scope: !237)
!426 = !DILocation(line: 42, column: 36, scope: !237)
!427 = !DILocation(line: 42, column: 19, scope: !237)
!428 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!429 = !DILocation(line: 54, column: 6, scope: !428)
!430 = !DILocation(line: 65, column: 11, scope: !428)
!431 = !DILocation(line: 43, column: 26, scope: !242, inlinedAt: !430)
!432 = !DILocation(line: 62, column: 21, scope: !240, inlinedAt: !431)
!433 = !DILocation(line: 82, column: 11, scope: !428)
!434 = !DILocation(line: 74, column: 13, scope: !247, inlinedAt: !433)
!435 = !DILocation(line: 53, column: 23, scope: !246, inlinedAt: !434)
!436 = !DILocation(line: 54, column: 85, scope: !428)
!437 = !DILocation(line: 54, column: 96, scope: !428)
!438 = !DILocation(line: 54, column: 113, scope: !428)
!439 = !DILocation(line: 54, column: 130, scope: !428)
!440 = !DILocation(line: 54, column: 139, scope: !428)
!441 = !DILocation(line: 57, column: 13, scope: !428)
!442 = !DILocation(line: 58, column: 12, scope: !428)
!443 = !DILocation(line: 58, column: 15, scope: !428)
!444 = !DILocation(line: 59, column: 20, scope: !428)
!445 = !DILocation(line: 61, column: 20, scope: !428)
!446 = !DILocation(line: 56, column: 3, scope: !428)
!447 = !DILocation(line: 64, column: 14, scope: !428)
!448 = !DILocation(line: 64, column: 30, scope: !428)
!449 = !DILocation(line: 37, column: 19, scope: !266, inlinedAt: !448)
!450 = !DILocation(line: 37, column: 24, scope: !266, inlinedAt: !448)
!451 = !DILocation(line: 37, column: 59, scope: !266, inlinedAt: !448)
!452 = !DILocation(line: 37, column: 63, scope: !266, inlinedAt: !448)
!453 = !DILocation(line: 37, column: 47, scope: !266, inlinedAt: !448)
!454 = !DILocation(line: 64, column: 51, scope: !428)
!455 = !DILocation(line: 64, column: 54, scope: !428)
!456 = !DILocation(line: 65, column: 35, scope: !428)
!457 = !DILocation(line: 63, column: 38, scope: !240, inlinedAt: !431)
!458 = !DILocation(line: 72, column: 19, scope: !276, inlinedAt: !457)
!459 = !DILocation(line: 72, column: 13, scope: !276, inlinedAt: !457)
!460 = !DILocation(line: 72, column: 22, scope: !276, inlinedAt: !457)
!461 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !457)
!462 = !DILocation(line: 63, column: 17, scope: !240, inlinedAt: !431)
!463 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !462)
!464 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !462)
!465 = !DILocation(line: 59, column: 54, scope: !287, inlinedAt: !464)
!466 = !DILocation(line: 54, column: 53, scope: !286, inlinedAt: !465)
!467 = !DILocation(line: 54, column: 60, scope: !286, inlinedAt: !465)
!468 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !464)
!469 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !464)
!470 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !462)
!471 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !462)
!472 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !462)
!473 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !472)
!474 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !472)
!475 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !462)
!476 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !462)
!477 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !462)
!478 = !DILocation(line: 63, column: 2, scope: !240, inlinedAt: !431)
!479 = !DILocation(line: 64, column: 6, scope: !240, inlinedAt: !431)
!480 = !DILocation(line: 64, column: 18, scope: !240, inlinedAt: !431)
!481 = !DILocation(line: 65, column: 39, scope: !240, inlinedAt: !431)
!482 = !DILocation(line: 72, column: 27, scope: !276, inlinedAt: !481)
!483 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !481)
!484 = !DILocation(line: 65, column: 18, scope: !240, inlinedAt: !431)
!485 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !484)
!486 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !484)
!487 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !486)
!488 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !486)
!489 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !484)
!490 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !484)
!491 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !484)
!492 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !491)
!493 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !491)
!494 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !484)
!495 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !484)
!496 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !484)
!497 = !DILocation(line: 65, column: 3, scope: !240, inlinedAt: !431)
!498 = !DILocation(line: 64, column: 25, scope: !240, inlinedAt: !431)
!499 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !430)
!500 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !430)
!501 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !430)
!502 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !430)
!503 = !DILocation(line: 68, column: 6, scope: !428)
!504 = !DILocation(line: 68, column: 19, scope: !428)
!505 = !DILocation(line: 71, column: 4, scope: !428)
!506 = !DILocation(line: 72, column: 30, scope: !428)
!507 = !DILocation(line: 72, column: 19, scope: !428)
!508 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !507)
!509 = !DILocation(line: 89, column: 10, scope: !331, inlinedAt: !507)
!510 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !507)
!511 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !507)
!512 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !507)
!513 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !507)
!514 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !507)
!515 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !507)
!516 = !DILocation(line: 92, column: 42, scope: !331, inlinedAt: !507)
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
!543 = !DILocation(line: 79, column: 4, scope: !428)
!544 = !DILocation(line: 81, column: 14, scope: !428)
!545 = !DILocation(line: 81, column: 30, scope: !428)
!546 = !DILocation(line: 37, column: 19, scope: !266, inlinedAt: !545)
!547 = !DILocation(line: 37, column: 24, scope: !266, inlinedAt: !545)
!548 = !DILocation(line: 37, column: 59, scope: !266, inlinedAt: !545)
!549 = !DILocation(line: 37, column: 63, scope: !266, inlinedAt: !545)
!550 = !DILocation(line: 37, column: 47, scope: !266, inlinedAt: !545)
!551 = !DILocation(line: 67, column: 13, scope: !247, inlinedAt: !433)
!552 = !DILocation(line: 80, column: 21, scope: !354, inlinedAt: !551)
!553 = !DILocation(line: 80, column: 26, scope: !354, inlinedAt: !551)
!554 = !DILocation(line: 81, column: 19, scope: !354, inlinedAt: !551)
!555 = !DILocation(line: 81, column: 13, scope: !354, inlinedAt: !551)
!556 = !DILocation(line: 81, column: 23, scope: !354, inlinedAt: !551)
!557 = !DILocation(line: 82, column: 30, scope: !354, inlinedAt: !551)
!558 = !DILocation(line: 82, column: 18, scope: !354, inlinedAt: !551)
!559 = !DILocation(line: 69, column: 33, scope: !247, inlinedAt: !433)
!560 = !DILocation(line: 69, column: 33, scope: !428)
!561 = !DILocation(line: 70, column: 13, scope: !247, inlinedAt: !433)
!562 = !DILocation(line: 70, column: 3, scope: !247, inlinedAt: !433)
!563 = !DILocation(line: 72, column: 16, scope: !247, inlinedAt: !433)
!564 = !DILocation(line: 87, column: 38, scope: !331, inlinedAt: !563)
!565 = !DILocation(line: 89, column: 3, scope: !331, inlinedAt: !563)
!566 = !DILocation(line: 90, column: 8, scope: !331, inlinedAt: !563)
!567 = !DILocation(line: 91, column: 6, scope: !331, inlinedAt: !563)
!568 = !DILocation(line: 91, column: 29, scope: !331, inlinedAt: !563)
!569 = !DILocation(line: 92, column: 23, scope: !331, inlinedAt: !563)
!570 = !DILocation(line: 92, column: 31, scope: !331, inlinedAt: !563)
!571 = !DILocation(line: 92, column: 34, scope: !331, inlinedAt: !563)
!572 = !DILocation(line: 93, column: 13, scope: !331, inlinedAt: !563)
!573 = !DILocation(line: 93, column: 5, scope: !331, inlinedAt: !563)
!574 = !DILocation(line: 93, column: 4, scope: !331, inlinedAt: !563)
!575 = !DILocation(line: 95, column: 9, scope: !331, inlinedAt: !563)
!576 = !DILocation(line: 91, column: 34, scope: !331, inlinedAt: !563)
!577 = !DILocation(line: 97, column: 7, scope: !331, inlinedAt: !563)
!578 = !DILocation(line: 98, column: 8, scope: !331, inlinedAt: !563)
!579 = !DILocation(line: 73, column: 22, scope: !247, inlinedAt: !433)
!580 = !DILocation(line: 53, column: 40, scope: !246, inlinedAt: !434)
!581 = !DILocation(line: 55, column: 29, scope: !246, inlinedAt: !434)
!582 = !DILocation(line: 72, column: 22, scope: !276, inlinedAt: !581)
!583 = !DILocation(line: 72, column: 27, scope: !276, inlinedAt: !581)
!584 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !581)
!585 = !DILocation(line: 55, column: 60, scope: !246, inlinedAt: !434)
!586 = !DILocation(line: 55, column: 65, scope: !246, inlinedAt: !434)
!587 = !DILocation(line: 55, column: 8, scope: !246, inlinedAt: !434)
!588 = !DILocation(line: 38, column: 18, scope: !406, inlinedAt: !587)
!589 = !DILocation(line: 39, column: 28, scope: !406, inlinedAt: !587)
!590 = !DILocation(line: 39, column: 52, scope: !406, inlinedAt: !587)
!591 = !DILocation(line: 39, column: 38, scope: !406, inlinedAt: !587)
!592 = !DILocation(line: 54, column: 53, scope: !286, inlinedAt: !591)
!593 = !DILocation(line: 54, column: 60, scope: !286, inlinedAt: !591)
!594 = !DILocation(line: 54, column: 73, scope: !286, inlinedAt: !591)
!595 = !DILocation(line: 54, column: 65, scope: !286, inlinedAt: !591)
!596 = !DILocation(line: 39, column: 16, scope: !406, inlinedAt: !587)
!597 = !DILocation(line: 41, column: 32, scope: !406, inlinedAt: !587)
!598 = !DILocation(line: 41, column: 29, scope: !406, inlinedAt: !587)
!599 = !DILocation(line: 41, column: 60, scope: !406, inlinedAt: !587)
!600 = !DILocation(line: 41, column: 55, scope: !406, inlinedAt: !587)
!601 = !DILocation(line: 41, column: 41, scope: !406, inlinedAt: !587)
!602 = !DILocation(line: 54, column: 73, scope: !286, inlinedAt: !601)
!603 = !DILocation(line: 54, column: 65, scope: !286, inlinedAt: !601)
!604 = !DILocation(line: 41, column: 17, scope: !406, inlinedAt: !587)
!605 = !DILocation(line: 84, column: 3, scope: !428)
!606 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!607 = !DILocation(line: 91, column: 6, scope: !606)
!608 = !DILocation(line: 93, column: 10, scope: !606)
!609 = !DILocation(line: 43, column: 26, scope: !242, inlinedAt: !608)
!610 = !DILocation(line: 62, column: 21, scope: !240, inlinedAt: !609)
!611 = !DILocation(line: 92, column: 18, scope: !606)
!612 = !DILocation(line: 92, column: 21, scope: !606)
!613 = !DILocation(line: 92, column: 44, scope: !606)
!614 = !DILocation(line: 92, column: 38, scope: !606)
!615 = !DILocation(line: 92, column: 48, scope: !606)
!616 = !DILocation(line: 63, column: 38, scope: !240, inlinedAt: !609)
!617 = !DILocation(line: 72, column: 19, scope: !276, inlinedAt: !616)
!618 = !DILocation(line: 72, column: 13, scope: !276, inlinedAt: !616)
!619 = !DILocation(line: 72, column: 22, scope: !276, inlinedAt: !616)
!620 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !616)
!621 = !DILocation(line: 63, column: 17, scope: !240, inlinedAt: !609)
!622 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !621)
!623 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !621)
!624 = !DILocation(line: 59, column: 54, scope: !287, inlinedAt: !623)
!625 = !DILocation(line: 54, column: 53, scope: !286, inlinedAt: !624)
!626 = !DILocation(line: 54, column: 60, scope: !286, inlinedAt: !624)
!627 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !623)
!628 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !623)
!629 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !621)
!630 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !621)
!631 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !621)
!632 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !631)
!633 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !631)
!634 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !621)
!635 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !621)
!636 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !621)
!637 = !DILocation(line: 63, column: 2, scope: !240, inlinedAt: !609)
!638 = !DILocation(line: 64, column: 6, scope: !240, inlinedAt: !609)
!639 = !DILocation(line: 64, column: 18, scope: !240, inlinedAt: !609)
!640 = !DILocation(line: 65, column: 39, scope: !240, inlinedAt: !609)
!641 = !DILocation(line: 72, column: 27, scope: !276, inlinedAt: !640)
!642 = !DILocation(line: 72, column: 33, scope: !276, inlinedAt: !640)
!643 = !DILocation(line: 65, column: 18, scope: !240, inlinedAt: !609)
!644 = !DILocation(line: 47, column: 31, scope: !283, inlinedAt: !643)
!645 = !DILocation(line: 47, column: 19, scope: !283, inlinedAt: !643)
!646 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !645)
!647 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !645)
!648 = !DILocation(line: 49, column: 35, scope: !283, inlinedAt: !643)
!649 = !DILocation(line: 49, column: 32, scope: !283, inlinedAt: !643)
!650 = !DILocation(line: 49, column: 20, scope: !283, inlinedAt: !643)
!651 = !DILocation(line: 59, column: 30, scope: !287, inlinedAt: !650)
!652 = !DILocation(line: 59, column: 66, scope: !287, inlinedAt: !650)
!653 = !DILocation(line: 49, column: 47, scope: !283, inlinedAt: !643)
!654 = !DILocation(line: 49, column: 3, scope: !283, inlinedAt: !643)
!655 = !DILocation(line: 51, column: 24, scope: !283, inlinedAt: !643)
!656 = !DILocation(line: 65, column: 3, scope: !240, inlinedAt: !609)
!657 = !DILocation(line: 64, column: 25, scope: !240, inlinedAt: !609)
!658 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !608)
!659 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !608)
!660 = !DILocation(line: 46, column: 19, scope: !242, inlinedAt: !608)
!661 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !608)
!662 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !608)
!663 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!664 = !DILocation(line: 101, column: 6, scope: !663)
!665 = !DILocation(line: 113, column: 16, scope: !663)
!666 = !DILocation(line: 103, column: 21, scope: !663)
!667 = !DILocation(line: 103, column: 24, scope: !663)
!668 = !DILocation(line: 103, column: 6, scope: !663)
!669 = !DILocation(line: 103, column: 29, scope: !663)
!670 = !DILocation(line: 104, column: 11, scope: !663)
!671 = !DILocation(line: 104, column: 16, scope: !663)
!672 = !DILocation(line: 104, column: 24, scope: !663)
!673 = !DILocation(line: 105, column: 10, scope: !663)
!674 = !DILocation(line: 105, column: 21, scope: !663)
!675 = !DILocation(line: 108, column: 26, scope: !663)
!676 = !DILocation(line: 108, column: 36, scope: !663)
!677 = !DILocation(line: 108, column: 39, scope: !663)
!678 = !DILocation(line: 108, column: 24, scope: !663)
!679 = !DILocation(line: 109, column: 34, scope: !663)
!680 = !DILocation(line: 110, column: 33, scope: !663)
!681 = !DILocation(line: 110, column: 36, scope: !663)
!682 = !DILocation(line: 110, column: 46, scope: !663)
!683 = !DILocation(line: 110, column: 54, scope: !663)
!684 = !DILocation(line: 110, column: 44, scope: !663)
!685 = !DILocation(line: 110, column: 28, scope: !663)
!686 = !DILocation(line: 110, column: 16, scope: !663)
!687 = !DILocation(line: 112, column: 17, scope: !663)
!688 = !DILocation(line: 113, column: 20, scope: !663)
!689 = !DILocation(line: 114, column: 13, scope: !663)
!690 = !DILocation(line: 103, column: 53, scope: !663)
!691 = !DILocation(line: 103, column: 39, scope: !663)
!692 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!693 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!694 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!695 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!696 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!697 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!698 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!699 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!700 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!701 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!702 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!703 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!704 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!705 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!706 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!707 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!708 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!709 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
