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
	%7 = add nsw i64 %6, 1, !dbg !11
	%8 = icmp eq i64 %4, -1, !dbg !12
	%9 = select i1 %8, i64 1, i64 %4, !dbg !12
	%10 = srem i64 %7, %9, !dbg !12
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%12 = sext i32 %11 to i64, !dbg !13
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%14 = sext i32 %13 to i64, !dbg !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !13, !range !15
	%16 = sext i32 %15 to i64, !dbg !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !13, !range !16
	%18 = sext i32 %17 to i64, !dbg !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !13, !range !17
	%20 = sext i32 %19 to i64, !dbg !13
	%21 = mul i64 %20, %16, !dbg !13
	%22 = add i64 %14, %21, !dbg !13
	%23 = mul i64 %18, %22, !dbg !13
	%24 = add i64 %12, %23, !dbg !13
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !13, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !13, !range !18
	%27 = mul i32 %25, %26, !dbg !13
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !13, !range !19
	%29 = mul i32 %27, %28, !dbg !13
	%30 = sext i32 %29 to i64, !dbg !13
	%31 = mul i64 %24, %30, !dbg !13
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !13, !range !20
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !13, !range !21
	%35 = mul i32 %26, %34, !dbg !13
	%36 = add i32 %33, %35, !dbg !13
	%37 = mul i32 %25, %36, !dbg !13
	%38 = add i32 %32, %37, !dbg !13
	%39 = sext i32 %38 to i64, !dbg !13
	%40 = add i64 %31, %39, !dbg !13
	%41 = icmp sge i64 %40, %p5, !dbg !22
	br i1 %41, label %b1, label %b2, !dbg !22

b1:
	ret void, !dbg !23

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %40, !dbg !24
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !24
	%44 = icmp slt i64 0, %p7, !dbg !24
	br i1 %44, label %b3, label %b7, !dbg !24

b3:
	%45 = icmp eq i64 %p1, 0, !dbg !25
	%46 = trunc i64 %10 to i32, !dbg !8
	br label %b4, !dbg !26

b4:
	%47 = phi i64 [ %74, %b5_ok1 ], [ %43, %b3 ], !dbg !26
	%48 = phi i64 [ %75, %b5_ok1 ], [ 0, %b3 ], !dbg !26
	%49 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !25
	%50 = ptrtoint i64* %49 to i64, !dbg !25
	%51 = and i64 %50, 15, !dbg !25
	%52 = icmp eq i64 %51, 0, !dbg !25
	%53 = or i1 %52, %45, !dbg !25
	br i1 %53, label %b5, label %b6, !dbg !25

b5:
	%54 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !25
	%55 = ashr i64 %p1, 1, !dbg !25
	%56 = icmp eq i64 %4, -1, !dbg !27
	%57 = select i1 %56, i64 1, i64 %4, !dbg !27
	%58 = srem i64 %48, %57, !dbg !27
	%59 = mul i64 %58, %p5, !dbg !28
	%60 = add nsw i64 %58, 1, !dbg !29
	%61 = mul i64 %60, %p5, !dbg !30
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %54, i64 %59, !dbg !31
	%63 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %62, i64 %40, !dbg !32
	%64 = trunc i64 %48 to i32, !dbg !33
	%65 = add i32 %p6, %64, !dbg !34
	%66 = addrspacecast { i64, i64 } addrspace(1)* %63 to { i64, i64 }*, !dbg !8
	%67 = icmp ugt i64 %61, %55, !dbg !31
	%68 = icmp ugt i64 %59, %61, !dbg !31
	%69 = or i1 %67, %68, !dbg !31
	br i1 %69, label %b5_fail1, label %b5_ok1, !dbg !31, !prof !35

b5_ok1:
	%70 = bitcast { i64, i64 }* %66 to i8*, !dbg !8
	call void @gpuc_put_line_thread(i8* %70, i64 %47, i32 %65, i32 %46), !dbg !8
	%71 = addrspacecast { i64, i64 } addrspace(1)* %63 to { i64, i64 }*, !dbg !36
	%72 = bitcast { i64, i64 }* %71 to i8*, !dbg !36
	%73 = call i64 @gpuc_wait_line_thread(i8* %72, i32 %65, i32 1, i8* %ctrl, i32 3), !dbg !36
	%74 = add i64 %73, 1, !dbg !37
	%75 = add i64 %48, 1, !dbg !37
	%76 = icmp slt i64 %75, %p7, !dbg !37
	br i1 %76, label %b4, label %b7, !dbg !37

b6:
	br label %fail, !dbg !25

b7:
	%77 = phi i64 [ %43, %b2 ], [ %74, %b5_ok1 ], !dbg !26
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !38
	%79 = icmp uge i64 %40, %p3, !dbg !38
	br i1 %79, label %b7_fail1, label %b7_ok1, !dbg !38, !prof !35

b7_ok1:
	store i64 %77, i64 addrspace(1)* %78, align 8, !dbg !38
	ret void, !dbg !38

b5_fail1:
	%80 = icmp ugt i64 %61, %55, !dbg !31
	br i1 %80, label %b5_fail2, label %b5_ok2, !dbg !31

b5_fail2:
	br label %fail, !dbg !31

b5_ok2:
	br label %fail, !dbg !31

b7_fail1:
	br label %fail, !dbg !38

fail:
	%81 = phi i32 [ 1, %b5_fail2 ], [ 2, %b5_ok2 ], [ 0, %b6 ], [ 4, %b7_fail1 ], !dbg !7
	%82 = phi i64 [ %61, %b5_fail2 ], [ %59, %b5_ok2 ], [ %51, %b6 ], [ %40, %b7_fail1 ], !dbg !7
	%83 = phi i64 [ %55, %b5_fail2 ], [ %61, %b5_ok2 ], [ 16, %b6 ], [ %p3, %b7_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %81, i64 %82, i64 %83), !dbg !7
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
	%10 = add nsw i64 %9, 1, !dbg !47
	%11 = sext i32 %5 to i64, !dbg !43
	%12 = icmp eq i64 %11, -1, !dbg !48
	%13 = select i1 %12, i64 1, i64 %11, !dbg !48
	%14 = srem i64 %10, %13, !dbg !48
	%15 = icmp eq i64 %p1, 0, !dbg !49
	br i1 %15, label %b3, label %b15, !dbg !49

b3:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50, !range !21
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50, !range !18
	%21 = mul i32 %20, %18, !dbg !50
	%22 = add i32 %17, %21, !dbg !50
	%23 = mul i32 %19, %22, !dbg !50
	%24 = add i32 %16, %23, !dbg !50
	%25 = sext i32 %24 to i64, !dbg !50
	%26 = icmp eq i64 %25, 0, !dbg !51
	br i1 %26, label %b4, label %b40, !dbg !51

b4:
	%27 = sdiv i64 %p5, 2, !dbg !54
	%28 = mul nsw i64 %27, 4, !dbg !56
	%29 = trunc i64 %14 to i32, !dbg !56
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !56
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !56
	%32 = icmp ugt i64 %27, %p3, !dbg !55
	br i1 %32, label %b4_fail1, label %b4_ok1, !dbg !55, !prof !35

b4_ok1:
	%33 = bitcast i32* %30 to i8*, !dbg !56
	%34 = bitcast i32* %31 to i8*, !dbg !56
	call void @gpuc_put_nbi_thread(i8* %33, i8* %34, i64 %28, i32 %29), !dbg !56
	%35 = sub i64 %p3, %27, !dbg !57
	%36 = sub i64 %p5, %27, !dbg !58
	%37 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %27, !dbg !57
	%38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %27, !dbg !58
	%39 = mul nsw i64 %36, 4, !dbg !59
	%40 = addrspacecast i32 addrspace(1)* %37 to i32*, !dbg !59
	%41 = addrspacecast i32 addrspace(1)* %38 to i32*, !dbg !59
	%42 = icmp ne i64 %35, %36, !dbg !59
	br i1 %42, label %b4_fail2, label %b4_ok2, !dbg !59, !prof !35

b4_ok2:
	%43 = bitcast i32* %40 to i8*, !dbg !59
	%44 = bitcast i32* %41 to i8*, !dbg !59
	call void @gpuc_put_nbi_thread(i8* %43, i8* %44, i64 %39, i32 %29), !dbg !59
	%45 = icmp eq i64 %p0, 0, !dbg !60
	br i1 %45, label %b5, label %b6, !dbg !60

b5:
	call void @gpuc_fence_thread(), !dbg !61
	br label %b13, !dbg !61

b6:
	%46 = icmp eq i64 %p0, 1, !dbg !62
	br i1 %46, label %b7, label %b8, !dbg !62

b7:
	call void @gpuc_quiet_thread(), !dbg !63
	br label %b13, !dbg !63

b8:
	%47 = icmp eq i64 %p0, 2, !dbg !64
	br i1 %47, label %b9, label %b13, !dbg !64

b9:
	call void @gpuc_flush_thread(), !dbg !65
	br i1 %26, label %b10, label %b13, !dbg !65

b10:
	%48 = phi i64 [ %49, %b11 ], [ -1, %b9 ], !dbg !66
	%49 = add nsw i64 %48, 1, !dbg !66
	%50 = icmp slt i64 %49, %p5, !dbg !66
	br i1 %50, label %b11, label %b12, !dbg !66

b11:
	%51 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %49, !dbg !67
	store i32 -1, i32 addrspace(1)* %51, align 4, !dbg !67
	br label %b10, !dbg !67

b12:
	call void @gpuc_fence_thread(), !dbg !68
	br label %b13, !dbg !68

b13:
	br i1 %26, label %b14, label %b40, !dbg !68

b14:
	%52 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !69
	%53 = icmp eq i64 addrspace(1)* %3, null, !dbg !69
	br i1 %53, label %b14_fail1, label %b14_ok1, !dbg !69, !prof !35

b14_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %54, i64 %p9, i32 9, i32 %29), !dbg !69
	br label %b40, !dbg !69

b15:
	%55 = icmp eq i64 %p1, 1, !dbg !70
	br i1 %55, label %b16, label %b28, !dbg !70

b16:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !20
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !20
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !21
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !18
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !18
	%61 = mul i32 %60, %58, !dbg !71
	%62 = add i32 %57, %61, !dbg !71
	%63 = mul i32 %59, %62, !dbg !71
	%64 = add i32 %56, %63, !dbg !71
	%65 = sext i32 %64 to i64, !dbg !71
	%66 = sdiv i64 %65, 32, !dbg !72
	%67 = icmp eq i64 %66, 0, !dbg !73
	br i1 %67, label %b17, label %b40, !dbg !73

b17:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !74, !range !75
	%69 = sext i32 %68 to i64, !dbg !74
	%70 = icmp eq i64 %69, 0, !dbg !76
	%71 = sdiv i64 %p5, 2, !dbg !79
	%72 = mul nsw i64 %71, 4, !dbg !81
	%73 = trunc i64 %14 to i32, !dbg !81
	%74 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !81
	%75 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !81
	%76 = icmp ugt i64 %71, %p3, !dbg !80
	br i1 %76, label %b17_fail1, label %b17_ok1, !dbg !80, !prof !35

b17_ok1:
	%77 = bitcast i32* %74 to i8*, !dbg !81
	%78 = bitcast i32* %75 to i8*, !dbg !81
	call void @gpuc_put_nbi_warp(i8* %77, i8* %78, i64 %72, i32 %73), !dbg !81
	%79 = sub i64 %p3, %71, !dbg !82
	%80 = sub i64 %p5, %71, !dbg !83
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %71, !dbg !82
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %71, !dbg !83
	%83 = mul nsw i64 %80, 4, !dbg !84
	%84 = addrspacecast i32 addrspace(1)* %81 to i32*, !dbg !84
	%85 = addrspacecast i32 addrspace(1)* %82 to i32*, !dbg !84
	%86 = icmp ne i64 %79, %80, !dbg !84
	br i1 %86, label %b17_fail2, label %b17_ok2, !dbg !84, !prof !35

b17_ok2:
	%87 = bitcast i32* %84 to i8*, !dbg !84
	%88 = bitcast i32* %85 to i8*, !dbg !84
	call void @gpuc_put_nbi_warp(i8* %87, i8* %88, i64 %83, i32 %73), !dbg !84
	%89 = icmp eq i64 %p0, 0, !dbg !85
	br i1 %89, label %b18, label %b19, !dbg !85

b18:
	call void @gpuc_fence_warp(), !dbg !86
	br label %b26, !dbg !86

b19:
	%90 = icmp eq i64 %p0, 1, !dbg !87
	br i1 %90, label %b20, label %b21, !dbg !87

b20:
	call void @gpuc_quiet_warp(), !dbg !88
	br label %b26, !dbg !88

b21:
	%91 = icmp eq i64 %p0, 2, !dbg !89
	br i1 %91, label %b22, label %b26, !dbg !89

b22:
	call void @gpuc_flush_warp(), !dbg !90
	br i1 %70, label %b23, label %b26, !dbg !90

b23:
	%92 = phi i64 [ %93, %b24 ], [ -1, %b22 ], !dbg !91
	%93 = add nsw i64 %92, 1, !dbg !91
	%94 = icmp slt i64 %93, %p5, !dbg !91
	br i1 %94, label %b24, label %b25, !dbg !91

b24:
	%95 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %93, !dbg !92
	store i32 -1, i32 addrspace(1)* %95, align 4, !dbg !92
	br label %b23, !dbg !92

b25:
	call void @gpuc_fence_thread(), !dbg !93
	br label %b26, !dbg !93

b26:
	br i1 %70, label %b27, label %b40, !dbg !93

b27:
	%96 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !94
	%97 = icmp eq i64 addrspace(1)* %3, null, !dbg !94
	br i1 %97, label %b27_fail1, label %b27_ok1, !dbg !94, !prof !35

b27_ok1:
	%98 = bitcast i64* %96 to i8*, !dbg !94
	call void @gpuc_signal_op_thread(i8* %98, i64 %p9, i32 9, i32 %73), !dbg !94
	br label %b40, !dbg !94

b28:
	%99 = icmp eq i64 %p1, 2, !dbg !95
	br i1 %99, label %b29, label %b40, !dbg !95

b29:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !20
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !20
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !21
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !18
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !18
	%105 = mul i32 %104, %102, !dbg !96
	%106 = add i32 %101, %105, !dbg !96
	%107 = mul i32 %103, %106, !dbg !96
	%108 = add i32 %100, %107, !dbg !96
	%109 = sext i32 %108 to i64, !dbg !96
	%110 = icmp eq i64 %109, 0, !dbg !97
	%111 = sdiv i64 %p5, 2, !dbg !100
	%112 = mul nsw i64 %111, 4, !dbg !102
	%113 = trunc i64 %14 to i32, !dbg !102
	%114 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !102
	%115 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !102
	%116 = icmp ugt i64 %111, %p3, !dbg !101
	br i1 %116, label %b29_fail1, label %b29_ok1, !dbg !101, !prof !35

b29_ok1:
	%117 = bitcast i32* %114 to i8*, !dbg !102
	%118 = bitcast i32* %115 to i8*, !dbg !102
	call void @gpuc_put_nbi_block(i8* %117, i8* %118, i64 %112, i32 %113), !dbg !102
	%119 = sub i64 %p3, %111, !dbg !103
	%120 = sub i64 %p5, %111, !dbg !104
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %111, !dbg !103
	%122 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !104
	%123 = mul nsw i64 %120, 4, !dbg !105
	%124 = addrspacecast i32 addrspace(1)* %121 to i32*, !dbg !105
	%125 = addrspacecast i32 addrspace(1)* %122 to i32*, !dbg !105
	%126 = icmp ne i64 %119, %120, !dbg !105
	br i1 %126, label %b29_fail2, label %b29_ok2, !dbg !105, !prof !35

b29_ok2:
	%127 = bitcast i32* %124 to i8*, !dbg !105
	%128 = bitcast i32* %125 to i8*, !dbg !105
	call void @gpuc_put_nbi_block(i8* %127, i8* %128, i64 %123, i32 %113), !dbg !105
	%129 = icmp eq i64 %p0, 0, !dbg !106
	br i1 %129, label %b30, label %b31, !dbg !106

