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
	%8 = add nuw i32 %7, 1, !dbg !11
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
	%67 = add nsw i64 %65, 1, !dbg !29
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
	%11 = add nuw i32 %10, 1, !dbg !47
	%12 = zext i32 %11 to i64, !dbg !47
	%13 = sext i32 %5 to i64, !dbg !43
	%14 = trunc i64 %13 to i32, !dbg !48
	%15 = urem i32 %11, %14, !dbg !48
	%16 = zext i32 %15 to i64, !dbg !48
	%17 = icmp eq i64 %p1, 0, !dbg !49
	br i1 %17, label %b3, label %b9, !dbg !49

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
	br i1 %28, label %b4, label %b22, !dbg !51

b4:
	%29 = sdiv i64 %p5, 2, !dbg !54
	%30 = mul nsw i64 %29, 4, !dbg !56
	%31 = trunc i64 %16 to i32, !dbg !56
	%32 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !56
	%33 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !56
	%34 = icmp ugt i64 %29, %p3, !dbg !55
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !55, !prof !35

b4_ok1:
	%35 = bitcast i32* %32 to i8*, !dbg !56
	%36 = bitcast i32* %33 to i8*, !dbg !56
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %30, i32 %31), !dbg !56
	%37 = sub i64 %p3, %29, !dbg !57
	%38 = sub i64 %p5, %29, !dbg !58
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %29, !dbg !57
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %29, !dbg !58
	%41 = mul nsw i64 %38, 4, !dbg !59
	%42 = addrspacecast i32 addrspace(1)* %39 to i32*, !dbg !59
	%43 = addrspacecast i32 addrspace(1)* %40 to i32*, !dbg !59
	%44 = icmp ne i64 %37, %38, !dbg !59
	br i1 %44, label %b4_fail2, label %b4_ok2, !dbg !59, !prof !35

b4_ok2:
	%45 = bitcast i32* %42 to i8*, !dbg !59
	%46 = bitcast i32* %43 to i8*, !dbg !59
	call void @gpuc_put_nbi_thread(i8* %45, i8* %46, i64 %41, i32 %31), !dbg !59
	%47 = icmp eq i64 %p0, 0, !dbg !60
	br i1 %47, label %b5, label %b6, !dbg !60

b5:
	call void @gpuc_fence_thread(), !dbg !61
	br label %b7, !dbg !61

b6:
	call void @gpuc_quiet_thread(), !dbg !62
	br label %b7, !dbg !62

b7:
	br i1 %28, label %b8, label %b22, !dbg !62

b8:
	%48 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !63
	%49 = icmp eq i64 addrspace(1)* %3, null, !dbg !63
	br i1 %49, label %b8_fail1, label %b8_ok1, !dbg !63, !prof !35

b8_ok1:
	%50 = bitcast i64* %48 to i8*, !dbg !63
	call void @gpuc_signal_op_thread(i8* %50, i64 %p9, i32 9, i32 %31), !dbg !63
	br label %b22, !dbg !63

b9:
	%51 = icmp eq i64 %p1, 1, !dbg !64
	br i1 %51, label %b10, label %b16, !dbg !64

b10:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65, !range !20
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !65, !range !20
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !65, !range !21
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65, !range !18
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !65, !range !18
	%57 = mul i32 %56, %54, !dbg !65
	%58 = add i32 %53, %57, !dbg !65
	%59 = mul i32 %55, %58, !dbg !65
	%60 = add i32 %52, %59, !dbg !65
	%61 = sext i32 %60 to i64, !dbg !65
	%62 = trunc i64 %61 to i32, !dbg !66
	%63 = udiv i32 %62, 32, !dbg !66
	%64 = zext i32 %63 to i64, !dbg !66
	%65 = icmp eq i64 %64, 0, !dbg !67
	br i1 %65, label %b11, label %b22, !dbg !67

b11:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !68, !range !69
	%67 = sext i32 %66 to i64, !dbg !68
	%68 = icmp eq i64 %67, 0, !dbg !70
	%69 = sdiv i64 %p5, 2, !dbg !73
	%70 = mul nsw i64 %69, 4, !dbg !75
	%71 = trunc i64 %16 to i32, !dbg !75
	%72 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !75
	%73 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !75
	%74 = icmp ugt i64 %69, %p3, !dbg !74
	br i1 %74, label %b11_fail1, label %b11_ok1, !dbg !74, !prof !35

b11_ok1:
	%75 = bitcast i32* %72 to i8*, !dbg !75
	%76 = bitcast i32* %73 to i8*, !dbg !75
	call void @gpuc_put_nbi_warp(i8* %75, i8* %76, i64 %70, i32 %71), !dbg !75
	%77 = sub i64 %p3, %69, !dbg !76
	%78 = sub i64 %p5, %69, !dbg !77
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %69, !dbg !76
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %69, !dbg !77
	%81 = mul nsw i64 %78, 4, !dbg !78
	%82 = addrspacecast i32 addrspace(1)* %79 to i32*, !dbg !78
	%83 = addrspacecast i32 addrspace(1)* %80 to i32*, !dbg !78
	%84 = icmp ne i64 %77, %78, !dbg !78
	br i1 %84, label %b11_fail2, label %b11_ok2, !dbg !78, !prof !35

b11_ok2:
	%85 = bitcast i32* %82 to i8*, !dbg !78
	%86 = bitcast i32* %83 to i8*, !dbg !78
	call void @gpuc_put_nbi_warp(i8* %85, i8* %86, i64 %81, i32 %71), !dbg !78
	%87 = icmp eq i64 %p0, 0, !dbg !79
	br i1 %87, label %b12, label %b13, !dbg !79

b12:
	call void @gpuc_fence_warp(), !dbg !80
	br label %b14, !dbg !80

b13:
	call void @gpuc_quiet_warp(), !dbg !81
	br label %b14, !dbg !81

b14:
	br i1 %68, label %b15, label %b22, !dbg !81

b15:
	%88 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !82
	%89 = icmp eq i64 addrspace(1)* %3, null, !dbg !82
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !82, !prof !35

b15_ok1:
	%90 = bitcast i64* %88 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %90, i64 %p9, i32 9, i32 %71), !dbg !82
	br label %b22, !dbg !82

b16:
	%91 = icmp eq i64 %p1, 2, !dbg !83
	br i1 %91, label %b17, label %b22, !dbg !83

b17:
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !20
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !20
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !21
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !18
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !18
	%97 = mul i32 %96, %94, !dbg !84
	%98 = add i32 %93, %97, !dbg !84
	%99 = mul i32 %95, %98, !dbg !84
	%100 = add i32 %92, %99, !dbg !84
	%101 = sext i32 %100 to i64, !dbg !84
	%102 = icmp eq i64 %101, 0, !dbg !85
	%103 = sdiv i64 %p5, 2, !dbg !88
	%104 = mul nsw i64 %103, 4, !dbg !90
	%105 = trunc i64 %16 to i32, !dbg !90
	%106 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !90
	%107 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !90
	%108 = icmp ugt i64 %103, %p3, !dbg !89
	br i1 %108, label %b17_fail1, label %b17_ok1, !dbg !89, !prof !35

