target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64*, i64, i8*)* @Check to i8*)], section "llvm.metadata"

define void @Put(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i32 %p6, i32 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = sdiv i64 %p5, 4, !dbg !8
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !9, !range !10
	%4 = sext i32 %3 to i64, !dbg !9
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !11, !range !12
	%6 = sext i32 %5 to i64, !dbg !11
	%7 = mul i64 %2, %4, !dbg !13
	%8 = sdiv i64 %7, %6, !dbg !14
	%9 = mul i64 %8, 4, !dbg !15
	%10 = trunc i64 %4 to i32, !dbg !16
	%11 = add i32 %10, 1, !dbg !16
	%12 = zext i32 %11 to i64, !dbg !16
	%13 = mul i64 %2, %12, !dbg !17
	%14 = sdiv i64 %13, %6, !dbg !18
	%15 = mul i64 %14, 4, !dbg !19
	%16 = icmp slt i32 0, %p6, !dbg !19
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !20
	br i1 %16, label %b1, label %b5, !dbg !19

b1:
	%18 = sub i64 %15, %9, !dbg !21
	%19 = sext i32 %p7 to i64, !dbg !22
	%20 = sext i32 %17 to i64, !dbg !20
	%21 = mul i64 %18, 4, !dbg !20
	br label %b2, !dbg !23

b2:
	%22 = phi i64 [ %42, %b4 ], [ 0, %b1 ], !dbg !23
	%23 = phi i32 [ %43, %b4 ], [ 0, %b1 ], !dbg !23
	%24 = add i64 %22, %9, !dbg !24
	%25 = add i64 %22, %15, !dbg !25
	%26 = getelementptr inbounds float, float addrspace(1)* %0, i64 %24, !dbg !21
	%27 = getelementptr inbounds float, float addrspace(1)* %1, i64 %24, !dbg !26
	%28 = addrspacecast float addrspace(1)* %26 to float*, !dbg !20
	%29 = addrspacecast float addrspace(1)* %27 to float*, !dbg !20
	%30 = icmp ugt i64 %25, %p1, !dbg !21
	%31 = icmp ugt i64 %24, %25, !dbg !21
	%32 = icmp ugt i64 %25, %p3, !dbg !26
	%33 = icmp uge i64 %19, %20, !dbg !20
	%34 = or i1 %30, %31, !dbg !20
	%35 = or i1 %34, %32, !dbg !20
	%36 = or i1 %35, %33, !dbg !20
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !20, !prof !27

b2_ok1:
	%37 = bitcast float* %28 to i8*, !dbg !20
	%38 = bitcast float* %29 to i8*, !dbg !20
	call void @gpuc_put_nbi_block(i8* %37, i8* %38, i64 %21, i32 %p7, i32 1, i32 0, i8* null), !dbg !20
	%39 = add i64 %22, %p5, !dbg !31
	%40 = add i64 %39, %p5, !dbg !32
	%41 = icmp sgt i64 %40, %p4, !dbg !33
	br i1 %41, label %b3, label %b4, !dbg !33

b3:
	br label %b4, !dbg !33

b4:
	%42 = phi i64 [ %39, %b2_ok1 ], [ 0, %b3 ], !dbg !23
	%43 = add i32 %23, 1, !dbg !23
	%44 = icmp slt i32 %43, %p6, !dbg !23
	br i1 %44, label %b2, label %b5, !dbg !23

b5:
	call void @gpuc_quiet_block(), !dbg !34
	ret void, !dbg !34

b2_fail1:
	%45 = icmp ugt i64 %25, %p1, !dbg !21
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !21

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p1), !dbg !21
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !21
	ret void, !dbg !21

b2_ok2:
	%46 = icmp ugt i64 %24, %25, !dbg !21
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !21

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %24, i64 %25), !dbg !21
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !21
	ret void, !dbg !21

