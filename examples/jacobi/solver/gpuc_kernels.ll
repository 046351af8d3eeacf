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
	br i1 %46, label %b8, label %b15, !dbg !265

b8:
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268, !range !18
	%48 = sext i32 %47 to i64, !dbg !268
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !268, !range !20
	%50 = sext i32 %49 to i64, !dbg !268
	%51 = icmp eq i64 %48, 0, !dbg !269
	br i1 %51, label %b9, label %b15, !dbg !269

b9:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !270, !range !140
	%53 = sext i32 %52 to i64, !dbg !270
	%54 = sdiv i64 %53, 2, !dbg !271
	%55 = icmp eq i64 %50, %54, !dbg !272
	br i1 %55, label %b10, label %b15, !dbg !267

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
	br i1 %66, label %b11, label %b15, !dbg !274

b11:
	%67 = sub i64 %p24, 1, !dbg !275
	%68 = sext i32 %0 to i64, !dbg !245
	br label %b12, !dbg !245

b12:
	%69 = phi double [ 0.000000e+00, %b11 ], [ %98, %b12_ok3 ], !dbg !276
	%70 = phi i64 [ 0, %b11 ], [ %99, %b12_ok3 ], !dbg !276
	%71 = urem i32 %p26, 2, !dbg !279
	%72 = zext i32 %71 to i64, !dbg !280
	%73 = mul i64 %72, %68, !dbg !281
	%74 = add i64 %73, %70, !dbg !282
	%75 = mul i64 %74, 2, !dbg !283
	%76 = getelementptr inbounds i64, i64* %p18, i64 %75, !dbg !284
	%77 = zext i32 %p26 to i64, !dbg !289
	%78 = shl i64 %77, 32, !dbg !290
	%79 = icmp uge i64 %75, %p19, !dbg !284
	%80 = icmp eq i64* %76, null, !dbg !291
	%81 = or i1 %79, %80, !dbg !291
	br i1 %81, label %b12_fail1, label %b12_ok1, !dbg !291, !prof !17

b12_ok1:
	%82 = bitcast i64* %76 to i8*, !dbg !291
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 5, i64 %78, i32 1, i8* %ctrl, i32 16), !dbg !291
	%84 = trunc i64 %83 to i32, !dbg !292
	%85 = add i64 %75, 1, !dbg !293
	%86 = getelementptr inbounds i64, i64* %p18, i64 %85, !dbg !294
	%87 = icmp uge i64 %85, %p19, !dbg !294
	%88 = icmp eq i64* %86, null, !dbg !296
	%89 = or i1 %87, %88, !dbg !296
	br i1 %89, label %b12_fail3, label %b12_ok3, !dbg !296, !prof !17

b12_ok3:
	%90 = bitcast i64* %86 to i8*, !dbg !296
	%91 = call i64 @gpuc_signal_wait_until_thread(i8* %90, i32 5, i64 %78, i32 1, i8* %ctrl, i32 16), !dbg !296
	%92 = trunc i64 %91 to i32, !dbg !297
	%93 = zext i32 %92 to i64, !dbg !298
	%94 = shl i64 %93, 32, !dbg !299
	%95 = zext i32 %84 to i64, !dbg !300
	%96 = or i64 %94, %95, !dbg !301
	%97 = bitcast i64 %96 to double, !dbg !302
	%98 = fadd double %69, %97, !dbg !303
	%99 = add i64 %70, 1, !dbg !303
	%100 = icmp slt i64 %99, %68, !dbg !303
	br i1 %100, label %b12, label %b13, !dbg !303

b13:
	%101 = getelementptr inbounds double, double* %p20, i64 0, !dbg !304
	%102 = icmp uge i64 0, %p21, !dbg !304
	br i1 %102, label %b13_fail1, label %b13_ok1, !dbg !304, !prof !17

b13_ok1:
	store double %98, double* %101, align 8, !dbg !304
	%103 = fcmp ole double %98, %p27, !dbg !305
	br i1 %103, label %b14, label %b15, !dbg !305

b14:
	%104 = urem i64 %p24, 2, !dbg !306
	%105 = getelementptr inbounds i64, i64* %p22, i64 %104, !dbg !307
	%106 = icmp uge i64 %104, %p23, !dbg !307
	br i1 %106, label %b14_fail1, label %b14_ok1, !dbg !307, !prof !17

b14_ok1:
	store i64 %67, i64* %105, align 8, !dbg !307
	br label %b15, !dbg !307

b15:
	%107 = icmp ne i32 %p25, 0, !dbg !308
	br i1 %107, label %b16, label %b39, !dbg !308

b16:
	%108 = fpext float %45 to double, !dbg !311
	%109 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !314
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315, !range !19
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !315, !range !19
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !315, !range !21
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315, !range !144
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !315, !range !144
	%115 = mul i32 %114, %112, !dbg !315
	%116 = add i32 %111, %115, !dbg !315
	%117 = mul i32 %113, %116, !dbg !315
	%118 = add i32 %110, %117, !dbg !315
	%119 = sext i32 %118 to i64, !dbg !315
	%120 = getelementptr inbounds [256 x double], [256 x double]* %109, i64 0, i64 %119, !dbg !316
	%121 = icmp uge i64 %119, 256, !dbg !316
	br i1 %121, label %b16_fail1, label %b16_ok1, !dbg !316, !prof !17

b16_ok1:
	store double %108, double* %120, align 8, !dbg !316
	call void @llvm.nvvm.barrier0(), !dbg !317
	br label %b17, !dbg !317

b17:
	%122 = phi i64 [ 128, %b16_ok1 ], [ %136, %b21 ], !dbg !318
	%123 = icmp sgt i64 %122, 0, !dbg !319
	br i1 %123, label %b18, label %b22, !dbg !319

b18:
	%124 = icmp slt i64 %119, %122, !dbg !320
	br i1 %124, label %b19, label %b21, !dbg !320

b19:
	%125 = add i64 %119, %122, !dbg !321
	%126 = mul i32 %113, %114, !dbg !322
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !322, !range !257
	%128 = mul i32 %126, %127, !dbg !322
	%129 = sext i32 %128 to i64, !dbg !322
	%130 = icmp slt i64 %125, %129, !dbg !323
	br i1 %130, label %b20, label %b21, !dbg !323

b20:
	%131 = getelementptr inbounds [256 x double], [256 x double]* %109, i64 0, i64 %125, !dbg !324
	%132 = icmp uge i64 %125, 256, !dbg !324
	br i1 %132, label %b20_fail1, label %b20_ok1, !dbg !324, !prof !17

b20_ok1:
	%133 = load double, double* %131, align 8, !dbg !324
	%134 = load double, double* %120, align 8, !dbg !325
	%135 = fadd double %134, %133, !dbg !326
	store double %135, double* %120, align 8, !dbg !325
	br label %b21, !dbg !325

b21:
	call void @llvm.nvvm.barrier0(), !dbg !327
	%136 = sdiv i64 %122, 2, !dbg !328
	br label %b17, !dbg !328

b22:
	%137 = getelementptr inbounds [256 x double], [256 x double]* %109, i64 0, i64 0, !dbg !329
	%138 = load double, double* %137, align 8, !dbg !329
	call void @llvm.nvvm.barrier0(), !dbg !330
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !331, !range !139
	%140 = sext i32 %139 to i64, !dbg !331
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !331, !range !140
	%142 = sext i32 %141 to i64, !dbg !331
	%143 = mul i64 %140, %142, !dbg !332
	%144 = addrspacecast i8 addrspace(3)* @gpuc_shared_add_55 to i8*, !dbg !333
	%145 = icmp eq i64 %119, 0, !dbg !334
	br i1 %145, label %b23, label %b24, !dbg !334

b23:
	%146 = urem i32 %p25, 2, !dbg !337
	%147 = zext i32 %146 to i64, !dbg !338
	%148 = mul i64 %147, %143, !dbg !339
	%149 = add i64 %148, %143, !dbg !340
	%150 = getelementptr inbounds double, double* %p14, i64 %148, !dbg !341
	%151 = icmp ugt i64 %149, %p15, !dbg !341
	br i1 %151, label %b23_fail1, label %b23_ok1, !dbg !341, !prof !17

b23_ok1:
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !18
	%153 = sext i32 %152 to i64, !dbg !342
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !20
	%155 = sext i32 %154 to i64, !dbg !342
	%156 = mul i64 %155, %140, !dbg !343
	%157 = add i64 %156, %153, !dbg !344
	%158 = getelementptr inbounds double, double* %150, i64 %157, !dbg !345
	%159 = icmp uge i64 %157, %143, !dbg !345
	br i1 %159, label %b23_fail2, label %b23_ok2, !dbg !345, !prof !17

b23_ok2:
	store double %138, double* %158, align 8, !dbg !345
	%160 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !346
	%161 = icmp uge i64 0, %p17, !dbg !346
	br i1 %161, label %b23_fail3, label %b23_ok3, !dbg !346, !prof !17

b23_ok3:
	%162 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %160, i32 1) nounwind, !dbg !347
	%163 = zext i32 %162 to i64, !dbg !348
	%164 = sub i64 %143, 1, !dbg !349
	%165 = icmp eq i64 %163, %164, !dbg !350
	%166 = zext i1 %165 to i8, !dbg !351
	store i8 %166, i8* %144, align 1, !dbg !351
	br label %b24, !dbg !351

b24:
	call void @llvm.nvvm.barrier0(), !dbg !352
	%167 = load i8, i8* %144, align 1, !dbg !353
	%168 = icmp ne i8 %167, 0, !dbg !353
	br i1 %168, label %b25, label %b39, !dbg !310

