target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Transpose_31 = addrspace(3) global [32 x [33 x float]] undef, align 16
@gpuc_shared_Gemv_72 = addrspace(3) global [256 x float] undef, align 16
@llvm.used = appending global [9 x i8*] [i8* bitcast (void (float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv to i8*), i8* bitcast (void (float*, i64, float*, i64, float, i8*)* @Saxpy to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, i64 %p2, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%2 = sext i32 %1 to i64, !dbg !8
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%10 = sext i32 %9 to i64, !dbg !8
	%11 = mul i64 %10, %6, !dbg !8
	%12 = add i64 %4, %11, !dbg !8
	%13 = mul i64 %8, %12, !dbg !8
	%14 = add i64 %2, %13, !dbg !8
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%17 = mul i32 %15, %16, !dbg !8
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%19 = mul i32 %17, %18, !dbg !8
	%20 = sext i32 %19 to i64, !dbg !8
	%21 = mul i64 %14, %20, !dbg !8
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%25 = mul i32 %16, %24, !dbg !8
	%26 = add i32 %23, %25, !dbg !8
	%27 = mul i32 %15, %26, !dbg !8
	%28 = add i32 %22, %27, !dbg !8
	%29 = sext i32 %28 to i64, !dbg !8
	%30 = add i64 %21, %29, !dbg !8
	%31 = mul i64 %8, %10, !dbg !8
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%33 = sext i32 %32 to i64, !dbg !8
	%34 = mul i64 %31, %33, !dbg !8
	%35 = mul i64 %34, %20, !dbg !8
	br label %b1, !dbg !8

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2 ], !dbg !8
	%37 = icmp slt i64 %36, %p1, !dbg !8
	br i1 %37, label %b2, label %b3, !dbg !8

b2:
	%38 = add i64 %36, %p2, !dbg !20
	%39 = mul i64 %38, -7046029254386353131, !dbg !21
	%40 = lshr i64 %39, 32, !dbg !22
	%41 = xor i64 %39, %40, !dbg !23
	%42 = mul i64 %41, -2960836687051489901, !dbg !24
	%43 = lshr i64 %42, 60, !dbg !25
	%44 = sub i64 %43, 8, !dbg !27
	%45 = sitofp i64 %44 to float, !dbg !28
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %36, !dbg !29
	store float %45, float addrspace(1)* %46, align 4, !dbg !29
	%47 = add i64 %36, %35, !dbg !8
	br label %b1, !dbg !8

b3:
	ret void, !dbg !8
}

define void @CheckSaxpy(float* %p0, i64 %p1, i64 %p2, i64 %p3, float %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !30 {
entry:
	br label %b0, !dbg !31

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !31
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !31
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32, !range !9
	%3 = sext i32 %2 to i64, !dbg !32
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !32, !range !10
	%5 = sext i32 %4 to i64, !dbg !32
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !10
	%7 = sext i32 %6 to i64, !dbg !32
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !32, !range !11
	%9 = sext i32 %8 to i64, !dbg !32
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !32, !range !12
	%11 = sext i32 %10 to i64, !dbg !32
	%12 = mul i64 %11, %7, !dbg !32
	%13 = add i64 %5, %12, !dbg !32
	%14 = mul i64 %9, %13, !dbg !32
	%15 = add i64 %3, %14, !dbg !32
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !13
	%18 = mul i32 %16, %17, !dbg !32
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !14
	%20 = mul i32 %18, %19, !dbg !32
	%21 = sext i32 %20 to i64, !dbg !32
	%22 = mul i64 %15, %21, !dbg !32
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !16
	%26 = mul i32 %17, %25, !dbg !32
	%27 = add i32 %24, %26, !dbg !32
	%28 = mul i32 %16, %27, !dbg !32
	%29 = add i32 %23, %28, !dbg !32
	%30 = sext i32 %29 to i64, !dbg !32
	%31 = add i64 %22, %30, !dbg !32
	%32 = mul i64 %9, %11, !dbg !32
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !12
	%34 = sext i32 %33 to i64, !dbg !32
	%35 = mul i64 %32, %34, !dbg !32
	%36 = mul i64 %35, %21, !dbg !32
	br label %b1, !dbg !32

b1:
	%37 = phi i64 [ %31, %b0 ], [ %65, %b4 ], !dbg !32
	%38 = icmp slt i64 %37, %p1, !dbg !32
	br i1 %38, label %b2, label %b5, !dbg !32

b2:
	%39 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !33
	%40 = load float, float addrspace(1)* %39, align 4, !dbg !33
	%41 = add i64 %37, %p2, !dbg !36
	%42 = mul i64 %41, -7046029254386353131, !dbg !37
	%43 = lshr i64 %42, 32, !dbg !38
	%44 = xor i64 %42, %43, !dbg !39
	%45 = mul i64 %44, -2960836687051489901, !dbg !40
	%46 = lshr i64 %45, 60, !dbg !41
	%47 = sub i64 %46, 8, !dbg !43
	%48 = sitofp i64 %47 to float, !dbg !44
	%49 = sitofp i64 %p5 to float, !dbg !45
	%50 = fmul float %49, %p4, !dbg !46
	%51 = add i64 %37, %p3, !dbg !48
	%52 = mul i64 %51, -7046029254386353131, !dbg !49
	%53 = lshr i64 %52, 32, !dbg !50
	%54 = xor i64 %52, %53, !dbg !51
	%55 = mul i64 %54, -2960836687051489901, !dbg !52
	%56 = lshr i64 %55, 60, !dbg !53
	%57 = sub i64 %56, 8, !dbg !55
	%58 = sitofp i64 %57 to float, !dbg !56
	%59 = fmul float %50, %58, !dbg !57
	%60 = fadd float %48, %59, !dbg !58
	%61 = fcmp une float %40, %60, !dbg !59
	br i1 %61, label %b3, label %b4, !dbg !59

b3:
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !60
	%63 = icmp uge i64 0, %p7, !dbg !60
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !60, !prof !62

b3_ok1:
	%64 = atomicrmw add i64 addrspace(1)* %62, i64 1 monotonic, !dbg !61
	br label %b4, !dbg !61

b4:
	%65 = add i64 %37, %36, !dbg !32
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
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !64
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !64
	%2 = mul i64 %p2, %p3, !dbg !65
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66, !range !9
	%4 = sext i32 %3 to i64, !dbg !66
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66, !range !10
	%6 = sext i32 %5 to i64, !dbg !66
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !66, !range !10
	%8 = sext i32 %7 to i64, !dbg !66
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !66, !range !11
	%10 = sext i32 %9 to i64, !dbg !66
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !66, !range !12
	%12 = sext i32 %11 to i64, !dbg !66
	%13 = mul i64 %12, %8, !dbg !66
	%14 = add i64 %6, %13, !dbg !66
	%15 = mul i64 %10, %14, !dbg !66
	%16 = add i64 %4, %15, !dbg !66
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !13
	%19 = mul i32 %17, %18, !dbg !66
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !14
	%21 = mul i32 %19, %20, !dbg !66
	%22 = sext i32 %21 to i64, !dbg !66
	%23 = mul i64 %16, %22, !dbg !66
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !16
	%27 = mul i32 %18, %26, !dbg !66
	%28 = add i32 %25, %27, !dbg !66
	%29 = mul i32 %17, %28, !dbg !66
	%30 = add i32 %24, %29, !dbg !66
	%31 = sext i32 %30 to i64, !dbg !66
	%32 = add i64 %23, %31, !dbg !66
	%33 = mul i64 %10, %12, !dbg !66
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !66, !range !12
	%35 = sext i32 %34 to i64, !dbg !66
	%36 = mul i64 %33, %35, !dbg !66
	%37 = mul i64 %36, %22, !dbg !66
	%38 = icmp ule i64 %2, 281474976710655, !dbg !66
	%39 = mul i64 %2, -1, !dbg !66
	%40 = add i64 %p1, %39, !dbg !66
	%41 = icmp sge i64 %40, 0, !dbg !66
	%42 = and i1 %38, %41, !dbg !66
	br i1 %42, label %b1, label %b5_cold, !dbg !66, !prof !67

b1:
	%43 = phi i64 [ %32, %b0 ], [ %70, %b4 ], !dbg !66
	%44 = icmp slt i64 %43, %2, !dbg !66
	br i1 %44, label %b2, label %b9, !dbg !66

b2:
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !69
	%46 = icmp eq i64 %p3, 0, !dbg !68
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !68, !prof !62

b2_ok1:
	%47 = load float, float addrspace(1)* %45, align 4, !dbg !69
	%48 = icmp eq i64 %p3, -1, !dbg !68
	%49 = select i1 %48, i64 1, i64 %p3, !dbg !68
	%50 = srem i64 %43, %49, !dbg !68
	%51 = mul i64 %50, %p2, !dbg !70
	%52 = icmp eq i64 %p3, -1, !dbg !71
	%53 = select i1 %52, i64 1, i64 %p3, !dbg !71
	%54 = sdiv i64 %43, %53, !dbg !71
	%55 = sub i64 0, %43, !dbg !71
	%56 = select i1 %52, i64 %55, i64 %54, !dbg !71
	%57 = add i64 %51, %56, !dbg !72
	%58 = add i64 %57, %p4, !dbg !75
	%59 = mul i64 %58, -7046029254386353131, !dbg !76
	%60 = lshr i64 %59, 32, !dbg !77
	%61 = xor i64 %59, %60, !dbg !78
	%62 = mul i64 %61, -2960836687051489901, !dbg !79
	%63 = lshr i64 %62, 60, !dbg !80
	%64 = sub i64 %63, 8, !dbg !82
	%65 = sitofp i64 %64 to float, !dbg !83
	%66 = fcmp une float %47, %65, !dbg !84
	br i1 %66, label %b3, label %b4, !dbg !84

b3:
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !85
	%68 = icmp uge i64 0, %p6, !dbg !85
	br i1 %68, label %b3_fail1, label %b3_ok1, !dbg !85, !prof !62

b3_ok1:
	%69 = atomicrmw add i64 addrspace(1)* %67, i64 1 monotonic, !dbg !86
	br label %b4, !dbg !86

b4:
	%70 = add i64 %43, %37, !dbg !66
	br label %b1, !dbg !66

b9:
	ret void, !dbg !66

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !85
	ret void, !dbg !85

b5_cold:
	%71 = phi i64 [ %101, %b8_cold ], [ %32, %b0 ], !dbg !66
	%72 = icmp slt i64 %71, %2, !dbg !66
	br i1 %72, label %b6_cold, label %b9, !dbg !66

b6_cold:
	%73 = getelementptr inbounds float, float addrspace(1)* %0, i64 %71, !dbg !69
	%74 = icmp uge i64 %71, %p1, !dbg !69
	%75 = icmp eq i64 %p3, 0, !dbg !68
	%76 = or i1 %74, %75, !dbg !68
	br i1 %76, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !68, !prof !62

b6_cold_fail1:
	%77 = icmp uge i64 %71, %p1, !dbg !69
	br i1 %77, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !69

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %71, i64 %p1), !dbg !69
	ret void, !dbg !69

b6_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b6_cold_ok1:
	%78 = load float, float addrspace(1)* %73, align 4, !dbg !69
	%79 = icmp eq i64 %p3, -1, !dbg !68
	%80 = select i1 %79, i64 1, i64 %p3, !dbg !68
	%81 = srem i64 %71, %80, !dbg !68
	%82 = mul i64 %81, %p2, !dbg !70
	%83 = icmp eq i64 %p3, -1, !dbg !71
	%84 = select i1 %83, i64 1, i64 %p3, !dbg !71
	%85 = sdiv i64 %71, %84, !dbg !71
	%86 = sub i64 0, %71, !dbg !71
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !71
	%88 = add i64 %82, %87, !dbg !72
	%89 = add i64 %88, %p4, !dbg !75
	%90 = mul i64 %89, -7046029254386353131, !dbg !76
	%91 = lshr i64 %90, 32, !dbg !77
	%92 = xor i64 %90, %91, !dbg !78
	%93 = mul i64 %92, -2960836687051489901, !dbg !79
	%94 = lshr i64 %93, 60, !dbg !80
	%95 = sub i64 %94, 8, !dbg !82
	%96 = sitofp i64 %95 to float, !dbg !83
	%97 = fcmp une float %78, %96, !dbg !84
	br i1 %97, label %b7_cold, label %b8_cold, !dbg !84

b7_cold:
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !85
	%99 = icmp uge i64 0, %p6, !dbg !85
	br i1 %99, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !85, !prof !62

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !85
	ret void, !dbg !85

b7_cold_ok1:
	%100 = atomicrmw add i64 addrspace(1)* %98, i64 1 monotonic, !dbg !86
	br label %b8_cold, !dbg !86

b8_cold:
	%101 = add i64 %71, %37, !dbg !66
	br label %b5_cold, !dbg !66
}

define void @CheckStencil(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !87 {
entry:
	br label %b0, !dbg !88

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !88
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !88
	%2 = mul i64 %p2, %p3, !dbg !89
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90, !range !9
	%4 = sext i32 %3 to i64, !dbg !90
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !90, !range !10
	%6 = sext i32 %5 to i64, !dbg !90
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !90, !range !10
	%8 = sext i32 %7 to i64, !dbg !90
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !90, !range !11
	%10 = sext i32 %9 to i64, !dbg !90
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !90, !range !12
	%12 = sext i32 %11 to i64, !dbg !90
	%13 = mul i64 %12, %8, !dbg !90
	%14 = add i64 %6, %13, !dbg !90
	%15 = mul i64 %10, %14, !dbg !90
	%16 = add i64 %4, %15, !dbg !90
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !90, !range !13
	%19 = mul i32 %17, %18, !dbg !90
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !90, !range !14
	%21 = mul i32 %19, %20, !dbg !90
	%22 = sext i32 %21 to i64, !dbg !90
	%23 = mul i64 %16, %22, !dbg !90
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !90, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !90, !range !16
	%27 = mul i32 %18, %26, !dbg !90
	%28 = add i32 %25, %27, !dbg !90
	%29 = mul i32 %17, %28, !dbg !90
	%30 = add i32 %24, %29, !dbg !90
	%31 = sext i32 %30 to i64, !dbg !90
	%32 = add i64 %23, %31, !dbg !90
	%33 = mul i64 %10, %12, !dbg !90
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !90, !range !12
	%35 = sext i32 %34 to i64, !dbg !90
	%36 = mul i64 %33, %35, !dbg !90
	%37 = mul i64 %36, %22, !dbg !90
	%38 = sub i64 %p2, 1, !dbg !91
	%39 = sub i64 %p3, 1, !dbg !92
	%40 = icmp ule i64 %2, 281474976710655, !dbg !90
	%41 = mul i64 %2, -1, !dbg !90
	%42 = add i64 %p1, %41, !dbg !90
	%43 = icmp sge i64 %42, 0, !dbg !90
	%44 = and i1 %40, %43, !dbg !90
	br i1 %44, label %b1, label %b10_cold, !dbg !90, !prof !67

b1:
	%45 = phi i64 [ %32, %b0 ], [ %115, %b9 ], !dbg !90
	%46 = icmp slt i64 %45, %2, !dbg !90
	br i1 %46, label %b2, label %b19, !dbg !90

b2:
	%47 = icmp eq i64 %p2, 0, !dbg !93
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !93, !prof !62

b2_ok1:
	%48 = icmp eq i64 %p2, -1, !dbg !93
	%49 = select i1 %48, i64 1, i64 %p2, !dbg !93
	%50 = srem i64 %45, %49, !dbg !93
	%51 = icmp eq i64 %p2, -1, !dbg !94
	%52 = select i1 %51, i64 1, i64 %p2, !dbg !94
	%53 = sdiv i64 %45, %52, !dbg !94
	%54 = sub i64 0, %45, !dbg !94
	%55 = select i1 %51, i64 %54, i64 %53, !dbg !94
	%56 = add i64 %45, %p5, !dbg !97
	%57 = mul i64 %56, -7046029254386353131, !dbg !98
	%58 = lshr i64 %57, 32, !dbg !99
	%59 = xor i64 %57, %58, !dbg !100
	%60 = mul i64 %59, -2960836687051489901, !dbg !101
	%61 = lshr i64 %60, 60, !dbg !102
	%62 = sub i64 %61, 8, !dbg !104
	%63 = sitofp i64 %62 to float, !dbg !105
	%64 = icmp sgt i64 %50, 0, !dbg !106
	br i1 %64, label %b3, label %b7, !dbg !106

b3:
	%65 = icmp slt i64 %50, %38, !dbg !107
	br i1 %65, label %b4, label %b7, !dbg !107

b4:
	%66 = icmp sgt i64 %55, 0, !dbg !108
	br i1 %66, label %b5, label %b7, !dbg !108

b5:
	%67 = icmp slt i64 %55, %39, !dbg !109
	br i1 %67, label %b6, label %b7, !dbg !109

b6:
	%68 = sub i64 %45, 1, !dbg !110
	%69 = add i64 %68, %p4, !dbg !113
	%70 = mul i64 %69, -7046029254386353131, !dbg !114
	%71 = lshr i64 %70, 32, !dbg !115
	%72 = xor i64 %70, %71, !dbg !116
	%73 = mul i64 %72, -2960836687051489901, !dbg !117
	%74 = lshr i64 %73, 60, !dbg !118
	%75 = sub i64 %74, 8, !dbg !120
	%76 = sitofp i64 %75 to float, !dbg !121
	%77 = add i64 %45, 1, !dbg !122
	%78 = add i64 %77, %p4, !dbg !125
	%79 = mul i64 %78, -7046029254386353131, !dbg !126
	%80 = lshr i64 %79, 32, !dbg !127
	%81 = xor i64 %79, %80, !dbg !128
	%82 = mul i64 %81, -2960836687051489901, !dbg !129
	%83 = lshr i64 %82, 60, !dbg !130
	%84 = sub i64 %83, 8, !dbg !132
	%85 = sitofp i64 %84 to float, !dbg !133
	%86 = fadd float %76, %85, !dbg !134
	%87 = sub i64 %45, %p2, !dbg !135
	%88 = add i64 %87, %p4, !dbg !138
	%89 = mul i64 %88, -7046029254386353131, !dbg !139
	%90 = lshr i64 %89, 32, !dbg !140
	%91 = xor i64 %89, %90, !dbg !141
	%92 = mul i64 %91, -2960836687051489901, !dbg !142
	%93 = lshr i64 %92, 60, !dbg !143
	%94 = sub i64 %93, 8, !dbg !145
	%95 = sitofp i64 %94 to float, !dbg !146
	%96 = fadd float %86, %95, !dbg !147
	%97 = add i64 %45, %p2, !dbg !148
	%98 = add i64 %97, %p4, !dbg !151
	%99 = mul i64 %98, -7046029254386353131, !dbg !152
	%100 = lshr i64 %99, 32, !dbg !153
	%101 = xor i64 %99, %100, !dbg !154
	%102 = mul i64 %101, -2960836687051489901, !dbg !155
	%103 = lshr i64 %102, 60, !dbg !156
	%104 = sub i64 %103, 8, !dbg !158
	%105 = sitofp i64 %104 to float, !dbg !159
	%106 = fadd float %96, %105, !dbg !160
	%107 = fmul float 2.500000e-01, %106, !dbg !161
	br label %b7, !dbg !161

b7:
	%108 = phi float [ %63, %b2_ok1 ], [ %63, %b3 ], [ %63, %b4 ], [ %63, %b5 ], [ %107, %b6 ], !dbg !162
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !163
	%110 = load float, float addrspace(1)* %109, align 4, !dbg !163
	%111 = fcmp une float %110, %108, !dbg !164
	br i1 %111, label %b8, label %b9, !dbg !164

b8:
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%113 = icmp uge i64 0, %p7, !dbg !165
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !165, !prof !62

b8_ok1:
	%114 = atomicrmw add i64 addrspace(1)* %112, i64 1 monotonic, !dbg !166
	br label %b9, !dbg !166

b9:
	%115 = add i64 %45, %37, !dbg !90
	br label %b1, !dbg !90

b19:
	ret void, !dbg !90

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !93
	ret void, !dbg !93

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p7), !dbg !165
	ret void, !dbg !165

b10_cold:
	%116 = phi i64 [ %187, %b18_cold ], [ %32, %b0 ], !dbg !90
	%117 = icmp slt i64 %116, %2, !dbg !90
	br i1 %117, label %b11_cold, label %b19, !dbg !90

b11_cold:
	%118 = icmp eq i64 %p2, 0, !dbg !93
	br i1 %118, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !93, !prof !62

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !93
	ret void, !dbg !93

b11_cold_ok1:
	%119 = icmp eq i64 %p2, -1, !dbg !93
	%120 = select i1 %119, i64 1, i64 %p2, !dbg !93
	%121 = srem i64 %116, %120, !dbg !93
	%122 = icmp eq i64 %p2, -1, !dbg !94
	%123 = select i1 %122, i64 1, i64 %p2, !dbg !94
	%124 = sdiv i64 %116, %123, !dbg !94
	%125 = sub i64 0, %116, !dbg !94
	%126 = select i1 %122, i64 %125, i64 %124, !dbg !94
	%127 = add i64 %116, %p5, !dbg !97
	%128 = mul i64 %127, -7046029254386353131, !dbg !98
	%129 = lshr i64 %128, 32, !dbg !99
	%130 = xor i64 %128, %129, !dbg !100
	%131 = mul i64 %130, -2960836687051489901, !dbg !101
	%132 = lshr i64 %131, 60, !dbg !102
	%133 = sub i64 %132, 8, !dbg !104
	%134 = sitofp i64 %133 to float, !dbg !105
	%135 = icmp sgt i64 %121, 0, !dbg !106
	br i1 %135, label %b12_cold, label %b16_cold, !dbg !106

b12_cold:
	%136 = icmp slt i64 %121, %38, !dbg !107
	br i1 %136, label %b13_cold, label %b16_cold, !dbg !107

b13_cold:
	%137 = icmp sgt i64 %126, 0, !dbg !108
	br i1 %137, label %b14_cold, label %b16_cold, !dbg !108

b14_cold:
	%138 = icmp slt i64 %126, %39, !dbg !109
	br i1 %138, label %b15_cold, label %b16_cold, !dbg !109

b15_cold:
	%139 = sub i64 %116, 1, !dbg !110
	%140 = add i64 %139, %p4, !dbg !113
	%141 = mul i64 %140, -7046029254386353131, !dbg !114
	%142 = lshr i64 %141, 32, !dbg !115
	%143 = xor i64 %141, %142, !dbg !116
	%144 = mul i64 %143, -2960836687051489901, !dbg !117
	%145 = lshr i64 %144, 60, !dbg !118
	%146 = sub i64 %145, 8, !dbg !120
	%147 = sitofp i64 %146 to float, !dbg !121
	%148 = add i64 %116, 1, !dbg !122
	%149 = add i64 %148, %p4, !dbg !125
	%150 = mul i64 %149, -7046029254386353131, !dbg !126
	%151 = lshr i64 %150, 32, !dbg !127
	%152 = xor i64 %150, %151, !dbg !128
	%153 = mul i64 %152, -2960836687051489901, !dbg !129
	%154 = lshr i64 %153, 60, !dbg !130
	%155 = sub i64 %154, 8, !dbg !132
	%156 = sitofp i64 %155 to float, !dbg !133
	%157 = fadd float %147, %156, !dbg !134
	%158 = sub i64 %116, %p2, !dbg !135
	%159 = add i64 %158, %p4, !dbg !138
	%160 = mul i64 %159, -7046029254386353131, !dbg !139
	%161 = lshr i64 %160, 32, !dbg !140
	%162 = xor i64 %160, %161, !dbg !141
	%163 = mul i64 %162, -2960836687051489901, !dbg !142
	%164 = lshr i64 %163, 60, !dbg !143
	%165 = sub i64 %164, 8, !dbg !145
	%166 = sitofp i64 %165 to float, !dbg !146
	%167 = fadd float %157, %166, !dbg !147
	%168 = add i64 %116, %p2, !dbg !148
	%169 = add i64 %168, %p4, !dbg !151
	%170 = mul i64 %169, -7046029254386353131, !dbg !152
	%171 = lshr i64 %170, 32, !dbg !153
	%172 = xor i64 %170, %171, !dbg !154
	%173 = mul i64 %172, -2960836687051489901, !dbg !155
	%174 = lshr i64 %173, 60, !dbg !156
	%175 = sub i64 %174, 8, !dbg !158
	%176 = sitofp i64 %175 to float, !dbg !159
	%177 = fadd float %167, %176, !dbg !160
	%178 = fmul float 2.500000e-01, %177, !dbg !161
	br label %b16_cold, !dbg !161

b16_cold:
	%179 = phi float [ %134, %b11_cold_ok1 ], [ %134, %b12_cold ], [ %134, %b13_cold ], [ %134, %b14_cold ], [ %178, %b15_cold ], !dbg !162
	%180 = getelementptr inbounds float, float addrspace(1)* %0, i64 %116, !dbg !163
	%181 = icmp uge i64 %116, %p1, !dbg !163
	br i1 %181, label %b16_cold_fail1, label %b16_cold_ok1, !dbg !163, !prof !62

b16_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %116, i64 %p1), !dbg !163
	ret void, !dbg !163

b16_cold_ok1:
	%182 = load float, float addrspace(1)* %180, align 4, !dbg !163
	%183 = fcmp une float %182, %179, !dbg !164
	br i1 %183, label %b17_cold, label %b18_cold, !dbg !164

b17_cold:
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%185 = icmp uge i64 0, %p7, !dbg !165
	br i1 %185, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !165, !prof !62

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p7), !dbg !165
	ret void, !dbg !165

