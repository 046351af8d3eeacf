target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Local_33 = addrspace(3) global [32 x [33 x float]] undef, align 16
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Local to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Exchange to i8*)], section "llvm.metadata"

define void @Local(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = trunc i64 %p5 to i32, !dbg !7
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9, !range !10
	%4 = sext i32 %3 to i64, !dbg !9
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !9, !range !10
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11, !range !12
	%8 = sext i32 %7 to i64, !dbg !11
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11, !range !13
	%10 = sext i32 %9 to i64, !dbg !11
	%11 = mul i64 %8, 32, !dbg !14
	%12 = trunc i64 %10 to i32, !dbg !15
	%13 = mul i32 %12, 32, !dbg !15
	%14 = zext i32 %13 to i64, !dbg !15
	%15 = trunc i64 %14 to i32, !dbg !15
	%16 = add i64 %11, %4, !dbg !16
	%17 = icmp slt i64 %16, %p4, !dbg !17
	%18 = icmp ule i64 %p4, 268435455, !dbg !18
	%19 = icmp ule i64 %p5, 268435455, !dbg !18
	%20 = and i1 %18, %19, !dbg !18
	%21 = mul i64 %p4, -1, !dbg !18
	%22 = mul i64 %p5, %21, !dbg !18
	%23 = add i64 %p3, %22, !dbg !18
	%24 = icmp sge i64 %23, 0, !dbg !18
	%25 = and i1 %20, %24, !dbg !18
	%26 = add i64 %21, 33, !dbg !18
	%27 = add i64 %26, %11, !dbg !18
	%28 = icmp sge i64 %27, 0, !dbg !18
	%29 = and i1 %25, %28, !dbg !18
	%30 = mul i64 %p5, -1, !dbg !18
	%31 = add i64 %30, 32, !dbg !18
	%32 = add i64 %31, %14, !dbg !18
	%33 = icmp sge i64 %32, 0, !dbg !18
	%34 = and i1 %29, %33, !dbg !18
	%35 = add i64 %p1, %22, !dbg !18
	%36 = icmp sge i64 %35, 0, !dbg !18
	%37 = and i1 %34, %36, !dbg !18
	br i1 %37, label %b1, label %b14_cold, !dbg !15, !prof !19

b1:
	%38 = phi i32 [ %15, %b0 ], [ %74, %b13 ], !dbg !18
	%39 = sext i32 %38 to i64, !dbg !18
	%40 = icmp slt i32 %38, %0, !dbg !20
	br i1 %40, label %b2, label %b27, !dbg !20

b2:
	%41 = phi i32 [ %52, %b6 ], [ %5, %b1 ], !dbg !21
	%42 = sext i32 %41 to i64, !dbg !21
	%43 = icmp slt i32 %41, 32, !dbg !22
	br i1 %43, label %b3, label %b7, !dbg !22

b3:
	%44 = add i64 %39, %42, !dbg !23
	br i1 %17, label %b4, label %b6, !dbg !17

b4:
	%45 = icmp slt i64 %44, %p5, !dbg !24
	br i1 %45, label %b5, label %b6, !dbg !24

b5:
	%46 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %42, !dbg !25
	%47 = mul i64 %44, %p4, !dbg !26
	%48 = add i64 %47, %16, !dbg !27
	%49 = getelementptr inbounds float, float addrspace(1)* %2, i64 %48, !dbg !28
	%50 = load float, float addrspace(1)* %49, align 4, !dbg !28
	%51 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %46, i64 0, i64 %4, !dbg !29
	store float %50, float addrspace(3)* %51, align 4, !dbg !29
	br label %b6, !dbg !29

b6:
	%52 = add i32 %41, 8, !dbg !30
	br label %b2, !dbg !30

b7:
	call void @llvm.nvvm.barrier0(), !dbg !31
	%53 = add i32 %38, %3, !dbg !32
	%54 = sext i32 %53 to i64, !dbg !32
	%55 = icmp slt i32 %53, %0, !dbg !33
	br label %b8, !dbg !31

b8:
	%56 = phi i32 [ %5, %b7 ], [ %67, %b12 ], !dbg !34
	%57 = sext i32 %56 to i64, !dbg !34
	%58 = icmp slt i32 %56, 32, !dbg !35
	br i1 %58, label %b9, label %b13, !dbg !35

b9:
	%59 = add i64 %11, %57, !dbg !36
	br i1 %55, label %b10, label %b12, !dbg !33

b10:
	%60 = icmp slt i64 %59, %p4, !dbg !37
	br i1 %60, label %b11, label %b12, !dbg !37

b11:
	%61 = mul i64 %59, %p5, !dbg !38
	%62 = add i64 %61, %54, !dbg !39
	%63 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %4, !dbg !40
	%64 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %63, i64 0, i64 %57, !dbg !41
	%65 = load float, float addrspace(3)* %64, align 4, !dbg !41
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %62, !dbg !42
	store float %65, float addrspace(1)* %66, align 4, !dbg !42
	br label %b12, !dbg !42

b12:
	%67 = add i32 %56, 8, !dbg !43
	br label %b8, !dbg !43

b13:
	call void @llvm.nvvm.barrier0(), !dbg !44
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !45, !range !46
	%69 = sext i32 %68 to i64, !dbg !45
	%70 = trunc i64 %69 to i32, !dbg !47
	%71 = mul i32 %70, 32, !dbg !47
	%72 = zext i32 %71 to i64, !dbg !47
	%73 = trunc i64 %72 to i32, !dbg !47
	%74 = add i32 %38, %73, !dbg !48
	br label %b1, !dbg !48

b27:
	ret void, !dbg !48

b14_cold:
	%75 = phi i64 [ %114, %b26_cold ], [ %14, %b0 ], !dbg !18
	%76 = icmp slt i64 %75, %p5, !dbg !20
	br i1 %76, label %b15_cold, label %b27, !dbg !20

b15_cold:
	%77 = phi i64 [ %91, %b19_cold ], [ %6, %b14_cold ], !dbg !21
	%78 = icmp slt i64 %77, 32, !dbg !22
	br i1 %78, label %b16_cold, label %b20_cold, !dbg !22

b16_cold:
	%79 = add i64 %75, %77, !dbg !23
	br i1 %17, label %b17_cold, label %b19_cold, !dbg !17

b17_cold:
	%80 = icmp slt i64 %79, %p5, !dbg !24
	br i1 %80, label %b18_cold, label %b19_cold, !dbg !24

b18_cold:
	%81 = mul i64 %79, %p4, !dbg !26
	%82 = add i64 %81, %16, !dbg !27
	%83 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %77, !dbg !25
	%84 = getelementptr inbounds float, float addrspace(1)* %2, i64 %82, !dbg !28
	%85 = icmp uge i64 %82, %p3, !dbg !28
	%86 = icmp uge i64 %4, 33, !dbg !29
	%87 = or i1 %85, %86, !dbg !29
	br i1 %87, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !29, !prof !49

b18_cold_fail1:
	%88 = icmp uge i64 %82, %p3, !dbg !28
	br i1 %88, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !28

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %82, i64 %p3), !dbg !28
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !28
	ret void, !dbg !28

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %4, i64 33), !dbg !29
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !29
	ret void, !dbg !29

