target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_blockSum_87 = addrspace(3) global [256 x double] undef, align 16
@gpuc_shared_add_55 = addrspace(3) global i8 undef, align 1
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16) nounwind !dbg !7 {
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
	%5 = load float, float* %4, align 4, !dbg !16
	%6 = add i64 %3, 1, !dbg !17
	%7 = getelementptr inbounds float, float* %p3, i64 %6, !dbg !18
	%8 = load float, float* %7, align 4, !dbg !18
	%9 = add i64 %3, 2, !dbg !19
	%10 = getelementptr inbounds float, float* %p3, i64 %9, !dbg !20
	%11 = load float, float* %10, align 4, !dbg !20
	%12 = add i64 %3, 3, !dbg !21
	%13 = getelementptr inbounds float, float* %p3, i64 %12, !dbg !22
	%14 = load float, float* %13, align 4, !dbg !22
	%15 = add i64 %p15, 1, !dbg !23
	%16 = mul i64 %15, %p8, !dbg !24
	%17 = add i64 %16, %p14, !dbg !25
	%18 = getelementptr inbounds float, float* %p3, i64 %17, !dbg !27
	%19 = load float, float* %18, align 4, !dbg !27
	%20 = add i64 %17, 1, !dbg !28
	%21 = getelementptr inbounds float, float* %p3, i64 %20, !dbg !29
	%22 = load float, float* %21, align 4, !dbg !29
	%23 = add i64 %17, 2, !dbg !30
	%24 = getelementptr inbounds float, float* %p3, i64 %23, !dbg !31
	%25 = load float, float* %24, align 4, !dbg !31
	%26 = add i64 %17, 3, !dbg !32
	%27 = getelementptr inbounds float, float* %p3, i64 %26, !dbg !33
	%28 = load float, float* %27, align 4, !dbg !33
	br label %b4, !dbg !34

b4:
	%29 = phi float [ %28, %b3 ], [ %54, %b17 ], !dbg !35
	%30 = phi float [ %25, %b3 ], [ %51, %b17 ], !dbg !35
	%31 = phi float [ %22, %b3 ], [ %48, %b17 ], !dbg !35
	%32 = phi float [ %19, %b3 ], [ %45, %b17 ], !dbg !35
	%33 = phi float [ %14, %b3 ], [ %29, %b17 ], !dbg !35
	%34 = phi float [ %11, %b3 ], [ %30, %b17 ], !dbg !35
	%35 = phi float [ %8, %b3 ], [ %31, %b17 ], !dbg !35
	%36 = phi float [ %5, %b3 ], [ %32, %b17 ], !dbg !35
	%37 = phi float [ 0.000000e+00, %b3 ], [ %113, %b17 ], !dbg !35
	%38 = phi i64 [ %p15, %b3 ], [ %40, %b17 ], !dbg !36
	%39 = icmp slt i64 %38, %p16, !dbg !37
	br i1 %39, label %b5, label %b18, !dbg !37

b5:
	%40 = add i64 %38, 1, !dbg !38
	%41 = mul i64 %40, %p8, !dbg !39
	%42 = add i64 %41, %p14, !dbg !40
	%43 = add i64 %42, %p8, !dbg !41
	%44 = getelementptr inbounds float, float* %p3, i64 %43, !dbg !43
	%45 = load float, float* %44, align 4, !dbg !43
	%46 = add i64 %43, 1, !dbg !44
	%47 = getelementptr inbounds float, float* %p3, i64 %46, !dbg !45
	%48 = load float, float* %47, align 4, !dbg !45
	%49 = add i64 %43, 2, !dbg !46
	%50 = getelementptr inbounds float, float* %p3, i64 %49, !dbg !47
	%51 = load float, float* %50, align 4, !dbg !47
	%52 = add i64 %43, 3, !dbg !48
	%53 = getelementptr inbounds float, float* %p3, i64 %52, !dbg !49
	%54 = load float, float* %53, align 4, !dbg !49
	%55 = sub i64 %42, 1, !dbg !50
	%56 = getelementptr inbounds float, float* %p3, i64 %55, !dbg !51
	%57 = load float, float* %56, align 4, !dbg !51
	%58 = add i64 %42, 4, !dbg !52
	%59 = getelementptr inbounds float, float* %p3, i64 %58, !dbg !53
	%60 = load float, float* %59, align 4, !dbg !53
	%61 = fadd float %57, %31, !dbg !54
	%62 = fadd float %61, %36, !dbg !55
	%63 = fadd float %62, %45, !dbg !56
	%64 = fmul float %63, 2.500000e-01, !dbg !57
	%65 = fadd float %32, %30, !dbg !58
	%66 = fadd float %65, %35, !dbg !59
	%67 = fadd float %66, %48, !dbg !60
	%68 = fmul float %67, 2.500000e-01, !dbg !61
	%69 = fadd float %31, %29, !dbg !62
	%70 = fadd float %69, %34, !dbg !63
	%71 = fadd float %70, %51, !dbg !64
	%72 = fmul float %71, 2.500000e-01, !dbg !65
	%73 = fadd float %30, %60, !dbg !66
	%74 = fadd float %73, %33, !dbg !67
	%75 = fadd float %74, %54, !dbg !68
	%76 = fmul float %75, 2.500000e-01, !dbg !69
	%77 = icmp eq i64 %p14, 0, !dbg !70
	br i1 %77, label %b6, label %b7, !dbg !70

b6:
	br label %b7, !dbg !71

b7:
	%78 = phi float [ %64, %b5 ], [ %32, %b6 ], !dbg !72
	%79 = add i64 %p14, 4, !dbg !72
	%80 = icmp sge i64 %79, %p7, !dbg !73
	br i1 %80, label %b8, label %b17, !dbg !73

b8:
	%81 = sub i64 %p7, 1, !dbg !74
	%82 = sub i64 %81, %p14, !dbg !75
	%83 = icmp sle i64 %82, 0, !dbg !78
	br i1 %83, label %b9, label %b10, !dbg !78

b9:
	br label %b10, !dbg !79

b10:
	%84 = phi float [ %78, %b8 ], [ %32, %b9 ], !dbg !80
	%85 = icmp sle i64 %82, 1, !dbg !81
	br i1 %85, label %b11, label %b12, !dbg !81

b11:
	br label %b12, !dbg !82

b12:
	%86 = phi float [ %68, %b10 ], [ %31, %b11 ], !dbg !83
	%87 = icmp sle i64 %82, 2, !dbg !84
	br i1 %87, label %b13, label %b14, !dbg !84

b13:
	br label %b14, !dbg !85

b14:
	%88 = phi float [ %72, %b12 ], [ %30, %b13 ], !dbg !86
	%89 = icmp sle i64 %82, 3, !dbg !87
	br i1 %89, label %b15, label %b16, !dbg !87

b15:
	br label %b16, !dbg !88

b16:
	%90 = phi float [ %76, %b14 ], [ %29, %b15 ], !dbg !89
	br label %b17, !dbg !90

b17:
	%91 = phi float [ %76, %b7 ], [ %90, %b16 ], !dbg !91
	%92 = phi float [ %72, %b7 ], [ %88, %b16 ], !dbg !91
	%93 = phi float [ %68, %b7 ], [ %86, %b16 ], !dbg !91
	%94 = phi float [ %78, %b7 ], [ %84, %b16 ], !dbg !91
	%95 = add i64 %42, 1, !dbg !94
	%96 = add i64 %42, 2, !dbg !95
	%97 = add i64 %42, 3, !dbg !96
	%98 = getelementptr inbounds float, float* %p0, i64 %42, !dbg !97
	store float %94, float* %98, align 4, !dbg !97
	%99 = getelementptr inbounds float, float* %p0, i64 %95, !dbg !98
	store float %93, float* %99, align 4, !dbg !98
	%100 = getelementptr inbounds float, float* %p0, i64 %96, !dbg !99
	store float %92, float* %100, align 4, !dbg !99
	%101 = getelementptr inbounds float, float* %p0, i64 %97, !dbg !100
	store float %91, float* %101, align 4, !dbg !100
	%102 = fsub float %94, %32, !dbg !101
	%103 = fmul float %102, %102, !dbg !104
	%104 = fsub float %93, %31, !dbg !105
	%105 = fmul float %104, %104, !dbg !107
	%106 = fadd float %103, %105, !dbg !108
	%107 = fsub float %92, %30, !dbg !109
	%108 = fmul float %107, %107, !dbg !111
	%109 = fadd float %106, %108, !dbg !112
	%110 = fsub float %91, %29, !dbg !113
	%111 = fmul float %110, %110, !dbg !115
	%112 = fadd float %109, %111, !dbg !116
	%113 = fadd float %37, %112, !dbg !117
	br label %b4, !dbg !118

b18:
	ret float %37, !dbg !119
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind convergent !dbg !120 {
entry:
	br label %b0, !dbg !121

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122, !range !123
	%1 = sext i32 %0 to i64, !dbg !122
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !122, !range !124
	%3 = sext i32 %2 to i64, !dbg !122
	br label %b1, !dbg !125

b1:
	%4 = phi float [ 0.000000e+00, %b0 ], [ %127, %b20 ], !dbg !126
	%5 = phi i64 [ %1, %b0 ], [ %128, %b20 ], !dbg !127
	%6 = icmp slt i64 %5, %p13, !dbg !128
	br i1 %6, label %b2, label %b21, !dbg !128

b2:
	%7 = icmp eq i64 %3, 0, !dbg !131
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !132, !range !133
	%9 = sext i32 %8 to i64, !dbg !132
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !132, !range !134
	%11 = sext i32 %10 to i64, !dbg !132
	%12 = sub i64 %11, 1, !dbg !135
	%13 = icmp eq i64 %3, %12, !dbg !136
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !138
	%15 = sext i32 %14 to i64, !dbg !137
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !138
	%17 = sext i32 %16 to i64, !dbg !137
	%18 = mul i64 %11, %17, !dbg !139
	%19 = mul i64 %3, %17, !dbg !140
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141, !range !142
	%21 = sext i32 %20 to i64, !dbg !141
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141, !range !142
	%23 = sext i32 %22 to i64, !dbg !141
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !141, !range !143
	%25 = add i64 %19, %23, !dbg !144
	%26 = mul i64 %p6, %25, !dbg !145
	%27 = icmp eq i64 %18, -1, !dbg !146
	%28 = select i1 %27, i64 1, i64 %18, !dbg !146
	%29 = sdiv i64 %26, %28, !dbg !146
	%30 = sub i64 0, %26, !dbg !146
	%31 = select i1 %27, i64 %30, i64 %29, !dbg !146
	%32 = add i64 %25, 1, !dbg !147
	%33 = mul i64 %p6, %32, !dbg !148
	%34 = icmp eq i64 %18, -1, !dbg !149
	%35 = select i1 %34, i64 1, i64 %18, !dbg !149
	%36 = sdiv i64 %33, %35, !dbg !149
	%37 = sub i64 0, %33, !dbg !149
	%38 = select i1 %34, i64 %37, i64 %36, !dbg !149
	%39 = mul i64 %5, %15, !dbg !150
	%40 = add i64 %39, %21, !dbg !151
	%41 = mul i64 %40, 4, !dbg !152
	br i1 %7, label %b4, label %b3, !dbg !152

b3:
	br i1 %13, label %b4, label %b20, !dbg !152

b4:
	%42 = mul i32 %16, %24, !dbg !153
	%43 = add i32 %22, %42, !dbg !153
	%44 = mul i32 %14, %43, !dbg !153
	%45 = add i32 %20, %44, !dbg !153
	%46 = sext i32 %45 to i64, !dbg !153
	%47 = icmp eq i64 %46, 0, !dbg !154
	br i1 %47, label %b5, label %b9, !dbg !154

b5:
	br i1 %7, label %b6, label %b7, !dbg !154

b6:
	%48 = sub i64 %p14, 1, !dbg !155
	%49 = urem i64 %48, 2, !dbg !158
	%50 = mul i64 %49, 2, !dbg !160
	%51 = mul i64 %50, %p13, !dbg !161
	%52 = add i64 %51, %5, !dbg !162
	%53 = getelementptr inbounds i64, i64* %p4, i64 %52, !dbg !163
	%54 = bitcast i64* %53 to i8*, !dbg !164
	%55 = call i64 @gpuc_signal_wait_until_thread(i8* %54, i32 5, i64 %48, i32 1, i8* %ctrl, i32 0), !dbg !164
	br label %b7, !dbg !164

b7:
	br i1 %13, label %b8, label %b9, !dbg !164

b8:
	%56 = sub i64 %p14, 1, !dbg !165
	%57 = urem i64 %56, 2, !dbg !167
	%58 = mul i64 %57, 2, !dbg !169
	%59 = add i64 %58, 1, !dbg !170
	%60 = mul i64 %59, %p13, !dbg !171
	%61 = add i64 %60, %5, !dbg !172
	%62 = getelementptr inbounds i64, i64* %p4, i64 %61, !dbg !173
	%63 = bitcast i64* %62 to i8*, !dbg !174
	%64 = call i64 @gpuc_signal_wait_until_thread(i8* %63, i32 5, i64 %56, i32 1, i8* %ctrl, i32 1), !dbg !174
	br label %b9, !dbg !174

b9:
	call void @llvm.nvvm.barrier0(), !dbg !175
	br i1 %7, label %b10, label %b12, !dbg !175

b10:
	%65 = icmp eq i64 %23, 0, !dbg !176
	br i1 %65, label %b11, label %b12, !dbg !176

b11:
	%66 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %41, i64 0, i64 1), !dbg !177
	%67 = fadd float 0.000000e+00, %66, !dbg !178
	br label %b12, !dbg !178

b12:
	%68 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %67, %b11 ], !dbg !179
	br i1 %13, label %b13, label %b16, !dbg !179

