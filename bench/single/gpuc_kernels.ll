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
	%37 = add i64 %p7, -1, !dbg !32
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
	%49 = sub i64 %48, 8, !dbg !44
	%50 = sitofp i64 %49 to float, !dbg !45
	%51 = sitofp i64 %p5 to float, !dbg !46
	%52 = fmul float %51, %p4, !dbg !47
	%53 = add i64 %39, %p3, !dbg !49
	%54 = mul i64 %53, -7046029254386353131, !dbg !50
	%55 = lshr i64 %54, 32, !dbg !51
	%56 = xor i64 %54, %55, !dbg !52
	%57 = mul i64 %56, -2960836687051489901, !dbg !53
	%58 = lshr i64 %57, 60, !dbg !54
	%59 = sub i64 %58, 8, !dbg !56
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
	%77 = sub i64 %76, 8, !dbg !44
	%78 = sitofp i64 %77 to float, !dbg !45
	%79 = sitofp i64 %p5 to float, !dbg !46
	%80 = fmul float %79, %p4, !dbg !47
	%81 = add i64 %67, %p3, !dbg !49
	%82 = mul i64 %81, -7046029254386353131, !dbg !50
	%83 = lshr i64 %82, 32, !dbg !51
	%84 = xor i64 %82, %83, !dbg !52
	%85 = mul i64 %84, -2960836687051489901, !dbg !53
	%86 = lshr i64 %85, 60, !dbg !54
	%87 = sub i64 %86, 8, !dbg !56
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
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p7), !dbg !61
	ret void, !dbg !61

b7_cold_ok1:
	%94 = atomicrmw add i64 addrspace(1)* %92, i64 1 monotonic, !dbg !62
	br label %b8_cold, !dbg !62

b8_cold:
	%95 = add i64 %67, %36, !dbg !32
	br label %b5_cold, !dbg !32
}

