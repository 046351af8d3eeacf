target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [50 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

define void @Lines(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%4 = sext i32 %3 to i64, !dbg !9
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%6 = sext i32 %5 to i64, !dbg !10
	%7 = trunc i64 %6 to i32, !dbg !11
	%8 = add i32 %7, 1, !dbg !11
	%9 = zext i32 %8 to i64, !dbg !11
	%10 = trunc i64 %4 to i32, !dbg !12
	%11 = urem i32 %8, %10, !dbg !12
	%12 = zext i32 %11 to i64, !dbg !12
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%14 = sext i32 %13 to i64, !dbg !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%16 = sext i32 %15 to i64, !dbg !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !13, !range !15
	%18 = sext i32 %17 to i64, !dbg !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !13, !range !16
	%20 = sext i32 %19 to i64, !dbg !13
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !13, !range !17
	%22 = sext i32 %21 to i64, !dbg !13
	%23 = trunc i64 %22 to i32, !dbg !13
	%24 = trunc i64 %18 to i32, !dbg !13
	%25 = mul i32 %23, %24, !dbg !13
	%26 = zext i32 %25 to i64, !dbg !13
	%27 = trunc i64 %16 to i32, !dbg !13
	%28 = add i32 %27, %25, !dbg !13
	%29 = zext i32 %28 to i64, !dbg !13
	%30 = mul i64 %20, %29, !dbg !13
	%31 = add i64 %14, %30, !dbg !13
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !13, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !13, !range !18
	%34 = mul i32 %32, %33, !dbg !13
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !13, !range !19
	%36 = mul i32 %34, %35, !dbg !13
	%37 = sext i32 %36 to i64, !dbg !13
	%38 = mul i64 %31, %37, !dbg !13
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13, !range !20
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !13, !range !20
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !13, !range !21
	%42 = mul i32 %33, %41, !dbg !13
	%43 = add i32 %40, %42, !dbg !13
	%44 = mul i32 %32, %43, !dbg !13
	%45 = add i32 %39, %44, !dbg !13
	%46 = sext i32 %45 to i64, !dbg !13
	%47 = add i64 %38, %46, !dbg !13
	%48 = icmp sge i64 %47, %p5, !dbg !22
	br i1 %48, label %b1, label %b2, !dbg !22

b1:
	ret void, !dbg !23

b2:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %47, !dbg !24
	%50 = load i64, i64 addrspace(1)* %49, align 8, !dbg !24
	%51 = icmp slt i64 0, %p7, !dbg !24
	br i1 %51, label %b3, label %b7, !dbg !24

b3:
	%52 = icmp eq i64 %p1, 0, !dbg !25
	%53 = trunc i64 %12 to i32, !dbg !8
	br label %b4, !dbg !26

b4:
	%54 = phi i64 [ %81, %b5_ok1 ], [ %50, %b3 ], !dbg !26
	%55 = phi i64 [ %82, %b5_ok1 ], [ 0, %b3 ], !dbg !26
	%56 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !25
	%57 = ptrtoint i64* %56 to i64, !dbg !25
	%58 = and i64 %57, 15, !dbg !25
	%59 = icmp eq i64 %58, 0, !dbg !25
	%60 = or i1 %59, %52, !dbg !25
	br i1 %60, label %b5, label %b6, !dbg !25

b5:
	%61 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !25
	%62 = ashr i64 %p1, 1, !dbg !25
	%63 = icmp eq i64 %4, -1, !dbg !27
	%64 = select i1 %63, i64 1, i64 %4, !dbg !27
	%65 = srem i64 %55, %64, !dbg !27
	%66 = mul i64 %65, %p5, !dbg !28
	%67 = add i64 %65, 1, !dbg !29
	%68 = mul i64 %67, %p5, !dbg !30
	%69 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 %66, !dbg !31
	%70 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %69, i64 %47, !dbg !32
	%71 = trunc i64 %55 to i32, !dbg !33
	%72 = add i32 %p6, %71, !dbg !34
	%73 = addrspacecast { i64, i64 } addrspace(1)* %70 to { i64, i64 }*, !dbg !8
	%74 = icmp ugt i64 %68, %62, !dbg !31
	%75 = icmp ugt i64 %66, %68, !dbg !31
	%76 = or i1 %74, %75, !dbg !31
	br i1 %76, label %b5_fail1, label %b5_ok1, !dbg !31, !prof !35

b5_ok1:
	%77 = bitcast { i64, i64 }* %73 to i8*, !dbg !8
	call void @gpuc_put_line_thread(i8* %77, i64 %54, i32 %72, i32 %53), !dbg !8
	%78 = addrspacecast { i64, i64 } addrspace(1)* %70 to { i64, i64 }*, !dbg !36
	%79 = bitcast { i64, i64 }* %78 to i8*, !dbg !36
	%80 = call i64 @gpuc_wait_line_thread(i8* %79, i32 %72, i32 1, i8* %ctrl, i32 3), !dbg !36
	%81 = add i64 %80, 1, !dbg !37
	%82 = add i64 %55, 1, !dbg !37
	%83 = icmp slt i64 %82, %p7, !dbg !37
	br i1 %83, label %b4, label %b7, !dbg !37

b6:
	br label %fail, !dbg !25

b7:
	%84 = phi i64 [ %50, %b2 ], [ %81, %b5_ok1 ], !dbg !26
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %47, !dbg !38
	%86 = icmp uge i64 %47, %p3, !dbg !38
	br i1 %86, label %b7_fail1, label %b7_ok1, !dbg !38, !prof !35

b7_ok1:
	store i64 %84, i64 addrspace(1)* %85, align 8, !dbg !38
	ret void, !dbg !38

b5_fail1:
	%87 = icmp ugt i64 %68, %62, !dbg !31
	br i1 %87, label %b5_fail2, label %b5_ok2, !dbg !31

b5_fail2:
	br label %fail, !dbg !31

b5_ok2:
	br label %fail, !dbg !31

b7_fail1:
	br label %fail, !dbg !38

fail:
	%88 = phi i32 [ 1, %b5_fail2 ], [ 2, %b5_ok2 ], [ 0, %b6 ], [ 4, %b7_fail1 ], !dbg !7
	%89 = phi i64 [ %68, %b5_fail2 ], [ %66, %b5_ok2 ], [ %58, %b6 ], [ %47, %b7_fail1 ], !dbg !7
	%90 = phi i64 [ %62, %b5_fail2 ], [ %68, %b5_ok2 ], [ 16, %b6 ], [ %p3, %b7_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %88, i64 %89, i64 %90), !dbg !7
	ret void, !dbg !7
}

define void @Ordered(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !40 {
entry:
	br label %b0, !dbg !41

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !41
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !41
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !41
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !41
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !42
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !43
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44, !range !14
	%7 = sext i32 %6 to i64, !dbg !44
	%8 = icmp ne i64 %7, 0, !dbg !45
	br i1 %8, label %b1, label %b2, !dbg !45

b1:
	ret void, !dbg !46

b2:
	%9 = sext i32 %4 to i64, !dbg !42
	%10 = trunc i64 %9 to i32, !dbg !47
	%11 = add i32 %10, 1, !dbg !47
	%12 = zext i32 %11 to i64, !dbg !47
	%13 = sext i32 %5 to i64, !dbg !43
	%14 = trunc i64 %13 to i32, !dbg !48
	%15 = urem i32 %11, %14, !dbg !48
	%16 = zext i32 %15 to i64, !dbg !48
	%17 = icmp eq i64 %p1, 0, !dbg !49
	br i1 %17, label %b3, label %b15, !dbg !49

b3:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50, !range !21
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50, !range !18
	%23 = mul i32 %22, %20, !dbg !50
	%24 = add i32 %19, %23, !dbg !50
	%25 = mul i32 %21, %24, !dbg !50
	%26 = add i32 %18, %25, !dbg !50
	%27 = sext i32 %26 to i64, !dbg !50
	%28 = icmp eq i64 %27, 0, !dbg !51
	br i1 %28, label %b4, label %b40, !dbg !51

b4:
	%29 = sdiv i64 %p5, 2, !dbg !54
	%30 = mul i64 %29, 4, !dbg !56
	%31 = trunc i64 %16 to i32, !dbg !56
	%32 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !56
	%33 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !56
	%34 = icmp ugt i64 %29, %p3, !dbg !55
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !55, !prof !35

b4_ok1:
	%35 = bitcast i32* %32 to i8*, !dbg !56
	%36 = bitcast i32* %33 to i8*, !dbg !56
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %30, i32 %31, i32 0), !dbg !56
	%37 = sub i64 %p3, %29, !dbg !57
	%38 = sub i64 %p5, %29, !dbg !58
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %29, !dbg !57
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %29, !dbg !58
	%41 = mul i64 %38, 4, !dbg !59
	%42 = addrspacecast i32 addrspace(1)* %39 to i32*, !dbg !59
	%43 = addrspacecast i32 addrspace(1)* %40 to i32*, !dbg !59
	%44 = icmp ne i64 %37, %38, !dbg !59
	br i1 %44, label %b4_fail2, label %b4_ok2, !dbg !59, !prof !35

b4_ok2:
	%45 = bitcast i32* %42 to i8*, !dbg !59
	%46 = bitcast i32* %43 to i8*, !dbg !59
	call void @gpuc_put_nbi_thread(i8* %45, i8* %46, i64 %41, i32 %31, i32 0), !dbg !59
	%47 = icmp eq i64 %p0, 0, !dbg !60
	br i1 %47, label %b5, label %b6, !dbg !60

b5:
	call void @gpuc_fence_thread(), !dbg !61
	br label %b13, !dbg !61

b6:
	%48 = icmp eq i64 %p0, 1, !dbg !62
	br i1 %48, label %b7, label %b8, !dbg !62

b7:
	call void @gpuc_quiet_thread(), !dbg !63
	br label %b13, !dbg !63

b8:
	%49 = icmp eq i64 %p0, 2, !dbg !64
	br i1 %49, label %b9, label %b13, !dbg !64

b9:
	call void @gpuc_flush_thread(), !dbg !65
	br i1 %28, label %b10, label %b13, !dbg !65

b10:
	%50 = phi i64 [ %51, %b11 ], [ -1, %b9 ], !dbg !66
	%51 = add i64 %50, 1, !dbg !66
	%52 = icmp slt i64 %51, %p5, !dbg !66
	br i1 %52, label %b11, label %b12, !dbg !66

b11:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !67
	store i32 -1, i32 addrspace(1)* %53, align 4, !dbg !67
	br label %b10, !dbg !67

b12:
	call void @gpuc_fence_thread(), !dbg !68
	br label %b13, !dbg !68

b13:
	br i1 %28, label %b14, label %b40, !dbg !68

b14:
	%54 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !69
	%55 = icmp eq i64 addrspace(1)* %3, null, !dbg !69
	br i1 %55, label %b14_fail1, label %b14_ok1, !dbg !69, !prof !35

b14_ok1:
	%56 = bitcast i64* %54 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %56, i64 %p9, i32 9, i32 %31), !dbg !69
	br label %b40, !dbg !69

b15:
	%57 = icmp eq i64 %p1, 1, !dbg !70
	br i1 %57, label %b16, label %b28, !dbg !70

b16:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !20
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !20
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !21
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !18
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !18
	%63 = mul i32 %62, %60, !dbg !71
	%64 = add i32 %59, %63, !dbg !71
	%65 = mul i32 %61, %64, !dbg !71
	%66 = add i32 %58, %65, !dbg !71
	%67 = sext i32 %66 to i64, !dbg !71
	%68 = trunc i64 %67 to i32, !dbg !72
	%69 = udiv i32 %68, 32, !dbg !72
	%70 = zext i32 %69 to i64, !dbg !72
	%71 = icmp eq i64 %70, 0, !dbg !73
	br i1 %71, label %b17, label %b40, !dbg !73

b17:
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !74, !range !75
	%73 = sext i32 %72 to i64, !dbg !74
	%74 = icmp eq i64 %73, 0, !dbg !76
	%75 = sdiv i64 %p5, 2, !dbg !79
	%76 = mul i64 %75, 4, !dbg !81
	%77 = trunc i64 %16 to i32, !dbg !81
	%78 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !81
	%79 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !81
	%80 = icmp ugt i64 %75, %p3, !dbg !80
	br i1 %80, label %b17_fail1, label %b17_ok1, !dbg !80, !prof !35

b17_ok1:
	%81 = bitcast i32* %78 to i8*, !dbg !81
	%82 = bitcast i32* %79 to i8*, !dbg !81
	call void @gpuc_put_nbi_warp(i8* %81, i8* %82, i64 %76, i32 %77, i32 0), !dbg !81
	%83 = sub i64 %p3, %75, !dbg !82
	%84 = sub i64 %p5, %75, !dbg !83
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %75, !dbg !82
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !83
	%87 = mul i64 %84, 4, !dbg !84
	%88 = addrspacecast i32 addrspace(1)* %85 to i32*, !dbg !84
	%89 = addrspacecast i32 addrspace(1)* %86 to i32*, !dbg !84
	%90 = icmp ne i64 %83, %84, !dbg !84
	br i1 %90, label %b17_fail2, label %b17_ok2, !dbg !84, !prof !35

b17_ok2:
	%91 = bitcast i32* %88 to i8*, !dbg !84
	%92 = bitcast i32* %89 to i8*, !dbg !84
	call void @gpuc_put_nbi_warp(i8* %91, i8* %92, i64 %87, i32 %77, i32 0), !dbg !84
	%93 = icmp eq i64 %p0, 0, !dbg !85
	br i1 %93, label %b18, label %b19, !dbg !85

b18:
	call void @gpuc_fence_warp(), !dbg !86
	br label %b26, !dbg !86

b19:
	%94 = icmp eq i64 %p0, 1, !dbg !87
	br i1 %94, label %b20, label %b21, !dbg !87

b20:
	call void @gpuc_quiet_warp(), !dbg !88
	br label %b26, !dbg !88

b21:
	%95 = icmp eq i64 %p0, 2, !dbg !89
	br i1 %95, label %b22, label %b26, !dbg !89

b22:
	call void @gpuc_flush_warp(), !dbg !90
	br i1 %74, label %b23, label %b26, !dbg !90

b23:
	%96 = phi i64 [ %97, %b24 ], [ -1, %b22 ], !dbg !91
	%97 = add i64 %96, 1, !dbg !91
	%98 = icmp slt i64 %97, %p5, !dbg !91
	br i1 %98, label %b24, label %b25, !dbg !91

b24:
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %97, !dbg !92
	store i32 -1, i32 addrspace(1)* %99, align 4, !dbg !92
	br label %b23, !dbg !92

b25:
	call void @gpuc_fence_thread(), !dbg !93
	br label %b26, !dbg !93

b26:
	br i1 %74, label %b27, label %b40, !dbg !93

b27:
	%100 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !94
	%101 = icmp eq i64 addrspace(1)* %3, null, !dbg !94
	br i1 %101, label %b27_fail1, label %b27_ok1, !dbg !94, !prof !35

b27_ok1:
	%102 = bitcast i64* %100 to i8*, !dbg !94
	call void @gpuc_signal_op_thread(i8* %102, i64 %p9, i32 9, i32 %77), !dbg !94
	br label %b40, !dbg !94

b28:
	%103 = icmp eq i64 %p1, 2, !dbg !95
	br i1 %103, label %b29, label %b40, !dbg !95

b29:
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !20
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !20
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !21
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !18
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !18
	%109 = mul i32 %108, %106, !dbg !96
	%110 = add i32 %105, %109, !dbg !96
	%111 = mul i32 %107, %110, !dbg !96
	%112 = add i32 %104, %111, !dbg !96
	%113 = sext i32 %112 to i64, !dbg !96
	%114 = icmp eq i64 %113, 0, !dbg !97
	%115 = sdiv i64 %p5, 2, !dbg !100
	%116 = mul i64 %115, 4, !dbg !102
	%117 = trunc i64 %16 to i32, !dbg !102
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !102
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !102
	%120 = icmp ugt i64 %115, %p3, !dbg !101
	br i1 %120, label %b29_fail1, label %b29_ok1, !dbg !101, !prof !35

b29_ok1:
	%121 = bitcast i32* %118 to i8*, !dbg !102
	%122 = bitcast i32* %119 to i8*, !dbg !102
	call void @gpuc_put_nbi_block(i8* %121, i8* %122, i64 %116, i32 %117, i32 1), !dbg !102
	%123 = sub i64 %p3, %115, !dbg !103
	%124 = sub i64 %p5, %115, !dbg !104
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %115, !dbg !103
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %115, !dbg !104
	%127 = mul i64 %124, 4, !dbg !105
	%128 = addrspacecast i32 addrspace(1)* %125 to i32*, !dbg !105
	%129 = addrspacecast i32 addrspace(1)* %126 to i32*, !dbg !105
	%130 = icmp ne i64 %123, %124, !dbg !105
	br i1 %130, label %b29_fail2, label %b29_ok2, !dbg !105, !prof !35

b29_ok2:
	%131 = bitcast i32* %128 to i8*, !dbg !105
	%132 = bitcast i32* %129 to i8*, !dbg !105
	call void @gpuc_put_nbi_block(i8* %131, i8* %132, i64 %127, i32 %117, i32 1), !dbg !105
	%133 = icmp eq i64 %p0, 0, !dbg !106
	br i1 %133, label %b30, label %b31, !dbg !106

b30:
	call void @gpuc_fence_block(), !dbg !107
	br label %b38, !dbg !107

b31:
	%134 = icmp eq i64 %p0, 1, !dbg !108
	br i1 %134, label %b32, label %b33, !dbg !108

b32:
	call void @gpuc_quiet_block(), !dbg !109
	br label %b38, !dbg !109

b33:
	%135 = icmp eq i64 %p0, 2, !dbg !110
	br i1 %135, label %b34, label %b38, !dbg !110

b34:
	call void @gpuc_flush_block(), !dbg !111
	br i1 %114, label %b35, label %b38, !dbg !111

b35:
	%136 = phi i64 [ %137, %b36 ], [ -1, %b34 ], !dbg !112
	%137 = add i64 %136, 1, !dbg !112
	%138 = icmp slt i64 %137, %p5, !dbg !112
	br i1 %138, label %b36, label %b37, !dbg !112

b36:
	%139 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %137, !dbg !113
	store i32 -1, i32 addrspace(1)* %139, align 4, !dbg !113
	br label %b35, !dbg !113

b37:
	call void @gpuc_fence_thread(), !dbg !114
	br label %b38, !dbg !114

b38:
	br i1 %114, label %b39, label %b40, !dbg !114

b39:
	%140 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !115
	%141 = icmp eq i64 addrspace(1)* %3, null, !dbg !115
	br i1 %141, label %b39_fail1, label %b39_ok1, !dbg !115, !prof !35

b39_ok1:
	%142 = bitcast i64* %140 to i8*, !dbg !115
	call void @gpuc_signal_op_thread(i8* %142, i64 %p9, i32 9, i32 %117), !dbg !115
	br label %b40, !dbg !115

b40:
	%143 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !116
	%144 = bitcast i64* %143 to i8*, !dbg !116
	%145 = call i64 @gpuc_signal_wait_until_thread(i8* %144, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !116
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117, !range !20
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117, !range !20
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !117, !range !21
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117, !range !18
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117, !range !18
	%151 = mul i32 %150, %148, !dbg !117
	%152 = add i32 %147, %151, !dbg !117
	%153 = mul i32 %149, %152, !dbg !117
	%154 = add i32 %146, %153, !dbg !117
	%155 = sext i32 %154 to i64, !dbg !117
	%156 = mul i32 %149, %150, !dbg !117
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !19
	%158 = mul i32 %156, %157, !dbg !117
	%159 = sext i32 %158 to i64, !dbg !117
	%160 = mul i64 %p7, -1, !dbg !117
	%161 = add i64 %p3, %160, !dbg !117
	%162 = icmp sge i64 %161, 0, !dbg !117
	br i1 %162, label %b41, label %b43_cold, !dbg !117, !prof !118

b41:
	%163 = phi i64 [ %155, %b40 ], [ %168, %b42 ], !dbg !117
	%164 = icmp slt i64 %163, %p7, !dbg !117
	br i1 %164, label %b42, label %b45, !dbg !117

b42:
	%165 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %163, !dbg !119
	%166 = load i32, i32 addrspace(1)* %165, align 4, !dbg !119
	%167 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %163, !dbg !120
	store i32 %166, i32 addrspace(1)* %167, align 4, !dbg !120
	%168 = add i64 %163, %159, !dbg !117
	br label %b41, !dbg !117

b45:
	ret void, !dbg !117

b4_fail1:
	br label %fail, !dbg !55

b4_fail2:
	br label %fail, !dbg !59

b14_fail1:
	br label %fail, !dbg !69

b17_fail1:
	br label %fail, !dbg !80

b17_fail2:
	br label %fail, !dbg !84

b27_fail1:
	br label %fail, !dbg !94

b29_fail1:
	br label %fail, !dbg !101

b29_fail2:
	br label %fail, !dbg !105

b39_fail1:
	br label %fail, !dbg !115

b43_cold:
	%169 = phi i64 [ %175, %b44_cold_ok1 ], [ %155, %b40 ], !dbg !117
	%170 = icmp slt i64 %169, %p7, !dbg !117
	br i1 %170, label %b44_cold, label %b45, !dbg !117

b44_cold:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %169, !dbg !119
	%172 = icmp uge i64 %169, %p3, !dbg !119
	br i1 %172, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !119, !prof !35

b44_cold_fail1:
	br label %fail, !dbg !119

b44_cold_ok1:
	%173 = load i32, i32 addrspace(1)* %171, align 4, !dbg !119
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %169, !dbg !120
	store i32 %173, i32 addrspace(1)* %174, align 4, !dbg !120
	%175 = add i64 %169, %159, !dbg !117
	br label %b43_cold, !dbg !117, !llvm.loop !122

fail:
	%176 = phi i32 [ 5, %b4_fail1 ], [ 6, %b4_fail2 ], [ 7, %b14_fail1 ], [ 5, %b17_fail1 ], [ 6, %b17_fail2 ], [ 7, %b27_fail1 ], [ 5, %b29_fail1 ], [ 6, %b29_fail2 ], [ 7, %b39_fail1 ], [ 9, %b44_cold_fail1 ], !dbg !41
	%177 = phi i64 [ %29, %b4_fail1 ], [ %37, %b4_fail2 ], [ 0, %b14_fail1 ], [ %75, %b17_fail1 ], [ %83, %b17_fail2 ], [ 0, %b27_fail1 ], [ %115, %b29_fail1 ], [ %123, %b29_fail2 ], [ 0, %b39_fail1 ], [ %169, %b44_cold_fail1 ], !dbg !41
	%178 = phi i64 [ %p3, %b4_fail1 ], [ %38, %b4_fail2 ], [ 0, %b14_fail1 ], [ %p3, %b17_fail1 ], [ %84, %b17_fail2 ], [ 0, %b27_fail1 ], [ %p3, %b29_fail1 ], [ %124, %b29_fail2 ], [ 0, %b39_fail1 ], [ %p3, %b44_cold_fail1 ], !dbg !41
	call void @gpuc_fail(i8* %ctrl, i32 %176, i64 %177, i64 %178), !dbg !41
	ret void, !dbg !41
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !124 {
entry:
	br label %b0, !dbg !125

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !125
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !126
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !127
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128, !range !14
	%4 = sext i32 %3 to i64, !dbg !128
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !128, !range !15
	%6 = sext i32 %5 to i64, !dbg !128
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !128, !range !15
	%8 = sext i32 %7 to i64, !dbg !128
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !128, !range !16
	%10 = sext i32 %9 to i64, !dbg !128
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !128, !range !17
	%12 = sext i32 %11 to i64, !dbg !128
	%13 = trunc i64 %12 to i32, !dbg !128
	%14 = trunc i64 %8 to i32, !dbg !128
	%15 = mul i32 %13, %14, !dbg !128
	%16 = zext i32 %15 to i64, !dbg !128
	%17 = trunc i64 %6 to i32, !dbg !128
	%18 = add i32 %17, %15, !dbg !128
	%19 = zext i32 %18 to i64, !dbg !128
	%20 = mul i64 %10, %19, !dbg !128
	%21 = add i64 %4, %20, !dbg !128
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128, !range !18
	%24 = mul i32 %22, %23, !dbg !128
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !128, !range !19
	%26 = mul i32 %24, %25, !dbg !128
	%27 = sext i32 %26 to i64, !dbg !128
	%28 = mul i64 %21, %27, !dbg !128
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128, !range !21
	%32 = mul i32 %23, %31, !dbg !128
	%33 = add i32 %30, %32, !dbg !128
	%34 = mul i32 %22, %33, !dbg !128
	%35 = add i32 %29, %34, !dbg !128
	%36 = sext i32 %35 to i64, !dbg !128
	%37 = add i64 %28, %36, !dbg !128
	%38 = icmp ne i64 %37, 0, !dbg !129
	br i1 %38, label %b1, label %b2, !dbg !129

b1:
	ret void, !dbg !130

b2:
	%39 = sext i32 %1 to i64, !dbg !126
	%40 = sext i32 %2 to i64, !dbg !127
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !131
	%42 = icmp uge i64 0, %p2, !dbg !131
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !131, !prof !35

b2_ok1:
	store i64 %39, i64 addrspace(1)* %41, align 8, !dbg !131
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !132
	%44 = icmp uge i64 1, %p2, !dbg !132
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !132, !prof !35

b2_ok2:
	store i64 %40, i64 addrspace(1)* %43, align 8, !dbg !132
	%45 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !133
	%46 = sext i32 %45 to i64, !dbg !133
	%47 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !134
	%48 = sext i32 %47 to i64, !dbg !134
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !135
	%50 = icmp uge i64 2, %p2, !dbg !135
	br i1 %50, label %b2_fail3, label %b2_ok3, !dbg !135, !prof !35

b2_ok3:
	store i64 %46, i64 addrspace(1)* %49, align 8, !dbg !135
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !136
	%52 = icmp uge i64 3, %p2, !dbg !136
	br i1 %52, label %b2_fail4, label %b2_ok4, !dbg !136, !prof !35

b2_ok4:
	store i64 %48, i64 addrspace(1)* %51, align 8, !dbg !136
	%53 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !137
	%54 = sext i32 %53 to i64, !dbg !137
	%55 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !138
	%56 = sext i32 %55 to i64, !dbg !138
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !139
	%58 = icmp uge i64 4, %p2, !dbg !139
	br i1 %58, label %b2_fail5, label %b2_ok5, !dbg !139, !prof !35

b2_ok5:
	store i64 %54, i64 addrspace(1)* %57, align 8, !dbg !139
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !140
	%60 = icmp uge i64 5, %p2, !dbg !140
	br i1 %60, label %b2_fail6, label %b2_ok6, !dbg !140, !prof !35

b2_ok6:
	store i64 %56, i64 addrspace(1)* %59, align 8, !dbg !140
	%61 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !141
	%62 = sext i32 %61 to i64, !dbg !141
	%63 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !142
	%64 = sext i32 %63 to i64, !dbg !142
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !143
	%66 = icmp uge i64 6, %p2, !dbg !143
	br i1 %66, label %b2_fail7, label %b2_ok7, !dbg !143, !prof !35

b2_ok7:
	store i64 %62, i64 addrspace(1)* %65, align 8, !dbg !143
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !144
	%68 = icmp uge i64 7, %p2, !dbg !144
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !144, !prof !35

b2_ok8:
	store i64 %64, i64 addrspace(1)* %67, align 8, !dbg !144
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !145
	%70 = sext i32 %69 to i64, !dbg !145
	%71 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !146
	%72 = sext i32 %71 to i64, !dbg !146
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !147
	%74 = icmp uge i64 8, %p2, !dbg !147
	br i1 %74, label %b2_fail9, label %b2_ok9, !dbg !147, !prof !35

b2_ok9:
	store i64 %70, i64 addrspace(1)* %73, align 8, !dbg !147
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !148
	%76 = icmp uge i64 9, %p2, !dbg !148
	br i1 %76, label %b2_fail10, label %b2_ok10, !dbg !148, !prof !35

b2_ok10:
	store i64 %72, i64 addrspace(1)* %75, align 8, !dbg !148
	ret void, !dbg !148

b2_fail1:
	br label %fail, !dbg !131

b2_fail2:
	br label %fail, !dbg !132

b2_fail3:
	br label %fail, !dbg !135

b2_fail4:
	br label %fail, !dbg !136

b2_fail5:
	br label %fail, !dbg !139

b2_fail6:
	br label %fail, !dbg !140

b2_fail7:
	br label %fail, !dbg !143

b2_fail8:
	br label %fail, !dbg !144

b2_fail9:
	br label %fail, !dbg !147

b2_fail10:
	br label %fail, !dbg !148

fail:
	%77 = phi i32 [ 10, %b2_fail1 ], [ 10, %b2_fail2 ], [ 11, %b2_fail3 ], [ 11, %b2_fail4 ], [ 12, %b2_fail5 ], [ 12, %b2_fail6 ], [ 13, %b2_fail7 ], [ 13, %b2_fail8 ], [ 14, %b2_fail9 ], [ 14, %b2_fail10 ], !dbg !125
	%78 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !125
	%79 = phi i64 [ %p2, %b2_fail1 ], [ %p2, %b2_fail2 ], [ %p2, %b2_fail3 ], [ %p2, %b2_fail4 ], [ %p2, %b2_fail5 ], [ %p2, %b2_fail6 ], [ %p2, %b2_fail7 ], [ %p2, %b2_fail8 ], [ %p2, %b2_fail9 ], [ %p2, %b2_fail10 ], !dbg !125
	call void @gpuc_fail(i8* %ctrl, i32 %77, i64 %78, i64 %79), !dbg !125
	ret void, !dbg !125
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !150
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !14
	%2 = sext i32 %1 to i64, !dbg !151
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !151, !range !15
	%4 = sext i32 %3 to i64, !dbg !151
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151, !range !15
	%6 = sext i32 %5 to i64, !dbg !151
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151, !range !16
	%8 = sext i32 %7 to i64, !dbg !151
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !151, !range !17
	%10 = sext i32 %9 to i64, !dbg !151
	%11 = trunc i64 %10 to i32, !dbg !151
	%12 = trunc i64 %6 to i32, !dbg !151
	%13 = mul i32 %11, %12, !dbg !151
	%14 = zext i32 %13 to i64, !dbg !151
	%15 = trunc i64 %4 to i32, !dbg !151
	%16 = add i32 %15, %13, !dbg !151
	%17 = zext i32 %16 to i64, !dbg !151
	%18 = mul i64 %8, %17, !dbg !151
	%19 = add i64 %2, %18, !dbg !151
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !18
	%22 = mul i32 %20, %21, !dbg !151
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !19
	%24 = mul i32 %22, %23, !dbg !151
	%25 = sext i32 %24 to i64, !dbg !151
	%26 = mul i64 %19, %25, !dbg !151
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !21
	%30 = mul i32 %21, %29, !dbg !151
	%31 = add i32 %28, %30, !dbg !151
	%32 = mul i32 %20, %31, !dbg !151
	%33 = add i32 %27, %32, !dbg !151
	%34 = sext i32 %33 to i64, !dbg !151
	%35 = add i64 %26, %34, !dbg !151
	%36 = mul i64 %8, %10, !dbg !151
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !151, !range !17
	%38 = sext i32 %37 to i64, !dbg !151
	%39 = mul i64 %36, %38, !dbg !151
	%40 = mul i64 %39, %25, !dbg !151
	br label %b1, !dbg !151

b1:
	%41 = phi i64 [ %35, %b0 ], [ %50, %b2 ], !dbg !151
	%42 = icmp slt i64 %41, %p3, !dbg !151
	br i1 %42, label %b2, label %b3, !dbg !151

b2:
	%43 = sub i64 %41, 1, !dbg !152
	%44 = icmp ule i64 %43, 2147483647, !dbg !153
	%45 = trunc i64 %43 to i32, !dbg !153
	%46 = select i1 %44, i32 %45, i32 -1, !dbg !153
	%47 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %46, i32 %p1), !dbg !153
	%48 = sext i32 %47 to i64, !dbg !153
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %41, !dbg !154
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !154
	%50 = add i64 %41, %40, !dbg !151
	br label %b1, !dbg !151

b3:
	ret void, !dbg !151
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !155 {
entry:
	br label %b0, !dbg !156

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !156
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157, !range !14
	%2 = sext i32 %1 to i64, !dbg !157
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !157, !range !15
	%4 = sext i32 %3 to i64, !dbg !157
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !157, !range !15
	%6 = sext i32 %5 to i64, !dbg !157
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !157, !range !16
	%8 = sext i32 %7 to i64, !dbg !157
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !157, !range !17
	%10 = sext i32 %9 to i64, !dbg !157
	%11 = trunc i64 %10 to i32, !dbg !157
	%12 = trunc i64 %6 to i32, !dbg !157
	%13 = mul i32 %11, %12, !dbg !157
	%14 = zext i32 %13 to i64, !dbg !157
	%15 = trunc i64 %4 to i32, !dbg !157
	%16 = add i32 %15, %13, !dbg !157
	%17 = zext i32 %16 to i64, !dbg !157
	%18 = mul i64 %8, %17, !dbg !157
	%19 = add i64 %2, %18, !dbg !157
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !157, !range !18
	%22 = mul i32 %20, %21, !dbg !157
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !19
	%24 = mul i32 %22, %23, !dbg !157
	%25 = sext i32 %24 to i64, !dbg !157
	%26 = mul i64 %19, %25, !dbg !157
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !157, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157, !range !21
	%30 = mul i32 %21, %29, !dbg !157
	%31 = add i32 %28, %30, !dbg !157
	%32 = mul i32 %20, %31, !dbg !157
	%33 = add i32 %27, %32, !dbg !157
	%34 = sext i32 %33 to i64, !dbg !157
	%35 = add i64 %26, %34, !dbg !157
	%36 = icmp eq i64 %35, 0, !dbg !158
	br i1 %36, label %b1, label %b2, !dbg !158

b1:
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !159
	%38 = addrspacecast i64 addrspace(1)* %37 to i64*, !dbg !160
	%39 = icmp uge i64 0, %p1, !dbg !159
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !159, !prof !35

b1_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !160
	%41 = call i64 @gpuc_g_thread_64(i8* %40, i32 0), !dbg !160
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !161
	%43 = icmp uge i64 1, %p1, !dbg !161
	br i1 %43, label %b1_fail2, label %b1_ok2, !dbg !161, !prof !35

b1_ok2:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !161
	br label %b2, !dbg !161

b2:
	ret void, !dbg !161

b1_fail1:
	br label %fail, !dbg !159

b1_fail2:
	br label %fail, !dbg !161

fail:
	%44 = phi i32 [ 15, %b1_fail1 ], [ 15, %b1_fail2 ], !dbg !156
	%45 = phi i64 [ 0, %b1_fail1 ], [ 1, %b1_fail2 ], !dbg !156
	%46 = phi i64 [ %p1, %b1_fail1 ], [ %p1, %b1_fail2 ], !dbg !156
	call void @gpuc_fail(i8* %ctrl, i32 %44, i64 %45, i64 %46), !dbg !156
	ret void, !dbg !156
}

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !163 {
entry:
	br label %b0, !dbg !164

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !164
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !164
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !164
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !164
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !165
	%5 = sub i64 %p7, 1, !dbg !166
	%6 = sext i32 %4 to i64, !dbg !167
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !166
	%8 = mul i64 %p5, 4, !dbg !167
	%9 = trunc i64 %p8 to i32, !dbg !167
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !167
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !167
	%12 = icmp ugt i64 1, %p7, !dbg !166
	%13 = icmp ne i64 %5, %p5, !dbg !167
	%14 = icmp uge i64 %p8, %6, !dbg !167
	%15 = or i1 %12, %13, !dbg !167
	%16 = or i1 %15, %14, !dbg !167
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !167, !prof !35

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !167
	%18 = bitcast i32* %11 to i8*, !dbg !167
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !167
	call void @llvm.nvvm.barrier0(), !dbg !168
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !169, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !169, !range !21
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !169, !range !18
	%24 = mul i32 %23, %21, !dbg !169
	%25 = add i32 %20, %24, !dbg !169
	%26 = mul i32 %22, %25, !dbg !169
	%27 = add i32 %19, %26, !dbg !169
	%28 = sext i32 %27 to i64, !dbg !169
	%29 = mul i32 %22, %23, !dbg !169
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !169, !range !19
	%31 = mul i32 %29, %30, !dbg !169
	%32 = sext i32 %31 to i64, !dbg !169
	br label %b1, !dbg !169

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !169
	%34 = icmp slt i64 %33, %5, !dbg !169
	br i1 %34, label %b2, label %b3, !dbg !169

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !170
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !170
	%37 = add i32 %36, 1, !dbg !171
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !170
	%38 = add i64 %33, %32, !dbg !169
	br label %b1, !dbg !169

b3:
	call void @llvm.nvvm.barrier0(), !dbg !172
	%39 = sub i64 %5, 1, !dbg !173
	%40 = sub i64 %p1, 1, !dbg !165
	%41 = icmp ugt i64 1, %5, !dbg !173
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !173, !prof !35

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !165
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !165
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !165
	%45 = icmp eq i64 %42, 0, !dbg !165
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !165
	%47 = icmp eq i64 %p1, 0, !dbg !165
	%48 = select i1 %47, i64 0, i64 %46, !dbg !165
	%49 = icmp ugt i64 %48, %p1, !dbg !165
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !165, !prof !35

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !165
	%51 = mul i64 %40, 2, !dbg !165
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !165
	%53 = add i64 %51, 1, !dbg !165
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !165
	%55 = icmp eq i64 %50, 0, !dbg !165
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !165
	%57 = select i1 %47, i64 0, i64 %56, !dbg !165
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !173
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !165
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !165
	%61 = icmp ugt i64 %57, %39, !dbg !165
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !165, !prof !35

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !165
	%63 = bitcast i32* %60 to i8*, !dbg !165
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !165
	%64 = mul i64 %5, 4, !dbg !174
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !174
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !174
	%67 = icmp ne i64 %p3, %5, !dbg !174
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !174, !prof !35

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !174
	%69 = bitcast i32* %66 to i8*, !dbg !174
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9, i32 0), !dbg !174
	call void @gpuc_quiet_block(), !dbg !175
	ret void, !dbg !175

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !166
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !166

b0_fail2:
	br label %fail, !dbg !166

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !167
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !167

b0_fail3:
	br label %fail, !dbg !167

b0_ok3:
	br label %fail, !dbg !167

b3_fail1:
	br label %fail, !dbg !173

b3_fail2:
	br label %fail, !dbg !165

b3_fail3:
	br label %fail, !dbg !165

b3_fail4:
	br label %fail, !dbg !174

fail:
	%72 = phi i32 [ 16, %b0_fail2 ], [ 17, %b0_fail3 ], [ 18, %b0_ok3 ], [ 19, %b3_fail1 ], [ 20, %b3_fail2 ], [ 21, %b3_fail3 ], [ 22, %b3_fail4 ], !dbg !164
	%73 = phi i64 [ 1, %b0_fail2 ], [ %5, %b0_fail3 ], [ %p8, %b0_ok3 ], [ 1, %b3_fail1 ], [ %48, %b3_fail2 ], [ %57, %b3_fail3 ], [ %p3, %b3_fail4 ], !dbg !164
	%74 = phi i64 [ %p7, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %6, %b0_ok3 ], [ %5, %b3_fail1 ], [ %p1, %b3_fail2 ], [ %39, %b3_fail3 ], [ %5, %b3_fail4 ], !dbg !164
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !164
	ret void, !dbg !164
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !177 {
entry:
	br label %b0, !dbg !178

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !178
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !178
	%2 = icmp ne i64 %p1, %p3, !dbg !179
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !179, !prof !35

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !179
	%4 = sext i32 %3 to i64, !dbg !179
	%5 = mul i64 %p3, 4, !dbg !179
	%6 = trunc i64 %p4 to i32, !dbg !179
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !179
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !179
	%9 = icmp uge i64 %p4, %4, !dbg !179
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !179, !prof !35

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !179
	%11 = bitcast i32* %8 to i8*, !dbg !179
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6, i32 1), !dbg !179
	call void @llvm.nvvm.barrier0(), !dbg !180
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !181, !range !20
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !181, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !181, !range !18
	%17 = mul i32 %16, %14, !dbg !181
	%18 = add i32 %13, %17, !dbg !181
	%19 = mul i32 %15, %18, !dbg !181
	%20 = add i32 %12, %19, !dbg !181
	%21 = sext i32 %20 to i64, !dbg !181
	%22 = mul i32 %15, %16, !dbg !181
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !181, !range !19
	%24 = mul i32 %22, %23, !dbg !181
	%25 = sext i32 %24 to i64, !dbg !181
	br label %b1, !dbg !181

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !181
	%27 = icmp slt i64 %26, %p3, !dbg !181
	br i1 %27, label %b2, label %b3, !dbg !181

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !182
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !182
	%29 = add i64 %26, %25, !dbg !181
	br label %b1, !dbg !181

b3:
	ret void, !dbg !181

b0_fail1:
	br label %fail, !dbg !179

b0_fail2:
	br label %fail, !dbg !179

fail:
	%30 = phi i32 [ 23, %b0_fail1 ], [ 24, %b0_fail2 ], !dbg !178
	%31 = phi i64 [ %p1, %b0_fail1 ], [ %p4, %b0_fail2 ], !dbg !178
	%32 = phi i64 [ %p3, %b0_fail1 ], [ %4, %b0_fail2 ], !dbg !178
	call void @gpuc_fail(i8* %ctrl, i32 %30, i64 %31, i64 %32), !dbg !178
	ret void, !dbg !178
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !183 {
entry:
	br label %b0, !dbg !184

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !184
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !184
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !185
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186, !range !14
	%4 = sext i32 %3 to i64, !dbg !186
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !186, !range !15
	%6 = sext i32 %5 to i64, !dbg !186
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !186, !range !15
	%8 = sext i32 %7 to i64, !dbg !186
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !186, !range !16
	%10 = sext i32 %9 to i64, !dbg !186
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !186, !range !17
	%12 = sext i32 %11 to i64, !dbg !186
	%13 = trunc i64 %12 to i32, !dbg !186
	%14 = trunc i64 %8 to i32, !dbg !186
	%15 = mul i32 %13, %14, !dbg !186
	%16 = zext i32 %15 to i64, !dbg !186
	%17 = trunc i64 %6 to i32, !dbg !186
	%18 = add i32 %17, %15, !dbg !186
	%19 = zext i32 %18 to i64, !dbg !186
	%20 = mul i64 %10, %19, !dbg !186
	%21 = add i64 %4, %20, !dbg !186
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !186, !range !18
	%24 = mul i32 %22, %23, !dbg !186
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !19
	%26 = mul i32 %24, %25, !dbg !186
	%27 = sext i32 %26 to i64, !dbg !186
	%28 = mul i64 %21, %27, !dbg !186
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !186, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !186, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !186, !range !21
	%32 = mul i32 %23, %31, !dbg !186
	%33 = add i32 %30, %32, !dbg !186
	%34 = mul i32 %22, %33, !dbg !186
	%35 = add i32 %29, %34, !dbg !186
	%36 = sext i32 %35 to i64, !dbg !186
	%37 = add i64 %28, %36, !dbg !186
	%38 = icmp ne i64 %37, 0, !dbg !187
	br i1 %38, label %b1, label %b2, !dbg !187

b1:
	ret void, !dbg !188

b2:
	%39 = sext i32 %2 to i64, !dbg !185
	%40 = mul i64 %p3, 4, !dbg !185
	%41 = trunc i64 %p4 to i32, !dbg !185
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !185
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !185
	%44 = icmp ne i64 %p1, %p3, !dbg !185
	%45 = icmp uge i64 %p4, %39, !dbg !185
	%46 = or i1 %44, %45, !dbg !185
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !185, !prof !35

b2_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !185
	%48 = bitcast i32* %43 to i8*, !dbg !185
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !185
	br label %b3, !dbg !189

b3:
	%49 = phi i64 [ -1, %b2_ok1 ], [ %50, %b4 ], !dbg !189
	%50 = add i64 %49, 1, !dbg !189
	%51 = icmp slt i64 %50, %p1, !dbg !189
	br i1 %51, label %b4, label %b5, !dbg !189

b4:
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !190
	%53 = load i32, i32 addrspace(1)* %52, align 4, !dbg !190
	%54 = add i32 %53, 1, !dbg !191
	store i32 %54, i32 addrspace(1)* %52, align 4, !dbg !190
	br label %b3, !dbg !190

b5:
	ret void, !dbg !190

b2_fail1:
	%55 = icmp ne i64 %p1, %p3, !dbg !185
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !185

b2_fail2:
	br label %fail, !dbg !185

b2_ok2:
	br label %fail, !dbg !185

fail:
	%56 = phi i32 [ 25, %b2_fail2 ], [ 26, %b2_ok2 ], !dbg !184
	%57 = phi i64 [ %p1, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !184
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %39, %b2_ok2 ], !dbg !184
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !184
	ret void, !dbg !184
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !192 {
entry:
	br label %b0, !dbg !193

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !193
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !193
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !194
	%3 = add i64 %p3, %p4, !dbg !196
	%4 = sub i64 %3, 1, !dbg !197
	%5 = icmp eq i64 %p4, 0, !dbg !195
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !195, !prof !35

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !195
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !195
	%8 = sdiv i64 %4, %7, !dbg !195
	%9 = sub i64 0, %4, !dbg !195
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !195
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198, !range !14
	%12 = sext i32 %11 to i64, !dbg !198
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !198, !range !15
	%14 = sext i32 %13 to i64, !dbg !198
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !198, !range !15
	%16 = sext i32 %15 to i64, !dbg !198
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !198, !range !16
	%18 = sext i32 %17 to i64, !dbg !198
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !198, !range !17
	%20 = sext i32 %19 to i64, !dbg !198
	%21 = trunc i64 %20 to i32, !dbg !198
	%22 = trunc i64 %16 to i32, !dbg !198
	%23 = mul i32 %21, %22, !dbg !198
	%24 = zext i32 %23 to i64, !dbg !198
	%25 = trunc i64 %14 to i32, !dbg !198
	%26 = add i32 %25, %23, !dbg !198
	%27 = zext i32 %26 to i64, !dbg !198
	%28 = mul i64 %18, %27, !dbg !198
	%29 = add i64 %12, %28, !dbg !198
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198, !range !18
	%32 = mul i32 %30, %31, !dbg !198
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !198, !range !19
	%34 = mul i32 %32, %33, !dbg !198
	%35 = sext i32 %34 to i64, !dbg !198
	%36 = mul i64 %29, %35, !dbg !198
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198, !range !20
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198, !range !20
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198, !range !21
	%40 = mul i32 %31, %39, !dbg !198
	%41 = add i32 %38, %40, !dbg !198
	%42 = mul i32 %30, %41, !dbg !198
	%43 = add i32 %37, %42, !dbg !198
	%44 = sext i32 %43 to i64, !dbg !198
	%45 = add i64 %36, %44, !dbg !198
	%46 = mul i64 %18, %20, !dbg !198
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !198, !range !17
	%48 = sext i32 %47 to i64, !dbg !198
	%49 = mul i64 %46, %48, !dbg !198
	%50 = mul i64 %49, %35, !dbg !198
	%51 = sext i32 %2 to i64, !dbg !194
	%52 = trunc i64 %p5 to i32, !dbg !194
	br label %b1, !dbg !198

b1:
	%53 = phi i64 [ %45, %b0_ok1 ], [ %72, %b2_ok1 ], !dbg !198
	%54 = icmp slt i64 %53, %10, !dbg !198
	br i1 %54, label %b2, label %b3, !dbg !198

b2:
	%55 = mul i64 %53, %p4, !dbg !199
	%56 = add i64 %55, %p4, !dbg !200
	%57 = icmp slt i64 %56, %p3, !dbg !201
	%58 = select i1 %57, i64 %56, i64 %p3, !dbg !201
	%59 = sub i64 %58, %55, !dbg !202
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %55, !dbg !202
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %55, !dbg !203
	%62 = mul i64 %59, 4, !dbg !194
	%63 = addrspacecast i32 addrspace(1)* %60 to i32*, !dbg !194
	%64 = addrspacecast i32 addrspace(1)* %61 to i32*, !dbg !194
	%65 = icmp ugt i64 %58, %p1, !dbg !202
	%66 = icmp ugt i64 %55, %58, !dbg !202
	%67 = icmp uge i64 %p5, %51, !dbg !194
	%68 = or i1 %65, %66, !dbg !194
	%69 = or i1 %68, %67, !dbg !194
	br i1 %69, label %b2_fail1, label %b2_ok1, !dbg !194, !prof !35

b2_ok1:
	%70 = bitcast i32* %63 to i8*, !dbg !194
	%71 = bitcast i32* %64 to i8*, !dbg !194
	call void @gpuc_put_nbi_thread(i8* %70, i8* %71, i64 %62, i32 %52, i32 0), !dbg !194
	%72 = add i64 %53, %50, !dbg !198
	br label %b1, !dbg !198

b3:
	call void @gpuc_quiet_thread(), !dbg !204
	ret void, !dbg !204

b0_fail1:
	br label %fail, !dbg !195

b2_fail1:
	%73 = icmp ugt i64 %58, %p1, !dbg !202
	br i1 %73, label %b2_fail2, label %b2_ok2, !dbg !202

b2_fail2:
	br label %fail, !dbg !202

b2_ok2:
	%74 = icmp ugt i64 %55, %58, !dbg !202
	br i1 %74, label %b2_fail3, label %b2_ok3, !dbg !202

b2_fail3:
	br label %fail, !dbg !202

b2_ok3:
	br label %fail, !dbg !194

fail:
	%75 = phi i32 [ 27, %b0_fail1 ], [ 28, %b2_fail2 ], [ 29, %b2_fail3 ], [ 30, %b2_ok3 ], !dbg !193
	%76 = phi i64 [ 0, %b0_fail1 ], [ %58, %b2_fail2 ], [ %55, %b2_fail3 ], [ %p5, %b2_ok3 ], !dbg !193
	%77 = phi i64 [ 0, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %58, %b2_fail3 ], [ %51, %b2_ok3 ], !dbg !193
	call void @gpuc_fail(i8* %ctrl, i32 %75, i64 %76, i64 %77), !dbg !193
	ret void, !dbg !193
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !205 {
entry:
	br label %b0, !dbg !206

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !206
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !206
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !209
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210, !range !14
	%4 = sext i32 %3 to i64, !dbg !210
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !210, !range !15
	%6 = sext i32 %5 to i64, !dbg !210
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !210, !range !15
	%8 = sext i32 %7 to i64, !dbg !210
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !210, !range !16
	%10 = sext i32 %9 to i64, !dbg !210
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !210, !range !17
	%12 = sext i32 %11 to i64, !dbg !210
	%13 = trunc i64 %12 to i32, !dbg !210
	%14 = trunc i64 %8 to i32, !dbg !210
	%15 = mul i32 %13, %14, !dbg !210
	%16 = zext i32 %15 to i64, !dbg !210
	%17 = trunc i64 %6 to i32, !dbg !210
	%18 = add i32 %17, %15, !dbg !210
	%19 = zext i32 %18 to i64, !dbg !210
	%20 = mul i64 %10, %19, !dbg !210
	%21 = add i64 %4, %20, !dbg !210
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !210, !range !18
	%24 = mul i32 %22, %23, !dbg !210
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !210, !range !19
	%26 = mul i32 %24, %25, !dbg !210
	%27 = sext i32 %26 to i64, !dbg !210
	%28 = mul i64 %21, %27, !dbg !210
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !210, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !210, !range !21
	%32 = mul i32 %23, %31, !dbg !210
	%33 = add i32 %30, %32, !dbg !210
	%34 = mul i32 %22, %33, !dbg !210
	%35 = add i32 %29, %34, !dbg !210
	%36 = sext i32 %35 to i64, !dbg !210
	%37 = add i64 %28, %36, !dbg !210
	%38 = mul i64 %10, %12, !dbg !210
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !210, !range !17
	%40 = sext i32 %39 to i64, !dbg !210
	%41 = mul i64 %38, %40, !dbg !210
	%42 = mul i64 %41, %27, !dbg !210
	%43 = sext i32 %2 to i64, !dbg !209
	%44 = trunc i64 %p4 to i32, !dbg !209
	br label %b1, !dbg !210

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !210
	%46 = icmp slt i64 %45, %p3, !dbg !210
	br i1 %46, label %b2, label %b3, !dbg !210

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !211
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !212
	%49 = icmp uge i64 %45, %p1, !dbg !211
	%50 = icmp uge i64 %p4, %43, !dbg !209
	%51 = or i1 %49, %50, !dbg !209
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !209, !prof !35

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !212
	%53 = bitcast float %52 to i32, !dbg !209
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !209
	%55 = bitcast float* %54 to i8*, !dbg !209
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !209
	%56 = add i64 %45, %42, !dbg !210
	br label %b1, !dbg !210

b3:
	ret void, !dbg !208

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !211
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !211

b2_fail2:
	br label %fail, !dbg !211

b2_ok2:
	br label %fail, !dbg !209

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !206
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !206
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !206
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !206
	ret void, !dbg !206
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !213 {
entry:
	br label %b0, !dbg !214

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !214
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !214
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218, !range !14
	%4 = sext i32 %3 to i64, !dbg !218
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !218, !range !15
	%6 = sext i32 %5 to i64, !dbg !218
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !218, !range !15
	%8 = sext i32 %7 to i64, !dbg !218
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !218, !range !16
	%10 = sext i32 %9 to i64, !dbg !218
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !218, !range !17
	%12 = sext i32 %11 to i64, !dbg !218
	%13 = trunc i64 %12 to i32, !dbg !218
	%14 = trunc i64 %8 to i32, !dbg !218
	%15 = mul i32 %13, %14, !dbg !218
	%16 = zext i32 %15 to i64, !dbg !218
	%17 = trunc i64 %6 to i32, !dbg !218
	%18 = add i32 %17, %15, !dbg !218
	%19 = zext i32 %18 to i64, !dbg !218
	%20 = mul i64 %10, %19, !dbg !218
	%21 = add i64 %4, %20, !dbg !218
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !218, !range !18
	%24 = mul i32 %22, %23, !dbg !218
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218, !range !19
	%26 = mul i32 %24, %25, !dbg !218
	%27 = sext i32 %26 to i64, !dbg !218
	%28 = mul i64 %21, %27, !dbg !218
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !218, !range !21
	%32 = mul i32 %23, %31, !dbg !218
	%33 = add i32 %30, %32, !dbg !218
	%34 = mul i32 %22, %33, !dbg !218
	%35 = add i32 %29, %34, !dbg !218
	%36 = sext i32 %35 to i64, !dbg !218
	%37 = add i64 %28, %36, !dbg !218
	%38 = mul i64 %10, %12, !dbg !218
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !218, !range !17
	%40 = sext i32 %39 to i64, !dbg !218
	%41 = mul i64 %38, %40, !dbg !218
	%42 = mul i64 %41, %27, !dbg !218
	%43 = sext i32 %2 to i64, !dbg !217
	%44 = trunc i64 %p4 to i32, !dbg !217
	br label %b1, !dbg !218

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !218
	%46 = icmp slt i64 %45, %p1, !dbg !218
	br i1 %46, label %b2, label %b3, !dbg !218

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !219
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !217
	%49 = icmp uge i64 %45, %p3, !dbg !219
	%50 = icmp uge i64 %p4, %43, !dbg !217
	%51 = or i1 %49, %50, !dbg !217
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !217, !prof !35

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !217
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !217
	%54 = bitcast i32 %53 to float, !dbg !217
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !220
	store float %54, float addrspace(1)* %55, align 4, !dbg !220
	%56 = add i64 %45, %42, !dbg !218
	br label %b1, !dbg !218

b3:
	ret void, !dbg !216

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !219
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !219

b2_fail2:
	br label %fail, !dbg !219

b2_ok2:
	br label %fail, !dbg !217

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !214
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !214
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !214
	ret void, !dbg !214
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !222 {
entry:
	br label %b0, !dbg !223

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !223
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !223
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !224
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !225
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226, !range !14
	%5 = sext i32 %4 to i64, !dbg !226
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !226, !range !15
	%7 = sext i32 %6 to i64, !dbg !226
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !226, !range !15
	%9 = sext i32 %8 to i64, !dbg !226
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !226, !range !16
	%11 = sext i32 %10 to i64, !dbg !226
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !226, !range !17
	%13 = sext i32 %12 to i64, !dbg !226
	%14 = trunc i64 %13 to i32, !dbg !226
	%15 = trunc i64 %9 to i32, !dbg !226
	%16 = mul i32 %14, %15, !dbg !226
	%17 = zext i32 %16 to i64, !dbg !226
	%18 = trunc i64 %7 to i32, !dbg !226
	%19 = add i32 %18, %16, !dbg !226
	%20 = zext i32 %19 to i64, !dbg !226
	%21 = mul i64 %11, %20, !dbg !226
	%22 = add i64 %5, %21, !dbg !226
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !226, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !226, !range !18
	%25 = mul i32 %23, %24, !dbg !226
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !226, !range !19
	%27 = mul i32 %25, %26, !dbg !226
	%28 = sext i32 %27 to i64, !dbg !226
	%29 = mul i64 %22, %28, !dbg !226
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !226, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !226, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !226, !range !21
	%33 = mul i32 %24, %32, !dbg !226
	%34 = add i32 %31, %33, !dbg !226
	%35 = mul i32 %23, %34, !dbg !226
	%36 = add i32 %30, %35, !dbg !226
	%37 = sext i32 %36 to i64, !dbg !226
	%38 = add i64 %29, %37, !dbg !226
	%39 = icmp ne i64 %38, 0, !dbg !227
	br i1 %39, label %b1, label %b2, !dbg !227

b1:
	ret void, !dbg !228

b2:
	%40 = sext i32 %2 to i64, !dbg !224
	%41 = trunc i64 %40 to i32, !dbg !230
	%42 = add i32 %41, 1, !dbg !230
	%43 = zext i32 %42 to i64, !dbg !230
	%44 = sext i32 %3 to i64, !dbg !225
	%45 = trunc i64 %44 to i32, !dbg !231
	%46 = icmp uge i64 0, %p1, !dbg !229
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !229, !prof !35

b2_ok1:
	%47 = urem i32 %42, %45, !dbg !231
	%48 = zext i32 %47 to i64, !dbg !231
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !229
	%50 = trunc i64 %48 to i32, !dbg !232
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !232
	%52 = bitcast i64* %51 to i8*, !dbg !232
	call void @gpuc_signal_op_thread(i8* %52, i64 5, i32 9, i32 %50), !dbg !232
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !233
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !234
	%55 = icmp uge i64 1, %p1, !dbg !233
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !233, !prof !35

b2_ok2:
	%56 = bitcast i64* %54 to i8*, !dbg !234
	call void @gpuc_signal_op_thread(i8* %56, i64 7, i32 9, i32 %50), !dbg !234
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !235
	%58 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !236
	%59 = icmp uge i64 2, %p1, !dbg !235
	br i1 %59, label %b2_fail3, label %b2_ok3, !dbg !235, !prof !35

b2_ok3:
	%60 = bitcast i64* %58 to i8*, !dbg !236
	call void @gpuc_signal_op_thread(i8* %60, i64 9, i32 9, i32 %50), !dbg !236
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !237
	%62 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !238
	%63 = icmp uge i64 3, %p1, !dbg !237
	br i1 %63, label %b2_fail4, label %b2_ok4, !dbg !237, !prof !35

b2_ok4:
	%64 = bitcast i64* %62 to i8*, !dbg !238
	call void @gpuc_signal_op_thread(i8* %64, i64 10, i32 9, i32 %50), !dbg !238
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !239
	%66 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !240
	%67 = icmp uge i64 4, %p1, !dbg !239
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !239, !prof !35

b2_ok5:
	%68 = bitcast i64* %66 to i8*, !dbg !240
	call void @gpuc_signal_op_thread(i8* %68, i64 9, i32 9, i32 %50), !dbg !240
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !241
	%70 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !242
	%71 = icmp uge i64 5, %p1, !dbg !241
	br i1 %71, label %b2_fail6, label %b2_ok6, !dbg !241, !prof !35

b2_ok6:
	%72 = bitcast i64* %70 to i8*, !dbg !242
	call void @gpuc_signal_op_thread(i8* %72, i64 -9223372036854775808, i32 9, i32 %50), !dbg !242
	%73 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !243
	%74 = bitcast i64* %73 to i8*, !dbg !243
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 0, i64 5, i32 0, i8* %ctrl, i32 42), !dbg !243
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !244
	%77 = icmp uge i64 0, %p3, !dbg !244
	br i1 %77, label %b2_fail7, label %b2_ok7, !dbg !244, !prof !35

b2_ok7:
	store i64 %75, i64 addrspace(1)* %76, align 8, !dbg !244
	%78 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !245
	%79 = bitcast i64* %78 to i8*, !dbg !245
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 1, i64 0, i32 0, i8* %ctrl, i32 44), !dbg !245
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !246
	%82 = icmp uge i64 1, %p3, !dbg !246
	br i1 %82, label %b2_fail8, label %b2_ok8, !dbg !246, !prof !35

b2_ok8:
	store i64 %80, i64 addrspace(1)* %81, align 8, !dbg !246
	%83 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !247
	%84 = bitcast i64* %83 to i8*, !dbg !247
	%85 = call i64 @gpuc_signal_wait_until_thread(i8* %84, i32 2, i64 8, i32 0, i8* %ctrl, i32 46), !dbg !247
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !248
	%87 = icmp uge i64 2, %p3, !dbg !248
	br i1 %87, label %b2_fail9, label %b2_ok9, !dbg !248, !prof !35

b2_ok9:
	store i64 %85, i64 addrspace(1)* %86, align 8, !dbg !248
	%88 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !249
	%89 = bitcast i64* %88 to i8*, !dbg !249
	%90 = call i64 @gpuc_signal_wait_until_thread(i8* %89, i32 3, i64 10, i32 0, i8* %ctrl, i32 48), !dbg !249
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !250
	%92 = icmp uge i64 3, %p3, !dbg !250
	br i1 %92, label %b2_fail10, label %b2_ok10, !dbg !250, !prof !35

b2_ok10:
	store i64 %90, i64 addrspace(1)* %91, align 8, !dbg !250
	%93 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !251
	%94 = bitcast i64* %93 to i8*, !dbg !251
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 4, i64 10, i32 0, i8* %ctrl, i32 50), !dbg !251
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !252
	%97 = icmp uge i64 4, %p3, !dbg !252
	br i1 %97, label %b2_fail11, label %b2_ok11, !dbg !252, !prof !35

b2_ok11:
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !252
	%98 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !253
	%99 = bitcast i64* %98 to i8*, !dbg !253
	%100 = call i64 @gpuc_signal_wait_until_thread(i8* %99, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 52), !dbg !253
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !254
	%102 = icmp uge i64 5, %p3, !dbg !254
	br i1 %102, label %b2_fail12, label %b2_ok12, !dbg !254, !prof !35

b2_ok12:
	store i64 %100, i64 addrspace(1)* %101, align 8, !dbg !254
	br label %b3, !dbg !255

b3:
	%103 = phi i64 [ 0, %b2_ok12 ], [ %111, %b3_ok1 ], !dbg !255
	%104 = add i64 %103, 6, !dbg !256
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %103, !dbg !257
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !258
	%107 = bitcast i64* %106 to i8*, !dbg !258
	%108 = call i64 @gpuc_signal_fetch_thread(i8* %107), !dbg !258
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %104, !dbg !259
	%110 = icmp uge i64 %104, %p3, !dbg !259
	br i1 %110, label %b3_fail1, label %b3_ok1, !dbg !259, !prof !35

b3_ok1:
	store i64 %108, i64 addrspace(1)* %109, align 8, !dbg !259
	%111 = add i64 %103, 1, !dbg !259
	%112 = icmp slt i64 %111, %p1, !dbg !259
	br i1 %112, label %b3, label %b4, !dbg !259

b4:
	ret void, !dbg !259

b2_fail1:
	br label %fail, !dbg !229

b2_fail2:
	br label %fail, !dbg !233

b2_fail3:
	br label %fail, !dbg !235

b2_fail4:
	br label %fail, !dbg !237

b2_fail5:
	br label %fail, !dbg !239

b2_fail6:
	br label %fail, !dbg !241

b2_fail7:
	br label %fail, !dbg !244

b2_fail8:
	br label %fail, !dbg !246

b2_fail9:
	br label %fail, !dbg !248

b2_fail10:
	br label %fail, !dbg !250

b2_fail11:
	br label %fail, !dbg !252

b2_fail12:
	br label %fail, !dbg !254

b3_fail1:
	br label %fail, !dbg !259

fail:
	%113 = phi i32 [ 35, %b2_fail1 ], [ 36, %b2_fail2 ], [ 37, %b2_fail3 ], [ 38, %b2_fail4 ], [ 39, %b2_fail5 ], [ 40, %b2_fail6 ], [ 41, %b2_fail7 ], [ 43, %b2_fail8 ], [ 45, %b2_fail9 ], [ 47, %b2_fail10 ], [ 49, %b2_fail11 ], [ 51, %b2_fail12 ], [ 53, %b3_fail1 ], !dbg !223
	%114 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 0, %b2_fail7 ], [ 1, %b2_fail8 ], [ 2, %b2_fail9 ], [ 3, %b2_fail10 ], [ 4, %b2_fail11 ], [ 5, %b2_fail12 ], [ %104, %b3_fail1 ], !dbg !223
	%115 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_fail5 ], [ %p1, %b2_fail6 ], [ %p3, %b2_fail7 ], [ %p3, %b2_fail8 ], [ %p3, %b2_fail9 ], [ %p3, %b2_fail10 ], [ %p3, %b2_fail11 ], [ %p3, %b2_fail12 ], [ %p3, %b3_fail1 ], !dbg !223
	call void @gpuc_fail(i8* %ctrl, i32 %113, i64 %114, i64 %115), !dbg !223
	ret void, !dbg !223
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !260 {
entry:
	br label %b0, !dbg !261

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !261
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !261
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !262
	%3 = sext i32 %2 to i64, !dbg !263
	br label %b1, !dbg !263

b1:
	%4 = phi i64 [ 0, %b0 ], [ %44, %b1 ], !dbg !263
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264, !range !14
	%6 = sext i32 %5 to i64, !dbg !264
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !264, !range !15
	%8 = sext i32 %7 to i64, !dbg !264
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !264, !range !15
	%10 = sext i32 %9 to i64, !dbg !264
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !264, !range !16
	%12 = sext i32 %11 to i64, !dbg !264
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !264, !range !17
	%14 = sext i32 %13 to i64, !dbg !264
	%15 = trunc i64 %14 to i32, !dbg !264
	%16 = trunc i64 %10 to i32, !dbg !264
	%17 = mul i32 %15, %16, !dbg !264
	%18 = zext i32 %17 to i64, !dbg !264
	%19 = trunc i64 %8 to i32, !dbg !264
	%20 = add i32 %19, %17, !dbg !264
	%21 = zext i32 %20 to i64, !dbg !264
	%22 = mul i64 %12, %21, !dbg !264
	%23 = add i64 %6, %22, !dbg !264
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !264, !range !18
	%26 = mul i32 %24, %25, !dbg !264
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !264, !range !19
	%28 = mul i32 %26, %27, !dbg !264
	%29 = sext i32 %28 to i64, !dbg !264
	%30 = mul i64 %23, %29, !dbg !264
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !264, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !264, !range !21
	%34 = mul i32 %25, %33, !dbg !264
	%35 = add i32 %32, %34, !dbg !264
	%36 = mul i32 %24, %35, !dbg !264
	%37 = add i32 %31, %36, !dbg !264
	%38 = sext i32 %37 to i64, !dbg !264
	%39 = add i64 %30, %38, !dbg !264
	%40 = add i64 %39, 1, !dbg !265
	%41 = trunc i64 %4 to i32, !dbg !262
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !262
	%43 = bitcast i64* %42 to i8*, !dbg !262
	call void @gpuc_signal_op_thread(i8* %43, i64 %40, i32 10, i32 %41), !dbg !262
	%44 = add i64 %4, 1, !dbg !262
	%45 = icmp slt i64 %44, %3, !dbg !262
	br i1 %45, label %b1, label %b2, !dbg !262

b2:
	%46 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !267
	%47 = bitcast i64* %46 to i8*, !dbg !267
	%48 = call i64 @gpuc_signal_wait_until_thread(i8* %47, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 54), !dbg !267
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %39, !dbg !268
	%50 = icmp uge i64 %39, %p3, !dbg !268
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !268, !prof !35

b2_ok1:
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !268
	ret void, !dbg !268

b2_fail1:
	br label %fail, !dbg !268

fail:
	%51 = phi i32 [ 55, %b2_fail1 ], !dbg !261
	%52 = phi i64 [ %39, %b2_fail1 ], !dbg !261
	%53 = phi i64 [ %p3, %b2_fail1 ], !dbg !261
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !261
	ret void, !dbg !261
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !269 {
entry:
	br label %b0, !dbg !270

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !270
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !271
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !272
	%3 = sext i32 %2 to i64, !dbg !273
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274, !range !14
	%5 = sext i32 %4 to i64, !dbg !274
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !274, !range !15
	%7 = sext i32 %6 to i64, !dbg !274
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !274, !range !15
	%9 = sext i32 %8 to i64, !dbg !274
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !274, !range !16
	%11 = sext i32 %10 to i64, !dbg !274
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !274, !range !17
	%13 = sext i32 %12 to i64, !dbg !274
	%14 = trunc i64 %13 to i32, !dbg !274
	%15 = trunc i64 %9 to i32, !dbg !274
	%16 = mul i32 %14, %15, !dbg !274
	%17 = zext i32 %16 to i64, !dbg !274
	%18 = trunc i64 %7 to i32, !dbg !274
	%19 = add i32 %18, %16, !dbg !274
	%20 = zext i32 %19 to i64, !dbg !274
	%21 = mul i64 %11, %20, !dbg !274
	%22 = add i64 %5, %21, !dbg !274
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !274, !range !18
	%25 = mul i32 %23, %24, !dbg !274
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !274, !range !19
	%27 = mul i32 %25, %26, !dbg !274
	%28 = sext i32 %27 to i64, !dbg !274
	%29 = mul i64 %22, %28, !dbg !274
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !274, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !274, !range !21
	%33 = mul i32 %24, %32, !dbg !274
	%34 = add i32 %31, %33, !dbg !274
	%35 = mul i32 %23, %34, !dbg !274
	%36 = add i32 %30, %35, !dbg !274
	%37 = sext i32 %36 to i64, !dbg !274
	%38 = add i64 %29, %37, !dbg !274
	%39 = mul i64 %11, %13, !dbg !274
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !274, !range !17
	%41 = sext i32 %40 to i64, !dbg !274
	%42 = mul i64 %39, %41, !dbg !274
	%43 = mul i64 %42, %28, !dbg !274
	%44 = sext i32 %1 to i64, !dbg !271
	%45 = trunc i64 %44 to i32, !dbg !276
	%46 = add i32 %45, 1, !dbg !276
	%47 = zext i32 %46 to i64, !dbg !276
	br label %b1, !dbg !274

b1:
	%48 = phi i64 [ %38, %b0 ], [ %55, %b2_ok1 ], !dbg !274
	%49 = icmp slt i64 %48, %3, !dbg !274
	br i1 %49, label %b2, label %b3, !dbg !274

b2:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !277
	%51 = trunc i64 %48 to i32, !dbg !272
	%52 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !272
	%53 = icmp uge i64 %44, %p1, !dbg !277
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !277, !prof !35

b2_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !272
	call void @gpuc_signal_op_thread(i8* %54, i64 %47, i32 9, i32 %51), !dbg !272
	%55 = add i64 %48, %43, !dbg !274
	br label %b1, !dbg !274

b3:
	%56 = phi i64 [ %64, %b4_ok1 ], [ %38, %b1 ], !dbg !278
	%57 = icmp slt i64 %56, %3, !dbg !278
	br i1 %57, label %b4, label %b5, !dbg !278

b4:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !279
	%59 = add i64 %56, 1, !dbg !281
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !282
	%61 = icmp uge i64 %56, %p1, !dbg !279
	br i1 %61, label %b4_fail1, label %b4_ok1, !dbg !279, !prof !35

b4_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !282
	%63 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %62, i32 0, i64 %59, i32 0, i8* %ctrl, i32 58), !dbg !282
	%64 = add i64 %56, %43, !dbg !278
	br label %b3, !dbg !278

b5:
	ret void, !dbg !278

b2_fail1:
	br label %fail, !dbg !277

b4_fail1:
	br label %fail, !dbg !279

fail:
	%65 = phi i32 [ 56, %b2_fail1 ], [ 57, %b4_fail1 ], !dbg !270
	%66 = phi i64 [ %44, %b2_fail1 ], [ %56, %b4_fail1 ], !dbg !270
	%67 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], !dbg !270
	call void @gpuc_fail(i8* %ctrl, i32 %65, i64 %66, i64 %67), !dbg !270
	ret void, !dbg !270
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !284 {
entry:
	br label %b0, !dbg !285

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !285
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !285
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !285
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !288
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !289
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290, !range !14
	%6 = sext i32 %5 to i64, !dbg !290
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !290, !range !15
	%8 = sext i32 %7 to i64, !dbg !290
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !290, !range !15
	%10 = sext i32 %9 to i64, !dbg !290
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !290, !range !16
	%12 = sext i32 %11 to i64, !dbg !290
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !290, !range !17
	%14 = sext i32 %13 to i64, !dbg !290
	%15 = trunc i64 %14 to i32, !dbg !290
	%16 = trunc i64 %10 to i32, !dbg !290
	%17 = mul i32 %15, %16, !dbg !290
	%18 = zext i32 %17 to i64, !dbg !290
	%19 = trunc i64 %8 to i32, !dbg !290
	%20 = add i32 %19, %17, !dbg !290
	%21 = zext i32 %20 to i64, !dbg !290
	%22 = mul i64 %12, %21, !dbg !290
	%23 = add i64 %6, %22, !dbg !290
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !290, !range !18
	%26 = mul i32 %24, %25, !dbg !290
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !290, !range !19
	%28 = mul i32 %26, %27, !dbg !290
	%29 = sext i32 %28 to i64, !dbg !290
	%30 = mul i64 %23, %29, !dbg !290
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !290, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !290, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !290, !range !21
	%34 = mul i32 %25, %33, !dbg !290
	%35 = add i32 %32, %34, !dbg !290
	%36 = mul i32 %24, %35, !dbg !290
	%37 = add i32 %31, %36, !dbg !290
	%38 = sext i32 %37 to i64, !dbg !290
	%39 = add i64 %30, %38, !dbg !290
	%40 = icmp eq i64 %39, 0, !dbg !291
	br i1 %40, label %b1, label %b14, !dbg !291

b1:
	%41 = sext i32 %3 to i64, !dbg !288
	%42 = trunc i64 %41 to i32, !dbg !293
	%43 = add i32 %42, 1, !dbg !293
	%44 = zext i32 %43 to i64, !dbg !293
	%45 = sext i32 %4 to i64, !dbg !289
	%46 = trunc i64 %45 to i32, !dbg !294
	%47 = icmp ne i64 %p3, %p5, !dbg !292
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !292, !prof !35

b1_ok1:
	%48 = urem i32 %43, %46, !dbg !294
	%49 = zext i32 %48 to i64, !dbg !294
	%50 = mul i64 %p5, 4, !dbg !292
	%51 = trunc i64 %49 to i32, !dbg !292
	%52 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !292
	%53 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !292
	%54 = bitcast i32* %52 to i8*, !dbg !292
	%55 = bitcast i32* %53 to i8*, !dbg !292
	call void @gpuc_put_nbi_thread(i8* %54, i8* %55, i64 %50, i32 %51, i32 0), !dbg !292
	%56 = icmp eq i64 %p0, 0, !dbg !295
	br i1 %56, label %b2, label %b3, !dbg !295

b2:
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !296
	%58 = icmp slt i32 %57, 0, !dbg !296
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !296, !prof !35

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 61), !dbg !296
	br label %b9, !dbg !296

b3:
	%59 = icmp eq i64 %p0, 1, !dbg !297
	br i1 %59, label %b4, label %b5, !dbg !297

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 62), !dbg !298
	br label %b9, !dbg !298

b5:
	%60 = icmp eq i64 %p0, 2, !dbg !299
	br i1 %60, label %b6, label %b7, !dbg !299

b6:
	call void @gpuc_quiet_thread(), !dbg !300
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !301
	%62 = icmp slt i32 %61, 0, !dbg !301
	br i1 %62, label %b6_fail1, label %b6_ok1, !dbg !301, !prof !35

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 64), !dbg !301
	br label %b9, !dbg !301

