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
	%44 = sub nsw i64 %43, 8, !dbg !27
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
	%37 = add nsw i64 %p7, -1, !dbg !32
	%38 = icmp sge i64 %37, 0, !dbg !32
	br i1 %38, label %b1, label %b5_cold, !dbg !32, !prof !33

b1:
	%39 = phi i64 [ %31, %b0 ], [ %66, %b4 ], !dbg !32
	%40 = icmp slt i64 %39, %p1, !dbg !32
	br i1 %40, label %b2, label %b9, !dbg !32

b2:
	%41 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !34
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !34
	%43 = add i64 %39, %p2, !dbg !37
	%44 = mul i64 %43, -7046029254386353131, !dbg !38
	%45 = lshr i64 %44, 32, !dbg !39
	%46 = xor i64 %44, %45, !dbg !40
	%47 = mul i64 %46, -2960836687051489901, !dbg !41
	%48 = lshr i64 %47, 60, !dbg !42
	%49 = sub nsw i64 %48, 8, !dbg !44
	%50 = sitofp i64 %49 to float, !dbg !45
	%51 = sitofp i64 %p5 to float, !dbg !46
	%52 = fmul float %51, %p4, !dbg !47
	%53 = add i64 %39, %p3, !dbg !49
	%54 = mul i64 %53, -7046029254386353131, !dbg !50
	%55 = lshr i64 %54, 32, !dbg !51
	%56 = xor i64 %54, %55, !dbg !52
	%57 = mul i64 %56, -2960836687051489901, !dbg !53
	%58 = lshr i64 %57, 60, !dbg !54
	%59 = sub nsw i64 %58, 8, !dbg !56
	%60 = sitofp i64 %59 to float, !dbg !57
	%61 = fmul float %52, %60, !dbg !58
	%62 = fadd float %50, %61, !dbg !59
	%63 = fcmp une float %42, %62, !dbg !60
	br i1 %63, label %b3, label %b4, !dbg !60

b3:
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%65 = atomicrmw add i64 addrspace(1)* %64, i64 1 monotonic, !dbg !62
	br label %b4, !dbg !62

b4:
	%66 = add i64 %39, %36, !dbg !32
	br label %b1, !dbg !32

b9:
	ret void, !dbg !32

b5_cold:
	%67 = phi i64 [ %95, %b8_cold ], [ %31, %b0 ], !dbg !32
	%68 = icmp slt i64 %67, %p1, !dbg !32
	br i1 %68, label %b6_cold, label %b9, !dbg !32

b6_cold:
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %67, !dbg !34
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !34
	%71 = add i64 %67, %p2, !dbg !37
	%72 = mul i64 %71, -7046029254386353131, !dbg !38
	%73 = lshr i64 %72, 32, !dbg !39
	%74 = xor i64 %72, %73, !dbg !40
	%75 = mul i64 %74, -2960836687051489901, !dbg !41
	%76 = lshr i64 %75, 60, !dbg !42
	%77 = sub nsw i64 %76, 8, !dbg !44
	%78 = sitofp i64 %77 to float, !dbg !45
	%79 = sitofp i64 %p5 to float, !dbg !46
	%80 = fmul float %79, %p4, !dbg !47
	%81 = add i64 %67, %p3, !dbg !49
	%82 = mul i64 %81, -7046029254386353131, !dbg !50
	%83 = lshr i64 %82, 32, !dbg !51
	%84 = xor i64 %82, %83, !dbg !52
	%85 = mul i64 %84, -2960836687051489901, !dbg !53
	%86 = lshr i64 %85, 60, !dbg !54
	%87 = sub nsw i64 %86, 8, !dbg !56
	%88 = sitofp i64 %87 to float, !dbg !57
	%89 = fmul float %80, %88, !dbg !58
	%90 = fadd float %78, %89, !dbg !59
	%91 = fcmp une float %70, %90, !dbg !60
	br i1 %91, label %b7_cold, label %b8_cold, !dbg !60

b7_cold:
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%93 = icmp uge i64 0, %p7, !dbg !61
	br i1 %93, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !61, !prof !63

b7_cold_fail1:
	br label %fail, !dbg !61

b7_cold_ok1:
	%94 = atomicrmw add i64 addrspace(1)* %92, i64 1 monotonic, !dbg !62
	br label %b8_cold, !dbg !62

b8_cold:
	%95 = add i64 %67, %36, !dbg !32
	br label %b5_cold, !dbg !32, !llvm.loop !65

fail:
	%96 = phi i32 [ 0, %b7_cold_fail1 ], !dbg !31
	%97 = phi i64 [ 0, %b7_cold_fail1 ], !dbg !31
	%98 = phi i64 [ %p7, %b7_cold_fail1 ], !dbg !31
	call void @gpuc_fail(i8* %ctrl, i32 %96, i64 %97, i64 %98), !dbg !31
	ret void, !dbg !31
}

define void @CheckTranspose(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !67
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !67
	%2 = mul i64 %p2, %p3, !dbg !68
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69, !range !9
	%4 = sext i32 %3 to i64, !dbg !69
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !69, !range !10
	%6 = sext i32 %5 to i64, !dbg !69
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !69, !range !10
	%8 = sext i32 %7 to i64, !dbg !69
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !69, !range !11
	%10 = sext i32 %9 to i64, !dbg !69
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !69, !range !12
	%12 = sext i32 %11 to i64, !dbg !69
	%13 = mul i64 %12, %8, !dbg !69
	%14 = add i64 %6, %13, !dbg !69
	%15 = mul i64 %10, %14, !dbg !69
	%16 = add i64 %4, %15, !dbg !69
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69, !range !13
	%19 = mul i32 %17, %18, !dbg !69
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !69, !range !14
	%21 = mul i32 %19, %20, !dbg !69
	%22 = sext i32 %21 to i64, !dbg !69
	%23 = mul i64 %16, %22, !dbg !69
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !69, !range !16
	%27 = mul i32 %18, %26, !dbg !69
	%28 = add i32 %25, %27, !dbg !69
	%29 = mul i32 %17, %28, !dbg !69
	%30 = add i32 %24, %29, !dbg !69
	%31 = sext i32 %30 to i64, !dbg !69
	%32 = add i64 %23, %31, !dbg !69
	%33 = mul i64 %10, %12, !dbg !69
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !69, !range !12
	%35 = sext i32 %34 to i64, !dbg !69
	%36 = mul i64 %33, %35, !dbg !69
	%37 = mul i64 %36, %22, !dbg !69
	%38 = icmp ule i64 %2, 281474976710655, !dbg !69
	%39 = mul i64 %2, -1, !dbg !69
	%40 = add i64 %p1, %39, !dbg !69
	%41 = icmp sge i64 %40, 0, !dbg !69
	%42 = and i1 %38, %41, !dbg !69
	%43 = add nsw i64 %p6, -1, !dbg !69
	%44 = icmp sge i64 %43, 0, !dbg !69
	%45 = and i1 %42, %44, !dbg !69
	br i1 %45, label %b1, label %b5_cold, !dbg !69, !prof !33

b1:
	%46 = phi i64 [ %32, %b0 ], [ %72, %b4 ], !dbg !69
	%47 = icmp slt i64 %46, %2, !dbg !69
	br i1 %47, label %b2, label %b9, !dbg !69

b2:
	%48 = getelementptr inbounds float, float addrspace(1)* %0, i64 %46, !dbg !71
	%49 = icmp eq i64 %p3, 0, !dbg !70
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !70, !prof !63

b2_ok1:
	%50 = load float, float addrspace(1)* %48, align 4, !dbg !71
	%51 = icmp eq i64 %p3, -1, !dbg !70
	%52 = select i1 %51, i64 1, i64 %p3, !dbg !70
	%53 = srem i64 %46, %52, !dbg !70
	%54 = mul i64 %53, %p2, !dbg !72
	%55 = icmp eq i64 %p3, -1, !dbg !73
	%56 = select i1 %55, i64 1, i64 %p3, !dbg !73
	%57 = sdiv i64 %46, %56, !dbg !73
	%58 = sub i64 0, %46, !dbg !73
	%59 = select i1 %55, i64 %58, i64 %57, !dbg !73
	%60 = add i64 %54, %59, !dbg !74
	%61 = add i64 %60, %p4, !dbg !77
	%62 = mul i64 %61, -7046029254386353131, !dbg !78
	%63 = lshr i64 %62, 32, !dbg !79
	%64 = xor i64 %62, %63, !dbg !80
	%65 = mul i64 %64, -2960836687051489901, !dbg !81
	%66 = lshr i64 %65, 60, !dbg !82
	%67 = sub nsw i64 %66, 8, !dbg !84
	%68 = sitofp i64 %67 to float, !dbg !85
	%69 = fcmp une float %50, %68, !dbg !86
	br i1 %69, label %b3, label %b4, !dbg !86

b3:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !87
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !88
	br label %b4, !dbg !88

b4:
	%72 = add i64 %46, %37, !dbg !69
	br label %b1, !dbg !69

b9:
	ret void, !dbg !69

b2_fail1:
	br label %fail, !dbg !70

b5_cold:
	%73 = phi i64 [ %103, %b8_cold ], [ %32, %b0 ], !dbg !69
	%74 = icmp slt i64 %73, %2, !dbg !69
	br i1 %74, label %b6_cold, label %b9, !dbg !69

b6_cold:
	%75 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !71
	%76 = icmp uge i64 %73, %p1, !dbg !71
	%77 = icmp eq i64 %p3, 0, !dbg !70
	%78 = or i1 %76, %77, !dbg !70
	br i1 %78, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !70, !prof !63

b6_cold_fail1:
	%79 = icmp uge i64 %73, %p1, !dbg !71
	br i1 %79, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !71

b6_cold_fail2:
	br label %fail, !dbg !71

b6_cold_ok2:
	br label %fail, !dbg !70

b6_cold_ok1:
	%80 = load float, float addrspace(1)* %75, align 4, !dbg !71
	%81 = icmp eq i64 %p3, -1, !dbg !70
	%82 = select i1 %81, i64 1, i64 %p3, !dbg !70
	%83 = srem i64 %73, %82, !dbg !70
	%84 = mul i64 %83, %p2, !dbg !72
	%85 = icmp eq i64 %p3, -1, !dbg !73
	%86 = select i1 %85, i64 1, i64 %p3, !dbg !73
	%87 = sdiv i64 %73, %86, !dbg !73
	%88 = sub i64 0, %73, !dbg !73
	%89 = select i1 %85, i64 %88, i64 %87, !dbg !73
	%90 = add i64 %84, %89, !dbg !74
	%91 = add i64 %90, %p4, !dbg !77
	%92 = mul i64 %91, -7046029254386353131, !dbg !78
	%93 = lshr i64 %92, 32, !dbg !79
	%94 = xor i64 %92, %93, !dbg !80
	%95 = mul i64 %94, -2960836687051489901, !dbg !81
	%96 = lshr i64 %95, 60, !dbg !82
	%97 = sub nsw i64 %96, 8, !dbg !84
	%98 = sitofp i64 %97 to float, !dbg !85
	%99 = fcmp une float %80, %98, !dbg !86
	br i1 %99, label %b7_cold, label %b8_cold, !dbg !86

b7_cold:
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !87
	%101 = icmp uge i64 0, %p6, !dbg !87
	br i1 %101, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !87, !prof !63

b7_cold_fail1:
	br label %fail, !dbg !87

b7_cold_ok1:
	%102 = atomicrmw add i64 addrspace(1)* %100, i64 1 monotonic, !dbg !88
	br label %b8_cold, !dbg !88

b8_cold:
	%103 = add i64 %73, %37, !dbg !69
	br label %b5_cold, !dbg !69, !llvm.loop !90

fail:
	%104 = phi i32 [ 2, %b2_fail1 ], [ 1, %b6_cold_fail2 ], [ 2, %b6_cold_ok2 ], [ 3, %b7_cold_fail1 ], !dbg !67
	%105 = phi i64 [ 0, %b2_fail1 ], [ %73, %b6_cold_fail2 ], [ 0, %b6_cold_ok2 ], [ 0, %b7_cold_fail1 ], !dbg !67
	%106 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b6_cold_fail2 ], [ 0, %b6_cold_ok2 ], [ %p6, %b7_cold_fail1 ], !dbg !67
	call void @gpuc_fail(i8* %ctrl, i32 %104, i64 %105, i64 %106), !dbg !67
	ret void, !dbg !67
}

