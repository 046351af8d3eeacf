target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (float*, i64, float*, i64, double*, i64, i8*)* @Changes to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = mul i64 %9, %5, !dbg !8
	%11 = add i64 %3, %10, !dbg !8
	%12 = mul i64 %7, %11, !dbg !8
	%13 = add i64 %1, %12, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%16 = mul i32 %14, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%18 = mul i32 %16, %17, !dbg !8
	%19 = sext i32 %18 to i64, !dbg !8
	%20 = mul i64 %13, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%24 = mul i32 %15, %23, !dbg !8
	%25 = add i32 %22, %24, !dbg !8
	%26 = mul i32 %14, %25, !dbg !8
	%27 = add i32 %21, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = add i64 %20, %28, !dbg !8
	%30 = mul i64 %7, %9, !dbg !8
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%32 = sext i32 %31 to i64, !dbg !8
	%33 = mul i64 %30, %32, !dbg !8
	%34 = mul i64 %33, %19, !dbg !8
	br label %b1, !dbg !8

b1:
	%35 = phi i64 [ %29, %b0 ], [ %62, %b4 ], !dbg !8
	%36 = icmp slt i64 %35, %p1, !dbg !8
	br i1 %36, label %b2, label %b5, !dbg !8

b2:
	%37 = icmp eq i64 %p4, 0, !dbg !17
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !17, !prof !18

b2_ok1:
	%38 = icmp eq i64 %p4, -1, !dbg !17
	%39 = select i1 %38, i64 1, i64 %p4, !dbg !17
	%40 = sdiv i64 %35, %39, !dbg !17
	%41 = sub i64 0, %35, !dbg !17
	%42 = select i1 %38, i64 %41, i64 %40, !dbg !17
	%43 = add i64 %p5, %42, !dbg !19
	%44 = add i64 %43, %p3, !dbg !20
	%45 = icmp eq i64 %p3, 0, !dbg !21
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !21, !prof !18

b2_ok2:
	%46 = icmp eq i64 %p3, -1, !dbg !21
	%47 = select i1 %46, i64 1, i64 %p3, !dbg !21
	%48 = srem i64 %44, %47, !dbg !21
	%49 = icmp eq i64 %p4, -1, !dbg !22
	%50 = select i1 %49, i64 1, i64 %p4, !dbg !22
	%51 = srem i64 %35, %50, !dbg !22
	%52 = icmp slt i64 %51, %p2, !dbg !23
	br i1 %52, label %b3, label %b4, !dbg !23

b3:
	%53 = mul i64 %48, %p2, !dbg !24
	%54 = add i64 %53, %51, !dbg !25
	%55 = mul i64 %54, 2654435761, !dbg !29
	%56 = add i64 %55, %p6, !dbg !30
	%57 = lshr i64 %56, 7, !dbg !31
	%58 = and i64 %57, 16777215, !dbg !32
	%59 = uitofp i64 %58 to float, !dbg !33
	%60 = fdiv float %59, 0x4170000000000000, !dbg !34
	%61 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !35
	store float %60, float* %61, align 4, !dbg !35
	br label %b4, !dbg !35

b4:
	%62 = add i64 %35, %34, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !17
	ret void, !dbg !17

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !21
	ret void, !dbg !21
}