b30:
	call void @gpuc_fence_block(), !dbg !107
	br label %b38, !dbg !107

b31:
	%130 = icmp eq i64 %p0, 1, !dbg !108
	br i1 %130, label %b32, label %b33, !dbg !108

b32:
	call void @gpuc_quiet_block(), !dbg !109
	br label %b38, !dbg !109

b33:
	%131 = icmp eq i64 %p0, 2, !dbg !110
	br i1 %131, label %b34, label %b38, !dbg !110

b34:
	call void @gpuc_flush_block(), !dbg !111
	br i1 %110, label %b35, label %b38, !dbg !111

b35:
	%132 = phi i64 [ %133, %b36 ], [ -1, %b34 ], !dbg !112
	%133 = add nsw i64 %132, 1, !dbg !112
	%134 = icmp slt i64 %133, %p5, !dbg !112
	br i1 %134, label %b36, label %b37, !dbg !112

b36:
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %133, !dbg !113
	store i32 -1, i32 addrspace(1)* %135, align 4, !dbg !113
	br label %b35, !dbg !113

b37:
	call void @gpuc_fence_thread(), !dbg !114
	br label %b38, !dbg !114

b38:
	br i1 %110, label %b39, label %b40, !dbg !114

b39:
	%136 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !115
	%137 = icmp eq i64 addrspace(1)* %3, null, !dbg !115
	br i1 %137, label %b39_fail1, label %b39_ok1, !dbg !115, !prof !35

b39_ok1:
	%138 = bitcast i64* %136 to i8*, !dbg !115
	call void @gpuc_signal_op_thread(i8* %138, i64 %p9, i32 9, i32 %113), !dbg !115
	br label %b40, !dbg !115

b40:
	%139 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !116
	%140 = bitcast i64* %139 to i8*, !dbg !116
	%141 = call i64 @gpuc_signal_wait_until_thread(i8* %140, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !116
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117, !range !20
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117, !range !20
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !117, !range !21
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117, !range !18
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117, !range !18
	%147 = mul i32 %146, %144, !dbg !117
	%148 = add i32 %143, %147, !dbg !117
	%149 = mul i32 %145, %148, !dbg !117
	%150 = add i32 %142, %149, !dbg !117
	%151 = sext i32 %150 to i64, !dbg !117
	%152 = mul i32 %145, %146, !dbg !117
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !19
	%154 = mul i32 %152, %153, !dbg !117
	%155 = sext i32 %154 to i64, !dbg !117
	%156 = mul nsw i64 %p7, -1, !dbg !117
	%157 = add i64 %p3, %156, !dbg !117
	%158 = icmp sge i64 %157, 0, !dbg !117
	br i1 %158, label %b41, label %b43_cold, !dbg !117, !prof !118

b41:
	%159 = phi i64 [ %151, %b40 ], [ %164, %b42 ], !dbg !117
	%160 = icmp slt i64 %159, %p7, !dbg !117
	br i1 %160, label %b42, label %b45, !dbg !117

b42:
	%161 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %159, !dbg !119
	%162 = load i32, i32 addrspace(1)* %161, align 4, !dbg !119
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %159, !dbg !120
	store i32 %162, i32 addrspace(1)* %163, align 4, !dbg !120
	%164 = add i64 %159, %155, !dbg !117
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
	%165 = phi i64 [ %171, %b44_cold_ok1 ], [ %151, %b40 ], !dbg !117
	%166 = icmp slt i64 %165, %p7, !dbg !117
	br i1 %166, label %b44_cold, label %b45, !dbg !117

b44_cold:
	%167 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %165, !dbg !119
	%168 = icmp uge i64 %165, %p3, !dbg !119
	br i1 %168, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !119, !prof !35

b44_cold_fail1:
	br label %fail, !dbg !119

b44_cold_ok1:
	%169 = load i32, i32 addrspace(1)* %167, align 4, !dbg !119
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %165, !dbg !120
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !120
	%171 = add i64 %165, %155, !dbg !117
	br label %b43_cold, !dbg !117, !llvm.loop !122

fail:
	%172 = phi i32 [ 5, %b4_fail1 ], [ 6, %b4_fail2 ], [ 7, %b14_fail1 ], [ 5, %b17_fail1 ], [ 6, %b17_fail2 ], [ 7, %b27_fail1 ], [ 5, %b29_fail1 ], [ 6, %b29_fail2 ], [ 7, %b39_fail1 ], [ 9, %b44_cold_fail1 ], !dbg !41
	%173 = phi i64 [ %27, %b4_fail1 ], [ %35, %b4_fail2 ], [ 0, %b14_fail1 ], [ %71, %b17_fail1 ], [ %79, %b17_fail2 ], [ 0, %b27_fail1 ], [ %111, %b29_fail1 ], [ %119, %b29_fail2 ], [ 0, %b39_fail1 ], [ %165, %b44_cold_fail1 ], !dbg !41
	%174 = phi i64 [ %p3, %b4_fail1 ], [ %36, %b4_fail2 ], [ 0, %b14_fail1 ], [ %p3, %b17_fail1 ], [ %80, %b17_fail2 ], [ 0, %b27_fail1 ], [ %p3, %b29_fail1 ], [ %120, %b29_fail2 ], [ 0, %b39_fail1 ], [ %p3, %b44_cold_fail1 ], !dbg !41
	call void @gpuc_fail(i8* %ctrl, i32 %172, i64 %173, i64 %174), !dbg !41
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
	%13 = mul i64 %12, %8, !dbg !128
	%14 = add i64 %6, %13, !dbg !128
	%15 = mul i64 %10, %14, !dbg !128
	%16 = add i64 %4, %15, !dbg !128
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128, !range !18
	%19 = mul i32 %17, %18, !dbg !128
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !128, !range !19
	%21 = mul i32 %19, %20, !dbg !128
	%22 = sext i32 %21 to i64, !dbg !128
	%23 = mul i64 %16, %22, !dbg !128
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128, !range !21
	%27 = mul i32 %18, %26, !dbg !128
	%28 = add i32 %25, %27, !dbg !128
	%29 = mul i32 %17, %28, !dbg !128
	%30 = add i32 %24, %29, !dbg !128
	%31 = sext i32 %30 to i64, !dbg !128
	%32 = add i64 %23, %31, !dbg !128
	%33 = icmp ne i64 %32, 0, !dbg !129
	br i1 %33, label %b1, label %b2, !dbg !129

b1:
	ret void, !dbg !130

b2:
	%34 = sext i32 %1 to i64, !dbg !126
	%35 = sext i32 %2 to i64, !dbg !127
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !131
	%37 = icmp uge i64 0, %p2, !dbg !131
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !131, !prof !35

b2_ok1:
	store i64 %34, i64 addrspace(1)* %36, align 8, !dbg !131
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !132
	%39 = icmp uge i64 1, %p2, !dbg !132
	br i1 %39, label %b2_fail2, label %b2_ok2, !dbg !132, !prof !35

b2_ok2:
	store i64 %35, i64 addrspace(1)* %38, align 8, !dbg !132
	%40 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !133
	%41 = sext i32 %40 to i64, !dbg !133
	%42 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !134
	%43 = sext i32 %42 to i64, !dbg !134
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !135
	%45 = icmp uge i64 2, %p2, !dbg !135
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !135, !prof !35

b2_ok3:
	store i64 %41, i64 addrspace(1)* %44, align 8, !dbg !135
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !136
	%47 = icmp uge i64 3, %p2, !dbg !136
	br i1 %47, label %b2_fail4, label %b2_ok4, !dbg !136, !prof !35

b2_ok4:
	store i64 %43, i64 addrspace(1)* %46, align 8, !dbg !136
	%48 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !137
	%49 = sext i32 %48 to i64, !dbg !137
	%50 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !138
	%51 = sext i32 %50 to i64, !dbg !138
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !139
	%53 = icmp uge i64 4, %p2, !dbg !139
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !139, !prof !35

b2_ok5:
	store i64 %49, i64 addrspace(1)* %52, align 8, !dbg !139
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !140
	%55 = icmp uge i64 5, %p2, !dbg !140
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !140, !prof !35

b2_ok6:
	store i64 %51, i64 addrspace(1)* %54, align 8, !dbg !140
	%56 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !141
	%57 = sext i32 %56 to i64, !dbg !141
	%58 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !142
	%59 = sext i32 %58 to i64, !dbg !142
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !143
	%61 = icmp uge i64 6, %p2, !dbg !143
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !143, !prof !35

b2_ok7:
	store i64 %57, i64 addrspace(1)* %60, align 8, !dbg !143
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !144
	%63 = icmp uge i64 7, %p2, !dbg !144
	br i1 %63, label %b2_fail8, label %b2_ok8, !dbg !144, !prof !35

b2_ok8:
	store i64 %59, i64 addrspace(1)* %62, align 8, !dbg !144
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !145
	%65 = sext i32 %64 to i64, !dbg !145
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !146
	%67 = sext i32 %66 to i64, !dbg !146
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !147
	%69 = icmp uge i64 8, %p2, !dbg !147
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !147, !prof !35

b2_ok9:
	store i64 %65, i64 addrspace(1)* %68, align 8, !dbg !147
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !148
	%71 = icmp uge i64 9, %p2, !dbg !148
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !148, !prof !35

b2_ok10:
	store i64 %67, i64 addrspace(1)* %70, align 8, !dbg !148
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
	%72 = phi i32 [ 10, %b2_fail1 ], [ 10, %b2_fail2 ], [ 11, %b2_fail3 ], [ 11, %b2_fail4 ], [ 12, %b2_fail5 ], [ 12, %b2_fail6 ], [ 13, %b2_fail7 ], [ 13, %b2_fail8 ], [ 14, %b2_fail9 ], [ 14, %b2_fail10 ], !dbg !125
	%73 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !125
	%74 = phi i64 [ %p2, %b2_fail1 ], [ %p2, %b2_fail2 ], [ %p2, %b2_fail3 ], [ %p2, %b2_fail4 ], [ %p2, %b2_fail5 ], [ %p2, %b2_fail6 ], [ %p2, %b2_fail7 ], [ %p2, %b2_fail8 ], [ %p2, %b2_fail9 ], [ %p2, %b2_fail10 ], !dbg !125
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !125
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
	%11 = mul i64 %10, %6, !dbg !151
	%12 = add i64 %4, %11, !dbg !151
	%13 = mul i64 %8, %12, !dbg !151
	%14 = add i64 %2, %13, !dbg !151
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !18
	%17 = mul i32 %15, %16, !dbg !151
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !19
	%19 = mul i32 %17, %18, !dbg !151
	%20 = sext i32 %19 to i64, !dbg !151
	%21 = mul i64 %14, %20, !dbg !151
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !21
	%25 = mul i32 %16, %24, !dbg !151
	%26 = add i32 %23, %25, !dbg !151
	%27 = mul i32 %15, %26, !dbg !151
	%28 = add i32 %22, %27, !dbg !151
	%29 = sext i32 %28 to i64, !dbg !151
	%30 = add i64 %21, %29, !dbg !151
	%31 = mul i64 %8, %10, !dbg !151
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !151, !range !17
	%33 = sext i32 %32 to i64, !dbg !151
	%34 = mul i64 %31, %33, !dbg !151
	%35 = mul i64 %34, %20, !dbg !151
	br label %b1, !dbg !151

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2 ], !dbg !151
	%37 = icmp slt i64 %36, %p3, !dbg !151
	br i1 %37, label %b2, label %b3, !dbg !151

b2:
	%38 = sub nsw i64 %36, 1, !dbg !152
	%39 = icmp ule i64 %38, 2147483647, !dbg !153
	%40 = trunc i64 %38 to i32, !dbg !153
	%41 = select i1 %39, i32 %40, i32 -1, !dbg !153
	%42 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %41, i32 %p1), !dbg !153
	%43 = sext i32 %42 to i64, !dbg !153
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %36, !dbg !154
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !154
	%45 = add i64 %36, %35, !dbg !151
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
	%11 = mul i64 %10, %6, !dbg !157
	%12 = add i64 %4, %11, !dbg !157
	%13 = mul i64 %8, %12, !dbg !157
	%14 = add i64 %2, %13, !dbg !157
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !157, !range !18
	%17 = mul i32 %15, %16, !dbg !157
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !19
	%19 = mul i32 %17, %18, !dbg !157
	%20 = sext i32 %19 to i64, !dbg !157
	%21 = mul i64 %14, %20, !dbg !157
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !157, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157, !range !21
	%25 = mul i32 %16, %24, !dbg !157
	%26 = add i32 %23, %25, !dbg !157
	%27 = mul i32 %15, %26, !dbg !157
	%28 = add i32 %22, %27, !dbg !157
	%29 = sext i32 %28 to i64, !dbg !157
	%30 = add i64 %21, %29, !dbg !157
	%31 = icmp eq i64 %30, 0, !dbg !158
	br i1 %31, label %b1, label %b2, !dbg !158

b1:
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !159
	%33 = addrspacecast i64 addrspace(1)* %32 to i64*, !dbg !160
	%34 = icmp uge i64 0, %p1, !dbg !159
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !159, !prof !35

b1_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !160
	%36 = call i64 @gpuc_g_thread_64(i8* %35, i32 0), !dbg !160
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !161
	%38 = icmp uge i64 1, %p1, !dbg !161
	br i1 %38, label %b1_fail2, label %b1_ok2, !dbg !161, !prof !35

b1_ok2:
	store i64 %36, i64 addrspace(1)* %37, align 8, !dbg !161
	br label %b2, !dbg !161

b2:
	ret void, !dbg !161

b1_fail1:
	br label %fail, !dbg !159

b1_fail2:
	br label %fail, !dbg !161

fail:
	%39 = phi i32 [ 15, %b1_fail1 ], [ 15, %b1_fail2 ], !dbg !156
	%40 = phi i64 [ 0, %b1_fail1 ], [ 1, %b1_fail2 ], !dbg !156
	%41 = phi i64 [ %p1, %b1_fail1 ], [ %p1, %b1_fail2 ], !dbg !156
	call void @gpuc_fail(i8* %ctrl, i32 %39, i64 %40, i64 %41), !dbg !156
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
	%8 = mul nsw i64 %p5, 4, !dbg !167
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
	%40 = sub nsw i64 %p1, 1, !dbg !165
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
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !174
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
	%5 = mul nsw i64 %p3, 4, !dbg !179
	%6 = trunc i64 %p4 to i32, !dbg !179
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !179
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !179
	%9 = icmp uge i64 %p4, %4, !dbg !179
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !179, !prof !35

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !179
	%11 = bitcast i32* %8 to i8*, !dbg !179
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !179
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
	%13 = mul i64 %12, %8, !dbg !186
	%14 = add i64 %6, %13, !dbg !186
	%15 = mul i64 %10, %14, !dbg !186
	%16 = add i64 %4, %15, !dbg !186
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !186, !range !18
	%19 = mul i32 %17, %18, !dbg !186
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !19
	%21 = mul i32 %19, %20, !dbg !186
	%22 = sext i32 %21 to i64, !dbg !186
	%23 = mul i64 %16, %22, !dbg !186
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !186, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !186, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !186, !range !21
	%27 = mul i32 %18, %26, !dbg !186
	%28 = add i32 %25, %27, !dbg !186
	%29 = mul i32 %17, %28, !dbg !186
	%30 = add i32 %24, %29, !dbg !186
	%31 = sext i32 %30 to i64, !dbg !186
	%32 = add i64 %23, %31, !dbg !186
	%33 = icmp ne i64 %32, 0, !dbg !187
	br i1 %33, label %b1, label %b2, !dbg !187

b1:
	ret void, !dbg !188

