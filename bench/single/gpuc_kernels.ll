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
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !61
	%64 = atomicrmw add i64* %63, i64 1 monotonic, !dbg !61
	br label %b4, !dbg !61

b4:
	%65 = add i64 %37, %36, !dbg !32
	br label %b1, !dbg !32

b5:
	ret void, !dbg !32
}

define void @CheckTranspose(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !62 {
entry:
	br label %b0, !dbg !63

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !63
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !63
	%2 = mul i64 %p2, %p3, !dbg !64
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65, !range !9
	%4 = sext i32 %3 to i64, !dbg !65
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !65, !range !10
	%6 = sext i32 %5 to i64, !dbg !65
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !65, !range !10
	%8 = sext i32 %7 to i64, !dbg !65
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !65, !range !11
	%10 = sext i32 %9 to i64, !dbg !65
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !65, !range !12
	%12 = sext i32 %11 to i64, !dbg !65
	%13 = mul i64 %12, %8, !dbg !65
	%14 = add i64 %6, %13, !dbg !65
	%15 = mul i64 %10, %14, !dbg !65
	%16 = add i64 %4, %15, !dbg !65
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !65, !range !13
	%19 = mul i32 %17, %18, !dbg !65
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !65, !range !14
	%21 = mul i32 %19, %20, !dbg !65
	%22 = sext i32 %21 to i64, !dbg !65
	%23 = mul i64 %16, %22, !dbg !65
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !65, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !65, !range !16
	%27 = mul i32 %18, %26, !dbg !65
	%28 = add i32 %25, %27, !dbg !65
	%29 = mul i32 %17, %28, !dbg !65
	%30 = add i32 %24, %29, !dbg !65
	%31 = sext i32 %30 to i64, !dbg !65
	%32 = add i64 %23, %31, !dbg !65
	%33 = mul i64 %10, %12, !dbg !65
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !65, !range !12
	%35 = sext i32 %34 to i64, !dbg !65
	%36 = mul i64 %33, %35, !dbg !65
	%37 = mul i64 %36, %22, !dbg !65
	br label %b1, !dbg !65

b1:
	%38 = phi i64 [ %32, %b0 ], [ %64, %b4 ], !dbg !65
	%39 = icmp slt i64 %38, %2, !dbg !65
	br i1 %39, label %b2, label %b5, !dbg !65

b2:
	%40 = getelementptr inbounds float, float addrspace(1)* %0, i64 %38, !dbg !66
	%41 = load float, float addrspace(1)* %40, align 4, !dbg !66
	%42 = icmp eq i64 %p3, -1, !dbg !67
	%43 = select i1 %42, i64 1, i64 %p3, !dbg !67
	%44 = srem i64 %38, %43, !dbg !67
	%45 = mul i64 %44, %p2, !dbg !68
	%46 = icmp eq i64 %p3, -1, !dbg !69
	%47 = select i1 %46, i64 1, i64 %p3, !dbg !69
	%48 = sdiv i64 %38, %47, !dbg !69
	%49 = sub i64 0, %38, !dbg !69
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !69
	%51 = add i64 %45, %50, !dbg !70
	%52 = add i64 %51, %p4, !dbg !73
	%53 = mul i64 %52, -7046029254386353131, !dbg !74
	%54 = lshr i64 %53, 32, !dbg !75
	%55 = xor i64 %53, %54, !dbg !76
	%56 = mul i64 %55, -2960836687051489901, !dbg !77
	%57 = lshr i64 %56, 60, !dbg !78
	%58 = sub i64 %57, 8, !dbg !80
	%59 = sitofp i64 %58 to float, !dbg !81
	%60 = fcmp une float %41, %59, !dbg !82
	br i1 %60, label %b3, label %b4, !dbg !82

b3:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !83
	%62 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !84
	%63 = atomicrmw add i64* %62, i64 1 monotonic, !dbg !84
	br label %b4, !dbg !84

b4:
	%64 = add i64 %38, %37, !dbg !65
	br label %b1, !dbg !65

b5:
	ret void, !dbg !65
}

define void @CheckStencil(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !85 {
entry:
	br label %b0, !dbg !86

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !86
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !86
	%2 = mul i64 %p2, %p3, !dbg !87
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88, !range !9
	%4 = sext i32 %3 to i64, !dbg !88
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !88, !range !10
	%6 = sext i32 %5 to i64, !dbg !88
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !88, !range !10
	%8 = sext i32 %7 to i64, !dbg !88
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !88, !range !11
	%10 = sext i32 %9 to i64, !dbg !88
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !88, !range !12
	%12 = sext i32 %11 to i64, !dbg !88
	%13 = mul i64 %12, %8, !dbg !88
	%14 = add i64 %6, %13, !dbg !88
	%15 = mul i64 %10, %14, !dbg !88
	%16 = add i64 %4, %15, !dbg !88
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88, !range !13
	%19 = mul i32 %17, %18, !dbg !88
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !88, !range !14
	%21 = mul i32 %19, %20, !dbg !88
	%22 = sext i32 %21 to i64, !dbg !88
	%23 = mul i64 %16, %22, !dbg !88
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !16
	%27 = mul i32 %18, %26, !dbg !88
	%28 = add i32 %25, %27, !dbg !88
	%29 = mul i32 %17, %28, !dbg !88
	%30 = add i32 %24, %29, !dbg !88
	%31 = sext i32 %30 to i64, !dbg !88
	%32 = add i64 %23, %31, !dbg !88
	%33 = mul i64 %10, %12, !dbg !88
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !88, !range !12
	%35 = sext i32 %34 to i64, !dbg !88
	%36 = mul i64 %33, %35, !dbg !88
	%37 = mul i64 %36, %22, !dbg !88
	br label %b1, !dbg !88

b1:
	%38 = phi i64 [ %32, %b0 ], [ %109, %b9 ], !dbg !88
	%39 = icmp slt i64 %38, %2, !dbg !88
	br i1 %39, label %b2, label %b10, !dbg !88

b2:
	%40 = icmp eq i64 %p2, -1, !dbg !89
	%41 = select i1 %40, i64 1, i64 %p2, !dbg !89
	%42 = srem i64 %38, %41, !dbg !89
	%43 = icmp eq i64 %p2, -1, !dbg !90
	%44 = select i1 %43, i64 1, i64 %p2, !dbg !90
	%45 = sdiv i64 %38, %44, !dbg !90
	%46 = sub i64 0, %38, !dbg !90
	%47 = select i1 %43, i64 %46, i64 %45, !dbg !90
	%48 = add i64 %38, %p5, !dbg !93
	%49 = mul i64 %48, -7046029254386353131, !dbg !94
	%50 = lshr i64 %49, 32, !dbg !95
	%51 = xor i64 %49, %50, !dbg !96
	%52 = mul i64 %51, -2960836687051489901, !dbg !97
	%53 = lshr i64 %52, 60, !dbg !98
	%54 = sub i64 %53, 8, !dbg !100
	%55 = sitofp i64 %54 to float, !dbg !101
	%56 = icmp sgt i64 %42, 0, !dbg !102
	br i1 %56, label %b3, label %b7, !dbg !102

b3:
	%57 = sub i64 %p2, 1, !dbg !103
	%58 = icmp slt i64 %42, %57, !dbg !104
	br i1 %58, label %b4, label %b7, !dbg !104

b4:
	%59 = icmp sgt i64 %47, 0, !dbg !105
	br i1 %59, label %b5, label %b7, !dbg !105

b5:
	%60 = sub i64 %p3, 1, !dbg !106
	%61 = icmp slt i64 %47, %60, !dbg !107
	br i1 %61, label %b6, label %b7, !dbg !107

b6:
	%62 = sub i64 %38, 1, !dbg !108
	%63 = add i64 %62, %p4, !dbg !111
	%64 = mul i64 %63, -7046029254386353131, !dbg !112
	%65 = lshr i64 %64, 32, !dbg !113
	%66 = xor i64 %64, %65, !dbg !114
	%67 = mul i64 %66, -2960836687051489901, !dbg !115
	%68 = lshr i64 %67, 60, !dbg !116
	%69 = sub i64 %68, 8, !dbg !118
	%70 = sitofp i64 %69 to float, !dbg !119
	%71 = add i64 %38, 1, !dbg !120
	%72 = add i64 %71, %p4, !dbg !123
	%73 = mul i64 %72, -7046029254386353131, !dbg !124
	%74 = lshr i64 %73, 32, !dbg !125
	%75 = xor i64 %73, %74, !dbg !126
	%76 = mul i64 %75, -2960836687051489901, !dbg !127
	%77 = lshr i64 %76, 60, !dbg !128
	%78 = sub i64 %77, 8, !dbg !130
	%79 = sitofp i64 %78 to float, !dbg !131
	%80 = fadd float %70, %79, !dbg !132
	%81 = sub i64 %38, %p2, !dbg !133
	%82 = add i64 %81, %p4, !dbg !136
	%83 = mul i64 %82, -7046029254386353131, !dbg !137
	%84 = lshr i64 %83, 32, !dbg !138
	%85 = xor i64 %83, %84, !dbg !139
	%86 = mul i64 %85, -2960836687051489901, !dbg !140
	%87 = lshr i64 %86, 60, !dbg !141
	%88 = sub i64 %87, 8, !dbg !143
	%89 = sitofp i64 %88 to float, !dbg !144
	%90 = fadd float %80, %89, !dbg !145
	%91 = add i64 %38, %p2, !dbg !146
	%92 = add i64 %91, %p4, !dbg !149
	%93 = mul i64 %92, -7046029254386353131, !dbg !150
	%94 = lshr i64 %93, 32, !dbg !151
	%95 = xor i64 %93, %94, !dbg !152
	%96 = mul i64 %95, -2960836687051489901, !dbg !153
	%97 = lshr i64 %96, 60, !dbg !154
	%98 = sub i64 %97, 8, !dbg !156
	%99 = sitofp i64 %98 to float, !dbg !157
	%100 = fadd float %90, %99, !dbg !158
	%101 = fmul float 2.500000e-01, %100, !dbg !159
	br label %b7, !dbg !159

b7:
	%102 = phi float [ %55, %b2 ], [ %55, %b3 ], [ %55, %b4 ], [ %55, %b5 ], [ %101, %b6 ], !dbg !160
	%103 = getelementptr inbounds float, float addrspace(1)* %0, i64 %38, !dbg !161
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !161
	%105 = fcmp une float %104, %102, !dbg !162
	br i1 %105, label %b8, label %b9, !dbg !162

b8:
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !163
	%107 = addrspacecast i64 addrspace(1)* %106 to i64*, !dbg !164
	%108 = atomicrmw add i64* %107, i64 1 monotonic, !dbg !164
	br label %b9, !dbg !164

b9:
	%109 = add i64 %38, %37, !dbg !88
	br label %b1, !dbg !88

b10:
	ret void, !dbg !88
}

define void @CheckGemv(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i8* %ctrl) nounwind !dbg !165 {
entry:
	br label %b0, !dbg !166

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !166
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !166
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167, !range !9
	%3 = sext i32 %2 to i64, !dbg !167
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !167, !range !10
	%5 = sext i32 %4 to i64, !dbg !167
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !167, !range !10
	%7 = sext i32 %6 to i64, !dbg !167
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !167, !range !11
	%9 = sext i32 %8 to i64, !dbg !167
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !167, !range !12
	%11 = sext i32 %10 to i64, !dbg !167
	%12 = mul i64 %11, %7, !dbg !167
	%13 = add i64 %5, %12, !dbg !167
	%14 = mul i64 %9, %13, !dbg !167
	%15 = add i64 %3, %14, !dbg !167
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !13
	%18 = mul i32 %16, %17, !dbg !167
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167, !range !14
	%20 = mul i32 %18, %19, !dbg !167
	%21 = sext i32 %20 to i64, !dbg !167
	%22 = mul i64 %15, %21, !dbg !167
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !16
	%26 = mul i32 %17, %25, !dbg !167
	%27 = add i32 %24, %26, !dbg !167
	%28 = mul i32 %16, %27, !dbg !167
	%29 = add i32 %23, %28, !dbg !167
	%30 = sext i32 %29 to i64, !dbg !167
	%31 = add i64 %22, %30, !dbg !167
	%32 = mul i64 %9, %11, !dbg !167
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !167, !range !12
	%34 = sext i32 %33 to i64, !dbg !167
	%35 = mul i64 %32, %34, !dbg !167
	%36 = mul i64 %35, %21, !dbg !167
	br label %b1, !dbg !167

b1:
	%37 = phi i64 [ %31, %b0 ], [ %71, %b6 ], !dbg !167
	%38 = icmp slt i64 %37, %p1, !dbg !167
	br i1 %38, label %b2, label %b7, !dbg !167

b2:
	%39 = icmp slt i64 0, %p2, !dbg !168
	br i1 %39, label %b3, label %b4, !dbg !168

b3:
	%40 = phi float [ 0.000000e+00, %b2 ], [ %61, %b3 ], !dbg !169
	%41 = phi i64 [ 0, %b2 ], [ %62, %b3 ], !dbg !169
	%42 = mul i64 %37, %p2, !dbg !170
	%43 = add i64 %42, %41, !dbg !171
	%44 = add i64 %43, %p3, !dbg !174
	%45 = mul i64 %44, -7046029254386353131, !dbg !175
	%46 = lshr i64 %45, 32, !dbg !176
	%47 = xor i64 %45, %46, !dbg !177
	%48 = mul i64 %47, -2960836687051489901, !dbg !178
	%49 = lshr i64 %48, 60, !dbg !179
	%50 = sub i64 %49, 8, !dbg !181
	%51 = sitofp i64 %50 to float, !dbg !182
	%52 = add i64 %41, %p4, !dbg !185
	%53 = mul i64 %52, -7046029254386353131, !dbg !186
	%54 = lshr i64 %53, 32, !dbg !187
	%55 = xor i64 %53, %54, !dbg !188
	%56 = mul i64 %55, -2960836687051489901, !dbg !189
	%57 = lshr i64 %56, 60, !dbg !190
	%58 = sub i64 %57, 8, !dbg !192
	%59 = sitofp i64 %58 to float, !dbg !193
	%60 = fmul float %51, %59, !dbg !194
	%61 = fadd float %40, %60, !dbg !195
	%62 = add i64 %41, 1, !dbg !195
	%63 = icmp slt i64 %62, %p2, !dbg !195
	br i1 %63, label %b3, label %b4, !dbg !195

b4:
	%64 = phi float [ 0.000000e+00, %b2 ], [ %61, %b3 ], !dbg !169
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !196
	%66 = load float, float addrspace(1)* %65, align 4, !dbg !196
	%67 = fcmp une float %66, %64, !dbg !197
	br i1 %67, label %b5, label %b6, !dbg !197

b5:
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !198
	%69 = addrspacecast i64 addrspace(1)* %68 to i64*, !dbg !199
	%70 = atomicrmw add i64* %69, i64 1 monotonic, !dbg !199
	br label %b6, !dbg !199

b6:
	%71 = add i64 %37, %36, !dbg !167
	br label %b1, !dbg !167

b7:
	ret void, !dbg !167
}

define void @Saxpy(float* %p0, i64 %p1, float* %p2, i64 %p3, float %p4, i8* %ctrl) nounwind !dbg !201 {
entry:
	br label %b0, !dbg !202

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !202
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !202
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !203, !range !9
	%3 = sext i32 %2 to i64, !dbg !203
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !203, !range !10
	%5 = sext i32 %4 to i64, !dbg !203
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !203, !range !10
	%7 = sext i32 %6 to i64, !dbg !203
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !203, !range !11
	%9 = sext i32 %8 to i64, !dbg !203
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !203, !range !12
	%11 = sext i32 %10 to i64, !dbg !203
	%12 = mul i64 %11, %7, !dbg !203
	%13 = add i64 %5, %12, !dbg !203
	%14 = mul i64 %9, %13, !dbg !203
	%15 = add i64 %3, %14, !dbg !203
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !203, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !203, !range !13
	%18 = mul i32 %16, %17, !dbg !203
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !203, !range !14
	%20 = mul i32 %18, %19, !dbg !203
	%21 = sext i32 %20 to i64, !dbg !203
	%22 = mul i64 %15, %21, !dbg !203
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !203, !range !16
	%26 = mul i32 %17, %25, !dbg !203
	%27 = add i32 %24, %26, !dbg !203
	%28 = mul i32 %16, %27, !dbg !203
	%29 = add i32 %23, %28, !dbg !203
	%30 = sext i32 %29 to i64, !dbg !203
	%31 = add i64 %22, %30, !dbg !203
	%32 = mul i64 %9, %11, !dbg !203
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !203, !range !12
	%34 = sext i32 %33 to i64, !dbg !203
	%35 = mul i64 %32, %34, !dbg !203
	%36 = mul i64 %35, %21, !dbg !203
	br label %b1, !dbg !203

b1:
	%37 = phi i64 [ %31, %b0 ], [ %45, %b2 ], !dbg !203
	%38 = icmp slt i64 %37, %p1, !dbg !203
	br i1 %38, label %b2, label %b3, !dbg !203

b2:
	%39 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !204
	%40 = load float, float addrspace(1)* %39, align 4, !dbg !204
	%41 = fmul float %p4, %40, !dbg !205
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !206
	%43 = load float, float addrspace(1)* %42, align 4, !dbg !206
	%44 = fadd float %43, %41, !dbg !207
	store float %44, float addrspace(1)* %42, align 4, !dbg !206
	%45 = add i64 %37, %36, !dbg !203
	br label %b1, !dbg !203

b3:
	ret void, !dbg !203
}

define void @Transpose(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !208 {
entry:
	br label %b0, !dbg !209

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !209
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !209
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211, !range !15
	%3 = sext i32 %2 to i64, !dbg !211
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !211, !range !15
	%5 = sext i32 %4 to i64, !dbg !211
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212, !range !9
	%7 = sext i32 %6 to i64, !dbg !212
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !212, !range !10
	%9 = sext i32 %8 to i64, !dbg !212
	%10 = mul i64 %7, 32, !dbg !213
	%11 = mul i64 %9, 32, !dbg !214
	br label %b1, !dbg !214

b1:
	%12 = phi i64 [ %5, %b0 ], [ %24, %b5 ], !dbg !215
	%13 = icmp slt i64 %12, 32, !dbg !216
	br i1 %13, label %b2, label %b6, !dbg !216

b2:
	%14 = add i64 %10, %3, !dbg !217
	%15 = add i64 %11, %12, !dbg !218
	%16 = icmp slt i64 %14, %p4, !dbg !219
	br i1 %16, label %b3, label %b5, !dbg !219

b3:
	%17 = icmp slt i64 %15, %p5, !dbg !220
	br i1 %17, label %b4, label %b5, !dbg !220

b4:
	%18 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %12, !dbg !221
	%19 = mul i64 %15, %p4, !dbg !222
	%20 = add i64 %19, %14, !dbg !223
	%21 = getelementptr inbounds float, float addrspace(1)* %1, i64 %20, !dbg !224
	%22 = load float, float addrspace(1)* %21, align 4, !dbg !224
	%23 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %18, i64 0, i64 %3, !dbg !225
	store float %22, float addrspace(3)* %23, align 4, !dbg !225
	br label %b5, !dbg !225

b5:
	%24 = add i64 %12, 8, !dbg !226
	br label %b1, !dbg !226

b6:
	call void @llvm.nvvm.barrier0(), !dbg !227
	br label %b7, !dbg !227

b7:
	%25 = phi i64 [ %5, %b6 ], [ %37, %b11 ], !dbg !228
	%26 = icmp slt i64 %25, 32, !dbg !229
	br i1 %26, label %b8, label %b12, !dbg !229

b8:
	%27 = add i64 %11, %3, !dbg !230
	%28 = add i64 %10, %25, !dbg !231
	%29 = icmp slt i64 %27, %p5, !dbg !232
	br i1 %29, label %b9, label %b11, !dbg !232

b9:
	%30 = icmp slt i64 %28, %p4, !dbg !233
	br i1 %30, label %b10, label %b11, !dbg !233

b10:
	%31 = mul i64 %28, %p5, !dbg !234
	%32 = add i64 %31, %27, !dbg !235
	%33 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Transpose_31, i64 0, i64 %3, !dbg !236
	%34 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %33, i64 0, i64 %25, !dbg !237
	%35 = load float, float addrspace(3)* %34, align 4, !dbg !237
	%36 = getelementptr inbounds float, float addrspace(1)* %0, i64 %32, !dbg !238
	store float %35, float addrspace(1)* %36, align 4, !dbg !238
	br label %b11, !dbg !238

b11:
	%37 = add i64 %25, 8, !dbg !239
	br label %b7, !dbg !239

b12:
	ret void, !dbg !239
}

define void @Stencil(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !240 {
entry:
	br label %b0, !dbg !241

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !241
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !241
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242, !range !9
	%3 = sext i32 %2 to i64, !dbg !242
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !242, !range !10
	%5 = sext i32 %4 to i64, !dbg !242
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243, !range !13
	%7 = sext i32 %6 to i64, !dbg !243
	%8 = mul i64 %3, %7, !dbg !244
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245, !range !15
	%10 = sext i32 %9 to i64, !dbg !245
	%11 = add i64 %8, %10, !dbg !246
	%12 = mul i64 %5, %p6, !dbg !247
	%13 = icmp slt i64 %11, 1, !dbg !248
	br i1 %13, label %b2, label %b1, !dbg !248

b1:
	%14 = sub i64 %p4, 1, !dbg !249
	%15 = icmp sge i64 %11, %14, !dbg !250
	br i1 %15, label %b2, label %b3, !dbg !250

b2:
	ret void, !dbg !251

b3:
	%16 = icmp sgt i64 %12, 1, !dbg !252
	%17 = select i1 %16, i64 %12, i64 1, !dbg !252
	br label %b4, !dbg !252

b4:
	%18 = phi i64 [ %17, %b3 ], [ %43, %b5 ], !dbg !253
	%19 = add i64 %12, %p6, !dbg !254
	%20 = sub i64 %p5, 1, !dbg !255
	%21 = icmp slt i64 %19, %20, !dbg !256
	%22 = select i1 %21, i64 %19, i64 %20, !dbg !256
	%23 = icmp slt i64 %18, %22, !dbg !257
	br i1 %23, label %b5, label %b6, !dbg !257

b5:
	%24 = mul i64 %18, %p4, !dbg !258
	%25 = add i64 %24, %11, !dbg !259
	%26 = sub i64 %25, 1, !dbg !260
	%27 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !261
	%28 = load float, float addrspace(1)* %27, align 4, !dbg !261
	%29 = add i64 %25, 1, !dbg !262
	%30 = getelementptr inbounds float, float addrspace(1)* %1, i64 %29, !dbg !263
	%31 = load float, float addrspace(1)* %30, align 4, !dbg !263
	%32 = fadd float %28, %31, !dbg !264
	%33 = sub i64 %25, %p4, !dbg !265
	%34 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !266
	%35 = load float, float addrspace(1)* %34, align 4, !dbg !266
	%36 = fadd float %32, %35, !dbg !267
	%37 = add i64 %25, %p4, !dbg !268
	%38 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !269
	%39 = load float, float addrspace(1)* %38, align 4, !dbg !269
	%40 = fadd float %36, %39, !dbg !270
	%41 = fmul float 2.500000e-01, %40, !dbg !271
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %25, !dbg !272
	store float %41, float addrspace(1)* %42, align 4, !dbg !272
	%43 = add i64 %18, 1, !dbg !273
	br label %b4, !dbg !273

b6:
	ret void, !dbg !273
}

define void @Gemv(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !275
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !275
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !275
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !277, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !277, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !277, !range !13
	%8 = mul i32 %7, %5, !dbg !277
	%9 = add i32 %4, %8, !dbg !277
	%10 = mul i32 %6, %9, !dbg !277
	%11 = add i32 %3, %10, !dbg !277
	%12 = sext i32 %11 to i64, !dbg !277
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !9
	%14 = sext i32 %13 to i64, !dbg !278
	br label %b1, !dbg !279

b1:
	%15 = phi i64 [ %14, %b0 ], [ %45, %b12 ], !dbg !280
	%16 = icmp slt i64 %15, %p1, !dbg !281
	br i1 %16, label %b2, label %b13, !dbg !281

b2:
	%17 = mul i64 %15, %p5, !dbg !282
	%18 = getelementptr inbounds float, float addrspace(1)* %1, i64 %17, !dbg !283
	br label %b3, !dbg !283

b3:
	%19 = phi float [ 0.000000e+00, %b2 ], [ %27, %b4 ], !dbg !284
	%20 = phi i64 [ %12, %b2 ], [ %28, %b4 ], !dbg !285
	%21 = icmp slt i64 %20, %p5, !dbg !286
	br i1 %21, label %b4, label %b5, !dbg !286

b4:
	%22 = getelementptr inbounds float, float addrspace(1)* %18, i64 %20, !dbg !287
	%23 = load float, float addrspace(1)* %22, align 4, !dbg !287
	%24 = getelementptr inbounds float, float addrspace(1)* %2, i64 %20, !dbg !288
	%25 = load float, float addrspace(1)* %24, align 4, !dbg !288
	%26 = fmul float %23, %25, !dbg !289
	%27 = fadd float %19, %26, !dbg !290
	%28 = add i64 %20, 256, !dbg !291
	br label %b3, !dbg !291

b5:
	%29 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %12, !dbg !292
	store float %19, float addrspace(3)* %29, align 4, !dbg !292
	call void @llvm.nvvm.barrier0(), !dbg !293
	br label %b6, !dbg !293

b6:
	%30 = phi i64 [ 128, %b5 ], [ %38, %b9 ], !dbg !294
	%31 = icmp sgt i64 %30, 0, !dbg !295
	br i1 %31, label %b7, label %b10, !dbg !295

b7:
	%32 = icmp slt i64 %12, %30, !dbg !296
	br i1 %32, label %b8, label %b9, !dbg !296

b8:
	%33 = add i64 %12, %30, !dbg !297
	%34 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 %33, !dbg !298
	%35 = load float, float addrspace(3)* %34, align 4, !dbg !298
	%36 = load float, float addrspace(3)* %29, align 4, !dbg !299
	%37 = fadd float %36, %35, !dbg !300
	store float %37, float addrspace(3)* %29, align 4, !dbg !299
	br label %b9, !dbg !299

b9:
	call void @llvm.nvvm.barrier0(), !dbg !301
	%38 = sdiv i64 %30, 2, !dbg !302
	br label %b6, !dbg !302

b10:
	%39 = icmp eq i64 %12, 0, !dbg !303
	br i1 %39, label %b11, label %b12, !dbg !303

b11:
	%40 = getelementptr inbounds [256 x float], [256 x float] addrspace(3)* @gpuc_shared_Gemv_72, i64 0, i64 0, !dbg !304
	%41 = load float, float addrspace(3)* %40, align 4, !dbg !304
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %15, !dbg !305
	store float %41, float addrspace(1)* %42, align 4, !dbg !305
	br label %b12, !dbg !305

b12:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !306, !range !11
	%44 = sext i32 %43 to i64, !dbg !306
	%45 = add i64 %15, %44, !dbg !307
	br label %b1, !dbg !307

b13:
	ret void, !dbg !307
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

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!308, !309, !310, !311, !312, !313, !314, !315, !316, !317, !318, !319, !320, !321, !322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343}
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
!62 = distinct !DISubprogram(name: "CheckTranspose", scope: !1, file: !1, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!63 = !DILocation(line: 38, column: 6, scope: !62)
!64 = !DILocation(line: 39, column: 35, scope: !62)
!65 = !DILocation(line: 39, column: 32, scope: !62)
!66 = !DILocation(line: 40, column: 9, scope: !62)
!67 = !DILocation(line: 40, column: 25, scope: !62)
!68 = !DILocation(line: 40, column: 27, scope: !62)
!69 = !DILocation(line: 40, column: 31, scope: !62)
!70 = !DILocation(line: 40, column: 29, scope: !62)
!71 = !DILocation(line: 40, column: 23, scope: !62)
!72 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !71)
!73 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !71)
!74 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !71)
!75 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !71)
!76 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !71)
!77 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !71)
!78 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !71)
!79 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !71)
!80 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !71)
!81 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !71)
!82 = !DILocation(line: 40, column: 13, scope: !62)
!83 = !DILocation(line: 41, column: 27, scope: !62)
!84 = !DILocation(line: 41, column: 17, scope: !62)
!85 = distinct !DISubprogram(name: "CheckStencil", scope: !1, file: !1, line: 50, type: !4, isDefinition: true, scopeLine: 50, isOptimized: true, unit: !2)
!86 = !DILocation(line: 50, column: 6, scope: !85)
!87 = !DILocation(line: 51, column: 35, scope: !85)
!88 = !DILocation(line: 51, column: 32, scope: !85)
!89 = !DILocation(line: 52, column: 12, scope: !85)
!90 = !DILocation(line: 52, column: 17, scope: !85)
!91 = !DILocation(line: 53, column: 18, scope: !85)
!92 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !91)
!93 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !91)
!94 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !91)
!95 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !91)
!96 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !91)
!97 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !91)
!98 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !91)
!99 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !91)
!100 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !91)
!101 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !91)
!102 = !DILocation(line: 54, column: 8, scope: !85)
!103 = !DILocation(line: 54, column: 20, scope: !85)
!104 = !DILocation(line: 54, column: 17, scope: !85)
!105 = !DILocation(line: 54, column: 28, scope: !85)
!106 = !DILocation(line: 54, column: 40, scope: !85)
!107 = !DILocation(line: 54, column: 37, scope: !85)
!108 = !DILocation(line: 55, column: 28, scope: !85)
!109 = !DILocation(line: 55, column: 26, scope: !85)
!110 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !109)
!111 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !109)
!112 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !109)
!113 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !109)
!114 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !109)
!115 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !109)
!116 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !109)
!117 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !109)
!118 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !109)
!119 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !109)
!120 = !DILocation(line: 55, column: 49, scope: !85)
!121 = !DILocation(line: 55, column: 47, scope: !85)
!122 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !121)
!123 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !121)
!124 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !121)
!125 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !121)
!126 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !121)
!127 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !121)
!128 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !121)
!129 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !121)
!130 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !121)
!131 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !121)
!132 = !DILocation(line: 55, column: 38, scope: !85)
!133 = !DILocation(line: 55, column: 70, scope: !85)
!134 = !DILocation(line: 55, column: 68, scope: !85)
!135 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !134)
!136 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !134)
!137 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !134)
!138 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !134)
!139 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !134)
!140 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !134)
!141 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !134)
!142 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !134)
!143 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !134)
!144 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !134)
!145 = !DILocation(line: 55, column: 59, scope: !85)
!146 = !DILocation(line: 55, column: 91, scope: !85)
!147 = !DILocation(line: 55, column: 89, scope: !85)
!148 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !147)
!149 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !147)
!150 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !147)
!151 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !147)
!152 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !147)
!153 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !147)
!154 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !147)
!155 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !147)
!156 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !147)
!157 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !147)
!158 = !DILocation(line: 55, column: 80, scope: !85)
!159 = !DILocation(line: 55, column: 16, scope: !85)
!160 = !DILocation(line: 53, column: 3, scope: !85)
!161 = !DILocation(line: 57, column: 9, scope: !85)
!162 = !DILocation(line: 57, column: 13, scope: !85)
!163 = !DILocation(line: 58, column: 27, scope: !85)
!164 = !DILocation(line: 58, column: 17, scope: !85)
!165 = distinct !DISubprogram(name: "CheckGemv", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!166 = !DILocation(line: 67, column: 6, scope: !165)
!167 = !DILocation(line: 68, column: 32, scope: !165)
!168 = !DILocation(line: 70, column: 18, scope: !165)
!169 = !DILocation(line: 69, column: 3, scope: !165)
!170 = !DILocation(line: 71, column: 20, scope: !165)
!171 = !DILocation(line: 71, column: 25, scope: !165)
!172 = !DILocation(line: 71, column: 18, scope: !165)
!173 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !172)
!174 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !172)
!175 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !172)
!176 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !172)
!177 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !172)
!178 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !172)
!179 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !172)
!180 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !172)
!181 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !172)
!182 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !172)
!183 = !DILocation(line: 71, column: 45, scope: !165)
!184 = !DILocation(line: 8, column: 14, scope: !17, inlinedAt: !183)
!185 = !DILocation(line: 8, column: 18, scope: !17, inlinedAt: !183)
!186 = !DILocation(line: 8, column: 26, scope: !17, inlinedAt: !183)
!187 = !DILocation(line: 9, column: 12, scope: !17, inlinedAt: !183)
!188 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !183)
!189 = !DILocation(line: 9, column: 18, scope: !17, inlinedAt: !183)
!190 = !DILocation(line: 10, column: 22, scope: !17, inlinedAt: !183)
!191 = !DILocation(line: 10, column: 20, scope: !17, inlinedAt: !183)
!192 = !DILocation(line: 10, column: 28, scope: !17, inlinedAt: !183)
!193 = !DILocation(line: 10, column: 16, scope: !17, inlinedAt: !183)
!194 = !DILocation(line: 71, column: 36, scope: !165)
!195 = !DILocation(line: 71, column: 4, scope: !165)
!196 = !DILocation(line: 73, column: 9, scope: !165)
!197 = !DILocation(line: 73, column: 13, scope: !165)
!198 = !DILocation(line: 74, column: 27, scope: !165)
!199 = !DILocation(line: 74, column: 17, scope: !165)
!200 = !DIFile(filename: "single.go", directory: "github.com/gpuc-go/gpuc/bench/single")
!201 = distinct !DISubprogram(name: "Saxpy", scope: !200, file: !200, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!202 = !DILocation(line: 12, column: 6, scope: !201)
!203 = !DILocation(line: 13, column: 32, scope: !201)
!204 = !DILocation(line: 14, column: 16, scope: !201)
!205 = !DILocation(line: 14, column: 13, scope: !201)
!206 = !DILocation(line: 14, column: 4, scope: !201)
!207 = !DILocation(line: 14, column: 3, scope: !201)
!208 = distinct !DISubprogram(name: "Transpose", scope: !200, file: !200, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!209 = !DILocation(line: 30, column: 6, scope: !208)
!210 = !DILocation(line: 31, column: 45, scope: !208)
!211 = !DILocation(line: 32, column: 23, scope: !208)
!212 = !DILocation(line: 33, column: 22, scope: !208)
!213 = !DILocation(line: 33, column: 26, scope: !208)
!214 = !DILocation(line: 33, column: 47, scope: !208)
!215 = !DILocation(line: 34, column: 6, scope: !208)
!216 = !DILocation(line: 34, column: 17, scope: !208)
!217 = !DILocation(line: 35, column: 16, scope: !208)
!218 = !DILocation(line: 35, column: 23, scope: !208)
!219 = !DILocation(line: 35, column: 29, scope: !208)
!220 = !DILocation(line: 35, column: 38, scope: !208)
!221 = !DILocation(line: 36, column: 8, scope: !208)
!222 = !DILocation(line: 36, column: 23, scope: !208)
!223 = !DILocation(line: 36, column: 25, scope: !208)
!224 = !DILocation(line: 36, column: 21, scope: !208)
!225 = !DILocation(line: 36, column: 11, scope: !208)
!226 = !DILocation(line: 34, column: 25, scope: !208)
!227 = !DILocation(line: 39, column: 16, scope: !208)
!228 = !DILocation(line: 40, column: 6, scope: !208)
!229 = !DILocation(line: 40, column: 17, scope: !208)
!230 = !DILocation(line: 41, column: 16, scope: !208)
!231 = !DILocation(line: 41, column: 23, scope: !208)
!232 = !DILocation(line: 41, column: 29, scope: !208)
!233 = !DILocation(line: 41, column: 38, scope: !208)
!234 = !DILocation(line: 42, column: 9, scope: !208)
!235 = !DILocation(line: 42, column: 11, scope: !208)
!236 = !DILocation(line: 42, column: 21, scope: !208)
!237 = !DILocation(line: 42, column: 25, scope: !208)
!238 = !DILocation(line: 42, column: 7, scope: !208)
!239 = !DILocation(line: 40, column: 25, scope: !208)
!240 = distinct !DISubprogram(name: "Stencil", scope: !200, file: !200, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!241 = !DILocation(line: 52, column: 6, scope: !240)
!242 = !DILocation(line: 53, column: 17, scope: !240)
!243 = !DILocation(line: 53, column: 32, scope: !240)
!244 = !DILocation(line: 53, column: 21, scope: !240)
!245 = !DILocation(line: 53, column: 50, scope: !240)
!246 = !DILocation(line: 53, column: 37, scope: !240)
!247 = !DILocation(line: 54, column: 26, scope: !240)
!248 = !DILocation(line: 55, column: 7, scope: !240)
!249 = !DILocation(line: 55, column: 20, scope: !240)
!250 = !DILocation(line: 55, column: 16, scope: !240)
!251 = !DILocation(line: 56, column: 3, scope: !240)
!252 = !DILocation(line: 58, column: 14, scope: !240)
!253 = !DILocation(line: 58, column: 6, scope: !240)
!254 = !DILocation(line: 58, column: 39, scope: !240)
!255 = !DILocation(line: 58, column: 47, scope: !240)
!256 = !DILocation(line: 58, column: 33, scope: !240)
!257 = !DILocation(line: 58, column: 28, scope: !240)
!258 = !DILocation(line: 59, column: 9, scope: !240)
!259 = !DILocation(line: 59, column: 12, scope: !240)
!260 = !DILocation(line: 60, column: 25, scope: !240)
!261 = !DILocation(line: 60, column: 23, scope: !240)
!262 = !DILocation(line: 60, column: 36, scope: !240)
!263 = !DILocation(line: 60, column: 34, scope: !240)
!264 = !DILocation(line: 60, column: 29, scope: !240)
!265 = !DILocation(line: 60, column: 47, scope: !240)
!266 = !DILocation(line: 60, column: 45, scope: !240)
!267 = !DILocation(line: 60, column: 40, scope: !240)
!268 = !DILocation(line: 60, column: 58, scope: !240)
!269 = !DILocation(line: 60, column: 56, scope: !240)
!270 = !DILocation(line: 60, column: 51, scope: !240)
!271 = !DILocation(line: 60, column: 17, scope: !240)
!272 = !DILocation(line: 60, column: 6, scope: !240)
!273 = !DILocation(line: 58, column: 52, scope: !240)
!274 = distinct !DISubprogram(name: "Gemv", scope: !200, file: !200, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!275 = !DILocation(line: 71, column: 6, scope: !274)
!276 = !DILocation(line: 72, column: 42, scope: !274)
!277 = !DILocation(line: 73, column: 30, scope: !274)
!278 = !DILocation(line: 74, column: 21, scope: !274)
!279 = !DILocation(line: 74, column: 24, scope: !274)
!280 = !DILocation(line: 74, column: 6, scope: !274)
!281 = !DILocation(line: 74, column: 29, scope: !274)
!282 = !DILocation(line: 75, column: 13, scope: !274)
!283 = !DILocation(line: 75, column: 11, scope: !274)
!284 = !DILocation(line: 76, column: 3, scope: !274)
!285 = !DILocation(line: 77, column: 7, scope: !274)
!286 = !DILocation(line: 77, column: 20, scope: !274)
!287 = !DILocation(line: 78, column: 14, scope: !274)
!288 = !DILocation(line: 78, column: 21, scope: !274)
!289 = !DILocation(line: 78, column: 18, scope: !274)
!290 = !DILocation(line: 78, column: 4, scope: !274)
!291 = !DILocation(line: 77, column: 28, scope: !274)
!292 = !DILocation(line: 80, column: 7, scope: !274)
!293 = !DILocation(line: 81, column: 17, scope: !274)
!294 = !DILocation(line: 82, column: 7, scope: !274)
!295 = !DILocation(line: 82, column: 37, scope: !274)
!296 = !DILocation(line: 83, column: 12, scope: !274)
!297 = !DILocation(line: 84, column: 28, scope: !274)
!298 = !DILocation(line: 84, column: 23, scope: !274)
!299 = !DILocation(line: 84, column: 9, scope: !274)
!300 = !DILocation(line: 84, column: 5, scope: !274)
!301 = !DILocation(line: 86, column: 18, scope: !274)
!302 = !DILocation(line: 82, column: 42, scope: !274)
!303 = !DILocation(line: 88, column: 11, scope: !274)
!304 = !DILocation(line: 89, column: 17, scope: !274)
!305 = !DILocation(line: 89, column: 7, scope: !274)
!306 = !DILocation(line: 74, column: 55, scope: !274)
!307 = !DILocation(line: 74, column: 41, scope: !274)
!308 = !{void (float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!309 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!310 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!311 = !{void (float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!312 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"kernel", i32 1}
!313 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidx", i32 512}
!314 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidy", i32 1}
!315 = !{void (float*, i64, i64, i64, float, i64, i64*, i64, i8*)* @CheckSaxpy, !"maxntidz", i32 1}
!316 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"kernel", i32 1}
!317 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidx", i32 512}
!318 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidy", i32 1}
!319 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckTranspose, !"maxntidz", i32 1}
!320 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"kernel", i32 1}
!321 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidx", i32 512}
!322 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidy", i32 1}
!323 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckStencil, !"maxntidz", i32 1}
!324 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"kernel", i32 1}
!325 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidx", i32 512}
!326 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidy", i32 1}
!327 = !{void (float*, i64, i64, i64, i64, i64*, i64, i8*)* @CheckGemv, !"maxntidz", i32 1}
!328 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"kernel", i32 1}
!329 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidx", i32 256}
!330 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidy", i32 1}
!331 = !{void (float*, i64, float*, i64, float, i8*)* @Saxpy, !"maxntidz", i32 1}
!332 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"kernel", i32 1}
!333 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidx", i32 256}
!334 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidy", i32 1}
!335 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Transpose, !"maxntidz", i32 1}
!336 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"kernel", i32 1}
!337 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidx", i32 256}
!338 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidy", i32 1}
!339 = !{void (float*, i64, float*, i64, i64, i64, i64, i8*)* @Stencil, !"maxntidz", i32 1}
!340 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"kernel", i32 1}
!341 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidx", i32 256}
!342 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidy", i32 1}
!343 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Gemv, !"maxntidz", i32 1}
