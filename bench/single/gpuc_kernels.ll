target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Transpose_31 = addrspace(3) global [32 x [33 x float]] undef, align 16
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
	%11 = trunc i64 %10 to i32, !dbg !8
	%12 = trunc i64 %6 to i32, !dbg !8
	%13 = mul i32 %11, %12, !dbg !8
	%14 = zext i32 %13 to i64, !dbg !8
	%15 = trunc i64 %4 to i32, !dbg !8
	%16 = add i32 %15, %13, !dbg !8
	%17 = zext i32 %16 to i64, !dbg !8
	%18 = mul i64 %8, %17, !dbg !8
	%19 = add i64 %2, %18, !dbg !8
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%22 = mul i32 %20, %21, !dbg !8
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%24 = mul i32 %22, %23, !dbg !8
	%25 = sext i32 %24 to i64, !dbg !8
	%26 = mul i64 %19, %25, !dbg !8
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%30 = mul i32 %21, %29, !dbg !8
	%31 = add i32 %28, %30, !dbg !8
	%32 = mul i32 %20, %31, !dbg !8
	%33 = add i32 %27, %32, !dbg !8
	%34 = sext i32 %33 to i64, !dbg !8
	%35 = add i64 %26, %34, !dbg !8
	%36 = mul i64 %8, %10, !dbg !8
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%38 = sext i32 %37 to i64, !dbg !8
	%39 = mul i64 %36, %38, !dbg !8
	%40 = mul i64 %39, %25, !dbg !8
	br label %b1, !dbg !8

b1:
	%41 = phi i64 [ %35, %b0 ], [ %52, %b2 ], !dbg !8
	%42 = icmp slt i64 %41, %p1, !dbg !8
	br i1 %42, label %b2, label %b3, !dbg !8

b2:
	%43 = add i64 %41, %p2, !dbg !20
	%44 = mul i64 %43, -7046029254386353131, !dbg !21
	%45 = lshr i64 %44, 32, !dbg !22
	%46 = xor i64 %44, %45, !dbg !23
	%47 = mul i64 %46, -2960836687051489901, !dbg !24
	%48 = lshr i64 %47, 60, !dbg !25
	%49 = sub nsw i64 %48, 8, !dbg !27
	%50 = sitofp i64 %49 to float, !dbg !28
	%51 = getelementptr inbounds float, float addrspace(1)* %0, i64 %41, !dbg !29
	store float %50, float addrspace(1)* %51, align 4, !dbg !29
	%52 = add i64 %41, %40, !dbg !8
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
	%12 = trunc i64 %11 to i32, !dbg !32
	%13 = trunc i64 %7 to i32, !dbg !32
	%14 = mul i32 %12, %13, !dbg !32
	%15 = zext i32 %14 to i64, !dbg !32
	%16 = trunc i64 %5 to i32, !dbg !32
	%17 = add i32 %16, %14, !dbg !32
	%18 = zext i32 %17 to i64, !dbg !32
	%19 = mul i64 %9, %18, !dbg !32
	%20 = add i64 %3, %19, !dbg !32
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !13
	%23 = mul i32 %21, %22, !dbg !32
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !14
	%25 = mul i32 %23, %24, !dbg !32
	%26 = sext i32 %25 to i64, !dbg !32
	%27 = mul i64 %20, %26, !dbg !32
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !16
	%31 = mul i32 %22, %30, !dbg !32
	%32 = add i32 %29, %31, !dbg !32
	%33 = mul i32 %21, %32, !dbg !32
	%34 = add i32 %28, %33, !dbg !32
	%35 = sext i32 %34 to i64, !dbg !32
	%36 = add i64 %27, %35, !dbg !32
	%37 = mul i64 %9, %11, !dbg !32
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !12
	%39 = sext i32 %38 to i64, !dbg !32
	%40 = mul i64 %37, %39, !dbg !32
	%41 = mul i64 %40, %26, !dbg !32
	%42 = add nsw i64 %p7, -1, !dbg !32
	%43 = icmp slt i64 %42, 0, !dbg !32
	br i1 %43, label %b1_cold, label %b5, !dbg !32, !prof !33

b5:
	%44 = phi i64 [ %36, %b0 ], [ %71, %b8 ], !dbg !32
	%45 = icmp slt i64 %44, %p1, !dbg !32
	br i1 %45, label %b6, label %b9, !dbg !32

b6:
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %44, !dbg !34
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !34
	%48 = add i64 %44, %p2, !dbg !37
	%49 = mul i64 %48, -7046029254386353131, !dbg !38
	%50 = lshr i64 %49, 32, !dbg !39
	%51 = xor i64 %49, %50, !dbg !40
	%52 = mul i64 %51, -2960836687051489901, !dbg !41
	%53 = lshr i64 %52, 60, !dbg !42
	%54 = sub nsw i64 %53, 8, !dbg !44
	%55 = sitofp i64 %54 to float, !dbg !45
	%56 = sitofp i64 %p5 to float, !dbg !46
	%57 = fmul float %56, %p4, !dbg !47
	%58 = add i64 %44, %p3, !dbg !49
	%59 = mul i64 %58, -7046029254386353131, !dbg !50
	%60 = lshr i64 %59, 32, !dbg !51
	%61 = xor i64 %59, %60, !dbg !52
	%62 = mul i64 %61, -2960836687051489901, !dbg !53
	%63 = lshr i64 %62, 60, !dbg !54
	%64 = sub nsw i64 %63, 8, !dbg !56
	%65 = sitofp i64 %64 to float, !dbg !57
	%66 = fmul float %57, %65, !dbg !58
	%67 = fadd float %55, %66, !dbg !59
	%68 = fcmp une float %47, %67, !dbg !60
	br i1 %68, label %b7, label %b8, !dbg !60

b7:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%70 = atomicrmw add i64 addrspace(1)* %69, i64 1 monotonic, !dbg !62
	br label %b8, !dbg !62

b8:
	%71 = add i64 %44, %41, !dbg !32
	br label %b5, !dbg !32

b9:
	ret void, !dbg !32

b1_cold:
	%72 = phi i64 [ %100, %b4_cold ], [ %36, %b0 ], !dbg !32
	%73 = icmp slt i64 %72, %p1, !dbg !32
	br i1 %73, label %b2_cold, label %b9, !dbg !32

b2_cold:
	%74 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !34
	%75 = load float, float addrspace(1)* %74, align 4, !dbg !34
	%76 = add i64 %72, %p2, !dbg !37
	%77 = mul i64 %76, -7046029254386353131, !dbg !38
	%78 = lshr i64 %77, 32, !dbg !39
	%79 = xor i64 %77, %78, !dbg !40
	%80 = mul i64 %79, -2960836687051489901, !dbg !41
	%81 = lshr i64 %80, 60, !dbg !42
	%82 = sub nsw i64 %81, 8, !dbg !44
	%83 = sitofp i64 %82 to float, !dbg !45
	%84 = sitofp i64 %p5 to float, !dbg !46
	%85 = fmul float %84, %p4, !dbg !47
	%86 = add i64 %72, %p3, !dbg !49
	%87 = mul i64 %86, -7046029254386353131, !dbg !50
	%88 = lshr i64 %87, 32, !dbg !51
	%89 = xor i64 %87, %88, !dbg !52
	%90 = mul i64 %89, -2960836687051489901, !dbg !53
	%91 = lshr i64 %90, 60, !dbg !54
	%92 = sub nsw i64 %91, 8, !dbg !56
	%93 = sitofp i64 %92 to float, !dbg !57
	%94 = fmul float %85, %93, !dbg !58
	%95 = fadd float %83, %94, !dbg !59
	%96 = fcmp une float %75, %95, !dbg !60
	br i1 %96, label %b3_cold, label %b4_cold, !dbg !60

b3_cold:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%98 = icmp uge i64 0, %p7, !dbg !61
	br i1 %98, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !61, !prof !33

b3_cold_fail1:
	br label %fail, !dbg !61

b3_cold_ok1:
	%99 = atomicrmw add i64 addrspace(1)* %97, i64 1 monotonic, !dbg !62
	br label %b4_cold, !dbg !62

b4_cold:
	%100 = add i64 %72, %41, !dbg !32
	br label %b1_cold, !dbg !32, !llvm.loop !64

fail:
	%101 = phi i32 [ 0, %b3_cold_fail1 ], !dbg !31
	%102 = phi i64 [ 0, %b3_cold_fail1 ], !dbg !31
	%103 = phi i64 [ %p7, %b3_cold_fail1 ], !dbg !31
	call void @gpuc_fail(i8* %ctrl, i32 %101, i64 %102, i64 %103), !dbg !31
	ret void, !dbg !31
}