b2:
	%34 = sext i32 %2 to i64, !dbg !185
	%35 = mul nsw i64 %p3, 4, !dbg !185
	%36 = trunc i64 %p4 to i32, !dbg !185
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !185
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !185
	%39 = icmp ne i64 %p1, %p3, !dbg !185
	%40 = icmp uge i64 %p4, %34, !dbg !185
	%41 = or i1 %39, %40, !dbg !185
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !185, !prof !35

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !185
	%43 = bitcast i32* %38 to i8*, !dbg !185
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !185
	br label %b3, !dbg !189

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !189
	%45 = add nsw i64 %44, 1, !dbg !189
	%46 = icmp slt i64 %45, %p1, !dbg !189
	br i1 %46, label %b4, label %b5, !dbg !189

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !190
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !190
	%49 = add i32 %48, 1, !dbg !191
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !190
	br label %b3, !dbg !190

b5:
	ret void, !dbg !190

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !185
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !185

b2_fail2:
	br label %fail, !dbg !185

b2_ok2:
	br label %fail, !dbg !185

fail:
	%51 = phi i32 [ 25, %b2_fail2 ], [ 26, %b2_ok2 ], !dbg !184
	%52 = phi i64 [ %p1, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !184
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %34, %b2_ok2 ], !dbg !184
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !184
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
	%21 = mul i64 %20, %16, !dbg !198
	%22 = add i64 %14, %21, !dbg !198
	%23 = mul i64 %18, %22, !dbg !198
	%24 = add i64 %12, %23, !dbg !198
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198, !range !18
	%27 = mul i32 %25, %26, !dbg !198
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !198, !range !19
	%29 = mul i32 %27, %28, !dbg !198
	%30 = sext i32 %29 to i64, !dbg !198
	%31 = mul i64 %24, %30, !dbg !198
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198, !range !20
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198, !range !21
	%35 = mul i32 %26, %34, !dbg !198
	%36 = add i32 %33, %35, !dbg !198
	%37 = mul i32 %25, %36, !dbg !198
	%38 = add i32 %32, %37, !dbg !198
	%39 = sext i32 %38 to i64, !dbg !198
	%40 = add i64 %31, %39, !dbg !198
	%41 = mul i64 %18, %20, !dbg !198
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !198, !range !17
	%43 = sext i32 %42 to i64, !dbg !198
	%44 = mul i64 %41, %43, !dbg !198
	%45 = mul i64 %44, %30, !dbg !198
	%46 = sext i32 %2 to i64, !dbg !194
	%47 = trunc i64 %p5 to i32, !dbg !194
	br label %b1, !dbg !198

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !198
	%49 = icmp slt i64 %48, %10, !dbg !198
	br i1 %49, label %b2, label %b3, !dbg !198

b2:
	%50 = mul i64 %48, %p4, !dbg !199
	%51 = add i64 %50, %p4, !dbg !200
	%52 = icmp slt i64 %51, %p3, !dbg !201
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !201
	%54 = sub i64 %53, %50, !dbg !202
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !202
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !203
	%57 = mul i64 %54, 4, !dbg !194
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !194
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !194
	%60 = icmp ugt i64 %53, %p1, !dbg !202
	%61 = icmp ugt i64 %50, %53, !dbg !202
	%62 = icmp uge i64 %p5, %46, !dbg !194
	%63 = or i1 %60, %61, !dbg !194
	%64 = or i1 %63, %62, !dbg !194
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !194, !prof !35

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !194
	%66 = bitcast i32* %59 to i8*, !dbg !194
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !194
	%67 = add i64 %48, %45, !dbg !198
	br label %b1, !dbg !198

b3:
	call void @gpuc_quiet_thread(), !dbg !204
	ret void, !dbg !204

b0_fail1:
	br label %fail, !dbg !195

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !202
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !202

b2_fail2:
	br label %fail, !dbg !202

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !202
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !202

b2_fail3:
	br label %fail, !dbg !202

b2_ok3:
	br label %fail, !dbg !194

fail:
	%70 = phi i32 [ 27, %b0_fail1 ], [ 28, %b2_fail2 ], [ 29, %b2_fail3 ], [ 30, %b2_ok3 ], !dbg !193
	%71 = phi i64 [ 0, %b0_fail1 ], [ %53, %b2_fail2 ], [ %50, %b2_fail3 ], [ %p5, %b2_ok3 ], !dbg !193
	%72 = phi i64 [ 0, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %53, %b2_fail3 ], [ %46, %b2_ok3 ], !dbg !193
	call void @gpuc_fail(i8* %ctrl, i32 %70, i64 %71, i64 %72), !dbg !193
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
	%13 = mul i64 %12, %8, !dbg !210
	%14 = add i64 %6, %13, !dbg !210
	%15 = mul i64 %10, %14, !dbg !210
	%16 = add i64 %4, %15, !dbg !210
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !210, !range !18
	%19 = mul i32 %17, %18, !dbg !210
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !210, !range !19
	%21 = mul i32 %19, %20, !dbg !210
	%22 = sext i32 %21 to i64, !dbg !210
	%23 = mul i64 %16, %22, !dbg !210
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !210, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !210, !range !21
	%27 = mul i32 %18, %26, !dbg !210
	%28 = add i32 %25, %27, !dbg !210
	%29 = mul i32 %17, %28, !dbg !210
	%30 = add i32 %24, %29, !dbg !210
	%31 = sext i32 %30 to i64, !dbg !210
	%32 = add i64 %23, %31, !dbg !210
	%33 = mul i64 %10, %12, !dbg !210
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !210, !range !17
	%35 = sext i32 %34 to i64, !dbg !210
	%36 = mul i64 %33, %35, !dbg !210
	%37 = mul i64 %36, %22, !dbg !210
	%38 = sext i32 %2 to i64, !dbg !209
	%39 = trunc i64 %p4 to i32, !dbg !209
	br label %b1, !dbg !210

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !210
	%41 = icmp slt i64 %40, %p3, !dbg !210
	br i1 %41, label %b2, label %b3, !dbg !210

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !211
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !212
	%44 = icmp uge i64 %40, %p1, !dbg !211
	%45 = icmp uge i64 %p4, %38, !dbg !209
	%46 = or i1 %44, %45, !dbg !209
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !209, !prof !35

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !212
	%48 = bitcast float %47 to i32, !dbg !209
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !209
	%50 = bitcast float* %49 to i8*, !dbg !209
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !209
	%51 = add i64 %40, %37, !dbg !210
	br label %b1, !dbg !210

b3:
	ret void, !dbg !208

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !211
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !211

b2_fail2:
	br label %fail, !dbg !211

b2_ok2:
	br label %fail, !dbg !209

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !206
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !206
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !206
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !206
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
	%13 = mul i64 %12, %8, !dbg !218
	%14 = add i64 %6, %13, !dbg !218
	%15 = mul i64 %10, %14, !dbg !218
	%16 = add i64 %4, %15, !dbg !218
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !218, !range !18
	%19 = mul i32 %17, %18, !dbg !218
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218, !range !19
	%21 = mul i32 %19, %20, !dbg !218
	%22 = sext i32 %21 to i64, !dbg !218
	%23 = mul i64 %16, %22, !dbg !218
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !218, !range !21
	%27 = mul i32 %18, %26, !dbg !218
	%28 = add i32 %25, %27, !dbg !218
	%29 = mul i32 %17, %28, !dbg !218
	%30 = add i32 %24, %29, !dbg !218
	%31 = sext i32 %30 to i64, !dbg !218
	%32 = add i64 %23, %31, !dbg !218
	%33 = mul i64 %10, %12, !dbg !218
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !218, !range !17
	%35 = sext i32 %34 to i64, !dbg !218
	%36 = mul i64 %33, %35, !dbg !218
	%37 = mul i64 %36, %22, !dbg !218
	%38 = sext i32 %2 to i64, !dbg !217
	%39 = trunc i64 %p4 to i32, !dbg !217
	br label %b1, !dbg !218

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !218
	%41 = icmp slt i64 %40, %p1, !dbg !218
	br i1 %41, label %b2, label %b3, !dbg !218

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !219
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !217
	%44 = icmp uge i64 %40, %p3, !dbg !219
	%45 = icmp uge i64 %p4, %38, !dbg !217
	%46 = or i1 %44, %45, !dbg !217
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !217, !prof !35

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !217
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !217
	%49 = bitcast i32 %48 to float, !dbg !217
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !220
	store float %49, float addrspace(1)* %50, align 4, !dbg !220
	%51 = add i64 %40, %37, !dbg !218
	br label %b1, !dbg !218

b3:
	ret void, !dbg !216

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !219
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !219

b2_fail2:
	br label %fail, !dbg !219

b2_ok2:
	br label %fail, !dbg !217

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !214
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !214
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !214
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
	%14 = mul i64 %13, %9, !dbg !226
	%15 = add i64 %7, %14, !dbg !226
	%16 = mul i64 %11, %15, !dbg !226
	%17 = add i64 %5, %16, !dbg !226
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !226, !range !18
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !226, !range !18
	%20 = mul i32 %18, %19, !dbg !226
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !226, !range !19
	%22 = mul i32 %20, %21, !dbg !226
	%23 = sext i32 %22 to i64, !dbg !226
	%24 = mul i64 %17, %23, !dbg !226
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !226, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !226, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !226, !range !21
	%28 = mul i32 %19, %27, !dbg !226
	%29 = add i32 %26, %28, !dbg !226
	%30 = mul i32 %18, %29, !dbg !226
	%31 = add i32 %25, %30, !dbg !226
	%32 = sext i32 %31 to i64, !dbg !226
	%33 = add i64 %24, %32, !dbg !226
	%34 = icmp ne i64 %33, 0, !dbg !227
	br i1 %34, label %b1, label %b2, !dbg !227

b1:
	ret void, !dbg !228

b2:
	%35 = sext i32 %2 to i64, !dbg !224
	%36 = add nsw i64 %35, 1, !dbg !230
	%37 = sext i32 %3 to i64, !dbg !225
	%38 = icmp uge i64 0, %p1, !dbg !229
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !229, !prof !35

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !231
	%40 = select i1 %39, i64 1, i64 %37, !dbg !231
	%41 = srem i64 %36, %40, !dbg !231
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !229
	%43 = trunc i64 %41 to i32, !dbg !232
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !232
	%45 = bitcast i64* %44 to i8*, !dbg !232
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !232
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !233
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !234
	%48 = icmp uge i64 1, %p1, !dbg !233
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !233, !prof !35

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !234
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !234
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !235
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !236
	%52 = icmp uge i64 2, %p1, !dbg !235
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !235, !prof !35

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !236
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !236
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !237
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !238
	%56 = icmp uge i64 3, %p1, !dbg !237
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !237, !prof !35

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !238
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !238
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !239
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !240
	%60 = icmp uge i64 4, %p1, !dbg !239
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !239, !prof !35

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !240
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !240
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !241
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !242
	%64 = icmp uge i64 5, %p1, !dbg !241
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !241, !prof !35

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !242
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !242
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !243
	%67 = bitcast i64* %66 to i8*, !dbg !243
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 42), !dbg !243
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !244
	%70 = icmp uge i64 0, %p3, !dbg !244
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !244, !prof !35

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !244
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !245
	%72 = bitcast i64* %71 to i8*, !dbg !245
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 44), !dbg !245
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !246
	%75 = icmp uge i64 1, %p3, !dbg !246
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !246, !prof !35

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !246
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !247
	%77 = bitcast i64* %76 to i8*, !dbg !247
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 46), !dbg !247
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !248
	%80 = icmp uge i64 2, %p3, !dbg !248
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !248, !prof !35

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !248
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !249
	%82 = bitcast i64* %81 to i8*, !dbg !249
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 48), !dbg !249
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !250
	%85 = icmp uge i64 3, %p3, !dbg !250
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !250, !prof !35

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !250
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !251
	%87 = bitcast i64* %86 to i8*, !dbg !251
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 50), !dbg !251
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !252
	%90 = icmp uge i64 4, %p3, !dbg !252
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !252, !prof !35

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !252
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !253
	%92 = bitcast i64* %91 to i8*, !dbg !253
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 52), !dbg !253
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !254
	%95 = icmp uge i64 5, %p3, !dbg !254
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !254, !prof !35

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !254
	br label %b3, !dbg !255

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !255
	%97 = add i64 %96, 6, !dbg !257
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !256
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !258
	%100 = icmp uge i64 %96, %p1, !dbg !256
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !256, !prof !35

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !258
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !258
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !259
	%104 = icmp uge i64 %97, %p3, !dbg !259
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !259, !prof !35

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !259
	%105 = add i64 %96, 1, !dbg !259
	%106 = icmp slt i64 %105, %p1, !dbg !259
	br i1 %106, label %b3, label %b4, !dbg !259

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
	br label %fail, !dbg !256

b3_fail2:
	br label %fail, !dbg !259

fail:
	%107 = phi i32 [ 35, %b2_fail1 ], [ 36, %b2_fail2 ], [ 37, %b2_fail3 ], [ 38, %b2_fail4 ], [ 39, %b2_fail5 ], [ 40, %b2_fail6 ], [ 41, %b2_fail7 ], [ 43, %b2_fail8 ], [ 45, %b2_fail9 ], [ 47, %b2_fail10 ], [ 49, %b2_fail11 ], [ 51, %b2_fail12 ], [ 53, %b3_fail1 ], [ 53, %b3_fail2 ], !dbg !223
	%108 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 0, %b2_fail7 ], [ 1, %b2_fail8 ], [ 2, %b2_fail9 ], [ 3, %b2_fail10 ], [ 4, %b2_fail11 ], [ 5, %b2_fail12 ], [ %96, %b3_fail1 ], [ %97, %b3_fail2 ], !dbg !223
	%109 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_fail5 ], [ %p1, %b2_fail6 ], [ %p3, %b2_fail7 ], [ %p3, %b2_fail8 ], [ %p3, %b2_fail9 ], [ %p3, %b2_fail10 ], [ %p3, %b2_fail11 ], [ %p3, %b2_fail12 ], [ %p1, %b3_fail1 ], [ %p3, %b3_fail2 ], !dbg !223
	call void @gpuc_fail(i8* %ctrl, i32 %107, i64 %108, i64 %109), !dbg !223
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
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !263
	%5 = icmp uge i64 %4, %3, !dbg !262
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !262, !prof !35

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264, !range !14
	%7 = sext i32 %6 to i64, !dbg !264
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !264, !range !15
	%9 = sext i32 %8 to i64, !dbg !264
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !264, !range !15
	%11 = sext i32 %10 to i64, !dbg !264
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !264, !range !16
	%13 = sext i32 %12 to i64, !dbg !264
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !264, !range !17
	%15 = sext i32 %14 to i64, !dbg !264
	%16 = mul i64 %15, %11, !dbg !264
	%17 = add i64 %9, %16, !dbg !264
	%18 = mul i64 %13, %17, !dbg !264
	%19 = add i64 %7, %18, !dbg !264
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !264, !range !18
	%22 = mul i32 %20, %21, !dbg !264
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !264, !range !19
	%24 = mul i32 %22, %23, !dbg !264
	%25 = sext i32 %24 to i64, !dbg !264
	%26 = mul i64 %19, %25, !dbg !264
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !264, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !264, !range !21
	%30 = mul i32 %21, %29, !dbg !264
	%31 = add i32 %28, %30, !dbg !264
	%32 = mul i32 %20, %31, !dbg !264
	%33 = add i32 %27, %32, !dbg !264
	%34 = sext i32 %33 to i64, !dbg !264
	%35 = add i64 %26, %34, !dbg !264
	%36 = add i64 %35, 1, !dbg !265
	%37 = trunc i64 %4 to i32, !dbg !262
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !262
	%39 = bitcast i64* %38 to i8*, !dbg !262
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !262
	%40 = add i64 %4, 1, !dbg !262
	%41 = icmp slt i64 %40, %3, !dbg !262
	br i1 %41, label %b1, label %b2, !dbg !262

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !267
	%43 = bitcast i64* %42 to i8*, !dbg !267
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 55), !dbg !267
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !268
	%46 = icmp uge i64 %35, %p3, !dbg !268
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !268, !prof !35

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !268
	ret void, !dbg !268

b1_fail1:
	br label %fail, !dbg !262