b25:
	%169 = urem i32 %p25, 2, !dbg !355
	%170 = zext i32 %169 to i64, !dbg !356
	%171 = mul i64 %170, %143, !dbg !357
	%172 = add i64 %171, %143, !dbg !358
	%173 = getelementptr inbounds double, double* %p14, i64 %171, !dbg !359
	%174 = mul i32 %113, %114, !dbg !360
	%175 = icmp ugt i64 %172, %p15, !dbg !359
	br i1 %175, label %b25_fail1, label %b25_ok1, !dbg !359, !prof !17

b25_ok1:
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !360, !range !257
	%177 = mul i32 %174, %176, !dbg !360
	%178 = sext i32 %177 to i64, !dbg !360
	br label %b26, !dbg !360

b26:
	%179 = phi double [ 0.000000e+00, %b25_ok1 ], [ %184, %b27 ], !dbg !361
	%180 = phi i64 [ %119, %b25_ok1 ], [ %185, %b27 ], !dbg !360
	%181 = icmp slt i64 %180, %143, !dbg !360
	br i1 %181, label %b27, label %b28, !dbg !360

b27:
	%182 = getelementptr inbounds double, double* %173, i64 %180, !dbg !362
	%183 = load double, double* %182, align 8, !dbg !362
	%184 = fadd double %179, %183, !dbg !363
	%185 = add i64 %180, %178, !dbg !360
	br label %b26, !dbg !360

b28:
	store double %179, double* %120, align 8, !dbg !365
	call void @llvm.nvvm.barrier0(), !dbg !366
	br label %b29, !dbg !366

b29:
	%186 = phi i64 [ 128, %b28 ], [ %196, %b33 ], !dbg !367
	%187 = icmp sgt i64 %186, 0, !dbg !368
	br i1 %187, label %b30, label %b34, !dbg !368

b30:
	%188 = icmp slt i64 %119, %186, !dbg !369
	br i1 %188, label %b31, label %b33, !dbg !369

b31:
	%189 = add i64 %119, %186, !dbg !370
	%190 = icmp slt i64 %189, %178, !dbg !371
	br i1 %190, label %b32, label %b33, !dbg !371

b32:
	%191 = getelementptr inbounds [256 x double], [256 x double]* %109, i64 0, i64 %189, !dbg !372
	%192 = icmp uge i64 %189, 256, !dbg !372
	br i1 %192, label %b32_fail1, label %b32_ok1, !dbg !372, !prof !17

b32_ok1:
	%193 = load double, double* %191, align 8, !dbg !372
	%194 = load double, double* %120, align 8, !dbg !373
	%195 = fadd double %194, %193, !dbg !374
	store double %195, double* %120, align 8, !dbg !373
	br label %b33, !dbg !373

b33:
	call void @llvm.nvvm.barrier0(), !dbg !375
	%196 = sdiv i64 %186, 2, !dbg !376
	br label %b29, !dbg !376

b34:
	%197 = load double, double* %137, align 8, !dbg !377
	call void @llvm.nvvm.barrier0(), !dbg !378
	br i1 %145, label %b35, label %b37, !dbg !379

b35:
	%198 = bitcast double %197 to i64, !dbg !380
	%199 = sext i32 %1 to i64, !dbg !250
	%200 = sext i32 %0 to i64, !dbg !382
	%201 = mul i64 %170, %200, !dbg !383
	%202 = add i64 %201, %199, !dbg !384
	%203 = mul i64 %202, 2, !dbg !385
	%204 = getelementptr inbounds i64, i64* %p18, i64 %203, !dbg !386
	%205 = add i64 %203, 1, !dbg !387
	%206 = getelementptr inbounds i64, i64* %p18, i64 %205, !dbg !388
	%207 = icmp uge i64 %203, %p19, !dbg !386
	%208 = icmp uge i64 %205, %p19, !dbg !388
	%209 = or i1 %207, %208, !dbg !388
	br i1 %209, label %b35_fail1, label %b35_ok1, !dbg !388, !prof !17

b35_ok1:
	br label %b36, !dbg !389

b36:
	%210 = phi i64 [ 0, %b35_ok1 ], [ %224, %b36_ok1 ], !dbg !389
	%211 = trunc i64 %198 to i32, !dbg !390
	%212 = zext i32 %p25 to i64, !dbg !392
	%213 = shl i64 %212, 32, !dbg !393
	%214 = zext i32 %211 to i64, !dbg !394
	%215 = or i64 %213, %214, !dbg !395
	%216 = trunc i64 %210 to i32, !dbg !396
	%217 = icmp uge i64 %210, %200, !dbg !396
	br i1 %217, label %b36_fail1, label %b36_ok1, !dbg !396, !prof !17

b36_ok1:
	%218 = bitcast i64* %204 to i8*, !dbg !396
	call void @gpuc_signal_op_thread(i8* %218, i64 %215, i32 9, i32 %216), !dbg !396
	%219 = lshr i64 %198, 32, !dbg !397
	%220 = trunc i64 %219 to i32, !dbg !398
	%221 = zext i32 %220 to i64, !dbg !400
	%222 = or i64 %213, %221, !dbg !401
	%223 = bitcast i64* %206 to i8*, !dbg !402
	call void @gpuc_signal_op_thread(i8* %223, i64 %222, i32 9, i32 %216), !dbg !402
	%224 = add i64 %210, 1, !dbg !402
	%225 = icmp slt i64 %224, %200, !dbg !402
	br i1 %225, label %b36, label %b37, !dbg !402

b37:
	br i1 %145, label %b38, label %b39, !dbg !403

b38:
	%226 = getelementptr inbounds i32, i32* %p16, i64 0, !dbg !404
	%227 = icmp uge i64 0, %p17, !dbg !404
	br i1 %227, label %b38_fail1, label %b38_ok1, !dbg !404, !prof !17

b38_ok1:
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %226, i32 0) nounwind, !dbg !405
	br label %b39, !dbg !405

b39:
	ret void, !dbg !405

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %4, i64 %p23), !dbg !254
	ret void, !dbg !254

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %40, i64 %p23), !dbg !260
	ret void, !dbg !260

b12_fail1:
	%228 = icmp uge i64 %75, %p19, !dbg !284
	br i1 %228, label %b12_fail2, label %b12_ok2, !dbg !284

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %75, i64 %p19), !dbg !284
	ret void, !dbg !284

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !291
	ret void, !dbg !291

b12_fail3:
	%229 = icmp uge i64 %85, %p19, !dbg !294
	br i1 %229, label %b12_fail4, label %b12_ok4, !dbg !294

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %85, i64 %p19), !dbg !294
	ret void, !dbg !294

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !296
	ret void, !dbg !296

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p21), !dbg !304
	ret void, !dbg !304

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %104, i64 %p23), !dbg !307
	ret void, !dbg !307

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %119, i64 256), !dbg !316
	ret void, !dbg !316

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %125, i64 256), !dbg !324
	ret void, !dbg !324

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %149, i64 %p15), !dbg !341
	ret void, !dbg !341

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %157, i64 %143), !dbg !345
	ret void, !dbg !345

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 %p17), !dbg !346
	ret void, !dbg !346

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %172, i64 %p15), !dbg !359
	ret void, !dbg !359

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %189, i64 256), !dbg !372
	ret void, !dbg !372

