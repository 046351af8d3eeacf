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
	%49 = sub i64 %48, 8, !dbg !27
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
	%42 = add i64 %p7, -1, !dbg !32
	%43 = icmp sge i64 %42, 0, !dbg !32
	br i1 %43, label %b1, label %b5_cold, !dbg !32, !prof !33

b1:
	%44 = phi i64 [ %36, %b0 ], [ %71, %b4 ], !dbg !32
	%45 = icmp slt i64 %44, %p1, !dbg !32
	br i1 %45, label %b2, label %b9, !dbg !32

b2:
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %44, !dbg !34
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !34
	%48 = add i64 %44, %p2, !dbg !37
	%49 = mul i64 %48, -7046029254386353131, !dbg !38
	%50 = lshr i64 %49, 32, !dbg !39
	%51 = xor i64 %49, %50, !dbg !40
	%52 = mul i64 %51, -2960836687051489901, !dbg !41
	%53 = lshr i64 %52, 60, !dbg !42
	%54 = sub i64 %53, 8, !dbg !44
	%55 = sitofp i64 %54 to float, !dbg !45
	%56 = sitofp i64 %p5 to float, !dbg !46
	%57 = fmul float %56, %p4, !dbg !47
	%58 = add i64 %44, %p3, !dbg !49
	%59 = mul i64 %58, -7046029254386353131, !dbg !50
	%60 = lshr i64 %59, 32, !dbg !51
	%61 = xor i64 %59, %60, !dbg !52
	%62 = mul i64 %61, -2960836687051489901, !dbg !53
	%63 = lshr i64 %62, 60, !dbg !54
	%64 = sub i64 %63, 8, !dbg !56
	%65 = sitofp i64 %64 to float, !dbg !57
	%66 = fmul float %57, %65, !dbg !58
	%67 = fadd float %55, %66, !dbg !59
	%68 = fcmp une float %47, %67, !dbg !60
	br i1 %68, label %b3, label %b4, !dbg !60

b3:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%70 = atomicrmw add i64 addrspace(1)* %69, i64 1 monotonic, !dbg !62
	br label %b4, !dbg !62

b4:
	%71 = add i64 %44, %41, !dbg !32
	br label %b1, !dbg !32

b9:
	ret void, !dbg !32

b5_cold:
	%72 = phi i64 [ %100, %b8_cold ], [ %36, %b0 ], !dbg !32
	%73 = icmp slt i64 %72, %p1, !dbg !32
	br i1 %73, label %b6_cold, label %b9, !dbg !32

b6_cold:
	%74 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !34
	%75 = load float, float addrspace(1)* %74, align 4, !dbg !34
	%76 = add i64 %72, %p2, !dbg !37
	%77 = mul i64 %76, -7046029254386353131, !dbg !38
	%78 = lshr i64 %77, 32, !dbg !39
	%79 = xor i64 %77, %78, !dbg !40
	%80 = mul i64 %79, -2960836687051489901, !dbg !41
	%81 = lshr i64 %80, 60, !dbg !42
	%82 = sub i64 %81, 8, !dbg !44
	%83 = sitofp i64 %82 to float, !dbg !45
	%84 = sitofp i64 %p5 to float, !dbg !46
	%85 = fmul float %84, %p4, !dbg !47
	%86 = add i64 %72, %p3, !dbg !49
	%87 = mul i64 %86, -7046029254386353131, !dbg !50
	%88 = lshr i64 %87, 32, !dbg !51
	%89 = xor i64 %87, %88, !dbg !52
	%90 = mul i64 %89, -2960836687051489901, !dbg !53
	%91 = lshr i64 %90, 60, !dbg !54
	%92 = sub i64 %91, 8, !dbg !56
	%93 = sitofp i64 %92 to float, !dbg !57
	%94 = fmul float %85, %93, !dbg !58
	%95 = fadd float %83, %94, !dbg !59
	%96 = fcmp une float %75, %95, !dbg !60
	br i1 %96, label %b7_cold, label %b8_cold, !dbg !60

b7_cold:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !61
	%98 = icmp uge i64 0, %p7, !dbg !61
	br i1 %98, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !61, !prof !63

b7_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !61
	br label %fail, !dbg !61

b7_cold_ok1:
	%99 = atomicrmw add i64 addrspace(1)* %97, i64 1 monotonic, !dbg !62
	br label %b8_cold, !dbg !62

b8_cold:
	%100 = add i64 %72, %41, !dbg !32
	br label %b5_cold, !dbg !32, !llvm.loop !65

fail:
	%101 = phi i32 [ 0, %b7_cold_fail1 ], !dbg !31
	%102 = phi i64 [ 0, %b7_cold_fail1 ], !dbg !31
	%103 = phi i64 [ %p7, %b7_cold_fail1 ], !dbg !31
	call void @gpuc_fail(i8* %ctrl, i32 %101, i64 %102, i64 %103), !dbg !31
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
	%13 = trunc i64 %12 to i32, !dbg !69
	%14 = trunc i64 %8 to i32, !dbg !69
	%15 = mul i32 %13, %14, !dbg !69
	%16 = zext i32 %15 to i64, !dbg !69
	%17 = trunc i64 %6 to i32, !dbg !69
	%18 = add i32 %17, %15, !dbg !69
	%19 = zext i32 %18 to i64, !dbg !69
	%20 = mul i64 %10, %19, !dbg !69
	%21 = add i64 %4, %20, !dbg !69
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69, !range !13
	%24 = mul i32 %22, %23, !dbg !69
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !69, !range !14
	%26 = mul i32 %24, %25, !dbg !69
	%27 = sext i32 %26 to i64, !dbg !69
	%28 = mul i64 %21, %27, !dbg !69
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !69, !range !16
	%32 = mul i32 %23, %31, !dbg !69
	%33 = add i32 %30, %32, !dbg !69
	%34 = mul i32 %22, %33, !dbg !69
	%35 = add i32 %29, %34, !dbg !69
	%36 = sext i32 %35 to i64, !dbg !69
	%37 = add i64 %28, %36, !dbg !69
	%38 = mul i64 %10, %12, !dbg !69
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !69, !range !12
	%40 = sext i32 %39 to i64, !dbg !69
	%41 = mul i64 %38, %40, !dbg !69
	%42 = mul i64 %41, %27, !dbg !69
	%43 = icmp ule i64 %2, 281474976710655, !dbg !69
	%44 = mul i64 %2, -1, !dbg !69
	%45 = add i64 %p1, %44, !dbg !69
	%46 = icmp sge i64 %45, 0, !dbg !69
	%47 = and i1 %43, %46, !dbg !69
	%48 = add i64 %p6, -1, !dbg !69
	%49 = icmp sge i64 %48, 0, !dbg !69
	%50 = and i1 %47, %49, !dbg !69
	br i1 %50, label %b1, label %b5_cold, !dbg !69, !prof !33

b1:
	%51 = phi i64 [ %37, %b0 ], [ %77, %b4 ], !dbg !69
	%52 = icmp slt i64 %51, %2, !dbg !69
	br i1 %52, label %b2, label %b9, !dbg !69

b2:
	%53 = getelementptr inbounds float, float addrspace(1)* %0, i64 %51, !dbg !71
	%54 = icmp eq i64 %p3, 0, !dbg !70
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !70, !prof !63

b2_ok1:
	%55 = load float, float addrspace(1)* %53, align 4, !dbg !71
	%56 = icmp eq i64 %p3, -1, !dbg !70
	%57 = select i1 %56, i64 1, i64 %p3, !dbg !70
	%58 = srem i64 %51, %57, !dbg !70
	%59 = mul i64 %58, %p2, !dbg !72
	%60 = icmp eq i64 %p3, -1, !dbg !73
	%61 = select i1 %60, i64 1, i64 %p3, !dbg !73
	%62 = sdiv i64 %51, %61, !dbg !73
	%63 = sub i64 0, %51, !dbg !73
	%64 = select i1 %60, i64 %63, i64 %62, !dbg !73
	%65 = add i64 %59, %64, !dbg !74
	%66 = add i64 %65, %p4, !dbg !77
	%67 = mul i64 %66, -7046029254386353131, !dbg !78
	%68 = lshr i64 %67, 32, !dbg !79
	%69 = xor i64 %67, %68, !dbg !80
	%70 = mul i64 %69, -2960836687051489901, !dbg !81
	%71 = lshr i64 %70, 60, !dbg !82
	%72 = sub i64 %71, 8, !dbg !84
	%73 = sitofp i64 %72 to float, !dbg !85
	%74 = fcmp une float %55, %73, !dbg !86
	br i1 %74, label %b3, label %b4, !dbg !86

b3:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !87
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !88
	br label %b4, !dbg !88

b4:
	%77 = add i64 %51, %42, !dbg !69
	br label %b1, !dbg !69

b9:
	ret void, !dbg !69

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !70
	br label %fail, !dbg !70

b5_cold:
	%78 = phi i64 [ %108, %b8_cold ], [ %37, %b0 ], !dbg !69
	%79 = icmp slt i64 %78, %2, !dbg !69
	br i1 %79, label %b6_cold, label %b9, !dbg !69