b18_cold_ok1:
	%89 = load float, float addrspace(1)* %84, align 4, !dbg !28
	%90 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %83, i64 0, i64 %4, !dbg !29
	store float %89, float addrspace(3)* %90, align 4, !dbg !29
	br label %b19_cold, !dbg !29

b19_cold:
	%91 = add i64 %77, 8, !dbg !30
	br label %b15_cold, !dbg !30, !llvm.loop !52

b20_cold:
	call void @llvm.nvvm.barrier0(), !dbg !31
	%92 = add i64 %75, %4, !dbg !32
	%93 = icmp slt i64 %92, %p5, !dbg !33
	br label %b21_cold, !dbg !31

b21_cold:
	%94 = phi i64 [ %6, %b20_cold ], [ %108, %b25_cold ], !dbg !34
	%95 = icmp slt i64 %94, 32, !dbg !35
	br i1 %95, label %b22_cold, label %b26_cold, !dbg !35

b22_cold:
	%96 = add i64 %11, %94, !dbg !36
	br i1 %93, label %b23_cold, label %b25_cold, !dbg !33

b23_cold:
	%97 = icmp slt i64 %96, %p4, !dbg !37
	br i1 %97, label %b24_cold, label %b25_cold, !dbg !37

b24_cold:
	%98 = mul i64 %96, %p5, !dbg !38
	%99 = add i64 %98, %92, !dbg !39
	%100 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %4, !dbg !40
	%101 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %100, i64 0, i64 %94, !dbg !41
	%102 = icmp uge i64 %4, 32, !dbg !40
	%103 = icmp uge i64 %99, %p1, !dbg !42
	%104 = or i1 %102, %103, !dbg !42
	br i1 %104, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !42, !prof !49