b7:
	%63 = icmp eq i64 %p0, 3, !dbg !302
	br i1 %63, label %b8, label %b9, !dbg !302

b8:
	call void @gpuc_quiet_thread(), !dbg !303
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 65), !dbg !304
	br label %b9, !dbg !304

b9:
	%64 = mul i64 %p7, -1, !dbg !305
	%65 = add i64 %p3, %64, !dbg !305
	%66 = icmp sge i64 %65, 0, !dbg !305
	br i1 %66, label %b10, label %b12_cold, !dbg !305, !prof !118

b10:
	%67 = phi i64 [ %72, %b11 ], [ 0, %b9 ], !dbg !305
	%68 = icmp slt i64 %67, %p7, !dbg !306
	br i1 %68, label %b11, label %b14, !dbg !306

b11:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %67, !dbg !307
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !307
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67, !dbg !308
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !308
	%72 = add i64 %67, 1, !dbg !309
	br label %b10, !dbg !309

b14:
	ret void, !dbg !287

b1_fail1:
	br label %fail, !dbg !292

b2_fail1:
	br label %fail, !dbg !296

b6_fail1:
	br label %fail, !dbg !301

b12_cold:
	%73 = phi i64 [ %79, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !305
	%74 = icmp slt i64 %73, %p7, !dbg !306
	br i1 %74, label %b13_cold, label %b14, !dbg !306

b13_cold:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73, !dbg !307
	%76 = icmp uge i64 %73, %p3, !dbg !307
	br i1 %76, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !307, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !307

b13_cold_ok1:
	%77 = load i32, i32 addrspace(1)* %75, align 4, !dbg !307
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %73, !dbg !308
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !308
	%79 = add i64 %73, 1, !dbg !309
	br label %b12_cold, !dbg !309, !llvm.loop !311

fail:
	%80 = phi i32 [ 59, %b1_fail1 ], [ 60, %b2_fail1 ], [ 63, %b6_fail1 ], [ 66, %b13_cold_fail1 ], !dbg !285
	%81 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %73, %b13_cold_fail1 ], !dbg !285
	%82 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !285
	call void @gpuc_fail(i8* %ctrl, i32 %80, i64 %81, i64 %82), !dbg !285
	ret void, !dbg !285
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !312 {
entry:
	br label %b0, !dbg !313

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !313
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !313
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !313
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !316
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !317
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !318, !range !14
	%6 = sext i32 %5 to i64, !dbg !318
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !318, !range !15
	%8 = sext i32 %7 to i64, !dbg !318
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !318, !range !15
	%10 = sext i32 %9 to i64, !dbg !318
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !318, !range !16
	%12 = sext i32 %11 to i64, !dbg !318
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !318, !range !17
	%14 = sext i32 %13 to i64, !dbg !318
	%15 = trunc i64 %14 to i32, !dbg !318
	%16 = trunc i64 %10 to i32, !dbg !318
	%17 = mul i32 %15, %16, !dbg !318
	%18 = zext i32 %17 to i64, !dbg !318
	%19 = trunc i64 %8 to i32, !dbg !318
	%20 = add i32 %19, %17, !dbg !318
	%21 = zext i32 %20 to i64, !dbg !318
	%22 = mul i64 %12, %21, !dbg !318
	%23 = add i64 %6, %22, !dbg !318
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !318, !range !18
	%26 = mul i32 %24, %25, !dbg !318
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !318, !range !19
	%28 = mul i32 %26, %27, !dbg !318
	%29 = sext i32 %28 to i64, !dbg !318
	%30 = mul i64 %23, %29, !dbg !318
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !318, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !318, !range !21
	%34 = mul i32 %25, %33, !dbg !318
	%35 = add i32 %32, %34, !dbg !318
	%36 = mul i32 %24, %35, !dbg !318
	%37 = add i32 %31, %36, !dbg !318
	%38 = sext i32 %37 to i64, !dbg !318
	%39 = add i64 %30, %38, !dbg !318
	%40 = sdiv i64 %39, 32, !dbg !319
	%41 = icmp eq i64 %40, 0, !dbg !320
	br i1 %41, label %b1, label %b14, !dbg !320

b1:
	%42 = icmp ne i64 %p3, %p5, !dbg !321
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !321, !prof !35

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !322, !range !75
	%44 = sext i32 %43 to i64, !dbg !322
	%45 = and i32 %37, -32, !dbg !323
	%46 = sub i32 %28, %45, !dbg !323
	%47 = icmp slt i32 %46, 32, !dbg !323
	%48 = select i1 %47, i32 %46, i32 32, !dbg !323
	%49 = sext i32 %48 to i64, !dbg !323
	%50 = sext i32 %3 to i64, !dbg !316
	%51 = trunc i64 %50 to i32, !dbg !324
	%52 = add i32 %51, 1, !dbg !324
	%53 = zext i32 %52 to i64, !dbg !324
	%54 = sext i32 %4 to i64, !dbg !317
	%55 = trunc i64 %54 to i32, !dbg !325
	%56 = urem i32 %52, %55, !dbg !325
	%57 = zext i32 %56 to i64, !dbg !325
	%58 = mul i64 %p5, 4, !dbg !321
	%59 = trunc i64 %57 to i32, !dbg !321
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !321
	%61 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !321
	%62 = bitcast i32* %60 to i8*, !dbg !321
	%63 = bitcast i32* %61 to i8*, !dbg !321
	call void @gpuc_put_nbi_warp(i8* %62, i8* %63, i64 %58, i32 %59, i32 0), !dbg !321
	%64 = icmp eq i64 %p0, 0, !dbg !326
	br i1 %64, label %b2, label %b3, !dbg !326

b2:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !327
	%66 = icmp slt i32 %65, 0, !dbg !327
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !35

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 61), !dbg !327
	br label %b9, !dbg !327