b17_ok1:
	%109 = bitcast i32* %106 to i8*, !dbg !90
	%110 = bitcast i32* %107 to i8*, !dbg !90
	call void @gpuc_put_nbi_block(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !90
	%111 = sub i64 %p3, %103, !dbg !91
	%112 = sub i64 %p5, %103, !dbg !92
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %103, !dbg !91
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %103, !dbg !92
	%115 = mul nsw i64 %112, 4, !dbg !93
	%116 = addrspacecast i32 addrspace(1)* %113 to i32*, !dbg !93
	%117 = addrspacecast i32 addrspace(1)* %114 to i32*, !dbg !93
	%118 = icmp ne i64 %111, %112, !dbg !93
	br i1 %118, label %b17_fail2, label %b17_ok2, !dbg !93, !prof !35

b17_ok2:
	%119 = bitcast i32* %116 to i8*, !dbg !93
	%120 = bitcast i32* %117 to i8*, !dbg !93
	call void @gpuc_put_nbi_block(i8* %119, i8* %120, i64 %115, i32 %105), !dbg !93
	%121 = icmp eq i64 %p0, 0, !dbg !94
	br i1 %121, label %b18, label %b19, !dbg !94

b18:
	call void @gpuc_fence_block(), !dbg !95
	br label %b20, !dbg !95

b19:
	call void @gpuc_quiet_block(), !dbg !96
	br label %b20, !dbg !96

b20:
	br i1 %102, label %b21, label %b22, !dbg !96

b21:
	%122 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !97
	%123 = icmp eq i64 addrspace(1)* %3, null, !dbg !97
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !97, !prof !35

b21_ok1:
	%124 = bitcast i64* %122 to i8*, !dbg !97
	call void @gpuc_signal_op_thread(i8* %124, i64 %p9, i32 9, i32 %105), !dbg !97
	br label %b22, !dbg !97

b22:
	%125 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !98
	%126 = bitcast i64* %125 to i8*, !dbg !98
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !98
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99, !range !20
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !99, !range !20
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !99, !range !21
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99, !range !18
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !99, !range !18
	%133 = mul i32 %132, %130, !dbg !99
	%134 = add i32 %129, %133, !dbg !99
	%135 = mul i32 %131, %134, !dbg !99
	%136 = add i32 %128, %135, !dbg !99
	%137 = sext i32 %136 to i64, !dbg !99
	%138 = mul i32 %131, %132, !dbg !99
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !99, !range !19
	%140 = mul i32 %138, %139, !dbg !99
	%141 = sext i32 %140 to i64, !dbg !99
	%142 = mul nsw i64 %p7, -1, !dbg !99
	%143 = add i64 %p3, %142, !dbg !99
	%144 = icmp slt i64 %143, 0, !dbg !99
	br i1 %144, label %b23_cold, label %b25, !dbg !99, !prof !35

b25:
	%145 = phi i64 [ %137, %b22 ], [ %150, %b26 ], !dbg !99
	%146 = icmp slt i64 %145, %p7, !dbg !99
	br i1 %146, label %b26, label %b27, !dbg !99

b26:
	%147 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %145, !dbg !100
	%148 = load i32, i32 addrspace(1)* %147, align 4, !dbg !100
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %145, !dbg !101
	store i32 %148, i32 addrspace(1)* %149, align 4, !dbg !101
	%150 = add i64 %145, %141, !dbg !99
	br label %b25, !dbg !99

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

b23_cold:
	%151 = phi i64 [ %157, %b24_cold_ok1 ], [ %137, %b22 ], !dbg !99
	%152 = icmp slt i64 %151, %p7, !dbg !99
	br i1 %152, label %b24_cold, label %b27, !dbg !99

b24_cold:
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %151, !dbg !100
	%154 = icmp uge i64 %151, %p3, !dbg !100
	br i1 %154, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !100, !prof !35

b24_cold_fail1:
	br label %fail, !dbg !100

b24_cold_ok1:
	%155 = load i32, i32 addrspace(1)* %153, align 4, !dbg !100
	%156 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %151, !dbg !101
	store i32 %155, i32 addrspace(1)* %156, align 4, !dbg !101
	%157 = add i64 %151, %141, !dbg !99
	br label %b23_cold, !dbg !99, !llvm.loop !103

fail:
	%158 = phi i32 [ 5, %b4_fail1 ], [ 6, %b4_fail2 ], [ 7, %b8_fail1 ], [ 5, %b11_fail1 ], [ 6, %b11_fail2 ], [ 7, %b15_fail1 ], [ 5, %b17_fail1 ], [ 6, %b17_fail2 ], [ 7, %b21_fail1 ], [ 9, %b24_cold_fail1 ], !dbg !41
	%159 = phi i64 [ %29, %b4_fail1 ], [ %37, %b4_fail2 ], [ 0, %b8_fail1 ], [ %69, %b11_fail1 ], [ %77, %b11_fail2 ], [ 0, %b15_fail1 ], [ %103, %b17_fail1 ], [ %111, %b17_fail2 ], [ 0, %b21_fail1 ], [ %151, %b24_cold_fail1 ], !dbg !41
	%160 = phi i64 [ %p3, %b4_fail1 ], [ %38, %b4_fail2 ], [ 0, %b8_fail1 ], [ %p3, %b11_fail1 ], [ %78, %b11_fail2 ], [ 0, %b15_fail1 ], [ %p3, %b17_fail1 ], [ %112, %b17_fail2 ], [ 0, %b21_fail1 ], [ %p3, %b24_cold_fail1 ], !dbg !41
	call void @gpuc_fail(i8* %ctrl, i32 %158, i64 %159, i64 %160), !dbg !41
	ret void, !dbg !41
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !105 {
entry:
	br label %b0, !dbg !106

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !106
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !107
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !108
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109, !range !14
	%4 = sext i32 %3 to i64, !dbg !109
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !109, !range !15
	%6 = sext i32 %5 to i64, !dbg !109
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !109, !range !15
	%8 = sext i32 %7 to i64, !dbg !109
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !109, !range !16
	%10 = sext i32 %9 to i64, !dbg !109
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !109, !range !17
	%12 = sext i32 %11 to i64, !dbg !109
	%13 = trunc i64 %12 to i32, !dbg !109
	%14 = trunc i64 %8 to i32, !dbg !109
	%15 = mul i32 %13, %14, !dbg !109
	%16 = zext i32 %15 to i64, !dbg !109
	%17 = trunc i64 %6 to i32, !dbg !109
	%18 = add i32 %17, %15, !dbg !109
	%19 = zext i32 %18 to i64, !dbg !109
	%20 = mul i64 %10, %19, !dbg !109
	%21 = add i64 %4, %20, !dbg !109
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !109, !range !18
	%24 = mul i32 %22, %23, !dbg !109
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !109, !range !19
	%26 = mul i32 %24, %25, !dbg !109
	%27 = sext i32 %26 to i64, !dbg !109
	%28 = mul i64 %21, %27, !dbg !109
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !109, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !109, !range !21
	%32 = mul i32 %23, %31, !dbg !109
	%33 = add i32 %30, %32, !dbg !109
	%34 = mul i32 %22, %33, !dbg !109
	%35 = add i32 %29, %34, !dbg !109
	%36 = sext i32 %35 to i64, !dbg !109
	%37 = add i64 %28, %36, !dbg !109
	%38 = icmp ne i64 %37, 0, !dbg !110
	br i1 %38, label %b1, label %b2, !dbg !110

b1:
	ret void, !dbg !111

b2:
	%39 = sext i32 %1 to i64, !dbg !107
	%40 = sext i32 %2 to i64, !dbg !108
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !112
	%42 = icmp uge i64 0, %p2, !dbg !112
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !112, !prof !35

b2_ok1:
	store i64 %39, i64 addrspace(1)* %41, align 8, !dbg !112
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !113
	%44 = icmp uge i64 1, %p2, !dbg !113
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !113, !prof !35

b2_ok2:
	store i64 %40, i64 addrspace(1)* %43, align 8, !dbg !113
	%45 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !114
	%46 = sext i32 %45 to i64, !dbg !114
	%47 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !115
	%48 = sext i32 %47 to i64, !dbg !115
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !116
	%50 = icmp uge i64 2, %p2, !dbg !116
	br i1 %50, label %b2_fail3, label %b2_ok3, !dbg !116, !prof !35

b2_ok3:
	store i64 %46, i64 addrspace(1)* %49, align 8, !dbg !116
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !117
	%52 = icmp uge i64 3, %p2, !dbg !117
	br i1 %52, label %b2_fail4, label %b2_ok4, !dbg !117, !prof !35

b2_ok4:
	store i64 %48, i64 addrspace(1)* %51, align 8, !dbg !117
	%53 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !118
	%54 = sext i32 %53 to i64, !dbg !118
	%55 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !119
	%56 = sext i32 %55 to i64, !dbg !119
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !120
	%58 = icmp uge i64 4, %p2, !dbg !120
	br i1 %58, label %b2_fail5, label %b2_ok5, !dbg !120, !prof !35

b2_ok5:
	store i64 %54, i64 addrspace(1)* %57, align 8, !dbg !120
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !121
	%60 = icmp uge i64 5, %p2, !dbg !121
	br i1 %60, label %b2_fail6, label %b2_ok6, !dbg !121, !prof !35

b2_ok6:
	store i64 %56, i64 addrspace(1)* %59, align 8, !dbg !121
	%61 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !122
	%62 = sext i32 %61 to i64, !dbg !122
	%63 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !123
	%64 = sext i32 %63 to i64, !dbg !123
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !124
	%66 = icmp uge i64 6, %p2, !dbg !124
	br i1 %66, label %b2_fail7, label %b2_ok7, !dbg !124, !prof !35

b2_ok7:
	store i64 %62, i64 addrspace(1)* %65, align 8, !dbg !124
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !125
	%68 = icmp uge i64 7, %p2, !dbg !125
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !125, !prof !35

b2_ok8:
	store i64 %64, i64 addrspace(1)* %67, align 8, !dbg !125
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !126
	%70 = sext i32 %69 to i64, !dbg !126
	%71 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !127
	%72 = sext i32 %71 to i64, !dbg !127
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !128
	%74 = icmp uge i64 8, %p2, !dbg !128
	br i1 %74, label %b2_fail9, label %b2_ok9, !dbg !128, !prof !35

b2_ok9:
	store i64 %70, i64 addrspace(1)* %73, align 8, !dbg !128
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !129
	%76 = icmp uge i64 9, %p2, !dbg !129
	br i1 %76, label %b2_fail10, label %b2_ok10, !dbg !129, !prof !35

b2_ok10:
	store i64 %72, i64 addrspace(1)* %75, align 8, !dbg !129
	ret void, !dbg !129

b2_fail1:
	br label %fail, !dbg !112

b2_fail2:
	br label %fail, !dbg !113

b2_fail3:
	br label %fail, !dbg !116

b2_fail4:
	br label %fail, !dbg !117

b2_fail5:
	br label %fail, !dbg !120

b2_fail6:
	br label %fail, !dbg !121

b2_fail7:
	br label %fail, !dbg !124

b2_fail8:
	br label %fail, !dbg !125

b2_fail9:
	br label %fail, !dbg !128

b2_fail10:
	br label %fail, !dbg !129

fail:
	%77 = phi i32 [ 10, %b2_fail1 ], [ 10, %b2_fail2 ], [ 11, %b2_fail3 ], [ 11, %b2_fail4 ], [ 12, %b2_fail5 ], [ 12, %b2_fail6 ], [ 13, %b2_fail7 ], [ 13, %b2_fail8 ], [ 14, %b2_fail9 ], [ 14, %b2_fail10 ], !dbg !106
	%78 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !106
	%79 = phi i64 [ %p2, %b2_fail1 ], [ %p2, %b2_fail2 ], [ %p2, %b2_fail3 ], [ %p2, %b2_fail4 ], [ %p2, %b2_fail5 ], [ %p2, %b2_fail6 ], [ %p2, %b2_fail7 ], [ %p2, %b2_fail8 ], [ %p2, %b2_fail9 ], [ %p2, %b2_fail10 ], !dbg !106
	call void @gpuc_fail(i8* %ctrl, i32 %77, i64 %78, i64 %79), !dbg !106
	ret void, !dbg !106
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !130 {
entry:
	br label %b0, !dbg !131

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !131
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132, !range !14
	%2 = sext i32 %1 to i64, !dbg !132
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !132, !range !15
	%4 = sext i32 %3 to i64, !dbg !132
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !132, !range !15
	%6 = sext i32 %5 to i64, !dbg !132
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !132, !range !16
	%8 = sext i32 %7 to i64, !dbg !132
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !132, !range !17
	%10 = sext i32 %9 to i64, !dbg !132
	%11 = trunc i64 %10 to i32, !dbg !132
	%12 = trunc i64 %6 to i32, !dbg !132
	%13 = mul i32 %11, %12, !dbg !132
	%14 = zext i32 %13 to i64, !dbg !132
	%15 = trunc i64 %4 to i32, !dbg !132
	%16 = add i32 %15, %13, !dbg !132
	%17 = zext i32 %16 to i64, !dbg !132
	%18 = mul i64 %8, %17, !dbg !132
	%19 = add i64 %2, %18, !dbg !132
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !132, !range !18
	%22 = mul i32 %20, %21, !dbg !132
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !132, !range !19
	%24 = mul i32 %22, %23, !dbg !132
	%25 = sext i32 %24 to i64, !dbg !132
	%26 = mul i64 %19, %25, !dbg !132
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !132, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !132, !range !21
	%30 = mul i32 %21, %29, !dbg !132
	%31 = add i32 %28, %30, !dbg !132
	%32 = mul i32 %20, %31, !dbg !132
	%33 = add i32 %27, %32, !dbg !132
	%34 = sext i32 %33 to i64, !dbg !132
	%35 = add i64 %26, %34, !dbg !132
	%36 = mul i64 %8, %10, !dbg !132
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !132, !range !17
	%38 = sext i32 %37 to i64, !dbg !132
	%39 = mul i64 %36, %38, !dbg !132
	%40 = mul i64 %39, %25, !dbg !132
	br label %b1, !dbg !132

b1:
	%41 = phi i64 [ %35, %b0 ], [ %50, %b2 ], !dbg !132
	%42 = icmp slt i64 %41, %p3, !dbg !132
	br i1 %42, label %b2, label %b3, !dbg !132

b2:
	%43 = sub nsw i64 %41, 1, !dbg !133
	%44 = icmp ule i64 %43, 2147483647, !dbg !134
	%45 = trunc i64 %43 to i32, !dbg !134
	%46 = select i1 %44, i32 %45, i32 -1, !dbg !134
	%47 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %46, i32 %p1), !dbg !134
	%48 = sext i32 %47 to i64, !dbg !134
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %41, !dbg !135
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !135
	%50 = add i64 %41, %40, !dbg !132
	br label %b1, !dbg !132

b3:
	ret void, !dbg !132
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !136 {
entry:
	br label %b0, !dbg !137

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !137
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138, !range !14
	%2 = sext i32 %1 to i64, !dbg !138
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !138, !range !15
	%4 = sext i32 %3 to i64, !dbg !138
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !138, !range !15
	%6 = sext i32 %5 to i64, !dbg !138
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !138, !range !16
	%8 = sext i32 %7 to i64, !dbg !138
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !138, !range !17
	%10 = sext i32 %9 to i64, !dbg !138
	%11 = trunc i64 %10 to i32, !dbg !138
	%12 = trunc i64 %6 to i32, !dbg !138
	%13 = mul i32 %11, %12, !dbg !138
	%14 = zext i32 %13 to i64, !dbg !138
	%15 = trunc i64 %4 to i32, !dbg !138
	%16 = add i32 %15, %13, !dbg !138
	%17 = zext i32 %16 to i64, !dbg !138
	%18 = mul i64 %8, %17, !dbg !138
	%19 = add i64 %2, %18, !dbg !138
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138, !range !18
	%22 = mul i32 %20, %21, !dbg !138
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !138, !range !19
	%24 = mul i32 %22, %23, !dbg !138
	%25 = sext i32 %24 to i64, !dbg !138
	%26 = mul i64 %19, %25, !dbg !138
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138, !range !21
	%30 = mul i32 %21, %29, !dbg !138
	%31 = add i32 %28, %30, !dbg !138
	%32 = mul i32 %20, %31, !dbg !138
	%33 = add i32 %27, %32, !dbg !138
	%34 = sext i32 %33 to i64, !dbg !138
	%35 = add i64 %26, %34, !dbg !138
	%36 = icmp eq i64 %35, 0, !dbg !139
	br i1 %36, label %b1, label %b2, !dbg !139

b1:
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !140
	%38 = addrspacecast i64 addrspace(1)* %37 to i64*, !dbg !141
	%39 = icmp uge i64 0, %p1, !dbg !140
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !140, !prof !35

b1_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !141
	%41 = call i64 @gpuc_g_thread_64(i8* %40, i32 0), !dbg !141
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !142
	%43 = icmp uge i64 1, %p1, !dbg !142
	br i1 %43, label %b1_fail2, label %b1_ok2, !dbg !142, !prof !35

b1_ok2:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !142
	br label %b2, !dbg !142

b2:
	ret void, !dbg !142

b1_fail1:
	br label %fail, !dbg !140

b1_fail2:
	br label %fail, !dbg !142

fail:
	%44 = phi i32 [ 15, %b1_fail1 ], [ 15, %b1_fail2 ], !dbg !137
	%45 = phi i64 [ 0, %b1_fail1 ], [ 1, %b1_fail2 ], !dbg !137
	%46 = phi i64 [ %p1, %b1_fail1 ], [ %p1, %b1_fail2 ], !dbg !137
	call void @gpuc_fail(i8* %ctrl, i32 %44, i64 %45, i64 %46), !dbg !137
	ret void, !dbg !137
}

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !144 {
entry:
	br label %b0, !dbg !145

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !145
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !145
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !145
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !145
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !146
	%5 = sub i64 %p7, 1, !dbg !147
	%6 = sext i32 %4 to i64, !dbg !148
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !147
	%8 = mul nsw i64 %p5, 4, !dbg !148
	%9 = trunc i64 %p8 to i32, !dbg !148
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !148
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !148
	%12 = icmp ugt i64 1, %p7, !dbg !147
	%13 = icmp ne i64 %5, %p5, !dbg !148
	%14 = icmp uge i64 %p8, %6, !dbg !148
	%15 = or i1 %12, %13, !dbg !148
	%16 = or i1 %15, %14, !dbg !148
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !148, !prof !35

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !148
	%18 = bitcast i32* %11 to i8*, !dbg !148
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !148
	call void @llvm.nvvm.barrier0(), !dbg !149
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !150, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !150, !range !21
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !150, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !150, !range !18
	%24 = mul i32 %23, %21, !dbg !150
	%25 = add i32 %20, %24, !dbg !150
	%26 = mul i32 %22, %25, !dbg !150
	%27 = add i32 %19, %26, !dbg !150
	%28 = sext i32 %27 to i64, !dbg !150
	%29 = mul i32 %22, %23, !dbg !150
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !150, !range !19
	%31 = mul i32 %29, %30, !dbg !150
	%32 = sext i32 %31 to i64, !dbg !150
	br label %b1, !dbg !150

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !150
	%34 = icmp slt i64 %33, %5, !dbg !150
	br i1 %34, label %b2, label %b3, !dbg !150

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !151
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !151
	%37 = add i32 %36, 1, !dbg !152
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !151
	%38 = add i64 %33, %32, !dbg !150
	br label %b1, !dbg !150

b3:
	call void @llvm.nvvm.barrier0(), !dbg !153
	%39 = sub i64 %5, 1, !dbg !154
	%40 = sub nsw i64 %p1, 1, !dbg !146
	%41 = icmp ugt i64 1, %5, !dbg !154
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !154, !prof !35

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !146
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !146
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !146
	%45 = icmp eq i64 %42, 0, !dbg !146
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !146
	%47 = icmp eq i64 %p1, 0, !dbg !146
	%48 = select i1 %47, i64 0, i64 %46, !dbg !146
	%49 = icmp ugt i64 %48, %p1, !dbg !146
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !146, !prof !35

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !146
	%51 = mul i64 %40, 2, !dbg !146
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !146
	%53 = add i64 %51, 1, !dbg !146
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !146
	%55 = icmp eq i64 %50, 0, !dbg !146
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !146
	%57 = select i1 %47, i64 0, i64 %56, !dbg !146
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !154
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !146
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !146
	%61 = icmp ugt i64 %57, %39, !dbg !146
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !146, !prof !35

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !146
	%63 = bitcast i32* %60 to i8*, !dbg !146
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !146
	%64 = mul i64 %5, 4, !dbg !155
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !155
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !155
	%67 = icmp ne i64 %p3, %5, !dbg !155
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !155, !prof !35

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !155
	%69 = bitcast i32* %66 to i8*, !dbg !155
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !155
	call void @gpuc_quiet_block(), !dbg !156
	ret void, !dbg !156

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !147
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !147

b0_fail2:
	br label %fail, !dbg !147

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !148
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !148

b0_fail3:
	br label %fail, !dbg !148

b0_ok3:
	br label %fail, !dbg !148

b3_fail1:
	br label %fail, !dbg !154

b3_fail2:
	br label %fail, !dbg !146

b3_fail3:
	br label %fail, !dbg !146

b3_fail4:
	br label %fail, !dbg !155

fail:
	%72 = phi i32 [ 16, %b0_fail2 ], [ 17, %b0_fail3 ], [ 18, %b0_ok3 ], [ 19, %b3_fail1 ], [ 20, %b3_fail2 ], [ 21, %b3_fail3 ], [ 22, %b3_fail4 ], !dbg !145
	%73 = phi i64 [ 1, %b0_fail2 ], [ %5, %b0_fail3 ], [ %p8, %b0_ok3 ], [ 1, %b3_fail1 ], [ %48, %b3_fail2 ], [ %57, %b3_fail3 ], [ %p3, %b3_fail4 ], !dbg !145
	%74 = phi i64 [ %p7, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %6, %b0_ok3 ], [ %5, %b3_fail1 ], [ %p1, %b3_fail2 ], [ %39, %b3_fail3 ], [ %5, %b3_fail4 ], !dbg !145
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !145
	ret void, !dbg !145
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !158 {
entry:
	br label %b0, !dbg !159

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !159
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !159
	%2 = icmp ne i64 %p1, %p3, !dbg !160
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !160, !prof !35

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !160
	%4 = sext i32 %3 to i64, !dbg !160
	%5 = mul nsw i64 %p3, 4, !dbg !160
	%6 = trunc i64 %p4 to i32, !dbg !160
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !160
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !160
	%9 = icmp uge i64 %p4, %4, !dbg !160
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !160, !prof !35

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !160
	%11 = bitcast i32* %8 to i8*, !dbg !160
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !160
	call void @llvm.nvvm.barrier0(), !dbg !161
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !162, !range !20
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !162, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162, !range !18
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162, !range !18
	%17 = mul i32 %16, %14, !dbg !162
	%18 = add i32 %13, %17, !dbg !162
	%19 = mul i32 %15, %18, !dbg !162
	%20 = add i32 %12, %19, !dbg !162
	%21 = sext i32 %20 to i64, !dbg !162
	%22 = mul i32 %15, %16, !dbg !162
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !162, !range !19
	%24 = mul i32 %22, %23, !dbg !162
	%25 = sext i32 %24 to i64, !dbg !162
	br label %b1, !dbg !162

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !162
	%27 = icmp slt i64 %26, %p3, !dbg !162
	br i1 %27, label %b2, label %b3, !dbg !162

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !163
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !163
	%29 = add i64 %26, %25, !dbg !162
	br label %b1, !dbg !162

b3:
	ret void, !dbg !162

b0_fail1:
	br label %fail, !dbg !160

b0_fail2:
	br label %fail, !dbg !160

fail:
	%30 = phi i32 [ 23, %b0_fail1 ], [ 24, %b0_fail2 ], !dbg !159
	%31 = phi i64 [ %p1, %b0_fail1 ], [ %p4, %b0_fail2 ], !dbg !159
	%32 = phi i64 [ %p3, %b0_fail1 ], [ %4, %b0_fail2 ], !dbg !159
	call void @gpuc_fail(i8* %ctrl, i32 %30, i64 %31, i64 %32), !dbg !159
	ret void, !dbg !159
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !164 {
entry:
	br label %b0, !dbg !165

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !165
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !165
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !166
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167, !range !14
	%4 = sext i32 %3 to i64, !dbg !167
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !167, !range !15
	%6 = sext i32 %5 to i64, !dbg !167
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !167, !range !15
	%8 = sext i32 %7 to i64, !dbg !167
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !167, !range !16
	%10 = sext i32 %9 to i64, !dbg !167
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !167, !range !17
	%12 = sext i32 %11 to i64, !dbg !167
	%13 = trunc i64 %12 to i32, !dbg !167
	%14 = trunc i64 %8 to i32, !dbg !167
	%15 = mul i32 %13, %14, !dbg !167
	%16 = zext i32 %15 to i64, !dbg !167
	%17 = trunc i64 %6 to i32, !dbg !167
	%18 = add i32 %17, %15, !dbg !167
	%19 = zext i32 %18 to i64, !dbg !167
	%20 = mul i64 %10, %19, !dbg !167
	%21 = add i64 %4, %20, !dbg !167
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !18
	%24 = mul i32 %22, %23, !dbg !167
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167, !range !19
	%26 = mul i32 %24, %25, !dbg !167
	%27 = sext i32 %26 to i64, !dbg !167
	%28 = mul i64 %21, %27, !dbg !167
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !21
	%32 = mul i32 %23, %31, !dbg !167
	%33 = add i32 %30, %32, !dbg !167
	%34 = mul i32 %22, %33, !dbg !167
	%35 = add i32 %29, %34, !dbg !167
	%36 = sext i32 %35 to i64, !dbg !167
	%37 = add i64 %28, %36, !dbg !167
	%38 = icmp ne i64 %37, 0, !dbg !168
	br i1 %38, label %b1, label %b2, !dbg !168

b1:
	ret void, !dbg !169

b2:
	%39 = sext i32 %2 to i64, !dbg !166
	%40 = mul nsw i64 %p3, 4, !dbg !166
	%41 = trunc i64 %p4 to i32, !dbg !166
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !166
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !166
	%44 = icmp ne i64 %p1, %p3, !dbg !166
	%45 = icmp uge i64 %p4, %39, !dbg !166
	%46 = or i1 %44, %45, !dbg !166
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !166, !prof !35

b2_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !166
	%48 = bitcast i32* %43 to i8*, !dbg !166
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !166
	br label %b3, !dbg !170

b3:
	%49 = phi i64 [ -1, %b2_ok1 ], [ %50, %b4 ], !dbg !170
	%50 = add nsw i64 %49, 1, !dbg !170
	%51 = icmp slt i64 %50, %p1, !dbg !170
	br i1 %51, label %b4, label %b5, !dbg !170

b4:
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !171
	%53 = load i32, i32 addrspace(1)* %52, align 4, !dbg !171
	%54 = add i32 %53, 1, !dbg !172
	store i32 %54, i32 addrspace(1)* %52, align 4, !dbg !171
	br label %b3, !dbg !171

b5:
	ret void, !dbg !171

b2_fail1:
	%55 = icmp ne i64 %p1, %p3, !dbg !166
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !166

b2_fail2:
	br label %fail, !dbg !166

b2_ok2:
	br label %fail, !dbg !166

fail:
	%56 = phi i32 [ 25, %b2_fail2 ], [ 26, %b2_ok2 ], !dbg !165
	%57 = phi i64 [ %p1, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !165
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %39, %b2_ok2 ], !dbg !165
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !165
	ret void, !dbg !165
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !173 {
entry:
	br label %b0, !dbg !174

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !174
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !174
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !175
	%3 = add i64 %p3, %p4, !dbg !177
	%4 = sub i64 %3, 1, !dbg !178
	%5 = icmp eq i64 %p4, 0, !dbg !176
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !176, !prof !35

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !176
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !176
	%8 = sdiv i64 %4, %7, !dbg !176
	%9 = sub i64 0, %4, !dbg !176
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !176
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !179, !range !14
	%12 = sext i32 %11 to i64, !dbg !179
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !179, !range !15
	%14 = sext i32 %13 to i64, !dbg !179
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !179, !range !15
	%16 = sext i32 %15 to i64, !dbg !179
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !179, !range !16
	%18 = sext i32 %17 to i64, !dbg !179
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !179, !range !17
	%20 = sext i32 %19 to i64, !dbg !179
	%21 = trunc i64 %20 to i32, !dbg !179
	%22 = trunc i64 %16 to i32, !dbg !179
	%23 = mul i32 %21, %22, !dbg !179
	%24 = zext i32 %23 to i64, !dbg !179
	%25 = trunc i64 %14 to i32, !dbg !179
	%26 = add i32 %25, %23, !dbg !179
	%27 = zext i32 %26 to i64, !dbg !179
	%28 = mul i64 %18, %27, !dbg !179
	%29 = add i64 %12, %28, !dbg !179
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !179, !range !18
	%32 = mul i32 %30, %31, !dbg !179
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !179, !range !19
	%34 = mul i32 %32, %33, !dbg !179
	%35 = sext i32 %34 to i64, !dbg !179
	%36 = mul i64 %29, %35, !dbg !179
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179, !range !20
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !179, !range !20
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !179, !range !21
	%40 = mul i32 %31, %39, !dbg !179
	%41 = add i32 %38, %40, !dbg !179
	%42 = mul i32 %30, %41, !dbg !179
	%43 = add i32 %37, %42, !dbg !179
	%44 = sext i32 %43 to i64, !dbg !179
	%45 = add i64 %36, %44, !dbg !179
	%46 = mul i64 %18, %20, !dbg !179
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !179, !range !17
	%48 = sext i32 %47 to i64, !dbg !179
	%49 = mul i64 %46, %48, !dbg !179
	%50 = mul i64 %49, %35, !dbg !179
	%51 = sext i32 %2 to i64, !dbg !175
	%52 = trunc i64 %p5 to i32, !dbg !175
	br label %b1, !dbg !179

b1:
	%53 = phi i64 [ %45, %b0_ok1 ], [ %72, %b2_ok1 ], !dbg !179
	%54 = icmp slt i64 %53, %10, !dbg !179
	br i1 %54, label %b2, label %b3, !dbg !179

b2:
	%55 = mul i64 %53, %p4, !dbg !180
	%56 = add i64 %55, %p4, !dbg !181
	%57 = icmp slt i64 %56, %p3, !dbg !182
	%58 = select i1 %57, i64 %56, i64 %p3, !dbg !182
	%59 = sub i64 %58, %55, !dbg !183
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %55, !dbg !183
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %55, !dbg !184
	%62 = mul i64 %59, 4, !dbg !175
	%63 = addrspacecast i32 addrspace(1)* %60 to i32*, !dbg !175
	%64 = addrspacecast i32 addrspace(1)* %61 to i32*, !dbg !175
	%65 = icmp ugt i64 %58, %p1, !dbg !183
	%66 = icmp ugt i64 %55, %58, !dbg !183
	%67 = icmp uge i64 %p5, %51, !dbg !175
	%68 = or i1 %65, %66, !dbg !175
	%69 = or i1 %68, %67, !dbg !175
	br i1 %69, label %b2_fail1, label %b2_ok1, !dbg !175, !prof !35

b2_ok1:
	%70 = bitcast i32* %63 to i8*, !dbg !175
	%71 = bitcast i32* %64 to i8*, !dbg !175
	call void @gpuc_put_nbi_thread(i8* %70, i8* %71, i64 %62, i32 %52), !dbg !175
	%72 = add i64 %53, %50, !dbg !179
	br label %b1, !dbg !179

b3:
	call void @gpuc_quiet_thread(), !dbg !185
	ret void, !dbg !185

b0_fail1:
	br label %fail, !dbg !176

b2_fail1:
	%73 = icmp ugt i64 %58, %p1, !dbg !183
	br i1 %73, label %b2_fail2, label %b2_ok2, !dbg !183

b2_fail2:
	br label %fail, !dbg !183

b2_ok2:
	%74 = icmp ugt i64 %55, %58, !dbg !183
	br i1 %74, label %b2_fail3, label %b2_ok3, !dbg !183

b2_fail3:
	br label %fail, !dbg !183

b2_ok3:
	br label %fail, !dbg !175

fail:
	%75 = phi i32 [ 27, %b0_fail1 ], [ 28, %b2_fail2 ], [ 29, %b2_fail3 ], [ 30, %b2_ok3 ], !dbg !174
	%76 = phi i64 [ 0, %b0_fail1 ], [ %58, %b2_fail2 ], [ %55, %b2_fail3 ], [ %p5, %b2_ok3 ], !dbg !174
	%77 = phi i64 [ 0, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %58, %b2_fail3 ], [ %51, %b2_ok3 ], !dbg !174
	call void @gpuc_fail(i8* %ctrl, i32 %75, i64 %76, i64 %77), !dbg !174
	ret void, !dbg !174
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !186 {
entry:
	br label %b0, !dbg !187

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !187
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !187
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !190
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191, !range !14
	%4 = sext i32 %3 to i64, !dbg !191
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !191, !range !15
	%6 = sext i32 %5 to i64, !dbg !191
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !191, !range !15
	%8 = sext i32 %7 to i64, !dbg !191
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !191, !range !16
	%10 = sext i32 %9 to i64, !dbg !191
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !191, !range !17
	%12 = sext i32 %11 to i64, !dbg !191
	%13 = trunc i64 %12 to i32, !dbg !191
	%14 = trunc i64 %8 to i32, !dbg !191
	%15 = mul i32 %13, %14, !dbg !191
	%16 = zext i32 %15 to i64, !dbg !191
	%17 = trunc i64 %6 to i32, !dbg !191
	%18 = add i32 %17, %15, !dbg !191
	%19 = zext i32 %18 to i64, !dbg !191
	%20 = mul i64 %10, %19, !dbg !191
	%21 = add i64 %4, %20, !dbg !191
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !191, !range !18
	%24 = mul i32 %22, %23, !dbg !191
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !191, !range !19
	%26 = mul i32 %24, %25, !dbg !191
	%27 = sext i32 %26 to i64, !dbg !191
	%28 = mul i64 %21, %27, !dbg !191
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !191, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !191, !range !21
	%32 = mul i32 %23, %31, !dbg !191
	%33 = add i32 %30, %32, !dbg !191
	%34 = mul i32 %22, %33, !dbg !191
	%35 = add i32 %29, %34, !dbg !191
	%36 = sext i32 %35 to i64, !dbg !191
	%37 = add i64 %28, %36, !dbg !191
	%38 = mul i64 %10, %12, !dbg !191
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !191, !range !17
	%40 = sext i32 %39 to i64, !dbg !191
	%41 = mul i64 %38, %40, !dbg !191
	%42 = mul i64 %41, %27, !dbg !191
	%43 = sext i32 %2 to i64, !dbg !190
	%44 = trunc i64 %p4 to i32, !dbg !190
	br label %b1, !dbg !191

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !191
	%46 = icmp slt i64 %45, %p3, !dbg !191
	br i1 %46, label %b2, label %b3, !dbg !191

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !192
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !193
	%49 = icmp uge i64 %45, %p1, !dbg !192
	%50 = icmp uge i64 %p4, %43, !dbg !190
	%51 = or i1 %49, %50, !dbg !190
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !190, !prof !35

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !193
	%53 = bitcast float %52 to i32, !dbg !190
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !190
	%55 = bitcast float* %54 to i8*, !dbg !190
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !190
	%56 = add i64 %45, %42, !dbg !191
	br label %b1, !dbg !191

b3:
	ret void, !dbg !189

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !192
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !192

b2_fail2:
	br label %fail, !dbg !192

b2_ok2:
	br label %fail, !dbg !190

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !187
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !187
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !187
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !187
	ret void, !dbg !187
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !194 {
entry:
	br label %b0, !dbg !195

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !195
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !195
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !198
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199, !range !14
	%4 = sext i32 %3 to i64, !dbg !199
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !199, !range !15
	%6 = sext i32 %5 to i64, !dbg !199
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !199, !range !15
	%8 = sext i32 %7 to i64, !dbg !199
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !199, !range !16
	%10 = sext i32 %9 to i64, !dbg !199
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !199, !range !17
	%12 = sext i32 %11 to i64, !dbg !199
	%13 = trunc i64 %12 to i32, !dbg !199
	%14 = trunc i64 %8 to i32, !dbg !199
	%15 = mul i32 %13, %14, !dbg !199
	%16 = zext i32 %15 to i64, !dbg !199
	%17 = trunc i64 %6 to i32, !dbg !199
	%18 = add i32 %17, %15, !dbg !199
	%19 = zext i32 %18 to i64, !dbg !199
	%20 = mul i64 %10, %19, !dbg !199
	%21 = add i64 %4, %20, !dbg !199
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !199, !range !18
	%24 = mul i32 %22, %23, !dbg !199
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !199, !range !19
	%26 = mul i32 %24, %25, !dbg !199
	%27 = sext i32 %26 to i64, !dbg !199
	%28 = mul i64 %21, %27, !dbg !199
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !199, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !199, !range !21
	%32 = mul i32 %23, %31, !dbg !199
	%33 = add i32 %30, %32, !dbg !199
	%34 = mul i32 %22, %33, !dbg !199
	%35 = add i32 %29, %34, !dbg !199
	%36 = sext i32 %35 to i64, !dbg !199
	%37 = add i64 %28, %36, !dbg !199
	%38 = mul i64 %10, %12, !dbg !199
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !199, !range !17
	%40 = sext i32 %39 to i64, !dbg !199
	%41 = mul i64 %38, %40, !dbg !199
	%42 = mul i64 %41, %27, !dbg !199
	%43 = sext i32 %2 to i64, !dbg !198
	%44 = trunc i64 %p4 to i32, !dbg !198
	br label %b1, !dbg !199

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !199
	%46 = icmp slt i64 %45, %p1, !dbg !199
	br i1 %46, label %b2, label %b3, !dbg !199

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !200
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !198
	%49 = icmp uge i64 %45, %p3, !dbg !200
	%50 = icmp uge i64 %p4, %43, !dbg !198
	%51 = or i1 %49, %50, !dbg !198
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !198, !prof !35

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !198
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !198
	%54 = bitcast i32 %53 to float, !dbg !198
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !201
	store float %54, float addrspace(1)* %55, align 4, !dbg !201
	%56 = add i64 %45, %42, !dbg !199
	br label %b1, !dbg !199

b3:
	ret void, !dbg !197

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !200
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !200

b2_fail2:
	br label %fail, !dbg !200

b2_ok2:
	br label %fail, !dbg !198

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !195
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !195
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !195
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !195
	ret void, !dbg !195
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !203 {
entry:
	br label %b0, !dbg !204

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !204
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !204
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !205
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !206
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207, !range !14
	%5 = sext i32 %4 to i64, !dbg !207
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !207, !range !15
	%7 = sext i32 %6 to i64, !dbg !207
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !207, !range !15
	%9 = sext i32 %8 to i64, !dbg !207
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !207, !range !16
	%11 = sext i32 %10 to i64, !dbg !207
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !207, !range !17
	%13 = sext i32 %12 to i64, !dbg !207
	%14 = trunc i64 %13 to i32, !dbg !207
	%15 = trunc i64 %9 to i32, !dbg !207
	%16 = mul i32 %14, %15, !dbg !207
	%17 = zext i32 %16 to i64, !dbg !207
	%18 = trunc i64 %7 to i32, !dbg !207
	%19 = add i32 %18, %16, !dbg !207
	%20 = zext i32 %19 to i64, !dbg !207
	%21 = mul i64 %11, %20, !dbg !207
	%22 = add i64 %5, %21, !dbg !207
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !207, !range !18
	%25 = mul i32 %23, %24, !dbg !207
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !207, !range !19
	%27 = mul i32 %25, %26, !dbg !207
	%28 = sext i32 %27 to i64, !dbg !207
	%29 = mul i64 %22, %28, !dbg !207
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !207, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !207, !range !21
	%33 = mul i32 %24, %32, !dbg !207
	%34 = add i32 %31, %33, !dbg !207
	%35 = mul i32 %23, %34, !dbg !207
	%36 = add i32 %30, %35, !dbg !207
	%37 = sext i32 %36 to i64, !dbg !207
	%38 = add i64 %29, %37, !dbg !207
	%39 = icmp ne i64 %38, 0, !dbg !208
	br i1 %39, label %b1, label %b2, !dbg !208

b1:
	ret void, !dbg !209

b2:
	%40 = sext i32 %2 to i64, !dbg !205
	%41 = trunc i64 %40 to i32, !dbg !211
	%42 = add nuw i32 %41, 1, !dbg !211
	%43 = zext i32 %42 to i64, !dbg !211
	%44 = sext i32 %3 to i64, !dbg !206
	%45 = trunc i64 %44 to i32, !dbg !212
	%46 = icmp uge i64 0, %p1, !dbg !210
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !210, !prof !35

b2_ok1:
	%47 = urem i32 %42, %45, !dbg !212
	%48 = zext i32 %47 to i64, !dbg !212
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !210
	%50 = trunc i64 %48 to i32, !dbg !213
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !213
	%52 = bitcast i64* %51 to i8*, !dbg !213
	call void @gpuc_signal_op_thread(i8* %52, i64 5, i32 9, i32 %50), !dbg !213
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !214
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !215
	%55 = icmp uge i64 1, %p1, !dbg !214
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !214, !prof !35

b2_ok2:
	%56 = bitcast i64* %54 to i8*, !dbg !215
	call void @gpuc_signal_op_thread(i8* %56, i64 7, i32 9, i32 %50), !dbg !215
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !216
	%58 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !217
	%59 = icmp uge i64 2, %p1, !dbg !216
	br i1 %59, label %b2_fail3, label %b2_ok3, !dbg !216, !prof !35

b2_ok3:
	%60 = bitcast i64* %58 to i8*, !dbg !217
	call void @gpuc_signal_op_thread(i8* %60, i64 9, i32 9, i32 %50), !dbg !217
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !218
	%62 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !219
	%63 = icmp uge i64 3, %p1, !dbg !218
	br i1 %63, label %b2_fail4, label %b2_ok4, !dbg !218, !prof !35

b2_ok4:
	%64 = bitcast i64* %62 to i8*, !dbg !219
	call void @gpuc_signal_op_thread(i8* %64, i64 10, i32 9, i32 %50), !dbg !219
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !220
	%66 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !221
	%67 = icmp uge i64 4, %p1, !dbg !220
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !220, !prof !35

b2_ok5:
	%68 = bitcast i64* %66 to i8*, !dbg !221
	call void @gpuc_signal_op_thread(i8* %68, i64 9, i32 9, i32 %50), !dbg !221
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !222
	%70 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !223
	%71 = icmp uge i64 5, %p1, !dbg !222
	br i1 %71, label %b2_fail6, label %b2_ok6, !dbg !222, !prof !35

b2_ok6:
	%72 = bitcast i64* %70 to i8*, !dbg !223
	call void @gpuc_signal_op_thread(i8* %72, i64 -9223372036854775808, i32 9, i32 %50), !dbg !223
	%73 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !224
	%74 = bitcast i64* %73 to i8*, !dbg !224
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 0, i64 5, i32 0, i8* %ctrl, i32 42), !dbg !224
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !225
	%77 = icmp uge i64 0, %p3, !dbg !225
	br i1 %77, label %b2_fail7, label %b2_ok7, !dbg !225, !prof !35

b2_ok7:
	store i64 %75, i64 addrspace(1)* %76, align 8, !dbg !225
	%78 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !226
	%79 = bitcast i64* %78 to i8*, !dbg !226
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 1, i64 0, i32 0, i8* %ctrl, i32 44), !dbg !226
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !227
	%82 = icmp uge i64 1, %p3, !dbg !227
	br i1 %82, label %b2_fail8, label %b2_ok8, !dbg !227, !prof !35

b2_ok8:
	store i64 %80, i64 addrspace(1)* %81, align 8, !dbg !227
	%83 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !228
	%84 = bitcast i64* %83 to i8*, !dbg !228
	%85 = call i64 @gpuc_signal_wait_until_thread(i8* %84, i32 2, i64 8, i32 0, i8* %ctrl, i32 46), !dbg !228
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !229
	%87 = icmp uge i64 2, %p3, !dbg !229
	br i1 %87, label %b2_fail9, label %b2_ok9, !dbg !229, !prof !35

b2_ok9:
	store i64 %85, i64 addrspace(1)* %86, align 8, !dbg !229
	%88 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !230
	%89 = bitcast i64* %88 to i8*, !dbg !230
	%90 = call i64 @gpuc_signal_wait_until_thread(i8* %89, i32 3, i64 10, i32 0, i8* %ctrl, i32 48), !dbg !230
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !231
	%92 = icmp uge i64 3, %p3, !dbg !231
	br i1 %92, label %b2_fail10, label %b2_ok10, !dbg !231, !prof !35

b2_ok10:
	store i64 %90, i64 addrspace(1)* %91, align 8, !dbg !231
	%93 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !232
	%94 = bitcast i64* %93 to i8*, !dbg !232
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 4, i64 10, i32 0, i8* %ctrl, i32 50), !dbg !232
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !233
	%97 = icmp uge i64 4, %p3, !dbg !233
	br i1 %97, label %b2_fail11, label %b2_ok11, !dbg !233, !prof !35

b2_ok11:
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !233
	%98 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !234
	%99 = bitcast i64* %98 to i8*, !dbg !234
	%100 = call i64 @gpuc_signal_wait_until_thread(i8* %99, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 52), !dbg !234
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !235
	%102 = icmp uge i64 5, %p3, !dbg !235
	br i1 %102, label %b2_fail12, label %b2_ok12, !dbg !235, !prof !35

b2_ok12:
	store i64 %100, i64 addrspace(1)* %101, align 8, !dbg !235
	br label %b3, !dbg !236

b3:
	%103 = phi i64 [ 0, %b2_ok12 ], [ %112, %b3_ok2 ], !dbg !236
	%104 = add i64 %103, 6, !dbg !238
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %103, !dbg !237
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !239
	%107 = icmp uge i64 %103, %p1, !dbg !237
	br i1 %107, label %b3_fail1, label %b3_ok1, !dbg !237, !prof !35

b3_ok1:
	%108 = bitcast i64* %106 to i8*, !dbg !239
	%109 = call i64 @gpuc_signal_fetch_thread(i8* %108), !dbg !239
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %104, !dbg !240
	%111 = icmp uge i64 %104, %p3, !dbg !240
	br i1 %111, label %b3_fail2, label %b3_ok2, !dbg !240, !prof !35

b3_ok2:
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !240
	%112 = add i64 %103, 1, !dbg !240
	%113 = icmp slt i64 %112, %p1, !dbg !240
	br i1 %113, label %b3, label %b4, !dbg !240

b4:
	ret void, !dbg !240

b2_fail1:
	br label %fail, !dbg !210

b2_fail2:
	br label %fail, !dbg !214

b2_fail3:
	br label %fail, !dbg !216

b2_fail4:
	br label %fail, !dbg !218

b2_fail5:
	br label %fail, !dbg !220

b2_fail6:
	br label %fail, !dbg !222

b2_fail7:
	br label %fail, !dbg !225

b2_fail8:
	br label %fail, !dbg !227

b2_fail9:
	br label %fail, !dbg !229

b2_fail10:
	br label %fail, !dbg !231

b2_fail11:
	br label %fail, !dbg !233

b2_fail12:
	br label %fail, !dbg !235

b3_fail1:
	br label %fail, !dbg !237

b3_fail2:
	br label %fail, !dbg !240

fail:
	%114 = phi i32 [ 35, %b2_fail1 ], [ 36, %b2_fail2 ], [ 37, %b2_fail3 ], [ 38, %b2_fail4 ], [ 39, %b2_fail5 ], [ 40, %b2_fail6 ], [ 41, %b2_fail7 ], [ 43, %b2_fail8 ], [ 45, %b2_fail9 ], [ 47, %b2_fail10 ], [ 49, %b2_fail11 ], [ 51, %b2_fail12 ], [ 53, %b3_fail1 ], [ 53, %b3_fail2 ], !dbg !204
	%115 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 0, %b2_fail7 ], [ 1, %b2_fail8 ], [ 2, %b2_fail9 ], [ 3, %b2_fail10 ], [ 4, %b2_fail11 ], [ 5, %b2_fail12 ], [ %103, %b3_fail1 ], [ %104, %b3_fail2 ], !dbg !204
	%116 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_fail5 ], [ %p1, %b2_fail6 ], [ %p3, %b2_fail7 ], [ %p3, %b2_fail8 ], [ %p3, %b2_fail9 ], [ %p3, %b2_fail10 ], [ %p3, %b2_fail11 ], [ %p3, %b2_fail12 ], [ %p1, %b3_fail1 ], [ %p3, %b3_fail2 ], !dbg !204
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !204
	ret void, !dbg !204
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !241 {
entry:
	br label %b0, !dbg !242

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !242
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !242
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !243
	%3 = sext i32 %2 to i64, !dbg !244
	br label %b1, !dbg !244

b1:
	%4 = phi i64 [ 0, %b0 ], [ %45, %b1_ok1 ], !dbg !244
	%5 = icmp uge i64 %4, %3, !dbg !243
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !243, !prof !35

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245, !range !14
	%7 = sext i32 %6 to i64, !dbg !245
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !245, !range !15
	%9 = sext i32 %8 to i64, !dbg !245
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !245, !range !15
	%11 = sext i32 %10 to i64, !dbg !245
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !245, !range !16
	%13 = sext i32 %12 to i64, !dbg !245
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !245, !range !17
	%15 = sext i32 %14 to i64, !dbg !245
	%16 = trunc i64 %15 to i32, !dbg !245
	%17 = trunc i64 %11 to i32, !dbg !245
	%18 = mul i32 %16, %17, !dbg !245
	%19 = zext i32 %18 to i64, !dbg !245
	%20 = trunc i64 %9 to i32, !dbg !245
	%21 = add i32 %20, %18, !dbg !245
	%22 = zext i32 %21 to i64, !dbg !245
	%23 = mul i64 %13, %22, !dbg !245
	%24 = add i64 %7, %23, !dbg !245
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !245, !range !18
	%27 = mul i32 %25, %26, !dbg !245
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !245, !range !19
	%29 = mul i32 %27, %28, !dbg !245
	%30 = sext i32 %29 to i64, !dbg !245
	%31 = mul i64 %24, %30, !dbg !245
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !245, !range !20
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !245, !range !21
	%35 = mul i32 %26, %34, !dbg !245
	%36 = add i32 %33, %35, !dbg !245
	%37 = mul i32 %25, %36, !dbg !245
	%38 = add i32 %32, %37, !dbg !245
	%39 = sext i32 %38 to i64, !dbg !245
	%40 = add i64 %31, %39, !dbg !245
	%41 = add i64 %40, 1, !dbg !246
	%42 = trunc i64 %4 to i32, !dbg !243
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !243
	%44 = bitcast i64* %43 to i8*, !dbg !243
	call void @gpuc_signal_op_thread(i8* %44, i64 %41, i32 10, i32 %42), !dbg !243
	%45 = add i64 %4, 1, !dbg !243
	%46 = icmp slt i64 %45, %3, !dbg !243
	br i1 %46, label %b1, label %b2, !dbg !243

b2:
	%47 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !248
	%48 = bitcast i64* %47 to i8*, !dbg !248
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 55), !dbg !248
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !249
	%51 = icmp uge i64 %40, %p3, !dbg !249
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !249, !prof !35

b2_ok1:
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !249
	ret void, !dbg !249

b1_fail1:
	br label %fail, !dbg !243

b2_fail1:
	br label %fail, !dbg !249

fail:
	%52 = phi i32 [ 54, %b1_fail1 ], [ 56, %b2_fail1 ], !dbg !242
	%53 = phi i64 [ %4, %b1_fail1 ], [ %40, %b2_fail1 ], !dbg !242
	%54 = phi i64 [ %3, %b1_fail1 ], [ %p3, %b2_fail1 ], !dbg !242
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !242
	ret void, !dbg !242
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !250 {
entry:
	br label %b0, !dbg !251

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !251
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !252
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !253
	%3 = sext i32 %2 to i64, !dbg !254
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255, !range !14
	%5 = sext i32 %4 to i64, !dbg !255
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !255, !range !15
	%7 = sext i32 %6 to i64, !dbg !255
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !255, !range !15
	%9 = sext i32 %8 to i64, !dbg !255
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !255, !range !16
	%11 = sext i32 %10 to i64, !dbg !255
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !255, !range !17
	%13 = sext i32 %12 to i64, !dbg !255
	%14 = trunc i64 %13 to i32, !dbg !255
	%15 = trunc i64 %9 to i32, !dbg !255
	%16 = mul i32 %14, %15, !dbg !255
	%17 = zext i32 %16 to i64, !dbg !255
	%18 = trunc i64 %7 to i32, !dbg !255
	%19 = add i32 %18, %16, !dbg !255
	%20 = zext i32 %19 to i64, !dbg !255
	%21 = mul i64 %11, %20, !dbg !255
	%22 = add i64 %5, %21, !dbg !255
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !255, !range !18
	%25 = mul i32 %23, %24, !dbg !255
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !255, !range !19
	%27 = mul i32 %25, %26, !dbg !255
	%28 = sext i32 %27 to i64, !dbg !255
	%29 = mul i64 %22, %28, !dbg !255
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !255, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !255, !range !21
	%33 = mul i32 %24, %32, !dbg !255
	%34 = add i32 %31, %33, !dbg !255
	%35 = mul i32 %23, %34, !dbg !255
	%36 = add i32 %30, %35, !dbg !255
	%37 = sext i32 %36 to i64, !dbg !255
	%38 = add i64 %29, %37, !dbg !255
	%39 = mul i64 %11, %13, !dbg !255
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !255, !range !17
	%41 = sext i32 %40 to i64, !dbg !255
	%42 = mul i64 %39, %41, !dbg !255
	%43 = mul i64 %42, %28, !dbg !255
	%44 = sext i32 %1 to i64, !dbg !252
	%45 = trunc i64 %44 to i32, !dbg !257
	%46 = add nuw i32 %45, 1, !dbg !257
	%47 = zext i32 %46 to i64, !dbg !257
	br label %b1, !dbg !255

b1:
	%48 = phi i64 [ %38, %b0 ], [ %55, %b2_ok1 ], !dbg !255
	%49 = icmp slt i64 %48, %3, !dbg !255
	br i1 %49, label %b2, label %b3, !dbg !255

b2:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !258
	%51 = trunc i64 %48 to i32, !dbg !253
	%52 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !253
	%53 = icmp uge i64 %44, %p1, !dbg !258
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !258, !prof !35

b2_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !253
	call void @gpuc_signal_op_thread(i8* %54, i64 %47, i32 9, i32 %51), !dbg !253
	%55 = add i64 %48, %43, !dbg !255
	br label %b1, !dbg !255

b3:
	%56 = phi i64 [ %64, %b4_ok1 ], [ %38, %b1 ], !dbg !259
	%57 = icmp slt i64 %56, %3, !dbg !259
	br i1 %57, label %b4, label %b5, !dbg !259

b4:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !260
	%59 = add i64 %56, 1, !dbg !262
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !263
	%61 = icmp uge i64 %56, %p1, !dbg !260
	br i1 %61, label %b4_fail1, label %b4_ok1, !dbg !260, !prof !35

b4_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !263
	%63 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %62, i32 0, i64 %59, i32 0, i8* %ctrl, i32 59), !dbg !263
	%64 = add i64 %56, %43, !dbg !259
	br label %b3, !dbg !259

b5:
	ret void, !dbg !259

b2_fail1:
	br label %fail, !dbg !258

b4_fail1:
	br label %fail, !dbg !260

fail:
	%65 = phi i32 [ 57, %b2_fail1 ], [ 58, %b4_fail1 ], !dbg !251
	%66 = phi i64 [ %44, %b2_fail1 ], [ %56, %b4_fail1 ], !dbg !251
	%67 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], !dbg !251
	call void @gpuc_fail(i8* %ctrl, i32 %65, i64 %66, i64 %67), !dbg !251
	ret void, !dbg !251
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !265 {
entry:
	br label %b0, !dbg !266

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !266
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !266
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !266
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !269
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !271, !range !14
	%6 = sext i32 %5 to i64, !dbg !271
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !271, !range !15
	%8 = sext i32 %7 to i64, !dbg !271
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !271, !range !15
	%10 = sext i32 %9 to i64, !dbg !271
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !271, !range !16
	%12 = sext i32 %11 to i64, !dbg !271
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !271, !range !17
	%14 = sext i32 %13 to i64, !dbg !271
	%15 = trunc i64 %14 to i32, !dbg !271
	%16 = trunc i64 %10 to i32, !dbg !271
	%17 = mul i32 %15, %16, !dbg !271
	%18 = zext i32 %17 to i64, !dbg !271
	%19 = trunc i64 %8 to i32, !dbg !271
	%20 = add i32 %19, %17, !dbg !271
	%21 = zext i32 %20 to i64, !dbg !271
	%22 = mul i64 %12, %21, !dbg !271
	%23 = add i64 %6, %22, !dbg !271
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !271, !range !18
	%26 = mul i32 %24, %25, !dbg !271
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !19
	%28 = mul i32 %26, %27, !dbg !271
	%29 = sext i32 %28 to i64, !dbg !271
	%30 = mul i64 %23, %29, !dbg !271
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !271, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !271, !range !21
	%34 = mul i32 %25, %33, !dbg !271
	%35 = add i32 %32, %34, !dbg !271
	%36 = mul i32 %24, %35, !dbg !271
	%37 = add i32 %31, %36, !dbg !271
	%38 = sext i32 %37 to i64, !dbg !271
	%39 = add i64 %30, %38, !dbg !271
	%40 = icmp eq i64 %39, 0, !dbg !272
	br i1 %40, label %b1, label %b14, !dbg !272

b1:
	%41 = sext i32 %3 to i64, !dbg !269
	%42 = trunc i64 %41 to i32, !dbg !274
	%43 = add nuw i32 %42, 1, !dbg !274
	%44 = zext i32 %43 to i64, !dbg !274
	%45 = sext i32 %4 to i64, !dbg !270
	%46 = trunc i64 %45 to i32, !dbg !275
	%47 = icmp ne i64 %p3, %p5, !dbg !273
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !273, !prof !35

b1_ok1:
	%48 = urem i32 %43, %46, !dbg !275
	%49 = zext i32 %48 to i64, !dbg !275
	%50 = mul nsw i64 %p5, 4, !dbg !273
	%51 = trunc i64 %49 to i32, !dbg !273
	%52 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !273
	%53 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !273
	%54 = bitcast i32* %52 to i8*, !dbg !273
	%55 = bitcast i32* %53 to i8*, !dbg !273
	call void @gpuc_put_nbi_thread(i8* %54, i8* %55, i64 %50, i32 %51), !dbg !273
	%56 = icmp eq i64 %p0, 0, !dbg !276
	br i1 %56, label %b2, label %b3, !dbg !276

b2:
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !277
	%58 = icmp slt i32 %57, 0, !dbg !277
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !277, !prof !35

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !277
	br label %b9, !dbg !277

b3:
	%59 = icmp eq i64 %p0, 1, !dbg !278
	br i1 %59, label %b4, label %b5, !dbg !278

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 63), !dbg !279
	br label %b9, !dbg !279

b5:
	%60 = icmp eq i64 %p0, 2, !dbg !280
	br i1 %60, label %b6, label %b7, !dbg !280

b6:
	call void @gpuc_quiet_thread(), !dbg !281
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !282
	%62 = icmp slt i32 %61, 0, !dbg !282
	br i1 %62, label %b6_fail1, label %b6_ok1, !dbg !282, !prof !35

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !282
	br label %b9, !dbg !282

b7:
	%63 = icmp eq i64 %p0, 3, !dbg !283
	br i1 %63, label %b8, label %b9, !dbg !283

b8:
	call void @gpuc_quiet_thread(), !dbg !284
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 66), !dbg !285
	br label %b9, !dbg !285

b9:
	%64 = mul nsw i64 %p7, -1, !dbg !286
	%65 = add i64 %p3, %64, !dbg !286
	%66 = icmp slt i64 %65, 0, !dbg !286
	br i1 %66, label %b10_cold, label %b12, !dbg !286, !prof !35

b12:
	%67 = phi i64 [ %72, %b13 ], [ 0, %b9 ], !dbg !286
	%68 = icmp slt i64 %67, %p7, !dbg !287
	br i1 %68, label %b13, label %b14, !dbg !287

b13:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %67, !dbg !288
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !288
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67, !dbg !289
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !289
	%72 = add nsw i64 %67, 1, !dbg !290
	br label %b12, !dbg !290

b14:
	ret void, !dbg !268

b1_fail1:
	br label %fail, !dbg !273

b2_fail1:
	br label %fail, !dbg !277

b6_fail1:
	br label %fail, !dbg !282

b10_cold:
	%73 = phi i64 [ %79, %b11_cold_ok1 ], [ 0, %b9 ], !dbg !286
	%74 = icmp slt i64 %73, %p7, !dbg !287
	br i1 %74, label %b11_cold, label %b14, !dbg !287

b11_cold:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73, !dbg !288
	%76 = icmp uge i64 %73, %p3, !dbg !288
	br i1 %76, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !288, !prof !35

b11_cold_fail1:
	br label %fail, !dbg !288

b11_cold_ok1:
	%77 = load i32, i32 addrspace(1)* %75, align 4, !dbg !288
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %73, !dbg !289
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !289
	%79 = add nsw i64 %73, 1, !dbg !290
	br label %b10_cold, !dbg !290, !llvm.loop !292

fail:
	%80 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b11_cold_fail1 ], !dbg !266
	%81 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %73, %b11_cold_fail1 ], !dbg !266
	%82 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b11_cold_fail1 ], !dbg !266
	call void @gpuc_fail(i8* %ctrl, i32 %80, i64 %81, i64 %82), !dbg !266
	ret void, !dbg !266
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !293 {
entry:
	br label %b0, !dbg !294

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !294
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !294
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !294
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !297
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !298
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !14
	%6 = sext i32 %5 to i64, !dbg !299
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !299, !range !15
	%8 = sext i32 %7 to i64, !dbg !299
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !299, !range !15
	%10 = sext i32 %9 to i64, !dbg !299
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !299, !range !16
	%12 = sext i32 %11 to i64, !dbg !299
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !299, !range !17
	%14 = sext i32 %13 to i64, !dbg !299
	%15 = trunc i64 %14 to i32, !dbg !299
	%16 = trunc i64 %10 to i32, !dbg !299
	%17 = mul i32 %15, %16, !dbg !299
	%18 = zext i32 %17 to i64, !dbg !299
	%19 = trunc i64 %8 to i32, !dbg !299
	%20 = add i32 %19, %17, !dbg !299
	%21 = zext i32 %20 to i64, !dbg !299
	%22 = mul i64 %12, %21, !dbg !299
	%23 = add i64 %6, %22, !dbg !299
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !299, !range !18
	%26 = mul i32 %24, %25, !dbg !299
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !299, !range !19
	%28 = mul i32 %26, %27, !dbg !299
	%29 = sext i32 %28 to i64, !dbg !299
	%30 = mul i64 %23, %29, !dbg !299
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299, !range !20
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !299, !range !20
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299, !range !21
	%34 = mul i32 %25, %33, !dbg !299
	%35 = add i32 %32, %34, !dbg !299
	%36 = mul i32 %24, %35, !dbg !299
	%37 = add i32 %31, %36, !dbg !299
	%38 = sext i32 %37 to i64, !dbg !299
	%39 = add i64 %30, %38, !dbg !299
	%40 = sdiv i64 %39, 32, !dbg !300
	%41 = icmp eq i64 %40, 0, !dbg !301
	br i1 %41, label %b1, label %b14, !dbg !301

b1:
	%42 = icmp ne i64 %p3, %p5, !dbg !302
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !302, !prof !35

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !303, !range !69
	%44 = sext i32 %43 to i64, !dbg !303
	%45 = and i32 %37, -32, !dbg !304
	%46 = sub i32 %28, %45, !dbg !304
	%47 = icmp slt i32 %46, 32, !dbg !304
	%48 = select i1 %47, i32 %46, i32 32, !dbg !304
	%49 = sext i32 %48 to i64, !dbg !304
	%50 = sext i32 %3 to i64, !dbg !297
	%51 = trunc i64 %50 to i32, !dbg !305
	%52 = add nuw i32 %51, 1, !dbg !305
	%53 = zext i32 %52 to i64, !dbg !305
	%54 = sext i32 %4 to i64, !dbg !298
	%55 = trunc i64 %54 to i32, !dbg !306
	%56 = urem i32 %52, %55, !dbg !306
	%57 = zext i32 %56 to i64, !dbg !306
	%58 = mul nsw i64 %p5, 4, !dbg !302
	%59 = trunc i64 %57 to i32, !dbg !302
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !302
	%61 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !302
	%62 = bitcast i32* %60 to i8*, !dbg !302
	%63 = bitcast i32* %61 to i8*, !dbg !302
	call void @gpuc_put_nbi_warp(i8* %62, i8* %63, i64 %58, i32 %59), !dbg !302
	%64 = icmp eq i64 %p0, 0, !dbg !307
	br i1 %64, label %b2, label %b3, !dbg !307

b2:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !308
	%66 = icmp slt i32 %65, 0, !dbg !308
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !35

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !308
	br label %b9, !dbg !308

b3:
	%67 = icmp eq i64 %p0, 1, !dbg !309
	br i1 %67, label %b4, label %b5, !dbg !309

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 63), !dbg !310
	br label %b9, !dbg !310