define void @CheckTranspose(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !65 {
entry:
	br label %b0, !dbg !66

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !66
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !66
	%2 = mul i64 %p2, %p3, !dbg !67
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68, !range !9
	%4 = sext i32 %3 to i64, !dbg !68
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !68, !range !10
	%6 = sext i32 %5 to i64, !dbg !68
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !68, !range !10
	%8 = sext i32 %7 to i64, !dbg !68
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !68, !range !11
	%10 = sext i32 %9 to i64, !dbg !68
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !68, !range !12
	%12 = sext i32 %11 to i64, !dbg !68
	%13 = trunc i64 %12 to i32, !dbg !68
	%14 = trunc i64 %8 to i32, !dbg !68
	%15 = mul i32 %13, %14, !dbg !68
	%16 = zext i32 %15 to i64, !dbg !68
	%17 = trunc i64 %6 to i32, !dbg !68
	%18 = add i32 %17, %15, !dbg !68
	%19 = zext i32 %18 to i64, !dbg !68
	%20 = mul i64 %10, %19, !dbg !68
	%21 = add i64 %4, %20, !dbg !68
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !68, !range !13
	%24 = mul i32 %22, %23, !dbg !68
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !68, !range !14
	%26 = mul i32 %24, %25, !dbg !68
	%27 = sext i32 %26 to i64, !dbg !68
	%28 = mul i64 %21, %27, !dbg !68
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !68, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !68, !range !16
	%32 = mul i32 %23, %31, !dbg !68
	%33 = add i32 %30, %32, !dbg !68
	%34 = mul i32 %22, %33, !dbg !68
	%35 = add i32 %29, %34, !dbg !68
	%36 = sext i32 %35 to i64, !dbg !68
	%37 = add i64 %28, %36, !dbg !68
	%38 = mul i64 %10, %12, !dbg !68
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !68, !range !12
	%40 = sext i32 %39 to i64, !dbg !68
	%41 = mul i64 %38, %40, !dbg !68
	%42 = mul i64 %41, %27, !dbg !68
	%43 = icmp ugt i64 %2, 281474976710655, !dbg !68
	%44 = mul i64 %2, -1, !dbg !68
	%45 = add i64 %p1, %44, !dbg !68
	%46 = icmp slt i64 %45, 0, !dbg !68
	%47 = or i1 %43, %46, !dbg !68
	%48 = add nsw i64 %p6, -1, !dbg !68
	%49 = icmp slt i64 %48, 0, !dbg !68
	%50 = or i1 %47, %49, !dbg !68
	br i1 %50, label %b1_cold, label %b5, !dbg !68, !prof !33

b5:
	%51 = phi i64 [ %37, %b0 ], [ %77, %b8 ], !dbg !68
	%52 = icmp slt i64 %51, %2, !dbg !68
	br i1 %52, label %b6, label %b9, !dbg !68

b6:
	%53 = getelementptr inbounds float, float addrspace(1)* %0, i64 %51, !dbg !69
	%54 = icmp eq i64 %p3, 0, !dbg !70
	br i1 %54, label %b6_fail1, label %b6_ok1, !dbg !70, !prof !33

b6_ok1:
	%55 = load float, float addrspace(1)* %53, align 4, !dbg !69
	%56 = icmp eq i64 %p3, -1, !dbg !70
	%57 = select i1 %56, i64 1, i64 %p3, !dbg !70
	%58 = srem i64 %51, %57, !dbg !70
	%59 = mul i64 %58, %p2, !dbg !71
	%60 = icmp eq i64 %p3, -1, !dbg !72
	%61 = select i1 %60, i64 1, i64 %p3, !dbg !72
	%62 = sdiv i64 %51, %61, !dbg !72
	%63 = sub i64 0, %51, !dbg !72
	%64 = select i1 %60, i64 %63, i64 %62, !dbg !72
	%65 = add i64 %59, %64, !dbg !73
	%66 = add i64 %65, %p4, !dbg !76
	%67 = mul i64 %66, -7046029254386353131, !dbg !77
	%68 = lshr i64 %67, 32, !dbg !78
	%69 = xor i64 %67, %68, !dbg !79
	%70 = mul i64 %69, -2960836687051489901, !dbg !80
	%71 = lshr i64 %70, 60, !dbg !81
	%72 = sub nsw i64 %71, 8, !dbg !83
	%73 = sitofp i64 %72 to float, !dbg !84
	%74 = fcmp une float %55, %73, !dbg !85
	br i1 %74, label %b7, label %b8, !dbg !85

b7:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !86
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !87
	br label %b8, !dbg !87

b8:
	%77 = add i64 %51, %42, !dbg !68
	br label %b5, !dbg !68

b9:
	ret void, !dbg !68

b1_cold:
	%78 = phi i64 [ %108, %b4_cold ], [ %37, %b0 ], !dbg !68
	%79 = icmp slt i64 %78, %2, !dbg !68
	br i1 %79, label %b2_cold, label %b9, !dbg !68

b2_cold:
	%80 = getelementptr inbounds float, float addrspace(1)* %0, i64 %78, !dbg !69
	%81 = icmp uge i64 %78, %p1, !dbg !69
	%82 = icmp eq i64 %p3, 0, !dbg !70
	%83 = or i1 %81, %82, !dbg !70
	br i1 %83, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !70, !prof !33

b2_cold_fail1:
	%84 = icmp uge i64 %78, %p1, !dbg !69
	br i1 %84, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !69

b2_cold_fail2:
	br label %fail, !dbg !69

b2_cold_ok2:
	br label %fail, !dbg !70

b2_cold_ok1:
	%85 = load float, float addrspace(1)* %80, align 4, !dbg !69
	%86 = icmp eq i64 %p3, -1, !dbg !70
	%87 = select i1 %86, i64 1, i64 %p3, !dbg !70
	%88 = srem i64 %78, %87, !dbg !70
	%89 = mul i64 %88, %p2, !dbg !71
	%90 = icmp eq i64 %p3, -1, !dbg !72
	%91 = select i1 %90, i64 1, i64 %p3, !dbg !72
	%92 = sdiv i64 %78, %91, !dbg !72
	%93 = sub i64 0, %78, !dbg !72
	%94 = select i1 %90, i64 %93, i64 %92, !dbg !72
	%95 = add i64 %89, %94, !dbg !73
	%96 = add i64 %95, %p4, !dbg !76
	%97 = mul i64 %96, -7046029254386353131, !dbg !77
	%98 = lshr i64 %97, 32, !dbg !78
	%99 = xor i64 %97, %98, !dbg !79
	%100 = mul i64 %99, -2960836687051489901, !dbg !80
	%101 = lshr i64 %100, 60, !dbg !81
	%102 = sub nsw i64 %101, 8, !dbg !83
	%103 = sitofp i64 %102 to float, !dbg !84
	%104 = fcmp une float %85, %103, !dbg !85
	br i1 %104, label %b3_cold, label %b4_cold, !dbg !85

b3_cold:
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !86
	%106 = icmp uge i64 0, %p6, !dbg !86
	br i1 %106, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !86, !prof !33

b3_cold_fail1:
	br label %fail, !dbg !86

b3_cold_ok1:
	%107 = atomicrmw add i64 addrspace(1)* %105, i64 1 monotonic, !dbg !87
	br label %b4_cold, !dbg !87

b4_cold:
	%108 = add i64 %78, %42, !dbg !68
	br label %b1_cold, !dbg !68, !llvm.loop !89

b6_fail1:
	br label %fail, !dbg !70

fail:
	%109 = phi i32 [ 1, %b2_cold_fail2 ], [ 2, %b2_cold_ok2 ], [ 3, %b3_cold_fail1 ], [ 2, %b6_fail1 ], !dbg !66
	%110 = phi i64 [ %78, %b2_cold_fail2 ], [ 0, %b2_cold_ok2 ], [ 0, %b3_cold_fail1 ], [ 0, %b6_fail1 ], !dbg !66
	%111 = phi i64 [ %p1, %b2_cold_fail2 ], [ 0, %b2_cold_ok2 ], [ %p6, %b3_cold_fail1 ], [ 0, %b6_fail1 ], !dbg !66
	call void @gpuc_fail(i8* %ctrl, i32 %109, i64 %110, i64 %111), !dbg !66
	ret void, !dbg !66
}

define void @CheckStencil(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !90 {
entry:
	br label %b0, !dbg !91

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !91
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !91
	%2 = mul i64 %p2, %p3, !dbg !92
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93, !range !9
	%4 = sext i32 %3 to i64, !dbg !93
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !93, !range !10
	%6 = sext i32 %5 to i64, !dbg !93
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !93, !range !10
	%8 = sext i32 %7 to i64, !dbg !93
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !93, !range !11
	%10 = sext i32 %9 to i64, !dbg !93
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !93, !range !12
	%12 = sext i32 %11 to i64, !dbg !93
	%13 = trunc i64 %12 to i32, !dbg !93
	%14 = trunc i64 %8 to i32, !dbg !93
	%15 = mul i32 %13, %14, !dbg !93
	%16 = zext i32 %15 to i64, !dbg !93
	%17 = trunc i64 %6 to i32, !dbg !93
	%18 = add i32 %17, %15, !dbg !93
	%19 = zext i32 %18 to i64, !dbg !93
	%20 = mul i64 %10, %19, !dbg !93
	%21 = add i64 %4, %20, !dbg !93
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !93, !range !13
	%24 = mul i32 %22, %23, !dbg !93
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !93, !range !14
	%26 = mul i32 %24, %25, !dbg !93
	%27 = sext i32 %26 to i64, !dbg !93
	%28 = mul i64 %21, %27, !dbg !93
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !93, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !93, !range !16
	%32 = mul i32 %23, %31, !dbg !93
	%33 = add i32 %30, %32, !dbg !93
	%34 = mul i32 %22, %33, !dbg !93
	%35 = add i32 %29, %34, !dbg !93
	%36 = sext i32 %35 to i64, !dbg !93
	%37 = add i64 %28, %36, !dbg !93
	%38 = mul i64 %10, %12, !dbg !93
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !93, !range !12
	%40 = sext i32 %39 to i64, !dbg !93
	%41 = mul i64 %38, %40, !dbg !93
	%42 = mul i64 %41, %27, !dbg !93
	%43 = sub i64 %p2, 1, !dbg !94
	%44 = sub i64 %p3, 1, !dbg !95
	%45 = icmp ugt i64 %2, 281474976710655, !dbg !93
	%46 = mul i64 %2, -1, !dbg !93
	%47 = add i64 %p1, %46, !dbg !93
	%48 = icmp slt i64 %47, 0, !dbg !93
	%49 = or i1 %45, %48, !dbg !93
	%50 = add nsw i64 %p7, -1, !dbg !93
	%51 = icmp slt i64 %50, 0, !dbg !93
	%52 = or i1 %49, %51, !dbg !93
	br i1 %52, label %b1_cold, label %b10, !dbg !93, !prof !33

b10:
	%53 = phi i64 [ %37, %b0 ], [ %122, %b18 ], !dbg !93
	%54 = icmp slt i64 %53, %2, !dbg !93
	br i1 %54, label %b11, label %b19, !dbg !93

b11:
	%55 = icmp eq i64 %p2, 0, !dbg !96
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !96, !prof !33

b11_ok1:
	%56 = icmp eq i64 %p2, -1, !dbg !96
	%57 = select i1 %56, i64 1, i64 %p2, !dbg !96
	%58 = srem i64 %53, %57, !dbg !96
	%59 = icmp eq i64 %p2, -1, !dbg !97
	%60 = select i1 %59, i64 1, i64 %p2, !dbg !97
	%61 = sdiv i64 %53, %60, !dbg !97
	%62 = sub i64 0, %53, !dbg !97
	%63 = select i1 %59, i64 %62, i64 %61, !dbg !97
	%64 = add i64 %53, %p5, !dbg !100
	%65 = mul i64 %64, -7046029254386353131, !dbg !101
	%66 = lshr i64 %65, 32, !dbg !102
	%67 = xor i64 %65, %66, !dbg !103
	%68 = mul i64 %67, -2960836687051489901, !dbg !104
	%69 = lshr i64 %68, 60, !dbg !105
	%70 = sub nsw i64 %69, 8, !dbg !107
	%71 = sitofp i64 %70 to float, !dbg !108
	%72 = icmp sgt i64 %58, 0, !dbg !109
	br i1 %72, label %b12, label %b16, !dbg !109

b12:
	%73 = icmp slt i64 %58, %43, !dbg !110
	br i1 %73, label %b13, label %b16, !dbg !110

b13:
	%74 = icmp sgt i64 %63, 0, !dbg !111
	br i1 %74, label %b14, label %b16, !dbg !111

b14:
	%75 = icmp slt i64 %63, %44, !dbg !112
	br i1 %75, label %b15, label %b16, !dbg !112

b15:
	%76 = sub nsw i64 %53, 1, !dbg !113
	%77 = add i64 %76, %p4, !dbg !116
	%78 = mul i64 %77, -7046029254386353131, !dbg !117
	%79 = lshr i64 %78, 32, !dbg !118
	%80 = xor i64 %78, %79, !dbg !119
	%81 = mul i64 %80, -2960836687051489901, !dbg !120
	%82 = lshr i64 %81, 60, !dbg !121
	%83 = sub nsw i64 %82, 8, !dbg !123
	%84 = sitofp i64 %83 to float, !dbg !124
	%85 = add nsw i64 %53, 1, !dbg !125
	%86 = add i64 %85, %p4, !dbg !128
	%87 = mul i64 %86, -7046029254386353131, !dbg !129
	%88 = lshr i64 %87, 32, !dbg !130
	%89 = xor i64 %87, %88, !dbg !131
	%90 = mul i64 %89, -2960836687051489901, !dbg !132
	%91 = lshr i64 %90, 60, !dbg !133
	%92 = sub nsw i64 %91, 8, !dbg !135
	%93 = sitofp i64 %92 to float, !dbg !136
	%94 = fadd float %84, %93, !dbg !137
	%95 = sub i64 %53, %p2, !dbg !138
	%96 = add i64 %95, %p4, !dbg !141
	%97 = mul i64 %96, -7046029254386353131, !dbg !142
	%98 = lshr i64 %97, 32, !dbg !143
	%99 = xor i64 %97, %98, !dbg !144
	%100 = mul i64 %99, -2960836687051489901, !dbg !145
	%101 = lshr i64 %100, 60, !dbg !146
	%102 = sub nsw i64 %101, 8, !dbg !148
	%103 = sitofp i64 %102 to float, !dbg !149
	%104 = fadd float %94, %103, !dbg !150
	%105 = add i64 %53, %p2, !dbg !151
	%106 = add i64 %105, %p4, !dbg !154
	%107 = mul i64 %106, -7046029254386353131, !dbg !155
	%108 = lshr i64 %107, 32, !dbg !156
	%109 = xor i64 %107, %108, !dbg !157
	%110 = mul i64 %109, -2960836687051489901, !dbg !158
	%111 = lshr i64 %110, 60, !dbg !159
	%112 = sub nsw i64 %111, 8, !dbg !161
	%113 = sitofp i64 %112 to float, !dbg !162
	%114 = fadd float %104, %113, !dbg !163
	%115 = fmul float 2.500000e-01, %114, !dbg !164
	br label %b16, !dbg !164

b16:
	%116 = phi float [ %71, %b11_ok1 ], [ %71, %b12 ], [ %71, %b13 ], [ %71, %b14 ], [ %115, %b15 ], !dbg !165
	%117 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !166
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !166
	%119 = fcmp une float %118, %116, !dbg !167
	br i1 %119, label %b17, label %b18, !dbg !167

b17:
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !168
	%121 = atomicrmw add i64 addrspace(1)* %120, i64 1 monotonic, !dbg !169
	br label %b18, !dbg !169

b18:
	%122 = add i64 %53, %42, !dbg !93
	br label %b10, !dbg !93

b19:
	ret void, !dbg !93

b1_cold:
	%123 = phi i64 [ %194, %b9_cold ], [ %37, %b0 ], !dbg !93
	%124 = icmp slt i64 %123, %2, !dbg !93
	br i1 %124, label %b2_cold, label %b19, !dbg !93

b2_cold:
	%125 = icmp eq i64 %p2, 0, !dbg !96
	br i1 %125, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !96, !prof !33

b2_cold_fail1:
	br label %fail, !dbg !96

b2_cold_ok1:
	%126 = icmp eq i64 %p2, -1, !dbg !96
	%127 = select i1 %126, i64 1, i64 %p2, !dbg !96
	%128 = srem i64 %123, %127, !dbg !96
	%129 = icmp eq i64 %p2, -1, !dbg !97
	%130 = select i1 %129, i64 1, i64 %p2, !dbg !97
	%131 = sdiv i64 %123, %130, !dbg !97
	%132 = sub i64 0, %123, !dbg !97
	%133 = select i1 %129, i64 %132, i64 %131, !dbg !97
	%134 = add i64 %123, %p5, !dbg !100
	%135 = mul i64 %134, -7046029254386353131, !dbg !101
	%136 = lshr i64 %135, 32, !dbg !102
	%137 = xor i64 %135, %136, !dbg !103
	%138 = mul i64 %137, -2960836687051489901, !dbg !104
	%139 = lshr i64 %138, 60, !dbg !105
	%140 = sub nsw i64 %139, 8, !dbg !107
	%141 = sitofp i64 %140 to float, !dbg !108
	%142 = icmp sgt i64 %128, 0, !dbg !109
	br i1 %142, label %b3_cold, label %b7_cold, !dbg !109

b3_cold:
	%143 = icmp slt i64 %128, %43, !dbg !110
	br i1 %143, label %b4_cold, label %b7_cold, !dbg !110

b4_cold:
	%144 = icmp sgt i64 %133, 0, !dbg !111
	br i1 %144, label %b5_cold, label %b7_cold, !dbg !111

b5_cold:
	%145 = icmp slt i64 %133, %44, !dbg !112
	br i1 %145, label %b6_cold, label %b7_cold, !dbg !112

b6_cold:
	%146 = sub nsw i64 %123, 1, !dbg !113
	%147 = add i64 %146, %p4, !dbg !116
	%148 = mul i64 %147, -7046029254386353131, !dbg !117
	%149 = lshr i64 %148, 32, !dbg !118
	%150 = xor i64 %148, %149, !dbg !119
	%151 = mul i64 %150, -2960836687051489901, !dbg !120
	%152 = lshr i64 %151, 60, !dbg !121
	%153 = sub nsw i64 %152, 8, !dbg !123
	%154 = sitofp i64 %153 to float, !dbg !124
	%155 = add nsw i64 %123, 1, !dbg !125
	%156 = add i64 %155, %p4, !dbg !128
	%157 = mul i64 %156, -7046029254386353131, !dbg !129
	%158 = lshr i64 %157, 32, !dbg !130
	%159 = xor i64 %157, %158, !dbg !131
	%160 = mul i64 %159, -2960836687051489901, !dbg !132
	%161 = lshr i64 %160, 60, !dbg !133
	%162 = sub nsw i64 %161, 8, !dbg !135
	%163 = sitofp i64 %162 to float, !dbg !136
	%164 = fadd float %154, %163, !dbg !137
	%165 = sub i64 %123, %p2, !dbg !138
	%166 = add i64 %165, %p4, !dbg !141
	%167 = mul i64 %166, -7046029254386353131, !dbg !142
	%168 = lshr i64 %167, 32, !dbg !143
	%169 = xor i64 %167, %168, !dbg !144
	%170 = mul i64 %169, -2960836687051489901, !dbg !145
	%171 = lshr i64 %170, 60, !dbg !146
	%172 = sub nsw i64 %171, 8, !dbg !148
	%173 = sitofp i64 %172 to float, !dbg !149
	%174 = fadd float %164, %173, !dbg !150
	%175 = add i64 %123, %p2, !dbg !151
	%176 = add i64 %175, %p4, !dbg !154
	%177 = mul i64 %176, -7046029254386353131, !dbg !155
	%178 = lshr i64 %177, 32, !dbg !156
	%179 = xor i64 %177, %178, !dbg !157
	%180 = mul i64 %179, -2960836687051489901, !dbg !158
	%181 = lshr i64 %180, 60, !dbg !159
	%182 = sub nsw i64 %181, 8, !dbg !161
	%183 = sitofp i64 %182 to float, !dbg !162
	%184 = fadd float %174, %183, !dbg !163
	%185 = fmul float 2.500000e-01, %184, !dbg !164
	br label %b7_cold, !dbg !164

b7_cold:
	%186 = phi float [ %141, %b2_cold_ok1 ], [ %141, %b3_cold ], [ %141, %b4_cold ], [ %141, %b5_cold ], [ %185, %b6_cold ], !dbg !165
	%187 = getelementptr inbounds float, float addrspace(1)* %0, i64 %123, !dbg !166
	%188 = icmp uge i64 %123, %p1, !dbg !166
	br i1 %188, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !166, !prof !33

b7_cold_fail1:
	br label %fail, !dbg !166

b7_cold_ok1:
	%189 = load float, float addrspace(1)* %187, align 4, !dbg !166
	%190 = fcmp une float %189, %186, !dbg !167
	br i1 %190, label %b8_cold, label %b9_cold, !dbg !167

b8_cold:
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !168
	%192 = icmp uge i64 0, %p7, !dbg !168
	br i1 %192, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !168, !prof !33

b8_cold_fail1:
	br label %fail, !dbg !168

b8_cold_ok1:
	%193 = atomicrmw add i64 addrspace(1)* %191, i64 1 monotonic, !dbg !169
	br label %b9_cold, !dbg !169

b9_cold:
	%194 = add i64 %123, %42, !dbg !93
	br label %b1_cold, !dbg !93, !llvm.loop !171

b11_fail1:
	br label %fail, !dbg !96

fail:
	%195 = phi i32 [ 4, %b2_cold_fail1 ], [ 5, %b7_cold_fail1 ], [ 6, %b8_cold_fail1 ], [ 4, %b11_fail1 ], !dbg !91
	%196 = phi i64 [ 0, %b2_cold_fail1 ], [ %123, %b7_cold_fail1 ], [ 0, %b8_cold_fail1 ], [ 0, %b11_fail1 ], !dbg !91
	%197 = phi i64 [ 0, %b2_cold_fail1 ], [ %p1, %b7_cold_fail1 ], [ %p7, %b8_cold_fail1 ], [ 0, %b11_fail1 ], !dbg !91
	call void @gpuc_fail(i8* %ctrl, i32 %195, i64 %196, i64 %197), !dbg !91
	ret void, !dbg !91
}

define void @CheckGemv(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !172 {
entry:
	br label %b0, !dbg !173

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !173
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !173
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174, !range !9
	%3 = sext i32 %2 to i64, !dbg !174
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !174, !range !10
	%5 = sext i32 %4 to i64, !dbg !174
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !174, !range !10
	%7 = sext i32 %6 to i64, !dbg !174
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !174, !range !11
	%9 = sext i32 %8 to i64, !dbg !174
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !174, !range !12
	%11 = sext i32 %10 to i64, !dbg !174
	%12 = trunc i64 %11 to i32, !dbg !174
	%13 = trunc i64 %7 to i32, !dbg !174
	%14 = mul i32 %12, %13, !dbg !174
	%15 = zext i32 %14 to i64, !dbg !174
	%16 = trunc i64 %5 to i32, !dbg !174
	%17 = add i32 %16, %14, !dbg !174
	%18 = zext i32 %17 to i64, !dbg !174
	%19 = mul i64 %9, %18, !dbg !174
	%20 = add i64 %3, %19, !dbg !174
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !13
	%23 = mul i32 %21, %22, !dbg !174
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !14
	%25 = mul i32 %23, %24, !dbg !174
	%26 = sext i32 %25 to i64, !dbg !174
	%27 = mul i64 %20, %26, !dbg !174
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174, !range !16
	%31 = mul i32 %22, %30, !dbg !174
	%32 = add i32 %29, %31, !dbg !174
	%33 = mul i32 %21, %32, !dbg !174
	%34 = add i32 %28, %33, !dbg !174
	%35 = sext i32 %34 to i64, !dbg !174
	%36 = add i64 %27, %35, !dbg !174
	%37 = mul i64 %9, %11, !dbg !174
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !174, !range !12
	%39 = sext i32 %38 to i64, !dbg !174
	%40 = mul i64 %37, %39, !dbg !174
	%41 = mul i64 %40, %26, !dbg !174
	%42 = icmp slt i64 0, %p2, !dbg !175
	%43 = add nsw i64 %p6, -1, !dbg !174
	%44 = icmp slt i64 %43, 0, !dbg !174
	br i1 %44, label %b1_cold, label %b8, !dbg !174, !prof !33

b8:
	%45 = phi i64 [ %36, %b0 ], [ %77, %b14 ], !dbg !174
	%46 = icmp slt i64 %45, %p1, !dbg !174
	br i1 %46, label %b9, label %b15, !dbg !174

b9:
	br i1 %42, label %b10, label %b12, !dbg !175

b10:
	%47 = mul i64 %45, %p2, !dbg !176
	br label %b11, !dbg !177

b11:
	%48 = phi float [ %68, %b11 ], [ 0.000000e+00, %b10 ], !dbg !177
	%49 = phi i64 [ %69, %b11 ], [ 0, %b10 ], !dbg !177
	%50 = add i64 %47, %49, !dbg !178
	%51 = add i64 %50, %p3, !dbg !181
	%52 = mul i64 %51, -7046029254386353131, !dbg !182
	%53 = lshr i64 %52, 32, !dbg !183
	%54 = xor i64 %52, %53, !dbg !184
	%55 = mul i64 %54, -2960836687051489901, !dbg !185
	%56 = lshr i64 %55, 60, !dbg !186
	%57 = sub nsw i64 %56, 8, !dbg !188
	%58 = sitofp i64 %57 to float, !dbg !189
	%59 = add i64 %49, %p4, !dbg !192
	%60 = mul i64 %59, -7046029254386353131, !dbg !193
	%61 = lshr i64 %60, 32, !dbg !194
	%62 = xor i64 %60, %61, !dbg !195
	%63 = mul i64 %62, -2960836687051489901, !dbg !196
	%64 = lshr i64 %63, 60, !dbg !197
	%65 = sub nsw i64 %64, 8, !dbg !199
	%66 = sitofp i64 %65 to float, !dbg !200
	%67 = fmul float %58, %66, !dbg !201
	%68 = fadd float %48, %67, !dbg !202
	%69 = add i64 %49, 1, !dbg !202
	%70 = icmp slt i64 %69, %p2, !dbg !202
	br i1 %70, label %b11, label %b12, !dbg !202

b12:
	%71 = phi float [ 0.000000e+00, %b9 ], [ %68, %b11 ], !dbg !177
	%72 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !205
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !205
	%74 = fcmp une float %73, %71, !dbg !206
	br i1 %74, label %b13, label %b14, !dbg !206

b13:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !207
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !208
	br label %b14, !dbg !208

b14:
	%77 = add i64 %45, %41, !dbg !174
	br label %b8, !dbg !174

b15:
	ret void, !dbg !174

b1_cold:
	%78 = phi i64 [ %111, %b7_cold ], [ %36, %b0 ], !dbg !174
	%79 = icmp slt i64 %78, %p1, !dbg !174
	br i1 %79, label %b2_cold, label %b15, !dbg !174

b2_cold:
	br i1 %42, label %b3_cold, label %b5_cold, !dbg !175

b3_cold:
	%80 = mul i64 %78, %p2, !dbg !176
	br label %b4_cold, !dbg !177

b4_cold:
	%81 = phi float [ %101, %b4_cold ], [ 0.000000e+00, %b3_cold ], !dbg !177
	%82 = phi i64 [ %102, %b4_cold ], [ 0, %b3_cold ], !dbg !177
	%83 = add i64 %80, %82, !dbg !178
	%84 = add i64 %83, %p3, !dbg !181
	%85 = mul i64 %84, -7046029254386353131, !dbg !182
	%86 = lshr i64 %85, 32, !dbg !183
	%87 = xor i64 %85, %86, !dbg !184
	%88 = mul i64 %87, -2960836687051489901, !dbg !185
	%89 = lshr i64 %88, 60, !dbg !186
	%90 = sub nsw i64 %89, 8, !dbg !188
	%91 = sitofp i64 %90 to float, !dbg !189
	%92 = add i64 %82, %p4, !dbg !192
	%93 = mul i64 %92, -7046029254386353131, !dbg !193
	%94 = lshr i64 %93, 32, !dbg !194
	%95 = xor i64 %93, %94, !dbg !195
	%96 = mul i64 %95, -2960836687051489901, !dbg !196
	%97 = lshr i64 %96, 60, !dbg !197
	%98 = sub nsw i64 %97, 8, !dbg !199
	%99 = sitofp i64 %98 to float, !dbg !200
	%100 = fmul float %91, %99, !dbg !201
	%101 = fadd float %81, %100, !dbg !202
	%102 = add i64 %82, 1, !dbg !202
	%103 = icmp slt i64 %102, %p2, !dbg !202
	br i1 %103, label %b4_cold, label %b5_cold, !dbg !202, !llvm.loop !204

b5_cold:
	%104 = phi float [ 0.000000e+00, %b2_cold ], [ %101, %b4_cold ], !dbg !177
	%105 = getelementptr inbounds float, float addrspace(1)* %0, i64 %78, !dbg !205
	%106 = load float, float addrspace(1)* %105, align 4, !dbg !205
	%107 = fcmp une float %106, %104, !dbg !206
	br i1 %107, label %b6_cold, label %b7_cold, !dbg !206

b6_cold:
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !207
	%109 = icmp uge i64 0, %p6, !dbg !207
	br i1 %109, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !207, !prof !33

b6_cold_fail1:
	br label %fail, !dbg !207

b6_cold_ok1:
	%110 = atomicrmw add i64 addrspace(1)* %108, i64 1 monotonic, !dbg !208
	br label %b7_cold, !dbg !208

b7_cold:
	%111 = add i64 %78, %41, !dbg !174
	br label %b1_cold, !dbg !174, !llvm.loop !210

fail:
	%112 = phi i32 [ 7, %b6_cold_fail1 ], !dbg !173
	%113 = phi i64 [ 0, %b6_cold_fail1 ], !dbg !173
	%114 = phi i64 [ %p6, %b6_cold_fail1 ], !dbg !173
	call void @gpuc_fail(i8* %ctrl, i32 %112, i64 %113, i64 %114), !dbg !173
	ret void, !dbg !173
}

define void @Saxpy(float* %p0, i64 %p1, float* %p2, i64 %p3, float %p4, i8* %ctrl) nounwind !dbg !212 {
entry:
	br label %b0, !dbg !213

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !213
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !213
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214, !range !9
	%3 = sext i32 %2 to i64, !dbg !214
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !214, !range !10
	%5 = sext i32 %4 to i64, !dbg !214
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !214, !range !10
	%7 = sext i32 %6 to i64, !dbg !214
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !214, !range !11
	%9 = sext i32 %8 to i64, !dbg !214
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !214, !range !12
	%11 = sext i32 %10 to i64, !dbg !214
	%12 = trunc i64 %11 to i32, !dbg !214
	%13 = trunc i64 %7 to i32, !dbg !214
	%14 = mul i32 %12, %13, !dbg !214
	%15 = zext i32 %14 to i64, !dbg !214
	%16 = trunc i64 %5 to i32, !dbg !214
	%17 = add i32 %16, %14, !dbg !214
	%18 = zext i32 %17 to i64, !dbg !214
	%19 = mul i64 %9, %18, !dbg !214
	%20 = add i64 %3, %19, !dbg !214
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !214, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !214, !range !13
	%23 = mul i32 %21, %22, !dbg !214
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !214, !range !14
	%25 = mul i32 %23, %24, !dbg !214
	%26 = sext i32 %25 to i64, !dbg !214
	%27 = mul i64 %20, %26, !dbg !214
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !214, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !214, !range !16
	%31 = mul i32 %22, %30, !dbg !214
	%32 = add i32 %29, %31, !dbg !214
	%33 = mul i32 %21, %32, !dbg !214
	%34 = add i32 %28, %33, !dbg !214
	%35 = sext i32 %34 to i64, !dbg !214
	%36 = add i64 %27, %35, !dbg !214
	%37 = mul i64 %9, %11, !dbg !214
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !214, !range !12
	%39 = sext i32 %38 to i64, !dbg !214
	%40 = mul i64 %37, %39, !dbg !214
	%41 = mul i64 %40, %26, !dbg !214
	%42 = mul nsw i64 %p1, -1, !dbg !214
	%43 = add i64 %42, %p3, !dbg !214
	%44 = icmp slt i64 %43, 0, !dbg !214
	br i1 %44, label %b1_cold, label %b3, !dbg !214, !prof !33

b3:
	%45 = phi i64 [ %36, %b0 ], [ %53, %b4 ], !dbg !214
	%46 = icmp slt i64 %45, %p1, !dbg !214
	br i1 %46, label %b4, label %b5, !dbg !214

b4:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !215
	%48 = load float, float addrspace(1)* %47, align 4, !dbg !215
	%49 = fmul float %p4, %48, !dbg !216
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !217
	%51 = load float, float addrspace(1)* %50, align 4, !dbg !217
	%52 = fadd float %51, %49, !dbg !218
	store float %52, float addrspace(1)* %50, align 4, !dbg !217
	%53 = add i64 %45, %41, !dbg !214
	br label %b3, !dbg !214

b5:
	ret void, !dbg !214

b1_cold:
	%54 = phi i64 [ %63, %b2_cold_ok1 ], [ %36, %b0 ], !dbg !214
	%55 = icmp slt i64 %54, %p1, !dbg !214
	br i1 %55, label %b2_cold, label %b5, !dbg !214

b2_cold:
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !215
	%57 = icmp uge i64 %54, %p3, !dbg !215
	br i1 %57, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !215, !prof !33

b2_cold_fail1:
	br label %fail, !dbg !215

b2_cold_ok1:
	%58 = load float, float addrspace(1)* %56, align 4, !dbg !215
	%59 = fmul float %p4, %58, !dbg !216
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !217
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !217
	%62 = fadd float %61, %59, !dbg !218
	store float %62, float addrspace(1)* %60, align 4, !dbg !217
	%63 = add i64 %54, %41, !dbg !214
	br label %b1_cold, !dbg !214, !llvm.loop !220

fail:
	%64 = phi i32 [ 8, %b2_cold_fail1 ], !dbg !213
	%65 = phi i64 [ %54, %b2_cold_fail1 ], !dbg !213
	%66 = phi i64 [ %p3, %b2_cold_fail1 ], !dbg !213
	call void @gpuc_fail(i8* %ctrl, i32 %64, i64 %65, i64 %66), !dbg !213
	ret void, !dbg !213
}

define void @Transpose(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !221 {
entry:
	br label %b0, !dbg !222

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !222
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !222
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224, !range !15
	%3 = sext i32 %2 to i64, !dbg !224
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !224, !range !15
	%5 = sext i32 %4 to i64, !dbg !224
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225, !range !9
	%7 = sext i32 %6 to i64, !dbg !225
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !225, !range !10
	%9 = sext i32 %8 to i64, !dbg !225
	%10 = mul nsw i64 %7, 32, !dbg !226
	%11 = trunc i64 %9 to i32, !dbg !227
	%12 = mul nuw i32 %11, 32, !dbg !227
	%13 = zext i32 %12 to i64, !dbg !227
	%14 = add i64 %10, %3, !dbg !228
	%15 = icmp slt i64 %14, %p4, !dbg !229
	%16 = icmp ugt i64 %p4, 268435455, !dbg !230
	%17 = mul i64 %p4, -32, !dbg !230
	%18 = add i64 %p3, %17, !dbg !230
	%19 = mul i64 %9, %17, !dbg !230
	%20 = add i64 %18, %19, !dbg !230
	%21 = icmp slt i64 %20, 0, !dbg !230
	%22 = or i1 %16, %21, !dbg !230
	%23 = mul nsw i64 %3, -1, !dbg !230
	%24 = add nsw i64 %23, 32, !dbg !230
	%25 = icmp slt i64 %24, 0, !dbg !230
	%26 = or i1 %22, %25, !dbg !230
	br i1 %26, label %b1_cold, label %b6, !dbg !227, !prof !33

b6:
	%27 = phi i64 [ %5, %b0 ], [ %37, %b10 ], !dbg !230
	%28 = icmp slt i64 %27, 32, !dbg !231
	br i1 %28, label %b7, label %b11, !dbg !231

b7:
	%29 = add i64 %13, %27, !dbg !232
	br i1 %15, label %b8, label %b10, !dbg !229

b8:
	%30 = icmp slt i64 %29, %p5, !dbg !233
	br i1 %30, label %b9, label %b10, !dbg !233

b9:
	%31 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %27, !dbg !238
	%32 = mul i64 %29, %p4, !dbg !234
	%33 = add i64 %32, %14, !dbg !235
	%34 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !236
	%35 = load float, float addrspace(1)* %34, align 4, !dbg !236
	%36 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %31, i64 0, i64 %3, !dbg !237
	store float %35, float addrspace(3)* %36, align 4, !dbg !237
	br label %b10, !dbg !237

b10:
	%37 = add nsw i64 %27, 8, !dbg !239
	br label %b6, !dbg !239

b11:
	call void @llvm.nvvm.barrier0(), !dbg !242
	%38 = trunc i64 %3 to i32, !dbg !243
	%39 = add i32 %12, %38, !dbg !243
	%40 = zext i32 %39 to i64, !dbg !243
	%41 = icmp slt i64 %40, %p5, !dbg !244
	%42 = icmp ugt i64 %p5, 268435455, !dbg !245
	%43 = icmp ugt i64 %10, 268435455, !dbg !245
	%44 = or i1 %42, %43, !dbg !245
	%45 = add nsw i64 %23, 31, !dbg !245
	%46 = icmp slt i64 %45, 0, !dbg !245
	%47 = or i1 %44, %46, !dbg !245
	%48 = add nsw i64 %p1, -1, !dbg !245
	%49 = mul i64 %p5, -31, !dbg !245
	%50 = add i64 %48, %49, !dbg !245
	%51 = mul i64 %p5, -1, !dbg !245
	%52 = mul i64 %10, %51, !dbg !245
	%53 = add i64 %50, %52, !dbg !245
	%54 = mul nsw i64 %40, -1, !dbg !245
	%55 = add i64 %53, %54, !dbg !245
	%56 = icmp slt i64 %55, 0, !dbg !245
	%57 = or i1 %47, %56, !dbg !245
	br i1 %57, label %b12_cold, label %b17, !dbg !242, !prof !33

b17:
	%58 = phi i64 [ %5, %b11 ], [ %68, %b21 ], !dbg !245
	%59 = icmp slt i64 %58, 32, !dbg !246
	br i1 %59, label %b18, label %b22, !dbg !246

b18:
	%60 = add i64 %10, %58, !dbg !247
	br i1 %41, label %b19, label %b21, !dbg !244

b19:
	%61 = icmp slt i64 %60, %p4, !dbg !248
	br i1 %61, label %b20, label %b21, !dbg !248

b20:
	%62 = mul i64 %60, %p5, !dbg !249
	%63 = add i64 %62, %40, !dbg !250
	%64 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !251
	%65 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %64, i64 0, i64 %58, !dbg !253
	%66 = load float, float addrspace(3)* %65, align 4, !dbg !253
	%67 = getelementptr inbounds float, float addrspace(1)* %0, i64 %63, !dbg !252
	store float %66, float addrspace(1)* %67, align 4, !dbg !252
	br label %b21, !dbg !252

b21:
	%68 = add nsw i64 %58, 8, !dbg !254
	br label %b17, !dbg !254

b22:
	ret void, !dbg !254

b1_cold:
	%69 = phi i64 [ %83, %b5_cold ], [ %5, %b0 ], !dbg !230
	%70 = icmp slt i64 %69, 32, !dbg !231
	br i1 %70, label %b2_cold, label %b11, !dbg !231

b2_cold:
	%71 = add i64 %13, %69, !dbg !232
	br i1 %15, label %b3_cold, label %b5_cold, !dbg !229

b3_cold:
	%72 = icmp slt i64 %71, %p5, !dbg !233
	br i1 %72, label %b4_cold, label %b5_cold, !dbg !233

b4_cold:
	%73 = mul i64 %71, %p4, !dbg !234
	%74 = add i64 %73, %14, !dbg !235
	%75 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %69, !dbg !238
	%76 = getelementptr inbounds float, float addrspace(1)* %1, i64 %74, !dbg !236
	%77 = icmp uge i64 %74, %p3, !dbg !236
	%78 = icmp uge i64 %3, 33, !dbg !237
	%79 = or i1 %77, %78, !dbg !237
	br i1 %79, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !237, !prof !33

b4_cold_fail1:
	%80 = icmp uge i64 %74, %p3, !dbg !236
	br i1 %80, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !236

b4_cold_fail2:
	br label %fail, !dbg !236

b4_cold_ok2:
	br label %fail, !dbg !237

b4_cold_ok1:
	%81 = load float, float addrspace(1)* %76, align 4, !dbg !236
	%82 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %75, i64 0, i64 %3, !dbg !237
	store float %81, float addrspace(3)* %82, align 4, !dbg !237
	br label %b5_cold, !dbg !237

b5_cold:
	%83 = add nsw i64 %69, 8, !dbg !239
	br label %b1_cold, !dbg !239, !llvm.loop !241

b12_cold:
	%84 = phi i64 [ %98, %b16_cold ], [ %5, %b11 ], !dbg !245
	%85 = icmp slt i64 %84, 32, !dbg !246
	br i1 %85, label %b13_cold, label %b22, !dbg !246

b13_cold:
	%86 = add i64 %10, %84, !dbg !247
	br i1 %41, label %b14_cold, label %b16_cold, !dbg !244

b14_cold:
	%87 = icmp slt i64 %86, %p4, !dbg !248
	br i1 %87, label %b15_cold, label %b16_cold, !dbg !248

b15_cold:
	%88 = mul i64 %86, %p5, !dbg !249
	%89 = add i64 %88, %40, !dbg !250
	%90 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !251
	%91 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %90, i64 0, i64 %84, !dbg !253
	%92 = icmp uge i64 %3, 32, !dbg !251
	%93 = icmp uge i64 %89, %p1, !dbg !252
	%94 = or i1 %92, %93, !dbg !252
	br i1 %94, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !252, !prof !33

b15_cold_fail1:
	%95 = icmp uge i64 %3, 32, !dbg !251
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !251

b15_cold_fail2:
	br label %fail, !dbg !251

b15_cold_ok2:
	br label %fail, !dbg !252

b15_cold_ok1:
	%96 = load float, float addrspace(3)* %91, align 4, !dbg !253
	%97 = getelementptr inbounds float, float addrspace(1)* %0, i64 %89, !dbg !252
	store float %96, float addrspace(1)* %97, align 4, !dbg !252
	br label %b16_cold, !dbg !252

b16_cold:
	%98 = add nsw i64 %84, 8, !dbg !254
	br label %b12_cold, !dbg !254, !llvm.loop !256

fail:
	%99 = phi i32 [ 9, %b4_cold_fail2 ], [ 9, %b4_cold_ok2 ], [ 10, %b15_cold_fail2 ], [ 10, %b15_cold_ok2 ], !dbg !222
	%100 = phi i64 [ %74, %b4_cold_fail2 ], [ %3, %b4_cold_ok2 ], [ %3, %b15_cold_fail2 ], [ %89, %b15_cold_ok2 ], !dbg !222
	%101 = phi i64 [ %p3, %b4_cold_fail2 ], [ 33, %b4_cold_ok2 ], [ 32, %b15_cold_fail2 ], [ %p1, %b15_cold_ok2 ], !dbg !222
	call void @gpuc_fail(i8* %ctrl, i32 %99, i64 %100, i64 %101), !dbg !222
	ret void, !dbg !222
}

define void @Stencil(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !257 {
entry:
	br label %b0, !dbg !258

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !258
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !258
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !259, !range !9
	%3 = sext i32 %2 to i64, !dbg !259
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !259, !range !10
	%5 = sext i32 %4 to i64, !dbg !259
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260, !range !13
	%7 = sext i32 %6 to i64, !dbg !260
	%8 = mul i64 %3, %7, !dbg !261
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !262, !range !15
	%10 = sext i32 %9 to i64, !dbg !262
	%11 = add i64 %8, %10, !dbg !263
	%12 = mul i64 %5, %p6, !dbg !264
	%13 = icmp slt i64 %11, 1, !dbg !265
	br i1 %13, label %b2, label %b1, !dbg !265

b1:
	%14 = sub i64 %p4, 1, !dbg !266
	%15 = icmp sge i64 %11, %14, !dbg !267
	br i1 %15, label %b2, label %b3, !dbg !267

b2:
	ret void, !dbg !268

b3:
	%16 = icmp sgt i64 %12, 1, !dbg !269
	%17 = select i1 %16, i64 %12, i64 1, !dbg !269
	%18 = add i64 %12, %p6, !dbg !270
	%19 = sub i64 %p5, 1, !dbg !271
	%20 = icmp slt i64 %18, %19, !dbg !272
	%21 = select i1 %20, i64 %18, i64 %19, !dbg !272
	%22 = icmp ugt i64 %p4, 268435455, !dbg !273
	%23 = icmp ugt i64 %21, 268435455, !dbg !273
	%24 = or i1 %22, %23, !dbg !273
	%25 = add nsw i64 %p3, 1, !dbg !273
	%26 = mul i64 %p4, -1, !dbg !273
	%27 = add i64 %25, %26, !dbg !273
	%28 = mul i64 %21, %26, !dbg !273
	%29 = add i64 %27, %28, !dbg !273
	%30 = icmp slt i64 %29, 0, !dbg !273
	%31 = or i1 %24, %30, !dbg !273
	%32 = add nsw i64 %p1, 1, !dbg !273
	%33 = add i64 %32, %28, !dbg !273
	%34 = icmp slt i64 %33, 0, !dbg !273
	%35 = or i1 %31, %34, !dbg !273
	br i1 %35, label %b4_cold, label %b6, !dbg !269, !prof !33

b6:
	%36 = phi i64 [ %17, %b3 ], [ %57, %b7 ], !dbg !273
	%37 = icmp slt i64 %36, %21, !dbg !274
	br i1 %37, label %b7, label %b8, !dbg !274

b7:
	%38 = mul i64 %36, %p4, !dbg !275
	%39 = add i64 %38, %11, !dbg !276
	%40 = sub i64 %39, 1, !dbg !277
	%41 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !278
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !278
	%43 = add i64 %39, 1, !dbg !279
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !280
	%45 = load float, float addrspace(1)* %44, align 4, !dbg !280
	%46 = fadd float %42, %45, !dbg !286
	%47 = sub i64 %39, %p4, !dbg !281
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %47, !dbg !282
	%49 = load float, float addrspace(1)* %48, align 4, !dbg !282
	%50 = fadd float %46, %49, !dbg !287
	%51 = add i64 %39, %p4, !dbg !283
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !284
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !284
	%54 = fadd float %50, %53, !dbg !288
	%55 = fmul float 2.500000e-01, %54, !dbg !289
	%56 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !285
	store float %55, float addrspace(1)* %56, align 4, !dbg !285
	%57 = add nsw i64 %36, 1, !dbg !290
	br label %b6, !dbg !290

b8:
	ret void, !dbg !290

b4_cold:
	%58 = phi i64 [ %92, %b5_cold_ok1 ], [ %17, %b3 ], !dbg !273
	%59 = icmp slt i64 %58, %21, !dbg !274
	br i1 %59, label %b5_cold, label %b8, !dbg !274

b5_cold:
	%60 = mul i64 %58, %p4, !dbg !275
	%61 = add i64 %60, %11, !dbg !276
	%62 = sub i64 %61, 1, !dbg !277
	%63 = add i64 %61, 1, !dbg !279
	%64 = sub i64 %61, %p4, !dbg !281
	%65 = add i64 %61, %p4, !dbg !283
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %62, !dbg !278
	%67 = icmp uge i64 %62, %p3, !dbg !278
	%68 = icmp uge i64 %63, %p3, !dbg !280
	%69 = icmp uge i64 %64, %p3, !dbg !282
	%70 = icmp uge i64 %65, %p3, !dbg !284
	%71 = icmp uge i64 %61, %p1, !dbg !285
	%72 = or i1 %67, %68, !dbg !285
	%73 = or i1 %72, %69, !dbg !285
	%74 = or i1 %73, %70, !dbg !285
	%75 = or i1 %74, %71, !dbg !285
	br i1 %75, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !285, !prof !33

b5_cold_fail1:
	%76 = icmp uge i64 %62, %p3, !dbg !278
	br i1 %76, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !278

b5_cold_fail2:
	br label %fail, !dbg !278

b5_cold_ok2:
	%77 = icmp uge i64 %63, %p3, !dbg !280
	br i1 %77, label %b5_cold_fail3, label %b5_cold_ok3, !dbg !280

b5_cold_fail3:
	br label %fail, !dbg !280

b5_cold_ok3:
	%78 = icmp uge i64 %64, %p3, !dbg !282
	br i1 %78, label %b5_cold_fail4, label %b5_cold_ok4, !dbg !282

b5_cold_fail4:
	br label %fail, !dbg !282

b5_cold_ok4:
	%79 = icmp uge i64 %65, %p3, !dbg !284
	br i1 %79, label %b5_cold_fail5, label %b5_cold_ok5, !dbg !284

b5_cold_fail5:
	br label %fail, !dbg !284

b5_cold_ok5:
	br label %fail, !dbg !285

b5_cold_ok1:
	%80 = load float, float addrspace(1)* %66, align 4, !dbg !278
	%81 = getelementptr inbounds float, float addrspace(1)* %1, i64 %63, !dbg !280
	%82 = load float, float addrspace(1)* %81, align 4, !dbg !280
	%83 = fadd float %80, %82, !dbg !286
	%84 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !282
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !282
	%86 = fadd float %83, %85, !dbg !287
	%87 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !284
	%88 = load float, float addrspace(1)* %87, align 4, !dbg !284
	%89 = fadd float %86, %88, !dbg !288
	%90 = fmul float 2.500000e-01, %89, !dbg !289
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %61, !dbg !285
	store float %90, float addrspace(1)* %91, align 4, !dbg !285
	%92 = add nsw i64 %58, 1, !dbg !290
	br label %b4_cold, !dbg !290, !llvm.loop !292

fail:
	%93 = phi i32 [ 11, %b5_cold_fail2 ], [ 11, %b5_cold_fail3 ], [ 11, %b5_cold_fail4 ], [ 11, %b5_cold_fail5 ], [ 11, %b5_cold_ok5 ], !dbg !258
	%94 = phi i64 [ %62, %b5_cold_fail2 ], [ %63, %b5_cold_fail3 ], [ %64, %b5_cold_fail4 ], [ %65, %b5_cold_fail5 ], [ %61, %b5_cold_ok5 ], !dbg !258
	%95 = phi i64 [ %p3, %b5_cold_fail2 ], [ %p3, %b5_cold_fail3 ], [ %p3, %b5_cold_fail4 ], [ %p3, %b5_cold_fail5 ], [ %p1, %b5_cold_ok5 ], !dbg !258
	call void @gpuc_fail(i8* %ctrl, i32 %93, i64 %94, i64 %95), !dbg !258
	ret void, !dbg !258
}

define void @Gemv(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !293 {
entry:
	br label %b0, !dbg !294

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !294
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !294
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !294
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !295, !range !296
	%4 = sext i32 %3 to i64, !dbg !295
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297, !range !9
	%6 = sext i32 %5 to i64, !dbg !297
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !297, !range !10
	%8 = sext i32 %7 to i64, !dbg !297
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !297, !range !10
	%10 = sext i32 %9 to i64, !dbg !297
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !297, !range !11
	%12 = sext i32 %11 to i64, !dbg !297
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !297, !range !12
	%14 = sext i32 %13 to i64, !dbg !297
	%15 = trunc i64 %14 to i32, !dbg !297
	%16 = trunc i64 %10 to i32, !dbg !297
	%17 = mul i32 %15, %16, !dbg !297
	%18 = zext i32 %17 to i64, !dbg !297
	%19 = trunc i64 %8 to i32, !dbg !297
	%20 = add i32 %19, %17, !dbg !297
	%21 = zext i32 %20 to i64, !dbg !297
	%22 = mul i64 %12, %21, !dbg !297
	%23 = add i64 %6, %22, !dbg !297
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297, !range !13
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297, !range !13
	%26 = mul i32 %24, %25, !dbg !297
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !297, !range !14
	%28 = mul i32 %26, %27, !dbg !297
	%29 = sext i32 %28 to i64, !dbg !297
	%30 = mul i64 %23, %29, !dbg !297
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297, !range !15
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !297, !range !16
	%34 = mul i32 %25, %33, !dbg !297
	%35 = add i32 %32, %34, !dbg !297
	%36 = mul i32 %24, %35, !dbg !297
	%37 = add i32 %31, %36, !dbg !297
	%38 = sext i32 %37 to i64, !dbg !297
	%39 = add i64 %30, %38, !dbg !297
	%40 = sdiv i64 %39, 32, !dbg !298
	%41 = and i32 %37, -32, !dbg !306
	%42 = sub i32 %28, %41, !dbg !306
	%43 = icmp slt i32 %42, 32, !dbg !306
	%44 = select i1 %43, i32 %42, i32 32, !dbg !306
	%45 = sext i32 %44 to i64, !dbg !306
	%46 = icmp eq i64 %45, 32, !dbg !307
	%47 = icmp eq i64 %4, 0, !dbg !308
	%48 = mul i64 %12, %14, !dbg !309
	%49 = icmp ugt i64 %p1, 268435455, !dbg !310
	%50 = icmp ugt i64 %p5, 268435455, !dbg !310
	%51 = or i1 %49, %50, !dbg !310
	%52 = mul nsw i64 %p1, -1, !dbg !310
	%53 = mul i64 %p5, %52, !dbg !310
	%54 = add i64 %53, %p3, !dbg !310
	%55 = icmp slt i64 %54, 0, !dbg !310
	%56 = or i1 %51, %55, !dbg !310
	br i1 %56, label %b1_cold, label %b18, !dbg !298, !prof !33

b18:
	%57 = phi i64 [ %40, %b0 ], [ %114, %b34 ], !dbg !310
	%58 = icmp slt i64 %57, %p1, !dbg !311
	br i1 %58, label %b19, label %b35, !dbg !311

b19:
	%59 = mul i64 %57, %p5, !dbg !312
	%60 = getelementptr inbounds float, float addrspace(1)* %1, i64 %59, !dbg !315
	br label %b20, !dbg !315

b20:
	%61 = phi float [ 0.000000e+00, %b19 ], [ %69, %b21 ], !dbg !316
	%62 = phi i64 [ %4, %b19 ], [ %70, %b21 ], !dbg !317
	%63 = icmp slt i64 %62, %p5, !dbg !318
	br i1 %63, label %b21, label %b22, !dbg !318

b21:
	%64 = getelementptr inbounds float, float addrspace(1)* %60, i64 %62, !dbg !319
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !319
	%66 = getelementptr inbounds float, float addrspace(1)* %2, i64 %62, !dbg !320
	%67 = load float, float addrspace(1)* %66, align 4, !dbg !320
	%68 = fmul float %65, %67, !dbg !321
	%69 = fadd float %61, %68, !dbg !322
	%70 = add nsw i64 %62, 32, !dbg !323
	br label %b20, !dbg !323

b22:
	br i1 %46, label %b23, label %b25, !dbg !307

b23:
	%71 = phi float [ %79, %b24 ], [ %61, %b22 ], !dbg !326
	%72 = phi i64 [ %82, %b24 ], [ 16, %b22 ], !dbg !327
	%73 = icmp sgt i64 %72, 0, !dbg !328
	br i1 %73, label %b24, label %b32, !dbg !328

b24:
	%74 = trunc i64 %72 to i32, !dbg !329
	%75 = bitcast float %71 to i32, !dbg !329
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %74, i32 31), !dbg !329
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !329
	%78 = bitcast i32 %77 to float, !dbg !329
	%79 = fadd float %71, %78, !dbg !330
	%80 = trunc i64 %72 to i32, !dbg !331
	%81 = udiv i32 %80, 2, !dbg !331
	%82 = zext i32 %81 to i64, !dbg !331
	br label %b23, !dbg !331

b25:
	%83 = phi float [ %99, %b30 ], [ %61, %b22 ], !dbg !326
	%84 = phi i64 [ %102, %b30 ], [ 16, %b22 ], !dbg !334
	%85 = icmp sgt i64 %84, 0, !dbg !335
	br i1 %85, label %b26, label %b31, !dbg !335

b26:
	%86 = trunc i64 %4 to i32, !dbg !336
	%87 = trunc i64 %84 to i32, !dbg !336
	%88 = add i32 %86, %87, !dbg !336
	%89 = zext i32 %88 to i64, !dbg !336
	%90 = icmp sge i64 %89, %45, !dbg !337
	br i1 %90, label %b27, label %b28, !dbg !337

b27:
	br label %b28, !dbg !337

b28:
	%91 = phi i64 [ %89, %b26 ], [ %4, %b27 ], !dbg !338
	%92 = trunc i64 %91 to i32, !dbg !339
	%93 = bitcast float %83 to i32, !dbg !339
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 %92, i32 31), !dbg !339
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !339
	%96 = bitcast i32 %95 to float, !dbg !339
	%97 = icmp ne i64 %91, %4, !dbg !340
	br i1 %97, label %b29, label %b30, !dbg !340

b29:
	%98 = fadd float %83, %96, !dbg !330
	br label %b30, !dbg !341

b30:
	%99 = phi float [ %83, %b28 ], [ %98, %b29 ], !dbg !326
	%100 = trunc i64 %84 to i32, !dbg !342
	%101 = udiv i32 %100, 2, !dbg !342
	%102 = zext i32 %101 to i64, !dbg !342
	br label %b25, !dbg !342

b31:
	%103 = bitcast float %83 to i32, !dbg !345
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 0, i32 31), !dbg !345
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !345
	%106 = bitcast i32 %105 to float, !dbg !345
	br label %b32, !dbg !346

b32:
	%107 = phi float [ %71, %b23 ], [ %106, %b31 ], !dbg !305
	br i1 %47, label %b33, label %b34, !dbg !308

b33:
	%108 = getelementptr inbounds float, float addrspace(1)* %0, i64 %57, !dbg !347
	store float %107, float addrspace(1)* %108, align 4, !dbg !347
	br label %b34, !dbg !347

b34:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !309, !range !12
	%110 = sext i32 %109 to i64, !dbg !309
	%111 = mul i64 %48, %110, !dbg !309
	%112 = mul i64 %111, %29, !dbg !309
	%113 = sdiv i64 %112, 32, !dbg !348
	%114 = add i64 %57, %113, !dbg !349
	br label %b18, !dbg !349

b35:
	ret void, !dbg !349

b1_cold:
	%115 = phi i64 [ %178, %b17_cold ], [ %40, %b0 ], !dbg !310
	%116 = icmp slt i64 %115, %p1, !dbg !311
	br i1 %116, label %b2_cold, label %b35, !dbg !311

b2_cold:
	%117 = mul i64 %115, %p5, !dbg !312
	%118 = add nsw i64 %115, 1, !dbg !313
	%119 = mul i64 %118, %p5, !dbg !314
	%120 = getelementptr inbounds float, float addrspace(1)* %1, i64 %117, !dbg !315
	%121 = icmp ugt i64 %119, %p3, !dbg !315
	%122 = icmp ugt i64 %117, %119, !dbg !315
	%123 = or i1 %121, %122, !dbg !315
	br i1 %123, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !315, !prof !33

b2_cold_fail1:
	%124 = icmp ugt i64 %119, %p3, !dbg !315
	br i1 %124, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !315

b2_cold_fail2:
	br label %fail, !dbg !315

b2_cold_ok2:
	br label %fail, !dbg !315

b2_cold_ok1:
	br label %b3_cold, !dbg !315

b3_cold:
	%125 = phi float [ 0.000000e+00, %b2_cold_ok1 ], [ %133, %b4_cold ], !dbg !316
	%126 = phi i64 [ %4, %b2_cold_ok1 ], [ %134, %b4_cold ], !dbg !317
	%127 = icmp slt i64 %126, %p5, !dbg !318
	br i1 %127, label %b4_cold, label %b5_cold, !dbg !318

b4_cold:
	%128 = getelementptr inbounds float, float addrspace(1)* %120, i64 %126, !dbg !319
	%129 = load float, float addrspace(1)* %128, align 4, !dbg !319
	%130 = getelementptr inbounds float, float addrspace(1)* %2, i64 %126, !dbg !320
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !320
	%132 = fmul float %129, %131, !dbg !321
	%133 = fadd float %125, %132, !dbg !322
	%134 = add nsw i64 %126, 32, !dbg !323
	br label %b3_cold, !dbg !323, !llvm.loop !325

b5_cold:
	br i1 %46, label %b6_cold, label %b8_cold, !dbg !307

b6_cold:
	%135 = phi float [ %143, %b7_cold ], [ %125, %b5_cold ], !dbg !326
	%136 = phi i64 [ %146, %b7_cold ], [ 16, %b5_cold ], !dbg !327
	%137 = icmp sgt i64 %136, 0, !dbg !328
	br i1 %137, label %b7_cold, label %b15_cold, !dbg !328

b7_cold:
	%138 = trunc i64 %136 to i32, !dbg !329
	%139 = bitcast float %135 to i32, !dbg !329
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %139, i32 %138, i32 31), !dbg !329
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !329
	%142 = bitcast i32 %141 to float, !dbg !329
	%143 = fadd float %135, %142, !dbg !330
	%144 = trunc i64 %136 to i32, !dbg !331
	%145 = udiv i32 %144, 2, !dbg !331
	%146 = zext i32 %145 to i64, !dbg !331
	br label %b6_cold, !dbg !331, !llvm.loop !333

b8_cold:
	%147 = phi float [ %163, %b13_cold ], [ %125, %b5_cold ], !dbg !326
	%148 = phi i64 [ %166, %b13_cold ], [ 16, %b5_cold ], !dbg !334
	%149 = icmp sgt i64 %148, 0, !dbg !335
	br i1 %149, label %b9_cold, label %b14_cold, !dbg !335

b9_cold:
	%150 = trunc i64 %4 to i32, !dbg !336
	%151 = trunc i64 %148 to i32, !dbg !336
	%152 = add i32 %150, %151, !dbg !336
	%153 = zext i32 %152 to i64, !dbg !336
	%154 = icmp sge i64 %153, %45, !dbg !337
	br i1 %154, label %b10_cold, label %b11_cold, !dbg !337

b10_cold:
	br label %b11_cold, !dbg !337

b11_cold:
	%155 = phi i64 [ %153, %b9_cold ], [ %4, %b10_cold ], !dbg !338
	%156 = trunc i64 %155 to i32, !dbg !339
	%157 = bitcast float %147 to i32, !dbg !339
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %156, i32 31), !dbg !339
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !339
	%160 = bitcast i32 %159 to float, !dbg !339
	%161 = icmp ne i64 %155, %4, !dbg !340
	br i1 %161, label %b12_cold, label %b13_cold, !dbg !340

b12_cold:
	%162 = fadd float %147, %160, !dbg !330
	br label %b13_cold, !dbg !341

b13_cold:
	%163 = phi float [ %147, %b11_cold ], [ %162, %b12_cold ], !dbg !326
	%164 = trunc i64 %148 to i32, !dbg !342
	%165 = udiv i32 %164, 2, !dbg !342
	%166 = zext i32 %165 to i64, !dbg !342
	br label %b8_cold, !dbg !342, !llvm.loop !344

b14_cold:
	%167 = bitcast float %147 to i32, !dbg !345
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %167, i32 0, i32 31), !dbg !345
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !345
	%170 = bitcast i32 %169 to float, !dbg !345
	br label %b15_cold, !dbg !346

b15_cold:
	%171 = phi float [ %135, %b6_cold ], [ %170, %b14_cold ], !dbg !305
	br i1 %47, label %b16_cold, label %b17_cold, !dbg !308

b16_cold:
	%172 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !347
	store float %171, float addrspace(1)* %172, align 4, !dbg !347
	br label %b17_cold, !dbg !347

b17_cold:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !309, !range !12
	%174 = sext i32 %173 to i64, !dbg !309
	%175 = mul i64 %48, %174, !dbg !309
	%176 = mul i64 %175, %29, !dbg !309
	%177 = sdiv i64 %176, 32, !dbg !348
	%178 = add i64 %115, %177, !dbg !349
	br label %b1_cold, !dbg !349, !llvm.loop !351

fail:
	%179 = phi i32 [ 12, %b2_cold_fail2 ], [ 13, %b2_cold_ok2 ], !dbg !294
	%180 = phi i64 [ %119, %b2_cold_fail2 ], [ %117, %b2_cold_ok2 ], !dbg !294
	%181 = phi i64 [ %p3, %b2_cold_fail2 ], [ %119, %b2_cold_ok2 ], !dbg !294
	call void @gpuc_fail(i8* %ctrl, i32 %179, i64 %180, i64 %181), !dbg !294
	ret void, !dbg !294
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

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
entry:
	%0 = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%1 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%2 = bitcast i8 addrspace(1)* %1 to i32 addrspace(1)*
	%3 = cmpxchg i32 addrspace(1)* %2, i32 0, i32 1 monotonic monotonic
	%4 = extractvalue { i32, i1 } %3, 1
	br i1 %4, label %write, label %wait

write:
	%5 = getelementptr i8, i8 addrspace(1)* %0, i64 8
	%6 = bitcast i8 addrspace(1)* %5 to i32 addrspace(1)*
	store volatile i32 %site, i32 addrspace(1)* %6, align 4
	%7 = getelementptr i8, i8 addrspace(1)* %0, i64 40
	%8 = bitcast i8 addrspace(1)* %7 to i64 addrspace(1)*
	store volatile i64 %v0, i64 addrspace(1)* %8, align 8
	%9 = getelementptr i8, i8 addrspace(1)* %0, i64 48
	%10 = bitcast i8 addrspace(1)* %9 to i64 addrspace(1)*
	store volatile i64 %v1, i64 addrspace(1)* %10, align 8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
	%27 = getelementptr i8, i8 addrspace(1)* %0, i64 36
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*
	store volatile i32 %26, i32 addrspace(1)* %28, align 4
	call void @llvm.nvvm.membar.sys()
	%29 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*
	store volatile i32 2, i32 addrspace(1)* %30, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%31 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*
	%33 = load volatile i32, i32 addrspace(1)* %32, align 4
	%34 = icmp eq i32 %33, 2
	br i1 %34, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

declare void @llvm.nvvm.membar.sys() nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!352, !353, !354, !355, !356, !357, !358, !359, !360, !361, !362, !363, !364, !365, !366, !367, !368, !369, !370, !371, !372, !373, !374, !375, !376, !377, !378, !379, !380, !381, !382, !383, !384, !385, !386, !387, !388, !389, !390, !391, !392, !393, !394, !395, !396}
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
!33 = !{!"branch_weights", i32 1, i32 1048576}
!34 = !DILocation(line: 28, column: 7, scope: !30)
!35 = !DILocation(line: 28, column: 21, scope: !30)
!36 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !35)
!37 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !35)
!38 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !35)
!39 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !35)
!40 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !35)
!41 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !35)
!42 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !35)
!43 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !35)
!44 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !35)
!45 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !35)
!46 = !DILocation(line: 28, column: 39, scope: !30)
!47 = !DILocation(line: 28, column: 46, scope: !30)
!48 = !DILocation(line: 28, column: 56, scope: !30)
!49 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !48)
!50 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !48)
!51 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !48)
!52 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !48)
!53 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !48)
!54 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !48)
!55 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !48)
!56 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !48)
!57 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !48)
!58 = !DILocation(line: 28, column: 48, scope: !30)
!59 = !DILocation(line: 28, column: 31, scope: !30)
!60 = !DILocation(line: 28, column: 11, scope: !30)
!61 = !DILocation(line: 29, column: 27, scope: !30)
!62 = !DILocation(line: 29, column: 17, scope: !30)
!63 = !{!"llvm.loop.unroll.disable"}
!64 = distinct !{!64, !63}
!65 = distinct !DISubprogram(name: "CheckTranspose", scope: !1, file: !1, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!66 = !DILocation(line: 38, column: 6, scope: !65)
!67 = !DILocation(line: 39, column: 35, scope: !65)
!68 = !DILocation(line: 39, column: 32, scope: !65)
!69 = !DILocation(line: 40, column: 9, scope: !65)
!70 = !DILocation(line: 40, column: 25, scope: !65)
!71 = !DILocation(line: 40, column: 27, scope: !65)
!72 = !DILocation(line: 40, column: 31, scope: !65)
!73 = !DILocation(line: 40, column: 29, scope: !65)
!74 = !DILocation(line: 40, column: 23, scope: !65)
!75 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !74)
!76 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !74)
!77 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !74)
!78 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !74)
!79 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !74)
!80 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !74)
!81 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !74)
!82 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !74)
!83 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !74)
!84 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !74)
!85 = !DILocation(line: 40, column: 13, scope: !65)
!86 = !DILocation(line: 41, column: 27, scope: !65)
!87 = !DILocation(line: 41, column: 17, scope: !65)
!88 = !{!"llvm.loop.unroll.disable"}
!89 = distinct !{!89, !88}
!90 = distinct !DISubprogram(name: "CheckStencil", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!91 = !DILocation(line: 50, column: 6, scope: !90)
!92 = !DILocation(line: 51, column: 35, scope: !90)
!93 = !DILocation(line: 51, column: 32, scope: !90)
!94 = !DILocation(line: 54, column: 20, scope: !90)
!95 = !DILocation(line: 54, column: 40, scope: !90)
!96 = !DILocation(line: 52, column: 12, scope: !90)
!97 = !DILocation(line: 52, column: 17, scope: !90)
!98 = !DILocation(line: 53, column: 18, scope: !90)
!99 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !98)
!100 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !98)
!101 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !98)
!102 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !98)
!103 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !98)
!104 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !98)
!105 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !98)
!106 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !98)
!107 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !98)
!108 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !98)
!109 = !DILocation(line: 54, column: 8, scope: !90)
!110 = !DILocation(line: 54, column: 17, scope: !90)
!111 = !DILocation(line: 54, column: 28, scope: !90)
!112 = !DILocation(line: 54, column: 37, scope: !90)
!113 = !DILocation(line: 55, column: 28, scope: !90)
!114 = !DILocation(line: 55, column: 26, scope: !90)
!115 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !114)
!116 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !114)
!117 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !114)
!118 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !114)
!119 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !114)
!120 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !114)
!121 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !114)
!122 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !114)
!123 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !114)
!124 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !114)
!125 = !DILocation(line: 55, column: 49, scope: !90)
!126 = !DILocation(line: 55, column: 47, scope: !90)
!127 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !126)
!128 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !126)
!129 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !126)
!130 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !126)
!131 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !126)
!132 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !126)
!133 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !126)
!134 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !126)
!135 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !126)
!136 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !126)
!137 = !DILocation(line: 55, column: 38, scope: !90)
!138 = !DILocation(line: 55, column: 70, scope: !90)
!139 = !DILocation(line: 55, column: 68, scope: !90)
!140 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !139)
!141 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !139)
!142 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !139)
!143 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !139)
!144 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !139)
!145 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !139)
!146 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !139)
!147 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !139)
!148 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !139)
!149 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !139)
!150 = !DILocation(line: 55, column: 59, scope: !90)
!151 = !DILocation(line: 55, column: 91, scope: !90)
!152 = !DILocation(line: 55, column: 89, scope: !90)
!153 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !152)
!154 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !152)
!155 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !152)
!156 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !152)
!157 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !152)
!158 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !152)
!159 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !152)
!160 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !152)
!161 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !152)
!162 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !152)
!163 = !DILocation(line: 55, column: 80, scope: !90)
!164 = !DILocation(line: 55, column: 16, scope: !90)
!165 = !DILocation(line: 53, column: 3, scope: !90)
!166 = !DILocation(line: 57, column: 9, scope: !90)
!167 = !DILocation(line: 57, column: 13, scope: !90)
!168 = !DILocation(line: 58, column: 27, scope: !90)
!169 = !DILocation(line: 58, column: 17, scope: !90)
!170 = !{!"llvm.loop.unroll.disable"}
!171 = distinct !{!171, !170}
!172 = distinct !DISubprogram(name: "CheckGemv", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!173 = !DILocation(line: 67, column: 6, scope: !172)
!174 = !DILocation(line: 68, column: 32, scope: !172)
!175 = !DILocation(line: 70, column: 18, scope: !172)
!176 = !DILocation(line: 71, column: 20, scope: !172)
!177 = !DILocation(line: 69, column: 3, scope: !172)
!178 = !DILocation(line: 71, column: 25, scope: !172)
!179 = !DILocation(line: 71, column: 18, scope: !172)
!180 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !179)
!181 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !179)
!182 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !179)
!183 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !179)
!184 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !179)
!185 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !179)
!186 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !179)
!187 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !179)
!188 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !179)
!189 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !179)
!190 = !DILocation(line: 71, column: 45, scope: !172)
!191 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !190)
!192 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !190)
!193 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !190)
!194 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !190)
!195 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !190)
!196 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !190)
!197 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !190)
!198 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !190)
!199 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !190)
!200 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !190)
!201 = !DILocation(line: 71, column: 36, scope: !172)
!202 = !DILocation(line: 71, column: 4, scope: !172)
!203 = !{!"llvm.loop.unroll.disable"}
!204 = distinct !{!204, !203}
!205 = !DILocation(line: 73, column: 9, scope: !172)
!206 = !DILocation(line: 73, column: 13, scope: !172)
!207 = !DILocation(line: 74, column: 27, scope: !172)
!208 = !DILocation(line: 74, column: 17, scope: !172)
!209 = !{!"llvm.loop.unroll.disable"}
!210 = distinct !{!210, !209}
!211 = !DIFile(filename: "single.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!212 = distinct !DISubprogram(name: "Saxpy", scope: !211, file: !211, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!213 = !DILocation(line: 12, column: 6, scope: !212)
!214 = !DILocation(line: 13, column: 32, scope: !212)
!215 = !DILocation(line: 14, column: 16, scope: !212)
!216 = !DILocation(line: 14, column: 13, scope: !212)
!217 = !DILocation(line: 14, column: 4, scope: !212)
!218 = !DILocation(line: 14, column: 3, scope: !212)
!219 = !{!"llvm.loop.unroll.disable"}
!220 = distinct !{!220, !219}
!221 = distinct !DISubprogram(name: "Transpose", scope: !211, file: !211, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!222 = !DILocation(line: 30, column: 6, scope: !221)
!223 = !DILocation(line: 31, column: 45, scope: !221)
!224 = !DILocation(line: 32, column: 23, scope: !221)
!225 = !DILocation(line: 33, column: 22, scope: !221)
!226 = !DILocation(line: 33, column: 26, scope: !221)
!227 = !DILocation(line: 33, column: 47, scope: !221)
!228 = !DILocation(line: 35, column: 16, scope: !221)
!229 = !DILocation(line: 35, column: 29, scope: !221)
!230 = !DILocation(line: 34, column: 6, scope: !221)
!231 = !DILocation(line: 34, column: 17, scope: !221)
!232 = !DILocation(line: 35, column: 23, scope: !221)
!233 = !DILocation(line: 35, column: 38, scope: !221)
!234 = !DILocation(line: 36, column: 23, scope: !221)
!235 = !DILocation(line: 36, column: 25, scope: !221)
!236 = !DILocation(line: 36, column: 21, scope: !221)
!237 = !DILocation(line: 36, column: 11, scope: !221)
!238 = !DILocation(line: 36, column: 8, scope: !221)
!239 = !DILocation(line: 34, column: 25, scope: !221)
!240 = !{!"llvm.loop.unroll.disable"}
!241 = distinct !{!241, !240}
!242 = !DILocation(line: 39, column: 16, scope: !221)
!243 = !DILocation(line: 41, column: 16, scope: !221)
!244 = !DILocation(line: 41, column: 29, scope: !221)
!245 = !DILocation(line: 40, column: 6, scope: !221)
!246 = !DILocation(line: 40, column: 17, scope: !221)
!247 = !DILocation(line: 41, column: 23, scope: !221)
!248 = !DILocation(line: 41, column: 38, scope: !221)
!249 = !DILocation(line: 42, column: 9, scope: !221)
!250 = !DILocation(line: 42, column: 11, scope: !221)
!251 = !DILocation(line: 42, column: 21, scope: !221)
!252 = !DILocation(line: 42, column: 7, scope: !221)
!253 = !DILocation(line: 42, column: 25, scope: !221)
!254 = !DILocation(line: 40, column: 25, scope: !221)
!255 = !{!"llvm.loop.unroll.disable"}
!256 = distinct !{!256, !255}
!257 = distinct !DISubprogram(name: "Stencil", scope: !211, file: !211, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!258 = !DILocation(line: 52, column: 6, scope: !257)
!259 = !DILocation(line: 53, column: 17, scope: !257)
!260 = !DILocation(line: 53, column: 32, scope: !257)
!261 = !DILocation(line: 53, column: 21, scope: !257)
!262 = !DILocation(line: 53, column: 50, scope: !257)
!263 = !DILocation(line: 53, column: 37, scope: !257)
!264 = !DILocation(line: 54, column: 26, scope: !257)
!265 = !DILocation(line: 55, column: 7, scope: !257)
!266 = !DILocation(line: 55, column: 20, scope: !257)
!267 = !DILocation(line: 55, column: 16, scope: !257)
!268 = !DILocation(line: 56, column: 3, scope: !257)
!269 = !DILocation(line: 58, column: 14, scope: !257)
!270 = !DILocation(line: 58, column: 39, scope: !257)
!271 = !DILocation(line: 58, column: 47, scope: !257)
!272 = !DILocation(line: 58, column: 33, scope: !257)
!273 = !DILocation(line: 58, column: 6, scope: !257)
!274 = !DILocation(line: 58, column: 28, scope: !257)
!275 = !DILocation(line: 59, column: 9, scope: !257)
!276 = !DILocation(line: 59, column: 12, scope: !257)
!277 = !DILocation(line: 60, column: 25, scope: !257)
!278 = !DILocation(line: 60, column: 23, scope: !257)
!279 = !DILocation(line: 60, column: 36, scope: !257)
!280 = !DILocation(line: 60, column: 34, scope: !257)
!281 = !DILocation(line: 60, column: 47, scope: !257)
!282 = !DILocation(line: 60, column: 45, scope: !257)
!283 = !DILocation(line: 60, column: 58, scope: !257)
!284 = !DILocation(line: 60, column: 56, scope: !257)
!285 = !DILocation(line: 60, column: 6, scope: !257)
!286 = !DILocation(line: 60, column: 29, scope: !257)
!287 = !DILocation(line: 60, column: 40, scope: !257)
!288 = !DILocation(line: 60, column: 51, scope: !257)
!289 = !DILocation(line: 60, column: 17, scope: !257)
!290 = !DILocation(line: 58, column: 52, scope: !257)
!291 = !{!"llvm.loop.unroll.disable"}
!292 = distinct !{!292, !291}
!293 = distinct !DISubprogram(name: "Gemv", scope: !211, file: !211, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!294 = !DILocation(line: 71, column: 6, scope: !293)
!295 = !DILocation(line: 72, column: 29, scope: !293)
!296 = !{i32 0, i32 32}
!297 = !DILocation(line: 73, column: 24, scope: !293)
!298 = !DILocation(line: 73, column: 27, scope: !293)
!299 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!300 = distinct !DISubprogram(name: "reduceWarp", scope: !299, file: !299, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!301 = distinct !DISubprogram(name: "reduce", scope: !299, file: !299, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!302 = distinct !DISubprogram(name: "ReduceAdd", scope: !299, file: !299, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!303 = !DILocation(line: 79, column: 22, scope: !293)
!304 = !DILocation(line: 8, column: 15, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 45, column: 16, scope: !301, inlinedAt: !304)
!306 = !DILocation(line: 70, column: 13, scope: !300, inlinedAt: !305)
!307 = !DILocation(line: 71, column: 7, scope: !300, inlinedAt: !305)
!308 = !DILocation(line: 80, column: 11, scope: !293)
!309 = !DILocation(line: 73, column: 71, scope: !293)
!310 = !DILocation(line: 73, column: 6, scope: !293)
!311 = !DILocation(line: 73, column: 41, scope: !293)
!312 = !DILocation(line: 74, column: 13, scope: !293)
!313 = !DILocation(line: 74, column: 23, scope: !293)
!314 = !DILocation(line: 74, column: 26, scope: !293)
!315 = !DILocation(line: 74, column: 11, scope: !293)
!316 = !DILocation(line: 75, column: 3, scope: !293)
!317 = !DILocation(line: 76, column: 7, scope: !293)
!318 = !DILocation(line: 76, column: 20, scope: !293)
!319 = !DILocation(line: 77, column: 14, scope: !293)
!320 = !DILocation(line: 77, column: 21, scope: !293)
!321 = !DILocation(line: 77, column: 18, scope: !293)
!322 = !DILocation(line: 77, column: 4, scope: !293)
!323 = !DILocation(line: 76, column: 28, scope: !293)
!324 = !{!"llvm.loop.unroll.disable"}
!325 = distinct !{!325, !324}
!326 = !DILocation(line: 66, column: 35, scope: !300, inlinedAt: !305)
!327 = !DILocation(line: 72, column: 7, scope: !300, inlinedAt: !305)
!328 = !DILocation(line: 72, column: 35, scope: !300, inlinedAt: !305)
!329 = !DILocation(line: 73, column: 23, scope: !300, inlinedAt: !305)
!330 = !DILocation(line: 8, column: 76, scope: !302, inlinedAt: !303)
!331 = !DILocation(line: 72, column: 40, scope: !300, inlinedAt: !305)
!332 = !{!"llvm.loop.unroll.disable"}
!333 = distinct !{!333, !332}
!334 = !DILocation(line: 78, column: 6, scope: !300, inlinedAt: !305)
!335 = !DILocation(line: 78, column: 36, scope: !300, inlinedAt: !305)
!336 = !DILocation(line: 79, column: 16, scope: !300, inlinedAt: !305)
!337 = !DILocation(line: 80, column: 11, scope: !300, inlinedAt: !305)
!338 = !DILocation(line: 79, column: 3, scope: !300, inlinedAt: !305)
!339 = !DILocation(line: 83, column: 22, scope: !300, inlinedAt: !305)
!340 = !DILocation(line: 83, column: 41, scope: !300, inlinedAt: !305)
!341 = !DILocation(line: 84, column: 9, scope: !300, inlinedAt: !305)
!342 = !DILocation(line: 78, column: 41, scope: !300, inlinedAt: !305)
!343 = !{!"llvm.loop.unroll.disable"}
!344 = distinct !{!344, !343}
!345 = !DILocation(line: 87, column: 16, scope: !300, inlinedAt: !305)
!346 = !DILocation(line: 87, column: 2, scope: !301, inlinedAt: !304)
!347 = !DILocation(line: 81, column: 7, scope: !293)
!348 = !DILocation(line: 73, column: 74, scope: !293)
!349 = !DILocation(line: 73, column: 53, scope: !293)
!350 = !{!"llvm.loop.unroll.disable"}
!351 = distinct !{!351, !350}
!352 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!353 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!354 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!355 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!356 = !{void (float*, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!357 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!358 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!359 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!360 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!361 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"minctasm", i32 1}
!362 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!363 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!364 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!365 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!366 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"minctasm", i32 1}
!367 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!368 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!369 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!370 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!371 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"minctasm", i32 1}
!372 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!373 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!374 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!375 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!376 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"minctasm", i32 1}
!377 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!378 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!379 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!380 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!381 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"minctasm", i32 1}
!382 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!383 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!384 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!385 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!386 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"minctasm", i32 1}
!387 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!388 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!389 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!390 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!391 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"minctasm", i32 1}
!392 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!393 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!394 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!395 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
!396 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"minctasm", i32 1}