define void @CheckTranspose(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !64 {
entry:
	br label %b0, !dbg !65

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !65
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !65
	%2 = mul i64 %p2, %p3, !dbg !66
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67, !range !9
	%4 = sext i32 %3 to i64, !dbg !67
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !67, !range !10
	%6 = sext i32 %5 to i64, !dbg !67
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !67, !range !10
	%8 = sext i32 %7 to i64, !dbg !67
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !67, !range !11
	%10 = sext i32 %9 to i64, !dbg !67
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !67, !range !12
	%12 = sext i32 %11 to i64, !dbg !67
	%13 = mul i64 %12, %8, !dbg !67
	%14 = add i64 %6, %13, !dbg !67
	%15 = mul i64 %10, %14, !dbg !67
	%16 = add i64 %4, %15, !dbg !67
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !13
	%19 = mul i32 %17, %18, !dbg !67
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !67, !range !14
	%21 = mul i32 %19, %20, !dbg !67
	%22 = sext i32 %21 to i64, !dbg !67
	%23 = mul i64 %16, %22, !dbg !67
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !16
	%27 = mul i32 %18, %26, !dbg !67
	%28 = add i32 %25, %27, !dbg !67
	%29 = mul i32 %17, %28, !dbg !67
	%30 = add i32 %24, %29, !dbg !67
	%31 = sext i32 %30 to i64, !dbg !67
	%32 = add i64 %23, %31, !dbg !67
	%33 = mul i64 %10, %12, !dbg !67
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !67, !range !12
	%35 = sext i32 %34 to i64, !dbg !67
	%36 = mul i64 %33, %35, !dbg !67
	%37 = mul i64 %36, %22, !dbg !67
	%38 = icmp ule i64 %2, 281474976710655, !dbg !67
	%39 = mul i64 %2, -1, !dbg !67
	%40 = add i64 %p1, %39, !dbg !67
	%41 = icmp sge i64 %40, 0, !dbg !67
	%42 = and i1 %38, %41, !dbg !67
	%43 = add i64 %p6, -1, !dbg !67
	%44 = icmp sge i64 %43, 0, !dbg !67
	%45 = and i1 %42, %44, !dbg !67
	br i1 %45, label %b1, label %b5_cold, !dbg !67, !prof !33

b1:
	%46 = phi i64 [ %32, %b0 ], [ %72, %b4 ], !dbg !67
	%47 = icmp slt i64 %46, %2, !dbg !67
	br i1 %47, label %b2, label %b9, !dbg !67

b2:
	%48 = getelementptr inbounds float, float addrspace(1)* %0, i64 %46, !dbg !69
	%49 = icmp eq i64 %p3, 0, !dbg !68
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !68, !prof !63

b2_ok1:
	%50 = load float, float addrspace(1)* %48, align 4, !dbg !69
	%51 = icmp eq i64 %p3, -1, !dbg !68
	%52 = select i1 %51, i64 1, i64 %p3, !dbg !68
	%53 = srem i64 %46, %52, !dbg !68
	%54 = mul i64 %53, %p2, !dbg !70
	%55 = icmp eq i64 %p3, -1, !dbg !71
	%56 = select i1 %55, i64 1, i64 %p3, !dbg !71
	%57 = sdiv i64 %46, %56, !dbg !71
	%58 = sub i64 0, %46, !dbg !71
	%59 = select i1 %55, i64 %58, i64 %57, !dbg !71
	%60 = add i64 %54, %59, !dbg !72
	%61 = add i64 %60, %p4, !dbg !75
	%62 = mul i64 %61, -7046029254386353131, !dbg !76
	%63 = lshr i64 %62, 32, !dbg !77
	%64 = xor i64 %62, %63, !dbg !78
	%65 = mul i64 %64, -2960836687051489901, !dbg !79
	%66 = lshr i64 %65, 60, !dbg !80
	%67 = sub i64 %66, 8, !dbg !82
	%68 = sitofp i64 %67 to float, !dbg !83
	%69 = fcmp une float %50, %68, !dbg !84
	br i1 %69, label %b3, label %b4, !dbg !84

b3:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !85
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !86
	br label %b4, !dbg !86

b4:
	%72 = add i64 %46, %37, !dbg !67
	br label %b1, !dbg !67

b9:
	ret void, !dbg !67

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b5_cold:
	%73 = phi i64 [ %103, %b8_cold ], [ %32, %b0 ], !dbg !67
	%74 = icmp slt i64 %73, %2, !dbg !67
	br i1 %74, label %b6_cold, label %b9, !dbg !67

b6_cold:
	%75 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !69
	%76 = icmp uge i64 %73, %p1, !dbg !69
	%77 = icmp eq i64 %p3, 0, !dbg !68
	%78 = or i1 %76, %77, !dbg !68
	br i1 %78, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !68, !prof !63

b6_cold_fail1:
	%79 = icmp uge i64 %73, %p1, !dbg !69
	br i1 %79, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !69

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %73, i64 %p1), !dbg !69
	ret void, !dbg !69

b6_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b6_cold_ok1:
	%80 = load float, float addrspace(1)* %75, align 4, !dbg !69
	%81 = icmp eq i64 %p3, -1, !dbg !68
	%82 = select i1 %81, i64 1, i64 %p3, !dbg !68
	%83 = srem i64 %73, %82, !dbg !68
	%84 = mul i64 %83, %p2, !dbg !70
	%85 = icmp eq i64 %p3, -1, !dbg !71
	%86 = select i1 %85, i64 1, i64 %p3, !dbg !71
	%87 = sdiv i64 %73, %86, !dbg !71
	%88 = sub i64 0, %73, !dbg !71
	%89 = select i1 %85, i64 %88, i64 %87, !dbg !71
	%90 = add i64 %84, %89, !dbg !72
	%91 = add i64 %90, %p4, !dbg !75
	%92 = mul i64 %91, -7046029254386353131, !dbg !76
	%93 = lshr i64 %92, 32, !dbg !77
	%94 = xor i64 %92, %93, !dbg !78
	%95 = mul i64 %94, -2960836687051489901, !dbg !79
	%96 = lshr i64 %95, 60, !dbg !80
	%97 = sub i64 %96, 8, !dbg !82
	%98 = sitofp i64 %97 to float, !dbg !83
	%99 = fcmp une float %80, %98, !dbg !84
	br i1 %99, label %b7_cold, label %b8_cold, !dbg !84

b7_cold:
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !85
	%101 = icmp uge i64 0, %p6, !dbg !85
	br i1 %101, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !85, !prof !63

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !85
	ret void, !dbg !85

b7_cold_ok1:
	%102 = atomicrmw add i64 addrspace(1)* %100, i64 1 monotonic, !dbg !86
	br label %b8_cold, !dbg !86

b8_cold:
	%103 = add i64 %73, %37, !dbg !67
	br label %b5_cold, !dbg !67
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
	%45 = add i64 %p7, -1, !dbg !90
	%46 = icmp sge i64 %45, 0, !dbg !90
	%47 = and i1 %44, %46, !dbg !90
	br i1 %47, label %b1, label %b10_cold, !dbg !90, !prof !33

b1:
	%48 = phi i64 [ %32, %b0 ], [ %117, %b9 ], !dbg !90
	%49 = icmp slt i64 %48, %2, !dbg !90
	br i1 %49, label %b2, label %b19, !dbg !90

b2:
	%50 = icmp eq i64 %p2, 0, !dbg !93
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !93, !prof !63

b2_ok1:
	%51 = icmp eq i64 %p2, -1, !dbg !93
	%52 = select i1 %51, i64 1, i64 %p2, !dbg !93
	%53 = srem i64 %48, %52, !dbg !93
	%54 = icmp eq i64 %p2, -1, !dbg !94
	%55 = select i1 %54, i64 1, i64 %p2, !dbg !94
	%56 = sdiv i64 %48, %55, !dbg !94
	%57 = sub i64 0, %48, !dbg !94
	%58 = select i1 %54, i64 %57, i64 %56, !dbg !94
	%59 = add i64 %48, %p5, !dbg !97
	%60 = mul i64 %59, -7046029254386353131, !dbg !98
	%61 = lshr i64 %60, 32, !dbg !99
	%62 = xor i64 %60, %61, !dbg !100
	%63 = mul i64 %62, -2960836687051489901, !dbg !101
	%64 = lshr i64 %63, 60, !dbg !102
	%65 = sub i64 %64, 8, !dbg !104
	%66 = sitofp i64 %65 to float, !dbg !105
	%67 = icmp sgt i64 %53, 0, !dbg !106
	br i1 %67, label %b3, label %b7, !dbg !106

b3:
	%68 = icmp slt i64 %53, %38, !dbg !107
	br i1 %68, label %b4, label %b7, !dbg !107

b4:
	%69 = icmp sgt i64 %58, 0, !dbg !108
	br i1 %69, label %b5, label %b7, !dbg !108

b5:
	%70 = icmp slt i64 %58, %39, !dbg !109
	br i1 %70, label %b6, label %b7, !dbg !109

b6:
	%71 = sub i64 %48, 1, !dbg !110
	%72 = add i64 %71, %p4, !dbg !113
	%73 = mul i64 %72, -7046029254386353131, !dbg !114
	%74 = lshr i64 %73, 32, !dbg !115
	%75 = xor i64 %73, %74, !dbg !116
	%76 = mul i64 %75, -2960836687051489901, !dbg !117
	%77 = lshr i64 %76, 60, !dbg !118
	%78 = sub i64 %77, 8, !dbg !120
	%79 = sitofp i64 %78 to float, !dbg !121
	%80 = add i64 %48, 1, !dbg !122
	%81 = add i64 %80, %p4, !dbg !125
	%82 = mul i64 %81, -7046029254386353131, !dbg !126
	%83 = lshr i64 %82, 32, !dbg !127
	%84 = xor i64 %82, %83, !dbg !128
	%85 = mul i64 %84, -2960836687051489901, !dbg !129
	%86 = lshr i64 %85, 60, !dbg !130
	%87 = sub i64 %86, 8, !dbg !132
	%88 = sitofp i64 %87 to float, !dbg !133
	%89 = fadd float %79, %88, !dbg !134
	%90 = sub i64 %48, %p2, !dbg !135
	%91 = add i64 %90, %p4, !dbg !138
	%92 = mul i64 %91, -7046029254386353131, !dbg !139
	%93 = lshr i64 %92, 32, !dbg !140
	%94 = xor i64 %92, %93, !dbg !141
	%95 = mul i64 %94, -2960836687051489901, !dbg !142
	%96 = lshr i64 %95, 60, !dbg !143
	%97 = sub i64 %96, 8, !dbg !145
	%98 = sitofp i64 %97 to float, !dbg !146
	%99 = fadd float %89, %98, !dbg !147
	%100 = add i64 %48, %p2, !dbg !148
	%101 = add i64 %100, %p4, !dbg !151
	%102 = mul i64 %101, -7046029254386353131, !dbg !152
	%103 = lshr i64 %102, 32, !dbg !153
	%104 = xor i64 %102, %103, !dbg !154
	%105 = mul i64 %104, -2960836687051489901, !dbg !155
	%106 = lshr i64 %105, 60, !dbg !156
	%107 = sub i64 %106, 8, !dbg !158
	%108 = sitofp i64 %107 to float, !dbg !159
	%109 = fadd float %99, %108, !dbg !160
	%110 = fmul float 2.500000e-01, %109, !dbg !161
	br label %b7, !dbg !161

b7:
	%111 = phi float [ %66, %b2_ok1 ], [ %66, %b3 ], [ %66, %b4 ], [ %66, %b5 ], [ %110, %b6 ], !dbg !162
	%112 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !163
	%113 = load float, float addrspace(1)* %112, align 4, !dbg !163
	%114 = fcmp une float %113, %111, !dbg !164
	br i1 %114, label %b8, label %b9, !dbg !164

b8:
	%115 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%116 = atomicrmw add i64 addrspace(1)* %115, i64 1 monotonic, !dbg !166
	br label %b9, !dbg !166

b9:
	%117 = add i64 %48, %37, !dbg !90
	br label %b1, !dbg !90

b19:
	ret void, !dbg !90

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !93
	ret void, !dbg !93

b10_cold:
	%118 = phi i64 [ %189, %b18_cold ], [ %32, %b0 ], !dbg !90
	%119 = icmp slt i64 %118, %2, !dbg !90
	br i1 %119, label %b11_cold, label %b19, !dbg !90

b11_cold:
	%120 = icmp eq i64 %p2, 0, !dbg !93
	br i1 %120, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !93, !prof !63

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !93
	ret void, !dbg !93

b11_cold_ok1:
	%121 = icmp eq i64 %p2, -1, !dbg !93
	%122 = select i1 %121, i64 1, i64 %p2, !dbg !93
	%123 = srem i64 %118, %122, !dbg !93
	%124 = icmp eq i64 %p2, -1, !dbg !94
	%125 = select i1 %124, i64 1, i64 %p2, !dbg !94
	%126 = sdiv i64 %118, %125, !dbg !94
	%127 = sub i64 0, %118, !dbg !94
	%128 = select i1 %124, i64 %127, i64 %126, !dbg !94
	%129 = add i64 %118, %p5, !dbg !97
	%130 = mul i64 %129, -7046029254386353131, !dbg !98
	%131 = lshr i64 %130, 32, !dbg !99
	%132 = xor i64 %130, %131, !dbg !100
	%133 = mul i64 %132, -2960836687051489901, !dbg !101
	%134 = lshr i64 %133, 60, !dbg !102
	%135 = sub i64 %134, 8, !dbg !104
	%136 = sitofp i64 %135 to float, !dbg !105
	%137 = icmp sgt i64 %123, 0, !dbg !106
	br i1 %137, label %b12_cold, label %b16_cold, !dbg !106

b12_cold:
	%138 = icmp slt i64 %123, %38, !dbg !107
	br i1 %138, label %b13_cold, label %b16_cold, !dbg !107

b13_cold:
	%139 = icmp sgt i64 %128, 0, !dbg !108
	br i1 %139, label %b14_cold, label %b16_cold, !dbg !108

b14_cold:
	%140 = icmp slt i64 %128, %39, !dbg !109
	br i1 %140, label %b15_cold, label %b16_cold, !dbg !109

b15_cold:
	%141 = sub i64 %118, 1, !dbg !110
	%142 = add i64 %141, %p4, !dbg !113
	%143 = mul i64 %142, -7046029254386353131, !dbg !114
	%144 = lshr i64 %143, 32, !dbg !115
	%145 = xor i64 %143, %144, !dbg !116
	%146 = mul i64 %145, -2960836687051489901, !dbg !117
	%147 = lshr i64 %146, 60, !dbg !118
	%148 = sub i64 %147, 8, !dbg !120
	%149 = sitofp i64 %148 to float, !dbg !121
	%150 = add i64 %118, 1, !dbg !122
	%151 = add i64 %150, %p4, !dbg !125
	%152 = mul i64 %151, -7046029254386353131, !dbg !126
	%153 = lshr i64 %152, 32, !dbg !127
	%154 = xor i64 %152, %153, !dbg !128
	%155 = mul i64 %154, -2960836687051489901, !dbg !129
	%156 = lshr i64 %155, 60, !dbg !130
	%157 = sub i64 %156, 8, !dbg !132
	%158 = sitofp i64 %157 to float, !dbg !133
	%159 = fadd float %149, %158, !dbg !134
	%160 = sub i64 %118, %p2, !dbg !135
	%161 = add i64 %160, %p4, !dbg !138
	%162 = mul i64 %161, -7046029254386353131, !dbg !139
	%163 = lshr i64 %162, 32, !dbg !140
	%164 = xor i64 %162, %163, !dbg !141
	%165 = mul i64 %164, -2960836687051489901, !dbg !142
	%166 = lshr i64 %165, 60, !dbg !143
	%167 = sub i64 %166, 8, !dbg !145
	%168 = sitofp i64 %167 to float, !dbg !146
	%169 = fadd float %159, %168, !dbg !147
	%170 = add i64 %118, %p2, !dbg !148
	%171 = add i64 %170, %p4, !dbg !151
	%172 = mul i64 %171, -7046029254386353131, !dbg !152
	%173 = lshr i64 %172, 32, !dbg !153
	%174 = xor i64 %172, %173, !dbg !154
	%175 = mul i64 %174, -2960836687051489901, !dbg !155
	%176 = lshr i64 %175, 60, !dbg !156
	%177 = sub i64 %176, 8, !dbg !158
	%178 = sitofp i64 %177 to float, !dbg !159
	%179 = fadd float %169, %178, !dbg !160
	%180 = fmul float 2.500000e-01, %179, !dbg !161
	br label %b16_cold, !dbg !161

b16_cold:
	%181 = phi float [ %136, %b11_cold_ok1 ], [ %136, %b12_cold ], [ %136, %b13_cold ], [ %136, %b14_cold ], [ %180, %b15_cold ], !dbg !162
	%182 = getelementptr inbounds float, float addrspace(1)* %0, i64 %118, !dbg !163
	%183 = icmp uge i64 %118, %p1, !dbg !163
	br i1 %183, label %b16_cold_fail1, label %b16_cold_ok1, !dbg !163, !prof !63

b16_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %118, i64 %p1), !dbg !163
	ret void, !dbg !163