b2_fail1:
	br label %fail, !dbg !268

fail:
	%47 = phi i32 [ 54, %b1_fail1 ], [ 56, %b2_fail1 ], !dbg !261
	%48 = phi i64 [ %4, %b1_fail1 ], [ %35, %b2_fail1 ], !dbg !261
	%49 = phi i64 [ %3, %b1_fail1 ], [ %p3, %b2_fail1 ], !dbg !261
	call void @gpuc_fail(i8* %ctrl, i32 %47, i64 %48, i64 %49), !dbg !261
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
	%14 = mul i64 %13, %9, !dbg !274
	%15 = add i64 %7, %14, !dbg !274
	%16 = mul i64 %11, %15, !dbg !274
	%17 = add i64 %5, %16, !dbg !274
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274, !range !18
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !274, !range !18
	%20 = mul i32 %18, %19, !dbg !274
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !274, !range !19
	%22 = mul i32 %20, %21, !dbg !274
	%23 = sext i32 %22 to i64, !dbg !274
	%24 = mul i64 %17, %23, !dbg !274
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !274, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !274, !range !21
	%28 = mul i32 %19, %27, !dbg !274
	%29 = add i32 %26, %28, !dbg !274
	%30 = mul i32 %18, %29, !dbg !274
	%31 = add i32 %25, %30, !dbg !274
	%32 = sext i32 %31 to i64, !dbg !274
	%33 = add i64 %24, %32, !dbg !274
	%34 = mul i64 %11, %13, !dbg !274
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !274, !range !17
	%36 = sext i32 %35 to i64, !dbg !274
	%37 = mul i64 %34, %36, !dbg !274
	%38 = mul i64 %37, %23, !dbg !274
	%39 = sext i32 %1 to i64, !dbg !271
	%40 = add i64 %39, 1, !dbg !276
	br label %b1, !dbg !274

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !274
	%42 = icmp slt i64 %41, %3, !dbg !274
	br i1 %42, label %b2, label %b3, !dbg !274

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !277
	%44 = trunc i64 %41 to i32, !dbg !272
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !272
	%46 = icmp uge i64 %39, %p1, !dbg !277
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !277, !prof !35

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !272
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !272
	%48 = add i64 %41, %38, !dbg !274
	br label %b1, !dbg !274

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !278
	%50 = icmp slt i64 %49, %3, !dbg !278
	br i1 %50, label %b4, label %b5, !dbg !278

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !279
	%52 = add i64 %49, 1, !dbg !281
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !282
	%54 = icmp uge i64 %49, %p1, !dbg !279
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !279, !prof !35

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !282
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 59), !dbg !282
	%57 = add i64 %49, %38, !dbg !278
	br label %b3, !dbg !278

b5:
	ret void, !dbg !278

b2_fail1:
	br label %fail, !dbg !277

b4_fail1:
	br label %fail, !dbg !279

fail:
	%58 = phi i32 [ 57, %b2_fail1 ], [ 58, %b4_fail1 ], !dbg !270
	%59 = phi i64 [ %39, %b2_fail1 ], [ %49, %b4_fail1 ], !dbg !270
	%60 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], !dbg !270
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !270
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
	%15 = mul i64 %14, %10, !dbg !290
	%16 = add i64 %8, %15, !dbg !290
	%17 = mul i64 %12, %16, !dbg !290
	%18 = add i64 %6, %17, !dbg !290
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !290, !range !18
	%21 = mul i32 %19, %20, !dbg !290
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !290, !range !19
	%23 = mul i32 %21, %22, !dbg !290
	%24 = sext i32 %23 to i64, !dbg !290
	%25 = mul i64 %18, %24, !dbg !290
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !290, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !290, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !290, !range !21
	%29 = mul i32 %20, %28, !dbg !290
	%30 = add i32 %27, %29, !dbg !290
	%31 = mul i32 %19, %30, !dbg !290
	%32 = add i32 %26, %31, !dbg !290
	%33 = sext i32 %32 to i64, !dbg !290
	%34 = add i64 %25, %33, !dbg !290
	%35 = icmp eq i64 %34, 0, !dbg !291
	br i1 %35, label %b1, label %b14, !dbg !291

b1:
	%36 = sext i32 %3 to i64, !dbg !288
	%37 = add nsw i64 %36, 1, !dbg !293
	%38 = sext i32 %4 to i64, !dbg !289
	%39 = icmp ne i64 %p3, %p5, !dbg !292
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !292, !prof !35

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !294
	%41 = select i1 %40, i64 1, i64 %38, !dbg !294
	%42 = srem i64 %37, %41, !dbg !294
	%43 = mul nsw i64 %p5, 4, !dbg !292
	%44 = trunc i64 %42 to i32, !dbg !292
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !292
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !292
	%47 = bitcast i32* %45 to i8*, !dbg !292
	%48 = bitcast i32* %46 to i8*, !dbg !292
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !292
	%49 = icmp eq i64 %p0, 0, !dbg !295
	br i1 %49, label %b2, label %b3, !dbg !295

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !296
	%51 = icmp slt i32 %50, 0, !dbg !296
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !296, !prof !35

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !296
	br label %b9, !dbg !296

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !297
	br i1 %52, label %b4, label %b5, !dbg !297

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 63), !dbg !298
	br label %b9, !dbg !298

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !299
	br i1 %53, label %b6, label %b7, !dbg !299

b6:
	call void @gpuc_quiet_thread(), !dbg !300
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !301
	%55 = icmp slt i32 %54, 0, !dbg !301
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !301, !prof !35

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !301
	br label %b9, !dbg !301

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !302
	br i1 %56, label %b8, label %b9, !dbg !302

b8:
	call void @gpuc_quiet_thread(), !dbg !303
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 66), !dbg !304
	br label %b9, !dbg !304

b9:
	%57 = mul nsw i64 %p7, -1, !dbg !305
	%58 = add i64 %p3, %57, !dbg !305
	%59 = icmp sge i64 %58, 0, !dbg !305
	br i1 %59, label %b10, label %b12_cold, !dbg !305, !prof !118

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !305
	%61 = icmp slt i64 %60, %p7, !dbg !306
	br i1 %61, label %b11, label %b14, !dbg !306

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !307
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !307
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !308
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !308
	%65 = add nsw i64 %60, 1, !dbg !309
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
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !305
	%67 = icmp slt i64 %66, %p7, !dbg !306
	br i1 %67, label %b13_cold, label %b14, !dbg !306

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !307
	%69 = icmp uge i64 %66, %p3, !dbg !307
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !307, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !307

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !307
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !308
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !308
	%72 = add nsw i64 %66, 1, !dbg !309
	br label %b12_cold, !dbg !309, !llvm.loop !311

fail:
	%73 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !285
	%74 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %66, %b13_cold_fail1 ], !dbg !285
	%75 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !285
	call void @gpuc_fail(i8* %ctrl, i32 %73, i64 %74, i64 %75), !dbg !285
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
	%15 = mul i64 %14, %10, !dbg !318
	%16 = add i64 %8, %15, !dbg !318
	%17 = mul i64 %12, %16, !dbg !318
	%18 = add i64 %6, %17, !dbg !318
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !318, !range !18
	%21 = mul i32 %19, %20, !dbg !318
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !318, !range !19
	%23 = mul i32 %21, %22, !dbg !318
	%24 = sext i32 %23 to i64, !dbg !318
	%25 = mul i64 %18, %24, !dbg !318
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !318, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !318, !range !21
	%29 = mul i32 %20, %28, !dbg !318
	%30 = add i32 %27, %29, !dbg !318
	%31 = mul i32 %19, %30, !dbg !318
	%32 = add i32 %26, %31, !dbg !318
	%33 = sext i32 %32 to i64, !dbg !318
	%34 = add i64 %25, %33, !dbg !318
	%35 = sdiv i64 %34, 32, !dbg !319
	%36 = icmp eq i64 %35, 0, !dbg !320
	br i1 %36, label %b1, label %b14, !dbg !320

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !321
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !321, !prof !35

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !322, !range !75
	%39 = sext i32 %38 to i64, !dbg !322
	%40 = and i32 %32, -32, !dbg !323
	%41 = sub i32 %23, %40, !dbg !323
	%42 = icmp slt i32 %41, 32, !dbg !323
	%43 = select i1 %42, i32 %41, i32 32, !dbg !323
	%44 = sext i32 %43 to i64, !dbg !323
	%45 = sext i32 %3 to i64, !dbg !316
	%46 = add nsw i64 %45, 1, !dbg !324
	%47 = sext i32 %4 to i64, !dbg !317
	%48 = icmp eq i64 %47, -1, !dbg !325
	%49 = select i1 %48, i64 1, i64 %47, !dbg !325
	%50 = srem i64 %46, %49, !dbg !325
	%51 = mul nsw i64 %p5, 4, !dbg !321
	%52 = trunc i64 %50 to i32, !dbg !321
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !321
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !321
	%55 = bitcast i32* %53 to i8*, !dbg !321
	%56 = bitcast i32* %54 to i8*, !dbg !321
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !321
	%57 = icmp eq i64 %p0, 0, !dbg !326
	br i1 %57, label %b2, label %b3, !dbg !326

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !327
	%59 = icmp slt i32 %58, 0, !dbg !327
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !35

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !327
	br label %b9, !dbg !327

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !328
	br i1 %60, label %b4, label %b5, !dbg !328

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 63), !dbg !329
	br label %b9, !dbg !329

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !330
	br i1 %61, label %b6, label %b7, !dbg !330

b6:
	call void @gpuc_quiet_warp(), !dbg !331
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !332
	%63 = icmp slt i32 %62, 0, !dbg !332
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !332, !prof !35

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !332
	br label %b9, !dbg !332

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !333
	br i1 %64, label %b8, label %b9, !dbg !333

b8:
	call void @gpuc_quiet_warp(), !dbg !334
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 66), !dbg !335
	br label %b9, !dbg !335

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !336
	%66 = mul nsw i64 %p7, -1, !dbg !336
	%67 = add i64 %p3, %66, !dbg !336
	%68 = icmp sge i64 %67, 0, !dbg !336
	%69 = and i1 %65, %68, !dbg !336
	br i1 %69, label %b10, label %b12_cold, !dbg !336, !prof !118

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !336
	%71 = icmp slt i64 %70, %p7, !dbg !337
	br i1 %71, label %b11, label %b14, !dbg !337

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !338
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !338
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !339
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !339
	%75 = add i64 %70, %44, !dbg !340
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
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !336
	%77 = icmp slt i64 %76, %p7, !dbg !337
	br i1 %77, label %b13_cold, label %b14, !dbg !337

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !338
	%79 = icmp uge i64 %76, %p3, !dbg !338
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !338, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !338

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !338
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !339
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !339
	%82 = add i64 %76, %44, !dbg !340
	br label %b12_cold, !dbg !340, !llvm.loop !342

fail:
	%83 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !313
	%84 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %76, %b13_cold_fail1 ], !dbg !313
	%85 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !313
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !313
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
	%24 = add nsw i64 %23, 1, !dbg !354
	%25 = sext i32 %4 to i64, !dbg !348
	%26 = icmp eq i64 %25, -1, !dbg !355
	%27 = select i1 %26, i64 1, i64 %25, !dbg !355
	%28 = srem i64 %24, %27, !dbg !355
	%29 = mul nsw i64 %p5, 4, !dbg !351
	%30 = trunc i64 %28 to i32, !dbg !351
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !351
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !351
	%33 = bitcast i32* %31 to i8*, !dbg !351
	%34 = bitcast i32* %32 to i8*, !dbg !351
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !351
	%35 = icmp eq i64 %p0, 0, !dbg !356
	br i1 %35, label %b2, label %b3, !dbg !356

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !357
	%37 = icmp slt i32 %36, 0, !dbg !357
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !357, !prof !35

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !357
	br label %b9, !dbg !357

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !358
	br i1 %38, label %b4, label %b5, !dbg !358

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 63), !dbg !359
	br label %b9, !dbg !359

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !360
	br i1 %39, label %b6, label %b7, !dbg !360

b6:
	call void @gpuc_quiet_block(), !dbg !361
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !362
	%41 = icmp slt i32 %40, 0, !dbg !362
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !362, !prof !35

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !362
	br label %b9, !dbg !362

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !363
	br i1 %42, label %b8, label %b9, !dbg !363

b8:
	call void @gpuc_quiet_block(), !dbg !364
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 66), !dbg !365
	br label %b9, !dbg !365

b9:
	%43 = mul nsw i64 %p7, -1, !dbg !366
	%44 = add i64 %p3, %43, !dbg !366
	%45 = icmp sge i64 %44, 0, !dbg !366
	br i1 %45, label %b10, label %b12_cold, !dbg !366, !prof !118

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !366
	%47 = icmp slt i64 %46, %p7, !dbg !367
	br i1 %47, label %b11, label %b14, !dbg !367

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !368
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !368
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !369
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !369
	%51 = add i64 %46, %22, !dbg !370
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
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !366
	%53 = icmp slt i64 %52, %p7, !dbg !367
	br i1 %53, label %b13_cold, label %b14, !dbg !367

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !368
	%55 = icmp uge i64 %52, %p3, !dbg !368
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !368, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !368

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !368
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !369
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !369
	%58 = add i64 %52, %22, !dbg !370
	br label %b12_cold, !dbg !370, !llvm.loop !372

fail:
	%59 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !344
	%60 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %52, %b13_cold_fail1 ], !dbg !344
	%61 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !344
	call void @gpuc_fail(i8* %ctrl, i32 %59, i64 %60, i64 %61), !dbg !344
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
	%7 = add nsw i64 %4, 1, !dbg !378
	br label %b2, !dbg !377

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !377
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !379, !range !20
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !379, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !379, !range !18
	%14 = mul i32 %13, %11, !dbg !379
	%15 = add i32 %10, %14, !dbg !379
	%16 = mul i32 %12, %15, !dbg !379
	%17 = add i32 %9, %16, !dbg !379
	%18 = sext i32 %17 to i64, !dbg !379
	%19 = icmp eq i64 %18, 0, !dbg !380
	br i1 %19, label %b3, label %b4, !dbg !380

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !381
	%21 = add i64 %8, 1, !dbg !382
	%22 = trunc i64 %21 to i32, !dbg !383
	%23 = icmp uge i64 0, %p1, !dbg !381
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !381, !prof !35

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !384
	%25 = select i1 %24, i64 1, i64 %5, !dbg !384
	%26 = srem i64 %7, %25, !dbg !384
	%27 = trunc i64 %26 to i32, !dbg !375
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !375
	%29 = bitcast i32* %28 to i8*, !dbg !375
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !375
	br label %b4, !dbg !375

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 69), !dbg !385
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !386
	%31 = icmp uge i64 0, %p1, !dbg !386
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !386, !prof !35

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !386
	%33 = add i64 %8, 1, !dbg !387
	%34 = trunc i64 %33 to i32, !dbg !388
	%35 = icmp ne i32 %32, %34, !dbg !389
	br i1 %35, label %b5, label %b6, !dbg !389

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !390
	%37 = icmp uge i64 0, %p3, !dbg !390
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !390, !prof !35

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !391
	br label %b6, !dbg !391

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 72), !dbg !392
	%39 = icmp slt i64 %33, %p4, !dbg !392
	br i1 %39, label %b2, label %b7, !dbg !392

b7:
	ret void, !dbg !392

b3_fail1:
	br label %fail, !dbg !381

b4_fail1:
	br label %fail, !dbg !386

b5_fail1:
	br label %fail, !dbg !390

