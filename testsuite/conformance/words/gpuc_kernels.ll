target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [27 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @CountInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @CountUint64 to i8*), i8* bitcast (void (float*, i64, double*, i64, i8*)* @SumFloats to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint to i8*), i8* bitcast (void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i8*)* @Mirror to i8*)], section "llvm.metadata"

define void @CountInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%3 = sext i32 %2 to i64, !dbg !11
	br label %b1, !dbg !11

b1:
	%4 = phi i64 [ 0, %b0 ], [ %26, %b3 ], !dbg !11
	%5 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !12
	%6 = trunc i64 %4 to i32, !dbg !10
	%7 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !10
	%8 = icmp uge i64 0, %p1, !dbg !12
	%9 = icmp uge i64 %4, %3, !dbg !10
	%10 = or i1 %8, %9, !dbg !10
	br i1 %10, label %b1_fail1, label %b1_ok1, !dbg !10, !prof !13

b1_ok1:
	%11 = bitcast i32* %7 to i8*, !dbg !10
	call void @gpuc_atomic_add_thread_int32(i8* %11, i32 1, i32 %6), !dbg !10
	%12 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !14
	%13 = addrspacecast i32 addrspace(1)* %12 to i32*, !dbg !15
	%14 = icmp uge i64 1, %p1, !dbg !14
	br i1 %14, label %b1_fail3, label %b1_ok3, !dbg !14, !prof !13

b1_ok3:
	%15 = bitcast i32* %13 to i8*, !dbg !15
	call void @gpuc_atomic_inc_thread_32(i8* %15, i32 %6), !dbg !15
	br label %b2, !dbg !15

b2:
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2, !dbg !16
	%17 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !17
	%18 = icmp uge i64 2, %p1, !dbg !16
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !16, !prof !13

b2_ok1:
	%19 = bitcast i32* %17 to i8*, !dbg !17
	%20 = call i32 @gpuc_atomic_fetch_thread_32(i8* %19, i32 %6), !dbg !17
	%21 = add i32 %20, 1, !dbg !18
	%22 = addrspacecast i32 addrspace(1)* %16 to i32*, !dbg !19
	%23 = bitcast i32* %22 to i8*, !dbg !19
	%24 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %23, i32 %20, i32 %21, i32 %6), !dbg !19
	%25 = icmp eq i32 %24, %20, !dbg !20
	br i1 %25, label %b3, label %b2, !dbg !20

b3:
	%26 = add i64 %4, 1, !dbg !20
	%27 = icmp slt i64 %26, %3, !dbg !20
	br i1 %27, label %b1, label %b4, !dbg !20

b4:
	%28 = icmp uge i64 3, %p1, !dbg !21
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !21, !prof !13

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22, !range !23
	%30 = sext i32 %29 to i64, !dbg !22
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !22, !range !24
	%32 = sext i32 %31 to i64, !dbg !22
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !22, !range !24
	%34 = sext i32 %33 to i64, !dbg !22
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22, !range !25
	%36 = sext i32 %35 to i64, !dbg !22
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !22, !range !26
	%38 = sext i32 %37 to i64, !dbg !22
	%39 = mul i64 %38, %34, !dbg !22
	%40 = add i64 %32, %39, !dbg !22
	%41 = mul i64 %36, %40, !dbg !22
	%42 = add i64 %30, %41, !dbg !22
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22, !range !27
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !22, !range !27
	%45 = mul i32 %43, %44, !dbg !22
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !22, !range !28
	%47 = mul i32 %45, %46, !dbg !22
	%48 = sext i32 %47 to i64, !dbg !22
	%49 = mul i64 %42, %48, !dbg !22
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22, !range !29
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22, !range !29
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !22, !range !30
	%53 = mul i32 %44, %52, !dbg !22
	%54 = add i32 %51, %53, !dbg !22
	%55 = mul i32 %43, %54, !dbg !22
	%56 = add i32 %50, %55, !dbg !22
	%57 = sext i32 %56 to i64, !dbg !22
	%58 = add i64 %49, %57, !dbg !22
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 3, !dbg !21
	%60 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !31
	%61 = bitcast i32* %60 to i8*, !dbg !31
	%62 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %61, i32 0), !dbg !31
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %58, !dbg !32
	%64 = icmp uge i64 %58, %p3, !dbg !32
	br i1 %64, label %b4_fail2, label %b4_ok2, !dbg !32, !prof !13

b4_ok2:
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !32
	call void @gpuc_quiet_thread(), !dbg !33
	ret void, !dbg !9

b1_fail1:
	%65 = icmp uge i64 0, %p1, !dbg !12
	br i1 %65, label %b1_fail2, label %b1_ok2, !dbg !12

b1_fail2:
	br label %fail, !dbg !12

b1_ok2:
	br label %fail, !dbg !10

b1_fail3:
	br label %fail, !dbg !14

b2_fail1:
	br label %fail, !dbg !16

b4_fail1:
	br label %fail, !dbg !21

b4_fail2:
	br label %fail, !dbg !32

fail:
	%66 = phi i32 [ 0, %b1_fail2 ], [ 1, %b1_ok2 ], [ 2, %b1_fail3 ], [ 3, %b2_fail1 ], [ 4, %b4_fail1 ], [ 4, %b4_fail2 ], !dbg !7
	%67 = phi i64 [ 0, %b1_fail2 ], [ %4, %b1_ok2 ], [ 1, %b1_fail3 ], [ 2, %b2_fail1 ], [ 3, %b4_fail1 ], [ %58, %b4_fail2 ], !dbg !7
	%68 = phi i64 [ %p1, %b1_fail2 ], [ %3, %b1_ok2 ], [ %p1, %b1_fail3 ], [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b4_fail2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !7
	ret void, !dbg !7
}

define void @CountUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !35
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !35
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !38
	%3 = sext i32 %2 to i64, !dbg !39
	br label %b1, !dbg !39

b1:
	%4 = phi i64 [ 0, %b0 ], [ %26, %b3 ], !dbg !39
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !40
	%6 = trunc i64 %4 to i32, !dbg !38
	%7 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !38
	%8 = icmp uge i64 0, %p1, !dbg !40
	%9 = icmp uge i64 %4, %3, !dbg !38
	%10 = or i1 %8, %9, !dbg !38
	br i1 %10, label %b1_fail1, label %b1_ok1, !dbg !38, !prof !13

b1_ok1:
	%11 = bitcast i64* %7 to i8*, !dbg !38
	call void @gpuc_atomic_add_thread_uint64(i8* %11, i64 1, i32 %6), !dbg !38
	%12 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !41
	%13 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !42
	%14 = icmp uge i64 1, %p1, !dbg !41
	br i1 %14, label %b1_fail3, label %b1_ok3, !dbg !41, !prof !13

b1_ok3:
	%15 = bitcast i64* %13 to i8*, !dbg !42
	call void @gpuc_atomic_inc_thread_64(i8* %15, i32 %6), !dbg !42
	br label %b2, !dbg !42

b2:
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !43
	%17 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !44
	%18 = icmp uge i64 2, %p1, !dbg !43
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !43, !prof !13

b2_ok1:
	%19 = bitcast i64* %17 to i8*, !dbg !44
	%20 = call i64 @gpuc_atomic_fetch_thread_64(i8* %19, i32 %6), !dbg !44
	%21 = add i64 %20, 1, !dbg !45
	%22 = addrspacecast i64 addrspace(1)* %16 to i64*, !dbg !46
	%23 = bitcast i64* %22 to i8*, !dbg !46
	%24 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %23, i64 %20, i64 %21, i32 %6), !dbg !46
	%25 = icmp eq i64 %24, %20, !dbg !47
	br i1 %25, label %b3, label %b2, !dbg !47

b3:
	%26 = add i64 %4, 1, !dbg !47
	%27 = icmp slt i64 %26, %3, !dbg !47
	br i1 %27, label %b1, label %b4, !dbg !47

b4:
	%28 = icmp uge i64 3, %p1, !dbg !48
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !48, !prof !13

b4_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !49, !range !23
	%30 = sext i32 %29 to i64, !dbg !49
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !49, !range !24
	%32 = sext i32 %31 to i64, !dbg !49
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !49, !range !24
	%34 = sext i32 %33 to i64, !dbg !49
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !49, !range !25
	%36 = sext i32 %35 to i64, !dbg !49
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !49, !range !26
	%38 = sext i32 %37 to i64, !dbg !49
	%39 = mul i64 %38, %34, !dbg !49
	%40 = add i64 %32, %39, !dbg !49
	%41 = mul i64 %36, %40, !dbg !49
	%42 = add i64 %30, %41, !dbg !49
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49, !range !27
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !49, !range !27
	%45 = mul i32 %43, %44, !dbg !49
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !49, !range !28
	%47 = mul i32 %45, %46, !dbg !49
	%48 = sext i32 %47 to i64, !dbg !49
	%49 = mul i64 %42, %48, !dbg !49
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49, !range !29
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49, !range !29
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !49, !range !30
	%53 = mul i32 %44, %52, !dbg !49
	%54 = add i32 %51, %53, !dbg !49
	%55 = mul i32 %43, %54, !dbg !49
	%56 = add i32 %50, %55, !dbg !49
	%57 = sext i32 %56 to i64, !dbg !49
	%58 = add i64 %49, %57, !dbg !49
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !48
	%60 = addrspacecast i64 addrspace(1)* %59 to i64*, !dbg !50
	%61 = bitcast i64* %60 to i8*, !dbg !50
	%62 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %61, i32 0), !dbg !50
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %58, !dbg !51
	%64 = icmp uge i64 %58, %p3, !dbg !51
	br i1 %64, label %b4_fail2, label %b4_ok2, !dbg !51, !prof !13

b4_ok2:
	store i64 %62, i64 addrspace(1)* %63, align 8, !dbg !51
	call void @gpuc_quiet_thread(), !dbg !52
	ret void, !dbg !37

b1_fail1:
	%65 = icmp uge i64 0, %p1, !dbg !40
	br i1 %65, label %b1_fail2, label %b1_ok2, !dbg !40

b1_fail2:
	br label %fail, !dbg !40

b1_ok2:
	br label %fail, !dbg !38

b1_fail3:
	br label %fail, !dbg !41

b2_fail1:
	br label %fail, !dbg !43

b4_fail1:
	br label %fail, !dbg !48

b4_fail2:
	br label %fail, !dbg !51

fail:
	%66 = phi i32 [ 0, %b1_fail2 ], [ 1, %b1_ok2 ], [ 2, %b1_fail3 ], [ 3, %b2_fail1 ], [ 4, %b4_fail1 ], [ 4, %b4_fail2 ], !dbg !35
	%67 = phi i64 [ 0, %b1_fail2 ], [ %4, %b1_ok2 ], [ 1, %b1_fail3 ], [ 2, %b2_fail1 ], [ 3, %b4_fail1 ], [ %58, %b4_fail2 ], !dbg !35
	%68 = phi i64 [ %p1, %b1_fail2 ], [ %3, %b1_ok2 ], [ %p1, %b1_fail3 ], [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b4_fail2 ], !dbg !35
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !35
	ret void, !dbg !35
}

define void @SumFloats(float* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !53 {
entry:
	br label %b0, !dbg !54

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !54
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !54
	%2 = icmp uge i64 0, %p1, !dbg !55
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !55, !prof !13

b0_ok1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56, !range !23
	%4 = sext i32 %3 to i64, !dbg !56
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56, !range !24
	%6 = sext i32 %5 to i64, !dbg !56
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !56, !range !24
	%8 = sext i32 %7 to i64, !dbg !56
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !56, !range !25
	%10 = sext i32 %9 to i64, !dbg !56
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !56, !range !26
	%12 = sext i32 %11 to i64, !dbg !56
	%13 = mul i64 %12, %8, !dbg !56
	%14 = add i64 %6, %13, !dbg !56
	%15 = mul i64 %10, %14, !dbg !56
	%16 = add i64 %4, %15, !dbg !56
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !27
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !27
	%19 = mul i32 %17, %18, !dbg !56
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !56, !range !28
	%21 = mul i32 %19, %20, !dbg !56
	%22 = sext i32 %21 to i64, !dbg !56
	%23 = mul i64 %16, %22, !dbg !56
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !29
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !30
	%27 = mul i32 %18, %26, !dbg !56
	%28 = add i32 %25, %27, !dbg !56
	%29 = mul i32 %17, %28, !dbg !56
	%30 = add i32 %24, %29, !dbg !56
	%31 = sext i32 %30 to i64, !dbg !56
	%32 = add i64 %23, %31, !dbg !56
	%33 = srem i64 %32, 16, !dbg !57
	%34 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !55
	%35 = sitofp i64 %33 to float, !dbg !58
	%36 = bitcast float %35 to i32, !dbg !59
	%37 = addrspacecast float addrspace(1)* %34 to float*, !dbg !59
	%38 = bitcast float* %37 to i8*, !dbg !59
	call void @gpuc_atomic_add_thread_float32(i8* %38, i32 %36, i32 0), !dbg !59
	%39 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !60
	%40 = sitofp i64 %33 to double, !dbg !61
	%41 = icmp uge i64 0, %p3, !dbg !60
	br i1 %41, label %b0_fail2, label %b0_ok2, !dbg !60, !prof !13

b0_ok2:
	%42 = fdiv double %40, 4.000000e+00, !dbg !62
	%43 = bitcast double %42 to i64, !dbg !63
	%44 = addrspacecast double addrspace(1)* %39 to double*, !dbg !63
	%45 = bitcast double* %44 to i8*, !dbg !63
	%46 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %45, i64 %43, i32 0), !dbg !63
	call void @gpuc_quiet_thread(), !dbg !64
	ret void, !dbg !64

b0_fail1:
	br label %fail, !dbg !55

b0_fail2:
	br label %fail, !dbg !60

fail:
	%47 = phi i32 [ 5, %b0_fail1 ], [ 6, %b0_fail2 ], !dbg !54
	%48 = phi i64 [ 0, %b0_fail1 ], [ 0, %b0_fail2 ], !dbg !54
	%49 = phi i64 [ %p1, %b0_fail1 ], [ %p3, %b0_fail2 ], !dbg !54
	call void @gpuc_fail(i8* %ctrl, i32 %47, i64 %48, i64 %49), !dbg !54
	ret void, !dbg !54
}

define void @WaitInt16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 signext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !67
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !67
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !67
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !67
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !67
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !67
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !71
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !72, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72, !range !27
	%12 = mul i32 %11, %9, !dbg !72
	%13 = add i32 %8, %12, !dbg !72
	%14 = mul i32 %10, %13, !dbg !72
	%15 = add i32 %7, %14, !dbg !72
	%16 = sext i32 %15 to i64, !dbg !72
	%17 = icmp eq i64 %16, 33, !dbg !73
	br i1 %17, label %b1, label %b5, !dbg !73

b1:
	%18 = sext i32 %6 to i64, !dbg !71
	%19 = trunc i64 %p16 to i32, !dbg !71
	br label %b2, !dbg !73

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !73
	%21 = add nsw i64 %20, 1, !dbg !73
	%22 = icmp slt i64 %21, %p4, !dbg !73
	br i1 %22, label %b3, label %b4, !dbg !73

b3:
	%23 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %21, !dbg !74
	%24 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %21, !dbg !75
	%25 = icmp uge i64 %21, %p2, !dbg !74
	%26 = icmp uge i64 %p16, %18, !dbg !71
	%27 = or i1 %25, %26, !dbg !71
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !71, !prof !13

b3_ok1:
	%28 = load i16, i16 addrspace(1)* %24, align 2, !dbg !75
	%29 = addrspacecast i16 addrspace(1)* %23 to i16*, !dbg !71
	%30 = bitcast i16* %29 to i8*, !dbg !71
	call void @gpuc_p_thread_16(i8* %30, i16 zeroext %28, i32 %19), !dbg !71
	br label %b2, !dbg !71

b4:
	call void @gpuc_quiet_thread(), !dbg !76
	br label %b42, !dbg !76

b5:
	%31 = icmp eq i64 %16, 0, !dbg !77
	br i1 %31, label %b6, label %b42, !dbg !77

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !78
	br i1 %32, label %b7, label %b22, !dbg !78

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !81
	br i1 %33, label %b8, label %b9, !dbg !81

b8:
	%34 = sext i32 %p9 to i64, !dbg !83
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !82
	%36 = addrspacecast i16 addrspace(1)* %35 to i16*, !dbg !83
	%37 = icmp uge i64 %p10, %p2, !dbg !82
	%38 = icmp ugt i64 %34, 5, !dbg !83
	%39 = or i1 %37, %38, !dbg !83
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !83, !prof !13

b8_ok1:
	%40 = bitcast i16* %36 to i8*, !dbg !83
	call void @gpuc_wait_until_thread_int16(i8* %40, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 11), !dbg !83
	br label %b21, !dbg !83

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !84
	br i1 %41, label %b10, label %b11, !dbg !84

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !85
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !85
	%44 = sext i32 %p9 to i64, !dbg !85
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !85
	%46 = zext i16 %p11 to i64, !dbg !85
	%47 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !85
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !85
	%49 = icmp ne i64 %p2, %43, !dbg !85
	%50 = icmp ugt i64 %44, 5, !dbg !85
	%51 = or i1 %49, %50, !dbg !85
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !85, !prof !13

b10_ok1:
	%52 = bitcast i16* %47 to i8*, !dbg !85
	%53 = bitcast i32* %48 to i8*, !dbg !85
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 2, i32 1, i8* %ctrl, i32 14), !dbg !85
	br label %b21, !dbg !85

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !86
	br i1 %54, label %b12, label %b13, !dbg !86

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !87
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !87
	%57 = sext i32 %p9 to i64, !dbg !87
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !87
	%59 = zext i16 %p11 to i64, !dbg !87
	%60 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !87
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !87
	%62 = icmp ne i64 %p2, %56, !dbg !87
	%63 = icmp ugt i64 %57, 5, !dbg !87
	%64 = or i1 %62, %63, !dbg !87
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !87, !prof !13

b12_ok1:
	%65 = bitcast i16* %60 to i8*, !dbg !87
	%66 = bitcast i32* %61 to i8*, !dbg !87
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 2, i32 1, i8* %ctrl, i32 17), !dbg !87
	br label %b21, !dbg !88

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !89
	br i1 %68, label %b14, label %b15, !dbg !89

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !90
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !90
	%71 = sext i32 %p9 to i64, !dbg !90
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !90
	%73 = zext i16 %p11 to i64, !dbg !90
	%74 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !90
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !90
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !90
	%77 = icmp ugt i64 %p2, %p6, !dbg !90
	%78 = icmp ne i64 %p2, %70, !dbg !90
	%79 = icmp ugt i64 %71, 5, !dbg !90
	%80 = or i1 %77, %78, !dbg !90
	%81 = or i1 %80, %79, !dbg !90
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !90, !prof !13

b14_ok1:
	%82 = bitcast i16* %74 to i8*, !dbg !90
	%83 = bitcast i64* %75 to i8*, !dbg !90
	%84 = bitcast i32* %76 to i8*, !dbg !90
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 2, i32 1, i8* %ctrl, i32 21), !dbg !90
	br label %b21, !dbg !91

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !92
	br i1 %86, label %b16, label %b17, !dbg !92

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !93
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !93
	%89 = sext i32 %p9 to i64, !dbg !93
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !93
	%91 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !93
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !93
	%93 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !93
	%94 = icmp ne i64 %p2, %88, !dbg !93
	%95 = icmp ne i64 %p2, %p13, !dbg !93
	%96 = icmp ugt i64 %89, 5, !dbg !93
	%97 = or i1 %94, %95, !dbg !93
	%98 = or i1 %97, %96, !dbg !93
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !93, !prof !13

b16_ok1:
	%99 = bitcast i16* %91 to i8*, !dbg !93
	%100 = bitcast i32* %92 to i8*, !dbg !93
	%101 = bitcast i16* %93 to i8*, !dbg !93
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 2, i32 1, i8* %ctrl, i32 25), !dbg !93
	br label %b21, !dbg !93

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !94
	br i1 %102, label %b18, label %b19, !dbg !94

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !95
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !95
	%105 = sext i32 %p9 to i64, !dbg !95
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !95
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !95
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !95
	%109 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !95
	%110 = icmp ne i64 %p2, %104, !dbg !95
	%111 = icmp ne i64 %p2, %p13, !dbg !95
	%112 = icmp ugt i64 %105, 5, !dbg !95
	%113 = or i1 %110, %111, !dbg !95
	%114 = or i1 %113, %112, !dbg !95
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !95, !prof !13

b18_ok1:
	%115 = bitcast i16* %107 to i8*, !dbg !95
	%116 = bitcast i32* %108 to i8*, !dbg !95
	%117 = bitcast i16* %109 to i8*, !dbg !95
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 2, i32 1, i8* %ctrl, i32 29), !dbg !95
	br label %b21, !dbg !96

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !97
	br i1 %119, label %b20, label %b21, !dbg !97

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !98
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !98
	%122 = sext i32 %p9 to i64, !dbg !98
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !98
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !98
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !98
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !98
	%127 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !98
	%128 = icmp ugt i64 %p2, %p6, !dbg !98
	%129 = icmp ne i64 %p2, %121, !dbg !98
	%130 = icmp ne i64 %p2, %p13, !dbg !98
	%131 = icmp ugt i64 %122, 5, !dbg !98
	%132 = or i1 %128, %129, !dbg !98
	%133 = or i1 %132, %130, !dbg !98
	%134 = or i1 %133, %131, !dbg !98
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !98, !prof !13

b20_ok1:
	%135 = bitcast i16* %124 to i8*, !dbg !98
	%136 = bitcast i64* %125 to i8*, !dbg !98
	%137 = bitcast i32* %126 to i8*, !dbg !98
	%138 = bitcast i16* %127 to i8*, !dbg !98
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 2, i32 1, i8* %ctrl, i32 34), !dbg !98
	br label %b21, !dbg !99

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !80
	br label %b41, !dbg !80

b22:
	%141 = sub nsw i64 %p0, 7, !dbg !100
	%142 = icmp eq i64 %141, 0, !dbg !103
	%143 = icmp eq i64 %p4, 0, !dbg !104
	%144 = sext i32 %p9 to i64, !dbg !105
	%145 = icmp eq i64 %141, 1, !dbg !106
	%146 = icmp eq i64 %p8, 0, !dbg !107
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !107
	%148 = zext i16 %p11 to i64, !dbg !107
	%149 = icmp eq i64 %141, 2, !dbg !108
	%150 = icmp eq i64 %141, 3, !dbg !109
	%151 = icmp eq i64 %141, 4, !dbg !110
	%152 = icmp eq i64 %141, 5, !dbg !111
	%153 = icmp eq i64 %141, 6, !dbg !112
	br label %b23, !dbg !100

b23:
	br i1 %142, label %b24, label %b25, !dbg !103

b24:
	%154 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !113
	%155 = addrspacecast i16 addrspace(1)* %154 to i16*, !dbg !105
	%156 = icmp uge i64 %p10, %p2, !dbg !113
	%157 = icmp ugt i64 %144, 5, !dbg !105
	%158 = or i1 %156, %157, !dbg !105
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !105, !prof !13

b24_ok1:
	%159 = bitcast i16* %155 to i8*, !dbg !105
	%160 = call i32 @gpuc_test_thread_int16(i8* %159, i32 %p9, i16 zeroext %p11), !dbg !105
	%161 = icmp ne i32 %160, 0, !dbg !105
	br label %b33, !dbg !105

b25:
	br i1 %145, label %b26, label %b27, !dbg !106

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !107
	%163 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !107
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !107
	%165 = icmp ne i64 %p2, %147, !dbg !107
	%166 = icmp ugt i64 %144, 5, !dbg !107
	%167 = or i1 %165, %166, !dbg !107
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !107, !prof !13

b26_ok1:
	%168 = bitcast i16* %163 to i8*, !dbg !107
	%169 = bitcast i32* %164 to i8*, !dbg !107
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 2), !dbg !107
	%171 = icmp ne i32 %170, 0, !dbg !107
	br label %b33, !dbg !107

b27:
	br i1 %149, label %b28, label %b29, !dbg !108

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !114
	%173 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !114
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !114
	%175 = icmp ne i64 %p2, %147, !dbg !114
	%176 = icmp ugt i64 %144, 5, !dbg !114
	%177 = or i1 %175, %176, !dbg !114
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !114, !prof !13

b28_ok1:
	%178 = bitcast i16* %173 to i8*, !dbg !114
	%179 = bitcast i32* %174 to i8*, !dbg !114
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 2), !dbg !114
	%181 = icmp sge i64 %180, 0, !dbg !115
	br label %b39, !dbg !116

b29:
	br i1 %150, label %b30, label %b31, !dbg !109

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !117
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !117
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !117
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !117
	%186 = icmp ugt i64 %p2, %p6, !dbg !117
	%187 = icmp ne i64 %p2, %147, !dbg !117
	%188 = icmp ugt i64 %144, 5, !dbg !117
	%189 = or i1 %186, %187, !dbg !117
	%190 = or i1 %189, %188, !dbg !117
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !117, !prof !13

b30_ok1:
	%191 = bitcast i16* %183 to i8*, !dbg !117
	%192 = bitcast i64* %184 to i8*, !dbg !117
	%193 = bitcast i32* %185 to i8*, !dbg !117
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 2), !dbg !117
	%195 = icmp sgt i64 %194, 0, !dbg !118
	br label %b39, !dbg !119

b31:
	br i1 %151, label %b32, label %b34, !dbg !110

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !120
	%197 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !120
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !120
	%199 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !120
	%200 = icmp ne i64 %p2, %147, !dbg !120
	%201 = icmp ne i64 %p2, %p13, !dbg !120
	%202 = icmp ugt i64 %144, 5, !dbg !120
	%203 = or i1 %200, %201, !dbg !120
	%204 = or i1 %203, %202, !dbg !120
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !120, !prof !13

b32_ok1:
	%205 = bitcast i16* %197 to i8*, !dbg !120
	%206 = bitcast i32* %198 to i8*, !dbg !120
	%207 = bitcast i16* %199 to i8*, !dbg !120
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 2), !dbg !120
	%209 = icmp ne i32 %208, 0, !dbg !120
	br label %b33, !dbg !120

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !121
	br i1 %210, label %b39, label %b38, !dbg !121

b34:
	br i1 %152, label %b35, label %b36, !dbg !111

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !122
	%212 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !122
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !122
	%214 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !122
	%215 = icmp ne i64 %p2, %147, !dbg !122
	%216 = icmp ne i64 %p2, %p13, !dbg !122
	%217 = icmp ugt i64 %144, 5, !dbg !122
	%218 = or i1 %215, %216, !dbg !122
	%219 = or i1 %218, %217, !dbg !122
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !122, !prof !13

b35_ok1:
	%220 = bitcast i16* %212 to i8*, !dbg !122
	%221 = bitcast i32* %213 to i8*, !dbg !122
	%222 = bitcast i16* %214 to i8*, !dbg !122
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 2), !dbg !122
	%224 = icmp sge i64 %223, 0, !dbg !123
	br label %b39, !dbg !124

b36:
	br i1 %153, label %b37, label %b38, !dbg !112

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !125
	%226 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !125
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !125
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !125
	%229 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !125
	%230 = icmp ugt i64 %p2, %p6, !dbg !125
	%231 = icmp ne i64 %p2, %147, !dbg !125
	%232 = icmp ne i64 %p2, %p13, !dbg !125
	%233 = icmp ugt i64 %144, 5, !dbg !125
	%234 = or i1 %230, %231, !dbg !125
	%235 = or i1 %234, %232, !dbg !125
	%236 = or i1 %235, %233, !dbg !125
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !125, !prof !13

b37_ok1:
	%237 = bitcast i16* %226 to i8*, !dbg !125
	%238 = bitcast i64* %227 to i8*, !dbg !125
	%239 = bitcast i32* %228 to i8*, !dbg !125
	%240 = bitcast i16* %229 to i8*, !dbg !125
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 2), !dbg !125
	%242 = icmp sgt i64 %241, 0, !dbg !126
	br label %b39, !dbg !127

b38:
	br label %b39, !dbg !128

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !102
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !102
	br i1 %243, label %b41, label %b40, !dbg !102

b40:
	br i1 %143, label %b41, label %b23, !dbg !104

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !129
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !130
	%247 = icmp uge i64 0, %p15, !dbg !130
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !130, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !130
	br label %b42, !dbg !130

b42:
	ret void, !dbg !70

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !74
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !74

b3_fail2:
	br label %fail, !dbg !74

b3_ok2:
	br label %fail, !dbg !71

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !82
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !82

b8_fail2:
	br label %fail, !dbg !82

b8_ok2:
	br label %fail, !dbg !83

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !85
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !85

b10_fail2:
	br label %fail, !dbg !85

b10_ok2:
	br label %fail, !dbg !85

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !87
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !87

b12_fail2:
	br label %fail, !dbg !87

b12_ok2:
	br label %fail, !dbg !87

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !90
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !90

b14_fail2:
	br label %fail, !dbg !90

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !90
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !90

b14_fail3:
	br label %fail, !dbg !90

b14_ok3:
	br label %fail, !dbg !90

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !93
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !93

b16_fail2:
	br label %fail, !dbg !93

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !93
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !93

b16_fail3:
	br label %fail, !dbg !93

b16_ok3:
	br label %fail, !dbg !93

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !95
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !95

b18_fail2:
	br label %fail, !dbg !95

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !95
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !95

b18_fail3:
	br label %fail, !dbg !95

b18_ok3:
	br label %fail, !dbg !95

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !98
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !98

b20_fail2:
	br label %fail, !dbg !98

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !98
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !98

b20_fail3:
	br label %fail, !dbg !98

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !98
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !98

b20_fail4:
	br label %fail, !dbg !98

b20_ok4:
	br label %fail, !dbg !98

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !113
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !113

b24_fail2:
	br label %fail, !dbg !113

b24_ok2:
	br label %fail, !dbg !105

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !107
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !107

b26_fail2:
	br label %fail, !dbg !107

b26_ok2:
	br label %fail, !dbg !107

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !114
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !114

b28_fail2:
	br label %fail, !dbg !114

b28_ok2:
	br label %fail, !dbg !114

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !117
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !117

b30_fail2:
	br label %fail, !dbg !117

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !117
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !117

b30_fail3:
	br label %fail, !dbg !117

b30_ok3:
	br label %fail, !dbg !117

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !120
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !120

b32_fail2:
	br label %fail, !dbg !120

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !120
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !120

b32_fail3:
	br label %fail, !dbg !120

b32_ok3:
	br label %fail, !dbg !120

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !122
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !122

b35_fail2:
	br label %fail, !dbg !122

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !122
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !122

b35_fail3:
	br label %fail, !dbg !122

b35_ok3:
	br label %fail, !dbg !122

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !125
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !125

b37_fail2:
	br label %fail, !dbg !125

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !125
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !125

b37_fail3:
	br label %fail, !dbg !125

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !125
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !125

b37_fail4:
	br label %fail, !dbg !125

b37_ok4:
	br label %fail, !dbg !125

b41_fail1:
	br label %fail, !dbg !130

fail:
	%273 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !67
	%274 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %57, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %71, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %89, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %105, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %122, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %144, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %144, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %144, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %144, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %144, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %144, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %144, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !67
	%275 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %56, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %70, %b14_fail3 ], [ 5, %b14_ok3 ], [ %88, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %104, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %121, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %147, %b26_fail2 ], [ 5, %b26_ok2 ], [ %147, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %147, %b30_fail3 ], [ 5, %b30_ok3 ], [ %147, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %147, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %147, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !67
	call void @gpuc_fail(i8* %ctrl, i32 %273, i64 %274, i64 %275), !dbg !67
	ret void, !dbg !67
}

define void @NumbersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !132
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !132
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !132
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !135
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136, !range !23
	%5 = sext i32 %4 to i64, !dbg !136
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !136, !range !24
	%7 = sext i32 %6 to i64, !dbg !136
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !136, !range !24
	%9 = sext i32 %8 to i64, !dbg !136
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !136, !range !25
	%11 = sext i32 %10 to i64, !dbg !136
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !136, !range !26
	%13 = sext i32 %12 to i64, !dbg !136
	%14 = mul i64 %13, %9, !dbg !136
	%15 = add i64 %7, %14, !dbg !136
	%16 = mul i64 %11, %15, !dbg !136
	%17 = add i64 %5, %16, !dbg !136
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !27
	%20 = mul i32 %18, %19, !dbg !136
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !28
	%22 = mul i32 %20, %21, !dbg !136
	%23 = sext i32 %22 to i64, !dbg !136
	%24 = mul i64 %17, %23, !dbg !136
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !30
	%28 = mul i32 %19, %27, !dbg !136
	%29 = add i32 %26, %28, !dbg !136
	%30 = mul i32 %18, %29, !dbg !136
	%31 = add i32 %25, %30, !dbg !136
	%32 = sext i32 %31 to i64, !dbg !136
	%33 = add i64 %24, %32, !dbg !136
	%34 = mul i64 %11, %13, !dbg !136
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !136, !range !26
	%36 = sext i32 %35 to i64, !dbg !136
	%37 = mul i64 %34, %36, !dbg !136
	%38 = mul i64 %37, %23, !dbg !136
	%39 = icmp eq i64 %p0, 0, !dbg !137
	%40 = sext i32 %3 to i64, !dbg !135
	%41 = trunc i64 %p7 to i32, !dbg !135
	%42 = icmp eq i64 %p0, 1, !dbg !138
	%43 = icmp eq i64 %p0, 2, !dbg !139
	%44 = icmp eq i64 %p0, 3, !dbg !140
	%45 = icmp eq i64 %p0, 4, !dbg !141
	br label %b1, !dbg !136

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !136
	%47 = icmp slt i64 %46, %p4, !dbg !136
	br i1 %47, label %b2, label %b13, !dbg !136

b2:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !142
	%49 = icmp uge i64 %46, %p2, !dbg !142
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !142, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !137

b3:
	%50 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !135
	%51 = icmp uge i64 %p7, %40, !dbg !135
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !135, !prof !13

b3_ok1:
	%52 = bitcast i32* %50 to i8*, !dbg !135
	%53 = call i32 @gpuc_atomic_fetch_thread_32(i8* %52, i32 %41), !dbg !135
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !143
	%55 = icmp uge i64 %46, %p6, !dbg !143
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !143, !prof !13

b3_ok2:
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !143
	br label %b12, !dbg !143

b4:
	br i1 %42, label %b5, label %b6, !dbg !138

b5:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !145
	%57 = icmp uge i64 %p7, %40, !dbg !144
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !144, !prof !13

b5_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !145
	%59 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !144
	%60 = bitcast i32* %59 to i8*, !dbg !144
	call void @gpuc_atomic_set_thread_32(i8* %60, i32 %58, i32 %41), !dbg !144
	br label %b12, !dbg !144

b6:
	br i1 %43, label %b7, label %b8, !dbg !139

b7:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !147
	%62 = icmp uge i64 %p7, %40, !dbg !146
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !146, !prof !13

b7_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !147
	%64 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !146
	%65 = bitcast i32* %64 to i8*, !dbg !146
	%66 = call i32 @gpuc_atomic_swap_thread_32(i8* %65, i32 %63, i32 %41), !dbg !146
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !148
	%68 = icmp uge i64 %46, %p6, !dbg !148
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !148, !prof !13

b7_ok2:
	store i32 %66, i32 addrspace(1)* %67, align 4, !dbg !148
	br label %b12, !dbg !148

b8:
	br i1 %44, label %b9, label %b10, !dbg !140

b9:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !150
	%70 = icmp uge i64 %p7, %40, !dbg !149
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !149, !prof !13

b9_ok1:
	%71 = load i32, i32 addrspace(1)* %69, align 4, !dbg !150
	%72 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !149
	%73 = bitcast i32* %72 to i8*, !dbg !149
	call void @gpuc_atomic_add_thread_int32(i8* %73, i32 %71, i32 %41), !dbg !149
	br label %b12, !dbg !149

b10:
	br i1 %45, label %b11, label %b12, !dbg !141

b11:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !152
	%75 = icmp uge i64 %p7, %40, !dbg !151
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !151, !prof !13

b11_ok1:
	%76 = load i32, i32 addrspace(1)* %74, align 4, !dbg !152
	%77 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !151
	%78 = bitcast i32* %77 to i8*, !dbg !151
	%79 = call i32 @gpuc_atomic_fetch_add_thread_int32(i8* %78, i32 %76, i32 %41), !dbg !151
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !153
	%81 = icmp uge i64 %46, %p6, !dbg !153
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !153, !prof !13

b11_ok2:
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !153
	br label %b12, !dbg !153

b12:
	%82 = add i64 %46, %38, !dbg !136
	br label %b1, !dbg !136

b13:
	ret void, !dbg !134

b2_fail1:
	br label %fail, !dbg !142

b3_fail1:
	br label %fail, !dbg !135

b3_fail2:
	br label %fail, !dbg !143

b5_fail1:
	br label %fail, !dbg !144

b7_fail1:
	br label %fail, !dbg !146

b7_fail2:
	br label %fail, !dbg !148

b9_fail1:
	br label %fail, !dbg !149

b11_fail1:
	br label %fail, !dbg !151

b11_fail2:
	br label %fail, !dbg !153

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !132
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !132
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !132
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !132
	ret void, !dbg !132
}

define void @IntegersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !154 {
entry:
	br label %b0, !dbg !155

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !155
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !155
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !155
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !155
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !158
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !23
	%6 = sext i32 %5 to i64, !dbg !159
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !24
	%8 = sext i32 %7 to i64, !dbg !159
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !24
	%10 = sext i32 %9 to i64, !dbg !159
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !25
	%12 = sext i32 %11 to i64, !dbg !159
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !26
	%14 = sext i32 %13 to i64, !dbg !159
	%15 = mul i64 %14, %10, !dbg !159
	%16 = add i64 %8, %15, !dbg !159
	%17 = mul i64 %12, %16, !dbg !159
	%18 = add i64 %6, %17, !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !27
	%21 = mul i32 %19, %20, !dbg !159
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !28
	%23 = mul i32 %21, %22, !dbg !159
	%24 = sext i32 %23 to i64, !dbg !159
	%25 = mul i64 %18, %24, !dbg !159
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !30
	%29 = mul i32 %20, %28, !dbg !159
	%30 = add i32 %27, %29, !dbg !159
	%31 = mul i32 %19, %30, !dbg !159
	%32 = add i32 %26, %31, !dbg !159
	%33 = sext i32 %32 to i64, !dbg !159
	%34 = add i64 %25, %33, !dbg !159
	%35 = mul i64 %12, %14, !dbg !159
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !159, !range !26
	%37 = sext i32 %36 to i64, !dbg !159
	%38 = mul i64 %35, %37, !dbg !159
	%39 = mul i64 %38, %24, !dbg !159
	%40 = icmp eq i64 %p0, 5, !dbg !160
	%41 = sext i32 %4 to i64, !dbg !158
	%42 = trunc i64 %p9 to i32, !dbg !158
	%43 = icmp eq i64 %p0, 6, !dbg !161
	%44 = icmp eq i64 %p0, 7, !dbg !162
	%45 = icmp eq i64 %p0, 8, !dbg !163
	%46 = icmp eq i64 %p0, 9, !dbg !164
	%47 = icmp eq i64 %p0, 10, !dbg !165
	%48 = icmp eq i64 %p0, 11, !dbg !166
	%49 = icmp eq i64 %p0, 12, !dbg !167
	%50 = icmp eq i64 %p0, 13, !dbg !168
	br label %b1, !dbg !159

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !159
	%52 = icmp slt i64 %51, %p4, !dbg !159
	br i1 %52, label %b2, label %b21, !dbg !159

b2:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %51, !dbg !169
	%54 = icmp uge i64 %51, %p2, !dbg !169
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !169, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !160

b3:
	%55 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !158
	%56 = icmp uge i64 %p9, %41, !dbg !158
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !158, !prof !13

b3_ok1:
	%57 = bitcast i32* %55 to i8*, !dbg !158
	call void @gpuc_atomic_inc_thread_32(i8* %57, i32 %42), !dbg !158
	br label %b20, !dbg !158

b4:
	br i1 %43, label %b5, label %b6, !dbg !161

b5:
	%58 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !170
	%59 = icmp uge i64 %p9, %41, !dbg !170
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !170, !prof !13

b5_ok1:
	%60 = bitcast i32* %58 to i8*, !dbg !170
	%61 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %60, i32 %42), !dbg !170
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !171
	%63 = icmp uge i64 %51, %p8, !dbg !171
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !171, !prof !13

b5_ok2:
	store i32 %61, i32 addrspace(1)* %62, align 4, !dbg !171
	br label %b20, !dbg !171

b6:
	br i1 %44, label %b7, label %b8, !dbg !162

b7:
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !172
	%65 = icmp uge i64 %51, %p6, !dbg !172
	%66 = icmp uge i64 %p9, %41, !dbg !173
	%67 = or i1 %65, %66, !dbg !173
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !173, !prof !13

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %64, align 4, !dbg !172
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !174
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !174
	%71 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !173
	%72 = bitcast i32* %71 to i8*, !dbg !173
	%73 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %72, i32 %68, i32 %70, i32 %42), !dbg !173
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !175
	%75 = icmp uge i64 %51, %p8, !dbg !175
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !175, !prof !13

b7_ok3:
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !175
	br label %b20, !dbg !175

b8:
	br i1 %45, label %b9, label %b10, !dbg !163

b9:
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !177
	%77 = icmp uge i64 %p9, %41, !dbg !176
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !176, !prof !13

b9_ok1:
	%78 = load i32, i32 addrspace(1)* %76, align 4, !dbg !177
	%79 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !176
	%80 = bitcast i32* %79 to i8*, !dbg !176
	call void @gpuc_atomic_and_thread_32(i8* %80, i32 %78, i32 %42), !dbg !176
	br label %b20, !dbg !176

b10:
	br i1 %46, label %b11, label %b12, !dbg !164

b11:
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !179
	%82 = icmp uge i64 %p9, %41, !dbg !178
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !178, !prof !13

b11_ok1:
	%83 = load i32, i32 addrspace(1)* %81, align 4, !dbg !179
	%84 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !178
	%85 = bitcast i32* %84 to i8*, !dbg !178
	%86 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %85, i32 %83, i32 %42), !dbg !178
	%87 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !180
	%88 = icmp uge i64 %51, %p8, !dbg !180
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !180, !prof !13

b11_ok2:
	store i32 %86, i32 addrspace(1)* %87, align 4, !dbg !180
	br label %b20, !dbg !180

b12:
	br i1 %47, label %b13, label %b14, !dbg !165

b13:
	%89 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !182
	%90 = icmp uge i64 %p9, %41, !dbg !181
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !181, !prof !13

b13_ok1:
	%91 = load i32, i32 addrspace(1)* %89, align 4, !dbg !182
	%92 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !181
	%93 = bitcast i32* %92 to i8*, !dbg !181
	call void @gpuc_atomic_or_thread_32(i8* %93, i32 %91, i32 %42), !dbg !181
	br label %b20, !dbg !181

b14:
	br i1 %48, label %b15, label %b16, !dbg !166

b15:
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !184
	%95 = icmp uge i64 %p9, %41, !dbg !183
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !183, !prof !13

b15_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !184
	%97 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !183
	%98 = bitcast i32* %97 to i8*, !dbg !183
	%99 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %98, i32 %96, i32 %42), !dbg !183
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !185
	%101 = icmp uge i64 %51, %p8, !dbg !185
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !185, !prof !13

b15_ok2:
	store i32 %99, i32 addrspace(1)* %100, align 4, !dbg !185
	br label %b20, !dbg !185

b16:
	br i1 %49, label %b17, label %b18, !dbg !167

b17:
	%102 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !187
	%103 = icmp uge i64 %p9, %41, !dbg !186
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !186, !prof !13

b17_ok1:
	%104 = load i32, i32 addrspace(1)* %102, align 4, !dbg !187
	%105 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !186
	%106 = bitcast i32* %105 to i8*, !dbg !186
	call void @gpuc_atomic_xor_thread_32(i8* %106, i32 %104, i32 %42), !dbg !186
	br label %b20, !dbg !186

b18:
	br i1 %50, label %b19, label %b20, !dbg !168

b19:
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !189
	%108 = icmp uge i64 %p9, %41, !dbg !188
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !188, !prof !13

b19_ok1:
	%109 = load i32, i32 addrspace(1)* %107, align 4, !dbg !189
	%110 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !188
	%111 = bitcast i32* %110 to i8*, !dbg !188
	%112 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %111, i32 %109, i32 %42), !dbg !188
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !190
	%114 = icmp uge i64 %51, %p8, !dbg !190
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !190, !prof !13

b19_ok2:
	store i32 %112, i32 addrspace(1)* %113, align 4, !dbg !190
	br label %b20, !dbg !190

b20:
	%115 = add i64 %51, %39, !dbg !159
	br label %b1, !dbg !159

b21:
	ret void, !dbg !157

b2_fail1:
	br label %fail, !dbg !169

b3_fail1:
	br label %fail, !dbg !158

b5_fail1:
	br label %fail, !dbg !170

b5_fail2:
	br label %fail, !dbg !171

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !172
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !172

b7_fail2:
	br label %fail, !dbg !172

b7_ok2:
	br label %fail, !dbg !173

b7_fail3:
	br label %fail, !dbg !175

b9_fail1:
	br label %fail, !dbg !176

b11_fail1:
	br label %fail, !dbg !178

b11_fail2:
	br label %fail, !dbg !180

b13_fail1:
	br label %fail, !dbg !181

b15_fail1:
	br label %fail, !dbg !183

b15_fail2:
	br label %fail, !dbg !185

b17_fail1:
	br label %fail, !dbg !186

b19_fail1:
	br label %fail, !dbg !188

b19_fail2:
	br label %fail, !dbg !190

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !155
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !155
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !155
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !155
	ret void, !dbg !155
}

define void @WaitInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !191 {
entry:
	br label %b0, !dbg !192

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !192
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !192
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !192
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !192
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !192
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !192
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !195
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !196, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !196, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !196, !range !27
	%12 = mul i32 %11, %9, !dbg !196
	%13 = add i32 %8, %12, !dbg !196
	%14 = mul i32 %10, %13, !dbg !196
	%15 = add i32 %7, %14, !dbg !196
	%16 = sext i32 %15 to i64, !dbg !196
	%17 = icmp eq i64 %16, 33, !dbg !197
	br i1 %17, label %b1, label %b5, !dbg !197

b1:
	%18 = sext i32 %6 to i64, !dbg !195
	%19 = trunc i64 %p16 to i32, !dbg !195
	br label %b2, !dbg !197

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !197
	%21 = add nsw i64 %20, 1, !dbg !197
	%22 = icmp slt i64 %21, %p4, !dbg !197
	br i1 %22, label %b3, label %b4, !dbg !197

b3:
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21, !dbg !198
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %21, !dbg !199
	%25 = icmp uge i64 %21, %p2, !dbg !198
	%26 = icmp uge i64 %p16, %18, !dbg !195
	%27 = or i1 %25, %26, !dbg !195
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !195, !prof !13

b3_ok1:
	%28 = load i32, i32 addrspace(1)* %24, align 4, !dbg !199
	%29 = addrspacecast i32 addrspace(1)* %23 to i32*, !dbg !195
	%30 = bitcast i32* %29 to i8*, !dbg !195
	call void @gpuc_p_thread_32(i8* %30, i32 %28, i32 %19), !dbg !195
	br label %b2, !dbg !195

b4:
	call void @gpuc_quiet_thread(), !dbg !200
	br label %b42, !dbg !200

b5:
	%31 = icmp eq i64 %16, 0, !dbg !201
	br i1 %31, label %b6, label %b42, !dbg !201

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !202
	br i1 %32, label %b7, label %b22, !dbg !202

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !205
	br i1 %33, label %b8, label %b9, !dbg !205

b8:
	%34 = sext i32 %p9 to i64, !dbg !207
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !206
	%36 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !207
	%37 = icmp uge i64 %p10, %p2, !dbg !206
	%38 = icmp ugt i64 %34, 5, !dbg !207
	%39 = or i1 %37, %38, !dbg !207
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !207, !prof !13

b8_ok1:
	%40 = bitcast i32* %36 to i8*, !dbg !207
	call void @gpuc_wait_until_thread_int32(i8* %40, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 79), !dbg !207
	br label %b21, !dbg !207

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !208
	br i1 %41, label %b10, label %b11, !dbg !208

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !209
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !209
	%44 = sext i32 %p9 to i64, !dbg !209
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !209
	%46 = zext i32 %p11 to i64, !dbg !209
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !209
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !209
	%49 = icmp ne i64 %p2, %43, !dbg !209
	%50 = icmp ugt i64 %44, 5, !dbg !209
	%51 = or i1 %49, %50, !dbg !209
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !209, !prof !13

b10_ok1:
	%52 = bitcast i32* %47 to i8*, !dbg !209
	%53 = bitcast i32* %48 to i8*, !dbg !209
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 3, i32 1, i8* %ctrl, i32 80), !dbg !209
	br label %b21, !dbg !209

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !210
	br i1 %54, label %b12, label %b13, !dbg !210

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !211
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !211
	%57 = sext i32 %p9 to i64, !dbg !211
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !211
	%59 = zext i32 %p11 to i64, !dbg !211
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !211
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !211
	%62 = icmp ne i64 %p2, %56, !dbg !211
	%63 = icmp ugt i64 %57, 5, !dbg !211
	%64 = or i1 %62, %63, !dbg !211
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !211, !prof !13

b12_ok1:
	%65 = bitcast i32* %60 to i8*, !dbg !211
	%66 = bitcast i32* %61 to i8*, !dbg !211
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 3, i32 1, i8* %ctrl, i32 81), !dbg !211
	br label %b21, !dbg !212

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !213
	br i1 %68, label %b14, label %b15, !dbg !213

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !214
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !214
	%71 = sext i32 %p9 to i64, !dbg !214
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !214
	%73 = zext i32 %p11 to i64, !dbg !214
	%74 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !214
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !214
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !214
	%77 = icmp ugt i64 %p2, %p6, !dbg !214
	%78 = icmp ne i64 %p2, %70, !dbg !214
	%79 = icmp ugt i64 %71, 5, !dbg !214
	%80 = or i1 %77, %78, !dbg !214
	%81 = or i1 %80, %79, !dbg !214
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !214, !prof !13

b14_ok1:
	%82 = bitcast i32* %74 to i8*, !dbg !214
	%83 = bitcast i64* %75 to i8*, !dbg !214
	%84 = bitcast i32* %76 to i8*, !dbg !214
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 3, i32 1, i8* %ctrl, i32 82), !dbg !214
	br label %b21, !dbg !215

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !216
	br i1 %86, label %b16, label %b17, !dbg !216

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !217
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !217
	%89 = sext i32 %p9 to i64, !dbg !217
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !217
	%91 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !217
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !217
	%93 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !217
	%94 = icmp ne i64 %p2, %88, !dbg !217
	%95 = icmp ne i64 %p2, %p13, !dbg !217
	%96 = icmp ugt i64 %89, 5, !dbg !217
	%97 = or i1 %94, %95, !dbg !217
	%98 = or i1 %97, %96, !dbg !217
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !217, !prof !13

b16_ok1:
	%99 = bitcast i32* %91 to i8*, !dbg !217
	%100 = bitcast i32* %92 to i8*, !dbg !217
	%101 = bitcast i32* %93 to i8*, !dbg !217
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 3, i32 1, i8* %ctrl, i32 83), !dbg !217
	br label %b21, !dbg !217

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !218
	br i1 %102, label %b18, label %b19, !dbg !218

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !219
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !219
	%105 = sext i32 %p9 to i64, !dbg !219
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !219
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !219
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !219
	%109 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !219
	%110 = icmp ne i64 %p2, %104, !dbg !219
	%111 = icmp ne i64 %p2, %p13, !dbg !219
	%112 = icmp ugt i64 %105, 5, !dbg !219
	%113 = or i1 %110, %111, !dbg !219
	%114 = or i1 %113, %112, !dbg !219
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !219, !prof !13

b18_ok1:
	%115 = bitcast i32* %107 to i8*, !dbg !219
	%116 = bitcast i32* %108 to i8*, !dbg !219
	%117 = bitcast i32* %109 to i8*, !dbg !219
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 3, i32 1, i8* %ctrl, i32 84), !dbg !219
	br label %b21, !dbg !220

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !221
	br i1 %119, label %b20, label %b21, !dbg !221

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !222
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !222
	%122 = sext i32 %p9 to i64, !dbg !222
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !222
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !222
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !222
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !222
	%127 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !222
	%128 = icmp ugt i64 %p2, %p6, !dbg !222
	%129 = icmp ne i64 %p2, %121, !dbg !222
	%130 = icmp ne i64 %p2, %p13, !dbg !222
	%131 = icmp ugt i64 %122, 5, !dbg !222
	%132 = or i1 %128, %129, !dbg !222
	%133 = or i1 %132, %130, !dbg !222
	%134 = or i1 %133, %131, !dbg !222
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !222, !prof !13

b20_ok1:
	%135 = bitcast i32* %124 to i8*, !dbg !222
	%136 = bitcast i64* %125 to i8*, !dbg !222
	%137 = bitcast i32* %126 to i8*, !dbg !222
	%138 = bitcast i32* %127 to i8*, !dbg !222
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 3, i32 1, i8* %ctrl, i32 85), !dbg !222
	br label %b21, !dbg !223

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !204
	br label %b41, !dbg !204

b22:
	%141 = sub nsw i64 %p0, 7, !dbg !224
	%142 = icmp eq i64 %141, 0, !dbg !227
	%143 = icmp eq i64 %p4, 0, !dbg !228
	%144 = sext i32 %p9 to i64, !dbg !229
	%145 = icmp eq i64 %141, 1, !dbg !230
	%146 = icmp eq i64 %p8, 0, !dbg !231
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !231
	%148 = zext i32 %p11 to i64, !dbg !231
	%149 = icmp eq i64 %141, 2, !dbg !232
	%150 = icmp eq i64 %141, 3, !dbg !233
	%151 = icmp eq i64 %141, 4, !dbg !234
	%152 = icmp eq i64 %141, 5, !dbg !235
	%153 = icmp eq i64 %141, 6, !dbg !236
	br label %b23, !dbg !224

b23:
	br i1 %142, label %b24, label %b25, !dbg !227

b24:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !237
	%155 = addrspacecast i32 addrspace(1)* %154 to i32*, !dbg !229
	%156 = icmp uge i64 %p10, %p2, !dbg !237
	%157 = icmp ugt i64 %144, 5, !dbg !229
	%158 = or i1 %156, %157, !dbg !229
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !229, !prof !13

b24_ok1:
	%159 = bitcast i32* %155 to i8*, !dbg !229
	%160 = call i32 @gpuc_test_thread_int32(i8* %159, i32 %p9, i32 %p11), !dbg !229
	%161 = icmp ne i32 %160, 0, !dbg !229
	br label %b33, !dbg !229

b25:
	br i1 %145, label %b26, label %b27, !dbg !230

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !231
	%163 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !231
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !231
	%165 = icmp ne i64 %p2, %147, !dbg !231
	%166 = icmp ugt i64 %144, 5, !dbg !231
	%167 = or i1 %165, %166, !dbg !231
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !231, !prof !13

b26_ok1:
	%168 = bitcast i32* %163 to i8*, !dbg !231
	%169 = bitcast i32* %164 to i8*, !dbg !231
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 3), !dbg !231
	%171 = icmp ne i32 %170, 0, !dbg !231
	br label %b33, !dbg !231

b27:
	br i1 %149, label %b28, label %b29, !dbg !232

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !238
	%173 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !238
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !238
	%175 = icmp ne i64 %p2, %147, !dbg !238
	%176 = icmp ugt i64 %144, 5, !dbg !238
	%177 = or i1 %175, %176, !dbg !238
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !238, !prof !13

b28_ok1:
	%178 = bitcast i32* %173 to i8*, !dbg !238
	%179 = bitcast i32* %174 to i8*, !dbg !238
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 3), !dbg !238
	%181 = icmp sge i64 %180, 0, !dbg !239
	br label %b39, !dbg !240

b29:
	br i1 %150, label %b30, label %b31, !dbg !233

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !241
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !241
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !241
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !241
	%186 = icmp ugt i64 %p2, %p6, !dbg !241
	%187 = icmp ne i64 %p2, %147, !dbg !241
	%188 = icmp ugt i64 %144, 5, !dbg !241
	%189 = or i1 %186, %187, !dbg !241
	%190 = or i1 %189, %188, !dbg !241
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !241, !prof !13

b30_ok1:
	%191 = bitcast i32* %183 to i8*, !dbg !241
	%192 = bitcast i64* %184 to i8*, !dbg !241
	%193 = bitcast i32* %185 to i8*, !dbg !241
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 3), !dbg !241
	%195 = icmp sgt i64 %194, 0, !dbg !242
	br label %b39, !dbg !243

b31:
	br i1 %151, label %b32, label %b34, !dbg !234

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !244
	%197 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !244
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !244
	%199 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !244
	%200 = icmp ne i64 %p2, %147, !dbg !244
	%201 = icmp ne i64 %p2, %p13, !dbg !244
	%202 = icmp ugt i64 %144, 5, !dbg !244
	%203 = or i1 %200, %201, !dbg !244
	%204 = or i1 %203, %202, !dbg !244
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !244, !prof !13

b32_ok1:
	%205 = bitcast i32* %197 to i8*, !dbg !244
	%206 = bitcast i32* %198 to i8*, !dbg !244
	%207 = bitcast i32* %199 to i8*, !dbg !244
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 3), !dbg !244
	%209 = icmp ne i32 %208, 0, !dbg !244
	br label %b33, !dbg !244

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !245
	br i1 %210, label %b39, label %b38, !dbg !245

b34:
	br i1 %152, label %b35, label %b36, !dbg !235

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !246
	%212 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !246
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !246
	%214 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !246
	%215 = icmp ne i64 %p2, %147, !dbg !246
	%216 = icmp ne i64 %p2, %p13, !dbg !246
	%217 = icmp ugt i64 %144, 5, !dbg !246
	%218 = or i1 %215, %216, !dbg !246
	%219 = or i1 %218, %217, !dbg !246
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !246, !prof !13

b35_ok1:
	%220 = bitcast i32* %212 to i8*, !dbg !246
	%221 = bitcast i32* %213 to i8*, !dbg !246
	%222 = bitcast i32* %214 to i8*, !dbg !246
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 3), !dbg !246
	%224 = icmp sge i64 %223, 0, !dbg !247
	br label %b39, !dbg !248

b36:
	br i1 %153, label %b37, label %b38, !dbg !236

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !249
	%226 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !249
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !249
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !249
	%229 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !249
	%230 = icmp ugt i64 %p2, %p6, !dbg !249
	%231 = icmp ne i64 %p2, %147, !dbg !249
	%232 = icmp ne i64 %p2, %p13, !dbg !249
	%233 = icmp ugt i64 %144, 5, !dbg !249
	%234 = or i1 %230, %231, !dbg !249
	%235 = or i1 %234, %232, !dbg !249
	%236 = or i1 %235, %233, !dbg !249
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !249, !prof !13

b37_ok1:
	%237 = bitcast i32* %226 to i8*, !dbg !249
	%238 = bitcast i64* %227 to i8*, !dbg !249
	%239 = bitcast i32* %228 to i8*, !dbg !249
	%240 = bitcast i32* %229 to i8*, !dbg !249
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 3), !dbg !249
	%242 = icmp sgt i64 %241, 0, !dbg !250
	br label %b39, !dbg !251

b38:
	br label %b39, !dbg !252

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !226
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !226
	br i1 %243, label %b41, label %b40, !dbg !226

b40:
	br i1 %143, label %b41, label %b23, !dbg !228

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !253
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !254
	%247 = icmp uge i64 0, %p15, !dbg !254
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !254, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !254
	br label %b42, !dbg !254

b42:
	ret void, !dbg !194

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !198
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !198

b3_fail2:
	br label %fail, !dbg !198

b3_ok2:
	br label %fail, !dbg !195

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !206
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !206

b8_fail2:
	br label %fail, !dbg !206

b8_ok2:
	br label %fail, !dbg !207

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !209
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !209

b10_fail2:
	br label %fail, !dbg !209

b10_ok2:
	br label %fail, !dbg !209

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !211
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !211

b12_fail2:
	br label %fail, !dbg !211

b12_ok2:
	br label %fail, !dbg !211

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !214
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !214

b14_fail2:
	br label %fail, !dbg !214

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !214
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !214

b14_fail3:
	br label %fail, !dbg !214

b14_ok3:
	br label %fail, !dbg !214

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !217
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !217

b16_fail2:
	br label %fail, !dbg !217

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !217
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !217

b16_fail3:
	br label %fail, !dbg !217

b16_ok3:
	br label %fail, !dbg !217

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !219
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !219

b18_fail2:
	br label %fail, !dbg !219

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !219
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !219

b18_fail3:
	br label %fail, !dbg !219

b18_ok3:
	br label %fail, !dbg !219

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !222
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !222

b20_fail2:
	br label %fail, !dbg !222

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !222
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !222

b20_fail3:
	br label %fail, !dbg !222

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !222
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !222

b20_fail4:
	br label %fail, !dbg !222

b20_ok4:
	br label %fail, !dbg !222

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !237
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !237

b24_fail2:
	br label %fail, !dbg !237

b24_ok2:
	br label %fail, !dbg !229

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !231
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !231

b26_fail2:
	br label %fail, !dbg !231

b26_ok2:
	br label %fail, !dbg !231

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !238
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !238

b28_fail2:
	br label %fail, !dbg !238

b28_ok2:
	br label %fail, !dbg !238

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !241
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !241

b30_fail2:
	br label %fail, !dbg !241

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !241
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !241

b30_fail3:
	br label %fail, !dbg !241

b30_ok3:
	br label %fail, !dbg !241

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !244
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !244

b32_fail2:
	br label %fail, !dbg !244

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !244
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !244

b32_fail3:
	br label %fail, !dbg !244

b32_ok3:
	br label %fail, !dbg !244

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !246
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !246

b35_fail2:
	br label %fail, !dbg !246

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !246
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !246

b35_fail3:
	br label %fail, !dbg !246

b35_ok3:
	br label %fail, !dbg !246

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !249
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !249

b37_fail2:
	br label %fail, !dbg !249

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !249
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !249

b37_fail3:
	br label %fail, !dbg !249

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !249
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !249

b37_fail4:
	br label %fail, !dbg !249

b37_ok4:
	br label %fail, !dbg !249

b41_fail1:
	br label %fail, !dbg !254

fail:
	%273 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !192
	%274 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %57, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %71, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %89, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %105, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %122, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %144, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %144, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %144, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %144, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %144, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %144, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %144, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !192
	%275 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %56, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %70, %b14_fail3 ], [ 5, %b14_ok3 ], [ %88, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %104, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %121, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %147, %b26_fail2 ], [ 5, %b26_ok2 ], [ %147, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %147, %b30_fail3 ], [ 5, %b30_ok3 ], [ %147, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %147, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %147, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !192
	call void @gpuc_fail(i8* %ctrl, i32 %273, i64 %274, i64 %275), !dbg !192
	ret void, !dbg !192
}

define void @NumbersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !255 {
entry:
	br label %b0, !dbg !256

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !256
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !256
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !256
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !259
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260, !range !23
	%5 = sext i32 %4 to i64, !dbg !260
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !260, !range !24
	%7 = sext i32 %6 to i64, !dbg !260
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !260, !range !24
	%9 = sext i32 %8 to i64, !dbg !260
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !260, !range !25
	%11 = sext i32 %10 to i64, !dbg !260
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !260, !range !26
	%13 = sext i32 %12 to i64, !dbg !260
	%14 = mul i64 %13, %9, !dbg !260
	%15 = add i64 %7, %14, !dbg !260
	%16 = mul i64 %11, %15, !dbg !260
	%17 = add i64 %5, %16, !dbg !260
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !260, !range !27
	%20 = mul i32 %18, %19, !dbg !260
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !260, !range !28
	%22 = mul i32 %20, %21, !dbg !260
	%23 = sext i32 %22 to i64, !dbg !260
	%24 = mul i64 %17, %23, !dbg !260
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !260, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !260, !range !30
	%28 = mul i32 %19, %27, !dbg !260
	%29 = add i32 %26, %28, !dbg !260
	%30 = mul i32 %18, %29, !dbg !260
	%31 = add i32 %25, %30, !dbg !260
	%32 = sext i32 %31 to i64, !dbg !260
	%33 = add i64 %24, %32, !dbg !260
	%34 = mul i64 %11, %13, !dbg !260
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !260, !range !26
	%36 = sext i32 %35 to i64, !dbg !260
	%37 = mul i64 %34, %36, !dbg !260
	%38 = mul i64 %37, %23, !dbg !260
	%39 = icmp eq i64 %p0, 0, !dbg !261
	%40 = sext i32 %3 to i64, !dbg !259
	%41 = trunc i64 %p7 to i32, !dbg !259
	%42 = icmp eq i64 %p0, 1, !dbg !262
	%43 = icmp eq i64 %p0, 2, !dbg !263
	%44 = icmp eq i64 %p0, 3, !dbg !264
	%45 = icmp eq i64 %p0, 4, !dbg !265
	br label %b1, !dbg !260

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !260
	%47 = icmp slt i64 %46, %p4, !dbg !260
	br i1 %47, label %b2, label %b13, !dbg !260

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !266
	%49 = icmp uge i64 %46, %p2, !dbg !266
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !266, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !261

b3:
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !259
	%51 = icmp uge i64 %p7, %40, !dbg !259
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !259, !prof !13

b3_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !259
	%53 = call i64 @gpuc_atomic_fetch_thread_64(i8* %52, i32 %41), !dbg !259
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !267
	%55 = icmp uge i64 %46, %p6, !dbg !267
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !267, !prof !13

b3_ok2:
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !267
	br label %b12, !dbg !267

b4:
	br i1 %42, label %b5, label %b6, !dbg !262

b5:
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !269
	%57 = icmp uge i64 %p7, %40, !dbg !268
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !268, !prof !13

b5_ok1:
	%58 = load i64, i64 addrspace(1)* %56, align 8, !dbg !269
	%59 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !268
	%60 = bitcast i64* %59 to i8*, !dbg !268
	call void @gpuc_atomic_set_thread_64(i8* %60, i64 %58, i32 %41), !dbg !268
	br label %b12, !dbg !268

b6:
	br i1 %43, label %b7, label %b8, !dbg !263

b7:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !271
	%62 = icmp uge i64 %p7, %40, !dbg !270
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !270, !prof !13

b7_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !271
	%64 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !270
	%65 = bitcast i64* %64 to i8*, !dbg !270
	%66 = call i64 @gpuc_atomic_swap_thread_64(i8* %65, i64 %63, i32 %41), !dbg !270
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !272
	%68 = icmp uge i64 %46, %p6, !dbg !272
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !272, !prof !13

b7_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !272
	br label %b12, !dbg !272

b8:
	br i1 %44, label %b9, label %b10, !dbg !264

b9:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !274
	%70 = icmp uge i64 %p7, %40, !dbg !273
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !273, !prof !13

b9_ok1:
	%71 = load i64, i64 addrspace(1)* %69, align 8, !dbg !274
	%72 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !273
	%73 = bitcast i64* %72 to i8*, !dbg !273
	call void @gpuc_atomic_add_thread_int64(i8* %73, i64 %71, i32 %41), !dbg !273
	br label %b12, !dbg !273

b10:
	br i1 %45, label %b11, label %b12, !dbg !265

b11:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !276
	%75 = icmp uge i64 %p7, %40, !dbg !275
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !275, !prof !13

b11_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !276
	%77 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !275
	%78 = bitcast i64* %77 to i8*, !dbg !275
	%79 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %78, i64 %76, i32 %41), !dbg !275
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !277
	%81 = icmp uge i64 %46, %p6, !dbg !277
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !277, !prof !13

b11_ok2:
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !277
	br label %b12, !dbg !277

b12:
	%82 = add i64 %46, %38, !dbg !260
	br label %b1, !dbg !260

b13:
	ret void, !dbg !258

b2_fail1:
	br label %fail, !dbg !266

b3_fail1:
	br label %fail, !dbg !259

b3_fail2:
	br label %fail, !dbg !267

b5_fail1:
	br label %fail, !dbg !268

b7_fail1:
	br label %fail, !dbg !270

b7_fail2:
	br label %fail, !dbg !272

b9_fail1:
	br label %fail, !dbg !273

b11_fail1:
	br label %fail, !dbg !275

b11_fail2:
	br label %fail, !dbg !277

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !256
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !256
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !256
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !256
	ret void, !dbg !256
}

define void @IntegersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !279
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !279
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !279
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !279
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !282
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !283, !range !23
	%6 = sext i32 %5 to i64, !dbg !283
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !283, !range !24
	%8 = sext i32 %7 to i64, !dbg !283
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !283, !range !24
	%10 = sext i32 %9 to i64, !dbg !283
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !283, !range !25
	%12 = sext i32 %11 to i64, !dbg !283
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !283, !range !26
	%14 = sext i32 %13 to i64, !dbg !283
	%15 = mul i64 %14, %10, !dbg !283
	%16 = add i64 %8, %15, !dbg !283
	%17 = mul i64 %12, %16, !dbg !283
	%18 = add i64 %6, %17, !dbg !283
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !283, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !283, !range !27
	%21 = mul i32 %19, %20, !dbg !283
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !283, !range !28
	%23 = mul i32 %21, %22, !dbg !283
	%24 = sext i32 %23 to i64, !dbg !283
	%25 = mul i64 %18, %24, !dbg !283
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !283, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !283, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !283, !range !30
	%29 = mul i32 %20, %28, !dbg !283
	%30 = add i32 %27, %29, !dbg !283
	%31 = mul i32 %19, %30, !dbg !283
	%32 = add i32 %26, %31, !dbg !283
	%33 = sext i32 %32 to i64, !dbg !283
	%34 = add i64 %25, %33, !dbg !283
	%35 = mul i64 %12, %14, !dbg !283
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !283, !range !26
	%37 = sext i32 %36 to i64, !dbg !283
	%38 = mul i64 %35, %37, !dbg !283
	%39 = mul i64 %38, %24, !dbg !283
	%40 = icmp eq i64 %p0, 5, !dbg !284
	%41 = sext i32 %4 to i64, !dbg !282
	%42 = trunc i64 %p9 to i32, !dbg !282
	%43 = icmp eq i64 %p0, 6, !dbg !285
	%44 = icmp eq i64 %p0, 7, !dbg !286
	%45 = icmp eq i64 %p0, 8, !dbg !287
	%46 = icmp eq i64 %p0, 9, !dbg !288
	%47 = icmp eq i64 %p0, 10, !dbg !289
	%48 = icmp eq i64 %p0, 11, !dbg !290
	%49 = icmp eq i64 %p0, 12, !dbg !291
	%50 = icmp eq i64 %p0, 13, !dbg !292
	br label %b1, !dbg !283

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !283
	%52 = icmp slt i64 %51, %p4, !dbg !283
	br i1 %52, label %b2, label %b21, !dbg !283

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !293
	%54 = icmp uge i64 %51, %p2, !dbg !293
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !293, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !284

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !282
	%56 = icmp uge i64 %p9, %41, !dbg !282
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !282, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !282
	call void @gpuc_atomic_inc_thread_64(i8* %57, i32 %42), !dbg !282
	br label %b20, !dbg !282

b4:
	br i1 %43, label %b5, label %b6, !dbg !285

b5:
	%58 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !294
	%59 = icmp uge i64 %p9, %41, !dbg !294
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !294, !prof !13

b5_ok1:
	%60 = bitcast i64* %58 to i8*, !dbg !294
	%61 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %60, i32 %42), !dbg !294
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !295
	%63 = icmp uge i64 %51, %p8, !dbg !295
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !295, !prof !13

b5_ok2:
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !295
	br label %b20, !dbg !295

b6:
	br i1 %44, label %b7, label %b8, !dbg !286

b7:
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !296
	%65 = icmp uge i64 %51, %p6, !dbg !296
	%66 = icmp uge i64 %p9, %41, !dbg !297
	%67 = or i1 %65, %66, !dbg !297
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !297, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %64, align 8, !dbg !296
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !298
	%70 = load i64, i64 addrspace(1)* %69, align 8, !dbg !298
	%71 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !297
	%72 = bitcast i64* %71 to i8*, !dbg !297
	%73 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %72, i64 %68, i64 %70, i32 %42), !dbg !297
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !299
	%75 = icmp uge i64 %51, %p8, !dbg !299
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !299, !prof !13

b7_ok3:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !299
	br label %b20, !dbg !299

b8:
	br i1 %45, label %b9, label %b10, !dbg !287

b9:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !301
	%77 = icmp uge i64 %p9, %41, !dbg !300
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !300, !prof !13

b9_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !301
	%79 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !300
	%80 = bitcast i64* %79 to i8*, !dbg !300
	call void @gpuc_atomic_and_thread_64(i8* %80, i64 %78, i32 %42), !dbg !300
	br label %b20, !dbg !300

b10:
	br i1 %46, label %b11, label %b12, !dbg !288

b11:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !303
	%82 = icmp uge i64 %p9, %41, !dbg !302
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !302, !prof !13

b11_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !303
	%84 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !302
	%85 = bitcast i64* %84 to i8*, !dbg !302
	%86 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %85, i64 %83, i32 %42), !dbg !302
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !304
	%88 = icmp uge i64 %51, %p8, !dbg !304
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !304, !prof !13

b11_ok2:
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !304
	br label %b20, !dbg !304

b12:
	br i1 %47, label %b13, label %b14, !dbg !289

b13:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !306
	%90 = icmp uge i64 %p9, %41, !dbg !305
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !305, !prof !13

b13_ok1:
	%91 = load i64, i64 addrspace(1)* %89, align 8, !dbg !306
	%92 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !305
	%93 = bitcast i64* %92 to i8*, !dbg !305
	call void @gpuc_atomic_or_thread_64(i8* %93, i64 %91, i32 %42), !dbg !305
	br label %b20, !dbg !305

b14:
	br i1 %48, label %b15, label %b16, !dbg !290

b15:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !308
	%95 = icmp uge i64 %p9, %41, !dbg !307
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !307, !prof !13

b15_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !308
	%97 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !307
	%98 = bitcast i64* %97 to i8*, !dbg !307
	%99 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %98, i64 %96, i32 %42), !dbg !307
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !309
	%101 = icmp uge i64 %51, %p8, !dbg !309
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !309, !prof !13

b15_ok2:
	store i64 %99, i64 addrspace(1)* %100, align 8, !dbg !309
	br label %b20, !dbg !309

b16:
	br i1 %49, label %b17, label %b18, !dbg !291

b17:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !311
	%103 = icmp uge i64 %p9, %41, !dbg !310
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !310, !prof !13

b17_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !311
	%105 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !310
	%106 = bitcast i64* %105 to i8*, !dbg !310
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %104, i32 %42), !dbg !310
	br label %b20, !dbg !310

b18:
	br i1 %50, label %b19, label %b20, !dbg !292

b19:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !313
	%108 = icmp uge i64 %p9, %41, !dbg !312
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !312, !prof !13

b19_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !313
	%110 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !312
	%111 = bitcast i64* %110 to i8*, !dbg !312
	%112 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %111, i64 %109, i32 %42), !dbg !312
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !314
	%114 = icmp uge i64 %51, %p8, !dbg !314
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !314, !prof !13

b19_ok2:
	store i64 %112, i64 addrspace(1)* %113, align 8, !dbg !314
	br label %b20, !dbg !314

b20:
	%115 = add i64 %51, %39, !dbg !283
	br label %b1, !dbg !283

b21:
	ret void, !dbg !281

b2_fail1:
	br label %fail, !dbg !293

b3_fail1:
	br label %fail, !dbg !282

b5_fail1:
	br label %fail, !dbg !294

b5_fail2:
	br label %fail, !dbg !295

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !296
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !296

b7_fail2:
	br label %fail, !dbg !296

b7_ok2:
	br label %fail, !dbg !297

b7_fail3:
	br label %fail, !dbg !299

b9_fail1:
	br label %fail, !dbg !300

b11_fail1:
	br label %fail, !dbg !302

b11_fail2:
	br label %fail, !dbg !304

b13_fail1:
	br label %fail, !dbg !305

b15_fail1:
	br label %fail, !dbg !307

b15_fail2:
	br label %fail, !dbg !309

b17_fail1:
	br label %fail, !dbg !310

b19_fail1:
	br label %fail, !dbg !312

b19_fail2:
	br label %fail, !dbg !314

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !279
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !279
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !279
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !279
	ret void, !dbg !279
}

define void @WaitInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !316
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !316
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !316
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !316
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !316
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !316
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !27
	%12 = mul i32 %11, %9, !dbg !320
	%13 = add i32 %8, %12, !dbg !320
	%14 = mul i32 %10, %13, !dbg !320
	%15 = add i32 %7, %14, !dbg !320
	%16 = sext i32 %15 to i64, !dbg !320
	%17 = icmp eq i64 %16, 33, !dbg !321
	br i1 %17, label %b1, label %b5, !dbg !321

b1:
	%18 = sext i32 %6 to i64, !dbg !319
	%19 = trunc i64 %p16 to i32, !dbg !319
	br label %b2, !dbg !321

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !321
	%21 = add nsw i64 %20, 1, !dbg !321
	%22 = icmp slt i64 %21, %p4, !dbg !321
	br i1 %22, label %b3, label %b4, !dbg !321

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !322
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !323
	%25 = icmp uge i64 %21, %p2, !dbg !322
	%26 = icmp uge i64 %p16, %18, !dbg !319
	%27 = or i1 %25, %26, !dbg !319
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !319, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !323
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !319
	%30 = bitcast i64* %29 to i8*, !dbg !319
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !319
	br label %b2, !dbg !319

b4:
	call void @gpuc_quiet_thread(), !dbg !324
	br label %b42, !dbg !324

b5:
	%31 = icmp eq i64 %16, 0, !dbg !325
	br i1 %31, label %b6, label %b42, !dbg !325

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !326
	br i1 %32, label %b7, label %b22, !dbg !326

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !329
	br i1 %33, label %b8, label %b9, !dbg !329

b8:
	%34 = sext i32 %p9 to i64, !dbg !331
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !330
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !331
	%37 = icmp uge i64 %p10, %p2, !dbg !330
	%38 = icmp ugt i64 %34, 5, !dbg !331
	%39 = or i1 %37, %38, !dbg !331
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !331, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !331
	call void @gpuc_wait_until_thread_int64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !331
	br label %b21, !dbg !331

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !332
	br i1 %41, label %b10, label %b11, !dbg !332

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !333
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !333
	%44 = sext i32 %p9 to i64, !dbg !333
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !333
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !333
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !333
	%48 = icmp ne i64 %p2, %43, !dbg !333
	%49 = icmp ugt i64 %44, 5, !dbg !333
	%50 = or i1 %48, %49, !dbg !333
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !333, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !333
	%52 = bitcast i32* %47 to i8*, !dbg !333
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !333
	br label %b21, !dbg !333

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !334
	br i1 %53, label %b12, label %b13, !dbg !334

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !335
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !335
	%56 = sext i32 %p9 to i64, !dbg !335
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !335
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !335
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !335
	%60 = icmp ne i64 %p2, %55, !dbg !335
	%61 = icmp ugt i64 %56, 5, !dbg !335
	%62 = or i1 %60, %61, !dbg !335
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !335, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !335
	%64 = bitcast i32* %59 to i8*, !dbg !335
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !335
	br label %b21, !dbg !336

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !337
	br i1 %66, label %b14, label %b15, !dbg !337

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !338
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !338
	%69 = sext i32 %p9 to i64, !dbg !338
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !338
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !338
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !338
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !338
	%74 = icmp ugt i64 %p2, %p6, !dbg !338
	%75 = icmp ne i64 %p2, %68, !dbg !338
	%76 = icmp ugt i64 %69, 5, !dbg !338
	%77 = or i1 %74, %75, !dbg !338
	%78 = or i1 %77, %76, !dbg !338
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !338, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !338
	%80 = bitcast i64* %72 to i8*, !dbg !338
	%81 = bitcast i32* %73 to i8*, !dbg !338
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !338
	br label %b21, !dbg !339

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !340
	br i1 %83, label %b16, label %b17, !dbg !340

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !341
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !341
	%86 = sext i32 %p9 to i64, !dbg !341
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !341
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !341
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !341
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !341
	%91 = icmp ne i64 %p2, %85, !dbg !341
	%92 = icmp ne i64 %p2, %p13, !dbg !341
	%93 = icmp ugt i64 %86, 5, !dbg !341
	%94 = or i1 %91, %92, !dbg !341
	%95 = or i1 %94, %93, !dbg !341
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !341, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !341
	%97 = bitcast i32* %89 to i8*, !dbg !341
	%98 = bitcast i64* %90 to i8*, !dbg !341
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !341
	br label %b21, !dbg !341

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !342
	br i1 %99, label %b18, label %b19, !dbg !342

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !343
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !343
	%102 = sext i32 %p9 to i64, !dbg !343
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !343
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !343
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !343
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !343
	%107 = icmp ne i64 %p2, %101, !dbg !343
	%108 = icmp ne i64 %p2, %p13, !dbg !343
	%109 = icmp ugt i64 %102, 5, !dbg !343
	%110 = or i1 %107, %108, !dbg !343
	%111 = or i1 %110, %109, !dbg !343
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !343, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !343
	%113 = bitcast i32* %105 to i8*, !dbg !343
	%114 = bitcast i64* %106 to i8*, !dbg !343
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !343
	br label %b21, !dbg !344

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !345
	br i1 %116, label %b20, label %b21, !dbg !345

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !346
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !346
	%119 = sext i32 %p9 to i64, !dbg !346
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !346
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !346
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !346
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !346
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !346
	%125 = icmp ugt i64 %p2, %p6, !dbg !346
	%126 = icmp ne i64 %p2, %118, !dbg !346
	%127 = icmp ne i64 %p2, %p13, !dbg !346
	%128 = icmp ugt i64 %119, 5, !dbg !346
	%129 = or i1 %125, %126, !dbg !346
	%130 = or i1 %129, %127, !dbg !346
	%131 = or i1 %130, %128, !dbg !346
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !346, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !346
	%133 = bitcast i64* %122 to i8*, !dbg !346
	%134 = bitcast i32* %123 to i8*, !dbg !346
	%135 = bitcast i64* %124 to i8*, !dbg !346
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !346
	br label %b21, !dbg !347

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !328
	br label %b41, !dbg !328

b22:
	%138 = sub nsw i64 %p0, 7, !dbg !348
	%139 = icmp eq i64 %138, 0, !dbg !351
	%140 = icmp eq i64 %p4, 0, !dbg !352
	%141 = sext i32 %p9 to i64, !dbg !353
	%142 = icmp eq i64 %138, 1, !dbg !354
	%143 = icmp eq i64 %p8, 0, !dbg !355
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !355
	%145 = icmp eq i64 %138, 2, !dbg !356
	%146 = icmp eq i64 %138, 3, !dbg !357
	%147 = icmp eq i64 %138, 4, !dbg !358
	%148 = icmp eq i64 %138, 5, !dbg !359
	%149 = icmp eq i64 %138, 6, !dbg !360
	br label %b23, !dbg !348

b23:
	br i1 %139, label %b24, label %b25, !dbg !351

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !361
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !353
	%152 = icmp uge i64 %p10, %p2, !dbg !361
	%153 = icmp ugt i64 %141, 5, !dbg !353
	%154 = or i1 %152, %153, !dbg !353
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !353, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !353
	%156 = call i32 @gpuc_test_thread_int64(i8* %155, i32 %p9, i64 %p11), !dbg !353
	%157 = icmp ne i32 %156, 0, !dbg !353
	br label %b33, !dbg !353

b25:
	br i1 %142, label %b26, label %b27, !dbg !354

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !355
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !355
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !355
	%161 = icmp ne i64 %p2, %144, !dbg !355
	%162 = icmp ugt i64 %141, 5, !dbg !355
	%163 = or i1 %161, %162, !dbg !355
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !355, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !355
	%165 = bitcast i32* %160 to i8*, !dbg !355
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 4), !dbg !355
	%167 = icmp ne i32 %166, 0, !dbg !355
	br label %b33, !dbg !355

b27:
	br i1 %145, label %b28, label %b29, !dbg !356

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !362
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !362
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !362
	%171 = icmp ne i64 %p2, %144, !dbg !362
	%172 = icmp ugt i64 %141, 5, !dbg !362
	%173 = or i1 %171, %172, !dbg !362
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !362, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !362
	%175 = bitcast i32* %170 to i8*, !dbg !362
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 4), !dbg !362
	%177 = icmp sge i64 %176, 0, !dbg !363
	br label %b39, !dbg !364

b29:
	br i1 %146, label %b30, label %b31, !dbg !357

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !365
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !365
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !365
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !365
	%182 = icmp ugt i64 %p2, %p6, !dbg !365
	%183 = icmp ne i64 %p2, %144, !dbg !365
	%184 = icmp ugt i64 %141, 5, !dbg !365
	%185 = or i1 %182, %183, !dbg !365
	%186 = or i1 %185, %184, !dbg !365
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !365, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !365
	%188 = bitcast i64* %180 to i8*, !dbg !365
	%189 = bitcast i32* %181 to i8*, !dbg !365
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 4), !dbg !365
	%191 = icmp sgt i64 %190, 0, !dbg !366
	br label %b39, !dbg !367

b31:
	br i1 %147, label %b32, label %b34, !dbg !358

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !368
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !368
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !368
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !368
	%196 = icmp ne i64 %p2, %144, !dbg !368
	%197 = icmp ne i64 %p2, %p13, !dbg !368
	%198 = icmp ugt i64 %141, 5, !dbg !368
	%199 = or i1 %196, %197, !dbg !368
	%200 = or i1 %199, %198, !dbg !368
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !368, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !368
	%202 = bitcast i32* %194 to i8*, !dbg !368
	%203 = bitcast i64* %195 to i8*, !dbg !368
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 4), !dbg !368
	%205 = icmp ne i32 %204, 0, !dbg !368
	br label %b33, !dbg !368

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !369
	br i1 %206, label %b39, label %b38, !dbg !369

b34:
	br i1 %148, label %b35, label %b36, !dbg !359

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !370
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !370
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !370
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !370
	%211 = icmp ne i64 %p2, %144, !dbg !370
	%212 = icmp ne i64 %p2, %p13, !dbg !370
	%213 = icmp ugt i64 %141, 5, !dbg !370
	%214 = or i1 %211, %212, !dbg !370
	%215 = or i1 %214, %213, !dbg !370
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !370, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !370
	%217 = bitcast i32* %209 to i8*, !dbg !370
	%218 = bitcast i64* %210 to i8*, !dbg !370
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 4), !dbg !370
	%220 = icmp sge i64 %219, 0, !dbg !371
	br label %b39, !dbg !372

b36:
	br i1 %149, label %b37, label %b38, !dbg !360

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !373
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !373
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !373
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !373
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !373
	%226 = icmp ugt i64 %p2, %p6, !dbg !373
	%227 = icmp ne i64 %p2, %144, !dbg !373
	%228 = icmp ne i64 %p2, %p13, !dbg !373
	%229 = icmp ugt i64 %141, 5, !dbg !373
	%230 = or i1 %226, %227, !dbg !373
	%231 = or i1 %230, %228, !dbg !373
	%232 = or i1 %231, %229, !dbg !373
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !373, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !373
	%234 = bitcast i64* %223 to i8*, !dbg !373
	%235 = bitcast i32* %224 to i8*, !dbg !373
	%236 = bitcast i64* %225 to i8*, !dbg !373
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 4), !dbg !373
	%238 = icmp sgt i64 %237, 0, !dbg !374
	br label %b39, !dbg !375

b38:
	br label %b39, !dbg !376

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !350
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !350
	br i1 %239, label %b41, label %b40, !dbg !350

b40:
	br i1 %140, label %b41, label %b23, !dbg !352

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !377
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !378
	%243 = icmp uge i64 0, %p15, !dbg !378
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !378, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !378
	br label %b42, !dbg !378

b42:
	ret void, !dbg !318

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !322
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !322

b3_fail2:
	br label %fail, !dbg !322

b3_ok2:
	br label %fail, !dbg !319

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !330
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !330

b8_fail2:
	br label %fail, !dbg !330

b8_ok2:
	br label %fail, !dbg !331

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !333
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !333

b10_fail2:
	br label %fail, !dbg !333

b10_ok2:
	br label %fail, !dbg !333

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !335
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !335

b12_fail2:
	br label %fail, !dbg !335

b12_ok2:
	br label %fail, !dbg !335

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !338
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !338

b14_fail2:
	br label %fail, !dbg !338

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !338
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !338

b14_fail3:
	br label %fail, !dbg !338

b14_ok3:
	br label %fail, !dbg !338

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !341
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !341

b16_fail2:
	br label %fail, !dbg !341

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !341
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !341

b16_fail3:
	br label %fail, !dbg !341

b16_ok3:
	br label %fail, !dbg !341

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !343
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !343

b18_fail2:
	br label %fail, !dbg !343

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !343
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !343

b18_fail3:
	br label %fail, !dbg !343

b18_ok3:
	br label %fail, !dbg !343

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !346
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !346

b20_fail2:
	br label %fail, !dbg !346

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !346
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !346

b20_fail3:
	br label %fail, !dbg !346

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !346
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !346

b20_fail4:
	br label %fail, !dbg !346

b20_ok4:
	br label %fail, !dbg !346

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !361
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !361

b24_fail2:
	br label %fail, !dbg !361

b24_ok2:
	br label %fail, !dbg !353

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !355
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !355

b26_fail2:
	br label %fail, !dbg !355

b26_ok2:
	br label %fail, !dbg !355

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !362
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !362

b28_fail2:
	br label %fail, !dbg !362

b28_ok2:
	br label %fail, !dbg !362

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !365
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !365

b30_fail2:
	br label %fail, !dbg !365

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !365
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !365

b30_fail3:
	br label %fail, !dbg !365

b30_ok3:
	br label %fail, !dbg !365

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !368
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !368

b32_fail2:
	br label %fail, !dbg !368

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !368
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !368

b32_fail3:
	br label %fail, !dbg !368

b32_ok3:
	br label %fail, !dbg !368

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !370
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !370

b35_fail2:
	br label %fail, !dbg !370

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !370
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !370

b35_fail3:
	br label %fail, !dbg !370

b35_ok3:
	br label %fail, !dbg !370

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !373
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !373

b37_fail2:
	br label %fail, !dbg !373

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !373
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !373

b37_fail3:
	br label %fail, !dbg !373

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !373
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !373

b37_fail4:
	br label %fail, !dbg !373

b37_ok4:
	br label %fail, !dbg !373

b41_fail1:
	br label %fail, !dbg !378

fail:
	%269 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !316
	%270 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %56, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %69, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %86, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %102, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %119, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %141, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %141, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %141, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %141, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %141, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %141, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %141, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !316
	%271 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %55, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %68, %b14_fail3 ], [ 5, %b14_ok3 ], [ %85, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %101, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %118, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %144, %b26_fail2 ], [ 5, %b26_ok2 ], [ %144, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %144, %b30_fail3 ], [ 5, %b30_ok3 ], [ %144, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %144, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %144, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !316
	call void @gpuc_fail(i8* %ctrl, i32 %269, i64 %270, i64 %271), !dbg !316
	ret void, !dbg !316
}

define void @NumbersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !379 {
entry:
	br label %b0, !dbg !380

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !380
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !380
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !380
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !383
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !384, !range !23
	%5 = sext i32 %4 to i64, !dbg !384
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !384, !range !24
	%7 = sext i32 %6 to i64, !dbg !384
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !384, !range !24
	%9 = sext i32 %8 to i64, !dbg !384
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !384, !range !25
	%11 = sext i32 %10 to i64, !dbg !384
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !384, !range !26
	%13 = sext i32 %12 to i64, !dbg !384
	%14 = mul i64 %13, %9, !dbg !384
	%15 = add i64 %7, %14, !dbg !384
	%16 = mul i64 %11, %15, !dbg !384
	%17 = add i64 %5, %16, !dbg !384
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !384, !range !27
	%20 = mul i32 %18, %19, !dbg !384
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384, !range !28
	%22 = mul i32 %20, %21, !dbg !384
	%23 = sext i32 %22 to i64, !dbg !384
	%24 = mul i64 %17, %23, !dbg !384
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !384, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !384, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !384, !range !30
	%28 = mul i32 %19, %27, !dbg !384
	%29 = add i32 %26, %28, !dbg !384
	%30 = mul i32 %18, %29, !dbg !384
	%31 = add i32 %25, %30, !dbg !384
	%32 = sext i32 %31 to i64, !dbg !384
	%33 = add i64 %24, %32, !dbg !384
	%34 = mul i64 %11, %13, !dbg !384
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !384, !range !26
	%36 = sext i32 %35 to i64, !dbg !384
	%37 = mul i64 %34, %36, !dbg !384
	%38 = mul i64 %37, %23, !dbg !384
	%39 = icmp eq i64 %p0, 0, !dbg !385
	%40 = sext i32 %3 to i64, !dbg !383
	%41 = trunc i64 %p7 to i32, !dbg !383
	%42 = icmp eq i64 %p0, 1, !dbg !386
	%43 = icmp eq i64 %p0, 2, !dbg !387
	%44 = icmp eq i64 %p0, 3, !dbg !388
	%45 = icmp eq i64 %p0, 4, !dbg !389
	br label %b1, !dbg !384

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !384
	%47 = icmp slt i64 %46, %p4, !dbg !384
	br i1 %47, label %b2, label %b13, !dbg !384

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !390
	%49 = icmp uge i64 %46, %p2, !dbg !390
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !390, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !385

b3:
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !383
	%51 = icmp uge i64 %p7, %40, !dbg !383
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !383, !prof !13

b3_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !383
	%53 = call i64 @gpuc_atomic_fetch_thread_64(i8* %52, i32 %41), !dbg !383
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !391
	%55 = icmp uge i64 %46, %p6, !dbg !391
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !391, !prof !13

b3_ok2:
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !391
	br label %b12, !dbg !391

b4:
	br i1 %42, label %b5, label %b6, !dbg !386

b5:
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !393
	%57 = icmp uge i64 %p7, %40, !dbg !392
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !392, !prof !13

b5_ok1:
	%58 = load i64, i64 addrspace(1)* %56, align 8, !dbg !393
	%59 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !392
	%60 = bitcast i64* %59 to i8*, !dbg !392
	call void @gpuc_atomic_set_thread_64(i8* %60, i64 %58, i32 %41), !dbg !392
	br label %b12, !dbg !392

b6:
	br i1 %43, label %b7, label %b8, !dbg !387

b7:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !395
	%62 = icmp uge i64 %p7, %40, !dbg !394
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !394, !prof !13

b7_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !395
	%64 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !394
	%65 = bitcast i64* %64 to i8*, !dbg !394
	%66 = call i64 @gpuc_atomic_swap_thread_64(i8* %65, i64 %63, i32 %41), !dbg !394
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !396
	%68 = icmp uge i64 %46, %p6, !dbg !396
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !396, !prof !13

b7_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !396
	br label %b12, !dbg !396

b8:
	br i1 %44, label %b9, label %b10, !dbg !388

b9:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !398
	%70 = icmp uge i64 %p7, %40, !dbg !397
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !397, !prof !13

b9_ok1:
	%71 = load i64, i64 addrspace(1)* %69, align 8, !dbg !398
	%72 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !397
	%73 = bitcast i64* %72 to i8*, !dbg !397
	call void @gpuc_atomic_add_thread_int64(i8* %73, i64 %71, i32 %41), !dbg !397
	br label %b12, !dbg !397

b10:
	br i1 %45, label %b11, label %b12, !dbg !389

b11:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !400
	%75 = icmp uge i64 %p7, %40, !dbg !399
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !399, !prof !13

b11_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !400
	%77 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !399
	%78 = bitcast i64* %77 to i8*, !dbg !399
	%79 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %78, i64 %76, i32 %41), !dbg !399
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !401
	%81 = icmp uge i64 %46, %p6, !dbg !401
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !401, !prof !13

b11_ok2:
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !401
	br label %b12, !dbg !401

b12:
	%82 = add i64 %46, %38, !dbg !384
	br label %b1, !dbg !384

b13:
	ret void, !dbg !382

b2_fail1:
	br label %fail, !dbg !390

b3_fail1:
	br label %fail, !dbg !383

b3_fail2:
	br label %fail, !dbg !391

b5_fail1:
	br label %fail, !dbg !392

b7_fail1:
	br label %fail, !dbg !394

b7_fail2:
	br label %fail, !dbg !396

b9_fail1:
	br label %fail, !dbg !397

b11_fail1:
	br label %fail, !dbg !399

b11_fail2:
	br label %fail, !dbg !401

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !380
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !380
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !380
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !380
	ret void, !dbg !380
}

define void @IntegersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !402 {
entry:
	br label %b0, !dbg !403

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !403
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !403
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !403
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !403
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !407, !range !23
	%6 = sext i32 %5 to i64, !dbg !407
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !407, !range !24
	%8 = sext i32 %7 to i64, !dbg !407
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !407, !range !24
	%10 = sext i32 %9 to i64, !dbg !407
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !407, !range !25
	%12 = sext i32 %11 to i64, !dbg !407
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !407, !range !26
	%14 = sext i32 %13 to i64, !dbg !407
	%15 = mul i64 %14, %10, !dbg !407
	%16 = add i64 %8, %15, !dbg !407
	%17 = mul i64 %12, %16, !dbg !407
	%18 = add i64 %6, %17, !dbg !407
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !27
	%21 = mul i32 %19, %20, !dbg !407
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !407, !range !28
	%23 = mul i32 %21, %22, !dbg !407
	%24 = sext i32 %23 to i64, !dbg !407
	%25 = mul i64 %18, %24, !dbg !407
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !30
	%29 = mul i32 %20, %28, !dbg !407
	%30 = add i32 %27, %29, !dbg !407
	%31 = mul i32 %19, %30, !dbg !407
	%32 = add i32 %26, %31, !dbg !407
	%33 = sext i32 %32 to i64, !dbg !407
	%34 = add i64 %25, %33, !dbg !407
	%35 = mul i64 %12, %14, !dbg !407
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !407, !range !26
	%37 = sext i32 %36 to i64, !dbg !407
	%38 = mul i64 %35, %37, !dbg !407
	%39 = mul i64 %38, %24, !dbg !407
	%40 = icmp eq i64 %p0, 5, !dbg !408
	%41 = sext i32 %4 to i64, !dbg !406
	%42 = trunc i64 %p9 to i32, !dbg !406
	%43 = icmp eq i64 %p0, 6, !dbg !409
	%44 = icmp eq i64 %p0, 7, !dbg !410
	%45 = icmp eq i64 %p0, 8, !dbg !411
	%46 = icmp eq i64 %p0, 9, !dbg !412
	%47 = icmp eq i64 %p0, 10, !dbg !413
	%48 = icmp eq i64 %p0, 11, !dbg !414
	%49 = icmp eq i64 %p0, 12, !dbg !415
	%50 = icmp eq i64 %p0, 13, !dbg !416
	br label %b1, !dbg !407

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !407
	%52 = icmp slt i64 %51, %p4, !dbg !407
	br i1 %52, label %b2, label %b21, !dbg !407

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !417
	%54 = icmp uge i64 %51, %p2, !dbg !417
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !417, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !408

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !406
	%56 = icmp uge i64 %p9, %41, !dbg !406
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !406, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !406
	call void @gpuc_atomic_inc_thread_64(i8* %57, i32 %42), !dbg !406
	br label %b20, !dbg !406

b4:
	br i1 %43, label %b5, label %b6, !dbg !409

b5:
	%58 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !418
	%59 = icmp uge i64 %p9, %41, !dbg !418
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !418, !prof !13

b5_ok1:
	%60 = bitcast i64* %58 to i8*, !dbg !418
	%61 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %60, i32 %42), !dbg !418
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !419
	%63 = icmp uge i64 %51, %p8, !dbg !419
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !419, !prof !13

b5_ok2:
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !419
	br label %b20, !dbg !419

b6:
	br i1 %44, label %b7, label %b8, !dbg !410

b7:
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !420
	%65 = icmp uge i64 %51, %p6, !dbg !420
	%66 = icmp uge i64 %p9, %41, !dbg !421
	%67 = or i1 %65, %66, !dbg !421
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !421, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %64, align 8, !dbg !420
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !422
	%70 = load i64, i64 addrspace(1)* %69, align 8, !dbg !422
	%71 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !421
	%72 = bitcast i64* %71 to i8*, !dbg !421
	%73 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %72, i64 %68, i64 %70, i32 %42), !dbg !421
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !423
	%75 = icmp uge i64 %51, %p8, !dbg !423
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !423, !prof !13

b7_ok3:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !423
	br label %b20, !dbg !423

b8:
	br i1 %45, label %b9, label %b10, !dbg !411

b9:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !425
	%77 = icmp uge i64 %p9, %41, !dbg !424
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !424, !prof !13

b9_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !425
	%79 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !424
	%80 = bitcast i64* %79 to i8*, !dbg !424
	call void @gpuc_atomic_and_thread_64(i8* %80, i64 %78, i32 %42), !dbg !424
	br label %b20, !dbg !424

b10:
	br i1 %46, label %b11, label %b12, !dbg !412

b11:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !427
	%82 = icmp uge i64 %p9, %41, !dbg !426
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !426, !prof !13

b11_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !427
	%84 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !426
	%85 = bitcast i64* %84 to i8*, !dbg !426
	%86 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %85, i64 %83, i32 %42), !dbg !426
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !428
	%88 = icmp uge i64 %51, %p8, !dbg !428
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !428, !prof !13

b11_ok2:
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !428
	br label %b20, !dbg !428

b12:
	br i1 %47, label %b13, label %b14, !dbg !413

b13:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !430
	%90 = icmp uge i64 %p9, %41, !dbg !429
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !429, !prof !13

b13_ok1:
	%91 = load i64, i64 addrspace(1)* %89, align 8, !dbg !430
	%92 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !429
	%93 = bitcast i64* %92 to i8*, !dbg !429
	call void @gpuc_atomic_or_thread_64(i8* %93, i64 %91, i32 %42), !dbg !429
	br label %b20, !dbg !429

b14:
	br i1 %48, label %b15, label %b16, !dbg !414

b15:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !432
	%95 = icmp uge i64 %p9, %41, !dbg !431
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !431, !prof !13

b15_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !432
	%97 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !431
	%98 = bitcast i64* %97 to i8*, !dbg !431
	%99 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %98, i64 %96, i32 %42), !dbg !431
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !433
	%101 = icmp uge i64 %51, %p8, !dbg !433
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !433, !prof !13

b15_ok2:
	store i64 %99, i64 addrspace(1)* %100, align 8, !dbg !433
	br label %b20, !dbg !433

b16:
	br i1 %49, label %b17, label %b18, !dbg !415

b17:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !435
	%103 = icmp uge i64 %p9, %41, !dbg !434
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !434, !prof !13

b17_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !435
	%105 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !434
	%106 = bitcast i64* %105 to i8*, !dbg !434
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %104, i32 %42), !dbg !434
	br label %b20, !dbg !434

b18:
	br i1 %50, label %b19, label %b20, !dbg !416

b19:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !437
	%108 = icmp uge i64 %p9, %41, !dbg !436
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !436, !prof !13

b19_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !437
	%110 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !436
	%111 = bitcast i64* %110 to i8*, !dbg !436
	%112 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %111, i64 %109, i32 %42), !dbg !436
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !438
	%114 = icmp uge i64 %51, %p8, !dbg !438
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !438, !prof !13

b19_ok2:
	store i64 %112, i64 addrspace(1)* %113, align 8, !dbg !438
	br label %b20, !dbg !438

b20:
	%115 = add i64 %51, %39, !dbg !407
	br label %b1, !dbg !407

b21:
	ret void, !dbg !405

b2_fail1:
	br label %fail, !dbg !417

b3_fail1:
	br label %fail, !dbg !406

b5_fail1:
	br label %fail, !dbg !418

b5_fail2:
	br label %fail, !dbg !419

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !420
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !420

b7_fail2:
	br label %fail, !dbg !420

b7_ok2:
	br label %fail, !dbg !421

b7_fail3:
	br label %fail, !dbg !423

b9_fail1:
	br label %fail, !dbg !424

b11_fail1:
	br label %fail, !dbg !426

b11_fail2:
	br label %fail, !dbg !428

b13_fail1:
	br label %fail, !dbg !429

b15_fail1:
	br label %fail, !dbg !431

b15_fail2:
	br label %fail, !dbg !433

b17_fail1:
	br label %fail, !dbg !434

b19_fail1:
	br label %fail, !dbg !436

b19_fail2:
	br label %fail, !dbg !438

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !403
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !403
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !403
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !403
	ret void, !dbg !403
}

define void @WaitInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !440
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !440
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !440
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !440
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !440
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !440
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !27
	%12 = mul i32 %11, %9, !dbg !444
	%13 = add i32 %8, %12, !dbg !444
	%14 = mul i32 %10, %13, !dbg !444
	%15 = add i32 %7, %14, !dbg !444
	%16 = sext i32 %15 to i64, !dbg !444
	%17 = icmp eq i64 %16, 33, !dbg !445
	br i1 %17, label %b1, label %b5, !dbg !445

b1:
	%18 = sext i32 %6 to i64, !dbg !443
	%19 = trunc i64 %p16 to i32, !dbg !443
	br label %b2, !dbg !445

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !445
	%21 = add nsw i64 %20, 1, !dbg !445
	%22 = icmp slt i64 %21, %p4, !dbg !445
	br i1 %22, label %b3, label %b4, !dbg !445

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !446
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !447
	%25 = icmp uge i64 %21, %p2, !dbg !446
	%26 = icmp uge i64 %p16, %18, !dbg !443
	%27 = or i1 %25, %26, !dbg !443
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !443, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !447
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !443
	%30 = bitcast i64* %29 to i8*, !dbg !443
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !443
	br label %b2, !dbg !443

b4:
	call void @gpuc_quiet_thread(), !dbg !448
	br label %b42, !dbg !448

b5:
	%31 = icmp eq i64 %16, 0, !dbg !449
	br i1 %31, label %b6, label %b42, !dbg !449

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !450
	br i1 %32, label %b7, label %b22, !dbg !450

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !453
	br i1 %33, label %b8, label %b9, !dbg !453

b8:
	%34 = sext i32 %p9 to i64, !dbg !455
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !454
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !455
	%37 = icmp uge i64 %p10, %p2, !dbg !454
	%38 = icmp ugt i64 %34, 5, !dbg !455
	%39 = or i1 %37, %38, !dbg !455
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !455, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !455
	call void @gpuc_wait_until_thread_int64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !455
	br label %b21, !dbg !455

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !456
	br i1 %41, label %b10, label %b11, !dbg !456

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !457
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !457
	%44 = sext i32 %p9 to i64, !dbg !457
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !457
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !457
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !457
	%48 = icmp ne i64 %p2, %43, !dbg !457
	%49 = icmp ugt i64 %44, 5, !dbg !457
	%50 = or i1 %48, %49, !dbg !457
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !457, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !457
	%52 = bitcast i32* %47 to i8*, !dbg !457
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !457
	br label %b21, !dbg !457

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !458
	br i1 %53, label %b12, label %b13, !dbg !458

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !459
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !459
	%56 = sext i32 %p9 to i64, !dbg !459
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !459
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !459
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !459
	%60 = icmp ne i64 %p2, %55, !dbg !459
	%61 = icmp ugt i64 %56, 5, !dbg !459
	%62 = or i1 %60, %61, !dbg !459
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !459, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !459
	%64 = bitcast i32* %59 to i8*, !dbg !459
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !459
	br label %b21, !dbg !460

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !461
	br i1 %66, label %b14, label %b15, !dbg !461

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !462
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !462
	%69 = sext i32 %p9 to i64, !dbg !462
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !462
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !462
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !462
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !462
	%74 = icmp ugt i64 %p2, %p6, !dbg !462
	%75 = icmp ne i64 %p2, %68, !dbg !462
	%76 = icmp ugt i64 %69, 5, !dbg !462
	%77 = or i1 %74, %75, !dbg !462
	%78 = or i1 %77, %76, !dbg !462
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !462, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !462
	%80 = bitcast i64* %72 to i8*, !dbg !462
	%81 = bitcast i32* %73 to i8*, !dbg !462
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !462
	br label %b21, !dbg !463

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !464
	br i1 %83, label %b16, label %b17, !dbg !464

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !465
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !465
	%86 = sext i32 %p9 to i64, !dbg !465
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !465
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !465
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !465
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !465
	%91 = icmp ne i64 %p2, %85, !dbg !465
	%92 = icmp ne i64 %p2, %p13, !dbg !465
	%93 = icmp ugt i64 %86, 5, !dbg !465
	%94 = or i1 %91, %92, !dbg !465
	%95 = or i1 %94, %93, !dbg !465
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !465, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !465
	%97 = bitcast i32* %89 to i8*, !dbg !465
	%98 = bitcast i64* %90 to i8*, !dbg !465
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !465
	br label %b21, !dbg !465

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !466
	br i1 %99, label %b18, label %b19, !dbg !466

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !467
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !467
	%102 = sext i32 %p9 to i64, !dbg !467
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !467
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !467
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !467
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !467
	%107 = icmp ne i64 %p2, %101, !dbg !467
	%108 = icmp ne i64 %p2, %p13, !dbg !467
	%109 = icmp ugt i64 %102, 5, !dbg !467
	%110 = or i1 %107, %108, !dbg !467
	%111 = or i1 %110, %109, !dbg !467
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !467, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !467
	%113 = bitcast i32* %105 to i8*, !dbg !467
	%114 = bitcast i64* %106 to i8*, !dbg !467
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !467
	br label %b21, !dbg !468

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !469
	br i1 %116, label %b20, label %b21, !dbg !469

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !470
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !470
	%119 = sext i32 %p9 to i64, !dbg !470
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !470
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !470
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !470
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !470
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !470
	%125 = icmp ugt i64 %p2, %p6, !dbg !470
	%126 = icmp ne i64 %p2, %118, !dbg !470
	%127 = icmp ne i64 %p2, %p13, !dbg !470
	%128 = icmp ugt i64 %119, 5, !dbg !470
	%129 = or i1 %125, %126, !dbg !470
	%130 = or i1 %129, %127, !dbg !470
	%131 = or i1 %130, %128, !dbg !470
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !470, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !470
	%133 = bitcast i64* %122 to i8*, !dbg !470
	%134 = bitcast i32* %123 to i8*, !dbg !470
	%135 = bitcast i64* %124 to i8*, !dbg !470
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !470
	br label %b21, !dbg !471

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !452
	br label %b41, !dbg !452

b22:
	%138 = sub nsw i64 %p0, 7, !dbg !472
	%139 = icmp eq i64 %138, 0, !dbg !475
	%140 = icmp eq i64 %p4, 0, !dbg !476
	%141 = sext i32 %p9 to i64, !dbg !477
	%142 = icmp eq i64 %138, 1, !dbg !478
	%143 = icmp eq i64 %p8, 0, !dbg !479
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !479
	%145 = icmp eq i64 %138, 2, !dbg !480
	%146 = icmp eq i64 %138, 3, !dbg !481
	%147 = icmp eq i64 %138, 4, !dbg !482
	%148 = icmp eq i64 %138, 5, !dbg !483
	%149 = icmp eq i64 %138, 6, !dbg !484
	br label %b23, !dbg !472

b23:
	br i1 %139, label %b24, label %b25, !dbg !475

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !485
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !477
	%152 = icmp uge i64 %p10, %p2, !dbg !485
	%153 = icmp ugt i64 %141, 5, !dbg !477
	%154 = or i1 %152, %153, !dbg !477
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !477, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !477
	%156 = call i32 @gpuc_test_thread_int64(i8* %155, i32 %p9, i64 %p11), !dbg !477
	%157 = icmp ne i32 %156, 0, !dbg !477
	br label %b33, !dbg !477

b25:
	br i1 %142, label %b26, label %b27, !dbg !478

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !479
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !479
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !479
	%161 = icmp ne i64 %p2, %144, !dbg !479
	%162 = icmp ugt i64 %141, 5, !dbg !479
	%163 = or i1 %161, %162, !dbg !479
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !479, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !479
	%165 = bitcast i32* %160 to i8*, !dbg !479
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 4), !dbg !479
	%167 = icmp ne i32 %166, 0, !dbg !479
	br label %b33, !dbg !479

b27:
	br i1 %145, label %b28, label %b29, !dbg !480

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !486
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !486
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !486
	%171 = icmp ne i64 %p2, %144, !dbg !486
	%172 = icmp ugt i64 %141, 5, !dbg !486
	%173 = or i1 %171, %172, !dbg !486
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !486, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !486
	%175 = bitcast i32* %170 to i8*, !dbg !486
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 4), !dbg !486
	%177 = icmp sge i64 %176, 0, !dbg !487
	br label %b39, !dbg !488

b29:
	br i1 %146, label %b30, label %b31, !dbg !481

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !489
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !489
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !489
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !489
	%182 = icmp ugt i64 %p2, %p6, !dbg !489
	%183 = icmp ne i64 %p2, %144, !dbg !489
	%184 = icmp ugt i64 %141, 5, !dbg !489
	%185 = or i1 %182, %183, !dbg !489
	%186 = or i1 %185, %184, !dbg !489
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !489, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !489
	%188 = bitcast i64* %180 to i8*, !dbg !489
	%189 = bitcast i32* %181 to i8*, !dbg !489
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 4), !dbg !489
	%191 = icmp sgt i64 %190, 0, !dbg !490
	br label %b39, !dbg !491

b31:
	br i1 %147, label %b32, label %b34, !dbg !482

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !492
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !492
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !492
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !492
	%196 = icmp ne i64 %p2, %144, !dbg !492
	%197 = icmp ne i64 %p2, %p13, !dbg !492
	%198 = icmp ugt i64 %141, 5, !dbg !492
	%199 = or i1 %196, %197, !dbg !492
	%200 = or i1 %199, %198, !dbg !492
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !492, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !492
	%202 = bitcast i32* %194 to i8*, !dbg !492
	%203 = bitcast i64* %195 to i8*, !dbg !492
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 4), !dbg !492
	%205 = icmp ne i32 %204, 0, !dbg !492
	br label %b33, !dbg !492

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !493
	br i1 %206, label %b39, label %b38, !dbg !493

b34:
	br i1 %148, label %b35, label %b36, !dbg !483

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !494
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !494
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !494
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !494
	%211 = icmp ne i64 %p2, %144, !dbg !494
	%212 = icmp ne i64 %p2, %p13, !dbg !494
	%213 = icmp ugt i64 %141, 5, !dbg !494
	%214 = or i1 %211, %212, !dbg !494
	%215 = or i1 %214, %213, !dbg !494
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !494, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !494
	%217 = bitcast i32* %209 to i8*, !dbg !494
	%218 = bitcast i64* %210 to i8*, !dbg !494
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 4), !dbg !494
	%220 = icmp sge i64 %219, 0, !dbg !495
	br label %b39, !dbg !496

b36:
	br i1 %149, label %b37, label %b38, !dbg !484

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !497
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !497
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !497
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !497
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !497
	%226 = icmp ugt i64 %p2, %p6, !dbg !497
	%227 = icmp ne i64 %p2, %144, !dbg !497
	%228 = icmp ne i64 %p2, %p13, !dbg !497
	%229 = icmp ugt i64 %141, 5, !dbg !497
	%230 = or i1 %226, %227, !dbg !497
	%231 = or i1 %230, %228, !dbg !497
	%232 = or i1 %231, %229, !dbg !497
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !497, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !497
	%234 = bitcast i64* %223 to i8*, !dbg !497
	%235 = bitcast i32* %224 to i8*, !dbg !497
	%236 = bitcast i64* %225 to i8*, !dbg !497
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 4), !dbg !497
	%238 = icmp sgt i64 %237, 0, !dbg !498
	br label %b39, !dbg !499

b38:
	br label %b39, !dbg !500

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !474
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !474
	br i1 %239, label %b41, label %b40, !dbg !474

b40:
	br i1 %140, label %b41, label %b23, !dbg !476

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !501
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !502
	%243 = icmp uge i64 0, %p15, !dbg !502
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !502, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !502
	br label %b42, !dbg !502

b42:
	ret void, !dbg !442

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !446
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !446

b3_fail2:
	br label %fail, !dbg !446

b3_ok2:
	br label %fail, !dbg !443

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !454
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !454

b8_fail2:
	br label %fail, !dbg !454

b8_ok2:
	br label %fail, !dbg !455

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !457
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !457

b10_fail2:
	br label %fail, !dbg !457

b10_ok2:
	br label %fail, !dbg !457

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !459
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !459

b12_fail2:
	br label %fail, !dbg !459

b12_ok2:
	br label %fail, !dbg !459

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !462
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !462

b14_fail2:
	br label %fail, !dbg !462

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !462
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !462

b14_fail3:
	br label %fail, !dbg !462

b14_ok3:
	br label %fail, !dbg !462

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !465
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !465

b16_fail2:
	br label %fail, !dbg !465

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !465
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !465

b16_fail3:
	br label %fail, !dbg !465

b16_ok3:
	br label %fail, !dbg !465

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !467
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !467

b18_fail2:
	br label %fail, !dbg !467

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !467
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !467

b18_fail3:
	br label %fail, !dbg !467

b18_ok3:
	br label %fail, !dbg !467

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !470
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !470

b20_fail2:
	br label %fail, !dbg !470

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !470
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !470

b20_fail3:
	br label %fail, !dbg !470

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !470
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !470

b20_fail4:
	br label %fail, !dbg !470

b20_ok4:
	br label %fail, !dbg !470

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !485
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !485

b24_fail2:
	br label %fail, !dbg !485

b24_ok2:
	br label %fail, !dbg !477

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !479
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !479

b26_fail2:
	br label %fail, !dbg !479

b26_ok2:
	br label %fail, !dbg !479

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !486
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !486

b28_fail2:
	br label %fail, !dbg !486

b28_ok2:
	br label %fail, !dbg !486

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !489
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !489

b30_fail2:
	br label %fail, !dbg !489

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !489
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !489

b30_fail3:
	br label %fail, !dbg !489

b30_ok3:
	br label %fail, !dbg !489

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !492
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !492

b32_fail2:
	br label %fail, !dbg !492

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !492
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !492

b32_fail3:
	br label %fail, !dbg !492

b32_ok3:
	br label %fail, !dbg !492

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !494
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !494

b35_fail2:
	br label %fail, !dbg !494

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !494
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !494

b35_fail3:
	br label %fail, !dbg !494

b35_ok3:
	br label %fail, !dbg !494

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !497
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !497

b37_fail2:
	br label %fail, !dbg !497

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !497
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !497

b37_fail3:
	br label %fail, !dbg !497

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !497
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !497

b37_fail4:
	br label %fail, !dbg !497

b37_ok4:
	br label %fail, !dbg !497

b41_fail1:
	br label %fail, !dbg !502

fail:
	%269 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !440
	%270 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %56, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %69, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %86, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %102, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %119, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %141, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %141, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %141, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %141, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %141, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %141, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %141, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !440
	%271 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %55, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %68, %b14_fail3 ], [ 5, %b14_ok3 ], [ %85, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %101, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %118, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %144, %b26_fail2 ], [ 5, %b26_ok2 ], [ %144, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %144, %b30_fail3 ], [ 5, %b30_ok3 ], [ %144, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %144, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %144, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !440
	call void @gpuc_fail(i8* %ctrl, i32 %269, i64 %270, i64 %271), !dbg !440
	ret void, !dbg !440
}

define void @WaitUint16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 zeroext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !504
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !504
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !504
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !504
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !504
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !504
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !27
	%12 = mul i32 %11, %9, !dbg !508
	%13 = add i32 %8, %12, !dbg !508
	%14 = mul i32 %10, %13, !dbg !508
	%15 = add i32 %7, %14, !dbg !508
	%16 = sext i32 %15 to i64, !dbg !508
	%17 = icmp eq i64 %16, 33, !dbg !509
	br i1 %17, label %b1, label %b5, !dbg !509

b1:
	%18 = sext i32 %6 to i64, !dbg !507
	%19 = trunc i64 %p16 to i32, !dbg !507
	br label %b2, !dbg !509

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !509
	%21 = add nsw i64 %20, 1, !dbg !509
	%22 = icmp slt i64 %21, %p4, !dbg !509
	br i1 %22, label %b3, label %b4, !dbg !509

b3:
	%23 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %21, !dbg !510
	%24 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %21, !dbg !511
	%25 = icmp uge i64 %21, %p2, !dbg !510
	%26 = icmp uge i64 %p16, %18, !dbg !507
	%27 = or i1 %25, %26, !dbg !507
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !507, !prof !13

b3_ok1:
	%28 = load i16, i16 addrspace(1)* %24, align 2, !dbg !511
	%29 = addrspacecast i16 addrspace(1)* %23 to i16*, !dbg !507
	%30 = bitcast i16* %29 to i8*, !dbg !507
	call void @gpuc_p_thread_16(i8* %30, i16 zeroext %28, i32 %19), !dbg !507
	br label %b2, !dbg !507

b4:
	call void @gpuc_quiet_thread(), !dbg !512
	br label %b42, !dbg !512

b5:
	%31 = icmp eq i64 %16, 0, !dbg !513
	br i1 %31, label %b6, label %b42, !dbg !513

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !514
	br i1 %32, label %b7, label %b22, !dbg !514

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !517
	br i1 %33, label %b8, label %b9, !dbg !517

b8:
	%34 = sext i32 %p9 to i64, !dbg !519
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !518
	%36 = addrspacecast i16 addrspace(1)* %35 to i16*, !dbg !519
	%37 = icmp uge i64 %p10, %p2, !dbg !518
	%38 = icmp ugt i64 %34, 5, !dbg !519
	%39 = or i1 %37, %38, !dbg !519
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !519, !prof !13

b8_ok1:
	%40 = bitcast i16* %36 to i8*, !dbg !519
	call void @gpuc_wait_until_thread_uint16(i8* %40, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 93), !dbg !519
	br label %b21, !dbg !519

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !520
	br i1 %41, label %b10, label %b11, !dbg !520

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !521
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !521
	%44 = sext i32 %p9 to i64, !dbg !521
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !521
	%46 = zext i16 %p11 to i64, !dbg !521
	%47 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !521
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !521
	%49 = icmp ne i64 %p2, %43, !dbg !521
	%50 = icmp ugt i64 %44, 5, !dbg !521
	%51 = or i1 %49, %50, !dbg !521
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !521, !prof !13

b10_ok1:
	%52 = bitcast i16* %47 to i8*, !dbg !521
	%53 = bitcast i32* %48 to i8*, !dbg !521
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 6, i32 1, i8* %ctrl, i32 94), !dbg !521
	br label %b21, !dbg !521

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !522
	br i1 %54, label %b12, label %b13, !dbg !522

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !523
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !523
	%57 = sext i32 %p9 to i64, !dbg !523
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !523
	%59 = zext i16 %p11 to i64, !dbg !523
	%60 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !523
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !523
	%62 = icmp ne i64 %p2, %56, !dbg !523
	%63 = icmp ugt i64 %57, 5, !dbg !523
	%64 = or i1 %62, %63, !dbg !523
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !523, !prof !13

b12_ok1:
	%65 = bitcast i16* %60 to i8*, !dbg !523
	%66 = bitcast i32* %61 to i8*, !dbg !523
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 6, i32 1, i8* %ctrl, i32 95), !dbg !523
	br label %b21, !dbg !524

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !525
	br i1 %68, label %b14, label %b15, !dbg !525

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !526
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !526
	%71 = sext i32 %p9 to i64, !dbg !526
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !526
	%73 = zext i16 %p11 to i64, !dbg !526
	%74 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !526
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !526
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !526
	%77 = icmp ugt i64 %p2, %p6, !dbg !526
	%78 = icmp ne i64 %p2, %70, !dbg !526
	%79 = icmp ugt i64 %71, 5, !dbg !526
	%80 = or i1 %77, %78, !dbg !526
	%81 = or i1 %80, %79, !dbg !526
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !526, !prof !13

b14_ok1:
	%82 = bitcast i16* %74 to i8*, !dbg !526
	%83 = bitcast i64* %75 to i8*, !dbg !526
	%84 = bitcast i32* %76 to i8*, !dbg !526
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 6, i32 1, i8* %ctrl, i32 96), !dbg !526
	br label %b21, !dbg !527

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !528
	br i1 %86, label %b16, label %b17, !dbg !528

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !529
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !529
	%89 = sext i32 %p9 to i64, !dbg !529
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !529
	%91 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !529
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !529
	%93 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !529
	%94 = icmp ne i64 %p2, %88, !dbg !529
	%95 = icmp ne i64 %p2, %p13, !dbg !529
	%96 = icmp ugt i64 %89, 5, !dbg !529
	%97 = or i1 %94, %95, !dbg !529
	%98 = or i1 %97, %96, !dbg !529
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !529, !prof !13

b16_ok1:
	%99 = bitcast i16* %91 to i8*, !dbg !529
	%100 = bitcast i32* %92 to i8*, !dbg !529
	%101 = bitcast i16* %93 to i8*, !dbg !529
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 6, i32 1, i8* %ctrl, i32 97), !dbg !529
	br label %b21, !dbg !529

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !530
	br i1 %102, label %b18, label %b19, !dbg !530

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !531
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !531
	%105 = sext i32 %p9 to i64, !dbg !531
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !531
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !531
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !531
	%109 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !531
	%110 = icmp ne i64 %p2, %104, !dbg !531
	%111 = icmp ne i64 %p2, %p13, !dbg !531
	%112 = icmp ugt i64 %105, 5, !dbg !531
	%113 = or i1 %110, %111, !dbg !531
	%114 = or i1 %113, %112, !dbg !531
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !531, !prof !13

b18_ok1:
	%115 = bitcast i16* %107 to i8*, !dbg !531
	%116 = bitcast i32* %108 to i8*, !dbg !531
	%117 = bitcast i16* %109 to i8*, !dbg !531
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 6, i32 1, i8* %ctrl, i32 98), !dbg !531
	br label %b21, !dbg !532

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !533
	br i1 %119, label %b20, label %b21, !dbg !533

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !534
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !534
	%122 = sext i32 %p9 to i64, !dbg !534
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !534
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !534
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !534
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !534
	%127 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !534
	%128 = icmp ugt i64 %p2, %p6, !dbg !534
	%129 = icmp ne i64 %p2, %121, !dbg !534
	%130 = icmp ne i64 %p2, %p13, !dbg !534
	%131 = icmp ugt i64 %122, 5, !dbg !534
	%132 = or i1 %128, %129, !dbg !534
	%133 = or i1 %132, %130, !dbg !534
	%134 = or i1 %133, %131, !dbg !534
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !534, !prof !13

b20_ok1:
	%135 = bitcast i16* %124 to i8*, !dbg !534
	%136 = bitcast i64* %125 to i8*, !dbg !534
	%137 = bitcast i32* %126 to i8*, !dbg !534
	%138 = bitcast i16* %127 to i8*, !dbg !534
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 6, i32 1, i8* %ctrl, i32 99), !dbg !534
	br label %b21, !dbg !535

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !516
	br label %b41, !dbg !516

b22:
	%141 = sub nsw i64 %p0, 7, !dbg !536
	%142 = icmp eq i64 %141, 0, !dbg !539
	%143 = icmp eq i64 %p4, 0, !dbg !540
	%144 = sext i32 %p9 to i64, !dbg !541
	%145 = icmp eq i64 %141, 1, !dbg !542
	%146 = icmp eq i64 %p8, 0, !dbg !543
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !543
	%148 = zext i16 %p11 to i64, !dbg !543
	%149 = icmp eq i64 %141, 2, !dbg !544
	%150 = icmp eq i64 %141, 3, !dbg !545
	%151 = icmp eq i64 %141, 4, !dbg !546
	%152 = icmp eq i64 %141, 5, !dbg !547
	%153 = icmp eq i64 %141, 6, !dbg !548
	br label %b23, !dbg !536

b23:
	br i1 %142, label %b24, label %b25, !dbg !539

b24:
	%154 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !549
	%155 = addrspacecast i16 addrspace(1)* %154 to i16*, !dbg !541
	%156 = icmp uge i64 %p10, %p2, !dbg !549
	%157 = icmp ugt i64 %144, 5, !dbg !541
	%158 = or i1 %156, %157, !dbg !541
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !541, !prof !13

b24_ok1:
	%159 = bitcast i16* %155 to i8*, !dbg !541
	%160 = call i32 @gpuc_test_thread_uint16(i8* %159, i32 %p9, i16 zeroext %p11), !dbg !541
	%161 = icmp ne i32 %160, 0, !dbg !541
	br label %b33, !dbg !541

b25:
	br i1 %145, label %b26, label %b27, !dbg !542

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !543
	%163 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !543
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !543
	%165 = icmp ne i64 %p2, %147, !dbg !543
	%166 = icmp ugt i64 %144, 5, !dbg !543
	%167 = or i1 %165, %166, !dbg !543
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !543, !prof !13

b26_ok1:
	%168 = bitcast i16* %163 to i8*, !dbg !543
	%169 = bitcast i32* %164 to i8*, !dbg !543
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 6), !dbg !543
	%171 = icmp ne i32 %170, 0, !dbg !543
	br label %b33, !dbg !543

b27:
	br i1 %149, label %b28, label %b29, !dbg !544

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !550
	%173 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !550
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !550
	%175 = icmp ne i64 %p2, %147, !dbg !550
	%176 = icmp ugt i64 %144, 5, !dbg !550
	%177 = or i1 %175, %176, !dbg !550
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !550, !prof !13

b28_ok1:
	%178 = bitcast i16* %173 to i8*, !dbg !550
	%179 = bitcast i32* %174 to i8*, !dbg !550
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 6), !dbg !550
	%181 = icmp sge i64 %180, 0, !dbg !551
	br label %b39, !dbg !552

b29:
	br i1 %150, label %b30, label %b31, !dbg !545

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !553
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !553
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !553
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !553
	%186 = icmp ugt i64 %p2, %p6, !dbg !553
	%187 = icmp ne i64 %p2, %147, !dbg !553
	%188 = icmp ugt i64 %144, 5, !dbg !553
	%189 = or i1 %186, %187, !dbg !553
	%190 = or i1 %189, %188, !dbg !553
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !553, !prof !13

b30_ok1:
	%191 = bitcast i16* %183 to i8*, !dbg !553
	%192 = bitcast i64* %184 to i8*, !dbg !553
	%193 = bitcast i32* %185 to i8*, !dbg !553
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 6), !dbg !553
	%195 = icmp sgt i64 %194, 0, !dbg !554
	br label %b39, !dbg !555

b31:
	br i1 %151, label %b32, label %b34, !dbg !546

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !556
	%197 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !556
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !556
	%199 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !556
	%200 = icmp ne i64 %p2, %147, !dbg !556
	%201 = icmp ne i64 %p2, %p13, !dbg !556
	%202 = icmp ugt i64 %144, 5, !dbg !556
	%203 = or i1 %200, %201, !dbg !556
	%204 = or i1 %203, %202, !dbg !556
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !556, !prof !13

b32_ok1:
	%205 = bitcast i16* %197 to i8*, !dbg !556
	%206 = bitcast i32* %198 to i8*, !dbg !556
	%207 = bitcast i16* %199 to i8*, !dbg !556
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 6), !dbg !556
	%209 = icmp ne i32 %208, 0, !dbg !556
	br label %b33, !dbg !556

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !557
	br i1 %210, label %b39, label %b38, !dbg !557

b34:
	br i1 %152, label %b35, label %b36, !dbg !547

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !558
	%212 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !558
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !558
	%214 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !558
	%215 = icmp ne i64 %p2, %147, !dbg !558
	%216 = icmp ne i64 %p2, %p13, !dbg !558
	%217 = icmp ugt i64 %144, 5, !dbg !558
	%218 = or i1 %215, %216, !dbg !558
	%219 = or i1 %218, %217, !dbg !558
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !558, !prof !13

b35_ok1:
	%220 = bitcast i16* %212 to i8*, !dbg !558
	%221 = bitcast i32* %213 to i8*, !dbg !558
	%222 = bitcast i16* %214 to i8*, !dbg !558
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 6), !dbg !558
	%224 = icmp sge i64 %223, 0, !dbg !559
	br label %b39, !dbg !560

b36:
	br i1 %153, label %b37, label %b38, !dbg !548

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !561
	%226 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !561
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !561
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !561
	%229 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !561
	%230 = icmp ugt i64 %p2, %p6, !dbg !561
	%231 = icmp ne i64 %p2, %147, !dbg !561
	%232 = icmp ne i64 %p2, %p13, !dbg !561
	%233 = icmp ugt i64 %144, 5, !dbg !561
	%234 = or i1 %230, %231, !dbg !561
	%235 = or i1 %234, %232, !dbg !561
	%236 = or i1 %235, %233, !dbg !561
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !561, !prof !13

b37_ok1:
	%237 = bitcast i16* %226 to i8*, !dbg !561
	%238 = bitcast i64* %227 to i8*, !dbg !561
	%239 = bitcast i32* %228 to i8*, !dbg !561
	%240 = bitcast i16* %229 to i8*, !dbg !561
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 6), !dbg !561
	%242 = icmp sgt i64 %241, 0, !dbg !562
	br label %b39, !dbg !563

b38:
	br label %b39, !dbg !564

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !538
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !538
	br i1 %243, label %b41, label %b40, !dbg !538

b40:
	br i1 %143, label %b41, label %b23, !dbg !540

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !565
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !566
	%247 = icmp uge i64 0, %p15, !dbg !566
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !566, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !566
	br label %b42, !dbg !566

b42:
	ret void, !dbg !506

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !510
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !510

b3_fail2:
	br label %fail, !dbg !510

b3_ok2:
	br label %fail, !dbg !507

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !518
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !518

b8_fail2:
	br label %fail, !dbg !518

b8_ok2:
	br label %fail, !dbg !519

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !521
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !521

b10_fail2:
	br label %fail, !dbg !521

b10_ok2:
	br label %fail, !dbg !521

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !523
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !523

b12_fail2:
	br label %fail, !dbg !523

b12_ok2:
	br label %fail, !dbg !523

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !526
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !526

b14_fail2:
	br label %fail, !dbg !526

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !526
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !526

b14_fail3:
	br label %fail, !dbg !526

b14_ok3:
	br label %fail, !dbg !526

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !529
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !529

b16_fail2:
	br label %fail, !dbg !529

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !529
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !529

b16_fail3:
	br label %fail, !dbg !529

b16_ok3:
	br label %fail, !dbg !529

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !531
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !531

b18_fail2:
	br label %fail, !dbg !531

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !531
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !531

b18_fail3:
	br label %fail, !dbg !531

b18_ok3:
	br label %fail, !dbg !531

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !534
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !534

b20_fail2:
	br label %fail, !dbg !534

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !534
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !534

b20_fail3:
	br label %fail, !dbg !534

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !534
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !534

b20_fail4:
	br label %fail, !dbg !534

b20_ok4:
	br label %fail, !dbg !534

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !549
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !549

b24_fail2:
	br label %fail, !dbg !549

b24_ok2:
	br label %fail, !dbg !541

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !543
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !543

b26_fail2:
	br label %fail, !dbg !543

b26_ok2:
	br label %fail, !dbg !543

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !550
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !550

b28_fail2:
	br label %fail, !dbg !550

b28_ok2:
	br label %fail, !dbg !550

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !553
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !553

b30_fail2:
	br label %fail, !dbg !553

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !553
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !553

b30_fail3:
	br label %fail, !dbg !553

b30_ok3:
	br label %fail, !dbg !553

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !556
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !556

b32_fail2:
	br label %fail, !dbg !556

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !556
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !556

b32_fail3:
	br label %fail, !dbg !556

b32_ok3:
	br label %fail, !dbg !556

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !558
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !558

b35_fail2:
	br label %fail, !dbg !558

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !558
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !558

b35_fail3:
	br label %fail, !dbg !558

b35_ok3:
	br label %fail, !dbg !558

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !561
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !561

b37_fail2:
	br label %fail, !dbg !561

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !561
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !561

b37_fail3:
	br label %fail, !dbg !561

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !561
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !561

b37_fail4:
	br label %fail, !dbg !561

b37_ok4:
	br label %fail, !dbg !561

b41_fail1:
	br label %fail, !dbg !566

fail:
	%273 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !504
	%274 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %57, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %71, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %89, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %105, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %122, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %144, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %144, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %144, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %144, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %144, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %144, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %144, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !504
	%275 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %56, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %70, %b14_fail3 ], [ 5, %b14_ok3 ], [ %88, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %104, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %121, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %147, %b26_fail2 ], [ 5, %b26_ok2 ], [ %147, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %147, %b30_fail3 ], [ 5, %b30_ok3 ], [ %147, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %147, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %147, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !504
	call void @gpuc_fail(i8* %ctrl, i32 %273, i64 %274, i64 %275), !dbg !504
	ret void, !dbg !504
}

define void @NumbersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !568
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !568
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !568
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572, !range !23
	%5 = sext i32 %4 to i64, !dbg !572
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !572, !range !24
	%7 = sext i32 %6 to i64, !dbg !572
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !572, !range !24
	%9 = sext i32 %8 to i64, !dbg !572
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !572, !range !25
	%11 = sext i32 %10 to i64, !dbg !572
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !572, !range !26
	%13 = sext i32 %12 to i64, !dbg !572
	%14 = mul i64 %13, %9, !dbg !572
	%15 = add i64 %7, %14, !dbg !572
	%16 = mul i64 %11, %15, !dbg !572
	%17 = add i64 %5, %16, !dbg !572
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !27
	%20 = mul i32 %18, %19, !dbg !572
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !28
	%22 = mul i32 %20, %21, !dbg !572
	%23 = sext i32 %22 to i64, !dbg !572
	%24 = mul i64 %17, %23, !dbg !572
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !30
	%28 = mul i32 %19, %27, !dbg !572
	%29 = add i32 %26, %28, !dbg !572
	%30 = mul i32 %18, %29, !dbg !572
	%31 = add i32 %25, %30, !dbg !572
	%32 = sext i32 %31 to i64, !dbg !572
	%33 = add i64 %24, %32, !dbg !572
	%34 = mul i64 %11, %13, !dbg !572
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !572, !range !26
	%36 = sext i32 %35 to i64, !dbg !572
	%37 = mul i64 %34, %36, !dbg !572
	%38 = mul i64 %37, %23, !dbg !572
	%39 = icmp eq i64 %p0, 0, !dbg !573
	%40 = sext i32 %3 to i64, !dbg !571
	%41 = trunc i64 %p7 to i32, !dbg !571
	%42 = icmp eq i64 %p0, 1, !dbg !574
	%43 = icmp eq i64 %p0, 2, !dbg !575
	%44 = icmp eq i64 %p0, 3, !dbg !576
	%45 = icmp eq i64 %p0, 4, !dbg !577
	br label %b1, !dbg !572

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !572
	%47 = icmp slt i64 %46, %p4, !dbg !572
	br i1 %47, label %b2, label %b13, !dbg !572

b2:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !578
	%49 = icmp uge i64 %46, %p2, !dbg !578
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !578, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !573

b3:
	%50 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !571
	%51 = icmp uge i64 %p7, %40, !dbg !571
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !571, !prof !13

b3_ok1:
	%52 = bitcast i32* %50 to i8*, !dbg !571
	%53 = call i32 @gpuc_atomic_fetch_thread_32(i8* %52, i32 %41), !dbg !571
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !579
	%55 = icmp uge i64 %46, %p6, !dbg !579
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !579, !prof !13

b3_ok2:
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !579
	br label %b12, !dbg !579

b4:
	br i1 %42, label %b5, label %b6, !dbg !574

b5:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !581
	%57 = icmp uge i64 %p7, %40, !dbg !580
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !580, !prof !13

b5_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !581
	%59 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !580
	%60 = bitcast i32* %59 to i8*, !dbg !580
	call void @gpuc_atomic_set_thread_32(i8* %60, i32 %58, i32 %41), !dbg !580
	br label %b12, !dbg !580

b6:
	br i1 %43, label %b7, label %b8, !dbg !575

b7:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !583
	%62 = icmp uge i64 %p7, %40, !dbg !582
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !582, !prof !13

b7_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !583
	%64 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !582
	%65 = bitcast i32* %64 to i8*, !dbg !582
	%66 = call i32 @gpuc_atomic_swap_thread_32(i8* %65, i32 %63, i32 %41), !dbg !582
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !584
	%68 = icmp uge i64 %46, %p6, !dbg !584
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !584, !prof !13

b7_ok2:
	store i32 %66, i32 addrspace(1)* %67, align 4, !dbg !584
	br label %b12, !dbg !584

b8:
	br i1 %44, label %b9, label %b10, !dbg !576

b9:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !586
	%70 = icmp uge i64 %p7, %40, !dbg !585
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !585, !prof !13

b9_ok1:
	%71 = load i32, i32 addrspace(1)* %69, align 4, !dbg !586
	%72 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !585
	%73 = bitcast i32* %72 to i8*, !dbg !585
	call void @gpuc_atomic_add_thread_uint32(i8* %73, i32 %71, i32 %41), !dbg !585
	br label %b12, !dbg !585

b10:
	br i1 %45, label %b11, label %b12, !dbg !577

b11:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46, !dbg !588
	%75 = icmp uge i64 %p7, %40, !dbg !587
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !587, !prof !13

b11_ok1:
	%76 = load i32, i32 addrspace(1)* %74, align 4, !dbg !588
	%77 = addrspacecast i32 addrspace(1)* %48 to i32*, !dbg !587
	%78 = bitcast i32* %77 to i8*, !dbg !587
	%79 = call i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %78, i32 %76, i32 %41), !dbg !587
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !589
	%81 = icmp uge i64 %46, %p6, !dbg !589
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !589, !prof !13

b11_ok2:
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !589
	br label %b12, !dbg !589

b12:
	%82 = add i64 %46, %38, !dbg !572
	br label %b1, !dbg !572

b13:
	ret void, !dbg !570

b2_fail1:
	br label %fail, !dbg !578

b3_fail1:
	br label %fail, !dbg !571

b3_fail2:
	br label %fail, !dbg !579

b5_fail1:
	br label %fail, !dbg !580

b7_fail1:
	br label %fail, !dbg !582

b7_fail2:
	br label %fail, !dbg !584

b9_fail1:
	br label %fail, !dbg !585

b11_fail1:
	br label %fail, !dbg !587

b11_fail2:
	br label %fail, !dbg !589

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !568
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !568
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !568
	ret void, !dbg !568
}

define void @IntegersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !590 {
entry:
	br label %b0, !dbg !591

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !591
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !591
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !591
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !591
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !594
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !595, !range !23
	%6 = sext i32 %5 to i64, !dbg !595
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !595, !range !24
	%8 = sext i32 %7 to i64, !dbg !595
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !595, !range !24
	%10 = sext i32 %9 to i64, !dbg !595
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !595, !range !25
	%12 = sext i32 %11 to i64, !dbg !595
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !595, !range !26
	%14 = sext i32 %13 to i64, !dbg !595
	%15 = mul i64 %14, %10, !dbg !595
	%16 = add i64 %8, %15, !dbg !595
	%17 = mul i64 %12, %16, !dbg !595
	%18 = add i64 %6, %17, !dbg !595
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !595, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !595, !range !27
	%21 = mul i32 %19, %20, !dbg !595
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !595, !range !28
	%23 = mul i32 %21, %22, !dbg !595
	%24 = sext i32 %23 to i64, !dbg !595
	%25 = mul i64 %18, %24, !dbg !595
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !595, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !595, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !595, !range !30
	%29 = mul i32 %20, %28, !dbg !595
	%30 = add i32 %27, %29, !dbg !595
	%31 = mul i32 %19, %30, !dbg !595
	%32 = add i32 %26, %31, !dbg !595
	%33 = sext i32 %32 to i64, !dbg !595
	%34 = add i64 %25, %33, !dbg !595
	%35 = mul i64 %12, %14, !dbg !595
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !595, !range !26
	%37 = sext i32 %36 to i64, !dbg !595
	%38 = mul i64 %35, %37, !dbg !595
	%39 = mul i64 %38, %24, !dbg !595
	%40 = icmp eq i64 %p0, 5, !dbg !596
	%41 = sext i32 %4 to i64, !dbg !594
	%42 = trunc i64 %p9 to i32, !dbg !594
	%43 = icmp eq i64 %p0, 6, !dbg !597
	%44 = icmp eq i64 %p0, 7, !dbg !598
	%45 = icmp eq i64 %p0, 8, !dbg !599
	%46 = icmp eq i64 %p0, 9, !dbg !600
	%47 = icmp eq i64 %p0, 10, !dbg !601
	%48 = icmp eq i64 %p0, 11, !dbg !602
	%49 = icmp eq i64 %p0, 12, !dbg !603
	%50 = icmp eq i64 %p0, 13, !dbg !604
	br label %b1, !dbg !595

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !595
	%52 = icmp slt i64 %51, %p4, !dbg !595
	br i1 %52, label %b2, label %b21, !dbg !595

b2:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %51, !dbg !605
	%54 = icmp uge i64 %51, %p2, !dbg !605
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !605, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !596

b3:
	%55 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !594
	%56 = icmp uge i64 %p9, %41, !dbg !594
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !594, !prof !13

b3_ok1:
	%57 = bitcast i32* %55 to i8*, !dbg !594
	call void @gpuc_atomic_inc_thread_32(i8* %57, i32 %42), !dbg !594
	br label %b20, !dbg !594

b4:
	br i1 %43, label %b5, label %b6, !dbg !597

b5:
	%58 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !606
	%59 = icmp uge i64 %p9, %41, !dbg !606
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !606, !prof !13

b5_ok1:
	%60 = bitcast i32* %58 to i8*, !dbg !606
	%61 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %60, i32 %42), !dbg !606
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !607
	%63 = icmp uge i64 %51, %p8, !dbg !607
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !607, !prof !13

b5_ok2:
	store i32 %61, i32 addrspace(1)* %62, align 4, !dbg !607
	br label %b20, !dbg !607

b6:
	br i1 %44, label %b7, label %b8, !dbg !598

b7:
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !608
	%65 = icmp uge i64 %51, %p6, !dbg !608
	%66 = icmp uge i64 %p9, %41, !dbg !609
	%67 = or i1 %65, %66, !dbg !609
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !609, !prof !13

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %64, align 4, !dbg !608
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !610
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !610
	%71 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !609
	%72 = bitcast i32* %71 to i8*, !dbg !609
	%73 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %72, i32 %68, i32 %70, i32 %42), !dbg !609
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !611
	%75 = icmp uge i64 %51, %p8, !dbg !611
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !611, !prof !13

b7_ok3:
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !611
	br label %b20, !dbg !611

b8:
	br i1 %45, label %b9, label %b10, !dbg !599

b9:
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !613
	%77 = icmp uge i64 %p9, %41, !dbg !612
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !612, !prof !13

b9_ok1:
	%78 = load i32, i32 addrspace(1)* %76, align 4, !dbg !613
	%79 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !612
	%80 = bitcast i32* %79 to i8*, !dbg !612
	call void @gpuc_atomic_and_thread_32(i8* %80, i32 %78, i32 %42), !dbg !612
	br label %b20, !dbg !612

b10:
	br i1 %46, label %b11, label %b12, !dbg !600

b11:
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !615
	%82 = icmp uge i64 %p9, %41, !dbg !614
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !614, !prof !13

b11_ok1:
	%83 = load i32, i32 addrspace(1)* %81, align 4, !dbg !615
	%84 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !614
	%85 = bitcast i32* %84 to i8*, !dbg !614
	%86 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %85, i32 %83, i32 %42), !dbg !614
	%87 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !616
	%88 = icmp uge i64 %51, %p8, !dbg !616
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !616, !prof !13

b11_ok2:
	store i32 %86, i32 addrspace(1)* %87, align 4, !dbg !616
	br label %b20, !dbg !616

b12:
	br i1 %47, label %b13, label %b14, !dbg !601

b13:
	%89 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !618
	%90 = icmp uge i64 %p9, %41, !dbg !617
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !617, !prof !13

b13_ok1:
	%91 = load i32, i32 addrspace(1)* %89, align 4, !dbg !618
	%92 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !617
	%93 = bitcast i32* %92 to i8*, !dbg !617
	call void @gpuc_atomic_or_thread_32(i8* %93, i32 %91, i32 %42), !dbg !617
	br label %b20, !dbg !617

b14:
	br i1 %48, label %b15, label %b16, !dbg !602

b15:
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !620
	%95 = icmp uge i64 %p9, %41, !dbg !619
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !619, !prof !13

b15_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !620
	%97 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !619
	%98 = bitcast i32* %97 to i8*, !dbg !619
	%99 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %98, i32 %96, i32 %42), !dbg !619
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !621
	%101 = icmp uge i64 %51, %p8, !dbg !621
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !621, !prof !13

b15_ok2:
	store i32 %99, i32 addrspace(1)* %100, align 4, !dbg !621
	br label %b20, !dbg !621

b16:
	br i1 %49, label %b17, label %b18, !dbg !603

b17:
	%102 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !623
	%103 = icmp uge i64 %p9, %41, !dbg !622
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !622, !prof !13

b17_ok1:
	%104 = load i32, i32 addrspace(1)* %102, align 4, !dbg !623
	%105 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !622
	%106 = bitcast i32* %105 to i8*, !dbg !622
	call void @gpuc_atomic_xor_thread_32(i8* %106, i32 %104, i32 %42), !dbg !622
	br label %b20, !dbg !622

b18:
	br i1 %50, label %b19, label %b20, !dbg !604

b19:
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !625
	%108 = icmp uge i64 %p9, %41, !dbg !624
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !624, !prof !13

b19_ok1:
	%109 = load i32, i32 addrspace(1)* %107, align 4, !dbg !625
	%110 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !624
	%111 = bitcast i32* %110 to i8*, !dbg !624
	%112 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %111, i32 %109, i32 %42), !dbg !624
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %51, !dbg !626
	%114 = icmp uge i64 %51, %p8, !dbg !626
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !626, !prof !13

b19_ok2:
	store i32 %112, i32 addrspace(1)* %113, align 4, !dbg !626
	br label %b20, !dbg !626

b20:
	%115 = add i64 %51, %39, !dbg !595
	br label %b1, !dbg !595

b21:
	ret void, !dbg !593

b2_fail1:
	br label %fail, !dbg !605

b3_fail1:
	br label %fail, !dbg !594

b5_fail1:
	br label %fail, !dbg !606

b5_fail2:
	br label %fail, !dbg !607

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !608
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !608

b7_fail2:
	br label %fail, !dbg !608

b7_ok2:
	br label %fail, !dbg !609

b7_fail3:
	br label %fail, !dbg !611

b9_fail1:
	br label %fail, !dbg !612

b11_fail1:
	br label %fail, !dbg !614

b11_fail2:
	br label %fail, !dbg !616

b13_fail1:
	br label %fail, !dbg !617

b15_fail1:
	br label %fail, !dbg !619

b15_fail2:
	br label %fail, !dbg !621

b17_fail1:
	br label %fail, !dbg !622

b19_fail1:
	br label %fail, !dbg !624

b19_fail2:
	br label %fail, !dbg !626

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !591
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !591
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !591
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !591
	ret void, !dbg !591
}

define void @WaitUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !627 {
entry:
	br label %b0, !dbg !628

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !628
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !628
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !628
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !628
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !628
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !628
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !631
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !632, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !632, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !632, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !632, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !632, !range !27
	%12 = mul i32 %11, %9, !dbg !632
	%13 = add i32 %8, %12, !dbg !632
	%14 = mul i32 %10, %13, !dbg !632
	%15 = add i32 %7, %14, !dbg !632
	%16 = sext i32 %15 to i64, !dbg !632
	%17 = icmp eq i64 %16, 33, !dbg !633
	br i1 %17, label %b1, label %b5, !dbg !633

b1:
	%18 = sext i32 %6 to i64, !dbg !631
	%19 = trunc i64 %p16 to i32, !dbg !631
	br label %b2, !dbg !633

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !633
	%21 = add nsw i64 %20, 1, !dbg !633
	%22 = icmp slt i64 %21, %p4, !dbg !633
	br i1 %22, label %b3, label %b4, !dbg !633

b3:
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21, !dbg !634
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %21, !dbg !635
	%25 = icmp uge i64 %21, %p2, !dbg !634
	%26 = icmp uge i64 %p16, %18, !dbg !631
	%27 = or i1 %25, %26, !dbg !631
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !631, !prof !13

b3_ok1:
	%28 = load i32, i32 addrspace(1)* %24, align 4, !dbg !635
	%29 = addrspacecast i32 addrspace(1)* %23 to i32*, !dbg !631
	%30 = bitcast i32* %29 to i8*, !dbg !631
	call void @gpuc_p_thread_32(i8* %30, i32 %28, i32 %19), !dbg !631
	br label %b2, !dbg !631

b4:
	call void @gpuc_quiet_thread(), !dbg !636
	br label %b42, !dbg !636

b5:
	%31 = icmp eq i64 %16, 0, !dbg !637
	br i1 %31, label %b6, label %b42, !dbg !637

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !638
	br i1 %32, label %b7, label %b22, !dbg !638

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !641
	br i1 %33, label %b8, label %b9, !dbg !641

b8:
	%34 = sext i32 %p9 to i64, !dbg !643
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !642
	%36 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !643
	%37 = icmp uge i64 %p10, %p2, !dbg !642
	%38 = icmp ugt i64 %34, 5, !dbg !643
	%39 = or i1 %37, %38, !dbg !643
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !643, !prof !13

b8_ok1:
	%40 = bitcast i32* %36 to i8*, !dbg !643
	call void @gpuc_wait_until_thread_uint32(i8* %40, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 100), !dbg !643
	br label %b21, !dbg !643

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !644
	br i1 %41, label %b10, label %b11, !dbg !644

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !645
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !645
	%44 = sext i32 %p9 to i64, !dbg !645
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !645
	%46 = zext i32 %p11 to i64, !dbg !645
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !645
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !645
	%49 = icmp ne i64 %p2, %43, !dbg !645
	%50 = icmp ugt i64 %44, 5, !dbg !645
	%51 = or i1 %49, %50, !dbg !645
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !645, !prof !13

b10_ok1:
	%52 = bitcast i32* %47 to i8*, !dbg !645
	%53 = bitcast i32* %48 to i8*, !dbg !645
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 7, i32 1, i8* %ctrl, i32 101), !dbg !645
	br label %b21, !dbg !645

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !646
	br i1 %54, label %b12, label %b13, !dbg !646

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !647
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !647
	%57 = sext i32 %p9 to i64, !dbg !647
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !647
	%59 = zext i32 %p11 to i64, !dbg !647
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !647
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !647
	%62 = icmp ne i64 %p2, %56, !dbg !647
	%63 = icmp ugt i64 %57, 5, !dbg !647
	%64 = or i1 %62, %63, !dbg !647
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !647, !prof !13

b12_ok1:
	%65 = bitcast i32* %60 to i8*, !dbg !647
	%66 = bitcast i32* %61 to i8*, !dbg !647
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 7, i32 1, i8* %ctrl, i32 102), !dbg !647
	br label %b21, !dbg !648

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !649
	br i1 %68, label %b14, label %b15, !dbg !649

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !650
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !650
	%71 = sext i32 %p9 to i64, !dbg !650
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !650
	%73 = zext i32 %p11 to i64, !dbg !650
	%74 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !650
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !650
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !650
	%77 = icmp ugt i64 %p2, %p6, !dbg !650
	%78 = icmp ne i64 %p2, %70, !dbg !650
	%79 = icmp ugt i64 %71, 5, !dbg !650
	%80 = or i1 %77, %78, !dbg !650
	%81 = or i1 %80, %79, !dbg !650
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !650, !prof !13

b14_ok1:
	%82 = bitcast i32* %74 to i8*, !dbg !650
	%83 = bitcast i64* %75 to i8*, !dbg !650
	%84 = bitcast i32* %76 to i8*, !dbg !650
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 7, i32 1, i8* %ctrl, i32 103), !dbg !650
	br label %b21, !dbg !651

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !652
	br i1 %86, label %b16, label %b17, !dbg !652

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !653
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !653
	%89 = sext i32 %p9 to i64, !dbg !653
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !653
	%91 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !653
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !653
	%93 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !653
	%94 = icmp ne i64 %p2, %88, !dbg !653
	%95 = icmp ne i64 %p2, %p13, !dbg !653
	%96 = icmp ugt i64 %89, 5, !dbg !653
	%97 = or i1 %94, %95, !dbg !653
	%98 = or i1 %97, %96, !dbg !653
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !653, !prof !13

b16_ok1:
	%99 = bitcast i32* %91 to i8*, !dbg !653
	%100 = bitcast i32* %92 to i8*, !dbg !653
	%101 = bitcast i32* %93 to i8*, !dbg !653
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 7, i32 1, i8* %ctrl, i32 104), !dbg !653
	br label %b21, !dbg !653

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !654
	br i1 %102, label %b18, label %b19, !dbg !654

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !655
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !655
	%105 = sext i32 %p9 to i64, !dbg !655
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !655
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !655
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !655
	%109 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !655
	%110 = icmp ne i64 %p2, %104, !dbg !655
	%111 = icmp ne i64 %p2, %p13, !dbg !655
	%112 = icmp ugt i64 %105, 5, !dbg !655
	%113 = or i1 %110, %111, !dbg !655
	%114 = or i1 %113, %112, !dbg !655
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !655, !prof !13

b18_ok1:
	%115 = bitcast i32* %107 to i8*, !dbg !655
	%116 = bitcast i32* %108 to i8*, !dbg !655
	%117 = bitcast i32* %109 to i8*, !dbg !655
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 7, i32 1, i8* %ctrl, i32 105), !dbg !655
	br label %b21, !dbg !656

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !657
	br i1 %119, label %b20, label %b21, !dbg !657

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !658
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !658
	%122 = sext i32 %p9 to i64, !dbg !658
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !658
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !658
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !658
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !658
	%127 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !658
	%128 = icmp ugt i64 %p2, %p6, !dbg !658
	%129 = icmp ne i64 %p2, %121, !dbg !658
	%130 = icmp ne i64 %p2, %p13, !dbg !658
	%131 = icmp ugt i64 %122, 5, !dbg !658
	%132 = or i1 %128, %129, !dbg !658
	%133 = or i1 %132, %130, !dbg !658
	%134 = or i1 %133, %131, !dbg !658
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !658, !prof !13

b20_ok1:
	%135 = bitcast i32* %124 to i8*, !dbg !658
	%136 = bitcast i64* %125 to i8*, !dbg !658
	%137 = bitcast i32* %126 to i8*, !dbg !658
	%138 = bitcast i32* %127 to i8*, !dbg !658
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 7, i32 1, i8* %ctrl, i32 106), !dbg !658
	br label %b21, !dbg !659

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !640
	br label %b41, !dbg !640

b22:
	%141 = sub nsw i64 %p0, 7, !dbg !660
	%142 = icmp eq i64 %141, 0, !dbg !663
	%143 = icmp eq i64 %p4, 0, !dbg !664
	%144 = sext i32 %p9 to i64, !dbg !665
	%145 = icmp eq i64 %141, 1, !dbg !666
	%146 = icmp eq i64 %p8, 0, !dbg !667
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !667
	%148 = zext i32 %p11 to i64, !dbg !667
	%149 = icmp eq i64 %141, 2, !dbg !668
	%150 = icmp eq i64 %141, 3, !dbg !669
	%151 = icmp eq i64 %141, 4, !dbg !670
	%152 = icmp eq i64 %141, 5, !dbg !671
	%153 = icmp eq i64 %141, 6, !dbg !672
	br label %b23, !dbg !660

b23:
	br i1 %142, label %b24, label %b25, !dbg !663

b24:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !673
	%155 = addrspacecast i32 addrspace(1)* %154 to i32*, !dbg !665
	%156 = icmp uge i64 %p10, %p2, !dbg !673
	%157 = icmp ugt i64 %144, 5, !dbg !665
	%158 = or i1 %156, %157, !dbg !665
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !665, !prof !13

b24_ok1:
	%159 = bitcast i32* %155 to i8*, !dbg !665
	%160 = call i32 @gpuc_test_thread_uint32(i8* %159, i32 %p9, i32 %p11), !dbg !665
	%161 = icmp ne i32 %160, 0, !dbg !665
	br label %b33, !dbg !665

b25:
	br i1 %145, label %b26, label %b27, !dbg !666

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !667
	%163 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !667
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !667
	%165 = icmp ne i64 %p2, %147, !dbg !667
	%166 = icmp ugt i64 %144, 5, !dbg !667
	%167 = or i1 %165, %166, !dbg !667
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !667, !prof !13

b26_ok1:
	%168 = bitcast i32* %163 to i8*, !dbg !667
	%169 = bitcast i32* %164 to i8*, !dbg !667
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 7), !dbg !667
	%171 = icmp ne i32 %170, 0, !dbg !667
	br label %b33, !dbg !667

b27:
	br i1 %149, label %b28, label %b29, !dbg !668

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !674
	%173 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !674
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !674
	%175 = icmp ne i64 %p2, %147, !dbg !674
	%176 = icmp ugt i64 %144, 5, !dbg !674
	%177 = or i1 %175, %176, !dbg !674
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !674, !prof !13

b28_ok1:
	%178 = bitcast i32* %173 to i8*, !dbg !674
	%179 = bitcast i32* %174 to i8*, !dbg !674
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 7), !dbg !674
	%181 = icmp sge i64 %180, 0, !dbg !675
	br label %b39, !dbg !676

b29:
	br i1 %150, label %b30, label %b31, !dbg !669

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !677
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !677
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !677
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !677
	%186 = icmp ugt i64 %p2, %p6, !dbg !677
	%187 = icmp ne i64 %p2, %147, !dbg !677
	%188 = icmp ugt i64 %144, 5, !dbg !677
	%189 = or i1 %186, %187, !dbg !677
	%190 = or i1 %189, %188, !dbg !677
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !677, !prof !13

b30_ok1:
	%191 = bitcast i32* %183 to i8*, !dbg !677
	%192 = bitcast i64* %184 to i8*, !dbg !677
	%193 = bitcast i32* %185 to i8*, !dbg !677
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 7), !dbg !677
	%195 = icmp sgt i64 %194, 0, !dbg !678
	br label %b39, !dbg !679

b31:
	br i1 %151, label %b32, label %b34, !dbg !670

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !680
	%197 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !680
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !680
	%199 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !680
	%200 = icmp ne i64 %p2, %147, !dbg !680
	%201 = icmp ne i64 %p2, %p13, !dbg !680
	%202 = icmp ugt i64 %144, 5, !dbg !680
	%203 = or i1 %200, %201, !dbg !680
	%204 = or i1 %203, %202, !dbg !680
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !680, !prof !13

b32_ok1:
	%205 = bitcast i32* %197 to i8*, !dbg !680
	%206 = bitcast i32* %198 to i8*, !dbg !680
	%207 = bitcast i32* %199 to i8*, !dbg !680
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 7), !dbg !680
	%209 = icmp ne i32 %208, 0, !dbg !680
	br label %b33, !dbg !680

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !681
	br i1 %210, label %b39, label %b38, !dbg !681

b34:
	br i1 %152, label %b35, label %b36, !dbg !671

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !682
	%212 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !682
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !682
	%214 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !682
	%215 = icmp ne i64 %p2, %147, !dbg !682
	%216 = icmp ne i64 %p2, %p13, !dbg !682
	%217 = icmp ugt i64 %144, 5, !dbg !682
	%218 = or i1 %215, %216, !dbg !682
	%219 = or i1 %218, %217, !dbg !682
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !682, !prof !13

b35_ok1:
	%220 = bitcast i32* %212 to i8*, !dbg !682
	%221 = bitcast i32* %213 to i8*, !dbg !682
	%222 = bitcast i32* %214 to i8*, !dbg !682
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 7), !dbg !682
	%224 = icmp sge i64 %223, 0, !dbg !683
	br label %b39, !dbg !684

b36:
	br i1 %153, label %b37, label %b38, !dbg !672

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !685
	%226 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !685
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !685
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !685
	%229 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !685
	%230 = icmp ugt i64 %p2, %p6, !dbg !685
	%231 = icmp ne i64 %p2, %147, !dbg !685
	%232 = icmp ne i64 %p2, %p13, !dbg !685
	%233 = icmp ugt i64 %144, 5, !dbg !685
	%234 = or i1 %230, %231, !dbg !685
	%235 = or i1 %234, %232, !dbg !685
	%236 = or i1 %235, %233, !dbg !685
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !685, !prof !13

b37_ok1:
	%237 = bitcast i32* %226 to i8*, !dbg !685
	%238 = bitcast i64* %227 to i8*, !dbg !685
	%239 = bitcast i32* %228 to i8*, !dbg !685
	%240 = bitcast i32* %229 to i8*, !dbg !685
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 7), !dbg !685
	%242 = icmp sgt i64 %241, 0, !dbg !686
	br label %b39, !dbg !687

b38:
	br label %b39, !dbg !688

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !662
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !662
	br i1 %243, label %b41, label %b40, !dbg !662

b40:
	br i1 %143, label %b41, label %b23, !dbg !664

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !689
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !690
	%247 = icmp uge i64 0, %p15, !dbg !690
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !690, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !690
	br label %b42, !dbg !690

b42:
	ret void, !dbg !630

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !634
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !634

b3_fail2:
	br label %fail, !dbg !634

b3_ok2:
	br label %fail, !dbg !631

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !642
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !642

b8_fail2:
	br label %fail, !dbg !642

b8_ok2:
	br label %fail, !dbg !643

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !645
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !645

b10_fail2:
	br label %fail, !dbg !645

b10_ok2:
	br label %fail, !dbg !645

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !647
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !647

b12_fail2:
	br label %fail, !dbg !647

b12_ok2:
	br label %fail, !dbg !647

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !650
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !650

b14_fail2:
	br label %fail, !dbg !650

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !650
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !650

b14_fail3:
	br label %fail, !dbg !650

b14_ok3:
	br label %fail, !dbg !650

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !653
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !653

b16_fail2:
	br label %fail, !dbg !653

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !653
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !653

b16_fail3:
	br label %fail, !dbg !653

b16_ok3:
	br label %fail, !dbg !653

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !655
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !655

b18_fail2:
	br label %fail, !dbg !655

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !655
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !655

b18_fail3:
	br label %fail, !dbg !655

b18_ok3:
	br label %fail, !dbg !655

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !658
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !658

b20_fail2:
	br label %fail, !dbg !658

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !658
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !658

b20_fail3:
	br label %fail, !dbg !658

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !658
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !658

b20_fail4:
	br label %fail, !dbg !658

b20_ok4:
	br label %fail, !dbg !658

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !673
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !673

b24_fail2:
	br label %fail, !dbg !673

b24_ok2:
	br label %fail, !dbg !665

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !667
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !667

b26_fail2:
	br label %fail, !dbg !667

b26_ok2:
	br label %fail, !dbg !667

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !674
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !674

b28_fail2:
	br label %fail, !dbg !674

b28_ok2:
	br label %fail, !dbg !674

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !677
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !677

b30_fail2:
	br label %fail, !dbg !677

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !677
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !677

b30_fail3:
	br label %fail, !dbg !677

b30_ok3:
	br label %fail, !dbg !677

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !680
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !680

b32_fail2:
	br label %fail, !dbg !680

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !680
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !680

b32_fail3:
	br label %fail, !dbg !680

b32_ok3:
	br label %fail, !dbg !680

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !682
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !682

b35_fail2:
	br label %fail, !dbg !682

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !682
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !682

b35_fail3:
	br label %fail, !dbg !682

b35_ok3:
	br label %fail, !dbg !682

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !685
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !685

b37_fail2:
	br label %fail, !dbg !685

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !685
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !685

b37_fail3:
	br label %fail, !dbg !685

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !685
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !685

b37_fail4:
	br label %fail, !dbg !685

b37_ok4:
	br label %fail, !dbg !685

b41_fail1:
	br label %fail, !dbg !690

fail:
	%273 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !628
	%274 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %57, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %71, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %89, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %105, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %122, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %144, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %144, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %144, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %144, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %144, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %144, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %144, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !628
	%275 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %56, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %70, %b14_fail3 ], [ 5, %b14_ok3 ], [ %88, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %104, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %121, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %147, %b26_fail2 ], [ 5, %b26_ok2 ], [ %147, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %147, %b30_fail3 ], [ 5, %b30_ok3 ], [ %147, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %147, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %147, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !628
	call void @gpuc_fail(i8* %ctrl, i32 %273, i64 %274, i64 %275), !dbg !628
	ret void, !dbg !628
}

define void @NumbersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !691 {
entry:
	br label %b0, !dbg !692

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !692
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !692
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !692
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !695
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696, !range !23
	%5 = sext i32 %4 to i64, !dbg !696
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !696, !range !24
	%7 = sext i32 %6 to i64, !dbg !696
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !696, !range !24
	%9 = sext i32 %8 to i64, !dbg !696
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !696, !range !25
	%11 = sext i32 %10 to i64, !dbg !696
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !696, !range !26
	%13 = sext i32 %12 to i64, !dbg !696
	%14 = mul i64 %13, %9, !dbg !696
	%15 = add i64 %7, %14, !dbg !696
	%16 = mul i64 %11, %15, !dbg !696
	%17 = add i64 %5, %16, !dbg !696
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !696, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !696, !range !27
	%20 = mul i32 %18, %19, !dbg !696
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !28
	%22 = mul i32 %20, %21, !dbg !696
	%23 = sext i32 %22 to i64, !dbg !696
	%24 = mul i64 %17, %23, !dbg !696
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !696, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !696, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !696, !range !30
	%28 = mul i32 %19, %27, !dbg !696
	%29 = add i32 %26, %28, !dbg !696
	%30 = mul i32 %18, %29, !dbg !696
	%31 = add i32 %25, %30, !dbg !696
	%32 = sext i32 %31 to i64, !dbg !696
	%33 = add i64 %24, %32, !dbg !696
	%34 = mul i64 %11, %13, !dbg !696
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !696, !range !26
	%36 = sext i32 %35 to i64, !dbg !696
	%37 = mul i64 %34, %36, !dbg !696
	%38 = mul i64 %37, %23, !dbg !696
	%39 = icmp eq i64 %p0, 0, !dbg !697
	%40 = sext i32 %3 to i64, !dbg !695
	%41 = trunc i64 %p7 to i32, !dbg !695
	%42 = icmp eq i64 %p0, 1, !dbg !698
	%43 = icmp eq i64 %p0, 2, !dbg !699
	%44 = icmp eq i64 %p0, 3, !dbg !700
	%45 = icmp eq i64 %p0, 4, !dbg !701
	br label %b1, !dbg !696

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !696
	%47 = icmp slt i64 %46, %p4, !dbg !696
	br i1 %47, label %b2, label %b13, !dbg !696

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !702
	%49 = icmp uge i64 %46, %p2, !dbg !702
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !702, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !697

b3:
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !695
	%51 = icmp uge i64 %p7, %40, !dbg !695
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !695, !prof !13

b3_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !695
	%53 = call i64 @gpuc_atomic_fetch_thread_64(i8* %52, i32 %41), !dbg !695
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !703
	%55 = icmp uge i64 %46, %p6, !dbg !703
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !703, !prof !13

b3_ok2:
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !703
	br label %b12, !dbg !703

b4:
	br i1 %42, label %b5, label %b6, !dbg !698

b5:
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !705
	%57 = icmp uge i64 %p7, %40, !dbg !704
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !704, !prof !13

b5_ok1:
	%58 = load i64, i64 addrspace(1)* %56, align 8, !dbg !705
	%59 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !704
	%60 = bitcast i64* %59 to i8*, !dbg !704
	call void @gpuc_atomic_set_thread_64(i8* %60, i64 %58, i32 %41), !dbg !704
	br label %b12, !dbg !704

b6:
	br i1 %43, label %b7, label %b8, !dbg !699

b7:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !707
	%62 = icmp uge i64 %p7, %40, !dbg !706
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !706, !prof !13

b7_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !707
	%64 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !706
	%65 = bitcast i64* %64 to i8*, !dbg !706
	%66 = call i64 @gpuc_atomic_swap_thread_64(i8* %65, i64 %63, i32 %41), !dbg !706
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !708
	%68 = icmp uge i64 %46, %p6, !dbg !708
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !708, !prof !13

b7_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !708
	br label %b12, !dbg !708

b8:
	br i1 %44, label %b9, label %b10, !dbg !700

b9:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !710
	%70 = icmp uge i64 %p7, %40, !dbg !709
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !709, !prof !13

b9_ok1:
	%71 = load i64, i64 addrspace(1)* %69, align 8, !dbg !710
	%72 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !709
	%73 = bitcast i64* %72 to i8*, !dbg !709
	call void @gpuc_atomic_add_thread_uint64(i8* %73, i64 %71, i32 %41), !dbg !709
	br label %b12, !dbg !709

b10:
	br i1 %45, label %b11, label %b12, !dbg !701

b11:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !712
	%75 = icmp uge i64 %p7, %40, !dbg !711
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !711, !prof !13

b11_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !712
	%77 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !711
	%78 = bitcast i64* %77 to i8*, !dbg !711
	%79 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %78, i64 %76, i32 %41), !dbg !711
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !713
	%81 = icmp uge i64 %46, %p6, !dbg !713
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !713, !prof !13

b11_ok2:
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !713
	br label %b12, !dbg !713

b12:
	%82 = add i64 %46, %38, !dbg !696
	br label %b1, !dbg !696

b13:
	ret void, !dbg !694

b2_fail1:
	br label %fail, !dbg !702

b3_fail1:
	br label %fail, !dbg !695

b3_fail2:
	br label %fail, !dbg !703

b5_fail1:
	br label %fail, !dbg !704

b7_fail1:
	br label %fail, !dbg !706

b7_fail2:
	br label %fail, !dbg !708

b9_fail1:
	br label %fail, !dbg !709

b11_fail1:
	br label %fail, !dbg !711

b11_fail2:
	br label %fail, !dbg !713

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !692
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !692
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !692
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !692
	ret void, !dbg !692
}

define void @IntegersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !714 {
entry:
	br label %b0, !dbg !715

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !715
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !715
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !715
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !715
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !718
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !719, !range !23
	%6 = sext i32 %5 to i64, !dbg !719
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !719, !range !24
	%8 = sext i32 %7 to i64, !dbg !719
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !719, !range !24
	%10 = sext i32 %9 to i64, !dbg !719
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !719, !range !25
	%12 = sext i32 %11 to i64, !dbg !719
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !719, !range !26
	%14 = sext i32 %13 to i64, !dbg !719
	%15 = mul i64 %14, %10, !dbg !719
	%16 = add i64 %8, %15, !dbg !719
	%17 = mul i64 %12, %16, !dbg !719
	%18 = add i64 %6, %17, !dbg !719
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !719, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !719, !range !27
	%21 = mul i32 %19, %20, !dbg !719
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !719, !range !28
	%23 = mul i32 %21, %22, !dbg !719
	%24 = sext i32 %23 to i64, !dbg !719
	%25 = mul i64 %18, %24, !dbg !719
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !719, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !719, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !719, !range !30
	%29 = mul i32 %20, %28, !dbg !719
	%30 = add i32 %27, %29, !dbg !719
	%31 = mul i32 %19, %30, !dbg !719
	%32 = add i32 %26, %31, !dbg !719
	%33 = sext i32 %32 to i64, !dbg !719
	%34 = add i64 %25, %33, !dbg !719
	%35 = mul i64 %12, %14, !dbg !719
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !719, !range !26
	%37 = sext i32 %36 to i64, !dbg !719
	%38 = mul i64 %35, %37, !dbg !719
	%39 = mul i64 %38, %24, !dbg !719
	%40 = icmp eq i64 %p0, 5, !dbg !720
	%41 = sext i32 %4 to i64, !dbg !718
	%42 = trunc i64 %p9 to i32, !dbg !718
	%43 = icmp eq i64 %p0, 6, !dbg !721
	%44 = icmp eq i64 %p0, 7, !dbg !722
	%45 = icmp eq i64 %p0, 8, !dbg !723
	%46 = icmp eq i64 %p0, 9, !dbg !724
	%47 = icmp eq i64 %p0, 10, !dbg !725
	%48 = icmp eq i64 %p0, 11, !dbg !726
	%49 = icmp eq i64 %p0, 12, !dbg !727
	%50 = icmp eq i64 %p0, 13, !dbg !728
	br label %b1, !dbg !719

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !719
	%52 = icmp slt i64 %51, %p4, !dbg !719
	br i1 %52, label %b2, label %b21, !dbg !719

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !729
	%54 = icmp uge i64 %51, %p2, !dbg !729
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !729, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !720

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !718
	%56 = icmp uge i64 %p9, %41, !dbg !718
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !718, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !718
	call void @gpuc_atomic_inc_thread_64(i8* %57, i32 %42), !dbg !718
	br label %b20, !dbg !718

b4:
	br i1 %43, label %b5, label %b6, !dbg !721

b5:
	%58 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !730
	%59 = icmp uge i64 %p9, %41, !dbg !730
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !730, !prof !13

b5_ok1:
	%60 = bitcast i64* %58 to i8*, !dbg !730
	%61 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %60, i32 %42), !dbg !730
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !731
	%63 = icmp uge i64 %51, %p8, !dbg !731
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !731, !prof !13

b5_ok2:
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !731
	br label %b20, !dbg !731

b6:
	br i1 %44, label %b7, label %b8, !dbg !722

b7:
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !732
	%65 = icmp uge i64 %51, %p6, !dbg !732
	%66 = icmp uge i64 %p9, %41, !dbg !733
	%67 = or i1 %65, %66, !dbg !733
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !733, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %64, align 8, !dbg !732
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !734
	%70 = load i64, i64 addrspace(1)* %69, align 8, !dbg !734
	%71 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !733
	%72 = bitcast i64* %71 to i8*, !dbg !733
	%73 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %72, i64 %68, i64 %70, i32 %42), !dbg !733
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !735
	%75 = icmp uge i64 %51, %p8, !dbg !735
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !735, !prof !13

b7_ok3:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !735
	br label %b20, !dbg !735

b8:
	br i1 %45, label %b9, label %b10, !dbg !723

b9:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !737
	%77 = icmp uge i64 %p9, %41, !dbg !736
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !736, !prof !13

b9_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !737
	%79 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !736
	%80 = bitcast i64* %79 to i8*, !dbg !736
	call void @gpuc_atomic_and_thread_64(i8* %80, i64 %78, i32 %42), !dbg !736
	br label %b20, !dbg !736

b10:
	br i1 %46, label %b11, label %b12, !dbg !724

b11:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !739
	%82 = icmp uge i64 %p9, %41, !dbg !738
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !738, !prof !13

b11_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !739
	%84 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !738
	%85 = bitcast i64* %84 to i8*, !dbg !738
	%86 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %85, i64 %83, i32 %42), !dbg !738
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !740
	%88 = icmp uge i64 %51, %p8, !dbg !740
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !740, !prof !13

b11_ok2:
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !740
	br label %b20, !dbg !740

b12:
	br i1 %47, label %b13, label %b14, !dbg !725

b13:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !742
	%90 = icmp uge i64 %p9, %41, !dbg !741
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !741, !prof !13

b13_ok1:
	%91 = load i64, i64 addrspace(1)* %89, align 8, !dbg !742
	%92 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !741
	%93 = bitcast i64* %92 to i8*, !dbg !741
	call void @gpuc_atomic_or_thread_64(i8* %93, i64 %91, i32 %42), !dbg !741
	br label %b20, !dbg !741

b14:
	br i1 %48, label %b15, label %b16, !dbg !726

b15:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !744
	%95 = icmp uge i64 %p9, %41, !dbg !743
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !743, !prof !13

b15_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !744
	%97 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !743
	%98 = bitcast i64* %97 to i8*, !dbg !743
	%99 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %98, i64 %96, i32 %42), !dbg !743
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !745
	%101 = icmp uge i64 %51, %p8, !dbg !745
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !745, !prof !13

b15_ok2:
	store i64 %99, i64 addrspace(1)* %100, align 8, !dbg !745
	br label %b20, !dbg !745

b16:
	br i1 %49, label %b17, label %b18, !dbg !727

b17:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !747
	%103 = icmp uge i64 %p9, %41, !dbg !746
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !746, !prof !13

b17_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !747
	%105 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !746
	%106 = bitcast i64* %105 to i8*, !dbg !746
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %104, i32 %42), !dbg !746
	br label %b20, !dbg !746

b18:
	br i1 %50, label %b19, label %b20, !dbg !728

b19:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !749
	%108 = icmp uge i64 %p9, %41, !dbg !748
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !748, !prof !13

b19_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !749
	%110 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !748
	%111 = bitcast i64* %110 to i8*, !dbg !748
	%112 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %111, i64 %109, i32 %42), !dbg !748
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !750
	%114 = icmp uge i64 %51, %p8, !dbg !750
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !750, !prof !13

b19_ok2:
	store i64 %112, i64 addrspace(1)* %113, align 8, !dbg !750
	br label %b20, !dbg !750

b20:
	%115 = add i64 %51, %39, !dbg !719
	br label %b1, !dbg !719

b21:
	ret void, !dbg !717

b2_fail1:
	br label %fail, !dbg !729

b3_fail1:
	br label %fail, !dbg !718

b5_fail1:
	br label %fail, !dbg !730

b5_fail2:
	br label %fail, !dbg !731

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !732
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !732

b7_fail2:
	br label %fail, !dbg !732

b7_ok2:
	br label %fail, !dbg !733

b7_fail3:
	br label %fail, !dbg !735

b9_fail1:
	br label %fail, !dbg !736

b11_fail1:
	br label %fail, !dbg !738

b11_fail2:
	br label %fail, !dbg !740

b13_fail1:
	br label %fail, !dbg !741

b15_fail1:
	br label %fail, !dbg !743

b15_fail2:
	br label %fail, !dbg !745

b17_fail1:
	br label %fail, !dbg !746

b19_fail1:
	br label %fail, !dbg !748

b19_fail2:
	br label %fail, !dbg !750

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !715
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !715
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !715
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !715
	ret void, !dbg !715
}

define void @WaitUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !751 {
entry:
	br label %b0, !dbg !752

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !752
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !752
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !752
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !752
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !752
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !752
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !755
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !756, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !756, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !756, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !756, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !756, !range !27
	%12 = mul i32 %11, %9, !dbg !756
	%13 = add i32 %8, %12, !dbg !756
	%14 = mul i32 %10, %13, !dbg !756
	%15 = add i32 %7, %14, !dbg !756
	%16 = sext i32 %15 to i64, !dbg !756
	%17 = icmp eq i64 %16, 33, !dbg !757
	br i1 %17, label %b1, label %b5, !dbg !757

b1:
	%18 = sext i32 %6 to i64, !dbg !755
	%19 = trunc i64 %p16 to i32, !dbg !755
	br label %b2, !dbg !757

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !757
	%21 = add nsw i64 %20, 1, !dbg !757
	%22 = icmp slt i64 %21, %p4, !dbg !757
	br i1 %22, label %b3, label %b4, !dbg !757

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !758
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !759
	%25 = icmp uge i64 %21, %p2, !dbg !758
	%26 = icmp uge i64 %p16, %18, !dbg !755
	%27 = or i1 %25, %26, !dbg !755
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !755, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !759
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !755
	%30 = bitcast i64* %29 to i8*, !dbg !755
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !755
	br label %b2, !dbg !755

b4:
	call void @gpuc_quiet_thread(), !dbg !760
	br label %b42, !dbg !760

b5:
	%31 = icmp eq i64 %16, 0, !dbg !761
	br i1 %31, label %b6, label %b42, !dbg !761

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !762
	br i1 %32, label %b7, label %b22, !dbg !762

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !765
	br i1 %33, label %b8, label %b9, !dbg !765

b8:
	%34 = sext i32 %p9 to i64, !dbg !767
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !766
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !767
	%37 = icmp uge i64 %p10, %p2, !dbg !766
	%38 = icmp ugt i64 %34, 5, !dbg !767
	%39 = or i1 %37, %38, !dbg !767
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !767, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !767
	call void @gpuc_wait_until_thread_uint64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !767
	br label %b21, !dbg !767

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !768
	br i1 %41, label %b10, label %b11, !dbg !768

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !769
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !769
	%44 = sext i32 %p9 to i64, !dbg !769
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !769
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !769
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !769
	%48 = icmp ne i64 %p2, %43, !dbg !769
	%49 = icmp ugt i64 %44, 5, !dbg !769
	%50 = or i1 %48, %49, !dbg !769
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !769, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !769
	%52 = bitcast i32* %47 to i8*, !dbg !769
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !769
	br label %b21, !dbg !769

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !770
	br i1 %53, label %b12, label %b13, !dbg !770

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !771
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !771
	%56 = sext i32 %p9 to i64, !dbg !771
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !771
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !771
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !771
	%60 = icmp ne i64 %p2, %55, !dbg !771
	%61 = icmp ugt i64 %56, 5, !dbg !771
	%62 = or i1 %60, %61, !dbg !771
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !771, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !771
	%64 = bitcast i32* %59 to i8*, !dbg !771
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !771
	br label %b21, !dbg !772

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !773
	br i1 %66, label %b14, label %b15, !dbg !773

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !774
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !774
	%69 = sext i32 %p9 to i64, !dbg !774
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !774
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !774
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !774
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !774
	%74 = icmp ugt i64 %p2, %p6, !dbg !774
	%75 = icmp ne i64 %p2, %68, !dbg !774
	%76 = icmp ugt i64 %69, 5, !dbg !774
	%77 = or i1 %74, %75, !dbg !774
	%78 = or i1 %77, %76, !dbg !774
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !774, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !774
	%80 = bitcast i64* %72 to i8*, !dbg !774
	%81 = bitcast i32* %73 to i8*, !dbg !774
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !774
	br label %b21, !dbg !775

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !776
	br i1 %83, label %b16, label %b17, !dbg !776

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !777
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !777
	%86 = sext i32 %p9 to i64, !dbg !777
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !777
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !777
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !777
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !777
	%91 = icmp ne i64 %p2, %85, !dbg !777
	%92 = icmp ne i64 %p2, %p13, !dbg !777
	%93 = icmp ugt i64 %86, 5, !dbg !777
	%94 = or i1 %91, %92, !dbg !777
	%95 = or i1 %94, %93, !dbg !777
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !777, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !777
	%97 = bitcast i32* %89 to i8*, !dbg !777
	%98 = bitcast i64* %90 to i8*, !dbg !777
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !777
	br label %b21, !dbg !777

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !778
	br i1 %99, label %b18, label %b19, !dbg !778

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !779
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !779
	%102 = sext i32 %p9 to i64, !dbg !779
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !779
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !779
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !779
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !779
	%107 = icmp ne i64 %p2, %101, !dbg !779
	%108 = icmp ne i64 %p2, %p13, !dbg !779
	%109 = icmp ugt i64 %102, 5, !dbg !779
	%110 = or i1 %107, %108, !dbg !779
	%111 = or i1 %110, %109, !dbg !779
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !779, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !779
	%113 = bitcast i32* %105 to i8*, !dbg !779
	%114 = bitcast i64* %106 to i8*, !dbg !779
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !779
	br label %b21, !dbg !780

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !781
	br i1 %116, label %b20, label %b21, !dbg !781

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !782
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !782
	%119 = sext i32 %p9 to i64, !dbg !782
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !782
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !782
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !782
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !782
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !782
	%125 = icmp ugt i64 %p2, %p6, !dbg !782
	%126 = icmp ne i64 %p2, %118, !dbg !782
	%127 = icmp ne i64 %p2, %p13, !dbg !782
	%128 = icmp ugt i64 %119, 5, !dbg !782
	%129 = or i1 %125, %126, !dbg !782
	%130 = or i1 %129, %127, !dbg !782
	%131 = or i1 %130, %128, !dbg !782
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !782, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !782
	%133 = bitcast i64* %122 to i8*, !dbg !782
	%134 = bitcast i32* %123 to i8*, !dbg !782
	%135 = bitcast i64* %124 to i8*, !dbg !782
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !782
	br label %b21, !dbg !783

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !764
	br label %b41, !dbg !764

b22:
	%138 = sub nsw i64 %p0, 7, !dbg !784
	%139 = icmp eq i64 %138, 0, !dbg !787
	%140 = icmp eq i64 %p4, 0, !dbg !788
	%141 = sext i32 %p9 to i64, !dbg !789
	%142 = icmp eq i64 %138, 1, !dbg !790
	%143 = icmp eq i64 %p8, 0, !dbg !791
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !791
	%145 = icmp eq i64 %138, 2, !dbg !792
	%146 = icmp eq i64 %138, 3, !dbg !793
	%147 = icmp eq i64 %138, 4, !dbg !794
	%148 = icmp eq i64 %138, 5, !dbg !795
	%149 = icmp eq i64 %138, 6, !dbg !796
	br label %b23, !dbg !784

b23:
	br i1 %139, label %b24, label %b25, !dbg !787

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !797
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !789
	%152 = icmp uge i64 %p10, %p2, !dbg !797
	%153 = icmp ugt i64 %141, 5, !dbg !789
	%154 = or i1 %152, %153, !dbg !789
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !789, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !789
	%156 = call i32 @gpuc_test_thread_uint64(i8* %155, i32 %p9, i64 %p11), !dbg !789
	%157 = icmp ne i32 %156, 0, !dbg !789
	br label %b33, !dbg !789

b25:
	br i1 %142, label %b26, label %b27, !dbg !790

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !791
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !791
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !791
	%161 = icmp ne i64 %p2, %144, !dbg !791
	%162 = icmp ugt i64 %141, 5, !dbg !791
	%163 = or i1 %161, %162, !dbg !791
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !791, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !791
	%165 = bitcast i32* %160 to i8*, !dbg !791
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 8), !dbg !791
	%167 = icmp ne i32 %166, 0, !dbg !791
	br label %b33, !dbg !791

b27:
	br i1 %145, label %b28, label %b29, !dbg !792

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !798
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !798
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !798
	%171 = icmp ne i64 %p2, %144, !dbg !798
	%172 = icmp ugt i64 %141, 5, !dbg !798
	%173 = or i1 %171, %172, !dbg !798
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !798, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !798
	%175 = bitcast i32* %170 to i8*, !dbg !798
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 8), !dbg !798
	%177 = icmp sge i64 %176, 0, !dbg !799
	br label %b39, !dbg !800

b29:
	br i1 %146, label %b30, label %b31, !dbg !793

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !801
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !801
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !801
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !801
	%182 = icmp ugt i64 %p2, %p6, !dbg !801
	%183 = icmp ne i64 %p2, %144, !dbg !801
	%184 = icmp ugt i64 %141, 5, !dbg !801
	%185 = or i1 %182, %183, !dbg !801
	%186 = or i1 %185, %184, !dbg !801
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !801, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !801
	%188 = bitcast i64* %180 to i8*, !dbg !801
	%189 = bitcast i32* %181 to i8*, !dbg !801
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 8), !dbg !801
	%191 = icmp sgt i64 %190, 0, !dbg !802
	br label %b39, !dbg !803

b31:
	br i1 %147, label %b32, label %b34, !dbg !794

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !804
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !804
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !804
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !804
	%196 = icmp ne i64 %p2, %144, !dbg !804
	%197 = icmp ne i64 %p2, %p13, !dbg !804
	%198 = icmp ugt i64 %141, 5, !dbg !804
	%199 = or i1 %196, %197, !dbg !804
	%200 = or i1 %199, %198, !dbg !804
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !804, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !804
	%202 = bitcast i32* %194 to i8*, !dbg !804
	%203 = bitcast i64* %195 to i8*, !dbg !804
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 8), !dbg !804
	%205 = icmp ne i32 %204, 0, !dbg !804
	br label %b33, !dbg !804

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !805
	br i1 %206, label %b39, label %b38, !dbg !805

b34:
	br i1 %148, label %b35, label %b36, !dbg !795

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !806
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !806
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !806
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !806
	%211 = icmp ne i64 %p2, %144, !dbg !806
	%212 = icmp ne i64 %p2, %p13, !dbg !806
	%213 = icmp ugt i64 %141, 5, !dbg !806
	%214 = or i1 %211, %212, !dbg !806
	%215 = or i1 %214, %213, !dbg !806
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !806, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !806
	%217 = bitcast i32* %209 to i8*, !dbg !806
	%218 = bitcast i64* %210 to i8*, !dbg !806
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 8), !dbg !806
	%220 = icmp sge i64 %219, 0, !dbg !807
	br label %b39, !dbg !808

b36:
	br i1 %149, label %b37, label %b38, !dbg !796

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !809
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !809
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !809
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !809
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !809
	%226 = icmp ugt i64 %p2, %p6, !dbg !809
	%227 = icmp ne i64 %p2, %144, !dbg !809
	%228 = icmp ne i64 %p2, %p13, !dbg !809
	%229 = icmp ugt i64 %141, 5, !dbg !809
	%230 = or i1 %226, %227, !dbg !809
	%231 = or i1 %230, %228, !dbg !809
	%232 = or i1 %231, %229, !dbg !809
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !809, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !809
	%234 = bitcast i64* %223 to i8*, !dbg !809
	%235 = bitcast i32* %224 to i8*, !dbg !809
	%236 = bitcast i64* %225 to i8*, !dbg !809
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 8), !dbg !809
	%238 = icmp sgt i64 %237, 0, !dbg !810
	br label %b39, !dbg !811

b38:
	br label %b39, !dbg !812

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !786
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !786
	br i1 %239, label %b41, label %b40, !dbg !786

b40:
	br i1 %140, label %b41, label %b23, !dbg !788

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !813
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !814
	%243 = icmp uge i64 0, %p15, !dbg !814
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !814, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !814
	br label %b42, !dbg !814

b42:
	ret void, !dbg !754

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !758
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !758

b3_fail2:
	br label %fail, !dbg !758

b3_ok2:
	br label %fail, !dbg !755

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !766
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !766

b8_fail2:
	br label %fail, !dbg !766

b8_ok2:
	br label %fail, !dbg !767

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !769
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !769

b10_fail2:
	br label %fail, !dbg !769

b10_ok2:
	br label %fail, !dbg !769

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !771
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !771

b12_fail2:
	br label %fail, !dbg !771

b12_ok2:
	br label %fail, !dbg !771

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !774
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !774

b14_fail2:
	br label %fail, !dbg !774

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !774
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !774

b14_fail3:
	br label %fail, !dbg !774

b14_ok3:
	br label %fail, !dbg !774

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !777
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !777

b16_fail2:
	br label %fail, !dbg !777

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !777
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !777

b16_fail3:
	br label %fail, !dbg !777

b16_ok3:
	br label %fail, !dbg !777

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !779
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !779

b18_fail2:
	br label %fail, !dbg !779

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !779
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !779

b18_fail3:
	br label %fail, !dbg !779

b18_ok3:
	br label %fail, !dbg !779

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !782
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !782

b20_fail2:
	br label %fail, !dbg !782

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !782
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !782

b20_fail3:
	br label %fail, !dbg !782

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !782
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !782

b20_fail4:
	br label %fail, !dbg !782

b20_ok4:
	br label %fail, !dbg !782

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !797
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !797

b24_fail2:
	br label %fail, !dbg !797

b24_ok2:
	br label %fail, !dbg !789

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !791
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !791

b26_fail2:
	br label %fail, !dbg !791

b26_ok2:
	br label %fail, !dbg !791

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !798
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !798

b28_fail2:
	br label %fail, !dbg !798

b28_ok2:
	br label %fail, !dbg !798

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !801
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !801

b30_fail2:
	br label %fail, !dbg !801

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !801
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !801

b30_fail3:
	br label %fail, !dbg !801

b30_ok3:
	br label %fail, !dbg !801

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !804
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !804

b32_fail2:
	br label %fail, !dbg !804

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !804
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !804

b32_fail3:
	br label %fail, !dbg !804

b32_ok3:
	br label %fail, !dbg !804

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !806
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !806

b35_fail2:
	br label %fail, !dbg !806

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !806
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !806

b35_fail3:
	br label %fail, !dbg !806

b35_ok3:
	br label %fail, !dbg !806

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !809
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !809

b37_fail2:
	br label %fail, !dbg !809

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !809
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !809

b37_fail3:
	br label %fail, !dbg !809

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !809
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !809

b37_fail4:
	br label %fail, !dbg !809

b37_ok4:
	br label %fail, !dbg !809

b41_fail1:
	br label %fail, !dbg !814

fail:
	%269 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !752
	%270 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %56, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %69, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %86, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %102, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %119, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %141, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %141, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %141, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %141, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %141, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %141, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %141, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !752
	%271 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %55, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %68, %b14_fail3 ], [ 5, %b14_ok3 ], [ %85, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %101, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %118, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %144, %b26_fail2 ], [ 5, %b26_ok2 ], [ %144, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %144, %b30_fail3 ], [ 5, %b30_ok3 ], [ %144, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %144, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %144, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !752
	call void @gpuc_fail(i8* %ctrl, i32 %269, i64 %270, i64 %271), !dbg !752
	ret void, !dbg !752
}

define void @NumbersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !815 {
entry:
	br label %b0, !dbg !816

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !816
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !816
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !816
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !819
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !820, !range !23
	%5 = sext i32 %4 to i64, !dbg !820
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !820, !range !24
	%7 = sext i32 %6 to i64, !dbg !820
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !820, !range !24
	%9 = sext i32 %8 to i64, !dbg !820
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !820, !range !25
	%11 = sext i32 %10 to i64, !dbg !820
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !820, !range !26
	%13 = sext i32 %12 to i64, !dbg !820
	%14 = mul i64 %13, %9, !dbg !820
	%15 = add i64 %7, %14, !dbg !820
	%16 = mul i64 %11, %15, !dbg !820
	%17 = add i64 %5, %16, !dbg !820
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !820, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !820, !range !27
	%20 = mul i32 %18, %19, !dbg !820
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !820, !range !28
	%22 = mul i32 %20, %21, !dbg !820
	%23 = sext i32 %22 to i64, !dbg !820
	%24 = mul i64 %17, %23, !dbg !820
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !820, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !820, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !820, !range !30
	%28 = mul i32 %19, %27, !dbg !820
	%29 = add i32 %26, %28, !dbg !820
	%30 = mul i32 %18, %29, !dbg !820
	%31 = add i32 %25, %30, !dbg !820
	%32 = sext i32 %31 to i64, !dbg !820
	%33 = add i64 %24, %32, !dbg !820
	%34 = mul i64 %11, %13, !dbg !820
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !820, !range !26
	%36 = sext i32 %35 to i64, !dbg !820
	%37 = mul i64 %34, %36, !dbg !820
	%38 = mul i64 %37, %23, !dbg !820
	%39 = icmp eq i64 %p0, 0, !dbg !821
	%40 = sext i32 %3 to i64, !dbg !819
	%41 = trunc i64 %p7 to i32, !dbg !819
	%42 = icmp eq i64 %p0, 1, !dbg !822
	%43 = icmp eq i64 %p0, 2, !dbg !823
	%44 = icmp eq i64 %p0, 3, !dbg !824
	%45 = icmp eq i64 %p0, 4, !dbg !825
	br label %b1, !dbg !820

b1:
	%46 = phi i64 [ %33, %b0 ], [ %82, %b12 ], !dbg !820
	%47 = icmp slt i64 %46, %p4, !dbg !820
	br i1 %47, label %b2, label %b13, !dbg !820

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %46, !dbg !826
	%49 = icmp uge i64 %46, %p2, !dbg !826
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !826, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !821

b3:
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !819
	%51 = icmp uge i64 %p7, %40, !dbg !819
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !819, !prof !13

b3_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !819
	%53 = call i64 @gpuc_atomic_fetch_thread_64(i8* %52, i32 %41), !dbg !819
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !827
	%55 = icmp uge i64 %46, %p6, !dbg !827
	br i1 %55, label %b3_fail2, label %b3_ok2, !dbg !827, !prof !13

b3_ok2:
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !827
	br label %b12, !dbg !827

b4:
	br i1 %42, label %b5, label %b6, !dbg !822

b5:
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !829
	%57 = icmp uge i64 %p7, %40, !dbg !828
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !828, !prof !13

b5_ok1:
	%58 = load i64, i64 addrspace(1)* %56, align 8, !dbg !829
	%59 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !828
	%60 = bitcast i64* %59 to i8*, !dbg !828
	call void @gpuc_atomic_set_thread_64(i8* %60, i64 %58, i32 %41), !dbg !828
	br label %b12, !dbg !828

b6:
	br i1 %43, label %b7, label %b8, !dbg !823

b7:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !831
	%62 = icmp uge i64 %p7, %40, !dbg !830
	br i1 %62, label %b7_fail1, label %b7_ok1, !dbg !830, !prof !13

b7_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !831
	%64 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !830
	%65 = bitcast i64* %64 to i8*, !dbg !830
	%66 = call i64 @gpuc_atomic_swap_thread_64(i8* %65, i64 %63, i32 %41), !dbg !830
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !832
	%68 = icmp uge i64 %46, %p6, !dbg !832
	br i1 %68, label %b7_fail2, label %b7_ok2, !dbg !832, !prof !13

b7_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !832
	br label %b12, !dbg !832

b8:
	br i1 %44, label %b9, label %b10, !dbg !824

b9:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !834
	%70 = icmp uge i64 %p7, %40, !dbg !833
	br i1 %70, label %b9_fail1, label %b9_ok1, !dbg !833, !prof !13

b9_ok1:
	%71 = load i64, i64 addrspace(1)* %69, align 8, !dbg !834
	%72 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !833
	%73 = bitcast i64* %72 to i8*, !dbg !833
	call void @gpuc_atomic_add_thread_uint64(i8* %73, i64 %71, i32 %41), !dbg !833
	br label %b12, !dbg !833

b10:
	br i1 %45, label %b11, label %b12, !dbg !825

b11:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !836
	%75 = icmp uge i64 %p7, %40, !dbg !835
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !835, !prof !13

b11_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !836
	%77 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !835
	%78 = bitcast i64* %77 to i8*, !dbg !835
	%79 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %78, i64 %76, i32 %41), !dbg !835
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %46, !dbg !837
	%81 = icmp uge i64 %46, %p6, !dbg !837
	br i1 %81, label %b11_fail2, label %b11_ok2, !dbg !837, !prof !13

b11_ok2:
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !837
	br label %b12, !dbg !837

b12:
	%82 = add i64 %46, %38, !dbg !820
	br label %b1, !dbg !820

b13:
	ret void, !dbg !818

b2_fail1:
	br label %fail, !dbg !826

b3_fail1:
	br label %fail, !dbg !819

b3_fail2:
	br label %fail, !dbg !827

b5_fail1:
	br label %fail, !dbg !828

b7_fail1:
	br label %fail, !dbg !830

b7_fail2:
	br label %fail, !dbg !832

b9_fail1:
	br label %fail, !dbg !833

b11_fail1:
	br label %fail, !dbg !835

b11_fail2:
	br label %fail, !dbg !837

fail:
	%83 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !816
	%84 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !816
	%85 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !816
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !816
	ret void, !dbg !816
}

define void @IntegersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !838 {
entry:
	br label %b0, !dbg !839

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !839
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !839
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !839
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !839
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !842
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !843, !range !23
	%6 = sext i32 %5 to i64, !dbg !843
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !843, !range !24
	%8 = sext i32 %7 to i64, !dbg !843
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !843, !range !24
	%10 = sext i32 %9 to i64, !dbg !843
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !843, !range !25
	%12 = sext i32 %11 to i64, !dbg !843
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !843, !range !26
	%14 = sext i32 %13 to i64, !dbg !843
	%15 = mul i64 %14, %10, !dbg !843
	%16 = add i64 %8, %15, !dbg !843
	%17 = mul i64 %12, %16, !dbg !843
	%18 = add i64 %6, %17, !dbg !843
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !843, !range !27
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !843, !range !27
	%21 = mul i32 %19, %20, !dbg !843
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !843, !range !28
	%23 = mul i32 %21, %22, !dbg !843
	%24 = sext i32 %23 to i64, !dbg !843
	%25 = mul i64 %18, %24, !dbg !843
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !843, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !843, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !843, !range !30
	%29 = mul i32 %20, %28, !dbg !843
	%30 = add i32 %27, %29, !dbg !843
	%31 = mul i32 %19, %30, !dbg !843
	%32 = add i32 %26, %31, !dbg !843
	%33 = sext i32 %32 to i64, !dbg !843
	%34 = add i64 %25, %33, !dbg !843
	%35 = mul i64 %12, %14, !dbg !843
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !843, !range !26
	%37 = sext i32 %36 to i64, !dbg !843
	%38 = mul i64 %35, %37, !dbg !843
	%39 = mul i64 %38, %24, !dbg !843
	%40 = icmp eq i64 %p0, 5, !dbg !844
	%41 = sext i32 %4 to i64, !dbg !842
	%42 = trunc i64 %p9 to i32, !dbg !842
	%43 = icmp eq i64 %p0, 6, !dbg !845
	%44 = icmp eq i64 %p0, 7, !dbg !846
	%45 = icmp eq i64 %p0, 8, !dbg !847
	%46 = icmp eq i64 %p0, 9, !dbg !848
	%47 = icmp eq i64 %p0, 10, !dbg !849
	%48 = icmp eq i64 %p0, 11, !dbg !850
	%49 = icmp eq i64 %p0, 12, !dbg !851
	%50 = icmp eq i64 %p0, 13, !dbg !852
	br label %b1, !dbg !843

b1:
	%51 = phi i64 [ %34, %b0 ], [ %115, %b20 ], !dbg !843
	%52 = icmp slt i64 %51, %p4, !dbg !843
	br i1 %52, label %b2, label %b21, !dbg !843

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !853
	%54 = icmp uge i64 %51, %p2, !dbg !853
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !853, !prof !13

b2_ok1:
	br i1 %40, label %b3, label %b4, !dbg !844

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !842
	%56 = icmp uge i64 %p9, %41, !dbg !842
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !842, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !842
	call void @gpuc_atomic_inc_thread_64(i8* %57, i32 %42), !dbg !842
	br label %b20, !dbg !842

b4:
	br i1 %43, label %b5, label %b6, !dbg !845

b5:
	%58 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !854
	%59 = icmp uge i64 %p9, %41, !dbg !854
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !854, !prof !13

b5_ok1:
	%60 = bitcast i64* %58 to i8*, !dbg !854
	%61 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %60, i32 %42), !dbg !854
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !855
	%63 = icmp uge i64 %51, %p8, !dbg !855
	br i1 %63, label %b5_fail2, label %b5_ok2, !dbg !855, !prof !13

b5_ok2:
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !855
	br label %b20, !dbg !855

b6:
	br i1 %44, label %b7, label %b8, !dbg !846

b7:
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !856
	%65 = icmp uge i64 %51, %p6, !dbg !856
	%66 = icmp uge i64 %p9, %41, !dbg !857
	%67 = or i1 %65, %66, !dbg !857
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !857, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %64, align 8, !dbg !856
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !858
	%70 = load i64, i64 addrspace(1)* %69, align 8, !dbg !858
	%71 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !857
	%72 = bitcast i64* %71 to i8*, !dbg !857
	%73 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %72, i64 %68, i64 %70, i32 %42), !dbg !857
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !859
	%75 = icmp uge i64 %51, %p8, !dbg !859
	br i1 %75, label %b7_fail3, label %b7_ok3, !dbg !859, !prof !13

b7_ok3:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !859
	br label %b20, !dbg !859

b8:
	br i1 %45, label %b9, label %b10, !dbg !847

b9:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !861
	%77 = icmp uge i64 %p9, %41, !dbg !860
	br i1 %77, label %b9_fail1, label %b9_ok1, !dbg !860, !prof !13

b9_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !861
	%79 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !860
	%80 = bitcast i64* %79 to i8*, !dbg !860
	call void @gpuc_atomic_and_thread_64(i8* %80, i64 %78, i32 %42), !dbg !860
	br label %b20, !dbg !860

b10:
	br i1 %46, label %b11, label %b12, !dbg !848

b11:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !863
	%82 = icmp uge i64 %p9, %41, !dbg !862
	br i1 %82, label %b11_fail1, label %b11_ok1, !dbg !862, !prof !13

b11_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !863
	%84 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !862
	%85 = bitcast i64* %84 to i8*, !dbg !862
	%86 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %85, i64 %83, i32 %42), !dbg !862
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !864
	%88 = icmp uge i64 %51, %p8, !dbg !864
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !864, !prof !13

b11_ok2:
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !864
	br label %b20, !dbg !864

b12:
	br i1 %47, label %b13, label %b14, !dbg !849

b13:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !866
	%90 = icmp uge i64 %p9, %41, !dbg !865
	br i1 %90, label %b13_fail1, label %b13_ok1, !dbg !865, !prof !13

b13_ok1:
	%91 = load i64, i64 addrspace(1)* %89, align 8, !dbg !866
	%92 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !865
	%93 = bitcast i64* %92 to i8*, !dbg !865
	call void @gpuc_atomic_or_thread_64(i8* %93, i64 %91, i32 %42), !dbg !865
	br label %b20, !dbg !865

b14:
	br i1 %48, label %b15, label %b16, !dbg !850

b15:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !868
	%95 = icmp uge i64 %p9, %41, !dbg !867
	br i1 %95, label %b15_fail1, label %b15_ok1, !dbg !867, !prof !13

b15_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !868
	%97 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !867
	%98 = bitcast i64* %97 to i8*, !dbg !867
	%99 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %98, i64 %96, i32 %42), !dbg !867
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !869
	%101 = icmp uge i64 %51, %p8, !dbg !869
	br i1 %101, label %b15_fail2, label %b15_ok2, !dbg !869, !prof !13

b15_ok2:
	store i64 %99, i64 addrspace(1)* %100, align 8, !dbg !869
	br label %b20, !dbg !869

b16:
	br i1 %49, label %b17, label %b18, !dbg !851

b17:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !871
	%103 = icmp uge i64 %p9, %41, !dbg !870
	br i1 %103, label %b17_fail1, label %b17_ok1, !dbg !870, !prof !13

b17_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !871
	%105 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !870
	%106 = bitcast i64* %105 to i8*, !dbg !870
	call void @gpuc_atomic_xor_thread_64(i8* %106, i64 %104, i32 %42), !dbg !870
	br label %b20, !dbg !870

b18:
	br i1 %50, label %b19, label %b20, !dbg !852

b19:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !873
	%108 = icmp uge i64 %p9, %41, !dbg !872
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !872, !prof !13

b19_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !873
	%110 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !872
	%111 = bitcast i64* %110 to i8*, !dbg !872
	%112 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %111, i64 %109, i32 %42), !dbg !872
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !874
	%114 = icmp uge i64 %51, %p8, !dbg !874
	br i1 %114, label %b19_fail2, label %b19_ok2, !dbg !874, !prof !13

b19_ok2:
	store i64 %112, i64 addrspace(1)* %113, align 8, !dbg !874
	br label %b20, !dbg !874

b20:
	%115 = add i64 %51, %39, !dbg !843
	br label %b1, !dbg !843

b21:
	ret void, !dbg !841

b2_fail1:
	br label %fail, !dbg !853

b3_fail1:
	br label %fail, !dbg !842

b5_fail1:
	br label %fail, !dbg !854

b5_fail2:
	br label %fail, !dbg !855

b7_fail1:
	%116 = icmp uge i64 %51, %p6, !dbg !856
	br i1 %116, label %b7_fail2, label %b7_ok2, !dbg !856

b7_fail2:
	br label %fail, !dbg !856

b7_ok2:
	br label %fail, !dbg !857

b7_fail3:
	br label %fail, !dbg !859

b9_fail1:
	br label %fail, !dbg !860

b11_fail1:
	br label %fail, !dbg !862

b11_fail2:
	br label %fail, !dbg !864

b13_fail1:
	br label %fail, !dbg !865

b15_fail1:
	br label %fail, !dbg !867

b15_fail2:
	br label %fail, !dbg !869

b17_fail1:
	br label %fail, !dbg !870

b19_fail1:
	br label %fail, !dbg !872

b19_fail2:
	br label %fail, !dbg !874

fail:
	%117 = phi i32 [ 64, %b2_fail1 ], [ 65, %b3_fail1 ], [ 66, %b5_fail1 ], [ 67, %b5_fail2 ], [ 68, %b7_fail2 ], [ 69, %b7_ok2 ], [ 68, %b7_fail3 ], [ 70, %b9_fail1 ], [ 72, %b11_fail1 ], [ 71, %b11_fail2 ], [ 73, %b13_fail1 ], [ 75, %b15_fail1 ], [ 74, %b15_fail2 ], [ 76, %b17_fail1 ], [ 78, %b19_fail1 ], [ 77, %b19_fail2 ], !dbg !839
	%118 = phi i64 [ %51, %b2_fail1 ], [ %p9, %b3_fail1 ], [ %p9, %b5_fail1 ], [ %51, %b5_fail2 ], [ %51, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %51, %b7_fail3 ], [ %p9, %b9_fail1 ], [ %p9, %b11_fail1 ], [ %51, %b11_fail2 ], [ %p9, %b13_fail1 ], [ %p9, %b15_fail1 ], [ %51, %b15_fail2 ], [ %p9, %b17_fail1 ], [ %p9, %b19_fail1 ], [ %51, %b19_fail2 ], !dbg !839
	%119 = phi i64 [ %p2, %b2_fail1 ], [ %41, %b3_fail1 ], [ %41, %b5_fail1 ], [ %p8, %b5_fail2 ], [ %p6, %b7_fail2 ], [ %41, %b7_ok2 ], [ %p8, %b7_fail3 ], [ %41, %b9_fail1 ], [ %41, %b11_fail1 ], [ %p8, %b11_fail2 ], [ %41, %b13_fail1 ], [ %41, %b15_fail1 ], [ %p8, %b15_fail2 ], [ %41, %b17_fail1 ], [ %41, %b19_fail1 ], [ %p8, %b19_fail2 ], !dbg !839
	call void @gpuc_fail(i8* %ctrl, i32 %117, i64 %118, i64 %119), !dbg !839
	ret void, !dbg !839
}

define void @WaitUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !875 {
entry:
	br label %b0, !dbg !876

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !876
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !876
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !876
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !876
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !876
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !876
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !879
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !880, !range !29
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !880, !range !29
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !880, !range !30
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !880, !range !27
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !880, !range !27
	%12 = mul i32 %11, %9, !dbg !880
	%13 = add i32 %8, %12, !dbg !880
	%14 = mul i32 %10, %13, !dbg !880
	%15 = add i32 %7, %14, !dbg !880
	%16 = sext i32 %15 to i64, !dbg !880
	%17 = icmp eq i64 %16, 33, !dbg !881
	br i1 %17, label %b1, label %b5, !dbg !881

b1:
	%18 = sext i32 %6 to i64, !dbg !879
	%19 = trunc i64 %p16 to i32, !dbg !879
	br label %b2, !dbg !881

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !881
	%21 = add nsw i64 %20, 1, !dbg !881
	%22 = icmp slt i64 %21, %p4, !dbg !881
	br i1 %22, label %b3, label %b4, !dbg !881

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !882
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !883
	%25 = icmp uge i64 %21, %p2, !dbg !882
	%26 = icmp uge i64 %p16, %18, !dbg !879
	%27 = or i1 %25, %26, !dbg !879
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !879, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !883
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !879
	%30 = bitcast i64* %29 to i8*, !dbg !879
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !879
	br label %b2, !dbg !879

b4:
	call void @gpuc_quiet_thread(), !dbg !884
	br label %b42, !dbg !884

b5:
	%31 = icmp eq i64 %16, 0, !dbg !885
	br i1 %31, label %b6, label %b42, !dbg !885

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !886
	br i1 %32, label %b7, label %b22, !dbg !886

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !889
	br i1 %33, label %b8, label %b9, !dbg !889

b8:
	%34 = sext i32 %p9 to i64, !dbg !891
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !890
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !891
	%37 = icmp uge i64 %p10, %p2, !dbg !890
	%38 = icmp ugt i64 %34, 5, !dbg !891
	%39 = or i1 %37, %38, !dbg !891
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !891, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !891
	call void @gpuc_wait_until_thread_uint64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !891
	br label %b21, !dbg !891

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !892
	br i1 %41, label %b10, label %b11, !dbg !892

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !893
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !893
	%44 = sext i32 %p9 to i64, !dbg !893
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !893
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !893
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !893
	%48 = icmp ne i64 %p2, %43, !dbg !893
	%49 = icmp ugt i64 %44, 5, !dbg !893
	%50 = or i1 %48, %49, !dbg !893
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !893, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !893
	%52 = bitcast i32* %47 to i8*, !dbg !893
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !893
	br label %b21, !dbg !893

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !894
	br i1 %53, label %b12, label %b13, !dbg !894

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !895
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !895
	%56 = sext i32 %p9 to i64, !dbg !895
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !895
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !895
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !895
	%60 = icmp ne i64 %p2, %55, !dbg !895
	%61 = icmp ugt i64 %56, 5, !dbg !895
	%62 = or i1 %60, %61, !dbg !895
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !895, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !895
	%64 = bitcast i32* %59 to i8*, !dbg !895
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !895
	br label %b21, !dbg !896

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !897
	br i1 %66, label %b14, label %b15, !dbg !897

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !898
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !898
	%69 = sext i32 %p9 to i64, !dbg !898
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !898
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !898
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !898
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !898
	%74 = icmp ugt i64 %p2, %p6, !dbg !898
	%75 = icmp ne i64 %p2, %68, !dbg !898
	%76 = icmp ugt i64 %69, 5, !dbg !898
	%77 = or i1 %74, %75, !dbg !898
	%78 = or i1 %77, %76, !dbg !898
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !898, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !898
	%80 = bitcast i64* %72 to i8*, !dbg !898
	%81 = bitcast i32* %73 to i8*, !dbg !898
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !898
	br label %b21, !dbg !899

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !900
	br i1 %83, label %b16, label %b17, !dbg !900

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !901
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !901
	%86 = sext i32 %p9 to i64, !dbg !901
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !901
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !901
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !901
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !901
	%91 = icmp ne i64 %p2, %85, !dbg !901
	%92 = icmp ne i64 %p2, %p13, !dbg !901
	%93 = icmp ugt i64 %86, 5, !dbg !901
	%94 = or i1 %91, %92, !dbg !901
	%95 = or i1 %94, %93, !dbg !901
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !901, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !901
	%97 = bitcast i32* %89 to i8*, !dbg !901
	%98 = bitcast i64* %90 to i8*, !dbg !901
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !901
	br label %b21, !dbg !901

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !902
	br i1 %99, label %b18, label %b19, !dbg !902

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !903
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !903
	%102 = sext i32 %p9 to i64, !dbg !903
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !903
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !903
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !903
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !903
	%107 = icmp ne i64 %p2, %101, !dbg !903
	%108 = icmp ne i64 %p2, %p13, !dbg !903
	%109 = icmp ugt i64 %102, 5, !dbg !903
	%110 = or i1 %107, %108, !dbg !903
	%111 = or i1 %110, %109, !dbg !903
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !903, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !903
	%113 = bitcast i32* %105 to i8*, !dbg !903
	%114 = bitcast i64* %106 to i8*, !dbg !903
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !903
	br label %b21, !dbg !904

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !905
	br i1 %116, label %b20, label %b21, !dbg !905

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !906
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !906
	%119 = sext i32 %p9 to i64, !dbg !906
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !906
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !906
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !906
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !906
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !906
	%125 = icmp ugt i64 %p2, %p6, !dbg !906
	%126 = icmp ne i64 %p2, %118, !dbg !906
	%127 = icmp ne i64 %p2, %p13, !dbg !906
	%128 = icmp ugt i64 %119, 5, !dbg !906
	%129 = or i1 %125, %126, !dbg !906
	%130 = or i1 %129, %127, !dbg !906
	%131 = or i1 %130, %128, !dbg !906
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !906, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !906
	%133 = bitcast i64* %122 to i8*, !dbg !906
	%134 = bitcast i32* %123 to i8*, !dbg !906
	%135 = bitcast i64* %124 to i8*, !dbg !906
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !906
	br label %b21, !dbg !907

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !888
	br label %b41, !dbg !888

b22:
	%138 = sub nsw i64 %p0, 7, !dbg !908
	%139 = icmp eq i64 %138, 0, !dbg !911
	%140 = icmp eq i64 %p4, 0, !dbg !912
	%141 = sext i32 %p9 to i64, !dbg !913
	%142 = icmp eq i64 %138, 1, !dbg !914
	%143 = icmp eq i64 %p8, 0, !dbg !915
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !915
	%145 = icmp eq i64 %138, 2, !dbg !916
	%146 = icmp eq i64 %138, 3, !dbg !917
	%147 = icmp eq i64 %138, 4, !dbg !918
	%148 = icmp eq i64 %138, 5, !dbg !919
	%149 = icmp eq i64 %138, 6, !dbg !920
	br label %b23, !dbg !908

b23:
	br i1 %139, label %b24, label %b25, !dbg !911

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !921
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !913
	%152 = icmp uge i64 %p10, %p2, !dbg !921
	%153 = icmp ugt i64 %141, 5, !dbg !913
	%154 = or i1 %152, %153, !dbg !913
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !913, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !913
	%156 = call i32 @gpuc_test_thread_uint64(i8* %155, i32 %p9, i64 %p11), !dbg !913
	%157 = icmp ne i32 %156, 0, !dbg !913
	br label %b33, !dbg !913

b25:
	br i1 %142, label %b26, label %b27, !dbg !914

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !915
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !915
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !915
	%161 = icmp ne i64 %p2, %144, !dbg !915
	%162 = icmp ugt i64 %141, 5, !dbg !915
	%163 = or i1 %161, %162, !dbg !915
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !915, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !915
	%165 = bitcast i32* %160 to i8*, !dbg !915
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 8), !dbg !915
	%167 = icmp ne i32 %166, 0, !dbg !915
	br label %b33, !dbg !915

b27:
	br i1 %145, label %b28, label %b29, !dbg !916

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !922
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !922
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !922
	%171 = icmp ne i64 %p2, %144, !dbg !922
	%172 = icmp ugt i64 %141, 5, !dbg !922
	%173 = or i1 %171, %172, !dbg !922
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !922, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !922
	%175 = bitcast i32* %170 to i8*, !dbg !922
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 8), !dbg !922
	%177 = icmp sge i64 %176, 0, !dbg !923
	br label %b39, !dbg !924

b29:
	br i1 %146, label %b30, label %b31, !dbg !917

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !925
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !925
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !925
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !925
	%182 = icmp ugt i64 %p2, %p6, !dbg !925
	%183 = icmp ne i64 %p2, %144, !dbg !925
	%184 = icmp ugt i64 %141, 5, !dbg !925
	%185 = or i1 %182, %183, !dbg !925
	%186 = or i1 %185, %184, !dbg !925
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !925, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !925
	%188 = bitcast i64* %180 to i8*, !dbg !925
	%189 = bitcast i32* %181 to i8*, !dbg !925
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 8), !dbg !925
	%191 = icmp sgt i64 %190, 0, !dbg !926
	br label %b39, !dbg !927

b31:
	br i1 %147, label %b32, label %b34, !dbg !918

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !928
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !928
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !928
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !928
	%196 = icmp ne i64 %p2, %144, !dbg !928
	%197 = icmp ne i64 %p2, %p13, !dbg !928
	%198 = icmp ugt i64 %141, 5, !dbg !928
	%199 = or i1 %196, %197, !dbg !928
	%200 = or i1 %199, %198, !dbg !928
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !928, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !928
	%202 = bitcast i32* %194 to i8*, !dbg !928
	%203 = bitcast i64* %195 to i8*, !dbg !928
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 8), !dbg !928
	%205 = icmp ne i32 %204, 0, !dbg !928
	br label %b33, !dbg !928

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !929
	br i1 %206, label %b39, label %b38, !dbg !929

b34:
	br i1 %148, label %b35, label %b36, !dbg !919

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !930
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !930
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !930
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !930
	%211 = icmp ne i64 %p2, %144, !dbg !930
	%212 = icmp ne i64 %p2, %p13, !dbg !930
	%213 = icmp ugt i64 %141, 5, !dbg !930
	%214 = or i1 %211, %212, !dbg !930
	%215 = or i1 %214, %213, !dbg !930
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !930, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !930
	%217 = bitcast i32* %209 to i8*, !dbg !930
	%218 = bitcast i64* %210 to i8*, !dbg !930
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 8), !dbg !930
	%220 = icmp sge i64 %219, 0, !dbg !931
	br label %b39, !dbg !932

b36:
	br i1 %149, label %b37, label %b38, !dbg !920

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !933
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !933
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !933
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !933
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !933
	%226 = icmp ugt i64 %p2, %p6, !dbg !933
	%227 = icmp ne i64 %p2, %144, !dbg !933
	%228 = icmp ne i64 %p2, %p13, !dbg !933
	%229 = icmp ugt i64 %141, 5, !dbg !933
	%230 = or i1 %226, %227, !dbg !933
	%231 = or i1 %230, %228, !dbg !933
	%232 = or i1 %231, %229, !dbg !933
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !933, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !933
	%234 = bitcast i64* %223 to i8*, !dbg !933
	%235 = bitcast i32* %224 to i8*, !dbg !933
	%236 = bitcast i64* %225 to i8*, !dbg !933
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 8), !dbg !933
	%238 = icmp sgt i64 %237, 0, !dbg !934
	br label %b39, !dbg !935

b38:
	br label %b39, !dbg !936

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !910
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !910
	br i1 %239, label %b41, label %b40, !dbg !910

b40:
	br i1 %140, label %b41, label %b23, !dbg !912

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !937
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !938
	%243 = icmp uge i64 0, %p15, !dbg !938
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !938, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !938
	br label %b42, !dbg !938

b42:
	ret void, !dbg !878

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !882
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !882

b3_fail2:
	br label %fail, !dbg !882

b3_ok2:
	br label %fail, !dbg !879

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !890
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !890

b8_fail2:
	br label %fail, !dbg !890

b8_ok2:
	br label %fail, !dbg !891

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !893
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !893

b10_fail2:
	br label %fail, !dbg !893

b10_ok2:
	br label %fail, !dbg !893

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !895
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !895

b12_fail2:
	br label %fail, !dbg !895

b12_ok2:
	br label %fail, !dbg !895

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !898
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !898

b14_fail2:
	br label %fail, !dbg !898

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !898
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !898

b14_fail3:
	br label %fail, !dbg !898

b14_ok3:
	br label %fail, !dbg !898

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !901
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !901

b16_fail2:
	br label %fail, !dbg !901

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !901
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !901

b16_fail3:
	br label %fail, !dbg !901

b16_ok3:
	br label %fail, !dbg !901

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !903
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !903

b18_fail2:
	br label %fail, !dbg !903

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !903
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !903

b18_fail3:
	br label %fail, !dbg !903

b18_ok3:
	br label %fail, !dbg !903

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !906
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !906

b20_fail2:
	br label %fail, !dbg !906

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !906
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !906

b20_fail3:
	br label %fail, !dbg !906

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !906
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !906

b20_fail4:
	br label %fail, !dbg !906

b20_ok4:
	br label %fail, !dbg !906

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !921
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !921

b24_fail2:
	br label %fail, !dbg !921

b24_ok2:
	br label %fail, !dbg !913

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !915
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !915

b26_fail2:
	br label %fail, !dbg !915

b26_ok2:
	br label %fail, !dbg !915

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !922
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !922

b28_fail2:
	br label %fail, !dbg !922

b28_ok2:
	br label %fail, !dbg !922

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !925
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !925

b30_fail2:
	br label %fail, !dbg !925

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !925
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !925

b30_fail3:
	br label %fail, !dbg !925

b30_ok3:
	br label %fail, !dbg !925

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !928
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !928

b32_fail2:
	br label %fail, !dbg !928

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !928
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !928

b32_fail3:
	br label %fail, !dbg !928

b32_ok3:
	br label %fail, !dbg !928

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !930
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !930

b35_fail2:
	br label %fail, !dbg !930

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !930
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !930

b35_fail3:
	br label %fail, !dbg !930

b35_ok3:
	br label %fail, !dbg !930

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !933
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !933

b37_fail2:
	br label %fail, !dbg !933

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !933
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !933

b37_fail3:
	br label %fail, !dbg !933

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !933
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !933

b37_fail4:
	br label %fail, !dbg !933

b37_ok4:
	br label %fail, !dbg !933

b41_fail1:
	br label %fail, !dbg !938

fail:
	%269 = phi i32 [ 7, %b3_fail2 ], [ 8, %b3_ok2 ], [ 9, %b8_fail2 ], [ 10, %b8_ok2 ], [ 12, %b10_fail2 ], [ 13, %b10_ok2 ], [ 15, %b12_fail2 ], [ 16, %b12_ok2 ], [ 18, %b14_fail2 ], [ 19, %b14_fail3 ], [ 20, %b14_ok3 ], [ 22, %b16_fail2 ], [ 23, %b16_fail3 ], [ 24, %b16_ok3 ], [ 26, %b18_fail2 ], [ 27, %b18_fail3 ], [ 28, %b18_ok3 ], [ 30, %b20_fail2 ], [ 31, %b20_fail3 ], [ 32, %b20_fail4 ], [ 33, %b20_ok4 ], [ 35, %b24_fail2 ], [ 36, %b24_ok2 ], [ 37, %b26_fail2 ], [ 38, %b26_ok2 ], [ 39, %b28_fail2 ], [ 40, %b28_ok2 ], [ 41, %b30_fail2 ], [ 42, %b30_fail3 ], [ 43, %b30_ok3 ], [ 44, %b32_fail2 ], [ 45, %b32_fail3 ], [ 46, %b32_ok3 ], [ 47, %b35_fail2 ], [ 48, %b35_fail3 ], [ 49, %b35_ok3 ], [ 50, %b37_fail2 ], [ 51, %b37_fail3 ], [ 52, %b37_fail4 ], [ 53, %b37_ok4 ], [ 54, %b41_fail1 ], !dbg !876
	%270 = phi i64 [ %21, %b3_fail2 ], [ %p16, %b3_ok2 ], [ %p10, %b8_fail2 ], [ %34, %b8_ok2 ], [ %p2, %b10_fail2 ], [ %44, %b10_ok2 ], [ %p2, %b12_fail2 ], [ %56, %b12_ok2 ], [ %p2, %b14_fail2 ], [ %p2, %b14_fail3 ], [ %69, %b14_ok3 ], [ %p2, %b16_fail2 ], [ %p2, %b16_fail3 ], [ %86, %b16_ok3 ], [ %p2, %b18_fail2 ], [ %p2, %b18_fail3 ], [ %102, %b18_ok3 ], [ %p2, %b20_fail2 ], [ %p2, %b20_fail3 ], [ %p2, %b20_fail4 ], [ %119, %b20_ok4 ], [ %p10, %b24_fail2 ], [ %141, %b24_ok2 ], [ %p2, %b26_fail2 ], [ %141, %b26_ok2 ], [ %p2, %b28_fail2 ], [ %141, %b28_ok2 ], [ %p2, %b30_fail2 ], [ %p2, %b30_fail3 ], [ %141, %b30_ok3 ], [ %p2, %b32_fail2 ], [ %p2, %b32_fail3 ], [ %141, %b32_ok3 ], [ %p2, %b35_fail2 ], [ %p2, %b35_fail3 ], [ %141, %b35_ok3 ], [ %p2, %b37_fail2 ], [ %p2, %b37_fail3 ], [ %p2, %b37_fail4 ], [ %141, %b37_ok4 ], [ 0, %b41_fail1 ], !dbg !876
	%271 = phi i64 [ %p2, %b3_fail2 ], [ %18, %b3_ok2 ], [ %p2, %b8_fail2 ], [ 5, %b8_ok2 ], [ %43, %b10_fail2 ], [ 5, %b10_ok2 ], [ %55, %b12_fail2 ], [ 5, %b12_ok2 ], [ %p6, %b14_fail2 ], [ %68, %b14_fail3 ], [ 5, %b14_ok3 ], [ %85, %b16_fail2 ], [ %p13, %b16_fail3 ], [ 5, %b16_ok3 ], [ %101, %b18_fail2 ], [ %p13, %b18_fail3 ], [ 5, %b18_ok3 ], [ %p6, %b20_fail2 ], [ %118, %b20_fail3 ], [ %p13, %b20_fail4 ], [ 5, %b20_ok4 ], [ %p2, %b24_fail2 ], [ 5, %b24_ok2 ], [ %144, %b26_fail2 ], [ 5, %b26_ok2 ], [ %144, %b28_fail2 ], [ 5, %b28_ok2 ], [ %p6, %b30_fail2 ], [ %144, %b30_fail3 ], [ 5, %b30_ok3 ], [ %144, %b32_fail2 ], [ %p13, %b32_fail3 ], [ 5, %b32_ok3 ], [ %144, %b35_fail2 ], [ %p13, %b35_fail3 ], [ 5, %b35_ok3 ], [ %p6, %b37_fail2 ], [ %144, %b37_fail3 ], [ %p13, %b37_fail4 ], [ 5, %b37_ok4 ], [ %p15, %b41_fail1 ], !dbg !876
	call void @gpuc_fail(i8* %ctrl, i32 %269, i64 %270, i64 %271), !dbg !876
	ret void, !dbg !876
}

define void @NumbersFloat32(i64 %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !939 {
entry:
	br label %b0, !dbg !940

b0:
	%0 = addrspacecast float* %p1 to float addrspace(1)*, !dbg !940
	%1 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !940
	%2 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !940
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !943
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !944, !range !23
	%5 = sext i32 %4 to i64, !dbg !944
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !944, !range !24
	%7 = sext i32 %6 to i64, !dbg !944
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !944, !range !24
	%9 = sext i32 %8 to i64, !dbg !944
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !944, !range !25
	%11 = sext i32 %10 to i64, !dbg !944
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !944, !range !26
	%13 = sext i32 %12 to i64, !dbg !944
	%14 = mul i64 %13, %9, !dbg !944
	%15 = add i64 %7, %14, !dbg !944
	%16 = mul i64 %11, %15, !dbg !944
	%17 = add i64 %5, %16, !dbg !944
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !944, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !944, !range !27
	%20 = mul i32 %18, %19, !dbg !944
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !944, !range !28
	%22 = mul i32 %20, %21, !dbg !944
	%23 = sext i32 %22 to i64, !dbg !944
	%24 = mul i64 %17, %23, !dbg !944
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !944, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !944, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !944, !range !30
	%28 = mul i32 %19, %27, !dbg !944
	%29 = add i32 %26, %28, !dbg !944
	%30 = mul i32 %18, %29, !dbg !944
	%31 = add i32 %25, %30, !dbg !944
	%32 = sext i32 %31 to i64, !dbg !944
	%33 = add i64 %24, %32, !dbg !944
	%34 = mul i64 %11, %13, !dbg !944
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !944, !range !26
	%36 = sext i32 %35 to i64, !dbg !944
	%37 = mul i64 %34, %36, !dbg !944
	%38 = mul i64 %37, %23, !dbg !944
	%39 = icmp eq i64 %p0, 0, !dbg !945
	%40 = sext i32 %3 to i64, !dbg !943
	%41 = trunc i64 %p7 to i32, !dbg !943
	%42 = icmp eq i64 %p0, 1, !dbg !946
	%43 = icmp eq i64 %p0, 2, !dbg !947
	%44 = icmp eq i64 %p0, 3, !dbg !948
	%45 = icmp eq i64 %p0, 4, !dbg !949
	br label %b1, !dbg !944

b1:
	%46 = phi i64 [ %33, %b0 ], [ %89, %b12 ], !dbg !944
	%47 = icmp slt i64 %46, %p4, !dbg !944
	br i1 %47, label %b2, label %b13, !dbg !944

b2:
	%48 = getelementptr inbounds float, float addrspace(1)* %0, i64 %46, !dbg !950
	%49 = icmp uge i64 %46, %p2, !dbg !950
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !950, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !945

b3:
	%50 = addrspacecast float addrspace(1)* %48 to float*, !dbg !943
	%51 = icmp uge i64 %p7, %40, !dbg !943
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !943, !prof !13

b3_ok1:
	%52 = bitcast float* %50 to i8*, !dbg !943
	%53 = call i32 @gpuc_atomic_fetch_thread_32(i8* %52, i32 %41), !dbg !943
	%54 = bitcast i32 %53 to float, !dbg !943
	%55 = getelementptr inbounds float, float addrspace(1)* %2, i64 %46, !dbg !951
	%56 = icmp uge i64 %46, %p6, !dbg !951
	br i1 %56, label %b3_fail2, label %b3_ok2, !dbg !951, !prof !13

b3_ok2:
	store float %54, float addrspace(1)* %55, align 4, !dbg !951
	br label %b12, !dbg !951

b4:
	br i1 %42, label %b5, label %b6, !dbg !946

b5:
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !953
	%58 = icmp uge i64 %p7, %40, !dbg !952
	br i1 %58, label %b5_fail1, label %b5_ok1, !dbg !952, !prof !13

b5_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !953
	%60 = bitcast float %59 to i32, !dbg !952
	%61 = addrspacecast float addrspace(1)* %48 to float*, !dbg !952
	%62 = bitcast float* %61 to i8*, !dbg !952
	call void @gpuc_atomic_set_thread_32(i8* %62, i32 %60, i32 %41), !dbg !952
	br label %b12, !dbg !952

b6:
	br i1 %43, label %b7, label %b8, !dbg !947

b7:
	%63 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !955
	%64 = icmp uge i64 %p7, %40, !dbg !954
	br i1 %64, label %b7_fail1, label %b7_ok1, !dbg !954, !prof !13

b7_ok1:
	%65 = load float, float addrspace(1)* %63, align 4, !dbg !955
	%66 = bitcast float %65 to i32, !dbg !954
	%67 = addrspacecast float addrspace(1)* %48 to float*, !dbg !954
	%68 = bitcast float* %67 to i8*, !dbg !954
	%69 = call i32 @gpuc_atomic_swap_thread_32(i8* %68, i32 %66, i32 %41), !dbg !954
	%70 = bitcast i32 %69 to float, !dbg !954
	%71 = getelementptr inbounds float, float addrspace(1)* %2, i64 %46, !dbg !956
	%72 = icmp uge i64 %46, %p6, !dbg !956
	br i1 %72, label %b7_fail2, label %b7_ok2, !dbg !956, !prof !13

b7_ok2:
	store float %70, float addrspace(1)* %71, align 4, !dbg !956
	br label %b12, !dbg !956

b8:
	br i1 %44, label %b9, label %b10, !dbg !948

b9:
	%73 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !958
	%74 = icmp uge i64 %p7, %40, !dbg !957
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !957, !prof !13

b9_ok1:
	%75 = load float, float addrspace(1)* %73, align 4, !dbg !958
	%76 = bitcast float %75 to i32, !dbg !957
	%77 = addrspacecast float addrspace(1)* %48 to float*, !dbg !957
	%78 = bitcast float* %77 to i8*, !dbg !957
	call void @gpuc_atomic_add_thread_float32(i8* %78, i32 %76, i32 %41), !dbg !957
	br label %b12, !dbg !957

b10:
	br i1 %45, label %b11, label %b12, !dbg !949

b11:
	%79 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !960
	%80 = icmp uge i64 %p7, %40, !dbg !959
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !959, !prof !13

b11_ok1:
	%81 = load float, float addrspace(1)* %79, align 4, !dbg !960
	%82 = bitcast float %81 to i32, !dbg !959
	%83 = addrspacecast float addrspace(1)* %48 to float*, !dbg !959
	%84 = bitcast float* %83 to i8*, !dbg !959
	%85 = call i32 @gpuc_atomic_fetch_add_thread_float32(i8* %84, i32 %82, i32 %41), !dbg !959
	%86 = bitcast i32 %85 to float, !dbg !959
	%87 = getelementptr inbounds float, float addrspace(1)* %2, i64 %46, !dbg !961
	%88 = icmp uge i64 %46, %p6, !dbg !961
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !961, !prof !13

b11_ok2:
	store float %86, float addrspace(1)* %87, align 4, !dbg !961
	br label %b12, !dbg !961

b12:
	%89 = add i64 %46, %38, !dbg !944
	br label %b1, !dbg !944

b13:
	ret void, !dbg !942

b2_fail1:
	br label %fail, !dbg !950

b3_fail1:
	br label %fail, !dbg !943

b3_fail2:
	br label %fail, !dbg !951

b5_fail1:
	br label %fail, !dbg !952

b7_fail1:
	br label %fail, !dbg !954

b7_fail2:
	br label %fail, !dbg !956

b9_fail1:
	br label %fail, !dbg !957

b11_fail1:
	br label %fail, !dbg !959

b11_fail2:
	br label %fail, !dbg !961

fail:
	%90 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !940
	%91 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !940
	%92 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !940
	call void @gpuc_fail(i8* %ctrl, i32 %90, i64 %91, i64 %92), !dbg !940
	ret void, !dbg !940
}

define void @NumbersFloat64(i64 %p0, double* %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !962 {
entry:
	br label %b0, !dbg !963

b0:
	%0 = addrspacecast double* %p1 to double addrspace(1)*, !dbg !963
	%1 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !963
	%2 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !963
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !966
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !967, !range !23
	%5 = sext i32 %4 to i64, !dbg !967
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !967, !range !24
	%7 = sext i32 %6 to i64, !dbg !967
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !967, !range !24
	%9 = sext i32 %8 to i64, !dbg !967
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !967, !range !25
	%11 = sext i32 %10 to i64, !dbg !967
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !967, !range !26
	%13 = sext i32 %12 to i64, !dbg !967
	%14 = mul i64 %13, %9, !dbg !967
	%15 = add i64 %7, %14, !dbg !967
	%16 = mul i64 %11, %15, !dbg !967
	%17 = add i64 %5, %16, !dbg !967
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !967, !range !27
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !967, !range !27
	%20 = mul i32 %18, %19, !dbg !967
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !967, !range !28
	%22 = mul i32 %20, %21, !dbg !967
	%23 = sext i32 %22 to i64, !dbg !967
	%24 = mul i64 %17, %23, !dbg !967
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !967, !range !29
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !967, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !967, !range !30
	%28 = mul i32 %19, %27, !dbg !967
	%29 = add i32 %26, %28, !dbg !967
	%30 = mul i32 %18, %29, !dbg !967
	%31 = add i32 %25, %30, !dbg !967
	%32 = sext i32 %31 to i64, !dbg !967
	%33 = add i64 %24, %32, !dbg !967
	%34 = mul i64 %11, %13, !dbg !967
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !967, !range !26
	%36 = sext i32 %35 to i64, !dbg !967
	%37 = mul i64 %34, %36, !dbg !967
	%38 = mul i64 %37, %23, !dbg !967
	%39 = icmp eq i64 %p0, 0, !dbg !968
	%40 = sext i32 %3 to i64, !dbg !966
	%41 = trunc i64 %p7 to i32, !dbg !966
	%42 = icmp eq i64 %p0, 1, !dbg !969
	%43 = icmp eq i64 %p0, 2, !dbg !970
	%44 = icmp eq i64 %p0, 3, !dbg !971
	%45 = icmp eq i64 %p0, 4, !dbg !972
	br label %b1, !dbg !967

b1:
	%46 = phi i64 [ %33, %b0 ], [ %89, %b12 ], !dbg !967
	%47 = icmp slt i64 %46, %p4, !dbg !967
	br i1 %47, label %b2, label %b13, !dbg !967

b2:
	%48 = getelementptr inbounds double, double addrspace(1)* %0, i64 %46, !dbg !973
	%49 = icmp uge i64 %46, %p2, !dbg !973
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !973, !prof !13

b2_ok1:
	br i1 %39, label %b3, label %b4, !dbg !968

b3:
	%50 = addrspacecast double addrspace(1)* %48 to double*, !dbg !966
	%51 = icmp uge i64 %p7, %40, !dbg !966
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !966, !prof !13

b3_ok1:
	%52 = bitcast double* %50 to i8*, !dbg !966
	%53 = call i64 @gpuc_atomic_fetch_thread_64(i8* %52, i32 %41), !dbg !966
	%54 = bitcast i64 %53 to double, !dbg !966
	%55 = getelementptr inbounds double, double addrspace(1)* %2, i64 %46, !dbg !974
	%56 = icmp uge i64 %46, %p6, !dbg !974
	br i1 %56, label %b3_fail2, label %b3_ok2, !dbg !974, !prof !13

b3_ok2:
	store double %54, double addrspace(1)* %55, align 8, !dbg !974
	br label %b12, !dbg !974

b4:
	br i1 %42, label %b5, label %b6, !dbg !969

b5:
	%57 = getelementptr inbounds double, double addrspace(1)* %1, i64 %46, !dbg !976
	%58 = icmp uge i64 %p7, %40, !dbg !975
	br i1 %58, label %b5_fail1, label %b5_ok1, !dbg !975, !prof !13

b5_ok1:
	%59 = load double, double addrspace(1)* %57, align 8, !dbg !976
	%60 = bitcast double %59 to i64, !dbg !975
	%61 = addrspacecast double addrspace(1)* %48 to double*, !dbg !975
	%62 = bitcast double* %61 to i8*, !dbg !975
	call void @gpuc_atomic_set_thread_64(i8* %62, i64 %60, i32 %41), !dbg !975
	br label %b12, !dbg !975

b6:
	br i1 %43, label %b7, label %b8, !dbg !970

b7:
	%63 = getelementptr inbounds double, double addrspace(1)* %1, i64 %46, !dbg !978
	%64 = icmp uge i64 %p7, %40, !dbg !977
	br i1 %64, label %b7_fail1, label %b7_ok1, !dbg !977, !prof !13

b7_ok1:
	%65 = load double, double addrspace(1)* %63, align 8, !dbg !978
	%66 = bitcast double %65 to i64, !dbg !977
	%67 = addrspacecast double addrspace(1)* %48 to double*, !dbg !977
	%68 = bitcast double* %67 to i8*, !dbg !977
	%69 = call i64 @gpuc_atomic_swap_thread_64(i8* %68, i64 %66, i32 %41), !dbg !977
	%70 = bitcast i64 %69 to double, !dbg !977
	%71 = getelementptr inbounds double, double addrspace(1)* %2, i64 %46, !dbg !979
	%72 = icmp uge i64 %46, %p6, !dbg !979
	br i1 %72, label %b7_fail2, label %b7_ok2, !dbg !979, !prof !13

b7_ok2:
	store double %70, double addrspace(1)* %71, align 8, !dbg !979
	br label %b12, !dbg !979

b8:
	br i1 %44, label %b9, label %b10, !dbg !971

b9:
	%73 = getelementptr inbounds double, double addrspace(1)* %1, i64 %46, !dbg !981
	%74 = icmp uge i64 %p7, %40, !dbg !980
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !980, !prof !13

b9_ok1:
	%75 = load double, double addrspace(1)* %73, align 8, !dbg !981
	%76 = bitcast double %75 to i64, !dbg !980
	%77 = addrspacecast double addrspace(1)* %48 to double*, !dbg !980
	%78 = bitcast double* %77 to i8*, !dbg !980
	call void @gpuc_atomic_add_thread_float64(i8* %78, i64 %76, i32 %41), !dbg !980
	br label %b12, !dbg !980

b10:
	br i1 %45, label %b11, label %b12, !dbg !972

b11:
	%79 = getelementptr inbounds double, double addrspace(1)* %1, i64 %46, !dbg !983
	%80 = icmp uge i64 %p7, %40, !dbg !982
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !982, !prof !13

b11_ok1:
	%81 = load double, double addrspace(1)* %79, align 8, !dbg !983
	%82 = bitcast double %81 to i64, !dbg !982
	%83 = addrspacecast double addrspace(1)* %48 to double*, !dbg !982
	%84 = bitcast double* %83 to i8*, !dbg !982
	%85 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %84, i64 %82, i32 %41), !dbg !982
	%86 = bitcast i64 %85 to double, !dbg !982
	%87 = getelementptr inbounds double, double addrspace(1)* %2, i64 %46, !dbg !984
	%88 = icmp uge i64 %46, %p6, !dbg !984
	br i1 %88, label %b11_fail2, label %b11_ok2, !dbg !984, !prof !13

b11_ok2:
	store double %86, double addrspace(1)* %87, align 8, !dbg !984
	br label %b12, !dbg !984

b12:
	%89 = add i64 %46, %38, !dbg !967
	br label %b1, !dbg !967

b13:
	ret void, !dbg !965

b2_fail1:
	br label %fail, !dbg !973

b3_fail1:
	br label %fail, !dbg !966

b3_fail2:
	br label %fail, !dbg !974

b5_fail1:
	br label %fail, !dbg !975

b7_fail1:
	br label %fail, !dbg !977

b7_fail2:
	br label %fail, !dbg !979

b9_fail1:
	br label %fail, !dbg !980

b11_fail1:
	br label %fail, !dbg !982

b11_fail2:
	br label %fail, !dbg !984

fail:
	%90 = phi i32 [ 55, %b2_fail1 ], [ 56, %b3_fail1 ], [ 57, %b3_fail2 ], [ 58, %b5_fail1 ], [ 60, %b7_fail1 ], [ 59, %b7_fail2 ], [ 61, %b9_fail1 ], [ 63, %b11_fail1 ], [ 62, %b11_fail2 ], !dbg !963
	%91 = phi i64 [ %46, %b2_fail1 ], [ %p7, %b3_fail1 ], [ %46, %b3_fail2 ], [ %p7, %b5_fail1 ], [ %p7, %b7_fail1 ], [ %46, %b7_fail2 ], [ %p7, %b9_fail1 ], [ %p7, %b11_fail1 ], [ %46, %b11_fail2 ], !dbg !963
	%92 = phi i64 [ %p2, %b2_fail1 ], [ %40, %b3_fail1 ], [ %p6, %b3_fail2 ], [ %40, %b5_fail1 ], [ %40, %b7_fail1 ], [ %p6, %b7_fail2 ], [ %40, %b9_fail1 ], [ %40, %b11_fail1 ], [ %p6, %b11_fail2 ], !dbg !963
	call void @gpuc_fail(i8* %ctrl, i32 %90, i64 %91, i64 %92), !dbg !963
	ret void, !dbg !963
}

define void @Handoff(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, i32 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !985 {
entry:
	br label %b0, !dbg !986

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !986
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !986
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !986
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !986
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !987
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !988
	%6 = sext i32 %5 to i64, !dbg !988
	%7 = add nsw i64 %6, 1, !dbg !990
	%8 = sext i32 %4 to i64, !dbg !991
	%9 = icmp ne i64 %p1, %p3, !dbg !989
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !989, !prof !13

b0_ok1:
	%10 = icmp eq i64 %8, -1, !dbg !992
	%11 = select i1 %10, i64 1, i64 %8, !dbg !992
	%12 = srem i64 %7, %11, !dbg !992
	%13 = mul nsw i64 %p3, 8, !dbg !989
	%14 = trunc i64 %12 to i32, !dbg !989
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !989
	%16 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !989
	%17 = bitcast i64* %15 to i8*, !dbg !989
	%18 = bitcast i64* %16 to i8*, !dbg !989
	call void @gpuc_put_nbi_block(i8* %17, i8* %18, i64 %13, i32 %14), !dbg !989
	call void @gpuc_fence_block(), !dbg !993
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !994, !range !29
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !994, !range !29
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !994, !range !30
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !994, !range !27
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !994, !range !27
	%24 = mul i32 %23, %21, !dbg !994
	%25 = add i32 %20, %24, !dbg !994
	%26 = mul i32 %22, %25, !dbg !994
	%27 = add i32 %19, %26, !dbg !994
	%28 = sext i32 %27 to i64, !dbg !994
	%29 = icmp eq i64 %28, 0, !dbg !995
	br i1 %29, label %b1, label %b2, !dbg !995

b1:
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !996
	%31 = addrspacecast i32 addrspace(1)* %30 to i32*, !dbg !987
	%32 = icmp uge i64 0, %p5, !dbg !996
	br i1 %32, label %b1_fail1, label %b1_ok1, !dbg !996, !prof !13

b1_ok1:
	%33 = bitcast i32* %31 to i8*, !dbg !987
	call void @gpuc_atomic_inc_thread_32(i8* %33, i32 %14), !dbg !987
	%34 = addrspacecast i32 addrspace(1)* %30 to i32*, !dbg !997
	%35 = bitcast i32* %34 to i8*, !dbg !997
	call void @gpuc_wait_until_thread_int32(i8* %35, i32 5, i32 %p6, i32 1, i8* %ctrl, i32 116), !dbg !997
	br label %b2, !dbg !997

b2:
	call void @llvm.nvvm.barrier0(), !dbg !998
	%36 = mul i32 %22, %23, !dbg !999
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !999, !range !28
	%38 = mul i32 %36, %37, !dbg !999
	%39 = sext i32 %38 to i64, !dbg !999
	%40 = mul nsw i64 %p1, -1, !dbg !999
	%41 = add i64 %40, %p8, !dbg !999
	%42 = icmp sge i64 %41, 0, !dbg !999
	br i1 %42, label %b3, label %b5_cold, !dbg !999, !prof !1000

b3:
	%43 = phi i64 [ %28, %b2 ], [ %48, %b4 ], !dbg !999
	%44 = icmp slt i64 %43, %p1, !dbg !999
	br i1 %44, label %b4, label %b7, !dbg !999

b4:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1001
	%46 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1001
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %43, !dbg !1002
	store i64 %46, i64 addrspace(1)* %47, align 8, !dbg !1002
	%48 = add i64 %43, %39, !dbg !999
	br label %b3, !dbg !999

b7:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 118), !dbg !1005
	ret void, !dbg !1005

b0_fail1:
	br label %fail, !dbg !989

b1_fail1:
	br label %fail, !dbg !996

b5_cold:
	%49 = phi i64 [ %55, %b6_cold_ok1 ], [ %28, %b2 ], !dbg !999
	%50 = icmp slt i64 %49, %p1, !dbg !999
	br i1 %50, label %b6_cold, label %b7, !dbg !999

b6_cold:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !1001
	%52 = icmp uge i64 %49, %p8, !dbg !1002
	br i1 %52, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !1002, !prof !13

b6_cold_fail1:
	br label %fail, !dbg !1002

b6_cold_ok1:
	%53 = load i64, i64 addrspace(1)* %51, align 8, !dbg !1001
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %49, !dbg !1002
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !1002
	%55 = add i64 %49, %39, !dbg !999
	br label %b5_cold, !dbg !999, !llvm.loop !1004

fail:
	%56 = phi i32 [ 114, %b0_fail1 ], [ 115, %b1_fail1 ], [ 117, %b6_cold_fail1 ], !dbg !986
	%57 = phi i64 [ %p1, %b0_fail1 ], [ 0, %b1_fail1 ], [ %49, %b6_cold_fail1 ], !dbg !986
	%58 = phi i64 [ %p3, %b0_fail1 ], [ %p5, %b1_fail1 ], [ %p8, %b6_cold_fail1 ], !dbg !986
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !986
	ret void, !dbg !986
}

define void @Mirror(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1006 {
entry:
	br label %b0, !dbg !1007

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1007
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1007
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !1008
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !1009
	%4 = sext i32 %3 to i64, !dbg !1009
	%5 = add nsw i64 %4, 1, !dbg !1011
	%6 = sext i32 %2 to i64, !dbg !1012
	%7 = icmp ugt i64 1, %p1, !dbg !1010
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !1010, !prof !13

b0_ok1:
	%8 = icmp eq i64 %6, -1, !dbg !1013
	%9 = select i1 %8, i64 1, i64 %6, !dbg !1013
	%10 = srem i64 %5, %9, !dbg !1013
	%11 = sub nsw i64 %p1, 1, !dbg !1010
	%12 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 1, !dbg !1010
	%13 = trunc i64 %10 to i32, !dbg !1014
	%14 = addrspacecast i16 addrspace(1)* %12 to i16*, !dbg !1014
	%15 = bitcast i16* %14 to i8*, !dbg !1014
	%16 = call i8* @gpuc_peer_thread(i8* %15, i32 %13), !dbg !1014
	%17 = bitcast i8* %16 to i16*, !dbg !1014
	%18 = icmp eq i16* %17, null, !dbg !1014
	%19 = select i1 %18, i64 0, i64 %11, !dbg !1014
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1015, !range !29
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1015, !range !29
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1015, !range !30
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1015, !range !27
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1015, !range !27
	%25 = mul i32 %24, %22, !dbg !1015
	%26 = add i32 %21, %25, !dbg !1015
	%27 = mul i32 %23, %26, !dbg !1015
	%28 = add i32 %20, %27, !dbg !1015
	%29 = sext i32 %28 to i64, !dbg !1015
	%30 = mul i32 %23, %24, !dbg !1015
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1015, !range !28
	%32 = mul i32 %30, %31, !dbg !1015
	%33 = sext i32 %32 to i64, !dbg !1015
	%34 = mul nsw i64 %4, 100, !dbg !1016
	br label %b1, !dbg !1015

b1:
	%35 = phi i64 [ %29, %b0_ok1 ], [ %41, %b2 ], !dbg !1015
	%36 = icmp slt i64 %35, %19, !dbg !1015
	br i1 %36, label %b2, label %b3, !dbg !1015

b2:
	%37 = add i64 %34, %35, !dbg !1017
	%38 = trunc i64 %37 to i16, !dbg !1018
	%39 = addrspacecast i16* %17 to i16 addrspace(1)*, !dbg !1019
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 %35, !dbg !1019
	store i16 %38, i16 addrspace(1)* %40, align 2, !dbg !1019
	%41 = add i64 %35, %33, !dbg !1015
	br label %b1, !dbg !1015

b3:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 120), !dbg !1020
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1008
	%43 = icmp uge i64 %4, %6, !dbg !1008
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !1008, !prof !13

b3_ok1:
	%44 = bitcast i16* %42 to i8*, !dbg !1008
	%45 = call i8* @gpuc_peer_thread(i8* %44, i32 %3), !dbg !1008
	%46 = bitcast i8* %45 to i16*, !dbg !1008
	%47 = icmp eq i16* %46, null, !dbg !1008
	%48 = select i1 %47, i64 0, i64 %p1, !dbg !1008
	%49 = mul nsw i64 %48, -1, !dbg !1021
	%50 = add i64 %p3, %49, !dbg !1021
	%51 = icmp sge i64 %50, 0, !dbg !1021
	br i1 %51, label %b4, label %b6_cold, !dbg !1021, !prof !1000

b4:
	%52 = phi i64 [ %29, %b3_ok1 ], [ %58, %b5 ], !dbg !1021
	%53 = icmp slt i64 %52, %48, !dbg !1021
	br i1 %53, label %b5, label %b8, !dbg !1021

b5:
	%54 = addrspacecast i16* %46 to i16 addrspace(1)*, !dbg !1022
	%55 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 %52, !dbg !1022
	%56 = load i16, i16 addrspace(1)* %55, align 2, !dbg !1022
	%57 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !1023
	store i16 %56, i16 addrspace(1)* %57, align 2, !dbg !1023
	%58 = add i64 %52, %33, !dbg !1021
	br label %b4, !dbg !1021

b8:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 123), !dbg !1026
	ret void, !dbg !1026

b0_fail1:
	br label %fail, !dbg !1010

b3_fail1:
	br label %fail, !dbg !1008

b6_cold:
	%59 = phi i64 [ %66, %b7_cold_ok1 ], [ %29, %b3_ok1 ], !dbg !1021
	%60 = icmp slt i64 %59, %48, !dbg !1021
	br i1 %60, label %b7_cold, label %b8, !dbg !1021

b7_cold:
	%61 = addrspacecast i16* %46 to i16 addrspace(1)*, !dbg !1022
	%62 = getelementptr inbounds i16, i16 addrspace(1)* %61, i64 %59, !dbg !1022
	%63 = icmp uge i64 %59, %p3, !dbg !1023
	br i1 %63, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !1023, !prof !13

b7_cold_fail1:
	br label %fail, !dbg !1023

b7_cold_ok1:
	%64 = load i16, i16 addrspace(1)* %62, align 2, !dbg !1022
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %59, !dbg !1023
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !1023
	%66 = add i64 %59, %33, !dbg !1021
	br label %b6_cold, !dbg !1021, !llvm.loop !1025

fail:
	%67 = phi i32 [ 119, %b0_fail1 ], [ 121, %b3_fail1 ], [ 122, %b7_cold_fail1 ], !dbg !1007
	%68 = phi i64 [ 1, %b0_fail1 ], [ %4, %b3_fail1 ], [ %59, %b7_cold_fail1 ], !dbg !1007
	%69 = phi i64 [ %p1, %b0_fail1 ], [ %6, %b3_fail1 ], [ %p3, %b7_cold_fail1 ], !dbg !1007
	call void @gpuc_fail(i8* %ctrl, i32 %67, i64 %68, i64 %69), !dbg !1007
	ret void, !dbg !1007
}

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_atomic_add_thread_int32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_atomic_inc_thread_32(i8* %a0, i32 %a1) nounwind

declare i32 @gpuc_atomic_fetch_thread_32(i8* %a0, i32 %a1) nounwind

declare i32 @gpuc_atomic_compare_swap_thread_32(i8* %a0, i32 %a1, i32 %a2, i32 %a3) nounwind

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

declare i32 @gpuc_atomic_fetch_inc_thread_32(i8* %a0, i32 %a1) nounwind

declare void @gpuc_quiet_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !23
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !29
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !24
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !29
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !24
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

declare void @llvm.nvvm.membar.sys() nounwind

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

declare void @gpuc_barrier_all_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!1027, !1028, !1029, !1030, !1031, !1032, !1033, !1034, !1035, !1036, !1037, !1038, !1039, !1040, !1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048, !1049, !1050, !1051, !1052, !1053}
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
!14 = !DILocation(line: 81, column: 26, scope: !8, inlinedAt: !9)
!15 = !DILocation(line: 81, column: 18, scope: !8, inlinedAt: !9)
!16 = !DILocation(line: 83, column: 36, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 83, column: 28, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 84, column: 51, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 84, column: 30, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 84, column: 59, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 89, column: 57, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 89, column: 23, scope: !8, inlinedAt: !9)
!23 = !{i32 0, i32 2147483647}
!24 = !{i32 0, i32 65535}
!25 = !{i32 1, i32 -2147483648}
!26 = !{i32 1, i32 65536}
!27 = !{i32 1, i32 1025}
!28 = !{i32 1, i32 65}
!29 = !{i32 0, i32 1024}
!30 = !{i32 0, i32 64}
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
!48 = !DILocation(line: 89, column: 57, scope: !36, inlinedAt: !37)
!49 = !DILocation(line: 89, column: 23, scope: !36, inlinedAt: !37)
!50 = !DILocation(line: 89, column: 49, scope: !36, inlinedAt: !37)
!51 = !DILocation(line: 89, column: 9, scope: !36, inlinedAt: !37)
!52 = !DILocation(line: 90, column: 13, scope: !36, inlinedAt: !37)
!53 = distinct !DISubprogram(name: "SumFloats", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!54 = !DILocation(line: 106, column: 6, scope: !53)
!55 = !DILocation(line: 108, column: 25, scope: !53)
!56 = !DILocation(line: 107, column: 20, scope: !53)
!57 = !DILocation(line: 107, column: 23, scope: !53)
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
!104 = !DILocation(line: 45, column: 26, scope: !69, inlinedAt: !70)
!105 = !DILocation(line: 79, column: 18, scope: !101, inlinedAt: !102)
!106 = !DILocation(line: 80, column: 7, scope: !101, inlinedAt: !102)
!107 = !DILocation(line: 81, column: 21, scope: !101, inlinedAt: !102)
!108 = !DILocation(line: 82, column: 7, scope: !101, inlinedAt: !102)
!109 = !DILocation(line: 85, column: 7, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 88, column: 7, scope: !101, inlinedAt: !102)
!111 = !DILocation(line: 90, column: 7, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 93, column: 7, scope: !101, inlinedAt: !102)
!113 = !DILocation(line: 79, column: 26, scope: !101, inlinedAt: !102)
!114 = !DILocation(line: 83, column: 20, scope: !101, inlinedAt: !102)
!115 = !DILocation(line: 84, column: 15, scope: !101, inlinedAt: !102)
!116 = !DILocation(line: 84, column: 3, scope: !101, inlinedAt: !102)
!117 = !DILocation(line: 86, column: 21, scope: !101, inlinedAt: !102)
!118 = !DILocation(line: 87, column: 15, scope: !101, inlinedAt: !102)
!119 = !DILocation(line: 87, column: 3, scope: !101, inlinedAt: !102)
!120 = !DILocation(line: 89, column: 27, scope: !101, inlinedAt: !102)
!121 = !DILocation(line: 76, column: 2, scope: !101, inlinedAt: !102)
!122 = !DILocation(line: 91, column: 26, scope: !101, inlinedAt: !102)
!123 = !DILocation(line: 92, column: 15, scope: !101, inlinedAt: !102)
!124 = !DILocation(line: 92, column: 3, scope: !101, inlinedAt: !102)
!125 = !DILocation(line: 94, column: 27, scope: !101, inlinedAt: !102)
!126 = !DILocation(line: 95, column: 15, scope: !101, inlinedAt: !102)
!127 = !DILocation(line: 95, column: 3, scope: !101, inlinedAt: !102)
!128 = !DILocation(line: 100, column: 2, scope: !101, inlinedAt: !102)
!129 = !DILocation(line: 38, column: 3, scope: !69, inlinedAt: !70)
!130 = !DILocation(line: 50, column: 6, scope: !69, inlinedAt: !70)
!131 = distinct !DISubprogram(name: "NumbersInt32", scope: !65, file: !65, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!132 = !DILocation(line: 20, column: 6, scope: !131)
!133 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!134 = !DILocation(line: 21, column: 9, scope: !131)
!135 = !DILocation(line: 34, column: 30, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 30, column: 32, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 33, column: 8, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 35, column: 8, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 37, column: 8, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 39, column: 8, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 41, column: 8, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 31, column: 12, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 34, column: 7, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 36, column: 19, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 36, column: 27, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 38, column: 29, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 38, column: 37, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 38, column: 7, scope: !133, inlinedAt: !134)
!149 = !DILocation(line: 40, column: 19, scope: !133, inlinedAt: !134)
!150 = !DILocation(line: 40, column: 27, scope: !133, inlinedAt: !134)
!151 = !DILocation(line: 42, column: 33, scope: !133, inlinedAt: !134)
!152 = !DILocation(line: 42, column: 41, scope: !133, inlinedAt: !134)
!153 = !DILocation(line: 42, column: 7, scope: !133, inlinedAt: !134)
!154 = distinct !DISubprogram(name: "IntegersInt32", scope: !65, file: !65, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!155 = !DILocation(line: 27, column: 6, scope: !154)
!156 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!157 = !DILocation(line: 28, column: 10, scope: !154)
!158 = !DILocation(line: 54, column: 19, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 50, column: 32, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 53, column: 8, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 55, column: 8, scope: !156, inlinedAt: !157)
!162 = !DILocation(line: 57, column: 8, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 59, column: 8, scope: !156, inlinedAt: !157)
!164 = !DILocation(line: 61, column: 8, scope: !156, inlinedAt: !157)
!165 = !DILocation(line: 63, column: 8, scope: !156, inlinedAt: !157)
!166 = !DILocation(line: 65, column: 8, scope: !156, inlinedAt: !157)
!167 = !DILocation(line: 67, column: 8, scope: !156, inlinedAt: !157)
!168 = !DILocation(line: 69, column: 8, scope: !156, inlinedAt: !157)
!169 = !DILocation(line: 51, column: 12, scope: !156, inlinedAt: !157)
!170 = !DILocation(line: 56, column: 33, scope: !156, inlinedAt: !157)
!171 = !DILocation(line: 56, column: 7, scope: !156, inlinedAt: !157)
!172 = !DILocation(line: 58, column: 47, scope: !156, inlinedAt: !157)
!173 = !DILocation(line: 58, column: 36, scope: !156, inlinedAt: !157)
!174 = !DILocation(line: 58, column: 53, scope: !156, inlinedAt: !157)
!175 = !DILocation(line: 58, column: 7, scope: !156, inlinedAt: !157)
!176 = !DILocation(line: 60, column: 19, scope: !156, inlinedAt: !157)
!177 = !DILocation(line: 60, column: 27, scope: !156, inlinedAt: !157)
!178 = !DILocation(line: 62, column: 33, scope: !156, inlinedAt: !157)
!179 = !DILocation(line: 62, column: 41, scope: !156, inlinedAt: !157)
!180 = !DILocation(line: 62, column: 7, scope: !156, inlinedAt: !157)
!181 = !DILocation(line: 64, column: 18, scope: !156, inlinedAt: !157)
!182 = !DILocation(line: 64, column: 26, scope: !156, inlinedAt: !157)
!183 = !DILocation(line: 66, column: 32, scope: !156, inlinedAt: !157)
!184 = !DILocation(line: 66, column: 40, scope: !156, inlinedAt: !157)
!185 = !DILocation(line: 66, column: 7, scope: !156, inlinedAt: !157)
!186 = !DILocation(line: 68, column: 19, scope: !156, inlinedAt: !157)
!187 = !DILocation(line: 68, column: 27, scope: !156, inlinedAt: !157)
!188 = !DILocation(line: 70, column: 33, scope: !156, inlinedAt: !157)
!189 = !DILocation(line: 70, column: 41, scope: !156, inlinedAt: !157)
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
!228 = !DILocation(line: 45, column: 26, scope: !193, inlinedAt: !194)
!229 = !DILocation(line: 79, column: 18, scope: !225, inlinedAt: !226)
!230 = !DILocation(line: 80, column: 7, scope: !225, inlinedAt: !226)
!231 = !DILocation(line: 81, column: 21, scope: !225, inlinedAt: !226)
!232 = !DILocation(line: 82, column: 7, scope: !225, inlinedAt: !226)
!233 = !DILocation(line: 85, column: 7, scope: !225, inlinedAt: !226)
!234 = !DILocation(line: 88, column: 7, scope: !225, inlinedAt: !226)
!235 = !DILocation(line: 90, column: 7, scope: !225, inlinedAt: !226)
!236 = !DILocation(line: 93, column: 7, scope: !225, inlinedAt: !226)
!237 = !DILocation(line: 79, column: 26, scope: !225, inlinedAt: !226)
!238 = !DILocation(line: 83, column: 20, scope: !225, inlinedAt: !226)
!239 = !DILocation(line: 84, column: 15, scope: !225, inlinedAt: !226)
!240 = !DILocation(line: 84, column: 3, scope: !225, inlinedAt: !226)
!241 = !DILocation(line: 86, column: 21, scope: !225, inlinedAt: !226)
!242 = !DILocation(line: 87, column: 15, scope: !225, inlinedAt: !226)
!243 = !DILocation(line: 87, column: 3, scope: !225, inlinedAt: !226)
!244 = !DILocation(line: 89, column: 27, scope: !225, inlinedAt: !226)
!245 = !DILocation(line: 76, column: 2, scope: !225, inlinedAt: !226)
!246 = !DILocation(line: 91, column: 26, scope: !225, inlinedAt: !226)
!247 = !DILocation(line: 92, column: 15, scope: !225, inlinedAt: !226)
!248 = !DILocation(line: 92, column: 3, scope: !225, inlinedAt: !226)
!249 = !DILocation(line: 94, column: 27, scope: !225, inlinedAt: !226)
!250 = !DILocation(line: 95, column: 15, scope: !225, inlinedAt: !226)
!251 = !DILocation(line: 95, column: 3, scope: !225, inlinedAt: !226)
!252 = !DILocation(line: 100, column: 2, scope: !225, inlinedAt: !226)
!253 = !DILocation(line: 38, column: 3, scope: !193, inlinedAt: !194)
!254 = !DILocation(line: 50, column: 6, scope: !193, inlinedAt: !194)
!255 = distinct !DISubprogram(name: "NumbersInt64", scope: !65, file: !65, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!256 = !DILocation(line: 41, column: 6, scope: !255)
!257 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!258 = !DILocation(line: 42, column: 9, scope: !255)
!259 = !DILocation(line: 34, column: 30, scope: !257, inlinedAt: !258)
!260 = !DILocation(line: 30, column: 32, scope: !257, inlinedAt: !258)
!261 = !DILocation(line: 33, column: 8, scope: !257, inlinedAt: !258)
!262 = !DILocation(line: 35, column: 8, scope: !257, inlinedAt: !258)
!263 = !DILocation(line: 37, column: 8, scope: !257, inlinedAt: !258)
!264 = !DILocation(line: 39, column: 8, scope: !257, inlinedAt: !258)
!265 = !DILocation(line: 41, column: 8, scope: !257, inlinedAt: !258)
!266 = !DILocation(line: 31, column: 12, scope: !257, inlinedAt: !258)
!267 = !DILocation(line: 34, column: 7, scope: !257, inlinedAt: !258)
!268 = !DILocation(line: 36, column: 19, scope: !257, inlinedAt: !258)
!269 = !DILocation(line: 36, column: 27, scope: !257, inlinedAt: !258)
!270 = !DILocation(line: 38, column: 29, scope: !257, inlinedAt: !258)
!271 = !DILocation(line: 38, column: 37, scope: !257, inlinedAt: !258)
!272 = !DILocation(line: 38, column: 7, scope: !257, inlinedAt: !258)
!273 = !DILocation(line: 40, column: 19, scope: !257, inlinedAt: !258)
!274 = !DILocation(line: 40, column: 27, scope: !257, inlinedAt: !258)
!275 = !DILocation(line: 42, column: 33, scope: !257, inlinedAt: !258)
!276 = !DILocation(line: 42, column: 41, scope: !257, inlinedAt: !258)
!277 = !DILocation(line: 42, column: 7, scope: !257, inlinedAt: !258)
!278 = distinct !DISubprogram(name: "IntegersInt64", scope: !65, file: !65, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!279 = !DILocation(line: 48, column: 6, scope: !278)
!280 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!281 = !DILocation(line: 49, column: 10, scope: !278)
!282 = !DILocation(line: 54, column: 19, scope: !280, inlinedAt: !281)
!283 = !DILocation(line: 50, column: 32, scope: !280, inlinedAt: !281)
!284 = !DILocation(line: 53, column: 8, scope: !280, inlinedAt: !281)
!285 = !DILocation(line: 55, column: 8, scope: !280, inlinedAt: !281)
!286 = !DILocation(line: 57, column: 8, scope: !280, inlinedAt: !281)
!287 = !DILocation(line: 59, column: 8, scope: !280, inlinedAt: !281)
!288 = !DILocation(line: 61, column: 8, scope: !280, inlinedAt: !281)
!289 = !DILocation(line: 63, column: 8, scope: !280, inlinedAt: !281)
!290 = !DILocation(line: 65, column: 8, scope: !280, inlinedAt: !281)
!291 = !DILocation(line: 67, column: 8, scope: !280, inlinedAt: !281)
!292 = !DILocation(line: 69, column: 8, scope: !280, inlinedAt: !281)
!293 = !DILocation(line: 51, column: 12, scope: !280, inlinedAt: !281)
!294 = !DILocation(line: 56, column: 33, scope: !280, inlinedAt: !281)
!295 = !DILocation(line: 56, column: 7, scope: !280, inlinedAt: !281)
!296 = !DILocation(line: 58, column: 47, scope: !280, inlinedAt: !281)
!297 = !DILocation(line: 58, column: 36, scope: !280, inlinedAt: !281)
!298 = !DILocation(line: 58, column: 53, scope: !280, inlinedAt: !281)
!299 = !DILocation(line: 58, column: 7, scope: !280, inlinedAt: !281)
!300 = !DILocation(line: 60, column: 19, scope: !280, inlinedAt: !281)
!301 = !DILocation(line: 60, column: 27, scope: !280, inlinedAt: !281)
!302 = !DILocation(line: 62, column: 33, scope: !280, inlinedAt: !281)
!303 = !DILocation(line: 62, column: 41, scope: !280, inlinedAt: !281)
!304 = !DILocation(line: 62, column: 7, scope: !280, inlinedAt: !281)
!305 = !DILocation(line: 64, column: 18, scope: !280, inlinedAt: !281)
!306 = !DILocation(line: 64, column: 26, scope: !280, inlinedAt: !281)
!307 = !DILocation(line: 66, column: 32, scope: !280, inlinedAt: !281)
!308 = !DILocation(line: 66, column: 40, scope: !280, inlinedAt: !281)
!309 = !DILocation(line: 66, column: 7, scope: !280, inlinedAt: !281)
!310 = !DILocation(line: 68, column: 19, scope: !280, inlinedAt: !281)
!311 = !DILocation(line: 68, column: 27, scope: !280, inlinedAt: !281)
!312 = !DILocation(line: 70, column: 33, scope: !280, inlinedAt: !281)
!313 = !DILocation(line: 70, column: 41, scope: !280, inlinedAt: !281)
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
!352 = !DILocation(line: 45, column: 26, scope: !317, inlinedAt: !318)
!353 = !DILocation(line: 79, column: 18, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 80, column: 7, scope: !349, inlinedAt: !350)
!355 = !DILocation(line: 81, column: 21, scope: !349, inlinedAt: !350)
!356 = !DILocation(line: 82, column: 7, scope: !349, inlinedAt: !350)
!357 = !DILocation(line: 85, column: 7, scope: !349, inlinedAt: !350)
!358 = !DILocation(line: 88, column: 7, scope: !349, inlinedAt: !350)
!359 = !DILocation(line: 90, column: 7, scope: !349, inlinedAt: !350)
!360 = !DILocation(line: 93, column: 7, scope: !349, inlinedAt: !350)
!361 = !DILocation(line: 79, column: 26, scope: !349, inlinedAt: !350)
!362 = !DILocation(line: 83, column: 20, scope: !349, inlinedAt: !350)
!363 = !DILocation(line: 84, column: 15, scope: !349, inlinedAt: !350)
!364 = !DILocation(line: 84, column: 3, scope: !349, inlinedAt: !350)
!365 = !DILocation(line: 86, column: 21, scope: !349, inlinedAt: !350)
!366 = !DILocation(line: 87, column: 15, scope: !349, inlinedAt: !350)
!367 = !DILocation(line: 87, column: 3, scope: !349, inlinedAt: !350)
!368 = !DILocation(line: 89, column: 27, scope: !349, inlinedAt: !350)
!369 = !DILocation(line: 76, column: 2, scope: !349, inlinedAt: !350)
!370 = !DILocation(line: 91, column: 26, scope: !349, inlinedAt: !350)
!371 = !DILocation(line: 92, column: 15, scope: !349, inlinedAt: !350)
!372 = !DILocation(line: 92, column: 3, scope: !349, inlinedAt: !350)
!373 = !DILocation(line: 94, column: 27, scope: !349, inlinedAt: !350)
!374 = !DILocation(line: 95, column: 15, scope: !349, inlinedAt: !350)
!375 = !DILocation(line: 95, column: 3, scope: !349, inlinedAt: !350)
!376 = !DILocation(line: 100, column: 2, scope: !349, inlinedAt: !350)
!377 = !DILocation(line: 38, column: 3, scope: !317, inlinedAt: !318)
!378 = !DILocation(line: 50, column: 6, scope: !317, inlinedAt: !318)
!379 = distinct !DISubprogram(name: "NumbersInt", scope: !65, file: !65, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!380 = !DILocation(line: 62, column: 6, scope: !379)
!381 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!382 = !DILocation(line: 63, column: 9, scope: !379)
!383 = !DILocation(line: 34, column: 30, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 30, column: 32, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 33, column: 8, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 35, column: 8, scope: !381, inlinedAt: !382)
!387 = !DILocation(line: 37, column: 8, scope: !381, inlinedAt: !382)
!388 = !DILocation(line: 39, column: 8, scope: !381, inlinedAt: !382)
!389 = !DILocation(line: 41, column: 8, scope: !381, inlinedAt: !382)
!390 = !DILocation(line: 31, column: 12, scope: !381, inlinedAt: !382)
!391 = !DILocation(line: 34, column: 7, scope: !381, inlinedAt: !382)
!392 = !DILocation(line: 36, column: 19, scope: !381, inlinedAt: !382)
!393 = !DILocation(line: 36, column: 27, scope: !381, inlinedAt: !382)
!394 = !DILocation(line: 38, column: 29, scope: !381, inlinedAt: !382)
!395 = !DILocation(line: 38, column: 37, scope: !381, inlinedAt: !382)
!396 = !DILocation(line: 38, column: 7, scope: !381, inlinedAt: !382)
!397 = !DILocation(line: 40, column: 19, scope: !381, inlinedAt: !382)
!398 = !DILocation(line: 40, column: 27, scope: !381, inlinedAt: !382)
!399 = !DILocation(line: 42, column: 33, scope: !381, inlinedAt: !382)
!400 = !DILocation(line: 42, column: 41, scope: !381, inlinedAt: !382)
!401 = !DILocation(line: 42, column: 7, scope: !381, inlinedAt: !382)
!402 = distinct !DISubprogram(name: "IntegersInt", scope: !65, file: !65, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!403 = !DILocation(line: 69, column: 6, scope: !402)
!404 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!405 = !DILocation(line: 70, column: 10, scope: !402)
!406 = !DILocation(line: 54, column: 19, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 50, column: 32, scope: !404, inlinedAt: !405)
!408 = !DILocation(line: 53, column: 8, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 55, column: 8, scope: !404, inlinedAt: !405)
!410 = !DILocation(line: 57, column: 8, scope: !404, inlinedAt: !405)
!411 = !DILocation(line: 59, column: 8, scope: !404, inlinedAt: !405)
!412 = !DILocation(line: 61, column: 8, scope: !404, inlinedAt: !405)
!413 = !DILocation(line: 63, column: 8, scope: !404, inlinedAt: !405)
!414 = !DILocation(line: 65, column: 8, scope: !404, inlinedAt: !405)
!415 = !DILocation(line: 67, column: 8, scope: !404, inlinedAt: !405)
!416 = !DILocation(line: 69, column: 8, scope: !404, inlinedAt: !405)
!417 = !DILocation(line: 51, column: 12, scope: !404, inlinedAt: !405)
!418 = !DILocation(line: 56, column: 33, scope: !404, inlinedAt: !405)
!419 = !DILocation(line: 56, column: 7, scope: !404, inlinedAt: !405)
!420 = !DILocation(line: 58, column: 47, scope: !404, inlinedAt: !405)
!421 = !DILocation(line: 58, column: 36, scope: !404, inlinedAt: !405)
!422 = !DILocation(line: 58, column: 53, scope: !404, inlinedAt: !405)
!423 = !DILocation(line: 58, column: 7, scope: !404, inlinedAt: !405)
!424 = !DILocation(line: 60, column: 19, scope: !404, inlinedAt: !405)
!425 = !DILocation(line: 60, column: 27, scope: !404, inlinedAt: !405)
!426 = !DILocation(line: 62, column: 33, scope: !404, inlinedAt: !405)
!427 = !DILocation(line: 62, column: 41, scope: !404, inlinedAt: !405)
!428 = !DILocation(line: 62, column: 7, scope: !404, inlinedAt: !405)
!429 = !DILocation(line: 64, column: 18, scope: !404, inlinedAt: !405)
!430 = !DILocation(line: 64, column: 26, scope: !404, inlinedAt: !405)
!431 = !DILocation(line: 66, column: 32, scope: !404, inlinedAt: !405)
!432 = !DILocation(line: 66, column: 40, scope: !404, inlinedAt: !405)
!433 = !DILocation(line: 66, column: 7, scope: !404, inlinedAt: !405)
!434 = !DILocation(line: 68, column: 19, scope: !404, inlinedAt: !405)
!435 = !DILocation(line: 68, column: 27, scope: !404, inlinedAt: !405)
!436 = !DILocation(line: 70, column: 33, scope: !404, inlinedAt: !405)
!437 = !DILocation(line: 70, column: 41, scope: !404, inlinedAt: !405)
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
!476 = !DILocation(line: 45, column: 26, scope: !441, inlinedAt: !442)
!477 = !DILocation(line: 79, column: 18, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 80, column: 7, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 81, column: 21, scope: !473, inlinedAt: !474)
!480 = !DILocation(line: 82, column: 7, scope: !473, inlinedAt: !474)
!481 = !DILocation(line: 85, column: 7, scope: !473, inlinedAt: !474)
!482 = !DILocation(line: 88, column: 7, scope: !473, inlinedAt: !474)
!483 = !DILocation(line: 90, column: 7, scope: !473, inlinedAt: !474)
!484 = !DILocation(line: 93, column: 7, scope: !473, inlinedAt: !474)
!485 = !DILocation(line: 79, column: 26, scope: !473, inlinedAt: !474)
!486 = !DILocation(line: 83, column: 20, scope: !473, inlinedAt: !474)
!487 = !DILocation(line: 84, column: 15, scope: !473, inlinedAt: !474)
!488 = !DILocation(line: 84, column: 3, scope: !473, inlinedAt: !474)
!489 = !DILocation(line: 86, column: 21, scope: !473, inlinedAt: !474)
!490 = !DILocation(line: 87, column: 15, scope: !473, inlinedAt: !474)
!491 = !DILocation(line: 87, column: 3, scope: !473, inlinedAt: !474)
!492 = !DILocation(line: 89, column: 27, scope: !473, inlinedAt: !474)
!493 = !DILocation(line: 76, column: 2, scope: !473, inlinedAt: !474)
!494 = !DILocation(line: 91, column: 26, scope: !473, inlinedAt: !474)
!495 = !DILocation(line: 92, column: 15, scope: !473, inlinedAt: !474)
!496 = !DILocation(line: 92, column: 3, scope: !473, inlinedAt: !474)
!497 = !DILocation(line: 94, column: 27, scope: !473, inlinedAt: !474)
!498 = !DILocation(line: 95, column: 15, scope: !473, inlinedAt: !474)
!499 = !DILocation(line: 95, column: 3, scope: !473, inlinedAt: !474)
!500 = !DILocation(line: 100, column: 2, scope: !473, inlinedAt: !474)
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
!540 = !DILocation(line: 45, column: 26, scope: !505, inlinedAt: !506)
!541 = !DILocation(line: 79, column: 18, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 80, column: 7, scope: !537, inlinedAt: !538)
!543 = !DILocation(line: 81, column: 21, scope: !537, inlinedAt: !538)
!544 = !DILocation(line: 82, column: 7, scope: !537, inlinedAt: !538)
!545 = !DILocation(line: 85, column: 7, scope: !537, inlinedAt: !538)
!546 = !DILocation(line: 88, column: 7, scope: !537, inlinedAt: !538)
!547 = !DILocation(line: 90, column: 7, scope: !537, inlinedAt: !538)
!548 = !DILocation(line: 93, column: 7, scope: !537, inlinedAt: !538)
!549 = !DILocation(line: 79, column: 26, scope: !537, inlinedAt: !538)
!550 = !DILocation(line: 83, column: 20, scope: !537, inlinedAt: !538)
!551 = !DILocation(line: 84, column: 15, scope: !537, inlinedAt: !538)
!552 = !DILocation(line: 84, column: 3, scope: !537, inlinedAt: !538)
!553 = !DILocation(line: 86, column: 21, scope: !537, inlinedAt: !538)
!554 = !DILocation(line: 87, column: 15, scope: !537, inlinedAt: !538)
!555 = !DILocation(line: 87, column: 3, scope: !537, inlinedAt: !538)
!556 = !DILocation(line: 89, column: 27, scope: !537, inlinedAt: !538)
!557 = !DILocation(line: 76, column: 2, scope: !537, inlinedAt: !538)
!558 = !DILocation(line: 91, column: 26, scope: !537, inlinedAt: !538)
!559 = !DILocation(line: 92, column: 15, scope: !537, inlinedAt: !538)
!560 = !DILocation(line: 92, column: 3, scope: !537, inlinedAt: !538)
!561 = !DILocation(line: 94, column: 27, scope: !537, inlinedAt: !538)
!562 = !DILocation(line: 95, column: 15, scope: !537, inlinedAt: !538)
!563 = !DILocation(line: 95, column: 3, scope: !537, inlinedAt: !538)
!564 = !DILocation(line: 100, column: 2, scope: !537, inlinedAt: !538)
!565 = !DILocation(line: 38, column: 3, scope: !505, inlinedAt: !506)
!566 = !DILocation(line: 50, column: 6, scope: !505, inlinedAt: !506)
!567 = distinct !DISubprogram(name: "NumbersUint32", scope: !65, file: !65, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!568 = !DILocation(line: 90, column: 6, scope: !567)
!569 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!570 = !DILocation(line: 91, column: 9, scope: !567)
!571 = !DILocation(line: 34, column: 30, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 30, column: 32, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 33, column: 8, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 35, column: 8, scope: !569, inlinedAt: !570)
!575 = !DILocation(line: 37, column: 8, scope: !569, inlinedAt: !570)
!576 = !DILocation(line: 39, column: 8, scope: !569, inlinedAt: !570)
!577 = !DILocation(line: 41, column: 8, scope: !569, inlinedAt: !570)
!578 = !DILocation(line: 31, column: 12, scope: !569, inlinedAt: !570)
!579 = !DILocation(line: 34, column: 7, scope: !569, inlinedAt: !570)
!580 = !DILocation(line: 36, column: 19, scope: !569, inlinedAt: !570)
!581 = !DILocation(line: 36, column: 27, scope: !569, inlinedAt: !570)
!582 = !DILocation(line: 38, column: 29, scope: !569, inlinedAt: !570)
!583 = !DILocation(line: 38, column: 37, scope: !569, inlinedAt: !570)
!584 = !DILocation(line: 38, column: 7, scope: !569, inlinedAt: !570)
!585 = !DILocation(line: 40, column: 19, scope: !569, inlinedAt: !570)
!586 = !DILocation(line: 40, column: 27, scope: !569, inlinedAt: !570)
!587 = !DILocation(line: 42, column: 33, scope: !569, inlinedAt: !570)
!588 = !DILocation(line: 42, column: 41, scope: !569, inlinedAt: !570)
!589 = !DILocation(line: 42, column: 7, scope: !569, inlinedAt: !570)
!590 = distinct !DISubprogram(name: "IntegersUint32", scope: !65, file: !65, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!591 = !DILocation(line: 97, column: 6, scope: !590)
!592 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!593 = !DILocation(line: 98, column: 10, scope: !590)
!594 = !DILocation(line: 54, column: 19, scope: !592, inlinedAt: !593)
!595 = !DILocation(line: 50, column: 32, scope: !592, inlinedAt: !593)
!596 = !DILocation(line: 53, column: 8, scope: !592, inlinedAt: !593)
!597 = !DILocation(line: 55, column: 8, scope: !592, inlinedAt: !593)
!598 = !DILocation(line: 57, column: 8, scope: !592, inlinedAt: !593)
!599 = !DILocation(line: 59, column: 8, scope: !592, inlinedAt: !593)
!600 = !DILocation(line: 61, column: 8, scope: !592, inlinedAt: !593)
!601 = !DILocation(line: 63, column: 8, scope: !592, inlinedAt: !593)
!602 = !DILocation(line: 65, column: 8, scope: !592, inlinedAt: !593)
!603 = !DILocation(line: 67, column: 8, scope: !592, inlinedAt: !593)
!604 = !DILocation(line: 69, column: 8, scope: !592, inlinedAt: !593)
!605 = !DILocation(line: 51, column: 12, scope: !592, inlinedAt: !593)
!606 = !DILocation(line: 56, column: 33, scope: !592, inlinedAt: !593)
!607 = !DILocation(line: 56, column: 7, scope: !592, inlinedAt: !593)
!608 = !DILocation(line: 58, column: 47, scope: !592, inlinedAt: !593)
!609 = !DILocation(line: 58, column: 36, scope: !592, inlinedAt: !593)
!610 = !DILocation(line: 58, column: 53, scope: !592, inlinedAt: !593)
!611 = !DILocation(line: 58, column: 7, scope: !592, inlinedAt: !593)
!612 = !DILocation(line: 60, column: 19, scope: !592, inlinedAt: !593)
!613 = !DILocation(line: 60, column: 27, scope: !592, inlinedAt: !593)
!614 = !DILocation(line: 62, column: 33, scope: !592, inlinedAt: !593)
!615 = !DILocation(line: 62, column: 41, scope: !592, inlinedAt: !593)
!616 = !DILocation(line: 62, column: 7, scope: !592, inlinedAt: !593)
!617 = !DILocation(line: 64, column: 18, scope: !592, inlinedAt: !593)
!618 = !DILocation(line: 64, column: 26, scope: !592, inlinedAt: !593)
!619 = !DILocation(line: 66, column: 32, scope: !592, inlinedAt: !593)
!620 = !DILocation(line: 66, column: 40, scope: !592, inlinedAt: !593)
!621 = !DILocation(line: 66, column: 7, scope: !592, inlinedAt: !593)
!622 = !DILocation(line: 68, column: 19, scope: !592, inlinedAt: !593)
!623 = !DILocation(line: 68, column: 27, scope: !592, inlinedAt: !593)
!624 = !DILocation(line: 70, column: 33, scope: !592, inlinedAt: !593)
!625 = !DILocation(line: 70, column: 41, scope: !592, inlinedAt: !593)
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
!664 = !DILocation(line: 45, column: 26, scope: !629, inlinedAt: !630)
!665 = !DILocation(line: 79, column: 18, scope: !661, inlinedAt: !662)
!666 = !DILocation(line: 80, column: 7, scope: !661, inlinedAt: !662)
!667 = !DILocation(line: 81, column: 21, scope: !661, inlinedAt: !662)
!668 = !DILocation(line: 82, column: 7, scope: !661, inlinedAt: !662)
!669 = !DILocation(line: 85, column: 7, scope: !661, inlinedAt: !662)
!670 = !DILocation(line: 88, column: 7, scope: !661, inlinedAt: !662)
!671 = !DILocation(line: 90, column: 7, scope: !661, inlinedAt: !662)
!672 = !DILocation(line: 93, column: 7, scope: !661, inlinedAt: !662)
!673 = !DILocation(line: 79, column: 26, scope: !661, inlinedAt: !662)
!674 = !DILocation(line: 83, column: 20, scope: !661, inlinedAt: !662)
!675 = !DILocation(line: 84, column: 15, scope: !661, inlinedAt: !662)
!676 = !DILocation(line: 84, column: 3, scope: !661, inlinedAt: !662)
!677 = !DILocation(line: 86, column: 21, scope: !661, inlinedAt: !662)
!678 = !DILocation(line: 87, column: 15, scope: !661, inlinedAt: !662)
!679 = !DILocation(line: 87, column: 3, scope: !661, inlinedAt: !662)
!680 = !DILocation(line: 89, column: 27, scope: !661, inlinedAt: !662)
!681 = !DILocation(line: 76, column: 2, scope: !661, inlinedAt: !662)
!682 = !DILocation(line: 91, column: 26, scope: !661, inlinedAt: !662)
!683 = !DILocation(line: 92, column: 15, scope: !661, inlinedAt: !662)
!684 = !DILocation(line: 92, column: 3, scope: !661, inlinedAt: !662)
!685 = !DILocation(line: 94, column: 27, scope: !661, inlinedAt: !662)
!686 = !DILocation(line: 95, column: 15, scope: !661, inlinedAt: !662)
!687 = !DILocation(line: 95, column: 3, scope: !661, inlinedAt: !662)
!688 = !DILocation(line: 100, column: 2, scope: !661, inlinedAt: !662)
!689 = !DILocation(line: 38, column: 3, scope: !629, inlinedAt: !630)
!690 = !DILocation(line: 50, column: 6, scope: !629, inlinedAt: !630)
!691 = distinct !DISubprogram(name: "NumbersUint64", scope: !65, file: !65, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!692 = !DILocation(line: 111, column: 6, scope: !691)
!693 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!694 = !DILocation(line: 112, column: 9, scope: !691)
!695 = !DILocation(line: 34, column: 30, scope: !693, inlinedAt: !694)
!696 = !DILocation(line: 30, column: 32, scope: !693, inlinedAt: !694)
!697 = !DILocation(line: 33, column: 8, scope: !693, inlinedAt: !694)
!698 = !DILocation(line: 35, column: 8, scope: !693, inlinedAt: !694)
!699 = !DILocation(line: 37, column: 8, scope: !693, inlinedAt: !694)
!700 = !DILocation(line: 39, column: 8, scope: !693, inlinedAt: !694)
!701 = !DILocation(line: 41, column: 8, scope: !693, inlinedAt: !694)
!702 = !DILocation(line: 31, column: 12, scope: !693, inlinedAt: !694)
!703 = !DILocation(line: 34, column: 7, scope: !693, inlinedAt: !694)
!704 = !DILocation(line: 36, column: 19, scope: !693, inlinedAt: !694)
!705 = !DILocation(line: 36, column: 27, scope: !693, inlinedAt: !694)
!706 = !DILocation(line: 38, column: 29, scope: !693, inlinedAt: !694)
!707 = !DILocation(line: 38, column: 37, scope: !693, inlinedAt: !694)
!708 = !DILocation(line: 38, column: 7, scope: !693, inlinedAt: !694)
!709 = !DILocation(line: 40, column: 19, scope: !693, inlinedAt: !694)
!710 = !DILocation(line: 40, column: 27, scope: !693, inlinedAt: !694)
!711 = !DILocation(line: 42, column: 33, scope: !693, inlinedAt: !694)
!712 = !DILocation(line: 42, column: 41, scope: !693, inlinedAt: !694)
!713 = !DILocation(line: 42, column: 7, scope: !693, inlinedAt: !694)
!714 = distinct !DISubprogram(name: "IntegersUint64", scope: !65, file: !65, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!715 = !DILocation(line: 118, column: 6, scope: !714)
!716 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!717 = !DILocation(line: 119, column: 10, scope: !714)
!718 = !DILocation(line: 54, column: 19, scope: !716, inlinedAt: !717)
!719 = !DILocation(line: 50, column: 32, scope: !716, inlinedAt: !717)
!720 = !DILocation(line: 53, column: 8, scope: !716, inlinedAt: !717)
!721 = !DILocation(line: 55, column: 8, scope: !716, inlinedAt: !717)
!722 = !DILocation(line: 57, column: 8, scope: !716, inlinedAt: !717)
!723 = !DILocation(line: 59, column: 8, scope: !716, inlinedAt: !717)
!724 = !DILocation(line: 61, column: 8, scope: !716, inlinedAt: !717)
!725 = !DILocation(line: 63, column: 8, scope: !716, inlinedAt: !717)
!726 = !DILocation(line: 65, column: 8, scope: !716, inlinedAt: !717)
!727 = !DILocation(line: 67, column: 8, scope: !716, inlinedAt: !717)
!728 = !DILocation(line: 69, column: 8, scope: !716, inlinedAt: !717)
!729 = !DILocation(line: 51, column: 12, scope: !716, inlinedAt: !717)
!730 = !DILocation(line: 56, column: 33, scope: !716, inlinedAt: !717)
!731 = !DILocation(line: 56, column: 7, scope: !716, inlinedAt: !717)
!732 = !DILocation(line: 58, column: 47, scope: !716, inlinedAt: !717)
!733 = !DILocation(line: 58, column: 36, scope: !716, inlinedAt: !717)
!734 = !DILocation(line: 58, column: 53, scope: !716, inlinedAt: !717)
!735 = !DILocation(line: 58, column: 7, scope: !716, inlinedAt: !717)
!736 = !DILocation(line: 60, column: 19, scope: !716, inlinedAt: !717)
!737 = !DILocation(line: 60, column: 27, scope: !716, inlinedAt: !717)
!738 = !DILocation(line: 62, column: 33, scope: !716, inlinedAt: !717)
!739 = !DILocation(line: 62, column: 41, scope: !716, inlinedAt: !717)
!740 = !DILocation(line: 62, column: 7, scope: !716, inlinedAt: !717)
!741 = !DILocation(line: 64, column: 18, scope: !716, inlinedAt: !717)
!742 = !DILocation(line: 64, column: 26, scope: !716, inlinedAt: !717)
!743 = !DILocation(line: 66, column: 32, scope: !716, inlinedAt: !717)
!744 = !DILocation(line: 66, column: 40, scope: !716, inlinedAt: !717)
!745 = !DILocation(line: 66, column: 7, scope: !716, inlinedAt: !717)
!746 = !DILocation(line: 68, column: 19, scope: !716, inlinedAt: !717)
!747 = !DILocation(line: 68, column: 27, scope: !716, inlinedAt: !717)
!748 = !DILocation(line: 70, column: 33, scope: !716, inlinedAt: !717)
!749 = !DILocation(line: 70, column: 41, scope: !716, inlinedAt: !717)
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
!788 = !DILocation(line: 45, column: 26, scope: !753, inlinedAt: !754)
!789 = !DILocation(line: 79, column: 18, scope: !785, inlinedAt: !786)
!790 = !DILocation(line: 80, column: 7, scope: !785, inlinedAt: !786)
!791 = !DILocation(line: 81, column: 21, scope: !785, inlinedAt: !786)
!792 = !DILocation(line: 82, column: 7, scope: !785, inlinedAt: !786)
!793 = !DILocation(line: 85, column: 7, scope: !785, inlinedAt: !786)
!794 = !DILocation(line: 88, column: 7, scope: !785, inlinedAt: !786)
!795 = !DILocation(line: 90, column: 7, scope: !785, inlinedAt: !786)
!796 = !DILocation(line: 93, column: 7, scope: !785, inlinedAt: !786)
!797 = !DILocation(line: 79, column: 26, scope: !785, inlinedAt: !786)
!798 = !DILocation(line: 83, column: 20, scope: !785, inlinedAt: !786)
!799 = !DILocation(line: 84, column: 15, scope: !785, inlinedAt: !786)
!800 = !DILocation(line: 84, column: 3, scope: !785, inlinedAt: !786)
!801 = !DILocation(line: 86, column: 21, scope: !785, inlinedAt: !786)
!802 = !DILocation(line: 87, column: 15, scope: !785, inlinedAt: !786)
!803 = !DILocation(line: 87, column: 3, scope: !785, inlinedAt: !786)
!804 = !DILocation(line: 89, column: 27, scope: !785, inlinedAt: !786)
!805 = !DILocation(line: 76, column: 2, scope: !785, inlinedAt: !786)
!806 = !DILocation(line: 91, column: 26, scope: !785, inlinedAt: !786)
!807 = !DILocation(line: 92, column: 15, scope: !785, inlinedAt: !786)
!808 = !DILocation(line: 92, column: 3, scope: !785, inlinedAt: !786)
!809 = !DILocation(line: 94, column: 27, scope: !785, inlinedAt: !786)
!810 = !DILocation(line: 95, column: 15, scope: !785, inlinedAt: !786)
!811 = !DILocation(line: 95, column: 3, scope: !785, inlinedAt: !786)
!812 = !DILocation(line: 100, column: 2, scope: !785, inlinedAt: !786)
!813 = !DILocation(line: 38, column: 3, scope: !753, inlinedAt: !754)
!814 = !DILocation(line: 50, column: 6, scope: !753, inlinedAt: !754)
!815 = distinct !DISubprogram(name: "NumbersUint", scope: !65, file: !65, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!816 = !DILocation(line: 132, column: 6, scope: !815)
!817 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!818 = !DILocation(line: 133, column: 9, scope: !815)
!819 = !DILocation(line: 34, column: 30, scope: !817, inlinedAt: !818)
!820 = !DILocation(line: 30, column: 32, scope: !817, inlinedAt: !818)
!821 = !DILocation(line: 33, column: 8, scope: !817, inlinedAt: !818)
!822 = !DILocation(line: 35, column: 8, scope: !817, inlinedAt: !818)
!823 = !DILocation(line: 37, column: 8, scope: !817, inlinedAt: !818)
!824 = !DILocation(line: 39, column: 8, scope: !817, inlinedAt: !818)
!825 = !DILocation(line: 41, column: 8, scope: !817, inlinedAt: !818)
!826 = !DILocation(line: 31, column: 12, scope: !817, inlinedAt: !818)
!827 = !DILocation(line: 34, column: 7, scope: !817, inlinedAt: !818)
!828 = !DILocation(line: 36, column: 19, scope: !817, inlinedAt: !818)
!829 = !DILocation(line: 36, column: 27, scope: !817, inlinedAt: !818)
!830 = !DILocation(line: 38, column: 29, scope: !817, inlinedAt: !818)
!831 = !DILocation(line: 38, column: 37, scope: !817, inlinedAt: !818)
!832 = !DILocation(line: 38, column: 7, scope: !817, inlinedAt: !818)
!833 = !DILocation(line: 40, column: 19, scope: !817, inlinedAt: !818)
!834 = !DILocation(line: 40, column: 27, scope: !817, inlinedAt: !818)
!835 = !DILocation(line: 42, column: 33, scope: !817, inlinedAt: !818)
!836 = !DILocation(line: 42, column: 41, scope: !817, inlinedAt: !818)
!837 = !DILocation(line: 42, column: 7, scope: !817, inlinedAt: !818)
!838 = distinct !DISubprogram(name: "IntegersUint", scope: !65, file: !65, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!839 = !DILocation(line: 139, column: 6, scope: !838)
!840 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!841 = !DILocation(line: 140, column: 10, scope: !838)
!842 = !DILocation(line: 54, column: 19, scope: !840, inlinedAt: !841)
!843 = !DILocation(line: 50, column: 32, scope: !840, inlinedAt: !841)
!844 = !DILocation(line: 53, column: 8, scope: !840, inlinedAt: !841)
!845 = !DILocation(line: 55, column: 8, scope: !840, inlinedAt: !841)
!846 = !DILocation(line: 57, column: 8, scope: !840, inlinedAt: !841)
!847 = !DILocation(line: 59, column: 8, scope: !840, inlinedAt: !841)
!848 = !DILocation(line: 61, column: 8, scope: !840, inlinedAt: !841)
!849 = !DILocation(line: 63, column: 8, scope: !840, inlinedAt: !841)
!850 = !DILocation(line: 65, column: 8, scope: !840, inlinedAt: !841)
!851 = !DILocation(line: 67, column: 8, scope: !840, inlinedAt: !841)
!852 = !DILocation(line: 69, column: 8, scope: !840, inlinedAt: !841)
!853 = !DILocation(line: 51, column: 12, scope: !840, inlinedAt: !841)
!854 = !DILocation(line: 56, column: 33, scope: !840, inlinedAt: !841)
!855 = !DILocation(line: 56, column: 7, scope: !840, inlinedAt: !841)
!856 = !DILocation(line: 58, column: 47, scope: !840, inlinedAt: !841)
!857 = !DILocation(line: 58, column: 36, scope: !840, inlinedAt: !841)
!858 = !DILocation(line: 58, column: 53, scope: !840, inlinedAt: !841)
!859 = !DILocation(line: 58, column: 7, scope: !840, inlinedAt: !841)
!860 = !DILocation(line: 60, column: 19, scope: !840, inlinedAt: !841)
!861 = !DILocation(line: 60, column: 27, scope: !840, inlinedAt: !841)
!862 = !DILocation(line: 62, column: 33, scope: !840, inlinedAt: !841)
!863 = !DILocation(line: 62, column: 41, scope: !840, inlinedAt: !841)
!864 = !DILocation(line: 62, column: 7, scope: !840, inlinedAt: !841)
!865 = !DILocation(line: 64, column: 18, scope: !840, inlinedAt: !841)
!866 = !DILocation(line: 64, column: 26, scope: !840, inlinedAt: !841)
!867 = !DILocation(line: 66, column: 32, scope: !840, inlinedAt: !841)
!868 = !DILocation(line: 66, column: 40, scope: !840, inlinedAt: !841)
!869 = !DILocation(line: 66, column: 7, scope: !840, inlinedAt: !841)
!870 = !DILocation(line: 68, column: 19, scope: !840, inlinedAt: !841)
!871 = !DILocation(line: 68, column: 27, scope: !840, inlinedAt: !841)
!872 = !DILocation(line: 70, column: 33, scope: !840, inlinedAt: !841)
!873 = !DILocation(line: 70, column: 41, scope: !840, inlinedAt: !841)
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
!912 = !DILocation(line: 45, column: 26, scope: !877, inlinedAt: !878)
!913 = !DILocation(line: 79, column: 18, scope: !909, inlinedAt: !910)
!914 = !DILocation(line: 80, column: 7, scope: !909, inlinedAt: !910)
!915 = !DILocation(line: 81, column: 21, scope: !909, inlinedAt: !910)
!916 = !DILocation(line: 82, column: 7, scope: !909, inlinedAt: !910)
!917 = !DILocation(line: 85, column: 7, scope: !909, inlinedAt: !910)
!918 = !DILocation(line: 88, column: 7, scope: !909, inlinedAt: !910)
!919 = !DILocation(line: 90, column: 7, scope: !909, inlinedAt: !910)
!920 = !DILocation(line: 93, column: 7, scope: !909, inlinedAt: !910)
!921 = !DILocation(line: 79, column: 26, scope: !909, inlinedAt: !910)
!922 = !DILocation(line: 83, column: 20, scope: !909, inlinedAt: !910)
!923 = !DILocation(line: 84, column: 15, scope: !909, inlinedAt: !910)
!924 = !DILocation(line: 84, column: 3, scope: !909, inlinedAt: !910)
!925 = !DILocation(line: 86, column: 21, scope: !909, inlinedAt: !910)
!926 = !DILocation(line: 87, column: 15, scope: !909, inlinedAt: !910)
!927 = !DILocation(line: 87, column: 3, scope: !909, inlinedAt: !910)
!928 = !DILocation(line: 89, column: 27, scope: !909, inlinedAt: !910)
!929 = !DILocation(line: 76, column: 2, scope: !909, inlinedAt: !910)
!930 = !DILocation(line: 91, column: 26, scope: !909, inlinedAt: !910)
!931 = !DILocation(line: 92, column: 15, scope: !909, inlinedAt: !910)
!932 = !DILocation(line: 92, column: 3, scope: !909, inlinedAt: !910)
!933 = !DILocation(line: 94, column: 27, scope: !909, inlinedAt: !910)
!934 = !DILocation(line: 95, column: 15, scope: !909, inlinedAt: !910)
!935 = !DILocation(line: 95, column: 3, scope: !909, inlinedAt: !910)
!936 = !DILocation(line: 100, column: 2, scope: !909, inlinedAt: !910)
!937 = !DILocation(line: 38, column: 3, scope: !877, inlinedAt: !878)
!938 = !DILocation(line: 50, column: 6, scope: !877, inlinedAt: !878)
!939 = distinct !DISubprogram(name: "NumbersFloat32", scope: !65, file: !65, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!940 = !DILocation(line: 153, column: 6, scope: !939)
!941 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!942 = !DILocation(line: 154, column: 9, scope: !939)
!943 = !DILocation(line: 34, column: 30, scope: !941, inlinedAt: !942)
!944 = !DILocation(line: 30, column: 32, scope: !941, inlinedAt: !942)
!945 = !DILocation(line: 33, column: 8, scope: !941, inlinedAt: !942)
!946 = !DILocation(line: 35, column: 8, scope: !941, inlinedAt: !942)
!947 = !DILocation(line: 37, column: 8, scope: !941, inlinedAt: !942)
!948 = !DILocation(line: 39, column: 8, scope: !941, inlinedAt: !942)
!949 = !DILocation(line: 41, column: 8, scope: !941, inlinedAt: !942)
!950 = !DILocation(line: 31, column: 12, scope: !941, inlinedAt: !942)
!951 = !DILocation(line: 34, column: 7, scope: !941, inlinedAt: !942)
!952 = !DILocation(line: 36, column: 19, scope: !941, inlinedAt: !942)
!953 = !DILocation(line: 36, column: 27, scope: !941, inlinedAt: !942)
!954 = !DILocation(line: 38, column: 29, scope: !941, inlinedAt: !942)
!955 = !DILocation(line: 38, column: 37, scope: !941, inlinedAt: !942)
!956 = !DILocation(line: 38, column: 7, scope: !941, inlinedAt: !942)
!957 = !DILocation(line: 40, column: 19, scope: !941, inlinedAt: !942)
!958 = !DILocation(line: 40, column: 27, scope: !941, inlinedAt: !942)
!959 = !DILocation(line: 42, column: 33, scope: !941, inlinedAt: !942)
!960 = !DILocation(line: 42, column: 41, scope: !941, inlinedAt: !942)
!961 = !DILocation(line: 42, column: 7, scope: !941, inlinedAt: !942)
!962 = distinct !DISubprogram(name: "NumbersFloat64", scope: !65, file: !65, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!963 = !DILocation(line: 160, column: 6, scope: !962)
!964 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!965 = !DILocation(line: 161, column: 9, scope: !962)
!966 = !DILocation(line: 34, column: 30, scope: !964, inlinedAt: !965)
!967 = !DILocation(line: 30, column: 32, scope: !964, inlinedAt: !965)
!968 = !DILocation(line: 33, column: 8, scope: !964, inlinedAt: !965)
!969 = !DILocation(line: 35, column: 8, scope: !964, inlinedAt: !965)
!970 = !DILocation(line: 37, column: 8, scope: !964, inlinedAt: !965)
!971 = !DILocation(line: 39, column: 8, scope: !964, inlinedAt: !965)
!972 = !DILocation(line: 41, column: 8, scope: !964, inlinedAt: !965)
!973 = !DILocation(line: 31, column: 12, scope: !964, inlinedAt: !965)
!974 = !DILocation(line: 34, column: 7, scope: !964, inlinedAt: !965)
!975 = !DILocation(line: 36, column: 19, scope: !964, inlinedAt: !965)
!976 = !DILocation(line: 36, column: 27, scope: !964, inlinedAt: !965)
!977 = !DILocation(line: 38, column: 29, scope: !964, inlinedAt: !965)
!978 = !DILocation(line: 38, column: 37, scope: !964, inlinedAt: !965)
!979 = !DILocation(line: 38, column: 7, scope: !964, inlinedAt: !965)
!980 = !DILocation(line: 40, column: 19, scope: !964, inlinedAt: !965)
!981 = !DILocation(line: 40, column: 27, scope: !964, inlinedAt: !965)
!982 = !DILocation(line: 42, column: 33, scope: !964, inlinedAt: !965)
!983 = !DILocation(line: 42, column: 41, scope: !964, inlinedAt: !965)
!984 = !DILocation(line: 42, column: 7, scope: !964, inlinedAt: !965)
!985 = distinct !DISubprogram(name: "Handoff", scope: !68, file: !68, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!986 = !DILocation(line: 107, column: 6, scope: !985)
!987 = !DILocation(line: 112, column: 18, scope: !985)
!988 = !DILocation(line: 108, column: 21, scope: !985)
!989 = !DILocation(line: 109, column: 14, scope: !985)
!990 = !DILocation(line: 108, column: 25, scope: !985)
!991 = !DILocation(line: 108, column: 44, scope: !985)
!992 = !DILocation(line: 108, column: 30, scope: !985)
!993 = !DILocation(line: 110, column: 13, scope: !985)
!994 = !DILocation(line: 111, column: 19, scope: !985)
!995 = !DILocation(line: 111, column: 22, scope: !985)
!996 = !DILocation(line: 112, column: 29, scope: !985)
!997 = !DILocation(line: 113, column: 18, scope: !985)
!998 = !DILocation(line: 115, column: 16, scope: !985)
!999 = !DILocation(line: 117, column: 33, scope: !985)
!1000 = !{!"branch_weights", i32 1048576, i32 1}
!1001 = !DILocation(line: 118, column: 17, scope: !985)
!1002 = !DILocation(line: 118, column: 6, scope: !985)
!1003 = !{!"llvm.loop.unroll.disable"}
!1004 = distinct !{!1004, !1003}
!1005 = !DILocation(line: 120, column: 18, scope: !985)
!1006 = distinct !DISubprogram(name: "Mirror", scope: !68, file: !68, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!1007 = !DILocation(line: 127, column: 6, scope: !1006)
!1008 = !DILocation(line: 135, column: 16, scope: !1006)
!1009 = !DILocation(line: 128, column: 18, scope: !1006)
!1010 = !DILocation(line: 130, column: 19, scope: !1006)
!1011 = !DILocation(line: 129, column: 14, scope: !1006)
!1012 = !DILocation(line: 129, column: 33, scope: !1006)
!1013 = !DILocation(line: 129, column: 19, scope: !1006)
!1014 = !DILocation(line: 130, column: 36, scope: !1006)
!1015 = !DILocation(line: 131, column: 33, scope: !1006)
!1016 = !DILocation(line: 132, column: 24, scope: !1006)
!1017 = !DILocation(line: 132, column: 28, scope: !1006)
!1018 = !DILocation(line: 132, column: 20, scope: !1006)
!1019 = !DILocation(line: 132, column: 9, scope: !1006)
!1020 = !DILocation(line: 134, column: 18, scope: !1006)
!1021 = !DILocation(line: 136, column: 33, scope: !1006)
!1022 = !DILocation(line: 137, column: 16, scope: !1006)
!1023 = !DILocation(line: 137, column: 6, scope: !1006)
!1024 = !{!"llvm.loop.unroll.disable"}
!1025 = distinct !{!1025, !1024}
!1026 = !DILocation(line: 139, column: 18, scope: !1006)
!1027 = !{void (i32*, i64, i32*, i64, i8*)* @CountInt32, !"kernel", i32 1}
!1028 = !{void (i64*, i64, i64*, i64, i8*)* @CountUint64, !"kernel", i32 1}
!1029 = !{void (float*, i64, double*, i64, i8*)* @SumFloats, !"kernel", i32 1}
!1030 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16, !"kernel", i32 1}
!1031 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!1032 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!1033 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32, !"kernel", i32 1}
!1034 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!1035 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!1036 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64, !"kernel", i32 1}
!1037 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt, !"kernel", i32 1}
!1038 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!1039 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt, !"kernel", i32 1}
!1040 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16, !"kernel", i32 1}
!1041 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!1042 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!1043 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32, !"kernel", i32 1}
!1044 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!1045 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!1046 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64, !"kernel", i32 1}
!1047 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint, !"kernel", i32 1}
!1048 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!1049 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint, !"kernel", i32 1}
!1050 = !{void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!1051 = !{void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
!1052 = !{void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff, !"kernel", i32 1}
!1053 = !{void (i16*, i64, i16*, i64, i8*)* @Mirror, !"kernel", i32 1}
