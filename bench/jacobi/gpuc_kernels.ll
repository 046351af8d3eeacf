target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (float*, i64, float*, i64, double*, i64, i8*)* @Changes to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !6 {
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
	%36 = phi i64 [ %30, %b0 ], [ %61, %b4 ], !dbg !8
	%37 = icmp slt i64 %36, %p1, !dbg !8
	br i1 %37, label %b2, label %b5, !dbg !8

b2:
	%38 = icmp eq i64 %p4, -1, !dbg !17
	%39 = select i1 %38, i64 1, i64 %p4, !dbg !17
	%40 = sdiv i64 %36, %39, !dbg !17
	%41 = sub i64 0, %36, !dbg !17
	%42 = select i1 %38, i64 %41, i64 %40, !dbg !17
	%43 = add i64 %p5, %42, !dbg !18
	%44 = add i64 %43, %p3, !dbg !19
	%45 = icmp eq i64 %p3, -1, !dbg !20
	%46 = select i1 %45, i64 1, i64 %p3, !dbg !20
	%47 = srem i64 %44, %46, !dbg !20
	%48 = icmp eq i64 %p4, -1, !dbg !21
	%49 = select i1 %48, i64 1, i64 %p4, !dbg !21
	%50 = srem i64 %36, %49, !dbg !21
	%51 = icmp slt i64 %50, %p2, !dbg !22
	br i1 %51, label %b3, label %b4, !dbg !22

b3:
	%52 = mul i64 %47, %p2, !dbg !23
	%53 = add i64 %52, %50, !dbg !24
	%54 = mul i64 %53, 2654435761, !dbg !28
	%55 = add i64 %54, %p6, !dbg !29
	%56 = lshr i64 %55, 7, !dbg !30
	%57 = and i64 %56, 16777215, !dbg !31
	%58 = uitofp i64 %57 to float, !dbg !32
	%59 = fdiv float %58, 0x4170000000000000, !dbg !33
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %36, !dbg !34
	store float %59, float addrspace(1)* %60, align 4, !dbg !34
	br label %b4, !dbg !34

b4:
	%61 = add i64 %36, %35, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8
}

define void @Sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !35 {
entry:
	br label %b0, !dbg !36

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !36
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !36
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37, !range !9
	%3 = sext i32 %2 to i64, !dbg !37
	br label %b1, !dbg !38

b1:
	%4 = phi i64 [ %3, %b0 ], [ %62, %b9 ], !dbg !39
	%5 = icmp slt i64 %4, %p5, !dbg !40
	br i1 %5, label %b2, label %b10, !dbg !40

b2:
	%6 = mul i64 %4, %p4, !dbg !41
	%7 = add i64 %4, 1, !dbg !42
	%8 = getelementptr inbounds float, float addrspace(1)* %1, i64 %6, !dbg !43
	%9 = add i64 %4, %p5, !dbg !44
	%10 = sub i64 %9, 1, !dbg !45
	%11 = icmp eq i64 %p5, -1, !dbg !46
	%12 = select i1 %11, i64 1, i64 %p5, !dbg !46
	%13 = srem i64 %10, %12, !dbg !46
	%14 = mul i64 %13, %p4, !dbg !47
	%15 = getelementptr inbounds float, float addrspace(1)* %1, i64 %14, !dbg !48
	%16 = icmp eq i64 %p5, -1, !dbg !49
	%17 = select i1 %16, i64 1, i64 %p5, !dbg !49
	%18 = srem i64 %7, %17, !dbg !49
	%19 = mul i64 %18, %p4, !dbg !50
	%20 = getelementptr inbounds float, float addrspace(1)* %1, i64 %19, !dbg !51
	%21 = getelementptr inbounds float, float addrspace(1)* %0, i64 %6, !dbg !52
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !53, !range !16
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53, !range !13
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !53, !range !13
	%27 = mul i32 %26, %24, !dbg !53
	%28 = add i32 %23, %27, !dbg !53
	%29 = mul i32 %25, %28, !dbg !53
	%30 = add i32 %22, %29, !dbg !53
	%31 = sext i32 %30 to i64, !dbg !53
	%32 = mul i32 %25, %26, !dbg !53
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !53, !range !14
	%34 = mul i32 %32, %33, !dbg !53
	%35 = sext i32 %34 to i64, !dbg !53
	br label %b3, !dbg !53

b3:
	%36 = phi i64 [ %31, %b2 ], [ %59, %b8 ], !dbg !53
	%37 = icmp slt i64 %36, %p4, !dbg !53
	br i1 %37, label %b4, label %b9, !dbg !53

b4:
	%38 = icmp eq i64 %36, 0, !dbg !54
	br i1 %38, label %b6, label %b5, !dbg !54

b5:
	%39 = sub i64 %p4, 1, !dbg !55
	%40 = icmp eq i64 %36, %39, !dbg !56
	br i1 %40, label %b6, label %b7, !dbg !56

b6:
	%41 = getelementptr inbounds float, float addrspace(1)* %8, i64 %36, !dbg !57
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !57
	%43 = getelementptr inbounds float, float addrspace(1)* %21, i64 %36, !dbg !58
	store float %42, float addrspace(1)* %43, align 4, !dbg !58
	br label %b8, !dbg !58

b7:
	%44 = sub i64 %36, 1, !dbg !59
	%45 = getelementptr inbounds float, float addrspace(1)* %8, i64 %44, !dbg !60
	%46 = load float, float addrspace(1)* %45, align 4, !dbg !60
	%47 = add i64 %36, 1, !dbg !61
	%48 = getelementptr inbounds float, float addrspace(1)* %8, i64 %47, !dbg !62
	%49 = load float, float addrspace(1)* %48, align 4, !dbg !62
	%50 = fadd float %46, %49, !dbg !63
	%51 = getelementptr inbounds float, float addrspace(1)* %15, i64 %36, !dbg !64
	%52 = load float, float addrspace(1)* %51, align 4, !dbg !64
	%53 = fadd float %50, %52, !dbg !65
	%54 = getelementptr inbounds float, float addrspace(1)* %20, i64 %36, !dbg !66
	%55 = load float, float addrspace(1)* %54, align 4, !dbg !66
	%56 = fadd float %53, %55, !dbg !67
	%57 = fmul float %56, 2.500000e-01, !dbg !68
	%58 = getelementptr inbounds float, float addrspace(1)* %21, i64 %36, !dbg !69
	store float %57, float addrspace(1)* %58, align 4, !dbg !69
	br label %b8, !dbg !69

b8:
	%59 = add i64 %36, %35, !dbg !53
	br label %b3, !dbg !53

b9:
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !70, !range !11
	%61 = sext i32 %60 to i64, !dbg !70
	%62 = add i64 %4, %61, !dbg !71
	br label %b1, !dbg !71

b10:
	ret void, !dbg !71
}