b16_cold_ok1:
	%184 = load float, float addrspace(1)* %182, align 4, !dbg !163
	%185 = fcmp une float %184, %181, !dbg !164
	br i1 %185, label %b17_cold, label %b18_cold, !dbg !164

b17_cold:
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%187 = icmp uge i64 0, %p7, !dbg !165
	br i1 %187, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !165, !prof !63

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p7), !dbg !165
	ret void, !dbg !165

b17_cold_ok1:
	%188 = atomicrmw add i64 addrspace(1)* %186, i64 1 monotonic, !dbg !166
	br label %b18_cold, !dbg !166

b18_cold:
	%189 = add i64 %118, %37, !dbg !90
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
	%38 = add i64 %p6, -1, !dbg !169
	%39 = icmp sge i64 %38, 0, !dbg !169
	br i1 %39, label %b1, label %b8_cold, !dbg !169, !prof !33

b1:
	%40 = phi i64 [ %31, %b0 ], [ %72, %b7 ], !dbg !169
	%41 = icmp slt i64 %40, %p1, !dbg !169
	br i1 %41, label %b2, label %b15, !dbg !169

b2:
	br i1 %37, label %b3, label %b5, !dbg !170

b3:
	%42 = mul i64 %40, %p2, !dbg !171
	br label %b4, !dbg !172

