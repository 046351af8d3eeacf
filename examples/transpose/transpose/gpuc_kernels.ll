target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Local_33 = addrspace(3) global [32 x [33 x float]] undef, align 16
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Local to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Exchange to i8*)], section "llvm.metadata"

define void @Local(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9, !range !10
	%3 = sext i32 %2 to i64, !dbg !9
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !9, !range !10
	%5 = sext i32 %4 to i64, !dbg !9
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11, !range !12
	%7 = sext i32 %6 to i64, !dbg !11
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11, !range !13
	%9 = sext i32 %8 to i64, !dbg !11
	%10 = mul nsw i64 %7, 32, !dbg !14
	%11 = trunc i64 %9 to i32, !dbg !15
	%12 = mul nuw i32 %11, 32, !dbg !15
	%13 = zext i32 %12 to i64, !dbg !15
	%14 = add i64 %10, %3, !dbg !16
	%15 = icmp slt i64 %14, %p4, !dbg !17
	%16 = icmp ugt i64 %p4, 268435455, !dbg !18
	%17 = icmp ugt i64 %p5, 268435455, !dbg !18
	%18 = or i1 %16, %17, !dbg !18
	%19 = mul i64 %p4, -31, !dbg !18
	%20 = add i64 %p3, %19, !dbg !18
	%21 = mul i64 %p4, -1, !dbg !18
	%22 = mul i64 %p5, %21, !dbg !18
	%23 = add i64 %20, %22, !dbg !18
	%24 = icmp slt i64 %23, 0, !dbg !18
	%25 = or i1 %18, %24, !dbg !18
	%26 = add i64 %21, 33, !dbg !18
	%27 = add i64 %26, %10, !dbg !18
	%28 = icmp slt i64 %27, 0, !dbg !18
	%29 = or i1 %25, %28, !dbg !18
	%30 = mul i64 %p5, -1, !dbg !18
	%31 = add i64 %30, 32, !dbg !18
	%32 = add i64 %31, %13, !dbg !18
	%33 = icmp slt i64 %32, 0, !dbg !18
	%34 = or i1 %29, %33, !dbg !18
	%35 = add i64 %p1, %22, !dbg !18
	%36 = icmp slt i64 %35, 0, !dbg !18
	%37 = or i1 %34, %36, !dbg !18
	br i1 %37, label %b1_cold, label %b14, !dbg !15, !prof !19

b14:
	%38 = phi i64 [ %13, %b0 ], [ %69, %b26 ], !dbg !18
	%39 = icmp slt i64 %38, %p5, !dbg !20
	br i1 %39, label %b15, label %b27, !dbg !20

b15:
	%40 = phi i64 [ %50, %b19 ], [ %5, %b14 ], !dbg !21
	%41 = icmp slt i64 %40, 32, !dbg !22
	br i1 %41, label %b16, label %b20, !dbg !22

b16:
	%42 = add i64 %38, %40, !dbg !23
	br i1 %15, label %b17, label %b19, !dbg !17

b17:
	%43 = icmp slt i64 %42, %p5, !dbg !24
	br i1 %43, label %b18, label %b19, !dbg !24

b18:
	%44 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %40, !dbg !29
	%45 = mul i64 %42, %p4, !dbg !25
	%46 = add i64 %45, %14, !dbg !26
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !27
	%48 = load float, float addrspace(1)* %47, align 4, !dbg !27
	%49 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %44, i64 0, i64 %3, !dbg !28
	store float %48, float addrspace(3)* %49, align 4, !dbg !28
	br label %b19, !dbg !28

b19:
	%50 = add nsw i64 %40, 8, !dbg !30
	br label %b15, !dbg !30

b20:
	call void @llvm.nvvm.barrier0(), !dbg !33
	%51 = add i64 %38, %3, !dbg !34
	%52 = icmp slt i64 %51, %p5, !dbg !35
	br label %b21, !dbg !33

b21:
	%53 = phi i64 [ %5, %b20 ], [ %63, %b25 ], !dbg !36
	%54 = icmp slt i64 %53, 32, !dbg !37
	br i1 %54, label %b22, label %b26, !dbg !37

b22:
	%55 = add i64 %10, %53, !dbg !38
	br i1 %52, label %b23, label %b25, !dbg !35

b23:
	%56 = icmp slt i64 %55, %p4, !dbg !39
	br i1 %56, label %b24, label %b25, !dbg !39

b24:
	%57 = mul i64 %55, %p5, !dbg !40
	%58 = add i64 %57, %51, !dbg !41
	%59 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %3, !dbg !42
	%60 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %59, i64 0, i64 %53, !dbg !44
	%61 = load float, float addrspace(3)* %60, align 4, !dbg !44
	%62 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !43
	store float %61, float addrspace(1)* %62, align 4, !dbg !43
	br label %b25, !dbg !43

b25:
	%63 = add nsw i64 %53, 8, !dbg !45
	br label %b21, !dbg !45

b26:
	call void @llvm.nvvm.barrier0(), !dbg !48
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !49, !range !50
	%65 = sext i32 %64 to i64, !dbg !49
	%66 = trunc i64 %65 to i32, !dbg !51
	%67 = mul nuw i32 %66, 32, !dbg !51
	%68 = zext i32 %67 to i64, !dbg !51
	%69 = add i64 %38, %68, !dbg !52
	br label %b14, !dbg !52

b27:
	ret void, !dbg !52

b1_cold:
	%70 = phi i64 [ %109, %b13_cold ], [ %13, %b0 ], !dbg !18
	%71 = icmp slt i64 %70, %p5, !dbg !20
	br i1 %71, label %b2_cold, label %b27, !dbg !20

b2_cold:
	%72 = phi i64 [ %86, %b6_cold ], [ %5, %b1_cold ], !dbg !21
	%73 = icmp slt i64 %72, 32, !dbg !22
	br i1 %73, label %b3_cold, label %b7_cold, !dbg !22

b3_cold:
	%74 = add i64 %70, %72, !dbg !23
	br i1 %15, label %b4_cold, label %b6_cold, !dbg !17

b4_cold:
	%75 = icmp slt i64 %74, %p5, !dbg !24
	br i1 %75, label %b5_cold, label %b6_cold, !dbg !24

b5_cold:
	%76 = mul i64 %74, %p4, !dbg !25
	%77 = add i64 %76, %14, !dbg !26
	%78 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %72, !dbg !29
	%79 = getelementptr inbounds float, float addrspace(1)* %1, i64 %77, !dbg !27
	%80 = icmp uge i64 %77, %p3, !dbg !27
	%81 = icmp uge i64 %3, 33, !dbg !28
	%82 = or i1 %80, %81, !dbg !28
	br i1 %82, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !28, !prof !19

b5_cold_fail1:
	%83 = icmp uge i64 %77, %p3, !dbg !27
	br i1 %83, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !27

b5_cold_fail2:
	br label %fail, !dbg !27

b5_cold_ok2:
	br label %fail, !dbg !28

b5_cold_ok1:
	%84 = load float, float addrspace(1)* %79, align 4, !dbg !27
	%85 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %78, i64 0, i64 %3, !dbg !28
	store float %84, float addrspace(3)* %85, align 4, !dbg !28
	br label %b6_cold, !dbg !28

b6_cold:
	%86 = add nsw i64 %72, 8, !dbg !30
	br label %b2_cold, !dbg !30, !llvm.loop !32

b7_cold:
	call void @llvm.nvvm.barrier0(), !dbg !33
	%87 = add i64 %70, %3, !dbg !34
	%88 = icmp slt i64 %87, %p5, !dbg !35
	br label %b8_cold, !dbg !33

b8_cold:
	%89 = phi i64 [ %5, %b7_cold ], [ %103, %b12_cold ], !dbg !36
	%90 = icmp slt i64 %89, 32, !dbg !37
	br i1 %90, label %b9_cold, label %b13_cold, !dbg !37

b9_cold:
	%91 = add i64 %10, %89, !dbg !38
	br i1 %88, label %b10_cold, label %b12_cold, !dbg !35

b10_cold:
	%92 = icmp slt i64 %91, %p4, !dbg !39
	br i1 %92, label %b11_cold, label %b12_cold, !dbg !39

b11_cold:
	%93 = mul i64 %91, %p5, !dbg !40
	%94 = add i64 %93, %87, !dbg !41
	%95 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %3, !dbg !42
	%96 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %95, i64 0, i64 %89, !dbg !44
	%97 = icmp uge i64 %3, 32, !dbg !42
	%98 = icmp uge i64 %94, %p1, !dbg !43
	%99 = or i1 %97, %98, !dbg !43
	br i1 %99, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !43, !prof !19

b11_cold_fail1:
	%100 = icmp uge i64 %3, 32, !dbg !42
	br i1 %100, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !42

b11_cold_fail2:
	br label %fail, !dbg !42

b11_cold_ok2:
	br label %fail, !dbg !43

b11_cold_ok1:
	%101 = load float, float addrspace(3)* %96, align 4, !dbg !44
	%102 = getelementptr inbounds float, float addrspace(1)* %0, i64 %94, !dbg !43
	store float %101, float addrspace(1)* %102, align 4, !dbg !43
	br label %b12_cold, !dbg !43

b12_cold:
	%103 = add nsw i64 %89, 8, !dbg !45
	br label %b8_cold, !dbg !45, !llvm.loop !47

b13_cold:
	call void @llvm.nvvm.barrier0(), !dbg !48
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !49, !range !50
	%105 = sext i32 %104 to i64, !dbg !49
	%106 = trunc i64 %105 to i32, !dbg !51
	%107 = mul nuw i32 %106, 32, !dbg !51
	%108 = zext i32 %107 to i64, !dbg !51
	%109 = add i64 %70, %108, !dbg !52
	br label %b1_cold, !dbg !52, !llvm.loop !54

fail:
	%110 = phi i32 [ 0, %b5_cold_fail2 ], [ 0, %b5_cold_ok2 ], [ 1, %b11_cold_fail2 ], [ 1, %b11_cold_ok2 ], !dbg !7
	%111 = phi i64 [ %77, %b5_cold_fail2 ], [ %3, %b5_cold_ok2 ], [ %3, %b11_cold_fail2 ], [ %94, %b11_cold_ok2 ], !dbg !7
	%112 = phi i64 [ %p3, %b5_cold_fail2 ], [ 33, %b5_cold_ok2 ], [ 32, %b11_cold_fail2 ], [ %p1, %b11_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %110, i64 %111, i64 %112), !dbg !7
	ret void, !dbg !7
}

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !56 {
entry:
	br label %b0, !dbg !57

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !57
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !57
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !58
	%3 = sext i32 %2 to i64, !dbg !59
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !60
	%5 = sext i32 %4 to i64, !dbg !60
	%6 = mul i64 %p5, %5, !dbg !63
	%7 = icmp eq i64 %3, -1, !dbg !64
	%8 = select i1 %7, i64 1, i64 %3, !dbg !64
	%9 = sdiv i64 %6, %8, !dbg !64
	%10 = sub i64 0, %6, !dbg !64
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !64
	%12 = trunc i64 %5 to i32, !dbg !65
	%13 = add nuw i32 %12, 1, !dbg !65
	%14 = zext i32 %13 to i64, !dbg !65
	%15 = mul i64 %p5, %14, !dbg !67
	%16 = icmp eq i64 %3, -1, !dbg !68
	%17 = select i1 %16, i64 1, i64 %3, !dbg !68
	%18 = sdiv i64 %15, %17, !dbg !68
	%19 = sub i64 0, %15, !dbg !68
	%20 = select i1 %16, i64 %19, i64 %18, !dbg !68
	%21 = sub i64 %20, %11, !dbg !69
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70, !range !71
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !70, !range !71
	%24 = mul i32 %22, %23, !dbg !70
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !72
	%26 = mul i32 %24, %25, !dbg !70
	%27 = sext i32 %26 to i64, !dbg !70
	%28 = trunc i64 %27 to i32, !dbg !73
	%29 = add nuw i32 %28, 31, !dbg !73
	%30 = zext i32 %29 to i64, !dbg !73
	%31 = udiv i32 %29, 32, !dbg !74
	%32 = zext i32 %31 to i64, !dbg !74
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !75, !range !76
	%34 = sext i32 %33 to i64, !dbg !75
	%35 = mul i64 %32, %34, !dbg !77
	br label %b1, !dbg !77

b1:
	%36 = phi i64 [ 0, %b0 ], [ %43, %b4 ], !dbg !77
	%37 = mul i64 %p4, %36, !dbg !79
	%38 = icmp eq i64 %3, -1, !dbg !80
	%39 = select i1 %38, i64 1, i64 %3, !dbg !80
	%40 = sdiv i64 %37, %39, !dbg !80
	%41 = sub i64 0, %37, !dbg !80
	%42 = select i1 %38, i64 %41, i64 %40, !dbg !80
	%43 = add i64 %36, 1, !dbg !81
	%44 = mul i64 %p4, %43, !dbg !83
	%45 = icmp eq i64 %3, -1, !dbg !84
	%46 = select i1 %45, i64 1, i64 %3, !dbg !84
	%47 = sdiv i64 %44, %46, !dbg !84
	%48 = sub i64 0, %44, !dbg !84
	%49 = select i1 %45, i64 %48, i64 %47, !dbg !84
	%50 = sub i64 %49, %42, !dbg !85
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86, !range !12
	%52 = sext i32 %51 to i64, !dbg !86
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87, !range !10
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !87, !range !10
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !87, !range !55
	%56 = mul i32 %23, %55, !dbg !87
	%57 = add i32 %54, %56, !dbg !87
	%58 = mul i32 %22, %57, !dbg !87
	%59 = add i32 %53, %58, !dbg !87
	%60 = sext i32 %59 to i64, !dbg !87
	%61 = trunc i64 %60 to i32, !dbg !88
	%62 = udiv i32 %61, 32, !dbg !88
	%63 = zext i32 %62 to i64, !dbg !88
	%64 = mul i64 %63, %34, !dbg !89
	%65 = add i64 %52, %64, !dbg !90
	%66 = trunc i64 %36 to i32, !dbg !58
	br label %b2, !dbg !90

b2:
	%67 = phi i64 [ %65, %b1 ], [ %95, %b3_ok1 ], !dbg !91
	%68 = icmp slt i64 %67, %50, !dbg !92
	br i1 %68, label %b3, label %b4, !dbg !92

b3:
	%69 = mul i64 %67, %p5, !dbg !93
	%70 = add i64 %69, %11, !dbg !94
	%71 = add i64 %69, %20, !dbg !95
	%72 = add i64 %42, %67, !dbg !97
	%73 = mul i64 %72, %21, !dbg !98
	%74 = add i64 %72, 1, !dbg !99
	%75 = mul i64 %74, %21, !dbg !100
	%76 = sub i64 %75, %73, !dbg !101
	%77 = getelementptr inbounds float, float addrspace(1)* %0, i64 %70, !dbg !96
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %73, !dbg !101
	%79 = mul i64 %76, 4, !dbg !58
	%80 = addrspacecast float addrspace(1)* %77 to float*, !dbg !58
	%81 = addrspacecast float addrspace(1)* %78 to float*, !dbg !58
	%82 = icmp ugt i64 %71, %p1, !dbg !96
	%83 = icmp ugt i64 %70, %71, !dbg !96
	%84 = icmp ugt i64 %75, %p3, !dbg !101
	%85 = icmp ugt i64 %73, %75, !dbg !101
	%86 = icmp ne i64 %21, %76, !dbg !58
	%87 = icmp uge i64 %36, %3, !dbg !58
	%88 = or i1 %82, %83, !dbg !58
	%89 = or i1 %88, %84, !dbg !58
	%90 = or i1 %89, %85, !dbg !58
	%91 = or i1 %90, %86, !dbg !58
	%92 = or i1 %91, %87, !dbg !58
	br i1 %92, label %b3_fail1, label %b3_ok1, !dbg !58, !prof !19

b3_ok1:
	%93 = bitcast float* %80 to i8*, !dbg !58
	%94 = bitcast float* %81 to i8*, !dbg !58
	call void @gpuc_put_nbi_warp(i8* %93, i8* %94, i64 %79, i32 %66), !dbg !58
	%95 = add i64 %67, %35, !dbg !102
	br label %b2, !dbg !102

b4:
	%96 = icmp slt i64 %43, %3, !dbg !102
	br i1 %96, label %b1, label %b5, !dbg !102

b5:
	call void @gpuc_quiet_block(), !dbg !103
	ret void, !dbg !103

b3_fail1:
	%97 = icmp ugt i64 %71, %p1, !dbg !96
	br i1 %97, label %b3_fail2, label %b3_ok2, !dbg !96

b3_fail2:
	br label %fail, !dbg !96

b3_ok2:
	%98 = icmp ugt i64 %70, %71, !dbg !96
	br i1 %98, label %b3_fail3, label %b3_ok3, !dbg !96

b3_fail3:
	br label %fail, !dbg !96

b3_ok3:
	%99 = icmp ugt i64 %75, %p3, !dbg !101
	br i1 %99, label %b3_fail4, label %b3_ok4, !dbg !101

b3_fail4:
	br label %fail, !dbg !101

b3_ok4:
	%100 = icmp ugt i64 %73, %75, !dbg !101
	br i1 %100, label %b3_fail5, label %b3_ok5, !dbg !101

b3_fail5:
	br label %fail, !dbg !101

b3_ok5:
	%101 = icmp ne i64 %21, %76, !dbg !58
	br i1 %101, label %b3_fail6, label %b3_ok6, !dbg !58

b3_fail6:
	br label %fail, !dbg !58

b3_ok6:
	br label %fail, !dbg !58

fail:
	%102 = phi i32 [ 2, %b3_fail2 ], [ 3, %b3_fail3 ], [ 2, %b3_fail4 ], [ 3, %b3_fail5 ], [ 4, %b3_fail6 ], [ 5, %b3_ok6 ], !dbg !57
	%103 = phi i64 [ %71, %b3_fail2 ], [ %70, %b3_fail3 ], [ %75, %b3_fail4 ], [ %73, %b3_fail5 ], [ %21, %b3_fail6 ], [ %36, %b3_ok6 ], !dbg !57
	%104 = phi i64 [ %p1, %b3_fail2 ], [ %71, %b3_fail3 ], [ %p3, %b3_fail4 ], [ %75, %b3_fail5 ], [ %76, %b3_fail6 ], [ %3, %b3_ok6 ], !dbg !57
	call void @gpuc_fail(i8* %ctrl, i32 %102, i64 %103, i64 %104), !dbg !57
	ret void, !dbg !57
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
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !55
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

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!104, !105, !106, !107, !108, !109}
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
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 36, column: 38, scope: !6)
!21 = !DILocation(line: 37, column: 7, scope: !6)
!22 = !DILocation(line: 37, column: 18, scope: !6)
!23 = !DILocation(line: 38, column: 24, scope: !6)
!24 = !DILocation(line: 38, column: 39, scope: !6)
!25 = !DILocation(line: 39, column: 24, scope: !6)
!26 = !DILocation(line: 39, column: 26, scope: !6)
!27 = !DILocation(line: 39, column: 22, scope: !6)
!28 = !DILocation(line: 39, column: 12, scope: !6)
!29 = !DILocation(line: 39, column: 9, scope: !6)
!30 = !DILocation(line: 37, column: 26, scope: !6)
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !31}
!33 = !DILocation(line: 42, column: 17, scope: !6)
!34 = !DILocation(line: 44, column: 17, scope: !6)
!35 = !DILocation(line: 44, column: 30, scope: !6)
!36 = !DILocation(line: 43, column: 7, scope: !6)
!37 = !DILocation(line: 43, column: 18, scope: !6)
!38 = !DILocation(line: 44, column: 24, scope: !6)
!39 = !DILocation(line: 44, column: 39, scope: !6)
!40 = !DILocation(line: 45, column: 10, scope: !6)
!41 = !DILocation(line: 45, column: 12, scope: !6)
!42 = !DILocation(line: 45, column: 22, scope: !6)
!43 = !DILocation(line: 45, column: 8, scope: !6)
!44 = !DILocation(line: 45, column: 26, scope: !6)
!45 = !DILocation(line: 43, column: 26, scope: !6)
!46 = !{!"llvm.loop.unroll.disable"}
!47 = distinct !{!47, !46}
!48 = !DILocation(line: 48, column: 17, scope: !6)
!49 = !DILocation(line: 36, column: 58, scope: !6)
!50 = !{i32 1, i32 65536}
!51 = !DILocation(line: 36, column: 63, scope: !6)
!52 = !DILocation(line: 36, column: 43, scope: !6)
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !53}
!55 = !{i32 0, i32 64}
!56 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!57 = !DILocation(line: 61, column: 6, scope: !56)
!58 = !DILocation(line: 71, column: 16, scope: !56)
!59 = !DILocation(line: 62, column: 25, scope: !56)
!60 = !DILocation(line: 62, column: 40, scope: !56)
!61 = distinct !DISubprogram(name: "First", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!62 = !DILocation(line: 63, column: 17, scope: !56)
!63 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !62)
!65 = !DILocation(line: 63, column: 42, scope: !56)
!66 = !DILocation(line: 63, column: 36, scope: !56)
!67 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !66)
!68 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !66)
!69 = !DILocation(line: 64, column: 10, scope: !56)
!70 = !DILocation(line: 66, column: 26, scope: !56)
!71 = !{i32 1, i32 1025}
!72 = !{i32 1, i32 65}
!73 = !DILocation(line: 66, column: 29, scope: !56)
!74 = !DILocation(line: 66, column: 35, scope: !56)
!75 = !DILocation(line: 66, column: 51, scope: !56)
!76 = !{i32 1, i32 -2147483648}
!77 = !DILocation(line: 66, column: 40, scope: !56)
!78 = !DILocation(line: 68, column: 17, scope: !56)
!79 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !78)
!80 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !78)
!81 = !DILocation(line: 69, column: 22, scope: !56)
!82 = !DILocation(line: 69, column: 16, scope: !56)
!83 = !DILocation(line: 54, column: 43, scope: !61, inlinedAt: !82)
!84 = !DILocation(line: 54, column: 48, scope: !61, inlinedAt: !82)
!85 = !DILocation(line: 69, column: 31, scope: !56)
!86 = !DILocation(line: 70, column: 22, scope: !56)
!87 = !DILocation(line: 70, column: 43, scope: !56)
!88 = !DILocation(line: 70, column: 45, scope: !56)
!89 = !DILocation(line: 70, column: 48, scope: !56)
!90 = !DILocation(line: 70, column: 27, scope: !56)
!91 = !DILocation(line: 70, column: 7, scope: !56)
!92 = !DILocation(line: 70, column: 66, scope: !56)
!93 = !DILocation(line: 71, column: 34, scope: !56)
!94 = !DILocation(line: 71, column: 36, scope: !56)
!95 = !DILocation(line: 71, column: 44, scope: !56)
!96 = !DILocation(line: 71, column: 32, scope: !56)
!97 = !DILocation(line: 71, column: 67, scope: !56)
!98 = !DILocation(line: 71, column: 70, scope: !56)
!99 = !DILocation(line: 71, column: 82, scope: !56)
!100 = !DILocation(line: 71, column: 85, scope: !56)
!101 = !DILocation(line: 71, column: 60, scope: !56)
!102 = !DILocation(line: 70, column: 74, scope: !56)
!103 = !DILocation(line: 74, column: 13, scope: !56)
!104 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"kernel", i32 1}
!105 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidx", i32 256}
!106 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidy", i32 1}
!107 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidz", i32 1}
!108 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"minctasm", i32 1}
!109 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
