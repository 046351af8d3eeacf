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
	%11 = mul nsw i64 %9, 32, !dbg !15
	%12 = add i64 %10, %3, !dbg !16
	%13 = icmp slt i64 %12, %p4, !dbg !17
	%14 = icmp ule i64 %p4, 268435455, !dbg !18
	%15 = icmp ule i64 %p5, 268435455, !dbg !18
	%16 = and i1 %14, %15, !dbg !18
	%17 = mul i64 %p4, -31, !dbg !18
	%18 = add i64 %p3, %17, !dbg !18
	%19 = mul i64 %p4, -1, !dbg !18
	%20 = mul i64 %p5, %19, !dbg !18
	%21 = add i64 %18, %20, !dbg !18
	%22 = icmp sge i64 %21, 0, !dbg !18
	%23 = and i1 %16, %22, !dbg !18
	%24 = add i64 %19, 33, !dbg !18
	%25 = add i64 %24, %10, !dbg !18
	%26 = icmp sge i64 %25, 0, !dbg !18
	%27 = and i1 %23, %26, !dbg !18
	%28 = mul i64 %p5, -1, !dbg !18
	%29 = add i64 %28, 32, !dbg !18
	%30 = add i64 %29, %11, !dbg !18
	%31 = icmp sge i64 %30, 0, !dbg !18
	%32 = and i1 %27, %31, !dbg !18
	%33 = add i64 %p1, %20, !dbg !18
	%34 = icmp sge i64 %33, 0, !dbg !18
	%35 = and i1 %32, %34, !dbg !18
	br i1 %35, label %b1, label %b14_cold, !dbg !15, !prof !19

b1:
	%36 = phi i64 [ %11, %b0 ], [ %65, %b13 ], !dbg !18
	%37 = icmp slt i64 %36, %p5, !dbg !20
	br i1 %37, label %b2, label %b27, !dbg !20

b2:
	%38 = phi i64 [ %48, %b6 ], [ %5, %b1 ], !dbg !21
	%39 = icmp slt i64 %38, 32, !dbg !22
	br i1 %39, label %b3, label %b7, !dbg !22

b3:
	%40 = add i64 %36, %38, !dbg !23
	br i1 %13, label %b4, label %b6, !dbg !17

b4:
	%41 = icmp slt i64 %40, %p5, !dbg !24
	br i1 %41, label %b5, label %b6, !dbg !24

b5:
	%42 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %38, !dbg !25
	%43 = mul i64 %40, %p4, !dbg !26
	%44 = add i64 %43, %12, !dbg !27
	%45 = getelementptr inbounds float, float addrspace(1)* %1, i64 %44, !dbg !28
	%46 = load float, float addrspace(1)* %45, align 4, !dbg !28
	%47 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %42, i64 0, i64 %3, !dbg !29
	store float %46, float addrspace(3)* %47, align 4, !dbg !29
	br label %b6, !dbg !29

b6:
	%48 = add nsw i64 %38, 8, !dbg !30
	br label %b2, !dbg !30

b7:
	call void @llvm.nvvm.barrier0(), !dbg !31
	%49 = add i64 %36, %3, !dbg !32
	%50 = icmp slt i64 %49, %p5, !dbg !33
	br label %b8, !dbg !31

b8:
	%51 = phi i64 [ %5, %b7 ], [ %61, %b12 ], !dbg !34
	%52 = icmp slt i64 %51, 32, !dbg !35
	br i1 %52, label %b9, label %b13, !dbg !35

b9:
	%53 = add i64 %10, %51, !dbg !36
	br i1 %50, label %b10, label %b12, !dbg !33

b10:
	%54 = icmp slt i64 %53, %p4, !dbg !37
	br i1 %54, label %b11, label %b12, !dbg !37

b11:
	%55 = mul i64 %53, %p5, !dbg !38
	%56 = add i64 %55, %49, !dbg !39
	%57 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %3, !dbg !40
	%58 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %57, i64 0, i64 %51, !dbg !41
	%59 = load float, float addrspace(3)* %58, align 4, !dbg !41
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %56, !dbg !42
	store float %59, float addrspace(1)* %60, align 4, !dbg !42
	br label %b12, !dbg !42

b12:
	%61 = add nsw i64 %51, 8, !dbg !43
	br label %b8, !dbg !43

