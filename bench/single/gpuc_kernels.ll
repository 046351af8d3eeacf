target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Transpose_31 = addrspace(3) global [32 x [33 x float]] undef, align 16
@gpuc_shared_Gemv_72 = addrspace(3) global [256 x float] undef, align 16
@llvm.used = appending global [9 x i8*] [i8* bitcast (void (float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv to i8*), i8* bitcast (void (float*, i64, float*, i64, float, i8*)* @Saxpy to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, i64 %p2, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = mul i64 %9, %5, !dbg !8
	%11 = add i64 %3, %10, !dbg !8
	%12 = mul i64 %7, %11, !dbg !8
	%13 = add i64 %1, %12, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%16 = mul i32 %14, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%18 = mul i32 %16, %17, !dbg !8
	%19 = sext i32 %18 to i64, !dbg !8
	%20 = mul i64 %13, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%24 = mul i32 %15, %23, !dbg !8
	%25 = add i32 %22, %24, !dbg !8
	%26 = mul i32 %14, %25, !dbg !8
	%27 = add i32 %21, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = add i64 %20, %28, !dbg !8
	%30 = mul i64 %7, %9, !dbg !8
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%32 = sext i32 %31 to i64, !dbg !8
	%33 = mul i64 %30, %32, !dbg !8
	%34 = mul i64 %33, %19, !dbg !8
	br label %b1, !dbg !8

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2 ], !dbg !8
	%36 = icmp slt i64 %35, %p1, !dbg !8
	br i1 %36, label %b2, label %b3, !dbg !8

b2:
	%37 = add i64 %35, %p2, !dbg !20
	%38 = mul i64 %37, -7046029254386353131, !dbg !21
	%39 = lshr i64 %38, 32, !dbg !22
	%40 = xor i64 %38, %39, !dbg !23
	%41 = mul i64 %40, -2960836687051489901, !dbg !24
	%42 = lshr i64 %41, 60, !dbg !25
	%43 = sub i64 %42, 8, !dbg !27
	%44 = sitofp i64 %43 to float, !dbg !28
	%45 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !29
	store float %44, float* %45, align 4, !dbg !29
	%46 = add i64 %35, %34, !dbg !8
	br label %b1, !dbg !8

b3:
	ret void, !dbg !8
}

define void @CheckSaxpy(float* %p0, i64 %p1, i64 %p2, i64 %p3, float %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !30 {
entry:
	br label %b0, !dbg !31

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32, !range !9
	%1 = sext i32 %0 to i64, !dbg !32
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !32, !range !10
	%3 = sext i32 %2 to i64, !dbg !32
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !10
	%5 = sext i32 %4 to i64, !dbg !32
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !32, !range !11
	%7 = sext i32 %6 to i64, !dbg !32
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !32, !range !12
	%9 = sext i32 %8 to i64, !dbg !32
	%10 = mul i64 %9, %5, !dbg !32
	%11 = add i64 %3, %10, !dbg !32
	%12 = mul i64 %7, %11, !dbg !32
	%13 = add i64 %1, %12, !dbg !32
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !13
	%16 = mul i32 %14, %15, !dbg !32
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !14
	%18 = mul i32 %16, %17, !dbg !32
	%19 = sext i32 %18 to i64, !dbg !32
	%20 = mul i64 %13, %19, !dbg !32
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !16
	%24 = mul i32 %15, %23, !dbg !32
	%25 = add i32 %22, %24, !dbg !32
	%26 = mul i32 %14, %25, !dbg !32
	%27 = add i32 %21, %26, !dbg !32
	%28 = sext i32 %27 to i64, !dbg !32
	%29 = add i64 %20, %28, !dbg !32
	%30 = mul i64 %7, %9, !dbg !32
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !12
	%32 = sext i32 %31 to i64, !dbg !32
	%33 = mul i64 %30, %32, !dbg !32
	%34 = mul i64 %33, %19, !dbg !32
	br label %b1, !dbg !32

b1:
	%35 = phi i64 [ %29, %b0 ], [ %63, %b4 ], !dbg !32
	%36 = icmp slt i64 %35, %p1, !dbg !32
	br i1 %36, label %b2, label %b5, !dbg !32

b2:
	%37 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !33
	%38 = load float, float* %37, align 4, !dbg !33
	%39 = add i64 %35, %p2, !dbg !36
	%40 = mul i64 %39, -7046029254386353131, !dbg !37
	%41 = lshr i64 %40, 32, !dbg !38
	%42 = xor i64 %40, %41, !dbg !39
	%43 = mul i64 %42, -2960836687051489901, !dbg !40
	%44 = lshr i64 %43, 60, !dbg !41
	%45 = sub i64 %44, 8, !dbg !43
	%46 = sitofp i64 %45 to float, !dbg !44
	%47 = sitofp i64 %p5 to float, !dbg !45
	%48 = fmul float %47, %p4, !dbg !46
	%49 = add i64 %35, %p3, !dbg !48
	%50 = mul i64 %49, -7046029254386353131, !dbg !49
	%51 = lshr i64 %50, 32, !dbg !50
	%52 = xor i64 %50, %51, !dbg !51
	%53 = mul i64 %52, -2960836687051489901, !dbg !52
	%54 = lshr i64 %53, 60, !dbg !53
	%55 = sub i64 %54, 8, !dbg !55
	%56 = sitofp i64 %55 to float, !dbg !56
	%57 = fmul float %48, %56, !dbg !57
	%58 = fadd float %46, %57, !dbg !58
	%59 = fcmp une float %38, %58, !dbg !59
	br i1 %59, label %b3, label %b4, !dbg !59

b3:
	%60 = getelementptr inbounds i64, i64* %p6, i64 0, !dbg !60
	%61 = icmp uge i64 0, %p7, !dbg !60
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !60, !prof !62

b3_ok1:
	%62 = atomicrmw add i64* %60, i64 1 monotonic, !dbg !61
	br label %b4, !dbg !61

b4:
	%63 = add i64 %35, %34, !dbg !32
	br label %b1, !dbg !32

b5:
	ret void, !dbg !32

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p7), !dbg !60
	ret void, !dbg !60
}

define void @CheckTranspose(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !63 {
entry:
	br label %b0, !dbg !64

b0:
	%0 = mul i64 %p2, %p3, !dbg !65
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66, !range !9
	%2 = sext i32 %1 to i64, !dbg !66
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66, !range !10
	%4 = sext i32 %3 to i64, !dbg !66
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !66, !range !10
	%6 = sext i32 %5 to i64, !dbg !66
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !66, !range !11
	%8 = sext i32 %7 to i64, !dbg !66
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !66, !range !12
	%10 = sext i32 %9 to i64, !dbg !66
	%11 = mul i64 %10, %6, !dbg !66
	%12 = add i64 %4, %11, !dbg !66
	%13 = mul i64 %8, %12, !dbg !66
	%14 = add i64 %2, %13, !dbg !66
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !13
	%17 = mul i32 %15, %16, !dbg !66
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !14
	%19 = mul i32 %17, %18, !dbg !66
	%20 = sext i32 %19 to i64, !dbg !66
	%21 = mul i64 %14, %20, !dbg !66
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !16
	%25 = mul i32 %16, %24, !dbg !66
	%26 = add i32 %23, %25, !dbg !66
	%27 = mul i32 %15, %26, !dbg !66
	%28 = add i32 %22, %27, !dbg !66
	%29 = sext i32 %28 to i64, !dbg !66
	%30 = add i64 %21, %29, !dbg !66
	%31 = mul i64 %8, %10, !dbg !66
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !66, !range !12
	%33 = sext i32 %32 to i64, !dbg !66
	%34 = mul i64 %31, %33, !dbg !66
	%35 = mul i64 %34, %20, !dbg !66
	br label %b1, !dbg !66

b1:
	%36 = phi i64 [ %30, %b0 ], [ %64, %b4 ], !dbg !66
	%37 = icmp slt i64 %36, %0, !dbg !66
	br i1 %37, label %b2, label %b5, !dbg !66

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !67
	%39 = icmp uge i64 %36, %p1, !dbg !67
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !67, !prof !62

b2_ok1:
	%40 = load float, float* %38, align 4, !dbg !67
	%41 = icmp eq i64 %p3, 0, !dbg !68
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !68, !prof !62

b2_ok2:
	%42 = icmp eq i64 %p3, -1, !dbg !68
	%43 = select i1 %42, i64 1, i64 %p3, !dbg !68
	%44 = srem i64 %36, %43, !dbg !68
	%45 = mul i64 %44, %p2, !dbg !69
	%46 = icmp eq i64 %p3, -1, !dbg !70
	%47 = select i1 %46, i64 1, i64 %p3, !dbg !70
	%48 = sdiv i64 %36, %47, !dbg !70
	%49 = sub i64 0, %36, !dbg !70
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !70
	%51 = add i64 %45, %50, !dbg !71
	%52 = add i64 %51, %p4, !dbg !74
	%53 = mul i64 %52, -7046029254386353131, !dbg !75
	%54 = lshr i64 %53, 32, !dbg !76
	%55 = xor i64 %53, %54, !dbg !77
	%56 = mul i64 %55, -2960836687051489901, !dbg !78
	%57 = lshr i64 %56, 60, !dbg !79
	%58 = sub i64 %57, 8, !dbg !81
	%59 = sitofp i64 %58 to float, !dbg !82
	%60 = fcmp une float %40, %59, !dbg !83
	br i1 %60, label %b3, label %b4, !dbg !83

b3:
	%61 = getelementptr inbounds i64, i64* %p5, i64 0, !dbg !84
	%62 = icmp uge i64 0, %p6, !dbg !84
	br i1 %62, label %b3_fail1, label %b3_ok1, !dbg !84, !prof !62

b3_ok1:
	%63 = atomicrmw add i64* %61, i64 1 monotonic, !dbg !85
	br label %b4, !dbg !85

b4:
	%64 = add i64 %36, %35, !dbg !66
	br label %b1, !dbg !66

b5:
	ret void, !dbg !66

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %36, i64 %p1), !dbg !67
	ret void, !dbg !67

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !84
	ret void, !dbg !84
}

define void @CheckStencil(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !86 {
entry:
	br label %b0, !dbg !87

b0:
	%0 = mul i64 %p2, %p3, !dbg !88
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89, !range !9
	%2 = sext i32 %1 to i64, !dbg !89
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !89, !range !10
	%4 = sext i32 %3 to i64, !dbg !89
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !89, !range !10
	%6 = sext i32 %5 to i64, !dbg !89
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !89, !range !11
	%8 = sext i32 %7 to i64, !dbg !89
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !89, !range !12
	%10 = sext i32 %9 to i64, !dbg !89
	%11 = mul i64 %10, %6, !dbg !89
	%12 = add i64 %4, %11, !dbg !89
	%13 = mul i64 %8, %12, !dbg !89
	%14 = add i64 %2, %13, !dbg !89
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89, !range !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !89, !range !13
	%17 = mul i32 %15, %16, !dbg !89
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !89, !range !14
	%19 = mul i32 %17, %18, !dbg !89
	%20 = sext i32 %19 to i64, !dbg !89
	%21 = mul i64 %14, %20, !dbg !89
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !89, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !89, !range !16
	%25 = mul i32 %16, %24, !dbg !89
	%26 = add i32 %23, %25, !dbg !89
	%27 = mul i32 %15, %26, !dbg !89
	%28 = add i32 %22, %27, !dbg !89
	%29 = sext i32 %28 to i64, !dbg !89
	%30 = add i64 %21, %29, !dbg !89
	%31 = mul i64 %8, %10, !dbg !89
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !89, !range !12
	%33 = sext i32 %32 to i64, !dbg !89
	%34 = mul i64 %31, %33, !dbg !89
	%35 = mul i64 %34, %20, !dbg !89
	br label %b1, !dbg !89

b1:
	%36 = phi i64 [ %30, %b0 ], [ %109, %b9 ], !dbg !89
	%37 = icmp slt i64 %36, %0, !dbg !89
	br i1 %37, label %b2, label %b10, !dbg !89

b2:
	%38 = icmp eq i64 %p2, 0, !dbg !90
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !90, !prof !62

b2_ok1:
	%39 = icmp eq i64 %p2, -1, !dbg !90
	%40 = select i1 %39, i64 1, i64 %p2, !dbg !90
	%41 = srem i64 %36, %40, !dbg !90
	%42 = icmp eq i64 %p2, -1, !dbg !91
	%43 = select i1 %42, i64 1, i64 %p2, !dbg !91
	%44 = sdiv i64 %36, %43, !dbg !91
	%45 = sub i64 0, %36, !dbg !91
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !91
	%47 = add i64 %36, %p5, !dbg !94
	%48 = mul i64 %47, -7046029254386353131, !dbg !95
	%49 = lshr i64 %48, 32, !dbg !96
	%50 = xor i64 %48, %49, !dbg !97
	%51 = mul i64 %50, -2960836687051489901, !dbg !98
	%52 = lshr i64 %51, 60, !dbg !99
	%53 = sub i64 %52, 8, !dbg !101
	%54 = sitofp i64 %53 to float, !dbg !102
	%55 = icmp sgt i64 %41, 0, !dbg !103
	br i1 %55, label %b3, label %b7, !dbg !103

b3:
	%56 = sub i64 %p2, 1, !dbg !104
	%57 = icmp slt i64 %41, %56, !dbg !105
	br i1 %57, label %b4, label %b7, !dbg !105

b4:
	%58 = icmp sgt i64 %46, 0, !dbg !106
	br i1 %58, label %b5, label %b7, !dbg !106

b5:
	%59 = sub i64 %p3, 1, !dbg !107
	%60 = icmp slt i64 %46, %59, !dbg !108
	br i1 %60, label %b6, label %b7, !dbg !108

b6:
	%61 = sub i64 %36, 1, !dbg !109
	%62 = add i64 %61, %p4, !dbg !112
	%63 = mul i64 %62, -7046029254386353131, !dbg !113
	%64 = lshr i64 %63, 32, !dbg !114
	%65 = xor i64 %63, %64, !dbg !115
	%66 = mul i64 %65, -2960836687051489901, !dbg !116
	%67 = lshr i64 %66, 60, !dbg !117
	%68 = sub i64 %67, 8, !dbg !119
	%69 = sitofp i64 %68 to float, !dbg !120
	%70 = add i64 %36, 1, !dbg !121
	%71 = add i64 %70, %p4, !dbg !124
	%72 = mul i64 %71, -7046029254386353131, !dbg !125
	%73 = lshr i64 %72, 32, !dbg !126
	%74 = xor i64 %72, %73, !dbg !127
	%75 = mul i64 %74, -2960836687051489901, !dbg !128
	%76 = lshr i64 %75, 60, !dbg !129
	%77 = sub i64 %76, 8, !dbg !131
	%78 = sitofp i64 %77 to float, !dbg !132
	%79 = fadd float %69, %78, !dbg !133
	%80 = sub i64 %36, %p2, !dbg !134
	%81 = add i64 %80, %p4, !dbg !137
	%82 = mul i64 %81, -7046029254386353131, !dbg !138
	%83 = lshr i64 %82, 32, !dbg !139
	%84 = xor i64 %82, %83, !dbg !140
	%85 = mul i64 %84, -2960836687051489901, !dbg !141
	%86 = lshr i64 %85, 60, !dbg !142
	%87 = sub i64 %86, 8, !dbg !144
	%88 = sitofp i64 %87 to float, !dbg !145
	%89 = fadd float %79, %88, !dbg !146
	%90 = add i64 %36, %p2, !dbg !147
	%91 = add i64 %90, %p4, !dbg !150
	%92 = mul i64 %91, -7046029254386353131, !dbg !151
	%93 = lshr i64 %92, 32, !dbg !152
	%94 = xor i64 %92, %93, !dbg !153
	%95 = mul i64 %94, -2960836687051489901, !dbg !154
	%96 = lshr i64 %95, 60, !dbg !155
	%97 = sub i64 %96, 8, !dbg !157
	%98 = sitofp i64 %97 to float, !dbg !158
	%99 = fadd float %89, %98, !dbg !159
	%100 = fmul float 2.500000e-01, %99, !dbg !160
	br label %b7, !dbg !160

b7:
	%101 = phi float [ %54, %b2_ok1 ], [ %54, %b3 ], [ %54, %b4 ], [ %54, %b5 ], [ %100, %b6 ], !dbg !161
	%102 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !162
	%103 = icmp uge i64 %36, %p1, !dbg !162
	br i1 %103, label %b7_fail1, label %b7_ok1, !dbg !162, !prof !62

b7_ok1:
	%104 = load float, float* %102, align 4, !dbg !162
	%105 = fcmp une float %104, %101, !dbg !163
	br i1 %105, label %b8, label %b9, !dbg !163

b8:
	%106 = getelementptr inbounds i64, i64* %p6, i64 0, !dbg !164
	%107 = icmp uge i64 0, %p7, !dbg !164
	br i1 %107, label %b8_fail1, label %b8_ok1, !dbg !164, !prof !62

b8_ok1:
	%108 = atomicrmw add i64* %106, i64 1 monotonic, !dbg !165
	br label %b9, !dbg !165

b9:
	%109 = add i64 %36, %35, !dbg !89
	br label %b1, !dbg !89

b10:
	ret void, !dbg !89

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !90
	ret void, !dbg !90

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %36, i64 %p1), !dbg !162
	ret void, !dbg !162

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p7), !dbg !164
	ret void, !dbg !164
}