b17_cold_ok1:
	%186 = atomicrmw add i64 addrspace(1)* %184, i64 1 monotonic, !dbg !166
	br label %b18_cold, !dbg !166

b18_cold:
	%187 = add i64 %116, %37, !dbg !90
	br label %b10_cold, !dbg !90
}

define void @CheckGemv(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !167 {
entry:
	br label %b0, !dbg !168

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !168
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !168
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169, !range !9
	%3 = sext i32 %2 to i64, !dbg !169
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !169, !range !10
	%5 = sext i32 %4 to i64, !dbg !169
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !169, !range !10
	%7 = sext i32 %6 to i64, !dbg !169
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !169, !range !11
	%9 = sext i32 %8 to i64, !dbg !169
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !169, !range !12
	%11 = sext i32 %10 to i64, !dbg !169
	%12 = mul i64 %11, %7, !dbg !169
	%13 = add i64 %5, %12, !dbg !169
	%14 = mul i64 %9, %13, !dbg !169
	%15 = add i64 %3, %14, !dbg !169
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !169, !range !13
	%18 = mul i32 %16, %17, !dbg !169
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !169, !range !14
	%20 = mul i32 %18, %19, !dbg !169
	%21 = sext i32 %20 to i64, !dbg !169
	%22 = mul i64 %15, %21, !dbg !169
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !169, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !169, !range !16
	%26 = mul i32 %17, %25, !dbg !169
	%27 = add i32 %24, %26, !dbg !169
	%28 = mul i32 %16, %27, !dbg !169
	%29 = add i32 %23, %28, !dbg !169
	%30 = sext i32 %29 to i64, !dbg !169
	%31 = add i64 %22, %30, !dbg !169
	%32 = mul i64 %9, %11, !dbg !169
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !169, !range !12
	%34 = sext i32 %33 to i64, !dbg !169
	%35 = mul i64 %32, %34, !dbg !169
	%36 = mul i64 %35, %21, !dbg !169
	%37 = icmp slt i64 0, %p2, !dbg !170
	br label %b1, !dbg !169

b1:
	%38 = phi i64 [ %31, %b0 ], [ %71, %b7 ], !dbg !169
	%39 = icmp slt i64 %38, %p1, !dbg !169
	br i1 %39, label %b2, label %b8, !dbg !169

b2:
	br i1 %37, label %b3, label %b5, !dbg !170

b3:
	%40 = mul i64 %38, %p2, !dbg !171
	br label %b4, !dbg !172

b4:
	%41 = phi float [ %61, %b4 ], [ 0.000000e+00, %b3 ], !dbg !172
	%42 = phi i64 [ %62, %b4 ], [ 0, %b3 ], !dbg !172
	%43 = add i64 %40, %42, !dbg !173
	%44 = add i64 %43, %p3, !dbg !176
	%45 = mul i64 %44, -7046029254386353131, !dbg !177
	%46 = lshr i64 %45, 32, !dbg !178
	%47 = xor i64 %45, %46, !dbg !179
	%48 = mul i64 %47, -2960836687051489901, !dbg !180
	%49 = lshr i64 %48, 60, !dbg !181
	%50 = sub i64 %49, 8, !dbg !183
	%51 = sitofp i64 %50 to float, !dbg !184
	%52 = add i64 %42, %p4, !dbg !187
	%53 = mul i64 %52, -7046029254386353131, !dbg !188
	%54 = lshr i64 %53, 32, !dbg !189
	%55 = xor i64 %53, %54, !dbg !190
	%56 = mul i64 %55, -2960836687051489901, !dbg !191
	%57 = lshr i64 %56, 60, !dbg !192
	%58 = sub i64 %57, 8, !dbg !194
	%59 = sitofp i64 %58 to float, !dbg !195
	%60 = fmul float %51, %59, !dbg !196
	%61 = fadd float %41, %60, !dbg !197
	%62 = add i64 %42, 1, !dbg !197
	%63 = icmp slt i64 %62, %p2, !dbg !197
	br i1 %63, label %b4, label %b5, !dbg !197

b5:
	%64 = phi float [ 0.000000e+00, %b2 ], [ %61, %b4 ], !dbg !172
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %38, !dbg !198
	%66 = load float, float addrspace(1)* %65, align 4, !dbg !198
	%67 = fcmp une float %66, %64, !dbg !199
	br i1 %67, label %b6, label %b7, !dbg !199

b6:
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !200
	%69 = icmp uge i64 0, %p6, !dbg !200
	br i1 %69, label %b6_fail1, label %b6_ok1, !dbg !200, !prof !62

b6_ok1:
	%70 = atomicrmw add i64 addrspace(1)* %68, i64 1 monotonic, !dbg !201
	br label %b7, !dbg !201

b7:
	%71 = add i64 %38, %36, !dbg !169
	br label %b1, !dbg !169

b8:
	ret void, !dbg !169

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p6), !dbg !200
	ret void, !dbg !200
}

