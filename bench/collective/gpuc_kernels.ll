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
	%12 = mul i64 %11, %7, !dbg !8
	%13 = add i64 %5, %12, !dbg !8
	%14 = mul i64 %9, %13, !dbg !8
	%15 = add i64 %3, %14, !dbg !8
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%18 = mul i32 %16, %17, !dbg !8
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%20 = mul i32 %18, %19, !dbg !8
	%21 = sext i32 %20 to i64, !dbg !8
	%22 = mul i64 %15, %21, !dbg !8
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%26 = mul i32 %17, %25, !dbg !8
	%27 = add i32 %24, %26, !dbg !8
	%28 = mul i32 %16, %27, !dbg !8
	%29 = add i32 %23, %28, !dbg !8
	%30 = sext i32 %29 to i64, !dbg !8
	%31 = add i64 %22, %30, !dbg !8
	%32 = mul i64 %9, %11, !dbg !8
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%34 = sext i32 %33 to i64, !dbg !8
	%35 = mul i64 %32, %34, !dbg !8
	%36 = mul i64 %35, %21, !dbg !8
	%37 = mul i64 %p5, 77777, !dbg !20
	%38 = mul nsw i64 %p1, -1, !dbg !8
	%39 = add i64 %38, %p3, !dbg !8
	%40 = icmp sge i64 %39, 0, !dbg !8
	br i1 %40, label %b1, label %b3_cold, !dbg !8, !prof !21

b1:
	%41 = phi i64 [ %31, %b0 ], [ %51, %b2 ], !dbg !8
	%42 = icmp slt i64 %41, %p1, !dbg !8
	br i1 %42, label %b2, label %b5, !dbg !8

b2:
	%43 = mul i64 %41, 2654435761, !dbg !23
	%44 = add i64 %43, %p4, !dbg !24
	%45 = add i64 %44, %37, !dbg !25
	%46 = lshr i64 %45, 7, !dbg !26
	%47 = and i64 %46, 1048575, !dbg !27
	%48 = uitofp i64 %47 to float, !dbg !28
	%49 = getelementptr inbounds float, float addrspace(1)* %0, i64 %41, !dbg !29
	store float %48, float addrspace(1)* %49, align 4, !dbg !29
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %41, !dbg !30
	store float -1.000000e+00, float addrspace(1)* %50, align 4, !dbg !30
	%51 = add i64 %41, %36, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %31, %b0 ], !dbg !8
	%53 = icmp slt i64 %52, %p1, !dbg !8
	br i1 %53, label %b4_cold, label %b5, !dbg !8

b4_cold:
	%54 = mul i64 %52, 2654435761, !dbg !23
	%55 = add i64 %54, %p4, !dbg !24
	%56 = add i64 %55, %37, !dbg !25
	%57 = lshr i64 %56, 7, !dbg !26
	%58 = and i64 %57, 1048575, !dbg !27
	%59 = uitofp i64 %58 to float, !dbg !28
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %52, !dbg !29
	store float %59, float addrspace(1)* %60, align 4, !dbg !29
	%61 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !30
	%62 = icmp uge i64 %52, %p3, !dbg !30
	br i1 %62, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !30, !prof !31

b4_cold_fail1:
	br label %fail, !dbg !30

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %61, align 4, !dbg !30
	%63 = add i64 %52, %36, !dbg !8
	br label %b3_cold, !dbg !8, !llvm.loop !33

fail:
	%64 = phi i32 [ 0, %b4_cold_fail1 ], !dbg !7
	%65 = phi i64 [ %52, %b4_cold_fail1 ], !dbg !7
	%66 = phi i64 [ %p3, %b4_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %64, i64 %65, i64 %66), !dbg !7
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
	%12 = mul i64 %11, %7, !dbg !36
	%13 = add i64 %5, %12, !dbg !36
	%14 = mul i64 %9, %13, !dbg !36
	%15 = add i64 %3, %14, !dbg !36
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36, !range !13
	%18 = mul i32 %16, %17, !dbg !36
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !36, !range !14
	%20 = mul i32 %18, %19, !dbg !36
	%21 = sext i32 %20 to i64, !dbg !36
	%22 = mul i64 %15, %21, !dbg !36
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36, !range !16
	%26 = mul i32 %17, %25, !dbg !36
	%27 = add i32 %24, %26, !dbg !36
	%28 = mul i32 %16, %27, !dbg !36
	%29 = add i32 %23, %28, !dbg !36
	%30 = sext i32 %29 to i64, !dbg !36
	%31 = add i64 %22, %30, !dbg !36
	%32 = mul i64 %9, %11, !dbg !36
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !36, !range !12
	%34 = sext i32 %33 to i64, !dbg !36
	%35 = mul i64 %32, %34, !dbg !36
	%36 = mul i64 %35, %21, !dbg !36
	%37 = icmp slt i64 0, %p5, !dbg !37
	%38 = add nsw i64 %p7, -1, !dbg !36
	%39 = icmp sge i64 %38, 0, !dbg !36
	br i1 %39, label %b1, label %b9_cold, !dbg !36, !prof !21