define void @Sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !36 {
entry:
	br label %b0, !dbg !37

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38, !range !9
	%1 = sext i32 %0 to i64, !dbg !38
	br label %b1, !dbg !39

b1:
	%2 = phi i64 [ %1, %b0 ], [ %80, %b9 ], !dbg !40
	%3 = icmp slt i64 %2, %p5, !dbg !41
	br i1 %3, label %b2, label %b10, !dbg !41

b2:
	%4 = mul i64 %2, %p4, !dbg !42
	%5 = add i64 %2, 1, !dbg !43
	%6 = mul i64 %5, %p4, !dbg !44
	%7 = sub i64 %6, %4, !dbg !45
	%8 = getelementptr inbounds float, float* %p2, i64 %4, !dbg !45
	%9 = add i64 %2, %p5, !dbg !46
	%10 = sub i64 %9, 1, !dbg !47
	%11 = icmp ugt i64 %6, %p3, !dbg !45
	%12 = icmp ugt i64 %4, %6, !dbg !45
	%13 = icmp eq i64 %p5, 0, !dbg !48
	%14 = or i1 %11, %12, !dbg !48
	%15 = or i1 %14, %13, !dbg !48
	br i1 %15, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !18

b2_ok1:
	%16 = icmp eq i64 %p5, -1, !dbg !48
	%17 = select i1 %16, i64 1, i64 %p5, !dbg !48
	%18 = srem i64 %10, %17, !dbg !48
	%19 = mul i64 %18, %p4, !dbg !49
	%20 = sub i64 %p3, %19, !dbg !50
	%21 = getelementptr inbounds float, float* %p2, i64 %19, !dbg !50
	%22 = icmp ugt i64 %19, %p3, !dbg !50
	%23 = icmp ugt i64 %p4, %20, !dbg !51
	%24 = or i1 %22, %23, !dbg !51
	br i1 %24, label %b2_fail4, label %b2_ok4, !dbg !51, !prof !18

b2_ok4:
	%25 = icmp eq i64 %p5, -1, !dbg !52
	%26 = select i1 %25, i64 1, i64 %p5, !dbg !52
	%27 = srem i64 %5, %26, !dbg !52
	%28 = mul i64 %27, %p4, !dbg !53
	%29 = sub i64 %p3, %28, !dbg !54
	%30 = getelementptr inbounds float, float* %p2, i64 %28, !dbg !54
	%31 = getelementptr inbounds float, float* %p0, i64 %4, !dbg !56
	%32 = icmp ugt i64 %28, %p3, !dbg !54
	%33 = icmp ugt i64 %p4, %29, !dbg !55
	%34 = icmp ugt i64 %6, %p1, !dbg !56
	%35 = or i1 %32, %33, !dbg !56
	%36 = or i1 %35, %34, !dbg !56
	br i1 %36, label %b2_fail6, label %b2_ok6, !dbg !56, !prof !18

b2_ok6:
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !15
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !15
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !16
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !13
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !13
	%42 = mul i32 %41, %39, !dbg !57
	%43 = add i32 %38, %42, !dbg !57
	%44 = mul i32 %40, %43, !dbg !57
	%45 = add i32 %37, %44, !dbg !57
	%46 = sext i32 %45 to i64, !dbg !57
	%47 = mul i32 %40, %41, !dbg !57
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !14
	%49 = mul i32 %47, %48, !dbg !57
	%50 = sext i32 %49 to i64, !dbg !57
	br label %b3, !dbg !57

b3:
	%51 = phi i64 [ %46, %b2_ok6 ], [ %77, %b8 ], !dbg !57
	%52 = icmp slt i64 %51, %p4, !dbg !57
	br i1 %52, label %b4, label %b9, !dbg !57

b4:
	%53 = icmp eq i64 %51, 0, !dbg !58
	br i1 %53, label %b6, label %b5, !dbg !58

b5:
	%54 = sub i64 %p4, 1, !dbg !59
	%55 = icmp eq i64 %51, %54, !dbg !60
	br i1 %55, label %b6, label %b7, !dbg !60

b6:
	%56 = getelementptr inbounds float, float* %8, i64 %51, !dbg !61
	%57 = icmp uge i64 %51, %7, !dbg !61
	br i1 %57, label %b6_fail1, label %b6_ok1, !dbg !61, !prof !18

b6_ok1:
	%58 = load float, float* %56, align 4, !dbg !61
	%59 = getelementptr inbounds float, float* %31, i64 %51, !dbg !62
	store float %58, float* %59, align 4, !dbg !62
	br label %b8, !dbg !62

b7:
	%60 = sub i64 %51, 1, !dbg !63
	%61 = getelementptr inbounds float, float* %8, i64 %60, !dbg !64
	%62 = icmp uge i64 %60, %7, !dbg !64
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !64, !prof !18

b7_ok1:
	%63 = load float, float* %61, align 4, !dbg !64
	%64 = add i64 %51, 1, !dbg !65
	%65 = getelementptr inbounds float, float* %8, i64 %64, !dbg !66
	%66 = icmp uge i64 %64, %7, !dbg !66
	br i1 %66, label %b7_fail2, label %b7_ok2, !dbg !66, !prof !18

b7_ok2:
	%67 = load float, float* %65, align 4, !dbg !66
	%68 = fadd float %63, %67, !dbg !67
	%69 = getelementptr inbounds float, float* %21, i64 %51, !dbg !68
	%70 = load float, float* %69, align 4, !dbg !68
	%71 = fadd float %68, %70, !dbg !69
	%72 = getelementptr inbounds float, float* %30, i64 %51, !dbg !70
	%73 = load float, float* %72, align 4, !dbg !70
	%74 = fadd float %71, %73, !dbg !71
	%75 = fmul float %74, 2.500000e-01, !dbg !72
	%76 = getelementptr inbounds float, float* %31, i64 %51, !dbg !73
	store float %75, float* %76, align 4, !dbg !73
	br label %b8, !dbg !73

b8:
	%77 = add i64 %51, %50, !dbg !57
	br label %b3, !dbg !57

b9:
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !74, !range !11
	%79 = sext i32 %78 to i64, !dbg !74
	%80 = add i64 %2, %79, !dbg !75
	br label %b1, !dbg !75

b10:
	ret void, !dbg !75

b2_fail1:
	%81 = icmp ugt i64 %6, %p3, !dbg !45
	br i1 %81, label %b2_fail2, label %b2_ok2, !dbg !45

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %6, i64 %p3), !dbg !45
	ret void, !dbg !45