fail:
	%40 = phi i32 [ 68, %b3_fail1 ], [ 70, %b4_fail1 ], [ 71, %b5_fail1 ], !dbg !374
	%41 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail1 ], [ 0, %b5_fail1 ], !dbg !374
	%42 = phi i64 [ %p1, %b3_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b5_fail1 ], !dbg !374
	call void @gpuc_fail(i8* %ctrl, i32 %40, i64 %41, i64 %42), !dbg !374
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
	%13 = mul i64 %12, %8, !dbg !399
	%14 = add i64 %6, %13, !dbg !399
	%15 = mul i64 %10, %14, !dbg !399
	%16 = add i64 %4, %15, !dbg !399
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !18
	%19 = mul i32 %17, %18, !dbg !399
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !399, !range !19
	%21 = mul i32 %19, %20, !dbg !399
	%22 = sext i32 %21 to i64, !dbg !399
	%23 = mul i64 %16, %22, !dbg !399
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !21
	%27 = mul i32 %18, %26, !dbg !399
	%28 = add i32 %25, %27, !dbg !399
	%29 = mul i32 %17, %28, !dbg !399
	%30 = add i32 %24, %29, !dbg !399
	%31 = sext i32 %30 to i64, !dbg !399
	%32 = add i64 %23, %31, !dbg !399
	%33 = mul i64 %10, %12, !dbg !399
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !399, !range !17
	%35 = sext i32 %34 to i64, !dbg !399
	%36 = mul i64 %33, %35, !dbg !399
	%37 = mul i64 %36, %22, !dbg !399
	%38 = sext i32 %2 to i64, !dbg !398
	%39 = trunc i64 %p4 to i32, !dbg !398
	br label %b1, !dbg !399

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !399
	%41 = icmp slt i64 %40, %p3, !dbg !399
	br i1 %41, label %b2, label %b3, !dbg !399

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !400
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !401
	%44 = icmp uge i64 %40, %p1, !dbg !400
	%45 = icmp uge i64 %p4, %38, !dbg !398
	%46 = or i1 %44, %45, !dbg !398
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !398, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !401
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !398
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !398
	%49 = add i64 %40, %37, !dbg !399
	br label %b1, !dbg !399

b3:
	ret void, !dbg !397

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !400
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !400

b2_fail2:
	br label %fail, !dbg !400

b2_ok2:
	br label %fail, !dbg !398

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !395
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !395
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !395
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !395
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
	%13 = mul i64 %12, %8, !dbg !407
	%14 = add i64 %6, %13, !dbg !407
	%15 = mul i64 %10, %14, !dbg !407
	%16 = add i64 %4, %15, !dbg !407
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !18
	%19 = mul i32 %17, %18, !dbg !407
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !407, !range !19
	%21 = mul i32 %19, %20, !dbg !407
	%22 = sext i32 %21 to i64, !dbg !407
	%23 = mul i64 %16, %22, !dbg !407
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !21
	%27 = mul i32 %18, %26, !dbg !407
	%28 = add i32 %25, %27, !dbg !407
	%29 = mul i32 %17, %28, !dbg !407
	%30 = add i32 %24, %29, !dbg !407
	%31 = sext i32 %30 to i64, !dbg !407
	%32 = add i64 %23, %31, !dbg !407
	%33 = mul i64 %10, %12, !dbg !407
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !407, !range !17
	%35 = sext i32 %34 to i64, !dbg !407
	%36 = mul i64 %33, %35, !dbg !407
	%37 = mul i64 %36, %22, !dbg !407
	%38 = sext i32 %2 to i64, !dbg !406
	%39 = trunc i64 %p4 to i32, !dbg !406
	br label %b1, !dbg !407

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !407
	%41 = icmp slt i64 %40, %p1, !dbg !407
	br i1 %41, label %b2, label %b3, !dbg !407

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !408
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !406
	%44 = icmp uge i64 %40, %p3, !dbg !408
	%45 = icmp uge i64 %p4, %38, !dbg !406
	%46 = or i1 %44, %45, !dbg !406
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !406, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !406
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !409
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !409
	%49 = add i64 %40, %37, !dbg !407
	br label %b1, !dbg !407

b3:
	ret void, !dbg !405

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !408
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !408

b2_fail2:
	br label %fail, !dbg !408

b2_ok2:
	br label %fail, !dbg !406

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !403
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !403
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !403
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !403
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
	%13 = mul i64 %12, %8, !dbg !415
	%14 = add i64 %6, %13, !dbg !415
	%15 = mul i64 %10, %14, !dbg !415
	%16 = add i64 %4, %15, !dbg !415
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !415, !range !18
	%19 = mul i32 %17, %18, !dbg !415
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !415, !range !19
	%21 = mul i32 %19, %20, !dbg !415
	%22 = sext i32 %21 to i64, !dbg !415
	%23 = mul i64 %16, %22, !dbg !415
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !21
	%27 = mul i32 %18, %26, !dbg !415
	%28 = add i32 %25, %27, !dbg !415
	%29 = mul i32 %17, %28, !dbg !415
	%30 = add i32 %24, %29, !dbg !415
	%31 = sext i32 %30 to i64, !dbg !415
	%32 = add i64 %23, %31, !dbg !415
	%33 = mul i64 %10, %12, !dbg !415
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !415, !range !17
	%35 = sext i32 %34 to i64, !dbg !415
	%36 = mul i64 %33, %35, !dbg !415
	%37 = mul i64 %36, %22, !dbg !415
	%38 = sext i32 %2 to i64, !dbg !414
	%39 = trunc i64 %p4 to i32, !dbg !414
	br label %b1, !dbg !415

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !415
	%41 = icmp slt i64 %40, %p3, !dbg !415
	br i1 %41, label %b2, label %b3, !dbg !415

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !416
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !417
	%44 = icmp uge i64 %40, %p1, !dbg !416
	%45 = icmp uge i64 %p4, %38, !dbg !414
	%46 = or i1 %44, %45, !dbg !414
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !414, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !417
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !414
	%49 = bitcast i16* %48 to i8*, !dbg !414
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !414
	%50 = add i64 %40, %37, !dbg !415
	br label %b1, !dbg !415

b3:
	ret void, !dbg !413

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !416
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !416

b2_fail2:
	br label %fail, !dbg !416

b2_ok2:
	br label %fail, !dbg !414

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !411
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !411
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !411
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !411
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
	%13 = mul i64 %12, %8, !dbg !423
	%14 = add i64 %6, %13, !dbg !423
	%15 = mul i64 %10, %14, !dbg !423
	%16 = add i64 %4, %15, !dbg !423
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !423, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !423, !range !18
	%19 = mul i32 %17, %18, !dbg !423
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !423, !range !19
	%21 = mul i32 %19, %20, !dbg !423
	%22 = sext i32 %21 to i64, !dbg !423
	%23 = mul i64 %16, %22, !dbg !423
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !423, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !423, !range !21
	%27 = mul i32 %18, %26, !dbg !423
	%28 = add i32 %25, %27, !dbg !423
	%29 = mul i32 %17, %28, !dbg !423
	%30 = add i32 %24, %29, !dbg !423
	%31 = sext i32 %30 to i64, !dbg !423
	%32 = add i64 %23, %31, !dbg !423
	%33 = mul i64 %10, %12, !dbg !423
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !423, !range !17
	%35 = sext i32 %34 to i64, !dbg !423
	%36 = mul i64 %33, %35, !dbg !423
	%37 = mul i64 %36, %22, !dbg !423
	%38 = sext i32 %2 to i64, !dbg !422
	%39 = trunc i64 %p4 to i32, !dbg !422
	br label %b1, !dbg !423

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !423
	%41 = icmp slt i64 %40, %p1, !dbg !423
	br i1 %41, label %b2, label %b3, !dbg !423

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !424
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !422
	%44 = icmp uge i64 %40, %p3, !dbg !424
	%45 = icmp uge i64 %p4, %38, !dbg !422
	%46 = or i1 %44, %45, !dbg !422
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !422, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !422
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !422
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !425
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !425
	%50 = add i64 %40, %37, !dbg !423
	br label %b1, !dbg !423

b3:
	ret void, !dbg !421

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !424
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !424

b2_fail2:
	br label %fail, !dbg !424

b2_ok2:
	br label %fail, !dbg !422

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !419
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !419
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !419
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !419
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
	%13 = mul i64 %12, %8, !dbg !431
	%14 = add i64 %6, %13, !dbg !431
	%15 = mul i64 %10, %14, !dbg !431
	%16 = add i64 %4, %15, !dbg !431
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !18
	%19 = mul i32 %17, %18, !dbg !431
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !19
	%21 = mul i32 %19, %20, !dbg !431
	%22 = sext i32 %21 to i64, !dbg !431
	%23 = mul i64 %16, %22, !dbg !431
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !21
	%27 = mul i32 %18, %26, !dbg !431
	%28 = add i32 %25, %27, !dbg !431
	%29 = mul i32 %17, %28, !dbg !431
	%30 = add i32 %24, %29, !dbg !431
	%31 = sext i32 %30 to i64, !dbg !431
	%32 = add i64 %23, %31, !dbg !431
	%33 = mul i64 %10, %12, !dbg !431
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !17
	%35 = sext i32 %34 to i64, !dbg !431
	%36 = mul i64 %33, %35, !dbg !431
	%37 = mul i64 %36, %22, !dbg !431
	%38 = sext i32 %2 to i64, !dbg !430
	%39 = trunc i64 %p4 to i32, !dbg !430
	br label %b1, !dbg !431

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !431
	%41 = icmp slt i64 %40, %p3, !dbg !431
	br i1 %41, label %b2, label %b3, !dbg !431

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !432
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !433
	%44 = icmp uge i64 %40, %p1, !dbg !432
	%45 = icmp uge i64 %p4, %38, !dbg !430
	%46 = or i1 %44, %45, !dbg !430
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !430, !prof !35

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !433
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !430
	%49 = bitcast i32* %48 to i8*, !dbg !430
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !430
	%50 = add i64 %40, %37, !dbg !431
	br label %b1, !dbg !431

b3:
	ret void, !dbg !429

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !432
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !432

b2_fail2:
	br label %fail, !dbg !432

b2_ok2:
	br label %fail, !dbg !430

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !427
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !427
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !427
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !427
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
	%13 = mul i64 %12, %8, !dbg !439
	%14 = add i64 %6, %13, !dbg !439
	%15 = mul i64 %10, %14, !dbg !439
	%16 = add i64 %4, %15, !dbg !439
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !439, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !439, !range !18
	%19 = mul i32 %17, %18, !dbg !439
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !439, !range !19
	%21 = mul i32 %19, %20, !dbg !439
	%22 = sext i32 %21 to i64, !dbg !439
	%23 = mul i64 %16, %22, !dbg !439
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !439, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !439, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !439, !range !21
	%27 = mul i32 %18, %26, !dbg !439
	%28 = add i32 %25, %27, !dbg !439
	%29 = mul i32 %17, %28, !dbg !439
	%30 = add i32 %24, %29, !dbg !439
	%31 = sext i32 %30 to i64, !dbg !439
	%32 = add i64 %23, %31, !dbg !439
	%33 = mul i64 %10, %12, !dbg !439
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !439, !range !17
	%35 = sext i32 %34 to i64, !dbg !439
	%36 = mul i64 %33, %35, !dbg !439
	%37 = mul i64 %36, %22, !dbg !439
	%38 = sext i32 %2 to i64, !dbg !438
	%39 = trunc i64 %p4 to i32, !dbg !438
	br label %b1, !dbg !439

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !439
	%41 = icmp slt i64 %40, %p1, !dbg !439
	br i1 %41, label %b2, label %b3, !dbg !439

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !440
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !438
	%44 = icmp uge i64 %40, %p3, !dbg !440
	%45 = icmp uge i64 %p4, %38, !dbg !438
	%46 = or i1 %44, %45, !dbg !438
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !438, !prof !35

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !438
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !438
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !441
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !441
	%50 = add i64 %40, %37, !dbg !439
	br label %b1, !dbg !439

b3:
	ret void, !dbg !437

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !440
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !440

b2_fail2:
	br label %fail, !dbg !440

b2_ok2:
	br label %fail, !dbg !438

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !435
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !435
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !435
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !435
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
	%13 = mul i64 %12, %8, !dbg !447
	%14 = add i64 %6, %13, !dbg !447
	%15 = mul i64 %10, %14, !dbg !447
	%16 = add i64 %4, %15, !dbg !447
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !447, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !447, !range !18
	%19 = mul i32 %17, %18, !dbg !447
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !19
	%21 = mul i32 %19, %20, !dbg !447
	%22 = sext i32 %21 to i64, !dbg !447
	%23 = mul i64 %16, %22, !dbg !447
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !447, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !447, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !447, !range !21
	%27 = mul i32 %18, %26, !dbg !447
	%28 = add i32 %25, %27, !dbg !447
	%29 = mul i32 %17, %28, !dbg !447
	%30 = add i32 %24, %29, !dbg !447
	%31 = sext i32 %30 to i64, !dbg !447
	%32 = add i64 %23, %31, !dbg !447
	%33 = mul i64 %10, %12, !dbg !447
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !447, !range !17
	%35 = sext i32 %34 to i64, !dbg !447
	%36 = mul i64 %33, %35, !dbg !447
	%37 = mul i64 %36, %22, !dbg !447
	%38 = sext i32 %2 to i64, !dbg !446
	%39 = trunc i64 %p4 to i32, !dbg !446
	br label %b1, !dbg !447

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !447
	%41 = icmp slt i64 %40, %p3, !dbg !447
	br i1 %41, label %b2, label %b3, !dbg !447

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !448
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !449
	%44 = icmp uge i64 %40, %p1, !dbg !448
	%45 = icmp uge i64 %p4, %38, !dbg !446
	%46 = or i1 %44, %45, !dbg !446
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !446, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !449
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !446
	%49 = bitcast i64* %48 to i8*, !dbg !446
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !446
	%50 = add i64 %40, %37, !dbg !447
	br label %b1, !dbg !447

b3:
	ret void, !dbg !445

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !448
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !448

b2_fail2:
	br label %fail, !dbg !448

b2_ok2:
	br label %fail, !dbg !446

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !443
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !443
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !443
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !443
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
	%13 = mul i64 %12, %8, !dbg !455
	%14 = add i64 %6, %13, !dbg !455
	%15 = mul i64 %10, %14, !dbg !455
	%16 = add i64 %4, %15, !dbg !455
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !455, !range !18
	%19 = mul i32 %17, %18, !dbg !455
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !455, !range !19
	%21 = mul i32 %19, %20, !dbg !455
	%22 = sext i32 %21 to i64, !dbg !455
	%23 = mul i64 %16, %22, !dbg !455
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !455, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !455, !range !21
	%27 = mul i32 %18, %26, !dbg !455
	%28 = add i32 %25, %27, !dbg !455
	%29 = mul i32 %17, %28, !dbg !455
	%30 = add i32 %24, %29, !dbg !455
	%31 = sext i32 %30 to i64, !dbg !455
	%32 = add i64 %23, %31, !dbg !455
	%33 = mul i64 %10, %12, !dbg !455
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !455, !range !17
	%35 = sext i32 %34 to i64, !dbg !455
	%36 = mul i64 %33, %35, !dbg !455
	%37 = mul i64 %36, %22, !dbg !455
	%38 = sext i32 %2 to i64, !dbg !454
	%39 = trunc i64 %p4 to i32, !dbg !454
	br label %b1, !dbg !455

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !455
	%41 = icmp slt i64 %40, %p1, !dbg !455
	br i1 %41, label %b2, label %b3, !dbg !455

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !456
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !454
	%44 = icmp uge i64 %40, %p3, !dbg !456
	%45 = icmp uge i64 %p4, %38, !dbg !454
	%46 = or i1 %44, %45, !dbg !454
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !454, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !454
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !454
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !457
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !457
	%50 = add i64 %40, %37, !dbg !455
	br label %b1, !dbg !455

b3:
	ret void, !dbg !453

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !456
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !456

b2_fail2:
	br label %fail, !dbg !456