b13:
	%69 = sub i64 %17, 1, !dbg !180
	%70 = icmp eq i64 %23, %69, !dbg !181
	br i1 %70, label %b14, label %b16, !dbg !181

b14:
	%71 = icmp sgt i64 %p6, 1, !dbg !182
	br i1 %71, label %b15, label %b16, !dbg !182

b15:
	%72 = sub i64 %p6, 1, !dbg !183
	%73 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %41, i64 %72, i64 %p6), !dbg !184
	%74 = fadd float %68, %73, !dbg !185
	br label %b16, !dbg !185

b16:
	%75 = phi float [ %68, %b12 ], [ %68, %b13 ], [ %68, %b14 ], [ %74, %b15 ], !dbg !179
	call void @llvm.nvvm.barrier0(), !dbg !186
	br i1 %7, label %b17, label %b18, !dbg !186

b17:
	%76 = add i64 %p12, 1, !dbg !187
	%77 = mul i64 %15, 4, !dbg !190
	%78 = mul i64 %5, %77, !dbg !191
	%79 = add i64 %78, %77, !dbg !192
	%80 = icmp slt i64 %79, %p8, !dbg !193
	%81 = select i1 %80, i64 %79, i64 %p8, !dbg !193
	%82 = mul i64 %76, %p8, !dbg !194
	%83 = add i64 %82, %78, !dbg !195
	%84 = getelementptr inbounds float, float* %p0, i64 %83, !dbg !196
	%85 = add i64 %p8, %78, !dbg !197
	%86 = sub i64 %81, %78, !dbg !198
	%87 = getelementptr inbounds float, float* %p0, i64 %85, !dbg !198
	%88 = urem i64 %p14, 2, !dbg !200
	%89 = mul i64 %88, 2, !dbg !202
	%90 = add i64 %89, 1, !dbg !203
	%91 = mul i64 %90, %p13, !dbg !204
	%92 = add i64 %91, %5, !dbg !205
	%93 = getelementptr inbounds i64, i64* %p4, i64 %92, !dbg !206
	%94 = mul i64 %86, 4, !dbg !207
	%95 = trunc i64 %p10 to i32, !dbg !207
	%96 = bitcast float* %84 to i8*, !dbg !207
	%97 = bitcast float* %87 to i8*, !dbg !207
	%98 = bitcast i64* %93 to i8*, !dbg !207
	call void @gpuc_put_signal_nbi_block(i8* %96, i8* %97, i64 %94, i8* %98, i64 %p14, i32 9, i32 %95), !dbg !207
	br label %b18, !dbg !189

b18:
	br i1 %13, label %b19, label %b20, !dbg !189

b19:
	%99 = mul i64 %15, 4, !dbg !209
	%100 = mul i64 %5, %99, !dbg !210
	%101 = add i64 %100, %99, !dbg !211
	%102 = icmp slt i64 %101, %p8, !dbg !212
	%103 = select i1 %102, i64 %101, i64 %p8, !dbg !212
	%104 = getelementptr inbounds float, float* %p0, i64 %100, !dbg !213
	%105 = mul i64 %p6, %p8, !dbg !214
	%106 = add i64 %105, %100, !dbg !215
	%107 = sub i64 %103, %100, !dbg !216
	%108 = getelementptr inbounds float, float* %p0, i64 %106, !dbg !216
	%109 = urem i64 %p14, 2, !dbg !218
	%110 = mul i64 %109, 2, !dbg !220
	%111 = mul i64 %110, %p13, !dbg !221
	%112 = add i64 %111, %5, !dbg !222
	%113 = getelementptr inbounds i64, i64* %p4, i64 %112, !dbg !223
	%114 = mul i64 %107, 4, !dbg !224
	%115 = trunc i64 %p11 to i32, !dbg !224
	%116 = bitcast float* %104 to i8*, !dbg !224
	%117 = bitcast float* %108 to i8*, !dbg !224
	%118 = bitcast i64* %113 to i8*, !dbg !224
	call void @gpuc_put_signal_nbi_block(i8* %116, i8* %117, i64 %114, i8* %118, i64 %p14, i32 9, i32 %115), !dbg !224
	br label %b20, !dbg !208

b20:
	%119 = phi float [ 0.000000e+00, %b3 ], [ %75, %b18 ], [ %75, %b19 ], !dbg !179
	%120 = icmp sgt i64 %31, 1, !dbg !225
	%121 = select i1 %120, i64 %31, i64 1, !dbg !225
	%122 = sub i64 %p6, 1, !dbg !226
	%123 = icmp slt i64 %38, %122, !dbg !227
	%124 = select i1 %123, i64 %38, i64 %122, !dbg !227
	%125 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, i64 %p1, float* %p2, i64 %p3, i64 %p3, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %41, i64 %121, i64 %124), !dbg !228
	%126 = fadd float %119, %125, !dbg !229
	%127 = fadd float %4, %126, !dbg !230
	%128 = add i64 %5, %9, !dbg !231
	br label %b1, !dbg !231

b21:
	ret float %4, !dbg !232
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i32 %p25, i32 %p26, double %p27, i8* %ctrl) nounwind !dbg !233 {
entry:
	br label %b0, !dbg !234

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !234
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !234
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !234
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !234
	%4 = addrspacecast i32* %p16 to i32 addrspace(1)*, !dbg !234
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !234
	%6 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !234
	%7 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !234
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !241
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !246
	%10 = fcmp oge double %p27, 0.000000e+00, !dbg !247
	br i1 %10, label %b1, label %b5, !dbg !247

b1:
	%11 = sub i64 %p24, 1, !dbg !248
	%12 = urem i64 %11, 2, !dbg !249
	%13 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %12, !dbg !250
	%14 = load i64, i64 addrspace(1)* %13, align 8, !dbg !250
	%15 = icmp ne i64 %14, 0, !dbg !251
	br i1 %15, label %b2, label %b5, !dbg !251

b2:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252, !range !123
	%17 = sext i32 %16 to i64, !dbg !252
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !252, !range !124
	%19 = sext i32 %18 to i64, !dbg !252
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !252, !range !124
	%21 = sext i32 %20 to i64, !dbg !252
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !252, !range !133
	%23 = sext i32 %22 to i64, !dbg !252
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !252, !range !134
	%25 = sext i32 %24 to i64, !dbg !252
	%26 = mul i64 %25, %21, !dbg !252
	%27 = add i64 %19, %26, !dbg !252
	%28 = mul i64 %23, %27, !dbg !252
	%29 = add i64 %17, %28, !dbg !252
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252, !range !138
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !252, !range !138
	%32 = mul i32 %30, %31, !dbg !252
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !252, !range !253
	%34 = mul i32 %32, %33, !dbg !252
	%35 = sext i32 %34 to i64, !dbg !252
	%36 = mul i64 %29, %35, !dbg !252
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252, !range !142
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !252, !range !142
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !252, !range !143
	%40 = mul i32 %31, %39, !dbg !252
	%41 = add i32 %38, %40, !dbg !252
	%42 = mul i32 %30, %41, !dbg !252
	%43 = add i32 %37, %42, !dbg !252
	%44 = sext i32 %43 to i64, !dbg !252
	%45 = add i64 %36, %44, !dbg !252
	%46 = icmp eq i64 %45, 0, !dbg !254
	br i1 %46, label %b3, label %b4, !dbg !254

b3:
	%47 = urem i64 %p24, 2, !dbg !255
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %47, !dbg !256
	store i64 %14, i64 addrspace(1)* %48, align 8, !dbg !256
	br label %b4, !dbg !256

b4:
	ret void, !dbg !257

b5:
	%49 = icmp sgt i64 %p6, 0, !dbg !258
	br i1 %49, label %b6, label %b7, !dbg !258

b6:
	%50 = addrspacecast float addrspace(1)* %0 to float*, !dbg !259
	%51 = addrspacecast float addrspace(1)* %1 to float*, !dbg !259
	%52 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !259
	%53 = call float @gpuc_fn_solver_sweep(float* %50, i64 %p1, float* %51, i64 %p3, i64* %52, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p24, i8* %ctrl), !dbg !259
	br label %b7, !dbg !259

b7:
	%54 = phi float [ 0.000000e+00, %b5 ], [ %53, %b6 ], !dbg !260
	%55 = icmp ne i32 %p26, 0, !dbg !261
	br i1 %55, label %b8, label %b16, !dbg !261

b8:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264, !range !123
	%57 = sext i32 %56 to i64, !dbg !264
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !264, !range !124
	%59 = sext i32 %58 to i64, !dbg !264
	%60 = icmp eq i64 %57, 0, !dbg !265
	br i1 %60, label %b9, label %b16, !dbg !265

b9:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !266, !range !134
	%62 = sext i32 %61 to i64, !dbg !266
	%63 = sdiv i64 %62, 2, !dbg !267
	%64 = icmp eq i64 %59, %63, !dbg !268
	br i1 %64, label %b10, label %b16, !dbg !263

b10:
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269, !range !142
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !269, !range !142
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !269, !range !143
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !269, !range !138
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !269, !range !138
	%70 = mul i32 %69, %67, !dbg !269
	%71 = add i32 %66, %70, !dbg !269
	%72 = mul i32 %68, %71, !dbg !269
	%73 = add i32 %65, %72, !dbg !269
	%74 = sext i32 %73 to i64, !dbg !269
	%75 = icmp eq i64 %74, 0, !dbg !270
	br i1 %75, label %b11, label %b16, !dbg !270

b11:
	%76 = sub i64 %p24, 1, !dbg !271
	%77 = sext i32 %8 to i64, !dbg !241
	%78 = urem i32 %p26, 2, !dbg !274
	%79 = zext i32 %78 to i64, !dbg !275
	%80 = mul i64 %79, %77, !dbg !276
	%81 = mul i64 %80, 2, !dbg !277
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %81, !dbg !281
	%83 = zext i32 %p26 to i64, !dbg !286
	%84 = shl i64 %83, 32, !dbg !287
	%85 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !288
	%86 = bitcast i64* %85 to i8*, !dbg !288
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %84, i32 1, i8* %ctrl, i32 2), !dbg !288
	%88 = and i64 %87, 4294967295, !dbg !289
	%89 = add i64 %81, 1, !dbg !290
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %89, !dbg !291
	%91 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !293
	%92 = bitcast i64* %91 to i8*, !dbg !293
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 %84, i32 1, i8* %ctrl, i32 2), !dbg !293
	%94 = and i64 %93, 4294967295, !dbg !294
	%95 = shl i64 %94, 32, !dbg !295
	%96 = or i64 %88, %95, !dbg !296
	%97 = bitcast i64 %96 to double, !dbg !297
	br label %b12, !dbg !280

b12:
	%98 = phi double [ %97, %b11 ], [ %117, %b13 ], !dbg !298
	%99 = phi i64 [ 1, %b11 ], [ %118, %b13 ], !dbg !299
	%100 = icmp slt i64 %99, %77, !dbg !300
	br i1 %100, label %b13, label %b14, !dbg !300

b13:
	%101 = add i64 %80, %99, !dbg !302
	%102 = mul i64 %101, 2, !dbg !303
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %102, !dbg !305
	%104 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !307
	%105 = bitcast i64* %104 to i8*, !dbg !307
	%106 = call i64 @gpuc_signal_wait_until_thread(i8* %105, i32 5, i64 %84, i32 1, i8* %ctrl, i32 2), !dbg !307
	%107 = and i64 %106, 4294967295, !dbg !308
	%108 = add i64 %102, 1, !dbg !309
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %108, !dbg !310
	%110 = addrspacecast i64 addrspace(1)* %109 to i64*, !dbg !312
	%111 = bitcast i64* %110 to i8*, !dbg !312
	%112 = call i64 @gpuc_signal_wait_until_thread(i8* %111, i32 5, i64 %84, i32 1, i8* %ctrl, i32 2), !dbg !312
	%113 = and i64 %112, 4294967295, !dbg !313
	%114 = shl i64 %113, 32, !dbg !314
	%115 = or i64 %107, %114, !dbg !315
	%116 = bitcast i64 %115 to double, !dbg !316
	%117 = fadd double %98, %116, !dbg !317
	%118 = add i64 %99, 1, !dbg !318
	br label %b12, !dbg !318

b14:
	%119 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !319
	store double %98, double addrspace(1)* %119, align 8, !dbg !319
	%120 = fcmp ole double %98, %p27, !dbg !320
	br i1 %120, label %b15, label %b16, !dbg !320

b15:
	%121 = urem i64 %p24, 2, !dbg !321
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %121, !dbg !322
	store i64 %76, i64 addrspace(1)* %122, align 8, !dbg !322
	br label %b16, !dbg !322

b16:
	%123 = icmp ne i32 %p25, 0, !dbg !323
	br i1 %123, label %b17, label %b40, !dbg !323

b17:
	%124 = fpext float %54 to double, !dbg !326
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !330, !range !142
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !330, !range !142
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !330, !range !143
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330, !range !138
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !330, !range !138
	%130 = mul i32 %129, %127, !dbg !330
	%131 = add i32 %126, %130, !dbg !330
	%132 = mul i32 %128, %131, !dbg !330
	%133 = add i32 %125, %132, !dbg !330
	%134 = sext i32 %133 to i64, !dbg !330
	%135 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %134, !dbg !331
	store double %124, double addrspace(3)* %135, align 8, !dbg !331
	call void @llvm.nvvm.barrier0(), !dbg !332
	br label %b18, !dbg !332

b18:
	%136 = phi i64 [ 128, %b17 ], [ %149, %b22 ], !dbg !333
	%137 = icmp sgt i64 %136, 0, !dbg !334
	br i1 %137, label %b19, label %b23, !dbg !334

b19:
	%138 = icmp slt i64 %134, %136, !dbg !335
	br i1 %138, label %b20, label %b22, !dbg !335