b2_ok2:
	%82 = icmp ugt i64 %4, %6, !dbg !45
	br i1 %82, label %b2_fail3, label %b2_ok3, !dbg !45

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %4, i64 %6), !dbg !45
	ret void, !dbg !45

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b2_fail4:
	%83 = icmp ugt i64 %19, %p3, !dbg !50
	br i1 %83, label %b2_fail5, label %b2_ok5, !dbg !50

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %19, i64 %p3), !dbg !50
	ret void, !dbg !50

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p4, i64 %20), !dbg !51
	ret void, !dbg !51

b2_fail6:
	%84 = icmp ugt i64 %28, %p3, !dbg !54
	br i1 %84, label %b2_fail7, label %b2_ok7, !dbg !54

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %28, i64 %p3), !dbg !54
	ret void, !dbg !54

b2_ok7:
	%85 = icmp ugt i64 %p4, %29, !dbg !55
	br i1 %85, label %b2_fail8, label %b2_ok8, !dbg !55

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p4, i64 %29), !dbg !55
	ret void, !dbg !55

b2_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %6, i64 %p1), !dbg !56
	ret void, !dbg !56

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %51, i64 %7), !dbg !61
	ret void, !dbg !61

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %60, i64 %7), !dbg !64
	ret void, !dbg !64

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %64, i64 %7), !dbg !66
	ret void, !dbg !66
}