b2_ok2:
	br label %fail, !dbg !454

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !451
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !451
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !451
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !451
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
	%13 = mul i64 %12, %8, !dbg !463
	%14 = add i64 %6, %13, !dbg !463
	%15 = mul i64 %10, %14, !dbg !463
	%16 = add i64 %4, %15, !dbg !463
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !463, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !463, !range !18
	%19 = mul i32 %17, %18, !dbg !463
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !463, !range !19
	%21 = mul i32 %19, %20, !dbg !463
	%22 = sext i32 %21 to i64, !dbg !463
	%23 = mul i64 %16, %22, !dbg !463
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !463, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !463, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !463, !range !21
	%27 = mul i32 %18, %26, !dbg !463
	%28 = add i32 %25, %27, !dbg !463
	%29 = mul i32 %17, %28, !dbg !463
	%30 = add i32 %24, %29, !dbg !463
	%31 = sext i32 %30 to i64, !dbg !463
	%32 = add i64 %23, %31, !dbg !463
	%33 = mul i64 %10, %12, !dbg !463
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !463, !range !17
	%35 = sext i32 %34 to i64, !dbg !463
	%36 = mul i64 %33, %35, !dbg !463
	%37 = mul i64 %36, %22, !dbg !463
	%38 = sext i32 %2 to i64, !dbg !462
	%39 = trunc i64 %p4 to i32, !dbg !462
	br label %b1, !dbg !463

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !463
	%41 = icmp slt i64 %40, %p3, !dbg !463
	br i1 %41, label %b2, label %b3, !dbg !463

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !464
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !465
	%44 = icmp uge i64 %40, %p1, !dbg !464
	%45 = icmp uge i64 %p4, %38, !dbg !462
	%46 = or i1 %44, %45, !dbg !462
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !462, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !465
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !462
	%49 = bitcast i64* %48 to i8*, !dbg !462
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !462
	%50 = add i64 %40, %37, !dbg !463
	br label %b1, !dbg !463

b3:
	ret void, !dbg !461

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !464
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !464

b2_fail2:
	br label %fail, !dbg !464

b2_ok2:
	br label %fail, !dbg !462

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !459
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !459
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !459
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !459
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
	%13 = mul i64 %12, %8, !dbg !471
	%14 = add i64 %6, %13, !dbg !471
	%15 = mul i64 %10, %14, !dbg !471
	%16 = add i64 %4, %15, !dbg !471
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !471, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !471, !range !18
	%19 = mul i32 %17, %18, !dbg !471
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !471, !range !19
	%21 = mul i32 %19, %20, !dbg !471
	%22 = sext i32 %21 to i64, !dbg !471
	%23 = mul i64 %16, %22, !dbg !471
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !471, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !471, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !471, !range !21
	%27 = mul i32 %18, %26, !dbg !471
	%28 = add i32 %25, %27, !dbg !471
	%29 = mul i32 %17, %28, !dbg !471
	%30 = add i32 %24, %29, !dbg !471
	%31 = sext i32 %30 to i64, !dbg !471
	%32 = add i64 %23, %31, !dbg !471
	%33 = mul i64 %10, %12, !dbg !471
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !471, !range !17
	%35 = sext i32 %34 to i64, !dbg !471
	%36 = mul i64 %33, %35, !dbg !471
	%37 = mul i64 %36, %22, !dbg !471
	%38 = sext i32 %2 to i64, !dbg !470
	%39 = trunc i64 %p4 to i32, !dbg !470
	br label %b1, !dbg !471

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !471
	%41 = icmp slt i64 %40, %p1, !dbg !471
	br i1 %41, label %b2, label %b3, !dbg !471

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !472
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !470
	%44 = icmp uge i64 %40, %p3, !dbg !472
	%45 = icmp uge i64 %p4, %38, !dbg !470
	%46 = or i1 %44, %45, !dbg !470
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !470, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !470
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !470
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !473
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !473
	%50 = add i64 %40, %37, !dbg !471
	br label %b1, !dbg !471

b3:
	ret void, !dbg !469

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !472
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !472

b2_fail2:
	br label %fail, !dbg !472

b2_ok2:
	br label %fail, !dbg !470

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !467
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !467
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !467
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !467
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
	%13 = mul i64 %12, %8, !dbg !479
	%14 = add i64 %6, %13, !dbg !479
	%15 = mul i64 %10, %14, !dbg !479
	%16 = add i64 %4, %15, !dbg !479
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !479, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !479, !range !18
	%19 = mul i32 %17, %18, !dbg !479
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !479, !range !19
	%21 = mul i32 %19, %20, !dbg !479
	%22 = sext i32 %21 to i64, !dbg !479
	%23 = mul i64 %16, %22, !dbg !479
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !479, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !479, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !479, !range !21
	%27 = mul i32 %18, %26, !dbg !479
	%28 = add i32 %25, %27, !dbg !479
	%29 = mul i32 %17, %28, !dbg !479
	%30 = add i32 %24, %29, !dbg !479
	%31 = sext i32 %30 to i64, !dbg !479
	%32 = add i64 %23, %31, !dbg !479
	%33 = mul i64 %10, %12, !dbg !479
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !479, !range !17
	%35 = sext i32 %34 to i64, !dbg !479
	%36 = mul i64 %33, %35, !dbg !479
	%37 = mul i64 %36, %22, !dbg !479
	%38 = sext i32 %2 to i64, !dbg !478
	%39 = trunc i64 %p4 to i32, !dbg !478
	br label %b1, !dbg !479

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !479
	%41 = icmp slt i64 %40, %p3, !dbg !479
	br i1 %41, label %b2, label %b3, !dbg !479

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !480
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !481
	%44 = icmp uge i64 %40, %p1, !dbg !480
	%45 = icmp uge i64 %p4, %38, !dbg !478
	%46 = or i1 %44, %45, !dbg !478
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !478, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !481
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !478
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !478
	%49 = add i64 %40, %37, !dbg !479
	br label %b1, !dbg !479

b3:
	ret void, !dbg !477

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !480
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !480

b2_fail2:
	br label %fail, !dbg !480

b2_ok2:
	br label %fail, !dbg !478

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !475
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !475
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !475
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !475
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
	%13 = mul i64 %12, %8, !dbg !487
	%14 = add i64 %6, %13, !dbg !487
	%15 = mul i64 %10, %14, !dbg !487
	%16 = add i64 %4, %15, !dbg !487
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !487, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !487, !range !18
	%19 = mul i32 %17, %18, !dbg !487
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !487, !range !19
	%21 = mul i32 %19, %20, !dbg !487
	%22 = sext i32 %21 to i64, !dbg !487
	%23 = mul i64 %16, %22, !dbg !487
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !487, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !487, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !487, !range !21
	%27 = mul i32 %18, %26, !dbg !487
	%28 = add i32 %25, %27, !dbg !487
	%29 = mul i32 %17, %28, !dbg !487
	%30 = add i32 %24, %29, !dbg !487
	%31 = sext i32 %30 to i64, !dbg !487
	%32 = add i64 %23, %31, !dbg !487
	%33 = mul i64 %10, %12, !dbg !487
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !487, !range !17
	%35 = sext i32 %34 to i64, !dbg !487
	%36 = mul i64 %33, %35, !dbg !487
	%37 = mul i64 %36, %22, !dbg !487
	%38 = sext i32 %2 to i64, !dbg !486
	%39 = trunc i64 %p4 to i32, !dbg !486
	br label %b1, !dbg !487

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !487
	%41 = icmp slt i64 %40, %p1, !dbg !487
	br i1 %41, label %b2, label %b3, !dbg !487

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !488
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !486
	%44 = icmp uge i64 %40, %p3, !dbg !488
	%45 = icmp uge i64 %p4, %38, !dbg !486
	%46 = or i1 %44, %45, !dbg !486
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !486, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !486
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !489
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !489
	%49 = add i64 %40, %37, !dbg !487
	br label %b1, !dbg !487

b3:
	ret void, !dbg !485

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !488
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !488

b2_fail2:
	br label %fail, !dbg !488

b2_ok2:
	br label %fail, !dbg !486

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !483
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !483
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !483
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !483
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
	%13 = mul i64 %12, %8, !dbg !495
	%14 = add i64 %6, %13, !dbg !495
	%15 = mul i64 %10, %14, !dbg !495
	%16 = add i64 %4, %15, !dbg !495
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495, !range !18
	%19 = mul i32 %17, %18, !dbg !495
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !495, !range !19
	%21 = mul i32 %19, %20, !dbg !495
	%22 = sext i32 %21 to i64, !dbg !495
	%23 = mul i64 %16, %22, !dbg !495
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !495, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !495, !range !21
	%27 = mul i32 %18, %26, !dbg !495
	%28 = add i32 %25, %27, !dbg !495
	%29 = mul i32 %17, %28, !dbg !495
	%30 = add i32 %24, %29, !dbg !495
	%31 = sext i32 %30 to i64, !dbg !495
	%32 = add i64 %23, %31, !dbg !495
	%33 = mul i64 %10, %12, !dbg !495
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !495, !range !17
	%35 = sext i32 %34 to i64, !dbg !495
	%36 = mul i64 %33, %35, !dbg !495
	%37 = mul i64 %36, %22, !dbg !495
	%38 = sext i32 %2 to i64, !dbg !494
	%39 = trunc i64 %p4 to i32, !dbg !494
	br label %b1, !dbg !495

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !495
	%41 = icmp slt i64 %40, %p3, !dbg !495
	br i1 %41, label %b2, label %b3, !dbg !495

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !496
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !497
	%44 = icmp uge i64 %40, %p1, !dbg !496
	%45 = icmp uge i64 %p4, %38, !dbg !494
	%46 = or i1 %44, %45, !dbg !494
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !494, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !497
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !494
	%49 = bitcast i16* %48 to i8*, !dbg !494
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !494
	%50 = add i64 %40, %37, !dbg !495
	br label %b1, !dbg !495

b3:
	ret void, !dbg !493

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !496
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !496

b2_fail2:
	br label %fail, !dbg !496

b2_ok2:
	br label %fail, !dbg !494

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !491
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !491
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !491
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !491
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
	%13 = mul i64 %12, %8, !dbg !503
	%14 = add i64 %6, %13, !dbg !503
	%15 = mul i64 %10, %14, !dbg !503
	%16 = add i64 %4, %15, !dbg !503
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !503, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !503, !range !18
	%19 = mul i32 %17, %18, !dbg !503
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !503, !range !19
	%21 = mul i32 %19, %20, !dbg !503
	%22 = sext i32 %21 to i64, !dbg !503
	%23 = mul i64 %16, %22, !dbg !503
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !503, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !503, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !503, !range !21
	%27 = mul i32 %18, %26, !dbg !503
	%28 = add i32 %25, %27, !dbg !503
	%29 = mul i32 %17, %28, !dbg !503
	%30 = add i32 %24, %29, !dbg !503
	%31 = sext i32 %30 to i64, !dbg !503
	%32 = add i64 %23, %31, !dbg !503
	%33 = mul i64 %10, %12, !dbg !503
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !503, !range !17
	%35 = sext i32 %34 to i64, !dbg !503
	%36 = mul i64 %33, %35, !dbg !503
	%37 = mul i64 %36, %22, !dbg !503
	%38 = sext i32 %2 to i64, !dbg !502
	%39 = trunc i64 %p4 to i32, !dbg !502
	br label %b1, !dbg !503

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !503
	%41 = icmp slt i64 %40, %p1, !dbg !503
	br i1 %41, label %b2, label %b3, !dbg !503

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !504
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !502
	%44 = icmp uge i64 %40, %p3, !dbg !504
	%45 = icmp uge i64 %p4, %38, !dbg !502
	%46 = or i1 %44, %45, !dbg !502
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !502, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !502
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !502
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !505
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !505
	%50 = add i64 %40, %37, !dbg !503
	br label %b1, !dbg !503

b3:
	ret void, !dbg !501

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !504
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !504

b2_fail2:
	br label %fail, !dbg !504

b2_ok2:
	br label %fail, !dbg !502

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !499
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !499
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !499
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !499
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
	%13 = mul i64 %12, %8, !dbg !511
	%14 = add i64 %6, %13, !dbg !511
	%15 = mul i64 %10, %14, !dbg !511
	%16 = add i64 %4, %15, !dbg !511
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !511, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !511, !range !18
	%19 = mul i32 %17, %18, !dbg !511
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !511, !range !19
	%21 = mul i32 %19, %20, !dbg !511
	%22 = sext i32 %21 to i64, !dbg !511
	%23 = mul i64 %16, %22, !dbg !511
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !511, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !511, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !511, !range !21
	%27 = mul i32 %18, %26, !dbg !511
	%28 = add i32 %25, %27, !dbg !511
	%29 = mul i32 %17, %28, !dbg !511
	%30 = add i32 %24, %29, !dbg !511
	%31 = sext i32 %30 to i64, !dbg !511
	%32 = add i64 %23, %31, !dbg !511
	%33 = mul i64 %10, %12, !dbg !511
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !511, !range !17
	%35 = sext i32 %34 to i64, !dbg !511
	%36 = mul i64 %33, %35, !dbg !511
	%37 = mul i64 %36, %22, !dbg !511
	%38 = sext i32 %2 to i64, !dbg !510
	%39 = trunc i64 %p4 to i32, !dbg !510
	br label %b1, !dbg !511

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !511
	%41 = icmp slt i64 %40, %p3, !dbg !511
	br i1 %41, label %b2, label %b3, !dbg !511

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !512
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !513
	%44 = icmp uge i64 %40, %p1, !dbg !512
	%45 = icmp uge i64 %p4, %38, !dbg !510
	%46 = or i1 %44, %45, !dbg !510
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !510, !prof !35

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !513
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !510
	%49 = bitcast i32* %48 to i8*, !dbg !510
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !510
	%50 = add i64 %40, %37, !dbg !511
	br label %b1, !dbg !511

b3:
	ret void, !dbg !509

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !512
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !512

b2_fail2:
	br label %fail, !dbg !512

b2_ok2:
	br label %fail, !dbg !510

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !507
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !507
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !507
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !507
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
	%13 = mul i64 %12, %8, !dbg !519
	%14 = add i64 %6, %13, !dbg !519
	%15 = mul i64 %10, %14, !dbg !519
	%16 = add i64 %4, %15, !dbg !519
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !519, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !519, !range !18
	%19 = mul i32 %17, %18, !dbg !519
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !519, !range !19
	%21 = mul i32 %19, %20, !dbg !519
	%22 = sext i32 %21 to i64, !dbg !519
	%23 = mul i64 %16, %22, !dbg !519
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !519, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !519, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !519, !range !21
	%27 = mul i32 %18, %26, !dbg !519
	%28 = add i32 %25, %27, !dbg !519
	%29 = mul i32 %17, %28, !dbg !519
	%30 = add i32 %24, %29, !dbg !519
	%31 = sext i32 %30 to i64, !dbg !519
	%32 = add i64 %23, %31, !dbg !519
	%33 = mul i64 %10, %12, !dbg !519
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !519, !range !17
	%35 = sext i32 %34 to i64, !dbg !519
	%36 = mul i64 %33, %35, !dbg !519
	%37 = mul i64 %36, %22, !dbg !519
	%38 = sext i32 %2 to i64, !dbg !518
	%39 = trunc i64 %p4 to i32, !dbg !518
	br label %b1, !dbg !519

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !519
	%41 = icmp slt i64 %40, %p1, !dbg !519
	br i1 %41, label %b2, label %b3, !dbg !519

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !520
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !518
	%44 = icmp uge i64 %40, %p3, !dbg !520
	%45 = icmp uge i64 %p4, %38, !dbg !518
	%46 = or i1 %44, %45, !dbg !518
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !518, !prof !35

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !518
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !518
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !521
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !521
	%50 = add i64 %40, %37, !dbg !519
	br label %b1, !dbg !519

b3:
	ret void, !dbg !517

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !520
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !520

b2_fail2:
	br label %fail, !dbg !520