b2_ok3:
	%47 = icmp ugt i64 %25, %p3, !dbg !26
	br i1 %47, label %b2_fail4, label %b2_ok4, !dbg !26

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p3), !dbg !26
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !26
	ret void, !dbg !26

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %19, i64 %20), !dbg !20
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !20
	ret void, !dbg !20
}

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !35 {
entry:
	br label %b0, !dbg !36

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !36
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !36
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37, !range !10
	%3 = sext i32 %2 to i64, !dbg !37
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !37, !range !29
	%5 = sext i32 %4 to i64, !dbg !37
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !37, !range !29
	%7 = sext i32 %6 to i64, !dbg !37
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !37, !range !12
	%9 = sext i32 %8 to i64, !dbg !37
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !37, !range !38
	%11 = sext i32 %10 to i64, !dbg !37
	%12 = trunc i64 %11 to i32, !dbg !37
	%13 = trunc i64 %7 to i32, !dbg !37
	%14 = mul i32 %12, %13, !dbg !37
	%15 = zext i32 %14 to i64, !dbg !37
	%16 = trunc i64 %5 to i32, !dbg !37
	%17 = add i32 %16, %14, !dbg !37
	%18 = zext i32 %17 to i64, !dbg !37
	%19 = mul i64 %9, %18, !dbg !37
	%20 = add i64 %3, %19, !dbg !37
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !39
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !39
	%23 = mul i32 %21, %22, !dbg !37
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !37, !range !40
	%25 = mul i32 %23, %24, !dbg !37
	%26 = sext i32 %25 to i64, !dbg !37
	%27 = mul i64 %20, %26, !dbg !37
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !28
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !30
	%31 = mul i32 %22, %30, !dbg !37
	%32 = add i32 %29, %31, !dbg !37
	%33 = mul i32 %21, %32, !dbg !37
	%34 = add i32 %28, %33, !dbg !37
	%35 = sext i32 %34 to i64, !dbg !37
	%36 = add i64 %27, %35, !dbg !37
	%37 = mul i64 %9, %11, !dbg !37
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !37, !range !38
	%39 = sext i32 %38 to i64, !dbg !37
	%40 = mul i64 %37, %39, !dbg !37
	%41 = mul i64 %40, %26, !dbg !37
	%42 = mul i64 %p1, -1, !dbg !37
	%43 = add i64 %42, %p3, !dbg !37
	%44 = icmp sge i64 %43, 0, !dbg !37
	br i1 %44, label %b1, label %b3_cold, !dbg !37, !prof !41

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2 ], !dbg !37
	%46 = icmp slt i64 %45, %p1, !dbg !37
	br i1 %46, label %b2, label %b5, !dbg !37

b2:
	%47 = mul i64 %45, 2654435761, !dbg !45
	%48 = add i64 %47, %p4, !dbg !46
	%49 = lshr i64 %48, 7, !dbg !47
	%50 = and i64 %49, 16777215, !dbg !48
	%51 = uitofp i64 %50 to float, !dbg !49
	%52 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !50
	store float %51, float addrspace(1)* %52, align 4, !dbg !50
	%53 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !51
	store float -1.000000e+00, float addrspace(1)* %53, align 4, !dbg !51
	%54 = add i64 %45, %41, !dbg !37
	br label %b1, !dbg !37

b5:
	ret void, !dbg !37

b3_cold:
	%55 = phi i64 [ %65, %b4_cold_ok1 ], [ %36, %b0 ], !dbg !37
	%56 = icmp slt i64 %55, %p1, !dbg !37
	br i1 %56, label %b4_cold, label %b5, !dbg !37

b4_cold:
	%57 = mul i64 %55, 2654435761, !dbg !45
	%58 = add i64 %57, %p4, !dbg !46
	%59 = lshr i64 %58, 7, !dbg !47
	%60 = and i64 %59, 16777215, !dbg !48
	%61 = uitofp i64 %60 to float, !dbg !49
	%62 = getelementptr inbounds float, float addrspace(1)* %0, i64 %55, !dbg !50
	store float %61, float addrspace(1)* %62, align 4, !dbg !50
	%63 = getelementptr inbounds float, float addrspace(1)* %1, i64 %55, !dbg !51
	%64 = icmp uge i64 %55, %p3, !dbg !51
	br i1 %64, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !51, !prof !27

b4_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %55, i64 %p3), !dbg !51
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !51
	ret void, !dbg !51

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %63, align 4, !dbg !51
	%65 = add i64 %55, %41, !dbg !37
	br label %b3_cold, !dbg !37, !llvm.loop !53
}