define void @Compare(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !72 {
entry:
	br label %b0, !dbg !73

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !73
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !73
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !73
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74, !range !9
	%4 = sext i32 %3 to i64, !dbg !74
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !74, !range !10
	%6 = sext i32 %5 to i64, !dbg !74
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !74, !range !10
	%8 = sext i32 %7 to i64, !dbg !74
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !74, !range !11
	%10 = sext i32 %9 to i64, !dbg !74
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !74, !range !12
	%12 = sext i32 %11 to i64, !dbg !74
	%13 = mul i64 %12, %8, !dbg !74
	%14 = add i64 %6, %13, !dbg !74
	%15 = mul i64 %10, %14, !dbg !74
	%16 = add i64 %4, %15, !dbg !74
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !74, !range !13
	%19 = mul i32 %17, %18, !dbg !74
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !74, !range !14
	%21 = mul i32 %19, %20, !dbg !74
	%22 = sext i32 %21 to i64, !dbg !74
	%23 = mul i64 %16, %22, !dbg !74
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !74, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !74, !range !16
	%27 = mul i32 %18, %26, !dbg !74
	%28 = add i32 %25, %27, !dbg !74
	%29 = mul i32 %17, %28, !dbg !74
	%30 = add i32 %24, %29, !dbg !74
	%31 = sext i32 %30 to i64, !dbg !74
	%32 = add i64 %23, %31, !dbg !74
	%33 = mul i64 %10, %12, !dbg !74
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !74, !range !12
	%35 = sext i32 %34 to i64, !dbg !74
	%36 = mul i64 %33, %35, !dbg !74
	%37 = mul i64 %36, %22, !dbg !74
	br label %b1, !dbg !74

b1:
	%38 = phi i64 [ %32, %b0 ], [ %58, %b4 ], !dbg !74
	%39 = icmp slt i64 %38, %p3, !dbg !74
	br i1 %39, label %b2, label %b5, !dbg !74

b2:
	%40 = icmp eq i64 %p4, -1, !dbg !75
	%41 = select i1 %40, i64 1, i64 %p4, !dbg !75
	%42 = sdiv i64 %38, %41, !dbg !75
	%43 = sub i64 0, %38, !dbg !75
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !75
	%45 = mul i64 %44, %p5, !dbg !76
	%46 = icmp eq i64 %p4, -1, !dbg !77
	%47 = select i1 %46, i64 1, i64 %p4, !dbg !77
	%48 = srem i64 %38, %47, !dbg !77
	%49 = add i64 %45, %48, !dbg !78
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %49, !dbg !79
	%51 = load float, float addrspace(1)* %50, align 4, !dbg !79
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %38, !dbg !80
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !80
	%54 = fcmp une float %51, %53, !dbg !81
	br i1 %54, label %b3, label %b4, !dbg !81

b3:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !82
	%56 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !83
	%57 = atomicrmw add i64* %56, i64 1 monotonic, !dbg !83
	br label %b4, !dbg !83

b4:
	%58 = add i64 %38, %37, !dbg !74
	br label %b1, !dbg !74

b5:
	ret void, !dbg !74
}

define void @Changes(float* %p0, i64 %p1, float* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !84 {
entry:
	br label %b0, !dbg !85

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !85
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !85
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !85
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !9
	%4 = sext i32 %3 to i64, !dbg !86
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !86, !range !10
	%6 = sext i32 %5 to i64, !dbg !86
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !86, !range !10
	%8 = sext i32 %7 to i64, !dbg !86
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !86, !range !11
	%10 = sext i32 %9 to i64, !dbg !86
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !86, !range !12
	%12 = sext i32 %11 to i64, !dbg !86
	%13 = mul i64 %12, %8, !dbg !86
	%14 = add i64 %6, %13, !dbg !86
	%15 = mul i64 %10, %14, !dbg !86
	%16 = add i64 %4, %15, !dbg !86
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !86, !range !13
	%19 = mul i32 %17, %18, !dbg !86
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !86, !range !14
	%21 = mul i32 %19, %20, !dbg !86
	%22 = sext i32 %21 to i64, !dbg !86
	%23 = mul i64 %16, %22, !dbg !86
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !86, !range !16
	%27 = mul i32 %18, %26, !dbg !86
	%28 = add i32 %25, %27, !dbg !86
	%29 = mul i32 %17, %28, !dbg !86
	%30 = add i32 %24, %29, !dbg !86
	%31 = sext i32 %30 to i64, !dbg !86
	%32 = add i64 %23, %31, !dbg !86
	%33 = mul i64 %10, %12, !dbg !86
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !86, !range !12
	%35 = sext i32 %34 to i64, !dbg !86
	%36 = mul i64 %33, %35, !dbg !86
	%37 = mul i64 %36, %22, !dbg !86
	br label %b1, !dbg !86

b1:
	%38 = phi double [ 0.000000e+00, %b0 ], [ %48, %b2 ], !dbg !86
	%39 = phi i64 [ %32, %b0 ], [ %49, %b2 ], !dbg !86
	%40 = icmp slt i64 %39, %p3, !dbg !86
	br i1 %40, label %b2, label %b3, !dbg !86

b2:
	%41 = getelementptr inbounds float, float addrspace(1)* %1, i64 %39, !dbg !87
	%42 = load float, float addrspace(1)* %41, align 4, !dbg !87
	%43 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !88
	%44 = load float, float addrspace(1)* %43, align 4, !dbg !88
	%45 = fsub float %42, %44, !dbg !89
	%46 = call float @llvm.nvvm.mul.rn.f(float %45, float %45), !dbg !90
	%47 = fpext float %46 to double, !dbg !91
	%48 = fadd double %38, %47, !dbg !92
	%49 = add i64 %39, %37, !dbg !86
	br label %b1, !dbg !86

b3:
	%50 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !93
	%51 = addrspacecast double addrspace(1)* %50 to double*, !dbg !94
	%52 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %51, double %38), !dbg !94
	ret void, !dbg !94
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

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %a0, double %a1) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "check.go", directory: "github.com/gpuc-go/gpuc/bench/jacobi")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = !DILocation(line: 22, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 23, column: 21, scope: !6)
!18 = !DILocation(line: 23, column: 19, scope: !6)
!19 = !DILocation(line: 23, column: 27, scope: !6)
!20 = !DILocation(line: 23, column: 35, scope: !6)
!21 = !DILocation(line: 23, column: 45, scope: !6)
!22 = !DILocation(line: 24, column: 8, scope: !6)
!23 = !DILocation(line: 25, column: 24, scope: !6)
!24 = !DILocation(line: 25, column: 30, scope: !6)
!25 = distinct !DISubprogram(name: "initial", scope: !1, file: !1, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!26 = !DILocation(line: 25, column: 20, scope: !6)
!27 = !DILocation(line: 12, column: 13, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 12, column: 16, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 12, column: 28, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 13, column: 18, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 13, column: 21, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 13, column: 16, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 13, column: 32, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 25, column: 7, scope: !6)
!35 = distinct !DISubprogram(name: "Sweep", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!36 = !DILocation(line: 33, column: 6, scope: !35)
!37 = !DILocation(line: 34, column: 21, scope: !35)
!38 = !DILocation(line: 34, column: 24, scope: !35)
!39 = !DILocation(line: 34, column: 6, scope: !35)
!40 = !DILocation(line: 34, column: 29, scope: !35)
!41 = !DILocation(line: 35, column: 15, scope: !35)
!42 = !DILocation(line: 35, column: 26, scope: !35)
!43 = !DILocation(line: 35, column: 13, scope: !35)
!44 = !DILocation(line: 36, column: 15, scope: !35)
!45 = !DILocation(line: 36, column: 22, scope: !35)
!46 = !DILocation(line: 36, column: 25, scope: !35)
!47 = !DILocation(line: 36, column: 32, scope: !35)
!48 = !DILocation(line: 36, column: 12, scope: !35)
!49 = !DILocation(line: 37, column: 20, scope: !35)
!50 = !DILocation(line: 37, column: 27, scope: !35)
!51 = !DILocation(line: 37, column: 14, scope: !35)
!52 = !DILocation(line: 38, column: 14, scope: !35)
!53 = !DILocation(line: 39, column: 34, scope: !35)
!54 = !DILocation(line: 40, column: 9, scope: !35)
!55 = !DILocation(line: 40, column: 27, scope: !35)
!56 = !DILocation(line: 40, column: 19, scope: !35)
!57 = !DILocation(line: 41, column: 17, scope: !35)
!58 = !DILocation(line: 41, column: 8, scope: !35)
!59 = !DILocation(line: 43, column: 20, scope: !35)
!60 = !DILocation(line: 43, column: 18, scope: !35)
!61 = !DILocation(line: 43, column: 31, scope: !35)
!62 = !DILocation(line: 43, column: 29, scope: !35)
!63 = !DILocation(line: 43, column: 24, scope: !35)
!64 = !DILocation(line: 43, column: 39, scope: !35)
!65 = !DILocation(line: 43, column: 35, scope: !35)
!66 = !DILocation(line: 43, column: 49, scope: !35)
!67 = !DILocation(line: 43, column: 43, scope: !35)
!68 = !DILocation(line: 43, column: 54, scope: !35)
!69 = !DILocation(line: 43, column: 8, scope: !35)
!70 = !DILocation(line: 34, column: 53, scope: !35)
!71 = !DILocation(line: 34, column: 39, scope: !35)
!72 = distinct !DISubprogram(name: "Compare", scope: !1, file: !1, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!73 = !DILocation(line: 53, column: 6, scope: !72)
!74 = !DILocation(line: 54, column: 32, scope: !72)
!75 = !DILocation(line: 55, column: 11, scope: !72)
!76 = !DILocation(line: 55, column: 17, scope: !72)
!77 = !DILocation(line: 55, column: 25, scope: !72)
!78 = !DILocation(line: 55, column: 23, scope: !72)
!79 = !DILocation(line: 55, column: 9, scope: !72)
!80 = !DILocation(line: 55, column: 40, scope: !72)
!81 = !DILocation(line: 55, column: 33, scope: !72)
!82 = !DILocation(line: 56, column: 27, scope: !72)
!83 = !DILocation(line: 56, column: 17, scope: !72)
!84 = distinct !DISubprogram(name: "Changes", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!85 = !DILocation(line: 64, column: 6, scope: !84)
!86 = !DILocation(line: 66, column: 32, scope: !84)
!87 = !DILocation(line: 67, column: 13, scope: !84)
!88 = !DILocation(line: 67, column: 25, scope: !84)
!89 = !DILocation(line: 67, column: 17, scope: !84)
!90 = !DILocation(line: 68, column: 21, scope: !84)
!91 = !DILocation(line: 68, column: 18, scope: !84)
!92 = !DILocation(line: 68, column: 3, scope: !84)
!93 = !DILocation(line: 70, column: 23, scope: !84)
!94 = !DILocation(line: 70, column: 15, scope: !84)
!95 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!96 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!97 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!98 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!99 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"kernel", i32 1}
!100 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidx", i32 512}
!101 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidy", i32 1}
!102 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidz", i32 1}
!103 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!104 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidx", i32 512}
!105 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidy", i32 1}
!106 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidz", i32 1}
!107 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"kernel", i32 1}
!108 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidx", i32 512}
!109 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidy", i32 1}
!110 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidz", i32 1}