define void @CheckGemv(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !166 {
entry:
	br label %b0, !dbg !167

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168, !range !9
	%1 = sext i32 %0 to i64, !dbg !168
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !168, !range !10
	%3 = sext i32 %2 to i64, !dbg !168
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !168, !range !10
	%5 = sext i32 %4 to i64, !dbg !168
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !168, !range !11
	%7 = sext i32 %6 to i64, !dbg !168
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !168, !range !12
	%9 = sext i32 %8 to i64, !dbg !168
	%10 = mul i64 %9, %5, !dbg !168
	%11 = add i64 %3, %10, !dbg !168
	%12 = mul i64 %7, %11, !dbg !168
	%13 = add i64 %1, %12, !dbg !168
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168, !range !13
	%16 = mul i32 %14, %15, !dbg !168
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !168, !range !14
	%18 = mul i32 %16, %17, !dbg !168
	%19 = sext i32 %18 to i64, !dbg !168
	%20 = mul i64 %13, %19, !dbg !168
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !16
	%24 = mul i32 %15, %23, !dbg !168
	%25 = add i32 %22, %24, !dbg !168
	%26 = mul i32 %14, %25, !dbg !168
	%27 = add i32 %21, %26, !dbg !168
	%28 = sext i32 %27 to i64, !dbg !168
	%29 = add i64 %20, %28, !dbg !168
	%30 = mul i64 %7, %9, !dbg !168
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !168, !range !12
	%32 = sext i32 %31 to i64, !dbg !168
	%33 = mul i64 %30, %32, !dbg !168
	%34 = mul i64 %33, %19, !dbg !168
	br label %b1, !dbg !168

b1:
	%35 = phi i64 [ %29, %b0 ], [ %69, %b6 ], !dbg !168
	%36 = icmp slt i64 %35, %p1, !dbg !168
	br i1 %36, label %b2, label %b7, !dbg !168

b2:
	%37 = icmp slt i64 0, %p2, !dbg !169
	br i1 %37, label %b3, label %b4, !dbg !169

b3:
	%38 = phi float [ 0.000000e+00, %b2 ], [ %59, %b3 ], !dbg !170
	%39 = phi i64 [ 0, %b2 ], [ %60, %b3 ], !dbg !170
	%40 = mul i64 %35, %p2, !dbg !171
	%41 = add i64 %40, %39, !dbg !172
	%42 = add i64 %41, %p3, !dbg !175
	%43 = mul i64 %42, -7046029254386353131, !dbg !176
	%44 = lshr i64 %43, 32, !dbg !177
	%45 = xor i64 %43, %44, !dbg !178
	%46 = mul i64 %45, -2960836687051489901, !dbg !179
	%47 = lshr i64 %46, 60, !dbg !180
	%48 = sub i64 %47, 8, !dbg !182
	%49 = sitofp i64 %48 to float, !dbg !183
	%50 = add i64 %39, %p4, !dbg !186
	%51 = mul i64 %50, -7046029254386353131, !dbg !187
	%52 = lshr i64 %51, 32, !dbg !188
	%53 = xor i64 %51, %52, !dbg !189
	%54 = mul i64 %53, -2960836687051489901, !dbg !190
	%55 = lshr i64 %54, 60, !dbg !191
	%56 = sub i64 %55, 8, !dbg !193
	%57 = sitofp i64 %56 to float, !dbg !194
	%58 = fmul float %49, %57, !dbg !195
	%59 = fadd float %38, %58, !dbg !196
	%60 = add i64 %39, 1, !dbg !196
	%61 = icmp slt i64 %60, %p2, !dbg !196
	br i1 %61, label %b3, label %b4, !dbg !196

b4:
	%62 = phi float [ 0.000000e+00, %b2 ], [ %59, %b3 ], !dbg !170
	%63 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !197
	%64 = load float, float* %63, align 4, !dbg !197
	%65 = fcmp une float %64, %62, !dbg !198
	br i1 %65, label %b5, label %b6, !dbg !198

b5:
	%66 = getelementptr inbounds i64, i64* %p5, i64 0, !dbg !199
	%67 = icmp uge i64 0, %p6, !dbg !199
	br i1 %67, label %b5_fail1, label %b5_ok1, !dbg !199, !prof !62

b5_ok1:
	%68 = atomicrmw add i64* %66, i64 1 monotonic, !dbg !200
	br label %b6, !dbg !200

b6:
	%69 = add i64 %35, %34, !dbg !168
	br label %b1, !dbg !168

b7:
	ret void, !dbg !168

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p6), !dbg !199
	ret void, !dbg !199
}