b6_cold:
	%80 = getelementptr inbounds float, float addrspace(1)* %0, i64 %78, !dbg !71
	%81 = icmp uge i64 %78, %p1, !dbg !71
	%82 = icmp eq i64 %p3, 0, !dbg !70
	%83 = or i1 %81, %82, !dbg !70
	br i1 %83, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !70, !prof !63

b6_cold_fail1:
	%84 = icmp uge i64 %78, %p1, !dbg !71
	br i1 %84, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !71

b6_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !71
	br label %fail, !dbg !71

b6_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !70
	br label %fail, !dbg !70

b6_cold_ok1:
	%85 = load float, float addrspace(1)* %80, align 4, !dbg !71
	%86 = icmp eq i64 %p3, -1, !dbg !70
	%87 = select i1 %86, i64 1, i64 %p3, !dbg !70
	%88 = srem i64 %78, %87, !dbg !70
	%89 = mul i64 %88, %p2, !dbg !72
	%90 = icmp eq i64 %p3, -1, !dbg !73
	%91 = select i1 %90, i64 1, i64 %p3, !dbg !73
	%92 = sdiv i64 %78, %91, !dbg !73
	%93 = sub i64 0, %78, !dbg !73
	%94 = select i1 %90, i64 %93, i64 %92, !dbg !73
	%95 = add i64 %89, %94, !dbg !74
	%96 = add i64 %95, %p4, !dbg !77
	%97 = mul i64 %96, -7046029254386353131, !dbg !78
	%98 = lshr i64 %97, 32, !dbg !79
	%99 = xor i64 %97, %98, !dbg !80
	%100 = mul i64 %99, -2960836687051489901, !dbg !81
	%101 = lshr i64 %100, 60, !dbg !82
	%102 = sub i64 %101, 8, !dbg !84
	%103 = sitofp i64 %102 to float, !dbg !85
	%104 = fcmp une float %85, %103, !dbg !86
	br i1 %104, label %b7_cold, label %b8_cold, !dbg !86

b7_cold:
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !87
	%106 = icmp uge i64 0, %p6, !dbg !87
	br i1 %106, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !87, !prof !63

b7_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !87
	br label %fail, !dbg !87

b7_cold_ok1:
	%107 = atomicrmw add i64 addrspace(1)* %105, i64 1 monotonic, !dbg !88
	br label %b8_cold, !dbg !88

b8_cold:
	%108 = add i64 %78, %42, !dbg !69
	br label %b5_cold, !dbg !69, !llvm.loop !90

fail:
	%109 = phi i32 [ 2, %b2_fail1 ], [ 1, %b6_cold_fail2 ], [ 2, %b6_cold_ok2 ], [ 3, %b7_cold_fail1 ], !dbg !67
	%110 = phi i64 [ 0, %b2_fail1 ], [ %78, %b6_cold_fail2 ], [ 0, %b6_cold_ok2 ], [ 0, %b7_cold_fail1 ], !dbg !67
	%111 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b6_cold_fail2 ], [ 0, %b6_cold_ok2 ], [ %p6, %b7_cold_fail1 ], !dbg !67
	call void @gpuc_fail(i8* %ctrl, i32 %109, i64 %110, i64 %111), !dbg !67
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
	%13 = trunc i64 %12 to i32, !dbg !94
	%14 = trunc i64 %8 to i32, !dbg !94
	%15 = mul i32 %13, %14, !dbg !94
	%16 = zext i32 %15 to i64, !dbg !94
	%17 = trunc i64 %6 to i32, !dbg !94
	%18 = add i32 %17, %15, !dbg !94
	%19 = zext i32 %18 to i64, !dbg !94
	%20 = mul i64 %10, %19, !dbg !94
	%21 = add i64 %4, %20, !dbg !94
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !94, !range !13
	%24 = mul i32 %22, %23, !dbg !94
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !94, !range !14
	%26 = mul i32 %24, %25, !dbg !94
	%27 = sext i32 %26 to i64, !dbg !94
	%28 = mul i64 %21, %27, !dbg !94
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !94, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !94, !range !16
	%32 = mul i32 %23, %31, !dbg !94
	%33 = add i32 %30, %32, !dbg !94
	%34 = mul i32 %22, %33, !dbg !94
	%35 = add i32 %29, %34, !dbg !94
	%36 = sext i32 %35 to i64, !dbg !94
	%37 = add i64 %28, %36, !dbg !94
	%38 = mul i64 %10, %12, !dbg !94
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !94, !range !12
	%40 = sext i32 %39 to i64, !dbg !94
	%41 = mul i64 %38, %40, !dbg !94
	%42 = mul i64 %41, %27, !dbg !94
	%43 = sub i64 %p2, 1, !dbg !95
	%44 = sub i64 %p3, 1, !dbg !96
	%45 = icmp ule i64 %2, 281474976710655, !dbg !94
	%46 = mul i64 %2, -1, !dbg !94
	%47 = add i64 %p1, %46, !dbg !94
	%48 = icmp sge i64 %47, 0, !dbg !94
	%49 = and i1 %45, %48, !dbg !94
	%50 = add i64 %p7, -1, !dbg !94
	%51 = icmp sge i64 %50, 0, !dbg !94
	%52 = and i1 %49, %51, !dbg !94
	br i1 %52, label %b1, label %b10_cold, !dbg !94, !prof !33

b1:
	%53 = phi i64 [ %37, %b0 ], [ %122, %b9 ], !dbg !94
	%54 = icmp slt i64 %53, %2, !dbg !94
	br i1 %54, label %b2, label %b19, !dbg !94

b2:
	%55 = icmp eq i64 %p2, 0, !dbg !97
	br i1 %55, label %b2_fail1, label %b2_ok1, !dbg !97, !prof !63

b2_ok1:
	%56 = icmp eq i64 %p2, -1, !dbg !97
	%57 = select i1 %56, i64 1, i64 %p2, !dbg !97
	%58 = srem i64 %53, %57, !dbg !97
	%59 = icmp eq i64 %p2, -1, !dbg !98
	%60 = select i1 %59, i64 1, i64 %p2, !dbg !98
	%61 = sdiv i64 %53, %60, !dbg !98
	%62 = sub i64 0, %53, !dbg !98
	%63 = select i1 %59, i64 %62, i64 %61, !dbg !98
	%64 = add i64 %53, %p5, !dbg !101
	%65 = mul i64 %64, -7046029254386353131, !dbg !102
	%66 = lshr i64 %65, 32, !dbg !103
	%67 = xor i64 %65, %66, !dbg !104
	%68 = mul i64 %67, -2960836687051489901, !dbg !105
	%69 = lshr i64 %68, 60, !dbg !106
	%70 = sub i64 %69, 8, !dbg !108
	%71 = sitofp i64 %70 to float, !dbg !109
	%72 = icmp sgt i64 %58, 0, !dbg !110
	br i1 %72, label %b3, label %b7, !dbg !110

b3:
	%73 = icmp slt i64 %58, %43, !dbg !111
	br i1 %73, label %b4, label %b7, !dbg !111

b4:
	%74 = icmp sgt i64 %63, 0, !dbg !112
	br i1 %74, label %b5, label %b7, !dbg !112

b5:
	%75 = icmp slt i64 %63, %44, !dbg !113
	br i1 %75, label %b6, label %b7, !dbg !113

b6:
	%76 = sub i64 %53, 1, !dbg !114
	%77 = add i64 %76, %p4, !dbg !117
	%78 = mul i64 %77, -7046029254386353131, !dbg !118
	%79 = lshr i64 %78, 32, !dbg !119
	%80 = xor i64 %78, %79, !dbg !120
	%81 = mul i64 %80, -2960836687051489901, !dbg !121
	%82 = lshr i64 %81, 60, !dbg !122
	%83 = sub i64 %82, 8, !dbg !124
	%84 = sitofp i64 %83 to float, !dbg !125
	%85 = add i64 %53, 1, !dbg !126
	%86 = add i64 %85, %p4, !dbg !129
	%87 = mul i64 %86, -7046029254386353131, !dbg !130
	%88 = lshr i64 %87, 32, !dbg !131
	%89 = xor i64 %87, %88, !dbg !132
	%90 = mul i64 %89, -2960836687051489901, !dbg !133
	%91 = lshr i64 %90, 60, !dbg !134
	%92 = sub i64 %91, 8, !dbg !136
	%93 = sitofp i64 %92 to float, !dbg !137
	%94 = fadd float %84, %93, !dbg !138
	%95 = sub i64 %53, %p2, !dbg !139
	%96 = add i64 %95, %p4, !dbg !142
	%97 = mul i64 %96, -7046029254386353131, !dbg !143
	%98 = lshr i64 %97, 32, !dbg !144
	%99 = xor i64 %97, %98, !dbg !145
	%100 = mul i64 %99, -2960836687051489901, !dbg !146
	%101 = lshr i64 %100, 60, !dbg !147
	%102 = sub i64 %101, 8, !dbg !149
	%103 = sitofp i64 %102 to float, !dbg !150
	%104 = fadd float %94, %103, !dbg !151
	%105 = add i64 %53, %p2, !dbg !152
	%106 = add i64 %105, %p4, !dbg !155
	%107 = mul i64 %106, -7046029254386353131, !dbg !156
	%108 = lshr i64 %107, 32, !dbg !157
	%109 = xor i64 %107, %108, !dbg !158
	%110 = mul i64 %109, -2960836687051489901, !dbg !159
	%111 = lshr i64 %110, 60, !dbg !160
	%112 = sub i64 %111, 8, !dbg !162
	%113 = sitofp i64 %112 to float, !dbg !163
	%114 = fadd float %104, %113, !dbg !164
	%115 = fmul float 2.500000e-01, %114, !dbg !165
	br label %b7, !dbg !165