define void @Saxpy(float* %p0, i64 %p1, float* %p2, i64 %p3, float %p4, i8* %ctrl) nounwind !dbg !203 {
entry:
	br label %b0, !dbg !204

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !204
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !204
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !205, !range !9
	%3 = sext i32 %2 to i64, !dbg !205
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !205, !range !10
	%5 = sext i32 %4 to i64, !dbg !205
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !205, !range !10
	%7 = sext i32 %6 to i64, !dbg !205
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !205, !range !11
	%9 = sext i32 %8 to i64, !dbg !205
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !205, !range !12
	%11 = sext i32 %10 to i64, !dbg !205
	%12 = mul i64 %11, %7, !dbg !205
	%13 = add i64 %5, %12, !dbg !205
	%14 = mul i64 %9, %13, !dbg !205
	%15 = add i64 %3, %14, !dbg !205
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !205, !range !13
	%18 = mul i32 %16, %17, !dbg !205
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !205, !range !14
	%20 = mul i32 %18, %19, !dbg !205
	%21 = sext i32 %20 to i64, !dbg !205
	%22 = mul i64 %15, %21, !dbg !205
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !205, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !205, !range !16
	%26 = mul i32 %17, %25, !dbg !205
	%27 = add i32 %24, %26, !dbg !205
	%28 = mul i32 %16, %27, !dbg !205
	%29 = add i32 %23, %28, !dbg !205
	%30 = sext i32 %29 to i64, !dbg !205
	%31 = add i64 %22, %30, !dbg !205
	%32 = mul i64 %9, %11, !dbg !205
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !205, !range !12
	%34 = sext i32 %33 to i64, !dbg !205
	%35 = mul i64 %32, %34, !dbg !205
	%36 = mul i64 %35, %21, !dbg !205
	%37 = mul i64 %p1, -1, !dbg !205
	%38 = add i64 %37, %p3, !dbg !205
	%39 = icmp sge i64 %38, 0, !dbg !205
	br i1 %39, label %b1, label %b3_cold, !dbg !205, !prof !67

b1:
	%40 = phi i64 [ %31, %b0 ], [ %48, %b2 ], !dbg !205
	%41 = icmp slt i64 %40, %p1, !dbg !205
	br i1 %41, label %b2, label %b5, !dbg !205

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !206
	%43 = load float, float addrspace(1)* %42, align 4, !dbg !206
	%44 = fmul float %p4, %43, !dbg !207
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !208
	%46 = load float, float addrspace(1)* %45, align 4, !dbg !208
	%47 = fadd float %46, %44, !dbg !209
	store float %47, float addrspace(1)* %45, align 4, !dbg !208
	%48 = add i64 %40, %36, !dbg !205
	br label %b1, !dbg !205

b5:
	ret void, !dbg !205

b3_cold:
	%49 = phi i64 [ %58, %b4_cold_ok1 ], [ %31, %b0 ], !dbg !205
	%50 = icmp slt i64 %49, %p1, !dbg !205
	br i1 %50, label %b4_cold, label %b5, !dbg !205

b4_cold:
	%51 = getelementptr inbounds float, float addrspace(1)* %1, i64 %49, !dbg !206
	%52 = icmp uge i64 %49, %p3, !dbg !206
	br i1 %52, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !206, !prof !62

b4_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %49, i64 %p3), !dbg !206
	ret void, !dbg !206