b13:
	call void @llvm.nvvm.barrier0(), !dbg !44
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !45, !range !46
	%63 = sext i32 %62 to i64, !dbg !45
	%64 = mul nsw i64 %63, 32, !dbg !47
	%65 = add i64 %36, %64, !dbg !48
	br label %b1, !dbg !48

b27:
	ret void, !dbg !48

b14_cold:
	%66 = phi i64 [ %103, %b26_cold ], [ %11, %b0 ], !dbg !18
	%67 = icmp slt i64 %66, %p5, !dbg !20
	br i1 %67, label %b15_cold, label %b27, !dbg !20

b15_cold:
	%68 = phi i64 [ %82, %b19_cold ], [ %5, %b14_cold ], !dbg !21
	%69 = icmp slt i64 %68, 32, !dbg !22
	br i1 %69, label %b16_cold, label %b20_cold, !dbg !22

b16_cold:
	%70 = add i64 %66, %68, !dbg !23
	br i1 %13, label %b17_cold, label %b19_cold, !dbg !17

b17_cold:
	%71 = icmp slt i64 %70, %p5, !dbg !24
	br i1 %71, label %b18_cold, label %b19_cold, !dbg !24

b18_cold:
	%72 = mul i64 %70, %p4, !dbg !26
	%73 = add i64 %72, %12, !dbg !27
	%74 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %68, !dbg !25
	%75 = getelementptr inbounds float, float addrspace(1)* %1, i64 %73, !dbg !28
	%76 = icmp uge i64 %73, %p3, !dbg !28
	%77 = icmp uge i64 %3, 33, !dbg !29
	%78 = or i1 %76, %77, !dbg !29
	br i1 %78, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !29, !prof !49

b18_cold_fail1:
	%79 = icmp uge i64 %73, %p3, !dbg !28
	br i1 %79, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !28

b18_cold_fail2:
	br label %fail, !dbg !28

b18_cold_ok2:
	br label %fail, !dbg !29

b18_cold_ok1:
	%80 = load float, float addrspace(1)* %75, align 4, !dbg !28
	%81 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %74, i64 0, i64 %3, !dbg !29
	store float %80, float addrspace(3)* %81, align 4, !dbg !29
	br label %b19_cold, !dbg !29

b19_cold:
	%82 = add nsw i64 %68, 8, !dbg !30
	br label %b15_cold, !dbg !30, !llvm.loop !51

b20_cold:
	call void @llvm.nvvm.barrier0(), !dbg !31
	%83 = add i64 %66, %3, !dbg !32
	%84 = icmp slt i64 %83, %p5, !dbg !33
	br label %b21_cold, !dbg !31

b21_cold:
	%85 = phi i64 [ %5, %b20_cold ], [ %99, %b25_cold ], !dbg !34
	%86 = icmp slt i64 %85, 32, !dbg !35
	br i1 %86, label %b22_cold, label %b26_cold, !dbg !35

b22_cold:
	%87 = add i64 %10, %85, !dbg !36
	br i1 %84, label %b23_cold, label %b25_cold, !dbg !33

b23_cold:
	%88 = icmp slt i64 %87, %p4, !dbg !37
	br i1 %88, label %b24_cold, label %b25_cold, !dbg !37

b24_cold:
	%89 = mul i64 %87, %p5, !dbg !38
	%90 = add i64 %89, %83, !dbg !39
	%91 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @gpuc_shared_Local_33, i64 0, i64 %3, !dbg !40
	%92 = getelementptr inbounds [33 x float], [33 x float] addrspace(3)* %91, i64 0, i64 %85, !dbg !41
	%93 = icmp uge i64 %3, 32, !dbg !40
	%94 = icmp uge i64 %90, %p1, !dbg !42
	%95 = or i1 %93, %94, !dbg !42
	br i1 %95, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !42, !prof !49

b24_cold_fail1:
	%96 = icmp uge i64 %3, 32, !dbg !40
	br i1 %96, label %b24_cold_fail2, label %b24_cold_ok2, !dbg !40

b24_cold_fail2:
	br label %fail, !dbg !40

b24_cold_ok2:
	br label %fail, !dbg !42

