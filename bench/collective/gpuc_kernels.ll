target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%11 = sext i32 %10 to i64, !dbg !8
	%12 = trunc i64 %11 to i32, !dbg !8
	%13 = trunc i64 %7 to i32, !dbg !8
	%14 = mul i32 %12, %13, !dbg !8
	%15 = zext i32 %14 to i64, !dbg !8
	%16 = trunc i64 %5 to i32, !dbg !8
	%17 = add i32 %16, %14, !dbg !8
	%18 = zext i32 %17 to i64, !dbg !8
	%19 = mul i64 %9, %18, !dbg !8
	%20 = add i64 %3, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%23 = mul i32 %21, %22, !dbg !8
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%25 = mul i32 %23, %24, !dbg !8
	%26 = sext i32 %25 to i64, !dbg !8
	%27 = mul i64 %20, %26, !dbg !8
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%31 = mul i32 %22, %30, !dbg !8
	%32 = add i32 %29, %31, !dbg !8
	%33 = mul i32 %21, %32, !dbg !8
	%34 = add i32 %28, %33, !dbg !8
	%35 = sext i32 %34 to i64, !dbg !8
	%36 = add i64 %27, %35, !dbg !8
	%37 = mul i64 %9, %11, !dbg !8
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%39 = sext i32 %38 to i64, !dbg !8
	%40 = mul i64 %37, %39, !dbg !8
	%41 = mul i64 %40, %26, !dbg !8
	%42 = mul i64 %p5, 77777, !dbg !20
	%43 = mul i64 %p1, -1, !dbg !8
	%44 = add i64 %43, %p3, !dbg !8
	%45 = icmp sge i64 %44, 0, !dbg !8
	br i1 %45, label %b1, label %b3_cold, !dbg !8, !prof !21

b1:
	%46 = phi i64 [ %36, %b0 ], [ %56, %b2 ], !dbg !8
	%47 = icmp slt i64 %46, %p1, !dbg !8
	br i1 %47, label %b2, label %b5, !dbg !8

b2:
	%48 = mul i64 %46, 2654435761, !dbg !23
	%49 = add i64 %48, %p4, !dbg !24
	%50 = add i64 %49, %42, !dbg !25
	%51 = lshr i64 %50, 7, !dbg !26
	%52 = and i64 %51, 1048575, !dbg !27
	%53 = uitofp i64 %52 to float, !dbg !28
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %46, !dbg !29
	store float %53, float addrspace(1)* %54, align 4, !dbg !29
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !30
	store float -1.000000e+00, float addrspace(1)* %55, align 4, !dbg !30
	%56 = add i64 %46, %41, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b3_cold:
	%57 = phi i64 [ %68, %b4_cold_ok1 ], [ %36, %b0 ], !dbg !8
	%58 = icmp slt i64 %57, %p1, !dbg !8
	br i1 %58, label %b4_cold, label %b5, !dbg !8

b4_cold:
	%59 = mul i64 %57, 2654435761, !dbg !23
	%60 = add i64 %59, %p4, !dbg !24
	%61 = add i64 %60, %42, !dbg !25
	%62 = lshr i64 %61, 7, !dbg !26
	%63 = and i64 %62, 1048575, !dbg !27
	%64 = uitofp i64 %63 to float, !dbg !28
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %57, !dbg !29
	store float %64, float addrspace(1)* %65, align 4, !dbg !29
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %57, !dbg !30
	%67 = icmp uge i64 %57, %p3, !dbg !30
	br i1 %67, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !30, !prof !31

b4_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !30
	br label %fail, !dbg !30

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %66, align 4, !dbg !30
	%68 = add i64 %57, %41, !dbg !8
	br label %b3_cold, !dbg !8, !llvm.loop !33

fail:
	%69 = phi i32 [ 0, %b4_cold_fail1 ], !dbg !7
	%70 = phi i64 [ %57, %b4_cold_fail1 ], !dbg !7
	%71 = phi i64 [ %p3, %b4_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %69, i64 %70, i64 %71), !dbg !7
	ret void, !dbg !7
}