b35_fail1:
	%230 = icmp uge i64 %203, %p19, !dbg !386
	br i1 %230, label %b35_fail2, label %b35_ok2, !dbg !386

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %203, i64 %p19), !dbg !386
	ret void, !dbg !386

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %205, i64 %p19), !dbg !388
	ret void, !dbg !388

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %210, i64 %200), !dbg !396
	ret void, !dbg !396

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 %p17), !dbg !404
	ret void, !dbg !404
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !406 {
entry:
	br label %b0, !dbg !407

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !410
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !413
	%2 = icmp slt i64 0, %p25, !dbg !414
	br i1 %2, label %b1, label %b41, !dbg !414

b1:
	%3 = phi i64 [ %p24, %b0 ], [ %223, %b40 ], !dbg !415
	%4 = phi i64 [ %p26, %b0 ], [ %129, %b40 ], !dbg !416
	%5 = phi i32 [ %p28, %b0 ], [ %130, %b40 ], !dbg !417
	%6 = phi i32 [ %p29, %b0 ], [ %131, %b40 ], !dbg !418
	%7 = phi i64 [ 0, %b0 ], [ %224, %b40 ], !dbg !418
	%8 = icmp sgt i64 %p6, 0, !dbg !419
	br i1 %8, label %b2, label %b5, !dbg !419

b2:
	%9 = urem i64 %3, 2, !dbg !420
	%10 = icmp eq i64 %9, 0, !dbg !421
	br i1 %10, label %b3, label %b4, !dbg !421

b3:
	%11 = call float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !422
	br label %b5, !dbg !422

b4:
	%12 = call float @gpuc_fn_solver_sweep(float* %p2, i64 %p3, float* %p0, i64 %p1, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %3, i8* %ctrl), !dbg !423
	br label %b5, !dbg !423

b5:
	%13 = phi float [ 0.000000e+00, %b1 ], [ %11, %b3 ], [ %12, %b4 ], !dbg !424
	%14 = icmp ne i32 %5, 0, !dbg !425
	br i1 %14, label %b6, label %b13, !dbg !425

b6:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !427, !range !18
	%16 = sext i32 %15 to i64, !dbg !427
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !427, !range !20
	%18 = sext i32 %17 to i64, !dbg !427
	%19 = icmp eq i64 %16, 0, !dbg !428
	br i1 %19, label %b7, label %b13, !dbg !428

b7:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !429, !range !140
	%21 = sext i32 %20 to i64, !dbg !429
	%22 = sdiv i64 %21, 2, !dbg !430
	%23 = icmp eq i64 %18, %22, !dbg !431
	br i1 %23, label %b8, label %b13, !dbg !426

b8:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !432, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !432, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !432, !range !21
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !432, !range !144
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !432, !range !144
	%29 = mul i32 %28, %26, !dbg !432
	%30 = add i32 %25, %29, !dbg !432
	%31 = mul i32 %27, %30, !dbg !432
	%32 = add i32 %24, %31, !dbg !432
	%33 = sext i32 %32 to i64, !dbg !432
	%34 = icmp eq i64 %33, 0, !dbg !433
	br i1 %34, label %b9, label %b13, !dbg !433

b9:
	%35 = sub i64 %3, 1, !dbg !434
	%36 = sext i32 %0 to i64, !dbg !410
	br label %b10, !dbg !410

b10:
	%37 = phi double [ 0.000000e+00, %b9 ], [ %66, %b10_ok3 ], !dbg !435
	%38 = phi i64 [ 0, %b9 ], [ %67, %b10_ok3 ], !dbg !435
	%39 = urem i32 %5, 2, !dbg !437
	%40 = zext i32 %39 to i64, !dbg !438
	%41 = mul i64 %40, %36, !dbg !439
	%42 = add i64 %41, %38, !dbg !440
	%43 = mul i64 %42, 2, !dbg !441
	%44 = getelementptr inbounds i64, i64* %p18, i64 %43, !dbg !442
	%45 = zext i32 %5 to i64, !dbg !445
	%46 = shl i64 %45, 32, !dbg !446
	%47 = icmp uge i64 %43, %p19, !dbg !442
	%48 = icmp eq i64* %44, null, !dbg !447
	%49 = or i1 %47, %48, !dbg !447
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !447, !prof !17

b10_ok1:
	%50 = bitcast i64* %44 to i8*, !dbg !447
	%51 = call i64 @gpuc_signal_wait_until_thread(i8* %50, i32 5, i64 %46, i32 1, i8* %ctrl, i32 16), !dbg !447
	%52 = trunc i64 %51 to i32, !dbg !448
	%53 = add i64 %43, 1, !dbg !449
	%54 = getelementptr inbounds i64, i64* %p18, i64 %53, !dbg !450
	%55 = icmp uge i64 %53, %p19, !dbg !450
	%56 = icmp eq i64* %54, null, !dbg !452
	%57 = or i1 %55, %56, !dbg !452
	br i1 %57, label %b10_fail3, label %b10_ok3, !dbg !452, !prof !17

b10_ok3:
	%58 = bitcast i64* %54 to i8*, !dbg !452
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %46, i32 1, i8* %ctrl, i32 16), !dbg !452
	%60 = trunc i64 %59 to i32, !dbg !453
	%61 = zext i32 %60 to i64, !dbg !454
	%62 = shl i64 %61, 32, !dbg !455
	%63 = zext i32 %52 to i64, !dbg !456
	%64 = or i64 %62, %63, !dbg !457
	%65 = bitcast i64 %64 to double, !dbg !458
	%66 = fadd double %37, %65, !dbg !459
	%67 = add i64 %38, 1, !dbg !459
	%68 = icmp slt i64 %67, %36, !dbg !459
	br i1 %68, label %b10, label %b11, !dbg !459

b11:
	%69 = getelementptr inbounds double, double* %p20, i64 0, !dbg !460
	%70 = icmp uge i64 0, %p21, !dbg !460
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !460, !prof !17

b11_ok1:
	store double %66, double* %69, align 8, !dbg !460
	%71 = fcmp ole double %66, %p30, !dbg !461
	br i1 %71, label %b12, label %b13, !dbg !461

b12:
	%72 = urem i64 %3, 2, !dbg !462
	%73 = getelementptr inbounds i64, i64* %p22, i64 %72, !dbg !463
	%74 = icmp uge i64 %72, %p23, !dbg !463
	br i1 %74, label %b12_fail1, label %b12_ok1, !dbg !463, !prof !17

b12_ok1:
	store i64 %35, i64* %73, align 8, !dbg !463
	br label %b13, !dbg !463

b13:
	%75 = sub i64 %4, 1, !dbg !464
	%76 = icmp eq i64 %75, 0, !dbg !465
	br i1 %76, label %b14, label %b22, !dbg !465

b14:
	%77 = add i32 %6, 1, !dbg !466
	%78 = fpext float %13 to double, !dbg !467
	%79 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !469
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !470, !range !19
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !470, !range !19
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !470, !range !21
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !470, !range !144
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !470, !range !144
	%85 = mul i32 %84, %82, !dbg !470
	%86 = add i32 %81, %85, !dbg !470
	%87 = mul i32 %83, %86, !dbg !470
	%88 = add i32 %80, %87, !dbg !470
	%89 = sext i32 %88 to i64, !dbg !470
	%90 = getelementptr inbounds [256 x double], [256 x double]* %79, i64 0, i64 %89, !dbg !471
	%91 = icmp uge i64 %89, 256, !dbg !471
	br i1 %91, label %b14_fail1, label %b14_ok1, !dbg !471, !prof !17

b14_ok1:
	store double %78, double* %90, align 8, !dbg !471
	call void @llvm.nvvm.barrier0(), !dbg !472
	br label %b15, !dbg !472

b15:
	%92 = phi i64 [ 128, %b14_ok1 ], [ %106, %b19 ], !dbg !473
	%93 = icmp sgt i64 %92, 0, !dbg !474
	br i1 %93, label %b16, label %b20, !dbg !474

b16:
	%94 = icmp slt i64 %89, %92, !dbg !475
	br i1 %94, label %b17, label %b19, !dbg !475

b17:
	%95 = add i64 %89, %92, !dbg !476
	%96 = mul i32 %83, %84, !dbg !477
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !477, !range !257
	%98 = mul i32 %96, %97, !dbg !477
	%99 = sext i32 %98 to i64, !dbg !477
	%100 = icmp slt i64 %95, %99, !dbg !478
	br i1 %100, label %b18, label %b19, !dbg !478

b18:
	%101 = getelementptr inbounds [256 x double], [256 x double]* %79, i64 0, i64 %95, !dbg !479
	%102 = icmp uge i64 %95, 256, !dbg !479
	br i1 %102, label %b18_fail1, label %b18_ok1, !dbg !479, !prof !17

b18_ok1:
	%103 = load double, double* %101, align 8, !dbg !479
	%104 = load double, double* %90, align 8, !dbg !480
	%105 = fadd double %104, %103, !dbg !481
	store double %105, double* %90, align 8, !dbg !480
	br label %b19, !dbg !480

b19:
	call void @llvm.nvvm.barrier0(), !dbg !482
	%106 = sdiv i64 %92, 2, !dbg !483
	br label %b15, !dbg !483

b20:
	%107 = getelementptr inbounds [256 x double], [256 x double]* %79, i64 0, i64 0, !dbg !484
	%108 = load double, double* %107, align 8, !dbg !484
	call void @llvm.nvvm.barrier0(), !dbg !485
	%109 = icmp eq i64 %89, 0, !dbg !486
	br i1 %109, label %b21, label %b22, !dbg !486

b21:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !488, !range !139
	%111 = sext i32 %110 to i64, !dbg !488
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !488, !range !140
	%113 = sext i32 %112 to i64, !dbg !488
	%114 = mul i64 %111, %113, !dbg !489
	%115 = urem i32 %6, 2, !dbg !490
	%116 = zext i32 %115 to i64, !dbg !491
	%117 = mul i64 %116, %114, !dbg !492
	%118 = add i64 %117, %114, !dbg !493
	%119 = getelementptr inbounds double, double* %p14, i64 %117, !dbg !494
	%120 = icmp ugt i64 %118, %p15, !dbg !494
	br i1 %120, label %b21_fail1, label %b21_ok1, !dbg !494, !prof !17

b21_ok1:
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !495, !range !18
	%122 = sext i32 %121 to i64, !dbg !495
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !495, !range !20
	%124 = sext i32 %123 to i64, !dbg !495
	%125 = mul i64 %124, %111, !dbg !496
	%126 = add i64 %125, %122, !dbg !497
	%127 = getelementptr inbounds double, double* %119, i64 %126, !dbg !498
	%128 = icmp uge i64 %126, %114, !dbg !498
	br i1 %128, label %b21_fail2, label %b21_ok2, !dbg !498, !prof !17

b21_ok2:
	store double %108, double* %127, align 8, !dbg !498
	br label %b22, !dbg !498

b22:
	%129 = phi i64 [ %75, %b13 ], [ %p27, %b20 ], [ %p27, %b21_ok2 ], !dbg !416
	%130 = phi i32 [ 0, %b13 ], [ %6, %b20 ], [ %6, %b21_ok2 ], !dbg !417
	%131 = phi i32 [ %6, %b13 ], [ %77, %b20 ], [ %77, %b21_ok2 ], !dbg !418
	call void @gpuc_grid_sync(), !dbg !499
	%132 = fcmp oge double %p30, 0.000000e+00, !dbg !500
	br i1 %132, label %b23, label %b25, !dbg !500

b23:
	%133 = urem i64 %3, 2, !dbg !501
	%134 = getelementptr inbounds i64, i64* %p22, i64 %133, !dbg !502
	%135 = icmp uge i64 %133, %p23, !dbg !502
	br i1 %135, label %b23_fail1, label %b23_ok1, !dbg !502, !prof !17

b23_ok1:
	%136 = load i64, i64* %134, align 8, !dbg !502
	%137 = icmp ne i64 %136, 0, !dbg !503
	br i1 %137, label %b24, label %b25, !dbg !503