b4_cold_ok1:
	%53 = load float, float addrspace(1)* %51, align 4, !dbg !206
	%54 = fmul float %p4, %53, !dbg !207
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %49, !dbg !208
	%56 = load float, float addrspace(1)* %55, align 4, !dbg !208
	%57 = fadd float %56, %54, !dbg !209
	store float %57, float addrspace(1)* %55, align 4, !dbg !208
	%58 = add i64 %49, %36, !dbg !205
	br label %b3_cold, !dbg !205
}

define void @Transpose(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !210 {
entry:
	br label %b0, !dbg !211

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !211
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !211
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213, !range !15
	%3 = sext i32 %2 to i64, !dbg !213
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !213, !range !15
	%5 = sext i32 %4 to i64, !dbg !213
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214, !range !9
	%7 = sext i32 %6 to i64, !dbg !214
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !214, !range !10
	%9 = sext i32 %8 to i64, !dbg !214
	%10 = mul i64 %7, 32, !dbg !215
	%11 = mul i64 %9, 32, !dbg !216
	%12 = add i64 %10, %3, !dbg !217
	%13 = icmp slt i64 %12, %p4, !dbg !218
	%14 = icmp ule i64 %p4, 268435455, !dbg !219
	%15 = mul i64 %p4, -32, !dbg !219
	%16 = add i64 %p3, %15, !dbg !219
	%17 = mul i64 %9, %15, !dbg !219
	%18 = add i64 %16, %17, !dbg !219
	%19 = icmp sge i64 %18, 0, !dbg !219
	%20 = and i1 %14, %19, !dbg !219
	%21 = mul i64 %p4, -1, !dbg !219
	%22 = add i64 %21, 33, !dbg !219
	%23 = add i64 %22, %10, !dbg !219
	%24 = icmp sge i64 %23, 0, !dbg !219
	%25 = and i1 %20, %24, !dbg !219
	br i1 %25, label %b1, label %b6_cold, !dbg !216, !prof !67

b1:
	%26 = phi i64 [ %5, %b0 ], [ %36, %b5 ], !dbg !219
	%27 = icmp slt i64 %26, 32, !dbg !220
	br i1 %27, label %b2, label %b11, !dbg !220

b2:
	%28 = add i64 %11, %26, !dbg !221
	br i1 %13, label %b3, label %b5, !dbg !218

b3:
	%29 = icmp slt i64 %28, %p5, !dbg !222
	br i1 %29, label %b4, label %b5, !dbg !222

b4:
	%30 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %26, !dbg !223
	%31 = mul i64 %28, %p4, !dbg !224
	%32 = add i64 %31, %12, !dbg !225
	%33 = getelementptr inbounds float, float addrspace(1)* %1, i64 %32, !dbg !226
	%34 = load float, float addrspace(1)* %33, align 4, !dbg !226
	%35 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %30, i64 0, i64 %3, !dbg !227
	store float %34, float addrspace(3)* %35, align 4, !dbg !227
	br label %b5, !dbg !227

b5:
	%36 = add i64 %26, 8, !dbg !228
	br label %b1, !dbg !228

b11:
	call void @llvm.nvvm.barrier0(), !dbg !229
	%37 = add i64 %11, %3, !dbg !230
	%38 = icmp slt i64 %37, %p5, !dbg !231
	%39 = icmp ule i64 %p5, 268435455, !dbg !232
	%40 = and i1 %14, %39, !dbg !232
	%41 = mul i64 %p5, -1, !dbg !232
	%42 = add i64 %41, 32, !dbg !232
	%43 = add i64 %42, %11, !dbg !232
	%44 = icmp sge i64 %43, 0, !dbg !232
	%45 = and i1 %40, %44, !dbg !232
	%46 = add i64 %p1, -32, !dbg !232
	%47 = mul i64 %p5, %21, !dbg !232
	%48 = add i64 %46, %47, !dbg !232
	%49 = add i64 %48, %p5, !dbg !232
	%50 = mul i64 %9, -32, !dbg !232
	%51 = add i64 %49, %50, !dbg !232
	%52 = icmp sge i64 %51, 0, !dbg !232
	%53 = and i1 %45, %52, !dbg !232
	br i1 %53, label %b12, label %b17_cold, !dbg !229, !prof !67

b12:
	%54 = phi i64 [ %5, %b11 ], [ %64, %b16 ], !dbg !232
	%55 = icmp slt i64 %54, 32, !dbg !233
	br i1 %55, label %b13, label %b22, !dbg !233

b13:
	%56 = add i64 %10, %54, !dbg !234
	br i1 %38, label %b14, label %b16, !dbg !231

b14:
	%57 = icmp slt i64 %56, %p4, !dbg !235
	br i1 %57, label %b15, label %b16, !dbg !235

b15:
	%58 = mul i64 %56, %p5, !dbg !236
	%59 = add i64 %58, %37, !dbg !237
	%60 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !238
	%61 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %60, i64 0, i64 %54, !dbg !239
	%62 = load float, float addrspace(3)* %61, align 4, !dbg !239
	%63 = getelementptr inbounds float, float addrspace(1)* %0, i64 %59, !dbg !240
	store float %62, float addrspace(1)* %63, align 4, !dbg !240
	br label %b16, !dbg !240

b16:
	%64 = add i64 %54, 8, !dbg !241
	br label %b12, !dbg !241

b22:
	ret void, !dbg !241

b6_cold:
	%65 = phi i64 [ %79, %b10_cold ], [ %5, %b0 ], !dbg !219
	%66 = icmp slt i64 %65, 32, !dbg !220
	br i1 %66, label %b7_cold, label %b11, !dbg !220

b7_cold:
	%67 = add i64 %11, %65, !dbg !221
	br i1 %13, label %b8_cold, label %b10_cold, !dbg !218

b8_cold:
	%68 = icmp slt i64 %67, %p5, !dbg !222
	br i1 %68, label %b9_cold, label %b10_cold, !dbg !222

b9_cold:
	%69 = mul i64 %67, %p4, !dbg !224
	%70 = add i64 %69, %12, !dbg !225
	%71 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %65, !dbg !223
	%72 = getelementptr inbounds float, float addrspace(1)* %1, i64 %70, !dbg !226
	%73 = icmp uge i64 %70, %p3, !dbg !226
	%74 = icmp uge i64 %3, 33, !dbg !227
	%75 = or i1 %73, %74, !dbg !227
	br i1 %75, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !227, !prof !62

b9_cold_fail1:
	%76 = icmp uge i64 %70, %p3, !dbg !226
	br i1 %76, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !226

b9_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %70, i64 %p3), !dbg !226
	ret void, !dbg !226

b9_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %3, i64 33), !dbg !227
	ret void, !dbg !227