b7:
	%116 = phi float [ %71, %b2_ok1 ], [ %71, %b3 ], [ %71, %b4 ], [ %71, %b5 ], [ %115, %b6 ], !dbg !166
	%117 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !167
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !167
	%119 = fcmp une float %118, %116, !dbg !168
	br i1 %119, label %b8, label %b9, !dbg !168

b8:
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !169
	%121 = atomicrmw add i64 addrspace(1)* %120, i64 1 monotonic, !dbg !170
	br label %b9, !dbg !170

b9:
	%122 = add i64 %53, %42, !dbg !94
	br label %b1, !dbg !94

b19:
	ret void, !dbg !94

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b10_cold:
	%123 = phi i64 [ %194, %b18_cold ], [ %37, %b0 ], !dbg !94
	%124 = icmp slt i64 %123, %2, !dbg !94
	br i1 %124, label %b11_cold, label %b19, !dbg !94

b11_cold:
	%125 = icmp eq i64 %p2, 0, !dbg !97
	br i1 %125, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !97, !prof !63

b11_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b11_cold_ok1:
	%126 = icmp eq i64 %p2, -1, !dbg !97
	%127 = select i1 %126, i64 1, i64 %p2, !dbg !97
	%128 = srem i64 %123, %127, !dbg !97
	%129 = icmp eq i64 %p2, -1, !dbg !98
	%130 = select i1 %129, i64 1, i64 %p2, !dbg !98
	%131 = sdiv i64 %123, %130, !dbg !98
	%132 = sub i64 0, %123, !dbg !98
	%133 = select i1 %129, i64 %132, i64 %131, !dbg !98
	%134 = add i64 %123, %p5, !dbg !101
	%135 = mul i64 %134, -7046029254386353131, !dbg !102
	%136 = lshr i64 %135, 32, !dbg !103
	%137 = xor i64 %135, %136, !dbg !104
	%138 = mul i64 %137, -2960836687051489901, !dbg !105
	%139 = lshr i64 %138, 60, !dbg !106
	%140 = sub i64 %139, 8, !dbg !108
	%141 = sitofp i64 %140 to float, !dbg !109
	%142 = icmp sgt i64 %128, 0, !dbg !110
	br i1 %142, label %b12_cold, label %b16_cold, !dbg !110

b12_cold:
	%143 = icmp slt i64 %128, %43, !dbg !111
	br i1 %143, label %b13_cold, label %b16_cold, !dbg !111

b13_cold:
	%144 = icmp sgt i64 %133, 0, !dbg !112
	br i1 %144, label %b14_cold, label %b16_cold, !dbg !112

b14_cold:
	%145 = icmp slt i64 %133, %44, !dbg !113
	br i1 %145, label %b15_cold, label %b16_cold, !dbg !113

b15_cold:
	%146 = sub i64 %123, 1, !dbg !114
	%147 = add i64 %146, %p4, !dbg !117
	%148 = mul i64 %147, -7046029254386353131, !dbg !118
	%149 = lshr i64 %148, 32, !dbg !119
	%150 = xor i64 %148, %149, !dbg !120
	%151 = mul i64 %150, -2960836687051489901, !dbg !121
	%152 = lshr i64 %151, 60, !dbg !122
	%153 = sub i64 %152, 8, !dbg !124
	%154 = sitofp i64 %153 to float, !dbg !125
	%155 = add i64 %123, 1, !dbg !126
	%156 = add i64 %155, %p4, !dbg !129
	%157 = mul i64 %156, -7046029254386353131, !dbg !130
	%158 = lshr i64 %157, 32, !dbg !131
	%159 = xor i64 %157, %158, !dbg !132
	%160 = mul i64 %159, -2960836687051489901, !dbg !133
	%161 = lshr i64 %160, 60, !dbg !134
	%162 = sub i64 %161, 8, !dbg !136
	%163 = sitofp i64 %162 to float, !dbg !137
	%164 = fadd float %154, %163, !dbg !138
	%165 = sub i64 %123, %p2, !dbg !139
	%166 = add i64 %165, %p4, !dbg !142
	%167 = mul i64 %166, -7046029254386353131, !dbg !143
	%168 = lshr i64 %167, 32, !dbg !144
	%169 = xor i64 %167, %168, !dbg !145
	%170 = mul i64 %169, -2960836687051489901, !dbg !146
	%171 = lshr i64 %170, 60, !dbg !147
	%172 = sub i64 %171, 8, !dbg !149
	%173 = sitofp i64 %172 to float, !dbg !150
	%174 = fadd float %164, %173, !dbg !151
	%175 = add i64 %123, %p2, !dbg !152
	%176 = add i64 %175, %p4, !dbg !155
	%177 = mul i64 %176, -7046029254386353131, !dbg !156
	%178 = lshr i64 %177, 32, !dbg !157
	%179 = xor i64 %177, %178, !dbg !158
	%180 = mul i64 %179, -2960836687051489901, !dbg !159
	%181 = lshr i64 %180, 60, !dbg !160
	%182 = sub i64 %181, 8, !dbg !162
	%183 = sitofp i64 %182 to float, !dbg !163
	%184 = fadd float %174, %183, !dbg !164
	%185 = fmul float 2.500000e-01, %184, !dbg !165
	br label %b16_cold, !dbg !165

b16_cold:
	%186 = phi float [ %141, %b11_cold_ok1 ], [ %141, %b12_cold ], [ %141, %b13_cold ], [ %141, %b14_cold ], [ %185, %b15_cold ], !dbg !166
	%187 = getelementptr inbounds float, float addrspace(1)* %0, i64 %123, !dbg !167
	%188 = icmp uge i64 %123, %p1, !dbg !167
	br i1 %188, label %b16_cold_fail1, label %b16_cold_ok1, !dbg !167, !prof !63

b16_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !167
	br label %fail, !dbg !167

b16_cold_ok1:
	%189 = load float, float addrspace(1)* %187, align 4, !dbg !167
	%190 = fcmp une float %189, %186, !dbg !168
	br i1 %190, label %b17_cold, label %b18_cold, !dbg !168

b17_cold:
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !169
	%192 = icmp uge i64 0, %p7, !dbg !169
	br i1 %192, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !169, !prof !63

b17_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !169
	br label %fail, !dbg !169

b17_cold_ok1:
	%193 = atomicrmw add i64 addrspace(1)* %191, i64 1 monotonic, !dbg !170
	br label %b18_cold, !dbg !170

b18_cold:
	%194 = add i64 %123, %42, !dbg !94
	br label %b10_cold, !dbg !94, !llvm.loop !172

fail:
	%195 = phi i32 [ 4, %b2_fail1 ], [ 4, %b11_cold_fail1 ], [ 5, %b16_cold_fail1 ], [ 6, %b17_cold_fail1 ], !dbg !92
	%196 = phi i64 [ 0, %b2_fail1 ], [ 0, %b11_cold_fail1 ], [ %123, %b16_cold_fail1 ], [ 0, %b17_cold_fail1 ], !dbg !92
	%197 = phi i64 [ 0, %b2_fail1 ], [ 0, %b11_cold_fail1 ], [ %p1, %b16_cold_fail1 ], [ %p7, %b17_cold_fail1 ], !dbg !92
	call void @gpuc_fail(i8* %ctrl, i32 %195, i64 %196, i64 %197), !dbg !92
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
	%12 = trunc i64 %11 to i32, !dbg !175
	%13 = trunc i64 %7 to i32, !dbg !175
	%14 = mul i32 %12, %13, !dbg !175
	%15 = zext i32 %14 to i64, !dbg !175
	%16 = trunc i64 %5 to i32, !dbg !175
	%17 = add i32 %16, %14, !dbg !175
	%18 = zext i32 %17 to i64, !dbg !175
	%19 = mul i64 %9, %18, !dbg !175
	%20 = add i64 %3, %19, !dbg !175
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !13
	%23 = mul i32 %21, %22, !dbg !175
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !14
	%25 = mul i32 %23, %24, !dbg !175
	%26 = sext i32 %25 to i64, !dbg !175
	%27 = mul i64 %20, %26, !dbg !175
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !16
	%31 = mul i32 %22, %30, !dbg !175
	%32 = add i32 %29, %31, !dbg !175
	%33 = mul i32 %21, %32, !dbg !175
	%34 = add i32 %28, %33, !dbg !175
	%35 = sext i32 %34 to i64, !dbg !175
	%36 = add i64 %27, %35, !dbg !175
	%37 = mul i64 %9, %11, !dbg !175
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !12
	%39 = sext i32 %38 to i64, !dbg !175
	%40 = mul i64 %37, %39, !dbg !175
	%41 = mul i64 %40, %26, !dbg !175
	%42 = icmp slt i64 0, %p2, !dbg !176
	%43 = add i64 %p6, -1, !dbg !175
	%44 = icmp sge i64 %43, 0, !dbg !175
	br i1 %44, label %b1, label %b8_cold, !dbg !175, !prof !33