define void @Saxpy(float* %p0, i64 %p1, float* %p2, i64 %p3, float %p4, i8* %ctrl) nounwind !dbg !202 {
entry:
	br label %b0, !dbg !203

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !204, !range !9
	%1 = sext i32 %0 to i64, !dbg !204
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !204, !range !10
	%3 = sext i32 %2 to i64, !dbg !204
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !204, !range !10
	%5 = sext i32 %4 to i64, !dbg !204
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !204, !range !11
	%7 = sext i32 %6 to i64, !dbg !204
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !204, !range !12
	%9 = sext i32 %8 to i64, !dbg !204
	%10 = mul i64 %9, %5, !dbg !204
	%11 = add i64 %3, %10, !dbg !204
	%12 = mul i64 %7, %11, !dbg !204
	%13 = add i64 %1, %12, !dbg !204
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !204, !range !13
	%16 = mul i32 %14, %15, !dbg !204
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !204, !range !14
	%18 = mul i32 %16, %17, !dbg !204
	%19 = sext i32 %18 to i64, !dbg !204
	%20 = mul i64 %13, %19, !dbg !204
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !204, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !204, !range !16
	%24 = mul i32 %15, %23, !dbg !204
	%25 = add i32 %22, %24, !dbg !204
	%26 = mul i32 %14, %25, !dbg !204
	%27 = add i32 %21, %26, !dbg !204
	%28 = sext i32 %27 to i64, !dbg !204
	%29 = add i64 %20, %28, !dbg !204
	%30 = mul i64 %7, %9, !dbg !204
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !204, !range !12
	%32 = sext i32 %31 to i64, !dbg !204
	%33 = mul i64 %30, %32, !dbg !204
	%34 = mul i64 %33, %19, !dbg !204
	br label %b1, !dbg !204

b1:
	%35 = phi i64 [ %29, %b0 ], [ %44, %b2_ok1 ], !dbg !204
	%36 = icmp slt i64 %35, %p1, !dbg !204
	br i1 %36, label %b2, label %b3, !dbg !204

b2:
	%37 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !205
	%38 = icmp uge i64 %35, %p3, !dbg !205
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !205, !prof !62

b2_ok1:
	%39 = load float, float* %37, align 4, !dbg !205
	%40 = fmul float %p4, %39, !dbg !206
	%41 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !207
	%42 = load float, float* %41, align 4, !dbg !207
	%43 = fadd float %42, %40, !dbg !208
	store float %43, float* %41, align 4, !dbg !207
	%44 = add i64 %35, %34, !dbg !204
	br label %b1, !dbg !204

b3:
	ret void, !dbg !204

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %35, i64 %p3), !dbg !205
	ret void, !dbg !205
}