define void @Check(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !54 {
entry:
	br label %b0, !dbg !55

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !55
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !55
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56, !range !10
	%3 = sext i32 %2 to i64, !dbg !56
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56, !range !29
	%5 = sext i32 %4 to i64, !dbg !56
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !56, !range !29
	%7 = sext i32 %6 to i64, !dbg !56
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !56, !range !12
	%9 = sext i32 %8 to i64, !dbg !56
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !56, !range !38
	%11 = sext i32 %10 to i64, !dbg !56
	%12 = trunc i64 %11 to i32, !dbg !56
	%13 = trunc i64 %7 to i32, !dbg !56
	%14 = mul i32 %12, %13, !dbg !56
	%15 = zext i32 %14 to i64, !dbg !56
	%16 = trunc i64 %5 to i32, !dbg !56
	%17 = add i32 %16, %14, !dbg !56
	%18 = zext i32 %17 to i64, !dbg !56
	%19 = mul i64 %9, %18, !dbg !56
	%20 = add i64 %3, %19, !dbg !56
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !39
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !39
	%23 = mul i32 %21, %22, !dbg !56
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !56, !range !40
	%25 = mul i32 %23, %24, !dbg !56
	%26 = sext i32 %25 to i64, !dbg !56
	%27 = mul i64 %20, %26, !dbg !56
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !28
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !30
	%31 = mul i32 %22, %30, !dbg !56
	%32 = add i32 %29, %31, !dbg !56
	%33 = mul i32 %21, %32, !dbg !56
	%34 = add i32 %28, %33, !dbg !56
	%35 = sext i32 %34 to i64, !dbg !56
	%36 = add i64 %27, %35, !dbg !56
	%37 = mul i64 %9, %11, !dbg !56
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !56, !range !38
	%39 = sext i32 %38 to i64, !dbg !56
	%40 = mul i64 %37, %39, !dbg !56
	%41 = mul i64 %40, %26, !dbg !56
	%42 = add i64 %p5, -1, !dbg !56
	%43 = icmp sge i64 %42, 0, !dbg !56
	br i1 %43, label %b1, label %b7_cold, !dbg !56, !prof !41

b1:
	%44 = phi i64 [ %36, %b0 ], [ %58, %b6 ], !dbg !56
	%45 = icmp slt i64 %44, %p1, !dbg !56
	br i1 %45, label %b2, label %b13, !dbg !56

b2:
	%46 = icmp slt i64 %44, %p2, !dbg !57
	br i1 %46, label %b3, label %b4, !dbg !57

b3:
	%47 = mul i64 %44, 2654435761, !dbg !60
	%48 = add i64 %47, %p3, !dbg !61
	%49 = lshr i64 %48, 7, !dbg !62
	%50 = and i64 %49, 16777215, !dbg !63
	%51 = uitofp i64 %50 to float, !dbg !64
	br label %b4, !dbg !58

b4:
	%52 = phi float [ -1.000000e+00, %b2 ], [ %51, %b3 ], !dbg !65
	%53 = getelementptr inbounds float, float addrspace(1)* %0, i64 %44, !dbg !66
	%54 = load float, float addrspace(1)* %53, align 4, !dbg !66
	%55 = fcmp une float %54, %52, !dbg !67
	br i1 %55, label %b5, label %b6, !dbg !67

b5:
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !68
	%57 = atomicrmw add i64 addrspace(1)* %56, i64 1 monotonic, !dbg !69
	br label %b6, !dbg !69

b6:
	%58 = add i64 %44, %41, !dbg !56
	br label %b1, !dbg !56

b13:
	ret void, !dbg !56

b7_cold:
	%59 = phi i64 [ %74, %b12_cold ], [ %36, %b0 ], !dbg !56
	%60 = icmp slt i64 %59, %p1, !dbg !56
	br i1 %60, label %b8_cold, label %b13, !dbg !56

b8_cold:
	%61 = icmp slt i64 %59, %p2, !dbg !57
	br i1 %61, label %b9_cold, label %b10_cold, !dbg !57

b9_cold:
	%62 = mul i64 %59, 2654435761, !dbg !60
	%63 = add i64 %62, %p3, !dbg !61
	%64 = lshr i64 %63, 7, !dbg !62
	%65 = and i64 %64, 16777215, !dbg !63
	%66 = uitofp i64 %65 to float, !dbg !64
	br label %b10_cold, !dbg !58

b10_cold:
	%67 = phi float [ -1.000000e+00, %b8_cold ], [ %66, %b9_cold ], !dbg !65
	%68 = getelementptr inbounds float, float addrspace(1)* %0, i64 %59, !dbg !66
	%69 = load float, float addrspace(1)* %68, align 4, !dbg !66
	%70 = fcmp une float %69, %67, !dbg !67
	br i1 %70, label %b11_cold, label %b12_cold, !dbg !67

b11_cold:
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !68
	%72 = icmp uge i64 0, %p5, !dbg !68
	br i1 %72, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !68, !prof !27

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p5), !dbg !68
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !68
	ret void, !dbg !68

b11_cold_ok1:
	%73 = atomicrmw add i64 addrspace(1)* %71, i64 1 monotonic, !dbg !69
	br label %b12_cold, !dbg !69

b12_cold:
	%74 = add i64 %59, %41, !dbg !56
	br label %b7_cold, !dbg !56, !llvm.loop !71
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @gpuc_num_pes_thread() nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !10
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "putbw.go", directory: "github.com/gpuc-go/gpuc/bench/putbw")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 17, scope: !6)
!9 = !DILocation(line: 19, column: 29, scope: !6)
!10 = !{i32 0, i32 2147483647}
!11 = !DILocation(line: 19, column: 44, scope: !6)
!12 = !{i32 1, i32 -2147483648}
!13 = !DILocation(line: 20, column: 19, scope: !6)
!14 = !DILocation(line: 20, column: 27, scope: !6)
!15 = !DILocation(line: 20, column: 10, scope: !6)
!16 = !DILocation(line: 21, column: 28, scope: !6)
!17 = !DILocation(line: 21, column: 19, scope: !6)
!18 = !DILocation(line: 21, column: 33, scope: !6)
!19 = !DILocation(line: 21, column: 10, scope: !6)
!20 = !DILocation(line: 24, column: 15, scope: !6)
!21 = !DILocation(line: 24, column: 36, scope: !6)
!22 = !DILocation(line: 24, column: 80, scope: !6)
!23 = !DILocation(line: 22, column: 2, scope: !6)
!24 = !DILocation(line: 24, column: 39, scope: !6)
!25 = !DILocation(line: 24, column: 46, scope: !6)
!26 = !DILocation(line: 24, column: 61, scope: !6)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 25, column: 3, scope: !6)
!32 = !DILocation(line: 26, column: 8, scope: !6)
!33 = !DILocation(line: 26, column: 15, scope: !6)
!34 = !DILocation(line: 30, column: 13, scope: !6)
!35 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!36 = !DILocation(line: 41, column: 6, scope: !35)
!37 = !DILocation(line: 42, column: 32, scope: !35)
!38 = !{i32 1, i32 65536}
!39 = !{i32 1, i32 1025}
!40 = !{i32 1, i32 65}
!41 = !{!"branch_weights", i32 1048576, i32 1}
!42 = distinct !DISubprogram(name: "pattern", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!43 = !DILocation(line: 43, column: 19, scope: !35)
!44 = !DILocation(line: 34, column: 13, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 34, column: 16, scope: !42, inlinedAt: !43)
!46 = !DILocation(line: 34, column: 28, scope: !42, inlinedAt: !43)
!47 = !DILocation(line: 35, column: 19, scope: !42, inlinedAt: !43)
!48 = !DILocation(line: 35, column: 24, scope: !42, inlinedAt: !43)
!49 = !DILocation(line: 35, column: 16, scope: !42, inlinedAt: !43)
!50 = !DILocation(line: 43, column: 6, scope: !35)
!51 = !DILocation(line: 44, column: 6, scope: !35)
!52 = !{!"llvm.loop.unroll.disable"}
!53 = distinct !{!53, !52}
!54 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!55 = !DILocation(line: 52, column: 6, scope: !54)
!56 = !DILocation(line: 53, column: 32, scope: !54)
!57 = !DILocation(line: 55, column: 8, scope: !54)
!58 = !DILocation(line: 56, column: 18, scope: !54)
!59 = !DILocation(line: 34, column: 13, scope: !42, inlinedAt: !58)
!60 = !DILocation(line: 34, column: 16, scope: !42, inlinedAt: !58)
!61 = !DILocation(line: 34, column: 28, scope: !42, inlinedAt: !58)
!62 = !DILocation(line: 35, column: 19, scope: !42, inlinedAt: !58)
!63 = !DILocation(line: 35, column: 24, scope: !42, inlinedAt: !58)
!64 = !DILocation(line: 35, column: 16, scope: !42, inlinedAt: !58)
!65 = !DILocation(line: 54, column: 3, scope: !54)
!66 = !DILocation(line: 58, column: 9, scope: !54)
!67 = !DILocation(line: 58, column: 13, scope: !54)
!68 = !DILocation(line: 59, column: 27, scope: !54)
!69 = !DILocation(line: 59, column: 17, scope: !54)
!70 = !{!"llvm.loop.unroll.disable"}
!71 = distinct !{!71, !70}
!72 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"kernel", i32 1}
!73 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidx", i32 1024}
!74 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidy", i32 1}
!75 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidz", i32 1}
!76 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!77 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 1024}
!78 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!79 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!80 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!81 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 1024}
!82 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!83 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