b1:
	%45 = phi i64 [ %36, %b0 ], [ %77, %b7 ], !dbg !175
	%46 = icmp slt i64 %45, %p1, !dbg !175
	br i1 %46, label %b2, label %b15, !dbg !175

b2:
	br i1 %42, label %b3, label %b5, !dbg !176

b3:
	%47 = mul i64 %45, %p2, !dbg !177
	br label %b4, !dbg !178

b4:
	%48 = phi float [ %68, %b4 ], [ 0.000000e+00, %b3 ], !dbg !178
	%49 = phi i64 [ %69, %b4 ], [ 0, %b3 ], !dbg !178
	%50 = add i64 %47, %49, !dbg !179
	%51 = add i64 %50, %p3, !dbg !182
	%52 = mul i64 %51, -7046029254386353131, !dbg !183
	%53 = lshr i64 %52, 32, !dbg !184
	%54 = xor i64 %52, %53, !dbg !185
	%55 = mul i64 %54, -2960836687051489901, !dbg !186
	%56 = lshr i64 %55, 60, !dbg !187
	%57 = sub i64 %56, 8, !dbg !189
	%58 = sitofp i64 %57 to float, !dbg !190
	%59 = add i64 %49, %p4, !dbg !193
	%60 = mul i64 %59, -7046029254386353131, !dbg !194
	%61 = lshr i64 %60, 32, !dbg !195
	%62 = xor i64 %60, %61, !dbg !196
	%63 = mul i64 %62, -2960836687051489901, !dbg !197
	%64 = lshr i64 %63, 60, !dbg !198
	%65 = sub i64 %64, 8, !dbg !200
	%66 = sitofp i64 %65 to float, !dbg !201
	%67 = fmul float %58, %66, !dbg !202
	%68 = fadd float %48, %67, !dbg !203
	%69 = add i64 %49, 1, !dbg !203
	%70 = icmp slt i64 %69, %p2, !dbg !203
	br i1 %70, label %b4, label %b5, !dbg !203

b5:
	%71 = phi float [ 0.000000e+00, %b2 ], [ %68, %b4 ], !dbg !178
	%72 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !204
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !204
	%74 = fcmp une float %73, %71, !dbg !205
	br i1 %74, label %b6, label %b7, !dbg !205

b6:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !206
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !207
	br label %b7, !dbg !207

b7:
	%77 = add i64 %45, %41, !dbg !175
	br label %b1, !dbg !175

b15:
	ret void, !dbg !175

b8_cold:
	%78 = phi i64 [ %111, %b14_cold ], [ %36, %b0 ], !dbg !175
	%79 = icmp slt i64 %78, %p1, !dbg !175
	br i1 %79, label %b9_cold, label %b15, !dbg !175

b9_cold:
	br i1 %42, label %b10_cold, label %b12_cold, !dbg !176

b10_cold:
	%80 = mul i64 %78, %p2, !dbg !177
	br label %b11_cold, !dbg !178

b11_cold:
	%81 = phi float [ %101, %b11_cold ], [ 0.000000e+00, %b10_cold ], !dbg !178
	%82 = phi i64 [ %102, %b11_cold ], [ 0, %b10_cold ], !dbg !178
	%83 = add i64 %80, %82, !dbg !179
	%84 = add i64 %83, %p3, !dbg !182
	%85 = mul i64 %84, -7046029254386353131, !dbg !183
	%86 = lshr i64 %85, 32, !dbg !184
	%87 = xor i64 %85, %86, !dbg !185
	%88 = mul i64 %87, -2960836687051489901, !dbg !186
	%89 = lshr i64 %88, 60, !dbg !187
	%90 = sub i64 %89, 8, !dbg !189
	%91 = sitofp i64 %90 to float, !dbg !190
	%92 = add i64 %82, %p4, !dbg !193
	%93 = mul i64 %92, -7046029254386353131, !dbg !194
	%94 = lshr i64 %93, 32, !dbg !195
	%95 = xor i64 %93, %94, !dbg !196
	%96 = mul i64 %95, -2960836687051489901, !dbg !197
	%97 = lshr i64 %96, 60, !dbg !198
	%98 = sub i64 %97, 8, !dbg !200
	%99 = sitofp i64 %98 to float, !dbg !201
	%100 = fmul float %91, %99, !dbg !202
	%101 = fadd float %81, %100, !dbg !203
	%102 = add i64 %82, 1, !dbg !203
	%103 = icmp slt i64 %102, %p2, !dbg !203
	br i1 %103, label %b11_cold, label %b12_cold, !dbg !203, !llvm.loop !209

b12_cold:
	%104 = phi float [ 0.000000e+00, %b9_cold ], [ %101, %b11_cold ], !dbg !178
	%105 = getelementptr inbounds float, float addrspace(1)* %0, i64 %78, !dbg !204
	%106 = load float, float addrspace(1)* %105, align 4, !dbg !204
	%107 = fcmp une float %106, %104, !dbg !205
	br i1 %107, label %b13_cold, label %b14_cold, !dbg !205

b13_cold:
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !206
	%109 = icmp uge i64 0, %p6, !dbg !206
	br i1 %109, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !206, !prof !63

b13_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !206
	br label %fail, !dbg !206

b13_cold_ok1:
	%110 = atomicrmw add i64 addrspace(1)* %108, i64 1 monotonic, !dbg !207
	br label %b14_cold, !dbg !207

b14_cold:
	%111 = add i64 %78, %41, !dbg !175
	br label %b8_cold, !dbg !175, !llvm.loop !211

fail:
	%112 = phi i32 [ 7, %b13_cold_fail1 ], !dbg !174
	%113 = phi i64 [ 0, %b13_cold_fail1 ], !dbg !174
	%114 = phi i64 [ %p6, %b13_cold_fail1 ], !dbg !174
	call void @gpuc_fail(i8* %ctrl, i32 %112, i64 %113, i64 %114), !dbg !174
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
	%12 = trunc i64 %11 to i32, !dbg !215
	%13 = trunc i64 %7 to i32, !dbg !215
	%14 = mul i32 %12, %13, !dbg !215
	%15 = zext i32 %14 to i64, !dbg !215
	%16 = trunc i64 %5 to i32, !dbg !215
	%17 = add i32 %16, %14, !dbg !215
	%18 = zext i32 %17 to i64, !dbg !215
	%19 = mul i64 %9, %18, !dbg !215
	%20 = add i64 %3, %19, !dbg !215
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !215, !range !13
	%23 = mul i32 %21, %22, !dbg !215
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !14
	%25 = mul i32 %23, %24, !dbg !215
	%26 = sext i32 %25 to i64, !dbg !215
	%27 = mul i64 %20, %26, !dbg !215
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !215, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !215, !range !16
	%31 = mul i32 %22, %30, !dbg !215
	%32 = add i32 %29, %31, !dbg !215
	%33 = mul i32 %21, %32, !dbg !215
	%34 = add i32 %28, %33, !dbg !215
	%35 = sext i32 %34 to i64, !dbg !215
	%36 = add i64 %27, %35, !dbg !215
	%37 = mul i64 %9, %11, !dbg !215
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !215, !range !12
	%39 = sext i32 %38 to i64, !dbg !215
	%40 = mul i64 %37, %39, !dbg !215
	%41 = mul i64 %40, %26, !dbg !215
	%42 = mul i64 %p1, -1, !dbg !215
	%43 = add i64 %42, %p3, !dbg !215
	%44 = icmp sge i64 %43, 0, !dbg !215
	br i1 %44, label %b1, label %b3_cold, !dbg !215, !prof !33

b1:
	%45 = phi i64 [ %36, %b0 ], [ %53, %b2 ], !dbg !215
	%46 = icmp slt i64 %45, %p1, !dbg !215
	br i1 %46, label %b2, label %b5, !dbg !215

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !216
	%48 = load float, float addrspace(1)* %47, align 4, !dbg !216
	%49 = fmul float %p4, %48, !dbg !217
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !218
	%51 = load float, float addrspace(1)* %50, align 4, !dbg !218
	%52 = fadd float %51, %49, !dbg !219
	store float %52, float addrspace(1)* %50, align 4, !dbg !218
	%53 = add i64 %45, %41, !dbg !215
	br label %b1, !dbg !215