define void @CheckSums(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !35
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !35
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36, !range !9
	%3 = sext i32 %2 to i64, !dbg !36
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36, !range !10
	%5 = sext i32 %4 to i64, !dbg !36
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !36, !range !10
	%7 = sext i32 %6 to i64, !dbg !36
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !36, !range !11
	%9 = sext i32 %8 to i64, !dbg !36
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !36, !range !12
	%11 = sext i32 %10 to i64, !dbg !36
	%12 = trunc i64 %11 to i32, !dbg !36
	%13 = trunc i64 %7 to i32, !dbg !36
	%14 = mul i32 %12, %13, !dbg !36
	%15 = zext i32 %14 to i64, !dbg !36
	%16 = trunc i64 %5 to i32, !dbg !36
	%17 = add i32 %16, %14, !dbg !36
	%18 = zext i32 %17 to i64, !dbg !36
	%19 = mul i64 %9, %18, !dbg !36
	%20 = add i64 %3, %19, !dbg !36
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36, !range !13
	%23 = mul i32 %21, %22, !dbg !36
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !36, !range !14
	%25 = mul i32 %23, %24, !dbg !36
	%26 = sext i32 %25 to i64, !dbg !36
	%27 = mul i64 %20, %26, !dbg !36
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36, !range !16
	%31 = mul i32 %22, %30, !dbg !36
	%32 = add i32 %29, %31, !dbg !36
	%33 = mul i32 %21, %32, !dbg !36
	%34 = add i32 %28, %33, !dbg !36
	%35 = sext i32 %34 to i64, !dbg !36
	%36 = add i64 %27, %35, !dbg !36
	%37 = mul i64 %9, %11, !dbg !36
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !36, !range !12
	%39 = sext i32 %38 to i64, !dbg !36
	%40 = mul i64 %37, %39, !dbg !36
	%41 = mul i64 %40, %26, !dbg !36
	%42 = icmp slt i64 0, %p5, !dbg !37
	%43 = add i64 %p7, -1, !dbg !36
	%44 = icmp sge i64 %43, 0, !dbg !36
	br i1 %44, label %b1, label %b9_cold, !dbg !36, !prof !21

b1:
	%45 = phi i64 [ %36, %b0 ], [ %70, %b8 ], !dbg !36
	%46 = icmp slt i64 %45, %p1, !dbg !36
	br i1 %46, label %b2, label %b17, !dbg !36

b2:
	br i1 %42, label %b3, label %b5, !dbg !37

b3:
	%47 = mul i64 %45, 2654435761, !dbg !40
	%48 = add i64 %47, %p4, !dbg !41
	br label %b4, !dbg !42

b4:
	%49 = phi float [ %56, %b4 ], [ 0.000000e+00, %b3 ], !dbg !42
	%50 = phi i64 [ %57, %b4 ], [ 0, %b3 ], !dbg !42
	%51 = mul i64 %50, 77777, !dbg !44
	%52 = add i64 %48, %51, !dbg !45
	%53 = lshr i64 %52, 7, !dbg !46
	%54 = and i64 %53, 1048575, !dbg !47
	%55 = uitofp i64 %54 to float, !dbg !48
	%56 = fadd float %49, %55, !dbg !49
	%57 = add i64 %50, 1, !dbg !49
	%58 = icmp slt i64 %57, %p5, !dbg !49
	br i1 %58, label %b4, label %b5, !dbg !49

b5:
	%59 = phi float [ 0.000000e+00, %b2 ], [ %56, %b4 ], !dbg !42
	%60 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %60, label %b5_fail1, label %b5_ok1, !dbg !50, !prof !31

b5_ok1:
	%61 = icmp eq i64 %p3, -1, !dbg !50
	%62 = select i1 %61, i64 1, i64 %p3, !dbg !50
	%63 = srem i64 %45, %62, !dbg !50
	%64 = icmp slt i64 %63, %p2, !dbg !51
	br i1 %64, label %b6, label %b8, !dbg !51

b6:
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !52
	%66 = load float, float addrspace(1)* %65, align 4, !dbg !52
	%67 = fcmp une float %66, %59, !dbg !53
	br i1 %67, label %b7, label %b8, !dbg !53

b7:
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !54
	%69 = atomicrmw add i64 addrspace(1)* %68, i64 1 monotonic, !dbg !55
	br label %b8, !dbg !55

b8:
	%70 = add i64 %45, %41, !dbg !36
	br label %b1, !dbg !36

b17:
	ret void, !dbg !36

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !50
	br label %fail, !dbg !50

b9_cold:
	%71 = phi i64 [ %97, %b16_cold ], [ %36, %b0 ], !dbg !36
	%72 = icmp slt i64 %71, %p1, !dbg !36
	br i1 %72, label %b10_cold, label %b17, !dbg !36

b10_cold:
	br i1 %42, label %b11_cold, label %b13_cold, !dbg !37

b11_cold:
	%73 = mul i64 %71, 2654435761, !dbg !40
	%74 = add i64 %73, %p4, !dbg !41
	br label %b12_cold, !dbg !42

b12_cold:
	%75 = phi float [ %82, %b12_cold ], [ 0.000000e+00, %b11_cold ], !dbg !42
	%76 = phi i64 [ %83, %b12_cold ], [ 0, %b11_cold ], !dbg !42
	%77 = mul i64 %76, 77777, !dbg !44
	%78 = add i64 %74, %77, !dbg !45
	%79 = lshr i64 %78, 7, !dbg !46
	%80 = and i64 %79, 1048575, !dbg !47
	%81 = uitofp i64 %80 to float, !dbg !48
	%82 = fadd float %75, %81, !dbg !49
	%83 = add i64 %76, 1, !dbg !49
	%84 = icmp slt i64 %83, %p5, !dbg !49
	br i1 %84, label %b12_cold, label %b13_cold, !dbg !49, !llvm.loop !57

b13_cold:
	%85 = phi float [ 0.000000e+00, %b10_cold ], [ %82, %b12_cold ], !dbg !42
	%86 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %86, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !50, !prof !31

b13_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !50
	br label %fail, !dbg !50

b13_cold_ok1:
	%87 = icmp eq i64 %p3, -1, !dbg !50
	%88 = select i1 %87, i64 1, i64 %p3, !dbg !50
	%89 = srem i64 %71, %88, !dbg !50
	%90 = icmp slt i64 %89, %p2, !dbg !51
	br i1 %90, label %b14_cold, label %b16_cold, !dbg !51

b14_cold:
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %71, !dbg !52
	%92 = load float, float addrspace(1)* %91, align 4, !dbg !52
	%93 = fcmp une float %92, %85, !dbg !53
	br i1 %93, label %b15_cold, label %b16_cold, !dbg !53

b15_cold:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !54
	%95 = icmp uge i64 0, %p7, !dbg !54
	br i1 %95, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !54, !prof !31

b15_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !54
	br label %fail, !dbg !54

b15_cold_ok1:
	%96 = atomicrmw add i64 addrspace(1)* %94, i64 1 monotonic, !dbg !55
	br label %b16_cold, !dbg !55

b16_cold:
	%97 = add i64 %71, %41, !dbg !36
	br label %b9_cold, !dbg !36, !llvm.loop !59

fail:
	%98 = phi i32 [ 1, %b5_fail1 ], [ 1, %b13_cold_fail1 ], [ 2, %b15_cold_fail1 ], !dbg !35
	%99 = phi i64 [ 0, %b5_fail1 ], [ 0, %b13_cold_fail1 ], [ 0, %b15_cold_fail1 ], !dbg !35
	%100 = phi i64 [ 0, %b5_fail1 ], [ 0, %b13_cold_fail1 ], [ %p7, %b15_cold_fail1 ], !dbg !35
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !35
	ret void, !dbg !35
}

