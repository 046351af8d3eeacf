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
	br i1 %15, label %b3, label %b9, !dbg !49

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
	br i1 %26, label %b4, label %b22, !dbg !51

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
	br label %b7, !dbg !61

b6:
	call void @gpuc_quiet_thread(), !dbg !62
	br label %b7, !dbg !62

b7:
	br i1 %26, label %b8, label %b22, !dbg !62

b8:
	%46 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !63
	%47 = icmp eq i64 addrspace(1)* %3, null, !dbg !63
	br i1 %47, label %b8_fail1, label %b8_ok1, !dbg !63, !prof !35

b8_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !63
	call void @gpuc_signal_op_thread(i8* %48, i64 %p9, i32 9, i32 %29), !dbg !63
	br label %b22, !dbg !63

b9:
	%49 = icmp eq i64 %p1, 1, !dbg !64
	br i1 %49, label %b10, label %b16, !dbg !64

b10:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65, !range !20
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !65, !range !20
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !65, !range !21
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65, !range !18
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !65, !range !18
	%55 = mul i32 %54, %52, !dbg !65
	%56 = add i32 %51, %55, !dbg !65
	%57 = mul i32 %53, %56, !dbg !65
	%58 = add i32 %50, %57, !dbg !65
	%59 = sext i32 %58 to i64, !dbg !65
	%60 = sdiv i64 %59, 32, !dbg !66
	%61 = icmp eq i64 %60, 0, !dbg !67
	br i1 %61, label %b11, label %b22, !dbg !67

b11:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !68, !range !69
	%63 = sext i32 %62 to i64, !dbg !68
	%64 = icmp eq i64 %63, 0, !dbg !70
	%65 = sdiv i64 %p5, 2, !dbg !73
	%66 = mul nsw i64 %65, 4, !dbg !75
	%67 = trunc i64 %14 to i32, !dbg !75
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !75
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !75
	%70 = icmp ugt i64 %65, %p3, !dbg !74
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !74, !prof !35

b11_ok1:
	%71 = bitcast i32* %68 to i8*, !dbg !75
	%72 = bitcast i32* %69 to i8*, !dbg !75
	call void @gpuc_put_nbi_warp(i8* %71, i8* %72, i64 %66, i32 %67), !dbg !75
	%73 = sub i64 %p3, %65, !dbg !76
	%74 = sub i64 %p5, %65, !dbg !77
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %65, !dbg !76
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !77
	%77 = mul nsw i64 %74, 4, !dbg !78
	%78 = addrspacecast i32 addrspace(1)* %75 to i32*, !dbg !78
	%79 = addrspacecast i32 addrspace(1)* %76 to i32*, !dbg !78
	%80 = icmp ne i64 %73, %74, !dbg !78
	br i1 %80, label %b11_fail2, label %b11_ok2, !dbg !78, !prof !35

b11_ok2:
	%81 = bitcast i32* %78 to i8*, !dbg !78
	%82 = bitcast i32* %79 to i8*, !dbg !78
	call void @gpuc_put_nbi_warp(i8* %81, i8* %82, i64 %77, i32 %67), !dbg !78
	%83 = icmp eq i64 %p0, 0, !dbg !79
	br i1 %83, label %b12, label %b13, !dbg !79

b12:
	call void @gpuc_fence_warp(), !dbg !80
	br label %b14, !dbg !80

b13:
	call void @gpuc_quiet_warp(), !dbg !81
	br label %b14, !dbg !81

b14:
	br i1 %64, label %b15, label %b22, !dbg !81

b15:
	%84 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !82
	%85 = icmp eq i64 addrspace(1)* %3, null, !dbg !82
	br i1 %85, label %b15_fail1, label %b15_ok1, !dbg !82, !prof !35

b15_ok1:
	%86 = bitcast i64* %84 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %86, i64 %p9, i32 9, i32 %67), !dbg !82
	br label %b22, !dbg !82

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !83
	br i1 %87, label %b17, label %b22, !dbg !83

b17:
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !20
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !20
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !21
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !18
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !18
	%93 = mul i32 %92, %90, !dbg !84
	%94 = add i32 %89, %93, !dbg !84
	%95 = mul i32 %91, %94, !dbg !84
	%96 = add i32 %88, %95, !dbg !84
	%97 = sext i32 %96 to i64, !dbg !84
	%98 = icmp eq i64 %97, 0, !dbg !85
	%99 = sdiv i64 %p5, 2, !dbg !88
	%100 = mul nsw i64 %99, 4, !dbg !90
	%101 = trunc i64 %14 to i32, !dbg !90
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !90
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !90
	%104 = icmp ugt i64 %99, %p3, !dbg !89
	br i1 %104, label %b17_fail1, label %b17_ok1, !dbg !89, !prof !35

b17_ok1:
	%105 = bitcast i32* %102 to i8*, !dbg !90
	%106 = bitcast i32* %103 to i8*, !dbg !90
	call void @gpuc_put_nbi_block(i8* %105, i8* %106, i64 %100, i32 %101), !dbg !90
	%107 = sub i64 %p3, %99, !dbg !91
	%108 = sub i64 %p5, %99, !dbg !92
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %99, !dbg !91
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %99, !dbg !92
	%111 = mul nsw i64 %108, 4, !dbg !93
	%112 = addrspacecast i32 addrspace(1)* %109 to i32*, !dbg !93
	%113 = addrspacecast i32 addrspace(1)* %110 to i32*, !dbg !93
	%114 = icmp ne i64 %107, %108, !dbg !93
	br i1 %114, label %b17_fail2, label %b17_ok2, !dbg !93, !prof !35

b17_ok2:
	%115 = bitcast i32* %112 to i8*, !dbg !93
	%116 = bitcast i32* %113 to i8*, !dbg !93
	call void @gpuc_put_nbi_block(i8* %115, i8* %116, i64 %111, i32 %101), !dbg !93
	%117 = icmp eq i64 %p0, 0, !dbg !94
	br i1 %117, label %b18, label %b19, !dbg !94

b18:
	call void @gpuc_fence_block(), !dbg !95
	br label %b20, !dbg !95

b19:
	call void @gpuc_quiet_block(), !dbg !96
	br label %b20, !dbg !96

b20:
	br i1 %98, label %b21, label %b22, !dbg !96

b21:
	%118 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !97
	%119 = icmp eq i64 addrspace(1)* %3, null, !dbg !97
	br i1 %119, label %b21_fail1, label %b21_ok1, !dbg !97, !prof !35

b21_ok1:
	%120 = bitcast i64* %118 to i8*, !dbg !97
	call void @gpuc_signal_op_thread(i8* %120, i64 %p9, i32 9, i32 %101), !dbg !97
	br label %b22, !dbg !97

b22:
	%121 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !98
	%122 = bitcast i64* %121 to i8*, !dbg !98
	%123 = call i64 @gpuc_signal_wait_until_thread(i8* %122, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !98
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99, !range !20
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !99, !range !20
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !99, !range !21
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99, !range !18
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !99, !range !18
	%129 = mul i32 %128, %126, !dbg !99
	%130 = add i32 %125, %129, !dbg !99
	%131 = mul i32 %127, %130, !dbg !99
	%132 = add i32 %124, %131, !dbg !99
	%133 = sext i32 %132 to i64, !dbg !99
	%134 = mul i32 %127, %128, !dbg !99
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !99, !range !19
	%136 = mul i32 %134, %135, !dbg !99
	%137 = sext i32 %136 to i64, !dbg !99
	%138 = mul nsw i64 %p7, -1, !dbg !99
	%139 = add i64 %p3, %138, !dbg !99
	%140 = icmp sge i64 %139, 0, !dbg !99
	br i1 %140, label %b23, label %b25_cold, !dbg !99, !prof !100

b23:
	%141 = phi i64 [ %133, %b22 ], [ %146, %b24 ], !dbg !99
	%142 = icmp slt i64 %141, %p7, !dbg !99
	br i1 %142, label %b24, label %b27, !dbg !99

b24:
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %141, !dbg !101
	%144 = load i32, i32 addrspace(1)* %143, align 4, !dbg !101
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %141, !dbg !102
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !102
	%146 = add i64 %141, %137, !dbg !99
	br label %b23, !dbg !99

b27:
	ret void, !dbg !99

b4_fail1:
	br label %fail, !dbg !55

b4_fail2:
	br label %fail, !dbg !59

b8_fail1:
	br label %fail, !dbg !63

b11_fail1:
	br label %fail, !dbg !74

b11_fail2:
	br label %fail, !dbg !78

b15_fail1:
	br label %fail, !dbg !82

b17_fail1:
	br label %fail, !dbg !89

b17_fail2:
	br label %fail, !dbg !93

b21_fail1:
	br label %fail, !dbg !97

b25_cold:
	%147 = phi i64 [ %153, %b26_cold_ok1 ], [ %133, %b22 ], !dbg !99
	%148 = icmp slt i64 %147, %p7, !dbg !99
	br i1 %148, label %b26_cold, label %b27, !dbg !99

b26_cold:
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %147, !dbg !101
	%150 = icmp uge i64 %147, %p3, !dbg !101
	br i1 %150, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !101, !prof !35

b26_cold_fail1:
	br label %fail, !dbg !101

b26_cold_ok1:
	%151 = load i32, i32 addrspace(1)* %149, align 4, !dbg !101
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %147, !dbg !102
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !102
	%153 = add i64 %147, %137, !dbg !99
	br label %b25_cold, !dbg !99, !llvm.loop !104

fail:
	%154 = phi i32 [ 5, %b4_fail1 ], [ 6, %b4_fail2 ], [ 7, %b8_fail1 ], [ 5, %b11_fail1 ], [ 6, %b11_fail2 ], [ 7, %b15_fail1 ], [ 5, %b17_fail1 ], [ 6, %b17_fail2 ], [ 7, %b21_fail1 ], [ 9, %b26_cold_fail1 ], !dbg !41
	%155 = phi i64 [ %27, %b4_fail1 ], [ %35, %b4_fail2 ], [ 0, %b8_fail1 ], [ %65, %b11_fail1 ], [ %73, %b11_fail2 ], [ 0, %b15_fail1 ], [ %99, %b17_fail1 ], [ %107, %b17_fail2 ], [ 0, %b21_fail1 ], [ %147, %b26_cold_fail1 ], !dbg !41
	%156 = phi i64 [ %p3, %b4_fail1 ], [ %36, %b4_fail2 ], [ 0, %b8_fail1 ], [ %p3, %b11_fail1 ], [ %74, %b11_fail2 ], [ 0, %b15_fail1 ], [ %p3, %b17_fail1 ], [ %108, %b17_fail2 ], [ 0, %b21_fail1 ], [ %p3, %b26_cold_fail1 ], !dbg !41
	call void @gpuc_fail(i8* %ctrl, i32 %154, i64 %155, i64 %156), !dbg !41
	ret void, !dbg !41
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !106 {
entry:
	br label %b0, !dbg !107

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !107
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !108
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !109
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110, !range !14
	%4 = sext i32 %3 to i64, !dbg !110
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !110, !range !15
	%6 = sext i32 %5 to i64, !dbg !110
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !110, !range !15
	%8 = sext i32 %7 to i64, !dbg !110
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !110, !range !16
	%10 = sext i32 %9 to i64, !dbg !110
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !110, !range !17
	%12 = sext i32 %11 to i64, !dbg !110
	%13 = mul i64 %12, %8, !dbg !110
	%14 = add i64 %6, %13, !dbg !110
	%15 = mul i64 %10, %14, !dbg !110
	%16 = add i64 %4, %15, !dbg !110
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110, !range !18
	%19 = mul i32 %17, %18, !dbg !110
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !110, !range !19
	%21 = mul i32 %19, %20, !dbg !110
	%22 = sext i32 %21 to i64, !dbg !110
	%23 = mul i64 %16, %22, !dbg !110
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !110, !range !21
	%27 = mul i32 %18, %26, !dbg !110
	%28 = add i32 %25, %27, !dbg !110
	%29 = mul i32 %17, %28, !dbg !110
	%30 = add i32 %24, %29, !dbg !110
	%31 = sext i32 %30 to i64, !dbg !110
	%32 = add i64 %23, %31, !dbg !110
	%33 = icmp ne i64 %32, 0, !dbg !111
	br i1 %33, label %b1, label %b2, !dbg !111

b1:
	ret void, !dbg !112

b2:
	%34 = sext i32 %1 to i64, !dbg !108
	%35 = sext i32 %2 to i64, !dbg !109
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !113
	%37 = icmp uge i64 0, %p2, !dbg !113
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !113, !prof !35

b2_ok1:
	store i64 %34, i64 addrspace(1)* %36, align 8, !dbg !113
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !114
	%39 = icmp uge i64 1, %p2, !dbg !114
	br i1 %39, label %b2_fail2, label %b2_ok2, !dbg !114, !prof !35

b2_ok2:
	store i64 %35, i64 addrspace(1)* %38, align 8, !dbg !114
	%40 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !115
	%41 = sext i32 %40 to i64, !dbg !115
	%42 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !116
	%43 = sext i32 %42 to i64, !dbg !116
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !117
	%45 = icmp uge i64 2, %p2, !dbg !117
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !117, !prof !35

b2_ok3:
	store i64 %41, i64 addrspace(1)* %44, align 8, !dbg !117
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !118
	%47 = icmp uge i64 3, %p2, !dbg !118
	br i1 %47, label %b2_fail4, label %b2_ok4, !dbg !118, !prof !35

b2_ok4:
	store i64 %43, i64 addrspace(1)* %46, align 8, !dbg !118
	%48 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !119
	%49 = sext i32 %48 to i64, !dbg !119
	%50 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !120
	%51 = sext i32 %50 to i64, !dbg !120
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !121
	%53 = icmp uge i64 4, %p2, !dbg !121
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !121, !prof !35

b2_ok5:
	store i64 %49, i64 addrspace(1)* %52, align 8, !dbg !121
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !122
	%55 = icmp uge i64 5, %p2, !dbg !122
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !122, !prof !35

b2_ok6:
	store i64 %51, i64 addrspace(1)* %54, align 8, !dbg !122
	%56 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !123
	%57 = sext i32 %56 to i64, !dbg !123
	%58 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !124
	%59 = sext i32 %58 to i64, !dbg !124
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !125
	%61 = icmp uge i64 6, %p2, !dbg !125
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !125, !prof !35

b2_ok7:
	store i64 %57, i64 addrspace(1)* %60, align 8, !dbg !125
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !126
	%63 = icmp uge i64 7, %p2, !dbg !126
	br i1 %63, label %b2_fail8, label %b2_ok8, !dbg !126, !prof !35

b2_ok8:
	store i64 %59, i64 addrspace(1)* %62, align 8, !dbg !126
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !127
	%65 = sext i32 %64 to i64, !dbg !127
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !128
	%67 = sext i32 %66 to i64, !dbg !128
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !129
	%69 = icmp uge i64 8, %p2, !dbg !129
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !129, !prof !35

b2_ok9:
	store i64 %65, i64 addrspace(1)* %68, align 8, !dbg !129
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !130
	%71 = icmp uge i64 9, %p2, !dbg !130
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !130, !prof !35

b2_ok10:
	store i64 %67, i64 addrspace(1)* %70, align 8, !dbg !130
	ret void, !dbg !130

b2_fail1:
	br label %fail, !dbg !113

b2_fail2:
	br label %fail, !dbg !114

b2_fail3:
	br label %fail, !dbg !117

b2_fail4:
	br label %fail, !dbg !118

b2_fail5:
	br label %fail, !dbg !121

b2_fail6:
	br label %fail, !dbg !122

b2_fail7:
	br label %fail, !dbg !125

b2_fail8:
	br label %fail, !dbg !126

b2_fail9:
	br label %fail, !dbg !129

b2_fail10:
	br label %fail, !dbg !130

fail:
	%72 = phi i32 [ 10, %b2_fail1 ], [ 10, %b2_fail2 ], [ 11, %b2_fail3 ], [ 11, %b2_fail4 ], [ 12, %b2_fail5 ], [ 12, %b2_fail6 ], [ 13, %b2_fail7 ], [ 13, %b2_fail8 ], [ 14, %b2_fail9 ], [ 14, %b2_fail10 ], !dbg !107
	%73 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !107
	%74 = phi i64 [ %p2, %b2_fail1 ], [ %p2, %b2_fail2 ], [ %p2, %b2_fail3 ], [ %p2, %b2_fail4 ], [ %p2, %b2_fail5 ], [ %p2, %b2_fail6 ], [ %p2, %b2_fail7 ], [ %p2, %b2_fail8 ], [ %p2, %b2_fail9 ], [ %p2, %b2_fail10 ], !dbg !107
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !107
	ret void, !dbg !107
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !132
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133, !range !14
	%2 = sext i32 %1 to i64, !dbg !133
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !133, !range !15
	%4 = sext i32 %3 to i64, !dbg !133
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !133, !range !15
	%6 = sext i32 %5 to i64, !dbg !133
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !133, !range !16
	%8 = sext i32 %7 to i64, !dbg !133
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !133, !range !17
	%10 = sext i32 %9 to i64, !dbg !133
	%11 = mul i64 %10, %6, !dbg !133
	%12 = add i64 %4, %11, !dbg !133
	%13 = mul i64 %8, %12, !dbg !133
	%14 = add i64 %2, %13, !dbg !133
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !133, !range !18
	%17 = mul i32 %15, %16, !dbg !133
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !133, !range !19
	%19 = mul i32 %17, %18, !dbg !133
	%20 = sext i32 %19 to i64, !dbg !133
	%21 = mul i64 %14, %20, !dbg !133
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !133, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !133, !range !21
	%25 = mul i32 %16, %24, !dbg !133
	%26 = add i32 %23, %25, !dbg !133
	%27 = mul i32 %15, %26, !dbg !133
	%28 = add i32 %22, %27, !dbg !133
	%29 = sext i32 %28 to i64, !dbg !133
	%30 = add i64 %21, %29, !dbg !133
	%31 = mul i64 %8, %10, !dbg !133
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !133, !range !17
	%33 = sext i32 %32 to i64, !dbg !133
	%34 = mul i64 %31, %33, !dbg !133
	%35 = mul i64 %34, %20, !dbg !133
	br label %b1, !dbg !133

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2 ], !dbg !133
	%37 = icmp slt i64 %36, %p3, !dbg !133
	br i1 %37, label %b2, label %b3, !dbg !133

b2:
	%38 = sub nsw i64 %36, 1, !dbg !134
	%39 = icmp ule i64 %38, 2147483647, !dbg !135
	%40 = trunc i64 %38 to i32, !dbg !135
	%41 = select i1 %39, i32 %40, i32 -1, !dbg !135
	%42 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %41, i32 %p1), !dbg !135
	%43 = sext i32 %42 to i64, !dbg !135
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %36, !dbg !136
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !136
	%45 = add i64 %36, %35, !dbg !133
	br label %b1, !dbg !133

