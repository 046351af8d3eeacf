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
	%43 = mul nsw i64 %p1, -1, !dbg !8
	%44 = add i64 %43, %p3, !dbg !8
	%45 = icmp slt i64 %44, 0, !dbg !8
	br i1 %45, label %b1_cold, label %b3, !dbg !8, !prof !21

b3:
	%46 = phi i64 [ %36, %b0 ], [ %56, %b4 ], !dbg !8
	%47 = icmp slt i64 %46, %p1, !dbg !8
	br i1 %47, label %b4, label %b5, !dbg !8

b4:
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
	br label %b3, !dbg !8

b5:
	ret void, !dbg !8

b1_cold:
	%57 = phi i64 [ %68, %b2_cold_ok1 ], [ %36, %b0 ], !dbg !8
	%58 = icmp slt i64 %57, %p1, !dbg !8
	br i1 %58, label %b2_cold, label %b5, !dbg !8

b2_cold:
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
	br i1 %67, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !30, !prof !21

b2_cold_fail1:
	br label %fail, !dbg !30

b2_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %66, align 4, !dbg !30
	%68 = add i64 %57, %41, !dbg !8
	br label %b1_cold, !dbg !8, !llvm.loop !32

fail:
	%69 = phi i32 [ 0, %b2_cold_fail1 ], !dbg !7
	%70 = phi i64 [ %57, %b2_cold_fail1 ], !dbg !7
	%71 = phi i64 [ %p3, %b2_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %69, i64 %70, i64 %71), !dbg !7
	ret void, !dbg !7
}