b24:
	ret void, !dbg !504

b25:
	%138 = icmp ne i32 %130, 0, !dbg !505
	br i1 %138, label %b26, label %b40, !dbg !505

b26:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !507, !range !18
	%140 = sext i32 %139 to i64, !dbg !507
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !507, !range !20
	%142 = sext i32 %141 to i64, !dbg !507
	%143 = icmp eq i64 %140, 0, !dbg !508
	br i1 %143, label %b27, label %b40, !dbg !508

b27:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !509, !range !140
	%145 = sext i32 %144 to i64, !dbg !509
	%146 = sdiv i64 %145, 2, !dbg !510
	%147 = icmp eq i64 %142, %146, !dbg !511
	br i1 %147, label %b28, label %b40, !dbg !506

b28:
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !513, !range !139
	%149 = sext i32 %148 to i64, !dbg !513
	%150 = mul i64 %149, %145, !dbg !514
	%151 = urem i32 %130, 2, !dbg !515
	%152 = zext i32 %151 to i64, !dbg !516
	%153 = mul i64 %152, %150, !dbg !517
	%154 = add i64 %153, %150, !dbg !518
	%155 = getelementptr inbounds double, double* %p14, i64 %153, !dbg !519
	%156 = icmp ugt i64 %154, %p15, !dbg !519
	br i1 %156, label %b28_fail1, label %b28_ok1, !dbg !519, !prof !17

b28_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !520, !range !19
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !520, !range !19
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !520, !range !21
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !520, !range !144
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !520, !range !144
	%162 = mul i32 %161, %159, !dbg !520
	%163 = add i32 %158, %162, !dbg !520
	%164 = mul i32 %160, %163, !dbg !520
	%165 = add i32 %157, %164, !dbg !520
	%166 = sext i32 %165 to i64, !dbg !520
	%167 = mul i32 %160, %161, !dbg !520
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !520, !range !257
	%169 = mul i32 %167, %168, !dbg !520
	%170 = sext i32 %169 to i64, !dbg !520
	br label %b29, !dbg !520

b29:
	%171 = phi double [ 0.000000e+00, %b28_ok1 ], [ %176, %b30 ], !dbg !521
	%172 = phi i64 [ %166, %b28_ok1 ], [ %177, %b30 ], !dbg !520
	%173 = icmp slt i64 %172, %150, !dbg !520
	br i1 %173, label %b30, label %b31, !dbg !520

b30:
	%174 = getelementptr inbounds double, double* %155, i64 %172, !dbg !522
	%175 = load double, double* %174, align 8, !dbg !522
	%176 = fadd double %171, %175, !dbg !523
	%177 = add i64 %172, %170, !dbg !520
	br label %b29, !dbg !520

b31:
	%178 = addrspacecast [256 x double] addrspace(3)* @gpuc_shared_blockSum_87 to [256 x double]*, !dbg !525
	%179 = getelementptr inbounds [256 x double], [256 x double]* %178, i64 0, i64 %166, !dbg !526
	%180 = icmp uge i64 %166, 256, !dbg !526
	br i1 %180, label %b31_fail1, label %b31_ok1, !dbg !526, !prof !17

b31_ok1:
	store double %171, double* %179, align 8, !dbg !526
	call void @llvm.nvvm.barrier0(), !dbg !527
	br label %b32, !dbg !527

b32:
	%181 = phi i64 [ 128, %b31_ok1 ], [ %191, %b36 ], !dbg !528
	%182 = icmp sgt i64 %181, 0, !dbg !529
	br i1 %182, label %b33, label %b37, !dbg !529

b33:
	%183 = icmp slt i64 %166, %181, !dbg !530
	br i1 %183, label %b34, label %b36, !dbg !530

b34:
	%184 = add i64 %166, %181, !dbg !531
	%185 = icmp slt i64 %184, %170, !dbg !532
	br i1 %185, label %b35, label %b36, !dbg !532

b35:
	%186 = getelementptr inbounds [256 x double], [256 x double]* %178, i64 0, i64 %184, !dbg !533
	%187 = icmp uge i64 %184, 256, !dbg !533
	br i1 %187, label %b35_fail1, label %b35_ok1, !dbg !533, !prof !17

b35_ok1:
	%188 = load double, double* %186, align 8, !dbg !533
	%189 = load double, double* %179, align 8, !dbg !534
	%190 = fadd double %189, %188, !dbg !535
	store double %190, double* %179, align 8, !dbg !534
	br label %b36, !dbg !534

b36:
	call void @llvm.nvvm.barrier0(), !dbg !536
	%191 = sdiv i64 %181, 2, !dbg !537
	br label %b32, !dbg !537

b37:
	%192 = getelementptr inbounds [256 x double], [256 x double]* %178, i64 0, i64 0, !dbg !538
	%193 = load double, double* %192, align 8, !dbg !538
	call void @llvm.nvvm.barrier0(), !dbg !539
	%194 = icmp eq i64 %166, 0, !dbg !540
	br i1 %194, label %b38, label %b40, !dbg !540

b38:
	%195 = bitcast double %193 to i64, !dbg !541
	%196 = sext i32 %1 to i64, !dbg !413
	%197 = sext i32 %0 to i64, !dbg !543
	%198 = mul i64 %152, %197, !dbg !544
	%199 = add i64 %198, %196, !dbg !545
	%200 = mul i64 %199, 2, !dbg !546
	%201 = getelementptr inbounds i64, i64* %p18, i64 %200, !dbg !547
	%202 = add i64 %200, 1, !dbg !548
	%203 = getelementptr inbounds i64, i64* %p18, i64 %202, !dbg !549
	%204 = icmp uge i64 %200, %p19, !dbg !547
	%205 = icmp uge i64 %202, %p19, !dbg !549
	%206 = or i1 %204, %205, !dbg !549
	br i1 %206, label %b38_fail1, label %b38_ok1, !dbg !549, !prof !17

b38_ok1:
	br label %b39, !dbg !550

b39:
	%207 = phi i64 [ 0, %b38_ok1 ], [ %221, %b39_ok1 ], !dbg !550
	%208 = trunc i64 %195 to i32, !dbg !551
	%209 = zext i32 %130 to i64, !dbg !553
	%210 = shl i64 %209, 32, !dbg !554
	%211 = zext i32 %208 to i64, !dbg !555
	%212 = or i64 %210, %211, !dbg !556
	%213 = trunc i64 %207 to i32, !dbg !557
	%214 = icmp uge i64 %207, %197, !dbg !557
	br i1 %214, label %b39_fail1, label %b39_ok1, !dbg !557, !prof !17

b39_ok1:
	%215 = bitcast i64* %201 to i8*, !dbg !557
	call void @gpuc_signal_op_thread(i8* %215, i64 %212, i32 9, i32 %213), !dbg !557
	%216 = lshr i64 %195, 32, !dbg !558
	%217 = trunc i64 %216 to i32, !dbg !559
	%218 = zext i32 %217 to i64, !dbg !561
	%219 = or i64 %210, %218, !dbg !562
	%220 = bitcast i64* %203 to i8*, !dbg !563
	call void @gpuc_signal_op_thread(i8* %220, i64 %219, i32 9, i32 %213), !dbg !563
	%221 = add i64 %207, 1, !dbg !563
	%222 = icmp slt i64 %221, %197, !dbg !563
	br i1 %222, label %b39, label %b40, !dbg !563

b40:
	%223 = add i64 %3, 1, !dbg !564
	%224 = add i64 %7, 1, !dbg !564
	%225 = icmp slt i64 %224, %p25, !dbg !564
	br i1 %225, label %b1, label %b41, !dbg !564

b41:
	ret void, !dbg !564

b10_fail1:
	%226 = icmp uge i64 %43, %p19, !dbg !442
	br i1 %226, label %b10_fail2, label %b10_ok2, !dbg !442

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %43, i64 %p19), !dbg !442
	ret void, !dbg !442

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !447
	ret void, !dbg !447

b10_fail3:
	%227 = icmp uge i64 %53, %p19, !dbg !450
	br i1 %227, label %b10_fail4, label %b10_ok4, !dbg !450

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %53, i64 %p19), !dbg !450
	ret void, !dbg !450

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !452
	ret void, !dbg !452

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p21), !dbg !460
	ret void, !dbg !460

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %72, i64 %p23), !dbg !463
	ret void, !dbg !463

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %89, i64 256), !dbg !471
	ret void, !dbg !471

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %95, i64 256), !dbg !479
	ret void, !dbg !479

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %118, i64 %p15), !dbg !494
	ret void, !dbg !494

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %126, i64 %114), !dbg !498
	ret void, !dbg !498

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %133, i64 %p23), !dbg !502
	ret void, !dbg !502

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %154, i64 %p15), !dbg !519
	ret void, !dbg !519

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %166, i64 256), !dbg !526
	ret void, !dbg !526

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %184, i64 256), !dbg !533
	ret void, !dbg !533

b38_fail1:
	%228 = icmp uge i64 %200, %p19, !dbg !547
	br i1 %228, label %b38_fail2, label %b38_ok2, !dbg !547

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %200, i64 %p19), !dbg !547
	ret void, !dbg !547