b3:
	ret void, !dbg !133
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !137 {
entry:
	br label %b0, !dbg !138

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !138
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139, !range !14
	%2 = sext i32 %1 to i64, !dbg !139
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !139, !range !15
	%4 = sext i32 %3 to i64, !dbg !139
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !139, !range !15
	%6 = sext i32 %5 to i64, !dbg !139
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !139, !range !16
	%8 = sext i32 %7 to i64, !dbg !139
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !139, !range !17
	%10 = sext i32 %9 to i64, !dbg !139
	%11 = mul i64 %10, %6, !dbg !139
	%12 = add i64 %4, %11, !dbg !139
	%13 = mul i64 %8, %12, !dbg !139
	%14 = add i64 %2, %13, !dbg !139
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !139, !range !18
	%17 = mul i32 %15, %16, !dbg !139
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !139, !range !19
	%19 = mul i32 %17, %18, !dbg !139
	%20 = sext i32 %19 to i64, !dbg !139
	%21 = mul i64 %14, %20, !dbg !139
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !139, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !139, !range !21
	%25 = mul i32 %16, %24, !dbg !139
	%26 = add i32 %23, %25, !dbg !139
	%27 = mul i32 %15, %26, !dbg !139
	%28 = add i32 %22, %27, !dbg !139
	%29 = sext i32 %28 to i64, !dbg !139
	%30 = add i64 %21, %29, !dbg !139
	%31 = icmp eq i64 %30, 0, !dbg !140
	br i1 %31, label %b1, label %b2, !dbg !140

b1:
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !141
	%33 = addrspacecast i64 addrspace(1)* %32 to i64*, !dbg !142
	%34 = icmp uge i64 0, %p1, !dbg !141
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !141, !prof !35

b1_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !142
	%36 = call i64 @gpuc_g_thread_64(i8* %35, i32 0), !dbg !142
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !143
	%38 = icmp uge i64 1, %p1, !dbg !143
	br i1 %38, label %b1_fail2, label %b1_ok2, !dbg !143, !prof !35

b1_ok2:
	store i64 %36, i64 addrspace(1)* %37, align 8, !dbg !143
	br label %b2, !dbg !143

b2:
	ret void, !dbg !143

b1_fail1:
	br label %fail, !dbg !141

b1_fail2:
	br label %fail, !dbg !143

fail:
	%39 = phi i32 [ 15, %b1_fail1 ], [ 15, %b1_fail2 ], !dbg !138
	%40 = phi i64 [ 0, %b1_fail1 ], [ 1, %b1_fail2 ], !dbg !138
	%41 = phi i64 [ %p1, %b1_fail1 ], [ %p1, %b1_fail2 ], !dbg !138
	call void @gpuc_fail(i8* %ctrl, i32 %39, i64 %40, i64 %41), !dbg !138
	ret void, !dbg !138
}

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !145 {
entry:
	br label %b0, !dbg !146

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !146
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !146
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !146
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !146
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !147
	%5 = sub i64 %p7, 1, !dbg !148
	%6 = sext i32 %4 to i64, !dbg !149
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !148
	%8 = mul nsw i64 %p5, 4, !dbg !149
	%9 = trunc i64 %p8 to i32, !dbg !149
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !149
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !149
	%12 = icmp ugt i64 1, %p7, !dbg !148
	%13 = icmp ne i64 %5, %p5, !dbg !149
	%14 = icmp uge i64 %p8, %6, !dbg !149
	%15 = or i1 %12, %13, !dbg !149
	%16 = or i1 %15, %14, !dbg !149
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !149, !prof !35

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !149
	%18 = bitcast i32* %11 to i8*, !dbg !149
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !149
	call void @llvm.nvvm.barrier0(), !dbg !150
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !21
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !18
	%24 = mul i32 %23, %21, !dbg !151
	%25 = add i32 %20, %24, !dbg !151
	%26 = mul i32 %22, %25, !dbg !151
	%27 = add i32 %19, %26, !dbg !151
	%28 = sext i32 %27 to i64, !dbg !151
	%29 = mul i32 %22, %23, !dbg !151
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !19
	%31 = mul i32 %29, %30, !dbg !151
	%32 = sext i32 %31 to i64, !dbg !151
	br label %b1, !dbg !151

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !151
	%34 = icmp slt i64 %33, %5, !dbg !151
	br i1 %34, label %b2, label %b3, !dbg !151

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !152
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !152
	%37 = add i32 %36, 1, !dbg !153
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !152
	%38 = add i64 %33, %32, !dbg !151
	br label %b1, !dbg !151

b3:
	call void @llvm.nvvm.barrier0(), !dbg !154
	%39 = sub i64 %5, 1, !dbg !155
	%40 = sub nsw i64 %p1, 1, !dbg !147
	%41 = icmp ugt i64 1, %5, !dbg !155
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !155, !prof !35

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !147
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !147
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !147
	%45 = icmp eq i64 %42, 0, !dbg !147
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !147
	%47 = icmp eq i64 %p1, 0, !dbg !147
	%48 = select i1 %47, i64 0, i64 %46, !dbg !147
	%49 = icmp ugt i64 %48, %p1, !dbg !147
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !147, !prof !35

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !147
	%51 = mul i64 %40, 2, !dbg !147
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !147
	%53 = add i64 %51, 1, !dbg !147
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !147
	%55 = icmp eq i64 %50, 0, !dbg !147
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !147
	%57 = select i1 %47, i64 0, i64 %56, !dbg !147
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !155
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !147
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !147
	%61 = icmp ugt i64 %57, %39, !dbg !147
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !147, !prof !35

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !147
	%63 = bitcast i32* %60 to i8*, !dbg !147
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !147
	%64 = mul i64 %5, 4, !dbg !156
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !156
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !156
	%67 = icmp ne i64 %p3, %5, !dbg !156
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !156, !prof !35

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !156
	%69 = bitcast i32* %66 to i8*, !dbg !156
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !156
	call void @gpuc_quiet_block(), !dbg !157
	ret void, !dbg !157

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !148
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !148

b0_fail2:
	br label %fail, !dbg !148

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !149
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !149

b0_fail3:
	br label %fail, !dbg !149

b0_ok3:
	br label %fail, !dbg !149

b3_fail1:
	br label %fail, !dbg !155

b3_fail2:
	br label %fail, !dbg !147

b3_fail3:
	br label %fail, !dbg !147

b3_fail4:
	br label %fail, !dbg !156

fail:
	%72 = phi i32 [ 16, %b0_fail2 ], [ 17, %b0_fail3 ], [ 18, %b0_ok3 ], [ 19, %b3_fail1 ], [ 20, %b3_fail2 ], [ 21, %b3_fail3 ], [ 22, %b3_fail4 ], !dbg !146
	%73 = phi i64 [ 1, %b0_fail2 ], [ %5, %b0_fail3 ], [ %p8, %b0_ok3 ], [ 1, %b3_fail1 ], [ %48, %b3_fail2 ], [ %57, %b3_fail3 ], [ %p3, %b3_fail4 ], !dbg !146
	%74 = phi i64 [ %p7, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %6, %b0_ok3 ], [ %5, %b3_fail1 ], [ %p1, %b3_fail2 ], [ %39, %b3_fail3 ], [ %5, %b3_fail4 ], !dbg !146
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !146
	ret void, !dbg !146
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !159 {
entry:
	br label %b0, !dbg !160

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !160
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !160
	%2 = icmp ne i64 %p1, %p3, !dbg !161
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !161, !prof !35

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !161
	%4 = sext i32 %3 to i64, !dbg !161
	%5 = mul nsw i64 %p3, 4, !dbg !161
	%6 = trunc i64 %p4 to i32, !dbg !161
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !161
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !161
	%9 = icmp uge i64 %p4, %4, !dbg !161
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !161, !prof !35

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !161
	%11 = bitcast i32* %8 to i8*, !dbg !161
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !161
	call void @llvm.nvvm.barrier0(), !dbg !162
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !163, !range !20
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !163, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163, !range !18
	%17 = mul i32 %16, %14, !dbg !163
	%18 = add i32 %13, %17, !dbg !163
	%19 = mul i32 %15, %18, !dbg !163
	%20 = add i32 %12, %19, !dbg !163
	%21 = sext i32 %20 to i64, !dbg !163
	%22 = mul i32 %15, %16, !dbg !163
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !163, !range !19
	%24 = mul i32 %22, %23, !dbg !163
	%25 = sext i32 %24 to i64, !dbg !163
	br label %b1, !dbg !163

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !163
	%27 = icmp slt i64 %26, %p3, !dbg !163
	br i1 %27, label %b2, label %b3, !dbg !163

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !164
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !164
	%29 = add i64 %26, %25, !dbg !163
	br label %b1, !dbg !163

b3:
	ret void, !dbg !163

b0_fail1:
	br label %fail, !dbg !161

b0_fail2:
	br label %fail, !dbg !161

fail:
	%30 = phi i32 [ 23, %b0_fail1 ], [ 24, %b0_fail2 ], !dbg !160
	%31 = phi i64 [ %p1, %b0_fail1 ], [ %p4, %b0_fail2 ], !dbg !160
	%32 = phi i64 [ %p3, %b0_fail1 ], [ %4, %b0_fail2 ], !dbg !160
	call void @gpuc_fail(i8* %ctrl, i32 %30, i64 %31, i64 %32), !dbg !160
	ret void, !dbg !160
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !165 {
entry:
	br label %b0, !dbg !166

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !166
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !166
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !167
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168, !range !14
	%4 = sext i32 %3 to i64, !dbg !168
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !168, !range !15
	%6 = sext i32 %5 to i64, !dbg !168
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !168, !range !15
	%8 = sext i32 %7 to i64, !dbg !168
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !168, !range !16
	%10 = sext i32 %9 to i64, !dbg !168
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !168, !range !17
	%12 = sext i32 %11 to i64, !dbg !168
	%13 = mul i64 %12, %8, !dbg !168
	%14 = add i64 %6, %13, !dbg !168
	%15 = mul i64 %10, %14, !dbg !168
	%16 = add i64 %4, %15, !dbg !168
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168, !range !18
	%19 = mul i32 %17, %18, !dbg !168
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !168, !range !19
	%21 = mul i32 %19, %20, !dbg !168
	%22 = sext i32 %21 to i64, !dbg !168
	%23 = mul i64 %16, %22, !dbg !168
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !21
	%27 = mul i32 %18, %26, !dbg !168
	%28 = add i32 %25, %27, !dbg !168
	%29 = mul i32 %17, %28, !dbg !168
	%30 = add i32 %24, %29, !dbg !168
	%31 = sext i32 %30 to i64, !dbg !168
	%32 = add i64 %23, %31, !dbg !168
	%33 = icmp ne i64 %32, 0, !dbg !169
	br i1 %33, label %b1, label %b2, !dbg !169

b1:
	ret void, !dbg !170

b2:
	%34 = sext i32 %2 to i64, !dbg !167
	%35 = mul nsw i64 %p3, 4, !dbg !167
	%36 = trunc i64 %p4 to i32, !dbg !167
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !167
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !167
	%39 = icmp ne i64 %p1, %p3, !dbg !167
	%40 = icmp uge i64 %p4, %34, !dbg !167
	%41 = or i1 %39, %40, !dbg !167
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !167, !prof !35

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !167
	%43 = bitcast i32* %38 to i8*, !dbg !167
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !167
	br label %b3, !dbg !171

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !171
	%45 = add nsw i64 %44, 1, !dbg !171
	%46 = icmp slt i64 %45, %p1, !dbg !171
	br i1 %46, label %b4, label %b5, !dbg !171

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !172
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !172
	%49 = add i32 %48, 1, !dbg !173
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !172
	br label %b3, !dbg !172

b5:
	ret void, !dbg !172

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !167
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !167

b2_fail2:
	br label %fail, !dbg !167

b2_ok2:
	br label %fail, !dbg !167

fail:
	%51 = phi i32 [ 25, %b2_fail2 ], [ 26, %b2_ok2 ], !dbg !166
	%52 = phi i64 [ %p1, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !166
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %34, %b2_ok2 ], !dbg !166
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !166
	ret void, !dbg !166
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !174 {
entry:
	br label %b0, !dbg !175

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !175
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !175
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !176
	%3 = add i64 %p3, %p4, !dbg !178
	%4 = sub i64 %3, 1, !dbg !179
	%5 = icmp eq i64 %p4, 0, !dbg !177
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !177, !prof !35

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !177
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !177
	%8 = sdiv i64 %4, %7, !dbg !177
	%9 = sub i64 0, %4, !dbg !177
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !177
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !180, !range !14
	%12 = sext i32 %11 to i64, !dbg !180
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !180, !range !15
	%14 = sext i32 %13 to i64, !dbg !180
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !180, !range !15
	%16 = sext i32 %15 to i64, !dbg !180
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !180, !range !16
	%18 = sext i32 %17 to i64, !dbg !180
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !180, !range !17
	%20 = sext i32 %19 to i64, !dbg !180
	%21 = mul i64 %20, %16, !dbg !180
	%22 = add i64 %14, %21, !dbg !180
	%23 = mul i64 %18, %22, !dbg !180
	%24 = add i64 %12, %23, !dbg !180
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180, !range !18
	%27 = mul i32 %25, %26, !dbg !180
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180, !range !19
	%29 = mul i32 %27, %28, !dbg !180
	%30 = sext i32 %29 to i64, !dbg !180
	%31 = mul i64 %24, %30, !dbg !180
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !180, !range !20
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180, !range !21
	%35 = mul i32 %26, %34, !dbg !180
	%36 = add i32 %33, %35, !dbg !180
	%37 = mul i32 %25, %36, !dbg !180
	%38 = add i32 %32, %37, !dbg !180
	%39 = sext i32 %38 to i64, !dbg !180
	%40 = add i64 %31, %39, !dbg !180
	%41 = mul i64 %18, %20, !dbg !180
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !180, !range !17
	%43 = sext i32 %42 to i64, !dbg !180
	%44 = mul i64 %41, %43, !dbg !180
	%45 = mul i64 %44, %30, !dbg !180
	%46 = sext i32 %2 to i64, !dbg !176
	%47 = trunc i64 %p5 to i32, !dbg !176
	br label %b1, !dbg !180

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !180
	%49 = icmp slt i64 %48, %10, !dbg !180
	br i1 %49, label %b2, label %b3, !dbg !180

b2:
	%50 = mul i64 %48, %p4, !dbg !181
	%51 = add i64 %50, %p4, !dbg !182
	%52 = icmp slt i64 %51, %p3, !dbg !183
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !183
	%54 = sub i64 %53, %50, !dbg !184
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !184
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !185
	%57 = mul i64 %54, 4, !dbg !176
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !176
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !176
	%60 = icmp ugt i64 %53, %p1, !dbg !184
	%61 = icmp ugt i64 %50, %53, !dbg !184
	%62 = icmp uge i64 %p5, %46, !dbg !176
	%63 = or i1 %60, %61, !dbg !176
	%64 = or i1 %63, %62, !dbg !176
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !176, !prof !35

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !176
	%66 = bitcast i32* %59 to i8*, !dbg !176
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !176
	%67 = add i64 %48, %45, !dbg !180
	br label %b1, !dbg !180

b3:
	call void @gpuc_quiet_thread(), !dbg !186
	ret void, !dbg !186

b0_fail1:
	br label %fail, !dbg !177

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !184
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !184

b2_fail2:
	br label %fail, !dbg !184

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !184
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !184

b2_fail3:
	br label %fail, !dbg !184

b2_ok3:
	br label %fail, !dbg !176

fail:
	%70 = phi i32 [ 27, %b0_fail1 ], [ 28, %b2_fail2 ], [ 29, %b2_fail3 ], [ 30, %b2_ok3 ], !dbg !175
	%71 = phi i64 [ 0, %b0_fail1 ], [ %53, %b2_fail2 ], [ %50, %b2_fail3 ], [ %p5, %b2_ok3 ], !dbg !175
	%72 = phi i64 [ 0, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %53, %b2_fail3 ], [ %46, %b2_ok3 ], !dbg !175
	call void @gpuc_fail(i8* %ctrl, i32 %70, i64 %71, i64 %72), !dbg !175
	ret void, !dbg !175
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !187 {
entry:
	br label %b0, !dbg !188

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !188
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !188
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !191
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192, !range !14
	%4 = sext i32 %3 to i64, !dbg !192
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !192, !range !15
	%6 = sext i32 %5 to i64, !dbg !192
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !192, !range !15
	%8 = sext i32 %7 to i64, !dbg !192
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !192, !range !16
	%10 = sext i32 %9 to i64, !dbg !192
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !192, !range !17
	%12 = sext i32 %11 to i64, !dbg !192
	%13 = mul i64 %12, %8, !dbg !192
	%14 = add i64 %6, %13, !dbg !192
	%15 = mul i64 %10, %14, !dbg !192
	%16 = add i64 %4, %15, !dbg !192
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !192, !range !18
	%19 = mul i32 %17, %18, !dbg !192
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !192, !range !19
	%21 = mul i32 %19, %20, !dbg !192
	%22 = sext i32 %21 to i64, !dbg !192
	%23 = mul i64 %16, %22, !dbg !192
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !192, !range !21
	%27 = mul i32 %18, %26, !dbg !192
	%28 = add i32 %25, %27, !dbg !192
	%29 = mul i32 %17, %28, !dbg !192
	%30 = add i32 %24, %29, !dbg !192
	%31 = sext i32 %30 to i64, !dbg !192
	%32 = add i64 %23, %31, !dbg !192
	%33 = mul i64 %10, %12, !dbg !192
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !192, !range !17
	%35 = sext i32 %34 to i64, !dbg !192
	%36 = mul i64 %33, %35, !dbg !192
	%37 = mul i64 %36, %22, !dbg !192
	%38 = sext i32 %2 to i64, !dbg !191
	%39 = trunc i64 %p4 to i32, !dbg !191
	br label %b1, !dbg !192

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !192
	%41 = icmp slt i64 %40, %p3, !dbg !192
	br i1 %41, label %b2, label %b3, !dbg !192

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !193
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !194
	%44 = icmp uge i64 %40, %p1, !dbg !193
	%45 = icmp uge i64 %p4, %38, !dbg !191
	%46 = or i1 %44, %45, !dbg !191
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !191, !prof !35

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !194
	%48 = bitcast float %47 to i32, !dbg !191
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !191
	%50 = bitcast float* %49 to i8*, !dbg !191
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !191
	%51 = add i64 %40, %37, !dbg !192
	br label %b1, !dbg !192

b3:
	ret void, !dbg !190

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !193
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !193

b2_fail2:
	br label %fail, !dbg !193

b2_ok2:
	br label %fail, !dbg !191

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !188
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !188
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !188
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !188
	ret void, !dbg !188
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !195 {
entry:
	br label %b0, !dbg !196

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !196
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !196
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !199
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200, !range !14
	%4 = sext i32 %3 to i64, !dbg !200
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !200, !range !15
	%6 = sext i32 %5 to i64, !dbg !200
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !200, !range !15
	%8 = sext i32 %7 to i64, !dbg !200
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !200, !range !16
	%10 = sext i32 %9 to i64, !dbg !200
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !200, !range !17
	%12 = sext i32 %11 to i64, !dbg !200
	%13 = mul i64 %12, %8, !dbg !200
	%14 = add i64 %6, %13, !dbg !200
	%15 = mul i64 %10, %14, !dbg !200
	%16 = add i64 %4, %15, !dbg !200
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !200, !range !18
	%19 = mul i32 %17, %18, !dbg !200
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !200, !range !19
	%21 = mul i32 %19, %20, !dbg !200
	%22 = sext i32 %21 to i64, !dbg !200
	%23 = mul i64 %16, %22, !dbg !200
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !200, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !200, !range !21
	%27 = mul i32 %18, %26, !dbg !200
	%28 = add i32 %25, %27, !dbg !200
	%29 = mul i32 %17, %28, !dbg !200
	%30 = add i32 %24, %29, !dbg !200
	%31 = sext i32 %30 to i64, !dbg !200
	%32 = add i64 %23, %31, !dbg !200
	%33 = mul i64 %10, %12, !dbg !200
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !200, !range !17
	%35 = sext i32 %34 to i64, !dbg !200
	%36 = mul i64 %33, %35, !dbg !200
	%37 = mul i64 %36, %22, !dbg !200
	%38 = sext i32 %2 to i64, !dbg !199
	%39 = trunc i64 %p4 to i32, !dbg !199
	br label %b1, !dbg !200

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !200
	%41 = icmp slt i64 %40, %p1, !dbg !200
	br i1 %41, label %b2, label %b3, !dbg !200

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !201
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !199
	%44 = icmp uge i64 %40, %p3, !dbg !201
	%45 = icmp uge i64 %p4, %38, !dbg !199
	%46 = or i1 %44, %45, !dbg !199
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !199, !prof !35

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !199
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !199
	%49 = bitcast i32 %48 to float, !dbg !199
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !202
	store float %49, float addrspace(1)* %50, align 4, !dbg !202
	%51 = add i64 %40, %37, !dbg !200
	br label %b1, !dbg !200

b3:
	ret void, !dbg !198

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !201
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !201

b2_fail2:
	br label %fail, !dbg !201

b2_ok2:
	br label %fail, !dbg !199

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !196
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !196
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !196
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !196
	ret void, !dbg !196
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !204 {
entry:
	br label %b0, !dbg !205

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !205
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !205
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !206
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !207
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !14
	%5 = sext i32 %4 to i64, !dbg !208
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !208, !range !15
	%7 = sext i32 %6 to i64, !dbg !208
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !208, !range !15
	%9 = sext i32 %8 to i64, !dbg !208
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !208, !range !16
	%11 = sext i32 %10 to i64, !dbg !208
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !208, !range !17
	%13 = sext i32 %12 to i64, !dbg !208
	%14 = mul i64 %13, %9, !dbg !208
	%15 = add i64 %7, %14, !dbg !208
	%16 = mul i64 %11, %15, !dbg !208
	%17 = add i64 %5, %16, !dbg !208
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208, !range !18
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !208, !range !18
	%20 = mul i32 %18, %19, !dbg !208
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !208, !range !19
	%22 = mul i32 %20, %21, !dbg !208
	%23 = sext i32 %22 to i64, !dbg !208
	%24 = mul i64 %17, %23, !dbg !208
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !208, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !208, !range !21
	%28 = mul i32 %19, %27, !dbg !208
	%29 = add i32 %26, %28, !dbg !208
	%30 = mul i32 %18, %29, !dbg !208
	%31 = add i32 %25, %30, !dbg !208
	%32 = sext i32 %31 to i64, !dbg !208
	%33 = add i64 %24, %32, !dbg !208
	%34 = icmp ne i64 %33, 0, !dbg !209
	br i1 %34, label %b1, label %b2, !dbg !209

b1:
	ret void, !dbg !210

b2:
	%35 = sext i32 %2 to i64, !dbg !206
	%36 = add nsw i64 %35, 1, !dbg !212
	%37 = sext i32 %3 to i64, !dbg !207
	%38 = icmp uge i64 0, %p1, !dbg !211
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !211, !prof !35

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !213
	%40 = select i1 %39, i64 1, i64 %37, !dbg !213
	%41 = srem i64 %36, %40, !dbg !213
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !211
	%43 = trunc i64 %41 to i32, !dbg !214
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !214
	%45 = bitcast i64* %44 to i8*, !dbg !214
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !214
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !215
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !216
	%48 = icmp uge i64 1, %p1, !dbg !215
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !215, !prof !35

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !216
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !216
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !217
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !218
	%52 = icmp uge i64 2, %p1, !dbg !217
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !217, !prof !35

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !218
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !218
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !219
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !220
	%56 = icmp uge i64 3, %p1, !dbg !219
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !219, !prof !35

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !220
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !220
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !221
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !222
	%60 = icmp uge i64 4, %p1, !dbg !221
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !221, !prof !35

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !222
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !222
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !223
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !224
	%64 = icmp uge i64 5, %p1, !dbg !223
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !223, !prof !35

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !224
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !224
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !225
	%67 = bitcast i64* %66 to i8*, !dbg !225
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 42), !dbg !225
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !226
	%70 = icmp uge i64 0, %p3, !dbg !226
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !226, !prof !35

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !226
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !227
	%72 = bitcast i64* %71 to i8*, !dbg !227
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 44), !dbg !227
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !228
	%75 = icmp uge i64 1, %p3, !dbg !228
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !228, !prof !35

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !228
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !229
	%77 = bitcast i64* %76 to i8*, !dbg !229
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 46), !dbg !229
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !230
	%80 = icmp uge i64 2, %p3, !dbg !230
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !230, !prof !35

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !230
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !231
	%82 = bitcast i64* %81 to i8*, !dbg !231
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 48), !dbg !231
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !232
	%85 = icmp uge i64 3, %p3, !dbg !232
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !232, !prof !35

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !232
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !233
	%87 = bitcast i64* %86 to i8*, !dbg !233
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 50), !dbg !233
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !234
	%90 = icmp uge i64 4, %p3, !dbg !234
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !234, !prof !35

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !234
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !235
	%92 = bitcast i64* %91 to i8*, !dbg !235
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 52), !dbg !235
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !236
	%95 = icmp uge i64 5, %p3, !dbg !236
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !236, !prof !35

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !236
	br label %b3, !dbg !237

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !237
	%97 = add i64 %96, 6, !dbg !239
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !238
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !240
	%100 = icmp uge i64 %96, %p1, !dbg !238
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !238, !prof !35

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !240
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !240
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !241
	%104 = icmp uge i64 %97, %p3, !dbg !241
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !241, !prof !35

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !241
	%105 = add i64 %96, 1, !dbg !241
	%106 = icmp slt i64 %105, %p1, !dbg !241
	br i1 %106, label %b3, label %b4, !dbg !241

b4:
	ret void, !dbg !241

b2_fail1:
	br label %fail, !dbg !211

b2_fail2:
	br label %fail, !dbg !215

b2_fail3:
	br label %fail, !dbg !217

b2_fail4:
	br label %fail, !dbg !219

b2_fail5:
	br label %fail, !dbg !221

b2_fail6:
	br label %fail, !dbg !223

b2_fail7:
	br label %fail, !dbg !226

b2_fail8:
	br label %fail, !dbg !228

b2_fail9:
	br label %fail, !dbg !230

b2_fail10:
	br label %fail, !dbg !232

b2_fail11:
	br label %fail, !dbg !234

b2_fail12:
	br label %fail, !dbg !236

b3_fail1:
	br label %fail, !dbg !238

b3_fail2:
	br label %fail, !dbg !241

fail:
	%107 = phi i32 [ 35, %b2_fail1 ], [ 36, %b2_fail2 ], [ 37, %b2_fail3 ], [ 38, %b2_fail4 ], [ 39, %b2_fail5 ], [ 40, %b2_fail6 ], [ 41, %b2_fail7 ], [ 43, %b2_fail8 ], [ 45, %b2_fail9 ], [ 47, %b2_fail10 ], [ 49, %b2_fail11 ], [ 51, %b2_fail12 ], [ 53, %b3_fail1 ], [ 53, %b3_fail2 ], !dbg !205
	%108 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 0, %b2_fail7 ], [ 1, %b2_fail8 ], [ 2, %b2_fail9 ], [ 3, %b2_fail10 ], [ 4, %b2_fail11 ], [ 5, %b2_fail12 ], [ %96, %b3_fail1 ], [ %97, %b3_fail2 ], !dbg !205
	%109 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_fail5 ], [ %p1, %b2_fail6 ], [ %p3, %b2_fail7 ], [ %p3, %b2_fail8 ], [ %p3, %b2_fail9 ], [ %p3, %b2_fail10 ], [ %p3, %b2_fail11 ], [ %p3, %b2_fail12 ], [ %p1, %b3_fail1 ], [ %p3, %b3_fail2 ], !dbg !205
	call void @gpuc_fail(i8* %ctrl, i32 %107, i64 %108, i64 %109), !dbg !205
	ret void, !dbg !205
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !242 {
entry:
	br label %b0, !dbg !243

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !243
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !243
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !244
	%3 = sext i32 %2 to i64, !dbg !245
	br label %b1, !dbg !245

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !245
	%5 = icmp uge i64 %4, %3, !dbg !244
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !244, !prof !35

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246, !range !14
	%7 = sext i32 %6 to i64, !dbg !246
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !246, !range !15
	%9 = sext i32 %8 to i64, !dbg !246
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !246, !range !15
	%11 = sext i32 %10 to i64, !dbg !246
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !246, !range !16
	%13 = sext i32 %12 to i64, !dbg !246
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !246, !range !17
	%15 = sext i32 %14 to i64, !dbg !246
	%16 = mul i64 %15, %11, !dbg !246
	%17 = add i64 %9, %16, !dbg !246
	%18 = mul i64 %13, %17, !dbg !246
	%19 = add i64 %7, %18, !dbg !246
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !246, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !246, !range !18
	%22 = mul i32 %20, %21, !dbg !246
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !246, !range !19
	%24 = mul i32 %22, %23, !dbg !246
	%25 = sext i32 %24 to i64, !dbg !246
	%26 = mul i64 %19, %25, !dbg !246
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !246, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !246, !range !21
	%30 = mul i32 %21, %29, !dbg !246
	%31 = add i32 %28, %30, !dbg !246
	%32 = mul i32 %20, %31, !dbg !246
	%33 = add i32 %27, %32, !dbg !246
	%34 = sext i32 %33 to i64, !dbg !246
	%35 = add i64 %26, %34, !dbg !246
	%36 = add i64 %35, 1, !dbg !247
	%37 = trunc i64 %4 to i32, !dbg !244
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !244
	%39 = bitcast i64* %38 to i8*, !dbg !244
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !244
	%40 = add i64 %4, 1, !dbg !244
	%41 = icmp slt i64 %40, %3, !dbg !244
	br i1 %41, label %b1, label %b2, !dbg !244

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !249
	%43 = bitcast i64* %42 to i8*, !dbg !249
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 55), !dbg !249
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !250
	%46 = icmp uge i64 %35, %p3, !dbg !250
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !250, !prof !35

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !250
	ret void, !dbg !250