b5:
	%68 = icmp eq i64 %p0, 2, !dbg !311
	br i1 %68, label %b6, label %b7, !dbg !311

b6:
	call void @gpuc_quiet_warp(), !dbg !312
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !313
	%70 = icmp slt i32 %69, 0, !dbg !313
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !313, !prof !35

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !313
	br label %b9, !dbg !313

b7:
	%71 = icmp eq i64 %p0, 3, !dbg !314
	br i1 %71, label %b8, label %b9, !dbg !314

b8:
	call void @gpuc_quiet_warp(), !dbg !315
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 66), !dbg !316
	br label %b9, !dbg !316

b9:
	%72 = icmp ugt i64 %49, 281474976710655, !dbg !317
	%73 = mul nsw i64 %p7, -1, !dbg !317
	%74 = add i64 %p3, %73, !dbg !317
	%75 = icmp slt i64 %74, 0, !dbg !317
	%76 = or i1 %72, %75, !dbg !317
	br i1 %76, label %b10_cold, label %b12, !dbg !317, !prof !35

b12:
	%77 = phi i64 [ %82, %b13 ], [ %44, %b9 ], !dbg !317
	%78 = icmp slt i64 %77, %p7, !dbg !318
	br i1 %78, label %b13, label %b14, !dbg !318

b13:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !319
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !319
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %77, !dbg !320
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !320
	%82 = add i64 %77, %49, !dbg !321
	br label %b12, !dbg !321

b14:
	ret void, !dbg !296

b1_fail1:
	br label %fail, !dbg !302

b2_fail1:
	br label %fail, !dbg !308

b6_fail1:
	br label %fail, !dbg !313

b10_cold:
	%83 = phi i64 [ %89, %b11_cold_ok1 ], [ %44, %b9 ], !dbg !317
	%84 = icmp slt i64 %83, %p7, !dbg !318
	br i1 %84, label %b11_cold, label %b14, !dbg !318

b11_cold:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %83, !dbg !319
	%86 = icmp uge i64 %83, %p3, !dbg !319
	br i1 %86, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !319, !prof !35

b11_cold_fail1:
	br label %fail, !dbg !319

b11_cold_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !319
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %83, !dbg !320
	store i32 %87, i32 addrspace(1)* %88, align 4, !dbg !320
	%89 = add i64 %83, %49, !dbg !321
	br label %b10_cold, !dbg !321, !llvm.loop !323

fail:
	%90 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b11_cold_fail1 ], !dbg !294
	%91 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %83, %b11_cold_fail1 ], !dbg !294
	%92 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b11_cold_fail1 ], !dbg !294
	call void @gpuc_fail(i8* %ctrl, i32 %90, i64 %91, i64 %92), !dbg !294
	ret void, !dbg !294
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !324 {
entry:
	br label %b0, !dbg !325

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !325
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !325
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !325
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !328
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !329
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !330, !range !14
	%6 = sext i32 %5 to i64, !dbg !330
	%7 = icmp eq i64 %6, 0, !dbg !331
	br i1 %7, label %b1, label %b14, !dbg !331

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !332
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !332, !prof !35

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !333, !range !20
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !333, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !333, !range !18
	%14 = mul i32 %13, %11, !dbg !333
	%15 = add i32 %10, %14, !dbg !333
	%16 = mul i32 %12, %15, !dbg !333
	%17 = add i32 %9, %16, !dbg !333
	%18 = sext i32 %17 to i64, !dbg !333
	%19 = mul i32 %12, %13, !dbg !334
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !334, !range !19
	%21 = mul i32 %19, %20, !dbg !334
	%22 = sext i32 %21 to i64, !dbg !334
	%23 = sext i32 %3 to i64, !dbg !328
	%24 = trunc i64 %23 to i32, !dbg !335
	%25 = add nuw i32 %24, 1, !dbg !335
	%26 = zext i32 %25 to i64, !dbg !335
	%27 = sext i32 %4 to i64, !dbg !329
	%28 = trunc i64 %27 to i32, !dbg !336
	%29 = urem i32 %25, %28, !dbg !336
	%30 = zext i32 %29 to i64, !dbg !336
	%31 = mul nsw i64 %p5, 4, !dbg !332
	%32 = trunc i64 %30 to i32, !dbg !332
	%33 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !332
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !332
	%35 = bitcast i32* %33 to i8*, !dbg !332
	%36 = bitcast i32* %34 to i8*, !dbg !332
	call void @gpuc_put_nbi_block(i8* %35, i8* %36, i64 %31, i32 %32), !dbg !332
	%37 = icmp eq i64 %p0, 0, !dbg !337
	br i1 %37, label %b2, label %b3, !dbg !337

b2:
	%38 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !338
	%39 = icmp slt i32 %38, 0, !dbg !338
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !338, !prof !35

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 62), !dbg !338
	br label %b9, !dbg !338

b3:
	%40 = icmp eq i64 %p0, 1, !dbg !339
	br i1 %40, label %b4, label %b5, !dbg !339

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 63), !dbg !340
	br label %b9, !dbg !340

b5:
	%41 = icmp eq i64 %p0, 2, !dbg !341
	br i1 %41, label %b6, label %b7, !dbg !341

b6:
	call void @gpuc_quiet_block(), !dbg !342
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !343
	%43 = icmp slt i32 %42, 0, !dbg !343
	br i1 %43, label %b6_fail1, label %b6_ok1, !dbg !343, !prof !35

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 65), !dbg !343
	br label %b9, !dbg !343

b7:
	%44 = icmp eq i64 %p0, 3, !dbg !344
	br i1 %44, label %b8, label %b9, !dbg !344