b9_cold_ok1:
	%77 = load float, float addrspace(1)* %72, align 4, !dbg !226
	%78 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %71, i64 0, i64 %3, !dbg !227
	store float %77, float addrspace(3)* %78, align 4, !dbg !227
	br label %b10_cold, !dbg !227

b10_cold:
	%79 = add i64 %65, 8, !dbg !228
	br label %b6_cold, !dbg !228

b17_cold:
	%80 = phi i64 [ %94, %b21_cold ], [ %5, %b11 ], !dbg !232
	%81 = icmp slt i64 %80, 32, !dbg !233
	br i1 %81, label %b18_cold, label %b22, !dbg !233

b18_cold:
	%82 = add i64 %10, %80, !dbg !234
	br i1 %38, label %b19_cold, label %b21_cold, !dbg !231

b19_cold:
	%83 = icmp slt i64 %82, %p4, !dbg !235
	br i1 %83, label %b20_cold, label %b21_cold, !dbg !235

b20_cold:
	%84 = mul i64 %82, %p5, !dbg !236
	%85 = add i64 %84, %37, !dbg !237
	%86 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !238
	%87 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %86, i64 0, i64 %80, !dbg !239
	%88 = icmp uge i64 %3, 32, !dbg !238
	%89 = icmp uge i64 %85, %p1, !dbg !240
	%90 = or i1 %88, %89, !dbg !240
	br i1 %90, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !240, !prof !62

b20_cold_fail1:
	%91 = icmp uge i64 %3, 32, !dbg !238
	br i1 %91, label %b20_cold_fail2, label %b20_cold_ok2, !dbg !238

b20_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %3, i64 32), !dbg !238
	ret void, !dbg !238

b20_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %85, i64 %p1), !dbg !240
	ret void, !dbg !240

b20_cold_ok1:
	%92 = load float, float addrspace(3)* %87, align 4, !dbg !239
	%93 = getelementptr inbounds float, float addrspace(1)* %0, i64 %85, !dbg !240
	store float %92, float addrspace(1)* %93, align 4, !dbg !240
	br label %b21_cold, !dbg !240

b21_cold:
	%94 = add i64 %80, 8, !dbg !241
	br label %b17_cold, !dbg !241
}