b2_ok2:
	br label %fail, !dbg !518

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !515
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !515
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !515
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !515
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
	%13 = mul i64 %12, %8, !dbg !527
	%14 = add i64 %6, %13, !dbg !527
	%15 = mul i64 %10, %14, !dbg !527
	%16 = add i64 %4, %15, !dbg !527
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !527, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !527, !range !18
	%19 = mul i32 %17, %18, !dbg !527
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !527, !range !19
	%21 = mul i32 %19, %20, !dbg !527
	%22 = sext i32 %21 to i64, !dbg !527
	%23 = mul i64 %16, %22, !dbg !527
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !527, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !527, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !527, !range !21
	%27 = mul i32 %18, %26, !dbg !527
	%28 = add i32 %25, %27, !dbg !527
	%29 = mul i32 %17, %28, !dbg !527
	%30 = add i32 %24, %29, !dbg !527
	%31 = sext i32 %30 to i64, !dbg !527
	%32 = add i64 %23, %31, !dbg !527
	%33 = mul i64 %10, %12, !dbg !527
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !527, !range !17
	%35 = sext i32 %34 to i64, !dbg !527
	%36 = mul i64 %33, %35, !dbg !527
	%37 = mul i64 %36, %22, !dbg !527
	%38 = sext i32 %2 to i64, !dbg !526
	%39 = trunc i64 %p4 to i32, !dbg !526
	br label %b1, !dbg !527

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !527
	%41 = icmp slt i64 %40, %p3, !dbg !527
	br i1 %41, label %b2, label %b3, !dbg !527

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !528
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !529
	%44 = icmp uge i64 %40, %p1, !dbg !528
	%45 = icmp uge i64 %p4, %38, !dbg !526
	%46 = or i1 %44, %45, !dbg !526
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !526, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !529
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !526
	%49 = bitcast i64* %48 to i8*, !dbg !526
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !526
	%50 = add i64 %40, %37, !dbg !527
	br label %b1, !dbg !527

b3:
	ret void, !dbg !525

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !528
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !528

b2_fail2:
	br label %fail, !dbg !528

b2_ok2:
	br label %fail, !dbg !526

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !523
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !523
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !523
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !523
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
	%13 = mul i64 %12, %8, !dbg !535
	%14 = add i64 %6, %13, !dbg !535
	%15 = mul i64 %10, %14, !dbg !535
	%16 = add i64 %4, %15, !dbg !535
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !535, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !535, !range !18
	%19 = mul i32 %17, %18, !dbg !535
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !19
	%21 = mul i32 %19, %20, !dbg !535
	%22 = sext i32 %21 to i64, !dbg !535
	%23 = mul i64 %16, %22, !dbg !535
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !535, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !535, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !535, !range !21
	%27 = mul i32 %18, %26, !dbg !535
	%28 = add i32 %25, %27, !dbg !535
	%29 = mul i32 %17, %28, !dbg !535
	%30 = add i32 %24, %29, !dbg !535
	%31 = sext i32 %30 to i64, !dbg !535
	%32 = add i64 %23, %31, !dbg !535
	%33 = mul i64 %10, %12, !dbg !535
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !535, !range !17
	%35 = sext i32 %34 to i64, !dbg !535
	%36 = mul i64 %33, %35, !dbg !535
	%37 = mul i64 %36, %22, !dbg !535
	%38 = sext i32 %2 to i64, !dbg !534
	%39 = trunc i64 %p4 to i32, !dbg !534
	br label %b1, !dbg !535

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !535
	%41 = icmp slt i64 %40, %p1, !dbg !535
	br i1 %41, label %b2, label %b3, !dbg !535

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !536
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !534
	%44 = icmp uge i64 %40, %p3, !dbg !536
	%45 = icmp uge i64 %p4, %38, !dbg !534
	%46 = or i1 %44, %45, !dbg !534
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !534, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !534
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !534
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !537
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !537
	%50 = add i64 %40, %37, !dbg !535
	br label %b1, !dbg !535

b3:
	ret void, !dbg !533

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !536
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !536

b2_fail2:
	br label %fail, !dbg !536

b2_ok2:
	br label %fail, !dbg !534

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !531
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !531
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !531
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !531
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
	%13 = mul i64 %12, %8, !dbg !543
	%14 = add i64 %6, %13, !dbg !543
	%15 = mul i64 %10, %14, !dbg !543
	%16 = add i64 %4, %15, !dbg !543
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !543, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !543, !range !18
	%19 = mul i32 %17, %18, !dbg !543
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !543, !range !19
	%21 = mul i32 %19, %20, !dbg !543
	%22 = sext i32 %21 to i64, !dbg !543
	%23 = mul i64 %16, %22, !dbg !543
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !543, !range !21
	%27 = mul i32 %18, %26, !dbg !543
	%28 = add i32 %25, %27, !dbg !543
	%29 = mul i32 %17, %28, !dbg !543
	%30 = add i32 %24, %29, !dbg !543
	%31 = sext i32 %30 to i64, !dbg !543
	%32 = add i64 %23, %31, !dbg !543
	%33 = mul i64 %10, %12, !dbg !543
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !543, !range !17
	%35 = sext i32 %34 to i64, !dbg !543
	%36 = mul i64 %33, %35, !dbg !543
	%37 = mul i64 %36, %22, !dbg !543
	%38 = sext i32 %2 to i64, !dbg !542
	%39 = trunc i64 %p4 to i32, !dbg !542
	br label %b1, !dbg !543

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !543
	%41 = icmp slt i64 %40, %p3, !dbg !543
	br i1 %41, label %b2, label %b3, !dbg !543

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !544
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !545
	%44 = icmp uge i64 %40, %p1, !dbg !544
	%45 = icmp uge i64 %p4, %38, !dbg !542
	%46 = or i1 %44, %45, !dbg !542
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !542, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !545
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !542
	%49 = bitcast i64* %48 to i8*, !dbg !542
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !542
	%50 = add i64 %40, %37, !dbg !543
	br label %b1, !dbg !543

b3:
	ret void, !dbg !541

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !544
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !544

b2_fail2:
	br label %fail, !dbg !544

b2_ok2:
	br label %fail, !dbg !542

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !539
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !539
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !539
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !539
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
	%13 = mul i64 %12, %8, !dbg !551
	%14 = add i64 %6, %13, !dbg !551
	%15 = mul i64 %10, %14, !dbg !551
	%16 = add i64 %4, %15, !dbg !551
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !18
	%19 = mul i32 %17, %18, !dbg !551
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !19
	%21 = mul i32 %19, %20, !dbg !551
	%22 = sext i32 %21 to i64, !dbg !551
	%23 = mul i64 %16, %22, !dbg !551
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !21
	%27 = mul i32 %18, %26, !dbg !551
	%28 = add i32 %25, %27, !dbg !551
	%29 = mul i32 %17, %28, !dbg !551
	%30 = add i32 %24, %29, !dbg !551
	%31 = sext i32 %30 to i64, !dbg !551
	%32 = add i64 %23, %31, !dbg !551
	%33 = mul i64 %10, %12, !dbg !551
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !551, !range !17
	%35 = sext i32 %34 to i64, !dbg !551
	%36 = mul i64 %33, %35, !dbg !551
	%37 = mul i64 %36, %22, !dbg !551
	%38 = sext i32 %2 to i64, !dbg !550
	%39 = trunc i64 %p4 to i32, !dbg !550
	br label %b1, !dbg !551

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !551
	%41 = icmp slt i64 %40, %p1, !dbg !551
	br i1 %41, label %b2, label %b3, !dbg !551

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !552
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !550
	%44 = icmp uge i64 %40, %p3, !dbg !552
	%45 = icmp uge i64 %p4, %38, !dbg !550
	%46 = or i1 %44, %45, !dbg !550
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !550, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !550
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !550
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !553
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !553
	%50 = add i64 %40, %37, !dbg !551
	br label %b1, !dbg !551

b3:
	ret void, !dbg !549

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !552
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !552

b2_fail2:
	br label %fail, !dbg !552

b2_ok2:
	br label %fail, !dbg !550

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !547
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !547
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !547
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !547
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
	%13 = mul i64 %12, %8, !dbg !559
	%14 = add i64 %6, %13, !dbg !559
	%15 = mul i64 %10, %14, !dbg !559
	%16 = add i64 %4, %15, !dbg !559
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !559, !range !18
	%19 = mul i32 %17, %18, !dbg !559
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !559, !range !19
	%21 = mul i32 %19, %20, !dbg !559
	%22 = sext i32 %21 to i64, !dbg !559
	%23 = mul i64 %16, %22, !dbg !559
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !559, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !559, !range !21
	%27 = mul i32 %18, %26, !dbg !559
	%28 = add i32 %25, %27, !dbg !559
	%29 = mul i32 %17, %28, !dbg !559
	%30 = add i32 %24, %29, !dbg !559
	%31 = sext i32 %30 to i64, !dbg !559
	%32 = add i64 %23, %31, !dbg !559
	%33 = mul i64 %10, %12, !dbg !559
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !559, !range !17
	%35 = sext i32 %34 to i64, !dbg !559
	%36 = mul i64 %33, %35, !dbg !559
	%37 = mul i64 %36, %22, !dbg !559
	%38 = sext i32 %2 to i64, !dbg !558
	%39 = trunc i64 %p4 to i32, !dbg !558
	br label %b1, !dbg !559

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !559
	%41 = icmp slt i64 %40, %p3, !dbg !559
	br i1 %41, label %b2, label %b3, !dbg !559

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !560
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !561
	%44 = icmp uge i64 %40, %p1, !dbg !560
	%45 = icmp uge i64 %p4, %38, !dbg !558
	%46 = or i1 %44, %45, !dbg !558
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !558, !prof !35

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !561
	%48 = bitcast float %47 to i32, !dbg !558
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !558
	%50 = bitcast float* %49 to i8*, !dbg !558
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !558
	%51 = add i64 %40, %37, !dbg !559
	br label %b1, !dbg !559

b3:
	ret void, !dbg !557

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !560
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !560

b2_fail2:
	br label %fail, !dbg !560

b2_ok2:
	br label %fail, !dbg !558

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !555
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !555
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !555
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !555
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
	%13 = mul i64 %12, %8, !dbg !567
	%14 = add i64 %6, %13, !dbg !567
	%15 = mul i64 %10, %14, !dbg !567
	%16 = add i64 %4, %15, !dbg !567
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567, !range !18
	%19 = mul i32 %17, %18, !dbg !567
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !567, !range !19
	%21 = mul i32 %19, %20, !dbg !567
	%22 = sext i32 %21 to i64, !dbg !567
	%23 = mul i64 %16, %22, !dbg !567
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !567, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !567, !range !21
	%27 = mul i32 %18, %26, !dbg !567
	%28 = add i32 %25, %27, !dbg !567
	%29 = mul i32 %17, %28, !dbg !567
	%30 = add i32 %24, %29, !dbg !567
	%31 = sext i32 %30 to i64, !dbg !567
	%32 = add i64 %23, %31, !dbg !567
	%33 = mul i64 %10, %12, !dbg !567
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !567, !range !17
	%35 = sext i32 %34 to i64, !dbg !567
	%36 = mul i64 %33, %35, !dbg !567
	%37 = mul i64 %36, %22, !dbg !567
	%38 = sext i32 %2 to i64, !dbg !566
	%39 = trunc i64 %p4 to i32, !dbg !566
	br label %b1, !dbg !567

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !567
	%41 = icmp slt i64 %40, %p1, !dbg !567
	br i1 %41, label %b2, label %b3, !dbg !567

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !568
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !566
	%44 = icmp uge i64 %40, %p3, !dbg !568
	%45 = icmp uge i64 %p4, %38, !dbg !566
	%46 = or i1 %44, %45, !dbg !566
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !566, !prof !35

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !566
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !566
	%49 = bitcast i32 %48 to float, !dbg !566
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !569
	store float %49, float addrspace(1)* %50, align 4, !dbg !569
	%51 = add i64 %40, %37, !dbg !567
	br label %b1, !dbg !567

b3:
	ret void, !dbg !565

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !568
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !568

b2_fail2:
	br label %fail, !dbg !568

b2_ok2:
	br label %fail, !dbg !566

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !563
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !563
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !563
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !563
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
	%13 = mul i64 %12, %8, !dbg !575
	%14 = add i64 %6, %13, !dbg !575
	%15 = mul i64 %10, %14, !dbg !575
	%16 = add i64 %4, %15, !dbg !575
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !575, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !575, !range !18
	%19 = mul i32 %17, %18, !dbg !575
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !575, !range !19
	%21 = mul i32 %19, %20, !dbg !575
	%22 = sext i32 %21 to i64, !dbg !575
	%23 = mul i64 %16, %22, !dbg !575
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !575, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !575, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !575, !range !21
	%27 = mul i32 %18, %26, !dbg !575
	%28 = add i32 %25, %27, !dbg !575
	%29 = mul i32 %17, %28, !dbg !575
	%30 = add i32 %24, %29, !dbg !575
	%31 = sext i32 %30 to i64, !dbg !575
	%32 = add i64 %23, %31, !dbg !575
	%33 = mul i64 %10, %12, !dbg !575
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !575, !range !17
	%35 = sext i32 %34 to i64, !dbg !575
	%36 = mul i64 %33, %35, !dbg !575
	%37 = mul i64 %36, %22, !dbg !575
	%38 = sext i32 %2 to i64, !dbg !574
	%39 = trunc i64 %p4 to i32, !dbg !574
	br label %b1, !dbg !575

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !575
	%41 = icmp slt i64 %40, %p3, !dbg !575
	br i1 %41, label %b2, label %b3, !dbg !575

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !576
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !577
	%44 = icmp uge i64 %40, %p1, !dbg !576
	%45 = icmp uge i64 %p4, %38, !dbg !574
	%46 = or i1 %44, %45, !dbg !574
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !574, !prof !35

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !577
	%48 = bitcast double %47 to i64, !dbg !574
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !574
	%50 = bitcast double* %49 to i8*, !dbg !574
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !574
	%51 = add i64 %40, %37, !dbg !575
	br label %b1, !dbg !575

b3:
	ret void, !dbg !573

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !576
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !576

b2_fail2:
	br label %fail, !dbg !576

b2_ok2:
	br label %fail, !dbg !574

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !571
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !571
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !571
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !571
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
	%13 = mul i64 %12, %8, !dbg !583
	%14 = add i64 %6, %13, !dbg !583
	%15 = mul i64 %10, %14, !dbg !583
	%16 = add i64 %4, %15, !dbg !583
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !583, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !583, !range !18
	%19 = mul i32 %17, %18, !dbg !583
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !583, !range !19
	%21 = mul i32 %19, %20, !dbg !583
	%22 = sext i32 %21 to i64, !dbg !583
	%23 = mul i64 %16, %22, !dbg !583
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !583, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !583, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !583, !range !21
	%27 = mul i32 %18, %26, !dbg !583
	%28 = add i32 %25, %27, !dbg !583
	%29 = mul i32 %17, %28, !dbg !583
	%30 = add i32 %24, %29, !dbg !583
	%31 = sext i32 %30 to i64, !dbg !583
	%32 = add i64 %23, %31, !dbg !583
	%33 = mul i64 %10, %12, !dbg !583
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !583, !range !17
	%35 = sext i32 %34 to i64, !dbg !583
	%36 = mul i64 %33, %35, !dbg !583
	%37 = mul i64 %36, %22, !dbg !583
	%38 = sext i32 %2 to i64, !dbg !582
	%39 = trunc i64 %p4 to i32, !dbg !582
	br label %b1, !dbg !583

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !583
	%41 = icmp slt i64 %40, %p1, !dbg !583
	br i1 %41, label %b2, label %b3, !dbg !583

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !584
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !582
	%44 = icmp uge i64 %40, %p3, !dbg !584
	%45 = icmp uge i64 %p4, %38, !dbg !582
	%46 = or i1 %44, %45, !dbg !582
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !582, !prof !35

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !582
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !582
	%49 = bitcast i64 %48 to double, !dbg !582
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !585
	store double %49, double addrspace(1)* %50, align 8, !dbg !585
	%51 = add i64 %40, %37, !dbg !583
	br label %b1, !dbg !583

b3:
	ret void, !dbg !581

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !584
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !584

b2_fail2:
	br label %fail, !dbg !584