b8:
	call void @gpuc_quiet_block(), !dbg !345
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 66), !dbg !346
	br label %b9, !dbg !346

b9:
	%45 = mul nsw i64 %p7, -1, !dbg !347
	%46 = add i64 %p3, %45, !dbg !347
	%47 = icmp slt i64 %46, 0, !dbg !347
	br i1 %47, label %b10_cold, label %b12, !dbg !347, !prof !35

b12:
	%48 = phi i64 [ %53, %b13 ], [ %18, %b9 ], !dbg !347
	%49 = icmp slt i64 %48, %p7, !dbg !348
	br i1 %49, label %b13, label %b14, !dbg !348

b13:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !349
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !349
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !350
	store i32 %51, i32 addrspace(1)* %52, align 4, !dbg !350
	%53 = add i64 %48, %22, !dbg !351
	br label %b12, !dbg !351

b14:
	ret void, !dbg !327

b1_fail1:
	br label %fail, !dbg !332

b2_fail1:
	br label %fail, !dbg !338

b6_fail1:
	br label %fail, !dbg !343

b10_cold:
	%54 = phi i64 [ %60, %b11_cold_ok1 ], [ %18, %b9 ], !dbg !347
	%55 = icmp slt i64 %54, %p7, !dbg !348
	br i1 %55, label %b11_cold, label %b14, !dbg !348

b11_cold:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %54, !dbg !349
	%57 = icmp uge i64 %54, %p3, !dbg !349
	br i1 %57, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !349, !prof !35

b11_cold_fail1:
	br label %fail, !dbg !349

b11_cold_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !349
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %54, !dbg !350
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !350
	%60 = add i64 %54, %22, !dbg !351
	br label %b10_cold, !dbg !351, !llvm.loop !353

fail:
	%61 = phi i32 [ 60, %b1_fail1 ], [ 61, %b2_fail1 ], [ 64, %b6_fail1 ], [ 67, %b11_cold_fail1 ], !dbg !325
	%62 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %54, %b11_cold_fail1 ], !dbg !325
	%63 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b11_cold_fail1 ], !dbg !325
	call void @gpuc_fail(i8* %ctrl, i32 %61, i64 %62, i64 %63), !dbg !325
	ret void, !dbg !325
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !355
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !355
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !356
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !357
	%4 = sext i32 %3 to i64, !dbg !357
	%5 = sext i32 %2 to i64, !dbg !358
	%6 = icmp slt i64 0, %p4, !dbg !358
	br i1 %6, label %b1, label %b7, !dbg !358

b1:
	%7 = trunc i64 %4 to i32, !dbg !359
	%8 = add nuw i32 %7, 1, !dbg !359
	%9 = zext i32 %8 to i64, !dbg !359
	br label %b2, !dbg !358

b2:
	%10 = phi i64 [ %36, %b6 ], [ 0, %b1 ], !dbg !358
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !360, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !360, !range !21
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360, !range !18
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !360, !range !18
	%16 = mul i32 %15, %13, !dbg !360
	%17 = add i32 %12, %16, !dbg !360
	%18 = mul i32 %14, %17, !dbg !360
	%19 = add i32 %11, %18, !dbg !360
	%20 = sext i32 %19 to i64, !dbg !360
	%21 = icmp eq i64 %20, 0, !dbg !361
	br i1 %21, label %b3, label %b4, !dbg !361

b3:
	%22 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !362
	%23 = add i64 %10, 1, !dbg !363
	%24 = trunc i64 %23 to i32, !dbg !364
	%25 = trunc i64 %9 to i32, !dbg !365
	%26 = trunc i64 %5 to i32, !dbg !365
	%27 = icmp uge i64 0, %p1, !dbg !362
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !362, !prof !35

b3_ok1:
	%28 = urem i32 %25, %26, !dbg !365
	%29 = zext i32 %28 to i64, !dbg !365
	%30 = trunc i64 %29 to i32, !dbg !356
	%31 = addrspacecast i32 addrspace(1)* %22 to i32*, !dbg !356
	%32 = bitcast i32* %31 to i8*, !dbg !356
	call void @gpuc_p_thread_32(i8* %32, i32 %24, i32 %30), !dbg !356
	br label %b4, !dbg !356

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 69), !dbg !366
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !367
	%34 = icmp uge i64 0, %p1, !dbg !367
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !367, !prof !35

b4_ok1:
	%35 = load i32, i32 addrspace(1)* %33, align 4, !dbg !367
	%36 = add i64 %10, 1, !dbg !368
	%37 = trunc i64 %36 to i32, !dbg !369
	%38 = icmp ne i32 %35, %37, !dbg !370
	br i1 %38, label %b5, label %b6, !dbg !370

b5:
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !371
	%40 = icmp uge i64 0, %p3, !dbg !371
	br i1 %40, label %b5_fail1, label %b5_ok1, !dbg !371, !prof !35

b5_ok1:
	%41 = atomicrmw add i32 addrspace(1)* %39, i32 1 monotonic, !dbg !372
	br label %b6, !dbg !372

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 72), !dbg !373
	%42 = icmp slt i64 %36, %p4, !dbg !373
	br i1 %42, label %b2, label %b7, !dbg !373

b7:
	ret void, !dbg !373

b3_fail1:
	br label %fail, !dbg !362

b4_fail1:
	br label %fail, !dbg !367

b5_fail1:
	br label %fail, !dbg !371