b1_fail1:
	br label %fail, !dbg !244

b2_fail1:
	br label %fail, !dbg !250

fail:
	%47 = phi i32 [ 54, %b1_fail1 ], [ 56, %b2_fail1 ], !dbg !243
	%48 = phi i64 [ %4, %b1_fail1 ], [ %35, %b2_fail1 ], !dbg !243
	%49 = phi i64 [ %3, %b1_fail1 ], [ %p3, %b2_fail1 ], !dbg !243
	call void @gpuc_fail(i8* %ctrl, i32 %47, i64 %48, i64 %49), !dbg !243
	ret void, !dbg !243
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !251 {
entry:
	br label %b0, !dbg !252

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !252
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !253
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !254
	%3 = sext i32 %2 to i64, !dbg !255
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256, !range !14
	%5 = sext i32 %4 to i64, !dbg !256
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !256, !range !15
	%7 = sext i32 %6 to i64, !dbg !256
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !256, !range !15
	%9 = sext i32 %8 to i64, !dbg !256
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !256, !range !16
	%11 = sext i32 %10 to i64, !dbg !256
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !256, !range !17
	%13 = sext i32 %12 to i64, !dbg !256
	%14 = mul i64 %13, %9, !dbg !256
	%15 = add i64 %7, %14, !dbg !256
	%16 = mul i64 %11, %15, !dbg !256
	%17 = add i64 %5, %16, !dbg !256
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256, !range !18
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !256, !range !18
	%20 = mul i32 %18, %19, !dbg !256
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !256, !range !19
	%22 = mul i32 %20, %21, !dbg !256
	%23 = sext i32 %22 to i64, !dbg !256
	%24 = mul i64 %17, %23, !dbg !256
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !256, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !256, !range !21
	%28 = mul i32 %19, %27, !dbg !256
	%29 = add i32 %26, %28, !dbg !256
	%30 = mul i32 %18, %29, !dbg !256
	%31 = add i32 %25, %30, !dbg !256
	%32 = sext i32 %31 to i64, !dbg !256
	%33 = add i64 %24, %32, !dbg !256
	%34 = mul i64 %11, %13, !dbg !256
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !256, !range !17
	%36 = sext i32 %35 to i64, !dbg !256
	%37 = mul i64 %34, %36, !dbg !256
	%38 = mul i64 %37, %23, !dbg !256
	%39 = sext i32 %1 to i64, !dbg !253
	%40 = add i64 %39, 1, !dbg !258
	br label %b1, !dbg !256

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !256
	%42 = icmp slt i64 %41, %3, !dbg !256
	br i1 %42, label %b2, label %b3, !dbg !256

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !259
	%44 = trunc i64 %41 to i32, !dbg !254
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !254
	%46 = icmp uge i64 %39, %p1, !dbg !259
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !259, !prof !35

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !254
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !254
	%48 = add i64 %41, %38, !dbg !256
	br label %b1, !dbg !256

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !260
	%50 = icmp slt i64 %49, %3, !dbg !260
	br i1 %50, label %b4, label %b5, !dbg !260

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !261
	%52 = add i64 %49, 1, !dbg !263
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !264
	%54 = icmp uge i64 %49, %p1, !dbg !261
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !261, !prof !35

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !264
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 59), !dbg !264
	%57 = add i64 %49, %38, !dbg !260
	br label %b3, !dbg !260

b5:
	ret void, !dbg !260

b2_fail1:
	br label %fail, !dbg !259

b4_fail1:
	br label %fail, !dbg !261

fail:
	%58 = phi i32 [ 57, %b2_fail1 ], [ 58, %b4_fail1 ], !dbg !252
	%59 = phi i64 [ %39, %b2_fail1 ], [ %49, %b4_fail1 ], !dbg !252
	%60 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], !dbg !252
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !252
	ret void, !dbg !252
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !266 {
entry:
	br label %b0, !dbg !267

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !267
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !267
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !267
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !270
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !271
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !272, !range !14
	%6 = sext i32 %5 to i64, !dbg !272
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !272, !range !15
	%8 = sext i32 %7 to i64, !dbg !272
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !272, !range !15
	%10 = sext i32 %9 to i64, !dbg !272
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272, !range !16
	%12 = sext i32 %11 to i64, !dbg !272
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !272, !range !17
	%14 = sext i32 %13 to i64, !dbg !272
	%15 = mul i64 %14, %10, !dbg !272
	%16 = add i64 %8, %15, !dbg !272
	%17 = mul i64 %12, %16, !dbg !272
	%18 = add i64 %6, %17, !dbg !272
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !272, !range !18
	%21 = mul i32 %19, %20, !dbg !272
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !272, !range !19
	%23 = mul i32 %21, %22, !dbg !272
	%24 = sext i32 %23 to i64, !dbg !272
	%25 = mul i64 %18, %24, !dbg !272
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !272, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !272, !range !21
	%29 = mul i32 %20, %28, !dbg !272
	%30 = add i32 %27, %29, !dbg !272
	%31 = mul i32 %19, %30, !dbg !272
	%32 = add i32 %26, %31, !dbg !272
	%33 = sext i32 %32 to i64, !dbg !272
	%34 = add i64 %25, %33, !dbg !272
	%35 = icmp eq i64 %34, 0, !dbg !273
	br i1 %35, label %b1, label %b14, !dbg !273

b1:
	%36 = sext i32 %3 to i64, !dbg !270
	%37 = add nsw i64 %36, 1, !dbg !275
	%38 = sext i32 %4 to i64, !dbg !271
	%39 = icmp ne i64 %p3, %p5, !dbg !274
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !274, !prof !35

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !276
	%41 = select i1 %40, i64 1, i64 %38, !dbg !276
	%42 = srem i64 %37, %41, !dbg !276
	%43 = mul nsw i64 %p5, 4, !dbg !274
	%44 = trunc i64 %42 to i32, !dbg !274
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !274
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !274
	%47 = bitcast i32* %45 to i8*, !dbg !274
	%48 = bitcast i32* %46 to i8*, !dbg !274
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !274
	%49 = icmp eq i64 %p0, 0, !dbg !277
	br i1 %49, label %b2, label %b3, !dbg !277

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !278
	%51 = icmp slt i32 %50, 0, !dbg !278
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !278, !prof !35

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !278
	br label %b9, !dbg !278

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !279
	br i1 %52, label %b4, label %b5, !dbg !279

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 63), !dbg !280
	br label %b9, !dbg !280

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !281
	br i1 %53, label %b6, label %b7, !dbg !281

b6:
	call void @gpuc_quiet_thread(), !dbg !282
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !283
	%55 = icmp slt i32 %54, 0, !dbg !283
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !283, !prof !35

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !283
	br label %b9, !dbg !283

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !284
	br i1 %56, label %b8, label %b9, !dbg !284

b8:
	call void @gpuc_quiet_thread(), !dbg !285
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 66), !dbg !286
	br label %b9, !dbg !286

b9:
	%57 = mul nsw i64 %p7, -1, !dbg !287
	%58 = add i64 %p3, %57, !dbg !287
	%59 = icmp sge i64 %58, 0, !dbg !287
	br i1 %59, label %b10, label %b12_cold, !dbg !287, !prof !100

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !287
	%61 = icmp slt i64 %60, %p7, !dbg !288
	br i1 %61, label %b11, label %b14, !dbg !288

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !289
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !289
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !290
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !290
	%65 = add nsw i64 %60, 1, !dbg !291
	br label %b10, !dbg !291

b14:
	ret void, !dbg !269

b1_fail1:
	br label %fail, !dbg !274

b2_fail1:
	br label %fail, !dbg !278

b6_fail1:
	br label %fail, !dbg !283

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !287
	%67 = icmp slt i64 %66, %p7, !dbg !288
	br i1 %67, label %b13_cold, label %b14, !dbg !288

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !289
	%69 = icmp uge i64 %66, %p3, !dbg !289
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !289, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !289

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !289
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !290
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !290
	%72 = add nsw i64 %66, 1, !dbg !291
	br label %b12_cold, !dbg !291, !llvm.loop !293

fail:
	%73 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !267
	%74 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %66, %b13_cold_fail1 ], !dbg !267
	%75 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !267
	call void @gpuc_fail(i8* %ctrl, i32 %73, i64 %74, i64 %75), !dbg !267
	ret void, !dbg !267
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !294 {
entry:
	br label %b0, !dbg !295

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !295
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !295
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !295
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !298
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !299
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !300, !range !14
	%6 = sext i32 %5 to i64, !dbg !300
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !300, !range !15
	%8 = sext i32 %7 to i64, !dbg !300
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !300, !range !15
	%10 = sext i32 %9 to i64, !dbg !300
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !300, !range !16
	%12 = sext i32 %11 to i64, !dbg !300
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !300, !range !17
	%14 = sext i32 %13 to i64, !dbg !300
	%15 = mul i64 %14, %10, !dbg !300
	%16 = add i64 %8, %15, !dbg !300
	%17 = mul i64 %12, %16, !dbg !300
	%18 = add i64 %6, %17, !dbg !300
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !300, !range !18
	%21 = mul i32 %19, %20, !dbg !300
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !300, !range !19
	%23 = mul i32 %21, %22, !dbg !300
	%24 = sext i32 %23 to i64, !dbg !300
	%25 = mul i64 %18, %24, !dbg !300
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !300, !range !20
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !300, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !300, !range !21
	%29 = mul i32 %20, %28, !dbg !300
	%30 = add i32 %27, %29, !dbg !300
	%31 = mul i32 %19, %30, !dbg !300
	%32 = add i32 %26, %31, !dbg !300
	%33 = sext i32 %32 to i64, !dbg !300
	%34 = add i64 %25, %33, !dbg !300
	%35 = sdiv i64 %34, 32, !dbg !301
	%36 = icmp eq i64 %35, 0, !dbg !302
	br i1 %36, label %b1, label %b14, !dbg !302

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !303
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !303, !prof !35

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !304, !range !69
	%39 = sext i32 %38 to i64, !dbg !304
	%40 = and i32 %32, -32, !dbg !305
	%41 = sub i32 %23, %40, !dbg !305
	%42 = icmp slt i32 %41, 32, !dbg !305
	%43 = select i1 %42, i32 %41, i32 32, !dbg !305
	%44 = sext i32 %43 to i64, !dbg !305
	%45 = sext i32 %3 to i64, !dbg !298
	%46 = add nsw i64 %45, 1, !dbg !306
	%47 = sext i32 %4 to i64, !dbg !299
	%48 = icmp eq i64 %47, -1, !dbg !307
	%49 = select i1 %48, i64 1, i64 %47, !dbg !307
	%50 = srem i64 %46, %49, !dbg !307
	%51 = mul nsw i64 %p5, 4, !dbg !303
	%52 = trunc i64 %50 to i32, !dbg !303
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !303
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !303
	%55 = bitcast i32* %53 to i8*, !dbg !303
	%56 = bitcast i32* %54 to i8*, !dbg !303
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !303
	%57 = icmp eq i64 %p0, 0, !dbg !308
	br i1 %57, label %b2, label %b3, !dbg !308

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !309
	%59 = icmp slt i32 %58, 0, !dbg !309
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !309, !prof !35

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !309
	br label %b9, !dbg !309

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !310
	br i1 %60, label %b4, label %b5, !dbg !310

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 63), !dbg !311
	br label %b9, !dbg !311

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !312
	br i1 %61, label %b6, label %b7, !dbg !312

b6:
	call void @gpuc_quiet_warp(), !dbg !313
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !314
	%63 = icmp slt i32 %62, 0, !dbg !314
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !314, !prof !35

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !314
	br label %b9, !dbg !314

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !315
	br i1 %64, label %b8, label %b9, !dbg !315

b8:
	call void @gpuc_quiet_warp(), !dbg !316
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 66), !dbg !317
	br label %b9, !dbg !317

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !318
	%66 = mul nsw i64 %p7, -1, !dbg !318
	%67 = add i64 %p3, %66, !dbg !318
	%68 = icmp sge i64 %67, 0, !dbg !318
	%69 = and i1 %65, %68, !dbg !318
	br i1 %69, label %b10, label %b12_cold, !dbg !318, !prof !100

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !318
	%71 = icmp slt i64 %70, %p7, !dbg !319
	br i1 %71, label %b11, label %b14, !dbg !319

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !320
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !320
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !321
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !321
	%75 = add i64 %70, %44, !dbg !322
	br label %b10, !dbg !322

b14:
	ret void, !dbg !297

b1_fail1:
	br label %fail, !dbg !303

b2_fail1:
	br label %fail, !dbg !309

b6_fail1:
	br label %fail, !dbg !314

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !318
	%77 = icmp slt i64 %76, %p7, !dbg !319
	br i1 %77, label %b13_cold, label %b14, !dbg !319

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !320
	%79 = icmp uge i64 %76, %p3, !dbg !320
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !320, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !320

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !320
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !321
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !321
	%82 = add i64 %76, %44, !dbg !322
	br label %b12_cold, !dbg !322, !llvm.loop !324

fail:
	%83 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !295
	%84 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %76, %b13_cold_fail1 ], !dbg !295
	%85 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !295
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !295
	ret void, !dbg !295
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !325 {
entry:
	br label %b0, !dbg !326

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !326
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !326
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !326
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !329
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !330
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !331, !range !14
	%6 = sext i32 %5 to i64, !dbg !331
	%7 = icmp eq i64 %6, 0, !dbg !332
	br i1 %7, label %b1, label %b14, !dbg !332

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !333
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !333, !prof !35

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !20
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !18
	%14 = mul i32 %13, %11, !dbg !334
	%15 = add i32 %10, %14, !dbg !334
	%16 = mul i32 %12, %15, !dbg !334
	%17 = add i32 %9, %16, !dbg !334
	%18 = sext i32 %17 to i64, !dbg !334
	%19 = mul i32 %12, %13, !dbg !335
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !335, !range !19
	%21 = mul i32 %19, %20, !dbg !335
	%22 = sext i32 %21 to i64, !dbg !335
	%23 = sext i32 %3 to i64, !dbg !329
	%24 = add nsw i64 %23, 1, !dbg !336
	%25 = sext i32 %4 to i64, !dbg !330
	%26 = icmp eq i64 %25, -1, !dbg !337
	%27 = select i1 %26, i64 1, i64 %25, !dbg !337
	%28 = srem i64 %24, %27, !dbg !337
	%29 = mul nsw i64 %p5, 4, !dbg !333
	%30 = trunc i64 %28 to i32, !dbg !333
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !333
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !333
	%33 = bitcast i32* %31 to i8*, !dbg !333
	%34 = bitcast i32* %32 to i8*, !dbg !333
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !333
	%35 = icmp eq i64 %p0, 0, !dbg !338
	br i1 %35, label %b2, label %b3, !dbg !338

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !339
	%37 = icmp slt i32 %36, 0, !dbg !339
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !339, !prof !35

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !339
	br label %b9, !dbg !339

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !340
	br i1 %38, label %b4, label %b5, !dbg !340

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 63), !dbg !341
	br label %b9, !dbg !341

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !342
	br i1 %39, label %b6, label %b7, !dbg !342

b6:
	call void @gpuc_quiet_block(), !dbg !343
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !344
	%41 = icmp slt i32 %40, 0, !dbg !344
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !344, !prof !35

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !344
	br label %b9, !dbg !344

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !345
	br i1 %42, label %b8, label %b9, !dbg !345

b8:
	call void @gpuc_quiet_block(), !dbg !346
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 66), !dbg !347
	br label %b9, !dbg !347

b9:
	%43 = mul nsw i64 %p7, -1, !dbg !348
	%44 = add i64 %p3, %43, !dbg !348
	%45 = icmp sge i64 %44, 0, !dbg !348
	br i1 %45, label %b10, label %b12_cold, !dbg !348, !prof !100

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !348
	%47 = icmp slt i64 %46, %p7, !dbg !349
	br i1 %47, label %b11, label %b14, !dbg !349

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !350
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !350
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !351
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !351
	%51 = add i64 %46, %22, !dbg !352
	br label %b10, !dbg !352

b14:
	ret void, !dbg !328

b1_fail1:
	br label %fail, !dbg !333

b2_fail1:
	br label %fail, !dbg !339

b6_fail1:
	br label %fail, !dbg !344

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !348
	%53 = icmp slt i64 %52, %p7, !dbg !349
	br i1 %53, label %b13_cold, label %b14, !dbg !349

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !350
	%55 = icmp uge i64 %52, %p3, !dbg !350
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !350, !prof !35

b13_cold_fail1:
	br label %fail, !dbg !350

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !350
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !351
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !351
	%58 = add i64 %52, %22, !dbg !352
	br label %b12_cold, !dbg !352, !llvm.loop !354

fail:
	%59 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b13_cold_fail1 ], !dbg !326
	%60 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %52, %b13_cold_fail1 ], !dbg !326
	%61 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !326
	call void @gpuc_fail(i8* %ctrl, i32 %59, i64 %60, i64 %61), !dbg !326
	ret void, !dbg !326
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !355 {
entry:
	br label %b0, !dbg !356

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !356
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !356
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !357
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !358
	%4 = sext i32 %3 to i64, !dbg !358
	%5 = sext i32 %2 to i64, !dbg !359
	%6 = icmp slt i64 0, %p4, !dbg !359
	br i1 %6, label %b1, label %b7, !dbg !359

b1:
	%7 = add nsw i64 %4, 1, !dbg !360
	br label %b2, !dbg !359

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !359
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !361, !range !20
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !361, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !361, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !361, !range !18
	%14 = mul i32 %13, %11, !dbg !361
	%15 = add i32 %10, %14, !dbg !361
	%16 = mul i32 %12, %15, !dbg !361
	%17 = add i32 %9, %16, !dbg !361
	%18 = sext i32 %17 to i64, !dbg !361
	%19 = icmp eq i64 %18, 0, !dbg !362
	br i1 %19, label %b3, label %b4, !dbg !362

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !363
	%21 = add i64 %8, 1, !dbg !364
	%22 = trunc i64 %21 to i32, !dbg !365
	%23 = icmp uge i64 0, %p1, !dbg !363
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !363, !prof !35

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !366
	%25 = select i1 %24, i64 1, i64 %5, !dbg !366
	%26 = srem i64 %7, %25, !dbg !366
	%27 = trunc i64 %26 to i32, !dbg !357
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !357
	%29 = bitcast i32* %28 to i8*, !dbg !357
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !357
	br label %b4, !dbg !357

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 69), !dbg !367
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !368
	%31 = icmp uge i64 0, %p1, !dbg !368
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !368, !prof !35

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !368
	%33 = add i64 %8, 1, !dbg !369
	%34 = trunc i64 %33 to i32, !dbg !370
	%35 = icmp ne i32 %32, %34, !dbg !371
	br i1 %35, label %b5, label %b6, !dbg !371

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !372
	%37 = icmp uge i64 0, %p3, !dbg !372
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !372, !prof !35

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !373
	br label %b6, !dbg !373

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 72), !dbg !374
	%39 = icmp slt i64 %33, %p4, !dbg !374
	br i1 %39, label %b2, label %b7, !dbg !374

b7:
	ret void, !dbg !374

b3_fail1:
	br label %fail, !dbg !363

b4_fail1:
	br label %fail, !dbg !368

b5_fail1:
	br label %fail, !dbg !372