b3:
	%67 = icmp eq i64 %p0, 1, !dbg !328
	br i1 %67, label %b4, label %b5, !dbg !328

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 62), !dbg !329
	br label %b9, !dbg !329

b5:
	%68 = icmp eq i64 %p0, 2, !dbg !330
	br i1 %68, label %b6, label %b7, !dbg !330

b6:
	call void @gpuc_quiet_warp(), !dbg !331
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !332
	%70 = icmp slt i32 %69, 0, !dbg !332
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !332, !prof !35

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 64), !dbg !332
	br label %b9, !dbg !332

b7:
	%71 = icmp eq i64 %p0, 3, !dbg !333
	br i1 %71, label %b8, label %b9, !dbg !333

b8:
	call void @gpuc_quiet_warp(), !dbg !334
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 65), !dbg !335
	br label %b9, !dbg !335

b9:
	%72 = icmp ule i64 %49, 281474976710655, !dbg !336
	%73 = mul i64 %p7, -1, !dbg !336
	%74 = add i64 %p3, %73, !dbg !336
	%75 = icmp sge i64 %74, 0, !dbg !336
	%76 = and i1 %72, %75, !dbg !336
	br i1 %76, label %b10, label %b12_cold, !dbg !336, !prof !118

b10:
	%77 = phi i64 [ %82, %b11 ], [ %44, %b9 ], !dbg !336
	%78 = icmp slt i64 %77, %p7, !dbg !337
	br i1 %78, label %b11, label %b14, !dbg !337

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !338
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !338
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %77, !dbg !339
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !339
	%82 = add i64 %77, %49, !dbg !340
	br label %b10, !dbg !340

b14:
	ret void, !dbg !315

b1_fail1:
	br label %fail, !dbg !321

b2_fail1:
	br label %fail, !dbg !327

b6_fail1:
	br label %fail, !dbg !332

b12_cold:
	%83 = phi i64 [ %89, %b13_cold_ok1 ], [ %44, %b9 ], !dbg !336
	%84 = icmp slt i64 %83, %p7, !dbg !337
	br i1 %84, label %b13_cold, label %b14, !dbg !337

b13_cold:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %83, !dbg !338
	%86 = icmp uge i64 %83, %p3, !dbg !338
	br i1 %86, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !338, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !338

b13_cold_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !338
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %83, !dbg !339
	store i32 %87, i32 addrspace(1)* %88, align 4, !dbg !339
	%89 = add i64 %83, %49, !dbg !340
	br label %b12_cold, !dbg !340, !llvm.loop !342