b4:
	%43 = phi float [ %63, %b4 ], [ 0.000000e+00, %b3 ], !dbg !172
	%44 = phi i64 [ %64, %b4 ], [ 0, %b3 ], !dbg !172
	%45 = add i64 %42, %44, !dbg !173
	%46 = add i64 %45, %p3, !dbg !176
	%47 = mul i64 %46, -7046029254386353131, !dbg !177
	%48 = lshr i64 %47, 32, !dbg !178
	%49 = xor i64 %47, %48, !dbg !179
	%50 = mul i64 %49, -2960836687051489901, !dbg !180
	%51 = lshr i64 %50, 60, !dbg !181
	%52 = sub i64 %51, 8, !dbg !183
	%53 = sitofp i64 %52 to float, !dbg !184
	%54 = add i64 %44, %p4, !dbg !187
	%55 = mul i64 %54, -7046029254386353131, !dbg !188
	%56 = lshr i64 %55, 32, !dbg !189
	%57 = xor i64 %55, %56, !dbg !190
	%58 = mul i64 %57, -2960836687051489901, !dbg !191
	%59 = lshr i64 %58, 60, !dbg !192
	%60 = sub i64 %59, 8, !dbg !194
	%61 = sitofp i64 %60 to float, !dbg !195
	%62 = fmul float %53, %61, !dbg !196
	%63 = fadd float %43, %62, !dbg !197
	%64 = add i64 %44, 1, !dbg !197
	%65 = icmp slt i64 %64, %p2, !dbg !197
	br i1 %65, label %b4, label %b5, !dbg !197

b5:
	%66 = phi float [ 0.000000e+00, %b2 ], [ %63, %b4 ], !dbg !172
	%67 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !198
	%68 = load float, float addrspace(1)* %67, align 4, !dbg !198
	%69 = fcmp une float %68, %66, !dbg !199
	br i1 %69, label %b6, label %b7, !dbg !199

b6:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !200
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !201
	br label %b7, !dbg !201

b7:
	%72 = add i64 %40, %36, !dbg !169
	br label %b1, !dbg !169

b15:
	ret void, !dbg !169

