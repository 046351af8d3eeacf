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
	%38 = mul i64 %p1, -1, !dbg !8
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
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %52, i64 %p3), !dbg !30
	ret void, !dbg !30

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %61, align 4, !dbg !30
	%63 = add i64 %52, %36, !dbg !8
	br label %b3_cold, !dbg !8
}

define void @CheckSums(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !32 {
entry:
	br label %b0, !dbg !33

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !33
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !33
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34, !range !9
	%3 = sext i32 %2 to i64, !dbg !34
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !34, !range !10
	%5 = sext i32 %4 to i64, !dbg !34
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !34, !range !10
	%7 = sext i32 %6 to i64, !dbg !34
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !34, !range !11
	%9 = sext i32 %8 to i64, !dbg !34
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !34, !range !12
	%11 = sext i32 %10 to i64, !dbg !34
	%12 = mul i64 %11, %7, !dbg !34
	%13 = add i64 %5, %12, !dbg !34
	%14 = mul i64 %9, %13, !dbg !34
	%15 = add i64 %3, %14, !dbg !34
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !34, !range !13
	%18 = mul i32 %16, %17, !dbg !34
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !34, !range !14
	%20 = mul i32 %18, %19, !dbg !34
	%21 = sext i32 %20 to i64, !dbg !34
	%22 = mul i64 %15, %21, !dbg !34
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !34, !range !16
	%26 = mul i32 %17, %25, !dbg !34
	%27 = add i32 %24, %26, !dbg !34
	%28 = mul i32 %16, %27, !dbg !34
	%29 = add i32 %23, %28, !dbg !34
	%30 = sext i32 %29 to i64, !dbg !34
	%31 = add i64 %22, %30, !dbg !34
	%32 = mul i64 %9, %11, !dbg !34
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !34, !range !12
	%34 = sext i32 %33 to i64, !dbg !34
	%35 = mul i64 %32, %34, !dbg !34
	%36 = mul i64 %35, %21, !dbg !34
	%37 = icmp slt i64 0, %p5, !dbg !35
	%38 = add i64 %p7, -1, !dbg !34
	%39 = icmp sge i64 %38, 0, !dbg !34
	br i1 %39, label %b1, label %b9_cold, !dbg !34, !prof !21

b1:
	%40 = phi i64 [ %31, %b0 ], [ %65, %b8 ], !dbg !34
	%41 = icmp slt i64 %40, %p1, !dbg !34
	br i1 %41, label %b2, label %b17, !dbg !34

b2:
	br i1 %37, label %b3, label %b5, !dbg !35

b3:
	%42 = mul i64 %40, 2654435761, !dbg !38
	%43 = add i64 %42, %p4, !dbg !39
	br label %b4, !dbg !40

b4:
	%44 = phi float [ %51, %b4 ], [ 0.000000e+00, %b3 ], !dbg !40
	%45 = phi i64 [ %52, %b4 ], [ 0, %b3 ], !dbg !40
	%46 = mul i64 %45, 77777, !dbg !42
	%47 = add i64 %43, %46, !dbg !43
	%48 = lshr i64 %47, 7, !dbg !44
	%49 = and i64 %48, 1048575, !dbg !45
	%50 = uitofp i64 %49 to float, !dbg !46
	%51 = fadd float %44, %50, !dbg !47
	%52 = add i64 %45, 1, !dbg !47
	%53 = icmp slt i64 %52, %p5, !dbg !47
	br i1 %53, label %b4, label %b5, !dbg !47

b5:
	%54 = phi float [ 0.000000e+00, %b2 ], [ %51, %b4 ], !dbg !40
	%55 = icmp eq i64 %p3, 0, !dbg !48
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !48, !prof !31

b5_ok1:
	%56 = icmp eq i64 %p3, -1, !dbg !48
	%57 = select i1 %56, i64 1, i64 %p3, !dbg !48
	%58 = srem i64 %40, %57, !dbg !48
	%59 = icmp slt i64 %58, %p2, !dbg !49
	br i1 %59, label %b6, label %b8, !dbg !49

b6:
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !50
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !50
	%62 = fcmp une float %61, %54, !dbg !51
	br i1 %62, label %b7, label %b8, !dbg !51

b7:
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !52
	%64 = atomicrmw add i64 addrspace(1)* %63, i64 1 monotonic, !dbg !53
	br label %b8, !dbg !53

b8:
	%65 = add i64 %40, %36, !dbg !34
	br label %b1, !dbg !34

b17:
	ret void, !dbg !34

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b9_cold:
	%66 = phi i64 [ %92, %b16_cold ], [ %31, %b0 ], !dbg !34
	%67 = icmp slt i64 %66, %p1, !dbg !34
	br i1 %67, label %b10_cold, label %b17, !dbg !34

b10_cold:
	br i1 %37, label %b11_cold, label %b13_cold, !dbg !35

b11_cold:
	%68 = mul i64 %66, 2654435761, !dbg !38
	%69 = add i64 %68, %p4, !dbg !39
	br label %b12_cold, !dbg !40

b12_cold:
	%70 = phi float [ %77, %b12_cold ], [ 0.000000e+00, %b11_cold ], !dbg !40
	%71 = phi i64 [ %78, %b12_cold ], [ 0, %b11_cold ], !dbg !40
	%72 = mul i64 %71, 77777, !dbg !42
	%73 = add i64 %69, %72, !dbg !43
	%74 = lshr i64 %73, 7, !dbg !44
	%75 = and i64 %74, 1048575, !dbg !45
	%76 = uitofp i64 %75 to float, !dbg !46
	%77 = fadd float %70, %76, !dbg !47
	%78 = add i64 %71, 1, !dbg !47
	%79 = icmp slt i64 %78, %p5, !dbg !47
	br i1 %79, label %b12_cold, label %b13_cold, !dbg !47

b13_cold:
	%80 = phi float [ 0.000000e+00, %b10_cold ], [ %77, %b12_cold ], !dbg !40
	%81 = icmp eq i64 %p3, 0, !dbg !48
	br i1 %81, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !48, !prof !31

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b13_cold_ok1:
	%82 = icmp eq i64 %p3, -1, !dbg !48
	%83 = select i1 %82, i64 1, i64 %p3, !dbg !48
	%84 = srem i64 %66, %83, !dbg !48
	%85 = icmp slt i64 %84, %p2, !dbg !49
	br i1 %85, label %b14_cold, label %b16_cold, !dbg !49

b14_cold:
	%86 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !50
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !50
	%88 = fcmp une float %87, %80, !dbg !51
	br i1 %88, label %b15_cold, label %b16_cold, !dbg !51

b15_cold:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !52
	%90 = icmp uge i64 0, %p7, !dbg !52
	br i1 %90, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !52, !prof !31

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p7), !dbg !52
	ret void, !dbg !52

b15_cold_ok1:
	%91 = atomicrmw add i64 addrspace(1)* %89, i64 1 monotonic, !dbg !53
	br label %b16_cold, !dbg !53

b16_cold:
	%92 = add i64 %66, %36, !dbg !34
	br label %b9_cold, !dbg !34
}

