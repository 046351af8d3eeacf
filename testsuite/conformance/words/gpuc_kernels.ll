target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [27 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @CountInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @CountUint64 to i8*), i8* bitcast (void (float*, i64, double*, i64, i8*)* @SumFloats to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint to i8*), i8* bitcast (void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i8*)* @Mirror to i8*)], section "llvm.metadata"

define void @CountInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%1 = sext i32 %0 to i64, !dbg !11
	br label %b1, !dbg !11

b1:
	%2 = phi i64 [ 0, %b0 ], [ %20, %b3 ], !dbg !11
	%3 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !12
	%4 = trunc i64 %2 to i32, !dbg !10
	%5 = icmp uge i64 0, %p1, !dbg !12
	%6 = icmp uge i64 %2, %1, !dbg !10
	%7 = or i1 %5, %6, !dbg !10
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !10, !prof !13

b1_ok1:
	%8 = bitcast i32* %3 to i8*, !dbg !10
	call void @gpuc_atomic_add_thread_int32(i8* %8, i32 1, i32 %4), !dbg !10
	%9 = getelementptr inbounds i32, i32* %p0, i64 1, !dbg !18
	%10 = icmp uge i64 1, %p1, !dbg !18
	br i1 %10, label %b1_fail3, label %b1_ok3, !dbg !18, !prof !13

b1_ok3:
	%11 = bitcast i32* %9 to i8*, !dbg !19
	call void @gpuc_atomic_inc_thread_32(i8* %11, i32 %4), !dbg !19
	br label %b2, !dbg !19

b2:
	%12 = getelementptr inbounds i32, i32* %p0, i64 2, !dbg !20
	%13 = icmp uge i64 2, %p1, !dbg !20
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !20, !prof !13

b2_ok1:
	%14 = bitcast i32* %12 to i8*, !dbg !21
	%15 = call i32 @gpuc_atomic_fetch_thread_32(i8* %14, i32 %4), !dbg !21
	%16 = add i32 %15, 1, !dbg !22
	%17 = bitcast i32* %12 to i8*, !dbg !23
	%18 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %17, i32 %15, i32 %16, i32 %4), !dbg !23
	%19 = icmp eq i32 %18, %15, !dbg !24
	br i1 %19, label %b3, label %b2, !dbg !24

b3:
	%20 = add i64 %2, 1, !dbg !24
	%21 = icmp slt i64 %20, %1, !dbg !24
	br i1 %21, label %b1, label %b4, !dbg !24

b4:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25, !range !14
	%23 = sext i32 %22 to i64, !dbg !25
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !25, !range !16
	%25 = sext i32 %24 to i64, !dbg !25
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !25, !range !16
	%27 = sext i32 %26 to i64, !dbg !25
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !25, !range !26
	%29 = sext i32 %28 to i64, !dbg !25
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !25, !range !27
	%31 = sext i32 %30 to i64, !dbg !25
	%32 = mul i64 %31, %27, !dbg !25
	%33 = add i64 %25, %32, !dbg !25
	%34 = mul i64 %29, %33, !dbg !25
	%35 = add i64 %23, %34, !dbg !25
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !25, !range !28
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !25, !range !28
	%38 = mul i32 %36, %37, !dbg !25
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !25, !range !29
	%40 = mul i32 %38, %39, !dbg !25
	%41 = sext i32 %40 to i64, !dbg !25
	%42 = mul i64 %35, %41, !dbg !25
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25, !range !15
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !25, !range !15
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !25, !range !17
	%46 = mul i32 %37, %45, !dbg !25
	%47 = add i32 %44, %46, !dbg !25
	%48 = mul i32 %36, %47, !dbg !25
	%49 = add i32 %43, %48, !dbg !25
	%50 = sext i32 %49 to i64, !dbg !25
	%51 = add i64 %42, %50, !dbg !25
	%52 = getelementptr inbounds i32, i32* %p0, i64 3, !dbg !30
	%53 = icmp uge i64 3, %p1, !dbg !30
	br i1 %53, label %b4_fail1, label %b4_ok1, !dbg !30, !prof !13

b4_ok1:
	%54 = bitcast i32* %52 to i8*, !dbg !31
	%55 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %54, i32 0), !dbg !31
	%56 = getelementptr inbounds i32, i32* %p2, i64 %51, !dbg !32
	%57 = icmp uge i64 %51, %p3, !dbg !32
	br i1 %57, label %b4_fail2, label %b4_ok2, !dbg !32, !prof !13

b4_ok2:
	store i32 %55, i32* %56, align 4, !dbg !32
	call void @gpuc_quiet_thread(), !dbg !33
	ret void, !dbg !9

b1_fail1:
	%58 = icmp uge i64 0, %p1, !dbg !12
	br i1 %58, label %b1_fail2, label %b1_ok2, !dbg !12

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !12
	ret void, !dbg !12

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %2, i64 %1), !dbg !10
	ret void, !dbg !10

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 1, i64 %p1), !dbg !18
	ret void, !dbg !18

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 2, i64 %p1), !dbg !20
	ret void, !dbg !20

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 3, i64 %p1), !dbg !30
	ret void, !dbg !30

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %51, i64 %p3), !dbg !32
	ret void, !dbg !32
}

define void @CountUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !38
	%1 = sext i32 %0 to i64, !dbg !39
	br label %b1, !dbg !39

b1:
	%2 = phi i64 [ 0, %b0 ], [ %20, %b3 ], !dbg !39
	%3 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !40
	%4 = trunc i64 %2 to i32, !dbg !38
	%5 = icmp uge i64 0, %p1, !dbg !40
	%6 = icmp uge i64 %2, %1, !dbg !38
	%7 = or i1 %5, %6, !dbg !38
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !38, !prof !13

b1_ok1:
	%8 = bitcast i64* %3 to i8*, !dbg !38
	call void @gpuc_atomic_add_thread_uint64(i8* %8, i64 1, i32 %4), !dbg !38
	%9 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !41
	%10 = icmp uge i64 1, %p1, !dbg !41
	br i1 %10, label %b1_fail3, label %b1_ok3, !dbg !41, !prof !13

b1_ok3:
	%11 = bitcast i64* %9 to i8*, !dbg !42
	call void @gpuc_atomic_inc_thread_64(i8* %11, i32 %4), !dbg !42
	br label %b2, !dbg !42

b2:
	%12 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !43
	%13 = icmp uge i64 2, %p1, !dbg !43
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !43, !prof !13

b2_ok1:
	%14 = bitcast i64* %12 to i8*, !dbg !44
	%15 = call i64 @gpuc_atomic_fetch_thread_64(i8* %14, i32 %4), !dbg !44
	%16 = add i64 %15, 1, !dbg !45
	%17 = bitcast i64* %12 to i8*, !dbg !46
	%18 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %17, i64 %15, i64 %16, i32 %4), !dbg !46
	%19 = icmp eq i64 %18, %15, !dbg !47
	br i1 %19, label %b3, label %b2, !dbg !47

b3:
	%20 = add i64 %2, 1, !dbg !47
	%21 = icmp slt i64 %20, %1, !dbg !47
	br i1 %21, label %b1, label %b4, !dbg !47

b4:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48, !range !14
	%23 = sext i32 %22 to i64, !dbg !48
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !48, !range !16
	%25 = sext i32 %24 to i64, !dbg !48
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !48, !range !16
	%27 = sext i32 %26 to i64, !dbg !48
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !48, !range !26
	%29 = sext i32 %28 to i64, !dbg !48
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !48, !range !27
	%31 = sext i32 %30 to i64, !dbg !48
	%32 = mul i64 %31, %27, !dbg !48
	%33 = add i64 %25, %32, !dbg !48
	%34 = mul i64 %29, %33, !dbg !48
	%35 = add i64 %23, %34, !dbg !48
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48, !range !28
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !48, !range !28
	%38 = mul i32 %36, %37, !dbg !48
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !48, !range !29
	%40 = mul i32 %38, %39, !dbg !48
	%41 = sext i32 %40 to i64, !dbg !48
	%42 = mul i64 %35, %41, !dbg !48
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48, !range !15
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !48, !range !15
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !48, !range !17
	%46 = mul i32 %37, %45, !dbg !48
	%47 = add i32 %44, %46, !dbg !48
	%48 = mul i32 %36, %47, !dbg !48
	%49 = add i32 %43, %48, !dbg !48
	%50 = sext i32 %49 to i64, !dbg !48
	%51 = add i64 %42, %50, !dbg !48
	%52 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !49
	%53 = icmp uge i64 3, %p1, !dbg !49
	br i1 %53, label %b4_fail1, label %b4_ok1, !dbg !49, !prof !13

b4_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !50
	%55 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %54, i32 0), !dbg !50
	%56 = getelementptr inbounds i64, i64* %p2, i64 %51, !dbg !51
	%57 = icmp uge i64 %51, %p3, !dbg !51
	br i1 %57, label %b4_fail2, label %b4_ok2, !dbg !51, !prof !13

b4_ok2:
	store i64 %55, i64* %56, align 8, !dbg !51
	call void @gpuc_quiet_thread(), !dbg !52
	ret void, !dbg !37

b1_fail1:
	%58 = icmp uge i64 0, %p1, !dbg !40
	br i1 %58, label %b1_fail2, label %b1_ok2, !dbg !40

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !40
	ret void, !dbg !40

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %2, i64 %1), !dbg !38
	ret void, !dbg !38

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 1, i64 %p1), !dbg !41
	ret void, !dbg !41

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 2, i64 %p1), !dbg !43
	ret void, !dbg !43

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 3, i64 %p1), !dbg !49
	ret void, !dbg !49

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %51, i64 %p3), !dbg !51
	ret void, !dbg !51
}

define void @SumFloats(float* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !53 {
entry:
	br label %b0, !dbg !54

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55, !range !14
	%1 = sext i32 %0 to i64, !dbg !55
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !55, !range !16
	%3 = sext i32 %2 to i64, !dbg !55
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !55, !range !16
	%5 = sext i32 %4 to i64, !dbg !55
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !55, !range !26
	%7 = sext i32 %6 to i64, !dbg !55
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !55, !range !27
	%9 = sext i32 %8 to i64, !dbg !55
	%10 = mul i64 %9, %5, !dbg !55
	%11 = add i64 %3, %10, !dbg !55
	%12 = mul i64 %7, %11, !dbg !55
	%13 = add i64 %1, %12, !dbg !55
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55, !range !28
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !55, !range !28
	%16 = mul i32 %14, %15, !dbg !55
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !29
	%18 = mul i32 %16, %17, !dbg !55
	%19 = sext i32 %18 to i64, !dbg !55
	%20 = mul i64 %13, %19, !dbg !55
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !55, !range !17
	%24 = mul i32 %15, %23, !dbg !55
	%25 = add i32 %22, %24, !dbg !55
	%26 = mul i32 %14, %25, !dbg !55
	%27 = add i32 %21, %26, !dbg !55
	%28 = sext i32 %27 to i64, !dbg !55
	%29 = add i64 %20, %28, !dbg !55
	%30 = srem i64 %29, 16, !dbg !56
	%31 = getelementptr inbounds float, float* %p0, i64 0, !dbg !57
	%32 = sitofp i64 %30 to float, !dbg !58
	%33 = bitcast float %32 to i32, !dbg !59
	%34 = icmp uge i64 0, %p1, !dbg !57
	br i1 %34, label %b0_fail1, label %b0_ok1, !dbg !57, !prof !13

b0_ok1:
	%35 = bitcast float* %31 to i8*, !dbg !59
	call void @gpuc_atomic_add_thread_float32(i8* %35, i32 %33, i32 0), !dbg !59
	%36 = getelementptr inbounds double, double* %p2, i64 0, !dbg !60
	%37 = sitofp i64 %30 to double, !dbg !61
	%38 = icmp uge i64 0, %p3, !dbg !60
	br i1 %38, label %b0_fail2, label %b0_ok2, !dbg !60, !prof !13

b0_ok2:
	%39 = fdiv double %37, 4.000000e+00, !dbg !62
	%40 = bitcast double %39 to i64, !dbg !63
	%41 = bitcast double* %36 to i8*, !dbg !63
	%42 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %41, i64 %40, i32 0), !dbg !63
	call void @gpuc_quiet_thread(), !dbg !64
	ret void, !dbg !64

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p1), !dbg !57
	ret void, !dbg !57

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p3), !dbg !60
	ret void, !dbg !60
}

define void @WaitInt16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 signext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !71
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !72, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72, !range !28
	%6 = mul i32 %5, %3, !dbg !72
	%7 = add i32 %2, %6, !dbg !72
	%8 = mul i32 %4, %7, !dbg !72
	%9 = add i32 %1, %8, !dbg !72
	%10 = sext i32 %9 to i64, !dbg !72
	%11 = icmp eq i64 %10, 33, !dbg !73
	br i1 %11, label %b1, label %b4, !dbg !73

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !73
	%13 = add i64 %12, 1, !dbg !73
	%14 = icmp slt i64 %13, %p4, !dbg !73
	br i1 %14, label %b2, label %b3, !dbg !73

b2:
	%15 = getelementptr inbounds i16, i16* %p1, i64 %13, !dbg !74
	%16 = getelementptr inbounds i16, i16* %p3, i64 %13, !dbg !75
	%17 = icmp uge i64 %13, %p2, !dbg !74
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !74, !prof !13

b2_ok1:
	%18 = load i16, i16* %16, align 2, !dbg !75
	%19 = sext i32 %0 to i64, !dbg !71
	%20 = trunc i64 %p16 to i32, !dbg !71
	%21 = icmp uge i64 %p16, %19, !dbg !71
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !71, !prof !13

b2_ok2:
	%22 = bitcast i16* %15 to i8*, !dbg !71
	call void @gpuc_p_thread_16(i8* %22, i16 zeroext %18, i32 %20), !dbg !71
	br label %b1, !dbg !71

b3:
	call void @gpuc_quiet_thread(), !dbg !76
	br label %b40, !dbg !76

b4:
	%23 = icmp eq i64 %10, 0, !dbg !77
	br i1 %23, label %b5, label %b40, !dbg !77

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !78
	br i1 %24, label %b6, label %b21, !dbg !78

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !81
	br i1 %25, label %b7, label %b8, !dbg !81

b7:
	%26 = getelementptr inbounds i16, i16* %p1, i64 %p10, !dbg !82
	%27 = sext i32 %p9 to i64, !dbg !83
	%28 = icmp uge i64 %p10, %p2, !dbg !82
	%29 = icmp ugt i64 %27, 5, !dbg !83
	%30 = or i1 %28, %29, !dbg !83
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !83, !prof !13

b7_ok1:
	%31 = bitcast i16* %26 to i8*, !dbg !83
	call void @gpuc_wait_until_thread_int16(i8* %31, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 11), !dbg !83
	br label %b20, !dbg !83

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !84
	br i1 %32, label %b9, label %b10, !dbg !84

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !85
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !85
	%35 = sext i32 %p9 to i64, !dbg !85
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !85
	%37 = zext i16 %p11 to i64, !dbg !85
	%38 = icmp ne i64 %p2, %34, !dbg !85
	%39 = icmp ugt i64 %35, 5, !dbg !85
	%40 = or i1 %38, %39, !dbg !85
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !85, !prof !13

b9_ok1:
	%41 = bitcast i16* %p1 to i8*, !dbg !85
	%42 = bitcast i32* %36 to i8*, !dbg !85
	call void @gpuc_wait_until_all_thread(i8* %41, i64 %p2, i8* %42, i32 %p9, i64 %37, i32 2, i32 1, i8* %ctrl, i32 14), !dbg !85
	br label %b20, !dbg !85

b10:
	%43 = icmp eq i64 %p0, 2, !dbg !86
	br i1 %43, label %b11, label %b12, !dbg !86

b11:
	%44 = icmp eq i64 %p8, 0, !dbg !87
	%45 = select i1 %44, i64 %p2, i64 %p8, !dbg !87
	%46 = sext i32 %p9 to i64, !dbg !87
	%47 = select i1 %44, i32* null, i32* %p7, !dbg !87
	%48 = zext i16 %p11 to i64, !dbg !87
	%49 = icmp ne i64 %p2, %45, !dbg !87
	%50 = icmp ugt i64 %46, 5, !dbg !87
	%51 = or i1 %49, %50, !dbg !87
	br i1 %51, label %b11_fail1, label %b11_ok1, !dbg !87, !prof !13

b11_ok1:
	%52 = bitcast i16* %p1 to i8*, !dbg !87
	%53 = bitcast i32* %47 to i8*, !dbg !87
	%54 = call i64 @gpuc_wait_until_any_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %48, i32 2, i32 1, i8* %ctrl, i32 17), !dbg !87
	br label %b20, !dbg !88

b12:
	%55 = icmp eq i64 %p0, 3, !dbg !89
	br i1 %55, label %b13, label %b14, !dbg !89

b13:
	%56 = icmp eq i64 %p8, 0, !dbg !90
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !90
	%58 = sext i32 %p9 to i64, !dbg !90
	%59 = select i1 %56, i32* null, i32* %p7, !dbg !90
	%60 = zext i16 %p11 to i64, !dbg !90
	%61 = icmp ugt i64 %p2, %p6, !dbg !90
	%62 = icmp ne i64 %p2, %57, !dbg !90
	%63 = icmp ugt i64 %58, 5, !dbg !90
	%64 = or i1 %61, %62, !dbg !90
	%65 = or i1 %64, %63, !dbg !90
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !90, !prof !13

b13_ok1:
	%66 = bitcast i16* %p1 to i8*, !dbg !90
	%67 = bitcast i64* %p5 to i8*, !dbg !90
	%68 = bitcast i32* %59 to i8*, !dbg !90
	%69 = call i64 @gpuc_wait_until_some_thread(i8* %66, i64 %p2, i8* %67, i8* %68, i32 %p9, i64 %60, i32 2, i32 1, i8* %ctrl, i32 21), !dbg !90
	br label %b20, !dbg !91

b14:
	%70 = icmp eq i64 %p0, 4, !dbg !92
	br i1 %70, label %b15, label %b16, !dbg !92

b15:
	%71 = icmp eq i64 %p8, 0, !dbg !93
	%72 = select i1 %71, i64 %p2, i64 %p8, !dbg !93
	%73 = sext i32 %p9 to i64, !dbg !93
	%74 = select i1 %71, i32* null, i32* %p7, !dbg !93
	%75 = icmp ne i64 %p2, %72, !dbg !93
	%76 = icmp ne i64 %p2, %p13, !dbg !93
	%77 = icmp ugt i64 %73, 5, !dbg !93
	%78 = or i1 %75, %76, !dbg !93
	%79 = or i1 %78, %77, !dbg !93
	br i1 %79, label %b15_fail1, label %b15_ok1, !dbg !93, !prof !13

b15_ok1:
	%80 = bitcast i16* %p1 to i8*, !dbg !93
	%81 = bitcast i32* %74 to i8*, !dbg !93
	%82 = bitcast i16* %p12 to i8*, !dbg !93
	call void @gpuc_wait_until_all_vector_thread(i8* %80, i64 %p2, i8* %81, i32 %p9, i8* %82, i32 2, i32 1, i8* %ctrl, i32 25), !dbg !93
	br label %b20, !dbg !93

b16:
	%83 = icmp eq i64 %p0, 5, !dbg !94
	br i1 %83, label %b17, label %b18, !dbg !94

b17:
	%84 = icmp eq i64 %p8, 0, !dbg !95
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !95
	%86 = sext i32 %p9 to i64, !dbg !95
	%87 = select i1 %84, i32* null, i32* %p7, !dbg !95
	%88 = icmp ne i64 %p2, %85, !dbg !95
	%89 = icmp ne i64 %p2, %p13, !dbg !95
	%90 = icmp ugt i64 %86, 5, !dbg !95
	%91 = or i1 %88, %89, !dbg !95
	%92 = or i1 %91, %90, !dbg !95
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !95, !prof !13

b17_ok1:
	%93 = bitcast i16* %p1 to i8*, !dbg !95
	%94 = bitcast i32* %87 to i8*, !dbg !95
	%95 = bitcast i16* %p12 to i8*, !dbg !95
	%96 = call i64 @gpuc_wait_until_any_vector_thread(i8* %93, i64 %p2, i8* %94, i32 %p9, i8* %95, i32 2, i32 1, i8* %ctrl, i32 29), !dbg !95
	br label %b20, !dbg !96

b18:
	%97 = icmp eq i64 %p0, 6, !dbg !97
	br i1 %97, label %b19, label %b20, !dbg !97

b19:
	%98 = icmp eq i64 %p8, 0, !dbg !98
	%99 = select i1 %98, i64 %p2, i64 %p8, !dbg !98
	%100 = sext i32 %p9 to i64, !dbg !98
	%101 = select i1 %98, i32* null, i32* %p7, !dbg !98
	%102 = icmp ugt i64 %p2, %p6, !dbg !98
	%103 = icmp ne i64 %p2, %99, !dbg !98
	%104 = icmp ne i64 %p2, %p13, !dbg !98
	%105 = icmp ugt i64 %100, 5, !dbg !98
	%106 = or i1 %102, %103, !dbg !98
	%107 = or i1 %106, %104, !dbg !98
	%108 = or i1 %107, %105, !dbg !98
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !98, !prof !13

b19_ok1:
	%109 = bitcast i16* %p1 to i8*, !dbg !98
	%110 = bitcast i64* %p5 to i8*, !dbg !98
	%111 = bitcast i32* %101 to i8*, !dbg !98
	%112 = bitcast i16* %p12 to i8*, !dbg !98
	%113 = call i64 @gpuc_wait_until_some_vector_thread(i8* %109, i64 %p2, i8* %110, i8* %111, i32 %p9, i8* %112, i32 2, i32 1, i8* %ctrl, i32 34), !dbg !98
	br label %b20, !dbg !99

b20:
	%114 = phi i64 [ %54, %b11_ok1 ], [ %69, %b13_ok1 ], [ %96, %b17_ok1 ], [ %113, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !80
	br label %b39, !dbg !80

b21:
	%115 = sub i64 %p0, 7, !dbg !100
	%116 = icmp eq i64 %115, 0, !dbg !103
	br i1 %116, label %b22, label %b23, !dbg !103

b22:
	%117 = getelementptr inbounds i16, i16* %p1, i64 %p10, !dbg !104
	%118 = sext i32 %p9 to i64, !dbg !105
	%119 = icmp uge i64 %p10, %p2, !dbg !104
	%120 = icmp ugt i64 %118, 5, !dbg !105
	%121 = or i1 %119, %120, !dbg !105
	br i1 %121, label %b22_fail1, label %b22_ok1, !dbg !105, !prof !13

b22_ok1:
	%122 = bitcast i16* %117 to i8*, !dbg !105
	%123 = call i32 @gpuc_test_thread_int16(i8* %122, i32 %p9, i16 zeroext %p11), !dbg !105
	%124 = icmp ne i32 %123, 0, !dbg !105
	br label %b31, !dbg !105

b23:
	%125 = icmp eq i64 %115, 1, !dbg !106
	br i1 %125, label %b24, label %b25, !dbg !106

b24:
	%126 = icmp eq i64 %p8, 0, !dbg !107
	%127 = select i1 %126, i64 %p2, i64 %p8, !dbg !107
	%128 = sext i32 %p9 to i64, !dbg !107
	%129 = select i1 %126, i32* null, i32* %p7, !dbg !107
	%130 = zext i16 %p11 to i64, !dbg !107
	%131 = icmp ne i64 %p2, %127, !dbg !107
	%132 = icmp ugt i64 %128, 5, !dbg !107
	%133 = or i1 %131, %132, !dbg !107
	br i1 %133, label %b24_fail1, label %b24_ok1, !dbg !107, !prof !13

b24_ok1:
	%134 = bitcast i16* %p1 to i8*, !dbg !107
	%135 = bitcast i32* %129 to i8*, !dbg !107
	%136 = call i32 @gpuc_test_all_thread(i8* %134, i64 %p2, i8* %135, i32 %p9, i64 %130, i32 2), !dbg !107
	%137 = icmp ne i32 %136, 0, !dbg !107
	br label %b31, !dbg !107

b25:
	%138 = icmp eq i64 %115, 2, !dbg !108
	br i1 %138, label %b26, label %b27, !dbg !108

b26:
	%139 = icmp eq i64 %p8, 0, !dbg !109
	%140 = select i1 %139, i64 %p2, i64 %p8, !dbg !109
	%141 = sext i32 %p9 to i64, !dbg !109
	%142 = select i1 %139, i32* null, i32* %p7, !dbg !109
	%143 = zext i16 %p11 to i64, !dbg !109
	%144 = icmp ne i64 %p2, %140, !dbg !109
	%145 = icmp ugt i64 %141, 5, !dbg !109
	%146 = or i1 %144, %145, !dbg !109
	br i1 %146, label %b26_fail1, label %b26_ok1, !dbg !109, !prof !13

b26_ok1:
	%147 = bitcast i16* %p1 to i8*, !dbg !109
	%148 = bitcast i32* %142 to i8*, !dbg !109
	%149 = call i64 @gpuc_test_any_thread(i8* %147, i64 %p2, i8* %148, i32 %p9, i64 %143, i32 2), !dbg !109
	%150 = icmp sge i64 %149, 0, !dbg !110
	br label %b37, !dbg !111

b27:
	%151 = icmp eq i64 %115, 3, !dbg !112
	br i1 %151, label %b28, label %b29, !dbg !112

b28:
	%152 = icmp eq i64 %p8, 0, !dbg !113
	%153 = select i1 %152, i64 %p2, i64 %p8, !dbg !113
	%154 = sext i32 %p9 to i64, !dbg !113
	%155 = select i1 %152, i32* null, i32* %p7, !dbg !113
	%156 = zext i16 %p11 to i64, !dbg !113
	%157 = icmp ugt i64 %p2, %p6, !dbg !113
	%158 = icmp ne i64 %p2, %153, !dbg !113
	%159 = icmp ugt i64 %154, 5, !dbg !113
	%160 = or i1 %157, %158, !dbg !113
	%161 = or i1 %160, %159, !dbg !113
	br i1 %161, label %b28_fail1, label %b28_ok1, !dbg !113, !prof !13

b28_ok1:
	%162 = bitcast i16* %p1 to i8*, !dbg !113
	%163 = bitcast i64* %p5 to i8*, !dbg !113
	%164 = bitcast i32* %155 to i8*, !dbg !113
	%165 = call i64 @gpuc_test_some_thread(i8* %162, i64 %p2, i8* %163, i8* %164, i32 %p9, i64 %156, i32 2), !dbg !113
	%166 = icmp sgt i64 %165, 0, !dbg !114
	br label %b37, !dbg !115

b29:
	%167 = icmp eq i64 %115, 4, !dbg !116
	br i1 %167, label %b30, label %b32, !dbg !116

b30:
	%168 = icmp eq i64 %p8, 0, !dbg !117
	%169 = select i1 %168, i64 %p2, i64 %p8, !dbg !117
	%170 = sext i32 %p9 to i64, !dbg !117
	%171 = select i1 %168, i32* null, i32* %p7, !dbg !117
	%172 = icmp ne i64 %p2, %169, !dbg !117
	%173 = icmp ne i64 %p2, %p13, !dbg !117
	%174 = icmp ugt i64 %170, 5, !dbg !117
	%175 = or i1 %172, %173, !dbg !117
	%176 = or i1 %175, %174, !dbg !117
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !117, !prof !13

b30_ok1:
	%177 = bitcast i16* %p1 to i8*, !dbg !117
	%178 = bitcast i32* %171 to i8*, !dbg !117
	%179 = bitcast i16* %p12 to i8*, !dbg !117
	%180 = call i32 @gpuc_test_all_vector_thread(i8* %177, i64 %p2, i8* %178, i32 %p9, i8* %179, i32 2), !dbg !117
	%181 = icmp ne i32 %180, 0, !dbg !117
	br label %b31, !dbg !117

b31:
	%182 = phi i1 [ %124, %b22_ok1 ], [ %137, %b24_ok1 ], [ %181, %b30_ok1 ], !dbg !118
	br i1 %182, label %b37, label %b36, !dbg !118

b32:
	%183 = icmp eq i64 %115, 5, !dbg !119
	br i1 %183, label %b33, label %b34, !dbg !119

b33:
	%184 = icmp eq i64 %p8, 0, !dbg !120
	%185 = select i1 %184, i64 %p2, i64 %p8, !dbg !120
	%186 = sext i32 %p9 to i64, !dbg !120
	%187 = select i1 %184, i32* null, i32* %p7, !dbg !120
	%188 = icmp ne i64 %p2, %185, !dbg !120
	%189 = icmp ne i64 %p2, %p13, !dbg !120
	%190 = icmp ugt i64 %186, 5, !dbg !120
	%191 = or i1 %188, %189, !dbg !120
	%192 = or i1 %191, %190, !dbg !120
	br i1 %192, label %b33_fail1, label %b33_ok1, !dbg !120, !prof !13

b33_ok1:
	%193 = bitcast i16* %p1 to i8*, !dbg !120
	%194 = bitcast i32* %187 to i8*, !dbg !120
	%195 = bitcast i16* %p12 to i8*, !dbg !120
	%196 = call i64 @gpuc_test_any_vector_thread(i8* %193, i64 %p2, i8* %194, i32 %p9, i8* %195, i32 2), !dbg !120
	%197 = icmp sge i64 %196, 0, !dbg !121
	br label %b37, !dbg !122

b34:
	%198 = icmp eq i64 %115, 6, !dbg !123
	br i1 %198, label %b35, label %b36, !dbg !123

b35:
	%199 = icmp eq i64 %p8, 0, !dbg !124
	%200 = select i1 %199, i64 %p2, i64 %p8, !dbg !124
	%201 = sext i32 %p9 to i64, !dbg !124
	%202 = select i1 %199, i32* null, i32* %p7, !dbg !124
	%203 = icmp ugt i64 %p2, %p6, !dbg !124
	%204 = icmp ne i64 %p2, %200, !dbg !124
	%205 = icmp ne i64 %p2, %p13, !dbg !124
	%206 = icmp ugt i64 %201, 5, !dbg !124
	%207 = or i1 %203, %204, !dbg !124
	%208 = or i1 %207, %205, !dbg !124
	%209 = or i1 %208, %206, !dbg !124
	br i1 %209, label %b35_fail1, label %b35_ok1, !dbg !124, !prof !13

b35_ok1:
	%210 = bitcast i16* %p1 to i8*, !dbg !124
	%211 = bitcast i64* %p5 to i8*, !dbg !124
	%212 = bitcast i32* %202 to i8*, !dbg !124
	%213 = bitcast i16* %p12 to i8*, !dbg !124
	%214 = call i64 @gpuc_test_some_vector_thread(i8* %210, i64 %p2, i8* %211, i8* %212, i32 %p9, i8* %213, i32 2), !dbg !124
	%215 = icmp sgt i64 %214, 0, !dbg !125
	br label %b37, !dbg !126

b36:
	br label %b37, !dbg !127

b37:
	%216 = phi i1 [ %150, %b26_ok1 ], [ %166, %b28_ok1 ], [ %197, %b33_ok1 ], [ %215, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !102
	%217 = phi i64 [ %149, %b26_ok1 ], [ %165, %b28_ok1 ], [ %196, %b33_ok1 ], [ %214, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !102
	br i1 %216, label %b39, label %b38, !dbg !102

b38:
	%218 = icmp eq i64 %p4, 0, !dbg !128
	br i1 %218, label %b39, label %b21, !dbg !128

b39:
	%219 = phi i64 [ %114, %b20 ], [ %217, %b37 ], [ %217, %b38 ], !dbg !129
	%220 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !130
	%221 = icmp uge i64 0, %p15, !dbg !130
	br i1 %221, label %b39_fail1, label %b39_ok1, !dbg !130, !prof !13

b39_ok1:
	store i64 %219, i64* %220, align 8, !dbg !130
	br label %b40, !dbg !130

b40:
	ret void, !dbg !70

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !74
	ret void, !dbg !74

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !71
	ret void, !dbg !71

b7_fail1:
	%222 = icmp uge i64 %p10, %p2, !dbg !82
	br i1 %222, label %b7_fail2, label %b7_ok2, !dbg !82

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !82
	ret void, !dbg !82

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !83
	ret void, !dbg !83

b9_fail1:
	%223 = icmp ne i64 %p2, %34, !dbg !85
	br i1 %223, label %b9_fail2, label %b9_ok2, !dbg !85

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !85
	ret void, !dbg !85

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !85
	ret void, !dbg !85

b11_fail1:
	%224 = icmp ne i64 %p2, %45, !dbg !87
	br i1 %224, label %b11_fail2, label %b11_ok2, !dbg !87

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %45), !dbg !87
	ret void, !dbg !87

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 5), !dbg !87
	ret void, !dbg !87

b13_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !90
	br i1 %225, label %b13_fail2, label %b13_ok2, !dbg !90

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !90
	ret void, !dbg !90

b13_ok2:
	%226 = icmp ne i64 %p2, %57, !dbg !90
	br i1 %226, label %b13_fail3, label %b13_ok3, !dbg !90

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %57), !dbg !90
	ret void, !dbg !90

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %58, i64 5), !dbg !90
	ret void, !dbg !90

b15_fail1:
	%227 = icmp ne i64 %p2, %72, !dbg !93
	br i1 %227, label %b15_fail2, label %b15_ok2, !dbg !93

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %72), !dbg !93
	ret void, !dbg !93

b15_ok2:
	%228 = icmp ne i64 %p2, %p13, !dbg !93
	br i1 %228, label %b15_fail3, label %b15_ok3, !dbg !93

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !93
	ret void, !dbg !93

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %73, i64 5), !dbg !93
	ret void, !dbg !93

b17_fail1:
	%229 = icmp ne i64 %p2, %85, !dbg !95
	br i1 %229, label %b17_fail2, label %b17_ok2, !dbg !95

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %85), !dbg !95
	ret void, !dbg !95

b17_ok2:
	%230 = icmp ne i64 %p2, %p13, !dbg !95
	br i1 %230, label %b17_fail3, label %b17_ok3, !dbg !95

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !95
	ret void, !dbg !95

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %86, i64 5), !dbg !95
	ret void, !dbg !95

b19_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !98
	br i1 %231, label %b19_fail2, label %b19_ok2, !dbg !98

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !98
	ret void, !dbg !98

b19_ok2:
	%232 = icmp ne i64 %p2, %99, !dbg !98
	br i1 %232, label %b19_fail3, label %b19_ok3, !dbg !98

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %99), !dbg !98
	ret void, !dbg !98

b19_ok3:
	%233 = icmp ne i64 %p2, %p13, !dbg !98
	br i1 %233, label %b19_fail4, label %b19_ok4, !dbg !98

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !98
	ret void, !dbg !98

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %100, i64 5), !dbg !98
	ret void, !dbg !98

b22_fail1:
	%234 = icmp uge i64 %p10, %p2, !dbg !104
	br i1 %234, label %b22_fail2, label %b22_ok2, !dbg !104

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !104
	ret void, !dbg !104

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %118, i64 5), !dbg !105
	ret void, !dbg !105

b24_fail1:
	%235 = icmp ne i64 %p2, %127, !dbg !107
	br i1 %235, label %b24_fail2, label %b24_ok2, !dbg !107

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %127), !dbg !107
	ret void, !dbg !107

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %128, i64 5), !dbg !107
	ret void, !dbg !107

b26_fail1:
	%236 = icmp ne i64 %p2, %140, !dbg !109
	br i1 %236, label %b26_fail2, label %b26_ok2, !dbg !109

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %140), !dbg !109
	ret void, !dbg !109

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !109
	ret void, !dbg !109

b28_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !113
	br i1 %237, label %b28_fail2, label %b28_ok2, !dbg !113

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !113
	ret void, !dbg !113

b28_ok2:
	%238 = icmp ne i64 %p2, %153, !dbg !113
	br i1 %238, label %b28_fail3, label %b28_ok3, !dbg !113

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %153), !dbg !113
	ret void, !dbg !113

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %154, i64 5), !dbg !113
	ret void, !dbg !113

b30_fail1:
	%239 = icmp ne i64 %p2, %169, !dbg !117
	br i1 %239, label %b30_fail2, label %b30_ok2, !dbg !117

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %169), !dbg !117
	ret void, !dbg !117

b30_ok2:
	%240 = icmp ne i64 %p2, %p13, !dbg !117
	br i1 %240, label %b30_fail3, label %b30_ok3, !dbg !117

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !117
	ret void, !dbg !117

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %170, i64 5), !dbg !117
	ret void, !dbg !117

b33_fail1:
	%241 = icmp ne i64 %p2, %185, !dbg !120
	br i1 %241, label %b33_fail2, label %b33_ok2, !dbg !120

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %185), !dbg !120
	ret void, !dbg !120

b33_ok2:
	%242 = icmp ne i64 %p2, %p13, !dbg !120
	br i1 %242, label %b33_fail3, label %b33_ok3, !dbg !120

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !120
	ret void, !dbg !120

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %186, i64 5), !dbg !120
	ret void, !dbg !120

b35_fail1:
	%243 = icmp ugt i64 %p2, %p6, !dbg !124
	br i1 %243, label %b35_fail2, label %b35_ok2, !dbg !124

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !124
	ret void, !dbg !124

b35_ok2:
	%244 = icmp ne i64 %p2, %200, !dbg !124
	br i1 %244, label %b35_fail3, label %b35_ok3, !dbg !124

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %200), !dbg !124
	ret void, !dbg !124

b35_ok3:
	%245 = icmp ne i64 %p2, %p13, !dbg !124
	br i1 %245, label %b35_fail4, label %b35_ok4, !dbg !124

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !124
	ret void, !dbg !124

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %201, i64 5), !dbg !124
	ret void, !dbg !124

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !130
	ret void, !dbg !130
}

define void @NumbersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !135
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136, !range !14
	%2 = sext i32 %1 to i64, !dbg !136
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !136, !range !16
	%4 = sext i32 %3 to i64, !dbg !136
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !136, !range !16
	%6 = sext i32 %5 to i64, !dbg !136
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !136, !range !26
	%8 = sext i32 %7 to i64, !dbg !136
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !136, !range !27
	%10 = sext i32 %9 to i64, !dbg !136
	%11 = mul i64 %10, %6, !dbg !136
	%12 = add i64 %4, %11, !dbg !136
	%13 = mul i64 %8, %12, !dbg !136
	%14 = add i64 %2, %13, !dbg !136
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !28
	%17 = mul i32 %15, %16, !dbg !136
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !29
	%19 = mul i32 %17, %18, !dbg !136
	%20 = sext i32 %19 to i64, !dbg !136
	%21 = mul i64 %14, %20, !dbg !136
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !17
	%25 = mul i32 %16, %24, !dbg !136
	%26 = add i32 %23, %25, !dbg !136
	%27 = mul i32 %15, %26, !dbg !136
	%28 = add i32 %22, %27, !dbg !136
	%29 = sext i32 %28 to i64, !dbg !136
	%30 = add i64 %21, %29, !dbg !136
	%31 = mul i64 %8, %10, !dbg !136
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !136, !range !27
	%33 = sext i32 %32 to i64, !dbg !136
	%34 = mul i64 %31, %33, !dbg !136
	%35 = mul i64 %34, %20, !dbg !136
	br label %b1, !dbg !136

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !136
	%37 = icmp slt i64 %36, %p4, !dbg !136
	br i1 %37, label %b2, label %b13, !dbg !136

b2:
	%38 = getelementptr inbounds i32, i32* %p1, i64 %36, !dbg !137
	%39 = icmp eq i64 %p0, 0, !dbg !138
	%40 = icmp uge i64 %36, %p2, !dbg !137
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !137, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !138

b3:
	%41 = sext i32 %0 to i64, !dbg !135
	%42 = trunc i64 %p7 to i32, !dbg !135
	%43 = icmp uge i64 %p7, %41, !dbg !135
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !135, !prof !13

b3_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !135
	%45 = call i32 @gpuc_atomic_fetch_thread_32(i8* %44, i32 %42), !dbg !135
	%46 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !139
	%47 = icmp uge i64 %36, %p6, !dbg !139
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !139, !prof !13

b3_ok2:
	store i32 %45, i32* %46, align 4, !dbg !139
	br label %b12, !dbg !139

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !140
	br i1 %48, label %b5, label %b6, !dbg !140

b5:
	%49 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !141
	%50 = load i32, i32* %49, align 4, !dbg !141
	%51 = sext i32 %0 to i64, !dbg !142
	%52 = trunc i64 %p7 to i32, !dbg !142
	%53 = icmp uge i64 %p7, %51, !dbg !142
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !142, !prof !13

b5_ok1:
	%54 = bitcast i32* %38 to i8*, !dbg !142
	call void @gpuc_atomic_set_thread_32(i8* %54, i32 %50, i32 %52), !dbg !142
	br label %b12, !dbg !142

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !143
	br i1 %55, label %b7, label %b8, !dbg !143

b7:
	%56 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !144
	%57 = load i32, i32* %56, align 4, !dbg !144
	%58 = sext i32 %0 to i64, !dbg !145
	%59 = trunc i64 %p7 to i32, !dbg !145
	%60 = icmp uge i64 %p7, %58, !dbg !145
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !145, !prof !13

b7_ok1:
	%61 = bitcast i32* %38 to i8*, !dbg !145
	%62 = call i32 @gpuc_atomic_swap_thread_32(i8* %61, i32 %57, i32 %59), !dbg !145
	%63 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !146
	%64 = icmp uge i64 %36, %p6, !dbg !146
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !146, !prof !13

b7_ok2:
	store i32 %62, i32* %63, align 4, !dbg !146
	br label %b12, !dbg !146

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !147
	br i1 %65, label %b9, label %b10, !dbg !147

b9:
	%66 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !148
	%67 = load i32, i32* %66, align 4, !dbg !148
	%68 = sext i32 %0 to i64, !dbg !149
	%69 = trunc i64 %p7 to i32, !dbg !149
	%70 = icmp uge i64 %p7, %68, !dbg !149
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !149, !prof !13

b9_ok1:
	%71 = bitcast i32* %38 to i8*, !dbg !149
	call void @gpuc_atomic_add_thread_int32(i8* %71, i32 %67, i32 %69), !dbg !149
	br label %b12, !dbg !149

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !150
	br i1 %72, label %b11, label %b12, !dbg !150

b11:
	%73 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !151
	%74 = load i32, i32* %73, align 4, !dbg !151
	%75 = sext i32 %0 to i64, !dbg !152
	%76 = trunc i64 %p7 to i32, !dbg !152
	%77 = icmp uge i64 %p7, %75, !dbg !152
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !152, !prof !13

b11_ok1:
	%78 = bitcast i32* %38 to i8*, !dbg !152
	%79 = call i32 @gpuc_atomic_fetch_add_thread_int32(i8* %78, i32 %74, i32 %76), !dbg !152
	%80 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !153
	%81 = icmp uge i64 %36, %p6, !dbg !153
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !153, !prof !13

b11_ok2:
	store i32 %79, i32* %80, align 4, !dbg !153
	br label %b12, !dbg !153

b12:
	%82 = add i64 %36, %35, !dbg !136
	br label %b1, !dbg !136

b13:
	ret void, !dbg !134

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !137
	ret void, !dbg !137

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !135
	ret void, !dbg !135

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !139
	ret void, !dbg !139

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !142
	ret void, !dbg !142

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !145
	ret void, !dbg !145

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !146
	ret void, !dbg !146

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !149
	ret void, !dbg !149

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !152
	ret void, !dbg !152

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !153
	ret void, !dbg !153
}

define void @IntegersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !154 {
entry:
	br label %b0, !dbg !155

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !158
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !14
	%2 = sext i32 %1 to i64, !dbg !159
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !16
	%4 = sext i32 %3 to i64, !dbg !159
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !16
	%6 = sext i32 %5 to i64, !dbg !159
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !26
	%8 = sext i32 %7 to i64, !dbg !159
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !27
	%10 = sext i32 %9 to i64, !dbg !159
	%11 = mul i64 %10, %6, !dbg !159
	%12 = add i64 %4, %11, !dbg !159
	%13 = mul i64 %8, %12, !dbg !159
	%14 = add i64 %2, %13, !dbg !159
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !28
	%17 = mul i32 %15, %16, !dbg !159
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !29
	%19 = mul i32 %17, %18, !dbg !159
	%20 = sext i32 %19 to i64, !dbg !159
	%21 = mul i64 %14, %20, !dbg !159
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !17
	%25 = mul i32 %16, %24, !dbg !159
	%26 = add i32 %23, %25, !dbg !159
	%27 = mul i32 %15, %26, !dbg !159
	%28 = add i32 %22, %27, !dbg !159
	%29 = sext i32 %28 to i64, !dbg !159
	%30 = add i64 %21, %29, !dbg !159
	%31 = mul i64 %8, %10, !dbg !159
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !159, !range !27
	%33 = sext i32 %32 to i64, !dbg !159
	%34 = mul i64 %31, %33, !dbg !159
	%35 = mul i64 %34, %20, !dbg !159
	br label %b1, !dbg !159

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !159
	%37 = icmp slt i64 %36, %p4, !dbg !159
	br i1 %37, label %b2, label %b21, !dbg !159

b2:
	%38 = getelementptr inbounds i32, i32* %p1, i64 %36, !dbg !160
	%39 = icmp eq i64 %p0, 5, !dbg !161
	%40 = icmp uge i64 %36, %p2, !dbg !160
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !160, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !161

b3:
	%41 = sext i32 %0 to i64, !dbg !158
	%42 = trunc i64 %p9 to i32, !dbg !158
	%43 = icmp uge i64 %p9, %41, !dbg !158
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !158, !prof !13

b3_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !158
	call void @gpuc_atomic_inc_thread_32(i8* %44, i32 %42), !dbg !158
	br label %b20, !dbg !158

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !162
	br i1 %45, label %b5, label %b6, !dbg !162

b5:
	%46 = sext i32 %0 to i64, !dbg !163
	%47 = trunc i64 %p9 to i32, !dbg !163
	%48 = icmp uge i64 %p9, %46, !dbg !163
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !163, !prof !13

b5_ok1:
	%49 = bitcast i32* %38 to i8*, !dbg !163
	%50 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %49, i32 %47), !dbg !163
	%51 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !164
	%52 = icmp uge i64 %36, %p8, !dbg !164
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !164, !prof !13

b5_ok2:
	store i32 %50, i32* %51, align 4, !dbg !164
	br label %b20, !dbg !164

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !165
	br i1 %53, label %b7, label %b8, !dbg !165

b7:
	%54 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !166
	%55 = icmp uge i64 %36, %p6, !dbg !166
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !166, !prof !13

b7_ok1:
	%56 = load i32, i32* %54, align 4, !dbg !166
	%57 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !167
	%58 = load i32, i32* %57, align 4, !dbg !167
	%59 = sext i32 %0 to i64, !dbg !168
	%60 = trunc i64 %p9 to i32, !dbg !168
	%61 = icmp uge i64 %p9, %59, !dbg !168
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !168, !prof !13

b7_ok2:
	%62 = bitcast i32* %38 to i8*, !dbg !168
	%63 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %62, i32 %56, i32 %58, i32 %60), !dbg !168
	%64 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !169
	%65 = icmp uge i64 %36, %p8, !dbg !169
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !169, !prof !13

b7_ok3:
	store i32 %63, i32* %64, align 4, !dbg !169
	br label %b20, !dbg !169

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !170
	br i1 %66, label %b9, label %b10, !dbg !170

b9:
	%67 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !171
	%68 = load i32, i32* %67, align 4, !dbg !171
	%69 = sext i32 %0 to i64, !dbg !172
	%70 = trunc i64 %p9 to i32, !dbg !172
	%71 = icmp uge i64 %p9, %69, !dbg !172
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !172, !prof !13

b9_ok1:
	%72 = bitcast i32* %38 to i8*, !dbg !172
	call void @gpuc_atomic_and_thread_32(i8* %72, i32 %68, i32 %70), !dbg !172
	br label %b20, !dbg !172

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !173
	br i1 %73, label %b11, label %b12, !dbg !173

b11:
	%74 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !174
	%75 = load i32, i32* %74, align 4, !dbg !174
	%76 = sext i32 %0 to i64, !dbg !175
	%77 = trunc i64 %p9 to i32, !dbg !175
	%78 = icmp uge i64 %p9, %76, !dbg !175
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !175, !prof !13

b11_ok1:
	%79 = bitcast i32* %38 to i8*, !dbg !175
	%80 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %79, i32 %75, i32 %77), !dbg !175
	%81 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !176
	%82 = icmp uge i64 %36, %p8, !dbg !176
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !176, !prof !13

b11_ok2:
	store i32 %80, i32* %81, align 4, !dbg !176
	br label %b20, !dbg !176

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !177
	br i1 %83, label %b13, label %b14, !dbg !177

b13:
	%84 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !178
	%85 = load i32, i32* %84, align 4, !dbg !178
	%86 = sext i32 %0 to i64, !dbg !179
	%87 = trunc i64 %p9 to i32, !dbg !179
	%88 = icmp uge i64 %p9, %86, !dbg !179
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !179, !prof !13

b13_ok1:
	%89 = bitcast i32* %38 to i8*, !dbg !179
	call void @gpuc_atomic_or_thread_32(i8* %89, i32 %85, i32 %87), !dbg !179
	br label %b20, !dbg !179

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !180
	br i1 %90, label %b15, label %b16, !dbg !180

b15:
	%91 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !181
	%92 = load i32, i32* %91, align 4, !dbg !181
	%93 = sext i32 %0 to i64, !dbg !182
	%94 = trunc i64 %p9 to i32, !dbg !182
	%95 = icmp uge i64 %p9, %93, !dbg !182
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !182, !prof !13

b15_ok1:
	%96 = bitcast i32* %38 to i8*, !dbg !182
	%97 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %96, i32 %92, i32 %94), !dbg !182
	%98 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !183
	%99 = icmp uge i64 %36, %p8, !dbg !183
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !183, !prof !13

b15_ok2:
	store i32 %97, i32* %98, align 4, !dbg !183
	br label %b20, !dbg !183

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !184
	br i1 %100, label %b17, label %b18, !dbg !184

b17:
	%101 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !185
	%102 = load i32, i32* %101, align 4, !dbg !185
	%103 = sext i32 %0 to i64, !dbg !186
	%104 = trunc i64 %p9 to i32, !dbg !186
	%105 = icmp uge i64 %p9, %103, !dbg !186
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !186, !prof !13

b17_ok1:
	%106 = bitcast i32* %38 to i8*, !dbg !186
	call void @gpuc_atomic_xor_thread_32(i8* %106, i32 %102, i32 %104), !dbg !186
	br label %b20, !dbg !186

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !187
	br i1 %107, label %b19, label %b20, !dbg !187

b19:
	%108 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !188
	%109 = load i32, i32* %108, align 4, !dbg !188
	%110 = sext i32 %0 to i64, !dbg !189
	%111 = trunc i64 %p9 to i32, !dbg !189
	%112 = icmp uge i64 %p9, %110, !dbg !189
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !189, !prof !13

b19_ok1:
	%113 = bitcast i32* %38 to i8*, !dbg !189
	%114 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %113, i32 %109, i32 %111), !dbg !189
	%115 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !190
	%116 = icmp uge i64 %36, %p8, !dbg !190
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !190, !prof !13

b19_ok2:
	store i32 %114, i32* %115, align 4, !dbg !190
	br label %b20, !dbg !190

b20:
	%117 = add i64 %36, %35, !dbg !159
	br label %b1, !dbg !159

b21:
	ret void, !dbg !157

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !160
	ret void, !dbg !160

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !158
	ret void, !dbg !158

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !163
	ret void, !dbg !163

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !164
	ret void, !dbg !164

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !166
	ret void, !dbg !166

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !168
	ret void, !dbg !168

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !169
	ret void, !dbg !169

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !172
	ret void, !dbg !172

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !175
	ret void, !dbg !175

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !176
	ret void, !dbg !176

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !179
	ret void, !dbg !179

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !182
	ret void, !dbg !182

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !183
	ret void, !dbg !183

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !186
	ret void, !dbg !186

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !189
	ret void, !dbg !189

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !190
	ret void, !dbg !190
}

define void @WaitInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !191 {
entry:
	br label %b0, !dbg !192

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !195
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !196, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !196, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !196, !range !28
	%6 = mul i32 %5, %3, !dbg !196
	%7 = add i32 %2, %6, !dbg !196
	%8 = mul i32 %4, %7, !dbg !196
	%9 = add i32 %1, %8, !dbg !196
	%10 = sext i32 %9 to i64, !dbg !196
	%11 = icmp eq i64 %10, 33, !dbg !197
	br i1 %11, label %b1, label %b4, !dbg !197

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !197
	%13 = add i64 %12, 1, !dbg !197
	%14 = icmp slt i64 %13, %p4, !dbg !197
	br i1 %14, label %b2, label %b3, !dbg !197

b2:
	%15 = getelementptr inbounds i32, i32* %p1, i64 %13, !dbg !198
	%16 = getelementptr inbounds i32, i32* %p3, i64 %13, !dbg !199
	%17 = icmp uge i64 %13, %p2, !dbg !198
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !198, !prof !13

b2_ok1:
	%18 = load i32, i32* %16, align 4, !dbg !199
	%19 = sext i32 %0 to i64, !dbg !195
	%20 = trunc i64 %p16 to i32, !dbg !195
	%21 = icmp uge i64 %p16, %19, !dbg !195
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !195, !prof !13

b2_ok2:
	%22 = bitcast i32* %15 to i8*, !dbg !195
	call void @gpuc_p_thread_32(i8* %22, i32 %18, i32 %20), !dbg !195
	br label %b1, !dbg !195

b3:
	call void @gpuc_quiet_thread(), !dbg !200
	br label %b40, !dbg !200

b4:
	%23 = icmp eq i64 %10, 0, !dbg !201
	br i1 %23, label %b5, label %b40, !dbg !201

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !202
	br i1 %24, label %b6, label %b21, !dbg !202

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !205
	br i1 %25, label %b7, label %b8, !dbg !205

b7:
	%26 = getelementptr inbounds i32, i32* %p1, i64 %p10, !dbg !206
	%27 = sext i32 %p9 to i64, !dbg !207
	%28 = icmp uge i64 %p10, %p2, !dbg !206
	%29 = icmp ugt i64 %27, 5, !dbg !207
	%30 = or i1 %28, %29, !dbg !207
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !207, !prof !13

b7_ok1:
	%31 = bitcast i32* %26 to i8*, !dbg !207
	call void @gpuc_wait_until_thread_int32(i8* %31, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 79), !dbg !207
	br label %b20, !dbg !207

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !208
	br i1 %32, label %b9, label %b10, !dbg !208

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !209
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !209
	%35 = sext i32 %p9 to i64, !dbg !209
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !209
	%37 = zext i32 %p11 to i64, !dbg !209
	%38 = icmp ne i64 %p2, %34, !dbg !209
	%39 = icmp ugt i64 %35, 5, !dbg !209
	%40 = or i1 %38, %39, !dbg !209
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !209, !prof !13

b9_ok1:
	%41 = bitcast i32* %p1 to i8*, !dbg !209
	%42 = bitcast i32* %36 to i8*, !dbg !209
	call void @gpuc_wait_until_all_thread(i8* %41, i64 %p2, i8* %42, i32 %p9, i64 %37, i32 3, i32 1, i8* %ctrl, i32 80), !dbg !209
	br label %b20, !dbg !209

b10:
	%43 = icmp eq i64 %p0, 2, !dbg !210
	br i1 %43, label %b11, label %b12, !dbg !210

b11:
	%44 = icmp eq i64 %p8, 0, !dbg !211
	%45 = select i1 %44, i64 %p2, i64 %p8, !dbg !211
	%46 = sext i32 %p9 to i64, !dbg !211
	%47 = select i1 %44, i32* null, i32* %p7, !dbg !211
	%48 = zext i32 %p11 to i64, !dbg !211
	%49 = icmp ne i64 %p2, %45, !dbg !211
	%50 = icmp ugt i64 %46, 5, !dbg !211
	%51 = or i1 %49, %50, !dbg !211
	br i1 %51, label %b11_fail1, label %b11_ok1, !dbg !211, !prof !13

b11_ok1:
	%52 = bitcast i32* %p1 to i8*, !dbg !211
	%53 = bitcast i32* %47 to i8*, !dbg !211
	%54 = call i64 @gpuc_wait_until_any_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %48, i32 3, i32 1, i8* %ctrl, i32 81), !dbg !211
	br label %b20, !dbg !212

b12:
	%55 = icmp eq i64 %p0, 3, !dbg !213
	br i1 %55, label %b13, label %b14, !dbg !213

b13:
	%56 = icmp eq i64 %p8, 0, !dbg !214
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !214
	%58 = sext i32 %p9 to i64, !dbg !214
	%59 = select i1 %56, i32* null, i32* %p7, !dbg !214
	%60 = zext i32 %p11 to i64, !dbg !214
	%61 = icmp ugt i64 %p2, %p6, !dbg !214
	%62 = icmp ne i64 %p2, %57, !dbg !214
	%63 = icmp ugt i64 %58, 5, !dbg !214
	%64 = or i1 %61, %62, !dbg !214
	%65 = or i1 %64, %63, !dbg !214
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !214, !prof !13

b13_ok1:
	%66 = bitcast i32* %p1 to i8*, !dbg !214
	%67 = bitcast i64* %p5 to i8*, !dbg !214
	%68 = bitcast i32* %59 to i8*, !dbg !214
	%69 = call i64 @gpuc_wait_until_some_thread(i8* %66, i64 %p2, i8* %67, i8* %68, i32 %p9, i64 %60, i32 3, i32 1, i8* %ctrl, i32 82), !dbg !214
	br label %b20, !dbg !215

b14:
	%70 = icmp eq i64 %p0, 4, !dbg !216
	br i1 %70, label %b15, label %b16, !dbg !216

b15:
	%71 = icmp eq i64 %p8, 0, !dbg !217
	%72 = select i1 %71, i64 %p2, i64 %p8, !dbg !217
	%73 = sext i32 %p9 to i64, !dbg !217
	%74 = select i1 %71, i32* null, i32* %p7, !dbg !217
	%75 = icmp ne i64 %p2, %72, !dbg !217
	%76 = icmp ne i64 %p2, %p13, !dbg !217
	%77 = icmp ugt i64 %73, 5, !dbg !217
	%78 = or i1 %75, %76, !dbg !217
	%79 = or i1 %78, %77, !dbg !217
	br i1 %79, label %b15_fail1, label %b15_ok1, !dbg !217, !prof !13

b15_ok1:
	%80 = bitcast i32* %p1 to i8*, !dbg !217
	%81 = bitcast i32* %74 to i8*, !dbg !217
	%82 = bitcast i32* %p12 to i8*, !dbg !217
	call void @gpuc_wait_until_all_vector_thread(i8* %80, i64 %p2, i8* %81, i32 %p9, i8* %82, i32 3, i32 1, i8* %ctrl, i32 83), !dbg !217
	br label %b20, !dbg !217

b16:
	%83 = icmp eq i64 %p0, 5, !dbg !218
	br i1 %83, label %b17, label %b18, !dbg !218

b17:
	%84 = icmp eq i64 %p8, 0, !dbg !219
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !219
	%86 = sext i32 %p9 to i64, !dbg !219
	%87 = select i1 %84, i32* null, i32* %p7, !dbg !219
	%88 = icmp ne i64 %p2, %85, !dbg !219
	%89 = icmp ne i64 %p2, %p13, !dbg !219
	%90 = icmp ugt i64 %86, 5, !dbg !219
	%91 = or i1 %88, %89, !dbg !219
	%92 = or i1 %91, %90, !dbg !219
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !219, !prof !13

b17_ok1:
	%93 = bitcast i32* %p1 to i8*, !dbg !219
	%94 = bitcast i32* %87 to i8*, !dbg !219
	%95 = bitcast i32* %p12 to i8*, !dbg !219
	%96 = call i64 @gpuc_wait_until_any_vector_thread(i8* %93, i64 %p2, i8* %94, i32 %p9, i8* %95, i32 3, i32 1, i8* %ctrl, i32 84), !dbg !219
	br label %b20, !dbg !220

b18:
	%97 = icmp eq i64 %p0, 6, !dbg !221
	br i1 %97, label %b19, label %b20, !dbg !221

b19:
	%98 = icmp eq i64 %p8, 0, !dbg !222
	%99 = select i1 %98, i64 %p2, i64 %p8, !dbg !222
	%100 = sext i32 %p9 to i64, !dbg !222
	%101 = select i1 %98, i32* null, i32* %p7, !dbg !222
	%102 = icmp ugt i64 %p2, %p6, !dbg !222
	%103 = icmp ne i64 %p2, %99, !dbg !222
	%104 = icmp ne i64 %p2, %p13, !dbg !222
	%105 = icmp ugt i64 %100, 5, !dbg !222
	%106 = or i1 %102, %103, !dbg !222
	%107 = or i1 %106, %104, !dbg !222
	%108 = or i1 %107, %105, !dbg !222
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !222, !prof !13

b19_ok1:
	%109 = bitcast i32* %p1 to i8*, !dbg !222
	%110 = bitcast i64* %p5 to i8*, !dbg !222
	%111 = bitcast i32* %101 to i8*, !dbg !222
	%112 = bitcast i32* %p12 to i8*, !dbg !222
	%113 = call i64 @gpuc_wait_until_some_vector_thread(i8* %109, i64 %p2, i8* %110, i8* %111, i32 %p9, i8* %112, i32 3, i32 1, i8* %ctrl, i32 85), !dbg !222
	br label %b20, !dbg !223

b20:
	%114 = phi i64 [ %54, %b11_ok1 ], [ %69, %b13_ok1 ], [ %96, %b17_ok1 ], [ %113, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !204
	br label %b39, !dbg !204

b21:
	%115 = sub i64 %p0, 7, !dbg !224
	%116 = icmp eq i64 %115, 0, !dbg !227
	br i1 %116, label %b22, label %b23, !dbg !227

b22:
	%117 = getelementptr inbounds i32, i32* %p1, i64 %p10, !dbg !228
	%118 = sext i32 %p9 to i64, !dbg !229
	%119 = icmp uge i64 %p10, %p2, !dbg !228
	%120 = icmp ugt i64 %118, 5, !dbg !229
	%121 = or i1 %119, %120, !dbg !229
	br i1 %121, label %b22_fail1, label %b22_ok1, !dbg !229, !prof !13

b22_ok1:
	%122 = bitcast i32* %117 to i8*, !dbg !229
	%123 = call i32 @gpuc_test_thread_int32(i8* %122, i32 %p9, i32 %p11), !dbg !229
	%124 = icmp ne i32 %123, 0, !dbg !229
	br label %b31, !dbg !229

b23:
	%125 = icmp eq i64 %115, 1, !dbg !230
	br i1 %125, label %b24, label %b25, !dbg !230

b24:
	%126 = icmp eq i64 %p8, 0, !dbg !231
	%127 = select i1 %126, i64 %p2, i64 %p8, !dbg !231
	%128 = sext i32 %p9 to i64, !dbg !231
	%129 = select i1 %126, i32* null, i32* %p7, !dbg !231
	%130 = zext i32 %p11 to i64, !dbg !231
	%131 = icmp ne i64 %p2, %127, !dbg !231
	%132 = icmp ugt i64 %128, 5, !dbg !231
	%133 = or i1 %131, %132, !dbg !231
	br i1 %133, label %b24_fail1, label %b24_ok1, !dbg !231, !prof !13

b24_ok1:
	%134 = bitcast i32* %p1 to i8*, !dbg !231
	%135 = bitcast i32* %129 to i8*, !dbg !231
	%136 = call i32 @gpuc_test_all_thread(i8* %134, i64 %p2, i8* %135, i32 %p9, i64 %130, i32 3), !dbg !231
	%137 = icmp ne i32 %136, 0, !dbg !231
	br label %b31, !dbg !231

b25:
	%138 = icmp eq i64 %115, 2, !dbg !232
	br i1 %138, label %b26, label %b27, !dbg !232

b26:
	%139 = icmp eq i64 %p8, 0, !dbg !233
	%140 = select i1 %139, i64 %p2, i64 %p8, !dbg !233
	%141 = sext i32 %p9 to i64, !dbg !233
	%142 = select i1 %139, i32* null, i32* %p7, !dbg !233
	%143 = zext i32 %p11 to i64, !dbg !233
	%144 = icmp ne i64 %p2, %140, !dbg !233
	%145 = icmp ugt i64 %141, 5, !dbg !233
	%146 = or i1 %144, %145, !dbg !233
	br i1 %146, label %b26_fail1, label %b26_ok1, !dbg !233, !prof !13

b26_ok1:
	%147 = bitcast i32* %p1 to i8*, !dbg !233
	%148 = bitcast i32* %142 to i8*, !dbg !233
	%149 = call i64 @gpuc_test_any_thread(i8* %147, i64 %p2, i8* %148, i32 %p9, i64 %143, i32 3), !dbg !233
	%150 = icmp sge i64 %149, 0, !dbg !234
	br label %b37, !dbg !235

b27:
	%151 = icmp eq i64 %115, 3, !dbg !236
	br i1 %151, label %b28, label %b29, !dbg !236

b28:
	%152 = icmp eq i64 %p8, 0, !dbg !237
	%153 = select i1 %152, i64 %p2, i64 %p8, !dbg !237
	%154 = sext i32 %p9 to i64, !dbg !237
	%155 = select i1 %152, i32* null, i32* %p7, !dbg !237
	%156 = zext i32 %p11 to i64, !dbg !237
	%157 = icmp ugt i64 %p2, %p6, !dbg !237
	%158 = icmp ne i64 %p2, %153, !dbg !237
	%159 = icmp ugt i64 %154, 5, !dbg !237
	%160 = or i1 %157, %158, !dbg !237
	%161 = or i1 %160, %159, !dbg !237
	br i1 %161, label %b28_fail1, label %b28_ok1, !dbg !237, !prof !13

b28_ok1:
	%162 = bitcast i32* %p1 to i8*, !dbg !237
	%163 = bitcast i64* %p5 to i8*, !dbg !237
	%164 = bitcast i32* %155 to i8*, !dbg !237
	%165 = call i64 @gpuc_test_some_thread(i8* %162, i64 %p2, i8* %163, i8* %164, i32 %p9, i64 %156, i32 3), !dbg !237
	%166 = icmp sgt i64 %165, 0, !dbg !238
	br label %b37, !dbg !239

b29:
	%167 = icmp eq i64 %115, 4, !dbg !240
	br i1 %167, label %b30, label %b32, !dbg !240

b30:
	%168 = icmp eq i64 %p8, 0, !dbg !241
	%169 = select i1 %168, i64 %p2, i64 %p8, !dbg !241
	%170 = sext i32 %p9 to i64, !dbg !241
	%171 = select i1 %168, i32* null, i32* %p7, !dbg !241
	%172 = icmp ne i64 %p2, %169, !dbg !241
	%173 = icmp ne i64 %p2, %p13, !dbg !241
	%174 = icmp ugt i64 %170, 5, !dbg !241
	%175 = or i1 %172, %173, !dbg !241
	%176 = or i1 %175, %174, !dbg !241
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !241, !prof !13

b30_ok1:
	%177 = bitcast i32* %p1 to i8*, !dbg !241
	%178 = bitcast i32* %171 to i8*, !dbg !241
	%179 = bitcast i32* %p12 to i8*, !dbg !241
	%180 = call i32 @gpuc_test_all_vector_thread(i8* %177, i64 %p2, i8* %178, i32 %p9, i8* %179, i32 3), !dbg !241
	%181 = icmp ne i32 %180, 0, !dbg !241
	br label %b31, !dbg !241

b31:
	%182 = phi i1 [ %124, %b22_ok1 ], [ %137, %b24_ok1 ], [ %181, %b30_ok1 ], !dbg !242
	br i1 %182, label %b37, label %b36, !dbg !242

b32:
	%183 = icmp eq i64 %115, 5, !dbg !243
	br i1 %183, label %b33, label %b34, !dbg !243

b33:
	%184 = icmp eq i64 %p8, 0, !dbg !244
	%185 = select i1 %184, i64 %p2, i64 %p8, !dbg !244
	%186 = sext i32 %p9 to i64, !dbg !244
	%187 = select i1 %184, i32* null, i32* %p7, !dbg !244
	%188 = icmp ne i64 %p2, %185, !dbg !244
	%189 = icmp ne i64 %p2, %p13, !dbg !244
	%190 = icmp ugt i64 %186, 5, !dbg !244
	%191 = or i1 %188, %189, !dbg !244
	%192 = or i1 %191, %190, !dbg !244
	br i1 %192, label %b33_fail1, label %b33_ok1, !dbg !244, !prof !13

b33_ok1:
	%193 = bitcast i32* %p1 to i8*, !dbg !244
	%194 = bitcast i32* %187 to i8*, !dbg !244
	%195 = bitcast i32* %p12 to i8*, !dbg !244
	%196 = call i64 @gpuc_test_any_vector_thread(i8* %193, i64 %p2, i8* %194, i32 %p9, i8* %195, i32 3), !dbg !244
	%197 = icmp sge i64 %196, 0, !dbg !245
	br label %b37, !dbg !246

b34:
	%198 = icmp eq i64 %115, 6, !dbg !247
	br i1 %198, label %b35, label %b36, !dbg !247

b35:
	%199 = icmp eq i64 %p8, 0, !dbg !248
	%200 = select i1 %199, i64 %p2, i64 %p8, !dbg !248
	%201 = sext i32 %p9 to i64, !dbg !248
	%202 = select i1 %199, i32* null, i32* %p7, !dbg !248
	%203 = icmp ugt i64 %p2, %p6, !dbg !248
	%204 = icmp ne i64 %p2, %200, !dbg !248
	%205 = icmp ne i64 %p2, %p13, !dbg !248
	%206 = icmp ugt i64 %201, 5, !dbg !248
	%207 = or i1 %203, %204, !dbg !248
	%208 = or i1 %207, %205, !dbg !248
	%209 = or i1 %208, %206, !dbg !248
	br i1 %209, label %b35_fail1, label %b35_ok1, !dbg !248, !prof !13

b35_ok1:
	%210 = bitcast i32* %p1 to i8*, !dbg !248
	%211 = bitcast i64* %p5 to i8*, !dbg !248
	%212 = bitcast i32* %202 to i8*, !dbg !248
	%213 = bitcast i32* %p12 to i8*, !dbg !248
	%214 = call i64 @gpuc_test_some_vector_thread(i8* %210, i64 %p2, i8* %211, i8* %212, i32 %p9, i8* %213, i32 3), !dbg !248
	%215 = icmp sgt i64 %214, 0, !dbg !249
	br label %b37, !dbg !250

b36:
	br label %b37, !dbg !251

b37:
	%216 = phi i1 [ %150, %b26_ok1 ], [ %166, %b28_ok1 ], [ %197, %b33_ok1 ], [ %215, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !226
	%217 = phi i64 [ %149, %b26_ok1 ], [ %165, %b28_ok1 ], [ %196, %b33_ok1 ], [ %214, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !226
	br i1 %216, label %b39, label %b38, !dbg !226

b38:
	%218 = icmp eq i64 %p4, 0, !dbg !252
	br i1 %218, label %b39, label %b21, !dbg !252

b39:
	%219 = phi i64 [ %114, %b20 ], [ %217, %b37 ], [ %217, %b38 ], !dbg !253
	%220 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !254
	%221 = icmp uge i64 0, %p15, !dbg !254
	br i1 %221, label %b39_fail1, label %b39_ok1, !dbg !254, !prof !13

b39_ok1:
	store i64 %219, i64* %220, align 8, !dbg !254
	br label %b40, !dbg !254

b40:
	ret void, !dbg !194

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !198
	ret void, !dbg !198

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !195
	ret void, !dbg !195

b7_fail1:
	%222 = icmp uge i64 %p10, %p2, !dbg !206
	br i1 %222, label %b7_fail2, label %b7_ok2, !dbg !206

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !206
	ret void, !dbg !206

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !207
	ret void, !dbg !207

b9_fail1:
	%223 = icmp ne i64 %p2, %34, !dbg !209
	br i1 %223, label %b9_fail2, label %b9_ok2, !dbg !209

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !209
	ret void, !dbg !209

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !209
	ret void, !dbg !209

b11_fail1:
	%224 = icmp ne i64 %p2, %45, !dbg !211
	br i1 %224, label %b11_fail2, label %b11_ok2, !dbg !211

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %45), !dbg !211
	ret void, !dbg !211

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 5), !dbg !211
	ret void, !dbg !211

b13_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !214
	br i1 %225, label %b13_fail2, label %b13_ok2, !dbg !214

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !214
	ret void, !dbg !214

b13_ok2:
	%226 = icmp ne i64 %p2, %57, !dbg !214
	br i1 %226, label %b13_fail3, label %b13_ok3, !dbg !214

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %57), !dbg !214
	ret void, !dbg !214

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %58, i64 5), !dbg !214
	ret void, !dbg !214

b15_fail1:
	%227 = icmp ne i64 %p2, %72, !dbg !217
	br i1 %227, label %b15_fail2, label %b15_ok2, !dbg !217

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %72), !dbg !217
	ret void, !dbg !217

b15_ok2:
	%228 = icmp ne i64 %p2, %p13, !dbg !217
	br i1 %228, label %b15_fail3, label %b15_ok3, !dbg !217

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !217
	ret void, !dbg !217

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %73, i64 5), !dbg !217
	ret void, !dbg !217

b17_fail1:
	%229 = icmp ne i64 %p2, %85, !dbg !219
	br i1 %229, label %b17_fail2, label %b17_ok2, !dbg !219

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %85), !dbg !219
	ret void, !dbg !219

b17_ok2:
	%230 = icmp ne i64 %p2, %p13, !dbg !219
	br i1 %230, label %b17_fail3, label %b17_ok3, !dbg !219

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !219
	ret void, !dbg !219

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %86, i64 5), !dbg !219
	ret void, !dbg !219

b19_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !222
	br i1 %231, label %b19_fail2, label %b19_ok2, !dbg !222

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !222
	ret void, !dbg !222

b19_ok2:
	%232 = icmp ne i64 %p2, %99, !dbg !222
	br i1 %232, label %b19_fail3, label %b19_ok3, !dbg !222

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %99), !dbg !222
	ret void, !dbg !222

b19_ok3:
	%233 = icmp ne i64 %p2, %p13, !dbg !222
	br i1 %233, label %b19_fail4, label %b19_ok4, !dbg !222

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !222
	ret void, !dbg !222

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %100, i64 5), !dbg !222
	ret void, !dbg !222

b22_fail1:
	%234 = icmp uge i64 %p10, %p2, !dbg !228
	br i1 %234, label %b22_fail2, label %b22_ok2, !dbg !228

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !228
	ret void, !dbg !228

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %118, i64 5), !dbg !229
	ret void, !dbg !229

b24_fail1:
	%235 = icmp ne i64 %p2, %127, !dbg !231
	br i1 %235, label %b24_fail2, label %b24_ok2, !dbg !231

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %127), !dbg !231
	ret void, !dbg !231

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %128, i64 5), !dbg !231
	ret void, !dbg !231

b26_fail1:
	%236 = icmp ne i64 %p2, %140, !dbg !233
	br i1 %236, label %b26_fail2, label %b26_ok2, !dbg !233

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %140), !dbg !233
	ret void, !dbg !233

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !233
	ret void, !dbg !233

b28_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !237
	br i1 %237, label %b28_fail2, label %b28_ok2, !dbg !237

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !237
	ret void, !dbg !237

b28_ok2:
	%238 = icmp ne i64 %p2, %153, !dbg !237
	br i1 %238, label %b28_fail3, label %b28_ok3, !dbg !237

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %153), !dbg !237
	ret void, !dbg !237

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %154, i64 5), !dbg !237
	ret void, !dbg !237

b30_fail1:
	%239 = icmp ne i64 %p2, %169, !dbg !241
	br i1 %239, label %b30_fail2, label %b30_ok2, !dbg !241

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %169), !dbg !241
	ret void, !dbg !241

b30_ok2:
	%240 = icmp ne i64 %p2, %p13, !dbg !241
	br i1 %240, label %b30_fail3, label %b30_ok3, !dbg !241

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !241
	ret void, !dbg !241

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %170, i64 5), !dbg !241
	ret void, !dbg !241

b33_fail1:
	%241 = icmp ne i64 %p2, %185, !dbg !244
	br i1 %241, label %b33_fail2, label %b33_ok2, !dbg !244

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %185), !dbg !244
	ret void, !dbg !244

b33_ok2:
	%242 = icmp ne i64 %p2, %p13, !dbg !244
	br i1 %242, label %b33_fail3, label %b33_ok3, !dbg !244

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !244
	ret void, !dbg !244

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %186, i64 5), !dbg !244
	ret void, !dbg !244

b35_fail1:
	%243 = icmp ugt i64 %p2, %p6, !dbg !248
	br i1 %243, label %b35_fail2, label %b35_ok2, !dbg !248

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !248
	ret void, !dbg !248

b35_ok2:
	%244 = icmp ne i64 %p2, %200, !dbg !248
	br i1 %244, label %b35_fail3, label %b35_ok3, !dbg !248

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %200), !dbg !248
	ret void, !dbg !248

b35_ok3:
	%245 = icmp ne i64 %p2, %p13, !dbg !248
	br i1 %245, label %b35_fail4, label %b35_ok4, !dbg !248

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !248
	ret void, !dbg !248

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %201, i64 5), !dbg !248
	ret void, !dbg !248

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !254
	ret void, !dbg !254
}

define void @NumbersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !255 {
entry:
	br label %b0, !dbg !256

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !259
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260, !range !14
	%2 = sext i32 %1 to i64, !dbg !260
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !260, !range !16
	%4 = sext i32 %3 to i64, !dbg !260
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !260, !range !16
	%6 = sext i32 %5 to i64, !dbg !260
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !260, !range !26
	%8 = sext i32 %7 to i64, !dbg !260
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !260, !range !27
	%10 = sext i32 %9 to i64, !dbg !260
	%11 = mul i64 %10, %6, !dbg !260
	%12 = add i64 %4, %11, !dbg !260
	%13 = mul i64 %8, %12, !dbg !260
	%14 = add i64 %2, %13, !dbg !260
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !260, !range !28
	%17 = mul i32 %15, %16, !dbg !260
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !260, !range !29
	%19 = mul i32 %17, %18, !dbg !260
	%20 = sext i32 %19 to i64, !dbg !260
	%21 = mul i64 %14, %20, !dbg !260
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !260, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !260, !range !17
	%25 = mul i32 %16, %24, !dbg !260
	%26 = add i32 %23, %25, !dbg !260
	%27 = mul i32 %15, %26, !dbg !260
	%28 = add i32 %22, %27, !dbg !260
	%29 = sext i32 %28 to i64, !dbg !260
	%30 = add i64 %21, %29, !dbg !260
	%31 = mul i64 %8, %10, !dbg !260
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !260, !range !27
	%33 = sext i32 %32 to i64, !dbg !260
	%34 = mul i64 %31, %33, !dbg !260
	%35 = mul i64 %34, %20, !dbg !260
	br label %b1, !dbg !260

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !260
	%37 = icmp slt i64 %36, %p4, !dbg !260
	br i1 %37, label %b2, label %b13, !dbg !260

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !261
	%39 = icmp eq i64 %p0, 0, !dbg !262
	%40 = icmp uge i64 %36, %p2, !dbg !261
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !261, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !262

b3:
	%41 = sext i32 %0 to i64, !dbg !259
	%42 = trunc i64 %p7 to i32, !dbg !259
	%43 = icmp uge i64 %p7, %41, !dbg !259
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !259, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !259
	%45 = call i64 @gpuc_atomic_fetch_thread_64(i8* %44, i32 %42), !dbg !259
	%46 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !263
	%47 = icmp uge i64 %36, %p6, !dbg !263
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !263, !prof !13

b3_ok2:
	store i64 %45, i64* %46, align 8, !dbg !263
	br label %b12, !dbg !263

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !264
	br i1 %48, label %b5, label %b6, !dbg !264

b5:
	%49 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !265
	%50 = load i64, i64* %49, align 8, !dbg !265
	%51 = sext i32 %0 to i64, !dbg !266
	%52 = trunc i64 %p7 to i32, !dbg !266
	%53 = icmp uge i64 %p7, %51, !dbg !266
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !266, !prof !13

b5_ok1:
	%54 = bitcast i64* %38 to i8*, !dbg !266
	call void @gpuc_atomic_set_thread_64(i8* %54, i64 %50, i32 %52), !dbg !266
	br label %b12, !dbg !266

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !267
	br i1 %55, label %b7, label %b8, !dbg !267

b7:
	%56 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !268
	%57 = load i64, i64* %56, align 8, !dbg !268
	%58 = sext i32 %0 to i64, !dbg !269
	%59 = trunc i64 %p7 to i32, !dbg !269
	%60 = icmp uge i64 %p7, %58, !dbg !269
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !269, !prof !13

b7_ok1:
	%61 = bitcast i64* %38 to i8*, !dbg !269
	%62 = call i64 @gpuc_atomic_swap_thread_64(i8* %61, i64 %57, i32 %59), !dbg !269
	%63 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !270
	%64 = icmp uge i64 %36, %p6, !dbg !270
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !270, !prof !13

b7_ok2:
	store i64 %62, i64* %63, align 8, !dbg !270
	br label %b12, !dbg !270

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !271
	br i1 %65, label %b9, label %b10, !dbg !271

b9:
	%66 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !272
	%67 = load i64, i64* %66, align 8, !dbg !272
	%68 = sext i32 %0 to i64, !dbg !273
	%69 = trunc i64 %p7 to i32, !dbg !273
	%70 = icmp uge i64 %p7, %68, !dbg !273
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !273, !prof !13

b9_ok1:
	%71 = bitcast i64* %38 to i8*, !dbg !273
	call void @gpuc_atomic_add_thread_int64(i8* %71, i64 %67, i32 %69), !dbg !273
	br label %b12, !dbg !273

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !274
	br i1 %72, label %b11, label %b12, !dbg !274

b11:
	%73 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !275
	%74 = load i64, i64* %73, align 8, !dbg !275
	%75 = sext i32 %0 to i64, !dbg !276
	%76 = trunc i64 %p7 to i32, !dbg !276
	%77 = icmp uge i64 %p7, %75, !dbg !276
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !276, !prof !13

b11_ok1:
	%78 = bitcast i64* %38 to i8*, !dbg !276
	%79 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %78, i64 %74, i32 %76), !dbg !276
	%80 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !277
	%81 = icmp uge i64 %36, %p6, !dbg !277
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !277, !prof !13

b11_ok2:
	store i64 %79, i64* %80, align 8, !dbg !277
	br label %b12, !dbg !277

b12:
	%82 = add i64 %36, %35, !dbg !260
	br label %b1, !dbg !260

b13:
	ret void, !dbg !258

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !261
	ret void, !dbg !261

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !259
	ret void, !dbg !259

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !263
	ret void, !dbg !263

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !266
	ret void, !dbg !266

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !269
	ret void, !dbg !269

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !270
	ret void, !dbg !270

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !273
	ret void, !dbg !273

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !276
	ret void, !dbg !276

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !277
	ret void, !dbg !277
}

define void @IntegersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !282
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !283, !range !14
	%2 = sext i32 %1 to i64, !dbg !283
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !283, !range !16
	%4 = sext i32 %3 to i64, !dbg !283
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !283, !range !16
	%6 = sext i32 %5 to i64, !dbg !283
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !283, !range !26
	%8 = sext i32 %7 to i64, !dbg !283
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !283, !range !27
	%10 = sext i32 %9 to i64, !dbg !283
	%11 = mul i64 %10, %6, !dbg !283
	%12 = add i64 %4, %11, !dbg !283
	%13 = mul i64 %8, %12, !dbg !283
	%14 = add i64 %2, %13, !dbg !283
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !283, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !283, !range !28
	%17 = mul i32 %15, %16, !dbg !283
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !283, !range !29
	%19 = mul i32 %17, %18, !dbg !283
	%20 = sext i32 %19 to i64, !dbg !283
	%21 = mul i64 %14, %20, !dbg !283
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !283, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !283, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !283, !range !17
	%25 = mul i32 %16, %24, !dbg !283
	%26 = add i32 %23, %25, !dbg !283
	%27 = mul i32 %15, %26, !dbg !283
	%28 = add i32 %22, %27, !dbg !283
	%29 = sext i32 %28 to i64, !dbg !283
	%30 = add i64 %21, %29, !dbg !283
	%31 = mul i64 %8, %10, !dbg !283
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !283, !range !27
	%33 = sext i32 %32 to i64, !dbg !283
	%34 = mul i64 %31, %33, !dbg !283
	%35 = mul i64 %34, %20, !dbg !283
	br label %b1, !dbg !283

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !283
	%37 = icmp slt i64 %36, %p4, !dbg !283
	br i1 %37, label %b2, label %b21, !dbg !283

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !284
	%39 = icmp eq i64 %p0, 5, !dbg !285
	%40 = icmp uge i64 %36, %p2, !dbg !284
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !284, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !285

b3:
	%41 = sext i32 %0 to i64, !dbg !282
	%42 = trunc i64 %p9 to i32, !dbg !282
	%43 = icmp uge i64 %p9, %41, !dbg !282
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !282, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !282
	call void @gpuc_atomic_inc_thread_64(i8* %44, i32 %42), !dbg !282
	br label %b20, !dbg !282

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !286
	br i1 %45, label %b5, label %b6, !dbg !286

b5:
	%46 = sext i32 %0 to i64, !dbg !287
	%47 = trunc i64 %p9 to i32, !dbg !287
	%48 = icmp uge i64 %p9, %46, !dbg !287
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !287, !prof !13

b5_ok1:
	%49 = bitcast i64* %38 to i8*, !dbg !287
	%50 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %49, i32 %47), !dbg !287
	%51 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !288
	%52 = icmp uge i64 %36, %p8, !dbg !288
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !288, !prof !13

b5_ok2:
	store i64 %50, i64* %51, align 8, !dbg !288
	br label %b20, !dbg !288

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !289
	br i1 %53, label %b7, label %b8, !dbg !289

b7:
	%54 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !290
	%55 = icmp uge i64 %36, %p6, !dbg !290
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !290, !prof !13

b7_ok1:
	%56 = load i64, i64* %54, align 8, !dbg !290
	%57 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !291
	%58 = load i64, i64* %57, align 8, !dbg !291
	%59 = sext i32 %0 to i64, !dbg !292
	%60 = trunc i64 %p9 to i32, !dbg !292
	%61 = icmp uge i64 %p9, %59, !dbg !292
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !292, !prof !13

b7_ok2:
	%62 = bitcast i64* %38 to i8*, !dbg !292
	%63 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %62, i64 %56, i64 %58, i32 %60), !dbg !292
	%64 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !293
	%65 = icmp uge i64 %36, %p8, !dbg !293
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !293, !prof !13

b7_ok3:
	store i64 %63, i64* %64, align 8, !dbg !293
	br label %b20, !dbg !293

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !294
	br i1 %66, label %b9, label %b10, !dbg !294

b9:
	%67 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !295
	%68 = load i64, i64* %67, align 8, !dbg !295
	%69 = sext i32 %0 to i64, !dbg !296
	%70 = trunc i64 %p9 to i32, !dbg !296
	%71 = icmp uge i64 %p9, %69, !dbg !296
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !296, !prof !13

b9_ok1:
	%72 = bitcast i64* %38 to i8*, !dbg !296
	call void @gpuc_atomic_and_thread_64(i8* %72, i64 %68, i32 %70), !dbg !296
	br label %b20, !dbg !296

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !297
	br i1 %73, label %b11, label %b12, !dbg !297

b11:
	%74 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !298
	%75 = load i64, i64* %74, align 8, !dbg !298
	%76 = sext i32 %0 to i64, !dbg !299
	%77 = trunc i64 %p9 to i32, !dbg !299
	%78 = icmp uge i64 %p9, %76, !dbg !299
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !299, !prof !13

b11_ok1:
	%79 = bitcast i64* %38 to i8*, !dbg !299
	%80 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %79, i64 %75, i32 %77), !dbg !299
	%81 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !300
	%82 = icmp uge i64 %36, %p8, !dbg !300
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !300, !prof !13

b11_ok2:
	store i64 %80, i64* %81, align 8, !dbg !300
	br label %b20, !dbg !300

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !301
	br i1 %83, label %b13, label %b14, !dbg !301

b13:
	%84 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !302
	%85 = load i64, i64* %84, align 8, !dbg !302
	%86 = sext i32 %0 to i64, !dbg !303
	%87 = trunc i64 %p9 to i32, !dbg !303
	%88 = icmp uge i64 %p9, %86, !dbg !303
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !303, !prof !13

b13_ok1:
	%89 = bitcast i64* %38 to i8*, !dbg !303
	call void @gpuc_atomic_or_thread_64(i8* %89, i64 %85, i32 %87), !dbg !303
	br label %b20, !dbg !303

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !304
	br i1 %90, label %b15, label %b16, !dbg !304

b15:
	%91 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !305
	%92 = load i64, i64* %91, align 8, !dbg !305
	%93 = sext i32 %0 to i64, !dbg !306
	%94 = trunc i64 %p9 to i32, !dbg !306
	%95 = icmp uge i64 %p9, %93, !dbg !306
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !306, !prof !13

b15_ok1:
	%96 = bitcast i64* %38 to i8*, !dbg !306
	%97 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %96, i64 %92, i32 %94), !dbg !306
	%98 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !307
	%99 = icmp uge i64 %36, %p8, !dbg !307
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !307, !prof !13

b15_ok2:
	store i64 %97, i64* %98, align 8, !dbg !307
	br label %b20, !dbg !307

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !308
	br i1 %100, label %b17, label %b18, !dbg !308

b17:
	%101 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !309
	%102 = load i64, i64* %101, align 8, !dbg !309
	%103 = sext i32 %0 to i64, !dbg !310
	%104 = trunc i64 %p9 to i32, !dbg !310
	%105 = icmp uge i64 %p9, %103, !dbg !310
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !310, !prof !13

b17_ok1:
	%106 = bitcast i64* %38 to i8*, !dbg !310
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %102, i32 %104), !dbg !310
	br label %b20, !dbg !310

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !311
	br i1 %107, label %b19, label %b20, !dbg !311

b19:
	%108 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !312
	%109 = load i64, i64* %108, align 8, !dbg !312
	%110 = sext i32 %0 to i64, !dbg !313
	%111 = trunc i64 %p9 to i32, !dbg !313
	%112 = icmp uge i64 %p9, %110, !dbg !313
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !313, !prof !13

b19_ok1:
	%113 = bitcast i64* %38 to i8*, !dbg !313
	%114 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %113, i64 %109, i32 %111), !dbg !313
	%115 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !314
	%116 = icmp uge i64 %36, %p8, !dbg !314
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !314, !prof !13

b19_ok2:
	store i64 %114, i64* %115, align 8, !dbg !314
	br label %b20, !dbg !314

b20:
	%117 = add i64 %36, %35, !dbg !283
	br label %b1, !dbg !283

b21:
	ret void, !dbg !281

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !284
	ret void, !dbg !284

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !282
	ret void, !dbg !282

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !287
	ret void, !dbg !287

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !288
	ret void, !dbg !288

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !290
	ret void, !dbg !290

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !292
	ret void, !dbg !292

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !293
	ret void, !dbg !293

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !296
	ret void, !dbg !296

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !299
	ret void, !dbg !299

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !300
	ret void, !dbg !300

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !303
	ret void, !dbg !303

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !306
	ret void, !dbg !306

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !307
	ret void, !dbg !307

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !310
	ret void, !dbg !310

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !313
	ret void, !dbg !313

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !314
	ret void, !dbg !314
}

define void @WaitInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !28
	%6 = mul i32 %5, %3, !dbg !320
	%7 = add i32 %2, %6, !dbg !320
	%8 = mul i32 %4, %7, !dbg !320
	%9 = add i32 %1, %8, !dbg !320
	%10 = sext i32 %9 to i64, !dbg !320
	%11 = icmp eq i64 %10, 33, !dbg !321
	br i1 %11, label %b1, label %b4, !dbg !321

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !321
	%13 = add i64 %12, 1, !dbg !321
	%14 = icmp slt i64 %13, %p4, !dbg !321
	br i1 %14, label %b2, label %b3, !dbg !321

b2:
	%15 = getelementptr inbounds i64, i64* %p1, i64 %13, !dbg !322
	%16 = getelementptr inbounds i64, i64* %p3, i64 %13, !dbg !323
	%17 = icmp uge i64 %13, %p2, !dbg !322
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !322, !prof !13

b2_ok1:
	%18 = load i64, i64* %16, align 8, !dbg !323
	%19 = sext i32 %0 to i64, !dbg !319
	%20 = trunc i64 %p16 to i32, !dbg !319
	%21 = icmp uge i64 %p16, %19, !dbg !319
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !319, !prof !13

b2_ok2:
	%22 = bitcast i64* %15 to i8*, !dbg !319
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !319
	br label %b1, !dbg !319

b3:
	call void @gpuc_quiet_thread(), !dbg !324
	br label %b40, !dbg !324

b4:
	%23 = icmp eq i64 %10, 0, !dbg !325
	br i1 %23, label %b5, label %b40, !dbg !325

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !326
	br i1 %24, label %b6, label %b21, !dbg !326

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !329
	br i1 %25, label %b7, label %b8, !dbg !329

b7:
	%26 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !330
	%27 = sext i32 %p9 to i64, !dbg !331
	%28 = icmp uge i64 %p10, %p2, !dbg !330
	%29 = icmp ugt i64 %27, 5, !dbg !331
	%30 = or i1 %28, %29, !dbg !331
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !331, !prof !13

b7_ok1:
	%31 = bitcast i64* %26 to i8*, !dbg !331
	call void @gpuc_wait_until_thread_int64(i8* %31, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !331
	br label %b20, !dbg !331

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !332
	br i1 %32, label %b9, label %b10, !dbg !332

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !333
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !333
	%35 = sext i32 %p9 to i64, !dbg !333
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !333
	%37 = icmp ne i64 %p2, %34, !dbg !333
	%38 = icmp ugt i64 %35, 5, !dbg !333
	%39 = or i1 %37, %38, !dbg !333
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !333, !prof !13

b9_ok1:
	%40 = bitcast i64* %p1 to i8*, !dbg !333
	%41 = bitcast i32* %36 to i8*, !dbg !333
	call void @gpuc_wait_until_all_thread(i8* %40, i64 %p2, i8* %41, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !333
	br label %b20, !dbg !333

b10:
	%42 = icmp eq i64 %p0, 2, !dbg !334
	br i1 %42, label %b11, label %b12, !dbg !334

b11:
	%43 = icmp eq i64 %p8, 0, !dbg !335
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !335
	%45 = sext i32 %p9 to i64, !dbg !335
	%46 = select i1 %43, i32* null, i32* %p7, !dbg !335
	%47 = icmp ne i64 %p2, %44, !dbg !335
	%48 = icmp ugt i64 %45, 5, !dbg !335
	%49 = or i1 %47, %48, !dbg !335
	br i1 %49, label %b11_fail1, label %b11_ok1, !dbg !335, !prof !13

b11_ok1:
	%50 = bitcast i64* %p1 to i8*, !dbg !335
	%51 = bitcast i32* %46 to i8*, !dbg !335
	%52 = call i64 @gpuc_wait_until_any_thread(i8* %50, i64 %p2, i8* %51, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !335
	br label %b20, !dbg !336

b12:
	%53 = icmp eq i64 %p0, 3, !dbg !337
	br i1 %53, label %b13, label %b14, !dbg !337

b13:
	%54 = icmp eq i64 %p8, 0, !dbg !338
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !338
	%56 = sext i32 %p9 to i64, !dbg !338
	%57 = select i1 %54, i32* null, i32* %p7, !dbg !338
	%58 = icmp ugt i64 %p2, %p6, !dbg !338
	%59 = icmp ne i64 %p2, %55, !dbg !338
	%60 = icmp ugt i64 %56, 5, !dbg !338
	%61 = or i1 %58, %59, !dbg !338
	%62 = or i1 %61, %60, !dbg !338
	br i1 %62, label %b13_fail1, label %b13_ok1, !dbg !338, !prof !13

b13_ok1:
	%63 = bitcast i64* %p1 to i8*, !dbg !338
	%64 = bitcast i64* %p5 to i8*, !dbg !338
	%65 = bitcast i32* %57 to i8*, !dbg !338
	%66 = call i64 @gpuc_wait_until_some_thread(i8* %63, i64 %p2, i8* %64, i8* %65, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !338
	br label %b20, !dbg !339

b14:
	%67 = icmp eq i64 %p0, 4, !dbg !340
	br i1 %67, label %b15, label %b16, !dbg !340

b15:
	%68 = icmp eq i64 %p8, 0, !dbg !341
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !341
	%70 = sext i32 %p9 to i64, !dbg !341
	%71 = select i1 %68, i32* null, i32* %p7, !dbg !341
	%72 = icmp ne i64 %p2, %69, !dbg !341
	%73 = icmp ne i64 %p2, %p13, !dbg !341
	%74 = icmp ugt i64 %70, 5, !dbg !341
	%75 = or i1 %72, %73, !dbg !341
	%76 = or i1 %75, %74, !dbg !341
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !341, !prof !13

b15_ok1:
	%77 = bitcast i64* %p1 to i8*, !dbg !341
	%78 = bitcast i32* %71 to i8*, !dbg !341
	%79 = bitcast i64* %p12 to i8*, !dbg !341
	call void @gpuc_wait_until_all_vector_thread(i8* %77, i64 %p2, i8* %78, i32 %p9, i8* %79, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !341
	br label %b20, !dbg !341

b16:
	%80 = icmp eq i64 %p0, 5, !dbg !342
	br i1 %80, label %b17, label %b18, !dbg !342

b17:
	%81 = icmp eq i64 %p8, 0, !dbg !343
	%82 = select i1 %81, i64 %p2, i64 %p8, !dbg !343
	%83 = sext i32 %p9 to i64, !dbg !343
	%84 = select i1 %81, i32* null, i32* %p7, !dbg !343
	%85 = icmp ne i64 %p2, %82, !dbg !343
	%86 = icmp ne i64 %p2, %p13, !dbg !343
	%87 = icmp ugt i64 %83, 5, !dbg !343
	%88 = or i1 %85, %86, !dbg !343
	%89 = or i1 %88, %87, !dbg !343
	br i1 %89, label %b17_fail1, label %b17_ok1, !dbg !343, !prof !13

b17_ok1:
	%90 = bitcast i64* %p1 to i8*, !dbg !343
	%91 = bitcast i32* %84 to i8*, !dbg !343
	%92 = bitcast i64* %p12 to i8*, !dbg !343
	%93 = call i64 @gpuc_wait_until_any_vector_thread(i8* %90, i64 %p2, i8* %91, i32 %p9, i8* %92, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !343
	br label %b20, !dbg !344

b18:
	%94 = icmp eq i64 %p0, 6, !dbg !345
	br i1 %94, label %b19, label %b20, !dbg !345

b19:
	%95 = icmp eq i64 %p8, 0, !dbg !346
	%96 = select i1 %95, i64 %p2, i64 %p8, !dbg !346
	%97 = sext i32 %p9 to i64, !dbg !346
	%98 = select i1 %95, i32* null, i32* %p7, !dbg !346
	%99 = icmp ugt i64 %p2, %p6, !dbg !346
	%100 = icmp ne i64 %p2, %96, !dbg !346
	%101 = icmp ne i64 %p2, %p13, !dbg !346
	%102 = icmp ugt i64 %97, 5, !dbg !346
	%103 = or i1 %99, %100, !dbg !346
	%104 = or i1 %103, %101, !dbg !346
	%105 = or i1 %104, %102, !dbg !346
	br i1 %105, label %b19_fail1, label %b19_ok1, !dbg !346, !prof !13

b19_ok1:
	%106 = bitcast i64* %p1 to i8*, !dbg !346
	%107 = bitcast i64* %p5 to i8*, !dbg !346
	%108 = bitcast i32* %98 to i8*, !dbg !346
	%109 = bitcast i64* %p12 to i8*, !dbg !346
	%110 = call i64 @gpuc_wait_until_some_vector_thread(i8* %106, i64 %p2, i8* %107, i8* %108, i32 %p9, i8* %109, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !346
	br label %b20, !dbg !347

b20:
	%111 = phi i64 [ %52, %b11_ok1 ], [ %66, %b13_ok1 ], [ %93, %b17_ok1 ], [ %110, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !328
	br label %b39, !dbg !328

b21:
	%112 = sub i64 %p0, 7, !dbg !348
	%113 = icmp eq i64 %112, 0, !dbg !351
	br i1 %113, label %b22, label %b23, !dbg !351

b22:
	%114 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !352
	%115 = sext i32 %p9 to i64, !dbg !353
	%116 = icmp uge i64 %p10, %p2, !dbg !352
	%117 = icmp ugt i64 %115, 5, !dbg !353
	%118 = or i1 %116, %117, !dbg !353
	br i1 %118, label %b22_fail1, label %b22_ok1, !dbg !353, !prof !13

b22_ok1:
	%119 = bitcast i64* %114 to i8*, !dbg !353
	%120 = call i32 @gpuc_test_thread_int64(i8* %119, i32 %p9, i64 %p11), !dbg !353
	%121 = icmp ne i32 %120, 0, !dbg !353
	br label %b31, !dbg !353

b23:
	%122 = icmp eq i64 %112, 1, !dbg !354
	br i1 %122, label %b24, label %b25, !dbg !354

b24:
	%123 = icmp eq i64 %p8, 0, !dbg !355
	%124 = select i1 %123, i64 %p2, i64 %p8, !dbg !355
	%125 = sext i32 %p9 to i64, !dbg !355
	%126 = select i1 %123, i32* null, i32* %p7, !dbg !355
	%127 = icmp ne i64 %p2, %124, !dbg !355
	%128 = icmp ugt i64 %125, 5, !dbg !355
	%129 = or i1 %127, %128, !dbg !355
	br i1 %129, label %b24_fail1, label %b24_ok1, !dbg !355, !prof !13

b24_ok1:
	%130 = bitcast i64* %p1 to i8*, !dbg !355
	%131 = bitcast i32* %126 to i8*, !dbg !355
	%132 = call i32 @gpuc_test_all_thread(i8* %130, i64 %p2, i8* %131, i32 %p9, i64 %p11, i32 4), !dbg !355
	%133 = icmp ne i32 %132, 0, !dbg !355
	br label %b31, !dbg !355

b25:
	%134 = icmp eq i64 %112, 2, !dbg !356
	br i1 %134, label %b26, label %b27, !dbg !356

b26:
	%135 = icmp eq i64 %p8, 0, !dbg !357
	%136 = select i1 %135, i64 %p2, i64 %p8, !dbg !357
	%137 = sext i32 %p9 to i64, !dbg !357
	%138 = select i1 %135, i32* null, i32* %p7, !dbg !357
	%139 = icmp ne i64 %p2, %136, !dbg !357
	%140 = icmp ugt i64 %137, 5, !dbg !357
	%141 = or i1 %139, %140, !dbg !357
	br i1 %141, label %b26_fail1, label %b26_ok1, !dbg !357, !prof !13

b26_ok1:
	%142 = bitcast i64* %p1 to i8*, !dbg !357
	%143 = bitcast i32* %138 to i8*, !dbg !357
	%144 = call i64 @gpuc_test_any_thread(i8* %142, i64 %p2, i8* %143, i32 %p9, i64 %p11, i32 4), !dbg !357
	%145 = icmp sge i64 %144, 0, !dbg !358
	br label %b37, !dbg !359

b27:
	%146 = icmp eq i64 %112, 3, !dbg !360
	br i1 %146, label %b28, label %b29, !dbg !360

b28:
	%147 = icmp eq i64 %p8, 0, !dbg !361
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !361
	%149 = sext i32 %p9 to i64, !dbg !361
	%150 = select i1 %147, i32* null, i32* %p7, !dbg !361
	%151 = icmp ugt i64 %p2, %p6, !dbg !361
	%152 = icmp ne i64 %p2, %148, !dbg !361
	%153 = icmp ugt i64 %149, 5, !dbg !361
	%154 = or i1 %151, %152, !dbg !361
	%155 = or i1 %154, %153, !dbg !361
	br i1 %155, label %b28_fail1, label %b28_ok1, !dbg !361, !prof !13

b28_ok1:
	%156 = bitcast i64* %p1 to i8*, !dbg !361
	%157 = bitcast i64* %p5 to i8*, !dbg !361
	%158 = bitcast i32* %150 to i8*, !dbg !361
	%159 = call i64 @gpuc_test_some_thread(i8* %156, i64 %p2, i8* %157, i8* %158, i32 %p9, i64 %p11, i32 4), !dbg !361
	%160 = icmp sgt i64 %159, 0, !dbg !362
	br label %b37, !dbg !363

b29:
	%161 = icmp eq i64 %112, 4, !dbg !364
	br i1 %161, label %b30, label %b32, !dbg !364

b30:
	%162 = icmp eq i64 %p8, 0, !dbg !365
	%163 = select i1 %162, i64 %p2, i64 %p8, !dbg !365
	%164 = sext i32 %p9 to i64, !dbg !365
	%165 = select i1 %162, i32* null, i32* %p7, !dbg !365
	%166 = icmp ne i64 %p2, %163, !dbg !365
	%167 = icmp ne i64 %p2, %p13, !dbg !365
	%168 = icmp ugt i64 %164, 5, !dbg !365
	%169 = or i1 %166, %167, !dbg !365
	%170 = or i1 %169, %168, !dbg !365
	br i1 %170, label %b30_fail1, label %b30_ok1, !dbg !365, !prof !13

b30_ok1:
	%171 = bitcast i64* %p1 to i8*, !dbg !365
	%172 = bitcast i32* %165 to i8*, !dbg !365
	%173 = bitcast i64* %p12 to i8*, !dbg !365
	%174 = call i32 @gpuc_test_all_vector_thread(i8* %171, i64 %p2, i8* %172, i32 %p9, i8* %173, i32 4), !dbg !365
	%175 = icmp ne i32 %174, 0, !dbg !365
	br label %b31, !dbg !365

b31:
	%176 = phi i1 [ %121, %b22_ok1 ], [ %133, %b24_ok1 ], [ %175, %b30_ok1 ], !dbg !366
	br i1 %176, label %b37, label %b36, !dbg !366

b32:
	%177 = icmp eq i64 %112, 5, !dbg !367
	br i1 %177, label %b33, label %b34, !dbg !367

b33:
	%178 = icmp eq i64 %p8, 0, !dbg !368
	%179 = select i1 %178, i64 %p2, i64 %p8, !dbg !368
	%180 = sext i32 %p9 to i64, !dbg !368
	%181 = select i1 %178, i32* null, i32* %p7, !dbg !368
	%182 = icmp ne i64 %p2, %179, !dbg !368
	%183 = icmp ne i64 %p2, %p13, !dbg !368
	%184 = icmp ugt i64 %180, 5, !dbg !368
	%185 = or i1 %182, %183, !dbg !368
	%186 = or i1 %185, %184, !dbg !368
	br i1 %186, label %b33_fail1, label %b33_ok1, !dbg !368, !prof !13

b33_ok1:
	%187 = bitcast i64* %p1 to i8*, !dbg !368
	%188 = bitcast i32* %181 to i8*, !dbg !368
	%189 = bitcast i64* %p12 to i8*, !dbg !368
	%190 = call i64 @gpuc_test_any_vector_thread(i8* %187, i64 %p2, i8* %188, i32 %p9, i8* %189, i32 4), !dbg !368
	%191 = icmp sge i64 %190, 0, !dbg !369
	br label %b37, !dbg !370

b34:
	%192 = icmp eq i64 %112, 6, !dbg !371
	br i1 %192, label %b35, label %b36, !dbg !371

b35:
	%193 = icmp eq i64 %p8, 0, !dbg !372
	%194 = select i1 %193, i64 %p2, i64 %p8, !dbg !372
	%195 = sext i32 %p9 to i64, !dbg !372
	%196 = select i1 %193, i32* null, i32* %p7, !dbg !372
	%197 = icmp ugt i64 %p2, %p6, !dbg !372
	%198 = icmp ne i64 %p2, %194, !dbg !372
	%199 = icmp ne i64 %p2, %p13, !dbg !372
	%200 = icmp ugt i64 %195, 5, !dbg !372
	%201 = or i1 %197, %198, !dbg !372
	%202 = or i1 %201, %199, !dbg !372
	%203 = or i1 %202, %200, !dbg !372
	br i1 %203, label %b35_fail1, label %b35_ok1, !dbg !372, !prof !13

b35_ok1:
	%204 = bitcast i64* %p1 to i8*, !dbg !372
	%205 = bitcast i64* %p5 to i8*, !dbg !372
	%206 = bitcast i32* %196 to i8*, !dbg !372
	%207 = bitcast i64* %p12 to i8*, !dbg !372
	%208 = call i64 @gpuc_test_some_vector_thread(i8* %204, i64 %p2, i8* %205, i8* %206, i32 %p9, i8* %207, i32 4), !dbg !372
	%209 = icmp sgt i64 %208, 0, !dbg !373
	br label %b37, !dbg !374

b36:
	br label %b37, !dbg !375

b37:
	%210 = phi i1 [ %145, %b26_ok1 ], [ %160, %b28_ok1 ], [ %191, %b33_ok1 ], [ %209, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !350
	%211 = phi i64 [ %144, %b26_ok1 ], [ %159, %b28_ok1 ], [ %190, %b33_ok1 ], [ %208, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !350
	br i1 %210, label %b39, label %b38, !dbg !350

b38:
	%212 = icmp eq i64 %p4, 0, !dbg !376
	br i1 %212, label %b39, label %b21, !dbg !376

b39:
	%213 = phi i64 [ %111, %b20 ], [ %211, %b37 ], [ %211, %b38 ], !dbg !377
	%214 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !378
	%215 = icmp uge i64 0, %p15, !dbg !378
	br i1 %215, label %b39_fail1, label %b39_ok1, !dbg !378, !prof !13

b39_ok1:
	store i64 %213, i64* %214, align 8, !dbg !378
	br label %b40, !dbg !378

b40:
	ret void, !dbg !318

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !322
	ret void, !dbg !322

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !319
	ret void, !dbg !319

b7_fail1:
	%216 = icmp uge i64 %p10, %p2, !dbg !330
	br i1 %216, label %b7_fail2, label %b7_ok2, !dbg !330

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !330
	ret void, !dbg !330

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !331
	ret void, !dbg !331

b9_fail1:
	%217 = icmp ne i64 %p2, %34, !dbg !333
	br i1 %217, label %b9_fail2, label %b9_ok2, !dbg !333

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !333
	ret void, !dbg !333

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !333
	ret void, !dbg !333

b11_fail1:
	%218 = icmp ne i64 %p2, %44, !dbg !335
	br i1 %218, label %b11_fail2, label %b11_ok2, !dbg !335

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %44), !dbg !335
	ret void, !dbg !335

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %45, i64 5), !dbg !335
	ret void, !dbg !335

b13_fail1:
	%219 = icmp ugt i64 %p2, %p6, !dbg !338
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !338

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !338
	ret void, !dbg !338

b13_ok2:
	%220 = icmp ne i64 %p2, %55, !dbg !338
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !338

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %55), !dbg !338
	ret void, !dbg !338

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %56, i64 5), !dbg !338
	ret void, !dbg !338

b15_fail1:
	%221 = icmp ne i64 %p2, %69, !dbg !341
	br i1 %221, label %b15_fail2, label %b15_ok2, !dbg !341

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %69), !dbg !341
	ret void, !dbg !341

b15_ok2:
	%222 = icmp ne i64 %p2, %p13, !dbg !341
	br i1 %222, label %b15_fail3, label %b15_ok3, !dbg !341

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !341
	ret void, !dbg !341

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %70, i64 5), !dbg !341
	ret void, !dbg !341

b17_fail1:
	%223 = icmp ne i64 %p2, %82, !dbg !343
	br i1 %223, label %b17_fail2, label %b17_ok2, !dbg !343

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %82), !dbg !343
	ret void, !dbg !343

b17_ok2:
	%224 = icmp ne i64 %p2, %p13, !dbg !343
	br i1 %224, label %b17_fail3, label %b17_ok3, !dbg !343

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !343
	ret void, !dbg !343

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %83, i64 5), !dbg !343
	ret void, !dbg !343

b19_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !346
	br i1 %225, label %b19_fail2, label %b19_ok2, !dbg !346

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !346
	ret void, !dbg !346

b19_ok2:
	%226 = icmp ne i64 %p2, %96, !dbg !346
	br i1 %226, label %b19_fail3, label %b19_ok3, !dbg !346

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %96), !dbg !346
	ret void, !dbg !346

b19_ok3:
	%227 = icmp ne i64 %p2, %p13, !dbg !346
	br i1 %227, label %b19_fail4, label %b19_ok4, !dbg !346

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !346
	ret void, !dbg !346

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 5), !dbg !346
	ret void, !dbg !346

b22_fail1:
	%228 = icmp uge i64 %p10, %p2, !dbg !352
	br i1 %228, label %b22_fail2, label %b22_ok2, !dbg !352

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !352
	ret void, !dbg !352

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %115, i64 5), !dbg !353
	ret void, !dbg !353

b24_fail1:
	%229 = icmp ne i64 %p2, %124, !dbg !355
	br i1 %229, label %b24_fail2, label %b24_ok2, !dbg !355

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %124), !dbg !355
	ret void, !dbg !355

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %125, i64 5), !dbg !355
	ret void, !dbg !355

b26_fail1:
	%230 = icmp ne i64 %p2, %136, !dbg !357
	br i1 %230, label %b26_fail2, label %b26_ok2, !dbg !357

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %136), !dbg !357
	ret void, !dbg !357

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %137, i64 5), !dbg !357
	ret void, !dbg !357

b28_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !361
	br i1 %231, label %b28_fail2, label %b28_ok2, !dbg !361

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !361
	ret void, !dbg !361

b28_ok2:
	%232 = icmp ne i64 %p2, %148, !dbg !361
	br i1 %232, label %b28_fail3, label %b28_ok3, !dbg !361

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !361
	ret void, !dbg !361

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %149, i64 5), !dbg !361
	ret void, !dbg !361

b30_fail1:
	%233 = icmp ne i64 %p2, %163, !dbg !365
	br i1 %233, label %b30_fail2, label %b30_ok2, !dbg !365

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %163), !dbg !365
	ret void, !dbg !365

b30_ok2:
	%234 = icmp ne i64 %p2, %p13, !dbg !365
	br i1 %234, label %b30_fail3, label %b30_ok3, !dbg !365

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !365
	ret void, !dbg !365

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %164, i64 5), !dbg !365
	ret void, !dbg !365

b33_fail1:
	%235 = icmp ne i64 %p2, %179, !dbg !368
	br i1 %235, label %b33_fail2, label %b33_ok2, !dbg !368

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %179), !dbg !368
	ret void, !dbg !368

b33_ok2:
	%236 = icmp ne i64 %p2, %p13, !dbg !368
	br i1 %236, label %b33_fail3, label %b33_ok3, !dbg !368

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !368
	ret void, !dbg !368

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %180, i64 5), !dbg !368
	ret void, !dbg !368

b35_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !372
	br i1 %237, label %b35_fail2, label %b35_ok2, !dbg !372

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !372
	ret void, !dbg !372

b35_ok2:
	%238 = icmp ne i64 %p2, %194, !dbg !372
	br i1 %238, label %b35_fail3, label %b35_ok3, !dbg !372

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %194), !dbg !372
	ret void, !dbg !372

b35_ok3:
	%239 = icmp ne i64 %p2, %p13, !dbg !372
	br i1 %239, label %b35_fail4, label %b35_ok4, !dbg !372

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !372
	ret void, !dbg !372

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %195, i64 5), !dbg !372
	ret void, !dbg !372

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !378
	ret void, !dbg !378
}

define void @NumbersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !379 {
entry:
	br label %b0, !dbg !380

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !383
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !384, !range !14
	%2 = sext i32 %1 to i64, !dbg !384
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !384, !range !16
	%4 = sext i32 %3 to i64, !dbg !384
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !384, !range !16
	%6 = sext i32 %5 to i64, !dbg !384
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !384, !range !26
	%8 = sext i32 %7 to i64, !dbg !384
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !384, !range !27
	%10 = sext i32 %9 to i64, !dbg !384
	%11 = mul i64 %10, %6, !dbg !384
	%12 = add i64 %4, %11, !dbg !384
	%13 = mul i64 %8, %12, !dbg !384
	%14 = add i64 %2, %13, !dbg !384
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !384, !range !28
	%17 = mul i32 %15, %16, !dbg !384
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384, !range !29
	%19 = mul i32 %17, %18, !dbg !384
	%20 = sext i32 %19 to i64, !dbg !384
	%21 = mul i64 %14, %20, !dbg !384
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !384, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !384, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !384, !range !17
	%25 = mul i32 %16, %24, !dbg !384
	%26 = add i32 %23, %25, !dbg !384
	%27 = mul i32 %15, %26, !dbg !384
	%28 = add i32 %22, %27, !dbg !384
	%29 = sext i32 %28 to i64, !dbg !384
	%30 = add i64 %21, %29, !dbg !384
	%31 = mul i64 %8, %10, !dbg !384
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !384, !range !27
	%33 = sext i32 %32 to i64, !dbg !384
	%34 = mul i64 %31, %33, !dbg !384
	%35 = mul i64 %34, %20, !dbg !384
	br label %b1, !dbg !384

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !384
	%37 = icmp slt i64 %36, %p4, !dbg !384
	br i1 %37, label %b2, label %b13, !dbg !384

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !385
	%39 = icmp eq i64 %p0, 0, !dbg !386
	%40 = icmp uge i64 %36, %p2, !dbg !385
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !385, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !386

b3:
	%41 = sext i32 %0 to i64, !dbg !383
	%42 = trunc i64 %p7 to i32, !dbg !383
	%43 = icmp uge i64 %p7, %41, !dbg !383
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !383, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !383
	%45 = call i64 @gpuc_atomic_fetch_thread_64(i8* %44, i32 %42), !dbg !383
	%46 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !387
	%47 = icmp uge i64 %36, %p6, !dbg !387
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !387, !prof !13

b3_ok2:
	store i64 %45, i64* %46, align 8, !dbg !387
	br label %b12, !dbg !387

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !388
	br i1 %48, label %b5, label %b6, !dbg !388

b5:
	%49 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !389
	%50 = load i64, i64* %49, align 8, !dbg !389
	%51 = sext i32 %0 to i64, !dbg !390
	%52 = trunc i64 %p7 to i32, !dbg !390
	%53 = icmp uge i64 %p7, %51, !dbg !390
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !390, !prof !13

b5_ok1:
	%54 = bitcast i64* %38 to i8*, !dbg !390
	call void @gpuc_atomic_set_thread_64(i8* %54, i64 %50, i32 %52), !dbg !390
	br label %b12, !dbg !390

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !391
	br i1 %55, label %b7, label %b8, !dbg !391

b7:
	%56 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !392
	%57 = load i64, i64* %56, align 8, !dbg !392
	%58 = sext i32 %0 to i64, !dbg !393
	%59 = trunc i64 %p7 to i32, !dbg !393
	%60 = icmp uge i64 %p7, %58, !dbg !393
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !393, !prof !13

b7_ok1:
	%61 = bitcast i64* %38 to i8*, !dbg !393
	%62 = call i64 @gpuc_atomic_swap_thread_64(i8* %61, i64 %57, i32 %59), !dbg !393
	%63 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !394
	%64 = icmp uge i64 %36, %p6, !dbg !394
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !394, !prof !13

b7_ok2:
	store i64 %62, i64* %63, align 8, !dbg !394
	br label %b12, !dbg !394

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !395
	br i1 %65, label %b9, label %b10, !dbg !395

b9:
	%66 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !396
	%67 = load i64, i64* %66, align 8, !dbg !396
	%68 = sext i32 %0 to i64, !dbg !397
	%69 = trunc i64 %p7 to i32, !dbg !397
	%70 = icmp uge i64 %p7, %68, !dbg !397
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !397, !prof !13

b9_ok1:
	%71 = bitcast i64* %38 to i8*, !dbg !397
	call void @gpuc_atomic_add_thread_int64(i8* %71, i64 %67, i32 %69), !dbg !397
	br label %b12, !dbg !397

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !398
	br i1 %72, label %b11, label %b12, !dbg !398

b11:
	%73 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !399
	%74 = load i64, i64* %73, align 8, !dbg !399
	%75 = sext i32 %0 to i64, !dbg !400
	%76 = trunc i64 %p7 to i32, !dbg !400
	%77 = icmp uge i64 %p7, %75, !dbg !400
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !400, !prof !13

b11_ok1:
	%78 = bitcast i64* %38 to i8*, !dbg !400
	%79 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %78, i64 %74, i32 %76), !dbg !400
	%80 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !401
	%81 = icmp uge i64 %36, %p6, !dbg !401
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !401, !prof !13

b11_ok2:
	store i64 %79, i64* %80, align 8, !dbg !401
	br label %b12, !dbg !401

b12:
	%82 = add i64 %36, %35, !dbg !384
	br label %b1, !dbg !384

b13:
	ret void, !dbg !382

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !385
	ret void, !dbg !385

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !383
	ret void, !dbg !383

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !387
	ret void, !dbg !387

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !390
	ret void, !dbg !390

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !393
	ret void, !dbg !393

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !394
	ret void, !dbg !394

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !397
	ret void, !dbg !397

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !400
	ret void, !dbg !400

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !401
	ret void, !dbg !401
}

define void @IntegersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !402 {
entry:
	br label %b0, !dbg !403

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !407, !range !14
	%2 = sext i32 %1 to i64, !dbg !407
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !407, !range !16
	%4 = sext i32 %3 to i64, !dbg !407
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !407, !range !16
	%6 = sext i32 %5 to i64, !dbg !407
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !407, !range !26
	%8 = sext i32 %7 to i64, !dbg !407
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !407, !range !27
	%10 = sext i32 %9 to i64, !dbg !407
	%11 = mul i64 %10, %6, !dbg !407
	%12 = add i64 %4, %11, !dbg !407
	%13 = mul i64 %8, %12, !dbg !407
	%14 = add i64 %2, %13, !dbg !407
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !28
	%17 = mul i32 %15, %16, !dbg !407
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !407, !range !29
	%19 = mul i32 %17, %18, !dbg !407
	%20 = sext i32 %19 to i64, !dbg !407
	%21 = mul i64 %14, %20, !dbg !407
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !17
	%25 = mul i32 %16, %24, !dbg !407
	%26 = add i32 %23, %25, !dbg !407
	%27 = mul i32 %15, %26, !dbg !407
	%28 = add i32 %22, %27, !dbg !407
	%29 = sext i32 %28 to i64, !dbg !407
	%30 = add i64 %21, %29, !dbg !407
	%31 = mul i64 %8, %10, !dbg !407
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !407, !range !27
	%33 = sext i32 %32 to i64, !dbg !407
	%34 = mul i64 %31, %33, !dbg !407
	%35 = mul i64 %34, %20, !dbg !407
	br label %b1, !dbg !407

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !407
	%37 = icmp slt i64 %36, %p4, !dbg !407
	br i1 %37, label %b2, label %b21, !dbg !407

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !408
	%39 = icmp eq i64 %p0, 5, !dbg !409
	%40 = icmp uge i64 %36, %p2, !dbg !408
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !408, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !409

b3:
	%41 = sext i32 %0 to i64, !dbg !406
	%42 = trunc i64 %p9 to i32, !dbg !406
	%43 = icmp uge i64 %p9, %41, !dbg !406
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !406, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !406
	call void @gpuc_atomic_inc_thread_64(i8* %44, i32 %42), !dbg !406
	br label %b20, !dbg !406

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !410
	br i1 %45, label %b5, label %b6, !dbg !410

b5:
	%46 = sext i32 %0 to i64, !dbg !411
	%47 = trunc i64 %p9 to i32, !dbg !411
	%48 = icmp uge i64 %p9, %46, !dbg !411
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !411, !prof !13

b5_ok1:
	%49 = bitcast i64* %38 to i8*, !dbg !411
	%50 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %49, i32 %47), !dbg !411
	%51 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !412
	%52 = icmp uge i64 %36, %p8, !dbg !412
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !412, !prof !13

b5_ok2:
	store i64 %50, i64* %51, align 8, !dbg !412
	br label %b20, !dbg !412

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !413
	br i1 %53, label %b7, label %b8, !dbg !413

b7:
	%54 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !414
	%55 = icmp uge i64 %36, %p6, !dbg !414
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !414, !prof !13

b7_ok1:
	%56 = load i64, i64* %54, align 8, !dbg !414
	%57 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !415
	%58 = load i64, i64* %57, align 8, !dbg !415
	%59 = sext i32 %0 to i64, !dbg !416
	%60 = trunc i64 %p9 to i32, !dbg !416
	%61 = icmp uge i64 %p9, %59, !dbg !416
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !416, !prof !13

b7_ok2:
	%62 = bitcast i64* %38 to i8*, !dbg !416
	%63 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %62, i64 %56, i64 %58, i32 %60), !dbg !416
	%64 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !417
	%65 = icmp uge i64 %36, %p8, !dbg !417
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !417, !prof !13

b7_ok3:
	store i64 %63, i64* %64, align 8, !dbg !417
	br label %b20, !dbg !417

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !418
	br i1 %66, label %b9, label %b10, !dbg !418

b9:
	%67 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !419
	%68 = load i64, i64* %67, align 8, !dbg !419
	%69 = sext i32 %0 to i64, !dbg !420
	%70 = trunc i64 %p9 to i32, !dbg !420
	%71 = icmp uge i64 %p9, %69, !dbg !420
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !420, !prof !13

b9_ok1:
	%72 = bitcast i64* %38 to i8*, !dbg !420
	call void @gpuc_atomic_and_thread_64(i8* %72, i64 %68, i32 %70), !dbg !420
	br label %b20, !dbg !420

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !421
	br i1 %73, label %b11, label %b12, !dbg !421

b11:
	%74 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !422
	%75 = load i64, i64* %74, align 8, !dbg !422
	%76 = sext i32 %0 to i64, !dbg !423
	%77 = trunc i64 %p9 to i32, !dbg !423
	%78 = icmp uge i64 %p9, %76, !dbg !423
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !423, !prof !13

b11_ok1:
	%79 = bitcast i64* %38 to i8*, !dbg !423
	%80 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %79, i64 %75, i32 %77), !dbg !423
	%81 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !424
	%82 = icmp uge i64 %36, %p8, !dbg !424
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !424, !prof !13

b11_ok2:
	store i64 %80, i64* %81, align 8, !dbg !424
	br label %b20, !dbg !424

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !425
	br i1 %83, label %b13, label %b14, !dbg !425

b13:
	%84 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !426
	%85 = load i64, i64* %84, align 8, !dbg !426
	%86 = sext i32 %0 to i64, !dbg !427
	%87 = trunc i64 %p9 to i32, !dbg !427
	%88 = icmp uge i64 %p9, %86, !dbg !427
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !427, !prof !13

b13_ok1:
	%89 = bitcast i64* %38 to i8*, !dbg !427
	call void @gpuc_atomic_or_thread_64(i8* %89, i64 %85, i32 %87), !dbg !427
	br label %b20, !dbg !427

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !428
	br i1 %90, label %b15, label %b16, !dbg !428

b15:
	%91 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !429
	%92 = load i64, i64* %91, align 8, !dbg !429
	%93 = sext i32 %0 to i64, !dbg !430
	%94 = trunc i64 %p9 to i32, !dbg !430
	%95 = icmp uge i64 %p9, %93, !dbg !430
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !430, !prof !13

b15_ok1:
	%96 = bitcast i64* %38 to i8*, !dbg !430
	%97 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %96, i64 %92, i32 %94), !dbg !430
	%98 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !431
	%99 = icmp uge i64 %36, %p8, !dbg !431
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !431, !prof !13

b15_ok2:
	store i64 %97, i64* %98, align 8, !dbg !431
	br label %b20, !dbg !431

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !432
	br i1 %100, label %b17, label %b18, !dbg !432

b17:
	%101 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !433
	%102 = load i64, i64* %101, align 8, !dbg !433
	%103 = sext i32 %0 to i64, !dbg !434
	%104 = trunc i64 %p9 to i32, !dbg !434
	%105 = icmp uge i64 %p9, %103, !dbg !434
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !434, !prof !13

b17_ok1:
	%106 = bitcast i64* %38 to i8*, !dbg !434
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %102, i32 %104), !dbg !434
	br label %b20, !dbg !434

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !435
	br i1 %107, label %b19, label %b20, !dbg !435

b19:
	%108 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !436
	%109 = load i64, i64* %108, align 8, !dbg !436
	%110 = sext i32 %0 to i64, !dbg !437
	%111 = trunc i64 %p9 to i32, !dbg !437
	%112 = icmp uge i64 %p9, %110, !dbg !437
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !437, !prof !13

b19_ok1:
	%113 = bitcast i64* %38 to i8*, !dbg !437
	%114 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %113, i64 %109, i32 %111), !dbg !437
	%115 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !438
	%116 = icmp uge i64 %36, %p8, !dbg !438
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !438, !prof !13

b19_ok2:
	store i64 %114, i64* %115, align 8, !dbg !438
	br label %b20, !dbg !438

b20:
	%117 = add i64 %36, %35, !dbg !407
	br label %b1, !dbg !407

b21:
	ret void, !dbg !405

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !408
	ret void, !dbg !408

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !406
	ret void, !dbg !406

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !411
	ret void, !dbg !411

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !412
	ret void, !dbg !412

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !414
	ret void, !dbg !414

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !416
	ret void, !dbg !416

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !417
	ret void, !dbg !417

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !420
	ret void, !dbg !420

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !423
	ret void, !dbg !423

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !424
	ret void, !dbg !424

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !427
	ret void, !dbg !427

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !430
	ret void, !dbg !430

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !431
	ret void, !dbg !431

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !434
	ret void, !dbg !434

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !437
	ret void, !dbg !437

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !438
	ret void, !dbg !438
}

define void @WaitInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !28
	%6 = mul i32 %5, %3, !dbg !444
	%7 = add i32 %2, %6, !dbg !444
	%8 = mul i32 %4, %7, !dbg !444
	%9 = add i32 %1, %8, !dbg !444
	%10 = sext i32 %9 to i64, !dbg !444
	%11 = icmp eq i64 %10, 33, !dbg !445
	br i1 %11, label %b1, label %b4, !dbg !445

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !445
	%13 = add i64 %12, 1, !dbg !445
	%14 = icmp slt i64 %13, %p4, !dbg !445
	br i1 %14, label %b2, label %b3, !dbg !445

b2:
	%15 = getelementptr inbounds i64, i64* %p1, i64 %13, !dbg !446
	%16 = getelementptr inbounds i64, i64* %p3, i64 %13, !dbg !447
	%17 = icmp uge i64 %13, %p2, !dbg !446
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !446, !prof !13

b2_ok1:
	%18 = load i64, i64* %16, align 8, !dbg !447
	%19 = sext i32 %0 to i64, !dbg !443
	%20 = trunc i64 %p16 to i32, !dbg !443
	%21 = icmp uge i64 %p16, %19, !dbg !443
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !443, !prof !13

b2_ok2:
	%22 = bitcast i64* %15 to i8*, !dbg !443
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !443
	br label %b1, !dbg !443

b3:
	call void @gpuc_quiet_thread(), !dbg !448
	br label %b40, !dbg !448

b4:
	%23 = icmp eq i64 %10, 0, !dbg !449
	br i1 %23, label %b5, label %b40, !dbg !449

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !450
	br i1 %24, label %b6, label %b21, !dbg !450

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !453
	br i1 %25, label %b7, label %b8, !dbg !453

b7:
	%26 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !454
	%27 = sext i32 %p9 to i64, !dbg !455
	%28 = icmp uge i64 %p10, %p2, !dbg !454
	%29 = icmp ugt i64 %27, 5, !dbg !455
	%30 = or i1 %28, %29, !dbg !455
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !455, !prof !13

b7_ok1:
	%31 = bitcast i64* %26 to i8*, !dbg !455
	call void @gpuc_wait_until_thread_int64(i8* %31, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !455
	br label %b20, !dbg !455

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !456
	br i1 %32, label %b9, label %b10, !dbg !456

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !457
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !457
	%35 = sext i32 %p9 to i64, !dbg !457
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !457
	%37 = icmp ne i64 %p2, %34, !dbg !457
	%38 = icmp ugt i64 %35, 5, !dbg !457
	%39 = or i1 %37, %38, !dbg !457
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !457, !prof !13

b9_ok1:
	%40 = bitcast i64* %p1 to i8*, !dbg !457
	%41 = bitcast i32* %36 to i8*, !dbg !457
	call void @gpuc_wait_until_all_thread(i8* %40, i64 %p2, i8* %41, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !457
	br label %b20, !dbg !457

b10:
	%42 = icmp eq i64 %p0, 2, !dbg !458
	br i1 %42, label %b11, label %b12, !dbg !458

b11:
	%43 = icmp eq i64 %p8, 0, !dbg !459
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !459
	%45 = sext i32 %p9 to i64, !dbg !459
	%46 = select i1 %43, i32* null, i32* %p7, !dbg !459
	%47 = icmp ne i64 %p2, %44, !dbg !459
	%48 = icmp ugt i64 %45, 5, !dbg !459
	%49 = or i1 %47, %48, !dbg !459
	br i1 %49, label %b11_fail1, label %b11_ok1, !dbg !459, !prof !13

b11_ok1:
	%50 = bitcast i64* %p1 to i8*, !dbg !459
	%51 = bitcast i32* %46 to i8*, !dbg !459
	%52 = call i64 @gpuc_wait_until_any_thread(i8* %50, i64 %p2, i8* %51, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !459
	br label %b20, !dbg !460

b12:
	%53 = icmp eq i64 %p0, 3, !dbg !461
	br i1 %53, label %b13, label %b14, !dbg !461

b13:
	%54 = icmp eq i64 %p8, 0, !dbg !462
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !462
	%56 = sext i32 %p9 to i64, !dbg !462
	%57 = select i1 %54, i32* null, i32* %p7, !dbg !462
	%58 = icmp ugt i64 %p2, %p6, !dbg !462
	%59 = icmp ne i64 %p2, %55, !dbg !462
	%60 = icmp ugt i64 %56, 5, !dbg !462
	%61 = or i1 %58, %59, !dbg !462
	%62 = or i1 %61, %60, !dbg !462
	br i1 %62, label %b13_fail1, label %b13_ok1, !dbg !462, !prof !13

b13_ok1:
	%63 = bitcast i64* %p1 to i8*, !dbg !462
	%64 = bitcast i64* %p5 to i8*, !dbg !462
	%65 = bitcast i32* %57 to i8*, !dbg !462
	%66 = call i64 @gpuc_wait_until_some_thread(i8* %63, i64 %p2, i8* %64, i8* %65, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !462
	br label %b20, !dbg !463

b14:
	%67 = icmp eq i64 %p0, 4, !dbg !464
	br i1 %67, label %b15, label %b16, !dbg !464

b15:
	%68 = icmp eq i64 %p8, 0, !dbg !465
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !465
	%70 = sext i32 %p9 to i64, !dbg !465
	%71 = select i1 %68, i32* null, i32* %p7, !dbg !465
	%72 = icmp ne i64 %p2, %69, !dbg !465
	%73 = icmp ne i64 %p2, %p13, !dbg !465
	%74 = icmp ugt i64 %70, 5, !dbg !465
	%75 = or i1 %72, %73, !dbg !465
	%76 = or i1 %75, %74, !dbg !465
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !465, !prof !13

b15_ok1:
	%77 = bitcast i64* %p1 to i8*, !dbg !465
	%78 = bitcast i32* %71 to i8*, !dbg !465
	%79 = bitcast i64* %p12 to i8*, !dbg !465
	call void @gpuc_wait_until_all_vector_thread(i8* %77, i64 %p2, i8* %78, i32 %p9, i8* %79, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !465
	br label %b20, !dbg !465

b16:
	%80 = icmp eq i64 %p0, 5, !dbg !466
	br i1 %80, label %b17, label %b18, !dbg !466

b17:
	%81 = icmp eq i64 %p8, 0, !dbg !467
	%82 = select i1 %81, i64 %p2, i64 %p8, !dbg !467
	%83 = sext i32 %p9 to i64, !dbg !467
	%84 = select i1 %81, i32* null, i32* %p7, !dbg !467
	%85 = icmp ne i64 %p2, %82, !dbg !467
	%86 = icmp ne i64 %p2, %p13, !dbg !467
	%87 = icmp ugt i64 %83, 5, !dbg !467
	%88 = or i1 %85, %86, !dbg !467
	%89 = or i1 %88, %87, !dbg !467
	br i1 %89, label %b17_fail1, label %b17_ok1, !dbg !467, !prof !13

b17_ok1:
	%90 = bitcast i64* %p1 to i8*, !dbg !467
	%91 = bitcast i32* %84 to i8*, !dbg !467
	%92 = bitcast i64* %p12 to i8*, !dbg !467
	%93 = call i64 @gpuc_wait_until_any_vector_thread(i8* %90, i64 %p2, i8* %91, i32 %p9, i8* %92, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !467
	br label %b20, !dbg !468

b18:
	%94 = icmp eq i64 %p0, 6, !dbg !469
	br i1 %94, label %b19, label %b20, !dbg !469

b19:
	%95 = icmp eq i64 %p8, 0, !dbg !470
	%96 = select i1 %95, i64 %p2, i64 %p8, !dbg !470
	%97 = sext i32 %p9 to i64, !dbg !470
	%98 = select i1 %95, i32* null, i32* %p7, !dbg !470
	%99 = icmp ugt i64 %p2, %p6, !dbg !470
	%100 = icmp ne i64 %p2, %96, !dbg !470
	%101 = icmp ne i64 %p2, %p13, !dbg !470
	%102 = icmp ugt i64 %97, 5, !dbg !470
	%103 = or i1 %99, %100, !dbg !470
	%104 = or i1 %103, %101, !dbg !470
	%105 = or i1 %104, %102, !dbg !470
	br i1 %105, label %b19_fail1, label %b19_ok1, !dbg !470, !prof !13

b19_ok1:
	%106 = bitcast i64* %p1 to i8*, !dbg !470
	%107 = bitcast i64* %p5 to i8*, !dbg !470
	%108 = bitcast i32* %98 to i8*, !dbg !470
	%109 = bitcast i64* %p12 to i8*, !dbg !470
	%110 = call i64 @gpuc_wait_until_some_vector_thread(i8* %106, i64 %p2, i8* %107, i8* %108, i32 %p9, i8* %109, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !470
	br label %b20, !dbg !471

b20:
	%111 = phi i64 [ %52, %b11_ok1 ], [ %66, %b13_ok1 ], [ %93, %b17_ok1 ], [ %110, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !452
	br label %b39, !dbg !452

b21:
	%112 = sub i64 %p0, 7, !dbg !472
	%113 = icmp eq i64 %112, 0, !dbg !475
	br i1 %113, label %b22, label %b23, !dbg !475

b22:
	%114 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !476
	%115 = sext i32 %p9 to i64, !dbg !477
	%116 = icmp uge i64 %p10, %p2, !dbg !476
	%117 = icmp ugt i64 %115, 5, !dbg !477
	%118 = or i1 %116, %117, !dbg !477
	br i1 %118, label %b22_fail1, label %b22_ok1, !dbg !477, !prof !13

b22_ok1:
	%119 = bitcast i64* %114 to i8*, !dbg !477
	%120 = call i32 @gpuc_test_thread_int64(i8* %119, i32 %p9, i64 %p11), !dbg !477
	%121 = icmp ne i32 %120, 0, !dbg !477
	br label %b31, !dbg !477

b23:
	%122 = icmp eq i64 %112, 1, !dbg !478
	br i1 %122, label %b24, label %b25, !dbg !478

b24:
	%123 = icmp eq i64 %p8, 0, !dbg !479
	%124 = select i1 %123, i64 %p2, i64 %p8, !dbg !479
	%125 = sext i32 %p9 to i64, !dbg !479
	%126 = select i1 %123, i32* null, i32* %p7, !dbg !479
	%127 = icmp ne i64 %p2, %124, !dbg !479
	%128 = icmp ugt i64 %125, 5, !dbg !479
	%129 = or i1 %127, %128, !dbg !479
	br i1 %129, label %b24_fail1, label %b24_ok1, !dbg !479, !prof !13

b24_ok1:
	%130 = bitcast i64* %p1 to i8*, !dbg !479
	%131 = bitcast i32* %126 to i8*, !dbg !479
	%132 = call i32 @gpuc_test_all_thread(i8* %130, i64 %p2, i8* %131, i32 %p9, i64 %p11, i32 4), !dbg !479
	%133 = icmp ne i32 %132, 0, !dbg !479
	br label %b31, !dbg !479

b25:
	%134 = icmp eq i64 %112, 2, !dbg !480
	br i1 %134, label %b26, label %b27, !dbg !480

b26:
	%135 = icmp eq i64 %p8, 0, !dbg !481
	%136 = select i1 %135, i64 %p2, i64 %p8, !dbg !481
	%137 = sext i32 %p9 to i64, !dbg !481
	%138 = select i1 %135, i32* null, i32* %p7, !dbg !481
	%139 = icmp ne i64 %p2, %136, !dbg !481
	%140 = icmp ugt i64 %137, 5, !dbg !481
	%141 = or i1 %139, %140, !dbg !481
	br i1 %141, label %b26_fail1, label %b26_ok1, !dbg !481, !prof !13

b26_ok1:
	%142 = bitcast i64* %p1 to i8*, !dbg !481
	%143 = bitcast i32* %138 to i8*, !dbg !481
	%144 = call i64 @gpuc_test_any_thread(i8* %142, i64 %p2, i8* %143, i32 %p9, i64 %p11, i32 4), !dbg !481
	%145 = icmp sge i64 %144, 0, !dbg !482
	br label %b37, !dbg !483

b27:
	%146 = icmp eq i64 %112, 3, !dbg !484
	br i1 %146, label %b28, label %b29, !dbg !484

b28:
	%147 = icmp eq i64 %p8, 0, !dbg !485
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !485
	%149 = sext i32 %p9 to i64, !dbg !485
	%150 = select i1 %147, i32* null, i32* %p7, !dbg !485
	%151 = icmp ugt i64 %p2, %p6, !dbg !485
	%152 = icmp ne i64 %p2, %148, !dbg !485
	%153 = icmp ugt i64 %149, 5, !dbg !485
	%154 = or i1 %151, %152, !dbg !485
	%155 = or i1 %154, %153, !dbg !485
	br i1 %155, label %b28_fail1, label %b28_ok1, !dbg !485, !prof !13

b28_ok1:
	%156 = bitcast i64* %p1 to i8*, !dbg !485
	%157 = bitcast i64* %p5 to i8*, !dbg !485
	%158 = bitcast i32* %150 to i8*, !dbg !485
	%159 = call i64 @gpuc_test_some_thread(i8* %156, i64 %p2, i8* %157, i8* %158, i32 %p9, i64 %p11, i32 4), !dbg !485
	%160 = icmp sgt i64 %159, 0, !dbg !486
	br label %b37, !dbg !487

b29:
	%161 = icmp eq i64 %112, 4, !dbg !488
	br i1 %161, label %b30, label %b32, !dbg !488

b30:
	%162 = icmp eq i64 %p8, 0, !dbg !489
	%163 = select i1 %162, i64 %p2, i64 %p8, !dbg !489
	%164 = sext i32 %p9 to i64, !dbg !489
	%165 = select i1 %162, i32* null, i32* %p7, !dbg !489
	%166 = icmp ne i64 %p2, %163, !dbg !489
	%167 = icmp ne i64 %p2, %p13, !dbg !489
	%168 = icmp ugt i64 %164, 5, !dbg !489
	%169 = or i1 %166, %167, !dbg !489
	%170 = or i1 %169, %168, !dbg !489
	br i1 %170, label %b30_fail1, label %b30_ok1, !dbg !489, !prof !13

b30_ok1:
	%171 = bitcast i64* %p1 to i8*, !dbg !489
	%172 = bitcast i32* %165 to i8*, !dbg !489
	%173 = bitcast i64* %p12 to i8*, !dbg !489
	%174 = call i32 @gpuc_test_all_vector_thread(i8* %171, i64 %p2, i8* %172, i32 %p9, i8* %173, i32 4), !dbg !489
	%175 = icmp ne i32 %174, 0, !dbg !489
	br label %b31, !dbg !489

b31:
	%176 = phi i1 [ %121, %b22_ok1 ], [ %133, %b24_ok1 ], [ %175, %b30_ok1 ], !dbg !490
	br i1 %176, label %b37, label %b36, !dbg !490

b32:
	%177 = icmp eq i64 %112, 5, !dbg !491
	br i1 %177, label %b33, label %b34, !dbg !491

b33:
	%178 = icmp eq i64 %p8, 0, !dbg !492
	%179 = select i1 %178, i64 %p2, i64 %p8, !dbg !492
	%180 = sext i32 %p9 to i64, !dbg !492
	%181 = select i1 %178, i32* null, i32* %p7, !dbg !492
	%182 = icmp ne i64 %p2, %179, !dbg !492
	%183 = icmp ne i64 %p2, %p13, !dbg !492
	%184 = icmp ugt i64 %180, 5, !dbg !492
	%185 = or i1 %182, %183, !dbg !492
	%186 = or i1 %185, %184, !dbg !492
	br i1 %186, label %b33_fail1, label %b33_ok1, !dbg !492, !prof !13

b33_ok1:
	%187 = bitcast i64* %p1 to i8*, !dbg !492
	%188 = bitcast i32* %181 to i8*, !dbg !492
	%189 = bitcast i64* %p12 to i8*, !dbg !492
	%190 = call i64 @gpuc_test_any_vector_thread(i8* %187, i64 %p2, i8* %188, i32 %p9, i8* %189, i32 4), !dbg !492
	%191 = icmp sge i64 %190, 0, !dbg !493
	br label %b37, !dbg !494

b34:
	%192 = icmp eq i64 %112, 6, !dbg !495
	br i1 %192, label %b35, label %b36, !dbg !495

b35:
	%193 = icmp eq i64 %p8, 0, !dbg !496
	%194 = select i1 %193, i64 %p2, i64 %p8, !dbg !496
	%195 = sext i32 %p9 to i64, !dbg !496
	%196 = select i1 %193, i32* null, i32* %p7, !dbg !496
	%197 = icmp ugt i64 %p2, %p6, !dbg !496
	%198 = icmp ne i64 %p2, %194, !dbg !496
	%199 = icmp ne i64 %p2, %p13, !dbg !496
	%200 = icmp ugt i64 %195, 5, !dbg !496
	%201 = or i1 %197, %198, !dbg !496
	%202 = or i1 %201, %199, !dbg !496
	%203 = or i1 %202, %200, !dbg !496
	br i1 %203, label %b35_fail1, label %b35_ok1, !dbg !496, !prof !13

b35_ok1:
	%204 = bitcast i64* %p1 to i8*, !dbg !496
	%205 = bitcast i64* %p5 to i8*, !dbg !496
	%206 = bitcast i32* %196 to i8*, !dbg !496
	%207 = bitcast i64* %p12 to i8*, !dbg !496
	%208 = call i64 @gpuc_test_some_vector_thread(i8* %204, i64 %p2, i8* %205, i8* %206, i32 %p9, i8* %207, i32 4), !dbg !496
	%209 = icmp sgt i64 %208, 0, !dbg !497
	br label %b37, !dbg !498

b36:
	br label %b37, !dbg !499

b37:
	%210 = phi i1 [ %145, %b26_ok1 ], [ %160, %b28_ok1 ], [ %191, %b33_ok1 ], [ %209, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !474
	%211 = phi i64 [ %144, %b26_ok1 ], [ %159, %b28_ok1 ], [ %190, %b33_ok1 ], [ %208, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !474
	br i1 %210, label %b39, label %b38, !dbg !474

b38:
	%212 = icmp eq i64 %p4, 0, !dbg !500
	br i1 %212, label %b39, label %b21, !dbg !500

b39:
	%213 = phi i64 [ %111, %b20 ], [ %211, %b37 ], [ %211, %b38 ], !dbg !501
	%214 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !502
	%215 = icmp uge i64 0, %p15, !dbg !502
	br i1 %215, label %b39_fail1, label %b39_ok1, !dbg !502, !prof !13

b39_ok1:
	store i64 %213, i64* %214, align 8, !dbg !502
	br label %b40, !dbg !502

b40:
	ret void, !dbg !442

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !446
	ret void, !dbg !446

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !443
	ret void, !dbg !443

b7_fail1:
	%216 = icmp uge i64 %p10, %p2, !dbg !454
	br i1 %216, label %b7_fail2, label %b7_ok2, !dbg !454

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !454
	ret void, !dbg !454

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !455
	ret void, !dbg !455

b9_fail1:
	%217 = icmp ne i64 %p2, %34, !dbg !457
	br i1 %217, label %b9_fail2, label %b9_ok2, !dbg !457

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !457
	ret void, !dbg !457

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !457
	ret void, !dbg !457

b11_fail1:
	%218 = icmp ne i64 %p2, %44, !dbg !459
	br i1 %218, label %b11_fail2, label %b11_ok2, !dbg !459

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %44), !dbg !459
	ret void, !dbg !459

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %45, i64 5), !dbg !459
	ret void, !dbg !459

b13_fail1:
	%219 = icmp ugt i64 %p2, %p6, !dbg !462
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !462

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !462
	ret void, !dbg !462

b13_ok2:
	%220 = icmp ne i64 %p2, %55, !dbg !462
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !462

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %55), !dbg !462
	ret void, !dbg !462

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %56, i64 5), !dbg !462
	ret void, !dbg !462

b15_fail1:
	%221 = icmp ne i64 %p2, %69, !dbg !465
	br i1 %221, label %b15_fail2, label %b15_ok2, !dbg !465

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %69), !dbg !465
	ret void, !dbg !465

b15_ok2:
	%222 = icmp ne i64 %p2, %p13, !dbg !465
	br i1 %222, label %b15_fail3, label %b15_ok3, !dbg !465

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !465
	ret void, !dbg !465

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %70, i64 5), !dbg !465
	ret void, !dbg !465

b17_fail1:
	%223 = icmp ne i64 %p2, %82, !dbg !467
	br i1 %223, label %b17_fail2, label %b17_ok2, !dbg !467

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %82), !dbg !467
	ret void, !dbg !467

b17_ok2:
	%224 = icmp ne i64 %p2, %p13, !dbg !467
	br i1 %224, label %b17_fail3, label %b17_ok3, !dbg !467

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !467
	ret void, !dbg !467

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %83, i64 5), !dbg !467
	ret void, !dbg !467

b19_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !470
	br i1 %225, label %b19_fail2, label %b19_ok2, !dbg !470

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !470
	ret void, !dbg !470

b19_ok2:
	%226 = icmp ne i64 %p2, %96, !dbg !470
	br i1 %226, label %b19_fail3, label %b19_ok3, !dbg !470

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %96), !dbg !470
	ret void, !dbg !470

b19_ok3:
	%227 = icmp ne i64 %p2, %p13, !dbg !470
	br i1 %227, label %b19_fail4, label %b19_ok4, !dbg !470

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !470
	ret void, !dbg !470

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 5), !dbg !470
	ret void, !dbg !470

b22_fail1:
	%228 = icmp uge i64 %p10, %p2, !dbg !476
	br i1 %228, label %b22_fail2, label %b22_ok2, !dbg !476

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !476
	ret void, !dbg !476

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %115, i64 5), !dbg !477
	ret void, !dbg !477

b24_fail1:
	%229 = icmp ne i64 %p2, %124, !dbg !479
	br i1 %229, label %b24_fail2, label %b24_ok2, !dbg !479

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %124), !dbg !479
	ret void, !dbg !479

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %125, i64 5), !dbg !479
	ret void, !dbg !479

b26_fail1:
	%230 = icmp ne i64 %p2, %136, !dbg !481
	br i1 %230, label %b26_fail2, label %b26_ok2, !dbg !481

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %136), !dbg !481
	ret void, !dbg !481

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %137, i64 5), !dbg !481
	ret void, !dbg !481

b28_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !485
	br i1 %231, label %b28_fail2, label %b28_ok2, !dbg !485

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !485
	ret void, !dbg !485

b28_ok2:
	%232 = icmp ne i64 %p2, %148, !dbg !485
	br i1 %232, label %b28_fail3, label %b28_ok3, !dbg !485

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !485
	ret void, !dbg !485

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %149, i64 5), !dbg !485
	ret void, !dbg !485

b30_fail1:
	%233 = icmp ne i64 %p2, %163, !dbg !489
	br i1 %233, label %b30_fail2, label %b30_ok2, !dbg !489

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %163), !dbg !489
	ret void, !dbg !489

b30_ok2:
	%234 = icmp ne i64 %p2, %p13, !dbg !489
	br i1 %234, label %b30_fail3, label %b30_ok3, !dbg !489

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !489
	ret void, !dbg !489

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %164, i64 5), !dbg !489
	ret void, !dbg !489

b33_fail1:
	%235 = icmp ne i64 %p2, %179, !dbg !492
	br i1 %235, label %b33_fail2, label %b33_ok2, !dbg !492

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %179), !dbg !492
	ret void, !dbg !492

b33_ok2:
	%236 = icmp ne i64 %p2, %p13, !dbg !492
	br i1 %236, label %b33_fail3, label %b33_ok3, !dbg !492

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !492
	ret void, !dbg !492

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %180, i64 5), !dbg !492
	ret void, !dbg !492

b35_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !496
	br i1 %237, label %b35_fail2, label %b35_ok2, !dbg !496

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !496
	ret void, !dbg !496

b35_ok2:
	%238 = icmp ne i64 %p2, %194, !dbg !496
	br i1 %238, label %b35_fail3, label %b35_ok3, !dbg !496

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %194), !dbg !496
	ret void, !dbg !496

b35_ok3:
	%239 = icmp ne i64 %p2, %p13, !dbg !496
	br i1 %239, label %b35_fail4, label %b35_ok4, !dbg !496

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !496
	ret void, !dbg !496

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %195, i64 5), !dbg !496
	ret void, !dbg !496

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !502
	ret void, !dbg !502
}

define void @WaitUint16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 zeroext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !28
	%6 = mul i32 %5, %3, !dbg !508
	%7 = add i32 %2, %6, !dbg !508
	%8 = mul i32 %4, %7, !dbg !508
	%9 = add i32 %1, %8, !dbg !508
	%10 = sext i32 %9 to i64, !dbg !508
	%11 = icmp eq i64 %10, 33, !dbg !509
	br i1 %11, label %b1, label %b4, !dbg !509

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !509
	%13 = add i64 %12, 1, !dbg !509
	%14 = icmp slt i64 %13, %p4, !dbg !509
	br i1 %14, label %b2, label %b3, !dbg !509

b2:
	%15 = getelementptr inbounds i16, i16* %p1, i64 %13, !dbg !510
	%16 = getelementptr inbounds i16, i16* %p3, i64 %13, !dbg !511
	%17 = icmp uge i64 %13, %p2, !dbg !510
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !510, !prof !13

b2_ok1:
	%18 = load i16, i16* %16, align 2, !dbg !511
	%19 = sext i32 %0 to i64, !dbg !507
	%20 = trunc i64 %p16 to i32, !dbg !507
	%21 = icmp uge i64 %p16, %19, !dbg !507
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !507, !prof !13

b2_ok2:
	%22 = bitcast i16* %15 to i8*, !dbg !507
	call void @gpuc_p_thread_16(i8* %22, i16 zeroext %18, i32 %20), !dbg !507
	br label %b1, !dbg !507

b3:
	call void @gpuc_quiet_thread(), !dbg !512
	br label %b40, !dbg !512

b4:
	%23 = icmp eq i64 %10, 0, !dbg !513
	br i1 %23, label %b5, label %b40, !dbg !513

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !514
	br i1 %24, label %b6, label %b21, !dbg !514

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !517
	br i1 %25, label %b7, label %b8, !dbg !517

b7:
	%26 = getelementptr inbounds i16, i16* %p1, i64 %p10, !dbg !518
	%27 = sext i32 %p9 to i64, !dbg !519
	%28 = icmp uge i64 %p10, %p2, !dbg !518
	%29 = icmp ugt i64 %27, 5, !dbg !519
	%30 = or i1 %28, %29, !dbg !519
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !519, !prof !13

b7_ok1:
	%31 = bitcast i16* %26 to i8*, !dbg !519
	call void @gpuc_wait_until_thread_uint16(i8* %31, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 93), !dbg !519
	br label %b20, !dbg !519

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !520
	br i1 %32, label %b9, label %b10, !dbg !520

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !521
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !521
	%35 = sext i32 %p9 to i64, !dbg !521
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !521
	%37 = zext i16 %p11 to i64, !dbg !521
	%38 = icmp ne i64 %p2, %34, !dbg !521
	%39 = icmp ugt i64 %35, 5, !dbg !521
	%40 = or i1 %38, %39, !dbg !521
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !521, !prof !13

b9_ok1:
	%41 = bitcast i16* %p1 to i8*, !dbg !521
	%42 = bitcast i32* %36 to i8*, !dbg !521
	call void @gpuc_wait_until_all_thread(i8* %41, i64 %p2, i8* %42, i32 %p9, i64 %37, i32 6, i32 1, i8* %ctrl, i32 94), !dbg !521
	br label %b20, !dbg !521

b10:
	%43 = icmp eq i64 %p0, 2, !dbg !522
	br i1 %43, label %b11, label %b12, !dbg !522

b11:
	%44 = icmp eq i64 %p8, 0, !dbg !523
	%45 = select i1 %44, i64 %p2, i64 %p8, !dbg !523
	%46 = sext i32 %p9 to i64, !dbg !523
	%47 = select i1 %44, i32* null, i32* %p7, !dbg !523
	%48 = zext i16 %p11 to i64, !dbg !523
	%49 = icmp ne i64 %p2, %45, !dbg !523
	%50 = icmp ugt i64 %46, 5, !dbg !523
	%51 = or i1 %49, %50, !dbg !523
	br i1 %51, label %b11_fail1, label %b11_ok1, !dbg !523, !prof !13

b11_ok1:
	%52 = bitcast i16* %p1 to i8*, !dbg !523
	%53 = bitcast i32* %47 to i8*, !dbg !523
	%54 = call i64 @gpuc_wait_until_any_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %48, i32 6, i32 1, i8* %ctrl, i32 95), !dbg !523
	br label %b20, !dbg !524

b12:
	%55 = icmp eq i64 %p0, 3, !dbg !525
	br i1 %55, label %b13, label %b14, !dbg !525

b13:
	%56 = icmp eq i64 %p8, 0, !dbg !526
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !526
	%58 = sext i32 %p9 to i64, !dbg !526
	%59 = select i1 %56, i32* null, i32* %p7, !dbg !526
	%60 = zext i16 %p11 to i64, !dbg !526
	%61 = icmp ugt i64 %p2, %p6, !dbg !526
	%62 = icmp ne i64 %p2, %57, !dbg !526
	%63 = icmp ugt i64 %58, 5, !dbg !526
	%64 = or i1 %61, %62, !dbg !526
	%65 = or i1 %64, %63, !dbg !526
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !526, !prof !13

b13_ok1:
	%66 = bitcast i16* %p1 to i8*, !dbg !526
	%67 = bitcast i64* %p5 to i8*, !dbg !526
	%68 = bitcast i32* %59 to i8*, !dbg !526
	%69 = call i64 @gpuc_wait_until_some_thread(i8* %66, i64 %p2, i8* %67, i8* %68, i32 %p9, i64 %60, i32 6, i32 1, i8* %ctrl, i32 96), !dbg !526
	br label %b20, !dbg !527

b14:
	%70 = icmp eq i64 %p0, 4, !dbg !528
	br i1 %70, label %b15, label %b16, !dbg !528

b15:
	%71 = icmp eq i64 %p8, 0, !dbg !529
	%72 = select i1 %71, i64 %p2, i64 %p8, !dbg !529
	%73 = sext i32 %p9 to i64, !dbg !529
	%74 = select i1 %71, i32* null, i32* %p7, !dbg !529
	%75 = icmp ne i64 %p2, %72, !dbg !529
	%76 = icmp ne i64 %p2, %p13, !dbg !529
	%77 = icmp ugt i64 %73, 5, !dbg !529
	%78 = or i1 %75, %76, !dbg !529
	%79 = or i1 %78, %77, !dbg !529
	br i1 %79, label %b15_fail1, label %b15_ok1, !dbg !529, !prof !13

b15_ok1:
	%80 = bitcast i16* %p1 to i8*, !dbg !529
	%81 = bitcast i32* %74 to i8*, !dbg !529
	%82 = bitcast i16* %p12 to i8*, !dbg !529
	call void @gpuc_wait_until_all_vector_thread(i8* %80, i64 %p2, i8* %81, i32 %p9, i8* %82, i32 6, i32 1, i8* %ctrl, i32 97), !dbg !529
	br label %b20, !dbg !529

b16:
	%83 = icmp eq i64 %p0, 5, !dbg !530
	br i1 %83, label %b17, label %b18, !dbg !530

b17:
	%84 = icmp eq i64 %p8, 0, !dbg !531
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !531
	%86 = sext i32 %p9 to i64, !dbg !531
	%87 = select i1 %84, i32* null, i32* %p7, !dbg !531
	%88 = icmp ne i64 %p2, %85, !dbg !531
	%89 = icmp ne i64 %p2, %p13, !dbg !531
	%90 = icmp ugt i64 %86, 5, !dbg !531
	%91 = or i1 %88, %89, !dbg !531
	%92 = or i1 %91, %90, !dbg !531
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !531, !prof !13

b17_ok1:
	%93 = bitcast i16* %p1 to i8*, !dbg !531
	%94 = bitcast i32* %87 to i8*, !dbg !531
	%95 = bitcast i16* %p12 to i8*, !dbg !531
	%96 = call i64 @gpuc_wait_until_any_vector_thread(i8* %93, i64 %p2, i8* %94, i32 %p9, i8* %95, i32 6, i32 1, i8* %ctrl, i32 98), !dbg !531
	br label %b20, !dbg !532

b18:
	%97 = icmp eq i64 %p0, 6, !dbg !533
	br i1 %97, label %b19, label %b20, !dbg !533

b19:
	%98 = icmp eq i64 %p8, 0, !dbg !534
	%99 = select i1 %98, i64 %p2, i64 %p8, !dbg !534
	%100 = sext i32 %p9 to i64, !dbg !534
	%101 = select i1 %98, i32* null, i32* %p7, !dbg !534
	%102 = icmp ugt i64 %p2, %p6, !dbg !534
	%103 = icmp ne i64 %p2, %99, !dbg !534
	%104 = icmp ne i64 %p2, %p13, !dbg !534
	%105 = icmp ugt i64 %100, 5, !dbg !534
	%106 = or i1 %102, %103, !dbg !534
	%107 = or i1 %106, %104, !dbg !534
	%108 = or i1 %107, %105, !dbg !534
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !534, !prof !13

b19_ok1:
	%109 = bitcast i16* %p1 to i8*, !dbg !534
	%110 = bitcast i64* %p5 to i8*, !dbg !534
	%111 = bitcast i32* %101 to i8*, !dbg !534
	%112 = bitcast i16* %p12 to i8*, !dbg !534
	%113 = call i64 @gpuc_wait_until_some_vector_thread(i8* %109, i64 %p2, i8* %110, i8* %111, i32 %p9, i8* %112, i32 6, i32 1, i8* %ctrl, i32 99), !dbg !534
	br label %b20, !dbg !535

b20:
	%114 = phi i64 [ %54, %b11_ok1 ], [ %69, %b13_ok1 ], [ %96, %b17_ok1 ], [ %113, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !516
	br label %b39, !dbg !516

b21:
	%115 = sub i64 %p0, 7, !dbg !536
	%116 = icmp eq i64 %115, 0, !dbg !539
	br i1 %116, label %b22, label %b23, !dbg !539

b22:
	%117 = getelementptr inbounds i16, i16* %p1, i64 %p10, !dbg !540
	%118 = sext i32 %p9 to i64, !dbg !541
	%119 = icmp uge i64 %p10, %p2, !dbg !540
	%120 = icmp ugt i64 %118, 5, !dbg !541
	%121 = or i1 %119, %120, !dbg !541
	br i1 %121, label %b22_fail1, label %b22_ok1, !dbg !541, !prof !13

b22_ok1:
	%122 = bitcast i16* %117 to i8*, !dbg !541
	%123 = call i32 @gpuc_test_thread_uint16(i8* %122, i32 %p9, i16 zeroext %p11), !dbg !541
	%124 = icmp ne i32 %123, 0, !dbg !541
	br label %b31, !dbg !541

b23:
	%125 = icmp eq i64 %115, 1, !dbg !542
	br i1 %125, label %b24, label %b25, !dbg !542

b24:
	%126 = icmp eq i64 %p8, 0, !dbg !543
	%127 = select i1 %126, i64 %p2, i64 %p8, !dbg !543
	%128 = sext i32 %p9 to i64, !dbg !543
	%129 = select i1 %126, i32* null, i32* %p7, !dbg !543
	%130 = zext i16 %p11 to i64, !dbg !543
	%131 = icmp ne i64 %p2, %127, !dbg !543
	%132 = icmp ugt i64 %128, 5, !dbg !543
	%133 = or i1 %131, %132, !dbg !543
	br i1 %133, label %b24_fail1, label %b24_ok1, !dbg !543, !prof !13

b24_ok1:
	%134 = bitcast i16* %p1 to i8*, !dbg !543
	%135 = bitcast i32* %129 to i8*, !dbg !543
	%136 = call i32 @gpuc_test_all_thread(i8* %134, i64 %p2, i8* %135, i32 %p9, i64 %130, i32 6), !dbg !543
	%137 = icmp ne i32 %136, 0, !dbg !543
	br label %b31, !dbg !543

b25:
	%138 = icmp eq i64 %115, 2, !dbg !544
	br i1 %138, label %b26, label %b27, !dbg !544

b26:
	%139 = icmp eq i64 %p8, 0, !dbg !545
	%140 = select i1 %139, i64 %p2, i64 %p8, !dbg !545
	%141 = sext i32 %p9 to i64, !dbg !545
	%142 = select i1 %139, i32* null, i32* %p7, !dbg !545
	%143 = zext i16 %p11 to i64, !dbg !545
	%144 = icmp ne i64 %p2, %140, !dbg !545
	%145 = icmp ugt i64 %141, 5, !dbg !545
	%146 = or i1 %144, %145, !dbg !545
	br i1 %146, label %b26_fail1, label %b26_ok1, !dbg !545, !prof !13

b26_ok1:
	%147 = bitcast i16* %p1 to i8*, !dbg !545
	%148 = bitcast i32* %142 to i8*, !dbg !545
	%149 = call i64 @gpuc_test_any_thread(i8* %147, i64 %p2, i8* %148, i32 %p9, i64 %143, i32 6), !dbg !545
	%150 = icmp sge i64 %149, 0, !dbg !546
	br label %b37, !dbg !547

b27:
	%151 = icmp eq i64 %115, 3, !dbg !548
	br i1 %151, label %b28, label %b29, !dbg !548

b28:
	%152 = icmp eq i64 %p8, 0, !dbg !549
	%153 = select i1 %152, i64 %p2, i64 %p8, !dbg !549
	%154 = sext i32 %p9 to i64, !dbg !549
	%155 = select i1 %152, i32* null, i32* %p7, !dbg !549
	%156 = zext i16 %p11 to i64, !dbg !549
	%157 = icmp ugt i64 %p2, %p6, !dbg !549
	%158 = icmp ne i64 %p2, %153, !dbg !549
	%159 = icmp ugt i64 %154, 5, !dbg !549
	%160 = or i1 %157, %158, !dbg !549
	%161 = or i1 %160, %159, !dbg !549
	br i1 %161, label %b28_fail1, label %b28_ok1, !dbg !549, !prof !13

b28_ok1:
	%162 = bitcast i16* %p1 to i8*, !dbg !549
	%163 = bitcast i64* %p5 to i8*, !dbg !549
	%164 = bitcast i32* %155 to i8*, !dbg !549
	%165 = call i64 @gpuc_test_some_thread(i8* %162, i64 %p2, i8* %163, i8* %164, i32 %p9, i64 %156, i32 6), !dbg !549
	%166 = icmp sgt i64 %165, 0, !dbg !550
	br label %b37, !dbg !551

b29:
	%167 = icmp eq i64 %115, 4, !dbg !552
	br i1 %167, label %b30, label %b32, !dbg !552

b30:
	%168 = icmp eq i64 %p8, 0, !dbg !553
	%169 = select i1 %168, i64 %p2, i64 %p8, !dbg !553
	%170 = sext i32 %p9 to i64, !dbg !553
	%171 = select i1 %168, i32* null, i32* %p7, !dbg !553
	%172 = icmp ne i64 %p2, %169, !dbg !553
	%173 = icmp ne i64 %p2, %p13, !dbg !553
	%174 = icmp ugt i64 %170, 5, !dbg !553
	%175 = or i1 %172, %173, !dbg !553
	%176 = or i1 %175, %174, !dbg !553
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !553, !prof !13

b30_ok1:
	%177 = bitcast i16* %p1 to i8*, !dbg !553
	%178 = bitcast i32* %171 to i8*, !dbg !553
	%179 = bitcast i16* %p12 to i8*, !dbg !553
	%180 = call i32 @gpuc_test_all_vector_thread(i8* %177, i64 %p2, i8* %178, i32 %p9, i8* %179, i32 6), !dbg !553
	%181 = icmp ne i32 %180, 0, !dbg !553
	br label %b31, !dbg !553

b31:
	%182 = phi i1 [ %124, %b22_ok1 ], [ %137, %b24_ok1 ], [ %181, %b30_ok1 ], !dbg !554
	br i1 %182, label %b37, label %b36, !dbg !554

b32:
	%183 = icmp eq i64 %115, 5, !dbg !555
	br i1 %183, label %b33, label %b34, !dbg !555

b33:
	%184 = icmp eq i64 %p8, 0, !dbg !556
	%185 = select i1 %184, i64 %p2, i64 %p8, !dbg !556
	%186 = sext i32 %p9 to i64, !dbg !556
	%187 = select i1 %184, i32* null, i32* %p7, !dbg !556
	%188 = icmp ne i64 %p2, %185, !dbg !556
	%189 = icmp ne i64 %p2, %p13, !dbg !556
	%190 = icmp ugt i64 %186, 5, !dbg !556
	%191 = or i1 %188, %189, !dbg !556
	%192 = or i1 %191, %190, !dbg !556
	br i1 %192, label %b33_fail1, label %b33_ok1, !dbg !556, !prof !13

b33_ok1:
	%193 = bitcast i16* %p1 to i8*, !dbg !556
	%194 = bitcast i32* %187 to i8*, !dbg !556
	%195 = bitcast i16* %p12 to i8*, !dbg !556
	%196 = call i64 @gpuc_test_any_vector_thread(i8* %193, i64 %p2, i8* %194, i32 %p9, i8* %195, i32 6), !dbg !556
	%197 = icmp sge i64 %196, 0, !dbg !557
	br label %b37, !dbg !558

b34:
	%198 = icmp eq i64 %115, 6, !dbg !559
	br i1 %198, label %b35, label %b36, !dbg !559

b35:
	%199 = icmp eq i64 %p8, 0, !dbg !560
	%200 = select i1 %199, i64 %p2, i64 %p8, !dbg !560
	%201 = sext i32 %p9 to i64, !dbg !560
	%202 = select i1 %199, i32* null, i32* %p7, !dbg !560
	%203 = icmp ugt i64 %p2, %p6, !dbg !560
	%204 = icmp ne i64 %p2, %200, !dbg !560
	%205 = icmp ne i64 %p2, %p13, !dbg !560
	%206 = icmp ugt i64 %201, 5, !dbg !560
	%207 = or i1 %203, %204, !dbg !560
	%208 = or i1 %207, %205, !dbg !560
	%209 = or i1 %208, %206, !dbg !560
	br i1 %209, label %b35_fail1, label %b35_ok1, !dbg !560, !prof !13

b35_ok1:
	%210 = bitcast i16* %p1 to i8*, !dbg !560
	%211 = bitcast i64* %p5 to i8*, !dbg !560
	%212 = bitcast i32* %202 to i8*, !dbg !560
	%213 = bitcast i16* %p12 to i8*, !dbg !560
	%214 = call i64 @gpuc_test_some_vector_thread(i8* %210, i64 %p2, i8* %211, i8* %212, i32 %p9, i8* %213, i32 6), !dbg !560
	%215 = icmp sgt i64 %214, 0, !dbg !561
	br label %b37, !dbg !562

b36:
	br label %b37, !dbg !563

b37:
	%216 = phi i1 [ %150, %b26_ok1 ], [ %166, %b28_ok1 ], [ %197, %b33_ok1 ], [ %215, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !538
	%217 = phi i64 [ %149, %b26_ok1 ], [ %165, %b28_ok1 ], [ %196, %b33_ok1 ], [ %214, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !538
	br i1 %216, label %b39, label %b38, !dbg !538

b38:
	%218 = icmp eq i64 %p4, 0, !dbg !564
	br i1 %218, label %b39, label %b21, !dbg !564

b39:
	%219 = phi i64 [ %114, %b20 ], [ %217, %b37 ], [ %217, %b38 ], !dbg !565
	%220 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !566
	%221 = icmp uge i64 0, %p15, !dbg !566
	br i1 %221, label %b39_fail1, label %b39_ok1, !dbg !566, !prof !13

b39_ok1:
	store i64 %219, i64* %220, align 8, !dbg !566
	br label %b40, !dbg !566

b40:
	ret void, !dbg !506

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !510
	ret void, !dbg !510

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !507
	ret void, !dbg !507

b7_fail1:
	%222 = icmp uge i64 %p10, %p2, !dbg !518
	br i1 %222, label %b7_fail2, label %b7_ok2, !dbg !518

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !518
	ret void, !dbg !518

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !519
	ret void, !dbg !519

b9_fail1:
	%223 = icmp ne i64 %p2, %34, !dbg !521
	br i1 %223, label %b9_fail2, label %b9_ok2, !dbg !521

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !521
	ret void, !dbg !521

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !521
	ret void, !dbg !521

b11_fail1:
	%224 = icmp ne i64 %p2, %45, !dbg !523
	br i1 %224, label %b11_fail2, label %b11_ok2, !dbg !523

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %45), !dbg !523
	ret void, !dbg !523

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 5), !dbg !523
	ret void, !dbg !523

b13_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !526
	br i1 %225, label %b13_fail2, label %b13_ok2, !dbg !526

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !526
	ret void, !dbg !526

b13_ok2:
	%226 = icmp ne i64 %p2, %57, !dbg !526
	br i1 %226, label %b13_fail3, label %b13_ok3, !dbg !526

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %57), !dbg !526
	ret void, !dbg !526

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %58, i64 5), !dbg !526
	ret void, !dbg !526

b15_fail1:
	%227 = icmp ne i64 %p2, %72, !dbg !529
	br i1 %227, label %b15_fail2, label %b15_ok2, !dbg !529

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %72), !dbg !529
	ret void, !dbg !529

b15_ok2:
	%228 = icmp ne i64 %p2, %p13, !dbg !529
	br i1 %228, label %b15_fail3, label %b15_ok3, !dbg !529

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !529
	ret void, !dbg !529

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %73, i64 5), !dbg !529
	ret void, !dbg !529

b17_fail1:
	%229 = icmp ne i64 %p2, %85, !dbg !531
	br i1 %229, label %b17_fail2, label %b17_ok2, !dbg !531

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %85), !dbg !531
	ret void, !dbg !531

b17_ok2:
	%230 = icmp ne i64 %p2, %p13, !dbg !531
	br i1 %230, label %b17_fail3, label %b17_ok3, !dbg !531

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !531
	ret void, !dbg !531

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %86, i64 5), !dbg !531
	ret void, !dbg !531

b19_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !534
	br i1 %231, label %b19_fail2, label %b19_ok2, !dbg !534

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !534
	ret void, !dbg !534

b19_ok2:
	%232 = icmp ne i64 %p2, %99, !dbg !534
	br i1 %232, label %b19_fail3, label %b19_ok3, !dbg !534

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %99), !dbg !534
	ret void, !dbg !534

b19_ok3:
	%233 = icmp ne i64 %p2, %p13, !dbg !534
	br i1 %233, label %b19_fail4, label %b19_ok4, !dbg !534

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !534
	ret void, !dbg !534

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %100, i64 5), !dbg !534
	ret void, !dbg !534

b22_fail1:
	%234 = icmp uge i64 %p10, %p2, !dbg !540
	br i1 %234, label %b22_fail2, label %b22_ok2, !dbg !540

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !540
	ret void, !dbg !540

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %118, i64 5), !dbg !541
	ret void, !dbg !541

b24_fail1:
	%235 = icmp ne i64 %p2, %127, !dbg !543
	br i1 %235, label %b24_fail2, label %b24_ok2, !dbg !543

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %127), !dbg !543
	ret void, !dbg !543

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %128, i64 5), !dbg !543
	ret void, !dbg !543

b26_fail1:
	%236 = icmp ne i64 %p2, %140, !dbg !545
	br i1 %236, label %b26_fail2, label %b26_ok2, !dbg !545

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %140), !dbg !545
	ret void, !dbg !545

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !545
	ret void, !dbg !545

b28_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !549
	br i1 %237, label %b28_fail2, label %b28_ok2, !dbg !549

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !549
	ret void, !dbg !549

b28_ok2:
	%238 = icmp ne i64 %p2, %153, !dbg !549
	br i1 %238, label %b28_fail3, label %b28_ok3, !dbg !549

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %153), !dbg !549
	ret void, !dbg !549

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %154, i64 5), !dbg !549
	ret void, !dbg !549

b30_fail1:
	%239 = icmp ne i64 %p2, %169, !dbg !553
	br i1 %239, label %b30_fail2, label %b30_ok2, !dbg !553

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %169), !dbg !553
	ret void, !dbg !553

b30_ok2:
	%240 = icmp ne i64 %p2, %p13, !dbg !553
	br i1 %240, label %b30_fail3, label %b30_ok3, !dbg !553

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !553
	ret void, !dbg !553

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %170, i64 5), !dbg !553
	ret void, !dbg !553

b33_fail1:
	%241 = icmp ne i64 %p2, %185, !dbg !556
	br i1 %241, label %b33_fail2, label %b33_ok2, !dbg !556

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %185), !dbg !556
	ret void, !dbg !556

b33_ok2:
	%242 = icmp ne i64 %p2, %p13, !dbg !556
	br i1 %242, label %b33_fail3, label %b33_ok3, !dbg !556

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !556
	ret void, !dbg !556

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %186, i64 5), !dbg !556
	ret void, !dbg !556

b35_fail1:
	%243 = icmp ugt i64 %p2, %p6, !dbg !560
	br i1 %243, label %b35_fail2, label %b35_ok2, !dbg !560

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !560
	ret void, !dbg !560

b35_ok2:
	%244 = icmp ne i64 %p2, %200, !dbg !560
	br i1 %244, label %b35_fail3, label %b35_ok3, !dbg !560

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %200), !dbg !560
	ret void, !dbg !560

b35_ok3:
	%245 = icmp ne i64 %p2, %p13, !dbg !560
	br i1 %245, label %b35_fail4, label %b35_ok4, !dbg !560

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !560
	ret void, !dbg !560

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %201, i64 5), !dbg !560
	ret void, !dbg !560

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !566
	ret void, !dbg !566
}

define void @NumbersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572, !range !14
	%2 = sext i32 %1 to i64, !dbg !572
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !572, !range !16
	%4 = sext i32 %3 to i64, !dbg !572
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !572, !range !16
	%6 = sext i32 %5 to i64, !dbg !572
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !572, !range !26
	%8 = sext i32 %7 to i64, !dbg !572
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !572, !range !27
	%10 = sext i32 %9 to i64, !dbg !572
	%11 = mul i64 %10, %6, !dbg !572
	%12 = add i64 %4, %11, !dbg !572
	%13 = mul i64 %8, %12, !dbg !572
	%14 = add i64 %2, %13, !dbg !572
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !28
	%17 = mul i32 %15, %16, !dbg !572
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !29
	%19 = mul i32 %17, %18, !dbg !572
	%20 = sext i32 %19 to i64, !dbg !572
	%21 = mul i64 %14, %20, !dbg !572
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !17
	%25 = mul i32 %16, %24, !dbg !572
	%26 = add i32 %23, %25, !dbg !572
	%27 = mul i32 %15, %26, !dbg !572
	%28 = add i32 %22, %27, !dbg !572
	%29 = sext i32 %28 to i64, !dbg !572
	%30 = add i64 %21, %29, !dbg !572
	%31 = mul i64 %8, %10, !dbg !572
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !572, !range !27
	%33 = sext i32 %32 to i64, !dbg !572
	%34 = mul i64 %31, %33, !dbg !572
	%35 = mul i64 %34, %20, !dbg !572
	br label %b1, !dbg !572

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !572
	%37 = icmp slt i64 %36, %p4, !dbg !572
	br i1 %37, label %b2, label %b13, !dbg !572

b2:
	%38 = getelementptr inbounds i32, i32* %p1, i64 %36, !dbg !573
	%39 = icmp eq i64 %p0, 0, !dbg !574
	%40 = icmp uge i64 %36, %p2, !dbg !573
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !573, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !574

b3:
	%41 = sext i32 %0 to i64, !dbg !571
	%42 = trunc i64 %p7 to i32, !dbg !571
	%43 = icmp uge i64 %p7, %41, !dbg !571
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !571, !prof !13

b3_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !571
	%45 = call i32 @gpuc_atomic_fetch_thread_32(i8* %44, i32 %42), !dbg !571
	%46 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !575
	%47 = icmp uge i64 %36, %p6, !dbg !575
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !575, !prof !13

b3_ok2:
	store i32 %45, i32* %46, align 4, !dbg !575
	br label %b12, !dbg !575

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !576
	br i1 %48, label %b5, label %b6, !dbg !576

b5:
	%49 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !577
	%50 = load i32, i32* %49, align 4, !dbg !577
	%51 = sext i32 %0 to i64, !dbg !578
	%52 = trunc i64 %p7 to i32, !dbg !578
	%53 = icmp uge i64 %p7, %51, !dbg !578
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !578, !prof !13

b5_ok1:
	%54 = bitcast i32* %38 to i8*, !dbg !578
	call void @gpuc_atomic_set_thread_32(i8* %54, i32 %50, i32 %52), !dbg !578
	br label %b12, !dbg !578

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !579
	br i1 %55, label %b7, label %b8, !dbg !579

b7:
	%56 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !580
	%57 = load i32, i32* %56, align 4, !dbg !580
	%58 = sext i32 %0 to i64, !dbg !581
	%59 = trunc i64 %p7 to i32, !dbg !581
	%60 = icmp uge i64 %p7, %58, !dbg !581
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !581, !prof !13

b7_ok1:
	%61 = bitcast i32* %38 to i8*, !dbg !581
	%62 = call i32 @gpuc_atomic_swap_thread_32(i8* %61, i32 %57, i32 %59), !dbg !581
	%63 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !582
	%64 = icmp uge i64 %36, %p6, !dbg !582
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !582, !prof !13

b7_ok2:
	store i32 %62, i32* %63, align 4, !dbg !582
	br label %b12, !dbg !582

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !583
	br i1 %65, label %b9, label %b10, !dbg !583

b9:
	%66 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !584
	%67 = load i32, i32* %66, align 4, !dbg !584
	%68 = sext i32 %0 to i64, !dbg !585
	%69 = trunc i64 %p7 to i32, !dbg !585
	%70 = icmp uge i64 %p7, %68, !dbg !585
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !585, !prof !13

b9_ok1:
	%71 = bitcast i32* %38 to i8*, !dbg !585
	call void @gpuc_atomic_add_thread_uint32(i8* %71, i32 %67, i32 %69), !dbg !585
	br label %b12, !dbg !585

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !586
	br i1 %72, label %b11, label %b12, !dbg !586

b11:
	%73 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !587
	%74 = load i32, i32* %73, align 4, !dbg !587
	%75 = sext i32 %0 to i64, !dbg !588
	%76 = trunc i64 %p7 to i32, !dbg !588
	%77 = icmp uge i64 %p7, %75, !dbg !588
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !588, !prof !13

b11_ok1:
	%78 = bitcast i32* %38 to i8*, !dbg !588
	%79 = call i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %78, i32 %74, i32 %76), !dbg !588
	%80 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !589
	%81 = icmp uge i64 %36, %p6, !dbg !589
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !589, !prof !13

b11_ok2:
	store i32 %79, i32* %80, align 4, !dbg !589
	br label %b12, !dbg !589

b12:
	%82 = add i64 %36, %35, !dbg !572
	br label %b1, !dbg !572

b13:
	ret void, !dbg !570

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !573
	ret void, !dbg !573

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !571
	ret void, !dbg !571

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !575
	ret void, !dbg !575

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !578
	ret void, !dbg !578

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !581
	ret void, !dbg !581

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !582
	ret void, !dbg !582

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !585
	ret void, !dbg !585

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !588
	ret void, !dbg !588

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !589
	ret void, !dbg !589
}

define void @IntegersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !590 {
entry:
	br label %b0, !dbg !591

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !594
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !595, !range !14
	%2 = sext i32 %1 to i64, !dbg !595
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !595, !range !16
	%4 = sext i32 %3 to i64, !dbg !595
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !595, !range !16
	%6 = sext i32 %5 to i64, !dbg !595
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !595, !range !26
	%8 = sext i32 %7 to i64, !dbg !595
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !595, !range !27
	%10 = sext i32 %9 to i64, !dbg !595
	%11 = mul i64 %10, %6, !dbg !595
	%12 = add i64 %4, %11, !dbg !595
	%13 = mul i64 %8, %12, !dbg !595
	%14 = add i64 %2, %13, !dbg !595
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !595, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !595, !range !28
	%17 = mul i32 %15, %16, !dbg !595
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !595, !range !29
	%19 = mul i32 %17, %18, !dbg !595
	%20 = sext i32 %19 to i64, !dbg !595
	%21 = mul i64 %14, %20, !dbg !595
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !595, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !595, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !595, !range !17
	%25 = mul i32 %16, %24, !dbg !595
	%26 = add i32 %23, %25, !dbg !595
	%27 = mul i32 %15, %26, !dbg !595
	%28 = add i32 %22, %27, !dbg !595
	%29 = sext i32 %28 to i64, !dbg !595
	%30 = add i64 %21, %29, !dbg !595
	%31 = mul i64 %8, %10, !dbg !595
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !595, !range !27
	%33 = sext i32 %32 to i64, !dbg !595
	%34 = mul i64 %31, %33, !dbg !595
	%35 = mul i64 %34, %20, !dbg !595
	br label %b1, !dbg !595

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !595
	%37 = icmp slt i64 %36, %p4, !dbg !595
	br i1 %37, label %b2, label %b21, !dbg !595

b2:
	%38 = getelementptr inbounds i32, i32* %p1, i64 %36, !dbg !596
	%39 = icmp eq i64 %p0, 5, !dbg !597
	%40 = icmp uge i64 %36, %p2, !dbg !596
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !596, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !597

b3:
	%41 = sext i32 %0 to i64, !dbg !594
	%42 = trunc i64 %p9 to i32, !dbg !594
	%43 = icmp uge i64 %p9, %41, !dbg !594
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !594, !prof !13

b3_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !594
	call void @gpuc_atomic_inc_thread_32(i8* %44, i32 %42), !dbg !594
	br label %b20, !dbg !594

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !598
	br i1 %45, label %b5, label %b6, !dbg !598

b5:
	%46 = sext i32 %0 to i64, !dbg !599
	%47 = trunc i64 %p9 to i32, !dbg !599
	%48 = icmp uge i64 %p9, %46, !dbg !599
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !599, !prof !13

b5_ok1:
	%49 = bitcast i32* %38 to i8*, !dbg !599
	%50 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %49, i32 %47), !dbg !599
	%51 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !600
	%52 = icmp uge i64 %36, %p8, !dbg !600
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !600, !prof !13

b5_ok2:
	store i32 %50, i32* %51, align 4, !dbg !600
	br label %b20, !dbg !600

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !601
	br i1 %53, label %b7, label %b8, !dbg !601

b7:
	%54 = getelementptr inbounds i32, i32* %p5, i64 %36, !dbg !602
	%55 = icmp uge i64 %36, %p6, !dbg !602
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !602, !prof !13

b7_ok1:
	%56 = load i32, i32* %54, align 4, !dbg !602
	%57 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !603
	%58 = load i32, i32* %57, align 4, !dbg !603
	%59 = sext i32 %0 to i64, !dbg !604
	%60 = trunc i64 %p9 to i32, !dbg !604
	%61 = icmp uge i64 %p9, %59, !dbg !604
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !604, !prof !13

b7_ok2:
	%62 = bitcast i32* %38 to i8*, !dbg !604
	%63 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %62, i32 %56, i32 %58, i32 %60), !dbg !604
	%64 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !605
	%65 = icmp uge i64 %36, %p8, !dbg !605
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !605, !prof !13

b7_ok3:
	store i32 %63, i32* %64, align 4, !dbg !605
	br label %b20, !dbg !605

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !606
	br i1 %66, label %b9, label %b10, !dbg !606

b9:
	%67 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !607
	%68 = load i32, i32* %67, align 4, !dbg !607
	%69 = sext i32 %0 to i64, !dbg !608
	%70 = trunc i64 %p9 to i32, !dbg !608
	%71 = icmp uge i64 %p9, %69, !dbg !608
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !608, !prof !13

b9_ok1:
	%72 = bitcast i32* %38 to i8*, !dbg !608
	call void @gpuc_atomic_and_thread_32(i8* %72, i32 %68, i32 %70), !dbg !608
	br label %b20, !dbg !608

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !609
	br i1 %73, label %b11, label %b12, !dbg !609

b11:
	%74 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !610
	%75 = load i32, i32* %74, align 4, !dbg !610
	%76 = sext i32 %0 to i64, !dbg !611
	%77 = trunc i64 %p9 to i32, !dbg !611
	%78 = icmp uge i64 %p9, %76, !dbg !611
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !611, !prof !13

b11_ok1:
	%79 = bitcast i32* %38 to i8*, !dbg !611
	%80 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %79, i32 %75, i32 %77), !dbg !611
	%81 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !612
	%82 = icmp uge i64 %36, %p8, !dbg !612
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !612, !prof !13

b11_ok2:
	store i32 %80, i32* %81, align 4, !dbg !612
	br label %b20, !dbg !612

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !613
	br i1 %83, label %b13, label %b14, !dbg !613

b13:
	%84 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !614
	%85 = load i32, i32* %84, align 4, !dbg !614
	%86 = sext i32 %0 to i64, !dbg !615
	%87 = trunc i64 %p9 to i32, !dbg !615
	%88 = icmp uge i64 %p9, %86, !dbg !615
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !615, !prof !13

b13_ok1:
	%89 = bitcast i32* %38 to i8*, !dbg !615
	call void @gpuc_atomic_or_thread_32(i8* %89, i32 %85, i32 %87), !dbg !615
	br label %b20, !dbg !615

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !616
	br i1 %90, label %b15, label %b16, !dbg !616

b15:
	%91 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !617
	%92 = load i32, i32* %91, align 4, !dbg !617
	%93 = sext i32 %0 to i64, !dbg !618
	%94 = trunc i64 %p9 to i32, !dbg !618
	%95 = icmp uge i64 %p9, %93, !dbg !618
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !618, !prof !13

b15_ok1:
	%96 = bitcast i32* %38 to i8*, !dbg !618
	%97 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %96, i32 %92, i32 %94), !dbg !618
	%98 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !619
	%99 = icmp uge i64 %36, %p8, !dbg !619
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !619, !prof !13

b15_ok2:
	store i32 %97, i32* %98, align 4, !dbg !619
	br label %b20, !dbg !619

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !620
	br i1 %100, label %b17, label %b18, !dbg !620

b17:
	%101 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !621
	%102 = load i32, i32* %101, align 4, !dbg !621
	%103 = sext i32 %0 to i64, !dbg !622
	%104 = trunc i64 %p9 to i32, !dbg !622
	%105 = icmp uge i64 %p9, %103, !dbg !622
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !622, !prof !13

b17_ok1:
	%106 = bitcast i32* %38 to i8*, !dbg !622
	call void @gpuc_atomic_xor_thread_32(i8* %106, i32 %102, i32 %104), !dbg !622
	br label %b20, !dbg !622

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !623
	br i1 %107, label %b19, label %b20, !dbg !623

b19:
	%108 = getelementptr inbounds i32, i32* %p3, i64 %36, !dbg !624
	%109 = load i32, i32* %108, align 4, !dbg !624
	%110 = sext i32 %0 to i64, !dbg !625
	%111 = trunc i64 %p9 to i32, !dbg !625
	%112 = icmp uge i64 %p9, %110, !dbg !625
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !625, !prof !13

b19_ok1:
	%113 = bitcast i32* %38 to i8*, !dbg !625
	%114 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %113, i32 %109, i32 %111), !dbg !625
	%115 = getelementptr inbounds i32, i32* %p7, i64 %36, !dbg !626
	%116 = icmp uge i64 %36, %p8, !dbg !626
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !626, !prof !13

b19_ok2:
	store i32 %114, i32* %115, align 4, !dbg !626
	br label %b20, !dbg !626

b20:
	%117 = add i64 %36, %35, !dbg !595
	br label %b1, !dbg !595

b21:
	ret void, !dbg !593

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !596
	ret void, !dbg !596

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !594
	ret void, !dbg !594

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !599
	ret void, !dbg !599

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !600
	ret void, !dbg !600

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !602
	ret void, !dbg !602

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !604
	ret void, !dbg !604

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !605
	ret void, !dbg !605

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !608
	ret void, !dbg !608

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !611
	ret void, !dbg !611

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !612
	ret void, !dbg !612

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !615
	ret void, !dbg !615

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !618
	ret void, !dbg !618

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !619
	ret void, !dbg !619

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !622
	ret void, !dbg !622

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !625
	ret void, !dbg !625

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !626
	ret void, !dbg !626
}

define void @WaitUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !627 {
entry:
	br label %b0, !dbg !628

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !631
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !632, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !632, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !632, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !632, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !632, !range !28
	%6 = mul i32 %5, %3, !dbg !632
	%7 = add i32 %2, %6, !dbg !632
	%8 = mul i32 %4, %7, !dbg !632
	%9 = add i32 %1, %8, !dbg !632
	%10 = sext i32 %9 to i64, !dbg !632
	%11 = icmp eq i64 %10, 33, !dbg !633
	br i1 %11, label %b1, label %b4, !dbg !633

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !633
	%13 = add i64 %12, 1, !dbg !633
	%14 = icmp slt i64 %13, %p4, !dbg !633
	br i1 %14, label %b2, label %b3, !dbg !633

b2:
	%15 = getelementptr inbounds i32, i32* %p1, i64 %13, !dbg !634
	%16 = getelementptr inbounds i32, i32* %p3, i64 %13, !dbg !635
	%17 = icmp uge i64 %13, %p2, !dbg !634
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !634, !prof !13

b2_ok1:
	%18 = load i32, i32* %16, align 4, !dbg !635
	%19 = sext i32 %0 to i64, !dbg !631
	%20 = trunc i64 %p16 to i32, !dbg !631
	%21 = icmp uge i64 %p16, %19, !dbg !631
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !631, !prof !13

b2_ok2:
	%22 = bitcast i32* %15 to i8*, !dbg !631
	call void @gpuc_p_thread_32(i8* %22, i32 %18, i32 %20), !dbg !631
	br label %b1, !dbg !631

b3:
	call void @gpuc_quiet_thread(), !dbg !636
	br label %b40, !dbg !636

b4:
	%23 = icmp eq i64 %10, 0, !dbg !637
	br i1 %23, label %b5, label %b40, !dbg !637

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !638
	br i1 %24, label %b6, label %b21, !dbg !638

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !641
	br i1 %25, label %b7, label %b8, !dbg !641

b7:
	%26 = getelementptr inbounds i32, i32* %p1, i64 %p10, !dbg !642
	%27 = sext i32 %p9 to i64, !dbg !643
	%28 = icmp uge i64 %p10, %p2, !dbg !642
	%29 = icmp ugt i64 %27, 5, !dbg !643
	%30 = or i1 %28, %29, !dbg !643
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !643, !prof !13

b7_ok1:
	%31 = bitcast i32* %26 to i8*, !dbg !643
	call void @gpuc_wait_until_thread_uint32(i8* %31, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 100), !dbg !643
	br label %b20, !dbg !643

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !644
	br i1 %32, label %b9, label %b10, !dbg !644

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !645
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !645
	%35 = sext i32 %p9 to i64, !dbg !645
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !645
	%37 = zext i32 %p11 to i64, !dbg !645
	%38 = icmp ne i64 %p2, %34, !dbg !645
	%39 = icmp ugt i64 %35, 5, !dbg !645
	%40 = or i1 %38, %39, !dbg !645
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !645, !prof !13

b9_ok1:
	%41 = bitcast i32* %p1 to i8*, !dbg !645
	%42 = bitcast i32* %36 to i8*, !dbg !645
	call void @gpuc_wait_until_all_thread(i8* %41, i64 %p2, i8* %42, i32 %p9, i64 %37, i32 7, i32 1, i8* %ctrl, i32 101), !dbg !645
	br label %b20, !dbg !645

b10:
	%43 = icmp eq i64 %p0, 2, !dbg !646
	br i1 %43, label %b11, label %b12, !dbg !646

b11:
	%44 = icmp eq i64 %p8, 0, !dbg !647
	%45 = select i1 %44, i64 %p2, i64 %p8, !dbg !647
	%46 = sext i32 %p9 to i64, !dbg !647
	%47 = select i1 %44, i32* null, i32* %p7, !dbg !647
	%48 = zext i32 %p11 to i64, !dbg !647
	%49 = icmp ne i64 %p2, %45, !dbg !647
	%50 = icmp ugt i64 %46, 5, !dbg !647
	%51 = or i1 %49, %50, !dbg !647
	br i1 %51, label %b11_fail1, label %b11_ok1, !dbg !647, !prof !13

b11_ok1:
	%52 = bitcast i32* %p1 to i8*, !dbg !647
	%53 = bitcast i32* %47 to i8*, !dbg !647
	%54 = call i64 @gpuc_wait_until_any_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %48, i32 7, i32 1, i8* %ctrl, i32 102), !dbg !647
	br label %b20, !dbg !648

b12:
	%55 = icmp eq i64 %p0, 3, !dbg !649
	br i1 %55, label %b13, label %b14, !dbg !649

b13:
	%56 = icmp eq i64 %p8, 0, !dbg !650
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !650
	%58 = sext i32 %p9 to i64, !dbg !650
	%59 = select i1 %56, i32* null, i32* %p7, !dbg !650
	%60 = zext i32 %p11 to i64, !dbg !650
	%61 = icmp ugt i64 %p2, %p6, !dbg !650
	%62 = icmp ne i64 %p2, %57, !dbg !650
	%63 = icmp ugt i64 %58, 5, !dbg !650
	%64 = or i1 %61, %62, !dbg !650
	%65 = or i1 %64, %63, !dbg !650
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !650, !prof !13

b13_ok1:
	%66 = bitcast i32* %p1 to i8*, !dbg !650
	%67 = bitcast i64* %p5 to i8*, !dbg !650
	%68 = bitcast i32* %59 to i8*, !dbg !650
	%69 = call i64 @gpuc_wait_until_some_thread(i8* %66, i64 %p2, i8* %67, i8* %68, i32 %p9, i64 %60, i32 7, i32 1, i8* %ctrl, i32 103), !dbg !650
	br label %b20, !dbg !651

b14:
	%70 = icmp eq i64 %p0, 4, !dbg !652
	br i1 %70, label %b15, label %b16, !dbg !652

b15:
	%71 = icmp eq i64 %p8, 0, !dbg !653
	%72 = select i1 %71, i64 %p2, i64 %p8, !dbg !653
	%73 = sext i32 %p9 to i64, !dbg !653
	%74 = select i1 %71, i32* null, i32* %p7, !dbg !653
	%75 = icmp ne i64 %p2, %72, !dbg !653
	%76 = icmp ne i64 %p2, %p13, !dbg !653
	%77 = icmp ugt i64 %73, 5, !dbg !653
	%78 = or i1 %75, %76, !dbg !653
	%79 = or i1 %78, %77, !dbg !653
	br i1 %79, label %b15_fail1, label %b15_ok1, !dbg !653, !prof !13

b15_ok1:
	%80 = bitcast i32* %p1 to i8*, !dbg !653
	%81 = bitcast i32* %74 to i8*, !dbg !653
	%82 = bitcast i32* %p12 to i8*, !dbg !653
	call void @gpuc_wait_until_all_vector_thread(i8* %80, i64 %p2, i8* %81, i32 %p9, i8* %82, i32 7, i32 1, i8* %ctrl, i32 104), !dbg !653
	br label %b20, !dbg !653

b16:
	%83 = icmp eq i64 %p0, 5, !dbg !654
	br i1 %83, label %b17, label %b18, !dbg !654

b17:
	%84 = icmp eq i64 %p8, 0, !dbg !655
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !655
	%86 = sext i32 %p9 to i64, !dbg !655
	%87 = select i1 %84, i32* null, i32* %p7, !dbg !655
	%88 = icmp ne i64 %p2, %85, !dbg !655
	%89 = icmp ne i64 %p2, %p13, !dbg !655
	%90 = icmp ugt i64 %86, 5, !dbg !655
	%91 = or i1 %88, %89, !dbg !655
	%92 = or i1 %91, %90, !dbg !655
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !655, !prof !13

b17_ok1:
	%93 = bitcast i32* %p1 to i8*, !dbg !655
	%94 = bitcast i32* %87 to i8*, !dbg !655
	%95 = bitcast i32* %p12 to i8*, !dbg !655
	%96 = call i64 @gpuc_wait_until_any_vector_thread(i8* %93, i64 %p2, i8* %94, i32 %p9, i8* %95, i32 7, i32 1, i8* %ctrl, i32 105), !dbg !655
	br label %b20, !dbg !656

b18:
	%97 = icmp eq i64 %p0, 6, !dbg !657
	br i1 %97, label %b19, label %b20, !dbg !657

b19:
	%98 = icmp eq i64 %p8, 0, !dbg !658
	%99 = select i1 %98, i64 %p2, i64 %p8, !dbg !658
	%100 = sext i32 %p9 to i64, !dbg !658
	%101 = select i1 %98, i32* null, i32* %p7, !dbg !658
	%102 = icmp ugt i64 %p2, %p6, !dbg !658
	%103 = icmp ne i64 %p2, %99, !dbg !658
	%104 = icmp ne i64 %p2, %p13, !dbg !658
	%105 = icmp ugt i64 %100, 5, !dbg !658
	%106 = or i1 %102, %103, !dbg !658
	%107 = or i1 %106, %104, !dbg !658
	%108 = or i1 %107, %105, !dbg !658
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !658, !prof !13

b19_ok1:
	%109 = bitcast i32* %p1 to i8*, !dbg !658
	%110 = bitcast i64* %p5 to i8*, !dbg !658
	%111 = bitcast i32* %101 to i8*, !dbg !658
	%112 = bitcast i32* %p12 to i8*, !dbg !658
	%113 = call i64 @gpuc_wait_until_some_vector_thread(i8* %109, i64 %p2, i8* %110, i8* %111, i32 %p9, i8* %112, i32 7, i32 1, i8* %ctrl, i32 106), !dbg !658
	br label %b20, !dbg !659

b20:
	%114 = phi i64 [ %54, %b11_ok1 ], [ %69, %b13_ok1 ], [ %96, %b17_ok1 ], [ %113, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !640
	br label %b39, !dbg !640

b21:
	%115 = sub i64 %p0, 7, !dbg !660
	%116 = icmp eq i64 %115, 0, !dbg !663
	br i1 %116, label %b22, label %b23, !dbg !663

b22:
	%117 = getelementptr inbounds i32, i32* %p1, i64 %p10, !dbg !664
	%118 = sext i32 %p9 to i64, !dbg !665
	%119 = icmp uge i64 %p10, %p2, !dbg !664
	%120 = icmp ugt i64 %118, 5, !dbg !665
	%121 = or i1 %119, %120, !dbg !665
	br i1 %121, label %b22_fail1, label %b22_ok1, !dbg !665, !prof !13

b22_ok1:
	%122 = bitcast i32* %117 to i8*, !dbg !665
	%123 = call i32 @gpuc_test_thread_uint32(i8* %122, i32 %p9, i32 %p11), !dbg !665
	%124 = icmp ne i32 %123, 0, !dbg !665
	br label %b31, !dbg !665

b23:
	%125 = icmp eq i64 %115, 1, !dbg !666
	br i1 %125, label %b24, label %b25, !dbg !666

b24:
	%126 = icmp eq i64 %p8, 0, !dbg !667
	%127 = select i1 %126, i64 %p2, i64 %p8, !dbg !667
	%128 = sext i32 %p9 to i64, !dbg !667
	%129 = select i1 %126, i32* null, i32* %p7, !dbg !667
	%130 = zext i32 %p11 to i64, !dbg !667
	%131 = icmp ne i64 %p2, %127, !dbg !667
	%132 = icmp ugt i64 %128, 5, !dbg !667
	%133 = or i1 %131, %132, !dbg !667
	br i1 %133, label %b24_fail1, label %b24_ok1, !dbg !667, !prof !13

b24_ok1:
	%134 = bitcast i32* %p1 to i8*, !dbg !667
	%135 = bitcast i32* %129 to i8*, !dbg !667
	%136 = call i32 @gpuc_test_all_thread(i8* %134, i64 %p2, i8* %135, i32 %p9, i64 %130, i32 7), !dbg !667
	%137 = icmp ne i32 %136, 0, !dbg !667
	br label %b31, !dbg !667

b25:
	%138 = icmp eq i64 %115, 2, !dbg !668
	br i1 %138, label %b26, label %b27, !dbg !668

b26:
	%139 = icmp eq i64 %p8, 0, !dbg !669
	%140 = select i1 %139, i64 %p2, i64 %p8, !dbg !669
	%141 = sext i32 %p9 to i64, !dbg !669
	%142 = select i1 %139, i32* null, i32* %p7, !dbg !669
	%143 = zext i32 %p11 to i64, !dbg !669
	%144 = icmp ne i64 %p2, %140, !dbg !669
	%145 = icmp ugt i64 %141, 5, !dbg !669
	%146 = or i1 %144, %145, !dbg !669
	br i1 %146, label %b26_fail1, label %b26_ok1, !dbg !669, !prof !13

b26_ok1:
	%147 = bitcast i32* %p1 to i8*, !dbg !669
	%148 = bitcast i32* %142 to i8*, !dbg !669
	%149 = call i64 @gpuc_test_any_thread(i8* %147, i64 %p2, i8* %148, i32 %p9, i64 %143, i32 7), !dbg !669
	%150 = icmp sge i64 %149, 0, !dbg !670
	br label %b37, !dbg !671

b27:
	%151 = icmp eq i64 %115, 3, !dbg !672
	br i1 %151, label %b28, label %b29, !dbg !672

b28:
	%152 = icmp eq i64 %p8, 0, !dbg !673
	%153 = select i1 %152, i64 %p2, i64 %p8, !dbg !673
	%154 = sext i32 %p9 to i64, !dbg !673
	%155 = select i1 %152, i32* null, i32* %p7, !dbg !673
	%156 = zext i32 %p11 to i64, !dbg !673
	%157 = icmp ugt i64 %p2, %p6, !dbg !673
	%158 = icmp ne i64 %p2, %153, !dbg !673
	%159 = icmp ugt i64 %154, 5, !dbg !673
	%160 = or i1 %157, %158, !dbg !673
	%161 = or i1 %160, %159, !dbg !673
	br i1 %161, label %b28_fail1, label %b28_ok1, !dbg !673, !prof !13

b28_ok1:
	%162 = bitcast i32* %p1 to i8*, !dbg !673
	%163 = bitcast i64* %p5 to i8*, !dbg !673
	%164 = bitcast i32* %155 to i8*, !dbg !673
	%165 = call i64 @gpuc_test_some_thread(i8* %162, i64 %p2, i8* %163, i8* %164, i32 %p9, i64 %156, i32 7), !dbg !673
	%166 = icmp sgt i64 %165, 0, !dbg !674
	br label %b37, !dbg !675

b29:
	%167 = icmp eq i64 %115, 4, !dbg !676
	br i1 %167, label %b30, label %b32, !dbg !676

b30:
	%168 = icmp eq i64 %p8, 0, !dbg !677
	%169 = select i1 %168, i64 %p2, i64 %p8, !dbg !677
	%170 = sext i32 %p9 to i64, !dbg !677
	%171 = select i1 %168, i32* null, i32* %p7, !dbg !677
	%172 = icmp ne i64 %p2, %169, !dbg !677
	%173 = icmp ne i64 %p2, %p13, !dbg !677
	%174 = icmp ugt i64 %170, 5, !dbg !677
	%175 = or i1 %172, %173, !dbg !677
	%176 = or i1 %175, %174, !dbg !677
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !677, !prof !13

b30_ok1:
	%177 = bitcast i32* %p1 to i8*, !dbg !677
	%178 = bitcast i32* %171 to i8*, !dbg !677
	%179 = bitcast i32* %p12 to i8*, !dbg !677
	%180 = call i32 @gpuc_test_all_vector_thread(i8* %177, i64 %p2, i8* %178, i32 %p9, i8* %179, i32 7), !dbg !677
	%181 = icmp ne i32 %180, 0, !dbg !677
	br label %b31, !dbg !677

b31:
	%182 = phi i1 [ %124, %b22_ok1 ], [ %137, %b24_ok1 ], [ %181, %b30_ok1 ], !dbg !678
	br i1 %182, label %b37, label %b36, !dbg !678

b32:
	%183 = icmp eq i64 %115, 5, !dbg !679
	br i1 %183, label %b33, label %b34, !dbg !679

b33:
	%184 = icmp eq i64 %p8, 0, !dbg !680
	%185 = select i1 %184, i64 %p2, i64 %p8, !dbg !680
	%186 = sext i32 %p9 to i64, !dbg !680
	%187 = select i1 %184, i32* null, i32* %p7, !dbg !680
	%188 = icmp ne i64 %p2, %185, !dbg !680
	%189 = icmp ne i64 %p2, %p13, !dbg !680
	%190 = icmp ugt i64 %186, 5, !dbg !680
	%191 = or i1 %188, %189, !dbg !680
	%192 = or i1 %191, %190, !dbg !680
	br i1 %192, label %b33_fail1, label %b33_ok1, !dbg !680, !prof !13

b33_ok1:
	%193 = bitcast i32* %p1 to i8*, !dbg !680
	%194 = bitcast i32* %187 to i8*, !dbg !680
	%195 = bitcast i32* %p12 to i8*, !dbg !680
	%196 = call i64 @gpuc_test_any_vector_thread(i8* %193, i64 %p2, i8* %194, i32 %p9, i8* %195, i32 7), !dbg !680
	%197 = icmp sge i64 %196, 0, !dbg !681
	br label %b37, !dbg !682

b34:
	%198 = icmp eq i64 %115, 6, !dbg !683
	br i1 %198, label %b35, label %b36, !dbg !683

b35:
	%199 = icmp eq i64 %p8, 0, !dbg !684
	%200 = select i1 %199, i64 %p2, i64 %p8, !dbg !684
	%201 = sext i32 %p9 to i64, !dbg !684
	%202 = select i1 %199, i32* null, i32* %p7, !dbg !684
	%203 = icmp ugt i64 %p2, %p6, !dbg !684
	%204 = icmp ne i64 %p2, %200, !dbg !684
	%205 = icmp ne i64 %p2, %p13, !dbg !684
	%206 = icmp ugt i64 %201, 5, !dbg !684
	%207 = or i1 %203, %204, !dbg !684
	%208 = or i1 %207, %205, !dbg !684
	%209 = or i1 %208, %206, !dbg !684
	br i1 %209, label %b35_fail1, label %b35_ok1, !dbg !684, !prof !13

b35_ok1:
	%210 = bitcast i32* %p1 to i8*, !dbg !684
	%211 = bitcast i64* %p5 to i8*, !dbg !684
	%212 = bitcast i32* %202 to i8*, !dbg !684
	%213 = bitcast i32* %p12 to i8*, !dbg !684
	%214 = call i64 @gpuc_test_some_vector_thread(i8* %210, i64 %p2, i8* %211, i8* %212, i32 %p9, i8* %213, i32 7), !dbg !684
	%215 = icmp sgt i64 %214, 0, !dbg !685
	br label %b37, !dbg !686

b36:
	br label %b37, !dbg !687

b37:
	%216 = phi i1 [ %150, %b26_ok1 ], [ %166, %b28_ok1 ], [ %197, %b33_ok1 ], [ %215, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !662
	%217 = phi i64 [ %149, %b26_ok1 ], [ %165, %b28_ok1 ], [ %196, %b33_ok1 ], [ %214, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !662
	br i1 %216, label %b39, label %b38, !dbg !662

b38:
	%218 = icmp eq i64 %p4, 0, !dbg !688
	br i1 %218, label %b39, label %b21, !dbg !688

b39:
	%219 = phi i64 [ %114, %b20 ], [ %217, %b37 ], [ %217, %b38 ], !dbg !689
	%220 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !690
	%221 = icmp uge i64 0, %p15, !dbg !690
	br i1 %221, label %b39_fail1, label %b39_ok1, !dbg !690, !prof !13

b39_ok1:
	store i64 %219, i64* %220, align 8, !dbg !690
	br label %b40, !dbg !690

b40:
	ret void, !dbg !630

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !634
	ret void, !dbg !634

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !631
	ret void, !dbg !631

b7_fail1:
	%222 = icmp uge i64 %p10, %p2, !dbg !642
	br i1 %222, label %b7_fail2, label %b7_ok2, !dbg !642

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !642
	ret void, !dbg !642

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !643
	ret void, !dbg !643

b9_fail1:
	%223 = icmp ne i64 %p2, %34, !dbg !645
	br i1 %223, label %b9_fail2, label %b9_ok2, !dbg !645

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !645
	ret void, !dbg !645

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !645
	ret void, !dbg !645

b11_fail1:
	%224 = icmp ne i64 %p2, %45, !dbg !647
	br i1 %224, label %b11_fail2, label %b11_ok2, !dbg !647

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %45), !dbg !647
	ret void, !dbg !647

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 5), !dbg !647
	ret void, !dbg !647

b13_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !650
	br i1 %225, label %b13_fail2, label %b13_ok2, !dbg !650

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !650
	ret void, !dbg !650

b13_ok2:
	%226 = icmp ne i64 %p2, %57, !dbg !650
	br i1 %226, label %b13_fail3, label %b13_ok3, !dbg !650

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %57), !dbg !650
	ret void, !dbg !650

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %58, i64 5), !dbg !650
	ret void, !dbg !650

b15_fail1:
	%227 = icmp ne i64 %p2, %72, !dbg !653
	br i1 %227, label %b15_fail2, label %b15_ok2, !dbg !653

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %72), !dbg !653
	ret void, !dbg !653

b15_ok2:
	%228 = icmp ne i64 %p2, %p13, !dbg !653
	br i1 %228, label %b15_fail3, label %b15_ok3, !dbg !653

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !653
	ret void, !dbg !653

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %73, i64 5), !dbg !653
	ret void, !dbg !653

b17_fail1:
	%229 = icmp ne i64 %p2, %85, !dbg !655
	br i1 %229, label %b17_fail2, label %b17_ok2, !dbg !655

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %85), !dbg !655
	ret void, !dbg !655

b17_ok2:
	%230 = icmp ne i64 %p2, %p13, !dbg !655
	br i1 %230, label %b17_fail3, label %b17_ok3, !dbg !655

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !655
	ret void, !dbg !655

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %86, i64 5), !dbg !655
	ret void, !dbg !655

b19_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !658
	br i1 %231, label %b19_fail2, label %b19_ok2, !dbg !658

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !658
	ret void, !dbg !658

b19_ok2:
	%232 = icmp ne i64 %p2, %99, !dbg !658
	br i1 %232, label %b19_fail3, label %b19_ok3, !dbg !658

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %99), !dbg !658
	ret void, !dbg !658

b19_ok3:
	%233 = icmp ne i64 %p2, %p13, !dbg !658
	br i1 %233, label %b19_fail4, label %b19_ok4, !dbg !658

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !658
	ret void, !dbg !658

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %100, i64 5), !dbg !658
	ret void, !dbg !658

b22_fail1:
	%234 = icmp uge i64 %p10, %p2, !dbg !664
	br i1 %234, label %b22_fail2, label %b22_ok2, !dbg !664

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !664
	ret void, !dbg !664

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %118, i64 5), !dbg !665
	ret void, !dbg !665

b24_fail1:
	%235 = icmp ne i64 %p2, %127, !dbg !667
	br i1 %235, label %b24_fail2, label %b24_ok2, !dbg !667

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %127), !dbg !667
	ret void, !dbg !667

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %128, i64 5), !dbg !667
	ret void, !dbg !667

b26_fail1:
	%236 = icmp ne i64 %p2, %140, !dbg !669
	br i1 %236, label %b26_fail2, label %b26_ok2, !dbg !669

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %140), !dbg !669
	ret void, !dbg !669

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !669
	ret void, !dbg !669

b28_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !673
	br i1 %237, label %b28_fail2, label %b28_ok2, !dbg !673

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !673
	ret void, !dbg !673

b28_ok2:
	%238 = icmp ne i64 %p2, %153, !dbg !673
	br i1 %238, label %b28_fail3, label %b28_ok3, !dbg !673

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %153), !dbg !673
	ret void, !dbg !673

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %154, i64 5), !dbg !673
	ret void, !dbg !673

b30_fail1:
	%239 = icmp ne i64 %p2, %169, !dbg !677
	br i1 %239, label %b30_fail2, label %b30_ok2, !dbg !677

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %169), !dbg !677
	ret void, !dbg !677

b30_ok2:
	%240 = icmp ne i64 %p2, %p13, !dbg !677
	br i1 %240, label %b30_fail3, label %b30_ok3, !dbg !677

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !677
	ret void, !dbg !677

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %170, i64 5), !dbg !677
	ret void, !dbg !677

b33_fail1:
	%241 = icmp ne i64 %p2, %185, !dbg !680
	br i1 %241, label %b33_fail2, label %b33_ok2, !dbg !680

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %185), !dbg !680
	ret void, !dbg !680

b33_ok2:
	%242 = icmp ne i64 %p2, %p13, !dbg !680
	br i1 %242, label %b33_fail3, label %b33_ok3, !dbg !680

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !680
	ret void, !dbg !680

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %186, i64 5), !dbg !680
	ret void, !dbg !680

b35_fail1:
	%243 = icmp ugt i64 %p2, %p6, !dbg !684
	br i1 %243, label %b35_fail2, label %b35_ok2, !dbg !684

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !684
	ret void, !dbg !684

b35_ok2:
	%244 = icmp ne i64 %p2, %200, !dbg !684
	br i1 %244, label %b35_fail3, label %b35_ok3, !dbg !684

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %200), !dbg !684
	ret void, !dbg !684

b35_ok3:
	%245 = icmp ne i64 %p2, %p13, !dbg !684
	br i1 %245, label %b35_fail4, label %b35_ok4, !dbg !684

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !684
	ret void, !dbg !684

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %201, i64 5), !dbg !684
	ret void, !dbg !684

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !690
	ret void, !dbg !690
}

define void @NumbersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !691 {
entry:
	br label %b0, !dbg !692

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !695
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696, !range !14
	%2 = sext i32 %1 to i64, !dbg !696
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !696, !range !16
	%4 = sext i32 %3 to i64, !dbg !696
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !696, !range !16
	%6 = sext i32 %5 to i64, !dbg !696
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !696, !range !26
	%8 = sext i32 %7 to i64, !dbg !696
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !696, !range !27
	%10 = sext i32 %9 to i64, !dbg !696
	%11 = mul i64 %10, %6, !dbg !696
	%12 = add i64 %4, %11, !dbg !696
	%13 = mul i64 %8, %12, !dbg !696
	%14 = add i64 %2, %13, !dbg !696
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !696, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !696, !range !28
	%17 = mul i32 %15, %16, !dbg !696
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !29
	%19 = mul i32 %17, %18, !dbg !696
	%20 = sext i32 %19 to i64, !dbg !696
	%21 = mul i64 %14, %20, !dbg !696
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !696, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !696, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !696, !range !17
	%25 = mul i32 %16, %24, !dbg !696
	%26 = add i32 %23, %25, !dbg !696
	%27 = mul i32 %15, %26, !dbg !696
	%28 = add i32 %22, %27, !dbg !696
	%29 = sext i32 %28 to i64, !dbg !696
	%30 = add i64 %21, %29, !dbg !696
	%31 = mul i64 %8, %10, !dbg !696
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !696, !range !27
	%33 = sext i32 %32 to i64, !dbg !696
	%34 = mul i64 %31, %33, !dbg !696
	%35 = mul i64 %34, %20, !dbg !696
	br label %b1, !dbg !696

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !696
	%37 = icmp slt i64 %36, %p4, !dbg !696
	br i1 %37, label %b2, label %b13, !dbg !696

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !697
	%39 = icmp eq i64 %p0, 0, !dbg !698
	%40 = icmp uge i64 %36, %p2, !dbg !697
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !697, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !698

b3:
	%41 = sext i32 %0 to i64, !dbg !695
	%42 = trunc i64 %p7 to i32, !dbg !695
	%43 = icmp uge i64 %p7, %41, !dbg !695
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !695, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !695
	%45 = call i64 @gpuc_atomic_fetch_thread_64(i8* %44, i32 %42), !dbg !695
	%46 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !699
	%47 = icmp uge i64 %36, %p6, !dbg !699
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !699, !prof !13

b3_ok2:
	store i64 %45, i64* %46, align 8, !dbg !699
	br label %b12, !dbg !699

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !700
	br i1 %48, label %b5, label %b6, !dbg !700

b5:
	%49 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !701
	%50 = load i64, i64* %49, align 8, !dbg !701
	%51 = sext i32 %0 to i64, !dbg !702
	%52 = trunc i64 %p7 to i32, !dbg !702
	%53 = icmp uge i64 %p7, %51, !dbg !702
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !702, !prof !13

b5_ok1:
	%54 = bitcast i64* %38 to i8*, !dbg !702
	call void @gpuc_atomic_set_thread_64(i8* %54, i64 %50, i32 %52), !dbg !702
	br label %b12, !dbg !702

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !703
	br i1 %55, label %b7, label %b8, !dbg !703

b7:
	%56 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !704
	%57 = load i64, i64* %56, align 8, !dbg !704
	%58 = sext i32 %0 to i64, !dbg !705
	%59 = trunc i64 %p7 to i32, !dbg !705
	%60 = icmp uge i64 %p7, %58, !dbg !705
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !705, !prof !13

b7_ok1:
	%61 = bitcast i64* %38 to i8*, !dbg !705
	%62 = call i64 @gpuc_atomic_swap_thread_64(i8* %61, i64 %57, i32 %59), !dbg !705
	%63 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !706
	%64 = icmp uge i64 %36, %p6, !dbg !706
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !706, !prof !13

b7_ok2:
	store i64 %62, i64* %63, align 8, !dbg !706
	br label %b12, !dbg !706

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !707
	br i1 %65, label %b9, label %b10, !dbg !707

b9:
	%66 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !708
	%67 = load i64, i64* %66, align 8, !dbg !708
	%68 = sext i32 %0 to i64, !dbg !709
	%69 = trunc i64 %p7 to i32, !dbg !709
	%70 = icmp uge i64 %p7, %68, !dbg !709
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !709, !prof !13

b9_ok1:
	%71 = bitcast i64* %38 to i8*, !dbg !709
	call void @gpuc_atomic_add_thread_uint64(i8* %71, i64 %67, i32 %69), !dbg !709
	br label %b12, !dbg !709

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !710
	br i1 %72, label %b11, label %b12, !dbg !710

b11:
	%73 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !711
	%74 = load i64, i64* %73, align 8, !dbg !711
	%75 = sext i32 %0 to i64, !dbg !712
	%76 = trunc i64 %p7 to i32, !dbg !712
	%77 = icmp uge i64 %p7, %75, !dbg !712
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !712, !prof !13

b11_ok1:
	%78 = bitcast i64* %38 to i8*, !dbg !712
	%79 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %78, i64 %74, i32 %76), !dbg !712
	%80 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !713
	%81 = icmp uge i64 %36, %p6, !dbg !713
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !713, !prof !13

b11_ok2:
	store i64 %79, i64* %80, align 8, !dbg !713
	br label %b12, !dbg !713

b12:
	%82 = add i64 %36, %35, !dbg !696
	br label %b1, !dbg !696

b13:
	ret void, !dbg !694

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !697
	ret void, !dbg !697

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !695
	ret void, !dbg !695

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !699
	ret void, !dbg !699

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !702
	ret void, !dbg !702

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !705
	ret void, !dbg !705

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !706
	ret void, !dbg !706

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !709
	ret void, !dbg !709

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !712
	ret void, !dbg !712

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !713
	ret void, !dbg !713
}

define void @IntegersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !714 {
entry:
	br label %b0, !dbg !715

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !718
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !719, !range !14
	%2 = sext i32 %1 to i64, !dbg !719
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !719, !range !16
	%4 = sext i32 %3 to i64, !dbg !719
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !719, !range !16
	%6 = sext i32 %5 to i64, !dbg !719
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !719, !range !26
	%8 = sext i32 %7 to i64, !dbg !719
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !719, !range !27
	%10 = sext i32 %9 to i64, !dbg !719
	%11 = mul i64 %10, %6, !dbg !719
	%12 = add i64 %4, %11, !dbg !719
	%13 = mul i64 %8, %12, !dbg !719
	%14 = add i64 %2, %13, !dbg !719
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !719, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !719, !range !28
	%17 = mul i32 %15, %16, !dbg !719
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !719, !range !29
	%19 = mul i32 %17, %18, !dbg !719
	%20 = sext i32 %19 to i64, !dbg !719
	%21 = mul i64 %14, %20, !dbg !719
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !719, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !719, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !719, !range !17
	%25 = mul i32 %16, %24, !dbg !719
	%26 = add i32 %23, %25, !dbg !719
	%27 = mul i32 %15, %26, !dbg !719
	%28 = add i32 %22, %27, !dbg !719
	%29 = sext i32 %28 to i64, !dbg !719
	%30 = add i64 %21, %29, !dbg !719
	%31 = mul i64 %8, %10, !dbg !719
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !719, !range !27
	%33 = sext i32 %32 to i64, !dbg !719
	%34 = mul i64 %31, %33, !dbg !719
	%35 = mul i64 %34, %20, !dbg !719
	br label %b1, !dbg !719

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !719
	%37 = icmp slt i64 %36, %p4, !dbg !719
	br i1 %37, label %b2, label %b21, !dbg !719

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !720
	%39 = icmp eq i64 %p0, 5, !dbg !721
	%40 = icmp uge i64 %36, %p2, !dbg !720
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !720, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !721

b3:
	%41 = sext i32 %0 to i64, !dbg !718
	%42 = trunc i64 %p9 to i32, !dbg !718
	%43 = icmp uge i64 %p9, %41, !dbg !718
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !718, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !718
	call void @gpuc_atomic_inc_thread_64(i8* %44, i32 %42), !dbg !718
	br label %b20, !dbg !718

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !722
	br i1 %45, label %b5, label %b6, !dbg !722

b5:
	%46 = sext i32 %0 to i64, !dbg !723
	%47 = trunc i64 %p9 to i32, !dbg !723
	%48 = icmp uge i64 %p9, %46, !dbg !723
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !723, !prof !13

b5_ok1:
	%49 = bitcast i64* %38 to i8*, !dbg !723
	%50 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %49, i32 %47), !dbg !723
	%51 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !724
	%52 = icmp uge i64 %36, %p8, !dbg !724
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !724, !prof !13

b5_ok2:
	store i64 %50, i64* %51, align 8, !dbg !724
	br label %b20, !dbg !724

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !725
	br i1 %53, label %b7, label %b8, !dbg !725

b7:
	%54 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !726
	%55 = icmp uge i64 %36, %p6, !dbg !726
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !726, !prof !13

b7_ok1:
	%56 = load i64, i64* %54, align 8, !dbg !726
	%57 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !727
	%58 = load i64, i64* %57, align 8, !dbg !727
	%59 = sext i32 %0 to i64, !dbg !728
	%60 = trunc i64 %p9 to i32, !dbg !728
	%61 = icmp uge i64 %p9, %59, !dbg !728
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !728, !prof !13

b7_ok2:
	%62 = bitcast i64* %38 to i8*, !dbg !728
	%63 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %62, i64 %56, i64 %58, i32 %60), !dbg !728
	%64 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !729
	%65 = icmp uge i64 %36, %p8, !dbg !729
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !729, !prof !13

b7_ok3:
	store i64 %63, i64* %64, align 8, !dbg !729
	br label %b20, !dbg !729

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !730
	br i1 %66, label %b9, label %b10, !dbg !730

b9:
	%67 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !731
	%68 = load i64, i64* %67, align 8, !dbg !731
	%69 = sext i32 %0 to i64, !dbg !732
	%70 = trunc i64 %p9 to i32, !dbg !732
	%71 = icmp uge i64 %p9, %69, !dbg !732
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !732, !prof !13

b9_ok1:
	%72 = bitcast i64* %38 to i8*, !dbg !732
	call void @gpuc_atomic_and_thread_64(i8* %72, i64 %68, i32 %70), !dbg !732
	br label %b20, !dbg !732

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !733
	br i1 %73, label %b11, label %b12, !dbg !733

b11:
	%74 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !734
	%75 = load i64, i64* %74, align 8, !dbg !734
	%76 = sext i32 %0 to i64, !dbg !735
	%77 = trunc i64 %p9 to i32, !dbg !735
	%78 = icmp uge i64 %p9, %76, !dbg !735
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !735, !prof !13

b11_ok1:
	%79 = bitcast i64* %38 to i8*, !dbg !735
	%80 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %79, i64 %75, i32 %77), !dbg !735
	%81 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !736
	%82 = icmp uge i64 %36, %p8, !dbg !736
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !736, !prof !13

b11_ok2:
	store i64 %80, i64* %81, align 8, !dbg !736
	br label %b20, !dbg !736

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !737
	br i1 %83, label %b13, label %b14, !dbg !737

b13:
	%84 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !738
	%85 = load i64, i64* %84, align 8, !dbg !738
	%86 = sext i32 %0 to i64, !dbg !739
	%87 = trunc i64 %p9 to i32, !dbg !739
	%88 = icmp uge i64 %p9, %86, !dbg !739
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !739, !prof !13

b13_ok1:
	%89 = bitcast i64* %38 to i8*, !dbg !739
	call void @gpuc_atomic_or_thread_64(i8* %89, i64 %85, i32 %87), !dbg !739
	br label %b20, !dbg !739

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !740
	br i1 %90, label %b15, label %b16, !dbg !740

b15:
	%91 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !741
	%92 = load i64, i64* %91, align 8, !dbg !741
	%93 = sext i32 %0 to i64, !dbg !742
	%94 = trunc i64 %p9 to i32, !dbg !742
	%95 = icmp uge i64 %p9, %93, !dbg !742
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !742, !prof !13

b15_ok1:
	%96 = bitcast i64* %38 to i8*, !dbg !742
	%97 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %96, i64 %92, i32 %94), !dbg !742
	%98 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !743
	%99 = icmp uge i64 %36, %p8, !dbg !743
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !743, !prof !13

b15_ok2:
	store i64 %97, i64* %98, align 8, !dbg !743
	br label %b20, !dbg !743

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !744
	br i1 %100, label %b17, label %b18, !dbg !744

b17:
	%101 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !745
	%102 = load i64, i64* %101, align 8, !dbg !745
	%103 = sext i32 %0 to i64, !dbg !746
	%104 = trunc i64 %p9 to i32, !dbg !746
	%105 = icmp uge i64 %p9, %103, !dbg !746
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !746, !prof !13

b17_ok1:
	%106 = bitcast i64* %38 to i8*, !dbg !746
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %102, i32 %104), !dbg !746
	br label %b20, !dbg !746

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !747
	br i1 %107, label %b19, label %b20, !dbg !747

b19:
	%108 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !748
	%109 = load i64, i64* %108, align 8, !dbg !748
	%110 = sext i32 %0 to i64, !dbg !749
	%111 = trunc i64 %p9 to i32, !dbg !749
	%112 = icmp uge i64 %p9, %110, !dbg !749
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !749, !prof !13

b19_ok1:
	%113 = bitcast i64* %38 to i8*, !dbg !749
	%114 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %113, i64 %109, i32 %111), !dbg !749
	%115 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !750
	%116 = icmp uge i64 %36, %p8, !dbg !750
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !750, !prof !13

b19_ok2:
	store i64 %114, i64* %115, align 8, !dbg !750
	br label %b20, !dbg !750

b20:
	%117 = add i64 %36, %35, !dbg !719
	br label %b1, !dbg !719

b21:
	ret void, !dbg !717

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !720
	ret void, !dbg !720

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !718
	ret void, !dbg !718

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !723
	ret void, !dbg !723

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !724
	ret void, !dbg !724

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !726
	ret void, !dbg !726

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !728
	ret void, !dbg !728

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !729
	ret void, !dbg !729

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !732
	ret void, !dbg !732

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !735
	ret void, !dbg !735

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !736
	ret void, !dbg !736

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !739
	ret void, !dbg !739

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !742
	ret void, !dbg !742

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !743
	ret void, !dbg !743

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !746
	ret void, !dbg !746

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !749
	ret void, !dbg !749

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !750
	ret void, !dbg !750
}

define void @WaitUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !751 {
entry:
	br label %b0, !dbg !752

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !755
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !756, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !756, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !756, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !756, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !756, !range !28
	%6 = mul i32 %5, %3, !dbg !756
	%7 = add i32 %2, %6, !dbg !756
	%8 = mul i32 %4, %7, !dbg !756
	%9 = add i32 %1, %8, !dbg !756
	%10 = sext i32 %9 to i64, !dbg !756
	%11 = icmp eq i64 %10, 33, !dbg !757
	br i1 %11, label %b1, label %b4, !dbg !757

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !757
	%13 = add i64 %12, 1, !dbg !757
	%14 = icmp slt i64 %13, %p4, !dbg !757
	br i1 %14, label %b2, label %b3, !dbg !757

b2:
	%15 = getelementptr inbounds i64, i64* %p1, i64 %13, !dbg !758
	%16 = getelementptr inbounds i64, i64* %p3, i64 %13, !dbg !759
	%17 = icmp uge i64 %13, %p2, !dbg !758
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !758, !prof !13

b2_ok1:
	%18 = load i64, i64* %16, align 8, !dbg !759
	%19 = sext i32 %0 to i64, !dbg !755
	%20 = trunc i64 %p16 to i32, !dbg !755
	%21 = icmp uge i64 %p16, %19, !dbg !755
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !755, !prof !13

b2_ok2:
	%22 = bitcast i64* %15 to i8*, !dbg !755
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !755
	br label %b1, !dbg !755

b3:
	call void @gpuc_quiet_thread(), !dbg !760
	br label %b40, !dbg !760

b4:
	%23 = icmp eq i64 %10, 0, !dbg !761
	br i1 %23, label %b5, label %b40, !dbg !761

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !762
	br i1 %24, label %b6, label %b21, !dbg !762

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !765
	br i1 %25, label %b7, label %b8, !dbg !765

b7:
	%26 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !766
	%27 = sext i32 %p9 to i64, !dbg !767
	%28 = icmp uge i64 %p10, %p2, !dbg !766
	%29 = icmp ugt i64 %27, 5, !dbg !767
	%30 = or i1 %28, %29, !dbg !767
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !767, !prof !13

b7_ok1:
	%31 = bitcast i64* %26 to i8*, !dbg !767
	call void @gpuc_wait_until_thread_uint64(i8* %31, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !767
	br label %b20, !dbg !767

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !768
	br i1 %32, label %b9, label %b10, !dbg !768

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !769
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !769
	%35 = sext i32 %p9 to i64, !dbg !769
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !769
	%37 = icmp ne i64 %p2, %34, !dbg !769
	%38 = icmp ugt i64 %35, 5, !dbg !769
	%39 = or i1 %37, %38, !dbg !769
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !769, !prof !13

b9_ok1:
	%40 = bitcast i64* %p1 to i8*, !dbg !769
	%41 = bitcast i32* %36 to i8*, !dbg !769
	call void @gpuc_wait_until_all_thread(i8* %40, i64 %p2, i8* %41, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !769
	br label %b20, !dbg !769

b10:
	%42 = icmp eq i64 %p0, 2, !dbg !770
	br i1 %42, label %b11, label %b12, !dbg !770

b11:
	%43 = icmp eq i64 %p8, 0, !dbg !771
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !771
	%45 = sext i32 %p9 to i64, !dbg !771
	%46 = select i1 %43, i32* null, i32* %p7, !dbg !771
	%47 = icmp ne i64 %p2, %44, !dbg !771
	%48 = icmp ugt i64 %45, 5, !dbg !771
	%49 = or i1 %47, %48, !dbg !771
	br i1 %49, label %b11_fail1, label %b11_ok1, !dbg !771, !prof !13

b11_ok1:
	%50 = bitcast i64* %p1 to i8*, !dbg !771
	%51 = bitcast i32* %46 to i8*, !dbg !771
	%52 = call i64 @gpuc_wait_until_any_thread(i8* %50, i64 %p2, i8* %51, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !771
	br label %b20, !dbg !772

b12:
	%53 = icmp eq i64 %p0, 3, !dbg !773
	br i1 %53, label %b13, label %b14, !dbg !773

b13:
	%54 = icmp eq i64 %p8, 0, !dbg !774
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !774
	%56 = sext i32 %p9 to i64, !dbg !774
	%57 = select i1 %54, i32* null, i32* %p7, !dbg !774
	%58 = icmp ugt i64 %p2, %p6, !dbg !774
	%59 = icmp ne i64 %p2, %55, !dbg !774
	%60 = icmp ugt i64 %56, 5, !dbg !774
	%61 = or i1 %58, %59, !dbg !774
	%62 = or i1 %61, %60, !dbg !774
	br i1 %62, label %b13_fail1, label %b13_ok1, !dbg !774, !prof !13

b13_ok1:
	%63 = bitcast i64* %p1 to i8*, !dbg !774
	%64 = bitcast i64* %p5 to i8*, !dbg !774
	%65 = bitcast i32* %57 to i8*, !dbg !774
	%66 = call i64 @gpuc_wait_until_some_thread(i8* %63, i64 %p2, i8* %64, i8* %65, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !774
	br label %b20, !dbg !775

b14:
	%67 = icmp eq i64 %p0, 4, !dbg !776
	br i1 %67, label %b15, label %b16, !dbg !776

b15:
	%68 = icmp eq i64 %p8, 0, !dbg !777
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !777
	%70 = sext i32 %p9 to i64, !dbg !777
	%71 = select i1 %68, i32* null, i32* %p7, !dbg !777
	%72 = icmp ne i64 %p2, %69, !dbg !777
	%73 = icmp ne i64 %p2, %p13, !dbg !777
	%74 = icmp ugt i64 %70, 5, !dbg !777
	%75 = or i1 %72, %73, !dbg !777
	%76 = or i1 %75, %74, !dbg !777
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !777, !prof !13

b15_ok1:
	%77 = bitcast i64* %p1 to i8*, !dbg !777
	%78 = bitcast i32* %71 to i8*, !dbg !777
	%79 = bitcast i64* %p12 to i8*, !dbg !777
	call void @gpuc_wait_until_all_vector_thread(i8* %77, i64 %p2, i8* %78, i32 %p9, i8* %79, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !777
	br label %b20, !dbg !777

b16:
	%80 = icmp eq i64 %p0, 5, !dbg !778
	br i1 %80, label %b17, label %b18, !dbg !778

b17:
	%81 = icmp eq i64 %p8, 0, !dbg !779
	%82 = select i1 %81, i64 %p2, i64 %p8, !dbg !779
	%83 = sext i32 %p9 to i64, !dbg !779
	%84 = select i1 %81, i32* null, i32* %p7, !dbg !779
	%85 = icmp ne i64 %p2, %82, !dbg !779
	%86 = icmp ne i64 %p2, %p13, !dbg !779
	%87 = icmp ugt i64 %83, 5, !dbg !779
	%88 = or i1 %85, %86, !dbg !779
	%89 = or i1 %88, %87, !dbg !779
	br i1 %89, label %b17_fail1, label %b17_ok1, !dbg !779, !prof !13

b17_ok1:
	%90 = bitcast i64* %p1 to i8*, !dbg !779
	%91 = bitcast i32* %84 to i8*, !dbg !779
	%92 = bitcast i64* %p12 to i8*, !dbg !779
	%93 = call i64 @gpuc_wait_until_any_vector_thread(i8* %90, i64 %p2, i8* %91, i32 %p9, i8* %92, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !779
	br label %b20, !dbg !780

b18:
	%94 = icmp eq i64 %p0, 6, !dbg !781
	br i1 %94, label %b19, label %b20, !dbg !781

b19:
	%95 = icmp eq i64 %p8, 0, !dbg !782
	%96 = select i1 %95, i64 %p2, i64 %p8, !dbg !782
	%97 = sext i32 %p9 to i64, !dbg !782
	%98 = select i1 %95, i32* null, i32* %p7, !dbg !782
	%99 = icmp ugt i64 %p2, %p6, !dbg !782
	%100 = icmp ne i64 %p2, %96, !dbg !782
	%101 = icmp ne i64 %p2, %p13, !dbg !782
	%102 = icmp ugt i64 %97, 5, !dbg !782
	%103 = or i1 %99, %100, !dbg !782
	%104 = or i1 %103, %101, !dbg !782
	%105 = or i1 %104, %102, !dbg !782
	br i1 %105, label %b19_fail1, label %b19_ok1, !dbg !782, !prof !13

b19_ok1:
	%106 = bitcast i64* %p1 to i8*, !dbg !782
	%107 = bitcast i64* %p5 to i8*, !dbg !782
	%108 = bitcast i32* %98 to i8*, !dbg !782
	%109 = bitcast i64* %p12 to i8*, !dbg !782
	%110 = call i64 @gpuc_wait_until_some_vector_thread(i8* %106, i64 %p2, i8* %107, i8* %108, i32 %p9, i8* %109, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !782
	br label %b20, !dbg !783

b20:
	%111 = phi i64 [ %52, %b11_ok1 ], [ %66, %b13_ok1 ], [ %93, %b17_ok1 ], [ %110, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !764
	br label %b39, !dbg !764

b21:
	%112 = sub i64 %p0, 7, !dbg !784
	%113 = icmp eq i64 %112, 0, !dbg !787
	br i1 %113, label %b22, label %b23, !dbg !787

b22:
	%114 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !788
	%115 = sext i32 %p9 to i64, !dbg !789
	%116 = icmp uge i64 %p10, %p2, !dbg !788
	%117 = icmp ugt i64 %115, 5, !dbg !789
	%118 = or i1 %116, %117, !dbg !789
	br i1 %118, label %b22_fail1, label %b22_ok1, !dbg !789, !prof !13

b22_ok1:
	%119 = bitcast i64* %114 to i8*, !dbg !789
	%120 = call i32 @gpuc_test_thread_uint64(i8* %119, i32 %p9, i64 %p11), !dbg !789
	%121 = icmp ne i32 %120, 0, !dbg !789
	br label %b31, !dbg !789

b23:
	%122 = icmp eq i64 %112, 1, !dbg !790
	br i1 %122, label %b24, label %b25, !dbg !790

b24:
	%123 = icmp eq i64 %p8, 0, !dbg !791
	%124 = select i1 %123, i64 %p2, i64 %p8, !dbg !791
	%125 = sext i32 %p9 to i64, !dbg !791
	%126 = select i1 %123, i32* null, i32* %p7, !dbg !791
	%127 = icmp ne i64 %p2, %124, !dbg !791
	%128 = icmp ugt i64 %125, 5, !dbg !791
	%129 = or i1 %127, %128, !dbg !791
	br i1 %129, label %b24_fail1, label %b24_ok1, !dbg !791, !prof !13

b24_ok1:
	%130 = bitcast i64* %p1 to i8*, !dbg !791
	%131 = bitcast i32* %126 to i8*, !dbg !791
	%132 = call i32 @gpuc_test_all_thread(i8* %130, i64 %p2, i8* %131, i32 %p9, i64 %p11, i32 8), !dbg !791
	%133 = icmp ne i32 %132, 0, !dbg !791
	br label %b31, !dbg !791

b25:
	%134 = icmp eq i64 %112, 2, !dbg !792
	br i1 %134, label %b26, label %b27, !dbg !792

b26:
	%135 = icmp eq i64 %p8, 0, !dbg !793
	%136 = select i1 %135, i64 %p2, i64 %p8, !dbg !793
	%137 = sext i32 %p9 to i64, !dbg !793
	%138 = select i1 %135, i32* null, i32* %p7, !dbg !793
	%139 = icmp ne i64 %p2, %136, !dbg !793
	%140 = icmp ugt i64 %137, 5, !dbg !793
	%141 = or i1 %139, %140, !dbg !793
	br i1 %141, label %b26_fail1, label %b26_ok1, !dbg !793, !prof !13

b26_ok1:
	%142 = bitcast i64* %p1 to i8*, !dbg !793
	%143 = bitcast i32* %138 to i8*, !dbg !793
	%144 = call i64 @gpuc_test_any_thread(i8* %142, i64 %p2, i8* %143, i32 %p9, i64 %p11, i32 8), !dbg !793
	%145 = icmp sge i64 %144, 0, !dbg !794
	br label %b37, !dbg !795

b27:
	%146 = icmp eq i64 %112, 3, !dbg !796
	br i1 %146, label %b28, label %b29, !dbg !796

b28:
	%147 = icmp eq i64 %p8, 0, !dbg !797
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !797
	%149 = sext i32 %p9 to i64, !dbg !797
	%150 = select i1 %147, i32* null, i32* %p7, !dbg !797
	%151 = icmp ugt i64 %p2, %p6, !dbg !797
	%152 = icmp ne i64 %p2, %148, !dbg !797
	%153 = icmp ugt i64 %149, 5, !dbg !797
	%154 = or i1 %151, %152, !dbg !797
	%155 = or i1 %154, %153, !dbg !797
	br i1 %155, label %b28_fail1, label %b28_ok1, !dbg !797, !prof !13

b28_ok1:
	%156 = bitcast i64* %p1 to i8*, !dbg !797
	%157 = bitcast i64* %p5 to i8*, !dbg !797
	%158 = bitcast i32* %150 to i8*, !dbg !797
	%159 = call i64 @gpuc_test_some_thread(i8* %156, i64 %p2, i8* %157, i8* %158, i32 %p9, i64 %p11, i32 8), !dbg !797
	%160 = icmp sgt i64 %159, 0, !dbg !798
	br label %b37, !dbg !799

b29:
	%161 = icmp eq i64 %112, 4, !dbg !800
	br i1 %161, label %b30, label %b32, !dbg !800

b30:
	%162 = icmp eq i64 %p8, 0, !dbg !801
	%163 = select i1 %162, i64 %p2, i64 %p8, !dbg !801
	%164 = sext i32 %p9 to i64, !dbg !801
	%165 = select i1 %162, i32* null, i32* %p7, !dbg !801
	%166 = icmp ne i64 %p2, %163, !dbg !801
	%167 = icmp ne i64 %p2, %p13, !dbg !801
	%168 = icmp ugt i64 %164, 5, !dbg !801
	%169 = or i1 %166, %167, !dbg !801
	%170 = or i1 %169, %168, !dbg !801
	br i1 %170, label %b30_fail1, label %b30_ok1, !dbg !801, !prof !13

b30_ok1:
	%171 = bitcast i64* %p1 to i8*, !dbg !801
	%172 = bitcast i32* %165 to i8*, !dbg !801
	%173 = bitcast i64* %p12 to i8*, !dbg !801
	%174 = call i32 @gpuc_test_all_vector_thread(i8* %171, i64 %p2, i8* %172, i32 %p9, i8* %173, i32 8), !dbg !801
	%175 = icmp ne i32 %174, 0, !dbg !801
	br label %b31, !dbg !801

b31:
	%176 = phi i1 [ %121, %b22_ok1 ], [ %133, %b24_ok1 ], [ %175, %b30_ok1 ], !dbg !802
	br i1 %176, label %b37, label %b36, !dbg !802

b32:
	%177 = icmp eq i64 %112, 5, !dbg !803
	br i1 %177, label %b33, label %b34, !dbg !803

b33:
	%178 = icmp eq i64 %p8, 0, !dbg !804
	%179 = select i1 %178, i64 %p2, i64 %p8, !dbg !804
	%180 = sext i32 %p9 to i64, !dbg !804
	%181 = select i1 %178, i32* null, i32* %p7, !dbg !804
	%182 = icmp ne i64 %p2, %179, !dbg !804
	%183 = icmp ne i64 %p2, %p13, !dbg !804
	%184 = icmp ugt i64 %180, 5, !dbg !804
	%185 = or i1 %182, %183, !dbg !804
	%186 = or i1 %185, %184, !dbg !804
	br i1 %186, label %b33_fail1, label %b33_ok1, !dbg !804, !prof !13

b33_ok1:
	%187 = bitcast i64* %p1 to i8*, !dbg !804
	%188 = bitcast i32* %181 to i8*, !dbg !804
	%189 = bitcast i64* %p12 to i8*, !dbg !804
	%190 = call i64 @gpuc_test_any_vector_thread(i8* %187, i64 %p2, i8* %188, i32 %p9, i8* %189, i32 8), !dbg !804
	%191 = icmp sge i64 %190, 0, !dbg !805
	br label %b37, !dbg !806

b34:
	%192 = icmp eq i64 %112, 6, !dbg !807
	br i1 %192, label %b35, label %b36, !dbg !807

b35:
	%193 = icmp eq i64 %p8, 0, !dbg !808
	%194 = select i1 %193, i64 %p2, i64 %p8, !dbg !808
	%195 = sext i32 %p9 to i64, !dbg !808
	%196 = select i1 %193, i32* null, i32* %p7, !dbg !808
	%197 = icmp ugt i64 %p2, %p6, !dbg !808
	%198 = icmp ne i64 %p2, %194, !dbg !808
	%199 = icmp ne i64 %p2, %p13, !dbg !808
	%200 = icmp ugt i64 %195, 5, !dbg !808
	%201 = or i1 %197, %198, !dbg !808
	%202 = or i1 %201, %199, !dbg !808
	%203 = or i1 %202, %200, !dbg !808
	br i1 %203, label %b35_fail1, label %b35_ok1, !dbg !808, !prof !13

b35_ok1:
	%204 = bitcast i64* %p1 to i8*, !dbg !808
	%205 = bitcast i64* %p5 to i8*, !dbg !808
	%206 = bitcast i32* %196 to i8*, !dbg !808
	%207 = bitcast i64* %p12 to i8*, !dbg !808
	%208 = call i64 @gpuc_test_some_vector_thread(i8* %204, i64 %p2, i8* %205, i8* %206, i32 %p9, i8* %207, i32 8), !dbg !808
	%209 = icmp sgt i64 %208, 0, !dbg !809
	br label %b37, !dbg !810

b36:
	br label %b37, !dbg !811

b37:
	%210 = phi i1 [ %145, %b26_ok1 ], [ %160, %b28_ok1 ], [ %191, %b33_ok1 ], [ %209, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !786
	%211 = phi i64 [ %144, %b26_ok1 ], [ %159, %b28_ok1 ], [ %190, %b33_ok1 ], [ %208, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !786
	br i1 %210, label %b39, label %b38, !dbg !786

b38:
	%212 = icmp eq i64 %p4, 0, !dbg !812
	br i1 %212, label %b39, label %b21, !dbg !812

b39:
	%213 = phi i64 [ %111, %b20 ], [ %211, %b37 ], [ %211, %b38 ], !dbg !813
	%214 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !814
	%215 = icmp uge i64 0, %p15, !dbg !814
	br i1 %215, label %b39_fail1, label %b39_ok1, !dbg !814, !prof !13

b39_ok1:
	store i64 %213, i64* %214, align 8, !dbg !814
	br label %b40, !dbg !814

b40:
	ret void, !dbg !754

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !758
	ret void, !dbg !758

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !755
	ret void, !dbg !755

b7_fail1:
	%216 = icmp uge i64 %p10, %p2, !dbg !766
	br i1 %216, label %b7_fail2, label %b7_ok2, !dbg !766

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !766
	ret void, !dbg !766

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !767
	ret void, !dbg !767

b9_fail1:
	%217 = icmp ne i64 %p2, %34, !dbg !769
	br i1 %217, label %b9_fail2, label %b9_ok2, !dbg !769

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !769
	ret void, !dbg !769

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !769
	ret void, !dbg !769

b11_fail1:
	%218 = icmp ne i64 %p2, %44, !dbg !771
	br i1 %218, label %b11_fail2, label %b11_ok2, !dbg !771

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %44), !dbg !771
	ret void, !dbg !771

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %45, i64 5), !dbg !771
	ret void, !dbg !771

b13_fail1:
	%219 = icmp ugt i64 %p2, %p6, !dbg !774
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !774

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !774
	ret void, !dbg !774

b13_ok2:
	%220 = icmp ne i64 %p2, %55, !dbg !774
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !774

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %55), !dbg !774
	ret void, !dbg !774

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %56, i64 5), !dbg !774
	ret void, !dbg !774

b15_fail1:
	%221 = icmp ne i64 %p2, %69, !dbg !777
	br i1 %221, label %b15_fail2, label %b15_ok2, !dbg !777

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %69), !dbg !777
	ret void, !dbg !777

b15_ok2:
	%222 = icmp ne i64 %p2, %p13, !dbg !777
	br i1 %222, label %b15_fail3, label %b15_ok3, !dbg !777

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !777
	ret void, !dbg !777

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %70, i64 5), !dbg !777
	ret void, !dbg !777

b17_fail1:
	%223 = icmp ne i64 %p2, %82, !dbg !779
	br i1 %223, label %b17_fail2, label %b17_ok2, !dbg !779

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %82), !dbg !779
	ret void, !dbg !779

b17_ok2:
	%224 = icmp ne i64 %p2, %p13, !dbg !779
	br i1 %224, label %b17_fail3, label %b17_ok3, !dbg !779

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !779
	ret void, !dbg !779

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %83, i64 5), !dbg !779
	ret void, !dbg !779

b19_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !782
	br i1 %225, label %b19_fail2, label %b19_ok2, !dbg !782

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !782
	ret void, !dbg !782

b19_ok2:
	%226 = icmp ne i64 %p2, %96, !dbg !782
	br i1 %226, label %b19_fail3, label %b19_ok3, !dbg !782

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %96), !dbg !782
	ret void, !dbg !782

b19_ok3:
	%227 = icmp ne i64 %p2, %p13, !dbg !782
	br i1 %227, label %b19_fail4, label %b19_ok4, !dbg !782

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !782
	ret void, !dbg !782

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 5), !dbg !782
	ret void, !dbg !782

b22_fail1:
	%228 = icmp uge i64 %p10, %p2, !dbg !788
	br i1 %228, label %b22_fail2, label %b22_ok2, !dbg !788

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !788
	ret void, !dbg !788

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %115, i64 5), !dbg !789
	ret void, !dbg !789

b24_fail1:
	%229 = icmp ne i64 %p2, %124, !dbg !791
	br i1 %229, label %b24_fail2, label %b24_ok2, !dbg !791

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %124), !dbg !791
	ret void, !dbg !791

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %125, i64 5), !dbg !791
	ret void, !dbg !791

b26_fail1:
	%230 = icmp ne i64 %p2, %136, !dbg !793
	br i1 %230, label %b26_fail2, label %b26_ok2, !dbg !793

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %136), !dbg !793
	ret void, !dbg !793

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %137, i64 5), !dbg !793
	ret void, !dbg !793

b28_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !797
	br i1 %231, label %b28_fail2, label %b28_ok2, !dbg !797

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !797
	ret void, !dbg !797

b28_ok2:
	%232 = icmp ne i64 %p2, %148, !dbg !797
	br i1 %232, label %b28_fail3, label %b28_ok3, !dbg !797

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !797
	ret void, !dbg !797

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %149, i64 5), !dbg !797
	ret void, !dbg !797

b30_fail1:
	%233 = icmp ne i64 %p2, %163, !dbg !801
	br i1 %233, label %b30_fail2, label %b30_ok2, !dbg !801

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %163), !dbg !801
	ret void, !dbg !801

b30_ok2:
	%234 = icmp ne i64 %p2, %p13, !dbg !801
	br i1 %234, label %b30_fail3, label %b30_ok3, !dbg !801

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !801
	ret void, !dbg !801

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %164, i64 5), !dbg !801
	ret void, !dbg !801

b33_fail1:
	%235 = icmp ne i64 %p2, %179, !dbg !804
	br i1 %235, label %b33_fail2, label %b33_ok2, !dbg !804

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %179), !dbg !804
	ret void, !dbg !804

b33_ok2:
	%236 = icmp ne i64 %p2, %p13, !dbg !804
	br i1 %236, label %b33_fail3, label %b33_ok3, !dbg !804

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !804
	ret void, !dbg !804

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %180, i64 5), !dbg !804
	ret void, !dbg !804

b35_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !808
	br i1 %237, label %b35_fail2, label %b35_ok2, !dbg !808

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !808
	ret void, !dbg !808

b35_ok2:
	%238 = icmp ne i64 %p2, %194, !dbg !808
	br i1 %238, label %b35_fail3, label %b35_ok3, !dbg !808

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %194), !dbg !808
	ret void, !dbg !808

b35_ok3:
	%239 = icmp ne i64 %p2, %p13, !dbg !808
	br i1 %239, label %b35_fail4, label %b35_ok4, !dbg !808

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !808
	ret void, !dbg !808

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %195, i64 5), !dbg !808
	ret void, !dbg !808

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !814
	ret void, !dbg !814
}

define void @NumbersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !815 {
entry:
	br label %b0, !dbg !816

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !819
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !820, !range !14
	%2 = sext i32 %1 to i64, !dbg !820
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !820, !range !16
	%4 = sext i32 %3 to i64, !dbg !820
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !820, !range !16
	%6 = sext i32 %5 to i64, !dbg !820
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !820, !range !26
	%8 = sext i32 %7 to i64, !dbg !820
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !820, !range !27
	%10 = sext i32 %9 to i64, !dbg !820
	%11 = mul i64 %10, %6, !dbg !820
	%12 = add i64 %4, %11, !dbg !820
	%13 = mul i64 %8, %12, !dbg !820
	%14 = add i64 %2, %13, !dbg !820
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !820, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !820, !range !28
	%17 = mul i32 %15, %16, !dbg !820
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !820, !range !29
	%19 = mul i32 %17, %18, !dbg !820
	%20 = sext i32 %19 to i64, !dbg !820
	%21 = mul i64 %14, %20, !dbg !820
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !820, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !820, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !820, !range !17
	%25 = mul i32 %16, %24, !dbg !820
	%26 = add i32 %23, %25, !dbg !820
	%27 = mul i32 %15, %26, !dbg !820
	%28 = add i32 %22, %27, !dbg !820
	%29 = sext i32 %28 to i64, !dbg !820
	%30 = add i64 %21, %29, !dbg !820
	%31 = mul i64 %8, %10, !dbg !820
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !820, !range !27
	%33 = sext i32 %32 to i64, !dbg !820
	%34 = mul i64 %31, %33, !dbg !820
	%35 = mul i64 %34, %20, !dbg !820
	br label %b1, !dbg !820

b1:
	%36 = phi i64 [ %30, %b0 ], [ %82, %b12 ], !dbg !820
	%37 = icmp slt i64 %36, %p4, !dbg !820
	br i1 %37, label %b2, label %b13, !dbg !820

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !821
	%39 = icmp eq i64 %p0, 0, !dbg !822
	%40 = icmp uge i64 %36, %p2, !dbg !821
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !821, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !822

b3:
	%41 = sext i32 %0 to i64, !dbg !819
	%42 = trunc i64 %p7 to i32, !dbg !819
	%43 = icmp uge i64 %p7, %41, !dbg !819
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !819, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !819
	%45 = call i64 @gpuc_atomic_fetch_thread_64(i8* %44, i32 %42), !dbg !819
	%46 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !823
	%47 = icmp uge i64 %36, %p6, !dbg !823
	br i1 %47, label %b3_fail2, label %b3_ok2, !dbg !823, !prof !13

b3_ok2:
	store i64 %45, i64* %46, align 8, !dbg !823
	br label %b12, !dbg !823

b4:
	%48 = icmp eq i64 %p0, 1, !dbg !824
	br i1 %48, label %b5, label %b6, !dbg !824

b5:
	%49 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !825
	%50 = load i64, i64* %49, align 8, !dbg !825
	%51 = sext i32 %0 to i64, !dbg !826
	%52 = trunc i64 %p7 to i32, !dbg !826
	%53 = icmp uge i64 %p7, %51, !dbg !826
	br i1 %53, label %b5_fail1, label %b5_ok1, !dbg !826, !prof !13

b5_ok1:
	%54 = bitcast i64* %38 to i8*, !dbg !826
	call void @gpuc_atomic_set_thread_64(i8* %54, i64 %50, i32 %52), !dbg !826
	br label %b12, !dbg !826

b6:
	%55 = icmp eq i64 %p0, 2, !dbg !827
	br i1 %55, label %b7, label %b8, !dbg !827

b7:
	%56 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !828
	%57 = load i64, i64* %56, align 8, !dbg !828
	%58 = sext i32 %0 to i64, !dbg !829
	%59 = trunc i64 %p7 to i32, !dbg !829
	%60 = icmp uge i64 %p7, %58, !dbg !829
	br i1 %60, label %b7_fail1, label %b7_ok1, !dbg !829, !prof !13

b7_ok1:
	%61 = bitcast i64* %38 to i8*, !dbg !829
	%62 = call i64 @gpuc_atomic_swap_thread_64(i8* %61, i64 %57, i32 %59), !dbg !829
	%63 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !830
	%64 = icmp uge i64 %36, %p6, !dbg !830
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !830, !prof !13

b7_ok2:
	store i64 %62, i64* %63, align 8, !dbg !830
	br label %b12, !dbg !830

b8:
	%65 = icmp eq i64 %p0, 3, !dbg !831
	br i1 %65, label %b9, label %b10, !dbg !831

b9:
	%66 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !832
	%67 = load i64, i64* %66, align 8, !dbg !832
	%68 = sext i32 %0 to i64, !dbg !833
	%69 = trunc i64 %p7 to i32, !dbg !833
	%70 = icmp uge i64 %p7, %68, !dbg !833
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !833, !prof !13

b9_ok1:
	%71 = bitcast i64* %38 to i8*, !dbg !833
	call void @gpuc_atomic_add_thread_uint64(i8* %71, i64 %67, i32 %69), !dbg !833
	br label %b12, !dbg !833

b10:
	%72 = icmp eq i64 %p0, 4, !dbg !834
	br i1 %72, label %b11, label %b12, !dbg !834

b11:
	%73 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !835
	%74 = load i64, i64* %73, align 8, !dbg !835
	%75 = sext i32 %0 to i64, !dbg !836
	%76 = trunc i64 %p7 to i32, !dbg !836
	%77 = icmp uge i64 %p7, %75, !dbg !836
	br i1 %77, label %b11_fail1, label %b11_ok1, !dbg !836, !prof !13

b11_ok1:
	%78 = bitcast i64* %38 to i8*, !dbg !836
	%79 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %78, i64 %74, i32 %76), !dbg !836
	%80 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !837
	%81 = icmp uge i64 %36, %p6, !dbg !837
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !837, !prof !13

b11_ok2:
	store i64 %79, i64* %80, align 8, !dbg !837
	br label %b12, !dbg !837

b12:
	%82 = add i64 %36, %35, !dbg !820
	br label %b1, !dbg !820

b13:
	ret void, !dbg !818

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !821
	ret void, !dbg !821

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !819
	ret void, !dbg !819

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !823
	ret void, !dbg !823

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %51), !dbg !826
	ret void, !dbg !826

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %58), !dbg !829
	ret void, !dbg !829

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !830
	ret void, !dbg !830

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %68), !dbg !833
	ret void, !dbg !833

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %75), !dbg !836
	ret void, !dbg !836

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !837
	ret void, !dbg !837
}

define void @IntegersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !838 {
entry:
	br label %b0, !dbg !839

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !842
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !843, !range !14
	%2 = sext i32 %1 to i64, !dbg !843
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !843, !range !16
	%4 = sext i32 %3 to i64, !dbg !843
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !843, !range !16
	%6 = sext i32 %5 to i64, !dbg !843
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !843, !range !26
	%8 = sext i32 %7 to i64, !dbg !843
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !843, !range !27
	%10 = sext i32 %9 to i64, !dbg !843
	%11 = mul i64 %10, %6, !dbg !843
	%12 = add i64 %4, %11, !dbg !843
	%13 = mul i64 %8, %12, !dbg !843
	%14 = add i64 %2, %13, !dbg !843
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !843, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !843, !range !28
	%17 = mul i32 %15, %16, !dbg !843
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !843, !range !29
	%19 = mul i32 %17, %18, !dbg !843
	%20 = sext i32 %19 to i64, !dbg !843
	%21 = mul i64 %14, %20, !dbg !843
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !843, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !843, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !843, !range !17
	%25 = mul i32 %16, %24, !dbg !843
	%26 = add i32 %23, %25, !dbg !843
	%27 = mul i32 %15, %26, !dbg !843
	%28 = add i32 %22, %27, !dbg !843
	%29 = sext i32 %28 to i64, !dbg !843
	%30 = add i64 %21, %29, !dbg !843
	%31 = mul i64 %8, %10, !dbg !843
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !843, !range !27
	%33 = sext i32 %32 to i64, !dbg !843
	%34 = mul i64 %31, %33, !dbg !843
	%35 = mul i64 %34, %20, !dbg !843
	br label %b1, !dbg !843

b1:
	%36 = phi i64 [ %30, %b0 ], [ %117, %b20 ], !dbg !843
	%37 = icmp slt i64 %36, %p4, !dbg !843
	br i1 %37, label %b2, label %b21, !dbg !843

b2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 %36, !dbg !844
	%39 = icmp eq i64 %p0, 5, !dbg !845
	%40 = icmp uge i64 %36, %p2, !dbg !844
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !844, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !845

b3:
	%41 = sext i32 %0 to i64, !dbg !842
	%42 = trunc i64 %p9 to i32, !dbg !842
	%43 = icmp uge i64 %p9, %41, !dbg !842
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !842, !prof !13

b3_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !842
	call void @gpuc_atomic_inc_thread_64(i8* %44, i32 %42), !dbg !842
	br label %b20, !dbg !842

b4:
	%45 = icmp eq i64 %p0, 6, !dbg !846
	br i1 %45, label %b5, label %b6, !dbg !846

b5:
	%46 = sext i32 %0 to i64, !dbg !847
	%47 = trunc i64 %p9 to i32, !dbg !847
	%48 = icmp uge i64 %p9, %46, !dbg !847
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !847, !prof !13

b5_ok1:
	%49 = bitcast i64* %38 to i8*, !dbg !847
	%50 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %49, i32 %47), !dbg !847
	%51 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !848
	%52 = icmp uge i64 %36, %p8, !dbg !848
	br i1 %52, label %b5_fail2, label %b5_ok2, !dbg !848, !prof !13

b5_ok2:
	store i64 %50, i64* %51, align 8, !dbg !848
	br label %b20, !dbg !848

b6:
	%53 = icmp eq i64 %p0, 7, !dbg !849
	br i1 %53, label %b7, label %b8, !dbg !849

b7:
	%54 = getelementptr inbounds i64, i64* %p5, i64 %36, !dbg !850
	%55 = icmp uge i64 %36, %p6, !dbg !850
	br i1 %55, label %b7_fail1, label %b7_ok1, !dbg !850, !prof !13

b7_ok1:
	%56 = load i64, i64* %54, align 8, !dbg !850
	%57 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !851
	%58 = load i64, i64* %57, align 8, !dbg !851
	%59 = sext i32 %0 to i64, !dbg !852
	%60 = trunc i64 %p9 to i32, !dbg !852
	%61 = icmp uge i64 %p9, %59, !dbg !852
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !852, !prof !13

b7_ok2:
	%62 = bitcast i64* %38 to i8*, !dbg !852
	%63 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %62, i64 %56, i64 %58, i32 %60), !dbg !852
	%64 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !853
	%65 = icmp uge i64 %36, %p8, !dbg !853
	br i1 %65, label %b7_fail3, label %b7_ok3, !dbg !853, !prof !13

b7_ok3:
	store i64 %63, i64* %64, align 8, !dbg !853
	br label %b20, !dbg !853

b8:
	%66 = icmp eq i64 %p0, 8, !dbg !854
	br i1 %66, label %b9, label %b10, !dbg !854

b9:
	%67 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !855
	%68 = load i64, i64* %67, align 8, !dbg !855
	%69 = sext i32 %0 to i64, !dbg !856
	%70 = trunc i64 %p9 to i32, !dbg !856
	%71 = icmp uge i64 %p9, %69, !dbg !856
	br i1 %71, label %b9_fail1, label %b9_ok1, !dbg !856, !prof !13

b9_ok1:
	%72 = bitcast i64* %38 to i8*, !dbg !856
	call void @gpuc_atomic_and_thread_64(i8* %72, i64 %68, i32 %70), !dbg !856
	br label %b20, !dbg !856

b10:
	%73 = icmp eq i64 %p0, 9, !dbg !857
	br i1 %73, label %b11, label %b12, !dbg !857

b11:
	%74 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !858
	%75 = load i64, i64* %74, align 8, !dbg !858
	%76 = sext i32 %0 to i64, !dbg !859
	%77 = trunc i64 %p9 to i32, !dbg !859
	%78 = icmp uge i64 %p9, %76, !dbg !859
	br i1 %78, label %b11_fail1, label %b11_ok1, !dbg !859, !prof !13

b11_ok1:
	%79 = bitcast i64* %38 to i8*, !dbg !859
	%80 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %79, i64 %75, i32 %77), !dbg !859
	%81 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !860
	%82 = icmp uge i64 %36, %p8, !dbg !860
	br i1 %82, label %b11_fail2, label %b11_ok2, !dbg !860, !prof !13

b11_ok2:
	store i64 %80, i64* %81, align 8, !dbg !860
	br label %b20, !dbg !860

b12:
	%83 = icmp eq i64 %p0, 10, !dbg !861
	br i1 %83, label %b13, label %b14, !dbg !861

b13:
	%84 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !862
	%85 = load i64, i64* %84, align 8, !dbg !862
	%86 = sext i32 %0 to i64, !dbg !863
	%87 = trunc i64 %p9 to i32, !dbg !863
	%88 = icmp uge i64 %p9, %86, !dbg !863
	br i1 %88, label %b13_fail1, label %b13_ok1, !dbg !863, !prof !13

b13_ok1:
	%89 = bitcast i64* %38 to i8*, !dbg !863
	call void @gpuc_atomic_or_thread_64(i8* %89, i64 %85, i32 %87), !dbg !863
	br label %b20, !dbg !863

b14:
	%90 = icmp eq i64 %p0, 11, !dbg !864
	br i1 %90, label %b15, label %b16, !dbg !864

b15:
	%91 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !865
	%92 = load i64, i64* %91, align 8, !dbg !865
	%93 = sext i32 %0 to i64, !dbg !866
	%94 = trunc i64 %p9 to i32, !dbg !866
	%95 = icmp uge i64 %p9, %93, !dbg !866
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !866, !prof !13

b15_ok1:
	%96 = bitcast i64* %38 to i8*, !dbg !866
	%97 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %96, i64 %92, i32 %94), !dbg !866
	%98 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !867
	%99 = icmp uge i64 %36, %p8, !dbg !867
	br i1 %99, label %b15_fail2, label %b15_ok2, !dbg !867, !prof !13

b15_ok2:
	store i64 %97, i64* %98, align 8, !dbg !867
	br label %b20, !dbg !867

b16:
	%100 = icmp eq i64 %p0, 12, !dbg !868
	br i1 %100, label %b17, label %b18, !dbg !868

b17:
	%101 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !869
	%102 = load i64, i64* %101, align 8, !dbg !869
	%103 = sext i32 %0 to i64, !dbg !870
	%104 = trunc i64 %p9 to i32, !dbg !870
	%105 = icmp uge i64 %p9, %103, !dbg !870
	br i1 %105, label %b17_fail1, label %b17_ok1, !dbg !870, !prof !13

b17_ok1:
	%106 = bitcast i64* %38 to i8*, !dbg !870
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %102, i32 %104), !dbg !870
	br label %b20, !dbg !870

b18:
	%107 = icmp eq i64 %p0, 13, !dbg !871
	br i1 %107, label %b19, label %b20, !dbg !871

b19:
	%108 = getelementptr inbounds i64, i64* %p3, i64 %36, !dbg !872
	%109 = load i64, i64* %108, align 8, !dbg !872
	%110 = sext i32 %0 to i64, !dbg !873
	%111 = trunc i64 %p9 to i32, !dbg !873
	%112 = icmp uge i64 %p9, %110, !dbg !873
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !873, !prof !13

b19_ok1:
	%113 = bitcast i64* %38 to i8*, !dbg !873
	%114 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %113, i64 %109, i32 %111), !dbg !873
	%115 = getelementptr inbounds i64, i64* %p7, i64 %36, !dbg !874
	%116 = icmp uge i64 %36, %p8, !dbg !874
	br i1 %116, label %b19_fail2, label %b19_ok2, !dbg !874, !prof !13

b19_ok2:
	store i64 %114, i64* %115, align 8, !dbg !874
	br label %b20, !dbg !874

b20:
	%117 = add i64 %36, %35, !dbg !843
	br label %b1, !dbg !843

b21:
	ret void, !dbg !841

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %36, i64 %p2), !dbg !844
	ret void, !dbg !844

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !842
	ret void, !dbg !842

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %46), !dbg !847
	ret void, !dbg !847

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %36, i64 %p8), !dbg !848
	ret void, !dbg !848

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p6), !dbg !850
	ret void, !dbg !850

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %59), !dbg !852
	ret void, !dbg !852

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %36, i64 %p8), !dbg !853
	ret void, !dbg !853

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %69), !dbg !856
	ret void, !dbg !856

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %76), !dbg !859
	ret void, !dbg !859

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %36, i64 %p8), !dbg !860
	ret void, !dbg !860

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %86), !dbg !863
	ret void, !dbg !863

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %93), !dbg !866
	ret void, !dbg !866

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %36, i64 %p8), !dbg !867
	ret void, !dbg !867

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %103), !dbg !870
	ret void, !dbg !870

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %110), !dbg !873
	ret void, !dbg !873

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %36, i64 %p8), !dbg !874
	ret void, !dbg !874
}

define void @WaitUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !875 {
entry:
	br label %b0, !dbg !876

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !879
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !880, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !880, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !880, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !880, !range !28
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !880, !range !28
	%6 = mul i32 %5, %3, !dbg !880
	%7 = add i32 %2, %6, !dbg !880
	%8 = mul i32 %4, %7, !dbg !880
	%9 = add i32 %1, %8, !dbg !880
	%10 = sext i32 %9 to i64, !dbg !880
	%11 = icmp eq i64 %10, 33, !dbg !881
	br i1 %11, label %b1, label %b4, !dbg !881

b1:
	%12 = phi i64 [ -1, %b0 ], [ %13, %b2_ok2 ], !dbg !881
	%13 = add i64 %12, 1, !dbg !881
	%14 = icmp slt i64 %13, %p4, !dbg !881
	br i1 %14, label %b2, label %b3, !dbg !881

b2:
	%15 = getelementptr inbounds i64, i64* %p1, i64 %13, !dbg !882
	%16 = getelementptr inbounds i64, i64* %p3, i64 %13, !dbg !883
	%17 = icmp uge i64 %13, %p2, !dbg !882
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !882, !prof !13

b2_ok1:
	%18 = load i64, i64* %16, align 8, !dbg !883
	%19 = sext i32 %0 to i64, !dbg !879
	%20 = trunc i64 %p16 to i32, !dbg !879
	%21 = icmp uge i64 %p16, %19, !dbg !879
	br i1 %21, label %b2_fail2, label %b2_ok2, !dbg !879, !prof !13

b2_ok2:
	%22 = bitcast i64* %15 to i8*, !dbg !879
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !879
	br label %b1, !dbg !879

b3:
	call void @gpuc_quiet_thread(), !dbg !884
	br label %b40, !dbg !884

b4:
	%23 = icmp eq i64 %10, 0, !dbg !885
	br i1 %23, label %b5, label %b40, !dbg !885

b5:
	%24 = icmp slt i64 %p0, 7, !dbg !886
	br i1 %24, label %b6, label %b21, !dbg !886

b6:
	%25 = icmp eq i64 %p0, 0, !dbg !889
	br i1 %25, label %b7, label %b8, !dbg !889

b7:
	%26 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !890
	%27 = sext i32 %p9 to i64, !dbg !891
	%28 = icmp uge i64 %p10, %p2, !dbg !890
	%29 = icmp ugt i64 %27, 5, !dbg !891
	%30 = or i1 %28, %29, !dbg !891
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !891, !prof !13

b7_ok1:
	%31 = bitcast i64* %26 to i8*, !dbg !891
	call void @gpuc_wait_until_thread_uint64(i8* %31, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !891
	br label %b20, !dbg !891

b8:
	%32 = icmp eq i64 %p0, 1, !dbg !892
	br i1 %32, label %b9, label %b10, !dbg !892

b9:
	%33 = icmp eq i64 %p8, 0, !dbg !893
	%34 = select i1 %33, i64 %p2, i64 %p8, !dbg !893
	%35 = sext i32 %p9 to i64, !dbg !893
	%36 = select i1 %33, i32* null, i32* %p7, !dbg !893
	%37 = icmp ne i64 %p2, %34, !dbg !893
	%38 = icmp ugt i64 %35, 5, !dbg !893
	%39 = or i1 %37, %38, !dbg !893
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !893, !prof !13

b9_ok1:
	%40 = bitcast i64* %p1 to i8*, !dbg !893
	%41 = bitcast i32* %36 to i8*, !dbg !893
	call void @gpuc_wait_until_all_thread(i8* %40, i64 %p2, i8* %41, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !893
	br label %b20, !dbg !893

b10:
	%42 = icmp eq i64 %p0, 2, !dbg !894
	br i1 %42, label %b11, label %b12, !dbg !894

b11:
	%43 = icmp eq i64 %p8, 0, !dbg !895
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !895
	%45 = sext i32 %p9 to i64, !dbg !895
	%46 = select i1 %43, i32* null, i32* %p7, !dbg !895
	%47 = icmp ne i64 %p2, %44, !dbg !895
	%48 = icmp ugt i64 %45, 5, !dbg !895
	%49 = or i1 %47, %48, !dbg !895
	br i1 %49, label %b11_fail1, label %b11_ok1, !dbg !895, !prof !13

b11_ok1:
	%50 = bitcast i64* %p1 to i8*, !dbg !895
	%51 = bitcast i32* %46 to i8*, !dbg !895
	%52 = call i64 @gpuc_wait_until_any_thread(i8* %50, i64 %p2, i8* %51, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !895
	br label %b20, !dbg !896

b12:
	%53 = icmp eq i64 %p0, 3, !dbg !897
	br i1 %53, label %b13, label %b14, !dbg !897

b13:
	%54 = icmp eq i64 %p8, 0, !dbg !898
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !898
	%56 = sext i32 %p9 to i64, !dbg !898
	%57 = select i1 %54, i32* null, i32* %p7, !dbg !898
	%58 = icmp ugt i64 %p2, %p6, !dbg !898
	%59 = icmp ne i64 %p2, %55, !dbg !898
	%60 = icmp ugt i64 %56, 5, !dbg !898
	%61 = or i1 %58, %59, !dbg !898
	%62 = or i1 %61, %60, !dbg !898
	br i1 %62, label %b13_fail1, label %b13_ok1, !dbg !898, !prof !13

b13_ok1:
	%63 = bitcast i64* %p1 to i8*, !dbg !898
	%64 = bitcast i64* %p5 to i8*, !dbg !898
	%65 = bitcast i32* %57 to i8*, !dbg !898
	%66 = call i64 @gpuc_wait_until_some_thread(i8* %63, i64 %p2, i8* %64, i8* %65, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !898
	br label %b20, !dbg !899

b14:
	%67 = icmp eq i64 %p0, 4, !dbg !900
	br i1 %67, label %b15, label %b16, !dbg !900

b15:
	%68 = icmp eq i64 %p8, 0, !dbg !901
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !901
	%70 = sext i32 %p9 to i64, !dbg !901
	%71 = select i1 %68, i32* null, i32* %p7, !dbg !901
	%72 = icmp ne i64 %p2, %69, !dbg !901
	%73 = icmp ne i64 %p2, %p13, !dbg !901
	%74 = icmp ugt i64 %70, 5, !dbg !901
	%75 = or i1 %72, %73, !dbg !901
	%76 = or i1 %75, %74, !dbg !901
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !901, !prof !13

b15_ok1:
	%77 = bitcast i64* %p1 to i8*, !dbg !901
	%78 = bitcast i32* %71 to i8*, !dbg !901
	%79 = bitcast i64* %p12 to i8*, !dbg !901
	call void @gpuc_wait_until_all_vector_thread(i8* %77, i64 %p2, i8* %78, i32 %p9, i8* %79, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !901
	br label %b20, !dbg !901

b16:
	%80 = icmp eq i64 %p0, 5, !dbg !902
	br i1 %80, label %b17, label %b18, !dbg !902

b17:
	%81 = icmp eq i64 %p8, 0, !dbg !903
	%82 = select i1 %81, i64 %p2, i64 %p8, !dbg !903
	%83 = sext i32 %p9 to i64, !dbg !903
	%84 = select i1 %81, i32* null, i32* %p7, !dbg !903
	%85 = icmp ne i64 %p2, %82, !dbg !903
	%86 = icmp ne i64 %p2, %p13, !dbg !903
	%87 = icmp ugt i64 %83, 5, !dbg !903
	%88 = or i1 %85, %86, !dbg !903
	%89 = or i1 %88, %87, !dbg !903
	br i1 %89, label %b17_fail1, label %b17_ok1, !dbg !903, !prof !13

b17_ok1:
	%90 = bitcast i64* %p1 to i8*, !dbg !903
	%91 = bitcast i32* %84 to i8*, !dbg !903
	%92 = bitcast i64* %p12 to i8*, !dbg !903
	%93 = call i64 @gpuc_wait_until_any_vector_thread(i8* %90, i64 %p2, i8* %91, i32 %p9, i8* %92, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !903
	br label %b20, !dbg !904

b18:
	%94 = icmp eq i64 %p0, 6, !dbg !905
	br i1 %94, label %b19, label %b20, !dbg !905

b19:
	%95 = icmp eq i64 %p8, 0, !dbg !906
	%96 = select i1 %95, i64 %p2, i64 %p8, !dbg !906
	%97 = sext i32 %p9 to i64, !dbg !906
	%98 = select i1 %95, i32* null, i32* %p7, !dbg !906
	%99 = icmp ugt i64 %p2, %p6, !dbg !906
	%100 = icmp ne i64 %p2, %96, !dbg !906
	%101 = icmp ne i64 %p2, %p13, !dbg !906
	%102 = icmp ugt i64 %97, 5, !dbg !906
	%103 = or i1 %99, %100, !dbg !906
	%104 = or i1 %103, %101, !dbg !906
	%105 = or i1 %104, %102, !dbg !906
	br i1 %105, label %b19_fail1, label %b19_ok1, !dbg !906, !prof !13

b19_ok1:
	%106 = bitcast i64* %p1 to i8*, !dbg !906
	%107 = bitcast i64* %p5 to i8*, !dbg !906
	%108 = bitcast i32* %98 to i8*, !dbg !906
	%109 = bitcast i64* %p12 to i8*, !dbg !906
	%110 = call i64 @gpuc_wait_until_some_vector_thread(i8* %106, i64 %p2, i8* %107, i8* %108, i32 %p9, i8* %109, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !906
	br label %b20, !dbg !907

b20:
	%111 = phi i64 [ %52, %b11_ok1 ], [ %66, %b13_ok1 ], [ %93, %b17_ok1 ], [ %110, %b19_ok1 ], [ 1, %b7_ok1 ], [ 1, %b9_ok1 ], [ 1, %b15_ok1 ], [ 1, %b18 ], !dbg !888
	br label %b39, !dbg !888

b21:
	%112 = sub i64 %p0, 7, !dbg !908
	%113 = icmp eq i64 %112, 0, !dbg !911
	br i1 %113, label %b22, label %b23, !dbg !911

b22:
	%114 = getelementptr inbounds i64, i64* %p1, i64 %p10, !dbg !912
	%115 = sext i32 %p9 to i64, !dbg !913
	%116 = icmp uge i64 %p10, %p2, !dbg !912
	%117 = icmp ugt i64 %115, 5, !dbg !913
	%118 = or i1 %116, %117, !dbg !913
	br i1 %118, label %b22_fail1, label %b22_ok1, !dbg !913, !prof !13

b22_ok1:
	%119 = bitcast i64* %114 to i8*, !dbg !913
	%120 = call i32 @gpuc_test_thread_uint64(i8* %119, i32 %p9, i64 %p11), !dbg !913
	%121 = icmp ne i32 %120, 0, !dbg !913
	br label %b31, !dbg !913

b23:
	%122 = icmp eq i64 %112, 1, !dbg !914
	br i1 %122, label %b24, label %b25, !dbg !914

b24:
	%123 = icmp eq i64 %p8, 0, !dbg !915
	%124 = select i1 %123, i64 %p2, i64 %p8, !dbg !915
	%125 = sext i32 %p9 to i64, !dbg !915
	%126 = select i1 %123, i32* null, i32* %p7, !dbg !915
	%127 = icmp ne i64 %p2, %124, !dbg !915
	%128 = icmp ugt i64 %125, 5, !dbg !915
	%129 = or i1 %127, %128, !dbg !915
	br i1 %129, label %b24_fail1, label %b24_ok1, !dbg !915, !prof !13

b24_ok1:
	%130 = bitcast i64* %p1 to i8*, !dbg !915
	%131 = bitcast i32* %126 to i8*, !dbg !915
	%132 = call i32 @gpuc_test_all_thread(i8* %130, i64 %p2, i8* %131, i32 %p9, i64 %p11, i32 8), !dbg !915
	%133 = icmp ne i32 %132, 0, !dbg !915
	br label %b31, !dbg !915

b25:
	%134 = icmp eq i64 %112, 2, !dbg !916
	br i1 %134, label %b26, label %b27, !dbg !916

b26:
	%135 = icmp eq i64 %p8, 0, !dbg !917
	%136 = select i1 %135, i64 %p2, i64 %p8, !dbg !917
	%137 = sext i32 %p9 to i64, !dbg !917
	%138 = select i1 %135, i32* null, i32* %p7, !dbg !917
	%139 = icmp ne i64 %p2, %136, !dbg !917
	%140 = icmp ugt i64 %137, 5, !dbg !917
	%141 = or i1 %139, %140, !dbg !917
	br i1 %141, label %b26_fail1, label %b26_ok1, !dbg !917, !prof !13

b26_ok1:
	%142 = bitcast i64* %p1 to i8*, !dbg !917
	%143 = bitcast i32* %138 to i8*, !dbg !917
	%144 = call i64 @gpuc_test_any_thread(i8* %142, i64 %p2, i8* %143, i32 %p9, i64 %p11, i32 8), !dbg !917
	%145 = icmp sge i64 %144, 0, !dbg !918
	br label %b37, !dbg !919

b27:
	%146 = icmp eq i64 %112, 3, !dbg !920
	br i1 %146, label %b28, label %b29, !dbg !920

b28:
	%147 = icmp eq i64 %p8, 0, !dbg !921
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !921
	%149 = sext i32 %p9 to i64, !dbg !921
	%150 = select i1 %147, i32* null, i32* %p7, !dbg !921
	%151 = icmp ugt i64 %p2, %p6, !dbg !921
	%152 = icmp ne i64 %p2, %148, !dbg !921
	%153 = icmp ugt i64 %149, 5, !dbg !921
	%154 = or i1 %151, %152, !dbg !921
	%155 = or i1 %154, %153, !dbg !921
	br i1 %155, label %b28_fail1, label %b28_ok1, !dbg !921, !prof !13

b28_ok1:
	%156 = bitcast i64* %p1 to i8*, !dbg !921
	%157 = bitcast i64* %p5 to i8*, !dbg !921
	%158 = bitcast i32* %150 to i8*, !dbg !921
	%159 = call i64 @gpuc_test_some_thread(i8* %156, i64 %p2, i8* %157, i8* %158, i32 %p9, i64 %p11, i32 8), !dbg !921
	%160 = icmp sgt i64 %159, 0, !dbg !922
	br label %b37, !dbg !923

b29:
	%161 = icmp eq i64 %112, 4, !dbg !924
	br i1 %161, label %b30, label %b32, !dbg !924

b30:
	%162 = icmp eq i64 %p8, 0, !dbg !925
	%163 = select i1 %162, i64 %p2, i64 %p8, !dbg !925
	%164 = sext i32 %p9 to i64, !dbg !925
	%165 = select i1 %162, i32* null, i32* %p7, !dbg !925
	%166 = icmp ne i64 %p2, %163, !dbg !925
	%167 = icmp ne i64 %p2, %p13, !dbg !925
	%168 = icmp ugt i64 %164, 5, !dbg !925
	%169 = or i1 %166, %167, !dbg !925
	%170 = or i1 %169, %168, !dbg !925
	br i1 %170, label %b30_fail1, label %b30_ok1, !dbg !925, !prof !13

b30_ok1:
	%171 = bitcast i64* %p1 to i8*, !dbg !925
	%172 = bitcast i32* %165 to i8*, !dbg !925
	%173 = bitcast i64* %p12 to i8*, !dbg !925
	%174 = call i32 @gpuc_test_all_vector_thread(i8* %171, i64 %p2, i8* %172, i32 %p9, i8* %173, i32 8), !dbg !925
	%175 = icmp ne i32 %174, 0, !dbg !925
	br label %b31, !dbg !925

b31:
	%176 = phi i1 [ %121, %b22_ok1 ], [ %133, %b24_ok1 ], [ %175, %b30_ok1 ], !dbg !926
	br i1 %176, label %b37, label %b36, !dbg !926

b32:
	%177 = icmp eq i64 %112, 5, !dbg !927
	br i1 %177, label %b33, label %b34, !dbg !927

b33:
	%178 = icmp eq i64 %p8, 0, !dbg !928
	%179 = select i1 %178, i64 %p2, i64 %p8, !dbg !928
	%180 = sext i32 %p9 to i64, !dbg !928
	%181 = select i1 %178, i32* null, i32* %p7, !dbg !928
	%182 = icmp ne i64 %p2, %179, !dbg !928
	%183 = icmp ne i64 %p2, %p13, !dbg !928
	%184 = icmp ugt i64 %180, 5, !dbg !928
	%185 = or i1 %182, %183, !dbg !928
	%186 = or i1 %185, %184, !dbg !928
	br i1 %186, label %b33_fail1, label %b33_ok1, !dbg !928, !prof !13

b33_ok1:
	%187 = bitcast i64* %p1 to i8*, !dbg !928
	%188 = bitcast i32* %181 to i8*, !dbg !928
	%189 = bitcast i64* %p12 to i8*, !dbg !928
	%190 = call i64 @gpuc_test_any_vector_thread(i8* %187, i64 %p2, i8* %188, i32 %p9, i8* %189, i32 8), !dbg !928
	%191 = icmp sge i64 %190, 0, !dbg !929
	br label %b37, !dbg !930

b34:
	%192 = icmp eq i64 %112, 6, !dbg !931
	br i1 %192, label %b35, label %b36, !dbg !931

b35:
	%193 = icmp eq i64 %p8, 0, !dbg !932
	%194 = select i1 %193, i64 %p2, i64 %p8, !dbg !932
	%195 = sext i32 %p9 to i64, !dbg !932
	%196 = select i1 %193, i32* null, i32* %p7, !dbg !932
	%197 = icmp ugt i64 %p2, %p6, !dbg !932
	%198 = icmp ne i64 %p2, %194, !dbg !932
	%199 = icmp ne i64 %p2, %p13, !dbg !932
	%200 = icmp ugt i64 %195, 5, !dbg !932
	%201 = or i1 %197, %198, !dbg !932
	%202 = or i1 %201, %199, !dbg !932
	%203 = or i1 %202, %200, !dbg !932
	br i1 %203, label %b35_fail1, label %b35_ok1, !dbg !932, !prof !13

b35_ok1:
	%204 = bitcast i64* %p1 to i8*, !dbg !932
	%205 = bitcast i64* %p5 to i8*, !dbg !932
	%206 = bitcast i32* %196 to i8*, !dbg !932
	%207 = bitcast i64* %p12 to i8*, !dbg !932
	%208 = call i64 @gpuc_test_some_vector_thread(i8* %204, i64 %p2, i8* %205, i8* %206, i32 %p9, i8* %207, i32 8), !dbg !932
	%209 = icmp sgt i64 %208, 0, !dbg !933
	br label %b37, !dbg !934

b36:
	br label %b37, !dbg !935

b37:
	%210 = phi i1 [ %145, %b26_ok1 ], [ %160, %b28_ok1 ], [ %191, %b33_ok1 ], [ %209, %b35_ok1 ], [ true, %b31 ], [ false, %b36 ], !dbg !910
	%211 = phi i64 [ %144, %b26_ok1 ], [ %159, %b28_ok1 ], [ %190, %b33_ok1 ], [ %208, %b35_ok1 ], [ 1, %b31 ], [ 0, %b36 ], !dbg !910
	br i1 %210, label %b39, label %b38, !dbg !910

b38:
	%212 = icmp eq i64 %p4, 0, !dbg !936
	br i1 %212, label %b39, label %b21, !dbg !936

b39:
	%213 = phi i64 [ %111, %b20 ], [ %211, %b37 ], [ %211, %b38 ], !dbg !937
	%214 = getelementptr inbounds i64, i64* %p14, i64 0, !dbg !938
	%215 = icmp uge i64 0, %p15, !dbg !938
	br i1 %215, label %b39_fail1, label %b39_ok1, !dbg !938, !prof !13

b39_ok1:
	store i64 %213, i64* %214, align 8, !dbg !938
	br label %b40, !dbg !938

b40:
	ret void, !dbg !878

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %13, i64 %p2), !dbg !882
	ret void, !dbg !882

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %19), !dbg !879
	ret void, !dbg !879

b7_fail1:
	%216 = icmp uge i64 %p10, %p2, !dbg !890
	br i1 %216, label %b7_fail2, label %b7_ok2, !dbg !890

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !890
	ret void, !dbg !890

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 5), !dbg !891
	ret void, !dbg !891

b9_fail1:
	%217 = icmp ne i64 %p2, %34, !dbg !893
	br i1 %217, label %b9_fail2, label %b9_ok2, !dbg !893

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %34), !dbg !893
	ret void, !dbg !893

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %35, i64 5), !dbg !893
	ret void, !dbg !893

b11_fail1:
	%218 = icmp ne i64 %p2, %44, !dbg !895
	br i1 %218, label %b11_fail2, label %b11_ok2, !dbg !895

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %44), !dbg !895
	ret void, !dbg !895

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %45, i64 5), !dbg !895
	ret void, !dbg !895

b13_fail1:
	%219 = icmp ugt i64 %p2, %p6, !dbg !898
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !898

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !898
	ret void, !dbg !898

b13_ok2:
	%220 = icmp ne i64 %p2, %55, !dbg !898
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !898

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %55), !dbg !898
	ret void, !dbg !898

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %56, i64 5), !dbg !898
	ret void, !dbg !898

b15_fail1:
	%221 = icmp ne i64 %p2, %69, !dbg !901
	br i1 %221, label %b15_fail2, label %b15_ok2, !dbg !901

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %69), !dbg !901
	ret void, !dbg !901

b15_ok2:
	%222 = icmp ne i64 %p2, %p13, !dbg !901
	br i1 %222, label %b15_fail3, label %b15_ok3, !dbg !901

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !901
	ret void, !dbg !901

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %70, i64 5), !dbg !901
	ret void, !dbg !901

b17_fail1:
	%223 = icmp ne i64 %p2, %82, !dbg !903
	br i1 %223, label %b17_fail2, label %b17_ok2, !dbg !903

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %82), !dbg !903
	ret void, !dbg !903

b17_ok2:
	%224 = icmp ne i64 %p2, %p13, !dbg !903
	br i1 %224, label %b17_fail3, label %b17_ok3, !dbg !903

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !903
	ret void, !dbg !903

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %83, i64 5), !dbg !903
	ret void, !dbg !903

b19_fail1:
	%225 = icmp ugt i64 %p2, %p6, !dbg !906
	br i1 %225, label %b19_fail2, label %b19_ok2, !dbg !906

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !906
	ret void, !dbg !906

b19_ok2:
	%226 = icmp ne i64 %p2, %96, !dbg !906
	br i1 %226, label %b19_fail3, label %b19_ok3, !dbg !906

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %96), !dbg !906
	ret void, !dbg !906

b19_ok3:
	%227 = icmp ne i64 %p2, %p13, !dbg !906
	br i1 %227, label %b19_fail4, label %b19_ok4, !dbg !906

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !906
	ret void, !dbg !906

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %97, i64 5), !dbg !906
	ret void, !dbg !906

b22_fail1:
	%228 = icmp uge i64 %p10, %p2, !dbg !912
	br i1 %228, label %b22_fail2, label %b22_ok2, !dbg !912

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !912
	ret void, !dbg !912

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %115, i64 5), !dbg !913
	ret void, !dbg !913

b24_fail1:
	%229 = icmp ne i64 %p2, %124, !dbg !915
	br i1 %229, label %b24_fail2, label %b24_ok2, !dbg !915

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %124), !dbg !915
	ret void, !dbg !915

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %125, i64 5), !dbg !915
	ret void, !dbg !915

b26_fail1:
	%230 = icmp ne i64 %p2, %136, !dbg !917
	br i1 %230, label %b26_fail2, label %b26_ok2, !dbg !917

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %136), !dbg !917
	ret void, !dbg !917

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %137, i64 5), !dbg !917
	ret void, !dbg !917

b28_fail1:
	%231 = icmp ugt i64 %p2, %p6, !dbg !921
	br i1 %231, label %b28_fail2, label %b28_ok2, !dbg !921

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !921
	ret void, !dbg !921

b28_ok2:
	%232 = icmp ne i64 %p2, %148, !dbg !921
	br i1 %232, label %b28_fail3, label %b28_ok3, !dbg !921

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !921
	ret void, !dbg !921

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %149, i64 5), !dbg !921
	ret void, !dbg !921

b30_fail1:
	%233 = icmp ne i64 %p2, %163, !dbg !925
	br i1 %233, label %b30_fail2, label %b30_ok2, !dbg !925

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %163), !dbg !925
	ret void, !dbg !925

b30_ok2:
	%234 = icmp ne i64 %p2, %p13, !dbg !925
	br i1 %234, label %b30_fail3, label %b30_ok3, !dbg !925

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !925
	ret void, !dbg !925

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %164, i64 5), !dbg !925
	ret void, !dbg !925

b33_fail1:
	%235 = icmp ne i64 %p2, %179, !dbg !928
	br i1 %235, label %b33_fail2, label %b33_ok2, !dbg !928

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %179), !dbg !928
	ret void, !dbg !928

b33_ok2:
	%236 = icmp ne i64 %p2, %p13, !dbg !928
	br i1 %236, label %b33_fail3, label %b33_ok3, !dbg !928

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !928
	ret void, !dbg !928

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %180, i64 5), !dbg !928
	ret void, !dbg !928

b35_fail1:
	%237 = icmp ugt i64 %p2, %p6, !dbg !932
	br i1 %237, label %b35_fail2, label %b35_ok2, !dbg !932

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !932
	ret void, !dbg !932

b35_ok2:
	%238 = icmp ne i64 %p2, %194, !dbg !932
	br i1 %238, label %b35_fail3, label %b35_ok3, !dbg !932

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %194), !dbg !932
	ret void, !dbg !932

b35_ok3:
	%239 = icmp ne i64 %p2, %p13, !dbg !932
	br i1 %239, label %b35_fail4, label %b35_ok4, !dbg !932

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !932
	ret void, !dbg !932

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %195, i64 5), !dbg !932
	ret void, !dbg !932

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !938
	ret void, !dbg !938
}

define void @NumbersFloat32(i64 %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !939 {
entry:
	br label %b0, !dbg !940

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !943
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !944, !range !14
	%2 = sext i32 %1 to i64, !dbg !944
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !944, !range !16
	%4 = sext i32 %3 to i64, !dbg !944
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !944, !range !16
	%6 = sext i32 %5 to i64, !dbg !944
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !944, !range !26
	%8 = sext i32 %7 to i64, !dbg !944
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !944, !range !27
	%10 = sext i32 %9 to i64, !dbg !944
	%11 = mul i64 %10, %6, !dbg !944
	%12 = add i64 %4, %11, !dbg !944
	%13 = mul i64 %8, %12, !dbg !944
	%14 = add i64 %2, %13, !dbg !944
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !944, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !944, !range !28
	%17 = mul i32 %15, %16, !dbg !944
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !944, !range !29
	%19 = mul i32 %17, %18, !dbg !944
	%20 = sext i32 %19 to i64, !dbg !944
	%21 = mul i64 %14, %20, !dbg !944
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !944, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !944, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !944, !range !17
	%25 = mul i32 %16, %24, !dbg !944
	%26 = add i32 %23, %25, !dbg !944
	%27 = mul i32 %15, %26, !dbg !944
	%28 = add i32 %22, %27, !dbg !944
	%29 = sext i32 %28 to i64, !dbg !944
	%30 = add i64 %21, %29, !dbg !944
	%31 = mul i64 %8, %10, !dbg !944
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !944, !range !27
	%33 = sext i32 %32 to i64, !dbg !944
	%34 = mul i64 %31, %33, !dbg !944
	%35 = mul i64 %34, %20, !dbg !944
	br label %b1, !dbg !944

b1:
	%36 = phi i64 [ %30, %b0 ], [ %89, %b12 ], !dbg !944
	%37 = icmp slt i64 %36, %p4, !dbg !944
	br i1 %37, label %b2, label %b13, !dbg !944

b2:
	%38 = getelementptr inbounds float, float* %p1, i64 %36, !dbg !945
	%39 = icmp eq i64 %p0, 0, !dbg !946
	%40 = icmp uge i64 %36, %p2, !dbg !945
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !945, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !946

b3:
	%41 = sext i32 %0 to i64, !dbg !943
	%42 = trunc i64 %p7 to i32, !dbg !943
	%43 = icmp uge i64 %p7, %41, !dbg !943
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !943, !prof !13

b3_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !943
	%45 = call i32 @gpuc_atomic_fetch_thread_32(i8* %44, i32 %42), !dbg !943
	%46 = bitcast i32 %45 to float, !dbg !943
	%47 = getelementptr inbounds float, float* %p5, i64 %36, !dbg !947
	%48 = icmp uge i64 %36, %p6, !dbg !947
	br i1 %48, label %b3_fail2, label %b3_ok2, !dbg !947, !prof !13

b3_ok2:
	store float %46, float* %47, align 4, !dbg !947
	br label %b12, !dbg !947

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !948
	br i1 %49, label %b5, label %b6, !dbg !948

b5:
	%50 = getelementptr inbounds float, float* %p3, i64 %36, !dbg !949
	%51 = load float, float* %50, align 4, !dbg !949
	%52 = sext i32 %0 to i64, !dbg !950
	%53 = bitcast float %51 to i32, !dbg !950
	%54 = trunc i64 %p7 to i32, !dbg !950
	%55 = icmp uge i64 %p7, %52, !dbg !950
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !950, !prof !13

b5_ok1:
	%56 = bitcast float* %38 to i8*, !dbg !950
	call void @gpuc_atomic_set_thread_32(i8* %56, i32 %53, i32 %54), !dbg !950
	br label %b12, !dbg !950

b6:
	%57 = icmp eq i64 %p0, 2, !dbg !951
	br i1 %57, label %b7, label %b8, !dbg !951

b7:
	%58 = getelementptr inbounds float, float* %p3, i64 %36, !dbg !952
	%59 = load float, float* %58, align 4, !dbg !952
	%60 = sext i32 %0 to i64, !dbg !953
	%61 = bitcast float %59 to i32, !dbg !953
	%62 = trunc i64 %p7 to i32, !dbg !953
	%63 = icmp uge i64 %p7, %60, !dbg !953
	br i1 %63, label %b7_fail1, label %b7_ok1, !dbg !953, !prof !13

b7_ok1:
	%64 = bitcast float* %38 to i8*, !dbg !953
	%65 = call i32 @gpuc_atomic_swap_thread_32(i8* %64, i32 %61, i32 %62), !dbg !953
	%66 = bitcast i32 %65 to float, !dbg !953
	%67 = getelementptr inbounds float, float* %p5, i64 %36, !dbg !954
	%68 = icmp uge i64 %36, %p6, !dbg !954
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !954, !prof !13

b7_ok2:
	store float %66, float* %67, align 4, !dbg !954
	br label %b12, !dbg !954

b8:
	%69 = icmp eq i64 %p0, 3, !dbg !955
	br i1 %69, label %b9, label %b10, !dbg !955

b9:
	%70 = getelementptr inbounds float, float* %p3, i64 %36, !dbg !956
	%71 = load float, float* %70, align 4, !dbg !956
	%72 = sext i32 %0 to i64, !dbg !957
	%73 = bitcast float %71 to i32, !dbg !957
	%74 = trunc i64 %p7 to i32, !dbg !957
	%75 = icmp uge i64 %p7, %72, !dbg !957
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !957, !prof !13

b9_ok1:
	%76 = bitcast float* %38 to i8*, !dbg !957
	call void @gpuc_atomic_add_thread_float32(i8* %76, i32 %73, i32 %74), !dbg !957
	br label %b12, !dbg !957

b10:
	%77 = icmp eq i64 %p0, 4, !dbg !958
	br i1 %77, label %b11, label %b12, !dbg !958

b11:
	%78 = getelementptr inbounds float, float* %p3, i64 %36, !dbg !959
	%79 = load float, float* %78, align 4, !dbg !959
	%80 = sext i32 %0 to i64, !dbg !960
	%81 = bitcast float %79 to i32, !dbg !960
	%82 = trunc i64 %p7 to i32, !dbg !960
	%83 = icmp uge i64 %p7, %80, !dbg !960
	br i1 %83, label %b11_fail1, label %b11_ok1, !dbg !960, !prof !13

b11_ok1:
	%84 = bitcast float* %38 to i8*, !dbg !960
	%85 = call i32 @gpuc_atomic_fetch_add_thread_float32(i8* %84, i32 %81, i32 %82), !dbg !960
	%86 = bitcast i32 %85 to float, !dbg !960
	%87 = getelementptr inbounds float, float* %p5, i64 %36, !dbg !961
	%88 = icmp uge i64 %36, %p6, !dbg !961
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !961, !prof !13

b11_ok2:
	store float %86, float* %87, align 4, !dbg !961
	br label %b12, !dbg !961

b12:
	%89 = add i64 %36, %35, !dbg !944
	br label %b1, !dbg !944

b13:
	ret void, !dbg !942

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !945
	ret void, !dbg !945

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !943
	ret void, !dbg !943

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !947
	ret void, !dbg !947

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %52), !dbg !950
	ret void, !dbg !950

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %60), !dbg !953
	ret void, !dbg !953

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !954
	ret void, !dbg !954

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %72), !dbg !957
	ret void, !dbg !957

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %80), !dbg !960
	ret void, !dbg !960

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !961
	ret void, !dbg !961
}

define void @NumbersFloat64(i64 %p0, double* %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !962 {
entry:
	br label %b0, !dbg !963

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !966
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !967, !range !14
	%2 = sext i32 %1 to i64, !dbg !967
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !967, !range !16
	%4 = sext i32 %3 to i64, !dbg !967
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !967, !range !16
	%6 = sext i32 %5 to i64, !dbg !967
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !967, !range !26
	%8 = sext i32 %7 to i64, !dbg !967
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !967, !range !27
	%10 = sext i32 %9 to i64, !dbg !967
	%11 = mul i64 %10, %6, !dbg !967
	%12 = add i64 %4, %11, !dbg !967
	%13 = mul i64 %8, %12, !dbg !967
	%14 = add i64 %2, %13, !dbg !967
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !967, !range !28
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !967, !range !28
	%17 = mul i32 %15, %16, !dbg !967
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !967, !range !29
	%19 = mul i32 %17, %18, !dbg !967
	%20 = sext i32 %19 to i64, !dbg !967
	%21 = mul i64 %14, %20, !dbg !967
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !967, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !967, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !967, !range !17
	%25 = mul i32 %16, %24, !dbg !967
	%26 = add i32 %23, %25, !dbg !967
	%27 = mul i32 %15, %26, !dbg !967
	%28 = add i32 %22, %27, !dbg !967
	%29 = sext i32 %28 to i64, !dbg !967
	%30 = add i64 %21, %29, !dbg !967
	%31 = mul i64 %8, %10, !dbg !967
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !967, !range !27
	%33 = sext i32 %32 to i64, !dbg !967
	%34 = mul i64 %31, %33, !dbg !967
	%35 = mul i64 %34, %20, !dbg !967
	br label %b1, !dbg !967

b1:
	%36 = phi i64 [ %30, %b0 ], [ %89, %b12 ], !dbg !967
	%37 = icmp slt i64 %36, %p4, !dbg !967
	br i1 %37, label %b2, label %b13, !dbg !967

b2:
	%38 = getelementptr inbounds double, double* %p1, i64 %36, !dbg !968
	%39 = icmp eq i64 %p0, 0, !dbg !969
	%40 = icmp uge i64 %36, %p2, !dbg !968
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !968, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !969

b3:
	%41 = sext i32 %0 to i64, !dbg !966
	%42 = trunc i64 %p7 to i32, !dbg !966
	%43 = icmp uge i64 %p7, %41, !dbg !966
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !966, !prof !13

b3_ok1:
	%44 = bitcast double* %38 to i8*, !dbg !966
	%45 = call i64 @gpuc_atomic_fetch_thread_64(i8* %44, i32 %42), !dbg !966
	%46 = bitcast i64 %45 to double, !dbg !966
	%47 = getelementptr inbounds double, double* %p5, i64 %36, !dbg !970
	%48 = icmp uge i64 %36, %p6, !dbg !970
	br i1 %48, label %b3_fail2, label %b3_ok2, !dbg !970, !prof !13

b3_ok2:
	store double %46, double* %47, align 8, !dbg !970
	br label %b12, !dbg !970

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !971
	br i1 %49, label %b5, label %b6, !dbg !971

b5:
	%50 = getelementptr inbounds double, double* %p3, i64 %36, !dbg !972
	%51 = load double, double* %50, align 8, !dbg !972
	%52 = sext i32 %0 to i64, !dbg !973
	%53 = bitcast double %51 to i64, !dbg !973
	%54 = trunc i64 %p7 to i32, !dbg !973
	%55 = icmp uge i64 %p7, %52, !dbg !973
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !973, !prof !13

b5_ok1:
	%56 = bitcast double* %38 to i8*, !dbg !973
	call void @gpuc_atomic_set_thread_64(i8* %56, i64 %53, i32 %54), !dbg !973
	br label %b12, !dbg !973

b6:
	%57 = icmp eq i64 %p0, 2, !dbg !974
	br i1 %57, label %b7, label %b8, !dbg !974

b7:
	%58 = getelementptr inbounds double, double* %p3, i64 %36, !dbg !975
	%59 = load double, double* %58, align 8, !dbg !975
	%60 = sext i32 %0 to i64, !dbg !976
	%61 = bitcast double %59 to i64, !dbg !976
	%62 = trunc i64 %p7 to i32, !dbg !976
	%63 = icmp uge i64 %p7, %60, !dbg !976
	br i1 %63, label %b7_fail1, label %b7_ok1, !dbg !976, !prof !13

b7_ok1:
	%64 = bitcast double* %38 to i8*, !dbg !976
	%65 = call i64 @gpuc_atomic_swap_thread_64(i8* %64, i64 %61, i32 %62), !dbg !976
	%66 = bitcast i64 %65 to double, !dbg !976
	%67 = getelementptr inbounds double, double* %p5, i64 %36, !dbg !977
	%68 = icmp uge i64 %36, %p6, !dbg !977
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !977, !prof !13

b7_ok2:
	store double %66, double* %67, align 8, !dbg !977
	br label %b12, !dbg !977

b8:
	%69 = icmp eq i64 %p0, 3, !dbg !978
	br i1 %69, label %b9, label %b10, !dbg !978

b9:
	%70 = getelementptr inbounds double, double* %p3, i64 %36, !dbg !979
	%71 = load double, double* %70, align 8, !dbg !979
	%72 = sext i32 %0 to i64, !dbg !980
	%73 = bitcast double %71 to i64, !dbg !980
	%74 = trunc i64 %p7 to i32, !dbg !980
	%75 = icmp uge i64 %p7, %72, !dbg !980
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !980, !prof !13

b9_ok1:
	%76 = bitcast double* %38 to i8*, !dbg !980
	call void @gpuc_atomic_add_thread_float64(i8* %76, i64 %73, i32 %74), !dbg !980
	br label %b12, !dbg !980

b10:
	%77 = icmp eq i64 %p0, 4, !dbg !981
	br i1 %77, label %b11, label %b12, !dbg !981

b11:
	%78 = getelementptr inbounds double, double* %p3, i64 %36, !dbg !982
	%79 = load double, double* %78, align 8, !dbg !982
	%80 = sext i32 %0 to i64, !dbg !983
	%81 = bitcast double %79 to i64, !dbg !983
	%82 = trunc i64 %p7 to i32, !dbg !983
	%83 = icmp uge i64 %p7, %80, !dbg !983
	br i1 %83, label %b11_fail1, label %b11_ok1, !dbg !983, !prof !13

b11_ok1:
	%84 = bitcast double* %38 to i8*, !dbg !983
	%85 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %84, i64 %81, i32 %82), !dbg !983
	%86 = bitcast i64 %85 to double, !dbg !983
	%87 = getelementptr inbounds double, double* %p5, i64 %36, !dbg !984
	%88 = icmp uge i64 %36, %p6, !dbg !984
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !984, !prof !13

b11_ok2:
	store double %86, double* %87, align 8, !dbg !984
	br label %b12, !dbg !984

b12:
	%89 = add i64 %36, %35, !dbg !967
	br label %b1, !dbg !967

b13:
	ret void, !dbg !965

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %36, i64 %p2), !dbg !968
	ret void, !dbg !968

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %41), !dbg !966
	ret void, !dbg !966

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %36, i64 %p6), !dbg !970
	ret void, !dbg !970

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %52), !dbg !973
	ret void, !dbg !973

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %60), !dbg !976
	ret void, !dbg !976

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p6), !dbg !977
	ret void, !dbg !977

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %72), !dbg !980
	ret void, !dbg !980

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %80), !dbg !983
	ret void, !dbg !983

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %36, i64 %p6), !dbg !984
	ret void, !dbg !984
}

define void @Handoff(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, i32 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !985 {
entry:
	br label %b0, !dbg !986

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !987
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !988
	%2 = sext i32 %1 to i64, !dbg !988
	%3 = add i64 %2, 1, !dbg !989
	%4 = sext i32 %0 to i64, !dbg !990
	%5 = icmp eq i64 %4, -1, !dbg !991
	%6 = select i1 %5, i64 1, i64 %4, !dbg !991
	%7 = srem i64 %3, %6, !dbg !991
	%8 = mul i64 %p3, 8, !dbg !992
	%9 = trunc i64 %7 to i32, !dbg !992
	%10 = icmp ne i64 %p1, %p3, !dbg !992
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !992, !prof !13

b0_ok1:
	%11 = bitcast i64* %p0 to i8*, !dbg !992
	%12 = bitcast i64* %p2 to i8*, !dbg !992
	call void @gpuc_put_nbi_block(i8* %11, i8* %12, i64 %8, i32 %9), !dbg !992
	call void @gpuc_fence_block(), !dbg !993
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !994, !range !15
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !994, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !994, !range !17
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !994, !range !28
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !994, !range !28
	%18 = mul i32 %17, %15, !dbg !994
	%19 = add i32 %14, %18, !dbg !994
	%20 = mul i32 %16, %19, !dbg !994
	%21 = add i32 %13, %20, !dbg !994
	%22 = sext i32 %21 to i64, !dbg !994
	%23 = icmp eq i64 %22, 0, !dbg !995
	br i1 %23, label %b1, label %b2, !dbg !995

b1:
	%24 = getelementptr inbounds i32, i32* %p4, i64 0, !dbg !996
	%25 = icmp uge i64 0, %p5, !dbg !996
	br i1 %25, label %b1_fail1, label %b1_ok1, !dbg !996, !prof !13

b1_ok1:
	%26 = bitcast i32* %24 to i8*, !dbg !987
	call void @gpuc_atomic_inc_thread_32(i8* %26, i32 %9), !dbg !987
	%27 = bitcast i32* %24 to i8*, !dbg !997
	call void @gpuc_wait_until_thread_int32(i8* %27, i32 5, i32 %p6, i32 1, i8* %ctrl, i32 116), !dbg !997
	br label %b2, !dbg !997

b2:
	call void @llvm.nvvm.barrier0(), !dbg !998
	%28 = mul i32 %16, %17, !dbg !999
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !999, !range !29
	%30 = mul i32 %28, %29, !dbg !999
	%31 = sext i32 %30 to i64, !dbg !999
	br label %b3, !dbg !999

b3:
	%32 = phi i64 [ %22, %b2 ], [ %38, %b4_ok1 ], !dbg !999
	%33 = icmp slt i64 %32, %p1, !dbg !999
	br i1 %33, label %b4, label %b5, !dbg !999

b4:
	%34 = getelementptr inbounds i64, i64* %p0, i64 %32, !dbg !1000
	%35 = load i64, i64* %34, align 8, !dbg !1000
	%36 = getelementptr inbounds i64, i64* %p7, i64 %32, !dbg !1001
	%37 = icmp uge i64 %32, %p8, !dbg !1001
	br i1 %37, label %b4_fail1, label %b4_ok1, !dbg !1001, !prof !13

b4_ok1:
	store i64 %35, i64* %36, align 8, !dbg !1001
	%38 = add i64 %32, %31, !dbg !999
	br label %b3, !dbg !999

b5:
	call void @gpuc_barrier_all_block(), !dbg !1002
	ret void, !dbg !1002

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p1, i64 %p3), !dbg !992
	ret void, !dbg !992

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 0, i64 %p5), !dbg !996
	ret void, !dbg !996

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %32, i64 %p8), !dbg !1001
	ret void, !dbg !1001
}

define void @Mirror(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1003 {
entry:
	br label %b0, !dbg !1004

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !1005
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !1006
	%2 = sext i32 %1 to i64, !dbg !1006
	%3 = add i64 %2, 1, !dbg !1007
	%4 = sext i32 %0 to i64, !dbg !1008
	%5 = icmp eq i64 %4, -1, !dbg !1009
	%6 = select i1 %5, i64 1, i64 %4, !dbg !1009
	%7 = srem i64 %3, %6, !dbg !1009
	%8 = sub i64 %p1, 1, !dbg !1010
	%9 = getelementptr inbounds i16, i16* %p0, i64 1, !dbg !1010
	%10 = trunc i64 %7 to i32, !dbg !1011
	%11 = icmp ugt i64 1, %p1, !dbg !1010
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !1010, !prof !13

b0_ok1:
	%12 = bitcast i16* %9 to i8*, !dbg !1011
	%13 = call i8* @gpuc_peer_thread(i8* %12, i32 %10), !dbg !1011
	%14 = bitcast i8* %13 to i16*, !dbg !1011
	%15 = icmp eq i16* %14, null, !dbg !1011
	%16 = select i1 %15, i64 0, i64 %8, !dbg !1011
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1012, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1012, !range !15
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1012, !range !17
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1012, !range !28
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1012, !range !28
	%22 = mul i32 %21, %19, !dbg !1012
	%23 = add i32 %18, %22, !dbg !1012
	%24 = mul i32 %20, %23, !dbg !1012
	%25 = add i32 %17, %24, !dbg !1012
	%26 = sext i32 %25 to i64, !dbg !1012
	%27 = mul i32 %20, %21, !dbg !1012
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1012, !range !29
	%29 = mul i32 %27, %28, !dbg !1012
	%30 = sext i32 %29 to i64, !dbg !1012
	br label %b1, !dbg !1012

b1:
	%31 = phi i64 [ %26, %b0_ok1 ], [ %37, %b2 ], !dbg !1012
	%32 = icmp slt i64 %31, %16, !dbg !1012
	br i1 %32, label %b2, label %b3, !dbg !1012

b2:
	%33 = mul i64 %2, 100, !dbg !1013
	%34 = add i64 %33, %31, !dbg !1014
	%35 = trunc i64 %34 to i16, !dbg !1015
	%36 = getelementptr inbounds i16, i16* %14, i64 %31, !dbg !1016
	store i16 %35, i16* %36, align 2, !dbg !1016
	%37 = add i64 %31, %30, !dbg !1012
	br label %b1, !dbg !1012

b3:
	call void @gpuc_barrier_all_block(), !dbg !1017
	%38 = icmp uge i64 %2, %4, !dbg !1005
	br i1 %38, label %b3_fail1, label %b3_ok1, !dbg !1005, !prof !13

b3_ok1:
	%39 = bitcast i16* %p0 to i8*, !dbg !1005
	%40 = call i8* @gpuc_peer_thread(i8* %39, i32 %1), !dbg !1005
	%41 = bitcast i8* %40 to i16*, !dbg !1005
	%42 = icmp eq i16* %41, null, !dbg !1005
	%43 = select i1 %42, i64 0, i64 %p1, !dbg !1005
	br label %b4, !dbg !1018

b4:
	%44 = phi i64 [ %26, %b3_ok1 ], [ %50, %b5_ok1 ], !dbg !1018
	%45 = icmp slt i64 %44, %43, !dbg !1018
	br i1 %45, label %b5, label %b6, !dbg !1018

b5:
	%46 = getelementptr inbounds i16, i16* %41, i64 %44, !dbg !1019
	%47 = load i16, i16* %46, align 2, !dbg !1019
	%48 = getelementptr inbounds i16, i16* %p2, i64 %44, !dbg !1020
	%49 = icmp uge i64 %44, %p3, !dbg !1020
	br i1 %49, label %b5_fail1, label %b5_ok1, !dbg !1020, !prof !13

b5_ok1:
	store i16 %47, i16* %48, align 2, !dbg !1020
	%50 = add i64 %44, %30, !dbg !1018
	br label %b4, !dbg !1018

b6:
	call void @gpuc_barrier_all_block(), !dbg !1021
	ret void, !dbg !1021

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 1, i64 %p1), !dbg !1010
	ret void, !dbg !1010

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %2, i64 %4), !dbg !1005
	ret void, !dbg !1005

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %44, i64 %p3), !dbg !1020
	ret void, !dbg !1020
}

declare i32 @gpuc_num_pes_thread() nounwind

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !16
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !16
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_atomic_add_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_inc_thread_32(i8* %a0, i32 %a1) nounwind

declare i32 @gpuc_atomic_fetch_thread_32(i8* %a0, i32 %a1) nounwind

declare i32 @gpuc_atomic_compare_swap_thread_32(i8* %a0, i32 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @gpuc_atomic_fetch_inc_thread_32(i8* %a0, i32 %a1) nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_atomic_add_thread_uint64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_inc_thread_64(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_atomic_fetch_thread_64(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_atomic_compare_swap_thread_64(i8* %a0, i64 %a1, i64 %a2, i32 %a3) nounwind

declare i64 @gpuc_atomic_fetch_inc_thread_64(i8* %a0, i32 %a1) nounwind

declare void @gpuc_atomic_add_thread_float32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_add_thread_float64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_int16(i8* %a0, i32 %a1, i16 zeroext %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_wait_until_all_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_wait_until_any_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_wait_until_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6, i32 %a7, i8* %a8, i32 %a9) nounwind

declare void @gpuc_wait_until_all_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_wait_until_any_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_wait_until_some_vector_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i8* %a5, i32 %a6, i32 %a7, i8* %a8, i32 %a9) nounwind

declare i32 @gpuc_test_thread_int16(i8* %a0, i32 %a1, i16 zeroext %a2) nounwind

declare i32 @gpuc_test_all_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5) nounwind

declare i64 @gpuc_test_any_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5) nounwind

declare i64 @gpuc_test_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6) nounwind

declare i32 @gpuc_test_all_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i64 @gpuc_test_any_vector_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i64 @gpuc_test_some_vector_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_atomic_set_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_swap_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_fetch_add_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_and_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_fetch_and_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_or_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_fetch_or_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_xor_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_fetch_xor_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_int32(i8* %a0, i32 %a1, i32 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_test_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_set_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_swap_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_add_thread_int64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_add_thread_int64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_and_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_and_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_or_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_or_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_xor_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_xor_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_int64(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_test_thread_int64(i8* %a0, i32 %a1, i64 %a2) nounwind

declare void @gpuc_wait_until_thread_uint16(i8* %a0, i32 %a1, i16 zeroext %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_test_thread_uint16(i8* %a0, i32 %a1, i16 zeroext %a2) nounwind

declare void @gpuc_atomic_add_thread_uint32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_uint32(i8* %a0, i32 %a1, i32 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_test_thread_uint32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_wait_until_thread_uint64(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_test_thread_uint64(i8* %a0, i32 %a1, i64 %a2) nounwind

declare i32 @gpuc_atomic_fetch_add_thread_float32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_add_thread_float64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_fence_block() convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_barrier_all_block() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!1022, !1023, !1024, !1025, !1026, !1027, !1028, !1029, !1030, !1031, !1032, !1033, !1034, !1035, !1036, !1037, !1038, !1039, !1040, !1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "atomic.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "CountInt32", scope: !1, file: !1, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!7 = !DILocation(line: 96, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!9 = !DILocation(line: 96, column: 76, scope: !6)
!10 = !DILocation(line: 80, column: 18, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 79, column: 30, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 80, column: 26, scope: !8, inlinedAt: !9)
!13 = !{!"branch_weights", i32 1, i32 1048576}
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 65535}
!17 = !{i32 0, i32 64}
!18 = !DILocation(line: 81, column: 26, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 81, column: 18, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 83, column: 36, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 83, column: 28, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 84, column: 51, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 84, column: 30, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 84, column: 59, scope: !8, inlinedAt: !9)
!25 = !DILocation(line: 89, column: 23, scope: !8, inlinedAt: !9)
!26 = !{i32 1, i32 -2147483648}
!27 = !{i32 1, i32 65536}
!28 = !{i32 1, i32 1025}
!29 = !{i32 1, i32 65}
!30 = !DILocation(line: 89, column: 57, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 89, column: 49, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 89, column: 9, scope: !8, inlinedAt: !9)
!33 = !DILocation(line: 90, column: 13, scope: !8, inlinedAt: !9)
!34 = distinct !DISubprogram(name: "CountUint64", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!35 = !DILocation(line: 101, column: 6, scope: !34)
!36 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!37 = !DILocation(line: 101, column: 79, scope: !34)
!38 = !DILocation(line: 80, column: 18, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 79, column: 30, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 80, column: 26, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 81, column: 26, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 81, column: 18, scope: !36, inlinedAt: !37)
!43 = !DILocation(line: 83, column: 36, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 83, column: 28, scope: !36, inlinedAt: !37)
!45 = !DILocation(line: 84, column: 51, scope: !36, inlinedAt: !37)
!46 = !DILocation(line: 84, column: 30, scope: !36, inlinedAt: !37)
!47 = !DILocation(line: 84, column: 59, scope: !36, inlinedAt: !37)
!48 = !DILocation(line: 89, column: 23, scope: !36, inlinedAt: !37)
!49 = !DILocation(line: 89, column: 57, scope: !36, inlinedAt: !37)
!50 = !DILocation(line: 89, column: 49, scope: !36, inlinedAt: !37)
!51 = !DILocation(line: 89, column: 9, scope: !36, inlinedAt: !37)
!52 = !DILocation(line: 90, column: 13, scope: !36, inlinedAt: !37)
!53 = distinct !DISubprogram(name: "SumFloats", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!54 = !DILocation(line: 106, column: 6, scope: !53)
!55 = !DILocation(line: 107, column: 20, scope: !53)
!56 = !DILocation(line: 107, column: 23, scope: !53)
!57 = !DILocation(line: 108, column: 25, scope: !53)
!58 = !DILocation(line: 108, column: 37, scope: !53)
!59 = !DILocation(line: 108, column: 17, scope: !53)
!60 = !DILocation(line: 109, column: 30, scope: !53)
!61 = !DILocation(line: 109, column: 42, scope: !53)
!62 = !DILocation(line: 109, column: 45, scope: !53)
!63 = !DILocation(line: 109, column: 22, scope: !53)
!64 = !DILocation(line: 110, column: 13, scope: !53)
!65 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!66 = distinct !DISubprogram(name: "WaitInt16", scope: !65, file: !65, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!67 = !DILocation(line: 13, column: 6, scope: !66)
!68 = !DIFile(filename: "wait.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!69 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!70 = !DILocation(line: 14, column: 9, scope: !66)
!71 = !DILocation(line: 34, column: 11, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 31, column: 23, scope: !69, inlinedAt: !70)
!73 = !DILocation(line: 32, column: 7, scope: !69, inlinedAt: !70)
!74 = !DILocation(line: 34, column: 19, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 34, column: 28, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 36, column: 14, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 37, column: 7, scope: !69, inlinedAt: !70)
!78 = !DILocation(line: 39, column: 8, scope: !69, inlinedAt: !70)
!79 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!80 = !DILocation(line: 40, column: 14, scope: !69, inlinedAt: !70)
!81 = !DILocation(line: 56, column: 7, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 57, column: 26, scope: !79, inlinedAt: !80)
!83 = !DILocation(line: 57, column: 18, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 58, column: 7, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 59, column: 21, scope: !79, inlinedAt: !80)
!86 = !DILocation(line: 60, column: 7, scope: !79, inlinedAt: !80)
!87 = !DILocation(line: 61, column: 28, scope: !79, inlinedAt: !80)
!88 = !DILocation(line: 61, column: 3, scope: !79, inlinedAt: !80)
!89 = !DILocation(line: 62, column: 7, scope: !79, inlinedAt: !80)
!90 = !DILocation(line: 63, column: 29, scope: !79, inlinedAt: !80)
!91 = !DILocation(line: 63, column: 3, scope: !79, inlinedAt: !80)
!92 = !DILocation(line: 64, column: 7, scope: !79, inlinedAt: !80)
!93 = !DILocation(line: 65, column: 27, scope: !79, inlinedAt: !80)
!94 = !DILocation(line: 66, column: 7, scope: !79, inlinedAt: !80)
!95 = !DILocation(line: 67, column: 34, scope: !79, inlinedAt: !80)
!96 = !DILocation(line: 67, column: 3, scope: !79, inlinedAt: !80)
!97 = !DILocation(line: 68, column: 7, scope: !79, inlinedAt: !80)
!98 = !DILocation(line: 69, column: 35, scope: !79, inlinedAt: !80)
!99 = !DILocation(line: 69, column: 3, scope: !79, inlinedAt: !80)
!100 = !DILocation(line: 44, column: 26, scope: !69, inlinedAt: !70)
!101 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!102 = !DILocation(line: 44, column: 21, scope: !69, inlinedAt: !70)
!103 = !DILocation(line: 78, column: 7, scope: !101, inlinedAt: !102)
!104 = !DILocation(line: 79, column: 26, scope: !101, inlinedAt: !102)
!105 = !DILocation(line: 79, column: 18, scope: !101, inlinedAt: !102)
!106 = !DILocation(line: 80, column: 7, scope: !101, inlinedAt: !102)
!107 = !DILocation(line: 81, column: 21, scope: !101, inlinedAt: !102)
!108 = !DILocation(line: 82, column: 7, scope: !101, inlinedAt: !102)
!109 = !DILocation(line: 83, column: 20, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 84, column: 15, scope: !101, inlinedAt: !102)
!111 = !DILocation(line: 84, column: 3, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 85, column: 7, scope: !101, inlinedAt: !102)
!113 = !DILocation(line: 86, column: 21, scope: !101, inlinedAt: !102)
!114 = !DILocation(line: 87, column: 15, scope: !101, inlinedAt: !102)
!115 = !DILocation(line: 87, column: 3, scope: !101, inlinedAt: !102)
!116 = !DILocation(line: 88, column: 7, scope: !101, inlinedAt: !102)
!117 = !DILocation(line: 89, column: 27, scope: !101, inlinedAt: !102)
!118 = !DILocation(line: 76, column: 2, scope: !101, inlinedAt: !102)
!119 = !DILocation(line: 90, column: 7, scope: !101, inlinedAt: !102)
!120 = !DILocation(line: 91, column: 26, scope: !101, inlinedAt: !102)
!121 = !DILocation(line: 92, column: 15, scope: !101, inlinedAt: !102)
!122 = !DILocation(line: 92, column: 3, scope: !101, inlinedAt: !102)
!123 = !DILocation(line: 93, column: 7, scope: !101, inlinedAt: !102)
!124 = !DILocation(line: 94, column: 27, scope: !101, inlinedAt: !102)
!125 = !DILocation(line: 95, column: 15, scope: !101, inlinedAt: !102)
!126 = !DILocation(line: 95, column: 3, scope: !101, inlinedAt: !102)
!127 = !DILocation(line: 100, column: 2, scope: !101, inlinedAt: !102)
!128 = !DILocation(line: 45, column: 26, scope: !69, inlinedAt: !70)
!129 = !DILocation(line: 38, column: 3, scope: !69, inlinedAt: !70)
!130 = !DILocation(line: 50, column: 6, scope: !69, inlinedAt: !70)
!131 = distinct !DISubprogram(name: "NumbersInt32", scope: !65, file: !65, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!132 = !DILocation(line: 20, column: 6, scope: !131)
!133 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!134 = !DILocation(line: 21, column: 9, scope: !131)
!135 = !DILocation(line: 34, column: 30, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 30, column: 32, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 31, column: 12, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 33, column: 8, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 34, column: 7, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 35, column: 8, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 36, column: 27, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 36, column: 19, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 37, column: 8, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 38, column: 37, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 38, column: 29, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 38, column: 7, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 39, column: 8, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 40, column: 27, scope: !133, inlinedAt: !134)
!149 = !DILocation(line: 40, column: 19, scope: !133, inlinedAt: !134)
!150 = !DILocation(line: 41, column: 8, scope: !133, inlinedAt: !134)
!151 = !DILocation(line: 42, column: 41, scope: !133, inlinedAt: !134)
!152 = !DILocation(line: 42, column: 33, scope: !133, inlinedAt: !134)
!153 = !DILocation(line: 42, column: 7, scope: !133, inlinedAt: !134)
!154 = distinct !DISubprogram(name: "IntegersInt32", scope: !65, file: !65, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!155 = !DILocation(line: 27, column: 6, scope: !154)
!156 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!157 = !DILocation(line: 28, column: 10, scope: !154)
!158 = !DILocation(line: 54, column: 19, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 50, column: 32, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 51, column: 12, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 53, column: 8, scope: !156, inlinedAt: !157)
!162 = !DILocation(line: 55, column: 8, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 56, column: 33, scope: !156, inlinedAt: !157)
!164 = !DILocation(line: 56, column: 7, scope: !156, inlinedAt: !157)
!165 = !DILocation(line: 57, column: 8, scope: !156, inlinedAt: !157)
!166 = !DILocation(line: 58, column: 47, scope: !156, inlinedAt: !157)
!167 = !DILocation(line: 58, column: 53, scope: !156, inlinedAt: !157)
!168 = !DILocation(line: 58, column: 36, scope: !156, inlinedAt: !157)
!169 = !DILocation(line: 58, column: 7, scope: !156, inlinedAt: !157)
!170 = !DILocation(line: 59, column: 8, scope: !156, inlinedAt: !157)
!171 = !DILocation(line: 60, column: 27, scope: !156, inlinedAt: !157)
!172 = !DILocation(line: 60, column: 19, scope: !156, inlinedAt: !157)
!173 = !DILocation(line: 61, column: 8, scope: !156, inlinedAt: !157)
!174 = !DILocation(line: 62, column: 41, scope: !156, inlinedAt: !157)
!175 = !DILocation(line: 62, column: 33, scope: !156, inlinedAt: !157)
!176 = !DILocation(line: 62, column: 7, scope: !156, inlinedAt: !157)
!177 = !DILocation(line: 63, column: 8, scope: !156, inlinedAt: !157)
!178 = !DILocation(line: 64, column: 26, scope: !156, inlinedAt: !157)
!179 = !DILocation(line: 64, column: 18, scope: !156, inlinedAt: !157)
!180 = !DILocation(line: 65, column: 8, scope: !156, inlinedAt: !157)
!181 = !DILocation(line: 66, column: 40, scope: !156, inlinedAt: !157)
!182 = !DILocation(line: 66, column: 32, scope: !156, inlinedAt: !157)
!183 = !DILocation(line: 66, column: 7, scope: !156, inlinedAt: !157)
!184 = !DILocation(line: 67, column: 8, scope: !156, inlinedAt: !157)
!185 = !DILocation(line: 68, column: 27, scope: !156, inlinedAt: !157)
!186 = !DILocation(line: 68, column: 19, scope: !156, inlinedAt: !157)
!187 = !DILocation(line: 69, column: 8, scope: !156, inlinedAt: !157)
!188 = !DILocation(line: 70, column: 41, scope: !156, inlinedAt: !157)
!189 = !DILocation(line: 70, column: 33, scope: !156, inlinedAt: !157)
!190 = !DILocation(line: 70, column: 7, scope: !156, inlinedAt: !157)
!191 = distinct !DISubprogram(name: "WaitInt32", scope: !65, file: !65, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!192 = !DILocation(line: 34, column: 6, scope: !191)
!193 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!194 = !DILocation(line: 35, column: 9, scope: !191)
!195 = !DILocation(line: 34, column: 11, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 31, column: 23, scope: !193, inlinedAt: !194)
!197 = !DILocation(line: 32, column: 7, scope: !193, inlinedAt: !194)
!198 = !DILocation(line: 34, column: 19, scope: !193, inlinedAt: !194)
!199 = !DILocation(line: 34, column: 28, scope: !193, inlinedAt: !194)
!200 = !DILocation(line: 36, column: 14, scope: !193, inlinedAt: !194)
!201 = !DILocation(line: 37, column: 7, scope: !193, inlinedAt: !194)
!202 = !DILocation(line: 39, column: 8, scope: !193, inlinedAt: !194)
!203 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!204 = !DILocation(line: 40, column: 14, scope: !193, inlinedAt: !194)
!205 = !DILocation(line: 56, column: 7, scope: !203, inlinedAt: !204)
!206 = !DILocation(line: 57, column: 26, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 57, column: 18, scope: !203, inlinedAt: !204)
!208 = !DILocation(line: 58, column: 7, scope: !203, inlinedAt: !204)
!209 = !DILocation(line: 59, column: 21, scope: !203, inlinedAt: !204)
!210 = !DILocation(line: 60, column: 7, scope: !203, inlinedAt: !204)
!211 = !DILocation(line: 61, column: 28, scope: !203, inlinedAt: !204)
!212 = !DILocation(line: 61, column: 3, scope: !203, inlinedAt: !204)
!213 = !DILocation(line: 62, column: 7, scope: !203, inlinedAt: !204)
!214 = !DILocation(line: 63, column: 29, scope: !203, inlinedAt: !204)
!215 = !DILocation(line: 63, column: 3, scope: !203, inlinedAt: !204)
!216 = !DILocation(line: 64, column: 7, scope: !203, inlinedAt: !204)
!217 = !DILocation(line: 65, column: 27, scope: !203, inlinedAt: !204)
!218 = !DILocation(line: 66, column: 7, scope: !203, inlinedAt: !204)
!219 = !DILocation(line: 67, column: 34, scope: !203, inlinedAt: !204)
!220 = !DILocation(line: 67, column: 3, scope: !203, inlinedAt: !204)
!221 = !DILocation(line: 68, column: 7, scope: !203, inlinedAt: !204)
!222 = !DILocation(line: 69, column: 35, scope: !203, inlinedAt: !204)
!223 = !DILocation(line: 69, column: 3, scope: !203, inlinedAt: !204)
!224 = !DILocation(line: 44, column: 26, scope: !193, inlinedAt: !194)
!225 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!226 = !DILocation(line: 44, column: 21, scope: !193, inlinedAt: !194)
!227 = !DILocation(line: 78, column: 7, scope: !225, inlinedAt: !226)
!228 = !DILocation(line: 79, column: 26, scope: !225, inlinedAt: !226)
!229 = !DILocation(line: 79, column: 18, scope: !225, inlinedAt: !226)
!230 = !DILocation(line: 80, column: 7, scope: !225, inlinedAt: !226)
!231 = !DILocation(line: 81, column: 21, scope: !225, inlinedAt: !226)
!232 = !DILocation(line: 82, column: 7, scope: !225, inlinedAt: !226)
!233 = !DILocation(line: 83, column: 20, scope: !225, inlinedAt: !226)
!234 = !DILocation(line: 84, column: 15, scope: !225, inlinedAt: !226)
!235 = !DILocation(line: 84, column: 3, scope: !225, inlinedAt: !226)
!236 = !DILocation(line: 85, column: 7, scope: !225, inlinedAt: !226)
!237 = !DILocation(line: 86, column: 21, scope: !225, inlinedAt: !226)
!238 = !DILocation(line: 87, column: 15, scope: !225, inlinedAt: !226)
!239 = !DILocation(line: 87, column: 3, scope: !225, inlinedAt: !226)
!240 = !DILocation(line: 88, column: 7, scope: !225, inlinedAt: !226)
!241 = !DILocation(line: 89, column: 27, scope: !225, inlinedAt: !226)
!242 = !DILocation(line: 76, column: 2, scope: !225, inlinedAt: !226)
!243 = !DILocation(line: 90, column: 7, scope: !225, inlinedAt: !226)
!244 = !DILocation(line: 91, column: 26, scope: !225, inlinedAt: !226)
!245 = !DILocation(line: 92, column: 15, scope: !225, inlinedAt: !226)
!246 = !DILocation(line: 92, column: 3, scope: !225, inlinedAt: !226)
!247 = !DILocation(line: 93, column: 7, scope: !225, inlinedAt: !226)
!248 = !DILocation(line: 94, column: 27, scope: !225, inlinedAt: !226)
!249 = !DILocation(line: 95, column: 15, scope: !225, inlinedAt: !226)
!250 = !DILocation(line: 95, column: 3, scope: !225, inlinedAt: !226)
!251 = !DILocation(line: 100, column: 2, scope: !225, inlinedAt: !226)
!252 = !DILocation(line: 45, column: 26, scope: !193, inlinedAt: !194)
!253 = !DILocation(line: 38, column: 3, scope: !193, inlinedAt: !194)
!254 = !DILocation(line: 50, column: 6, scope: !193, inlinedAt: !194)
!255 = distinct !DISubprogram(name: "NumbersInt64", scope: !65, file: !65, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!256 = !DILocation(line: 41, column: 6, scope: !255)
!257 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!258 = !DILocation(line: 42, column: 9, scope: !255)
!259 = !DILocation(line: 34, column: 30, scope: !257, inlinedAt: !258)
!260 = !DILocation(line: 30, column: 32, scope: !257, inlinedAt: !258)
!261 = !DILocation(line: 31, column: 12, scope: !257, inlinedAt: !258)
!262 = !DILocation(line: 33, column: 8, scope: !257, inlinedAt: !258)
!263 = !DILocation(line: 34, column: 7, scope: !257, inlinedAt: !258)
!264 = !DILocation(line: 35, column: 8, scope: !257, inlinedAt: !258)
!265 = !DILocation(line: 36, column: 27, scope: !257, inlinedAt: !258)
!266 = !DILocation(line: 36, column: 19, scope: !257, inlinedAt: !258)
!267 = !DILocation(line: 37, column: 8, scope: !257, inlinedAt: !258)
!268 = !DILocation(line: 38, column: 37, scope: !257, inlinedAt: !258)
!269 = !DILocation(line: 38, column: 29, scope: !257, inlinedAt: !258)
!270 = !DILocation(line: 38, column: 7, scope: !257, inlinedAt: !258)
!271 = !DILocation(line: 39, column: 8, scope: !257, inlinedAt: !258)
!272 = !DILocation(line: 40, column: 27, scope: !257, inlinedAt: !258)
!273 = !DILocation(line: 40, column: 19, scope: !257, inlinedAt: !258)
!274 = !DILocation(line: 41, column: 8, scope: !257, inlinedAt: !258)
!275 = !DILocation(line: 42, column: 41, scope: !257, inlinedAt: !258)
!276 = !DILocation(line: 42, column: 33, scope: !257, inlinedAt: !258)
!277 = !DILocation(line: 42, column: 7, scope: !257, inlinedAt: !258)
!278 = distinct !DISubprogram(name: "IntegersInt64", scope: !65, file: !65, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!279 = !DILocation(line: 48, column: 6, scope: !278)
!280 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!281 = !DILocation(line: 49, column: 10, scope: !278)
!282 = !DILocation(line: 54, column: 19, scope: !280, inlinedAt: !281)
!283 = !DILocation(line: 50, column: 32, scope: !280, inlinedAt: !281)
!284 = !DILocation(line: 51, column: 12, scope: !280, inlinedAt: !281)
!285 = !DILocation(line: 53, column: 8, scope: !280, inlinedAt: !281)
!286 = !DILocation(line: 55, column: 8, scope: !280, inlinedAt: !281)
!287 = !DILocation(line: 56, column: 33, scope: !280, inlinedAt: !281)
!288 = !DILocation(line: 56, column: 7, scope: !280, inlinedAt: !281)
!289 = !DILocation(line: 57, column: 8, scope: !280, inlinedAt: !281)
!290 = !DILocation(line: 58, column: 47, scope: !280, inlinedAt: !281)
!291 = !DILocation(line: 58, column: 53, scope: !280, inlinedAt: !281)
!292 = !DILocation(line: 58, column: 36, scope: !280, inlinedAt: !281)
!293 = !DILocation(line: 58, column: 7, scope: !280, inlinedAt: !281)
!294 = !DILocation(line: 59, column: 8, scope: !280, inlinedAt: !281)
!295 = !DILocation(line: 60, column: 27, scope: !280, inlinedAt: !281)
!296 = !DILocation(line: 60, column: 19, scope: !280, inlinedAt: !281)
!297 = !DILocation(line: 61, column: 8, scope: !280, inlinedAt: !281)
!298 = !DILocation(line: 62, column: 41, scope: !280, inlinedAt: !281)
!299 = !DILocation(line: 62, column: 33, scope: !280, inlinedAt: !281)
!300 = !DILocation(line: 62, column: 7, scope: !280, inlinedAt: !281)
!301 = !DILocation(line: 63, column: 8, scope: !280, inlinedAt: !281)
!302 = !DILocation(line: 64, column: 26, scope: !280, inlinedAt: !281)
!303 = !DILocation(line: 64, column: 18, scope: !280, inlinedAt: !281)
!304 = !DILocation(line: 65, column: 8, scope: !280, inlinedAt: !281)
!305 = !DILocation(line: 66, column: 40, scope: !280, inlinedAt: !281)
!306 = !DILocation(line: 66, column: 32, scope: !280, inlinedAt: !281)
!307 = !DILocation(line: 66, column: 7, scope: !280, inlinedAt: !281)
!308 = !DILocation(line: 67, column: 8, scope: !280, inlinedAt: !281)
!309 = !DILocation(line: 68, column: 27, scope: !280, inlinedAt: !281)
!310 = !DILocation(line: 68, column: 19, scope: !280, inlinedAt: !281)
!311 = !DILocation(line: 69, column: 8, scope: !280, inlinedAt: !281)
!312 = !DILocation(line: 70, column: 41, scope: !280, inlinedAt: !281)
!313 = !DILocation(line: 70, column: 33, scope: !280, inlinedAt: !281)
!314 = !DILocation(line: 70, column: 7, scope: !280, inlinedAt: !281)
!315 = distinct !DISubprogram(name: "WaitInt64", scope: !65, file: !65, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!316 = !DILocation(line: 55, column: 6, scope: !315)
!317 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!318 = !DILocation(line: 56, column: 9, scope: !315)
!319 = !DILocation(line: 34, column: 11, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 31, column: 23, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 32, column: 7, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 34, column: 19, scope: !317, inlinedAt: !318)
!323 = !DILocation(line: 34, column: 28, scope: !317, inlinedAt: !318)
!324 = !DILocation(line: 36, column: 14, scope: !317, inlinedAt: !318)
!325 = !DILocation(line: 37, column: 7, scope: !317, inlinedAt: !318)
!326 = !DILocation(line: 39, column: 8, scope: !317, inlinedAt: !318)
!327 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!328 = !DILocation(line: 40, column: 14, scope: !317, inlinedAt: !318)
!329 = !DILocation(line: 56, column: 7, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 57, column: 26, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 57, column: 18, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 58, column: 7, scope: !327, inlinedAt: !328)
!333 = !DILocation(line: 59, column: 21, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 60, column: 7, scope: !327, inlinedAt: !328)
!335 = !DILocation(line: 61, column: 28, scope: !327, inlinedAt: !328)
!336 = !DILocation(line: 61, column: 3, scope: !327, inlinedAt: !328)
!337 = !DILocation(line: 62, column: 7, scope: !327, inlinedAt: !328)
!338 = !DILocation(line: 63, column: 29, scope: !327, inlinedAt: !328)
!339 = !DILocation(line: 63, column: 3, scope: !327, inlinedAt: !328)
!340 = !DILocation(line: 64, column: 7, scope: !327, inlinedAt: !328)
!341 = !DILocation(line: 65, column: 27, scope: !327, inlinedAt: !328)
!342 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !328)
!343 = !DILocation(line: 67, column: 34, scope: !327, inlinedAt: !328)
!344 = !DILocation(line: 67, column: 3, scope: !327, inlinedAt: !328)
!345 = !DILocation(line: 68, column: 7, scope: !327, inlinedAt: !328)
!346 = !DILocation(line: 69, column: 35, scope: !327, inlinedAt: !328)
!347 = !DILocation(line: 69, column: 3, scope: !327, inlinedAt: !328)
!348 = !DILocation(line: 44, column: 26, scope: !317, inlinedAt: !318)
!349 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!350 = !DILocation(line: 44, column: 21, scope: !317, inlinedAt: !318)
!351 = !DILocation(line: 78, column: 7, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 79, column: 26, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 79, column: 18, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 80, column: 7, scope: !349, inlinedAt: !350)
!355 = !DILocation(line: 81, column: 21, scope: !349, inlinedAt: !350)
!356 = !DILocation(line: 82, column: 7, scope: !349, inlinedAt: !350)
!357 = !DILocation(line: 83, column: 20, scope: !349, inlinedAt: !350)
!358 = !DILocation(line: 84, column: 15, scope: !349, inlinedAt: !350)
!359 = !DILocation(line: 84, column: 3, scope: !349, inlinedAt: !350)
!360 = !DILocation(line: 85, column: 7, scope: !349, inlinedAt: !350)
!361 = !DILocation(line: 86, column: 21, scope: !349, inlinedAt: !350)
!362 = !DILocation(line: 87, column: 15, scope: !349, inlinedAt: !350)
!363 = !DILocation(line: 87, column: 3, scope: !349, inlinedAt: !350)
!364 = !DILocation(line: 88, column: 7, scope: !349, inlinedAt: !350)
!365 = !DILocation(line: 89, column: 27, scope: !349, inlinedAt: !350)
!366 = !DILocation(line: 76, column: 2, scope: !349, inlinedAt: !350)
!367 = !DILocation(line: 90, column: 7, scope: !349, inlinedAt: !350)
!368 = !DILocation(line: 91, column: 26, scope: !349, inlinedAt: !350)
!369 = !DILocation(line: 92, column: 15, scope: !349, inlinedAt: !350)
!370 = !DILocation(line: 92, column: 3, scope: !349, inlinedAt: !350)
!371 = !DILocation(line: 93, column: 7, scope: !349, inlinedAt: !350)
!372 = !DILocation(line: 94, column: 27, scope: !349, inlinedAt: !350)
!373 = !DILocation(line: 95, column: 15, scope: !349, inlinedAt: !350)
!374 = !DILocation(line: 95, column: 3, scope: !349, inlinedAt: !350)
!375 = !DILocation(line: 100, column: 2, scope: !349, inlinedAt: !350)
!376 = !DILocation(line: 45, column: 26, scope: !317, inlinedAt: !318)
!377 = !DILocation(line: 38, column: 3, scope: !317, inlinedAt: !318)
!378 = !DILocation(line: 50, column: 6, scope: !317, inlinedAt: !318)
!379 = distinct !DISubprogram(name: "NumbersInt", scope: !65, file: !65, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!380 = !DILocation(line: 62, column: 6, scope: !379)
!381 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!382 = !DILocation(line: 63, column: 9, scope: !379)
!383 = !DILocation(line: 34, column: 30, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 30, column: 32, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 31, column: 12, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 33, column: 8, scope: !381, inlinedAt: !382)
!387 = !DILocation(line: 34, column: 7, scope: !381, inlinedAt: !382)
!388 = !DILocation(line: 35, column: 8, scope: !381, inlinedAt: !382)
!389 = !DILocation(line: 36, column: 27, scope: !381, inlinedAt: !382)
!390 = !DILocation(line: 36, column: 19, scope: !381, inlinedAt: !382)
!391 = !DILocation(line: 37, column: 8, scope: !381, inlinedAt: !382)
!392 = !DILocation(line: 38, column: 37, scope: !381, inlinedAt: !382)
!393 = !DILocation(line: 38, column: 29, scope: !381, inlinedAt: !382)
!394 = !DILocation(line: 38, column: 7, scope: !381, inlinedAt: !382)
!395 = !DILocation(line: 39, column: 8, scope: !381, inlinedAt: !382)
!396 = !DILocation(line: 40, column: 27, scope: !381, inlinedAt: !382)
!397 = !DILocation(line: 40, column: 19, scope: !381, inlinedAt: !382)
!398 = !DILocation(line: 41, column: 8, scope: !381, inlinedAt: !382)
!399 = !DILocation(line: 42, column: 41, scope: !381, inlinedAt: !382)
!400 = !DILocation(line: 42, column: 33, scope: !381, inlinedAt: !382)
!401 = !DILocation(line: 42, column: 7, scope: !381, inlinedAt: !382)
!402 = distinct !DISubprogram(name: "IntegersInt", scope: !65, file: !65, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!403 = !DILocation(line: 69, column: 6, scope: !402)
!404 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!405 = !DILocation(line: 70, column: 10, scope: !402)
!406 = !DILocation(line: 54, column: 19, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 50, column: 32, scope: !404, inlinedAt: !405)
!408 = !DILocation(line: 51, column: 12, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 53, column: 8, scope: !404, inlinedAt: !405)
!410 = !DILocation(line: 55, column: 8, scope: !404, inlinedAt: !405)
!411 = !DILocation(line: 56, column: 33, scope: !404, inlinedAt: !405)
!412 = !DILocation(line: 56, column: 7, scope: !404, inlinedAt: !405)
!413 = !DILocation(line: 57, column: 8, scope: !404, inlinedAt: !405)
!414 = !DILocation(line: 58, column: 47, scope: !404, inlinedAt: !405)
!415 = !DILocation(line: 58, column: 53, scope: !404, inlinedAt: !405)
!416 = !DILocation(line: 58, column: 36, scope: !404, inlinedAt: !405)
!417 = !DILocation(line: 58, column: 7, scope: !404, inlinedAt: !405)
!418 = !DILocation(line: 59, column: 8, scope: !404, inlinedAt: !405)
!419 = !DILocation(line: 60, column: 27, scope: !404, inlinedAt: !405)
!420 = !DILocation(line: 60, column: 19, scope: !404, inlinedAt: !405)
!421 = !DILocation(line: 61, column: 8, scope: !404, inlinedAt: !405)
!422 = !DILocation(line: 62, column: 41, scope: !404, inlinedAt: !405)
!423 = !DILocation(line: 62, column: 33, scope: !404, inlinedAt: !405)
!424 = !DILocation(line: 62, column: 7, scope: !404, inlinedAt: !405)
!425 = !DILocation(line: 63, column: 8, scope: !404, inlinedAt: !405)
!426 = !DILocation(line: 64, column: 26, scope: !404, inlinedAt: !405)
!427 = !DILocation(line: 64, column: 18, scope: !404, inlinedAt: !405)
!428 = !DILocation(line: 65, column: 8, scope: !404, inlinedAt: !405)
!429 = !DILocation(line: 66, column: 40, scope: !404, inlinedAt: !405)
!430 = !DILocation(line: 66, column: 32, scope: !404, inlinedAt: !405)
!431 = !DILocation(line: 66, column: 7, scope: !404, inlinedAt: !405)
!432 = !DILocation(line: 67, column: 8, scope: !404, inlinedAt: !405)
!433 = !DILocation(line: 68, column: 27, scope: !404, inlinedAt: !405)
!434 = !DILocation(line: 68, column: 19, scope: !404, inlinedAt: !405)
!435 = !DILocation(line: 69, column: 8, scope: !404, inlinedAt: !405)
!436 = !DILocation(line: 70, column: 41, scope: !404, inlinedAt: !405)
!437 = !DILocation(line: 70, column: 33, scope: !404, inlinedAt: !405)
!438 = !DILocation(line: 70, column: 7, scope: !404, inlinedAt: !405)
!439 = distinct !DISubprogram(name: "WaitInt", scope: !65, file: !65, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!440 = !DILocation(line: 76, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!442 = !DILocation(line: 77, column: 9, scope: !439)
!443 = !DILocation(line: 34, column: 11, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 31, column: 23, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 32, column: 7, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 34, column: 19, scope: !441, inlinedAt: !442)
!447 = !DILocation(line: 34, column: 28, scope: !441, inlinedAt: !442)
!448 = !DILocation(line: 36, column: 14, scope: !441, inlinedAt: !442)
!449 = !DILocation(line: 37, column: 7, scope: !441, inlinedAt: !442)
!450 = !DILocation(line: 39, column: 8, scope: !441, inlinedAt: !442)
!451 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!452 = !DILocation(line: 40, column: 14, scope: !441, inlinedAt: !442)
!453 = !DILocation(line: 56, column: 7, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 57, column: 26, scope: !451, inlinedAt: !452)
!455 = !DILocation(line: 57, column: 18, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 58, column: 7, scope: !451, inlinedAt: !452)
!457 = !DILocation(line: 59, column: 21, scope: !451, inlinedAt: !452)
!458 = !DILocation(line: 60, column: 7, scope: !451, inlinedAt: !452)
!459 = !DILocation(line: 61, column: 28, scope: !451, inlinedAt: !452)
!460 = !DILocation(line: 61, column: 3, scope: !451, inlinedAt: !452)
!461 = !DILocation(line: 62, column: 7, scope: !451, inlinedAt: !452)
!462 = !DILocation(line: 63, column: 29, scope: !451, inlinedAt: !452)
!463 = !DILocation(line: 63, column: 3, scope: !451, inlinedAt: !452)
!464 = !DILocation(line: 64, column: 7, scope: !451, inlinedAt: !452)
!465 = !DILocation(line: 65, column: 27, scope: !451, inlinedAt: !452)
!466 = !DILocation(line: 66, column: 7, scope: !451, inlinedAt: !452)
!467 = !DILocation(line: 67, column: 34, scope: !451, inlinedAt: !452)
!468 = !DILocation(line: 67, column: 3, scope: !451, inlinedAt: !452)
!469 = !DILocation(line: 68, column: 7, scope: !451, inlinedAt: !452)
!470 = !DILocation(line: 69, column: 35, scope: !451, inlinedAt: !452)
!471 = !DILocation(line: 69, column: 3, scope: !451, inlinedAt: !452)
!472 = !DILocation(line: 44, column: 26, scope: !441, inlinedAt: !442)
!473 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!474 = !DILocation(line: 44, column: 21, scope: !441, inlinedAt: !442)
!475 = !DILocation(line: 78, column: 7, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 79, column: 26, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 79, column: 18, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 80, column: 7, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 81, column: 21, scope: !473, inlinedAt: !474)
!480 = !DILocation(line: 82, column: 7, scope: !473, inlinedAt: !474)
!481 = !DILocation(line: 83, column: 20, scope: !473, inlinedAt: !474)
!482 = !DILocation(line: 84, column: 15, scope: !473, inlinedAt: !474)
!483 = !DILocation(line: 84, column: 3, scope: !473, inlinedAt: !474)
!484 = !DILocation(line: 85, column: 7, scope: !473, inlinedAt: !474)
!485 = !DILocation(line: 86, column: 21, scope: !473, inlinedAt: !474)
!486 = !DILocation(line: 87, column: 15, scope: !473, inlinedAt: !474)
!487 = !DILocation(line: 87, column: 3, scope: !473, inlinedAt: !474)
!488 = !DILocation(line: 88, column: 7, scope: !473, inlinedAt: !474)
!489 = !DILocation(line: 89, column: 27, scope: !473, inlinedAt: !474)
!490 = !DILocation(line: 76, column: 2, scope: !473, inlinedAt: !474)
!491 = !DILocation(line: 90, column: 7, scope: !473, inlinedAt: !474)
!492 = !DILocation(line: 91, column: 26, scope: !473, inlinedAt: !474)
!493 = !DILocation(line: 92, column: 15, scope: !473, inlinedAt: !474)
!494 = !DILocation(line: 92, column: 3, scope: !473, inlinedAt: !474)
!495 = !DILocation(line: 93, column: 7, scope: !473, inlinedAt: !474)
!496 = !DILocation(line: 94, column: 27, scope: !473, inlinedAt: !474)
!497 = !DILocation(line: 95, column: 15, scope: !473, inlinedAt: !474)
!498 = !DILocation(line: 95, column: 3, scope: !473, inlinedAt: !474)
!499 = !DILocation(line: 100, column: 2, scope: !473, inlinedAt: !474)
!500 = !DILocation(line: 45, column: 26, scope: !441, inlinedAt: !442)
!501 = !DILocation(line: 38, column: 3, scope: !441, inlinedAt: !442)
!502 = !DILocation(line: 50, column: 6, scope: !441, inlinedAt: !442)
!503 = distinct !DISubprogram(name: "WaitUint16", scope: !65, file: !65, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!504 = !DILocation(line: 83, column: 6, scope: !503)
!505 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!506 = !DILocation(line: 84, column: 9, scope: !503)
!507 = !DILocation(line: 34, column: 11, scope: !505, inlinedAt: !506)
!508 = !DILocation(line: 31, column: 23, scope: !505, inlinedAt: !506)
!509 = !DILocation(line: 32, column: 7, scope: !505, inlinedAt: !506)
!510 = !DILocation(line: 34, column: 19, scope: !505, inlinedAt: !506)
!511 = !DILocation(line: 34, column: 28, scope: !505, inlinedAt: !506)
!512 = !DILocation(line: 36, column: 14, scope: !505, inlinedAt: !506)
!513 = !DILocation(line: 37, column: 7, scope: !505, inlinedAt: !506)
!514 = !DILocation(line: 39, column: 8, scope: !505, inlinedAt: !506)
!515 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!516 = !DILocation(line: 40, column: 14, scope: !505, inlinedAt: !506)
!517 = !DILocation(line: 56, column: 7, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 57, column: 26, scope: !515, inlinedAt: !516)
!519 = !DILocation(line: 57, column: 18, scope: !515, inlinedAt: !516)
!520 = !DILocation(line: 58, column: 7, scope: !515, inlinedAt: !516)
!521 = !DILocation(line: 59, column: 21, scope: !515, inlinedAt: !516)
!522 = !DILocation(line: 60, column: 7, scope: !515, inlinedAt: !516)
!523 = !DILocation(line: 61, column: 28, scope: !515, inlinedAt: !516)
!524 = !DILocation(line: 61, column: 3, scope: !515, inlinedAt: !516)
!525 = !DILocation(line: 62, column: 7, scope: !515, inlinedAt: !516)
!526 = !DILocation(line: 63, column: 29, scope: !515, inlinedAt: !516)
!527 = !DILocation(line: 63, column: 3, scope: !515, inlinedAt: !516)
!528 = !DILocation(line: 64, column: 7, scope: !515, inlinedAt: !516)
!529 = !DILocation(line: 65, column: 27, scope: !515, inlinedAt: !516)
!530 = !DILocation(line: 66, column: 7, scope: !515, inlinedAt: !516)
!531 = !DILocation(line: 67, column: 34, scope: !515, inlinedAt: !516)
!532 = !DILocation(line: 67, column: 3, scope: !515, inlinedAt: !516)
!533 = !DILocation(line: 68, column: 7, scope: !515, inlinedAt: !516)
!534 = !DILocation(line: 69, column: 35, scope: !515, inlinedAt: !516)
!535 = !DILocation(line: 69, column: 3, scope: !515, inlinedAt: !516)
!536 = !DILocation(line: 44, column: 26, scope: !505, inlinedAt: !506)
!537 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!538 = !DILocation(line: 44, column: 21, scope: !505, inlinedAt: !506)
!539 = !DILocation(line: 78, column: 7, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 79, column: 26, scope: !537, inlinedAt: !538)
!541 = !DILocation(line: 79, column: 18, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 80, column: 7, scope: !537, inlinedAt: !538)
!543 = !DILocation(line: 81, column: 21, scope: !537, inlinedAt: !538)
!544 = !DILocation(line: 82, column: 7, scope: !537, inlinedAt: !538)
!545 = !DILocation(line: 83, column: 20, scope: !537, inlinedAt: !538)
!546 = !DILocation(line: 84, column: 15, scope: !537, inlinedAt: !538)
!547 = !DILocation(line: 84, column: 3, scope: !537, inlinedAt: !538)
!548 = !DILocation(line: 85, column: 7, scope: !537, inlinedAt: !538)
!549 = !DILocation(line: 86, column: 21, scope: !537, inlinedAt: !538)
!550 = !DILocation(line: 87, column: 15, scope: !537, inlinedAt: !538)
!551 = !DILocation(line: 87, column: 3, scope: !537, inlinedAt: !538)
!552 = !DILocation(line: 88, column: 7, scope: !537, inlinedAt: !538)
!553 = !DILocation(line: 89, column: 27, scope: !537, inlinedAt: !538)
!554 = !DILocation(line: 76, column: 2, scope: !537, inlinedAt: !538)
!555 = !DILocation(line: 90, column: 7, scope: !537, inlinedAt: !538)
!556 = !DILocation(line: 91, column: 26, scope: !537, inlinedAt: !538)
!557 = !DILocation(line: 92, column: 15, scope: !537, inlinedAt: !538)
!558 = !DILocation(line: 92, column: 3, scope: !537, inlinedAt: !538)
!559 = !DILocation(line: 93, column: 7, scope: !537, inlinedAt: !538)
!560 = !DILocation(line: 94, column: 27, scope: !537, inlinedAt: !538)
!561 = !DILocation(line: 95, column: 15, scope: !537, inlinedAt: !538)
!562 = !DILocation(line: 95, column: 3, scope: !537, inlinedAt: !538)
!563 = !DILocation(line: 100, column: 2, scope: !537, inlinedAt: !538)
!564 = !DILocation(line: 45, column: 26, scope: !505, inlinedAt: !506)
!565 = !DILocation(line: 38, column: 3, scope: !505, inlinedAt: !506)
!566 = !DILocation(line: 50, column: 6, scope: !505, inlinedAt: !506)
!567 = distinct !DISubprogram(name: "NumbersUint32", scope: !65, file: !65, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!568 = !DILocation(line: 90, column: 6, scope: !567)
!569 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!570 = !DILocation(line: 91, column: 9, scope: !567)
!571 = !DILocation(line: 34, column: 30, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 30, column: 32, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 31, column: 12, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 33, column: 8, scope: !569, inlinedAt: !570)
!575 = !DILocation(line: 34, column: 7, scope: !569, inlinedAt: !570)
!576 = !DILocation(line: 35, column: 8, scope: !569, inlinedAt: !570)
!577 = !DILocation(line: 36, column: 27, scope: !569, inlinedAt: !570)
!578 = !DILocation(line: 36, column: 19, scope: !569, inlinedAt: !570)
!579 = !DILocation(line: 37, column: 8, scope: !569, inlinedAt: !570)
!580 = !DILocation(line: 38, column: 37, scope: !569, inlinedAt: !570)
!581 = !DILocation(line: 38, column: 29, scope: !569, inlinedAt: !570)
!582 = !DILocation(line: 38, column: 7, scope: !569, inlinedAt: !570)
!583 = !DILocation(line: 39, column: 8, scope: !569, inlinedAt: !570)
!584 = !DILocation(line: 40, column: 27, scope: !569, inlinedAt: !570)
!585 = !DILocation(line: 40, column: 19, scope: !569, inlinedAt: !570)
!586 = !DILocation(line: 41, column: 8, scope: !569, inlinedAt: !570)
!587 = !DILocation(line: 42, column: 41, scope: !569, inlinedAt: !570)
!588 = !DILocation(line: 42, column: 33, scope: !569, inlinedAt: !570)
!589 = !DILocation(line: 42, column: 7, scope: !569, inlinedAt: !570)
!590 = distinct !DISubprogram(name: "IntegersUint32", scope: !65, file: !65, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!591 = !DILocation(line: 97, column: 6, scope: !590)
!592 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!593 = !DILocation(line: 98, column: 10, scope: !590)
!594 = !DILocation(line: 54, column: 19, scope: !592, inlinedAt: !593)
!595 = !DILocation(line: 50, column: 32, scope: !592, inlinedAt: !593)
!596 = !DILocation(line: 51, column: 12, scope: !592, inlinedAt: !593)
!597 = !DILocation(line: 53, column: 8, scope: !592, inlinedAt: !593)
!598 = !DILocation(line: 55, column: 8, scope: !592, inlinedAt: !593)
!599 = !DILocation(line: 56, column: 33, scope: !592, inlinedAt: !593)
!600 = !DILocation(line: 56, column: 7, scope: !592, inlinedAt: !593)
!601 = !DILocation(line: 57, column: 8, scope: !592, inlinedAt: !593)
!602 = !DILocation(line: 58, column: 47, scope: !592, inlinedAt: !593)
!603 = !DILocation(line: 58, column: 53, scope: !592, inlinedAt: !593)
!604 = !DILocation(line: 58, column: 36, scope: !592, inlinedAt: !593)
!605 = !DILocation(line: 58, column: 7, scope: !592, inlinedAt: !593)
!606 = !DILocation(line: 59, column: 8, scope: !592, inlinedAt: !593)
!607 = !DILocation(line: 60, column: 27, scope: !592, inlinedAt: !593)
!608 = !DILocation(line: 60, column: 19, scope: !592, inlinedAt: !593)
!609 = !DILocation(line: 61, column: 8, scope: !592, inlinedAt: !593)
!610 = !DILocation(line: 62, column: 41, scope: !592, inlinedAt: !593)
!611 = !DILocation(line: 62, column: 33, scope: !592, inlinedAt: !593)
!612 = !DILocation(line: 62, column: 7, scope: !592, inlinedAt: !593)
!613 = !DILocation(line: 63, column: 8, scope: !592, inlinedAt: !593)
!614 = !DILocation(line: 64, column: 26, scope: !592, inlinedAt: !593)
!615 = !DILocation(line: 64, column: 18, scope: !592, inlinedAt: !593)
!616 = !DILocation(line: 65, column: 8, scope: !592, inlinedAt: !593)
!617 = !DILocation(line: 66, column: 40, scope: !592, inlinedAt: !593)
!618 = !DILocation(line: 66, column: 32, scope: !592, inlinedAt: !593)
!619 = !DILocation(line: 66, column: 7, scope: !592, inlinedAt: !593)
!620 = !DILocation(line: 67, column: 8, scope: !592, inlinedAt: !593)
!621 = !DILocation(line: 68, column: 27, scope: !592, inlinedAt: !593)
!622 = !DILocation(line: 68, column: 19, scope: !592, inlinedAt: !593)
!623 = !DILocation(line: 69, column: 8, scope: !592, inlinedAt: !593)
!624 = !DILocation(line: 70, column: 41, scope: !592, inlinedAt: !593)
!625 = !DILocation(line: 70, column: 33, scope: !592, inlinedAt: !593)
!626 = !DILocation(line: 70, column: 7, scope: !592, inlinedAt: !593)
!627 = distinct !DISubprogram(name: "WaitUint32", scope: !65, file: !65, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!628 = !DILocation(line: 104, column: 6, scope: !627)
!629 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!630 = !DILocation(line: 105, column: 9, scope: !627)
!631 = !DILocation(line: 34, column: 11, scope: !629, inlinedAt: !630)
!632 = !DILocation(line: 31, column: 23, scope: !629, inlinedAt: !630)
!633 = !DILocation(line: 32, column: 7, scope: !629, inlinedAt: !630)
!634 = !DILocation(line: 34, column: 19, scope: !629, inlinedAt: !630)
!635 = !DILocation(line: 34, column: 28, scope: !629, inlinedAt: !630)
!636 = !DILocation(line: 36, column: 14, scope: !629, inlinedAt: !630)
!637 = !DILocation(line: 37, column: 7, scope: !629, inlinedAt: !630)
!638 = !DILocation(line: 39, column: 8, scope: !629, inlinedAt: !630)
!639 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!640 = !DILocation(line: 40, column: 14, scope: !629, inlinedAt: !630)
!641 = !DILocation(line: 56, column: 7, scope: !639, inlinedAt: !640)
!642 = !DILocation(line: 57, column: 26, scope: !639, inlinedAt: !640)
!643 = !DILocation(line: 57, column: 18, scope: !639, inlinedAt: !640)
!644 = !DILocation(line: 58, column: 7, scope: !639, inlinedAt: !640)
!645 = !DILocation(line: 59, column: 21, scope: !639, inlinedAt: !640)
!646 = !DILocation(line: 60, column: 7, scope: !639, inlinedAt: !640)
!647 = !DILocation(line: 61, column: 28, scope: !639, inlinedAt: !640)
!648 = !DILocation(line: 61, column: 3, scope: !639, inlinedAt: !640)
!649 = !DILocation(line: 62, column: 7, scope: !639, inlinedAt: !640)
!650 = !DILocation(line: 63, column: 29, scope: !639, inlinedAt: !640)
!651 = !DILocation(line: 63, column: 3, scope: !639, inlinedAt: !640)
!652 = !DILocation(line: 64, column: 7, scope: !639, inlinedAt: !640)
!653 = !DILocation(line: 65, column: 27, scope: !639, inlinedAt: !640)
!654 = !DILocation(line: 66, column: 7, scope: !639, inlinedAt: !640)
!655 = !DILocation(line: 67, column: 34, scope: !639, inlinedAt: !640)
!656 = !DILocation(line: 67, column: 3, scope: !639, inlinedAt: !640)
!657 = !DILocation(line: 68, column: 7, scope: !639, inlinedAt: !640)
!658 = !DILocation(line: 69, column: 35, scope: !639, inlinedAt: !640)
!659 = !DILocation(line: 69, column: 3, scope: !639, inlinedAt: !640)
!660 = !DILocation(line: 44, column: 26, scope: !629, inlinedAt: !630)
!661 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!662 = !DILocation(line: 44, column: 21, scope: !629, inlinedAt: !630)
!663 = !DILocation(line: 78, column: 7, scope: !661, inlinedAt: !662)
!664 = !DILocation(line: 79, column: 26, scope: !661, inlinedAt: !662)
!665 = !DILocation(line: 79, column: 18, scope: !661, inlinedAt: !662)
!666 = !DILocation(line: 80, column: 7, scope: !661, inlinedAt: !662)
!667 = !DILocation(line: 81, column: 21, scope: !661, inlinedAt: !662)
!668 = !DILocation(line: 82, column: 7, scope: !661, inlinedAt: !662)
!669 = !DILocation(line: 83, column: 20, scope: !661, inlinedAt: !662)
!670 = !DILocation(line: 84, column: 15, scope: !661, inlinedAt: !662)
!671 = !DILocation(line: 84, column: 3, scope: !661, inlinedAt: !662)
!672 = !DILocation(line: 85, column: 7, scope: !661, inlinedAt: !662)
!673 = !DILocation(line: 86, column: 21, scope: !661, inlinedAt: !662)
!674 = !DILocation(line: 87, column: 15, scope: !661, inlinedAt: !662)
!675 = !DILocation(line: 87, column: 3, scope: !661, inlinedAt: !662)
!676 = !DILocation(line: 88, column: 7, scope: !661, inlinedAt: !662)
!677 = !DILocation(line: 89, column: 27, scope: !661, inlinedAt: !662)
!678 = !DILocation(line: 76, column: 2, scope: !661, inlinedAt: !662)
!679 = !DILocation(line: 90, column: 7, scope: !661, inlinedAt: !662)
!680 = !DILocation(line: 91, column: 26, scope: !661, inlinedAt: !662)
!681 = !DILocation(line: 92, column: 15, scope: !661, inlinedAt: !662)
!682 = !DILocation(line: 92, column: 3, scope: !661, inlinedAt: !662)
!683 = !DILocation(line: 93, column: 7, scope: !661, inlinedAt: !662)
!684 = !DILocation(line: 94, column: 27, scope: !661, inlinedAt: !662)
!685 = !DILocation(line: 95, column: 15, scope: !661, inlinedAt: !662)
!686 = !DILocation(line: 95, column: 3, scope: !661, inlinedAt: !662)
!687 = !DILocation(line: 100, column: 2, scope: !661, inlinedAt: !662)
!688 = !DILocation(line: 45, column: 26, scope: !629, inlinedAt: !630)
!689 = !DILocation(line: 38, column: 3, scope: !629, inlinedAt: !630)
!690 = !DILocation(line: 50, column: 6, scope: !629, inlinedAt: !630)
!691 = distinct !DISubprogram(name: "NumbersUint64", scope: !65, file: !65, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!692 = !DILocation(line: 111, column: 6, scope: !691)
!693 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!694 = !DILocation(line: 112, column: 9, scope: !691)
!695 = !DILocation(line: 34, column: 30, scope: !693, inlinedAt: !694)
!696 = !DILocation(line: 30, column: 32, scope: !693, inlinedAt: !694)
!697 = !DILocation(line: 31, column: 12, scope: !693, inlinedAt: !694)
!698 = !DILocation(line: 33, column: 8, scope: !693, inlinedAt: !694)
!699 = !DILocation(line: 34, column: 7, scope: !693, inlinedAt: !694)
!700 = !DILocation(line: 35, column: 8, scope: !693, inlinedAt: !694)
!701 = !DILocation(line: 36, column: 27, scope: !693, inlinedAt: !694)
!702 = !DILocation(line: 36, column: 19, scope: !693, inlinedAt: !694)
!703 = !DILocation(line: 37, column: 8, scope: !693, inlinedAt: !694)
!704 = !DILocation(line: 38, column: 37, scope: !693, inlinedAt: !694)
!705 = !DILocation(line: 38, column: 29, scope: !693, inlinedAt: !694)
!706 = !DILocation(line: 38, column: 7, scope: !693, inlinedAt: !694)
!707 = !DILocation(line: 39, column: 8, scope: !693, inlinedAt: !694)
!708 = !DILocation(line: 40, column: 27, scope: !693, inlinedAt: !694)
!709 = !DILocation(line: 40, column: 19, scope: !693, inlinedAt: !694)
!710 = !DILocation(line: 41, column: 8, scope: !693, inlinedAt: !694)
!711 = !DILocation(line: 42, column: 41, scope: !693, inlinedAt: !694)
!712 = !DILocation(line: 42, column: 33, scope: !693, inlinedAt: !694)
!713 = !DILocation(line: 42, column: 7, scope: !693, inlinedAt: !694)
!714 = distinct !DISubprogram(name: "IntegersUint64", scope: !65, file: !65, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!715 = !DILocation(line: 118, column: 6, scope: !714)
!716 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!717 = !DILocation(line: 119, column: 10, scope: !714)
!718 = !DILocation(line: 54, column: 19, scope: !716, inlinedAt: !717)
!719 = !DILocation(line: 50, column: 32, scope: !716, inlinedAt: !717)
!720 = !DILocation(line: 51, column: 12, scope: !716, inlinedAt: !717)
!721 = !DILocation(line: 53, column: 8, scope: !716, inlinedAt: !717)
!722 = !DILocation(line: 55, column: 8, scope: !716, inlinedAt: !717)
!723 = !DILocation(line: 56, column: 33, scope: !716, inlinedAt: !717)
!724 = !DILocation(line: 56, column: 7, scope: !716, inlinedAt: !717)
!725 = !DILocation(line: 57, column: 8, scope: !716, inlinedAt: !717)
!726 = !DILocation(line: 58, column: 47, scope: !716, inlinedAt: !717)
!727 = !DILocation(line: 58, column: 53, scope: !716, inlinedAt: !717)
!728 = !DILocation(line: 58, column: 36, scope: !716, inlinedAt: !717)
!729 = !DILocation(line: 58, column: 7, scope: !716, inlinedAt: !717)
!730 = !DILocation(line: 59, column: 8, scope: !716, inlinedAt: !717)
!731 = !DILocation(line: 60, column: 27, scope: !716, inlinedAt: !717)
!732 = !DILocation(line: 60, column: 19, scope: !716, inlinedAt: !717)
!733 = !DILocation(line: 61, column: 8, scope: !716, inlinedAt: !717)
!734 = !DILocation(line: 62, column: 41, scope: !716, inlinedAt: !717)
!735 = !DILocation(line: 62, column: 33, scope: !716, inlinedAt: !717)
!736 = !DILocation(line: 62, column: 7, scope: !716, inlinedAt: !717)
!737 = !DILocation(line: 63, column: 8, scope: !716, inlinedAt: !717)
!738 = !DILocation(line: 64, column: 26, scope: !716, inlinedAt: !717)
!739 = !DILocation(line: 64, column: 18, scope: !716, inlinedAt: !717)
!740 = !DILocation(line: 65, column: 8, scope: !716, inlinedAt: !717)
!741 = !DILocation(line: 66, column: 40, scope: !716, inlinedAt: !717)
!742 = !DILocation(line: 66, column: 32, scope: !716, inlinedAt: !717)
!743 = !DILocation(line: 66, column: 7, scope: !716, inlinedAt: !717)
!744 = !DILocation(line: 67, column: 8, scope: !716, inlinedAt: !717)
!745 = !DILocation(line: 68, column: 27, scope: !716, inlinedAt: !717)
!746 = !DILocation(line: 68, column: 19, scope: !716, inlinedAt: !717)
!747 = !DILocation(line: 69, column: 8, scope: !716, inlinedAt: !717)
!748 = !DILocation(line: 70, column: 41, scope: !716, inlinedAt: !717)
!749 = !DILocation(line: 70, column: 33, scope: !716, inlinedAt: !717)
!750 = !DILocation(line: 70, column: 7, scope: !716, inlinedAt: !717)
!751 = distinct !DISubprogram(name: "WaitUint64", scope: !65, file: !65, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!752 = !DILocation(line: 125, column: 6, scope: !751)
!753 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!754 = !DILocation(line: 126, column: 9, scope: !751)
!755 = !DILocation(line: 34, column: 11, scope: !753, inlinedAt: !754)
!756 = !DILocation(line: 31, column: 23, scope: !753, inlinedAt: !754)
!757 = !DILocation(line: 32, column: 7, scope: !753, inlinedAt: !754)
!758 = !DILocation(line: 34, column: 19, scope: !753, inlinedAt: !754)
!759 = !DILocation(line: 34, column: 28, scope: !753, inlinedAt: !754)
!760 = !DILocation(line: 36, column: 14, scope: !753, inlinedAt: !754)
!761 = !DILocation(line: 37, column: 7, scope: !753, inlinedAt: !754)
!762 = !DILocation(line: 39, column: 8, scope: !753, inlinedAt: !754)
!763 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!764 = !DILocation(line: 40, column: 14, scope: !753, inlinedAt: !754)
!765 = !DILocation(line: 56, column: 7, scope: !763, inlinedAt: !764)
!766 = !DILocation(line: 57, column: 26, scope: !763, inlinedAt: !764)
!767 = !DILocation(line: 57, column: 18, scope: !763, inlinedAt: !764)
!768 = !DILocation(line: 58, column: 7, scope: !763, inlinedAt: !764)
!769 = !DILocation(line: 59, column: 21, scope: !763, inlinedAt: !764)
!770 = !DILocation(line: 60, column: 7, scope: !763, inlinedAt: !764)
!771 = !DILocation(line: 61, column: 28, scope: !763, inlinedAt: !764)
!772 = !DILocation(line: 61, column: 3, scope: !763, inlinedAt: !764)
!773 = !DILocation(line: 62, column: 7, scope: !763, inlinedAt: !764)
!774 = !DILocation(line: 63, column: 29, scope: !763, inlinedAt: !764)
!775 = !DILocation(line: 63, column: 3, scope: !763, inlinedAt: !764)
!776 = !DILocation(line: 64, column: 7, scope: !763, inlinedAt: !764)
!777 = !DILocation(line: 65, column: 27, scope: !763, inlinedAt: !764)
!778 = !DILocation(line: 66, column: 7, scope: !763, inlinedAt: !764)
!779 = !DILocation(line: 67, column: 34, scope: !763, inlinedAt: !764)
!780 = !DILocation(line: 67, column: 3, scope: !763, inlinedAt: !764)
!781 = !DILocation(line: 68, column: 7, scope: !763, inlinedAt: !764)
!782 = !DILocation(line: 69, column: 35, scope: !763, inlinedAt: !764)
!783 = !DILocation(line: 69, column: 3, scope: !763, inlinedAt: !764)
!784 = !DILocation(line: 44, column: 26, scope: !753, inlinedAt: !754)
!785 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!786 = !DILocation(line: 44, column: 21, scope: !753, inlinedAt: !754)
!787 = !DILocation(line: 78, column: 7, scope: !785, inlinedAt: !786)
!788 = !DILocation(line: 79, column: 26, scope: !785, inlinedAt: !786)
!789 = !DILocation(line: 79, column: 18, scope: !785, inlinedAt: !786)
!790 = !DILocation(line: 80, column: 7, scope: !785, inlinedAt: !786)
!791 = !DILocation(line: 81, column: 21, scope: !785, inlinedAt: !786)
!792 = !DILocation(line: 82, column: 7, scope: !785, inlinedAt: !786)
!793 = !DILocation(line: 83, column: 20, scope: !785, inlinedAt: !786)
!794 = !DILocation(line: 84, column: 15, scope: !785, inlinedAt: !786)
!795 = !DILocation(line: 84, column: 3, scope: !785, inlinedAt: !786)
!796 = !DILocation(line: 85, column: 7, scope: !785, inlinedAt: !786)
!797 = !DILocation(line: 86, column: 21, scope: !785, inlinedAt: !786)
!798 = !DILocation(line: 87, column: 15, scope: !785, inlinedAt: !786)
!799 = !DILocation(line: 87, column: 3, scope: !785, inlinedAt: !786)
!800 = !DILocation(line: 88, column: 7, scope: !785, inlinedAt: !786)
!801 = !DILocation(line: 89, column: 27, scope: !785, inlinedAt: !786)
!802 = !DILocation(line: 76, column: 2, scope: !785, inlinedAt: !786)
!803 = !DILocation(line: 90, column: 7, scope: !785, inlinedAt: !786)
!804 = !DILocation(line: 91, column: 26, scope: !785, inlinedAt: !786)
!805 = !DILocation(line: 92, column: 15, scope: !785, inlinedAt: !786)
!806 = !DILocation(line: 92, column: 3, scope: !785, inlinedAt: !786)
!807 = !DILocation(line: 93, column: 7, scope: !785, inlinedAt: !786)
!808 = !DILocation(line: 94, column: 27, scope: !785, inlinedAt: !786)
!809 = !DILocation(line: 95, column: 15, scope: !785, inlinedAt: !786)
!810 = !DILocation(line: 95, column: 3, scope: !785, inlinedAt: !786)
!811 = !DILocation(line: 100, column: 2, scope: !785, inlinedAt: !786)
!812 = !DILocation(line: 45, column: 26, scope: !753, inlinedAt: !754)
!813 = !DILocation(line: 38, column: 3, scope: !753, inlinedAt: !754)
!814 = !DILocation(line: 50, column: 6, scope: !753, inlinedAt: !754)
!815 = distinct !DISubprogram(name: "NumbersUint", scope: !65, file: !65, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!816 = !DILocation(line: 132, column: 6, scope: !815)
!817 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!818 = !DILocation(line: 133, column: 9, scope: !815)
!819 = !DILocation(line: 34, column: 30, scope: !817, inlinedAt: !818)
!820 = !DILocation(line: 30, column: 32, scope: !817, inlinedAt: !818)
!821 = !DILocation(line: 31, column: 12, scope: !817, inlinedAt: !818)
!822 = !DILocation(line: 33, column: 8, scope: !817, inlinedAt: !818)
!823 = !DILocation(line: 34, column: 7, scope: !817, inlinedAt: !818)
!824 = !DILocation(line: 35, column: 8, scope: !817, inlinedAt: !818)
!825 = !DILocation(line: 36, column: 27, scope: !817, inlinedAt: !818)
!826 = !DILocation(line: 36, column: 19, scope: !817, inlinedAt: !818)
!827 = !DILocation(line: 37, column: 8, scope: !817, inlinedAt: !818)
!828 = !DILocation(line: 38, column: 37, scope: !817, inlinedAt: !818)
!829 = !DILocation(line: 38, column: 29, scope: !817, inlinedAt: !818)
!830 = !DILocation(line: 38, column: 7, scope: !817, inlinedAt: !818)
!831 = !DILocation(line: 39, column: 8, scope: !817, inlinedAt: !818)
!832 = !DILocation(line: 40, column: 27, scope: !817, inlinedAt: !818)
!833 = !DILocation(line: 40, column: 19, scope: !817, inlinedAt: !818)
!834 = !DILocation(line: 41, column: 8, scope: !817, inlinedAt: !818)
!835 = !DILocation(line: 42, column: 41, scope: !817, inlinedAt: !818)
!836 = !DILocation(line: 42, column: 33, scope: !817, inlinedAt: !818)
!837 = !DILocation(line: 42, column: 7, scope: !817, inlinedAt: !818)
!838 = distinct !DISubprogram(name: "IntegersUint", scope: !65, file: !65, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!839 = !DILocation(line: 139, column: 6, scope: !838)
!840 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!841 = !DILocation(line: 140, column: 10, scope: !838)
!842 = !DILocation(line: 54, column: 19, scope: !840, inlinedAt: !841)
!843 = !DILocation(line: 50, column: 32, scope: !840, inlinedAt: !841)
!844 = !DILocation(line: 51, column: 12, scope: !840, inlinedAt: !841)
!845 = !DILocation(line: 53, column: 8, scope: !840, inlinedAt: !841)
!846 = !DILocation(line: 55, column: 8, scope: !840, inlinedAt: !841)
!847 = !DILocation(line: 56, column: 33, scope: !840, inlinedAt: !841)
!848 = !DILocation(line: 56, column: 7, scope: !840, inlinedAt: !841)
!849 = !DILocation(line: 57, column: 8, scope: !840, inlinedAt: !841)
!850 = !DILocation(line: 58, column: 47, scope: !840, inlinedAt: !841)
!851 = !DILocation(line: 58, column: 53, scope: !840, inlinedAt: !841)
!852 = !DILocation(line: 58, column: 36, scope: !840, inlinedAt: !841)
!853 = !DILocation(line: 58, column: 7, scope: !840, inlinedAt: !841)
!854 = !DILocation(line: 59, column: 8, scope: !840, inlinedAt: !841)
!855 = !DILocation(line: 60, column: 27, scope: !840, inlinedAt: !841)
!856 = !DILocation(line: 60, column: 19, scope: !840, inlinedAt: !841)
!857 = !DILocation(line: 61, column: 8, scope: !840, inlinedAt: !841)
!858 = !DILocation(line: 62, column: 41, scope: !840, inlinedAt: !841)
!859 = !DILocation(line: 62, column: 33, scope: !840, inlinedAt: !841)
!860 = !DILocation(line: 62, column: 7, scope: !840, inlinedAt: !841)
!861 = !DILocation(line: 63, column: 8, scope: !840, inlinedAt: !841)
!862 = !DILocation(line: 64, column: 26, scope: !840, inlinedAt: !841)
!863 = !DILocation(line: 64, column: 18, scope: !840, inlinedAt: !841)
!864 = !DILocation(line: 65, column: 8, scope: !840, inlinedAt: !841)
!865 = !DILocation(line: 66, column: 40, scope: !840, inlinedAt: !841)
!866 = !DILocation(line: 66, column: 32, scope: !840, inlinedAt: !841)
!867 = !DILocation(line: 66, column: 7, scope: !840, inlinedAt: !841)
!868 = !DILocation(line: 67, column: 8, scope: !840, inlinedAt: !841)
!869 = !DILocation(line: 68, column: 27, scope: !840, inlinedAt: !841)
!870 = !DILocation(line: 68, column: 19, scope: !840, inlinedAt: !841)
!871 = !DILocation(line: 69, column: 8, scope: !840, inlinedAt: !841)
!872 = !DILocation(line: 70, column: 41, scope: !840, inlinedAt: !841)
!873 = !DILocation(line: 70, column: 33, scope: !840, inlinedAt: !841)
!874 = !DILocation(line: 70, column: 7, scope: !840, inlinedAt: !841)
!875 = distinct !DISubprogram(name: "WaitUint", scope: !65, file: !65, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!876 = !DILocation(line: 146, column: 6, scope: !875)
!877 = distinct !DISubprogram(name: "updated", scope: !68, file: !68, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!878 = !DILocation(line: 147, column: 9, scope: !875)
!879 = !DILocation(line: 34, column: 11, scope: !877, inlinedAt: !878)
!880 = !DILocation(line: 31, column: 23, scope: !877, inlinedAt: !878)
!881 = !DILocation(line: 32, column: 7, scope: !877, inlinedAt: !878)
!882 = !DILocation(line: 34, column: 19, scope: !877, inlinedAt: !878)
!883 = !DILocation(line: 34, column: 28, scope: !877, inlinedAt: !878)
!884 = !DILocation(line: 36, column: 14, scope: !877, inlinedAt: !878)
!885 = !DILocation(line: 37, column: 7, scope: !877, inlinedAt: !878)
!886 = !DILocation(line: 39, column: 8, scope: !877, inlinedAt: !878)
!887 = distinct !DISubprogram(name: "waited", scope: !68, file: !68, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!888 = !DILocation(line: 40, column: 14, scope: !877, inlinedAt: !878)
!889 = !DILocation(line: 56, column: 7, scope: !887, inlinedAt: !888)
!890 = !DILocation(line: 57, column: 26, scope: !887, inlinedAt: !888)
!891 = !DILocation(line: 57, column: 18, scope: !887, inlinedAt: !888)
!892 = !DILocation(line: 58, column: 7, scope: !887, inlinedAt: !888)
!893 = !DILocation(line: 59, column: 21, scope: !887, inlinedAt: !888)
!894 = !DILocation(line: 60, column: 7, scope: !887, inlinedAt: !888)
!895 = !DILocation(line: 61, column: 28, scope: !887, inlinedAt: !888)
!896 = !DILocation(line: 61, column: 3, scope: !887, inlinedAt: !888)
!897 = !DILocation(line: 62, column: 7, scope: !887, inlinedAt: !888)
!898 = !DILocation(line: 63, column: 29, scope: !887, inlinedAt: !888)
!899 = !DILocation(line: 63, column: 3, scope: !887, inlinedAt: !888)
!900 = !DILocation(line: 64, column: 7, scope: !887, inlinedAt: !888)
!901 = !DILocation(line: 65, column: 27, scope: !887, inlinedAt: !888)
!902 = !DILocation(line: 66, column: 7, scope: !887, inlinedAt: !888)
!903 = !DILocation(line: 67, column: 34, scope: !887, inlinedAt: !888)
!904 = !DILocation(line: 67, column: 3, scope: !887, inlinedAt: !888)
!905 = !DILocation(line: 68, column: 7, scope: !887, inlinedAt: !888)
!906 = !DILocation(line: 69, column: 35, scope: !887, inlinedAt: !888)
!907 = !DILocation(line: 69, column: 3, scope: !887, inlinedAt: !888)
!908 = !DILocation(line: 44, column: 26, scope: !877, inlinedAt: !878)
!909 = distinct !DISubprogram(name: "tested", scope: !68, file: !68, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!910 = !DILocation(line: 44, column: 21, scope: !877, inlinedAt: !878)
!911 = !DILocation(line: 78, column: 7, scope: !909, inlinedAt: !910)
!912 = !DILocation(line: 79, column: 26, scope: !909, inlinedAt: !910)
!913 = !DILocation(line: 79, column: 18, scope: !909, inlinedAt: !910)
!914 = !DILocation(line: 80, column: 7, scope: !909, inlinedAt: !910)
!915 = !DILocation(line: 81, column: 21, scope: !909, inlinedAt: !910)
!916 = !DILocation(line: 82, column: 7, scope: !909, inlinedAt: !910)
!917 = !DILocation(line: 83, column: 20, scope: !909, inlinedAt: !910)
!918 = !DILocation(line: 84, column: 15, scope: !909, inlinedAt: !910)
!919 = !DILocation(line: 84, column: 3, scope: !909, inlinedAt: !910)
!920 = !DILocation(line: 85, column: 7, scope: !909, inlinedAt: !910)
!921 = !DILocation(line: 86, column: 21, scope: !909, inlinedAt: !910)
!922 = !DILocation(line: 87, column: 15, scope: !909, inlinedAt: !910)
!923 = !DILocation(line: 87, column: 3, scope: !909, inlinedAt: !910)
!924 = !DILocation(line: 88, column: 7, scope: !909, inlinedAt: !910)
!925 = !DILocation(line: 89, column: 27, scope: !909, inlinedAt: !910)
!926 = !DILocation(line: 76, column: 2, scope: !909, inlinedAt: !910)
!927 = !DILocation(line: 90, column: 7, scope: !909, inlinedAt: !910)
!928 = !DILocation(line: 91, column: 26, scope: !909, inlinedAt: !910)
!929 = !DILocation(line: 92, column: 15, scope: !909, inlinedAt: !910)
!930 = !DILocation(line: 92, column: 3, scope: !909, inlinedAt: !910)
!931 = !DILocation(line: 93, column: 7, scope: !909, inlinedAt: !910)
!932 = !DILocation(line: 94, column: 27, scope: !909, inlinedAt: !910)
!933 = !DILocation(line: 95, column: 15, scope: !909, inlinedAt: !910)
!934 = !DILocation(line: 95, column: 3, scope: !909, inlinedAt: !910)
!935 = !DILocation(line: 100, column: 2, scope: !909, inlinedAt: !910)
!936 = !DILocation(line: 45, column: 26, scope: !877, inlinedAt: !878)
!937 = !DILocation(line: 38, column: 3, scope: !877, inlinedAt: !878)
!938 = !DILocation(line: 50, column: 6, scope: !877, inlinedAt: !878)
!939 = distinct !DISubprogram(name: "NumbersFloat32", scope: !65, file: !65, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!940 = !DILocation(line: 153, column: 6, scope: !939)
!941 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!942 = !DILocation(line: 154, column: 9, scope: !939)
!943 = !DILocation(line: 34, column: 30, scope: !941, inlinedAt: !942)
!944 = !DILocation(line: 30, column: 32, scope: !941, inlinedAt: !942)
!945 = !DILocation(line: 31, column: 12, scope: !941, inlinedAt: !942)
!946 = !DILocation(line: 33, column: 8, scope: !941, inlinedAt: !942)
!947 = !DILocation(line: 34, column: 7, scope: !941, inlinedAt: !942)
!948 = !DILocation(line: 35, column: 8, scope: !941, inlinedAt: !942)
!949 = !DILocation(line: 36, column: 27, scope: !941, inlinedAt: !942)
!950 = !DILocation(line: 36, column: 19, scope: !941, inlinedAt: !942)
!951 = !DILocation(line: 37, column: 8, scope: !941, inlinedAt: !942)
!952 = !DILocation(line: 38, column: 37, scope: !941, inlinedAt: !942)
!953 = !DILocation(line: 38, column: 29, scope: !941, inlinedAt: !942)
!954 = !DILocation(line: 38, column: 7, scope: !941, inlinedAt: !942)
!955 = !DILocation(line: 39, column: 8, scope: !941, inlinedAt: !942)
!956 = !DILocation(line: 40, column: 27, scope: !941, inlinedAt: !942)
!957 = !DILocation(line: 40, column: 19, scope: !941, inlinedAt: !942)
!958 = !DILocation(line: 41, column: 8, scope: !941, inlinedAt: !942)
!959 = !DILocation(line: 42, column: 41, scope: !941, inlinedAt: !942)
!960 = !DILocation(line: 42, column: 33, scope: !941, inlinedAt: !942)
!961 = !DILocation(line: 42, column: 7, scope: !941, inlinedAt: !942)
!962 = distinct !DISubprogram(name: "NumbersFloat64", scope: !65, file: !65, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!963 = !DILocation(line: 160, column: 6, scope: !962)
!964 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!965 = !DILocation(line: 161, column: 9, scope: !962)
!966 = !DILocation(line: 34, column: 30, scope: !964, inlinedAt: !965)
!967 = !DILocation(line: 30, column: 32, scope: !964, inlinedAt: !965)
!968 = !DILocation(line: 31, column: 12, scope: !964, inlinedAt: !965)
!969 = !DILocation(line: 33, column: 8, scope: !964, inlinedAt: !965)
!970 = !DILocation(line: 34, column: 7, scope: !964, inlinedAt: !965)
!971 = !DILocation(line: 35, column: 8, scope: !964, inlinedAt: !965)
!972 = !DILocation(line: 36, column: 27, scope: !964, inlinedAt: !965)
!973 = !DILocation(line: 36, column: 19, scope: !964, inlinedAt: !965)
!974 = !DILocation(line: 37, column: 8, scope: !964, inlinedAt: !965)
!975 = !DILocation(line: 38, column: 37, scope: !964, inlinedAt: !965)
!976 = !DILocation(line: 38, column: 29, scope: !964, inlinedAt: !965)
!977 = !DILocation(line: 38, column: 7, scope: !964, inlinedAt: !965)
!978 = !DILocation(line: 39, column: 8, scope: !964, inlinedAt: !965)
!979 = !DILocation(line: 40, column: 27, scope: !964, inlinedAt: !965)
!980 = !DILocation(line: 40, column: 19, scope: !964, inlinedAt: !965)
!981 = !DILocation(line: 41, column: 8, scope: !964, inlinedAt: !965)
!982 = !DILocation(line: 42, column: 41, scope: !964, inlinedAt: !965)
!983 = !DILocation(line: 42, column: 33, scope: !964, inlinedAt: !965)
!984 = !DILocation(line: 42, column: 7, scope: !964, inlinedAt: !965)
!985 = distinct !DISubprogram(name: "Handoff", scope: !68, file: !68, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!986 = !DILocation(line: 107, column: 6, scope: !985)
!987 = !DILocation(line: 112, column: 18, scope: !985)
!988 = !DILocation(line: 108, column: 21, scope: !985)
!989 = !DILocation(line: 108, column: 25, scope: !985)
!990 = !DILocation(line: 108, column: 44, scope: !985)
!991 = !DILocation(line: 108, column: 30, scope: !985)
!992 = !DILocation(line: 109, column: 14, scope: !985)
!993 = !DILocation(line: 110, column: 13, scope: !985)
!994 = !DILocation(line: 111, column: 19, scope: !985)
!995 = !DILocation(line: 111, column: 22, scope: !985)
!996 = !DILocation(line: 112, column: 29, scope: !985)
!997 = !DILocation(line: 113, column: 18, scope: !985)
!998 = !DILocation(line: 115, column: 16, scope: !985)
!999 = !DILocation(line: 117, column: 33, scope: !985)
!1000 = !DILocation(line: 118, column: 17, scope: !985)
!1001 = !DILocation(line: 118, column: 6, scope: !985)
!1002 = !DILocation(line: 120, column: 18, scope: !985)
!1003 = distinct !DISubprogram(name: "Mirror", scope: !68, file: !68, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!1004 = !DILocation(line: 127, column: 6, scope: !1003)
!1005 = !DILocation(line: 135, column: 16, scope: !1003)
!1006 = !DILocation(line: 128, column: 18, scope: !1003)
!1007 = !DILocation(line: 129, column: 14, scope: !1003)
!1008 = !DILocation(line: 129, column: 33, scope: !1003)
!1009 = !DILocation(line: 129, column: 19, scope: !1003)
!1010 = !DILocation(line: 130, column: 19, scope: !1003)
!1011 = !DILocation(line: 130, column: 36, scope: !1003)
!1012 = !DILocation(line: 131, column: 33, scope: !1003)
!1013 = !DILocation(line: 132, column: 24, scope: !1003)
!1014 = !DILocation(line: 132, column: 28, scope: !1003)
!1015 = !DILocation(line: 132, column: 20, scope: !1003)
!1016 = !DILocation(line: 132, column: 9, scope: !1003)
!1017 = !DILocation(line: 134, column: 18, scope: !1003)
!1018 = !DILocation(line: 136, column: 33, scope: !1003)
!1019 = !DILocation(line: 137, column: 16, scope: !1003)
!1020 = !DILocation(line: 137, column: 6, scope: !1003)
!1021 = !DILocation(line: 139, column: 18, scope: !1003)
!1022 = !{void (i32*, i64, i32*, i64, i8*)* @CountInt32, !"kernel", i32 1}
!1023 = !{void (i64*, i64, i64*, i64, i8*)* @CountUint64, !"kernel", i32 1}
!1024 = !{void (float*, i64, double*, i64, i8*)* @SumFloats, !"kernel", i32 1}
!1025 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16, !"kernel", i32 1}
!1026 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!1027 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!1028 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32, !"kernel", i32 1}
!1029 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!1030 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!1031 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64, !"kernel", i32 1}
!1032 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt, !"kernel", i32 1}
!1033 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!1034 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt, !"kernel", i32 1}
!1035 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16, !"kernel", i32 1}
!1036 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!1037 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!1038 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32, !"kernel", i32 1}
!1039 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!1040 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!1041 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64, !"kernel", i32 1}
!1042 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint, !"kernel", i32 1}
!1043 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!1044 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint, !"kernel", i32 1}
!1045 = !{void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!1046 = !{void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
!1047 = !{void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff, !"kernel", i32 1}
!1048 = !{void (i16*, i64, i16*, i64, i8*)* @Mirror, !"kernel", i32 1}