b20:
	%139 = add i64 %134, %136, !dbg !336
	%140 = mul i32 %128, %129, !dbg !337
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !253
	%142 = mul i32 %140, %141, !dbg !337
	%143 = sext i32 %142 to i64, !dbg !337
	%144 = icmp slt i64 %139, %143, !dbg !338
	br i1 %144, label %b21, label %b22, !dbg !338

b21:
	%145 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %139, !dbg !339
	%146 = load double, double addrspace(3)* %145, align 8, !dbg !339
	%147 = load double, double addrspace(3)* %135, align 8, !dbg !340
	%148 = fadd double %147, %146, !dbg !341
	store double %148, double addrspace(3)* %135, align 8, !dbg !340
	br label %b22, !dbg !340

b22:
	call void @llvm.nvvm.barrier0(), !dbg !342
	%149 = sdiv i64 %136, 2, !dbg !343
	br label %b18, !dbg !343

b23:
	%150 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !344
	%151 = load double, double addrspace(3)* %150, align 8, !dbg !344
	call void @llvm.nvvm.barrier0(), !dbg !345
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !346, !range !133
	%153 = sext i32 %152 to i64, !dbg !346
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !346, !range !134
	%155 = sext i32 %154 to i64, !dbg !346
	%156 = mul i64 %153, %155, !dbg !347
	%157 = icmp eq i64 %134, 0, !dbg !349
	br i1 %157, label %b24, label %b25, !dbg !349

b24:
	%158 = urem i32 %p25, 2, !dbg !352
	%159 = zext i32 %158 to i64, !dbg !353
	%160 = mul i64 %159, %156, !dbg !354
	%161 = getelementptr inbounds double, double addrspace(1)* %3, i64 %160, !dbg !355
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !356, !range !123
	%163 = sext i32 %162 to i64, !dbg !356
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !356, !range !124
	%165 = sext i32 %164 to i64, !dbg !356
	%166 = mul i64 %165, %153, !dbg !357
	%167 = add i64 %166, %163, !dbg !358
	%168 = getelementptr inbounds double, double addrspace(1)* %161, i64 %167, !dbg !359
	store double %151, double addrspace(1)* %168, align 8, !dbg !359
	%169 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !360
	%170 = addrspacecast i32 addrspace(1)* %169 to i32*, !dbg !361
	%171 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %170, i32 1) nounwind, !dbg !361
	%172 = zext i32 %171 to i64, !dbg !362
	%173 = sub i64 %156, 1, !dbg !363
	%174 = icmp eq i64 %172, %173, !dbg !364
	%175 = zext i1 %174 to i8, !dbg !365
	store i8 %175, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !365
	br label %b25, !dbg !365

b25:
	call void @llvm.nvvm.barrier0(), !dbg !366
	%176 = load i8, i8 addrspace(3)* @gpuc_shared_add_55, align 1, !dbg !367
	%177 = icmp ne i8 %176, 0, !dbg !367
	br i1 %177, label %b26, label %b40, !dbg !325

b26:
	%178 = urem i32 %p25, 2, !dbg !369
	%179 = zext i32 %178 to i64, !dbg !370
	%180 = mul i64 %179, %156, !dbg !371
	%181 = getelementptr inbounds double, double addrspace(1)* %3, i64 %180, !dbg !372
	%182 = mul i32 %128, %129, !dbg !373
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !373, !range !253
	%184 = mul i32 %182, %183, !dbg !373
	%185 = sext i32 %184 to i64, !dbg !373
	br label %b27, !dbg !373

b27:
	%186 = phi double [ 0.000000e+00, %b26 ], [ %191, %b28 ], !dbg !374
	%187 = phi i64 [ %134, %b26 ], [ %192, %b28 ], !dbg !373
	%188 = icmp slt i64 %187, %156, !dbg !373
	br i1 %188, label %b28, label %b29, !dbg !373

b28:
	%189 = getelementptr inbounds double, double addrspace(1)* %181, i64 %187, !dbg !375
	%190 = load double, double addrspace(1)* %189, align 8, !dbg !375
	%191 = fadd double %186, %190, !dbg !376
	%192 = add i64 %187, %185, !dbg !373
	br label %b27, !dbg !373

b29:
	store double %186, double addrspace(3)* %135, align 8, !dbg !378
	call void @llvm.nvvm.barrier0(), !dbg !379
	br label %b30, !dbg !379

b30:
	%193 = phi i64 [ 128, %b29 ], [ %202, %b34 ], !dbg !380
	%194 = icmp sgt i64 %193, 0, !dbg !381
	br i1 %194, label %b31, label %b35, !dbg !381

b31:
	%195 = icmp slt i64 %134, %193, !dbg !382
	br i1 %195, label %b32, label %b34, !dbg !382

b32:
	%196 = add i64 %134, %193, !dbg !383
	%197 = icmp slt i64 %196, %185, !dbg !384
	br i1 %197, label %b33, label %b34, !dbg !384

b33:
	%198 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %196, !dbg !385
	%199 = load double, double addrspace(3)* %198, align 8, !dbg !385
	%200 = load double, double addrspace(3)* %135, align 8, !dbg !386
	%201 = fadd double %200, %199, !dbg !387
	store double %201, double addrspace(3)* %135, align 8, !dbg !386
	br label %b34, !dbg !386

b34:
	call void @llvm.nvvm.barrier0(), !dbg !388
	%202 = sdiv i64 %193, 2, !dbg !389
	br label %b30, !dbg !389

b35:
	%203 = load double, double addrspace(3)* %150, align 8, !dbg !390
	call void @llvm.nvvm.barrier0(), !dbg !391
	br i1 %157, label %b36, label %b38, !dbg !392

b36:
	%204 = sext i32 %9 to i64, !dbg !246
	%205 = sext i32 %8 to i64, !dbg !393
	%206 = icmp slt i64 0, %205, !dbg !393
	br i1 %206, label %b37, label %b38, !dbg !393

b37:
	%207 = phi i64 [ 0, %b36 ], [ %233, %b37 ], !dbg !393
	%208 = mul i64 %179, %205, !dbg !395
	%209 = add i64 %208, %204, !dbg !396
	%210 = mul i64 %209, 2, !dbg !397
	%211 = add i64 %204, %207, !dbg !398
	%212 = icmp eq i64 %205, -1, !dbg !399
	%213 = select i1 %212, i64 1, i64 %205, !dbg !399
	%214 = srem i64 %211, %213, !dbg !399
	%215 = bitcast double %203 to i64, !dbg !402
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %210, !dbg !403
	%217 = trunc i64 %215 to i32, !dbg !404
	%218 = zext i32 %p25 to i64, !dbg !406
	%219 = shl i64 %218, 32, !dbg !407
	%220 = zext i32 %217 to i64, !dbg !408
	%221 = or i64 %219, %220, !dbg !409
	%222 = trunc i64 %214 to i32, !dbg !410
	%223 = addrspacecast i64 addrspace(1)* %216 to i64*, !dbg !410
	%224 = bitcast i64* %223 to i8*, !dbg !410
	call void @gpuc_signal_op_thread(i8* %224, i64 %221, i32 9, i32 %222), !dbg !410
	%225 = add i64 %210, 1, !dbg !411
	%226 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %225, !dbg !412
	%227 = lshr i64 %215, 32, !dbg !413
	%228 = trunc i64 %227 to i32, !dbg !414
	%229 = zext i32 %228 to i64, !dbg !416
	%230 = or i64 %219, %229, !dbg !417
	%231 = addrspacecast i64 addrspace(1)* %226 to i64*, !dbg !418
	%232 = bitcast i64* %231 to i8*, !dbg !418
	call void @gpuc_signal_op_thread(i8* %232, i64 %230, i32 9, i32 %222), !dbg !418
	%233 = add i64 %207, 1, !dbg !401
	%234 = icmp slt i64 %233, %205, !dbg !401
	br i1 %234, label %b37, label %b38, !dbg !401

b38:
	br i1 %157, label %b39, label %b40, !dbg !419

b39:
	%235 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !420
	%236 = addrspacecast i32 addrspace(1)* %235 to i32*, !dbg !421
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %236, i32 0) nounwind, !dbg !421
	br label %b40, !dbg !421

b40:
	ret void, !dbg !421
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, double* %p14, i64 %p15, i32* %p16, i64 %p17, i64* %p18, i64 %p19, double* %p20, i64 %p21, i64* %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !422 {
entry:
	br label %b0, !dbg !423

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !423
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !423
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !423
	%3 = addrspacecast double* %p14 to double addrspace(1)*, !dbg !423
	%4 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !423
	%5 = addrspacecast double* %p20 to double addrspace(1)*, !dbg !423
	%6 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !423
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !426
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !429
	%9 = icmp slt i64 0, %p25, !dbg !430
	br i1 %9, label %b1, label %b42, !dbg !430

b1:
	%10 = phi i64 [ %p24, %b0 ], [ %234, %b41 ], !dbg !431
	%11 = phi i64 [ %p26, %b0 ], [ %143, %b41 ], !dbg !432
	%12 = phi i32 [ %p28, %b0 ], [ %144, %b41 ], !dbg !433
	%13 = phi i32 [ %p29, %b0 ], [ %145, %b41 ], !dbg !434
	%14 = phi i64 [ 0, %b0 ], [ %235, %b41 ], !dbg !434
	%15 = icmp sgt i64 %p6, 0, !dbg !435
	br i1 %15, label %b2, label %b5, !dbg !435

b2:
	%16 = urem i64 %10, 2, !dbg !436
	%17 = icmp eq i64 %16, 0, !dbg !437
	br i1 %17, label %b3, label %b4, !dbg !437

b3:
	%18 = addrspacecast float addrspace(1)* %0 to float*, !dbg !438
	%19 = addrspacecast float addrspace(1)* %1 to float*, !dbg !438
	%20 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !438
	%21 = call float @gpuc_fn_solver_sweep(float* %18, i64 %p1, float* %19, i64 %p3, i64* %20, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %10, i8* %ctrl), !dbg !438
	br label %b5, !dbg !438

b4:
	%22 = addrspacecast float addrspace(1)* %1 to float*, !dbg !439
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !439
	%24 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !439
	%25 = call float @gpuc_fn_solver_sweep(float* %22, i64 %p3, float* %23, i64 %p1, i64* %24, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %10, i8* %ctrl), !dbg !439
	br label %b5, !dbg !439

b5:
	%26 = phi float [ 0.000000e+00, %b1 ], [ %21, %b3 ], [ %25, %b4 ], !dbg !440
	%27 = icmp ne i32 %12, 0, !dbg !441
	br i1 %27, label %b6, label %b14, !dbg !441

b6:
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !443, !range !123
	%29 = sext i32 %28 to i64, !dbg !443
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !443, !range !124
	%31 = sext i32 %30 to i64, !dbg !443
	%32 = icmp eq i64 %29, 0, !dbg !444
	br i1 %32, label %b7, label %b14, !dbg !444

b7:
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !134
	%34 = sext i32 %33 to i64, !dbg !445
	%35 = sdiv i64 %34, 2, !dbg !446
	%36 = icmp eq i64 %31, %35, !dbg !447
	br i1 %36, label %b8, label %b14, !dbg !442

b8:
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !142
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !142
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !143
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !448, !range !138
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448, !range !138
	%42 = mul i32 %41, %39, !dbg !448
	%43 = add i32 %38, %42, !dbg !448
	%44 = mul i32 %40, %43, !dbg !448
	%45 = add i32 %37, %44, !dbg !448
	%46 = sext i32 %45 to i64, !dbg !448
	%47 = icmp eq i64 %46, 0, !dbg !449
	br i1 %47, label %b9, label %b14, !dbg !449

b9:
	%48 = sub i64 %10, 1, !dbg !450
	%49 = sext i32 %7 to i64, !dbg !426
	%50 = urem i32 %12, 2, !dbg !452
	%51 = zext i32 %50 to i64, !dbg !453
	%52 = mul i64 %51, %49, !dbg !454
	%53 = mul i64 %52, 2, !dbg !455
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %53, !dbg !457
	%55 = zext i32 %12 to i64, !dbg !460
	%56 = shl i64 %55, 32, !dbg !461
	%57 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !462
	%58 = bitcast i64* %57 to i8*, !dbg !462
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 5, i64 %56, i32 1, i8* %ctrl, i32 2), !dbg !462
	%60 = and i64 %59, 4294967295, !dbg !463
	%61 = add i64 %53, 1, !dbg !464
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %61, !dbg !465
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !467
	%64 = bitcast i64* %63 to i8*, !dbg !467
	%65 = call i64 @gpuc_signal_wait_until_thread(i8* %64, i32 5, i64 %56, i32 1, i8* %ctrl, i32 2), !dbg !467
	%66 = and i64 %65, 4294967295, !dbg !468
	%67 = shl i64 %66, 32, !dbg !469
	%68 = or i64 %60, %67, !dbg !470
	%69 = bitcast i64 %68 to double, !dbg !471
	br label %b10, !dbg !456

b10:
	%70 = phi double [ %69, %b9 ], [ %89, %b11 ], !dbg !472
	%71 = phi i64 [ 1, %b9 ], [ %90, %b11 ], !dbg !473
	%72 = icmp slt i64 %71, %49, !dbg !474
	br i1 %72, label %b11, label %b12, !dbg !474

b11:
	%73 = add i64 %52, %71, !dbg !476
	%74 = mul i64 %73, 2, !dbg !477
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %74, !dbg !479
	%76 = addrspacecast i64 addrspace(1)* %75 to i64*, !dbg !481
	%77 = bitcast i64* %76 to i8*, !dbg !481
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 5, i64 %56, i32 1, i8* %ctrl, i32 2), !dbg !481
	%79 = and i64 %78, 4294967295, !dbg !482
	%80 = add i64 %74, 1, !dbg !483
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %80, !dbg !484
	%82 = addrspacecast i64 addrspace(1)* %81 to i64*, !dbg !486
	%83 = bitcast i64* %82 to i8*, !dbg !486
	%84 = call i64 @gpuc_signal_wait_until_thread(i8* %83, i32 5, i64 %56, i32 1, i8* %ctrl, i32 2), !dbg !486
	%85 = and i64 %84, 4294967295, !dbg !487
	%86 = shl i64 %85, 32, !dbg !488
	%87 = or i64 %79, %86, !dbg !489
	%88 = bitcast i64 %87 to double, !dbg !490
	%89 = fadd double %70, %88, !dbg !491
	%90 = add i64 %71, 1, !dbg !492
	br label %b10, !dbg !492

