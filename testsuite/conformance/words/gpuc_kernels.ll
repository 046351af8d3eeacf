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
	%4 = add i64 %p1, -3, !dbg !11
	%5 = icmp sge i64 %4, 0, !dbg !11
	br i1 %5, label %b1, label %b4_cold, !dbg !11, !prof !12

b1:
	%6 = phi i64 [ 0, %b0 ], [ %26, %b3 ], !dbg !11
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !13
	%8 = trunc i64 %6 to i32, !dbg !10
	%9 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !10
	%10 = icmp uge i64 0, %p1, !dbg !13
	%11 = icmp uge i64 %6, %3, !dbg !10
	%12 = or i1 %10, %11, !dbg !10
	br i1 %12, label %b1_fail1, label %b1_ok1, !dbg !10, !prof !14

b1_ok1:
	%13 = bitcast i32* %9 to i8*, !dbg !10
	call void @gpuc_atomic_add_thread_int32(i8* %13, i32 1, i32 %8), !dbg !10
	%14 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !19
	%15 = addrspacecast i32 addrspace(1)* %14 to i32*, !dbg !20
	%16 = bitcast i32* %15 to i8*, !dbg !20
	call void @gpuc_atomic_inc_thread_32(i8* %16, i32 %8), !dbg !20
	br label %b2, !dbg !20

b2:
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2, !dbg !21
	%18 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !22
	%19 = bitcast i32* %18 to i8*, !dbg !22
	%20 = call i32 @gpuc_atomic_fetch_thread_32(i8* %19, i32 %8), !dbg !22
	%21 = add i32 %20, 1, !dbg !23
	%22 = addrspacecast i32 addrspace(1)* %17 to i32*, !dbg !24
	%23 = bitcast i32* %22 to i8*, !dbg !24
	%24 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %23, i32 %20, i32 %21, i32 %8), !dbg !24
	%25 = icmp eq i32 %24, %20, !dbg !25
	br i1 %25, label %b3, label %b2, !dbg !25

b3:
	%26 = add i64 %6, 1, !dbg !25
	%27 = icmp slt i64 %26, %3, !dbg !25
	br i1 %27, label %b1, label %b7, !dbg !25

b7:
	%28 = icmp uge i64 3, %p1, !dbg !26
	br i1 %28, label %b7_fail1, label %b7_ok1, !dbg !26, !prof !14

b7_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27, !range !15
	%30 = sext i32 %29 to i64, !dbg !27
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27, !range !17
	%32 = sext i32 %31 to i64, !dbg !27
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !27, !range !17
	%34 = sext i32 %33 to i64, !dbg !27
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !27, !range !28
	%36 = sext i32 %35 to i64, !dbg !27
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !27, !range !29
	%38 = sext i32 %37 to i64, !dbg !27
	%39 = mul i64 %38, %34, !dbg !27
	%40 = add i64 %32, %39, !dbg !27
	%41 = mul i64 %36, %40, !dbg !27
	%42 = add i64 %30, %41, !dbg !27
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !27, !range !30
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !27, !range !30
	%45 = mul i32 %43, %44, !dbg !27
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !27, !range !31
	%47 = mul i32 %45, %46, !dbg !27
	%48 = sext i32 %47 to i64, !dbg !27
	%49 = mul i64 %42, %48, !dbg !27
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27, !range !16
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27, !range !16
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !27, !range !18
	%53 = mul i32 %44, %52, !dbg !27
	%54 = add i32 %51, %53, !dbg !27
	%55 = mul i32 %43, %54, !dbg !27
	%56 = add i32 %50, %55, !dbg !27
	%57 = sext i32 %56 to i64, !dbg !27
	%58 = add i64 %49, %57, !dbg !27
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 3, !dbg !26
	%60 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !32
	%61 = bitcast i32* %60 to i8*, !dbg !32
	%62 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %61, i32 0), !dbg !32
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %58, !dbg !33
	%64 = icmp uge i64 %58, %p3, !dbg !33
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !33, !prof !14

b7_ok2:
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !33
	call void @gpuc_quiet_thread(), !dbg !34
	ret void, !dbg !9

b1_fail1:
	%65 = icmp uge i64 0, %p1, !dbg !13
	br i1 %65, label %b1_fail2, label %b1_ok2, !dbg !13

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !13
	ret void, !dbg !13

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %6, i64 %3), !dbg !10
	ret void, !dbg !10

b4_cold:
	%66 = phi i64 [ %89, %b6_cold ], [ 0, %b0 ], !dbg !11
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !13
	%68 = trunc i64 %66 to i32, !dbg !10
	%69 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !10
	%70 = icmp uge i64 0, %p1, !dbg !13
	%71 = icmp uge i64 %66, %3, !dbg !10
	%72 = or i1 %70, %71, !dbg !10
	br i1 %72, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !10, !prof !14

b4_cold_fail1:
	%73 = icmp uge i64 0, %p1, !dbg !13
	br i1 %73, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !13

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !13
	ret void, !dbg !13

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %66, i64 %3), !dbg !10
	ret void, !dbg !10

b4_cold_ok1:
	%74 = bitcast i32* %69 to i8*, !dbg !10
	call void @gpuc_atomic_add_thread_int32(i8* %74, i32 1, i32 %68), !dbg !10
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !19
	%76 = addrspacecast i32 addrspace(1)* %75 to i32*, !dbg !20
	%77 = icmp uge i64 1, %p1, !dbg !19
	br i1 %77, label %b4_cold_fail3, label %b4_cold_ok3, !dbg !19, !prof !14

b4_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 1, i64 %p1), !dbg !19
	ret void, !dbg !19

b4_cold_ok3:
	%78 = bitcast i32* %76 to i8*, !dbg !20
	call void @gpuc_atomic_inc_thread_32(i8* %78, i32 %68), !dbg !20
	br label %b5_cold, !dbg !20

b5_cold:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2, !dbg !21
	%80 = addrspacecast i32 addrspace(1)* %79 to i32*, !dbg !22
	%81 = icmp uge i64 2, %p1, !dbg !21
	br i1 %81, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !21, !prof !14

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 2, i64 %p1), !dbg !21
	ret void, !dbg !21

b5_cold_ok1:
	%82 = bitcast i32* %80 to i8*, !dbg !22
	%83 = call i32 @gpuc_atomic_fetch_thread_32(i8* %82, i32 %68), !dbg !22
	%84 = add i32 %83, 1, !dbg !23
	%85 = addrspacecast i32 addrspace(1)* %79 to i32*, !dbg !24
	%86 = bitcast i32* %85 to i8*, !dbg !24
	%87 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %86, i32 %83, i32 %84, i32 %68), !dbg !24
	%88 = icmp eq i32 %87, %83, !dbg !25
	br i1 %88, label %b6_cold, label %b5_cold, !dbg !25

b6_cold:
	%89 = add i64 %66, 1, !dbg !25
	%90 = icmp slt i64 %89, %3, !dbg !25
	br i1 %90, label %b4_cold, label %b7, !dbg !25

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 3, i64 %p1), !dbg !26
	ret void, !dbg !26

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %58, i64 %p3), !dbg !33
	ret void, !dbg !33
}

define void @CountUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !35 {
entry:
	br label %b0, !dbg !36

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !36
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !36
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !39
	%3 = sext i32 %2 to i64, !dbg !40
	%4 = add i64 %p1, -3, !dbg !40
	%5 = icmp sge i64 %4, 0, !dbg !40
	br i1 %5, label %b1, label %b4_cold, !dbg !40, !prof !12

b1:
	%6 = phi i64 [ 0, %b0 ], [ %26, %b3 ], !dbg !40
	%7 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !41
	%8 = trunc i64 %6 to i32, !dbg !39
	%9 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !39
	%10 = icmp uge i64 0, %p1, !dbg !41
	%11 = icmp uge i64 %6, %3, !dbg !39
	%12 = or i1 %10, %11, !dbg !39
	br i1 %12, label %b1_fail1, label %b1_ok1, !dbg !39, !prof !14

b1_ok1:
	%13 = bitcast i64* %9 to i8*, !dbg !39
	call void @gpuc_atomic_add_thread_uint64(i8* %13, i64 1, i32 %8), !dbg !39
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !42
	%15 = addrspacecast i64 addrspace(1)* %14 to i64*, !dbg !43
	%16 = bitcast i64* %15 to i8*, !dbg !43
	call void @gpuc_atomic_inc_thread_64(i8* %16, i32 %8), !dbg !43
	br label %b2, !dbg !43

b2:
	%17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !44
	%18 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !45
	%19 = bitcast i64* %18 to i8*, !dbg !45
	%20 = call i64 @gpuc_atomic_fetch_thread_64(i8* %19, i32 %8), !dbg !45
	%21 = add i64 %20, 1, !dbg !46
	%22 = addrspacecast i64 addrspace(1)* %17 to i64*, !dbg !47
	%23 = bitcast i64* %22 to i8*, !dbg !47
	%24 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %23, i64 %20, i64 %21, i32 %8), !dbg !47
	%25 = icmp eq i64 %24, %20, !dbg !48
	br i1 %25, label %b3, label %b2, !dbg !48

b3:
	%26 = add i64 %6, 1, !dbg !48
	%27 = icmp slt i64 %26, %3, !dbg !48
	br i1 %27, label %b1, label %b7, !dbg !48

b7:
	%28 = icmp uge i64 3, %p1, !dbg !49
	br i1 %28, label %b7_fail1, label %b7_ok1, !dbg !49, !prof !14

b7_ok1:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50, !range !15
	%30 = sext i32 %29 to i64, !dbg !50
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50, !range !17
	%32 = sext i32 %31 to i64, !dbg !50
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !50, !range !17
	%34 = sext i32 %33 to i64, !dbg !50
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !50, !range !28
	%36 = sext i32 %35 to i64, !dbg !50
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !50, !range !29
	%38 = sext i32 %37 to i64, !dbg !50
	%39 = mul i64 %38, %34, !dbg !50
	%40 = add i64 %32, %39, !dbg !50
	%41 = mul i64 %36, %40, !dbg !50
	%42 = add i64 %30, %41, !dbg !50
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50, !range !30
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50, !range !30
	%45 = mul i32 %43, %44, !dbg !50
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !50, !range !31
	%47 = mul i32 %45, %46, !dbg !50
	%48 = sext i32 %47 to i64, !dbg !50
	%49 = mul i64 %42, %48, !dbg !50
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50, !range !16
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50, !range !16
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50, !range !18
	%53 = mul i32 %44, %52, !dbg !50
	%54 = add i32 %51, %53, !dbg !50
	%55 = mul i32 %43, %54, !dbg !50
	%56 = add i32 %50, %55, !dbg !50
	%57 = sext i32 %56 to i64, !dbg !50
	%58 = add i64 %49, %57, !dbg !50
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !49
	%60 = addrspacecast i64 addrspace(1)* %59 to i64*, !dbg !51
	%61 = bitcast i64* %60 to i8*, !dbg !51
	%62 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %61, i32 0), !dbg !51
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %58, !dbg !52
	%64 = icmp uge i64 %58, %p3, !dbg !52
	br i1 %64, label %b7_fail2, label %b7_ok2, !dbg !52, !prof !14

b7_ok2:
	store i64 %62, i64 addrspace(1)* %63, align 8, !dbg !52
	call void @gpuc_quiet_thread(), !dbg !53
	ret void, !dbg !38

b1_fail1:
	%65 = icmp uge i64 0, %p1, !dbg !41
	br i1 %65, label %b1_fail2, label %b1_ok2, !dbg !41

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !41
	ret void, !dbg !41

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %6, i64 %3), !dbg !39
	ret void, !dbg !39

b4_cold:
	%66 = phi i64 [ %89, %b6_cold ], [ 0, %b0 ], !dbg !40
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !41
	%68 = trunc i64 %66 to i32, !dbg !39
	%69 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !39
	%70 = icmp uge i64 0, %p1, !dbg !41
	%71 = icmp uge i64 %66, %3, !dbg !39
	%72 = or i1 %70, %71, !dbg !39
	br i1 %72, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !39, !prof !14

b4_cold_fail1:
	%73 = icmp uge i64 0, %p1, !dbg !41
	br i1 %73, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !41

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !41
	ret void, !dbg !41

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %66, i64 %3), !dbg !39
	ret void, !dbg !39

b4_cold_ok1:
	%74 = bitcast i64* %69 to i8*, !dbg !39
	call void @gpuc_atomic_add_thread_uint64(i8* %74, i64 1, i32 %68), !dbg !39
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !42
	%76 = addrspacecast i64 addrspace(1)* %75 to i64*, !dbg !43
	%77 = icmp uge i64 1, %p1, !dbg !42
	br i1 %77, label %b4_cold_fail3, label %b4_cold_ok3, !dbg !42, !prof !14

b4_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 1, i64 %p1), !dbg !42
	ret void, !dbg !42

b4_cold_ok3:
	%78 = bitcast i64* %76 to i8*, !dbg !43
	call void @gpuc_atomic_inc_thread_64(i8* %78, i32 %68), !dbg !43
	br label %b5_cold, !dbg !43

b5_cold:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !44
	%80 = addrspacecast i64 addrspace(1)* %79 to i64*, !dbg !45
	%81 = icmp uge i64 2, %p1, !dbg !44
	br i1 %81, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !44, !prof !14

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 2, i64 %p1), !dbg !44
	ret void, !dbg !44

b5_cold_ok1:
	%82 = bitcast i64* %80 to i8*, !dbg !45
	%83 = call i64 @gpuc_atomic_fetch_thread_64(i8* %82, i32 %68), !dbg !45
	%84 = add i64 %83, 1, !dbg !46
	%85 = addrspacecast i64 addrspace(1)* %79 to i64*, !dbg !47
	%86 = bitcast i64* %85 to i8*, !dbg !47
	%87 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %86, i64 %83, i64 %84, i32 %68), !dbg !47
	%88 = icmp eq i64 %87, %83, !dbg !48
	br i1 %88, label %b6_cold, label %b5_cold, !dbg !48

b6_cold:
	%89 = add i64 %66, 1, !dbg !48
	%90 = icmp slt i64 %89, %3, !dbg !48
	br i1 %90, label %b4_cold, label %b7, !dbg !48

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 3, i64 %p1), !dbg !49
	ret void, !dbg !49

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %58, i64 %p3), !dbg !52
	ret void, !dbg !52
}

define void @SumFloats(float* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !54 {
entry:
	br label %b0, !dbg !55

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !55
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !55
	%2 = icmp uge i64 0, %p1, !dbg !56
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !56, !prof !14

b0_ok1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57, !range !15
	%4 = sext i32 %3 to i64, !dbg !57
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57, !range !17
	%6 = sext i32 %5 to i64, !dbg !57
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !57, !range !17
	%8 = sext i32 %7 to i64, !dbg !57
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !57, !range !28
	%10 = sext i32 %9 to i64, !dbg !57
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !57, !range !29
	%12 = sext i32 %11 to i64, !dbg !57
	%13 = mul i64 %12, %8, !dbg !57
	%14 = add i64 %6, %13, !dbg !57
	%15 = mul i64 %10, %14, !dbg !57
	%16 = add i64 %4, %15, !dbg !57
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !30
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !30
	%19 = mul i32 %17, %18, !dbg !57
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !31
	%21 = mul i32 %19, %20, !dbg !57
	%22 = sext i32 %21 to i64, !dbg !57
	%23 = mul i64 %16, %22, !dbg !57
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !16
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !18
	%27 = mul i32 %18, %26, !dbg !57
	%28 = add i32 %25, %27, !dbg !57
	%29 = mul i32 %17, %28, !dbg !57
	%30 = add i32 %24, %29, !dbg !57
	%31 = sext i32 %30 to i64, !dbg !57
	%32 = add i64 %23, %31, !dbg !57
	%33 = srem i64 %32, 16, !dbg !58
	%34 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !56
	%35 = sitofp i64 %33 to float, !dbg !59
	%36 = bitcast float %35 to i32, !dbg !60
	%37 = addrspacecast float addrspace(1)* %34 to float*, !dbg !60
	%38 = bitcast float* %37 to i8*, !dbg !60
	call void @gpuc_atomic_add_thread_float32(i8* %38, i32 %36, i32 0), !dbg !60
	%39 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !61
	%40 = sitofp i64 %33 to double, !dbg !62
	%41 = icmp uge i64 0, %p3, !dbg !61
	br i1 %41, label %b0_fail2, label %b0_ok2, !dbg !61, !prof !14

b0_ok2:
	%42 = fdiv double %40, 4.000000e+00, !dbg !63
	%43 = bitcast double %42 to i64, !dbg !64
	%44 = addrspacecast double addrspace(1)* %39 to double*, !dbg !64
	%45 = bitcast double* %44 to i8*, !dbg !64
	%46 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %45, i64 %43, i32 0), !dbg !64
	call void @gpuc_quiet_thread(), !dbg !65
	ret void, !dbg !65

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p1), !dbg !56
	ret void, !dbg !56

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p3), !dbg !61
	ret void, !dbg !61
}

define void @WaitInt16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 signext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !67 {
entry:
	br label %b0, !dbg !68

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !68
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !68
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !68
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !68
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !68
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !68
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !72
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !73, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !73, !range !30
	%12 = mul i32 %11, %9, !dbg !73
	%13 = add i32 %8, %12, !dbg !73
	%14 = mul i32 %10, %13, !dbg !73
	%15 = add i32 %7, %14, !dbg !73
	%16 = sext i32 %15 to i64, !dbg !73
	%17 = icmp eq i64 %16, 33, !dbg !74
	br i1 %17, label %b1, label %b7, !dbg !74

b1:
	%18 = sext i32 %6 to i64, !dbg !72
	%19 = trunc i64 %p16 to i32, !dbg !72
	%20 = mul i64 %p4, -1, !dbg !74
	%21 = add i64 %p2, %20, !dbg !74
	%22 = icmp sge i64 %21, 0, !dbg !74
	br i1 %22, label %b2, label %b4_cold, !dbg !74, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !74
	%24 = add i64 %23, 1, !dbg !74
	%25 = icmp slt i64 %24, %p4, !dbg !74
	br i1 %25, label %b3, label %b6, !dbg !74

b3:
	%26 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %24, !dbg !75
	%27 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %24, !dbg !76
	%28 = icmp uge i64 %p16, %18, !dbg !72
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !72, !prof !14

b3_ok1:
	%29 = load i16, i16 addrspace(1)* %27, align 2, !dbg !76
	%30 = addrspacecast i16 addrspace(1)* %26 to i16*, !dbg !72
	%31 = bitcast i16* %30 to i8*, !dbg !72
	call void @gpuc_p_thread_16(i8* %31, i16 zeroext %29, i32 %19), !dbg !72
	br label %b2, !dbg !72

b6:
	call void @gpuc_quiet_thread(), !dbg !77
	br label %b62, !dbg !77

b7:
	%32 = icmp eq i64 %16, 0, !dbg !78
	br i1 %32, label %b8, label %b62, !dbg !78

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !79
	br i1 %33, label %b9, label %b24, !dbg !79

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !82
	br i1 %34, label %b10, label %b11, !dbg !82

b10:
	%35 = sext i32 %p9 to i64, !dbg !84
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !83
	%37 = addrspacecast i16 addrspace(1)* %36 to i16*, !dbg !84
	%38 = icmp uge i64 %p10, %p2, !dbg !83
	%39 = icmp ugt i64 %35, 5, !dbg !84
	%40 = or i1 %38, %39, !dbg !84
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !84, !prof !14

b10_ok1:
	%41 = bitcast i16* %37 to i8*, !dbg !84
	call void @gpuc_wait_until_thread_int16(i8* %41, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 11), !dbg !84
	br label %b23, !dbg !84

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !85
	br i1 %42, label %b12, label %b13, !dbg !85

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !86
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !86
	%45 = sext i32 %p9 to i64, !dbg !86
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !86
	%47 = zext i16 %p11 to i64, !dbg !86
	%48 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !86
	%49 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !86
	%50 = icmp ne i64 %p2, %44, !dbg !86
	%51 = icmp ugt i64 %45, 5, !dbg !86
	%52 = or i1 %50, %51, !dbg !86
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !86, !prof !14

b12_ok1:
	%53 = bitcast i16* %48 to i8*, !dbg !86
	%54 = bitcast i32* %49 to i8*, !dbg !86
	call void @gpuc_wait_until_all_thread(i8* %53, i64 %p2, i8* %54, i32 %p9, i64 %47, i32 2, i32 1, i8* %ctrl, i32 14), !dbg !86
	br label %b23, !dbg !86

b13:
	%55 = icmp eq i64 %p0, 2, !dbg !87
	br i1 %55, label %b14, label %b15, !dbg !87

b14:
	%56 = icmp eq i64 %p8, 0, !dbg !88
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !88
	%58 = sext i32 %p9 to i64, !dbg !88
	%59 = select i1 %56, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !88
	%60 = zext i16 %p11 to i64, !dbg !88
	%61 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !88
	%62 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !88
	%63 = icmp ne i64 %p2, %57, !dbg !88
	%64 = icmp ugt i64 %58, 5, !dbg !88
	%65 = or i1 %63, %64, !dbg !88
	br i1 %65, label %b14_fail1, label %b14_ok1, !dbg !88, !prof !14

b14_ok1:
	%66 = bitcast i16* %61 to i8*, !dbg !88
	%67 = bitcast i32* %62 to i8*, !dbg !88
	%68 = call i64 @gpuc_wait_until_any_thread(i8* %66, i64 %p2, i8* %67, i32 %p9, i64 %60, i32 2, i32 1, i8* %ctrl, i32 17), !dbg !88
	br label %b23, !dbg !89

b15:
	%69 = icmp eq i64 %p0, 3, !dbg !90
	br i1 %69, label %b16, label %b17, !dbg !90

b16:
	%70 = icmp eq i64 %p8, 0, !dbg !91
	%71 = select i1 %70, i64 %p2, i64 %p8, !dbg !91
	%72 = sext i32 %p9 to i64, !dbg !91
	%73 = select i1 %70, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !91
	%74 = zext i16 %p11 to i64, !dbg !91
	%75 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !91
	%76 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !91
	%77 = addrspacecast i32 addrspace(1)* %73 to i32*, !dbg !91
	%78 = icmp ugt i64 %p2, %p6, !dbg !91
	%79 = icmp ne i64 %p2, %71, !dbg !91
	%80 = icmp ugt i64 %72, 5, !dbg !91
	%81 = or i1 %78, %79, !dbg !91
	%82 = or i1 %81, %80, !dbg !91
	br i1 %82, label %b16_fail1, label %b16_ok1, !dbg !91, !prof !14

b16_ok1:
	%83 = bitcast i16* %75 to i8*, !dbg !91
	%84 = bitcast i64* %76 to i8*, !dbg !91
	%85 = bitcast i32* %77 to i8*, !dbg !91
	%86 = call i64 @gpuc_wait_until_some_thread(i8* %83, i64 %p2, i8* %84, i8* %85, i32 %p9, i64 %74, i32 2, i32 1, i8* %ctrl, i32 21), !dbg !91
	br label %b23, !dbg !92

b17:
	%87 = icmp eq i64 %p0, 4, !dbg !93
	br i1 %87, label %b18, label %b19, !dbg !93

b18:
	%88 = icmp eq i64 %p8, 0, !dbg !94
	%89 = select i1 %88, i64 %p2, i64 %p8, !dbg !94
	%90 = sext i32 %p9 to i64, !dbg !94
	%91 = select i1 %88, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !94
	%92 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !94
	%93 = addrspacecast i32 addrspace(1)* %91 to i32*, !dbg !94
	%94 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !94
	%95 = icmp ne i64 %p2, %89, !dbg !94
	%96 = icmp ne i64 %p2, %p13, !dbg !94
	%97 = icmp ugt i64 %90, 5, !dbg !94
	%98 = or i1 %95, %96, !dbg !94
	%99 = or i1 %98, %97, !dbg !94
	br i1 %99, label %b18_fail1, label %b18_ok1, !dbg !94, !prof !14

b18_ok1:
	%100 = bitcast i16* %92 to i8*, !dbg !94
	%101 = bitcast i32* %93 to i8*, !dbg !94
	%102 = bitcast i16* %94 to i8*, !dbg !94
	call void @gpuc_wait_until_all_vector_thread(i8* %100, i64 %p2, i8* %101, i32 %p9, i8* %102, i32 2, i32 1, i8* %ctrl, i32 25), !dbg !94
	br label %b23, !dbg !94

b19:
	%103 = icmp eq i64 %p0, 5, !dbg !95
	br i1 %103, label %b20, label %b21, !dbg !95

b20:
	%104 = icmp eq i64 %p8, 0, !dbg !96
	%105 = select i1 %104, i64 %p2, i64 %p8, !dbg !96
	%106 = sext i32 %p9 to i64, !dbg !96
	%107 = select i1 %104, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !96
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !96
	%109 = addrspacecast i32 addrspace(1)* %107 to i32*, !dbg !96
	%110 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !96
	%111 = icmp ne i64 %p2, %105, !dbg !96
	%112 = icmp ne i64 %p2, %p13, !dbg !96
	%113 = icmp ugt i64 %106, 5, !dbg !96
	%114 = or i1 %111, %112, !dbg !96
	%115 = or i1 %114, %113, !dbg !96
	br i1 %115, label %b20_fail1, label %b20_ok1, !dbg !96, !prof !14

b20_ok1:
	%116 = bitcast i16* %108 to i8*, !dbg !96
	%117 = bitcast i32* %109 to i8*, !dbg !96
	%118 = bitcast i16* %110 to i8*, !dbg !96
	%119 = call i64 @gpuc_wait_until_any_vector_thread(i8* %116, i64 %p2, i8* %117, i32 %p9, i8* %118, i32 2, i32 1, i8* %ctrl, i32 29), !dbg !96
	br label %b23, !dbg !97

b21:
	%120 = icmp eq i64 %p0, 6, !dbg !98
	br i1 %120, label %b22, label %b23, !dbg !98

b22:
	%121 = icmp eq i64 %p8, 0, !dbg !99
	%122 = select i1 %121, i64 %p2, i64 %p8, !dbg !99
	%123 = sext i32 %p9 to i64, !dbg !99
	%124 = select i1 %121, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !99
	%125 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !99
	%126 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !99
	%127 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !99
	%128 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !99
	%129 = icmp ugt i64 %p2, %p6, !dbg !99
	%130 = icmp ne i64 %p2, %122, !dbg !99
	%131 = icmp ne i64 %p2, %p13, !dbg !99
	%132 = icmp ugt i64 %123, 5, !dbg !99
	%133 = or i1 %129, %130, !dbg !99
	%134 = or i1 %133, %131, !dbg !99
	%135 = or i1 %134, %132, !dbg !99
	br i1 %135, label %b22_fail1, label %b22_ok1, !dbg !99, !prof !14

b22_ok1:
	%136 = bitcast i16* %125 to i8*, !dbg !99
	%137 = bitcast i64* %126 to i8*, !dbg !99
	%138 = bitcast i32* %127 to i8*, !dbg !99
	%139 = bitcast i16* %128 to i8*, !dbg !99
	%140 = call i64 @gpuc_wait_until_some_vector_thread(i8* %136, i64 %p2, i8* %137, i8* %138, i32 %p9, i8* %139, i32 2, i32 1, i8* %ctrl, i32 34), !dbg !99
	br label %b23, !dbg !100

b23:
	%141 = phi i64 [ %68, %b14_ok1 ], [ %86, %b16_ok1 ], [ %119, %b20_ok1 ], [ %140, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !81
	br label %b61, !dbg !81

b24:
	%142 = sub i64 %p0, 7, !dbg !101
	%143 = icmp eq i64 %142, 0, !dbg !104
	%144 = icmp eq i64 %p4, 0, !dbg !105
	%145 = sext i32 %p9 to i64, !dbg !106
	%146 = icmp eq i64 %142, 1, !dbg !107
	%147 = icmp eq i64 %p8, 0, !dbg !108
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !108
	%149 = zext i16 %p11 to i64, !dbg !108
	%150 = icmp eq i64 %142, 2, !dbg !109
	%151 = icmp eq i64 %142, 3, !dbg !110
	%152 = icmp eq i64 %142, 4, !dbg !111
	%153 = icmp eq i64 %142, 5, !dbg !112
	%154 = icmp eq i64 %142, 6, !dbg !113
	%155 = icmp ule i64 %p10, 281474976710655, !dbg !104
	%156 = add i64 %p2, -1, !dbg !104
	%157 = mul i64 %p10, -1, !dbg !104
	%158 = add i64 %156, %157, !dbg !104
	%159 = icmp sge i64 %158, 0, !dbg !104
	%160 = and i1 %155, %159, !dbg !104
	%161 = icmp sge i64 %145, 0, !dbg !104
	%162 = and i1 %160, %161, !dbg !104
	%163 = mul i64 %145, -1, !dbg !104
	%164 = add i64 %163, 5, !dbg !104
	%165 = icmp sge i64 %164, 0, !dbg !104
	%166 = and i1 %162, %165, !dbg !104
	%167 = mul i64 %p2, -1, !dbg !104
	%168 = add i64 %167, %p6, !dbg !104
	%169 = icmp sge i64 %168, 0, !dbg !104
	%170 = and i1 %166, %169, !dbg !104
	br i1 %170, label %b25, label %b43_cold, !dbg !101, !prof !12

b25:
	br i1 %143, label %b26, label %b27, !dbg !104

b26:
	%171 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !114
	%172 = addrspacecast i16 addrspace(1)* %171 to i16*, !dbg !106
	%173 = bitcast i16* %172 to i8*, !dbg !106
	%174 = call i32 @gpuc_test_thread_int16(i8* %173, i32 %p9, i16 zeroext %p11), !dbg !106
	%175 = icmp ne i32 %174, 0, !dbg !106
	br label %b35, !dbg !106

b27:
	br i1 %146, label %b28, label %b29, !dbg !107

b28:
	%176 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !108
	%177 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !108
	%178 = addrspacecast i32 addrspace(1)* %176 to i32*, !dbg !108
	%179 = icmp ne i64 %p2, %148, !dbg !108
	br i1 %179, label %b28_fail1, label %b28_ok1, !dbg !108, !prof !14

b28_ok1:
	%180 = bitcast i16* %177 to i8*, !dbg !108
	%181 = bitcast i32* %178 to i8*, !dbg !108
	%182 = call i32 @gpuc_test_all_thread(i8* %180, i64 %p2, i8* %181, i32 %p9, i64 %149, i32 2), !dbg !108
	%183 = icmp ne i32 %182, 0, !dbg !108
	br label %b35, !dbg !108

b29:
	br i1 %150, label %b30, label %b31, !dbg !109

b30:
	%184 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !115
	%185 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !115
	%186 = addrspacecast i32 addrspace(1)* %184 to i32*, !dbg !115
	%187 = icmp ne i64 %p2, %148, !dbg !115
	br i1 %187, label %b30_fail1, label %b30_ok1, !dbg !115, !prof !14

b30_ok1:
	%188 = bitcast i16* %185 to i8*, !dbg !115
	%189 = bitcast i32* %186 to i8*, !dbg !115
	%190 = call i64 @gpuc_test_any_thread(i8* %188, i64 %p2, i8* %189, i32 %p9, i64 %149, i32 2), !dbg !115
	%191 = icmp sge i64 %190, 0, !dbg !116
	br label %b41, !dbg !117

b31:
	br i1 %151, label %b32, label %b33, !dbg !110

b32:
	%192 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !118
	%193 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !118
	%194 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !118
	%195 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !118
	%196 = icmp ne i64 %p2, %148, !dbg !118
	br i1 %196, label %b32_fail1, label %b32_ok1, !dbg !118, !prof !14

b32_ok1:
	%197 = bitcast i16* %193 to i8*, !dbg !118
	%198 = bitcast i64* %194 to i8*, !dbg !118
	%199 = bitcast i32* %195 to i8*, !dbg !118
	%200 = call i64 @gpuc_test_some_thread(i8* %197, i64 %p2, i8* %198, i8* %199, i32 %p9, i64 %149, i32 2), !dbg !118
	%201 = icmp sgt i64 %200, 0, !dbg !119
	br label %b41, !dbg !120

b33:
	br i1 %152, label %b34, label %b36, !dbg !111

b34:
	%202 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !121
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !121
	%204 = addrspacecast i32 addrspace(1)* %202 to i32*, !dbg !121
	%205 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !121
	%206 = icmp ne i64 %p2, %148, !dbg !121
	%207 = icmp ne i64 %p2, %p13, !dbg !121
	%208 = or i1 %206, %207, !dbg !121
	br i1 %208, label %b34_fail1, label %b34_ok1, !dbg !121, !prof !14

b34_ok1:
	%209 = bitcast i16* %203 to i8*, !dbg !121
	%210 = bitcast i32* %204 to i8*, !dbg !121
	%211 = bitcast i16* %205 to i8*, !dbg !121
	%212 = call i32 @gpuc_test_all_vector_thread(i8* %209, i64 %p2, i8* %210, i32 %p9, i8* %211, i32 2), !dbg !121
	%213 = icmp ne i32 %212, 0, !dbg !121
	br label %b35, !dbg !121

b35:
	%214 = phi i1 [ %175, %b26 ], [ %183, %b28_ok1 ], [ %213, %b34_ok1 ], !dbg !122
	br i1 %214, label %b41, label %b40, !dbg !122

b36:
	br i1 %153, label %b37, label %b38, !dbg !112

b37:
	%215 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !123
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !123
	%217 = addrspacecast i32 addrspace(1)* %215 to i32*, !dbg !123
	%218 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !123
	%219 = icmp ne i64 %p2, %148, !dbg !123
	%220 = icmp ne i64 %p2, %p13, !dbg !123
	%221 = or i1 %219, %220, !dbg !123
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !123, !prof !14

b37_ok1:
	%222 = bitcast i16* %216 to i8*, !dbg !123
	%223 = bitcast i32* %217 to i8*, !dbg !123
	%224 = bitcast i16* %218 to i8*, !dbg !123
	%225 = call i64 @gpuc_test_any_vector_thread(i8* %222, i64 %p2, i8* %223, i32 %p9, i8* %224, i32 2), !dbg !123
	%226 = icmp sge i64 %225, 0, !dbg !124
	br label %b41, !dbg !125

b38:
	br i1 %154, label %b39, label %b40, !dbg !113

b39:
	%227 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !126
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !126
	%229 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !126
	%230 = addrspacecast i32 addrspace(1)* %227 to i32*, !dbg !126
	%231 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !126
	%232 = icmp ne i64 %p2, %148, !dbg !126
	%233 = icmp ne i64 %p2, %p13, !dbg !126
	%234 = or i1 %232, %233, !dbg !126
	br i1 %234, label %b39_fail1, label %b39_ok1, !dbg !126, !prof !14

b39_ok1:
	%235 = bitcast i16* %228 to i8*, !dbg !126
	%236 = bitcast i64* %229 to i8*, !dbg !126
	%237 = bitcast i32* %230 to i8*, !dbg !126
	%238 = bitcast i16* %231 to i8*, !dbg !126
	%239 = call i64 @gpuc_test_some_vector_thread(i8* %235, i64 %p2, i8* %236, i8* %237, i32 %p9, i8* %238, i32 2), !dbg !126
	%240 = icmp sgt i64 %239, 0, !dbg !127
	br label %b41, !dbg !128

b40:
	br label %b41, !dbg !129

b41:
	%241 = phi i1 [ %191, %b30_ok1 ], [ %201, %b32_ok1 ], [ %226, %b37_ok1 ], [ %240, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !103
	%242 = phi i64 [ %190, %b30_ok1 ], [ %200, %b32_ok1 ], [ %225, %b37_ok1 ], [ %239, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !103
	br i1 %241, label %b61, label %b42, !dbg !103

b42:
	br i1 %144, label %b61, label %b25, !dbg !105

b61:
	%243 = phi i64 [ %141, %b23 ], [ %242, %b41 ], [ %242, %b42 ], [ %375, %b60_cold ], [ %375, %b59_cold ], !dbg !130
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !131
	%245 = icmp uge i64 0, %p15, !dbg !131
	br i1 %245, label %b61_fail1, label %b61_ok1, !dbg !131, !prof !14

b61_ok1:
	store i64 %243, i64 addrspace(1)* %244, align 8, !dbg !131
	br label %b62, !dbg !131

b62:
	ret void, !dbg !71

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !72
	ret void, !dbg !72

b4_cold:
	%246 = phi i64 [ %247, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !74
	%247 = add i64 %246, 1, !dbg !74
	%248 = icmp slt i64 %247, %p4, !dbg !74
	br i1 %248, label %b5_cold, label %b6, !dbg !74

b5_cold:
	%249 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %247, !dbg !75
	%250 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %247, !dbg !76
	%251 = icmp uge i64 %247, %p2, !dbg !75
	%252 = icmp uge i64 %p16, %18, !dbg !72
	%253 = or i1 %251, %252, !dbg !72
	br i1 %253, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !72, !prof !14

b5_cold_fail1:
	%254 = icmp uge i64 %247, %p2, !dbg !75
	br i1 %254, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !75

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %247, i64 %p2), !dbg !75
	ret void, !dbg !75

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !72
	ret void, !dbg !72

b5_cold_ok1:
	%255 = load i16, i16 addrspace(1)* %250, align 2, !dbg !76
	%256 = addrspacecast i16 addrspace(1)* %249 to i16*, !dbg !72
	%257 = bitcast i16* %256 to i8*, !dbg !72
	call void @gpuc_p_thread_16(i8* %257, i16 zeroext %255, i32 %19), !dbg !72
	br label %b4_cold, !dbg !72

b10_fail1:
	%258 = icmp uge i64 %p10, %p2, !dbg !83
	br i1 %258, label %b10_fail2, label %b10_ok2, !dbg !83

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !83
	ret void, !dbg !83

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !84
	ret void, !dbg !84

b12_fail1:
	%259 = icmp ne i64 %p2, %44, !dbg !86
	br i1 %259, label %b12_fail2, label %b12_ok2, !dbg !86

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !86
	ret void, !dbg !86

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !86
	ret void, !dbg !86

b14_fail1:
	%260 = icmp ne i64 %p2, %57, !dbg !88
	br i1 %260, label %b14_fail2, label %b14_ok2, !dbg !88

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %57), !dbg !88
	ret void, !dbg !88

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %58, i64 5), !dbg !88
	ret void, !dbg !88

b16_fail1:
	%261 = icmp ugt i64 %p2, %p6, !dbg !91
	br i1 %261, label %b16_fail2, label %b16_ok2, !dbg !91

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !91
	ret void, !dbg !91

b16_ok2:
	%262 = icmp ne i64 %p2, %71, !dbg !91
	br i1 %262, label %b16_fail3, label %b16_ok3, !dbg !91

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %71), !dbg !91
	ret void, !dbg !91

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %72, i64 5), !dbg !91
	ret void, !dbg !91

b18_fail1:
	%263 = icmp ne i64 %p2, %89, !dbg !94
	br i1 %263, label %b18_fail2, label %b18_ok2, !dbg !94

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %89), !dbg !94
	ret void, !dbg !94

b18_ok2:
	%264 = icmp ne i64 %p2, %p13, !dbg !94
	br i1 %264, label %b18_fail3, label %b18_ok3, !dbg !94

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !94
	ret void, !dbg !94

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %90, i64 5), !dbg !94
	ret void, !dbg !94

b20_fail1:
	%265 = icmp ne i64 %p2, %105, !dbg !96
	br i1 %265, label %b20_fail2, label %b20_ok2, !dbg !96

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %105), !dbg !96
	ret void, !dbg !96

b20_ok2:
	%266 = icmp ne i64 %p2, %p13, !dbg !96
	br i1 %266, label %b20_fail3, label %b20_ok3, !dbg !96

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !96
	ret void, !dbg !96

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %106, i64 5), !dbg !96
	ret void, !dbg !96

b22_fail1:
	%267 = icmp ugt i64 %p2, %p6, !dbg !99
	br i1 %267, label %b22_fail2, label %b22_ok2, !dbg !99

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !99
	ret void, !dbg !99

b22_ok2:
	%268 = icmp ne i64 %p2, %122, !dbg !99
	br i1 %268, label %b22_fail3, label %b22_ok3, !dbg !99

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %122), !dbg !99
	ret void, !dbg !99

b22_ok3:
	%269 = icmp ne i64 %p2, %p13, !dbg !99
	br i1 %269, label %b22_fail4, label %b22_ok4, !dbg !99

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !99
	ret void, !dbg !99

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %123, i64 5), !dbg !99
	ret void, !dbg !99

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !108
	ret void, !dbg !108

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !115
	ret void, !dbg !115

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !118
	ret void, !dbg !118

b34_fail1:
	%270 = icmp ne i64 %p2, %148, !dbg !121
	br i1 %270, label %b34_fail2, label %b34_ok2, !dbg !121

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !121
	ret void, !dbg !121

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !121
	ret void, !dbg !121

b37_fail1:
	%271 = icmp ne i64 %p2, %148, !dbg !123
	br i1 %271, label %b37_fail2, label %b37_ok2, !dbg !123

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !123
	ret void, !dbg !123

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !123
	ret void, !dbg !123

b39_fail1:
	%272 = icmp ne i64 %p2, %148, !dbg !126
	br i1 %272, label %b39_fail2, label %b39_ok2, !dbg !126

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !126
	ret void, !dbg !126

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !126
	ret void, !dbg !126

b43_cold:
	br i1 %143, label %b44_cold, label %b45_cold, !dbg !104

b44_cold:
	%273 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !114
	%274 = addrspacecast i16 addrspace(1)* %273 to i16*, !dbg !106
	%275 = icmp uge i64 %p10, %p2, !dbg !114
	%276 = icmp ugt i64 %145, 5, !dbg !106
	%277 = or i1 %275, %276, !dbg !106
	br i1 %277, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !106, !prof !14

b44_cold_fail1:
	%278 = icmp uge i64 %p10, %p2, !dbg !114
	br i1 %278, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !114

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !114
	ret void, !dbg !114

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %145, i64 5), !dbg !106
	ret void, !dbg !106

b44_cold_ok1:
	%279 = bitcast i16* %274 to i8*, !dbg !106
	%280 = call i32 @gpuc_test_thread_int16(i8* %279, i32 %p9, i16 zeroext %p11), !dbg !106
	%281 = icmp ne i32 %280, 0, !dbg !106
	br label %b53_cold, !dbg !106

b45_cold:
	br i1 %146, label %b46_cold, label %b47_cold, !dbg !107

b46_cold:
	%282 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !108
	%283 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !108
	%284 = addrspacecast i32 addrspace(1)* %282 to i32*, !dbg !108
	%285 = icmp ne i64 %p2, %148, !dbg !108
	%286 = icmp ugt i64 %145, 5, !dbg !108
	%287 = or i1 %285, %286, !dbg !108
	br i1 %287, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !108, !prof !14

b46_cold_fail1:
	%288 = icmp ne i64 %p2, %148, !dbg !108
	br i1 %288, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !108

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !108
	ret void, !dbg !108

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %145, i64 5), !dbg !108
	ret void, !dbg !108

b46_cold_ok1:
	%289 = bitcast i16* %283 to i8*, !dbg !108
	%290 = bitcast i32* %284 to i8*, !dbg !108
	%291 = call i32 @gpuc_test_all_thread(i8* %289, i64 %p2, i8* %290, i32 %p9, i64 %149, i32 2), !dbg !108
	%292 = icmp ne i32 %291, 0, !dbg !108
	br label %b53_cold, !dbg !108

b47_cold:
	br i1 %150, label %b48_cold, label %b49_cold, !dbg !109

b48_cold:
	%293 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !115
	%294 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !115
	%295 = addrspacecast i32 addrspace(1)* %293 to i32*, !dbg !115
	%296 = icmp ne i64 %p2, %148, !dbg !115
	%297 = icmp ugt i64 %145, 5, !dbg !115
	%298 = or i1 %296, %297, !dbg !115
	br i1 %298, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !115, !prof !14

b48_cold_fail1:
	%299 = icmp ne i64 %p2, %148, !dbg !115
	br i1 %299, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !115

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !115
	ret void, !dbg !115

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %145, i64 5), !dbg !115
	ret void, !dbg !115

b48_cold_ok1:
	%300 = bitcast i16* %294 to i8*, !dbg !115
	%301 = bitcast i32* %295 to i8*, !dbg !115
	%302 = call i64 @gpuc_test_any_thread(i8* %300, i64 %p2, i8* %301, i32 %p9, i64 %149, i32 2), !dbg !115
	%303 = icmp sge i64 %302, 0, !dbg !116
	br label %b59_cold, !dbg !117

b49_cold:
	br i1 %151, label %b50_cold, label %b51_cold, !dbg !110

b50_cold:
	%304 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !118
	%305 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !118
	%306 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !118
	%307 = addrspacecast i32 addrspace(1)* %304 to i32*, !dbg !118
	%308 = icmp ugt i64 %p2, %p6, !dbg !118
	%309 = icmp ne i64 %p2, %148, !dbg !118
	%310 = icmp ugt i64 %145, 5, !dbg !118
	%311 = or i1 %308, %309, !dbg !118
	%312 = or i1 %311, %310, !dbg !118
	br i1 %312, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !118, !prof !14

b50_cold_fail1:
	%313 = icmp ugt i64 %p2, %p6, !dbg !118
	br i1 %313, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !118

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !118
	ret void, !dbg !118

b50_cold_ok2:
	%314 = icmp ne i64 %p2, %148, !dbg !118
	br i1 %314, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !118

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !118
	ret void, !dbg !118

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %145, i64 5), !dbg !118
	ret void, !dbg !118

b50_cold_ok1:
	%315 = bitcast i16* %305 to i8*, !dbg !118
	%316 = bitcast i64* %306 to i8*, !dbg !118
	%317 = bitcast i32* %307 to i8*, !dbg !118
	%318 = call i64 @gpuc_test_some_thread(i8* %315, i64 %p2, i8* %316, i8* %317, i32 %p9, i64 %149, i32 2), !dbg !118
	%319 = icmp sgt i64 %318, 0, !dbg !119
	br label %b59_cold, !dbg !120

b51_cold:
	br i1 %152, label %b52_cold, label %b54_cold, !dbg !111

b52_cold:
	%320 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !121
	%321 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !121
	%322 = addrspacecast i32 addrspace(1)* %320 to i32*, !dbg !121
	%323 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !121
	%324 = icmp ne i64 %p2, %148, !dbg !121
	%325 = icmp ne i64 %p2, %p13, !dbg !121
	%326 = icmp ugt i64 %145, 5, !dbg !121
	%327 = or i1 %324, %325, !dbg !121
	%328 = or i1 %327, %326, !dbg !121
	br i1 %328, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !121, !prof !14

b52_cold_fail1:
	%329 = icmp ne i64 %p2, %148, !dbg !121
	br i1 %329, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !121

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !121
	ret void, !dbg !121

b52_cold_ok2:
	%330 = icmp ne i64 %p2, %p13, !dbg !121
	br i1 %330, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !121

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !121
	ret void, !dbg !121

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %145, i64 5), !dbg !121
	ret void, !dbg !121

b52_cold_ok1:
	%331 = bitcast i16* %321 to i8*, !dbg !121
	%332 = bitcast i32* %322 to i8*, !dbg !121
	%333 = bitcast i16* %323 to i8*, !dbg !121
	%334 = call i32 @gpuc_test_all_vector_thread(i8* %331, i64 %p2, i8* %332, i32 %p9, i8* %333, i32 2), !dbg !121
	%335 = icmp ne i32 %334, 0, !dbg !121
	br label %b53_cold, !dbg !121

b53_cold:
	%336 = phi i1 [ %281, %b44_cold_ok1 ], [ %292, %b46_cold_ok1 ], [ %335, %b52_cold_ok1 ], !dbg !122
	br i1 %336, label %b59_cold, label %b58_cold, !dbg !122

b54_cold:
	br i1 %153, label %b55_cold, label %b56_cold, !dbg !112

b55_cold:
	%337 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !123
	%338 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !123
	%339 = addrspacecast i32 addrspace(1)* %337 to i32*, !dbg !123
	%340 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !123
	%341 = icmp ne i64 %p2, %148, !dbg !123
	%342 = icmp ne i64 %p2, %p13, !dbg !123
	%343 = icmp ugt i64 %145, 5, !dbg !123
	%344 = or i1 %341, %342, !dbg !123
	%345 = or i1 %344, %343, !dbg !123
	br i1 %345, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !123, !prof !14

b55_cold_fail1:
	%346 = icmp ne i64 %p2, %148, !dbg !123
	br i1 %346, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !123

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !123
	ret void, !dbg !123

b55_cold_ok2:
	%347 = icmp ne i64 %p2, %p13, !dbg !123
	br i1 %347, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !123

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !123
	ret void, !dbg !123

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %145, i64 5), !dbg !123
	ret void, !dbg !123

b55_cold_ok1:
	%348 = bitcast i16* %338 to i8*, !dbg !123
	%349 = bitcast i32* %339 to i8*, !dbg !123
	%350 = bitcast i16* %340 to i8*, !dbg !123
	%351 = call i64 @gpuc_test_any_vector_thread(i8* %348, i64 %p2, i8* %349, i32 %p9, i8* %350, i32 2), !dbg !123
	%352 = icmp sge i64 %351, 0, !dbg !124
	br label %b59_cold, !dbg !125

b56_cold:
	br i1 %154, label %b57_cold, label %b58_cold, !dbg !113

b57_cold:
	%353 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !126
	%354 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !126
	%355 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !126
	%356 = addrspacecast i32 addrspace(1)* %353 to i32*, !dbg !126
	%357 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !126
	%358 = icmp ugt i64 %p2, %p6, !dbg !126
	%359 = icmp ne i64 %p2, %148, !dbg !126
	%360 = icmp ne i64 %p2, %p13, !dbg !126
	%361 = icmp ugt i64 %145, 5, !dbg !126
	%362 = or i1 %358, %359, !dbg !126
	%363 = or i1 %362, %360, !dbg !126
	%364 = or i1 %363, %361, !dbg !126
	br i1 %364, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !126, !prof !14

b57_cold_fail1:
	%365 = icmp ugt i64 %p2, %p6, !dbg !126
	br i1 %365, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !126

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !126
	ret void, !dbg !126

b57_cold_ok2:
	%366 = icmp ne i64 %p2, %148, !dbg !126
	br i1 %366, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !126

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !126
	ret void, !dbg !126

b57_cold_ok3:
	%367 = icmp ne i64 %p2, %p13, !dbg !126
	br i1 %367, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !126

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !126
	ret void, !dbg !126

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %145, i64 5), !dbg !126
	ret void, !dbg !126

b57_cold_ok1:
	%368 = bitcast i16* %354 to i8*, !dbg !126
	%369 = bitcast i64* %355 to i8*, !dbg !126
	%370 = bitcast i32* %356 to i8*, !dbg !126
	%371 = bitcast i16* %357 to i8*, !dbg !126
	%372 = call i64 @gpuc_test_some_vector_thread(i8* %368, i64 %p2, i8* %369, i8* %370, i32 %p9, i8* %371, i32 2), !dbg !126
	%373 = icmp sgt i64 %372, 0, !dbg !127
	br label %b59_cold, !dbg !128

b58_cold:
	br label %b59_cold, !dbg !129

b59_cold:
	%374 = phi i1 [ %303, %b48_cold_ok1 ], [ %319, %b50_cold_ok1 ], [ %352, %b55_cold_ok1 ], [ %373, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !103
	%375 = phi i64 [ %302, %b48_cold_ok1 ], [ %318, %b50_cold_ok1 ], [ %351, %b55_cold_ok1 ], [ %372, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !103
	br i1 %374, label %b61, label %b60_cold, !dbg !103

b60_cold:
	br i1 %144, label %b61, label %b43_cold, !dbg !105

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !131
	ret void, !dbg !131
}

define void @NumbersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !132 {
entry:
	br label %b0, !dbg !133

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !133
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !133
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !133
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !136
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137, !range !15
	%5 = sext i32 %4 to i64, !dbg !137
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !137, !range !17
	%7 = sext i32 %6 to i64, !dbg !137
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !137, !range !17
	%9 = sext i32 %8 to i64, !dbg !137
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !137, !range !28
	%11 = sext i32 %10 to i64, !dbg !137
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !137, !range !29
	%13 = sext i32 %12 to i64, !dbg !137
	%14 = mul i64 %13, %9, !dbg !137
	%15 = add i64 %7, %14, !dbg !137
	%16 = mul i64 %11, %15, !dbg !137
	%17 = add i64 %5, %16, !dbg !137
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !30
	%20 = mul i32 %18, %19, !dbg !137
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !137, !range !31
	%22 = mul i32 %20, %21, !dbg !137
	%23 = sext i32 %22 to i64, !dbg !137
	%24 = mul i64 %17, %23, !dbg !137
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !18
	%28 = mul i32 %19, %27, !dbg !137
	%29 = add i32 %26, %28, !dbg !137
	%30 = mul i32 %18, %29, !dbg !137
	%31 = add i32 %25, %30, !dbg !137
	%32 = sext i32 %31 to i64, !dbg !137
	%33 = add i64 %24, %32, !dbg !137
	%34 = mul i64 %11, %13, !dbg !137
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !137, !range !29
	%36 = sext i32 %35 to i64, !dbg !137
	%37 = mul i64 %34, %36, !dbg !137
	%38 = mul i64 %37, %23, !dbg !137
	%39 = icmp eq i64 %p0, 0, !dbg !138
	%40 = sext i32 %3 to i64, !dbg !136
	%41 = trunc i64 %p7 to i32, !dbg !136
	%42 = icmp eq i64 %p0, 1, !dbg !139
	%43 = icmp eq i64 %p0, 2, !dbg !140
	%44 = icmp eq i64 %p0, 3, !dbg !141
	%45 = icmp eq i64 %p0, 4, !dbg !142
	%46 = mul i64 %p4, -1, !dbg !137
	%47 = add i64 %p2, %46, !dbg !137
	%48 = icmp sge i64 %47, 0, !dbg !137
	%49 = mul i64 %p2, -1, !dbg !137
	%50 = add i64 %49, %p6, !dbg !137
	%51 = icmp sge i64 %50, 0, !dbg !137
	%52 = and i1 %48, %51, !dbg !137
	br i1 %52, label %b1, label %b13_cold, !dbg !137, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !137
	%54 = icmp slt i64 %53, %p4, !dbg !137
	br i1 %54, label %b2, label %b25, !dbg !137

b2:
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %53, !dbg !143
	br i1 %39, label %b3, label %b4, !dbg !138

b3:
	%56 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !136
	%57 = icmp uge i64 %p7, %40, !dbg !136
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !136, !prof !14

b3_ok1:
	%58 = bitcast i32* %56 to i8*, !dbg !136
	%59 = call i32 @gpuc_atomic_fetch_thread_32(i8* %58, i32 %41), !dbg !136
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !144
	store i32 %59, i32 addrspace(1)* %60, align 4, !dbg !144
	br label %b12, !dbg !144

b4:
	br i1 %42, label %b5, label %b6, !dbg !139

b5:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !146
	%62 = icmp uge i64 %p7, %40, !dbg !145
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !145, !prof !14

b5_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !146
	%64 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !145
	%65 = bitcast i32* %64 to i8*, !dbg !145
	call void @gpuc_atomic_set_thread_32(i8* %65, i32 %63, i32 %41), !dbg !145
	br label %b12, !dbg !145

b6:
	br i1 %43, label %b7, label %b8, !dbg !140

b7:
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !148
	%67 = icmp uge i64 %p7, %40, !dbg !147
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !147, !prof !14

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %66, align 4, !dbg !148
	%69 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !147
	%70 = bitcast i32* %69 to i8*, !dbg !147
	%71 = call i32 @gpuc_atomic_swap_thread_32(i8* %70, i32 %68, i32 %41), !dbg !147
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !149
	store i32 %71, i32 addrspace(1)* %72, align 4, !dbg !149
	br label %b12, !dbg !149

b8:
	br i1 %44, label %b9, label %b10, !dbg !141

b9:
	%73 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !151
	%74 = icmp uge i64 %p7, %40, !dbg !150
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !150, !prof !14

b9_ok1:
	%75 = load i32, i32 addrspace(1)* %73, align 4, !dbg !151
	%76 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !150
	%77 = bitcast i32* %76 to i8*, !dbg !150
	call void @gpuc_atomic_add_thread_int32(i8* %77, i32 %75, i32 %41), !dbg !150
	br label %b12, !dbg !150

b10:
	br i1 %45, label %b11, label %b12, !dbg !142

b11:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !153
	%79 = icmp uge i64 %p7, %40, !dbg !152
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !152, !prof !14

b11_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !153
	%81 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !152
	%82 = bitcast i32* %81 to i8*, !dbg !152
	%83 = call i32 @gpuc_atomic_fetch_add_thread_int32(i8* %82, i32 %80, i32 %41), !dbg !152
	%84 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !154
	store i32 %83, i32 addrspace(1)* %84, align 4, !dbg !154
	br label %b12, !dbg !154

b12:
	%85 = add i64 %53, %38, !dbg !137
	br label %b1, !dbg !137

b25:
	ret void, !dbg !135

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !136
	ret void, !dbg !136

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !145
	ret void, !dbg !145

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !147
	ret void, !dbg !147

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !150
	ret void, !dbg !150

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !152
	ret void, !dbg !152

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !137
	%87 = icmp slt i64 %86, %p4, !dbg !137
	br i1 %87, label %b14_cold, label %b25, !dbg !137

b14_cold:
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %86, !dbg !143
	%89 = icmp uge i64 %86, %p2, !dbg !143
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !143, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !143
	ret void, !dbg !143

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !138

b15_cold:
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !136
	%91 = icmp uge i64 %p7, %40, !dbg !136
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !136, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !136
	ret void, !dbg !136

b15_cold_ok1:
	%92 = bitcast i32* %90 to i8*, !dbg !136
	%93 = call i32 @gpuc_atomic_fetch_thread_32(i8* %92, i32 %41), !dbg !136
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !144
	%95 = icmp uge i64 %86, %p6, !dbg !144
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !144, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !144
	ret void, !dbg !144

b15_cold_ok2:
	store i32 %93, i32 addrspace(1)* %94, align 4, !dbg !144
	br label %b24_cold, !dbg !144

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !139

b17_cold:
	%96 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !146
	%97 = icmp uge i64 %p7, %40, !dbg !145
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !145, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !145
	ret void, !dbg !145

b17_cold_ok1:
	%98 = load i32, i32 addrspace(1)* %96, align 4, !dbg !146
	%99 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !145
	%100 = bitcast i32* %99 to i8*, !dbg !145
	call void @gpuc_atomic_set_thread_32(i8* %100, i32 %98, i32 %41), !dbg !145
	br label %b24_cold, !dbg !145

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !140

b19_cold:
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !148
	%102 = icmp uge i64 %p7, %40, !dbg !147
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !147, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !147
	ret void, !dbg !147

b19_cold_ok1:
	%103 = load i32, i32 addrspace(1)* %101, align 4, !dbg !148
	%104 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !147
	%105 = bitcast i32* %104 to i8*, !dbg !147
	%106 = call i32 @gpuc_atomic_swap_thread_32(i8* %105, i32 %103, i32 %41), !dbg !147
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !149
	%108 = icmp uge i64 %86, %p6, !dbg !149
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !149, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !149
	ret void, !dbg !149

b19_cold_ok2:
	store i32 %106, i32 addrspace(1)* %107, align 4, !dbg !149
	br label %b24_cold, !dbg !149

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !141

b21_cold:
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !151
	%110 = icmp uge i64 %p7, %40, !dbg !150
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !150, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !150
	ret void, !dbg !150

b21_cold_ok1:
	%111 = load i32, i32 addrspace(1)* %109, align 4, !dbg !151
	%112 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !150
	%113 = bitcast i32* %112 to i8*, !dbg !150
	call void @gpuc_atomic_add_thread_int32(i8* %113, i32 %111, i32 %41), !dbg !150
	br label %b24_cold, !dbg !150

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !142

b23_cold:
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !153
	%115 = icmp uge i64 %p7, %40, !dbg !152
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !152, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !152
	ret void, !dbg !152

b23_cold_ok1:
	%116 = load i32, i32 addrspace(1)* %114, align 4, !dbg !153
	%117 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !152
	%118 = bitcast i32* %117 to i8*, !dbg !152
	%119 = call i32 @gpuc_atomic_fetch_add_thread_int32(i8* %118, i32 %116, i32 %41), !dbg !152
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !154
	%121 = icmp uge i64 %86, %p6, !dbg !154
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !154, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !154
	ret void, !dbg !154

b23_cold_ok2:
	store i32 %119, i32 addrspace(1)* %120, align 4, !dbg !154
	br label %b24_cold, !dbg !154

b24_cold:
	%122 = add i64 %86, %38, !dbg !137
	br label %b13_cold, !dbg !137
}

define void @IntegersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !155 {
entry:
	br label %b0, !dbg !156

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !156
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !156
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !156
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !156
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !159
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !15
	%6 = sext i32 %5 to i64, !dbg !160
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !17
	%8 = sext i32 %7 to i64, !dbg !160
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !17
	%10 = sext i32 %9 to i64, !dbg !160
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !160, !range !28
	%12 = sext i32 %11 to i64, !dbg !160
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !160, !range !29
	%14 = sext i32 %13 to i64, !dbg !160
	%15 = mul i64 %14, %10, !dbg !160
	%16 = add i64 %8, %15, !dbg !160
	%17 = mul i64 %12, %16, !dbg !160
	%18 = add i64 %6, %17, !dbg !160
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !30
	%21 = mul i32 %19, %20, !dbg !160
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !31
	%23 = mul i32 %21, %22, !dbg !160
	%24 = sext i32 %23 to i64, !dbg !160
	%25 = mul i64 %18, %24, !dbg !160
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !18
	%29 = mul i32 %20, %28, !dbg !160
	%30 = add i32 %27, %29, !dbg !160
	%31 = mul i32 %19, %30, !dbg !160
	%32 = add i32 %26, %31, !dbg !160
	%33 = sext i32 %32 to i64, !dbg !160
	%34 = add i64 %25, %33, !dbg !160
	%35 = mul i64 %12, %14, !dbg !160
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !160, !range !29
	%37 = sext i32 %36 to i64, !dbg !160
	%38 = mul i64 %35, %37, !dbg !160
	%39 = mul i64 %38, %24, !dbg !160
	%40 = icmp eq i64 %p0, 5, !dbg !161
	%41 = sext i32 %4 to i64, !dbg !159
	%42 = trunc i64 %p9 to i32, !dbg !159
	%43 = icmp eq i64 %p0, 6, !dbg !162
	%44 = icmp eq i64 %p0, 7, !dbg !163
	%45 = icmp eq i64 %p0, 8, !dbg !164
	%46 = icmp eq i64 %p0, 9, !dbg !165
	%47 = icmp eq i64 %p0, 10, !dbg !166
	%48 = icmp eq i64 %p0, 11, !dbg !167
	%49 = icmp eq i64 %p0, 12, !dbg !168
	%50 = icmp eq i64 %p0, 13, !dbg !169
	%51 = mul i64 %p4, -1, !dbg !160
	%52 = add i64 %p2, %51, !dbg !160
	%53 = icmp sge i64 %52, 0, !dbg !160
	%54 = mul i64 %p2, -1, !dbg !160
	%55 = add i64 %54, %p8, !dbg !160
	%56 = icmp sge i64 %55, 0, !dbg !160
	%57 = and i1 %53, %56, !dbg !160
	%58 = add i64 %54, %p6, !dbg !160
	%59 = icmp sge i64 %58, 0, !dbg !160
	%60 = and i1 %57, %59, !dbg !160
	%61 = mul i64 %p6, -1, !dbg !160
	%62 = add i64 %61, %p8, !dbg !160
	%63 = icmp sge i64 %62, 0, !dbg !160
	%64 = and i1 %60, %63, !dbg !160
	br i1 %64, label %b1, label %b21_cold, !dbg !160, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !160
	%66 = icmp slt i64 %65, %p4, !dbg !160
	br i1 %66, label %b2, label %b41, !dbg !160

b2:
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %65, !dbg !170
	br i1 %40, label %b3, label %b4, !dbg !161

b3:
	%68 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !159
	%69 = icmp uge i64 %p9, %41, !dbg !159
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !159, !prof !14

b3_ok1:
	%70 = bitcast i32* %68 to i8*, !dbg !159
	call void @gpuc_atomic_inc_thread_32(i8* %70, i32 %42), !dbg !159
	br label %b20, !dbg !159

b4:
	br i1 %43, label %b5, label %b6, !dbg !162

b5:
	%71 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !171
	%72 = icmp uge i64 %p9, %41, !dbg !171
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !171, !prof !14

b5_ok1:
	%73 = bitcast i32* %71 to i8*, !dbg !171
	%74 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %73, i32 %42), !dbg !171
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !172
	store i32 %74, i32 addrspace(1)* %75, align 4, !dbg !172
	br label %b20, !dbg !172

b6:
	br i1 %44, label %b7, label %b8, !dbg !163

b7:
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %65, !dbg !174
	%77 = icmp uge i64 %p9, %41, !dbg !173
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !173, !prof !14

b7_ok1:
	%78 = load i32, i32 addrspace(1)* %76, align 4, !dbg !174
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !175
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !175
	%81 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !173
	%82 = bitcast i32* %81 to i8*, !dbg !173
	%83 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %82, i32 %78, i32 %80, i32 %42), !dbg !173
	%84 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !176
	store i32 %83, i32 addrspace(1)* %84, align 4, !dbg !176
	br label %b20, !dbg !176

b8:
	br i1 %45, label %b9, label %b10, !dbg !164

b9:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !178
	%86 = icmp uge i64 %p9, %41, !dbg !177
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !177, !prof !14

b9_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !178
	%88 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !177
	%89 = bitcast i32* %88 to i8*, !dbg !177
	call void @gpuc_atomic_and_thread_32(i8* %89, i32 %87, i32 %42), !dbg !177
	br label %b20, !dbg !177

b10:
	br i1 %46, label %b11, label %b12, !dbg !165

b11:
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !180
	%91 = icmp uge i64 %p9, %41, !dbg !179
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !179, !prof !14

b11_ok1:
	%92 = load i32, i32 addrspace(1)* %90, align 4, !dbg !180
	%93 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !179
	%94 = bitcast i32* %93 to i8*, !dbg !179
	%95 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %94, i32 %92, i32 %42), !dbg !179
	%96 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !181
	store i32 %95, i32 addrspace(1)* %96, align 4, !dbg !181
	br label %b20, !dbg !181

b12:
	br i1 %47, label %b13, label %b14, !dbg !166

b13:
	%97 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !183
	%98 = icmp uge i64 %p9, %41, !dbg !182
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !182, !prof !14

b13_ok1:
	%99 = load i32, i32 addrspace(1)* %97, align 4, !dbg !183
	%100 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !182
	%101 = bitcast i32* %100 to i8*, !dbg !182
	call void @gpuc_atomic_or_thread_32(i8* %101, i32 %99, i32 %42), !dbg !182
	br label %b20, !dbg !182

b14:
	br i1 %48, label %b15, label %b16, !dbg !167

b15:
	%102 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !185
	%103 = icmp uge i64 %p9, %41, !dbg !184
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !184, !prof !14

b15_ok1:
	%104 = load i32, i32 addrspace(1)* %102, align 4, !dbg !185
	%105 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !184
	%106 = bitcast i32* %105 to i8*, !dbg !184
	%107 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %106, i32 %104, i32 %42), !dbg !184
	%108 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !186
	store i32 %107, i32 addrspace(1)* %108, align 4, !dbg !186
	br label %b20, !dbg !186

b16:
	br i1 %49, label %b17, label %b18, !dbg !168

b17:
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !188
	%110 = icmp uge i64 %p9, %41, !dbg !187
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !187, !prof !14

b17_ok1:
	%111 = load i32, i32 addrspace(1)* %109, align 4, !dbg !188
	%112 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !187
	%113 = bitcast i32* %112 to i8*, !dbg !187
	call void @gpuc_atomic_xor_thread_32(i8* %113, i32 %111, i32 %42), !dbg !187
	br label %b20, !dbg !187

b18:
	br i1 %50, label %b19, label %b20, !dbg !169

b19:
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !190
	%115 = icmp uge i64 %p9, %41, !dbg !189
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !189, !prof !14

b19_ok1:
	%116 = load i32, i32 addrspace(1)* %114, align 4, !dbg !190
	%117 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !189
	%118 = bitcast i32* %117 to i8*, !dbg !189
	%119 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %118, i32 %116, i32 %42), !dbg !189
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !191
	store i32 %119, i32 addrspace(1)* %120, align 4, !dbg !191
	br label %b20, !dbg !191

b20:
	%121 = add i64 %65, %39, !dbg !160
	br label %b1, !dbg !160

b41:
	ret void, !dbg !158

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !159
	ret void, !dbg !159

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !171
	ret void, !dbg !171

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !173
	ret void, !dbg !173

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !177
	ret void, !dbg !177

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !179
	ret void, !dbg !179

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !182
	ret void, !dbg !182

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !184
	ret void, !dbg !184

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !187
	ret void, !dbg !187

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !189
	ret void, !dbg !189

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !160
	%123 = icmp slt i64 %122, %p4, !dbg !160
	br i1 %123, label %b22_cold, label %b41, !dbg !160

b22_cold:
	%124 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %122, !dbg !170
	%125 = icmp uge i64 %122, %p2, !dbg !170
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !170, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !170
	ret void, !dbg !170

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !161

b23_cold:
	%126 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !159
	%127 = icmp uge i64 %p9, %41, !dbg !159
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !159, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !159
	ret void, !dbg !159

b23_cold_ok1:
	%128 = bitcast i32* %126 to i8*, !dbg !159
	call void @gpuc_atomic_inc_thread_32(i8* %128, i32 %42), !dbg !159
	br label %b40_cold, !dbg !159

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !162

b25_cold:
	%129 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !171
	%130 = icmp uge i64 %p9, %41, !dbg !171
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !171, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !171
	ret void, !dbg !171

b25_cold_ok1:
	%131 = bitcast i32* %129 to i8*, !dbg !171
	%132 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %131, i32 %42), !dbg !171
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !172
	%134 = icmp uge i64 %122, %p8, !dbg !172
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !172, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !172
	ret void, !dbg !172

b25_cold_ok2:
	store i32 %132, i32 addrspace(1)* %133, align 4, !dbg !172
	br label %b40_cold, !dbg !172

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !163

b27_cold:
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %122, !dbg !174
	%136 = icmp uge i64 %122, %p6, !dbg !174
	%137 = icmp uge i64 %p9, %41, !dbg !173
	%138 = or i1 %136, %137, !dbg !173
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !173, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !174
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !174

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !174
	ret void, !dbg !174

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !173
	ret void, !dbg !173

b27_cold_ok1:
	%140 = load i32, i32 addrspace(1)* %135, align 4, !dbg !174
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !175
	%142 = load i32, i32 addrspace(1)* %141, align 4, !dbg !175
	%143 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !173
	%144 = bitcast i32* %143 to i8*, !dbg !173
	%145 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %144, i32 %140, i32 %142, i32 %42), !dbg !173
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !176
	%147 = icmp uge i64 %122, %p8, !dbg !176
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !176, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !176
	ret void, !dbg !176

b27_cold_ok3:
	store i32 %145, i32 addrspace(1)* %146, align 4, !dbg !176
	br label %b40_cold, !dbg !176

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !164

b29_cold:
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !178
	%149 = icmp uge i64 %p9, %41, !dbg !177
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !177, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !177
	ret void, !dbg !177

b29_cold_ok1:
	%150 = load i32, i32 addrspace(1)* %148, align 4, !dbg !178
	%151 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !177
	%152 = bitcast i32* %151 to i8*, !dbg !177
	call void @gpuc_atomic_and_thread_32(i8* %152, i32 %150, i32 %42), !dbg !177
	br label %b40_cold, !dbg !177

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !165

b31_cold:
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !180
	%154 = icmp uge i64 %p9, %41, !dbg !179
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !179, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !179
	ret void, !dbg !179

b31_cold_ok1:
	%155 = load i32, i32 addrspace(1)* %153, align 4, !dbg !180
	%156 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !179
	%157 = bitcast i32* %156 to i8*, !dbg !179
	%158 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %157, i32 %155, i32 %42), !dbg !179
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !181
	%160 = icmp uge i64 %122, %p8, !dbg !181
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !181, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !181
	ret void, !dbg !181

b31_cold_ok2:
	store i32 %158, i32 addrspace(1)* %159, align 4, !dbg !181
	br label %b40_cold, !dbg !181

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !166

b33_cold:
	%161 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !183
	%162 = icmp uge i64 %p9, %41, !dbg !182
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !182, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !182
	ret void, !dbg !182

b33_cold_ok1:
	%163 = load i32, i32 addrspace(1)* %161, align 4, !dbg !183
	%164 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !182
	%165 = bitcast i32* %164 to i8*, !dbg !182
	call void @gpuc_atomic_or_thread_32(i8* %165, i32 %163, i32 %42), !dbg !182
	br label %b40_cold, !dbg !182

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !167

b35_cold:
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !185
	%167 = icmp uge i64 %p9, %41, !dbg !184
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !184, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !184
	ret void, !dbg !184

b35_cold_ok1:
	%168 = load i32, i32 addrspace(1)* %166, align 4, !dbg !185
	%169 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !184
	%170 = bitcast i32* %169 to i8*, !dbg !184
	%171 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %170, i32 %168, i32 %42), !dbg !184
	%172 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !186
	%173 = icmp uge i64 %122, %p8, !dbg !186
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !186, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !186
	ret void, !dbg !186

b35_cold_ok2:
	store i32 %171, i32 addrspace(1)* %172, align 4, !dbg !186
	br label %b40_cold, !dbg !186

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !168

b37_cold:
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !188
	%175 = icmp uge i64 %p9, %41, !dbg !187
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !187, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !187
	ret void, !dbg !187

b37_cold_ok1:
	%176 = load i32, i32 addrspace(1)* %174, align 4, !dbg !188
	%177 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !187
	%178 = bitcast i32* %177 to i8*, !dbg !187
	call void @gpuc_atomic_xor_thread_32(i8* %178, i32 %176, i32 %42), !dbg !187
	br label %b40_cold, !dbg !187

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !169

b39_cold:
	%179 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !190
	%180 = icmp uge i64 %p9, %41, !dbg !189
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !189, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !189
	ret void, !dbg !189

b39_cold_ok1:
	%181 = load i32, i32 addrspace(1)* %179, align 4, !dbg !190
	%182 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !189
	%183 = bitcast i32* %182 to i8*, !dbg !189
	%184 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %183, i32 %181, i32 %42), !dbg !189
	%185 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !191
	%186 = icmp uge i64 %122, %p8, !dbg !191
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !191, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !191
	ret void, !dbg !191

b39_cold_ok2:
	store i32 %184, i32 addrspace(1)* %185, align 4, !dbg !191
	br label %b40_cold, !dbg !191

b40_cold:
	%187 = add i64 %122, %39, !dbg !160
	br label %b21_cold, !dbg !160
}

define void @WaitInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !192 {
entry:
	br label %b0, !dbg !193

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !193
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !193
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !193
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !193
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !193
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !193
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !196
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !197, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !197, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !197, !range !30
	%12 = mul i32 %11, %9, !dbg !197
	%13 = add i32 %8, %12, !dbg !197
	%14 = mul i32 %10, %13, !dbg !197
	%15 = add i32 %7, %14, !dbg !197
	%16 = sext i32 %15 to i64, !dbg !197
	%17 = icmp eq i64 %16, 33, !dbg !198
	br i1 %17, label %b1, label %b7, !dbg !198

b1:
	%18 = sext i32 %6 to i64, !dbg !196
	%19 = trunc i64 %p16 to i32, !dbg !196
	%20 = mul i64 %p4, -1, !dbg !198
	%21 = add i64 %p2, %20, !dbg !198
	%22 = icmp sge i64 %21, 0, !dbg !198
	br i1 %22, label %b2, label %b4_cold, !dbg !198, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !198
	%24 = add i64 %23, 1, !dbg !198
	%25 = icmp slt i64 %24, %p4, !dbg !198
	br i1 %25, label %b3, label %b6, !dbg !198

b3:
	%26 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %24, !dbg !199
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %24, !dbg !200
	%28 = icmp uge i64 %p16, %18, !dbg !196
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !196, !prof !14

b3_ok1:
	%29 = load i32, i32 addrspace(1)* %27, align 4, !dbg !200
	%30 = addrspacecast i32 addrspace(1)* %26 to i32*, !dbg !196
	%31 = bitcast i32* %30 to i8*, !dbg !196
	call void @gpuc_p_thread_32(i8* %31, i32 %29, i32 %19), !dbg !196
	br label %b2, !dbg !196

b6:
	call void @gpuc_quiet_thread(), !dbg !201
	br label %b62, !dbg !201

b7:
	%32 = icmp eq i64 %16, 0, !dbg !202
	br i1 %32, label %b8, label %b62, !dbg !202

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !203
	br i1 %33, label %b9, label %b24, !dbg !203

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !206
	br i1 %34, label %b10, label %b11, !dbg !206

b10:
	%35 = sext i32 %p9 to i64, !dbg !208
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !207
	%37 = addrspacecast i32 addrspace(1)* %36 to i32*, !dbg !208
	%38 = icmp uge i64 %p10, %p2, !dbg !207
	%39 = icmp ugt i64 %35, 5, !dbg !208
	%40 = or i1 %38, %39, !dbg !208
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !208, !prof !14

b10_ok1:
	%41 = bitcast i32* %37 to i8*, !dbg !208
	call void @gpuc_wait_until_thread_int32(i8* %41, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 79), !dbg !208
	br label %b23, !dbg !208

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !209
	br i1 %42, label %b12, label %b13, !dbg !209

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !210
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !210
	%45 = sext i32 %p9 to i64, !dbg !210
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !210
	%47 = zext i32 %p11 to i64, !dbg !210
	%48 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !210
	%49 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !210
	%50 = icmp ne i64 %p2, %44, !dbg !210
	%51 = icmp ugt i64 %45, 5, !dbg !210
	%52 = or i1 %50, %51, !dbg !210
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !210, !prof !14

b12_ok1:
	%53 = bitcast i32* %48 to i8*, !dbg !210
	%54 = bitcast i32* %49 to i8*, !dbg !210
	call void @gpuc_wait_until_all_thread(i8* %53, i64 %p2, i8* %54, i32 %p9, i64 %47, i32 3, i32 1, i8* %ctrl, i32 80), !dbg !210
	br label %b23, !dbg !210

b13:
	%55 = icmp eq i64 %p0, 2, !dbg !211
	br i1 %55, label %b14, label %b15, !dbg !211

b14:
	%56 = icmp eq i64 %p8, 0, !dbg !212
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !212
	%58 = sext i32 %p9 to i64, !dbg !212
	%59 = select i1 %56, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !212
	%60 = zext i32 %p11 to i64, !dbg !212
	%61 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !212
	%62 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !212
	%63 = icmp ne i64 %p2, %57, !dbg !212
	%64 = icmp ugt i64 %58, 5, !dbg !212
	%65 = or i1 %63, %64, !dbg !212
	br i1 %65, label %b14_fail1, label %b14_ok1, !dbg !212, !prof !14

b14_ok1:
	%66 = bitcast i32* %61 to i8*, !dbg !212
	%67 = bitcast i32* %62 to i8*, !dbg !212
	%68 = call i64 @gpuc_wait_until_any_thread(i8* %66, i64 %p2, i8* %67, i32 %p9, i64 %60, i32 3, i32 1, i8* %ctrl, i32 81), !dbg !212
	br label %b23, !dbg !213

b15:
	%69 = icmp eq i64 %p0, 3, !dbg !214
	br i1 %69, label %b16, label %b17, !dbg !214

b16:
	%70 = icmp eq i64 %p8, 0, !dbg !215
	%71 = select i1 %70, i64 %p2, i64 %p8, !dbg !215
	%72 = sext i32 %p9 to i64, !dbg !215
	%73 = select i1 %70, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !215
	%74 = zext i32 %p11 to i64, !dbg !215
	%75 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !215
	%76 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !215
	%77 = addrspacecast i32 addrspace(1)* %73 to i32*, !dbg !215
	%78 = icmp ugt i64 %p2, %p6, !dbg !215
	%79 = icmp ne i64 %p2, %71, !dbg !215
	%80 = icmp ugt i64 %72, 5, !dbg !215
	%81 = or i1 %78, %79, !dbg !215
	%82 = or i1 %81, %80, !dbg !215
	br i1 %82, label %b16_fail1, label %b16_ok1, !dbg !215, !prof !14

b16_ok1:
	%83 = bitcast i32* %75 to i8*, !dbg !215
	%84 = bitcast i64* %76 to i8*, !dbg !215
	%85 = bitcast i32* %77 to i8*, !dbg !215
	%86 = call i64 @gpuc_wait_until_some_thread(i8* %83, i64 %p2, i8* %84, i8* %85, i32 %p9, i64 %74, i32 3, i32 1, i8* %ctrl, i32 82), !dbg !215
	br label %b23, !dbg !216

b17:
	%87 = icmp eq i64 %p0, 4, !dbg !217
	br i1 %87, label %b18, label %b19, !dbg !217

b18:
	%88 = icmp eq i64 %p8, 0, !dbg !218
	%89 = select i1 %88, i64 %p2, i64 %p8, !dbg !218
	%90 = sext i32 %p9 to i64, !dbg !218
	%91 = select i1 %88, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !218
	%92 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !218
	%93 = addrspacecast i32 addrspace(1)* %91 to i32*, !dbg !218
	%94 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !218
	%95 = icmp ne i64 %p2, %89, !dbg !218
	%96 = icmp ne i64 %p2, %p13, !dbg !218
	%97 = icmp ugt i64 %90, 5, !dbg !218
	%98 = or i1 %95, %96, !dbg !218
	%99 = or i1 %98, %97, !dbg !218
	br i1 %99, label %b18_fail1, label %b18_ok1, !dbg !218, !prof !14

b18_ok1:
	%100 = bitcast i32* %92 to i8*, !dbg !218
	%101 = bitcast i32* %93 to i8*, !dbg !218
	%102 = bitcast i32* %94 to i8*, !dbg !218
	call void @gpuc_wait_until_all_vector_thread(i8* %100, i64 %p2, i8* %101, i32 %p9, i8* %102, i32 3, i32 1, i8* %ctrl, i32 83), !dbg !218
	br label %b23, !dbg !218

b19:
	%103 = icmp eq i64 %p0, 5, !dbg !219
	br i1 %103, label %b20, label %b21, !dbg !219

b20:
	%104 = icmp eq i64 %p8, 0, !dbg !220
	%105 = select i1 %104, i64 %p2, i64 %p8, !dbg !220
	%106 = sext i32 %p9 to i64, !dbg !220
	%107 = select i1 %104, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !220
	%108 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !220
	%109 = addrspacecast i32 addrspace(1)* %107 to i32*, !dbg !220
	%110 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !220
	%111 = icmp ne i64 %p2, %105, !dbg !220
	%112 = icmp ne i64 %p2, %p13, !dbg !220
	%113 = icmp ugt i64 %106, 5, !dbg !220
	%114 = or i1 %111, %112, !dbg !220
	%115 = or i1 %114, %113, !dbg !220
	br i1 %115, label %b20_fail1, label %b20_ok1, !dbg !220, !prof !14

b20_ok1:
	%116 = bitcast i32* %108 to i8*, !dbg !220
	%117 = bitcast i32* %109 to i8*, !dbg !220
	%118 = bitcast i32* %110 to i8*, !dbg !220
	%119 = call i64 @gpuc_wait_until_any_vector_thread(i8* %116, i64 %p2, i8* %117, i32 %p9, i8* %118, i32 3, i32 1, i8* %ctrl, i32 84), !dbg !220
	br label %b23, !dbg !221

b21:
	%120 = icmp eq i64 %p0, 6, !dbg !222
	br i1 %120, label %b22, label %b23, !dbg !222

b22:
	%121 = icmp eq i64 %p8, 0, !dbg !223
	%122 = select i1 %121, i64 %p2, i64 %p8, !dbg !223
	%123 = sext i32 %p9 to i64, !dbg !223
	%124 = select i1 %121, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !223
	%125 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !223
	%126 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !223
	%127 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !223
	%128 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !223
	%129 = icmp ugt i64 %p2, %p6, !dbg !223
	%130 = icmp ne i64 %p2, %122, !dbg !223
	%131 = icmp ne i64 %p2, %p13, !dbg !223
	%132 = icmp ugt i64 %123, 5, !dbg !223
	%133 = or i1 %129, %130, !dbg !223
	%134 = or i1 %133, %131, !dbg !223
	%135 = or i1 %134, %132, !dbg !223
	br i1 %135, label %b22_fail1, label %b22_ok1, !dbg !223, !prof !14

b22_ok1:
	%136 = bitcast i32* %125 to i8*, !dbg !223
	%137 = bitcast i64* %126 to i8*, !dbg !223
	%138 = bitcast i32* %127 to i8*, !dbg !223
	%139 = bitcast i32* %128 to i8*, !dbg !223
	%140 = call i64 @gpuc_wait_until_some_vector_thread(i8* %136, i64 %p2, i8* %137, i8* %138, i32 %p9, i8* %139, i32 3, i32 1, i8* %ctrl, i32 85), !dbg !223
	br label %b23, !dbg !224

b23:
	%141 = phi i64 [ %68, %b14_ok1 ], [ %86, %b16_ok1 ], [ %119, %b20_ok1 ], [ %140, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !205
	br label %b61, !dbg !205

b24:
	%142 = sub i64 %p0, 7, !dbg !225
	%143 = icmp eq i64 %142, 0, !dbg !228
	%144 = icmp eq i64 %p4, 0, !dbg !229
	%145 = sext i32 %p9 to i64, !dbg !230
	%146 = icmp eq i64 %142, 1, !dbg !231
	%147 = icmp eq i64 %p8, 0, !dbg !232
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !232
	%149 = zext i32 %p11 to i64, !dbg !232
	%150 = icmp eq i64 %142, 2, !dbg !233
	%151 = icmp eq i64 %142, 3, !dbg !234
	%152 = icmp eq i64 %142, 4, !dbg !235
	%153 = icmp eq i64 %142, 5, !dbg !236
	%154 = icmp eq i64 %142, 6, !dbg !237
	%155 = icmp ule i64 %p10, 281474976710655, !dbg !228
	%156 = add i64 %p2, -1, !dbg !228
	%157 = mul i64 %p10, -1, !dbg !228
	%158 = add i64 %156, %157, !dbg !228
	%159 = icmp sge i64 %158, 0, !dbg !228
	%160 = and i1 %155, %159, !dbg !228
	%161 = icmp sge i64 %145, 0, !dbg !228
	%162 = and i1 %160, %161, !dbg !228
	%163 = mul i64 %145, -1, !dbg !228
	%164 = add i64 %163, 5, !dbg !228
	%165 = icmp sge i64 %164, 0, !dbg !228
	%166 = and i1 %162, %165, !dbg !228
	%167 = mul i64 %p2, -1, !dbg !228
	%168 = add i64 %167, %p6, !dbg !228
	%169 = icmp sge i64 %168, 0, !dbg !228
	%170 = and i1 %166, %169, !dbg !228
	br i1 %170, label %b25, label %b43_cold, !dbg !225, !prof !12

b25:
	br i1 %143, label %b26, label %b27, !dbg !228

b26:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !238
	%172 = addrspacecast i32 addrspace(1)* %171 to i32*, !dbg !230
	%173 = bitcast i32* %172 to i8*, !dbg !230
	%174 = call i32 @gpuc_test_thread_int32(i8* %173, i32 %p9, i32 %p11), !dbg !230
	%175 = icmp ne i32 %174, 0, !dbg !230
	br label %b35, !dbg !230

b27:
	br i1 %146, label %b28, label %b29, !dbg !231

b28:
	%176 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !232
	%177 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !232
	%178 = addrspacecast i32 addrspace(1)* %176 to i32*, !dbg !232
	%179 = icmp ne i64 %p2, %148, !dbg !232
	br i1 %179, label %b28_fail1, label %b28_ok1, !dbg !232, !prof !14

b28_ok1:
	%180 = bitcast i32* %177 to i8*, !dbg !232
	%181 = bitcast i32* %178 to i8*, !dbg !232
	%182 = call i32 @gpuc_test_all_thread(i8* %180, i64 %p2, i8* %181, i32 %p9, i64 %149, i32 3), !dbg !232
	%183 = icmp ne i32 %182, 0, !dbg !232
	br label %b35, !dbg !232

b29:
	br i1 %150, label %b30, label %b31, !dbg !233

b30:
	%184 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !239
	%185 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !239
	%186 = addrspacecast i32 addrspace(1)* %184 to i32*, !dbg !239
	%187 = icmp ne i64 %p2, %148, !dbg !239
	br i1 %187, label %b30_fail1, label %b30_ok1, !dbg !239, !prof !14

b30_ok1:
	%188 = bitcast i32* %185 to i8*, !dbg !239
	%189 = bitcast i32* %186 to i8*, !dbg !239
	%190 = call i64 @gpuc_test_any_thread(i8* %188, i64 %p2, i8* %189, i32 %p9, i64 %149, i32 3), !dbg !239
	%191 = icmp sge i64 %190, 0, !dbg !240
	br label %b41, !dbg !241

b31:
	br i1 %151, label %b32, label %b33, !dbg !234

b32:
	%192 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !242
	%193 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !242
	%194 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !242
	%195 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !242
	%196 = icmp ne i64 %p2, %148, !dbg !242
	br i1 %196, label %b32_fail1, label %b32_ok1, !dbg !242, !prof !14

b32_ok1:
	%197 = bitcast i32* %193 to i8*, !dbg !242
	%198 = bitcast i64* %194 to i8*, !dbg !242
	%199 = bitcast i32* %195 to i8*, !dbg !242
	%200 = call i64 @gpuc_test_some_thread(i8* %197, i64 %p2, i8* %198, i8* %199, i32 %p9, i64 %149, i32 3), !dbg !242
	%201 = icmp sgt i64 %200, 0, !dbg !243
	br label %b41, !dbg !244

b33:
	br i1 %152, label %b34, label %b36, !dbg !235

b34:
	%202 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !245
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !245
	%204 = addrspacecast i32 addrspace(1)* %202 to i32*, !dbg !245
	%205 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !245
	%206 = icmp ne i64 %p2, %148, !dbg !245
	%207 = icmp ne i64 %p2, %p13, !dbg !245
	%208 = or i1 %206, %207, !dbg !245
	br i1 %208, label %b34_fail1, label %b34_ok1, !dbg !245, !prof !14

b34_ok1:
	%209 = bitcast i32* %203 to i8*, !dbg !245
	%210 = bitcast i32* %204 to i8*, !dbg !245
	%211 = bitcast i32* %205 to i8*, !dbg !245
	%212 = call i32 @gpuc_test_all_vector_thread(i8* %209, i64 %p2, i8* %210, i32 %p9, i8* %211, i32 3), !dbg !245
	%213 = icmp ne i32 %212, 0, !dbg !245
	br label %b35, !dbg !245

b35:
	%214 = phi i1 [ %175, %b26 ], [ %183, %b28_ok1 ], [ %213, %b34_ok1 ], !dbg !246
	br i1 %214, label %b41, label %b40, !dbg !246

b36:
	br i1 %153, label %b37, label %b38, !dbg !236

b37:
	%215 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !247
	%216 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !247
	%217 = addrspacecast i32 addrspace(1)* %215 to i32*, !dbg !247
	%218 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !247
	%219 = icmp ne i64 %p2, %148, !dbg !247
	%220 = icmp ne i64 %p2, %p13, !dbg !247
	%221 = or i1 %219, %220, !dbg !247
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !247, !prof !14

b37_ok1:
	%222 = bitcast i32* %216 to i8*, !dbg !247
	%223 = bitcast i32* %217 to i8*, !dbg !247
	%224 = bitcast i32* %218 to i8*, !dbg !247
	%225 = call i64 @gpuc_test_any_vector_thread(i8* %222, i64 %p2, i8* %223, i32 %p9, i8* %224, i32 3), !dbg !247
	%226 = icmp sge i64 %225, 0, !dbg !248
	br label %b41, !dbg !249

b38:
	br i1 %154, label %b39, label %b40, !dbg !237

b39:
	%227 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !250
	%228 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !250
	%229 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !250
	%230 = addrspacecast i32 addrspace(1)* %227 to i32*, !dbg !250
	%231 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !250
	%232 = icmp ne i64 %p2, %148, !dbg !250
	%233 = icmp ne i64 %p2, %p13, !dbg !250
	%234 = or i1 %232, %233, !dbg !250
	br i1 %234, label %b39_fail1, label %b39_ok1, !dbg !250, !prof !14

b39_ok1:
	%235 = bitcast i32* %228 to i8*, !dbg !250
	%236 = bitcast i64* %229 to i8*, !dbg !250
	%237 = bitcast i32* %230 to i8*, !dbg !250
	%238 = bitcast i32* %231 to i8*, !dbg !250
	%239 = call i64 @gpuc_test_some_vector_thread(i8* %235, i64 %p2, i8* %236, i8* %237, i32 %p9, i8* %238, i32 3), !dbg !250
	%240 = icmp sgt i64 %239, 0, !dbg !251
	br label %b41, !dbg !252

b40:
	br label %b41, !dbg !253

b41:
	%241 = phi i1 [ %191, %b30_ok1 ], [ %201, %b32_ok1 ], [ %226, %b37_ok1 ], [ %240, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !227
	%242 = phi i64 [ %190, %b30_ok1 ], [ %200, %b32_ok1 ], [ %225, %b37_ok1 ], [ %239, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !227
	br i1 %241, label %b61, label %b42, !dbg !227

b42:
	br i1 %144, label %b61, label %b25, !dbg !229

b61:
	%243 = phi i64 [ %141, %b23 ], [ %242, %b41 ], [ %242, %b42 ], [ %375, %b60_cold ], [ %375, %b59_cold ], !dbg !254
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !255
	%245 = icmp uge i64 0, %p15, !dbg !255
	br i1 %245, label %b61_fail1, label %b61_ok1, !dbg !255, !prof !14

b61_ok1:
	store i64 %243, i64 addrspace(1)* %244, align 8, !dbg !255
	br label %b62, !dbg !255

b62:
	ret void, !dbg !195

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !196
	ret void, !dbg !196

b4_cold:
	%246 = phi i64 [ %247, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !198
	%247 = add i64 %246, 1, !dbg !198
	%248 = icmp slt i64 %247, %p4, !dbg !198
	br i1 %248, label %b5_cold, label %b6, !dbg !198

b5_cold:
	%249 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %247, !dbg !199
	%250 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %247, !dbg !200
	%251 = icmp uge i64 %247, %p2, !dbg !199
	%252 = icmp uge i64 %p16, %18, !dbg !196
	%253 = or i1 %251, %252, !dbg !196
	br i1 %253, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !196, !prof !14

b5_cold_fail1:
	%254 = icmp uge i64 %247, %p2, !dbg !199
	br i1 %254, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !199

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %247, i64 %p2), !dbg !199
	ret void, !dbg !199

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !196
	ret void, !dbg !196

b5_cold_ok1:
	%255 = load i32, i32 addrspace(1)* %250, align 4, !dbg !200
	%256 = addrspacecast i32 addrspace(1)* %249 to i32*, !dbg !196
	%257 = bitcast i32* %256 to i8*, !dbg !196
	call void @gpuc_p_thread_32(i8* %257, i32 %255, i32 %19), !dbg !196
	br label %b4_cold, !dbg !196

b10_fail1:
	%258 = icmp uge i64 %p10, %p2, !dbg !207
	br i1 %258, label %b10_fail2, label %b10_ok2, !dbg !207

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !207
	ret void, !dbg !207

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !208
	ret void, !dbg !208

b12_fail1:
	%259 = icmp ne i64 %p2, %44, !dbg !210
	br i1 %259, label %b12_fail2, label %b12_ok2, !dbg !210

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !210
	ret void, !dbg !210

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !210
	ret void, !dbg !210

b14_fail1:
	%260 = icmp ne i64 %p2, %57, !dbg !212
	br i1 %260, label %b14_fail2, label %b14_ok2, !dbg !212

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %57), !dbg !212
	ret void, !dbg !212

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %58, i64 5), !dbg !212
	ret void, !dbg !212

b16_fail1:
	%261 = icmp ugt i64 %p2, %p6, !dbg !215
	br i1 %261, label %b16_fail2, label %b16_ok2, !dbg !215

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !215
	ret void, !dbg !215

b16_ok2:
	%262 = icmp ne i64 %p2, %71, !dbg !215
	br i1 %262, label %b16_fail3, label %b16_ok3, !dbg !215

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %71), !dbg !215
	ret void, !dbg !215

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %72, i64 5), !dbg !215
	ret void, !dbg !215

b18_fail1:
	%263 = icmp ne i64 %p2, %89, !dbg !218
	br i1 %263, label %b18_fail2, label %b18_ok2, !dbg !218

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %89), !dbg !218
	ret void, !dbg !218

b18_ok2:
	%264 = icmp ne i64 %p2, %p13, !dbg !218
	br i1 %264, label %b18_fail3, label %b18_ok3, !dbg !218

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !218
	ret void, !dbg !218

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %90, i64 5), !dbg !218
	ret void, !dbg !218

b20_fail1:
	%265 = icmp ne i64 %p2, %105, !dbg !220
	br i1 %265, label %b20_fail2, label %b20_ok2, !dbg !220

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %105), !dbg !220
	ret void, !dbg !220

b20_ok2:
	%266 = icmp ne i64 %p2, %p13, !dbg !220
	br i1 %266, label %b20_fail3, label %b20_ok3, !dbg !220

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !220
	ret void, !dbg !220

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %106, i64 5), !dbg !220
	ret void, !dbg !220

b22_fail1:
	%267 = icmp ugt i64 %p2, %p6, !dbg !223
	br i1 %267, label %b22_fail2, label %b22_ok2, !dbg !223

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !223
	ret void, !dbg !223

b22_ok2:
	%268 = icmp ne i64 %p2, %122, !dbg !223
	br i1 %268, label %b22_fail3, label %b22_ok3, !dbg !223

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %122), !dbg !223
	ret void, !dbg !223

b22_ok3:
	%269 = icmp ne i64 %p2, %p13, !dbg !223
	br i1 %269, label %b22_fail4, label %b22_ok4, !dbg !223

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !223
	ret void, !dbg !223

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %123, i64 5), !dbg !223
	ret void, !dbg !223

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !232
	ret void, !dbg !232

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !239
	ret void, !dbg !239

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !242
	ret void, !dbg !242

b34_fail1:
	%270 = icmp ne i64 %p2, %148, !dbg !245
	br i1 %270, label %b34_fail2, label %b34_ok2, !dbg !245

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !245
	ret void, !dbg !245

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !245
	ret void, !dbg !245

b37_fail1:
	%271 = icmp ne i64 %p2, %148, !dbg !247
	br i1 %271, label %b37_fail2, label %b37_ok2, !dbg !247

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !247
	ret void, !dbg !247

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !247
	ret void, !dbg !247

b39_fail1:
	%272 = icmp ne i64 %p2, %148, !dbg !250
	br i1 %272, label %b39_fail2, label %b39_ok2, !dbg !250

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !250
	ret void, !dbg !250

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !250
	ret void, !dbg !250

b43_cold:
	br i1 %143, label %b44_cold, label %b45_cold, !dbg !228

b44_cold:
	%273 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !238
	%274 = addrspacecast i32 addrspace(1)* %273 to i32*, !dbg !230
	%275 = icmp uge i64 %p10, %p2, !dbg !238
	%276 = icmp ugt i64 %145, 5, !dbg !230
	%277 = or i1 %275, %276, !dbg !230
	br i1 %277, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !230, !prof !14

b44_cold_fail1:
	%278 = icmp uge i64 %p10, %p2, !dbg !238
	br i1 %278, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !238

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !238
	ret void, !dbg !238

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %145, i64 5), !dbg !230
	ret void, !dbg !230

b44_cold_ok1:
	%279 = bitcast i32* %274 to i8*, !dbg !230
	%280 = call i32 @gpuc_test_thread_int32(i8* %279, i32 %p9, i32 %p11), !dbg !230
	%281 = icmp ne i32 %280, 0, !dbg !230
	br label %b53_cold, !dbg !230

b45_cold:
	br i1 %146, label %b46_cold, label %b47_cold, !dbg !231

b46_cold:
	%282 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !232
	%283 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !232
	%284 = addrspacecast i32 addrspace(1)* %282 to i32*, !dbg !232
	%285 = icmp ne i64 %p2, %148, !dbg !232
	%286 = icmp ugt i64 %145, 5, !dbg !232
	%287 = or i1 %285, %286, !dbg !232
	br i1 %287, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !232, !prof !14

b46_cold_fail1:
	%288 = icmp ne i64 %p2, %148, !dbg !232
	br i1 %288, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !232

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !232
	ret void, !dbg !232

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %145, i64 5), !dbg !232
	ret void, !dbg !232

b46_cold_ok1:
	%289 = bitcast i32* %283 to i8*, !dbg !232
	%290 = bitcast i32* %284 to i8*, !dbg !232
	%291 = call i32 @gpuc_test_all_thread(i8* %289, i64 %p2, i8* %290, i32 %p9, i64 %149, i32 3), !dbg !232
	%292 = icmp ne i32 %291, 0, !dbg !232
	br label %b53_cold, !dbg !232

b47_cold:
	br i1 %150, label %b48_cold, label %b49_cold, !dbg !233

b48_cold:
	%293 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !239
	%294 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !239
	%295 = addrspacecast i32 addrspace(1)* %293 to i32*, !dbg !239
	%296 = icmp ne i64 %p2, %148, !dbg !239
	%297 = icmp ugt i64 %145, 5, !dbg !239
	%298 = or i1 %296, %297, !dbg !239
	br i1 %298, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !239, !prof !14

b48_cold_fail1:
	%299 = icmp ne i64 %p2, %148, !dbg !239
	br i1 %299, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !239

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !239
	ret void, !dbg !239

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %145, i64 5), !dbg !239
	ret void, !dbg !239

b48_cold_ok1:
	%300 = bitcast i32* %294 to i8*, !dbg !239
	%301 = bitcast i32* %295 to i8*, !dbg !239
	%302 = call i64 @gpuc_test_any_thread(i8* %300, i64 %p2, i8* %301, i32 %p9, i64 %149, i32 3), !dbg !239
	%303 = icmp sge i64 %302, 0, !dbg !240
	br label %b59_cold, !dbg !241

b49_cold:
	br i1 %151, label %b50_cold, label %b51_cold, !dbg !234

b50_cold:
	%304 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !242
	%305 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !242
	%306 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !242
	%307 = addrspacecast i32 addrspace(1)* %304 to i32*, !dbg !242
	%308 = icmp ugt i64 %p2, %p6, !dbg !242
	%309 = icmp ne i64 %p2, %148, !dbg !242
	%310 = icmp ugt i64 %145, 5, !dbg !242
	%311 = or i1 %308, %309, !dbg !242
	%312 = or i1 %311, %310, !dbg !242
	br i1 %312, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !242, !prof !14

b50_cold_fail1:
	%313 = icmp ugt i64 %p2, %p6, !dbg !242
	br i1 %313, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !242

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !242
	ret void, !dbg !242

b50_cold_ok2:
	%314 = icmp ne i64 %p2, %148, !dbg !242
	br i1 %314, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !242

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !242
	ret void, !dbg !242

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %145, i64 5), !dbg !242
	ret void, !dbg !242

b50_cold_ok1:
	%315 = bitcast i32* %305 to i8*, !dbg !242
	%316 = bitcast i64* %306 to i8*, !dbg !242
	%317 = bitcast i32* %307 to i8*, !dbg !242
	%318 = call i64 @gpuc_test_some_thread(i8* %315, i64 %p2, i8* %316, i8* %317, i32 %p9, i64 %149, i32 3), !dbg !242
	%319 = icmp sgt i64 %318, 0, !dbg !243
	br label %b59_cold, !dbg !244

b51_cold:
	br i1 %152, label %b52_cold, label %b54_cold, !dbg !235

b52_cold:
	%320 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !245
	%321 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !245
	%322 = addrspacecast i32 addrspace(1)* %320 to i32*, !dbg !245
	%323 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !245
	%324 = icmp ne i64 %p2, %148, !dbg !245
	%325 = icmp ne i64 %p2, %p13, !dbg !245
	%326 = icmp ugt i64 %145, 5, !dbg !245
	%327 = or i1 %324, %325, !dbg !245
	%328 = or i1 %327, %326, !dbg !245
	br i1 %328, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !245, !prof !14

b52_cold_fail1:
	%329 = icmp ne i64 %p2, %148, !dbg !245
	br i1 %329, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !245

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !245
	ret void, !dbg !245

b52_cold_ok2:
	%330 = icmp ne i64 %p2, %p13, !dbg !245
	br i1 %330, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !245

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !245
	ret void, !dbg !245

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %145, i64 5), !dbg !245
	ret void, !dbg !245

b52_cold_ok1:
	%331 = bitcast i32* %321 to i8*, !dbg !245
	%332 = bitcast i32* %322 to i8*, !dbg !245
	%333 = bitcast i32* %323 to i8*, !dbg !245
	%334 = call i32 @gpuc_test_all_vector_thread(i8* %331, i64 %p2, i8* %332, i32 %p9, i8* %333, i32 3), !dbg !245
	%335 = icmp ne i32 %334, 0, !dbg !245
	br label %b53_cold, !dbg !245

b53_cold:
	%336 = phi i1 [ %281, %b44_cold_ok1 ], [ %292, %b46_cold_ok1 ], [ %335, %b52_cold_ok1 ], !dbg !246
	br i1 %336, label %b59_cold, label %b58_cold, !dbg !246

b54_cold:
	br i1 %153, label %b55_cold, label %b56_cold, !dbg !236

b55_cold:
	%337 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !247
	%338 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !247
	%339 = addrspacecast i32 addrspace(1)* %337 to i32*, !dbg !247
	%340 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !247
	%341 = icmp ne i64 %p2, %148, !dbg !247
	%342 = icmp ne i64 %p2, %p13, !dbg !247
	%343 = icmp ugt i64 %145, 5, !dbg !247
	%344 = or i1 %341, %342, !dbg !247
	%345 = or i1 %344, %343, !dbg !247
	br i1 %345, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !247, !prof !14

b55_cold_fail1:
	%346 = icmp ne i64 %p2, %148, !dbg !247
	br i1 %346, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !247

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !247
	ret void, !dbg !247

b55_cold_ok2:
	%347 = icmp ne i64 %p2, %p13, !dbg !247
	br i1 %347, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !247

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !247
	ret void, !dbg !247

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %145, i64 5), !dbg !247
	ret void, !dbg !247

b55_cold_ok1:
	%348 = bitcast i32* %338 to i8*, !dbg !247
	%349 = bitcast i32* %339 to i8*, !dbg !247
	%350 = bitcast i32* %340 to i8*, !dbg !247
	%351 = call i64 @gpuc_test_any_vector_thread(i8* %348, i64 %p2, i8* %349, i32 %p9, i8* %350, i32 3), !dbg !247
	%352 = icmp sge i64 %351, 0, !dbg !248
	br label %b59_cold, !dbg !249

b56_cold:
	br i1 %154, label %b57_cold, label %b58_cold, !dbg !237

b57_cold:
	%353 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !250
	%354 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !250
	%355 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !250
	%356 = addrspacecast i32 addrspace(1)* %353 to i32*, !dbg !250
	%357 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !250
	%358 = icmp ugt i64 %p2, %p6, !dbg !250
	%359 = icmp ne i64 %p2, %148, !dbg !250
	%360 = icmp ne i64 %p2, %p13, !dbg !250
	%361 = icmp ugt i64 %145, 5, !dbg !250
	%362 = or i1 %358, %359, !dbg !250
	%363 = or i1 %362, %360, !dbg !250
	%364 = or i1 %363, %361, !dbg !250
	br i1 %364, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !250, !prof !14

b57_cold_fail1:
	%365 = icmp ugt i64 %p2, %p6, !dbg !250
	br i1 %365, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !250

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !250
	ret void, !dbg !250

b57_cold_ok2:
	%366 = icmp ne i64 %p2, %148, !dbg !250
	br i1 %366, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !250

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !250
	ret void, !dbg !250

b57_cold_ok3:
	%367 = icmp ne i64 %p2, %p13, !dbg !250
	br i1 %367, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !250

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !250
	ret void, !dbg !250

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %145, i64 5), !dbg !250
	ret void, !dbg !250

b57_cold_ok1:
	%368 = bitcast i32* %354 to i8*, !dbg !250
	%369 = bitcast i64* %355 to i8*, !dbg !250
	%370 = bitcast i32* %356 to i8*, !dbg !250
	%371 = bitcast i32* %357 to i8*, !dbg !250
	%372 = call i64 @gpuc_test_some_vector_thread(i8* %368, i64 %p2, i8* %369, i8* %370, i32 %p9, i8* %371, i32 3), !dbg !250
	%373 = icmp sgt i64 %372, 0, !dbg !251
	br label %b59_cold, !dbg !252

b58_cold:
	br label %b59_cold, !dbg !253

b59_cold:
	%374 = phi i1 [ %303, %b48_cold_ok1 ], [ %319, %b50_cold_ok1 ], [ %352, %b55_cold_ok1 ], [ %373, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !227
	%375 = phi i64 [ %302, %b48_cold_ok1 ], [ %318, %b50_cold_ok1 ], [ %351, %b55_cold_ok1 ], [ %372, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !227
	br i1 %374, label %b61, label %b60_cold, !dbg !227

b60_cold:
	br i1 %144, label %b61, label %b43_cold, !dbg !229

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !255
	ret void, !dbg !255
}

define void @NumbersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !256 {
entry:
	br label %b0, !dbg !257

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !257
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !257
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !257
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !260
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !261, !range !15
	%5 = sext i32 %4 to i64, !dbg !261
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !261, !range !17
	%7 = sext i32 %6 to i64, !dbg !261
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !261, !range !17
	%9 = sext i32 %8 to i64, !dbg !261
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !261, !range !28
	%11 = sext i32 %10 to i64, !dbg !261
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !261, !range !29
	%13 = sext i32 %12 to i64, !dbg !261
	%14 = mul i64 %13, %9, !dbg !261
	%15 = add i64 %7, %14, !dbg !261
	%16 = mul i64 %11, %15, !dbg !261
	%17 = add i64 %5, %16, !dbg !261
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !261, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !261, !range !30
	%20 = mul i32 %18, %19, !dbg !261
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !261, !range !31
	%22 = mul i32 %20, %21, !dbg !261
	%23 = sext i32 %22 to i64, !dbg !261
	%24 = mul i64 %17, %23, !dbg !261
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !261, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !261, !range !18
	%28 = mul i32 %19, %27, !dbg !261
	%29 = add i32 %26, %28, !dbg !261
	%30 = mul i32 %18, %29, !dbg !261
	%31 = add i32 %25, %30, !dbg !261
	%32 = sext i32 %31 to i64, !dbg !261
	%33 = add i64 %24, %32, !dbg !261
	%34 = mul i64 %11, %13, !dbg !261
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !261, !range !29
	%36 = sext i32 %35 to i64, !dbg !261
	%37 = mul i64 %34, %36, !dbg !261
	%38 = mul i64 %37, %23, !dbg !261
	%39 = icmp eq i64 %p0, 0, !dbg !262
	%40 = sext i32 %3 to i64, !dbg !260
	%41 = trunc i64 %p7 to i32, !dbg !260
	%42 = icmp eq i64 %p0, 1, !dbg !263
	%43 = icmp eq i64 %p0, 2, !dbg !264
	%44 = icmp eq i64 %p0, 3, !dbg !265
	%45 = icmp eq i64 %p0, 4, !dbg !266
	%46 = mul i64 %p4, -1, !dbg !261
	%47 = add i64 %p2, %46, !dbg !261
	%48 = icmp sge i64 %47, 0, !dbg !261
	%49 = mul i64 %p2, -1, !dbg !261
	%50 = add i64 %49, %p6, !dbg !261
	%51 = icmp sge i64 %50, 0, !dbg !261
	%52 = and i1 %48, %51, !dbg !261
	br i1 %52, label %b1, label %b13_cold, !dbg !261, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !261
	%54 = icmp slt i64 %53, %p4, !dbg !261
	br i1 %54, label %b2, label %b25, !dbg !261

b2:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %53, !dbg !267
	br i1 %39, label %b3, label %b4, !dbg !262

b3:
	%56 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !260
	%57 = icmp uge i64 %p7, %40, !dbg !260
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !260, !prof !14

b3_ok1:
	%58 = bitcast i64* %56 to i8*, !dbg !260
	%59 = call i64 @gpuc_atomic_fetch_thread_64(i8* %58, i32 %41), !dbg !260
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !268
	store i64 %59, i64 addrspace(1)* %60, align 8, !dbg !268
	br label %b12, !dbg !268

b4:
	br i1 %42, label %b5, label %b6, !dbg !263

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !270
	%62 = icmp uge i64 %p7, %40, !dbg !269
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !269, !prof !14

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !270
	%64 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !269
	%65 = bitcast i64* %64 to i8*, !dbg !269
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %41), !dbg !269
	br label %b12, !dbg !269

b6:
	br i1 %43, label %b7, label %b8, !dbg !264

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !272
	%67 = icmp uge i64 %p7, %40, !dbg !271
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !271, !prof !14

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !272
	%69 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !271
	%70 = bitcast i64* %69 to i8*, !dbg !271
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %41), !dbg !271
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !273
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !273
	br label %b12, !dbg !273

b8:
	br i1 %44, label %b9, label %b10, !dbg !265

b9:
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !275
	%74 = icmp uge i64 %p7, %40, !dbg !274
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !274, !prof !14

b9_ok1:
	%75 = load i64, i64 addrspace(1)* %73, align 8, !dbg !275
	%76 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !274
	%77 = bitcast i64* %76 to i8*, !dbg !274
	call void @gpuc_atomic_add_thread_int64(i8* %77, i64 %75, i32 %41), !dbg !274
	br label %b12, !dbg !274

b10:
	br i1 %45, label %b11, label %b12, !dbg !266

b11:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !277
	%79 = icmp uge i64 %p7, %40, !dbg !276
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !276, !prof !14

b11_ok1:
	%80 = load i64, i64 addrspace(1)* %78, align 8, !dbg !277
	%81 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !276
	%82 = bitcast i64* %81 to i8*, !dbg !276
	%83 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %82, i64 %80, i32 %41), !dbg !276
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !278
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !278
	br label %b12, !dbg !278

b12:
	%85 = add i64 %53, %38, !dbg !261
	br label %b1, !dbg !261

b25:
	ret void, !dbg !259

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !260
	ret void, !dbg !260

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !269
	ret void, !dbg !269

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !271
	ret void, !dbg !271

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !274
	ret void, !dbg !274

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !276
	ret void, !dbg !276

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !261
	%87 = icmp slt i64 %86, %p4, !dbg !261
	br i1 %87, label %b14_cold, label %b25, !dbg !261

b14_cold:
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %86, !dbg !267
	%89 = icmp uge i64 %86, %p2, !dbg !267
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !267, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !267
	ret void, !dbg !267

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !262

b15_cold:
	%90 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !260
	%91 = icmp uge i64 %p7, %40, !dbg !260
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !260, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !260
	ret void, !dbg !260

b15_cold_ok1:
	%92 = bitcast i64* %90 to i8*, !dbg !260
	%93 = call i64 @gpuc_atomic_fetch_thread_64(i8* %92, i32 %41), !dbg !260
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !268
	%95 = icmp uge i64 %86, %p6, !dbg !268
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !268, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !268
	ret void, !dbg !268

b15_cold_ok2:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !268
	br label %b24_cold, !dbg !268

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !263

b17_cold:
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !270
	%97 = icmp uge i64 %p7, %40, !dbg !269
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !269, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !269
	ret void, !dbg !269

b17_cold_ok1:
	%98 = load i64, i64 addrspace(1)* %96, align 8, !dbg !270
	%99 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !269
	%100 = bitcast i64* %99 to i8*, !dbg !269
	call void @gpuc_atomic_set_thread_64(i8* %100, i64 %98, i32 %41), !dbg !269
	br label %b24_cold, !dbg !269

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !264

b19_cold:
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !272
	%102 = icmp uge i64 %p7, %40, !dbg !271
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !271, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !271
	ret void, !dbg !271

b19_cold_ok1:
	%103 = load i64, i64 addrspace(1)* %101, align 8, !dbg !272
	%104 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !271
	%105 = bitcast i64* %104 to i8*, !dbg !271
	%106 = call i64 @gpuc_atomic_swap_thread_64(i8* %105, i64 %103, i32 %41), !dbg !271
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !273
	%108 = icmp uge i64 %86, %p6, !dbg !273
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !273, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !273
	ret void, !dbg !273

b19_cold_ok2:
	store i64 %106, i64 addrspace(1)* %107, align 8, !dbg !273
	br label %b24_cold, !dbg !273

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !265

b21_cold:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !275
	%110 = icmp uge i64 %p7, %40, !dbg !274
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !274, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !274
	ret void, !dbg !274

b21_cold_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !275
	%112 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !274
	%113 = bitcast i64* %112 to i8*, !dbg !274
	call void @gpuc_atomic_add_thread_int64(i8* %113, i64 %111, i32 %41), !dbg !274
	br label %b24_cold, !dbg !274

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !266

b23_cold:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !277
	%115 = icmp uge i64 %p7, %40, !dbg !276
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !276, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !276
	ret void, !dbg !276

b23_cold_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !277
	%117 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !276
	%118 = bitcast i64* %117 to i8*, !dbg !276
	%119 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %118, i64 %116, i32 %41), !dbg !276
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !278
	%121 = icmp uge i64 %86, %p6, !dbg !278
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !278, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !278
	ret void, !dbg !278

b23_cold_ok2:
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !278
	br label %b24_cold, !dbg !278

b24_cold:
	%122 = add i64 %86, %38, !dbg !261
	br label %b13_cold, !dbg !261
}

define void @IntegersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !279 {
entry:
	br label %b0, !dbg !280

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !280
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !280
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !280
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !280
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !283
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284, !range !15
	%6 = sext i32 %5 to i64, !dbg !284
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !284, !range !17
	%8 = sext i32 %7 to i64, !dbg !284
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !284, !range !17
	%10 = sext i32 %9 to i64, !dbg !284
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !284, !range !28
	%12 = sext i32 %11 to i64, !dbg !284
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !284, !range !29
	%14 = sext i32 %13 to i64, !dbg !284
	%15 = mul i64 %14, %10, !dbg !284
	%16 = add i64 %8, %15, !dbg !284
	%17 = mul i64 %12, %16, !dbg !284
	%18 = add i64 %6, %17, !dbg !284
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !284, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !284, !range !30
	%21 = mul i32 %19, %20, !dbg !284
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !284, !range !31
	%23 = mul i32 %21, %22, !dbg !284
	%24 = sext i32 %23 to i64, !dbg !284
	%25 = mul i64 %18, %24, !dbg !284
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !284, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !284, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !284, !range !18
	%29 = mul i32 %20, %28, !dbg !284
	%30 = add i32 %27, %29, !dbg !284
	%31 = mul i32 %19, %30, !dbg !284
	%32 = add i32 %26, %31, !dbg !284
	%33 = sext i32 %32 to i64, !dbg !284
	%34 = add i64 %25, %33, !dbg !284
	%35 = mul i64 %12, %14, !dbg !284
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !284, !range !29
	%37 = sext i32 %36 to i64, !dbg !284
	%38 = mul i64 %35, %37, !dbg !284
	%39 = mul i64 %38, %24, !dbg !284
	%40 = icmp eq i64 %p0, 5, !dbg !285
	%41 = sext i32 %4 to i64, !dbg !283
	%42 = trunc i64 %p9 to i32, !dbg !283
	%43 = icmp eq i64 %p0, 6, !dbg !286
	%44 = icmp eq i64 %p0, 7, !dbg !287
	%45 = icmp eq i64 %p0, 8, !dbg !288
	%46 = icmp eq i64 %p0, 9, !dbg !289
	%47 = icmp eq i64 %p0, 10, !dbg !290
	%48 = icmp eq i64 %p0, 11, !dbg !291
	%49 = icmp eq i64 %p0, 12, !dbg !292
	%50 = icmp eq i64 %p0, 13, !dbg !293
	%51 = mul i64 %p4, -1, !dbg !284
	%52 = add i64 %p2, %51, !dbg !284
	%53 = icmp sge i64 %52, 0, !dbg !284
	%54 = mul i64 %p2, -1, !dbg !284
	%55 = add i64 %54, %p8, !dbg !284
	%56 = icmp sge i64 %55, 0, !dbg !284
	%57 = and i1 %53, %56, !dbg !284
	%58 = add i64 %54, %p6, !dbg !284
	%59 = icmp sge i64 %58, 0, !dbg !284
	%60 = and i1 %57, %59, !dbg !284
	%61 = mul i64 %p6, -1, !dbg !284
	%62 = add i64 %61, %p8, !dbg !284
	%63 = icmp sge i64 %62, 0, !dbg !284
	%64 = and i1 %60, %63, !dbg !284
	br i1 %64, label %b1, label %b21_cold, !dbg !284, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !284
	%66 = icmp slt i64 %65, %p4, !dbg !284
	br i1 %66, label %b2, label %b41, !dbg !284

b2:
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %65, !dbg !294
	br i1 %40, label %b3, label %b4, !dbg !285

b3:
	%68 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !283
	%69 = icmp uge i64 %p9, %41, !dbg !283
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !283, !prof !14

b3_ok1:
	%70 = bitcast i64* %68 to i8*, !dbg !283
	call void @gpuc_atomic_inc_thread_64(i8* %70, i32 %42), !dbg !283
	br label %b20, !dbg !283

b4:
	br i1 %43, label %b5, label %b6, !dbg !286

b5:
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !295
	%72 = icmp uge i64 %p9, %41, !dbg !295
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !295, !prof !14

b5_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !295
	%74 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %73, i32 %42), !dbg !295
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !296
	store i64 %74, i64 addrspace(1)* %75, align 8, !dbg !296
	br label %b20, !dbg !296

b6:
	br i1 %44, label %b7, label %b8, !dbg !287

b7:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !298
	%77 = icmp uge i64 %p9, %41, !dbg !297
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !297, !prof !14

b7_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !298
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !299
	%80 = load i64, i64 addrspace(1)* %79, align 8, !dbg !299
	%81 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !297
	%82 = bitcast i64* %81 to i8*, !dbg !297
	%83 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %82, i64 %78, i64 %80, i32 %42), !dbg !297
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !300
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !300
	br label %b20, !dbg !300

b8:
	br i1 %45, label %b9, label %b10, !dbg !288

b9:
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !302
	%86 = icmp uge i64 %p9, %41, !dbg !301
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !301, !prof !14

b9_ok1:
	%87 = load i64, i64 addrspace(1)* %85, align 8, !dbg !302
	%88 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !301
	%89 = bitcast i64* %88 to i8*, !dbg !301
	call void @gpuc_atomic_and_thread_64(i8* %89, i64 %87, i32 %42), !dbg !301
	br label %b20, !dbg !301

b10:
	br i1 %46, label %b11, label %b12, !dbg !289

b11:
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !304
	%91 = icmp uge i64 %p9, %41, !dbg !303
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !303, !prof !14

b11_ok1:
	%92 = load i64, i64 addrspace(1)* %90, align 8, !dbg !304
	%93 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !303
	%94 = bitcast i64* %93 to i8*, !dbg !303
	%95 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %94, i64 %92, i32 %42), !dbg !303
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !305
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !305
	br label %b20, !dbg !305

b12:
	br i1 %47, label %b13, label %b14, !dbg !290

b13:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !307
	%98 = icmp uge i64 %p9, %41, !dbg !306
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !306, !prof !14

b13_ok1:
	%99 = load i64, i64 addrspace(1)* %97, align 8, !dbg !307
	%100 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !306
	%101 = bitcast i64* %100 to i8*, !dbg !306
	call void @gpuc_atomic_or_thread_64(i8* %101, i64 %99, i32 %42), !dbg !306
	br label %b20, !dbg !306

b14:
	br i1 %48, label %b15, label %b16, !dbg !291

b15:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !309
	%103 = icmp uge i64 %p9, %41, !dbg !308
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !308, !prof !14

b15_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !309
	%105 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !308
	%106 = bitcast i64* %105 to i8*, !dbg !308
	%107 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %106, i64 %104, i32 %42), !dbg !308
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !310
	store i64 %107, i64 addrspace(1)* %108, align 8, !dbg !310
	br label %b20, !dbg !310

b16:
	br i1 %49, label %b17, label %b18, !dbg !292

b17:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !312
	%110 = icmp uge i64 %p9, %41, !dbg !311
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !311, !prof !14

b17_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !312
	%112 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !311
	%113 = bitcast i64* %112 to i8*, !dbg !311
	call void @gpuc_atomic_xor_thread_64(i8* %113, i64 %111, i32 %42), !dbg !311
	br label %b20, !dbg !311

b18:
	br i1 %50, label %b19, label %b20, !dbg !293

b19:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !314
	%115 = icmp uge i64 %p9, %41, !dbg !313
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !313, !prof !14

b19_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !314
	%117 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !313
	%118 = bitcast i64* %117 to i8*, !dbg !313
	%119 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %118, i64 %116, i32 %42), !dbg !313
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !315
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !315
	br label %b20, !dbg !315

b20:
	%121 = add i64 %65, %39, !dbg !284
	br label %b1, !dbg !284

b41:
	ret void, !dbg !282

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !283
	ret void, !dbg !283

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !295
	ret void, !dbg !295

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !297
	ret void, !dbg !297

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !301
	ret void, !dbg !301

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !303
	ret void, !dbg !303

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !306
	ret void, !dbg !306

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !308
	ret void, !dbg !308

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !311
	ret void, !dbg !311

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !313
	ret void, !dbg !313

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !284
	%123 = icmp slt i64 %122, %p4, !dbg !284
	br i1 %123, label %b22_cold, label %b41, !dbg !284

b22_cold:
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %122, !dbg !294
	%125 = icmp uge i64 %122, %p2, !dbg !294
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !294, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !294
	ret void, !dbg !294

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !285

b23_cold:
	%126 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !283
	%127 = icmp uge i64 %p9, %41, !dbg !283
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !283, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !283
	ret void, !dbg !283

b23_cold_ok1:
	%128 = bitcast i64* %126 to i8*, !dbg !283
	call void @gpuc_atomic_inc_thread_64(i8* %128, i32 %42), !dbg !283
	br label %b40_cold, !dbg !283

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !286

b25_cold:
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !295
	%130 = icmp uge i64 %p9, %41, !dbg !295
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !295, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !295
	ret void, !dbg !295

b25_cold_ok1:
	%131 = bitcast i64* %129 to i8*, !dbg !295
	%132 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %131, i32 %42), !dbg !295
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !296
	%134 = icmp uge i64 %122, %p8, !dbg !296
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !296, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !296
	ret void, !dbg !296

b25_cold_ok2:
	store i64 %132, i64 addrspace(1)* %133, align 8, !dbg !296
	br label %b40_cold, !dbg !296

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !287

b27_cold:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %122, !dbg !298
	%136 = icmp uge i64 %122, %p6, !dbg !298
	%137 = icmp uge i64 %p9, %41, !dbg !297
	%138 = or i1 %136, %137, !dbg !297
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !297, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !298
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !298

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !298
	ret void, !dbg !298

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !297
	ret void, !dbg !297

b27_cold_ok1:
	%140 = load i64, i64 addrspace(1)* %135, align 8, !dbg !298
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !299
	%142 = load i64, i64 addrspace(1)* %141, align 8, !dbg !299
	%143 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !297
	%144 = bitcast i64* %143 to i8*, !dbg !297
	%145 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %144, i64 %140, i64 %142, i32 %42), !dbg !297
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !300
	%147 = icmp uge i64 %122, %p8, !dbg !300
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !300, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !300
	ret void, !dbg !300

b27_cold_ok3:
	store i64 %145, i64 addrspace(1)* %146, align 8, !dbg !300
	br label %b40_cold, !dbg !300

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !288

b29_cold:
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !302
	%149 = icmp uge i64 %p9, %41, !dbg !301
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !301, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !301
	ret void, !dbg !301

b29_cold_ok1:
	%150 = load i64, i64 addrspace(1)* %148, align 8, !dbg !302
	%151 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !301
	%152 = bitcast i64* %151 to i8*, !dbg !301
	call void @gpuc_atomic_and_thread_64(i8* %152, i64 %150, i32 %42), !dbg !301
	br label %b40_cold, !dbg !301

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !289

b31_cold:
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !304
	%154 = icmp uge i64 %p9, %41, !dbg !303
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !303, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !303
	ret void, !dbg !303

b31_cold_ok1:
	%155 = load i64, i64 addrspace(1)* %153, align 8, !dbg !304
	%156 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !303
	%157 = bitcast i64* %156 to i8*, !dbg !303
	%158 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %157, i64 %155, i32 %42), !dbg !303
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !305
	%160 = icmp uge i64 %122, %p8, !dbg !305
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !305, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !305
	ret void, !dbg !305

b31_cold_ok2:
	store i64 %158, i64 addrspace(1)* %159, align 8, !dbg !305
	br label %b40_cold, !dbg !305

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !290

b33_cold:
	%161 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !307
	%162 = icmp uge i64 %p9, %41, !dbg !306
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !306, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !306
	ret void, !dbg !306

b33_cold_ok1:
	%163 = load i64, i64 addrspace(1)* %161, align 8, !dbg !307
	%164 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !306
	%165 = bitcast i64* %164 to i8*, !dbg !306
	call void @gpuc_atomic_or_thread_64(i8* %165, i64 %163, i32 %42), !dbg !306
	br label %b40_cold, !dbg !306

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !291

b35_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !309
	%167 = icmp uge i64 %p9, %41, !dbg !308
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !308, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !308
	ret void, !dbg !308

b35_cold_ok1:
	%168 = load i64, i64 addrspace(1)* %166, align 8, !dbg !309
	%169 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !308
	%170 = bitcast i64* %169 to i8*, !dbg !308
	%171 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %170, i64 %168, i32 %42), !dbg !308
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !310
	%173 = icmp uge i64 %122, %p8, !dbg !310
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !310, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !310
	ret void, !dbg !310

b35_cold_ok2:
	store i64 %171, i64 addrspace(1)* %172, align 8, !dbg !310
	br label %b40_cold, !dbg !310

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !292

b37_cold:
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !312
	%175 = icmp uge i64 %p9, %41, !dbg !311
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !311, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !311
	ret void, !dbg !311

b37_cold_ok1:
	%176 = load i64, i64 addrspace(1)* %174, align 8, !dbg !312
	%177 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !311
	%178 = bitcast i64* %177 to i8*, !dbg !311
	call void @gpuc_atomic_xor_thread_64(i8* %178, i64 %176, i32 %42), !dbg !311
	br label %b40_cold, !dbg !311

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !293

b39_cold:
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !314
	%180 = icmp uge i64 %p9, %41, !dbg !313
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !313, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !313
	ret void, !dbg !313

b39_cold_ok1:
	%181 = load i64, i64 addrspace(1)* %179, align 8, !dbg !314
	%182 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !313
	%183 = bitcast i64* %182 to i8*, !dbg !313
	%184 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %183, i64 %181, i32 %42), !dbg !313
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !315
	%186 = icmp uge i64 %122, %p8, !dbg !315
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !315, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !315
	ret void, !dbg !315

b39_cold_ok2:
	store i64 %184, i64 addrspace(1)* %185, align 8, !dbg !315
	br label %b40_cold, !dbg !315

b40_cold:
	%187 = add i64 %122, %39, !dbg !284
	br label %b21_cold, !dbg !284
}

define void @WaitInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !316 {
entry:
	br label %b0, !dbg !317

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !317
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !317
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !317
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !317
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !317
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !317
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !320
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !321, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !321, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !321, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !321, !range !30
	%12 = mul i32 %11, %9, !dbg !321
	%13 = add i32 %8, %12, !dbg !321
	%14 = mul i32 %10, %13, !dbg !321
	%15 = add i32 %7, %14, !dbg !321
	%16 = sext i32 %15 to i64, !dbg !321
	%17 = icmp eq i64 %16, 33, !dbg !322
	br i1 %17, label %b1, label %b7, !dbg !322

b1:
	%18 = sext i32 %6 to i64, !dbg !320
	%19 = trunc i64 %p16 to i32, !dbg !320
	%20 = mul i64 %p4, -1, !dbg !322
	%21 = add i64 %p2, %20, !dbg !322
	%22 = icmp sge i64 %21, 0, !dbg !322
	br i1 %22, label %b2, label %b4_cold, !dbg !322, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !322
	%24 = add i64 %23, 1, !dbg !322
	%25 = icmp slt i64 %24, %p4, !dbg !322
	br i1 %25, label %b3, label %b6, !dbg !322

b3:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %24, !dbg !323
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %24, !dbg !324
	%28 = icmp uge i64 %p16, %18, !dbg !320
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !320, !prof !14

b3_ok1:
	%29 = load i64, i64 addrspace(1)* %27, align 8, !dbg !324
	%30 = addrspacecast i64 addrspace(1)* %26 to i64*, !dbg !320
	%31 = bitcast i64* %30 to i8*, !dbg !320
	call void @gpuc_p_thread_64(i8* %31, i64 %29, i32 %19), !dbg !320
	br label %b2, !dbg !320

b6:
	call void @gpuc_quiet_thread(), !dbg !325
	br label %b62, !dbg !325

b7:
	%32 = icmp eq i64 %16, 0, !dbg !326
	br i1 %32, label %b8, label %b62, !dbg !326

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !327
	br i1 %33, label %b9, label %b24, !dbg !327

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !330
	br i1 %34, label %b10, label %b11, !dbg !330

b10:
	%35 = sext i32 %p9 to i64, !dbg !332
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !331
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !332
	%38 = icmp uge i64 %p10, %p2, !dbg !331
	%39 = icmp ugt i64 %35, 5, !dbg !332
	%40 = or i1 %38, %39, !dbg !332
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !332, !prof !14

b10_ok1:
	%41 = bitcast i64* %37 to i8*, !dbg !332
	call void @gpuc_wait_until_thread_int64(i8* %41, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !332
	br label %b23, !dbg !332

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !333
	br i1 %42, label %b12, label %b13, !dbg !333

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !334
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !334
	%45 = sext i32 %p9 to i64, !dbg !334
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !334
	%47 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !334
	%48 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !334
	%49 = icmp ne i64 %p2, %44, !dbg !334
	%50 = icmp ugt i64 %45, 5, !dbg !334
	%51 = or i1 %49, %50, !dbg !334
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !334, !prof !14

b12_ok1:
	%52 = bitcast i64* %47 to i8*, !dbg !334
	%53 = bitcast i32* %48 to i8*, !dbg !334
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !334
	br label %b23, !dbg !334

b13:
	%54 = icmp eq i64 %p0, 2, !dbg !335
	br i1 %54, label %b14, label %b15, !dbg !335

b14:
	%55 = icmp eq i64 %p8, 0, !dbg !336
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !336
	%57 = sext i32 %p9 to i64, !dbg !336
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !336
	%59 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !336
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !336
	%61 = icmp ne i64 %p2, %56, !dbg !336
	%62 = icmp ugt i64 %57, 5, !dbg !336
	%63 = or i1 %61, %62, !dbg !336
	br i1 %63, label %b14_fail1, label %b14_ok1, !dbg !336, !prof !14

b14_ok1:
	%64 = bitcast i64* %59 to i8*, !dbg !336
	%65 = bitcast i32* %60 to i8*, !dbg !336
	%66 = call i64 @gpuc_wait_until_any_thread(i8* %64, i64 %p2, i8* %65, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !336
	br label %b23, !dbg !337

b15:
	%67 = icmp eq i64 %p0, 3, !dbg !338
	br i1 %67, label %b16, label %b17, !dbg !338

b16:
	%68 = icmp eq i64 %p8, 0, !dbg !339
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !339
	%70 = sext i32 %p9 to i64, !dbg !339
	%71 = select i1 %68, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !339
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !339
	%73 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !339
	%74 = addrspacecast i32 addrspace(1)* %71 to i32*, !dbg !339
	%75 = icmp ugt i64 %p2, %p6, !dbg !339
	%76 = icmp ne i64 %p2, %69, !dbg !339
	%77 = icmp ugt i64 %70, 5, !dbg !339
	%78 = or i1 %75, %76, !dbg !339
	%79 = or i1 %78, %77, !dbg !339
	br i1 %79, label %b16_fail1, label %b16_ok1, !dbg !339, !prof !14

b16_ok1:
	%80 = bitcast i64* %72 to i8*, !dbg !339
	%81 = bitcast i64* %73 to i8*, !dbg !339
	%82 = bitcast i32* %74 to i8*, !dbg !339
	%83 = call i64 @gpuc_wait_until_some_thread(i8* %80, i64 %p2, i8* %81, i8* %82, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !339
	br label %b23, !dbg !340

b17:
	%84 = icmp eq i64 %p0, 4, !dbg !341
	br i1 %84, label %b18, label %b19, !dbg !341

b18:
	%85 = icmp eq i64 %p8, 0, !dbg !342
	%86 = select i1 %85, i64 %p2, i64 %p8, !dbg !342
	%87 = sext i32 %p9 to i64, !dbg !342
	%88 = select i1 %85, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !342
	%89 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !342
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !342
	%91 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !342
	%92 = icmp ne i64 %p2, %86, !dbg !342
	%93 = icmp ne i64 %p2, %p13, !dbg !342
	%94 = icmp ugt i64 %87, 5, !dbg !342
	%95 = or i1 %92, %93, !dbg !342
	%96 = or i1 %95, %94, !dbg !342
	br i1 %96, label %b18_fail1, label %b18_ok1, !dbg !342, !prof !14

b18_ok1:
	%97 = bitcast i64* %89 to i8*, !dbg !342
	%98 = bitcast i32* %90 to i8*, !dbg !342
	%99 = bitcast i64* %91 to i8*, !dbg !342
	call void @gpuc_wait_until_all_vector_thread(i8* %97, i64 %p2, i8* %98, i32 %p9, i8* %99, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !342
	br label %b23, !dbg !342

b19:
	%100 = icmp eq i64 %p0, 5, !dbg !343
	br i1 %100, label %b20, label %b21, !dbg !343

b20:
	%101 = icmp eq i64 %p8, 0, !dbg !344
	%102 = select i1 %101, i64 %p2, i64 %p8, !dbg !344
	%103 = sext i32 %p9 to i64, !dbg !344
	%104 = select i1 %101, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !344
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !344
	%106 = addrspacecast i32 addrspace(1)* %104 to i32*, !dbg !344
	%107 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !344
	%108 = icmp ne i64 %p2, %102, !dbg !344
	%109 = icmp ne i64 %p2, %p13, !dbg !344
	%110 = icmp ugt i64 %103, 5, !dbg !344
	%111 = or i1 %108, %109, !dbg !344
	%112 = or i1 %111, %110, !dbg !344
	br i1 %112, label %b20_fail1, label %b20_ok1, !dbg !344, !prof !14

b20_ok1:
	%113 = bitcast i64* %105 to i8*, !dbg !344
	%114 = bitcast i32* %106 to i8*, !dbg !344
	%115 = bitcast i64* %107 to i8*, !dbg !344
	%116 = call i64 @gpuc_wait_until_any_vector_thread(i8* %113, i64 %p2, i8* %114, i32 %p9, i8* %115, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !344
	br label %b23, !dbg !345

b21:
	%117 = icmp eq i64 %p0, 6, !dbg !346
	br i1 %117, label %b22, label %b23, !dbg !346

b22:
	%118 = icmp eq i64 %p8, 0, !dbg !347
	%119 = select i1 %118, i64 %p2, i64 %p8, !dbg !347
	%120 = sext i32 %p9 to i64, !dbg !347
	%121 = select i1 %118, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !347
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !347
	%123 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !347
	%124 = addrspacecast i32 addrspace(1)* %121 to i32*, !dbg !347
	%125 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !347
	%126 = icmp ugt i64 %p2, %p6, !dbg !347
	%127 = icmp ne i64 %p2, %119, !dbg !347
	%128 = icmp ne i64 %p2, %p13, !dbg !347
	%129 = icmp ugt i64 %120, 5, !dbg !347
	%130 = or i1 %126, %127, !dbg !347
	%131 = or i1 %130, %128, !dbg !347
	%132 = or i1 %131, %129, !dbg !347
	br i1 %132, label %b22_fail1, label %b22_ok1, !dbg !347, !prof !14

b22_ok1:
	%133 = bitcast i64* %122 to i8*, !dbg !347
	%134 = bitcast i64* %123 to i8*, !dbg !347
	%135 = bitcast i32* %124 to i8*, !dbg !347
	%136 = bitcast i64* %125 to i8*, !dbg !347
	%137 = call i64 @gpuc_wait_until_some_vector_thread(i8* %133, i64 %p2, i8* %134, i8* %135, i32 %p9, i8* %136, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !347
	br label %b23, !dbg !348

b23:
	%138 = phi i64 [ %66, %b14_ok1 ], [ %83, %b16_ok1 ], [ %116, %b20_ok1 ], [ %137, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !329
	br label %b61, !dbg !329

b24:
	%139 = sub i64 %p0, 7, !dbg !349
	%140 = icmp eq i64 %139, 0, !dbg !352
	%141 = icmp eq i64 %p4, 0, !dbg !353
	%142 = sext i32 %p9 to i64, !dbg !354
	%143 = icmp eq i64 %139, 1, !dbg !355
	%144 = icmp eq i64 %p8, 0, !dbg !356
	%145 = select i1 %144, i64 %p2, i64 %p8, !dbg !356
	%146 = icmp eq i64 %139, 2, !dbg !357
	%147 = icmp eq i64 %139, 3, !dbg !358
	%148 = icmp eq i64 %139, 4, !dbg !359
	%149 = icmp eq i64 %139, 5, !dbg !360
	%150 = icmp eq i64 %139, 6, !dbg !361
	%151 = icmp ule i64 %p10, 281474976710655, !dbg !352
	%152 = add i64 %p2, -1, !dbg !352
	%153 = mul i64 %p10, -1, !dbg !352
	%154 = add i64 %152, %153, !dbg !352
	%155 = icmp sge i64 %154, 0, !dbg !352
	%156 = and i1 %151, %155, !dbg !352
	%157 = icmp sge i64 %142, 0, !dbg !352
	%158 = and i1 %156, %157, !dbg !352
	%159 = mul i64 %142, -1, !dbg !352
	%160 = add i64 %159, 5, !dbg !352
	%161 = icmp sge i64 %160, 0, !dbg !352
	%162 = and i1 %158, %161, !dbg !352
	%163 = mul i64 %p2, -1, !dbg !352
	%164 = add i64 %163, %p6, !dbg !352
	%165 = icmp sge i64 %164, 0, !dbg !352
	%166 = and i1 %162, %165, !dbg !352
	br i1 %166, label %b25, label %b43_cold, !dbg !349, !prof !12

b25:
	br i1 %140, label %b26, label %b27, !dbg !352

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !362
	%168 = addrspacecast i64 addrspace(1)* %167 to i64*, !dbg !354
	%169 = bitcast i64* %168 to i8*, !dbg !354
	%170 = call i32 @gpuc_test_thread_int64(i8* %169, i32 %p9, i64 %p11), !dbg !354
	%171 = icmp ne i32 %170, 0, !dbg !354
	br label %b35, !dbg !354

b27:
	br i1 %143, label %b28, label %b29, !dbg !355

b28:
	%172 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !356
	%173 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !356
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !356
	%175 = icmp ne i64 %p2, %145, !dbg !356
	br i1 %175, label %b28_fail1, label %b28_ok1, !dbg !356, !prof !14

b28_ok1:
	%176 = bitcast i64* %173 to i8*, !dbg !356
	%177 = bitcast i32* %174 to i8*, !dbg !356
	%178 = call i32 @gpuc_test_all_thread(i8* %176, i64 %p2, i8* %177, i32 %p9, i64 %p11, i32 4), !dbg !356
	%179 = icmp ne i32 %178, 0, !dbg !356
	br label %b35, !dbg !356

b29:
	br i1 %146, label %b30, label %b31, !dbg !357

b30:
	%180 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !363
	%181 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !363
	%182 = addrspacecast i32 addrspace(1)* %180 to i32*, !dbg !363
	%183 = icmp ne i64 %p2, %145, !dbg !363
	br i1 %183, label %b30_fail1, label %b30_ok1, !dbg !363, !prof !14

b30_ok1:
	%184 = bitcast i64* %181 to i8*, !dbg !363
	%185 = bitcast i32* %182 to i8*, !dbg !363
	%186 = call i64 @gpuc_test_any_thread(i8* %184, i64 %p2, i8* %185, i32 %p9, i64 %p11, i32 4), !dbg !363
	%187 = icmp sge i64 %186, 0, !dbg !364
	br label %b41, !dbg !365

b31:
	br i1 %147, label %b32, label %b33, !dbg !358

b32:
	%188 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !366
	%189 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !366
	%190 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !366
	%191 = addrspacecast i32 addrspace(1)* %188 to i32*, !dbg !366
	%192 = icmp ne i64 %p2, %145, !dbg !366
	br i1 %192, label %b32_fail1, label %b32_ok1, !dbg !366, !prof !14

b32_ok1:
	%193 = bitcast i64* %189 to i8*, !dbg !366
	%194 = bitcast i64* %190 to i8*, !dbg !366
	%195 = bitcast i32* %191 to i8*, !dbg !366
	%196 = call i64 @gpuc_test_some_thread(i8* %193, i64 %p2, i8* %194, i8* %195, i32 %p9, i64 %p11, i32 4), !dbg !366
	%197 = icmp sgt i64 %196, 0, !dbg !367
	br label %b41, !dbg !368

b33:
	br i1 %148, label %b34, label %b36, !dbg !359

b34:
	%198 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !369
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !369
	%200 = addrspacecast i32 addrspace(1)* %198 to i32*, !dbg !369
	%201 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !369
	%202 = icmp ne i64 %p2, %145, !dbg !369
	%203 = icmp ne i64 %p2, %p13, !dbg !369
	%204 = or i1 %202, %203, !dbg !369
	br i1 %204, label %b34_fail1, label %b34_ok1, !dbg !369, !prof !14

b34_ok1:
	%205 = bitcast i64* %199 to i8*, !dbg !369
	%206 = bitcast i32* %200 to i8*, !dbg !369
	%207 = bitcast i64* %201 to i8*, !dbg !369
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 4), !dbg !369
	%209 = icmp ne i32 %208, 0, !dbg !369
	br label %b35, !dbg !369

b35:
	%210 = phi i1 [ %171, %b26 ], [ %179, %b28_ok1 ], [ %209, %b34_ok1 ], !dbg !370
	br i1 %210, label %b41, label %b40, !dbg !370

b36:
	br i1 %149, label %b37, label %b38, !dbg !360

b37:
	%211 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !371
	%212 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !371
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !371
	%214 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !371
	%215 = icmp ne i64 %p2, %145, !dbg !371
	%216 = icmp ne i64 %p2, %p13, !dbg !371
	%217 = or i1 %215, %216, !dbg !371
	br i1 %217, label %b37_fail1, label %b37_ok1, !dbg !371, !prof !14

b37_ok1:
	%218 = bitcast i64* %212 to i8*, !dbg !371
	%219 = bitcast i32* %213 to i8*, !dbg !371
	%220 = bitcast i64* %214 to i8*, !dbg !371
	%221 = call i64 @gpuc_test_any_vector_thread(i8* %218, i64 %p2, i8* %219, i32 %p9, i8* %220, i32 4), !dbg !371
	%222 = icmp sge i64 %221, 0, !dbg !372
	br label %b41, !dbg !373

b38:
	br i1 %150, label %b39, label %b40, !dbg !361

b39:
	%223 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !374
	%224 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !374
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !374
	%226 = addrspacecast i32 addrspace(1)* %223 to i32*, !dbg !374
	%227 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !374
	%228 = icmp ne i64 %p2, %145, !dbg !374
	%229 = icmp ne i64 %p2, %p13, !dbg !374
	%230 = or i1 %228, %229, !dbg !374
	br i1 %230, label %b39_fail1, label %b39_ok1, !dbg !374, !prof !14

b39_ok1:
	%231 = bitcast i64* %224 to i8*, !dbg !374
	%232 = bitcast i64* %225 to i8*, !dbg !374
	%233 = bitcast i32* %226 to i8*, !dbg !374
	%234 = bitcast i64* %227 to i8*, !dbg !374
	%235 = call i64 @gpuc_test_some_vector_thread(i8* %231, i64 %p2, i8* %232, i8* %233, i32 %p9, i8* %234, i32 4), !dbg !374
	%236 = icmp sgt i64 %235, 0, !dbg !375
	br label %b41, !dbg !376

b40:
	br label %b41, !dbg !377

b41:
	%237 = phi i1 [ %187, %b30_ok1 ], [ %197, %b32_ok1 ], [ %222, %b37_ok1 ], [ %236, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !351
	%238 = phi i64 [ %186, %b30_ok1 ], [ %196, %b32_ok1 ], [ %221, %b37_ok1 ], [ %235, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !351
	br i1 %237, label %b61, label %b42, !dbg !351

b42:
	br i1 %141, label %b61, label %b25, !dbg !353

b61:
	%239 = phi i64 [ %138, %b23 ], [ %238, %b41 ], [ %238, %b42 ], [ %371, %b60_cold ], [ %371, %b59_cold ], !dbg !378
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !379
	%241 = icmp uge i64 0, %p15, !dbg !379
	br i1 %241, label %b61_fail1, label %b61_ok1, !dbg !379, !prof !14

b61_ok1:
	store i64 %239, i64 addrspace(1)* %240, align 8, !dbg !379
	br label %b62, !dbg !379

b62:
	ret void, !dbg !319

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !320
	ret void, !dbg !320

b4_cold:
	%242 = phi i64 [ %243, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !322
	%243 = add i64 %242, 1, !dbg !322
	%244 = icmp slt i64 %243, %p4, !dbg !322
	br i1 %244, label %b5_cold, label %b6, !dbg !322

b5_cold:
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %243, !dbg !323
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %243, !dbg !324
	%247 = icmp uge i64 %243, %p2, !dbg !323
	%248 = icmp uge i64 %p16, %18, !dbg !320
	%249 = or i1 %247, %248, !dbg !320
	br i1 %249, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !320, !prof !14

b5_cold_fail1:
	%250 = icmp uge i64 %243, %p2, !dbg !323
	br i1 %250, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !323

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %243, i64 %p2), !dbg !323
	ret void, !dbg !323

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !320
	ret void, !dbg !320

b5_cold_ok1:
	%251 = load i64, i64 addrspace(1)* %246, align 8, !dbg !324
	%252 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !320
	%253 = bitcast i64* %252 to i8*, !dbg !320
	call void @gpuc_p_thread_64(i8* %253, i64 %251, i32 %19), !dbg !320
	br label %b4_cold, !dbg !320

b10_fail1:
	%254 = icmp uge i64 %p10, %p2, !dbg !331
	br i1 %254, label %b10_fail2, label %b10_ok2, !dbg !331

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !331
	ret void, !dbg !331

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !332
	ret void, !dbg !332

b12_fail1:
	%255 = icmp ne i64 %p2, %44, !dbg !334
	br i1 %255, label %b12_fail2, label %b12_ok2, !dbg !334

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !334
	ret void, !dbg !334

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !334
	ret void, !dbg !334

b14_fail1:
	%256 = icmp ne i64 %p2, %56, !dbg !336
	br i1 %256, label %b14_fail2, label %b14_ok2, !dbg !336

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %56), !dbg !336
	ret void, !dbg !336

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %57, i64 5), !dbg !336
	ret void, !dbg !336

b16_fail1:
	%257 = icmp ugt i64 %p2, %p6, !dbg !339
	br i1 %257, label %b16_fail2, label %b16_ok2, !dbg !339

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !339
	ret void, !dbg !339

b16_ok2:
	%258 = icmp ne i64 %p2, %69, !dbg !339
	br i1 %258, label %b16_fail3, label %b16_ok3, !dbg !339

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %69), !dbg !339
	ret void, !dbg !339

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %70, i64 5), !dbg !339
	ret void, !dbg !339

b18_fail1:
	%259 = icmp ne i64 %p2, %86, !dbg !342
	br i1 %259, label %b18_fail2, label %b18_ok2, !dbg !342

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %86), !dbg !342
	ret void, !dbg !342

b18_ok2:
	%260 = icmp ne i64 %p2, %p13, !dbg !342
	br i1 %260, label %b18_fail3, label %b18_ok3, !dbg !342

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !342
	ret void, !dbg !342

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %87, i64 5), !dbg !342
	ret void, !dbg !342

b20_fail1:
	%261 = icmp ne i64 %p2, %102, !dbg !344
	br i1 %261, label %b20_fail2, label %b20_ok2, !dbg !344

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %102), !dbg !344
	ret void, !dbg !344

b20_ok2:
	%262 = icmp ne i64 %p2, %p13, !dbg !344
	br i1 %262, label %b20_fail3, label %b20_ok3, !dbg !344

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !344
	ret void, !dbg !344

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %103, i64 5), !dbg !344
	ret void, !dbg !344

b22_fail1:
	%263 = icmp ugt i64 %p2, %p6, !dbg !347
	br i1 %263, label %b22_fail2, label %b22_ok2, !dbg !347

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !347
	ret void, !dbg !347

b22_ok2:
	%264 = icmp ne i64 %p2, %119, !dbg !347
	br i1 %264, label %b22_fail3, label %b22_ok3, !dbg !347

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %119), !dbg !347
	ret void, !dbg !347

b22_ok3:
	%265 = icmp ne i64 %p2, %p13, !dbg !347
	br i1 %265, label %b22_fail4, label %b22_ok4, !dbg !347

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !347
	ret void, !dbg !347

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %120, i64 5), !dbg !347
	ret void, !dbg !347

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !356
	ret void, !dbg !356

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !363
	ret void, !dbg !363

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !366
	ret void, !dbg !366

b34_fail1:
	%266 = icmp ne i64 %p2, %145, !dbg !369
	br i1 %266, label %b34_fail2, label %b34_ok2, !dbg !369

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !369
	ret void, !dbg !369

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !369
	ret void, !dbg !369

b37_fail1:
	%267 = icmp ne i64 %p2, %145, !dbg !371
	br i1 %267, label %b37_fail2, label %b37_ok2, !dbg !371

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !371
	ret void, !dbg !371

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !371
	ret void, !dbg !371

b39_fail1:
	%268 = icmp ne i64 %p2, %145, !dbg !374
	br i1 %268, label %b39_fail2, label %b39_ok2, !dbg !374

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !374
	ret void, !dbg !374

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !374
	ret void, !dbg !374

b43_cold:
	br i1 %140, label %b44_cold, label %b45_cold, !dbg !352

b44_cold:
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !362
	%270 = addrspacecast i64 addrspace(1)* %269 to i64*, !dbg !354
	%271 = icmp uge i64 %p10, %p2, !dbg !362
	%272 = icmp ugt i64 %142, 5, !dbg !354
	%273 = or i1 %271, %272, !dbg !354
	br i1 %273, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !354, !prof !14

b44_cold_fail1:
	%274 = icmp uge i64 %p10, %p2, !dbg !362
	br i1 %274, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !362

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !362
	ret void, !dbg !362

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %142, i64 5), !dbg !354
	ret void, !dbg !354

b44_cold_ok1:
	%275 = bitcast i64* %270 to i8*, !dbg !354
	%276 = call i32 @gpuc_test_thread_int64(i8* %275, i32 %p9, i64 %p11), !dbg !354
	%277 = icmp ne i32 %276, 0, !dbg !354
	br label %b53_cold, !dbg !354

b45_cold:
	br i1 %143, label %b46_cold, label %b47_cold, !dbg !355

b46_cold:
	%278 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !356
	%279 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !356
	%280 = addrspacecast i32 addrspace(1)* %278 to i32*, !dbg !356
	%281 = icmp ne i64 %p2, %145, !dbg !356
	%282 = icmp ugt i64 %142, 5, !dbg !356
	%283 = or i1 %281, %282, !dbg !356
	br i1 %283, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !356, !prof !14

b46_cold_fail1:
	%284 = icmp ne i64 %p2, %145, !dbg !356
	br i1 %284, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !356

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !356
	ret void, !dbg !356

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %142, i64 5), !dbg !356
	ret void, !dbg !356

b46_cold_ok1:
	%285 = bitcast i64* %279 to i8*, !dbg !356
	%286 = bitcast i32* %280 to i8*, !dbg !356
	%287 = call i32 @gpuc_test_all_thread(i8* %285, i64 %p2, i8* %286, i32 %p9, i64 %p11, i32 4), !dbg !356
	%288 = icmp ne i32 %287, 0, !dbg !356
	br label %b53_cold, !dbg !356

b47_cold:
	br i1 %146, label %b48_cold, label %b49_cold, !dbg !357

b48_cold:
	%289 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !363
	%290 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !363
	%291 = addrspacecast i32 addrspace(1)* %289 to i32*, !dbg !363
	%292 = icmp ne i64 %p2, %145, !dbg !363
	%293 = icmp ugt i64 %142, 5, !dbg !363
	%294 = or i1 %292, %293, !dbg !363
	br i1 %294, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !363, !prof !14

b48_cold_fail1:
	%295 = icmp ne i64 %p2, %145, !dbg !363
	br i1 %295, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !363

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !363
	ret void, !dbg !363

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %142, i64 5), !dbg !363
	ret void, !dbg !363

b48_cold_ok1:
	%296 = bitcast i64* %290 to i8*, !dbg !363
	%297 = bitcast i32* %291 to i8*, !dbg !363
	%298 = call i64 @gpuc_test_any_thread(i8* %296, i64 %p2, i8* %297, i32 %p9, i64 %p11, i32 4), !dbg !363
	%299 = icmp sge i64 %298, 0, !dbg !364
	br label %b59_cold, !dbg !365

b49_cold:
	br i1 %147, label %b50_cold, label %b51_cold, !dbg !358

b50_cold:
	%300 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !366
	%301 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !366
	%302 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !366
	%303 = addrspacecast i32 addrspace(1)* %300 to i32*, !dbg !366
	%304 = icmp ugt i64 %p2, %p6, !dbg !366
	%305 = icmp ne i64 %p2, %145, !dbg !366
	%306 = icmp ugt i64 %142, 5, !dbg !366
	%307 = or i1 %304, %305, !dbg !366
	%308 = or i1 %307, %306, !dbg !366
	br i1 %308, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !366, !prof !14

b50_cold_fail1:
	%309 = icmp ugt i64 %p2, %p6, !dbg !366
	br i1 %309, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !366

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !366
	ret void, !dbg !366

b50_cold_ok2:
	%310 = icmp ne i64 %p2, %145, !dbg !366
	br i1 %310, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !366

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !366
	ret void, !dbg !366

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %142, i64 5), !dbg !366
	ret void, !dbg !366

b50_cold_ok1:
	%311 = bitcast i64* %301 to i8*, !dbg !366
	%312 = bitcast i64* %302 to i8*, !dbg !366
	%313 = bitcast i32* %303 to i8*, !dbg !366
	%314 = call i64 @gpuc_test_some_thread(i8* %311, i64 %p2, i8* %312, i8* %313, i32 %p9, i64 %p11, i32 4), !dbg !366
	%315 = icmp sgt i64 %314, 0, !dbg !367
	br label %b59_cold, !dbg !368

b51_cold:
	br i1 %148, label %b52_cold, label %b54_cold, !dbg !359

b52_cold:
	%316 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !369
	%317 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !369
	%318 = addrspacecast i32 addrspace(1)* %316 to i32*, !dbg !369
	%319 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !369
	%320 = icmp ne i64 %p2, %145, !dbg !369
	%321 = icmp ne i64 %p2, %p13, !dbg !369
	%322 = icmp ugt i64 %142, 5, !dbg !369
	%323 = or i1 %320, %321, !dbg !369
	%324 = or i1 %323, %322, !dbg !369
	br i1 %324, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !369, !prof !14

b52_cold_fail1:
	%325 = icmp ne i64 %p2, %145, !dbg !369
	br i1 %325, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !369

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !369
	ret void, !dbg !369

b52_cold_ok2:
	%326 = icmp ne i64 %p2, %p13, !dbg !369
	br i1 %326, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !369

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !369
	ret void, !dbg !369

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %142, i64 5), !dbg !369
	ret void, !dbg !369

b52_cold_ok1:
	%327 = bitcast i64* %317 to i8*, !dbg !369
	%328 = bitcast i32* %318 to i8*, !dbg !369
	%329 = bitcast i64* %319 to i8*, !dbg !369
	%330 = call i32 @gpuc_test_all_vector_thread(i8* %327, i64 %p2, i8* %328, i32 %p9, i8* %329, i32 4), !dbg !369
	%331 = icmp ne i32 %330, 0, !dbg !369
	br label %b53_cold, !dbg !369

b53_cold:
	%332 = phi i1 [ %277, %b44_cold_ok1 ], [ %288, %b46_cold_ok1 ], [ %331, %b52_cold_ok1 ], !dbg !370
	br i1 %332, label %b59_cold, label %b58_cold, !dbg !370

b54_cold:
	br i1 %149, label %b55_cold, label %b56_cold, !dbg !360

b55_cold:
	%333 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !371
	%334 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !371
	%335 = addrspacecast i32 addrspace(1)* %333 to i32*, !dbg !371
	%336 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !371
	%337 = icmp ne i64 %p2, %145, !dbg !371
	%338 = icmp ne i64 %p2, %p13, !dbg !371
	%339 = icmp ugt i64 %142, 5, !dbg !371
	%340 = or i1 %337, %338, !dbg !371
	%341 = or i1 %340, %339, !dbg !371
	br i1 %341, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !371, !prof !14

b55_cold_fail1:
	%342 = icmp ne i64 %p2, %145, !dbg !371
	br i1 %342, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !371

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !371
	ret void, !dbg !371

b55_cold_ok2:
	%343 = icmp ne i64 %p2, %p13, !dbg !371
	br i1 %343, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !371

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !371
	ret void, !dbg !371

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %142, i64 5), !dbg !371
	ret void, !dbg !371

b55_cold_ok1:
	%344 = bitcast i64* %334 to i8*, !dbg !371
	%345 = bitcast i32* %335 to i8*, !dbg !371
	%346 = bitcast i64* %336 to i8*, !dbg !371
	%347 = call i64 @gpuc_test_any_vector_thread(i8* %344, i64 %p2, i8* %345, i32 %p9, i8* %346, i32 4), !dbg !371
	%348 = icmp sge i64 %347, 0, !dbg !372
	br label %b59_cold, !dbg !373

b56_cold:
	br i1 %150, label %b57_cold, label %b58_cold, !dbg !361

b57_cold:
	%349 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !374
	%350 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !374
	%351 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !374
	%352 = addrspacecast i32 addrspace(1)* %349 to i32*, !dbg !374
	%353 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !374
	%354 = icmp ugt i64 %p2, %p6, !dbg !374
	%355 = icmp ne i64 %p2, %145, !dbg !374
	%356 = icmp ne i64 %p2, %p13, !dbg !374
	%357 = icmp ugt i64 %142, 5, !dbg !374
	%358 = or i1 %354, %355, !dbg !374
	%359 = or i1 %358, %356, !dbg !374
	%360 = or i1 %359, %357, !dbg !374
	br i1 %360, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !374, !prof !14

b57_cold_fail1:
	%361 = icmp ugt i64 %p2, %p6, !dbg !374
	br i1 %361, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !374

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !374
	ret void, !dbg !374

b57_cold_ok2:
	%362 = icmp ne i64 %p2, %145, !dbg !374
	br i1 %362, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !374

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !374
	ret void, !dbg !374

b57_cold_ok3:
	%363 = icmp ne i64 %p2, %p13, !dbg !374
	br i1 %363, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !374

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !374
	ret void, !dbg !374

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %142, i64 5), !dbg !374
	ret void, !dbg !374

b57_cold_ok1:
	%364 = bitcast i64* %350 to i8*, !dbg !374
	%365 = bitcast i64* %351 to i8*, !dbg !374
	%366 = bitcast i32* %352 to i8*, !dbg !374
	%367 = bitcast i64* %353 to i8*, !dbg !374
	%368 = call i64 @gpuc_test_some_vector_thread(i8* %364, i64 %p2, i8* %365, i8* %366, i32 %p9, i8* %367, i32 4), !dbg !374
	%369 = icmp sgt i64 %368, 0, !dbg !375
	br label %b59_cold, !dbg !376

b58_cold:
	br label %b59_cold, !dbg !377

b59_cold:
	%370 = phi i1 [ %299, %b48_cold_ok1 ], [ %315, %b50_cold_ok1 ], [ %348, %b55_cold_ok1 ], [ %369, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !351
	%371 = phi i64 [ %298, %b48_cold_ok1 ], [ %314, %b50_cold_ok1 ], [ %347, %b55_cold_ok1 ], [ %368, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !351
	br i1 %370, label %b61, label %b60_cold, !dbg !351

b60_cold:
	br i1 %141, label %b61, label %b43_cold, !dbg !353

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !379
	ret void, !dbg !379
}

define void @NumbersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !380 {
entry:
	br label %b0, !dbg !381

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !381
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !381
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !381
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !384
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !385, !range !15
	%5 = sext i32 %4 to i64, !dbg !385
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !385, !range !17
	%7 = sext i32 %6 to i64, !dbg !385
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !385, !range !17
	%9 = sext i32 %8 to i64, !dbg !385
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !385, !range !28
	%11 = sext i32 %10 to i64, !dbg !385
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !385, !range !29
	%13 = sext i32 %12 to i64, !dbg !385
	%14 = mul i64 %13, %9, !dbg !385
	%15 = add i64 %7, %14, !dbg !385
	%16 = mul i64 %11, %15, !dbg !385
	%17 = add i64 %5, %16, !dbg !385
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !385, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !385, !range !30
	%20 = mul i32 %18, %19, !dbg !385
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !385, !range !31
	%22 = mul i32 %20, %21, !dbg !385
	%23 = sext i32 %22 to i64, !dbg !385
	%24 = mul i64 %17, %23, !dbg !385
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !385, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !385, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !385, !range !18
	%28 = mul i32 %19, %27, !dbg !385
	%29 = add i32 %26, %28, !dbg !385
	%30 = mul i32 %18, %29, !dbg !385
	%31 = add i32 %25, %30, !dbg !385
	%32 = sext i32 %31 to i64, !dbg !385
	%33 = add i64 %24, %32, !dbg !385
	%34 = mul i64 %11, %13, !dbg !385
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !385, !range !29
	%36 = sext i32 %35 to i64, !dbg !385
	%37 = mul i64 %34, %36, !dbg !385
	%38 = mul i64 %37, %23, !dbg !385
	%39 = icmp eq i64 %p0, 0, !dbg !386
	%40 = sext i32 %3 to i64, !dbg !384
	%41 = trunc i64 %p7 to i32, !dbg !384
	%42 = icmp eq i64 %p0, 1, !dbg !387
	%43 = icmp eq i64 %p0, 2, !dbg !388
	%44 = icmp eq i64 %p0, 3, !dbg !389
	%45 = icmp eq i64 %p0, 4, !dbg !390
	%46 = mul i64 %p4, -1, !dbg !385
	%47 = add i64 %p2, %46, !dbg !385
	%48 = icmp sge i64 %47, 0, !dbg !385
	%49 = mul i64 %p2, -1, !dbg !385
	%50 = add i64 %49, %p6, !dbg !385
	%51 = icmp sge i64 %50, 0, !dbg !385
	%52 = and i1 %48, %51, !dbg !385
	br i1 %52, label %b1, label %b13_cold, !dbg !385, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !385
	%54 = icmp slt i64 %53, %p4, !dbg !385
	br i1 %54, label %b2, label %b25, !dbg !385

b2:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %53, !dbg !391
	br i1 %39, label %b3, label %b4, !dbg !386

b3:
	%56 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !384
	%57 = icmp uge i64 %p7, %40, !dbg !384
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !384, !prof !14

b3_ok1:
	%58 = bitcast i64* %56 to i8*, !dbg !384
	%59 = call i64 @gpuc_atomic_fetch_thread_64(i8* %58, i32 %41), !dbg !384
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !392
	store i64 %59, i64 addrspace(1)* %60, align 8, !dbg !392
	br label %b12, !dbg !392

b4:
	br i1 %42, label %b5, label %b6, !dbg !387

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !394
	%62 = icmp uge i64 %p7, %40, !dbg !393
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !393, !prof !14

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !394
	%64 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !393
	%65 = bitcast i64* %64 to i8*, !dbg !393
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %41), !dbg !393
	br label %b12, !dbg !393

b6:
	br i1 %43, label %b7, label %b8, !dbg !388

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !396
	%67 = icmp uge i64 %p7, %40, !dbg !395
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !395, !prof !14

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !396
	%69 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !395
	%70 = bitcast i64* %69 to i8*, !dbg !395
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %41), !dbg !395
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !397
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !397
	br label %b12, !dbg !397

b8:
	br i1 %44, label %b9, label %b10, !dbg !389

b9:
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !399
	%74 = icmp uge i64 %p7, %40, !dbg !398
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !398, !prof !14

b9_ok1:
	%75 = load i64, i64 addrspace(1)* %73, align 8, !dbg !399
	%76 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !398
	%77 = bitcast i64* %76 to i8*, !dbg !398
	call void @gpuc_atomic_add_thread_int64(i8* %77, i64 %75, i32 %41), !dbg !398
	br label %b12, !dbg !398

b10:
	br i1 %45, label %b11, label %b12, !dbg !390

b11:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !401
	%79 = icmp uge i64 %p7, %40, !dbg !400
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !400, !prof !14

b11_ok1:
	%80 = load i64, i64 addrspace(1)* %78, align 8, !dbg !401
	%81 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !400
	%82 = bitcast i64* %81 to i8*, !dbg !400
	%83 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %82, i64 %80, i32 %41), !dbg !400
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !402
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !402
	br label %b12, !dbg !402

b12:
	%85 = add i64 %53, %38, !dbg !385
	br label %b1, !dbg !385

b25:
	ret void, !dbg !383

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !384
	ret void, !dbg !384

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !393
	ret void, !dbg !393

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !395
	ret void, !dbg !395

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !398
	ret void, !dbg !398

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !400
	ret void, !dbg !400

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !385
	%87 = icmp slt i64 %86, %p4, !dbg !385
	br i1 %87, label %b14_cold, label %b25, !dbg !385

b14_cold:
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %86, !dbg !391
	%89 = icmp uge i64 %86, %p2, !dbg !391
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !391, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !391
	ret void, !dbg !391

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !386

b15_cold:
	%90 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !384
	%91 = icmp uge i64 %p7, %40, !dbg !384
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !384, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !384
	ret void, !dbg !384

b15_cold_ok1:
	%92 = bitcast i64* %90 to i8*, !dbg !384
	%93 = call i64 @gpuc_atomic_fetch_thread_64(i8* %92, i32 %41), !dbg !384
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !392
	%95 = icmp uge i64 %86, %p6, !dbg !392
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !392, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !392
	ret void, !dbg !392

b15_cold_ok2:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !392
	br label %b24_cold, !dbg !392

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !387

b17_cold:
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !394
	%97 = icmp uge i64 %p7, %40, !dbg !393
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !393, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !393
	ret void, !dbg !393

b17_cold_ok1:
	%98 = load i64, i64 addrspace(1)* %96, align 8, !dbg !394
	%99 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !393
	%100 = bitcast i64* %99 to i8*, !dbg !393
	call void @gpuc_atomic_set_thread_64(i8* %100, i64 %98, i32 %41), !dbg !393
	br label %b24_cold, !dbg !393

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !388

b19_cold:
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !396
	%102 = icmp uge i64 %p7, %40, !dbg !395
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !395, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !395
	ret void, !dbg !395

b19_cold_ok1:
	%103 = load i64, i64 addrspace(1)* %101, align 8, !dbg !396
	%104 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !395
	%105 = bitcast i64* %104 to i8*, !dbg !395
	%106 = call i64 @gpuc_atomic_swap_thread_64(i8* %105, i64 %103, i32 %41), !dbg !395
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !397
	%108 = icmp uge i64 %86, %p6, !dbg !397
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !397, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !397
	ret void, !dbg !397

b19_cold_ok2:
	store i64 %106, i64 addrspace(1)* %107, align 8, !dbg !397
	br label %b24_cold, !dbg !397

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !389

b21_cold:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !399
	%110 = icmp uge i64 %p7, %40, !dbg !398
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !398, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !398
	ret void, !dbg !398

b21_cold_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !399
	%112 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !398
	%113 = bitcast i64* %112 to i8*, !dbg !398
	call void @gpuc_atomic_add_thread_int64(i8* %113, i64 %111, i32 %41), !dbg !398
	br label %b24_cold, !dbg !398

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !390

b23_cold:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !401
	%115 = icmp uge i64 %p7, %40, !dbg !400
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !400, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !400
	ret void, !dbg !400

b23_cold_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !401
	%117 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !400
	%118 = bitcast i64* %117 to i8*, !dbg !400
	%119 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %118, i64 %116, i32 %41), !dbg !400
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !402
	%121 = icmp uge i64 %86, %p6, !dbg !402
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !402, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !402
	ret void, !dbg !402

b23_cold_ok2:
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !402
	br label %b24_cold, !dbg !402

b24_cold:
	%122 = add i64 %86, %38, !dbg !385
	br label %b13_cold, !dbg !385
}

define void @IntegersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !403 {
entry:
	br label %b0, !dbg !404

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !404
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !404
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !404
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !404
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !407
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !408, !range !15
	%6 = sext i32 %5 to i64, !dbg !408
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !408, !range !17
	%8 = sext i32 %7 to i64, !dbg !408
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !408, !range !17
	%10 = sext i32 %9 to i64, !dbg !408
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !408, !range !28
	%12 = sext i32 %11 to i64, !dbg !408
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !408, !range !29
	%14 = sext i32 %13 to i64, !dbg !408
	%15 = mul i64 %14, %10, !dbg !408
	%16 = add i64 %8, %15, !dbg !408
	%17 = mul i64 %12, %16, !dbg !408
	%18 = add i64 %6, %17, !dbg !408
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !408, !range !30
	%21 = mul i32 %19, %20, !dbg !408
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !408, !range !31
	%23 = mul i32 %21, %22, !dbg !408
	%24 = sext i32 %23 to i64, !dbg !408
	%25 = mul i64 %18, %24, !dbg !408
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !408, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !408, !range !18
	%29 = mul i32 %20, %28, !dbg !408
	%30 = add i32 %27, %29, !dbg !408
	%31 = mul i32 %19, %30, !dbg !408
	%32 = add i32 %26, %31, !dbg !408
	%33 = sext i32 %32 to i64, !dbg !408
	%34 = add i64 %25, %33, !dbg !408
	%35 = mul i64 %12, %14, !dbg !408
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !408, !range !29
	%37 = sext i32 %36 to i64, !dbg !408
	%38 = mul i64 %35, %37, !dbg !408
	%39 = mul i64 %38, %24, !dbg !408
	%40 = icmp eq i64 %p0, 5, !dbg !409
	%41 = sext i32 %4 to i64, !dbg !407
	%42 = trunc i64 %p9 to i32, !dbg !407
	%43 = icmp eq i64 %p0, 6, !dbg !410
	%44 = icmp eq i64 %p0, 7, !dbg !411
	%45 = icmp eq i64 %p0, 8, !dbg !412
	%46 = icmp eq i64 %p0, 9, !dbg !413
	%47 = icmp eq i64 %p0, 10, !dbg !414
	%48 = icmp eq i64 %p0, 11, !dbg !415
	%49 = icmp eq i64 %p0, 12, !dbg !416
	%50 = icmp eq i64 %p0, 13, !dbg !417
	%51 = mul i64 %p4, -1, !dbg !408
	%52 = add i64 %p2, %51, !dbg !408
	%53 = icmp sge i64 %52, 0, !dbg !408
	%54 = mul i64 %p2, -1, !dbg !408
	%55 = add i64 %54, %p8, !dbg !408
	%56 = icmp sge i64 %55, 0, !dbg !408
	%57 = and i1 %53, %56, !dbg !408
	%58 = add i64 %54, %p6, !dbg !408
	%59 = icmp sge i64 %58, 0, !dbg !408
	%60 = and i1 %57, %59, !dbg !408
	%61 = mul i64 %p6, -1, !dbg !408
	%62 = add i64 %61, %p8, !dbg !408
	%63 = icmp sge i64 %62, 0, !dbg !408
	%64 = and i1 %60, %63, !dbg !408
	br i1 %64, label %b1, label %b21_cold, !dbg !408, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !408
	%66 = icmp slt i64 %65, %p4, !dbg !408
	br i1 %66, label %b2, label %b41, !dbg !408

b2:
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %65, !dbg !418
	br i1 %40, label %b3, label %b4, !dbg !409

b3:
	%68 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !407
	%69 = icmp uge i64 %p9, %41, !dbg !407
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !407, !prof !14

b3_ok1:
	%70 = bitcast i64* %68 to i8*, !dbg !407
	call void @gpuc_atomic_inc_thread_64(i8* %70, i32 %42), !dbg !407
	br label %b20, !dbg !407

b4:
	br i1 %43, label %b5, label %b6, !dbg !410

b5:
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !419
	%72 = icmp uge i64 %p9, %41, !dbg !419
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !419, !prof !14

b5_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !419
	%74 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %73, i32 %42), !dbg !419
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !420
	store i64 %74, i64 addrspace(1)* %75, align 8, !dbg !420
	br label %b20, !dbg !420

b6:
	br i1 %44, label %b7, label %b8, !dbg !411

b7:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !422
	%77 = icmp uge i64 %p9, %41, !dbg !421
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !421, !prof !14

b7_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !422
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !423
	%80 = load i64, i64 addrspace(1)* %79, align 8, !dbg !423
	%81 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !421
	%82 = bitcast i64* %81 to i8*, !dbg !421
	%83 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %82, i64 %78, i64 %80, i32 %42), !dbg !421
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !424
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !424
	br label %b20, !dbg !424

b8:
	br i1 %45, label %b9, label %b10, !dbg !412

b9:
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !426
	%86 = icmp uge i64 %p9, %41, !dbg !425
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !425, !prof !14

b9_ok1:
	%87 = load i64, i64 addrspace(1)* %85, align 8, !dbg !426
	%88 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !425
	%89 = bitcast i64* %88 to i8*, !dbg !425
	call void @gpuc_atomic_and_thread_64(i8* %89, i64 %87, i32 %42), !dbg !425
	br label %b20, !dbg !425

b10:
	br i1 %46, label %b11, label %b12, !dbg !413

b11:
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !428
	%91 = icmp uge i64 %p9, %41, !dbg !427
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !427, !prof !14

b11_ok1:
	%92 = load i64, i64 addrspace(1)* %90, align 8, !dbg !428
	%93 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !427
	%94 = bitcast i64* %93 to i8*, !dbg !427
	%95 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %94, i64 %92, i32 %42), !dbg !427
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !429
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !429
	br label %b20, !dbg !429

b12:
	br i1 %47, label %b13, label %b14, !dbg !414

b13:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !431
	%98 = icmp uge i64 %p9, %41, !dbg !430
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !430, !prof !14

b13_ok1:
	%99 = load i64, i64 addrspace(1)* %97, align 8, !dbg !431
	%100 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !430
	%101 = bitcast i64* %100 to i8*, !dbg !430
	call void @gpuc_atomic_or_thread_64(i8* %101, i64 %99, i32 %42), !dbg !430
	br label %b20, !dbg !430

b14:
	br i1 %48, label %b15, label %b16, !dbg !415

b15:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !433
	%103 = icmp uge i64 %p9, %41, !dbg !432
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !432, !prof !14

b15_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !433
	%105 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !432
	%106 = bitcast i64* %105 to i8*, !dbg !432
	%107 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %106, i64 %104, i32 %42), !dbg !432
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !434
	store i64 %107, i64 addrspace(1)* %108, align 8, !dbg !434
	br label %b20, !dbg !434

b16:
	br i1 %49, label %b17, label %b18, !dbg !416

b17:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !436
	%110 = icmp uge i64 %p9, %41, !dbg !435
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !435, !prof !14

b17_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !436
	%112 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !435
	%113 = bitcast i64* %112 to i8*, !dbg !435
	call void @gpuc_atomic_xor_thread_64(i8* %113, i64 %111, i32 %42), !dbg !435
	br label %b20, !dbg !435

b18:
	br i1 %50, label %b19, label %b20, !dbg !417

b19:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !438
	%115 = icmp uge i64 %p9, %41, !dbg !437
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !437, !prof !14

b19_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !438
	%117 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !437
	%118 = bitcast i64* %117 to i8*, !dbg !437
	%119 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %118, i64 %116, i32 %42), !dbg !437
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !439
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !439
	br label %b20, !dbg !439

b20:
	%121 = add i64 %65, %39, !dbg !408
	br label %b1, !dbg !408

b41:
	ret void, !dbg !406

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !407
	ret void, !dbg !407

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !419
	ret void, !dbg !419

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !421
	ret void, !dbg !421

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !425
	ret void, !dbg !425

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !427
	ret void, !dbg !427

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !430
	ret void, !dbg !430

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !432
	ret void, !dbg !432

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !435
	ret void, !dbg !435

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !437
	ret void, !dbg !437

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !408
	%123 = icmp slt i64 %122, %p4, !dbg !408
	br i1 %123, label %b22_cold, label %b41, !dbg !408

b22_cold:
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %122, !dbg !418
	%125 = icmp uge i64 %122, %p2, !dbg !418
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !418, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !418
	ret void, !dbg !418

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !409

b23_cold:
	%126 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !407
	%127 = icmp uge i64 %p9, %41, !dbg !407
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !407, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !407
	ret void, !dbg !407

b23_cold_ok1:
	%128 = bitcast i64* %126 to i8*, !dbg !407
	call void @gpuc_atomic_inc_thread_64(i8* %128, i32 %42), !dbg !407
	br label %b40_cold, !dbg !407

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !410

b25_cold:
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !419
	%130 = icmp uge i64 %p9, %41, !dbg !419
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !419, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !419
	ret void, !dbg !419

b25_cold_ok1:
	%131 = bitcast i64* %129 to i8*, !dbg !419
	%132 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %131, i32 %42), !dbg !419
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !420
	%134 = icmp uge i64 %122, %p8, !dbg !420
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !420, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !420
	ret void, !dbg !420

b25_cold_ok2:
	store i64 %132, i64 addrspace(1)* %133, align 8, !dbg !420
	br label %b40_cold, !dbg !420

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !411

b27_cold:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %122, !dbg !422
	%136 = icmp uge i64 %122, %p6, !dbg !422
	%137 = icmp uge i64 %p9, %41, !dbg !421
	%138 = or i1 %136, %137, !dbg !421
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !421, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !422
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !422

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !422
	ret void, !dbg !422

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !421
	ret void, !dbg !421

b27_cold_ok1:
	%140 = load i64, i64 addrspace(1)* %135, align 8, !dbg !422
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !423
	%142 = load i64, i64 addrspace(1)* %141, align 8, !dbg !423
	%143 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !421
	%144 = bitcast i64* %143 to i8*, !dbg !421
	%145 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %144, i64 %140, i64 %142, i32 %42), !dbg !421
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !424
	%147 = icmp uge i64 %122, %p8, !dbg !424
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !424, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !424
	ret void, !dbg !424

b27_cold_ok3:
	store i64 %145, i64 addrspace(1)* %146, align 8, !dbg !424
	br label %b40_cold, !dbg !424

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !412

b29_cold:
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !426
	%149 = icmp uge i64 %p9, %41, !dbg !425
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !425, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !425
	ret void, !dbg !425

b29_cold_ok1:
	%150 = load i64, i64 addrspace(1)* %148, align 8, !dbg !426
	%151 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !425
	%152 = bitcast i64* %151 to i8*, !dbg !425
	call void @gpuc_atomic_and_thread_64(i8* %152, i64 %150, i32 %42), !dbg !425
	br label %b40_cold, !dbg !425

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !413

b31_cold:
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !428
	%154 = icmp uge i64 %p9, %41, !dbg !427
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !427, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !427
	ret void, !dbg !427

b31_cold_ok1:
	%155 = load i64, i64 addrspace(1)* %153, align 8, !dbg !428
	%156 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !427
	%157 = bitcast i64* %156 to i8*, !dbg !427
	%158 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %157, i64 %155, i32 %42), !dbg !427
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !429
	%160 = icmp uge i64 %122, %p8, !dbg !429
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !429, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !429
	ret void, !dbg !429

b31_cold_ok2:
	store i64 %158, i64 addrspace(1)* %159, align 8, !dbg !429
	br label %b40_cold, !dbg !429

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !414

b33_cold:
	%161 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !431
	%162 = icmp uge i64 %p9, %41, !dbg !430
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !430, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !430
	ret void, !dbg !430

b33_cold_ok1:
	%163 = load i64, i64 addrspace(1)* %161, align 8, !dbg !431
	%164 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !430
	%165 = bitcast i64* %164 to i8*, !dbg !430
	call void @gpuc_atomic_or_thread_64(i8* %165, i64 %163, i32 %42), !dbg !430
	br label %b40_cold, !dbg !430

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !415

b35_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !433
	%167 = icmp uge i64 %p9, %41, !dbg !432
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !432, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !432
	ret void, !dbg !432

b35_cold_ok1:
	%168 = load i64, i64 addrspace(1)* %166, align 8, !dbg !433
	%169 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !432
	%170 = bitcast i64* %169 to i8*, !dbg !432
	%171 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %170, i64 %168, i32 %42), !dbg !432
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !434
	%173 = icmp uge i64 %122, %p8, !dbg !434
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !434, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !434
	ret void, !dbg !434

b35_cold_ok2:
	store i64 %171, i64 addrspace(1)* %172, align 8, !dbg !434
	br label %b40_cold, !dbg !434

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !416

b37_cold:
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !436
	%175 = icmp uge i64 %p9, %41, !dbg !435
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !435, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !435
	ret void, !dbg !435

b37_cold_ok1:
	%176 = load i64, i64 addrspace(1)* %174, align 8, !dbg !436
	%177 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !435
	%178 = bitcast i64* %177 to i8*, !dbg !435
	call void @gpuc_atomic_xor_thread_64(i8* %178, i64 %176, i32 %42), !dbg !435
	br label %b40_cold, !dbg !435

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !417

b39_cold:
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !438
	%180 = icmp uge i64 %p9, %41, !dbg !437
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !437, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !437
	ret void, !dbg !437

b39_cold_ok1:
	%181 = load i64, i64 addrspace(1)* %179, align 8, !dbg !438
	%182 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !437
	%183 = bitcast i64* %182 to i8*, !dbg !437
	%184 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %183, i64 %181, i32 %42), !dbg !437
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !439
	%186 = icmp uge i64 %122, %p8, !dbg !439
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !439, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !439
	ret void, !dbg !439

b39_cold_ok2:
	store i64 %184, i64 addrspace(1)* %185, align 8, !dbg !439
	br label %b40_cold, !dbg !439

b40_cold:
	%187 = add i64 %122, %39, !dbg !408
	br label %b21_cold, !dbg !408
}

define void @WaitInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !440 {
entry:
	br label %b0, !dbg !441

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !441
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !441
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !441
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !441
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !441
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !441
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !444
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445, !range !30
	%12 = mul i32 %11, %9, !dbg !445
	%13 = add i32 %8, %12, !dbg !445
	%14 = mul i32 %10, %13, !dbg !445
	%15 = add i32 %7, %14, !dbg !445
	%16 = sext i32 %15 to i64, !dbg !445
	%17 = icmp eq i64 %16, 33, !dbg !446
	br i1 %17, label %b1, label %b7, !dbg !446

b1:
	%18 = sext i32 %6 to i64, !dbg !444
	%19 = trunc i64 %p16 to i32, !dbg !444
	%20 = mul i64 %p4, -1, !dbg !446
	%21 = add i64 %p2, %20, !dbg !446
	%22 = icmp sge i64 %21, 0, !dbg !446
	br i1 %22, label %b2, label %b4_cold, !dbg !446, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !446
	%24 = add i64 %23, 1, !dbg !446
	%25 = icmp slt i64 %24, %p4, !dbg !446
	br i1 %25, label %b3, label %b6, !dbg !446

b3:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %24, !dbg !447
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %24, !dbg !448
	%28 = icmp uge i64 %p16, %18, !dbg !444
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !444, !prof !14

b3_ok1:
	%29 = load i64, i64 addrspace(1)* %27, align 8, !dbg !448
	%30 = addrspacecast i64 addrspace(1)* %26 to i64*, !dbg !444
	%31 = bitcast i64* %30 to i8*, !dbg !444
	call void @gpuc_p_thread_64(i8* %31, i64 %29, i32 %19), !dbg !444
	br label %b2, !dbg !444

b6:
	call void @gpuc_quiet_thread(), !dbg !449
	br label %b62, !dbg !449

b7:
	%32 = icmp eq i64 %16, 0, !dbg !450
	br i1 %32, label %b8, label %b62, !dbg !450

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !451
	br i1 %33, label %b9, label %b24, !dbg !451

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !454
	br i1 %34, label %b10, label %b11, !dbg !454

b10:
	%35 = sext i32 %p9 to i64, !dbg !456
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !455
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !456
	%38 = icmp uge i64 %p10, %p2, !dbg !455
	%39 = icmp ugt i64 %35, 5, !dbg !456
	%40 = or i1 %38, %39, !dbg !456
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !456, !prof !14

b10_ok1:
	%41 = bitcast i64* %37 to i8*, !dbg !456
	call void @gpuc_wait_until_thread_int64(i8* %41, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 86), !dbg !456
	br label %b23, !dbg !456

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !457
	br i1 %42, label %b12, label %b13, !dbg !457

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !458
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !458
	%45 = sext i32 %p9 to i64, !dbg !458
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !458
	%47 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !458
	%48 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !458
	%49 = icmp ne i64 %p2, %44, !dbg !458
	%50 = icmp ugt i64 %45, 5, !dbg !458
	%51 = or i1 %49, %50, !dbg !458
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !458, !prof !14

b12_ok1:
	%52 = bitcast i64* %47 to i8*, !dbg !458
	%53 = bitcast i32* %48 to i8*, !dbg !458
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 87), !dbg !458
	br label %b23, !dbg !458

b13:
	%54 = icmp eq i64 %p0, 2, !dbg !459
	br i1 %54, label %b14, label %b15, !dbg !459

b14:
	%55 = icmp eq i64 %p8, 0, !dbg !460
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !460
	%57 = sext i32 %p9 to i64, !dbg !460
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !460
	%59 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !460
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !460
	%61 = icmp ne i64 %p2, %56, !dbg !460
	%62 = icmp ugt i64 %57, 5, !dbg !460
	%63 = or i1 %61, %62, !dbg !460
	br i1 %63, label %b14_fail1, label %b14_ok1, !dbg !460, !prof !14

b14_ok1:
	%64 = bitcast i64* %59 to i8*, !dbg !460
	%65 = bitcast i32* %60 to i8*, !dbg !460
	%66 = call i64 @gpuc_wait_until_any_thread(i8* %64, i64 %p2, i8* %65, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 88), !dbg !460
	br label %b23, !dbg !461

b15:
	%67 = icmp eq i64 %p0, 3, !dbg !462
	br i1 %67, label %b16, label %b17, !dbg !462

b16:
	%68 = icmp eq i64 %p8, 0, !dbg !463
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !463
	%70 = sext i32 %p9 to i64, !dbg !463
	%71 = select i1 %68, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !463
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !463
	%73 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !463
	%74 = addrspacecast i32 addrspace(1)* %71 to i32*, !dbg !463
	%75 = icmp ugt i64 %p2, %p6, !dbg !463
	%76 = icmp ne i64 %p2, %69, !dbg !463
	%77 = icmp ugt i64 %70, 5, !dbg !463
	%78 = or i1 %75, %76, !dbg !463
	%79 = or i1 %78, %77, !dbg !463
	br i1 %79, label %b16_fail1, label %b16_ok1, !dbg !463, !prof !14

b16_ok1:
	%80 = bitcast i64* %72 to i8*, !dbg !463
	%81 = bitcast i64* %73 to i8*, !dbg !463
	%82 = bitcast i32* %74 to i8*, !dbg !463
	%83 = call i64 @gpuc_wait_until_some_thread(i8* %80, i64 %p2, i8* %81, i8* %82, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !463
	br label %b23, !dbg !464

b17:
	%84 = icmp eq i64 %p0, 4, !dbg !465
	br i1 %84, label %b18, label %b19, !dbg !465

b18:
	%85 = icmp eq i64 %p8, 0, !dbg !466
	%86 = select i1 %85, i64 %p2, i64 %p8, !dbg !466
	%87 = sext i32 %p9 to i64, !dbg !466
	%88 = select i1 %85, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !466
	%89 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !466
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !466
	%91 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !466
	%92 = icmp ne i64 %p2, %86, !dbg !466
	%93 = icmp ne i64 %p2, %p13, !dbg !466
	%94 = icmp ugt i64 %87, 5, !dbg !466
	%95 = or i1 %92, %93, !dbg !466
	%96 = or i1 %95, %94, !dbg !466
	br i1 %96, label %b18_fail1, label %b18_ok1, !dbg !466, !prof !14

b18_ok1:
	%97 = bitcast i64* %89 to i8*, !dbg !466
	%98 = bitcast i32* %90 to i8*, !dbg !466
	%99 = bitcast i64* %91 to i8*, !dbg !466
	call void @gpuc_wait_until_all_vector_thread(i8* %97, i64 %p2, i8* %98, i32 %p9, i8* %99, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !466
	br label %b23, !dbg !466

b19:
	%100 = icmp eq i64 %p0, 5, !dbg !467
	br i1 %100, label %b20, label %b21, !dbg !467

b20:
	%101 = icmp eq i64 %p8, 0, !dbg !468
	%102 = select i1 %101, i64 %p2, i64 %p8, !dbg !468
	%103 = sext i32 %p9 to i64, !dbg !468
	%104 = select i1 %101, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !468
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !468
	%106 = addrspacecast i32 addrspace(1)* %104 to i32*, !dbg !468
	%107 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !468
	%108 = icmp ne i64 %p2, %102, !dbg !468
	%109 = icmp ne i64 %p2, %p13, !dbg !468
	%110 = icmp ugt i64 %103, 5, !dbg !468
	%111 = or i1 %108, %109, !dbg !468
	%112 = or i1 %111, %110, !dbg !468
	br i1 %112, label %b20_fail1, label %b20_ok1, !dbg !468, !prof !14

b20_ok1:
	%113 = bitcast i64* %105 to i8*, !dbg !468
	%114 = bitcast i32* %106 to i8*, !dbg !468
	%115 = bitcast i64* %107 to i8*, !dbg !468
	%116 = call i64 @gpuc_wait_until_any_vector_thread(i8* %113, i64 %p2, i8* %114, i32 %p9, i8* %115, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !468
	br label %b23, !dbg !469

b21:
	%117 = icmp eq i64 %p0, 6, !dbg !470
	br i1 %117, label %b22, label %b23, !dbg !470

b22:
	%118 = icmp eq i64 %p8, 0, !dbg !471
	%119 = select i1 %118, i64 %p2, i64 %p8, !dbg !471
	%120 = sext i32 %p9 to i64, !dbg !471
	%121 = select i1 %118, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !471
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !471
	%123 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !471
	%124 = addrspacecast i32 addrspace(1)* %121 to i32*, !dbg !471
	%125 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !471
	%126 = icmp ugt i64 %p2, %p6, !dbg !471
	%127 = icmp ne i64 %p2, %119, !dbg !471
	%128 = icmp ne i64 %p2, %p13, !dbg !471
	%129 = icmp ugt i64 %120, 5, !dbg !471
	%130 = or i1 %126, %127, !dbg !471
	%131 = or i1 %130, %128, !dbg !471
	%132 = or i1 %131, %129, !dbg !471
	br i1 %132, label %b22_fail1, label %b22_ok1, !dbg !471, !prof !14

b22_ok1:
	%133 = bitcast i64* %122 to i8*, !dbg !471
	%134 = bitcast i64* %123 to i8*, !dbg !471
	%135 = bitcast i32* %124 to i8*, !dbg !471
	%136 = bitcast i64* %125 to i8*, !dbg !471
	%137 = call i64 @gpuc_wait_until_some_vector_thread(i8* %133, i64 %p2, i8* %134, i8* %135, i32 %p9, i8* %136, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !471
	br label %b23, !dbg !472

b23:
	%138 = phi i64 [ %66, %b14_ok1 ], [ %83, %b16_ok1 ], [ %116, %b20_ok1 ], [ %137, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !453
	br label %b61, !dbg !453

b24:
	%139 = sub i64 %p0, 7, !dbg !473
	%140 = icmp eq i64 %139, 0, !dbg !476
	%141 = icmp eq i64 %p4, 0, !dbg !477
	%142 = sext i32 %p9 to i64, !dbg !478
	%143 = icmp eq i64 %139, 1, !dbg !479
	%144 = icmp eq i64 %p8, 0, !dbg !480
	%145 = select i1 %144, i64 %p2, i64 %p8, !dbg !480
	%146 = icmp eq i64 %139, 2, !dbg !481
	%147 = icmp eq i64 %139, 3, !dbg !482
	%148 = icmp eq i64 %139, 4, !dbg !483
	%149 = icmp eq i64 %139, 5, !dbg !484
	%150 = icmp eq i64 %139, 6, !dbg !485
	%151 = icmp ule i64 %p10, 281474976710655, !dbg !476
	%152 = add i64 %p2, -1, !dbg !476
	%153 = mul i64 %p10, -1, !dbg !476
	%154 = add i64 %152, %153, !dbg !476
	%155 = icmp sge i64 %154, 0, !dbg !476
	%156 = and i1 %151, %155, !dbg !476
	%157 = icmp sge i64 %142, 0, !dbg !476
	%158 = and i1 %156, %157, !dbg !476
	%159 = mul i64 %142, -1, !dbg !476
	%160 = add i64 %159, 5, !dbg !476
	%161 = icmp sge i64 %160, 0, !dbg !476
	%162 = and i1 %158, %161, !dbg !476
	%163 = mul i64 %p2, -1, !dbg !476
	%164 = add i64 %163, %p6, !dbg !476
	%165 = icmp sge i64 %164, 0, !dbg !476
	%166 = and i1 %162, %165, !dbg !476
	br i1 %166, label %b25, label %b43_cold, !dbg !473, !prof !12

b25:
	br i1 %140, label %b26, label %b27, !dbg !476

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !486
	%168 = addrspacecast i64 addrspace(1)* %167 to i64*, !dbg !478
	%169 = bitcast i64* %168 to i8*, !dbg !478
	%170 = call i32 @gpuc_test_thread_int64(i8* %169, i32 %p9, i64 %p11), !dbg !478
	%171 = icmp ne i32 %170, 0, !dbg !478
	br label %b35, !dbg !478

b27:
	br i1 %143, label %b28, label %b29, !dbg !479

b28:
	%172 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !480
	%173 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !480
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !480
	%175 = icmp ne i64 %p2, %145, !dbg !480
	br i1 %175, label %b28_fail1, label %b28_ok1, !dbg !480, !prof !14

b28_ok1:
	%176 = bitcast i64* %173 to i8*, !dbg !480
	%177 = bitcast i32* %174 to i8*, !dbg !480
	%178 = call i32 @gpuc_test_all_thread(i8* %176, i64 %p2, i8* %177, i32 %p9, i64 %p11, i32 4), !dbg !480
	%179 = icmp ne i32 %178, 0, !dbg !480
	br label %b35, !dbg !480

b29:
	br i1 %146, label %b30, label %b31, !dbg !481

b30:
	%180 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !487
	%181 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !487
	%182 = addrspacecast i32 addrspace(1)* %180 to i32*, !dbg !487
	%183 = icmp ne i64 %p2, %145, !dbg !487
	br i1 %183, label %b30_fail1, label %b30_ok1, !dbg !487, !prof !14

b30_ok1:
	%184 = bitcast i64* %181 to i8*, !dbg !487
	%185 = bitcast i32* %182 to i8*, !dbg !487
	%186 = call i64 @gpuc_test_any_thread(i8* %184, i64 %p2, i8* %185, i32 %p9, i64 %p11, i32 4), !dbg !487
	%187 = icmp sge i64 %186, 0, !dbg !488
	br label %b41, !dbg !489

b31:
	br i1 %147, label %b32, label %b33, !dbg !482

b32:
	%188 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !490
	%189 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !490
	%190 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !490
	%191 = addrspacecast i32 addrspace(1)* %188 to i32*, !dbg !490
	%192 = icmp ne i64 %p2, %145, !dbg !490
	br i1 %192, label %b32_fail1, label %b32_ok1, !dbg !490, !prof !14

b32_ok1:
	%193 = bitcast i64* %189 to i8*, !dbg !490
	%194 = bitcast i64* %190 to i8*, !dbg !490
	%195 = bitcast i32* %191 to i8*, !dbg !490
	%196 = call i64 @gpuc_test_some_thread(i8* %193, i64 %p2, i8* %194, i8* %195, i32 %p9, i64 %p11, i32 4), !dbg !490
	%197 = icmp sgt i64 %196, 0, !dbg !491
	br label %b41, !dbg !492

b33:
	br i1 %148, label %b34, label %b36, !dbg !483

b34:
	%198 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !493
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !493
	%200 = addrspacecast i32 addrspace(1)* %198 to i32*, !dbg !493
	%201 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !493
	%202 = icmp ne i64 %p2, %145, !dbg !493
	%203 = icmp ne i64 %p2, %p13, !dbg !493
	%204 = or i1 %202, %203, !dbg !493
	br i1 %204, label %b34_fail1, label %b34_ok1, !dbg !493, !prof !14

b34_ok1:
	%205 = bitcast i64* %199 to i8*, !dbg !493
	%206 = bitcast i32* %200 to i8*, !dbg !493
	%207 = bitcast i64* %201 to i8*, !dbg !493
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 4), !dbg !493
	%209 = icmp ne i32 %208, 0, !dbg !493
	br label %b35, !dbg !493

b35:
	%210 = phi i1 [ %171, %b26 ], [ %179, %b28_ok1 ], [ %209, %b34_ok1 ], !dbg !494
	br i1 %210, label %b41, label %b40, !dbg !494

b36:
	br i1 %149, label %b37, label %b38, !dbg !484

b37:
	%211 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !495
	%212 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !495
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !495
	%214 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !495
	%215 = icmp ne i64 %p2, %145, !dbg !495
	%216 = icmp ne i64 %p2, %p13, !dbg !495
	%217 = or i1 %215, %216, !dbg !495
	br i1 %217, label %b37_fail1, label %b37_ok1, !dbg !495, !prof !14

b37_ok1:
	%218 = bitcast i64* %212 to i8*, !dbg !495
	%219 = bitcast i32* %213 to i8*, !dbg !495
	%220 = bitcast i64* %214 to i8*, !dbg !495
	%221 = call i64 @gpuc_test_any_vector_thread(i8* %218, i64 %p2, i8* %219, i32 %p9, i8* %220, i32 4), !dbg !495
	%222 = icmp sge i64 %221, 0, !dbg !496
	br label %b41, !dbg !497

b38:
	br i1 %150, label %b39, label %b40, !dbg !485

b39:
	%223 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !498
	%224 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !498
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !498
	%226 = addrspacecast i32 addrspace(1)* %223 to i32*, !dbg !498
	%227 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !498
	%228 = icmp ne i64 %p2, %145, !dbg !498
	%229 = icmp ne i64 %p2, %p13, !dbg !498
	%230 = or i1 %228, %229, !dbg !498
	br i1 %230, label %b39_fail1, label %b39_ok1, !dbg !498, !prof !14

b39_ok1:
	%231 = bitcast i64* %224 to i8*, !dbg !498
	%232 = bitcast i64* %225 to i8*, !dbg !498
	%233 = bitcast i32* %226 to i8*, !dbg !498
	%234 = bitcast i64* %227 to i8*, !dbg !498
	%235 = call i64 @gpuc_test_some_vector_thread(i8* %231, i64 %p2, i8* %232, i8* %233, i32 %p9, i8* %234, i32 4), !dbg !498
	%236 = icmp sgt i64 %235, 0, !dbg !499
	br label %b41, !dbg !500

b40:
	br label %b41, !dbg !501

b41:
	%237 = phi i1 [ %187, %b30_ok1 ], [ %197, %b32_ok1 ], [ %222, %b37_ok1 ], [ %236, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !475
	%238 = phi i64 [ %186, %b30_ok1 ], [ %196, %b32_ok1 ], [ %221, %b37_ok1 ], [ %235, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !475
	br i1 %237, label %b61, label %b42, !dbg !475

b42:
	br i1 %141, label %b61, label %b25, !dbg !477

b61:
	%239 = phi i64 [ %138, %b23 ], [ %238, %b41 ], [ %238, %b42 ], [ %371, %b60_cold ], [ %371, %b59_cold ], !dbg !502
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !503
	%241 = icmp uge i64 0, %p15, !dbg !503
	br i1 %241, label %b61_fail1, label %b61_ok1, !dbg !503, !prof !14

b61_ok1:
	store i64 %239, i64 addrspace(1)* %240, align 8, !dbg !503
	br label %b62, !dbg !503

b62:
	ret void, !dbg !443

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !444
	ret void, !dbg !444

b4_cold:
	%242 = phi i64 [ %243, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !446
	%243 = add i64 %242, 1, !dbg !446
	%244 = icmp slt i64 %243, %p4, !dbg !446
	br i1 %244, label %b5_cold, label %b6, !dbg !446

b5_cold:
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %243, !dbg !447
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %243, !dbg !448
	%247 = icmp uge i64 %243, %p2, !dbg !447
	%248 = icmp uge i64 %p16, %18, !dbg !444
	%249 = or i1 %247, %248, !dbg !444
	br i1 %249, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !444, !prof !14

b5_cold_fail1:
	%250 = icmp uge i64 %243, %p2, !dbg !447
	br i1 %250, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !447

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %243, i64 %p2), !dbg !447
	ret void, !dbg !447

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !444
	ret void, !dbg !444

b5_cold_ok1:
	%251 = load i64, i64 addrspace(1)* %246, align 8, !dbg !448
	%252 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !444
	%253 = bitcast i64* %252 to i8*, !dbg !444
	call void @gpuc_p_thread_64(i8* %253, i64 %251, i32 %19), !dbg !444
	br label %b4_cold, !dbg !444

b10_fail1:
	%254 = icmp uge i64 %p10, %p2, !dbg !455
	br i1 %254, label %b10_fail2, label %b10_ok2, !dbg !455

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !455
	ret void, !dbg !455

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !456
	ret void, !dbg !456

b12_fail1:
	%255 = icmp ne i64 %p2, %44, !dbg !458
	br i1 %255, label %b12_fail2, label %b12_ok2, !dbg !458

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !458
	ret void, !dbg !458

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !458
	ret void, !dbg !458

b14_fail1:
	%256 = icmp ne i64 %p2, %56, !dbg !460
	br i1 %256, label %b14_fail2, label %b14_ok2, !dbg !460

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %56), !dbg !460
	ret void, !dbg !460

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %57, i64 5), !dbg !460
	ret void, !dbg !460

b16_fail1:
	%257 = icmp ugt i64 %p2, %p6, !dbg !463
	br i1 %257, label %b16_fail2, label %b16_ok2, !dbg !463

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !463
	ret void, !dbg !463

b16_ok2:
	%258 = icmp ne i64 %p2, %69, !dbg !463
	br i1 %258, label %b16_fail3, label %b16_ok3, !dbg !463

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %69), !dbg !463
	ret void, !dbg !463

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %70, i64 5), !dbg !463
	ret void, !dbg !463

b18_fail1:
	%259 = icmp ne i64 %p2, %86, !dbg !466
	br i1 %259, label %b18_fail2, label %b18_ok2, !dbg !466

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %86), !dbg !466
	ret void, !dbg !466

b18_ok2:
	%260 = icmp ne i64 %p2, %p13, !dbg !466
	br i1 %260, label %b18_fail3, label %b18_ok3, !dbg !466

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !466
	ret void, !dbg !466

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %87, i64 5), !dbg !466
	ret void, !dbg !466

b20_fail1:
	%261 = icmp ne i64 %p2, %102, !dbg !468
	br i1 %261, label %b20_fail2, label %b20_ok2, !dbg !468

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %102), !dbg !468
	ret void, !dbg !468

b20_ok2:
	%262 = icmp ne i64 %p2, %p13, !dbg !468
	br i1 %262, label %b20_fail3, label %b20_ok3, !dbg !468

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !468
	ret void, !dbg !468

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %103, i64 5), !dbg !468
	ret void, !dbg !468

b22_fail1:
	%263 = icmp ugt i64 %p2, %p6, !dbg !471
	br i1 %263, label %b22_fail2, label %b22_ok2, !dbg !471

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !471
	ret void, !dbg !471

b22_ok2:
	%264 = icmp ne i64 %p2, %119, !dbg !471
	br i1 %264, label %b22_fail3, label %b22_ok3, !dbg !471

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %119), !dbg !471
	ret void, !dbg !471

b22_ok3:
	%265 = icmp ne i64 %p2, %p13, !dbg !471
	br i1 %265, label %b22_fail4, label %b22_ok4, !dbg !471

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !471
	ret void, !dbg !471

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %120, i64 5), !dbg !471
	ret void, !dbg !471

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !480
	ret void, !dbg !480

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !487
	ret void, !dbg !487

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !490
	ret void, !dbg !490

b34_fail1:
	%266 = icmp ne i64 %p2, %145, !dbg !493
	br i1 %266, label %b34_fail2, label %b34_ok2, !dbg !493

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !493
	ret void, !dbg !493

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !493
	ret void, !dbg !493

b37_fail1:
	%267 = icmp ne i64 %p2, %145, !dbg !495
	br i1 %267, label %b37_fail2, label %b37_ok2, !dbg !495

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !495
	ret void, !dbg !495

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !495
	ret void, !dbg !495

b39_fail1:
	%268 = icmp ne i64 %p2, %145, !dbg !498
	br i1 %268, label %b39_fail2, label %b39_ok2, !dbg !498

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !498
	ret void, !dbg !498

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !498
	ret void, !dbg !498

b43_cold:
	br i1 %140, label %b44_cold, label %b45_cold, !dbg !476

b44_cold:
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !486
	%270 = addrspacecast i64 addrspace(1)* %269 to i64*, !dbg !478
	%271 = icmp uge i64 %p10, %p2, !dbg !486
	%272 = icmp ugt i64 %142, 5, !dbg !478
	%273 = or i1 %271, %272, !dbg !478
	br i1 %273, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !478, !prof !14

b44_cold_fail1:
	%274 = icmp uge i64 %p10, %p2, !dbg !486
	br i1 %274, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !486

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !486
	ret void, !dbg !486

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %142, i64 5), !dbg !478
	ret void, !dbg !478

b44_cold_ok1:
	%275 = bitcast i64* %270 to i8*, !dbg !478
	%276 = call i32 @gpuc_test_thread_int64(i8* %275, i32 %p9, i64 %p11), !dbg !478
	%277 = icmp ne i32 %276, 0, !dbg !478
	br label %b53_cold, !dbg !478

b45_cold:
	br i1 %143, label %b46_cold, label %b47_cold, !dbg !479

b46_cold:
	%278 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !480
	%279 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !480
	%280 = addrspacecast i32 addrspace(1)* %278 to i32*, !dbg !480
	%281 = icmp ne i64 %p2, %145, !dbg !480
	%282 = icmp ugt i64 %142, 5, !dbg !480
	%283 = or i1 %281, %282, !dbg !480
	br i1 %283, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !480, !prof !14

b46_cold_fail1:
	%284 = icmp ne i64 %p2, %145, !dbg !480
	br i1 %284, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !480

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !480
	ret void, !dbg !480

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %142, i64 5), !dbg !480
	ret void, !dbg !480

b46_cold_ok1:
	%285 = bitcast i64* %279 to i8*, !dbg !480
	%286 = bitcast i32* %280 to i8*, !dbg !480
	%287 = call i32 @gpuc_test_all_thread(i8* %285, i64 %p2, i8* %286, i32 %p9, i64 %p11, i32 4), !dbg !480
	%288 = icmp ne i32 %287, 0, !dbg !480
	br label %b53_cold, !dbg !480

b47_cold:
	br i1 %146, label %b48_cold, label %b49_cold, !dbg !481

b48_cold:
	%289 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !487
	%290 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !487
	%291 = addrspacecast i32 addrspace(1)* %289 to i32*, !dbg !487
	%292 = icmp ne i64 %p2, %145, !dbg !487
	%293 = icmp ugt i64 %142, 5, !dbg !487
	%294 = or i1 %292, %293, !dbg !487
	br i1 %294, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !487, !prof !14

b48_cold_fail1:
	%295 = icmp ne i64 %p2, %145, !dbg !487
	br i1 %295, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !487

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !487
	ret void, !dbg !487

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %142, i64 5), !dbg !487
	ret void, !dbg !487

b48_cold_ok1:
	%296 = bitcast i64* %290 to i8*, !dbg !487
	%297 = bitcast i32* %291 to i8*, !dbg !487
	%298 = call i64 @gpuc_test_any_thread(i8* %296, i64 %p2, i8* %297, i32 %p9, i64 %p11, i32 4), !dbg !487
	%299 = icmp sge i64 %298, 0, !dbg !488
	br label %b59_cold, !dbg !489

b49_cold:
	br i1 %147, label %b50_cold, label %b51_cold, !dbg !482

b50_cold:
	%300 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !490
	%301 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !490
	%302 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !490
	%303 = addrspacecast i32 addrspace(1)* %300 to i32*, !dbg !490
	%304 = icmp ugt i64 %p2, %p6, !dbg !490
	%305 = icmp ne i64 %p2, %145, !dbg !490
	%306 = icmp ugt i64 %142, 5, !dbg !490
	%307 = or i1 %304, %305, !dbg !490
	%308 = or i1 %307, %306, !dbg !490
	br i1 %308, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !490, !prof !14

b50_cold_fail1:
	%309 = icmp ugt i64 %p2, %p6, !dbg !490
	br i1 %309, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !490

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !490
	ret void, !dbg !490

b50_cold_ok2:
	%310 = icmp ne i64 %p2, %145, !dbg !490
	br i1 %310, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !490

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !490
	ret void, !dbg !490

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %142, i64 5), !dbg !490
	ret void, !dbg !490

b50_cold_ok1:
	%311 = bitcast i64* %301 to i8*, !dbg !490
	%312 = bitcast i64* %302 to i8*, !dbg !490
	%313 = bitcast i32* %303 to i8*, !dbg !490
	%314 = call i64 @gpuc_test_some_thread(i8* %311, i64 %p2, i8* %312, i8* %313, i32 %p9, i64 %p11, i32 4), !dbg !490
	%315 = icmp sgt i64 %314, 0, !dbg !491
	br label %b59_cold, !dbg !492

b51_cold:
	br i1 %148, label %b52_cold, label %b54_cold, !dbg !483

b52_cold:
	%316 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !493
	%317 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !493
	%318 = addrspacecast i32 addrspace(1)* %316 to i32*, !dbg !493
	%319 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !493
	%320 = icmp ne i64 %p2, %145, !dbg !493
	%321 = icmp ne i64 %p2, %p13, !dbg !493
	%322 = icmp ugt i64 %142, 5, !dbg !493
	%323 = or i1 %320, %321, !dbg !493
	%324 = or i1 %323, %322, !dbg !493
	br i1 %324, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !493, !prof !14

b52_cold_fail1:
	%325 = icmp ne i64 %p2, %145, !dbg !493
	br i1 %325, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !493

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !493
	ret void, !dbg !493

b52_cold_ok2:
	%326 = icmp ne i64 %p2, %p13, !dbg !493
	br i1 %326, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !493

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !493
	ret void, !dbg !493

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %142, i64 5), !dbg !493
	ret void, !dbg !493

b52_cold_ok1:
	%327 = bitcast i64* %317 to i8*, !dbg !493
	%328 = bitcast i32* %318 to i8*, !dbg !493
	%329 = bitcast i64* %319 to i8*, !dbg !493
	%330 = call i32 @gpuc_test_all_vector_thread(i8* %327, i64 %p2, i8* %328, i32 %p9, i8* %329, i32 4), !dbg !493
	%331 = icmp ne i32 %330, 0, !dbg !493
	br label %b53_cold, !dbg !493

b53_cold:
	%332 = phi i1 [ %277, %b44_cold_ok1 ], [ %288, %b46_cold_ok1 ], [ %331, %b52_cold_ok1 ], !dbg !494
	br i1 %332, label %b59_cold, label %b58_cold, !dbg !494

b54_cold:
	br i1 %149, label %b55_cold, label %b56_cold, !dbg !484

b55_cold:
	%333 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !495
	%334 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !495
	%335 = addrspacecast i32 addrspace(1)* %333 to i32*, !dbg !495
	%336 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !495
	%337 = icmp ne i64 %p2, %145, !dbg !495
	%338 = icmp ne i64 %p2, %p13, !dbg !495
	%339 = icmp ugt i64 %142, 5, !dbg !495
	%340 = or i1 %337, %338, !dbg !495
	%341 = or i1 %340, %339, !dbg !495
	br i1 %341, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !495, !prof !14

b55_cold_fail1:
	%342 = icmp ne i64 %p2, %145, !dbg !495
	br i1 %342, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !495

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !495
	ret void, !dbg !495

b55_cold_ok2:
	%343 = icmp ne i64 %p2, %p13, !dbg !495
	br i1 %343, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !495

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !495
	ret void, !dbg !495

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %142, i64 5), !dbg !495
	ret void, !dbg !495

b55_cold_ok1:
	%344 = bitcast i64* %334 to i8*, !dbg !495
	%345 = bitcast i32* %335 to i8*, !dbg !495
	%346 = bitcast i64* %336 to i8*, !dbg !495
	%347 = call i64 @gpuc_test_any_vector_thread(i8* %344, i64 %p2, i8* %345, i32 %p9, i8* %346, i32 4), !dbg !495
	%348 = icmp sge i64 %347, 0, !dbg !496
	br label %b59_cold, !dbg !497

b56_cold:
	br i1 %150, label %b57_cold, label %b58_cold, !dbg !485

b57_cold:
	%349 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !498
	%350 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !498
	%351 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !498
	%352 = addrspacecast i32 addrspace(1)* %349 to i32*, !dbg !498
	%353 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !498
	%354 = icmp ugt i64 %p2, %p6, !dbg !498
	%355 = icmp ne i64 %p2, %145, !dbg !498
	%356 = icmp ne i64 %p2, %p13, !dbg !498
	%357 = icmp ugt i64 %142, 5, !dbg !498
	%358 = or i1 %354, %355, !dbg !498
	%359 = or i1 %358, %356, !dbg !498
	%360 = or i1 %359, %357, !dbg !498
	br i1 %360, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !498, !prof !14

b57_cold_fail1:
	%361 = icmp ugt i64 %p2, %p6, !dbg !498
	br i1 %361, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !498

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !498
	ret void, !dbg !498

b57_cold_ok2:
	%362 = icmp ne i64 %p2, %145, !dbg !498
	br i1 %362, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !498

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !498
	ret void, !dbg !498

b57_cold_ok3:
	%363 = icmp ne i64 %p2, %p13, !dbg !498
	br i1 %363, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !498

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !498
	ret void, !dbg !498

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %142, i64 5), !dbg !498
	ret void, !dbg !498

b57_cold_ok1:
	%364 = bitcast i64* %350 to i8*, !dbg !498
	%365 = bitcast i64* %351 to i8*, !dbg !498
	%366 = bitcast i32* %352 to i8*, !dbg !498
	%367 = bitcast i64* %353 to i8*, !dbg !498
	%368 = call i64 @gpuc_test_some_vector_thread(i8* %364, i64 %p2, i8* %365, i8* %366, i32 %p9, i8* %367, i32 4), !dbg !498
	%369 = icmp sgt i64 %368, 0, !dbg !499
	br label %b59_cold, !dbg !500

b58_cold:
	br label %b59_cold, !dbg !501

b59_cold:
	%370 = phi i1 [ %299, %b48_cold_ok1 ], [ %315, %b50_cold_ok1 ], [ %348, %b55_cold_ok1 ], [ %369, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !475
	%371 = phi i64 [ %298, %b48_cold_ok1 ], [ %314, %b50_cold_ok1 ], [ %347, %b55_cold_ok1 ], [ %368, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !475
	br i1 %370, label %b61, label %b60_cold, !dbg !475

b60_cold:
	br i1 %141, label %b61, label %b43_cold, !dbg !477

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !503
	ret void, !dbg !503
}

define void @WaitUint16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 zeroext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !504 {
entry:
	br label %b0, !dbg !505

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !505
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !505
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !505
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !505
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !505
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !505
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !508
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !30
	%12 = mul i32 %11, %9, !dbg !509
	%13 = add i32 %8, %12, !dbg !509
	%14 = mul i32 %10, %13, !dbg !509
	%15 = add i32 %7, %14, !dbg !509
	%16 = sext i32 %15 to i64, !dbg !509
	%17 = icmp eq i64 %16, 33, !dbg !510
	br i1 %17, label %b1, label %b7, !dbg !510

b1:
	%18 = sext i32 %6 to i64, !dbg !508
	%19 = trunc i64 %p16 to i32, !dbg !508
	%20 = mul i64 %p4, -1, !dbg !510
	%21 = add i64 %p2, %20, !dbg !510
	%22 = icmp sge i64 %21, 0, !dbg !510
	br i1 %22, label %b2, label %b4_cold, !dbg !510, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !510
	%24 = add i64 %23, 1, !dbg !510
	%25 = icmp slt i64 %24, %p4, !dbg !510
	br i1 %25, label %b3, label %b6, !dbg !510

b3:
	%26 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %24, !dbg !511
	%27 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %24, !dbg !512
	%28 = icmp uge i64 %p16, %18, !dbg !508
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !508, !prof !14

b3_ok1:
	%29 = load i16, i16 addrspace(1)* %27, align 2, !dbg !512
	%30 = addrspacecast i16 addrspace(1)* %26 to i16*, !dbg !508
	%31 = bitcast i16* %30 to i8*, !dbg !508
	call void @gpuc_p_thread_16(i8* %31, i16 zeroext %29, i32 %19), !dbg !508
	br label %b2, !dbg !508

b6:
	call void @gpuc_quiet_thread(), !dbg !513
	br label %b62, !dbg !513

b7:
	%32 = icmp eq i64 %16, 0, !dbg !514
	br i1 %32, label %b8, label %b62, !dbg !514

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !515
	br i1 %33, label %b9, label %b24, !dbg !515

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !518
	br i1 %34, label %b10, label %b11, !dbg !518

b10:
	%35 = sext i32 %p9 to i64, !dbg !520
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !519
	%37 = addrspacecast i16 addrspace(1)* %36 to i16*, !dbg !520
	%38 = icmp uge i64 %p10, %p2, !dbg !519
	%39 = icmp ugt i64 %35, 5, !dbg !520
	%40 = or i1 %38, %39, !dbg !520
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !520, !prof !14

b10_ok1:
	%41 = bitcast i16* %37 to i8*, !dbg !520
	call void @gpuc_wait_until_thread_uint16(i8* %41, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 93), !dbg !520
	br label %b23, !dbg !520

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !521
	br i1 %42, label %b12, label %b13, !dbg !521

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !522
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !522
	%45 = sext i32 %p9 to i64, !dbg !522
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !522
	%47 = zext i16 %p11 to i64, !dbg !522
	%48 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !522
	%49 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !522
	%50 = icmp ne i64 %p2, %44, !dbg !522
	%51 = icmp ugt i64 %45, 5, !dbg !522
	%52 = or i1 %50, %51, !dbg !522
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !522, !prof !14

b12_ok1:
	%53 = bitcast i16* %48 to i8*, !dbg !522
	%54 = bitcast i32* %49 to i8*, !dbg !522
	call void @gpuc_wait_until_all_thread(i8* %53, i64 %p2, i8* %54, i32 %p9, i64 %47, i32 6, i32 1, i8* %ctrl, i32 94), !dbg !522
	br label %b23, !dbg !522

b13:
	%55 = icmp eq i64 %p0, 2, !dbg !523
	br i1 %55, label %b14, label %b15, !dbg !523

b14:
	%56 = icmp eq i64 %p8, 0, !dbg !524
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !524
	%58 = sext i32 %p9 to i64, !dbg !524
	%59 = select i1 %56, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !524
	%60 = zext i16 %p11 to i64, !dbg !524
	%61 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !524
	%62 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !524
	%63 = icmp ne i64 %p2, %57, !dbg !524
	%64 = icmp ugt i64 %58, 5, !dbg !524
	%65 = or i1 %63, %64, !dbg !524
	br i1 %65, label %b14_fail1, label %b14_ok1, !dbg !524, !prof !14

b14_ok1:
	%66 = bitcast i16* %61 to i8*, !dbg !524
	%67 = bitcast i32* %62 to i8*, !dbg !524
	%68 = call i64 @gpuc_wait_until_any_thread(i8* %66, i64 %p2, i8* %67, i32 %p9, i64 %60, i32 6, i32 1, i8* %ctrl, i32 95), !dbg !524
	br label %b23, !dbg !525

b15:
	%69 = icmp eq i64 %p0, 3, !dbg !526
	br i1 %69, label %b16, label %b17, !dbg !526

b16:
	%70 = icmp eq i64 %p8, 0, !dbg !527
	%71 = select i1 %70, i64 %p2, i64 %p8, !dbg !527
	%72 = sext i32 %p9 to i64, !dbg !527
	%73 = select i1 %70, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !527
	%74 = zext i16 %p11 to i64, !dbg !527
	%75 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !527
	%76 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !527
	%77 = addrspacecast i32 addrspace(1)* %73 to i32*, !dbg !527
	%78 = icmp ugt i64 %p2, %p6, !dbg !527
	%79 = icmp ne i64 %p2, %71, !dbg !527
	%80 = icmp ugt i64 %72, 5, !dbg !527
	%81 = or i1 %78, %79, !dbg !527
	%82 = or i1 %81, %80, !dbg !527
	br i1 %82, label %b16_fail1, label %b16_ok1, !dbg !527, !prof !14

b16_ok1:
	%83 = bitcast i16* %75 to i8*, !dbg !527
	%84 = bitcast i64* %76 to i8*, !dbg !527
	%85 = bitcast i32* %77 to i8*, !dbg !527
	%86 = call i64 @gpuc_wait_until_some_thread(i8* %83, i64 %p2, i8* %84, i8* %85, i32 %p9, i64 %74, i32 6, i32 1, i8* %ctrl, i32 96), !dbg !527
	br label %b23, !dbg !528

b17:
	%87 = icmp eq i64 %p0, 4, !dbg !529
	br i1 %87, label %b18, label %b19, !dbg !529

b18:
	%88 = icmp eq i64 %p8, 0, !dbg !530
	%89 = select i1 %88, i64 %p2, i64 %p8, !dbg !530
	%90 = sext i32 %p9 to i64, !dbg !530
	%91 = select i1 %88, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !530
	%92 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !530
	%93 = addrspacecast i32 addrspace(1)* %91 to i32*, !dbg !530
	%94 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !530
	%95 = icmp ne i64 %p2, %89, !dbg !530
	%96 = icmp ne i64 %p2, %p13, !dbg !530
	%97 = icmp ugt i64 %90, 5, !dbg !530
	%98 = or i1 %95, %96, !dbg !530
	%99 = or i1 %98, %97, !dbg !530
	br i1 %99, label %b18_fail1, label %b18_ok1, !dbg !530, !prof !14

b18_ok1:
	%100 = bitcast i16* %92 to i8*, !dbg !530
	%101 = bitcast i32* %93 to i8*, !dbg !530
	%102 = bitcast i16* %94 to i8*, !dbg !530
	call void @gpuc_wait_until_all_vector_thread(i8* %100, i64 %p2, i8* %101, i32 %p9, i8* %102, i32 6, i32 1, i8* %ctrl, i32 97), !dbg !530
	br label %b23, !dbg !530

b19:
	%103 = icmp eq i64 %p0, 5, !dbg !531
	br i1 %103, label %b20, label %b21, !dbg !531

b20:
	%104 = icmp eq i64 %p8, 0, !dbg !532
	%105 = select i1 %104, i64 %p2, i64 %p8, !dbg !532
	%106 = sext i32 %p9 to i64, !dbg !532
	%107 = select i1 %104, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !532
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !532
	%109 = addrspacecast i32 addrspace(1)* %107 to i32*, !dbg !532
	%110 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !532
	%111 = icmp ne i64 %p2, %105, !dbg !532
	%112 = icmp ne i64 %p2, %p13, !dbg !532
	%113 = icmp ugt i64 %106, 5, !dbg !532
	%114 = or i1 %111, %112, !dbg !532
	%115 = or i1 %114, %113, !dbg !532
	br i1 %115, label %b20_fail1, label %b20_ok1, !dbg !532, !prof !14

b20_ok1:
	%116 = bitcast i16* %108 to i8*, !dbg !532
	%117 = bitcast i32* %109 to i8*, !dbg !532
	%118 = bitcast i16* %110 to i8*, !dbg !532
	%119 = call i64 @gpuc_wait_until_any_vector_thread(i8* %116, i64 %p2, i8* %117, i32 %p9, i8* %118, i32 6, i32 1, i8* %ctrl, i32 98), !dbg !532
	br label %b23, !dbg !533

b21:
	%120 = icmp eq i64 %p0, 6, !dbg !534
	br i1 %120, label %b22, label %b23, !dbg !534

b22:
	%121 = icmp eq i64 %p8, 0, !dbg !535
	%122 = select i1 %121, i64 %p2, i64 %p8, !dbg !535
	%123 = sext i32 %p9 to i64, !dbg !535
	%124 = select i1 %121, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !535
	%125 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !535
	%126 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !535
	%127 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !535
	%128 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !535
	%129 = icmp ugt i64 %p2, %p6, !dbg !535
	%130 = icmp ne i64 %p2, %122, !dbg !535
	%131 = icmp ne i64 %p2, %p13, !dbg !535
	%132 = icmp ugt i64 %123, 5, !dbg !535
	%133 = or i1 %129, %130, !dbg !535
	%134 = or i1 %133, %131, !dbg !535
	%135 = or i1 %134, %132, !dbg !535
	br i1 %135, label %b22_fail1, label %b22_ok1, !dbg !535, !prof !14

b22_ok1:
	%136 = bitcast i16* %125 to i8*, !dbg !535
	%137 = bitcast i64* %126 to i8*, !dbg !535
	%138 = bitcast i32* %127 to i8*, !dbg !535
	%139 = bitcast i16* %128 to i8*, !dbg !535
	%140 = call i64 @gpuc_wait_until_some_vector_thread(i8* %136, i64 %p2, i8* %137, i8* %138, i32 %p9, i8* %139, i32 6, i32 1, i8* %ctrl, i32 99), !dbg !535
	br label %b23, !dbg !536

b23:
	%141 = phi i64 [ %68, %b14_ok1 ], [ %86, %b16_ok1 ], [ %119, %b20_ok1 ], [ %140, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !517
	br label %b61, !dbg !517

b24:
	%142 = sub i64 %p0, 7, !dbg !537
	%143 = icmp eq i64 %142, 0, !dbg !540
	%144 = icmp eq i64 %p4, 0, !dbg !541
	%145 = sext i32 %p9 to i64, !dbg !542
	%146 = icmp eq i64 %142, 1, !dbg !543
	%147 = icmp eq i64 %p8, 0, !dbg !544
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !544
	%149 = zext i16 %p11 to i64, !dbg !544
	%150 = icmp eq i64 %142, 2, !dbg !545
	%151 = icmp eq i64 %142, 3, !dbg !546
	%152 = icmp eq i64 %142, 4, !dbg !547
	%153 = icmp eq i64 %142, 5, !dbg !548
	%154 = icmp eq i64 %142, 6, !dbg !549
	%155 = icmp ule i64 %p10, 281474976710655, !dbg !540
	%156 = add i64 %p2, -1, !dbg !540
	%157 = mul i64 %p10, -1, !dbg !540
	%158 = add i64 %156, %157, !dbg !540
	%159 = icmp sge i64 %158, 0, !dbg !540
	%160 = and i1 %155, %159, !dbg !540
	%161 = icmp sge i64 %145, 0, !dbg !540
	%162 = and i1 %160, %161, !dbg !540
	%163 = mul i64 %145, -1, !dbg !540
	%164 = add i64 %163, 5, !dbg !540
	%165 = icmp sge i64 %164, 0, !dbg !540
	%166 = and i1 %162, %165, !dbg !540
	%167 = mul i64 %p2, -1, !dbg !540
	%168 = add i64 %167, %p6, !dbg !540
	%169 = icmp sge i64 %168, 0, !dbg !540
	%170 = and i1 %166, %169, !dbg !540
	br i1 %170, label %b25, label %b43_cold, !dbg !537, !prof !12

b25:
	br i1 %143, label %b26, label %b27, !dbg !540

b26:
	%171 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !550
	%172 = addrspacecast i16 addrspace(1)* %171 to i16*, !dbg !542
	%173 = bitcast i16* %172 to i8*, !dbg !542
	%174 = call i32 @gpuc_test_thread_uint16(i8* %173, i32 %p9, i16 zeroext %p11), !dbg !542
	%175 = icmp ne i32 %174, 0, !dbg !542
	br label %b35, !dbg !542

b27:
	br i1 %146, label %b28, label %b29, !dbg !543

b28:
	%176 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !544
	%177 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !544
	%178 = addrspacecast i32 addrspace(1)* %176 to i32*, !dbg !544
	%179 = icmp ne i64 %p2, %148, !dbg !544
	br i1 %179, label %b28_fail1, label %b28_ok1, !dbg !544, !prof !14

b28_ok1:
	%180 = bitcast i16* %177 to i8*, !dbg !544
	%181 = bitcast i32* %178 to i8*, !dbg !544
	%182 = call i32 @gpuc_test_all_thread(i8* %180, i64 %p2, i8* %181, i32 %p9, i64 %149, i32 6), !dbg !544
	%183 = icmp ne i32 %182, 0, !dbg !544
	br label %b35, !dbg !544

b29:
	br i1 %150, label %b30, label %b31, !dbg !545

b30:
	%184 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !551
	%185 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !551
	%186 = addrspacecast i32 addrspace(1)* %184 to i32*, !dbg !551
	%187 = icmp ne i64 %p2, %148, !dbg !551
	br i1 %187, label %b30_fail1, label %b30_ok1, !dbg !551, !prof !14

b30_ok1:
	%188 = bitcast i16* %185 to i8*, !dbg !551
	%189 = bitcast i32* %186 to i8*, !dbg !551
	%190 = call i64 @gpuc_test_any_thread(i8* %188, i64 %p2, i8* %189, i32 %p9, i64 %149, i32 6), !dbg !551
	%191 = icmp sge i64 %190, 0, !dbg !552
	br label %b41, !dbg !553

b31:
	br i1 %151, label %b32, label %b33, !dbg !546

b32:
	%192 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !554
	%193 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !554
	%194 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !554
	%195 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !554
	%196 = icmp ne i64 %p2, %148, !dbg !554
	br i1 %196, label %b32_fail1, label %b32_ok1, !dbg !554, !prof !14

b32_ok1:
	%197 = bitcast i16* %193 to i8*, !dbg !554
	%198 = bitcast i64* %194 to i8*, !dbg !554
	%199 = bitcast i32* %195 to i8*, !dbg !554
	%200 = call i64 @gpuc_test_some_thread(i8* %197, i64 %p2, i8* %198, i8* %199, i32 %p9, i64 %149, i32 6), !dbg !554
	%201 = icmp sgt i64 %200, 0, !dbg !555
	br label %b41, !dbg !556

b33:
	br i1 %152, label %b34, label %b36, !dbg !547

b34:
	%202 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !557
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !557
	%204 = addrspacecast i32 addrspace(1)* %202 to i32*, !dbg !557
	%205 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !557
	%206 = icmp ne i64 %p2, %148, !dbg !557
	%207 = icmp ne i64 %p2, %p13, !dbg !557
	%208 = or i1 %206, %207, !dbg !557
	br i1 %208, label %b34_fail1, label %b34_ok1, !dbg !557, !prof !14

b34_ok1:
	%209 = bitcast i16* %203 to i8*, !dbg !557
	%210 = bitcast i32* %204 to i8*, !dbg !557
	%211 = bitcast i16* %205 to i8*, !dbg !557
	%212 = call i32 @gpuc_test_all_vector_thread(i8* %209, i64 %p2, i8* %210, i32 %p9, i8* %211, i32 6), !dbg !557
	%213 = icmp ne i32 %212, 0, !dbg !557
	br label %b35, !dbg !557

b35:
	%214 = phi i1 [ %175, %b26 ], [ %183, %b28_ok1 ], [ %213, %b34_ok1 ], !dbg !558
	br i1 %214, label %b41, label %b40, !dbg !558

b36:
	br i1 %153, label %b37, label %b38, !dbg !548

b37:
	%215 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !559
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !559
	%217 = addrspacecast i32 addrspace(1)* %215 to i32*, !dbg !559
	%218 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !559
	%219 = icmp ne i64 %p2, %148, !dbg !559
	%220 = icmp ne i64 %p2, %p13, !dbg !559
	%221 = or i1 %219, %220, !dbg !559
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !559, !prof !14

b37_ok1:
	%222 = bitcast i16* %216 to i8*, !dbg !559
	%223 = bitcast i32* %217 to i8*, !dbg !559
	%224 = bitcast i16* %218 to i8*, !dbg !559
	%225 = call i64 @gpuc_test_any_vector_thread(i8* %222, i64 %p2, i8* %223, i32 %p9, i8* %224, i32 6), !dbg !559
	%226 = icmp sge i64 %225, 0, !dbg !560
	br label %b41, !dbg !561

b38:
	br i1 %154, label %b39, label %b40, !dbg !549

b39:
	%227 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !562
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !562
	%229 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !562
	%230 = addrspacecast i32 addrspace(1)* %227 to i32*, !dbg !562
	%231 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !562
	%232 = icmp ne i64 %p2, %148, !dbg !562
	%233 = icmp ne i64 %p2, %p13, !dbg !562
	%234 = or i1 %232, %233, !dbg !562
	br i1 %234, label %b39_fail1, label %b39_ok1, !dbg !562, !prof !14

b39_ok1:
	%235 = bitcast i16* %228 to i8*, !dbg !562
	%236 = bitcast i64* %229 to i8*, !dbg !562
	%237 = bitcast i32* %230 to i8*, !dbg !562
	%238 = bitcast i16* %231 to i8*, !dbg !562
	%239 = call i64 @gpuc_test_some_vector_thread(i8* %235, i64 %p2, i8* %236, i8* %237, i32 %p9, i8* %238, i32 6), !dbg !562
	%240 = icmp sgt i64 %239, 0, !dbg !563
	br label %b41, !dbg !564

b40:
	br label %b41, !dbg !565

b41:
	%241 = phi i1 [ %191, %b30_ok1 ], [ %201, %b32_ok1 ], [ %226, %b37_ok1 ], [ %240, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !539
	%242 = phi i64 [ %190, %b30_ok1 ], [ %200, %b32_ok1 ], [ %225, %b37_ok1 ], [ %239, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !539
	br i1 %241, label %b61, label %b42, !dbg !539

b42:
	br i1 %144, label %b61, label %b25, !dbg !541

b61:
	%243 = phi i64 [ %141, %b23 ], [ %242, %b41 ], [ %242, %b42 ], [ %375, %b60_cold ], [ %375, %b59_cold ], !dbg !566
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !567
	%245 = icmp uge i64 0, %p15, !dbg !567
	br i1 %245, label %b61_fail1, label %b61_ok1, !dbg !567, !prof !14

b61_ok1:
	store i64 %243, i64 addrspace(1)* %244, align 8, !dbg !567
	br label %b62, !dbg !567

b62:
	ret void, !dbg !507

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !508
	ret void, !dbg !508

b4_cold:
	%246 = phi i64 [ %247, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !510
	%247 = add i64 %246, 1, !dbg !510
	%248 = icmp slt i64 %247, %p4, !dbg !510
	br i1 %248, label %b5_cold, label %b6, !dbg !510

b5_cold:
	%249 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %247, !dbg !511
	%250 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %247, !dbg !512
	%251 = icmp uge i64 %247, %p2, !dbg !511
	%252 = icmp uge i64 %p16, %18, !dbg !508
	%253 = or i1 %251, %252, !dbg !508
	br i1 %253, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !508, !prof !14

b5_cold_fail1:
	%254 = icmp uge i64 %247, %p2, !dbg !511
	br i1 %254, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !511

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %247, i64 %p2), !dbg !511
	ret void, !dbg !511

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !508
	ret void, !dbg !508

b5_cold_ok1:
	%255 = load i16, i16 addrspace(1)* %250, align 2, !dbg !512
	%256 = addrspacecast i16 addrspace(1)* %249 to i16*, !dbg !508
	%257 = bitcast i16* %256 to i8*, !dbg !508
	call void @gpuc_p_thread_16(i8* %257, i16 zeroext %255, i32 %19), !dbg !508
	br label %b4_cold, !dbg !508

b10_fail1:
	%258 = icmp uge i64 %p10, %p2, !dbg !519
	br i1 %258, label %b10_fail2, label %b10_ok2, !dbg !519

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !519
	ret void, !dbg !519

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !520
	ret void, !dbg !520

b12_fail1:
	%259 = icmp ne i64 %p2, %44, !dbg !522
	br i1 %259, label %b12_fail2, label %b12_ok2, !dbg !522

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !522
	ret void, !dbg !522

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !522
	ret void, !dbg !522

b14_fail1:
	%260 = icmp ne i64 %p2, %57, !dbg !524
	br i1 %260, label %b14_fail2, label %b14_ok2, !dbg !524

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %57), !dbg !524
	ret void, !dbg !524

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %58, i64 5), !dbg !524
	ret void, !dbg !524

b16_fail1:
	%261 = icmp ugt i64 %p2, %p6, !dbg !527
	br i1 %261, label %b16_fail2, label %b16_ok2, !dbg !527

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !527
	ret void, !dbg !527

b16_ok2:
	%262 = icmp ne i64 %p2, %71, !dbg !527
	br i1 %262, label %b16_fail3, label %b16_ok3, !dbg !527

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %71), !dbg !527
	ret void, !dbg !527

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %72, i64 5), !dbg !527
	ret void, !dbg !527

b18_fail1:
	%263 = icmp ne i64 %p2, %89, !dbg !530
	br i1 %263, label %b18_fail2, label %b18_ok2, !dbg !530

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %89), !dbg !530
	ret void, !dbg !530

b18_ok2:
	%264 = icmp ne i64 %p2, %p13, !dbg !530
	br i1 %264, label %b18_fail3, label %b18_ok3, !dbg !530

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !530
	ret void, !dbg !530

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %90, i64 5), !dbg !530
	ret void, !dbg !530

b20_fail1:
	%265 = icmp ne i64 %p2, %105, !dbg !532
	br i1 %265, label %b20_fail2, label %b20_ok2, !dbg !532

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %105), !dbg !532
	ret void, !dbg !532

b20_ok2:
	%266 = icmp ne i64 %p2, %p13, !dbg !532
	br i1 %266, label %b20_fail3, label %b20_ok3, !dbg !532

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !532
	ret void, !dbg !532

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %106, i64 5), !dbg !532
	ret void, !dbg !532

b22_fail1:
	%267 = icmp ugt i64 %p2, %p6, !dbg !535
	br i1 %267, label %b22_fail2, label %b22_ok2, !dbg !535

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !535
	ret void, !dbg !535

b22_ok2:
	%268 = icmp ne i64 %p2, %122, !dbg !535
	br i1 %268, label %b22_fail3, label %b22_ok3, !dbg !535

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %122), !dbg !535
	ret void, !dbg !535

b22_ok3:
	%269 = icmp ne i64 %p2, %p13, !dbg !535
	br i1 %269, label %b22_fail4, label %b22_ok4, !dbg !535

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !535
	ret void, !dbg !535

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %123, i64 5), !dbg !535
	ret void, !dbg !535

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !544
	ret void, !dbg !544

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !551
	ret void, !dbg !551

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !554
	ret void, !dbg !554

b34_fail1:
	%270 = icmp ne i64 %p2, %148, !dbg !557
	br i1 %270, label %b34_fail2, label %b34_ok2, !dbg !557

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !557
	ret void, !dbg !557

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !557
	ret void, !dbg !557

b37_fail1:
	%271 = icmp ne i64 %p2, %148, !dbg !559
	br i1 %271, label %b37_fail2, label %b37_ok2, !dbg !559

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !559
	ret void, !dbg !559

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !559
	ret void, !dbg !559

b39_fail1:
	%272 = icmp ne i64 %p2, %148, !dbg !562
	br i1 %272, label %b39_fail2, label %b39_ok2, !dbg !562

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !562
	ret void, !dbg !562

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !562
	ret void, !dbg !562

b43_cold:
	br i1 %143, label %b44_cold, label %b45_cold, !dbg !540

b44_cold:
	%273 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !550
	%274 = addrspacecast i16 addrspace(1)* %273 to i16*, !dbg !542
	%275 = icmp uge i64 %p10, %p2, !dbg !550
	%276 = icmp ugt i64 %145, 5, !dbg !542
	%277 = or i1 %275, %276, !dbg !542
	br i1 %277, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !542, !prof !14

b44_cold_fail1:
	%278 = icmp uge i64 %p10, %p2, !dbg !550
	br i1 %278, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !550

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !550
	ret void, !dbg !550

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %145, i64 5), !dbg !542
	ret void, !dbg !542

b44_cold_ok1:
	%279 = bitcast i16* %274 to i8*, !dbg !542
	%280 = call i32 @gpuc_test_thread_uint16(i8* %279, i32 %p9, i16 zeroext %p11), !dbg !542
	%281 = icmp ne i32 %280, 0, !dbg !542
	br label %b53_cold, !dbg !542

b45_cold:
	br i1 %146, label %b46_cold, label %b47_cold, !dbg !543

b46_cold:
	%282 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !544
	%283 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !544
	%284 = addrspacecast i32 addrspace(1)* %282 to i32*, !dbg !544
	%285 = icmp ne i64 %p2, %148, !dbg !544
	%286 = icmp ugt i64 %145, 5, !dbg !544
	%287 = or i1 %285, %286, !dbg !544
	br i1 %287, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !544, !prof !14

b46_cold_fail1:
	%288 = icmp ne i64 %p2, %148, !dbg !544
	br i1 %288, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !544

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !544
	ret void, !dbg !544

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %145, i64 5), !dbg !544
	ret void, !dbg !544

b46_cold_ok1:
	%289 = bitcast i16* %283 to i8*, !dbg !544
	%290 = bitcast i32* %284 to i8*, !dbg !544
	%291 = call i32 @gpuc_test_all_thread(i8* %289, i64 %p2, i8* %290, i32 %p9, i64 %149, i32 6), !dbg !544
	%292 = icmp ne i32 %291, 0, !dbg !544
	br label %b53_cold, !dbg !544

b47_cold:
	br i1 %150, label %b48_cold, label %b49_cold, !dbg !545

b48_cold:
	%293 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !551
	%294 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !551
	%295 = addrspacecast i32 addrspace(1)* %293 to i32*, !dbg !551
	%296 = icmp ne i64 %p2, %148, !dbg !551
	%297 = icmp ugt i64 %145, 5, !dbg !551
	%298 = or i1 %296, %297, !dbg !551
	br i1 %298, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !551, !prof !14

b48_cold_fail1:
	%299 = icmp ne i64 %p2, %148, !dbg !551
	br i1 %299, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !551

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !551
	ret void, !dbg !551

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %145, i64 5), !dbg !551
	ret void, !dbg !551

b48_cold_ok1:
	%300 = bitcast i16* %294 to i8*, !dbg !551
	%301 = bitcast i32* %295 to i8*, !dbg !551
	%302 = call i64 @gpuc_test_any_thread(i8* %300, i64 %p2, i8* %301, i32 %p9, i64 %149, i32 6), !dbg !551
	%303 = icmp sge i64 %302, 0, !dbg !552
	br label %b59_cold, !dbg !553

b49_cold:
	br i1 %151, label %b50_cold, label %b51_cold, !dbg !546

b50_cold:
	%304 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !554
	%305 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !554
	%306 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !554
	%307 = addrspacecast i32 addrspace(1)* %304 to i32*, !dbg !554
	%308 = icmp ugt i64 %p2, %p6, !dbg !554
	%309 = icmp ne i64 %p2, %148, !dbg !554
	%310 = icmp ugt i64 %145, 5, !dbg !554
	%311 = or i1 %308, %309, !dbg !554
	%312 = or i1 %311, %310, !dbg !554
	br i1 %312, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !554, !prof !14

b50_cold_fail1:
	%313 = icmp ugt i64 %p2, %p6, !dbg !554
	br i1 %313, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !554

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !554
	ret void, !dbg !554

b50_cold_ok2:
	%314 = icmp ne i64 %p2, %148, !dbg !554
	br i1 %314, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !554

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !554
	ret void, !dbg !554

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %145, i64 5), !dbg !554
	ret void, !dbg !554

b50_cold_ok1:
	%315 = bitcast i16* %305 to i8*, !dbg !554
	%316 = bitcast i64* %306 to i8*, !dbg !554
	%317 = bitcast i32* %307 to i8*, !dbg !554
	%318 = call i64 @gpuc_test_some_thread(i8* %315, i64 %p2, i8* %316, i8* %317, i32 %p9, i64 %149, i32 6), !dbg !554
	%319 = icmp sgt i64 %318, 0, !dbg !555
	br label %b59_cold, !dbg !556

b51_cold:
	br i1 %152, label %b52_cold, label %b54_cold, !dbg !547

b52_cold:
	%320 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !557
	%321 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !557
	%322 = addrspacecast i32 addrspace(1)* %320 to i32*, !dbg !557
	%323 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !557
	%324 = icmp ne i64 %p2, %148, !dbg !557
	%325 = icmp ne i64 %p2, %p13, !dbg !557
	%326 = icmp ugt i64 %145, 5, !dbg !557
	%327 = or i1 %324, %325, !dbg !557
	%328 = or i1 %327, %326, !dbg !557
	br i1 %328, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !557, !prof !14

b52_cold_fail1:
	%329 = icmp ne i64 %p2, %148, !dbg !557
	br i1 %329, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !557

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !557
	ret void, !dbg !557

b52_cold_ok2:
	%330 = icmp ne i64 %p2, %p13, !dbg !557
	br i1 %330, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !557

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !557
	ret void, !dbg !557

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %145, i64 5), !dbg !557
	ret void, !dbg !557

b52_cold_ok1:
	%331 = bitcast i16* %321 to i8*, !dbg !557
	%332 = bitcast i32* %322 to i8*, !dbg !557
	%333 = bitcast i16* %323 to i8*, !dbg !557
	%334 = call i32 @gpuc_test_all_vector_thread(i8* %331, i64 %p2, i8* %332, i32 %p9, i8* %333, i32 6), !dbg !557
	%335 = icmp ne i32 %334, 0, !dbg !557
	br label %b53_cold, !dbg !557

b53_cold:
	%336 = phi i1 [ %281, %b44_cold_ok1 ], [ %292, %b46_cold_ok1 ], [ %335, %b52_cold_ok1 ], !dbg !558
	br i1 %336, label %b59_cold, label %b58_cold, !dbg !558

b54_cold:
	br i1 %153, label %b55_cold, label %b56_cold, !dbg !548

b55_cold:
	%337 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !559
	%338 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !559
	%339 = addrspacecast i32 addrspace(1)* %337 to i32*, !dbg !559
	%340 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !559
	%341 = icmp ne i64 %p2, %148, !dbg !559
	%342 = icmp ne i64 %p2, %p13, !dbg !559
	%343 = icmp ugt i64 %145, 5, !dbg !559
	%344 = or i1 %341, %342, !dbg !559
	%345 = or i1 %344, %343, !dbg !559
	br i1 %345, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !559, !prof !14

b55_cold_fail1:
	%346 = icmp ne i64 %p2, %148, !dbg !559
	br i1 %346, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !559

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !559
	ret void, !dbg !559

b55_cold_ok2:
	%347 = icmp ne i64 %p2, %p13, !dbg !559
	br i1 %347, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !559

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !559
	ret void, !dbg !559

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %145, i64 5), !dbg !559
	ret void, !dbg !559

b55_cold_ok1:
	%348 = bitcast i16* %338 to i8*, !dbg !559
	%349 = bitcast i32* %339 to i8*, !dbg !559
	%350 = bitcast i16* %340 to i8*, !dbg !559
	%351 = call i64 @gpuc_test_any_vector_thread(i8* %348, i64 %p2, i8* %349, i32 %p9, i8* %350, i32 6), !dbg !559
	%352 = icmp sge i64 %351, 0, !dbg !560
	br label %b59_cold, !dbg !561

b56_cold:
	br i1 %154, label %b57_cold, label %b58_cold, !dbg !549

b57_cold:
	%353 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !562
	%354 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !562
	%355 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !562
	%356 = addrspacecast i32 addrspace(1)* %353 to i32*, !dbg !562
	%357 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !562
	%358 = icmp ugt i64 %p2, %p6, !dbg !562
	%359 = icmp ne i64 %p2, %148, !dbg !562
	%360 = icmp ne i64 %p2, %p13, !dbg !562
	%361 = icmp ugt i64 %145, 5, !dbg !562
	%362 = or i1 %358, %359, !dbg !562
	%363 = or i1 %362, %360, !dbg !562
	%364 = or i1 %363, %361, !dbg !562
	br i1 %364, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !562, !prof !14

b57_cold_fail1:
	%365 = icmp ugt i64 %p2, %p6, !dbg !562
	br i1 %365, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !562

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !562
	ret void, !dbg !562

b57_cold_ok2:
	%366 = icmp ne i64 %p2, %148, !dbg !562
	br i1 %366, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !562

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !562
	ret void, !dbg !562

b57_cold_ok3:
	%367 = icmp ne i64 %p2, %p13, !dbg !562
	br i1 %367, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !562

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !562
	ret void, !dbg !562

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %145, i64 5), !dbg !562
	ret void, !dbg !562

b57_cold_ok1:
	%368 = bitcast i16* %354 to i8*, !dbg !562
	%369 = bitcast i64* %355 to i8*, !dbg !562
	%370 = bitcast i32* %356 to i8*, !dbg !562
	%371 = bitcast i16* %357 to i8*, !dbg !562
	%372 = call i64 @gpuc_test_some_vector_thread(i8* %368, i64 %p2, i8* %369, i8* %370, i32 %p9, i8* %371, i32 6), !dbg !562
	%373 = icmp sgt i64 %372, 0, !dbg !563
	br label %b59_cold, !dbg !564

b58_cold:
	br label %b59_cold, !dbg !565

b59_cold:
	%374 = phi i1 [ %303, %b48_cold_ok1 ], [ %319, %b50_cold_ok1 ], [ %352, %b55_cold_ok1 ], [ %373, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !539
	%375 = phi i64 [ %302, %b48_cold_ok1 ], [ %318, %b50_cold_ok1 ], [ %351, %b55_cold_ok1 ], [ %372, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !539
	br i1 %374, label %b61, label %b60_cold, !dbg !539

b60_cold:
	br i1 %144, label %b61, label %b43_cold, !dbg !541

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !567
	ret void, !dbg !567
}

define void @NumbersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !568 {
entry:
	br label %b0, !dbg !569

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !569
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !569
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !569
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !572
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !573, !range !15
	%5 = sext i32 %4 to i64, !dbg !573
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !573, !range !17
	%7 = sext i32 %6 to i64, !dbg !573
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !573, !range !17
	%9 = sext i32 %8 to i64, !dbg !573
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !573, !range !28
	%11 = sext i32 %10 to i64, !dbg !573
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !573, !range !29
	%13 = sext i32 %12 to i64, !dbg !573
	%14 = mul i64 %13, %9, !dbg !573
	%15 = add i64 %7, %14, !dbg !573
	%16 = mul i64 %11, %15, !dbg !573
	%17 = add i64 %5, %16, !dbg !573
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !573, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !573, !range !30
	%20 = mul i32 %18, %19, !dbg !573
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !31
	%22 = mul i32 %20, %21, !dbg !573
	%23 = sext i32 %22 to i64, !dbg !573
	%24 = mul i64 %17, %23, !dbg !573
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !573, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !573, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !573, !range !18
	%28 = mul i32 %19, %27, !dbg !573
	%29 = add i32 %26, %28, !dbg !573
	%30 = mul i32 %18, %29, !dbg !573
	%31 = add i32 %25, %30, !dbg !573
	%32 = sext i32 %31 to i64, !dbg !573
	%33 = add i64 %24, %32, !dbg !573
	%34 = mul i64 %11, %13, !dbg !573
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !573, !range !29
	%36 = sext i32 %35 to i64, !dbg !573
	%37 = mul i64 %34, %36, !dbg !573
	%38 = mul i64 %37, %23, !dbg !573
	%39 = icmp eq i64 %p0, 0, !dbg !574
	%40 = sext i32 %3 to i64, !dbg !572
	%41 = trunc i64 %p7 to i32, !dbg !572
	%42 = icmp eq i64 %p0, 1, !dbg !575
	%43 = icmp eq i64 %p0, 2, !dbg !576
	%44 = icmp eq i64 %p0, 3, !dbg !577
	%45 = icmp eq i64 %p0, 4, !dbg !578
	%46 = mul i64 %p4, -1, !dbg !573
	%47 = add i64 %p2, %46, !dbg !573
	%48 = icmp sge i64 %47, 0, !dbg !573
	%49 = mul i64 %p2, -1, !dbg !573
	%50 = add i64 %49, %p6, !dbg !573
	%51 = icmp sge i64 %50, 0, !dbg !573
	%52 = and i1 %48, %51, !dbg !573
	br i1 %52, label %b1, label %b13_cold, !dbg !573, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !573
	%54 = icmp slt i64 %53, %p4, !dbg !573
	br i1 %54, label %b2, label %b25, !dbg !573

b2:
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %53, !dbg !579
	br i1 %39, label %b3, label %b4, !dbg !574

b3:
	%56 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !572
	%57 = icmp uge i64 %p7, %40, !dbg !572
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !572, !prof !14

b3_ok1:
	%58 = bitcast i32* %56 to i8*, !dbg !572
	%59 = call i32 @gpuc_atomic_fetch_thread_32(i8* %58, i32 %41), !dbg !572
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !580
	store i32 %59, i32 addrspace(1)* %60, align 4, !dbg !580
	br label %b12, !dbg !580

b4:
	br i1 %42, label %b5, label %b6, !dbg !575

b5:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !582
	%62 = icmp uge i64 %p7, %40, !dbg !581
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !581, !prof !14

b5_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !582
	%64 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !581
	%65 = bitcast i32* %64 to i8*, !dbg !581
	call void @gpuc_atomic_set_thread_32(i8* %65, i32 %63, i32 %41), !dbg !581
	br label %b12, !dbg !581

b6:
	br i1 %43, label %b7, label %b8, !dbg !576

b7:
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !584
	%67 = icmp uge i64 %p7, %40, !dbg !583
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !583, !prof !14

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %66, align 4, !dbg !584
	%69 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !583
	%70 = bitcast i32* %69 to i8*, !dbg !583
	%71 = call i32 @gpuc_atomic_swap_thread_32(i8* %70, i32 %68, i32 %41), !dbg !583
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !585
	store i32 %71, i32 addrspace(1)* %72, align 4, !dbg !585
	br label %b12, !dbg !585

b8:
	br i1 %44, label %b9, label %b10, !dbg !577

b9:
	%73 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !587
	%74 = icmp uge i64 %p7, %40, !dbg !586
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !586, !prof !14

b9_ok1:
	%75 = load i32, i32 addrspace(1)* %73, align 4, !dbg !587
	%76 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !586
	%77 = bitcast i32* %76 to i8*, !dbg !586
	call void @gpuc_atomic_add_thread_uint32(i8* %77, i32 %75, i32 %41), !dbg !586
	br label %b12, !dbg !586

b10:
	br i1 %45, label %b11, label %b12, !dbg !578

b11:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53, !dbg !589
	%79 = icmp uge i64 %p7, %40, !dbg !588
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !588, !prof !14

b11_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !589
	%81 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !588
	%82 = bitcast i32* %81 to i8*, !dbg !588
	%83 = call i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %82, i32 %80, i32 %41), !dbg !588
	%84 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %53, !dbg !590
	store i32 %83, i32 addrspace(1)* %84, align 4, !dbg !590
	br label %b12, !dbg !590

b12:
	%85 = add i64 %53, %38, !dbg !573
	br label %b1, !dbg !573

b25:
	ret void, !dbg !571

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !572
	ret void, !dbg !572

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !581
	ret void, !dbg !581

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !583
	ret void, !dbg !583

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !586
	ret void, !dbg !586

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !588
	ret void, !dbg !588

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !573
	%87 = icmp slt i64 %86, %p4, !dbg !573
	br i1 %87, label %b14_cold, label %b25, !dbg !573

b14_cold:
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %86, !dbg !579
	%89 = icmp uge i64 %86, %p2, !dbg !579
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !579, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !579
	ret void, !dbg !579

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !574

b15_cold:
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !572
	%91 = icmp uge i64 %p7, %40, !dbg !572
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !572, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !572
	ret void, !dbg !572

b15_cold_ok1:
	%92 = bitcast i32* %90 to i8*, !dbg !572
	%93 = call i32 @gpuc_atomic_fetch_thread_32(i8* %92, i32 %41), !dbg !572
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !580
	%95 = icmp uge i64 %86, %p6, !dbg !580
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !580, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !580
	ret void, !dbg !580

b15_cold_ok2:
	store i32 %93, i32 addrspace(1)* %94, align 4, !dbg !580
	br label %b24_cold, !dbg !580

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !575

b17_cold:
	%96 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !582
	%97 = icmp uge i64 %p7, %40, !dbg !581
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !581, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !581
	ret void, !dbg !581

b17_cold_ok1:
	%98 = load i32, i32 addrspace(1)* %96, align 4, !dbg !582
	%99 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !581
	%100 = bitcast i32* %99 to i8*, !dbg !581
	call void @gpuc_atomic_set_thread_32(i8* %100, i32 %98, i32 %41), !dbg !581
	br label %b24_cold, !dbg !581

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !576

b19_cold:
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !584
	%102 = icmp uge i64 %p7, %40, !dbg !583
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !583, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !583
	ret void, !dbg !583

b19_cold_ok1:
	%103 = load i32, i32 addrspace(1)* %101, align 4, !dbg !584
	%104 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !583
	%105 = bitcast i32* %104 to i8*, !dbg !583
	%106 = call i32 @gpuc_atomic_swap_thread_32(i8* %105, i32 %103, i32 %41), !dbg !583
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !585
	%108 = icmp uge i64 %86, %p6, !dbg !585
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !585, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !585
	ret void, !dbg !585

b19_cold_ok2:
	store i32 %106, i32 addrspace(1)* %107, align 4, !dbg !585
	br label %b24_cold, !dbg !585

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !577

b21_cold:
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !587
	%110 = icmp uge i64 %p7, %40, !dbg !586
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !586, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !586
	ret void, !dbg !586

b21_cold_ok1:
	%111 = load i32, i32 addrspace(1)* %109, align 4, !dbg !587
	%112 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !586
	%113 = bitcast i32* %112 to i8*, !dbg !586
	call void @gpuc_atomic_add_thread_uint32(i8* %113, i32 %111, i32 %41), !dbg !586
	br label %b24_cold, !dbg !586

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !578

b23_cold:
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %86, !dbg !589
	%115 = icmp uge i64 %p7, %40, !dbg !588
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !588, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !588
	ret void, !dbg !588

b23_cold_ok1:
	%116 = load i32, i32 addrspace(1)* %114, align 4, !dbg !589
	%117 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !588
	%118 = bitcast i32* %117 to i8*, !dbg !588
	%119 = call i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %118, i32 %116, i32 %41), !dbg !588
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %86, !dbg !590
	%121 = icmp uge i64 %86, %p6, !dbg !590
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !590, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !590
	ret void, !dbg !590

b23_cold_ok2:
	store i32 %119, i32 addrspace(1)* %120, align 4, !dbg !590
	br label %b24_cold, !dbg !590

b24_cold:
	%122 = add i64 %86, %38, !dbg !573
	br label %b13_cold, !dbg !573
}

define void @IntegersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !591 {
entry:
	br label %b0, !dbg !592

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !592
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !592
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !592
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !592
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !15
	%6 = sext i32 %5 to i64, !dbg !596
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !17
	%8 = sext i32 %7 to i64, !dbg !596
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !596, !range !17
	%10 = sext i32 %9 to i64, !dbg !596
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !596, !range !28
	%12 = sext i32 %11 to i64, !dbg !596
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !596, !range !29
	%14 = sext i32 %13 to i64, !dbg !596
	%15 = mul i64 %14, %10, !dbg !596
	%16 = add i64 %8, %15, !dbg !596
	%17 = mul i64 %12, %16, !dbg !596
	%18 = add i64 %6, %17, !dbg !596
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !596, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !596, !range !30
	%21 = mul i32 %19, %20, !dbg !596
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !31
	%23 = mul i32 %21, %22, !dbg !596
	%24 = sext i32 %23 to i64, !dbg !596
	%25 = mul i64 %18, %24, !dbg !596
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !596, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !596, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !596, !range !18
	%29 = mul i32 %20, %28, !dbg !596
	%30 = add i32 %27, %29, !dbg !596
	%31 = mul i32 %19, %30, !dbg !596
	%32 = add i32 %26, %31, !dbg !596
	%33 = sext i32 %32 to i64, !dbg !596
	%34 = add i64 %25, %33, !dbg !596
	%35 = mul i64 %12, %14, !dbg !596
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !596, !range !29
	%37 = sext i32 %36 to i64, !dbg !596
	%38 = mul i64 %35, %37, !dbg !596
	%39 = mul i64 %38, %24, !dbg !596
	%40 = icmp eq i64 %p0, 5, !dbg !597
	%41 = sext i32 %4 to i64, !dbg !595
	%42 = trunc i64 %p9 to i32, !dbg !595
	%43 = icmp eq i64 %p0, 6, !dbg !598
	%44 = icmp eq i64 %p0, 7, !dbg !599
	%45 = icmp eq i64 %p0, 8, !dbg !600
	%46 = icmp eq i64 %p0, 9, !dbg !601
	%47 = icmp eq i64 %p0, 10, !dbg !602
	%48 = icmp eq i64 %p0, 11, !dbg !603
	%49 = icmp eq i64 %p0, 12, !dbg !604
	%50 = icmp eq i64 %p0, 13, !dbg !605
	%51 = mul i64 %p4, -1, !dbg !596
	%52 = add i64 %p2, %51, !dbg !596
	%53 = icmp sge i64 %52, 0, !dbg !596
	%54 = mul i64 %p2, -1, !dbg !596
	%55 = add i64 %54, %p8, !dbg !596
	%56 = icmp sge i64 %55, 0, !dbg !596
	%57 = and i1 %53, %56, !dbg !596
	%58 = add i64 %54, %p6, !dbg !596
	%59 = icmp sge i64 %58, 0, !dbg !596
	%60 = and i1 %57, %59, !dbg !596
	%61 = mul i64 %p6, -1, !dbg !596
	%62 = add i64 %61, %p8, !dbg !596
	%63 = icmp sge i64 %62, 0, !dbg !596
	%64 = and i1 %60, %63, !dbg !596
	br i1 %64, label %b1, label %b21_cold, !dbg !596, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !596
	%66 = icmp slt i64 %65, %p4, !dbg !596
	br i1 %66, label %b2, label %b41, !dbg !596

b2:
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %65, !dbg !606
	br i1 %40, label %b3, label %b4, !dbg !597

b3:
	%68 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !595
	%69 = icmp uge i64 %p9, %41, !dbg !595
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !595, !prof !14

b3_ok1:
	%70 = bitcast i32* %68 to i8*, !dbg !595
	call void @gpuc_atomic_inc_thread_32(i8* %70, i32 %42), !dbg !595
	br label %b20, !dbg !595

b4:
	br i1 %43, label %b5, label %b6, !dbg !598

b5:
	%71 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !607
	%72 = icmp uge i64 %p9, %41, !dbg !607
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !607, !prof !14

b5_ok1:
	%73 = bitcast i32* %71 to i8*, !dbg !607
	%74 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %73, i32 %42), !dbg !607
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !608
	store i32 %74, i32 addrspace(1)* %75, align 4, !dbg !608
	br label %b20, !dbg !608

b6:
	br i1 %44, label %b7, label %b8, !dbg !599

b7:
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %65, !dbg !610
	%77 = icmp uge i64 %p9, %41, !dbg !609
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !609, !prof !14

b7_ok1:
	%78 = load i32, i32 addrspace(1)* %76, align 4, !dbg !610
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !611
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !611
	%81 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !609
	%82 = bitcast i32* %81 to i8*, !dbg !609
	%83 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %82, i32 %78, i32 %80, i32 %42), !dbg !609
	%84 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !612
	store i32 %83, i32 addrspace(1)* %84, align 4, !dbg !612
	br label %b20, !dbg !612

b8:
	br i1 %45, label %b9, label %b10, !dbg !600

b9:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !614
	%86 = icmp uge i64 %p9, %41, !dbg !613
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !613, !prof !14

b9_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !614
	%88 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !613
	%89 = bitcast i32* %88 to i8*, !dbg !613
	call void @gpuc_atomic_and_thread_32(i8* %89, i32 %87, i32 %42), !dbg !613
	br label %b20, !dbg !613

b10:
	br i1 %46, label %b11, label %b12, !dbg !601

b11:
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !616
	%91 = icmp uge i64 %p9, %41, !dbg !615
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !615, !prof !14

b11_ok1:
	%92 = load i32, i32 addrspace(1)* %90, align 4, !dbg !616
	%93 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !615
	%94 = bitcast i32* %93 to i8*, !dbg !615
	%95 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %94, i32 %92, i32 %42), !dbg !615
	%96 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !617
	store i32 %95, i32 addrspace(1)* %96, align 4, !dbg !617
	br label %b20, !dbg !617

b12:
	br i1 %47, label %b13, label %b14, !dbg !602

b13:
	%97 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !619
	%98 = icmp uge i64 %p9, %41, !dbg !618
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !618, !prof !14

b13_ok1:
	%99 = load i32, i32 addrspace(1)* %97, align 4, !dbg !619
	%100 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !618
	%101 = bitcast i32* %100 to i8*, !dbg !618
	call void @gpuc_atomic_or_thread_32(i8* %101, i32 %99, i32 %42), !dbg !618
	br label %b20, !dbg !618

b14:
	br i1 %48, label %b15, label %b16, !dbg !603

b15:
	%102 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !621
	%103 = icmp uge i64 %p9, %41, !dbg !620
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !620, !prof !14

b15_ok1:
	%104 = load i32, i32 addrspace(1)* %102, align 4, !dbg !621
	%105 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !620
	%106 = bitcast i32* %105 to i8*, !dbg !620
	%107 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %106, i32 %104, i32 %42), !dbg !620
	%108 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !622
	store i32 %107, i32 addrspace(1)* %108, align 4, !dbg !622
	br label %b20, !dbg !622

b16:
	br i1 %49, label %b17, label %b18, !dbg !604

b17:
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !624
	%110 = icmp uge i64 %p9, %41, !dbg !623
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !623, !prof !14

b17_ok1:
	%111 = load i32, i32 addrspace(1)* %109, align 4, !dbg !624
	%112 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !623
	%113 = bitcast i32* %112 to i8*, !dbg !623
	call void @gpuc_atomic_xor_thread_32(i8* %113, i32 %111, i32 %42), !dbg !623
	br label %b20, !dbg !623

b18:
	br i1 %50, label %b19, label %b20, !dbg !605

b19:
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !626
	%115 = icmp uge i64 %p9, %41, !dbg !625
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !625, !prof !14

b19_ok1:
	%116 = load i32, i32 addrspace(1)* %114, align 4, !dbg !626
	%117 = addrspacecast i32 addrspace(1)* %67 to i32*, !dbg !625
	%118 = bitcast i32* %117 to i8*, !dbg !625
	%119 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %118, i32 %116, i32 %42), !dbg !625
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %65, !dbg !627
	store i32 %119, i32 addrspace(1)* %120, align 4, !dbg !627
	br label %b20, !dbg !627

b20:
	%121 = add i64 %65, %39, !dbg !596
	br label %b1, !dbg !596

b41:
	ret void, !dbg !594

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !595
	ret void, !dbg !595

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !607
	ret void, !dbg !607

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !609
	ret void, !dbg !609

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !613
	ret void, !dbg !613

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !615
	ret void, !dbg !615

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !618
	ret void, !dbg !618

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !620
	ret void, !dbg !620

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !623
	ret void, !dbg !623

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !625
	ret void, !dbg !625

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !596
	%123 = icmp slt i64 %122, %p4, !dbg !596
	br i1 %123, label %b22_cold, label %b41, !dbg !596

b22_cold:
	%124 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %122, !dbg !606
	%125 = icmp uge i64 %122, %p2, !dbg !606
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !606, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !606
	ret void, !dbg !606

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !597

b23_cold:
	%126 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !595
	%127 = icmp uge i64 %p9, %41, !dbg !595
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !595, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !595
	ret void, !dbg !595

b23_cold_ok1:
	%128 = bitcast i32* %126 to i8*, !dbg !595
	call void @gpuc_atomic_inc_thread_32(i8* %128, i32 %42), !dbg !595
	br label %b40_cold, !dbg !595

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !598

b25_cold:
	%129 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !607
	%130 = icmp uge i64 %p9, %41, !dbg !607
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !607, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !607
	ret void, !dbg !607

b25_cold_ok1:
	%131 = bitcast i32* %129 to i8*, !dbg !607
	%132 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %131, i32 %42), !dbg !607
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !608
	%134 = icmp uge i64 %122, %p8, !dbg !608
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !608, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !608
	ret void, !dbg !608

b25_cold_ok2:
	store i32 %132, i32 addrspace(1)* %133, align 4, !dbg !608
	br label %b40_cold, !dbg !608

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !599

b27_cold:
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %122, !dbg !610
	%136 = icmp uge i64 %122, %p6, !dbg !610
	%137 = icmp uge i64 %p9, %41, !dbg !609
	%138 = or i1 %136, %137, !dbg !609
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !609, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !610
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !610

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !610
	ret void, !dbg !610

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !609
	ret void, !dbg !609

b27_cold_ok1:
	%140 = load i32, i32 addrspace(1)* %135, align 4, !dbg !610
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !611
	%142 = load i32, i32 addrspace(1)* %141, align 4, !dbg !611
	%143 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !609
	%144 = bitcast i32* %143 to i8*, !dbg !609
	%145 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %144, i32 %140, i32 %142, i32 %42), !dbg !609
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !612
	%147 = icmp uge i64 %122, %p8, !dbg !612
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !612, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !612
	ret void, !dbg !612

b27_cold_ok3:
	store i32 %145, i32 addrspace(1)* %146, align 4, !dbg !612
	br label %b40_cold, !dbg !612

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !600

b29_cold:
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !614
	%149 = icmp uge i64 %p9, %41, !dbg !613
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !613, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !613
	ret void, !dbg !613

b29_cold_ok1:
	%150 = load i32, i32 addrspace(1)* %148, align 4, !dbg !614
	%151 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !613
	%152 = bitcast i32* %151 to i8*, !dbg !613
	call void @gpuc_atomic_and_thread_32(i8* %152, i32 %150, i32 %42), !dbg !613
	br label %b40_cold, !dbg !613

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !601

b31_cold:
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !616
	%154 = icmp uge i64 %p9, %41, !dbg !615
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !615, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !615
	ret void, !dbg !615

b31_cold_ok1:
	%155 = load i32, i32 addrspace(1)* %153, align 4, !dbg !616
	%156 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !615
	%157 = bitcast i32* %156 to i8*, !dbg !615
	%158 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %157, i32 %155, i32 %42), !dbg !615
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !617
	%160 = icmp uge i64 %122, %p8, !dbg !617
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !617, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !617
	ret void, !dbg !617

b31_cold_ok2:
	store i32 %158, i32 addrspace(1)* %159, align 4, !dbg !617
	br label %b40_cold, !dbg !617

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !602

b33_cold:
	%161 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !619
	%162 = icmp uge i64 %p9, %41, !dbg !618
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !618, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !618
	ret void, !dbg !618

b33_cold_ok1:
	%163 = load i32, i32 addrspace(1)* %161, align 4, !dbg !619
	%164 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !618
	%165 = bitcast i32* %164 to i8*, !dbg !618
	call void @gpuc_atomic_or_thread_32(i8* %165, i32 %163, i32 %42), !dbg !618
	br label %b40_cold, !dbg !618

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !603

b35_cold:
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !621
	%167 = icmp uge i64 %p9, %41, !dbg !620
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !620, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !620
	ret void, !dbg !620

b35_cold_ok1:
	%168 = load i32, i32 addrspace(1)* %166, align 4, !dbg !621
	%169 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !620
	%170 = bitcast i32* %169 to i8*, !dbg !620
	%171 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %170, i32 %168, i32 %42), !dbg !620
	%172 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !622
	%173 = icmp uge i64 %122, %p8, !dbg !622
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !622, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !622
	ret void, !dbg !622

b35_cold_ok2:
	store i32 %171, i32 addrspace(1)* %172, align 4, !dbg !622
	br label %b40_cold, !dbg !622

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !604

b37_cold:
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !624
	%175 = icmp uge i64 %p9, %41, !dbg !623
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !623, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !623
	ret void, !dbg !623

b37_cold_ok1:
	%176 = load i32, i32 addrspace(1)* %174, align 4, !dbg !624
	%177 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !623
	%178 = bitcast i32* %177 to i8*, !dbg !623
	call void @gpuc_atomic_xor_thread_32(i8* %178, i32 %176, i32 %42), !dbg !623
	br label %b40_cold, !dbg !623

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !605

b39_cold:
	%179 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %122, !dbg !626
	%180 = icmp uge i64 %p9, %41, !dbg !625
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !625, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !625
	ret void, !dbg !625

b39_cold_ok1:
	%181 = load i32, i32 addrspace(1)* %179, align 4, !dbg !626
	%182 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !625
	%183 = bitcast i32* %182 to i8*, !dbg !625
	%184 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %183, i32 %181, i32 %42), !dbg !625
	%185 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %122, !dbg !627
	%186 = icmp uge i64 %122, %p8, !dbg !627
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !627, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !627
	ret void, !dbg !627

b39_cold_ok2:
	store i32 %184, i32 addrspace(1)* %185, align 4, !dbg !627
	br label %b40_cold, !dbg !627

b40_cold:
	%187 = add i64 %122, %39, !dbg !596
	br label %b21_cold, !dbg !596
}

define void @WaitUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !628 {
entry:
	br label %b0, !dbg !629

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !629
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !629
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !629
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !629
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !629
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !629
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !632
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !633, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !633, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !633, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !633, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !633, !range !30
	%12 = mul i32 %11, %9, !dbg !633
	%13 = add i32 %8, %12, !dbg !633
	%14 = mul i32 %10, %13, !dbg !633
	%15 = add i32 %7, %14, !dbg !633
	%16 = sext i32 %15 to i64, !dbg !633
	%17 = icmp eq i64 %16, 33, !dbg !634
	br i1 %17, label %b1, label %b7, !dbg !634

b1:
	%18 = sext i32 %6 to i64, !dbg !632
	%19 = trunc i64 %p16 to i32, !dbg !632
	%20 = mul i64 %p4, -1, !dbg !634
	%21 = add i64 %p2, %20, !dbg !634
	%22 = icmp sge i64 %21, 0, !dbg !634
	br i1 %22, label %b2, label %b4_cold, !dbg !634, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !634
	%24 = add i64 %23, 1, !dbg !634
	%25 = icmp slt i64 %24, %p4, !dbg !634
	br i1 %25, label %b3, label %b6, !dbg !634

b3:
	%26 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %24, !dbg !635
	%27 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %24, !dbg !636
	%28 = icmp uge i64 %p16, %18, !dbg !632
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !632, !prof !14

b3_ok1:
	%29 = load i32, i32 addrspace(1)* %27, align 4, !dbg !636
	%30 = addrspacecast i32 addrspace(1)* %26 to i32*, !dbg !632
	%31 = bitcast i32* %30 to i8*, !dbg !632
	call void @gpuc_p_thread_32(i8* %31, i32 %29, i32 %19), !dbg !632
	br label %b2, !dbg !632

b6:
	call void @gpuc_quiet_thread(), !dbg !637
	br label %b62, !dbg !637

b7:
	%32 = icmp eq i64 %16, 0, !dbg !638
	br i1 %32, label %b8, label %b62, !dbg !638

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !639
	br i1 %33, label %b9, label %b24, !dbg !639

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !642
	br i1 %34, label %b10, label %b11, !dbg !642

b10:
	%35 = sext i32 %p9 to i64, !dbg !644
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !643
	%37 = addrspacecast i32 addrspace(1)* %36 to i32*, !dbg !644
	%38 = icmp uge i64 %p10, %p2, !dbg !643
	%39 = icmp ugt i64 %35, 5, !dbg !644
	%40 = or i1 %38, %39, !dbg !644
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !644, !prof !14

b10_ok1:
	%41 = bitcast i32* %37 to i8*, !dbg !644
	call void @gpuc_wait_until_thread_uint32(i8* %41, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 100), !dbg !644
	br label %b23, !dbg !644

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !645
	br i1 %42, label %b12, label %b13, !dbg !645

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !646
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !646
	%45 = sext i32 %p9 to i64, !dbg !646
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !646
	%47 = zext i32 %p11 to i64, !dbg !646
	%48 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !646
	%49 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !646
	%50 = icmp ne i64 %p2, %44, !dbg !646
	%51 = icmp ugt i64 %45, 5, !dbg !646
	%52 = or i1 %50, %51, !dbg !646
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !646, !prof !14

b12_ok1:
	%53 = bitcast i32* %48 to i8*, !dbg !646
	%54 = bitcast i32* %49 to i8*, !dbg !646
	call void @gpuc_wait_until_all_thread(i8* %53, i64 %p2, i8* %54, i32 %p9, i64 %47, i32 7, i32 1, i8* %ctrl, i32 101), !dbg !646
	br label %b23, !dbg !646

b13:
	%55 = icmp eq i64 %p0, 2, !dbg !647
	br i1 %55, label %b14, label %b15, !dbg !647

b14:
	%56 = icmp eq i64 %p8, 0, !dbg !648
	%57 = select i1 %56, i64 %p2, i64 %p8, !dbg !648
	%58 = sext i32 %p9 to i64, !dbg !648
	%59 = select i1 %56, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !648
	%60 = zext i32 %p11 to i64, !dbg !648
	%61 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !648
	%62 = addrspacecast i32 addrspace(1)* %59 to i32*, !dbg !648
	%63 = icmp ne i64 %p2, %57, !dbg !648
	%64 = icmp ugt i64 %58, 5, !dbg !648
	%65 = or i1 %63, %64, !dbg !648
	br i1 %65, label %b14_fail1, label %b14_ok1, !dbg !648, !prof !14

b14_ok1:
	%66 = bitcast i32* %61 to i8*, !dbg !648
	%67 = bitcast i32* %62 to i8*, !dbg !648
	%68 = call i64 @gpuc_wait_until_any_thread(i8* %66, i64 %p2, i8* %67, i32 %p9, i64 %60, i32 7, i32 1, i8* %ctrl, i32 102), !dbg !648
	br label %b23, !dbg !649

b15:
	%69 = icmp eq i64 %p0, 3, !dbg !650
	br i1 %69, label %b16, label %b17, !dbg !650

b16:
	%70 = icmp eq i64 %p8, 0, !dbg !651
	%71 = select i1 %70, i64 %p2, i64 %p8, !dbg !651
	%72 = sext i32 %p9 to i64, !dbg !651
	%73 = select i1 %70, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !651
	%74 = zext i32 %p11 to i64, !dbg !651
	%75 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !651
	%76 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !651
	%77 = addrspacecast i32 addrspace(1)* %73 to i32*, !dbg !651
	%78 = icmp ugt i64 %p2, %p6, !dbg !651
	%79 = icmp ne i64 %p2, %71, !dbg !651
	%80 = icmp ugt i64 %72, 5, !dbg !651
	%81 = or i1 %78, %79, !dbg !651
	%82 = or i1 %81, %80, !dbg !651
	br i1 %82, label %b16_fail1, label %b16_ok1, !dbg !651, !prof !14

b16_ok1:
	%83 = bitcast i32* %75 to i8*, !dbg !651
	%84 = bitcast i64* %76 to i8*, !dbg !651
	%85 = bitcast i32* %77 to i8*, !dbg !651
	%86 = call i64 @gpuc_wait_until_some_thread(i8* %83, i64 %p2, i8* %84, i8* %85, i32 %p9, i64 %74, i32 7, i32 1, i8* %ctrl, i32 103), !dbg !651
	br label %b23, !dbg !652

b17:
	%87 = icmp eq i64 %p0, 4, !dbg !653
	br i1 %87, label %b18, label %b19, !dbg !653

b18:
	%88 = icmp eq i64 %p8, 0, !dbg !654
	%89 = select i1 %88, i64 %p2, i64 %p8, !dbg !654
	%90 = sext i32 %p9 to i64, !dbg !654
	%91 = select i1 %88, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !654
	%92 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !654
	%93 = addrspacecast i32 addrspace(1)* %91 to i32*, !dbg !654
	%94 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !654
	%95 = icmp ne i64 %p2, %89, !dbg !654
	%96 = icmp ne i64 %p2, %p13, !dbg !654
	%97 = icmp ugt i64 %90, 5, !dbg !654
	%98 = or i1 %95, %96, !dbg !654
	%99 = or i1 %98, %97, !dbg !654
	br i1 %99, label %b18_fail1, label %b18_ok1, !dbg !654, !prof !14

b18_ok1:
	%100 = bitcast i32* %92 to i8*, !dbg !654
	%101 = bitcast i32* %93 to i8*, !dbg !654
	%102 = bitcast i32* %94 to i8*, !dbg !654
	call void @gpuc_wait_until_all_vector_thread(i8* %100, i64 %p2, i8* %101, i32 %p9, i8* %102, i32 7, i32 1, i8* %ctrl, i32 104), !dbg !654
	br label %b23, !dbg !654

b19:
	%103 = icmp eq i64 %p0, 5, !dbg !655
	br i1 %103, label %b20, label %b21, !dbg !655

b20:
	%104 = icmp eq i64 %p8, 0, !dbg !656
	%105 = select i1 %104, i64 %p2, i64 %p8, !dbg !656
	%106 = sext i32 %p9 to i64, !dbg !656
	%107 = select i1 %104, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !656
	%108 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !656
	%109 = addrspacecast i32 addrspace(1)* %107 to i32*, !dbg !656
	%110 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !656
	%111 = icmp ne i64 %p2, %105, !dbg !656
	%112 = icmp ne i64 %p2, %p13, !dbg !656
	%113 = icmp ugt i64 %106, 5, !dbg !656
	%114 = or i1 %111, %112, !dbg !656
	%115 = or i1 %114, %113, !dbg !656
	br i1 %115, label %b20_fail1, label %b20_ok1, !dbg !656, !prof !14

b20_ok1:
	%116 = bitcast i32* %108 to i8*, !dbg !656
	%117 = bitcast i32* %109 to i8*, !dbg !656
	%118 = bitcast i32* %110 to i8*, !dbg !656
	%119 = call i64 @gpuc_wait_until_any_vector_thread(i8* %116, i64 %p2, i8* %117, i32 %p9, i8* %118, i32 7, i32 1, i8* %ctrl, i32 105), !dbg !656
	br label %b23, !dbg !657

b21:
	%120 = icmp eq i64 %p0, 6, !dbg !658
	br i1 %120, label %b22, label %b23, !dbg !658

b22:
	%121 = icmp eq i64 %p8, 0, !dbg !659
	%122 = select i1 %121, i64 %p2, i64 %p8, !dbg !659
	%123 = sext i32 %p9 to i64, !dbg !659
	%124 = select i1 %121, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !659
	%125 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !659
	%126 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !659
	%127 = addrspacecast i32 addrspace(1)* %124 to i32*, !dbg !659
	%128 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !659
	%129 = icmp ugt i64 %p2, %p6, !dbg !659
	%130 = icmp ne i64 %p2, %122, !dbg !659
	%131 = icmp ne i64 %p2, %p13, !dbg !659
	%132 = icmp ugt i64 %123, 5, !dbg !659
	%133 = or i1 %129, %130, !dbg !659
	%134 = or i1 %133, %131, !dbg !659
	%135 = or i1 %134, %132, !dbg !659
	br i1 %135, label %b22_fail1, label %b22_ok1, !dbg !659, !prof !14

b22_ok1:
	%136 = bitcast i32* %125 to i8*, !dbg !659
	%137 = bitcast i64* %126 to i8*, !dbg !659
	%138 = bitcast i32* %127 to i8*, !dbg !659
	%139 = bitcast i32* %128 to i8*, !dbg !659
	%140 = call i64 @gpuc_wait_until_some_vector_thread(i8* %136, i64 %p2, i8* %137, i8* %138, i32 %p9, i8* %139, i32 7, i32 1, i8* %ctrl, i32 106), !dbg !659
	br label %b23, !dbg !660

b23:
	%141 = phi i64 [ %68, %b14_ok1 ], [ %86, %b16_ok1 ], [ %119, %b20_ok1 ], [ %140, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !641
	br label %b61, !dbg !641

b24:
	%142 = sub i64 %p0, 7, !dbg !661
	%143 = icmp eq i64 %142, 0, !dbg !664
	%144 = icmp eq i64 %p4, 0, !dbg !665
	%145 = sext i32 %p9 to i64, !dbg !666
	%146 = icmp eq i64 %142, 1, !dbg !667
	%147 = icmp eq i64 %p8, 0, !dbg !668
	%148 = select i1 %147, i64 %p2, i64 %p8, !dbg !668
	%149 = zext i32 %p11 to i64, !dbg !668
	%150 = icmp eq i64 %142, 2, !dbg !669
	%151 = icmp eq i64 %142, 3, !dbg !670
	%152 = icmp eq i64 %142, 4, !dbg !671
	%153 = icmp eq i64 %142, 5, !dbg !672
	%154 = icmp eq i64 %142, 6, !dbg !673
	%155 = icmp ule i64 %p10, 281474976710655, !dbg !664
	%156 = add i64 %p2, -1, !dbg !664
	%157 = mul i64 %p10, -1, !dbg !664
	%158 = add i64 %156, %157, !dbg !664
	%159 = icmp sge i64 %158, 0, !dbg !664
	%160 = and i1 %155, %159, !dbg !664
	%161 = icmp sge i64 %145, 0, !dbg !664
	%162 = and i1 %160, %161, !dbg !664
	%163 = mul i64 %145, -1, !dbg !664
	%164 = add i64 %163, 5, !dbg !664
	%165 = icmp sge i64 %164, 0, !dbg !664
	%166 = and i1 %162, %165, !dbg !664
	%167 = mul i64 %p2, -1, !dbg !664
	%168 = add i64 %167, %p6, !dbg !664
	%169 = icmp sge i64 %168, 0, !dbg !664
	%170 = and i1 %166, %169, !dbg !664
	br i1 %170, label %b25, label %b43_cold, !dbg !661, !prof !12

b25:
	br i1 %143, label %b26, label %b27, !dbg !664

b26:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !674
	%172 = addrspacecast i32 addrspace(1)* %171 to i32*, !dbg !666
	%173 = bitcast i32* %172 to i8*, !dbg !666
	%174 = call i32 @gpuc_test_thread_uint32(i8* %173, i32 %p9, i32 %p11), !dbg !666
	%175 = icmp ne i32 %174, 0, !dbg !666
	br label %b35, !dbg !666

b27:
	br i1 %146, label %b28, label %b29, !dbg !667

b28:
	%176 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !668
	%177 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !668
	%178 = addrspacecast i32 addrspace(1)* %176 to i32*, !dbg !668
	%179 = icmp ne i64 %p2, %148, !dbg !668
	br i1 %179, label %b28_fail1, label %b28_ok1, !dbg !668, !prof !14

b28_ok1:
	%180 = bitcast i32* %177 to i8*, !dbg !668
	%181 = bitcast i32* %178 to i8*, !dbg !668
	%182 = call i32 @gpuc_test_all_thread(i8* %180, i64 %p2, i8* %181, i32 %p9, i64 %149, i32 7), !dbg !668
	%183 = icmp ne i32 %182, 0, !dbg !668
	br label %b35, !dbg !668

b29:
	br i1 %150, label %b30, label %b31, !dbg !669

b30:
	%184 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !675
	%185 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !675
	%186 = addrspacecast i32 addrspace(1)* %184 to i32*, !dbg !675
	%187 = icmp ne i64 %p2, %148, !dbg !675
	br i1 %187, label %b30_fail1, label %b30_ok1, !dbg !675, !prof !14

b30_ok1:
	%188 = bitcast i32* %185 to i8*, !dbg !675
	%189 = bitcast i32* %186 to i8*, !dbg !675
	%190 = call i64 @gpuc_test_any_thread(i8* %188, i64 %p2, i8* %189, i32 %p9, i64 %149, i32 7), !dbg !675
	%191 = icmp sge i64 %190, 0, !dbg !676
	br label %b41, !dbg !677

b31:
	br i1 %151, label %b32, label %b33, !dbg !670

b32:
	%192 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !678
	%193 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !678
	%194 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !678
	%195 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !678
	%196 = icmp ne i64 %p2, %148, !dbg !678
	br i1 %196, label %b32_fail1, label %b32_ok1, !dbg !678, !prof !14

b32_ok1:
	%197 = bitcast i32* %193 to i8*, !dbg !678
	%198 = bitcast i64* %194 to i8*, !dbg !678
	%199 = bitcast i32* %195 to i8*, !dbg !678
	%200 = call i64 @gpuc_test_some_thread(i8* %197, i64 %p2, i8* %198, i8* %199, i32 %p9, i64 %149, i32 7), !dbg !678
	%201 = icmp sgt i64 %200, 0, !dbg !679
	br label %b41, !dbg !680

b33:
	br i1 %152, label %b34, label %b36, !dbg !671

b34:
	%202 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !681
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !681
	%204 = addrspacecast i32 addrspace(1)* %202 to i32*, !dbg !681
	%205 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !681
	%206 = icmp ne i64 %p2, %148, !dbg !681
	%207 = icmp ne i64 %p2, %p13, !dbg !681
	%208 = or i1 %206, %207, !dbg !681
	br i1 %208, label %b34_fail1, label %b34_ok1, !dbg !681, !prof !14

b34_ok1:
	%209 = bitcast i32* %203 to i8*, !dbg !681
	%210 = bitcast i32* %204 to i8*, !dbg !681
	%211 = bitcast i32* %205 to i8*, !dbg !681
	%212 = call i32 @gpuc_test_all_vector_thread(i8* %209, i64 %p2, i8* %210, i32 %p9, i8* %211, i32 7), !dbg !681
	%213 = icmp ne i32 %212, 0, !dbg !681
	br label %b35, !dbg !681

b35:
	%214 = phi i1 [ %175, %b26 ], [ %183, %b28_ok1 ], [ %213, %b34_ok1 ], !dbg !682
	br i1 %214, label %b41, label %b40, !dbg !682

b36:
	br i1 %153, label %b37, label %b38, !dbg !672

b37:
	%215 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !683
	%216 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !683
	%217 = addrspacecast i32 addrspace(1)* %215 to i32*, !dbg !683
	%218 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !683
	%219 = icmp ne i64 %p2, %148, !dbg !683
	%220 = icmp ne i64 %p2, %p13, !dbg !683
	%221 = or i1 %219, %220, !dbg !683
	br i1 %221, label %b37_fail1, label %b37_ok1, !dbg !683, !prof !14

b37_ok1:
	%222 = bitcast i32* %216 to i8*, !dbg !683
	%223 = bitcast i32* %217 to i8*, !dbg !683
	%224 = bitcast i32* %218 to i8*, !dbg !683
	%225 = call i64 @gpuc_test_any_vector_thread(i8* %222, i64 %p2, i8* %223, i32 %p9, i8* %224, i32 7), !dbg !683
	%226 = icmp sge i64 %225, 0, !dbg !684
	br label %b41, !dbg !685

b38:
	br i1 %154, label %b39, label %b40, !dbg !673

b39:
	%227 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !686
	%228 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !686
	%229 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !686
	%230 = addrspacecast i32 addrspace(1)* %227 to i32*, !dbg !686
	%231 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !686
	%232 = icmp ne i64 %p2, %148, !dbg !686
	%233 = icmp ne i64 %p2, %p13, !dbg !686
	%234 = or i1 %232, %233, !dbg !686
	br i1 %234, label %b39_fail1, label %b39_ok1, !dbg !686, !prof !14

b39_ok1:
	%235 = bitcast i32* %228 to i8*, !dbg !686
	%236 = bitcast i64* %229 to i8*, !dbg !686
	%237 = bitcast i32* %230 to i8*, !dbg !686
	%238 = bitcast i32* %231 to i8*, !dbg !686
	%239 = call i64 @gpuc_test_some_vector_thread(i8* %235, i64 %p2, i8* %236, i8* %237, i32 %p9, i8* %238, i32 7), !dbg !686
	%240 = icmp sgt i64 %239, 0, !dbg !687
	br label %b41, !dbg !688

b40:
	br label %b41, !dbg !689

b41:
	%241 = phi i1 [ %191, %b30_ok1 ], [ %201, %b32_ok1 ], [ %226, %b37_ok1 ], [ %240, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !663
	%242 = phi i64 [ %190, %b30_ok1 ], [ %200, %b32_ok1 ], [ %225, %b37_ok1 ], [ %239, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !663
	br i1 %241, label %b61, label %b42, !dbg !663

b42:
	br i1 %144, label %b61, label %b25, !dbg !665

b61:
	%243 = phi i64 [ %141, %b23 ], [ %242, %b41 ], [ %242, %b42 ], [ %375, %b60_cold ], [ %375, %b59_cold ], !dbg !690
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !691
	%245 = icmp uge i64 0, %p15, !dbg !691
	br i1 %245, label %b61_fail1, label %b61_ok1, !dbg !691, !prof !14

b61_ok1:
	store i64 %243, i64 addrspace(1)* %244, align 8, !dbg !691
	br label %b62, !dbg !691

b62:
	ret void, !dbg !631

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !632
	ret void, !dbg !632

b4_cold:
	%246 = phi i64 [ %247, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !634
	%247 = add i64 %246, 1, !dbg !634
	%248 = icmp slt i64 %247, %p4, !dbg !634
	br i1 %248, label %b5_cold, label %b6, !dbg !634

b5_cold:
	%249 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %247, !dbg !635
	%250 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %247, !dbg !636
	%251 = icmp uge i64 %247, %p2, !dbg !635
	%252 = icmp uge i64 %p16, %18, !dbg !632
	%253 = or i1 %251, %252, !dbg !632
	br i1 %253, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !632, !prof !14

b5_cold_fail1:
	%254 = icmp uge i64 %247, %p2, !dbg !635
	br i1 %254, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !635

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %247, i64 %p2), !dbg !635
	ret void, !dbg !635

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !632
	ret void, !dbg !632

b5_cold_ok1:
	%255 = load i32, i32 addrspace(1)* %250, align 4, !dbg !636
	%256 = addrspacecast i32 addrspace(1)* %249 to i32*, !dbg !632
	%257 = bitcast i32* %256 to i8*, !dbg !632
	call void @gpuc_p_thread_32(i8* %257, i32 %255, i32 %19), !dbg !632
	br label %b4_cold, !dbg !632

b10_fail1:
	%258 = icmp uge i64 %p10, %p2, !dbg !643
	br i1 %258, label %b10_fail2, label %b10_ok2, !dbg !643

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !643
	ret void, !dbg !643

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !644
	ret void, !dbg !644

b12_fail1:
	%259 = icmp ne i64 %p2, %44, !dbg !646
	br i1 %259, label %b12_fail2, label %b12_ok2, !dbg !646

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !646
	ret void, !dbg !646

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !646
	ret void, !dbg !646

b14_fail1:
	%260 = icmp ne i64 %p2, %57, !dbg !648
	br i1 %260, label %b14_fail2, label %b14_ok2, !dbg !648

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %57), !dbg !648
	ret void, !dbg !648

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %58, i64 5), !dbg !648
	ret void, !dbg !648

b16_fail1:
	%261 = icmp ugt i64 %p2, %p6, !dbg !651
	br i1 %261, label %b16_fail2, label %b16_ok2, !dbg !651

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !651
	ret void, !dbg !651

b16_ok2:
	%262 = icmp ne i64 %p2, %71, !dbg !651
	br i1 %262, label %b16_fail3, label %b16_ok3, !dbg !651

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %71), !dbg !651
	ret void, !dbg !651

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %72, i64 5), !dbg !651
	ret void, !dbg !651

b18_fail1:
	%263 = icmp ne i64 %p2, %89, !dbg !654
	br i1 %263, label %b18_fail2, label %b18_ok2, !dbg !654

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %89), !dbg !654
	ret void, !dbg !654

b18_ok2:
	%264 = icmp ne i64 %p2, %p13, !dbg !654
	br i1 %264, label %b18_fail3, label %b18_ok3, !dbg !654

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !654
	ret void, !dbg !654

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %90, i64 5), !dbg !654
	ret void, !dbg !654

b20_fail1:
	%265 = icmp ne i64 %p2, %105, !dbg !656
	br i1 %265, label %b20_fail2, label %b20_ok2, !dbg !656

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %105), !dbg !656
	ret void, !dbg !656

b20_ok2:
	%266 = icmp ne i64 %p2, %p13, !dbg !656
	br i1 %266, label %b20_fail3, label %b20_ok3, !dbg !656

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !656
	ret void, !dbg !656

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %106, i64 5), !dbg !656
	ret void, !dbg !656

b22_fail1:
	%267 = icmp ugt i64 %p2, %p6, !dbg !659
	br i1 %267, label %b22_fail2, label %b22_ok2, !dbg !659

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !659
	ret void, !dbg !659

b22_ok2:
	%268 = icmp ne i64 %p2, %122, !dbg !659
	br i1 %268, label %b22_fail3, label %b22_ok3, !dbg !659

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %122), !dbg !659
	ret void, !dbg !659

b22_ok3:
	%269 = icmp ne i64 %p2, %p13, !dbg !659
	br i1 %269, label %b22_fail4, label %b22_ok4, !dbg !659

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !659
	ret void, !dbg !659

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %123, i64 5), !dbg !659
	ret void, !dbg !659

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !668
	ret void, !dbg !668

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !675
	ret void, !dbg !675

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !678
	ret void, !dbg !678

b34_fail1:
	%270 = icmp ne i64 %p2, %148, !dbg !681
	br i1 %270, label %b34_fail2, label %b34_ok2, !dbg !681

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !681
	ret void, !dbg !681

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !681
	ret void, !dbg !681

b37_fail1:
	%271 = icmp ne i64 %p2, %148, !dbg !683
	br i1 %271, label %b37_fail2, label %b37_ok2, !dbg !683

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !683
	ret void, !dbg !683

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !683
	ret void, !dbg !683

b39_fail1:
	%272 = icmp ne i64 %p2, %148, !dbg !686
	br i1 %272, label %b39_fail2, label %b39_ok2, !dbg !686

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !686
	ret void, !dbg !686

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !686
	ret void, !dbg !686

b43_cold:
	br i1 %143, label %b44_cold, label %b45_cold, !dbg !664

b44_cold:
	%273 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !674
	%274 = addrspacecast i32 addrspace(1)* %273 to i32*, !dbg !666
	%275 = icmp uge i64 %p10, %p2, !dbg !674
	%276 = icmp ugt i64 %145, 5, !dbg !666
	%277 = or i1 %275, %276, !dbg !666
	br i1 %277, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !666, !prof !14

b44_cold_fail1:
	%278 = icmp uge i64 %p10, %p2, !dbg !674
	br i1 %278, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !674

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !674
	ret void, !dbg !674

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %145, i64 5), !dbg !666
	ret void, !dbg !666

b44_cold_ok1:
	%279 = bitcast i32* %274 to i8*, !dbg !666
	%280 = call i32 @gpuc_test_thread_uint32(i8* %279, i32 %p9, i32 %p11), !dbg !666
	%281 = icmp ne i32 %280, 0, !dbg !666
	br label %b53_cold, !dbg !666

b45_cold:
	br i1 %146, label %b46_cold, label %b47_cold, !dbg !667

b46_cold:
	%282 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !668
	%283 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !668
	%284 = addrspacecast i32 addrspace(1)* %282 to i32*, !dbg !668
	%285 = icmp ne i64 %p2, %148, !dbg !668
	%286 = icmp ugt i64 %145, 5, !dbg !668
	%287 = or i1 %285, %286, !dbg !668
	br i1 %287, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !668, !prof !14

b46_cold_fail1:
	%288 = icmp ne i64 %p2, %148, !dbg !668
	br i1 %288, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !668

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %148), !dbg !668
	ret void, !dbg !668

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %145, i64 5), !dbg !668
	ret void, !dbg !668

b46_cold_ok1:
	%289 = bitcast i32* %283 to i8*, !dbg !668
	%290 = bitcast i32* %284 to i8*, !dbg !668
	%291 = call i32 @gpuc_test_all_thread(i8* %289, i64 %p2, i8* %290, i32 %p9, i64 %149, i32 7), !dbg !668
	%292 = icmp ne i32 %291, 0, !dbg !668
	br label %b53_cold, !dbg !668

b47_cold:
	br i1 %150, label %b48_cold, label %b49_cold, !dbg !669

b48_cold:
	%293 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !675
	%294 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !675
	%295 = addrspacecast i32 addrspace(1)* %293 to i32*, !dbg !675
	%296 = icmp ne i64 %p2, %148, !dbg !675
	%297 = icmp ugt i64 %145, 5, !dbg !675
	%298 = or i1 %296, %297, !dbg !675
	br i1 %298, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !675, !prof !14

b48_cold_fail1:
	%299 = icmp ne i64 %p2, %148, !dbg !675
	br i1 %299, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !675

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %148), !dbg !675
	ret void, !dbg !675

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %145, i64 5), !dbg !675
	ret void, !dbg !675

b48_cold_ok1:
	%300 = bitcast i32* %294 to i8*, !dbg !675
	%301 = bitcast i32* %295 to i8*, !dbg !675
	%302 = call i64 @gpuc_test_any_thread(i8* %300, i64 %p2, i8* %301, i32 %p9, i64 %149, i32 7), !dbg !675
	%303 = icmp sge i64 %302, 0, !dbg !676
	br label %b59_cold, !dbg !677

b49_cold:
	br i1 %151, label %b50_cold, label %b51_cold, !dbg !670

b50_cold:
	%304 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !678
	%305 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !678
	%306 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !678
	%307 = addrspacecast i32 addrspace(1)* %304 to i32*, !dbg !678
	%308 = icmp ugt i64 %p2, %p6, !dbg !678
	%309 = icmp ne i64 %p2, %148, !dbg !678
	%310 = icmp ugt i64 %145, 5, !dbg !678
	%311 = or i1 %308, %309, !dbg !678
	%312 = or i1 %311, %310, !dbg !678
	br i1 %312, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !678, !prof !14

b50_cold_fail1:
	%313 = icmp ugt i64 %p2, %p6, !dbg !678
	br i1 %313, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !678

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !678
	ret void, !dbg !678

b50_cold_ok2:
	%314 = icmp ne i64 %p2, %148, !dbg !678
	br i1 %314, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !678

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %148), !dbg !678
	ret void, !dbg !678

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %145, i64 5), !dbg !678
	ret void, !dbg !678

b50_cold_ok1:
	%315 = bitcast i32* %305 to i8*, !dbg !678
	%316 = bitcast i64* %306 to i8*, !dbg !678
	%317 = bitcast i32* %307 to i8*, !dbg !678
	%318 = call i64 @gpuc_test_some_thread(i8* %315, i64 %p2, i8* %316, i8* %317, i32 %p9, i64 %149, i32 7), !dbg !678
	%319 = icmp sgt i64 %318, 0, !dbg !679
	br label %b59_cold, !dbg !680

b51_cold:
	br i1 %152, label %b52_cold, label %b54_cold, !dbg !671

b52_cold:
	%320 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !681
	%321 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !681
	%322 = addrspacecast i32 addrspace(1)* %320 to i32*, !dbg !681
	%323 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !681
	%324 = icmp ne i64 %p2, %148, !dbg !681
	%325 = icmp ne i64 %p2, %p13, !dbg !681
	%326 = icmp ugt i64 %145, 5, !dbg !681
	%327 = or i1 %324, %325, !dbg !681
	%328 = or i1 %327, %326, !dbg !681
	br i1 %328, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !681, !prof !14

b52_cold_fail1:
	%329 = icmp ne i64 %p2, %148, !dbg !681
	br i1 %329, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !681

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %148), !dbg !681
	ret void, !dbg !681

b52_cold_ok2:
	%330 = icmp ne i64 %p2, %p13, !dbg !681
	br i1 %330, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !681

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !681
	ret void, !dbg !681

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %145, i64 5), !dbg !681
	ret void, !dbg !681

b52_cold_ok1:
	%331 = bitcast i32* %321 to i8*, !dbg !681
	%332 = bitcast i32* %322 to i8*, !dbg !681
	%333 = bitcast i32* %323 to i8*, !dbg !681
	%334 = call i32 @gpuc_test_all_vector_thread(i8* %331, i64 %p2, i8* %332, i32 %p9, i8* %333, i32 7), !dbg !681
	%335 = icmp ne i32 %334, 0, !dbg !681
	br label %b53_cold, !dbg !681

b53_cold:
	%336 = phi i1 [ %281, %b44_cold_ok1 ], [ %292, %b46_cold_ok1 ], [ %335, %b52_cold_ok1 ], !dbg !682
	br i1 %336, label %b59_cold, label %b58_cold, !dbg !682

b54_cold:
	br i1 %153, label %b55_cold, label %b56_cold, !dbg !672

b55_cold:
	%337 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !683
	%338 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !683
	%339 = addrspacecast i32 addrspace(1)* %337 to i32*, !dbg !683
	%340 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !683
	%341 = icmp ne i64 %p2, %148, !dbg !683
	%342 = icmp ne i64 %p2, %p13, !dbg !683
	%343 = icmp ugt i64 %145, 5, !dbg !683
	%344 = or i1 %341, %342, !dbg !683
	%345 = or i1 %344, %343, !dbg !683
	br i1 %345, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !683, !prof !14

b55_cold_fail1:
	%346 = icmp ne i64 %p2, %148, !dbg !683
	br i1 %346, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !683

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %148), !dbg !683
	ret void, !dbg !683

b55_cold_ok2:
	%347 = icmp ne i64 %p2, %p13, !dbg !683
	br i1 %347, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !683

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !683
	ret void, !dbg !683

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %145, i64 5), !dbg !683
	ret void, !dbg !683

b55_cold_ok1:
	%348 = bitcast i32* %338 to i8*, !dbg !683
	%349 = bitcast i32* %339 to i8*, !dbg !683
	%350 = bitcast i32* %340 to i8*, !dbg !683
	%351 = call i64 @gpuc_test_any_vector_thread(i8* %348, i64 %p2, i8* %349, i32 %p9, i8* %350, i32 7), !dbg !683
	%352 = icmp sge i64 %351, 0, !dbg !684
	br label %b59_cold, !dbg !685

b56_cold:
	br i1 %154, label %b57_cold, label %b58_cold, !dbg !673

b57_cold:
	%353 = select i1 %147, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !686
	%354 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !686
	%355 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !686
	%356 = addrspacecast i32 addrspace(1)* %353 to i32*, !dbg !686
	%357 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !686
	%358 = icmp ugt i64 %p2, %p6, !dbg !686
	%359 = icmp ne i64 %p2, %148, !dbg !686
	%360 = icmp ne i64 %p2, %p13, !dbg !686
	%361 = icmp ugt i64 %145, 5, !dbg !686
	%362 = or i1 %358, %359, !dbg !686
	%363 = or i1 %362, %360, !dbg !686
	%364 = or i1 %363, %361, !dbg !686
	br i1 %364, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !686, !prof !14

b57_cold_fail1:
	%365 = icmp ugt i64 %p2, %p6, !dbg !686
	br i1 %365, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !686

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !686
	ret void, !dbg !686

b57_cold_ok2:
	%366 = icmp ne i64 %p2, %148, !dbg !686
	br i1 %366, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !686

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %148), !dbg !686
	ret void, !dbg !686

b57_cold_ok3:
	%367 = icmp ne i64 %p2, %p13, !dbg !686
	br i1 %367, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !686

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !686
	ret void, !dbg !686

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %145, i64 5), !dbg !686
	ret void, !dbg !686

b57_cold_ok1:
	%368 = bitcast i32* %354 to i8*, !dbg !686
	%369 = bitcast i64* %355 to i8*, !dbg !686
	%370 = bitcast i32* %356 to i8*, !dbg !686
	%371 = bitcast i32* %357 to i8*, !dbg !686
	%372 = call i64 @gpuc_test_some_vector_thread(i8* %368, i64 %p2, i8* %369, i8* %370, i32 %p9, i8* %371, i32 7), !dbg !686
	%373 = icmp sgt i64 %372, 0, !dbg !687
	br label %b59_cold, !dbg !688

b58_cold:
	br label %b59_cold, !dbg !689

b59_cold:
	%374 = phi i1 [ %303, %b48_cold_ok1 ], [ %319, %b50_cold_ok1 ], [ %352, %b55_cold_ok1 ], [ %373, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !663
	%375 = phi i64 [ %302, %b48_cold_ok1 ], [ %318, %b50_cold_ok1 ], [ %351, %b55_cold_ok1 ], [ %372, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !663
	br i1 %374, label %b61, label %b60_cold, !dbg !663

b60_cold:
	br i1 %144, label %b61, label %b43_cold, !dbg !665

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !691
	ret void, !dbg !691
}

define void @NumbersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !692 {
entry:
	br label %b0, !dbg !693

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !693
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !693
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !693
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !696
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !697, !range !15
	%5 = sext i32 %4 to i64, !dbg !697
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !697, !range !17
	%7 = sext i32 %6 to i64, !dbg !697
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !697, !range !17
	%9 = sext i32 %8 to i64, !dbg !697
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !697, !range !28
	%11 = sext i32 %10 to i64, !dbg !697
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !697, !range !29
	%13 = sext i32 %12 to i64, !dbg !697
	%14 = mul i64 %13, %9, !dbg !697
	%15 = add i64 %7, %14, !dbg !697
	%16 = mul i64 %11, %15, !dbg !697
	%17 = add i64 %5, %16, !dbg !697
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !697, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !697, !range !30
	%20 = mul i32 %18, %19, !dbg !697
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !697, !range !31
	%22 = mul i32 %20, %21, !dbg !697
	%23 = sext i32 %22 to i64, !dbg !697
	%24 = mul i64 %17, %23, !dbg !697
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !697, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !697, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !697, !range !18
	%28 = mul i32 %19, %27, !dbg !697
	%29 = add i32 %26, %28, !dbg !697
	%30 = mul i32 %18, %29, !dbg !697
	%31 = add i32 %25, %30, !dbg !697
	%32 = sext i32 %31 to i64, !dbg !697
	%33 = add i64 %24, %32, !dbg !697
	%34 = mul i64 %11, %13, !dbg !697
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !697, !range !29
	%36 = sext i32 %35 to i64, !dbg !697
	%37 = mul i64 %34, %36, !dbg !697
	%38 = mul i64 %37, %23, !dbg !697
	%39 = icmp eq i64 %p0, 0, !dbg !698
	%40 = sext i32 %3 to i64, !dbg !696
	%41 = trunc i64 %p7 to i32, !dbg !696
	%42 = icmp eq i64 %p0, 1, !dbg !699
	%43 = icmp eq i64 %p0, 2, !dbg !700
	%44 = icmp eq i64 %p0, 3, !dbg !701
	%45 = icmp eq i64 %p0, 4, !dbg !702
	%46 = mul i64 %p4, -1, !dbg !697
	%47 = add i64 %p2, %46, !dbg !697
	%48 = icmp sge i64 %47, 0, !dbg !697
	%49 = mul i64 %p2, -1, !dbg !697
	%50 = add i64 %49, %p6, !dbg !697
	%51 = icmp sge i64 %50, 0, !dbg !697
	%52 = and i1 %48, %51, !dbg !697
	br i1 %52, label %b1, label %b13_cold, !dbg !697, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !697
	%54 = icmp slt i64 %53, %p4, !dbg !697
	br i1 %54, label %b2, label %b25, !dbg !697

b2:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %53, !dbg !703
	br i1 %39, label %b3, label %b4, !dbg !698

b3:
	%56 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !696
	%57 = icmp uge i64 %p7, %40, !dbg !696
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !696, !prof !14

b3_ok1:
	%58 = bitcast i64* %56 to i8*, !dbg !696
	%59 = call i64 @gpuc_atomic_fetch_thread_64(i8* %58, i32 %41), !dbg !696
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !704
	store i64 %59, i64 addrspace(1)* %60, align 8, !dbg !704
	br label %b12, !dbg !704

b4:
	br i1 %42, label %b5, label %b6, !dbg !699

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !706
	%62 = icmp uge i64 %p7, %40, !dbg !705
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !705, !prof !14

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !706
	%64 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !705
	%65 = bitcast i64* %64 to i8*, !dbg !705
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %41), !dbg !705
	br label %b12, !dbg !705

b6:
	br i1 %43, label %b7, label %b8, !dbg !700

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !708
	%67 = icmp uge i64 %p7, %40, !dbg !707
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !707, !prof !14

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !708
	%69 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !707
	%70 = bitcast i64* %69 to i8*, !dbg !707
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %41), !dbg !707
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !709
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !709
	br label %b12, !dbg !709

b8:
	br i1 %44, label %b9, label %b10, !dbg !701

b9:
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !711
	%74 = icmp uge i64 %p7, %40, !dbg !710
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !710, !prof !14

b9_ok1:
	%75 = load i64, i64 addrspace(1)* %73, align 8, !dbg !711
	%76 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !710
	%77 = bitcast i64* %76 to i8*, !dbg !710
	call void @gpuc_atomic_add_thread_uint64(i8* %77, i64 %75, i32 %41), !dbg !710
	br label %b12, !dbg !710

b10:
	br i1 %45, label %b11, label %b12, !dbg !702

b11:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !713
	%79 = icmp uge i64 %p7, %40, !dbg !712
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !712, !prof !14

b11_ok1:
	%80 = load i64, i64 addrspace(1)* %78, align 8, !dbg !713
	%81 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !712
	%82 = bitcast i64* %81 to i8*, !dbg !712
	%83 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %82, i64 %80, i32 %41), !dbg !712
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !714
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !714
	br label %b12, !dbg !714

b12:
	%85 = add i64 %53, %38, !dbg !697
	br label %b1, !dbg !697

b25:
	ret void, !dbg !695

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !696
	ret void, !dbg !696

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !705
	ret void, !dbg !705

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !707
	ret void, !dbg !707

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !710
	ret void, !dbg !710

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !712
	ret void, !dbg !712

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !697
	%87 = icmp slt i64 %86, %p4, !dbg !697
	br i1 %87, label %b14_cold, label %b25, !dbg !697

b14_cold:
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %86, !dbg !703
	%89 = icmp uge i64 %86, %p2, !dbg !703
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !703, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !703
	ret void, !dbg !703

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !698

b15_cold:
	%90 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !696
	%91 = icmp uge i64 %p7, %40, !dbg !696
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !696, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !696
	ret void, !dbg !696

b15_cold_ok1:
	%92 = bitcast i64* %90 to i8*, !dbg !696
	%93 = call i64 @gpuc_atomic_fetch_thread_64(i8* %92, i32 %41), !dbg !696
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !704
	%95 = icmp uge i64 %86, %p6, !dbg !704
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !704, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !704
	ret void, !dbg !704

b15_cold_ok2:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !704
	br label %b24_cold, !dbg !704

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !699

b17_cold:
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !706
	%97 = icmp uge i64 %p7, %40, !dbg !705
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !705, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !705
	ret void, !dbg !705

b17_cold_ok1:
	%98 = load i64, i64 addrspace(1)* %96, align 8, !dbg !706
	%99 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !705
	%100 = bitcast i64* %99 to i8*, !dbg !705
	call void @gpuc_atomic_set_thread_64(i8* %100, i64 %98, i32 %41), !dbg !705
	br label %b24_cold, !dbg !705

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !700

b19_cold:
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !708
	%102 = icmp uge i64 %p7, %40, !dbg !707
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !707, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !707
	ret void, !dbg !707

b19_cold_ok1:
	%103 = load i64, i64 addrspace(1)* %101, align 8, !dbg !708
	%104 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !707
	%105 = bitcast i64* %104 to i8*, !dbg !707
	%106 = call i64 @gpuc_atomic_swap_thread_64(i8* %105, i64 %103, i32 %41), !dbg !707
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !709
	%108 = icmp uge i64 %86, %p6, !dbg !709
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !709, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !709
	ret void, !dbg !709

b19_cold_ok2:
	store i64 %106, i64 addrspace(1)* %107, align 8, !dbg !709
	br label %b24_cold, !dbg !709

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !701

b21_cold:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !711
	%110 = icmp uge i64 %p7, %40, !dbg !710
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !710, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !710
	ret void, !dbg !710

b21_cold_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !711
	%112 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !710
	%113 = bitcast i64* %112 to i8*, !dbg !710
	call void @gpuc_atomic_add_thread_uint64(i8* %113, i64 %111, i32 %41), !dbg !710
	br label %b24_cold, !dbg !710

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !702

b23_cold:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !713
	%115 = icmp uge i64 %p7, %40, !dbg !712
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !712, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !712
	ret void, !dbg !712

b23_cold_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !713
	%117 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !712
	%118 = bitcast i64* %117 to i8*, !dbg !712
	%119 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %118, i64 %116, i32 %41), !dbg !712
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !714
	%121 = icmp uge i64 %86, %p6, !dbg !714
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !714, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !714
	ret void, !dbg !714

b23_cold_ok2:
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !714
	br label %b24_cold, !dbg !714

b24_cold:
	%122 = add i64 %86, %38, !dbg !697
	br label %b13_cold, !dbg !697
}

define void @IntegersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !715 {
entry:
	br label %b0, !dbg !716

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !716
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !716
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !716
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !716
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !719
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !720, !range !15
	%6 = sext i32 %5 to i64, !dbg !720
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !720, !range !17
	%8 = sext i32 %7 to i64, !dbg !720
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !720, !range !17
	%10 = sext i32 %9 to i64, !dbg !720
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !720, !range !28
	%12 = sext i32 %11 to i64, !dbg !720
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !720, !range !29
	%14 = sext i32 %13 to i64, !dbg !720
	%15 = mul i64 %14, %10, !dbg !720
	%16 = add i64 %8, %15, !dbg !720
	%17 = mul i64 %12, %16, !dbg !720
	%18 = add i64 %6, %17, !dbg !720
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !720, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !720, !range !30
	%21 = mul i32 %19, %20, !dbg !720
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !720, !range !31
	%23 = mul i32 %21, %22, !dbg !720
	%24 = sext i32 %23 to i64, !dbg !720
	%25 = mul i64 %18, %24, !dbg !720
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !720, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !720, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !720, !range !18
	%29 = mul i32 %20, %28, !dbg !720
	%30 = add i32 %27, %29, !dbg !720
	%31 = mul i32 %19, %30, !dbg !720
	%32 = add i32 %26, %31, !dbg !720
	%33 = sext i32 %32 to i64, !dbg !720
	%34 = add i64 %25, %33, !dbg !720
	%35 = mul i64 %12, %14, !dbg !720
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !720, !range !29
	%37 = sext i32 %36 to i64, !dbg !720
	%38 = mul i64 %35, %37, !dbg !720
	%39 = mul i64 %38, %24, !dbg !720
	%40 = icmp eq i64 %p0, 5, !dbg !721
	%41 = sext i32 %4 to i64, !dbg !719
	%42 = trunc i64 %p9 to i32, !dbg !719
	%43 = icmp eq i64 %p0, 6, !dbg !722
	%44 = icmp eq i64 %p0, 7, !dbg !723
	%45 = icmp eq i64 %p0, 8, !dbg !724
	%46 = icmp eq i64 %p0, 9, !dbg !725
	%47 = icmp eq i64 %p0, 10, !dbg !726
	%48 = icmp eq i64 %p0, 11, !dbg !727
	%49 = icmp eq i64 %p0, 12, !dbg !728
	%50 = icmp eq i64 %p0, 13, !dbg !729
	%51 = mul i64 %p4, -1, !dbg !720
	%52 = add i64 %p2, %51, !dbg !720
	%53 = icmp sge i64 %52, 0, !dbg !720
	%54 = mul i64 %p2, -1, !dbg !720
	%55 = add i64 %54, %p8, !dbg !720
	%56 = icmp sge i64 %55, 0, !dbg !720
	%57 = and i1 %53, %56, !dbg !720
	%58 = add i64 %54, %p6, !dbg !720
	%59 = icmp sge i64 %58, 0, !dbg !720
	%60 = and i1 %57, %59, !dbg !720
	%61 = mul i64 %p6, -1, !dbg !720
	%62 = add i64 %61, %p8, !dbg !720
	%63 = icmp sge i64 %62, 0, !dbg !720
	%64 = and i1 %60, %63, !dbg !720
	br i1 %64, label %b1, label %b21_cold, !dbg !720, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !720
	%66 = icmp slt i64 %65, %p4, !dbg !720
	br i1 %66, label %b2, label %b41, !dbg !720

b2:
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %65, !dbg !730
	br i1 %40, label %b3, label %b4, !dbg !721

b3:
	%68 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !719
	%69 = icmp uge i64 %p9, %41, !dbg !719
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !719, !prof !14

b3_ok1:
	%70 = bitcast i64* %68 to i8*, !dbg !719
	call void @gpuc_atomic_inc_thread_64(i8* %70, i32 %42), !dbg !719
	br label %b20, !dbg !719

b4:
	br i1 %43, label %b5, label %b6, !dbg !722

b5:
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !731
	%72 = icmp uge i64 %p9, %41, !dbg !731
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !731, !prof !14

b5_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !731
	%74 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %73, i32 %42), !dbg !731
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !732
	store i64 %74, i64 addrspace(1)* %75, align 8, !dbg !732
	br label %b20, !dbg !732

b6:
	br i1 %44, label %b7, label %b8, !dbg !723

b7:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !734
	%77 = icmp uge i64 %p9, %41, !dbg !733
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !733, !prof !14

b7_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !734
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !735
	%80 = load i64, i64 addrspace(1)* %79, align 8, !dbg !735
	%81 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !733
	%82 = bitcast i64* %81 to i8*, !dbg !733
	%83 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %82, i64 %78, i64 %80, i32 %42), !dbg !733
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !736
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !736
	br label %b20, !dbg !736

b8:
	br i1 %45, label %b9, label %b10, !dbg !724

b9:
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !738
	%86 = icmp uge i64 %p9, %41, !dbg !737
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !737, !prof !14

b9_ok1:
	%87 = load i64, i64 addrspace(1)* %85, align 8, !dbg !738
	%88 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !737
	%89 = bitcast i64* %88 to i8*, !dbg !737
	call void @gpuc_atomic_and_thread_64(i8* %89, i64 %87, i32 %42), !dbg !737
	br label %b20, !dbg !737

b10:
	br i1 %46, label %b11, label %b12, !dbg !725

b11:
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !740
	%91 = icmp uge i64 %p9, %41, !dbg !739
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !739, !prof !14

b11_ok1:
	%92 = load i64, i64 addrspace(1)* %90, align 8, !dbg !740
	%93 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !739
	%94 = bitcast i64* %93 to i8*, !dbg !739
	%95 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %94, i64 %92, i32 %42), !dbg !739
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !741
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !741
	br label %b20, !dbg !741

b12:
	br i1 %47, label %b13, label %b14, !dbg !726

b13:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !743
	%98 = icmp uge i64 %p9, %41, !dbg !742
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !742, !prof !14

b13_ok1:
	%99 = load i64, i64 addrspace(1)* %97, align 8, !dbg !743
	%100 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !742
	%101 = bitcast i64* %100 to i8*, !dbg !742
	call void @gpuc_atomic_or_thread_64(i8* %101, i64 %99, i32 %42), !dbg !742
	br label %b20, !dbg !742

b14:
	br i1 %48, label %b15, label %b16, !dbg !727

b15:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !745
	%103 = icmp uge i64 %p9, %41, !dbg !744
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !744, !prof !14

b15_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !745
	%105 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !744
	%106 = bitcast i64* %105 to i8*, !dbg !744
	%107 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %106, i64 %104, i32 %42), !dbg !744
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !746
	store i64 %107, i64 addrspace(1)* %108, align 8, !dbg !746
	br label %b20, !dbg !746

b16:
	br i1 %49, label %b17, label %b18, !dbg !728

b17:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !748
	%110 = icmp uge i64 %p9, %41, !dbg !747
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !747, !prof !14

b17_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !748
	%112 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !747
	%113 = bitcast i64* %112 to i8*, !dbg !747
	call void @gpuc_atomic_xor_thread_64(i8* %113, i64 %111, i32 %42), !dbg !747
	br label %b20, !dbg !747

b18:
	br i1 %50, label %b19, label %b20, !dbg !729

b19:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !750
	%115 = icmp uge i64 %p9, %41, !dbg !749
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !749, !prof !14

b19_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !750
	%117 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !749
	%118 = bitcast i64* %117 to i8*, !dbg !749
	%119 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %118, i64 %116, i32 %42), !dbg !749
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !751
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !751
	br label %b20, !dbg !751

b20:
	%121 = add i64 %65, %39, !dbg !720
	br label %b1, !dbg !720

b41:
	ret void, !dbg !718

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !719
	ret void, !dbg !719

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !731
	ret void, !dbg !731

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !733
	ret void, !dbg !733

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !737
	ret void, !dbg !737

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !739
	ret void, !dbg !739

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !742
	ret void, !dbg !742

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !744
	ret void, !dbg !744

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !747
	ret void, !dbg !747

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !749
	ret void, !dbg !749

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !720
	%123 = icmp slt i64 %122, %p4, !dbg !720
	br i1 %123, label %b22_cold, label %b41, !dbg !720

b22_cold:
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %122, !dbg !730
	%125 = icmp uge i64 %122, %p2, !dbg !730
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !730, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !730
	ret void, !dbg !730

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !721

b23_cold:
	%126 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !719
	%127 = icmp uge i64 %p9, %41, !dbg !719
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !719, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !719
	ret void, !dbg !719

b23_cold_ok1:
	%128 = bitcast i64* %126 to i8*, !dbg !719
	call void @gpuc_atomic_inc_thread_64(i8* %128, i32 %42), !dbg !719
	br label %b40_cold, !dbg !719

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !722

b25_cold:
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !731
	%130 = icmp uge i64 %p9, %41, !dbg !731
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !731, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !731
	ret void, !dbg !731

b25_cold_ok1:
	%131 = bitcast i64* %129 to i8*, !dbg !731
	%132 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %131, i32 %42), !dbg !731
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !732
	%134 = icmp uge i64 %122, %p8, !dbg !732
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !732, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !732
	ret void, !dbg !732

b25_cold_ok2:
	store i64 %132, i64 addrspace(1)* %133, align 8, !dbg !732
	br label %b40_cold, !dbg !732

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !723

b27_cold:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %122, !dbg !734
	%136 = icmp uge i64 %122, %p6, !dbg !734
	%137 = icmp uge i64 %p9, %41, !dbg !733
	%138 = or i1 %136, %137, !dbg !733
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !733, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !734
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !734

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !734
	ret void, !dbg !734

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !733
	ret void, !dbg !733

b27_cold_ok1:
	%140 = load i64, i64 addrspace(1)* %135, align 8, !dbg !734
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !735
	%142 = load i64, i64 addrspace(1)* %141, align 8, !dbg !735
	%143 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !733
	%144 = bitcast i64* %143 to i8*, !dbg !733
	%145 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %144, i64 %140, i64 %142, i32 %42), !dbg !733
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !736
	%147 = icmp uge i64 %122, %p8, !dbg !736
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !736, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !736
	ret void, !dbg !736

b27_cold_ok3:
	store i64 %145, i64 addrspace(1)* %146, align 8, !dbg !736
	br label %b40_cold, !dbg !736

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !724

b29_cold:
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !738
	%149 = icmp uge i64 %p9, %41, !dbg !737
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !737, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !737
	ret void, !dbg !737

b29_cold_ok1:
	%150 = load i64, i64 addrspace(1)* %148, align 8, !dbg !738
	%151 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !737
	%152 = bitcast i64* %151 to i8*, !dbg !737
	call void @gpuc_atomic_and_thread_64(i8* %152, i64 %150, i32 %42), !dbg !737
	br label %b40_cold, !dbg !737

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !725

b31_cold:
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !740
	%154 = icmp uge i64 %p9, %41, !dbg !739
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !739, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !739
	ret void, !dbg !739

b31_cold_ok1:
	%155 = load i64, i64 addrspace(1)* %153, align 8, !dbg !740
	%156 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !739
	%157 = bitcast i64* %156 to i8*, !dbg !739
	%158 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %157, i64 %155, i32 %42), !dbg !739
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !741
	%160 = icmp uge i64 %122, %p8, !dbg !741
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !741, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !741
	ret void, !dbg !741

b31_cold_ok2:
	store i64 %158, i64 addrspace(1)* %159, align 8, !dbg !741
	br label %b40_cold, !dbg !741

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !726

b33_cold:
	%161 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !743
	%162 = icmp uge i64 %p9, %41, !dbg !742
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !742, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !742
	ret void, !dbg !742

b33_cold_ok1:
	%163 = load i64, i64 addrspace(1)* %161, align 8, !dbg !743
	%164 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !742
	%165 = bitcast i64* %164 to i8*, !dbg !742
	call void @gpuc_atomic_or_thread_64(i8* %165, i64 %163, i32 %42), !dbg !742
	br label %b40_cold, !dbg !742

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !727

b35_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !745
	%167 = icmp uge i64 %p9, %41, !dbg !744
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !744, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !744
	ret void, !dbg !744

b35_cold_ok1:
	%168 = load i64, i64 addrspace(1)* %166, align 8, !dbg !745
	%169 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !744
	%170 = bitcast i64* %169 to i8*, !dbg !744
	%171 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %170, i64 %168, i32 %42), !dbg !744
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !746
	%173 = icmp uge i64 %122, %p8, !dbg !746
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !746, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !746
	ret void, !dbg !746

b35_cold_ok2:
	store i64 %171, i64 addrspace(1)* %172, align 8, !dbg !746
	br label %b40_cold, !dbg !746

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !728

b37_cold:
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !748
	%175 = icmp uge i64 %p9, %41, !dbg !747
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !747, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !747
	ret void, !dbg !747

b37_cold_ok1:
	%176 = load i64, i64 addrspace(1)* %174, align 8, !dbg !748
	%177 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !747
	%178 = bitcast i64* %177 to i8*, !dbg !747
	call void @gpuc_atomic_xor_thread_64(i8* %178, i64 %176, i32 %42), !dbg !747
	br label %b40_cold, !dbg !747

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !729

b39_cold:
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !750
	%180 = icmp uge i64 %p9, %41, !dbg !749
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !749, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !749
	ret void, !dbg !749

b39_cold_ok1:
	%181 = load i64, i64 addrspace(1)* %179, align 8, !dbg !750
	%182 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !749
	%183 = bitcast i64* %182 to i8*, !dbg !749
	%184 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %183, i64 %181, i32 %42), !dbg !749
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !751
	%186 = icmp uge i64 %122, %p8, !dbg !751
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !751, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !751
	ret void, !dbg !751

b39_cold_ok2:
	store i64 %184, i64 addrspace(1)* %185, align 8, !dbg !751
	br label %b40_cold, !dbg !751

b40_cold:
	%187 = add i64 %122, %39, !dbg !720
	br label %b21_cold, !dbg !720
}

define void @WaitUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !752 {
entry:
	br label %b0, !dbg !753

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !753
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !753
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !753
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !753
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !753
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !753
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !756
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !757, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !757, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !757, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !757, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !757, !range !30
	%12 = mul i32 %11, %9, !dbg !757
	%13 = add i32 %8, %12, !dbg !757
	%14 = mul i32 %10, %13, !dbg !757
	%15 = add i32 %7, %14, !dbg !757
	%16 = sext i32 %15 to i64, !dbg !757
	%17 = icmp eq i64 %16, 33, !dbg !758
	br i1 %17, label %b1, label %b7, !dbg !758

b1:
	%18 = sext i32 %6 to i64, !dbg !756
	%19 = trunc i64 %p16 to i32, !dbg !756
	%20 = mul i64 %p4, -1, !dbg !758
	%21 = add i64 %p2, %20, !dbg !758
	%22 = icmp sge i64 %21, 0, !dbg !758
	br i1 %22, label %b2, label %b4_cold, !dbg !758, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !758
	%24 = add i64 %23, 1, !dbg !758
	%25 = icmp slt i64 %24, %p4, !dbg !758
	br i1 %25, label %b3, label %b6, !dbg !758

b3:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %24, !dbg !759
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %24, !dbg !760
	%28 = icmp uge i64 %p16, %18, !dbg !756
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !756, !prof !14

b3_ok1:
	%29 = load i64, i64 addrspace(1)* %27, align 8, !dbg !760
	%30 = addrspacecast i64 addrspace(1)* %26 to i64*, !dbg !756
	%31 = bitcast i64* %30 to i8*, !dbg !756
	call void @gpuc_p_thread_64(i8* %31, i64 %29, i32 %19), !dbg !756
	br label %b2, !dbg !756

b6:
	call void @gpuc_quiet_thread(), !dbg !761
	br label %b62, !dbg !761

b7:
	%32 = icmp eq i64 %16, 0, !dbg !762
	br i1 %32, label %b8, label %b62, !dbg !762

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !763
	br i1 %33, label %b9, label %b24, !dbg !763

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !766
	br i1 %34, label %b10, label %b11, !dbg !766

b10:
	%35 = sext i32 %p9 to i64, !dbg !768
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !767
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !768
	%38 = icmp uge i64 %p10, %p2, !dbg !767
	%39 = icmp ugt i64 %35, 5, !dbg !768
	%40 = or i1 %38, %39, !dbg !768
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !768, !prof !14

b10_ok1:
	%41 = bitcast i64* %37 to i8*, !dbg !768
	call void @gpuc_wait_until_thread_uint64(i8* %41, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !768
	br label %b23, !dbg !768

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !769
	br i1 %42, label %b12, label %b13, !dbg !769

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !770
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !770
	%45 = sext i32 %p9 to i64, !dbg !770
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !770
	%47 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !770
	%48 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !770
	%49 = icmp ne i64 %p2, %44, !dbg !770
	%50 = icmp ugt i64 %45, 5, !dbg !770
	%51 = or i1 %49, %50, !dbg !770
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !770, !prof !14

b12_ok1:
	%52 = bitcast i64* %47 to i8*, !dbg !770
	%53 = bitcast i32* %48 to i8*, !dbg !770
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !770
	br label %b23, !dbg !770

b13:
	%54 = icmp eq i64 %p0, 2, !dbg !771
	br i1 %54, label %b14, label %b15, !dbg !771

b14:
	%55 = icmp eq i64 %p8, 0, !dbg !772
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !772
	%57 = sext i32 %p9 to i64, !dbg !772
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !772
	%59 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !772
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !772
	%61 = icmp ne i64 %p2, %56, !dbg !772
	%62 = icmp ugt i64 %57, 5, !dbg !772
	%63 = or i1 %61, %62, !dbg !772
	br i1 %63, label %b14_fail1, label %b14_ok1, !dbg !772, !prof !14

b14_ok1:
	%64 = bitcast i64* %59 to i8*, !dbg !772
	%65 = bitcast i32* %60 to i8*, !dbg !772
	%66 = call i64 @gpuc_wait_until_any_thread(i8* %64, i64 %p2, i8* %65, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !772
	br label %b23, !dbg !773

b15:
	%67 = icmp eq i64 %p0, 3, !dbg !774
	br i1 %67, label %b16, label %b17, !dbg !774

b16:
	%68 = icmp eq i64 %p8, 0, !dbg !775
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !775
	%70 = sext i32 %p9 to i64, !dbg !775
	%71 = select i1 %68, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !775
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !775
	%73 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !775
	%74 = addrspacecast i32 addrspace(1)* %71 to i32*, !dbg !775
	%75 = icmp ugt i64 %p2, %p6, !dbg !775
	%76 = icmp ne i64 %p2, %69, !dbg !775
	%77 = icmp ugt i64 %70, 5, !dbg !775
	%78 = or i1 %75, %76, !dbg !775
	%79 = or i1 %78, %77, !dbg !775
	br i1 %79, label %b16_fail1, label %b16_ok1, !dbg !775, !prof !14

b16_ok1:
	%80 = bitcast i64* %72 to i8*, !dbg !775
	%81 = bitcast i64* %73 to i8*, !dbg !775
	%82 = bitcast i32* %74 to i8*, !dbg !775
	%83 = call i64 @gpuc_wait_until_some_thread(i8* %80, i64 %p2, i8* %81, i8* %82, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !775
	br label %b23, !dbg !776

b17:
	%84 = icmp eq i64 %p0, 4, !dbg !777
	br i1 %84, label %b18, label %b19, !dbg !777

b18:
	%85 = icmp eq i64 %p8, 0, !dbg !778
	%86 = select i1 %85, i64 %p2, i64 %p8, !dbg !778
	%87 = sext i32 %p9 to i64, !dbg !778
	%88 = select i1 %85, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !778
	%89 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !778
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !778
	%91 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !778
	%92 = icmp ne i64 %p2, %86, !dbg !778
	%93 = icmp ne i64 %p2, %p13, !dbg !778
	%94 = icmp ugt i64 %87, 5, !dbg !778
	%95 = or i1 %92, %93, !dbg !778
	%96 = or i1 %95, %94, !dbg !778
	br i1 %96, label %b18_fail1, label %b18_ok1, !dbg !778, !prof !14

b18_ok1:
	%97 = bitcast i64* %89 to i8*, !dbg !778
	%98 = bitcast i32* %90 to i8*, !dbg !778
	%99 = bitcast i64* %91 to i8*, !dbg !778
	call void @gpuc_wait_until_all_vector_thread(i8* %97, i64 %p2, i8* %98, i32 %p9, i8* %99, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !778
	br label %b23, !dbg !778

b19:
	%100 = icmp eq i64 %p0, 5, !dbg !779
	br i1 %100, label %b20, label %b21, !dbg !779

b20:
	%101 = icmp eq i64 %p8, 0, !dbg !780
	%102 = select i1 %101, i64 %p2, i64 %p8, !dbg !780
	%103 = sext i32 %p9 to i64, !dbg !780
	%104 = select i1 %101, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !780
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !780
	%106 = addrspacecast i32 addrspace(1)* %104 to i32*, !dbg !780
	%107 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !780
	%108 = icmp ne i64 %p2, %102, !dbg !780
	%109 = icmp ne i64 %p2, %p13, !dbg !780
	%110 = icmp ugt i64 %103, 5, !dbg !780
	%111 = or i1 %108, %109, !dbg !780
	%112 = or i1 %111, %110, !dbg !780
	br i1 %112, label %b20_fail1, label %b20_ok1, !dbg !780, !prof !14

b20_ok1:
	%113 = bitcast i64* %105 to i8*, !dbg !780
	%114 = bitcast i32* %106 to i8*, !dbg !780
	%115 = bitcast i64* %107 to i8*, !dbg !780
	%116 = call i64 @gpuc_wait_until_any_vector_thread(i8* %113, i64 %p2, i8* %114, i32 %p9, i8* %115, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !780
	br label %b23, !dbg !781

b21:
	%117 = icmp eq i64 %p0, 6, !dbg !782
	br i1 %117, label %b22, label %b23, !dbg !782

b22:
	%118 = icmp eq i64 %p8, 0, !dbg !783
	%119 = select i1 %118, i64 %p2, i64 %p8, !dbg !783
	%120 = sext i32 %p9 to i64, !dbg !783
	%121 = select i1 %118, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !783
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !783
	%123 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !783
	%124 = addrspacecast i32 addrspace(1)* %121 to i32*, !dbg !783
	%125 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !783
	%126 = icmp ugt i64 %p2, %p6, !dbg !783
	%127 = icmp ne i64 %p2, %119, !dbg !783
	%128 = icmp ne i64 %p2, %p13, !dbg !783
	%129 = icmp ugt i64 %120, 5, !dbg !783
	%130 = or i1 %126, %127, !dbg !783
	%131 = or i1 %130, %128, !dbg !783
	%132 = or i1 %131, %129, !dbg !783
	br i1 %132, label %b22_fail1, label %b22_ok1, !dbg !783, !prof !14

b22_ok1:
	%133 = bitcast i64* %122 to i8*, !dbg !783
	%134 = bitcast i64* %123 to i8*, !dbg !783
	%135 = bitcast i32* %124 to i8*, !dbg !783
	%136 = bitcast i64* %125 to i8*, !dbg !783
	%137 = call i64 @gpuc_wait_until_some_vector_thread(i8* %133, i64 %p2, i8* %134, i8* %135, i32 %p9, i8* %136, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !783
	br label %b23, !dbg !784

b23:
	%138 = phi i64 [ %66, %b14_ok1 ], [ %83, %b16_ok1 ], [ %116, %b20_ok1 ], [ %137, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !765
	br label %b61, !dbg !765

b24:
	%139 = sub i64 %p0, 7, !dbg !785
	%140 = icmp eq i64 %139, 0, !dbg !788
	%141 = icmp eq i64 %p4, 0, !dbg !789
	%142 = sext i32 %p9 to i64, !dbg !790
	%143 = icmp eq i64 %139, 1, !dbg !791
	%144 = icmp eq i64 %p8, 0, !dbg !792
	%145 = select i1 %144, i64 %p2, i64 %p8, !dbg !792
	%146 = icmp eq i64 %139, 2, !dbg !793
	%147 = icmp eq i64 %139, 3, !dbg !794
	%148 = icmp eq i64 %139, 4, !dbg !795
	%149 = icmp eq i64 %139, 5, !dbg !796
	%150 = icmp eq i64 %139, 6, !dbg !797
	%151 = icmp ule i64 %p10, 281474976710655, !dbg !788
	%152 = add i64 %p2, -1, !dbg !788
	%153 = mul i64 %p10, -1, !dbg !788
	%154 = add i64 %152, %153, !dbg !788
	%155 = icmp sge i64 %154, 0, !dbg !788
	%156 = and i1 %151, %155, !dbg !788
	%157 = icmp sge i64 %142, 0, !dbg !788
	%158 = and i1 %156, %157, !dbg !788
	%159 = mul i64 %142, -1, !dbg !788
	%160 = add i64 %159, 5, !dbg !788
	%161 = icmp sge i64 %160, 0, !dbg !788
	%162 = and i1 %158, %161, !dbg !788
	%163 = mul i64 %p2, -1, !dbg !788
	%164 = add i64 %163, %p6, !dbg !788
	%165 = icmp sge i64 %164, 0, !dbg !788
	%166 = and i1 %162, %165, !dbg !788
	br i1 %166, label %b25, label %b43_cold, !dbg !785, !prof !12

b25:
	br i1 %140, label %b26, label %b27, !dbg !788

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !798
	%168 = addrspacecast i64 addrspace(1)* %167 to i64*, !dbg !790
	%169 = bitcast i64* %168 to i8*, !dbg !790
	%170 = call i32 @gpuc_test_thread_uint64(i8* %169, i32 %p9, i64 %p11), !dbg !790
	%171 = icmp ne i32 %170, 0, !dbg !790
	br label %b35, !dbg !790

b27:
	br i1 %143, label %b28, label %b29, !dbg !791

b28:
	%172 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !792
	%173 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !792
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !792
	%175 = icmp ne i64 %p2, %145, !dbg !792
	br i1 %175, label %b28_fail1, label %b28_ok1, !dbg !792, !prof !14

b28_ok1:
	%176 = bitcast i64* %173 to i8*, !dbg !792
	%177 = bitcast i32* %174 to i8*, !dbg !792
	%178 = call i32 @gpuc_test_all_thread(i8* %176, i64 %p2, i8* %177, i32 %p9, i64 %p11, i32 8), !dbg !792
	%179 = icmp ne i32 %178, 0, !dbg !792
	br label %b35, !dbg !792

b29:
	br i1 %146, label %b30, label %b31, !dbg !793

b30:
	%180 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !799
	%181 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !799
	%182 = addrspacecast i32 addrspace(1)* %180 to i32*, !dbg !799
	%183 = icmp ne i64 %p2, %145, !dbg !799
	br i1 %183, label %b30_fail1, label %b30_ok1, !dbg !799, !prof !14

b30_ok1:
	%184 = bitcast i64* %181 to i8*, !dbg !799
	%185 = bitcast i32* %182 to i8*, !dbg !799
	%186 = call i64 @gpuc_test_any_thread(i8* %184, i64 %p2, i8* %185, i32 %p9, i64 %p11, i32 8), !dbg !799
	%187 = icmp sge i64 %186, 0, !dbg !800
	br label %b41, !dbg !801

b31:
	br i1 %147, label %b32, label %b33, !dbg !794

b32:
	%188 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !802
	%189 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !802
	%190 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !802
	%191 = addrspacecast i32 addrspace(1)* %188 to i32*, !dbg !802
	%192 = icmp ne i64 %p2, %145, !dbg !802
	br i1 %192, label %b32_fail1, label %b32_ok1, !dbg !802, !prof !14

b32_ok1:
	%193 = bitcast i64* %189 to i8*, !dbg !802
	%194 = bitcast i64* %190 to i8*, !dbg !802
	%195 = bitcast i32* %191 to i8*, !dbg !802
	%196 = call i64 @gpuc_test_some_thread(i8* %193, i64 %p2, i8* %194, i8* %195, i32 %p9, i64 %p11, i32 8), !dbg !802
	%197 = icmp sgt i64 %196, 0, !dbg !803
	br label %b41, !dbg !804

b33:
	br i1 %148, label %b34, label %b36, !dbg !795

b34:
	%198 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !805
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !805
	%200 = addrspacecast i32 addrspace(1)* %198 to i32*, !dbg !805
	%201 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !805
	%202 = icmp ne i64 %p2, %145, !dbg !805
	%203 = icmp ne i64 %p2, %p13, !dbg !805
	%204 = or i1 %202, %203, !dbg !805
	br i1 %204, label %b34_fail1, label %b34_ok1, !dbg !805, !prof !14

b34_ok1:
	%205 = bitcast i64* %199 to i8*, !dbg !805
	%206 = bitcast i32* %200 to i8*, !dbg !805
	%207 = bitcast i64* %201 to i8*, !dbg !805
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 8), !dbg !805
	%209 = icmp ne i32 %208, 0, !dbg !805
	br label %b35, !dbg !805

b35:
	%210 = phi i1 [ %171, %b26 ], [ %179, %b28_ok1 ], [ %209, %b34_ok1 ], !dbg !806
	br i1 %210, label %b41, label %b40, !dbg !806

b36:
	br i1 %149, label %b37, label %b38, !dbg !796

b37:
	%211 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !807
	%212 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !807
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !807
	%214 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !807
	%215 = icmp ne i64 %p2, %145, !dbg !807
	%216 = icmp ne i64 %p2, %p13, !dbg !807
	%217 = or i1 %215, %216, !dbg !807
	br i1 %217, label %b37_fail1, label %b37_ok1, !dbg !807, !prof !14

b37_ok1:
	%218 = bitcast i64* %212 to i8*, !dbg !807
	%219 = bitcast i32* %213 to i8*, !dbg !807
	%220 = bitcast i64* %214 to i8*, !dbg !807
	%221 = call i64 @gpuc_test_any_vector_thread(i8* %218, i64 %p2, i8* %219, i32 %p9, i8* %220, i32 8), !dbg !807
	%222 = icmp sge i64 %221, 0, !dbg !808
	br label %b41, !dbg !809

b38:
	br i1 %150, label %b39, label %b40, !dbg !797

b39:
	%223 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !810
	%224 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !810
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !810
	%226 = addrspacecast i32 addrspace(1)* %223 to i32*, !dbg !810
	%227 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !810
	%228 = icmp ne i64 %p2, %145, !dbg !810
	%229 = icmp ne i64 %p2, %p13, !dbg !810
	%230 = or i1 %228, %229, !dbg !810
	br i1 %230, label %b39_fail1, label %b39_ok1, !dbg !810, !prof !14

b39_ok1:
	%231 = bitcast i64* %224 to i8*, !dbg !810
	%232 = bitcast i64* %225 to i8*, !dbg !810
	%233 = bitcast i32* %226 to i8*, !dbg !810
	%234 = bitcast i64* %227 to i8*, !dbg !810
	%235 = call i64 @gpuc_test_some_vector_thread(i8* %231, i64 %p2, i8* %232, i8* %233, i32 %p9, i8* %234, i32 8), !dbg !810
	%236 = icmp sgt i64 %235, 0, !dbg !811
	br label %b41, !dbg !812

b40:
	br label %b41, !dbg !813

b41:
	%237 = phi i1 [ %187, %b30_ok1 ], [ %197, %b32_ok1 ], [ %222, %b37_ok1 ], [ %236, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !787
	%238 = phi i64 [ %186, %b30_ok1 ], [ %196, %b32_ok1 ], [ %221, %b37_ok1 ], [ %235, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !787
	br i1 %237, label %b61, label %b42, !dbg !787

b42:
	br i1 %141, label %b61, label %b25, !dbg !789

b61:
	%239 = phi i64 [ %138, %b23 ], [ %238, %b41 ], [ %238, %b42 ], [ %371, %b60_cold ], [ %371, %b59_cold ], !dbg !814
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !815
	%241 = icmp uge i64 0, %p15, !dbg !815
	br i1 %241, label %b61_fail1, label %b61_ok1, !dbg !815, !prof !14

b61_ok1:
	store i64 %239, i64 addrspace(1)* %240, align 8, !dbg !815
	br label %b62, !dbg !815

b62:
	ret void, !dbg !755

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !756
	ret void, !dbg !756

b4_cold:
	%242 = phi i64 [ %243, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !758
	%243 = add i64 %242, 1, !dbg !758
	%244 = icmp slt i64 %243, %p4, !dbg !758
	br i1 %244, label %b5_cold, label %b6, !dbg !758

b5_cold:
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %243, !dbg !759
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %243, !dbg !760
	%247 = icmp uge i64 %243, %p2, !dbg !759
	%248 = icmp uge i64 %p16, %18, !dbg !756
	%249 = or i1 %247, %248, !dbg !756
	br i1 %249, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !756, !prof !14

b5_cold_fail1:
	%250 = icmp uge i64 %243, %p2, !dbg !759
	br i1 %250, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !759

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %243, i64 %p2), !dbg !759
	ret void, !dbg !759

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !756
	ret void, !dbg !756

b5_cold_ok1:
	%251 = load i64, i64 addrspace(1)* %246, align 8, !dbg !760
	%252 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !756
	%253 = bitcast i64* %252 to i8*, !dbg !756
	call void @gpuc_p_thread_64(i8* %253, i64 %251, i32 %19), !dbg !756
	br label %b4_cold, !dbg !756

b10_fail1:
	%254 = icmp uge i64 %p10, %p2, !dbg !767
	br i1 %254, label %b10_fail2, label %b10_ok2, !dbg !767

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !767
	ret void, !dbg !767

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !768
	ret void, !dbg !768

b12_fail1:
	%255 = icmp ne i64 %p2, %44, !dbg !770
	br i1 %255, label %b12_fail2, label %b12_ok2, !dbg !770

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !770
	ret void, !dbg !770

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !770
	ret void, !dbg !770

b14_fail1:
	%256 = icmp ne i64 %p2, %56, !dbg !772
	br i1 %256, label %b14_fail2, label %b14_ok2, !dbg !772

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %56), !dbg !772
	ret void, !dbg !772

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %57, i64 5), !dbg !772
	ret void, !dbg !772

b16_fail1:
	%257 = icmp ugt i64 %p2, %p6, !dbg !775
	br i1 %257, label %b16_fail2, label %b16_ok2, !dbg !775

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !775
	ret void, !dbg !775

b16_ok2:
	%258 = icmp ne i64 %p2, %69, !dbg !775
	br i1 %258, label %b16_fail3, label %b16_ok3, !dbg !775

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %69), !dbg !775
	ret void, !dbg !775

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %70, i64 5), !dbg !775
	ret void, !dbg !775

b18_fail1:
	%259 = icmp ne i64 %p2, %86, !dbg !778
	br i1 %259, label %b18_fail2, label %b18_ok2, !dbg !778

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %86), !dbg !778
	ret void, !dbg !778

b18_ok2:
	%260 = icmp ne i64 %p2, %p13, !dbg !778
	br i1 %260, label %b18_fail3, label %b18_ok3, !dbg !778

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !778
	ret void, !dbg !778

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %87, i64 5), !dbg !778
	ret void, !dbg !778

b20_fail1:
	%261 = icmp ne i64 %p2, %102, !dbg !780
	br i1 %261, label %b20_fail2, label %b20_ok2, !dbg !780

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %102), !dbg !780
	ret void, !dbg !780

b20_ok2:
	%262 = icmp ne i64 %p2, %p13, !dbg !780
	br i1 %262, label %b20_fail3, label %b20_ok3, !dbg !780

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !780
	ret void, !dbg !780

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %103, i64 5), !dbg !780
	ret void, !dbg !780

b22_fail1:
	%263 = icmp ugt i64 %p2, %p6, !dbg !783
	br i1 %263, label %b22_fail2, label %b22_ok2, !dbg !783

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !783
	ret void, !dbg !783

b22_ok2:
	%264 = icmp ne i64 %p2, %119, !dbg !783
	br i1 %264, label %b22_fail3, label %b22_ok3, !dbg !783

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %119), !dbg !783
	ret void, !dbg !783

b22_ok3:
	%265 = icmp ne i64 %p2, %p13, !dbg !783
	br i1 %265, label %b22_fail4, label %b22_ok4, !dbg !783

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !783
	ret void, !dbg !783

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %120, i64 5), !dbg !783
	ret void, !dbg !783

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !792
	ret void, !dbg !792

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !799
	ret void, !dbg !799

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !802
	ret void, !dbg !802

b34_fail1:
	%266 = icmp ne i64 %p2, %145, !dbg !805
	br i1 %266, label %b34_fail2, label %b34_ok2, !dbg !805

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !805
	ret void, !dbg !805

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !805
	ret void, !dbg !805

b37_fail1:
	%267 = icmp ne i64 %p2, %145, !dbg !807
	br i1 %267, label %b37_fail2, label %b37_ok2, !dbg !807

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !807
	ret void, !dbg !807

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !807
	ret void, !dbg !807

b39_fail1:
	%268 = icmp ne i64 %p2, %145, !dbg !810
	br i1 %268, label %b39_fail2, label %b39_ok2, !dbg !810

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !810
	ret void, !dbg !810

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !810
	ret void, !dbg !810

b43_cold:
	br i1 %140, label %b44_cold, label %b45_cold, !dbg !788

b44_cold:
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !798
	%270 = addrspacecast i64 addrspace(1)* %269 to i64*, !dbg !790
	%271 = icmp uge i64 %p10, %p2, !dbg !798
	%272 = icmp ugt i64 %142, 5, !dbg !790
	%273 = or i1 %271, %272, !dbg !790
	br i1 %273, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !790, !prof !14

b44_cold_fail1:
	%274 = icmp uge i64 %p10, %p2, !dbg !798
	br i1 %274, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !798

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !798
	ret void, !dbg !798

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %142, i64 5), !dbg !790
	ret void, !dbg !790

b44_cold_ok1:
	%275 = bitcast i64* %270 to i8*, !dbg !790
	%276 = call i32 @gpuc_test_thread_uint64(i8* %275, i32 %p9, i64 %p11), !dbg !790
	%277 = icmp ne i32 %276, 0, !dbg !790
	br label %b53_cold, !dbg !790

b45_cold:
	br i1 %143, label %b46_cold, label %b47_cold, !dbg !791

b46_cold:
	%278 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !792
	%279 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !792
	%280 = addrspacecast i32 addrspace(1)* %278 to i32*, !dbg !792
	%281 = icmp ne i64 %p2, %145, !dbg !792
	%282 = icmp ugt i64 %142, 5, !dbg !792
	%283 = or i1 %281, %282, !dbg !792
	br i1 %283, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !792, !prof !14

b46_cold_fail1:
	%284 = icmp ne i64 %p2, %145, !dbg !792
	br i1 %284, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !792

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !792
	ret void, !dbg !792

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %142, i64 5), !dbg !792
	ret void, !dbg !792

b46_cold_ok1:
	%285 = bitcast i64* %279 to i8*, !dbg !792
	%286 = bitcast i32* %280 to i8*, !dbg !792
	%287 = call i32 @gpuc_test_all_thread(i8* %285, i64 %p2, i8* %286, i32 %p9, i64 %p11, i32 8), !dbg !792
	%288 = icmp ne i32 %287, 0, !dbg !792
	br label %b53_cold, !dbg !792

b47_cold:
	br i1 %146, label %b48_cold, label %b49_cold, !dbg !793

b48_cold:
	%289 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !799
	%290 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !799
	%291 = addrspacecast i32 addrspace(1)* %289 to i32*, !dbg !799
	%292 = icmp ne i64 %p2, %145, !dbg !799
	%293 = icmp ugt i64 %142, 5, !dbg !799
	%294 = or i1 %292, %293, !dbg !799
	br i1 %294, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !799, !prof !14

b48_cold_fail1:
	%295 = icmp ne i64 %p2, %145, !dbg !799
	br i1 %295, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !799

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !799
	ret void, !dbg !799

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %142, i64 5), !dbg !799
	ret void, !dbg !799

b48_cold_ok1:
	%296 = bitcast i64* %290 to i8*, !dbg !799
	%297 = bitcast i32* %291 to i8*, !dbg !799
	%298 = call i64 @gpuc_test_any_thread(i8* %296, i64 %p2, i8* %297, i32 %p9, i64 %p11, i32 8), !dbg !799
	%299 = icmp sge i64 %298, 0, !dbg !800
	br label %b59_cold, !dbg !801

b49_cold:
	br i1 %147, label %b50_cold, label %b51_cold, !dbg !794

b50_cold:
	%300 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !802
	%301 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !802
	%302 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !802
	%303 = addrspacecast i32 addrspace(1)* %300 to i32*, !dbg !802
	%304 = icmp ugt i64 %p2, %p6, !dbg !802
	%305 = icmp ne i64 %p2, %145, !dbg !802
	%306 = icmp ugt i64 %142, 5, !dbg !802
	%307 = or i1 %304, %305, !dbg !802
	%308 = or i1 %307, %306, !dbg !802
	br i1 %308, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !802, !prof !14

b50_cold_fail1:
	%309 = icmp ugt i64 %p2, %p6, !dbg !802
	br i1 %309, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !802

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !802
	ret void, !dbg !802

b50_cold_ok2:
	%310 = icmp ne i64 %p2, %145, !dbg !802
	br i1 %310, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !802

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !802
	ret void, !dbg !802

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %142, i64 5), !dbg !802
	ret void, !dbg !802

b50_cold_ok1:
	%311 = bitcast i64* %301 to i8*, !dbg !802
	%312 = bitcast i64* %302 to i8*, !dbg !802
	%313 = bitcast i32* %303 to i8*, !dbg !802
	%314 = call i64 @gpuc_test_some_thread(i8* %311, i64 %p2, i8* %312, i8* %313, i32 %p9, i64 %p11, i32 8), !dbg !802
	%315 = icmp sgt i64 %314, 0, !dbg !803
	br label %b59_cold, !dbg !804

b51_cold:
	br i1 %148, label %b52_cold, label %b54_cold, !dbg !795

b52_cold:
	%316 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !805
	%317 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !805
	%318 = addrspacecast i32 addrspace(1)* %316 to i32*, !dbg !805
	%319 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !805
	%320 = icmp ne i64 %p2, %145, !dbg !805
	%321 = icmp ne i64 %p2, %p13, !dbg !805
	%322 = icmp ugt i64 %142, 5, !dbg !805
	%323 = or i1 %320, %321, !dbg !805
	%324 = or i1 %323, %322, !dbg !805
	br i1 %324, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !805, !prof !14

b52_cold_fail1:
	%325 = icmp ne i64 %p2, %145, !dbg !805
	br i1 %325, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !805

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !805
	ret void, !dbg !805

b52_cold_ok2:
	%326 = icmp ne i64 %p2, %p13, !dbg !805
	br i1 %326, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !805

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !805
	ret void, !dbg !805

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %142, i64 5), !dbg !805
	ret void, !dbg !805

b52_cold_ok1:
	%327 = bitcast i64* %317 to i8*, !dbg !805
	%328 = bitcast i32* %318 to i8*, !dbg !805
	%329 = bitcast i64* %319 to i8*, !dbg !805
	%330 = call i32 @gpuc_test_all_vector_thread(i8* %327, i64 %p2, i8* %328, i32 %p9, i8* %329, i32 8), !dbg !805
	%331 = icmp ne i32 %330, 0, !dbg !805
	br label %b53_cold, !dbg !805

b53_cold:
	%332 = phi i1 [ %277, %b44_cold_ok1 ], [ %288, %b46_cold_ok1 ], [ %331, %b52_cold_ok1 ], !dbg !806
	br i1 %332, label %b59_cold, label %b58_cold, !dbg !806

b54_cold:
	br i1 %149, label %b55_cold, label %b56_cold, !dbg !796

b55_cold:
	%333 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !807
	%334 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !807
	%335 = addrspacecast i32 addrspace(1)* %333 to i32*, !dbg !807
	%336 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !807
	%337 = icmp ne i64 %p2, %145, !dbg !807
	%338 = icmp ne i64 %p2, %p13, !dbg !807
	%339 = icmp ugt i64 %142, 5, !dbg !807
	%340 = or i1 %337, %338, !dbg !807
	%341 = or i1 %340, %339, !dbg !807
	br i1 %341, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !807, !prof !14

b55_cold_fail1:
	%342 = icmp ne i64 %p2, %145, !dbg !807
	br i1 %342, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !807

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !807
	ret void, !dbg !807

b55_cold_ok2:
	%343 = icmp ne i64 %p2, %p13, !dbg !807
	br i1 %343, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !807

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !807
	ret void, !dbg !807

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %142, i64 5), !dbg !807
	ret void, !dbg !807

b55_cold_ok1:
	%344 = bitcast i64* %334 to i8*, !dbg !807
	%345 = bitcast i32* %335 to i8*, !dbg !807
	%346 = bitcast i64* %336 to i8*, !dbg !807
	%347 = call i64 @gpuc_test_any_vector_thread(i8* %344, i64 %p2, i8* %345, i32 %p9, i8* %346, i32 8), !dbg !807
	%348 = icmp sge i64 %347, 0, !dbg !808
	br label %b59_cold, !dbg !809

b56_cold:
	br i1 %150, label %b57_cold, label %b58_cold, !dbg !797

b57_cold:
	%349 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !810
	%350 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !810
	%351 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !810
	%352 = addrspacecast i32 addrspace(1)* %349 to i32*, !dbg !810
	%353 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !810
	%354 = icmp ugt i64 %p2, %p6, !dbg !810
	%355 = icmp ne i64 %p2, %145, !dbg !810
	%356 = icmp ne i64 %p2, %p13, !dbg !810
	%357 = icmp ugt i64 %142, 5, !dbg !810
	%358 = or i1 %354, %355, !dbg !810
	%359 = or i1 %358, %356, !dbg !810
	%360 = or i1 %359, %357, !dbg !810
	br i1 %360, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !810, !prof !14

b57_cold_fail1:
	%361 = icmp ugt i64 %p2, %p6, !dbg !810
	br i1 %361, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !810

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !810
	ret void, !dbg !810

b57_cold_ok2:
	%362 = icmp ne i64 %p2, %145, !dbg !810
	br i1 %362, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !810

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !810
	ret void, !dbg !810

b57_cold_ok3:
	%363 = icmp ne i64 %p2, %p13, !dbg !810
	br i1 %363, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !810

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !810
	ret void, !dbg !810

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %142, i64 5), !dbg !810
	ret void, !dbg !810

b57_cold_ok1:
	%364 = bitcast i64* %350 to i8*, !dbg !810
	%365 = bitcast i64* %351 to i8*, !dbg !810
	%366 = bitcast i32* %352 to i8*, !dbg !810
	%367 = bitcast i64* %353 to i8*, !dbg !810
	%368 = call i64 @gpuc_test_some_vector_thread(i8* %364, i64 %p2, i8* %365, i8* %366, i32 %p9, i8* %367, i32 8), !dbg !810
	%369 = icmp sgt i64 %368, 0, !dbg !811
	br label %b59_cold, !dbg !812

b58_cold:
	br label %b59_cold, !dbg !813

b59_cold:
	%370 = phi i1 [ %299, %b48_cold_ok1 ], [ %315, %b50_cold_ok1 ], [ %348, %b55_cold_ok1 ], [ %369, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !787
	%371 = phi i64 [ %298, %b48_cold_ok1 ], [ %314, %b50_cold_ok1 ], [ %347, %b55_cold_ok1 ], [ %368, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !787
	br i1 %370, label %b61, label %b60_cold, !dbg !787

b60_cold:
	br i1 %141, label %b61, label %b43_cold, !dbg !789

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !815
	ret void, !dbg !815
}

define void @NumbersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !816 {
entry:
	br label %b0, !dbg !817

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !817
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !817
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !817
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !820
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !821, !range !15
	%5 = sext i32 %4 to i64, !dbg !821
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !821, !range !17
	%7 = sext i32 %6 to i64, !dbg !821
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !821, !range !17
	%9 = sext i32 %8 to i64, !dbg !821
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !821, !range !28
	%11 = sext i32 %10 to i64, !dbg !821
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !821, !range !29
	%13 = sext i32 %12 to i64, !dbg !821
	%14 = mul i64 %13, %9, !dbg !821
	%15 = add i64 %7, %14, !dbg !821
	%16 = mul i64 %11, %15, !dbg !821
	%17 = add i64 %5, %16, !dbg !821
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !821, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !821, !range !30
	%20 = mul i32 %18, %19, !dbg !821
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !821, !range !31
	%22 = mul i32 %20, %21, !dbg !821
	%23 = sext i32 %22 to i64, !dbg !821
	%24 = mul i64 %17, %23, !dbg !821
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !821, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !821, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !821, !range !18
	%28 = mul i32 %19, %27, !dbg !821
	%29 = add i32 %26, %28, !dbg !821
	%30 = mul i32 %18, %29, !dbg !821
	%31 = add i32 %25, %30, !dbg !821
	%32 = sext i32 %31 to i64, !dbg !821
	%33 = add i64 %24, %32, !dbg !821
	%34 = mul i64 %11, %13, !dbg !821
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !821, !range !29
	%36 = sext i32 %35 to i64, !dbg !821
	%37 = mul i64 %34, %36, !dbg !821
	%38 = mul i64 %37, %23, !dbg !821
	%39 = icmp eq i64 %p0, 0, !dbg !822
	%40 = sext i32 %3 to i64, !dbg !820
	%41 = trunc i64 %p7 to i32, !dbg !820
	%42 = icmp eq i64 %p0, 1, !dbg !823
	%43 = icmp eq i64 %p0, 2, !dbg !824
	%44 = icmp eq i64 %p0, 3, !dbg !825
	%45 = icmp eq i64 %p0, 4, !dbg !826
	%46 = mul i64 %p4, -1, !dbg !821
	%47 = add i64 %p2, %46, !dbg !821
	%48 = icmp sge i64 %47, 0, !dbg !821
	%49 = mul i64 %p2, -1, !dbg !821
	%50 = add i64 %49, %p6, !dbg !821
	%51 = icmp sge i64 %50, 0, !dbg !821
	%52 = and i1 %48, %51, !dbg !821
	br i1 %52, label %b1, label %b13_cold, !dbg !821, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %85, %b12 ], !dbg !821
	%54 = icmp slt i64 %53, %p4, !dbg !821
	br i1 %54, label %b2, label %b25, !dbg !821

b2:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %53, !dbg !827
	br i1 %39, label %b3, label %b4, !dbg !822

b3:
	%56 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !820
	%57 = icmp uge i64 %p7, %40, !dbg !820
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !820, !prof !14

b3_ok1:
	%58 = bitcast i64* %56 to i8*, !dbg !820
	%59 = call i64 @gpuc_atomic_fetch_thread_64(i8* %58, i32 %41), !dbg !820
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !828
	store i64 %59, i64 addrspace(1)* %60, align 8, !dbg !828
	br label %b12, !dbg !828

b4:
	br i1 %42, label %b5, label %b6, !dbg !823

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !830
	%62 = icmp uge i64 %p7, %40, !dbg !829
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !829, !prof !14

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !830
	%64 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !829
	%65 = bitcast i64* %64 to i8*, !dbg !829
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %41), !dbg !829
	br label %b12, !dbg !829

b6:
	br i1 %43, label %b7, label %b8, !dbg !824

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !832
	%67 = icmp uge i64 %p7, %40, !dbg !831
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !831, !prof !14

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !832
	%69 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !831
	%70 = bitcast i64* %69 to i8*, !dbg !831
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %41), !dbg !831
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !833
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !833
	br label %b12, !dbg !833

b8:
	br i1 %44, label %b9, label %b10, !dbg !825

b9:
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !835
	%74 = icmp uge i64 %p7, %40, !dbg !834
	br i1 %74, label %b9_fail1, label %b9_ok1, !dbg !834, !prof !14

b9_ok1:
	%75 = load i64, i64 addrspace(1)* %73, align 8, !dbg !835
	%76 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !834
	%77 = bitcast i64* %76 to i8*, !dbg !834
	call void @gpuc_atomic_add_thread_uint64(i8* %77, i64 %75, i32 %41), !dbg !834
	br label %b12, !dbg !834

b10:
	br i1 %45, label %b11, label %b12, !dbg !826

b11:
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %53, !dbg !837
	%79 = icmp uge i64 %p7, %40, !dbg !836
	br i1 %79, label %b11_fail1, label %b11_ok1, !dbg !836, !prof !14

b11_ok1:
	%80 = load i64, i64 addrspace(1)* %78, align 8, !dbg !837
	%81 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !836
	%82 = bitcast i64* %81 to i8*, !dbg !836
	%83 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %82, i64 %80, i32 %41), !dbg !836
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !838
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !838
	br label %b12, !dbg !838

b12:
	%85 = add i64 %53, %38, !dbg !821
	br label %b1, !dbg !821

b25:
	ret void, !dbg !819

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !820
	ret void, !dbg !820

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !829
	ret void, !dbg !829

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !831
	ret void, !dbg !831

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !834
	ret void, !dbg !834

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !836
	ret void, !dbg !836

b13_cold:
	%86 = phi i64 [ %122, %b24_cold ], [ %33, %b0 ], !dbg !821
	%87 = icmp slt i64 %86, %p4, !dbg !821
	br i1 %87, label %b14_cold, label %b25, !dbg !821

b14_cold:
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %86, !dbg !827
	%89 = icmp uge i64 %86, %p2, !dbg !827
	br i1 %89, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !827, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %86, i64 %p2), !dbg !827
	ret void, !dbg !827

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !822

b15_cold:
	%90 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !820
	%91 = icmp uge i64 %p7, %40, !dbg !820
	br i1 %91, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !820, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !820
	ret void, !dbg !820

b15_cold_ok1:
	%92 = bitcast i64* %90 to i8*, !dbg !820
	%93 = call i64 @gpuc_atomic_fetch_thread_64(i8* %92, i32 %41), !dbg !820
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !828
	%95 = icmp uge i64 %86, %p6, !dbg !828
	br i1 %95, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !828, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %86, i64 %p6), !dbg !828
	ret void, !dbg !828

b15_cold_ok2:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !828
	br label %b24_cold, !dbg !828

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !823

b17_cold:
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !830
	%97 = icmp uge i64 %p7, %40, !dbg !829
	br i1 %97, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !829, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !829
	ret void, !dbg !829

b17_cold_ok1:
	%98 = load i64, i64 addrspace(1)* %96, align 8, !dbg !830
	%99 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !829
	%100 = bitcast i64* %99 to i8*, !dbg !829
	call void @gpuc_atomic_set_thread_64(i8* %100, i64 %98, i32 %41), !dbg !829
	br label %b24_cold, !dbg !829

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !824

b19_cold:
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !832
	%102 = icmp uge i64 %p7, %40, !dbg !831
	br i1 %102, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !831, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !831
	ret void, !dbg !831

b19_cold_ok1:
	%103 = load i64, i64 addrspace(1)* %101, align 8, !dbg !832
	%104 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !831
	%105 = bitcast i64* %104 to i8*, !dbg !831
	%106 = call i64 @gpuc_atomic_swap_thread_64(i8* %105, i64 %103, i32 %41), !dbg !831
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !833
	%108 = icmp uge i64 %86, %p6, !dbg !833
	br i1 %108, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !833, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %86, i64 %p6), !dbg !833
	ret void, !dbg !833

b19_cold_ok2:
	store i64 %106, i64 addrspace(1)* %107, align 8, !dbg !833
	br label %b24_cold, !dbg !833

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !825

b21_cold:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !835
	%110 = icmp uge i64 %p7, %40, !dbg !834
	br i1 %110, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !834, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !834
	ret void, !dbg !834

b21_cold_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !835
	%112 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !834
	%113 = bitcast i64* %112 to i8*, !dbg !834
	call void @gpuc_atomic_add_thread_uint64(i8* %113, i64 %111, i32 %41), !dbg !834
	br label %b24_cold, !dbg !834

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !826

b23_cold:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %86, !dbg !837
	%115 = icmp uge i64 %p7, %40, !dbg !836
	br i1 %115, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !836, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !836
	ret void, !dbg !836

b23_cold_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !837
	%117 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !836
	%118 = bitcast i64* %117 to i8*, !dbg !836
	%119 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %118, i64 %116, i32 %41), !dbg !836
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !838
	%121 = icmp uge i64 %86, %p6, !dbg !838
	br i1 %121, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !838, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %86, i64 %p6), !dbg !838
	ret void, !dbg !838

b23_cold_ok2:
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !838
	br label %b24_cold, !dbg !838

b24_cold:
	%122 = add i64 %86, %38, !dbg !821
	br label %b13_cold, !dbg !821
}

define void @IntegersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !839 {
entry:
	br label %b0, !dbg !840

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !840
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !840
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !840
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !840
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !843
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !844, !range !15
	%6 = sext i32 %5 to i64, !dbg !844
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !844, !range !17
	%8 = sext i32 %7 to i64, !dbg !844
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !844, !range !17
	%10 = sext i32 %9 to i64, !dbg !844
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !844, !range !28
	%12 = sext i32 %11 to i64, !dbg !844
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !844, !range !29
	%14 = sext i32 %13 to i64, !dbg !844
	%15 = mul i64 %14, %10, !dbg !844
	%16 = add i64 %8, %15, !dbg !844
	%17 = mul i64 %12, %16, !dbg !844
	%18 = add i64 %6, %17, !dbg !844
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !844, !range !30
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !844, !range !30
	%21 = mul i32 %19, %20, !dbg !844
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !844, !range !31
	%23 = mul i32 %21, %22, !dbg !844
	%24 = sext i32 %23 to i64, !dbg !844
	%25 = mul i64 %18, %24, !dbg !844
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !844, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !844, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !844, !range !18
	%29 = mul i32 %20, %28, !dbg !844
	%30 = add i32 %27, %29, !dbg !844
	%31 = mul i32 %19, %30, !dbg !844
	%32 = add i32 %26, %31, !dbg !844
	%33 = sext i32 %32 to i64, !dbg !844
	%34 = add i64 %25, %33, !dbg !844
	%35 = mul i64 %12, %14, !dbg !844
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !844, !range !29
	%37 = sext i32 %36 to i64, !dbg !844
	%38 = mul i64 %35, %37, !dbg !844
	%39 = mul i64 %38, %24, !dbg !844
	%40 = icmp eq i64 %p0, 5, !dbg !845
	%41 = sext i32 %4 to i64, !dbg !843
	%42 = trunc i64 %p9 to i32, !dbg !843
	%43 = icmp eq i64 %p0, 6, !dbg !846
	%44 = icmp eq i64 %p0, 7, !dbg !847
	%45 = icmp eq i64 %p0, 8, !dbg !848
	%46 = icmp eq i64 %p0, 9, !dbg !849
	%47 = icmp eq i64 %p0, 10, !dbg !850
	%48 = icmp eq i64 %p0, 11, !dbg !851
	%49 = icmp eq i64 %p0, 12, !dbg !852
	%50 = icmp eq i64 %p0, 13, !dbg !853
	%51 = mul i64 %p4, -1, !dbg !844
	%52 = add i64 %p2, %51, !dbg !844
	%53 = icmp sge i64 %52, 0, !dbg !844
	%54 = mul i64 %p2, -1, !dbg !844
	%55 = add i64 %54, %p8, !dbg !844
	%56 = icmp sge i64 %55, 0, !dbg !844
	%57 = and i1 %53, %56, !dbg !844
	%58 = add i64 %54, %p6, !dbg !844
	%59 = icmp sge i64 %58, 0, !dbg !844
	%60 = and i1 %57, %59, !dbg !844
	%61 = mul i64 %p6, -1, !dbg !844
	%62 = add i64 %61, %p8, !dbg !844
	%63 = icmp sge i64 %62, 0, !dbg !844
	%64 = and i1 %60, %63, !dbg !844
	br i1 %64, label %b1, label %b21_cold, !dbg !844, !prof !12

b1:
	%65 = phi i64 [ %34, %b0 ], [ %121, %b20 ], !dbg !844
	%66 = icmp slt i64 %65, %p4, !dbg !844
	br i1 %66, label %b2, label %b41, !dbg !844

b2:
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %65, !dbg !854
	br i1 %40, label %b3, label %b4, !dbg !845

b3:
	%68 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !843
	%69 = icmp uge i64 %p9, %41, !dbg !843
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !843, !prof !14

b3_ok1:
	%70 = bitcast i64* %68 to i8*, !dbg !843
	call void @gpuc_atomic_inc_thread_64(i8* %70, i32 %42), !dbg !843
	br label %b20, !dbg !843

b4:
	br i1 %43, label %b5, label %b6, !dbg !846

b5:
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !855
	%72 = icmp uge i64 %p9, %41, !dbg !855
	br i1 %72, label %b5_fail1, label %b5_ok1, !dbg !855, !prof !14

b5_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !855
	%74 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %73, i32 %42), !dbg !855
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !856
	store i64 %74, i64 addrspace(1)* %75, align 8, !dbg !856
	br label %b20, !dbg !856

b6:
	br i1 %44, label %b7, label %b8, !dbg !847

b7:
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !858
	%77 = icmp uge i64 %p9, %41, !dbg !857
	br i1 %77, label %b7_fail1, label %b7_ok1, !dbg !857, !prof !14

b7_ok1:
	%78 = load i64, i64 addrspace(1)* %76, align 8, !dbg !858
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !859
	%80 = load i64, i64 addrspace(1)* %79, align 8, !dbg !859
	%81 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !857
	%82 = bitcast i64* %81 to i8*, !dbg !857
	%83 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %82, i64 %78, i64 %80, i32 %42), !dbg !857
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !860
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !860
	br label %b20, !dbg !860

b8:
	br i1 %45, label %b9, label %b10, !dbg !848

b9:
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !862
	%86 = icmp uge i64 %p9, %41, !dbg !861
	br i1 %86, label %b9_fail1, label %b9_ok1, !dbg !861, !prof !14

b9_ok1:
	%87 = load i64, i64 addrspace(1)* %85, align 8, !dbg !862
	%88 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !861
	%89 = bitcast i64* %88 to i8*, !dbg !861
	call void @gpuc_atomic_and_thread_64(i8* %89, i64 %87, i32 %42), !dbg !861
	br label %b20, !dbg !861

b10:
	br i1 %46, label %b11, label %b12, !dbg !849

b11:
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !864
	%91 = icmp uge i64 %p9, %41, !dbg !863
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !863, !prof !14

b11_ok1:
	%92 = load i64, i64 addrspace(1)* %90, align 8, !dbg !864
	%93 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !863
	%94 = bitcast i64* %93 to i8*, !dbg !863
	%95 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %94, i64 %92, i32 %42), !dbg !863
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !865
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !865
	br label %b20, !dbg !865

b12:
	br i1 %47, label %b13, label %b14, !dbg !850

b13:
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !867
	%98 = icmp uge i64 %p9, %41, !dbg !866
	br i1 %98, label %b13_fail1, label %b13_ok1, !dbg !866, !prof !14

b13_ok1:
	%99 = load i64, i64 addrspace(1)* %97, align 8, !dbg !867
	%100 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !866
	%101 = bitcast i64* %100 to i8*, !dbg !866
	call void @gpuc_atomic_or_thread_64(i8* %101, i64 %99, i32 %42), !dbg !866
	br label %b20, !dbg !866

b14:
	br i1 %48, label %b15, label %b16, !dbg !851

b15:
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !869
	%103 = icmp uge i64 %p9, %41, !dbg !868
	br i1 %103, label %b15_fail1, label %b15_ok1, !dbg !868, !prof !14

b15_ok1:
	%104 = load i64, i64 addrspace(1)* %102, align 8, !dbg !869
	%105 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !868
	%106 = bitcast i64* %105 to i8*, !dbg !868
	%107 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %106, i64 %104, i32 %42), !dbg !868
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !870
	store i64 %107, i64 addrspace(1)* %108, align 8, !dbg !870
	br label %b20, !dbg !870

b16:
	br i1 %49, label %b17, label %b18, !dbg !852

b17:
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !872
	%110 = icmp uge i64 %p9, %41, !dbg !871
	br i1 %110, label %b17_fail1, label %b17_ok1, !dbg !871, !prof !14

b17_ok1:
	%111 = load i64, i64 addrspace(1)* %109, align 8, !dbg !872
	%112 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !871
	%113 = bitcast i64* %112 to i8*, !dbg !871
	call void @gpuc_atomic_xor_thread_64(i8* %113, i64 %111, i32 %42), !dbg !871
	br label %b20, !dbg !871

b18:
	br i1 %50, label %b19, label %b20, !dbg !853

b19:
	%114 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %65, !dbg !874
	%115 = icmp uge i64 %p9, %41, !dbg !873
	br i1 %115, label %b19_fail1, label %b19_ok1, !dbg !873, !prof !14

b19_ok1:
	%116 = load i64, i64 addrspace(1)* %114, align 8, !dbg !874
	%117 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !873
	%118 = bitcast i64* %117 to i8*, !dbg !873
	%119 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %118, i64 %116, i32 %42), !dbg !873
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %65, !dbg !875
	store i64 %119, i64 addrspace(1)* %120, align 8, !dbg !875
	br label %b20, !dbg !875

b20:
	%121 = add i64 %65, %39, !dbg !844
	br label %b1, !dbg !844

b41:
	ret void, !dbg !842

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !843
	ret void, !dbg !843

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !855
	ret void, !dbg !855

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !857
	ret void, !dbg !857

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !861
	ret void, !dbg !861

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !863
	ret void, !dbg !863

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !866
	ret void, !dbg !866

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !868
	ret void, !dbg !868

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !871
	ret void, !dbg !871

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !873
	ret void, !dbg !873

b21_cold:
	%122 = phi i64 [ %187, %b40_cold ], [ %34, %b0 ], !dbg !844
	%123 = icmp slt i64 %122, %p4, !dbg !844
	br i1 %123, label %b22_cold, label %b41, !dbg !844

b22_cold:
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %122, !dbg !854
	%125 = icmp uge i64 %122, %p2, !dbg !854
	br i1 %125, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !854, !prof !14

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %122, i64 %p2), !dbg !854
	ret void, !dbg !854

b22_cold_ok1:
	br i1 %40, label %b23_cold, label %b24_cold, !dbg !845

b23_cold:
	%126 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !843
	%127 = icmp uge i64 %p9, %41, !dbg !843
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !843, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p9, i64 %41), !dbg !843
	ret void, !dbg !843

b23_cold_ok1:
	%128 = bitcast i64* %126 to i8*, !dbg !843
	call void @gpuc_atomic_inc_thread_64(i8* %128, i32 %42), !dbg !843
	br label %b40_cold, !dbg !843

b24_cold:
	br i1 %43, label %b25_cold, label %b26_cold, !dbg !846

b25_cold:
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !855
	%130 = icmp uge i64 %p9, %41, !dbg !855
	br i1 %130, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !855, !prof !14

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p9, i64 %41), !dbg !855
	ret void, !dbg !855

b25_cold_ok1:
	%131 = bitcast i64* %129 to i8*, !dbg !855
	%132 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %131, i32 %42), !dbg !855
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !856
	%134 = icmp uge i64 %122, %p8, !dbg !856
	br i1 %134, label %b25_cold_fail2, label %b25_cold_ok2, !dbg !856, !prof !14

b25_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %122, i64 %p8), !dbg !856
	ret void, !dbg !856

b25_cold_ok2:
	store i64 %132, i64 addrspace(1)* %133, align 8, !dbg !856
	br label %b40_cold, !dbg !856

b26_cold:
	br i1 %44, label %b27_cold, label %b28_cold, !dbg !847

b27_cold:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %122, !dbg !858
	%136 = icmp uge i64 %122, %p6, !dbg !858
	%137 = icmp uge i64 %p9, %41, !dbg !857
	%138 = or i1 %136, %137, !dbg !857
	br i1 %138, label %b27_cold_fail1, label %b27_cold_ok1, !dbg !857, !prof !14

b27_cold_fail1:
	%139 = icmp uge i64 %122, %p6, !dbg !858
	br i1 %139, label %b27_cold_fail2, label %b27_cold_ok2, !dbg !858

b27_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p6), !dbg !858
	ret void, !dbg !858

b27_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p9, i64 %41), !dbg !857
	ret void, !dbg !857

b27_cold_ok1:
	%140 = load i64, i64 addrspace(1)* %135, align 8, !dbg !858
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !859
	%142 = load i64, i64 addrspace(1)* %141, align 8, !dbg !859
	%143 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !857
	%144 = bitcast i64* %143 to i8*, !dbg !857
	%145 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %144, i64 %140, i64 %142, i32 %42), !dbg !857
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !860
	%147 = icmp uge i64 %122, %p8, !dbg !860
	br i1 %147, label %b27_cold_fail3, label %b27_cold_ok3, !dbg !860, !prof !14

b27_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %122, i64 %p8), !dbg !860
	ret void, !dbg !860

b27_cold_ok3:
	store i64 %145, i64 addrspace(1)* %146, align 8, !dbg !860
	br label %b40_cold, !dbg !860

b28_cold:
	br i1 %45, label %b29_cold, label %b30_cold, !dbg !848

b29_cold:
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !862
	%149 = icmp uge i64 %p9, %41, !dbg !861
	br i1 %149, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !861, !prof !14

b29_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p9, i64 %41), !dbg !861
	ret void, !dbg !861

b29_cold_ok1:
	%150 = load i64, i64 addrspace(1)* %148, align 8, !dbg !862
	%151 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !861
	%152 = bitcast i64* %151 to i8*, !dbg !861
	call void @gpuc_atomic_and_thread_64(i8* %152, i64 %150, i32 %42), !dbg !861
	br label %b40_cold, !dbg !861

b30_cold:
	br i1 %46, label %b31_cold, label %b32_cold, !dbg !849

b31_cold:
	%153 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !864
	%154 = icmp uge i64 %p9, %41, !dbg !863
	br i1 %154, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !863, !prof !14

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %41), !dbg !863
	ret void, !dbg !863

b31_cold_ok1:
	%155 = load i64, i64 addrspace(1)* %153, align 8, !dbg !864
	%156 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !863
	%157 = bitcast i64* %156 to i8*, !dbg !863
	%158 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %157, i64 %155, i32 %42), !dbg !863
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !865
	%160 = icmp uge i64 %122, %p8, !dbg !865
	br i1 %160, label %b31_cold_fail2, label %b31_cold_ok2, !dbg !865, !prof !14

b31_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %122, i64 %p8), !dbg !865
	ret void, !dbg !865

b31_cold_ok2:
	store i64 %158, i64 addrspace(1)* %159, align 8, !dbg !865
	br label %b40_cold, !dbg !865

b32_cold:
	br i1 %47, label %b33_cold, label %b34_cold, !dbg !850

b33_cold:
	%161 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !867
	%162 = icmp uge i64 %p9, %41, !dbg !866
	br i1 %162, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !866, !prof !14

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p9, i64 %41), !dbg !866
	ret void, !dbg !866

b33_cold_ok1:
	%163 = load i64, i64 addrspace(1)* %161, align 8, !dbg !867
	%164 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !866
	%165 = bitcast i64* %164 to i8*, !dbg !866
	call void @gpuc_atomic_or_thread_64(i8* %165, i64 %163, i32 %42), !dbg !866
	br label %b40_cold, !dbg !866

b34_cold:
	br i1 %48, label %b35_cold, label %b36_cold, !dbg !851

b35_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !869
	%167 = icmp uge i64 %p9, %41, !dbg !868
	br i1 %167, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !868, !prof !14

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %41), !dbg !868
	ret void, !dbg !868

b35_cold_ok1:
	%168 = load i64, i64 addrspace(1)* %166, align 8, !dbg !869
	%169 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !868
	%170 = bitcast i64* %169 to i8*, !dbg !868
	%171 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %170, i64 %168, i32 %42), !dbg !868
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !870
	%173 = icmp uge i64 %122, %p8, !dbg !870
	br i1 %173, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !870, !prof !14

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %p8), !dbg !870
	ret void, !dbg !870

b35_cold_ok2:
	store i64 %171, i64 addrspace(1)* %172, align 8, !dbg !870
	br label %b40_cold, !dbg !870

b36_cold:
	br i1 %49, label %b37_cold, label %b38_cold, !dbg !852

b37_cold:
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !872
	%175 = icmp uge i64 %p9, %41, !dbg !871
	br i1 %175, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !871, !prof !14

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p9, i64 %41), !dbg !871
	ret void, !dbg !871

b37_cold_ok1:
	%176 = load i64, i64 addrspace(1)* %174, align 8, !dbg !872
	%177 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !871
	%178 = bitcast i64* %177 to i8*, !dbg !871
	call void @gpuc_atomic_xor_thread_64(i8* %178, i64 %176, i32 %42), !dbg !871
	br label %b40_cold, !dbg !871

b38_cold:
	br i1 %50, label %b39_cold, label %b40_cold, !dbg !853

b39_cold:
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %122, !dbg !874
	%180 = icmp uge i64 %p9, %41, !dbg !873
	br i1 %180, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !873, !prof !14

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %41), !dbg !873
	ret void, !dbg !873

b39_cold_ok1:
	%181 = load i64, i64 addrspace(1)* %179, align 8, !dbg !874
	%182 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !873
	%183 = bitcast i64* %182 to i8*, !dbg !873
	%184 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %183, i64 %181, i32 %42), !dbg !873
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !875
	%186 = icmp uge i64 %122, %p8, !dbg !875
	br i1 %186, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !875, !prof !14

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %122, i64 %p8), !dbg !875
	ret void, !dbg !875

b39_cold_ok2:
	store i64 %184, i64 addrspace(1)* %185, align 8, !dbg !875
	br label %b40_cold, !dbg !875

b40_cold:
	%187 = add i64 %122, %39, !dbg !844
	br label %b21_cold, !dbg !844
}

define void @WaitUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !876 {
entry:
	br label %b0, !dbg !877

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !877
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !877
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !877
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !877
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !877
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !877
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !880
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !881, !range !16
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !881, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !881, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !881, !range !30
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !881, !range !30
	%12 = mul i32 %11, %9, !dbg !881
	%13 = add i32 %8, %12, !dbg !881
	%14 = mul i32 %10, %13, !dbg !881
	%15 = add i32 %7, %14, !dbg !881
	%16 = sext i32 %15 to i64, !dbg !881
	%17 = icmp eq i64 %16, 33, !dbg !882
	br i1 %17, label %b1, label %b7, !dbg !882

b1:
	%18 = sext i32 %6 to i64, !dbg !880
	%19 = trunc i64 %p16 to i32, !dbg !880
	%20 = mul i64 %p4, -1, !dbg !882
	%21 = add i64 %p2, %20, !dbg !882
	%22 = icmp sge i64 %21, 0, !dbg !882
	br i1 %22, label %b2, label %b4_cold, !dbg !882, !prof !12

b2:
	%23 = phi i64 [ %24, %b3_ok1 ], [ -1, %b1 ], !dbg !882
	%24 = add i64 %23, 1, !dbg !882
	%25 = icmp slt i64 %24, %p4, !dbg !882
	br i1 %25, label %b3, label %b6, !dbg !882

b3:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %24, !dbg !883
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %24, !dbg !884
	%28 = icmp uge i64 %p16, %18, !dbg !880
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !880, !prof !14

b3_ok1:
	%29 = load i64, i64 addrspace(1)* %27, align 8, !dbg !884
	%30 = addrspacecast i64 addrspace(1)* %26 to i64*, !dbg !880
	%31 = bitcast i64* %30 to i8*, !dbg !880
	call void @gpuc_p_thread_64(i8* %31, i64 %29, i32 %19), !dbg !880
	br label %b2, !dbg !880

b6:
	call void @gpuc_quiet_thread(), !dbg !885
	br label %b62, !dbg !885

b7:
	%32 = icmp eq i64 %16, 0, !dbg !886
	br i1 %32, label %b8, label %b62, !dbg !886

b8:
	%33 = icmp slt i64 %p0, 7, !dbg !887
	br i1 %33, label %b9, label %b24, !dbg !887

b9:
	%34 = icmp eq i64 %p0, 0, !dbg !890
	br i1 %34, label %b10, label %b11, !dbg !890

b10:
	%35 = sext i32 %p9 to i64, !dbg !892
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !891
	%37 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !892
	%38 = icmp uge i64 %p10, %p2, !dbg !891
	%39 = icmp ugt i64 %35, 5, !dbg !892
	%40 = or i1 %38, %39, !dbg !892
	br i1 %40, label %b10_fail1, label %b10_ok1, !dbg !892, !prof !14

b10_ok1:
	%41 = bitcast i64* %37 to i8*, !dbg !892
	call void @gpuc_wait_until_thread_uint64(i8* %41, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 107), !dbg !892
	br label %b23, !dbg !892

b11:
	%42 = icmp eq i64 %p0, 1, !dbg !893
	br i1 %42, label %b12, label %b13, !dbg !893

b12:
	%43 = icmp eq i64 %p8, 0, !dbg !894
	%44 = select i1 %43, i64 %p2, i64 %p8, !dbg !894
	%45 = sext i32 %p9 to i64, !dbg !894
	%46 = select i1 %43, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !894
	%47 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !894
	%48 = addrspacecast i32 addrspace(1)* %46 to i32*, !dbg !894
	%49 = icmp ne i64 %p2, %44, !dbg !894
	%50 = icmp ugt i64 %45, 5, !dbg !894
	%51 = or i1 %49, %50, !dbg !894
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !894, !prof !14

b12_ok1:
	%52 = bitcast i64* %47 to i8*, !dbg !894
	%53 = bitcast i32* %48 to i8*, !dbg !894
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 108), !dbg !894
	br label %b23, !dbg !894

b13:
	%54 = icmp eq i64 %p0, 2, !dbg !895
	br i1 %54, label %b14, label %b15, !dbg !895

b14:
	%55 = icmp eq i64 %p8, 0, !dbg !896
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !896
	%57 = sext i32 %p9 to i64, !dbg !896
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !896
	%59 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !896
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !896
	%61 = icmp ne i64 %p2, %56, !dbg !896
	%62 = icmp ugt i64 %57, 5, !dbg !896
	%63 = or i1 %61, %62, !dbg !896
	br i1 %63, label %b14_fail1, label %b14_ok1, !dbg !896, !prof !14

b14_ok1:
	%64 = bitcast i64* %59 to i8*, !dbg !896
	%65 = bitcast i32* %60 to i8*, !dbg !896
	%66 = call i64 @gpuc_wait_until_any_thread(i8* %64, i64 %p2, i8* %65, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 109), !dbg !896
	br label %b23, !dbg !897

b15:
	%67 = icmp eq i64 %p0, 3, !dbg !898
	br i1 %67, label %b16, label %b17, !dbg !898

b16:
	%68 = icmp eq i64 %p8, 0, !dbg !899
	%69 = select i1 %68, i64 %p2, i64 %p8, !dbg !899
	%70 = sext i32 %p9 to i64, !dbg !899
	%71 = select i1 %68, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !899
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !899
	%73 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !899
	%74 = addrspacecast i32 addrspace(1)* %71 to i32*, !dbg !899
	%75 = icmp ugt i64 %p2, %p6, !dbg !899
	%76 = icmp ne i64 %p2, %69, !dbg !899
	%77 = icmp ugt i64 %70, 5, !dbg !899
	%78 = or i1 %75, %76, !dbg !899
	%79 = or i1 %78, %77, !dbg !899
	br i1 %79, label %b16_fail1, label %b16_ok1, !dbg !899, !prof !14

b16_ok1:
	%80 = bitcast i64* %72 to i8*, !dbg !899
	%81 = bitcast i64* %73 to i8*, !dbg !899
	%82 = bitcast i32* %74 to i8*, !dbg !899
	%83 = call i64 @gpuc_wait_until_some_thread(i8* %80, i64 %p2, i8* %81, i8* %82, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !899
	br label %b23, !dbg !900

b17:
	%84 = icmp eq i64 %p0, 4, !dbg !901
	br i1 %84, label %b18, label %b19, !dbg !901

b18:
	%85 = icmp eq i64 %p8, 0, !dbg !902
	%86 = select i1 %85, i64 %p2, i64 %p8, !dbg !902
	%87 = sext i32 %p9 to i64, !dbg !902
	%88 = select i1 %85, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !902
	%89 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !902
	%90 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !902
	%91 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !902
	%92 = icmp ne i64 %p2, %86, !dbg !902
	%93 = icmp ne i64 %p2, %p13, !dbg !902
	%94 = icmp ugt i64 %87, 5, !dbg !902
	%95 = or i1 %92, %93, !dbg !902
	%96 = or i1 %95, %94, !dbg !902
	br i1 %96, label %b18_fail1, label %b18_ok1, !dbg !902, !prof !14

b18_ok1:
	%97 = bitcast i64* %89 to i8*, !dbg !902
	%98 = bitcast i32* %90 to i8*, !dbg !902
	%99 = bitcast i64* %91 to i8*, !dbg !902
	call void @gpuc_wait_until_all_vector_thread(i8* %97, i64 %p2, i8* %98, i32 %p9, i8* %99, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !902
	br label %b23, !dbg !902

b19:
	%100 = icmp eq i64 %p0, 5, !dbg !903
	br i1 %100, label %b20, label %b21, !dbg !903

b20:
	%101 = icmp eq i64 %p8, 0, !dbg !904
	%102 = select i1 %101, i64 %p2, i64 %p8, !dbg !904
	%103 = sext i32 %p9 to i64, !dbg !904
	%104 = select i1 %101, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !904
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !904
	%106 = addrspacecast i32 addrspace(1)* %104 to i32*, !dbg !904
	%107 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !904
	%108 = icmp ne i64 %p2, %102, !dbg !904
	%109 = icmp ne i64 %p2, %p13, !dbg !904
	%110 = icmp ugt i64 %103, 5, !dbg !904
	%111 = or i1 %108, %109, !dbg !904
	%112 = or i1 %111, %110, !dbg !904
	br i1 %112, label %b20_fail1, label %b20_ok1, !dbg !904, !prof !14

b20_ok1:
	%113 = bitcast i64* %105 to i8*, !dbg !904
	%114 = bitcast i32* %106 to i8*, !dbg !904
	%115 = bitcast i64* %107 to i8*, !dbg !904
	%116 = call i64 @gpuc_wait_until_any_vector_thread(i8* %113, i64 %p2, i8* %114, i32 %p9, i8* %115, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !904
	br label %b23, !dbg !905

b21:
	%117 = icmp eq i64 %p0, 6, !dbg !906
	br i1 %117, label %b22, label %b23, !dbg !906

b22:
	%118 = icmp eq i64 %p8, 0, !dbg !907
	%119 = select i1 %118, i64 %p2, i64 %p8, !dbg !907
	%120 = sext i32 %p9 to i64, !dbg !907
	%121 = select i1 %118, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !907
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !907
	%123 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !907
	%124 = addrspacecast i32 addrspace(1)* %121 to i32*, !dbg !907
	%125 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !907
	%126 = icmp ugt i64 %p2, %p6, !dbg !907
	%127 = icmp ne i64 %p2, %119, !dbg !907
	%128 = icmp ne i64 %p2, %p13, !dbg !907
	%129 = icmp ugt i64 %120, 5, !dbg !907
	%130 = or i1 %126, %127, !dbg !907
	%131 = or i1 %130, %128, !dbg !907
	%132 = or i1 %131, %129, !dbg !907
	br i1 %132, label %b22_fail1, label %b22_ok1, !dbg !907, !prof !14

b22_ok1:
	%133 = bitcast i64* %122 to i8*, !dbg !907
	%134 = bitcast i64* %123 to i8*, !dbg !907
	%135 = bitcast i32* %124 to i8*, !dbg !907
	%136 = bitcast i64* %125 to i8*, !dbg !907
	%137 = call i64 @gpuc_wait_until_some_vector_thread(i8* %133, i64 %p2, i8* %134, i8* %135, i32 %p9, i8* %136, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !907
	br label %b23, !dbg !908

b23:
	%138 = phi i64 [ %66, %b14_ok1 ], [ %83, %b16_ok1 ], [ %116, %b20_ok1 ], [ %137, %b22_ok1 ], [ 1, %b10_ok1 ], [ 1, %b12_ok1 ], [ 1, %b18_ok1 ], [ 1, %b21 ], !dbg !889
	br label %b61, !dbg !889

b24:
	%139 = sub i64 %p0, 7, !dbg !909
	%140 = icmp eq i64 %139, 0, !dbg !912
	%141 = icmp eq i64 %p4, 0, !dbg !913
	%142 = sext i32 %p9 to i64, !dbg !914
	%143 = icmp eq i64 %139, 1, !dbg !915
	%144 = icmp eq i64 %p8, 0, !dbg !916
	%145 = select i1 %144, i64 %p2, i64 %p8, !dbg !916
	%146 = icmp eq i64 %139, 2, !dbg !917
	%147 = icmp eq i64 %139, 3, !dbg !918
	%148 = icmp eq i64 %139, 4, !dbg !919
	%149 = icmp eq i64 %139, 5, !dbg !920
	%150 = icmp eq i64 %139, 6, !dbg !921
	%151 = icmp ule i64 %p10, 281474976710655, !dbg !912
	%152 = add i64 %p2, -1, !dbg !912
	%153 = mul i64 %p10, -1, !dbg !912
	%154 = add i64 %152, %153, !dbg !912
	%155 = icmp sge i64 %154, 0, !dbg !912
	%156 = and i1 %151, %155, !dbg !912
	%157 = icmp sge i64 %142, 0, !dbg !912
	%158 = and i1 %156, %157, !dbg !912
	%159 = mul i64 %142, -1, !dbg !912
	%160 = add i64 %159, 5, !dbg !912
	%161 = icmp sge i64 %160, 0, !dbg !912
	%162 = and i1 %158, %161, !dbg !912
	%163 = mul i64 %p2, -1, !dbg !912
	%164 = add i64 %163, %p6, !dbg !912
	%165 = icmp sge i64 %164, 0, !dbg !912
	%166 = and i1 %162, %165, !dbg !912
	br i1 %166, label %b25, label %b43_cold, !dbg !909, !prof !12

b25:
	br i1 %140, label %b26, label %b27, !dbg !912

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !922
	%168 = addrspacecast i64 addrspace(1)* %167 to i64*, !dbg !914
	%169 = bitcast i64* %168 to i8*, !dbg !914
	%170 = call i32 @gpuc_test_thread_uint64(i8* %169, i32 %p9, i64 %p11), !dbg !914
	%171 = icmp ne i32 %170, 0, !dbg !914
	br label %b35, !dbg !914

b27:
	br i1 %143, label %b28, label %b29, !dbg !915

b28:
	%172 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !916
	%173 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !916
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !916
	%175 = icmp ne i64 %p2, %145, !dbg !916
	br i1 %175, label %b28_fail1, label %b28_ok1, !dbg !916, !prof !14

b28_ok1:
	%176 = bitcast i64* %173 to i8*, !dbg !916
	%177 = bitcast i32* %174 to i8*, !dbg !916
	%178 = call i32 @gpuc_test_all_thread(i8* %176, i64 %p2, i8* %177, i32 %p9, i64 %p11, i32 8), !dbg !916
	%179 = icmp ne i32 %178, 0, !dbg !916
	br label %b35, !dbg !916

b29:
	br i1 %146, label %b30, label %b31, !dbg !917

b30:
	%180 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !923
	%181 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !923
	%182 = addrspacecast i32 addrspace(1)* %180 to i32*, !dbg !923
	%183 = icmp ne i64 %p2, %145, !dbg !923
	br i1 %183, label %b30_fail1, label %b30_ok1, !dbg !923, !prof !14

b30_ok1:
	%184 = bitcast i64* %181 to i8*, !dbg !923
	%185 = bitcast i32* %182 to i8*, !dbg !923
	%186 = call i64 @gpuc_test_any_thread(i8* %184, i64 %p2, i8* %185, i32 %p9, i64 %p11, i32 8), !dbg !923
	%187 = icmp sge i64 %186, 0, !dbg !924
	br label %b41, !dbg !925

b31:
	br i1 %147, label %b32, label %b33, !dbg !918

b32:
	%188 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !926
	%189 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !926
	%190 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !926
	%191 = addrspacecast i32 addrspace(1)* %188 to i32*, !dbg !926
	%192 = icmp ne i64 %p2, %145, !dbg !926
	br i1 %192, label %b32_fail1, label %b32_ok1, !dbg !926, !prof !14

b32_ok1:
	%193 = bitcast i64* %189 to i8*, !dbg !926
	%194 = bitcast i64* %190 to i8*, !dbg !926
	%195 = bitcast i32* %191 to i8*, !dbg !926
	%196 = call i64 @gpuc_test_some_thread(i8* %193, i64 %p2, i8* %194, i8* %195, i32 %p9, i64 %p11, i32 8), !dbg !926
	%197 = icmp sgt i64 %196, 0, !dbg !927
	br label %b41, !dbg !928

b33:
	br i1 %148, label %b34, label %b36, !dbg !919

b34:
	%198 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !929
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !929
	%200 = addrspacecast i32 addrspace(1)* %198 to i32*, !dbg !929
	%201 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !929
	%202 = icmp ne i64 %p2, %145, !dbg !929
	%203 = icmp ne i64 %p2, %p13, !dbg !929
	%204 = or i1 %202, %203, !dbg !929
	br i1 %204, label %b34_fail1, label %b34_ok1, !dbg !929, !prof !14

b34_ok1:
	%205 = bitcast i64* %199 to i8*, !dbg !929
	%206 = bitcast i32* %200 to i8*, !dbg !929
	%207 = bitcast i64* %201 to i8*, !dbg !929
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 8), !dbg !929
	%209 = icmp ne i32 %208, 0, !dbg !929
	br label %b35, !dbg !929

b35:
	%210 = phi i1 [ %171, %b26 ], [ %179, %b28_ok1 ], [ %209, %b34_ok1 ], !dbg !930
	br i1 %210, label %b41, label %b40, !dbg !930

b36:
	br i1 %149, label %b37, label %b38, !dbg !920

b37:
	%211 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !931
	%212 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !931
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !931
	%214 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !931
	%215 = icmp ne i64 %p2, %145, !dbg !931
	%216 = icmp ne i64 %p2, %p13, !dbg !931
	%217 = or i1 %215, %216, !dbg !931
	br i1 %217, label %b37_fail1, label %b37_ok1, !dbg !931, !prof !14

b37_ok1:
	%218 = bitcast i64* %212 to i8*, !dbg !931
	%219 = bitcast i32* %213 to i8*, !dbg !931
	%220 = bitcast i64* %214 to i8*, !dbg !931
	%221 = call i64 @gpuc_test_any_vector_thread(i8* %218, i64 %p2, i8* %219, i32 %p9, i8* %220, i32 8), !dbg !931
	%222 = icmp sge i64 %221, 0, !dbg !932
	br label %b41, !dbg !933

b38:
	br i1 %150, label %b39, label %b40, !dbg !921

b39:
	%223 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !934
	%224 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !934
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !934
	%226 = addrspacecast i32 addrspace(1)* %223 to i32*, !dbg !934
	%227 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !934
	%228 = icmp ne i64 %p2, %145, !dbg !934
	%229 = icmp ne i64 %p2, %p13, !dbg !934
	%230 = or i1 %228, %229, !dbg !934
	br i1 %230, label %b39_fail1, label %b39_ok1, !dbg !934, !prof !14

b39_ok1:
	%231 = bitcast i64* %224 to i8*, !dbg !934
	%232 = bitcast i64* %225 to i8*, !dbg !934
	%233 = bitcast i32* %226 to i8*, !dbg !934
	%234 = bitcast i64* %227 to i8*, !dbg !934
	%235 = call i64 @gpuc_test_some_vector_thread(i8* %231, i64 %p2, i8* %232, i8* %233, i32 %p9, i8* %234, i32 8), !dbg !934
	%236 = icmp sgt i64 %235, 0, !dbg !935
	br label %b41, !dbg !936

b40:
	br label %b41, !dbg !937

b41:
	%237 = phi i1 [ %187, %b30_ok1 ], [ %197, %b32_ok1 ], [ %222, %b37_ok1 ], [ %236, %b39_ok1 ], [ true, %b35 ], [ false, %b40 ], !dbg !911
	%238 = phi i64 [ %186, %b30_ok1 ], [ %196, %b32_ok1 ], [ %221, %b37_ok1 ], [ %235, %b39_ok1 ], [ 1, %b35 ], [ 0, %b40 ], !dbg !911
	br i1 %237, label %b61, label %b42, !dbg !911

b42:
	br i1 %141, label %b61, label %b25, !dbg !913

b61:
	%239 = phi i64 [ %138, %b23 ], [ %238, %b41 ], [ %238, %b42 ], [ %371, %b60_cold ], [ %371, %b59_cold ], !dbg !938
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !939
	%241 = icmp uge i64 0, %p15, !dbg !939
	br i1 %241, label %b61_fail1, label %b61_ok1, !dbg !939, !prof !14

b61_ok1:
	store i64 %239, i64 addrspace(1)* %240, align 8, !dbg !939
	br label %b62, !dbg !939

b62:
	ret void, !dbg !879

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !880
	ret void, !dbg !880

b4_cold:
	%242 = phi i64 [ %243, %b5_cold_ok1 ], [ -1, %b1 ], !dbg !882
	%243 = add i64 %242, 1, !dbg !882
	%244 = icmp slt i64 %243, %p4, !dbg !882
	br i1 %244, label %b5_cold, label %b6, !dbg !882

b5_cold:
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %243, !dbg !883
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %243, !dbg !884
	%247 = icmp uge i64 %243, %p2, !dbg !883
	%248 = icmp uge i64 %p16, %18, !dbg !880
	%249 = or i1 %247, %248, !dbg !880
	br i1 %249, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !880, !prof !14

b5_cold_fail1:
	%250 = icmp uge i64 %243, %p2, !dbg !883
	br i1 %250, label %b5_cold_fail2, label %b5_cold_ok2, !dbg !883

b5_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %243, i64 %p2), !dbg !883
	ret void, !dbg !883

b5_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p16, i64 %18), !dbg !880
	ret void, !dbg !880

b5_cold_ok1:
	%251 = load i64, i64 addrspace(1)* %246, align 8, !dbg !884
	%252 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !880
	%253 = bitcast i64* %252 to i8*, !dbg !880
	call void @gpuc_p_thread_64(i8* %253, i64 %251, i32 %19), !dbg !880
	br label %b4_cold, !dbg !880

b10_fail1:
	%254 = icmp uge i64 %p10, %p2, !dbg !891
	br i1 %254, label %b10_fail2, label %b10_ok2, !dbg !891

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %p2), !dbg !891
	ret void, !dbg !891

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 5), !dbg !892
	ret void, !dbg !892

b12_fail1:
	%255 = icmp ne i64 %p2, %44, !dbg !894
	br i1 %255, label %b12_fail2, label %b12_ok2, !dbg !894

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p2, i64 %44), !dbg !894
	ret void, !dbg !894

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %45, i64 5), !dbg !894
	ret void, !dbg !894

b14_fail1:
	%256 = icmp ne i64 %p2, %56, !dbg !896
	br i1 %256, label %b14_fail2, label %b14_ok2, !dbg !896

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %p2, i64 %56), !dbg !896
	ret void, !dbg !896

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %57, i64 5), !dbg !896
	ret void, !dbg !896

b16_fail1:
	%257 = icmp ugt i64 %p2, %p6, !dbg !899
	br i1 %257, label %b16_fail2, label %b16_ok2, !dbg !899

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p2, i64 %p6), !dbg !899
	ret void, !dbg !899

b16_ok2:
	%258 = icmp ne i64 %p2, %69, !dbg !899
	br i1 %258, label %b16_fail3, label %b16_ok3, !dbg !899

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p2, i64 %69), !dbg !899
	ret void, !dbg !899

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %70, i64 5), !dbg !899
	ret void, !dbg !899

b18_fail1:
	%259 = icmp ne i64 %p2, %86, !dbg !902
	br i1 %259, label %b18_fail2, label %b18_ok2, !dbg !902

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p2, i64 %86), !dbg !902
	ret void, !dbg !902

b18_ok2:
	%260 = icmp ne i64 %p2, %p13, !dbg !902
	br i1 %260, label %b18_fail3, label %b18_ok3, !dbg !902

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p2, i64 %p13), !dbg !902
	ret void, !dbg !902

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %87, i64 5), !dbg !902
	ret void, !dbg !902

b20_fail1:
	%261 = icmp ne i64 %p2, %102, !dbg !904
	br i1 %261, label %b20_fail2, label %b20_ok2, !dbg !904

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p2, i64 %102), !dbg !904
	ret void, !dbg !904

b20_ok2:
	%262 = icmp ne i64 %p2, %p13, !dbg !904
	br i1 %262, label %b20_fail3, label %b20_ok3, !dbg !904

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p2, i64 %p13), !dbg !904
	ret void, !dbg !904

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %103, i64 5), !dbg !904
	ret void, !dbg !904

b22_fail1:
	%263 = icmp ugt i64 %p2, %p6, !dbg !907
	br i1 %263, label %b22_fail2, label %b22_ok2, !dbg !907

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p2, i64 %p6), !dbg !907
	ret void, !dbg !907

b22_ok2:
	%264 = icmp ne i64 %p2, %119, !dbg !907
	br i1 %264, label %b22_fail3, label %b22_ok3, !dbg !907

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %p2, i64 %119), !dbg !907
	ret void, !dbg !907

b22_ok3:
	%265 = icmp ne i64 %p2, %p13, !dbg !907
	br i1 %265, label %b22_fail4, label %b22_ok4, !dbg !907

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p13), !dbg !907
	ret void, !dbg !907

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %120, i64 5), !dbg !907
	ret void, !dbg !907

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !916
	ret void, !dbg !916

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !923
	ret void, !dbg !923

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !926
	ret void, !dbg !926

b34_fail1:
	%266 = icmp ne i64 %p2, %145, !dbg !929
	br i1 %266, label %b34_fail2, label %b34_ok2, !dbg !929

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !929
	ret void, !dbg !929

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !929
	ret void, !dbg !929

b37_fail1:
	%267 = icmp ne i64 %p2, %145, !dbg !931
	br i1 %267, label %b37_fail2, label %b37_ok2, !dbg !931

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !931
	ret void, !dbg !931

b37_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !931
	ret void, !dbg !931

b39_fail1:
	%268 = icmp ne i64 %p2, %145, !dbg !934
	br i1 %268, label %b39_fail2, label %b39_ok2, !dbg !934

b39_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !934
	ret void, !dbg !934

b39_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !934
	ret void, !dbg !934

b43_cold:
	br i1 %140, label %b44_cold, label %b45_cold, !dbg !912

b44_cold:
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !922
	%270 = addrspacecast i64 addrspace(1)* %269 to i64*, !dbg !914
	%271 = icmp uge i64 %p10, %p2, !dbg !922
	%272 = icmp ugt i64 %142, 5, !dbg !914
	%273 = or i1 %271, %272, !dbg !914
	br i1 %273, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !914, !prof !14

b44_cold_fail1:
	%274 = icmp uge i64 %p10, %p2, !dbg !922
	br i1 %274, label %b44_cold_fail2, label %b44_cold_ok2, !dbg !922

b44_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %p10, i64 %p2), !dbg !922
	ret void, !dbg !922

b44_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %142, i64 5), !dbg !914
	ret void, !dbg !914

b44_cold_ok1:
	%275 = bitcast i64* %270 to i8*, !dbg !914
	%276 = call i32 @gpuc_test_thread_uint64(i8* %275, i32 %p9, i64 %p11), !dbg !914
	%277 = icmp ne i32 %276, 0, !dbg !914
	br label %b53_cold, !dbg !914

b45_cold:
	br i1 %143, label %b46_cold, label %b47_cold, !dbg !915

b46_cold:
	%278 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !916
	%279 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !916
	%280 = addrspacecast i32 addrspace(1)* %278 to i32*, !dbg !916
	%281 = icmp ne i64 %p2, %145, !dbg !916
	%282 = icmp ugt i64 %142, 5, !dbg !916
	%283 = or i1 %281, %282, !dbg !916
	br i1 %283, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !916, !prof !14

b46_cold_fail1:
	%284 = icmp ne i64 %p2, %145, !dbg !916
	br i1 %284, label %b46_cold_fail2, label %b46_cold_ok2, !dbg !916

b46_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p2, i64 %145), !dbg !916
	ret void, !dbg !916

b46_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %142, i64 5), !dbg !916
	ret void, !dbg !916

b46_cold_ok1:
	%285 = bitcast i64* %279 to i8*, !dbg !916
	%286 = bitcast i32* %280 to i8*, !dbg !916
	%287 = call i32 @gpuc_test_all_thread(i8* %285, i64 %p2, i8* %286, i32 %p9, i64 %p11, i32 8), !dbg !916
	%288 = icmp ne i32 %287, 0, !dbg !916
	br label %b53_cold, !dbg !916

b47_cold:
	br i1 %146, label %b48_cold, label %b49_cold, !dbg !917

b48_cold:
	%289 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !923
	%290 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !923
	%291 = addrspacecast i32 addrspace(1)* %289 to i32*, !dbg !923
	%292 = icmp ne i64 %p2, %145, !dbg !923
	%293 = icmp ugt i64 %142, 5, !dbg !923
	%294 = or i1 %292, %293, !dbg !923
	br i1 %294, label %b48_cold_fail1, label %b48_cold_ok1, !dbg !923, !prof !14

b48_cold_fail1:
	%295 = icmp ne i64 %p2, %145, !dbg !923
	br i1 %295, label %b48_cold_fail2, label %b48_cold_ok2, !dbg !923

b48_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %145), !dbg !923
	ret void, !dbg !923

b48_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %142, i64 5), !dbg !923
	ret void, !dbg !923

b48_cold_ok1:
	%296 = bitcast i64* %290 to i8*, !dbg !923
	%297 = bitcast i32* %291 to i8*, !dbg !923
	%298 = call i64 @gpuc_test_any_thread(i8* %296, i64 %p2, i8* %297, i32 %p9, i64 %p11, i32 8), !dbg !923
	%299 = icmp sge i64 %298, 0, !dbg !924
	br label %b59_cold, !dbg !925

b49_cold:
	br i1 %147, label %b50_cold, label %b51_cold, !dbg !918

b50_cold:
	%300 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !926
	%301 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !926
	%302 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !926
	%303 = addrspacecast i32 addrspace(1)* %300 to i32*, !dbg !926
	%304 = icmp ugt i64 %p2, %p6, !dbg !926
	%305 = icmp ne i64 %p2, %145, !dbg !926
	%306 = icmp ugt i64 %142, 5, !dbg !926
	%307 = or i1 %304, %305, !dbg !926
	%308 = or i1 %307, %306, !dbg !926
	br i1 %308, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !926, !prof !14

b50_cold_fail1:
	%309 = icmp ugt i64 %p2, %p6, !dbg !926
	br i1 %309, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !926

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %p6), !dbg !926
	ret void, !dbg !926

b50_cold_ok2:
	%310 = icmp ne i64 %p2, %145, !dbg !926
	br i1 %310, label %b50_cold_fail3, label %b50_cold_ok3, !dbg !926

b50_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %p2, i64 %145), !dbg !926
	ret void, !dbg !926

b50_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %142, i64 5), !dbg !926
	ret void, !dbg !926

b50_cold_ok1:
	%311 = bitcast i64* %301 to i8*, !dbg !926
	%312 = bitcast i64* %302 to i8*, !dbg !926
	%313 = bitcast i32* %303 to i8*, !dbg !926
	%314 = call i64 @gpuc_test_some_thread(i8* %311, i64 %p2, i8* %312, i8* %313, i32 %p9, i64 %p11, i32 8), !dbg !926
	%315 = icmp sgt i64 %314, 0, !dbg !927
	br label %b59_cold, !dbg !928

b51_cold:
	br i1 %148, label %b52_cold, label %b54_cold, !dbg !919

b52_cold:
	%316 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !929
	%317 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !929
	%318 = addrspacecast i32 addrspace(1)* %316 to i32*, !dbg !929
	%319 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !929
	%320 = icmp ne i64 %p2, %145, !dbg !929
	%321 = icmp ne i64 %p2, %p13, !dbg !929
	%322 = icmp ugt i64 %142, 5, !dbg !929
	%323 = or i1 %320, %321, !dbg !929
	%324 = or i1 %323, %322, !dbg !929
	br i1 %324, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !929, !prof !14

b52_cold_fail1:
	%325 = icmp ne i64 %p2, %145, !dbg !929
	br i1 %325, label %b52_cold_fail2, label %b52_cold_ok2, !dbg !929

b52_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %145), !dbg !929
	ret void, !dbg !929

b52_cold_ok2:
	%326 = icmp ne i64 %p2, %p13, !dbg !929
	br i1 %326, label %b52_cold_fail3, label %b52_cold_ok3, !dbg !929

b52_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %p2, i64 %p13), !dbg !929
	ret void, !dbg !929

b52_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %142, i64 5), !dbg !929
	ret void, !dbg !929

b52_cold_ok1:
	%327 = bitcast i64* %317 to i8*, !dbg !929
	%328 = bitcast i32* %318 to i8*, !dbg !929
	%329 = bitcast i64* %319 to i8*, !dbg !929
	%330 = call i32 @gpuc_test_all_vector_thread(i8* %327, i64 %p2, i8* %328, i32 %p9, i8* %329, i32 8), !dbg !929
	%331 = icmp ne i32 %330, 0, !dbg !929
	br label %b53_cold, !dbg !929

b53_cold:
	%332 = phi i1 [ %277, %b44_cold_ok1 ], [ %288, %b46_cold_ok1 ], [ %331, %b52_cold_ok1 ], !dbg !930
	br i1 %332, label %b59_cold, label %b58_cold, !dbg !930

b54_cold:
	br i1 %149, label %b55_cold, label %b56_cold, !dbg !920

b55_cold:
	%333 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !931
	%334 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !931
	%335 = addrspacecast i32 addrspace(1)* %333 to i32*, !dbg !931
	%336 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !931
	%337 = icmp ne i64 %p2, %145, !dbg !931
	%338 = icmp ne i64 %p2, %p13, !dbg !931
	%339 = icmp ugt i64 %142, 5, !dbg !931
	%340 = or i1 %337, %338, !dbg !931
	%341 = or i1 %340, %339, !dbg !931
	br i1 %341, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !931, !prof !14

b55_cold_fail1:
	%342 = icmp ne i64 %p2, %145, !dbg !931
	br i1 %342, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !931

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %145), !dbg !931
	ret void, !dbg !931

b55_cold_ok2:
	%343 = icmp ne i64 %p2, %p13, !dbg !931
	br i1 %343, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !931

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p2, i64 %p13), !dbg !931
	ret void, !dbg !931

b55_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %142, i64 5), !dbg !931
	ret void, !dbg !931

b55_cold_ok1:
	%344 = bitcast i64* %334 to i8*, !dbg !931
	%345 = bitcast i32* %335 to i8*, !dbg !931
	%346 = bitcast i64* %336 to i8*, !dbg !931
	%347 = call i64 @gpuc_test_any_vector_thread(i8* %344, i64 %p2, i8* %345, i32 %p9, i8* %346, i32 8), !dbg !931
	%348 = icmp sge i64 %347, 0, !dbg !932
	br label %b59_cold, !dbg !933

b56_cold:
	br i1 %150, label %b57_cold, label %b58_cold, !dbg !921

b57_cold:
	%349 = select i1 %144, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !934
	%350 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !934
	%351 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !934
	%352 = addrspacecast i32 addrspace(1)* %349 to i32*, !dbg !934
	%353 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !934
	%354 = icmp ugt i64 %p2, %p6, !dbg !934
	%355 = icmp ne i64 %p2, %145, !dbg !934
	%356 = icmp ne i64 %p2, %p13, !dbg !934
	%357 = icmp ugt i64 %142, 5, !dbg !934
	%358 = or i1 %354, %355, !dbg !934
	%359 = or i1 %358, %356, !dbg !934
	%360 = or i1 %359, %357, !dbg !934
	br i1 %360, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !934, !prof !14

b57_cold_fail1:
	%361 = icmp ugt i64 %p2, %p6, !dbg !934
	br i1 %361, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !934

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p6), !dbg !934
	ret void, !dbg !934

b57_cold_ok2:
	%362 = icmp ne i64 %p2, %145, !dbg !934
	br i1 %362, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !934

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %p2, i64 %145), !dbg !934
	ret void, !dbg !934

b57_cold_ok3:
	%363 = icmp ne i64 %p2, %p13, !dbg !934
	br i1 %363, label %b57_cold_fail4, label %b57_cold_ok4, !dbg !934

b57_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p13), !dbg !934
	ret void, !dbg !934

b57_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %142, i64 5), !dbg !934
	ret void, !dbg !934

b57_cold_ok1:
	%364 = bitcast i64* %350 to i8*, !dbg !934
	%365 = bitcast i64* %351 to i8*, !dbg !934
	%366 = bitcast i32* %352 to i8*, !dbg !934
	%367 = bitcast i64* %353 to i8*, !dbg !934
	%368 = call i64 @gpuc_test_some_vector_thread(i8* %364, i64 %p2, i8* %365, i8* %366, i32 %p9, i8* %367, i32 8), !dbg !934
	%369 = icmp sgt i64 %368, 0, !dbg !935
	br label %b59_cold, !dbg !936

b58_cold:
	br label %b59_cold, !dbg !937

b59_cold:
	%370 = phi i1 [ %299, %b48_cold_ok1 ], [ %315, %b50_cold_ok1 ], [ %348, %b55_cold_ok1 ], [ %369, %b57_cold_ok1 ], [ true, %b53_cold ], [ false, %b58_cold ], !dbg !911
	%371 = phi i64 [ %298, %b48_cold_ok1 ], [ %314, %b50_cold_ok1 ], [ %347, %b55_cold_ok1 ], [ %368, %b57_cold_ok1 ], [ 1, %b53_cold ], [ 0, %b58_cold ], !dbg !911
	br i1 %370, label %b61, label %b60_cold, !dbg !911

b60_cold:
	br i1 %141, label %b61, label %b43_cold, !dbg !913

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 0, i64 %p15), !dbg !939
	ret void, !dbg !939
}

define void @NumbersFloat32(i64 %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !940 {
entry:
	br label %b0, !dbg !941

b0:
	%0 = addrspacecast float* %p1 to float addrspace(1)*, !dbg !941
	%1 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !941
	%2 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !941
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !944
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !945, !range !15
	%5 = sext i32 %4 to i64, !dbg !945
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !945, !range !17
	%7 = sext i32 %6 to i64, !dbg !945
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !945, !range !17
	%9 = sext i32 %8 to i64, !dbg !945
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !945, !range !28
	%11 = sext i32 %10 to i64, !dbg !945
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !945, !range !29
	%13 = sext i32 %12 to i64, !dbg !945
	%14 = mul i64 %13, %9, !dbg !945
	%15 = add i64 %7, %14, !dbg !945
	%16 = mul i64 %11, %15, !dbg !945
	%17 = add i64 %5, %16, !dbg !945
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !945, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !945, !range !30
	%20 = mul i32 %18, %19, !dbg !945
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !945, !range !31
	%22 = mul i32 %20, %21, !dbg !945
	%23 = sext i32 %22 to i64, !dbg !945
	%24 = mul i64 %17, %23, !dbg !945
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !945, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !945, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !945, !range !18
	%28 = mul i32 %19, %27, !dbg !945
	%29 = add i32 %26, %28, !dbg !945
	%30 = mul i32 %18, %29, !dbg !945
	%31 = add i32 %25, %30, !dbg !945
	%32 = sext i32 %31 to i64, !dbg !945
	%33 = add i64 %24, %32, !dbg !945
	%34 = mul i64 %11, %13, !dbg !945
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !945, !range !29
	%36 = sext i32 %35 to i64, !dbg !945
	%37 = mul i64 %34, %36, !dbg !945
	%38 = mul i64 %37, %23, !dbg !945
	%39 = icmp eq i64 %p0, 0, !dbg !946
	%40 = sext i32 %3 to i64, !dbg !944
	%41 = trunc i64 %p7 to i32, !dbg !944
	%42 = icmp eq i64 %p0, 1, !dbg !947
	%43 = icmp eq i64 %p0, 2, !dbg !948
	%44 = icmp eq i64 %p0, 3, !dbg !949
	%45 = icmp eq i64 %p0, 4, !dbg !950
	%46 = mul i64 %p4, -1, !dbg !945
	%47 = add i64 %p2, %46, !dbg !945
	%48 = icmp sge i64 %47, 0, !dbg !945
	%49 = mul i64 %p2, -1, !dbg !945
	%50 = add i64 %49, %p6, !dbg !945
	%51 = icmp sge i64 %50, 0, !dbg !945
	%52 = and i1 %48, %51, !dbg !945
	br i1 %52, label %b1, label %b13_cold, !dbg !945, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %92, %b12 ], !dbg !945
	%54 = icmp slt i64 %53, %p4, !dbg !945
	br i1 %54, label %b2, label %b25, !dbg !945

b2:
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !951
	br i1 %39, label %b3, label %b4, !dbg !946

b3:
	%56 = addrspacecast float addrspace(1)* %55 to float*, !dbg !944
	%57 = icmp uge i64 %p7, %40, !dbg !944
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !944, !prof !14

b3_ok1:
	%58 = bitcast float* %56 to i8*, !dbg !944
	%59 = call i32 @gpuc_atomic_fetch_thread_32(i8* %58, i32 %41), !dbg !944
	%60 = bitcast i32 %59 to float, !dbg !944
	%61 = getelementptr inbounds float, float addrspace(1)* %2, i64 %53, !dbg !952
	store float %60, float addrspace(1)* %61, align 4, !dbg !952
	br label %b12, !dbg !952

b4:
	br i1 %42, label %b5, label %b6, !dbg !947

b5:
	%62 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !954
	%63 = icmp uge i64 %p7, %40, !dbg !953
	br i1 %63, label %b5_fail1, label %b5_ok1, !dbg !953, !prof !14

b5_ok1:
	%64 = load float, float addrspace(1)* %62, align 4, !dbg !954
	%65 = bitcast float %64 to i32, !dbg !953
	%66 = addrspacecast float addrspace(1)* %55 to float*, !dbg !953
	%67 = bitcast float* %66 to i8*, !dbg !953
	call void @gpuc_atomic_set_thread_32(i8* %67, i32 %65, i32 %41), !dbg !953
	br label %b12, !dbg !953

b6:
	br i1 %43, label %b7, label %b8, !dbg !948

b7:
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !956
	%69 = icmp uge i64 %p7, %40, !dbg !955
	br i1 %69, label %b7_fail1, label %b7_ok1, !dbg !955, !prof !14

b7_ok1:
	%70 = load float, float addrspace(1)* %68, align 4, !dbg !956
	%71 = bitcast float %70 to i32, !dbg !955
	%72 = addrspacecast float addrspace(1)* %55 to float*, !dbg !955
	%73 = bitcast float* %72 to i8*, !dbg !955
	%74 = call i32 @gpuc_atomic_swap_thread_32(i8* %73, i32 %71, i32 %41), !dbg !955
	%75 = bitcast i32 %74 to float, !dbg !955
	%76 = getelementptr inbounds float, float addrspace(1)* %2, i64 %53, !dbg !957
	store float %75, float addrspace(1)* %76, align 4, !dbg !957
	br label %b12, !dbg !957

b8:
	br i1 %44, label %b9, label %b10, !dbg !949

b9:
	%77 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !959
	%78 = icmp uge i64 %p7, %40, !dbg !958
	br i1 %78, label %b9_fail1, label %b9_ok1, !dbg !958, !prof !14

b9_ok1:
	%79 = load float, float addrspace(1)* %77, align 4, !dbg !959
	%80 = bitcast float %79 to i32, !dbg !958
	%81 = addrspacecast float addrspace(1)* %55 to float*, !dbg !958
	%82 = bitcast float* %81 to i8*, !dbg !958
	call void @gpuc_atomic_add_thread_float32(i8* %82, i32 %80, i32 %41), !dbg !958
	br label %b12, !dbg !958

b10:
	br i1 %45, label %b11, label %b12, !dbg !950

b11:
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !961
	%84 = icmp uge i64 %p7, %40, !dbg !960
	br i1 %84, label %b11_fail1, label %b11_ok1, !dbg !960, !prof !14

b11_ok1:
	%85 = load float, float addrspace(1)* %83, align 4, !dbg !961
	%86 = bitcast float %85 to i32, !dbg !960
	%87 = addrspacecast float addrspace(1)* %55 to float*, !dbg !960
	%88 = bitcast float* %87 to i8*, !dbg !960
	%89 = call i32 @gpuc_atomic_fetch_add_thread_float32(i8* %88, i32 %86, i32 %41), !dbg !960
	%90 = bitcast i32 %89 to float, !dbg !960
	%91 = getelementptr inbounds float, float addrspace(1)* %2, i64 %53, !dbg !962
	store float %90, float addrspace(1)* %91, align 4, !dbg !962
	br label %b12, !dbg !962

b12:
	%92 = add i64 %53, %38, !dbg !945
	br label %b1, !dbg !945

b25:
	ret void, !dbg !943

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !944
	ret void, !dbg !944

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !953
	ret void, !dbg !953

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !955
	ret void, !dbg !955

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !958
	ret void, !dbg !958

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !960
	ret void, !dbg !960

b13_cold:
	%93 = phi i64 [ %136, %b24_cold ], [ %33, %b0 ], !dbg !945
	%94 = icmp slt i64 %93, %p4, !dbg !945
	br i1 %94, label %b14_cold, label %b25, !dbg !945

b14_cold:
	%95 = getelementptr inbounds float, float addrspace(1)* %0, i64 %93, !dbg !951
	%96 = icmp uge i64 %93, %p2, !dbg !951
	br i1 %96, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !951, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %93, i64 %p2), !dbg !951
	ret void, !dbg !951

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !946

b15_cold:
	%97 = addrspacecast float addrspace(1)* %95 to float*, !dbg !944
	%98 = icmp uge i64 %p7, %40, !dbg !944
	br i1 %98, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !944, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !944
	ret void, !dbg !944

b15_cold_ok1:
	%99 = bitcast float* %97 to i8*, !dbg !944
	%100 = call i32 @gpuc_atomic_fetch_thread_32(i8* %99, i32 %41), !dbg !944
	%101 = bitcast i32 %100 to float, !dbg !944
	%102 = getelementptr inbounds float, float addrspace(1)* %2, i64 %93, !dbg !952
	%103 = icmp uge i64 %93, %p6, !dbg !952
	br i1 %103, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !952, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %93, i64 %p6), !dbg !952
	ret void, !dbg !952

b15_cold_ok2:
	store float %101, float addrspace(1)* %102, align 4, !dbg !952
	br label %b24_cold, !dbg !952

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !947

b17_cold:
	%104 = getelementptr inbounds float, float addrspace(1)* %1, i64 %93, !dbg !954
	%105 = icmp uge i64 %p7, %40, !dbg !953
	br i1 %105, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !953, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !953
	ret void, !dbg !953

b17_cold_ok1:
	%106 = load float, float addrspace(1)* %104, align 4, !dbg !954
	%107 = bitcast float %106 to i32, !dbg !953
	%108 = addrspacecast float addrspace(1)* %95 to float*, !dbg !953
	%109 = bitcast float* %108 to i8*, !dbg !953
	call void @gpuc_atomic_set_thread_32(i8* %109, i32 %107, i32 %41), !dbg !953
	br label %b24_cold, !dbg !953

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !948

b19_cold:
	%110 = getelementptr inbounds float, float addrspace(1)* %1, i64 %93, !dbg !956
	%111 = icmp uge i64 %p7, %40, !dbg !955
	br i1 %111, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !955, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !955
	ret void, !dbg !955

b19_cold_ok1:
	%112 = load float, float addrspace(1)* %110, align 4, !dbg !956
	%113 = bitcast float %112 to i32, !dbg !955
	%114 = addrspacecast float addrspace(1)* %95 to float*, !dbg !955
	%115 = bitcast float* %114 to i8*, !dbg !955
	%116 = call i32 @gpuc_atomic_swap_thread_32(i8* %115, i32 %113, i32 %41), !dbg !955
	%117 = bitcast i32 %116 to float, !dbg !955
	%118 = getelementptr inbounds float, float addrspace(1)* %2, i64 %93, !dbg !957
	%119 = icmp uge i64 %93, %p6, !dbg !957
	br i1 %119, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !957, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %93, i64 %p6), !dbg !957
	ret void, !dbg !957

b19_cold_ok2:
	store float %117, float addrspace(1)* %118, align 4, !dbg !957
	br label %b24_cold, !dbg !957

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !949

b21_cold:
	%120 = getelementptr inbounds float, float addrspace(1)* %1, i64 %93, !dbg !959
	%121 = icmp uge i64 %p7, %40, !dbg !958
	br i1 %121, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !958, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !958
	ret void, !dbg !958

b21_cold_ok1:
	%122 = load float, float addrspace(1)* %120, align 4, !dbg !959
	%123 = bitcast float %122 to i32, !dbg !958
	%124 = addrspacecast float addrspace(1)* %95 to float*, !dbg !958
	%125 = bitcast float* %124 to i8*, !dbg !958
	call void @gpuc_atomic_add_thread_float32(i8* %125, i32 %123, i32 %41), !dbg !958
	br label %b24_cold, !dbg !958

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !950

b23_cold:
	%126 = getelementptr inbounds float, float addrspace(1)* %1, i64 %93, !dbg !961
	%127 = icmp uge i64 %p7, %40, !dbg !960
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !960, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !960
	ret void, !dbg !960

b23_cold_ok1:
	%128 = load float, float addrspace(1)* %126, align 4, !dbg !961
	%129 = bitcast float %128 to i32, !dbg !960
	%130 = addrspacecast float addrspace(1)* %95 to float*, !dbg !960
	%131 = bitcast float* %130 to i8*, !dbg !960
	%132 = call i32 @gpuc_atomic_fetch_add_thread_float32(i8* %131, i32 %129, i32 %41), !dbg !960
	%133 = bitcast i32 %132 to float, !dbg !960
	%134 = getelementptr inbounds float, float addrspace(1)* %2, i64 %93, !dbg !962
	%135 = icmp uge i64 %93, %p6, !dbg !962
	br i1 %135, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !962, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %93, i64 %p6), !dbg !962
	ret void, !dbg !962

b23_cold_ok2:
	store float %133, float addrspace(1)* %134, align 4, !dbg !962
	br label %b24_cold, !dbg !962

b24_cold:
	%136 = add i64 %93, %38, !dbg !945
	br label %b13_cold, !dbg !945
}

define void @NumbersFloat64(i64 %p0, double* %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !963 {
entry:
	br label %b0, !dbg !964

b0:
	%0 = addrspacecast double* %p1 to double addrspace(1)*, !dbg !964
	%1 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !964
	%2 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !964
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !967
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !968, !range !15
	%5 = sext i32 %4 to i64, !dbg !968
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !968, !range !17
	%7 = sext i32 %6 to i64, !dbg !968
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !968, !range !17
	%9 = sext i32 %8 to i64, !dbg !968
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !968, !range !28
	%11 = sext i32 %10 to i64, !dbg !968
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !968, !range !29
	%13 = sext i32 %12 to i64, !dbg !968
	%14 = mul i64 %13, %9, !dbg !968
	%15 = add i64 %7, %14, !dbg !968
	%16 = mul i64 %11, %15, !dbg !968
	%17 = add i64 %5, %16, !dbg !968
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !968, !range !30
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !968, !range !30
	%20 = mul i32 %18, %19, !dbg !968
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !968, !range !31
	%22 = mul i32 %20, %21, !dbg !968
	%23 = sext i32 %22 to i64, !dbg !968
	%24 = mul i64 %17, %23, !dbg !968
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !968, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !968, !range !16
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !968, !range !18
	%28 = mul i32 %19, %27, !dbg !968
	%29 = add i32 %26, %28, !dbg !968
	%30 = mul i32 %18, %29, !dbg !968
	%31 = add i32 %25, %30, !dbg !968
	%32 = sext i32 %31 to i64, !dbg !968
	%33 = add i64 %24, %32, !dbg !968
	%34 = mul i64 %11, %13, !dbg !968
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !968, !range !29
	%36 = sext i32 %35 to i64, !dbg !968
	%37 = mul i64 %34, %36, !dbg !968
	%38 = mul i64 %37, %23, !dbg !968
	%39 = icmp eq i64 %p0, 0, !dbg !969
	%40 = sext i32 %3 to i64, !dbg !967
	%41 = trunc i64 %p7 to i32, !dbg !967
	%42 = icmp eq i64 %p0, 1, !dbg !970
	%43 = icmp eq i64 %p0, 2, !dbg !971
	%44 = icmp eq i64 %p0, 3, !dbg !972
	%45 = icmp eq i64 %p0, 4, !dbg !973
	%46 = mul i64 %p4, -1, !dbg !968
	%47 = add i64 %p2, %46, !dbg !968
	%48 = icmp sge i64 %47, 0, !dbg !968
	%49 = mul i64 %p2, -1, !dbg !968
	%50 = add i64 %49, %p6, !dbg !968
	%51 = icmp sge i64 %50, 0, !dbg !968
	%52 = and i1 %48, %51, !dbg !968
	br i1 %52, label %b1, label %b13_cold, !dbg !968, !prof !12

b1:
	%53 = phi i64 [ %33, %b0 ], [ %92, %b12 ], !dbg !968
	%54 = icmp slt i64 %53, %p4, !dbg !968
	br i1 %54, label %b2, label %b25, !dbg !968

b2:
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %53, !dbg !974
	br i1 %39, label %b3, label %b4, !dbg !969

b3:
	%56 = addrspacecast double addrspace(1)* %55 to double*, !dbg !967
	%57 = icmp uge i64 %p7, %40, !dbg !967
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !967, !prof !14

b3_ok1:
	%58 = bitcast double* %56 to i8*, !dbg !967
	%59 = call i64 @gpuc_atomic_fetch_thread_64(i8* %58, i32 %41), !dbg !967
	%60 = bitcast i64 %59 to double, !dbg !967
	%61 = getelementptr inbounds double, double addrspace(1)* %2, i64 %53, !dbg !975
	store double %60, double addrspace(1)* %61, align 8, !dbg !975
	br label %b12, !dbg !975

b4:
	br i1 %42, label %b5, label %b6, !dbg !970

b5:
	%62 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !977
	%63 = icmp uge i64 %p7, %40, !dbg !976
	br i1 %63, label %b5_fail1, label %b5_ok1, !dbg !976, !prof !14

b5_ok1:
	%64 = load double, double addrspace(1)* %62, align 8, !dbg !977
	%65 = bitcast double %64 to i64, !dbg !976
	%66 = addrspacecast double addrspace(1)* %55 to double*, !dbg !976
	%67 = bitcast double* %66 to i8*, !dbg !976
	call void @gpuc_atomic_set_thread_64(i8* %67, i64 %65, i32 %41), !dbg !976
	br label %b12, !dbg !976

b6:
	br i1 %43, label %b7, label %b8, !dbg !971

b7:
	%68 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !979
	%69 = icmp uge i64 %p7, %40, !dbg !978
	br i1 %69, label %b7_fail1, label %b7_ok1, !dbg !978, !prof !14

b7_ok1:
	%70 = load double, double addrspace(1)* %68, align 8, !dbg !979
	%71 = bitcast double %70 to i64, !dbg !978
	%72 = addrspacecast double addrspace(1)* %55 to double*, !dbg !978
	%73 = bitcast double* %72 to i8*, !dbg !978
	%74 = call i64 @gpuc_atomic_swap_thread_64(i8* %73, i64 %71, i32 %41), !dbg !978
	%75 = bitcast i64 %74 to double, !dbg !978
	%76 = getelementptr inbounds double, double addrspace(1)* %2, i64 %53, !dbg !980
	store double %75, double addrspace(1)* %76, align 8, !dbg !980
	br label %b12, !dbg !980

b8:
	br i1 %44, label %b9, label %b10, !dbg !972

b9:
	%77 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !982
	%78 = icmp uge i64 %p7, %40, !dbg !981
	br i1 %78, label %b9_fail1, label %b9_ok1, !dbg !981, !prof !14

b9_ok1:
	%79 = load double, double addrspace(1)* %77, align 8, !dbg !982
	%80 = bitcast double %79 to i64, !dbg !981
	%81 = addrspacecast double addrspace(1)* %55 to double*, !dbg !981
	%82 = bitcast double* %81 to i8*, !dbg !981
	call void @gpuc_atomic_add_thread_float64(i8* %82, i64 %80, i32 %41), !dbg !981
	br label %b12, !dbg !981

b10:
	br i1 %45, label %b11, label %b12, !dbg !973

b11:
	%83 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !984
	%84 = icmp uge i64 %p7, %40, !dbg !983
	br i1 %84, label %b11_fail1, label %b11_ok1, !dbg !983, !prof !14

b11_ok1:
	%85 = load double, double addrspace(1)* %83, align 8, !dbg !984
	%86 = bitcast double %85 to i64, !dbg !983
	%87 = addrspacecast double addrspace(1)* %55 to double*, !dbg !983
	%88 = bitcast double* %87 to i8*, !dbg !983
	%89 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %88, i64 %86, i32 %41), !dbg !983
	%90 = bitcast i64 %89 to double, !dbg !983
	%91 = getelementptr inbounds double, double addrspace(1)* %2, i64 %53, !dbg !985
	store double %90, double addrspace(1)* %91, align 8, !dbg !985
	br label %b12, !dbg !985

b12:
	%92 = add i64 %53, %38, !dbg !968
	br label %b1, !dbg !968

b25:
	ret void, !dbg !966

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !967
	ret void, !dbg !967

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !976
	ret void, !dbg !976

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !978
	ret void, !dbg !978

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !981
	ret void, !dbg !981

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !983
	ret void, !dbg !983

b13_cold:
	%93 = phi i64 [ %136, %b24_cold ], [ %33, %b0 ], !dbg !968
	%94 = icmp slt i64 %93, %p4, !dbg !968
	br i1 %94, label %b14_cold, label %b25, !dbg !968

b14_cold:
	%95 = getelementptr inbounds double, double addrspace(1)* %0, i64 %93, !dbg !974
	%96 = icmp uge i64 %93, %p2, !dbg !974
	br i1 %96, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !974, !prof !14

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %93, i64 %p2), !dbg !974
	ret void, !dbg !974

b14_cold_ok1:
	br i1 %39, label %b15_cold, label %b16_cold, !dbg !969

b15_cold:
	%97 = addrspacecast double addrspace(1)* %95 to double*, !dbg !967
	%98 = icmp uge i64 %p7, %40, !dbg !967
	br i1 %98, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !967, !prof !14

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p7, i64 %40), !dbg !967
	ret void, !dbg !967

b15_cold_ok1:
	%99 = bitcast double* %97 to i8*, !dbg !967
	%100 = call i64 @gpuc_atomic_fetch_thread_64(i8* %99, i32 %41), !dbg !967
	%101 = bitcast i64 %100 to double, !dbg !967
	%102 = getelementptr inbounds double, double addrspace(1)* %2, i64 %93, !dbg !975
	%103 = icmp uge i64 %93, %p6, !dbg !975
	br i1 %103, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !975, !prof !14

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %93, i64 %p6), !dbg !975
	ret void, !dbg !975

b15_cold_ok2:
	store double %101, double addrspace(1)* %102, align 8, !dbg !975
	br label %b24_cold, !dbg !975

b16_cold:
	br i1 %42, label %b17_cold, label %b18_cold, !dbg !970

b17_cold:
	%104 = getelementptr inbounds double, double addrspace(1)* %1, i64 %93, !dbg !977
	%105 = icmp uge i64 %p7, %40, !dbg !976
	br i1 %105, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !976, !prof !14

b17_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %40), !dbg !976
	ret void, !dbg !976

b17_cold_ok1:
	%106 = load double, double addrspace(1)* %104, align 8, !dbg !977
	%107 = bitcast double %106 to i64, !dbg !976
	%108 = addrspacecast double addrspace(1)* %95 to double*, !dbg !976
	%109 = bitcast double* %108 to i8*, !dbg !976
	call void @gpuc_atomic_set_thread_64(i8* %109, i64 %107, i32 %41), !dbg !976
	br label %b24_cold, !dbg !976

b18_cold:
	br i1 %43, label %b19_cold, label %b20_cold, !dbg !971

b19_cold:
	%110 = getelementptr inbounds double, double addrspace(1)* %1, i64 %93, !dbg !979
	%111 = icmp uge i64 %p7, %40, !dbg !978
	br i1 %111, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !978, !prof !14

b19_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %40), !dbg !978
	ret void, !dbg !978

b19_cold_ok1:
	%112 = load double, double addrspace(1)* %110, align 8, !dbg !979
	%113 = bitcast double %112 to i64, !dbg !978
	%114 = addrspacecast double addrspace(1)* %95 to double*, !dbg !978
	%115 = bitcast double* %114 to i8*, !dbg !978
	%116 = call i64 @gpuc_atomic_swap_thread_64(i8* %115, i64 %113, i32 %41), !dbg !978
	%117 = bitcast i64 %116 to double, !dbg !978
	%118 = getelementptr inbounds double, double addrspace(1)* %2, i64 %93, !dbg !980
	%119 = icmp uge i64 %93, %p6, !dbg !980
	br i1 %119, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !980, !prof !14

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %93, i64 %p6), !dbg !980
	ret void, !dbg !980

b19_cold_ok2:
	store double %117, double addrspace(1)* %118, align 8, !dbg !980
	br label %b24_cold, !dbg !980

b20_cold:
	br i1 %44, label %b21_cold, label %b22_cold, !dbg !972

b21_cold:
	%120 = getelementptr inbounds double, double addrspace(1)* %1, i64 %93, !dbg !982
	%121 = icmp uge i64 %p7, %40, !dbg !981
	br i1 %121, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !981, !prof !14

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p7, i64 %40), !dbg !981
	ret void, !dbg !981

b21_cold_ok1:
	%122 = load double, double addrspace(1)* %120, align 8, !dbg !982
	%123 = bitcast double %122 to i64, !dbg !981
	%124 = addrspacecast double addrspace(1)* %95 to double*, !dbg !981
	%125 = bitcast double* %124 to i8*, !dbg !981
	call void @gpuc_atomic_add_thread_float64(i8* %125, i64 %123, i32 %41), !dbg !981
	br label %b24_cold, !dbg !981

b22_cold:
	br i1 %45, label %b23_cold, label %b24_cold, !dbg !973

b23_cold:
	%126 = getelementptr inbounds double, double addrspace(1)* %1, i64 %93, !dbg !984
	%127 = icmp uge i64 %p7, %40, !dbg !983
	br i1 %127, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !983, !prof !14

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %40), !dbg !983
	ret void, !dbg !983

b23_cold_ok1:
	%128 = load double, double addrspace(1)* %126, align 8, !dbg !984
	%129 = bitcast double %128 to i64, !dbg !983
	%130 = addrspacecast double addrspace(1)* %95 to double*, !dbg !983
	%131 = bitcast double* %130 to i8*, !dbg !983
	%132 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %131, i64 %129, i32 %41), !dbg !983
	%133 = bitcast i64 %132 to double, !dbg !983
	%134 = getelementptr inbounds double, double addrspace(1)* %2, i64 %93, !dbg !985
	%135 = icmp uge i64 %93, %p6, !dbg !985
	br i1 %135, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !985, !prof !14

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %93, i64 %p6), !dbg !985
	ret void, !dbg !985

b23_cold_ok2:
	store double %133, double addrspace(1)* %134, align 8, !dbg !985
	br label %b24_cold, !dbg !985

b24_cold:
	%136 = add i64 %93, %38, !dbg !968
	br label %b13_cold, !dbg !968
}

define void @Handoff(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, i32 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !986 {
entry:
	br label %b0, !dbg !987

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !987
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !987
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !987
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !987
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !988
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !989
	%6 = sext i32 %5 to i64, !dbg !989
	%7 = add i64 %6, 1, !dbg !991
	%8 = sext i32 %4 to i64, !dbg !992
	%9 = icmp ne i64 %p1, %p3, !dbg !990
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !990, !prof !14

b0_ok1:
	%10 = icmp eq i64 %8, -1, !dbg !993
	%11 = select i1 %10, i64 1, i64 %8, !dbg !993
	%12 = srem i64 %7, %11, !dbg !993
	%13 = mul i64 %p3, 8, !dbg !990
	%14 = trunc i64 %12 to i32, !dbg !990
	%15 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !990
	%16 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !990
	%17 = bitcast i64* %15 to i8*, !dbg !990
	%18 = bitcast i64* %16 to i8*, !dbg !990
	call void @gpuc_put_nbi_block(i8* %17, i8* %18, i64 %13, i32 %14), !dbg !990
	call void @gpuc_fence_block(), !dbg !994
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !995, !range !16
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !995, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !995, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !995, !range !30
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !995, !range !30
	%24 = mul i32 %23, %21, !dbg !995
	%25 = add i32 %20, %24, !dbg !995
	%26 = mul i32 %22, %25, !dbg !995
	%27 = add i32 %19, %26, !dbg !995
	%28 = sext i32 %27 to i64, !dbg !995
	%29 = icmp eq i64 %28, 0, !dbg !996
	br i1 %29, label %b1, label %b2, !dbg !996

b1:
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !997
	%31 = addrspacecast i32 addrspace(1)* %30 to i32*, !dbg !988
	%32 = icmp uge i64 0, %p5, !dbg !997
	br i1 %32, label %b1_fail1, label %b1_ok1, !dbg !997, !prof !14

b1_ok1:
	%33 = bitcast i32* %31 to i8*, !dbg !988
	call void @gpuc_atomic_inc_thread_32(i8* %33, i32 %14), !dbg !988
	%34 = addrspacecast i32 addrspace(1)* %30 to i32*, !dbg !998
	%35 = bitcast i32* %34 to i8*, !dbg !998
	call void @gpuc_wait_until_thread_int32(i8* %35, i32 5, i32 %p6, i32 1, i8* %ctrl, i32 116), !dbg !998
	br label %b2, !dbg !998

b2:
	call void @llvm.nvvm.barrier0(), !dbg !999
	%36 = mul i32 %22, %23, !dbg !1000
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1000, !range !31
	%38 = mul i32 %36, %37, !dbg !1000
	%39 = sext i32 %38 to i64, !dbg !1000
	%40 = mul i64 %p1, -1, !dbg !1000
	%41 = add i64 %40, %p8, !dbg !1000
	%42 = icmp sge i64 %41, 0, !dbg !1000
	br i1 %42, label %b3, label %b5_cold, !dbg !1000, !prof !12

b3:
	%43 = phi i64 [ %28, %b2 ], [ %48, %b4 ], !dbg !1000
	%44 = icmp slt i64 %43, %p1, !dbg !1000
	br i1 %44, label %b4, label %b7, !dbg !1000

b4:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1001
	%46 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1001
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %43, !dbg !1002
	store i64 %46, i64 addrspace(1)* %47, align 8, !dbg !1002
	%48 = add i64 %43, %39, !dbg !1000
	br label %b3, !dbg !1000

b7:
	call void @gpuc_barrier_all_block(), !dbg !1003
	ret void, !dbg !1003

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p1, i64 %p3), !dbg !990
	ret void, !dbg !990

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 0, i64 %p5), !dbg !997
	ret void, !dbg !997

b5_cold:
	%49 = phi i64 [ %55, %b6_cold_ok1 ], [ %28, %b2 ], !dbg !1000
	%50 = icmp slt i64 %49, %p1, !dbg !1000
	br i1 %50, label %b6_cold, label %b7, !dbg !1000

b6_cold:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !1001
	%52 = icmp uge i64 %49, %p8, !dbg !1002
	br i1 %52, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !1002, !prof !14

b6_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %49, i64 %p8), !dbg !1002
	ret void, !dbg !1002

b6_cold_ok1:
	%53 = load i64, i64 addrspace(1)* %51, align 8, !dbg !1001
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %49, !dbg !1002
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !1002
	%55 = add i64 %49, %39, !dbg !1000
	br label %b5_cold, !dbg !1000
}

define void @Mirror(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1004 {
entry:
	br label %b0, !dbg !1005

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1005
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1005
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !1006
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !1007
	%4 = sext i32 %3 to i64, !dbg !1007
	%5 = add i64 %4, 1, !dbg !1009
	%6 = sext i32 %2 to i64, !dbg !1010
	%7 = icmp ugt i64 1, %p1, !dbg !1008
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !1008, !prof !14

b0_ok1:
	%8 = icmp eq i64 %6, -1, !dbg !1011
	%9 = select i1 %8, i64 1, i64 %6, !dbg !1011
	%10 = srem i64 %5, %9, !dbg !1011
	%11 = sub i64 %p1, 1, !dbg !1008
	%12 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 1, !dbg !1008
	%13 = trunc i64 %10 to i32, !dbg !1012
	%14 = addrspacecast i16 addrspace(1)* %12 to i16*, !dbg !1012
	%15 = bitcast i16* %14 to i8*, !dbg !1012
	%16 = call i8* @gpuc_peer_thread(i8* %15, i32 %13), !dbg !1012
	%17 = bitcast i8* %16 to i16*, !dbg !1012
	%18 = icmp eq i16* %17, null, !dbg !1012
	%19 = select i1 %18, i64 0, i64 %11, !dbg !1012
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1013, !range !16
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1013, !range !16
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1013, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1013, !range !30
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1013, !range !30
	%25 = mul i32 %24, %22, !dbg !1013
	%26 = add i32 %21, %25, !dbg !1013
	%27 = mul i32 %23, %26, !dbg !1013
	%28 = add i32 %20, %27, !dbg !1013
	%29 = sext i32 %28 to i64, !dbg !1013
	%30 = mul i32 %23, %24, !dbg !1013
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1013, !range !31
	%32 = mul i32 %30, %31, !dbg !1013
	%33 = sext i32 %32 to i64, !dbg !1013
	%34 = mul i64 %4, 100, !dbg !1014
	br label %b1, !dbg !1013

b1:
	%35 = phi i64 [ %29, %b0_ok1 ], [ %41, %b2 ], !dbg !1013
	%36 = icmp slt i64 %35, %19, !dbg !1013
	br i1 %36, label %b2, label %b3, !dbg !1013

b2:
	%37 = add i64 %34, %35, !dbg !1015
	%38 = trunc i64 %37 to i16, !dbg !1016
	%39 = addrspacecast i16* %17 to i16 addrspace(1)*, !dbg !1017
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 %35, !dbg !1017
	store i16 %38, i16 addrspace(1)* %40, align 2, !dbg !1017
	%41 = add i64 %35, %33, !dbg !1013
	br label %b1, !dbg !1013

b3:
	call void @gpuc_barrier_all_block(), !dbg !1018
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1006
	%43 = icmp uge i64 %4, %6, !dbg !1006
	br i1 %43, label %b3_fail1, label %b3_ok1, !dbg !1006, !prof !14

b3_ok1:
	%44 = bitcast i16* %42 to i8*, !dbg !1006
	%45 = call i8* @gpuc_peer_thread(i8* %44, i32 %3), !dbg !1006
	%46 = bitcast i8* %45 to i16*, !dbg !1006
	%47 = icmp eq i16* %46, null, !dbg !1006
	%48 = select i1 %47, i64 0, i64 %p1, !dbg !1006
	%49 = mul i64 %48, -1, !dbg !1019
	%50 = add i64 %p3, %49, !dbg !1019
	%51 = icmp sge i64 %50, 0, !dbg !1019
	br i1 %51, label %b4, label %b6_cold, !dbg !1019, !prof !12

b4:
	%52 = phi i64 [ %29, %b3_ok1 ], [ %58, %b5 ], !dbg !1019
	%53 = icmp slt i64 %52, %48, !dbg !1019
	br i1 %53, label %b5, label %b8, !dbg !1019

b5:
	%54 = addrspacecast i16* %46 to i16 addrspace(1)*, !dbg !1020
	%55 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 %52, !dbg !1020
	%56 = load i16, i16 addrspace(1)* %55, align 2, !dbg !1020
	%57 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !1021
	store i16 %56, i16 addrspace(1)* %57, align 2, !dbg !1021
	%58 = add i64 %52, %33, !dbg !1019
	br label %b4, !dbg !1019

b8:
	call void @gpuc_barrier_all_block(), !dbg !1022
	ret void, !dbg !1022

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 1, i64 %p1), !dbg !1008
	ret void, !dbg !1008

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %4, i64 %6), !dbg !1006
	ret void, !dbg !1006

b6_cold:
	%59 = phi i64 [ %66, %b7_cold_ok1 ], [ %29, %b3_ok1 ], !dbg !1019
	%60 = icmp slt i64 %59, %48, !dbg !1019
	br i1 %60, label %b7_cold, label %b8, !dbg !1019

b7_cold:
	%61 = addrspacecast i16* %46 to i16 addrspace(1)*, !dbg !1020
	%62 = getelementptr inbounds i16, i16 addrspace(1)* %61, i64 %59, !dbg !1020
	%63 = icmp uge i64 %59, %p3, !dbg !1021
	br i1 %63, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !1021, !prof !14

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %59, i64 %p3), !dbg !1021
	ret void, !dbg !1021

b7_cold_ok1:
	%64 = load i16, i16 addrspace(1)* %62, align 2, !dbg !1020
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %59, !dbg !1021
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !1021
	%66 = add i64 %59, %33, !dbg !1019
	br label %b6_cold, !dbg !1019
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !15
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !16
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !17
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !17
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
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
!nvvm.annotations = !{!1023, !1024, !1025, !1026, !1027, !1028, !1029, !1030, !1031, !1032, !1033, !1034, !1035, !1036, !1037, !1038, !1039, !1040, !1041, !1042, !1043, !1044, !1045, !1046, !1047, !1048, !1049}
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
!12 = !{!"branch_weights", i32 1048576, i32 1}
!13 = !DILocation(line: 80, column: 26, scope: !8, inlinedAt: !9)
!14 = !{!"branch_weights", i32 1, i32 1048576}
!15 = !{i32 0, i32 2147483647}
!16 = !{i32 0, i32 1024}
!17 = !{i32 0, i32 65535}
!18 = !{i32 0, i32 64}
!19 = !DILocation(line: 81, column: 26, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 81, column: 18, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 83, column: 36, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 83, column: 28, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 84, column: 51, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 84, column: 30, scope: !8, inlinedAt: !9)
!25 = !DILocation(line: 84, column: 59, scope: !8, inlinedAt: !9)
!26 = !DILocation(line: 89, column: 57, scope: !8, inlinedAt: !9)
!27 = !DILocation(line: 89, column: 23, scope: !8, inlinedAt: !9)
!28 = !{i32 1, i32 -2147483648}
!29 = !{i32 1, i32 65536}
!30 = !{i32 1, i32 1025}
!31 = !{i32 1, i32 65}
!32 = !DILocation(line: 89, column: 49, scope: !8, inlinedAt: !9)
!33 = !DILocation(line: 89, column: 9, scope: !8, inlinedAt: !9)
!34 = !DILocation(line: 90, column: 13, scope: !8, inlinedAt: !9)
!35 = distinct !DISubprogram(name: "CountUint64", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!36 = !DILocation(line: 101, column: 6, scope: !35)
!37 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!38 = !DILocation(line: 101, column: 79, scope: !35)
!39 = !DILocation(line: 80, column: 18, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 79, column: 30, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 80, column: 26, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 81, column: 26, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 81, column: 18, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 83, column: 36, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 83, column: 28, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 84, column: 51, scope: !37, inlinedAt: !38)
!47 = !DILocation(line: 84, column: 30, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 84, column: 59, scope: !37, inlinedAt: !38)
!49 = !DILocation(line: 89, column: 57, scope: !37, inlinedAt: !38)
!50 = !DILocation(line: 89, column: 23, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 89, column: 49, scope: !37, inlinedAt: !38)
!52 = !DILocation(line: 89, column: 9, scope: !37, inlinedAt: !38)
!53 = !DILocation(line: 90, column: 13, scope: !37, inlinedAt: !38)
!54 = distinct !DISubprogram(name: "SumFloats", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!55 = !DILocation(line: 106, column: 6, scope: !54)
!56 = !DILocation(line: 108, column: 25, scope: !54)
!57 = !DILocation(line: 107, column: 20, scope: !54)
!58 = !DILocation(line: 107, column: 23, scope: !54)
!59 = !DILocation(line: 108, column: 37, scope: !54)
!60 = !DILocation(line: 108, column: 17, scope: !54)
!61 = !DILocation(line: 109, column: 30, scope: !54)
!62 = !DILocation(line: 109, column: 42, scope: !54)
!63 = !DILocation(line: 109, column: 45, scope: !54)
!64 = !DILocation(line: 109, column: 22, scope: !54)
!65 = !DILocation(line: 110, column: 13, scope: !54)
!66 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!67 = distinct !DISubprogram(name: "WaitInt16", scope: !66, file: !66, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!68 = !DILocation(line: 13, column: 6, scope: !67)
!69 = !DIFile(filename: "wait.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!70 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!71 = !DILocation(line: 14, column: 9, scope: !67)
!72 = !DILocation(line: 34, column: 11, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 31, column: 23, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 32, column: 7, scope: !70, inlinedAt: !71)
!75 = !DILocation(line: 34, column: 19, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 34, column: 28, scope: !70, inlinedAt: !71)
!77 = !DILocation(line: 36, column: 14, scope: !70, inlinedAt: !71)
!78 = !DILocation(line: 37, column: 7, scope: !70, inlinedAt: !71)
!79 = !DILocation(line: 39, column: 8, scope: !70, inlinedAt: !71)
!80 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!81 = !DILocation(line: 40, column: 14, scope: !70, inlinedAt: !71)
!82 = !DILocation(line: 56, column: 7, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 57, column: 26, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 57, column: 18, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 58, column: 7, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 59, column: 21, scope: !80, inlinedAt: !81)
!87 = !DILocation(line: 60, column: 7, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 61, column: 28, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 61, column: 3, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 62, column: 7, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 63, column: 29, scope: !80, inlinedAt: !81)
!92 = !DILocation(line: 63, column: 3, scope: !80, inlinedAt: !81)
!93 = !DILocation(line: 64, column: 7, scope: !80, inlinedAt: !81)
!94 = !DILocation(line: 65, column: 27, scope: !80, inlinedAt: !81)
!95 = !DILocation(line: 66, column: 7, scope: !80, inlinedAt: !81)
!96 = !DILocation(line: 67, column: 34, scope: !80, inlinedAt: !81)
!97 = !DILocation(line: 67, column: 3, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 68, column: 7, scope: !80, inlinedAt: !81)
!99 = !DILocation(line: 69, column: 35, scope: !80, inlinedAt: !81)
!100 = !DILocation(line: 69, column: 3, scope: !80, inlinedAt: !81)
!101 = !DILocation(line: 44, column: 26, scope: !70, inlinedAt: !71)
!102 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!103 = !DILocation(line: 44, column: 21, scope: !70, inlinedAt: !71)
!104 = !DILocation(line: 78, column: 7, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 45, column: 26, scope: !70, inlinedAt: !71)
!106 = !DILocation(line: 79, column: 18, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 80, column: 7, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 81, column: 21, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 82, column: 7, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 85, column: 7, scope: !102, inlinedAt: !103)
!111 = !DILocation(line: 88, column: 7, scope: !102, inlinedAt: !103)
!112 = !DILocation(line: 90, column: 7, scope: !102, inlinedAt: !103)
!113 = !DILocation(line: 93, column: 7, scope: !102, inlinedAt: !103)
!114 = !DILocation(line: 79, column: 26, scope: !102, inlinedAt: !103)
!115 = !DILocation(line: 83, column: 20, scope: !102, inlinedAt: !103)
!116 = !DILocation(line: 84, column: 15, scope: !102, inlinedAt: !103)
!117 = !DILocation(line: 84, column: 3, scope: !102, inlinedAt: !103)
!118 = !DILocation(line: 86, column: 21, scope: !102, inlinedAt: !103)
!119 = !DILocation(line: 87, column: 15, scope: !102, inlinedAt: !103)
!120 = !DILocation(line: 87, column: 3, scope: !102, inlinedAt: !103)
!121 = !DILocation(line: 89, column: 27, scope: !102, inlinedAt: !103)
!122 = !DILocation(line: 76, column: 2, scope: !102, inlinedAt: !103)
!123 = !DILocation(line: 91, column: 26, scope: !102, inlinedAt: !103)
!124 = !DILocation(line: 92, column: 15, scope: !102, inlinedAt: !103)
!125 = !DILocation(line: 92, column: 3, scope: !102, inlinedAt: !103)
!126 = !DILocation(line: 94, column: 27, scope: !102, inlinedAt: !103)
!127 = !DILocation(line: 95, column: 15, scope: !102, inlinedAt: !103)
!128 = !DILocation(line: 95, column: 3, scope: !102, inlinedAt: !103)
!129 = !DILocation(line: 100, column: 2, scope: !102, inlinedAt: !103)
!130 = !DILocation(line: 38, column: 3, scope: !70, inlinedAt: !71)
!131 = !DILocation(line: 50, column: 6, scope: !70, inlinedAt: !71)
!132 = distinct !DISubprogram(name: "NumbersInt32", scope: !66, file: !66, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!133 = !DILocation(line: 20, column: 6, scope: !132)
!134 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!135 = !DILocation(line: 21, column: 9, scope: !132)
!136 = !DILocation(line: 34, column: 30, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 30, column: 32, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 33, column: 8, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 35, column: 8, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 37, column: 8, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 39, column: 8, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 41, column: 8, scope: !134, inlinedAt: !135)
!143 = !DILocation(line: 31, column: 12, scope: !134, inlinedAt: !135)
!144 = !DILocation(line: 34, column: 7, scope: !134, inlinedAt: !135)
!145 = !DILocation(line: 36, column: 19, scope: !134, inlinedAt: !135)
!146 = !DILocation(line: 36, column: 27, scope: !134, inlinedAt: !135)
!147 = !DILocation(line: 38, column: 29, scope: !134, inlinedAt: !135)
!148 = !DILocation(line: 38, column: 37, scope: !134, inlinedAt: !135)
!149 = !DILocation(line: 38, column: 7, scope: !134, inlinedAt: !135)
!150 = !DILocation(line: 40, column: 19, scope: !134, inlinedAt: !135)
!151 = !DILocation(line: 40, column: 27, scope: !134, inlinedAt: !135)
!152 = !DILocation(line: 42, column: 33, scope: !134, inlinedAt: !135)
!153 = !DILocation(line: 42, column: 41, scope: !134, inlinedAt: !135)
!154 = !DILocation(line: 42, column: 7, scope: !134, inlinedAt: !135)
!155 = distinct !DISubprogram(name: "IntegersInt32", scope: !66, file: !66, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!156 = !DILocation(line: 27, column: 6, scope: !155)
!157 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!158 = !DILocation(line: 28, column: 10, scope: !155)
!159 = !DILocation(line: 54, column: 19, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 50, column: 32, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 53, column: 8, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 55, column: 8, scope: !157, inlinedAt: !158)
!163 = !DILocation(line: 57, column: 8, scope: !157, inlinedAt: !158)
!164 = !DILocation(line: 59, column: 8, scope: !157, inlinedAt: !158)
!165 = !DILocation(line: 61, column: 8, scope: !157, inlinedAt: !158)
!166 = !DILocation(line: 63, column: 8, scope: !157, inlinedAt: !158)
!167 = !DILocation(line: 65, column: 8, scope: !157, inlinedAt: !158)
!168 = !DILocation(line: 67, column: 8, scope: !157, inlinedAt: !158)
!169 = !DILocation(line: 69, column: 8, scope: !157, inlinedAt: !158)
!170 = !DILocation(line: 51, column: 12, scope: !157, inlinedAt: !158)
!171 = !DILocation(line: 56, column: 33, scope: !157, inlinedAt: !158)
!172 = !DILocation(line: 56, column: 7, scope: !157, inlinedAt: !158)
!173 = !DILocation(line: 58, column: 36, scope: !157, inlinedAt: !158)
!174 = !DILocation(line: 58, column: 47, scope: !157, inlinedAt: !158)
!175 = !DILocation(line: 58, column: 53, scope: !157, inlinedAt: !158)
!176 = !DILocation(line: 58, column: 7, scope: !157, inlinedAt: !158)
!177 = !DILocation(line: 60, column: 19, scope: !157, inlinedAt: !158)
!178 = !DILocation(line: 60, column: 27, scope: !157, inlinedAt: !158)
!179 = !DILocation(line: 62, column: 33, scope: !157, inlinedAt: !158)
!180 = !DILocation(line: 62, column: 41, scope: !157, inlinedAt: !158)
!181 = !DILocation(line: 62, column: 7, scope: !157, inlinedAt: !158)
!182 = !DILocation(line: 64, column: 18, scope: !157, inlinedAt: !158)
!183 = !DILocation(line: 64, column: 26, scope: !157, inlinedAt: !158)
!184 = !DILocation(line: 66, column: 32, scope: !157, inlinedAt: !158)
!185 = !DILocation(line: 66, column: 40, scope: !157, inlinedAt: !158)
!186 = !DILocation(line: 66, column: 7, scope: !157, inlinedAt: !158)
!187 = !DILocation(line: 68, column: 19, scope: !157, inlinedAt: !158)
!188 = !DILocation(line: 68, column: 27, scope: !157, inlinedAt: !158)
!189 = !DILocation(line: 70, column: 33, scope: !157, inlinedAt: !158)
!190 = !DILocation(line: 70, column: 41, scope: !157, inlinedAt: !158)
!191 = !DILocation(line: 70, column: 7, scope: !157, inlinedAt: !158)
!192 = distinct !DISubprogram(name: "WaitInt32", scope: !66, file: !66, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!193 = !DILocation(line: 34, column: 6, scope: !192)
!194 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!195 = !DILocation(line: 35, column: 9, scope: !192)
!196 = !DILocation(line: 34, column: 11, scope: !194, inlinedAt: !195)
!197 = !DILocation(line: 31, column: 23, scope: !194, inlinedAt: !195)
!198 = !DILocation(line: 32, column: 7, scope: !194, inlinedAt: !195)
!199 = !DILocation(line: 34, column: 19, scope: !194, inlinedAt: !195)
!200 = !DILocation(line: 34, column: 28, scope: !194, inlinedAt: !195)
!201 = !DILocation(line: 36, column: 14, scope: !194, inlinedAt: !195)
!202 = !DILocation(line: 37, column: 7, scope: !194, inlinedAt: !195)
!203 = !DILocation(line: 39, column: 8, scope: !194, inlinedAt: !195)
!204 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!205 = !DILocation(line: 40, column: 14, scope: !194, inlinedAt: !195)
!206 = !DILocation(line: 56, column: 7, scope: !204, inlinedAt: !205)
!207 = !DILocation(line: 57, column: 26, scope: !204, inlinedAt: !205)
!208 = !DILocation(line: 57, column: 18, scope: !204, inlinedAt: !205)
!209 = !DILocation(line: 58, column: 7, scope: !204, inlinedAt: !205)
!210 = !DILocation(line: 59, column: 21, scope: !204, inlinedAt: !205)
!211 = !DILocation(line: 60, column: 7, scope: !204, inlinedAt: !205)
!212 = !DILocation(line: 61, column: 28, scope: !204, inlinedAt: !205)
!213 = !DILocation(line: 61, column: 3, scope: !204, inlinedAt: !205)
!214 = !DILocation(line: 62, column: 7, scope: !204, inlinedAt: !205)
!215 = !DILocation(line: 63, column: 29, scope: !204, inlinedAt: !205)
!216 = !DILocation(line: 63, column: 3, scope: !204, inlinedAt: !205)
!217 = !DILocation(line: 64, column: 7, scope: !204, inlinedAt: !205)
!218 = !DILocation(line: 65, column: 27, scope: !204, inlinedAt: !205)
!219 = !DILocation(line: 66, column: 7, scope: !204, inlinedAt: !205)
!220 = !DILocation(line: 67, column: 34, scope: !204, inlinedAt: !205)
!221 = !DILocation(line: 67, column: 3, scope: !204, inlinedAt: !205)
!222 = !DILocation(line: 68, column: 7, scope: !204, inlinedAt: !205)
!223 = !DILocation(line: 69, column: 35, scope: !204, inlinedAt: !205)
!224 = !DILocation(line: 69, column: 3, scope: !204, inlinedAt: !205)
!225 = !DILocation(line: 44, column: 26, scope: !194, inlinedAt: !195)
!226 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!227 = !DILocation(line: 44, column: 21, scope: !194, inlinedAt: !195)
!228 = !DILocation(line: 78, column: 7, scope: !226, inlinedAt: !227)
!229 = !DILocation(line: 45, column: 26, scope: !194, inlinedAt: !195)
!230 = !DILocation(line: 79, column: 18, scope: !226, inlinedAt: !227)
!231 = !DILocation(line: 80, column: 7, scope: !226, inlinedAt: !227)
!232 = !DILocation(line: 81, column: 21, scope: !226, inlinedAt: !227)
!233 = !DILocation(line: 82, column: 7, scope: !226, inlinedAt: !227)
!234 = !DILocation(line: 85, column: 7, scope: !226, inlinedAt: !227)
!235 = !DILocation(line: 88, column: 7, scope: !226, inlinedAt: !227)
!236 = !DILocation(line: 90, column: 7, scope: !226, inlinedAt: !227)
!237 = !DILocation(line: 93, column: 7, scope: !226, inlinedAt: !227)
!238 = !DILocation(line: 79, column: 26, scope: !226, inlinedAt: !227)
!239 = !DILocation(line: 83, column: 20, scope: !226, inlinedAt: !227)
!240 = !DILocation(line: 84, column: 15, scope: !226, inlinedAt: !227)
!241 = !DILocation(line: 84, column: 3, scope: !226, inlinedAt: !227)
!242 = !DILocation(line: 86, column: 21, scope: !226, inlinedAt: !227)
!243 = !DILocation(line: 87, column: 15, scope: !226, inlinedAt: !227)
!244 = !DILocation(line: 87, column: 3, scope: !226, inlinedAt: !227)
!245 = !DILocation(line: 89, column: 27, scope: !226, inlinedAt: !227)
!246 = !DILocation(line: 76, column: 2, scope: !226, inlinedAt: !227)
!247 = !DILocation(line: 91, column: 26, scope: !226, inlinedAt: !227)
!248 = !DILocation(line: 92, column: 15, scope: !226, inlinedAt: !227)
!249 = !DILocation(line: 92, column: 3, scope: !226, inlinedAt: !227)
!250 = !DILocation(line: 94, column: 27, scope: !226, inlinedAt: !227)
!251 = !DILocation(line: 95, column: 15, scope: !226, inlinedAt: !227)
!252 = !DILocation(line: 95, column: 3, scope: !226, inlinedAt: !227)
!253 = !DILocation(line: 100, column: 2, scope: !226, inlinedAt: !227)
!254 = !DILocation(line: 38, column: 3, scope: !194, inlinedAt: !195)
!255 = !DILocation(line: 50, column: 6, scope: !194, inlinedAt: !195)
!256 = distinct !DISubprogram(name: "NumbersInt64", scope: !66, file: !66, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!257 = !DILocation(line: 41, column: 6, scope: !256)
!258 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!259 = !DILocation(line: 42, column: 9, scope: !256)
!260 = !DILocation(line: 34, column: 30, scope: !258, inlinedAt: !259)
!261 = !DILocation(line: 30, column: 32, scope: !258, inlinedAt: !259)
!262 = !DILocation(line: 33, column: 8, scope: !258, inlinedAt: !259)
!263 = !DILocation(line: 35, column: 8, scope: !258, inlinedAt: !259)
!264 = !DILocation(line: 37, column: 8, scope: !258, inlinedAt: !259)
!265 = !DILocation(line: 39, column: 8, scope: !258, inlinedAt: !259)
!266 = !DILocation(line: 41, column: 8, scope: !258, inlinedAt: !259)
!267 = !DILocation(line: 31, column: 12, scope: !258, inlinedAt: !259)
!268 = !DILocation(line: 34, column: 7, scope: !258, inlinedAt: !259)
!269 = !DILocation(line: 36, column: 19, scope: !258, inlinedAt: !259)
!270 = !DILocation(line: 36, column: 27, scope: !258, inlinedAt: !259)
!271 = !DILocation(line: 38, column: 29, scope: !258, inlinedAt: !259)
!272 = !DILocation(line: 38, column: 37, scope: !258, inlinedAt: !259)
!273 = !DILocation(line: 38, column: 7, scope: !258, inlinedAt: !259)
!274 = !DILocation(line: 40, column: 19, scope: !258, inlinedAt: !259)
!275 = !DILocation(line: 40, column: 27, scope: !258, inlinedAt: !259)
!276 = !DILocation(line: 42, column: 33, scope: !258, inlinedAt: !259)
!277 = !DILocation(line: 42, column: 41, scope: !258, inlinedAt: !259)
!278 = !DILocation(line: 42, column: 7, scope: !258, inlinedAt: !259)
!279 = distinct !DISubprogram(name: "IntegersInt64", scope: !66, file: !66, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!280 = !DILocation(line: 48, column: 6, scope: !279)
!281 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!282 = !DILocation(line: 49, column: 10, scope: !279)
!283 = !DILocation(line: 54, column: 19, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 50, column: 32, scope: !281, inlinedAt: !282)
!285 = !DILocation(line: 53, column: 8, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 55, column: 8, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 57, column: 8, scope: !281, inlinedAt: !282)
!288 = !DILocation(line: 59, column: 8, scope: !281, inlinedAt: !282)
!289 = !DILocation(line: 61, column: 8, scope: !281, inlinedAt: !282)
!290 = !DILocation(line: 63, column: 8, scope: !281, inlinedAt: !282)
!291 = !DILocation(line: 65, column: 8, scope: !281, inlinedAt: !282)
!292 = !DILocation(line: 67, column: 8, scope: !281, inlinedAt: !282)
!293 = !DILocation(line: 69, column: 8, scope: !281, inlinedAt: !282)
!294 = !DILocation(line: 51, column: 12, scope: !281, inlinedAt: !282)
!295 = !DILocation(line: 56, column: 33, scope: !281, inlinedAt: !282)
!296 = !DILocation(line: 56, column: 7, scope: !281, inlinedAt: !282)
!297 = !DILocation(line: 58, column: 36, scope: !281, inlinedAt: !282)
!298 = !DILocation(line: 58, column: 47, scope: !281, inlinedAt: !282)
!299 = !DILocation(line: 58, column: 53, scope: !281, inlinedAt: !282)
!300 = !DILocation(line: 58, column: 7, scope: !281, inlinedAt: !282)
!301 = !DILocation(line: 60, column: 19, scope: !281, inlinedAt: !282)
!302 = !DILocation(line: 60, column: 27, scope: !281, inlinedAt: !282)
!303 = !DILocation(line: 62, column: 33, scope: !281, inlinedAt: !282)
!304 = !DILocation(line: 62, column: 41, scope: !281, inlinedAt: !282)
!305 = !DILocation(line: 62, column: 7, scope: !281, inlinedAt: !282)
!306 = !DILocation(line: 64, column: 18, scope: !281, inlinedAt: !282)
!307 = !DILocation(line: 64, column: 26, scope: !281, inlinedAt: !282)
!308 = !DILocation(line: 66, column: 32, scope: !281, inlinedAt: !282)
!309 = !DILocation(line: 66, column: 40, scope: !281, inlinedAt: !282)
!310 = !DILocation(line: 66, column: 7, scope: !281, inlinedAt: !282)
!311 = !DILocation(line: 68, column: 19, scope: !281, inlinedAt: !282)
!312 = !DILocation(line: 68, column: 27, scope: !281, inlinedAt: !282)
!313 = !DILocation(line: 70, column: 33, scope: !281, inlinedAt: !282)
!314 = !DILocation(line: 70, column: 41, scope: !281, inlinedAt: !282)
!315 = !DILocation(line: 70, column: 7, scope: !281, inlinedAt: !282)
!316 = distinct !DISubprogram(name: "WaitInt64", scope: !66, file: !66, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!317 = !DILocation(line: 55, column: 6, scope: !316)
!318 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!319 = !DILocation(line: 56, column: 9, scope: !316)
!320 = !DILocation(line: 34, column: 11, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 31, column: 23, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 32, column: 7, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 34, column: 19, scope: !318, inlinedAt: !319)
!324 = !DILocation(line: 34, column: 28, scope: !318, inlinedAt: !319)
!325 = !DILocation(line: 36, column: 14, scope: !318, inlinedAt: !319)
!326 = !DILocation(line: 37, column: 7, scope: !318, inlinedAt: !319)
!327 = !DILocation(line: 39, column: 8, scope: !318, inlinedAt: !319)
!328 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!329 = !DILocation(line: 40, column: 14, scope: !318, inlinedAt: !319)
!330 = !DILocation(line: 56, column: 7, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 57, column: 26, scope: !328, inlinedAt: !329)
!332 = !DILocation(line: 57, column: 18, scope: !328, inlinedAt: !329)
!333 = !DILocation(line: 58, column: 7, scope: !328, inlinedAt: !329)
!334 = !DILocation(line: 59, column: 21, scope: !328, inlinedAt: !329)
!335 = !DILocation(line: 60, column: 7, scope: !328, inlinedAt: !329)
!336 = !DILocation(line: 61, column: 28, scope: !328, inlinedAt: !329)
!337 = !DILocation(line: 61, column: 3, scope: !328, inlinedAt: !329)
!338 = !DILocation(line: 62, column: 7, scope: !328, inlinedAt: !329)
!339 = !DILocation(line: 63, column: 29, scope: !328, inlinedAt: !329)
!340 = !DILocation(line: 63, column: 3, scope: !328, inlinedAt: !329)
!341 = !DILocation(line: 64, column: 7, scope: !328, inlinedAt: !329)
!342 = !DILocation(line: 65, column: 27, scope: !328, inlinedAt: !329)
!343 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !329)
!344 = !DILocation(line: 67, column: 34, scope: !328, inlinedAt: !329)
!345 = !DILocation(line: 67, column: 3, scope: !328, inlinedAt: !329)
!346 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !329)
!347 = !DILocation(line: 69, column: 35, scope: !328, inlinedAt: !329)
!348 = !DILocation(line: 69, column: 3, scope: !328, inlinedAt: !329)
!349 = !DILocation(line: 44, column: 26, scope: !318, inlinedAt: !319)
!350 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!351 = !DILocation(line: 44, column: 21, scope: !318, inlinedAt: !319)
!352 = !DILocation(line: 78, column: 7, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 45, column: 26, scope: !318, inlinedAt: !319)
!354 = !DILocation(line: 79, column: 18, scope: !350, inlinedAt: !351)
!355 = !DILocation(line: 80, column: 7, scope: !350, inlinedAt: !351)
!356 = !DILocation(line: 81, column: 21, scope: !350, inlinedAt: !351)
!357 = !DILocation(line: 82, column: 7, scope: !350, inlinedAt: !351)
!358 = !DILocation(line: 85, column: 7, scope: !350, inlinedAt: !351)
!359 = !DILocation(line: 88, column: 7, scope: !350, inlinedAt: !351)
!360 = !DILocation(line: 90, column: 7, scope: !350, inlinedAt: !351)
!361 = !DILocation(line: 93, column: 7, scope: !350, inlinedAt: !351)
!362 = !DILocation(line: 79, column: 26, scope: !350, inlinedAt: !351)
!363 = !DILocation(line: 83, column: 20, scope: !350, inlinedAt: !351)
!364 = !DILocation(line: 84, column: 15, scope: !350, inlinedAt: !351)
!365 = !DILocation(line: 84, column: 3, scope: !350, inlinedAt: !351)
!366 = !DILocation(line: 86, column: 21, scope: !350, inlinedAt: !351)
!367 = !DILocation(line: 87, column: 15, scope: !350, inlinedAt: !351)
!368 = !DILocation(line: 87, column: 3, scope: !350, inlinedAt: !351)
!369 = !DILocation(line: 89, column: 27, scope: !350, inlinedAt: !351)
!370 = !DILocation(line: 76, column: 2, scope: !350, inlinedAt: !351)
!371 = !DILocation(line: 91, column: 26, scope: !350, inlinedAt: !351)
!372 = !DILocation(line: 92, column: 15, scope: !350, inlinedAt: !351)
!373 = !DILocation(line: 92, column: 3, scope: !350, inlinedAt: !351)
!374 = !DILocation(line: 94, column: 27, scope: !350, inlinedAt: !351)
!375 = !DILocation(line: 95, column: 15, scope: !350, inlinedAt: !351)
!376 = !DILocation(line: 95, column: 3, scope: !350, inlinedAt: !351)
!377 = !DILocation(line: 100, column: 2, scope: !350, inlinedAt: !351)
!378 = !DILocation(line: 38, column: 3, scope: !318, inlinedAt: !319)
!379 = !DILocation(line: 50, column: 6, scope: !318, inlinedAt: !319)
!380 = distinct !DISubprogram(name: "NumbersInt", scope: !66, file: !66, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!381 = !DILocation(line: 62, column: 6, scope: !380)
!382 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!383 = !DILocation(line: 63, column: 9, scope: !380)
!384 = !DILocation(line: 34, column: 30, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 30, column: 32, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 33, column: 8, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 35, column: 8, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 37, column: 8, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 39, column: 8, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 41, column: 8, scope: !382, inlinedAt: !383)
!391 = !DILocation(line: 31, column: 12, scope: !382, inlinedAt: !383)
!392 = !DILocation(line: 34, column: 7, scope: !382, inlinedAt: !383)
!393 = !DILocation(line: 36, column: 19, scope: !382, inlinedAt: !383)
!394 = !DILocation(line: 36, column: 27, scope: !382, inlinedAt: !383)
!395 = !DILocation(line: 38, column: 29, scope: !382, inlinedAt: !383)
!396 = !DILocation(line: 38, column: 37, scope: !382, inlinedAt: !383)
!397 = !DILocation(line: 38, column: 7, scope: !382, inlinedAt: !383)
!398 = !DILocation(line: 40, column: 19, scope: !382, inlinedAt: !383)
!399 = !DILocation(line: 40, column: 27, scope: !382, inlinedAt: !383)
!400 = !DILocation(line: 42, column: 33, scope: !382, inlinedAt: !383)
!401 = !DILocation(line: 42, column: 41, scope: !382, inlinedAt: !383)
!402 = !DILocation(line: 42, column: 7, scope: !382, inlinedAt: !383)
!403 = distinct !DISubprogram(name: "IntegersInt", scope: !66, file: !66, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!404 = !DILocation(line: 69, column: 6, scope: !403)
!405 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!406 = !DILocation(line: 70, column: 10, scope: !403)
!407 = !DILocation(line: 54, column: 19, scope: !405, inlinedAt: !406)
!408 = !DILocation(line: 50, column: 32, scope: !405, inlinedAt: !406)
!409 = !DILocation(line: 53, column: 8, scope: !405, inlinedAt: !406)
!410 = !DILocation(line: 55, column: 8, scope: !405, inlinedAt: !406)
!411 = !DILocation(line: 57, column: 8, scope: !405, inlinedAt: !406)
!412 = !DILocation(line: 59, column: 8, scope: !405, inlinedAt: !406)
!413 = !DILocation(line: 61, column: 8, scope: !405, inlinedAt: !406)
!414 = !DILocation(line: 63, column: 8, scope: !405, inlinedAt: !406)
!415 = !DILocation(line: 65, column: 8, scope: !405, inlinedAt: !406)
!416 = !DILocation(line: 67, column: 8, scope: !405, inlinedAt: !406)
!417 = !DILocation(line: 69, column: 8, scope: !405, inlinedAt: !406)
!418 = !DILocation(line: 51, column: 12, scope: !405, inlinedAt: !406)
!419 = !DILocation(line: 56, column: 33, scope: !405, inlinedAt: !406)
!420 = !DILocation(line: 56, column: 7, scope: !405, inlinedAt: !406)
!421 = !DILocation(line: 58, column: 36, scope: !405, inlinedAt: !406)
!422 = !DILocation(line: 58, column: 47, scope: !405, inlinedAt: !406)
!423 = !DILocation(line: 58, column: 53, scope: !405, inlinedAt: !406)
!424 = !DILocation(line: 58, column: 7, scope: !405, inlinedAt: !406)
!425 = !DILocation(line: 60, column: 19, scope: !405, inlinedAt: !406)
!426 = !DILocation(line: 60, column: 27, scope: !405, inlinedAt: !406)
!427 = !DILocation(line: 62, column: 33, scope: !405, inlinedAt: !406)
!428 = !DILocation(line: 62, column: 41, scope: !405, inlinedAt: !406)
!429 = !DILocation(line: 62, column: 7, scope: !405, inlinedAt: !406)
!430 = !DILocation(line: 64, column: 18, scope: !405, inlinedAt: !406)
!431 = !DILocation(line: 64, column: 26, scope: !405, inlinedAt: !406)
!432 = !DILocation(line: 66, column: 32, scope: !405, inlinedAt: !406)
!433 = !DILocation(line: 66, column: 40, scope: !405, inlinedAt: !406)
!434 = !DILocation(line: 66, column: 7, scope: !405, inlinedAt: !406)
!435 = !DILocation(line: 68, column: 19, scope: !405, inlinedAt: !406)
!436 = !DILocation(line: 68, column: 27, scope: !405, inlinedAt: !406)
!437 = !DILocation(line: 70, column: 33, scope: !405, inlinedAt: !406)
!438 = !DILocation(line: 70, column: 41, scope: !405, inlinedAt: !406)
!439 = !DILocation(line: 70, column: 7, scope: !405, inlinedAt: !406)
!440 = distinct !DISubprogram(name: "WaitInt", scope: !66, file: !66, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!441 = !DILocation(line: 76, column: 6, scope: !440)
!442 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!443 = !DILocation(line: 77, column: 9, scope: !440)
!444 = !DILocation(line: 34, column: 11, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 31, column: 23, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 32, column: 7, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 34, column: 19, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 34, column: 28, scope: !442, inlinedAt: !443)
!449 = !DILocation(line: 36, column: 14, scope: !442, inlinedAt: !443)
!450 = !DILocation(line: 37, column: 7, scope: !442, inlinedAt: !443)
!451 = !DILocation(line: 39, column: 8, scope: !442, inlinedAt: !443)
!452 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!453 = !DILocation(line: 40, column: 14, scope: !442, inlinedAt: !443)
!454 = !DILocation(line: 56, column: 7, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 57, column: 26, scope: !452, inlinedAt: !453)
!456 = !DILocation(line: 57, column: 18, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 58, column: 7, scope: !452, inlinedAt: !453)
!458 = !DILocation(line: 59, column: 21, scope: !452, inlinedAt: !453)
!459 = !DILocation(line: 60, column: 7, scope: !452, inlinedAt: !453)
!460 = !DILocation(line: 61, column: 28, scope: !452, inlinedAt: !453)
!461 = !DILocation(line: 61, column: 3, scope: !452, inlinedAt: !453)
!462 = !DILocation(line: 62, column: 7, scope: !452, inlinedAt: !453)
!463 = !DILocation(line: 63, column: 29, scope: !452, inlinedAt: !453)
!464 = !DILocation(line: 63, column: 3, scope: !452, inlinedAt: !453)
!465 = !DILocation(line: 64, column: 7, scope: !452, inlinedAt: !453)
!466 = !DILocation(line: 65, column: 27, scope: !452, inlinedAt: !453)
!467 = !DILocation(line: 66, column: 7, scope: !452, inlinedAt: !453)
!468 = !DILocation(line: 67, column: 34, scope: !452, inlinedAt: !453)
!469 = !DILocation(line: 67, column: 3, scope: !452, inlinedAt: !453)
!470 = !DILocation(line: 68, column: 7, scope: !452, inlinedAt: !453)
!471 = !DILocation(line: 69, column: 35, scope: !452, inlinedAt: !453)
!472 = !DILocation(line: 69, column: 3, scope: !452, inlinedAt: !453)
!473 = !DILocation(line: 44, column: 26, scope: !442, inlinedAt: !443)
!474 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!475 = !DILocation(line: 44, column: 21, scope: !442, inlinedAt: !443)
!476 = !DILocation(line: 78, column: 7, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 45, column: 26, scope: !442, inlinedAt: !443)
!478 = !DILocation(line: 79, column: 18, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 80, column: 7, scope: !474, inlinedAt: !475)
!480 = !DILocation(line: 81, column: 21, scope: !474, inlinedAt: !475)
!481 = !DILocation(line: 82, column: 7, scope: !474, inlinedAt: !475)
!482 = !DILocation(line: 85, column: 7, scope: !474, inlinedAt: !475)
!483 = !DILocation(line: 88, column: 7, scope: !474, inlinedAt: !475)
!484 = !DILocation(line: 90, column: 7, scope: !474, inlinedAt: !475)
!485 = !DILocation(line: 93, column: 7, scope: !474, inlinedAt: !475)
!486 = !DILocation(line: 79, column: 26, scope: !474, inlinedAt: !475)
!487 = !DILocation(line: 83, column: 20, scope: !474, inlinedAt: !475)
!488 = !DILocation(line: 84, column: 15, scope: !474, inlinedAt: !475)
!489 = !DILocation(line: 84, column: 3, scope: !474, inlinedAt: !475)
!490 = !DILocation(line: 86, column: 21, scope: !474, inlinedAt: !475)
!491 = !DILocation(line: 87, column: 15, scope: !474, inlinedAt: !475)
!492 = !DILocation(line: 87, column: 3, scope: !474, inlinedAt: !475)
!493 = !DILocation(line: 89, column: 27, scope: !474, inlinedAt: !475)
!494 = !DILocation(line: 76, column: 2, scope: !474, inlinedAt: !475)
!495 = !DILocation(line: 91, column: 26, scope: !474, inlinedAt: !475)
!496 = !DILocation(line: 92, column: 15, scope: !474, inlinedAt: !475)
!497 = !DILocation(line: 92, column: 3, scope: !474, inlinedAt: !475)
!498 = !DILocation(line: 94, column: 27, scope: !474, inlinedAt: !475)
!499 = !DILocation(line: 95, column: 15, scope: !474, inlinedAt: !475)
!500 = !DILocation(line: 95, column: 3, scope: !474, inlinedAt: !475)
!501 = !DILocation(line: 100, column: 2, scope: !474, inlinedAt: !475)
!502 = !DILocation(line: 38, column: 3, scope: !442, inlinedAt: !443)
!503 = !DILocation(line: 50, column: 6, scope: !442, inlinedAt: !443)
!504 = distinct !DISubprogram(name: "WaitUint16", scope: !66, file: !66, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!505 = !DILocation(line: 83, column: 6, scope: !504)
!506 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!507 = !DILocation(line: 84, column: 9, scope: !504)
!508 = !DILocation(line: 34, column: 11, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 31, column: 23, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 32, column: 7, scope: !506, inlinedAt: !507)
!511 = !DILocation(line: 34, column: 19, scope: !506, inlinedAt: !507)
!512 = !DILocation(line: 34, column: 28, scope: !506, inlinedAt: !507)
!513 = !DILocation(line: 36, column: 14, scope: !506, inlinedAt: !507)
!514 = !DILocation(line: 37, column: 7, scope: !506, inlinedAt: !507)
!515 = !DILocation(line: 39, column: 8, scope: !506, inlinedAt: !507)
!516 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!517 = !DILocation(line: 40, column: 14, scope: !506, inlinedAt: !507)
!518 = !DILocation(line: 56, column: 7, scope: !516, inlinedAt: !517)
!519 = !DILocation(line: 57, column: 26, scope: !516, inlinedAt: !517)
!520 = !DILocation(line: 57, column: 18, scope: !516, inlinedAt: !517)
!521 = !DILocation(line: 58, column: 7, scope: !516, inlinedAt: !517)
!522 = !DILocation(line: 59, column: 21, scope: !516, inlinedAt: !517)
!523 = !DILocation(line: 60, column: 7, scope: !516, inlinedAt: !517)
!524 = !DILocation(line: 61, column: 28, scope: !516, inlinedAt: !517)
!525 = !DILocation(line: 61, column: 3, scope: !516, inlinedAt: !517)
!526 = !DILocation(line: 62, column: 7, scope: !516, inlinedAt: !517)
!527 = !DILocation(line: 63, column: 29, scope: !516, inlinedAt: !517)
!528 = !DILocation(line: 63, column: 3, scope: !516, inlinedAt: !517)
!529 = !DILocation(line: 64, column: 7, scope: !516, inlinedAt: !517)
!530 = !DILocation(line: 65, column: 27, scope: !516, inlinedAt: !517)
!531 = !DILocation(line: 66, column: 7, scope: !516, inlinedAt: !517)
!532 = !DILocation(line: 67, column: 34, scope: !516, inlinedAt: !517)
!533 = !DILocation(line: 67, column: 3, scope: !516, inlinedAt: !517)
!534 = !DILocation(line: 68, column: 7, scope: !516, inlinedAt: !517)
!535 = !DILocation(line: 69, column: 35, scope: !516, inlinedAt: !517)
!536 = !DILocation(line: 69, column: 3, scope: !516, inlinedAt: !517)
!537 = !DILocation(line: 44, column: 26, scope: !506, inlinedAt: !507)
!538 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!539 = !DILocation(line: 44, column: 21, scope: !506, inlinedAt: !507)
!540 = !DILocation(line: 78, column: 7, scope: !538, inlinedAt: !539)
!541 = !DILocation(line: 45, column: 26, scope: !506, inlinedAt: !507)
!542 = !DILocation(line: 79, column: 18, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 80, column: 7, scope: !538, inlinedAt: !539)
!544 = !DILocation(line: 81, column: 21, scope: !538, inlinedAt: !539)
!545 = !DILocation(line: 82, column: 7, scope: !538, inlinedAt: !539)
!546 = !DILocation(line: 85, column: 7, scope: !538, inlinedAt: !539)
!547 = !DILocation(line: 88, column: 7, scope: !538, inlinedAt: !539)
!548 = !DILocation(line: 90, column: 7, scope: !538, inlinedAt: !539)
!549 = !DILocation(line: 93, column: 7, scope: !538, inlinedAt: !539)
!550 = !DILocation(line: 79, column: 26, scope: !538, inlinedAt: !539)
!551 = !DILocation(line: 83, column: 20, scope: !538, inlinedAt: !539)
!552 = !DILocation(line: 84, column: 15, scope: !538, inlinedAt: !539)
!553 = !DILocation(line: 84, column: 3, scope: !538, inlinedAt: !539)
!554 = !DILocation(line: 86, column: 21, scope: !538, inlinedAt: !539)
!555 = !DILocation(line: 87, column: 15, scope: !538, inlinedAt: !539)
!556 = !DILocation(line: 87, column: 3, scope: !538, inlinedAt: !539)
!557 = !DILocation(line: 89, column: 27, scope: !538, inlinedAt: !539)
!558 = !DILocation(line: 76, column: 2, scope: !538, inlinedAt: !539)
!559 = !DILocation(line: 91, column: 26, scope: !538, inlinedAt: !539)
!560 = !DILocation(line: 92, column: 15, scope: !538, inlinedAt: !539)
!561 = !DILocation(line: 92, column: 3, scope: !538, inlinedAt: !539)
!562 = !DILocation(line: 94, column: 27, scope: !538, inlinedAt: !539)
!563 = !DILocation(line: 95, column: 15, scope: !538, inlinedAt: !539)
!564 = !DILocation(line: 95, column: 3, scope: !538, inlinedAt: !539)
!565 = !DILocation(line: 100, column: 2, scope: !538, inlinedAt: !539)
!566 = !DILocation(line: 38, column: 3, scope: !506, inlinedAt: !507)
!567 = !DILocation(line: 50, column: 6, scope: !506, inlinedAt: !507)
!568 = distinct !DISubprogram(name: "NumbersUint32", scope: !66, file: !66, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!569 = !DILocation(line: 90, column: 6, scope: !568)
!570 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!571 = !DILocation(line: 91, column: 9, scope: !568)
!572 = !DILocation(line: 34, column: 30, scope: !570, inlinedAt: !571)
!573 = !DILocation(line: 30, column: 32, scope: !570, inlinedAt: !571)
!574 = !DILocation(line: 33, column: 8, scope: !570, inlinedAt: !571)
!575 = !DILocation(line: 35, column: 8, scope: !570, inlinedAt: !571)
!576 = !DILocation(line: 37, column: 8, scope: !570, inlinedAt: !571)
!577 = !DILocation(line: 39, column: 8, scope: !570, inlinedAt: !571)
!578 = !DILocation(line: 41, column: 8, scope: !570, inlinedAt: !571)
!579 = !DILocation(line: 31, column: 12, scope: !570, inlinedAt: !571)
!580 = !DILocation(line: 34, column: 7, scope: !570, inlinedAt: !571)
!581 = !DILocation(line: 36, column: 19, scope: !570, inlinedAt: !571)
!582 = !DILocation(line: 36, column: 27, scope: !570, inlinedAt: !571)
!583 = !DILocation(line: 38, column: 29, scope: !570, inlinedAt: !571)
!584 = !DILocation(line: 38, column: 37, scope: !570, inlinedAt: !571)
!585 = !DILocation(line: 38, column: 7, scope: !570, inlinedAt: !571)
!586 = !DILocation(line: 40, column: 19, scope: !570, inlinedAt: !571)
!587 = !DILocation(line: 40, column: 27, scope: !570, inlinedAt: !571)
!588 = !DILocation(line: 42, column: 33, scope: !570, inlinedAt: !571)
!589 = !DILocation(line: 42, column: 41, scope: !570, inlinedAt: !571)
!590 = !DILocation(line: 42, column: 7, scope: !570, inlinedAt: !571)
!591 = distinct !DISubprogram(name: "IntegersUint32", scope: !66, file: !66, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!592 = !DILocation(line: 97, column: 6, scope: !591)
!593 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!594 = !DILocation(line: 98, column: 10, scope: !591)
!595 = !DILocation(line: 54, column: 19, scope: !593, inlinedAt: !594)
!596 = !DILocation(line: 50, column: 32, scope: !593, inlinedAt: !594)
!597 = !DILocation(line: 53, column: 8, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 55, column: 8, scope: !593, inlinedAt: !594)
!599 = !DILocation(line: 57, column: 8, scope: !593, inlinedAt: !594)
!600 = !DILocation(line: 59, column: 8, scope: !593, inlinedAt: !594)
!601 = !DILocation(line: 61, column: 8, scope: !593, inlinedAt: !594)
!602 = !DILocation(line: 63, column: 8, scope: !593, inlinedAt: !594)
!603 = !DILocation(line: 65, column: 8, scope: !593, inlinedAt: !594)
!604 = !DILocation(line: 67, column: 8, scope: !593, inlinedAt: !594)
!605 = !DILocation(line: 69, column: 8, scope: !593, inlinedAt: !594)
!606 = !DILocation(line: 51, column: 12, scope: !593, inlinedAt: !594)
!607 = !DILocation(line: 56, column: 33, scope: !593, inlinedAt: !594)
!608 = !DILocation(line: 56, column: 7, scope: !593, inlinedAt: !594)
!609 = !DILocation(line: 58, column: 36, scope: !593, inlinedAt: !594)
!610 = !DILocation(line: 58, column: 47, scope: !593, inlinedAt: !594)
!611 = !DILocation(line: 58, column: 53, scope: !593, inlinedAt: !594)
!612 = !DILocation(line: 58, column: 7, scope: !593, inlinedAt: !594)
!613 = !DILocation(line: 60, column: 19, scope: !593, inlinedAt: !594)
!614 = !DILocation(line: 60, column: 27, scope: !593, inlinedAt: !594)
!615 = !DILocation(line: 62, column: 33, scope: !593, inlinedAt: !594)
!616 = !DILocation(line: 62, column: 41, scope: !593, inlinedAt: !594)
!617 = !DILocation(line: 62, column: 7, scope: !593, inlinedAt: !594)
!618 = !DILocation(line: 64, column: 18, scope: !593, inlinedAt: !594)
!619 = !DILocation(line: 64, column: 26, scope: !593, inlinedAt: !594)
!620 = !DILocation(line: 66, column: 32, scope: !593, inlinedAt: !594)
!621 = !DILocation(line: 66, column: 40, scope: !593, inlinedAt: !594)
!622 = !DILocation(line: 66, column: 7, scope: !593, inlinedAt: !594)
!623 = !DILocation(line: 68, column: 19, scope: !593, inlinedAt: !594)
!624 = !DILocation(line: 68, column: 27, scope: !593, inlinedAt: !594)
!625 = !DILocation(line: 70, column: 33, scope: !593, inlinedAt: !594)
!626 = !DILocation(line: 70, column: 41, scope: !593, inlinedAt: !594)
!627 = !DILocation(line: 70, column: 7, scope: !593, inlinedAt: !594)
!628 = distinct !DISubprogram(name: "WaitUint32", scope: !66, file: !66, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!629 = !DILocation(line: 104, column: 6, scope: !628)
!630 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!631 = !DILocation(line: 105, column: 9, scope: !628)
!632 = !DILocation(line: 34, column: 11, scope: !630, inlinedAt: !631)
!633 = !DILocation(line: 31, column: 23, scope: !630, inlinedAt: !631)
!634 = !DILocation(line: 32, column: 7, scope: !630, inlinedAt: !631)
!635 = !DILocation(line: 34, column: 19, scope: !630, inlinedAt: !631)
!636 = !DILocation(line: 34, column: 28, scope: !630, inlinedAt: !631)
!637 = !DILocation(line: 36, column: 14, scope: !630, inlinedAt: !631)
!638 = !DILocation(line: 37, column: 7, scope: !630, inlinedAt: !631)
!639 = !DILocation(line: 39, column: 8, scope: !630, inlinedAt: !631)
!640 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!641 = !DILocation(line: 40, column: 14, scope: !630, inlinedAt: !631)
!642 = !DILocation(line: 56, column: 7, scope: !640, inlinedAt: !641)
!643 = !DILocation(line: 57, column: 26, scope: !640, inlinedAt: !641)
!644 = !DILocation(line: 57, column: 18, scope: !640, inlinedAt: !641)
!645 = !DILocation(line: 58, column: 7, scope: !640, inlinedAt: !641)
!646 = !DILocation(line: 59, column: 21, scope: !640, inlinedAt: !641)
!647 = !DILocation(line: 60, column: 7, scope: !640, inlinedAt: !641)
!648 = !DILocation(line: 61, column: 28, scope: !640, inlinedAt: !641)
!649 = !DILocation(line: 61, column: 3, scope: !640, inlinedAt: !641)
!650 = !DILocation(line: 62, column: 7, scope: !640, inlinedAt: !641)
!651 = !DILocation(line: 63, column: 29, scope: !640, inlinedAt: !641)
!652 = !DILocation(line: 63, column: 3, scope: !640, inlinedAt: !641)
!653 = !DILocation(line: 64, column: 7, scope: !640, inlinedAt: !641)
!654 = !DILocation(line: 65, column: 27, scope: !640, inlinedAt: !641)
!655 = !DILocation(line: 66, column: 7, scope: !640, inlinedAt: !641)
!656 = !DILocation(line: 67, column: 34, scope: !640, inlinedAt: !641)
!657 = !DILocation(line: 67, column: 3, scope: !640, inlinedAt: !641)
!658 = !DILocation(line: 68, column: 7, scope: !640, inlinedAt: !641)
!659 = !DILocation(line: 69, column: 35, scope: !640, inlinedAt: !641)
!660 = !DILocation(line: 69, column: 3, scope: !640, inlinedAt: !641)
!661 = !DILocation(line: 44, column: 26, scope: !630, inlinedAt: !631)
!662 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!663 = !DILocation(line: 44, column: 21, scope: !630, inlinedAt: !631)
!664 = !DILocation(line: 78, column: 7, scope: !662, inlinedAt: !663)
!665 = !DILocation(line: 45, column: 26, scope: !630, inlinedAt: !631)
!666 = !DILocation(line: 79, column: 18, scope: !662, inlinedAt: !663)
!667 = !DILocation(line: 80, column: 7, scope: !662, inlinedAt: !663)
!668 = !DILocation(line: 81, column: 21, scope: !662, inlinedAt: !663)
!669 = !DILocation(line: 82, column: 7, scope: !662, inlinedAt: !663)
!670 = !DILocation(line: 85, column: 7, scope: !662, inlinedAt: !663)
!671 = !DILocation(line: 88, column: 7, scope: !662, inlinedAt: !663)
!672 = !DILocation(line: 90, column: 7, scope: !662, inlinedAt: !663)
!673 = !DILocation(line: 93, column: 7, scope: !662, inlinedAt: !663)
!674 = !DILocation(line: 79, column: 26, scope: !662, inlinedAt: !663)
!675 = !DILocation(line: 83, column: 20, scope: !662, inlinedAt: !663)
!676 = !DILocation(line: 84, column: 15, scope: !662, inlinedAt: !663)
!677 = !DILocation(line: 84, column: 3, scope: !662, inlinedAt: !663)
!678 = !DILocation(line: 86, column: 21, scope: !662, inlinedAt: !663)
!679 = !DILocation(line: 87, column: 15, scope: !662, inlinedAt: !663)
!680 = !DILocation(line: 87, column: 3, scope: !662, inlinedAt: !663)
!681 = !DILocation(line: 89, column: 27, scope: !662, inlinedAt: !663)
!682 = !DILocation(line: 76, column: 2, scope: !662, inlinedAt: !663)
!683 = !DILocation(line: 91, column: 26, scope: !662, inlinedAt: !663)
!684 = !DILocation(line: 92, column: 15, scope: !662, inlinedAt: !663)
!685 = !DILocation(line: 92, column: 3, scope: !662, inlinedAt: !663)
!686 = !DILocation(line: 94, column: 27, scope: !662, inlinedAt: !663)
!687 = !DILocation(line: 95, column: 15, scope: !662, inlinedAt: !663)
!688 = !DILocation(line: 95, column: 3, scope: !662, inlinedAt: !663)
!689 = !DILocation(line: 100, column: 2, scope: !662, inlinedAt: !663)
!690 = !DILocation(line: 38, column: 3, scope: !630, inlinedAt: !631)
!691 = !DILocation(line: 50, column: 6, scope: !630, inlinedAt: !631)
!692 = distinct !DISubprogram(name: "NumbersUint64", scope: !66, file: !66, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!693 = !DILocation(line: 111, column: 6, scope: !692)
!694 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!695 = !DILocation(line: 112, column: 9, scope: !692)
!696 = !DILocation(line: 34, column: 30, scope: !694, inlinedAt: !695)
!697 = !DILocation(line: 30, column: 32, scope: !694, inlinedAt: !695)
!698 = !DILocation(line: 33, column: 8, scope: !694, inlinedAt: !695)
!699 = !DILocation(line: 35, column: 8, scope: !694, inlinedAt: !695)
!700 = !DILocation(line: 37, column: 8, scope: !694, inlinedAt: !695)
!701 = !DILocation(line: 39, column: 8, scope: !694, inlinedAt: !695)
!702 = !DILocation(line: 41, column: 8, scope: !694, inlinedAt: !695)
!703 = !DILocation(line: 31, column: 12, scope: !694, inlinedAt: !695)
!704 = !DILocation(line: 34, column: 7, scope: !694, inlinedAt: !695)
!705 = !DILocation(line: 36, column: 19, scope: !694, inlinedAt: !695)
!706 = !DILocation(line: 36, column: 27, scope: !694, inlinedAt: !695)
!707 = !DILocation(line: 38, column: 29, scope: !694, inlinedAt: !695)
!708 = !DILocation(line: 38, column: 37, scope: !694, inlinedAt: !695)
!709 = !DILocation(line: 38, column: 7, scope: !694, inlinedAt: !695)
!710 = !DILocation(line: 40, column: 19, scope: !694, inlinedAt: !695)
!711 = !DILocation(line: 40, column: 27, scope: !694, inlinedAt: !695)
!712 = !DILocation(line: 42, column: 33, scope: !694, inlinedAt: !695)
!713 = !DILocation(line: 42, column: 41, scope: !694, inlinedAt: !695)
!714 = !DILocation(line: 42, column: 7, scope: !694, inlinedAt: !695)
!715 = distinct !DISubprogram(name: "IntegersUint64", scope: !66, file: !66, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!716 = !DILocation(line: 118, column: 6, scope: !715)
!717 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!718 = !DILocation(line: 119, column: 10, scope: !715)
!719 = !DILocation(line: 54, column: 19, scope: !717, inlinedAt: !718)
!720 = !DILocation(line: 50, column: 32, scope: !717, inlinedAt: !718)
!721 = !DILocation(line: 53, column: 8, scope: !717, inlinedAt: !718)
!722 = !DILocation(line: 55, column: 8, scope: !717, inlinedAt: !718)
!723 = !DILocation(line: 57, column: 8, scope: !717, inlinedAt: !718)
!724 = !DILocation(line: 59, column: 8, scope: !717, inlinedAt: !718)
!725 = !DILocation(line: 61, column: 8, scope: !717, inlinedAt: !718)
!726 = !DILocation(line: 63, column: 8, scope: !717, inlinedAt: !718)
!727 = !DILocation(line: 65, column: 8, scope: !717, inlinedAt: !718)
!728 = !DILocation(line: 67, column: 8, scope: !717, inlinedAt: !718)
!729 = !DILocation(line: 69, column: 8, scope: !717, inlinedAt: !718)
!730 = !DILocation(line: 51, column: 12, scope: !717, inlinedAt: !718)
!731 = !DILocation(line: 56, column: 33, scope: !717, inlinedAt: !718)
!732 = !DILocation(line: 56, column: 7, scope: !717, inlinedAt: !718)
!733 = !DILocation(line: 58, column: 36, scope: !717, inlinedAt: !718)
!734 = !DILocation(line: 58, column: 47, scope: !717, inlinedAt: !718)
!735 = !DILocation(line: 58, column: 53, scope: !717, inlinedAt: !718)
!736 = !DILocation(line: 58, column: 7, scope: !717, inlinedAt: !718)
!737 = !DILocation(line: 60, column: 19, scope: !717, inlinedAt: !718)
!738 = !DILocation(line: 60, column: 27, scope: !717, inlinedAt: !718)
!739 = !DILocation(line: 62, column: 33, scope: !717, inlinedAt: !718)
!740 = !DILocation(line: 62, column: 41, scope: !717, inlinedAt: !718)
!741 = !DILocation(line: 62, column: 7, scope: !717, inlinedAt: !718)
!742 = !DILocation(line: 64, column: 18, scope: !717, inlinedAt: !718)
!743 = !DILocation(line: 64, column: 26, scope: !717, inlinedAt: !718)
!744 = !DILocation(line: 66, column: 32, scope: !717, inlinedAt: !718)
!745 = !DILocation(line: 66, column: 40, scope: !717, inlinedAt: !718)
!746 = !DILocation(line: 66, column: 7, scope: !717, inlinedAt: !718)
!747 = !DILocation(line: 68, column: 19, scope: !717, inlinedAt: !718)
!748 = !DILocation(line: 68, column: 27, scope: !717, inlinedAt: !718)
!749 = !DILocation(line: 70, column: 33, scope: !717, inlinedAt: !718)
!750 = !DILocation(line: 70, column: 41, scope: !717, inlinedAt: !718)
!751 = !DILocation(line: 70, column: 7, scope: !717, inlinedAt: !718)
!752 = distinct !DISubprogram(name: "WaitUint64", scope: !66, file: !66, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!753 = !DILocation(line: 125, column: 6, scope: !752)
!754 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!755 = !DILocation(line: 126, column: 9, scope: !752)
!756 = !DILocation(line: 34, column: 11, scope: !754, inlinedAt: !755)
!757 = !DILocation(line: 31, column: 23, scope: !754, inlinedAt: !755)
!758 = !DILocation(line: 32, column: 7, scope: !754, inlinedAt: !755)
!759 = !DILocation(line: 34, column: 19, scope: !754, inlinedAt: !755)
!760 = !DILocation(line: 34, column: 28, scope: !754, inlinedAt: !755)
!761 = !DILocation(line: 36, column: 14, scope: !754, inlinedAt: !755)
!762 = !DILocation(line: 37, column: 7, scope: !754, inlinedAt: !755)
!763 = !DILocation(line: 39, column: 8, scope: !754, inlinedAt: !755)
!764 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!765 = !DILocation(line: 40, column: 14, scope: !754, inlinedAt: !755)
!766 = !DILocation(line: 56, column: 7, scope: !764, inlinedAt: !765)
!767 = !DILocation(line: 57, column: 26, scope: !764, inlinedAt: !765)
!768 = !DILocation(line: 57, column: 18, scope: !764, inlinedAt: !765)
!769 = !DILocation(line: 58, column: 7, scope: !764, inlinedAt: !765)
!770 = !DILocation(line: 59, column: 21, scope: !764, inlinedAt: !765)
!771 = !DILocation(line: 60, column: 7, scope: !764, inlinedAt: !765)
!772 = !DILocation(line: 61, column: 28, scope: !764, inlinedAt: !765)
!773 = !DILocation(line: 61, column: 3, scope: !764, inlinedAt: !765)
!774 = !DILocation(line: 62, column: 7, scope: !764, inlinedAt: !765)
!775 = !DILocation(line: 63, column: 29, scope: !764, inlinedAt: !765)
!776 = !DILocation(line: 63, column: 3, scope: !764, inlinedAt: !765)
!777 = !DILocation(line: 64, column: 7, scope: !764, inlinedAt: !765)
!778 = !DILocation(line: 65, column: 27, scope: !764, inlinedAt: !765)
!779 = !DILocation(line: 66, column: 7, scope: !764, inlinedAt: !765)
!780 = !DILocation(line: 67, column: 34, scope: !764, inlinedAt: !765)
!781 = !DILocation(line: 67, column: 3, scope: !764, inlinedAt: !765)
!782 = !DILocation(line: 68, column: 7, scope: !764, inlinedAt: !765)
!783 = !DILocation(line: 69, column: 35, scope: !764, inlinedAt: !765)
!784 = !DILocation(line: 69, column: 3, scope: !764, inlinedAt: !765)
!785 = !DILocation(line: 44, column: 26, scope: !754, inlinedAt: !755)
!786 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!787 = !DILocation(line: 44, column: 21, scope: !754, inlinedAt: !755)
!788 = !DILocation(line: 78, column: 7, scope: !786, inlinedAt: !787)
!789 = !DILocation(line: 45, column: 26, scope: !754, inlinedAt: !755)
!790 = !DILocation(line: 79, column: 18, scope: !786, inlinedAt: !787)
!791 = !DILocation(line: 80, column: 7, scope: !786, inlinedAt: !787)
!792 = !DILocation(line: 81, column: 21, scope: !786, inlinedAt: !787)
!793 = !DILocation(line: 82, column: 7, scope: !786, inlinedAt: !787)
!794 = !DILocation(line: 85, column: 7, scope: !786, inlinedAt: !787)
!795 = !DILocation(line: 88, column: 7, scope: !786, inlinedAt: !787)
!796 = !DILocation(line: 90, column: 7, scope: !786, inlinedAt: !787)
!797 = !DILocation(line: 93, column: 7, scope: !786, inlinedAt: !787)
!798 = !DILocation(line: 79, column: 26, scope: !786, inlinedAt: !787)
!799 = !DILocation(line: 83, column: 20, scope: !786, inlinedAt: !787)
!800 = !DILocation(line: 84, column: 15, scope: !786, inlinedAt: !787)
!801 = !DILocation(line: 84, column: 3, scope: !786, inlinedAt: !787)
!802 = !DILocation(line: 86, column: 21, scope: !786, inlinedAt: !787)
!803 = !DILocation(line: 87, column: 15, scope: !786, inlinedAt: !787)
!804 = !DILocation(line: 87, column: 3, scope: !786, inlinedAt: !787)
!805 = !DILocation(line: 89, column: 27, scope: !786, inlinedAt: !787)
!806 = !DILocation(line: 76, column: 2, scope: !786, inlinedAt: !787)
!807 = !DILocation(line: 91, column: 26, scope: !786, inlinedAt: !787)
!808 = !DILocation(line: 92, column: 15, scope: !786, inlinedAt: !787)
!809 = !DILocation(line: 92, column: 3, scope: !786, inlinedAt: !787)
!810 = !DILocation(line: 94, column: 27, scope: !786, inlinedAt: !787)
!811 = !DILocation(line: 95, column: 15, scope: !786, inlinedAt: !787)
!812 = !DILocation(line: 95, column: 3, scope: !786, inlinedAt: !787)
!813 = !DILocation(line: 100, column: 2, scope: !786, inlinedAt: !787)
!814 = !DILocation(line: 38, column: 3, scope: !754, inlinedAt: !755)
!815 = !DILocation(line: 50, column: 6, scope: !754, inlinedAt: !755)
!816 = distinct !DISubprogram(name: "NumbersUint", scope: !66, file: !66, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!817 = !DILocation(line: 132, column: 6, scope: !816)
!818 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!819 = !DILocation(line: 133, column: 9, scope: !816)
!820 = !DILocation(line: 34, column: 30, scope: !818, inlinedAt: !819)
!821 = !DILocation(line: 30, column: 32, scope: !818, inlinedAt: !819)
!822 = !DILocation(line: 33, column: 8, scope: !818, inlinedAt: !819)
!823 = !DILocation(line: 35, column: 8, scope: !818, inlinedAt: !819)
!824 = !DILocation(line: 37, column: 8, scope: !818, inlinedAt: !819)
!825 = !DILocation(line: 39, column: 8, scope: !818, inlinedAt: !819)
!826 = !DILocation(line: 41, column: 8, scope: !818, inlinedAt: !819)
!827 = !DILocation(line: 31, column: 12, scope: !818, inlinedAt: !819)
!828 = !DILocation(line: 34, column: 7, scope: !818, inlinedAt: !819)
!829 = !DILocation(line: 36, column: 19, scope: !818, inlinedAt: !819)
!830 = !DILocation(line: 36, column: 27, scope: !818, inlinedAt: !819)
!831 = !DILocation(line: 38, column: 29, scope: !818, inlinedAt: !819)
!832 = !DILocation(line: 38, column: 37, scope: !818, inlinedAt: !819)
!833 = !DILocation(line: 38, column: 7, scope: !818, inlinedAt: !819)
!834 = !DILocation(line: 40, column: 19, scope: !818, inlinedAt: !819)
!835 = !DILocation(line: 40, column: 27, scope: !818, inlinedAt: !819)
!836 = !DILocation(line: 42, column: 33, scope: !818, inlinedAt: !819)
!837 = !DILocation(line: 42, column: 41, scope: !818, inlinedAt: !819)
!838 = !DILocation(line: 42, column: 7, scope: !818, inlinedAt: !819)
!839 = distinct !DISubprogram(name: "IntegersUint", scope: !66, file: !66, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!840 = !DILocation(line: 139, column: 6, scope: !839)
!841 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!842 = !DILocation(line: 140, column: 10, scope: !839)
!843 = !DILocation(line: 54, column: 19, scope: !841, inlinedAt: !842)
!844 = !DILocation(line: 50, column: 32, scope: !841, inlinedAt: !842)
!845 = !DILocation(line: 53, column: 8, scope: !841, inlinedAt: !842)
!846 = !DILocation(line: 55, column: 8, scope: !841, inlinedAt: !842)
!847 = !DILocation(line: 57, column: 8, scope: !841, inlinedAt: !842)
!848 = !DILocation(line: 59, column: 8, scope: !841, inlinedAt: !842)
!849 = !DILocation(line: 61, column: 8, scope: !841, inlinedAt: !842)
!850 = !DILocation(line: 63, column: 8, scope: !841, inlinedAt: !842)
!851 = !DILocation(line: 65, column: 8, scope: !841, inlinedAt: !842)
!852 = !DILocation(line: 67, column: 8, scope: !841, inlinedAt: !842)
!853 = !DILocation(line: 69, column: 8, scope: !841, inlinedAt: !842)
!854 = !DILocation(line: 51, column: 12, scope: !841, inlinedAt: !842)
!855 = !DILocation(line: 56, column: 33, scope: !841, inlinedAt: !842)
!856 = !DILocation(line: 56, column: 7, scope: !841, inlinedAt: !842)
!857 = !DILocation(line: 58, column: 36, scope: !841, inlinedAt: !842)
!858 = !DILocation(line: 58, column: 47, scope: !841, inlinedAt: !842)
!859 = !DILocation(line: 58, column: 53, scope: !841, inlinedAt: !842)
!860 = !DILocation(line: 58, column: 7, scope: !841, inlinedAt: !842)
!861 = !DILocation(line: 60, column: 19, scope: !841, inlinedAt: !842)
!862 = !DILocation(line: 60, column: 27, scope: !841, inlinedAt: !842)
!863 = !DILocation(line: 62, column: 33, scope: !841, inlinedAt: !842)
!864 = !DILocation(line: 62, column: 41, scope: !841, inlinedAt: !842)
!865 = !DILocation(line: 62, column: 7, scope: !841, inlinedAt: !842)
!866 = !DILocation(line: 64, column: 18, scope: !841, inlinedAt: !842)
!867 = !DILocation(line: 64, column: 26, scope: !841, inlinedAt: !842)
!868 = !DILocation(line: 66, column: 32, scope: !841, inlinedAt: !842)
!869 = !DILocation(line: 66, column: 40, scope: !841, inlinedAt: !842)
!870 = !DILocation(line: 66, column: 7, scope: !841, inlinedAt: !842)
!871 = !DILocation(line: 68, column: 19, scope: !841, inlinedAt: !842)
!872 = !DILocation(line: 68, column: 27, scope: !841, inlinedAt: !842)
!873 = !DILocation(line: 70, column: 33, scope: !841, inlinedAt: !842)
!874 = !DILocation(line: 70, column: 41, scope: !841, inlinedAt: !842)
!875 = !DILocation(line: 70, column: 7, scope: !841, inlinedAt: !842)
!876 = distinct !DISubprogram(name: "WaitUint", scope: !66, file: !66, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!877 = !DILocation(line: 146, column: 6, scope: !876)
!878 = distinct !DISubprogram(name: "updated", scope: !69, file: !69, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!879 = !DILocation(line: 147, column: 9, scope: !876)
!880 = !DILocation(line: 34, column: 11, scope: !878, inlinedAt: !879)
!881 = !DILocation(line: 31, column: 23, scope: !878, inlinedAt: !879)
!882 = !DILocation(line: 32, column: 7, scope: !878, inlinedAt: !879)
!883 = !DILocation(line: 34, column: 19, scope: !878, inlinedAt: !879)
!884 = !DILocation(line: 34, column: 28, scope: !878, inlinedAt: !879)
!885 = !DILocation(line: 36, column: 14, scope: !878, inlinedAt: !879)
!886 = !DILocation(line: 37, column: 7, scope: !878, inlinedAt: !879)
!887 = !DILocation(line: 39, column: 8, scope: !878, inlinedAt: !879)
!888 = distinct !DISubprogram(name: "waited", scope: !69, file: !69, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!889 = !DILocation(line: 40, column: 14, scope: !878, inlinedAt: !879)
!890 = !DILocation(line: 56, column: 7, scope: !888, inlinedAt: !889)
!891 = !DILocation(line: 57, column: 26, scope: !888, inlinedAt: !889)
!892 = !DILocation(line: 57, column: 18, scope: !888, inlinedAt: !889)
!893 = !DILocation(line: 58, column: 7, scope: !888, inlinedAt: !889)
!894 = !DILocation(line: 59, column: 21, scope: !888, inlinedAt: !889)
!895 = !DILocation(line: 60, column: 7, scope: !888, inlinedAt: !889)
!896 = !DILocation(line: 61, column: 28, scope: !888, inlinedAt: !889)
!897 = !DILocation(line: 61, column: 3, scope: !888, inlinedAt: !889)
!898 = !DILocation(line: 62, column: 7, scope: !888, inlinedAt: !889)
!899 = !DILocation(line: 63, column: 29, scope: !888, inlinedAt: !889)
!900 = !DILocation(line: 63, column: 3, scope: !888, inlinedAt: !889)
!901 = !DILocation(line: 64, column: 7, scope: !888, inlinedAt: !889)
!902 = !DILocation(line: 65, column: 27, scope: !888, inlinedAt: !889)
!903 = !DILocation(line: 66, column: 7, scope: !888, inlinedAt: !889)
!904 = !DILocation(line: 67, column: 34, scope: !888, inlinedAt: !889)
!905 = !DILocation(line: 67, column: 3, scope: !888, inlinedAt: !889)
!906 = !DILocation(line: 68, column: 7, scope: !888, inlinedAt: !889)
!907 = !DILocation(line: 69, column: 35, scope: !888, inlinedAt: !889)
!908 = !DILocation(line: 69, column: 3, scope: !888, inlinedAt: !889)
!909 = !DILocation(line: 44, column: 26, scope: !878, inlinedAt: !879)
!910 = distinct !DISubprogram(name: "tested", scope: !69, file: !69, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!911 = !DILocation(line: 44, column: 21, scope: !878, inlinedAt: !879)
!912 = !DILocation(line: 78, column: 7, scope: !910, inlinedAt: !911)
!913 = !DILocation(line: 45, column: 26, scope: !878, inlinedAt: !879)
!914 = !DILocation(line: 79, column: 18, scope: !910, inlinedAt: !911)
!915 = !DILocation(line: 80, column: 7, scope: !910, inlinedAt: !911)
!916 = !DILocation(line: 81, column: 21, scope: !910, inlinedAt: !911)
!917 = !DILocation(line: 82, column: 7, scope: !910, inlinedAt: !911)
!918 = !DILocation(line: 85, column: 7, scope: !910, inlinedAt: !911)
!919 = !DILocation(line: 88, column: 7, scope: !910, inlinedAt: !911)
!920 = !DILocation(line: 90, column: 7, scope: !910, inlinedAt: !911)
!921 = !DILocation(line: 93, column: 7, scope: !910, inlinedAt: !911)
!922 = !DILocation(line: 79, column: 26, scope: !910, inlinedAt: !911)
!923 = !DILocation(line: 83, column: 20, scope: !910, inlinedAt: !911)
!924 = !DILocation(line: 84, column: 15, scope: !910, inlinedAt: !911)
!925 = !DILocation(line: 84, column: 3, scope: !910, inlinedAt: !911)
!926 = !DILocation(line: 86, column: 21, scope: !910, inlinedAt: !911)
!927 = !DILocation(line: 87, column: 15, scope: !910, inlinedAt: !911)
!928 = !DILocation(line: 87, column: 3, scope: !910, inlinedAt: !911)
!929 = !DILocation(line: 89, column: 27, scope: !910, inlinedAt: !911)
!930 = !DILocation(line: 76, column: 2, scope: !910, inlinedAt: !911)
!931 = !DILocation(line: 91, column: 26, scope: !910, inlinedAt: !911)
!932 = !DILocation(line: 92, column: 15, scope: !910, inlinedAt: !911)
!933 = !DILocation(line: 92, column: 3, scope: !910, inlinedAt: !911)
!934 = !DILocation(line: 94, column: 27, scope: !910, inlinedAt: !911)
!935 = !DILocation(line: 95, column: 15, scope: !910, inlinedAt: !911)
!936 = !DILocation(line: 95, column: 3, scope: !910, inlinedAt: !911)
!937 = !DILocation(line: 100, column: 2, scope: !910, inlinedAt: !911)
!938 = !DILocation(line: 38, column: 3, scope: !878, inlinedAt: !879)
!939 = !DILocation(line: 50, column: 6, scope: !878, inlinedAt: !879)
!940 = distinct !DISubprogram(name: "NumbersFloat32", scope: !66, file: !66, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!941 = !DILocation(line: 153, column: 6, scope: !940)
!942 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!943 = !DILocation(line: 154, column: 9, scope: !940)
!944 = !DILocation(line: 34, column: 30, scope: !942, inlinedAt: !943)
!945 = !DILocation(line: 30, column: 32, scope: !942, inlinedAt: !943)
!946 = !DILocation(line: 33, column: 8, scope: !942, inlinedAt: !943)
!947 = !DILocation(line: 35, column: 8, scope: !942, inlinedAt: !943)
!948 = !DILocation(line: 37, column: 8, scope: !942, inlinedAt: !943)
!949 = !DILocation(line: 39, column: 8, scope: !942, inlinedAt: !943)
!950 = !DILocation(line: 41, column: 8, scope: !942, inlinedAt: !943)
!951 = !DILocation(line: 31, column: 12, scope: !942, inlinedAt: !943)
!952 = !DILocation(line: 34, column: 7, scope: !942, inlinedAt: !943)
!953 = !DILocation(line: 36, column: 19, scope: !942, inlinedAt: !943)
!954 = !DILocation(line: 36, column: 27, scope: !942, inlinedAt: !943)
!955 = !DILocation(line: 38, column: 29, scope: !942, inlinedAt: !943)
!956 = !DILocation(line: 38, column: 37, scope: !942, inlinedAt: !943)
!957 = !DILocation(line: 38, column: 7, scope: !942, inlinedAt: !943)
!958 = !DILocation(line: 40, column: 19, scope: !942, inlinedAt: !943)
!959 = !DILocation(line: 40, column: 27, scope: !942, inlinedAt: !943)
!960 = !DILocation(line: 42, column: 33, scope: !942, inlinedAt: !943)
!961 = !DILocation(line: 42, column: 41, scope: !942, inlinedAt: !943)
!962 = !DILocation(line: 42, column: 7, scope: !942, inlinedAt: !943)
!963 = distinct !DISubprogram(name: "NumbersFloat64", scope: !66, file: !66, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!964 = !DILocation(line: 160, column: 6, scope: !963)
!965 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!966 = !DILocation(line: 161, column: 9, scope: !963)
!967 = !DILocation(line: 34, column: 30, scope: !965, inlinedAt: !966)
!968 = !DILocation(line: 30, column: 32, scope: !965, inlinedAt: !966)
!969 = !DILocation(line: 33, column: 8, scope: !965, inlinedAt: !966)
!970 = !DILocation(line: 35, column: 8, scope: !965, inlinedAt: !966)
!971 = !DILocation(line: 37, column: 8, scope: !965, inlinedAt: !966)
!972 = !DILocation(line: 39, column: 8, scope: !965, inlinedAt: !966)
!973 = !DILocation(line: 41, column: 8, scope: !965, inlinedAt: !966)
!974 = !DILocation(line: 31, column: 12, scope: !965, inlinedAt: !966)
!975 = !DILocation(line: 34, column: 7, scope: !965, inlinedAt: !966)
!976 = !DILocation(line: 36, column: 19, scope: !965, inlinedAt: !966)
!977 = !DILocation(line: 36, column: 27, scope: !965, inlinedAt: !966)
!978 = !DILocation(line: 38, column: 29, scope: !965, inlinedAt: !966)
!979 = !DILocation(line: 38, column: 37, scope: !965, inlinedAt: !966)
!980 = !DILocation(line: 38, column: 7, scope: !965, inlinedAt: !966)
!981 = !DILocation(line: 40, column: 19, scope: !965, inlinedAt: !966)
!982 = !DILocation(line: 40, column: 27, scope: !965, inlinedAt: !966)
!983 = !DILocation(line: 42, column: 33, scope: !965, inlinedAt: !966)
!984 = !DILocation(line: 42, column: 41, scope: !965, inlinedAt: !966)
!985 = !DILocation(line: 42, column: 7, scope: !965, inlinedAt: !966)
!986 = distinct !DISubprogram(name: "Handoff", scope: !69, file: !69, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!987 = !DILocation(line: 107, column: 6, scope: !986)
!988 = !DILocation(line: 112, column: 18, scope: !986)
!989 = !DILocation(line: 108, column: 21, scope: !986)
!990 = !DILocation(line: 109, column: 14, scope: !986)
!991 = !DILocation(line: 108, column: 25, scope: !986)
!992 = !DILocation(line: 108, column: 44, scope: !986)
!993 = !DILocation(line: 108, column: 30, scope: !986)
!994 = !DILocation(line: 110, column: 13, scope: !986)
!995 = !DILocation(line: 111, column: 19, scope: !986)
!996 = !DILocation(line: 111, column: 22, scope: !986)
!997 = !DILocation(line: 112, column: 29, scope: !986)
!998 = !DILocation(line: 113, column: 18, scope: !986)
!999 = !DILocation(line: 115, column: 16, scope: !986)
!1000 = !DILocation(line: 117, column: 33, scope: !986)
!1001 = !DILocation(line: 118, column: 17, scope: !986)
!1002 = !DILocation(line: 118, column: 6, scope: !986)
!1003 = !DILocation(line: 120, column: 18, scope: !986)
!1004 = distinct !DISubprogram(name: "Mirror", scope: !69, file: !69, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!1005 = !DILocation(line: 127, column: 6, scope: !1004)
!1006 = !DILocation(line: 135, column: 16, scope: !1004)
!1007 = !DILocation(line: 128, column: 18, scope: !1004)
!1008 = !DILocation(line: 130, column: 19, scope: !1004)
!1009 = !DILocation(line: 129, column: 14, scope: !1004)
!1010 = !DILocation(line: 129, column: 33, scope: !1004)
!1011 = !DILocation(line: 129, column: 19, scope: !1004)
!1012 = !DILocation(line: 130, column: 36, scope: !1004)
!1013 = !DILocation(line: 131, column: 33, scope: !1004)
!1014 = !DILocation(line: 132, column: 24, scope: !1004)
!1015 = !DILocation(line: 132, column: 28, scope: !1004)
!1016 = !DILocation(line: 132, column: 20, scope: !1004)
!1017 = !DILocation(line: 132, column: 9, scope: !1004)
!1018 = !DILocation(line: 134, column: 18, scope: !1004)
!1019 = !DILocation(line: 136, column: 33, scope: !1004)
!1020 = !DILocation(line: 137, column: 16, scope: !1004)
!1021 = !DILocation(line: 137, column: 6, scope: !1004)
!1022 = !DILocation(line: 139, column: 18, scope: !1004)
!1023 = !{void (i32*, i64, i32*, i64, i8*)* @CountInt32, !"kernel", i32 1}
!1024 = !{void (i64*, i64, i64*, i64, i8*)* @CountUint64, !"kernel", i32 1}
!1025 = !{void (float*, i64, double*, i64, i8*)* @SumFloats, !"kernel", i32 1}
!1026 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16, !"kernel", i32 1}
!1027 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!1028 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!1029 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32, !"kernel", i32 1}
!1030 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!1031 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!1032 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64, !"kernel", i32 1}
!1033 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt, !"kernel", i32 1}
!1034 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!1035 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt, !"kernel", i32 1}
!1036 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16, !"kernel", i32 1}
!1037 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!1038 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!1039 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32, !"kernel", i32 1}
!1040 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!1041 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!1042 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64, !"kernel", i32 1}
!1043 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint, !"kernel", i32 1}
!1044 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!1045 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint, !"kernel", i32 1}
!1046 = !{void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!1047 = !{void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
!1048 = !{void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff, !"kernel", i32 1}
!1049 = !{void (i16*, i64, i16*, i64, i8*)* @Mirror, !"kernel", i32 1}