fail:
	%43 = phi i32 [ 68, %b3_fail1 ], [ 70, %b4_fail1 ], [ 71, %b5_fail1 ], !dbg !355
	%44 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail1 ], [ 0, %b5_fail1 ], !dbg !355
	%45 = phi i64 [ %p1, %b3_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b5_fail1 ], !dbg !355
	call void @gpuc_fail(i8* %ctrl, i32 %43, i64 %44, i64 %45), !dbg !355
	ret void, !dbg !355
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !375 {
entry:
	br label %b0, !dbg !376

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !376
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !376
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !379
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380, !range !14
	%4 = sext i32 %3 to i64, !dbg !380
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !380, !range !15
	%6 = sext i32 %5 to i64, !dbg !380
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !380, !range !15
	%8 = sext i32 %7 to i64, !dbg !380
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !380, !range !16
	%10 = sext i32 %9 to i64, !dbg !380
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !380, !range !17
	%12 = sext i32 %11 to i64, !dbg !380
	%13 = trunc i64 %12 to i32, !dbg !380
	%14 = trunc i64 %8 to i32, !dbg !380
	%15 = mul i32 %13, %14, !dbg !380
	%16 = zext i32 %15 to i64, !dbg !380
	%17 = trunc i64 %6 to i32, !dbg !380
	%18 = add i32 %17, %15, !dbg !380
	%19 = zext i32 %18 to i64, !dbg !380
	%20 = mul i64 %10, %19, !dbg !380
	%21 = add i64 %4, %20, !dbg !380
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !380, !range !18
	%24 = mul i32 %22, %23, !dbg !380
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !19
	%26 = mul i32 %24, %25, !dbg !380
	%27 = sext i32 %26 to i64, !dbg !380
	%28 = mul i64 %21, %27, !dbg !380
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !380, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !380, !range !21
	%32 = mul i32 %23, %31, !dbg !380
	%33 = add i32 %30, %32, !dbg !380
	%34 = mul i32 %22, %33, !dbg !380
	%35 = add i32 %29, %34, !dbg !380
	%36 = sext i32 %35 to i64, !dbg !380
	%37 = add i64 %28, %36, !dbg !380
	%38 = mul i64 %10, %12, !dbg !380
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !380, !range !17
	%40 = sext i32 %39 to i64, !dbg !380
	%41 = mul i64 %38, %40, !dbg !380
	%42 = mul i64 %41, %27, !dbg !380
	%43 = sext i32 %2 to i64, !dbg !379
	%44 = trunc i64 %p4 to i32, !dbg !379
	br label %b1, !dbg !380

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !380
	%46 = icmp slt i64 %45, %p3, !dbg !380
	br i1 %46, label %b2, label %b3, !dbg !380

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !381
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !382
	%49 = icmp uge i64 %45, %p1, !dbg !381
	%50 = icmp uge i64 %p4, %43, !dbg !379
	%51 = or i1 %49, %50, !dbg !379
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !379, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !382
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !379
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !379
	%54 = add i64 %45, %42, !dbg !380
	br label %b1, !dbg !380

b3:
	ret void, !dbg !378

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !381
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !381

b2_fail2:
	br label %fail, !dbg !381

b2_ok2:
	br label %fail, !dbg !379

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !376
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !376
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !376
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !376
	ret void, !dbg !376
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !383 {
entry:
	br label %b0, !dbg !384

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !384
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !384
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !387
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !388, !range !14
	%4 = sext i32 %3 to i64, !dbg !388
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !388, !range !15
	%6 = sext i32 %5 to i64, !dbg !388
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !388, !range !15
	%8 = sext i32 %7 to i64, !dbg !388
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !388, !range !16
	%10 = sext i32 %9 to i64, !dbg !388
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !388, !range !17
	%12 = sext i32 %11 to i64, !dbg !388
	%13 = trunc i64 %12 to i32, !dbg !388
	%14 = trunc i64 %8 to i32, !dbg !388
	%15 = mul i32 %13, %14, !dbg !388
	%16 = zext i32 %15 to i64, !dbg !388
	%17 = trunc i64 %6 to i32, !dbg !388
	%18 = add i32 %17, %15, !dbg !388
	%19 = zext i32 %18 to i64, !dbg !388
	%20 = mul i64 %10, %19, !dbg !388
	%21 = add i64 %4, %20, !dbg !388
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !388, !range !18
	%24 = mul i32 %22, %23, !dbg !388
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !19
	%26 = mul i32 %24, %25, !dbg !388
	%27 = sext i32 %26 to i64, !dbg !388
	%28 = mul i64 %21, %27, !dbg !388
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !388, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !388, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !388, !range !21
	%32 = mul i32 %23, %31, !dbg !388
	%33 = add i32 %30, %32, !dbg !388
	%34 = mul i32 %22, %33, !dbg !388
	%35 = add i32 %29, %34, !dbg !388
	%36 = sext i32 %35 to i64, !dbg !388
	%37 = add i64 %28, %36, !dbg !388
	%38 = mul i64 %10, %12, !dbg !388
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !388, !range !17
	%40 = sext i32 %39 to i64, !dbg !388
	%41 = mul i64 %38, %40, !dbg !388
	%42 = mul i64 %41, %27, !dbg !388
	%43 = sext i32 %2 to i64, !dbg !387
	%44 = trunc i64 %p4 to i32, !dbg !387
	br label %b1, !dbg !388

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !388
	%46 = icmp slt i64 %45, %p1, !dbg !388
	br i1 %46, label %b2, label %b3, !dbg !388

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !389
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !387
	%49 = icmp uge i64 %45, %p3, !dbg !389
	%50 = icmp uge i64 %p4, %43, !dbg !387
	%51 = or i1 %49, %50, !dbg !387
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !387, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !387
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !390
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !390
	%54 = add i64 %45, %42, !dbg !388
	br label %b1, !dbg !388

b3:
	ret void, !dbg !386

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !389
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !389

b2_fail2:
	br label %fail, !dbg !389

b2_ok2:
	br label %fail, !dbg !387

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !384
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !384
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !384
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !384
	ret void, !dbg !384
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !391 {
entry:
	br label %b0, !dbg !392

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !392
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !392
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !395
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !396, !range !14
	%4 = sext i32 %3 to i64, !dbg !396
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !396, !range !15
	%6 = sext i32 %5 to i64, !dbg !396
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !396, !range !15
	%8 = sext i32 %7 to i64, !dbg !396
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !396, !range !16
	%10 = sext i32 %9 to i64, !dbg !396
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !396, !range !17
	%12 = sext i32 %11 to i64, !dbg !396
	%13 = trunc i64 %12 to i32, !dbg !396
	%14 = trunc i64 %8 to i32, !dbg !396
	%15 = mul i32 %13, %14, !dbg !396
	%16 = zext i32 %15 to i64, !dbg !396
	%17 = trunc i64 %6 to i32, !dbg !396
	%18 = add i32 %17, %15, !dbg !396
	%19 = zext i32 %18 to i64, !dbg !396
	%20 = mul i64 %10, %19, !dbg !396
	%21 = add i64 %4, %20, !dbg !396
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !18
	%24 = mul i32 %22, %23, !dbg !396
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !396, !range !19
	%26 = mul i32 %24, %25, !dbg !396
	%27 = sext i32 %26 to i64, !dbg !396
	%28 = mul i64 %21, %27, !dbg !396
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !21
	%32 = mul i32 %23, %31, !dbg !396
	%33 = add i32 %30, %32, !dbg !396
	%34 = mul i32 %22, %33, !dbg !396
	%35 = add i32 %29, %34, !dbg !396
	%36 = sext i32 %35 to i64, !dbg !396
	%37 = add i64 %28, %36, !dbg !396
	%38 = mul i64 %10, %12, !dbg !396
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !396, !range !17
	%40 = sext i32 %39 to i64, !dbg !396
	%41 = mul i64 %38, %40, !dbg !396
	%42 = mul i64 %41, %27, !dbg !396
	%43 = sext i32 %2 to i64, !dbg !395
	%44 = trunc i64 %p4 to i32, !dbg !395
	br label %b1, !dbg !396

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !396
	%46 = icmp slt i64 %45, %p3, !dbg !396
	br i1 %46, label %b2, label %b3, !dbg !396

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !397
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !398
	%49 = icmp uge i64 %45, %p1, !dbg !397
	%50 = icmp uge i64 %p4, %43, !dbg !395
	%51 = or i1 %49, %50, !dbg !395
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !395, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !398
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !395
	%54 = bitcast i16* %53 to i8*, !dbg !395
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !395
	%55 = add i64 %45, %42, !dbg !396
	br label %b1, !dbg !396

b3:
	ret void, !dbg !394

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !397
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !397

b2_fail2:
	br label %fail, !dbg !397

b2_ok2:
	br label %fail, !dbg !395

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !392
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !392
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !392
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !392
	ret void, !dbg !392
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !399 {
entry:
	br label %b0, !dbg !400

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !400
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !400
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !403
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !404, !range !14
	%4 = sext i32 %3 to i64, !dbg !404
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !404, !range !15
	%6 = sext i32 %5 to i64, !dbg !404
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !404, !range !15
	%8 = sext i32 %7 to i64, !dbg !404
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !404, !range !16
	%10 = sext i32 %9 to i64, !dbg !404
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !404, !range !17
	%12 = sext i32 %11 to i64, !dbg !404
	%13 = trunc i64 %12 to i32, !dbg !404
	%14 = trunc i64 %8 to i32, !dbg !404
	%15 = mul i32 %13, %14, !dbg !404
	%16 = zext i32 %15 to i64, !dbg !404
	%17 = trunc i64 %6 to i32, !dbg !404
	%18 = add i32 %17, %15, !dbg !404
	%19 = zext i32 %18 to i64, !dbg !404
	%20 = mul i64 %10, %19, !dbg !404
	%21 = add i64 %4, %20, !dbg !404
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !18
	%24 = mul i32 %22, %23, !dbg !404
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !404, !range !19
	%26 = mul i32 %24, %25, !dbg !404
	%27 = sext i32 %26 to i64, !dbg !404
	%28 = mul i64 %21, %27, !dbg !404
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !404, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !404, !range !21
	%32 = mul i32 %23, %31, !dbg !404
	%33 = add i32 %30, %32, !dbg !404
	%34 = mul i32 %22, %33, !dbg !404
	%35 = add i32 %29, %34, !dbg !404
	%36 = sext i32 %35 to i64, !dbg !404
	%37 = add i64 %28, %36, !dbg !404
	%38 = mul i64 %10, %12, !dbg !404
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !404, !range !17
	%40 = sext i32 %39 to i64, !dbg !404
	%41 = mul i64 %38, %40, !dbg !404
	%42 = mul i64 %41, %27, !dbg !404
	%43 = sext i32 %2 to i64, !dbg !403
	%44 = trunc i64 %p4 to i32, !dbg !403
	br label %b1, !dbg !404

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !404
	%46 = icmp slt i64 %45, %p1, !dbg !404
	br i1 %46, label %b2, label %b3, !dbg !404

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !405
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !403
	%49 = icmp uge i64 %45, %p3, !dbg !405
	%50 = icmp uge i64 %p4, %43, !dbg !403
	%51 = or i1 %49, %50, !dbg !403
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !403, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !403
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !403
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !406
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !406
	%55 = add i64 %45, %42, !dbg !404
	br label %b1, !dbg !404

b3:
	ret void, !dbg !402

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !405
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !405

b2_fail2:
	br label %fail, !dbg !405

b2_ok2:
	br label %fail, !dbg !403

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !400
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !400
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !400
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !400
	ret void, !dbg !400
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !407 {
entry:
	br label %b0, !dbg !408

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !408
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !408
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !411
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !412, !range !14
	%4 = sext i32 %3 to i64, !dbg !412
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !412, !range !15
	%6 = sext i32 %5 to i64, !dbg !412
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !412, !range !15
	%8 = sext i32 %7 to i64, !dbg !412
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !16
	%10 = sext i32 %9 to i64, !dbg !412
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !412, !range !17
	%12 = sext i32 %11 to i64, !dbg !412
	%13 = trunc i64 %12 to i32, !dbg !412
	%14 = trunc i64 %8 to i32, !dbg !412
	%15 = mul i32 %13, %14, !dbg !412
	%16 = zext i32 %15 to i64, !dbg !412
	%17 = trunc i64 %6 to i32, !dbg !412
	%18 = add i32 %17, %15, !dbg !412
	%19 = zext i32 %18 to i64, !dbg !412
	%20 = mul i64 %10, %19, !dbg !412
	%21 = add i64 %4, %20, !dbg !412
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !18
	%24 = mul i32 %22, %23, !dbg !412
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !412, !range !19
	%26 = mul i32 %24, %25, !dbg !412
	%27 = sext i32 %26 to i64, !dbg !412
	%28 = mul i64 %21, %27, !dbg !412
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !412, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !412, !range !21
	%32 = mul i32 %23, %31, !dbg !412
	%33 = add i32 %30, %32, !dbg !412
	%34 = mul i32 %22, %33, !dbg !412
	%35 = add i32 %29, %34, !dbg !412
	%36 = sext i32 %35 to i64, !dbg !412
	%37 = add i64 %28, %36, !dbg !412
	%38 = mul i64 %10, %12, !dbg !412
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !412, !range !17
	%40 = sext i32 %39 to i64, !dbg !412
	%41 = mul i64 %38, %40, !dbg !412
	%42 = mul i64 %41, %27, !dbg !412
	%43 = sext i32 %2 to i64, !dbg !411
	%44 = trunc i64 %p4 to i32, !dbg !411
	br label %b1, !dbg !412

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !412
	%46 = icmp slt i64 %45, %p3, !dbg !412
	br i1 %46, label %b2, label %b3, !dbg !412

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !413
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !414
	%49 = icmp uge i64 %45, %p1, !dbg !413
	%50 = icmp uge i64 %p4, %43, !dbg !411
	%51 = or i1 %49, %50, !dbg !411
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !411, !prof !35

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !414
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !411
	%54 = bitcast i32* %53 to i8*, !dbg !411
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !411
	%55 = add i64 %45, %42, !dbg !412
	br label %b1, !dbg !412

b3:
	ret void, !dbg !410

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !413
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !413

b2_fail2:
	br label %fail, !dbg !413

b2_ok2:
	br label %fail, !dbg !411

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !408
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !408
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !408
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !408
	ret void, !dbg !408
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !415 {
entry:
	br label %b0, !dbg !416

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !416
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !416
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !419
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !420, !range !14
	%4 = sext i32 %3 to i64, !dbg !420
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !420, !range !15
	%6 = sext i32 %5 to i64, !dbg !420
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !420, !range !15
	%8 = sext i32 %7 to i64, !dbg !420
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !16
	%10 = sext i32 %9 to i64, !dbg !420
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !420, !range !17
	%12 = sext i32 %11 to i64, !dbg !420
	%13 = trunc i64 %12 to i32, !dbg !420
	%14 = trunc i64 %8 to i32, !dbg !420
	%15 = mul i32 %13, %14, !dbg !420
	%16 = zext i32 %15 to i64, !dbg !420
	%17 = trunc i64 %6 to i32, !dbg !420
	%18 = add i32 %17, %15, !dbg !420
	%19 = zext i32 %18 to i64, !dbg !420
	%20 = mul i64 %10, %19, !dbg !420
	%21 = add i64 %4, %20, !dbg !420
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !18
	%24 = mul i32 %22, %23, !dbg !420
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !19
	%26 = mul i32 %24, %25, !dbg !420
	%27 = sext i32 %26 to i64, !dbg !420
	%28 = mul i64 %21, %27, !dbg !420
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !420, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !420, !range !21
	%32 = mul i32 %23, %31, !dbg !420
	%33 = add i32 %30, %32, !dbg !420
	%34 = mul i32 %22, %33, !dbg !420
	%35 = add i32 %29, %34, !dbg !420
	%36 = sext i32 %35 to i64, !dbg !420
	%37 = add i64 %28, %36, !dbg !420
	%38 = mul i64 %10, %12, !dbg !420
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !420, !range !17
	%40 = sext i32 %39 to i64, !dbg !420
	%41 = mul i64 %38, %40, !dbg !420
	%42 = mul i64 %41, %27, !dbg !420
	%43 = sext i32 %2 to i64, !dbg !419
	%44 = trunc i64 %p4 to i32, !dbg !419
	br label %b1, !dbg !420

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !420
	%46 = icmp slt i64 %45, %p1, !dbg !420
	br i1 %46, label %b2, label %b3, !dbg !420

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !421
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !419
	%49 = icmp uge i64 %45, %p3, !dbg !421
	%50 = icmp uge i64 %p4, %43, !dbg !419
	%51 = or i1 %49, %50, !dbg !419
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !419, !prof !35

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !419
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !419
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !422
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !422
	%55 = add i64 %45, %42, !dbg !420
	br label %b1, !dbg !420

b3:
	ret void, !dbg !418

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !421
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !421

b2_fail2:
	br label %fail, !dbg !421

b2_ok2:
	br label %fail, !dbg !419

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !416
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !416
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !416
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !416
	ret void, !dbg !416
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !423 {
entry:
	br label %b0, !dbg !424

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !424
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !424
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !14
	%4 = sext i32 %3 to i64, !dbg !428
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !15
	%6 = sext i32 %5 to i64, !dbg !428
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !428, !range !15
	%8 = sext i32 %7 to i64, !dbg !428
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !16
	%10 = sext i32 %9 to i64, !dbg !428
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !17
	%12 = sext i32 %11 to i64, !dbg !428
	%13 = trunc i64 %12 to i32, !dbg !428
	%14 = trunc i64 %8 to i32, !dbg !428
	%15 = mul i32 %13, %14, !dbg !428
	%16 = zext i32 %15 to i64, !dbg !428
	%17 = trunc i64 %6 to i32, !dbg !428
	%18 = add i32 %17, %15, !dbg !428
	%19 = zext i32 %18 to i64, !dbg !428
	%20 = mul i64 %10, %19, !dbg !428
	%21 = add i64 %4, %20, !dbg !428
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428, !range !18
	%24 = mul i32 %22, %23, !dbg !428
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !19
	%26 = mul i32 %24, %25, !dbg !428
	%27 = sext i32 %26 to i64, !dbg !428
	%28 = mul i64 %21, %27, !dbg !428
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !428, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !428, !range !21
	%32 = mul i32 %23, %31, !dbg !428
	%33 = add i32 %30, %32, !dbg !428
	%34 = mul i32 %22, %33, !dbg !428
	%35 = add i32 %29, %34, !dbg !428
	%36 = sext i32 %35 to i64, !dbg !428
	%37 = add i64 %28, %36, !dbg !428
	%38 = mul i64 %10, %12, !dbg !428
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !428, !range !17
	%40 = sext i32 %39 to i64, !dbg !428
	%41 = mul i64 %38, %40, !dbg !428
	%42 = mul i64 %41, %27, !dbg !428
	%43 = sext i32 %2 to i64, !dbg !427
	%44 = trunc i64 %p4 to i32, !dbg !427
	br label %b1, !dbg !428

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !428
	%46 = icmp slt i64 %45, %p3, !dbg !428
	br i1 %46, label %b2, label %b3, !dbg !428

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !429
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !430
	%49 = icmp uge i64 %45, %p1, !dbg !429
	%50 = icmp uge i64 %p4, %43, !dbg !427
	%51 = or i1 %49, %50, !dbg !427
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !427, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !430
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !427
	%54 = bitcast i64* %53 to i8*, !dbg !427
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !427
	%55 = add i64 %45, %42, !dbg !428
	br label %b1, !dbg !428

b3:
	ret void, !dbg !426

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !429
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !429

b2_fail2:
	br label %fail, !dbg !429

b2_ok2:
	br label %fail, !dbg !427

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !424
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !424
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !424
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !424
	ret void, !dbg !424
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !431 {
entry:
	br label %b0, !dbg !432

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !432
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !432
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !435
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436, !range !14
	%4 = sext i32 %3 to i64, !dbg !436
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !436, !range !15
	%6 = sext i32 %5 to i64, !dbg !436
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !436, !range !15
	%8 = sext i32 %7 to i64, !dbg !436
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !436, !range !16
	%10 = sext i32 %9 to i64, !dbg !436
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !436, !range !17
	%12 = sext i32 %11 to i64, !dbg !436
	%13 = trunc i64 %12 to i32, !dbg !436
	%14 = trunc i64 %8 to i32, !dbg !436
	%15 = mul i32 %13, %14, !dbg !436
	%16 = zext i32 %15 to i64, !dbg !436
	%17 = trunc i64 %6 to i32, !dbg !436
	%18 = add i32 %17, %15, !dbg !436
	%19 = zext i32 %18 to i64, !dbg !436
	%20 = mul i64 %10, %19, !dbg !436
	%21 = add i64 %4, %20, !dbg !436
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !18
	%24 = mul i32 %22, %23, !dbg !436
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !19
	%26 = mul i32 %24, %25, !dbg !436
	%27 = sext i32 %26 to i64, !dbg !436
	%28 = mul i64 %21, %27, !dbg !436
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !21
	%32 = mul i32 %23, %31, !dbg !436
	%33 = add i32 %30, %32, !dbg !436
	%34 = mul i32 %22, %33, !dbg !436
	%35 = add i32 %29, %34, !dbg !436
	%36 = sext i32 %35 to i64, !dbg !436
	%37 = add i64 %28, %36, !dbg !436
	%38 = mul i64 %10, %12, !dbg !436
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !436, !range !17
	%40 = sext i32 %39 to i64, !dbg !436
	%41 = mul i64 %38, %40, !dbg !436
	%42 = mul i64 %41, %27, !dbg !436
	%43 = sext i32 %2 to i64, !dbg !435
	%44 = trunc i64 %p4 to i32, !dbg !435
	br label %b1, !dbg !436

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !436
	%46 = icmp slt i64 %45, %p1, !dbg !436
	br i1 %46, label %b2, label %b3, !dbg !436

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !437
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !435
	%49 = icmp uge i64 %45, %p3, !dbg !437
	%50 = icmp uge i64 %p4, %43, !dbg !435
	%51 = or i1 %49, %50, !dbg !435
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !435, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !435
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !435
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !438
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !438
	%55 = add i64 %45, %42, !dbg !436
	br label %b1, !dbg !436

b3:
	ret void, !dbg !434

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !437
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !437

b2_fail2:
	br label %fail, !dbg !437

b2_ok2:
	br label %fail, !dbg !435

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !432
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !432
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !432
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !432
	ret void, !dbg !432
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !440
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !440
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444, !range !14
	%4 = sext i32 %3 to i64, !dbg !444
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !444, !range !15
	%6 = sext i32 %5 to i64, !dbg !444
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !444, !range !15
	%8 = sext i32 %7 to i64, !dbg !444
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !444, !range !16
	%10 = sext i32 %9 to i64, !dbg !444
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !444, !range !17
	%12 = sext i32 %11 to i64, !dbg !444
	%13 = trunc i64 %12 to i32, !dbg !444
	%14 = trunc i64 %8 to i32, !dbg !444
	%15 = mul i32 %13, %14, !dbg !444
	%16 = zext i32 %15 to i64, !dbg !444
	%17 = trunc i64 %6 to i32, !dbg !444
	%18 = add i32 %17, %15, !dbg !444
	%19 = zext i32 %18 to i64, !dbg !444
	%20 = mul i64 %10, %19, !dbg !444
	%21 = add i64 %4, %20, !dbg !444
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !18
	%24 = mul i32 %22, %23, !dbg !444
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !444, !range !19
	%26 = mul i32 %24, %25, !dbg !444
	%27 = sext i32 %26 to i64, !dbg !444
	%28 = mul i64 %21, %27, !dbg !444
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !21
	%32 = mul i32 %23, %31, !dbg !444
	%33 = add i32 %30, %32, !dbg !444
	%34 = mul i32 %22, %33, !dbg !444
	%35 = add i32 %29, %34, !dbg !444
	%36 = sext i32 %35 to i64, !dbg !444
	%37 = add i64 %28, %36, !dbg !444
	%38 = mul i64 %10, %12, !dbg !444
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !444, !range !17
	%40 = sext i32 %39 to i64, !dbg !444
	%41 = mul i64 %38, %40, !dbg !444
	%42 = mul i64 %41, %27, !dbg !444
	%43 = sext i32 %2 to i64, !dbg !443
	%44 = trunc i64 %p4 to i32, !dbg !443
	br label %b1, !dbg !444

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !444
	%46 = icmp slt i64 %45, %p3, !dbg !444
	br i1 %46, label %b2, label %b3, !dbg !444

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !445
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !446
	%49 = icmp uge i64 %45, %p1, !dbg !445
	%50 = icmp uge i64 %p4, %43, !dbg !443
	%51 = or i1 %49, %50, !dbg !443
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !443, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !446
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !443
	%54 = bitcast i64* %53 to i8*, !dbg !443
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !443
	%55 = add i64 %45, %42, !dbg !444
	br label %b1, !dbg !444

b3:
	ret void, !dbg !442

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !445
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !445

b2_fail2:
	br label %fail, !dbg !445

b2_ok2:
	br label %fail, !dbg !443

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !440
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !440
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !440
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !440
	ret void, !dbg !440
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !447 {
entry:
	br label %b0, !dbg !448

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !448
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !448
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !451
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452, !range !14
	%4 = sext i32 %3 to i64, !dbg !452
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !452, !range !15
	%6 = sext i32 %5 to i64, !dbg !452
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !452, !range !15
	%8 = sext i32 %7 to i64, !dbg !452
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !452, !range !16
	%10 = sext i32 %9 to i64, !dbg !452
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !452, !range !17
	%12 = sext i32 %11 to i64, !dbg !452
	%13 = trunc i64 %12 to i32, !dbg !452
	%14 = trunc i64 %8 to i32, !dbg !452
	%15 = mul i32 %13, %14, !dbg !452
	%16 = zext i32 %15 to i64, !dbg !452
	%17 = trunc i64 %6 to i32, !dbg !452
	%18 = add i32 %17, %15, !dbg !452
	%19 = zext i32 %18 to i64, !dbg !452
	%20 = mul i64 %10, %19, !dbg !452
	%21 = add i64 %4, %20, !dbg !452
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !452, !range !18
	%24 = mul i32 %22, %23, !dbg !452
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !452, !range !19
	%26 = mul i32 %24, %25, !dbg !452
	%27 = sext i32 %26 to i64, !dbg !452
	%28 = mul i64 %21, %27, !dbg !452
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !452, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !452, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !452, !range !21
	%32 = mul i32 %23, %31, !dbg !452
	%33 = add i32 %30, %32, !dbg !452
	%34 = mul i32 %22, %33, !dbg !452
	%35 = add i32 %29, %34, !dbg !452
	%36 = sext i32 %35 to i64, !dbg !452
	%37 = add i64 %28, %36, !dbg !452
	%38 = mul i64 %10, %12, !dbg !452
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !452, !range !17
	%40 = sext i32 %39 to i64, !dbg !452
	%41 = mul i64 %38, %40, !dbg !452
	%42 = mul i64 %41, %27, !dbg !452
	%43 = sext i32 %2 to i64, !dbg !451
	%44 = trunc i64 %p4 to i32, !dbg !451
	br label %b1, !dbg !452

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !452
	%46 = icmp slt i64 %45, %p1, !dbg !452
	br i1 %46, label %b2, label %b3, !dbg !452

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !453
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !451
	%49 = icmp uge i64 %45, %p3, !dbg !453
	%50 = icmp uge i64 %p4, %43, !dbg !451
	%51 = or i1 %49, %50, !dbg !451
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !451, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !451
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !451
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !454
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !454
	%55 = add i64 %45, %42, !dbg !452
	br label %b1, !dbg !452

b3:
	ret void, !dbg !450

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !453
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !453

b2_fail2:
	br label %fail, !dbg !453

b2_ok2:
	br label %fail, !dbg !451

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !448
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !448
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !448
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !448
	ret void, !dbg !448
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !456
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !456
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !459
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460, !range !14
	%4 = sext i32 %3 to i64, !dbg !460
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !460, !range !15
	%6 = sext i32 %5 to i64, !dbg !460
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !460, !range !15
	%8 = sext i32 %7 to i64, !dbg !460
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !460, !range !16
	%10 = sext i32 %9 to i64, !dbg !460
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !17
	%12 = sext i32 %11 to i64, !dbg !460
	%13 = trunc i64 %12 to i32, !dbg !460
	%14 = trunc i64 %8 to i32, !dbg !460
	%15 = mul i32 %13, %14, !dbg !460
	%16 = zext i32 %15 to i64, !dbg !460
	%17 = trunc i64 %6 to i32, !dbg !460
	%18 = add i32 %17, %15, !dbg !460
	%19 = zext i32 %18 to i64, !dbg !460
	%20 = mul i64 %10, %19, !dbg !460
	%21 = add i64 %4, %20, !dbg !460
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !18
	%24 = mul i32 %22, %23, !dbg !460
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !19
	%26 = mul i32 %24, %25, !dbg !460
	%27 = sext i32 %26 to i64, !dbg !460
	%28 = mul i64 %21, %27, !dbg !460
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !21
	%32 = mul i32 %23, %31, !dbg !460
	%33 = add i32 %30, %32, !dbg !460
	%34 = mul i32 %22, %33, !dbg !460
	%35 = add i32 %29, %34, !dbg !460
	%36 = sext i32 %35 to i64, !dbg !460
	%37 = add i64 %28, %36, !dbg !460
	%38 = mul i64 %10, %12, !dbg !460
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !460, !range !17
	%40 = sext i32 %39 to i64, !dbg !460
	%41 = mul i64 %38, %40, !dbg !460
	%42 = mul i64 %41, %27, !dbg !460
	%43 = sext i32 %2 to i64, !dbg !459
	%44 = trunc i64 %p4 to i32, !dbg !459
	br label %b1, !dbg !460

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !460
	%46 = icmp slt i64 %45, %p3, !dbg !460
	br i1 %46, label %b2, label %b3, !dbg !460

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !461
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !462
	%49 = icmp uge i64 %45, %p1, !dbg !461
	%50 = icmp uge i64 %p4, %43, !dbg !459
	%51 = or i1 %49, %50, !dbg !459
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !459, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !462
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !459
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !459
	%54 = add i64 %45, %42, !dbg !460
	br label %b1, !dbg !460

b3:
	ret void, !dbg !458

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !461
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !461

b2_fail2:
	br label %fail, !dbg !461

b2_ok2:
	br label %fail, !dbg !459

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !456
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !456
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !456
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !456
	ret void, !dbg !456
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !463 {
entry:
	br label %b0, !dbg !464

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !464
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !464
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !467
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !468, !range !14
	%4 = sext i32 %3 to i64, !dbg !468
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !468, !range !15
	%6 = sext i32 %5 to i64, !dbg !468
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !468, !range !15
	%8 = sext i32 %7 to i64, !dbg !468
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !468, !range !16
	%10 = sext i32 %9 to i64, !dbg !468
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !468, !range !17
	%12 = sext i32 %11 to i64, !dbg !468
	%13 = trunc i64 %12 to i32, !dbg !468
	%14 = trunc i64 %8 to i32, !dbg !468
	%15 = mul i32 %13, %14, !dbg !468
	%16 = zext i32 %15 to i64, !dbg !468
	%17 = trunc i64 %6 to i32, !dbg !468
	%18 = add i32 %17, %15, !dbg !468
	%19 = zext i32 %18 to i64, !dbg !468
	%20 = mul i64 %10, %19, !dbg !468
	%21 = add i64 %4, %20, !dbg !468
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !18
	%24 = mul i32 %22, %23, !dbg !468
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !19
	%26 = mul i32 %24, %25, !dbg !468
	%27 = sext i32 %26 to i64, !dbg !468
	%28 = mul i64 %21, %27, !dbg !468
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !468, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !468, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !468, !range !21
	%32 = mul i32 %23, %31, !dbg !468
	%33 = add i32 %30, %32, !dbg !468
	%34 = mul i32 %22, %33, !dbg !468
	%35 = add i32 %29, %34, !dbg !468
	%36 = sext i32 %35 to i64, !dbg !468
	%37 = add i64 %28, %36, !dbg !468
	%38 = mul i64 %10, %12, !dbg !468
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !468, !range !17
	%40 = sext i32 %39 to i64, !dbg !468
	%41 = mul i64 %38, %40, !dbg !468
	%42 = mul i64 %41, %27, !dbg !468
	%43 = sext i32 %2 to i64, !dbg !467
	%44 = trunc i64 %p4 to i32, !dbg !467
	br label %b1, !dbg !468

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !468
	%46 = icmp slt i64 %45, %p1, !dbg !468
	br i1 %46, label %b2, label %b3, !dbg !468

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !469
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !467
	%49 = icmp uge i64 %45, %p3, !dbg !469
	%50 = icmp uge i64 %p4, %43, !dbg !467
	%51 = or i1 %49, %50, !dbg !467
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !467, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !467
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !470
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !470
	%54 = add i64 %45, %42, !dbg !468
	br label %b1, !dbg !468

b3:
	ret void, !dbg !466

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !469
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !469

b2_fail2:
	br label %fail, !dbg !469

b2_ok2:
	br label %fail, !dbg !467

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !464
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !464
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !464
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !464
	ret void, !dbg !464
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !471 {
entry:
	br label %b0, !dbg !472

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !472
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !472
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !475
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !476, !range !14
	%4 = sext i32 %3 to i64, !dbg !476
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !476, !range !15
	%6 = sext i32 %5 to i64, !dbg !476
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !476, !range !15
	%8 = sext i32 %7 to i64, !dbg !476
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !476, !range !16
	%10 = sext i32 %9 to i64, !dbg !476
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !476, !range !17
	%12 = sext i32 %11 to i64, !dbg !476
	%13 = trunc i64 %12 to i32, !dbg !476
	%14 = trunc i64 %8 to i32, !dbg !476
	%15 = mul i32 %13, %14, !dbg !476
	%16 = zext i32 %15 to i64, !dbg !476
	%17 = trunc i64 %6 to i32, !dbg !476
	%18 = add i32 %17, %15, !dbg !476
	%19 = zext i32 %18 to i64, !dbg !476
	%20 = mul i64 %10, %19, !dbg !476
	%21 = add i64 %4, %20, !dbg !476
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476, !range !18
	%24 = mul i32 %22, %23, !dbg !476
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !19
	%26 = mul i32 %24, %25, !dbg !476
	%27 = sext i32 %26 to i64, !dbg !476
	%28 = mul i64 %21, %27, !dbg !476
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476, !range !21
	%32 = mul i32 %23, %31, !dbg !476
	%33 = add i32 %30, %32, !dbg !476
	%34 = mul i32 %22, %33, !dbg !476
	%35 = add i32 %29, %34, !dbg !476
	%36 = sext i32 %35 to i64, !dbg !476
	%37 = add i64 %28, %36, !dbg !476
	%38 = mul i64 %10, %12, !dbg !476
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !476, !range !17
	%40 = sext i32 %39 to i64, !dbg !476
	%41 = mul i64 %38, %40, !dbg !476
	%42 = mul i64 %41, %27, !dbg !476
	%43 = sext i32 %2 to i64, !dbg !475
	%44 = trunc i64 %p4 to i32, !dbg !475
	br label %b1, !dbg !476

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !476
	%46 = icmp slt i64 %45, %p3, !dbg !476
	br i1 %46, label %b2, label %b3, !dbg !476

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !477
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !478
	%49 = icmp uge i64 %45, %p1, !dbg !477
	%50 = icmp uge i64 %p4, %43, !dbg !475
	%51 = or i1 %49, %50, !dbg !475
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !475, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !478
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !475
	%54 = bitcast i16* %53 to i8*, !dbg !475
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !475
	%55 = add i64 %45, %42, !dbg !476
	br label %b1, !dbg !476

b3:
	ret void, !dbg !474

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !477
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !477

b2_fail2:
	br label %fail, !dbg !477

b2_ok2:
	br label %fail, !dbg !475

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !472
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !472
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !472
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !472
	ret void, !dbg !472
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !479 {
entry:
	br label %b0, !dbg !480

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !480
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !480
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !483
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !484, !range !14
	%4 = sext i32 %3 to i64, !dbg !484
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !484, !range !15
	%6 = sext i32 %5 to i64, !dbg !484
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !484, !range !15
	%8 = sext i32 %7 to i64, !dbg !484
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !484, !range !16
	%10 = sext i32 %9 to i64, !dbg !484
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !484, !range !17
	%12 = sext i32 %11 to i64, !dbg !484
	%13 = trunc i64 %12 to i32, !dbg !484
	%14 = trunc i64 %8 to i32, !dbg !484
	%15 = mul i32 %13, %14, !dbg !484
	%16 = zext i32 %15 to i64, !dbg !484
	%17 = trunc i64 %6 to i32, !dbg !484
	%18 = add i32 %17, %15, !dbg !484
	%19 = zext i32 %18 to i64, !dbg !484
	%20 = mul i64 %10, %19, !dbg !484
	%21 = add i64 %4, %20, !dbg !484
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !484, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !484, !range !18
	%24 = mul i32 %22, %23, !dbg !484
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !484, !range !19
	%26 = mul i32 %24, %25, !dbg !484
	%27 = sext i32 %26 to i64, !dbg !484
	%28 = mul i64 %21, %27, !dbg !484
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !484, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !484, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !484, !range !21
	%32 = mul i32 %23, %31, !dbg !484
	%33 = add i32 %30, %32, !dbg !484
	%34 = mul i32 %22, %33, !dbg !484
	%35 = add i32 %29, %34, !dbg !484
	%36 = sext i32 %35 to i64, !dbg !484
	%37 = add i64 %28, %36, !dbg !484
	%38 = mul i64 %10, %12, !dbg !484
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !484, !range !17
	%40 = sext i32 %39 to i64, !dbg !484
	%41 = mul i64 %38, %40, !dbg !484
	%42 = mul i64 %41, %27, !dbg !484
	%43 = sext i32 %2 to i64, !dbg !483
	%44 = trunc i64 %p4 to i32, !dbg !483
	br label %b1, !dbg !484

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !484
	%46 = icmp slt i64 %45, %p1, !dbg !484
	br i1 %46, label %b2, label %b3, !dbg !484

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !485
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !483
	%49 = icmp uge i64 %45, %p3, !dbg !485
	%50 = icmp uge i64 %p4, %43, !dbg !483
	%51 = or i1 %49, %50, !dbg !483
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !483, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !483
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !483
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !486
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !486
	%55 = add i64 %45, %42, !dbg !484
	br label %b1, !dbg !484

b3:
	ret void, !dbg !482

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !485
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !485

b2_fail2:
	br label %fail, !dbg !485

b2_ok2:
	br label %fail, !dbg !483

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !480
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !480
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !480
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !480
	ret void, !dbg !480
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !487 {
entry:
	br label %b0, !dbg !488

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !488
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !488
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !491
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !492, !range !14
	%4 = sext i32 %3 to i64, !dbg !492
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !492, !range !15
	%6 = sext i32 %5 to i64, !dbg !492
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !492, !range !15
	%8 = sext i32 %7 to i64, !dbg !492
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !492, !range !16
	%10 = sext i32 %9 to i64, !dbg !492
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !492, !range !17
	%12 = sext i32 %11 to i64, !dbg !492
	%13 = trunc i64 %12 to i32, !dbg !492
	%14 = trunc i64 %8 to i32, !dbg !492
	%15 = mul i32 %13, %14, !dbg !492
	%16 = zext i32 %15 to i64, !dbg !492
	%17 = trunc i64 %6 to i32, !dbg !492
	%18 = add i32 %17, %15, !dbg !492
	%19 = zext i32 %18 to i64, !dbg !492
	%20 = mul i64 %10, %19, !dbg !492
	%21 = add i64 %4, %20, !dbg !492
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !492, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !492, !range !18
	%24 = mul i32 %22, %23, !dbg !492
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !492, !range !19
	%26 = mul i32 %24, %25, !dbg !492
	%27 = sext i32 %26 to i64, !dbg !492
	%28 = mul i64 %21, %27, !dbg !492
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !492, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !492, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !492, !range !21
	%32 = mul i32 %23, %31, !dbg !492
	%33 = add i32 %30, %32, !dbg !492
	%34 = mul i32 %22, %33, !dbg !492
	%35 = add i32 %29, %34, !dbg !492
	%36 = sext i32 %35 to i64, !dbg !492
	%37 = add i64 %28, %36, !dbg !492
	%38 = mul i64 %10, %12, !dbg !492
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !492, !range !17
	%40 = sext i32 %39 to i64, !dbg !492
	%41 = mul i64 %38, %40, !dbg !492
	%42 = mul i64 %41, %27, !dbg !492
	%43 = sext i32 %2 to i64, !dbg !491
	%44 = trunc i64 %p4 to i32, !dbg !491
	br label %b1, !dbg !492

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !492
	%46 = icmp slt i64 %45, %p3, !dbg !492
	br i1 %46, label %b2, label %b3, !dbg !492

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !493
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !494
	%49 = icmp uge i64 %45, %p1, !dbg !493
	%50 = icmp uge i64 %p4, %43, !dbg !491
	%51 = or i1 %49, %50, !dbg !491
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !491, !prof !35

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !494
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !491
	%54 = bitcast i32* %53 to i8*, !dbg !491
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !491
	%55 = add i64 %45, %42, !dbg !492
	br label %b1, !dbg !492

b3:
	ret void, !dbg !490

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !493
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !493

b2_fail2:
	br label %fail, !dbg !493

b2_ok2:
	br label %fail, !dbg !491

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !488
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !488
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !488
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !488
	ret void, !dbg !488
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !495 {
entry:
	br label %b0, !dbg !496

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !496
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !496
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !499
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !500, !range !14
	%4 = sext i32 %3 to i64, !dbg !500
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !500, !range !15
	%6 = sext i32 %5 to i64, !dbg !500
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !500, !range !15
	%8 = sext i32 %7 to i64, !dbg !500
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !500, !range !16
	%10 = sext i32 %9 to i64, !dbg !500
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !500, !range !17
	%12 = sext i32 %11 to i64, !dbg !500
	%13 = trunc i64 %12 to i32, !dbg !500
	%14 = trunc i64 %8 to i32, !dbg !500
	%15 = mul i32 %13, %14, !dbg !500
	%16 = zext i32 %15 to i64, !dbg !500
	%17 = trunc i64 %6 to i32, !dbg !500
	%18 = add i32 %17, %15, !dbg !500
	%19 = zext i32 %18 to i64, !dbg !500
	%20 = mul i64 %10, %19, !dbg !500
	%21 = add i64 %4, %20, !dbg !500
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !18
	%24 = mul i32 %22, %23, !dbg !500
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !500, !range !19
	%26 = mul i32 %24, %25, !dbg !500
	%27 = sext i32 %26 to i64, !dbg !500
	%28 = mul i64 %21, %27, !dbg !500
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !500, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !500, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !500, !range !21
	%32 = mul i32 %23, %31, !dbg !500
	%33 = add i32 %30, %32, !dbg !500
	%34 = mul i32 %22, %33, !dbg !500
	%35 = add i32 %29, %34, !dbg !500
	%36 = sext i32 %35 to i64, !dbg !500
	%37 = add i64 %28, %36, !dbg !500
	%38 = mul i64 %10, %12, !dbg !500
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !500, !range !17
	%40 = sext i32 %39 to i64, !dbg !500
	%41 = mul i64 %38, %40, !dbg !500
	%42 = mul i64 %41, %27, !dbg !500
	%43 = sext i32 %2 to i64, !dbg !499
	%44 = trunc i64 %p4 to i32, !dbg !499
	br label %b1, !dbg !500

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !500
	%46 = icmp slt i64 %45, %p1, !dbg !500
	br i1 %46, label %b2, label %b3, !dbg !500

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !501
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !499
	%49 = icmp uge i64 %45, %p3, !dbg !501
	%50 = icmp uge i64 %p4, %43, !dbg !499
	%51 = or i1 %49, %50, !dbg !499
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !499, !prof !35

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !499
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !499
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !502
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !502
	%55 = add i64 %45, %42, !dbg !500
	br label %b1, !dbg !500

b3:
	ret void, !dbg !498

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !501
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !501

b2_fail2:
	br label %fail, !dbg !501

b2_ok2:
	br label %fail, !dbg !499

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !496
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !496
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !496
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !496
	ret void, !dbg !496
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !504
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !504
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !508, !range !14
	%4 = sext i32 %3 to i64, !dbg !508
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !508, !range !15
	%6 = sext i32 %5 to i64, !dbg !508
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !508, !range !15
	%8 = sext i32 %7 to i64, !dbg !508
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !508, !range !16
	%10 = sext i32 %9 to i64, !dbg !508
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !508, !range !17
	%12 = sext i32 %11 to i64, !dbg !508
	%13 = trunc i64 %12 to i32, !dbg !508
	%14 = trunc i64 %8 to i32, !dbg !508
	%15 = mul i32 %13, %14, !dbg !508
	%16 = zext i32 %15 to i64, !dbg !508
	%17 = trunc i64 %6 to i32, !dbg !508
	%18 = add i32 %17, %15, !dbg !508
	%19 = zext i32 %18 to i64, !dbg !508
	%20 = mul i64 %10, %19, !dbg !508
	%21 = add i64 %4, %20, !dbg !508
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !18
	%24 = mul i32 %22, %23, !dbg !508
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !508, !range !19
	%26 = mul i32 %24, %25, !dbg !508
	%27 = sext i32 %26 to i64, !dbg !508
	%28 = mul i64 %21, %27, !dbg !508
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !21
	%32 = mul i32 %23, %31, !dbg !508
	%33 = add i32 %30, %32, !dbg !508
	%34 = mul i32 %22, %33, !dbg !508
	%35 = add i32 %29, %34, !dbg !508
	%36 = sext i32 %35 to i64, !dbg !508
	%37 = add i64 %28, %36, !dbg !508
	%38 = mul i64 %10, %12, !dbg !508
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !508, !range !17
	%40 = sext i32 %39 to i64, !dbg !508
	%41 = mul i64 %38, %40, !dbg !508
	%42 = mul i64 %41, %27, !dbg !508
	%43 = sext i32 %2 to i64, !dbg !507
	%44 = trunc i64 %p4 to i32, !dbg !507
	br label %b1, !dbg !508

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !508
	%46 = icmp slt i64 %45, %p3, !dbg !508
	br i1 %46, label %b2, label %b3, !dbg !508

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !509
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !510
	%49 = icmp uge i64 %45, %p1, !dbg !509
	%50 = icmp uge i64 %p4, %43, !dbg !507
	%51 = or i1 %49, %50, !dbg !507
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !507, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !510
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !507
	%54 = bitcast i64* %53 to i8*, !dbg !507
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !507
	%55 = add i64 %45, %42, !dbg !508
	br label %b1, !dbg !508

b3:
	ret void, !dbg !506

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !509
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !509

b2_fail2:
	br label %fail, !dbg !509

b2_ok2:
	br label %fail, !dbg !507

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !504
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !504
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !504
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !504
	ret void, !dbg !504
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !511 {
entry:
	br label %b0, !dbg !512

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !512
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !512
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !515
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !516, !range !14
	%4 = sext i32 %3 to i64, !dbg !516
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !516, !range !15
	%6 = sext i32 %5 to i64, !dbg !516
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !516, !range !15
	%8 = sext i32 %7 to i64, !dbg !516
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !516, !range !16
	%10 = sext i32 %9 to i64, !dbg !516
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !516, !range !17
	%12 = sext i32 %11 to i64, !dbg !516
	%13 = trunc i64 %12 to i32, !dbg !516
	%14 = trunc i64 %8 to i32, !dbg !516
	%15 = mul i32 %13, %14, !dbg !516
	%16 = zext i32 %15 to i64, !dbg !516
	%17 = trunc i64 %6 to i32, !dbg !516
	%18 = add i32 %17, %15, !dbg !516
	%19 = zext i32 %18 to i64, !dbg !516
	%20 = mul i64 %10, %19, !dbg !516
	%21 = add i64 %4, %20, !dbg !516
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516, !range !18
	%24 = mul i32 %22, %23, !dbg !516
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !516, !range !19
	%26 = mul i32 %24, %25, !dbg !516
	%27 = sext i32 %26 to i64, !dbg !516
	%28 = mul i64 %21, %27, !dbg !516
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !516, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !516, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !516, !range !21
	%32 = mul i32 %23, %31, !dbg !516
	%33 = add i32 %30, %32, !dbg !516
	%34 = mul i32 %22, %33, !dbg !516
	%35 = add i32 %29, %34, !dbg !516
	%36 = sext i32 %35 to i64, !dbg !516
	%37 = add i64 %28, %36, !dbg !516
	%38 = mul i64 %10, %12, !dbg !516
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !516, !range !17
	%40 = sext i32 %39 to i64, !dbg !516
	%41 = mul i64 %38, %40, !dbg !516
	%42 = mul i64 %41, %27, !dbg !516
	%43 = sext i32 %2 to i64, !dbg !515
	%44 = trunc i64 %p4 to i32, !dbg !515
	br label %b1, !dbg !516

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !516
	%46 = icmp slt i64 %45, %p1, !dbg !516
	br i1 %46, label %b2, label %b3, !dbg !516

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !517
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !515
	%49 = icmp uge i64 %45, %p3, !dbg !517
	%50 = icmp uge i64 %p4, %43, !dbg !515
	%51 = or i1 %49, %50, !dbg !515
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !515, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !515
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !515
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !518
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !518
	%55 = add i64 %45, %42, !dbg !516
	br label %b1, !dbg !516

b3:
	ret void, !dbg !514

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !517
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !517

b2_fail2:
	br label %fail, !dbg !517

b2_ok2:
	br label %fail, !dbg !515

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !512
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !512
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !512
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !512
	ret void, !dbg !512
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !519 {
entry:
	br label %b0, !dbg !520

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !520
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !520
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !523
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !524, !range !14
	%4 = sext i32 %3 to i64, !dbg !524
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !524, !range !15
	%6 = sext i32 %5 to i64, !dbg !524
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !524, !range !15
	%8 = sext i32 %7 to i64, !dbg !524
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !524, !range !16
	%10 = sext i32 %9 to i64, !dbg !524
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !524, !range !17
	%12 = sext i32 %11 to i64, !dbg !524
	%13 = trunc i64 %12 to i32, !dbg !524
	%14 = trunc i64 %8 to i32, !dbg !524
	%15 = mul i32 %13, %14, !dbg !524
	%16 = zext i32 %15 to i64, !dbg !524
	%17 = trunc i64 %6 to i32, !dbg !524
	%18 = add i32 %17, %15, !dbg !524
	%19 = zext i32 %18 to i64, !dbg !524
	%20 = mul i64 %10, %19, !dbg !524
	%21 = add i64 %4, %20, !dbg !524
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !524, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !524, !range !18
	%24 = mul i32 %22, %23, !dbg !524
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !524, !range !19
	%26 = mul i32 %24, %25, !dbg !524
	%27 = sext i32 %26 to i64, !dbg !524
	%28 = mul i64 %21, %27, !dbg !524
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !524, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !524, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !524, !range !21
	%32 = mul i32 %23, %31, !dbg !524
	%33 = add i32 %30, %32, !dbg !524
	%34 = mul i32 %22, %33, !dbg !524
	%35 = add i32 %29, %34, !dbg !524
	%36 = sext i32 %35 to i64, !dbg !524
	%37 = add i64 %28, %36, !dbg !524
	%38 = mul i64 %10, %12, !dbg !524
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !524, !range !17
	%40 = sext i32 %39 to i64, !dbg !524
	%41 = mul i64 %38, %40, !dbg !524
	%42 = mul i64 %41, %27, !dbg !524
	%43 = sext i32 %2 to i64, !dbg !523
	%44 = trunc i64 %p4 to i32, !dbg !523
	br label %b1, !dbg !524

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !524
	%46 = icmp slt i64 %45, %p3, !dbg !524
	br i1 %46, label %b2, label %b3, !dbg !524

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !525
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !526
	%49 = icmp uge i64 %45, %p1, !dbg !525
	%50 = icmp uge i64 %p4, %43, !dbg !523
	%51 = or i1 %49, %50, !dbg !523
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !523, !prof !35

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !526
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !523
	%54 = bitcast i64* %53 to i8*, !dbg !523
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !523
	%55 = add i64 %45, %42, !dbg !524
	br label %b1, !dbg !524

b3:
	ret void, !dbg !522

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !525
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !525

b2_fail2:
	br label %fail, !dbg !525

b2_ok2:
	br label %fail, !dbg !523

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !520
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !520
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !520
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !520
	ret void, !dbg !520
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !527 {
entry:
	br label %b0, !dbg !528

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !528
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !528
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !531
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !532, !range !14
	%4 = sext i32 %3 to i64, !dbg !532
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !532, !range !15
	%6 = sext i32 %5 to i64, !dbg !532
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !532, !range !15
	%8 = sext i32 %7 to i64, !dbg !532
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !532, !range !16
	%10 = sext i32 %9 to i64, !dbg !532
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !532, !range !17
	%12 = sext i32 %11 to i64, !dbg !532
	%13 = trunc i64 %12 to i32, !dbg !532
	%14 = trunc i64 %8 to i32, !dbg !532
	%15 = mul i32 %13, %14, !dbg !532
	%16 = zext i32 %15 to i64, !dbg !532
	%17 = trunc i64 %6 to i32, !dbg !532
	%18 = add i32 %17, %15, !dbg !532
	%19 = zext i32 %18 to i64, !dbg !532
	%20 = mul i64 %10, %19, !dbg !532
	%21 = add i64 %4, %20, !dbg !532
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !532, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !532, !range !18
	%24 = mul i32 %22, %23, !dbg !532
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !532, !range !19
	%26 = mul i32 %24, %25, !dbg !532
	%27 = sext i32 %26 to i64, !dbg !532
	%28 = mul i64 %21, %27, !dbg !532
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !532, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !532, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !532, !range !21
	%32 = mul i32 %23, %31, !dbg !532
	%33 = add i32 %30, %32, !dbg !532
	%34 = mul i32 %22, %33, !dbg !532
	%35 = add i32 %29, %34, !dbg !532
	%36 = sext i32 %35 to i64, !dbg !532
	%37 = add i64 %28, %36, !dbg !532
	%38 = mul i64 %10, %12, !dbg !532
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !532, !range !17
	%40 = sext i32 %39 to i64, !dbg !532
	%41 = mul i64 %38, %40, !dbg !532
	%42 = mul i64 %41, %27, !dbg !532
	%43 = sext i32 %2 to i64, !dbg !531
	%44 = trunc i64 %p4 to i32, !dbg !531
	br label %b1, !dbg !532

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !532
	%46 = icmp slt i64 %45, %p1, !dbg !532
	br i1 %46, label %b2, label %b3, !dbg !532

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !533
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !531
	%49 = icmp uge i64 %45, %p3, !dbg !533
	%50 = icmp uge i64 %p4, %43, !dbg !531
	%51 = or i1 %49, %50, !dbg !531
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !531, !prof !35

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !531
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !531
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !534
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !534
	%55 = add i64 %45, %42, !dbg !532
	br label %b1, !dbg !532

b3:
	ret void, !dbg !530

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !533
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !533

b2_fail2:
	br label %fail, !dbg !533

b2_ok2:
	br label %fail, !dbg !531

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !528
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !528
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !528
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !528
	ret void, !dbg !528
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !535 {
entry:
	br label %b0, !dbg !536

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !536
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !536
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !539
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !540, !range !14
	%4 = sext i32 %3 to i64, !dbg !540
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !540, !range !15
	%6 = sext i32 %5 to i64, !dbg !540
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !540, !range !15
	%8 = sext i32 %7 to i64, !dbg !540
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !540, !range !16
	%10 = sext i32 %9 to i64, !dbg !540
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !540, !range !17
	%12 = sext i32 %11 to i64, !dbg !540
	%13 = trunc i64 %12 to i32, !dbg !540
	%14 = trunc i64 %8 to i32, !dbg !540
	%15 = mul i32 %13, %14, !dbg !540
	%16 = zext i32 %15 to i64, !dbg !540
	%17 = trunc i64 %6 to i32, !dbg !540
	%18 = add i32 %17, %15, !dbg !540
	%19 = zext i32 %18 to i64, !dbg !540
	%20 = mul i64 %10, %19, !dbg !540
	%21 = add i64 %4, %20, !dbg !540
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !540, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !540, !range !18
	%24 = mul i32 %22, %23, !dbg !540
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !540, !range !19
	%26 = mul i32 %24, %25, !dbg !540
	%27 = sext i32 %26 to i64, !dbg !540
	%28 = mul i64 %21, %27, !dbg !540
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !540, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !540, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !540, !range !21
	%32 = mul i32 %23, %31, !dbg !540
	%33 = add i32 %30, %32, !dbg !540
	%34 = mul i32 %22, %33, !dbg !540
	%35 = add i32 %29, %34, !dbg !540
	%36 = sext i32 %35 to i64, !dbg !540
	%37 = add i64 %28, %36, !dbg !540
	%38 = mul i64 %10, %12, !dbg !540
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !540, !range !17
	%40 = sext i32 %39 to i64, !dbg !540
	%41 = mul i64 %38, %40, !dbg !540
	%42 = mul i64 %41, %27, !dbg !540
	%43 = sext i32 %2 to i64, !dbg !539
	%44 = trunc i64 %p4 to i32, !dbg !539
	br label %b1, !dbg !540

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !540
	%46 = icmp slt i64 %45, %p3, !dbg !540
	br i1 %46, label %b2, label %b3, !dbg !540

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !541
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !542
	%49 = icmp uge i64 %45, %p1, !dbg !541
	%50 = icmp uge i64 %p4, %43, !dbg !539
	%51 = or i1 %49, %50, !dbg !539
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !539, !prof !35

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !542
	%53 = bitcast float %52 to i32, !dbg !539
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !539
	%55 = bitcast float* %54 to i8*, !dbg !539
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !539
	%56 = add i64 %45, %42, !dbg !540
	br label %b1, !dbg !540

b3:
	ret void, !dbg !538

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !541
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !541

b2_fail2:
	br label %fail, !dbg !541

b2_ok2:
	br label %fail, !dbg !539

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !536
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !536
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !536
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !536
	ret void, !dbg !536
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !543 {
entry:
	br label %b0, !dbg !544

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !544
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !544
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !547
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548, !range !14
	%4 = sext i32 %3 to i64, !dbg !548
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !548, !range !15
	%6 = sext i32 %5 to i64, !dbg !548
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !548, !range !15
	%8 = sext i32 %7 to i64, !dbg !548
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !548, !range !16
	%10 = sext i32 %9 to i64, !dbg !548
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !548, !range !17
	%12 = sext i32 %11 to i64, !dbg !548
	%13 = trunc i64 %12 to i32, !dbg !548
	%14 = trunc i64 %8 to i32, !dbg !548
	%15 = mul i32 %13, %14, !dbg !548
	%16 = zext i32 %15 to i64, !dbg !548
	%17 = trunc i64 %6 to i32, !dbg !548
	%18 = add i32 %17, %15, !dbg !548
	%19 = zext i32 %18 to i64, !dbg !548
	%20 = mul i64 %10, %19, !dbg !548
	%21 = add i64 %4, %20, !dbg !548
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !548, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !548, !range !18
	%24 = mul i32 %22, %23, !dbg !548
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !548, !range !19
	%26 = mul i32 %24, %25, !dbg !548
	%27 = sext i32 %26 to i64, !dbg !548
	%28 = mul i64 %21, %27, !dbg !548
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !548, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !548, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !548, !range !21
	%32 = mul i32 %23, %31, !dbg !548
	%33 = add i32 %30, %32, !dbg !548
	%34 = mul i32 %22, %33, !dbg !548
	%35 = add i32 %29, %34, !dbg !548
	%36 = sext i32 %35 to i64, !dbg !548
	%37 = add i64 %28, %36, !dbg !548
	%38 = mul i64 %10, %12, !dbg !548
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !548, !range !17
	%40 = sext i32 %39 to i64, !dbg !548
	%41 = mul i64 %38, %40, !dbg !548
	%42 = mul i64 %41, %27, !dbg !548
	%43 = sext i32 %2 to i64, !dbg !547
	%44 = trunc i64 %p4 to i32, !dbg !547
	br label %b1, !dbg !548

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !548
	%46 = icmp slt i64 %45, %p1, !dbg !548
	br i1 %46, label %b2, label %b3, !dbg !548

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !549
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !547
	%49 = icmp uge i64 %45, %p3, !dbg !549
	%50 = icmp uge i64 %p4, %43, !dbg !547
	%51 = or i1 %49, %50, !dbg !547
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !547, !prof !35

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !547
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !547
	%54 = bitcast i32 %53 to float, !dbg !547
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !550
	store float %54, float addrspace(1)* %55, align 4, !dbg !550
	%56 = add i64 %45, %42, !dbg !548
	br label %b1, !dbg !548

b3:
	ret void, !dbg !546

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !549
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !549

b2_fail2:
	br label %fail, !dbg !549

b2_ok2:
	br label %fail, !dbg !547

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !544
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !544
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !544
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !544
	ret void, !dbg !544
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !551 {
entry:
	br label %b0, !dbg !552

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !552
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !552
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !555
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !556, !range !14
	%4 = sext i32 %3 to i64, !dbg !556
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !556, !range !15
	%6 = sext i32 %5 to i64, !dbg !556
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !556, !range !15
	%8 = sext i32 %7 to i64, !dbg !556
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !556, !range !16
	%10 = sext i32 %9 to i64, !dbg !556
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !556, !range !17
	%12 = sext i32 %11 to i64, !dbg !556
	%13 = trunc i64 %12 to i32, !dbg !556
	%14 = trunc i64 %8 to i32, !dbg !556
	%15 = mul i32 %13, %14, !dbg !556
	%16 = zext i32 %15 to i64, !dbg !556
	%17 = trunc i64 %6 to i32, !dbg !556
	%18 = add i32 %17, %15, !dbg !556
	%19 = zext i32 %18 to i64, !dbg !556
	%20 = mul i64 %10, %19, !dbg !556
	%21 = add i64 %4, %20, !dbg !556
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !556, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !556, !range !18
	%24 = mul i32 %22, %23, !dbg !556
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !556, !range !19
	%26 = mul i32 %24, %25, !dbg !556
	%27 = sext i32 %26 to i64, !dbg !556
	%28 = mul i64 %21, %27, !dbg !556
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !556, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !556, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !556, !range !21
	%32 = mul i32 %23, %31, !dbg !556
	%33 = add i32 %30, %32, !dbg !556
	%34 = mul i32 %22, %33, !dbg !556
	%35 = add i32 %29, %34, !dbg !556
	%36 = sext i32 %35 to i64, !dbg !556
	%37 = add i64 %28, %36, !dbg !556
	%38 = mul i64 %10, %12, !dbg !556
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !556, !range !17
	%40 = sext i32 %39 to i64, !dbg !556
	%41 = mul i64 %38, %40, !dbg !556
	%42 = mul i64 %41, %27, !dbg !556
	%43 = sext i32 %2 to i64, !dbg !555
	%44 = trunc i64 %p4 to i32, !dbg !555
	br label %b1, !dbg !556

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !556
	%46 = icmp slt i64 %45, %p3, !dbg !556
	br i1 %46, label %b2, label %b3, !dbg !556

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !557
	%48 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !558
	%49 = icmp uge i64 %45, %p1, !dbg !557
	%50 = icmp uge i64 %p4, %43, !dbg !555
	%51 = or i1 %49, %50, !dbg !555
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !555, !prof !35

b2_ok1:
	%52 = load double, double addrspace(1)* %48, align 8, !dbg !558
	%53 = bitcast double %52 to i64, !dbg !555
	%54 = addrspacecast double addrspace(1)* %47 to double*, !dbg !555
	%55 = bitcast double* %54 to i8*, !dbg !555
	call void @gpuc_p_thread_64(i8* %55, i64 %53, i32 %44), !dbg !555
	%56 = add i64 %45, %42, !dbg !556
	br label %b1, !dbg !556

b3:
	ret void, !dbg !554

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !557
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !557

b2_fail2:
	br label %fail, !dbg !557

b2_ok2:
	br label %fail, !dbg !555

fail:
	%58 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !552
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !552
	%60 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !552
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !552
	ret void, !dbg !552
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !559 {
entry:
	br label %b0, !dbg !560

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !560
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !560
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !563
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !564, !range !14
	%4 = sext i32 %3 to i64, !dbg !564
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !564, !range !15
	%6 = sext i32 %5 to i64, !dbg !564
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !564, !range !15
	%8 = sext i32 %7 to i64, !dbg !564
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !564, !range !16
	%10 = sext i32 %9 to i64, !dbg !564
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !564, !range !17
	%12 = sext i32 %11 to i64, !dbg !564
	%13 = trunc i64 %12 to i32, !dbg !564
	%14 = trunc i64 %8 to i32, !dbg !564
	%15 = mul i32 %13, %14, !dbg !564
	%16 = zext i32 %15 to i64, !dbg !564
	%17 = trunc i64 %6 to i32, !dbg !564
	%18 = add i32 %17, %15, !dbg !564
	%19 = zext i32 %18 to i64, !dbg !564
	%20 = mul i64 %10, %19, !dbg !564
	%21 = add i64 %4, %20, !dbg !564
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !564, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !564, !range !18
	%24 = mul i32 %22, %23, !dbg !564
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !564, !range !19
	%26 = mul i32 %24, %25, !dbg !564
	%27 = sext i32 %26 to i64, !dbg !564
	%28 = mul i64 %21, %27, !dbg !564
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !564, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !564, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !564, !range !21
	%32 = mul i32 %23, %31, !dbg !564
	%33 = add i32 %30, %32, !dbg !564
	%34 = mul i32 %22, %33, !dbg !564
	%35 = add i32 %29, %34, !dbg !564
	%36 = sext i32 %35 to i64, !dbg !564
	%37 = add i64 %28, %36, !dbg !564
	%38 = mul i64 %10, %12, !dbg !564
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !564, !range !17
	%40 = sext i32 %39 to i64, !dbg !564
	%41 = mul i64 %38, %40, !dbg !564
	%42 = mul i64 %41, %27, !dbg !564
	%43 = sext i32 %2 to i64, !dbg !563
	%44 = trunc i64 %p4 to i32, !dbg !563
	br label %b1, !dbg !564

b1:
	%45 = phi i64 [ %37, %b0 ], [ %56, %b2_ok1 ], !dbg !564
	%46 = icmp slt i64 %45, %p1, !dbg !564
	br i1 %46, label %b2, label %b3, !dbg !564

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !565
	%48 = addrspacecast double addrspace(1)* %47 to double*, !dbg !563
	%49 = icmp uge i64 %45, %p3, !dbg !565
	%50 = icmp uge i64 %p4, %43, !dbg !563
	%51 = or i1 %49, %50, !dbg !563
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !563, !prof !35

b2_ok1:
	%52 = bitcast double* %48 to i8*, !dbg !563
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !563
	%54 = bitcast i64 %53 to double, !dbg !563
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !566
	store double %54, double addrspace(1)* %55, align 8, !dbg !566
	%56 = add i64 %45, %42, !dbg !564
	br label %b1, !dbg !564

b3:
	ret void, !dbg !562

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !565
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !565

b2_fail2:
	br label %fail, !dbg !565

b2_ok2:
	br label %fail, !dbg !563

fail:
	%58 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !560
	%59 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !560
	%60 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !560
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !560
	ret void, !dbg !560
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !568
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !568
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572, !range !14
	%4 = sext i32 %3 to i64, !dbg !572
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !572, !range !15
	%6 = sext i32 %5 to i64, !dbg !572
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !572, !range !15
	%8 = sext i32 %7 to i64, !dbg !572
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !572, !range !16
	%10 = sext i32 %9 to i64, !dbg !572
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !572, !range !17
	%12 = sext i32 %11 to i64, !dbg !572
	%13 = trunc i64 %12 to i32, !dbg !572
	%14 = trunc i64 %8 to i32, !dbg !572
	%15 = mul i32 %13, %14, !dbg !572
	%16 = zext i32 %15 to i64, !dbg !572
	%17 = trunc i64 %6 to i32, !dbg !572
	%18 = add i32 %17, %15, !dbg !572
	%19 = zext i32 %18 to i64, !dbg !572
	%20 = mul i64 %10, %19, !dbg !572
	%21 = add i64 %4, %20, !dbg !572
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !18
	%24 = mul i32 %22, %23, !dbg !572
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !19
	%26 = mul i32 %24, %25, !dbg !572
	%27 = sext i32 %26 to i64, !dbg !572
	%28 = mul i64 %21, %27, !dbg !572
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !21
	%32 = mul i32 %23, %31, !dbg !572
	%33 = add i32 %30, %32, !dbg !572
	%34 = mul i32 %22, %33, !dbg !572
	%35 = add i32 %29, %34, !dbg !572
	%36 = sext i32 %35 to i64, !dbg !572
	%37 = add i64 %28, %36, !dbg !572
	%38 = mul i64 %10, %12, !dbg !572
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !572, !range !17
	%40 = sext i32 %39 to i64, !dbg !572
	%41 = mul i64 %38, %40, !dbg !572
	%42 = mul i64 %41, %27, !dbg !572
	%43 = sext i32 %2 to i64, !dbg !571
	%44 = trunc i64 %p4 to i32, !dbg !571
	br label %b1, !dbg !572

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !572
	%46 = icmp slt i64 %45, %p3, !dbg !572
	br i1 %46, label %b2, label %b3, !dbg !572

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !573
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !574
	%49 = icmp uge i64 %45, %p1, !dbg !573
	%50 = icmp uge i64 %p4, %43, !dbg !571
	%51 = or i1 %49, %50, !dbg !571
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !571, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !574
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !571
	%54 = bitcast i16* %53 to i8*, !dbg !571
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !571
	%55 = add i64 %45, %42, !dbg !572
	br label %b1, !dbg !572

b3:
	ret void, !dbg !570

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !573
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !573

b2_fail2:
	br label %fail, !dbg !573

b2_ok2:
	br label %fail, !dbg !571

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !568
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !568
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !568
	ret void, !dbg !568
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !575 {
entry:
	br label %b0, !dbg !576

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !576
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !576
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !579
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !580, !range !14
	%4 = sext i32 %3 to i64, !dbg !580
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !580, !range !15
	%6 = sext i32 %5 to i64, !dbg !580
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !580, !range !15
	%8 = sext i32 %7 to i64, !dbg !580
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !580, !range !16
	%10 = sext i32 %9 to i64, !dbg !580
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !580, !range !17
	%12 = sext i32 %11 to i64, !dbg !580
	%13 = trunc i64 %12 to i32, !dbg !580
	%14 = trunc i64 %8 to i32, !dbg !580
	%15 = mul i32 %13, %14, !dbg !580
	%16 = zext i32 %15 to i64, !dbg !580
	%17 = trunc i64 %6 to i32, !dbg !580
	%18 = add i32 %17, %15, !dbg !580
	%19 = zext i32 %18 to i64, !dbg !580
	%20 = mul i64 %10, %19, !dbg !580
	%21 = add i64 %4, %20, !dbg !580
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !580, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !580, !range !18
	%24 = mul i32 %22, %23, !dbg !580
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !580, !range !19
	%26 = mul i32 %24, %25, !dbg !580
	%27 = sext i32 %26 to i64, !dbg !580
	%28 = mul i64 %21, %27, !dbg !580
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !580, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !580, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !580, !range !21
	%32 = mul i32 %23, %31, !dbg !580
	%33 = add i32 %30, %32, !dbg !580
	%34 = mul i32 %22, %33, !dbg !580
	%35 = add i32 %29, %34, !dbg !580
	%36 = sext i32 %35 to i64, !dbg !580
	%37 = add i64 %28, %36, !dbg !580
	%38 = mul i64 %10, %12, !dbg !580
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !580, !range !17
	%40 = sext i32 %39 to i64, !dbg !580
	%41 = mul i64 %38, %40, !dbg !580
	%42 = mul i64 %41, %27, !dbg !580
	%43 = sext i32 %2 to i64, !dbg !579
	%44 = trunc i64 %p4 to i32, !dbg !579
	br label %b1, !dbg !580

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !580
	%46 = icmp slt i64 %45, %p1, !dbg !580
	br i1 %46, label %b2, label %b3, !dbg !580

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !581
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !579
	%49 = icmp uge i64 %45, %p3, !dbg !581
	%50 = icmp uge i64 %p4, %43, !dbg !579
	%51 = or i1 %49, %50, !dbg !579
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !579, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !579
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !579
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !582
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !582
	%55 = add i64 %45, %42, !dbg !580
	br label %b1, !dbg !580

b3:
	ret void, !dbg !578

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !581
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !581

b2_fail2:
	br label %fail, !dbg !581

b2_ok2:
	br label %fail, !dbg !579

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !576
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !576
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !576
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !576
	ret void, !dbg !576
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !583 {
entry:
	br label %b0, !dbg !584

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !584
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !584
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !588, !range !14
	%4 = sext i32 %3 to i64, !dbg !588
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !588, !range !15
	%6 = sext i32 %5 to i64, !dbg !588
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !588, !range !15
	%8 = sext i32 %7 to i64, !dbg !588
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !588, !range !16
	%10 = sext i32 %9 to i64, !dbg !588
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !588, !range !17
	%12 = sext i32 %11 to i64, !dbg !588
	%13 = trunc i64 %12 to i32, !dbg !588
	%14 = trunc i64 %8 to i32, !dbg !588
	%15 = mul i32 %13, %14, !dbg !588
	%16 = zext i32 %15 to i64, !dbg !588
	%17 = trunc i64 %6 to i32, !dbg !588
	%18 = add i32 %17, %15, !dbg !588
	%19 = zext i32 %18 to i64, !dbg !588
	%20 = mul i64 %10, %19, !dbg !588
	%21 = add i64 %4, %20, !dbg !588
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !588, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !588, !range !18
	%24 = mul i32 %22, %23, !dbg !588
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !588, !range !19
	%26 = mul i32 %24, %25, !dbg !588
	%27 = sext i32 %26 to i64, !dbg !588
	%28 = mul i64 %21, %27, !dbg !588
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !588, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !588, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !588, !range !21
	%32 = mul i32 %23, %31, !dbg !588
	%33 = add i32 %30, %32, !dbg !588
	%34 = mul i32 %22, %33, !dbg !588
	%35 = add i32 %29, %34, !dbg !588
	%36 = sext i32 %35 to i64, !dbg !588
	%37 = add i64 %28, %36, !dbg !588
	%38 = mul i64 %10, %12, !dbg !588
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !588, !range !17
	%40 = sext i32 %39 to i64, !dbg !588
	%41 = mul i64 %38, %40, !dbg !588
	%42 = mul i64 %41, %27, !dbg !588
	%43 = sext i32 %2 to i64, !dbg !587
	%44 = trunc i64 %p4 to i32, !dbg !587
	br label %b1, !dbg !588

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !588
	%46 = icmp slt i64 %45, %p3, !dbg !588
	br i1 %46, label %b2, label %b3, !dbg !588

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !589
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !590
	%49 = icmp uge i64 %45, %p1, !dbg !589
	%50 = icmp uge i64 %p4, %43, !dbg !587
	%51 = or i1 %49, %50, !dbg !587
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !587, !prof !35

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !590
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !587
	%54 = bitcast i16* %53 to i8*, !dbg !587
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !587
	%55 = add i64 %45, %42, !dbg !588
	br label %b1, !dbg !588

b3:
	ret void, !dbg !586

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !589
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !589

b2_fail2:
	br label %fail, !dbg !589

b2_ok2:
	br label %fail, !dbg !587

fail:
	%57 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !584
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !584
	%59 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !584
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !584
	ret void, !dbg !584
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !591 {
entry:
	br label %b0, !dbg !592

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !592
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !592
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !14
	%4 = sext i32 %3 to i64, !dbg !596
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !15
	%6 = sext i32 %5 to i64, !dbg !596
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !596, !range !15
	%8 = sext i32 %7 to i64, !dbg !596
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !596, !range !16
	%10 = sext i32 %9 to i64, !dbg !596
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !596, !range !17
	%12 = sext i32 %11 to i64, !dbg !596
	%13 = trunc i64 %12 to i32, !dbg !596
	%14 = trunc i64 %8 to i32, !dbg !596
	%15 = mul i32 %13, %14, !dbg !596
	%16 = zext i32 %15 to i64, !dbg !596
	%17 = trunc i64 %6 to i32, !dbg !596
	%18 = add i32 %17, %15, !dbg !596
	%19 = zext i32 %18 to i64, !dbg !596
	%20 = mul i64 %10, %19, !dbg !596
	%21 = add i64 %4, %20, !dbg !596
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !596, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !596, !range !18
	%24 = mul i32 %22, %23, !dbg !596
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !19
	%26 = mul i32 %24, %25, !dbg !596
	%27 = sext i32 %26 to i64, !dbg !596
	%28 = mul i64 %21, %27, !dbg !596
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !596, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !596, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !596, !range !21
	%32 = mul i32 %23, %31, !dbg !596
	%33 = add i32 %30, %32, !dbg !596
	%34 = mul i32 %22, %33, !dbg !596
	%35 = add i32 %29, %34, !dbg !596
	%36 = sext i32 %35 to i64, !dbg !596
	%37 = add i64 %28, %36, !dbg !596
	%38 = mul i64 %10, %12, !dbg !596
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !596, !range !17
	%40 = sext i32 %39 to i64, !dbg !596
	%41 = mul i64 %38, %40, !dbg !596
	%42 = mul i64 %41, %27, !dbg !596
	%43 = sext i32 %2 to i64, !dbg !595
	%44 = trunc i64 %p4 to i32, !dbg !595
	br label %b1, !dbg !596

b1:
	%45 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !596
	%46 = icmp slt i64 %45, %p1, !dbg !596
	br i1 %46, label %b2, label %b3, !dbg !596

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !597
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !595
	%49 = icmp uge i64 %45, %p3, !dbg !597
	%50 = icmp uge i64 %p4, %43, !dbg !595
	%51 = or i1 %49, %50, !dbg !595
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !595, !prof !35

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !595
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !595
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !598
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !598
	%55 = add i64 %45, %42, !dbg !596
	br label %b1, !dbg !596

b3:
	ret void, !dbg !594

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !597
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !597

b2_fail2:
	br label %fail, !dbg !597

b2_ok2:
	br label %fail, !dbg !595

fail:
	%57 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !592
	%58 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !592
	%59 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !592
	call void @gpuc_fail(i8* %ctrl, i32 %57, i64 %58, i64 %59), !dbg !592
	ret void, !dbg !592
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !599 {
entry:
	br label %b0, !dbg !600

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !600
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !600
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !603
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !604, !range !14
	%4 = sext i32 %3 to i64, !dbg !604
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !604, !range !15
	%6 = sext i32 %5 to i64, !dbg !604
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !604, !range !15
	%8 = sext i32 %7 to i64, !dbg !604
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !604, !range !16
	%10 = sext i32 %9 to i64, !dbg !604
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !604, !range !17
	%12 = sext i32 %11 to i64, !dbg !604
	%13 = trunc i64 %12 to i32, !dbg !604
	%14 = trunc i64 %8 to i32, !dbg !604
	%15 = mul i32 %13, %14, !dbg !604
	%16 = zext i32 %15 to i64, !dbg !604
	%17 = trunc i64 %6 to i32, !dbg !604
	%18 = add i32 %17, %15, !dbg !604
	%19 = zext i32 %18 to i64, !dbg !604
	%20 = mul i64 %10, %19, !dbg !604
	%21 = add i64 %4, %20, !dbg !604
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !604, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !604, !range !18
	%24 = mul i32 %22, %23, !dbg !604
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !604, !range !19
	%26 = mul i32 %24, %25, !dbg !604
	%27 = sext i32 %26 to i64, !dbg !604
	%28 = mul i64 %21, %27, !dbg !604
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !604, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !604, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !604, !range !21
	%32 = mul i32 %23, %31, !dbg !604
	%33 = add i32 %30, %32, !dbg !604
	%34 = mul i32 %22, %33, !dbg !604
	%35 = add i32 %29, %34, !dbg !604
	%36 = sext i32 %35 to i64, !dbg !604
	%37 = add i64 %28, %36, !dbg !604
	%38 = mul i64 %10, %12, !dbg !604
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !604, !range !17
	%40 = sext i32 %39 to i64, !dbg !604
	%41 = mul i64 %38, %40, !dbg !604
	%42 = mul i64 %41, %27, !dbg !604
	%43 = sext i32 %2 to i64, !dbg !603
	%44 = trunc i64 %p4 to i32, !dbg !603
	br label %b1, !dbg !604

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !604
	%46 = icmp slt i64 %45, %p3, !dbg !604
	br i1 %46, label %b2, label %b3, !dbg !604

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !605
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !606
	%49 = icmp uge i64 %45, %p1, !dbg !605
	%50 = icmp uge i64 %p4, %43, !dbg !603
	%51 = or i1 %49, %50, !dbg !603
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !603, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !606
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !603
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !603
	%54 = add i64 %45, %42, !dbg !604
	br label %b1, !dbg !604

b3:
	ret void, !dbg !602

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !605
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !605

b2_fail2:
	br label %fail, !dbg !605

b2_ok2:
	br label %fail, !dbg !603

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !600
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !600
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !600
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !600
	ret void, !dbg !600
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !607 {
entry:
	br label %b0, !dbg !608

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !608
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !608
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !611
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !612, !range !14
	%4 = sext i32 %3 to i64, !dbg !612
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !612, !range !15
	%6 = sext i32 %5 to i64, !dbg !612
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !612, !range !15
	%8 = sext i32 %7 to i64, !dbg !612
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !612, !range !16
	%10 = sext i32 %9 to i64, !dbg !612
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !612, !range !17
	%12 = sext i32 %11 to i64, !dbg !612
	%13 = trunc i64 %12 to i32, !dbg !612
	%14 = trunc i64 %8 to i32, !dbg !612
	%15 = mul i32 %13, %14, !dbg !612
	%16 = zext i32 %15 to i64, !dbg !612
	%17 = trunc i64 %6 to i32, !dbg !612
	%18 = add i32 %17, %15, !dbg !612
	%19 = zext i32 %18 to i64, !dbg !612
	%20 = mul i64 %10, %19, !dbg !612
	%21 = add i64 %4, %20, !dbg !612
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !612, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !612, !range !18
	%24 = mul i32 %22, %23, !dbg !612
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !612, !range !19
	%26 = mul i32 %24, %25, !dbg !612
	%27 = sext i32 %26 to i64, !dbg !612
	%28 = mul i64 %21, %27, !dbg !612
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !612, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !612, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !612, !range !21
	%32 = mul i32 %23, %31, !dbg !612
	%33 = add i32 %30, %32, !dbg !612
	%34 = mul i32 %22, %33, !dbg !612
	%35 = add i32 %29, %34, !dbg !612
	%36 = sext i32 %35 to i64, !dbg !612
	%37 = add i64 %28, %36, !dbg !612
	%38 = mul i64 %10, %12, !dbg !612
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !612, !range !17
	%40 = sext i32 %39 to i64, !dbg !612
	%41 = mul i64 %38, %40, !dbg !612
	%42 = mul i64 %41, %27, !dbg !612
	%43 = sext i32 %2 to i64, !dbg !611
	%44 = trunc i64 %p4 to i32, !dbg !611
	br label %b1, !dbg !612

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !612
	%46 = icmp slt i64 %45, %p1, !dbg !612
	br i1 %46, label %b2, label %b3, !dbg !612

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !613
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !611
	%49 = icmp uge i64 %45, %p3, !dbg !613
	%50 = icmp uge i64 %p4, %43, !dbg !611
	%51 = or i1 %49, %50, !dbg !611
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !611, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !611
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !614
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !614
	%54 = add i64 %45, %42, !dbg !612
	br label %b1, !dbg !612

b3:
	ret void, !dbg !610

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !613
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !613

b2_fail2:
	br label %fail, !dbg !613

b2_ok2:
	br label %fail, !dbg !611

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !608
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !608
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !608
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !608
	ret void, !dbg !608
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !615 {
entry:
	br label %b0, !dbg !616

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !616
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !616
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !619
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !620, !range !14
	%4 = sext i32 %3 to i64, !dbg !620
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !620, !range !15
	%6 = sext i32 %5 to i64, !dbg !620
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !620, !range !15
	%8 = sext i32 %7 to i64, !dbg !620
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !620, !range !16
	%10 = sext i32 %9 to i64, !dbg !620
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !620, !range !17
	%12 = sext i32 %11 to i64, !dbg !620
	%13 = trunc i64 %12 to i32, !dbg !620
	%14 = trunc i64 %8 to i32, !dbg !620
	%15 = mul i32 %13, %14, !dbg !620
	%16 = zext i32 %15 to i64, !dbg !620
	%17 = trunc i64 %6 to i32, !dbg !620
	%18 = add i32 %17, %15, !dbg !620
	%19 = zext i32 %18 to i64, !dbg !620
	%20 = mul i64 %10, %19, !dbg !620
	%21 = add i64 %4, %20, !dbg !620
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !620, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !620, !range !18
	%24 = mul i32 %22, %23, !dbg !620
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !620, !range !19
	%26 = mul i32 %24, %25, !dbg !620
	%27 = sext i32 %26 to i64, !dbg !620
	%28 = mul i64 %21, %27, !dbg !620
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !620, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !620, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !620, !range !21
	%32 = mul i32 %23, %31, !dbg !620
	%33 = add i32 %30, %32, !dbg !620
	%34 = mul i32 %22, %33, !dbg !620
	%35 = add i32 %29, %34, !dbg !620
	%36 = sext i32 %35 to i64, !dbg !620
	%37 = add i64 %28, %36, !dbg !620
	%38 = mul i64 %10, %12, !dbg !620
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !620, !range !17
	%40 = sext i32 %39 to i64, !dbg !620
	%41 = mul i64 %38, %40, !dbg !620
	%42 = mul i64 %41, %27, !dbg !620
	%43 = sext i32 %2 to i64, !dbg !619
	%44 = trunc i64 %p4 to i32, !dbg !619
	br label %b1, !dbg !620

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !620
	%46 = icmp slt i64 %45, %p3, !dbg !620
	br i1 %46, label %b2, label %b3, !dbg !620

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !621
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !622
	%49 = icmp uge i64 %45, %p1, !dbg !621
	%50 = icmp uge i64 %p4, %43, !dbg !619
	%51 = or i1 %49, %50, !dbg !619
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !619, !prof !35

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !622
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !619
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !619
	%54 = add i64 %45, %42, !dbg !620
	br label %b1, !dbg !620

b3:
	ret void, !dbg !618

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !621
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !621

b2_fail2:
	br label %fail, !dbg !621

b2_ok2:
	br label %fail, !dbg !619

fail:
	%56 = phi i32 [ 31, %b2_fail2 ], [ 32, %b2_ok2 ], !dbg !616
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !616
	%58 = phi i64 [ %p1, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !616
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !616
	ret void, !dbg !616
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !623 {
entry:
	br label %b0, !dbg !624

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !624
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !624
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !627
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !628, !range !14
	%4 = sext i32 %3 to i64, !dbg !628
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !628, !range !15
	%6 = sext i32 %5 to i64, !dbg !628
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !628, !range !15
	%8 = sext i32 %7 to i64, !dbg !628
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !628, !range !16
	%10 = sext i32 %9 to i64, !dbg !628
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !628, !range !17
	%12 = sext i32 %11 to i64, !dbg !628
	%13 = trunc i64 %12 to i32, !dbg !628
	%14 = trunc i64 %8 to i32, !dbg !628
	%15 = mul i32 %13, %14, !dbg !628
	%16 = zext i32 %15 to i64, !dbg !628
	%17 = trunc i64 %6 to i32, !dbg !628
	%18 = add i32 %17, %15, !dbg !628
	%19 = zext i32 %18 to i64, !dbg !628
	%20 = mul i64 %10, %19, !dbg !628
	%21 = add i64 %4, %20, !dbg !628
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !628, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !628, !range !18
	%24 = mul i32 %22, %23, !dbg !628
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !628, !range !19
	%26 = mul i32 %24, %25, !dbg !628
	%27 = sext i32 %26 to i64, !dbg !628
	%28 = mul i64 %21, %27, !dbg !628
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !628, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !628, !range !20
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !628, !range !21
	%32 = mul i32 %23, %31, !dbg !628
	%33 = add i32 %30, %32, !dbg !628
	%34 = mul i32 %22, %33, !dbg !628
	%35 = add i32 %29, %34, !dbg !628
	%36 = sext i32 %35 to i64, !dbg !628
	%37 = add i64 %28, %36, !dbg !628
	%38 = mul i64 %10, %12, !dbg !628
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !628, !range !17
	%40 = sext i32 %39 to i64, !dbg !628
	%41 = mul i64 %38, %40, !dbg !628
	%42 = mul i64 %41, %27, !dbg !628
	%43 = sext i32 %2 to i64, !dbg !627
	%44 = trunc i64 %p4 to i32, !dbg !627
	br label %b1, !dbg !628

b1:
	%45 = phi i64 [ %37, %b0 ], [ %54, %b2_ok1 ], !dbg !628
	%46 = icmp slt i64 %45, %p1, !dbg !628
	br i1 %46, label %b2, label %b3, !dbg !628

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !629
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !627
	%49 = icmp uge i64 %45, %p3, !dbg !629
	%50 = icmp uge i64 %p4, %43, !dbg !627
	%51 = or i1 %49, %50, !dbg !627
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !627, !prof !35

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !627
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !630
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !630
	%54 = add i64 %45, %42, !dbg !628
	br label %b1, !dbg !628

b3:
	ret void, !dbg !626

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !629
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !629

b2_fail2:
	br label %fail, !dbg !629

b2_ok2:
	br label %fail, !dbg !627

fail:
	%56 = phi i32 [ 33, %b2_fail2 ], [ 34, %b2_ok2 ], !dbg !624
	%57 = phi i64 [ %45, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !624
	%58 = phi i64 [ %p3, %b2_fail2 ], [ %43, %b2_ok2 ], !dbg !624
	call void @gpuc_fail(i8* %ctrl, i32 %56, i64 %57, i64 %58), !dbg !624
	ret void, !dbg !624
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
!nvvm.annotations = !{!631, !632, !633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662, !663, !664, !665, !666, !667, !668, !669, !670, !671, !672, !673, !674, !675, !676, !677, !678, !679, !680}
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
!100 = !DILocation(line: 39, column: 17, scope: !40)
!101 = !DILocation(line: 39, column: 6, scope: !40)
!102 = !{!"llvm.loop.unroll.disable"}
!103 = distinct !{!103, !102}
!104 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!105 = distinct !DISubprogram(name: "Query", scope: !104, file: !104, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!106 = !DILocation(line: 12, column: 6, scope: !105)
!107 = !DILocation(line: 16, column: 29, scope: !105)
!108 = !DILocation(line: 16, column: 46, scope: !105)
!109 = !DILocation(line: 13, column: 18, scope: !105)
!110 = !DILocation(line: 13, column: 21, scope: !105)
!111 = !DILocation(line: 14, column: 3, scope: !105)
!112 = !DILocation(line: 16, column: 5, scope: !105)
!113 = !DILocation(line: 16, column: 13, scope: !105)
!114 = !DILocation(line: 17, column: 33, scope: !105)
!115 = !DILocation(line: 17, column: 71, scope: !105)
!116 = !DILocation(line: 17, column: 5, scope: !105)
!117 = !DILocation(line: 17, column: 13, scope: !105)
!118 = !DILocation(line: 18, column: 33, scope: !105)
!119 = !DILocation(line: 18, column: 72, scope: !105)
!120 = !DILocation(line: 18, column: 5, scope: !105)
!121 = !DILocation(line: 18, column: 13, scope: !105)
!122 = !DILocation(line: 19, column: 33, scope: !105)
!123 = !DILocation(line: 19, column: 70, scope: !105)
!124 = !DILocation(line: 19, column: 5, scope: !105)
!125 = !DILocation(line: 19, column: 13, scope: !105)
!126 = !DILocation(line: 20, column: 33, scope: !105)
!127 = !DILocation(line: 20, column: 60, scope: !105)
!128 = !DILocation(line: 20, column: 5, scope: !105)
!129 = !DILocation(line: 20, column: 13, scope: !105)
!130 = distinct !DISubprogram(name: "Translate", scope: !104, file: !104, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!131 = !DILocation(line: 27, column: 6, scope: !130)
!132 = !DILocation(line: 28, column: 32, scope: !130)
!133 = !DILocation(line: 29, column: 40, scope: !130)
!134 = !DILocation(line: 29, column: 29, scope: !130)
!135 = !DILocation(line: 29, column: 6, scope: !130)
!136 = distinct !DISubprogram(name: "FirstOf0", scope: !104, file: !104, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!137 = !DILocation(line: 36, column: 6, scope: !136)
!138 = !DILocation(line: 37, column: 18, scope: !136)
!139 = !DILocation(line: 37, column: 21, scope: !136)
!140 = !DILocation(line: 38, column: 41, scope: !136)
!141 = !DILocation(line: 38, column: 29, scope: !136)
!142 = !DILocation(line: 38, column: 16, scope: !136)
!143 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!144 = distinct !DISubprogram(name: "Relay", scope: !143, file: !143, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!145 = !DILocation(line: 12, column: 6, scope: !144)
!146 = !DILocation(line: 21, column: 12, scope: !144)
!147 = !DILocation(line: 13, column: 19, scope: !144)
!148 = !DILocation(line: 14, column: 11, scope: !144)
!149 = !DILocation(line: 15, column: 16, scope: !144)
!150 = !DILocation(line: 17, column: 33, scope: !144)
!151 = !DILocation(line: 18, column: 8, scope: !144)
!152 = !DILocation(line: 18, column: 3, scope: !144)
!153 = !DILocation(line: 20, column: 16, scope: !144)
!154 = !DILocation(line: 21, column: 39, scope: !144)
!155 = !DILocation(line: 22, column: 14, scope: !144)
!156 = !DILocation(line: 23, column: 13, scope: !144)
!157 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!158 = distinct !DISubprogram(name: "ReuseSource", scope: !157, file: !157, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!159 = !DILocation(line: 28, column: 6, scope: !158)
!160 = !DILocation(line: 29, column: 11, scope: !158)
!161 = !DILocation(line: 30, column: 16, scope: !158)
!162 = !DILocation(line: 32, column: 33, scope: !158)
!163 = !DILocation(line: 33, column: 8, scope: !158)
!164 = distinct !DISubprogram(name: "GetThenUse", scope: !157, file: !157, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!165 = !DILocation(line: 41, column: 6, scope: !164)
!166 = !DILocation(line: 45, column: 11, scope: !164)
!167 = !DILocation(line: 42, column: 18, scope: !164)
!168 = !DILocation(line: 42, column: 21, scope: !164)
!169 = !DILocation(line: 43, column: 3, scope: !164)
!170 = !DILocation(line: 46, column: 20, scope: !164)
!171 = !DILocation(line: 48, column: 8, scope: !164)
!172 = !DILocation(line: 48, column: 3, scope: !164)
!173 = distinct !DISubprogram(name: "PutParts", scope: !157, file: !157, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!174 = !DILocation(line: 55, column: 6, scope: !173)
!175 = !DILocation(line: 59, column: 15, scope: !173)
!176 = !DILocation(line: 56, column: 56, scope: !173)
!177 = !DILocation(line: 56, column: 44, scope: !173)
!178 = !DILocation(line: 56, column: 51, scope: !173)
!179 = !DILocation(line: 56, column: 32, scope: !173)
!180 = !DILocation(line: 57, column: 11, scope: !173)
!181 = !DILocation(line: 58, column: 15, scope: !173)
!182 = !DILocation(line: 58, column: 12, scope: !173)
!183 = !DILocation(line: 59, column: 28, scope: !173)
!184 = !DILocation(line: 59, column: 47, scope: !173)
!185 = !DILocation(line: 61, column: 13, scope: !173)
!186 = distinct !DISubprogram(name: "StoreMeters", scope: !157, file: !157, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!187 = !DILocation(line: 70, column: 6, scope: !186)
!188 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!189 = !DILocation(line: 70, column: 76, scope: !186)
!190 = !DILocation(line: 12, column: 10, scope: !188, inlinedAt: !189)
!191 = !DILocation(line: 11, column: 32, scope: !188, inlinedAt: !189)
!192 = !DILocation(line: 12, column: 20, scope: !188, inlinedAt: !189)
!193 = !DILocation(line: 12, column: 30, scope: !188, inlinedAt: !189)
!194 = distinct !DISubprogram(name: "LoadMeters", scope: !157, file: !157, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!195 = !DILocation(line: 75, column: 6, scope: !194)
!196 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!197 = !DILocation(line: 75, column: 74, scope: !194)
!198 = !DILocation(line: 20, column: 21, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 19, column: 32, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 20, column: 31, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 20, column: 8, scope: !196, inlinedAt: !197)
!202 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!203 = distinct !DISubprogram(name: "Compare", scope: !202, file: !202, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!204 = !DILocation(line: 13, column: 6, scope: !203)
!205 = !DILocation(line: 17, column: 22, scope: !203)
!206 = !DILocation(line: 17, column: 45, scope: !203)
!207 = !DILocation(line: 14, column: 18, scope: !203)
!208 = !DILocation(line: 14, column: 21, scope: !203)
!209 = !DILocation(line: 15, column: 3, scope: !203)
!210 = !DILocation(line: 18, column: 27, scope: !203)
!211 = !DILocation(line: 17, column: 26, scope: !203)
!212 = !DILocation(line: 17, column: 31, scope: !203)
!213 = !DILocation(line: 18, column: 16, scope: !203)
!214 = !DILocation(line: 19, column: 27, scope: !203)
!215 = !DILocation(line: 19, column: 16, scope: !203)
!216 = !DILocation(line: 20, column: 27, scope: !203)
!217 = !DILocation(line: 20, column: 16, scope: !203)
!218 = !DILocation(line: 21, column: 27, scope: !203)
!219 = !DILocation(line: 21, column: 16, scope: !203)
!220 = !DILocation(line: 22, column: 27, scope: !203)
!221 = !DILocation(line: 22, column: 16, scope: !203)
!222 = !DILocation(line: 23, column: 27, scope: !203)
!223 = !DILocation(line: 23, column: 16, scope: !203)
!224 = !DILocation(line: 24, column: 32, scope: !203)
!225 = !DILocation(line: 24, column: 5, scope: !203)
!226 = !DILocation(line: 25, column: 32, scope: !203)
!227 = !DILocation(line: 25, column: 5, scope: !203)
!228 = !DILocation(line: 26, column: 32, scope: !203)
!229 = !DILocation(line: 26, column: 5, scope: !203)
!230 = !DILocation(line: 27, column: 32, scope: !203)
!231 = !DILocation(line: 27, column: 5, scope: !203)
!232 = !DILocation(line: 28, column: 32, scope: !203)
!233 = !DILocation(line: 28, column: 5, scope: !203)
!234 = !DILocation(line: 29, column: 32, scope: !203)
!235 = !DILocation(line: 29, column: 5, scope: !203)
!236 = !DILocation(line: 30, column: 25, scope: !203)
!237 = !DILocation(line: 31, column: 42, scope: !203)
!238 = !DILocation(line: 31, column: 8, scope: !203)
!239 = !DILocation(line: 31, column: 31, scope: !203)
!240 = !DILocation(line: 31, column: 6, scope: !203)
!241 = distinct !DISubprogram(name: "Count", scope: !202, file: !202, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!242 = !DILocation(line: 39, column: 6, scope: !241)
!243 = !DILocation(line: 41, column: 17, scope: !241)
!244 = !DILocation(line: 40, column: 30, scope: !241)
!245 = !DILocation(line: 41, column: 46, scope: !241)
!246 = !DILocation(line: 41, column: 48, scope: !241)
!247 = !DILocation(line: 41, column: 32, scope: !241)
!248 = !DILocation(line: 43, column: 46, scope: !241)
!249 = !DILocation(line: 43, column: 5, scope: !241)
!250 = distinct !DISubprogram(name: "Flags", scope: !202, file: !202, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!251 = !DILocation(line: 49, column: 6, scope: !250)
!252 = !DILocation(line: 51, column: 19, scope: !250)
!253 = !DILocation(line: 52, column: 17, scope: !250)
!254 = !DILocation(line: 50, column: 46, scope: !250)
!255 = !DILocation(line: 50, column: 33, scope: !250)
!256 = !DILocation(line: 52, column: 40, scope: !250)
!257 = !DILocation(line: 52, column: 44, scope: !250)
!258 = !DILocation(line: 52, column: 28, scope: !250)
!259 = !DILocation(line: 54, column: 33, scope: !250)
!260 = !DILocation(line: 55, column: 42, scope: !250)
!261 = !DILocation(line: 55, column: 67, scope: !250)
!262 = !DILocation(line: 55, column: 71, scope: !250)
!263 = !DILocation(line: 55, column: 31, scope: !250)
!264 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!265 = distinct !DISubprogram(name: "SyncedThread", scope: !264, file: !264, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!266 = !DILocation(line: 21, column: 6, scope: !265)
!267 = distinct !DISubprogram(name: "meet", scope: !264, file: !264, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!268 = !DILocation(line: 23, column: 7, scope: !265)
!269 = !DILocation(line: 46, column: 39, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 46, column: 58, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 22, column: 18, scope: !265)
!272 = !DILocation(line: 22, column: 21, scope: !265)
!273 = !DILocation(line: 46, column: 14, scope: !267, inlinedAt: !268)
!274 = !DILocation(line: 46, column: 42, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 46, column: 45, scope: !267, inlinedAt: !268)
!276 = !DILocation(line: 48, column: 7, scope: !267, inlinedAt: !268)
!277 = !DILocation(line: 49, column: 16, scope: !267, inlinedAt: !268)
!278 = !DILocation(line: 50, column: 7, scope: !267, inlinedAt: !268)
!279 = !DILocation(line: 51, column: 19, scope: !267, inlinedAt: !268)
!280 = !DILocation(line: 52, column: 7, scope: !267, inlinedAt: !268)
!281 = !DILocation(line: 53, column: 14, scope: !267, inlinedAt: !268)
!282 = !DILocation(line: 54, column: 13, scope: !267, inlinedAt: !268)
!283 = !DILocation(line: 55, column: 7, scope: !267, inlinedAt: !268)
!284 = !DILocation(line: 56, column: 14, scope: !267, inlinedAt: !268)
!285 = !DILocation(line: 57, column: 16, scope: !267, inlinedAt: !268)
!286 = !DILocation(line: 60, column: 6, scope: !267, inlinedAt: !268)
!287 = !DILocation(line: 60, column: 19, scope: !267, inlinedAt: !268)
!288 = !DILocation(line: 61, column: 17, scope: !267, inlinedAt: !268)
!289 = !DILocation(line: 61, column: 6, scope: !267, inlinedAt: !268)
!290 = !DILocation(line: 60, column: 31, scope: !267, inlinedAt: !268)
!291 = !{!"llvm.loop.unroll.disable"}
!292 = distinct !{!292, !291}
!293 = distinct !DISubprogram(name: "SyncedWarp", scope: !264, file: !264, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!294 = !DILocation(line: 30, column: 6, scope: !293)
!295 = distinct !DISubprogram(name: "meet", scope: !264, file: !264, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!296 = !DILocation(line: 32, column: 7, scope: !293)
!297 = !DILocation(line: 46, column: 39, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 46, column: 58, scope: !295, inlinedAt: !296)
!299 = !DILocation(line: 31, column: 18, scope: !293)
!300 = !DILocation(line: 31, column: 20, scope: !293)
!301 = !DILocation(line: 31, column: 24, scope: !293)
!302 = !DILocation(line: 46, column: 14, scope: !295, inlinedAt: !296)
!303 = !DILocation(line: 32, column: 39, scope: !293)
!304 = !DILocation(line: 32, column: 56, scope: !293)
!305 = !DILocation(line: 46, column: 42, scope: !295, inlinedAt: !296)
!306 = !DILocation(line: 46, column: 45, scope: !295, inlinedAt: !296)
!307 = !DILocation(line: 48, column: 7, scope: !295, inlinedAt: !296)
!308 = !DILocation(line: 49, column: 16, scope: !295, inlinedAt: !296)
!309 = !DILocation(line: 50, column: 7, scope: !295, inlinedAt: !296)
!310 = !DILocation(line: 51, column: 19, scope: !295, inlinedAt: !296)
!311 = !DILocation(line: 52, column: 7, scope: !295, inlinedAt: !296)
!312 = !DILocation(line: 53, column: 14, scope: !295, inlinedAt: !296)
!313 = !DILocation(line: 54, column: 13, scope: !295, inlinedAt: !296)
!314 = !DILocation(line: 55, column: 7, scope: !295, inlinedAt: !296)
!315 = !DILocation(line: 56, column: 14, scope: !295, inlinedAt: !296)
!316 = !DILocation(line: 57, column: 16, scope: !295, inlinedAt: !296)
!317 = !DILocation(line: 60, column: 6, scope: !295, inlinedAt: !296)
!318 = !DILocation(line: 60, column: 19, scope: !295, inlinedAt: !296)
!319 = !DILocation(line: 61, column: 17, scope: !295, inlinedAt: !296)
!320 = !DILocation(line: 61, column: 6, scope: !295, inlinedAt: !296)
!321 = !DILocation(line: 60, column: 31, scope: !295, inlinedAt: !296)
!322 = !{!"llvm.loop.unroll.disable"}
!323 = distinct !{!323, !322}
!324 = distinct !DISubprogram(name: "SyncedBlock", scope: !264, file: !264, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!325 = !DILocation(line: 39, column: 6, scope: !324)
!326 = distinct !DISubprogram(name: "meet", scope: !264, file: !264, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!327 = !DILocation(line: 41, column: 7, scope: !324)
!328 = !DILocation(line: 46, column: 39, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 46, column: 58, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 40, column: 15, scope: !324)
!331 = !DILocation(line: 40, column: 20, scope: !324)
!332 = !DILocation(line: 46, column: 14, scope: !326, inlinedAt: !327)
!333 = !DILocation(line: 41, column: 41, scope: !324)
!334 = !DILocation(line: 41, column: 59, scope: !324)
!335 = !DILocation(line: 46, column: 42, scope: !326, inlinedAt: !327)
!336 = !DILocation(line: 46, column: 45, scope: !326, inlinedAt: !327)
!337 = !DILocation(line: 48, column: 7, scope: !326, inlinedAt: !327)
!338 = !DILocation(line: 49, column: 16, scope: !326, inlinedAt: !327)
!339 = !DILocation(line: 50, column: 7, scope: !326, inlinedAt: !327)
!340 = !DILocation(line: 51, column: 19, scope: !326, inlinedAt: !327)
!341 = !DILocation(line: 52, column: 7, scope: !326, inlinedAt: !327)
!342 = !DILocation(line: 53, column: 14, scope: !326, inlinedAt: !327)
!343 = !DILocation(line: 54, column: 13, scope: !326, inlinedAt: !327)
!344 = !DILocation(line: 55, column: 7, scope: !326, inlinedAt: !327)
!345 = !DILocation(line: 56, column: 14, scope: !326, inlinedAt: !327)
!346 = !DILocation(line: 57, column: 16, scope: !326, inlinedAt: !327)
!347 = !DILocation(line: 60, column: 6, scope: !326, inlinedAt: !327)
!348 = !DILocation(line: 60, column: 19, scope: !326, inlinedAt: !327)
!349 = !DILocation(line: 61, column: 17, scope: !326, inlinedAt: !327)
!350 = !DILocation(line: 61, column: 6, scope: !326, inlinedAt: !327)
!351 = !DILocation(line: 60, column: 31, scope: !326, inlinedAt: !327)
!352 = !{!"llvm.loop.unroll.disable"}
!353 = distinct !{!353, !352}
!354 = distinct !DISubprogram(name: "Rounds", scope: !264, file: !264, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!355 = !DILocation(line: 69, column: 6, scope: !354)
!356 = !DILocation(line: 73, column: 11, scope: !354)
!357 = !DILocation(line: 70, column: 21, scope: !354)
!358 = !DILocation(line: 70, column: 38, scope: !354)
!359 = !DILocation(line: 73, column: 43, scope: !354)
!360 = !DILocation(line: 72, column: 20, scope: !354)
!361 = !DILocation(line: 72, column: 23, scope: !354)
!362 = !DILocation(line: 73, column: 22, scope: !354)
!363 = !DILocation(line: 73, column: 35, scope: !354)
!364 = !DILocation(line: 73, column: 33, scope: !354)
!365 = !DILocation(line: 73, column: 46, scope: !354)
!366 = !DILocation(line: 75, column: 19, scope: !354)
!367 = !DILocation(line: 76, column: 18, scope: !354)
!368 = !DILocation(line: 76, column: 33, scope: !354)
!369 = !DILocation(line: 76, column: 31, scope: !354)
!370 = !DILocation(line: 76, column: 22, scope: !354)
!371 = !DILocation(line: 77, column: 27, scope: !354)
!372 = !DILocation(line: 77, column: 17, scope: !354)
!373 = !DILocation(line: 79, column: 16, scope: !354)
!374 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!375 = distinct !DISubprogram(name: "StoreInt8", scope: !374, file: !374, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!376 = !DILocation(line: 13, column: 6, scope: !375)
!377 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!378 = !DILocation(line: 13, column: 72, scope: !375)
!379 = !DILocation(line: 12, column: 10, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 11, column: 32, scope: !377, inlinedAt: !378)
!381 = !DILocation(line: 12, column: 20, scope: !377, inlinedAt: !378)
!382 = !DILocation(line: 12, column: 30, scope: !377, inlinedAt: !378)
!383 = distinct !DISubprogram(name: "LoadInt8", scope: !374, file: !374, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!384 = !DILocation(line: 18, column: 6, scope: !383)
!385 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!386 = !DILocation(line: 18, column: 70, scope: !383)
!387 = !DILocation(line: 20, column: 21, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 19, column: 32, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 20, column: 31, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 20, column: 8, scope: !385, inlinedAt: !386)
!391 = distinct !DISubprogram(name: "StoreInt16", scope: !374, file: !374, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!392 = !DILocation(line: 23, column: 6, scope: !391)
!393 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!394 = !DILocation(line: 23, column: 74, scope: !391)
!395 = !DILocation(line: 12, column: 10, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 11, column: 32, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 12, column: 20, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 12, column: 30, scope: !393, inlinedAt: !394)
!399 = distinct !DISubprogram(name: "LoadInt16", scope: !374, file: !374, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!400 = !DILocation(line: 28, column: 6, scope: !399)
!401 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!402 = !DILocation(line: 28, column: 72, scope: !399)
!403 = !DILocation(line: 20, column: 21, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 19, column: 32, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 20, column: 31, scope: !401, inlinedAt: !402)
!406 = !DILocation(line: 20, column: 8, scope: !401, inlinedAt: !402)
!407 = distinct !DISubprogram(name: "StoreInt32", scope: !374, file: !374, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!408 = !DILocation(line: 33, column: 6, scope: !407)
!409 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!410 = !DILocation(line: 33, column: 74, scope: !407)
!411 = !DILocation(line: 12, column: 10, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 11, column: 32, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 12, column: 20, scope: !409, inlinedAt: !410)
!414 = !DILocation(line: 12, column: 30, scope: !409, inlinedAt: !410)
!415 = distinct !DISubprogram(name: "LoadInt32", scope: !374, file: !374, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!416 = !DILocation(line: 38, column: 6, scope: !415)
!417 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!418 = !DILocation(line: 38, column: 72, scope: !415)
!419 = !DILocation(line: 20, column: 21, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 19, column: 32, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 20, column: 31, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 20, column: 8, scope: !417, inlinedAt: !418)
!423 = distinct !DISubprogram(name: "StoreInt64", scope: !374, file: !374, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!424 = !DILocation(line: 43, column: 6, scope: !423)
!425 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!426 = !DILocation(line: 43, column: 74, scope: !423)
!427 = !DILocation(line: 12, column: 10, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 11, column: 32, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 12, column: 20, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 12, column: 30, scope: !425, inlinedAt: !426)
!431 = distinct !DISubprogram(name: "LoadInt64", scope: !374, file: !374, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!432 = !DILocation(line: 48, column: 6, scope: !431)
!433 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!434 = !DILocation(line: 48, column: 72, scope: !431)
!435 = !DILocation(line: 20, column: 21, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 19, column: 32, scope: !433, inlinedAt: !434)
!437 = !DILocation(line: 20, column: 31, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 20, column: 8, scope: !433, inlinedAt: !434)
!439 = distinct !DISubprogram(name: "StoreInt", scope: !374, file: !374, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!440 = !DILocation(line: 53, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!442 = !DILocation(line: 53, column: 70, scope: !439)
!443 = !DILocation(line: 12, column: 10, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 11, column: 32, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 12, column: 20, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 12, column: 30, scope: !441, inlinedAt: !442)
!447 = distinct !DISubprogram(name: "LoadInt", scope: !374, file: !374, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!448 = !DILocation(line: 58, column: 6, scope: !447)
!449 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!450 = !DILocation(line: 58, column: 68, scope: !447)
!451 = !DILocation(line: 20, column: 21, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 19, column: 32, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 20, column: 31, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 20, column: 8, scope: !449, inlinedAt: !450)
!455 = distinct !DISubprogram(name: "StoreUint8", scope: !374, file: !374, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!456 = !DILocation(line: 63, column: 6, scope: !455)
!457 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!458 = !DILocation(line: 63, column: 74, scope: !455)
!459 = !DILocation(line: 12, column: 10, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 11, column: 32, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 12, column: 20, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 12, column: 30, scope: !457, inlinedAt: !458)
!463 = distinct !DISubprogram(name: "LoadUint8", scope: !374, file: !374, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!464 = !DILocation(line: 68, column: 6, scope: !463)
!465 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!466 = !DILocation(line: 68, column: 72, scope: !463)
!467 = !DILocation(line: 20, column: 21, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 19, column: 32, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 20, column: 31, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 20, column: 8, scope: !465, inlinedAt: !466)
!471 = distinct !DISubprogram(name: "StoreUint16", scope: !374, file: !374, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!472 = !DILocation(line: 73, column: 6, scope: !471)
!473 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!474 = !DILocation(line: 73, column: 76, scope: !471)
!475 = !DILocation(line: 12, column: 10, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 11, column: 32, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 12, column: 20, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 12, column: 30, scope: !473, inlinedAt: !474)
!479 = distinct !DISubprogram(name: "LoadUint16", scope: !374, file: !374, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!480 = !DILocation(line: 78, column: 6, scope: !479)
!481 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!482 = !DILocation(line: 78, column: 74, scope: !479)
!483 = !DILocation(line: 20, column: 21, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 19, column: 32, scope: !481, inlinedAt: !482)
!485 = !DILocation(line: 20, column: 31, scope: !481, inlinedAt: !482)
!486 = !DILocation(line: 20, column: 8, scope: !481, inlinedAt: !482)
!487 = distinct !DISubprogram(name: "StoreUint32", scope: !374, file: !374, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!488 = !DILocation(line: 83, column: 6, scope: !487)
!489 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!490 = !DILocation(line: 83, column: 76, scope: !487)
!491 = !DILocation(line: 12, column: 10, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 11, column: 32, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 12, column: 20, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 12, column: 30, scope: !489, inlinedAt: !490)
!495 = distinct !DISubprogram(name: "LoadUint32", scope: !374, file: !374, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!496 = !DILocation(line: 88, column: 6, scope: !495)
!497 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!498 = !DILocation(line: 88, column: 74, scope: !495)
!499 = !DILocation(line: 20, column: 21, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 19, column: 32, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 20, column: 31, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 20, column: 8, scope: !497, inlinedAt: !498)
!503 = distinct !DISubprogram(name: "StoreUint64", scope: !374, file: !374, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!504 = !DILocation(line: 93, column: 6, scope: !503)
!505 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!506 = !DILocation(line: 93, column: 76, scope: !503)
!507 = !DILocation(line: 12, column: 10, scope: !505, inlinedAt: !506)
!508 = !DILocation(line: 11, column: 32, scope: !505, inlinedAt: !506)
!509 = !DILocation(line: 12, column: 20, scope: !505, inlinedAt: !506)
!510 = !DILocation(line: 12, column: 30, scope: !505, inlinedAt: !506)
!511 = distinct !DISubprogram(name: "LoadUint64", scope: !374, file: !374, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!512 = !DILocation(line: 98, column: 6, scope: !511)
!513 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!514 = !DILocation(line: 98, column: 74, scope: !511)
!515 = !DILocation(line: 20, column: 21, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 19, column: 32, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 20, column: 31, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 20, column: 8, scope: !513, inlinedAt: !514)
!519 = distinct !DISubprogram(name: "StoreUint", scope: !374, file: !374, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!520 = !DILocation(line: 103, column: 6, scope: !519)
!521 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!522 = !DILocation(line: 103, column: 72, scope: !519)
!523 = !DILocation(line: 12, column: 10, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 11, column: 32, scope: !521, inlinedAt: !522)
!525 = !DILocation(line: 12, column: 20, scope: !521, inlinedAt: !522)
!526 = !DILocation(line: 12, column: 30, scope: !521, inlinedAt: !522)
!527 = distinct !DISubprogram(name: "LoadUint", scope: !374, file: !374, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!528 = !DILocation(line: 108, column: 6, scope: !527)
!529 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!530 = !DILocation(line: 108, column: 70, scope: !527)
!531 = !DILocation(line: 20, column: 21, scope: !529, inlinedAt: !530)
!532 = !DILocation(line: 19, column: 32, scope: !529, inlinedAt: !530)
!533 = !DILocation(line: 20, column: 31, scope: !529, inlinedAt: !530)
!534 = !DILocation(line: 20, column: 8, scope: !529, inlinedAt: !530)
!535 = distinct !DISubprogram(name: "StoreFloat32", scope: !374, file: !374, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!536 = !DILocation(line: 113, column: 6, scope: !535)
!537 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!538 = !DILocation(line: 113, column: 78, scope: !535)
!539 = !DILocation(line: 12, column: 10, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 11, column: 32, scope: !537, inlinedAt: !538)
!541 = !DILocation(line: 12, column: 20, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 12, column: 30, scope: !537, inlinedAt: !538)
!543 = distinct !DISubprogram(name: "LoadFloat32", scope: !374, file: !374, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!544 = !DILocation(line: 118, column: 6, scope: !543)
!545 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!546 = !DILocation(line: 118, column: 76, scope: !543)
!547 = !DILocation(line: 20, column: 21, scope: !545, inlinedAt: !546)
!548 = !DILocation(line: 19, column: 32, scope: !545, inlinedAt: !546)
!549 = !DILocation(line: 20, column: 31, scope: !545, inlinedAt: !546)
!550 = !DILocation(line: 20, column: 8, scope: !545, inlinedAt: !546)
!551 = distinct !DISubprogram(name: "StoreFloat64", scope: !374, file: !374, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!552 = !DILocation(line: 123, column: 6, scope: !551)
!553 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!554 = !DILocation(line: 123, column: 78, scope: !551)
!555 = !DILocation(line: 12, column: 10, scope: !553, inlinedAt: !554)
!556 = !DILocation(line: 11, column: 32, scope: !553, inlinedAt: !554)
!557 = !DILocation(line: 12, column: 20, scope: !553, inlinedAt: !554)
!558 = !DILocation(line: 12, column: 30, scope: !553, inlinedAt: !554)
!559 = distinct !DISubprogram(name: "LoadFloat64", scope: !374, file: !374, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!560 = !DILocation(line: 128, column: 6, scope: !559)
!561 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!562 = !DILocation(line: 128, column: 76, scope: !559)
!563 = !DILocation(line: 20, column: 21, scope: !561, inlinedAt: !562)
!564 = !DILocation(line: 19, column: 32, scope: !561, inlinedAt: !562)
!565 = !DILocation(line: 20, column: 31, scope: !561, inlinedAt: !562)
!566 = !DILocation(line: 20, column: 8, scope: !561, inlinedAt: !562)
!567 = distinct !DISubprogram(name: "StoreFloat16", scope: !374, file: !374, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!568 = !DILocation(line: 133, column: 6, scope: !567)
!569 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!570 = !DILocation(line: 133, column: 82, scope: !567)
!571 = !DILocation(line: 12, column: 10, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 11, column: 32, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 12, column: 20, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 12, column: 30, scope: !569, inlinedAt: !570)
!575 = distinct !DISubprogram(name: "LoadFloat16", scope: !374, file: !374, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!576 = !DILocation(line: 138, column: 6, scope: !575)
!577 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!578 = !DILocation(line: 138, column: 80, scope: !575)
!579 = !DILocation(line: 20, column: 21, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 19, column: 32, scope: !577, inlinedAt: !578)
!581 = !DILocation(line: 20, column: 31, scope: !577, inlinedAt: !578)
!582 = !DILocation(line: 20, column: 8, scope: !577, inlinedAt: !578)
!583 = distinct !DISubprogram(name: "StoreBFloat16", scope: !374, file: !374, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!584 = !DILocation(line: 143, column: 6, scope: !583)
!585 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!586 = !DILocation(line: 143, column: 84, scope: !583)
!587 = !DILocation(line: 12, column: 10, scope: !585, inlinedAt: !586)
!588 = !DILocation(line: 11, column: 32, scope: !585, inlinedAt: !586)
!589 = !DILocation(line: 12, column: 20, scope: !585, inlinedAt: !586)
!590 = !DILocation(line: 12, column: 30, scope: !585, inlinedAt: !586)
!591 = distinct !DISubprogram(name: "LoadBFloat16", scope: !374, file: !374, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!592 = !DILocation(line: 148, column: 6, scope: !591)
!593 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!594 = !DILocation(line: 148, column: 82, scope: !591)
!595 = !DILocation(line: 20, column: 21, scope: !593, inlinedAt: !594)
!596 = !DILocation(line: 19, column: 32, scope: !593, inlinedAt: !594)
!597 = !DILocation(line: 20, column: 31, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 20, column: 8, scope: !593, inlinedAt: !594)
!599 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !374, file: !374, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!600 = !DILocation(line: 153, column: 6, scope: !599)
!601 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!602 = !DILocation(line: 154, column: 7, scope: !599)
!603 = !DILocation(line: 12, column: 10, scope: !601, inlinedAt: !602)
!604 = !DILocation(line: 11, column: 32, scope: !601, inlinedAt: !602)
!605 = !DILocation(line: 12, column: 20, scope: !601, inlinedAt: !602)
!606 = !DILocation(line: 12, column: 30, scope: !601, inlinedAt: !602)
!607 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !374, file: !374, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!608 = !DILocation(line: 160, column: 6, scope: !607)
!609 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!610 = !DILocation(line: 160, column: 86, scope: !607)
!611 = !DILocation(line: 20, column: 21, scope: !609, inlinedAt: !610)
!612 = !DILocation(line: 19, column: 32, scope: !609, inlinedAt: !610)
!613 = !DILocation(line: 20, column: 31, scope: !609, inlinedAt: !610)
!614 = !DILocation(line: 20, column: 8, scope: !609, inlinedAt: !610)
!615 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !374, file: !374, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!616 = !DILocation(line: 165, column: 6, scope: !615)
!617 = distinct !DISubprogram(name: "store", scope: !157, file: !157, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!618 = !DILocation(line: 166, column: 7, scope: !615)
!619 = !DILocation(line: 12, column: 10, scope: !617, inlinedAt: !618)
!620 = !DILocation(line: 11, column: 32, scope: !617, inlinedAt: !618)
!621 = !DILocation(line: 12, column: 20, scope: !617, inlinedAt: !618)
!622 = !DILocation(line: 12, column: 30, scope: !617, inlinedAt: !618)
!623 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !374, file: !374, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!624 = !DILocation(line: 172, column: 6, scope: !623)
!625 = distinct !DISubprogram(name: "load", scope: !157, file: !157, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!626 = !DILocation(line: 172, column: 86, scope: !623)
!627 = !DILocation(line: 20, column: 21, scope: !625, inlinedAt: !626)
!628 = !DILocation(line: 19, column: 32, scope: !625, inlinedAt: !626)
!629 = !DILocation(line: 20, column: 31, scope: !625, inlinedAt: !626)
!630 = !DILocation(line: 20, column: 8, scope: !625, inlinedAt: !626)
!631 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!632 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!633 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!634 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!635 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!636 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!637 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!638 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!639 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!640 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!641 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!642 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!643 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!644 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!645 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!646 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!647 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!648 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!649 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!650 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!651 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!652 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!653 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!654 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!655 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!656 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!657 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!658 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!659 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!660 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!661 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!662 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!663 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!664 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!665 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!666 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!667 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!668 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!669 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!670 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!671 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!672 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!673 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!674 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!675 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!676 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!677 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!678 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!679 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!680 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