b12:
	%91 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !493
	store double %70, double addrspace(1)* %91, align 8, !dbg !493
	%92 = fcmp ole double %70, %p30, !dbg !494
	br i1 %92, label %b13, label %b14, !dbg !494

b13:
	%93 = urem i64 %10, 2, !dbg !495
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %93, !dbg !496
	store i64 %48, i64 addrspace(1)* %94, align 8, !dbg !496
	br label %b14, !dbg !496

b14:
	%95 = sub i64 %11, 1, !dbg !497
	%96 = icmp eq i64 %95, 0, !dbg !498
	br i1 %96, label %b15, label %b23, !dbg !498

b15:
	%97 = add i32 %13, 1, !dbg !499
	%98 = fpext float %26 to double, !dbg !500
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !503, !range !142
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !503, !range !142
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !503, !range !143
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !503, !range !138
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !503, !range !138
	%104 = mul i32 %103, %101, !dbg !503
	%105 = add i32 %100, %104, !dbg !503
	%106 = mul i32 %102, %105, !dbg !503
	%107 = add i32 %99, %106, !dbg !503
	%108 = sext i32 %107 to i64, !dbg !503
	%109 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %108, !dbg !504
	store double %98, double addrspace(3)* %109, align 8, !dbg !504
	call void @llvm.nvvm.barrier0(), !dbg !505
	br label %b16, !dbg !505

b16:
	%110 = phi i64 [ 128, %b15 ], [ %123, %b20 ], !dbg !506
	%111 = icmp sgt i64 %110, 0, !dbg !507
	br i1 %111, label %b17, label %b21, !dbg !507

b17:
	%112 = icmp slt i64 %108, %110, !dbg !508
	br i1 %112, label %b18, label %b20, !dbg !508

b18:
	%113 = add i64 %108, %110, !dbg !509
	%114 = mul i32 %102, %103, !dbg !510
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !510, !range !253
	%116 = mul i32 %114, %115, !dbg !510
	%117 = sext i32 %116 to i64, !dbg !510
	%118 = icmp slt i64 %113, %117, !dbg !511
	br i1 %118, label %b19, label %b20, !dbg !511

b19:
	%119 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %113, !dbg !512
	%120 = load double, double addrspace(3)* %119, align 8, !dbg !512
	%121 = load double, double addrspace(3)* %109, align 8, !dbg !513
	%122 = fadd double %121, %120, !dbg !514
	store double %122, double addrspace(3)* %109, align 8, !dbg !513
	br label %b20, !dbg !513

b20:
	call void @llvm.nvvm.barrier0(), !dbg !515
	%123 = sdiv i64 %110, 2, !dbg !516
	br label %b16, !dbg !516

b21:
	%124 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !517
	%125 = load double, double addrspace(3)* %124, align 8, !dbg !517
	call void @llvm.nvvm.barrier0(), !dbg !518
	%126 = icmp eq i64 %108, 0, !dbg !519
	br i1 %126, label %b22, label %b23, !dbg !519

b22:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !521, !range !133
	%128 = sext i32 %127 to i64, !dbg !521
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !521, !range !134
	%130 = sext i32 %129 to i64, !dbg !521
	%131 = mul i64 %128, %130, !dbg !522
	%132 = urem i32 %13, 2, !dbg !523
	%133 = zext i32 %132 to i64, !dbg !524
	%134 = mul i64 %133, %131, !dbg !525
	%135 = getelementptr inbounds double, double addrspace(1)* %3, i64 %134, !dbg !526
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !527, !range !123
	%137 = sext i32 %136 to i64, !dbg !527
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !527, !range !124
	%139 = sext i32 %138 to i64, !dbg !527
	%140 = mul i64 %139, %128, !dbg !528
	%141 = add i64 %140, %137, !dbg !529
	%142 = getelementptr inbounds double, double addrspace(1)* %135, i64 %141, !dbg !530
	store double %125, double addrspace(1)* %142, align 8, !dbg !530
	br label %b23, !dbg !530

b23:
	%143 = phi i64 [ %95, %b14 ], [ %p27, %b21 ], [ %p27, %b22 ], !dbg !432
	%144 = phi i32 [ 0, %b14 ], [ %13, %b21 ], [ %13, %b22 ], !dbg !433
	%145 = phi i32 [ %13, %b14 ], [ %97, %b21 ], [ %97, %b22 ], !dbg !434
	call void @gpuc_grid_sync(), !dbg !531
	%146 = fcmp oge double %p30, 0.000000e+00, !dbg !532
	br i1 %146, label %b24, label %b26, !dbg !532

b24:
	%147 = urem i64 %10, 2, !dbg !533
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %147, !dbg !534
	%149 = load i64, i64 addrspace(1)* %148, align 8, !dbg !534
	%150 = icmp ne i64 %149, 0, !dbg !535
	br i1 %150, label %b25, label %b26, !dbg !535

b25:
	ret void, !dbg !536

b26:
	%151 = icmp ne i32 %144, 0, !dbg !537
	br i1 %151, label %b27, label %b41, !dbg !537

b27:
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !539, !range !123
	%153 = sext i32 %152 to i64, !dbg !539
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !539, !range !124
	%155 = sext i32 %154 to i64, !dbg !539
	%156 = icmp eq i64 %153, 0, !dbg !540
	br i1 %156, label %b28, label %b41, !dbg !540

b28:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !541, !range !134
	%158 = sext i32 %157 to i64, !dbg !541
	%159 = sdiv i64 %158, 2, !dbg !542
	%160 = icmp eq i64 %155, %159, !dbg !543
	br i1 %160, label %b29, label %b41, !dbg !538

b29:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !545, !range !133
	%162 = sext i32 %161 to i64, !dbg !545
	%163 = mul i64 %162, %158, !dbg !546
	%164 = urem i32 %144, 2, !dbg !547
	%165 = zext i32 %164 to i64, !dbg !548
	%166 = mul i64 %165, %163, !dbg !549
	%167 = getelementptr inbounds double, double addrspace(1)* %3, i64 %166, !dbg !550
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !142
	%169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !142
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !143
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !138
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !138
	%173 = mul i32 %172, %170, !dbg !551
	%174 = add i32 %169, %173, !dbg !551
	%175 = mul i32 %171, %174, !dbg !551
	%176 = add i32 %168, %175, !dbg !551
	%177 = sext i32 %176 to i64, !dbg !551
	%178 = mul i32 %171, %172, !dbg !551
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !253
	%180 = mul i32 %178, %179, !dbg !551
	%181 = sext i32 %180 to i64, !dbg !551
	br label %b30, !dbg !551

b30:
	%182 = phi double [ 0.000000e+00, %b29 ], [ %187, %b31 ], !dbg !552
	%183 = phi i64 [ %177, %b29 ], [ %188, %b31 ], !dbg !551
	%184 = icmp slt i64 %183, %163, !dbg !551
	br i1 %184, label %b31, label %b32, !dbg !551

b31:
	%185 = getelementptr inbounds double, double addrspace(1)* %167, i64 %183, !dbg !553
	%186 = load double, double addrspace(1)* %185, align 8, !dbg !553
	%187 = fadd double %182, %186, !dbg !554
	%188 = add i64 %183, %181, !dbg !551
	br label %b30, !dbg !551

b32:
	%189 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %177, !dbg !557
	store double %182, double addrspace(3)* %189, align 8, !dbg !557
	call void @llvm.nvvm.barrier0(), !dbg !558
	br label %b33, !dbg !558

b33:
	%190 = phi i64 [ 128, %b32 ], [ %199, %b37 ], !dbg !559
	%191 = icmp sgt i64 %190, 0, !dbg !560
	br i1 %191, label %b34, label %b38, !dbg !560

b34:
	%192 = icmp slt i64 %177, %190, !dbg !561
	br i1 %192, label %b35, label %b37, !dbg !561

b35:
	%193 = add i64 %177, %190, !dbg !562
	%194 = icmp slt i64 %193, %181, !dbg !563
	br i1 %194, label %b36, label %b37, !dbg !563

b36:
	%195 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 %193, !dbg !564
	%196 = load double, double addrspace(3)* %195, align 8, !dbg !564
	%197 = load double, double addrspace(3)* %189, align 8, !dbg !565
	%198 = fadd double %197, %196, !dbg !566
	store double %198, double addrspace(3)* %189, align 8, !dbg !565
	br label %b37, !dbg !565

b37:
	call void @llvm.nvvm.barrier0(), !dbg !567
	%199 = sdiv i64 %190, 2, !dbg !568
	br label %b33, !dbg !568

b38:
	%200 = getelementptr inbounds [256 x double], [256 x double] addrspace(3)* @gpuc_shared_blockSum_87, i64 0, i64 0, !dbg !569
	%201 = load double, double addrspace(3)* %200, align 8, !dbg !569
	call void @llvm.nvvm.barrier0(), !dbg !570
	%202 = icmp eq i64 %177, 0, !dbg !571
	br i1 %202, label %b39, label %b41, !dbg !571

b39:
	%203 = sext i32 %8 to i64, !dbg !429
	%204 = sext i32 %7 to i64, !dbg !572
	%205 = icmp slt i64 0, %204, !dbg !572
	br i1 %205, label %b40, label %b41, !dbg !572

b40:
	%206 = phi i64 [ 0, %b39 ], [ %232, %b40 ], !dbg !572
	%207 = mul i64 %165, %204, !dbg !574
	%208 = add i64 %207, %203, !dbg !575
	%209 = mul i64 %208, 2, !dbg !576
	%210 = add i64 %203, %206, !dbg !577
	%211 = icmp eq i64 %204, -1, !dbg !578
	%212 = select i1 %211, i64 1, i64 %204, !dbg !578
	%213 = srem i64 %210, %212, !dbg !578
	%214 = bitcast double %201 to i64, !dbg !580
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %209, !dbg !581
	%216 = trunc i64 %214 to i32, !dbg !582
	%217 = zext i32 %144 to i64, !dbg !584
	%218 = shl i64 %217, 32, !dbg !585
	%219 = zext i32 %216 to i64, !dbg !586
	%220 = or i64 %218, %219, !dbg !587
	%221 = trunc i64 %213 to i32, !dbg !588
	%222 = addrspacecast i64 addrspace(1)* %215 to i64*, !dbg !588
	%223 = bitcast i64* %222 to i8*, !dbg !588
	call void @gpuc_signal_op_thread(i8* %223, i64 %220, i32 9, i32 %221), !dbg !588
	%224 = add i64 %209, 1, !dbg !589
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %224, !dbg !590
	%226 = lshr i64 %214, 32, !dbg !591
	%227 = trunc i64 %226 to i32, !dbg !592
	%228 = zext i32 %227 to i64, !dbg !594
	%229 = or i64 %218, %228, !dbg !595
	%230 = addrspacecast i64 addrspace(1)* %225 to i64*, !dbg !596
	%231 = bitcast i64* %230 to i8*, !dbg !596
	call void @gpuc_signal_op_thread(i8* %231, i64 %229, i32 9, i32 %221), !dbg !596
	%232 = add i64 %206, 1, !dbg !579
	%233 = icmp slt i64 %232, %204, !dbg !579
	br i1 %233, label %b40, label %b41, !dbg !579

b41:
	%234 = add i64 %10, 1, !dbg !597
	%235 = add i64 %14, 1, !dbg !597
	%236 = icmp slt i64 %235, %p25, !dbg !597
	br i1 %236, label %b1, label %b42, !dbg !597

b42:
	ret void, !dbg !597
}