define void @Transpose(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !209 {
entry:
	br label %b0, !dbg !210

b0:
	%0 = addrspacecast [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31 to [32 x [33 x float]]*, !dbg !211
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !15
	%2 = sext i32 %1 to i64, !dbg !212
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !15
	%4 = sext i32 %3 to i64, !dbg !212
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213, !range !9
	%6 = sext i32 %5 to i64, !dbg !213
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !213, !range !10
	%8 = sext i32 %7 to i64, !dbg !213
	%9 = mul i64 %6, 32, !dbg !214
	%10 = mul i64 %8, 32, !dbg !215
	br label %b1, !dbg !215

b1:
	%11 = phi i64 [ %4, %b0 ], [ %25, %b5 ], !dbg !216
	%12 = icmp slt i64 %11, 32, !dbg !217
	br i1 %12, label %b2, label %b6, !dbg !217

b2:
	%13 = add i64 %9, %2, !dbg !218
	%14 = add i64 %10, %11, !dbg !219
	%15 = icmp slt i64 %13, %p4, !dbg !220
	br i1 %15, label %b3, label %b5, !dbg !220

b3:
	%16 = icmp slt i64 %14, %p5, !dbg !221
	br i1 %16, label %b4, label %b5, !dbg !221

b4:
	%17 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]]* %0, i64 0, i64 %11, !dbg !222
	%18 = mul i64 %14, %p4, !dbg !223
	%19 = add i64 %18, %13, !dbg !224
	%20 = getelementptr inbounds float, float* %p2, i64 %19, !dbg !225
	%21 = icmp uge i64 %19, %p3, !dbg !225
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !225, !prof !62

b4_ok1:
	%22 = load float, float* %20, align 4, !dbg !225
	%23 = getelementptr inbounds [33 x float], [33 x float]* %17, i64 0, i64 %2, !dbg !226
	%24 = icmp uge i64 %2, 33, !dbg !226
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !226, !prof !62

b4_ok2:
	store float %22, float* %23, align 4, !dbg !226
	br label %b5, !dbg !226

b5:
	%25 = add i64 %11, 8, !dbg !227
	br label %b1, !dbg !227

b6:
	call void @llvm.nvvm.barrier0(), !dbg !228
	br label %b7, !dbg !228

b7:
	%26 = phi i64 [ %4, %b6 ], [ %40, %b11 ], !dbg !229
	%27 = icmp slt i64 %26, 32, !dbg !230
	br i1 %27, label %b8, label %b12, !dbg !230

b8:
	%28 = add i64 %10, %2, !dbg !231
	%29 = add i64 %9, %26, !dbg !232
	%30 = icmp slt i64 %28, %p5, !dbg !233
	br i1 %30, label %b9, label %b11, !dbg !233

b9:
	%31 = icmp slt i64 %29, %p4, !dbg !234
	br i1 %31, label %b10, label %b11, !dbg !234

b10:
	%32 = mul i64 %29, %p5, !dbg !235
	%33 = add i64 %32, %28, !dbg !236
	%34 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]]* %0, i64 0, i64 %2, !dbg !237
	%35 = getelementptr inbounds [33 x float], [33 x float]* %34, i64 0, i64 %26, !dbg !238
	%36 = icmp uge i64 %2, 32, !dbg !237
	br i1 %36, label %b10_fail1, label %b10_ok1, !dbg !237, !prof !62