b38_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %202, i64 %p19), !dbg !549
	ret void, !dbg !549

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %207, i64 %197), !dbg !557
	ret void, !dbg !557
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !565 {
entry:
	br label %b0, !dbg !566

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !569
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !570, !range !18
	%2 = sext i32 %1 to i64, !dbg !570
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !570, !range !20
	%4 = sext i32 %3 to i64, !dbg !570
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !570, !range !20
	%6 = sext i32 %5 to i64, !dbg !570
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !570, !range !139
	%8 = sext i32 %7 to i64, !dbg !570
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !570, !range !140
	%10 = sext i32 %9 to i64, !dbg !570
	%11 = mul i64 %10, %6, !dbg !570
	%12 = add i64 %4, %11, !dbg !570
	%13 = mul i64 %8, %12, !dbg !570
	%14 = add i64 %2, %13, !dbg !570
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !570, !range !144
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !570, !range !144
	%17 = mul i32 %15, %16, !dbg !570
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !570, !range !257
	%19 = mul i32 %17, %18, !dbg !570
	%20 = sext i32 %19 to i64, !dbg !570
	%21 = mul i64 %14, %20, !dbg !570
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !570, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !570, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !570, !range !21
	%25 = mul i32 %16, %24, !dbg !570
	%26 = add i32 %23, %25, !dbg !570
	%27 = mul i32 %15, %26, !dbg !570
	%28 = add i32 %22, %27, !dbg !570
	%29 = sext i32 %28 to i64, !dbg !570
	%30 = add i64 %21, %29, !dbg !570
	%31 = icmp eq i64 %30, 0, !dbg !571
	br i1 %31, label %b1, label %b6, !dbg !571

b1:
	%32 = urem i64 %p11, 2, !dbg !572
	%33 = getelementptr inbounds i64, i64* %p8, i64 %32, !dbg !573
	%34 = icmp uge i64 %32, %p9, !dbg !573
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !573, !prof !17

b1_ok1:
	%35 = load i64, i64* %33, align 8, !dbg !573
	%36 = icmp eq i64 %35, 0, !dbg !574
	br i1 %36, label %b2, label %b6, !dbg !574

b2:
	%37 = sext i32 %0 to i64, !dbg !569
	br label %b3, !dbg !569

b3:
	%38 = phi double [ 0.000000e+00, %b2 ], [ %67, %b3_ok3 ], !dbg !575
	%39 = phi i64 [ 0, %b2 ], [ %68, %b3_ok3 ], !dbg !575
	%40 = urem i32 %p10, 2, !dbg !577
	%41 = zext i32 %40 to i64, !dbg !578
	%42 = mul i64 %41, %37, !dbg !579
	%43 = add i64 %42, %39, !dbg !580
	%44 = mul i64 %43, 2, !dbg !581
	%45 = getelementptr inbounds i64, i64* %p4, i64 %44, !dbg !582
	%46 = zext i32 %p10 to i64, !dbg !585
	%47 = shl i64 %46, 32, !dbg !586
	%48 = icmp uge i64 %44, %p5, !dbg !582
	%49 = icmp eq i64* %45, null, !dbg !587
	%50 = or i1 %48, %49, !dbg !587
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !587, !prof !17

b3_ok1:
	%51 = bitcast i64* %45 to i8*, !dbg !587
	%52 = call i64 @gpuc_signal_wait_until_thread(i8* %51, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !587
	%53 = trunc i64 %52 to i32, !dbg !588
	%54 = add i64 %44, 1, !dbg !589
	%55 = getelementptr inbounds i64, i64* %p4, i64 %54, !dbg !590
	%56 = icmp uge i64 %54, %p5, !dbg !590
	%57 = icmp eq i64* %55, null, !dbg !592
	%58 = or i1 %56, %57, !dbg !592
	br i1 %58, label %b3_fail3, label %b3_ok3, !dbg !592, !prof !17

b3_ok3:
	%59 = bitcast i64* %55 to i8*, !dbg !592
	%60 = call i64 @gpuc_signal_wait_until_thread(i8* %59, i32 5, i64 %47, i32 1, i8* %ctrl, i32 16), !dbg !592
	%61 = trunc i64 %60 to i32, !dbg !593
	%62 = zext i32 %61 to i64, !dbg !594
	%63 = shl i64 %62, 32, !dbg !595
	%64 = zext i32 %53 to i64, !dbg !596
	%65 = or i64 %63, %64, !dbg !597
	%66 = bitcast i64 %65 to double, !dbg !598
	%67 = fadd double %38, %66, !dbg !599
	%68 = add i64 %39, 1, !dbg !599
	%69 = icmp slt i64 %68, %37, !dbg !599
	br i1 %69, label %b3, label %b4, !dbg !599

b4:
	%70 = getelementptr inbounds double, double* %p6, i64 0, !dbg !600
	%71 = icmp uge i64 0, %p7, !dbg !600
	br i1 %71, label %b4_fail1, label %b4_ok1, !dbg !600, !prof !17

b4_ok1:
	store double %67, double* %70, align 8, !dbg !600
	%72 = fcmp ole double %67, %p12, !dbg !601
	br i1 %72, label %b5, label %b6, !dbg !601

b5:
	%73 = add i64 %p11, 1, !dbg !602
	%74 = urem i64 %73, 2, !dbg !603
	%75 = getelementptr inbounds i64, i64* %p8, i64 %74, !dbg !604
	%76 = icmp uge i64 %74, %p9, !dbg !604
	br i1 %76, label %b5_fail1, label %b5_ok1, !dbg !604, !prof !17

b5_ok1:
	store i64 %p11, i64* %75, align 8, !dbg !604
	br label %b6, !dbg !604

b6:
	ret void, !dbg !567

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %32, i64 %p9), !dbg !573
	ret void, !dbg !573

b3_fail1:
	%77 = icmp uge i64 %44, %p5, !dbg !582
	br i1 %77, label %b3_fail2, label %b3_ok2, !dbg !582

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %44, i64 %p5), !dbg !582
	ret void, !dbg !582

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !587
	ret void, !dbg !587