b24_cold_ok1:
	%97 = load float, float addrspace(3)* %92, align 4, !dbg !41
	%98 = getelementptr inbounds float, float addrspace(1)* %0, i64 %90, !dbg !42
	store float %97, float addrspace(1)* %98, align 4, !dbg !42
	br label %b25_cold, !dbg !42

b25_cold:
	%99 = add nsw i64 %85, 8, !dbg !43
	br label %b21_cold, !dbg !43, !llvm.loop !53

b26_cold:
	call void @llvm.nvvm.barrier0(), !dbg !44
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !45, !range !46
	%101 = sext i32 %100 to i64, !dbg !45
	%102 = mul nsw i64 %101, 32, !dbg !47
	%103 = add i64 %66, %102, !dbg !48
	br label %b14_cold, !dbg !48, !llvm.loop !55

fail:
	%104 = phi i32 [ 0, %b18_cold_fail2 ], [ 0, %b18_cold_ok2 ], [ 1, %b24_cold_fail2 ], [ 1, %b24_cold_ok2 ], !dbg !7
	%105 = phi i64 [ %73, %b18_cold_fail2 ], [ %3, %b18_cold_ok2 ], [ %3, %b24_cold_fail2 ], [ %90, %b24_cold_ok2 ], !dbg !7
	%106 = phi i64 [ %p3, %b18_cold_fail2 ], [ 33, %b18_cold_ok2 ], [ 32, %b24_cold_fail2 ], [ %p1, %b24_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %104, i64 %105, i64 %106), !dbg !7
	ret void, !dbg !7
}

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !57 {
entry:
	br label %b0, !dbg !58

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !58
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !58
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !59
	%3 = sext i32 %2 to i64, !dbg !60
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !61
	%5 = sext i32 %4 to i64, !dbg !61
	%6 = mul i64 %p5, %5, !dbg !64
	%7 = icmp eq i64 %3, -1, !dbg !65
	%8 = select i1 %7, i64 1, i64 %3, !dbg !65
	%9 = sdiv i64 %6, %8, !dbg !65
	%10 = sub i64 0, %6, !dbg !65
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !65
	%12 = add nsw i64 %5, 1, !dbg !66
	%13 = mul i64 %p5, %12, !dbg !68
	%14 = icmp eq i64 %3, -1, !dbg !69
	%15 = select i1 %14, i64 1, i64 %3, !dbg !69
	%16 = sdiv i64 %13, %15, !dbg !69
	%17 = sub i64 0, %13, !dbg !69
	%18 = select i1 %14, i64 %17, i64 %16, !dbg !69
	%19 = sub i64 %18, %11, !dbg !70
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !72
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !72
	%22 = mul i32 %20, %21, !dbg !71
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !71, !range !73
	%24 = mul i32 %22, %23, !dbg !71
	%25 = sext i32 %24 to i64, !dbg !71
	%26 = add nsw i64 %25, 31, !dbg !74
	%27 = sdiv i64 %26, 32, !dbg !75
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !76, !range !77
	%29 = sext i32 %28 to i64, !dbg !76
	%30 = mul i64 %27, %29, !dbg !78
	br label %b1, !dbg !78

b1:
	%31 = phi i64 [ 0, %b0 ], [ %38, %b4 ], !dbg !78
	%32 = mul i64 %p4, %31, !dbg !80
	%33 = icmp eq i64 %3, -1, !dbg !81
	%34 = select i1 %33, i64 1, i64 %3, !dbg !81
	%35 = sdiv i64 %32, %34, !dbg !81
	%36 = sub i64 0, %32, !dbg !81
	%37 = select i1 %33, i64 %36, i64 %35, !dbg !81
	%38 = add i64 %31, 1, !dbg !82
	%39 = mul i64 %p4, %38, !dbg !84
	%40 = icmp eq i64 %3, -1, !dbg !85
	%41 = select i1 %40, i64 1, i64 %3, !dbg !85
	%42 = sdiv i64 %39, %41, !dbg !85
	%43 = sub i64 0, %39, !dbg !85
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !85
	%45 = sub i64 %44, %37, !dbg !86
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87, !range !12
	%47 = sext i32 %46 to i64, !dbg !87
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !10
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !10
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !56
	%51 = mul i32 %21, %50, !dbg !88
	%52 = add i32 %49, %51, !dbg !88
	%53 = mul i32 %20, %52, !dbg !88
	%54 = add i32 %48, %53, !dbg !88
	%55 = sext i32 %54 to i64, !dbg !88
	%56 = sdiv i64 %55, 32, !dbg !89
	%57 = mul i64 %56, %29, !dbg !90
	%58 = add i64 %47, %57, !dbg !91
	%59 = trunc i64 %31 to i32, !dbg !59
	br label %b2, !dbg !91

b2:
	%60 = phi i64 [ %58, %b1 ], [ %88, %b3_ok1 ], !dbg !92
	%61 = icmp slt i64 %60, %45, !dbg !93
	br i1 %61, label %b3, label %b4, !dbg !93

b3:
	%62 = mul i64 %60, %p5, !dbg !94
	%63 = add i64 %62, %11, !dbg !95
	%64 = add i64 %62, %18, !dbg !96
	%65 = add i64 %37, %60, !dbg !98
	%66 = mul i64 %65, %19, !dbg !99
	%67 = add i64 %65, 1, !dbg !100
	%68 = mul i64 %67, %19, !dbg !101
	%69 = sub i64 %68, %66, !dbg !102
	%70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %63, !dbg !97
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !102
	%72 = mul i64 %69, 4, !dbg !59
	%73 = addrspacecast float addrspace(1)* %70 to float*, !dbg !59
	%74 = addrspacecast float addrspace(1)* %71 to float*, !dbg !59
	%75 = icmp ugt i64 %64, %p1, !dbg !97
	%76 = icmp ugt i64 %63, %64, !dbg !97
	%77 = icmp ugt i64 %68, %p3, !dbg !102
	%78 = icmp ugt i64 %66, %68, !dbg !102
	%79 = icmp ne i64 %19, %69, !dbg !59
	%80 = icmp uge i64 %31, %3, !dbg !59
	%81 = or i1 %75, %76, !dbg !59
	%82 = or i1 %81, %77, !dbg !59
	%83 = or i1 %82, %78, !dbg !59
	%84 = or i1 %83, %79, !dbg !59
	%85 = or i1 %84, %80, !dbg !59
	br i1 %85, label %b3_fail1, label %b3_ok1, !dbg !59, !prof !49

b3_ok1:
	%86 = bitcast float* %73 to i8*, !dbg !59
	%87 = bitcast float* %74 to i8*, !dbg !59
	call void @gpuc_put_nbi_warp(i8* %86, i8* %87, i64 %72, i32 %59), !dbg !59
	%88 = add i64 %60, %30, !dbg !103
	br label %b2, !dbg !103

b4:
	%89 = icmp slt i64 %38, %3, !dbg !103
	br i1 %89, label %b1, label %b5, !dbg !103

b5:
	call void @gpuc_quiet_block(), !dbg !104
	ret void, !dbg !104

b3_fail1:
	%90 = icmp ugt i64 %64, %p1, !dbg !97
	br i1 %90, label %b3_fail2, label %b3_ok2, !dbg !97

b3_fail2:
	br label %fail, !dbg !97

b3_ok2:
	%91 = icmp ugt i64 %63, %64, !dbg !97
	br i1 %91, label %b3_fail3, label %b3_ok3, !dbg !97

b3_fail3:
	br label %fail, !dbg !97

b3_ok3:
	%92 = icmp ugt i64 %68, %p3, !dbg !102
	br i1 %92, label %b3_fail4, label %b3_ok4, !dbg !102

b3_fail4:
	br label %fail, !dbg !102

b3_ok4:
	%93 = icmp ugt i64 %66, %68, !dbg !102
	br i1 %93, label %b3_fail5, label %b3_ok5, !dbg !102

b3_fail5:
	br label %fail, !dbg !102

b3_ok5:
	%94 = icmp ne i64 %19, %69, !dbg !59
	br i1 %94, label %b3_fail6, label %b3_ok6, !dbg !59

b3_fail6:
	br label %fail, !dbg !59

b3_ok6:
	br label %fail, !dbg !59

fail:
	%95 = phi i32 [ 2, %b3_fail2 ], [ 3, %b3_fail3 ], [ 2, %b3_fail4 ], [ 3, %b3_fail5 ], [ 4, %b3_fail6 ], [ 5, %b3_ok6 ], !dbg !58
	%96 = phi i64 [ %64, %b3_fail2 ], [ %63, %b3_fail3 ], [ %68, %b3_fail4 ], [ %66, %b3_fail5 ], [ %19, %b3_fail6 ], [ %31, %b3_ok6 ], !dbg !58
	%97 = phi i64 [ %p1, %b3_fail2 ], [ %64, %b3_fail3 ], [ %p3, %b3_fail4 ], [ %68, %b3_fail5 ], [ %69, %b3_fail6 ], [ %3, %b3_ok6 ], !dbg !58
	call void @gpuc_fail(i8* %ctrl, i32 %95, i64 %96, i64 %97), !dbg !58
	ret void, !dbg !58
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
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !56
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
!nvvm.annotations = !{!105, !106, !107, !108, !109, !110}
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
!50 = !{!"llvm.loop.unroll.disable"}
!51 = distinct !{!51, !50}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = distinct !{!53, !52}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = distinct !{!55, !54}
!56 = !{i32 0, i32 64}
!57 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!58 = !DILocation(line: 61, column: 6, scope: !57)
!59 = !DILocation(line: 71, column: 16, scope: !57)
!60 = !DILocation(line: 62, column: 25, scope: !57)
!61 = !DILocation(line: 62, column: 40, scope: !57)
!62 = distinct !DISubprogram(name: "First", scope: !1, file: !1, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!63 = !DILocation(line: 63, column: 17, scope: !57)
!64 = !DILocation(line: 54, column: 43, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 54, column: 48, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 63, column: 42, scope: !57)
!67 = !DILocation(line: 63, column: 36, scope: !57)
!68 = !DILocation(line: 54, column: 43, scope: !62, inlinedAt: !67)
!69 = !DILocation(line: 54, column: 48, scope: !62, inlinedAt: !67)
!70 = !DILocation(line: 64, column: 10, scope: !57)
!71 = !DILocation(line: 66, column: 26, scope: !57)
!72 = !{i32 1, i32 1025}
!73 = !{i32 1, i32 65}
!74 = !DILocation(line: 66, column: 29, scope: !57)
!75 = !DILocation(line: 66, column: 35, scope: !57)
!76 = !DILocation(line: 66, column: 51, scope: !57)
!77 = !{i32 1, i32 -2147483648}
!78 = !DILocation(line: 66, column: 40, scope: !57)
!79 = !DILocation(line: 68, column: 17, scope: !57)
!80 = !DILocation(line: 54, column: 43, scope: !62, inlinedAt: !79)
!81 = !DILocation(line: 54, column: 48, scope: !62, inlinedAt: !79)
!82 = !DILocation(line: 69, column: 22, scope: !57)
!83 = !DILocation(line: 69, column: 16, scope: !57)
!84 = !DILocation(line: 54, column: 43, scope: !62, inlinedAt: !83)
!85 = !DILocation(line: 54, column: 48, scope: !62, inlinedAt: !83)
!86 = !DILocation(line: 69, column: 31, scope: !57)
!87 = !DILocation(line: 70, column: 22, scope: !57)
!88 = !DILocation(line: 70, column: 43, scope: !57)
!89 = !DILocation(line: 70, column: 45, scope: !57)
!90 = !DILocation(line: 70, column: 48, scope: !57)
!91 = !DILocation(line: 70, column: 27, scope: !57)
!92 = !DILocation(line: 70, column: 7, scope: !57)
!93 = !DILocation(line: 70, column: 66, scope: !57)
!94 = !DILocation(line: 71, column: 34, scope: !57)
!95 = !DILocation(line: 71, column: 36, scope: !57)
!96 = !DILocation(line: 71, column: 44, scope: !57)
!97 = !DILocation(line: 71, column: 32, scope: !57)
!98 = !DILocation(line: 71, column: 67, scope: !57)
!99 = !DILocation(line: 71, column: 70, scope: !57)
!100 = !DILocation(line: 71, column: 82, scope: !57)
!101 = !DILocation(line: 71, column: 85, scope: !57)
!102 = !DILocation(line: 71, column: 60, scope: !57)
!103 = !DILocation(line: 70, column: 74, scope: !57)
!104 = !DILocation(line: 74, column: 13, scope: !57)
!105 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"kernel", i32 1}
!106 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidx", i32 256}
!107 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidy", i32 1}
!108 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"maxntidz", i32 1}
!109 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Local, !"minctasm", i32 1}
!110 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