b8_cold:
	%73 = phi i64 [ %106, %b14_cold ], [ %31, %b0 ], !dbg !169
	%74 = icmp slt i64 %73, %p1, !dbg !169
	br i1 %74, label %b9_cold, label %b15, !dbg !169

b9_cold:
	br i1 %37, label %b10_cold, label %b12_cold, !dbg !170

b10_cold:
	%75 = mul i64 %73, %p2, !dbg !171
	br label %b11_cold, !dbg !172

b11_cold:
	%76 = phi float [ %96, %b11_cold ], [ 0.000000e+00, %b10_cold ], !dbg !172
	%77 = phi i64 [ %97, %b11_cold ], [ 0, %b10_cold ], !dbg !172
	%78 = add i64 %75, %77, !dbg !173
	%79 = add i64 %78, %p3, !dbg !176
	%80 = mul i64 %79, -7046029254386353131, !dbg !177
	%81 = lshr i64 %80, 32, !dbg !178
	%82 = xor i64 %80, %81, !dbg !179
	%83 = mul i64 %82, -2960836687051489901, !dbg !180
	%84 = lshr i64 %83, 60, !dbg !181
	%85 = sub i64 %84, 8, !dbg !183
	%86 = sitofp i64 %85 to float, !dbg !184
	%87 = add i64 %77, %p4, !dbg !187
	%88 = mul i64 %87, -7046029254386353131, !dbg !188
	%89 = lshr i64 %88, 32, !dbg !189
	%90 = xor i64 %88, %89, !dbg !190
	%91 = mul i64 %90, -2960836687051489901, !dbg !191
	%92 = lshr i64 %91, 60, !dbg !192
	%93 = sub i64 %92, 8, !dbg !194
	%94 = sitofp i64 %93 to float, !dbg !195
	%95 = fmul float %86, %94, !dbg !196
	%96 = fadd float %76, %95, !dbg !197
	%97 = add i64 %77, 1, !dbg !197
	%98 = icmp slt i64 %97, %p2, !dbg !197
	br i1 %98, label %b11_cold, label %b12_cold, !dbg !197

b12_cold:
	%99 = phi float [ 0.000000e+00, %b9_cold ], [ %96, %b11_cold ], !dbg !172
	%100 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !198
	%101 = load float, float addrspace(1)* %100, align 4, !dbg !198
	%102 = fcmp une float %101, %99, !dbg !199
	br i1 %102, label %b13_cold, label %b14_cold, !dbg !199

b13_cold:
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !200
	%104 = icmp uge i64 0, %p6, !dbg !200
	br i1 %104, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !200, !prof !63

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p6), !dbg !200
	ret void, !dbg !200

b13_cold_ok1:
	%105 = atomicrmw add i64 addrspace(1)* %103, i64 1 monotonic, !dbg !201
	br label %b14_cold, !dbg !201

b14_cold:
	%106 = add i64 %73, %36, !dbg !169
	br label %b8_cold, !dbg !169
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
	br i1 %39, label %b1, label %b3_cold, !dbg !205, !prof !33

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
	br i1 %52, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !206, !prof !63

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
	%21 = mul i64 %3, -1, !dbg !219
	%22 = add i64 %21, 32, !dbg !219
	%23 = icmp sge i64 %22, 0, !dbg !219
	%24 = and i1 %20, %23, !dbg !219
	br i1 %24, label %b1, label %b6_cold, !dbg !216, !prof !33

b1:
	%25 = phi i64 [ %5, %b0 ], [ %35, %b5 ], !dbg !219
	%26 = icmp slt i64 %25, 32, !dbg !220
	br i1 %26, label %b2, label %b11, !dbg !220

b2:
	%27 = add i64 %11, %25, !dbg !221
	br i1 %13, label %b3, label %b5, !dbg !218

b3:
	%28 = icmp slt i64 %27, %p5, !dbg !222
	br i1 %28, label %b4, label %b5, !dbg !222

b4:
	%29 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %25, !dbg !223
	%30 = mul i64 %27, %p4, !dbg !224
	%31 = add i64 %30, %12, !dbg !225
	%32 = getelementptr inbounds float, float addrspace(1)* %1, i64 %31, !dbg !226
	%33 = load float, float addrspace(1)* %32, align 4, !dbg !226
	%34 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %29, i64 0, i64 %3, !dbg !227
	store float %33, float addrspace(3)* %34, align 4, !dbg !227
	br label %b5, !dbg !227

b5:
	%35 = add i64 %25, 8, !dbg !228
	br label %b1, !dbg !228

b11:
	call void @llvm.nvvm.barrier0(), !dbg !229
	%36 = add i64 %11, %3, !dbg !230
	%37 = icmp slt i64 %36, %p5, !dbg !231
	%38 = icmp ule i64 %p5, 268435455, !dbg !232
	%39 = icmp ule i64 %10, 268435455, !dbg !232
	%40 = and i1 %38, %39, !dbg !232
	%41 = add i64 %21, 31, !dbg !232
	%42 = icmp sge i64 %41, 0, !dbg !232
	%43 = and i1 %40, %42, !dbg !232
	%44 = add i64 %p1, -1, !dbg !232
	%45 = mul i64 %p5, -31, !dbg !232
	%46 = add i64 %44, %45, !dbg !232
	%47 = mul i64 %p5, -1, !dbg !232
	%48 = mul i64 %10, %47, !dbg !232
	%49 = add i64 %46, %48, !dbg !232
	%50 = mul i64 %36, -1, !dbg !232
	%51 = add i64 %49, %50, !dbg !232
	%52 = icmp sge i64 %51, 0, !dbg !232
	%53 = and i1 %43, %52, !dbg !232
	br i1 %53, label %b12, label %b17_cold, !dbg !229, !prof !33