define void @Stencil(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !242 {
entry:
	br label %b0, !dbg !243

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !243
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !243
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !244, !range !9
	%3 = sext i32 %2 to i64, !dbg !244
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !244, !range !10
	%5 = sext i32 %4 to i64, !dbg !244
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245, !range !13
	%7 = sext i32 %6 to i64, !dbg !245
	%8 = mul i64 %3, %7, !dbg !246
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247, !range !15
	%10 = sext i32 %9 to i64, !dbg !247
	%11 = add i64 %8, %10, !dbg !248
	%12 = mul i64 %5, %p6, !dbg !249
	%13 = icmp slt i64 %11, 1, !dbg !250
	br i1 %13, label %b2, label %b1, !dbg !250

b1:
	%14 = sub i64 %p4, 1, !dbg !251
	%15 = icmp sge i64 %11, %14, !dbg !252
	br i1 %15, label %b2, label %b3, !dbg !252

b2:
	ret void, !dbg !253

b3:
	%16 = icmp sgt i64 %12, 1, !dbg !254
	%17 = select i1 %16, i64 %12, i64 1, !dbg !254
	%18 = add i64 %12, %p6, !dbg !255
	%19 = sub i64 %p5, 1, !dbg !256
	%20 = icmp slt i64 %18, %19, !dbg !257
	%21 = select i1 %20, i64 %18, i64 %19, !dbg !257
	%22 = icmp ule i64 %p4, 268435455, !dbg !258
	%23 = icmp ule i64 %21, 268435455, !dbg !258
	%24 = and i1 %22, %23, !dbg !258
	%25 = add i64 %p3, 1, !dbg !258
	%26 = mul i64 %p4, -1, !dbg !258
	%27 = add i64 %25, %26, !dbg !258
	%28 = mul i64 %21, %26, !dbg !258
	%29 = add i64 %27, %28, !dbg !258
	%30 = icmp sge i64 %29, 0, !dbg !258
	%31 = and i1 %24, %30, !dbg !258
	%32 = add i64 %p1, 1, !dbg !258
	%33 = add i64 %32, %28, !dbg !258
	%34 = icmp sge i64 %33, 0, !dbg !258
	%35 = and i1 %31, %34, !dbg !258
	br i1 %35, label %b4, label %b6_cold, !dbg !254, !prof !67

b4:
	%36 = phi i64 [ %17, %b3 ], [ %57, %b5 ], !dbg !258
	%37 = icmp slt i64 %36, %21, !dbg !259
	br i1 %37, label %b5, label %b8, !dbg !259

b5:
	%38 = mul i64 %36, %p4, !dbg !260
	%39 = add i64 %38, %11, !dbg !261
	%40 = sub i64 %39, 1, !dbg !262
	%41 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !263
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !263
	%43 = add i64 %39, 1, !dbg !264
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !265
	%45 = load float, float addrspace(1)* %44, align 4, !dbg !265
	%46 = fadd float %42, %45, !dbg !266
	%47 = sub i64 %39, %p4, !dbg !267
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %47, !dbg !268
	%49 = load float, float addrspace(1)* %48, align 4, !dbg !268
	%50 = fadd float %46, %49, !dbg !269
	%51 = add i64 %39, %p4, !dbg !270
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !271
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !271
	%54 = fadd float %50, %53, !dbg !272
	%55 = fmul float 2.500000e-01, %54, !dbg !273
	%56 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !274
	store float %55, float addrspace(1)* %56, align 4, !dbg !274
	%57 = add i64 %36, 1, !dbg !275
	br label %b4, !dbg !275

b8:
	ret void, !dbg !275

b6_cold:
	%58 = phi i64 [ %92, %b7_cold_ok1 ], [ %17, %b3 ], !dbg !258
	%59 = icmp slt i64 %58, %21, !dbg !259
	br i1 %59, label %b7_cold, label %b8, !dbg !259

b7_cold:
	%60 = mul i64 %58, %p4, !dbg !260
	%61 = add i64 %60, %11, !dbg !261
	%62 = sub i64 %61, 1, !dbg !262
	%63 = add i64 %61, 1, !dbg !264
	%64 = sub i64 %61, %p4, !dbg !267
	%65 = add i64 %61, %p4, !dbg !270
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %62, !dbg !263
	%67 = icmp uge i64 %62, %p3, !dbg !263
	%68 = icmp uge i64 %63, %p3, !dbg !265
	%69 = icmp uge i64 %64, %p3, !dbg !268
	%70 = icmp uge i64 %65, %p3, !dbg !271
	%71 = icmp uge i64 %61, %p1, !dbg !274
	%72 = or i1 %67, %68, !dbg !274
	%73 = or i1 %72, %69, !dbg !274
	%74 = or i1 %73, %70, !dbg !274
	%75 = or i1 %74, %71, !dbg !274
	br i1 %75, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !274, !prof !62

b7_cold_fail1:
	%76 = icmp uge i64 %62, %p3, !dbg !263
	br i1 %76, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !263

b7_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %62, i64 %p3), !dbg !263
	ret void, !dbg !263

b7_cold_ok2:
	%77 = icmp uge i64 %63, %p3, !dbg !265
	br i1 %77, label %b7_cold_fail3, label %b7_cold_ok3, !dbg !265

b7_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 %p3), !dbg !265
	ret void, !dbg !265

b7_cold_ok3:
	%78 = icmp uge i64 %64, %p3, !dbg !268
	br i1 %78, label %b7_cold_fail4, label %b7_cold_ok4, !dbg !268

b7_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %64, i64 %p3), !dbg !268
	ret void, !dbg !268

b7_cold_ok4:
	%79 = icmp uge i64 %65, %p3, !dbg !271
	br i1 %79, label %b7_cold_fail5, label %b7_cold_ok5, !dbg !271

b7_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %65, i64 %p3), !dbg !271
	ret void, !dbg !271

b7_cold_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %61, i64 %p1), !dbg !274
	ret void, !dbg !274

b7_cold_ok1:
	%80 = load float, float addrspace(1)* %66, align 4, !dbg !263
	%81 = getelementptr inbounds float, float addrspace(1)* %1, i64 %63, !dbg !265
	%82 = load float, float addrspace(1)* %81, align 4, !dbg !265
	%83 = fadd float %80, %82, !dbg !266
	%84 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !268
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !268
	%86 = fadd float %83, %85, !dbg !269
	%87 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !271
	%88 = load float, float addrspace(1)* %87, align 4, !dbg !271
	%89 = fadd float %86, %88, !dbg !272
	%90 = fmul float 2.500000e-01, %89, !dbg !273
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %61, !dbg !274
	store float %90, float addrspace(1)* %91, align 4, !dbg !274
	%92 = add i64 %58, 1, !dbg !275
	br label %b6_cold, !dbg !275
}

define void @Gemv(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !277
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !277
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !277
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !279, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !279, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !279, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !279, !range !13
	%8 = mul i32 %7, %5, !dbg !279
	%9 = add i32 %4, %8, !dbg !279
	%10 = mul i32 %6, %9, !dbg !279
	%11 = add i32 %3, %10, !dbg !279
	%12 = sext i32 %11 to i64, !dbg !279
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280, !range !9
	%14 = sext i32 %13 to i64, !dbg !280
	%15 = icmp eq i64 %12, 0, !dbg !281
	%16 = icmp ule i64 %p1, 268435455, !dbg !282
	%17 = icmp ule i64 %p5, 268435455, !dbg !282
	%18 = and i1 %16, %17, !dbg !282
	%19 = mul i64 %p1, -1, !dbg !282
	%20 = mul i64 %p5, %19, !dbg !282
	%21 = add i64 %20, %p3, !dbg !282
	%22 = icmp sge i64 %21, 0, !dbg !282
	%23 = and i1 %18, %22, !dbg !282
	br i1 %23, label %b1, label %b13_cold, !dbg !283, !prof !67

b1:
	%24 = phi i64 [ %14, %b0 ], [ %53, %b12 ], !dbg !282
	%25 = icmp slt i64 %24, %p1, !dbg !284
	br i1 %25, label %b2, label %b25, !dbg !284

b2:
	%26 = mul i64 %24, %p5, !dbg !285
	%27 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !286
	br label %b3, !dbg !286

b3:
	%28 = phi float [ 0.000000e+00, %b2 ], [ %36, %b4 ], !dbg !287
	%29 = phi i64 [ %12, %b2 ], [ %37, %b4 ], !dbg !288
	%30 = icmp slt i64 %29, %p5, !dbg !289
	br i1 %30, label %b4, label %b5, !dbg !289

b4:
	%31 = getelementptr inbounds float, float addrspace(1)* %27, i64 %29, !dbg !290
	%32 = load float, float addrspace(1)* %31, align 4, !dbg !290
	%33 = getelementptr inbounds float, float addrspace(1)* %2, i64 %29, !dbg !291
	%34 = load float, float addrspace(1)* %33, align 4, !dbg !291
	%35 = fmul float %32, %34, !dbg !292
	%36 = fadd float %28, %35, !dbg !293
	%37 = add i64 %29, 256, !dbg !294
	br label %b3, !dbg !294

b5:
	%38 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %12, !dbg !295
	store float %28, float addrspace(3)* %38, align 4, !dbg !295
	call void @llvm.nvvm.barrier0(), !dbg !296
	br label %b6, !dbg !296

b6:
	%39 = phi i64 [ 128, %b5 ], [ %47, %b9 ], !dbg !297
	%40 = icmp sgt i64 %39, 0, !dbg !298
	br i1 %40, label %b7, label %b10, !dbg !298

b7:
	%41 = icmp slt i64 %12, %39, !dbg !299
	br i1 %41, label %b8, label %b9, !dbg !299

b8:
	%42 = add i64 %12, %39, !dbg !300
	%43 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %42, !dbg !301
	%44 = load float, float addrspace(3)* %43, align 4, !dbg !301
	%45 = load float, float addrspace(3)* %38, align 4, !dbg !302
	%46 = fadd float %45, %44, !dbg !303
	store float %46, float addrspace(3)* %38, align 4, !dbg !302
	br label %b9, !dbg !302

b9:
	call void @llvm.nvvm.barrier0(), !dbg !304
	%47 = sdiv i64 %39, 2, !dbg !305
	br label %b6, !dbg !305

b10:
	br i1 %15, label %b11, label %b12, !dbg !281

b11:
	%48 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 0, !dbg !306
	%49 = load float, float addrspace(3)* %48, align 4, !dbg !306
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %24, !dbg !307
	store float %49, float addrspace(1)* %50, align 4, !dbg !307
	br label %b12, !dbg !307

b12:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !308, !range !11
	%52 = sext i32 %51 to i64, !dbg !308
	%53 = add i64 %24, %52, !dbg !309
	br label %b1, !dbg !309

b25:
	ret void, !dbg !309

b13_cold:
	%54 = phi i64 [ %91, %b24_cold ], [ %14, %b0 ], !dbg !282
	%55 = icmp slt i64 %54, %p1, !dbg !284
	br i1 %55, label %b14_cold, label %b25, !dbg !284

b14_cold:
	%56 = mul i64 %54, %p5, !dbg !285
	%57 = add i64 %54, 1, !dbg !310
	%58 = mul i64 %57, %p5, !dbg !311
	%59 = sub i64 %58, %56, !dbg !286
	%60 = getelementptr inbounds float, float addrspace(1)* %1, i64 %56, !dbg !286
	%61 = icmp ugt i64 %58, %p3, !dbg !286
	%62 = icmp ugt i64 %56, %58, !dbg !286
	%63 = or i1 %61, %62, !dbg !286
	br i1 %63, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !286, !prof !62

b14_cold_fail1:
	%64 = icmp ugt i64 %58, %p3, !dbg !286
	br i1 %64, label %b14_cold_fail2, label %b14_cold_ok2, !dbg !286

b14_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %58, i64 %p3), !dbg !286
	ret void, !dbg !286