b3_fail3:
	%78 = icmp uge i64 %54, %p5, !dbg !590
	br i1 %78, label %b3_fail4, label %b3_ok4, !dbg !590

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %54, i64 %p5), !dbg !590
	ret void, !dbg !590

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !592
	ret void, !dbg !592

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p7), !dbg !600
	ret void, !dbg !600

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %74, i64 %p9), !dbg !604
	ret void, !dbg !604
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !605 {
entry:
	br label %b0, !dbg !606

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !607
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !608, !range !18
	%2 = sext i32 %1 to i64, !dbg !608
	br label %b1, !dbg !609

b1:
	%3 = phi i64 [ %2, %b0 ], [ %61, %b9 ], !dbg !610
	%4 = icmp slt i64 %3, %p14, !dbg !611
	br i1 %4, label %b2, label %b10, !dbg !611

b2:
	%5 = mul i64 %3, %p12, !dbg !612
	%6 = icmp eq i64 %p14, 0, !dbg !613
	br i1 %6, label %b2_fail1, label %b2_ok1, !dbg !613, !prof !17

b2_ok1:
	%7 = icmp eq i64 %p14, -1, !dbg !613
	%8 = select i1 %7, i64 1, i64 %p14, !dbg !613
	%9 = sdiv i64 %5, %8, !dbg !613
	%10 = sub i64 0, %5, !dbg !613
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !613
	%12 = sub i64 %11, %p7, !dbg !614
	%13 = icmp slt i64 %12, 0, !dbg !615
	br i1 %13, label %b9, label %b3, !dbg !615

b3:
	%14 = icmp sge i64 %12, %p4, !dbg !616
	br i1 %14, label %b9, label %b4, !dbg !616

b4:
	%15 = mul i64 %3, %p13, !dbg !617
	%16 = add i64 %3, 1, !dbg !618
	%17 = mul i64 %16, %p13, !dbg !619
	%18 = sub i64 %17, %15, !dbg !620
	%19 = getelementptr inbounds float, float* %p0, i64 %15, !dbg !620
	%20 = icmp ugt i64 %17, %p1, !dbg !620
	%21 = icmp ugt i64 %15, %17, !dbg !620
	%22 = or i1 %20, %21, !dbg !620
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !620, !prof !17

b4_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !21
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !621, !range !144
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !621, !range !144
	%28 = mul i32 %27, %25, !dbg !621
	%29 = add i32 %24, %28, !dbg !621
	%30 = mul i32 %26, %29, !dbg !621
	%31 = add i32 %23, %30, !dbg !621
	%32 = sext i32 %31 to i64, !dbg !621
	%33 = mul i32 %26, %27, !dbg !621
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !257
	%35 = mul i32 %33, %34, !dbg !621
	%36 = sext i32 %35 to i64, !dbg !621
	br label %b5, !dbg !621

b5:
	%37 = phi i64 [ %32, %b4_ok1 ], [ %53, %b6_ok2 ], !dbg !621
	%38 = icmp slt i64 %37, %p13, !dbg !621
	br i1 %38, label %b6, label %b7, !dbg !621

b6:
	%39 = add i64 %12, 1, !dbg !622
	%40 = mul i64 %39, %p6, !dbg !623
	%41 = mul i64 %37, %p5, !dbg !624
	%42 = icmp eq i64 %p13, -1, !dbg !625
	%43 = select i1 %42, i64 1, i64 %p13, !dbg !625
	%44 = sdiv i64 %41, %43, !dbg !625
	%45 = sub i64 0, %41, !dbg !625
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !625
	%47 = add i64 %40, %46, !dbg !626
	%48 = getelementptr inbounds float, float* %p2, i64 %47, !dbg !627
	%49 = icmp uge i64 %47, %p3, !dbg !627
	br i1 %49, label %b6_fail1, label %b6_ok1, !dbg !627, !prof !17

b6_ok1:
	%50 = load float, float* %48, align 4, !dbg !627
	%51 = getelementptr inbounds float, float* %19, i64 %37, !dbg !628
	%52 = icmp uge i64 %37, %18, !dbg !628
	br i1 %52, label %b6_fail2, label %b6_ok2, !dbg !628, !prof !17

b6_ok2:
	store float %50, float* %51, align 4, !dbg !628
	%53 = add i64 %37, %36, !dbg !621
	br label %b5, !dbg !621

b7:
	call void @llvm.nvvm.barrier0(), !dbg !629
	%54 = sext i32 %0 to i64, !dbg !607
	%55 = icmp ne i64 %54, 0, !dbg !630
	br i1 %55, label %b8, label %b9, !dbg !630

b8:
	%56 = mul i64 %18, 4, !dbg !631
	%57 = bitcast float* %19 to i8*, !dbg !631
	%58 = bitcast float* %19 to i8*, !dbg !631
	call void @gpuc_put_block(i8* %57, i8* %58, i64 %56, i32 0), !dbg !631
	br label %b9, !dbg !631

b9:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !632, !range !139
	%60 = sext i32 %59 to i64, !dbg !632
	%61 = add i64 %3, %60, !dbg !633
	br label %b1, !dbg !633

b10:
	ret void, !dbg !633

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !613
	ret void, !dbg !613

b4_fail1:
	%62 = icmp ugt i64 %17, %p1, !dbg !620
	br i1 %62, label %b4_fail2, label %b4_ok2, !dbg !620

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %17, i64 %p1), !dbg !620
	ret void, !dbg !620

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %15, i64 %17), !dbg !620
	ret void, !dbg !620

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %47, i64 %p3), !dbg !627
	ret void, !dbg !627

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %37, i64 %18), !dbg !628
	ret void, !dbg !628
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
!nvvm.annotations = !{!634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651}
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
!242 = distinct !DISubprogram(name: "collect", scope: !241, file: !241, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!243 = !DILocation(line: 37, column: 10, scope: !237)
!244 = !DILocation(line: 43, column: 24, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !244)
!246 = distinct !DISubprogram(name: "PublishFloat64", scope: !239, file: !239, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!247 = distinct !DISubprogram(name: "publish", scope: !241, file: !241, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!248 = !DILocation(line: 40, column: 10, scope: !237)
!249 = !DILocation(line: 74, column: 20, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 32, column: 38, scope: !246, inlinedAt: !249)
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
!276 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !244)
!277 = distinct !DISubprogram(name: "float64At", scope: !239, file: !239, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!278 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !244)
!279 = !DILocation(line: 53, column: 19, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 53, column: 13, scope: !277, inlinedAt: !278)
!281 = !DILocation(line: 53, column: 22, scope: !277, inlinedAt: !278)
!282 = !DILocation(line: 53, column: 39, scope: !277, inlinedAt: !278)
!283 = !DILocation(line: 53, column: 45, scope: !277, inlinedAt: !278)
!284 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !244)
!285 = distinct !DISubprogram(name: "word", scope: !239, file: !239, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!286 = distinct !DISubprogram(name: "await", scope: !239, file: !239, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!287 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !244)
!288 = !DILocation(line: 60, column: 61, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 56, column: 53, scope: !285, inlinedAt: !288)
!290 = !DILocation(line: 56, column: 60, scope: !285, inlinedAt: !288)
!291 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !287)
!292 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !244)
!294 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !244)
!295 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !244)
!296 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !295)
!297 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !295)
!298 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !244)
!299 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !244)
!300 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !244)
!301 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !244)
!302 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !244)
!303 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !244)
!304 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !243)
!305 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !243)
!306 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !243)
!307 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !243)
!308 = !DILocation(line: 39, column: 14, scope: !237)
!309 = distinct !DISubprogram(name: "add", scope: !241, file: !241, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!310 = !DILocation(line: 39, column: 25, scope: !237)
!311 = !DILocation(line: 53, column: 28, scope: !309, inlinedAt: !310)
!312 = distinct !DISubprogram(name: "blockSum", scope: !241, file: !241, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!313 = !DILocation(line: 53, column: 17, scope: !309, inlinedAt: !310)
!314 = !DILocation(line: 87, column: 38, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 89, column: 10, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 89, column: 3, scope: !312, inlinedAt: !313)
!317 = !DILocation(line: 90, column: 8, scope: !312, inlinedAt: !313)
!318 = !DILocation(line: 91, column: 6, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 91, column: 29, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 92, column: 23, scope: !312, inlinedAt: !313)
!321 = !DILocation(line: 92, column: 31, scope: !312, inlinedAt: !313)
!322 = !DILocation(line: 92, column: 42, scope: !312, inlinedAt: !313)
!323 = !DILocation(line: 92, column: 34, scope: !312, inlinedAt: !313)
!324 = !DILocation(line: 93, column: 13, scope: !312, inlinedAt: !313)
!325 = !DILocation(line: 93, column: 5, scope: !312, inlinedAt: !313)
!326 = !DILocation(line: 93, column: 4, scope: !312, inlinedAt: !313)
!327 = !DILocation(line: 95, column: 9, scope: !312, inlinedAt: !313)
!328 = !DILocation(line: 91, column: 34, scope: !312, inlinedAt: !313)
!329 = !DILocation(line: 97, column: 7, scope: !312, inlinedAt: !313)
!330 = !DILocation(line: 98, column: 8, scope: !312, inlinedAt: !313)
!331 = !DILocation(line: 54, column: 21, scope: !309, inlinedAt: !310)
!332 = !DILocation(line: 54, column: 26, scope: !309, inlinedAt: !310)
!333 = !DILocation(line: 55, column: 26, scope: !309, inlinedAt: !310)
!334 = !DILocation(line: 56, column: 22, scope: !309, inlinedAt: !310)
!335 = distinct !DISubprogram(name: "sums", scope: !241, file: !241, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!336 = !DILocation(line: 57, column: 7, scope: !309, inlinedAt: !310)
!337 = !DILocation(line: 81, column: 19, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 81, column: 13, scope: !335, inlinedAt: !336)
!339 = !DILocation(line: 81, column: 23, scope: !335, inlinedAt: !336)
!340 = !DILocation(line: 82, column: 30, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 82, column: 18, scope: !335, inlinedAt: !336)
!342 = !DILocation(line: 57, column: 34, scope: !309, inlinedAt: !310)
!343 = !DILocation(line: 57, column: 38, scope: !309, inlinedAt: !310)
!344 = !DILocation(line: 57, column: 52, scope: !309, inlinedAt: !310)
!345 = !DILocation(line: 57, column: 23, scope: !309, inlinedAt: !310)
!346 = !DILocation(line: 58, column: 51, scope: !309, inlinedAt: !310)
!347 = !DILocation(line: 58, column: 34, scope: !309, inlinedAt: !310)
!348 = !DILocation(line: 59, column: 14, scope: !309, inlinedAt: !310)
!349 = !DILocation(line: 59, column: 32, scope: !309, inlinedAt: !310)
!350 = !DILocation(line: 59, column: 23, scope: !309, inlinedAt: !310)
!351 = !DILocation(line: 59, column: 3, scope: !309, inlinedAt: !310)
!352 = !DILocation(line: 61, column: 16, scope: !309, inlinedAt: !310)
!353 = !DILocation(line: 62, column: 9, scope: !309, inlinedAt: !310)
!354 = !DILocation(line: 67, column: 13, scope: !247, inlinedAt: !248)
!355 = !DILocation(line: 81, column: 19, scope: !335, inlinedAt: !354)
!356 = !DILocation(line: 81, column: 13, scope: !335, inlinedAt: !354)
!357 = !DILocation(line: 81, column: 23, scope: !335, inlinedAt: !354)
!358 = !DILocation(line: 82, column: 30, scope: !335, inlinedAt: !354)
!359 = !DILocation(line: 82, column: 18, scope: !335, inlinedAt: !354)
!360 = !DILocation(line: 69, column: 33, scope: !247, inlinedAt: !248)
!361 = !DILocation(line: 69, column: 33, scope: !237)
!362 = !DILocation(line: 70, column: 13, scope: !247, inlinedAt: !248)
!363 = !DILocation(line: 70, column: 3, scope: !247, inlinedAt: !248)
!364 = !DILocation(line: 72, column: 16, scope: !247, inlinedAt: !248)
!365 = !DILocation(line: 89, column: 3, scope: !312, inlinedAt: !364)
!366 = !DILocation(line: 90, column: 8, scope: !312, inlinedAt: !364)
!367 = !DILocation(line: 91, column: 6, scope: !312, inlinedAt: !364)
!368 = !DILocation(line: 91, column: 29, scope: !312, inlinedAt: !364)
!369 = !DILocation(line: 92, column: 23, scope: !312, inlinedAt: !364)
!370 = !DILocation(line: 92, column: 31, scope: !312, inlinedAt: !364)
!371 = !DILocation(line: 92, column: 34, scope: !312, inlinedAt: !364)
!372 = !DILocation(line: 93, column: 13, scope: !312, inlinedAt: !364)
!373 = !DILocation(line: 93, column: 5, scope: !312, inlinedAt: !364)
!374 = !DILocation(line: 93, column: 4, scope: !312, inlinedAt: !364)
!375 = !DILocation(line: 95, column: 9, scope: !312, inlinedAt: !364)
!376 = !DILocation(line: 91, column: 34, scope: !312, inlinedAt: !364)
!377 = !DILocation(line: 97, column: 7, scope: !312, inlinedAt: !364)
!378 = !DILocation(line: 98, column: 8, scope: !312, inlinedAt: !364)
!379 = !DILocation(line: 73, column: 22, scope: !247, inlinedAt: !248)
!380 = !DILocation(line: 31, column: 26, scope: !246, inlinedAt: !249)
!381 = !DILocation(line: 32, column: 17, scope: !246, inlinedAt: !249)
!382 = !DILocation(line: 53, column: 35, scope: !277, inlinedAt: !381)
!383 = !DILocation(line: 53, column: 22, scope: !277, inlinedAt: !381)
!384 = !DILocation(line: 53, column: 39, scope: !277, inlinedAt: !381)
!385 = !DILocation(line: 53, column: 45, scope: !277, inlinedAt: !381)
!386 = !DILocation(line: 33, column: 23, scope: !246, inlinedAt: !249)
!387 = !DILocation(line: 33, column: 40, scope: !246, inlinedAt: !249)
!388 = !DILocation(line: 33, column: 37, scope: !246, inlinedAt: !249)
!389 = !DILocation(line: 34, column: 30, scope: !246, inlinedAt: !249)
!390 = !DILocation(line: 35, column: 44, scope: !246, inlinedAt: !249)
!391 = !DILocation(line: 35, column: 30, scope: !246, inlinedAt: !249)
!392 = !DILocation(line: 56, column: 53, scope: !285, inlinedAt: !391)
!393 = !DILocation(line: 56, column: 60, scope: !285, inlinedAt: !391)
!394 = !DILocation(line: 56, column: 73, scope: !285, inlinedAt: !391)
!395 = !DILocation(line: 56, column: 65, scope: !285, inlinedAt: !391)
!396 = !DILocation(line: 35, column: 17, scope: !246, inlinedAt: !249)
!397 = !DILocation(line: 36, column: 50, scope: !246, inlinedAt: !249)
!398 = !DILocation(line: 36, column: 45, scope: !246, inlinedAt: !249)
!399 = !DILocation(line: 36, column: 31, scope: !246, inlinedAt: !249)
!400 = !DILocation(line: 56, column: 73, scope: !285, inlinedAt: !399)
!401 = !DILocation(line: 56, column: 65, scope: !285, inlinedAt: !399)
!402 = !DILocation(line: 36, column: 17, scope: !246, inlinedAt: !249)
!403 = !DILocation(line: 41, column: 23, scope: !237)
!404 = !DILocation(line: 42, column: 36, scope: !237)
!405 = !DILocation(line: 42, column: 19, scope: !237)
!406 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!407 = !DILocation(line: 54, column: 6, scope: !406)
!408 = !DILocation(line: 65, column: 11, scope: !406)
!409 = !DILocation(line: 43, column: 24, scope: !242, inlinedAt: !408)
!410 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !409)
!411 = !DILocation(line: 82, column: 11, scope: !406)
!412 = !DILocation(line: 74, column: 20, scope: !247, inlinedAt: !411)
!413 = !DILocation(line: 32, column: 38, scope: !246, inlinedAt: !412)
!414 = !DILocation(line: 54, column: 85, scope: !406)
!415 = !DILocation(line: 54, column: 96, scope: !406)
!416 = !DILocation(line: 54, column: 113, scope: !406)
!417 = !DILocation(line: 54, column: 130, scope: !406)
!418 = !DILocation(line: 54, column: 139, scope: !406)
!419 = !DILocation(line: 57, column: 13, scope: !406)
!420 = !DILocation(line: 58, column: 12, scope: !406)
!421 = !DILocation(line: 58, column: 15, scope: !406)
!422 = !DILocation(line: 59, column: 20, scope: !406)
!423 = !DILocation(line: 61, column: 20, scope: !406)
!424 = !DILocation(line: 56, column: 3, scope: !406)
!425 = !DILocation(line: 64, column: 14, scope: !406)
!426 = !DILocation(line: 64, column: 30, scope: !406)
!427 = !DILocation(line: 37, column: 19, scope: !266, inlinedAt: !426)
!428 = !DILocation(line: 37, column: 24, scope: !266, inlinedAt: !426)
!429 = !DILocation(line: 37, column: 59, scope: !266, inlinedAt: !426)
!430 = !DILocation(line: 37, column: 63, scope: !266, inlinedAt: !426)
!431 = !DILocation(line: 37, column: 47, scope: !266, inlinedAt: !426)
!432 = !DILocation(line: 64, column: 51, scope: !406)
!433 = !DILocation(line: 64, column: 54, scope: !406)
!434 = !DILocation(line: 65, column: 35, scope: !406)
!435 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !409)
!436 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !409)
!437 = !DILocation(line: 53, column: 19, scope: !277, inlinedAt: !436)
!438 = !DILocation(line: 53, column: 13, scope: !277, inlinedAt: !436)
!439 = !DILocation(line: 53, column: 22, scope: !277, inlinedAt: !436)
!440 = !DILocation(line: 53, column: 39, scope: !277, inlinedAt: !436)
!441 = !DILocation(line: 53, column: 45, scope: !277, inlinedAt: !436)
!442 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !409)
!443 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !409)
!444 = !DILocation(line: 60, column: 61, scope: !286, inlinedAt: !443)
!445 = !DILocation(line: 56, column: 53, scope: !285, inlinedAt: !444)
!446 = !DILocation(line: 56, column: 60, scope: !285, inlinedAt: !444)
!447 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !443)
!448 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !443)
!449 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !409)
!450 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !409)
!451 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !409)
!452 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !451)
!453 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !451)
!454 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !409)
!455 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !409)
!456 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !409)
!457 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !409)
!458 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !409)
!459 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !409)
!460 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !408)
!461 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !408)
!462 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !408)
!463 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !408)
!464 = !DILocation(line: 68, column: 6, scope: !406)
!465 = !DILocation(line: 68, column: 19, scope: !406)
!466 = !DILocation(line: 71, column: 4, scope: !406)
!467 = !DILocation(line: 72, column: 30, scope: !406)
!468 = !DILocation(line: 72, column: 19, scope: !406)
!469 = !DILocation(line: 87, column: 38, scope: !312, inlinedAt: !468)
!470 = !DILocation(line: 89, column: 10, scope: !312, inlinedAt: !468)
!471 = !DILocation(line: 89, column: 3, scope: !312, inlinedAt: !468)
!472 = !DILocation(line: 90, column: 8, scope: !312, inlinedAt: !468)
!473 = !DILocation(line: 91, column: 6, scope: !312, inlinedAt: !468)
!474 = !DILocation(line: 91, column: 29, scope: !312, inlinedAt: !468)
!475 = !DILocation(line: 92, column: 23, scope: !312, inlinedAt: !468)
!476 = !DILocation(line: 92, column: 31, scope: !312, inlinedAt: !468)
!477 = !DILocation(line: 92, column: 42, scope: !312, inlinedAt: !468)
!478 = !DILocation(line: 92, column: 34, scope: !312, inlinedAt: !468)
!479 = !DILocation(line: 93, column: 13, scope: !312, inlinedAt: !468)
!480 = !DILocation(line: 93, column: 5, scope: !312, inlinedAt: !468)
!481 = !DILocation(line: 93, column: 4, scope: !312, inlinedAt: !468)
!482 = !DILocation(line: 95, column: 9, scope: !312, inlinedAt: !468)
!483 = !DILocation(line: 91, column: 34, scope: !312, inlinedAt: !468)
!484 = !DILocation(line: 97, column: 7, scope: !312, inlinedAt: !468)
!485 = !DILocation(line: 98, column: 8, scope: !312, inlinedAt: !468)
!486 = !DILocation(line: 73, column: 24, scope: !406)
!487 = !DILocation(line: 74, column: 9, scope: !406)
!488 = !DILocation(line: 80, column: 21, scope: !335, inlinedAt: !487)
!489 = !DILocation(line: 80, column: 26, scope: !335, inlinedAt: !487)
!490 = !DILocation(line: 81, column: 19, scope: !335, inlinedAt: !487)
!491 = !DILocation(line: 81, column: 13, scope: !335, inlinedAt: !487)
!492 = !DILocation(line: 81, column: 23, scope: !335, inlinedAt: !487)
!493 = !DILocation(line: 82, column: 30, scope: !335, inlinedAt: !487)
!494 = !DILocation(line: 82, column: 18, scope: !335, inlinedAt: !487)
!495 = !DILocation(line: 74, column: 38, scope: !406)
!496 = !DILocation(line: 74, column: 42, scope: !406)
!497 = !DILocation(line: 74, column: 56, scope: !406)
!498 = !DILocation(line: 74, column: 27, scope: !406)
!499 = !DILocation(line: 77, column: 16, scope: !406)
!500 = !DILocation(line: 78, column: 12, scope: !406)
!501 = !DILocation(line: 78, column: 35, scope: !406)
!502 = !DILocation(line: 78, column: 29, scope: !406)
!503 = !DILocation(line: 78, column: 39, scope: !406)
!504 = !DILocation(line: 79, column: 4, scope: !406)
!505 = !DILocation(line: 81, column: 14, scope: !406)
!506 = !DILocation(line: 81, column: 30, scope: !406)
!507 = !DILocation(line: 37, column: 19, scope: !266, inlinedAt: !506)
!508 = !DILocation(line: 37, column: 24, scope: !266, inlinedAt: !506)
!509 = !DILocation(line: 37, column: 59, scope: !266, inlinedAt: !506)
!510 = !DILocation(line: 37, column: 63, scope: !266, inlinedAt: !506)
!511 = !DILocation(line: 37, column: 47, scope: !266, inlinedAt: !506)
!512 = !DILocation(line: 67, column: 13, scope: !247, inlinedAt: !411)
!513 = !DILocation(line: 80, column: 21, scope: !335, inlinedAt: !512)
!514 = !DILocation(line: 80, column: 26, scope: !335, inlinedAt: !512)
!515 = !DILocation(line: 81, column: 19, scope: !335, inlinedAt: !512)
!516 = !DILocation(line: 81, column: 13, scope: !335, inlinedAt: !512)
!517 = !DILocation(line: 81, column: 23, scope: !335, inlinedAt: !512)
!518 = !DILocation(line: 82, column: 30, scope: !335, inlinedAt: !512)
!519 = !DILocation(line: 82, column: 18, scope: !335, inlinedAt: !512)
!520 = !DILocation(line: 69, column: 33, scope: !247, inlinedAt: !411)
!521 = !DILocation(line: 69, column: 33, scope: !406)
!522 = !DILocation(line: 70, column: 13, scope: !247, inlinedAt: !411)
!523 = !DILocation(line: 70, column: 3, scope: !247, inlinedAt: !411)
!524 = !DILocation(line: 72, column: 16, scope: !247, inlinedAt: !411)
!525 = !DILocation(line: 87, column: 38, scope: !312, inlinedAt: !524)
!526 = !DILocation(line: 89, column: 3, scope: !312, inlinedAt: !524)
!527 = !DILocation(line: 90, column: 8, scope: !312, inlinedAt: !524)
!528 = !DILocation(line: 91, column: 6, scope: !312, inlinedAt: !524)
!529 = !DILocation(line: 91, column: 29, scope: !312, inlinedAt: !524)
!530 = !DILocation(line: 92, column: 23, scope: !312, inlinedAt: !524)
!531 = !DILocation(line: 92, column: 31, scope: !312, inlinedAt: !524)
!532 = !DILocation(line: 92, column: 34, scope: !312, inlinedAt: !524)
!533 = !DILocation(line: 93, column: 13, scope: !312, inlinedAt: !524)
!534 = !DILocation(line: 93, column: 5, scope: !312, inlinedAt: !524)
!535 = !DILocation(line: 93, column: 4, scope: !312, inlinedAt: !524)
!536 = !DILocation(line: 95, column: 9, scope: !312, inlinedAt: !524)
!537 = !DILocation(line: 91, column: 34, scope: !312, inlinedAt: !524)
!538 = !DILocation(line: 97, column: 7, scope: !312, inlinedAt: !524)
!539 = !DILocation(line: 98, column: 8, scope: !312, inlinedAt: !524)
!540 = !DILocation(line: 73, column: 22, scope: !247, inlinedAt: !411)
!541 = !DILocation(line: 31, column: 26, scope: !246, inlinedAt: !412)
!542 = !DILocation(line: 32, column: 17, scope: !246, inlinedAt: !412)
!543 = !DILocation(line: 53, column: 35, scope: !277, inlinedAt: !542)
!544 = !DILocation(line: 53, column: 22, scope: !277, inlinedAt: !542)
!545 = !DILocation(line: 53, column: 39, scope: !277, inlinedAt: !542)
!546 = !DILocation(line: 53, column: 45, scope: !277, inlinedAt: !542)
!547 = !DILocation(line: 33, column: 23, scope: !246, inlinedAt: !412)
!548 = !DILocation(line: 33, column: 40, scope: !246, inlinedAt: !412)
!549 = !DILocation(line: 33, column: 37, scope: !246, inlinedAt: !412)
!550 = !DILocation(line: 34, column: 30, scope: !246, inlinedAt: !412)
!551 = !DILocation(line: 35, column: 44, scope: !246, inlinedAt: !412)
!552 = !DILocation(line: 35, column: 30, scope: !246, inlinedAt: !412)
!553 = !DILocation(line: 56, column: 53, scope: !285, inlinedAt: !552)
!554 = !DILocation(line: 56, column: 60, scope: !285, inlinedAt: !552)
!555 = !DILocation(line: 56, column: 73, scope: !285, inlinedAt: !552)
!556 = !DILocation(line: 56, column: 65, scope: !285, inlinedAt: !552)
!557 = !DILocation(line: 35, column: 17, scope: !246, inlinedAt: !412)
!558 = !DILocation(line: 36, column: 50, scope: !246, inlinedAt: !412)
!559 = !DILocation(line: 36, column: 45, scope: !246, inlinedAt: !412)
!560 = !DILocation(line: 36, column: 31, scope: !246, inlinedAt: !412)
!561 = !DILocation(line: 56, column: 73, scope: !285, inlinedAt: !560)
!562 = !DILocation(line: 56, column: 65, scope: !285, inlinedAt: !560)
!563 = !DILocation(line: 36, column: 17, scope: !246, inlinedAt: !412)
!564 = !DILocation(line: 84, column: 3, scope: !406)
!565 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!566 = !DILocation(line: 91, column: 6, scope: !565)
!567 = !DILocation(line: 93, column: 10, scope: !565)
!568 = !DILocation(line: 43, column: 24, scope: !242, inlinedAt: !567)
!569 = !DILocation(line: 44, column: 30, scope: !240, inlinedAt: !568)
!570 = !DILocation(line: 92, column: 18, scope: !565)
!571 = !DILocation(line: 92, column: 21, scope: !565)
!572 = !DILocation(line: 92, column: 44, scope: !565)
!573 = !DILocation(line: 92, column: 38, scope: !565)
!574 = !DILocation(line: 92, column: 48, scope: !565)
!575 = !DILocation(line: 43, column: 2, scope: !240, inlinedAt: !568)
!576 = !DILocation(line: 45, column: 18, scope: !240, inlinedAt: !568)
!577 = !DILocation(line: 53, column: 19, scope: !277, inlinedAt: !576)
!578 = !DILocation(line: 53, column: 13, scope: !277, inlinedAt: !576)
!579 = !DILocation(line: 53, column: 22, scope: !277, inlinedAt: !576)
!580 = !DILocation(line: 53, column: 39, scope: !277, inlinedAt: !576)
!581 = !DILocation(line: 53, column: 45, scope: !277, inlinedAt: !576)
!582 = !DILocation(line: 46, column: 33, scope: !240, inlinedAt: !568)
!583 = !DILocation(line: 46, column: 21, scope: !240, inlinedAt: !568)
!584 = !DILocation(line: 60, column: 61, scope: !286, inlinedAt: !583)
!585 = !DILocation(line: 56, column: 53, scope: !285, inlinedAt: !584)
!586 = !DILocation(line: 56, column: 60, scope: !285, inlinedAt: !584)
!587 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !583)
!588 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !583)
!589 = !DILocation(line: 46, column: 67, scope: !240, inlinedAt: !568)
!590 = !DILocation(line: 46, column: 64, scope: !240, inlinedAt: !568)
!591 = !DILocation(line: 46, column: 52, scope: !240, inlinedAt: !568)
!592 = !DILocation(line: 60, column: 37, scope: !286, inlinedAt: !591)
!593 = !DILocation(line: 60, column: 15, scope: !286, inlinedAt: !591)
!594 = !DILocation(line: 47, column: 37, scope: !240, inlinedAt: !568)
!595 = !DILocation(line: 47, column: 43, scope: !240, inlinedAt: !568)
!596 = !DILocation(line: 47, column: 56, scope: !240, inlinedAt: !568)
!597 = !DILocation(line: 47, column: 48, scope: !240, inlinedAt: !568)
!598 = !DILocation(line: 47, column: 30, scope: !240, inlinedAt: !568)
!599 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !568)
!600 = !DILocation(line: 44, column: 12, scope: !242, inlinedAt: !567)
!601 = !DILocation(line: 45, column: 11, scope: !242, inlinedAt: !567)
!602 = !DILocation(line: 46, column: 19, scope: !242, inlinedAt: !567)
!603 = !DILocation(line: 46, column: 22, scope: !242, inlinedAt: !567)
!604 = !DILocation(line: 46, column: 12, scope: !242, inlinedAt: !567)
!605 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!606 = !DILocation(line: 101, column: 6, scope: !605)
!607 = !DILocation(line: 113, column: 16, scope: !605)
!608 = !DILocation(line: 103, column: 21, scope: !605)
!609 = !DILocation(line: 103, column: 24, scope: !605)
!610 = !DILocation(line: 103, column: 6, scope: !605)
!611 = !DILocation(line: 103, column: 29, scope: !605)
!612 = !DILocation(line: 104, column: 11, scope: !605)
!613 = !DILocation(line: 104, column: 16, scope: !605)
!614 = !DILocation(line: 104, column: 24, scope: !605)
!615 = !DILocation(line: 105, column: 10, scope: !605)
!616 = !DILocation(line: 105, column: 21, scope: !605)
!617 = !DILocation(line: 108, column: 26, scope: !605)
!618 = !DILocation(line: 108, column: 36, scope: !605)
!619 = !DILocation(line: 108, column: 39, scope: !605)
!620 = !DILocation(line: 108, column: 24, scope: !605)
!621 = !DILocation(line: 109, column: 34, scope: !605)
!622 = !DILocation(line: 110, column: 33, scope: !605)
!623 = !DILocation(line: 110, column: 36, scope: !605)
!624 = !DILocation(line: 110, column: 46, scope: !605)
!625 = !DILocation(line: 110, column: 54, scope: !605)
!626 = !DILocation(line: 110, column: 44, scope: !605)
!627 = !DILocation(line: 110, column: 28, scope: !605)
!628 = !DILocation(line: 110, column: 16, scope: !605)
!629 = !DILocation(line: 112, column: 17, scope: !605)
!630 = !DILocation(line: 113, column: 20, scope: !605)
!631 = !DILocation(line: 114, column: 13, scope: !605)
!632 = !DILocation(line: 103, column: 53, scope: !605)
!633 = !DILocation(line: 103, column: 39, scope: !605)
!634 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!635 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!636 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!637 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!638 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!639 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!640 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!641 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!642 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!643 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!644 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!645 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!646 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!647 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!648 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!649 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!650 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!651 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