fail:
	%90 = phi i32 [ 59, %b1_fail1 ], [ 60, %b2_fail1 ], [ 63, %b6_fail1 ], [ 66, %b13_cold_fail1 ], !dbg !313
	%91 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %83, %b13_cold_fail1 ], !dbg !313
	%92 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !313
	call void @gpuc_fail(i8* %ctrl, i32 %90, i64 %91, i64 %92), !dbg !313
	ret void, !dbg !313
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !343 {
entry:
	br label %b0, !dbg !344

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !344
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !344
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !344
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !347
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !348
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349, !range !14
	%6 = sext i32 %5 to i64, !dbg !349
	%7 = icmp eq i64 %6, 0, !dbg !350
	br i1 %7, label %b1, label %b14, !dbg !350

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !351
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !351, !prof !35

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !352, !range !20
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !352, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !352, !range !18
	%14 = mul i32 %13, %11, !dbg !352
	%15 = add i32 %10, %14, !dbg !352
	%16 = mul i32 %12, %15, !dbg !352
	%17 = add i32 %9, %16, !dbg !352
	%18 = sext i32 %17 to i64, !dbg !352
	%19 = mul i32 %12, %13, !dbg !353
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !353, !range !19
	%21 = mul i32 %19, %20, !dbg !353
	%22 = sext i32 %21 to i64, !dbg !353
	%23 = sext i32 %3 to i64, !dbg !347
	%24 = trunc i64 %23 to i32, !dbg !354
	%25 = add i32 %24, 1, !dbg !354
	%26 = zext i32 %25 to i64, !dbg !354
	%27 = sext i32 %4 to i64, !dbg !348
	%28 = trunc i64 %27 to i32, !dbg !355
	%29 = urem i32 %25, %28, !dbg !355
	%30 = zext i32 %29 to i64, !dbg !355
	%31 = mul i64 %p5, 4, !dbg !351
	%32 = trunc i64 %30 to i32, !dbg !351
	%33 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !351
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !351
	%35 = bitcast i32* %33 to i8*, !dbg !351
	%36 = bitcast i32* %34 to i8*, !dbg !351
	call void @gpuc_put_nbi_block(i8* %35, i8* %36, i64 %31, i32 %32, i32 1), !dbg !351
	%37 = icmp eq i64 %p0, 0, !dbg !356
	br i1 %37, label %b2, label %b3, !dbg !356

b2:
	%38 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !357
	%39 = icmp slt i32 %38, 0, !dbg !357
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !357, !prof !35

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 61), !dbg !357
	br label %b9, !dbg !357

b3:
	%40 = icmp eq i64 %p0, 1, !dbg !358
	br i1 %40, label %b4, label %b5, !dbg !358

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 62), !dbg !359
	br label %b9, !dbg !359

b5:
	%41 = icmp eq i64 %p0, 2, !dbg !360
	br i1 %41, label %b6, label %b7, !dbg !360

b6:
	call void @gpuc_quiet_block(), !dbg !361
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !362
	%43 = icmp slt i32 %42, 0, !dbg !362
	br i1 %43, label %b6_fail1, label %b6_ok1, !dbg !362, !prof !35

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 64), !dbg !362
	br label %b9, !dbg !362

b7:
	%44 = icmp eq i64 %p0, 3, !dbg !363
	br i1 %44, label %b8, label %b9, !dbg !363

b8:
	call void @gpuc_quiet_block(), !dbg !364
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 65), !dbg !365
	br label %b9, !dbg !365

b9:
	%45 = mul i64 %p7, -1, !dbg !366
	%46 = add i64 %p3, %45, !dbg !366
	%47 = icmp sge i64 %46, 0, !dbg !366
	br i1 %47, label %b10, label %b12_cold, !dbg !366, !prof !118

b10:
	%48 = phi i64 [ %53, %b11 ], [ %18, %b9 ], !dbg !366
	%49 = icmp slt i64 %48, %p7, !dbg !367
	br i1 %49, label %b11, label %b14, !dbg !367

b11:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !368
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !368
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !369
	store i32 %51, i32 addrspace(1)* %52, align 4, !dbg !369
	%53 = add i64 %48, %22, !dbg !370
	br label %b10, !dbg !370

b14:
	ret void, !dbg !346

b1_fail1:
	br label %fail, !dbg !351

b2_fail1:
	br label %fail, !dbg !357

b6_fail1:
	br label %fail, !dbg !362

b12_cold:
	%54 = phi i64 [ %60, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !366
	%55 = icmp slt i64 %54, %p7, !dbg !367
	br i1 %55, label %b13_cold, label %b14, !dbg !367

b13_cold:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %54, !dbg !368
	%57 = icmp uge i64 %54, %p3, !dbg !368
	br i1 %57, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !368, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !368

b13_cold_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !368
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %54, !dbg !369
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !369
	%60 = add i64 %54, %22, !dbg !370
	br label %b12_cold, !dbg !370, !llvm.loop !372

fail:
	%61 = phi i32 [ 59, %b1_fail1 ], [ 60, %b2_fail1 ], [ 63, %b6_fail1 ], [ 66, %b13_cold_fail1 ], !dbg !344
	%62 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %54, %b13_cold_fail1 ], !dbg !344
	%63 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !344
	call void @gpuc_fail(i8* %ctrl, i32 %61, i64 %62, i64 %63), !dbg !344
	ret void, !dbg !344
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !373 {
entry:
	br label %b0, !dbg !374

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !374
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !374
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !376
	%4 = sext i32 %3 to i64, !dbg !376
	%5 = sext i32 %2 to i64, !dbg !377
	%6 = icmp slt i64 0, %p4, !dbg !377
	br i1 %6, label %b1, label %b7, !dbg !377

b1:
	%7 = trunc i64 %4 to i32, !dbg !378
	%8 = add i32 %7, 1, !dbg !378
	%9 = zext i32 %8 to i64, !dbg !378
	br label %b2, !dbg !377

b2:
	%10 = phi i64 [ %36, %b6 ], [ 0, %b1 ], !dbg !377
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !379, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !379, !range !21
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379, !range !18
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !379, !range !18
	%16 = mul i32 %15, %13, !dbg !379
	%17 = add i32 %12, %16, !dbg !379
	%18 = mul i32 %14, %17, !dbg !379
	%19 = add i32 %11, %18, !dbg !379
	%20 = sext i32 %19 to i64, !dbg !379
	%21 = icmp eq i64 %20, 0, !dbg !380
	br i1 %21, label %b3, label %b4, !dbg !380

b3:
	%22 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !381
	%23 = add i64 %10, 1, !dbg !382
	%24 = trunc i64 %23 to i32, !dbg !383
	%25 = trunc i64 %9 to i32, !dbg !384
	%26 = trunc i64 %5 to i32, !dbg !384
	%27 = icmp uge i64 0, %p1, !dbg !381
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !381, !prof !35

b3_ok1:
	%28 = urem i32 %25, %26, !dbg !384
	%29 = zext i32 %28 to i64, !dbg !384
	%30 = trunc i64 %29 to i32, !dbg !375
	%31 = addrspacecast i32 addrspace(1)* %22 to i32*, !dbg !375
	%32 = bitcast i32* %31 to i8*, !dbg !375
	call void @gpuc_p_thread_32(i8* %32, i32 %24, i32 %30), !dbg !375
	br label %b4, !dbg !375

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 68), !dbg !385
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !386
	%34 = icmp uge i64 0, %p1, !dbg !386
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !386, !prof !35

b4_ok1:
	%35 = load i32, i32 addrspace(1)* %33, align 4, !dbg !386
	%36 = add i64 %10, 1, !dbg !387
	%37 = trunc i64 %36 to i32, !dbg !388
	%38 = icmp ne i32 %35, %37, !dbg !389
	br i1 %38, label %b5, label %b6, !dbg !389

b5:
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !390
	%40 = icmp uge i64 0, %p3, !dbg !390
	br i1 %40, label %b5_fail1, label %b5_ok1, !dbg !390, !prof !35

b5_ok1:
	%41 = atomicrmw add i32 addrspace(1)* %39, i32 1 monotonic, !dbg !391
	br label %b6, !dbg !391

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 71), !dbg !392
	%42 = icmp slt i64 %36, %p4, !dbg !392
	br i1 %42, label %b2, label %b7, !dbg !392

b7:
	ret void, !dbg !392

b3_fail1:
	br label %fail, !dbg !381

b4_fail1:
	br label %fail, !dbg !386

b5_fail1:
	br label %fail, !dbg !390