define void @CheckSums(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !33 {
entry:
	br label %b0, !dbg !34

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !34
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !34
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35, !range !9
	%3 = sext i32 %2 to i64, !dbg !35
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !35, !range !10
	%5 = sext i32 %4 to i64, !dbg !35
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !35, !range !10
	%7 = sext i32 %6 to i64, !dbg !35
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !35, !range !11
	%9 = sext i32 %8 to i64, !dbg !35
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !35, !range !12
	%11 = sext i32 %10 to i64, !dbg !35
	%12 = trunc i64 %11 to i32, !dbg !35
	%13 = trunc i64 %7 to i32, !dbg !35
	%14 = mul i32 %12, %13, !dbg !35
	%15 = zext i32 %14 to i64, !dbg !35
	%16 = trunc i64 %5 to i32, !dbg !35
	%17 = add i32 %16, %14, !dbg !35
	%18 = zext i32 %17 to i64, !dbg !35
	%19 = mul i64 %9, %18, !dbg !35
	%20 = add i64 %3, %19, !dbg !35
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !35, !range !13
	%23 = mul i32 %21, %22, !dbg !35
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !35, !range !14
	%25 = mul i32 %23, %24, !dbg !35
	%26 = sext i32 %25 to i64, !dbg !35
	%27 = mul i64 %20, %26, !dbg !35
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35, !range !16
	%31 = mul i32 %22, %30, !dbg !35
	%32 = add i32 %29, %31, !dbg !35
	%33 = mul i32 %21, %32, !dbg !35
	%34 = add i32 %28, %33, !dbg !35
	%35 = sext i32 %34 to i64, !dbg !35
	%36 = add i64 %27, %35, !dbg !35
	%37 = mul i64 %9, %11, !dbg !35
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !35, !range !12
	%39 = sext i32 %38 to i64, !dbg !35
	%40 = mul i64 %37, %39, !dbg !35
	%41 = mul i64 %40, %26, !dbg !35
	%42 = icmp slt i64 0, %p5, !dbg !36
	%43 = add nsw i64 %p7, -1, !dbg !35
	%44 = icmp slt i64 %43, 0, !dbg !35
	br i1 %44, label %b1_cold, label %b9, !dbg !35, !prof !21

b9:
	%45 = phi i64 [ %36, %b0 ], [ %70, %b16 ], !dbg !35
	%46 = icmp slt i64 %45, %p1, !dbg !35
	br i1 %46, label %b10, label %b17, !dbg !35

b10:
	br i1 %42, label %b11, label %b13, !dbg !36

b11:
	%47 = mul i64 %45, 2654435761, !dbg !39
	%48 = add i64 %47, %p4, !dbg !40
	br label %b12, !dbg !41

b12:
	%49 = phi float [ %56, %b12 ], [ 0.000000e+00, %b11 ], !dbg !41
	%50 = phi i64 [ %57, %b12 ], [ 0, %b11 ], !dbg !41
	%51 = mul i64 %50, 77777, !dbg !43
	%52 = add i64 %48, %51, !dbg !44
	%53 = lshr i64 %52, 7, !dbg !45
	%54 = and i64 %53, 1048575, !dbg !46
	%55 = uitofp i64 %54 to float, !dbg !47
	%56 = fadd float %49, %55, !dbg !48
	%57 = add i64 %50, 1, !dbg !48
	%58 = icmp slt i64 %57, %p5, !dbg !48
	br i1 %58, label %b12, label %b13, !dbg !48

b13:
	%59 = phi float [ 0.000000e+00, %b10 ], [ %56, %b12 ], !dbg !41
	%60 = icmp eq i64 %p3, 0, !dbg !51
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !51, !prof !21

b13_ok1:
	%61 = icmp eq i64 %p3, -1, !dbg !51
	%62 = select i1 %61, i64 1, i64 %p3, !dbg !51
	%63 = srem i64 %45, %62, !dbg !51
	%64 = icmp slt i64 %63, %p2, !dbg !52
	br i1 %64, label %b14, label %b16, !dbg !52

b14:
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !53
	%66 = load float, float addrspace(1)* %65, align 4, !dbg !53
	%67 = fcmp une float %66, %59, !dbg !54
	br i1 %67, label %b15, label %b16, !dbg !54

b15:
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !55
	%69 = atomicrmw add i64 addrspace(1)* %68, i64 1 monotonic, !dbg !56
	br label %b16, !dbg !56

b16:
	%70 = add i64 %45, %41, !dbg !35
	br label %b9, !dbg !35

b17:
	ret void, !dbg !35

b1_cold:
	%71 = phi i64 [ %97, %b8_cold ], [ %36, %b0 ], !dbg !35
	%72 = icmp slt i64 %71, %p1, !dbg !35
	br i1 %72, label %b2_cold, label %b17, !dbg !35

b2_cold:
	br i1 %42, label %b3_cold, label %b5_cold, !dbg !36

b3_cold:
	%73 = mul i64 %71, 2654435761, !dbg !39
	%74 = add i64 %73, %p4, !dbg !40
	br label %b4_cold, !dbg !41

b4_cold:
	%75 = phi float [ %82, %b4_cold ], [ 0.000000e+00, %b3_cold ], !dbg !41
	%76 = phi i64 [ %83, %b4_cold ], [ 0, %b3_cold ], !dbg !41
	%77 = mul i64 %76, 77777, !dbg !43
	%78 = add i64 %74, %77, !dbg !44
	%79 = lshr i64 %78, 7, !dbg !45
	%80 = and i64 %79, 1048575, !dbg !46
	%81 = uitofp i64 %80 to float, !dbg !47
	%82 = fadd float %75, %81, !dbg !48
	%83 = add i64 %76, 1, !dbg !48
	%84 = icmp slt i64 %83, %p5, !dbg !48
	br i1 %84, label %b4_cold, label %b5_cold, !dbg !48, !llvm.loop !50

b5_cold:
	%85 = phi float [ 0.000000e+00, %b2_cold ], [ %82, %b4_cold ], !dbg !41
	%86 = icmp eq i64 %p3, 0, !dbg !51
	br i1 %86, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !51, !prof !21

b5_cold_fail1:
	br label %fail, !dbg !51

b5_cold_ok1:
	%87 = icmp eq i64 %p3, -1, !dbg !51
	%88 = select i1 %87, i64 1, i64 %p3, !dbg !51
	%89 = srem i64 %71, %88, !dbg !51
	%90 = icmp slt i64 %89, %p2, !dbg !52
	br i1 %90, label %b6_cold, label %b8_cold, !dbg !52

b6_cold:
	%91 = getelementptr inbounds float, float addrspace(1)* %0, i64 %71, !dbg !53
	%92 = load float, float addrspace(1)* %91, align 4, !dbg !53
	%93 = fcmp une float %92, %85, !dbg !54
	br i1 %93, label %b7_cold, label %b8_cold, !dbg !54

b7_cold:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !55
	%95 = icmp uge i64 0, %p7, !dbg !55
	br i1 %95, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !55, !prof !21

b7_cold_fail1:
	br label %fail, !dbg !55

b7_cold_ok1:
	%96 = atomicrmw add i64 addrspace(1)* %94, i64 1 monotonic, !dbg !56
	br label %b8_cold, !dbg !56

b8_cold:
	%97 = add i64 %71, %41, !dbg !35
	br label %b1_cold, !dbg !35, !llvm.loop !58

b13_fail1:
	br label %fail, !dbg !51

fail:
	%98 = phi i32 [ 1, %b5_cold_fail1 ], [ 2, %b7_cold_fail1 ], [ 1, %b13_fail1 ], !dbg !34
	%99 = phi i64 [ 0, %b5_cold_fail1 ], [ 0, %b7_cold_fail1 ], [ 0, %b13_fail1 ], !dbg !34
	%100 = phi i64 [ 0, %b5_cold_fail1 ], [ %p7, %b7_cold_fail1 ], [ 0, %b13_fail1 ], !dbg !34
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !34
	ret void, !dbg !34
}

define void @CheckBlocks(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !59 {
entry:
	br label %b0, !dbg !60

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !60
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !60
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61, !range !9
	%3 = sext i32 %2 to i64, !dbg !61
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !61, !range !10
	%5 = sext i32 %4 to i64, !dbg !61
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !61, !range !10
	%7 = sext i32 %6 to i64, !dbg !61
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !61, !range !11
	%9 = sext i32 %8 to i64, !dbg !61
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !61, !range !12
	%11 = sext i32 %10 to i64, !dbg !61
	%12 = trunc i64 %11 to i32, !dbg !61
	%13 = trunc i64 %7 to i32, !dbg !61
	%14 = mul i32 %12, %13, !dbg !61
	%15 = zext i32 %14 to i64, !dbg !61
	%16 = trunc i64 %5 to i32, !dbg !61
	%17 = add i32 %16, %14, !dbg !61
	%18 = zext i32 %17 to i64, !dbg !61
	%19 = mul i64 %9, %18, !dbg !61
	%20 = add i64 %3, %19, !dbg !61
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !61, !range !13
	%23 = mul i32 %21, %22, !dbg !61
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !61, !range !14
	%25 = mul i32 %23, %24, !dbg !61
	%26 = sext i32 %25 to i64, !dbg !61
	%27 = mul i64 %20, %26, !dbg !61
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !61, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !61, !range !16
	%31 = mul i32 %22, %30, !dbg !61
	%32 = add i32 %29, %31, !dbg !61
	%33 = mul i32 %21, %32, !dbg !61
	%34 = add i32 %28, %33, !dbg !61
	%35 = sext i32 %34 to i64, !dbg !61
	%36 = add i64 %27, %35, !dbg !61
	%37 = mul i64 %9, %11, !dbg !61
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !61, !range !12
	%39 = sext i32 %38 to i64, !dbg !61
	%40 = mul i64 %37, %39, !dbg !61
	%41 = mul i64 %40, %26, !dbg !61
	%42 = mul i64 %p5, %p2, !dbg !62
	%43 = add nsw i64 %p8, -1, !dbg !61
	%44 = icmp slt i64 %43, 0, !dbg !61
	br i1 %44, label %b1_cold, label %b6, !dbg !61, !prof !21

b6:
	%45 = phi i64 [ %36, %b0 ], [ %77, %b10 ], !dbg !61
	%46 = icmp slt i64 %45, %p1, !dbg !61
	br i1 %46, label %b7, label %b11, !dbg !61

b7:
	%47 = icmp eq i64 %p3, 0, !dbg !63
	%48 = icmp eq i64 %p2, 0, !dbg !64
	%49 = or i1 %47, %48, !dbg !64
	br i1 %49, label %b7_fail1, label %b7_ok1, !dbg !64, !prof !21

b7_ok1:
	%50 = icmp eq i64 %p3, -1, !dbg !63
	%51 = select i1 %50, i64 1, i64 %p3, !dbg !63
	%52 = srem i64 %45, %51, !dbg !63
	%53 = icmp eq i64 %p2, -1, !dbg !64
	%54 = select i1 %53, i64 1, i64 %p2, !dbg !64
	%55 = sdiv i64 %52, %54, !dbg !64
	%56 = sub i64 0, %52, !dbg !64
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !64
	%58 = icmp slt i64 %57, %p6, !dbg !65
	br i1 %58, label %b8, label %b10, !dbg !65

b8:
	%59 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !66
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !66
	%61 = sub i64 %45, %52, !dbg !67
	%62 = add i64 %61, %42, !dbg !68
	%63 = icmp eq i64 %p2, -1, !dbg !69
	%64 = select i1 %63, i64 1, i64 %p2, !dbg !69
	%65 = srem i64 %52, %64, !dbg !69
	%66 = add i64 %62, %65, !dbg !70
	%67 = mul i64 %66, 2654435761, !dbg !73
	%68 = add i64 %67, %p4, !dbg !74
	%69 = mul i64 %57, 77777, !dbg !76
	%70 = add i64 %68, %69, !dbg !77
	%71 = lshr i64 %70, 7, !dbg !78
	%72 = and i64 %71, 1048575, !dbg !79
	%73 = uitofp i64 %72 to float, !dbg !80
	%74 = fcmp une float %60, %73, !dbg !81
	br i1 %74, label %b9, label %b10, !dbg !81

b9:
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !82
	%76 = atomicrmw add i64 addrspace(1)* %75, i64 1 monotonic, !dbg !83
	br label %b10, !dbg !83

b10:
	%77 = add i64 %45, %41, !dbg !61
	br label %b6, !dbg !61

b11:
	ret void, !dbg !61

b1_cold:
	%78 = phi i64 [ %112, %b5_cold ], [ %36, %b0 ], !dbg !61
	%79 = icmp slt i64 %78, %p1, !dbg !61
	br i1 %79, label %b2_cold, label %b11, !dbg !61

b2_cold:
	%80 = icmp eq i64 %p3, 0, !dbg !63
	%81 = icmp eq i64 %p2, 0, !dbg !64
	%82 = or i1 %80, %81, !dbg !64
	br i1 %82, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !64, !prof !21

b2_cold_fail1:
	%83 = icmp eq i64 %p3, 0, !dbg !63
	br i1 %83, label %b2_cold_fail2, label %b2_cold_ok2, !dbg !63

b2_cold_fail2:
	br label %fail, !dbg !63

b2_cold_ok2:
	br label %fail, !dbg !64

b2_cold_ok1:
	%84 = icmp eq i64 %p3, -1, !dbg !63
	%85 = select i1 %84, i64 1, i64 %p3, !dbg !63
	%86 = srem i64 %78, %85, !dbg !63
	%87 = icmp eq i64 %p2, -1, !dbg !64
	%88 = select i1 %87, i64 1, i64 %p2, !dbg !64
	%89 = sdiv i64 %86, %88, !dbg !64
	%90 = sub i64 0, %86, !dbg !64
	%91 = select i1 %87, i64 %90, i64 %89, !dbg !64
	%92 = icmp slt i64 %91, %p6, !dbg !65
	br i1 %92, label %b3_cold, label %b5_cold, !dbg !65

b3_cold:
	%93 = getelementptr inbounds float, float addrspace(1)* %0, i64 %78, !dbg !66
	%94 = load float, float addrspace(1)* %93, align 4, !dbg !66
	%95 = sub i64 %78, %86, !dbg !67
	%96 = add i64 %95, %42, !dbg !68
	%97 = icmp eq i64 %p2, -1, !dbg !69
	%98 = select i1 %97, i64 1, i64 %p2, !dbg !69
	%99 = srem i64 %86, %98, !dbg !69
	%100 = add i64 %96, %99, !dbg !70
	%101 = mul i64 %100, 2654435761, !dbg !73
	%102 = add i64 %101, %p4, !dbg !74
	%103 = mul i64 %91, 77777, !dbg !76
	%104 = add i64 %102, %103, !dbg !77
	%105 = lshr i64 %104, 7, !dbg !78
	%106 = and i64 %105, 1048575, !dbg !79
	%107 = uitofp i64 %106 to float, !dbg !80
	%108 = fcmp une float %94, %107, !dbg !81
	br i1 %108, label %b4_cold, label %b5_cold, !dbg !81

b4_cold:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !82
	%110 = icmp uge i64 0, %p8, !dbg !82
	br i1 %110, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !82, !prof !21

b4_cold_fail1:
	br label %fail, !dbg !82

b4_cold_ok1:
	%111 = atomicrmw add i64 addrspace(1)* %109, i64 1 monotonic, !dbg !83
	br label %b5_cold, !dbg !83

b5_cold:
	%112 = add i64 %78, %41, !dbg !61
	br label %b1_cold, !dbg !61, !llvm.loop !85

b7_fail1:
	%113 = icmp eq i64 %p3, 0, !dbg !63
	br i1 %113, label %b7_fail2, label %b7_ok2, !dbg !63

b7_fail2:
	br label %fail, !dbg !63

b7_ok2:
	br label %fail, !dbg !64

fail:
	%114 = phi i32 [ 3, %b2_cold_fail2 ], [ 3, %b2_cold_ok2 ], [ 4, %b4_cold_fail1 ], [ 3, %b7_fail2 ], [ 3, %b7_ok2 ], !dbg !60
	%115 = phi i64 [ 0, %b2_cold_fail2 ], [ 0, %b2_cold_ok2 ], [ 0, %b4_cold_fail1 ], [ 0, %b7_fail2 ], [ 0, %b7_ok2 ], !dbg !60
	%116 = phi i64 [ 0, %b2_cold_fail2 ], [ 0, %b2_cold_ok2 ], [ %p8, %b4_cold_fail1 ], [ 0, %b7_fail2 ], [ 0, %b7_ok2 ], !dbg !60
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !60
	ret void, !dbg !60
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
!nvvm.annotations = !{!86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100}
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
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !18)
!29 = !DILocation(line: 23, column: 6, scope: !6)
!30 = !DILocation(line: 24, column: 6, scope: !6)
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !31}
!33 = distinct !DISubprogram(name: "CheckSums", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!34 = !DILocation(line: 32, column: 6, scope: !33)
!35 = !DILocation(line: 33, column: 32, scope: !33)
!36 = !DILocation(line: 35, column: 19, scope: !33)
!37 = !DILocation(line: 36, column: 16, scope: !33)
!38 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !37)
!39 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !37)
!40 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !37)
!41 = !DILocation(line: 34, column: 3, scope: !33)
!42 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !37)
!43 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !37)
!44 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !37)
!45 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !37)
!46 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !37)
!47 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !37)
!48 = !DILocation(line: 36, column: 4, scope: !33)
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !{!50, !49}
!51 = !DILocation(line: 38, column: 7, scope: !33)
!52 = !DILocation(line: 38, column: 15, scope: !33)
!53 = !DILocation(line: 38, column: 28, scope: !33)
!54 = !DILocation(line: 38, column: 32, scope: !33)
!55 = !DILocation(line: 39, column: 27, scope: !33)
!56 = !DILocation(line: 39, column: 17, scope: !33)
!57 = !{!"llvm.loop.unroll.disable"}
!58 = distinct !{!58, !57}
!59 = distinct !DISubprogram(name: "CheckBlocks", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!60 = !DILocation(line: 49, column: 6, scope: !59)
!61 = !DILocation(line: 50, column: 32, scope: !59)
!62 = !DILocation(line: 52, column: 39, scope: !59)
!63 = !DILocation(line: 51, column: 13, scope: !59)
!64 = !DILocation(line: 51, column: 30, scope: !59)
!65 = !DILocation(line: 52, column: 8, scope: !59)
!66 = !DILocation(line: 52, column: 20, scope: !59)
!67 = !DILocation(line: 52, column: 33, scope: !59)
!68 = !DILocation(line: 52, column: 36, scope: !59)
!69 = !DILocation(line: 52, column: 44, scope: !59)
!70 = !DILocation(line: 52, column: 41, scope: !59)
!71 = !DILocation(line: 52, column: 31, scope: !59)
!72 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !71)
!73 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !71)
!74 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !71)
!75 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !71)
!76 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !71)
!77 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !71)
!78 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !71)
!79 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !71)
!80 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !71)
!81 = !DILocation(line: 52, column: 24, scope: !59)
!82 = !DILocation(line: 53, column: 27, scope: !59)
!83 = !DILocation(line: 53, column: 17, scope: !59)
!84 = !{!"llvm.loop.unroll.disable"}
!85 = distinct !{!85, !84}
!86 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!87 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!88 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!89 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!90 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!91 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"kernel", i32 1}
!92 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidx", i32 512}
!93 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidy", i32 1}
!94 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidz", i32 1}
!95 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"minctasm", i32 1}
!96 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"kernel", i32 1}
!97 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidx", i32 512}
!98 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidy", i32 1}
!99 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidz", i32 1}
!100 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"minctasm", i32 1}