fail:
	%40 = phi i32 [ 68, %b3_fail1 ], [ 70, %b4_fail1 ], [ 71, %b5_fail1 ], !dbg !356
	%41 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail1 ], [ 0, %b5_fail1 ], !dbg !356
	%42 = phi i64 [ %p1, %b3_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b5_fail1 ], !dbg !356
	call void @gpuc_fail(i8* %ctrl, i32 %40, i64 %41, i64 %42), !dbg !356
	ret void, !dbg !356
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !376 {
entry:
	br label %b0, !dbg !377

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !377
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !377
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !380
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !14
	%4 = sext i32 %3 to i64, !dbg !381
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !381, !range !15
	%6 = sext i32 %5 to i64, !dbg !381
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !381, !range !15
	%8 = sext i32 %7 to i64, !dbg !381
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !381, !range !16
	%10 = sext i32 %9 to i64, !dbg !381
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !381, !range !17
	%12 = sext i32 %11 to i64, !dbg !381
	%13 = mul i64 %12, %8, !dbg !381
	%14 = add i64 %6, %13, !dbg !381
	%15 = mul i64 %10, %14, !dbg !381
	%16 = add i64 %4, %15, !dbg !381
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !18
	%19 = mul i32 %17, %18, !dbg !381
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !19
	%21 = mul i32 %19, %20, !dbg !381
	%22 = sext i32 %21 to i64, !dbg !381
	%23 = mul i64 %16, %22, !dbg !381
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !21
	%27 = mul i32 %18, %26, !dbg !381
	%28 = add i32 %25, %27, !dbg !381
	%29 = mul i32 %17, %28, !dbg !381
	%30 = add i32 %24, %29, !dbg !381
	%31 = sext i32 %30 to i64, !dbg !381
	%32 = add i64 %23, %31, !dbg !381
	%33 = mul i64 %10, %12, !dbg !381
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !381, !range !17
	%35 = sext i32 %34 to i64, !dbg !381
	%36 = mul i64 %33, %35, !dbg !381
	%37 = mul i64 %36, %22, !dbg !381
	%38 = sext i32 %2 to i64, !dbg !380
	%39 = trunc i64 %p4 to i32, !dbg !380
	br label %b1, !dbg !381

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !381
	%41 = icmp slt i64 %40, %p3, !dbg !381
	br i1 %41, label %b2, label %b3, !dbg !381

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !382
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !383
	%44 = icmp uge i64 %40, %p1, !dbg !382
	%45 = icmp uge i64 %p4, %38, !dbg !380
	%46 = or i1 %44, %45, !dbg !380
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !380, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !383
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !380
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !380
	%49 = add i64 %40, %37, !dbg !381
	br label %b1, !dbg !381

b3:
	ret void, !dbg !379

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !382
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !382

b2_fail2:
	br label %fail, !dbg !382

b2_ok2:
	br label %fail, !dbg !380

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !377
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !377
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !377
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !377
	ret void, !dbg !377
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !384 {
entry:
	br label %b0, !dbg !385

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !385
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !385
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !388
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !389, !range !14
	%4 = sext i32 %3 to i64, !dbg !389
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !389, !range !15
	%6 = sext i32 %5 to i64, !dbg !389
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !389, !range !15
	%8 = sext i32 %7 to i64, !dbg !389
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !389, !range !16
	%10 = sext i32 %9 to i64, !dbg !389
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !389, !range !17
	%12 = sext i32 %11 to i64, !dbg !389
	%13 = mul i64 %12, %8, !dbg !389
	%14 = add i64 %6, %13, !dbg !389
	%15 = mul i64 %10, %14, !dbg !389
	%16 = add i64 %4, %15, !dbg !389
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !18
	%19 = mul i32 %17, %18, !dbg !389
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !389, !range !19
	%21 = mul i32 %19, %20, !dbg !389
	%22 = sext i32 %21 to i64, !dbg !389
	%23 = mul i64 %16, %22, !dbg !389
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !21
	%27 = mul i32 %18, %26, !dbg !389
	%28 = add i32 %25, %27, !dbg !389
	%29 = mul i32 %17, %28, !dbg !389
	%30 = add i32 %24, %29, !dbg !389
	%31 = sext i32 %30 to i64, !dbg !389
	%32 = add i64 %23, %31, !dbg !389
	%33 = mul i64 %10, %12, !dbg !389
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !389, !range !17
	%35 = sext i32 %34 to i64, !dbg !389
	%36 = mul i64 %33, %35, !dbg !389
	%37 = mul i64 %36, %22, !dbg !389
	%38 = sext i32 %2 to i64, !dbg !388
	%39 = trunc i64 %p4 to i32, !dbg !388
	br label %b1, !dbg !389

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !389
	%41 = icmp slt i64 %40, %p1, !dbg !389
	br i1 %41, label %b2, label %b3, !dbg !389

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !390
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !388
	%44 = icmp uge i64 %40, %p3, !dbg !390
	%45 = icmp uge i64 %p4, %38, !dbg !388
	%46 = or i1 %44, %45, !dbg !388
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !388, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !388
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !391
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !391
	%49 = add i64 %40, %37, !dbg !389
	br label %b1, !dbg !389

b3:
	ret void, !dbg !387

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !390
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !390

b2_fail2:
	br label %fail, !dbg !390

b2_ok2:
	br label %fail, !dbg !388

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !385
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !385
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !385
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !385
	ret void, !dbg !385
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !392 {
entry:
	br label %b0, !dbg !393

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !393
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !393
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !396
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !397, !range !14
	%4 = sext i32 %3 to i64, !dbg !397
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !397, !range !15
	%6 = sext i32 %5 to i64, !dbg !397
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !397, !range !15
	%8 = sext i32 %7 to i64, !dbg !397
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !397, !range !16
	%10 = sext i32 %9 to i64, !dbg !397
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !397, !range !17
	%12 = sext i32 %11 to i64, !dbg !397
	%13 = mul i64 %12, %8, !dbg !397
	%14 = add i64 %6, %13, !dbg !397
	%15 = mul i64 %10, %14, !dbg !397
	%16 = add i64 %4, %15, !dbg !397
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !18
	%19 = mul i32 %17, %18, !dbg !397
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !397, !range !19
	%21 = mul i32 %19, %20, !dbg !397
	%22 = sext i32 %21 to i64, !dbg !397
	%23 = mul i64 %16, %22, !dbg !397
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !21
	%27 = mul i32 %18, %26, !dbg !397
	%28 = add i32 %25, %27, !dbg !397
	%29 = mul i32 %17, %28, !dbg !397
	%30 = add i32 %24, %29, !dbg !397
	%31 = sext i32 %30 to i64, !dbg !397
	%32 = add i64 %23, %31, !dbg !397
	%33 = mul i64 %10, %12, !dbg !397
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !397, !range !17
	%35 = sext i32 %34 to i64, !dbg !397
	%36 = mul i64 %33, %35, !dbg !397
	%37 = mul i64 %36, %22, !dbg !397
	%38 = sext i32 %2 to i64, !dbg !396
	%39 = trunc i64 %p4 to i32, !dbg !396
	br label %b1, !dbg !397

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !397
	%41 = icmp slt i64 %40, %p3, !dbg !397
	br i1 %41, label %b2, label %b3, !dbg !397

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !398
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !399
	%44 = icmp uge i64 %40, %p1, !dbg !398
	%45 = icmp uge i64 %p4, %38, !dbg !396
	%46 = or i1 %44, %45, !dbg !396
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !396, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !399
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !396
	%49 = bitcast i16* %48 to i8*, !dbg !396
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !396
	%50 = add i64 %40, %37, !dbg !397
	br label %b1, !dbg !397

b3:
	ret void, !dbg !395

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !398
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !398

b2_fail2:
	br label %fail, !dbg !398

b2_ok2:
	br label %fail, !dbg !396

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !393
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !393
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !393
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !393
	ret void, !dbg !393
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !400 {
entry:
	br label %b0, !dbg !401

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !401
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !401
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !404
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !405, !range !14
	%4 = sext i32 %3 to i64, !dbg !405
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !405, !range !15
	%6 = sext i32 %5 to i64, !dbg !405
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !405, !range !15
	%8 = sext i32 %7 to i64, !dbg !405
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !405, !range !16
	%10 = sext i32 %9 to i64, !dbg !405
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !405, !range !17
	%12 = sext i32 %11 to i64, !dbg !405
	%13 = mul i64 %12, %8, !dbg !405
	%14 = add i64 %6, %13, !dbg !405
	%15 = mul i64 %10, %14, !dbg !405
	%16 = add i64 %4, %15, !dbg !405
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !18
	%19 = mul i32 %17, %18, !dbg !405
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !405, !range !19
	%21 = mul i32 %19, %20, !dbg !405
	%22 = sext i32 %21 to i64, !dbg !405
	%23 = mul i64 %16, %22, !dbg !405
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !21
	%27 = mul i32 %18, %26, !dbg !405
	%28 = add i32 %25, %27, !dbg !405
	%29 = mul i32 %17, %28, !dbg !405
	%30 = add i32 %24, %29, !dbg !405
	%31 = sext i32 %30 to i64, !dbg !405
	%32 = add i64 %23, %31, !dbg !405
	%33 = mul i64 %10, %12, !dbg !405
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !405, !range !17
	%35 = sext i32 %34 to i64, !dbg !405
	%36 = mul i64 %33, %35, !dbg !405
	%37 = mul i64 %36, %22, !dbg !405
	%38 = sext i32 %2 to i64, !dbg !404
	%39 = trunc i64 %p4 to i32, !dbg !404
	br label %b1, !dbg !405

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !405
	%41 = icmp slt i64 %40, %p1, !dbg !405
	br i1 %41, label %b2, label %b3, !dbg !405

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !406
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !404
	%44 = icmp uge i64 %40, %p3, !dbg !406
	%45 = icmp uge i64 %p4, %38, !dbg !404
	%46 = or i1 %44, %45, !dbg !404
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !404, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !404
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !404
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !407
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !407
	%50 = add i64 %40, %37, !dbg !405
	br label %b1, !dbg !405

b3:
	ret void, !dbg !403

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !406
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !406

b2_fail2:
	br label %fail, !dbg !406

b2_ok2:
	br label %fail, !dbg !404

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !401
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !401
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !401
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !401
	ret void, !dbg !401
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !408 {
entry:
	br label %b0, !dbg !409

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !409
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !409
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !412
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !413, !range !14
	%4 = sext i32 %3 to i64, !dbg !413
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !413, !range !15
	%6 = sext i32 %5 to i64, !dbg !413
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !413, !range !15
	%8 = sext i32 %7 to i64, !dbg !413
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !413, !range !16
	%10 = sext i32 %9 to i64, !dbg !413
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !413, !range !17
	%12 = sext i32 %11 to i64, !dbg !413
	%13 = mul i64 %12, %8, !dbg !413
	%14 = add i64 %6, %13, !dbg !413
	%15 = mul i64 %10, %14, !dbg !413
	%16 = add i64 %4, %15, !dbg !413
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !413, !range !18
	%19 = mul i32 %17, %18, !dbg !413
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !413, !range !19
	%21 = mul i32 %19, %20, !dbg !413
	%22 = sext i32 %21 to i64, !dbg !413
	%23 = mul i64 %16, %22, !dbg !413
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !413, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !413, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !413, !range !21
	%27 = mul i32 %18, %26, !dbg !413
	%28 = add i32 %25, %27, !dbg !413
	%29 = mul i32 %17, %28, !dbg !413
	%30 = add i32 %24, %29, !dbg !413
	%31 = sext i32 %30 to i64, !dbg !413
	%32 = add i64 %23, %31, !dbg !413
	%33 = mul i64 %10, %12, !dbg !413
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !413, !range !17
	%35 = sext i32 %34 to i64, !dbg !413
	%36 = mul i64 %33, %35, !dbg !413
	%37 = mul i64 %36, %22, !dbg !413
	%38 = sext i32 %2 to i64, !dbg !412
	%39 = trunc i64 %p4 to i32, !dbg !412
	br label %b1, !dbg !413

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !413
	%41 = icmp slt i64 %40, %p3, !dbg !413
	br i1 %41, label %b2, label %b3, !dbg !413

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !414
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !415
	%44 = icmp uge i64 %40, %p1, !dbg !414
	%45 = icmp uge i64 %p4, %38, !dbg !412
	%46 = or i1 %44, %45, !dbg !412
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !412, !prof !35

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !415
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !412
	%49 = bitcast i32* %48 to i8*, !dbg !412
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !412
	%50 = add i64 %40, %37, !dbg !413
	br label %b1, !dbg !413

b3:
	ret void, !dbg !411

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !414
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !414

b2_fail2:
	br label %fail, !dbg !414

b2_ok2:
	br label %fail, !dbg !412

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !409
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !409
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !409
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !409
	ret void, !dbg !409
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !417
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !417
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !420
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !421, !range !14
	%4 = sext i32 %3 to i64, !dbg !421
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !421, !range !15
	%6 = sext i32 %5 to i64, !dbg !421
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !421, !range !15
	%8 = sext i32 %7 to i64, !dbg !421
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !421, !range !16
	%10 = sext i32 %9 to i64, !dbg !421
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !421, !range !17
	%12 = sext i32 %11 to i64, !dbg !421
	%13 = mul i64 %12, %8, !dbg !421
	%14 = add i64 %6, %13, !dbg !421
	%15 = mul i64 %10, %14, !dbg !421
	%16 = add i64 %4, %15, !dbg !421
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !18
	%19 = mul i32 %17, %18, !dbg !421
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !19
	%21 = mul i32 %19, %20, !dbg !421
	%22 = sext i32 %21 to i64, !dbg !421
	%23 = mul i64 %16, %22, !dbg !421
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !21
	%27 = mul i32 %18, %26, !dbg !421
	%28 = add i32 %25, %27, !dbg !421
	%29 = mul i32 %17, %28, !dbg !421
	%30 = add i32 %24, %29, !dbg !421
	%31 = sext i32 %30 to i64, !dbg !421
	%32 = add i64 %23, %31, !dbg !421
	%33 = mul i64 %10, %12, !dbg !421
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !421, !range !17
	%35 = sext i32 %34 to i64, !dbg !421
	%36 = mul i64 %33, %35, !dbg !421
	%37 = mul i64 %36, %22, !dbg !421
	%38 = sext i32 %2 to i64, !dbg !420
	%39 = trunc i64 %p4 to i32, !dbg !420
	br label %b1, !dbg !421

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !421
	%41 = icmp slt i64 %40, %p1, !dbg !421
	br i1 %41, label %b2, label %b3, !dbg !421

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !422
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !420
	%44 = icmp uge i64 %40, %p3, !dbg !422
	%45 = icmp uge i64 %p4, %38, !dbg !420
	%46 = or i1 %44, %45, !dbg !420
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !420, !prof !35

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !420
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !420
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !423
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !423
	%50 = add i64 %40, %37, !dbg !421
	br label %b1, !dbg !421

b3:
	ret void, !dbg !419

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !422
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !422

b2_fail2:
	br label %fail, !dbg !422

b2_ok2:
	br label %fail, !dbg !420

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !417
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !417
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !417
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !417
	ret void, !dbg !417
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !424 {
entry:
	br label %b0, !dbg !425

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !425
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !425
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !428
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !429, !range !14
	%4 = sext i32 %3 to i64, !dbg !429
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !429, !range !15
	%6 = sext i32 %5 to i64, !dbg !429
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !429, !range !15
	%8 = sext i32 %7 to i64, !dbg !429
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !429, !range !16
	%10 = sext i32 %9 to i64, !dbg !429
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !429, !range !17
	%12 = sext i32 %11 to i64, !dbg !429
	%13 = mul i64 %12, %8, !dbg !429
	%14 = add i64 %6, %13, !dbg !429
	%15 = mul i64 %10, %14, !dbg !429
	%16 = add i64 %4, %15, !dbg !429
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !429, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !429, !range !18
	%19 = mul i32 %17, %18, !dbg !429
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !19
	%21 = mul i32 %19, %20, !dbg !429
	%22 = sext i32 %21 to i64, !dbg !429
	%23 = mul i64 %16, %22, !dbg !429
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !429, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !429, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !429, !range !21
	%27 = mul i32 %18, %26, !dbg !429
	%28 = add i32 %25, %27, !dbg !429
	%29 = mul i32 %17, %28, !dbg !429
	%30 = add i32 %24, %29, !dbg !429
	%31 = sext i32 %30 to i64, !dbg !429
	%32 = add i64 %23, %31, !dbg !429
	%33 = mul i64 %10, %12, !dbg !429
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !429, !range !17
	%35 = sext i32 %34 to i64, !dbg !429
	%36 = mul i64 %33, %35, !dbg !429
	%37 = mul i64 %36, %22, !dbg !429
	%38 = sext i32 %2 to i64, !dbg !428
	%39 = trunc i64 %p4 to i32, !dbg !428
	br label %b1, !dbg !429

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !429
	%41 = icmp slt i64 %40, %p3, !dbg !429
	br i1 %41, label %b2, label %b3, !dbg !429

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !430
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !431
	%44 = icmp uge i64 %40, %p1, !dbg !430
	%45 = icmp uge i64 %p4, %38, !dbg !428
	%46 = or i1 %44, %45, !dbg !428
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !428, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !431
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !428
	%49 = bitcast i64* %48 to i8*, !dbg !428
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !428
	%50 = add i64 %40, %37, !dbg !429
	br label %b1, !dbg !429

b3:
	ret void, !dbg !427

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !430
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !430

b2_fail2:
	br label %fail, !dbg !430

b2_ok2:
	br label %fail, !dbg !428

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !425
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !425
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !425
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !425
	ret void, !dbg !425
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !432 {
entry:
	br label %b0, !dbg !433

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !433
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !433
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !436
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !14
	%4 = sext i32 %3 to i64, !dbg !437
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !15
	%6 = sext i32 %5 to i64, !dbg !437
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !15
	%8 = sext i32 %7 to i64, !dbg !437
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !16
	%10 = sext i32 %9 to i64, !dbg !437
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !17
	%12 = sext i32 %11 to i64, !dbg !437
	%13 = mul i64 %12, %8, !dbg !437
	%14 = add i64 %6, %13, !dbg !437
	%15 = mul i64 %10, %14, !dbg !437
	%16 = add i64 %4, %15, !dbg !437
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !18
	%19 = mul i32 %17, %18, !dbg !437
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !19
	%21 = mul i32 %19, %20, !dbg !437
	%22 = sext i32 %21 to i64, !dbg !437
	%23 = mul i64 %16, %22, !dbg !437
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !21
	%27 = mul i32 %18, %26, !dbg !437
	%28 = add i32 %25, %27, !dbg !437
	%29 = mul i32 %17, %28, !dbg !437
	%30 = add i32 %24, %29, !dbg !437
	%31 = sext i32 %30 to i64, !dbg !437
	%32 = add i64 %23, %31, !dbg !437
	%33 = mul i64 %10, %12, !dbg !437
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !437, !range !17
	%35 = sext i32 %34 to i64, !dbg !437
	%36 = mul i64 %33, %35, !dbg !437
	%37 = mul i64 %36, %22, !dbg !437
	%38 = sext i32 %2 to i64, !dbg !436
	%39 = trunc i64 %p4 to i32, !dbg !436
	br label %b1, !dbg !437

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !437
	%41 = icmp slt i64 %40, %p1, !dbg !437
	br i1 %41, label %b2, label %b3, !dbg !437

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !438
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !436
	%44 = icmp uge i64 %40, %p3, !dbg !438
	%45 = icmp uge i64 %p4, %38, !dbg !436
	%46 = or i1 %44, %45, !dbg !436
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !436, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !436
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !436
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !439
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !439
	%50 = add i64 %40, %37, !dbg !437
	br label %b1, !dbg !437

b3:
	ret void, !dbg !435

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !438
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !438

b2_fail2:
	br label %fail, !dbg !438

b2_ok2:
	br label %fail, !dbg !436

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !433
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !433
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !433
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !433
	ret void, !dbg !433
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !440 {
entry:
	br label %b0, !dbg !441

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !441
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !441
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !444
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !445, !range !14
	%4 = sext i32 %3 to i64, !dbg !445
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !445, !range !15
	%6 = sext i32 %5 to i64, !dbg !445
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !445, !range !15
	%8 = sext i32 %7 to i64, !dbg !445
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !445, !range !16
	%10 = sext i32 %9 to i64, !dbg !445
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !17
	%12 = sext i32 %11 to i64, !dbg !445
	%13 = mul i64 %12, %8, !dbg !445
	%14 = add i64 %6, %13, !dbg !445
	%15 = mul i64 %10, %14, !dbg !445
	%16 = add i64 %4, %15, !dbg !445
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445, !range !18
	%19 = mul i32 %17, %18, !dbg !445
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !445, !range !19
	%21 = mul i32 %19, %20, !dbg !445
	%22 = sext i32 %21 to i64, !dbg !445
	%23 = mul i64 %16, %22, !dbg !445
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !21
	%27 = mul i32 %18, %26, !dbg !445
	%28 = add i32 %25, %27, !dbg !445
	%29 = mul i32 %17, %28, !dbg !445
	%30 = add i32 %24, %29, !dbg !445
	%31 = sext i32 %30 to i64, !dbg !445
	%32 = add i64 %23, %31, !dbg !445
	%33 = mul i64 %10, %12, !dbg !445
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !445, !range !17
	%35 = sext i32 %34 to i64, !dbg !445
	%36 = mul i64 %33, %35, !dbg !445
	%37 = mul i64 %36, %22, !dbg !445
	%38 = sext i32 %2 to i64, !dbg !444
	%39 = trunc i64 %p4 to i32, !dbg !444
	br label %b1, !dbg !445

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !445
	%41 = icmp slt i64 %40, %p3, !dbg !445
	br i1 %41, label %b2, label %b3, !dbg !445

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !446
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !447
	%44 = icmp uge i64 %40, %p1, !dbg !446
	%45 = icmp uge i64 %p4, %38, !dbg !444
	%46 = or i1 %44, %45, !dbg !444
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !444, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !447
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !444
	%49 = bitcast i64* %48 to i8*, !dbg !444
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !444
	%50 = add i64 %40, %37, !dbg !445
	br label %b1, !dbg !445

b3:
	ret void, !dbg !443

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !446
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !446

b2_fail2:
	br label %fail, !dbg !446

b2_ok2:
	br label %fail, !dbg !444

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !441
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !441
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !441
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !441
	ret void, !dbg !441
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !448 {
entry:
	br label %b0, !dbg !449

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !449
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !449
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !452
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !453, !range !14
	%4 = sext i32 %3 to i64, !dbg !453
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !453, !range !15
	%6 = sext i32 %5 to i64, !dbg !453
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !453, !range !15
	%8 = sext i32 %7 to i64, !dbg !453
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !453, !range !16
	%10 = sext i32 %9 to i64, !dbg !453
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !17
	%12 = sext i32 %11 to i64, !dbg !453
	%13 = mul i64 %12, %8, !dbg !453
	%14 = add i64 %6, %13, !dbg !453
	%15 = mul i64 %10, %14, !dbg !453
	%16 = add i64 %4, %15, !dbg !453
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !18
	%19 = mul i32 %17, %18, !dbg !453
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !453, !range !19
	%21 = mul i32 %19, %20, !dbg !453
	%22 = sext i32 %21 to i64, !dbg !453
	%23 = mul i64 %16, %22, !dbg !453
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !21
	%27 = mul i32 %18, %26, !dbg !453
	%28 = add i32 %25, %27, !dbg !453
	%29 = mul i32 %17, %28, !dbg !453
	%30 = add i32 %24, %29, !dbg !453
	%31 = sext i32 %30 to i64, !dbg !453
	%32 = add i64 %23, %31, !dbg !453
	%33 = mul i64 %10, %12, !dbg !453
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !453, !range !17
	%35 = sext i32 %34 to i64, !dbg !453
	%36 = mul i64 %33, %35, !dbg !453
	%37 = mul i64 %36, %22, !dbg !453
	%38 = sext i32 %2 to i64, !dbg !452
	%39 = trunc i64 %p4 to i32, !dbg !452
	br label %b1, !dbg !453

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !453
	%41 = icmp slt i64 %40, %p1, !dbg !453
	br i1 %41, label %b2, label %b3, !dbg !453

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !454
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !452
	%44 = icmp uge i64 %40, %p3, !dbg !454
	%45 = icmp uge i64 %p4, %38, !dbg !452
	%46 = or i1 %44, %45, !dbg !452
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !452, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !452
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !452
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !455
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !455
	%50 = add i64 %40, %37, !dbg !453
	br label %b1, !dbg !453

b3:
	ret void, !dbg !451

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !454
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !454

b2_fail2:
	br label %fail, !dbg !454

b2_ok2:
	br label %fail, !dbg !452

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !449
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !449
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !449
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !449
	ret void, !dbg !449
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !456 {
entry:
	br label %b0, !dbg !457

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !457
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !457
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !460
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !461, !range !14
	%4 = sext i32 %3 to i64, !dbg !461
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !461, !range !15
	%6 = sext i32 %5 to i64, !dbg !461
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !461, !range !15
	%8 = sext i32 %7 to i64, !dbg !461
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !461, !range !16
	%10 = sext i32 %9 to i64, !dbg !461
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !461, !range !17
	%12 = sext i32 %11 to i64, !dbg !461
	%13 = mul i64 %12, %8, !dbg !461
	%14 = add i64 %6, %13, !dbg !461
	%15 = mul i64 %10, %14, !dbg !461
	%16 = add i64 %4, %15, !dbg !461
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !461, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !461, !range !18
	%19 = mul i32 %17, %18, !dbg !461
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !461, !range !19
	%21 = mul i32 %19, %20, !dbg !461
	%22 = sext i32 %21 to i64, !dbg !461
	%23 = mul i64 %16, %22, !dbg !461
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !461, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !461, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !461, !range !21
	%27 = mul i32 %18, %26, !dbg !461
	%28 = add i32 %25, %27, !dbg !461
	%29 = mul i32 %17, %28, !dbg !461
	%30 = add i32 %24, %29, !dbg !461
	%31 = sext i32 %30 to i64, !dbg !461
	%32 = add i64 %23, %31, !dbg !461
	%33 = mul i64 %10, %12, !dbg !461
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !461, !range !17
	%35 = sext i32 %34 to i64, !dbg !461
	%36 = mul i64 %33, %35, !dbg !461
	%37 = mul i64 %36, %22, !dbg !461
	%38 = sext i32 %2 to i64, !dbg !460
	%39 = trunc i64 %p4 to i32, !dbg !460
	br label %b1, !dbg !461

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !461
	%41 = icmp slt i64 %40, %p3, !dbg !461
	br i1 %41, label %b2, label %b3, !dbg !461

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !462
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !463
	%44 = icmp uge i64 %40, %p1, !dbg !462
	%45 = icmp uge i64 %p4, %38, !dbg !460
	%46 = or i1 %44, %45, !dbg !460
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !460, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !463
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !460
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !460
	%49 = add i64 %40, %37, !dbg !461
	br label %b1, !dbg !461

b3:
	ret void, !dbg !459

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !462
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !462

b2_fail2:
	br label %fail, !dbg !462

b2_ok2:
	br label %fail, !dbg !460

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !457
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !457
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !457
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !457
	ret void, !dbg !457
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !464 {
entry:
	br label %b0, !dbg !465

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !465
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !465
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !468
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469, !range !14
	%4 = sext i32 %3 to i64, !dbg !469
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !469, !range !15
	%6 = sext i32 %5 to i64, !dbg !469
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !469, !range !15
	%8 = sext i32 %7 to i64, !dbg !469
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !469, !range !16
	%10 = sext i32 %9 to i64, !dbg !469
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !469, !range !17
	%12 = sext i32 %11 to i64, !dbg !469
	%13 = mul i64 %12, %8, !dbg !469
	%14 = add i64 %6, %13, !dbg !469
	%15 = mul i64 %10, %14, !dbg !469
	%16 = add i64 %4, %15, !dbg !469
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !18
	%19 = mul i32 %17, %18, !dbg !469
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !469, !range !19
	%21 = mul i32 %19, %20, !dbg !469
	%22 = sext i32 %21 to i64, !dbg !469
	%23 = mul i64 %16, %22, !dbg !469
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !21
	%27 = mul i32 %18, %26, !dbg !469
	%28 = add i32 %25, %27, !dbg !469
	%29 = mul i32 %17, %28, !dbg !469
	%30 = add i32 %24, %29, !dbg !469
	%31 = sext i32 %30 to i64, !dbg !469
	%32 = add i64 %23, %31, !dbg !469
	%33 = mul i64 %10, %12, !dbg !469
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !469, !range !17
	%35 = sext i32 %34 to i64, !dbg !469
	%36 = mul i64 %33, %35, !dbg !469
	%37 = mul i64 %36, %22, !dbg !469
	%38 = sext i32 %2 to i64, !dbg !468
	%39 = trunc i64 %p4 to i32, !dbg !468
	br label %b1, !dbg !469

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !469
	%41 = icmp slt i64 %40, %p1, !dbg !469
	br i1 %41, label %b2, label %b3, !dbg !469

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !470
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !468
	%44 = icmp uge i64 %40, %p3, !dbg !470
	%45 = icmp uge i64 %p4, %38, !dbg !468
	%46 = or i1 %44, %45, !dbg !468
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !468, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !468
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !471
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !471
	%49 = add i64 %40, %37, !dbg !469
	br label %b1, !dbg !469

b3:
	ret void, !dbg !467

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !470
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !470

b2_fail2:
	br label %fail, !dbg !470

b2_ok2:
	br label %fail, !dbg !468

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !465
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !465
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !465
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !465
	ret void, !dbg !465
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !472 {
entry:
	br label %b0, !dbg !473

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !473
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !473
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !476
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !477, !range !14
	%4 = sext i32 %3 to i64, !dbg !477
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !477, !range !15
	%6 = sext i32 %5 to i64, !dbg !477
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !477, !range !15
	%8 = sext i32 %7 to i64, !dbg !477
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !477, !range !16
	%10 = sext i32 %9 to i64, !dbg !477
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !477, !range !17
	%12 = sext i32 %11 to i64, !dbg !477
	%13 = mul i64 %12, %8, !dbg !477
	%14 = add i64 %6, %13, !dbg !477
	%15 = mul i64 %10, %14, !dbg !477
	%16 = add i64 %4, %15, !dbg !477
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !477, !range !18
	%19 = mul i32 %17, %18, !dbg !477
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !477, !range !19
	%21 = mul i32 %19, %20, !dbg !477
	%22 = sext i32 %21 to i64, !dbg !477
	%23 = mul i64 %16, %22, !dbg !477
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !477, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !477, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !477, !range !21
	%27 = mul i32 %18, %26, !dbg !477
	%28 = add i32 %25, %27, !dbg !477
	%29 = mul i32 %17, %28, !dbg !477
	%30 = add i32 %24, %29, !dbg !477
	%31 = sext i32 %30 to i64, !dbg !477
	%32 = add i64 %23, %31, !dbg !477
	%33 = mul i64 %10, %12, !dbg !477
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !477, !range !17
	%35 = sext i32 %34 to i64, !dbg !477
	%36 = mul i64 %33, %35, !dbg !477
	%37 = mul i64 %36, %22, !dbg !477
	%38 = sext i32 %2 to i64, !dbg !476
	%39 = trunc i64 %p4 to i32, !dbg !476
	br label %b1, !dbg !477

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !477
	%41 = icmp slt i64 %40, %p3, !dbg !477
	br i1 %41, label %b2, label %b3, !dbg !477

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !478
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !479
	%44 = icmp uge i64 %40, %p1, !dbg !478
	%45 = icmp uge i64 %p4, %38, !dbg !476
	%46 = or i1 %44, %45, !dbg !476
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !476, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !479
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !476
	%49 = bitcast i16* %48 to i8*, !dbg !476
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !476
	%50 = add i64 %40, %37, !dbg !477
	br label %b1, !dbg !477

b3:
	ret void, !dbg !475

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !478
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !478

b2_fail2:
	br label %fail, !dbg !478

b2_ok2:
	br label %fail, !dbg !476

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !473
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !473
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !473
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !473
	ret void, !dbg !473
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !480 {
entry:
	br label %b0, !dbg !481

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !481
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !481
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !484
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !485, !range !14
	%4 = sext i32 %3 to i64, !dbg !485
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !485, !range !15
	%6 = sext i32 %5 to i64, !dbg !485
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !485, !range !15
	%8 = sext i32 %7 to i64, !dbg !485
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !485, !range !16
	%10 = sext i32 %9 to i64, !dbg !485
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !485, !range !17
	%12 = sext i32 %11 to i64, !dbg !485
	%13 = mul i64 %12, %8, !dbg !485
	%14 = add i64 %6, %13, !dbg !485
	%15 = mul i64 %10, %14, !dbg !485
	%16 = add i64 %4, %15, !dbg !485
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485, !range !18
	%19 = mul i32 %17, %18, !dbg !485
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485, !range !19
	%21 = mul i32 %19, %20, !dbg !485
	%22 = sext i32 %21 to i64, !dbg !485
	%23 = mul i64 %16, %22, !dbg !485
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !485, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !485, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !485, !range !21
	%27 = mul i32 %18, %26, !dbg !485
	%28 = add i32 %25, %27, !dbg !485
	%29 = mul i32 %17, %28, !dbg !485
	%30 = add i32 %24, %29, !dbg !485
	%31 = sext i32 %30 to i64, !dbg !485
	%32 = add i64 %23, %31, !dbg !485
	%33 = mul i64 %10, %12, !dbg !485
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !485, !range !17
	%35 = sext i32 %34 to i64, !dbg !485
	%36 = mul i64 %33, %35, !dbg !485
	%37 = mul i64 %36, %22, !dbg !485
	%38 = sext i32 %2 to i64, !dbg !484
	%39 = trunc i64 %p4 to i32, !dbg !484
	br label %b1, !dbg !485

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !485
	%41 = icmp slt i64 %40, %p1, !dbg !485
	br i1 %41, label %b2, label %b3, !dbg !485

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !486
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !484
	%44 = icmp uge i64 %40, %p3, !dbg !486
	%45 = icmp uge i64 %p4, %38, !dbg !484
	%46 = or i1 %44, %45, !dbg !484
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !484, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !484
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !484
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !487
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !487
	%50 = add i64 %40, %37, !dbg !485
	br label %b1, !dbg !485

b3:
	ret void, !dbg !483

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !486
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !486

b2_fail2:
	br label %fail, !dbg !486

b2_ok2:
	br label %fail, !dbg !484

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !481
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !481
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !481
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !481
	ret void, !dbg !481
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !488 {
entry:
	br label %b0, !dbg !489

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !489
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !489
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !492
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !493, !range !14
	%4 = sext i32 %3 to i64, !dbg !493
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !493, !range !15
	%6 = sext i32 %5 to i64, !dbg !493
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !493, !range !15
	%8 = sext i32 %7 to i64, !dbg !493
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !493, !range !16
	%10 = sext i32 %9 to i64, !dbg !493
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !493, !range !17
	%12 = sext i32 %11 to i64, !dbg !493
	%13 = mul i64 %12, %8, !dbg !493
	%14 = add i64 %6, %13, !dbg !493
	%15 = mul i64 %10, %14, !dbg !493
	%16 = add i64 %4, %15, !dbg !493
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !493, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !493, !range !18
	%19 = mul i32 %17, %18, !dbg !493
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !493, !range !19
	%21 = mul i32 %19, %20, !dbg !493
	%22 = sext i32 %21 to i64, !dbg !493
	%23 = mul i64 %16, %22, !dbg !493
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !493, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !493, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !493, !range !21
	%27 = mul i32 %18, %26, !dbg !493
	%28 = add i32 %25, %27, !dbg !493
	%29 = mul i32 %17, %28, !dbg !493
	%30 = add i32 %24, %29, !dbg !493
	%31 = sext i32 %30 to i64, !dbg !493
	%32 = add i64 %23, %31, !dbg !493
	%33 = mul i64 %10, %12, !dbg !493
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !493, !range !17
	%35 = sext i32 %34 to i64, !dbg !493
	%36 = mul i64 %33, %35, !dbg !493
	%37 = mul i64 %36, %22, !dbg !493
	%38 = sext i32 %2 to i64, !dbg !492
	%39 = trunc i64 %p4 to i32, !dbg !492
	br label %b1, !dbg !493

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !493
	%41 = icmp slt i64 %40, %p3, !dbg !493
	br i1 %41, label %b2, label %b3, !dbg !493

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !494
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !495
	%44 = icmp uge i64 %40, %p1, !dbg !494
	%45 = icmp uge i64 %p4, %38, !dbg !492
	%46 = or i1 %44, %45, !dbg !492
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !492, !prof !35

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !495
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !492
	%49 = bitcast i32* %48 to i8*, !dbg !492
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !492
	%50 = add i64 %40, %37, !dbg !493
	br label %b1, !dbg !493

b3:
	ret void, !dbg !491

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !494
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !494

b2_fail2:
	br label %fail, !dbg !494

b2_ok2:
	br label %fail, !dbg !492

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !489
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !489
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !489
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !489
	ret void, !dbg !489
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !496 {
entry:
	br label %b0, !dbg !497

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !497
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !497
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !500
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !501, !range !14
	%4 = sext i32 %3 to i64, !dbg !501
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !501, !range !15
	%6 = sext i32 %5 to i64, !dbg !501
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !501, !range !15
	%8 = sext i32 %7 to i64, !dbg !501
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !501, !range !16
	%10 = sext i32 %9 to i64, !dbg !501
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !501, !range !17
	%12 = sext i32 %11 to i64, !dbg !501
	%13 = mul i64 %12, %8, !dbg !501
	%14 = add i64 %6, %13, !dbg !501
	%15 = mul i64 %10, %14, !dbg !501
	%16 = add i64 %4, %15, !dbg !501
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !501, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !501, !range !18
	%19 = mul i32 %17, %18, !dbg !501
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !19
	%21 = mul i32 %19, %20, !dbg !501
	%22 = sext i32 %21 to i64, !dbg !501
	%23 = mul i64 %16, %22, !dbg !501
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !501, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !501, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !501, !range !21
	%27 = mul i32 %18, %26, !dbg !501
	%28 = add i32 %25, %27, !dbg !501
	%29 = mul i32 %17, %28, !dbg !501
	%30 = add i32 %24, %29, !dbg !501
	%31 = sext i32 %30 to i64, !dbg !501
	%32 = add i64 %23, %31, !dbg !501
	%33 = mul i64 %10, %12, !dbg !501
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !501, !range !17
	%35 = sext i32 %34 to i64, !dbg !501
	%36 = mul i64 %33, %35, !dbg !501
	%37 = mul i64 %36, %22, !dbg !501
	%38 = sext i32 %2 to i64, !dbg !500
	%39 = trunc i64 %p4 to i32, !dbg !500
	br label %b1, !dbg !501

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !501
	%41 = icmp slt i64 %40, %p1, !dbg !501
	br i1 %41, label %b2, label %b3, !dbg !501

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !502
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !500
	%44 = icmp uge i64 %40, %p3, !dbg !502
	%45 = icmp uge i64 %p4, %38, !dbg !500
	%46 = or i1 %44, %45, !dbg !500
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !500, !prof !35

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !500
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !500
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !503
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !503
	%50 = add i64 %40, %37, !dbg !501
	br label %b1, !dbg !501

b3:
	ret void, !dbg !499

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !502
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !502

b2_fail2:
	br label %fail, !dbg !502

b2_ok2:
	br label %fail, !dbg !500

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !497
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !497
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !497
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !497
	ret void, !dbg !497
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !504 {
entry:
	br label %b0, !dbg !505

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !505
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !505
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !508
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !509, !range !14
	%4 = sext i32 %3 to i64, !dbg !509
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !509, !range !15
	%6 = sext i32 %5 to i64, !dbg !509
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !509, !range !15
	%8 = sext i32 %7 to i64, !dbg !509
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !509, !range !16
	%10 = sext i32 %9 to i64, !dbg !509
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !509, !range !17
	%12 = sext i32 %11 to i64, !dbg !509
	%13 = mul i64 %12, %8, !dbg !509
	%14 = add i64 %6, %13, !dbg !509
	%15 = mul i64 %10, %14, !dbg !509
	%16 = add i64 %4, %15, !dbg !509
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !18
	%19 = mul i32 %17, %18, !dbg !509
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !509, !range !19
	%21 = mul i32 %19, %20, !dbg !509
	%22 = sext i32 %21 to i64, !dbg !509
	%23 = mul i64 %16, %22, !dbg !509
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !21
	%27 = mul i32 %18, %26, !dbg !509
	%28 = add i32 %25, %27, !dbg !509
	%29 = mul i32 %17, %28, !dbg !509
	%30 = add i32 %24, %29, !dbg !509
	%31 = sext i32 %30 to i64, !dbg !509
	%32 = add i64 %23, %31, !dbg !509
	%33 = mul i64 %10, %12, !dbg !509
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !509, !range !17
	%35 = sext i32 %34 to i64, !dbg !509
	%36 = mul i64 %33, %35, !dbg !509
	%37 = mul i64 %36, %22, !dbg !509
	%38 = sext i32 %2 to i64, !dbg !508
	%39 = trunc i64 %p4 to i32, !dbg !508
	br label %b1, !dbg !509

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !509
	%41 = icmp slt i64 %40, %p3, !dbg !509
	br i1 %41, label %b2, label %b3, !dbg !509

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !510
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !511
	%44 = icmp uge i64 %40, %p1, !dbg !510
	%45 = icmp uge i64 %p4, %38, !dbg !508
	%46 = or i1 %44, %45, !dbg !508
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !508, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !511
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !508
	%49 = bitcast i64* %48 to i8*, !dbg !508
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !508
	%50 = add i64 %40, %37, !dbg !509
	br label %b1, !dbg !509

b3:
	ret void, !dbg !507

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !510
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !510

b2_fail2:
	br label %fail, !dbg !510

b2_ok2:
	br label %fail, !dbg !508

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !505
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !505
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !505
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !505
	ret void, !dbg !505
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !512 {
entry:
	br label %b0, !dbg !513

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !513
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !513
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !516
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !517, !range !14
	%4 = sext i32 %3 to i64, !dbg !517
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !517, !range !15
	%6 = sext i32 %5 to i64, !dbg !517
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !517, !range !15
	%8 = sext i32 %7 to i64, !dbg !517
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !517, !range !16
	%10 = sext i32 %9 to i64, !dbg !517
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !517, !range !17
	%12 = sext i32 %11 to i64, !dbg !517
	%13 = mul i64 %12, %8, !dbg !517
	%14 = add i64 %6, %13, !dbg !517
	%15 = mul i64 %10, %14, !dbg !517
	%16 = add i64 %4, %15, !dbg !517
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !517, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !517, !range !18
	%19 = mul i32 %17, %18, !dbg !517
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !517, !range !19
	%21 = mul i32 %19, %20, !dbg !517
	%22 = sext i32 %21 to i64, !dbg !517
	%23 = mul i64 %16, %22, !dbg !517
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !517, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !517, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !517, !range !21
	%27 = mul i32 %18, %26, !dbg !517
	%28 = add i32 %25, %27, !dbg !517
	%29 = mul i32 %17, %28, !dbg !517
	%30 = add i32 %24, %29, !dbg !517
	%31 = sext i32 %30 to i64, !dbg !517
	%32 = add i64 %23, %31, !dbg !517
	%33 = mul i64 %10, %12, !dbg !517
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !517, !range !17
	%35 = sext i32 %34 to i64, !dbg !517
	%36 = mul i64 %33, %35, !dbg !517
	%37 = mul i64 %36, %22, !dbg !517
	%38 = sext i32 %2 to i64, !dbg !516
	%39 = trunc i64 %p4 to i32, !dbg !516
	br label %b1, !dbg !517

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !517
	%41 = icmp slt i64 %40, %p1, !dbg !517
	br i1 %41, label %b2, label %b3, !dbg !517

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !518
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !516
	%44 = icmp uge i64 %40, %p3, !dbg !518
	%45 = icmp uge i64 %p4, %38, !dbg !516
	%46 = or i1 %44, %45, !dbg !516
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !516, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !516
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !516
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !519
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !519
	%50 = add i64 %40, %37, !dbg !517
	br label %b1, !dbg !517

b3:
	ret void, !dbg !515

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !518
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !518

b2_fail2:
	br label %fail, !dbg !518

b2_ok2:
	br label %fail, !dbg !516

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !513
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !513
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !513
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !513
	ret void, !dbg !513
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !520 {
entry:
	br label %b0, !dbg !521

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !521
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !521
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !524
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !525, !range !14
	%4 = sext i32 %3 to i64, !dbg !525
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !525, !range !15
	%6 = sext i32 %5 to i64, !dbg !525
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !525, !range !15
	%8 = sext i32 %7 to i64, !dbg !525
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !525, !range !16
	%10 = sext i32 %9 to i64, !dbg !525
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !525, !range !17
	%12 = sext i32 %11 to i64, !dbg !525
	%13 = mul i64 %12, %8, !dbg !525
	%14 = add i64 %6, %13, !dbg !525
	%15 = mul i64 %10, %14, !dbg !525
	%16 = add i64 %4, %15, !dbg !525
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !525, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !525, !range !18
	%19 = mul i32 %17, %18, !dbg !525
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !525, !range !19
	%21 = mul i32 %19, %20, !dbg !525
	%22 = sext i32 %21 to i64, !dbg !525
	%23 = mul i64 %16, %22, !dbg !525
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !525, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !525, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !525, !range !21
	%27 = mul i32 %18, %26, !dbg !525
	%28 = add i32 %25, %27, !dbg !525
	%29 = mul i32 %17, %28, !dbg !525
	%30 = add i32 %24, %29, !dbg !525
	%31 = sext i32 %30 to i64, !dbg !525
	%32 = add i64 %23, %31, !dbg !525
	%33 = mul i64 %10, %12, !dbg !525
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !525, !range !17
	%35 = sext i32 %34 to i64, !dbg !525
	%36 = mul i64 %33, %35, !dbg !525
	%37 = mul i64 %36, %22, !dbg !525
	%38 = sext i32 %2 to i64, !dbg !524
	%39 = trunc i64 %p4 to i32, !dbg !524
	br label %b1, !dbg !525

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !525
	%41 = icmp slt i64 %40, %p3, !dbg !525
	br i1 %41, label %b2, label %b3, !dbg !525

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !526
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !527
	%44 = icmp uge i64 %40, %p1, !dbg !526
	%45 = icmp uge i64 %p4, %38, !dbg !524
	%46 = or i1 %44, %45, !dbg !524
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !524, !prof !35

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !527
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !524
	%49 = bitcast i64* %48 to i8*, !dbg !524
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !524
	%50 = add i64 %40, %37, !dbg !525
	br label %b1, !dbg !525

b3:
	ret void, !dbg !523

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !526
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !526

b2_fail2:
	br label %fail, !dbg !526

b2_ok2:
	br label %fail, !dbg !524

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !521
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !521
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !521
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !521
	ret void, !dbg !521
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !528 {
entry:
	br label %b0, !dbg !529

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !529
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !529
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !532
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !14
	%4 = sext i32 %3 to i64, !dbg !533
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !533, !range !15
	%6 = sext i32 %5 to i64, !dbg !533
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !533, !range !15
	%8 = sext i32 %7 to i64, !dbg !533
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !533, !range !16
	%10 = sext i32 %9 to i64, !dbg !533
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !533, !range !17
	%12 = sext i32 %11 to i64, !dbg !533
	%13 = mul i64 %12, %8, !dbg !533
	%14 = add i64 %6, %13, !dbg !533
	%15 = mul i64 %10, %14, !dbg !533
	%16 = add i64 %4, %15, !dbg !533
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !533, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !533, !range !18
	%19 = mul i32 %17, %18, !dbg !533
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !533, !range !19
	%21 = mul i32 %19, %20, !dbg !533
	%22 = sext i32 %21 to i64, !dbg !533
	%23 = mul i64 %16, %22, !dbg !533
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !533, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !533, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !533, !range !21
	%27 = mul i32 %18, %26, !dbg !533
	%28 = add i32 %25, %27, !dbg !533
	%29 = mul i32 %17, %28, !dbg !533
	%30 = add i32 %24, %29, !dbg !533
	%31 = sext i32 %30 to i64, !dbg !533
	%32 = add i64 %23, %31, !dbg !533
	%33 = mul i64 %10, %12, !dbg !533
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !533, !range !17
	%35 = sext i32 %34 to i64, !dbg !533
	%36 = mul i64 %33, %35, !dbg !533
	%37 = mul i64 %36, %22, !dbg !533
	%38 = sext i32 %2 to i64, !dbg !532
	%39 = trunc i64 %p4 to i32, !dbg !532
	br label %b1, !dbg !533

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !533
	%41 = icmp slt i64 %40, %p1, !dbg !533
	br i1 %41, label %b2, label %b3, !dbg !533

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !534
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !532
	%44 = icmp uge i64 %40, %p3, !dbg !534
	%45 = icmp uge i64 %p4, %38, !dbg !532
	%46 = or i1 %44, %45, !dbg !532
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !532, !prof !35

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !532
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !532
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !535
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !535
	%50 = add i64 %40, %37, !dbg !533
	br label %b1, !dbg !533

b3:
	ret void, !dbg !531

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !534
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !534

b2_fail2:
	br label %fail, !dbg !534

b2_ok2:
	br label %fail, !dbg !532

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !529
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !529
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !529
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !529
	ret void, !dbg !529
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !536 {
entry:
	br label %b0, !dbg !537

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !537
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !537
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !540
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !541, !range !14
	%4 = sext i32 %3 to i64, !dbg !541
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !541, !range !15
	%6 = sext i32 %5 to i64, !dbg !541
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !541, !range !15
	%8 = sext i32 %7 to i64, !dbg !541
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !541, !range !16
	%10 = sext i32 %9 to i64, !dbg !541
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !541, !range !17
	%12 = sext i32 %11 to i64, !dbg !541
	%13 = mul i64 %12, %8, !dbg !541
	%14 = add i64 %6, %13, !dbg !541
	%15 = mul i64 %10, %14, !dbg !541
	%16 = add i64 %4, %15, !dbg !541
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !541, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !541, !range !18
	%19 = mul i32 %17, %18, !dbg !541
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !541, !range !19
	%21 = mul i32 %19, %20, !dbg !541
	%22 = sext i32 %21 to i64, !dbg !541
	%23 = mul i64 %16, %22, !dbg !541
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !541, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !541, !range !21
	%27 = mul i32 %18, %26, !dbg !541
	%28 = add i32 %25, %27, !dbg !541
	%29 = mul i32 %17, %28, !dbg !541
	%30 = add i32 %24, %29, !dbg !541
	%31 = sext i32 %30 to i64, !dbg !541
	%32 = add i64 %23, %31, !dbg !541
	%33 = mul i64 %10, %12, !dbg !541
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !541, !range !17
	%35 = sext i32 %34 to i64, !dbg !541
	%36 = mul i64 %33, %35, !dbg !541
	%37 = mul i64 %36, %22, !dbg !541
	%38 = sext i32 %2 to i64, !dbg !540
	%39 = trunc i64 %p4 to i32, !dbg !540
	br label %b1, !dbg !541

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !541
	%41 = icmp slt i64 %40, %p3, !dbg !541
	br i1 %41, label %b2, label %b3, !dbg !541

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !542
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !543
	%44 = icmp uge i64 %40, %p1, !dbg !542
	%45 = icmp uge i64 %p4, %38, !dbg !540
	%46 = or i1 %44, %45, !dbg !540
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !540, !prof !35

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !543
	%48 = bitcast float %47 to i32, !dbg !540
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !540
	%50 = bitcast float* %49 to i8*, !dbg !540
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !540
	%51 = add i64 %40, %37, !dbg !541
	br label %b1, !dbg !541

b3:
	ret void, !dbg !539

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !542
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !542

b2_fail2:
	br label %fail, !dbg !542

b2_ok2:
	br label %fail, !dbg !540

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !537
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !537
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !537
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !537
	ret void, !dbg !537
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !544 {
entry:
	br label %b0, !dbg !545

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !545
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !545
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !548
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !549, !range !14
	%4 = sext i32 %3 to i64, !dbg !549
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !549, !range !15
	%6 = sext i32 %5 to i64, !dbg !549
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !549, !range !15
	%8 = sext i32 %7 to i64, !dbg !549
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !549, !range !16
	%10 = sext i32 %9 to i64, !dbg !549
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !549, !range !17
	%12 = sext i32 %11 to i64, !dbg !549
	%13 = mul i64 %12, %8, !dbg !549
	%14 = add i64 %6, %13, !dbg !549
	%15 = mul i64 %10, %14, !dbg !549
	%16 = add i64 %4, %15, !dbg !549
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !549, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !549, !range !18
	%19 = mul i32 %17, %18, !dbg !549
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !549, !range !19
	%21 = mul i32 %19, %20, !dbg !549
	%22 = sext i32 %21 to i64, !dbg !549
	%23 = mul i64 %16, %22, !dbg !549
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !549, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !549, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !549, !range !21
	%27 = mul i32 %18, %26, !dbg !549
	%28 = add i32 %25, %27, !dbg !549
	%29 = mul i32 %17, %28, !dbg !549
	%30 = add i32 %24, %29, !dbg !549
	%31 = sext i32 %30 to i64, !dbg !549
	%32 = add i64 %23, %31, !dbg !549
	%33 = mul i64 %10, %12, !dbg !549
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !549, !range !17
	%35 = sext i32 %34 to i64, !dbg !549
	%36 = mul i64 %33, %35, !dbg !549
	%37 = mul i64 %36, %22, !dbg !549
	%38 = sext i32 %2 to i64, !dbg !548
	%39 = trunc i64 %p4 to i32, !dbg !548
	br label %b1, !dbg !549

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !549
	%41 = icmp slt i64 %40, %p1, !dbg !549
	br i1 %41, label %b2, label %b3, !dbg !549

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !550
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !548
	%44 = icmp uge i64 %40, %p3, !dbg !550
	%45 = icmp uge i64 %p4, %38, !dbg !548
	%46 = or i1 %44, %45, !dbg !548
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !548, !prof !35

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !548
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !548
	%49 = bitcast i32 %48 to float, !dbg !548
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !551
	store float %49, float addrspace(1)* %50, align 4, !dbg !551
	%51 = add i64 %40, %37, !dbg !549
	br label %b1, !dbg !549

b3:
	ret void, !dbg !547

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !550
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !550

b2_fail2:
	br label %fail, !dbg !550

b2_ok2:
	br label %fail, !dbg !548

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !545
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !545
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !545
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !545
	ret void, !dbg !545
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !552 {
entry:
	br label %b0, !dbg !553

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !553
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !553
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !556
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !557, !range !14
	%4 = sext i32 %3 to i64, !dbg !557
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !557, !range !15
	%6 = sext i32 %5 to i64, !dbg !557
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !557, !range !15
	%8 = sext i32 %7 to i64, !dbg !557
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !557, !range !16
	%10 = sext i32 %9 to i64, !dbg !557
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !557, !range !17
	%12 = sext i32 %11 to i64, !dbg !557
	%13 = mul i64 %12, %8, !dbg !557
	%14 = add i64 %6, %13, !dbg !557
	%15 = mul i64 %10, %14, !dbg !557
	%16 = add i64 %4, %15, !dbg !557
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !557, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !557, !range !18
	%19 = mul i32 %17, %18, !dbg !557
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !557, !range !19
	%21 = mul i32 %19, %20, !dbg !557
	%22 = sext i32 %21 to i64, !dbg !557
	%23 = mul i64 %16, %22, !dbg !557
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !557, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !557, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !557, !range !21
	%27 = mul i32 %18, %26, !dbg !557
	%28 = add i32 %25, %27, !dbg !557
	%29 = mul i32 %17, %28, !dbg !557
	%30 = add i32 %24, %29, !dbg !557
	%31 = sext i32 %30 to i64, !dbg !557
	%32 = add i64 %23, %31, !dbg !557
	%33 = mul i64 %10, %12, !dbg !557
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !557, !range !17
	%35 = sext i32 %34 to i64, !dbg !557
	%36 = mul i64 %33, %35, !dbg !557
	%37 = mul i64 %36, %22, !dbg !557
	%38 = sext i32 %2 to i64, !dbg !556
	%39 = trunc i64 %p4 to i32, !dbg !556
	br label %b1, !dbg !557

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !557
	%41 = icmp slt i64 %40, %p3, !dbg !557
	br i1 %41, label %b2, label %b3, !dbg !557

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !558
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !559
	%44 = icmp uge i64 %40, %p1, !dbg !558
	%45 = icmp uge i64 %p4, %38, !dbg !556
	%46 = or i1 %44, %45, !dbg !556
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !556, !prof !35

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !559
	%48 = bitcast double %47 to i64, !dbg !556
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !556
	%50 = bitcast double* %49 to i8*, !dbg !556
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !556
	%51 = add i64 %40, %37, !dbg !557
	br label %b1, !dbg !557

b3:
	ret void, !dbg !555

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !558
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !558

b2_fail2:
	br label %fail, !dbg !558

b2_ok2:
	br label %fail, !dbg !556

fail:
	%53 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !553
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !553
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !553
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !553
	ret void, !dbg !553
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !560 {
entry:
	br label %b0, !dbg !561

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !561
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !561
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !564
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !565, !range !14
	%4 = sext i32 %3 to i64, !dbg !565
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !565, !range !15
	%6 = sext i32 %5 to i64, !dbg !565
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !565, !range !15
	%8 = sext i32 %7 to i64, !dbg !565
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !565, !range !16
	%10 = sext i32 %9 to i64, !dbg !565
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !565, !range !17
	%12 = sext i32 %11 to i64, !dbg !565
	%13 = mul i64 %12, %8, !dbg !565
	%14 = add i64 %6, %13, !dbg !565
	%15 = mul i64 %10, %14, !dbg !565
	%16 = add i64 %4, %15, !dbg !565
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !565, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !565, !range !18
	%19 = mul i32 %17, %18, !dbg !565
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !565, !range !19
	%21 = mul i32 %19, %20, !dbg !565
	%22 = sext i32 %21 to i64, !dbg !565
	%23 = mul i64 %16, %22, !dbg !565
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !565, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !565, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !565, !range !21
	%27 = mul i32 %18, %26, !dbg !565
	%28 = add i32 %25, %27, !dbg !565
	%29 = mul i32 %17, %28, !dbg !565
	%30 = add i32 %24, %29, !dbg !565
	%31 = sext i32 %30 to i64, !dbg !565
	%32 = add i64 %23, %31, !dbg !565
	%33 = mul i64 %10, %12, !dbg !565
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !565, !range !17
	%35 = sext i32 %34 to i64, !dbg !565
	%36 = mul i64 %33, %35, !dbg !565
	%37 = mul i64 %36, %22, !dbg !565
	%38 = sext i32 %2 to i64, !dbg !564
	%39 = trunc i64 %p4 to i32, !dbg !564
	br label %b1, !dbg !565

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !565
	%41 = icmp slt i64 %40, %p1, !dbg !565
	br i1 %41, label %b2, label %b3, !dbg !565

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !566
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !564
	%44 = icmp uge i64 %40, %p3, !dbg !566
	%45 = icmp uge i64 %p4, %38, !dbg !564
	%46 = or i1 %44, %45, !dbg !564
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !564, !prof !35

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !564
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !564
	%49 = bitcast i64 %48 to double, !dbg !564
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !567
	store double %49, double addrspace(1)* %50, align 8, !dbg !567
	%51 = add i64 %40, %37, !dbg !565
	br label %b1, !dbg !565

b3:
	ret void, !dbg !563

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !566
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !566

b2_fail2:
	br label %fail, !dbg !566

b2_ok2:
	br label %fail, !dbg !564

fail:
	%53 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !561
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !561
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !561
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !561
	ret void, !dbg !561
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !568 {
entry:
	br label %b0, !dbg !569

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !569
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !569
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !572
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !573, !range !14
	%4 = sext i32 %3 to i64, !dbg !573
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !573, !range !15
	%6 = sext i32 %5 to i64, !dbg !573
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !573, !range !15
	%8 = sext i32 %7 to i64, !dbg !573
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !573, !range !16
	%10 = sext i32 %9 to i64, !dbg !573
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !573, !range !17
	%12 = sext i32 %11 to i64, !dbg !573
	%13 = mul i64 %12, %8, !dbg !573
	%14 = add i64 %6, %13, !dbg !573
	%15 = mul i64 %10, %14, !dbg !573
	%16 = add i64 %4, %15, !dbg !573
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !573, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !573, !range !18
	%19 = mul i32 %17, %18, !dbg !573
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !19
	%21 = mul i32 %19, %20, !dbg !573
	%22 = sext i32 %21 to i64, !dbg !573
	%23 = mul i64 %16, %22, !dbg !573
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !573, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !573, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !573, !range !21
	%27 = mul i32 %18, %26, !dbg !573
	%28 = add i32 %25, %27, !dbg !573
	%29 = mul i32 %17, %28, !dbg !573
	%30 = add i32 %24, %29, !dbg !573
	%31 = sext i32 %30 to i64, !dbg !573
	%32 = add i64 %23, %31, !dbg !573
	%33 = mul i64 %10, %12, !dbg !573
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !573, !range !17
	%35 = sext i32 %34 to i64, !dbg !573
	%36 = mul i64 %33, %35, !dbg !573
	%37 = mul i64 %36, %22, !dbg !573
	%38 = sext i32 %2 to i64, !dbg !572
	%39 = trunc i64 %p4 to i32, !dbg !572
	br label %b1, !dbg !573

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !573
	%41 = icmp slt i64 %40, %p3, !dbg !573
	br i1 %41, label %b2, label %b3, !dbg !573

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !574
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !575
	%44 = icmp uge i64 %40, %p1, !dbg !574
	%45 = icmp uge i64 %p4, %38, !dbg !572
	%46 = or i1 %44, %45, !dbg !572
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !572, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !575
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !572
	%49 = bitcast i16* %48 to i8*, !dbg !572
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !572
	%50 = add i64 %40, %37, !dbg !573
	br label %b1, !dbg !573

b3:
	ret void, !dbg !571

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !574
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !574

b2_fail2:
	br label %fail, !dbg !574

b2_ok2:
	br label %fail, !dbg !572

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !569
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !569
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !569
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !569
	ret void, !dbg !569
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !576 {
entry:
	br label %b0, !dbg !577

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !577
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !577
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !580
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !14
	%4 = sext i32 %3 to i64, !dbg !581
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !15
	%6 = sext i32 %5 to i64, !dbg !581
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !581, !range !15
	%8 = sext i32 %7 to i64, !dbg !581
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !581, !range !16
	%10 = sext i32 %9 to i64, !dbg !581
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !581, !range !17
	%12 = sext i32 %11 to i64, !dbg !581
	%13 = mul i64 %12, %8, !dbg !581
	%14 = add i64 %6, %13, !dbg !581
	%15 = mul i64 %10, %14, !dbg !581
	%16 = add i64 %4, %15, !dbg !581
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !581, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !581, !range !18
	%19 = mul i32 %17, %18, !dbg !581
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !581, !range !19
	%21 = mul i32 %19, %20, !dbg !581
	%22 = sext i32 %21 to i64, !dbg !581
	%23 = mul i64 %16, %22, !dbg !581
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !581, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !581, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !581, !range !21
	%27 = mul i32 %18, %26, !dbg !581
	%28 = add i32 %25, %27, !dbg !581
	%29 = mul i32 %17, %28, !dbg !581
	%30 = add i32 %24, %29, !dbg !581
	%31 = sext i32 %30 to i64, !dbg !581
	%32 = add i64 %23, %31, !dbg !581
	%33 = mul i64 %10, %12, !dbg !581
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !581, !range !17
	%35 = sext i32 %34 to i64, !dbg !581
	%36 = mul i64 %33, %35, !dbg !581
	%37 = mul i64 %36, %22, !dbg !581
	%38 = sext i32 %2 to i64, !dbg !580
	%39 = trunc i64 %p4 to i32, !dbg !580
	br label %b1, !dbg !581

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !581
	%41 = icmp slt i64 %40, %p1, !dbg !581
	br i1 %41, label %b2, label %b3, !dbg !581

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !582
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !580
	%44 = icmp uge i64 %40, %p3, !dbg !582
	%45 = icmp uge i64 %p4, %38, !dbg !580
	%46 = or i1 %44, %45, !dbg !580
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !580, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !580
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !580
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !583
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !583
	%50 = add i64 %40, %37, !dbg !581
	br label %b1, !dbg !581

b3:
	ret void, !dbg !579

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !582
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !582

b2_fail2:
	br label %fail, !dbg !582

b2_ok2:
	br label %fail, !dbg !580

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !577
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !577
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !577
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !577
	ret void, !dbg !577
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !584 {
entry:
	br label %b0, !dbg !585

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !585
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !585
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !588
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !589, !range !14
	%4 = sext i32 %3 to i64, !dbg !589
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !589, !range !15
	%6 = sext i32 %5 to i64, !dbg !589
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !589, !range !15
	%8 = sext i32 %7 to i64, !dbg !589
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !589, !range !16
	%10 = sext i32 %9 to i64, !dbg !589
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !589, !range !17
	%12 = sext i32 %11 to i64, !dbg !589
	%13 = mul i64 %12, %8, !dbg !589
	%14 = add i64 %6, %13, !dbg !589
	%15 = mul i64 %10, %14, !dbg !589
	%16 = add i64 %4, %15, !dbg !589
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !589, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !589, !range !18
	%19 = mul i32 %17, %18, !dbg !589
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !589, !range !19
	%21 = mul i32 %19, %20, !dbg !589
	%22 = sext i32 %21 to i64, !dbg !589
	%23 = mul i64 %16, %22, !dbg !589
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !589, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !589, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !589, !range !21
	%27 = mul i32 %18, %26, !dbg !589
	%28 = add i32 %25, %27, !dbg !589
	%29 = mul i32 %17, %28, !dbg !589
	%30 = add i32 %24, %29, !dbg !589
	%31 = sext i32 %30 to i64, !dbg !589
	%32 = add i64 %23, %31, !dbg !589
	%33 = mul i64 %10, %12, !dbg !589
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !589, !range !17
	%35 = sext i32 %34 to i64, !dbg !589
	%36 = mul i64 %33, %35, !dbg !589
	%37 = mul i64 %36, %22, !dbg !589
	%38 = sext i32 %2 to i64, !dbg !588
	%39 = trunc i64 %p4 to i32, !dbg !588
	br label %b1, !dbg !589

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !589
	%41 = icmp slt i64 %40, %p3, !dbg !589
	br i1 %41, label %b2, label %b3, !dbg !589

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !590
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !591
	%44 = icmp uge i64 %40, %p1, !dbg !590
	%45 = icmp uge i64 %p4, %38, !dbg !588
	%46 = or i1 %44, %45, !dbg !588
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !588, !prof !35

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !591
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !588
	%49 = bitcast i16* %48 to i8*, !dbg !588
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !588
	%50 = add i64 %40, %37, !dbg !589
	br label %b1, !dbg !589

b3:
	ret void, !dbg !587

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !590
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !590

b2_fail2:
	br label %fail, !dbg !590

b2_ok2:
	br label %fail, !dbg !588

fail:
	%52 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !585
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !585
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !585
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !585
	ret void, !dbg !585
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !592 {
entry:
	br label %b0, !dbg !593

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !593
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !593
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !596
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !597, !range !14
	%4 = sext i32 %3 to i64, !dbg !597
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !597, !range !15
	%6 = sext i32 %5 to i64, !dbg !597
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !597, !range !15
	%8 = sext i32 %7 to i64, !dbg !597
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !597, !range !16
	%10 = sext i32 %9 to i64, !dbg !597
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !597, !range !17
	%12 = sext i32 %11 to i64, !dbg !597
	%13 = mul i64 %12, %8, !dbg !597
	%14 = add i64 %6, %13, !dbg !597
	%15 = mul i64 %10, %14, !dbg !597
	%16 = add i64 %4, %15, !dbg !597
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !597, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !597, !range !18
	%19 = mul i32 %17, %18, !dbg !597
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !597, !range !19
	%21 = mul i32 %19, %20, !dbg !597
	%22 = sext i32 %21 to i64, !dbg !597
	%23 = mul i64 %16, %22, !dbg !597
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !597, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !597, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !597, !range !21
	%27 = mul i32 %18, %26, !dbg !597
	%28 = add i32 %25, %27, !dbg !597
	%29 = mul i32 %17, %28, !dbg !597
	%30 = add i32 %24, %29, !dbg !597
	%31 = sext i32 %30 to i64, !dbg !597
	%32 = add i64 %23, %31, !dbg !597
	%33 = mul i64 %10, %12, !dbg !597
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !597, !range !17
	%35 = sext i32 %34 to i64, !dbg !597
	%36 = mul i64 %33, %35, !dbg !597
	%37 = mul i64 %36, %22, !dbg !597
	%38 = sext i32 %2 to i64, !dbg !596
	%39 = trunc i64 %p4 to i32, !dbg !596
	br label %b1, !dbg !597

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !597
	%41 = icmp slt i64 %40, %p1, !dbg !597
	br i1 %41, label %b2, label %b3, !dbg !597

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !598
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !596
	%44 = icmp uge i64 %40, %p3, !dbg !598
	%45 = icmp uge i64 %p4, %38, !dbg !596
	%46 = or i1 %44, %45, !dbg !596
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !596, !prof !35

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !596
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !596
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !599
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !599
	%50 = add i64 %40, %37, !dbg !597
	br label %b1, !dbg !597

b3:
	ret void, !dbg !595

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !598
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !598

b2_fail2:
	br label %fail, !dbg !598

b2_ok2:
	br label %fail, !dbg !596

fail:
	%52 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !593
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !593
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !593
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !593
	ret void, !dbg !593
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !600 {
entry:
	br label %b0, !dbg !601

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !601
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !601
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !604
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !605, !range !14
	%4 = sext i32 %3 to i64, !dbg !605
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !605, !range !15
	%6 = sext i32 %5 to i64, !dbg !605
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !605, !range !15
	%8 = sext i32 %7 to i64, !dbg !605
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !605, !range !16
	%10 = sext i32 %9 to i64, !dbg !605
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !605, !range !17
	%12 = sext i32 %11 to i64, !dbg !605
	%13 = mul i64 %12, %8, !dbg !605
	%14 = add i64 %6, %13, !dbg !605
	%15 = mul i64 %10, %14, !dbg !605
	%16 = add i64 %4, %15, !dbg !605
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !605, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !605, !range !18
	%19 = mul i32 %17, %18, !dbg !605
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !605, !range !19
	%21 = mul i32 %19, %20, !dbg !605
	%22 = sext i32 %21 to i64, !dbg !605
	%23 = mul i64 %16, %22, !dbg !605
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !605, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !605, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !605, !range !21
	%27 = mul i32 %18, %26, !dbg !605
	%28 = add i32 %25, %27, !dbg !605
	%29 = mul i32 %17, %28, !dbg !605
	%30 = add i32 %24, %29, !dbg !605
	%31 = sext i32 %30 to i64, !dbg !605
	%32 = add i64 %23, %31, !dbg !605
	%33 = mul i64 %10, %12, !dbg !605
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !605, !range !17
	%35 = sext i32 %34 to i64, !dbg !605
	%36 = mul i64 %33, %35, !dbg !605
	%37 = mul i64 %36, %22, !dbg !605
	%38 = sext i32 %2 to i64, !dbg !604
	%39 = trunc i64 %p4 to i32, !dbg !604
	br label %b1, !dbg !605

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !605
	%41 = icmp slt i64 %40, %p3, !dbg !605
	br i1 %41, label %b2, label %b3, !dbg !605

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !606
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !607
	%44 = icmp uge i64 %40, %p1, !dbg !606
	%45 = icmp uge i64 %p4, %38, !dbg !604
	%46 = or i1 %44, %45, !dbg !604
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !604, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !607
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !604
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !604
	%49 = add i64 %40, %37, !dbg !605
	br label %b1, !dbg !605

b3:
	ret void, !dbg !603

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !606
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !606

b2_fail2:
	br label %fail, !dbg !606

b2_ok2:
	br label %fail, !dbg !604

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !601
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !601
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !601
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !601
	ret void, !dbg !601
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !608 {
entry:
	br label %b0, !dbg !609

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !609
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !609
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !612
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !613, !range !14
	%4 = sext i32 %3 to i64, !dbg !613
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !613, !range !15
	%6 = sext i32 %5 to i64, !dbg !613
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !613, !range !15
	%8 = sext i32 %7 to i64, !dbg !613
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !613, !range !16
	%10 = sext i32 %9 to i64, !dbg !613
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !613, !range !17
	%12 = sext i32 %11 to i64, !dbg !613
	%13 = mul i64 %12, %8, !dbg !613
	%14 = add i64 %6, %13, !dbg !613
	%15 = mul i64 %10, %14, !dbg !613
	%16 = add i64 %4, %15, !dbg !613
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !613, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !613, !range !18
	%19 = mul i32 %17, %18, !dbg !613
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !613, !range !19
	%21 = mul i32 %19, %20, !dbg !613
	%22 = sext i32 %21 to i64, !dbg !613
	%23 = mul i64 %16, %22, !dbg !613
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !613, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !613, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !613, !range !21
	%27 = mul i32 %18, %26, !dbg !613
	%28 = add i32 %25, %27, !dbg !613
	%29 = mul i32 %17, %28, !dbg !613
	%30 = add i32 %24, %29, !dbg !613
	%31 = sext i32 %30 to i64, !dbg !613
	%32 = add i64 %23, %31, !dbg !613
	%33 = mul i64 %10, %12, !dbg !613
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !613, !range !17
	%35 = sext i32 %34 to i64, !dbg !613
	%36 = mul i64 %33, %35, !dbg !613
	%37 = mul i64 %36, %22, !dbg !613
	%38 = sext i32 %2 to i64, !dbg !612
	%39 = trunc i64 %p4 to i32, !dbg !612
	br label %b1, !dbg !613

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !613
	%41 = icmp slt i64 %40, %p1, !dbg !613
	br i1 %41, label %b2, label %b3, !dbg !613

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !614
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !612
	%44 = icmp uge i64 %40, %p3, !dbg !614
	%45 = icmp uge i64 %p4, %38, !dbg !612
	%46 = or i1 %44, %45, !dbg !612
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !612, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !612
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !615
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !615
	%49 = add i64 %40, %37, !dbg !613
	br label %b1, !dbg !613

b3:
	ret void, !dbg !611

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !614
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !614

b2_fail2:
	br label %fail, !dbg !614

b2_ok2:
	br label %fail, !dbg !612

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !609
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !609
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !609
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !609
	ret void, !dbg !609
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !616 {
entry:
	br label %b0, !dbg !617

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !617
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !617
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !620
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !621, !range !14
	%4 = sext i32 %3 to i64, !dbg !621
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !621, !range !15
	%6 = sext i32 %5 to i64, !dbg !621
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !621, !range !15
	%8 = sext i32 %7 to i64, !dbg !621
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !621, !range !16
	%10 = sext i32 %9 to i64, !dbg !621
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !621, !range !17
	%12 = sext i32 %11 to i64, !dbg !621
	%13 = mul i64 %12, %8, !dbg !621
	%14 = add i64 %6, %13, !dbg !621
	%15 = mul i64 %10, %14, !dbg !621
	%16 = add i64 %4, %15, !dbg !621
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !621, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !621, !range !18
	%19 = mul i32 %17, %18, !dbg !621
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !19
	%21 = mul i32 %19, %20, !dbg !621
	%22 = sext i32 %21 to i64, !dbg !621
	%23 = mul i64 %16, %22, !dbg !621
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !21
	%27 = mul i32 %18, %26, !dbg !621
	%28 = add i32 %25, %27, !dbg !621
	%29 = mul i32 %17, %28, !dbg !621
	%30 = add i32 %24, %29, !dbg !621
	%31 = sext i32 %30 to i64, !dbg !621
	%32 = add i64 %23, %31, !dbg !621
	%33 = mul i64 %10, %12, !dbg !621
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !621, !range !17
	%35 = sext i32 %34 to i64, !dbg !621
	%36 = mul i64 %33, %35, !dbg !621
	%37 = mul i64 %36, %22, !dbg !621
	%38 = sext i32 %2 to i64, !dbg !620
	%39 = trunc i64 %p4 to i32, !dbg !620
	br label %b1, !dbg !621

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !621
	%41 = icmp slt i64 %40, %p3, !dbg !621
	br i1 %41, label %b2, label %b3, !dbg !621

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !622
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !623
	%44 = icmp uge i64 %40, %p1, !dbg !622
	%45 = icmp uge i64 %p4, %38, !dbg !620
	%46 = or i1 %44, %45, !dbg !620
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !620, !prof !35

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !623
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !620
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !620
	%49 = add i64 %40, %37, !dbg !621
	br label %b1, !dbg !621

b3:
	ret void, !dbg !619

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !622
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !622

b2_fail2:
	br label %fail, !dbg !622

b2_ok2:
	br label %fail, !dbg !620

fail:
	%51 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !617
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !617
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !617
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !617
	ret void, !dbg !617
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !624 {
entry:
	br label %b0, !dbg !625

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !625
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !625
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !628
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !629, !range !14
	%4 = sext i32 %3 to i64, !dbg !629
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !629, !range !15
	%6 = sext i32 %5 to i64, !dbg !629
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !629, !range !15
	%8 = sext i32 %7 to i64, !dbg !629
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !629, !range !16
	%10 = sext i32 %9 to i64, !dbg !629
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !629, !range !17
	%12 = sext i32 %11 to i64, !dbg !629
	%13 = mul i64 %12, %8, !dbg !629
	%14 = add i64 %6, %13, !dbg !629
	%15 = mul i64 %10, %14, !dbg !629
	%16 = add i64 %4, %15, !dbg !629
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !629, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !629, !range !18
	%19 = mul i32 %17, %18, !dbg !629
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !629, !range !19
	%21 = mul i32 %19, %20, !dbg !629
	%22 = sext i32 %21 to i64, !dbg !629
	%23 = mul i64 %16, %22, !dbg !629
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !629, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !629, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !629, !range !21
	%27 = mul i32 %18, %26, !dbg !629
	%28 = add i32 %25, %27, !dbg !629
	%29 = mul i32 %17, %28, !dbg !629
	%30 = add i32 %24, %29, !dbg !629
	%31 = sext i32 %30 to i64, !dbg !629
	%32 = add i64 %23, %31, !dbg !629
	%33 = mul i64 %10, %12, !dbg !629
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !629, !range !17
	%35 = sext i32 %34 to i64, !dbg !629
	%36 = mul i64 %33, %35, !dbg !629
	%37 = mul i64 %36, %22, !dbg !629
	%38 = sext i32 %2 to i64, !dbg !628
	%39 = trunc i64 %p4 to i32, !dbg !628
	br label %b1, !dbg !629

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !629
	%41 = icmp slt i64 %40, %p1, !dbg !629
	br i1 %41, label %b2, label %b3, !dbg !629

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !630
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !628
	%44 = icmp uge i64 %40, %p3, !dbg !630
	%45 = icmp uge i64 %p4, %38, !dbg !628
	%46 = or i1 %44, %45, !dbg !628
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !628, !prof !35

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !628
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !631
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !631
	%49 = add i64 %40, %37, !dbg !629
	br label %b1, !dbg !629

b3:
	ret void, !dbg !627

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !630
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !630

b2_fail2:
	br label %fail, !dbg !630

b2_ok2:
	br label %fail, !dbg !628

fail:
	%51 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !625
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !625
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !625
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !625
	ret void, !dbg !625
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

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_fence_warp() convergent nounwind

declare void @gpuc_quiet_warp() convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

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
!nvvm.annotations = !{!632, !633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662, !663, !664, !665, !666, !667, !668, !669, !670, !671, !672, !673, !674, !675, !676, !677, !678, !679, !680, !681}
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
!40 = distinct !DISubprogram(name: "Ordered", scope: !39, file: !39, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!41 = !DILocation(line: 19, column: 6, scope: !40)
!42 = !DILocation(line: 23, column: 22, scope: !40)
!43 = !DILocation(line: 23, column: 45, scope: !40)
!44 = !DILocation(line: 20, column: 15, scope: !40)
!45 = !DILocation(line: 20, column: 20, scope: !40)
!46 = !DILocation(line: 21, column: 3, scope: !40)
!47 = !DILocation(line: 23, column: 26, scope: !40)
!48 = !DILocation(line: 23, column: 31, scope: !40)
!49 = !DILocation(line: 25, column: 7, scope: !40)
!50 = !DILocation(line: 26, column: 20, scope: !40)
!51 = !DILocation(line: 26, column: 23, scope: !40)
!52 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!53 = !DILocation(line: 27, column: 15, scope: !40)
!54 = !DILocation(line: 44, column: 20, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 45, column: 27, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 45, column: 14, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 46, column: 27, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 46, column: 55, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 46, column: 14, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 47, column: 9, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 48, column: 14, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 50, column: 14, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 53, column: 17, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 29, column: 7, scope: !40)
!65 = !DILocation(line: 30, column: 20, scope: !40)
!66 = !DILocation(line: 30, column: 22, scope: !40)
!67 = !DILocation(line: 30, column: 26, scope: !40)
!68 = !DILocation(line: 31, column: 47, scope: !40)
!69 = !{i32 0, i32 32}
!70 = !DILocation(line: 31, column: 50, scope: !40)
!71 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!72 = !DILocation(line: 31, column: 15, scope: !40)
!73 = !DILocation(line: 44, column: 20, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 45, column: 27, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 45, column: 14, scope: !71, inlinedAt: !72)
!76 = !DILocation(line: 46, column: 27, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 46, column: 55, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 46, column: 14, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 47, column: 9, scope: !71, inlinedAt: !72)
!80 = !DILocation(line: 48, column: 14, scope: !71, inlinedAt: !72)
!81 = !DILocation(line: 50, column: 14, scope: !71, inlinedAt: !72)
!82 = !DILocation(line: 53, column: 17, scope: !71, inlinedAt: !72)
!83 = !DILocation(line: 33, column: 7, scope: !40)
!84 = !DILocation(line: 34, column: 48, scope: !40)
!85 = !DILocation(line: 34, column: 51, scope: !40)
!86 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!87 = !DILocation(line: 34, column: 14, scope: !40)
!88 = !DILocation(line: 44, column: 20, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 45, column: 27, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 45, column: 14, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 46, column: 27, scope: !86, inlinedAt: !87)
!92 = !DILocation(line: 46, column: 55, scope: !86, inlinedAt: !87)
!93 = !DILocation(line: 46, column: 14, scope: !86, inlinedAt: !87)
!94 = !DILocation(line: 47, column: 9, scope: !86, inlinedAt: !87)
!95 = !DILocation(line: 48, column: 14, scope: !86, inlinedAt: !87)
!96 = !DILocation(line: 50, column: 14, scope: !86, inlinedAt: !87)
!97 = !DILocation(line: 53, column: 17, scope: !86, inlinedAt: !87)
!98 = !DILocation(line: 36, column: 23, scope: !40)
!99 = !DILocation(line: 38, column: 33, scope: !40)
!100 = !{!"branch_weights", i32 1048576, i32 1}
!101 = !DILocation(line: 39, column: 17, scope: !40)
!102 = !DILocation(line: 39, column: 6, scope: !40)
!103 = !{!"llvm.loop.unroll.disable"}
!104 = distinct !{!104, !103}
!105 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!106 = distinct !DISubprogram(name: "Query", scope: !105, file: !105, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!107 = !DILocation(line: 12, column: 6, scope: !106)
!108 = !DILocation(line: 16, column: 29, scope: !106)
!109 = !DILocation(line: 16, column: 46, scope: !106)
!110 = !DILocation(line: 13, column: 18, scope: !106)
!111 = !DILocation(line: 13, column: 21, scope: !106)
!112 = !DILocation(line: 14, column: 3, scope: !106)
!113 = !DILocation(line: 16, column: 5, scope: !106)
!114 = !DILocation(line: 16, column: 13, scope: !106)
!115 = !DILocation(line: 17, column: 33, scope: !106)
!116 = !DILocation(line: 17, column: 71, scope: !106)
!117 = !DILocation(line: 17, column: 5, scope: !106)
!118 = !DILocation(line: 17, column: 13, scope: !106)
!119 = !DILocation(line: 18, column: 33, scope: !106)
!120 = !DILocation(line: 18, column: 72, scope: !106)
!121 = !DILocation(line: 18, column: 5, scope: !106)
!122 = !DILocation(line: 18, column: 13, scope: !106)
!123 = !DILocation(line: 19, column: 33, scope: !106)
!124 = !DILocation(line: 19, column: 70, scope: !106)
!125 = !DILocation(line: 19, column: 5, scope: !106)
!126 = !DILocation(line: 19, column: 13, scope: !106)
!127 = !DILocation(line: 20, column: 33, scope: !106)
!128 = !DILocation(line: 20, column: 60, scope: !106)
!129 = !DILocation(line: 20, column: 5, scope: !106)
!130 = !DILocation(line: 20, column: 13, scope: !106)
!131 = distinct !DISubprogram(name: "Translate", scope: !105, file: !105, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!132 = !DILocation(line: 27, column: 6, scope: !131)
!133 = !DILocation(line: 28, column: 32, scope: !131)
!134 = !DILocation(line: 29, column: 40, scope: !131)
!135 = !DILocation(line: 29, column: 29, scope: !131)
!136 = !DILocation(line: 29, column: 6, scope: !131)
!137 = distinct !DISubprogram(name: "FirstOf0", scope: !105, file: !105, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!138 = !DILocation(line: 36, column: 6, scope: !137)
!139 = !DILocation(line: 37, column: 18, scope: !137)
!140 = !DILocation(line: 37, column: 21, scope: !137)
!141 = !DILocation(line: 38, column: 41, scope: !137)
!142 = !DILocation(line: 38, column: 29, scope: !137)
!143 = !DILocation(line: 38, column: 16, scope: !137)
!144 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!145 = distinct !DISubprogram(name: "Relay", scope: !144, file: !144, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!146 = !DILocation(line: 12, column: 6, scope: !145)
!147 = !DILocation(line: 21, column: 12, scope: !145)
!148 = !DILocation(line: 13, column: 19, scope: !145)
!149 = !DILocation(line: 14, column: 11, scope: !145)
!150 = !DILocation(line: 15, column: 16, scope: !145)
!151 = !DILocation(line: 17, column: 33, scope: !145)
!152 = !DILocation(line: 18, column: 8, scope: !145)
!153 = !DILocation(line: 18, column: 3, scope: !145)
!154 = !DILocation(line: 20, column: 16, scope: !145)
!155 = !DILocation(line: 21, column: 39, scope: !145)
!156 = !DILocation(line: 22, column: 14, scope: !145)
!157 = !DILocation(line: 23, column: 13, scope: !145)
!158 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!159 = distinct !DISubprogram(name: "ReuseSource", scope: !158, file: !158, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!160 = !DILocation(line: 28, column: 6, scope: !159)
!161 = !DILocation(line: 29, column: 11, scope: !159)
!162 = !DILocation(line: 30, column: 16, scope: !159)
!163 = !DILocation(line: 32, column: 33, scope: !159)
!164 = !DILocation(line: 33, column: 8, scope: !159)
!165 = distinct !DISubprogram(name: "GetThenUse", scope: !158, file: !158, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!166 = !DILocation(line: 41, column: 6, scope: !165)
!167 = !DILocation(line: 45, column: 11, scope: !165)
!168 = !DILocation(line: 42, column: 18, scope: !165)
!169 = !DILocation(line: 42, column: 21, scope: !165)
!170 = !DILocation(line: 43, column: 3, scope: !165)
!171 = !DILocation(line: 46, column: 20, scope: !165)
!172 = !DILocation(line: 48, column: 8, scope: !165)
!173 = !DILocation(line: 48, column: 3, scope: !165)
!174 = distinct !DISubprogram(name: "PutParts", scope: !158, file: !158, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!175 = !DILocation(line: 55, column: 6, scope: !174)
!176 = !DILocation(line: 59, column: 15, scope: !174)
!177 = !DILocation(line: 56, column: 56, scope: !174)
!178 = !DILocation(line: 56, column: 44, scope: !174)
!179 = !DILocation(line: 56, column: 51, scope: !174)
!180 = !DILocation(line: 56, column: 32, scope: !174)
!181 = !DILocation(line: 57, column: 11, scope: !174)
!182 = !DILocation(line: 58, column: 15, scope: !174)
!183 = !DILocation(line: 58, column: 12, scope: !174)
!184 = !DILocation(line: 59, column: 28, scope: !174)
!185 = !DILocation(line: 59, column: 47, scope: !174)
!186 = !DILocation(line: 61, column: 13, scope: !174)
!187 = distinct !DISubprogram(name: "StoreMeters", scope: !158, file: !158, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!188 = !DILocation(line: 70, column: 6, scope: !187)
!189 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!190 = !DILocation(line: 70, column: 76, scope: !187)
!191 = !DILocation(line: 12, column: 10, scope: !189, inlinedAt: !190)
!192 = !DILocation(line: 11, column: 32, scope: !189, inlinedAt: !190)
!193 = !DILocation(line: 12, column: 20, scope: !189, inlinedAt: !190)
!194 = !DILocation(line: 12, column: 30, scope: !189, inlinedAt: !190)
!195 = distinct !DISubprogram(name: "LoadMeters", scope: !158, file: !158, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!196 = !DILocation(line: 75, column: 6, scope: !195)
!197 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!198 = !DILocation(line: 75, column: 74, scope: !195)
!199 = !DILocation(line: 20, column: 21, scope: !197, inlinedAt: !198)
!200 = !DILocation(line: 19, column: 32, scope: !197, inlinedAt: !198)
!201 = !DILocation(line: 20, column: 31, scope: !197, inlinedAt: !198)
!202 = !DILocation(line: 20, column: 8, scope: !197, inlinedAt: !198)
!203 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!204 = distinct !DISubprogram(name: "Compare", scope: !203, file: !203, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!205 = !DILocation(line: 13, column: 6, scope: !204)
!206 = !DILocation(line: 17, column: 22, scope: !204)
!207 = !DILocation(line: 17, column: 45, scope: !204)
!208 = !DILocation(line: 14, column: 18, scope: !204)
!209 = !DILocation(line: 14, column: 21, scope: !204)
!210 = !DILocation(line: 15, column: 3, scope: !204)
!211 = !DILocation(line: 18, column: 27, scope: !204)
!212 = !DILocation(line: 17, column: 26, scope: !204)
!213 = !DILocation(line: 17, column: 31, scope: !204)
!214 = !DILocation(line: 18, column: 16, scope: !204)
!215 = !DILocation(line: 19, column: 27, scope: !204)
!216 = !DILocation(line: 19, column: 16, scope: !204)
!217 = !DILocation(line: 20, column: 27, scope: !204)
!218 = !DILocation(line: 20, column: 16, scope: !204)
!219 = !DILocation(line: 21, column: 27, scope: !204)
!220 = !DILocation(line: 21, column: 16, scope: !204)
!221 = !DILocation(line: 22, column: 27, scope: !204)
!222 = !DILocation(line: 22, column: 16, scope: !204)
!223 = !DILocation(line: 23, column: 27, scope: !204)
!224 = !DILocation(line: 23, column: 16, scope: !204)
!225 = !DILocation(line: 24, column: 32, scope: !204)
!226 = !DILocation(line: 24, column: 5, scope: !204)
!227 = !DILocation(line: 25, column: 32, scope: !204)
!228 = !DILocation(line: 25, column: 5, scope: !204)
!229 = !DILocation(line: 26, column: 32, scope: !204)
!230 = !DILocation(line: 26, column: 5, scope: !204)
!231 = !DILocation(line: 27, column: 32, scope: !204)
!232 = !DILocation(line: 27, column: 5, scope: !204)
!233 = !DILocation(line: 28, column: 32, scope: !204)
!234 = !DILocation(line: 28, column: 5, scope: !204)
!235 = !DILocation(line: 29, column: 32, scope: !204)
!236 = !DILocation(line: 29, column: 5, scope: !204)
!237 = !DILocation(line: 30, column: 25, scope: !204)
!238 = !DILocation(line: 31, column: 42, scope: !204)
!239 = !DILocation(line: 31, column: 8, scope: !204)
!240 = !DILocation(line: 31, column: 31, scope: !204)
!241 = !DILocation(line: 31, column: 6, scope: !204)
!242 = distinct !DISubprogram(name: "Count", scope: !203, file: !203, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!243 = !DILocation(line: 39, column: 6, scope: !242)
!244 = !DILocation(line: 41, column: 17, scope: !242)
!245 = !DILocation(line: 40, column: 30, scope: !242)
!246 = !DILocation(line: 41, column: 46, scope: !242)
!247 = !DILocation(line: 41, column: 48, scope: !242)
!248 = !DILocation(line: 41, column: 32, scope: !242)
!249 = !DILocation(line: 43, column: 46, scope: !242)
!250 = !DILocation(line: 43, column: 5, scope: !242)
!251 = distinct !DISubprogram(name: "Flags", scope: !203, file: !203, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!252 = !DILocation(line: 49, column: 6, scope: !251)
!253 = !DILocation(line: 51, column: 19, scope: !251)
!254 = !DILocation(line: 52, column: 17, scope: !251)
!255 = !DILocation(line: 50, column: 46, scope: !251)
!256 = !DILocation(line: 50, column: 33, scope: !251)
!257 = !DILocation(line: 52, column: 40, scope: !251)
!258 = !DILocation(line: 52, column: 44, scope: !251)
!259 = !DILocation(line: 52, column: 28, scope: !251)
!260 = !DILocation(line: 54, column: 33, scope: !251)
!261 = !DILocation(line: 55, column: 42, scope: !251)
!262 = !DILocation(line: 55, column: 67, scope: !251)
!263 = !DILocation(line: 55, column: 71, scope: !251)
!264 = !DILocation(line: 55, column: 31, scope: !251)
!265 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!266 = distinct !DISubprogram(name: "SyncedThread", scope: !265, file: !265, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!267 = !DILocation(line: 21, column: 6, scope: !266)
!268 = distinct !DISubprogram(name: "meet", scope: !265, file: !265, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!269 = !DILocation(line: 23, column: 7, scope: !266)
!270 = !DILocation(line: 46, column: 39, scope: !268, inlinedAt: !269)
!271 = !DILocation(line: 46, column: 58, scope: !268, inlinedAt: !269)
!272 = !DILocation(line: 22, column: 18, scope: !266)
!273 = !DILocation(line: 22, column: 21, scope: !266)
!274 = !DILocation(line: 46, column: 14, scope: !268, inlinedAt: !269)
!275 = !DILocation(line: 46, column: 42, scope: !268, inlinedAt: !269)
!276 = !DILocation(line: 46, column: 45, scope: !268, inlinedAt: !269)
!277 = !DILocation(line: 48, column: 7, scope: !268, inlinedAt: !269)
!278 = !DILocation(line: 49, column: 16, scope: !268, inlinedAt: !269)
!279 = !DILocation(line: 50, column: 7, scope: !268, inlinedAt: !269)
!280 = !DILocation(line: 51, column: 19, scope: !268, inlinedAt: !269)
!281 = !DILocation(line: 52, column: 7, scope: !268, inlinedAt: !269)
!282 = !DILocation(line: 53, column: 14, scope: !268, inlinedAt: !269)
!283 = !DILocation(line: 54, column: 13, scope: !268, inlinedAt: !269)
!284 = !DILocation(line: 55, column: 7, scope: !268, inlinedAt: !269)
!285 = !DILocation(line: 56, column: 14, scope: !268, inlinedAt: !269)
!286 = !DILocation(line: 57, column: 16, scope: !268, inlinedAt: !269)
!287 = !DILocation(line: 60, column: 6, scope: !268, inlinedAt: !269)
!288 = !DILocation(line: 60, column: 19, scope: !268, inlinedAt: !269)
!289 = !DILocation(line: 61, column: 17, scope: !268, inlinedAt: !269)
!290 = !DILocation(line: 61, column: 6, scope: !268, inlinedAt: !269)
!291 = !DILocation(line: 60, column: 31, scope: !268, inlinedAt: !269)
!292 = !{!"llvm.loop.unroll.disable"}
!293 = distinct !{!293, !292}
!294 = distinct !DISubprogram(name: "SyncedWarp", scope: !265, file: !265, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!295 = !DILocation(line: 30, column: 6, scope: !294)
!296 = distinct !DISubprogram(name: "meet", scope: !265, file: !265, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!297 = !DILocation(line: 32, column: 7, scope: !294)
!298 = !DILocation(line: 46, column: 39, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 46, column: 58, scope: !296, inlinedAt: !297)
!300 = !DILocation(line: 31, column: 18, scope: !294)
!301 = !DILocation(line: 31, column: 20, scope: !294)
!302 = !DILocation(line: 31, column: 24, scope: !294)
!303 = !DILocation(line: 46, column: 14, scope: !296, inlinedAt: !297)
!304 = !DILocation(line: 32, column: 39, scope: !294)
!305 = !DILocation(line: 32, column: 56, scope: !294)
!306 = !DILocation(line: 46, column: 42, scope: !296, inlinedAt: !297)
!307 = !DILocation(line: 46, column: 45, scope: !296, inlinedAt: !297)
!308 = !DILocation(line: 48, column: 7, scope: !296, inlinedAt: !297)
!309 = !DILocation(line: 49, column: 16, scope: !296, inlinedAt: !297)
!310 = !DILocation(line: 50, column: 7, scope: !296, inlinedAt: !297)
!311 = !DILocation(line: 51, column: 19, scope: !296, inlinedAt: !297)
!312 = !DILocation(line: 52, column: 7, scope: !296, inlinedAt: !297)
!313 = !DILocation(line: 53, column: 14, scope: !296, inlinedAt: !297)
!314 = !DILocation(line: 54, column: 13, scope: !296, inlinedAt: !297)
!315 = !DILocation(line: 55, column: 7, scope: !296, inlinedAt: !297)
!316 = !DILocation(line: 56, column: 14, scope: !296, inlinedAt: !297)
!317 = !DILocation(line: 57, column: 16, scope: !296, inlinedAt: !297)
!318 = !DILocation(line: 60, column: 6, scope: !296, inlinedAt: !297)
!319 = !DILocation(line: 60, column: 19, scope: !296, inlinedAt: !297)
!320 = !DILocation(line: 61, column: 17, scope: !296, inlinedAt: !297)
!321 = !DILocation(line: 61, column: 6, scope: !296, inlinedAt: !297)
!322 = !DILocation(line: 60, column: 31, scope: !296, inlinedAt: !297)
!323 = !{!"llvm.loop.unroll.disable"}
!324 = distinct !{!324, !323}
!325 = distinct !DISubprogram(name: "SyncedBlock", scope: !265, file: !265, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!326 = !DILocation(line: 39, column: 6, scope: !325)
!327 = distinct !DISubprogram(name: "meet", scope: !265, file: !265, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!328 = !DILocation(line: 41, column: 7, scope: !325)
!329 = !DILocation(line: 46, column: 39, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 46, column: 58, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 40, column: 15, scope: !325)
!332 = !DILocation(line: 40, column: 20, scope: !325)
!333 = !DILocation(line: 46, column: 14, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 41, column: 41, scope: !325)
!335 = !DILocation(line: 41, column: 59, scope: !325)
!336 = !DILocation(line: 46, column: 42, scope: !327, inlinedAt: !328)
!337 = !DILocation(line: 46, column: 45, scope: !327, inlinedAt: !328)
!338 = !DILocation(line: 48, column: 7, scope: !327, inlinedAt: !328)
!339 = !DILocation(line: 49, column: 16, scope: !327, inlinedAt: !328)
!340 = !DILocation(line: 50, column: 7, scope: !327, inlinedAt: !328)
!341 = !DILocation(line: 51, column: 19, scope: !327, inlinedAt: !328)
!342 = !DILocation(line: 52, column: 7, scope: !327, inlinedAt: !328)
!343 = !DILocation(line: 53, column: 14, scope: !327, inlinedAt: !328)
!344 = !DILocation(line: 54, column: 13, scope: !327, inlinedAt: !328)
!345 = !DILocation(line: 55, column: 7, scope: !327, inlinedAt: !328)
!346 = !DILocation(line: 56, column: 14, scope: !327, inlinedAt: !328)
!347 = !DILocation(line: 57, column: 16, scope: !327, inlinedAt: !328)
!348 = !DILocation(line: 60, column: 6, scope: !327, inlinedAt: !328)
!349 = !DILocation(line: 60, column: 19, scope: !327, inlinedAt: !328)
!350 = !DILocation(line: 61, column: 17, scope: !327, inlinedAt: !328)
!351 = !DILocation(line: 61, column: 6, scope: !327, inlinedAt: !328)
!352 = !DILocation(line: 60, column: 31, scope: !327, inlinedAt: !328)
!353 = !{!"llvm.loop.unroll.disable"}
!354 = distinct !{!354, !353}
!355 = distinct !DISubprogram(name: "Rounds", scope: !265, file: !265, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!356 = !DILocation(line: 69, column: 6, scope: !355)
!357 = !DILocation(line: 73, column: 11, scope: !355)
!358 = !DILocation(line: 70, column: 21, scope: !355)
!359 = !DILocation(line: 70, column: 38, scope: !355)
!360 = !DILocation(line: 73, column: 43, scope: !355)
!361 = !DILocation(line: 72, column: 20, scope: !355)
!362 = !DILocation(line: 72, column: 23, scope: !355)
!363 = !DILocation(line: 73, column: 22, scope: !355)
!364 = !DILocation(line: 73, column: 35, scope: !355)
!365 = !DILocation(line: 73, column: 33, scope: !355)
!366 = !DILocation(line: 73, column: 46, scope: !355)
!367 = !DILocation(line: 75, column: 19, scope: !355)
!368 = !DILocation(line: 76, column: 18, scope: !355)
!369 = !DILocation(line: 76, column: 33, scope: !355)
!370 = !DILocation(line: 76, column: 31, scope: !355)
!371 = !DILocation(line: 76, column: 22, scope: !355)
!372 = !DILocation(line: 77, column: 27, scope: !355)
!373 = !DILocation(line: 77, column: 17, scope: !355)
!374 = !DILocation(line: 79, column: 16, scope: !355)
!375 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!376 = distinct !DISubprogram(name: "StoreInt8", scope: !375, file: !375, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!377 = !DILocation(line: 13, column: 6, scope: !376)
!378 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!379 = !DILocation(line: 13, column: 72, scope: !376)
!380 = !DILocation(line: 12, column: 10, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 11, column: 32, scope: !378, inlinedAt: !379)
!382 = !DILocation(line: 12, column: 20, scope: !378, inlinedAt: !379)
!383 = !DILocation(line: 12, column: 30, scope: !378, inlinedAt: !379)
!384 = distinct !DISubprogram(name: "LoadInt8", scope: !375, file: !375, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!385 = !DILocation(line: 18, column: 6, scope: !384)
!386 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!387 = !DILocation(line: 18, column: 70, scope: !384)
!388 = !DILocation(line: 20, column: 21, scope: !386, inlinedAt: !387)
!389 = !DILocation(line: 19, column: 32, scope: !386, inlinedAt: !387)
!390 = !DILocation(line: 20, column: 31, scope: !386, inlinedAt: !387)
!391 = !DILocation(line: 20, column: 8, scope: !386, inlinedAt: !387)
!392 = distinct !DISubprogram(name: "StoreInt16", scope: !375, file: !375, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!393 = !DILocation(line: 23, column: 6, scope: !392)
!394 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!395 = !DILocation(line: 23, column: 74, scope: !392)
!396 = !DILocation(line: 12, column: 10, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 11, column: 32, scope: !394, inlinedAt: !395)
!398 = !DILocation(line: 12, column: 20, scope: !394, inlinedAt: !395)
!399 = !DILocation(line: 12, column: 30, scope: !394, inlinedAt: !395)
!400 = distinct !DISubprogram(name: "LoadInt16", scope: !375, file: !375, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!401 = !DILocation(line: 28, column: 6, scope: !400)
!402 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!403 = !DILocation(line: 28, column: 72, scope: !400)
!404 = !DILocation(line: 20, column: 21, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 19, column: 32, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 20, column: 31, scope: !402, inlinedAt: !403)
!407 = !DILocation(line: 20, column: 8, scope: !402, inlinedAt: !403)
!408 = distinct !DISubprogram(name: "StoreInt32", scope: !375, file: !375, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!409 = !DILocation(line: 33, column: 6, scope: !408)
!410 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!411 = !DILocation(line: 33, column: 74, scope: !408)
!412 = !DILocation(line: 12, column: 10, scope: !410, inlinedAt: !411)
!413 = !DILocation(line: 11, column: 32, scope: !410, inlinedAt: !411)
!414 = !DILocation(line: 12, column: 20, scope: !410, inlinedAt: !411)
!415 = !DILocation(line: 12, column: 30, scope: !410, inlinedAt: !411)
!416 = distinct !DISubprogram(name: "LoadInt32", scope: !375, file: !375, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!417 = !DILocation(line: 38, column: 6, scope: !416)
!418 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!419 = !DILocation(line: 38, column: 72, scope: !416)
!420 = !DILocation(line: 20, column: 21, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 19, column: 32, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 20, column: 31, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 20, column: 8, scope: !418, inlinedAt: !419)
!424 = distinct !DISubprogram(name: "StoreInt64", scope: !375, file: !375, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!425 = !DILocation(line: 43, column: 6, scope: !424)
!426 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!427 = !DILocation(line: 43, column: 74, scope: !424)
!428 = !DILocation(line: 12, column: 10, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 11, column: 32, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 12, column: 20, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 12, column: 30, scope: !426, inlinedAt: !427)
!432 = distinct !DISubprogram(name: "LoadInt64", scope: !375, file: !375, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!433 = !DILocation(line: 48, column: 6, scope: !432)
!434 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!435 = !DILocation(line: 48, column: 72, scope: !432)
!436 = !DILocation(line: 20, column: 21, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 19, column: 32, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 20, column: 31, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 20, column: 8, scope: !434, inlinedAt: !435)
!440 = distinct !DISubprogram(name: "StoreInt", scope: !375, file: !375, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!441 = !DILocation(line: 53, column: 6, scope: !440)
!442 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!443 = !DILocation(line: 53, column: 70, scope: !440)
!444 = !DILocation(line: 12, column: 10, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 11, column: 32, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 12, column: 20, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 12, column: 30, scope: !442, inlinedAt: !443)
!448 = distinct !DISubprogram(name: "LoadInt", scope: !375, file: !375, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!449 = !DILocation(line: 58, column: 6, scope: !448)
!450 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!451 = !DILocation(line: 58, column: 68, scope: !448)
!452 = !DILocation(line: 20, column: 21, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 19, column: 32, scope: !450, inlinedAt: !451)
!454 = !DILocation(line: 20, column: 31, scope: !450, inlinedAt: !451)
!455 = !DILocation(line: 20, column: 8, scope: !450, inlinedAt: !451)
!456 = distinct !DISubprogram(name: "StoreUint8", scope: !375, file: !375, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!457 = !DILocation(line: 63, column: 6, scope: !456)
!458 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!459 = !DILocation(line: 63, column: 74, scope: !456)
!460 = !DILocation(line: 12, column: 10, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 11, column: 32, scope: !458, inlinedAt: !459)
!462 = !DILocation(line: 12, column: 20, scope: !458, inlinedAt: !459)
!463 = !DILocation(line: 12, column: 30, scope: !458, inlinedAt: !459)
!464 = distinct !DISubprogram(name: "LoadUint8", scope: !375, file: !375, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!465 = !DILocation(line: 68, column: 6, scope: !464)
!466 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!467 = !DILocation(line: 68, column: 72, scope: !464)
!468 = !DILocation(line: 20, column: 21, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 19, column: 32, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 20, column: 31, scope: !466, inlinedAt: !467)
!471 = !DILocation(line: 20, column: 8, scope: !466, inlinedAt: !467)
!472 = distinct !DISubprogram(name: "StoreUint16", scope: !375, file: !375, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!473 = !DILocation(line: 73, column: 6, scope: !472)
!474 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!475 = !DILocation(line: 73, column: 76, scope: !472)
!476 = !DILocation(line: 12, column: 10, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 11, column: 32, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 12, column: 20, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 12, column: 30, scope: !474, inlinedAt: !475)
!480 = distinct !DISubprogram(name: "LoadUint16", scope: !375, file: !375, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!481 = !DILocation(line: 78, column: 6, scope: !480)
!482 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!483 = !DILocation(line: 78, column: 74, scope: !480)
!484 = !DILocation(line: 20, column: 21, scope: !482, inlinedAt: !483)
!485 = !DILocation(line: 19, column: 32, scope: !482, inlinedAt: !483)
!486 = !DILocation(line: 20, column: 31, scope: !482, inlinedAt: !483)
!487 = !DILocation(line: 20, column: 8, scope: !482, inlinedAt: !483)
!488 = distinct !DISubprogram(name: "StoreUint32", scope: !375, file: !375, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!489 = !DILocation(line: 83, column: 6, scope: !488)
!490 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!491 = !DILocation(line: 83, column: 76, scope: !488)
!492 = !DILocation(line: 12, column: 10, scope: !490, inlinedAt: !491)
!493 = !DILocation(line: 11, column: 32, scope: !490, inlinedAt: !491)
!494 = !DILocation(line: 12, column: 20, scope: !490, inlinedAt: !491)
!495 = !DILocation(line: 12, column: 30, scope: !490, inlinedAt: !491)
!496 = distinct !DISubprogram(name: "LoadUint32", scope: !375, file: !375, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!497 = !DILocation(line: 88, column: 6, scope: !496)
!498 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!499 = !DILocation(line: 88, column: 74, scope: !496)
!500 = !DILocation(line: 20, column: 21, scope: !498, inlinedAt: !499)
!501 = !DILocation(line: 19, column: 32, scope: !498, inlinedAt: !499)
!502 = !DILocation(line: 20, column: 31, scope: !498, inlinedAt: !499)
!503 = !DILocation(line: 20, column: 8, scope: !498, inlinedAt: !499)
!504 = distinct !DISubprogram(name: "StoreUint64", scope: !375, file: !375, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!505 = !DILocation(line: 93, column: 6, scope: !504)
!506 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!507 = !DILocation(line: 93, column: 76, scope: !504)
!508 = !DILocation(line: 12, column: 10, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 11, column: 32, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 12, column: 20, scope: !506, inlinedAt: !507)
!511 = !DILocation(line: 12, column: 30, scope: !506, inlinedAt: !507)
!512 = distinct !DISubprogram(name: "LoadUint64", scope: !375, file: !375, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!513 = !DILocation(line: 98, column: 6, scope: !512)
!514 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!515 = !DILocation(line: 98, column: 74, scope: !512)
!516 = !DILocation(line: 20, column: 21, scope: !514, inlinedAt: !515)
!517 = !DILocation(line: 19, column: 32, scope: !514, inlinedAt: !515)
!518 = !DILocation(line: 20, column: 31, scope: !514, inlinedAt: !515)
!519 = !DILocation(line: 20, column: 8, scope: !514, inlinedAt: !515)
!520 = distinct !DISubprogram(name: "StoreUint", scope: !375, file: !375, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!521 = !DILocation(line: 103, column: 6, scope: !520)
!522 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!523 = !DILocation(line: 103, column: 72, scope: !520)
!524 = !DILocation(line: 12, column: 10, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 11, column: 32, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 12, column: 20, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 12, column: 30, scope: !522, inlinedAt: !523)
!528 = distinct !DISubprogram(name: "LoadUint", scope: !375, file: !375, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!529 = !DILocation(line: 108, column: 6, scope: !528)
!530 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!531 = !DILocation(line: 108, column: 70, scope: !528)
!532 = !DILocation(line: 20, column: 21, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 19, column: 32, scope: !530, inlinedAt: !531)
!534 = !DILocation(line: 20, column: 31, scope: !530, inlinedAt: !531)
!535 = !DILocation(line: 20, column: 8, scope: !530, inlinedAt: !531)
!536 = distinct !DISubprogram(name: "StoreFloat32", scope: !375, file: !375, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!537 = !DILocation(line: 113, column: 6, scope: !536)
!538 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!539 = !DILocation(line: 113, column: 78, scope: !536)
!540 = !DILocation(line: 12, column: 10, scope: !538, inlinedAt: !539)
!541 = !DILocation(line: 11, column: 32, scope: !538, inlinedAt: !539)
!542 = !DILocation(line: 12, column: 20, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 12, column: 30, scope: !538, inlinedAt: !539)
!544 = distinct !DISubprogram(name: "LoadFloat32", scope: !375, file: !375, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!545 = !DILocation(line: 118, column: 6, scope: !544)
!546 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!547 = !DILocation(line: 118, column: 76, scope: !544)
!548 = !DILocation(line: 20, column: 21, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 19, column: 32, scope: !546, inlinedAt: !547)
!550 = !DILocation(line: 20, column: 31, scope: !546, inlinedAt: !547)
!551 = !DILocation(line: 20, column: 8, scope: !546, inlinedAt: !547)
!552 = distinct !DISubprogram(name: "StoreFloat64", scope: !375, file: !375, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!553 = !DILocation(line: 123, column: 6, scope: !552)
!554 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!555 = !DILocation(line: 123, column: 78, scope: !552)
!556 = !DILocation(line: 12, column: 10, scope: !554, inlinedAt: !555)
!557 = !DILocation(line: 11, column: 32, scope: !554, inlinedAt: !555)
!558 = !DILocation(line: 12, column: 20, scope: !554, inlinedAt: !555)
!559 = !DILocation(line: 12, column: 30, scope: !554, inlinedAt: !555)
!560 = distinct !DISubprogram(name: "LoadFloat64", scope: !375, file: !375, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!561 = !DILocation(line: 128, column: 6, scope: !560)
!562 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!563 = !DILocation(line: 128, column: 76, scope: !560)
!564 = !DILocation(line: 20, column: 21, scope: !562, inlinedAt: !563)
!565 = !DILocation(line: 19, column: 32, scope: !562, inlinedAt: !563)
!566 = !DILocation(line: 20, column: 31, scope: !562, inlinedAt: !563)
!567 = !DILocation(line: 20, column: 8, scope: !562, inlinedAt: !563)
!568 = distinct !DISubprogram(name: "StoreFloat16", scope: !375, file: !375, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!569 = !DILocation(line: 133, column: 6, scope: !568)
!570 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!571 = !DILocation(line: 133, column: 82, scope: !568)
!572 = !DILocation(line: 12, column: 10, scope: !570, inlinedAt: !571)
!573 = !DILocation(line: 11, column: 32, scope: !570, inlinedAt: !571)
!574 = !DILocation(line: 12, column: 20, scope: !570, inlinedAt: !571)
!575 = !DILocation(line: 12, column: 30, scope: !570, inlinedAt: !571)
!576 = distinct !DISubprogram(name: "LoadFloat16", scope: !375, file: !375, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!577 = !DILocation(line: 138, column: 6, scope: !576)
!578 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!579 = !DILocation(line: 138, column: 80, scope: !576)
!580 = !DILocation(line: 20, column: 21, scope: !578, inlinedAt: !579)
!581 = !DILocation(line: 19, column: 32, scope: !578, inlinedAt: !579)
!582 = !DILocation(line: 20, column: 31, scope: !578, inlinedAt: !579)
!583 = !DILocation(line: 20, column: 8, scope: !578, inlinedAt: !579)
!584 = distinct !DISubprogram(name: "StoreBFloat16", scope: !375, file: !375, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!585 = !DILocation(line: 143, column: 6, scope: !584)
!586 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!587 = !DILocation(line: 143, column: 84, scope: !584)
!588 = !DILocation(line: 12, column: 10, scope: !586, inlinedAt: !587)
!589 = !DILocation(line: 11, column: 32, scope: !586, inlinedAt: !587)
!590 = !DILocation(line: 12, column: 20, scope: !586, inlinedAt: !587)
!591 = !DILocation(line: 12, column: 30, scope: !586, inlinedAt: !587)
!592 = distinct !DISubprogram(name: "LoadBFloat16", scope: !375, file: !375, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!593 = !DILocation(line: 148, column: 6, scope: !592)
!594 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!595 = !DILocation(line: 148, column: 82, scope: !592)
!596 = !DILocation(line: 20, column: 21, scope: !594, inlinedAt: !595)
!597 = !DILocation(line: 19, column: 32, scope: !594, inlinedAt: !595)
!598 = !DILocation(line: 20, column: 31, scope: !594, inlinedAt: !595)
!599 = !DILocation(line: 20, column: 8, scope: !594, inlinedAt: !595)
!600 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !375, file: !375, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!601 = !DILocation(line: 153, column: 6, scope: !600)
!602 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!603 = !DILocation(line: 154, column: 7, scope: !600)
!604 = !DILocation(line: 12, column: 10, scope: !602, inlinedAt: !603)
!605 = !DILocation(line: 11, column: 32, scope: !602, inlinedAt: !603)
!606 = !DILocation(line: 12, column: 20, scope: !602, inlinedAt: !603)
!607 = !DILocation(line: 12, column: 30, scope: !602, inlinedAt: !603)
!608 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !375, file: !375, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!609 = !DILocation(line: 160, column: 6, scope: !608)
!610 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!611 = !DILocation(line: 160, column: 86, scope: !608)
!612 = !DILocation(line: 20, column: 21, scope: !610, inlinedAt: !611)
!613 = !DILocation(line: 19, column: 32, scope: !610, inlinedAt: !611)
!614 = !DILocation(line: 20, column: 31, scope: !610, inlinedAt: !611)
!615 = !DILocation(line: 20, column: 8, scope: !610, inlinedAt: !611)
!616 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !375, file: !375, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!617 = !DILocation(line: 165, column: 6, scope: !616)
!618 = distinct !DISubprogram(name: "store", scope: !158, file: !158, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!619 = !DILocation(line: 166, column: 7, scope: !616)
!620 = !DILocation(line: 12, column: 10, scope: !618, inlinedAt: !619)
!621 = !DILocation(line: 11, column: 32, scope: !618, inlinedAt: !619)
!622 = !DILocation(line: 12, column: 20, scope: !618, inlinedAt: !619)
!623 = !DILocation(line: 12, column: 30, scope: !618, inlinedAt: !619)
!624 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !375, file: !375, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!625 = !DILocation(line: 172, column: 6, scope: !624)
!626 = distinct !DISubprogram(name: "load", scope: !158, file: !158, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!627 = !DILocation(line: 172, column: 86, scope: !624)
!628 = !DILocation(line: 20, column: 21, scope: !626, inlinedAt: !627)
!629 = !DILocation(line: 19, column: 32, scope: !626, inlinedAt: !627)
!630 = !DILocation(line: 20, column: 31, scope: !626, inlinedAt: !627)
!631 = !DILocation(line: 20, column: 8, scope: !626, inlinedAt: !627)
!632 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!633 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!634 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!635 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!636 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!637 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!638 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!639 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!640 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!641 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!642 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!643 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!644 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!645 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!646 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!647 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!648 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!649 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!650 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!651 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!652 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!653 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!654 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!655 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!656 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!657 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!658 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!659 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!660 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!661 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!662 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!663 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!664 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!665 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!666 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!667 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!668 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!669 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!670 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!671 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!672 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!673 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!674 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!675 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!676 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!677 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!678 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!679 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!680 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!681 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