b5:
	ret void, !dbg !215

b3_cold:
	%54 = phi i64 [ %63, %b4_cold_ok1 ], [ %36, %b0 ], !dbg !215
	%55 = icmp slt i64 %54, %p1, !dbg !215
	br i1 %55, label %b4_cold, label %b5, !dbg !215

b4_cold:
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !216
	%57 = icmp uge i64 %54, %p3, !dbg !216
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !216, !prof !63

b4_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !216
	br label %fail, !dbg !216

b4_cold_ok1:
	%58 = load float, float addrspace(1)* %56, align 4, !dbg !216
	%59 = fmul float %p4, %58, !dbg !217
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !218
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !218
	%62 = fadd float %61, %59, !dbg !219
	store float %62, float addrspace(1)* %60, align 4, !dbg !218
	%63 = add i64 %54, %41, !dbg !215
	br label %b3_cold, !dbg !215, !llvm.loop !221

fail:
	%64 = phi i32 [ 8, %b4_cold_fail1 ], !dbg !214
	%65 = phi i64 [ %54, %b4_cold_fail1 ], !dbg !214
	%66 = phi i64 [ %p3, %b4_cold_fail1 ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 %64, i64 %65, i64 %66), !dbg !214
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
	%10 = mul i64 %7, 32, !dbg !227
	%11 = trunc i64 %9 to i32, !dbg !228
	%12 = mul i32 %11, 32, !dbg !228
	%13 = zext i32 %12 to i64, !dbg !228
	%14 = add i64 %10, %3, !dbg !229
	%15 = icmp slt i64 %14, %p4, !dbg !230
	%16 = icmp ule i64 %p4, 268435455, !dbg !231
	%17 = mul i64 %p4, -32, !dbg !231
	%18 = add i64 %p3, %17, !dbg !231
	%19 = mul i64 %9, %17, !dbg !231
	%20 = add i64 %18, %19, !dbg !231
	%21 = icmp sge i64 %20, 0, !dbg !231
	%22 = and i1 %16, %21, !dbg !231
	%23 = mul i64 %3, -1, !dbg !231
	%24 = add i64 %23, 32, !dbg !231
	%25 = icmp sge i64 %24, 0, !dbg !231
	%26 = and i1 %22, %25, !dbg !231
	br i1 %26, label %b1, label %b6_cold, !dbg !228, !prof !33

b1:
	%27 = phi i32 [ %4, %b0 ], [ %38, %b5 ], !dbg !231
	%28 = sext i32 %27 to i64, !dbg !231
	%29 = icmp slt i32 %27, 32, !dbg !232
	br i1 %29, label %b2, label %b11, !dbg !232

b2:
	%30 = add i64 %13, %28, !dbg !233
	br i1 %15, label %b3, label %b5, !dbg !230

b3:
	%31 = icmp slt i64 %30, %p5, !dbg !234
	br i1 %31, label %b4, label %b5, !dbg !234

b4:
	%32 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %28, !dbg !235
	%33 = mul i64 %30, %p4, !dbg !236
	%34 = add i64 %33, %14, !dbg !237
	%35 = getelementptr inbounds float, float addrspace(1)* %1, i64 %34, !dbg !238
	%36 = load float, float addrspace(1)* %35, align 4, !dbg !238
	%37 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %32, i64 0, i64 %3, !dbg !239
	store float %36, float addrspace(3)* %37, align 4, !dbg !239
	br label %b5, !dbg !239

b5:
	%38 = add i32 %27, 8, !dbg !240
	br label %b1, !dbg !240

b11:
	call void @llvm.nvvm.barrier0(), !dbg !243
	%39 = trunc i64 %3 to i32, !dbg !244
	%40 = add i32 %12, %39, !dbg !244
	%41 = zext i32 %40 to i64, !dbg !244
	%42 = icmp slt i64 %41, %p5, !dbg !245
	%43 = icmp ule i64 %p5, 268435455, !dbg !246
	%44 = icmp ule i64 %10, 268435455, !dbg !246
	%45 = and i1 %43, %44, !dbg !246
	%46 = add i64 %23, 31, !dbg !246
	%47 = icmp sge i64 %46, 0, !dbg !246
	%48 = and i1 %45, %47, !dbg !246
	%49 = add i64 %p1, -1, !dbg !246
	%50 = mul i64 %p5, -31, !dbg !246
	%51 = add i64 %49, %50, !dbg !246
	%52 = mul i64 %p5, -1, !dbg !246
	%53 = mul i64 %10, %52, !dbg !246
	%54 = add i64 %51, %53, !dbg !246
	%55 = mul i64 %41, -1, !dbg !246
	%56 = add i64 %54, %55, !dbg !246
	%57 = icmp sge i64 %56, 0, !dbg !246
	%58 = and i1 %48, %57, !dbg !246
	br i1 %58, label %b12, label %b17_cold, !dbg !243, !prof !33

b12:
	%59 = phi i32 [ %4, %b11 ], [ %70, %b16 ], !dbg !246
	%60 = sext i32 %59 to i64, !dbg !246
	%61 = icmp slt i32 %59, 32, !dbg !247
	br i1 %61, label %b13, label %b22, !dbg !247

b13:
	%62 = add i64 %10, %60, !dbg !248
	br i1 %42, label %b14, label %b16, !dbg !245

b14:
	%63 = icmp slt i64 %62, %p4, !dbg !249
	br i1 %63, label %b15, label %b16, !dbg !249

b15:
	%64 = mul i64 %62, %p5, !dbg !250
	%65 = add i64 %64, %41, !dbg !251
	%66 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !252
	%67 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %66, i64 0, i64 %60, !dbg !253
	%68 = load float, float addrspace(3)* %67, align 4, !dbg !253
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65, !dbg !254
	store float %68, float addrspace(1)* %69, align 4, !dbg !254
	br label %b16, !dbg !254

b16:
	%70 = add i32 %59, 8, !dbg !255
	br label %b12, !dbg !255

b22:
	ret void, !dbg !255

b6_cold:
	%71 = phi i64 [ %85, %b10_cold ], [ %5, %b0 ], !dbg !231
	%72 = icmp slt i64 %71, 32, !dbg !232
	br i1 %72, label %b7_cold, label %b11, !dbg !232

b7_cold:
	%73 = add i64 %13, %71, !dbg !233
	br i1 %15, label %b8_cold, label %b10_cold, !dbg !230

b8_cold:
	%74 = icmp slt i64 %73, %p5, !dbg !234
	br i1 %74, label %b9_cold, label %b10_cold, !dbg !234

b9_cold:
	%75 = mul i64 %73, %p4, !dbg !236
	%76 = add i64 %75, %14, !dbg !237
	%77 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %71, !dbg !235
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %76, !dbg !238
	%79 = icmp uge i64 %76, %p3, !dbg !238
	%80 = icmp uge i64 %3, 33, !dbg !239
	%81 = or i1 %79, %80, !dbg !239
	br i1 %81, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !239, !prof !63

b9_cold_fail1:
	%82 = icmp uge i64 %76, %p3, !dbg !238
	br i1 %82, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !238

b9_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !238
	br label %fail, !dbg !238

b9_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !239
	br label %fail, !dbg !239

b9_cold_ok1:
	%83 = load float, float addrspace(1)* %78, align 4, !dbg !238
	%84 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %77, i64 0, i64 %3, !dbg !239
	store float %83, float addrspace(3)* %84, align 4, !dbg !239
	br label %b10_cold, !dbg !239

b10_cold:
	%85 = add i64 %71, 8, !dbg !240
	br label %b6_cold, !dbg !240, !llvm.loop !242

b17_cold:
	%86 = phi i64 [ %100, %b21_cold ], [ %5, %b11 ], !dbg !246
	%87 = icmp slt i64 %86, 32, !dbg !247
	br i1 %87, label %b18_cold, label %b22, !dbg !247

b18_cold:
	%88 = add i64 %10, %86, !dbg !248
	br i1 %42, label %b19_cold, label %b21_cold, !dbg !245

b19_cold:
	%89 = icmp slt i64 %88, %p4, !dbg !249
	br i1 %89, label %b20_cold, label %b21_cold, !dbg !249

b20_cold:
	%90 = mul i64 %88, %p5, !dbg !250
	%91 = add i64 %90, %41, !dbg !251
	%92 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !252
	%93 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %92, i64 0, i64 %86, !dbg !253
	%94 = icmp uge i64 %3, 32, !dbg !252
	%95 = icmp uge i64 %91, %p1, !dbg !254
	%96 = or i1 %94, %95, !dbg !254
	br i1 %96, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !254, !prof !63

b20_cold_fail1:
	%97 = icmp uge i64 %3, 32, !dbg !252
	br i1 %97, label %b20_cold_fail2, label %b20_cold_ok2, !dbg !252

b20_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !252
	br label %fail, !dbg !252

b20_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !254
	br label %fail, !dbg !254