define void @CheckStencil(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !91 {
entry:
	br label %b0, !dbg !92

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !92
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !92
	%2 = mul i64 %p2, %p3, !dbg !93
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94, !range !9
	%4 = sext i32 %3 to i64, !dbg !94
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !94, !range !10
	%6 = sext i32 %5 to i64, !dbg !94
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !94, !range !10
	%8 = sext i32 %7 to i64, !dbg !94
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !11
	%10 = sext i32 %9 to i64, !dbg !94
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !94, !range !12
	%12 = sext i32 %11 to i64, !dbg !94
	%13 = mul i64 %12, %8, !dbg !94
	%14 = add i64 %6, %13, !dbg !94
	%15 = mul i64 %10, %14, !dbg !94
	%16 = add i64 %4, %15, !dbg !94
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !94, !range !13
	%19 = mul i32 %17, %18, !dbg !94
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !94, !range !14
	%21 = mul i32 %19, %20, !dbg !94
	%22 = sext i32 %21 to i64, !dbg !94
	%23 = mul i64 %16, %22, !dbg !94
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !94, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !94, !range !16
	%27 = mul i32 %18, %26, !dbg !94
	%28 = add i32 %25, %27, !dbg !94
	%29 = mul i32 %17, %28, !dbg !94
	%30 = add i32 %24, %29, !dbg !94
	%31 = sext i32 %30 to i64, !dbg !94
	%32 = add i64 %23, %31, !dbg !94
	%33 = mul i64 %10, %12, !dbg !94
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !94, !range !12
	%35 = sext i32 %34 to i64, !dbg !94
	%36 = mul i64 %33, %35, !dbg !94
	%37 = mul i64 %36, %22, !dbg !94
	%38 = sub i64 %p2, 1, !dbg !95
	%39 = sub i64 %p3, 1, !dbg !96
	%40 = icmp ule i64 %2, 281474976710655, !dbg !94
	%41 = mul i64 %2, -1, !dbg !94
	%42 = add i64 %p1, %41, !dbg !94
	%43 = icmp sge i64 %42, 0, !dbg !94
	%44 = and i1 %40, %43, !dbg !94
	%45 = add nsw i64 %p7, -1, !dbg !94
	%46 = icmp sge i64 %45, 0, !dbg !94
	%47 = and i1 %44, %46, !dbg !94
	br i1 %47, label %b1, label %b10_cold, !dbg !94, !prof !33

b1:
	%48 = phi i64 [ %32, %b0 ], [ %117, %b9 ], !dbg !94
	%49 = icmp slt i64 %48, %2, !dbg !94
	br i1 %49, label %b2, label %b19, !dbg !94

b2:
	%50 = icmp eq i64 %p2, 0, !dbg !97
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !97, !prof !63

b2_ok1:
	%51 = icmp eq i64 %p2, -1, !dbg !97
	%52 = select i1 %51, i64 1, i64 %p2, !dbg !97
	%53 = srem i64 %48, %52, !dbg !97
	%54 = icmp eq i64 %p2, -1, !dbg !98
	%55 = select i1 %54, i64 1, i64 %p2, !dbg !98
	%56 = sdiv i64 %48, %55, !dbg !98
	%57 = sub i64 0, %48, !dbg !98
	%58 = select i1 %54, i64 %57, i64 %56, !dbg !98
	%59 = add i64 %48, %p5, !dbg !101
	%60 = mul i64 %59, -7046029254386353131, !dbg !102
	%61 = lshr i64 %60, 32, !dbg !103
	%62 = xor i64 %60, %61, !dbg !104
	%63 = mul i64 %62, -2960836687051489901, !dbg !105
	%64 = lshr i64 %63, 60, !dbg !106
	%65 = sub nsw i64 %64, 8, !dbg !108
	%66 = sitofp i64 %65 to float, !dbg !109
	%67 = icmp sgt i64 %53, 0, !dbg !110
	br i1 %67, label %b3, label %b7, !dbg !110

b3:
	%68 = icmp slt i64 %53, %38, !dbg !111
	br i1 %68, label %b4, label %b7, !dbg !111

b4:
	%69 = icmp sgt i64 %58, 0, !dbg !112
	br i1 %69, label %b5, label %b7, !dbg !112

b5:
	%70 = icmp slt i64 %58, %39, !dbg !113
	br i1 %70, label %b6, label %b7, !dbg !113

b6:
	%71 = sub nsw i64 %48, 1, !dbg !114
	%72 = add i64 %71, %p4, !dbg !117
	%73 = mul i64 %72, -7046029254386353131, !dbg !118
	%74 = lshr i64 %73, 32, !dbg !119
	%75 = xor i64 %73, %74, !dbg !120
	%76 = mul i64 %75, -2960836687051489901, !dbg !121
	%77 = lshr i64 %76, 60, !dbg !122
	%78 = sub nsw i64 %77, 8, !dbg !124
	%79 = sitofp i64 %78 to float, !dbg !125
	%80 = add nsw i64 %48, 1, !dbg !126
	%81 = add i64 %80, %p4, !dbg !129
	%82 = mul i64 %81, -7046029254386353131, !dbg !130
	%83 = lshr i64 %82, 32, !dbg !131
	%84 = xor i64 %82, %83, !dbg !132
	%85 = mul i64 %84, -2960836687051489901, !dbg !133
	%86 = lshr i64 %85, 60, !dbg !134
	%87 = sub nsw i64 %86, 8, !dbg !136
	%88 = sitofp i64 %87 to float, !dbg !137
	%89 = fadd float %79, %88, !dbg !138
	%90 = sub i64 %48, %p2, !dbg !139
	%91 = add i64 %90, %p4, !dbg !142
	%92 = mul i64 %91, -7046029254386353131, !dbg !143
	%93 = lshr i64 %92, 32, !dbg !144
	%94 = xor i64 %92, %93, !dbg !145
	%95 = mul i64 %94, -2960836687051489901, !dbg !146
	%96 = lshr i64 %95, 60, !dbg !147
	%97 = sub nsw i64 %96, 8, !dbg !149
	%98 = sitofp i64 %97 to float, !dbg !150
	%99 = fadd float %89, %98, !dbg !151
	%100 = add i64 %48, %p2, !dbg !152
	%101 = add i64 %100, %p4, !dbg !155
	%102 = mul i64 %101, -7046029254386353131, !dbg !156
	%103 = lshr i64 %102, 32, !dbg !157
	%104 = xor i64 %102, %103, !dbg !158
	%105 = mul i64 %104, -2960836687051489901, !dbg !159
	%106 = lshr i64 %105, 60, !dbg !160
	%107 = sub nsw i64 %106, 8, !dbg !162
	%108 = sitofp i64 %107 to float, !dbg !163
	%109 = fadd float %99, %108, !dbg !164
	%110 = fmul float 2.500000e-01, %109, !dbg !165
	br label %b7, !dbg !165

b7:
	%111 = phi float [ %66, %b2_ok1 ], [ %66, %b3 ], [ %66, %b4 ], [ %66, %b5 ], [ %110, %b6 ], !dbg !166
	%112 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !167
	%113 = load float, float addrspace(1)* %112, align 4, !dbg !167
	%114 = fcmp une float %113, %111, !dbg !168
	br i1 %114, label %b8, label %b9, !dbg !168

b8:
	%115 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !169
	%116 = atomicrmw add i64 addrspace(1)* %115, i64 1 monotonic, !dbg !170
	br label %b9, !dbg !170

b9:
	%117 = add i64 %48, %37, !dbg !94
	br label %b1, !dbg !94

b19:
	ret void, !dbg !94

b2_fail1:
	br label %fail, !dbg !97

b10_cold:
	%118 = phi i64 [ %189, %b18_cold ], [ %32, %b0 ], !dbg !94
	%119 = icmp slt i64 %118, %2, !dbg !94
	br i1 %119, label %b11_cold, label %b19, !dbg !94

b11_cold:
	%120 = icmp eq i64 %p2, 0, !dbg !97
	br i1 %120, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !97, !prof !63

b11_cold_fail1:
	br label %fail, !dbg !97

b11_cold_ok1:
	%121 = icmp eq i64 %p2, -1, !dbg !97
	%122 = select i1 %121, i64 1, i64 %p2, !dbg !97
	%123 = srem i64 %118, %122, !dbg !97
	%124 = icmp eq i64 %p2, -1, !dbg !98
	%125 = select i1 %124, i64 1, i64 %p2, !dbg !98
	%126 = sdiv i64 %118, %125, !dbg !98
	%127 = sub i64 0, %118, !dbg !98
	%128 = select i1 %124, i64 %127, i64 %126, !dbg !98
	%129 = add i64 %118, %p5, !dbg !101
	%130 = mul i64 %129, -7046029254386353131, !dbg !102
	%131 = lshr i64 %130, 32, !dbg !103
	%132 = xor i64 %130, %131, !dbg !104
	%133 = mul i64 %132, -2960836687051489901, !dbg !105
	%134 = lshr i64 %133, 60, !dbg !106
	%135 = sub nsw i64 %134, 8, !dbg !108
	%136 = sitofp i64 %135 to float, !dbg !109
	%137 = icmp sgt i64 %123, 0, !dbg !110
	br i1 %137, label %b12_cold, label %b16_cold, !dbg !110

b12_cold:
	%138 = icmp slt i64 %123, %38, !dbg !111
	br i1 %138, label %b13_cold, label %b16_cold, !dbg !111

b13_cold:
	%139 = icmp sgt i64 %128, 0, !dbg !112
	br i1 %139, label %b14_cold, label %b16_cold, !dbg !112

b14_cold:
	%140 = icmp slt i64 %128, %39, !dbg !113
	br i1 %140, label %b15_cold, label %b16_cold, !dbg !113

b15_cold:
	%141 = sub nsw i64 %118, 1, !dbg !114
	%142 = add i64 %141, %p4, !dbg !117
	%143 = mul i64 %142, -7046029254386353131, !dbg !118
	%144 = lshr i64 %143, 32, !dbg !119
	%145 = xor i64 %143, %144, !dbg !120
	%146 = mul i64 %145, -2960836687051489901, !dbg !121
	%147 = lshr i64 %146, 60, !dbg !122
	%148 = sub nsw i64 %147, 8, !dbg !124
	%149 = sitofp i64 %148 to float, !dbg !125
	%150 = add nsw i64 %118, 1, !dbg !126
	%151 = add i64 %150, %p4, !dbg !129
	%152 = mul i64 %151, -7046029254386353131, !dbg !130
	%153 = lshr i64 %152, 32, !dbg !131
	%154 = xor i64 %152, %153, !dbg !132
	%155 = mul i64 %154, -2960836687051489901, !dbg !133
	%156 = lshr i64 %155, 60, !dbg !134
	%157 = sub nsw i64 %156, 8, !dbg !136
	%158 = sitofp i64 %157 to float, !dbg !137
	%159 = fadd float %149, %158, !dbg !138
	%160 = sub i64 %118, %p2, !dbg !139
	%161 = add i64 %160, %p4, !dbg !142
	%162 = mul i64 %161, -7046029254386353131, !dbg !143
	%163 = lshr i64 %162, 32, !dbg !144
	%164 = xor i64 %162, %163, !dbg !145
	%165 = mul i64 %164, -2960836687051489901, !dbg !146
	%166 = lshr i64 %165, 60, !dbg !147
	%167 = sub nsw i64 %166, 8, !dbg !149
	%168 = sitofp i64 %167 to float, !dbg !150
	%169 = fadd float %159, %168, !dbg !151
	%170 = add i64 %118, %p2, !dbg !152
	%171 = add i64 %170, %p4, !dbg !155
	%172 = mul i64 %171, -7046029254386353131, !dbg !156
	%173 = lshr i64 %172, 32, !dbg !157
	%174 = xor i64 %172, %173, !dbg !158
	%175 = mul i64 %174, -2960836687051489901, !dbg !159
	%176 = lshr i64 %175, 60, !dbg !160
	%177 = sub nsw i64 %176, 8, !dbg !162
	%178 = sitofp i64 %177 to float, !dbg !163
	%179 = fadd float %169, %178, !dbg !164
	%180 = fmul float 2.500000e-01, %179, !dbg !165
	br label %b16_cold, !dbg !165

b16_cold:
	%181 = phi float [ %136, %b11_cold_ok1 ], [ %136, %b12_cold ], [ %136, %b13_cold ], [ %136, %b14_cold ], [ %180, %b15_cold ], !dbg !166
	%182 = getelementptr inbounds float, float addrspace(1)* %0, i64 %118, !dbg !167
	%183 = icmp uge i64 %118, %p1, !dbg !167
	br i1 %183, label %b16_cold_fail1, label %b16_cold_ok1, !dbg !167, !prof !63

b16_cold_fail1:
	br label %fail, !dbg !167

b16_cold_ok1:
	%184 = load float, float addrspace(1)* %182, align 4, !dbg !167
	%185 = fcmp une float %184, %181, !dbg !168
	br i1 %185, label %b17_cold, label %b18_cold, !dbg !168

b17_cold:
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !169
	%187 = icmp uge i64 0, %p7, !dbg !169
	br i1 %187, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !169, !prof !63

b17_cold_fail1:
	br label %fail, !dbg !169

b17_cold_ok1:
	%188 = atomicrmw add i64 addrspace(1)* %186, i64 1 monotonic, !dbg !170
	br label %b18_cold, !dbg !170

b18_cold:
	%189 = add i64 %118, %37, !dbg !94
	br label %b10_cold, !dbg !94, !llvm.loop !172

fail:
	%190 = phi i32 [ 4, %b2_fail1 ], [ 4, %b11_cold_fail1 ], [ 5, %b16_cold_fail1 ], [ 6, %b17_cold_fail1 ], !dbg !92
	%191 = phi i64 [ 0, %b2_fail1 ], [ 0, %b11_cold_fail1 ], [ %118, %b16_cold_fail1 ], [ 0, %b17_cold_fail1 ], !dbg !92
	%192 = phi i64 [ 0, %b2_fail1 ], [ 0, %b11_cold_fail1 ], [ %p1, %b16_cold_fail1 ], [ %p7, %b17_cold_fail1 ], !dbg !92
	call void @gpuc_fail(i8* %ctrl, i32 %190, i64 %191, i64 %192), !dbg !92
	ret void, !dbg !92
}

define void @CheckGemv(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !173 {
entry:
	br label %b0, !dbg !174

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !174
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !174
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175, !range !9
	%3 = sext i32 %2 to i64, !dbg !175
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !175, !range !10
	%5 = sext i32 %4 to i64, !dbg !175
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !175, !range !10
	%7 = sext i32 %6 to i64, !dbg !175
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !175, !range !11
	%9 = sext i32 %8 to i64, !dbg !175
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !175, !range !12
	%11 = sext i32 %10 to i64, !dbg !175
	%12 = mul i64 %11, %7, !dbg !175
	%13 = add i64 %5, %12, !dbg !175
	%14 = mul i64 %9, %13, !dbg !175
	%15 = add i64 %3, %14, !dbg !175
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !13
	%18 = mul i32 %16, %17, !dbg !175
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !14
	%20 = mul i32 %18, %19, !dbg !175
	%21 = sext i32 %20 to i64, !dbg !175
	%22 = mul i64 %15, %21, !dbg !175
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !16
	%26 = mul i32 %17, %25, !dbg !175
	%27 = add i32 %24, %26, !dbg !175
	%28 = mul i32 %16, %27, !dbg !175
	%29 = add i32 %23, %28, !dbg !175
	%30 = sext i32 %29 to i64, !dbg !175
	%31 = add i64 %22, %30, !dbg !175
	%32 = mul i64 %9, %11, !dbg !175
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !12
	%34 = sext i32 %33 to i64, !dbg !175
	%35 = mul i64 %32, %34, !dbg !175
	%36 = mul i64 %35, %21, !dbg !175
	%37 = icmp slt i64 0, %p2, !dbg !176
	%38 = add nsw i64 %p6, -1, !dbg !175
	%39 = icmp sge i64 %38, 0, !dbg !175
	br i1 %39, label %b1, label %b8_cold, !dbg !175, !prof !33

b1:
	%40 = phi i64 [ %31, %b0 ], [ %72, %b7 ], !dbg !175
	%41 = icmp slt i64 %40, %p1, !dbg !175
	br i1 %41, label %b2, label %b15, !dbg !175

b2:
	br i1 %37, label %b3, label %b5, !dbg !176

b3:
	%42 = mul i64 %40, %p2, !dbg !177
	br label %b4, !dbg !178

b4:
	%43 = phi float [ %63, %b4 ], [ 0.000000e+00, %b3 ], !dbg !178
	%44 = phi i64 [ %64, %b4 ], [ 0, %b3 ], !dbg !178
	%45 = add i64 %42, %44, !dbg !179
	%46 = add i64 %45, %p3, !dbg !182
	%47 = mul i64 %46, -7046029254386353131, !dbg !183
	%48 = lshr i64 %47, 32, !dbg !184
	%49 = xor i64 %47, %48, !dbg !185
	%50 = mul i64 %49, -2960836687051489901, !dbg !186
	%51 = lshr i64 %50, 60, !dbg !187
	%52 = sub nsw i64 %51, 8, !dbg !189
	%53 = sitofp i64 %52 to float, !dbg !190
	%54 = add i64 %44, %p4, !dbg !193
	%55 = mul i64 %54, -7046029254386353131, !dbg !194
	%56 = lshr i64 %55, 32, !dbg !195
	%57 = xor i64 %55, %56, !dbg !196
	%58 = mul i64 %57, -2960836687051489901, !dbg !197
	%59 = lshr i64 %58, 60, !dbg !198
	%60 = sub nsw i64 %59, 8, !dbg !200
	%61 = sitofp i64 %60 to float, !dbg !201
	%62 = fmul float %53, %61, !dbg !202
	%63 = fadd float %43, %62, !dbg !203
	%64 = add i64 %44, 1, !dbg !203
	%65 = icmp slt i64 %64, %p2, !dbg !203
	br i1 %65, label %b4, label %b5, !dbg !203

b5:
	%66 = phi float [ 0.000000e+00, %b2 ], [ %63, %b4 ], !dbg !178
	%67 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !204
	%68 = load float, float addrspace(1)* %67, align 4, !dbg !204
	%69 = fcmp une float %68, %66, !dbg !205
	br i1 %69, label %b6, label %b7, !dbg !205

b6:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !206
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !207
	br label %b7, !dbg !207

b7:
	%72 = add i64 %40, %36, !dbg !175
	br label %b1, !dbg !175

b15:
	ret void, !dbg !175

b8_cold:
	%73 = phi i64 [ %106, %b14_cold ], [ %31, %b0 ], !dbg !175
	%74 = icmp slt i64 %73, %p1, !dbg !175
	br i1 %74, label %b9_cold, label %b15, !dbg !175

b9_cold:
	br i1 %37, label %b10_cold, label %b12_cold, !dbg !176

b10_cold:
	%75 = mul i64 %73, %p2, !dbg !177
	br label %b11_cold, !dbg !178

b11_cold:
	%76 = phi float [ %96, %b11_cold ], [ 0.000000e+00, %b10_cold ], !dbg !178
	%77 = phi i64 [ %97, %b11_cold ], [ 0, %b10_cold ], !dbg !178
	%78 = add i64 %75, %77, !dbg !179
	%79 = add i64 %78, %p3, !dbg !182
	%80 = mul i64 %79, -7046029254386353131, !dbg !183
	%81 = lshr i64 %80, 32, !dbg !184
	%82 = xor i64 %80, %81, !dbg !185
	%83 = mul i64 %82, -2960836687051489901, !dbg !186
	%84 = lshr i64 %83, 60, !dbg !187
	%85 = sub nsw i64 %84, 8, !dbg !189
	%86 = sitofp i64 %85 to float, !dbg !190
	%87 = add i64 %77, %p4, !dbg !193
	%88 = mul i64 %87, -7046029254386353131, !dbg !194
	%89 = lshr i64 %88, 32, !dbg !195
	%90 = xor i64 %88, %89, !dbg !196
	%91 = mul i64 %90, -2960836687051489901, !dbg !197
	%92 = lshr i64 %91, 60, !dbg !198
	%93 = sub nsw i64 %92, 8, !dbg !200
	%94 = sitofp i64 %93 to float, !dbg !201
	%95 = fmul float %86, %94, !dbg !202
	%96 = fadd float %76, %95, !dbg !203
	%97 = add i64 %77, 1, !dbg !203
	%98 = icmp slt i64 %97, %p2, !dbg !203
	br i1 %98, label %b11_cold, label %b12_cold, !dbg !203, !llvm.loop !209

b12_cold:
	%99 = phi float [ 0.000000e+00, %b9_cold ], [ %96, %b11_cold ], !dbg !178
	%100 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !204
	%101 = load float, float addrspace(1)* %100, align 4, !dbg !204
	%102 = fcmp une float %101, %99, !dbg !205
	br i1 %102, label %b13_cold, label %b14_cold, !dbg !205

b13_cold:
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !206
	%104 = icmp uge i64 0, %p6, !dbg !206
	br i1 %104, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !206, !prof !63

b13_cold_fail1:
	br label %fail, !dbg !206

b13_cold_ok1:
	%105 = atomicrmw add i64 addrspace(1)* %103, i64 1 monotonic, !dbg !207
	br label %b14_cold, !dbg !207

b14_cold:
	%106 = add i64 %73, %36, !dbg !175
	br label %b8_cold, !dbg !175, !llvm.loop !211

fail:
	%107 = phi i32 [ 7, %b13_cold_fail1 ], !dbg !174
	%108 = phi i64 [ 0, %b13_cold_fail1 ], !dbg !174
	%109 = phi i64 [ %p6, %b13_cold_fail1 ], !dbg !174
	call void @gpuc_fail(i8* %ctrl, i32 %107, i64 %108, i64 %109), !dbg !174
	ret void, !dbg !174
}

define void @Saxpy(float* %p0, i64 %p1, float* %p2, i64 %p3, float %p4, i8* %ctrl) nounwind !dbg !213 {
entry:
	br label %b0, !dbg !214

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !214
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !214
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !215, !range !9
	%3 = sext i32 %2 to i64, !dbg !215
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !215, !range !10
	%5 = sext i32 %4 to i64, !dbg !215
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !215, !range !10
	%7 = sext i32 %6 to i64, !dbg !215
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !215, !range !11
	%9 = sext i32 %8 to i64, !dbg !215
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !215, !range !12
	%11 = sext i32 %10 to i64, !dbg !215
	%12 = mul i64 %11, %7, !dbg !215
	%13 = add i64 %5, %12, !dbg !215
	%14 = mul i64 %9, %13, !dbg !215
	%15 = add i64 %3, %14, !dbg !215
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !215, !range !13
	%18 = mul i32 %16, %17, !dbg !215
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !14
	%20 = mul i32 %18, %19, !dbg !215
	%21 = sext i32 %20 to i64, !dbg !215
	%22 = mul i64 %15, %21, !dbg !215
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !215, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !215, !range !16
	%26 = mul i32 %17, %25, !dbg !215
	%27 = add i32 %24, %26, !dbg !215
	%28 = mul i32 %16, %27, !dbg !215
	%29 = add i32 %23, %28, !dbg !215
	%30 = sext i32 %29 to i64, !dbg !215
	%31 = add i64 %22, %30, !dbg !215
	%32 = mul i64 %9, %11, !dbg !215
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !215, !range !12
	%34 = sext i32 %33 to i64, !dbg !215
	%35 = mul i64 %32, %34, !dbg !215
	%36 = mul i64 %35, %21, !dbg !215
	%37 = mul nsw i64 %p1, -1, !dbg !215
	%38 = add i64 %37, %p3, !dbg !215
	%39 = icmp sge i64 %38, 0, !dbg !215
	br i1 %39, label %b1, label %b3_cold, !dbg !215, !prof !33

b1:
	%40 = phi i64 [ %31, %b0 ], [ %48, %b2 ], !dbg !215
	%41 = icmp slt i64 %40, %p1, !dbg !215
	br i1 %41, label %b2, label %b5, !dbg !215

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !216
	%43 = load float, float addrspace(1)* %42, align 4, !dbg !216
	%44 = fmul float %p4, %43, !dbg !217
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !218
	%46 = load float, float addrspace(1)* %45, align 4, !dbg !218
	%47 = fadd float %46, %44, !dbg !219
	store float %47, float addrspace(1)* %45, align 4, !dbg !218
	%48 = add i64 %40, %36, !dbg !215
	br label %b1, !dbg !215

b5:
	ret void, !dbg !215

b3_cold:
	%49 = phi i64 [ %58, %b4_cold_ok1 ], [ %31, %b0 ], !dbg !215
	%50 = icmp slt i64 %49, %p1, !dbg !215
	br i1 %50, label %b4_cold, label %b5, !dbg !215

b4_cold:
	%51 = getelementptr inbounds float, float addrspace(1)* %1, i64 %49, !dbg !216
	%52 = icmp uge i64 %49, %p3, !dbg !216
	br i1 %52, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !216, !prof !63

b4_cold_fail1:
	br label %fail, !dbg !216

b4_cold_ok1:
	%53 = load float, float addrspace(1)* %51, align 4, !dbg !216
	%54 = fmul float %p4, %53, !dbg !217
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %49, !dbg !218
	%56 = load float, float addrspace(1)* %55, align 4, !dbg !218
	%57 = fadd float %56, %54, !dbg !219
	store float %57, float addrspace(1)* %55, align 4, !dbg !218
	%58 = add i64 %49, %36, !dbg !215
	br label %b3_cold, !dbg !215, !llvm.loop !221

fail:
	%59 = phi i32 [ 8, %b4_cold_fail1 ], !dbg !214
	%60 = phi i64 [ %49, %b4_cold_fail1 ], !dbg !214
	%61 = phi i64 [ %p3, %b4_cold_fail1 ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 %59, i64 %60, i64 %61), !dbg !214
	ret void, !dbg !214
}

define void @Transpose(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !222 {
entry:
	br label %b0, !dbg !223

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !223
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !223
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225, !range !15
	%3 = sext i32 %2 to i64, !dbg !225
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !225, !range !15
	%5 = sext i32 %4 to i64, !dbg !225
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226, !range !9
	%7 = sext i32 %6 to i64, !dbg !226
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !226, !range !10
	%9 = sext i32 %8 to i64, !dbg !226
	%10 = mul nsw i64 %7, 32, !dbg !227
	%11 = mul nsw i64 %9, 32, !dbg !228
	%12 = add i64 %10, %3, !dbg !229
	%13 = icmp slt i64 %12, %p4, !dbg !230
	%14 = icmp ule i64 %p4, 268435455, !dbg !231
	%15 = mul i64 %p4, -32, !dbg !231
	%16 = add i64 %p3, %15, !dbg !231
	%17 = mul i64 %9, %15, !dbg !231
	%18 = add i64 %16, %17, !dbg !231
	%19 = icmp sge i64 %18, 0, !dbg !231
	%20 = and i1 %14, %19, !dbg !231
	%21 = mul nsw i64 %3, -1, !dbg !231
	%22 = add nsw i64 %21, 32, !dbg !231
	%23 = icmp sge i64 %22, 0, !dbg !231
	%24 = and i1 %20, %23, !dbg !231
	br i1 %24, label %b1, label %b6_cold, !dbg !228, !prof !33

b1:
	%25 = phi i64 [ %5, %b0 ], [ %35, %b5 ], !dbg !231
	%26 = icmp slt i64 %25, 32, !dbg !232
	br i1 %26, label %b2, label %b11, !dbg !232

b2:
	%27 = add i64 %11, %25, !dbg !233
	br i1 %13, label %b3, label %b5, !dbg !230

b3:
	%28 = icmp slt i64 %27, %p5, !dbg !234
	br i1 %28, label %b4, label %b5, !dbg !234

b4:
	%29 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %25, !dbg !235
	%30 = mul i64 %27, %p4, !dbg !236
	%31 = add i64 %30, %12, !dbg !237
	%32 = getelementptr inbounds float, float addrspace(1)* %1, i64 %31, !dbg !238
	%33 = load float, float addrspace(1)* %32, align 4, !dbg !238
	%34 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %29, i64 0, i64 %3, !dbg !239
	store float %33, float addrspace(3)* %34, align 4, !dbg !239
	br label %b5, !dbg !239

b5:
	%35 = add nsw i64 %25, 8, !dbg !240
	br label %b1, !dbg !240

b11:
	call void @llvm.nvvm.barrier0(), !dbg !243
	%36 = add i64 %11, %3, !dbg !244
	%37 = icmp slt i64 %36, %p5, !dbg !245
	%38 = icmp ule i64 %p5, 268435455, !dbg !246
	%39 = icmp ule i64 %10, 268435455, !dbg !246
	%40 = and i1 %38, %39, !dbg !246
	%41 = add nsw i64 %21, 31, !dbg !246
	%42 = icmp sge i64 %41, 0, !dbg !246
	%43 = and i1 %40, %42, !dbg !246
	%44 = add nsw i64 %p1, -1, !dbg !246
	%45 = mul i64 %p5, -31, !dbg !246
	%46 = add i64 %44, %45, !dbg !246
	%47 = mul i64 %p5, -1, !dbg !246
	%48 = mul i64 %10, %47, !dbg !246
	%49 = add i64 %46, %48, !dbg !246
	%50 = mul nsw i64 %36, -1, !dbg !246
	%51 = add i64 %49, %50, !dbg !246
	%52 = icmp sge i64 %51, 0, !dbg !246
	%53 = and i1 %43, %52, !dbg !246
	br i1 %53, label %b12, label %b17_cold, !dbg !243, !prof !33

b12:
	%54 = phi i64 [ %5, %b11 ], [ %64, %b16 ], !dbg !246
	%55 = icmp slt i64 %54, 32, !dbg !247
	br i1 %55, label %b13, label %b22, !dbg !247

b13:
	%56 = add i64 %10, %54, !dbg !248
	br i1 %37, label %b14, label %b16, !dbg !245

b14:
	%57 = icmp slt i64 %56, %p4, !dbg !249
	br i1 %57, label %b15, label %b16, !dbg !249

b15:
	%58 = mul i64 %56, %p5, !dbg !250
	%59 = add i64 %58, %36, !dbg !251
	%60 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !252
	%61 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %60, i64 0, i64 %54, !dbg !253
	%62 = load float, float addrspace(3)* %61, align 4, !dbg !253
	%63 = getelementptr inbounds float, float addrspace(1)* %0, i64 %59, !dbg !254
	store float %62, float addrspace(1)* %63, align 4, !dbg !254
	br label %b16, !dbg !254

b16:
	%64 = add nsw i64 %54, 8, !dbg !255
	br label %b12, !dbg !255

b22:
	ret void, !dbg !255

b6_cold:
	%65 = phi i64 [ %79, %b10_cold ], [ %5, %b0 ], !dbg !231
	%66 = icmp slt i64 %65, 32, !dbg !232
	br i1 %66, label %b7_cold, label %b11, !dbg !232

b7_cold:
	%67 = add i64 %11, %65, !dbg !233
	br i1 %13, label %b8_cold, label %b10_cold, !dbg !230

b8_cold:
	%68 = icmp slt i64 %67, %p5, !dbg !234
	br i1 %68, label %b9_cold, label %b10_cold, !dbg !234

b9_cold:
	%69 = mul i64 %67, %p4, !dbg !236
	%70 = add i64 %69, %12, !dbg !237
	%71 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %65, !dbg !235
	%72 = getelementptr inbounds float, float addrspace(1)* %1, i64 %70, !dbg !238
	%73 = icmp uge i64 %70, %p3, !dbg !238
	%74 = icmp uge i64 %3, 33, !dbg !239
	%75 = or i1 %73, %74, !dbg !239
	br i1 %75, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !239, !prof !63

b9_cold_fail1:
	%76 = icmp uge i64 %70, %p3, !dbg !238
	br i1 %76, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !238

b9_cold_fail2:
	br label %fail, !dbg !238

b9_cold_ok2:
	br label %fail, !dbg !239

b9_cold_ok1:
	%77 = load float, float addrspace(1)* %72, align 4, !dbg !238
	%78 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %71, i64 0, i64 %3, !dbg !239
	store float %77, float addrspace(3)* %78, align 4, !dbg !239
	br label %b10_cold, !dbg !239

b10_cold:
	%79 = add nsw i64 %65, 8, !dbg !240
	br label %b6_cold, !dbg !240, !llvm.loop !242

b17_cold:
	%80 = phi i64 [ %94, %b21_cold ], [ %5, %b11 ], !dbg !246
	%81 = icmp slt i64 %80, 32, !dbg !247
	br i1 %81, label %b18_cold, label %b22, !dbg !247

b18_cold:
	%82 = add i64 %10, %80, !dbg !248
	br i1 %37, label %b19_cold, label %b21_cold, !dbg !245

b19_cold:
	%83 = icmp slt i64 %82, %p4, !dbg !249
	br i1 %83, label %b20_cold, label %b21_cold, !dbg !249

b20_cold:
	%84 = mul i64 %82, %p5, !dbg !250
	%85 = add i64 %84, %36, !dbg !251
	%86 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !252
	%87 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %86, i64 0, i64 %80, !dbg !253
	%88 = icmp uge i64 %3, 32, !dbg !252
	%89 = icmp uge i64 %85, %p1, !dbg !254
	%90 = or i1 %88, %89, !dbg !254
	br i1 %90, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !254, !prof !63

b20_cold_fail1:
	%91 = icmp uge i64 %3, 32, !dbg !252
	br i1 %91, label %b20_cold_fail2, label %b20_cold_ok2, !dbg !252

b20_cold_fail2:
	br label %fail, !dbg !252

b20_cold_ok2:
	br label %fail, !dbg !254

b20_cold_ok1:
	%92 = load float, float addrspace(3)* %87, align 4, !dbg !253
	%93 = getelementptr inbounds float, float addrspace(1)* %0, i64 %85, !dbg !254
	store float %92, float addrspace(1)* %93, align 4, !dbg !254
	br label %b21_cold, !dbg !254

b21_cold:
	%94 = add nsw i64 %80, 8, !dbg !255
	br label %b17_cold, !dbg !255, !llvm.loop !257

fail:
	%95 = phi i32 [ 9, %b9_cold_fail2 ], [ 9, %b9_cold_ok2 ], [ 10, %b20_cold_fail2 ], [ 10, %b20_cold_ok2 ], !dbg !223
	%96 = phi i64 [ %70, %b9_cold_fail2 ], [ %3, %b9_cold_ok2 ], [ %3, %b20_cold_fail2 ], [ %85, %b20_cold_ok2 ], !dbg !223
	%97 = phi i64 [ %p3, %b9_cold_fail2 ], [ 33, %b9_cold_ok2 ], [ 32, %b20_cold_fail2 ], [ %p1, %b20_cold_ok2 ], !dbg !223
	call void @gpuc_fail(i8* %ctrl, i32 %95, i64 %96, i64 %97), !dbg !223
	ret void, !dbg !223
}

define void @Stencil(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !258 {
entry:
	br label %b0, !dbg !259

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !259
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !259
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260, !range !9
	%3 = sext i32 %2 to i64, !dbg !260
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !260, !range !10
	%5 = sext i32 %4 to i64, !dbg !260
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !261, !range !13
	%7 = sext i32 %6 to i64, !dbg !261
	%8 = mul i64 %3, %7, !dbg !262
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263, !range !15
	%10 = sext i32 %9 to i64, !dbg !263
	%11 = add i64 %8, %10, !dbg !264
	%12 = mul i64 %5, %p6, !dbg !265
	%13 = icmp slt i64 %11, 1, !dbg !266
	br i1 %13, label %b2, label %b1, !dbg !266

b1:
	%14 = sub i64 %p4, 1, !dbg !267
	%15 = icmp sge i64 %11, %14, !dbg !268
	br i1 %15, label %b2, label %b3, !dbg !268

b2:
	ret void, !dbg !269

b3:
	%16 = icmp sgt i64 %12, 1, !dbg !270
	%17 = select i1 %16, i64 %12, i64 1, !dbg !270
	%18 = add i64 %12, %p6, !dbg !271
	%19 = sub i64 %p5, 1, !dbg !272
	%20 = icmp slt i64 %18, %19, !dbg !273
	%21 = select i1 %20, i64 %18, i64 %19, !dbg !273
	%22 = icmp ule i64 %p4, 268435455, !dbg !274
	%23 = icmp ule i64 %21, 268435455, !dbg !274
	%24 = and i1 %22, %23, !dbg !274
	%25 = add nsw i64 %p3, 1, !dbg !274
	%26 = mul i64 %p4, -1, !dbg !274
	%27 = add i64 %25, %26, !dbg !274
	%28 = mul i64 %21, %26, !dbg !274
	%29 = add i64 %27, %28, !dbg !274
	%30 = icmp sge i64 %29, 0, !dbg !274
	%31 = and i1 %24, %30, !dbg !274
	%32 = add nsw i64 %p1, 1, !dbg !274
	%33 = add i64 %32, %28, !dbg !274
	%34 = icmp sge i64 %33, 0, !dbg !274
	%35 = and i1 %31, %34, !dbg !274
	br i1 %35, label %b4, label %b6_cold, !dbg !270, !prof !33

b4:
	%36 = phi i64 [ %17, %b3 ], [ %57, %b5 ], !dbg !274
	%37 = icmp slt i64 %36, %21, !dbg !275
	br i1 %37, label %b5, label %b8, !dbg !275

b5:
	%38 = mul i64 %36, %p4, !dbg !276
	%39 = add i64 %38, %11, !dbg !277
	%40 = sub i64 %39, 1, !dbg !278
	%41 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !279
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !279
	%43 = add i64 %39, 1, !dbg !280
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !281
	%45 = load float, float addrspace(1)* %44, align 4, !dbg !281
	%46 = fadd float %42, %45, !dbg !282
	%47 = sub i64 %39, %p4, !dbg !283
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %47, !dbg !284
	%49 = load float, float addrspace(1)* %48, align 4, !dbg !284
	%50 = fadd float %46, %49, !dbg !285
	%51 = add i64 %39, %p4, !dbg !286
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !287
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !287
	%54 = fadd float %50, %53, !dbg !288
	%55 = fmul float 2.500000e-01, %54, !dbg !289
	%56 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !290
	store float %55, float addrspace(1)* %56, align 4, !dbg !290
	%57 = add nsw i64 %36, 1, !dbg !291
	br label %b4, !dbg !291

b8:
	ret void, !dbg !291

b6_cold:
	%58 = phi i64 [ %92, %b7_cold_ok1 ], [ %17, %b3 ], !dbg !274
	%59 = icmp slt i64 %58, %21, !dbg !275
	br i1 %59, label %b7_cold, label %b8, !dbg !275

b7_cold:
	%60 = mul i64 %58, %p4, !dbg !276
	%61 = add i64 %60, %11, !dbg !277
	%62 = sub i64 %61, 1, !dbg !278
	%63 = add i64 %61, 1, !dbg !280
	%64 = sub i64 %61, %p4, !dbg !283
	%65 = add i64 %61, %p4, !dbg !286
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %62, !dbg !279
	%67 = icmp uge i64 %62, %p3, !dbg !279
	%68 = icmp uge i64 %63, %p3, !dbg !281
	%69 = icmp uge i64 %64, %p3, !dbg !284
	%70 = icmp uge i64 %65, %p3, !dbg !287
	%71 = icmp uge i64 %61, %p1, !dbg !290
	%72 = or i1 %67, %68, !dbg !290
	%73 = or i1 %72, %69, !dbg !290
	%74 = or i1 %73, %70, !dbg !290
	%75 = or i1 %74, %71, !dbg !290
	br i1 %75, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !290, !prof !63

b7_cold_fail1:
	%76 = icmp uge i64 %62, %p3, !dbg !279
	br i1 %76, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !279

b7_cold_fail2:
	br label %fail, !dbg !279

b7_cold_ok2:
	%77 = icmp uge i64 %63, %p3, !dbg !281
	br i1 %77, label %b7_cold_fail3, label %b7_cold_ok3, !dbg !281

b7_cold_fail3:
	br label %fail, !dbg !281

b7_cold_ok3:
	%78 = icmp uge i64 %64, %p3, !dbg !284
	br i1 %78, label %b7_cold_fail4, label %b7_cold_ok4, !dbg !284

b7_cold_fail4:
	br label %fail, !dbg !284

b7_cold_ok4:
	%79 = icmp uge i64 %65, %p3, !dbg !287
	br i1 %79, label %b7_cold_fail5, label %b7_cold_ok5, !dbg !287

b7_cold_fail5:
	br label %fail, !dbg !287

b7_cold_ok5:
	br label %fail, !dbg !290

b7_cold_ok1:
	%80 = load float, float addrspace(1)* %66, align 4, !dbg !279
	%81 = getelementptr inbounds float, float addrspace(1)* %1, i64 %63, !dbg !281
	%82 = load float, float addrspace(1)* %81, align 4, !dbg !281
	%83 = fadd float %80, %82, !dbg !282
	%84 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !284
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !284
	%86 = fadd float %83, %85, !dbg !285
	%87 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !287
	%88 = load float, float addrspace(1)* %87, align 4, !dbg !287
	%89 = fadd float %86, %88, !dbg !288
	%90 = fmul float 2.500000e-01, %89, !dbg !289
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %61, !dbg !290
	store float %90, float addrspace(1)* %91, align 4, !dbg !290
	%92 = add nsw i64 %58, 1, !dbg !291
	br label %b6_cold, !dbg !291, !llvm.loop !293

fail:
	%93 = phi i32 [ 11, %b7_cold_fail2 ], [ 11, %b7_cold_fail3 ], [ 11, %b7_cold_fail4 ], [ 11, %b7_cold_fail5 ], [ 11, %b7_cold_ok5 ], !dbg !259
	%94 = phi i64 [ %62, %b7_cold_fail2 ], [ %63, %b7_cold_fail3 ], [ %64, %b7_cold_fail4 ], [ %65, %b7_cold_fail5 ], [ %61, %b7_cold_ok5 ], !dbg !259
	%95 = phi i64 [ %p3, %b7_cold_fail2 ], [ %p3, %b7_cold_fail3 ], [ %p3, %b7_cold_fail4 ], [ %p3, %b7_cold_fail5 ], [ %p1, %b7_cold_ok5 ], !dbg !259
	call void @gpuc_fail(i8* %ctrl, i32 %93, i64 %94, i64 %95), !dbg !259
	ret void, !dbg !259
}

define void @Gemv(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !294 {
entry:
	br label %b0, !dbg !295

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !295
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !295
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !295
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !296, !range !297
	%4 = sext i32 %3 to i64, !dbg !296
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !9
	%6 = sext i32 %5 to i64, !dbg !298
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !298, !range !10
	%8 = sext i32 %7 to i64, !dbg !298
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !298, !range !10
	%10 = sext i32 %9 to i64, !dbg !298
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !298, !range !11
	%12 = sext i32 %11 to i64, !dbg !298
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !298, !range !12
	%14 = sext i32 %13 to i64, !dbg !298
	%15 = mul i64 %14, %10, !dbg !298
	%16 = add i64 %8, %15, !dbg !298
	%17 = mul i64 %12, %16, !dbg !298
	%18 = add i64 %6, %17, !dbg !298
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298, !range !13
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !298, !range !13
	%21 = mul i32 %19, %20, !dbg !298
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !298, !range !14
	%23 = mul i32 %21, %22, !dbg !298
	%24 = sext i32 %23 to i64, !dbg !298
	%25 = mul i64 %18, %24, !dbg !298
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !298, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !298, !range !16
	%29 = mul i32 %20, %28, !dbg !298
	%30 = add i32 %27, %29, !dbg !298
	%31 = mul i32 %19, %30, !dbg !298
	%32 = add i32 %26, %31, !dbg !298
	%33 = sext i32 %32 to i64, !dbg !298
	%34 = add i64 %25, %33, !dbg !298
	%35 = sdiv i64 %34, 32, !dbg !299
	%36 = and i32 %32, -32, !dbg !307
	%37 = sub i32 %23, %36, !dbg !307
	%38 = icmp slt i32 %37, 32, !dbg !307
	%39 = select i1 %38, i32 %37, i32 32, !dbg !307
	%40 = sext i32 %39 to i64, !dbg !307
	%41 = icmp eq i64 %40, 32, !dbg !308
	%42 = icmp eq i64 %4, 0, !dbg !309
	%43 = mul i64 %12, %14, !dbg !310
	%44 = icmp ule i64 %p1, 268435455, !dbg !311
	%45 = icmp ule i64 %p5, 268435455, !dbg !311
	%46 = and i1 %44, %45, !dbg !311
	%47 = mul nsw i64 %p1, -1, !dbg !311
	%48 = mul i64 %p5, %47, !dbg !311
	%49 = add i64 %48, %p3, !dbg !311
	%50 = icmp sge i64 %49, 0, !dbg !311
	%51 = and i1 %46, %50, !dbg !311
	br i1 %51, label %b1, label %b18_cold, !dbg !299, !prof !33

b1:
	%52 = phi i64 [ %35, %b0 ], [ %102, %b17 ], !dbg !311
	%53 = icmp slt i64 %52, %p1, !dbg !312
	br i1 %53, label %b2, label %b35, !dbg !312

b2:
	%54 = mul i64 %52, %p5, !dbg !313
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !314
	br label %b3, !dbg !314

b3:
	%56 = phi float [ 0.000000e+00, %b2 ], [ %64, %b4 ], !dbg !315
	%57 = phi i64 [ %4, %b2 ], [ %65, %b4 ], !dbg !316
	%58 = icmp slt i64 %57, %p5, !dbg !317
	br i1 %58, label %b4, label %b5, !dbg !317

b4:
	%59 = getelementptr inbounds float, float addrspace(1)* %55, i64 %57, !dbg !318
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !318
	%61 = getelementptr inbounds float, float addrspace(1)* %2, i64 %57, !dbg !319
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !319
	%63 = fmul float %60, %62, !dbg !320
	%64 = fadd float %56, %63, !dbg !321
	%65 = add nsw i64 %57, 32, !dbg !322
	br label %b3, !dbg !322

b5:
	br i1 %41, label %b6, label %b8, !dbg !308

b6:
	%66 = phi float [ %74, %b7 ], [ %56, %b5 ], !dbg !323
	%67 = phi i64 [ %75, %b7 ], [ 16, %b5 ], !dbg !324
	%68 = icmp sgt i64 %67, 0, !dbg !325
	br i1 %68, label %b7, label %b15, !dbg !325

b7:
	%69 = trunc i64 %67 to i32, !dbg !326
	%70 = bitcast float %66 to i32, !dbg !326
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %70, i32 %69, i32 31), !dbg !326
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !326
	%73 = bitcast i32 %72 to float, !dbg !326
	%74 = fadd float %66, %73, !dbg !327
	%75 = sdiv i64 %67, 2, !dbg !328
	br label %b6, !dbg !328

b8:
	%76 = phi float [ %89, %b13 ], [ %56, %b5 ], !dbg !323
	%77 = phi i64 [ %90, %b13 ], [ 16, %b5 ], !dbg !329
	%78 = icmp sgt i64 %77, 0, !dbg !330
	br i1 %78, label %b9, label %b14, !dbg !330

b9:
	%79 = add i64 %4, %77, !dbg !331
	%80 = icmp sge i64 %79, %40, !dbg !332
	br i1 %80, label %b10, label %b11, !dbg !332

b10:
	br label %b11, !dbg !332

b11:
	%81 = phi i64 [ %79, %b9 ], [ %4, %b10 ], !dbg !333
	%82 = trunc i64 %81 to i32, !dbg !334
	%83 = bitcast float %76 to i32, !dbg !334
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 %82, i32 31), !dbg !334
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !334
	%86 = bitcast i32 %85 to float, !dbg !334
	%87 = icmp ne i64 %81, %4, !dbg !335
	br i1 %87, label %b12, label %b13, !dbg !335

b12:
	%88 = fadd float %76, %86, !dbg !327
	br label %b13, !dbg !336

b13:
	%89 = phi float [ %76, %b11 ], [ %88, %b12 ], !dbg !323
	%90 = sdiv i64 %77, 2, !dbg !337
	br label %b8, !dbg !337

b14:
	%91 = bitcast float %76 to i32, !dbg !338
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !338
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !338
	%94 = bitcast i32 %93 to float, !dbg !338
	br label %b15, !dbg !339

b15:
	%95 = phi float [ %66, %b6 ], [ %94, %b14 ], !dbg !306
	br i1 %42, label %b16, label %b17, !dbg !309

b16:
	%96 = getelementptr inbounds float, float addrspace(1)* %0, i64 %52, !dbg !340
	store float %95, float addrspace(1)* %96, align 4, !dbg !340
	br label %b17, !dbg !340

b17:
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !310, !range !12
	%98 = sext i32 %97 to i64, !dbg !310
	%99 = mul i64 %43, %98, !dbg !310
	%100 = mul i64 %99, %24, !dbg !310
	%101 = sdiv i64 %100, 32, !dbg !341
	%102 = add i64 %52, %101, !dbg !342
	br label %b1, !dbg !342

b35:
	ret void, !dbg !342

b18_cold:
	%103 = phi i64 [ %159, %b34_cold ], [ %35, %b0 ], !dbg !311
	%104 = icmp slt i64 %103, %p1, !dbg !312
	br i1 %104, label %b19_cold, label %b35, !dbg !312

b19_cold:
	%105 = mul i64 %103, %p5, !dbg !313
	%106 = add nsw i64 %103, 1, !dbg !343
	%107 = mul i64 %106, %p5, !dbg !344
	%108 = getelementptr inbounds float, float addrspace(1)* %1, i64 %105, !dbg !314
	%109 = icmp ugt i64 %107, %p3, !dbg !314
	%110 = icmp ugt i64 %105, %107, !dbg !314
	%111 = or i1 %109, %110, !dbg !314
	br i1 %111, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !314, !prof !63

b19_cold_fail1:
	%112 = icmp ugt i64 %107, %p3, !dbg !314
	br i1 %112, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !314

b19_cold_fail2:
	br label %fail, !dbg !314

b19_cold_ok2:
	br label %fail, !dbg !314

b19_cold_ok1:
	br label %b20_cold, !dbg !314

b20_cold:
	%113 = phi float [ 0.000000e+00, %b19_cold_ok1 ], [ %121, %b21_cold ], !dbg !315
	%114 = phi i64 [ %4, %b19_cold_ok1 ], [ %122, %b21_cold ], !dbg !316
	%115 = icmp slt i64 %114, %p5, !dbg !317
	br i1 %115, label %b21_cold, label %b22_cold, !dbg !317

b21_cold:
	%116 = getelementptr inbounds float, float addrspace(1)* %108, i64 %114, !dbg !318
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !318
	%118 = getelementptr inbounds float, float addrspace(1)* %2, i64 %114, !dbg !319
	%119 = load float, float addrspace(1)* %118, align 4, !dbg !319
	%120 = fmul float %117, %119, !dbg !320
	%121 = fadd float %113, %120, !dbg !321
	%122 = add nsw i64 %114, 32, !dbg !322
	br label %b20_cold, !dbg !322, !llvm.loop !346

b22_cold:
	br i1 %41, label %b23_cold, label %b25_cold, !dbg !308

b23_cold:
	%123 = phi float [ %131, %b24_cold ], [ %113, %b22_cold ], !dbg !323
	%124 = phi i64 [ %132, %b24_cold ], [ 16, %b22_cold ], !dbg !324
	%125 = icmp sgt i64 %124, 0, !dbg !325
	br i1 %125, label %b24_cold, label %b32_cold, !dbg !325

b24_cold:
	%126 = trunc i64 %124 to i32, !dbg !326
	%127 = bitcast float %123 to i32, !dbg !326
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %127, i32 %126, i32 31), !dbg !326
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !326
	%130 = bitcast i32 %129 to float, !dbg !326
	%131 = fadd float %123, %130, !dbg !327
	%132 = sdiv i64 %124, 2, !dbg !328
	br label %b23_cold, !dbg !328, !llvm.loop !348

b25_cold:
	%133 = phi float [ %146, %b30_cold ], [ %113, %b22_cold ], !dbg !323
	%134 = phi i64 [ %147, %b30_cold ], [ 16, %b22_cold ], !dbg !329
	%135 = icmp sgt i64 %134, 0, !dbg !330
	br i1 %135, label %b26_cold, label %b31_cold, !dbg !330

b26_cold:
	%136 = add i64 %4, %134, !dbg !331
	%137 = icmp sge i64 %136, %40, !dbg !332
	br i1 %137, label %b27_cold, label %b28_cold, !dbg !332

b27_cold:
	br label %b28_cold, !dbg !332

b28_cold:
	%138 = phi i64 [ %136, %b26_cold ], [ %4, %b27_cold ], !dbg !333
	%139 = trunc i64 %138 to i32, !dbg !334
	%140 = bitcast float %133 to i32, !dbg !334
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %139, i32 31), !dbg !334
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !334
	%143 = bitcast i32 %142 to float, !dbg !334
	%144 = icmp ne i64 %138, %4, !dbg !335
	br i1 %144, label %b29_cold, label %b30_cold, !dbg !335

b29_cold:
	%145 = fadd float %133, %143, !dbg !327
	br label %b30_cold, !dbg !336

b30_cold:
	%146 = phi float [ %133, %b28_cold ], [ %145, %b29_cold ], !dbg !323
	%147 = sdiv i64 %134, 2, !dbg !337
	br label %b25_cold, !dbg !337, !llvm.loop !350

b31_cold:
	%148 = bitcast float %133 to i32, !dbg !338
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !338
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !338
	%151 = bitcast i32 %150 to float, !dbg !338
	br label %b32_cold, !dbg !339

b32_cold:
	%152 = phi float [ %123, %b23_cold ], [ %151, %b31_cold ], !dbg !306
	br i1 %42, label %b33_cold, label %b34_cold, !dbg !309

b33_cold:
	%153 = getelementptr inbounds float, float addrspace(1)* %0, i64 %103, !dbg !340
	store float %152, float addrspace(1)* %153, align 4, !dbg !340
	br label %b34_cold, !dbg !340

b34_cold:
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !310, !range !12
	%155 = sext i32 %154 to i64, !dbg !310
	%156 = mul i64 %43, %155, !dbg !310
	%157 = mul i64 %156, %24, !dbg !310
	%158 = sdiv i64 %157, 32, !dbg !341
	%159 = add i64 %103, %158, !dbg !342
	br label %b18_cold, !dbg !342, !llvm.loop !352

fail:
	%160 = phi i32 [ 12, %b19_cold_fail2 ], [ 13, %b19_cold_ok2 ], !dbg !295
	%161 = phi i64 [ %107, %b19_cold_fail2 ], [ %105, %b19_cold_ok2 ], !dbg !295
	%162 = phi i64 [ %p3, %b19_cold_fail2 ], [ %107, %b19_cold_ok2 ], !dbg !295
	call void @gpuc_fail(i8* %ctrl, i32 %160, i64 %161, i64 %162), !dbg !295
	ret void, !dbg !295
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
!nvvm.annotations = !{!353, !354, !355, !356, !357, !358, !359, !360, !361, !362, !363, !364, !365, !366, !367, !368, !369, !370, !371, !372, !373, !374, !375, !376, !377, !378, !379, !380, !381, !382, !383, !384, !385, !386, !387, !388, !389, !390, !391, !392, !393, !394, !395, !396, !397}
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
!33 = !{!"branch_weights", i32 1048576, i32 1}
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
!63 = !{!"branch_weights", i32 1, i32 1048576}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = distinct !{!65, !64}
!66 = distinct !DISubprogram(name: "CheckTranspose", scope: !1, file: !1, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!67 = !DILocation(line: 38, column: 6, scope: !66)
!68 = !DILocation(line: 39, column: 35, scope: !66)
!69 = !DILocation(line: 39, column: 32, scope: !66)
!70 = !DILocation(line: 40, column: 25, scope: !66)
!71 = !DILocation(line: 40, column: 9, scope: !66)
!72 = !DILocation(line: 40, column: 27, scope: !66)
!73 = !DILocation(line: 40, column: 31, scope: !66)
!74 = !DILocation(line: 40, column: 29, scope: !66)
!75 = !DILocation(line: 40, column: 23, scope: !66)
!76 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !75)
!77 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !75)
!78 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !75)
!79 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !75)
!80 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !75)
!81 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !75)
!82 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !75)
!83 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !75)
!84 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !75)
!85 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !75)
!86 = !DILocation(line: 40, column: 13, scope: !66)
!87 = !DILocation(line: 41, column: 27, scope: !66)
!88 = !DILocation(line: 41, column: 17, scope: !66)
!89 = !{!"llvm.loop.unroll.disable"}
!90 = distinct !{!90, !89}
!91 = distinct !DISubprogram(name: "CheckStencil", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!92 = !DILocation(line: 50, column: 6, scope: !91)
!93 = !DILocation(line: 51, column: 35, scope: !91)
!94 = !DILocation(line: 51, column: 32, scope: !91)
!95 = !DILocation(line: 54, column: 20, scope: !91)
!96 = !DILocation(line: 54, column: 40, scope: !91)
!97 = !DILocation(line: 52, column: 12, scope: !91)
!98 = !DILocation(line: 52, column: 17, scope: !91)
!99 = !DILocation(line: 53, column: 18, scope: !91)
!100 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !99)
!101 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !99)
!102 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !99)
!103 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !99)
!104 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !99)
!105 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !99)
!106 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !99)
!107 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !99)
!108 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !99)
!109 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !99)
!110 = !DILocation(line: 54, column: 8, scope: !91)
!111 = !DILocation(line: 54, column: 17, scope: !91)
!112 = !DILocation(line: 54, column: 28, scope: !91)
!113 = !DILocation(line: 54, column: 37, scope: !91)
!114 = !DILocation(line: 55, column: 28, scope: !91)
!115 = !DILocation(line: 55, column: 26, scope: !91)
!116 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !115)
!117 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !115)
!118 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !115)
!119 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !115)
!120 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !115)
!121 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !115)
!122 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !115)
!123 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !115)
!124 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !115)
!125 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !115)
!126 = !DILocation(line: 55, column: 49, scope: !91)
!127 = !DILocation(line: 55, column: 47, scope: !91)
!128 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !127)
!129 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !127)
!130 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !127)
!131 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !127)
!132 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !127)
!133 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !127)
!134 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !127)
!135 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !127)
!136 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !127)
!137 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !127)
!138 = !DILocation(line: 55, column: 38, scope: !91)
!139 = !DILocation(line: 55, column: 70, scope: !91)
!140 = !DILocation(line: 55, column: 68, scope: !91)
!141 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !140)
!142 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !140)
!143 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !140)
!144 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !140)
!145 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !140)
!146 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !140)
!147 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !140)
!148 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !140)
!149 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !140)
!150 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !140)
!151 = !DILocation(line: 55, column: 59, scope: !91)
!152 = !DILocation(line: 55, column: 91, scope: !91)
!153 = !DILocation(line: 55, column: 89, scope: !91)
!154 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !153)
!155 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !153)
!156 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !153)
!157 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !153)
!158 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !153)
!159 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !153)
!160 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !153)
!161 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !153)
!162 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !153)
!163 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !153)
!164 = !DILocation(line: 55, column: 80, scope: !91)
!165 = !DILocation(line: 55, column: 16, scope: !91)
!166 = !DILocation(line: 53, column: 3, scope: !91)
!167 = !DILocation(line: 57, column: 9, scope: !91)
!168 = !DILocation(line: 57, column: 13, scope: !91)
!169 = !DILocation(line: 58, column: 27, scope: !91)
!170 = !DILocation(line: 58, column: 17, scope: !91)
!171 = !{!"llvm.loop.unroll.disable"}
!172 = distinct !{!172, !171}
!173 = distinct !DISubprogram(name: "CheckGemv", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!174 = !DILocation(line: 67, column: 6, scope: !173)
!175 = !DILocation(line: 68, column: 32, scope: !173)
!176 = !DILocation(line: 70, column: 18, scope: !173)
!177 = !DILocation(line: 71, column: 20, scope: !173)
!178 = !DILocation(line: 69, column: 3, scope: !173)
!179 = !DILocation(line: 71, column: 25, scope: !173)
!180 = !DILocation(line: 71, column: 18, scope: !173)
!181 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !180)
!182 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !180)
!183 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !180)
!184 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !180)
!185 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !180)
!186 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !180)
!187 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !180)
!188 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !180)
!189 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !180)
!190 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !180)
!191 = !DILocation(line: 71, column: 45, scope: !173)
!192 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !191)
!193 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !191)
!194 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !191)
!195 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !191)
!196 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !191)
!197 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !191)
!198 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !191)
!199 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !191)
!200 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !191)
!201 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !191)
!202 = !DILocation(line: 71, column: 36, scope: !173)
!203 = !DILocation(line: 71, column: 4, scope: !173)
!204 = !DILocation(line: 73, column: 9, scope: !173)
!205 = !DILocation(line: 73, column: 13, scope: !173)
!206 = !DILocation(line: 74, column: 27, scope: !173)
!207 = !DILocation(line: 74, column: 17, scope: !173)
!208 = !{!"llvm.loop.unroll.disable"}
!209 = distinct !{!209, !208}
!210 = !{!"llvm.loop.unroll.disable"}
!211 = distinct !{!211, !210}
!212 = !DIFile(filename: "single.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!213 = distinct !DISubprogram(name: "Saxpy", scope: !212, file: !212, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!214 = !DILocation(line: 12, column: 6, scope: !213)
!215 = !DILocation(line: 13, column: 32, scope: !213)
!216 = !DILocation(line: 14, column: 16, scope: !213)
!217 = !DILocation(line: 14, column: 13, scope: !213)
!218 = !DILocation(line: 14, column: 4, scope: !213)
!219 = !DILocation(line: 14, column: 3, scope: !213)
!220 = !{!"llvm.loop.unroll.disable"}
!221 = distinct !{!221, !220}
!222 = distinct !DISubprogram(name: "Transpose", scope: !212, file: !212, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!223 = !DILocation(line: 30, column: 6, scope: !222)
!224 = !DILocation(line: 31, column: 45, scope: !222)
!225 = !DILocation(line: 32, column: 23, scope: !222)
!226 = !DILocation(line: 33, column: 22, scope: !222)
!227 = !DILocation(line: 33, column: 26, scope: !222)
!228 = !DILocation(line: 33, column: 47, scope: !222)
!229 = !DILocation(line: 35, column: 16, scope: !222)
!230 = !DILocation(line: 35, column: 29, scope: !222)
!231 = !DILocation(line: 34, column: 6, scope: !222)
!232 = !DILocation(line: 34, column: 17, scope: !222)
!233 = !DILocation(line: 35, column: 23, scope: !222)
!234 = !DILocation(line: 35, column: 38, scope: !222)
!235 = !DILocation(line: 36, column: 8, scope: !222)
!236 = !DILocation(line: 36, column: 23, scope: !222)
!237 = !DILocation(line: 36, column: 25, scope: !222)
!238 = !DILocation(line: 36, column: 21, scope: !222)
!239 = !DILocation(line: 36, column: 11, scope: !222)
!240 = !DILocation(line: 34, column: 25, scope: !222)
!241 = !{!"llvm.loop.unroll.disable"}
!242 = distinct !{!242, !241}
!243 = !DILocation(line: 39, column: 16, scope: !222)
!244 = !DILocation(line: 41, column: 16, scope: !222)
!245 = !DILocation(line: 41, column: 29, scope: !222)
!246 = !DILocation(line: 40, column: 6, scope: !222)
!247 = !DILocation(line: 40, column: 17, scope: !222)
!248 = !DILocation(line: 41, column: 23, scope: !222)
!249 = !DILocation(line: 41, column: 38, scope: !222)
!250 = !DILocation(line: 42, column: 9, scope: !222)
!251 = !DILocation(line: 42, column: 11, scope: !222)
!252 = !DILocation(line: 42, column: 21, scope: !222)
!253 = !DILocation(line: 42, column: 25, scope: !222)
!254 = !DILocation(line: 42, column: 7, scope: !222)
!255 = !DILocation(line: 40, column: 25, scope: !222)
!256 = !{!"llvm.loop.unroll.disable"}
!257 = distinct !{!257, !256}
!258 = distinct !DISubprogram(name: "Stencil", scope: !212, file: !212, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!259 = !DILocation(line: 52, column: 6, scope: !258)
!260 = !DILocation(line: 53, column: 17, scope: !258)
!261 = !DILocation(line: 53, column: 32, scope: !258)
!262 = !DILocation(line: 53, column: 21, scope: !258)
!263 = !DILocation(line: 53, column: 50, scope: !258)
!264 = !DILocation(line: 53, column: 37, scope: !258)
!265 = !DILocation(line: 54, column: 26, scope: !258)
!266 = !DILocation(line: 55, column: 7, scope: !258)
!267 = !DILocation(line: 55, column: 20, scope: !258)
!268 = !DILocation(line: 55, column: 16, scope: !258)
!269 = !DILocation(line: 56, column: 3, scope: !258)
!270 = !DILocation(line: 58, column: 14, scope: !258)
!271 = !DILocation(line: 58, column: 39, scope: !258)
!272 = !DILocation(line: 58, column: 47, scope: !258)
!273 = !DILocation(line: 58, column: 33, scope: !258)
!274 = !DILocation(line: 58, column: 6, scope: !258)
!275 = !DILocation(line: 58, column: 28, scope: !258)
!276 = !DILocation(line: 59, column: 9, scope: !258)
!277 = !DILocation(line: 59, column: 12, scope: !258)
!278 = !DILocation(line: 60, column: 25, scope: !258)
!279 = !DILocation(line: 60, column: 23, scope: !258)
!280 = !DILocation(line: 60, column: 36, scope: !258)
!281 = !DILocation(line: 60, column: 34, scope: !258)
!282 = !DILocation(line: 60, column: 29, scope: !258)
!283 = !DILocation(line: 60, column: 47, scope: !258)
!284 = !DILocation(line: 60, column: 45, scope: !258)
!285 = !DILocation(line: 60, column: 40, scope: !258)
!286 = !DILocation(line: 60, column: 58, scope: !258)
!287 = !DILocation(line: 60, column: 56, scope: !258)
!288 = !DILocation(line: 60, column: 51, scope: !258)
!289 = !DILocation(line: 60, column: 17, scope: !258)
!290 = !DILocation(line: 60, column: 6, scope: !258)
!291 = !DILocation(line: 58, column: 52, scope: !258)
!292 = !{!"llvm.loop.unroll.disable"}
!293 = distinct !{!293, !292}
!294 = distinct !DISubprogram(name: "Gemv", scope: !212, file: !212, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!295 = !DILocation(line: 71, column: 6, scope: !294)
!296 = !DILocation(line: 72, column: 29, scope: !294)
!297 = !{i32 0, i32 32}
!298 = !DILocation(line: 73, column: 24, scope: !294)
!299 = !DILocation(line: 73, column: 27, scope: !294)
!300 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!301 = distinct !DISubprogram(name: "reduceWarp", scope: !300, file: !300, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!302 = distinct !DISubprogram(name: "reduce", scope: !300, file: !300, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!303 = distinct !DISubprogram(name: "ReduceAdd", scope: !300, file: !300, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!304 = !DILocation(line: 79, column: 22, scope: !294)
!305 = !DILocation(line: 8, column: 15, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 45, column: 16, scope: !302, inlinedAt: !305)
!307 = !DILocation(line: 70, column: 13, scope: !301, inlinedAt: !306)
!308 = !DILocation(line: 71, column: 7, scope: !301, inlinedAt: !306)
!309 = !DILocation(line: 80, column: 11, scope: !294)
!310 = !DILocation(line: 73, column: 71, scope: !294)
!311 = !DILocation(line: 73, column: 6, scope: !294)
!312 = !DILocation(line: 73, column: 41, scope: !294)
!313 = !DILocation(line: 74, column: 13, scope: !294)
!314 = !DILocation(line: 74, column: 11, scope: !294)
!315 = !DILocation(line: 75, column: 3, scope: !294)
!316 = !DILocation(line: 76, column: 7, scope: !294)
!317 = !DILocation(line: 76, column: 20, scope: !294)
!318 = !DILocation(line: 77, column: 14, scope: !294)
!319 = !DILocation(line: 77, column: 21, scope: !294)
!320 = !DILocation(line: 77, column: 18, scope: !294)
!321 = !DILocation(line: 77, column: 4, scope: !294)
!322 = !DILocation(line: 76, column: 28, scope: !294)
!323 = !DILocation(line: 66, column: 35, scope: !301, inlinedAt: !306)
!324 = !DILocation(line: 72, column: 7, scope: !301, inlinedAt: !306)
!325 = !DILocation(line: 72, column: 35, scope: !301, inlinedAt: !306)
!326 = !DILocation(line: 73, column: 23, scope: !301, inlinedAt: !306)
!327 = !DILocation(line: 8, column: 76, scope: !303, inlinedAt: !304)
!328 = !DILocation(line: 72, column: 40, scope: !301, inlinedAt: !306)
!329 = !DILocation(line: 78, column: 6, scope: !301, inlinedAt: !306)
!330 = !DILocation(line: 78, column: 36, scope: !301, inlinedAt: !306)
!331 = !DILocation(line: 79, column: 16, scope: !301, inlinedAt: !306)
!332 = !DILocation(line: 80, column: 11, scope: !301, inlinedAt: !306)
!333 = !DILocation(line: 79, column: 3, scope: !301, inlinedAt: !306)
!334 = !DILocation(line: 83, column: 22, scope: !301, inlinedAt: !306)
!335 = !DILocation(line: 83, column: 41, scope: !301, inlinedAt: !306)
!336 = !DILocation(line: 84, column: 9, scope: !301, inlinedAt: !306)
!337 = !DILocation(line: 78, column: 41, scope: !301, inlinedAt: !306)
!338 = !DILocation(line: 87, column: 16, scope: !301, inlinedAt: !306)
!339 = !DILocation(line: 87, column: 2, scope: !302, inlinedAt: !305)
!340 = !DILocation(line: 81, column: 7, scope: !294)
!341 = !DILocation(line: 73, column: 74, scope: !294)
!342 = !DILocation(line: 73, column: 53, scope: !294)
!343 = !DILocation(line: 74, column: 23, scope: !294)
!344 = !DILocation(line: 74, column: 26, scope: !294)
!345 = !{!"llvm.loop.unroll.disable"}
!346 = distinct !{!346, !345}
!347 = !{!"llvm.loop.unroll.disable"}
!348 = distinct !{!348, !347}
!349 = !{!"llvm.loop.unroll.disable"}
!350 = distinct !{!350, !349}
!351 = !{!"llvm.loop.unroll.disable"}
!352 = distinct !{!352, !351}
!353 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!354 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!355 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!356 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!357 = !{void (float*, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!358 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!359 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!360 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!361 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!362 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"minctasm", i32 1}
!363 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!364 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!365 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!366 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!367 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"minctasm", i32 1}
!368 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!369 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!370 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!371 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!372 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"minctasm", i32 1}
!373 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!374 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!375 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!376 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!377 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"minctasm", i32 1}
!378 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!379 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!380 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!381 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!382 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"minctasm", i32 1}
!383 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!384 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!385 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!386 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!387 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"minctasm", i32 1}
!388 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!389 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!390 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!391 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!392 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"minctasm", i32 1}
!393 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!394 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!395 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!396 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
!397 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"minctasm", i32 1}