b2_ok2:
	br label %fail, !dbg !582

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !579
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !579
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !579
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !579
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
	%13 = mul i64 %12, %8, !dbg !591
	%14 = add i64 %6, %13, !dbg !591
	%15 = mul i64 %10, %14, !dbg !591
	%16 = add i64 %4, %15, !dbg !591
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !591, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !591, !range !18
	%19 = mul i32 %17, %18, !dbg !591
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !19
	%21 = mul i32 %19, %20, !dbg !591
	%22 = sext i32 %21 to i64, !dbg !591
	%23 = mul i64 %16, %22, !dbg !591
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !591, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !591, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !591, !range !21
	%27 = mul i32 %18, %26, !dbg !591
	%28 = add i32 %25, %27, !dbg !591
	%29 = mul i32 %17, %28, !dbg !591
	%30 = add i32 %24, %29, !dbg !591
	%31 = sext i32 %30 to i64, !dbg !591
	%32 = add i64 %23, %31, !dbg !591
	%33 = mul i64 %10, %12, !dbg !591
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !591, !range !17
	%35 = sext i32 %34 to i64, !dbg !591
	%36 = mul i64 %33, %35, !dbg !591
	%37 = mul i64 %36, %22, !dbg !591
	%38 = sext i32 %2 to i64, !dbg !590
	%39 = trunc i64 %p4 to i32, !dbg !590
	br label %b1, !dbg !591

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !591
	%41 = icmp slt i64 %40, %p3, !dbg !591
	br i1 %41, label %b2, label %b3, !dbg !591

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !592
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !593
	%44 = icmp uge i64 %40, %p1, !dbg !592
	%45 = icmp uge i64 %p4, %38, !dbg !590
	%46 = or i1 %44, %45, !dbg !590
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !590, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !593
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !590
	%49 = bitcast i16* %48 to i8*, !dbg !590
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !590
	%50 = add i64 %40, %37, !dbg !591
	br label %b1, !dbg !591

b3:
	ret void, !dbg !589

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !592
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !592

b2_fail2:
	br label %fail, !dbg !592

b2_ok2:
	br label %fail, !dbg !590

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !587
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !587
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !587
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !587
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
	%13 = mul i64 %12, %8, !dbg !599
	%14 = add i64 %6, %13, !dbg !599
	%15 = mul i64 %10, %14, !dbg !599
	%16 = add i64 %4, %15, !dbg !599
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !599, !range !18
	%19 = mul i32 %17, %18, !dbg !599
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !599, !range !19
	%21 = mul i32 %19, %20, !dbg !599
	%22 = sext i32 %21 to i64, !dbg !599
	%23 = mul i64 %16, %22, !dbg !599
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !599, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !599, !range !21
	%27 = mul i32 %18, %26, !dbg !599
	%28 = add i32 %25, %27, !dbg !599
	%29 = mul i32 %17, %28, !dbg !599
	%30 = add i32 %24, %29, !dbg !599
	%31 = sext i32 %30 to i64, !dbg !599
	%32 = add i64 %23, %31, !dbg !599
	%33 = mul i64 %10, %12, !dbg !599
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !599, !range !17
	%35 = sext i32 %34 to i64, !dbg !599
	%36 = mul i64 %33, %35, !dbg !599
	%37 = mul i64 %36, %22, !dbg !599
	%38 = sext i32 %2 to i64, !dbg !598
	%39 = trunc i64 %p4 to i32, !dbg !598
	br label %b1, !dbg !599

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !599
	%41 = icmp slt i64 %40, %p1, !dbg !599
	br i1 %41, label %b2, label %b3, !dbg !599

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !600
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !598
	%44 = icmp uge i64 %40, %p3, !dbg !600
	%45 = icmp uge i64 %p4, %38, !dbg !598
	%46 = or i1 %44, %45, !dbg !598
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !598, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !598
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !598
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !601
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !601
	%50 = add i64 %40, %37, !dbg !599
	br label %b1, !dbg !599

b3:
	ret void, !dbg !597

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !600
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !600

b2_fail2:
	br label %fail, !dbg !600

b2_ok2:
	br label %fail, !dbg !598

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !595
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !595
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !595
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !595
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
	%13 = mul i64 %12, %8, !dbg !607
	%14 = add i64 %6, %13, !dbg !607
	%15 = mul i64 %10, %14, !dbg !607
	%16 = add i64 %4, %15, !dbg !607
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !607, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !607, !range !18
	%19 = mul i32 %17, %18, !dbg !607
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !19
	%21 = mul i32 %19, %20, !dbg !607
	%22 = sext i32 %21 to i64, !dbg !607
	%23 = mul i64 %16, %22, !dbg !607
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !607, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !607, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !607, !range !21
	%27 = mul i32 %18, %26, !dbg !607
	%28 = add i32 %25, %27, !dbg !607
	%29 = mul i32 %17, %28, !dbg !607
	%30 = add i32 %24, %29, !dbg !607
	%31 = sext i32 %30 to i64, !dbg !607
	%32 = add i64 %23, %31, !dbg !607
	%33 = mul i64 %10, %12, !dbg !607
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !607, !range !17
	%35 = sext i32 %34 to i64, !dbg !607
	%36 = mul i64 %33, %35, !dbg !607
	%37 = mul i64 %36, %22, !dbg !607
	%38 = sext i32 %2 to i64, !dbg !606
	%39 = trunc i64 %p4 to i32, !dbg !606
	br label %b1, !dbg !607

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !607
	%41 = icmp slt i64 %40, %p3, !dbg !607
	br i1 %41, label %b2, label %b3, !dbg !607

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !608
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !609
	%44 = icmp uge i64 %40, %p1, !dbg !608
	%45 = icmp uge i64 %p4, %38, !dbg !606
	%46 = or i1 %44, %45, !dbg !606
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !606, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !609
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !606
	%49 = bitcast i16* %48 to i8*, !dbg !606
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !606
	%50 = add i64 %40, %37, !dbg !607
	br label %b1, !dbg !607

b3:
	ret void, !dbg !605

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !608
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !608

b2_fail2:
	br label %fail, !dbg !608

b2_ok2:
	br label %fail, !dbg !606

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !603
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !603
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !603
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !603
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
	%13 = mul i64 %12, %8, !dbg !615
	%14 = add i64 %6, %13, !dbg !615
	%15 = mul i64 %10, %14, !dbg !615
	%16 = add i64 %4, %15, !dbg !615
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !615, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !615, !range !18
	%19 = mul i32 %17, %18, !dbg !615
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !615, !range !19
	%21 = mul i32 %19, %20, !dbg !615
	%22 = sext i32 %21 to i64, !dbg !615
	%23 = mul i64 %16, %22, !dbg !615
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !615, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !615, !range !21
	%27 = mul i32 %18, %26, !dbg !615
	%28 = add i32 %25, %27, !dbg !615
	%29 = mul i32 %17, %28, !dbg !615
	%30 = add i32 %24, %29, !dbg !615
	%31 = sext i32 %30 to i64, !dbg !615
	%32 = add i64 %23, %31, !dbg !615
	%33 = mul i64 %10, %12, !dbg !615
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !615, !range !17
	%35 = sext i32 %34 to i64, !dbg !615
	%36 = mul i64 %33, %35, !dbg !615
	%37 = mul i64 %36, %22, !dbg !615
	%38 = sext i32 %2 to i64, !dbg !614
	%39 = trunc i64 %p4 to i32, !dbg !614
	br label %b1, !dbg !615

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !615
	%41 = icmp slt i64 %40, %p1, !dbg !615
	br i1 %41, label %b2, label %b3, !dbg !615

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !616
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !614
	%44 = icmp uge i64 %40, %p3, !dbg !616
	%45 = icmp uge i64 %p4, %38, !dbg !614
	%46 = or i1 %44, %45, !dbg !614
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !614, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !614
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !614
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !617
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !617
	%50 = add i64 %40, %37, !dbg !615
	br label %b1, !dbg !615

b3:
	ret void, !dbg !613

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !616
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !616

b2_fail2:
	br label %fail, !dbg !616

b2_ok2:
	br label %fail, !dbg !614

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !611
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !611
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !611
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !611
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
	%13 = mul i64 %12, %8, !dbg !623
	%14 = add i64 %6, %13, !dbg !623
	%15 = mul i64 %10, %14, !dbg !623
	%16 = add i64 %4, %15, !dbg !623
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !623, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !623, !range !18
	%19 = mul i32 %17, %18, !dbg !623
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !623, !range !19
	%21 = mul i32 %19, %20, !dbg !623
	%22 = sext i32 %21 to i64, !dbg !623
	%23 = mul i64 %16, %22, !dbg !623
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !623, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !623, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !623, !range !21
	%27 = mul i32 %18, %26, !dbg !623
	%28 = add i32 %25, %27, !dbg !623
	%29 = mul i32 %17, %28, !dbg !623
	%30 = add i32 %24, %29, !dbg !623
	%31 = sext i32 %30 to i64, !dbg !623
	%32 = add i64 %23, %31, !dbg !623
	%33 = mul i64 %10, %12, !dbg !623
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !623, !range !17
	%35 = sext i32 %34 to i64, !dbg !623
	%36 = mul i64 %33, %35, !dbg !623
	%37 = mul i64 %36, %22, !dbg !623
	%38 = sext i32 %2 to i64, !dbg !622
	%39 = trunc i64 %p4 to i32, !dbg !622
	br label %b1, !dbg !623

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !623
	%41 = icmp slt i64 %40, %p3, !dbg !623
	br i1 %41, label %b2, label %b3, !dbg !623

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !624
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !625
	%44 = icmp uge i64 %40, %p1, !dbg !624
	%45 = icmp uge i64 %p4, %38, !dbg !622
	%46 = or i1 %44, %45, !dbg !622
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !622, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !625
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !622
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !622
	%49 = add i64 %40, %37, !dbg !623
	br label %b1, !dbg !623

b3:
	ret void, !dbg !621

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !624
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !624

b2_fail2:
	br label %fail, !dbg !624

b2_ok2:
	br label %fail, !dbg !622

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !619
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !619
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !619
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !619
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
	%13 = mul i64 %12, %8, !dbg !631
	%14 = add i64 %6, %13, !dbg !631
	%15 = mul i64 %10, %14, !dbg !631
	%16 = add i64 %4, %15, !dbg !631
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !631, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !631, !range !18
	%19 = mul i32 %17, %18, !dbg !631
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !631, !range !19
	%21 = mul i32 %19, %20, !dbg !631
	%22 = sext i32 %21 to i64, !dbg !631
	%23 = mul i64 %16, %22, !dbg !631
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !631, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !631, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !631, !range !21
	%27 = mul i32 %18, %26, !dbg !631
	%28 = add i32 %25, %27, !dbg !631
	%29 = mul i32 %17, %28, !dbg !631
	%30 = add i32 %24, %29, !dbg !631
	%31 = sext i32 %30 to i64, !dbg !631
	%32 = add i64 %23, %31, !dbg !631
	%33 = mul i64 %10, %12, !dbg !631
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !631, !range !17
	%35 = sext i32 %34 to i64, !dbg !631
	%36 = mul i64 %33, %35, !dbg !631
	%37 = mul i64 %36, %22, !dbg !631
	%38 = sext i32 %2 to i64, !dbg !630
	%39 = trunc i64 %p4 to i32, !dbg !630
	br label %b1, !dbg !631

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !631
	%41 = icmp slt i64 %40, %p1, !dbg !631
	br i1 %41, label %b2, label %b3, !dbg !631

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !632
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !630
	%44 = icmp uge i64 %40, %p3, !dbg !632
	%45 = icmp uge i64 %p4, %38, !dbg !630
	%46 = or i1 %44, %45, !dbg !630
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !630, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !630
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !633
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !633
	%49 = add i64 %40, %37, !dbg !631
	br label %b1, !dbg !631

b3:
	ret void, !dbg !629

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !632
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !632

b2_fail2:
	br label %fail, !dbg !632

b2_ok2:
	br label %fail, !dbg !630

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !627
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !627
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !627
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !627
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
	%13 = mul i64 %12, %8, !dbg !639
	%14 = add i64 %6, %13, !dbg !639
	%15 = mul i64 %10, %14, !dbg !639
	%16 = add i64 %4, %15, !dbg !639
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !639, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !639, !range !18
	%19 = mul i32 %17, %18, !dbg !639
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !639, !range !19
	%21 = mul i32 %19, %20, !dbg !639
	%22 = sext i32 %21 to i64, !dbg !639
	%23 = mul i64 %16, %22, !dbg !639
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !639, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !639, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !639, !range !21
	%27 = mul i32 %18, %26, !dbg !639
	%28 = add i32 %25, %27, !dbg !639
	%29 = mul i32 %17, %28, !dbg !639
	%30 = add i32 %24, %29, !dbg !639
	%31 = sext i32 %30 to i64, !dbg !639
	%32 = add i64 %23, %31, !dbg !639
	%33 = mul i64 %10, %12, !dbg !639
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !639, !range !17
	%35 = sext i32 %34 to i64, !dbg !639
	%36 = mul i64 %33, %35, !dbg !639
	%37 = mul i64 %36, %22, !dbg !639
	%38 = sext i32 %2 to i64, !dbg !638
	%39 = trunc i64 %p4 to i32, !dbg !638
	br label %b1, !dbg !639

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !639
	%41 = icmp slt i64 %40, %p3, !dbg !639
	br i1 %41, label %b2, label %b3, !dbg !639

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !640
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !641
	%44 = icmp uge i64 %40, %p1, !dbg !640
	%45 = icmp uge i64 %p4, %38, !dbg !638
	%46 = or i1 %44, %45, !dbg !638
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !638, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !641
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !638
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !638
	%49 = add i64 %40, %37, !dbg !639
	br label %b1, !dbg !639

b3:
	ret void, !dbg !637

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !640
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !640

b2_fail2:
	br label %fail, !dbg !640

b2_ok2:
	br label %fail, !dbg !638

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !635
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !635
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !635
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !635
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
	%13 = mul i64 %12, %8, !dbg !647
	%14 = add i64 %6, %13, !dbg !647
	%15 = mul i64 %10, %14, !dbg !647
	%16 = add i64 %4, %15, !dbg !647
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !647, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !647, !range !18
	%19 = mul i32 %17, %18, !dbg !647
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !647, !range !19
	%21 = mul i32 %19, %20, !dbg !647
	%22 = sext i32 %21 to i64, !dbg !647
	%23 = mul i64 %16, %22, !dbg !647
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !647, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !647, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !647, !range !21
	%27 = mul i32 %18, %26, !dbg !647
	%28 = add i32 %25, %27, !dbg !647
	%29 = mul i32 %17, %28, !dbg !647
	%30 = add i32 %24, %29, !dbg !647
	%31 = sext i32 %30 to i64, !dbg !647
	%32 = add i64 %23, %31, !dbg !647
	%33 = mul i64 %10, %12, !dbg !647
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !647, !range !17
	%35 = sext i32 %34 to i64, !dbg !647
	%36 = mul i64 %33, %35, !dbg !647
	%37 = mul i64 %36, %22, !dbg !647
	%38 = sext i32 %2 to i64, !dbg !646
	%39 = trunc i64 %p4 to i32, !dbg !646
	br label %b1, !dbg !647

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !647
	%41 = icmp slt i64 %40, %p1, !dbg !647
	br i1 %41, label %b2, label %b3, !dbg !647

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !648
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !646
	%44 = icmp uge i64 %40, %p3, !dbg !648
	%45 = icmp uge i64 %p4, %38, !dbg !646
	%46 = or i1 %44, %45, !dbg !646
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !646, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !646
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !649
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !649
	%49 = add i64 %40, %37, !dbg !647
	br label %b1, !dbg !647

b3:
	ret void, !dbg !645

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !648
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !648

b2_fail2:
	br label %fail, !dbg !648

b2_ok2:
	br label %fail, !dbg !646

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !643
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !643
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !643
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !643
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

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_flush_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_fence_warp() convergent nounwind

declare void @gpuc_quiet_warp() convergent nounwind

declare void @gpuc_flush_warp() convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

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

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

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
!256 = !DILocation(line: 31, column: 42, scope: !222)
!257 = !DILocation(line: 31, column: 8, scope: !222)
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
