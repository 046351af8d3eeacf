target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [29 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i8*)* @CountInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @CountUint64 to i8*), i8* bitcast (void (float*, i64, double*, i64, i8*)* @SumFloats to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i8*)* @AddFloat16 to i8*), i8* bitcast (void (i16*, i64, i8*)* @SumFloat16 to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt to i8*), i8* bitcast (void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64 to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint to i8*), i8* bitcast (void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint to i8*), i8* bitcast (void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i8*)* @Mirror to i8*)], section "llvm.metadata"

define void @CountInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !10
	br label %b1, !dbg !10

b1:
	%3 = phi i32 [ 0, %b0 ], [ %21, %b3 ], !dbg !10
	%4 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !11
	%5 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !12
	%6 = icmp uge i64 0, %p1, !dbg !11
	br i1 %6, label %b1_fail1, label %b1_ok1, !dbg !11, !prof !13

b1_ok1:
	%7 = bitcast i32* %5 to i8*, !dbg !12
	call void @gpuc_atomic_add_thread_int32(i8* %7, i32 1, i32 %3), !dbg !12
	%8 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 1, !dbg !18
	%9 = addrspacecast i32 addrspace(1)* %8 to i32*, !dbg !19
	%10 = icmp uge i64 1, %p1, !dbg !18
	br i1 %10, label %b1_fail2, label %b1_ok2, !dbg !18, !prof !13

b1_ok2:
	%11 = bitcast i32* %9 to i8*, !dbg !19
	call void @gpuc_atomic_inc_thread_32(i8* %11, i32 %3), !dbg !19
	br label %b2, !dbg !19

b2:
	%12 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 2, !dbg !20
	%13 = addrspacecast i32 addrspace(1)* %12 to i32*, !dbg !21
	%14 = icmp uge i64 2, %p1, !dbg !20
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !20, !prof !13

b2_ok1:
	%15 = bitcast i32* %13 to i8*, !dbg !21
	%16 = call i32 @gpuc_atomic_fetch_thread_32(i8* %15, i32 %3), !dbg !21
	%17 = add i32 %16, 1, !dbg !22
	%18 = bitcast i32* %13 to i8*, !dbg !23
	%19 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %18, i32 %16, i32 %17, i32 %3), !dbg !23
	%20 = icmp eq i32 %19, %16, !dbg !24
	br i1 %20, label %b3, label %b2, !dbg !24

b3:
	%21 = add i32 %3, 1, !dbg !24
	%22 = icmp slt i32 %21, %2, !dbg !24
	br i1 %22, label %b1, label %b4, !dbg !24

b4:
	%23 = icmp uge i64 3, %p1, !dbg !25
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !25, !prof !13

b4_ok1:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26, !range !14
	%25 = sext i32 %24 to i64, !dbg !26
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26, !range !16
	%27 = sext i32 %26 to i64, !dbg !26
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !26, !range !16
	%29 = sext i32 %28 to i64, !dbg !26
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !26, !range !27
	%31 = sext i32 %30 to i64, !dbg !26
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !26, !range !28
	%33 = sext i32 %32 to i64, !dbg !26
	%34 = trunc i64 %33 to i32, !dbg !26
	%35 = trunc i64 %29 to i32, !dbg !26
	%36 = mul i32 %34, %35, !dbg !26
	%37 = trunc i64 %27 to i32, !dbg !26
	%38 = add i32 %37, %36, !dbg !26
	%39 = zext i32 %38 to i64, !dbg !26
	%40 = mul i64 %31, %39, !dbg !26
	%41 = add i64 %25, %40, !dbg !26
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26, !range !29
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !26, !range !29
	%44 = mul i32 %42, %43, !dbg !26
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !26, !range !30
	%46 = mul i32 %44, %45, !dbg !26
	%47 = sext i32 %46 to i64, !dbg !26
	%48 = mul i64 %41, %47, !dbg !26
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26, !range !15
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !26, !range !15
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !26, !range !17
	%52 = mul i32 %43, %51, !dbg !26
	%53 = add i32 %50, %52, !dbg !26
	%54 = mul i32 %42, %53, !dbg !26
	%55 = add i32 %49, %54, !dbg !26
	%56 = sext i32 %55 to i64, !dbg !26
	%57 = add i64 %48, %56, !dbg !26
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 3, !dbg !25
	%59 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !31
	%60 = bitcast i32* %59 to i8*, !dbg !31
	%61 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %60, i32 0), !dbg !31
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %57, !dbg !32
	%63 = icmp uge i64 %57, %p3, !dbg !32
	br i1 %63, label %b4_fail2, label %b4_ok2, !dbg !32, !prof !13

b4_ok2:
	store i32 %61, i32 addrspace(1)* %62, align 4, !dbg !32
	call void @gpuc_quiet_thread(), !dbg !33
	ret void, !dbg !9

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !11
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !11
	ret void, !dbg !11

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 1, i64 %p1), !dbg !18
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !18
	ret void, !dbg !18

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 2, i64 %p1), !dbg !20
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !20
	ret void, !dbg !20

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 3, i64 %p1), !dbg !25
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !25
	ret void, !dbg !25

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %57, i64 %p3), !dbg !32
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !32
	ret void, !dbg !32
}

define void @CountUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !35
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !35
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !38
	br label %b1, !dbg !38

b1:
	%3 = phi i32 [ 0, %b0 ], [ %21, %b3 ], !dbg !38
	%4 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !39
	%5 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !40
	%6 = icmp uge i64 0, %p1, !dbg !39
	br i1 %6, label %b1_fail1, label %b1_ok1, !dbg !39, !prof !13

b1_ok1:
	%7 = bitcast i64* %5 to i8*, !dbg !40
	call void @gpuc_atomic_add_thread_uint64(i8* %7, i64 1, i32 %3), !dbg !40
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !41
	%9 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !42
	%10 = icmp uge i64 1, %p1, !dbg !41
	br i1 %10, label %b1_fail2, label %b1_ok2, !dbg !41, !prof !13

b1_ok2:
	%11 = bitcast i64* %9 to i8*, !dbg !42
	call void @gpuc_atomic_inc_thread_64(i8* %11, i32 %3), !dbg !42
	br label %b2, !dbg !42

b2:
	%12 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !43
	%13 = addrspacecast i64 addrspace(1)* %12 to i64*, !dbg !44
	%14 = icmp uge i64 2, %p1, !dbg !43
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !43, !prof !13

b2_ok1:
	%15 = bitcast i64* %13 to i8*, !dbg !44
	%16 = call i64 @gpuc_atomic_fetch_thread_64(i8* %15, i32 %3), !dbg !44
	%17 = add i64 %16, 1, !dbg !45
	%18 = bitcast i64* %13 to i8*, !dbg !46
	%19 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %18, i64 %16, i64 %17, i32 %3), !dbg !46
	%20 = icmp eq i64 %19, %16, !dbg !47
	br i1 %20, label %b3, label %b2, !dbg !47

b3:
	%21 = add i32 %3, 1, !dbg !47
	%22 = icmp slt i32 %21, %2, !dbg !47
	br i1 %22, label %b1, label %b4, !dbg !47

b4:
	%23 = icmp uge i64 3, %p1, !dbg !48
	br i1 %23, label %b4_fail1, label %b4_ok1, !dbg !48, !prof !13

b4_ok1:
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !49, !range !14
	%25 = sext i32 %24 to i64, !dbg !49
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !49, !range !16
	%27 = sext i32 %26 to i64, !dbg !49
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !49, !range !16
	%29 = sext i32 %28 to i64, !dbg !49
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !49, !range !27
	%31 = sext i32 %30 to i64, !dbg !49
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !49, !range !28
	%33 = sext i32 %32 to i64, !dbg !49
	%34 = trunc i64 %33 to i32, !dbg !49
	%35 = trunc i64 %29 to i32, !dbg !49
	%36 = mul i32 %34, %35, !dbg !49
	%37 = trunc i64 %27 to i32, !dbg !49
	%38 = add i32 %37, %36, !dbg !49
	%39 = zext i32 %38 to i64, !dbg !49
	%40 = mul i64 %31, %39, !dbg !49
	%41 = add i64 %25, %40, !dbg !49
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49, !range !29
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !49, !range !29
	%44 = mul i32 %42, %43, !dbg !49
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !49, !range !30
	%46 = mul i32 %44, %45, !dbg !49
	%47 = sext i32 %46 to i64, !dbg !49
	%48 = mul i64 %41, %47, !dbg !49
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49, !range !15
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49, !range !15
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !49, !range !17
	%52 = mul i32 %43, %51, !dbg !49
	%53 = add i32 %50, %52, !dbg !49
	%54 = mul i32 %42, %53, !dbg !49
	%55 = add i32 %49, %54, !dbg !49
	%56 = sext i32 %55 to i64, !dbg !49
	%57 = add i64 %48, %56, !dbg !49
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !48
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !50
	%60 = bitcast i64* %59 to i8*, !dbg !50
	%61 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %60, i32 0), !dbg !50
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %57, !dbg !51
	%63 = icmp uge i64 %57, %p3, !dbg !51
	br i1 %63, label %b4_fail2, label %b4_ok2, !dbg !51, !prof !13

b4_ok2:
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !51
	call void @gpuc_quiet_thread(), !dbg !52
	ret void, !dbg !37

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p1), !dbg !39
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !39
	ret void, !dbg !39

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 1, i64 %p1), !dbg !41
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !41
	ret void, !dbg !41

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 2, i64 %p1), !dbg !43
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !43
	ret void, !dbg !43

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 3, i64 %p1), !dbg !48
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !48
	ret void, !dbg !48

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %57, i64 %p3), !dbg !51
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !51
	ret void, !dbg !51
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
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56, !range !14
	%4 = sext i32 %3 to i64, !dbg !56
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56, !range !16
	%6 = sext i32 %5 to i64, !dbg !56
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !56, !range !16
	%8 = sext i32 %7 to i64, !dbg !56
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !56, !range !27
	%10 = sext i32 %9 to i64, !dbg !56
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !56, !range !28
	%12 = sext i32 %11 to i64, !dbg !56
	%13 = trunc i64 %12 to i32, !dbg !56
	%14 = trunc i64 %8 to i32, !dbg !56
	%15 = mul i32 %13, %14, !dbg !56
	%16 = zext i32 %15 to i64, !dbg !56
	%17 = trunc i64 %6 to i32, !dbg !56
	%18 = add i32 %17, %15, !dbg !56
	%19 = zext i32 %18 to i64, !dbg !56
	%20 = mul i64 %10, %19, !dbg !56
	%21 = add i64 %4, %20, !dbg !56
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !29
	%24 = mul i32 %22, %23, !dbg !56
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !56, !range !30
	%26 = mul i32 %24, %25, !dbg !56
	%27 = sext i32 %26 to i64, !dbg !56
	%28 = mul i64 %21, %27, !dbg !56
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !17
	%32 = mul i32 %23, %31, !dbg !56
	%33 = add i32 %30, %32, !dbg !56
	%34 = mul i32 %22, %33, !dbg !56
	%35 = add i32 %29, %34, !dbg !56
	%36 = sext i32 %35 to i64, !dbg !56
	%37 = add i64 %28, %36, !dbg !56
	%38 = srem i64 %37, 16, !dbg !57
	%39 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !55
	%40 = sitofp i64 %38 to float, !dbg !58
	%41 = bitcast float %40 to i32, !dbg !59
	%42 = addrspacecast float addrspace(1)* %39 to float*, !dbg !59
	%43 = bitcast float* %42 to i8*, !dbg !59
	call void @gpuc_atomic_add_thread_float32(i8* %43, i32 %41, i32 0), !dbg !59
	%44 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !60
	%45 = sitofp i64 %38 to double, !dbg !61
	%46 = icmp uge i64 0, %p3, !dbg !60
	br i1 %46, label %b0_fail2, label %b0_ok2, !dbg !60, !prof !13

b0_ok2:
	%47 = fdiv double %45, 4.000000e+00, !dbg !62
	%48 = bitcast double %47 to i64, !dbg !63
	%49 = addrspacecast double addrspace(1)* %44 to double*, !dbg !63
	%50 = bitcast double* %49 to i8*, !dbg !63
	%51 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %50, i64 %48, i32 0), !dbg !63
	call void @gpuc_quiet_thread(), !dbg !64
	ret void, !dbg !64

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p1), !dbg !55
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !55
	ret void, !dbg !55

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p3), !dbg !60
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !60
	ret void, !dbg !60
}

define void @AddFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !65 {
entry:
	br label %b0, !dbg !66

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !66
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !66
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !66
	%3 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !66
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67, !range !14
	%5 = sext i32 %4 to i64, !dbg !67
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !67, !range !16
	%7 = sext i32 %6 to i64, !dbg !67
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !67, !range !16
	%9 = sext i32 %8 to i64, !dbg !67
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !67, !range !27
	%11 = sext i32 %10 to i64, !dbg !67
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !67, !range !28
	%13 = sext i32 %12 to i64, !dbg !67
	%14 = trunc i64 %13 to i32, !dbg !67
	%15 = trunc i64 %9 to i32, !dbg !67
	%16 = mul i32 %14, %15, !dbg !67
	%17 = zext i32 %16 to i64, !dbg !67
	%18 = trunc i64 %7 to i32, !dbg !67
	%19 = add i32 %18, %16, !dbg !67
	%20 = zext i32 %19 to i64, !dbg !67
	%21 = mul i64 %11, %20, !dbg !67
	%22 = add i64 %5, %21, !dbg !67
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !29
	%25 = mul i32 %23, %24, !dbg !67
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !67, !range !30
	%27 = mul i32 %25, %26, !dbg !67
	%28 = sext i32 %27 to i64, !dbg !67
	%29 = mul i64 %22, %28, !dbg !67
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !17
	%33 = mul i32 %24, %32, !dbg !67
	%34 = add i32 %31, %33, !dbg !67
	%35 = mul i32 %23, %34, !dbg !67
	%36 = add i32 %30, %35, !dbg !67
	%37 = sext i32 %36 to i64, !dbg !67
	%38 = add i64 %29, %37, !dbg !67
	%39 = mul i64 %11, %13, !dbg !67
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !67, !range !28
	%41 = sext i32 %40 to i64, !dbg !67
	%42 = mul i64 %39, %41, !dbg !67
	%43 = mul i64 %42, %28, !dbg !67
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !68
	%45 = sext i32 %44 to i64, !dbg !68
	%46 = trunc i64 %p8 to i32, !dbg !68
	br label %b1, !dbg !67

b1:
	%47 = phi i64 [ %38, %b0 ], [ %65, %b2_ok4 ], !dbg !67
	%48 = icmp slt i64 %47, %p5, !dbg !67
	br i1 %48, label %b2, label %b3, !dbg !67

b2:
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %47, !dbg !69
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %47, !dbg !70
	%51 = icmp uge i64 %47, %p1, !dbg !69
	%52 = icmp uge i64 %p8, %45, !dbg !68
	%53 = or i1 %51, %52, !dbg !68
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !68, !prof !13

b2_ok1:
	%54 = load i16, i16 addrspace(1)* %50, align 2, !dbg !70
	%55 = addrspacecast i16 addrspace(1)* %49 to i16*, !dbg !68
	%56 = bitcast i16* %55 to i8*, !dbg !68
	call void @gpuc_atomic_add_thread_float16(i8* %56, i16 zeroext %54, i32 %46), !dbg !68
	%57 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %47, !dbg !71
	%58 = icmp uge i64 %47, %p3, !dbg !71
	br i1 %58, label %b2_fail3, label %b2_ok3, !dbg !71, !prof !13

b2_ok3:
	%59 = load i16, i16 addrspace(1)* %50, align 2, !dbg !72
	%60 = addrspacecast i16 addrspace(1)* %57 to i16*, !dbg !73
	%61 = bitcast i16* %60 to i8*, !dbg !73
	%62 = call zeroext i16 @gpuc_atomic_fetch_add_thread_float16(i8* %61, i16 zeroext %59, i32 %46), !dbg !73
	%63 = getelementptr inbounds i16, i16 addrspace(1)* %3, i64 %47, !dbg !74
	%64 = icmp uge i64 %47, %p7, !dbg !74
	br i1 %64, label %b2_fail4, label %b2_ok4, !dbg !74, !prof !13

b2_ok4:
	store i16 %62, i16 addrspace(1)* %63, align 2, !dbg !74
	%65 = add i64 %47, %43, !dbg !67
	br label %b1, !dbg !67

b3:
	ret void, !dbg !67

b2_fail1:
	%66 = icmp uge i64 %47, %p1, !dbg !69
	br i1 %66, label %b2_fail2, label %b2_ok2, !dbg !69

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %47, i64 %p1), !dbg !69
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !69
	ret void, !dbg !69

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p8, i64 %45), !dbg !68
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !68
	ret void, !dbg !68

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %47, i64 %p3), !dbg !71
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !71
	ret void, !dbg !71

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %47, i64 %p7), !dbg !74
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !74
	ret void, !dbg !74
}

define void @SumFloat16(i16* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !75 {
entry:
	br label %b0, !dbg !76

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !76
	%1 = icmp slt i64 0, %p1, !dbg !77
	br i1 %1, label %b1, label %b2, !dbg !77

b1:
	%2 = phi i64 [ 0, %b0 ], [ %4, %b1 ], !dbg !77
	%3 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %2, !dbg !78
	%4 = add i64 %2, 1, !dbg !79
	%5 = sitofp i64 %4 to float, !dbg !80
	%6 = fptrunc float %5 to half, !dbg !81
	%7 = bitcast half %6 to i16, !dbg !81
	%8 = addrspacecast i16 addrspace(1)* %3 to i16*, !dbg !82
	%9 = bitcast i16* %8 to i8*, !dbg !82
	call void @gpuc_atomic_add_thread_float16(i8* %9, i16 zeroext %7, i32 0), !dbg !82
	%10 = icmp slt i64 %4, %p1, !dbg !82
	br i1 %10, label %b1, label %b2, !dbg !82

b2:
	call void @gpuc_quiet_thread(), !dbg !83
	ret void, !dbg !83
}

define void @WaitInt16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 signext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !85 {
entry:
	br label %b0, !dbg !86

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !86
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !86
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !86
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !86
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !86
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !86
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !90, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !90, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !90, !range !29
	%11 = mul i32 %10, %8, !dbg !90
	%12 = add i32 %7, %11, !dbg !90
	%13 = mul i32 %9, %12, !dbg !90
	%14 = add i32 %6, %13, !dbg !90
	%15 = sext i32 %14 to i64, !dbg !90
	%16 = icmp eq i64 %15, 33, !dbg !91
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !92
	br i1 %16, label %b1, label %b5, !dbg !91

b1:
	%18 = sext i32 %17 to i64, !dbg !92
	%19 = trunc i64 %p16 to i32, !dbg !92
	br label %b2, !dbg !91

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !91
	%21 = add i64 %20, 1, !dbg !91
	%22 = icmp slt i64 %21, %p4, !dbg !91
	br i1 %22, label %b3, label %b4, !dbg !91

b3:
	%23 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %21, !dbg !93
	%24 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %21, !dbg !94
	%25 = icmp uge i64 %21, %p2, !dbg !93
	%26 = icmp uge i64 %p16, %18, !dbg !92
	%27 = or i1 %25, %26, !dbg !92
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !92, !prof !13

b3_ok1:
	%28 = load i16, i16 addrspace(1)* %24, align 2, !dbg !94
	%29 = addrspacecast i16 addrspace(1)* %23 to i16*, !dbg !92
	%30 = bitcast i16* %29 to i8*, !dbg !92
	call void @gpuc_p_thread_16(i8* %30, i16 zeroext %28, i32 %19), !dbg !92
	br label %b2, !dbg !92

b4:
	call void @gpuc_quiet_thread(), !dbg !95
	br label %b42, !dbg !95

b5:
	%31 = icmp eq i64 %15, 0, !dbg !96
	br i1 %31, label %b6, label %b42, !dbg !96

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !97
	br i1 %32, label %b7, label %b22, !dbg !97

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !100
	br i1 %33, label %b8, label %b9, !dbg !100

b8:
	%34 = sext i32 %p9 to i64, !dbg !102
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !101
	%36 = addrspacecast i16 addrspace(1)* %35 to i16*, !dbg !102
	%37 = icmp uge i64 %p10, %p2, !dbg !101
	%38 = icmp ugt i64 %34, 5, !dbg !102
	%39 = or i1 %37, %38, !dbg !102
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !102, !prof !13

b8_ok1:
	%40 = bitcast i16* %36 to i8*, !dbg !102
	call void @gpuc_wait_until_thread_int16(i8* %40, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 13), !dbg !102
	br label %b21, !dbg !102

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !103
	br i1 %41, label %b10, label %b11, !dbg !103

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !104
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !104
	%44 = sext i32 %p9 to i64, !dbg !104
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !104
	%46 = zext i16 %p11 to i64, !dbg !104
	%47 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !104
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !104
	%49 = icmp ne i64 %p2, %43, !dbg !104
	%50 = icmp ugt i64 %44, 5, !dbg !104
	%51 = or i1 %49, %50, !dbg !104
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !104, !prof !13

b10_ok1:
	%52 = bitcast i16* %47 to i8*, !dbg !104
	%53 = bitcast i32* %48 to i8*, !dbg !104
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 2, i32 1, i8* %ctrl, i32 16), !dbg !104
	br label %b21, !dbg !104

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !105
	br i1 %54, label %b12, label %b13, !dbg !105

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !106
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !106
	%57 = sext i32 %p9 to i64, !dbg !106
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !106
	%59 = zext i16 %p11 to i64, !dbg !106
	%60 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !106
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !106
	%62 = icmp ne i64 %p2, %56, !dbg !106
	%63 = icmp ugt i64 %57, 5, !dbg !106
	%64 = or i1 %62, %63, !dbg !106
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !106, !prof !13

b12_ok1:
	%65 = bitcast i16* %60 to i8*, !dbg !106
	%66 = bitcast i32* %61 to i8*, !dbg !106
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 2, i32 1, i8* %ctrl, i32 19), !dbg !106
	br label %b21, !dbg !107

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !108
	br i1 %68, label %b14, label %b15, !dbg !108

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !109
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !109
	%71 = sext i32 %p9 to i64, !dbg !109
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !109
	%73 = zext i16 %p11 to i64, !dbg !109
	%74 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !109
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !109
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !109
	%77 = icmp ugt i64 %p2, %p6, !dbg !109
	%78 = icmp ne i64 %p2, %70, !dbg !109
	%79 = icmp ugt i64 %71, 5, !dbg !109
	%80 = or i1 %77, %78, !dbg !109
	%81 = or i1 %80, %79, !dbg !109
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !109, !prof !13

b14_ok1:
	%82 = bitcast i16* %74 to i8*, !dbg !109
	%83 = bitcast i64* %75 to i8*, !dbg !109
	%84 = bitcast i32* %76 to i8*, !dbg !109
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 2, i32 1, i8* %ctrl, i32 23), !dbg !109
	br label %b21, !dbg !110

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !111
	br i1 %86, label %b16, label %b17, !dbg !111

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !112
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !112
	%89 = sext i32 %p9 to i64, !dbg !112
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !112
	%91 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !112
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !112
	%93 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !112
	%94 = icmp ne i64 %p2, %88, !dbg !112
	%95 = icmp ne i64 %p2, %p13, !dbg !112
	%96 = icmp ugt i64 %89, 5, !dbg !112
	%97 = or i1 %94, %95, !dbg !112
	%98 = or i1 %97, %96, !dbg !112
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !112, !prof !13

b16_ok1:
	%99 = bitcast i16* %91 to i8*, !dbg !112
	%100 = bitcast i32* %92 to i8*, !dbg !112
	%101 = bitcast i16* %93 to i8*, !dbg !112
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 2, i32 1, i8* %ctrl, i32 27), !dbg !112
	br label %b21, !dbg !112

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !113
	br i1 %102, label %b18, label %b19, !dbg !113

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !114
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !114
	%105 = sext i32 %p9 to i64, !dbg !114
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !114
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !114
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !114
	%109 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !114
	%110 = icmp ne i64 %p2, %104, !dbg !114
	%111 = icmp ne i64 %p2, %p13, !dbg !114
	%112 = icmp ugt i64 %105, 5, !dbg !114
	%113 = or i1 %110, %111, !dbg !114
	%114 = or i1 %113, %112, !dbg !114
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !114, !prof !13

b18_ok1:
	%115 = bitcast i16* %107 to i8*, !dbg !114
	%116 = bitcast i32* %108 to i8*, !dbg !114
	%117 = bitcast i16* %109 to i8*, !dbg !114
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 2, i32 1, i8* %ctrl, i32 31), !dbg !114
	br label %b21, !dbg !115

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !116
	br i1 %119, label %b20, label %b21, !dbg !116

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !117
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !117
	%122 = sext i32 %p9 to i64, !dbg !117
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !117
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !117
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !117
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !117
	%127 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !117
	%128 = icmp ugt i64 %p2, %p6, !dbg !117
	%129 = icmp ne i64 %p2, %121, !dbg !117
	%130 = icmp ne i64 %p2, %p13, !dbg !117
	%131 = icmp ugt i64 %122, 5, !dbg !117
	%132 = or i1 %128, %129, !dbg !117
	%133 = or i1 %132, %130, !dbg !117
	%134 = or i1 %133, %131, !dbg !117
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !117, !prof !13

b20_ok1:
	%135 = bitcast i16* %124 to i8*, !dbg !117
	%136 = bitcast i64* %125 to i8*, !dbg !117
	%137 = bitcast i32* %126 to i8*, !dbg !117
	%138 = bitcast i16* %127 to i8*, !dbg !117
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 2, i32 1, i8* %ctrl, i32 36), !dbg !117
	br label %b21, !dbg !118

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !99
	br label %b41, !dbg !99

b22:
	%141 = sub i64 %p0, 7, !dbg !119
	%142 = icmp eq i64 %141, 0, !dbg !122
	%143 = icmp eq i64 %p4, 0, !dbg !123
	%144 = sext i32 %p9 to i64, !dbg !124
	%145 = icmp eq i64 %141, 1, !dbg !125
	%146 = icmp eq i64 %p8, 0, !dbg !126
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !126
	%148 = zext i16 %p11 to i64, !dbg !126
	%149 = icmp eq i64 %141, 2, !dbg !127
	%150 = icmp eq i64 %141, 3, !dbg !128
	%151 = icmp eq i64 %141, 4, !dbg !129
	%152 = icmp eq i64 %141, 5, !dbg !130
	%153 = icmp eq i64 %141, 6, !dbg !131
	br label %b23, !dbg !119

b23:
	br i1 %142, label %b24, label %b25, !dbg !122

b24:
	%154 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !132
	%155 = addrspacecast i16 addrspace(1)* %154 to i16*, !dbg !124
	%156 = icmp uge i64 %p10, %p2, !dbg !132
	%157 = icmp ugt i64 %144, 5, !dbg !124
	%158 = or i1 %156, %157, !dbg !124
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !124, !prof !13

b24_ok1:
	%159 = bitcast i16* %155 to i8*, !dbg !124
	%160 = call i32 @gpuc_test_thread_int16(i8* %159, i32 %p9, i16 zeroext %p11), !dbg !124
	%161 = icmp ne i32 %160, 0, !dbg !124
	br label %b33, !dbg !124

b25:
	br i1 %145, label %b26, label %b27, !dbg !125

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !126
	%163 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !126
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !126
	%165 = icmp ne i64 %p2, %147, !dbg !126
	%166 = icmp ugt i64 %144, 5, !dbg !126
	%167 = or i1 %165, %166, !dbg !126
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !126, !prof !13

b26_ok1:
	%168 = bitcast i16* %163 to i8*, !dbg !126
	%169 = bitcast i32* %164 to i8*, !dbg !126
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 2), !dbg !126
	%171 = icmp ne i32 %170, 0, !dbg !126
	br label %b33, !dbg !126

b27:
	br i1 %149, label %b28, label %b29, !dbg !127

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !133
	%173 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !133
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !133
	%175 = icmp ne i64 %p2, %147, !dbg !133
	%176 = icmp ugt i64 %144, 5, !dbg !133
	%177 = or i1 %175, %176, !dbg !133
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !133, !prof !13

b28_ok1:
	%178 = bitcast i16* %173 to i8*, !dbg !133
	%179 = bitcast i32* %174 to i8*, !dbg !133
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 2), !dbg !133
	%181 = icmp sge i64 %180, 0, !dbg !134
	br label %b39, !dbg !135

b29:
	br i1 %150, label %b30, label %b31, !dbg !128

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !136
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !136
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !136
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !136
	%186 = icmp ugt i64 %p2, %p6, !dbg !136
	%187 = icmp ne i64 %p2, %147, !dbg !136
	%188 = icmp ugt i64 %144, 5, !dbg !136
	%189 = or i1 %186, %187, !dbg !136
	%190 = or i1 %189, %188, !dbg !136
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !136, !prof !13

b30_ok1:
	%191 = bitcast i16* %183 to i8*, !dbg !136
	%192 = bitcast i64* %184 to i8*, !dbg !136
	%193 = bitcast i32* %185 to i8*, !dbg !136
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 2), !dbg !136
	%195 = icmp sgt i64 %194, 0, !dbg !137
	br label %b39, !dbg !138

b31:
	br i1 %151, label %b32, label %b34, !dbg !129

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !139
	%197 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !139
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !139
	%199 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !139
	%200 = icmp ne i64 %p2, %147, !dbg !139
	%201 = icmp ne i64 %p2, %p13, !dbg !139
	%202 = icmp ugt i64 %144, 5, !dbg !139
	%203 = or i1 %200, %201, !dbg !139
	%204 = or i1 %203, %202, !dbg !139
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !139, !prof !13

b32_ok1:
	%205 = bitcast i16* %197 to i8*, !dbg !139
	%206 = bitcast i32* %198 to i8*, !dbg !139
	%207 = bitcast i16* %199 to i8*, !dbg !139
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 2), !dbg !139
	%209 = icmp ne i32 %208, 0, !dbg !139
	br label %b33, !dbg !139

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !140
	br i1 %210, label %b39, label %b38, !dbg !140

b34:
	br i1 %152, label %b35, label %b36, !dbg !130

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !141
	%212 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !141
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !141
	%214 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !141
	%215 = icmp ne i64 %p2, %147, !dbg !141
	%216 = icmp ne i64 %p2, %p13, !dbg !141
	%217 = icmp ugt i64 %144, 5, !dbg !141
	%218 = or i1 %215, %216, !dbg !141
	%219 = or i1 %218, %217, !dbg !141
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !141, !prof !13

b35_ok1:
	%220 = bitcast i16* %212 to i8*, !dbg !141
	%221 = bitcast i32* %213 to i8*, !dbg !141
	%222 = bitcast i16* %214 to i8*, !dbg !141
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 2), !dbg !141
	%224 = icmp sge i64 %223, 0, !dbg !142
	br label %b39, !dbg !143

b36:
	br i1 %153, label %b37, label %b38, !dbg !131

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !144
	%226 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !144
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !144
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !144
	%229 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !144
	%230 = icmp ugt i64 %p2, %p6, !dbg !144
	%231 = icmp ne i64 %p2, %147, !dbg !144
	%232 = icmp ne i64 %p2, %p13, !dbg !144
	%233 = icmp ugt i64 %144, 5, !dbg !144
	%234 = or i1 %230, %231, !dbg !144
	%235 = or i1 %234, %232, !dbg !144
	%236 = or i1 %235, %233, !dbg !144
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !144, !prof !13

b37_ok1:
	%237 = bitcast i16* %226 to i8*, !dbg !144
	%238 = bitcast i64* %227 to i8*, !dbg !144
	%239 = bitcast i32* %228 to i8*, !dbg !144
	%240 = bitcast i16* %229 to i8*, !dbg !144
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 2), !dbg !144
	%242 = icmp sgt i64 %241, 0, !dbg !145
	br label %b39, !dbg !146

b38:
	br label %b39, !dbg !147

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !121
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !121
	br i1 %243, label %b41, label %b40, !dbg !121

b40:
	br i1 %143, label %b41, label %b23, !dbg !123

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !148
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !149
	%247 = icmp uge i64 0, %p15, !dbg !149
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !149, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !149
	br label %b42, !dbg !149

b42:
	ret void, !dbg !89

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !93
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !93

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !93
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !93
	ret void, !dbg !93

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !92
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !92
	ret void, !dbg !92

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !101
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !101

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !101
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !101
	ret void, !dbg !101

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !102
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !102
	ret void, !dbg !102

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !104
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !104

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !104
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !104
	ret void, !dbg !104

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !104
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !104
	ret void, !dbg !104

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !106
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !106

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %56), !dbg !106
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !106
	ret void, !dbg !106

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %57, i64 5), !dbg !106
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !106
	ret void, !dbg !106

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !109
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !109

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !109
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !109
	ret void, !dbg !109

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !109
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !109

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %70), !dbg !109
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !109
	ret void, !dbg !109

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %71, i64 5), !dbg !109
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !109
	ret void, !dbg !109

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !112
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !112

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %88), !dbg !112
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !112
	ret void, !dbg !112

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !112
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !112

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !112
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !112
	ret void, !dbg !112

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %89, i64 5), !dbg !112
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !112
	ret void, !dbg !112

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !114
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !114

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %104), !dbg !114
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !114
	ret void, !dbg !114

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !114
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !114

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !114
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !114
	ret void, !dbg !114

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %105, i64 5), !dbg !114
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !114
	ret void, !dbg !114

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !117
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !117

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !117
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !117
	ret void, !dbg !117

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !117
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !117

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %121), !dbg !117
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !117
	ret void, !dbg !117

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !117
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !117

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !117
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !117
	ret void, !dbg !117

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 5), !dbg !117
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !117
	ret void, !dbg !117

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !132
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !132

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !132
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %144, i64 5), !dbg !124
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !124
	ret void, !dbg !124

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !126
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !126

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %147), !dbg !126
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !126
	ret void, !dbg !126

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %144, i64 5), !dbg !126
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !126
	ret void, !dbg !126

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !133
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !133

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %147), !dbg !133
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !133
	ret void, !dbg !133

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %144, i64 5), !dbg !133
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !133
	ret void, !dbg !133

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !136
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !136

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !136
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !136
	ret void, !dbg !136

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !136
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !136

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %147), !dbg !136
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !136
	ret void, !dbg !136

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %144, i64 5), !dbg !136
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !136
	ret void, !dbg !136

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !139
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !139

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %147), !dbg !139
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !139
	ret void, !dbg !139

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !139
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !139

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !139
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !139
	ret void, !dbg !139

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %144, i64 5), !dbg !139
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !139
	ret void, !dbg !139

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !141
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !141

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %147), !dbg !141
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !141
	ret void, !dbg !141

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !141
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !141

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !141
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !141
	ret void, !dbg !141

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %144, i64 5), !dbg !141
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !141
	ret void, !dbg !141

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !144
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !144

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !144
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !144
	ret void, !dbg !144

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !144
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !144

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %147), !dbg !144
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !144
	ret void, !dbg !144

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !144
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !144

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !144
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !144
	ret void, !dbg !144

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %144, i64 5), !dbg !144
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !144
	ret void, !dbg !144

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !149
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !149
	ret void, !dbg !149
}

define void @NumbersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !150 {
entry:
	br label %b0, !dbg !151

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !151
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !151
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !151
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154, !range !14
	%4 = sext i32 %3 to i64, !dbg !154
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !154, !range !16
	%6 = sext i32 %5 to i64, !dbg !154
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !154, !range !16
	%8 = sext i32 %7 to i64, !dbg !154
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !154, !range !27
	%10 = sext i32 %9 to i64, !dbg !154
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !154, !range !28
	%12 = sext i32 %11 to i64, !dbg !154
	%13 = trunc i64 %12 to i32, !dbg !154
	%14 = trunc i64 %8 to i32, !dbg !154
	%15 = mul i32 %13, %14, !dbg !154
	%16 = zext i32 %15 to i64, !dbg !154
	%17 = trunc i64 %6 to i32, !dbg !154
	%18 = add i32 %17, %15, !dbg !154
	%19 = zext i32 %18 to i64, !dbg !154
	%20 = mul i64 %10, %19, !dbg !154
	%21 = add i64 %4, %20, !dbg !154
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !154, !range !29
	%24 = mul i32 %22, %23, !dbg !154
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !154, !range !30
	%26 = mul i32 %24, %25, !dbg !154
	%27 = sext i32 %26 to i64, !dbg !154
	%28 = mul i64 %21, %27, !dbg !154
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !154, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !154, !range !17
	%32 = mul i32 %23, %31, !dbg !154
	%33 = add i32 %30, %32, !dbg !154
	%34 = mul i32 %22, %33, !dbg !154
	%35 = add i32 %29, %34, !dbg !154
	%36 = sext i32 %35 to i64, !dbg !154
	%37 = add i64 %28, %36, !dbg !154
	%38 = mul i64 %10, %12, !dbg !154
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !154, !range !28
	%40 = sext i32 %39 to i64, !dbg !154
	%41 = mul i64 %38, %40, !dbg !154
	%42 = mul i64 %41, %27, !dbg !154
	%43 = icmp eq i64 %p0, 0, !dbg !155
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !156
	%45 = sext i32 %44 to i64, !dbg !156
	%46 = trunc i64 %p7 to i32, !dbg !156
	%47 = icmp eq i64 %p0, 1, !dbg !157
	%48 = icmp eq i64 %p0, 2, !dbg !158
	%49 = icmp eq i64 %p0, 3, !dbg !159
	%50 = icmp eq i64 %p0, 4, !dbg !160
	br label %b1, !dbg !154

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !154
	%52 = icmp slt i64 %51, %p4, !dbg !154
	br i1 %52, label %b2, label %b13, !dbg !154

b2:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %51, !dbg !161
	%54 = icmp uge i64 %51, %p2, !dbg !161
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !161, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !155

b3:
	%55 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !156
	%56 = icmp uge i64 %p7, %45, !dbg !156
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !156, !prof !13

b3_ok1:
	%57 = bitcast i32* %55 to i8*, !dbg !156
	%58 = call i32 @gpuc_atomic_fetch_thread_32(i8* %57, i32 %46), !dbg !156
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !162
	%60 = icmp uge i64 %51, %p6, !dbg !162
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !162, !prof !13

b3_ok2:
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !162
	br label %b12, !dbg !162

b4:
	br i1 %47, label %b5, label %b6, !dbg !157

b5:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !164
	%62 = icmp uge i64 %p7, %45, !dbg !163
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !163, !prof !13

b5_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !164
	%64 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !163
	%65 = bitcast i32* %64 to i8*, !dbg !163
	call void @gpuc_atomic_set_thread_32(i8* %65, i32 %63, i32 %46), !dbg !163
	br label %b12, !dbg !163

b6:
	br i1 %48, label %b7, label %b8, !dbg !158

b7:
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !166
	%67 = icmp uge i64 %p7, %45, !dbg !165
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !165, !prof !13

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %66, align 4, !dbg !166
	%69 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !165
	%70 = bitcast i32* %69 to i8*, !dbg !165
	%71 = call i32 @gpuc_atomic_swap_thread_32(i8* %70, i32 %68, i32 %46), !dbg !165
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !167
	%73 = icmp uge i64 %51, %p6, !dbg !167
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !167, !prof !13

b7_ok2:
	store i32 %71, i32 addrspace(1)* %72, align 4, !dbg !167
	br label %b12, !dbg !167

b8:
	br i1 %49, label %b9, label %b10, !dbg !159

b9:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !169
	%75 = icmp uge i64 %p7, %45, !dbg !168
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !168, !prof !13

b9_ok1:
	%76 = load i32, i32 addrspace(1)* %74, align 4, !dbg !169
	%77 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !168
	%78 = bitcast i32* %77 to i8*, !dbg !168
	call void @gpuc_atomic_add_thread_int32(i8* %78, i32 %76, i32 %46), !dbg !168
	br label %b12, !dbg !168

b10:
	br i1 %50, label %b11, label %b12, !dbg !160

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !171
	%80 = icmp uge i64 %p7, %45, !dbg !170
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !170, !prof !13

b11_ok1:
	%81 = load i32, i32 addrspace(1)* %79, align 4, !dbg !171
	%82 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !170
	%83 = bitcast i32* %82 to i8*, !dbg !170
	%84 = call i32 @gpuc_atomic_fetch_add_thread_int32(i8* %83, i32 %81, i32 %46), !dbg !170
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !172
	%86 = icmp uge i64 %51, %p6, !dbg !172
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !172, !prof !13

b11_ok2:
	store i32 %84, i32 addrspace(1)* %85, align 4, !dbg !172
	br label %b12, !dbg !172

b12:
	%87 = add i64 %51, %42, !dbg !154
	br label %b1, !dbg !154

b13:
	ret void, !dbg !153

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !161
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !161
	ret void, !dbg !161

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !156
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !156
	ret void, !dbg !156

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !162
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !162
	ret void, !dbg !162

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !163
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !163
	ret void, !dbg !163

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !165
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !165
	ret void, !dbg !165

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !167
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !167
	ret void, !dbg !167

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !168
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !168
	ret void, !dbg !168

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !170
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !170
	ret void, !dbg !170

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !172
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !172
	ret void, !dbg !172
}

define void @IntegersInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !173 {
entry:
	br label %b0, !dbg !174

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !174
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !174
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !174
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !174
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177, !range !14
	%5 = sext i32 %4 to i64, !dbg !177
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !177, !range !16
	%7 = sext i32 %6 to i64, !dbg !177
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !177, !range !16
	%9 = sext i32 %8 to i64, !dbg !177
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !177, !range !27
	%11 = sext i32 %10 to i64, !dbg !177
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !177, !range !28
	%13 = sext i32 %12 to i64, !dbg !177
	%14 = trunc i64 %13 to i32, !dbg !177
	%15 = trunc i64 %9 to i32, !dbg !177
	%16 = mul i32 %14, %15, !dbg !177
	%17 = zext i32 %16 to i64, !dbg !177
	%18 = trunc i64 %7 to i32, !dbg !177
	%19 = add i32 %18, %16, !dbg !177
	%20 = zext i32 %19 to i64, !dbg !177
	%21 = mul i64 %11, %20, !dbg !177
	%22 = add i64 %5, %21, !dbg !177
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !177, !range !29
	%25 = mul i32 %23, %24, !dbg !177
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !177, !range !30
	%27 = mul i32 %25, %26, !dbg !177
	%28 = sext i32 %27 to i64, !dbg !177
	%29 = mul i64 %22, %28, !dbg !177
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !177, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !177, !range !17
	%33 = mul i32 %24, %32, !dbg !177
	%34 = add i32 %31, %33, !dbg !177
	%35 = mul i32 %23, %34, !dbg !177
	%36 = add i32 %30, %35, !dbg !177
	%37 = sext i32 %36 to i64, !dbg !177
	%38 = add i64 %29, %37, !dbg !177
	%39 = mul i64 %11, %13, !dbg !177
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !177, !range !28
	%41 = sext i32 %40 to i64, !dbg !177
	%42 = mul i64 %39, %41, !dbg !177
	%43 = mul i64 %42, %28, !dbg !177
	%44 = icmp eq i64 %p0, 5, !dbg !178
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !179
	%46 = sext i32 %45 to i64, !dbg !179
	%47 = trunc i64 %p9 to i32, !dbg !179
	%48 = icmp eq i64 %p0, 6, !dbg !180
	%49 = icmp eq i64 %p0, 7, !dbg !181
	%50 = icmp eq i64 %p0, 8, !dbg !182
	%51 = icmp eq i64 %p0, 9, !dbg !183
	%52 = icmp eq i64 %p0, 10, !dbg !184
	%53 = icmp eq i64 %p0, 11, !dbg !185
	%54 = icmp eq i64 %p0, 12, !dbg !186
	%55 = icmp eq i64 %p0, 13, !dbg !187
	br label %b1, !dbg !177

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !177
	%57 = icmp slt i64 %56, %p4, !dbg !177
	br i1 %57, label %b2, label %b21, !dbg !177

b2:
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %56, !dbg !188
	%59 = icmp uge i64 %56, %p2, !dbg !188
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !188, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !178

b3:
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !179
	%61 = icmp uge i64 %p9, %46, !dbg !179
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !179, !prof !13

b3_ok1:
	%62 = bitcast i32* %60 to i8*, !dbg !179
	call void @gpuc_atomic_inc_thread_32(i8* %62, i32 %47), !dbg !179
	br label %b20, !dbg !179

b4:
	br i1 %48, label %b5, label %b6, !dbg !180

b5:
	%63 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !189
	%64 = icmp uge i64 %p9, %46, !dbg !189
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !189, !prof !13

b5_ok1:
	%65 = bitcast i32* %63 to i8*, !dbg !189
	%66 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %65, i32 %47), !dbg !189
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !190
	%68 = icmp uge i64 %56, %p8, !dbg !190
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !190, !prof !13

b5_ok2:
	store i32 %66, i32 addrspace(1)* %67, align 4, !dbg !190
	br label %b20, !dbg !190

b6:
	br i1 %49, label %b7, label %b8, !dbg !181

b7:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %56, !dbg !191
	%70 = icmp uge i64 %56, %p6, !dbg !191
	%71 = icmp uge i64 %p9, %46, !dbg !192
	%72 = or i1 %70, %71, !dbg !192
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !192, !prof !13

b7_ok1:
	%73 = load i32, i32 addrspace(1)* %69, align 4, !dbg !191
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !193
	%75 = load i32, i32 addrspace(1)* %74, align 4, !dbg !193
	%76 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !192
	%77 = bitcast i32* %76 to i8*, !dbg !192
	%78 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %77, i32 %73, i32 %75, i32 %47), !dbg !192
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !194
	%80 = icmp uge i64 %56, %p8, !dbg !194
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !194, !prof !13

b7_ok3:
	store i32 %78, i32 addrspace(1)* %79, align 4, !dbg !194
	br label %b20, !dbg !194

b8:
	br i1 %50, label %b9, label %b10, !dbg !182

b9:
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !196
	%82 = icmp uge i64 %p9, %46, !dbg !195
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !195, !prof !13

b9_ok1:
	%83 = load i32, i32 addrspace(1)* %81, align 4, !dbg !196
	%84 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !195
	%85 = bitcast i32* %84 to i8*, !dbg !195
	call void @gpuc_atomic_and_thread_32(i8* %85, i32 %83, i32 %47), !dbg !195
	br label %b20, !dbg !195

b10:
	br i1 %51, label %b11, label %b12, !dbg !183

b11:
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !198
	%87 = icmp uge i64 %p9, %46, !dbg !197
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !197, !prof !13

b11_ok1:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !198
	%89 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !197
	%90 = bitcast i32* %89 to i8*, !dbg !197
	%91 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %90, i32 %88, i32 %47), !dbg !197
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !199
	%93 = icmp uge i64 %56, %p8, !dbg !199
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !199, !prof !13

b11_ok2:
	store i32 %91, i32 addrspace(1)* %92, align 4, !dbg !199
	br label %b20, !dbg !199

b12:
	br i1 %52, label %b13, label %b14, !dbg !184

b13:
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !201
	%95 = icmp uge i64 %p9, %46, !dbg !200
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !200, !prof !13

b13_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !201
	%97 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !200
	%98 = bitcast i32* %97 to i8*, !dbg !200
	call void @gpuc_atomic_or_thread_32(i8* %98, i32 %96, i32 %47), !dbg !200
	br label %b20, !dbg !200

b14:
	br i1 %53, label %b15, label %b16, !dbg !185

b15:
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !203
	%100 = icmp uge i64 %p9, %46, !dbg !202
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !202, !prof !13

b15_ok1:
	%101 = load i32, i32 addrspace(1)* %99, align 4, !dbg !203
	%102 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !202
	%103 = bitcast i32* %102 to i8*, !dbg !202
	%104 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %103, i32 %101, i32 %47), !dbg !202
	%105 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !204
	%106 = icmp uge i64 %56, %p8, !dbg !204
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !204, !prof !13

b15_ok2:
	store i32 %104, i32 addrspace(1)* %105, align 4, !dbg !204
	br label %b20, !dbg !204

b16:
	br i1 %54, label %b17, label %b18, !dbg !186

b17:
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !206
	%108 = icmp uge i64 %p9, %46, !dbg !205
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !205, !prof !13

b17_ok1:
	%109 = load i32, i32 addrspace(1)* %107, align 4, !dbg !206
	%110 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !205
	%111 = bitcast i32* %110 to i8*, !dbg !205
	call void @gpuc_atomic_xor_thread_32(i8* %111, i32 %109, i32 %47), !dbg !205
	br label %b20, !dbg !205

b18:
	br i1 %55, label %b19, label %b20, !dbg !187

b19:
	%112 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !208
	%113 = icmp uge i64 %p9, %46, !dbg !207
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !207, !prof !13

b19_ok1:
	%114 = load i32, i32 addrspace(1)* %112, align 4, !dbg !208
	%115 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !207
	%116 = bitcast i32* %115 to i8*, !dbg !207
	%117 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %116, i32 %114, i32 %47), !dbg !207
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !209
	%119 = icmp uge i64 %56, %p8, !dbg !209
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !209, !prof !13

b19_ok2:
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !209
	br label %b20, !dbg !209

b20:
	%120 = add i64 %56, %43, !dbg !177
	br label %b1, !dbg !177

b21:
	ret void, !dbg !176

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !188
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !188
	ret void, !dbg !188

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !179
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !179
	ret void, !dbg !179

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !189
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !189
	ret void, !dbg !189

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !190
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !190
	ret void, !dbg !190

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !191
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !191

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !191
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !191
	ret void, !dbg !191

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !192
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !194
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !195
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !195
	ret void, !dbg !195

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !197
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !197
	ret void, !dbg !197

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !199
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !199
	ret void, !dbg !199

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !200
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !200
	ret void, !dbg !200

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !202
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !202
	ret void, !dbg !202

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !204
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !204
	ret void, !dbg !204

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !205
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !205
	ret void, !dbg !205

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !207
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !209
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !209
	ret void, !dbg !209
}

define void @WaitInt32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !210 {
entry:
	br label %b0, !dbg !211

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !211
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !211
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !211
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !211
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !211
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !211
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !214, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !214, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !214, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !214, !range !29
	%11 = mul i32 %10, %8, !dbg !214
	%12 = add i32 %7, %11, !dbg !214
	%13 = mul i32 %9, %12, !dbg !214
	%14 = add i32 %6, %13, !dbg !214
	%15 = sext i32 %14 to i64, !dbg !214
	%16 = icmp eq i64 %15, 33, !dbg !215
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !216
	br i1 %16, label %b1, label %b5, !dbg !215

b1:
	%18 = sext i32 %17 to i64, !dbg !216
	%19 = trunc i64 %p16 to i32, !dbg !216
	br label %b2, !dbg !215

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !215
	%21 = add i64 %20, 1, !dbg !215
	%22 = icmp slt i64 %21, %p4, !dbg !215
	br i1 %22, label %b3, label %b4, !dbg !215

b3:
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21, !dbg !217
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %21, !dbg !218
	%25 = icmp uge i64 %21, %p2, !dbg !217
	%26 = icmp uge i64 %p16, %18, !dbg !216
	%27 = or i1 %25, %26, !dbg !216
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !216, !prof !13

b3_ok1:
	%28 = load i32, i32 addrspace(1)* %24, align 4, !dbg !218
	%29 = addrspacecast i32 addrspace(1)* %23 to i32*, !dbg !216
	%30 = bitcast i32* %29 to i8*, !dbg !216
	call void @gpuc_p_thread_32(i8* %30, i32 %28, i32 %19), !dbg !216
	br label %b2, !dbg !216

b4:
	call void @gpuc_quiet_thread(), !dbg !219
	br label %b42, !dbg !219

b5:
	%31 = icmp eq i64 %15, 0, !dbg !220
	br i1 %31, label %b6, label %b42, !dbg !220

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !221
	br i1 %32, label %b7, label %b22, !dbg !221

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !224
	br i1 %33, label %b8, label %b9, !dbg !224

b8:
	%34 = sext i32 %p9 to i64, !dbg !226
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !225
	%36 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !226
	%37 = icmp uge i64 %p10, %p2, !dbg !225
	%38 = icmp ugt i64 %34, 5, !dbg !226
	%39 = or i1 %37, %38, !dbg !226
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !226, !prof !13

b8_ok1:
	%40 = bitcast i32* %36 to i8*, !dbg !226
	call void @gpuc_wait_until_thread_int32(i8* %40, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 81), !dbg !226
	br label %b21, !dbg !226

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !227
	br i1 %41, label %b10, label %b11, !dbg !227

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !228
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !228
	%44 = sext i32 %p9 to i64, !dbg !228
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !228
	%46 = zext i32 %p11 to i64, !dbg !228
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !228
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !228
	%49 = icmp ne i64 %p2, %43, !dbg !228
	%50 = icmp ugt i64 %44, 5, !dbg !228
	%51 = or i1 %49, %50, !dbg !228
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !228, !prof !13

b10_ok1:
	%52 = bitcast i32* %47 to i8*, !dbg !228
	%53 = bitcast i32* %48 to i8*, !dbg !228
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 3, i32 1, i8* %ctrl, i32 82), !dbg !228
	br label %b21, !dbg !228

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !229
	br i1 %54, label %b12, label %b13, !dbg !229

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !230
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !230
	%57 = sext i32 %p9 to i64, !dbg !230
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !230
	%59 = zext i32 %p11 to i64, !dbg !230
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !230
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !230
	%62 = icmp ne i64 %p2, %56, !dbg !230
	%63 = icmp ugt i64 %57, 5, !dbg !230
	%64 = or i1 %62, %63, !dbg !230
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !230, !prof !13

b12_ok1:
	%65 = bitcast i32* %60 to i8*, !dbg !230
	%66 = bitcast i32* %61 to i8*, !dbg !230
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 3, i32 1, i8* %ctrl, i32 83), !dbg !230
	br label %b21, !dbg !231

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !232
	br i1 %68, label %b14, label %b15, !dbg !232

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !233
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !233
	%71 = sext i32 %p9 to i64, !dbg !233
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !233
	%73 = zext i32 %p11 to i64, !dbg !233
	%74 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !233
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !233
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !233
	%77 = icmp ugt i64 %p2, %p6, !dbg !233
	%78 = icmp ne i64 %p2, %70, !dbg !233
	%79 = icmp ugt i64 %71, 5, !dbg !233
	%80 = or i1 %77, %78, !dbg !233
	%81 = or i1 %80, %79, !dbg !233
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !233, !prof !13

b14_ok1:
	%82 = bitcast i32* %74 to i8*, !dbg !233
	%83 = bitcast i64* %75 to i8*, !dbg !233
	%84 = bitcast i32* %76 to i8*, !dbg !233
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 3, i32 1, i8* %ctrl, i32 84), !dbg !233
	br label %b21, !dbg !234

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !235
	br i1 %86, label %b16, label %b17, !dbg !235

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !236
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !236
	%89 = sext i32 %p9 to i64, !dbg !236
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !236
	%91 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !236
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !236
	%93 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !236
	%94 = icmp ne i64 %p2, %88, !dbg !236
	%95 = icmp ne i64 %p2, %p13, !dbg !236
	%96 = icmp ugt i64 %89, 5, !dbg !236
	%97 = or i1 %94, %95, !dbg !236
	%98 = or i1 %97, %96, !dbg !236
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !236, !prof !13

b16_ok1:
	%99 = bitcast i32* %91 to i8*, !dbg !236
	%100 = bitcast i32* %92 to i8*, !dbg !236
	%101 = bitcast i32* %93 to i8*, !dbg !236
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 3, i32 1, i8* %ctrl, i32 85), !dbg !236
	br label %b21, !dbg !236

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !237
	br i1 %102, label %b18, label %b19, !dbg !237

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !238
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !238
	%105 = sext i32 %p9 to i64, !dbg !238
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !238
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !238
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !238
	%109 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !238
	%110 = icmp ne i64 %p2, %104, !dbg !238
	%111 = icmp ne i64 %p2, %p13, !dbg !238
	%112 = icmp ugt i64 %105, 5, !dbg !238
	%113 = or i1 %110, %111, !dbg !238
	%114 = or i1 %113, %112, !dbg !238
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !238, !prof !13

b18_ok1:
	%115 = bitcast i32* %107 to i8*, !dbg !238
	%116 = bitcast i32* %108 to i8*, !dbg !238
	%117 = bitcast i32* %109 to i8*, !dbg !238
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 3, i32 1, i8* %ctrl, i32 86), !dbg !238
	br label %b21, !dbg !239

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !240
	br i1 %119, label %b20, label %b21, !dbg !240

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !241
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !241
	%122 = sext i32 %p9 to i64, !dbg !241
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !241
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !241
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !241
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !241
	%127 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !241
	%128 = icmp ugt i64 %p2, %p6, !dbg !241
	%129 = icmp ne i64 %p2, %121, !dbg !241
	%130 = icmp ne i64 %p2, %p13, !dbg !241
	%131 = icmp ugt i64 %122, 5, !dbg !241
	%132 = or i1 %128, %129, !dbg !241
	%133 = or i1 %132, %130, !dbg !241
	%134 = or i1 %133, %131, !dbg !241
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !241, !prof !13

b20_ok1:
	%135 = bitcast i32* %124 to i8*, !dbg !241
	%136 = bitcast i64* %125 to i8*, !dbg !241
	%137 = bitcast i32* %126 to i8*, !dbg !241
	%138 = bitcast i32* %127 to i8*, !dbg !241
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 3, i32 1, i8* %ctrl, i32 87), !dbg !241
	br label %b21, !dbg !242

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !223
	br label %b41, !dbg !223

b22:
	%141 = sub i64 %p0, 7, !dbg !243
	%142 = icmp eq i64 %141, 0, !dbg !246
	%143 = icmp eq i64 %p4, 0, !dbg !247
	%144 = sext i32 %p9 to i64, !dbg !248
	%145 = icmp eq i64 %141, 1, !dbg !249
	%146 = icmp eq i64 %p8, 0, !dbg !250
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !250
	%148 = zext i32 %p11 to i64, !dbg !250
	%149 = icmp eq i64 %141, 2, !dbg !251
	%150 = icmp eq i64 %141, 3, !dbg !252
	%151 = icmp eq i64 %141, 4, !dbg !253
	%152 = icmp eq i64 %141, 5, !dbg !254
	%153 = icmp eq i64 %141, 6, !dbg !255
	br label %b23, !dbg !243

b23:
	br i1 %142, label %b24, label %b25, !dbg !246

b24:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !256
	%155 = addrspacecast i32 addrspace(1)* %154 to i32*, !dbg !248
	%156 = icmp uge i64 %p10, %p2, !dbg !256
	%157 = icmp ugt i64 %144, 5, !dbg !248
	%158 = or i1 %156, %157, !dbg !248
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !248, !prof !13

b24_ok1:
	%159 = bitcast i32* %155 to i8*, !dbg !248
	%160 = call i32 @gpuc_test_thread_int32(i8* %159, i32 %p9, i32 %p11), !dbg !248
	%161 = icmp ne i32 %160, 0, !dbg !248
	br label %b33, !dbg !248

b25:
	br i1 %145, label %b26, label %b27, !dbg !249

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !250
	%163 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !250
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !250
	%165 = icmp ne i64 %p2, %147, !dbg !250
	%166 = icmp ugt i64 %144, 5, !dbg !250
	%167 = or i1 %165, %166, !dbg !250
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !250, !prof !13

b26_ok1:
	%168 = bitcast i32* %163 to i8*, !dbg !250
	%169 = bitcast i32* %164 to i8*, !dbg !250
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 3), !dbg !250
	%171 = icmp ne i32 %170, 0, !dbg !250
	br label %b33, !dbg !250

b27:
	br i1 %149, label %b28, label %b29, !dbg !251

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !257
	%173 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !257
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !257
	%175 = icmp ne i64 %p2, %147, !dbg !257
	%176 = icmp ugt i64 %144, 5, !dbg !257
	%177 = or i1 %175, %176, !dbg !257
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !257, !prof !13

b28_ok1:
	%178 = bitcast i32* %173 to i8*, !dbg !257
	%179 = bitcast i32* %174 to i8*, !dbg !257
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 3), !dbg !257
	%181 = icmp sge i64 %180, 0, !dbg !258
	br label %b39, !dbg !259

b29:
	br i1 %150, label %b30, label %b31, !dbg !252

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !260
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !260
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !260
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !260
	%186 = icmp ugt i64 %p2, %p6, !dbg !260
	%187 = icmp ne i64 %p2, %147, !dbg !260
	%188 = icmp ugt i64 %144, 5, !dbg !260
	%189 = or i1 %186, %187, !dbg !260
	%190 = or i1 %189, %188, !dbg !260
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !260, !prof !13

b30_ok1:
	%191 = bitcast i32* %183 to i8*, !dbg !260
	%192 = bitcast i64* %184 to i8*, !dbg !260
	%193 = bitcast i32* %185 to i8*, !dbg !260
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 3), !dbg !260
	%195 = icmp sgt i64 %194, 0, !dbg !261
	br label %b39, !dbg !262

b31:
	br i1 %151, label %b32, label %b34, !dbg !253

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !263
	%197 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !263
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !263
	%199 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !263
	%200 = icmp ne i64 %p2, %147, !dbg !263
	%201 = icmp ne i64 %p2, %p13, !dbg !263
	%202 = icmp ugt i64 %144, 5, !dbg !263
	%203 = or i1 %200, %201, !dbg !263
	%204 = or i1 %203, %202, !dbg !263
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !263, !prof !13

b32_ok1:
	%205 = bitcast i32* %197 to i8*, !dbg !263
	%206 = bitcast i32* %198 to i8*, !dbg !263
	%207 = bitcast i32* %199 to i8*, !dbg !263
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 3), !dbg !263
	%209 = icmp ne i32 %208, 0, !dbg !263
	br label %b33, !dbg !263

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !264
	br i1 %210, label %b39, label %b38, !dbg !264

b34:
	br i1 %152, label %b35, label %b36, !dbg !254

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !265
	%212 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !265
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !265
	%214 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !265
	%215 = icmp ne i64 %p2, %147, !dbg !265
	%216 = icmp ne i64 %p2, %p13, !dbg !265
	%217 = icmp ugt i64 %144, 5, !dbg !265
	%218 = or i1 %215, %216, !dbg !265
	%219 = or i1 %218, %217, !dbg !265
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !265, !prof !13

b35_ok1:
	%220 = bitcast i32* %212 to i8*, !dbg !265
	%221 = bitcast i32* %213 to i8*, !dbg !265
	%222 = bitcast i32* %214 to i8*, !dbg !265
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 3), !dbg !265
	%224 = icmp sge i64 %223, 0, !dbg !266
	br label %b39, !dbg !267

b36:
	br i1 %153, label %b37, label %b38, !dbg !255

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !268
	%226 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !268
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !268
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !268
	%229 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !268
	%230 = icmp ugt i64 %p2, %p6, !dbg !268
	%231 = icmp ne i64 %p2, %147, !dbg !268
	%232 = icmp ne i64 %p2, %p13, !dbg !268
	%233 = icmp ugt i64 %144, 5, !dbg !268
	%234 = or i1 %230, %231, !dbg !268
	%235 = or i1 %234, %232, !dbg !268
	%236 = or i1 %235, %233, !dbg !268
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !268, !prof !13

b37_ok1:
	%237 = bitcast i32* %226 to i8*, !dbg !268
	%238 = bitcast i64* %227 to i8*, !dbg !268
	%239 = bitcast i32* %228 to i8*, !dbg !268
	%240 = bitcast i32* %229 to i8*, !dbg !268
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 3), !dbg !268
	%242 = icmp sgt i64 %241, 0, !dbg !269
	br label %b39, !dbg !270

b38:
	br label %b39, !dbg !271

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !245
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !245
	br i1 %243, label %b41, label %b40, !dbg !245

b40:
	br i1 %143, label %b41, label %b23, !dbg !247

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !272
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !273
	%247 = icmp uge i64 0, %p15, !dbg !273
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !273, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !273
	br label %b42, !dbg !273

b42:
	ret void, !dbg !213

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !217
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !217

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !217
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !217
	ret void, !dbg !217

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !216
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !216
	ret void, !dbg !216

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !225
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !225

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !225
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !225
	ret void, !dbg !225

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !226
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !226
	ret void, !dbg !226

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !228
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !228

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !228
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !228
	ret void, !dbg !228

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !228
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !228
	ret void, !dbg !228

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !230
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !230

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %56), !dbg !230
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !230
	ret void, !dbg !230

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %57, i64 5), !dbg !230
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !230
	ret void, !dbg !230

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !233
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !233

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !233
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !233
	ret void, !dbg !233

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !233
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !233

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %70), !dbg !233
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !233
	ret void, !dbg !233

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %71, i64 5), !dbg !233
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !233
	ret void, !dbg !233

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !236
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !236

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %88), !dbg !236
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !236
	ret void, !dbg !236

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !236
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !236

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !236
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !236
	ret void, !dbg !236

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %89, i64 5), !dbg !236
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !236
	ret void, !dbg !236

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !238
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !238

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %104), !dbg !238
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !238
	ret void, !dbg !238

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !238
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !238

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !238
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !238
	ret void, !dbg !238

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %105, i64 5), !dbg !238
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !238
	ret void, !dbg !238

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !241
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !241

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !241
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !241
	ret void, !dbg !241

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !241
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !241

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %121), !dbg !241
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !241
	ret void, !dbg !241

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !241
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !241

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !241
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !241
	ret void, !dbg !241

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 5), !dbg !241
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !241
	ret void, !dbg !241

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !256
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !256

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !256
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !256
	ret void, !dbg !256

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %144, i64 5), !dbg !248
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !248
	ret void, !dbg !248

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !250
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !250

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %147), !dbg !250
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !250
	ret void, !dbg !250

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %144, i64 5), !dbg !250
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !250
	ret void, !dbg !250

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !257
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !257

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %147), !dbg !257
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !257
	ret void, !dbg !257

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %144, i64 5), !dbg !257
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !257
	ret void, !dbg !257

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !260
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !260

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !260
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !260
	ret void, !dbg !260

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !260
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !260

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %147), !dbg !260
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !260
	ret void, !dbg !260

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %144, i64 5), !dbg !260
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !260
	ret void, !dbg !260

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !263
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !263

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %147), !dbg !263
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !263
	ret void, !dbg !263

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !263
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !263

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !263
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !263
	ret void, !dbg !263

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %144, i64 5), !dbg !263
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !263
	ret void, !dbg !263

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !265
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !265

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %147), !dbg !265
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !265
	ret void, !dbg !265

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !265
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !265

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !265
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !265
	ret void, !dbg !265

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %144, i64 5), !dbg !265
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !265
	ret void, !dbg !265

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !268
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !268

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !268
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !268
	ret void, !dbg !268

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !268
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !268

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %147), !dbg !268
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !268
	ret void, !dbg !268

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !268
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !268

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !268
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !268
	ret void, !dbg !268

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %144, i64 5), !dbg !268
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !268
	ret void, !dbg !268

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !273
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !273
	ret void, !dbg !273
}

define void @NumbersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !275
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !275
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !275
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !14
	%4 = sext i32 %3 to i64, !dbg !278
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !278, !range !16
	%6 = sext i32 %5 to i64, !dbg !278
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !278, !range !16
	%8 = sext i32 %7 to i64, !dbg !278
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !278, !range !27
	%10 = sext i32 %9 to i64, !dbg !278
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !278, !range !28
	%12 = sext i32 %11 to i64, !dbg !278
	%13 = trunc i64 %12 to i32, !dbg !278
	%14 = trunc i64 %8 to i32, !dbg !278
	%15 = mul i32 %13, %14, !dbg !278
	%16 = zext i32 %15 to i64, !dbg !278
	%17 = trunc i64 %6 to i32, !dbg !278
	%18 = add i32 %17, %15, !dbg !278
	%19 = zext i32 %18 to i64, !dbg !278
	%20 = mul i64 %10, %19, !dbg !278
	%21 = add i64 %4, %20, !dbg !278
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !278, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !278, !range !29
	%24 = mul i32 %22, %23, !dbg !278
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !278, !range !30
	%26 = mul i32 %24, %25, !dbg !278
	%27 = sext i32 %26 to i64, !dbg !278
	%28 = mul i64 %21, %27, !dbg !278
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !278, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !278, !range !17
	%32 = mul i32 %23, %31, !dbg !278
	%33 = add i32 %30, %32, !dbg !278
	%34 = mul i32 %22, %33, !dbg !278
	%35 = add i32 %29, %34, !dbg !278
	%36 = sext i32 %35 to i64, !dbg !278
	%37 = add i64 %28, %36, !dbg !278
	%38 = mul i64 %10, %12, !dbg !278
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !278, !range !28
	%40 = sext i32 %39 to i64, !dbg !278
	%41 = mul i64 %38, %40, !dbg !278
	%42 = mul i64 %41, %27, !dbg !278
	%43 = icmp eq i64 %p0, 0, !dbg !279
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !280
	%45 = sext i32 %44 to i64, !dbg !280
	%46 = trunc i64 %p7 to i32, !dbg !280
	%47 = icmp eq i64 %p0, 1, !dbg !281
	%48 = icmp eq i64 %p0, 2, !dbg !282
	%49 = icmp eq i64 %p0, 3, !dbg !283
	%50 = icmp eq i64 %p0, 4, !dbg !284
	br label %b1, !dbg !278

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !278
	%52 = icmp slt i64 %51, %p4, !dbg !278
	br i1 %52, label %b2, label %b13, !dbg !278

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !285
	%54 = icmp uge i64 %51, %p2, !dbg !285
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !285, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !279

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !280
	%56 = icmp uge i64 %p7, %45, !dbg !280
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !280, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !280
	%58 = call i64 @gpuc_atomic_fetch_thread_64(i8* %57, i32 %46), !dbg !280
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !286
	%60 = icmp uge i64 %51, %p6, !dbg !286
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !286, !prof !13

b3_ok2:
	store i64 %58, i64 addrspace(1)* %59, align 8, !dbg !286
	br label %b12, !dbg !286

b4:
	br i1 %47, label %b5, label %b6, !dbg !281

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !288
	%62 = icmp uge i64 %p7, %45, !dbg !287
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !287, !prof !13

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !288
	%64 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !287
	%65 = bitcast i64* %64 to i8*, !dbg !287
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %46), !dbg !287
	br label %b12, !dbg !287

b6:
	br i1 %48, label %b7, label %b8, !dbg !282

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !290
	%67 = icmp uge i64 %p7, %45, !dbg !289
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !289, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !290
	%69 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !289
	%70 = bitcast i64* %69 to i8*, !dbg !289
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %46), !dbg !289
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !291
	%73 = icmp uge i64 %51, %p6, !dbg !291
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !291, !prof !13

b7_ok2:
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !291
	br label %b12, !dbg !291

b8:
	br i1 %49, label %b9, label %b10, !dbg !283

b9:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !293
	%75 = icmp uge i64 %p7, %45, !dbg !292
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !292, !prof !13

b9_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !293
	%77 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !292
	%78 = bitcast i64* %77 to i8*, !dbg !292
	call void @gpuc_atomic_add_thread_int64(i8* %78, i64 %76, i32 %46), !dbg !292
	br label %b12, !dbg !292

b10:
	br i1 %50, label %b11, label %b12, !dbg !284

b11:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !295
	%80 = icmp uge i64 %p7, %45, !dbg !294
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !294, !prof !13

b11_ok1:
	%81 = load i64, i64 addrspace(1)* %79, align 8, !dbg !295
	%82 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !294
	%83 = bitcast i64* %82 to i8*, !dbg !294
	%84 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %83, i64 %81, i32 %46), !dbg !294
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !296
	%86 = icmp uge i64 %51, %p6, !dbg !296
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !296, !prof !13

b11_ok2:
	store i64 %84, i64 addrspace(1)* %85, align 8, !dbg !296
	br label %b12, !dbg !296

b12:
	%87 = add i64 %51, %42, !dbg !278
	br label %b1, !dbg !278

b13:
	ret void, !dbg !277

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !285
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !285
	ret void, !dbg !285

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !280
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !280
	ret void, !dbg !280

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !286
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !286
	ret void, !dbg !286

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !287
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !287
	ret void, !dbg !287

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !289
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !289
	ret void, !dbg !289

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !291
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !291
	ret void, !dbg !291

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !292
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !292
	ret void, !dbg !292

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !294
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !294
	ret void, !dbg !294

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !296
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !296
	ret void, !dbg !296
}

define void @IntegersInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !297 {
entry:
	br label %b0, !dbg !298

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !298
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !298
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !298
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !298
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !301, !range !14
	%5 = sext i32 %4 to i64, !dbg !301
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !301, !range !16
	%7 = sext i32 %6 to i64, !dbg !301
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !301, !range !16
	%9 = sext i32 %8 to i64, !dbg !301
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !301, !range !27
	%11 = sext i32 %10 to i64, !dbg !301
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !301, !range !28
	%13 = sext i32 %12 to i64, !dbg !301
	%14 = trunc i64 %13 to i32, !dbg !301
	%15 = trunc i64 %9 to i32, !dbg !301
	%16 = mul i32 %14, %15, !dbg !301
	%17 = zext i32 %16 to i64, !dbg !301
	%18 = trunc i64 %7 to i32, !dbg !301
	%19 = add i32 %18, %16, !dbg !301
	%20 = zext i32 %19 to i64, !dbg !301
	%21 = mul i64 %11, %20, !dbg !301
	%22 = add i64 %5, %21, !dbg !301
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !29
	%25 = mul i32 %23, %24, !dbg !301
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !301, !range !30
	%27 = mul i32 %25, %26, !dbg !301
	%28 = sext i32 %27 to i64, !dbg !301
	%29 = mul i64 %22, %28, !dbg !301
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !17
	%33 = mul i32 %24, %32, !dbg !301
	%34 = add i32 %31, %33, !dbg !301
	%35 = mul i32 %23, %34, !dbg !301
	%36 = add i32 %30, %35, !dbg !301
	%37 = sext i32 %36 to i64, !dbg !301
	%38 = add i64 %29, %37, !dbg !301
	%39 = mul i64 %11, %13, !dbg !301
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !301, !range !28
	%41 = sext i32 %40 to i64, !dbg !301
	%42 = mul i64 %39, %41, !dbg !301
	%43 = mul i64 %42, %28, !dbg !301
	%44 = icmp eq i64 %p0, 5, !dbg !302
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !303
	%46 = sext i32 %45 to i64, !dbg !303
	%47 = trunc i64 %p9 to i32, !dbg !303
	%48 = icmp eq i64 %p0, 6, !dbg !304
	%49 = icmp eq i64 %p0, 7, !dbg !305
	%50 = icmp eq i64 %p0, 8, !dbg !306
	%51 = icmp eq i64 %p0, 9, !dbg !307
	%52 = icmp eq i64 %p0, 10, !dbg !308
	%53 = icmp eq i64 %p0, 11, !dbg !309
	%54 = icmp eq i64 %p0, 12, !dbg !310
	%55 = icmp eq i64 %p0, 13, !dbg !311
	br label %b1, !dbg !301

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !301
	%57 = icmp slt i64 %56, %p4, !dbg !301
	br i1 %57, label %b2, label %b21, !dbg !301

b2:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !312
	%59 = icmp uge i64 %56, %p2, !dbg !312
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !312, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !302

b3:
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !303
	%61 = icmp uge i64 %p9, %46, !dbg !303
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !303, !prof !13

b3_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !303
	call void @gpuc_atomic_inc_thread_64(i8* %62, i32 %47), !dbg !303
	br label %b20, !dbg !303

b4:
	br i1 %48, label %b5, label %b6, !dbg !304

b5:
	%63 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !313
	%64 = icmp uge i64 %p9, %46, !dbg !313
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !313, !prof !13

b5_ok1:
	%65 = bitcast i64* %63 to i8*, !dbg !313
	%66 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %65, i32 %47), !dbg !313
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !314
	%68 = icmp uge i64 %56, %p8, !dbg !314
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !314, !prof !13

b5_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !314
	br label %b20, !dbg !314

b6:
	br i1 %49, label %b7, label %b8, !dbg !305

b7:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %56, !dbg !315
	%70 = icmp uge i64 %56, %p6, !dbg !315
	%71 = icmp uge i64 %p9, %46, !dbg !316
	%72 = or i1 %70, %71, !dbg !316
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !316, !prof !13

b7_ok1:
	%73 = load i64, i64 addrspace(1)* %69, align 8, !dbg !315
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !317
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !317
	%76 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !316
	%77 = bitcast i64* %76 to i8*, !dbg !316
	%78 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %77, i64 %73, i64 %75, i32 %47), !dbg !316
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !318
	%80 = icmp uge i64 %56, %p8, !dbg !318
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !318, !prof !13

b7_ok3:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !318
	br label %b20, !dbg !318

b8:
	br i1 %50, label %b9, label %b10, !dbg !306

b9:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !320
	%82 = icmp uge i64 %p9, %46, !dbg !319
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !319, !prof !13

b9_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !320
	%84 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !319
	%85 = bitcast i64* %84 to i8*, !dbg !319
	call void @gpuc_atomic_and_thread_64(i8* %85, i64 %83, i32 %47), !dbg !319
	br label %b20, !dbg !319

b10:
	br i1 %51, label %b11, label %b12, !dbg !307

b11:
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !322
	%87 = icmp uge i64 %p9, %46, !dbg !321
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !321, !prof !13

b11_ok1:
	%88 = load i64, i64 addrspace(1)* %86, align 8, !dbg !322
	%89 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !321
	%90 = bitcast i64* %89 to i8*, !dbg !321
	%91 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %90, i64 %88, i32 %47), !dbg !321
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !323
	%93 = icmp uge i64 %56, %p8, !dbg !323
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !323, !prof !13

b11_ok2:
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !323
	br label %b20, !dbg !323

b12:
	br i1 %52, label %b13, label %b14, !dbg !308

b13:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !325
	%95 = icmp uge i64 %p9, %46, !dbg !324
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !324, !prof !13

b13_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !325
	%97 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !324
	%98 = bitcast i64* %97 to i8*, !dbg !324
	call void @gpuc_atomic_or_thread_64(i8* %98, i64 %96, i32 %47), !dbg !324
	br label %b20, !dbg !324

b14:
	br i1 %53, label %b15, label %b16, !dbg !309

b15:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !327
	%100 = icmp uge i64 %p9, %46, !dbg !326
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !326, !prof !13

b15_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !327
	%102 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !326
	%103 = bitcast i64* %102 to i8*, !dbg !326
	%104 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %103, i64 %101, i32 %47), !dbg !326
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !328
	%106 = icmp uge i64 %56, %p8, !dbg !328
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !328, !prof !13

b15_ok2:
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !328
	br label %b20, !dbg !328

b16:
	br i1 %54, label %b17, label %b18, !dbg !310

b17:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !330
	%108 = icmp uge i64 %p9, %46, !dbg !329
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !329, !prof !13

b17_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !330
	%110 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !329
	%111 = bitcast i64* %110 to i8*, !dbg !329
	call void @gpuc_atomic_xor_thread_64(i8* %111, i64 %109, i32 %47), !dbg !329
	br label %b20, !dbg !329

b18:
	br i1 %55, label %b19, label %b20, !dbg !311

b19:
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !332
	%113 = icmp uge i64 %p9, %46, !dbg !331
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !331, !prof !13

b19_ok1:
	%114 = load i64, i64 addrspace(1)* %112, align 8, !dbg !332
	%115 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !331
	%116 = bitcast i64* %115 to i8*, !dbg !331
	%117 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %116, i64 %114, i32 %47), !dbg !331
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !333
	%119 = icmp uge i64 %56, %p8, !dbg !333
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !333, !prof !13

b19_ok2:
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !333
	br label %b20, !dbg !333

b20:
	%120 = add i64 %56, %43, !dbg !301
	br label %b1, !dbg !301

b21:
	ret void, !dbg !300

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !312
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !303
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !303
	ret void, !dbg !303

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !313
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !313
	ret void, !dbg !313

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !314
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !314
	ret void, !dbg !314

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !315
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !315

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !315
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !315
	ret void, !dbg !315

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !316
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !316
	ret void, !dbg !316

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !318
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !318
	ret void, !dbg !318

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !319
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !319
	ret void, !dbg !319

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !321
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !321
	ret void, !dbg !321

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !323
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !323
	ret void, !dbg !323

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !324
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !324
	ret void, !dbg !324

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !326
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !326
	ret void, !dbg !326

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !328
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !328
	ret void, !dbg !328

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !329
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !329
	ret void, !dbg !329

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !331
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !331
	ret void, !dbg !331

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !333
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !333
	ret void, !dbg !333
}

define void @WaitInt64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !334 {
entry:
	br label %b0, !dbg !335

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !335
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !335
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !335
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !335
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !335
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !335
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !29
	%11 = mul i32 %10, %8, !dbg !338
	%12 = add i32 %7, %11, !dbg !338
	%13 = mul i32 %9, %12, !dbg !338
	%14 = add i32 %6, %13, !dbg !338
	%15 = sext i32 %14 to i64, !dbg !338
	%16 = icmp eq i64 %15, 33, !dbg !339
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !340
	br i1 %16, label %b1, label %b5, !dbg !339

b1:
	%18 = sext i32 %17 to i64, !dbg !340
	%19 = trunc i64 %p16 to i32, !dbg !340
	br label %b2, !dbg !339

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !339
	%21 = add i64 %20, 1, !dbg !339
	%22 = icmp slt i64 %21, %p4, !dbg !339
	br i1 %22, label %b3, label %b4, !dbg !339

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !341
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !342
	%25 = icmp uge i64 %21, %p2, !dbg !341
	%26 = icmp uge i64 %p16, %18, !dbg !340
	%27 = or i1 %25, %26, !dbg !340
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !340, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !342
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !340
	%30 = bitcast i64* %29 to i8*, !dbg !340
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !340
	br label %b2, !dbg !340

b4:
	call void @gpuc_quiet_thread(), !dbg !343
	br label %b42, !dbg !343

b5:
	%31 = icmp eq i64 %15, 0, !dbg !344
	br i1 %31, label %b6, label %b42, !dbg !344

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !345
	br i1 %32, label %b7, label %b22, !dbg !345

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !348
	br i1 %33, label %b8, label %b9, !dbg !348

b8:
	%34 = sext i32 %p9 to i64, !dbg !350
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !349
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !350
	%37 = icmp uge i64 %p10, %p2, !dbg !349
	%38 = icmp ugt i64 %34, 5, !dbg !350
	%39 = or i1 %37, %38, !dbg !350
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !350, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !350
	call void @gpuc_wait_until_thread_int64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 88), !dbg !350
	br label %b21, !dbg !350

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !351
	br i1 %41, label %b10, label %b11, !dbg !351

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !352
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !352
	%44 = sext i32 %p9 to i64, !dbg !352
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !352
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !352
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !352
	%48 = icmp ne i64 %p2, %43, !dbg !352
	%49 = icmp ugt i64 %44, 5, !dbg !352
	%50 = or i1 %48, %49, !dbg !352
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !352, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !352
	%52 = bitcast i32* %47 to i8*, !dbg !352
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !352
	br label %b21, !dbg !352

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !353
	br i1 %53, label %b12, label %b13, !dbg !353

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !354
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !354
	%56 = sext i32 %p9 to i64, !dbg !354
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !354
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !354
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !354
	%60 = icmp ne i64 %p2, %55, !dbg !354
	%61 = icmp ugt i64 %56, 5, !dbg !354
	%62 = or i1 %60, %61, !dbg !354
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !354, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !354
	%64 = bitcast i32* %59 to i8*, !dbg !354
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !354
	br label %b21, !dbg !355

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !356
	br i1 %66, label %b14, label %b15, !dbg !356

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !357
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !357
	%69 = sext i32 %p9 to i64, !dbg !357
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !357
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !357
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !357
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !357
	%74 = icmp ugt i64 %p2, %p6, !dbg !357
	%75 = icmp ne i64 %p2, %68, !dbg !357
	%76 = icmp ugt i64 %69, 5, !dbg !357
	%77 = or i1 %74, %75, !dbg !357
	%78 = or i1 %77, %76, !dbg !357
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !357, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !357
	%80 = bitcast i64* %72 to i8*, !dbg !357
	%81 = bitcast i32* %73 to i8*, !dbg !357
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !357
	br label %b21, !dbg !358

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !359
	br i1 %83, label %b16, label %b17, !dbg !359

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !360
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !360
	%86 = sext i32 %p9 to i64, !dbg !360
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !360
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !360
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !360
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !360
	%91 = icmp ne i64 %p2, %85, !dbg !360
	%92 = icmp ne i64 %p2, %p13, !dbg !360
	%93 = icmp ugt i64 %86, 5, !dbg !360
	%94 = or i1 %91, %92, !dbg !360
	%95 = or i1 %94, %93, !dbg !360
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !360, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !360
	%97 = bitcast i32* %89 to i8*, !dbg !360
	%98 = bitcast i64* %90 to i8*, !dbg !360
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !360
	br label %b21, !dbg !360

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !361
	br i1 %99, label %b18, label %b19, !dbg !361

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !362
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !362
	%102 = sext i32 %p9 to i64, !dbg !362
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !362
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !362
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !362
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !362
	%107 = icmp ne i64 %p2, %101, !dbg !362
	%108 = icmp ne i64 %p2, %p13, !dbg !362
	%109 = icmp ugt i64 %102, 5, !dbg !362
	%110 = or i1 %107, %108, !dbg !362
	%111 = or i1 %110, %109, !dbg !362
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !362, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !362
	%113 = bitcast i32* %105 to i8*, !dbg !362
	%114 = bitcast i64* %106 to i8*, !dbg !362
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 4, i32 1, i8* %ctrl, i32 93), !dbg !362
	br label %b21, !dbg !363

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !364
	br i1 %116, label %b20, label %b21, !dbg !364

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !365
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !365
	%119 = sext i32 %p9 to i64, !dbg !365
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !365
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !365
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !365
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !365
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !365
	%125 = icmp ugt i64 %p2, %p6, !dbg !365
	%126 = icmp ne i64 %p2, %118, !dbg !365
	%127 = icmp ne i64 %p2, %p13, !dbg !365
	%128 = icmp ugt i64 %119, 5, !dbg !365
	%129 = or i1 %125, %126, !dbg !365
	%130 = or i1 %129, %127, !dbg !365
	%131 = or i1 %130, %128, !dbg !365
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !365, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !365
	%133 = bitcast i64* %122 to i8*, !dbg !365
	%134 = bitcast i32* %123 to i8*, !dbg !365
	%135 = bitcast i64* %124 to i8*, !dbg !365
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 4, i32 1, i8* %ctrl, i32 94), !dbg !365
	br label %b21, !dbg !366

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !347
	br label %b41, !dbg !347

b22:
	%138 = sub i64 %p0, 7, !dbg !367
	%139 = icmp eq i64 %138, 0, !dbg !370
	%140 = icmp eq i64 %p4, 0, !dbg !371
	%141 = sext i32 %p9 to i64, !dbg !372
	%142 = icmp eq i64 %138, 1, !dbg !373
	%143 = icmp eq i64 %p8, 0, !dbg !374
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !374
	%145 = icmp eq i64 %138, 2, !dbg !375
	%146 = icmp eq i64 %138, 3, !dbg !376
	%147 = icmp eq i64 %138, 4, !dbg !377
	%148 = icmp eq i64 %138, 5, !dbg !378
	%149 = icmp eq i64 %138, 6, !dbg !379
	br label %b23, !dbg !367

b23:
	br i1 %139, label %b24, label %b25, !dbg !370

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !380
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !372
	%152 = icmp uge i64 %p10, %p2, !dbg !380
	%153 = icmp ugt i64 %141, 5, !dbg !372
	%154 = or i1 %152, %153, !dbg !372
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !372, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !372
	%156 = call i32 @gpuc_test_thread_int64(i8* %155, i32 %p9, i64 %p11), !dbg !372
	%157 = icmp ne i32 %156, 0, !dbg !372
	br label %b33, !dbg !372

b25:
	br i1 %142, label %b26, label %b27, !dbg !373

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !374
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !374
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !374
	%161 = icmp ne i64 %p2, %144, !dbg !374
	%162 = icmp ugt i64 %141, 5, !dbg !374
	%163 = or i1 %161, %162, !dbg !374
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !374, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !374
	%165 = bitcast i32* %160 to i8*, !dbg !374
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 4), !dbg !374
	%167 = icmp ne i32 %166, 0, !dbg !374
	br label %b33, !dbg !374

b27:
	br i1 %145, label %b28, label %b29, !dbg !375

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !381
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !381
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !381
	%171 = icmp ne i64 %p2, %144, !dbg !381
	%172 = icmp ugt i64 %141, 5, !dbg !381
	%173 = or i1 %171, %172, !dbg !381
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !381, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !381
	%175 = bitcast i32* %170 to i8*, !dbg !381
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 4), !dbg !381
	%177 = icmp sge i64 %176, 0, !dbg !382
	br label %b39, !dbg !383

b29:
	br i1 %146, label %b30, label %b31, !dbg !376

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !384
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !384
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !384
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !384
	%182 = icmp ugt i64 %p2, %p6, !dbg !384
	%183 = icmp ne i64 %p2, %144, !dbg !384
	%184 = icmp ugt i64 %141, 5, !dbg !384
	%185 = or i1 %182, %183, !dbg !384
	%186 = or i1 %185, %184, !dbg !384
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !384, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !384
	%188 = bitcast i64* %180 to i8*, !dbg !384
	%189 = bitcast i32* %181 to i8*, !dbg !384
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 4), !dbg !384
	%191 = icmp sgt i64 %190, 0, !dbg !385
	br label %b39, !dbg !386

b31:
	br i1 %147, label %b32, label %b34, !dbg !377

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !387
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !387
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !387
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !387
	%196 = icmp ne i64 %p2, %144, !dbg !387
	%197 = icmp ne i64 %p2, %p13, !dbg !387
	%198 = icmp ugt i64 %141, 5, !dbg !387
	%199 = or i1 %196, %197, !dbg !387
	%200 = or i1 %199, %198, !dbg !387
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !387, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !387
	%202 = bitcast i32* %194 to i8*, !dbg !387
	%203 = bitcast i64* %195 to i8*, !dbg !387
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 4), !dbg !387
	%205 = icmp ne i32 %204, 0, !dbg !387
	br label %b33, !dbg !387

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !388
	br i1 %206, label %b39, label %b38, !dbg !388

b34:
	br i1 %148, label %b35, label %b36, !dbg !378

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !389
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !389
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !389
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !389
	%211 = icmp ne i64 %p2, %144, !dbg !389
	%212 = icmp ne i64 %p2, %p13, !dbg !389
	%213 = icmp ugt i64 %141, 5, !dbg !389
	%214 = or i1 %211, %212, !dbg !389
	%215 = or i1 %214, %213, !dbg !389
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !389, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !389
	%217 = bitcast i32* %209 to i8*, !dbg !389
	%218 = bitcast i64* %210 to i8*, !dbg !389
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 4), !dbg !389
	%220 = icmp sge i64 %219, 0, !dbg !390
	br label %b39, !dbg !391

b36:
	br i1 %149, label %b37, label %b38, !dbg !379

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !392
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !392
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !392
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !392
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !392
	%226 = icmp ugt i64 %p2, %p6, !dbg !392
	%227 = icmp ne i64 %p2, %144, !dbg !392
	%228 = icmp ne i64 %p2, %p13, !dbg !392
	%229 = icmp ugt i64 %141, 5, !dbg !392
	%230 = or i1 %226, %227, !dbg !392
	%231 = or i1 %230, %228, !dbg !392
	%232 = or i1 %231, %229, !dbg !392
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !392, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !392
	%234 = bitcast i64* %223 to i8*, !dbg !392
	%235 = bitcast i32* %224 to i8*, !dbg !392
	%236 = bitcast i64* %225 to i8*, !dbg !392
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 4), !dbg !392
	%238 = icmp sgt i64 %237, 0, !dbg !393
	br label %b39, !dbg !394

b38:
	br label %b39, !dbg !395

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !369
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !369
	br i1 %239, label %b41, label %b40, !dbg !369

b40:
	br i1 %140, label %b41, label %b23, !dbg !371

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !396
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !397
	%243 = icmp uge i64 0, %p15, !dbg !397
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !397, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !397
	br label %b42, !dbg !397

b42:
	ret void, !dbg !337

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !341
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !341

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !341
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !340
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !340
	ret void, !dbg !340

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !349
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !349

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !349
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !349
	ret void, !dbg !349

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !350
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !350
	ret void, !dbg !350

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !352
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !352

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !352
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !352
	ret void, !dbg !352

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !352
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !352
	ret void, !dbg !352

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !354
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !354

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %55), !dbg !354
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !354
	ret void, !dbg !354

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %56, i64 5), !dbg !354
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !354
	ret void, !dbg !354

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !357
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !357

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !357
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !357
	ret void, !dbg !357

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !357
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !357

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %68), !dbg !357
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !357
	ret void, !dbg !357

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %69, i64 5), !dbg !357
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !357
	ret void, !dbg !357

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !360
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !360

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %85), !dbg !360
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !360
	ret void, !dbg !360

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !360
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !360

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !360
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !360
	ret void, !dbg !360

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %86, i64 5), !dbg !360
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !360
	ret void, !dbg !360

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !362
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !362

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %101), !dbg !362
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !362
	ret void, !dbg !362

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !362
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !362

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !362
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !362
	ret void, !dbg !362

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %102, i64 5), !dbg !362
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !362
	ret void, !dbg !362

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !365
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !365

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !365
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !365
	ret void, !dbg !365

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !365
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !365

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %118), !dbg !365
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !365
	ret void, !dbg !365

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !365
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !365

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !365
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !365
	ret void, !dbg !365

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %119, i64 5), !dbg !365
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !365
	ret void, !dbg !365

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !380
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !380

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !380
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !380
	ret void, !dbg !380

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %141, i64 5), !dbg !372
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !372
	ret void, !dbg !372

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !374
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !374

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %144), !dbg !374
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !374
	ret void, !dbg !374

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !374
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !374
	ret void, !dbg !374

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !381
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !381

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %144), !dbg !381
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !381
	ret void, !dbg !381

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 5), !dbg !381
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !381
	ret void, !dbg !381

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !384
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !384

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !384
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !384
	ret void, !dbg !384

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !384
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !384

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %144), !dbg !384
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !384
	ret void, !dbg !384

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 5), !dbg !384
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !384
	ret void, !dbg !384

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !387
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !387

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %144), !dbg !387
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !387
	ret void, !dbg !387

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !387
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !387

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !387
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !387
	ret void, !dbg !387

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 5), !dbg !387
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !387
	ret void, !dbg !387

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !389
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !389

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %144), !dbg !389
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !389
	ret void, !dbg !389

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !389
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !389

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !389
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !389
	ret void, !dbg !389

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 5), !dbg !389
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !389
	ret void, !dbg !389

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !392
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !392

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !392
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !392
	ret void, !dbg !392

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !392
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !392

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %144), !dbg !392
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !392
	ret void, !dbg !392

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !392
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !392

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !392
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !392
	ret void, !dbg !392

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %141, i64 5), !dbg !392
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !392
	ret void, !dbg !392

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !397
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !397
	ret void, !dbg !397
}

define void @NumbersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !398 {
entry:
	br label %b0, !dbg !399

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !399
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !399
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !399
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !402, !range !14
	%4 = sext i32 %3 to i64, !dbg !402
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !402, !range !16
	%6 = sext i32 %5 to i64, !dbg !402
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !402, !range !16
	%8 = sext i32 %7 to i64, !dbg !402
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !402, !range !27
	%10 = sext i32 %9 to i64, !dbg !402
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !402, !range !28
	%12 = sext i32 %11 to i64, !dbg !402
	%13 = trunc i64 %12 to i32, !dbg !402
	%14 = trunc i64 %8 to i32, !dbg !402
	%15 = mul i32 %13, %14, !dbg !402
	%16 = zext i32 %15 to i64, !dbg !402
	%17 = trunc i64 %6 to i32, !dbg !402
	%18 = add i32 %17, %15, !dbg !402
	%19 = zext i32 %18 to i64, !dbg !402
	%20 = mul i64 %10, %19, !dbg !402
	%21 = add i64 %4, %20, !dbg !402
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !402, !range !29
	%24 = mul i32 %22, %23, !dbg !402
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !402, !range !30
	%26 = mul i32 %24, %25, !dbg !402
	%27 = sext i32 %26 to i64, !dbg !402
	%28 = mul i64 %21, %27, !dbg !402
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !402, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !402, !range !17
	%32 = mul i32 %23, %31, !dbg !402
	%33 = add i32 %30, %32, !dbg !402
	%34 = mul i32 %22, %33, !dbg !402
	%35 = add i32 %29, %34, !dbg !402
	%36 = sext i32 %35 to i64, !dbg !402
	%37 = add i64 %28, %36, !dbg !402
	%38 = mul i64 %10, %12, !dbg !402
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !402, !range !28
	%40 = sext i32 %39 to i64, !dbg !402
	%41 = mul i64 %38, %40, !dbg !402
	%42 = mul i64 %41, %27, !dbg !402
	%43 = icmp eq i64 %p0, 0, !dbg !403
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !404
	%45 = sext i32 %44 to i64, !dbg !404
	%46 = trunc i64 %p7 to i32, !dbg !404
	%47 = icmp eq i64 %p0, 1, !dbg !405
	%48 = icmp eq i64 %p0, 2, !dbg !406
	%49 = icmp eq i64 %p0, 3, !dbg !407
	%50 = icmp eq i64 %p0, 4, !dbg !408
	br label %b1, !dbg !402

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !402
	%52 = icmp slt i64 %51, %p4, !dbg !402
	br i1 %52, label %b2, label %b13, !dbg !402

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !409
	%54 = icmp uge i64 %51, %p2, !dbg !409
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !409, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !403

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !404
	%56 = icmp uge i64 %p7, %45, !dbg !404
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !404, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !404
	%58 = call i64 @gpuc_atomic_fetch_thread_64(i8* %57, i32 %46), !dbg !404
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !410
	%60 = icmp uge i64 %51, %p6, !dbg !410
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !410, !prof !13

b3_ok2:
	store i64 %58, i64 addrspace(1)* %59, align 8, !dbg !410
	br label %b12, !dbg !410

b4:
	br i1 %47, label %b5, label %b6, !dbg !405

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !412
	%62 = icmp uge i64 %p7, %45, !dbg !411
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !411, !prof !13

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !412
	%64 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !411
	%65 = bitcast i64* %64 to i8*, !dbg !411
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %46), !dbg !411
	br label %b12, !dbg !411

b6:
	br i1 %48, label %b7, label %b8, !dbg !406

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !414
	%67 = icmp uge i64 %p7, %45, !dbg !413
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !413, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !414
	%69 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !413
	%70 = bitcast i64* %69 to i8*, !dbg !413
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %46), !dbg !413
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !415
	%73 = icmp uge i64 %51, %p6, !dbg !415
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !415, !prof !13

b7_ok2:
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !415
	br label %b12, !dbg !415

b8:
	br i1 %49, label %b9, label %b10, !dbg !407

b9:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !417
	%75 = icmp uge i64 %p7, %45, !dbg !416
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !416, !prof !13

b9_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !417
	%77 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !416
	%78 = bitcast i64* %77 to i8*, !dbg !416
	call void @gpuc_atomic_add_thread_int64(i8* %78, i64 %76, i32 %46), !dbg !416
	br label %b12, !dbg !416

b10:
	br i1 %50, label %b11, label %b12, !dbg !408

b11:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !419
	%80 = icmp uge i64 %p7, %45, !dbg !418
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !418, !prof !13

b11_ok1:
	%81 = load i64, i64 addrspace(1)* %79, align 8, !dbg !419
	%82 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !418
	%83 = bitcast i64* %82 to i8*, !dbg !418
	%84 = call i64 @gpuc_atomic_fetch_add_thread_int64(i8* %83, i64 %81, i32 %46), !dbg !418
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !420
	%86 = icmp uge i64 %51, %p6, !dbg !420
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !420, !prof !13

b11_ok2:
	store i64 %84, i64 addrspace(1)* %85, align 8, !dbg !420
	br label %b12, !dbg !420

b12:
	%87 = add i64 %51, %42, !dbg !402
	br label %b1, !dbg !402

b13:
	ret void, !dbg !401

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !409
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !409
	ret void, !dbg !409

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !404
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !404
	ret void, !dbg !404

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !410
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !410
	ret void, !dbg !410

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !411
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !411
	ret void, !dbg !411

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !413
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !413
	ret void, !dbg !413

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !415
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !415
	ret void, !dbg !415

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !416
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !416
	ret void, !dbg !416

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !418
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !418
	ret void, !dbg !418

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !420
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !420
	ret void, !dbg !420
}

define void @IntegersInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !421 {
entry:
	br label %b0, !dbg !422

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !422
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !422
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !422
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !422
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !14
	%5 = sext i32 %4 to i64, !dbg !425
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !16
	%7 = sext i32 %6 to i64, !dbg !425
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !425, !range !16
	%9 = sext i32 %8 to i64, !dbg !425
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !425, !range !27
	%11 = sext i32 %10 to i64, !dbg !425
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !425, !range !28
	%13 = sext i32 %12 to i64, !dbg !425
	%14 = trunc i64 %13 to i32, !dbg !425
	%15 = trunc i64 %9 to i32, !dbg !425
	%16 = mul i32 %14, %15, !dbg !425
	%17 = zext i32 %16 to i64, !dbg !425
	%18 = trunc i64 %7 to i32, !dbg !425
	%19 = add i32 %18, %16, !dbg !425
	%20 = zext i32 %19 to i64, !dbg !425
	%21 = mul i64 %11, %20, !dbg !425
	%22 = add i64 %5, %21, !dbg !425
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !425, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !425, !range !29
	%25 = mul i32 %23, %24, !dbg !425
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !425, !range !30
	%27 = mul i32 %25, %26, !dbg !425
	%28 = sext i32 %27 to i64, !dbg !425
	%29 = mul i64 %22, %28, !dbg !425
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !17
	%33 = mul i32 %24, %32, !dbg !425
	%34 = add i32 %31, %33, !dbg !425
	%35 = mul i32 %23, %34, !dbg !425
	%36 = add i32 %30, %35, !dbg !425
	%37 = sext i32 %36 to i64, !dbg !425
	%38 = add i64 %29, %37, !dbg !425
	%39 = mul i64 %11, %13, !dbg !425
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !425, !range !28
	%41 = sext i32 %40 to i64, !dbg !425
	%42 = mul i64 %39, %41, !dbg !425
	%43 = mul i64 %42, %28, !dbg !425
	%44 = icmp eq i64 %p0, 5, !dbg !426
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%46 = sext i32 %45 to i64, !dbg !427
	%47 = trunc i64 %p9 to i32, !dbg !427
	%48 = icmp eq i64 %p0, 6, !dbg !428
	%49 = icmp eq i64 %p0, 7, !dbg !429
	%50 = icmp eq i64 %p0, 8, !dbg !430
	%51 = icmp eq i64 %p0, 9, !dbg !431
	%52 = icmp eq i64 %p0, 10, !dbg !432
	%53 = icmp eq i64 %p0, 11, !dbg !433
	%54 = icmp eq i64 %p0, 12, !dbg !434
	%55 = icmp eq i64 %p0, 13, !dbg !435
	br label %b1, !dbg !425

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !425
	%57 = icmp slt i64 %56, %p4, !dbg !425
	br i1 %57, label %b2, label %b21, !dbg !425

b2:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !436
	%59 = icmp uge i64 %56, %p2, !dbg !436
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !436, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !426

b3:
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !427
	%61 = icmp uge i64 %p9, %46, !dbg !427
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !427, !prof !13

b3_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !427
	call void @gpuc_atomic_inc_thread_64(i8* %62, i32 %47), !dbg !427
	br label %b20, !dbg !427

b4:
	br i1 %48, label %b5, label %b6, !dbg !428

b5:
	%63 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !437
	%64 = icmp uge i64 %p9, %46, !dbg !437
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !437, !prof !13

b5_ok1:
	%65 = bitcast i64* %63 to i8*, !dbg !437
	%66 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %65, i32 %47), !dbg !437
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !438
	%68 = icmp uge i64 %56, %p8, !dbg !438
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !438, !prof !13

b5_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !438
	br label %b20, !dbg !438

b6:
	br i1 %49, label %b7, label %b8, !dbg !429

b7:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %56, !dbg !439
	%70 = icmp uge i64 %56, %p6, !dbg !439
	%71 = icmp uge i64 %p9, %46, !dbg !440
	%72 = or i1 %70, %71, !dbg !440
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !440, !prof !13

b7_ok1:
	%73 = load i64, i64 addrspace(1)* %69, align 8, !dbg !439
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !441
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !441
	%76 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !440
	%77 = bitcast i64* %76 to i8*, !dbg !440
	%78 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %77, i64 %73, i64 %75, i32 %47), !dbg !440
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !442
	%80 = icmp uge i64 %56, %p8, !dbg !442
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !442, !prof !13

b7_ok3:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !442
	br label %b20, !dbg !442

b8:
	br i1 %50, label %b9, label %b10, !dbg !430

b9:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !444
	%82 = icmp uge i64 %p9, %46, !dbg !443
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !443, !prof !13

b9_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !444
	%84 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !443
	%85 = bitcast i64* %84 to i8*, !dbg !443
	call void @gpuc_atomic_and_thread_64(i8* %85, i64 %83, i32 %47), !dbg !443
	br label %b20, !dbg !443

b10:
	br i1 %51, label %b11, label %b12, !dbg !431

b11:
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !446
	%87 = icmp uge i64 %p9, %46, !dbg !445
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !445, !prof !13

b11_ok1:
	%88 = load i64, i64 addrspace(1)* %86, align 8, !dbg !446
	%89 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !445
	%90 = bitcast i64* %89 to i8*, !dbg !445
	%91 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %90, i64 %88, i32 %47), !dbg !445
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !447
	%93 = icmp uge i64 %56, %p8, !dbg !447
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !447, !prof !13

b11_ok2:
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !447
	br label %b20, !dbg !447

b12:
	br i1 %52, label %b13, label %b14, !dbg !432

b13:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !449
	%95 = icmp uge i64 %p9, %46, !dbg !448
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !448, !prof !13

b13_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !449
	%97 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !448
	%98 = bitcast i64* %97 to i8*, !dbg !448
	call void @gpuc_atomic_or_thread_64(i8* %98, i64 %96, i32 %47), !dbg !448
	br label %b20, !dbg !448

b14:
	br i1 %53, label %b15, label %b16, !dbg !433

b15:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !451
	%100 = icmp uge i64 %p9, %46, !dbg !450
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !450, !prof !13

b15_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !451
	%102 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !450
	%103 = bitcast i64* %102 to i8*, !dbg !450
	%104 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %103, i64 %101, i32 %47), !dbg !450
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !452
	%106 = icmp uge i64 %56, %p8, !dbg !452
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !452, !prof !13

b15_ok2:
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !452
	br label %b20, !dbg !452

b16:
	br i1 %54, label %b17, label %b18, !dbg !434

b17:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !454
	%108 = icmp uge i64 %p9, %46, !dbg !453
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !453, !prof !13

b17_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !454
	%110 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !453
	%111 = bitcast i64* %110 to i8*, !dbg !453
	call void @gpuc_atomic_xor_thread_64(i8* %111, i64 %109, i32 %47), !dbg !453
	br label %b20, !dbg !453

b18:
	br i1 %55, label %b19, label %b20, !dbg !435

b19:
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !456
	%113 = icmp uge i64 %p9, %46, !dbg !455
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !455, !prof !13

b19_ok1:
	%114 = load i64, i64 addrspace(1)* %112, align 8, !dbg !456
	%115 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !455
	%116 = bitcast i64* %115 to i8*, !dbg !455
	%117 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %116, i64 %114, i32 %47), !dbg !455
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !457
	%119 = icmp uge i64 %56, %p8, !dbg !457
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !457, !prof !13

b19_ok2:
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !457
	br label %b20, !dbg !457

b20:
	%120 = add i64 %56, %43, !dbg !425
	br label %b1, !dbg !425

b21:
	ret void, !dbg !424

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !436
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !436
	ret void, !dbg !436

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !427
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !427
	ret void, !dbg !427

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !437
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !437
	ret void, !dbg !437

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !438
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !438
	ret void, !dbg !438

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !439
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !439

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !439
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !439
	ret void, !dbg !439

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !440
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !440
	ret void, !dbg !440

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !442
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !442
	ret void, !dbg !442

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !443
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !443
	ret void, !dbg !443

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !445
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !445
	ret void, !dbg !445

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !447
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !447
	ret void, !dbg !447

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !448
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !448
	ret void, !dbg !448

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !450
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !450
	ret void, !dbg !450

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !452
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !452
	ret void, !dbg !452

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !453
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !453
	ret void, !dbg !453

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !455
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !455
	ret void, !dbg !455

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !457
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !457
	ret void, !dbg !457
}

define void @WaitInt(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !458 {
entry:
	br label %b0, !dbg !459

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !459
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !459
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !459
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !459
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !459
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !459
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !462, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !462, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !462, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !462, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !462, !range !29
	%11 = mul i32 %10, %8, !dbg !462
	%12 = add i32 %7, %11, !dbg !462
	%13 = mul i32 %9, %12, !dbg !462
	%14 = add i32 %6, %13, !dbg !462
	%15 = sext i32 %14 to i64, !dbg !462
	%16 = icmp eq i64 %15, 33, !dbg !463
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !464
	br i1 %16, label %b1, label %b5, !dbg !463

b1:
	%18 = sext i32 %17 to i64, !dbg !464
	%19 = trunc i64 %p16 to i32, !dbg !464
	br label %b2, !dbg !463

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !463
	%21 = add i64 %20, 1, !dbg !463
	%22 = icmp slt i64 %21, %p4, !dbg !463
	br i1 %22, label %b3, label %b4, !dbg !463

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !465
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !466
	%25 = icmp uge i64 %21, %p2, !dbg !465
	%26 = icmp uge i64 %p16, %18, !dbg !464
	%27 = or i1 %25, %26, !dbg !464
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !464, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !466
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !464
	%30 = bitcast i64* %29 to i8*, !dbg !464
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !464
	br label %b2, !dbg !464

b4:
	call void @gpuc_quiet_thread(), !dbg !467
	br label %b42, !dbg !467

b5:
	%31 = icmp eq i64 %15, 0, !dbg !468
	br i1 %31, label %b6, label %b42, !dbg !468

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !469
	br i1 %32, label %b7, label %b22, !dbg !469

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !472
	br i1 %33, label %b8, label %b9, !dbg !472

b8:
	%34 = sext i32 %p9 to i64, !dbg !474
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !473
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !474
	%37 = icmp uge i64 %p10, %p2, !dbg !473
	%38 = icmp ugt i64 %34, 5, !dbg !474
	%39 = or i1 %37, %38, !dbg !474
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !474, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !474
	call void @gpuc_wait_until_thread_int64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 88), !dbg !474
	br label %b21, !dbg !474

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !475
	br i1 %41, label %b10, label %b11, !dbg !475

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !476
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !476
	%44 = sext i32 %p9 to i64, !dbg !476
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !476
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !476
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !476
	%48 = icmp ne i64 %p2, %43, !dbg !476
	%49 = icmp ugt i64 %44, 5, !dbg !476
	%50 = or i1 %48, %49, !dbg !476
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !476, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !476
	%52 = bitcast i32* %47 to i8*, !dbg !476
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 89), !dbg !476
	br label %b21, !dbg !476

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !477
	br i1 %53, label %b12, label %b13, !dbg !477

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !478
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !478
	%56 = sext i32 %p9 to i64, !dbg !478
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !478
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !478
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !478
	%60 = icmp ne i64 %p2, %55, !dbg !478
	%61 = icmp ugt i64 %56, 5, !dbg !478
	%62 = or i1 %60, %61, !dbg !478
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !478, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !478
	%64 = bitcast i32* %59 to i8*, !dbg !478
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 90), !dbg !478
	br label %b21, !dbg !479

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !480
	br i1 %66, label %b14, label %b15, !dbg !480

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !481
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !481
	%69 = sext i32 %p9 to i64, !dbg !481
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !481
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !481
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !481
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !481
	%74 = icmp ugt i64 %p2, %p6, !dbg !481
	%75 = icmp ne i64 %p2, %68, !dbg !481
	%76 = icmp ugt i64 %69, 5, !dbg !481
	%77 = or i1 %74, %75, !dbg !481
	%78 = or i1 %77, %76, !dbg !481
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !481, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !481
	%80 = bitcast i64* %72 to i8*, !dbg !481
	%81 = bitcast i32* %73 to i8*, !dbg !481
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 4, i32 1, i8* %ctrl, i32 91), !dbg !481
	br label %b21, !dbg !482

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !483
	br i1 %83, label %b16, label %b17, !dbg !483

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !484
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !484
	%86 = sext i32 %p9 to i64, !dbg !484
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !484
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !484
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !484
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !484
	%91 = icmp ne i64 %p2, %85, !dbg !484
	%92 = icmp ne i64 %p2, %p13, !dbg !484
	%93 = icmp ugt i64 %86, 5, !dbg !484
	%94 = or i1 %91, %92, !dbg !484
	%95 = or i1 %94, %93, !dbg !484
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !484, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !484
	%97 = bitcast i32* %89 to i8*, !dbg !484
	%98 = bitcast i64* %90 to i8*, !dbg !484
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 4, i32 1, i8* %ctrl, i32 92), !dbg !484
	br label %b21, !dbg !484

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !485
	br i1 %99, label %b18, label %b19, !dbg !485

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !486
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !486
	%102 = sext i32 %p9 to i64, !dbg !486
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !486
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !486
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !486
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !486
	%107 = icmp ne i64 %p2, %101, !dbg !486
	%108 = icmp ne i64 %p2, %p13, !dbg !486
	%109 = icmp ugt i64 %102, 5, !dbg !486
	%110 = or i1 %107, %108, !dbg !486
	%111 = or i1 %110, %109, !dbg !486
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !486, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !486
	%113 = bitcast i32* %105 to i8*, !dbg !486
	%114 = bitcast i64* %106 to i8*, !dbg !486
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 4, i32 1, i8* %ctrl, i32 93), !dbg !486
	br label %b21, !dbg !487

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !488
	br i1 %116, label %b20, label %b21, !dbg !488

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !489
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !489
	%119 = sext i32 %p9 to i64, !dbg !489
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !489
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !489
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !489
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !489
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !489
	%125 = icmp ugt i64 %p2, %p6, !dbg !489
	%126 = icmp ne i64 %p2, %118, !dbg !489
	%127 = icmp ne i64 %p2, %p13, !dbg !489
	%128 = icmp ugt i64 %119, 5, !dbg !489
	%129 = or i1 %125, %126, !dbg !489
	%130 = or i1 %129, %127, !dbg !489
	%131 = or i1 %130, %128, !dbg !489
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !489, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !489
	%133 = bitcast i64* %122 to i8*, !dbg !489
	%134 = bitcast i32* %123 to i8*, !dbg !489
	%135 = bitcast i64* %124 to i8*, !dbg !489
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 4, i32 1, i8* %ctrl, i32 94), !dbg !489
	br label %b21, !dbg !490

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !471
	br label %b41, !dbg !471

b22:
	%138 = sub i64 %p0, 7, !dbg !491
	%139 = icmp eq i64 %138, 0, !dbg !494
	%140 = icmp eq i64 %p4, 0, !dbg !495
	%141 = sext i32 %p9 to i64, !dbg !496
	%142 = icmp eq i64 %138, 1, !dbg !497
	%143 = icmp eq i64 %p8, 0, !dbg !498
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !498
	%145 = icmp eq i64 %138, 2, !dbg !499
	%146 = icmp eq i64 %138, 3, !dbg !500
	%147 = icmp eq i64 %138, 4, !dbg !501
	%148 = icmp eq i64 %138, 5, !dbg !502
	%149 = icmp eq i64 %138, 6, !dbg !503
	br label %b23, !dbg !491

b23:
	br i1 %139, label %b24, label %b25, !dbg !494

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !504
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !496
	%152 = icmp uge i64 %p10, %p2, !dbg !504
	%153 = icmp ugt i64 %141, 5, !dbg !496
	%154 = or i1 %152, %153, !dbg !496
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !496, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !496
	%156 = call i32 @gpuc_test_thread_int64(i8* %155, i32 %p9, i64 %p11), !dbg !496
	%157 = icmp ne i32 %156, 0, !dbg !496
	br label %b33, !dbg !496

b25:
	br i1 %142, label %b26, label %b27, !dbg !497

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !498
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !498
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !498
	%161 = icmp ne i64 %p2, %144, !dbg !498
	%162 = icmp ugt i64 %141, 5, !dbg !498
	%163 = or i1 %161, %162, !dbg !498
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !498, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !498
	%165 = bitcast i32* %160 to i8*, !dbg !498
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 4), !dbg !498
	%167 = icmp ne i32 %166, 0, !dbg !498
	br label %b33, !dbg !498

b27:
	br i1 %145, label %b28, label %b29, !dbg !499

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !505
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !505
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !505
	%171 = icmp ne i64 %p2, %144, !dbg !505
	%172 = icmp ugt i64 %141, 5, !dbg !505
	%173 = or i1 %171, %172, !dbg !505
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !505, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !505
	%175 = bitcast i32* %170 to i8*, !dbg !505
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 4), !dbg !505
	%177 = icmp sge i64 %176, 0, !dbg !506
	br label %b39, !dbg !507

b29:
	br i1 %146, label %b30, label %b31, !dbg !500

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !508
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !508
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !508
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !508
	%182 = icmp ugt i64 %p2, %p6, !dbg !508
	%183 = icmp ne i64 %p2, %144, !dbg !508
	%184 = icmp ugt i64 %141, 5, !dbg !508
	%185 = or i1 %182, %183, !dbg !508
	%186 = or i1 %185, %184, !dbg !508
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !508, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !508
	%188 = bitcast i64* %180 to i8*, !dbg !508
	%189 = bitcast i32* %181 to i8*, !dbg !508
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 4), !dbg !508
	%191 = icmp sgt i64 %190, 0, !dbg !509
	br label %b39, !dbg !510

b31:
	br i1 %147, label %b32, label %b34, !dbg !501

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !511
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !511
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !511
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !511
	%196 = icmp ne i64 %p2, %144, !dbg !511
	%197 = icmp ne i64 %p2, %p13, !dbg !511
	%198 = icmp ugt i64 %141, 5, !dbg !511
	%199 = or i1 %196, %197, !dbg !511
	%200 = or i1 %199, %198, !dbg !511
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !511, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !511
	%202 = bitcast i32* %194 to i8*, !dbg !511
	%203 = bitcast i64* %195 to i8*, !dbg !511
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 4), !dbg !511
	%205 = icmp ne i32 %204, 0, !dbg !511
	br label %b33, !dbg !511

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !512
	br i1 %206, label %b39, label %b38, !dbg !512

b34:
	br i1 %148, label %b35, label %b36, !dbg !502

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !513
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !513
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !513
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !513
	%211 = icmp ne i64 %p2, %144, !dbg !513
	%212 = icmp ne i64 %p2, %p13, !dbg !513
	%213 = icmp ugt i64 %141, 5, !dbg !513
	%214 = or i1 %211, %212, !dbg !513
	%215 = or i1 %214, %213, !dbg !513
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !513, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !513
	%217 = bitcast i32* %209 to i8*, !dbg !513
	%218 = bitcast i64* %210 to i8*, !dbg !513
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 4), !dbg !513
	%220 = icmp sge i64 %219, 0, !dbg !514
	br label %b39, !dbg !515

b36:
	br i1 %149, label %b37, label %b38, !dbg !503

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !516
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !516
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !516
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !516
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !516
	%226 = icmp ugt i64 %p2, %p6, !dbg !516
	%227 = icmp ne i64 %p2, %144, !dbg !516
	%228 = icmp ne i64 %p2, %p13, !dbg !516
	%229 = icmp ugt i64 %141, 5, !dbg !516
	%230 = or i1 %226, %227, !dbg !516
	%231 = or i1 %230, %228, !dbg !516
	%232 = or i1 %231, %229, !dbg !516
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !516, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !516
	%234 = bitcast i64* %223 to i8*, !dbg !516
	%235 = bitcast i32* %224 to i8*, !dbg !516
	%236 = bitcast i64* %225 to i8*, !dbg !516
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 4), !dbg !516
	%238 = icmp sgt i64 %237, 0, !dbg !517
	br label %b39, !dbg !518

b38:
	br label %b39, !dbg !519

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !493
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !493
	br i1 %239, label %b41, label %b40, !dbg !493

b40:
	br i1 %140, label %b41, label %b23, !dbg !495

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !520
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !521
	%243 = icmp uge i64 0, %p15, !dbg !521
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !521, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !521
	br label %b42, !dbg !521

b42:
	ret void, !dbg !461

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !465
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !465

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !465
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !465
	ret void, !dbg !465

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !464
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !464
	ret void, !dbg !464

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !473
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !473

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !473
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !473
	ret void, !dbg !473

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !474
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !474
	ret void, !dbg !474

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !476
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !476

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !476
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !476
	ret void, !dbg !476

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !476
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !476
	ret void, !dbg !476

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !478
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !478

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %55), !dbg !478
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !478
	ret void, !dbg !478

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %56, i64 5), !dbg !478
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !478
	ret void, !dbg !478

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !481
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !481

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !481
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !481
	ret void, !dbg !481

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !481
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !481

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %68), !dbg !481
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !481
	ret void, !dbg !481

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %69, i64 5), !dbg !481
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !481
	ret void, !dbg !481

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !484
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !484

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %85), !dbg !484
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !484
	ret void, !dbg !484

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !484
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !484

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !484
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !484
	ret void, !dbg !484

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %86, i64 5), !dbg !484
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !484
	ret void, !dbg !484

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !486
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !486

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %101), !dbg !486
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !486
	ret void, !dbg !486

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !486
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !486

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !486
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !486
	ret void, !dbg !486

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %102, i64 5), !dbg !486
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !486
	ret void, !dbg !486

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !489
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !489

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !489
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !489
	ret void, !dbg !489

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !489
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !489

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %118), !dbg !489
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !489
	ret void, !dbg !489

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !489
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !489

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !489
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !489
	ret void, !dbg !489

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %119, i64 5), !dbg !489
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !489
	ret void, !dbg !489

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !504
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !504

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !504
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !504
	ret void, !dbg !504

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %141, i64 5), !dbg !496
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !496
	ret void, !dbg !496

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !498
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !498

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %144), !dbg !498
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !498
	ret void, !dbg !498

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !498
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !498
	ret void, !dbg !498

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !505
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !505

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %144), !dbg !505
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !505
	ret void, !dbg !505

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 5), !dbg !505
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !505
	ret void, !dbg !505

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !508
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !508

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !508
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !508
	ret void, !dbg !508

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !508
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !508

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %144), !dbg !508
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !508
	ret void, !dbg !508

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 5), !dbg !508
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !508
	ret void, !dbg !508

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !511
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !511

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %144), !dbg !511
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !511
	ret void, !dbg !511

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !511
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !511

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !511
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !511
	ret void, !dbg !511

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 5), !dbg !511
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !511
	ret void, !dbg !511

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !513
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !513

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %144), !dbg !513
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !513
	ret void, !dbg !513

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !513
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !513

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !513
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !513
	ret void, !dbg !513

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 5), !dbg !513
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !513
	ret void, !dbg !513

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !516
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !516

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !516
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !516
	ret void, !dbg !516

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !516
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !516

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %144), !dbg !516
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !516
	ret void, !dbg !516

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !516
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !516

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !516
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !516
	ret void, !dbg !516

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %141, i64 5), !dbg !516
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !516
	ret void, !dbg !516

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !521
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !521
	ret void, !dbg !521
}

define void @WaitUint16(i64 %p0, i16* %p1, i64 %p2, i16* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i16 zeroext %p11, i16* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !522 {
entry:
	br label %b0, !dbg !523

b0:
	%0 = addrspacecast i16* %p1 to i16 addrspace(1)*, !dbg !523
	%1 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !523
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !523
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !523
	%4 = addrspacecast i16* %p12 to i16 addrspace(1)*, !dbg !523
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !523
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !526, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !526, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !526, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !526, !range !29
	%11 = mul i32 %10, %8, !dbg !526
	%12 = add i32 %7, %11, !dbg !526
	%13 = mul i32 %9, %12, !dbg !526
	%14 = add i32 %6, %13, !dbg !526
	%15 = sext i32 %14 to i64, !dbg !526
	%16 = icmp eq i64 %15, 33, !dbg !527
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !528
	br i1 %16, label %b1, label %b5, !dbg !527

b1:
	%18 = sext i32 %17 to i64, !dbg !528
	%19 = trunc i64 %p16 to i32, !dbg !528
	br label %b2, !dbg !527

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !527
	%21 = add i64 %20, 1, !dbg !527
	%22 = icmp slt i64 %21, %p4, !dbg !527
	br i1 %22, label %b3, label %b4, !dbg !527

b3:
	%23 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %21, !dbg !529
	%24 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %21, !dbg !530
	%25 = icmp uge i64 %21, %p2, !dbg !529
	%26 = icmp uge i64 %p16, %18, !dbg !528
	%27 = or i1 %25, %26, !dbg !528
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !528, !prof !13

b3_ok1:
	%28 = load i16, i16 addrspace(1)* %24, align 2, !dbg !530
	%29 = addrspacecast i16 addrspace(1)* %23 to i16*, !dbg !528
	%30 = bitcast i16* %29 to i8*, !dbg !528
	call void @gpuc_p_thread_16(i8* %30, i16 zeroext %28, i32 %19), !dbg !528
	br label %b2, !dbg !528

b4:
	call void @gpuc_quiet_thread(), !dbg !531
	br label %b42, !dbg !531

b5:
	%31 = icmp eq i64 %15, 0, !dbg !532
	br i1 %31, label %b6, label %b42, !dbg !532

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !533
	br i1 %32, label %b7, label %b22, !dbg !533

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !536
	br i1 %33, label %b8, label %b9, !dbg !536

b8:
	%34 = sext i32 %p9 to i64, !dbg !538
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !537
	%36 = addrspacecast i16 addrspace(1)* %35 to i16*, !dbg !538
	%37 = icmp uge i64 %p10, %p2, !dbg !537
	%38 = icmp ugt i64 %34, 5, !dbg !538
	%39 = or i1 %37, %38, !dbg !538
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !538, !prof !13

b8_ok1:
	%40 = bitcast i16* %36 to i8*, !dbg !538
	call void @gpuc_wait_until_thread_uint16(i8* %40, i32 %p9, i16 zeroext %p11, i32 1, i8* %ctrl, i32 95), !dbg !538
	br label %b21, !dbg !538

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !539
	br i1 %41, label %b10, label %b11, !dbg !539

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !540
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !540
	%44 = sext i32 %p9 to i64, !dbg !540
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !540
	%46 = zext i16 %p11 to i64, !dbg !540
	%47 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !540
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !540
	%49 = icmp ne i64 %p2, %43, !dbg !540
	%50 = icmp ugt i64 %44, 5, !dbg !540
	%51 = or i1 %49, %50, !dbg !540
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !540, !prof !13

b10_ok1:
	%52 = bitcast i16* %47 to i8*, !dbg !540
	%53 = bitcast i32* %48 to i8*, !dbg !540
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 6, i32 1, i8* %ctrl, i32 96), !dbg !540
	br label %b21, !dbg !540

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !541
	br i1 %54, label %b12, label %b13, !dbg !541

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !542
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !542
	%57 = sext i32 %p9 to i64, !dbg !542
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !542
	%59 = zext i16 %p11 to i64, !dbg !542
	%60 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !542
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !542
	%62 = icmp ne i64 %p2, %56, !dbg !542
	%63 = icmp ugt i64 %57, 5, !dbg !542
	%64 = or i1 %62, %63, !dbg !542
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !542, !prof !13

b12_ok1:
	%65 = bitcast i16* %60 to i8*, !dbg !542
	%66 = bitcast i32* %61 to i8*, !dbg !542
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 6, i32 1, i8* %ctrl, i32 97), !dbg !542
	br label %b21, !dbg !543

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !544
	br i1 %68, label %b14, label %b15, !dbg !544

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !545
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !545
	%71 = sext i32 %p9 to i64, !dbg !545
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !545
	%73 = zext i16 %p11 to i64, !dbg !545
	%74 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !545
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !545
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !545
	%77 = icmp ugt i64 %p2, %p6, !dbg !545
	%78 = icmp ne i64 %p2, %70, !dbg !545
	%79 = icmp ugt i64 %71, 5, !dbg !545
	%80 = or i1 %77, %78, !dbg !545
	%81 = or i1 %80, %79, !dbg !545
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !545, !prof !13

b14_ok1:
	%82 = bitcast i16* %74 to i8*, !dbg !545
	%83 = bitcast i64* %75 to i8*, !dbg !545
	%84 = bitcast i32* %76 to i8*, !dbg !545
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 6, i32 1, i8* %ctrl, i32 98), !dbg !545
	br label %b21, !dbg !546

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !547
	br i1 %86, label %b16, label %b17, !dbg !547

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !548
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !548
	%89 = sext i32 %p9 to i64, !dbg !548
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !548
	%91 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !548
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !548
	%93 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !548
	%94 = icmp ne i64 %p2, %88, !dbg !548
	%95 = icmp ne i64 %p2, %p13, !dbg !548
	%96 = icmp ugt i64 %89, 5, !dbg !548
	%97 = or i1 %94, %95, !dbg !548
	%98 = or i1 %97, %96, !dbg !548
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !548, !prof !13

b16_ok1:
	%99 = bitcast i16* %91 to i8*, !dbg !548
	%100 = bitcast i32* %92 to i8*, !dbg !548
	%101 = bitcast i16* %93 to i8*, !dbg !548
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 6, i32 1, i8* %ctrl, i32 99), !dbg !548
	br label %b21, !dbg !548

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !549
	br i1 %102, label %b18, label %b19, !dbg !549

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !550
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !550
	%105 = sext i32 %p9 to i64, !dbg !550
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !550
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !550
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !550
	%109 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !550
	%110 = icmp ne i64 %p2, %104, !dbg !550
	%111 = icmp ne i64 %p2, %p13, !dbg !550
	%112 = icmp ugt i64 %105, 5, !dbg !550
	%113 = or i1 %110, %111, !dbg !550
	%114 = or i1 %113, %112, !dbg !550
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !550, !prof !13

b18_ok1:
	%115 = bitcast i16* %107 to i8*, !dbg !550
	%116 = bitcast i32* %108 to i8*, !dbg !550
	%117 = bitcast i16* %109 to i8*, !dbg !550
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 6, i32 1, i8* %ctrl, i32 100), !dbg !550
	br label %b21, !dbg !551

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !552
	br i1 %119, label %b20, label %b21, !dbg !552

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !553
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !553
	%122 = sext i32 %p9 to i64, !dbg !553
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !553
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !553
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !553
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !553
	%127 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !553
	%128 = icmp ugt i64 %p2, %p6, !dbg !553
	%129 = icmp ne i64 %p2, %121, !dbg !553
	%130 = icmp ne i64 %p2, %p13, !dbg !553
	%131 = icmp ugt i64 %122, 5, !dbg !553
	%132 = or i1 %128, %129, !dbg !553
	%133 = or i1 %132, %130, !dbg !553
	%134 = or i1 %133, %131, !dbg !553
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !553, !prof !13

b20_ok1:
	%135 = bitcast i16* %124 to i8*, !dbg !553
	%136 = bitcast i64* %125 to i8*, !dbg !553
	%137 = bitcast i32* %126 to i8*, !dbg !553
	%138 = bitcast i16* %127 to i8*, !dbg !553
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 6, i32 1, i8* %ctrl, i32 101), !dbg !553
	br label %b21, !dbg !554

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !535
	br label %b41, !dbg !535

b22:
	%141 = sub i64 %p0, 7, !dbg !555
	%142 = icmp eq i64 %141, 0, !dbg !558
	%143 = icmp eq i64 %p4, 0, !dbg !559
	%144 = sext i32 %p9 to i64, !dbg !560
	%145 = icmp eq i64 %141, 1, !dbg !561
	%146 = icmp eq i64 %p8, 0, !dbg !562
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !562
	%148 = zext i16 %p11 to i64, !dbg !562
	%149 = icmp eq i64 %141, 2, !dbg !563
	%150 = icmp eq i64 %141, 3, !dbg !564
	%151 = icmp eq i64 %141, 4, !dbg !565
	%152 = icmp eq i64 %141, 5, !dbg !566
	%153 = icmp eq i64 %141, 6, !dbg !567
	br label %b23, !dbg !555

b23:
	br i1 %142, label %b24, label %b25, !dbg !558

b24:
	%154 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %p10, !dbg !568
	%155 = addrspacecast i16 addrspace(1)* %154 to i16*, !dbg !560
	%156 = icmp uge i64 %p10, %p2, !dbg !568
	%157 = icmp ugt i64 %144, 5, !dbg !560
	%158 = or i1 %156, %157, !dbg !560
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !560, !prof !13

b24_ok1:
	%159 = bitcast i16* %155 to i8*, !dbg !560
	%160 = call i32 @gpuc_test_thread_uint16(i8* %159, i32 %p9, i16 zeroext %p11), !dbg !560
	%161 = icmp ne i32 %160, 0, !dbg !560
	br label %b33, !dbg !560

b25:
	br i1 %145, label %b26, label %b27, !dbg !561

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !562
	%163 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !562
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !562
	%165 = icmp ne i64 %p2, %147, !dbg !562
	%166 = icmp ugt i64 %144, 5, !dbg !562
	%167 = or i1 %165, %166, !dbg !562
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !562, !prof !13

b26_ok1:
	%168 = bitcast i16* %163 to i8*, !dbg !562
	%169 = bitcast i32* %164 to i8*, !dbg !562
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 6), !dbg !562
	%171 = icmp ne i32 %170, 0, !dbg !562
	br label %b33, !dbg !562

b27:
	br i1 %149, label %b28, label %b29, !dbg !563

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !569
	%173 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !569
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !569
	%175 = icmp ne i64 %p2, %147, !dbg !569
	%176 = icmp ugt i64 %144, 5, !dbg !569
	%177 = or i1 %175, %176, !dbg !569
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !569, !prof !13

b28_ok1:
	%178 = bitcast i16* %173 to i8*, !dbg !569
	%179 = bitcast i32* %174 to i8*, !dbg !569
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 6), !dbg !569
	%181 = icmp sge i64 %180, 0, !dbg !570
	br label %b39, !dbg !571

b29:
	br i1 %150, label %b30, label %b31, !dbg !564

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !572
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !572
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !572
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !572
	%186 = icmp ugt i64 %p2, %p6, !dbg !572
	%187 = icmp ne i64 %p2, %147, !dbg !572
	%188 = icmp ugt i64 %144, 5, !dbg !572
	%189 = or i1 %186, %187, !dbg !572
	%190 = or i1 %189, %188, !dbg !572
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !572, !prof !13

b30_ok1:
	%191 = bitcast i16* %183 to i8*, !dbg !572
	%192 = bitcast i64* %184 to i8*, !dbg !572
	%193 = bitcast i32* %185 to i8*, !dbg !572
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 6), !dbg !572
	%195 = icmp sgt i64 %194, 0, !dbg !573
	br label %b39, !dbg !574

b31:
	br i1 %151, label %b32, label %b34, !dbg !565

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !575
	%197 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !575
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !575
	%199 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !575
	%200 = icmp ne i64 %p2, %147, !dbg !575
	%201 = icmp ne i64 %p2, %p13, !dbg !575
	%202 = icmp ugt i64 %144, 5, !dbg !575
	%203 = or i1 %200, %201, !dbg !575
	%204 = or i1 %203, %202, !dbg !575
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !575, !prof !13

b32_ok1:
	%205 = bitcast i16* %197 to i8*, !dbg !575
	%206 = bitcast i32* %198 to i8*, !dbg !575
	%207 = bitcast i16* %199 to i8*, !dbg !575
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 6), !dbg !575
	%209 = icmp ne i32 %208, 0, !dbg !575
	br label %b33, !dbg !575

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !576
	br i1 %210, label %b39, label %b38, !dbg !576

b34:
	br i1 %152, label %b35, label %b36, !dbg !566

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !577
	%212 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !577
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !577
	%214 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !577
	%215 = icmp ne i64 %p2, %147, !dbg !577
	%216 = icmp ne i64 %p2, %p13, !dbg !577
	%217 = icmp ugt i64 %144, 5, !dbg !577
	%218 = or i1 %215, %216, !dbg !577
	%219 = or i1 %218, %217, !dbg !577
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !577, !prof !13

b35_ok1:
	%220 = bitcast i16* %212 to i8*, !dbg !577
	%221 = bitcast i32* %213 to i8*, !dbg !577
	%222 = bitcast i16* %214 to i8*, !dbg !577
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 6), !dbg !577
	%224 = icmp sge i64 %223, 0, !dbg !578
	br label %b39, !dbg !579

b36:
	br i1 %153, label %b37, label %b38, !dbg !567

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !580
	%226 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !580
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !580
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !580
	%229 = addrspacecast i16 addrspace(1)* %4 to i16*, !dbg !580
	%230 = icmp ugt i64 %p2, %p6, !dbg !580
	%231 = icmp ne i64 %p2, %147, !dbg !580
	%232 = icmp ne i64 %p2, %p13, !dbg !580
	%233 = icmp ugt i64 %144, 5, !dbg !580
	%234 = or i1 %230, %231, !dbg !580
	%235 = or i1 %234, %232, !dbg !580
	%236 = or i1 %235, %233, !dbg !580
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !580, !prof !13

b37_ok1:
	%237 = bitcast i16* %226 to i8*, !dbg !580
	%238 = bitcast i64* %227 to i8*, !dbg !580
	%239 = bitcast i32* %228 to i8*, !dbg !580
	%240 = bitcast i16* %229 to i8*, !dbg !580
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 6), !dbg !580
	%242 = icmp sgt i64 %241, 0, !dbg !581
	br label %b39, !dbg !582

b38:
	br label %b39, !dbg !583

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !557
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !557
	br i1 %243, label %b41, label %b40, !dbg !557

b40:
	br i1 %143, label %b41, label %b23, !dbg !559

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !584
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !585
	%247 = icmp uge i64 0, %p15, !dbg !585
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !585, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !585
	br label %b42, !dbg !585

b42:
	ret void, !dbg !525

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !529
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !529

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !529
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !529
	ret void, !dbg !529

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !528
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !528
	ret void, !dbg !528

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !537
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !537

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !537
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !537
	ret void, !dbg !537

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !538
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !538
	ret void, !dbg !538

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !540
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !540

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !540
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !540
	ret void, !dbg !540

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !540
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !540
	ret void, !dbg !540

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !542
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !542

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %56), !dbg !542
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !542
	ret void, !dbg !542

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %57, i64 5), !dbg !542
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !542
	ret void, !dbg !542

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !545
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !545

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !545
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !545
	ret void, !dbg !545

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !545
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !545

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %70), !dbg !545
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !545
	ret void, !dbg !545

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %71, i64 5), !dbg !545
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !545
	ret void, !dbg !545

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !548
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !548

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %88), !dbg !548
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !548
	ret void, !dbg !548

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !548
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !548

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !548
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !548
	ret void, !dbg !548

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %89, i64 5), !dbg !548
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !548
	ret void, !dbg !548

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !550
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !550

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %104), !dbg !550
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !550
	ret void, !dbg !550

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !550
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !550

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !550
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !550
	ret void, !dbg !550

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %105, i64 5), !dbg !550
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !550
	ret void, !dbg !550

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !553
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !553

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !553
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !553
	ret void, !dbg !553

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !553
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !553

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %121), !dbg !553
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !553
	ret void, !dbg !553

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !553
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !553

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !553
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !553
	ret void, !dbg !553

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 5), !dbg !553
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !553
	ret void, !dbg !553

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !568
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !568

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !568
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !568
	ret void, !dbg !568

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %144, i64 5), !dbg !560
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !560
	ret void, !dbg !560

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !562
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !562

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %147), !dbg !562
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !562
	ret void, !dbg !562

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %144, i64 5), !dbg !562
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !562
	ret void, !dbg !562

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !569
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !569

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %147), !dbg !569
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !569
	ret void, !dbg !569

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %144, i64 5), !dbg !569
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !569
	ret void, !dbg !569

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !572
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !572

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !572
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !572
	ret void, !dbg !572

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !572
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !572

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %147), !dbg !572
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !572
	ret void, !dbg !572

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %144, i64 5), !dbg !572
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !572
	ret void, !dbg !572

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !575
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !575

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %147), !dbg !575
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !575
	ret void, !dbg !575

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !575
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !575

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !575
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !575
	ret void, !dbg !575

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %144, i64 5), !dbg !575
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !575
	ret void, !dbg !575

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !577
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !577

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %147), !dbg !577
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !577
	ret void, !dbg !577

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !577
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !577

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !577
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !577
	ret void, !dbg !577

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %144, i64 5), !dbg !577
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !577
	ret void, !dbg !577

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !580
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !580

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !580
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !580
	ret void, !dbg !580

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !580
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !580

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %147), !dbg !580
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !580
	ret void, !dbg !580

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !580
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !580

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !580
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !580
	ret void, !dbg !580

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %144, i64 5), !dbg !580
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !580
	ret void, !dbg !580

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !585
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !585
	ret void, !dbg !585
}

define void @NumbersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !586 {
entry:
	br label %b0, !dbg !587

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !587
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !587
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !587
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !590, !range !14
	%4 = sext i32 %3 to i64, !dbg !590
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !590, !range !16
	%6 = sext i32 %5 to i64, !dbg !590
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !590, !range !16
	%8 = sext i32 %7 to i64, !dbg !590
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !590, !range !27
	%10 = sext i32 %9 to i64, !dbg !590
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !590, !range !28
	%12 = sext i32 %11 to i64, !dbg !590
	%13 = trunc i64 %12 to i32, !dbg !590
	%14 = trunc i64 %8 to i32, !dbg !590
	%15 = mul i32 %13, %14, !dbg !590
	%16 = zext i32 %15 to i64, !dbg !590
	%17 = trunc i64 %6 to i32, !dbg !590
	%18 = add i32 %17, %15, !dbg !590
	%19 = zext i32 %18 to i64, !dbg !590
	%20 = mul i64 %10, %19, !dbg !590
	%21 = add i64 %4, %20, !dbg !590
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !29
	%24 = mul i32 %22, %23, !dbg !590
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !590, !range !30
	%26 = mul i32 %24, %25, !dbg !590
	%27 = sext i32 %26 to i64, !dbg !590
	%28 = mul i64 %21, %27, !dbg !590
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !17
	%32 = mul i32 %23, %31, !dbg !590
	%33 = add i32 %30, %32, !dbg !590
	%34 = mul i32 %22, %33, !dbg !590
	%35 = add i32 %29, %34, !dbg !590
	%36 = sext i32 %35 to i64, !dbg !590
	%37 = add i64 %28, %36, !dbg !590
	%38 = mul i64 %10, %12, !dbg !590
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !590, !range !28
	%40 = sext i32 %39 to i64, !dbg !590
	%41 = mul i64 %38, %40, !dbg !590
	%42 = mul i64 %41, %27, !dbg !590
	%43 = icmp eq i64 %p0, 0, !dbg !591
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !592
	%45 = sext i32 %44 to i64, !dbg !592
	%46 = trunc i64 %p7 to i32, !dbg !592
	%47 = icmp eq i64 %p0, 1, !dbg !593
	%48 = icmp eq i64 %p0, 2, !dbg !594
	%49 = icmp eq i64 %p0, 3, !dbg !595
	%50 = icmp eq i64 %p0, 4, !dbg !596
	br label %b1, !dbg !590

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !590
	%52 = icmp slt i64 %51, %p4, !dbg !590
	br i1 %52, label %b2, label %b13, !dbg !590

b2:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %51, !dbg !597
	%54 = icmp uge i64 %51, %p2, !dbg !597
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !597, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !591

b3:
	%55 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !592
	%56 = icmp uge i64 %p7, %45, !dbg !592
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !592, !prof !13

b3_ok1:
	%57 = bitcast i32* %55 to i8*, !dbg !592
	%58 = call i32 @gpuc_atomic_fetch_thread_32(i8* %57, i32 %46), !dbg !592
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !598
	%60 = icmp uge i64 %51, %p6, !dbg !598
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !598, !prof !13

b3_ok2:
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !598
	br label %b12, !dbg !598

b4:
	br i1 %47, label %b5, label %b6, !dbg !593

b5:
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !600
	%62 = icmp uge i64 %p7, %45, !dbg !599
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !599, !prof !13

b5_ok1:
	%63 = load i32, i32 addrspace(1)* %61, align 4, !dbg !600
	%64 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !599
	%65 = bitcast i32* %64 to i8*, !dbg !599
	call void @gpuc_atomic_set_thread_32(i8* %65, i32 %63, i32 %46), !dbg !599
	br label %b12, !dbg !599

b6:
	br i1 %48, label %b7, label %b8, !dbg !594

b7:
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !602
	%67 = icmp uge i64 %p7, %45, !dbg !601
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !601, !prof !13

b7_ok1:
	%68 = load i32, i32 addrspace(1)* %66, align 4, !dbg !602
	%69 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !601
	%70 = bitcast i32* %69 to i8*, !dbg !601
	%71 = call i32 @gpuc_atomic_swap_thread_32(i8* %70, i32 %68, i32 %46), !dbg !601
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !603
	%73 = icmp uge i64 %51, %p6, !dbg !603
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !603, !prof !13

b7_ok2:
	store i32 %71, i32 addrspace(1)* %72, align 4, !dbg !603
	br label %b12, !dbg !603

b8:
	br i1 %49, label %b9, label %b10, !dbg !595

b9:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !605
	%75 = icmp uge i64 %p7, %45, !dbg !604
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !604, !prof !13

b9_ok1:
	%76 = load i32, i32 addrspace(1)* %74, align 4, !dbg !605
	%77 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !604
	%78 = bitcast i32* %77 to i8*, !dbg !604
	call void @gpuc_atomic_add_thread_uint32(i8* %78, i32 %76, i32 %46), !dbg !604
	br label %b12, !dbg !604

b10:
	br i1 %50, label %b11, label %b12, !dbg !596

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !607
	%80 = icmp uge i64 %p7, %45, !dbg !606
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !606, !prof !13

b11_ok1:
	%81 = load i32, i32 addrspace(1)* %79, align 4, !dbg !607
	%82 = addrspacecast i32 addrspace(1)* %53 to i32*, !dbg !606
	%83 = bitcast i32* %82 to i8*, !dbg !606
	%84 = call i32 @gpuc_atomic_fetch_add_thread_uint32(i8* %83, i32 %81, i32 %46), !dbg !606
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %51, !dbg !608
	%86 = icmp uge i64 %51, %p6, !dbg !608
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !608, !prof !13

b11_ok2:
	store i32 %84, i32 addrspace(1)* %85, align 4, !dbg !608
	br label %b12, !dbg !608

b12:
	%87 = add i64 %51, %42, !dbg !590
	br label %b1, !dbg !590

b13:
	ret void, !dbg !589

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !597
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !597
	ret void, !dbg !597

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !592
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !592
	ret void, !dbg !592

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !598
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !598
	ret void, !dbg !598

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !599
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !599
	ret void, !dbg !599

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !601
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !601
	ret void, !dbg !601

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !603
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !603
	ret void, !dbg !603

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !604
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !604
	ret void, !dbg !604

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !606
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !606
	ret void, !dbg !606

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !608
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !608
	ret void, !dbg !608
}

define void @IntegersUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !609 {
entry:
	br label %b0, !dbg !610

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !610
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !610
	%2 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !610
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !610
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !613, !range !14
	%5 = sext i32 %4 to i64, !dbg !613
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !613, !range !16
	%7 = sext i32 %6 to i64, !dbg !613
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !613, !range !16
	%9 = sext i32 %8 to i64, !dbg !613
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !613, !range !27
	%11 = sext i32 %10 to i64, !dbg !613
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !613, !range !28
	%13 = sext i32 %12 to i64, !dbg !613
	%14 = trunc i64 %13 to i32, !dbg !613
	%15 = trunc i64 %9 to i32, !dbg !613
	%16 = mul i32 %14, %15, !dbg !613
	%17 = zext i32 %16 to i64, !dbg !613
	%18 = trunc i64 %7 to i32, !dbg !613
	%19 = add i32 %18, %16, !dbg !613
	%20 = zext i32 %19 to i64, !dbg !613
	%21 = mul i64 %11, %20, !dbg !613
	%22 = add i64 %5, %21, !dbg !613
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !613, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !613, !range !29
	%25 = mul i32 %23, %24, !dbg !613
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !613, !range !30
	%27 = mul i32 %25, %26, !dbg !613
	%28 = sext i32 %27 to i64, !dbg !613
	%29 = mul i64 %22, %28, !dbg !613
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !613, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !613, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !613, !range !17
	%33 = mul i32 %24, %32, !dbg !613
	%34 = add i32 %31, %33, !dbg !613
	%35 = mul i32 %23, %34, !dbg !613
	%36 = add i32 %30, %35, !dbg !613
	%37 = sext i32 %36 to i64, !dbg !613
	%38 = add i64 %29, %37, !dbg !613
	%39 = mul i64 %11, %13, !dbg !613
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !613, !range !28
	%41 = sext i32 %40 to i64, !dbg !613
	%42 = mul i64 %39, %41, !dbg !613
	%43 = mul i64 %42, %28, !dbg !613
	%44 = icmp eq i64 %p0, 5, !dbg !614
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !615
	%46 = sext i32 %45 to i64, !dbg !615
	%47 = trunc i64 %p9 to i32, !dbg !615
	%48 = icmp eq i64 %p0, 6, !dbg !616
	%49 = icmp eq i64 %p0, 7, !dbg !617
	%50 = icmp eq i64 %p0, 8, !dbg !618
	%51 = icmp eq i64 %p0, 9, !dbg !619
	%52 = icmp eq i64 %p0, 10, !dbg !620
	%53 = icmp eq i64 %p0, 11, !dbg !621
	%54 = icmp eq i64 %p0, 12, !dbg !622
	%55 = icmp eq i64 %p0, 13, !dbg !623
	br label %b1, !dbg !613

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !613
	%57 = icmp slt i64 %56, %p4, !dbg !613
	br i1 %57, label %b2, label %b21, !dbg !613

b2:
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %56, !dbg !624
	%59 = icmp uge i64 %56, %p2, !dbg !624
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !624, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !614

b3:
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !615
	%61 = icmp uge i64 %p9, %46, !dbg !615
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !615, !prof !13

b3_ok1:
	%62 = bitcast i32* %60 to i8*, !dbg !615
	call void @gpuc_atomic_inc_thread_32(i8* %62, i32 %47), !dbg !615
	br label %b20, !dbg !615

b4:
	br i1 %48, label %b5, label %b6, !dbg !616

b5:
	%63 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !625
	%64 = icmp uge i64 %p9, %46, !dbg !625
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !625, !prof !13

b5_ok1:
	%65 = bitcast i32* %63 to i8*, !dbg !625
	%66 = call i32 @gpuc_atomic_fetch_inc_thread_32(i8* %65, i32 %47), !dbg !625
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !626
	%68 = icmp uge i64 %56, %p8, !dbg !626
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !626, !prof !13

b5_ok2:
	store i32 %66, i32 addrspace(1)* %67, align 4, !dbg !626
	br label %b20, !dbg !626

b6:
	br i1 %49, label %b7, label %b8, !dbg !617

b7:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %56, !dbg !627
	%70 = icmp uge i64 %56, %p6, !dbg !627
	%71 = icmp uge i64 %p9, %46, !dbg !628
	%72 = or i1 %70, %71, !dbg !628
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !628, !prof !13

b7_ok1:
	%73 = load i32, i32 addrspace(1)* %69, align 4, !dbg !627
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !629
	%75 = load i32, i32 addrspace(1)* %74, align 4, !dbg !629
	%76 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !628
	%77 = bitcast i32* %76 to i8*, !dbg !628
	%78 = call i32 @gpuc_atomic_compare_swap_thread_32(i8* %77, i32 %73, i32 %75, i32 %47), !dbg !628
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !630
	%80 = icmp uge i64 %56, %p8, !dbg !630
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !630, !prof !13

b7_ok3:
	store i32 %78, i32 addrspace(1)* %79, align 4, !dbg !630
	br label %b20, !dbg !630

b8:
	br i1 %50, label %b9, label %b10, !dbg !618

b9:
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !632
	%82 = icmp uge i64 %p9, %46, !dbg !631
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !631, !prof !13

b9_ok1:
	%83 = load i32, i32 addrspace(1)* %81, align 4, !dbg !632
	%84 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !631
	%85 = bitcast i32* %84 to i8*, !dbg !631
	call void @gpuc_atomic_and_thread_32(i8* %85, i32 %83, i32 %47), !dbg !631
	br label %b20, !dbg !631

b10:
	br i1 %51, label %b11, label %b12, !dbg !619

b11:
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !634
	%87 = icmp uge i64 %p9, %46, !dbg !633
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !633, !prof !13

b11_ok1:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !634
	%89 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !633
	%90 = bitcast i32* %89 to i8*, !dbg !633
	%91 = call i32 @gpuc_atomic_fetch_and_thread_32(i8* %90, i32 %88, i32 %47), !dbg !633
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !635
	%93 = icmp uge i64 %56, %p8, !dbg !635
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !635, !prof !13

b11_ok2:
	store i32 %91, i32 addrspace(1)* %92, align 4, !dbg !635
	br label %b20, !dbg !635

b12:
	br i1 %52, label %b13, label %b14, !dbg !620

b13:
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !637
	%95 = icmp uge i64 %p9, %46, !dbg !636
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !636, !prof !13

b13_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !637
	%97 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !636
	%98 = bitcast i32* %97 to i8*, !dbg !636
	call void @gpuc_atomic_or_thread_32(i8* %98, i32 %96, i32 %47), !dbg !636
	br label %b20, !dbg !636

b14:
	br i1 %53, label %b15, label %b16, !dbg !621

b15:
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !639
	%100 = icmp uge i64 %p9, %46, !dbg !638
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !638, !prof !13

b15_ok1:
	%101 = load i32, i32 addrspace(1)* %99, align 4, !dbg !639
	%102 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !638
	%103 = bitcast i32* %102 to i8*, !dbg !638
	%104 = call i32 @gpuc_atomic_fetch_or_thread_32(i8* %103, i32 %101, i32 %47), !dbg !638
	%105 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !640
	%106 = icmp uge i64 %56, %p8, !dbg !640
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !640, !prof !13

b15_ok2:
	store i32 %104, i32 addrspace(1)* %105, align 4, !dbg !640
	br label %b20, !dbg !640

b16:
	br i1 %54, label %b17, label %b18, !dbg !622

b17:
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !642
	%108 = icmp uge i64 %p9, %46, !dbg !641
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !641, !prof !13

b17_ok1:
	%109 = load i32, i32 addrspace(1)* %107, align 4, !dbg !642
	%110 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !641
	%111 = bitcast i32* %110 to i8*, !dbg !641
	call void @gpuc_atomic_xor_thread_32(i8* %111, i32 %109, i32 %47), !dbg !641
	br label %b20, !dbg !641

b18:
	br i1 %55, label %b19, label %b20, !dbg !623

b19:
	%112 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56, !dbg !644
	%113 = icmp uge i64 %p9, %46, !dbg !643
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !643, !prof !13

b19_ok1:
	%114 = load i32, i32 addrspace(1)* %112, align 4, !dbg !644
	%115 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !643
	%116 = bitcast i32* %115 to i8*, !dbg !643
	%117 = call i32 @gpuc_atomic_fetch_xor_thread_32(i8* %116, i32 %114, i32 %47), !dbg !643
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %56, !dbg !645
	%119 = icmp uge i64 %56, %p8, !dbg !645
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !645, !prof !13

b19_ok2:
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !645
	br label %b20, !dbg !645

b20:
	%120 = add i64 %56, %43, !dbg !613
	br label %b1, !dbg !613

b21:
	ret void, !dbg !612

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !624
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !624
	ret void, !dbg !624

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !615
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !615
	ret void, !dbg !615

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !625
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !625
	ret void, !dbg !625

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !626
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !626
	ret void, !dbg !626

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !627
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !627

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !627
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !627
	ret void, !dbg !627

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !628
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !628
	ret void, !dbg !628

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !630
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !630
	ret void, !dbg !630

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !631
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !631
	ret void, !dbg !631

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !633
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !633
	ret void, !dbg !633

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !635
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !635
	ret void, !dbg !635

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !636
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !636
	ret void, !dbg !636

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !638
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !638
	ret void, !dbg !638

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !640
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !640
	ret void, !dbg !640

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !641
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !641
	ret void, !dbg !641

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !643
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !643
	ret void, !dbg !643

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !645
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !645
	ret void, !dbg !645
}

define void @WaitUint32(i64 %p0, i32* %p1, i64 %p2, i32* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i32 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !646 {
entry:
	br label %b0, !dbg !647

b0:
	%0 = addrspacecast i32* %p1 to i32 addrspace(1)*, !dbg !647
	%1 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !647
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !647
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !647
	%4 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !647
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !647
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !650, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !650, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !650, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !650, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !650, !range !29
	%11 = mul i32 %10, %8, !dbg !650
	%12 = add i32 %7, %11, !dbg !650
	%13 = mul i32 %9, %12, !dbg !650
	%14 = add i32 %6, %13, !dbg !650
	%15 = sext i32 %14 to i64, !dbg !650
	%16 = icmp eq i64 %15, 33, !dbg !651
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !652
	br i1 %16, label %b1, label %b5, !dbg !651

b1:
	%18 = sext i32 %17 to i64, !dbg !652
	%19 = trunc i64 %p16 to i32, !dbg !652
	br label %b2, !dbg !651

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !651
	%21 = add i64 %20, 1, !dbg !651
	%22 = icmp slt i64 %21, %p4, !dbg !651
	br i1 %22, label %b3, label %b4, !dbg !651

b3:
	%23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21, !dbg !653
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %21, !dbg !654
	%25 = icmp uge i64 %21, %p2, !dbg !653
	%26 = icmp uge i64 %p16, %18, !dbg !652
	%27 = or i1 %25, %26, !dbg !652
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !652, !prof !13

b3_ok1:
	%28 = load i32, i32 addrspace(1)* %24, align 4, !dbg !654
	%29 = addrspacecast i32 addrspace(1)* %23 to i32*, !dbg !652
	%30 = bitcast i32* %29 to i8*, !dbg !652
	call void @gpuc_p_thread_32(i8* %30, i32 %28, i32 %19), !dbg !652
	br label %b2, !dbg !652

b4:
	call void @gpuc_quiet_thread(), !dbg !655
	br label %b42, !dbg !655

b5:
	%31 = icmp eq i64 %15, 0, !dbg !656
	br i1 %31, label %b6, label %b42, !dbg !656

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !657
	br i1 %32, label %b7, label %b22, !dbg !657

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !660
	br i1 %33, label %b8, label %b9, !dbg !660

b8:
	%34 = sext i32 %p9 to i64, !dbg !662
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !661
	%36 = addrspacecast i32 addrspace(1)* %35 to i32*, !dbg !662
	%37 = icmp uge i64 %p10, %p2, !dbg !661
	%38 = icmp ugt i64 %34, 5, !dbg !662
	%39 = or i1 %37, %38, !dbg !662
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !662, !prof !13

b8_ok1:
	%40 = bitcast i32* %36 to i8*, !dbg !662
	call void @gpuc_wait_until_thread_uint32(i8* %40, i32 %p9, i32 %p11, i32 1, i8* %ctrl, i32 102), !dbg !662
	br label %b21, !dbg !662

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !663
	br i1 %41, label %b10, label %b11, !dbg !663

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !664
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !664
	%44 = sext i32 %p9 to i64, !dbg !664
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !664
	%46 = zext i32 %p11 to i64, !dbg !664
	%47 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !664
	%48 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !664
	%49 = icmp ne i64 %p2, %43, !dbg !664
	%50 = icmp ugt i64 %44, 5, !dbg !664
	%51 = or i1 %49, %50, !dbg !664
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !664, !prof !13

b10_ok1:
	%52 = bitcast i32* %47 to i8*, !dbg !664
	%53 = bitcast i32* %48 to i8*, !dbg !664
	call void @gpuc_wait_until_all_thread(i8* %52, i64 %p2, i8* %53, i32 %p9, i64 %46, i32 7, i32 1, i8* %ctrl, i32 103), !dbg !664
	br label %b21, !dbg !664

b11:
	%54 = icmp eq i64 %p0, 2, !dbg !665
	br i1 %54, label %b12, label %b13, !dbg !665

b12:
	%55 = icmp eq i64 %p8, 0, !dbg !666
	%56 = select i1 %55, i64 %p2, i64 %p8, !dbg !666
	%57 = sext i32 %p9 to i64, !dbg !666
	%58 = select i1 %55, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !666
	%59 = zext i32 %p11 to i64, !dbg !666
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !666
	%61 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !666
	%62 = icmp ne i64 %p2, %56, !dbg !666
	%63 = icmp ugt i64 %57, 5, !dbg !666
	%64 = or i1 %62, %63, !dbg !666
	br i1 %64, label %b12_fail1, label %b12_ok1, !dbg !666, !prof !13

b12_ok1:
	%65 = bitcast i32* %60 to i8*, !dbg !666
	%66 = bitcast i32* %61 to i8*, !dbg !666
	%67 = call i64 @gpuc_wait_until_any_thread(i8* %65, i64 %p2, i8* %66, i32 %p9, i64 %59, i32 7, i32 1, i8* %ctrl, i32 104), !dbg !666
	br label %b21, !dbg !667

b13:
	%68 = icmp eq i64 %p0, 3, !dbg !668
	br i1 %68, label %b14, label %b15, !dbg !668

b14:
	%69 = icmp eq i64 %p8, 0, !dbg !669
	%70 = select i1 %69, i64 %p2, i64 %p8, !dbg !669
	%71 = sext i32 %p9 to i64, !dbg !669
	%72 = select i1 %69, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !669
	%73 = zext i32 %p11 to i64, !dbg !669
	%74 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !669
	%75 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !669
	%76 = addrspacecast i32 addrspace(1)* %72 to i32*, !dbg !669
	%77 = icmp ugt i64 %p2, %p6, !dbg !669
	%78 = icmp ne i64 %p2, %70, !dbg !669
	%79 = icmp ugt i64 %71, 5, !dbg !669
	%80 = or i1 %77, %78, !dbg !669
	%81 = or i1 %80, %79, !dbg !669
	br i1 %81, label %b14_fail1, label %b14_ok1, !dbg !669, !prof !13

b14_ok1:
	%82 = bitcast i32* %74 to i8*, !dbg !669
	%83 = bitcast i64* %75 to i8*, !dbg !669
	%84 = bitcast i32* %76 to i8*, !dbg !669
	%85 = call i64 @gpuc_wait_until_some_thread(i8* %82, i64 %p2, i8* %83, i8* %84, i32 %p9, i64 %73, i32 7, i32 1, i8* %ctrl, i32 105), !dbg !669
	br label %b21, !dbg !670

b15:
	%86 = icmp eq i64 %p0, 4, !dbg !671
	br i1 %86, label %b16, label %b17, !dbg !671

b16:
	%87 = icmp eq i64 %p8, 0, !dbg !672
	%88 = select i1 %87, i64 %p2, i64 %p8, !dbg !672
	%89 = sext i32 %p9 to i64, !dbg !672
	%90 = select i1 %87, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !672
	%91 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !672
	%92 = addrspacecast i32 addrspace(1)* %90 to i32*, !dbg !672
	%93 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !672
	%94 = icmp ne i64 %p2, %88, !dbg !672
	%95 = icmp ne i64 %p2, %p13, !dbg !672
	%96 = icmp ugt i64 %89, 5, !dbg !672
	%97 = or i1 %94, %95, !dbg !672
	%98 = or i1 %97, %96, !dbg !672
	br i1 %98, label %b16_fail1, label %b16_ok1, !dbg !672, !prof !13

b16_ok1:
	%99 = bitcast i32* %91 to i8*, !dbg !672
	%100 = bitcast i32* %92 to i8*, !dbg !672
	%101 = bitcast i32* %93 to i8*, !dbg !672
	call void @gpuc_wait_until_all_vector_thread(i8* %99, i64 %p2, i8* %100, i32 %p9, i8* %101, i32 7, i32 1, i8* %ctrl, i32 106), !dbg !672
	br label %b21, !dbg !672

b17:
	%102 = icmp eq i64 %p0, 5, !dbg !673
	br i1 %102, label %b18, label %b19, !dbg !673

b18:
	%103 = icmp eq i64 %p8, 0, !dbg !674
	%104 = select i1 %103, i64 %p2, i64 %p8, !dbg !674
	%105 = sext i32 %p9 to i64, !dbg !674
	%106 = select i1 %103, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !674
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !674
	%108 = addrspacecast i32 addrspace(1)* %106 to i32*, !dbg !674
	%109 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !674
	%110 = icmp ne i64 %p2, %104, !dbg !674
	%111 = icmp ne i64 %p2, %p13, !dbg !674
	%112 = icmp ugt i64 %105, 5, !dbg !674
	%113 = or i1 %110, %111, !dbg !674
	%114 = or i1 %113, %112, !dbg !674
	br i1 %114, label %b18_fail1, label %b18_ok1, !dbg !674, !prof !13

b18_ok1:
	%115 = bitcast i32* %107 to i8*, !dbg !674
	%116 = bitcast i32* %108 to i8*, !dbg !674
	%117 = bitcast i32* %109 to i8*, !dbg !674
	%118 = call i64 @gpuc_wait_until_any_vector_thread(i8* %115, i64 %p2, i8* %116, i32 %p9, i8* %117, i32 7, i32 1, i8* %ctrl, i32 107), !dbg !674
	br label %b21, !dbg !675

b19:
	%119 = icmp eq i64 %p0, 6, !dbg !676
	br i1 %119, label %b20, label %b21, !dbg !676

b20:
	%120 = icmp eq i64 %p8, 0, !dbg !677
	%121 = select i1 %120, i64 %p2, i64 %p8, !dbg !677
	%122 = sext i32 %p9 to i64, !dbg !677
	%123 = select i1 %120, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !677
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !677
	%125 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !677
	%126 = addrspacecast i32 addrspace(1)* %123 to i32*, !dbg !677
	%127 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !677
	%128 = icmp ugt i64 %p2, %p6, !dbg !677
	%129 = icmp ne i64 %p2, %121, !dbg !677
	%130 = icmp ne i64 %p2, %p13, !dbg !677
	%131 = icmp ugt i64 %122, 5, !dbg !677
	%132 = or i1 %128, %129, !dbg !677
	%133 = or i1 %132, %130, !dbg !677
	%134 = or i1 %133, %131, !dbg !677
	br i1 %134, label %b20_fail1, label %b20_ok1, !dbg !677, !prof !13

b20_ok1:
	%135 = bitcast i32* %124 to i8*, !dbg !677
	%136 = bitcast i64* %125 to i8*, !dbg !677
	%137 = bitcast i32* %126 to i8*, !dbg !677
	%138 = bitcast i32* %127 to i8*, !dbg !677
	%139 = call i64 @gpuc_wait_until_some_vector_thread(i8* %135, i64 %p2, i8* %136, i8* %137, i32 %p9, i8* %138, i32 7, i32 1, i8* %ctrl, i32 108), !dbg !677
	br label %b21, !dbg !678

b21:
	%140 = phi i64 [ %67, %b12_ok1 ], [ %85, %b14_ok1 ], [ %118, %b18_ok1 ], [ %139, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !659
	br label %b41, !dbg !659

b22:
	%141 = sub i64 %p0, 7, !dbg !679
	%142 = icmp eq i64 %141, 0, !dbg !682
	%143 = icmp eq i64 %p4, 0, !dbg !683
	%144 = sext i32 %p9 to i64, !dbg !684
	%145 = icmp eq i64 %141, 1, !dbg !685
	%146 = icmp eq i64 %p8, 0, !dbg !686
	%147 = select i1 %146, i64 %p2, i64 %p8, !dbg !686
	%148 = zext i32 %p11 to i64, !dbg !686
	%149 = icmp eq i64 %141, 2, !dbg !687
	%150 = icmp eq i64 %141, 3, !dbg !688
	%151 = icmp eq i64 %141, 4, !dbg !689
	%152 = icmp eq i64 %141, 5, !dbg !690
	%153 = icmp eq i64 %141, 6, !dbg !691
	br label %b23, !dbg !679

b23:
	br i1 %142, label %b24, label %b25, !dbg !682

b24:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %p10, !dbg !692
	%155 = addrspacecast i32 addrspace(1)* %154 to i32*, !dbg !684
	%156 = icmp uge i64 %p10, %p2, !dbg !692
	%157 = icmp ugt i64 %144, 5, !dbg !684
	%158 = or i1 %156, %157, !dbg !684
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !684, !prof !13

b24_ok1:
	%159 = bitcast i32* %155 to i8*, !dbg !684
	%160 = call i32 @gpuc_test_thread_uint32(i8* %159, i32 %p9, i32 %p11), !dbg !684
	%161 = icmp ne i32 %160, 0, !dbg !684
	br label %b33, !dbg !684

b25:
	br i1 %145, label %b26, label %b27, !dbg !685

b26:
	%162 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !686
	%163 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !686
	%164 = addrspacecast i32 addrspace(1)* %162 to i32*, !dbg !686
	%165 = icmp ne i64 %p2, %147, !dbg !686
	%166 = icmp ugt i64 %144, 5, !dbg !686
	%167 = or i1 %165, %166, !dbg !686
	br i1 %167, label %b26_fail1, label %b26_ok1, !dbg !686, !prof !13

b26_ok1:
	%168 = bitcast i32* %163 to i8*, !dbg !686
	%169 = bitcast i32* %164 to i8*, !dbg !686
	%170 = call i32 @gpuc_test_all_thread(i8* %168, i64 %p2, i8* %169, i32 %p9, i64 %148, i32 7), !dbg !686
	%171 = icmp ne i32 %170, 0, !dbg !686
	br label %b33, !dbg !686

b27:
	br i1 %149, label %b28, label %b29, !dbg !687

b28:
	%172 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !693
	%173 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !693
	%174 = addrspacecast i32 addrspace(1)* %172 to i32*, !dbg !693
	%175 = icmp ne i64 %p2, %147, !dbg !693
	%176 = icmp ugt i64 %144, 5, !dbg !693
	%177 = or i1 %175, %176, !dbg !693
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !693, !prof !13

b28_ok1:
	%178 = bitcast i32* %173 to i8*, !dbg !693
	%179 = bitcast i32* %174 to i8*, !dbg !693
	%180 = call i64 @gpuc_test_any_thread(i8* %178, i64 %p2, i8* %179, i32 %p9, i64 %148, i32 7), !dbg !693
	%181 = icmp sge i64 %180, 0, !dbg !694
	br label %b39, !dbg !695

b29:
	br i1 %150, label %b30, label %b31, !dbg !688

b30:
	%182 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !696
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !696
	%184 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !696
	%185 = addrspacecast i32 addrspace(1)* %182 to i32*, !dbg !696
	%186 = icmp ugt i64 %p2, %p6, !dbg !696
	%187 = icmp ne i64 %p2, %147, !dbg !696
	%188 = icmp ugt i64 %144, 5, !dbg !696
	%189 = or i1 %186, %187, !dbg !696
	%190 = or i1 %189, %188, !dbg !696
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !696, !prof !13

b30_ok1:
	%191 = bitcast i32* %183 to i8*, !dbg !696
	%192 = bitcast i64* %184 to i8*, !dbg !696
	%193 = bitcast i32* %185 to i8*, !dbg !696
	%194 = call i64 @gpuc_test_some_thread(i8* %191, i64 %p2, i8* %192, i8* %193, i32 %p9, i64 %148, i32 7), !dbg !696
	%195 = icmp sgt i64 %194, 0, !dbg !697
	br label %b39, !dbg !698

b31:
	br i1 %151, label %b32, label %b34, !dbg !689

b32:
	%196 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !699
	%197 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !699
	%198 = addrspacecast i32 addrspace(1)* %196 to i32*, !dbg !699
	%199 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !699
	%200 = icmp ne i64 %p2, %147, !dbg !699
	%201 = icmp ne i64 %p2, %p13, !dbg !699
	%202 = icmp ugt i64 %144, 5, !dbg !699
	%203 = or i1 %200, %201, !dbg !699
	%204 = or i1 %203, %202, !dbg !699
	br i1 %204, label %b32_fail1, label %b32_ok1, !dbg !699, !prof !13

b32_ok1:
	%205 = bitcast i32* %197 to i8*, !dbg !699
	%206 = bitcast i32* %198 to i8*, !dbg !699
	%207 = bitcast i32* %199 to i8*, !dbg !699
	%208 = call i32 @gpuc_test_all_vector_thread(i8* %205, i64 %p2, i8* %206, i32 %p9, i8* %207, i32 7), !dbg !699
	%209 = icmp ne i32 %208, 0, !dbg !699
	br label %b33, !dbg !699

b33:
	%210 = phi i1 [ %161, %b24_ok1 ], [ %171, %b26_ok1 ], [ %209, %b32_ok1 ], !dbg !700
	br i1 %210, label %b39, label %b38, !dbg !700

b34:
	br i1 %152, label %b35, label %b36, !dbg !690

b35:
	%211 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !701
	%212 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !701
	%213 = addrspacecast i32 addrspace(1)* %211 to i32*, !dbg !701
	%214 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !701
	%215 = icmp ne i64 %p2, %147, !dbg !701
	%216 = icmp ne i64 %p2, %p13, !dbg !701
	%217 = icmp ugt i64 %144, 5, !dbg !701
	%218 = or i1 %215, %216, !dbg !701
	%219 = or i1 %218, %217, !dbg !701
	br i1 %219, label %b35_fail1, label %b35_ok1, !dbg !701, !prof !13

b35_ok1:
	%220 = bitcast i32* %212 to i8*, !dbg !701
	%221 = bitcast i32* %213 to i8*, !dbg !701
	%222 = bitcast i32* %214 to i8*, !dbg !701
	%223 = call i64 @gpuc_test_any_vector_thread(i8* %220, i64 %p2, i8* %221, i32 %p9, i8* %222, i32 7), !dbg !701
	%224 = icmp sge i64 %223, 0, !dbg !702
	br label %b39, !dbg !703

b36:
	br i1 %153, label %b37, label %b38, !dbg !691

b37:
	%225 = select i1 %146, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !704
	%226 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !704
	%227 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !704
	%228 = addrspacecast i32 addrspace(1)* %225 to i32*, !dbg !704
	%229 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !704
	%230 = icmp ugt i64 %p2, %p6, !dbg !704
	%231 = icmp ne i64 %p2, %147, !dbg !704
	%232 = icmp ne i64 %p2, %p13, !dbg !704
	%233 = icmp ugt i64 %144, 5, !dbg !704
	%234 = or i1 %230, %231, !dbg !704
	%235 = or i1 %234, %232, !dbg !704
	%236 = or i1 %235, %233, !dbg !704
	br i1 %236, label %b37_fail1, label %b37_ok1, !dbg !704, !prof !13

b37_ok1:
	%237 = bitcast i32* %226 to i8*, !dbg !704
	%238 = bitcast i64* %227 to i8*, !dbg !704
	%239 = bitcast i32* %228 to i8*, !dbg !704
	%240 = bitcast i32* %229 to i8*, !dbg !704
	%241 = call i64 @gpuc_test_some_vector_thread(i8* %237, i64 %p2, i8* %238, i8* %239, i32 %p9, i8* %240, i32 7), !dbg !704
	%242 = icmp sgt i64 %241, 0, !dbg !705
	br label %b39, !dbg !706

b38:
	br label %b39, !dbg !707

b39:
	%243 = phi i1 [ %181, %b28_ok1 ], [ %195, %b30_ok1 ], [ %224, %b35_ok1 ], [ %242, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !681
	%244 = phi i64 [ %180, %b28_ok1 ], [ %194, %b30_ok1 ], [ %223, %b35_ok1 ], [ %241, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !681
	br i1 %243, label %b41, label %b40, !dbg !681

b40:
	br i1 %143, label %b41, label %b23, !dbg !683

b41:
	%245 = phi i64 [ %140, %b21 ], [ %244, %b39 ], [ %244, %b40 ], !dbg !708
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !709
	%247 = icmp uge i64 0, %p15, !dbg !709
	br i1 %247, label %b41_fail1, label %b41_ok1, !dbg !709, !prof !13

b41_ok1:
	store i64 %245, i64 addrspace(1)* %246, align 8, !dbg !709
	br label %b42, !dbg !709

b42:
	ret void, !dbg !649

b3_fail1:
	%248 = icmp uge i64 %21, %p2, !dbg !653
	br i1 %248, label %b3_fail2, label %b3_ok2, !dbg !653

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !653
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !653
	ret void, !dbg !653

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !652
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !652
	ret void, !dbg !652

b8_fail1:
	%249 = icmp uge i64 %p10, %p2, !dbg !661
	br i1 %249, label %b8_fail2, label %b8_ok2, !dbg !661

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !661
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !661
	ret void, !dbg !661

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !662
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !662
	ret void, !dbg !662

b10_fail1:
	%250 = icmp ne i64 %p2, %43, !dbg !664
	br i1 %250, label %b10_fail2, label %b10_ok2, !dbg !664

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !664
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !664
	ret void, !dbg !664

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !664
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !664
	ret void, !dbg !664

b12_fail1:
	%251 = icmp ne i64 %p2, %56, !dbg !666
	br i1 %251, label %b12_fail2, label %b12_ok2, !dbg !666

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %56), !dbg !666
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !666
	ret void, !dbg !666

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %57, i64 5), !dbg !666
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !666
	ret void, !dbg !666

b14_fail1:
	%252 = icmp ugt i64 %p2, %p6, !dbg !669
	br i1 %252, label %b14_fail2, label %b14_ok2, !dbg !669

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !669
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !669
	ret void, !dbg !669

b14_ok2:
	%253 = icmp ne i64 %p2, %70, !dbg !669
	br i1 %253, label %b14_fail3, label %b14_ok3, !dbg !669

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %70), !dbg !669
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !669
	ret void, !dbg !669

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %71, i64 5), !dbg !669
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !669
	ret void, !dbg !669

b16_fail1:
	%254 = icmp ne i64 %p2, %88, !dbg !672
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !672

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %88), !dbg !672
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !672
	ret void, !dbg !672

b16_ok2:
	%255 = icmp ne i64 %p2, %p13, !dbg !672
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !672

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !672
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !672
	ret void, !dbg !672

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %89, i64 5), !dbg !672
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !672
	ret void, !dbg !672

b18_fail1:
	%256 = icmp ne i64 %p2, %104, !dbg !674
	br i1 %256, label %b18_fail2, label %b18_ok2, !dbg !674

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %104), !dbg !674
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !674
	ret void, !dbg !674

b18_ok2:
	%257 = icmp ne i64 %p2, %p13, !dbg !674
	br i1 %257, label %b18_fail3, label %b18_ok3, !dbg !674

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !674
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !674
	ret void, !dbg !674

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %105, i64 5), !dbg !674
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !674
	ret void, !dbg !674

b20_fail1:
	%258 = icmp ugt i64 %p2, %p6, !dbg !677
	br i1 %258, label %b20_fail2, label %b20_ok2, !dbg !677

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !677
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !677
	ret void, !dbg !677

b20_ok2:
	%259 = icmp ne i64 %p2, %121, !dbg !677
	br i1 %259, label %b20_fail3, label %b20_ok3, !dbg !677

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %121), !dbg !677
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !677
	ret void, !dbg !677

b20_ok3:
	%260 = icmp ne i64 %p2, %p13, !dbg !677
	br i1 %260, label %b20_fail4, label %b20_ok4, !dbg !677

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !677
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !677
	ret void, !dbg !677

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 5), !dbg !677
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !677
	ret void, !dbg !677

b24_fail1:
	%261 = icmp uge i64 %p10, %p2, !dbg !692
	br i1 %261, label %b24_fail2, label %b24_ok2, !dbg !692

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !692
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !692
	ret void, !dbg !692

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %144, i64 5), !dbg !684
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !684
	ret void, !dbg !684

b26_fail1:
	%262 = icmp ne i64 %p2, %147, !dbg !686
	br i1 %262, label %b26_fail2, label %b26_ok2, !dbg !686

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %147), !dbg !686
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !686
	ret void, !dbg !686

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %144, i64 5), !dbg !686
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !686
	ret void, !dbg !686

b28_fail1:
	%263 = icmp ne i64 %p2, %147, !dbg !693
	br i1 %263, label %b28_fail2, label %b28_ok2, !dbg !693

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %147), !dbg !693
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !693
	ret void, !dbg !693

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %144, i64 5), !dbg !693
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !693
	ret void, !dbg !693

b30_fail1:
	%264 = icmp ugt i64 %p2, %p6, !dbg !696
	br i1 %264, label %b30_fail2, label %b30_ok2, !dbg !696

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !696
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !696
	ret void, !dbg !696

b30_ok2:
	%265 = icmp ne i64 %p2, %147, !dbg !696
	br i1 %265, label %b30_fail3, label %b30_ok3, !dbg !696

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %147), !dbg !696
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !696
	ret void, !dbg !696

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %144, i64 5), !dbg !696
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !696
	ret void, !dbg !696

b32_fail1:
	%266 = icmp ne i64 %p2, %147, !dbg !699
	br i1 %266, label %b32_fail2, label %b32_ok2, !dbg !699

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %147), !dbg !699
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !699
	ret void, !dbg !699

b32_ok2:
	%267 = icmp ne i64 %p2, %p13, !dbg !699
	br i1 %267, label %b32_fail3, label %b32_ok3, !dbg !699

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !699
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !699
	ret void, !dbg !699

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %144, i64 5), !dbg !699
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !699
	ret void, !dbg !699

b35_fail1:
	%268 = icmp ne i64 %p2, %147, !dbg !701
	br i1 %268, label %b35_fail2, label %b35_ok2, !dbg !701

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %147), !dbg !701
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !701
	ret void, !dbg !701

b35_ok2:
	%269 = icmp ne i64 %p2, %p13, !dbg !701
	br i1 %269, label %b35_fail3, label %b35_ok3, !dbg !701

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !701
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !701
	ret void, !dbg !701

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %144, i64 5), !dbg !701
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !701
	ret void, !dbg !701

b37_fail1:
	%270 = icmp ugt i64 %p2, %p6, !dbg !704
	br i1 %270, label %b37_fail2, label %b37_ok2, !dbg !704

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !704
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !704
	ret void, !dbg !704

b37_ok2:
	%271 = icmp ne i64 %p2, %147, !dbg !704
	br i1 %271, label %b37_fail3, label %b37_ok3, !dbg !704

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %147), !dbg !704
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !704
	ret void, !dbg !704

b37_ok3:
	%272 = icmp ne i64 %p2, %p13, !dbg !704
	br i1 %272, label %b37_fail4, label %b37_ok4, !dbg !704

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !704
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !704
	ret void, !dbg !704

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %144, i64 5), !dbg !704
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !704
	ret void, !dbg !704

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !709
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !709
	ret void, !dbg !709
}

define void @NumbersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !710 {
entry:
	br label %b0, !dbg !711

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !711
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !711
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !711
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !714, !range !14
	%4 = sext i32 %3 to i64, !dbg !714
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !714, !range !16
	%6 = sext i32 %5 to i64, !dbg !714
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !714, !range !16
	%8 = sext i32 %7 to i64, !dbg !714
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !714, !range !27
	%10 = sext i32 %9 to i64, !dbg !714
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !714, !range !28
	%12 = sext i32 %11 to i64, !dbg !714
	%13 = trunc i64 %12 to i32, !dbg !714
	%14 = trunc i64 %8 to i32, !dbg !714
	%15 = mul i32 %13, %14, !dbg !714
	%16 = zext i32 %15 to i64, !dbg !714
	%17 = trunc i64 %6 to i32, !dbg !714
	%18 = add i32 %17, %15, !dbg !714
	%19 = zext i32 %18 to i64, !dbg !714
	%20 = mul i64 %10, %19, !dbg !714
	%21 = add i64 %4, %20, !dbg !714
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !714, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !714, !range !29
	%24 = mul i32 %22, %23, !dbg !714
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !714, !range !30
	%26 = mul i32 %24, %25, !dbg !714
	%27 = sext i32 %26 to i64, !dbg !714
	%28 = mul i64 %21, %27, !dbg !714
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !714, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !714, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !714, !range !17
	%32 = mul i32 %23, %31, !dbg !714
	%33 = add i32 %30, %32, !dbg !714
	%34 = mul i32 %22, %33, !dbg !714
	%35 = add i32 %29, %34, !dbg !714
	%36 = sext i32 %35 to i64, !dbg !714
	%37 = add i64 %28, %36, !dbg !714
	%38 = mul i64 %10, %12, !dbg !714
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !714, !range !28
	%40 = sext i32 %39 to i64, !dbg !714
	%41 = mul i64 %38, %40, !dbg !714
	%42 = mul i64 %41, %27, !dbg !714
	%43 = icmp eq i64 %p0, 0, !dbg !715
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !716
	%45 = sext i32 %44 to i64, !dbg !716
	%46 = trunc i64 %p7 to i32, !dbg !716
	%47 = icmp eq i64 %p0, 1, !dbg !717
	%48 = icmp eq i64 %p0, 2, !dbg !718
	%49 = icmp eq i64 %p0, 3, !dbg !719
	%50 = icmp eq i64 %p0, 4, !dbg !720
	br label %b1, !dbg !714

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !714
	%52 = icmp slt i64 %51, %p4, !dbg !714
	br i1 %52, label %b2, label %b13, !dbg !714

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !721
	%54 = icmp uge i64 %51, %p2, !dbg !721
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !721, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !715

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !716
	%56 = icmp uge i64 %p7, %45, !dbg !716
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !716, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !716
	%58 = call i64 @gpuc_atomic_fetch_thread_64(i8* %57, i32 %46), !dbg !716
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !722
	%60 = icmp uge i64 %51, %p6, !dbg !722
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !722, !prof !13

b3_ok2:
	store i64 %58, i64 addrspace(1)* %59, align 8, !dbg !722
	br label %b12, !dbg !722

b4:
	br i1 %47, label %b5, label %b6, !dbg !717

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !724
	%62 = icmp uge i64 %p7, %45, !dbg !723
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !723, !prof !13

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !724
	%64 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !723
	%65 = bitcast i64* %64 to i8*, !dbg !723
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %46), !dbg !723
	br label %b12, !dbg !723

b6:
	br i1 %48, label %b7, label %b8, !dbg !718

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !726
	%67 = icmp uge i64 %p7, %45, !dbg !725
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !725, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !726
	%69 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !725
	%70 = bitcast i64* %69 to i8*, !dbg !725
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %46), !dbg !725
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !727
	%73 = icmp uge i64 %51, %p6, !dbg !727
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !727, !prof !13

b7_ok2:
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !727
	br label %b12, !dbg !727

b8:
	br i1 %49, label %b9, label %b10, !dbg !719

b9:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !729
	%75 = icmp uge i64 %p7, %45, !dbg !728
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !728, !prof !13

b9_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !729
	%77 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !728
	%78 = bitcast i64* %77 to i8*, !dbg !728
	call void @gpuc_atomic_add_thread_uint64(i8* %78, i64 %76, i32 %46), !dbg !728
	br label %b12, !dbg !728

b10:
	br i1 %50, label %b11, label %b12, !dbg !720

b11:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !731
	%80 = icmp uge i64 %p7, %45, !dbg !730
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !730, !prof !13

b11_ok1:
	%81 = load i64, i64 addrspace(1)* %79, align 8, !dbg !731
	%82 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !730
	%83 = bitcast i64* %82 to i8*, !dbg !730
	%84 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %83, i64 %81, i32 %46), !dbg !730
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !732
	%86 = icmp uge i64 %51, %p6, !dbg !732
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !732, !prof !13

b11_ok2:
	store i64 %84, i64 addrspace(1)* %85, align 8, !dbg !732
	br label %b12, !dbg !732

b12:
	%87 = add i64 %51, %42, !dbg !714
	br label %b1, !dbg !714

b13:
	ret void, !dbg !713

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !721
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !721
	ret void, !dbg !721

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !716
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !716
	ret void, !dbg !716

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !722
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !722
	ret void, !dbg !722

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !723
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !723
	ret void, !dbg !723

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !725
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !725
	ret void, !dbg !725

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !727
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !727
	ret void, !dbg !727

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !728
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !728
	ret void, !dbg !728

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !730
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !730
	ret void, !dbg !730

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !732
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !732
	ret void, !dbg !732
}

define void @IntegersUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !733 {
entry:
	br label %b0, !dbg !734

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !734
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !734
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !734
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !734
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !737, !range !14
	%5 = sext i32 %4 to i64, !dbg !737
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !737, !range !16
	%7 = sext i32 %6 to i64, !dbg !737
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !737, !range !16
	%9 = sext i32 %8 to i64, !dbg !737
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !737, !range !27
	%11 = sext i32 %10 to i64, !dbg !737
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !737, !range !28
	%13 = sext i32 %12 to i64, !dbg !737
	%14 = trunc i64 %13 to i32, !dbg !737
	%15 = trunc i64 %9 to i32, !dbg !737
	%16 = mul i32 %14, %15, !dbg !737
	%17 = zext i32 %16 to i64, !dbg !737
	%18 = trunc i64 %7 to i32, !dbg !737
	%19 = add i32 %18, %16, !dbg !737
	%20 = zext i32 %19 to i64, !dbg !737
	%21 = mul i64 %11, %20, !dbg !737
	%22 = add i64 %5, %21, !dbg !737
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !737, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !737, !range !29
	%25 = mul i32 %23, %24, !dbg !737
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !737, !range !30
	%27 = mul i32 %25, %26, !dbg !737
	%28 = sext i32 %27 to i64, !dbg !737
	%29 = mul i64 %22, %28, !dbg !737
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !737, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !737, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !737, !range !17
	%33 = mul i32 %24, %32, !dbg !737
	%34 = add i32 %31, %33, !dbg !737
	%35 = mul i32 %23, %34, !dbg !737
	%36 = add i32 %30, %35, !dbg !737
	%37 = sext i32 %36 to i64, !dbg !737
	%38 = add i64 %29, %37, !dbg !737
	%39 = mul i64 %11, %13, !dbg !737
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !737, !range !28
	%41 = sext i32 %40 to i64, !dbg !737
	%42 = mul i64 %39, %41, !dbg !737
	%43 = mul i64 %42, %28, !dbg !737
	%44 = icmp eq i64 %p0, 5, !dbg !738
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !739
	%46 = sext i32 %45 to i64, !dbg !739
	%47 = trunc i64 %p9 to i32, !dbg !739
	%48 = icmp eq i64 %p0, 6, !dbg !740
	%49 = icmp eq i64 %p0, 7, !dbg !741
	%50 = icmp eq i64 %p0, 8, !dbg !742
	%51 = icmp eq i64 %p0, 9, !dbg !743
	%52 = icmp eq i64 %p0, 10, !dbg !744
	%53 = icmp eq i64 %p0, 11, !dbg !745
	%54 = icmp eq i64 %p0, 12, !dbg !746
	%55 = icmp eq i64 %p0, 13, !dbg !747
	br label %b1, !dbg !737

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !737
	%57 = icmp slt i64 %56, %p4, !dbg !737
	br i1 %57, label %b2, label %b21, !dbg !737

b2:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !748
	%59 = icmp uge i64 %56, %p2, !dbg !748
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !748, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !738

b3:
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !739
	%61 = icmp uge i64 %p9, %46, !dbg !739
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !739, !prof !13

b3_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !739
	call void @gpuc_atomic_inc_thread_64(i8* %62, i32 %47), !dbg !739
	br label %b20, !dbg !739

b4:
	br i1 %48, label %b5, label %b6, !dbg !740

b5:
	%63 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !749
	%64 = icmp uge i64 %p9, %46, !dbg !749
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !749, !prof !13

b5_ok1:
	%65 = bitcast i64* %63 to i8*, !dbg !749
	%66 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %65, i32 %47), !dbg !749
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !750
	%68 = icmp uge i64 %56, %p8, !dbg !750
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !750, !prof !13

b5_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !750
	br label %b20, !dbg !750

b6:
	br i1 %49, label %b7, label %b8, !dbg !741

b7:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %56, !dbg !751
	%70 = icmp uge i64 %56, %p6, !dbg !751
	%71 = icmp uge i64 %p9, %46, !dbg !752
	%72 = or i1 %70, %71, !dbg !752
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !752, !prof !13

b7_ok1:
	%73 = load i64, i64 addrspace(1)* %69, align 8, !dbg !751
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !753
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !753
	%76 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !752
	%77 = bitcast i64* %76 to i8*, !dbg !752
	%78 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %77, i64 %73, i64 %75, i32 %47), !dbg !752
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !754
	%80 = icmp uge i64 %56, %p8, !dbg !754
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !754, !prof !13

b7_ok3:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !754
	br label %b20, !dbg !754

b8:
	br i1 %50, label %b9, label %b10, !dbg !742

b9:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !756
	%82 = icmp uge i64 %p9, %46, !dbg !755
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !755, !prof !13

b9_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !756
	%84 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !755
	%85 = bitcast i64* %84 to i8*, !dbg !755
	call void @gpuc_atomic_and_thread_64(i8* %85, i64 %83, i32 %47), !dbg !755
	br label %b20, !dbg !755

b10:
	br i1 %51, label %b11, label %b12, !dbg !743

b11:
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !758
	%87 = icmp uge i64 %p9, %46, !dbg !757
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !757, !prof !13

b11_ok1:
	%88 = load i64, i64 addrspace(1)* %86, align 8, !dbg !758
	%89 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !757
	%90 = bitcast i64* %89 to i8*, !dbg !757
	%91 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %90, i64 %88, i32 %47), !dbg !757
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !759
	%93 = icmp uge i64 %56, %p8, !dbg !759
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !759, !prof !13

b11_ok2:
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !759
	br label %b20, !dbg !759

b12:
	br i1 %52, label %b13, label %b14, !dbg !744

b13:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !761
	%95 = icmp uge i64 %p9, %46, !dbg !760
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !760, !prof !13

b13_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !761
	%97 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !760
	%98 = bitcast i64* %97 to i8*, !dbg !760
	call void @gpuc_atomic_or_thread_64(i8* %98, i64 %96, i32 %47), !dbg !760
	br label %b20, !dbg !760

b14:
	br i1 %53, label %b15, label %b16, !dbg !745

b15:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !763
	%100 = icmp uge i64 %p9, %46, !dbg !762
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !762, !prof !13

b15_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !763
	%102 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !762
	%103 = bitcast i64* %102 to i8*, !dbg !762
	%104 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %103, i64 %101, i32 %47), !dbg !762
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !764
	%106 = icmp uge i64 %56, %p8, !dbg !764
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !764, !prof !13

b15_ok2:
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !764
	br label %b20, !dbg !764

b16:
	br i1 %54, label %b17, label %b18, !dbg !746

b17:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !766
	%108 = icmp uge i64 %p9, %46, !dbg !765
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !765, !prof !13

b17_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !766
	%110 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !765
	%111 = bitcast i64* %110 to i8*, !dbg !765
	call void @gpuc_atomic_xor_thread_64(i8* %111, i64 %109, i32 %47), !dbg !765
	br label %b20, !dbg !765

b18:
	br i1 %55, label %b19, label %b20, !dbg !747

b19:
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !768
	%113 = icmp uge i64 %p9, %46, !dbg !767
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !767, !prof !13

b19_ok1:
	%114 = load i64, i64 addrspace(1)* %112, align 8, !dbg !768
	%115 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !767
	%116 = bitcast i64* %115 to i8*, !dbg !767
	%117 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %116, i64 %114, i32 %47), !dbg !767
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !769
	%119 = icmp uge i64 %56, %p8, !dbg !769
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !769, !prof !13

b19_ok2:
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !769
	br label %b20, !dbg !769

b20:
	%120 = add i64 %56, %43, !dbg !737
	br label %b1, !dbg !737

b21:
	ret void, !dbg !736

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !748
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !748
	ret void, !dbg !748

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !739
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !739
	ret void, !dbg !739

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !749
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !749
	ret void, !dbg !749

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !750
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !750
	ret void, !dbg !750

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !751
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !751

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !751
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !751
	ret void, !dbg !751

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !752
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !752
	ret void, !dbg !752

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !754
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !754
	ret void, !dbg !754

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !755
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !755
	ret void, !dbg !755

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !757
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !757
	ret void, !dbg !757

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !759
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !759
	ret void, !dbg !759

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !760
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !760
	ret void, !dbg !760

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !762
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !762
	ret void, !dbg !762

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !764
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !764
	ret void, !dbg !764

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !765
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !765
	ret void, !dbg !765

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !767
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !767
	ret void, !dbg !767

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !769
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !769
	ret void, !dbg !769
}

define void @WaitUint64(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !770 {
entry:
	br label %b0, !dbg !771

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !771
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !771
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !771
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !771
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !771
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !771
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !774, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !774, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !774, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !774, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !774, !range !29
	%11 = mul i32 %10, %8, !dbg !774
	%12 = add i32 %7, %11, !dbg !774
	%13 = mul i32 %9, %12, !dbg !774
	%14 = add i32 %6, %13, !dbg !774
	%15 = sext i32 %14 to i64, !dbg !774
	%16 = icmp eq i64 %15, 33, !dbg !775
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !776
	br i1 %16, label %b1, label %b5, !dbg !775

b1:
	%18 = sext i32 %17 to i64, !dbg !776
	%19 = trunc i64 %p16 to i32, !dbg !776
	br label %b2, !dbg !775

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !775
	%21 = add i64 %20, 1, !dbg !775
	%22 = icmp slt i64 %21, %p4, !dbg !775
	br i1 %22, label %b3, label %b4, !dbg !775

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !777
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !778
	%25 = icmp uge i64 %21, %p2, !dbg !777
	%26 = icmp uge i64 %p16, %18, !dbg !776
	%27 = or i1 %25, %26, !dbg !776
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !776, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !778
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !776
	%30 = bitcast i64* %29 to i8*, !dbg !776
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !776
	br label %b2, !dbg !776

b4:
	call void @gpuc_quiet_thread(), !dbg !779
	br label %b42, !dbg !779

b5:
	%31 = icmp eq i64 %15, 0, !dbg !780
	br i1 %31, label %b6, label %b42, !dbg !780

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !781
	br i1 %32, label %b7, label %b22, !dbg !781

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !784
	br i1 %33, label %b8, label %b9, !dbg !784

b8:
	%34 = sext i32 %p9 to i64, !dbg !786
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !785
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !786
	%37 = icmp uge i64 %p10, %p2, !dbg !785
	%38 = icmp ugt i64 %34, 5, !dbg !786
	%39 = or i1 %37, %38, !dbg !786
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !786, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !786
	call void @gpuc_wait_until_thread_uint64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 109), !dbg !786
	br label %b21, !dbg !786

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !787
	br i1 %41, label %b10, label %b11, !dbg !787

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !788
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !788
	%44 = sext i32 %p9 to i64, !dbg !788
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !788
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !788
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !788
	%48 = icmp ne i64 %p2, %43, !dbg !788
	%49 = icmp ugt i64 %44, 5, !dbg !788
	%50 = or i1 %48, %49, !dbg !788
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !788, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !788
	%52 = bitcast i32* %47 to i8*, !dbg !788
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !788
	br label %b21, !dbg !788

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !789
	br i1 %53, label %b12, label %b13, !dbg !789

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !790
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !790
	%56 = sext i32 %p9 to i64, !dbg !790
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !790
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !790
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !790
	%60 = icmp ne i64 %p2, %55, !dbg !790
	%61 = icmp ugt i64 %56, 5, !dbg !790
	%62 = or i1 %60, %61, !dbg !790
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !790, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !790
	%64 = bitcast i32* %59 to i8*, !dbg !790
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !790
	br label %b21, !dbg !791

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !792
	br i1 %66, label %b14, label %b15, !dbg !792

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !793
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !793
	%69 = sext i32 %p9 to i64, !dbg !793
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !793
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !793
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !793
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !793
	%74 = icmp ugt i64 %p2, %p6, !dbg !793
	%75 = icmp ne i64 %p2, %68, !dbg !793
	%76 = icmp ugt i64 %69, 5, !dbg !793
	%77 = or i1 %74, %75, !dbg !793
	%78 = or i1 %77, %76, !dbg !793
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !793, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !793
	%80 = bitcast i64* %72 to i8*, !dbg !793
	%81 = bitcast i32* %73 to i8*, !dbg !793
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !793
	br label %b21, !dbg !794

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !795
	br i1 %83, label %b16, label %b17, !dbg !795

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !796
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !796
	%86 = sext i32 %p9 to i64, !dbg !796
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !796
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !796
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !796
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !796
	%91 = icmp ne i64 %p2, %85, !dbg !796
	%92 = icmp ne i64 %p2, %p13, !dbg !796
	%93 = icmp ugt i64 %86, 5, !dbg !796
	%94 = or i1 %91, %92, !dbg !796
	%95 = or i1 %94, %93, !dbg !796
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !796, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !796
	%97 = bitcast i32* %89 to i8*, !dbg !796
	%98 = bitcast i64* %90 to i8*, !dbg !796
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !796
	br label %b21, !dbg !796

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !797
	br i1 %99, label %b18, label %b19, !dbg !797

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !798
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !798
	%102 = sext i32 %p9 to i64, !dbg !798
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !798
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !798
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !798
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !798
	%107 = icmp ne i64 %p2, %101, !dbg !798
	%108 = icmp ne i64 %p2, %p13, !dbg !798
	%109 = icmp ugt i64 %102, 5, !dbg !798
	%110 = or i1 %107, %108, !dbg !798
	%111 = or i1 %110, %109, !dbg !798
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !798, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !798
	%113 = bitcast i32* %105 to i8*, !dbg !798
	%114 = bitcast i64* %106 to i8*, !dbg !798
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 8, i32 1, i8* %ctrl, i32 114), !dbg !798
	br label %b21, !dbg !799

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !800
	br i1 %116, label %b20, label %b21, !dbg !800

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !801
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !801
	%119 = sext i32 %p9 to i64, !dbg !801
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !801
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !801
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !801
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !801
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !801
	%125 = icmp ugt i64 %p2, %p6, !dbg !801
	%126 = icmp ne i64 %p2, %118, !dbg !801
	%127 = icmp ne i64 %p2, %p13, !dbg !801
	%128 = icmp ugt i64 %119, 5, !dbg !801
	%129 = or i1 %125, %126, !dbg !801
	%130 = or i1 %129, %127, !dbg !801
	%131 = or i1 %130, %128, !dbg !801
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !801, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !801
	%133 = bitcast i64* %122 to i8*, !dbg !801
	%134 = bitcast i32* %123 to i8*, !dbg !801
	%135 = bitcast i64* %124 to i8*, !dbg !801
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 8, i32 1, i8* %ctrl, i32 115), !dbg !801
	br label %b21, !dbg !802

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !783
	br label %b41, !dbg !783

b22:
	%138 = sub i64 %p0, 7, !dbg !803
	%139 = icmp eq i64 %138, 0, !dbg !806
	%140 = icmp eq i64 %p4, 0, !dbg !807
	%141 = sext i32 %p9 to i64, !dbg !808
	%142 = icmp eq i64 %138, 1, !dbg !809
	%143 = icmp eq i64 %p8, 0, !dbg !810
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !810
	%145 = icmp eq i64 %138, 2, !dbg !811
	%146 = icmp eq i64 %138, 3, !dbg !812
	%147 = icmp eq i64 %138, 4, !dbg !813
	%148 = icmp eq i64 %138, 5, !dbg !814
	%149 = icmp eq i64 %138, 6, !dbg !815
	br label %b23, !dbg !803

b23:
	br i1 %139, label %b24, label %b25, !dbg !806

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !816
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !808
	%152 = icmp uge i64 %p10, %p2, !dbg !816
	%153 = icmp ugt i64 %141, 5, !dbg !808
	%154 = or i1 %152, %153, !dbg !808
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !808, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !808
	%156 = call i32 @gpuc_test_thread_uint64(i8* %155, i32 %p9, i64 %p11), !dbg !808
	%157 = icmp ne i32 %156, 0, !dbg !808
	br label %b33, !dbg !808

b25:
	br i1 %142, label %b26, label %b27, !dbg !809

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !810
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !810
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !810
	%161 = icmp ne i64 %p2, %144, !dbg !810
	%162 = icmp ugt i64 %141, 5, !dbg !810
	%163 = or i1 %161, %162, !dbg !810
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !810, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !810
	%165 = bitcast i32* %160 to i8*, !dbg !810
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 8), !dbg !810
	%167 = icmp ne i32 %166, 0, !dbg !810
	br label %b33, !dbg !810

b27:
	br i1 %145, label %b28, label %b29, !dbg !811

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !817
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !817
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !817
	%171 = icmp ne i64 %p2, %144, !dbg !817
	%172 = icmp ugt i64 %141, 5, !dbg !817
	%173 = or i1 %171, %172, !dbg !817
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !817, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !817
	%175 = bitcast i32* %170 to i8*, !dbg !817
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 8), !dbg !817
	%177 = icmp sge i64 %176, 0, !dbg !818
	br label %b39, !dbg !819

b29:
	br i1 %146, label %b30, label %b31, !dbg !812

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !820
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !820
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !820
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !820
	%182 = icmp ugt i64 %p2, %p6, !dbg !820
	%183 = icmp ne i64 %p2, %144, !dbg !820
	%184 = icmp ugt i64 %141, 5, !dbg !820
	%185 = or i1 %182, %183, !dbg !820
	%186 = or i1 %185, %184, !dbg !820
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !820, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !820
	%188 = bitcast i64* %180 to i8*, !dbg !820
	%189 = bitcast i32* %181 to i8*, !dbg !820
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 8), !dbg !820
	%191 = icmp sgt i64 %190, 0, !dbg !821
	br label %b39, !dbg !822

b31:
	br i1 %147, label %b32, label %b34, !dbg !813

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !823
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !823
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !823
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !823
	%196 = icmp ne i64 %p2, %144, !dbg !823
	%197 = icmp ne i64 %p2, %p13, !dbg !823
	%198 = icmp ugt i64 %141, 5, !dbg !823
	%199 = or i1 %196, %197, !dbg !823
	%200 = or i1 %199, %198, !dbg !823
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !823, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !823
	%202 = bitcast i32* %194 to i8*, !dbg !823
	%203 = bitcast i64* %195 to i8*, !dbg !823
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 8), !dbg !823
	%205 = icmp ne i32 %204, 0, !dbg !823
	br label %b33, !dbg !823

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !824
	br i1 %206, label %b39, label %b38, !dbg !824

b34:
	br i1 %148, label %b35, label %b36, !dbg !814

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !825
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !825
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !825
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !825
	%211 = icmp ne i64 %p2, %144, !dbg !825
	%212 = icmp ne i64 %p2, %p13, !dbg !825
	%213 = icmp ugt i64 %141, 5, !dbg !825
	%214 = or i1 %211, %212, !dbg !825
	%215 = or i1 %214, %213, !dbg !825
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !825, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !825
	%217 = bitcast i32* %209 to i8*, !dbg !825
	%218 = bitcast i64* %210 to i8*, !dbg !825
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 8), !dbg !825
	%220 = icmp sge i64 %219, 0, !dbg !826
	br label %b39, !dbg !827

b36:
	br i1 %149, label %b37, label %b38, !dbg !815

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !828
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !828
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !828
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !828
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !828
	%226 = icmp ugt i64 %p2, %p6, !dbg !828
	%227 = icmp ne i64 %p2, %144, !dbg !828
	%228 = icmp ne i64 %p2, %p13, !dbg !828
	%229 = icmp ugt i64 %141, 5, !dbg !828
	%230 = or i1 %226, %227, !dbg !828
	%231 = or i1 %230, %228, !dbg !828
	%232 = or i1 %231, %229, !dbg !828
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !828, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !828
	%234 = bitcast i64* %223 to i8*, !dbg !828
	%235 = bitcast i32* %224 to i8*, !dbg !828
	%236 = bitcast i64* %225 to i8*, !dbg !828
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 8), !dbg !828
	%238 = icmp sgt i64 %237, 0, !dbg !829
	br label %b39, !dbg !830

b38:
	br label %b39, !dbg !831

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !805
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !805
	br i1 %239, label %b41, label %b40, !dbg !805

b40:
	br i1 %140, label %b41, label %b23, !dbg !807

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !832
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !833
	%243 = icmp uge i64 0, %p15, !dbg !833
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !833, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !833
	br label %b42, !dbg !833

b42:
	ret void, !dbg !773

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !777
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !777

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !777
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !777
	ret void, !dbg !777

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !776
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !776
	ret void, !dbg !776

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !785
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !785

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !785
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !785
	ret void, !dbg !785

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !786
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !786
	ret void, !dbg !786

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !788
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !788

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !788
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !788
	ret void, !dbg !788

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !788
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !788
	ret void, !dbg !788

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !790
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !790

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %55), !dbg !790
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !790
	ret void, !dbg !790

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %56, i64 5), !dbg !790
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !790
	ret void, !dbg !790

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !793
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !793

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !793
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !793
	ret void, !dbg !793

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !793
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !793

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %68), !dbg !793
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !793
	ret void, !dbg !793

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %69, i64 5), !dbg !793
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !793
	ret void, !dbg !793

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !796
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !796

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %85), !dbg !796
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !796
	ret void, !dbg !796

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !796
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !796

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !796
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !796
	ret void, !dbg !796

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %86, i64 5), !dbg !796
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !796
	ret void, !dbg !796

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !798
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !798

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %101), !dbg !798
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !798
	ret void, !dbg !798

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !798
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !798

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !798
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !798
	ret void, !dbg !798

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %102, i64 5), !dbg !798
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !798
	ret void, !dbg !798

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !801
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !801

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !801
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !801
	ret void, !dbg !801

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !801
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !801

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %118), !dbg !801
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !801
	ret void, !dbg !801

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !801
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !801

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !801
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !801
	ret void, !dbg !801

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %119, i64 5), !dbg !801
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !801
	ret void, !dbg !801

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !816
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !816

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !816
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !816
	ret void, !dbg !816

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %141, i64 5), !dbg !808
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !808
	ret void, !dbg !808

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !810
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !810

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %144), !dbg !810
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !810
	ret void, !dbg !810

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !810
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !810
	ret void, !dbg !810

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !817
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !817

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %144), !dbg !817
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !817
	ret void, !dbg !817

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 5), !dbg !817
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !817
	ret void, !dbg !817

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !820
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !820

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !820
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !820
	ret void, !dbg !820

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !820
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !820

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %144), !dbg !820
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !820
	ret void, !dbg !820

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 5), !dbg !820
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !820
	ret void, !dbg !820

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !823
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !823

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %144), !dbg !823
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !823
	ret void, !dbg !823

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !823
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !823

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !823
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !823
	ret void, !dbg !823

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 5), !dbg !823
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !823
	ret void, !dbg !823

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !825
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !825

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %144), !dbg !825
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !825
	ret void, !dbg !825

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !825
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !825

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !825
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !825
	ret void, !dbg !825

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 5), !dbg !825
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !825
	ret void, !dbg !825

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !828
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !828

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !828
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !828
	ret void, !dbg !828

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !828
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !828

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %144), !dbg !828
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !828
	ret void, !dbg !828

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !828
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !828

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !828
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !828
	ret void, !dbg !828

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %141, i64 5), !dbg !828
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !828
	ret void, !dbg !828

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !833
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !833
	ret void, !dbg !833
}

define void @NumbersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !834 {
entry:
	br label %b0, !dbg !835

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !835
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !835
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !835
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !838, !range !14
	%4 = sext i32 %3 to i64, !dbg !838
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !838, !range !16
	%6 = sext i32 %5 to i64, !dbg !838
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !838, !range !16
	%8 = sext i32 %7 to i64, !dbg !838
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !838, !range !27
	%10 = sext i32 %9 to i64, !dbg !838
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !838, !range !28
	%12 = sext i32 %11 to i64, !dbg !838
	%13 = trunc i64 %12 to i32, !dbg !838
	%14 = trunc i64 %8 to i32, !dbg !838
	%15 = mul i32 %13, %14, !dbg !838
	%16 = zext i32 %15 to i64, !dbg !838
	%17 = trunc i64 %6 to i32, !dbg !838
	%18 = add i32 %17, %15, !dbg !838
	%19 = zext i32 %18 to i64, !dbg !838
	%20 = mul i64 %10, %19, !dbg !838
	%21 = add i64 %4, %20, !dbg !838
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !838, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !838, !range !29
	%24 = mul i32 %22, %23, !dbg !838
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !838, !range !30
	%26 = mul i32 %24, %25, !dbg !838
	%27 = sext i32 %26 to i64, !dbg !838
	%28 = mul i64 %21, %27, !dbg !838
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !838, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !838, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !838, !range !17
	%32 = mul i32 %23, %31, !dbg !838
	%33 = add i32 %30, %32, !dbg !838
	%34 = mul i32 %22, %33, !dbg !838
	%35 = add i32 %29, %34, !dbg !838
	%36 = sext i32 %35 to i64, !dbg !838
	%37 = add i64 %28, %36, !dbg !838
	%38 = mul i64 %10, %12, !dbg !838
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !838, !range !28
	%40 = sext i32 %39 to i64, !dbg !838
	%41 = mul i64 %38, %40, !dbg !838
	%42 = mul i64 %41, %27, !dbg !838
	%43 = icmp eq i64 %p0, 0, !dbg !839
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !840
	%45 = sext i32 %44 to i64, !dbg !840
	%46 = trunc i64 %p7 to i32, !dbg !840
	%47 = icmp eq i64 %p0, 1, !dbg !841
	%48 = icmp eq i64 %p0, 2, !dbg !842
	%49 = icmp eq i64 %p0, 3, !dbg !843
	%50 = icmp eq i64 %p0, 4, !dbg !844
	br label %b1, !dbg !838

b1:
	%51 = phi i64 [ %37, %b0 ], [ %87, %b12 ], !dbg !838
	%52 = icmp slt i64 %51, %p4, !dbg !838
	br i1 %52, label %b2, label %b13, !dbg !838

b2:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !845
	%54 = icmp uge i64 %51, %p2, !dbg !845
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !845, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !839

b3:
	%55 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !840
	%56 = icmp uge i64 %p7, %45, !dbg !840
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !840, !prof !13

b3_ok1:
	%57 = bitcast i64* %55 to i8*, !dbg !840
	%58 = call i64 @gpuc_atomic_fetch_thread_64(i8* %57, i32 %46), !dbg !840
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !846
	%60 = icmp uge i64 %51, %p6, !dbg !846
	br i1 %60, label %b3_fail2, label %b3_ok2, !dbg !846, !prof !13

b3_ok2:
	store i64 %58, i64 addrspace(1)* %59, align 8, !dbg !846
	br label %b12, !dbg !846

b4:
	br i1 %47, label %b5, label %b6, !dbg !841

b5:
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !848
	%62 = icmp uge i64 %p7, %45, !dbg !847
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !847, !prof !13

b5_ok1:
	%63 = load i64, i64 addrspace(1)* %61, align 8, !dbg !848
	%64 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !847
	%65 = bitcast i64* %64 to i8*, !dbg !847
	call void @gpuc_atomic_set_thread_64(i8* %65, i64 %63, i32 %46), !dbg !847
	br label %b12, !dbg !847

b6:
	br i1 %48, label %b7, label %b8, !dbg !842

b7:
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !850
	%67 = icmp uge i64 %p7, %45, !dbg !849
	br i1 %67, label %b7_fail1, label %b7_ok1, !dbg !849, !prof !13

b7_ok1:
	%68 = load i64, i64 addrspace(1)* %66, align 8, !dbg !850
	%69 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !849
	%70 = bitcast i64* %69 to i8*, !dbg !849
	%71 = call i64 @gpuc_atomic_swap_thread_64(i8* %70, i64 %68, i32 %46), !dbg !849
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !851
	%73 = icmp uge i64 %51, %p6, !dbg !851
	br i1 %73, label %b7_fail2, label %b7_ok2, !dbg !851, !prof !13

b7_ok2:
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !851
	br label %b12, !dbg !851

b8:
	br i1 %49, label %b9, label %b10, !dbg !843

b9:
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !853
	%75 = icmp uge i64 %p7, %45, !dbg !852
	br i1 %75, label %b9_fail1, label %b9_ok1, !dbg !852, !prof !13

b9_ok1:
	%76 = load i64, i64 addrspace(1)* %74, align 8, !dbg !853
	%77 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !852
	%78 = bitcast i64* %77 to i8*, !dbg !852
	call void @gpuc_atomic_add_thread_uint64(i8* %78, i64 %76, i32 %46), !dbg !852
	br label %b12, !dbg !852

b10:
	br i1 %50, label %b11, label %b12, !dbg !844

b11:
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !855
	%80 = icmp uge i64 %p7, %45, !dbg !854
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !854, !prof !13

b11_ok1:
	%81 = load i64, i64 addrspace(1)* %79, align 8, !dbg !855
	%82 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !854
	%83 = bitcast i64* %82 to i8*, !dbg !854
	%84 = call i64 @gpuc_atomic_fetch_add_thread_uint64(i8* %83, i64 %81, i32 %46), !dbg !854
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %51, !dbg !856
	%86 = icmp uge i64 %51, %p6, !dbg !856
	br i1 %86, label %b11_fail2, label %b11_ok2, !dbg !856, !prof !13

b11_ok2:
	store i64 %84, i64 addrspace(1)* %85, align 8, !dbg !856
	br label %b12, !dbg !856

b12:
	%87 = add i64 %51, %42, !dbg !838
	br label %b1, !dbg !838

b13:
	ret void, !dbg !837

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !845
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !845
	ret void, !dbg !845

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !840
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !840
	ret void, !dbg !840

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !846
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !846
	ret void, !dbg !846

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !847
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !847
	ret void, !dbg !847

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !849
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !849
	ret void, !dbg !849

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !851
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !851
	ret void, !dbg !851

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !852
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !852
	ret void, !dbg !852

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !854
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !854
	ret void, !dbg !854

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !856
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !856
	ret void, !dbg !856
}

define void @IntegersUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !857 {
entry:
	br label %b0, !dbg !858

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !858
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !858
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !858
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !858
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !861, !range !14
	%5 = sext i32 %4 to i64, !dbg !861
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !861, !range !16
	%7 = sext i32 %6 to i64, !dbg !861
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !861, !range !16
	%9 = sext i32 %8 to i64, !dbg !861
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !861, !range !27
	%11 = sext i32 %10 to i64, !dbg !861
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !861, !range !28
	%13 = sext i32 %12 to i64, !dbg !861
	%14 = trunc i64 %13 to i32, !dbg !861
	%15 = trunc i64 %9 to i32, !dbg !861
	%16 = mul i32 %14, %15, !dbg !861
	%17 = zext i32 %16 to i64, !dbg !861
	%18 = trunc i64 %7 to i32, !dbg !861
	%19 = add i32 %18, %16, !dbg !861
	%20 = zext i32 %19 to i64, !dbg !861
	%21 = mul i64 %11, %20, !dbg !861
	%22 = add i64 %5, %21, !dbg !861
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !861, !range !29
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !861, !range !29
	%25 = mul i32 %23, %24, !dbg !861
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !861, !range !30
	%27 = mul i32 %25, %26, !dbg !861
	%28 = sext i32 %27 to i64, !dbg !861
	%29 = mul i64 %22, %28, !dbg !861
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !861, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !861, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !861, !range !17
	%33 = mul i32 %24, %32, !dbg !861
	%34 = add i32 %31, %33, !dbg !861
	%35 = mul i32 %23, %34, !dbg !861
	%36 = add i32 %30, %35, !dbg !861
	%37 = sext i32 %36 to i64, !dbg !861
	%38 = add i64 %29, %37, !dbg !861
	%39 = mul i64 %11, %13, !dbg !861
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !861, !range !28
	%41 = sext i32 %40 to i64, !dbg !861
	%42 = mul i64 %39, %41, !dbg !861
	%43 = mul i64 %42, %28, !dbg !861
	%44 = icmp eq i64 %p0, 5, !dbg !862
	%45 = call i32 @gpuc_num_pes_thread(), !dbg !863
	%46 = sext i32 %45 to i64, !dbg !863
	%47 = trunc i64 %p9 to i32, !dbg !863
	%48 = icmp eq i64 %p0, 6, !dbg !864
	%49 = icmp eq i64 %p0, 7, !dbg !865
	%50 = icmp eq i64 %p0, 8, !dbg !866
	%51 = icmp eq i64 %p0, 9, !dbg !867
	%52 = icmp eq i64 %p0, 10, !dbg !868
	%53 = icmp eq i64 %p0, 11, !dbg !869
	%54 = icmp eq i64 %p0, 12, !dbg !870
	%55 = icmp eq i64 %p0, 13, !dbg !871
	br label %b1, !dbg !861

b1:
	%56 = phi i64 [ %38, %b0 ], [ %120, %b20 ], !dbg !861
	%57 = icmp slt i64 %56, %p4, !dbg !861
	br i1 %57, label %b2, label %b21, !dbg !861

b2:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !872
	%59 = icmp uge i64 %56, %p2, !dbg !872
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !872, !prof !13

b2_ok1:
	br i1 %44, label %b3, label %b4, !dbg !862

b3:
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !863
	%61 = icmp uge i64 %p9, %46, !dbg !863
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !863, !prof !13

b3_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !863
	call void @gpuc_atomic_inc_thread_64(i8* %62, i32 %47), !dbg !863
	br label %b20, !dbg !863

b4:
	br i1 %48, label %b5, label %b6, !dbg !864

b5:
	%63 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !873
	%64 = icmp uge i64 %p9, %46, !dbg !873
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !873, !prof !13

b5_ok1:
	%65 = bitcast i64* %63 to i8*, !dbg !873
	%66 = call i64 @gpuc_atomic_fetch_inc_thread_64(i8* %65, i32 %47), !dbg !873
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !874
	%68 = icmp uge i64 %56, %p8, !dbg !874
	br i1 %68, label %b5_fail2, label %b5_ok2, !dbg !874, !prof !13

b5_ok2:
	store i64 %66, i64 addrspace(1)* %67, align 8, !dbg !874
	br label %b20, !dbg !874

b6:
	br i1 %49, label %b7, label %b8, !dbg !865

b7:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %56, !dbg !875
	%70 = icmp uge i64 %56, %p6, !dbg !875
	%71 = icmp uge i64 %p9, %46, !dbg !876
	%72 = or i1 %70, %71, !dbg !876
	br i1 %72, label %b7_fail1, label %b7_ok1, !dbg !876, !prof !13

b7_ok1:
	%73 = load i64, i64 addrspace(1)* %69, align 8, !dbg !875
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !877
	%75 = load i64, i64 addrspace(1)* %74, align 8, !dbg !877
	%76 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !876
	%77 = bitcast i64* %76 to i8*, !dbg !876
	%78 = call i64 @gpuc_atomic_compare_swap_thread_64(i8* %77, i64 %73, i64 %75, i32 %47), !dbg !876
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !878
	%80 = icmp uge i64 %56, %p8, !dbg !878
	br i1 %80, label %b7_fail3, label %b7_ok3, !dbg !878, !prof !13

b7_ok3:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !878
	br label %b20, !dbg !878

b8:
	br i1 %50, label %b9, label %b10, !dbg !866

b9:
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !880
	%82 = icmp uge i64 %p9, %46, !dbg !879
	br i1 %82, label %b9_fail1, label %b9_ok1, !dbg !879, !prof !13

b9_ok1:
	%83 = load i64, i64 addrspace(1)* %81, align 8, !dbg !880
	%84 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !879
	%85 = bitcast i64* %84 to i8*, !dbg !879
	call void @gpuc_atomic_and_thread_64(i8* %85, i64 %83, i32 %47), !dbg !879
	br label %b20, !dbg !879

b10:
	br i1 %51, label %b11, label %b12, !dbg !867

b11:
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !882
	%87 = icmp uge i64 %p9, %46, !dbg !881
	br i1 %87, label %b11_fail1, label %b11_ok1, !dbg !881, !prof !13

b11_ok1:
	%88 = load i64, i64 addrspace(1)* %86, align 8, !dbg !882
	%89 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !881
	%90 = bitcast i64* %89 to i8*, !dbg !881
	%91 = call i64 @gpuc_atomic_fetch_and_thread_64(i8* %90, i64 %88, i32 %47), !dbg !881
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !883
	%93 = icmp uge i64 %56, %p8, !dbg !883
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !883, !prof !13

b11_ok2:
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !883
	br label %b20, !dbg !883

b12:
	br i1 %52, label %b13, label %b14, !dbg !868

b13:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !885
	%95 = icmp uge i64 %p9, %46, !dbg !884
	br i1 %95, label %b13_fail1, label %b13_ok1, !dbg !884, !prof !13

b13_ok1:
	%96 = load i64, i64 addrspace(1)* %94, align 8, !dbg !885
	%97 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !884
	%98 = bitcast i64* %97 to i8*, !dbg !884
	call void @gpuc_atomic_or_thread_64(i8* %98, i64 %96, i32 %47), !dbg !884
	br label %b20, !dbg !884

b14:
	br i1 %53, label %b15, label %b16, !dbg !869

b15:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !887
	%100 = icmp uge i64 %p9, %46, !dbg !886
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !886, !prof !13

b15_ok1:
	%101 = load i64, i64 addrspace(1)* %99, align 8, !dbg !887
	%102 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !886
	%103 = bitcast i64* %102 to i8*, !dbg !886
	%104 = call i64 @gpuc_atomic_fetch_or_thread_64(i8* %103, i64 %101, i32 %47), !dbg !886
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !888
	%106 = icmp uge i64 %56, %p8, !dbg !888
	br i1 %106, label %b15_fail2, label %b15_ok2, !dbg !888, !prof !13

b15_ok2:
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !888
	br label %b20, !dbg !888

b16:
	br i1 %54, label %b17, label %b18, !dbg !870

b17:
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !890
	%108 = icmp uge i64 %p9, %46, !dbg !889
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !889, !prof !13

b17_ok1:
	%109 = load i64, i64 addrspace(1)* %107, align 8, !dbg !890
	%110 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !889
	%111 = bitcast i64* %110 to i8*, !dbg !889
	call void @gpuc_atomic_xor_thread_64(i8* %111, i64 %109, i32 %47), !dbg !889
	br label %b20, !dbg !889

b18:
	br i1 %55, label %b19, label %b20, !dbg !871

b19:
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %56, !dbg !892
	%113 = icmp uge i64 %p9, %46, !dbg !891
	br i1 %113, label %b19_fail1, label %b19_ok1, !dbg !891, !prof !13

b19_ok1:
	%114 = load i64, i64 addrspace(1)* %112, align 8, !dbg !892
	%115 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !891
	%116 = bitcast i64* %115 to i8*, !dbg !891
	%117 = call i64 @gpuc_atomic_fetch_xor_thread_64(i8* %116, i64 %114, i32 %47), !dbg !891
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %56, !dbg !893
	%119 = icmp uge i64 %56, %p8, !dbg !893
	br i1 %119, label %b19_fail2, label %b19_ok2, !dbg !893, !prof !13

b19_ok2:
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !893
	br label %b20, !dbg !893

b20:
	%120 = add i64 %56, %43, !dbg !861
	br label %b1, !dbg !861

b21:
	ret void, !dbg !860

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %56, i64 %p2), !dbg !872
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !872
	ret void, !dbg !872

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p9, i64 %46), !dbg !863
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !863
	ret void, !dbg !863

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p9, i64 %46), !dbg !873
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !873
	ret void, !dbg !873

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %56, i64 %p8), !dbg !874
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !874
	ret void, !dbg !874

b7_fail1:
	%121 = icmp uge i64 %56, %p6, !dbg !875
	br i1 %121, label %b7_fail2, label %b7_ok2, !dbg !875

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p6), !dbg !875
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !875
	ret void, !dbg !875

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p9, i64 %46), !dbg !876
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !876
	ret void, !dbg !876

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %56, i64 %p8), !dbg !878
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !878
	ret void, !dbg !878

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p9, i64 %46), !dbg !879
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !879
	ret void, !dbg !879

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p9, i64 %46), !dbg !881
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !881
	ret void, !dbg !881

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %56, i64 %p8), !dbg !883
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !883
	ret void, !dbg !883

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p9, i64 %46), !dbg !884
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !884
	ret void, !dbg !884

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p9, i64 %46), !dbg !886
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !886
	ret void, !dbg !886

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %56, i64 %p8), !dbg !888
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !888
	ret void, !dbg !888

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p9, i64 %46), !dbg !889
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !889
	ret void, !dbg !889

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p9, i64 %46), !dbg !891
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !891
	ret void, !dbg !891

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %56, i64 %p8), !dbg !893
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !893
	ret void, !dbg !893
}

define void @WaitUint(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i32* %p7, i64 %p8, i32 %p9, i64 %p10, i64 %p11, i64* %p12, i64 %p13, i64* %p14, i64 %p15, i64 %p16, i8* %ctrl) nounwind !dbg !894 {
entry:
	br label %b0, !dbg !895

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !895
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !895
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !895
	%3 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !895
	%4 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !895
	%5 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !895
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !898, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !898, !range !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !898, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !898, !range !29
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !898, !range !29
	%11 = mul i32 %10, %8, !dbg !898
	%12 = add i32 %7, %11, !dbg !898
	%13 = mul i32 %9, %12, !dbg !898
	%14 = add i32 %6, %13, !dbg !898
	%15 = sext i32 %14 to i64, !dbg !898
	%16 = icmp eq i64 %15, 33, !dbg !899
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !900
	br i1 %16, label %b1, label %b5, !dbg !899

b1:
	%18 = sext i32 %17 to i64, !dbg !900
	%19 = trunc i64 %p16 to i32, !dbg !900
	br label %b2, !dbg !899

b2:
	%20 = phi i64 [ %21, %b3_ok1 ], [ -1, %b1 ], !dbg !899
	%21 = add i64 %20, 1, !dbg !899
	%22 = icmp slt i64 %21, %p4, !dbg !899
	br i1 %22, label %b3, label %b4, !dbg !899

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21, !dbg !901
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !902
	%25 = icmp uge i64 %21, %p2, !dbg !901
	%26 = icmp uge i64 %p16, %18, !dbg !900
	%27 = or i1 %25, %26, !dbg !900
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !900, !prof !13

b3_ok1:
	%28 = load i64, i64 addrspace(1)* %24, align 8, !dbg !902
	%29 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !900
	%30 = bitcast i64* %29 to i8*, !dbg !900
	call void @gpuc_p_thread_64(i8* %30, i64 %28, i32 %19), !dbg !900
	br label %b2, !dbg !900

b4:
	call void @gpuc_quiet_thread(), !dbg !903
	br label %b42, !dbg !903

b5:
	%31 = icmp eq i64 %15, 0, !dbg !904
	br i1 %31, label %b6, label %b42, !dbg !904

b6:
	%32 = icmp slt i64 %p0, 7, !dbg !905
	br i1 %32, label %b7, label %b22, !dbg !905

b7:
	%33 = icmp eq i64 %p0, 0, !dbg !908
	br i1 %33, label %b8, label %b9, !dbg !908

b8:
	%34 = sext i32 %p9 to i64, !dbg !910
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !909
	%36 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !910
	%37 = icmp uge i64 %p10, %p2, !dbg !909
	%38 = icmp ugt i64 %34, 5, !dbg !910
	%39 = or i1 %37, %38, !dbg !910
	br i1 %39, label %b8_fail1, label %b8_ok1, !dbg !910, !prof !13

b8_ok1:
	%40 = bitcast i64* %36 to i8*, !dbg !910
	call void @gpuc_wait_until_thread_uint64(i8* %40, i32 %p9, i64 %p11, i32 1, i8* %ctrl, i32 109), !dbg !910
	br label %b21, !dbg !910

b9:
	%41 = icmp eq i64 %p0, 1, !dbg !911
	br i1 %41, label %b10, label %b11, !dbg !911

b10:
	%42 = icmp eq i64 %p8, 0, !dbg !912
	%43 = select i1 %42, i64 %p2, i64 %p8, !dbg !912
	%44 = sext i32 %p9 to i64, !dbg !912
	%45 = select i1 %42, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !912
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !912
	%47 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !912
	%48 = icmp ne i64 %p2, %43, !dbg !912
	%49 = icmp ugt i64 %44, 5, !dbg !912
	%50 = or i1 %48, %49, !dbg !912
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !912, !prof !13

b10_ok1:
	%51 = bitcast i64* %46 to i8*, !dbg !912
	%52 = bitcast i32* %47 to i8*, !dbg !912
	call void @gpuc_wait_until_all_thread(i8* %51, i64 %p2, i8* %52, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 110), !dbg !912
	br label %b21, !dbg !912

b11:
	%53 = icmp eq i64 %p0, 2, !dbg !913
	br i1 %53, label %b12, label %b13, !dbg !913

b12:
	%54 = icmp eq i64 %p8, 0, !dbg !914
	%55 = select i1 %54, i64 %p2, i64 %p8, !dbg !914
	%56 = sext i32 %p9 to i64, !dbg !914
	%57 = select i1 %54, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !914
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !914
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !914
	%60 = icmp ne i64 %p2, %55, !dbg !914
	%61 = icmp ugt i64 %56, 5, !dbg !914
	%62 = or i1 %60, %61, !dbg !914
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !914, !prof !13

b12_ok1:
	%63 = bitcast i64* %58 to i8*, !dbg !914
	%64 = bitcast i32* %59 to i8*, !dbg !914
	%65 = call i64 @gpuc_wait_until_any_thread(i8* %63, i64 %p2, i8* %64, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 111), !dbg !914
	br label %b21, !dbg !915

b13:
	%66 = icmp eq i64 %p0, 3, !dbg !916
	br i1 %66, label %b14, label %b15, !dbg !916

b14:
	%67 = icmp eq i64 %p8, 0, !dbg !917
	%68 = select i1 %67, i64 %p2, i64 %p8, !dbg !917
	%69 = sext i32 %p9 to i64, !dbg !917
	%70 = select i1 %67, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !917
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !917
	%72 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !917
	%73 = addrspacecast i32 addrspace(1)* %70 to i32*, !dbg !917
	%74 = icmp ugt i64 %p2, %p6, !dbg !917
	%75 = icmp ne i64 %p2, %68, !dbg !917
	%76 = icmp ugt i64 %69, 5, !dbg !917
	%77 = or i1 %74, %75, !dbg !917
	%78 = or i1 %77, %76, !dbg !917
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !917, !prof !13

b14_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !917
	%80 = bitcast i64* %72 to i8*, !dbg !917
	%81 = bitcast i32* %73 to i8*, !dbg !917
	%82 = call i64 @gpuc_wait_until_some_thread(i8* %79, i64 %p2, i8* %80, i8* %81, i32 %p9, i64 %p11, i32 8, i32 1, i8* %ctrl, i32 112), !dbg !917
	br label %b21, !dbg !918

b15:
	%83 = icmp eq i64 %p0, 4, !dbg !919
	br i1 %83, label %b16, label %b17, !dbg !919

b16:
	%84 = icmp eq i64 %p8, 0, !dbg !920
	%85 = select i1 %84, i64 %p2, i64 %p8, !dbg !920
	%86 = sext i32 %p9 to i64, !dbg !920
	%87 = select i1 %84, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !920
	%88 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !920
	%89 = addrspacecast i32 addrspace(1)* %87 to i32*, !dbg !920
	%90 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !920
	%91 = icmp ne i64 %p2, %85, !dbg !920
	%92 = icmp ne i64 %p2, %p13, !dbg !920
	%93 = icmp ugt i64 %86, 5, !dbg !920
	%94 = or i1 %91, %92, !dbg !920
	%95 = or i1 %94, %93, !dbg !920
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !920, !prof !13

b16_ok1:
	%96 = bitcast i64* %88 to i8*, !dbg !920
	%97 = bitcast i32* %89 to i8*, !dbg !920
	%98 = bitcast i64* %90 to i8*, !dbg !920
	call void @gpuc_wait_until_all_vector_thread(i8* %96, i64 %p2, i8* %97, i32 %p9, i8* %98, i32 8, i32 1, i8* %ctrl, i32 113), !dbg !920
	br label %b21, !dbg !920

b17:
	%99 = icmp eq i64 %p0, 5, !dbg !921
	br i1 %99, label %b18, label %b19, !dbg !921

b18:
	%100 = icmp eq i64 %p8, 0, !dbg !922
	%101 = select i1 %100, i64 %p2, i64 %p8, !dbg !922
	%102 = sext i32 %p9 to i64, !dbg !922
	%103 = select i1 %100, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !922
	%104 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !922
	%105 = addrspacecast i32 addrspace(1)* %103 to i32*, !dbg !922
	%106 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !922
	%107 = icmp ne i64 %p2, %101, !dbg !922
	%108 = icmp ne i64 %p2, %p13, !dbg !922
	%109 = icmp ugt i64 %102, 5, !dbg !922
	%110 = or i1 %107, %108, !dbg !922
	%111 = or i1 %110, %109, !dbg !922
	br i1 %111, label %b18_fail1, label %b18_ok1, !dbg !922, !prof !13

b18_ok1:
	%112 = bitcast i64* %104 to i8*, !dbg !922
	%113 = bitcast i32* %105 to i8*, !dbg !922
	%114 = bitcast i64* %106 to i8*, !dbg !922
	%115 = call i64 @gpuc_wait_until_any_vector_thread(i8* %112, i64 %p2, i8* %113, i32 %p9, i8* %114, i32 8, i32 1, i8* %ctrl, i32 114), !dbg !922
	br label %b21, !dbg !923

b19:
	%116 = icmp eq i64 %p0, 6, !dbg !924
	br i1 %116, label %b20, label %b21, !dbg !924

b20:
	%117 = icmp eq i64 %p8, 0, !dbg !925
	%118 = select i1 %117, i64 %p2, i64 %p8, !dbg !925
	%119 = sext i32 %p9 to i64, !dbg !925
	%120 = select i1 %117, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !925
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !925
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !925
	%123 = addrspacecast i32 addrspace(1)* %120 to i32*, !dbg !925
	%124 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !925
	%125 = icmp ugt i64 %p2, %p6, !dbg !925
	%126 = icmp ne i64 %p2, %118, !dbg !925
	%127 = icmp ne i64 %p2, %p13, !dbg !925
	%128 = icmp ugt i64 %119, 5, !dbg !925
	%129 = or i1 %125, %126, !dbg !925
	%130 = or i1 %129, %127, !dbg !925
	%131 = or i1 %130, %128, !dbg !925
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !925, !prof !13

b20_ok1:
	%132 = bitcast i64* %121 to i8*, !dbg !925
	%133 = bitcast i64* %122 to i8*, !dbg !925
	%134 = bitcast i32* %123 to i8*, !dbg !925
	%135 = bitcast i64* %124 to i8*, !dbg !925
	%136 = call i64 @gpuc_wait_until_some_vector_thread(i8* %132, i64 %p2, i8* %133, i8* %134, i32 %p9, i8* %135, i32 8, i32 1, i8* %ctrl, i32 115), !dbg !925
	br label %b21, !dbg !926

b21:
	%137 = phi i64 [ %65, %b12_ok1 ], [ %82, %b14_ok1 ], [ %115, %b18_ok1 ], [ %136, %b20_ok1 ], [ 1, %b8_ok1 ], [ 1, %b10_ok1 ], [ 1, %b16_ok1 ], [ 1, %b19 ], !dbg !907
	br label %b41, !dbg !907

b22:
	%138 = sub i64 %p0, 7, !dbg !927
	%139 = icmp eq i64 %138, 0, !dbg !930
	%140 = icmp eq i64 %p4, 0, !dbg !931
	%141 = sext i32 %p9 to i64, !dbg !932
	%142 = icmp eq i64 %138, 1, !dbg !933
	%143 = icmp eq i64 %p8, 0, !dbg !934
	%144 = select i1 %143, i64 %p2, i64 %p8, !dbg !934
	%145 = icmp eq i64 %138, 2, !dbg !935
	%146 = icmp eq i64 %138, 3, !dbg !936
	%147 = icmp eq i64 %138, 4, !dbg !937
	%148 = icmp eq i64 %138, 5, !dbg !938
	%149 = icmp eq i64 %138, 6, !dbg !939
	br label %b23, !dbg !927

b23:
	br i1 %139, label %b24, label %b25, !dbg !930

b24:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %p10, !dbg !940
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !932
	%152 = icmp uge i64 %p10, %p2, !dbg !940
	%153 = icmp ugt i64 %141, 5, !dbg !932
	%154 = or i1 %152, %153, !dbg !932
	br i1 %154, label %b24_fail1, label %b24_ok1, !dbg !932, !prof !13

b24_ok1:
	%155 = bitcast i64* %151 to i8*, !dbg !932
	%156 = call i32 @gpuc_test_thread_uint64(i8* %155, i32 %p9, i64 %p11), !dbg !932
	%157 = icmp ne i32 %156, 0, !dbg !932
	br label %b33, !dbg !932

b25:
	br i1 %142, label %b26, label %b27, !dbg !933

b26:
	%158 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !934
	%159 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !934
	%160 = addrspacecast i32 addrspace(1)* %158 to i32*, !dbg !934
	%161 = icmp ne i64 %p2, %144, !dbg !934
	%162 = icmp ugt i64 %141, 5, !dbg !934
	%163 = or i1 %161, %162, !dbg !934
	br i1 %163, label %b26_fail1, label %b26_ok1, !dbg !934, !prof !13

b26_ok1:
	%164 = bitcast i64* %159 to i8*, !dbg !934
	%165 = bitcast i32* %160 to i8*, !dbg !934
	%166 = call i32 @gpuc_test_all_thread(i8* %164, i64 %p2, i8* %165, i32 %p9, i64 %p11, i32 8), !dbg !934
	%167 = icmp ne i32 %166, 0, !dbg !934
	br label %b33, !dbg !934

b27:
	br i1 %145, label %b28, label %b29, !dbg !935

b28:
	%168 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !941
	%169 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !941
	%170 = addrspacecast i32 addrspace(1)* %168 to i32*, !dbg !941
	%171 = icmp ne i64 %p2, %144, !dbg !941
	%172 = icmp ugt i64 %141, 5, !dbg !941
	%173 = or i1 %171, %172, !dbg !941
	br i1 %173, label %b28_fail1, label %b28_ok1, !dbg !941, !prof !13

b28_ok1:
	%174 = bitcast i64* %169 to i8*, !dbg !941
	%175 = bitcast i32* %170 to i8*, !dbg !941
	%176 = call i64 @gpuc_test_any_thread(i8* %174, i64 %p2, i8* %175, i32 %p9, i64 %p11, i32 8), !dbg !941
	%177 = icmp sge i64 %176, 0, !dbg !942
	br label %b39, !dbg !943

b29:
	br i1 %146, label %b30, label %b31, !dbg !936

b30:
	%178 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !944
	%179 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !944
	%180 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !944
	%181 = addrspacecast i32 addrspace(1)* %178 to i32*, !dbg !944
	%182 = icmp ugt i64 %p2, %p6, !dbg !944
	%183 = icmp ne i64 %p2, %144, !dbg !944
	%184 = icmp ugt i64 %141, 5, !dbg !944
	%185 = or i1 %182, %183, !dbg !944
	%186 = or i1 %185, %184, !dbg !944
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !944, !prof !13

b30_ok1:
	%187 = bitcast i64* %179 to i8*, !dbg !944
	%188 = bitcast i64* %180 to i8*, !dbg !944
	%189 = bitcast i32* %181 to i8*, !dbg !944
	%190 = call i64 @gpuc_test_some_thread(i8* %187, i64 %p2, i8* %188, i8* %189, i32 %p9, i64 %p11, i32 8), !dbg !944
	%191 = icmp sgt i64 %190, 0, !dbg !945
	br label %b39, !dbg !946

b31:
	br i1 %147, label %b32, label %b34, !dbg !937

b32:
	%192 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !947
	%193 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !947
	%194 = addrspacecast i32 addrspace(1)* %192 to i32*, !dbg !947
	%195 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !947
	%196 = icmp ne i64 %p2, %144, !dbg !947
	%197 = icmp ne i64 %p2, %p13, !dbg !947
	%198 = icmp ugt i64 %141, 5, !dbg !947
	%199 = or i1 %196, %197, !dbg !947
	%200 = or i1 %199, %198, !dbg !947
	br i1 %200, label %b32_fail1, label %b32_ok1, !dbg !947, !prof !13

b32_ok1:
	%201 = bitcast i64* %193 to i8*, !dbg !947
	%202 = bitcast i32* %194 to i8*, !dbg !947
	%203 = bitcast i64* %195 to i8*, !dbg !947
	%204 = call i32 @gpuc_test_all_vector_thread(i8* %201, i64 %p2, i8* %202, i32 %p9, i8* %203, i32 8), !dbg !947
	%205 = icmp ne i32 %204, 0, !dbg !947
	br label %b33, !dbg !947

b33:
	%206 = phi i1 [ %157, %b24_ok1 ], [ %167, %b26_ok1 ], [ %205, %b32_ok1 ], !dbg !948
	br i1 %206, label %b39, label %b38, !dbg !948

b34:
	br i1 %148, label %b35, label %b36, !dbg !938

b35:
	%207 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !949
	%208 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !949
	%209 = addrspacecast i32 addrspace(1)* %207 to i32*, !dbg !949
	%210 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !949
	%211 = icmp ne i64 %p2, %144, !dbg !949
	%212 = icmp ne i64 %p2, %p13, !dbg !949
	%213 = icmp ugt i64 %141, 5, !dbg !949
	%214 = or i1 %211, %212, !dbg !949
	%215 = or i1 %214, %213, !dbg !949
	br i1 %215, label %b35_fail1, label %b35_ok1, !dbg !949, !prof !13

b35_ok1:
	%216 = bitcast i64* %208 to i8*, !dbg !949
	%217 = bitcast i32* %209 to i8*, !dbg !949
	%218 = bitcast i64* %210 to i8*, !dbg !949
	%219 = call i64 @gpuc_test_any_vector_thread(i8* %216, i64 %p2, i8* %217, i32 %p9, i8* %218, i32 8), !dbg !949
	%220 = icmp sge i64 %219, 0, !dbg !950
	br label %b39, !dbg !951

b36:
	br i1 %149, label %b37, label %b38, !dbg !939

b37:
	%221 = select i1 %143, i32 addrspace(1)* null, i32 addrspace(1)* %3, !dbg !952
	%222 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !952
	%223 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !952
	%224 = addrspacecast i32 addrspace(1)* %221 to i32*, !dbg !952
	%225 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !952
	%226 = icmp ugt i64 %p2, %p6, !dbg !952
	%227 = icmp ne i64 %p2, %144, !dbg !952
	%228 = icmp ne i64 %p2, %p13, !dbg !952
	%229 = icmp ugt i64 %141, 5, !dbg !952
	%230 = or i1 %226, %227, !dbg !952
	%231 = or i1 %230, %228, !dbg !952
	%232 = or i1 %231, %229, !dbg !952
	br i1 %232, label %b37_fail1, label %b37_ok1, !dbg !952, !prof !13

b37_ok1:
	%233 = bitcast i64* %222 to i8*, !dbg !952
	%234 = bitcast i64* %223 to i8*, !dbg !952
	%235 = bitcast i32* %224 to i8*, !dbg !952
	%236 = bitcast i64* %225 to i8*, !dbg !952
	%237 = call i64 @gpuc_test_some_vector_thread(i8* %233, i64 %p2, i8* %234, i8* %235, i32 %p9, i8* %236, i32 8), !dbg !952
	%238 = icmp sgt i64 %237, 0, !dbg !953
	br label %b39, !dbg !954

b38:
	br label %b39, !dbg !955

b39:
	%239 = phi i1 [ %177, %b28_ok1 ], [ %191, %b30_ok1 ], [ %220, %b35_ok1 ], [ %238, %b37_ok1 ], [ true, %b33 ], [ false, %b38 ], !dbg !929
	%240 = phi i64 [ %176, %b28_ok1 ], [ %190, %b30_ok1 ], [ %219, %b35_ok1 ], [ %237, %b37_ok1 ], [ 1, %b33 ], [ 0, %b38 ], !dbg !929
	br i1 %239, label %b41, label %b40, !dbg !929

b40:
	br i1 %140, label %b41, label %b23, !dbg !931

b41:
	%241 = phi i64 [ %137, %b21 ], [ %240, %b39 ], [ %240, %b40 ], !dbg !956
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 0, !dbg !957
	%243 = icmp uge i64 0, %p15, !dbg !957
	br i1 %243, label %b41_fail1, label %b41_ok1, !dbg !957, !prof !13

b41_ok1:
	store i64 %241, i64 addrspace(1)* %242, align 8, !dbg !957
	br label %b42, !dbg !957

b42:
	ret void, !dbg !897

b3_fail1:
	%244 = icmp uge i64 %21, %p2, !dbg !901
	br i1 %244, label %b3_fail2, label %b3_ok2, !dbg !901

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %21, i64 %p2), !dbg !901
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !901
	ret void, !dbg !901

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p16, i64 %18), !dbg !900
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !900
	ret void, !dbg !900

b8_fail1:
	%245 = icmp uge i64 %p10, %p2, !dbg !909
	br i1 %245, label %b8_fail2, label %b8_ok2, !dbg !909

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %p2), !dbg !909
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !909
	ret void, !dbg !909

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %34, i64 5), !dbg !910
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !910
	ret void, !dbg !910

b10_fail1:
	%246 = icmp ne i64 %p2, %43, !dbg !912
	br i1 %246, label %b10_fail2, label %b10_ok2, !dbg !912

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p2, i64 %43), !dbg !912
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !912
	ret void, !dbg !912

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %44, i64 5), !dbg !912
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !912
	ret void, !dbg !912

b12_fail1:
	%247 = icmp ne i64 %p2, %55, !dbg !914
	br i1 %247, label %b12_fail2, label %b12_ok2, !dbg !914

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p2, i64 %55), !dbg !914
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !914
	ret void, !dbg !914

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %56, i64 5), !dbg !914
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !914
	ret void, !dbg !914

b14_fail1:
	%248 = icmp ugt i64 %p2, %p6, !dbg !917
	br i1 %248, label %b14_fail2, label %b14_ok2, !dbg !917

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p2, i64 %p6), !dbg !917
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !917
	ret void, !dbg !917

b14_ok2:
	%249 = icmp ne i64 %p2, %68, !dbg !917
	br i1 %249, label %b14_fail3, label %b14_ok3, !dbg !917

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p2, i64 %68), !dbg !917
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !917
	ret void, !dbg !917

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %69, i64 5), !dbg !917
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !917
	ret void, !dbg !917

b16_fail1:
	%250 = icmp ne i64 %p2, %85, !dbg !920
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !920

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p2, i64 %85), !dbg !920
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !920
	ret void, !dbg !920

b16_ok2:
	%251 = icmp ne i64 %p2, %p13, !dbg !920
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !920

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p2, i64 %p13), !dbg !920
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !920
	ret void, !dbg !920

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %86, i64 5), !dbg !920
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !920
	ret void, !dbg !920

b18_fail1:
	%252 = icmp ne i64 %p2, %101, !dbg !922
	br i1 %252, label %b18_fail2, label %b18_ok2, !dbg !922

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p2, i64 %101), !dbg !922
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !922
	ret void, !dbg !922

b18_ok2:
	%253 = icmp ne i64 %p2, %p13, !dbg !922
	br i1 %253, label %b18_fail3, label %b18_ok3, !dbg !922

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p2, i64 %p13), !dbg !922
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !922
	ret void, !dbg !922

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %102, i64 5), !dbg !922
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !922
	ret void, !dbg !922

b20_fail1:
	%254 = icmp ugt i64 %p2, %p6, !dbg !925
	br i1 %254, label %b20_fail2, label %b20_ok2, !dbg !925

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p2, i64 %p6), !dbg !925
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !925
	ret void, !dbg !925

b20_ok2:
	%255 = icmp ne i64 %p2, %118, !dbg !925
	br i1 %255, label %b20_fail3, label %b20_ok3, !dbg !925

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %p2, i64 %118), !dbg !925
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !925
	ret void, !dbg !925

b20_ok3:
	%256 = icmp ne i64 %p2, %p13, !dbg !925
	br i1 %256, label %b20_fail4, label %b20_ok4, !dbg !925

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p2, i64 %p13), !dbg !925
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !925
	ret void, !dbg !925

b20_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %119, i64 5), !dbg !925
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !925
	ret void, !dbg !925

b24_fail1:
	%257 = icmp uge i64 %p10, %p2, !dbg !940
	br i1 %257, label %b24_fail2, label %b24_ok2, !dbg !940

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %p10, i64 %p2), !dbg !940
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !940
	ret void, !dbg !940

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %141, i64 5), !dbg !932
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !932
	ret void, !dbg !932

b26_fail1:
	%258 = icmp ne i64 %p2, %144, !dbg !934
	br i1 %258, label %b26_fail2, label %b26_ok2, !dbg !934

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %p2, i64 %144), !dbg !934
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !934
	ret void, !dbg !934

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %141, i64 5), !dbg !934
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !934
	ret void, !dbg !934

b28_fail1:
	%259 = icmp ne i64 %p2, %144, !dbg !941
	br i1 %259, label %b28_fail2, label %b28_ok2, !dbg !941

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %p2, i64 %144), !dbg !941
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !941
	ret void, !dbg !941

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 5), !dbg !941
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !941
	ret void, !dbg !941

b30_fail1:
	%260 = icmp ugt i64 %p2, %p6, !dbg !944
	br i1 %260, label %b30_fail2, label %b30_ok2, !dbg !944

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %p2, i64 %p6), !dbg !944
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !944
	ret void, !dbg !944

b30_ok2:
	%261 = icmp ne i64 %p2, %144, !dbg !944
	br i1 %261, label %b30_fail3, label %b30_ok3, !dbg !944

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %p2, i64 %144), !dbg !944
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !944
	ret void, !dbg !944

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 5), !dbg !944
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !944
	ret void, !dbg !944

b32_fail1:
	%262 = icmp ne i64 %p2, %144, !dbg !947
	br i1 %262, label %b32_fail2, label %b32_ok2, !dbg !947

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %p2, i64 %144), !dbg !947
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !947
	ret void, !dbg !947

b32_ok2:
	%263 = icmp ne i64 %p2, %p13, !dbg !947
	br i1 %263, label %b32_fail3, label %b32_ok3, !dbg !947

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p2, i64 %p13), !dbg !947
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !947
	ret void, !dbg !947

b32_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 5), !dbg !947
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !947
	ret void, !dbg !947

b35_fail1:
	%264 = icmp ne i64 %p2, %144, !dbg !949
	br i1 %264, label %b35_fail2, label %b35_ok2, !dbg !949

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %p2, i64 %144), !dbg !949
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !949
	ret void, !dbg !949

b35_ok2:
	%265 = icmp ne i64 %p2, %p13, !dbg !949
	br i1 %265, label %b35_fail3, label %b35_ok3, !dbg !949

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %p2, i64 %p13), !dbg !949
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !949
	ret void, !dbg !949

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 5), !dbg !949
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !949
	ret void, !dbg !949

b37_fail1:
	%266 = icmp ugt i64 %p2, %p6, !dbg !952
	br i1 %266, label %b37_fail2, label %b37_ok2, !dbg !952

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p2, i64 %p6), !dbg !952
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !952
	ret void, !dbg !952

b37_ok2:
	%267 = icmp ne i64 %p2, %144, !dbg !952
	br i1 %267, label %b37_fail3, label %b37_ok3, !dbg !952

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p2, i64 %144), !dbg !952
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !952
	ret void, !dbg !952

b37_ok3:
	%268 = icmp ne i64 %p2, %p13, !dbg !952
	br i1 %268, label %b37_fail4, label %b37_ok4, !dbg !952

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p2, i64 %p13), !dbg !952
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !952
	ret void, !dbg !952

b37_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %141, i64 5), !dbg !952
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !952
	ret void, !dbg !952

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p15), !dbg !957
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !957
	ret void, !dbg !957
}

define void @NumbersFloat32(i64 %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !958 {
entry:
	br label %b0, !dbg !959

b0:
	%0 = addrspacecast float* %p1 to float addrspace(1)*, !dbg !959
	%1 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !959
	%2 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !959
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !962, !range !14
	%4 = sext i32 %3 to i64, !dbg !962
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !962, !range !16
	%6 = sext i32 %5 to i64, !dbg !962
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !962, !range !16
	%8 = sext i32 %7 to i64, !dbg !962
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !962, !range !27
	%10 = sext i32 %9 to i64, !dbg !962
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !962, !range !28
	%12 = sext i32 %11 to i64, !dbg !962
	%13 = trunc i64 %12 to i32, !dbg !962
	%14 = trunc i64 %8 to i32, !dbg !962
	%15 = mul i32 %13, %14, !dbg !962
	%16 = zext i32 %15 to i64, !dbg !962
	%17 = trunc i64 %6 to i32, !dbg !962
	%18 = add i32 %17, %15, !dbg !962
	%19 = zext i32 %18 to i64, !dbg !962
	%20 = mul i64 %10, %19, !dbg !962
	%21 = add i64 %4, %20, !dbg !962
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !962, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !962, !range !29
	%24 = mul i32 %22, %23, !dbg !962
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !962, !range !30
	%26 = mul i32 %24, %25, !dbg !962
	%27 = sext i32 %26 to i64, !dbg !962
	%28 = mul i64 %21, %27, !dbg !962
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !962, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !962, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !962, !range !17
	%32 = mul i32 %23, %31, !dbg !962
	%33 = add i32 %30, %32, !dbg !962
	%34 = mul i32 %22, %33, !dbg !962
	%35 = add i32 %29, %34, !dbg !962
	%36 = sext i32 %35 to i64, !dbg !962
	%37 = add i64 %28, %36, !dbg !962
	%38 = mul i64 %10, %12, !dbg !962
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !962, !range !28
	%40 = sext i32 %39 to i64, !dbg !962
	%41 = mul i64 %38, %40, !dbg !962
	%42 = mul i64 %41, %27, !dbg !962
	%43 = icmp eq i64 %p0, 0, !dbg !963
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !964
	%45 = sext i32 %44 to i64, !dbg !964
	%46 = trunc i64 %p7 to i32, !dbg !964
	%47 = icmp eq i64 %p0, 1, !dbg !965
	%48 = icmp eq i64 %p0, 2, !dbg !966
	%49 = icmp eq i64 %p0, 3, !dbg !967
	%50 = icmp eq i64 %p0, 4, !dbg !968
	br label %b1, !dbg !962

b1:
	%51 = phi i64 [ %37, %b0 ], [ %94, %b12 ], !dbg !962
	%52 = icmp slt i64 %51, %p4, !dbg !962
	br i1 %52, label %b2, label %b13, !dbg !962

b2:
	%53 = getelementptr inbounds float, float addrspace(1)* %0, i64 %51, !dbg !969
	%54 = icmp uge i64 %51, %p2, !dbg !969
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !969, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !963

b3:
	%55 = addrspacecast float addrspace(1)* %53 to float*, !dbg !964
	%56 = icmp uge i64 %p7, %45, !dbg !964
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !964, !prof !13

b3_ok1:
	%57 = bitcast float* %55 to i8*, !dbg !964
	%58 = call i32 @gpuc_atomic_fetch_thread_32(i8* %57, i32 %46), !dbg !964
	%59 = bitcast i32 %58 to float, !dbg !964
	%60 = getelementptr inbounds float, float addrspace(1)* %2, i64 %51, !dbg !970
	%61 = icmp uge i64 %51, %p6, !dbg !970
	br i1 %61, label %b3_fail2, label %b3_ok2, !dbg !970, !prof !13

b3_ok2:
	store float %59, float addrspace(1)* %60, align 4, !dbg !970
	br label %b12, !dbg !970

b4:
	br i1 %47, label %b5, label %b6, !dbg !965

b5:
	%62 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !972
	%63 = icmp uge i64 %p7, %45, !dbg !971
	br i1 %63, label %b5_fail1, label %b5_ok1, !dbg !971, !prof !13

b5_ok1:
	%64 = load float, float addrspace(1)* %62, align 4, !dbg !972
	%65 = bitcast float %64 to i32, !dbg !971
	%66 = addrspacecast float addrspace(1)* %53 to float*, !dbg !971
	%67 = bitcast float* %66 to i8*, !dbg !971
	call void @gpuc_atomic_set_thread_32(i8* %67, i32 %65, i32 %46), !dbg !971
	br label %b12, !dbg !971

b6:
	br i1 %48, label %b7, label %b8, !dbg !966

b7:
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !974
	%69 = icmp uge i64 %p7, %45, !dbg !973
	br i1 %69, label %b7_fail1, label %b7_ok1, !dbg !973, !prof !13

b7_ok1:
	%70 = load float, float addrspace(1)* %68, align 4, !dbg !974
	%71 = bitcast float %70 to i32, !dbg !973
	%72 = addrspacecast float addrspace(1)* %53 to float*, !dbg !973
	%73 = bitcast float* %72 to i8*, !dbg !973
	%74 = call i32 @gpuc_atomic_swap_thread_32(i8* %73, i32 %71, i32 %46), !dbg !973
	%75 = bitcast i32 %74 to float, !dbg !973
	%76 = getelementptr inbounds float, float addrspace(1)* %2, i64 %51, !dbg !975
	%77 = icmp uge i64 %51, %p6, !dbg !975
	br i1 %77, label %b7_fail2, label %b7_ok2, !dbg !975, !prof !13

b7_ok2:
	store float %75, float addrspace(1)* %76, align 4, !dbg !975
	br label %b12, !dbg !975

b8:
	br i1 %49, label %b9, label %b10, !dbg !967

b9:
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !977
	%79 = icmp uge i64 %p7, %45, !dbg !976
	br i1 %79, label %b9_fail1, label %b9_ok1, !dbg !976, !prof !13

b9_ok1:
	%80 = load float, float addrspace(1)* %78, align 4, !dbg !977
	%81 = bitcast float %80 to i32, !dbg !976
	%82 = addrspacecast float addrspace(1)* %53 to float*, !dbg !976
	%83 = bitcast float* %82 to i8*, !dbg !976
	call void @gpuc_atomic_add_thread_float32(i8* %83, i32 %81, i32 %46), !dbg !976
	br label %b12, !dbg !976

b10:
	br i1 %50, label %b11, label %b12, !dbg !968

b11:
	%84 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !979
	%85 = icmp uge i64 %p7, %45, !dbg !978
	br i1 %85, label %b11_fail1, label %b11_ok1, !dbg !978, !prof !13

b11_ok1:
	%86 = load float, float addrspace(1)* %84, align 4, !dbg !979
	%87 = bitcast float %86 to i32, !dbg !978
	%88 = addrspacecast float addrspace(1)* %53 to float*, !dbg !978
	%89 = bitcast float* %88 to i8*, !dbg !978
	%90 = call i32 @gpuc_atomic_fetch_add_thread_float32(i8* %89, i32 %87, i32 %46), !dbg !978
	%91 = bitcast i32 %90 to float, !dbg !978
	%92 = getelementptr inbounds float, float addrspace(1)* %2, i64 %51, !dbg !980
	%93 = icmp uge i64 %51, %p6, !dbg !980
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !980, !prof !13

b11_ok2:
	store float %91, float addrspace(1)* %92, align 4, !dbg !980
	br label %b12, !dbg !980

b12:
	%94 = add i64 %51, %42, !dbg !962
	br label %b1, !dbg !962

b13:
	ret void, !dbg !961

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !969
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !969
	ret void, !dbg !969

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !964
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !964
	ret void, !dbg !964

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !970
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !970
	ret void, !dbg !970

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !971
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !971
	ret void, !dbg !971

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !973
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !973
	ret void, !dbg !973

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !975
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !975
	ret void, !dbg !975

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !976
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !976
	ret void, !dbg !976

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !978
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !978
	ret void, !dbg !978

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !980
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !980
	ret void, !dbg !980
}

define void @NumbersFloat64(i64 %p0, double* %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !981 {
entry:
	br label %b0, !dbg !982

b0:
	%0 = addrspacecast double* %p1 to double addrspace(1)*, !dbg !982
	%1 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !982
	%2 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !982
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !985, !range !14
	%4 = sext i32 %3 to i64, !dbg !985
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !985, !range !16
	%6 = sext i32 %5 to i64, !dbg !985
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !985, !range !16
	%8 = sext i32 %7 to i64, !dbg !985
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !985, !range !27
	%10 = sext i32 %9 to i64, !dbg !985
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !985, !range !28
	%12 = sext i32 %11 to i64, !dbg !985
	%13 = trunc i64 %12 to i32, !dbg !985
	%14 = trunc i64 %8 to i32, !dbg !985
	%15 = mul i32 %13, %14, !dbg !985
	%16 = zext i32 %15 to i64, !dbg !985
	%17 = trunc i64 %6 to i32, !dbg !985
	%18 = add i32 %17, %15, !dbg !985
	%19 = zext i32 %18 to i64, !dbg !985
	%20 = mul i64 %10, %19, !dbg !985
	%21 = add i64 %4, %20, !dbg !985
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !985, !range !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !985, !range !29
	%24 = mul i32 %22, %23, !dbg !985
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !985, !range !30
	%26 = mul i32 %24, %25, !dbg !985
	%27 = sext i32 %26 to i64, !dbg !985
	%28 = mul i64 %21, %27, !dbg !985
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !985, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !985, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !985, !range !17
	%32 = mul i32 %23, %31, !dbg !985
	%33 = add i32 %30, %32, !dbg !985
	%34 = mul i32 %22, %33, !dbg !985
	%35 = add i32 %29, %34, !dbg !985
	%36 = sext i32 %35 to i64, !dbg !985
	%37 = add i64 %28, %36, !dbg !985
	%38 = mul i64 %10, %12, !dbg !985
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !985, !range !28
	%40 = sext i32 %39 to i64, !dbg !985
	%41 = mul i64 %38, %40, !dbg !985
	%42 = mul i64 %41, %27, !dbg !985
	%43 = icmp eq i64 %p0, 0, !dbg !986
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !987
	%45 = sext i32 %44 to i64, !dbg !987
	%46 = trunc i64 %p7 to i32, !dbg !987
	%47 = icmp eq i64 %p0, 1, !dbg !988
	%48 = icmp eq i64 %p0, 2, !dbg !989
	%49 = icmp eq i64 %p0, 3, !dbg !990
	%50 = icmp eq i64 %p0, 4, !dbg !991
	br label %b1, !dbg !985

b1:
	%51 = phi i64 [ %37, %b0 ], [ %94, %b12 ], !dbg !985
	%52 = icmp slt i64 %51, %p4, !dbg !985
	br i1 %52, label %b2, label %b13, !dbg !985

b2:
	%53 = getelementptr inbounds double, double addrspace(1)* %0, i64 %51, !dbg !992
	%54 = icmp uge i64 %51, %p2, !dbg !992
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !992, !prof !13

b2_ok1:
	br i1 %43, label %b3, label %b4, !dbg !986

b3:
	%55 = addrspacecast double addrspace(1)* %53 to double*, !dbg !987
	%56 = icmp uge i64 %p7, %45, !dbg !987
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !987, !prof !13

b3_ok1:
	%57 = bitcast double* %55 to i8*, !dbg !987
	%58 = call i64 @gpuc_atomic_fetch_thread_64(i8* %57, i32 %46), !dbg !987
	%59 = bitcast i64 %58 to double, !dbg !987
	%60 = getelementptr inbounds double, double addrspace(1)* %2, i64 %51, !dbg !993
	%61 = icmp uge i64 %51, %p6, !dbg !993
	br i1 %61, label %b3_fail2, label %b3_ok2, !dbg !993, !prof !13

b3_ok2:
	store double %59, double addrspace(1)* %60, align 8, !dbg !993
	br label %b12, !dbg !993

b4:
	br i1 %47, label %b5, label %b6, !dbg !988

b5:
	%62 = getelementptr inbounds double, double addrspace(1)* %1, i64 %51, !dbg !995
	%63 = icmp uge i64 %p7, %45, !dbg !994
	br i1 %63, label %b5_fail1, label %b5_ok1, !dbg !994, !prof !13

b5_ok1:
	%64 = load double, double addrspace(1)* %62, align 8, !dbg !995
	%65 = bitcast double %64 to i64, !dbg !994
	%66 = addrspacecast double addrspace(1)* %53 to double*, !dbg !994
	%67 = bitcast double* %66 to i8*, !dbg !994
	call void @gpuc_atomic_set_thread_64(i8* %67, i64 %65, i32 %46), !dbg !994
	br label %b12, !dbg !994

b6:
	br i1 %48, label %b7, label %b8, !dbg !989

b7:
	%68 = getelementptr inbounds double, double addrspace(1)* %1, i64 %51, !dbg !997
	%69 = icmp uge i64 %p7, %45, !dbg !996
	br i1 %69, label %b7_fail1, label %b7_ok1, !dbg !996, !prof !13

b7_ok1:
	%70 = load double, double addrspace(1)* %68, align 8, !dbg !997
	%71 = bitcast double %70 to i64, !dbg !996
	%72 = addrspacecast double addrspace(1)* %53 to double*, !dbg !996
	%73 = bitcast double* %72 to i8*, !dbg !996
	%74 = call i64 @gpuc_atomic_swap_thread_64(i8* %73, i64 %71, i32 %46), !dbg !996
	%75 = bitcast i64 %74 to double, !dbg !996
	%76 = getelementptr inbounds double, double addrspace(1)* %2, i64 %51, !dbg !998
	%77 = icmp uge i64 %51, %p6, !dbg !998
	br i1 %77, label %b7_fail2, label %b7_ok2, !dbg !998, !prof !13

b7_ok2:
	store double %75, double addrspace(1)* %76, align 8, !dbg !998
	br label %b12, !dbg !998

b8:
	br i1 %49, label %b9, label %b10, !dbg !990

b9:
	%78 = getelementptr inbounds double, double addrspace(1)* %1, i64 %51, !dbg !1000
	%79 = icmp uge i64 %p7, %45, !dbg !999
	br i1 %79, label %b9_fail1, label %b9_ok1, !dbg !999, !prof !13

b9_ok1:
	%80 = load double, double addrspace(1)* %78, align 8, !dbg !1000
	%81 = bitcast double %80 to i64, !dbg !999
	%82 = addrspacecast double addrspace(1)* %53 to double*, !dbg !999
	%83 = bitcast double* %82 to i8*, !dbg !999
	call void @gpuc_atomic_add_thread_float64(i8* %83, i64 %81, i32 %46), !dbg !999
	br label %b12, !dbg !999

b10:
	br i1 %50, label %b11, label %b12, !dbg !991

b11:
	%84 = getelementptr inbounds double, double addrspace(1)* %1, i64 %51, !dbg !1002
	%85 = icmp uge i64 %p7, %45, !dbg !1001
	br i1 %85, label %b11_fail1, label %b11_ok1, !dbg !1001, !prof !13

b11_ok1:
	%86 = load double, double addrspace(1)* %84, align 8, !dbg !1002
	%87 = bitcast double %86 to i64, !dbg !1001
	%88 = addrspacecast double addrspace(1)* %53 to double*, !dbg !1001
	%89 = bitcast double* %88 to i8*, !dbg !1001
	%90 = call i64 @gpuc_atomic_fetch_add_thread_float64(i8* %89, i64 %87, i32 %46), !dbg !1001
	%91 = bitcast i64 %90 to double, !dbg !1001
	%92 = getelementptr inbounds double, double addrspace(1)* %2, i64 %51, !dbg !1003
	%93 = icmp uge i64 %51, %p6, !dbg !1003
	br i1 %93, label %b11_fail2, label %b11_ok2, !dbg !1003, !prof !13

b11_ok2:
	store double %91, double addrspace(1)* %92, align 8, !dbg !1003
	br label %b12, !dbg !1003

b12:
	%94 = add i64 %51, %42, !dbg !985
	br label %b1, !dbg !985

b13:
	ret void, !dbg !984

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %51, i64 %p2), !dbg !992
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !992
	ret void, !dbg !992

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p7, i64 %45), !dbg !987
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !987
	ret void, !dbg !987

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p6), !dbg !993
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !993
	ret void, !dbg !993

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p7, i64 %45), !dbg !994
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !994
	ret void, !dbg !994

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p7, i64 %45), !dbg !996
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !996
	ret void, !dbg !996

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %51, i64 %p6), !dbg !998
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !998
	ret void, !dbg !998

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p7, i64 %45), !dbg !999
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !999
	ret void, !dbg !999

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p7, i64 %45), !dbg !1001
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !1001
	ret void, !dbg !1001

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %51, i64 %p6), !dbg !1003
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !1003
	ret void, !dbg !1003
}

define void @Handoff(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, i32 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1004 {
entry:
	br label %b0, !dbg !1005

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1005
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1005
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1005
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !1005
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !1006
	%5 = sext i32 %4 to i64, !dbg !1006
	%6 = trunc i64 %5 to i32, !dbg !1007
	%7 = add i32 %6, 1, !dbg !1007
	%8 = zext i32 %7 to i64, !dbg !1007
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !1008
	%10 = sext i32 %9 to i64, !dbg !1008
	%11 = trunc i64 %10 to i32, !dbg !1010
	%12 = icmp ne i64 %p1, %p3, !dbg !1009
	br i1 %12, label %b0_fail1, label %b0_ok1, !dbg !1009, !prof !13

b0_ok1:
	%13 = urem i32 %7, %11, !dbg !1010
	%14 = zext i32 %13 to i64, !dbg !1010
	%15 = mul i64 %p3, 8, !dbg !1009
	%16 = trunc i64 %14 to i32, !dbg !1009
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1009
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1009
	%19 = bitcast i64* %17 to i8*, !dbg !1009
	%20 = bitcast i64* %18 to i8*, !dbg !1009
	call void @gpuc_put_nbi_block(i8* %19, i8* %20, i64 %15, i32 %16, i32 1, i32 0, i8* null), !dbg !1009
	call void @gpuc_fence_block(), !dbg !1011
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1012, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1012, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1012, !range !17
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1012, !range !29
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1012, !range !29
	%26 = mul i32 %25, %23, !dbg !1012
	%27 = add i32 %22, %26, !dbg !1012
	%28 = mul i32 %24, %27, !dbg !1012
	%29 = add i32 %21, %28, !dbg !1012
	%30 = sext i32 %29 to i64, !dbg !1012
	%31 = icmp eq i64 %30, 0, !dbg !1013
	br i1 %31, label %b1, label %b2, !dbg !1013

b1:
	%32 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !1014
	%33 = addrspacecast i32 addrspace(1)* %32 to i32*, !dbg !1015
	%34 = icmp uge i64 0, %p5, !dbg !1014
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !1014, !prof !13

b1_ok1:
	%35 = bitcast i32* %33 to i8*, !dbg !1015
	call void @gpuc_atomic_inc_thread_32(i8* %35, i32 %16), !dbg !1015
	%36 = addrspacecast i32 addrspace(1)* %32 to i32*, !dbg !1016
	%37 = bitcast i32* %36 to i8*, !dbg !1016
	call void @gpuc_wait_until_thread_int32(i8* %37, i32 5, i32 %p6, i32 1, i8* %ctrl, i32 118), !dbg !1016
	br label %b2, !dbg !1016

b2:
	call void @llvm.nvvm.barrier0(), !dbg !1017
	%38 = mul i32 %24, %25, !dbg !1018
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1018, !range !30
	%40 = mul i32 %38, %39, !dbg !1018
	%41 = sext i32 %40 to i64, !dbg !1018
	%42 = mul i64 %p1, -1, !dbg !1018
	%43 = add i64 %42, %p8, !dbg !1018
	%44 = icmp sge i64 %43, 0, !dbg !1018
	br i1 %44, label %b3, label %b5_cold, !dbg !1018, !prof !1019

b3:
	%45 = phi i64 [ %30, %b2 ], [ %50, %b4 ], !dbg !1018
	%46 = icmp slt i64 %45, %p1, !dbg !1018
	br i1 %46, label %b4, label %b7, !dbg !1018

b4:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !1020
	%48 = load i64, i64 addrspace(1)* %47, align 8, !dbg !1020
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %45, !dbg !1021
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !1021
	%50 = add i64 %45, %41, !dbg !1018
	br label %b3, !dbg !1018

b7:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 120), !dbg !1024
	ret void, !dbg !1024

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %p1, i64 %p3), !dbg !1009
	call void asm sideeffect "// site 116", ""() nounwind, !dbg !1009
	ret void, !dbg !1009

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 0, i64 %p5), !dbg !1014
	call void asm sideeffect "// site 117", ""() nounwind, !dbg !1014
	ret void, !dbg !1014

b5_cold:
	%51 = phi i64 [ %57, %b6_cold_ok1 ], [ %30, %b2 ], !dbg !1018
	%52 = icmp slt i64 %51, %p1, !dbg !1018
	br i1 %52, label %b6_cold, label %b7, !dbg !1018

b6_cold:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %51, !dbg !1020
	%54 = icmp uge i64 %51, %p8, !dbg !1021
	br i1 %54, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !1021, !prof !13

b6_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %51, i64 %p8), !dbg !1021
	call void asm sideeffect "// site 119", ""() nounwind, !dbg !1021
	ret void, !dbg !1021

b6_cold_ok1:
	%55 = load i64, i64 addrspace(1)* %53, align 8, !dbg !1020
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %51, !dbg !1021
	store i64 %55, i64 addrspace(1)* %56, align 8, !dbg !1021
	%57 = add i64 %51, %41, !dbg !1018
	br label %b5_cold, !dbg !1018, !llvm.loop !1023
}

define void @Mirror(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1025 {
entry:
	br label %b0, !dbg !1026

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1026
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1026
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !1027
	%3 = sext i32 %2 to i64, !dbg !1027
	%4 = trunc i64 %3 to i32, !dbg !1028
	%5 = add i32 %4, 1, !dbg !1028
	%6 = zext i32 %5 to i64, !dbg !1028
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !1029
	%8 = sext i32 %7 to i64, !dbg !1029
	%9 = trunc i64 %8 to i32, !dbg !1031
	%10 = icmp ugt i64 1, %p1, !dbg !1030
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !1030, !prof !13

b0_ok1:
	%11 = urem i32 %5, %9, !dbg !1031
	%12 = zext i32 %11 to i64, !dbg !1031
	%13 = sub i64 %p1, 1, !dbg !1030
	%14 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 1, !dbg !1030
	%15 = trunc i64 %12 to i32, !dbg !1032
	%16 = addrspacecast i16 addrspace(1)* %14 to i16*, !dbg !1032
	%17 = call i8* @gpuc_peer_base(i32 %15), !dbg !1032
	%18 = bitcast i16* %16 to i8*, !dbg !1032
	%19 = call i8* @gpuc_peer_at(i8* %17, i8* %18), !dbg !1032
	%20 = icmp eq i8* %17, null, !dbg !1032
	%21 = bitcast i8* %19 to i16*, !dbg !1032
	%22 = select i1 %20, i16* null, i16* %21, !dbg !1032
	%23 = select i1 %20, i64 0, i64 %13, !dbg !1032
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1033, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1033, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1033, !range !17
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1033, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1033, !range !29
	%29 = mul i32 %28, %26, !dbg !1033
	%30 = add i32 %25, %29, !dbg !1033
	%31 = mul i32 %27, %30, !dbg !1033
	%32 = add i32 %24, %31, !dbg !1033
	%33 = sext i32 %32 to i64, !dbg !1033
	%34 = mul i32 %27, %28, !dbg !1033
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1033, !range !30
	%36 = mul i32 %34, %35, !dbg !1033
	%37 = sext i32 %36 to i64, !dbg !1033
	%38 = mul i64 %3, 100, !dbg !1034
	br label %b1, !dbg !1033

b1:
	%39 = phi i64 [ %33, %b0_ok1 ], [ %45, %b2 ], !dbg !1033
	%40 = icmp slt i64 %39, %23, !dbg !1033
	br i1 %40, label %b2, label %b3, !dbg !1033

b2:
	%41 = add i64 %38, %39, !dbg !1035
	%42 = trunc i64 %41 to i16, !dbg !1036
	%43 = addrspacecast i16* %22 to i16 addrspace(1)*, !dbg !1037
	%44 = getelementptr inbounds i16, i16 addrspace(1)* %43, i64 %39, !dbg !1037
	store i16 %42, i16 addrspace(1)* %44, align 2, !dbg !1037
	%45 = add i64 %39, %37, !dbg !1033
	br label %b1, !dbg !1033

b3:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 122), !dbg !1038
	%46 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1039
	%47 = icmp uge i64 %3, %8, !dbg !1039
	br i1 %47, label %b3_fail1, label %b3_ok1, !dbg !1039, !prof !13

b3_ok1:
	%48 = call i8* @gpuc_peer_base(i32 %2), !dbg !1039
	%49 = bitcast i16* %46 to i8*, !dbg !1039
	%50 = call i8* @gpuc_peer_at(i8* %48, i8* %49), !dbg !1039
	%51 = icmp eq i8* %48, null, !dbg !1039
	%52 = bitcast i8* %50 to i16*, !dbg !1039
	%53 = select i1 %51, i16* null, i16* %52, !dbg !1039
	%54 = select i1 %51, i64 0, i64 %p1, !dbg !1039
	%55 = mul i64 %54, -1, !dbg !1040
	%56 = add i64 %p3, %55, !dbg !1040
	%57 = icmp sge i64 %56, 0, !dbg !1040
	br i1 %57, label %b4, label %b6_cold, !dbg !1040, !prof !1019

b4:
	%58 = phi i64 [ %33, %b3_ok1 ], [ %64, %b5 ], !dbg !1040
	%59 = icmp slt i64 %58, %54, !dbg !1040
	br i1 %59, label %b5, label %b8, !dbg !1040

b5:
	%60 = addrspacecast i16* %53 to i16 addrspace(1)*, !dbg !1041
	%61 = getelementptr inbounds i16, i16 addrspace(1)* %60, i64 %58, !dbg !1041
	%62 = load i16, i16 addrspace(1)* %61, align 2, !dbg !1041
	%63 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %58, !dbg !1042
	store i16 %62, i16 addrspace(1)* %63, align 2, !dbg !1042
	%64 = add i64 %58, %37, !dbg !1040
	br label %b4, !dbg !1040

b8:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 125), !dbg !1045
	ret void, !dbg !1045

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 1, i64 %p1), !dbg !1030
	call void asm sideeffect "// site 121", ""() nounwind, !dbg !1030
	ret void, !dbg !1030

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %3, i64 %8), !dbg !1039
	call void asm sideeffect "// site 123", ""() nounwind, !dbg !1039
	ret void, !dbg !1039

b6_cold:
	%65 = phi i64 [ %72, %b7_cold_ok1 ], [ %33, %b3_ok1 ], !dbg !1040
	%66 = icmp slt i64 %65, %54, !dbg !1040
	br i1 %66, label %b7_cold, label %b8, !dbg !1040

b7_cold:
	%67 = addrspacecast i16* %53 to i16 addrspace(1)*, !dbg !1041
	%68 = getelementptr inbounds i16, i16 addrspace(1)* %67, i64 %65, !dbg !1041
	%69 = icmp uge i64 %65, %p3, !dbg !1042
	br i1 %69, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !1042, !prof !13

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 124, i64 %65, i64 %p3), !dbg !1042
	call void asm sideeffect "// site 124", ""() nounwind, !dbg !1042
	ret void, !dbg !1042

b7_cold_ok1:
	%70 = load i16, i16 addrspace(1)* %68, align 2, !dbg !1041
	%71 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %65, !dbg !1042
	store i16 %70, i16 addrspace(1)* %71, align 2, !dbg !1042
	%72 = add i64 %65, %37, !dbg !1040
	br label %b6_cold, !dbg !1040, !llvm.loop !1044
}

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !16
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !16
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_atomic_add_thread_float16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_atomic_fetch_add_thread_float16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

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

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_fence_block() convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_barrier_all_block(i8* %a0, i32 %a1) convergent nounwind

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!1046, !1047, !1048, !1049, !1050, !1051, !1052, !1053, !1054, !1055, !1056, !1057, !1058, !1059, !1060, !1061, !1062, !1063, !1064, !1065, !1066, !1067, !1068, !1069, !1070, !1071, !1072, !1073, !1074}
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
!10 = !DILocation(line: 79, column: 30, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 80, column: 26, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 80, column: 18, scope: !8, inlinedAt: !9)
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
!25 = !DILocation(line: 89, column: 57, scope: !8, inlinedAt: !9)
!26 = !DILocation(line: 89, column: 23, scope: !8, inlinedAt: !9)
!27 = !{i32 1, i32 -2147483648}
!28 = !{i32 1, i32 65536}
!29 = !{i32 1, i32 1025}
!30 = !{i32 1, i32 65}
!31 = !DILocation(line: 89, column: 49, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 89, column: 9, scope: !8, inlinedAt: !9)
!33 = !DILocation(line: 90, column: 13, scope: !8, inlinedAt: !9)
!34 = distinct !DISubprogram(name: "CountUint64", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!35 = !DILocation(line: 101, column: 6, scope: !34)
!36 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!37 = !DILocation(line: 101, column: 79, scope: !34)
!38 = !DILocation(line: 79, column: 30, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 80, column: 26, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 80, column: 18, scope: !36, inlinedAt: !37)
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
!65 = distinct !DISubprogram(name: "AddFloat16", scope: !1, file: !1, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!66 = !DILocation(line: 117, column: 6, scope: !65)
!67 = !DILocation(line: 118, column: 32, scope: !65)
!68 = !DILocation(line: 119, column: 18, scope: !65)
!69 = !DILocation(line: 119, column: 26, scope: !65)
!70 = !DILocation(line: 119, column: 32, scope: !65)
!71 = !DILocation(line: 120, column: 40, scope: !65)
!72 = !DILocation(line: 120, column: 46, scope: !65)
!73 = !DILocation(line: 120, column: 32, scope: !65)
!74 = !DILocation(line: 120, column: 6, scope: !65)
!75 = distinct !DISubprogram(name: "SumFloat16", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!76 = !DILocation(line: 127, column: 6, scope: !75)
!77 = !DILocation(line: 128, column: 22, scope: !75)
!78 = !DILocation(line: 129, column: 26, scope: !75)
!79 = !DILocation(line: 129, column: 54, scope: !75)
!80 = !DILocation(line: 129, column: 52, scope: !75)
!81 = !DILocation(line: 129, column: 44, scope: !75)
!82 = !DILocation(line: 129, column: 18, scope: !75)
!83 = !DILocation(line: 131, column: 13, scope: !75)
!84 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!85 = distinct !DISubprogram(name: "WaitInt16", scope: !84, file: !84, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!86 = !DILocation(line: 13, column: 6, scope: !85)
!87 = !DIFile(filename: "wait.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/words")
!88 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!89 = !DILocation(line: 14, column: 9, scope: !85)
!90 = !DILocation(line: 31, column: 23, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 32, column: 7, scope: !88, inlinedAt: !89)
!92 = !DILocation(line: 34, column: 11, scope: !88, inlinedAt: !89)
!93 = !DILocation(line: 34, column: 19, scope: !88, inlinedAt: !89)
!94 = !DILocation(line: 34, column: 28, scope: !88, inlinedAt: !89)
!95 = !DILocation(line: 36, column: 14, scope: !88, inlinedAt: !89)
!96 = !DILocation(line: 37, column: 7, scope: !88, inlinedAt: !89)
!97 = !DILocation(line: 39, column: 8, scope: !88, inlinedAt: !89)
!98 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!99 = !DILocation(line: 40, column: 14, scope: !88, inlinedAt: !89)
!100 = !DILocation(line: 56, column: 7, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 57, column: 26, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 57, column: 18, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 58, column: 7, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 59, column: 21, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 60, column: 7, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 61, column: 28, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 61, column: 3, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 62, column: 7, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 63, column: 29, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 63, column: 3, scope: !98, inlinedAt: !99)
!111 = !DILocation(line: 64, column: 7, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 65, column: 27, scope: !98, inlinedAt: !99)
!113 = !DILocation(line: 66, column: 7, scope: !98, inlinedAt: !99)
!114 = !DILocation(line: 67, column: 34, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 67, column: 3, scope: !98, inlinedAt: !99)
!116 = !DILocation(line: 68, column: 7, scope: !98, inlinedAt: !99)
!117 = !DILocation(line: 69, column: 35, scope: !98, inlinedAt: !99)
!118 = !DILocation(line: 69, column: 3, scope: !98, inlinedAt: !99)
!119 = !DILocation(line: 44, column: 26, scope: !88, inlinedAt: !89)
!120 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!121 = !DILocation(line: 44, column: 21, scope: !88, inlinedAt: !89)
!122 = !DILocation(line: 78, column: 7, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 45, column: 26, scope: !88, inlinedAt: !89)
!124 = !DILocation(line: 79, column: 18, scope: !120, inlinedAt: !121)
!125 = !DILocation(line: 80, column: 7, scope: !120, inlinedAt: !121)
!126 = !DILocation(line: 81, column: 21, scope: !120, inlinedAt: !121)
!127 = !DILocation(line: 82, column: 7, scope: !120, inlinedAt: !121)
!128 = !DILocation(line: 85, column: 7, scope: !120, inlinedAt: !121)
!129 = !DILocation(line: 88, column: 7, scope: !120, inlinedAt: !121)
!130 = !DILocation(line: 90, column: 7, scope: !120, inlinedAt: !121)
!131 = !DILocation(line: 93, column: 7, scope: !120, inlinedAt: !121)
!132 = !DILocation(line: 79, column: 26, scope: !120, inlinedAt: !121)
!133 = !DILocation(line: 83, column: 20, scope: !120, inlinedAt: !121)
!134 = !DILocation(line: 84, column: 15, scope: !120, inlinedAt: !121)
!135 = !DILocation(line: 84, column: 3, scope: !120, inlinedAt: !121)
!136 = !DILocation(line: 86, column: 21, scope: !120, inlinedAt: !121)
!137 = !DILocation(line: 87, column: 15, scope: !120, inlinedAt: !121)
!138 = !DILocation(line: 87, column: 3, scope: !120, inlinedAt: !121)
!139 = !DILocation(line: 89, column: 27, scope: !120, inlinedAt: !121)
!140 = !DILocation(line: 76, column: 2, scope: !120, inlinedAt: !121)
!141 = !DILocation(line: 91, column: 26, scope: !120, inlinedAt: !121)
!142 = !DILocation(line: 92, column: 15, scope: !120, inlinedAt: !121)
!143 = !DILocation(line: 92, column: 3, scope: !120, inlinedAt: !121)
!144 = !DILocation(line: 94, column: 27, scope: !120, inlinedAt: !121)
!145 = !DILocation(line: 95, column: 15, scope: !120, inlinedAt: !121)
!146 = !DILocation(line: 95, column: 3, scope: !120, inlinedAt: !121)
!147 = !DILocation(line: 100, column: 2, scope: !120, inlinedAt: !121)
!148 = !DILocation(line: 38, column: 3, scope: !88, inlinedAt: !89)
!149 = !DILocation(line: 50, column: 6, scope: !88, inlinedAt: !89)
!150 = distinct !DISubprogram(name: "NumbersInt32", scope: !84, file: !84, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!151 = !DILocation(line: 20, column: 6, scope: !150)
!152 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!153 = !DILocation(line: 21, column: 9, scope: !150)
!154 = !DILocation(line: 30, column: 32, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 33, column: 8, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 34, column: 30, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 35, column: 8, scope: !152, inlinedAt: !153)
!158 = !DILocation(line: 37, column: 8, scope: !152, inlinedAt: !153)
!159 = !DILocation(line: 39, column: 8, scope: !152, inlinedAt: !153)
!160 = !DILocation(line: 41, column: 8, scope: !152, inlinedAt: !153)
!161 = !DILocation(line: 31, column: 12, scope: !152, inlinedAt: !153)
!162 = !DILocation(line: 34, column: 7, scope: !152, inlinedAt: !153)
!163 = !DILocation(line: 36, column: 19, scope: !152, inlinedAt: !153)
!164 = !DILocation(line: 36, column: 27, scope: !152, inlinedAt: !153)
!165 = !DILocation(line: 38, column: 29, scope: !152, inlinedAt: !153)
!166 = !DILocation(line: 38, column: 37, scope: !152, inlinedAt: !153)
!167 = !DILocation(line: 38, column: 7, scope: !152, inlinedAt: !153)
!168 = !DILocation(line: 40, column: 19, scope: !152, inlinedAt: !153)
!169 = !DILocation(line: 40, column: 27, scope: !152, inlinedAt: !153)
!170 = !DILocation(line: 42, column: 33, scope: !152, inlinedAt: !153)
!171 = !DILocation(line: 42, column: 41, scope: !152, inlinedAt: !153)
!172 = !DILocation(line: 42, column: 7, scope: !152, inlinedAt: !153)
!173 = distinct !DISubprogram(name: "IntegersInt32", scope: !84, file: !84, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!174 = !DILocation(line: 27, column: 6, scope: !173)
!175 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!176 = !DILocation(line: 28, column: 10, scope: !173)
!177 = !DILocation(line: 50, column: 32, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 53, column: 8, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 54, column: 19, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 55, column: 8, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 57, column: 8, scope: !175, inlinedAt: !176)
!182 = !DILocation(line: 59, column: 8, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 61, column: 8, scope: !175, inlinedAt: !176)
!184 = !DILocation(line: 63, column: 8, scope: !175, inlinedAt: !176)
!185 = !DILocation(line: 65, column: 8, scope: !175, inlinedAt: !176)
!186 = !DILocation(line: 67, column: 8, scope: !175, inlinedAt: !176)
!187 = !DILocation(line: 69, column: 8, scope: !175, inlinedAt: !176)
!188 = !DILocation(line: 51, column: 12, scope: !175, inlinedAt: !176)
!189 = !DILocation(line: 56, column: 33, scope: !175, inlinedAt: !176)
!190 = !DILocation(line: 56, column: 7, scope: !175, inlinedAt: !176)
!191 = !DILocation(line: 58, column: 47, scope: !175, inlinedAt: !176)
!192 = !DILocation(line: 58, column: 36, scope: !175, inlinedAt: !176)
!193 = !DILocation(line: 58, column: 53, scope: !175, inlinedAt: !176)
!194 = !DILocation(line: 58, column: 7, scope: !175, inlinedAt: !176)
!195 = !DILocation(line: 60, column: 19, scope: !175, inlinedAt: !176)
!196 = !DILocation(line: 60, column: 27, scope: !175, inlinedAt: !176)
!197 = !DILocation(line: 62, column: 33, scope: !175, inlinedAt: !176)
!198 = !DILocation(line: 62, column: 41, scope: !175, inlinedAt: !176)
!199 = !DILocation(line: 62, column: 7, scope: !175, inlinedAt: !176)
!200 = !DILocation(line: 64, column: 18, scope: !175, inlinedAt: !176)
!201 = !DILocation(line: 64, column: 26, scope: !175, inlinedAt: !176)
!202 = !DILocation(line: 66, column: 32, scope: !175, inlinedAt: !176)
!203 = !DILocation(line: 66, column: 40, scope: !175, inlinedAt: !176)
!204 = !DILocation(line: 66, column: 7, scope: !175, inlinedAt: !176)
!205 = !DILocation(line: 68, column: 19, scope: !175, inlinedAt: !176)
!206 = !DILocation(line: 68, column: 27, scope: !175, inlinedAt: !176)
!207 = !DILocation(line: 70, column: 33, scope: !175, inlinedAt: !176)
!208 = !DILocation(line: 70, column: 41, scope: !175, inlinedAt: !176)
!209 = !DILocation(line: 70, column: 7, scope: !175, inlinedAt: !176)
!210 = distinct !DISubprogram(name: "WaitInt32", scope: !84, file: !84, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!211 = !DILocation(line: 34, column: 6, scope: !210)
!212 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!213 = !DILocation(line: 35, column: 9, scope: !210)
!214 = !DILocation(line: 31, column: 23, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 32, column: 7, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 34, column: 11, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 34, column: 19, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 34, column: 28, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 36, column: 14, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 37, column: 7, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 39, column: 8, scope: !212, inlinedAt: !213)
!222 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!223 = !DILocation(line: 40, column: 14, scope: !212, inlinedAt: !213)
!224 = !DILocation(line: 56, column: 7, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 57, column: 26, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 57, column: 18, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 58, column: 7, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 59, column: 21, scope: !222, inlinedAt: !223)
!229 = !DILocation(line: 60, column: 7, scope: !222, inlinedAt: !223)
!230 = !DILocation(line: 61, column: 28, scope: !222, inlinedAt: !223)
!231 = !DILocation(line: 61, column: 3, scope: !222, inlinedAt: !223)
!232 = !DILocation(line: 62, column: 7, scope: !222, inlinedAt: !223)
!233 = !DILocation(line: 63, column: 29, scope: !222, inlinedAt: !223)
!234 = !DILocation(line: 63, column: 3, scope: !222, inlinedAt: !223)
!235 = !DILocation(line: 64, column: 7, scope: !222, inlinedAt: !223)
!236 = !DILocation(line: 65, column: 27, scope: !222, inlinedAt: !223)
!237 = !DILocation(line: 66, column: 7, scope: !222, inlinedAt: !223)
!238 = !DILocation(line: 67, column: 34, scope: !222, inlinedAt: !223)
!239 = !DILocation(line: 67, column: 3, scope: !222, inlinedAt: !223)
!240 = !DILocation(line: 68, column: 7, scope: !222, inlinedAt: !223)
!241 = !DILocation(line: 69, column: 35, scope: !222, inlinedAt: !223)
!242 = !DILocation(line: 69, column: 3, scope: !222, inlinedAt: !223)
!243 = !DILocation(line: 44, column: 26, scope: !212, inlinedAt: !213)
!244 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!245 = !DILocation(line: 44, column: 21, scope: !212, inlinedAt: !213)
!246 = !DILocation(line: 78, column: 7, scope: !244, inlinedAt: !245)
!247 = !DILocation(line: 45, column: 26, scope: !212, inlinedAt: !213)
!248 = !DILocation(line: 79, column: 18, scope: !244, inlinedAt: !245)
!249 = !DILocation(line: 80, column: 7, scope: !244, inlinedAt: !245)
!250 = !DILocation(line: 81, column: 21, scope: !244, inlinedAt: !245)
!251 = !DILocation(line: 82, column: 7, scope: !244, inlinedAt: !245)
!252 = !DILocation(line: 85, column: 7, scope: !244, inlinedAt: !245)
!253 = !DILocation(line: 88, column: 7, scope: !244, inlinedAt: !245)
!254 = !DILocation(line: 90, column: 7, scope: !244, inlinedAt: !245)
!255 = !DILocation(line: 93, column: 7, scope: !244, inlinedAt: !245)
!256 = !DILocation(line: 79, column: 26, scope: !244, inlinedAt: !245)
!257 = !DILocation(line: 83, column: 20, scope: !244, inlinedAt: !245)
!258 = !DILocation(line: 84, column: 15, scope: !244, inlinedAt: !245)
!259 = !DILocation(line: 84, column: 3, scope: !244, inlinedAt: !245)
!260 = !DILocation(line: 86, column: 21, scope: !244, inlinedAt: !245)
!261 = !DILocation(line: 87, column: 15, scope: !244, inlinedAt: !245)
!262 = !DILocation(line: 87, column: 3, scope: !244, inlinedAt: !245)
!263 = !DILocation(line: 89, column: 27, scope: !244, inlinedAt: !245)
!264 = !DILocation(line: 76, column: 2, scope: !244, inlinedAt: !245)
!265 = !DILocation(line: 91, column: 26, scope: !244, inlinedAt: !245)
!266 = !DILocation(line: 92, column: 15, scope: !244, inlinedAt: !245)
!267 = !DILocation(line: 92, column: 3, scope: !244, inlinedAt: !245)
!268 = !DILocation(line: 94, column: 27, scope: !244, inlinedAt: !245)
!269 = !DILocation(line: 95, column: 15, scope: !244, inlinedAt: !245)
!270 = !DILocation(line: 95, column: 3, scope: !244, inlinedAt: !245)
!271 = !DILocation(line: 100, column: 2, scope: !244, inlinedAt: !245)
!272 = !DILocation(line: 38, column: 3, scope: !212, inlinedAt: !213)
!273 = !DILocation(line: 50, column: 6, scope: !212, inlinedAt: !213)
!274 = distinct !DISubprogram(name: "NumbersInt64", scope: !84, file: !84, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!275 = !DILocation(line: 41, column: 6, scope: !274)
!276 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!277 = !DILocation(line: 42, column: 9, scope: !274)
!278 = !DILocation(line: 30, column: 32, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 33, column: 8, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 34, column: 30, scope: !276, inlinedAt: !277)
!281 = !DILocation(line: 35, column: 8, scope: !276, inlinedAt: !277)
!282 = !DILocation(line: 37, column: 8, scope: !276, inlinedAt: !277)
!283 = !DILocation(line: 39, column: 8, scope: !276, inlinedAt: !277)
!284 = !DILocation(line: 41, column: 8, scope: !276, inlinedAt: !277)
!285 = !DILocation(line: 31, column: 12, scope: !276, inlinedAt: !277)
!286 = !DILocation(line: 34, column: 7, scope: !276, inlinedAt: !277)
!287 = !DILocation(line: 36, column: 19, scope: !276, inlinedAt: !277)
!288 = !DILocation(line: 36, column: 27, scope: !276, inlinedAt: !277)
!289 = !DILocation(line: 38, column: 29, scope: !276, inlinedAt: !277)
!290 = !DILocation(line: 38, column: 37, scope: !276, inlinedAt: !277)
!291 = !DILocation(line: 38, column: 7, scope: !276, inlinedAt: !277)
!292 = !DILocation(line: 40, column: 19, scope: !276, inlinedAt: !277)
!293 = !DILocation(line: 40, column: 27, scope: !276, inlinedAt: !277)
!294 = !DILocation(line: 42, column: 33, scope: !276, inlinedAt: !277)
!295 = !DILocation(line: 42, column: 41, scope: !276, inlinedAt: !277)
!296 = !DILocation(line: 42, column: 7, scope: !276, inlinedAt: !277)
!297 = distinct !DISubprogram(name: "IntegersInt64", scope: !84, file: !84, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!298 = !DILocation(line: 48, column: 6, scope: !297)
!299 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!300 = !DILocation(line: 49, column: 10, scope: !297)
!301 = !DILocation(line: 50, column: 32, scope: !299, inlinedAt: !300)
!302 = !DILocation(line: 53, column: 8, scope: !299, inlinedAt: !300)
!303 = !DILocation(line: 54, column: 19, scope: !299, inlinedAt: !300)
!304 = !DILocation(line: 55, column: 8, scope: !299, inlinedAt: !300)
!305 = !DILocation(line: 57, column: 8, scope: !299, inlinedAt: !300)
!306 = !DILocation(line: 59, column: 8, scope: !299, inlinedAt: !300)
!307 = !DILocation(line: 61, column: 8, scope: !299, inlinedAt: !300)
!308 = !DILocation(line: 63, column: 8, scope: !299, inlinedAt: !300)
!309 = !DILocation(line: 65, column: 8, scope: !299, inlinedAt: !300)
!310 = !DILocation(line: 67, column: 8, scope: !299, inlinedAt: !300)
!311 = !DILocation(line: 69, column: 8, scope: !299, inlinedAt: !300)
!312 = !DILocation(line: 51, column: 12, scope: !299, inlinedAt: !300)
!313 = !DILocation(line: 56, column: 33, scope: !299, inlinedAt: !300)
!314 = !DILocation(line: 56, column: 7, scope: !299, inlinedAt: !300)
!315 = !DILocation(line: 58, column: 47, scope: !299, inlinedAt: !300)
!316 = !DILocation(line: 58, column: 36, scope: !299, inlinedAt: !300)
!317 = !DILocation(line: 58, column: 53, scope: !299, inlinedAt: !300)
!318 = !DILocation(line: 58, column: 7, scope: !299, inlinedAt: !300)
!319 = !DILocation(line: 60, column: 19, scope: !299, inlinedAt: !300)
!320 = !DILocation(line: 60, column: 27, scope: !299, inlinedAt: !300)
!321 = !DILocation(line: 62, column: 33, scope: !299, inlinedAt: !300)
!322 = !DILocation(line: 62, column: 41, scope: !299, inlinedAt: !300)
!323 = !DILocation(line: 62, column: 7, scope: !299, inlinedAt: !300)
!324 = !DILocation(line: 64, column: 18, scope: !299, inlinedAt: !300)
!325 = !DILocation(line: 64, column: 26, scope: !299, inlinedAt: !300)
!326 = !DILocation(line: 66, column: 32, scope: !299, inlinedAt: !300)
!327 = !DILocation(line: 66, column: 40, scope: !299, inlinedAt: !300)
!328 = !DILocation(line: 66, column: 7, scope: !299, inlinedAt: !300)
!329 = !DILocation(line: 68, column: 19, scope: !299, inlinedAt: !300)
!330 = !DILocation(line: 68, column: 27, scope: !299, inlinedAt: !300)
!331 = !DILocation(line: 70, column: 33, scope: !299, inlinedAt: !300)
!332 = !DILocation(line: 70, column: 41, scope: !299, inlinedAt: !300)
!333 = !DILocation(line: 70, column: 7, scope: !299, inlinedAt: !300)
!334 = distinct !DISubprogram(name: "WaitInt64", scope: !84, file: !84, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!335 = !DILocation(line: 55, column: 6, scope: !334)
!336 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!337 = !DILocation(line: 56, column: 9, scope: !334)
!338 = !DILocation(line: 31, column: 23, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 32, column: 7, scope: !336, inlinedAt: !337)
!340 = !DILocation(line: 34, column: 11, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 34, column: 19, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 34, column: 28, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 36, column: 14, scope: !336, inlinedAt: !337)
!344 = !DILocation(line: 37, column: 7, scope: !336, inlinedAt: !337)
!345 = !DILocation(line: 39, column: 8, scope: !336, inlinedAt: !337)
!346 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!347 = !DILocation(line: 40, column: 14, scope: !336, inlinedAt: !337)
!348 = !DILocation(line: 56, column: 7, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 57, column: 26, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 57, column: 18, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 58, column: 7, scope: !346, inlinedAt: !347)
!352 = !DILocation(line: 59, column: 21, scope: !346, inlinedAt: !347)
!353 = !DILocation(line: 60, column: 7, scope: !346, inlinedAt: !347)
!354 = !DILocation(line: 61, column: 28, scope: !346, inlinedAt: !347)
!355 = !DILocation(line: 61, column: 3, scope: !346, inlinedAt: !347)
!356 = !DILocation(line: 62, column: 7, scope: !346, inlinedAt: !347)
!357 = !DILocation(line: 63, column: 29, scope: !346, inlinedAt: !347)
!358 = !DILocation(line: 63, column: 3, scope: !346, inlinedAt: !347)
!359 = !DILocation(line: 64, column: 7, scope: !346, inlinedAt: !347)
!360 = !DILocation(line: 65, column: 27, scope: !346, inlinedAt: !347)
!361 = !DILocation(line: 66, column: 7, scope: !346, inlinedAt: !347)
!362 = !DILocation(line: 67, column: 34, scope: !346, inlinedAt: !347)
!363 = !DILocation(line: 67, column: 3, scope: !346, inlinedAt: !347)
!364 = !DILocation(line: 68, column: 7, scope: !346, inlinedAt: !347)
!365 = !DILocation(line: 69, column: 35, scope: !346, inlinedAt: !347)
!366 = !DILocation(line: 69, column: 3, scope: !346, inlinedAt: !347)
!367 = !DILocation(line: 44, column: 26, scope: !336, inlinedAt: !337)
!368 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!369 = !DILocation(line: 44, column: 21, scope: !336, inlinedAt: !337)
!370 = !DILocation(line: 78, column: 7, scope: !368, inlinedAt: !369)
!371 = !DILocation(line: 45, column: 26, scope: !336, inlinedAt: !337)
!372 = !DILocation(line: 79, column: 18, scope: !368, inlinedAt: !369)
!373 = !DILocation(line: 80, column: 7, scope: !368, inlinedAt: !369)
!374 = !DILocation(line: 81, column: 21, scope: !368, inlinedAt: !369)
!375 = !DILocation(line: 82, column: 7, scope: !368, inlinedAt: !369)
!376 = !DILocation(line: 85, column: 7, scope: !368, inlinedAt: !369)
!377 = !DILocation(line: 88, column: 7, scope: !368, inlinedAt: !369)
!378 = !DILocation(line: 90, column: 7, scope: !368, inlinedAt: !369)
!379 = !DILocation(line: 93, column: 7, scope: !368, inlinedAt: !369)
!380 = !DILocation(line: 79, column: 26, scope: !368, inlinedAt: !369)
!381 = !DILocation(line: 83, column: 20, scope: !368, inlinedAt: !369)
!382 = !DILocation(line: 84, column: 15, scope: !368, inlinedAt: !369)
!383 = !DILocation(line: 84, column: 3, scope: !368, inlinedAt: !369)
!384 = !DILocation(line: 86, column: 21, scope: !368, inlinedAt: !369)
!385 = !DILocation(line: 87, column: 15, scope: !368, inlinedAt: !369)
!386 = !DILocation(line: 87, column: 3, scope: !368, inlinedAt: !369)
!387 = !DILocation(line: 89, column: 27, scope: !368, inlinedAt: !369)
!388 = !DILocation(line: 76, column: 2, scope: !368, inlinedAt: !369)
!389 = !DILocation(line: 91, column: 26, scope: !368, inlinedAt: !369)
!390 = !DILocation(line: 92, column: 15, scope: !368, inlinedAt: !369)
!391 = !DILocation(line: 92, column: 3, scope: !368, inlinedAt: !369)
!392 = !DILocation(line: 94, column: 27, scope: !368, inlinedAt: !369)
!393 = !DILocation(line: 95, column: 15, scope: !368, inlinedAt: !369)
!394 = !DILocation(line: 95, column: 3, scope: !368, inlinedAt: !369)
!395 = !DILocation(line: 100, column: 2, scope: !368, inlinedAt: !369)
!396 = !DILocation(line: 38, column: 3, scope: !336, inlinedAt: !337)
!397 = !DILocation(line: 50, column: 6, scope: !336, inlinedAt: !337)
!398 = distinct !DISubprogram(name: "NumbersInt", scope: !84, file: !84, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!399 = !DILocation(line: 62, column: 6, scope: !398)
!400 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!401 = !DILocation(line: 63, column: 9, scope: !398)
!402 = !DILocation(line: 30, column: 32, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 33, column: 8, scope: !400, inlinedAt: !401)
!404 = !DILocation(line: 34, column: 30, scope: !400, inlinedAt: !401)
!405 = !DILocation(line: 35, column: 8, scope: !400, inlinedAt: !401)
!406 = !DILocation(line: 37, column: 8, scope: !400, inlinedAt: !401)
!407 = !DILocation(line: 39, column: 8, scope: !400, inlinedAt: !401)
!408 = !DILocation(line: 41, column: 8, scope: !400, inlinedAt: !401)
!409 = !DILocation(line: 31, column: 12, scope: !400, inlinedAt: !401)
!410 = !DILocation(line: 34, column: 7, scope: !400, inlinedAt: !401)
!411 = !DILocation(line: 36, column: 19, scope: !400, inlinedAt: !401)
!412 = !DILocation(line: 36, column: 27, scope: !400, inlinedAt: !401)
!413 = !DILocation(line: 38, column: 29, scope: !400, inlinedAt: !401)
!414 = !DILocation(line: 38, column: 37, scope: !400, inlinedAt: !401)
!415 = !DILocation(line: 38, column: 7, scope: !400, inlinedAt: !401)
!416 = !DILocation(line: 40, column: 19, scope: !400, inlinedAt: !401)
!417 = !DILocation(line: 40, column: 27, scope: !400, inlinedAt: !401)
!418 = !DILocation(line: 42, column: 33, scope: !400, inlinedAt: !401)
!419 = !DILocation(line: 42, column: 41, scope: !400, inlinedAt: !401)
!420 = !DILocation(line: 42, column: 7, scope: !400, inlinedAt: !401)
!421 = distinct !DISubprogram(name: "IntegersInt", scope: !84, file: !84, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!422 = !DILocation(line: 69, column: 6, scope: !421)
!423 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!424 = !DILocation(line: 70, column: 10, scope: !421)
!425 = !DILocation(line: 50, column: 32, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 53, column: 8, scope: !423, inlinedAt: !424)
!427 = !DILocation(line: 54, column: 19, scope: !423, inlinedAt: !424)
!428 = !DILocation(line: 55, column: 8, scope: !423, inlinedAt: !424)
!429 = !DILocation(line: 57, column: 8, scope: !423, inlinedAt: !424)
!430 = !DILocation(line: 59, column: 8, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 61, column: 8, scope: !423, inlinedAt: !424)
!432 = !DILocation(line: 63, column: 8, scope: !423, inlinedAt: !424)
!433 = !DILocation(line: 65, column: 8, scope: !423, inlinedAt: !424)
!434 = !DILocation(line: 67, column: 8, scope: !423, inlinedAt: !424)
!435 = !DILocation(line: 69, column: 8, scope: !423, inlinedAt: !424)
!436 = !DILocation(line: 51, column: 12, scope: !423, inlinedAt: !424)
!437 = !DILocation(line: 56, column: 33, scope: !423, inlinedAt: !424)
!438 = !DILocation(line: 56, column: 7, scope: !423, inlinedAt: !424)
!439 = !DILocation(line: 58, column: 47, scope: !423, inlinedAt: !424)
!440 = !DILocation(line: 58, column: 36, scope: !423, inlinedAt: !424)
!441 = !DILocation(line: 58, column: 53, scope: !423, inlinedAt: !424)
!442 = !DILocation(line: 58, column: 7, scope: !423, inlinedAt: !424)
!443 = !DILocation(line: 60, column: 19, scope: !423, inlinedAt: !424)
!444 = !DILocation(line: 60, column: 27, scope: !423, inlinedAt: !424)
!445 = !DILocation(line: 62, column: 33, scope: !423, inlinedAt: !424)
!446 = !DILocation(line: 62, column: 41, scope: !423, inlinedAt: !424)
!447 = !DILocation(line: 62, column: 7, scope: !423, inlinedAt: !424)
!448 = !DILocation(line: 64, column: 18, scope: !423, inlinedAt: !424)
!449 = !DILocation(line: 64, column: 26, scope: !423, inlinedAt: !424)
!450 = !DILocation(line: 66, column: 32, scope: !423, inlinedAt: !424)
!451 = !DILocation(line: 66, column: 40, scope: !423, inlinedAt: !424)
!452 = !DILocation(line: 66, column: 7, scope: !423, inlinedAt: !424)
!453 = !DILocation(line: 68, column: 19, scope: !423, inlinedAt: !424)
!454 = !DILocation(line: 68, column: 27, scope: !423, inlinedAt: !424)
!455 = !DILocation(line: 70, column: 33, scope: !423, inlinedAt: !424)
!456 = !DILocation(line: 70, column: 41, scope: !423, inlinedAt: !424)
!457 = !DILocation(line: 70, column: 7, scope: !423, inlinedAt: !424)
!458 = distinct !DISubprogram(name: "WaitInt", scope: !84, file: !84, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!459 = !DILocation(line: 76, column: 6, scope: !458)
!460 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!461 = !DILocation(line: 77, column: 9, scope: !458)
!462 = !DILocation(line: 31, column: 23, scope: !460, inlinedAt: !461)
!463 = !DILocation(line: 32, column: 7, scope: !460, inlinedAt: !461)
!464 = !DILocation(line: 34, column: 11, scope: !460, inlinedAt: !461)
!465 = !DILocation(line: 34, column: 19, scope: !460, inlinedAt: !461)
!466 = !DILocation(line: 34, column: 28, scope: !460, inlinedAt: !461)
!467 = !DILocation(line: 36, column: 14, scope: !460, inlinedAt: !461)
!468 = !DILocation(line: 37, column: 7, scope: !460, inlinedAt: !461)
!469 = !DILocation(line: 39, column: 8, scope: !460, inlinedAt: !461)
!470 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!471 = !DILocation(line: 40, column: 14, scope: !460, inlinedAt: !461)
!472 = !DILocation(line: 56, column: 7, scope: !470, inlinedAt: !471)
!473 = !DILocation(line: 57, column: 26, scope: !470, inlinedAt: !471)
!474 = !DILocation(line: 57, column: 18, scope: !470, inlinedAt: !471)
!475 = !DILocation(line: 58, column: 7, scope: !470, inlinedAt: !471)
!476 = !DILocation(line: 59, column: 21, scope: !470, inlinedAt: !471)
!477 = !DILocation(line: 60, column: 7, scope: !470, inlinedAt: !471)
!478 = !DILocation(line: 61, column: 28, scope: !470, inlinedAt: !471)
!479 = !DILocation(line: 61, column: 3, scope: !470, inlinedAt: !471)
!480 = !DILocation(line: 62, column: 7, scope: !470, inlinedAt: !471)
!481 = !DILocation(line: 63, column: 29, scope: !470, inlinedAt: !471)
!482 = !DILocation(line: 63, column: 3, scope: !470, inlinedAt: !471)
!483 = !DILocation(line: 64, column: 7, scope: !470, inlinedAt: !471)
!484 = !DILocation(line: 65, column: 27, scope: !470, inlinedAt: !471)
!485 = !DILocation(line: 66, column: 7, scope: !470, inlinedAt: !471)
!486 = !DILocation(line: 67, column: 34, scope: !470, inlinedAt: !471)
!487 = !DILocation(line: 67, column: 3, scope: !470, inlinedAt: !471)
!488 = !DILocation(line: 68, column: 7, scope: !470, inlinedAt: !471)
!489 = !DILocation(line: 69, column: 35, scope: !470, inlinedAt: !471)
!490 = !DILocation(line: 69, column: 3, scope: !470, inlinedAt: !471)
!491 = !DILocation(line: 44, column: 26, scope: !460, inlinedAt: !461)
!492 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!493 = !DILocation(line: 44, column: 21, scope: !460, inlinedAt: !461)
!494 = !DILocation(line: 78, column: 7, scope: !492, inlinedAt: !493)
!495 = !DILocation(line: 45, column: 26, scope: !460, inlinedAt: !461)
!496 = !DILocation(line: 79, column: 18, scope: !492, inlinedAt: !493)
!497 = !DILocation(line: 80, column: 7, scope: !492, inlinedAt: !493)
!498 = !DILocation(line: 81, column: 21, scope: !492, inlinedAt: !493)
!499 = !DILocation(line: 82, column: 7, scope: !492, inlinedAt: !493)
!500 = !DILocation(line: 85, column: 7, scope: !492, inlinedAt: !493)
!501 = !DILocation(line: 88, column: 7, scope: !492, inlinedAt: !493)
!502 = !DILocation(line: 90, column: 7, scope: !492, inlinedAt: !493)
!503 = !DILocation(line: 93, column: 7, scope: !492, inlinedAt: !493)
!504 = !DILocation(line: 79, column: 26, scope: !492, inlinedAt: !493)
!505 = !DILocation(line: 83, column: 20, scope: !492, inlinedAt: !493)
!506 = !DILocation(line: 84, column: 15, scope: !492, inlinedAt: !493)
!507 = !DILocation(line: 84, column: 3, scope: !492, inlinedAt: !493)
!508 = !DILocation(line: 86, column: 21, scope: !492, inlinedAt: !493)
!509 = !DILocation(line: 87, column: 15, scope: !492, inlinedAt: !493)
!510 = !DILocation(line: 87, column: 3, scope: !492, inlinedAt: !493)
!511 = !DILocation(line: 89, column: 27, scope: !492, inlinedAt: !493)
!512 = !DILocation(line: 76, column: 2, scope: !492, inlinedAt: !493)
!513 = !DILocation(line: 91, column: 26, scope: !492, inlinedAt: !493)
!514 = !DILocation(line: 92, column: 15, scope: !492, inlinedAt: !493)
!515 = !DILocation(line: 92, column: 3, scope: !492, inlinedAt: !493)
!516 = !DILocation(line: 94, column: 27, scope: !492, inlinedAt: !493)
!517 = !DILocation(line: 95, column: 15, scope: !492, inlinedAt: !493)
!518 = !DILocation(line: 95, column: 3, scope: !492, inlinedAt: !493)
!519 = !DILocation(line: 100, column: 2, scope: !492, inlinedAt: !493)
!520 = !DILocation(line: 38, column: 3, scope: !460, inlinedAt: !461)
!521 = !DILocation(line: 50, column: 6, scope: !460, inlinedAt: !461)
!522 = distinct !DISubprogram(name: "WaitUint16", scope: !84, file: !84, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!523 = !DILocation(line: 83, column: 6, scope: !522)
!524 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!525 = !DILocation(line: 84, column: 9, scope: !522)
!526 = !DILocation(line: 31, column: 23, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 32, column: 7, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 34, column: 11, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 34, column: 19, scope: !524, inlinedAt: !525)
!530 = !DILocation(line: 34, column: 28, scope: !524, inlinedAt: !525)
!531 = !DILocation(line: 36, column: 14, scope: !524, inlinedAt: !525)
!532 = !DILocation(line: 37, column: 7, scope: !524, inlinedAt: !525)
!533 = !DILocation(line: 39, column: 8, scope: !524, inlinedAt: !525)
!534 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!535 = !DILocation(line: 40, column: 14, scope: !524, inlinedAt: !525)
!536 = !DILocation(line: 56, column: 7, scope: !534, inlinedAt: !535)
!537 = !DILocation(line: 57, column: 26, scope: !534, inlinedAt: !535)
!538 = !DILocation(line: 57, column: 18, scope: !534, inlinedAt: !535)
!539 = !DILocation(line: 58, column: 7, scope: !534, inlinedAt: !535)
!540 = !DILocation(line: 59, column: 21, scope: !534, inlinedAt: !535)
!541 = !DILocation(line: 60, column: 7, scope: !534, inlinedAt: !535)
!542 = !DILocation(line: 61, column: 28, scope: !534, inlinedAt: !535)
!543 = !DILocation(line: 61, column: 3, scope: !534, inlinedAt: !535)
!544 = !DILocation(line: 62, column: 7, scope: !534, inlinedAt: !535)
!545 = !DILocation(line: 63, column: 29, scope: !534, inlinedAt: !535)
!546 = !DILocation(line: 63, column: 3, scope: !534, inlinedAt: !535)
!547 = !DILocation(line: 64, column: 7, scope: !534, inlinedAt: !535)
!548 = !DILocation(line: 65, column: 27, scope: !534, inlinedAt: !535)
!549 = !DILocation(line: 66, column: 7, scope: !534, inlinedAt: !535)
!550 = !DILocation(line: 67, column: 34, scope: !534, inlinedAt: !535)
!551 = !DILocation(line: 67, column: 3, scope: !534, inlinedAt: !535)
!552 = !DILocation(line: 68, column: 7, scope: !534, inlinedAt: !535)
!553 = !DILocation(line: 69, column: 35, scope: !534, inlinedAt: !535)
!554 = !DILocation(line: 69, column: 3, scope: !534, inlinedAt: !535)
!555 = !DILocation(line: 44, column: 26, scope: !524, inlinedAt: !525)
!556 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!557 = !DILocation(line: 44, column: 21, scope: !524, inlinedAt: !525)
!558 = !DILocation(line: 78, column: 7, scope: !556, inlinedAt: !557)
!559 = !DILocation(line: 45, column: 26, scope: !524, inlinedAt: !525)
!560 = !DILocation(line: 79, column: 18, scope: !556, inlinedAt: !557)
!561 = !DILocation(line: 80, column: 7, scope: !556, inlinedAt: !557)
!562 = !DILocation(line: 81, column: 21, scope: !556, inlinedAt: !557)
!563 = !DILocation(line: 82, column: 7, scope: !556, inlinedAt: !557)
!564 = !DILocation(line: 85, column: 7, scope: !556, inlinedAt: !557)
!565 = !DILocation(line: 88, column: 7, scope: !556, inlinedAt: !557)
!566 = !DILocation(line: 90, column: 7, scope: !556, inlinedAt: !557)
!567 = !DILocation(line: 93, column: 7, scope: !556, inlinedAt: !557)
!568 = !DILocation(line: 79, column: 26, scope: !556, inlinedAt: !557)
!569 = !DILocation(line: 83, column: 20, scope: !556, inlinedAt: !557)
!570 = !DILocation(line: 84, column: 15, scope: !556, inlinedAt: !557)
!571 = !DILocation(line: 84, column: 3, scope: !556, inlinedAt: !557)
!572 = !DILocation(line: 86, column: 21, scope: !556, inlinedAt: !557)
!573 = !DILocation(line: 87, column: 15, scope: !556, inlinedAt: !557)
!574 = !DILocation(line: 87, column: 3, scope: !556, inlinedAt: !557)
!575 = !DILocation(line: 89, column: 27, scope: !556, inlinedAt: !557)
!576 = !DILocation(line: 76, column: 2, scope: !556, inlinedAt: !557)
!577 = !DILocation(line: 91, column: 26, scope: !556, inlinedAt: !557)
!578 = !DILocation(line: 92, column: 15, scope: !556, inlinedAt: !557)
!579 = !DILocation(line: 92, column: 3, scope: !556, inlinedAt: !557)
!580 = !DILocation(line: 94, column: 27, scope: !556, inlinedAt: !557)
!581 = !DILocation(line: 95, column: 15, scope: !556, inlinedAt: !557)
!582 = !DILocation(line: 95, column: 3, scope: !556, inlinedAt: !557)
!583 = !DILocation(line: 100, column: 2, scope: !556, inlinedAt: !557)
!584 = !DILocation(line: 38, column: 3, scope: !524, inlinedAt: !525)
!585 = !DILocation(line: 50, column: 6, scope: !524, inlinedAt: !525)
!586 = distinct !DISubprogram(name: "NumbersUint32", scope: !84, file: !84, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!587 = !DILocation(line: 90, column: 6, scope: !586)
!588 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!589 = !DILocation(line: 91, column: 9, scope: !586)
!590 = !DILocation(line: 30, column: 32, scope: !588, inlinedAt: !589)
!591 = !DILocation(line: 33, column: 8, scope: !588, inlinedAt: !589)
!592 = !DILocation(line: 34, column: 30, scope: !588, inlinedAt: !589)
!593 = !DILocation(line: 35, column: 8, scope: !588, inlinedAt: !589)
!594 = !DILocation(line: 37, column: 8, scope: !588, inlinedAt: !589)
!595 = !DILocation(line: 39, column: 8, scope: !588, inlinedAt: !589)
!596 = !DILocation(line: 41, column: 8, scope: !588, inlinedAt: !589)
!597 = !DILocation(line: 31, column: 12, scope: !588, inlinedAt: !589)
!598 = !DILocation(line: 34, column: 7, scope: !588, inlinedAt: !589)
!599 = !DILocation(line: 36, column: 19, scope: !588, inlinedAt: !589)
!600 = !DILocation(line: 36, column: 27, scope: !588, inlinedAt: !589)
!601 = !DILocation(line: 38, column: 29, scope: !588, inlinedAt: !589)
!602 = !DILocation(line: 38, column: 37, scope: !588, inlinedAt: !589)
!603 = !DILocation(line: 38, column: 7, scope: !588, inlinedAt: !589)
!604 = !DILocation(line: 40, column: 19, scope: !588, inlinedAt: !589)
!605 = !DILocation(line: 40, column: 27, scope: !588, inlinedAt: !589)
!606 = !DILocation(line: 42, column: 33, scope: !588, inlinedAt: !589)
!607 = !DILocation(line: 42, column: 41, scope: !588, inlinedAt: !589)
!608 = !DILocation(line: 42, column: 7, scope: !588, inlinedAt: !589)
!609 = distinct !DISubprogram(name: "IntegersUint32", scope: !84, file: !84, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!610 = !DILocation(line: 97, column: 6, scope: !609)
!611 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!612 = !DILocation(line: 98, column: 10, scope: !609)
!613 = !DILocation(line: 50, column: 32, scope: !611, inlinedAt: !612)
!614 = !DILocation(line: 53, column: 8, scope: !611, inlinedAt: !612)
!615 = !DILocation(line: 54, column: 19, scope: !611, inlinedAt: !612)
!616 = !DILocation(line: 55, column: 8, scope: !611, inlinedAt: !612)
!617 = !DILocation(line: 57, column: 8, scope: !611, inlinedAt: !612)
!618 = !DILocation(line: 59, column: 8, scope: !611, inlinedAt: !612)
!619 = !DILocation(line: 61, column: 8, scope: !611, inlinedAt: !612)
!620 = !DILocation(line: 63, column: 8, scope: !611, inlinedAt: !612)
!621 = !DILocation(line: 65, column: 8, scope: !611, inlinedAt: !612)
!622 = !DILocation(line: 67, column: 8, scope: !611, inlinedAt: !612)
!623 = !DILocation(line: 69, column: 8, scope: !611, inlinedAt: !612)
!624 = !DILocation(line: 51, column: 12, scope: !611, inlinedAt: !612)
!625 = !DILocation(line: 56, column: 33, scope: !611, inlinedAt: !612)
!626 = !DILocation(line: 56, column: 7, scope: !611, inlinedAt: !612)
!627 = !DILocation(line: 58, column: 47, scope: !611, inlinedAt: !612)
!628 = !DILocation(line: 58, column: 36, scope: !611, inlinedAt: !612)
!629 = !DILocation(line: 58, column: 53, scope: !611, inlinedAt: !612)
!630 = !DILocation(line: 58, column: 7, scope: !611, inlinedAt: !612)
!631 = !DILocation(line: 60, column: 19, scope: !611, inlinedAt: !612)
!632 = !DILocation(line: 60, column: 27, scope: !611, inlinedAt: !612)
!633 = !DILocation(line: 62, column: 33, scope: !611, inlinedAt: !612)
!634 = !DILocation(line: 62, column: 41, scope: !611, inlinedAt: !612)
!635 = !DILocation(line: 62, column: 7, scope: !611, inlinedAt: !612)
!636 = !DILocation(line: 64, column: 18, scope: !611, inlinedAt: !612)
!637 = !DILocation(line: 64, column: 26, scope: !611, inlinedAt: !612)
!638 = !DILocation(line: 66, column: 32, scope: !611, inlinedAt: !612)
!639 = !DILocation(line: 66, column: 40, scope: !611, inlinedAt: !612)
!640 = !DILocation(line: 66, column: 7, scope: !611, inlinedAt: !612)
!641 = !DILocation(line: 68, column: 19, scope: !611, inlinedAt: !612)
!642 = !DILocation(line: 68, column: 27, scope: !611, inlinedAt: !612)
!643 = !DILocation(line: 70, column: 33, scope: !611, inlinedAt: !612)
!644 = !DILocation(line: 70, column: 41, scope: !611, inlinedAt: !612)
!645 = !DILocation(line: 70, column: 7, scope: !611, inlinedAt: !612)
!646 = distinct !DISubprogram(name: "WaitUint32", scope: !84, file: !84, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!647 = !DILocation(line: 104, column: 6, scope: !646)
!648 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!649 = !DILocation(line: 105, column: 9, scope: !646)
!650 = !DILocation(line: 31, column: 23, scope: !648, inlinedAt: !649)
!651 = !DILocation(line: 32, column: 7, scope: !648, inlinedAt: !649)
!652 = !DILocation(line: 34, column: 11, scope: !648, inlinedAt: !649)
!653 = !DILocation(line: 34, column: 19, scope: !648, inlinedAt: !649)
!654 = !DILocation(line: 34, column: 28, scope: !648, inlinedAt: !649)
!655 = !DILocation(line: 36, column: 14, scope: !648, inlinedAt: !649)
!656 = !DILocation(line: 37, column: 7, scope: !648, inlinedAt: !649)
!657 = !DILocation(line: 39, column: 8, scope: !648, inlinedAt: !649)
!658 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!659 = !DILocation(line: 40, column: 14, scope: !648, inlinedAt: !649)
!660 = !DILocation(line: 56, column: 7, scope: !658, inlinedAt: !659)
!661 = !DILocation(line: 57, column: 26, scope: !658, inlinedAt: !659)
!662 = !DILocation(line: 57, column: 18, scope: !658, inlinedAt: !659)
!663 = !DILocation(line: 58, column: 7, scope: !658, inlinedAt: !659)
!664 = !DILocation(line: 59, column: 21, scope: !658, inlinedAt: !659)
!665 = !DILocation(line: 60, column: 7, scope: !658, inlinedAt: !659)
!666 = !DILocation(line: 61, column: 28, scope: !658, inlinedAt: !659)
!667 = !DILocation(line: 61, column: 3, scope: !658, inlinedAt: !659)
!668 = !DILocation(line: 62, column: 7, scope: !658, inlinedAt: !659)
!669 = !DILocation(line: 63, column: 29, scope: !658, inlinedAt: !659)
!670 = !DILocation(line: 63, column: 3, scope: !658, inlinedAt: !659)
!671 = !DILocation(line: 64, column: 7, scope: !658, inlinedAt: !659)
!672 = !DILocation(line: 65, column: 27, scope: !658, inlinedAt: !659)
!673 = !DILocation(line: 66, column: 7, scope: !658, inlinedAt: !659)
!674 = !DILocation(line: 67, column: 34, scope: !658, inlinedAt: !659)
!675 = !DILocation(line: 67, column: 3, scope: !658, inlinedAt: !659)
!676 = !DILocation(line: 68, column: 7, scope: !658, inlinedAt: !659)
!677 = !DILocation(line: 69, column: 35, scope: !658, inlinedAt: !659)
!678 = !DILocation(line: 69, column: 3, scope: !658, inlinedAt: !659)
!679 = !DILocation(line: 44, column: 26, scope: !648, inlinedAt: !649)
!680 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!681 = !DILocation(line: 44, column: 21, scope: !648, inlinedAt: !649)
!682 = !DILocation(line: 78, column: 7, scope: !680, inlinedAt: !681)
!683 = !DILocation(line: 45, column: 26, scope: !648, inlinedAt: !649)
!684 = !DILocation(line: 79, column: 18, scope: !680, inlinedAt: !681)
!685 = !DILocation(line: 80, column: 7, scope: !680, inlinedAt: !681)
!686 = !DILocation(line: 81, column: 21, scope: !680, inlinedAt: !681)
!687 = !DILocation(line: 82, column: 7, scope: !680, inlinedAt: !681)
!688 = !DILocation(line: 85, column: 7, scope: !680, inlinedAt: !681)
!689 = !DILocation(line: 88, column: 7, scope: !680, inlinedAt: !681)
!690 = !DILocation(line: 90, column: 7, scope: !680, inlinedAt: !681)
!691 = !DILocation(line: 93, column: 7, scope: !680, inlinedAt: !681)
!692 = !DILocation(line: 79, column: 26, scope: !680, inlinedAt: !681)
!693 = !DILocation(line: 83, column: 20, scope: !680, inlinedAt: !681)
!694 = !DILocation(line: 84, column: 15, scope: !680, inlinedAt: !681)
!695 = !DILocation(line: 84, column: 3, scope: !680, inlinedAt: !681)
!696 = !DILocation(line: 86, column: 21, scope: !680, inlinedAt: !681)
!697 = !DILocation(line: 87, column: 15, scope: !680, inlinedAt: !681)
!698 = !DILocation(line: 87, column: 3, scope: !680, inlinedAt: !681)
!699 = !DILocation(line: 89, column: 27, scope: !680, inlinedAt: !681)
!700 = !DILocation(line: 76, column: 2, scope: !680, inlinedAt: !681)
!701 = !DILocation(line: 91, column: 26, scope: !680, inlinedAt: !681)
!702 = !DILocation(line: 92, column: 15, scope: !680, inlinedAt: !681)
!703 = !DILocation(line: 92, column: 3, scope: !680, inlinedAt: !681)
!704 = !DILocation(line: 94, column: 27, scope: !680, inlinedAt: !681)
!705 = !DILocation(line: 95, column: 15, scope: !680, inlinedAt: !681)
!706 = !DILocation(line: 95, column: 3, scope: !680, inlinedAt: !681)
!707 = !DILocation(line: 100, column: 2, scope: !680, inlinedAt: !681)
!708 = !DILocation(line: 38, column: 3, scope: !648, inlinedAt: !649)
!709 = !DILocation(line: 50, column: 6, scope: !648, inlinedAt: !649)
!710 = distinct !DISubprogram(name: "NumbersUint64", scope: !84, file: !84, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!711 = !DILocation(line: 111, column: 6, scope: !710)
!712 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!713 = !DILocation(line: 112, column: 9, scope: !710)
!714 = !DILocation(line: 30, column: 32, scope: !712, inlinedAt: !713)
!715 = !DILocation(line: 33, column: 8, scope: !712, inlinedAt: !713)
!716 = !DILocation(line: 34, column: 30, scope: !712, inlinedAt: !713)
!717 = !DILocation(line: 35, column: 8, scope: !712, inlinedAt: !713)
!718 = !DILocation(line: 37, column: 8, scope: !712, inlinedAt: !713)
!719 = !DILocation(line: 39, column: 8, scope: !712, inlinedAt: !713)
!720 = !DILocation(line: 41, column: 8, scope: !712, inlinedAt: !713)
!721 = !DILocation(line: 31, column: 12, scope: !712, inlinedAt: !713)
!722 = !DILocation(line: 34, column: 7, scope: !712, inlinedAt: !713)
!723 = !DILocation(line: 36, column: 19, scope: !712, inlinedAt: !713)
!724 = !DILocation(line: 36, column: 27, scope: !712, inlinedAt: !713)
!725 = !DILocation(line: 38, column: 29, scope: !712, inlinedAt: !713)
!726 = !DILocation(line: 38, column: 37, scope: !712, inlinedAt: !713)
!727 = !DILocation(line: 38, column: 7, scope: !712, inlinedAt: !713)
!728 = !DILocation(line: 40, column: 19, scope: !712, inlinedAt: !713)
!729 = !DILocation(line: 40, column: 27, scope: !712, inlinedAt: !713)
!730 = !DILocation(line: 42, column: 33, scope: !712, inlinedAt: !713)
!731 = !DILocation(line: 42, column: 41, scope: !712, inlinedAt: !713)
!732 = !DILocation(line: 42, column: 7, scope: !712, inlinedAt: !713)
!733 = distinct !DISubprogram(name: "IntegersUint64", scope: !84, file: !84, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!734 = !DILocation(line: 118, column: 6, scope: !733)
!735 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!736 = !DILocation(line: 119, column: 10, scope: !733)
!737 = !DILocation(line: 50, column: 32, scope: !735, inlinedAt: !736)
!738 = !DILocation(line: 53, column: 8, scope: !735, inlinedAt: !736)
!739 = !DILocation(line: 54, column: 19, scope: !735, inlinedAt: !736)
!740 = !DILocation(line: 55, column: 8, scope: !735, inlinedAt: !736)
!741 = !DILocation(line: 57, column: 8, scope: !735, inlinedAt: !736)
!742 = !DILocation(line: 59, column: 8, scope: !735, inlinedAt: !736)
!743 = !DILocation(line: 61, column: 8, scope: !735, inlinedAt: !736)
!744 = !DILocation(line: 63, column: 8, scope: !735, inlinedAt: !736)
!745 = !DILocation(line: 65, column: 8, scope: !735, inlinedAt: !736)
!746 = !DILocation(line: 67, column: 8, scope: !735, inlinedAt: !736)
!747 = !DILocation(line: 69, column: 8, scope: !735, inlinedAt: !736)
!748 = !DILocation(line: 51, column: 12, scope: !735, inlinedAt: !736)
!749 = !DILocation(line: 56, column: 33, scope: !735, inlinedAt: !736)
!750 = !DILocation(line: 56, column: 7, scope: !735, inlinedAt: !736)
!751 = !DILocation(line: 58, column: 47, scope: !735, inlinedAt: !736)
!752 = !DILocation(line: 58, column: 36, scope: !735, inlinedAt: !736)
!753 = !DILocation(line: 58, column: 53, scope: !735, inlinedAt: !736)
!754 = !DILocation(line: 58, column: 7, scope: !735, inlinedAt: !736)
!755 = !DILocation(line: 60, column: 19, scope: !735, inlinedAt: !736)
!756 = !DILocation(line: 60, column: 27, scope: !735, inlinedAt: !736)
!757 = !DILocation(line: 62, column: 33, scope: !735, inlinedAt: !736)
!758 = !DILocation(line: 62, column: 41, scope: !735, inlinedAt: !736)
!759 = !DILocation(line: 62, column: 7, scope: !735, inlinedAt: !736)
!760 = !DILocation(line: 64, column: 18, scope: !735, inlinedAt: !736)
!761 = !DILocation(line: 64, column: 26, scope: !735, inlinedAt: !736)
!762 = !DILocation(line: 66, column: 32, scope: !735, inlinedAt: !736)
!763 = !DILocation(line: 66, column: 40, scope: !735, inlinedAt: !736)
!764 = !DILocation(line: 66, column: 7, scope: !735, inlinedAt: !736)
!765 = !DILocation(line: 68, column: 19, scope: !735, inlinedAt: !736)
!766 = !DILocation(line: 68, column: 27, scope: !735, inlinedAt: !736)
!767 = !DILocation(line: 70, column: 33, scope: !735, inlinedAt: !736)
!768 = !DILocation(line: 70, column: 41, scope: !735, inlinedAt: !736)
!769 = !DILocation(line: 70, column: 7, scope: !735, inlinedAt: !736)
!770 = distinct !DISubprogram(name: "WaitUint64", scope: !84, file: !84, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!771 = !DILocation(line: 125, column: 6, scope: !770)
!772 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!773 = !DILocation(line: 126, column: 9, scope: !770)
!774 = !DILocation(line: 31, column: 23, scope: !772, inlinedAt: !773)
!775 = !DILocation(line: 32, column: 7, scope: !772, inlinedAt: !773)
!776 = !DILocation(line: 34, column: 11, scope: !772, inlinedAt: !773)
!777 = !DILocation(line: 34, column: 19, scope: !772, inlinedAt: !773)
!778 = !DILocation(line: 34, column: 28, scope: !772, inlinedAt: !773)
!779 = !DILocation(line: 36, column: 14, scope: !772, inlinedAt: !773)
!780 = !DILocation(line: 37, column: 7, scope: !772, inlinedAt: !773)
!781 = !DILocation(line: 39, column: 8, scope: !772, inlinedAt: !773)
!782 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!783 = !DILocation(line: 40, column: 14, scope: !772, inlinedAt: !773)
!784 = !DILocation(line: 56, column: 7, scope: !782, inlinedAt: !783)
!785 = !DILocation(line: 57, column: 26, scope: !782, inlinedAt: !783)
!786 = !DILocation(line: 57, column: 18, scope: !782, inlinedAt: !783)
!787 = !DILocation(line: 58, column: 7, scope: !782, inlinedAt: !783)
!788 = !DILocation(line: 59, column: 21, scope: !782, inlinedAt: !783)
!789 = !DILocation(line: 60, column: 7, scope: !782, inlinedAt: !783)
!790 = !DILocation(line: 61, column: 28, scope: !782, inlinedAt: !783)
!791 = !DILocation(line: 61, column: 3, scope: !782, inlinedAt: !783)
!792 = !DILocation(line: 62, column: 7, scope: !782, inlinedAt: !783)
!793 = !DILocation(line: 63, column: 29, scope: !782, inlinedAt: !783)
!794 = !DILocation(line: 63, column: 3, scope: !782, inlinedAt: !783)
!795 = !DILocation(line: 64, column: 7, scope: !782, inlinedAt: !783)
!796 = !DILocation(line: 65, column: 27, scope: !782, inlinedAt: !783)
!797 = !DILocation(line: 66, column: 7, scope: !782, inlinedAt: !783)
!798 = !DILocation(line: 67, column: 34, scope: !782, inlinedAt: !783)
!799 = !DILocation(line: 67, column: 3, scope: !782, inlinedAt: !783)
!800 = !DILocation(line: 68, column: 7, scope: !782, inlinedAt: !783)
!801 = !DILocation(line: 69, column: 35, scope: !782, inlinedAt: !783)
!802 = !DILocation(line: 69, column: 3, scope: !782, inlinedAt: !783)
!803 = !DILocation(line: 44, column: 26, scope: !772, inlinedAt: !773)
!804 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!805 = !DILocation(line: 44, column: 21, scope: !772, inlinedAt: !773)
!806 = !DILocation(line: 78, column: 7, scope: !804, inlinedAt: !805)
!807 = !DILocation(line: 45, column: 26, scope: !772, inlinedAt: !773)
!808 = !DILocation(line: 79, column: 18, scope: !804, inlinedAt: !805)
!809 = !DILocation(line: 80, column: 7, scope: !804, inlinedAt: !805)
!810 = !DILocation(line: 81, column: 21, scope: !804, inlinedAt: !805)
!811 = !DILocation(line: 82, column: 7, scope: !804, inlinedAt: !805)
!812 = !DILocation(line: 85, column: 7, scope: !804, inlinedAt: !805)
!813 = !DILocation(line: 88, column: 7, scope: !804, inlinedAt: !805)
!814 = !DILocation(line: 90, column: 7, scope: !804, inlinedAt: !805)
!815 = !DILocation(line: 93, column: 7, scope: !804, inlinedAt: !805)
!816 = !DILocation(line: 79, column: 26, scope: !804, inlinedAt: !805)
!817 = !DILocation(line: 83, column: 20, scope: !804, inlinedAt: !805)
!818 = !DILocation(line: 84, column: 15, scope: !804, inlinedAt: !805)
!819 = !DILocation(line: 84, column: 3, scope: !804, inlinedAt: !805)
!820 = !DILocation(line: 86, column: 21, scope: !804, inlinedAt: !805)
!821 = !DILocation(line: 87, column: 15, scope: !804, inlinedAt: !805)
!822 = !DILocation(line: 87, column: 3, scope: !804, inlinedAt: !805)
!823 = !DILocation(line: 89, column: 27, scope: !804, inlinedAt: !805)
!824 = !DILocation(line: 76, column: 2, scope: !804, inlinedAt: !805)
!825 = !DILocation(line: 91, column: 26, scope: !804, inlinedAt: !805)
!826 = !DILocation(line: 92, column: 15, scope: !804, inlinedAt: !805)
!827 = !DILocation(line: 92, column: 3, scope: !804, inlinedAt: !805)
!828 = !DILocation(line: 94, column: 27, scope: !804, inlinedAt: !805)
!829 = !DILocation(line: 95, column: 15, scope: !804, inlinedAt: !805)
!830 = !DILocation(line: 95, column: 3, scope: !804, inlinedAt: !805)
!831 = !DILocation(line: 100, column: 2, scope: !804, inlinedAt: !805)
!832 = !DILocation(line: 38, column: 3, scope: !772, inlinedAt: !773)
!833 = !DILocation(line: 50, column: 6, scope: !772, inlinedAt: !773)
!834 = distinct !DISubprogram(name: "NumbersUint", scope: !84, file: !84, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!835 = !DILocation(line: 132, column: 6, scope: !834)
!836 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!837 = !DILocation(line: 133, column: 9, scope: !834)
!838 = !DILocation(line: 30, column: 32, scope: !836, inlinedAt: !837)
!839 = !DILocation(line: 33, column: 8, scope: !836, inlinedAt: !837)
!840 = !DILocation(line: 34, column: 30, scope: !836, inlinedAt: !837)
!841 = !DILocation(line: 35, column: 8, scope: !836, inlinedAt: !837)
!842 = !DILocation(line: 37, column: 8, scope: !836, inlinedAt: !837)
!843 = !DILocation(line: 39, column: 8, scope: !836, inlinedAt: !837)
!844 = !DILocation(line: 41, column: 8, scope: !836, inlinedAt: !837)
!845 = !DILocation(line: 31, column: 12, scope: !836, inlinedAt: !837)
!846 = !DILocation(line: 34, column: 7, scope: !836, inlinedAt: !837)
!847 = !DILocation(line: 36, column: 19, scope: !836, inlinedAt: !837)
!848 = !DILocation(line: 36, column: 27, scope: !836, inlinedAt: !837)
!849 = !DILocation(line: 38, column: 29, scope: !836, inlinedAt: !837)
!850 = !DILocation(line: 38, column: 37, scope: !836, inlinedAt: !837)
!851 = !DILocation(line: 38, column: 7, scope: !836, inlinedAt: !837)
!852 = !DILocation(line: 40, column: 19, scope: !836, inlinedAt: !837)
!853 = !DILocation(line: 40, column: 27, scope: !836, inlinedAt: !837)
!854 = !DILocation(line: 42, column: 33, scope: !836, inlinedAt: !837)
!855 = !DILocation(line: 42, column: 41, scope: !836, inlinedAt: !837)
!856 = !DILocation(line: 42, column: 7, scope: !836, inlinedAt: !837)
!857 = distinct !DISubprogram(name: "IntegersUint", scope: !84, file: !84, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!858 = !DILocation(line: 139, column: 6, scope: !857)
!859 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!860 = !DILocation(line: 140, column: 10, scope: !857)
!861 = !DILocation(line: 50, column: 32, scope: !859, inlinedAt: !860)
!862 = !DILocation(line: 53, column: 8, scope: !859, inlinedAt: !860)
!863 = !DILocation(line: 54, column: 19, scope: !859, inlinedAt: !860)
!864 = !DILocation(line: 55, column: 8, scope: !859, inlinedAt: !860)
!865 = !DILocation(line: 57, column: 8, scope: !859, inlinedAt: !860)
!866 = !DILocation(line: 59, column: 8, scope: !859, inlinedAt: !860)
!867 = !DILocation(line: 61, column: 8, scope: !859, inlinedAt: !860)
!868 = !DILocation(line: 63, column: 8, scope: !859, inlinedAt: !860)
!869 = !DILocation(line: 65, column: 8, scope: !859, inlinedAt: !860)
!870 = !DILocation(line: 67, column: 8, scope: !859, inlinedAt: !860)
!871 = !DILocation(line: 69, column: 8, scope: !859, inlinedAt: !860)
!872 = !DILocation(line: 51, column: 12, scope: !859, inlinedAt: !860)
!873 = !DILocation(line: 56, column: 33, scope: !859, inlinedAt: !860)
!874 = !DILocation(line: 56, column: 7, scope: !859, inlinedAt: !860)
!875 = !DILocation(line: 58, column: 47, scope: !859, inlinedAt: !860)
!876 = !DILocation(line: 58, column: 36, scope: !859, inlinedAt: !860)
!877 = !DILocation(line: 58, column: 53, scope: !859, inlinedAt: !860)
!878 = !DILocation(line: 58, column: 7, scope: !859, inlinedAt: !860)
!879 = !DILocation(line: 60, column: 19, scope: !859, inlinedAt: !860)
!880 = !DILocation(line: 60, column: 27, scope: !859, inlinedAt: !860)
!881 = !DILocation(line: 62, column: 33, scope: !859, inlinedAt: !860)
!882 = !DILocation(line: 62, column: 41, scope: !859, inlinedAt: !860)
!883 = !DILocation(line: 62, column: 7, scope: !859, inlinedAt: !860)
!884 = !DILocation(line: 64, column: 18, scope: !859, inlinedAt: !860)
!885 = !DILocation(line: 64, column: 26, scope: !859, inlinedAt: !860)
!886 = !DILocation(line: 66, column: 32, scope: !859, inlinedAt: !860)
!887 = !DILocation(line: 66, column: 40, scope: !859, inlinedAt: !860)
!888 = !DILocation(line: 66, column: 7, scope: !859, inlinedAt: !860)
!889 = !DILocation(line: 68, column: 19, scope: !859, inlinedAt: !860)
!890 = !DILocation(line: 68, column: 27, scope: !859, inlinedAt: !860)
!891 = !DILocation(line: 70, column: 33, scope: !859, inlinedAt: !860)
!892 = !DILocation(line: 70, column: 41, scope: !859, inlinedAt: !860)
!893 = !DILocation(line: 70, column: 7, scope: !859, inlinedAt: !860)
!894 = distinct !DISubprogram(name: "WaitUint", scope: !84, file: !84, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!895 = !DILocation(line: 146, column: 6, scope: !894)
!896 = distinct !DISubprogram(name: "updated", scope: !87, file: !87, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!897 = !DILocation(line: 147, column: 9, scope: !894)
!898 = !DILocation(line: 31, column: 23, scope: !896, inlinedAt: !897)
!899 = !DILocation(line: 32, column: 7, scope: !896, inlinedAt: !897)
!900 = !DILocation(line: 34, column: 11, scope: !896, inlinedAt: !897)
!901 = !DILocation(line: 34, column: 19, scope: !896, inlinedAt: !897)
!902 = !DILocation(line: 34, column: 28, scope: !896, inlinedAt: !897)
!903 = !DILocation(line: 36, column: 14, scope: !896, inlinedAt: !897)
!904 = !DILocation(line: 37, column: 7, scope: !896, inlinedAt: !897)
!905 = !DILocation(line: 39, column: 8, scope: !896, inlinedAt: !897)
!906 = distinct !DISubprogram(name: "waited", scope: !87, file: !87, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!907 = !DILocation(line: 40, column: 14, scope: !896, inlinedAt: !897)
!908 = !DILocation(line: 56, column: 7, scope: !906, inlinedAt: !907)
!909 = !DILocation(line: 57, column: 26, scope: !906, inlinedAt: !907)
!910 = !DILocation(line: 57, column: 18, scope: !906, inlinedAt: !907)
!911 = !DILocation(line: 58, column: 7, scope: !906, inlinedAt: !907)
!912 = !DILocation(line: 59, column: 21, scope: !906, inlinedAt: !907)
!913 = !DILocation(line: 60, column: 7, scope: !906, inlinedAt: !907)
!914 = !DILocation(line: 61, column: 28, scope: !906, inlinedAt: !907)
!915 = !DILocation(line: 61, column: 3, scope: !906, inlinedAt: !907)
!916 = !DILocation(line: 62, column: 7, scope: !906, inlinedAt: !907)
!917 = !DILocation(line: 63, column: 29, scope: !906, inlinedAt: !907)
!918 = !DILocation(line: 63, column: 3, scope: !906, inlinedAt: !907)
!919 = !DILocation(line: 64, column: 7, scope: !906, inlinedAt: !907)
!920 = !DILocation(line: 65, column: 27, scope: !906, inlinedAt: !907)
!921 = !DILocation(line: 66, column: 7, scope: !906, inlinedAt: !907)
!922 = !DILocation(line: 67, column: 34, scope: !906, inlinedAt: !907)
!923 = !DILocation(line: 67, column: 3, scope: !906, inlinedAt: !907)
!924 = !DILocation(line: 68, column: 7, scope: !906, inlinedAt: !907)
!925 = !DILocation(line: 69, column: 35, scope: !906, inlinedAt: !907)
!926 = !DILocation(line: 69, column: 3, scope: !906, inlinedAt: !907)
!927 = !DILocation(line: 44, column: 26, scope: !896, inlinedAt: !897)
!928 = distinct !DISubprogram(name: "tested", scope: !87, file: !87, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!929 = !DILocation(line: 44, column: 21, scope: !896, inlinedAt: !897)
!930 = !DILocation(line: 78, column: 7, scope: !928, inlinedAt: !929)
!931 = !DILocation(line: 45, column: 26, scope: !896, inlinedAt: !897)
!932 = !DILocation(line: 79, column: 18, scope: !928, inlinedAt: !929)
!933 = !DILocation(line: 80, column: 7, scope: !928, inlinedAt: !929)
!934 = !DILocation(line: 81, column: 21, scope: !928, inlinedAt: !929)
!935 = !DILocation(line: 82, column: 7, scope: !928, inlinedAt: !929)
!936 = !DILocation(line: 85, column: 7, scope: !928, inlinedAt: !929)
!937 = !DILocation(line: 88, column: 7, scope: !928, inlinedAt: !929)
!938 = !DILocation(line: 90, column: 7, scope: !928, inlinedAt: !929)
!939 = !DILocation(line: 93, column: 7, scope: !928, inlinedAt: !929)
!940 = !DILocation(line: 79, column: 26, scope: !928, inlinedAt: !929)
!941 = !DILocation(line: 83, column: 20, scope: !928, inlinedAt: !929)
!942 = !DILocation(line: 84, column: 15, scope: !928, inlinedAt: !929)
!943 = !DILocation(line: 84, column: 3, scope: !928, inlinedAt: !929)
!944 = !DILocation(line: 86, column: 21, scope: !928, inlinedAt: !929)
!945 = !DILocation(line: 87, column: 15, scope: !928, inlinedAt: !929)
!946 = !DILocation(line: 87, column: 3, scope: !928, inlinedAt: !929)
!947 = !DILocation(line: 89, column: 27, scope: !928, inlinedAt: !929)
!948 = !DILocation(line: 76, column: 2, scope: !928, inlinedAt: !929)
!949 = !DILocation(line: 91, column: 26, scope: !928, inlinedAt: !929)
!950 = !DILocation(line: 92, column: 15, scope: !928, inlinedAt: !929)
!951 = !DILocation(line: 92, column: 3, scope: !928, inlinedAt: !929)
!952 = !DILocation(line: 94, column: 27, scope: !928, inlinedAt: !929)
!953 = !DILocation(line: 95, column: 15, scope: !928, inlinedAt: !929)
!954 = !DILocation(line: 95, column: 3, scope: !928, inlinedAt: !929)
!955 = !DILocation(line: 100, column: 2, scope: !928, inlinedAt: !929)
!956 = !DILocation(line: 38, column: 3, scope: !896, inlinedAt: !897)
!957 = !DILocation(line: 50, column: 6, scope: !896, inlinedAt: !897)
!958 = distinct !DISubprogram(name: "NumbersFloat32", scope: !84, file: !84, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!959 = !DILocation(line: 153, column: 6, scope: !958)
!960 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!961 = !DILocation(line: 154, column: 9, scope: !958)
!962 = !DILocation(line: 30, column: 32, scope: !960, inlinedAt: !961)
!963 = !DILocation(line: 33, column: 8, scope: !960, inlinedAt: !961)
!964 = !DILocation(line: 34, column: 30, scope: !960, inlinedAt: !961)
!965 = !DILocation(line: 35, column: 8, scope: !960, inlinedAt: !961)
!966 = !DILocation(line: 37, column: 8, scope: !960, inlinedAt: !961)
!967 = !DILocation(line: 39, column: 8, scope: !960, inlinedAt: !961)
!968 = !DILocation(line: 41, column: 8, scope: !960, inlinedAt: !961)
!969 = !DILocation(line: 31, column: 12, scope: !960, inlinedAt: !961)
!970 = !DILocation(line: 34, column: 7, scope: !960, inlinedAt: !961)
!971 = !DILocation(line: 36, column: 19, scope: !960, inlinedAt: !961)
!972 = !DILocation(line: 36, column: 27, scope: !960, inlinedAt: !961)
!973 = !DILocation(line: 38, column: 29, scope: !960, inlinedAt: !961)
!974 = !DILocation(line: 38, column: 37, scope: !960, inlinedAt: !961)
!975 = !DILocation(line: 38, column: 7, scope: !960, inlinedAt: !961)
!976 = !DILocation(line: 40, column: 19, scope: !960, inlinedAt: !961)
!977 = !DILocation(line: 40, column: 27, scope: !960, inlinedAt: !961)
!978 = !DILocation(line: 42, column: 33, scope: !960, inlinedAt: !961)
!979 = !DILocation(line: 42, column: 41, scope: !960, inlinedAt: !961)
!980 = !DILocation(line: 42, column: 7, scope: !960, inlinedAt: !961)
!981 = distinct !DISubprogram(name: "NumbersFloat64", scope: !84, file: !84, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!982 = !DILocation(line: 160, column: 6, scope: !981)
!983 = distinct !DISubprogram(name: "numbers", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!984 = !DILocation(line: 161, column: 9, scope: !981)
!985 = !DILocation(line: 30, column: 32, scope: !983, inlinedAt: !984)
!986 = !DILocation(line: 33, column: 8, scope: !983, inlinedAt: !984)
!987 = !DILocation(line: 34, column: 30, scope: !983, inlinedAt: !984)
!988 = !DILocation(line: 35, column: 8, scope: !983, inlinedAt: !984)
!989 = !DILocation(line: 37, column: 8, scope: !983, inlinedAt: !984)
!990 = !DILocation(line: 39, column: 8, scope: !983, inlinedAt: !984)
!991 = !DILocation(line: 41, column: 8, scope: !983, inlinedAt: !984)
!992 = !DILocation(line: 31, column: 12, scope: !983, inlinedAt: !984)
!993 = !DILocation(line: 34, column: 7, scope: !983, inlinedAt: !984)
!994 = !DILocation(line: 36, column: 19, scope: !983, inlinedAt: !984)
!995 = !DILocation(line: 36, column: 27, scope: !983, inlinedAt: !984)
!996 = !DILocation(line: 38, column: 29, scope: !983, inlinedAt: !984)
!997 = !DILocation(line: 38, column: 37, scope: !983, inlinedAt: !984)
!998 = !DILocation(line: 38, column: 7, scope: !983, inlinedAt: !984)
!999 = !DILocation(line: 40, column: 19, scope: !983, inlinedAt: !984)
!1000 = !DILocation(line: 40, column: 27, scope: !983, inlinedAt: !984)
!1001 = !DILocation(line: 42, column: 33, scope: !983, inlinedAt: !984)
!1002 = !DILocation(line: 42, column: 41, scope: !983, inlinedAt: !984)
!1003 = !DILocation(line: 42, column: 7, scope: !983, inlinedAt: !984)
!1004 = distinct !DISubprogram(name: "Handoff", scope: !87, file: !87, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!1005 = !DILocation(line: 107, column: 6, scope: !1004)
!1006 = !DILocation(line: 108, column: 21, scope: !1004)
!1007 = !DILocation(line: 108, column: 25, scope: !1004)
!1008 = !DILocation(line: 108, column: 44, scope: !1004)
!1009 = !DILocation(line: 109, column: 14, scope: !1004)
!1010 = !DILocation(line: 108, column: 30, scope: !1004)
!1011 = !DILocation(line: 110, column: 13, scope: !1004)
!1012 = !DILocation(line: 111, column: 19, scope: !1004)
!1013 = !DILocation(line: 111, column: 22, scope: !1004)
!1014 = !DILocation(line: 112, column: 29, scope: !1004)
!1015 = !DILocation(line: 112, column: 18, scope: !1004)
!1016 = !DILocation(line: 113, column: 18, scope: !1004)
!1017 = !DILocation(line: 115, column: 16, scope: !1004)
!1018 = !DILocation(line: 117, column: 33, scope: !1004)
!1019 = !{!"branch_weights", i32 1048576, i32 1}
!1020 = !DILocation(line: 118, column: 17, scope: !1004)
!1021 = !DILocation(line: 118, column: 6, scope: !1004)
!1022 = !{!"llvm.loop.unroll.disable"}
!1023 = distinct !{!1023, !1022}
!1024 = !DILocation(line: 120, column: 18, scope: !1004)
!1025 = distinct !DISubprogram(name: "Mirror", scope: !87, file: !87, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!1026 = !DILocation(line: 127, column: 6, scope: !1025)
!1027 = !DILocation(line: 128, column: 18, scope: !1025)
!1028 = !DILocation(line: 129, column: 14, scope: !1025)
!1029 = !DILocation(line: 129, column: 33, scope: !1025)
!1030 = !DILocation(line: 130, column: 19, scope: !1025)
!1031 = !DILocation(line: 129, column: 19, scope: !1025)
!1032 = !DILocation(line: 130, column: 36, scope: !1025)
!1033 = !DILocation(line: 131, column: 33, scope: !1025)
!1034 = !DILocation(line: 132, column: 24, scope: !1025)
!1035 = !DILocation(line: 132, column: 28, scope: !1025)
!1036 = !DILocation(line: 132, column: 20, scope: !1025)
!1037 = !DILocation(line: 132, column: 9, scope: !1025)
!1038 = !DILocation(line: 134, column: 18, scope: !1025)
!1039 = !DILocation(line: 135, column: 16, scope: !1025)
!1040 = !DILocation(line: 136, column: 33, scope: !1025)
!1041 = !DILocation(line: 137, column: 16, scope: !1025)
!1042 = !DILocation(line: 137, column: 6, scope: !1025)
!1043 = !{!"llvm.loop.unroll.disable"}
!1044 = distinct !{!1044, !1043}
!1045 = !DILocation(line: 139, column: 18, scope: !1025)
!1046 = !{void (i32*, i64, i32*, i64, i8*)* @CountInt32, !"kernel", i32 1}
!1047 = !{void (i64*, i64, i64*, i64, i8*)* @CountUint64, !"kernel", i32 1}
!1048 = !{void (float*, i64, double*, i64, i8*)* @SumFloats, !"kernel", i32 1}
!1049 = !{void (i16*, i64, i16*, i64, i16*, i64, i16*, i64, i64, i8*)* @AddFloat16, !"kernel", i32 1}
!1050 = !{void (i16*, i64, i8*)* @SumFloat16, !"kernel", i32 1}
!1051 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitInt16, !"kernel", i32 1}
!1052 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!1053 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!1054 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitInt32, !"kernel", i32 1}
!1055 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!1056 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!1057 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt64, !"kernel", i32 1}
!1058 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersInt, !"kernel", i32 1}
!1059 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersInt, !"kernel", i32 1}
!1060 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitInt, !"kernel", i32 1}
!1061 = !{void (i64, i16*, i64, i16*, i64, i64*, i64, i32*, i64, i32, i64, i16, i16*, i64, i64*, i64, i64, i8*)* @WaitUint16, !"kernel", i32 1}
!1062 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!1063 = !{void (i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!1064 = !{void (i64, i32*, i64, i32*, i64, i64*, i64, i32*, i64, i32, i64, i32, i32*, i64, i64*, i64, i64, i8*)* @WaitUint32, !"kernel", i32 1}
!1065 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!1066 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!1067 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint64, !"kernel", i32 1}
!1068 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @NumbersUint, !"kernel", i32 1}
!1069 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @IntegersUint, !"kernel", i32 1}
!1070 = !{void (i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i32, i64, i64, i64*, i64, i64*, i64, i64, i8*)* @WaitUint, !"kernel", i32 1}
!1071 = !{void (i64, float*, i64, float*, i64, float*, i64, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!1072 = !{void (i64, double*, i64, double*, i64, double*, i64, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
!1073 = !{void (i64*, i64, i64*, i64, i32*, i64, i32, i64*, i64, i8*)* @Handoff, !"kernel", i32 1}
!1074 = !{void (i16*, i64, i16*, i64, i8*)* @Mirror, !"kernel", i32 1}