b10_ok1:
	%37 = load float, float* %35, align 4, !dbg !238
	%38 = getelementptr inbounds float, float* %p0, i64 %33, !dbg !239
	%39 = icmp uge i64 %33, %p1, !dbg !239
	br i1 %39, label %b10_fail2, label %b10_ok2, !dbg !239, !prof !62

b10_ok2:
	store float %37, float* %38, align 4, !dbg !239
	br label %b11, !dbg !239

b11:
	%40 = add i64 %26, 8, !dbg !240
	br label %b7, !dbg !240

b12:
	ret void, !dbg !240

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %19, i64 %p3), !dbg !225
	ret void, !dbg !225

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %2, i64 33), !dbg !226
	ret void, !dbg !226

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %2, i64 32), !dbg !237
	ret void, !dbg !237

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %33, i64 %p1), !dbg !239
	ret void, !dbg !239
}

define void @Stencil(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !241 {
entry:
	br label %b0, !dbg !242

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243, !range !9
	%1 = sext i32 %0 to i64, !dbg !243
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !243, !range !10
	%3 = sext i32 %2 to i64, !dbg !243
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244, !range !13
	%5 = sext i32 %4 to i64, !dbg !244
	%6 = mul i64 %1, %5, !dbg !245
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246, !range !15
	%8 = sext i32 %7 to i64, !dbg !246
	%9 = add i64 %6, %8, !dbg !247
	%10 = mul i64 %3, %p6, !dbg !248
	%11 = icmp slt i64 %9, 1, !dbg !249
	br i1 %11, label %b2, label %b1, !dbg !249

b1:
	%12 = sub i64 %p4, 1, !dbg !250
	%13 = icmp sge i64 %9, %12, !dbg !251
	br i1 %13, label %b2, label %b3, !dbg !251

b2:
	ret void, !dbg !252

b3:
	%14 = icmp sgt i64 %10, 1, !dbg !253
	%15 = select i1 %14, i64 %10, i64 1, !dbg !253
	br label %b4, !dbg !253

b4:
	%16 = phi i64 [ %15, %b3 ], [ %46, %b5_ok5 ], !dbg !254
	%17 = add i64 %10, %p6, !dbg !255
	%18 = sub i64 %p5, 1, !dbg !256
	%19 = icmp slt i64 %17, %18, !dbg !257
	%20 = select i1 %19, i64 %17, i64 %18, !dbg !257
	%21 = icmp slt i64 %16, %20, !dbg !258
	br i1 %21, label %b5, label %b6, !dbg !258

b5:
	%22 = mul i64 %16, %p4, !dbg !259
	%23 = add i64 %22, %9, !dbg !260
	%24 = sub i64 %23, 1, !dbg !261
	%25 = getelementptr inbounds float, float* %p2, i64 %24, !dbg !262
	%26 = icmp uge i64 %24, %p3, !dbg !262
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !262, !prof !62

b5_ok1:
	%27 = load float, float* %25, align 4, !dbg !262
	%28 = add i64 %23, 1, !dbg !263
	%29 = getelementptr inbounds float, float* %p2, i64 %28, !dbg !264
	%30 = icmp uge i64 %28, %p3, !dbg !264
	br i1 %30, label %b5_fail2, label %b5_ok2, !dbg !264, !prof !62

b5_ok2:
	%31 = load float, float* %29, align 4, !dbg !264
	%32 = fadd float %27, %31, !dbg !265
	%33 = sub i64 %23, %p4, !dbg !266
	%34 = getelementptr inbounds float, float* %p2, i64 %33, !dbg !267
	%35 = icmp uge i64 %33, %p3, !dbg !267
	br i1 %35, label %b5_fail3, label %b5_ok3, !dbg !267, !prof !62

b5_ok3:
	%36 = load float, float* %34, align 4, !dbg !267
	%37 = fadd float %32, %36, !dbg !268
	%38 = add i64 %23, %p4, !dbg !269
	%39 = getelementptr inbounds float, float* %p2, i64 %38, !dbg !270
	%40 = icmp uge i64 %38, %p3, !dbg !270
	br i1 %40, label %b5_fail4, label %b5_ok4, !dbg !270, !prof !62

b5_ok4:
	%41 = load float, float* %39, align 4, !dbg !270
	%42 = fadd float %37, %41, !dbg !271
	%43 = fmul float 2.500000e-01, %42, !dbg !272
	%44 = getelementptr inbounds float, float* %p0, i64 %23, !dbg !273
	%45 = icmp uge i64 %23, %p1, !dbg !273
	br i1 %45, label %b5_fail5, label %b5_ok5, !dbg !273, !prof !62

b5_ok5:
	store float %43, float* %44, align 4, !dbg !273
	%46 = add i64 %16, 1, !dbg !274
	br label %b4, !dbg !274

b6:
	ret void, !dbg !274

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %24, i64 %p3), !dbg !262
	ret void, !dbg !262

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %28, i64 %p3), !dbg !264
	ret void, !dbg !264

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %33, i64 %p3), !dbg !267
	ret void, !dbg !267

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %38, i64 %p3), !dbg !270
	ret void, !dbg !270

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %23, i64 %p1), !dbg !273
	ret void, !dbg !273
}