b1:
	%40 = phi i64 [ %31, %b0 ], [ %65, %b8 ], !dbg !36
	%41 = icmp slt i64 %40, %p1, !dbg !36
	br i1 %41, label %b2, label %b17, !dbg !36

b2:
	br i1 %37, label %b3, label %b5, !dbg !37

b3:
	%42 = mul i64 %40, 2654435761, !dbg !40
	%43 = add i64 %42, %p4, !dbg !41
	br label %b4, !dbg !42

b4:
	%44 = phi float [ %51, %b4 ], [ 0.000000e+00, %b3 ], !dbg !42
	%45 = phi i64 [ %52, %b4 ], [ 0, %b3 ], !dbg !42
	%46 = mul i64 %45, 77777, !dbg !44
	%47 = add i64 %43, %46, !dbg !45
	%48 = lshr i64 %47, 7, !dbg !46
	%49 = and i64 %48, 1048575, !dbg !47
	%50 = uitofp i64 %49 to float, !dbg !48
	%51 = fadd float %44, %50, !dbg !49
	%52 = add i64 %45, 1, !dbg !49
	%53 = icmp slt i64 %52, %p5, !dbg !49
	br i1 %53, label %b4, label %b5, !dbg !49

b5:
	%54 = phi float [ 0.000000e+00, %b2 ], [ %51, %b4 ], !dbg !42
	%55 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !50, !prof !31

b5_ok1:
	%56 = icmp eq i64 %p3, -1, !dbg !50
	%57 = select i1 %56, i64 1, i64 %p3, !dbg !50
	%58 = srem i64 %40, %57, !dbg !50
	%59 = icmp slt i64 %58, %p2, !dbg !51
	br i1 %59, label %b6, label %b8, !dbg !51

b6:
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !52
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !52
	%62 = fcmp une float %61, %54, !dbg !53
	br i1 %62, label %b7, label %b8, !dbg !53

b7:
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !54
	%64 = atomicrmw add i64 addrspace(1)* %63, i64 1 monotonic, !dbg !55
	br label %b8, !dbg !55

b8:
	%65 = add i64 %40, %36, !dbg !36
	br label %b1, !dbg !36

b17:
	ret void, !dbg !36

b5_fail1:
	br label %fail, !dbg !50

b9_cold:
	%66 = phi i64 [ %92, %b16_cold ], [ %31, %b0 ], !dbg !36
	%67 = icmp slt i64 %66, %p1, !dbg !36
	br i1 %67, label %b10_cold, label %b17, !dbg !36

b10_cold:
	br i1 %37, label %b11_cold, label %b13_cold, !dbg !37

b11_cold:
	%68 = mul i64 %66, 2654435761, !dbg !40
	%69 = add i64 %68, %p4, !dbg !41
	br label %b12_cold, !dbg !42

b12_cold:
	%70 = phi float [ %77, %b12_cold ], [ 0.000000e+00, %b11_cold ], !dbg !42
	%71 = phi i64 [ %78, %b12_cold ], [ 0, %b11_cold ], !dbg !42
	%72 = mul i64 %71, 77777, !dbg !44
	%73 = add i64 %69, %72, !dbg !45
	%74 = lshr i64 %73, 7, !dbg !46
	%75 = and i64 %74, 1048575, !dbg !47
	%76 = uitofp i64 %75 to float, !dbg !48
	%77 = fadd float %70, %76, !dbg !49
	%78 = add i64 %71, 1, !dbg !49
	%79 = icmp slt i64 %78, %p5, !dbg !49
	br i1 %79, label %b12_cold, label %b13_cold, !dbg !49, !llvm.loop !57

b13_cold:
	%80 = phi float [ 0.000000e+00, %b10_cold ], [ %77, %b12_cold ], !dbg !42
	%81 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %81, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !50, !prof !31

b13_cold_fail1:
	br label %fail, !dbg !50

b13_cold_ok1:
	%82 = icmp eq i64 %p3, -1, !dbg !50
	%83 = select i1 %82, i64 1, i64 %p3, !dbg !50
	%84 = srem i64 %66, %83, !dbg !50
	%85 = icmp slt i64 %84, %p2, !dbg !51
	br i1 %85, label %b14_cold, label %b16_cold, !dbg !51