b24_cold_fail1:
	%105 = icmp uge i64 %4, 32, !dbg !40
	br i1 %105, label %b24_cold_fail2, label %b24_cold_ok2, !dbg !40

b24_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %4, i64 32), !dbg !40
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !40
	ret void, !dbg !40

b24_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %99, i64 %p1), !dbg !42
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !42
	ret void, !dbg !42

b24_cold_ok1:
	%106 = load float, float addrspace(3)* %101, align 4, !dbg !41
	%107 = getelementptr inbounds float, float addrspace(1)* %1, i64 %99, !dbg !42
	store float %106, float addrspace(1)* %107, align 4, !dbg !42
	br label %b25_cold, !dbg !42

b25_cold:
	%108 = add i64 %94, 8, !dbg !43
	br label %b21_cold, !dbg !43, !llvm.loop !54

b26_cold:
	call void @llvm.nvvm.barrier0(), !dbg !44
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !45, !range !46
	%110 = sext i32 %109 to i64, !dbg !45
	%111 = trunc i64 %110 to i32, !dbg !47
	%112 = mul i32 %111, 32, !dbg !47
	%113 = zext i32 %112 to i64, !dbg !47
	%114 = add i64 %75, %113, !dbg !48
	br label %b14_cold, !dbg !48, !llvm.loop !56
}

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !57 {
entry:
	br label %b0, !dbg !58

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !58
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !58
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !59
	%3 = sext i32 %2 to i64, !dbg !59
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !60
	%5 = sext i32 %4 to i64, !dbg !60
	%6 = mul i64 %p5, %5, !dbg !63
	%7 = sdiv i64 %6, %3, !dbg !64
	%8 = trunc i64 %5 to i32, !dbg !65
	%9 = add i32 %8, 1, !dbg !65
	%10 = zext i32 %9 to i64, !dbg !65
	%11 = mul i64 %p5, %10, !dbg !67
	%12 = sdiv i64 %11, %3, !dbg !68
	%13 = sub i64 %12, %7, !dbg !69
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70, !range !71
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !70, !range !71
	%16 = mul i32 %14, %15, !dbg !70
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !72
	%18 = mul i32 %16, %17, !dbg !70
	%19 = sext i32 %18 to i64, !dbg !70
	%20 = trunc i64 %19 to i32, !dbg !73
	%21 = add i32 %20, 31, !dbg !73
	%22 = udiv i32 %21, 32, !dbg !74
	%23 = zext i32 %22 to i64, !dbg !74
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !75, !range !76
	%25 = sext i32 %24 to i64, !dbg !75
	%26 = mul i64 %23, %25, !dbg !77
	br label %b1, !dbg !77

b1:
	%27 = phi i32 [ 0, %b0 ], [ %31, %b4 ], !dbg !77
	%28 = sext i32 %27 to i64, !dbg !77
	%29 = mul i64 %p4, %28, !dbg !79
	%30 = sdiv i64 %29, %3, !dbg !80
	%31 = add i32 %27, 1, !dbg !81
	%32 = sext i32 %31 to i64, !dbg !81
	%33 = mul i64 %p4, %32, !dbg !83
	%34 = sdiv i64 %33, %3, !dbg !84
	%35 = sub i64 %34, %30, !dbg !85
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !12
	%37 = sext i32 %36 to i64, !dbg !86
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87, !range !10
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !87, !range !10
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !87, !range !50
	%41 = mul i32 %15, %40, !dbg !87
	%42 = add i32 %39, %41, !dbg !87
	%43 = mul i32 %14, %42, !dbg !87
	%44 = add i32 %38, %43, !dbg !87
	%45 = sext i32 %44 to i64, !dbg !87
	%46 = trunc i64 %45 to i32, !dbg !88
	%47 = udiv i32 %46, 32, !dbg !88
	%48 = zext i32 %47 to i64, !dbg !88
	%49 = mul i64 %48, %25, !dbg !89
	%50 = add i64 %37, %49, !dbg !90
	br label %b2, !dbg !90

b2:
	%51 = phi i64 [ %50, %b1 ], [ %77, %b3_ok1 ], !dbg !91
	%52 = icmp slt i64 %51, %35, !dbg !92
	br i1 %52, label %b3, label %b4, !dbg !92

b3:
	%53 = mul i64 %51, %p5, !dbg !93
	%54 = add i64 %53, %7, !dbg !94
	%55 = add i64 %53, %12, !dbg !95
	%56 = add i64 %30, %51, !dbg !97
	%57 = mul i64 %56, %13, !dbg !98
	%58 = add i64 %56, 1, !dbg !99
	%59 = mul i64 %58, %13, !dbg !100
	%60 = sub i64 %59, %57, !dbg !101
	%61 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !96
	%62 = getelementptr inbounds float, float addrspace(1)* %1, i64 %57, !dbg !101
	%63 = mul i64 %60, 4, !dbg !102
	%64 = addrspacecast float addrspace(1)* %61 to float*, !dbg !102
	%65 = addrspacecast float addrspace(1)* %62 to float*, !dbg !102
	%66 = icmp ugt i64 %55, %p1, !dbg !96
	%67 = icmp ugt i64 %54, %55, !dbg !96
	%68 = icmp ugt i64 %59, %p3, !dbg !101
	%69 = icmp ugt i64 %57, %59, !dbg !101
	%70 = icmp ne i64 %13, %60, !dbg !102
	%71 = or i1 %66, %67, !dbg !102
	%72 = or i1 %71, %68, !dbg !102
	%73 = or i1 %72, %69, !dbg !102
	%74 = or i1 %73, %70, !dbg !102
	br i1 %74, label %b3_fail1, label %b3_ok1, !dbg !102, !prof !49

b3_ok1:
	%75 = bitcast float* %64 to i8*, !dbg !102
	%76 = bitcast float* %65 to i8*, !dbg !102
	call void @gpuc_put_nbi_warp(i8* %75, i8* %76, i64 %63, i32 %27, i32 0, i32 0, i8* null), !dbg !102
	%77 = add i64 %51, %26, !dbg !103
	br label %b2, !dbg !103

b4:
	%78 = icmp slt i32 %31, %2, !dbg !103
	br i1 %78, label %b1, label %b5, !dbg !103

b5:
	call void @gpuc_quiet_block(), !dbg !104
	ret void, !dbg !104

b3_fail1:
	%79 = icmp ugt i64 %55, %p1, !dbg !96
	br i1 %79, label %b3_fail2, label %b3_ok2, !dbg !96

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %55, i64 %p1), !dbg !96
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !96
	ret void, !dbg !96