b14_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %56, i64 %58), !dbg !286
	ret void, !dbg !286

b14_cold_ok1:
	br label %b15_cold, !dbg !286

b15_cold:
	%65 = phi float [ 0.000000e+00, %b14_cold_ok1 ], [ %74, %b16_cold_ok1 ], !dbg !287
	%66 = phi i64 [ %12, %b14_cold_ok1 ], [ %75, %b16_cold_ok1 ], !dbg !288
	%67 = icmp slt i64 %66, %p5, !dbg !289
	br i1 %67, label %b16_cold, label %b17_cold, !dbg !289

b16_cold:
	%68 = getelementptr inbounds float, float addrspace(1)* %60, i64 %66, !dbg !290
	%69 = icmp uge i64 %66, %59, !dbg !290
	br i1 %69, label %b16_cold_fail1, label %b16_cold_ok1, !dbg !290, !prof !62

b16_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %66, i64 %59), !dbg !290
	ret void, !dbg !290

b16_cold_ok1:
	%70 = load float, float addrspace(1)* %68, align 4, !dbg !290
	%71 = getelementptr inbounds float, float addrspace(1)* %2, i64 %66, !dbg !291
	%72 = load float, float addrspace(1)* %71, align 4, !dbg !291
	%73 = fmul float %70, %72, !dbg !292
	%74 = fadd float %65, %73, !dbg !293
	%75 = add i64 %66, 256, !dbg !294
	br label %b15_cold, !dbg !294

b17_cold:
	%76 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %12, !dbg !295
	store float %65, float addrspace(3)* %76, align 4, !dbg !295
	call void @llvm.nvvm.barrier0(), !dbg !296
	br label %b18_cold, !dbg !296

b18_cold:
	%77 = phi i64 [ 128, %b17_cold ], [ %85, %b21_cold ], !dbg !297
	%78 = icmp sgt i64 %77, 0, !dbg !298
	br i1 %78, label %b19_cold, label %b22_cold, !dbg !298

b19_cold:
	%79 = icmp slt i64 %12, %77, !dbg !299
	br i1 %79, label %b20_cold, label %b21_cold, !dbg !299

b20_cold:
	%80 = add i64 %12, %77, !dbg !300
	%81 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %80, !dbg !301
	%82 = load float, float addrspace(3)* %81, align 4, !dbg !301
	%83 = load float, float addrspace(3)* %76, align 4, !dbg !302
	%84 = fadd float %83, %82, !dbg !303
	store float %84, float addrspace(3)* %76, align 4, !dbg !302
	br label %b21_cold, !dbg !302

b21_cold:
	call void @llvm.nvvm.barrier0(), !dbg !304
	%85 = sdiv i64 %77, 2, !dbg !305
	br label %b18_cold, !dbg !305

b22_cold:
	br i1 %15, label %b23_cold, label %b24_cold, !dbg !281

b23_cold:
	%86 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 0, !dbg !306
	%87 = load float, float addrspace(3)* %86, align 4, !dbg !306
	%88 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !307
	store float %87, float addrspace(1)* %88, align 4, !dbg !307
	br label %b24_cold, !dbg !307