b20_cold_ok1:
	%98 = load float, float addrspace(3)* %93, align 4, !dbg !253
	%99 = getelementptr inbounds float, float addrspace(1)* %0, i64 %91, !dbg !254
	store float %98, float addrspace(1)* %99, align 4, !dbg !254
	br label %b21_cold, !dbg !254

b21_cold:
	%100 = add i64 %86, 8, !dbg !255
	br label %b17_cold, !dbg !255, !llvm.loop !257

fail:
	%101 = phi i32 [ 9, %b9_cold_fail2 ], [ 9, %b9_cold_ok2 ], [ 10, %b20_cold_fail2 ], [ 10, %b20_cold_ok2 ], !dbg !223
	%102 = phi i64 [ %76, %b9_cold_fail2 ], [ %3, %b9_cold_ok2 ], [ %3, %b20_cold_fail2 ], [ %91, %b20_cold_ok2 ], !dbg !223
	%103 = phi i64 [ %p3, %b9_cold_fail2 ], [ 33, %b9_cold_ok2 ], [ 32, %b20_cold_fail2 ], [ %p1, %b20_cold_ok2 ], !dbg !223
	call void @gpuc_fail(i8* %ctrl, i32 %101, i64 %102, i64 %103), !dbg !223
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
	%25 = add i64 %p3, 1, !dbg !274
	%26 = mul i64 %p4, -1, !dbg !274
	%27 = add i64 %25, %26, !dbg !274
	%28 = mul i64 %21, %26, !dbg !274
	%29 = add i64 %27, %28, !dbg !274
	%30 = icmp sge i64 %29, 0, !dbg !274
	%31 = and i1 %24, %30, !dbg !274
	%32 = add i64 %p1, 1, !dbg !274
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
	%57 = add i64 %36, 1, !dbg !291
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
	call void asm sideeffect "", ""() nounwind, !dbg !279
	br label %fail, !dbg !279

b7_cold_ok2:
	%77 = icmp uge i64 %63, %p3, !dbg !281
	br i1 %77, label %b7_cold_fail3, label %b7_cold_ok3, !dbg !281

b7_cold_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !281
	br label %fail, !dbg !281

b7_cold_ok3:
	%78 = icmp uge i64 %64, %p3, !dbg !284
	br i1 %78, label %b7_cold_fail4, label %b7_cold_ok4, !dbg !284

b7_cold_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !284
	br label %fail, !dbg !284

b7_cold_ok4:
	%79 = icmp uge i64 %65, %p3, !dbg !287
	br i1 %79, label %b7_cold_fail5, label %b7_cold_ok5, !dbg !287

b7_cold_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !287
	br label %fail, !dbg !287

b7_cold_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !290
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
	%92 = add i64 %58, 1, !dbg !291
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
	%0 = trunc i64 %p5 to i32, !dbg !295
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !295
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !295
	%3 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !295
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !296, !range !297
	%5 = sext i32 %4 to i64, !dbg !296
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !9
	%7 = sext i32 %6 to i64, !dbg !298
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !298, !range !10
	%9 = sext i32 %8 to i64, !dbg !298
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !298, !range !10
	%11 = sext i32 %10 to i64, !dbg !298
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !298, !range !11
	%13 = sext i32 %12 to i64, !dbg !298
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !298, !range !12
	%15 = sext i32 %14 to i64, !dbg !298
	%16 = trunc i64 %15 to i32, !dbg !298
	%17 = trunc i64 %11 to i32, !dbg !298
	%18 = mul i32 %16, %17, !dbg !298
	%19 = trunc i64 %9 to i32, !dbg !298
	%20 = add i32 %19, %18, !dbg !298
	%21 = zext i32 %20 to i64, !dbg !298
	%22 = mul i64 %13, %21, !dbg !298
	%23 = add i64 %7, %22, !dbg !298
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298, !range !13
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !298, !range !13
	%26 = mul i32 %24, %25, !dbg !298
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !298, !range !14
	%28 = mul i32 %26, %27, !dbg !298
	%29 = sext i32 %28 to i64, !dbg !298
	%30 = mul i64 %23, %29, !dbg !298
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !298, !range !15
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !298, !range !16
	%34 = mul i32 %25, %33, !dbg !298
	%35 = add i32 %32, %34, !dbg !298
	%36 = mul i32 %24, %35, !dbg !298
	%37 = add i32 %31, %36, !dbg !298
	%38 = sext i32 %37 to i64, !dbg !298
	%39 = add i64 %30, %38, !dbg !298
	%40 = sdiv i64 %39, 32, !dbg !299
	%41 = and i32 %37, -32, !dbg !307
	%42 = sub i32 %28, %41, !dbg !307
	%43 = icmp slt i32 %42, 32, !dbg !307
	%44 = select i1 %43, i32 %42, i32 32, !dbg !307
	%45 = sext i32 %44 to i64, !dbg !307
	%46 = icmp eq i64 %45, 32, !dbg !308
	%47 = icmp eq i64 %5, 0, !dbg !309
	%48 = mul i64 %13, %15, !dbg !310
	%49 = icmp ule i64 %p1, 268435455, !dbg !311
	%50 = icmp ule i64 %p5, 268435455, !dbg !311
	%51 = and i1 %49, %50, !dbg !311
	%52 = mul i64 %p1, -1, !dbg !311
	%53 = mul i64 %p5, %52, !dbg !311
	%54 = add i64 %53, %p3, !dbg !311
	%55 = icmp sge i64 %54, 0, !dbg !311
	%56 = and i1 %51, %55, !dbg !311
	br i1 %56, label %b1, label %b16_cold, !dbg !299, !prof !33

b1:
	%57 = phi i64 [ %40, %b0 ], [ %218, %b15 ], !dbg !311
	%58 = icmp slt i64 %57, %p1, !dbg !312
	br i1 %58, label %b2, label %b29, !dbg !312

b2:
	%59 = mul i64 %57, %p5, !dbg !313
	%60 = getelementptr inbounds float, float addrspace(1)* %2, i64 %59, !dbg !314
	%61 = sub i32 %0, 352, !dbg !315
	%62 = icmp slt i32 %0, 352, !dbg !315
	%63 = select i1 %62, i32 -2147483648, i32 %61, !dbg !315
	br label %b3, !dbg !314

b3:
	%64 = phi float [ 0.000000e+00, %b2 ], [ %173, %b4 ], !dbg !316
	%65 = phi i32 [ %4, %b2 ], [ %174, %b4 ], !dbg !317
	%66 = icmp slt i32 %65, %63, !dbg !315
	br i1 %66, label %b4, label %b5, !dbg !315