define void @CheckBlocks(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !60 {
entry:
	br label %b0, !dbg !61

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !61
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !61
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62, !range !9
	%3 = sext i32 %2 to i64, !dbg !62
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !62, !range !10
	%5 = sext i32 %4 to i64, !dbg !62
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !62, !range !10
	%7 = sext i32 %6 to i64, !dbg !62
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !62, !range !11
	%9 = sext i32 %8 to i64, !dbg !62
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !62, !range !12
	%11 = sext i32 %10 to i64, !dbg !62
	%12 = trunc i64 %11 to i32, !dbg !62
	%13 = trunc i64 %7 to i32, !dbg !62
	%14 = mul i32 %12, %13, !dbg !62
	%15 = zext i32 %14 to i64, !dbg !62
	%16 = trunc i64 %5 to i32, !dbg !62
	%17 = add i32 %16, %14, !dbg !62
	%18 = zext i32 %17 to i64, !dbg !62
	%19 = mul i64 %9, %18, !dbg !62
	%20 = add i64 %3, %19, !dbg !62
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !13
	%23 = mul i32 %21, %22, !dbg !62
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !14
	%25 = mul i32 %23, %24, !dbg !62
	%26 = sext i32 %25 to i64, !dbg !62
	%27 = mul i64 %20, %26, !dbg !62
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !16
	%31 = mul i32 %22, %30, !dbg !62
	%32 = add i32 %29, %31, !dbg !62
	%33 = mul i32 %21, %32, !dbg !62
	%34 = add i32 %28, %33, !dbg !62
	%35 = sext i32 %34 to i64, !dbg !62
	%36 = add i64 %27, %35, !dbg !62
	%37 = mul i64 %9, %11, !dbg !62
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !62, !range !12
	%39 = sext i32 %38 to i64, !dbg !62
	%40 = mul i64 %37, %39, !dbg !62
	%41 = mul i64 %40, %26, !dbg !62
	%42 = mul i64 %p5, %p2, !dbg !63
	%43 = add i64 %p8, -1, !dbg !62
	%44 = icmp sge i64 %43, 0, !dbg !62
	br i1 %44, label %b1, label %b6_cold, !dbg !62, !prof !21

b1:
	%45 = phi i64 [ %36, %b0 ], [ %77, %b5 ], !dbg !62
	%46 = icmp slt i64 %45, %p1, !dbg !62
	br i1 %46, label %b2, label %b11, !dbg !62

b2:
	%47 = icmp eq i64 %p3, 0, !dbg !64
	%48 = icmp eq i64 %p2, 0, !dbg !65
	%49 = or i1 %47, %48, !dbg !65
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !65, !prof !31

b2_ok1:
	%50 = icmp eq i64 %p3, -1, !dbg !64
	%51 = select i1 %50, i64 1, i64 %p3, !dbg !64
	%52 = srem i64 %45, %51, !dbg !64
	%53 = icmp eq i64 %p2, -1, !dbg !65
	%54 = select i1 %53, i64 1, i64 %p2, !dbg !65
	%55 = sdiv i64 %52, %54, !dbg !65
	%56 = sub i64 0, %52, !dbg !65
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !65
	%58 = icmp slt i64 %57, %p6, !dbg !66
	br i1 %58, label %b3, label %b5, !dbg !66

b3:
	%59 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !67
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !67
	%61 = sub i64 %45, %52, !dbg !68
	%62 = add i64 %61, %42, !dbg !69
	%63 = icmp eq i64 %p2, -1, !dbg !70
	%64 = select i1 %63, i64 1, i64 %p2, !dbg !70
	%65 = srem i64 %52, %64, !dbg !70
	%66 = add i64 %62, %65, !dbg !71
	%67 = mul i64 %66, 2654435761, !dbg !74
	%68 = add i64 %67, %p4, !dbg !75
	%69 = mul i64 %57, 77777, !dbg !77
	%70 = add i64 %68, %69, !dbg !78
	%71 = lshr i64 %70, 7, !dbg !79
	%72 = and i64 %71, 1048575, !dbg !80
	%73 = uitofp i64 %72 to float, !dbg !81
	%74 = fcmp une float %60, %73, !dbg !82
	br i1 %74, label %b4, label %b5, !dbg !82

b4:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !83
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !84
	br label %b5, !dbg !84

b5:
	%77 = add i64 %45, %41, !dbg !62
	br label %b1, !dbg !62

b11:
	ret void, !dbg !62

b2_fail1:
	%78 = icmp eq i64 %p3, 0, !dbg !64
	br i1 %78, label %b2_fail2, label %b2_ok2, !dbg !64

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !64
	br label %fail, !dbg !64

b2_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !65
	br label %fail, !dbg !65

b6_cold:
	%79 = phi i64 [ %113, %b10_cold ], [ %36, %b0 ], !dbg !62
	%80 = icmp slt i64 %79, %p1, !dbg !62
	br i1 %80, label %b7_cold, label %b11, !dbg !62

b7_cold:
	%81 = icmp eq i64 %p3, 0, !dbg !64
	%82 = icmp eq i64 %p2, 0, !dbg !65
	%83 = or i1 %81, %82, !dbg !65
	br i1 %83, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !65, !prof !31

b7_cold_fail1:
	%84 = icmp eq i64 %p3, 0, !dbg !64
	br i1 %84, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !64

b7_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !64
	br label %fail, !dbg !64

b7_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !65
	br label %fail, !dbg !65

b7_cold_ok1:
	%85 = icmp eq i64 %p3, -1, !dbg !64
	%86 = select i1 %85, i64 1, i64 %p3, !dbg !64
	%87 = srem i64 %79, %86, !dbg !64
	%88 = icmp eq i64 %p2, -1, !dbg !65
	%89 = select i1 %88, i64 1, i64 %p2, !dbg !65
	%90 = sdiv i64 %87, %89, !dbg !65
	%91 = sub i64 0, %87, !dbg !65
	%92 = select i1 %88, i64 %91, i64 %90, !dbg !65
	%93 = icmp slt i64 %92, %p6, !dbg !66
	br i1 %93, label %b8_cold, label %b10_cold, !dbg !66

b8_cold:
	%94 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !67
	%95 = load float, float addrspace(1)* %94, align 4, !dbg !67
	%96 = sub i64 %79, %87, !dbg !68
	%97 = add i64 %96, %42, !dbg !69
	%98 = icmp eq i64 %p2, -1, !dbg !70
	%99 = select i1 %98, i64 1, i64 %p2, !dbg !70
	%100 = srem i64 %87, %99, !dbg !70
	%101 = add i64 %97, %100, !dbg !71
	%102 = mul i64 %101, 2654435761, !dbg !74
	%103 = add i64 %102, %p4, !dbg !75
	%104 = mul i64 %92, 77777, !dbg !77
	%105 = add i64 %103, %104, !dbg !78
	%106 = lshr i64 %105, 7, !dbg !79
	%107 = and i64 %106, 1048575, !dbg !80
	%108 = uitofp i64 %107 to float, !dbg !81
	%109 = fcmp une float %95, %108, !dbg !82
	br i1 %109, label %b9_cold, label %b10_cold, !dbg !82

b9_cold:
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !83
	%111 = icmp uge i64 0, %p8, !dbg !83
	br i1 %111, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !83, !prof !31

b9_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !83
	br label %fail, !dbg !83

b9_cold_ok1:
	%112 = atomicrmw add i64 addrspace(1)* %110, i64 1 monotonic, !dbg !84
	br label %b10_cold, !dbg !84

b10_cold:
	%113 = add i64 %79, %41, !dbg !62
	br label %b6_cold, !dbg !62, !llvm.loop !86

fail:
	%114 = phi i32 [ 3, %b2_fail2 ], [ 3, %b2_ok2 ], [ 3, %b7_cold_fail2 ], [ 3, %b7_cold_ok2 ], [ 4, %b9_cold_fail1 ], !dbg !61
	%115 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ 0, %b9_cold_fail1 ], !dbg !61
	%116 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ %p8, %b9_cold_fail1 ], !dbg !61
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !61
	ret void, !dbg !61
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/bench/collective")
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
!17 = distinct !DISubprogram(name: "term", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!18 = !DILocation(line: 23, column: 16, scope: !6)
!19 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !18)
!21 = !{!"branch_weights", i32 1048576, i32 1}
!22 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !18)
!29 = !DILocation(line: 23, column: 6, scope: !6)
!30 = !DILocation(line: 24, column: 6, scope: !6)
!31 = !{!"branch_weights", i32 1, i32 1048576}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = distinct !{!33, !32}
!34 = distinct !DISubprogram(name: "CheckSums", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!35 = !DILocation(line: 32, column: 6, scope: !34)
!36 = !DILocation(line: 33, column: 32, scope: !34)
!37 = !DILocation(line: 35, column: 19, scope: !34)
!38 = !DILocation(line: 36, column: 16, scope: !34)
!39 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !38)
!40 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !38)
!41 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !38)
!42 = !DILocation(line: 34, column: 3, scope: !34)
!43 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !38)
!44 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !38)
!45 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !38)
!46 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !38)
!47 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !38)
!48 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !38)
!49 = !DILocation(line: 36, column: 4, scope: !34)
!50 = !DILocation(line: 38, column: 7, scope: !34)
!51 = !DILocation(line: 38, column: 15, scope: !34)
!52 = !DILocation(line: 38, column: 28, scope: !34)
!53 = !DILocation(line: 38, column: 32, scope: !34)
!54 = !DILocation(line: 39, column: 27, scope: !34)
!55 = !DILocation(line: 39, column: 17, scope: !34)
!56 = !{!"llvm.loop.unroll.disable"}
!57 = distinct !{!57, !56}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = distinct !{!59, !58}
!60 = distinct !DISubprogram(name: "CheckBlocks", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!61 = !DILocation(line: 49, column: 6, scope: !60)
!62 = !DILocation(line: 50, column: 32, scope: !60)
!63 = !DILocation(line: 52, column: 39, scope: !60)
!64 = !DILocation(line: 51, column: 13, scope: !60)
!65 = !DILocation(line: 51, column: 30, scope: !60)
!66 = !DILocation(line: 52, column: 8, scope: !60)
!67 = !DILocation(line: 52, column: 20, scope: !60)
!68 = !DILocation(line: 52, column: 33, scope: !60)
!69 = !DILocation(line: 52, column: 36, scope: !60)
!70 = !DILocation(line: 52, column: 44, scope: !60)
!71 = !DILocation(line: 52, column: 41, scope: !60)
!72 = !DILocation(line: 52, column: 31, scope: !60)
!73 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !72)
!74 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !72)
!75 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !72)
!76 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !72)
!77 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !72)
!78 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !72)
!79 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !72)
!80 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !72)
!81 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !72)
!82 = !DILocation(line: 52, column: 24, scope: !60)
!83 = !DILocation(line: 53, column: 27, scope: !60)
!84 = !DILocation(line: 53, column: 17, scope: !60)
!85 = !{!"llvm.loop.unroll.disable"}
!86 = distinct !{!86, !85}
!87 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!88 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!89 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!90 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!91 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"kernel", i32 1}
!92 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidx", i32 512}
!93 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidy", i32 1}
!94 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidz", i32 1}
!95 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"kernel", i32 1}
!96 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidx", i32 512}
!97 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidy", i32 1}
!98 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidz", i32 1}