b12:
	%54 = phi i64 [ %5, %b11 ], [ %64, %b16 ], !dbg !232
	%55 = icmp slt i64 %54, 32, !dbg !233
	br i1 %55, label %b13, label %b22, !dbg !233

b13:
	%56 = add i64 %10, %54, !dbg !234
	br i1 %37, label %b14, label %b16, !dbg !231

b14:
	%57 = icmp slt i64 %56, %p4, !dbg !235
	br i1 %57, label %b15, label %b16, !dbg !235

b15:
	%58 = mul i64 %56, %p5, !dbg !236
	%59 = add i64 %58, %36, !dbg !237
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
	br i1 %75, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !227, !prof !63

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
	br i1 %37, label %b19_cold, label %b21_cold, !dbg !231

b19_cold:
	%83 = icmp slt i64 %82, %p4, !dbg !235
	br i1 %83, label %b20_cold, label %b21_cold, !dbg !235

b20_cold:
	%84 = mul i64 %82, %p5, !dbg !236
	%85 = add i64 %84, %36, !dbg !237
	%86 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !238
	%87 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %86, i64 0, i64 %80, !dbg !239
	%88 = icmp uge i64 %3, 32, !dbg !238
	%89 = icmp uge i64 %85, %p1, !dbg !240
	%90 = or i1 %88, %89, !dbg !240
	br i1 %90, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !240, !prof !63

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
	br i1 %35, label %b4, label %b6_cold, !dbg !254, !prof !33

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
	br i1 %75, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !274, !prof !63

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
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !278, !range !279
	%4 = sext i32 %3 to i64, !dbg !278
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280, !range !9
	%6 = sext i32 %5 to i64, !dbg !280
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !280, !range !10
	%8 = sext i32 %7 to i64, !dbg !280
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !280, !range !10
	%10 = sext i32 %9 to i64, !dbg !280
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !280, !range !11
	%12 = sext i32 %11 to i64, !dbg !280
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !280, !range !12
	%14 = sext i32 %13 to i64, !dbg !280
	%15 = mul i64 %14, %10, !dbg !280
	%16 = add i64 %8, %15, !dbg !280
	%17 = mul i64 %12, %16, !dbg !280
	%18 = add i64 %6, %17, !dbg !280
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !280, !range !13
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !280, !range !13
	%21 = mul i32 %19, %20, !dbg !280
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !280, !range !14
	%23 = mul i32 %21, %22, !dbg !280
	%24 = sext i32 %23 to i64, !dbg !280
	%25 = mul i64 %18, %24, !dbg !280
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !280, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !280, !range !16
	%29 = mul i32 %20, %28, !dbg !280
	%30 = add i32 %27, %29, !dbg !280
	%31 = mul i32 %19, %30, !dbg !280
	%32 = add i32 %26, %31, !dbg !280
	%33 = sext i32 %32 to i64, !dbg !280
	%34 = add i64 %25, %33, !dbg !280
	%35 = sdiv i64 %34, 32, !dbg !281
	%36 = and i32 %32, -32, !dbg !289
	%37 = sub i32 %23, %36, !dbg !289
	%38 = icmp slt i32 %37, 32, !dbg !289
	%39 = select i1 %38, i32 %37, i32 32, !dbg !289
	%40 = sext i32 %39 to i64, !dbg !289
	%41 = icmp eq i64 %40, 32, !dbg !290
	%42 = icmp eq i64 %4, 0, !dbg !291
	%43 = mul i64 %12, %14, !dbg !292
	%44 = icmp ule i64 %p1, 268435455, !dbg !293
	%45 = icmp ule i64 %p5, 268435455, !dbg !293
	%46 = and i1 %44, %45, !dbg !293
	%47 = mul i64 %p1, -1, !dbg !293
	%48 = mul i64 %p5, %47, !dbg !293
	%49 = add i64 %48, %p3, !dbg !293
	%50 = icmp sge i64 %49, 0, !dbg !293
	%51 = and i1 %46, %50, !dbg !293
	br i1 %51, label %b1, label %b14_cold, !dbg !281, !prof !33

b1:
	%52 = phi i64 [ %35, %b0 ], [ %97, %b13 ], !dbg !293
	%53 = icmp slt i64 %52, %p1, !dbg !294
	br i1 %53, label %b2, label %b27, !dbg !294

b2:
	%54 = mul i64 %52, %p5, !dbg !295
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !296
	br label %b3, !dbg !296

b3:
	%56 = phi float [ 0.000000e+00, %b2 ], [ %64, %b4 ], !dbg !297
	%57 = phi i64 [ %4, %b2 ], [ %65, %b4 ], !dbg !298
	%58 = icmp slt i64 %57, %p5, !dbg !299
	br i1 %58, label %b4, label %b5, !dbg !299

b4:
	%59 = getelementptr inbounds float, float addrspace(1)* %55, i64 %57, !dbg !300
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !300
	%61 = getelementptr inbounds float, float addrspace(1)* %2, i64 %57, !dbg !301
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !301
	%63 = fmul float %60, %62, !dbg !302
	%64 = fadd float %56, %63, !dbg !303
	%65 = add i64 %57, 32, !dbg !304
	br label %b3, !dbg !304

b5:
	br i1 %41, label %b6, label %b8, !dbg !290

b6:
	%66 = phi float [ %74, %b7 ], [ %56, %b5 ], !dbg !305
	%67 = phi i64 [ %75, %b7 ], [ 16, %b5 ], !dbg !306
	%68 = icmp sgt i64 %67, 0, !dbg !307
	br i1 %68, label %b7, label %b11, !dbg !307