define void @Gemv(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !275 {
entry:
	br label %b0, !dbg !276

b0:
	%0 = addrspacecast [256 x float] addrspace(3)* @gpuc_shared_Gemv_72 to [256 x float]*, !dbg !277
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !278, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !278, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !278, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !278, !range !13
	%6 = mul i32 %5, %3, !dbg !278
	%7 = add i32 %2, %6, !dbg !278
	%8 = mul i32 %4, %7, !dbg !278
	%9 = add i32 %1, %8, !dbg !278
	%10 = sext i32 %9 to i64, !dbg !278
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !9
	%12 = sext i32 %11 to i64, !dbg !279
	br label %b1, !dbg !280

b1:
	%13 = phi i64 [ %12, %b0 ], [ %52, %b12 ], !dbg !281
	%14 = icmp slt i64 %13, %p1, !dbg !282
	br i1 %14, label %b2, label %b13, !dbg !282

b2:
	%15 = mul i64 %13, %p5, !dbg !283
	%16 = add i64 %13, 1, !dbg !284
	%17 = mul i64 %16, %p5, !dbg !285
	%18 = sub i64 %17, %15, !dbg !286
	%19 = getelementptr inbounds float, float* %p2, i64 %15, !dbg !286
	%20 = icmp ugt i64 %17, %p3, !dbg !286
	%21 = icmp ugt i64 %15, %17, !dbg !286
	%22 = or i1 %20, %21, !dbg !286
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !286, !prof !62

b2_ok1:
	br label %b3, !dbg !286

b3:
	%23 = phi float [ 0.000000e+00, %b2_ok1 ], [ %32, %b4_ok1 ], !dbg !287
	%24 = phi i64 [ %10, %b2_ok1 ], [ %33, %b4_ok1 ], !dbg !288
	%25 = icmp slt i64 %24, %p5, !dbg !289
	br i1 %25, label %b4, label %b5, !dbg !289

b4:
	%26 = getelementptr inbounds float, float* %19, i64 %24, !dbg !290
	%27 = icmp uge i64 %24, %18, !dbg !290
	br i1 %27, label %b4_fail1, label %b4_ok1, !dbg !290, !prof !62

b4_ok1:
	%28 = load float, float* %26, align 4, !dbg !290
	%29 = getelementptr inbounds float, float* %p4, i64 %24, !dbg !291
	%30 = load float, float* %29, align 4, !dbg !291
	%31 = fmul float %28, %30, !dbg !292
	%32 = fadd float %23, %31, !dbg !293
	%33 = add i64 %24, 256, !dbg !294
	br label %b3, !dbg !294

b5:
	%34 = getelementptr inbounds [256 x float], [256 x float]* %0, i64 0, i64 %10, !dbg !295
	%35 = icmp uge i64 %10, 256, !dbg !295
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !295, !prof !62

b5_ok1:
	store float %23, float* %34, align 4, !dbg !295
	call void @llvm.nvvm.barrier0(), !dbg !296
	br label %b6, !dbg !296

b6:
	%36 = phi i64 [ 128, %b5_ok1 ], [ %45, %b9 ], !dbg !297
	%37 = icmp sgt i64 %36, 0, !dbg !298
	br i1 %37, label %b7, label %b10, !dbg !298

b7:
	%38 = icmp slt i64 %10, %36, !dbg !299
	br i1 %38, label %b8, label %b9, !dbg !299

b8:
	%39 = add i64 %10, %36, !dbg !300
	%40 = getelementptr inbounds [256 x float], [256 x float]* %0, i64 0, i64 %39, !dbg !301
	%41 = icmp uge i64 %39, 256, !dbg !301
	br i1 %41, label %b8_fail1, label %b8_ok1, !dbg !301, !prof !62

b8_ok1:
	%42 = load float, float* %40, align 4, !dbg !301
	%43 = load float, float* %34, align 4, !dbg !302
	%44 = fadd float %43, %42, !dbg !303
	store float %44, float* %34, align 4, !dbg !302
	br label %b9, !dbg !302

b9:
	call void @llvm.nvvm.barrier0(), !dbg !304
	%45 = sdiv i64 %36, 2, !dbg !305
	br label %b6, !dbg !305

b10:
	%46 = icmp eq i64 %10, 0, !dbg !306
	br i1 %46, label %b11, label %b12, !dbg !306

b11:
	%47 = getelementptr inbounds [256 x float], [256 x float]* %0, i64 0, i64 0, !dbg !307
	%48 = load float, float* %47, align 4, !dbg !307
	%49 = getelementptr inbounds float, float* %p0, i64 %13, !dbg !308
	store float %48, float* %49, align 4, !dbg !308
	br label %b12, !dbg !308

b12:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !309, !range !11
	%51 = sext i32 %50 to i64, !dbg !309
	%52 = add i64 %13, %51, !dbg !310
	br label %b1, !dbg !310

b13:
	ret void, !dbg !310

b2_fail1:
	%53 = icmp ugt i64 %17, %p3, !dbg !286
	br i1 %53, label %b2_fail2, label %b2_ok2, !dbg !286

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %17, i64 %p3), !dbg !286
	ret void, !dbg !286

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %15, i64 %17), !dbg !286
	ret void, !dbg !286

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %24, i64 %18), !dbg !290
	ret void, !dbg !290

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %10, i64 256), !dbg !295
	ret void, !dbg !295

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %39, i64 256), !dbg !301
	ret void, !dbg !301
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!311, !312, !313, !314, !315, !316, !317, !318, !319, !320, !321, !322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343, !344, !345, !346}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "data.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!7 = !DILocation(line: 16, column: 6, scope: !6)
!8 = !DILocation(line: 17, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = distinct !DISubprogram(name: "pattern", scope: !1, file: !1, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!18 = !DILocation(line: 18, column: 20, scope: !6)
!19 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !18)
!29 = !DILocation(line: 18, column: 7, scope: !6)
!30 = distinct !DISubprogram(name: "CheckSaxpy", scope: !1, file: !1, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!31 = !DILocation(line: 26, column: 6, scope: !30)
!32 = !DILocation(line: 27, column: 32, scope: !30)
!33 = !DILocation(line: 28, column: 7, scope: !30)
!34 = !DILocation(line: 28, column: 21, scope: !30)
!35 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !34)
!36 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !34)
!37 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !34)
!38 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !34)
!39 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !34)
!40 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !34)
!41 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !34)
!42 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !34)
!43 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !34)
!44 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !34)
!45 = !DILocation(line: 28, column: 39, scope: !30)
!46 = !DILocation(line: 28, column: 46, scope: !30)
!47 = !DILocation(line: 28, column: 56, scope: !30)
!48 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !47)
!49 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !47)
!50 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !47)
!51 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !47)
!52 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !47)
!53 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !47)
!54 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !47)
!55 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !47)
!56 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !47)
!57 = !DILocation(line: 28, column: 48, scope: !30)
!58 = !DILocation(line: 28, column: 31, scope: !30)
!59 = !DILocation(line: 28, column: 11, scope: !30)
!60 = !DILocation(line: 29, column: 27, scope: !30)
!61 = !DILocation(line: 29, column: 17, scope: !30)
!62 = !{!"branch_weights", i32 1, i32 1048576}
!63 = distinct !DISubprogram(name: "CheckTranspose", scope: !1, file: !1, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!64 = !DILocation(line: 38, column: 6, scope: !63)
!65 = !DILocation(line: 39, column: 35, scope: !63)
!66 = !DILocation(line: 39, column: 32, scope: !63)
!67 = !DILocation(line: 40, column: 9, scope: !63)
!68 = !DILocation(line: 40, column: 25, scope: !63)
!69 = !DILocation(line: 40, column: 27, scope: !63)
!70 = !DILocation(line: 40, column: 31, scope: !63)
!71 = !DILocation(line: 40, column: 29, scope: !63)
!72 = !DILocation(line: 40, column: 23, scope: !63)
!73 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !72)
!74 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !72)
!75 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !72)
!76 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !72)
!77 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !72)
!78 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !72)
!79 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !72)
!80 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !72)
!81 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !72)
!82 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !72)
!83 = !DILocation(line: 40, column: 13, scope: !63)
!84 = !DILocation(line: 41, column: 27, scope: !63)
!85 = !DILocation(line: 41, column: 17, scope: !63)
!86 = distinct !DISubprogram(name: "CheckStencil", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!87 = !DILocation(line: 50, column: 6, scope: !86)
!88 = !DILocation(line: 51, column: 35, scope: !86)
!89 = !DILocation(line: 51, column: 32, scope: !86)
!90 = !DILocation(line: 52, column: 12, scope: !86)
!91 = !DILocation(line: 52, column: 17, scope: !86)
!92 = !DILocation(line: 53, column: 18, scope: !86)
!93 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !92)
!94 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !92)
!95 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !92)
!96 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !92)
!97 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !92)
!98 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !92)
!99 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !92)
!100 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !92)
!101 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !92)
!102 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !92)
!103 = !DILocation(line: 54, column: 8, scope: !86)
!104 = !DILocation(line: 54, column: 20, scope: !86)
!105 = !DILocation(line: 54, column: 17, scope: !86)
!106 = !DILocation(line: 54, column: 28, scope: !86)
!107 = !DILocation(line: 54, column: 40, scope: !86)
!108 = !DILocation(line: 54, column: 37, scope: !86)
!109 = !DILocation(line: 55, column: 28, scope: !86)
!110 = !DILocation(line: 55, column: 26, scope: !86)
!111 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !110)
!112 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !110)
!113 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !110)
!114 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !110)
!115 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !110)
!116 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !110)
!117 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !110)
!118 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !110)
!119 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !110)
!120 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !110)
!121 = !DILocation(line: 55, column: 49, scope: !86)
!122 = !DILocation(line: 55, column: 47, scope: !86)
!123 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !122)
!124 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !122)
!125 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !122)
!126 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !122)
!127 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !122)
!128 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !122)
!129 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !122)
!130 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !122)
!131 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !122)
!132 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !122)
!133 = !DILocation(line: 55, column: 38, scope: !86)
!134 = !DILocation(line: 55, column: 70, scope: !86)
!135 = !DILocation(line: 55, column: 68, scope: !86)
!136 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !135)
!137 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !135)
!138 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !135)
!139 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !135)
!140 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !135)
!141 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !135)
!142 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !135)
!143 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !135)
!144 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !135)
!145 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !135)
!146 = !DILocation(line: 55, column: 59, scope: !86)
!147 = !DILocation(line: 55, column: 91, scope: !86)
!148 = !DILocation(line: 55, column: 89, scope: !86)
!149 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !148)
!150 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !148)
!151 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !148)
!152 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !148)
!153 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !148)
!154 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !148)
!155 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !148)
!156 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !148)
!157 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !148)
!158 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !148)
!159 = !DILocation(line: 55, column: 80, scope: !86)
!160 = !DILocation(line: 55, column: 16, scope: !86)
!161 = !DILocation(line: 53, column: 3, scope: !86)
!162 = !DILocation(line: 57, column: 9, scope: !86)
!163 = !DILocation(line: 57, column: 13, scope: !86)
!164 = !DILocation(line: 58, column: 27, scope: !86)
!165 = !DILocation(line: 58, column: 17, scope: !86)
!166 = distinct !DISubprogram(name: "CheckGemv", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!167 = !DILocation(line: 67, column: 6, scope: !166)
!168 = !DILocation(line: 68, column: 32, scope: !166)
!169 = !DILocation(line: 70, column: 18, scope: !166)
!170 = !DILocation(line: 69, column: 3, scope: !166)
!171 = !DILocation(line: 71, column: 20, scope: !166)
!172 = !DILocation(line: 71, column: 25, scope: !166)
!173 = !DILocation(line: 71, column: 18, scope: !166)
!174 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !173)
!175 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !173)
!176 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !173)
!177 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !173)
!178 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !173)
!179 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !173)
!180 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !173)
!181 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !173)
!182 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !173)
!183 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !173)
!184 = !DILocation(line: 71, column: 45, scope: !166)
!185 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !184)
!186 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !184)
!187 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !184)
!188 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !184)
!189 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !184)
!190 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !184)
!191 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !184)
!192 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !184)
!193 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !184)
!194 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !184)
!195 = !DILocation(line: 71, column: 36, scope: !166)
!196 = !DILocation(line: 71, column: 4, scope: !166)
!197 = !DILocation(line: 73, column: 9, scope: !166)
!198 = !DILocation(line: 73, column: 13, scope: !166)
!199 = !DILocation(line: 74, column: 27, scope: !166)
!200 = !DILocation(line: 74, column: 17, scope: !166)
!201 = !DIFile(filename: "single.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!202 = distinct !DISubprogram(name: "Saxpy", scope: !201, file: !201, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!203 = !DILocation(line: 12, column: 6, scope: !202)
!204 = !DILocation(line: 13, column: 32, scope: !202)
!205 = !DILocation(line: 14, column: 16, scope: !202)
!206 = !DILocation(line: 14, column: 13, scope: !202)
!207 = !DILocation(line: 14, column: 4, scope: !202)
!208 = !DILocation(line: 14, column: 3, scope: !202)
!209 = distinct !DISubprogram(name: "Transpose", scope: !201, file: !201, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!210 = !DILocation(line: 30, column: 6, scope: !209)
!211 = !DILocation(line: 31, column: 45, scope: !209)
!212 = !DILocation(line: 32, column: 23, scope: !209)
!213 = !DILocation(line: 33, column: 22, scope: !209)
!214 = !DILocation(line: 33, column: 26, scope: !209)
!215 = !DILocation(line: 33, column: 47, scope: !209)
!216 = !DILocation(line: 34, column: 6, scope: !209)
!217 = !DILocation(line: 34, column: 17, scope: !209)
!218 = !DILocation(line: 35, column: 16, scope: !209)
!219 = !DILocation(line: 35, column: 23, scope: !209)
!220 = !DILocation(line: 35, column: 29, scope: !209)
!221 = !DILocation(line: 35, column: 38, scope: !209)
!222 = !DILocation(line: 36, column: 8, scope: !209)
!223 = !DILocation(line: 36, column: 23, scope: !209)
!224 = !DILocation(line: 36, column: 25, scope: !209)
!225 = !DILocation(line: 36, column: 21, scope: !209)
!226 = !DILocation(line: 36, column: 11, scope: !209)
!227 = !DILocation(line: 34, column: 25, scope: !209)
!228 = !DILocation(line: 39, column: 16, scope: !209)
!229 = !DILocation(line: 40, column: 6, scope: !209)
!230 = !DILocation(line: 40, column: 17, scope: !209)
!231 = !DILocation(line: 41, column: 16, scope: !209)
!232 = !DILocation(line: 41, column: 23, scope: !209)
!233 = !DILocation(line: 41, column: 29, scope: !209)
!234 = !DILocation(line: 41, column: 38, scope: !209)
!235 = !DILocation(line: 42, column: 9, scope: !209)
!236 = !DILocation(line: 42, column: 11, scope: !209)
!237 = !DILocation(line: 42, column: 21, scope: !209)
!238 = !DILocation(line: 42, column: 25, scope: !209)
!239 = !DILocation(line: 42, column: 7, scope: !209)
!240 = !DILocation(line: 40, column: 25, scope: !209)
!241 = distinct !DISubprogram(name: "Stencil", scope: !201, file: !201, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!242 = !DILocation(line: 52, column: 6, scope: !241)
!243 = !DILocation(line: 53, column: 17, scope: !241)
!244 = !DILocation(line: 53, column: 32, scope: !241)
!245 = !DILocation(line: 53, column: 21, scope: !241)
!246 = !DILocation(line: 53, column: 50, scope: !241)
!247 = !DILocation(line: 53, column: 37, scope: !241)
!248 = !DILocation(line: 54, column: 26, scope: !241)
!249 = !DILocation(line: 55, column: 7, scope: !241)
!250 = !DILocation(line: 55, column: 20, scope: !241)
!251 = !DILocation(line: 55, column: 16, scope: !241)
!252 = !DILocation(line: 56, column: 3, scope: !241)
!253 = !DILocation(line: 58, column: 14, scope: !241)
!254 = !DILocation(line: 58, column: 6, scope: !241)
!255 = !DILocation(line: 58, column: 39, scope: !241)
!256 = !DILocation(line: 58, column: 47, scope: !241)
!257 = !DILocation(line: 58, column: 33, scope: !241)
!258 = !DILocation(line: 58, column: 28, scope: !241)
!259 = !DILocation(line: 59, column: 9, scope: !241)
!260 = !DILocation(line: 59, column: 12, scope: !241)
!261 = !DILocation(line: 60, column: 25, scope: !241)
!262 = !DILocation(line: 60, column: 23, scope: !241)
!263 = !DILocation(line: 60, column: 36, scope: !241)
!264 = !DILocation(line: 60, column: 34, scope: !241)
!265 = !DILocation(line: 60, column: 29, scope: !241)
!266 = !DILocation(line: 60, column: 47, scope: !241)
!267 = !DILocation(line: 60, column: 45, scope: !241)
!268 = !DILocation(line: 60, column: 40, scope: !241)
!269 = !DILocation(line: 60, column: 58, scope: !241)
!270 = !DILocation(line: 60, column: 56, scope: !241)
!271 = !DILocation(line: 60, column: 51, scope: !241)
!272 = !DILocation(line: 60, column: 17, scope: !241)
!273 = !DILocation(line: 60, column: 6, scope: !241)
!274 = !DILocation(line: 58, column: 52, scope: !241)
!275 = distinct !DISubprogram(name: "Gemv", scope: !201, file: !201, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!276 = !DILocation(line: 71, column: 6, scope: !275)
!277 = !DILocation(line: 72, column: 42, scope: !275)
!278 = !DILocation(line: 73, column: 30, scope: !275)
!279 = !DILocation(line: 74, column: 21, scope: !275)
!280 = !DILocation(line: 74, column: 24, scope: !275)
!281 = !DILocation(line: 74, column: 6, scope: !275)
!282 = !DILocation(line: 74, column: 29, scope: !275)
!283 = !DILocation(line: 75, column: 13, scope: !275)
!284 = !DILocation(line: 75, column: 23, scope: !275)
!285 = !DILocation(line: 75, column: 26, scope: !275)
!286 = !DILocation(line: 75, column: 11, scope: !275)
!287 = !DILocation(line: 76, column: 3, scope: !275)
!288 = !DILocation(line: 77, column: 7, scope: !275)
!289 = !DILocation(line: 77, column: 20, scope: !275)
!290 = !DILocation(line: 78, column: 14, scope: !275)
!291 = !DILocation(line: 78, column: 21, scope: !275)
!292 = !DILocation(line: 78, column: 18, scope: !275)
!293 = !DILocation(line: 78, column: 4, scope: !275)
!294 = !DILocation(line: 77, column: 28, scope: !275)
!295 = !DILocation(line: 80, column: 7, scope: !275)
!296 = !DILocation(line: 81, column: 17, scope: !275)
!297 = !DILocation(line: 82, column: 7, scope: !275)
!298 = !DILocation(line: 82, column: 37, scope: !275)
!299 = !DILocation(line: 83, column: 12, scope: !275)
!300 = !DILocation(line: 84, column: 28, scope: !275)
!301 = !DILocation(line: 84, column: 23, scope: !275)
!302 = !DILocation(line: 84, column: 9, scope: !275)
!303 = !DILocation(line: 84, column: 5, scope: !275)
!304 = !DILocation(line: 86, column: 18, scope: !275)
!305 = !DILocation(line: 82, column: 42, scope: !275)
!306 = !DILocation(line: 88, column: 11, scope: !275)
!307 = !DILocation(line: 89, column: 17, scope: !275)
!308 = !DILocation(line: 89, column: 7, scope: !275)
!309 = !DILocation(line: 74, column: 55, scope: !275)
!310 = !DILocation(line: 74, column: 41, scope: !275)
!311 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!312 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!313 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!314 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!315 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!316 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!317 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!318 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!319 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!320 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!321 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!322 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!323 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!324 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!325 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!326 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!327 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!328 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!329 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!330 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!331 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!332 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!333 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!334 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!335 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!336 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!337 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!338 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!339 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!340 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!341 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!342 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!343 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!344 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!345 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!346 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