define void @Compare(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !76 {
entry:
	br label %b0, !dbg !77

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78, !range !9
	%1 = sext i32 %0 to i64, !dbg !78
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !78, !range !10
	%3 = sext i32 %2 to i64, !dbg !78
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !78, !range !10
	%5 = sext i32 %4 to i64, !dbg !78
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !78, !range !11
	%7 = sext i32 %6 to i64, !dbg !78
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !78, !range !12
	%9 = sext i32 %8 to i64, !dbg !78
	%10 = mul i64 %9, %5, !dbg !78
	%11 = add i64 %3, %10, !dbg !78
	%12 = mul i64 %7, %11, !dbg !78
	%13 = add i64 %1, %12, !dbg !78
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !78, !range !13
	%16 = mul i32 %14, %15, !dbg !78
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !78, !range !14
	%18 = mul i32 %16, %17, !dbg !78
	%19 = sext i32 %18 to i64, !dbg !78
	%20 = mul i64 %13, %19, !dbg !78
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !78, !range !16
	%24 = mul i32 %15, %23, !dbg !78
	%25 = add i32 %22, %24, !dbg !78
	%26 = mul i32 %14, %25, !dbg !78
	%27 = add i32 %21, %26, !dbg !78
	%28 = sext i32 %27 to i64, !dbg !78
	%29 = add i64 %20, %28, !dbg !78
	%30 = mul i64 %7, %9, !dbg !78
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !78, !range !12
	%32 = sext i32 %31 to i64, !dbg !78
	%33 = mul i64 %30, %32, !dbg !78
	%34 = mul i64 %33, %19, !dbg !78
	br label %b1, !dbg !78

b1:
	%35 = phi i64 [ %29, %b0 ], [ %57, %b4 ], !dbg !78
	%36 = icmp slt i64 %35, %p3, !dbg !78
	br i1 %36, label %b2, label %b5, !dbg !78

b2:
	%37 = icmp eq i64 %p4, 0, !dbg !79
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !79, !prof !18

b2_ok1:
	%38 = icmp eq i64 %p4, -1, !dbg !79
	%39 = select i1 %38, i64 1, i64 %p4, !dbg !79
	%40 = sdiv i64 %35, %39, !dbg !79
	%41 = sub i64 0, %35, !dbg !79
	%42 = select i1 %38, i64 %41, i64 %40, !dbg !79
	%43 = mul i64 %42, %p5, !dbg !80
	%44 = icmp eq i64 %p4, -1, !dbg !81
	%45 = select i1 %44, i64 1, i64 %p4, !dbg !81
	%46 = srem i64 %35, %45, !dbg !81
	%47 = add i64 %43, %46, !dbg !82
	%48 = getelementptr inbounds float, float* %p0, i64 %47, !dbg !83
	%49 = icmp uge i64 %47, %p1, !dbg !83
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !83, !prof !18

b2_ok2:
	%50 = load float, float* %48, align 4, !dbg !83
	%51 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !84
	%52 = load float, float* %51, align 4, !dbg !84
	%53 = fcmp une float %50, %52, !dbg !85
	br i1 %53, label %b3, label %b4, !dbg !85

b3:
	%54 = getelementptr inbounds i64, i64* %p6, i64 0, !dbg !86
	%55 = icmp uge i64 0, %p7, !dbg !86
	br i1 %55, label %b3_fail1, label %b3_ok1, !dbg !86, !prof !18

b3_ok1:
	%56 = atomicrmw add i64* %54, i64 1 monotonic, !dbg !87
	br label %b4, !dbg !87

b4:
	%57 = add i64 %35, %34, !dbg !78
	br label %b1, !dbg !78

b5:
	ret void, !dbg !78

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !79
	ret void, !dbg !79

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %47, i64 %p1), !dbg !83
	ret void, !dbg !83

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 %p7), !dbg !86
	ret void, !dbg !86
}