b14_cold:
	%86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !52
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !52
	%88 = fcmp une float %87, %80, !dbg !53
	br i1 %88, label %b15_cold, label %b16_cold, !dbg !53

b15_cold:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !54
	%90 = icmp uge i64 0, %p7, !dbg !54
	br i1 %90, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !54, !prof !31

b15_cold_fail1:
	br label %fail, !dbg !54

b15_cold_ok1:
	%91 = atomicrmw add i64 addrspace(1)* %89, i64 1 monotonic, !dbg !55
	br label %b16_cold, !dbg !55

b16_cold:
	%92 = add i64 %66, %36, !dbg !36
	br label %b9_cold, !dbg !36, !llvm.loop !59

fail:
	%93 = phi i32 [ 1, %b5_fail1 ], [ 1, %b13_cold_fail1 ], [ 2, %b15_cold_fail1 ], !dbg !35
	%94 = phi i64 [ 0, %b5_fail1 ], [ 0, %b13_cold_fail1 ], [ 0, %b15_cold_fail1 ], !dbg !35
	%95 = phi i64 [ 0, %b5_fail1 ], [ 0, %b13_cold_fail1 ], [ %p7, %b15_cold_fail1 ], !dbg !35
	call void @gpuc_fail(i8* %ctrl, i32 %93, i64 %94, i64 %95), !dbg !35
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
	%12 = mul i64 %11, %7, !dbg !62
	%13 = add i64 %5, %12, !dbg !62
	%14 = mul i64 %9, %13, !dbg !62
	%15 = add i64 %3, %14, !dbg !62
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !13
	%18 = mul i32 %16, %17, !dbg !62
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !14
	%20 = mul i32 %18, %19, !dbg !62
	%21 = sext i32 %20 to i64, !dbg !62
	%22 = mul i64 %15, %21, !dbg !62
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !16
	%26 = mul i32 %17, %25, !dbg !62
	%27 = add i32 %24, %26, !dbg !62
	%28 = mul i32 %16, %27, !dbg !62
	%29 = add i32 %23, %28, !dbg !62
	%30 = sext i32 %29 to i64, !dbg !62
	%31 = add i64 %22, %30, !dbg !62
	%32 = mul i64 %9, %11, !dbg !62
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !62, !range !12
	%34 = sext i32 %33 to i64, !dbg !62
	%35 = mul i64 %32, %34, !dbg !62
	%36 = mul i64 %35, %21, !dbg !62
	%37 = mul i64 %p5, %p2, !dbg !63
	%38 = add nsw i64 %p8, -1, !dbg !62
	%39 = icmp sge i64 %38, 0, !dbg !62
	br i1 %39, label %b1, label %b6_cold, !dbg !62, !prof !21

b1:
	%40 = phi i64 [ %31, %b0 ], [ %72, %b5 ], !dbg !62
	%41 = icmp slt i64 %40, %p1, !dbg !62
	br i1 %41, label %b2, label %b11, !dbg !62

b2:
	%42 = icmp eq i64 %p3, 0, !dbg !64
	%43 = icmp eq i64 %p2, 0, !dbg !65
	%44 = or i1 %42, %43, !dbg !65
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !65, !prof !31

b2_ok1:
	%45 = icmp eq i64 %p3, -1, !dbg !64
	%46 = select i1 %45, i64 1, i64 %p3, !dbg !64
	%47 = srem i64 %40, %46, !dbg !64
	%48 = icmp eq i64 %p2, -1, !dbg !65
	%49 = select i1 %48, i64 1, i64 %p2, !dbg !65
	%50 = sdiv i64 %47, %49, !dbg !65
	%51 = sub i64 0, %47, !dbg !65
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !65
	%53 = icmp slt i64 %52, %p6, !dbg !66
	br i1 %53, label %b3, label %b5, !dbg !66

b3:
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !67
	%55 = load float, float addrspace(1)* %54, align 4, !dbg !67
	%56 = sub i64 %40, %47, !dbg !68
	%57 = add i64 %56, %37, !dbg !69
	%58 = icmp eq i64 %p2, -1, !dbg !70
	%59 = select i1 %58, i64 1, i64 %p2, !dbg !70
	%60 = srem i64 %47, %59, !dbg !70
	%61 = add i64 %57, %60, !dbg !71
	%62 = mul i64 %61, 2654435761, !dbg !74
	%63 = add i64 %62, %p4, !dbg !75
	%64 = mul i64 %52, 77777, !dbg !77
	%65 = add i64 %63, %64, !dbg !78
	%66 = lshr i64 %65, 7, !dbg !79
	%67 = and i64 %66, 1048575, !dbg !80
	%68 = uitofp i64 %67 to float, !dbg !81
	%69 = fcmp une float %55, %68, !dbg !82
	br i1 %69, label %b4, label %b5, !dbg !82