b3_ok2:
	%80 = icmp ugt i64 %54, %55, !dbg !96
	br i1 %80, label %b3_fail3, label %b3_ok3, !dbg !96

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %54, i64 %55), !dbg !96
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !96
	ret void, !dbg !96

b3_ok3:
	%81 = icmp ugt i64 %59, %p3, !dbg !101
	br i1 %81, label %b3_fail4, label %b3_ok4, !dbg !101

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %59, i64 %p3), !dbg !101
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !101
	ret void, !dbg !101

b3_ok4:
	%82 = icmp ugt i64 %57, %59, !dbg !101
	br i1 %82, label %b3_fail5, label %b3_ok5, !dbg !101

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %57, i64 %59), !dbg !101
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !101
	ret void, !dbg !101

b3_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %13, i64 %60), !dbg !102
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !102
	ret void, !dbg !102
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !12
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !10
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !10
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !50
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!105, !106, !107, !108, !109}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "transpose.go", directory: "github.com/gpuc-go/gpuc/examples/transpose/transpose")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Local", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!7 = !DILocation(line: 32, column: 6, scope: !6)
!8 = !DILocation(line: 33, column: 45, scope: !6)
!9 = !DILocation(line: 34, column: 23, scope: !6)
!10 = !{i32 0, i32 1024}
!11 = !DILocation(line: 35, column: 18, scope: !6)
!12 = !{i32 0, i32 2147483647}
!13 = !{i32 0, i32 65535}
!14 = !DILocation(line: 35, column: 23, scope: !6)
!15 = !DILocation(line: 36, column: 27, scope: !6)
!16 = !DILocation(line: 38, column: 17, scope: !6)
!17 = !DILocation(line: 38, column: 30, scope: !6)
!18 = !DILocation(line: 36, column: 6, scope: !6)
!19 = !{!"branch_weights", i32 1048576, i32 1}
!20 = !DILocation(line: 36, column: 38, scope: !6)
!21 = !DILocation(line: 37, column: 7, scope: !6)
!22 = !DILocation(line: 37, column: 18, scope: !6)
!23 = !DILocation(line: 38, column: 24, scope: !6)
!24 = !DILocation(line: 38, column: 39, scope: !6)
!25 = !DILocation(line: 39, column: 9, scope: !6)
!26 = !DILocation(line: 39, column: 24, scope: !6)
!27 = !DILocation(line: 39, column: 26, scope: !6)
!28 = !DILocation(line: 39, column: 22, scope: !6)
!29 = !DILocation(line: 39, column: 12, scope: !6)
!30 = !DILocation(line: 37, column: 26, scope: !6)
!31 = !DILocation(line: 42, column: 17, scope: !6)
!32 = !DILocation(line: 44, column: 17, scope: !6)
!33 = !DILocation(line: 44, column: 30, scope: !6)
!34 = !DILocation(line: 43, column: 7, scope: !6)
!35 = !DILocation(line: 43, column: 18, scope: !6)
!36 = !DILocation(line: 44, column: 24, scope: !6)
!37 = !DILocation(line: 44, column: 39, scope: !6)
!38 = !DILocation(line: 45, column: 10, scope: !6)
!39 = !DILocation(line: 45, column: 12, scope: !6)
!40 = !DILocation(line: 45, column: 22, scope: !6)
!41 = !DILocation(line: 45, column: 26, scope: !6)
!42 = !DILocation(line: 45, column: 8, scope: !6)
!43 = !DILocation(line: 43, column: 26, scope: !6)
!44 = !DILocation(line: 48, column: 17, scope: !6)
!45 = !DILocation(line: 36, column: 58, scope: !6)
!46 = !{i32 1, i32 65536}
!47 = !DILocation(line: 36, column: 63, scope: !6)
!48 = !DILocation(line: 36, column: 43, scope: !6)
!49 = !{!"branch_weights", i32 1, i32 1048576}
!50 = !{i32 0, i32 64}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = distinct !{!52, !51}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !53}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = distinct !{!56, !55}
!57 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!58 = !DILocation(line: 61, column: 6, scope: !57)
!59 = !DILocation(line: 62, column: 25, scope: !57)
!60 = !DILocation(line: 62, column: 40, scope: !57)
!61 = distinct !DISubprogram(name: "First", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!62 = !DILocation(line: 63, column: 17, scope: !57)
!63 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !62)
!65 = !DILocation(line: 63, column: 42, scope: !57)
!66 = !DILocation(line: 63, column: 36, scope: !57)
!67 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !66)
!68 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !66)
!69 = !DILocation(line: 64, column: 10, scope: !57)
!70 = !DILocation(line: 66, column: 26, scope: !57)
!71 = !{i32 1, i32 1025}
!72 = !{i32 1, i32 65}
!73 = !DILocation(line: 66, column: 29, scope: !57)
!74 = !DILocation(line: 66, column: 51, scope: !57)
!75 = !DILocation(line: 66, column: 77, scope: !57)
!76 = !{i32 1, i32 -2147483648}
!77 = !DILocation(line: 66, column: 66, scope: !57)
!78 = !DILocation(line: 68, column: 17, scope: !57)
!79 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !78)
!80 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !78)
!81 = !DILocation(line: 69, column: 22, scope: !57)
!82 = !DILocation(line: 69, column: 16, scope: !57)
!83 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !82)
!84 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !82)
!85 = !DILocation(line: 69, column: 31, scope: !57)
!86 = !DILocation(line: 70, column: 22, scope: !57)
!87 = !DILocation(line: 70, column: 43, scope: !57)
!88 = !DILocation(line: 70, column: 45, scope: !57)
!89 = !DILocation(line: 70, column: 58, scope: !57)
!90 = !DILocation(line: 70, column: 27, scope: !57)
!91 = !DILocation(line: 70, column: 7, scope: !57)
!92 = !DILocation(line: 70, column: 76, scope: !57)
!93 = !DILocation(line: 71, column: 34, scope: !57)
!94 = !DILocation(line: 71, column: 36, scope: !57)
!95 = !DILocation(line: 71, column: 44, scope: !57)
!96 = !DILocation(line: 71, column: 32, scope: !57)
!97 = !DILocation(line: 71, column: 67, scope: !57)
!98 = !DILocation(line: 71, column: 70, scope: !57)
!99 = !DILocation(line: 71, column: 82, scope: !57)
!100 = !DILocation(line: 71, column: 85, scope: !57)
!101 = !DILocation(line: 71, column: 60, scope: !57)
!102 = !DILocation(line: 71, column: 16, scope: !57)
!103 = !DILocation(line: 70, column: 84, scope: !57)
!104 = !DILocation(line: 74, column: 13, scope: !57)
!105 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"kernel", i32 1}
!106 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidx", i32 256}
!107 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidy", i32 1}
!108 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidz", i32 1}
!109 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