fail:
	%43 = phi i32 [ 67, %b3_fail1 ], [ 69, %b4_fail1 ], [ 70, %b5_fail1 ], !dbg !374
	%44 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail1 ], [ 0, %b5_fail1 ], !dbg !374
	%45 = phi i64 [ %p1, %b3_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b5_fail1 ], !dbg !374
	call void @gpuc_fail(i8* %ctrl, i32 %43, i64 %44, i64 %45), !dbg !374
	ret void, !dbg !374
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !394 {
entry:
	br label %b0, !dbg !395

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !395
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !395
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !398
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !399, !range !14
	%4 = sext i32 %3 to i64, !dbg !399
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !399, !range !15
	%6 = sext i32 %5 to i64, !dbg !399
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !399, !range !15
	%8 = sext i32 %7 to i64, !dbg !399
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !399, !range !16
	%10 = sext i32 %9 to i64, !dbg !399
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !399, !range !17
	%12 = sext i32 %11 to i64, !dbg !399
	%13 = trunc i64 %12 to i32, !dbg !399
	%14 = trunc i64 %8 to i32, !dbg !399
	%15 = mul i32 %13, %14, !dbg !399
	%16 = zext i32 %15 to i64, !dbg !399
	%17 = trunc i64 %6 to i32, !dbg !399
	%18 = add i32 %17, %15, !dbg !399
	%19 = zext i32 %18 to i64, !dbg !399
	%20 = mul i64 %10, %19, !dbg !399
	%21 = add i64 %4, %20, !dbg !399
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !18
	%24 = mul i32 %22, %23, !dbg !399
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !399, !range !19
	%26 = mul i32 %24, %25, !dbg !399
	%27 = sext i32 %26 to i64, !dbg !399
	%28 = mul i64 %21, %27, !dbg !399
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !21
	%32 = mul i32 %23, %31, !dbg !399
	%33 = add i32 %30, %32, !dbg !399
	%34 = mul i32 %22, %33, !dbg !399
	%35 = add i32 %29, %34, !dbg !399
	%36 = sext i32 %35 to i64, !dbg !399
	%37 = add i64 %28, %36, !dbg !399
	%38 = mul i64 %10, %12, !dbg !399
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !399, !range !17
	%40 = sext i32 %39 to i64, !dbg !399
	%41 = mul i64 %38, %40, !dbg !399
	%42 = mul i64 %41, %27, !dbg !399
	%43 = sext i32 %2 to i64, !dbg !398
	%44 = trunc i64 %p4 to i32, !dbg !398
	br label %b1, !dbg !399

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !399
	%46 = icmp slt i64 %45, %p3, !dbg !399
	br i1 %46, label %b2, label %b3, !dbg !399

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !400
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !401
	%49 = icmp uge i64 %45, %p1, !dbg !400
	%50 = icmp uge i64 %p4, %43, !dbg !398
	%51 = or i1 %49, %50, !dbg !398
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !398, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !401
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !398
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !398
	%54 = add i64 %45, %42, !dbg !399
	br label %b1, !dbg !399

b3:
	ret void, !dbg !397

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !400
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !400

b2_fail2:
	br label %fail, !dbg !400

b2_ok2:
	br label %fail, !dbg !398

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !395
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !395
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !395
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !395
	ret void, !dbg !395
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !402 {
entry:
	br label %b0, !dbg !403

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !403
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !403
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !407, !range !14
	%4 = sext i32 %3 to i64, !dbg !407
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !407, !range !15
	%6 = sext i32 %5 to i64, !dbg !407
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !407, !range !15
	%8 = sext i32 %7 to i64, !dbg !407
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !407, !range !16
	%10 = sext i32 %9 to i64, !dbg !407
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !407, !range !17
	%12 = sext i32 %11 to i64, !dbg !407
	%13 = trunc i64 %12 to i32, !dbg !407
	%14 = trunc i64 %8 to i32, !dbg !407
	%15 = mul i32 %13, %14, !dbg !407
	%16 = zext i32 %15 to i64, !dbg !407
	%17 = trunc i64 %6 to i32, !dbg !407
	%18 = add i32 %17, %15, !dbg !407
	%19 = zext i32 %18 to i64, !dbg !407
	%20 = mul i64 %10, %19, !dbg !407
	%21 = add i64 %4, %20, !dbg !407
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !18
	%24 = mul i32 %22, %23, !dbg !407
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !407, !range !19
	%26 = mul i32 %24, %25, !dbg !407
	%27 = sext i32 %26 to i64, !dbg !407
	%28 = mul i64 %21, %27, !dbg !407
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !21
	%32 = mul i32 %23, %31, !dbg !407
	%33 = add i32 %30, %32, !dbg !407
	%34 = mul i32 %22, %33, !dbg !407
	%35 = add i32 %29, %34, !dbg !407
	%36 = sext i32 %35 to i64, !dbg !407
	%37 = add i64 %28, %36, !dbg !407
	%38 = mul i64 %10, %12, !dbg !407
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !407, !range !17
	%40 = sext i32 %39 to i64, !dbg !407
	%41 = mul i64 %38, %40, !dbg !407
	%42 = mul i64 %41, %27, !dbg !407
	%43 = sext i32 %2 to i64, !dbg !406
	%44 = trunc i64 %p4 to i32, !dbg !406
	br label %b1, !dbg !407

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !407
	%46 = icmp slt i64 %45, %p1, !dbg !407
	br i1 %46, label %b2, label %b3, !dbg !407

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !408
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !406
	%49 = icmp uge i64 %45, %p3, !dbg !408
	%50 = icmp uge i64 %p4, %43, !dbg !406
	%51 = or i1 %49, %50, !dbg !406
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !406, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !406
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !409
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !409
	%54 = add i64 %45, %42, !dbg !407
	br label %b1, !dbg !407

b3:
	ret void, !dbg !405

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !408
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !408

b2_fail2:
	br label %fail, !dbg !408

b2_ok2:
	br label %fail, !dbg !406

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !403
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !403
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !403
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !403
	ret void, !dbg !403
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !410 {
entry:
	br label %b0, !dbg !411

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !411
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !411
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !414
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !415, !range !14
	%4 = sext i32 %3 to i64, !dbg !415
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !415, !range !15
	%6 = sext i32 %5 to i64, !dbg !415
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !415, !range !15
	%8 = sext i32 %7 to i64, !dbg !415
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !415, !range !16
	%10 = sext i32 %9 to i64, !dbg !415
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !415, !range !17
	%12 = sext i32 %11 to i64, !dbg !415
	%13 = trunc i64 %12 to i32, !dbg !415
	%14 = trunc i64 %8 to i32, !dbg !415
	%15 = mul i32 %13, %14, !dbg !415
	%16 = zext i32 %15 to i64, !dbg !415
	%17 = trunc i64 %6 to i32, !dbg !415
	%18 = add i32 %17, %15, !dbg !415
	%19 = zext i32 %18 to i64, !dbg !415
	%20 = mul i64 %10, %19, !dbg !415
	%21 = add i64 %4, %20, !dbg !415
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !415, !range !18
	%24 = mul i32 %22, %23, !dbg !415
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !415, !range !19
	%26 = mul i32 %24, %25, !dbg !415
	%27 = sext i32 %26 to i64, !dbg !415
	%28 = mul i64 %21, %27, !dbg !415
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !21
	%32 = mul i32 %23, %31, !dbg !415
	%33 = add i32 %30, %32, !dbg !415
	%34 = mul i32 %22, %33, !dbg !415
	%35 = add i32 %29, %34, !dbg !415
	%36 = sext i32 %35 to i64, !dbg !415
	%37 = add i64 %28, %36, !dbg !415
	%38 = mul i64 %10, %12, !dbg !415
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !415, !range !17
	%40 = sext i32 %39 to i64, !dbg !415
	%41 = mul i64 %38, %40, !dbg !415
	%42 = mul i64 %41, %27, !dbg !415
	%43 = sext i32 %2 to i64, !dbg !414
	%44 = trunc i64 %p4 to i32, !dbg !414
	br label %b1, !dbg !415

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !415
	%46 = icmp slt i64 %45, %p3, !dbg !415
	br i1 %46, label %b2, label %b3, !dbg !415

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !416
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !417
	%49 = icmp uge i64 %45, %p1, !dbg !416
	%50 = icmp uge i64 %p4, %43, !dbg !414
	%51 = or i1 %49, %50, !dbg !414
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !414, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !417
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !414
	%54 = bitcast i16* %53 to i8*, !dbg !414
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !414
	%55 = add i64 %45, %42, !dbg !415
	br label %b1, !dbg !415

b3:
	ret void, !dbg !413

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !416
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !416

b2_fail2:
	br label %fail, !dbg !416

b2_ok2:
	br label %fail, !dbg !414

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !411
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !411
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !411
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !411
	ret void, !dbg !411
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !418 {
entry:
	br label %b0, !dbg !419

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !419
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !419
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !422
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !423, !range !14
	%4 = sext i32 %3 to i64, !dbg !423
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !423, !range !15
	%6 = sext i32 %5 to i64, !dbg !423
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !423, !range !15
	%8 = sext i32 %7 to i64, !dbg !423
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !423, !range !16
	%10 = sext i32 %9 to i64, !dbg !423
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !423, !range !17
	%12 = sext i32 %11 to i64, !dbg !423
	%13 = trunc i64 %12 to i32, !dbg !423
	%14 = trunc i64 %8 to i32, !dbg !423
	%15 = mul i32 %13, %14, !dbg !423
	%16 = zext i32 %15 to i64, !dbg !423
	%17 = trunc i64 %6 to i32, !dbg !423
	%18 = add i32 %17, %15, !dbg !423
	%19 = zext i32 %18 to i64, !dbg !423
	%20 = mul i64 %10, %19, !dbg !423
	%21 = add i64 %4, %20, !dbg !423
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !423, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !423, !range !18
	%24 = mul i32 %22, %23, !dbg !423
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !423, !range !19
	%26 = mul i32 %24, %25, !dbg !423
	%27 = sext i32 %26 to i64, !dbg !423
	%28 = mul i64 %21, %27, !dbg !423
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !423, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !423, !range !21
	%32 = mul i32 %23, %31, !dbg !423
	%33 = add i32 %30, %32, !dbg !423
	%34 = mul i32 %22, %33, !dbg !423
	%35 = add i32 %29, %34, !dbg !423
	%36 = sext i32 %35 to i64, !dbg !423
	%37 = add i64 %28, %36, !dbg !423
	%38 = mul i64 %10, %12, !dbg !423
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !423, !range !17
	%40 = sext i32 %39 to i64, !dbg !423
	%41 = mul i64 %38, %40, !dbg !423
	%42 = mul i64 %41, %27, !dbg !423
	%43 = sext i32 %2 to i64, !dbg !422
	%44 = trunc i64 %p4 to i32, !dbg !422
	br label %b1, !dbg !423

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !423
	%46 = icmp slt i64 %45, %p1, !dbg !423
	br i1 %46, label %b2, label %b3, !dbg !423

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !424
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !422
	%49 = icmp uge i64 %45, %p3, !dbg !424
	%50 = icmp uge i64 %p4, %43, !dbg !422
	%51 = or i1 %49, %50, !dbg !422
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !422, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !422
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !422
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !425
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !425
	%55 = add i64 %45, %42, !dbg !423
	br label %b1, !dbg !423

b3:
	ret void, !dbg !421

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !424
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !424

b2_fail2:
	br label %fail, !dbg !424

b2_ok2:
	br label %fail, !dbg !422

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !419
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !419
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !419
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !419
	ret void, !dbg !419
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !426 {
entry:
	br label %b0, !dbg !427

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !427
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !427
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431, !range !14
	%4 = sext i32 %3 to i64, !dbg !431
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !431, !range !15
	%6 = sext i32 %5 to i64, !dbg !431
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !431, !range !15
	%8 = sext i32 %7 to i64, !dbg !431
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !431, !range !16
	%10 = sext i32 %9 to i64, !dbg !431
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !431, !range !17
	%12 = sext i32 %11 to i64, !dbg !431
	%13 = trunc i64 %12 to i32, !dbg !431
	%14 = trunc i64 %8 to i32, !dbg !431
	%15 = mul i32 %13, %14, !dbg !431
	%16 = zext i32 %15 to i64, !dbg !431
	%17 = trunc i64 %6 to i32, !dbg !431
	%18 = add i32 %17, %15, !dbg !431
	%19 = zext i32 %18 to i64, !dbg !431
	%20 = mul i64 %10, %19, !dbg !431
	%21 = add i64 %4, %20, !dbg !431
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !18
	%24 = mul i32 %22, %23, !dbg !431
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !19
	%26 = mul i32 %24, %25, !dbg !431
	%27 = sext i32 %26 to i64, !dbg !431
	%28 = mul i64 %21, %27, !dbg !431
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !21
	%32 = mul i32 %23, %31, !dbg !431
	%33 = add i32 %30, %32, !dbg !431
	%34 = mul i32 %22, %33, !dbg !431
	%35 = add i32 %29, %34, !dbg !431
	%36 = sext i32 %35 to i64, !dbg !431
	%37 = add i64 %28, %36, !dbg !431
	%38 = mul i64 %10, %12, !dbg !431
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !17
	%40 = sext i32 %39 to i64, !dbg !431
	%41 = mul i64 %38, %40, !dbg !431
	%42 = mul i64 %41, %27, !dbg !431
	%43 = sext i32 %2 to i64, !dbg !430
	%44 = trunc i64 %p4 to i32, !dbg !430
	br label %b1, !dbg !431

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !431
	%46 = icmp slt i64 %45, %p3, !dbg !431
	br i1 %46, label %b2, label %b3, !dbg !431

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !432
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !433
	%49 = icmp uge i64 %45, %p1, !dbg !432
	%50 = icmp uge i64 %p4, %43, !dbg !430
	%51 = or i1 %49, %50, !dbg !430
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !430, !prof !35

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !433
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !430
	%54 = bitcast i32* %53 to i8*, !dbg !430
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !430
	%55 = add i64 %45, %42, !dbg !431
	br label %b1, !dbg !431

b3:
	ret void, !dbg !429

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !432
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !432

b2_fail2:
	br label %fail, !dbg !432

b2_ok2:
	br label %fail, !dbg !430

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !427
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !427
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !427
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !427
	ret void, !dbg !427
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !434 {
entry:
	br label %b0, !dbg !435

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !435
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !435
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !438
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !439, !range !14
	%4 = sext i32 %3 to i64, !dbg !439
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !439, !range !15
	%6 = sext i32 %5 to i64, !dbg !439
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !439, !range !15
	%8 = sext i32 %7 to i64, !dbg !439
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !439, !range !16
	%10 = sext i32 %9 to i64, !dbg !439
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !439, !range !17
	%12 = sext i32 %11 to i64, !dbg !439
	%13 = trunc i64 %12 to i32, !dbg !439
	%14 = trunc i64 %8 to i32, !dbg !439
	%15 = mul i32 %13, %14, !dbg !439
	%16 = zext i32 %15 to i64, !dbg !439
	%17 = trunc i64 %6 to i32, !dbg !439
	%18 = add i32 %17, %15, !dbg !439
	%19 = zext i32 %18 to i64, !dbg !439
	%20 = mul i64 %10, %19, !dbg !439
	%21 = add i64 %4, %20, !dbg !439
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !439, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !439, !range !18
	%24 = mul i32 %22, %23, !dbg !439
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !439, !range !19
	%26 = mul i32 %24, %25, !dbg !439
	%27 = sext i32 %26 to i64, !dbg !439
	%28 = mul i64 %21, %27, !dbg !439
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !439, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !439, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !439, !range !21
	%32 = mul i32 %23, %31, !dbg !439
	%33 = add i32 %30, %32, !dbg !439
	%34 = mul i32 %22, %33, !dbg !439
	%35 = add i32 %29, %34, !dbg !439
	%36 = sext i32 %35 to i64, !dbg !439
	%37 = add i64 %28, %36, !dbg !439
	%38 = mul i64 %10, %12, !dbg !439
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !439, !range !17
	%40 = sext i32 %39 to i64, !dbg !439
	%41 = mul i64 %38, %40, !dbg !439
	%42 = mul i64 %41, %27, !dbg !439
	%43 = sext i32 %2 to i64, !dbg !438
	%44 = trunc i64 %p4 to i32, !dbg !438
	br label %b1, !dbg !439

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !439
	%46 = icmp slt i64 %45, %p1, !dbg !439
	br i1 %46, label %b2, label %b3, !dbg !439

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !440
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !438
	%49 = icmp uge i64 %45, %p3, !dbg !440
	%50 = icmp uge i64 %p4, %43, !dbg !438
	%51 = or i1 %49, %50, !dbg !438
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !438, !prof !35

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !438
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !438
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !441
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !441
	%55 = add i64 %45, %42, !dbg !439
	br label %b1, !dbg !439

b3:
	ret void, !dbg !437

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !440
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !440

b2_fail2:
	br label %fail, !dbg !440

b2_ok2:
	br label %fail, !dbg !438

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !435
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !435
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !435
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !435
	ret void, !dbg !435
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !442 {
entry:
	br label %b0, !dbg !443

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !443
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !443
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !446
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !447, !range !14
	%4 = sext i32 %3 to i64, !dbg !447
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !447, !range !15
	%6 = sext i32 %5 to i64, !dbg !447
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !447, !range !15
	%8 = sext i32 %7 to i64, !dbg !447
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !447, !range !16
	%10 = sext i32 %9 to i64, !dbg !447
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !447, !range !17
	%12 = sext i32 %11 to i64, !dbg !447
	%13 = trunc i64 %12 to i32, !dbg !447
	%14 = trunc i64 %8 to i32, !dbg !447
	%15 = mul i32 %13, %14, !dbg !447
	%16 = zext i32 %15 to i64, !dbg !447
	%17 = trunc i64 %6 to i32, !dbg !447
	%18 = add i32 %17, %15, !dbg !447
	%19 = zext i32 %18 to i64, !dbg !447
	%20 = mul i64 %10, %19, !dbg !447
	%21 = add i64 %4, %20, !dbg !447
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !447, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !447, !range !18
	%24 = mul i32 %22, %23, !dbg !447
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !19
	%26 = mul i32 %24, %25, !dbg !447
	%27 = sext i32 %26 to i64, !dbg !447
	%28 = mul i64 %21, %27, !dbg !447
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !447, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !447, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !447, !range !21
	%32 = mul i32 %23, %31, !dbg !447
	%33 = add i32 %30, %32, !dbg !447
	%34 = mul i32 %22, %33, !dbg !447
	%35 = add i32 %29, %34, !dbg !447
	%36 = sext i32 %35 to i64, !dbg !447
	%37 = add i64 %28, %36, !dbg !447
	%38 = mul i64 %10, %12, !dbg !447
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !447, !range !17
	%40 = sext i32 %39 to i64, !dbg !447
	%41 = mul i64 %38, %40, !dbg !447
	%42 = mul i64 %41, %27, !dbg !447
	%43 = sext i32 %2 to i64, !dbg !446
	%44 = trunc i64 %p4 to i32, !dbg !446
	br label %b1, !dbg !447

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !447
	%46 = icmp slt i64 %45, %p3, !dbg !447
	br i1 %46, label %b2, label %b3, !dbg !447

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !448
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !449
	%49 = icmp uge i64 %45, %p1, !dbg !448
	%50 = icmp uge i64 %p4, %43, !dbg !446
	%51 = or i1 %49, %50, !dbg !446
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !446, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !449
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !446
	%54 = bitcast i64* %53 to i8*, !dbg !446
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !446
	%55 = add i64 %45, %42, !dbg !447
	br label %b1, !dbg !447

b3:
	ret void, !dbg !445

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !448
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !448

b2_fail2:
	br label %fail, !dbg !448

b2_ok2:
	br label %fail, !dbg !446

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !443
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !443
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !443
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !443
	ret void, !dbg !443
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !450 {
entry:
	br label %b0, !dbg !451

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !451
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !451
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455, !range !14
	%4 = sext i32 %3 to i64, !dbg !455
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !455, !range !15
	%6 = sext i32 %5 to i64, !dbg !455
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !455, !range !15
	%8 = sext i32 %7 to i64, !dbg !455
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !455, !range !16
	%10 = sext i32 %9 to i64, !dbg !455
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !455, !range !17
	%12 = sext i32 %11 to i64, !dbg !455
	%13 = trunc i64 %12 to i32, !dbg !455
	%14 = trunc i64 %8 to i32, !dbg !455
	%15 = mul i32 %13, %14, !dbg !455
	%16 = zext i32 %15 to i64, !dbg !455
	%17 = trunc i64 %6 to i32, !dbg !455
	%18 = add i32 %17, %15, !dbg !455
	%19 = zext i32 %18 to i64, !dbg !455
	%20 = mul i64 %10, %19, !dbg !455
	%21 = add i64 %4, %20, !dbg !455
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !455, !range !18
	%24 = mul i32 %22, %23, !dbg !455
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !455, !range !19
	%26 = mul i32 %24, %25, !dbg !455
	%27 = sext i32 %26 to i64, !dbg !455
	%28 = mul i64 %21, %27, !dbg !455
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !455, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !455, !range !21
	%32 = mul i32 %23, %31, !dbg !455
	%33 = add i32 %30, %32, !dbg !455
	%34 = mul i32 %22, %33, !dbg !455
	%35 = add i32 %29, %34, !dbg !455
	%36 = sext i32 %35 to i64, !dbg !455
	%37 = add i64 %28, %36, !dbg !455
	%38 = mul i64 %10, %12, !dbg !455
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !455, !range !17
	%40 = sext i32 %39 to i64, !dbg !455
	%41 = mul i64 %38, %40, !dbg !455
	%42 = mul i64 %41, %27, !dbg !455
	%43 = sext i32 %2 to i64, !dbg !454
	%44 = trunc i64 %p4 to i32, !dbg !454
	br label %b1, !dbg !455

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !455
	%46 = icmp slt i64 %45, %p1, !dbg !455
	br i1 %46, label %b2, label %b3, !dbg !455

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !456
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !454
	%49 = icmp uge i64 %45, %p3, !dbg !456
	%50 = icmp uge i64 %p4, %43, !dbg !454
	%51 = or i1 %49, %50, !dbg !454
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !454, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !454
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !454
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !457
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !457
	%55 = add i64 %45, %42, !dbg !455
	br label %b1, !dbg !455

b3:
	ret void, !dbg !453

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !456
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !456

b2_fail2:
	br label %fail, !dbg !456

b2_ok2:
	br label %fail, !dbg !454

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !451
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !451
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !451
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !451
	ret void, !dbg !451
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !458 {
entry:
	br label %b0, !dbg !459

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !459
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !459
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !462
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !463, !range !14
	%4 = sext i32 %3 to i64, !dbg !463
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !463, !range !15
	%6 = sext i32 %5 to i64, !dbg !463
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !463, !range !15
	%8 = sext i32 %7 to i64, !dbg !463
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !463, !range !16
	%10 = sext i32 %9 to i64, !dbg !463
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !463, !range !17
	%12 = sext i32 %11 to i64, !dbg !463
	%13 = trunc i64 %12 to i32, !dbg !463
	%14 = trunc i64 %8 to i32, !dbg !463
	%15 = mul i32 %13, %14, !dbg !463
	%16 = zext i32 %15 to i64, !dbg !463
	%17 = trunc i64 %6 to i32, !dbg !463
	%18 = add i32 %17, %15, !dbg !463
	%19 = zext i32 %18 to i64, !dbg !463
	%20 = mul i64 %10, %19, !dbg !463
	%21 = add i64 %4, %20, !dbg !463
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !463, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !463, !range !18
	%24 = mul i32 %22, %23, !dbg !463
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !463, !range !19
	%26 = mul i32 %24, %25, !dbg !463
	%27 = sext i32 %26 to i64, !dbg !463
	%28 = mul i64 %21, %27, !dbg !463
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !463, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !463, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !463, !range !21
	%32 = mul i32 %23, %31, !dbg !463
	%33 = add i32 %30, %32, !dbg !463
	%34 = mul i32 %22, %33, !dbg !463
	%35 = add i32 %29, %34, !dbg !463
	%36 = sext i32 %35 to i64, !dbg !463
	%37 = add i64 %28, %36, !dbg !463
	%38 = mul i64 %10, %12, !dbg !463
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !463, !range !17
	%40 = sext i32 %39 to i64, !dbg !463
	%41 = mul i64 %38, %40, !dbg !463
	%42 = mul i64 %41, %27, !dbg !463
	%43 = sext i32 %2 to i64, !dbg !462
	%44 = trunc i64 %p4 to i32, !dbg !462
	br label %b1, !dbg !463

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !463
	%46 = icmp slt i64 %45, %p3, !dbg !463
	br i1 %46, label %b2, label %b3, !dbg !463

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !464
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !465
	%49 = icmp uge i64 %45, %p1, !dbg !464
	%50 = icmp uge i64 %p4, %43, !dbg !462
	%51 = or i1 %49, %50, !dbg !462
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !462, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !465
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !462
	%54 = bitcast i64* %53 to i8*, !dbg !462
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !462
	%55 = add i64 %45, %42, !dbg !463
	br label %b1, !dbg !463

b3:
	ret void, !dbg !461

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !464
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !464

b2_fail2:
	br label %fail, !dbg !464

b2_ok2:
	br label %fail, !dbg !462

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !459
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !459
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !459
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !459
	ret void, !dbg !459
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !466 {
entry:
	br label %b0, !dbg !467

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !467
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !467
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !470
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471, !range !14
	%4 = sext i32 %3 to i64, !dbg !471
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !471, !range !15
	%6 = sext i32 %5 to i64, !dbg !471
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !471, !range !15
	%8 = sext i32 %7 to i64, !dbg !471
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !471, !range !16
	%10 = sext i32 %9 to i64, !dbg !471
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !471, !range !17
	%12 = sext i32 %11 to i64, !dbg !471
	%13 = trunc i64 %12 to i32, !dbg !471
	%14 = trunc i64 %8 to i32, !dbg !471
	%15 = mul i32 %13, %14, !dbg !471
	%16 = zext i32 %15 to i64, !dbg !471
	%17 = trunc i64 %6 to i32, !dbg !471
	%18 = add i32 %17, %15, !dbg !471
	%19 = zext i32 %18 to i64, !dbg !471
	%20 = mul i64 %10, %19, !dbg !471
	%21 = add i64 %4, %20, !dbg !471
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !471, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !471, !range !18
	%24 = mul i32 %22, %23, !dbg !471
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !471, !range !19
	%26 = mul i32 %24, %25, !dbg !471
	%27 = sext i32 %26 to i64, !dbg !471
	%28 = mul i64 %21, %27, !dbg !471
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !471, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !471, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !471, !range !21
	%32 = mul i32 %23, %31, !dbg !471
	%33 = add i32 %30, %32, !dbg !471
	%34 = mul i32 %22, %33, !dbg !471
	%35 = add i32 %29, %34, !dbg !471
	%36 = sext i32 %35 to i64, !dbg !471
	%37 = add i64 %28, %36, !dbg !471
	%38 = mul i64 %10, %12, !dbg !471
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !471, !range !17
	%40 = sext i32 %39 to i64, !dbg !471
	%41 = mul i64 %38, %40, !dbg !471
	%42 = mul i64 %41, %27, !dbg !471
	%43 = sext i32 %2 to i64, !dbg !470
	%44 = trunc i64 %p4 to i32, !dbg !470
	br label %b1, !dbg !471

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !471
	%46 = icmp slt i64 %45, %p1, !dbg !471
	br i1 %46, label %b2, label %b3, !dbg !471

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !472
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !470
	%49 = icmp uge i64 %45, %p3, !dbg !472
	%50 = icmp uge i64 %p4, %43, !dbg !470
	%51 = or i1 %49, %50, !dbg !470
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !470, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !470
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !470
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !473
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !473
	%55 = add i64 %45, %42, !dbg !471
	br label %b1, !dbg !471

b3:
	ret void, !dbg !469

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !472
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !472

b2_fail2:
	br label %fail, !dbg !472

b2_ok2:
	br label %fail, !dbg !470

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !467
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !467
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !467
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !467
	ret void, !dbg !467
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !474 {
entry:
	br label %b0, !dbg !475

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !475
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !475
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !478
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !479, !range !14
	%4 = sext i32 %3 to i64, !dbg !479
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !479, !range !15
	%6 = sext i32 %5 to i64, !dbg !479
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !479, !range !15
	%8 = sext i32 %7 to i64, !dbg !479
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !479, !range !16
	%10 = sext i32 %9 to i64, !dbg !479
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !479, !range !17
	%12 = sext i32 %11 to i64, !dbg !479
	%13 = trunc i64 %12 to i32, !dbg !479
	%14 = trunc i64 %8 to i32, !dbg !479
	%15 = mul i32 %13, %14, !dbg !479
	%16 = zext i32 %15 to i64, !dbg !479
	%17 = trunc i64 %6 to i32, !dbg !479
	%18 = add i32 %17, %15, !dbg !479
	%19 = zext i32 %18 to i64, !dbg !479
	%20 = mul i64 %10, %19, !dbg !479
	%21 = add i64 %4, %20, !dbg !479
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !479, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !479, !range !18
	%24 = mul i32 %22, %23, !dbg !479
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !479, !range !19
	%26 = mul i32 %24, %25, !dbg !479
	%27 = sext i32 %26 to i64, !dbg !479
	%28 = mul i64 %21, %27, !dbg !479
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !479, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !479, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !479, !range !21
	%32 = mul i32 %23, %31, !dbg !479
	%33 = add i32 %30, %32, !dbg !479
	%34 = mul i32 %22, %33, !dbg !479
	%35 = add i32 %29, %34, !dbg !479
	%36 = sext i32 %35 to i64, !dbg !479
	%37 = add i64 %28, %36, !dbg !479
	%38 = mul i64 %10, %12, !dbg !479
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !479, !range !17
	%40 = sext i32 %39 to i64, !dbg !479
	%41 = mul i64 %38, %40, !dbg !479
	%42 = mul i64 %41, %27, !dbg !479
	%43 = sext i32 %2 to i64, !dbg !478
	%44 = trunc i64 %p4 to i32, !dbg !478
	br label %b1, !dbg !479

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !479
	%46 = icmp slt i64 %45, %p3, !dbg !479
	br i1 %46, label %b2, label %b3, !dbg !479

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !480
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !481
	%49 = icmp uge i64 %45, %p1, !dbg !480
	%50 = icmp uge i64 %p4, %43, !dbg !478
	%51 = or i1 %49, %50, !dbg !478
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !478, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !481
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !478
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !478
	%54 = add i64 %45, %42, !dbg !479
	br label %b1, !dbg !479

b3:
	ret void, !dbg !477

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !480
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !480

b2_fail2:
	br label %fail, !dbg !480

b2_ok2:
	br label %fail, !dbg !478

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !475
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !475
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !475
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !475
	ret void, !dbg !475
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !482 {
entry:
	br label %b0, !dbg !483

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !483
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !483
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !486
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !487, !range !14
	%4 = sext i32 %3 to i64, !dbg !487
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !487, !range !15
	%6 = sext i32 %5 to i64, !dbg !487
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !487, !range !15
	%8 = sext i32 %7 to i64, !dbg !487
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !487, !range !16
	%10 = sext i32 %9 to i64, !dbg !487
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !487, !range !17
	%12 = sext i32 %11 to i64, !dbg !487
	%13 = trunc i64 %12 to i32, !dbg !487
	%14 = trunc i64 %8 to i32, !dbg !487
	%15 = mul i32 %13, %14, !dbg !487
	%16 = zext i32 %15 to i64, !dbg !487
	%17 = trunc i64 %6 to i32, !dbg !487
	%18 = add i32 %17, %15, !dbg !487
	%19 = zext i32 %18 to i64, !dbg !487
	%20 = mul i64 %10, %19, !dbg !487
	%21 = add i64 %4, %20, !dbg !487
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !487, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !487, !range !18
	%24 = mul i32 %22, %23, !dbg !487
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !487, !range !19
	%26 = mul i32 %24, %25, !dbg !487
	%27 = sext i32 %26 to i64, !dbg !487
	%28 = mul i64 %21, %27, !dbg !487
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !487, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !487, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !487, !range !21
	%32 = mul i32 %23, %31, !dbg !487
	%33 = add i32 %30, %32, !dbg !487
	%34 = mul i32 %22, %33, !dbg !487
	%35 = add i32 %29, %34, !dbg !487
	%36 = sext i32 %35 to i64, !dbg !487
	%37 = add i64 %28, %36, !dbg !487
	%38 = mul i64 %10, %12, !dbg !487
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !487, !range !17
	%40 = sext i32 %39 to i64, !dbg !487
	%41 = mul i64 %38, %40, !dbg !487
	%42 = mul i64 %41, %27, !dbg !487
	%43 = sext i32 %2 to i64, !dbg !486
	%44 = trunc i64 %p4 to i32, !dbg !486
	br label %b1, !dbg !487

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !487
	%46 = icmp slt i64 %45, %p1, !dbg !487
	br i1 %46, label %b2, label %b3, !dbg !487

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !488
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !486
	%49 = icmp uge i64 %45, %p3, !dbg !488
	%50 = icmp uge i64 %p4, %43, !dbg !486
	%51 = or i1 %49, %50, !dbg !486
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !486, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !486
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !489
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !489
	%54 = add i64 %45, %42, !dbg !487
	br label %b1, !dbg !487

b3:
	ret void, !dbg !485

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !488
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !488

b2_fail2:
	br label %fail, !dbg !488

b2_ok2:
	br label %fail, !dbg !486

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !483
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !483
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !483
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !483
	ret void, !dbg !483
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !490 {
entry:
	br label %b0, !dbg !491

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !491
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !491
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !494
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !495, !range !14
	%4 = sext i32 %3 to i64, !dbg !495
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !495, !range !15
	%6 = sext i32 %5 to i64, !dbg !495
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !495, !range !15
	%8 = sext i32 %7 to i64, !dbg !495
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !495, !range !16
	%10 = sext i32 %9 to i64, !dbg !495
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !495, !range !17
	%12 = sext i32 %11 to i64, !dbg !495
	%13 = trunc i64 %12 to i32, !dbg !495
	%14 = trunc i64 %8 to i32, !dbg !495
	%15 = mul i32 %13, %14, !dbg !495
	%16 = zext i32 %15 to i64, !dbg !495
	%17 = trunc i64 %6 to i32, !dbg !495
	%18 = add i32 %17, %15, !dbg !495
	%19 = zext i32 %18 to i64, !dbg !495
	%20 = mul i64 %10, %19, !dbg !495
	%21 = add i64 %4, %20, !dbg !495
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495, !range !18
	%24 = mul i32 %22, %23, !dbg !495
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !495, !range !19
	%26 = mul i32 %24, %25, !dbg !495
	%27 = sext i32 %26 to i64, !dbg !495
	%28 = mul i64 %21, %27, !dbg !495
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !495, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !495, !range !21
	%32 = mul i32 %23, %31, !dbg !495
	%33 = add i32 %30, %32, !dbg !495
	%34 = mul i32 %22, %33, !dbg !495
	%35 = add i32 %29, %34, !dbg !495
	%36 = sext i32 %35 to i64, !dbg !495
	%37 = add i64 %28, %36, !dbg !495
	%38 = mul i64 %10, %12, !dbg !495
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !495, !range !17
	%40 = sext i32 %39 to i64, !dbg !495
	%41 = mul i64 %38, %40, !dbg !495
	%42 = mul i64 %41, %27, !dbg !495
	%43 = sext i32 %2 to i64, !dbg !494
	%44 = trunc i64 %p4 to i32, !dbg !494
	br label %b1, !dbg !495

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !495
	%46 = icmp slt i64 %45, %p3, !dbg !495
	br i1 %46, label %b2, label %b3, !dbg !495

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !496
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !497
	%49 = icmp uge i64 %45, %p1, !dbg !496
	%50 = icmp uge i64 %p4, %43, !dbg !494
	%51 = or i1 %49, %50, !dbg !494
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !494, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !497
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !494
	%54 = bitcast i16* %53 to i8*, !dbg !494
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !494
	%55 = add i64 %45, %42, !dbg !495
	br label %b1, !dbg !495

b3:
	ret void, !dbg !493

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !496
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !496

b2_fail2:
	br label %fail, !dbg !496

b2_ok2:
	br label %fail, !dbg !494

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !491
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !491
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !491
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !491
	ret void, !dbg !491
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !498 {
entry:
	br label %b0, !dbg !499

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !499
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !499
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !502
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !503, !range !14
	%4 = sext i32 %3 to i64, !dbg !503
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !503, !range !15
	%6 = sext i32 %5 to i64, !dbg !503
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !503, !range !15
	%8 = sext i32 %7 to i64, !dbg !503
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !503, !range !16
	%10 = sext i32 %9 to i64, !dbg !503
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !503, !range !17
	%12 = sext i32 %11 to i64, !dbg !503
	%13 = trunc i64 %12 to i32, !dbg !503
	%14 = trunc i64 %8 to i32, !dbg !503
	%15 = mul i32 %13, %14, !dbg !503
	%16 = zext i32 %15 to i64, !dbg !503
	%17 = trunc i64 %6 to i32, !dbg !503
	%18 = add i32 %17, %15, !dbg !503
	%19 = zext i32 %18 to i64, !dbg !503
	%20 = mul i64 %10, %19, !dbg !503
	%21 = add i64 %4, %20, !dbg !503
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !503, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !503, !range !18
	%24 = mul i32 %22, %23, !dbg !503
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !503, !range !19
	%26 = mul i32 %24, %25, !dbg !503
	%27 = sext i32 %26 to i64, !dbg !503
	%28 = mul i64 %21, %27, !dbg !503
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !503, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !503, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !503, !range !21
	%32 = mul i32 %23, %31, !dbg !503
	%33 = add i32 %30, %32, !dbg !503
	%34 = mul i32 %22, %33, !dbg !503
	%35 = add i32 %29, %34, !dbg !503
	%36 = sext i32 %35 to i64, !dbg !503
	%37 = add i64 %28, %36, !dbg !503
	%38 = mul i64 %10, %12, !dbg !503
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !503, !range !17
	%40 = sext i32 %39 to i64, !dbg !503
	%41 = mul i64 %38, %40, !dbg !503
	%42 = mul i64 %41, %27, !dbg !503
	%43 = sext i32 %2 to i64, !dbg !502
	%44 = trunc i64 %p4 to i32, !dbg !502
	br label %b1, !dbg !503

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !503
	%46 = icmp slt i64 %45, %p1, !dbg !503
	br i1 %46, label %b2, label %b3, !dbg !503

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !504
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !502
	%49 = icmp uge i64 %45, %p3, !dbg !504
	%50 = icmp uge i64 %p4, %43, !dbg !502
	%51 = or i1 %49, %50, !dbg !502
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !502, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !502
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !502
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !505
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !505
	%55 = add i64 %45, %42, !dbg !503
	br label %b1, !dbg !503

b3:
	ret void, !dbg !501

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !504
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !504

b2_fail2:
	br label %fail, !dbg !504

b2_ok2:
	br label %fail, !dbg !502

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !499
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !499
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !499
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !499
	ret void, !dbg !499
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !506 {
entry:
	br label %b0, !dbg !507

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !507
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !507
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !510
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !511, !range !14
	%4 = sext i32 %3 to i64, !dbg !511
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !511, !range !15
	%6 = sext i32 %5 to i64, !dbg !511
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !511, !range !15
	%8 = sext i32 %7 to i64, !dbg !511
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !511, !range !16
	%10 = sext i32 %9 to i64, !dbg !511
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !511, !range !17
	%12 = sext i32 %11 to i64, !dbg !511
	%13 = trunc i64 %12 to i32, !dbg !511
	%14 = trunc i64 %8 to i32, !dbg !511
	%15 = mul i32 %13, %14, !dbg !511
	%16 = zext i32 %15 to i64, !dbg !511
	%17 = trunc i64 %6 to i32, !dbg !511
	%18 = add i32 %17, %15, !dbg !511
	%19 = zext i32 %18 to i64, !dbg !511
	%20 = mul i64 %10, %19, !dbg !511
	%21 = add i64 %4, %20, !dbg !511
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !511, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !511, !range !18
	%24 = mul i32 %22, %23, !dbg !511
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !511, !range !19
	%26 = mul i32 %24, %25, !dbg !511
	%27 = sext i32 %26 to i64, !dbg !511
	%28 = mul i64 %21, %27, !dbg !511
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !511, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !511, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !511, !range !21
	%32 = mul i32 %23, %31, !dbg !511
	%33 = add i32 %30, %32, !dbg !511
	%34 = mul i32 %22, %33, !dbg !511
	%35 = add i32 %29, %34, !dbg !511
	%36 = sext i32 %35 to i64, !dbg !511
	%37 = add i64 %28, %36, !dbg !511
	%38 = mul i64 %10, %12, !dbg !511
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !511, !range !17
	%40 = sext i32 %39 to i64, !dbg !511
	%41 = mul i64 %38, %40, !dbg !511
	%42 = mul i64 %41, %27, !dbg !511
	%43 = sext i32 %2 to i64, !dbg !510
	%44 = trunc i64 %p4 to i32, !dbg !510
	br label %b1, !dbg !511

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !511
	%46 = icmp slt i64 %45, %p3, !dbg !511
	br i1 %46, label %b2, label %b3, !dbg !511

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !512
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !513
	%49 = icmp uge i64 %45, %p1, !dbg !512
	%50 = icmp uge i64 %p4, %43, !dbg !510
	%51 = or i1 %49, %50, !dbg !510
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !510, !prof !35

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !513
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !510
	%54 = bitcast i32* %53 to i8*, !dbg !510
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !510
	%55 = add i64 %45, %42, !dbg !511
	br label %b1, !dbg !511

b3:
	ret void, !dbg !509

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !512
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !512

b2_fail2:
	br label %fail, !dbg !512

b2_ok2:
	br label %fail, !dbg !510

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !507
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !507
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !507
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !507
	ret void, !dbg !507
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !514 {
entry:
	br label %b0, !dbg !515

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !515
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !515
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !518
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !519, !range !14
	%4 = sext i32 %3 to i64, !dbg !519
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !519, !range !15
	%6 = sext i32 %5 to i64, !dbg !519
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !519, !range !15
	%8 = sext i32 %7 to i64, !dbg !519
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !519, !range !16
	%10 = sext i32 %9 to i64, !dbg !519
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !519, !range !17
	%12 = sext i32 %11 to i64, !dbg !519
	%13 = trunc i64 %12 to i32, !dbg !519
	%14 = trunc i64 %8 to i32, !dbg !519
	%15 = mul i32 %13, %14, !dbg !519
	%16 = zext i32 %15 to i64, !dbg !519
	%17 = trunc i64 %6 to i32, !dbg !519
	%18 = add i32 %17, %15, !dbg !519
	%19 = zext i32 %18 to i64, !dbg !519
	%20 = mul i64 %10, %19, !dbg !519
	%21 = add i64 %4, %20, !dbg !519
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !519, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !519, !range !18
	%24 = mul i32 %22, %23, !dbg !519
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !519, !range !19
	%26 = mul i32 %24, %25, !dbg !519
	%27 = sext i32 %26 to i64, !dbg !519
	%28 = mul i64 %21, %27, !dbg !519
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !519, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !519, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !519, !range !21
	%32 = mul i32 %23, %31, !dbg !519
	%33 = add i32 %30, %32, !dbg !519
	%34 = mul i32 %22, %33, !dbg !519
	%35 = add i32 %29, %34, !dbg !519
	%36 = sext i32 %35 to i64, !dbg !519
	%37 = add i64 %28, %36, !dbg !519
	%38 = mul i64 %10, %12, !dbg !519
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !519, !range !17
	%40 = sext i32 %39 to i64, !dbg !519
	%41 = mul i64 %38, %40, !dbg !519
	%42 = mul i64 %41, %27, !dbg !519
	%43 = sext i32 %2 to i64, !dbg !518
	%44 = trunc i64 %p4 to i32, !dbg !518
	br label %b1, !dbg !519

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !519
	%46 = icmp slt i64 %45, %p1, !dbg !519
	br i1 %46, label %b2, label %b3, !dbg !519

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !520
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !518
	%49 = icmp uge i64 %45, %p3, !dbg !520
	%50 = icmp uge i64 %p4, %43, !dbg !518
	%51 = or i1 %49, %50, !dbg !518
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !518, !prof !35

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !518
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !518
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !521
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !521
	%55 = add i64 %45, %42, !dbg !519
	br label %b1, !dbg !519

b3:
	ret void, !dbg !517

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !520
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !520

b2_fail2:
	br label %fail, !dbg !520

b2_ok2:
	br label %fail, !dbg !518

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !515
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !515
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !515
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !515
	ret void, !dbg !515
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !522 {
entry:
	br label %b0, !dbg !523

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !523
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !523
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !526
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !527, !range !14
	%4 = sext i32 %3 to i64, !dbg !527
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !527, !range !15
	%6 = sext i32 %5 to i64, !dbg !527
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !527, !range !15
	%8 = sext i32 %7 to i64, !dbg !527
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !16
	%10 = sext i32 %9 to i64, !dbg !527
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !17
	%12 = sext i32 %11 to i64, !dbg !527
	%13 = trunc i64 %12 to i32, !dbg !527
	%14 = trunc i64 %8 to i32, !dbg !527
	%15 = mul i32 %13, %14, !dbg !527
	%16 = zext i32 %15 to i64, !dbg !527
	%17 = trunc i64 %6 to i32, !dbg !527
	%18 = add i32 %17, %15, !dbg !527
	%19 = zext i32 %18 to i64, !dbg !527
	%20 = mul i64 %10, %19, !dbg !527
	%21 = add i64 %4, %20, !dbg !527
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !527, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !527, !range !18
	%24 = mul i32 %22, %23, !dbg !527
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !527, !range !19
	%26 = mul i32 %24, %25, !dbg !527
	%27 = sext i32 %26 to i64, !dbg !527
	%28 = mul i64 %21, %27, !dbg !527
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !527, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !527, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !527, !range !21
	%32 = mul i32 %23, %31, !dbg !527
	%33 = add i32 %30, %32, !dbg !527
	%34 = mul i32 %22, %33, !dbg !527
	%35 = add i32 %29, %34, !dbg !527
	%36 = sext i32 %35 to i64, !dbg !527
	%37 = add i64 %28, %36, !dbg !527
	%38 = mul i64 %10, %12, !dbg !527
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !527, !range !17
	%40 = sext i32 %39 to i64, !dbg !527
	%41 = mul i64 %38, %40, !dbg !527
	%42 = mul i64 %41, %27, !dbg !527
	%43 = sext i32 %2 to i64, !dbg !526
	%44 = trunc i64 %p4 to i32, !dbg !526
	br label %b1, !dbg !527

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !527
	%46 = icmp slt i64 %45, %p3, !dbg !527
	br i1 %46, label %b2, label %b3, !dbg !527

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !528
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !529
	%49 = icmp uge i64 %45, %p1, !dbg !528
	%50 = icmp uge i64 %p4, %43, !dbg !526
	%51 = or i1 %49, %50, !dbg !526
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !526, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !529
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !526
	%54 = bitcast i64* %53 to i8*, !dbg !526
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !526
	%55 = add i64 %45, %42, !dbg !527
	br label %b1, !dbg !527

b3:
	ret void, !dbg !525

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !528
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !528

b2_fail2:
	br label %fail, !dbg !528

b2_ok2:
	br label %fail, !dbg !526

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !523
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !523
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !523
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !523
	ret void, !dbg !523
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !530 {
entry:
	br label %b0, !dbg !531

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !531
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !531
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !534
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !535, !range !14
	%4 = sext i32 %3 to i64, !dbg !535
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !535, !range !15
	%6 = sext i32 %5 to i64, !dbg !535
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !535, !range !15
	%8 = sext i32 %7 to i64, !dbg !535
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !535, !range !16
	%10 = sext i32 %9 to i64, !dbg !535
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !535, !range !17
	%12 = sext i32 %11 to i64, !dbg !535
	%13 = trunc i64 %12 to i32, !dbg !535
	%14 = trunc i64 %8 to i32, !dbg !535
	%15 = mul i32 %13, %14, !dbg !535
	%16 = zext i32 %15 to i64, !dbg !535
	%17 = trunc i64 %6 to i32, !dbg !535
	%18 = add i32 %17, %15, !dbg !535
	%19 = zext i32 %18 to i64, !dbg !535
	%20 = mul i64 %10, %19, !dbg !535
	%21 = add i64 %4, %20, !dbg !535
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !535, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !535, !range !18
	%24 = mul i32 %22, %23, !dbg !535
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !19
	%26 = mul i32 %24, %25, !dbg !535
	%27 = sext i32 %26 to i64, !dbg !535
	%28 = mul i64 %21, %27, !dbg !535
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !535, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !535, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !535, !range !21
	%32 = mul i32 %23, %31, !dbg !535
	%33 = add i32 %30, %32, !dbg !535
	%34 = mul i32 %22, %33, !dbg !535
	%35 = add i32 %29, %34, !dbg !535
	%36 = sext i32 %35 to i64, !dbg !535
	%37 = add i64 %28, %36, !dbg !535
	%38 = mul i64 %10, %12, !dbg !535
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !535, !range !17
	%40 = sext i32 %39 to i64, !dbg !535
	%41 = mul i64 %38, %40, !dbg !535
	%42 = mul i64 %41, %27, !dbg !535
	%43 = sext i32 %2 to i64, !dbg !534
	%44 = trunc i64 %p4 to i32, !dbg !534
	br label %b1, !dbg !535

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !535
	%46 = icmp slt i64 %45, %p1, !dbg !535
	br i1 %46, label %b2, label %b3, !dbg !535

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !536
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !534
	%49 = icmp uge i64 %45, %p3, !dbg !536
	%50 = icmp uge i64 %p4, %43, !dbg !534
	%51 = or i1 %49, %50, !dbg !534
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !534, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !534
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !534
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !537
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !537
	%55 = add i64 %45, %42, !dbg !535
	br label %b1, !dbg !535

b3:
	ret void, !dbg !533

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !536
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !536

b2_fail2:
	br label %fail, !dbg !536

b2_ok2:
	br label %fail, !dbg !534

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !531
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !531
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !531
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !531
	ret void, !dbg !531
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !538 {
entry:
	br label %b0, !dbg !539

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !539
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !539
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !542
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !543, !range !14
	%4 = sext i32 %3 to i64, !dbg !543
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !543, !range !15
	%6 = sext i32 %5 to i64, !dbg !543
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !543, !range !15
	%8 = sext i32 %7 to i64, !dbg !543
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !543, !range !16
	%10 = sext i32 %9 to i64, !dbg !543
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !543, !range !17
	%12 = sext i32 %11 to i64, !dbg !543
	%13 = trunc i64 %12 to i32, !dbg !543
	%14 = trunc i64 %8 to i32, !dbg !543
	%15 = mul i32 %13, %14, !dbg !543
	%16 = zext i32 %15 to i64, !dbg !543
	%17 = trunc i64 %6 to i32, !dbg !543
	%18 = add i32 %17, %15, !dbg !543
	%19 = zext i32 %18 to i64, !dbg !543
	%20 = mul i64 %10, %19, !dbg !543
	%21 = add i64 %4, %20, !dbg !543
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !543, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !543, !range !18
	%24 = mul i32 %22, %23, !dbg !543
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !543, !range !19
	%26 = mul i32 %24, %25, !dbg !543
	%27 = sext i32 %26 to i64, !dbg !543
	%28 = mul i64 %21, %27, !dbg !543
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !543, !range !21
	%32 = mul i32 %23, %31, !dbg !543
	%33 = add i32 %30, %32, !dbg !543
	%34 = mul i32 %22, %33, !dbg !543
	%35 = add i32 %29, %34, !dbg !543
	%36 = sext i32 %35 to i64, !dbg !543
	%37 = add i64 %28, %36, !dbg !543
	%38 = mul i64 %10, %12, !dbg !543
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !543, !range !17
	%40 = sext i32 %39 to i64, !dbg !543
	%41 = mul i64 %38, %40, !dbg !543
	%42 = mul i64 %41, %27, !dbg !543
	%43 = sext i32 %2 to i64, !dbg !542
	%44 = trunc i64 %p4 to i32, !dbg !542
	br label %b1, !dbg !543

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !543
	%46 = icmp slt i64 %45, %p3, !dbg !543
	br i1 %46, label %b2, label %b3, !dbg !543

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !544
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !545
	%49 = icmp uge i64 %45, %p1, !dbg !544
	%50 = icmp uge i64 %p4, %43, !dbg !542
	%51 = or i1 %49, %50, !dbg !542
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !542, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !545
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !542
	%54 = bitcast i64* %53 to i8*, !dbg !542
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !542
	%55 = add i64 %45, %42, !dbg !543
	br label %b1, !dbg !543

b3:
	ret void, !dbg !541

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !544
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !544

b2_fail2:
	br label %fail, !dbg !544

b2_ok2:
	br label %fail, !dbg !542

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !539
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !539
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !539
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !539
	ret void, !dbg !539
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !546 {
entry:
	br label %b0, !dbg !547

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !547
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !547
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !550
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !551, !range !14
	%4 = sext i32 %3 to i64, !dbg !551
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !551, !range !15
	%6 = sext i32 %5 to i64, !dbg !551
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !551, !range !15
	%8 = sext i32 %7 to i64, !dbg !551
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !16
	%10 = sext i32 %9 to i64, !dbg !551
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !551, !range !17
	%12 = sext i32 %11 to i64, !dbg !551
	%13 = trunc i64 %12 to i32, !dbg !551
	%14 = trunc i64 %8 to i32, !dbg !551
	%15 = mul i32 %13, %14, !dbg !551
	%16 = zext i32 %15 to i64, !dbg !551
	%17 = trunc i64 %6 to i32, !dbg !551
	%18 = add i32 %17, %15, !dbg !551
	%19 = zext i32 %18 to i64, !dbg !551
	%20 = mul i64 %10, %19, !dbg !551
	%21 = add i64 %4, %20, !dbg !551
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !18
	%24 = mul i32 %22, %23, !dbg !551
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !19
	%26 = mul i32 %24, %25, !dbg !551
	%27 = sext i32 %26 to i64, !dbg !551
	%28 = mul i64 %21, %27, !dbg !551
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !21
	%32 = mul i32 %23, %31, !dbg !551
	%33 = add i32 %30, %32, !dbg !551
	%34 = mul i32 %22, %33, !dbg !551
	%35 = add i32 %29, %34, !dbg !551
	%36 = sext i32 %35 to i64, !dbg !551
	%37 = add i64 %28, %36, !dbg !551
	%38 = mul i64 %10, %12, !dbg !551
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !551, !range !17
	%40 = sext i32 %39 to i64, !dbg !551
	%41 = mul i64 %38, %40, !dbg !551
	%42 = mul i64 %41, %27, !dbg !551
	%43 = sext i32 %2 to i64, !dbg !550
	%44 = trunc i64 %p4 to i32, !dbg !550
	br label %b1, !dbg !551

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !551
	%46 = icmp slt i64 %45, %p1, !dbg !551
	br i1 %46, label %b2, label %b3, !dbg !551

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !552
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !550
	%49 = icmp uge i64 %45, %p3, !dbg !552
	%50 = icmp uge i64 %p4, %43, !dbg !550
	%51 = or i1 %49, %50, !dbg !550
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !550, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !550
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !550
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !553
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !553
	%55 = add i64 %45, %42, !dbg !551
	br label %b1, !dbg !551

b3:
	ret void, !dbg !549

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !552
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !552

b2_fail2:
	br label %fail, !dbg !552

b2_ok2:
	br label %fail, !dbg !550

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !547
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !547
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !547
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !547
	ret void, !dbg !547
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !554 {
entry:
	br label %b0, !dbg !555

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !555
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !555
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !558
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !559, !range !14
	%4 = sext i32 %3 to i64, !dbg !559
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !559, !range !15
	%6 = sext i32 %5 to i64, !dbg !559
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !559, !range !15
	%8 = sext i32 %7 to i64, !dbg !559
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !559, !range !16
	%10 = sext i32 %9 to i64, !dbg !559
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !559, !range !17
	%12 = sext i32 %11 to i64, !dbg !559
	%13 = trunc i64 %12 to i32, !dbg !559
	%14 = trunc i64 %8 to i32, !dbg !559
	%15 = mul i32 %13, %14, !dbg !559
	%16 = zext i32 %15 to i64, !dbg !559
	%17 = trunc i64 %6 to i32, !dbg !559
	%18 = add i32 %17, %15, !dbg !559
	%19 = zext i32 %18 to i64, !dbg !559
	%20 = mul i64 %10, %19, !dbg !559
	%21 = add i64 %4, %20, !dbg !559
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !559, !range !18
	%24 = mul i32 %22, %23, !dbg !559
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !559, !range !19
	%26 = mul i32 %24, %25, !dbg !559
	%27 = sext i32 %26 to i64, !dbg !559
	%28 = mul i64 %21, %27, !dbg !559
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !559, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !559, !range !21
	%32 = mul i32 %23, %31, !dbg !559
	%33 = add i32 %30, %32, !dbg !559
	%34 = mul i32 %22, %33, !dbg !559
	%35 = add i32 %29, %34, !dbg !559
	%36 = sext i32 %35 to i64, !dbg !559
	%37 = add i64 %28, %36, !dbg !559
	%38 = mul i64 %10, %12, !dbg !559
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !559, !range !17
	%40 = sext i32 %39 to i64, !dbg !559
	%41 = mul i64 %38, %40, !dbg !559
	%42 = mul i64 %41, %27, !dbg !559
	%43 = sext i32 %2 to i64, !dbg !558
	%44 = trunc i64 %p4 to i32, !dbg !558
	br label %b1, !dbg !559

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !559
	%46 = icmp slt i64 %45, %p3, !dbg !559
	br i1 %46, label %b2, label %b3, !dbg !559

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !560
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !561
	%49 = icmp uge i64 %45, %p1, !dbg !560
	%50 = icmp uge i64 %p4, %43, !dbg !558
	%51 = or i1 %49, %50, !dbg !558
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !558, !prof !35

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !561
	%53 = bitcast float %52 to i32, !dbg !558
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !558
	%55 = bitcast float* %54 to i8*, !dbg !558
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !558
	%56 = add i64 %45, %42, !dbg !559
	br label %b1, !dbg !559

b3:
	ret void, !dbg !557

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !560
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !560

b2_fail2:
	br label %fail, !dbg !560

b2_ok2:
	br label %fail, !dbg !558

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !555
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !555
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !555
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !555
	ret void, !dbg !555
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !562 {
entry:
	br label %b0, !dbg !563

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !563
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !563
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !566
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !567, !range !14
	%4 = sext i32 %3 to i64, !dbg !567
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !567, !range !15
	%6 = sext i32 %5 to i64, !dbg !567
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !567, !range !15
	%8 = sext i32 %7 to i64, !dbg !567
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !567, !range !16
	%10 = sext i32 %9 to i64, !dbg !567
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !567, !range !17
	%12 = sext i32 %11 to i64, !dbg !567
	%13 = trunc i64 %12 to i32, !dbg !567
	%14 = trunc i64 %8 to i32, !dbg !567
	%15 = mul i32 %13, %14, !dbg !567
	%16 = zext i32 %15 to i64, !dbg !567
	%17 = trunc i64 %6 to i32, !dbg !567
	%18 = add i32 %17, %15, !dbg !567
	%19 = zext i32 %18 to i64, !dbg !567
	%20 = mul i64 %10, %19, !dbg !567
	%21 = add i64 %4, %20, !dbg !567
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567, !range !18
	%24 = mul i32 %22, %23, !dbg !567
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !567, !range !19
	%26 = mul i32 %24, %25, !dbg !567
	%27 = sext i32 %26 to i64, !dbg !567
	%28 = mul i64 %21, %27, !dbg !567
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !567, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !567, !range !21
	%32 = mul i32 %23, %31, !dbg !567
	%33 = add i32 %30, %32, !dbg !567
	%34 = mul i32 %22, %33, !dbg !567
	%35 = add i32 %29, %34, !dbg !567
	%36 = sext i32 %35 to i64, !dbg !567
	%37 = add i64 %28, %36, !dbg !567
	%38 = mul i64 %10, %12, !dbg !567
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !567, !range !17
	%40 = sext i32 %39 to i64, !dbg !567
	%41 = mul i64 %38, %40, !dbg !567
	%42 = mul i64 %41, %27, !dbg !567
	%43 = sext i32 %2 to i64, !dbg !566
	%44 = trunc i64 %p4 to i32, !dbg !566
	br label %b1, !dbg !567

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !567
	%46 = icmp slt i64 %45, %p1, !dbg !567
	br i1 %46, label %b2, label %b3, !dbg !567

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !568
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !566
	%49 = icmp uge i64 %45, %p3, !dbg !568
	%50 = icmp uge i64 %p4, %43, !dbg !566
	%51 = or i1 %49, %50, !dbg !566
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !566, !prof !35

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !566
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !566
	%54 = bitcast i32 %53 to float, !dbg !566
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !569
	store float %54, float addrspace(1)* %55, align 4, !dbg !569
	%56 = add i64 %45, %42, !dbg !567
	br label %b1, !dbg !567

b3:
	ret void, !dbg !565

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !568
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !568

b2_fail2:
	br label %fail, !dbg !568

b2_ok2:
	br label %fail, !dbg !566

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !563
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !563
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !563
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !563
	ret void, !dbg !563
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !570 {
entry:
	br label %b0, !dbg !571

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !571
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !571
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !574
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !14
	%4 = sext i32 %3 to i64, !dbg !575
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !15
	%6 = sext i32 %5 to i64, !dbg !575
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !575, !range !15
	%8 = sext i32 %7 to i64, !dbg !575
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !575, !range !16
	%10 = sext i32 %9 to i64, !dbg !575
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !575, !range !17
	%12 = sext i32 %11 to i64, !dbg !575
	%13 = trunc i64 %12 to i32, !dbg !575
	%14 = trunc i64 %8 to i32, !dbg !575
	%15 = mul i32 %13, %14, !dbg !575
	%16 = zext i32 %15 to i64, !dbg !575
	%17 = trunc i64 %6 to i32, !dbg !575
	%18 = add i32 %17, %15, !dbg !575
	%19 = zext i32 %18 to i64, !dbg !575
	%20 = mul i64 %10, %19, !dbg !575
	%21 = add i64 %4, %20, !dbg !575
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !575, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !575, !range !18
	%24 = mul i32 %22, %23, !dbg !575
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !575, !range !19
	%26 = mul i32 %24, %25, !dbg !575
	%27 = sext i32 %26 to i64, !dbg !575
	%28 = mul i64 %21, %27, !dbg !575
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !575, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !575, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !575, !range !21
	%32 = mul i32 %23, %31, !dbg !575
	%33 = add i32 %30, %32, !dbg !575
	%34 = mul i32 %22, %33, !dbg !575
	%35 = add i32 %29, %34, !dbg !575
	%36 = sext i32 %35 to i64, !dbg !575
	%37 = add i64 %28, %36, !dbg !575
	%38 = mul i64 %10, %12, !dbg !575
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !575, !range !17
	%40 = sext i32 %39 to i64, !dbg !575
	%41 = mul i64 %38, %40, !dbg !575
	%42 = mul i64 %41, %27, !dbg !575
	%43 = sext i32 %2 to i64, !dbg !574
	%44 = trunc i64 %p4 to i32, !dbg !574
	br label %b1, !dbg !575

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !575
	%46 = icmp slt i64 %45, %p3, !dbg !575
	br i1 %46, label %b2, label %b3, !dbg !575

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !576
	%48 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !577
	%49 = icmp uge i64 %45, %p1, !dbg !576
	%50 = icmp uge i64 %p4, %43, !dbg !574
	%51 = or i1 %49, %50, !dbg !574
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !574, !prof !35

b2_ok1:
	%52 = load double, double addrspace(1)* %48, align 8, !dbg !577
	%53 = bitcast double %52 to i64, !dbg !574
	%54 = addrspacecast double addrspace(1)* %47 to double*, !dbg !574
	%55 = bitcast double* %54 to i8*, !dbg !574
	call void @gpuc_p_thread_64(i8* %55, i64 %53, i32 %44), !dbg !574
	%56 = add i64 %45, %42, !dbg !575
	br label %b1, !dbg !575

b3:
	ret void, !dbg !573

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !576
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !576

b2_fail2:
	br label %fail, !dbg !576

b2_ok2:
	br label %fail, !dbg !574

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !571
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !571
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !571
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !571
	ret void, !dbg !571
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !578 {
entry:
	br label %b0, !dbg !579

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !579
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !579
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !582
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !583, !range !14
	%4 = sext i32 %3 to i64, !dbg !583
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !583, !range !15
	%6 = sext i32 %5 to i64, !dbg !583
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !583, !range !15
	%8 = sext i32 %7 to i64, !dbg !583
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !583, !range !16
	%10 = sext i32 %9 to i64, !dbg !583
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !583, !range !17
	%12 = sext i32 %11 to i64, !dbg !583
	%13 = trunc i64 %12 to i32, !dbg !583
	%14 = trunc i64 %8 to i32, !dbg !583
	%15 = mul i32 %13, %14, !dbg !583
	%16 = zext i32 %15 to i64, !dbg !583
	%17 = trunc i64 %6 to i32, !dbg !583
	%18 = add i32 %17, %15, !dbg !583
	%19 = zext i32 %18 to i64, !dbg !583
	%20 = mul i64 %10, %19, !dbg !583
	%21 = add i64 %4, %20, !dbg !583
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !583, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !583, !range !18
	%24 = mul i32 %22, %23, !dbg !583
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !583, !range !19
	%26 = mul i32 %24, %25, !dbg !583
	%27 = sext i32 %26 to i64, !dbg !583
	%28 = mul i64 %21, %27, !dbg !583
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !583, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !583, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !583, !range !21
	%32 = mul i32 %23, %31, !dbg !583
	%33 = add i32 %30, %32, !dbg !583
	%34 = mul i32 %22, %33, !dbg !583
	%35 = add i32 %29, %34, !dbg !583
	%36 = sext i32 %35 to i64, !dbg !583
	%37 = add i64 %28, %36, !dbg !583
	%38 = mul i64 %10, %12, !dbg !583
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !583, !range !17
	%40 = sext i32 %39 to i64, !dbg !583
	%41 = mul i64 %38, %40, !dbg !583
	%42 = mul i64 %41, %27, !dbg !583
	%43 = sext i32 %2 to i64, !dbg !582
	%44 = trunc i64 %p4 to i32, !dbg !582
	br label %b1, !dbg !583

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !583
	%46 = icmp slt i64 %45, %p1, !dbg !583
	br i1 %46, label %b2, label %b3, !dbg !583

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !584
	%48 = addrspacecast double addrspace(1)* %47 to double*, !dbg !582
	%49 = icmp uge i64 %45, %p3, !dbg !584
	%50 = icmp uge i64 %p4, %43, !dbg !582
	%51 = or i1 %49, %50, !dbg !582
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !582, !prof !35

b2_ok1:
	%52 = bitcast double* %48 to i8*, !dbg !582
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !582
	%54 = bitcast i64 %53 to double, !dbg !582
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !585
	store double %54, double addrspace(1)* %55, align 8, !dbg !585
	%56 = add i64 %45, %42, !dbg !583
	br label %b1, !dbg !583

b3:
	ret void, !dbg !581

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !584
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !584

b2_fail2:
	br label %fail, !dbg !584

b2_ok2:
	br label %fail, !dbg !582

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !579
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !579
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !579
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !579
	ret void, !dbg !579
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !586 {
entry:
	br label %b0, !dbg !587

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !587
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !587
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !590
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !591, !range !14
	%4 = sext i32 %3 to i64, !dbg !591
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !591, !range !15
	%6 = sext i32 %5 to i64, !dbg !591
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !591, !range !15
	%8 = sext i32 %7 to i64, !dbg !591
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !591, !range !16
	%10 = sext i32 %9 to i64, !dbg !591
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !591, !range !17
	%12 = sext i32 %11 to i64, !dbg !591
	%13 = trunc i64 %12 to i32, !dbg !591
	%14 = trunc i64 %8 to i32, !dbg !591
	%15 = mul i32 %13, %14, !dbg !591
	%16 = zext i32 %15 to i64, !dbg !591
	%17 = trunc i64 %6 to i32, !dbg !591
	%18 = add i32 %17, %15, !dbg !591
	%19 = zext i32 %18 to i64, !dbg !591
	%20 = mul i64 %10, %19, !dbg !591
	%21 = add i64 %4, %20, !dbg !591
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !591, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !591, !range !18
	%24 = mul i32 %22, %23, !dbg !591
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !19
	%26 = mul i32 %24, %25, !dbg !591
	%27 = sext i32 %26 to i64, !dbg !591
	%28 = mul i64 %21, %27, !dbg !591
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !591, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !591, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !591, !range !21
	%32 = mul i32 %23, %31, !dbg !591
	%33 = add i32 %30, %32, !dbg !591
	%34 = mul i32 %22, %33, !dbg !591
	%35 = add i32 %29, %34, !dbg !591
	%36 = sext i32 %35 to i64, !dbg !591
	%37 = add i64 %28, %36, !dbg !591
	%38 = mul i64 %10, %12, !dbg !591
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !591, !range !17
	%40 = sext i32 %39 to i64, !dbg !591
	%41 = mul i64 %38, %40, !dbg !591
	%42 = mul i64 %41, %27, !dbg !591
	%43 = sext i32 %2 to i64, !dbg !590
	%44 = trunc i64 %p4 to i32, !dbg !590
	br label %b1, !dbg !591

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !591
	%46 = icmp slt i64 %45, %p3, !dbg !591
	br i1 %46, label %b2, label %b3, !dbg !591

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !592
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !593
	%49 = icmp uge i64 %45, %p1, !dbg !592
	%50 = icmp uge i64 %p4, %43, !dbg !590
	%51 = or i1 %49, %50, !dbg !590
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !590, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !593
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !590
	%54 = bitcast i16* %53 to i8*, !dbg !590
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !590
	%55 = add i64 %45, %42, !dbg !591
	br label %b1, !dbg !591

b3:
	ret void, !dbg !589

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !592
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !592

b2_fail2:
	br label %fail, !dbg !592

b2_ok2:
	br label %fail, !dbg !590

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !587
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !587
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !587
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !587
	ret void, !dbg !587
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !594 {
entry:
	br label %b0, !dbg !595

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !595
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !595
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !598
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !599, !range !14
	%4 = sext i32 %3 to i64, !dbg !599
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !599, !range !15
	%6 = sext i32 %5 to i64, !dbg !599
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !599, !range !15
	%8 = sext i32 %7 to i64, !dbg !599
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !599, !range !16
	%10 = sext i32 %9 to i64, !dbg !599
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !599, !range !17
	%12 = sext i32 %11 to i64, !dbg !599
	%13 = trunc i64 %12 to i32, !dbg !599
	%14 = trunc i64 %8 to i32, !dbg !599
	%15 = mul i32 %13, %14, !dbg !599
	%16 = zext i32 %15 to i64, !dbg !599
	%17 = trunc i64 %6 to i32, !dbg !599
	%18 = add i32 %17, %15, !dbg !599
	%19 = zext i32 %18 to i64, !dbg !599
	%20 = mul i64 %10, %19, !dbg !599
	%21 = add i64 %4, %20, !dbg !599
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !599, !range !18
	%24 = mul i32 %22, %23, !dbg !599
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !599, !range !19
	%26 = mul i32 %24, %25, !dbg !599
	%27 = sext i32 %26 to i64, !dbg !599
	%28 = mul i64 %21, %27, !dbg !599
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !599, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !599, !range !21
	%32 = mul i32 %23, %31, !dbg !599
	%33 = add i32 %30, %32, !dbg !599
	%34 = mul i32 %22, %33, !dbg !599
	%35 = add i32 %29, %34, !dbg !599
	%36 = sext i32 %35 to i64, !dbg !599
	%37 = add i64 %28, %36, !dbg !599
	%38 = mul i64 %10, %12, !dbg !599
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !599, !range !17
	%40 = sext i32 %39 to i64, !dbg !599
	%41 = mul i64 %38, %40, !dbg !599
	%42 = mul i64 %41, %27, !dbg !599
	%43 = sext i32 %2 to i64, !dbg !598
	%44 = trunc i64 %p4 to i32, !dbg !598
	br label %b1, !dbg !599

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !599
	%46 = icmp slt i64 %45, %p1, !dbg !599
	br i1 %46, label %b2, label %b3, !dbg !599

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !600
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !598
	%49 = icmp uge i64 %45, %p3, !dbg !600
	%50 = icmp uge i64 %p4, %43, !dbg !598
	%51 = or i1 %49, %50, !dbg !598
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !598, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !598
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !598
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !601
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !601
	%55 = add i64 %45, %42, !dbg !599
	br label %b1, !dbg !599

b3:
	ret void, !dbg !597

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !600
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !600

b2_fail2:
	br label %fail, !dbg !600

b2_ok2:
	br label %fail, !dbg !598

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !595
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !595
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !595
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !595
	ret void, !dbg !595
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !602 {
entry:
	br label %b0, !dbg !603

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !603
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !603
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !606
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !14
	%4 = sext i32 %3 to i64, !dbg !607
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !15
	%6 = sext i32 %5 to i64, !dbg !607
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !607, !range !15
	%8 = sext i32 %7 to i64, !dbg !607
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !607, !range !16
	%10 = sext i32 %9 to i64, !dbg !607
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !607, !range !17
	%12 = sext i32 %11 to i64, !dbg !607
	%13 = trunc i64 %12 to i32, !dbg !607
	%14 = trunc i64 %8 to i32, !dbg !607
	%15 = mul i32 %13, %14, !dbg !607
	%16 = zext i32 %15 to i64, !dbg !607
	%17 = trunc i64 %6 to i32, !dbg !607
	%18 = add i32 %17, %15, !dbg !607
	%19 = zext i32 %18 to i64, !dbg !607
	%20 = mul i64 %10, %19, !dbg !607
	%21 = add i64 %4, %20, !dbg !607
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !607, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !607, !range !18
	%24 = mul i32 %22, %23, !dbg !607
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !19
	%26 = mul i32 %24, %25, !dbg !607
	%27 = sext i32 %26 to i64, !dbg !607
	%28 = mul i64 %21, %27, !dbg !607
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !607, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !607, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !607, !range !21
	%32 = mul i32 %23, %31, !dbg !607
	%33 = add i32 %30, %32, !dbg !607
	%34 = mul i32 %22, %33, !dbg !607
	%35 = add i32 %29, %34, !dbg !607
	%36 = sext i32 %35 to i64, !dbg !607
	%37 = add i64 %28, %36, !dbg !607
	%38 = mul i64 %10, %12, !dbg !607
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !607, !range !17
	%40 = sext i32 %39 to i64, !dbg !607
	%41 = mul i64 %38, %40, !dbg !607
	%42 = mul i64 %41, %27, !dbg !607
	%43 = sext i32 %2 to i64, !dbg !606
	%44 = trunc i64 %p4 to i32, !dbg !606
	br label %b1, !dbg !607

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !607
	%46 = icmp slt i64 %45, %p3, !dbg !607
	br i1 %46, label %b2, label %b3, !dbg !607

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !608
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !609
	%49 = icmp uge i64 %45, %p1, !dbg !608
	%50 = icmp uge i64 %p4, %43, !dbg !606
	%51 = or i1 %49, %50, !dbg !606
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !606, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !609
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !606
	%54 = bitcast i16* %53 to i8*, !dbg !606
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !606
	%55 = add i64 %45, %42, !dbg !607
	br label %b1, !dbg !607

b3:
	ret void, !dbg !605

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !608
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !608

b2_fail2:
	br label %fail, !dbg !608

b2_ok2:
	br label %fail, !dbg !606

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !603
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !603
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !603
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !603
	ret void, !dbg !603
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !610 {
entry:
	br label %b0, !dbg !611

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !611
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !611
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !614
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !615, !range !14
	%4 = sext i32 %3 to i64, !dbg !615
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !615, !range !15
	%6 = sext i32 %5 to i64, !dbg !615
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !615, !range !15
	%8 = sext i32 %7 to i64, !dbg !615
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !615, !range !16
	%10 = sext i32 %9 to i64, !dbg !615
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !615, !range !17
	%12 = sext i32 %11 to i64, !dbg !615
	%13 = trunc i64 %12 to i32, !dbg !615
	%14 = trunc i64 %8 to i32, !dbg !615
	%15 = mul i32 %13, %14, !dbg !615
	%16 = zext i32 %15 to i64, !dbg !615
	%17 = trunc i64 %6 to i32, !dbg !615
	%18 = add i32 %17, %15, !dbg !615
	%19 = zext i32 %18 to i64, !dbg !615
	%20 = mul i64 %10, %19, !dbg !615
	%21 = add i64 %4, %20, !dbg !615
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !615, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !615, !range !18
	%24 = mul i32 %22, %23, !dbg !615
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !615, !range !19
	%26 = mul i32 %24, %25, !dbg !615
	%27 = sext i32 %26 to i64, !dbg !615
	%28 = mul i64 %21, %27, !dbg !615
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !615, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !615, !range !21
	%32 = mul i32 %23, %31, !dbg !615
	%33 = add i32 %30, %32, !dbg !615
	%34 = mul i32 %22, %33, !dbg !615
	%35 = add i32 %29, %34, !dbg !615
	%36 = sext i32 %35 to i64, !dbg !615
	%37 = add i64 %28, %36, !dbg !615
	%38 = mul i64 %10, %12, !dbg !615
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !615, !range !17
	%40 = sext i32 %39 to i64, !dbg !615
	%41 = mul i64 %38, %40, !dbg !615
	%42 = mul i64 %41, %27, !dbg !615
	%43 = sext i32 %2 to i64, !dbg !614
	%44 = trunc i64 %p4 to i32, !dbg !614
	br label %b1, !dbg !615

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !615
	%46 = icmp slt i64 %45, %p1, !dbg !615
	br i1 %46, label %b2, label %b3, !dbg !615

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !616
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !614
	%49 = icmp uge i64 %45, %p3, !dbg !616
	%50 = icmp uge i64 %p4, %43, !dbg !614
	%51 = or i1 %49, %50, !dbg !614
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !614, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !614
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !614
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !617
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !617
	%55 = add i64 %45, %42, !dbg !615
	br label %b1, !dbg !615

b3:
	ret void, !dbg !613

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !616
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !616

b2_fail2:
	br label %fail, !dbg !616

b2_ok2:
	br label %fail, !dbg !614

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !611
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !611
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !611
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !611
	ret void, !dbg !611
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !618 {
entry:
	br label %b0, !dbg !619

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !619
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !619
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !622
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !623, !range !14
	%4 = sext i32 %3 to i64, !dbg !623
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !623, !range !15
	%6 = sext i32 %5 to i64, !dbg !623
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !623, !range !15
	%8 = sext i32 %7 to i64, !dbg !623
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !623, !range !16
	%10 = sext i32 %9 to i64, !dbg !623
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !623, !range !17
	%12 = sext i32 %11 to i64, !dbg !623
	%13 = trunc i64 %12 to i32, !dbg !623
	%14 = trunc i64 %8 to i32, !dbg !623
	%15 = mul i32 %13, %14, !dbg !623
	%16 = zext i32 %15 to i64, !dbg !623
	%17 = trunc i64 %6 to i32, !dbg !623
	%18 = add i32 %17, %15, !dbg !623
	%19 = zext i32 %18 to i64, !dbg !623
	%20 = mul i64 %10, %19, !dbg !623
	%21 = add i64 %4, %20, !dbg !623
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !623, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !623, !range !18
	%24 = mul i32 %22, %23, !dbg !623
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !623, !range !19
	%26 = mul i32 %24, %25, !dbg !623
	%27 = sext i32 %26 to i64, !dbg !623
	%28 = mul i64 %21, %27, !dbg !623
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !623, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !623, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !623, !range !21
	%32 = mul i32 %23, %31, !dbg !623
	%33 = add i32 %30, %32, !dbg !623
	%34 = mul i32 %22, %33, !dbg !623
	%35 = add i32 %29, %34, !dbg !623
	%36 = sext i32 %35 to i64, !dbg !623
	%37 = add i64 %28, %36, !dbg !623
	%38 = mul i64 %10, %12, !dbg !623
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !623, !range !17
	%40 = sext i32 %39 to i64, !dbg !623
	%41 = mul i64 %38, %40, !dbg !623
	%42 = mul i64 %41, %27, !dbg !623
	%43 = sext i32 %2 to i64, !dbg !622
	%44 = trunc i64 %p4 to i32, !dbg !622
	br label %b1, !dbg !623

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !623
	%46 = icmp slt i64 %45, %p3, !dbg !623
	br i1 %46, label %b2, label %b3, !dbg !623

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !624
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !625
	%49 = icmp uge i64 %45, %p1, !dbg !624
	%50 = icmp uge i64 %p4, %43, !dbg !622
	%51 = or i1 %49, %50, !dbg !622
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !622, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !625
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !622
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !622
	%54 = add i64 %45, %42, !dbg !623
	br label %b1, !dbg !623

b3:
	ret void, !dbg !621

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !624
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !624

b2_fail2:
	br label %fail, !dbg !624

b2_ok2:
	br label %fail, !dbg !622

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !619
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !619
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !619
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !619
	ret void, !dbg !619
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !626 {
entry:
	br label %b0, !dbg !627

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !627
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !627
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !630
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !631, !range !14
	%4 = sext i32 %3 to i64, !dbg !631
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !631, !range !15
	%6 = sext i32 %5 to i64, !dbg !631
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !631, !range !15
	%8 = sext i32 %7 to i64, !dbg !631
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !631, !range !16
	%10 = sext i32 %9 to i64, !dbg !631
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !631, !range !17
	%12 = sext i32 %11 to i64, !dbg !631
	%13 = trunc i64 %12 to i32, !dbg !631
	%14 = trunc i64 %8 to i32, !dbg !631
	%15 = mul i32 %13, %14, !dbg !631
	%16 = zext i32 %15 to i64, !dbg !631
	%17 = trunc i64 %6 to i32, !dbg !631
	%18 = add i32 %17, %15, !dbg !631
	%19 = zext i32 %18 to i64, !dbg !631
	%20 = mul i64 %10, %19, !dbg !631
	%21 = add i64 %4, %20, !dbg !631
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !631, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !631, !range !18
	%24 = mul i32 %22, %23, !dbg !631
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !631, !range !19
	%26 = mul i32 %24, %25, !dbg !631
	%27 = sext i32 %26 to i64, !dbg !631
	%28 = mul i64 %21, %27, !dbg !631
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !631, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !631, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !631, !range !21
	%32 = mul i32 %23, %31, !dbg !631
	%33 = add i32 %30, %32, !dbg !631
	%34 = mul i32 %22, %33, !dbg !631
	%35 = add i32 %29, %34, !dbg !631
	%36 = sext i32 %35 to i64, !dbg !631
	%37 = add i64 %28, %36, !dbg !631
	%38 = mul i64 %10, %12, !dbg !631
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !631, !range !17
	%40 = sext i32 %39 to i64, !dbg !631
	%41 = mul i64 %38, %40, !dbg !631
	%42 = mul i64 %41, %27, !dbg !631
	%43 = sext i32 %2 to i64, !dbg !630
	%44 = trunc i64 %p4 to i32, !dbg !630
	br label %b1, !dbg !631

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !631
	%46 = icmp slt i64 %45, %p1, !dbg !631
	br i1 %46, label %b2, label %b3, !dbg !631

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !632
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !630
	%49 = icmp uge i64 %45, %p3, !dbg !632
	%50 = icmp uge i64 %p4, %43, !dbg !630
	%51 = or i1 %49, %50, !dbg !630
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !630, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !630
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !633
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !633
	%54 = add i64 %45, %42, !dbg !631
	br label %b1, !dbg !631

b3:
	ret void, !dbg !629

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !632
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !632

b2_fail2:
	br label %fail, !dbg !632

b2_ok2:
	br label %fail, !dbg !630

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !627
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !627
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !627
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !627
	ret void, !dbg !627
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !634 {
entry:
	br label %b0, !dbg !635

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !635
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !635
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !638
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !639, !range !14
	%4 = sext i32 %3 to i64, !dbg !639
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !639, !range !15
	%6 = sext i32 %5 to i64, !dbg !639
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !639, !range !15
	%8 = sext i32 %7 to i64, !dbg !639
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !639, !range !16
	%10 = sext i32 %9 to i64, !dbg !639
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !639, !range !17
	%12 = sext i32 %11 to i64, !dbg !639
	%13 = trunc i64 %12 to i32, !dbg !639
	%14 = trunc i64 %8 to i32, !dbg !639
	%15 = mul i32 %13, %14, !dbg !639
	%16 = zext i32 %15 to i64, !dbg !639
	%17 = trunc i64 %6 to i32, !dbg !639
	%18 = add i32 %17, %15, !dbg !639
	%19 = zext i32 %18 to i64, !dbg !639
	%20 = mul i64 %10, %19, !dbg !639
	%21 = add i64 %4, %20, !dbg !639
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !639, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !639, !range !18
	%24 = mul i32 %22, %23, !dbg !639
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !639, !range !19
	%26 = mul i32 %24, %25, !dbg !639
	%27 = sext i32 %26 to i64, !dbg !639
	%28 = mul i64 %21, %27, !dbg !639
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !639, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !639, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !639, !range !21
	%32 = mul i32 %23, %31, !dbg !639
	%33 = add i32 %30, %32, !dbg !639
	%34 = mul i32 %22, %33, !dbg !639
	%35 = add i32 %29, %34, !dbg !639
	%36 = sext i32 %35 to i64, !dbg !639
	%37 = add i64 %28, %36, !dbg !639
	%38 = mul i64 %10, %12, !dbg !639
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !639, !range !17
	%40 = sext i32 %39 to i64, !dbg !639
	%41 = mul i64 %38, %40, !dbg !639
	%42 = mul i64 %41, %27, !dbg !639
	%43 = sext i32 %2 to i64, !dbg !638
	%44 = trunc i64 %p4 to i32, !dbg !638
	br label %b1, !dbg !639

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !639
	%46 = icmp slt i64 %45, %p3, !dbg !639
	br i1 %46, label %b2, label %b3, !dbg !639

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !640
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !641
	%49 = icmp uge i64 %45, %p1, !dbg !640
	%50 = icmp uge i64 %p4, %43, !dbg !638
	%51 = or i1 %49, %50, !dbg !638
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !638, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !641
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !638
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !638
	%54 = add i64 %45, %42, !dbg !639
	br label %b1, !dbg !639

b3:
	ret void, !dbg !637

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !640
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !640

b2_fail2:
	br label %fail, !dbg !640

b2_ok2:
	br label %fail, !dbg !638

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !635
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !635
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !635
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !635
	ret void, !dbg !635
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !642 {
entry:
	br label %b0, !dbg !643

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !643
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !643
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !646
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !647, !range !14
	%4 = sext i32 %3 to i64, !dbg !647
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !647, !range !15
	%6 = sext i32 %5 to i64, !dbg !647
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !647, !range !15
	%8 = sext i32 %7 to i64, !dbg !647
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !647, !range !16
	%10 = sext i32 %9 to i64, !dbg !647
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !647, !range !17
	%12 = sext i32 %11 to i64, !dbg !647
	%13 = trunc i64 %12 to i32, !dbg !647
	%14 = trunc i64 %8 to i32, !dbg !647
	%15 = mul i32 %13, %14, !dbg !647
	%16 = zext i32 %15 to i64, !dbg !647
	%17 = trunc i64 %6 to i32, !dbg !647
	%18 = add i32 %17, %15, !dbg !647
	%19 = zext i32 %18 to i64, !dbg !647
	%20 = mul i64 %10, %19, !dbg !647
	%21 = add i64 %4, %20, !dbg !647
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !647, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !647, !range !18
	%24 = mul i32 %22, %23, !dbg !647
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !647, !range !19
	%26 = mul i32 %24, %25, !dbg !647
	%27 = sext i32 %26 to i64, !dbg !647
	%28 = mul i64 %21, %27, !dbg !647
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !647, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !647, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !647, !range !21
	%32 = mul i32 %23, %31, !dbg !647
	%33 = add i32 %30, %32, !dbg !647
	%34 = mul i32 %22, %33, !dbg !647
	%35 = add i32 %29, %34, !dbg !647
	%36 = sext i32 %35 to i64, !dbg !647
	%37 = add i64 %28, %36, !dbg !647
	%38 = mul i64 %10, %12, !dbg !647
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !647, !range !17
	%40 = sext i32 %39 to i64, !dbg !647
	%41 = mul i64 %38, %40, !dbg !647
	%42 = mul i64 %41, %27, !dbg !647
	%43 = sext i32 %2 to i64, !dbg !646
	%44 = trunc i64 %p4 to i32, !dbg !646
	br label %b1, !dbg !647

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !647
	%46 = icmp slt i64 %45, %p1, !dbg !647
	br i1 %46, label %b2, label %b3, !dbg !647

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !648
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !646
	%49 = icmp uge i64 %45, %p3, !dbg !648
	%50 = icmp uge i64 %p4, %43, !dbg !646
	%51 = or i1 %49, %50, !dbg !646
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !646, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !646
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !649
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !649
	%54 = add i64 %45, %42, !dbg !647
	br label %b1, !dbg !647

b3:
	ret void, !dbg !645

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !648
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !648

b2_fail2:
	br label %fail, !dbg !648

b2_ok2:
	br label %fail, !dbg !646

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !643
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !643
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !643
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !643
	ret void, !dbg !643
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !20
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !20
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_flush_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @gpuc_fence_warp() convergent nounwind

declare void @gpuc_quiet_warp() convergent nounwind

declare void @gpuc_flush_warp() convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare void @gpuc_flush_block() convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @gpuc_translate_pe_thread(i32 %a0, i32 %a1, i32 %a2) nounwind

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

declare void @gpuc_get_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_block_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_barrier_thread(i32 %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

declare void @gpuc_barrier_all_thread(i32 %a0, i8* %a1, i32 %a2) nounwind

declare void @gpuc_sync_thread(i32 %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

declare void @gpuc_sync_all_thread(i32 %a0, i8* %a1, i32 %a2) nounwind

declare void @gpuc_barrier_warp(i32 %a0, i32 %a1, i8* %a2, i32 %a3) convergent nounwind

declare void @gpuc_barrier_all_warp(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_sync_warp(i32 %a0, i32 %a1, i8* %a2, i32 %a3) convergent nounwind

declare void @gpuc_sync_all_warp(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_barrier_block(i32 %a0, i32 %a1, i8* %a2, i32 %a3) convergent nounwind

declare void @gpuc_barrier_all_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_sync_block(i32 %a0, i32 %a1, i8* %a2, i32 %a3) convergent nounwind

declare void @gpuc_sync_all_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare zeroext i8 @gpuc_g_thread_8(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662, !663, !664, !665, !666, !667, !668, !669, !670, !671, !672, !673, !674, !675, !676, !677, !678, !679, !680, !681, !682, !683, !684, !685, !686, !687, !688, !689, !690, !691, !692, !693, !694, !695, !696, !697, !698, !699}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "line.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Lines", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!7 = !DILocation(line: 14, column: 6, scope: !6)
!8 = !DILocation(line: 24, column: 16, scope: !6)
!9 = !DILocation(line: 15, column: 21, scope: !6)
!10 = !DILocation(line: 16, column: 22, scope: !6)
!11 = !DILocation(line: 16, column: 26, scope: !6)
!12 = !DILocation(line: 16, column: 31, scope: !6)
!13 = !DILocation(line: 17, column: 20, scope: !6)
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 65535}
!16 = !{i32 1, i32 -2147483648}
!17 = !{i32 1, i32 65536}
!18 = !{i32 1, i32 1025}
!19 = !{i32 1, i32 65}
!20 = !{i32 0, i32 1024}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 18, column: 7, scope: !6)
!23 = !DILocation(line: 19, column: 3, scope: !6)
!24 = !DILocation(line: 21, column: 10, scope: !6)
!25 = !DILocation(line: 23, column: 23, scope: !6)
!26 = !DILocation(line: 21, column: 2, scope: !6)
!27 = !DILocation(line: 23, column: 33, scope: !6)
!28 = !DILocation(line: 23, column: 37, scope: !6)
!29 = !DILocation(line: 23, column: 54, scope: !6)
!30 = !DILocation(line: 23, column: 57, scope: !6)
!31 = !DILocation(line: 23, column: 31, scope: !6)
!32 = !DILocation(line: 24, column: 28, scope: !6)
!33 = !DILocation(line: 24, column: 47, scope: !6)
!34 = !DILocation(line: 24, column: 40, scope: !6)
!35 = !{!"branch_weights", i32 1, i32 1048576}
!36 = !DILocation(line: 25, column: 21, scope: !6)
!37 = !DILocation(line: 25, column: 54, scope: !6)
!38 = !DILocation(line: 27, column: 5, scope: !6)
!39 = !DIFile(filename: "order.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!40 = distinct !DISubprogram(name: "Ordered", scope: !39, file: !39, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!41 = !DILocation(line: 20, column: 6, scope: !40)
!42 = !DILocation(line: 24, column: 22, scope: !40)
!43 = !DILocation(line: 24, column: 45, scope: !40)
!44 = !DILocation(line: 21, column: 15, scope: !40)
!45 = !DILocation(line: 21, column: 20, scope: !40)
!46 = !DILocation(line: 22, column: 3, scope: !40)
!47 = !DILocation(line: 24, column: 26, scope: !40)
!48 = !DILocation(line: 24, column: 31, scope: !40)
!49 = !DILocation(line: 26, column: 7, scope: !40)
!50 = !DILocation(line: 27, column: 20, scope: !40)
!51 = !DILocation(line: 27, column: 23, scope: !40)
!52 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!53 = !DILocation(line: 28, column: 15, scope: !40)
!54 = !DILocation(line: 45, column: 20, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 46, column: 27, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 46, column: 14, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 47, column: 27, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 47, column: 55, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 47, column: 14, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 49, column: 7, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 50, column: 14, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 51, column: 7, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 52, column: 14, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 53, column: 7, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 54, column: 14, scope: !52, inlinedAt: !53)
!66 = !DILocation(line: 56, column: 22, scope: !52, inlinedAt: !53)
!67 = !DILocation(line: 58, column: 10, scope: !52, inlinedAt: !53)
!68 = !DILocation(line: 60, column: 15, scope: !52, inlinedAt: !53)
!69 = !DILocation(line: 64, column: 17, scope: !52, inlinedAt: !53)
!70 = !DILocation(line: 30, column: 7, scope: !40)
!71 = !DILocation(line: 31, column: 20, scope: !40)
!72 = !DILocation(line: 31, column: 22, scope: !40)
!73 = !DILocation(line: 31, column: 26, scope: !40)
!74 = !DILocation(line: 32, column: 47, scope: !40)
!75 = !{i32 0, i32 32}
!76 = !DILocation(line: 32, column: 50, scope: !40)
!77 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!78 = !DILocation(line: 32, column: 15, scope: !40)
!79 = !DILocation(line: 45, column: 20, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 46, column: 27, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 46, column: 14, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 47, column: 27, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 47, column: 55, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 47, column: 14, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 49, column: 7, scope: !77, inlinedAt: !78)
!86 = !DILocation(line: 50, column: 14, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 51, column: 7, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 52, column: 14, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 53, column: 7, scope: !77, inlinedAt: !78)
!90 = !DILocation(line: 54, column: 14, scope: !77, inlinedAt: !78)
!91 = !DILocation(line: 56, column: 22, scope: !77, inlinedAt: !78)
!92 = !DILocation(line: 58, column: 10, scope: !77, inlinedAt: !78)
!93 = !DILocation(line: 60, column: 15, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 64, column: 17, scope: !77, inlinedAt: !78)
!95 = !DILocation(line: 34, column: 7, scope: !40)
!96 = !DILocation(line: 35, column: 48, scope: !40)
!97 = !DILocation(line: 35, column: 51, scope: !40)
!98 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!99 = !DILocation(line: 35, column: 14, scope: !40)
!100 = !DILocation(line: 45, column: 20, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 46, column: 27, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 46, column: 14, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 47, column: 27, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 47, column: 55, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 47, column: 14, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 49, column: 7, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 50, column: 14, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 51, column: 7, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 52, column: 14, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 53, column: 7, scope: !98, inlinedAt: !99)
!111 = !DILocation(line: 54, column: 14, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 56, column: 22, scope: !98, inlinedAt: !99)
!113 = !DILocation(line: 58, column: 10, scope: !98, inlinedAt: !99)
!114 = !DILocation(line: 60, column: 15, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 64, column: 17, scope: !98, inlinedAt: !99)
!116 = !DILocation(line: 37, column: 23, scope: !40)
!117 = !DILocation(line: 39, column: 33, scope: !40)
!118 = !{!"branch_weights", i32 1048576, i32 1}
!119 = !DILocation(line: 40, column: 17, scope: !40)
!120 = !DILocation(line: 40, column: 6, scope: !40)
!121 = !{!"llvm.loop.unroll.disable"}
!122 = distinct !{!122, !121}
!123 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!124 = distinct !DISubprogram(name: "Query", scope: !123, file: !123, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!125 = !DILocation(line: 12, column: 6, scope: !124)
!126 = !DILocation(line: 16, column: 29, scope: !124)
!127 = !DILocation(line: 16, column: 46, scope: !124)
!128 = !DILocation(line: 13, column: 18, scope: !124)
!129 = !DILocation(line: 13, column: 21, scope: !124)
!130 = !DILocation(line: 14, column: 3, scope: !124)
!131 = !DILocation(line: 16, column: 5, scope: !124)
!132 = !DILocation(line: 16, column: 13, scope: !124)
!133 = !DILocation(line: 17, column: 33, scope: !124)
!134 = !DILocation(line: 17, column: 71, scope: !124)
!135 = !DILocation(line: 17, column: 5, scope: !124)
!136 = !DILocation(line: 17, column: 13, scope: !124)
!137 = !DILocation(line: 18, column: 33, scope: !124)
!138 = !DILocation(line: 18, column: 72, scope: !124)
!139 = !DILocation(line: 18, column: 5, scope: !124)
!140 = !DILocation(line: 18, column: 13, scope: !124)
!141 = !DILocation(line: 19, column: 33, scope: !124)
!142 = !DILocation(line: 19, column: 70, scope: !124)
!143 = !DILocation(line: 19, column: 5, scope: !124)
!144 = !DILocation(line: 19, column: 13, scope: !124)
!145 = !DILocation(line: 20, column: 33, scope: !124)
!146 = !DILocation(line: 20, column: 60, scope: !124)
!147 = !DILocation(line: 20, column: 5, scope: !124)
!148 = !DILocation(line: 20, column: 13, scope: !124)
!149 = distinct !DISubprogram(name: "Translate", scope: !123, file: !123, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!150 = !DILocation(line: 27, column: 6, scope: !149)
!151 = !DILocation(line: 28, column: 32, scope: !149)
!152 = !DILocation(line: 29, column: 40, scope: !149)
!153 = !DILocation(line: 29, column: 29, scope: !149)
!154 = !DILocation(line: 29, column: 6, scope: !149)
!155 = distinct !DISubprogram(name: "FirstOf0", scope: !123, file: !123, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!156 = !DILocation(line: 36, column: 6, scope: !155)
!157 = !DILocation(line: 37, column: 18, scope: !155)
!158 = !DILocation(line: 37, column: 21, scope: !155)
!159 = !DILocation(line: 38, column: 41, scope: !155)
!160 = !DILocation(line: 38, column: 29, scope: !155)
!161 = !DILocation(line: 38, column: 16, scope: !155)
!162 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!163 = distinct !DISubprogram(name: "Relay", scope: !162, file: !162, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!164 = !DILocation(line: 12, column: 6, scope: !163)
!165 = !DILocation(line: 21, column: 12, scope: !163)
!166 = !DILocation(line: 13, column: 19, scope: !163)
!167 = !DILocation(line: 14, column: 11, scope: !163)
!168 = !DILocation(line: 15, column: 16, scope: !163)
!169 = !DILocation(line: 17, column: 33, scope: !163)
!170 = !DILocation(line: 18, column: 8, scope: !163)
!171 = !DILocation(line: 18, column: 3, scope: !163)
!172 = !DILocation(line: 20, column: 16, scope: !163)
!173 = !DILocation(line: 21, column: 39, scope: !163)
!174 = !DILocation(line: 22, column: 14, scope: !163)
!175 = !DILocation(line: 23, column: 13, scope: !163)
!176 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!177 = distinct !DISubprogram(name: "ReuseSource", scope: !176, file: !176, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!178 = !DILocation(line: 28, column: 6, scope: !177)
!179 = !DILocation(line: 29, column: 11, scope: !177)
!180 = !DILocation(line: 30, column: 16, scope: !177)
!181 = !DILocation(line: 32, column: 33, scope: !177)
!182 = !DILocation(line: 33, column: 8, scope: !177)
!183 = distinct !DISubprogram(name: "GetThenUse", scope: !176, file: !176, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!184 = !DILocation(line: 41, column: 6, scope: !183)
!185 = !DILocation(line: 45, column: 11, scope: !183)
!186 = !DILocation(line: 42, column: 18, scope: !183)
!187 = !DILocation(line: 42, column: 21, scope: !183)
!188 = !DILocation(line: 43, column: 3, scope: !183)
!189 = !DILocation(line: 46, column: 20, scope: !183)
!190 = !DILocation(line: 48, column: 8, scope: !183)
!191 = !DILocation(line: 48, column: 3, scope: !183)
!192 = distinct !DISubprogram(name: "PutParts", scope: !176, file: !176, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!193 = !DILocation(line: 55, column: 6, scope: !192)
!194 = !DILocation(line: 59, column: 15, scope: !192)
!195 = !DILocation(line: 56, column: 56, scope: !192)
!196 = !DILocation(line: 56, column: 44, scope: !192)
!197 = !DILocation(line: 56, column: 51, scope: !192)
!198 = !DILocation(line: 56, column: 32, scope: !192)
!199 = !DILocation(line: 57, column: 11, scope: !192)
!200 = !DILocation(line: 58, column: 15, scope: !192)
!201 = !DILocation(line: 58, column: 12, scope: !192)
!202 = !DILocation(line: 59, column: 28, scope: !192)
!203 = !DILocation(line: 59, column: 47, scope: !192)
!204 = !DILocation(line: 61, column: 13, scope: !192)
!205 = distinct !DISubprogram(name: "StoreMeters", scope: !176, file: !176, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!206 = !DILocation(line: 70, column: 6, scope: !205)
!207 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!208 = !DILocation(line: 70, column: 76, scope: !205)
!209 = !DILocation(line: 12, column: 10, scope: !207, inlinedAt: !208)
!210 = !DILocation(line: 11, column: 32, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 12, column: 20, scope: !207, inlinedAt: !208)
!212 = !DILocation(line: 12, column: 30, scope: !207, inlinedAt: !208)
!213 = distinct !DISubprogram(name: "LoadMeters", scope: !176, file: !176, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!214 = !DILocation(line: 75, column: 6, scope: !213)
!215 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!216 = !DILocation(line: 75, column: 74, scope: !213)
!217 = !DILocation(line: 20, column: 21, scope: !215, inlinedAt: !216)
!218 = !DILocation(line: 19, column: 32, scope: !215, inlinedAt: !216)
!219 = !DILocation(line: 20, column: 31, scope: !215, inlinedAt: !216)
!220 = !DILocation(line: 20, column: 8, scope: !215, inlinedAt: !216)
!221 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!222 = distinct !DISubprogram(name: "Compare", scope: !221, file: !221, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!223 = !DILocation(line: 13, column: 6, scope: !222)
!224 = !DILocation(line: 17, column: 22, scope: !222)
!225 = !DILocation(line: 17, column: 45, scope: !222)
!226 = !DILocation(line: 14, column: 18, scope: !222)
!227 = !DILocation(line: 14, column: 21, scope: !222)
!228 = !DILocation(line: 15, column: 3, scope: !222)
!229 = !DILocation(line: 18, column: 27, scope: !222)
!230 = !DILocation(line: 17, column: 26, scope: !222)
!231 = !DILocation(line: 17, column: 31, scope: !222)
!232 = !DILocation(line: 18, column: 16, scope: !222)
!233 = !DILocation(line: 19, column: 27, scope: !222)
!234 = !DILocation(line: 19, column: 16, scope: !222)
!235 = !DILocation(line: 20, column: 27, scope: !222)
!236 = !DILocation(line: 20, column: 16, scope: !222)
!237 = !DILocation(line: 21, column: 27, scope: !222)
!238 = !DILocation(line: 21, column: 16, scope: !222)
!239 = !DILocation(line: 22, column: 27, scope: !222)
!240 = !DILocation(line: 22, column: 16, scope: !222)
!241 = !DILocation(line: 23, column: 27, scope: !222)
!242 = !DILocation(line: 23, column: 16, scope: !222)
!243 = !DILocation(line: 24, column: 32, scope: !222)
!244 = !DILocation(line: 24, column: 5, scope: !222)
!245 = !DILocation(line: 25, column: 32, scope: !222)
!246 = !DILocation(line: 25, column: 5, scope: !222)
!247 = !DILocation(line: 26, column: 32, scope: !222)
!248 = !DILocation(line: 26, column: 5, scope: !222)
!249 = !DILocation(line: 27, column: 32, scope: !222)
!250 = !DILocation(line: 27, column: 5, scope: !222)
!251 = !DILocation(line: 28, column: 32, scope: !222)
!252 = !DILocation(line: 28, column: 5, scope: !222)
!253 = !DILocation(line: 29, column: 32, scope: !222)
!254 = !DILocation(line: 29, column: 5, scope: !222)
!255 = !DILocation(line: 30, column: 25, scope: !222)
!256 = !DILocation(line: 31, column: 8, scope: !222)
!257 = !DILocation(line: 31, column: 42, scope: !222)
!258 = !DILocation(line: 31, column: 31, scope: !222)
!259 = !DILocation(line: 31, column: 6, scope: !222)
!260 = distinct !DISubprogram(name: "Count", scope: !221, file: !221, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!261 = !DILocation(line: 39, column: 6, scope: !260)
!262 = !DILocation(line: 41, column: 17, scope: !260)
!263 = !DILocation(line: 40, column: 30, scope: !260)
!264 = !DILocation(line: 41, column: 46, scope: !260)
!265 = !DILocation(line: 41, column: 48, scope: !260)
!266 = !DILocation(line: 41, column: 32, scope: !260)
!267 = !DILocation(line: 43, column: 46, scope: !260)
!268 = !DILocation(line: 43, column: 5, scope: !260)
!269 = distinct !DISubprogram(name: "Flags", scope: !221, file: !221, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!270 = !DILocation(line: 49, column: 6, scope: !269)
!271 = !DILocation(line: 51, column: 19, scope: !269)
!272 = !DILocation(line: 52, column: 17, scope: !269)
!273 = !DILocation(line: 50, column: 46, scope: !269)
!274 = !DILocation(line: 50, column: 33, scope: !269)
!275 = !DILocation(line: 52, column: 40, scope: !269)
!276 = !DILocation(line: 52, column: 44, scope: !269)
!277 = !DILocation(line: 52, column: 28, scope: !269)
!278 = !DILocation(line: 54, column: 33, scope: !269)
!279 = !DILocation(line: 55, column: 42, scope: !269)
!280 = !DILocation(line: 55, column: 67, scope: !269)
!281 = !DILocation(line: 55, column: 71, scope: !269)
!282 = !DILocation(line: 55, column: 31, scope: !269)
!283 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!284 = distinct !DISubprogram(name: "SyncedThread", scope: !283, file: !283, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!285 = !DILocation(line: 21, column: 6, scope: !284)
!286 = distinct !DISubprogram(name: "meet", scope: !283, file: !283, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!287 = !DILocation(line: 23, column: 7, scope: !284)
!288 = !DILocation(line: 46, column: 39, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 46, column: 58, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 22, column: 18, scope: !284)
!291 = !DILocation(line: 22, column: 21, scope: !284)
!292 = !DILocation(line: 46, column: 14, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 46, column: 42, scope: !286, inlinedAt: !287)
!294 = !DILocation(line: 46, column: 45, scope: !286, inlinedAt: !287)
!295 = !DILocation(line: 48, column: 7, scope: !286, inlinedAt: !287)
!296 = !DILocation(line: 49, column: 16, scope: !286, inlinedAt: !287)
!297 = !DILocation(line: 50, column: 7, scope: !286, inlinedAt: !287)
!298 = !DILocation(line: 51, column: 19, scope: !286, inlinedAt: !287)
!299 = !DILocation(line: 52, column: 7, scope: !286, inlinedAt: !287)
!300 = !DILocation(line: 53, column: 14, scope: !286, inlinedAt: !287)
!301 = !DILocation(line: 54, column: 13, scope: !286, inlinedAt: !287)
!302 = !DILocation(line: 55, column: 7, scope: !286, inlinedAt: !287)
!303 = !DILocation(line: 56, column: 14, scope: !286, inlinedAt: !287)
!304 = !DILocation(line: 57, column: 16, scope: !286, inlinedAt: !287)
!305 = !DILocation(line: 60, column: 6, scope: !286, inlinedAt: !287)
!306 = !DILocation(line: 60, column: 19, scope: !286, inlinedAt: !287)
!307 = !DILocation(line: 61, column: 17, scope: !286, inlinedAt: !287)
!308 = !DILocation(line: 61, column: 6, scope: !286, inlinedAt: !287)
!309 = !DILocation(line: 60, column: 31, scope: !286, inlinedAt: !287)
!310 = !{!"llvm.loop.unroll.disable"}
!311 = distinct !{!311, !310}
!312 = distinct !DISubprogram(name: "SyncedWarp", scope: !283, file: !283, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!313 = !DILocation(line: 30, column: 6, scope: !312)
!314 = distinct !DISubprogram(name: "meet", scope: !283, file: !283, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!315 = !DILocation(line: 32, column: 7, scope: !312)
!316 = !DILocation(line: 46, column: 39, scope: !314, inlinedAt: !315)
!317 = !DILocation(line: 46, column: 58, scope: !314, inlinedAt: !315)
!318 = !DILocation(line: 31, column: 18, scope: !312)
!319 = !DILocation(line: 31, column: 20, scope: !312)
!320 = !DILocation(line: 31, column: 24, scope: !312)
!321 = !DILocation(line: 46, column: 14, scope: !314, inlinedAt: !315)
!322 = !DILocation(line: 32, column: 39, scope: !312)
!323 = !DILocation(line: 32, column: 56, scope: !312)
!324 = !DILocation(line: 46, column: 42, scope: !314, inlinedAt: !315)
!325 = !DILocation(line: 46, column: 45, scope: !314, inlinedAt: !315)
!326 = !DILocation(line: 48, column: 7, scope: !314, inlinedAt: !315)
!327 = !DILocation(line: 49, column: 16, scope: !314, inlinedAt: !315)
!328 = !DILocation(line: 50, column: 7, scope: !314, inlinedAt: !315)
!329 = !DILocation(line: 51, column: 19, scope: !314, inlinedAt: !315)
!330 = !DILocation(line: 52, column: 7, scope: !314, inlinedAt: !315)
!331 = !DILocation(line: 53, column: 14, scope: !314, inlinedAt: !315)
!332 = !DILocation(line: 54, column: 13, scope: !314, inlinedAt: !315)
!333 = !DILocation(line: 55, column: 7, scope: !314, inlinedAt: !315)
!334 = !DILocation(line: 56, column: 14, scope: !314, inlinedAt: !315)
!335 = !DILocation(line: 57, column: 16, scope: !314, inlinedAt: !315)
!336 = !DILocation(line: 60, column: 6, scope: !314, inlinedAt: !315)
!337 = !DILocation(line: 60, column: 19, scope: !314, inlinedAt: !315)
!338 = !DILocation(line: 61, column: 17, scope: !314, inlinedAt: !315)
!339 = !DILocation(line: 61, column: 6, scope: !314, inlinedAt: !315)
!340 = !DILocation(line: 60, column: 31, scope: !314, inlinedAt: !315)
!341 = !{!"llvm.loop.unroll.disable"}
!342 = distinct !{!342, !341}
!343 = distinct !DISubprogram(name: "SyncedBlock", scope: !283, file: !283, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!344 = !DILocation(line: 39, column: 6, scope: !343)
!345 = distinct !DISubprogram(name: "meet", scope: !283, file: !283, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!346 = !DILocation(line: 41, column: 7, scope: !343)
!347 = !DILocation(line: 46, column: 39, scope: !345, inlinedAt: !346)
!348 = !DILocation(line: 46, column: 58, scope: !345, inlinedAt: !346)
!349 = !DILocation(line: 40, column: 15, scope: !343)
!350 = !DILocation(line: 40, column: 20, scope: !343)
!351 = !DILocation(line: 46, column: 14, scope: !345, inlinedAt: !346)
!352 = !DILocation(line: 41, column: 41, scope: !343)
!353 = !DILocation(line: 41, column: 59, scope: !343)
!354 = !DILocation(line: 46, column: 42, scope: !345, inlinedAt: !346)
!355 = !DILocation(line: 46, column: 45, scope: !345, inlinedAt: !346)
!356 = !DILocation(line: 48, column: 7, scope: !345, inlinedAt: !346)
!357 = !DILocation(line: 49, column: 16, scope: !345, inlinedAt: !346)
!358 = !DILocation(line: 50, column: 7, scope: !345, inlinedAt: !346)
!359 = !DILocation(line: 51, column: 19, scope: !345, inlinedAt: !346)
!360 = !DILocation(line: 52, column: 7, scope: !345, inlinedAt: !346)
!361 = !DILocation(line: 53, column: 14, scope: !345, inlinedAt: !346)
!362 = !DILocation(line: 54, column: 13, scope: !345, inlinedAt: !346)
!363 = !DILocation(line: 55, column: 7, scope: !345, inlinedAt: !346)
!364 = !DILocation(line: 56, column: 14, scope: !345, inlinedAt: !346)
!365 = !DILocation(line: 57, column: 16, scope: !345, inlinedAt: !346)
!366 = !DILocation(line: 60, column: 6, scope: !345, inlinedAt: !346)
!367 = !DILocation(line: 60, column: 19, scope: !345, inlinedAt: !346)
!368 = !DILocation(line: 61, column: 17, scope: !345, inlinedAt: !346)
!369 = !DILocation(line: 61, column: 6, scope: !345, inlinedAt: !346)
!370 = !DILocation(line: 60, column: 31, scope: !345, inlinedAt: !346)
!371 = !{!"llvm.loop.unroll.disable"}
!372 = distinct !{!372, !371}
!373 = distinct !DISubprogram(name: "Rounds", scope: !283, file: !283, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!374 = !DILocation(line: 69, column: 6, scope: !373)
!375 = !DILocation(line: 73, column: 11, scope: !373)
!376 = !DILocation(line: 70, column: 21, scope: !373)
!377 = !DILocation(line: 70, column: 38, scope: !373)
!378 = !DILocation(line: 73, column: 43, scope: !373)
!379 = !DILocation(line: 72, column: 20, scope: !373)
!380 = !DILocation(line: 72, column: 23, scope: !373)
!381 = !DILocation(line: 73, column: 22, scope: !373)
!382 = !DILocation(line: 73, column: 35, scope: !373)
!383 = !DILocation(line: 73, column: 33, scope: !373)
!384 = !DILocation(line: 73, column: 46, scope: !373)
!385 = !DILocation(line: 75, column: 19, scope: !373)
!386 = !DILocation(line: 76, column: 18, scope: !373)
!387 = !DILocation(line: 76, column: 33, scope: !373)
!388 = !DILocation(line: 76, column: 31, scope: !373)
!389 = !DILocation(line: 76, column: 22, scope: !373)
!390 = !DILocation(line: 77, column: 27, scope: !373)
!391 = !DILocation(line: 77, column: 17, scope: !373)
!392 = !DILocation(line: 79, column: 16, scope: !373)
!393 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!394 = distinct !DISubprogram(name: "StoreInt8", scope: !393, file: !393, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!395 = !DILocation(line: 13, column: 6, scope: !394)
!396 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!397 = !DILocation(line: 13, column: 72, scope: !394)
!398 = !DILocation(line: 12, column: 10, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 11, column: 32, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 12, column: 20, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 12, column: 30, scope: !396, inlinedAt: !397)
!402 = distinct !DISubprogram(name: "LoadInt8", scope: !393, file: !393, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!403 = !DILocation(line: 18, column: 6, scope: !402)
!404 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!405 = !DILocation(line: 18, column: 70, scope: !402)
!406 = !DILocation(line: 20, column: 21, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 19, column: 32, scope: !404, inlinedAt: !405)
!408 = !DILocation(line: 20, column: 31, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 20, column: 8, scope: !404, inlinedAt: !405)
!410 = distinct !DISubprogram(name: "StoreInt16", scope: !393, file: !393, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!411 = !DILocation(line: 23, column: 6, scope: !410)
!412 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!413 = !DILocation(line: 23, column: 74, scope: !410)
!414 = !DILocation(line: 12, column: 10, scope: !412, inlinedAt: !413)
!415 = !DILocation(line: 11, column: 32, scope: !412, inlinedAt: !413)
!416 = !DILocation(line: 12, column: 20, scope: !412, inlinedAt: !413)
!417 = !DILocation(line: 12, column: 30, scope: !412, inlinedAt: !413)
!418 = distinct !DISubprogram(name: "LoadInt16", scope: !393, file: !393, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!419 = !DILocation(line: 28, column: 6, scope: !418)
!420 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!421 = !DILocation(line: 28, column: 72, scope: !418)
!422 = !DILocation(line: 20, column: 21, scope: !420, inlinedAt: !421)
!423 = !DILocation(line: 19, column: 32, scope: !420, inlinedAt: !421)
!424 = !DILocation(line: 20, column: 31, scope: !420, inlinedAt: !421)
!425 = !DILocation(line: 20, column: 8, scope: !420, inlinedAt: !421)
!426 = distinct !DISubprogram(name: "StoreInt32", scope: !393, file: !393, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!427 = !DILocation(line: 33, column: 6, scope: !426)
!428 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!429 = !DILocation(line: 33, column: 74, scope: !426)
!430 = !DILocation(line: 12, column: 10, scope: !428, inlinedAt: !429)
!431 = !DILocation(line: 11, column: 32, scope: !428, inlinedAt: !429)
!432 = !DILocation(line: 12, column: 20, scope: !428, inlinedAt: !429)
!433 = !DILocation(line: 12, column: 30, scope: !428, inlinedAt: !429)
!434 = distinct !DISubprogram(name: "LoadInt32", scope: !393, file: !393, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!435 = !DILocation(line: 38, column: 6, scope: !434)
!436 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!437 = !DILocation(line: 38, column: 72, scope: !434)
!438 = !DILocation(line: 20, column: 21, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 19, column: 32, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 20, column: 31, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 20, column: 8, scope: !436, inlinedAt: !437)
!442 = distinct !DISubprogram(name: "StoreInt64", scope: !393, file: !393, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!443 = !DILocation(line: 43, column: 6, scope: !442)
!444 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!445 = !DILocation(line: 43, column: 74, scope: !442)
!446 = !DILocation(line: 12, column: 10, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 11, column: 32, scope: !444, inlinedAt: !445)
!448 = !DILocation(line: 12, column: 20, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 12, column: 30, scope: !444, inlinedAt: !445)
!450 = distinct !DISubprogram(name: "LoadInt64", scope: !393, file: !393, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!451 = !DILocation(line: 48, column: 6, scope: !450)
!452 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!453 = !DILocation(line: 48, column: 72, scope: !450)
!454 = !DILocation(line: 20, column: 21, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 19, column: 32, scope: !452, inlinedAt: !453)
!456 = !DILocation(line: 20, column: 31, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 20, column: 8, scope: !452, inlinedAt: !453)
!458 = distinct !DISubprogram(name: "StoreInt", scope: !393, file: !393, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!459 = !DILocation(line: 53, column: 6, scope: !458)
!460 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!461 = !DILocation(line: 53, column: 70, scope: !458)
!462 = !DILocation(line: 12, column: 10, scope: !460, inlinedAt: !461)
!463 = !DILocation(line: 11, column: 32, scope: !460, inlinedAt: !461)
!464 = !DILocation(line: 12, column: 20, scope: !460, inlinedAt: !461)
!465 = !DILocation(line: 12, column: 30, scope: !460, inlinedAt: !461)
!466 = distinct !DISubprogram(name: "LoadInt", scope: !393, file: !393, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!467 = !DILocation(line: 58, column: 6, scope: !466)
!468 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!469 = !DILocation(line: 58, column: 68, scope: !466)
!470 = !DILocation(line: 20, column: 21, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 19, column: 32, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 20, column: 31, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 20, column: 8, scope: !468, inlinedAt: !469)
!474 = distinct !DISubprogram(name: "StoreUint8", scope: !393, file: !393, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!475 = !DILocation(line: 63, column: 6, scope: !474)
!476 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!477 = !DILocation(line: 63, column: 74, scope: !474)
!478 = !DILocation(line: 12, column: 10, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 11, column: 32, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 12, column: 20, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 12, column: 30, scope: !476, inlinedAt: !477)
!482 = distinct !DISubprogram(name: "LoadUint8", scope: !393, file: !393, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!483 = !DILocation(line: 68, column: 6, scope: !482)
!484 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!485 = !DILocation(line: 68, column: 72, scope: !482)
!486 = !DILocation(line: 20, column: 21, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 19, column: 32, scope: !484, inlinedAt: !485)
!488 = !DILocation(line: 20, column: 31, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 20, column: 8, scope: !484, inlinedAt: !485)
!490 = distinct !DISubprogram(name: "StoreUint16", scope: !393, file: !393, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!491 = !DILocation(line: 73, column: 6, scope: !490)
!492 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!493 = !DILocation(line: 73, column: 76, scope: !490)
!494 = !DILocation(line: 12, column: 10, scope: !492, inlinedAt: !493)
!495 = !DILocation(line: 11, column: 32, scope: !492, inlinedAt: !493)
!496 = !DILocation(line: 12, column: 20, scope: !492, inlinedAt: !493)
!497 = !DILocation(line: 12, column: 30, scope: !492, inlinedAt: !493)
!498 = distinct !DISubprogram(name: "LoadUint16", scope: !393, file: !393, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!499 = !DILocation(line: 78, column: 6, scope: !498)
!500 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!501 = !DILocation(line: 78, column: 74, scope: !498)
!502 = !DILocation(line: 20, column: 21, scope: !500, inlinedAt: !501)
!503 = !DILocation(line: 19, column: 32, scope: !500, inlinedAt: !501)
!504 = !DILocation(line: 20, column: 31, scope: !500, inlinedAt: !501)
!505 = !DILocation(line: 20, column: 8, scope: !500, inlinedAt: !501)
!506 = distinct !DISubprogram(name: "StoreUint32", scope: !393, file: !393, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!507 = !DILocation(line: 83, column: 6, scope: !506)
!508 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!509 = !DILocation(line: 83, column: 76, scope: !506)
!510 = !DILocation(line: 12, column: 10, scope: !508, inlinedAt: !509)
!511 = !DILocation(line: 11, column: 32, scope: !508, inlinedAt: !509)
!512 = !DILocation(line: 12, column: 20, scope: !508, inlinedAt: !509)
!513 = !DILocation(line: 12, column: 30, scope: !508, inlinedAt: !509)
!514 = distinct !DISubprogram(name: "LoadUint32", scope: !393, file: !393, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!515 = !DILocation(line: 88, column: 6, scope: !514)
!516 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!517 = !DILocation(line: 88, column: 74, scope: !514)
!518 = !DILocation(line: 20, column: 21, scope: !516, inlinedAt: !517)
!519 = !DILocation(line: 19, column: 32, scope: !516, inlinedAt: !517)
!520 = !DILocation(line: 20, column: 31, scope: !516, inlinedAt: !517)
!521 = !DILocation(line: 20, column: 8, scope: !516, inlinedAt: !517)
!522 = distinct !DISubprogram(name: "StoreUint64", scope: !393, file: !393, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!523 = !DILocation(line: 93, column: 6, scope: !522)
!524 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!525 = !DILocation(line: 93, column: 76, scope: !522)
!526 = !DILocation(line: 12, column: 10, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 11, column: 32, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 12, column: 20, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 12, column: 30, scope: !524, inlinedAt: !525)
!530 = distinct !DISubprogram(name: "LoadUint64", scope: !393, file: !393, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!531 = !DILocation(line: 98, column: 6, scope: !530)
!532 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!533 = !DILocation(line: 98, column: 74, scope: !530)
!534 = !DILocation(line: 20, column: 21, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 19, column: 32, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 20, column: 31, scope: !532, inlinedAt: !533)
!537 = !DILocation(line: 20, column: 8, scope: !532, inlinedAt: !533)
!538 = distinct !DISubprogram(name: "StoreUint", scope: !393, file: !393, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!539 = !DILocation(line: 103, column: 6, scope: !538)
!540 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!541 = !DILocation(line: 103, column: 72, scope: !538)
!542 = !DILocation(line: 12, column: 10, scope: !540, inlinedAt: !541)
!543 = !DILocation(line: 11, column: 32, scope: !540, inlinedAt: !541)
!544 = !DILocation(line: 12, column: 20, scope: !540, inlinedAt: !541)
!545 = !DILocation(line: 12, column: 30, scope: !540, inlinedAt: !541)
!546 = distinct !DISubprogram(name: "LoadUint", scope: !393, file: !393, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!547 = !DILocation(line: 108, column: 6, scope: !546)
!548 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!549 = !DILocation(line: 108, column: 70, scope: !546)
!550 = !DILocation(line: 20, column: 21, scope: !548, inlinedAt: !549)
!551 = !DILocation(line: 19, column: 32, scope: !548, inlinedAt: !549)
!552 = !DILocation(line: 20, column: 31, scope: !548, inlinedAt: !549)
!553 = !DILocation(line: 20, column: 8, scope: !548, inlinedAt: !549)
!554 = distinct !DISubprogram(name: "StoreFloat32", scope: !393, file: !393, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!555 = !DILocation(line: 113, column: 6, scope: !554)
!556 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!557 = !DILocation(line: 113, column: 78, scope: !554)
!558 = !DILocation(line: 12, column: 10, scope: !556, inlinedAt: !557)
!559 = !DILocation(line: 11, column: 32, scope: !556, inlinedAt: !557)
!560 = !DILocation(line: 12, column: 20, scope: !556, inlinedAt: !557)
!561 = !DILocation(line: 12, column: 30, scope: !556, inlinedAt: !557)
!562 = distinct !DISubprogram(name: "LoadFloat32", scope: !393, file: !393, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!563 = !DILocation(line: 118, column: 6, scope: !562)
!564 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!565 = !DILocation(line: 118, column: 76, scope: !562)
!566 = !DILocation(line: 20, column: 21, scope: !564, inlinedAt: !565)
!567 = !DILocation(line: 19, column: 32, scope: !564, inlinedAt: !565)
!568 = !DILocation(line: 20, column: 31, scope: !564, inlinedAt: !565)
!569 = !DILocation(line: 20, column: 8, scope: !564, inlinedAt: !565)
!570 = distinct !DISubprogram(name: "StoreFloat64", scope: !393, file: !393, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!571 = !DILocation(line: 123, column: 6, scope: !570)
!572 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!573 = !DILocation(line: 123, column: 78, scope: !570)
!574 = !DILocation(line: 12, column: 10, scope: !572, inlinedAt: !573)
!575 = !DILocation(line: 11, column: 32, scope: !572, inlinedAt: !573)
!576 = !DILocation(line: 12, column: 20, scope: !572, inlinedAt: !573)
!577 = !DILocation(line: 12, column: 30, scope: !572, inlinedAt: !573)
!578 = distinct !DISubprogram(name: "LoadFloat64", scope: !393, file: !393, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!579 = !DILocation(line: 128, column: 6, scope: !578)
!580 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!581 = !DILocation(line: 128, column: 76, scope: !578)
!582 = !DILocation(line: 20, column: 21, scope: !580, inlinedAt: !581)
!583 = !DILocation(line: 19, column: 32, scope: !580, inlinedAt: !581)
!584 = !DILocation(line: 20, column: 31, scope: !580, inlinedAt: !581)
!585 = !DILocation(line: 20, column: 8, scope: !580, inlinedAt: !581)
!586 = distinct !DISubprogram(name: "StoreFloat16", scope: !393, file: !393, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!587 = !DILocation(line: 133, column: 6, scope: !586)
!588 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!589 = !DILocation(line: 133, column: 82, scope: !586)
!590 = !DILocation(line: 12, column: 10, scope: !588, inlinedAt: !589)
!591 = !DILocation(line: 11, column: 32, scope: !588, inlinedAt: !589)
!592 = !DILocation(line: 12, column: 20, scope: !588, inlinedAt: !589)
!593 = !DILocation(line: 12, column: 30, scope: !588, inlinedAt: !589)
!594 = distinct !DISubprogram(name: "LoadFloat16", scope: !393, file: !393, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!595 = !DILocation(line: 138, column: 6, scope: !594)
!596 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!597 = !DILocation(line: 138, column: 80, scope: !594)
!598 = !DILocation(line: 20, column: 21, scope: !596, inlinedAt: !597)
!599 = !DILocation(line: 19, column: 32, scope: !596, inlinedAt: !597)
!600 = !DILocation(line: 20, column: 31, scope: !596, inlinedAt: !597)
!601 = !DILocation(line: 20, column: 8, scope: !596, inlinedAt: !597)
!602 = distinct !DISubprogram(name: "StoreBFloat16", scope: !393, file: !393, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!603 = !DILocation(line: 143, column: 6, scope: !602)
!604 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!605 = !DILocation(line: 143, column: 84, scope: !602)
!606 = !DILocation(line: 12, column: 10, scope: !604, inlinedAt: !605)
!607 = !DILocation(line: 11, column: 32, scope: !604, inlinedAt: !605)
!608 = !DILocation(line: 12, column: 20, scope: !604, inlinedAt: !605)
!609 = !DILocation(line: 12, column: 30, scope: !604, inlinedAt: !605)
!610 = distinct !DISubprogram(name: "LoadBFloat16", scope: !393, file: !393, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!611 = !DILocation(line: 148, column: 6, scope: !610)
!612 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!613 = !DILocation(line: 148, column: 82, scope: !610)
!614 = !DILocation(line: 20, column: 21, scope: !612, inlinedAt: !613)
!615 = !DILocation(line: 19, column: 32, scope: !612, inlinedAt: !613)
!616 = !DILocation(line: 20, column: 31, scope: !612, inlinedAt: !613)
!617 = !DILocation(line: 20, column: 8, scope: !612, inlinedAt: !613)
!618 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !393, file: !393, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!619 = !DILocation(line: 153, column: 6, scope: !618)
!620 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!621 = !DILocation(line: 154, column: 7, scope: !618)
!622 = !DILocation(line: 12, column: 10, scope: !620, inlinedAt: !621)
!623 = !DILocation(line: 11, column: 32, scope: !620, inlinedAt: !621)
!624 = !DILocation(line: 12, column: 20, scope: !620, inlinedAt: !621)
!625 = !DILocation(line: 12, column: 30, scope: !620, inlinedAt: !621)
!626 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !393, file: !393, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!627 = !DILocation(line: 160, column: 6, scope: !626)
!628 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!629 = !DILocation(line: 160, column: 86, scope: !626)
!630 = !DILocation(line: 20, column: 21, scope: !628, inlinedAt: !629)
!631 = !DILocation(line: 19, column: 32, scope: !628, inlinedAt: !629)
!632 = !DILocation(line: 20, column: 31, scope: !628, inlinedAt: !629)
!633 = !DILocation(line: 20, column: 8, scope: !628, inlinedAt: !629)
!634 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !393, file: !393, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!635 = !DILocation(line: 165, column: 6, scope: !634)
!636 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!637 = !DILocation(line: 166, column: 7, scope: !634)
!638 = !DILocation(line: 12, column: 10, scope: !636, inlinedAt: !637)
!639 = !DILocation(line: 11, column: 32, scope: !636, inlinedAt: !637)
!640 = !DILocation(line: 12, column: 20, scope: !636, inlinedAt: !637)
!641 = !DILocation(line: 12, column: 30, scope: !636, inlinedAt: !637)
!642 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !393, file: !393, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!643 = !DILocation(line: 172, column: 6, scope: !642)
!644 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!645 = !DILocation(line: 172, column: 86, scope: !642)
!646 = !DILocation(line: 20, column: 21, scope: !644, inlinedAt: !645)
!647 = !DILocation(line: 19, column: 32, scope: !644, inlinedAt: !645)
!648 = !DILocation(line: 20, column: 31, scope: !644, inlinedAt: !645)
!649 = !DILocation(line: 20, column: 8, scope: !644, inlinedAt: !645)
!650 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!651 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!652 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!653 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!654 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!655 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!656 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!657 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!658 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!659 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!660 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!661 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!662 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!663 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!664 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!665 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!666 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!667 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!668 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!669 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!670 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!671 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!672 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!673 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!674 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!675 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!676 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!677 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!678 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!679 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!680 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!681 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!682 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!683 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!684 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!685 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!686 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!687 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!688 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!689 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!690 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!691 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!692 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!693 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!694 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!695 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!696 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!697 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!698 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!699 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