b7:
	%69 = trunc i64 %67 to i32, !dbg !308
	%70 = bitcast float %66 to i32, !dbg !308
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %70, i32 %69, i32 31), !dbg !308
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !308
	%73 = bitcast i32 %72 to float, !dbg !308
	%74 = fadd float %66, %73, !dbg !309
	%75 = sdiv i64 %67, 2, !dbg !310
	br label %b6, !dbg !310

b8:
	%76 = bitcast float %56 to i32, !dbg !311
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !311
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !311
	%79 = bitcast i32 %78 to float, !dbg !311
	br label %b9, !dbg !311

b9:
	%80 = phi float [ %79, %b8 ], [ %88, %b10 ], !dbg !312
	%81 = phi i64 [ 1, %b8 ], [ %89, %b10 ], !dbg !313
	%82 = icmp slt i64 %81, %40, !dbg !314
	br i1 %82, label %b10, label %b11, !dbg !314

b10:
	%83 = trunc i64 %81 to i32, !dbg !315
	%84 = bitcast float %56 to i32, !dbg !315
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %83, i32 31), !dbg !315
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !315
	%87 = bitcast i32 %86 to float, !dbg !315
	%88 = fadd float %80, %87, !dbg !309
	%89 = add i64 %81, 1, !dbg !316
	br label %b9, !dbg !316

b11:
	%90 = phi float [ %66, %b6 ], [ %80, %b9 ], !dbg !288
	br i1 %42, label %b12, label %b13, !dbg !291

b12:
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %52, !dbg !317
	store float %90, float addrspace(1)* %91, align 4, !dbg !317
	br label %b13, !dbg !317

b13:
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !292, !range !12
	%93 = sext i32 %92 to i64, !dbg !292
	%94 = mul i64 %43, %93, !dbg !292
	%95 = mul i64 %94, %24, !dbg !292
	%96 = sdiv i64 %95, 32, !dbg !318
	%97 = add i64 %52, %96, !dbg !319
	br label %b1, !dbg !319

b27:
	ret void, !dbg !319

b14_cold:
	%98 = phi i64 [ %149, %b26_cold ], [ %35, %b0 ], !dbg !293
	%99 = icmp slt i64 %98, %p1, !dbg !294
	br i1 %99, label %b15_cold, label %b27, !dbg !294

b15_cold:
	%100 = mul i64 %98, %p5, !dbg !295
	%101 = add i64 %98, 1, !dbg !320
	%102 = mul i64 %101, %p5, !dbg !321
	%103 = getelementptr inbounds float, float addrspace(1)* %1, i64 %100, !dbg !296
	%104 = icmp ugt i64 %102, %p3, !dbg !296
	%105 = icmp ugt i64 %100, %102, !dbg !296
	%106 = or i1 %104, %105, !dbg !296
	br i1 %106, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !296, !prof !63

b15_cold_fail1:
	%107 = icmp ugt i64 %102, %p3, !dbg !296
	br i1 %107, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !296

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %102, i64 %p3), !dbg !296
	ret void, !dbg !296

b15_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %100, i64 %102), !dbg !296
	ret void, !dbg !296

b15_cold_ok1:
	br label %b16_cold, !dbg !296

b16_cold:
	%108 = phi float [ 0.000000e+00, %b15_cold_ok1 ], [ %116, %b17_cold ], !dbg !297
	%109 = phi i64 [ %4, %b15_cold_ok1 ], [ %117, %b17_cold ], !dbg !298
	%110 = icmp slt i64 %109, %p5, !dbg !299
	br i1 %110, label %b17_cold, label %b18_cold, !dbg !299

b17_cold:
	%111 = getelementptr inbounds float, float addrspace(1)* %103, i64 %109, !dbg !300
	%112 = load float, float addrspace(1)* %111, align 4, !dbg !300
	%113 = getelementptr inbounds float, float addrspace(1)* %2, i64 %109, !dbg !301
	%114 = load float, float addrspace(1)* %113, align 4, !dbg !301
	%115 = fmul float %112, %114, !dbg !302
	%116 = fadd float %108, %115, !dbg !303
	%117 = add i64 %109, 32, !dbg !304
	br label %b16_cold, !dbg !304

b18_cold:
	br i1 %41, label %b19_cold, label %b21_cold, !dbg !290

b19_cold:
	%118 = phi float [ %126, %b20_cold ], [ %108, %b18_cold ], !dbg !305
	%119 = phi i64 [ %127, %b20_cold ], [ 16, %b18_cold ], !dbg !306
	%120 = icmp sgt i64 %119, 0, !dbg !307
	br i1 %120, label %b20_cold, label %b24_cold, !dbg !307

b20_cold:
	%121 = trunc i64 %119 to i32, !dbg !308
	%122 = bitcast float %118 to i32, !dbg !308
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %121, i32 31), !dbg !308
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !308
	%125 = bitcast i32 %124 to float, !dbg !308
	%126 = fadd float %118, %125, !dbg !309
	%127 = sdiv i64 %119, 2, !dbg !310
	br label %b19_cold, !dbg !310

b21_cold:
	%128 = bitcast float %108 to i32, !dbg !311
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 0, i32 31), !dbg !311
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !311
	%131 = bitcast i32 %130 to float, !dbg !311
	br label %b22_cold, !dbg !311

b22_cold:
	%132 = phi float [ %131, %b21_cold ], [ %140, %b23_cold ], !dbg !312
	%133 = phi i64 [ 1, %b21_cold ], [ %141, %b23_cold ], !dbg !313
	%134 = icmp slt i64 %133, %40, !dbg !314
	br i1 %134, label %b23_cold, label %b24_cold, !dbg !314