define void @CheckBlocks(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !54 {
entry:
	br label %b0, !dbg !55

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !55
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !55
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56, !range !9
	%3 = sext i32 %2 to i64, !dbg !56
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56, !range !10
	%5 = sext i32 %4 to i64, !dbg !56
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !56, !range !10
	%7 = sext i32 %6 to i64, !dbg !56
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !56, !range !11
	%9 = sext i32 %8 to i64, !dbg !56
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !56, !range !12
	%11 = sext i32 %10 to i64, !dbg !56
	%12 = mul i64 %11, %7, !dbg !56
	%13 = add i64 %5, %12, !dbg !56
	%14 = mul i64 %9, %13, !dbg !56
	%15 = add i64 %3, %14, !dbg !56
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !13
	%18 = mul i32 %16, %17, !dbg !56
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !56, !range !14
	%20 = mul i32 %18, %19, !dbg !56
	%21 = sext i32 %20 to i64, !dbg !56
	%22 = mul i64 %15, %21, !dbg !56
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !16
	%26 = mul i32 %17, %25, !dbg !56
	%27 = add i32 %24, %26, !dbg !56
	%28 = mul i32 %16, %27, !dbg !56
	%29 = add i32 %23, %28, !dbg !56
	%30 = sext i32 %29 to i64, !dbg !56
	%31 = add i64 %22, %30, !dbg !56
	%32 = mul i64 %9, %11, !dbg !56
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !56, !range !12
	%34 = sext i32 %33 to i64, !dbg !56
	%35 = mul i64 %32, %34, !dbg !56
	%36 = mul i64 %35, %21, !dbg !56
	%37 = mul i64 %p5, %p2, !dbg !57
	%38 = add i64 %p8, -1, !dbg !56
	%39 = icmp sge i64 %38, 0, !dbg !56
	br i1 %39, label %b1, label %b6_cold, !dbg !56, !prof !21

b1:
	%40 = phi i64 [ %31, %b0 ], [ %72, %b5 ], !dbg !56
	%41 = icmp slt i64 %40, %p1, !dbg !56
	br i1 %41, label %b2, label %b11, !dbg !56

b2:
	%42 = icmp eq i64 %p3, 0, !dbg !58
	%43 = icmp eq i64 %p2, 0, !dbg !59
	%44 = or i1 %42, %43, !dbg !59
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !59, !prof !31

b2_ok1:
	%45 = icmp eq i64 %p3, -1, !dbg !58
	%46 = select i1 %45, i64 1, i64 %p3, !dbg !58
	%47 = srem i64 %40, %46, !dbg !58
	%48 = icmp eq i64 %p2, -1, !dbg !59
	%49 = select i1 %48, i64 1, i64 %p2, !dbg !59
	%50 = sdiv i64 %47, %49, !dbg !59
	%51 = sub i64 0, %47, !dbg !59
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !59
	%53 = icmp slt i64 %52, %p6, !dbg !60
	br i1 %53, label %b3, label %b5, !dbg !60

b3:
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !61
	%55 = load float, float addrspace(1)* %54, align 4, !dbg !61
	%56 = sub i64 %40, %47, !dbg !62
	%57 = add i64 %56, %37, !dbg !63
	%58 = icmp eq i64 %p2, -1, !dbg !64
	%59 = select i1 %58, i64 1, i64 %p2, !dbg !64
	%60 = srem i64 %47, %59, !dbg !64
	%61 = add i64 %57, %60, !dbg !65
	%62 = mul i64 %61, 2654435761, !dbg !68
	%63 = add i64 %62, %p4, !dbg !69
	%64 = mul i64 %52, 77777, !dbg !71
	%65 = add i64 %63, %64, !dbg !72
	%66 = lshr i64 %65, 7, !dbg !73
	%67 = and i64 %66, 1048575, !dbg !74
	%68 = uitofp i64 %67 to float, !dbg !75
	%69 = fcmp une float %55, %68, !dbg !76
	br i1 %69, label %b4, label %b5, !dbg !76

b4:
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !77
	%71 = atomicrmw add i64 addrspace(1)* %70, i64 1 monotonic, !dbg !78
	br label %b5, !dbg !78

b5:
	%72 = add i64 %40, %36, !dbg !56
	br label %b1, !dbg !56

b11:
	ret void, !dbg !56

b2_fail1:
	%73 = icmp eq i64 %p3, 0, !dbg !58
	br i1 %73, label %b2_fail2, label %b2_ok2, !dbg !58

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !58
	ret void, !dbg !58

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !59
	ret void, !dbg !59

b6_cold:
	%74 = phi i64 [ %108, %b10_cold ], [ %31, %b0 ], !dbg !56
	%75 = icmp slt i64 %74, %p1, !dbg !56
	br i1 %75, label %b7_cold, label %b11, !dbg !56

b7_cold:
	%76 = icmp eq i64 %p3, 0, !dbg !58
	%77 = icmp eq i64 %p2, 0, !dbg !59
	%78 = or i1 %76, %77, !dbg !59
	br i1 %78, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !59, !prof !31

b7_cold_fail1:
	%79 = icmp eq i64 %p3, 0, !dbg !58
	br i1 %79, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !58

b7_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !58
	ret void, !dbg !58

b7_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !59
	ret void, !dbg !59

b7_cold_ok1:
	%80 = icmp eq i64 %p3, -1, !dbg !58
	%81 = select i1 %80, i64 1, i64 %p3, !dbg !58
	%82 = srem i64 %74, %81, !dbg !58
	%83 = icmp eq i64 %p2, -1, !dbg !59
	%84 = select i1 %83, i64 1, i64 %p2, !dbg !59
	%85 = sdiv i64 %82, %84, !dbg !59
	%86 = sub i64 0, %82, !dbg !59
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !59
	%88 = icmp slt i64 %87, %p6, !dbg !60
	br i1 %88, label %b8_cold, label %b10_cold, !dbg !60

b8_cold:
	%89 = getelementptr inbounds float, float addrspace(1)* %0, i64 %74, !dbg !61
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !61
	%91 = sub i64 %74, %82, !dbg !62
	%92 = add i64 %91, %37, !dbg !63
	%93 = icmp eq i64 %p2, -1, !dbg !64
	%94 = select i1 %93, i64 1, i64 %p2, !dbg !64
	%95 = srem i64 %82, %94, !dbg !64
	%96 = add i64 %92, %95, !dbg !65
	%97 = mul i64 %96, 2654435761, !dbg !68
	%98 = add i64 %97, %p4, !dbg !69
	%99 = mul i64 %87, 77777, !dbg !71
	%100 = add i64 %98, %99, !dbg !72
	%101 = lshr i64 %100, 7, !dbg !73
	%102 = and i64 %101, 1048575, !dbg !74
	%103 = uitofp i64 %102 to float, !dbg !75
	%104 = fcmp une float %90, %103, !dbg !76
	br i1 %104, label %b9_cold, label %b10_cold, !dbg !76

b9_cold:
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !77
	%106 = icmp uge i64 0, %p8, !dbg !77
	br i1 %106, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !77, !prof !31

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p8), !dbg !77
	ret void, !dbg !77

b9_cold_ok1:
	%107 = atomicrmw add i64 addrspace(1)* %105, i64 1 monotonic, !dbg !78
	br label %b10_cold, !dbg !78

b10_cold:
	%108 = add i64 %74, %36, !dbg !56
	br label %b6_cold, !dbg !56
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90}
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
!32 = distinct !DISubprogram(name: "CheckSums", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!33 = !DILocation(line: 32, column: 6, scope: !32)
!34 = !DILocation(line: 33, column: 32, scope: !32)
!35 = !DILocation(line: 35, column: 19, scope: !32)
!36 = !DILocation(line: 36, column: 16, scope: !32)
!37 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !36)
!38 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !36)
!39 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !36)
!40 = !DILocation(line: 34, column: 3, scope: !32)
!41 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !36)
!42 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !36)
!43 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !36)
!44 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !36)
!45 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !36)
!46 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !36)
!47 = !DILocation(line: 36, column: 4, scope: !32)
!48 = !DILocation(line: 38, column: 7, scope: !32)
!49 = !DILocation(line: 38, column: 15, scope: !32)
!50 = !DILocation(line: 38, column: 28, scope: !32)
!51 = !DILocation(line: 38, column: 32, scope: !32)
!52 = !DILocation(line: 39, column: 27, scope: !32)
!53 = !DILocation(line: 39, column: 17, scope: !32)
!54 = distinct !DISubprogram(name: "CheckBlocks", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!55 = !DILocation(line: 49, column: 6, scope: !54)
!56 = !DILocation(line: 50, column: 32, scope: !54)
!57 = !DILocation(line: 52, column: 39, scope: !54)
!58 = !DILocation(line: 51, column: 13, scope: !54)
!59 = !DILocation(line: 51, column: 30, scope: !54)
!60 = !DILocation(line: 52, column: 8, scope: !54)
!61 = !DILocation(line: 52, column: 20, scope: !54)
!62 = !DILocation(line: 52, column: 33, scope: !54)
!63 = !DILocation(line: 52, column: 36, scope: !54)
!64 = !DILocation(line: 52, column: 44, scope: !54)
!65 = !DILocation(line: 52, column: 41, scope: !54)
!66 = !DILocation(line: 52, column: 31, scope: !54)
!67 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !66)
!68 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !66)
!69 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !66)
!70 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !66)
!71 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !66)
!72 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !66)
!73 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !66)
!74 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !66)
!75 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !66)
!76 = !DILocation(line: 52, column: 24, scope: !54)
!77 = !DILocation(line: 53, column: 27, scope: !54)
!78 = !DILocation(line: 53, column: 17, scope: !54)
!79 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!80 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!81 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!82 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!83 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"kernel", i32 1}
!84 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidx", i32 512}
!85 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidy", i32 1}
!86 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidz", i32 1}
!87 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"kernel", i32 1}
!88 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidx", i32 512}
!89 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidy", i32 1}
!90 = !{void (float*, i64, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckBlocks, !"maxntidz", i32 1}