b24_cold:
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !308, !range !11
	%90 = sext i32 %89 to i64, !dbg !308
	%91 = add i64 %54, %90, !dbg !309
	br label %b13_cold, !dbg !309
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
!nvvm.annotations = !{!312, !313, !314, !315, !316, !317, !318, !319, !320, !321, !322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343, !344, !345, !346, !347}
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
!67 = !{!"branch_weights", i32 1048576, i32 1}
!68 = !DILocation(line: 40, column: 25, scope: !63)
!69 = !DILocation(line: 40, column: 9, scope: !63)
!70 = !DILocation(line: 40, column: 27, scope: !63)
!71 = !DILocation(line: 40, column: 31, scope: !63)
!72 = !DILocation(line: 40, column: 29, scope: !63)
!73 = !DILocation(line: 40, column: 23, scope: !63)
!74 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !73)
!75 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !73)
!76 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !73)
!77 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !73)
!78 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !73)
!79 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !73)
!80 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !73)
!81 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !73)
!82 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !73)
!83 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !73)
!84 = !DILocation(line: 40, column: 13, scope: !63)
!85 = !DILocation(line: 41, column: 27, scope: !63)
!86 = !DILocation(line: 41, column: 17, scope: !63)
!87 = distinct !DISubprogram(name: "CheckStencil", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!88 = !DILocation(line: 50, column: 6, scope: !87)
!89 = !DILocation(line: 51, column: 35, scope: !87)
!90 = !DILocation(line: 51, column: 32, scope: !87)
!91 = !DILocation(line: 54, column: 20, scope: !87)
!92 = !DILocation(line: 54, column: 40, scope: !87)
!93 = !DILocation(line: 52, column: 12, scope: !87)
!94 = !DILocation(line: 52, column: 17, scope: !87)
!95 = !DILocation(line: 53, column: 18, scope: !87)
!96 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !95)
!97 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !95)
!98 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !95)
!99 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !95)
!100 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !95)
!101 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !95)
!102 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !95)
!103 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !95)
!104 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !95)
!105 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !95)
!106 = !DILocation(line: 54, column: 8, scope: !87)
!107 = !DILocation(line: 54, column: 17, scope: !87)
!108 = !DILocation(line: 54, column: 28, scope: !87)
!109 = !DILocation(line: 54, column: 37, scope: !87)
!110 = !DILocation(line: 55, column: 28, scope: !87)
!111 = !DILocation(line: 55, column: 26, scope: !87)
!112 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !111)
!113 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !111)
!114 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !111)
!115 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !111)
!116 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !111)
!117 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !111)
!118 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !111)
!119 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !111)
!120 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !111)
!121 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !111)
!122 = !DILocation(line: 55, column: 49, scope: !87)
!123 = !DILocation(line: 55, column: 47, scope: !87)
!124 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !123)
!125 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !123)
!126 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !123)
!127 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !123)
!128 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !123)
!129 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !123)
!130 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !123)
!131 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !123)
!132 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !123)
!133 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !123)
!134 = !DILocation(line: 55, column: 38, scope: !87)
!135 = !DILocation(line: 55, column: 70, scope: !87)
!136 = !DILocation(line: 55, column: 68, scope: !87)
!137 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !136)
!138 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !136)
!139 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !136)
!140 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !136)
!141 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !136)
!142 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !136)
!143 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !136)
!144 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !136)
!145 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !136)
!146 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !136)
!147 = !DILocation(line: 55, column: 59, scope: !87)
!148 = !DILocation(line: 55, column: 91, scope: !87)
!149 = !DILocation(line: 55, column: 89, scope: !87)
!150 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !149)
!151 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !149)
!152 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !149)
!153 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !149)
!154 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !149)
!155 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !149)
!156 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !149)
!157 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !149)
!158 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !149)
!159 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !149)
!160 = !DILocation(line: 55, column: 80, scope: !87)
!161 = !DILocation(line: 55, column: 16, scope: !87)
!162 = !DILocation(line: 53, column: 3, scope: !87)
!163 = !DILocation(line: 57, column: 9, scope: !87)
!164 = !DILocation(line: 57, column: 13, scope: !87)
!165 = !DILocation(line: 58, column: 27, scope: !87)
!166 = !DILocation(line: 58, column: 17, scope: !87)
!167 = distinct !DISubprogram(name: "CheckGemv", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!168 = !DILocation(line: 67, column: 6, scope: !167)
!169 = !DILocation(line: 68, column: 32, scope: !167)
!170 = !DILocation(line: 70, column: 18, scope: !167)
!171 = !DILocation(line: 71, column: 20, scope: !167)
!172 = !DILocation(line: 69, column: 3, scope: !167)
!173 = !DILocation(line: 71, column: 25, scope: !167)
!174 = !DILocation(line: 71, column: 18, scope: !167)
!175 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !174)
!176 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !174)
!177 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !174)
!178 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !174)
!179 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !174)
!180 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !174)
!181 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !174)
!182 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !174)
!183 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !174)
!184 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !174)
!185 = !DILocation(line: 71, column: 45, scope: !167)
!186 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !185)
!187 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !185)
!188 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !185)
!189 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !185)
!190 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !185)
!191 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !185)
!192 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !185)
!193 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !185)
!194 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !185)
!195 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !185)
!196 = !DILocation(line: 71, column: 36, scope: !167)
!197 = !DILocation(line: 71, column: 4, scope: !167)
!198 = !DILocation(line: 73, column: 9, scope: !167)
!199 = !DILocation(line: 73, column: 13, scope: !167)
!200 = !DILocation(line: 74, column: 27, scope: !167)
!201 = !DILocation(line: 74, column: 17, scope: !167)
!202 = !DIFile(filename: "single.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!203 = distinct !DISubprogram(name: "Saxpy", scope: !202, file: !202, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!204 = !DILocation(line: 12, column: 6, scope: !203)
!205 = !DILocation(line: 13, column: 32, scope: !203)
!206 = !DILocation(line: 14, column: 16, scope: !203)
!207 = !DILocation(line: 14, column: 13, scope: !203)
!208 = !DILocation(line: 14, column: 4, scope: !203)
!209 = !DILocation(line: 14, column: 3, scope: !203)
!210 = distinct !DISubprogram(name: "Transpose", scope: !202, file: !202, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!211 = !DILocation(line: 30, column: 6, scope: !210)
!212 = !DILocation(line: 31, column: 45, scope: !210)
!213 = !DILocation(line: 32, column: 23, scope: !210)
!214 = !DILocation(line: 33, column: 22, scope: !210)
!215 = !DILocation(line: 33, column: 26, scope: !210)
!216 = !DILocation(line: 33, column: 47, scope: !210)
!217 = !DILocation(line: 35, column: 16, scope: !210)
!218 = !DILocation(line: 35, column: 29, scope: !210)
!219 = !DILocation(line: 34, column: 6, scope: !210)
!220 = !DILocation(line: 34, column: 17, scope: !210)
!221 = !DILocation(line: 35, column: 23, scope: !210)
!222 = !DILocation(line: 35, column: 38, scope: !210)
!223 = !DILocation(line: 36, column: 8, scope: !210)
!224 = !DILocation(line: 36, column: 23, scope: !210)
!225 = !DILocation(line: 36, column: 25, scope: !210)
!226 = !DILocation(line: 36, column: 21, scope: !210)
!227 = !DILocation(line: 36, column: 11, scope: !210)
!228 = !DILocation(line: 34, column: 25, scope: !210)
!229 = !DILocation(line: 39, column: 16, scope: !210)
!230 = !DILocation(line: 41, column: 16, scope: !210)
!231 = !DILocation(line: 41, column: 29, scope: !210)
!232 = !DILocation(line: 40, column: 6, scope: !210)
!233 = !DILocation(line: 40, column: 17, scope: !210)
!234 = !DILocation(line: 41, column: 23, scope: !210)
!235 = !DILocation(line: 41, column: 38, scope: !210)
!236 = !DILocation(line: 42, column: 9, scope: !210)
!237 = !DILocation(line: 42, column: 11, scope: !210)
!238 = !DILocation(line: 42, column: 21, scope: !210)
!239 = !DILocation(line: 42, column: 25, scope: !210)
!240 = !DILocation(line: 42, column: 7, scope: !210)
!241 = !DILocation(line: 40, column: 25, scope: !210)
!242 = distinct !DISubprogram(name: "Stencil", scope: !202, file: !202, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!243 = !DILocation(line: 52, column: 6, scope: !242)
!244 = !DILocation(line: 53, column: 17, scope: !242)
!245 = !DILocation(line: 53, column: 32, scope: !242)
!246 = !DILocation(line: 53, column: 21, scope: !242)
!247 = !DILocation(line: 53, column: 50, scope: !242)
!248 = !DILocation(line: 53, column: 37, scope: !242)
!249 = !DILocation(line: 54, column: 26, scope: !242)
!250 = !DILocation(line: 55, column: 7, scope: !242)
!251 = !DILocation(line: 55, column: 20, scope: !242)
!252 = !DILocation(line: 55, column: 16, scope: !242)
!253 = !DILocation(line: 56, column: 3, scope: !242)
!254 = !DILocation(line: 58, column: 14, scope: !242)
!255 = !DILocation(line: 58, column: 39, scope: !242)
!256 = !DILocation(line: 58, column: 47, scope: !242)
!257 = !DILocation(line: 58, column: 33, scope: !242)
!258 = !DILocation(line: 58, column: 6, scope: !242)
!259 = !DILocation(line: 58, column: 28, scope: !242)
!260 = !DILocation(line: 59, column: 9, scope: !242)
!261 = !DILocation(line: 59, column: 12, scope: !242)
!262 = !DILocation(line: 60, column: 25, scope: !242)
!263 = !DILocation(line: 60, column: 23, scope: !242)
!264 = !DILocation(line: 60, column: 36, scope: !242)
!265 = !DILocation(line: 60, column: 34, scope: !242)
!266 = !DILocation(line: 60, column: 29, scope: !242)
!267 = !DILocation(line: 60, column: 47, scope: !242)
!268 = !DILocation(line: 60, column: 45, scope: !242)
!269 = !DILocation(line: 60, column: 40, scope: !242)
!270 = !DILocation(line: 60, column: 58, scope: !242)
!271 = !DILocation(line: 60, column: 56, scope: !242)
!272 = !DILocation(line: 60, column: 51, scope: !242)
!273 = !DILocation(line: 60, column: 17, scope: !242)
!274 = !DILocation(line: 60, column: 6, scope: !242)
!275 = !DILocation(line: 58, column: 52, scope: !242)
!276 = distinct !DISubprogram(name: "Gemv", scope: !202, file: !202, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!277 = !DILocation(line: 71, column: 6, scope: !276)
!278 = !DILocation(line: 72, column: 42, scope: !276)
!279 = !DILocation(line: 73, column: 30, scope: !276)
!280 = !DILocation(line: 74, column: 21, scope: !276)
!281 = !DILocation(line: 88, column: 11, scope: !276)
!282 = !DILocation(line: 74, column: 6, scope: !276)
!283 = !DILocation(line: 74, column: 24, scope: !276)
!284 = !DILocation(line: 74, column: 29, scope: !276)
!285 = !DILocation(line: 75, column: 13, scope: !276)
!286 = !DILocation(line: 75, column: 11, scope: !276)
!287 = !DILocation(line: 76, column: 3, scope: !276)
!288 = !DILocation(line: 77, column: 7, scope: !276)
!289 = !DILocation(line: 77, column: 20, scope: !276)
!290 = !DILocation(line: 78, column: 14, scope: !276)
!291 = !DILocation(line: 78, column: 21, scope: !276)
!292 = !DILocation(line: 78, column: 18, scope: !276)
!293 = !DILocation(line: 78, column: 4, scope: !276)
!294 = !DILocation(line: 77, column: 28, scope: !276)
!295 = !DILocation(line: 80, column: 7, scope: !276)
!296 = !DILocation(line: 81, column: 17, scope: !276)
!297 = !DILocation(line: 82, column: 7, scope: !276)
!298 = !DILocation(line: 82, column: 37, scope: !276)
!299 = !DILocation(line: 83, column: 12, scope: !276)
!300 = !DILocation(line: 84, column: 28, scope: !276)
!301 = !DILocation(line: 84, column: 23, scope: !276)
!302 = !DILocation(line: 84, column: 9, scope: !276)
!303 = !DILocation(line: 84, column: 5, scope: !276)
!304 = !DILocation(line: 86, column: 18, scope: !276)
!305 = !DILocation(line: 82, column: 42, scope: !276)
!306 = !DILocation(line: 89, column: 17, scope: !276)
!307 = !DILocation(line: 89, column: 7, scope: !276)
!308 = !DILocation(line: 74, column: 55, scope: !276)
!309 = !DILocation(line: 74, column: 41, scope: !276)
!310 = !DILocation(line: 75, column: 23, scope: !276)
!311 = !DILocation(line: 75, column: 26, scope: !276)
!312 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!313 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!314 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!315 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!316 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!317 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!318 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!319 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!320 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!321 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!322 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!323 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!324 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!325 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!326 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!327 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!328 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!329 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!330 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!331 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!332 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!333 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!334 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!335 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!336 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!337 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!338 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!339 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!340 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!341 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!342 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!343 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!344 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!345 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!346 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!347 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