define void @Collect(double* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !598 {
entry:
	br label %b0, !dbg !599

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !599
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !599
	%2 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !599
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !602
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !603, !range !123
	%5 = sext i32 %4 to i64, !dbg !603
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !603, !range !124
	%7 = sext i32 %6 to i64, !dbg !603
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !603, !range !124
	%9 = sext i32 %8 to i64, !dbg !603
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !603, !range !133
	%11 = sext i32 %10 to i64, !dbg !603
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !603, !range !134
	%13 = sext i32 %12 to i64, !dbg !603
	%14 = mul i64 %13, %9, !dbg !603
	%15 = add i64 %7, %14, !dbg !603
	%16 = mul i64 %11, %15, !dbg !603
	%17 = add i64 %5, %16, !dbg !603
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !603, !range !138
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !603, !range !138
	%20 = mul i32 %18, %19, !dbg !603
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !603, !range !253
	%22 = mul i32 %20, %21, !dbg !603
	%23 = sext i32 %22 to i64, !dbg !603
	%24 = mul i64 %17, %23, !dbg !603
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !603, !range !142
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !603, !range !142
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !603, !range !143
	%28 = mul i32 %19, %27, !dbg !603
	%29 = add i32 %26, %28, !dbg !603
	%30 = mul i32 %18, %29, !dbg !603
	%31 = add i32 %25, %30, !dbg !603
	%32 = sext i32 %31 to i64, !dbg !603
	%33 = add i64 %24, %32, !dbg !603
	%34 = icmp eq i64 %33, 0, !dbg !604
	br i1 %34, label %b1, label %b7, !dbg !604

b1:
	%35 = urem i64 %p11, 2, !dbg !605
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %35, !dbg !606
	%37 = load i64, i64 addrspace(1)* %36, align 8, !dbg !606
	%38 = icmp eq i64 %37, 0, !dbg !607
	br i1 %38, label %b2, label %b7, !dbg !607

b2:
	%39 = sext i32 %3 to i64, !dbg !602
	%40 = urem i32 %p10, 2, !dbg !609
	%41 = zext i32 %40 to i64, !dbg !610
	%42 = mul i64 %41, %39, !dbg !611
	%43 = mul i64 %42, 2, !dbg !612
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !614
	%45 = zext i32 %p10 to i64, !dbg !617
	%46 = shl i64 %45, 32, !dbg !618
	%47 = addrspacecast i64 addrspace(1)* %44 to i64*, !dbg !619
	%48 = bitcast i64* %47 to i8*, !dbg !619
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %46, i32 1, i8* %ctrl, i32 2), !dbg !619
	%50 = and i64 %49, 4294967295, !dbg !620
	%51 = add i64 %43, 1, !dbg !621
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !622
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !624
	%54 = bitcast i64* %53 to i8*, !dbg !624
	%55 = call i64 @gpuc_signal_wait_until_thread(i8* %54, i32 5, i64 %46, i32 1, i8* %ctrl, i32 2), !dbg !624
	%56 = and i64 %55, 4294967295, !dbg !625
	%57 = shl i64 %56, 32, !dbg !626
	%58 = or i64 %50, %57, !dbg !627
	%59 = bitcast i64 %58 to double, !dbg !628
	br label %b3, !dbg !613

b3:
	%60 = phi double [ %59, %b2 ], [ %79, %b4 ], !dbg !629
	%61 = phi i64 [ 1, %b2 ], [ %80, %b4 ], !dbg !630
	%62 = icmp slt i64 %61, %39, !dbg !631
	br i1 %62, label %b4, label %b5, !dbg !631

b4:
	%63 = add i64 %42, %61, !dbg !633
	%64 = mul i64 %63, 2, !dbg !634
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %64, !dbg !636
	%66 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !638
	%67 = bitcast i64* %66 to i8*, !dbg !638
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 5, i64 %46, i32 1, i8* %ctrl, i32 2), !dbg !638
	%69 = and i64 %68, 4294967295, !dbg !639
	%70 = add i64 %64, 1, !dbg !640
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %70, !dbg !641
	%72 = addrspacecast i64 addrspace(1)* %71 to i64*, !dbg !643
	%73 = bitcast i64* %72 to i8*, !dbg !643
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %46, i32 1, i8* %ctrl, i32 2), !dbg !643
	%75 = and i64 %74, 4294967295, !dbg !644
	%76 = shl i64 %75, 32, !dbg !645
	%77 = or i64 %69, %76, !dbg !646
	%78 = bitcast i64 %77 to double, !dbg !647
	%79 = fadd double %60, %78, !dbg !648
	%80 = add i64 %61, 1, !dbg !649
	br label %b3, !dbg !649

b5:
	%81 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !650
	store double %60, double addrspace(1)* %81, align 8, !dbg !650
	%82 = fcmp ole double %60, %p12, !dbg !651
	br i1 %82, label %b6, label %b7, !dbg !651

b6:
	%83 = add i64 %p11, 1, !dbg !652
	%84 = urem i64 %83, 2, !dbg !653
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %84, !dbg !654
	store i64 %p11, i64 addrspace(1)* %85, align 8, !dbg !654
	br label %b7, !dbg !654