b4:
	%67 = sext i32 %65 to i64, !dbg !317
	%68 = icmp slt i32 %65, %0, !dbg !315
	%69 = getelementptr inbounds float, float addrspace(1)* %60, i64 %67, !dbg !318
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !318
	%71 = getelementptr inbounds float, float addrspace(1)* %3, i64 %67, !dbg !319
	%72 = load float, float addrspace(1)* %71, align 4, !dbg !319
	%73 = fmul float %70, %72, !dbg !320
	%74 = fadd float %64, %73, !dbg !321
	%75 = add nsw i32 %65, 32, !dbg !322
	%76 = sext i32 %75 to i64, !dbg !317
	%77 = icmp slt i32 %75, %0, !dbg !315
	%78 = getelementptr inbounds float, float addrspace(1)* %60, i64 %76, !dbg !318
	%79 = load float, float addrspace(1)* %78, align 4, !dbg !318
	%80 = getelementptr inbounds float, float addrspace(1)* %3, i64 %76, !dbg !319
	%81 = load float, float addrspace(1)* %80, align 4, !dbg !319
	%82 = fmul float %79, %81, !dbg !320
	%83 = fadd float %74, %82, !dbg !321
	%84 = add nsw i32 %75, 32, !dbg !322
	%85 = sext i32 %84 to i64, !dbg !317
	%86 = icmp slt i32 %84, %0, !dbg !315
	%87 = getelementptr inbounds float, float addrspace(1)* %60, i64 %85, !dbg !318
	%88 = load float, float addrspace(1)* %87, align 4, !dbg !318
	%89 = getelementptr inbounds float, float addrspace(1)* %3, i64 %85, !dbg !319
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !319
	%91 = fmul float %88, %90, !dbg !320
	%92 = fadd float %83, %91, !dbg !321
	%93 = add nsw i32 %84, 32, !dbg !322
	%94 = sext i32 %93 to i64, !dbg !317
	%95 = icmp slt i32 %93, %0, !dbg !315
	%96 = getelementptr inbounds float, float addrspace(1)* %60, i64 %94, !dbg !318
	%97 = load float, float addrspace(1)* %96, align 4, !dbg !318
	%98 = getelementptr inbounds float, float addrspace(1)* %3, i64 %94, !dbg !319
	%99 = load float, float addrspace(1)* %98, align 4, !dbg !319
	%100 = fmul float %97, %99, !dbg !320
	%101 = fadd float %92, %100, !dbg !321
	%102 = add nsw i32 %93, 32, !dbg !322
	%103 = sext i32 %102 to i64, !dbg !317
	%104 = icmp slt i32 %102, %0, !dbg !315
	%105 = getelementptr inbounds float, float addrspace(1)* %60, i64 %103, !dbg !318
	%106 = load float, float addrspace(1)* %105, align 4, !dbg !318
	%107 = getelementptr inbounds float, float addrspace(1)* %3, i64 %103, !dbg !319
	%108 = load float, float addrspace(1)* %107, align 4, !dbg !319
	%109 = fmul float %106, %108, !dbg !320
	%110 = fadd float %101, %109, !dbg !321
	%111 = add nsw i32 %102, 32, !dbg !322
	%112 = sext i32 %111 to i64, !dbg !317
	%113 = icmp slt i32 %111, %0, !dbg !315
	%114 = getelementptr inbounds float, float addrspace(1)* %60, i64 %112, !dbg !318
	%115 = load float, float addrspace(1)* %114, align 4, !dbg !318
	%116 = getelementptr inbounds float, float addrspace(1)* %3, i64 %112, !dbg !319
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !319
	%118 = fmul float %115, %117, !dbg !320
	%119 = fadd float %110, %118, !dbg !321
	%120 = add nsw i32 %111, 32, !dbg !322
	%121 = sext i32 %120 to i64, !dbg !317
	%122 = icmp slt i32 %120, %0, !dbg !315
	%123 = getelementptr inbounds float, float addrspace(1)* %60, i64 %121, !dbg !318
	%124 = load float, float addrspace(1)* %123, align 4, !dbg !318
	%125 = getelementptr inbounds float, float addrspace(1)* %3, i64 %121, !dbg !319
	%126 = load float, float addrspace(1)* %125, align 4, !dbg !319
	%127 = fmul float %124, %126, !dbg !320
	%128 = fadd float %119, %127, !dbg !321
	%129 = add nsw i32 %120, 32, !dbg !322
	%130 = sext i32 %129 to i64, !dbg !317
	%131 = icmp slt i32 %129, %0, !dbg !315
	%132 = getelementptr inbounds float, float addrspace(1)* %60, i64 %130, !dbg !318
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !318
	%134 = getelementptr inbounds float, float addrspace(1)* %3, i64 %130, !dbg !319
	%135 = load float, float addrspace(1)* %134, align 4, !dbg !319
	%136 = fmul float %133, %135, !dbg !320
	%137 = fadd float %128, %136, !dbg !321
	%138 = add nsw i32 %129, 32, !dbg !322
	%139 = sext i32 %138 to i64, !dbg !317
	%140 = icmp slt i32 %138, %0, !dbg !315
	%141 = getelementptr inbounds float, float addrspace(1)* %60, i64 %139, !dbg !318
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !318
	%143 = getelementptr inbounds float, float addrspace(1)* %3, i64 %139, !dbg !319
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !319
	%145 = fmul float %142, %144, !dbg !320
	%146 = fadd float %137, %145, !dbg !321
	%147 = add nsw i32 %138, 32, !dbg !322
	%148 = sext i32 %147 to i64, !dbg !317
	%149 = icmp slt i32 %147, %0, !dbg !315
	%150 = getelementptr inbounds float, float addrspace(1)* %60, i64 %148, !dbg !318
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !318
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %148, !dbg !319
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !319
	%154 = fmul float %151, %153, !dbg !320
	%155 = fadd float %146, %154, !dbg !321
	%156 = add nsw i32 %147, 32, !dbg !322
	%157 = sext i32 %156 to i64, !dbg !317
	%158 = icmp slt i32 %156, %0, !dbg !315
	%159 = getelementptr inbounds float, float addrspace(1)* %60, i64 %157, !dbg !318
	%160 = load float, float addrspace(1)* %159, align 4, !dbg !318
	%161 = getelementptr inbounds float, float addrspace(1)* %3, i64 %157, !dbg !319
	%162 = load float, float addrspace(1)* %161, align 4, !dbg !319
	%163 = fmul float %160, %162, !dbg !320
	%164 = fadd float %155, %163, !dbg !321
	%165 = add nsw i32 %156, 32, !dbg !322
	%166 = sext i32 %165 to i64, !dbg !317
	%167 = icmp slt i32 %165, %0, !dbg !315
	%168 = getelementptr inbounds float, float addrspace(1)* %60, i64 %166, !dbg !318
	%169 = load float, float addrspace(1)* %168, align 4, !dbg !318
	%170 = getelementptr inbounds float, float addrspace(1)* %3, i64 %166, !dbg !319
	%171 = load float, float addrspace(1)* %170, align 4, !dbg !319
	%172 = fmul float %169, %171, !dbg !320
	%173 = fadd float %164, %172, !dbg !321
	%174 = add nsw i32 %165, 32, !dbg !322
	br label %b3, !dbg !315, !llvm.loop !324

b5:
	%175 = phi float [ %64, %b3 ], [ %184, %b6 ], !dbg !316
	%176 = phi i32 [ %65, %b3 ], [ %185, %b6 ], !dbg !317
	%177 = sext i32 %176 to i64, !dbg !317
	%178 = icmp slt i32 %176, %0, !dbg !315
	br i1 %178, label %b6, label %b7, !dbg !315

b6:
	%179 = getelementptr inbounds float, float addrspace(1)* %60, i64 %177, !dbg !318
	%180 = load float, float addrspace(1)* %179, align 4, !dbg !318
	%181 = getelementptr inbounds float, float addrspace(1)* %3, i64 %177, !dbg !319
	%182 = load float, float addrspace(1)* %181, align 4, !dbg !319
	%183 = fmul float %180, %182, !dbg !320
	%184 = fadd float %175, %183, !dbg !321
	%185 = add i32 %176, 32, !dbg !322
	br label %b5, !dbg !322

b7:
	br i1 %46, label %b8, label %b10, !dbg !308

b8:
	%186 = phi float [ %194, %b9 ], [ %175, %b7 ], !dbg !325
	%187 = phi i64 [ %197, %b9 ], [ 16, %b7 ], !dbg !326
	%188 = icmp sgt i64 %187, 0, !dbg !327
	br i1 %188, label %b9, label %b13, !dbg !327

b9:
	%189 = trunc i64 %187 to i32, !dbg !328
	%190 = bitcast float %186 to i32, !dbg !328
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %190, i32 %189, i32 31), !dbg !328
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !328
	%193 = bitcast i32 %192 to float, !dbg !328
	%194 = fadd float %186, %193, !dbg !329
	%195 = trunc i64 %187 to i32, !dbg !330
	%196 = udiv i32 %195, 2, !dbg !330
	%197 = zext i32 %196 to i64, !dbg !330
	br label %b8, !dbg !330

b10:
	%198 = bitcast float %175 to i32, !dbg !331
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !331
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !331
	%201 = bitcast i32 %200 to float, !dbg !331
	br label %b11, !dbg !331

b11:
	%202 = phi float [ %201, %b10 ], [ %209, %b12 ], !dbg !332
	%203 = phi i32 [ 1, %b10 ], [ %210, %b12 ], !dbg !333
	%204 = icmp slt i32 %203, %44, !dbg !334
	br i1 %204, label %b12, label %b13, !dbg !334

b12:
	%205 = bitcast float %175 to i32, !dbg !335
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %205, i32 %203, i32 31), !dbg !335
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !335
	%208 = bitcast i32 %207 to float, !dbg !335
	%209 = fadd float %202, %208, !dbg !329
	%210 = add i32 %203, 1, !dbg !336
	br label %b11, !dbg !336

b13:
	%211 = phi float [ %186, %b8 ], [ %202, %b11 ], !dbg !306
	br i1 %47, label %b14, label %b15, !dbg !309

b14:
	%212 = getelementptr inbounds float, float addrspace(1)* %1, i64 %57, !dbg !337
	store float %211, float addrspace(1)* %212, align 4, !dbg !337
	br label %b15, !dbg !337

b15:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !310, !range !12
	%214 = sext i32 %213 to i64, !dbg !310
	%215 = mul i64 %48, %214, !dbg !310
	%216 = mul i64 %215, %29, !dbg !310
	%217 = sdiv i64 %216, 32, !dbg !338
	%218 = add i64 %57, %217, !dbg !339
	br label %b1, !dbg !339

b29:
	ret void, !dbg !339

b16_cold:
	%219 = phi i64 [ %272, %b28_cold ], [ %40, %b0 ], !dbg !311
	%220 = icmp slt i64 %219, %p1, !dbg !312
	br i1 %220, label %b17_cold, label %b29, !dbg !312

b17_cold:
	%221 = mul i64 %219, %p5, !dbg !313
	%222 = add i64 %219, 1, !dbg !340
	%223 = mul i64 %222, %p5, !dbg !341
	%224 = getelementptr inbounds float, float addrspace(1)* %2, i64 %221, !dbg !314
	%225 = icmp ugt i64 %223, %p3, !dbg !314
	%226 = icmp ugt i64 %221, %223, !dbg !314
	%227 = or i1 %225, %226, !dbg !314
	br i1 %227, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !314, !prof !63