b23_cold:
	%135 = trunc i64 %133 to i32, !dbg !315
	%136 = bitcast float %108 to i32, !dbg !315
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %135, i32 31), !dbg !315
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !315
	%139 = bitcast i32 %138 to float, !dbg !315
	%140 = fadd float %132, %139, !dbg !309
	%141 = add i64 %133, 1, !dbg !316
	br label %b22_cold, !dbg !316

b24_cold:
	%142 = phi float [ %118, %b19_cold ], [ %132, %b22_cold ], !dbg !288
	br i1 %42, label %b25_cold, label %b26_cold, !dbg !291

b25_cold:
	%143 = getelementptr inbounds float, float addrspace(1)* %0, i64 %98, !dbg !317
	store float %142, float addrspace(1)* %143, align 4, !dbg !317
	br label %b26_cold, !dbg !317

b26_cold:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !292, !range !12
	%145 = sext i32 %144 to i64, !dbg !292
	%146 = mul i64 %43, %145, !dbg !292
	%147 = mul i64 %146, %24, !dbg !292
	%148 = sdiv i64 %147, 32, !dbg !318
	%149 = add i64 %98, %148, !dbg !319
	br label %b14_cold, !dbg !319
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

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343, !344, !345, !346, !347, !348, !349, !350, !351, !352, !353, !354, !355, !356, !357}
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
!64 = distinct !DISubprogram(name: "CheckTranspose", scope: !1, file: !1, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!65 = !DILocation(line: 38, column: 6, scope: !64)
!66 = !DILocation(line: 39, column: 35, scope: !64)
!67 = !DILocation(line: 39, column: 32, scope: !64)
!68 = !DILocation(line: 40, column: 25, scope: !64)
!69 = !DILocation(line: 40, column: 9, scope: !64)
!70 = !DILocation(line: 40, column: 27, scope: !64)
!71 = !DILocation(line: 40, column: 31, scope: !64)
!72 = !DILocation(line: 40, column: 29, scope: !64)
!73 = !DILocation(line: 40, column: 23, scope: !64)
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
!84 = !DILocation(line: 40, column: 13, scope: !64)
!85 = !DILocation(line: 41, column: 27, scope: !64)
!86 = !DILocation(line: 41, column: 17, scope: !64)
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
!278 = !DILocation(line: 72, column: 29, scope: !276)
!279 = !{i32 0, i32 32}
!280 = !DILocation(line: 73, column: 24, scope: !276)
!281 = !DILocation(line: 73, column: 27, scope: !276)
!282 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!283 = distinct !DISubprogram(name: "reduceWarp", scope: !282, file: !282, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!284 = distinct !DISubprogram(name: "reduce", scope: !282, file: !282, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!285 = distinct !DISubprogram(name: "ReduceAdd", scope: !282, file: !282, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!286 = !DILocation(line: 79, column: 22, scope: !276)
!287 = !DILocation(line: 8, column: 15, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 45, column: 16, scope: !284, inlinedAt: !287)
!289 = !DILocation(line: 70, column: 13, scope: !283, inlinedAt: !288)
!290 = !DILocation(line: 71, column: 7, scope: !283, inlinedAt: !288)
!291 = !DILocation(line: 80, column: 11, scope: !276)
!292 = !DILocation(line: 73, column: 71, scope: !276)
!293 = !DILocation(line: 73, column: 6, scope: !276)
!294 = !DILocation(line: 73, column: 41, scope: !276)
!295 = !DILocation(line: 74, column: 13, scope: !276)
!296 = !DILocation(line: 74, column: 11, scope: !276)
!297 = !DILocation(line: 75, column: 3, scope: !276)
!298 = !DILocation(line: 76, column: 7, scope: !276)
!299 = !DILocation(line: 76, column: 20, scope: !276)
!300 = !DILocation(line: 77, column: 14, scope: !276)
!301 = !DILocation(line: 77, column: 21, scope: !276)
!302 = !DILocation(line: 77, column: 18, scope: !276)
!303 = !DILocation(line: 77, column: 4, scope: !276)
!304 = !DILocation(line: 76, column: 28, scope: !276)
!305 = !DILocation(line: 66, column: 35, scope: !283, inlinedAt: !288)
!306 = !DILocation(line: 72, column: 7, scope: !283, inlinedAt: !288)
!307 = !DILocation(line: 72, column: 35, scope: !283, inlinedAt: !288)
!308 = !DILocation(line: 73, column: 23, scope: !283, inlinedAt: !288)
!309 = !DILocation(line: 8, column: 76, scope: !285, inlinedAt: !286)
!310 = !DILocation(line: 72, column: 40, scope: !283, inlinedAt: !288)
!311 = !DILocation(line: 77, column: 16, scope: !283, inlinedAt: !288)
!312 = !DILocation(line: 77, column: 2, scope: !283, inlinedAt: !288)
!313 = !DILocation(line: 78, column: 6, scope: !283, inlinedAt: !288)
!314 = !DILocation(line: 78, column: 22, scope: !283, inlinedAt: !288)
!315 = !DILocation(line: 79, column: 23, scope: !283, inlinedAt: !288)
!316 = !DILocation(line: 78, column: 27, scope: !283, inlinedAt: !288)
!317 = !DILocation(line: 81, column: 7, scope: !276)
!318 = !DILocation(line: 73, column: 74, scope: !276)
!319 = !DILocation(line: 73, column: 53, scope: !276)
!320 = !DILocation(line: 74, column: 23, scope: !276)
!321 = !DILocation(line: 74, column: 26, scope: !276)
!322 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!323 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!324 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!325 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!326 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!327 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!328 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!329 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!330 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!331 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!332 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!333 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!334 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!335 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!336 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!337 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!338 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!339 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!340 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!341 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!342 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!343 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!344 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!345 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!346 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!347 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!348 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!349 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!350 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!351 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!352 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!353 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!354 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!355 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!356 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!357 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