b7:
	ret void, !dbg !600
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i8* %ctrl) nounwind !dbg !655 {
entry:
	br label %b0, !dbg !656

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !656
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !656
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !657
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !658, !range !123
	%4 = sext i32 %3 to i64, !dbg !658
	br label %b1, !dbg !659

b1:
	%5 = phi i64 [ %4, %b0 ], [ %59, %b9 ], !dbg !660
	%6 = icmp slt i64 %5, %p14, !dbg !661
	br i1 %6, label %b2, label %b10, !dbg !661

b2:
	%7 = mul i64 %5, %p12, !dbg !662
	%8 = icmp eq i64 %p14, -1, !dbg !663
	%9 = select i1 %8, i64 1, i64 %p14, !dbg !663
	%10 = sdiv i64 %7, %9, !dbg !663
	%11 = sub i64 0, %7, !dbg !663
	%12 = select i1 %8, i64 %11, i64 %10, !dbg !663
	%13 = sub i64 %12, %p7, !dbg !664
	%14 = icmp slt i64 %13, 0, !dbg !665
	br i1 %14, label %b9, label %b3, !dbg !665

b3:
	%15 = icmp sge i64 %13, %p4, !dbg !666
	br i1 %15, label %b9, label %b4, !dbg !666

b4:
	%16 = mul i64 %5, %p13, !dbg !667
	%17 = add i64 %5, 1, !dbg !668
	%18 = mul i64 %17, %p13, !dbg !669
	%19 = sub i64 %18, %16, !dbg !670
	%20 = getelementptr inbounds float, float addrspace(1)* %0, i64 %16, !dbg !670
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !671, !range !142
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !671, !range !142
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !671, !range !143
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !671, !range !138
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !671, !range !138
	%26 = mul i32 %25, %23, !dbg !671
	%27 = add i32 %22, %26, !dbg !671
	%28 = mul i32 %24, %27, !dbg !671
	%29 = add i32 %21, %28, !dbg !671
	%30 = sext i32 %29 to i64, !dbg !671
	%31 = mul i32 %24, %25, !dbg !671
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !671, !range !253
	%33 = mul i32 %31, %32, !dbg !671
	%34 = sext i32 %33 to i64, !dbg !671
	br label %b5, !dbg !671

b5:
	%35 = phi i64 [ %30, %b4 ], [ %49, %b6 ], !dbg !671
	%36 = icmp slt i64 %35, %p13, !dbg !671
	br i1 %36, label %b6, label %b7, !dbg !671

b6:
	%37 = add i64 %13, 1, !dbg !672
	%38 = mul i64 %37, %p6, !dbg !673
	%39 = mul i64 %35, %p5, !dbg !674
	%40 = icmp eq i64 %p13, -1, !dbg !675
	%41 = select i1 %40, i64 1, i64 %p13, !dbg !675
	%42 = sdiv i64 %39, %41, !dbg !675
	%43 = sub i64 0, %39, !dbg !675
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !675
	%45 = add i64 %38, %44, !dbg !676
	%46 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !677
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !677
	%48 = getelementptr inbounds float, float addrspace(1)* %20, i64 %35, !dbg !678
	store float %47, float addrspace(1)* %48, align 4, !dbg !678
	%49 = add i64 %35, %34, !dbg !671
	br label %b5, !dbg !671

b7:
	call void @llvm.nvvm.barrier0(), !dbg !679
	%50 = sext i32 %2 to i64, !dbg !657
	%51 = icmp ne i64 %50, 0, !dbg !680
	br i1 %51, label %b8, label %b9, !dbg !680

b8:
	%52 = mul i64 %19, 4, !dbg !681
	%53 = addrspacecast float addrspace(1)* %20 to float*, !dbg !681
	%54 = addrspacecast float addrspace(1)* %20 to float*, !dbg !681
	%55 = bitcast float* %53 to i8*, !dbg !681
	%56 = bitcast float* %54 to i8*, !dbg !681
	call void @gpuc_put_block(i8* %55, i8* %56, i64 %52, i32 0), !dbg !681
	br label %b9, !dbg !681

b9:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !682, !range !133
	%58 = sext i32 %57 to i64, !dbg !682
	%59 = add i64 %5, %58, !dbg !683
	br label %b1, !dbg !683

b10:
	ret void, !dbg !683
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

define internal void @gpuc_grid_sync() convergent noinline nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !142
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !142
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !143
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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !133
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !134
	%15 = mul i32 %13, %14
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !134
	%17 = mul i32 %15, %16
	%18 = sub i32 -2147483647, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !123
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !124
	%21 = or i32 %19, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !124
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
!nvvm.annotations = !{!684, !685, !686, !687, !688, !689, !690, !691, !692, !693, !694, !695, !696, !697, !698, !699, !700, !701}
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
!34 = !DILocation(line: 97, column: 2, scope: !7)
!35 = !DILocation(line: 95, column: 2, scope: !7)
!36 = !DILocation(line: 98, column: 6, scope: !7)
!37 = !DILocation(line: 98, column: 21, scope: !7)
!38 = !DILocation(line: 99, column: 13, scope: !7)
!39 = !DILocation(line: 99, column: 16, scope: !7)
!40 = !DILocation(line: 99, column: 25, scope: !7)
!41 = !DILocation(line: 100, column: 23, scope: !7)
!42 = !DILocation(line: 100, column: 15, scope: !7)
!43 = !DILocation(line: 144, column: 51, scope: !14, inlinedAt: !42)
!44 = !DILocation(line: 144, column: 59, scope: !14, inlinedAt: !42)
!45 = !DILocation(line: 144, column: 57, scope: !14, inlinedAt: !42)
!46 = !DILocation(line: 144, column: 67, scope: !14, inlinedAt: !42)
!47 = !DILocation(line: 144, column: 65, scope: !14, inlinedAt: !42)
!48 = !DILocation(line: 144, column: 75, scope: !14, inlinedAt: !42)
!49 = !DILocation(line: 144, column: 73, scope: !14, inlinedAt: !42)
!50 = !DILocation(line: 102, column: 24, scope: !7)
!51 = !DILocation(line: 102, column: 21, scope: !7)
!52 = !DILocation(line: 102, column: 35, scope: !7)
!53 = !DILocation(line: 102, column: 32, scope: !7)
!54 = !DILocation(line: 104, column: 13, scope: !7)
!55 = !DILocation(line: 104, column: 21, scope: !7)
!56 = !DILocation(line: 104, column: 28, scope: !7)
!57 = !DILocation(line: 104, column: 38, scope: !7)
!58 = !DILocation(line: 105, column: 14, scope: !7)
!59 = !DILocation(line: 105, column: 22, scope: !7)
!60 = !DILocation(line: 105, column: 29, scope: !7)
!61 = !DILocation(line: 105, column: 39, scope: !7)
!62 = !DILocation(line: 106, column: 14, scope: !7)
!63 = !DILocation(line: 106, column: 22, scope: !7)
!64 = !DILocation(line: 106, column: 29, scope: !7)
!65 = !DILocation(line: 106, column: 39, scope: !7)
!66 = !DILocation(line: 107, column: 14, scope: !7)
!67 = !DILocation(line: 107, column: 22, scope: !7)
!68 = !DILocation(line: 107, column: 29, scope: !7)
!69 = !DILocation(line: 107, column: 39, scope: !7)
!70 = !DILocation(line: 110, column: 13, scope: !7)
!71 = !DILocation(line: 111, column: 8, scope: !7)
!72 = !DILocation(line: 113, column: 12, scope: !7)
!73 = !DILocation(line: 113, column: 21, scope: !7)
!74 = !DILocation(line: 114, column: 33, scope: !7)
!75 = !DILocation(line: 114, column: 35, scope: !7)
!76 = distinct !DISubprogram(name: "fixed", scope: !6, file: !6, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!77 = !DILocation(line: 114, column: 15, scope: !7)
!78 = !DILocation(line: 125, column: 7, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 126, column: 7, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 128, column: 7, scope: !7)
!81 = !DILocation(line: 128, column: 7, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 129, column: 7, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 131, column: 7, scope: !7)
!84 = !DILocation(line: 131, column: 7, scope: !76, inlinedAt: !77)
!85 = !DILocation(line: 132, column: 7, scope: !76, inlinedAt: !77)
!86 = !DILocation(line: 134, column: 7, scope: !7)
!87 = !DILocation(line: 134, column: 7, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 135, column: 7, scope: !76, inlinedAt: !77)
!89 = !DILocation(line: 137, column: 9, scope: !7)
!90 = !DILocation(line: 114, column: 4, scope: !7)
!91 = !DILocation(line: 116, column: 19, scope: !7)
!92 = distinct !DISubprogram(name: "store", scope: !6, file: !6, line: 145, type: !4, isDefinition: true, scopeLine: 145, isOptimized: true, unit: !2)
!93 = !DILocation(line: 116, column: 8, scope: !7)
!94 = !DILocation(line: 146, column: 11, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 146, column: 19, scope: !92, inlinedAt: !93)
!96 = !DILocation(line: 146, column: 27, scope: !92, inlinedAt: !93)
!97 = !DILocation(line: 146, column: 3, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 146, column: 9, scope: !92, inlinedAt: !93)
!99 = !DILocation(line: 146, column: 17, scope: !92, inlinedAt: !93)
!100 = !DILocation(line: 146, column: 25, scope: !92, inlinedAt: !93)
!101 = !DILocation(line: 117, column: 26, scope: !7)
!102 = distinct !DISubprogram(name: "square", scope: !6, file: !6, line: 140, type: !4, isDefinition: true, scopeLine: 140, isOptimized: true, unit: !2)
!103 = !DILocation(line: 117, column: 20, scope: !7)
!104 = !DILocation(line: 140, column: 43, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 117, column: 48, scope: !7)
!106 = !DILocation(line: 117, column: 42, scope: !7)
!107 = !DILocation(line: 140, column: 43, scope: !102, inlinedAt: !106)
!108 = !DILocation(line: 117, column: 34, scope: !7)
!109 = !DILocation(line: 117, column: 70, scope: !7)
!110 = !DILocation(line: 117, column: 64, scope: !7)
!111 = !DILocation(line: 140, column: 43, scope: !102, inlinedAt: !110)
!112 = !DILocation(line: 117, column: 56, scope: !7)
!113 = !DILocation(line: 117, column: 92, scope: !7)
!114 = !DILocation(line: 117, column: 86, scope: !7)
!115 = !DILocation(line: 140, column: 43, scope: !102, inlinedAt: !114)
!116 = !DILocation(line: 117, column: 78, scope: !7)
!117 = !DILocation(line: 117, column: 3, scope: !7)
!118 = !DILocation(line: 98, column: 27, scope: !7)
!119 = !DILocation(line: 120, column: 2, scope: !7)
!120 = distinct !DISubprogram(name: "sweep", scope: !6, file: !6, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!121 = !DILocation(line: 28, column: 6, scope: !120)
!122 = !DILocation(line: 30, column: 24, scope: !120)
!123 = !{i32 0, i32 2147483647}
!124 = !{i32 0, i32 65535}
!125 = !DILocation(line: 30, column: 27, scope: !120)
!126 = !DILocation(line: 29, column: 2, scope: !120)
!127 = !DILocation(line: 30, column: 6, scope: !120)
!128 = !DILocation(line: 30, column: 35, scope: !120)
!129 = distinct !DISubprogram(name: "sweepTile", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!130 = !DILocation(line: 31, column: 23, scope: !120)
!131 = !DILocation(line: 44, column: 32, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 44, column: 65, scope: !129, inlinedAt: !130)
!133 = !{i32 1, i32 -2147483648}
!134 = !{i32 1, i32 65536}
!135 = !DILocation(line: 44, column: 69, scope: !129, inlinedAt: !130)
!136 = !DILocation(line: 44, column: 53, scope: !129, inlinedAt: !130)
!137 = !DILocation(line: 45, column: 38, scope: !129, inlinedAt: !130)
!138 = !{i32 1, i32 1025}
!139 = !DILocation(line: 45, column: 26, scope: !129, inlinedAt: !130)
!140 = !DILocation(line: 46, column: 25, scope: !129, inlinedAt: !130)
!141 = !DILocation(line: 46, column: 54, scope: !129, inlinedAt: !130)
!142 = !{i32 0, i32 1024}
!143 = !{i32 0, i32 64}
!144 = !DILocation(line: 46, column: 41, scope: !129, inlinedAt: !130)
!145 = !DILocation(line: 47, column: 18, scope: !129, inlinedAt: !130)
!146 = !DILocation(line: 47, column: 24, scope: !129, inlinedAt: !130)
!147 = !DILocation(line: 47, column: 46, scope: !129, inlinedAt: !130)
!148 = !DILocation(line: 47, column: 39, scope: !129, inlinedAt: !130)
!149 = !DILocation(line: 47, column: 49, scope: !129, inlinedAt: !130)
!150 = !DILocation(line: 48, column: 17, scope: !129, inlinedAt: !130)
!151 = !DILocation(line: 48, column: 33, scope: !129, inlinedAt: !130)
!152 = !DILocation(line: 48, column: 52, scope: !129, inlinedAt: !130)
!153 = !DILocation(line: 52, column: 20, scope: !129, inlinedAt: !130)
!154 = !DILocation(line: 52, column: 23, scope: !129, inlinedAt: !130)
!155 = !DILocation(line: 54, column: 68, scope: !129, inlinedAt: !130)
!156 = distinct !DISubprogram(name: "haloSignal", scope: !6, file: !6, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!157 = !DILocation(line: 54, column: 40, scope: !129, inlinedAt: !130)
!158 = !DILocation(line: 22, column: 27, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 22, column: 21, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 22, column: 30, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 22, column: 38, scope: !156, inlinedAt: !157)
!162 = !DILocation(line: 22, column: 47, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 22, column: 16, scope: !156, inlinedAt: !157)
!164 = !DILocation(line: 54, column: 26, scope: !129, inlinedAt: !130)
!165 = !DILocation(line: 57, column: 68, scope: !129, inlinedAt: !130)
!166 = !DILocation(line: 57, column: 40, scope: !129, inlinedAt: !130)
!167 = !DILocation(line: 22, column: 27, scope: !156, inlinedAt: !166)
!168 = !DILocation(line: 22, column: 21, scope: !156, inlinedAt: !166)
!169 = !DILocation(line: 22, column: 30, scope: !156, inlinedAt: !166)
!170 = !DILocation(line: 22, column: 32, scope: !156, inlinedAt: !166)
!171 = !DILocation(line: 22, column: 38, scope: !156, inlinedAt: !166)
!172 = !DILocation(line: 22, column: 47, scope: !156, inlinedAt: !166)
!173 = !DILocation(line: 22, column: 16, scope: !156, inlinedAt: !166)
!174 = !DILocation(line: 57, column: 26, scope: !129, inlinedAt: !130)
!175 = !DILocation(line: 60, column: 17, scope: !129, inlinedAt: !130)
!176 = !DILocation(line: 61, column: 31, scope: !129, inlinedAt: !130)
!177 = !DILocation(line: 62, column: 20, scope: !129, inlinedAt: !130)
!178 = !DILocation(line: 62, column: 4, scope: !129, inlinedAt: !130)
!179 = !DILocation(line: 50, column: 2, scope: !129, inlinedAt: !130)
!180 = !DILocation(line: 64, column: 47, scope: !129, inlinedAt: !130)
!181 = !DILocation(line: 64, column: 30, scope: !129, inlinedAt: !130)
!182 = !DILocation(line: 64, column: 60, scope: !129, inlinedAt: !130)
!183 = !DILocation(line: 65, column: 65, scope: !129, inlinedAt: !130)
!184 = !DILocation(line: 65, column: 20, scope: !129, inlinedAt: !130)
!185 = !DILocation(line: 65, column: 4, scope: !129, inlinedAt: !130)
!186 = !DILocation(line: 67, column: 17, scope: !129, inlinedAt: !130)
!187 = !DILocation(line: 69, column: 61, scope: !129, inlinedAt: !130)
!188 = distinct !DISubprogram(name: "send", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!189 = !DILocation(line: 69, column: 8, scope: !129, inlinedAt: !130)
!190 = !DILocation(line: 82, column: 26, scope: !188, inlinedAt: !189)
!191 = !DILocation(line: 83, column: 13, scope: !188, inlinedAt: !189)
!192 = !DILocation(line: 84, column: 14, scope: !188, inlinedAt: !189)
!193 = !DILocation(line: 84, column: 11, scope: !188, inlinedAt: !189)
!194 = !DILocation(line: 85, column: 45, scope: !188, inlinedAt: !189)
!195 = !DILocation(line: 85, column: 53, scope: !188, inlinedAt: !189)
!196 = !DILocation(line: 85, column: 42, scope: !188, inlinedAt: !189)
!197 = !DILocation(line: 85, column: 97, scope: !188, inlinedAt: !189)
!198 = !DILocation(line: 85, column: 84, scope: !188, inlinedAt: !189)
!199 = !DILocation(line: 86, column: 13, scope: !188, inlinedAt: !189)
!200 = !DILocation(line: 22, column: 27, scope: !156, inlinedAt: !199)
!201 = !DILocation(line: 22, column: 21, scope: !156, inlinedAt: !199)
!202 = !DILocation(line: 22, column: 30, scope: !156, inlinedAt: !199)
!203 = !DILocation(line: 22, column: 32, scope: !156, inlinedAt: !199)
!204 = !DILocation(line: 22, column: 38, scope: !156, inlinedAt: !199)
!205 = !DILocation(line: 22, column: 47, scope: !156, inlinedAt: !199)
!206 = !DILocation(line: 22, column: 16, scope: !156, inlinedAt: !199)
!207 = !DILocation(line: 85, column: 20, scope: !188, inlinedAt: !189)
!208 = !DILocation(line: 72, column: 8, scope: !129, inlinedAt: !130)
!209 = !DILocation(line: 82, column: 26, scope: !188, inlinedAt: !208)
!210 = !DILocation(line: 83, column: 13, scope: !188, inlinedAt: !208)
!211 = !DILocation(line: 84, column: 14, scope: !188, inlinedAt: !208)
!212 = !DILocation(line: 84, column: 11, scope: !188, inlinedAt: !208)
!213 = !DILocation(line: 85, column: 42, scope: !188, inlinedAt: !208)
!214 = !DILocation(line: 85, column: 89, scope: !188, inlinedAt: !208)
!215 = !DILocation(line: 85, column: 97, scope: !188, inlinedAt: !208)
!216 = !DILocation(line: 85, column: 84, scope: !188, inlinedAt: !208)
!217 = !DILocation(line: 86, column: 13, scope: !188, inlinedAt: !208)
!218 = !DILocation(line: 22, column: 27, scope: !156, inlinedAt: !217)
!219 = !DILocation(line: 22, column: 21, scope: !156, inlinedAt: !217)
!220 = !DILocation(line: 22, column: 30, scope: !156, inlinedAt: !217)
!221 = !DILocation(line: 22, column: 38, scope: !156, inlinedAt: !217)
!222 = !DILocation(line: 22, column: 47, scope: !156, inlinedAt: !217)
!223 = !DILocation(line: 22, column: 16, scope: !156, inlinedAt: !217)
!224 = !DILocation(line: 85, column: 20, scope: !188, inlinedAt: !208)
!225 = !DILocation(line: 75, column: 66, scope: !129, inlinedAt: !130)
!226 = !DILocation(line: 75, column: 89, scope: !129, inlinedAt: !130)
!227 = !DILocation(line: 75, column: 78, scope: !129, inlinedAt: !130)
!228 = !DILocation(line: 75, column: 24, scope: !129, inlinedAt: !130)
!229 = !DILocation(line: 75, column: 17, scope: !129, inlinedAt: !130)
!230 = !DILocation(line: 31, column: 3, scope: !120)
!231 = !DILocation(line: 30, column: 46, scope: !120)
!232 = !DILocation(line: 33, column: 2, scope: !120)
!233 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!234 = !DILocation(line: 23, column: 6, scope: !233)
!235 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!236 = distinct !DISubprogram(name: "Sum", scope: !235, file: !235, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!237 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!238 = distinct !DISubprogram(name: "collect", scope: !237, file: !237, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!239 = !DILocation(line: 37, column: 10, scope: !233)
!240 = !DILocation(line: 43, column: 26, scope: !238, inlinedAt: !239)
!241 = !DILocation(line: 62, column: 21, scope: !236, inlinedAt: !240)
!242 = distinct !DISubprogram(name: "Publish", scope: !235, file: !235, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!243 = distinct !DISubprogram(name: "publish", scope: !237, file: !237, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!244 = !DILocation(line: 40, column: 10, scope: !233)
!245 = !DILocation(line: 74, column: 13, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 53, column: 23, scope: !242, inlinedAt: !245)
!247 = !DILocation(line: 24, column: 11, scope: !233)
!248 = !DILocation(line: 25, column: 30, scope: !233)
!249 = !DILocation(line: 25, column: 33, scope: !233)
!250 = !DILocation(line: 25, column: 23, scope: !233)
!251 = !DILocation(line: 25, column: 43, scope: !233)
!252 = !DILocation(line: 26, column: 20, scope: !233)
!253 = !{i32 1, i32 65}
!254 = !DILocation(line: 26, column: 23, scope: !233)
!255 = !DILocation(line: 27, column: 20, scope: !233)
!256 = !DILocation(line: 27, column: 14, scope: !233)
!257 = !DILocation(line: 29, column: 4, scope: !233)
!258 = !DILocation(line: 33, column: 12, scope: !233)
!259 = !DILocation(line: 34, column: 18, scope: !233)
!260 = !DILocation(line: 32, column: 2, scope: !233)
!261 = !DILocation(line: 36, column: 15, scope: !233)
!262 = distinct !DISubprogram(name: "collects", scope: !237, file: !237, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!263 = !DILocation(line: 36, column: 31, scope: !233)
!264 = !DILocation(line: 37, column: 19, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 37, column: 24, scope: !262, inlinedAt: !263)
!266 = !DILocation(line: 37, column: 59, scope: !262, inlinedAt: !263)
!267 = !DILocation(line: 37, column: 63, scope: !262, inlinedAt: !263)
!268 = !DILocation(line: 37, column: 47, scope: !262, inlinedAt: !263)
!269 = !DILocation(line: 36, column: 52, scope: !233)
!270 = !DILocation(line: 36, column: 55, scope: !233)
!271 = !DILocation(line: 37, column: 36, scope: !233)
!272 = distinct !DISubprogram(name: "valueAt", scope: !235, file: !235, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!273 = !DILocation(line: 63, column: 38, scope: !236, inlinedAt: !240)
!274 = !DILocation(line: 72, column: 19, scope: !272, inlinedAt: !273)
!275 = !DILocation(line: 72, column: 13, scope: !272, inlinedAt: !273)
!276 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !273)
!277 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !273)
!278 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!279 = distinct !DISubprogram(name: "await", scope: !278, file: !278, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!280 = !DILocation(line: 63, column: 17, scope: !236, inlinedAt: !240)
!281 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !280)
!282 = distinct !DISubprogram(name: "word", scope: !278, file: !278, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!283 = distinct !DISubprogram(name: "awaitWord", scope: !278, file: !278, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!284 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !280)
!285 = !DILocation(line: 59, column: 54, scope: !283, inlinedAt: !284)
!286 = !DILocation(line: 54, column: 53, scope: !282, inlinedAt: !285)
!287 = !DILocation(line: 54, column: 60, scope: !282, inlinedAt: !285)
!288 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !284)
!289 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !284)
!290 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !280)
!291 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !280)
!292 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !280)
!293 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !292)
!294 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !292)
!295 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !280)
!296 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !280)
!297 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !280)
!298 = !DILocation(line: 63, column: 2, scope: !236, inlinedAt: !240)
!299 = !DILocation(line: 64, column: 6, scope: !236, inlinedAt: !240)
!300 = !DILocation(line: 64, column: 18, scope: !236, inlinedAt: !240)
!301 = !DILocation(line: 65, column: 39, scope: !236, inlinedAt: !240)
!302 = !DILocation(line: 72, column: 27, scope: !272, inlinedAt: !301)
!303 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !301)
!304 = !DILocation(line: 65, column: 18, scope: !236, inlinedAt: !240)
!305 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !304)
!306 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !304)
!307 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !306)
!308 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !306)
!309 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !304)
!310 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !304)
!311 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !304)
!312 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !311)
!313 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !311)
!314 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !304)
!315 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !304)
!316 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !304)
!317 = !DILocation(line: 65, column: 3, scope: !236, inlinedAt: !240)
!318 = !DILocation(line: 64, column: 25, scope: !236, inlinedAt: !240)
!319 = !DILocation(line: 44, column: 12, scope: !238, inlinedAt: !239)
!320 = !DILocation(line: 45, column: 11, scope: !238, inlinedAt: !239)
!321 = !DILocation(line: 46, column: 22, scope: !238, inlinedAt: !239)
!322 = !DILocation(line: 46, column: 12, scope: !238, inlinedAt: !239)
!323 = !DILocation(line: 39, column: 14, scope: !233)
!324 = distinct !DISubprogram(name: "add", scope: !237, file: !237, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!325 = !DILocation(line: 39, column: 25, scope: !233)
!326 = !DILocation(line: 53, column: 28, scope: !324, inlinedAt: !325)
!327 = distinct !DISubprogram(name: "blockSum", scope: !237, file: !237, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!328 = !DILocation(line: 53, column: 17, scope: !324, inlinedAt: !325)
!329 = !DILocation(line: 87, column: 38, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 89, column: 10, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 89, column: 3, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 90, column: 8, scope: !327, inlinedAt: !328)
!333 = !DILocation(line: 91, column: 6, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 91, column: 29, scope: !327, inlinedAt: !328)
!335 = !DILocation(line: 92, column: 23, scope: !327, inlinedAt: !328)
!336 = !DILocation(line: 92, column: 31, scope: !327, inlinedAt: !328)
!337 = !DILocation(line: 92, column: 42, scope: !327, inlinedAt: !328)
!338 = !DILocation(line: 92, column: 34, scope: !327, inlinedAt: !328)
!339 = !DILocation(line: 93, column: 13, scope: !327, inlinedAt: !328)
!340 = !DILocation(line: 93, column: 5, scope: !327, inlinedAt: !328)
!341 = !DILocation(line: 93, column: 4, scope: !327, inlinedAt: !328)
!342 = !DILocation(line: 95, column: 9, scope: !327, inlinedAt: !328)
!343 = !DILocation(line: 91, column: 34, scope: !327, inlinedAt: !328)
!344 = !DILocation(line: 97, column: 7, scope: !327, inlinedAt: !328)
!345 = !DILocation(line: 98, column: 8, scope: !327, inlinedAt: !328)
!346 = !DILocation(line: 54, column: 21, scope: !324, inlinedAt: !325)
!347 = !DILocation(line: 54, column: 26, scope: !324, inlinedAt: !325)
!348 = !DILocation(line: 55, column: 26, scope: !324, inlinedAt: !325)
!349 = !DILocation(line: 56, column: 22, scope: !324, inlinedAt: !325)
!350 = distinct !DISubprogram(name: "sums", scope: !237, file: !237, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!351 = !DILocation(line: 57, column: 7, scope: !324, inlinedAt: !325)
!352 = !DILocation(line: 81, column: 19, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 81, column: 13, scope: !350, inlinedAt: !351)
!354 = !DILocation(line: 81, column: 23, scope: !350, inlinedAt: !351)
!355 = !DILocation(line: 82, column: 18, scope: !350, inlinedAt: !351)
!356 = !DILocation(line: 57, column: 34, scope: !324, inlinedAt: !325)
!357 = !DILocation(line: 57, column: 38, scope: !324, inlinedAt: !325)
!358 = !DILocation(line: 57, column: 52, scope: !324, inlinedAt: !325)
!359 = !DILocation(line: 57, column: 23, scope: !324, inlinedAt: !325)
!360 = !DILocation(line: 58, column: 51, scope: !324, inlinedAt: !325)
!361 = !DILocation(line: 58, column: 34, scope: !324, inlinedAt: !325)
!362 = !DILocation(line: 59, column: 14, scope: !324, inlinedAt: !325)
!363 = !DILocation(line: 59, column: 32, scope: !324, inlinedAt: !325)
!364 = !DILocation(line: 59, column: 23, scope: !324, inlinedAt: !325)
!365 = !DILocation(line: 59, column: 3, scope: !324, inlinedAt: !325)
!366 = !DILocation(line: 61, column: 16, scope: !324, inlinedAt: !325)
!367 = !DILocation(line: 62, column: 9, scope: !324, inlinedAt: !325)
!368 = !DILocation(line: 67, column: 13, scope: !243, inlinedAt: !244)
!369 = !DILocation(line: 81, column: 19, scope: !350, inlinedAt: !368)
!370 = !DILocation(line: 81, column: 13, scope: !350, inlinedAt: !368)
!371 = !DILocation(line: 81, column: 23, scope: !350, inlinedAt: !368)
!372 = !DILocation(line: 82, column: 18, scope: !350, inlinedAt: !368)
!373 = !DILocation(line: 69, column: 33, scope: !243, inlinedAt: !244)
!374 = !DILocation(line: 69, column: 33, scope: !233)
!375 = !DILocation(line: 70, column: 13, scope: !243, inlinedAt: !244)
!376 = !DILocation(line: 70, column: 3, scope: !243, inlinedAt: !244)
!377 = !DILocation(line: 72, column: 16, scope: !243, inlinedAt: !244)
!378 = !DILocation(line: 89, column: 3, scope: !327, inlinedAt: !377)
!379 = !DILocation(line: 90, column: 8, scope: !327, inlinedAt: !377)
!380 = !DILocation(line: 91, column: 6, scope: !327, inlinedAt: !377)
!381 = !DILocation(line: 91, column: 29, scope: !327, inlinedAt: !377)
!382 = !DILocation(line: 92, column: 23, scope: !327, inlinedAt: !377)
!383 = !DILocation(line: 92, column: 31, scope: !327, inlinedAt: !377)
!384 = !DILocation(line: 92, column: 34, scope: !327, inlinedAt: !377)
!385 = !DILocation(line: 93, column: 13, scope: !327, inlinedAt: !377)
!386 = !DILocation(line: 93, column: 5, scope: !327, inlinedAt: !377)
!387 = !DILocation(line: 93, column: 4, scope: !327, inlinedAt: !377)
!388 = !DILocation(line: 95, column: 9, scope: !327, inlinedAt: !377)
!389 = !DILocation(line: 91, column: 34, scope: !327, inlinedAt: !377)
!390 = !DILocation(line: 97, column: 7, scope: !327, inlinedAt: !377)
!391 = !DILocation(line: 98, column: 8, scope: !327, inlinedAt: !377)
!392 = !DILocation(line: 73, column: 22, scope: !243, inlinedAt: !244)
!393 = !DILocation(line: 53, column: 40, scope: !242, inlinedAt: !245)
!394 = !DILocation(line: 55, column: 29, scope: !242, inlinedAt: !245)
!395 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !394)
!396 = !DILocation(line: 72, column: 27, scope: !272, inlinedAt: !394)
!397 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !394)
!398 = !DILocation(line: 55, column: 60, scope: !242, inlinedAt: !245)
!399 = !DILocation(line: 55, column: 65, scope: !242, inlinedAt: !245)
!400 = distinct !DISubprogram(name: "store", scope: !278, file: !278, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!401 = !DILocation(line: 55, column: 8, scope: !242, inlinedAt: !245)
!402 = !DILocation(line: 38, column: 18, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 39, column: 28, scope: !400, inlinedAt: !401)
!404 = !DILocation(line: 39, column: 52, scope: !400, inlinedAt: !401)
!405 = !DILocation(line: 39, column: 38, scope: !400, inlinedAt: !401)
!406 = !DILocation(line: 54, column: 53, scope: !282, inlinedAt: !405)
!407 = !DILocation(line: 54, column: 60, scope: !282, inlinedAt: !405)
!408 = !DILocation(line: 54, column: 73, scope: !282, inlinedAt: !405)
!409 = !DILocation(line: 54, column: 65, scope: !282, inlinedAt: !405)
!410 = !DILocation(line: 39, column: 16, scope: !400, inlinedAt: !401)
!411 = !DILocation(line: 41, column: 32, scope: !400, inlinedAt: !401)
!412 = !DILocation(line: 41, column: 29, scope: !400, inlinedAt: !401)
!413 = !DILocation(line: 41, column: 60, scope: !400, inlinedAt: !401)
!414 = !DILocation(line: 41, column: 55, scope: !400, inlinedAt: !401)
!415 = !DILocation(line: 41, column: 41, scope: !400, inlinedAt: !401)
!416 = !DILocation(line: 54, column: 73, scope: !282, inlinedAt: !415)
!417 = !DILocation(line: 54, column: 65, scope: !282, inlinedAt: !415)
!418 = !DILocation(line: 41, column: 17, scope: !400, inlinedAt: !401)
!419 = !DILocation(line: 41, column: 23, scope: !233)
!420 = !DILocation(line: 42, column: 36, scope: !233)
!421 = !DILocation(line: 42, column: 19, scope: !233)
!422 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!423 = !DILocation(line: 54, column: 6, scope: !422)
!424 = !DILocation(line: 65, column: 11, scope: !422)
!425 = !DILocation(line: 43, column: 26, scope: !238, inlinedAt: !424)
!426 = !DILocation(line: 62, column: 21, scope: !236, inlinedAt: !425)
!427 = !DILocation(line: 82, column: 11, scope: !422)
!428 = !DILocation(line: 74, column: 13, scope: !243, inlinedAt: !427)
!429 = !DILocation(line: 53, column: 23, scope: !242, inlinedAt: !428)
!430 = !DILocation(line: 54, column: 85, scope: !422)
!431 = !DILocation(line: 54, column: 96, scope: !422)
!432 = !DILocation(line: 54, column: 113, scope: !422)
!433 = !DILocation(line: 54, column: 130, scope: !422)
!434 = !DILocation(line: 54, column: 139, scope: !422)
!435 = !DILocation(line: 57, column: 13, scope: !422)
!436 = !DILocation(line: 58, column: 12, scope: !422)
!437 = !DILocation(line: 58, column: 15, scope: !422)
!438 = !DILocation(line: 59, column: 20, scope: !422)
!439 = !DILocation(line: 61, column: 20, scope: !422)
!440 = !DILocation(line: 56, column: 3, scope: !422)
!441 = !DILocation(line: 64, column: 14, scope: !422)
!442 = !DILocation(line: 64, column: 30, scope: !422)
!443 = !DILocation(line: 37, column: 19, scope: !262, inlinedAt: !442)
!444 = !DILocation(line: 37, column: 24, scope: !262, inlinedAt: !442)
!445 = !DILocation(line: 37, column: 59, scope: !262, inlinedAt: !442)
!446 = !DILocation(line: 37, column: 63, scope: !262, inlinedAt: !442)
!447 = !DILocation(line: 37, column: 47, scope: !262, inlinedAt: !442)
!448 = !DILocation(line: 64, column: 51, scope: !422)
!449 = !DILocation(line: 64, column: 54, scope: !422)
!450 = !DILocation(line: 65, column: 35, scope: !422)
!451 = !DILocation(line: 63, column: 38, scope: !236, inlinedAt: !425)
!452 = !DILocation(line: 72, column: 19, scope: !272, inlinedAt: !451)
!453 = !DILocation(line: 72, column: 13, scope: !272, inlinedAt: !451)
!454 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !451)
!455 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !451)
!456 = !DILocation(line: 63, column: 17, scope: !236, inlinedAt: !425)
!457 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !456)
!458 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !456)
!459 = !DILocation(line: 59, column: 54, scope: !283, inlinedAt: !458)
!460 = !DILocation(line: 54, column: 53, scope: !282, inlinedAt: !459)
!461 = !DILocation(line: 54, column: 60, scope: !282, inlinedAt: !459)
!462 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !458)
!463 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !458)
!464 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !456)
!465 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !456)
!466 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !456)
!467 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !466)
!468 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !466)
!469 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !456)
!470 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !456)
!471 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !456)
!472 = !DILocation(line: 63, column: 2, scope: !236, inlinedAt: !425)
!473 = !DILocation(line: 64, column: 6, scope: !236, inlinedAt: !425)
!474 = !DILocation(line: 64, column: 18, scope: !236, inlinedAt: !425)
!475 = !DILocation(line: 65, column: 39, scope: !236, inlinedAt: !425)
!476 = !DILocation(line: 72, column: 27, scope: !272, inlinedAt: !475)
!477 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !475)
!478 = !DILocation(line: 65, column: 18, scope: !236, inlinedAt: !425)
!479 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !478)
!480 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !478)
!481 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !480)
!482 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !480)
!483 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !478)
!484 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !478)
!485 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !478)
!486 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !485)
!487 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !485)
!488 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !478)
!489 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !478)
!490 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !478)
!491 = !DILocation(line: 65, column: 3, scope: !236, inlinedAt: !425)
!492 = !DILocation(line: 64, column: 25, scope: !236, inlinedAt: !425)
!493 = !DILocation(line: 44, column: 12, scope: !238, inlinedAt: !424)
!494 = !DILocation(line: 45, column: 11, scope: !238, inlinedAt: !424)
!495 = !DILocation(line: 46, column: 22, scope: !238, inlinedAt: !424)
!496 = !DILocation(line: 46, column: 12, scope: !238, inlinedAt: !424)
!497 = !DILocation(line: 68, column: 6, scope: !422)
!498 = !DILocation(line: 68, column: 19, scope: !422)
!499 = !DILocation(line: 71, column: 4, scope: !422)
!500 = !DILocation(line: 72, column: 30, scope: !422)
!501 = !DILocation(line: 72, column: 19, scope: !422)
!502 = !DILocation(line: 87, column: 38, scope: !327, inlinedAt: !501)
!503 = !DILocation(line: 89, column: 10, scope: !327, inlinedAt: !501)
!504 = !DILocation(line: 89, column: 3, scope: !327, inlinedAt: !501)
!505 = !DILocation(line: 90, column: 8, scope: !327, inlinedAt: !501)
!506 = !DILocation(line: 91, column: 6, scope: !327, inlinedAt: !501)
!507 = !DILocation(line: 91, column: 29, scope: !327, inlinedAt: !501)
!508 = !DILocation(line: 92, column: 23, scope: !327, inlinedAt: !501)
!509 = !DILocation(line: 92, column: 31, scope: !327, inlinedAt: !501)
!510 = !DILocation(line: 92, column: 42, scope: !327, inlinedAt: !501)
!511 = !DILocation(line: 92, column: 34, scope: !327, inlinedAt: !501)
!512 = !DILocation(line: 93, column: 13, scope: !327, inlinedAt: !501)
!513 = !DILocation(line: 93, column: 5, scope: !327, inlinedAt: !501)
!514 = !DILocation(line: 93, column: 4, scope: !327, inlinedAt: !501)
!515 = !DILocation(line: 95, column: 9, scope: !327, inlinedAt: !501)
!516 = !DILocation(line: 91, column: 34, scope: !327, inlinedAt: !501)
!517 = !DILocation(line: 97, column: 7, scope: !327, inlinedAt: !501)
!518 = !DILocation(line: 98, column: 8, scope: !327, inlinedAt: !501)
!519 = !DILocation(line: 73, column: 24, scope: !422)
!520 = !DILocation(line: 74, column: 9, scope: !422)
!521 = !DILocation(line: 80, column: 21, scope: !350, inlinedAt: !520)
!522 = !DILocation(line: 80, column: 26, scope: !350, inlinedAt: !520)
!523 = !DILocation(line: 81, column: 19, scope: !350, inlinedAt: !520)
!524 = !DILocation(line: 81, column: 13, scope: !350, inlinedAt: !520)
!525 = !DILocation(line: 81, column: 23, scope: !350, inlinedAt: !520)
!526 = !DILocation(line: 82, column: 18, scope: !350, inlinedAt: !520)
!527 = !DILocation(line: 74, column: 38, scope: !422)
!528 = !DILocation(line: 74, column: 42, scope: !422)
!529 = !DILocation(line: 74, column: 56, scope: !422)
!530 = !DILocation(line: 74, column: 27, scope: !422)
!531 = !DILocation(line: 77, column: 16, scope: !422)
!532 = !DILocation(line: 78, column: 12, scope: !422)
!533 = !DILocation(line: 78, column: 35, scope: !422)
!534 = !DILocation(line: 78, column: 29, scope: !422)
!535 = !DILocation(line: 78, column: 39, scope: !422)
!536 = !DILocation(line: 79, column: 4, scope: !422)
!537 = !DILocation(line: 81, column: 14, scope: !422)
!538 = !DILocation(line: 81, column: 30, scope: !422)
!539 = !DILocation(line: 37, column: 19, scope: !262, inlinedAt: !538)
!540 = !DILocation(line: 37, column: 24, scope: !262, inlinedAt: !538)
!541 = !DILocation(line: 37, column: 59, scope: !262, inlinedAt: !538)
!542 = !DILocation(line: 37, column: 63, scope: !262, inlinedAt: !538)
!543 = !DILocation(line: 37, column: 47, scope: !262, inlinedAt: !538)
!544 = !DILocation(line: 67, column: 13, scope: !243, inlinedAt: !427)
!545 = !DILocation(line: 80, column: 21, scope: !350, inlinedAt: !544)
!546 = !DILocation(line: 80, column: 26, scope: !350, inlinedAt: !544)
!547 = !DILocation(line: 81, column: 19, scope: !350, inlinedAt: !544)
!548 = !DILocation(line: 81, column: 13, scope: !350, inlinedAt: !544)
!549 = !DILocation(line: 81, column: 23, scope: !350, inlinedAt: !544)
!550 = !DILocation(line: 82, column: 18, scope: !350, inlinedAt: !544)
!551 = !DILocation(line: 69, column: 33, scope: !243, inlinedAt: !427)
!552 = !DILocation(line: 69, column: 33, scope: !422)
!553 = !DILocation(line: 70, column: 13, scope: !243, inlinedAt: !427)
!554 = !DILocation(line: 70, column: 3, scope: !243, inlinedAt: !427)
!555 = !DILocation(line: 72, column: 16, scope: !243, inlinedAt: !427)
!556 = !DILocation(line: 87, column: 38, scope: !327, inlinedAt: !555)
!557 = !DILocation(line: 89, column: 3, scope: !327, inlinedAt: !555)
!558 = !DILocation(line: 90, column: 8, scope: !327, inlinedAt: !555)
!559 = !DILocation(line: 91, column: 6, scope: !327, inlinedAt: !555)
!560 = !DILocation(line: 91, column: 29, scope: !327, inlinedAt: !555)
!561 = !DILocation(line: 92, column: 23, scope: !327, inlinedAt: !555)
!562 = !DILocation(line: 92, column: 31, scope: !327, inlinedAt: !555)
!563 = !DILocation(line: 92, column: 34, scope: !327, inlinedAt: !555)
!564 = !DILocation(line: 93, column: 13, scope: !327, inlinedAt: !555)
!565 = !DILocation(line: 93, column: 5, scope: !327, inlinedAt: !555)
!566 = !DILocation(line: 93, column: 4, scope: !327, inlinedAt: !555)
!567 = !DILocation(line: 95, column: 9, scope: !327, inlinedAt: !555)
!568 = !DILocation(line: 91, column: 34, scope: !327, inlinedAt: !555)
!569 = !DILocation(line: 97, column: 7, scope: !327, inlinedAt: !555)
!570 = !DILocation(line: 98, column: 8, scope: !327, inlinedAt: !555)
!571 = !DILocation(line: 73, column: 22, scope: !243, inlinedAt: !427)
!572 = !DILocation(line: 53, column: 40, scope: !242, inlinedAt: !428)
!573 = !DILocation(line: 55, column: 29, scope: !242, inlinedAt: !428)
!574 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !573)
!575 = !DILocation(line: 72, column: 27, scope: !272, inlinedAt: !573)
!576 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !573)
!577 = !DILocation(line: 55, column: 60, scope: !242, inlinedAt: !428)
!578 = !DILocation(line: 55, column: 65, scope: !242, inlinedAt: !428)
!579 = !DILocation(line: 55, column: 8, scope: !242, inlinedAt: !428)
!580 = !DILocation(line: 38, column: 18, scope: !400, inlinedAt: !579)
!581 = !DILocation(line: 39, column: 28, scope: !400, inlinedAt: !579)
!582 = !DILocation(line: 39, column: 52, scope: !400, inlinedAt: !579)
!583 = !DILocation(line: 39, column: 38, scope: !400, inlinedAt: !579)
!584 = !DILocation(line: 54, column: 53, scope: !282, inlinedAt: !583)
!585 = !DILocation(line: 54, column: 60, scope: !282, inlinedAt: !583)
!586 = !DILocation(line: 54, column: 73, scope: !282, inlinedAt: !583)
!587 = !DILocation(line: 54, column: 65, scope: !282, inlinedAt: !583)
!588 = !DILocation(line: 39, column: 16, scope: !400, inlinedAt: !579)
!589 = !DILocation(line: 41, column: 32, scope: !400, inlinedAt: !579)
!590 = !DILocation(line: 41, column: 29, scope: !400, inlinedAt: !579)
!591 = !DILocation(line: 41, column: 60, scope: !400, inlinedAt: !579)
!592 = !DILocation(line: 41, column: 55, scope: !400, inlinedAt: !579)
!593 = !DILocation(line: 41, column: 41, scope: !400, inlinedAt: !579)
!594 = !DILocation(line: 54, column: 73, scope: !282, inlinedAt: !593)
!595 = !DILocation(line: 54, column: 65, scope: !282, inlinedAt: !593)
!596 = !DILocation(line: 41, column: 17, scope: !400, inlinedAt: !579)
!597 = !DILocation(line: 84, column: 3, scope: !422)
!598 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!599 = !DILocation(line: 91, column: 6, scope: !598)
!600 = !DILocation(line: 93, column: 10, scope: !598)
!601 = !DILocation(line: 43, column: 26, scope: !238, inlinedAt: !600)
!602 = !DILocation(line: 62, column: 21, scope: !236, inlinedAt: !601)
!603 = !DILocation(line: 92, column: 18, scope: !598)
!604 = !DILocation(line: 92, column: 21, scope: !598)
!605 = !DILocation(line: 92, column: 44, scope: !598)
!606 = !DILocation(line: 92, column: 38, scope: !598)
!607 = !DILocation(line: 92, column: 48, scope: !598)
!608 = !DILocation(line: 63, column: 38, scope: !236, inlinedAt: !601)
!609 = !DILocation(line: 72, column: 19, scope: !272, inlinedAt: !608)
!610 = !DILocation(line: 72, column: 13, scope: !272, inlinedAt: !608)
!611 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !608)
!612 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !608)
!613 = !DILocation(line: 63, column: 17, scope: !236, inlinedAt: !601)
!614 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !613)
!615 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !613)
!616 = !DILocation(line: 59, column: 54, scope: !283, inlinedAt: !615)
!617 = !DILocation(line: 54, column: 53, scope: !282, inlinedAt: !616)
!618 = !DILocation(line: 54, column: 60, scope: !282, inlinedAt: !616)
!619 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !615)
!620 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !615)
!621 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !613)
!622 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !613)
!623 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !613)
!624 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !623)
!625 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !623)
!626 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !613)
!627 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !613)
!628 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !613)
!629 = !DILocation(line: 63, column: 2, scope: !236, inlinedAt: !601)
!630 = !DILocation(line: 64, column: 6, scope: !236, inlinedAt: !601)
!631 = !DILocation(line: 64, column: 18, scope: !236, inlinedAt: !601)
!632 = !DILocation(line: 65, column: 39, scope: !236, inlinedAt: !601)
!633 = !DILocation(line: 72, column: 27, scope: !272, inlinedAt: !632)
!634 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !632)
!635 = !DILocation(line: 65, column: 18, scope: !236, inlinedAt: !601)
!636 = !DILocation(line: 47, column: 31, scope: !279, inlinedAt: !635)
!637 = !DILocation(line: 47, column: 19, scope: !279, inlinedAt: !635)
!638 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !637)
!639 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !637)
!640 = !DILocation(line: 49, column: 35, scope: !279, inlinedAt: !635)
!641 = !DILocation(line: 49, column: 32, scope: !279, inlinedAt: !635)
!642 = !DILocation(line: 49, column: 20, scope: !279, inlinedAt: !635)
!643 = !DILocation(line: 59, column: 30, scope: !283, inlinedAt: !642)
!644 = !DILocation(line: 59, column: 66, scope: !283, inlinedAt: !642)
!645 = !DILocation(line: 49, column: 47, scope: !279, inlinedAt: !635)
!646 = !DILocation(line: 49, column: 3, scope: !279, inlinedAt: !635)
!647 = !DILocation(line: 51, column: 24, scope: !279, inlinedAt: !635)
!648 = !DILocation(line: 65, column: 3, scope: !236, inlinedAt: !601)
!649 = !DILocation(line: 64, column: 25, scope: !236, inlinedAt: !601)
!650 = !DILocation(line: 44, column: 12, scope: !238, inlinedAt: !600)
!651 = !DILocation(line: 45, column: 11, scope: !238, inlinedAt: !600)
!652 = !DILocation(line: 46, column: 19, scope: !238, inlinedAt: !600)
!653 = !DILocation(line: 46, column: 22, scope: !238, inlinedAt: !600)
!654 = !DILocation(line: 46, column: 12, scope: !238, inlinedAt: !600)
!655 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!656 = !DILocation(line: 101, column: 6, scope: !655)
!657 = !DILocation(line: 113, column: 16, scope: !655)
!658 = !DILocation(line: 103, column: 21, scope: !655)
!659 = !DILocation(line: 103, column: 24, scope: !655)
!660 = !DILocation(line: 103, column: 6, scope: !655)
!661 = !DILocation(line: 103, column: 29, scope: !655)
!662 = !DILocation(line: 104, column: 11, scope: !655)
!663 = !DILocation(line: 104, column: 16, scope: !655)
!664 = !DILocation(line: 104, column: 24, scope: !655)
!665 = !DILocation(line: 105, column: 10, scope: !655)
!666 = !DILocation(line: 105, column: 21, scope: !655)
!667 = !DILocation(line: 108, column: 26, scope: !655)
!668 = !DILocation(line: 108, column: 36, scope: !655)
!669 = !DILocation(line: 108, column: 39, scope: !655)
!670 = !DILocation(line: 108, column: 24, scope: !655)
!671 = !DILocation(line: 109, column: 34, scope: !655)
!672 = !DILocation(line: 110, column: 33, scope: !655)
!673 = !DILocation(line: 110, column: 36, scope: !655)
!674 = !DILocation(line: 110, column: 46, scope: !655)
!675 = !DILocation(line: 110, column: 54, scope: !655)
!676 = !DILocation(line: 110, column: 44, scope: !655)
!677 = !DILocation(line: 110, column: 28, scope: !655)
!678 = !DILocation(line: 110, column: 16, scope: !655)
!679 = !DILocation(line: 112, column: 17, scope: !655)
!680 = !DILocation(line: 113, column: 20, scope: !655)
!681 = !DILocation(line: 114, column: 13, scope: !655)
!682 = !DILocation(line: 103, column: 53, scope: !655)
!683 = !DILocation(line: 103, column: 39, scope: !655)
!684 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!685 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!686 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!687 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!688 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!689 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!690 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!691 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!692 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!693 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i64, i64, i64, i64, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!694 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!695 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!696 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!697 = !{void (double*, i64, i32*, i64, i64*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!698 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!699 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!700 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!701 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