b17_cold_fail1:
	%228 = icmp ugt i64 %223, %p3, !dbg !314
	br i1 %228, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !314

b17_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !314
	br label %fail, !dbg !314

b17_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !314
	br label %fail, !dbg !314

b17_cold_ok1:
	br label %b18_cold, !dbg !314

b18_cold:
	%229 = phi float [ 0.000000e+00, %b17_cold_ok1 ], [ %237, %b19_cold ], !dbg !316
	%230 = phi i64 [ %5, %b17_cold_ok1 ], [ %238, %b19_cold ], !dbg !317
	%231 = icmp slt i64 %230, %p5, !dbg !315
	br i1 %231, label %b19_cold, label %b20_cold, !dbg !315

b19_cold:
	%232 = getelementptr inbounds float, float addrspace(1)* %224, i64 %230, !dbg !318
	%233 = load float, float addrspace(1)* %232, align 4, !dbg !318
	%234 = getelementptr inbounds float, float addrspace(1)* %3, i64 %230, !dbg !319
	%235 = load float, float addrspace(1)* %234, align 4, !dbg !319
	%236 = fmul float %233, %235, !dbg !320
	%237 = fadd float %229, %236, !dbg !321
	%238 = add i64 %230, 32, !dbg !322
	br label %b18_cold, !dbg !322, !llvm.loop !343

b20_cold:
	br i1 %46, label %b21_cold, label %b23_cold, !dbg !308

b21_cold:
	%239 = phi float [ %247, %b22_cold ], [ %229, %b20_cold ], !dbg !325
	%240 = phi i64 [ %250, %b22_cold ], [ 16, %b20_cold ], !dbg !326
	%241 = icmp sgt i64 %240, 0, !dbg !327
	br i1 %241, label %b22_cold, label %b26_cold, !dbg !327

b22_cold:
	%242 = trunc i64 %240 to i32, !dbg !328
	%243 = bitcast float %239 to i32, !dbg !328
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %243, i32 %242, i32 31), !dbg !328
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !328
	%246 = bitcast i32 %245 to float, !dbg !328
	%247 = fadd float %239, %246, !dbg !329
	%248 = trunc i64 %240 to i32, !dbg !330
	%249 = udiv i32 %248, 2, !dbg !330
	%250 = zext i32 %249 to i64, !dbg !330
	br label %b21_cold, !dbg !330, !llvm.loop !345

b23_cold:
	%251 = bitcast float %229 to i32, !dbg !331
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %251, i32 0, i32 31), !dbg !331
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !331
	%254 = bitcast i32 %253 to float, !dbg !331
	br label %b24_cold, !dbg !331

b24_cold:
	%255 = phi float [ %254, %b23_cold ], [ %263, %b25_cold ], !dbg !332
	%256 = phi i64 [ 1, %b23_cold ], [ %264, %b25_cold ], !dbg !333
	%257 = icmp slt i64 %256, %45, !dbg !334
	br i1 %257, label %b25_cold, label %b26_cold, !dbg !334

b25_cold:
	%258 = trunc i64 %256 to i32, !dbg !335
	%259 = bitcast float %229 to i32, !dbg !335
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %259, i32 %258, i32 31), !dbg !335
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !335
	%262 = bitcast i32 %261 to float, !dbg !335
	%263 = fadd float %255, %262, !dbg !329
	%264 = add i64 %256, 1, !dbg !336
	br label %b24_cold, !dbg !336, !llvm.loop !347

b26_cold:
	%265 = phi float [ %239, %b21_cold ], [ %255, %b24_cold ], !dbg !306
	br i1 %47, label %b27_cold, label %b28_cold, !dbg !309

b27_cold:
	%266 = getelementptr inbounds float, float addrspace(1)* %1, i64 %219, !dbg !337
	store float %265, float addrspace(1)* %266, align 4, !dbg !337
	br label %b28_cold, !dbg !337

b28_cold:
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !310, !range !12
	%268 = sext i32 %267 to i64, !dbg !310
	%269 = mul i64 %48, %268, !dbg !310
	%270 = mul i64 %269, %29, !dbg !310
	%271 = sdiv i64 %270, 32, !dbg !338
	%272 = add i64 %219, %271, !dbg !339
	br label %b16_cold, !dbg !339, !llvm.loop !349

fail:
	%273 = phi i32 [ 12, %b17_cold_fail2 ], [ 13, %b17_cold_ok2 ], !dbg !295
	%274 = phi i64 [ %223, %b17_cold_fail2 ], [ %221, %b17_cold_ok2 ], !dbg !295
	%275 = phi i64 [ %p3, %b17_cold_fail2 ], [ %223, %b17_cold_ok2 ], !dbg !295
	call void @gpuc_fail(i8* %ctrl, i32 %273, i64 %274, i64 %275), !dbg !295
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
!nvvm.annotations = !{!350, !351, !352, !353, !354, !355, !356, !357, !358, !359, !360, !361, !362, !363, !364, !365, !366, !367, !368, !369, !370, !371, !372, !373, !374, !375, !376, !377, !378, !379, !380, !381, !382, !383, !384, !385, !386}
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
!301 = distinct !DISubprogram(name: "reduceWarp", scope: !300, file: !300, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!302 = distinct !DISubprogram(name: "reduce", scope: !300, file: !300, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!303 = distinct !DISubprogram(name: "ReduceAdd", scope: !300, file: !300, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!304 = !DILocation(line: 79, column: 22, scope: !294)
!305 = !DILocation(line: 8, column: 15, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 45, column: 16, scope: !302, inlinedAt: !305)
!307 = !DILocation(line: 90, column: 13, scope: !301, inlinedAt: !306)
!308 = !DILocation(line: 91, column: 7, scope: !301, inlinedAt: !306)
!309 = !DILocation(line: 80, column: 11, scope: !294)
!310 = !DILocation(line: 73, column: 71, scope: !294)
!311 = !DILocation(line: 73, column: 6, scope: !294)
!312 = !DILocation(line: 73, column: 41, scope: !294)
!313 = !DILocation(line: 74, column: 13, scope: !294)
!314 = !DILocation(line: 74, column: 11, scope: !294)
!315 = !DILocation(line: 76, column: 20, scope: !294)
!316 = !DILocation(line: 75, column: 3, scope: !294)
!317 = !DILocation(line: 76, column: 7, scope: !294)
!318 = !DILocation(line: 77, column: 14, scope: !294)
!319 = !DILocation(line: 77, column: 21, scope: !294)
!320 = !DILocation(line: 77, column: 18, scope: !294)
!321 = !DILocation(line: 77, column: 4, scope: !294)
!322 = !DILocation(line: 76, column: 28, scope: !294)
!323 = !{!"llvm.loop.unroll.count", i32 1}
!324 = distinct !{!324, !323}
!325 = !DILocation(line: 86, column: 35, scope: !301, inlinedAt: !306)
!326 = !DILocation(line: 92, column: 7, scope: !301, inlinedAt: !306)
!327 = !DILocation(line: 92, column: 34, scope: !301, inlinedAt: !306)
!328 = !DILocation(line: 93, column: 23, scope: !301, inlinedAt: !306)
!329 = !DILocation(line: 8, column: 76, scope: !303, inlinedAt: !304)
!330 = !DILocation(line: 92, column: 39, scope: !301, inlinedAt: !306)
!331 = !DILocation(line: 97, column: 16, scope: !301, inlinedAt: !306)
!332 = !DILocation(line: 97, column: 2, scope: !301, inlinedAt: !306)
!333 = !DILocation(line: 98, column: 6, scope: !301, inlinedAt: !306)
!334 = !DILocation(line: 98, column: 22, scope: !301, inlinedAt: !306)
!335 = !DILocation(line: 99, column: 23, scope: !301, inlinedAt: !306)
!336 = !DILocation(line: 98, column: 27, scope: !301, inlinedAt: !306)
!337 = !DILocation(line: 81, column: 7, scope: !294)
!338 = !DILocation(line: 73, column: 74, scope: !294)
!339 = !DILocation(line: 73, column: 53, scope: !294)
!340 = !DILocation(line: 74, column: 23, scope: !294)
!341 = !DILocation(line: 74, column: 26, scope: !294)
!342 = !{!"llvm.loop.unroll.disable"}
!343 = distinct !{!343, !342}
!344 = !{!"llvm.loop.unroll.disable"}
!345 = distinct !{!345, !344}
!346 = !{!"llvm.loop.unroll.disable"}
!347 = distinct !{!347, !346}
!348 = !{!"llvm.loop.unroll.disable"}
!349 = distinct !{!349, !348}
!350 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!351 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!352 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!353 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!354 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!355 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!356 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!357 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!358 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!359 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!360 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!361 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!362 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!363 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!364 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!365 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!366 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!367 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!368 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!369 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!370 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!371 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!372 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!373 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!374 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!375 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!376 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!377 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!378 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!379 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!380 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!381 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!382 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!383 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!384 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!385 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
!386 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"minctasm", i32 4}