b4:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !83
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !84
	br label %b5, !dbg !84

b5:
	%72 = add i64 %40, %36, !dbg !62
	br label %b1, !dbg !62

b11:
	ret void, !dbg !62

b2_fail1:
	%73 = icmp eq i64 %p3, 0, !dbg !64
	br i1 %73, label %b2_fail2, label %b2_ok2, !dbg !64

b2_fail2:
	br label %fail, !dbg !64

b2_ok2:
	br label %fail, !dbg !65

b6_cold:
	%74 = phi i64 [ %108, %b10_cold ], [ %31, %b0 ], !dbg !62
	%75 = icmp slt i64 %74, %p1, !dbg !62
	br i1 %75, label %b7_cold, label %b11, !dbg !62

b7_cold:
	%76 = icmp eq i64 %p3, 0, !dbg !64
	%77 = icmp eq i64 %p2, 0, !dbg !65
	%78 = or i1 %76, %77, !dbg !65
	br i1 %78, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !65, !prof !31

b7_cold_fail1:
	%79 = icmp eq i64 %p3, 0, !dbg !64
	br i1 %79, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !64

b7_cold_fail2:
	br label %fail, !dbg !64

b7_cold_ok2:
	br label %fail, !dbg !65

b7_cold_ok1:
	%80 = icmp eq i64 %p3, -1, !dbg !64
	%81 = select i1 %80, i64 1, i64 %p3, !dbg !64
	%82 = srem i64 %74, %81, !dbg !64
	%83 = icmp eq i64 %p2, -1, !dbg !65
	%84 = select i1 %83, i64 1, i64 %p2, !dbg !65
	%85 = sdiv i64 %82, %84, !dbg !65
	%86 = sub i64 0, %82, !dbg !65
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !65
	%88 = icmp slt i64 %87, %p6, !dbg !66
	br i1 %88, label %b8_cold, label %b10_cold, !dbg !66

b8_cold:
	%89 = getelementptr inbounds float, float addrspace(1)* %0, i64 %74, !dbg !67
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !67
	%91 = sub i64 %74, %82, !dbg !68
	%92 = add i64 %91, %37, !dbg !69
	%93 = icmp eq i64 %p2, -1, !dbg !70
	%94 = select i1 %93, i64 1, i64 %p2, !dbg !70
	%95 = srem i64 %82, %94, !dbg !70
	%96 = add i64 %92, %95, !dbg !71
	%97 = mul i64 %96, 2654435761, !dbg !74
	%98 = add i64 %97, %p4, !dbg !75
	%99 = mul i64 %87, 77777, !dbg !77
	%100 = add i64 %98, %99, !dbg !78
	%101 = lshr i64 %100, 7, !dbg !79
	%102 = and i64 %101, 1048575, !dbg !80
	%103 = uitofp i64 %102 to float, !dbg !81
	%104 = fcmp une float %90, %103, !dbg !82
	br i1 %104, label %b9_cold, label %b10_cold, !dbg !82

b9_cold:
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !83
	%106 = icmp uge i64 0, %p8, !dbg !83
	br i1 %106, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !83, !prof !31

b9_cold_fail1:
	br label %fail, !dbg !83

b9_cold_ok1:
	%107 = atomicrmw add i64 addrspace(1)* %105, i64 1 monotonic, !dbg !84
	br label %b10_cold, !dbg !84

b10_cold:
	%108 = add i64 %74, %36, !dbg !62
	br label %b6_cold, !dbg !62, !llvm.loop !86

fail:
	%109 = phi i32 [ 3, %b2_fail2 ], [ 3, %b2_ok2 ], [ 3, %b7_cold_fail2 ], [ 3, %b7_cold_ok2 ], [ 4, %b9_cold_fail1 ], !dbg !61
	%110 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ 0, %b9_cold_fail1 ], !dbg !61
	%111 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ %p8, %b9_cold_fail1 ], !dbg !61
	call void @gpuc_fail(i8* %ctrl, i32 %109, i64 %110, i64 %111), !dbg !61
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
!nvvm.annotations = !{!87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101}
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
!91 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!92 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"kernel", i32 1}
!93 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidx", i32 512}
!94 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidy", i32 1}
!95 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidz", i32 1}
!96 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"minctasm", i32 1}
!97 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"kernel", i32 1}
!98 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidx", i32 512}
!99 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidy", i32 1}
!100 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidz", i32 1}
!101 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"minctasm", i32 1}