define void @Changes(float* %p0, i64 %p1, float* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !88 {
entry:
	br label %b0, !dbg !89

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90, !range !9
	%1 = sext i32 %0 to i64, !dbg !90
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !90, !range !10
	%3 = sext i32 %2 to i64, !dbg !90
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !90, !range !10
	%5 = sext i32 %4 to i64, !dbg !90
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !90, !range !11
	%7 = sext i32 %6 to i64, !dbg !90
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !90, !range !12
	%9 = sext i32 %8 to i64, !dbg !90
	%10 = mul i64 %9, %5, !dbg !90
	%11 = add i64 %3, %10, !dbg !90
	%12 = mul i64 %7, %11, !dbg !90
	%13 = add i64 %1, %12, !dbg !90
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !90, !range !13
	%16 = mul i32 %14, %15, !dbg !90
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !90, !range !14
	%18 = mul i32 %16, %17, !dbg !90
	%19 = sext i32 %18 to i64, !dbg !90
	%20 = mul i64 %13, %19, !dbg !90
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !90, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !90, !range !16
	%24 = mul i32 %15, %23, !dbg !90
	%25 = add i32 %22, %24, !dbg !90
	%26 = mul i32 %14, %25, !dbg !90
	%27 = add i32 %21, %26, !dbg !90
	%28 = sext i32 %27 to i64, !dbg !90
	%29 = add i64 %20, %28, !dbg !90
	%30 = mul i64 %7, %9, !dbg !90
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !90, !range !12
	%32 = sext i32 %31 to i64, !dbg !90
	%33 = mul i64 %30, %32, !dbg !90
	%34 = mul i64 %33, %19, !dbg !90
	br label %b1, !dbg !90

b1:
	%35 = phi double [ 0.000000e+00, %b0 ], [ %46, %b2_ok1 ], !dbg !90
	%36 = phi i64 [ %29, %b0 ], [ %47, %b2_ok1 ], !dbg !90
	%37 = icmp slt i64 %36, %p3, !dbg !90
	br i1 %37, label %b2, label %b3, !dbg !90

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !91
	%39 = load float, float* %38, align 4, !dbg !91
	%40 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !92
	%41 = icmp uge i64 %36, %p1, !dbg !92
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !92, !prof !18

b2_ok1:
	%42 = load float, float* %40, align 4, !dbg !92
	%43 = fsub float %39, %42, !dbg !93
	%44 = call float @llvm.nvvm.mul.rn.f(float %43, float %43), !dbg !94
	%45 = fpext float %44 to double, !dbg !95
	%46 = fadd double %35, %45, !dbg !96
	%47 = add i64 %36, %34, !dbg !90
	br label %b1, !dbg !90

b3:
	%48 = getelementptr inbounds double, double* %p4, i64 0, !dbg !97
	%49 = icmp uge i64 0, %p5, !dbg !97
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !97, !prof !18

b3_ok1:
	%50 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %48, double %35), !dbg !98
	ret void, !dbg !98

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %36, i64 %p1), !dbg !92
	ret void, !dbg !92

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 %p5), !dbg !97
	ret void, !dbg !97
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

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %a0, double %a1) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114}
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
!18 = !{!"branch_weights", i32 1, i32 1048576}
!19 = !DILocation(line: 23, column: 19, scope: !6)
!20 = !DILocation(line: 23, column: 27, scope: !6)
!21 = !DILocation(line: 23, column: 35, scope: !6)
!22 = !DILocation(line: 23, column: 45, scope: !6)
!23 = !DILocation(line: 24, column: 8, scope: !6)
!24 = !DILocation(line: 25, column: 24, scope: !6)
!25 = !DILocation(line: 25, column: 30, scope: !6)
!26 = distinct !DISubprogram(name: "initial", scope: !1, file: !1, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!27 = !DILocation(line: 25, column: 20, scope: !6)
!28 = !DILocation(line: 12, column: 13, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 12, column: 16, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 12, column: 28, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 13, column: 18, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 13, column: 21, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 13, column: 16, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 13, column: 32, scope: !26, inlinedAt: !27)
!35 = !DILocation(line: 25, column: 7, scope: !6)
!36 = distinct !DISubprogram(name: "Sweep", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!37 = !DILocation(line: 33, column: 6, scope: !36)
!38 = !DILocation(line: 34, column: 21, scope: !36)
!39 = !DILocation(line: 34, column: 24, scope: !36)
!40 = !DILocation(line: 34, column: 6, scope: !36)
!41 = !DILocation(line: 34, column: 29, scope: !36)
!42 = !DILocation(line: 35, column: 15, scope: !36)
!43 = !DILocation(line: 35, column: 26, scope: !36)
!44 = !DILocation(line: 35, column: 29, scope: !36)
!45 = !DILocation(line: 35, column: 13, scope: !36)
!46 = !DILocation(line: 36, column: 15, scope: !36)
!47 = !DILocation(line: 36, column: 22, scope: !36)
!48 = !DILocation(line: 36, column: 25, scope: !36)
!49 = !DILocation(line: 36, column: 32, scope: !36)
!50 = !DILocation(line: 36, column: 12, scope: !36)
!51 = !DILocation(line: 36, column: 40, scope: !36)
!52 = !DILocation(line: 37, column: 20, scope: !36)
!53 = !DILocation(line: 37, column: 27, scope: !36)
!54 = !DILocation(line: 37, column: 14, scope: !36)
!55 = !DILocation(line: 37, column: 35, scope: !36)
!56 = !DILocation(line: 38, column: 14, scope: !36)
!57 = !DILocation(line: 39, column: 34, scope: !36)
!58 = !DILocation(line: 40, column: 9, scope: !36)
!59 = !DILocation(line: 40, column: 27, scope: !36)
!60 = !DILocation(line: 40, column: 19, scope: !36)
!61 = !DILocation(line: 41, column: 17, scope: !36)
!62 = !DILocation(line: 41, column: 8, scope: !36)
!63 = !DILocation(line: 43, column: 20, scope: !36)
!64 = !DILocation(line: 43, column: 18, scope: !36)
!65 = !DILocation(line: 43, column: 31, scope: !36)
!66 = !DILocation(line: 43, column: 29, scope: !36)
!67 = !DILocation(line: 43, column: 24, scope: !36)
!68 = !DILocation(line: 43, column: 39, scope: !36)
!69 = !DILocation(line: 43, column: 35, scope: !36)
!70 = !DILocation(line: 43, column: 49, scope: !36)
!71 = !DILocation(line: 43, column: 43, scope: !36)
!72 = !DILocation(line: 43, column: 54, scope: !36)
!73 = !DILocation(line: 43, column: 8, scope: !36)
!74 = !DILocation(line: 34, column: 53, scope: !36)
!75 = !DILocation(line: 34, column: 39, scope: !36)
!76 = distinct !DISubprogram(name: "Compare", scope: !1, file: !1, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!77 = !DILocation(line: 53, column: 6, scope: !76)
!78 = !DILocation(line: 54, column: 32, scope: !76)
!79 = !DILocation(line: 55, column: 11, scope: !76)
!80 = !DILocation(line: 55, column: 17, scope: !76)
!81 = !DILocation(line: 55, column: 25, scope: !76)
!82 = !DILocation(line: 55, column: 23, scope: !76)
!83 = !DILocation(line: 55, column: 9, scope: !76)
!84 = !DILocation(line: 55, column: 40, scope: !76)
!85 = !DILocation(line: 55, column: 33, scope: !76)
!86 = !DILocation(line: 56, column: 27, scope: !76)
!87 = !DILocation(line: 56, column: 17, scope: !76)
!88 = distinct !DISubprogram(name: "Changes", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!89 = !DILocation(line: 64, column: 6, scope: !88)
!90 = !DILocation(line: 66, column: 32, scope: !88)
!91 = !DILocation(line: 67, column: 13, scope: !88)
!92 = !DILocation(line: 67, column: 25, scope: !88)
!93 = !DILocation(line: 67, column: 17, scope: !88)
!94 = !DILocation(line: 68, column: 21, scope: !88)
!95 = !DILocation(line: 68, column: 18, scope: !88)
!96 = !DILocation(line: 68, column: 3, scope: !88)
!97 = !DILocation(line: 70, column: 23, scope: !88)
!98 = !DILocation(line: 70, column: 15, scope: !88)
!99 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!100 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!101 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!102 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!103 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"kernel", i32 1}
!104 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidx", i32 512}
!105 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidy", i32 1}
!106 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidz", i32 1}
!107 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!108 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidx", i32 512}
!109 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidy", i32 1}
!110 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidz", i32 1}
!111 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"kernel", i32 1}
!112 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidx", i32 512}
!113 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidy", i32 1}
!114 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidz", i32 1}
