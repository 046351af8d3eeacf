target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [50 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*)], section "llvm.metadata"

define void @Ordered(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = icmp ne i64 %1, 0, !dbg !10
	br i1 %2, label %b1, label %b2, !dbg !10

b1:
	ret void, !dbg !11

b2:
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !12
	%4 = sext i32 %3 to i64, !dbg !12
	%5 = add i64 %4, 1, !dbg !13
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !14
	%7 = sext i32 %6 to i64, !dbg !14
	%8 = icmp eq i64 %7, -1, !dbg !15
	%9 = select i1 %8, i64 1, i64 %7, !dbg !15
	%10 = srem i64 %5, %9, !dbg !15
	%11 = icmp eq i64 %p1, 0, !dbg !16
	br i1 %11, label %b3, label %b9, !dbg !16

b3:
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !17, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !17, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !17, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !17, !range !20
	%17 = mul i32 %16, %14, !dbg !17
	%18 = add i32 %13, %17, !dbg !17
	%19 = mul i32 %15, %18, !dbg !17
	%20 = add i32 %12, %19, !dbg !17
	%21 = sext i32 %20 to i64, !dbg !17
	%22 = icmp eq i64 %21, 0, !dbg !21
	br i1 %22, label %b4, label %b22, !dbg !21

b4:
	%23 = sdiv i64 %p5, 2, !dbg !24
	%24 = icmp ugt i64 %23, %p3, !dbg !25
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !25, !prof !26

b4_ok1:
	%25 = mul i64 %23, 4, !dbg !28
	%26 = trunc i64 %10 to i32, !dbg !28
	%27 = bitcast i32* %p2 to i8*, !dbg !28
	%28 = bitcast i32* %p4 to i8*, !dbg !28
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !28
	%29 = sub i64 %p3, %23, !dbg !29
	%30 = getelementptr inbounds i32, i32* %p2, i64 %23, !dbg !29
	%31 = sub i64 %p5, %23, !dbg !30
	%32 = getelementptr inbounds i32, i32* %p4, i64 %23, !dbg !30
	%33 = icmp ne i64 %29, %31, !dbg !31
	br i1 %33, label %b4_fail2, label %b4_ok2, !dbg !31, !prof !26

b4_ok2:
	%34 = mul i64 %31, 4, !dbg !31
	%35 = bitcast i32* %30 to i8*, !dbg !31
	%36 = bitcast i32* %32 to i8*, !dbg !31
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %34, i32 %26), !dbg !31
	%37 = icmp eq i64 %p0, 0, !dbg !32
	br i1 %37, label %b5, label %b6, !dbg !32

b5:
	call void @gpuc_fence_thread(), !dbg !33
	br label %b7, !dbg !33

b6:
	call void @gpuc_quiet_thread(), !dbg !34
	br label %b7, !dbg !34

b7:
	br i1 %22, label %b8, label %b22, !dbg !34

b8:
	%38 = icmp eq i64* %p8, null, !dbg !35
	br i1 %38, label %b8_fail1, label %b8_ok1, !dbg !35, !prof !26

b8_ok1:
	%39 = bitcast i64* %p8 to i8*, !dbg !35
	call void @gpuc_signal_op_thread(i8* %39, i64 %p9, i32 9, i32 %26), !dbg !35
	br label %b22, !dbg !35

b9:
	%40 = icmp eq i64 %p1, 1, !dbg !36
	br i1 %40, label %b10, label %b16, !dbg !36

b10:
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !18
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !18
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !19
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !20
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !20
	%46 = mul i32 %45, %43, !dbg !37
	%47 = add i32 %42, %46, !dbg !37
	%48 = mul i32 %44, %47, !dbg !37
	%49 = add i32 %41, %48, !dbg !37
	%50 = sext i32 %49 to i64, !dbg !37
	%51 = sdiv i64 %50, 32, !dbg !38
	%52 = icmp eq i64 %51, 0, !dbg !39
	br i1 %52, label %b11, label %b22, !dbg !39

b11:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !40, !range !41
	%54 = sext i32 %53 to i64, !dbg !40
	%55 = icmp eq i64 %54, 0, !dbg !42
	%56 = sdiv i64 %p5, 2, !dbg !45
	%57 = icmp ugt i64 %56, %p3, !dbg !46
	br i1 %57, label %b11_fail1, label %b11_ok1, !dbg !46, !prof !26

b11_ok1:
	%58 = mul i64 %56, 4, !dbg !47
	%59 = trunc i64 %10 to i32, !dbg !47
	%60 = bitcast i32* %p2 to i8*, !dbg !47
	%61 = bitcast i32* %p4 to i8*, !dbg !47
	call void @gpuc_put_nbi_warp(i8* %60, i8* %61, i64 %58, i32 %59), !dbg !47
	%62 = sub i64 %p3, %56, !dbg !48
	%63 = getelementptr inbounds i32, i32* %p2, i64 %56, !dbg !48
	%64 = sub i64 %p5, %56, !dbg !49
	%65 = getelementptr inbounds i32, i32* %p4, i64 %56, !dbg !49
	%66 = icmp ne i64 %62, %64, !dbg !50
	br i1 %66, label %b11_fail2, label %b11_ok2, !dbg !50, !prof !26

b11_ok2:
	%67 = mul i64 %64, 4, !dbg !50
	%68 = bitcast i32* %63 to i8*, !dbg !50
	%69 = bitcast i32* %65 to i8*, !dbg !50
	call void @gpuc_put_nbi_warp(i8* %68, i8* %69, i64 %67, i32 %59), !dbg !50
	%70 = icmp eq i64 %p0, 0, !dbg !51
	br i1 %70, label %b12, label %b13, !dbg !51

b12:
	call void @gpuc_fence_warp(), !dbg !52
	br label %b14, !dbg !52

b13:
	call void @gpuc_quiet_warp(), !dbg !53
	br label %b14, !dbg !53

b14:
	br i1 %55, label %b15, label %b22, !dbg !53

b15:
	%71 = icmp eq i64* %p8, null, !dbg !54
	br i1 %71, label %b15_fail1, label %b15_ok1, !dbg !54, !prof !26

b15_ok1:
	%72 = bitcast i64* %p8 to i8*, !dbg !54
	call void @gpuc_signal_op_thread(i8* %72, i64 %p9, i32 9, i32 %59), !dbg !54
	br label %b22, !dbg !54

b16:
	%73 = icmp eq i64 %p1, 2, !dbg !55
	br i1 %73, label %b17, label %b22, !dbg !55

b17:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !18
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !18
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !19
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !20
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !20
	%79 = mul i32 %78, %76, !dbg !56
	%80 = add i32 %75, %79, !dbg !56
	%81 = mul i32 %77, %80, !dbg !56
	%82 = add i32 %74, %81, !dbg !56
	%83 = sext i32 %82 to i64, !dbg !56
	%84 = icmp eq i64 %83, 0, !dbg !57
	%85 = sdiv i64 %p5, 2, !dbg !60
	%86 = icmp ugt i64 %85, %p3, !dbg !61
	br i1 %86, label %b17_fail1, label %b17_ok1, !dbg !61, !prof !26

b17_ok1:
	%87 = mul i64 %85, 4, !dbg !62
	%88 = trunc i64 %10 to i32, !dbg !62
	%89 = bitcast i32* %p2 to i8*, !dbg !62
	%90 = bitcast i32* %p4 to i8*, !dbg !62
	call void @gpuc_put_nbi_block(i8* %89, i8* %90, i64 %87, i32 %88), !dbg !62
	%91 = sub i64 %p3, %85, !dbg !63
	%92 = getelementptr inbounds i32, i32* %p2, i64 %85, !dbg !63
	%93 = sub i64 %p5, %85, !dbg !64
	%94 = getelementptr inbounds i32, i32* %p4, i64 %85, !dbg !64
	%95 = icmp ne i64 %91, %93, !dbg !65
	br i1 %95, label %b17_fail2, label %b17_ok2, !dbg !65, !prof !26

b17_ok2:
	%96 = mul i64 %93, 4, !dbg !65
	%97 = bitcast i32* %92 to i8*, !dbg !65
	%98 = bitcast i32* %94 to i8*, !dbg !65
	call void @gpuc_put_nbi_block(i8* %97, i8* %98, i64 %96, i32 %88), !dbg !65
	%99 = icmp eq i64 %p0, 0, !dbg !66
	br i1 %99, label %b18, label %b19, !dbg !66

b18:
	call void @gpuc_fence_block(), !dbg !67
	br label %b20, !dbg !67

b19:
	call void @gpuc_quiet_block(), !dbg !68
	br label %b20, !dbg !68

b20:
	br i1 %84, label %b21, label %b22, !dbg !68

b21:
	%100 = icmp eq i64* %p8, null, !dbg !69
	br i1 %100, label %b21_fail1, label %b21_ok1, !dbg !69, !prof !26

b21_ok1:
	%101 = bitcast i64* %p8 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %101, i64 %p9, i32 9, i32 %88), !dbg !69
	br label %b22, !dbg !69

b22:
	%102 = bitcast i64* %p8 to i8*, !dbg !70
	%103 = call i64 @gpuc_signal_wait_until_thread(i8* %102, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 3), !dbg !70
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !18
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !18
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !19
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !20
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !20
	%109 = mul i32 %108, %106, !dbg !71
	%110 = add i32 %105, %109, !dbg !71
	%111 = mul i32 %107, %110, !dbg !71
	%112 = add i32 %104, %111, !dbg !71
	%113 = sext i32 %112 to i64, !dbg !71
	%114 = mul i32 %107, %108, !dbg !71
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !71, !range !72
	%116 = mul i32 %114, %115, !dbg !71
	%117 = sext i32 %116 to i64, !dbg !71
	br label %b23, !dbg !71

b23:
	%118 = phi i64 [ %113, %b22 ], [ %124, %b24_ok1 ], !dbg !71
	%119 = icmp slt i64 %118, %p7, !dbg !71
	br i1 %119, label %b24, label %b25, !dbg !71

b24:
	%120 = icmp uge i64 %118, %p3, !dbg !73
	br i1 %120, label %b24_fail1, label %b24_ok1, !dbg !73, !prof !26

b24_ok1:
	%121 = getelementptr inbounds i32, i32* %p2, i64 %118, !dbg !73
	%122 = load i32, i32* %121, align 4, !dbg !73
	%123 = getelementptr inbounds i32, i32* %p6, i64 %118, !dbg !74
	store i32 %122, i32* %123, align 4, !dbg !74
	%124 = add i64 %118, %117, !dbg !71
	br label %b23, !dbg !71

b25:
	ret void, !dbg !71

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %23, i64 %p3), !dbg !25
	ret void, !dbg !25

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %29, i64 %31), !dbg !31
	ret void, !dbg !31

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !35
	ret void, !dbg !35

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %56, i64 %p3), !dbg !46
	ret void, !dbg !46

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %62, i64 %64), !dbg !50
	ret void, !dbg !50

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %85, i64 %p3), !dbg !61
	ret void, !dbg !61

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %91, i64 %93), !dbg !65
	ret void, !dbg !65

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !69
	ret void, !dbg !69

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p3), !dbg !73
	ret void, !dbg !73
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !76 {
entry:
	br label %b0, !dbg !77

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78, !range !9
	%1 = sext i32 %0 to i64, !dbg !78
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !78, !range !27
	%3 = sext i32 %2 to i64, !dbg !78
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !78, !range !27
	%5 = sext i32 %4 to i64, !dbg !78
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !78, !range !79
	%7 = sext i32 %6 to i64, !dbg !78
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !78, !range !80
	%9 = sext i32 %8 to i64, !dbg !78
	%10 = mul i64 %9, %5, !dbg !78
	%11 = add i64 %3, %10, !dbg !78
	%12 = mul i64 %7, %11, !dbg !78
	%13 = add i64 %1, %12, !dbg !78
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !78, !range !20
	%16 = mul i32 %14, %15, !dbg !78
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !78, !range !72
	%18 = mul i32 %16, %17, !dbg !78
	%19 = sext i32 %18 to i64, !dbg !78
	%20 = mul i64 %13, %19, !dbg !78
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !78, !range !19
	%24 = mul i32 %15, %23, !dbg !78
	%25 = add i32 %22, %24, !dbg !78
	%26 = mul i32 %14, %25, !dbg !78
	%27 = add i32 %21, %26, !dbg !78
	%28 = sext i32 %27 to i64, !dbg !78
	%29 = add i64 %20, %28, !dbg !78
	%30 = icmp ne i64 %29, 0, !dbg !81
	br i1 %30, label %b1, label %b2, !dbg !81

b1:
	ret void, !dbg !82

b2:
	%31 = call i32 @gpuc_my_pe_thread(), !dbg !83
	%32 = sext i32 %31 to i64, !dbg !83
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !84
	%34 = sext i32 %33 to i64, !dbg !84
	%35 = icmp uge i64 0, %p2, !dbg !85
	br i1 %35, label %b2_fail1, label %b2_ok1, !dbg !85, !prof !26

b2_ok1:
	%36 = getelementptr inbounds i64, i64* %p1, i64 0, !dbg !85
	store i64 %32, i64* %36, align 8, !dbg !85
	%37 = icmp uge i64 1, %p2, !dbg !86
	br i1 %37, label %b2_fail2, label %b2_ok2, !dbg !86, !prof !26

b2_ok2:
	%38 = getelementptr inbounds i64, i64* %p1, i64 1, !dbg !86
	store i64 %34, i64* %38, align 8, !dbg !86
	%39 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !87
	%40 = sext i32 %39 to i64, !dbg !87
	%41 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !88
	%42 = sext i32 %41 to i64, !dbg !88
	%43 = icmp uge i64 2, %p2, !dbg !89
	br i1 %43, label %b2_fail3, label %b2_ok3, !dbg !89, !prof !26

b2_ok3:
	%44 = getelementptr inbounds i64, i64* %p1, i64 2, !dbg !89
	store i64 %40, i64* %44, align 8, !dbg !89
	%45 = icmp uge i64 3, %p2, !dbg !90
	br i1 %45, label %b2_fail4, label %b2_ok4, !dbg !90, !prof !26

b2_ok4:
	%46 = getelementptr inbounds i64, i64* %p1, i64 3, !dbg !90
	store i64 %42, i64* %46, align 8, !dbg !90
	%47 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !91
	%48 = sext i32 %47 to i64, !dbg !91
	%49 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !92
	%50 = sext i32 %49 to i64, !dbg !92
	%51 = icmp uge i64 4, %p2, !dbg !93
	br i1 %51, label %b2_fail5, label %b2_ok5, !dbg !93, !prof !26

b2_ok5:
	%52 = getelementptr inbounds i64, i64* %p1, i64 4, !dbg !93
	store i64 %48, i64* %52, align 8, !dbg !93
	%53 = icmp uge i64 5, %p2, !dbg !94
	br i1 %53, label %b2_fail6, label %b2_ok6, !dbg !94, !prof !26

b2_ok6:
	%54 = getelementptr inbounds i64, i64* %p1, i64 5, !dbg !94
	store i64 %50, i64* %54, align 8, !dbg !94
	%55 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !95
	%56 = sext i32 %55 to i64, !dbg !95
	%57 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !96
	%58 = sext i32 %57 to i64, !dbg !96
	%59 = icmp uge i64 6, %p2, !dbg !97
	br i1 %59, label %b2_fail7, label %b2_ok7, !dbg !97, !prof !26

b2_ok7:
	%60 = getelementptr inbounds i64, i64* %p1, i64 6, !dbg !97
	store i64 %56, i64* %60, align 8, !dbg !97
	%61 = icmp uge i64 7, %p2, !dbg !98
	br i1 %61, label %b2_fail8, label %b2_ok8, !dbg !98, !prof !26

b2_ok8:
	%62 = getelementptr inbounds i64, i64* %p1, i64 7, !dbg !98
	store i64 %58, i64* %62, align 8, !dbg !98
	%63 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !99
	%64 = sext i32 %63 to i64, !dbg !99
	%65 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !100
	%66 = sext i32 %65 to i64, !dbg !100
	%67 = icmp uge i64 8, %p2, !dbg !101
	br i1 %67, label %b2_fail9, label %b2_ok9, !dbg !101, !prof !26

b2_ok9:
	%68 = getelementptr inbounds i64, i64* %p1, i64 8, !dbg !101
	store i64 %64, i64* %68, align 8, !dbg !101
	%69 = icmp uge i64 9, %p2, !dbg !102
	br i1 %69, label %b2_fail10, label %b2_ok10, !dbg !102, !prof !26

b2_ok10:
	%70 = getelementptr inbounds i64, i64* %p1, i64 9, !dbg !102
	store i64 %66, i64* %70, align 8, !dbg !102
	ret void, !dbg !102

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p2), !dbg !85
	ret void, !dbg !85

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 1, i64 %p2), !dbg !86
	ret void, !dbg !86

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 2, i64 %p2), !dbg !89
	ret void, !dbg !89

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 3, i64 %p2), !dbg !90
	ret void, !dbg !90

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 4, i64 %p2), !dbg !93
	ret void, !dbg !93

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 5, i64 %p2), !dbg !94
	ret void, !dbg !94

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 6, i64 %p2), !dbg !97
	ret void, !dbg !97

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 7, i64 %p2), !dbg !98
	ret void, !dbg !98

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 8, i64 %p2), !dbg !101
	ret void, !dbg !101

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 9, i64 %p2), !dbg !102
	ret void, !dbg !102
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !104 {
entry:
	br label %b0, !dbg !105

b0:
	%0 = icmp ne i64 %p1, %p3, !dbg !106
	br i1 %0, label %b0_fail1, label %b0_ok1, !dbg !106, !prof !26

b0_ok1:
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !106
	%2 = sext i32 %1 to i64, !dbg !106
	%3 = icmp uge i64 %p4, %2, !dbg !106
	br i1 %3, label %b0_fail2, label %b0_ok2, !dbg !106, !prof !26

b0_ok2:
	%4 = mul i64 %p3, 4, !dbg !106
	%5 = trunc i64 %p4 to i32, !dbg !106
	%6 = bitcast i32* %p0 to i8*, !dbg !106
	%7 = bitcast i32* %p2 to i8*, !dbg !106
	call void @gpuc_put_block(i8* %6, i8* %7, i64 %4, i32 %5), !dbg !106
	call void @llvm.nvvm.barrier0(), !dbg !107
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108, !range !18
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !108, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !108, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !108, !range !20
	%13 = mul i32 %12, %10, !dbg !108
	%14 = add i32 %9, %13, !dbg !108
	%15 = mul i32 %11, %14, !dbg !108
	%16 = add i32 %8, %15, !dbg !108
	%17 = sext i32 %16 to i64, !dbg !108
	%18 = mul i32 %11, %12, !dbg !108
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !108, !range !72
	%20 = mul i32 %18, %19, !dbg !108
	%21 = sext i32 %20 to i64, !dbg !108
	br label %b1, !dbg !108

b1:
	%22 = phi i64 [ %17, %b0_ok2 ], [ %25, %b2 ], !dbg !108
	%23 = icmp slt i64 %22, %p3, !dbg !108
	br i1 %23, label %b2, label %b3, !dbg !108

b2:
	%24 = getelementptr inbounds i32, i32* %p2, i64 %22, !dbg !109
	store i32 -1, i32* %24, align 4, !dbg !109
	%25 = add i64 %22, %21, !dbg !108
	br label %b1, !dbg !108

b3:
	ret void, !dbg !108

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !106
	ret void, !dbg !106

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %2), !dbg !106
	ret void, !dbg !106
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !110 {
entry:
	br label %b0, !dbg !111

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112, !range !9
	%1 = sext i32 %0 to i64, !dbg !112
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !112, !range !27
	%3 = sext i32 %2 to i64, !dbg !112
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !112, !range !27
	%5 = sext i32 %4 to i64, !dbg !112
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !79
	%7 = sext i32 %6 to i64, !dbg !112
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112, !range !80
	%9 = sext i32 %8 to i64, !dbg !112
	%10 = mul i64 %9, %5, !dbg !112
	%11 = add i64 %3, %10, !dbg !112
	%12 = mul i64 %7, %11, !dbg !112
	%13 = add i64 %1, %12, !dbg !112
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !20
	%16 = mul i32 %14, %15, !dbg !112
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !112, !range !72
	%18 = mul i32 %16, %17, !dbg !112
	%19 = sext i32 %18 to i64, !dbg !112
	%20 = mul i64 %13, %19, !dbg !112
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !19
	%24 = mul i32 %15, %23, !dbg !112
	%25 = add i32 %22, %24, !dbg !112
	%26 = mul i32 %14, %25, !dbg !112
	%27 = add i32 %21, %26, !dbg !112
	%28 = sext i32 %27 to i64, !dbg !112
	%29 = add i64 %20, %28, !dbg !112
	%30 = icmp ne i64 %29, 0, !dbg !113
	br i1 %30, label %b1, label %b2, !dbg !113

b1:
	ret void, !dbg !114

b2:
	%31 = icmp ne i64 %p1, %p3, !dbg !115
	br i1 %31, label %b2_fail1, label %b2_ok1, !dbg !115, !prof !26

b2_ok1:
	%32 = call i32 @gpuc_num_pes_thread(), !dbg !115
	%33 = sext i32 %32 to i64, !dbg !115
	%34 = icmp uge i64 %p4, %33, !dbg !115
	br i1 %34, label %b2_fail2, label %b2_ok2, !dbg !115, !prof !26

b2_ok2:
	%35 = mul i64 %p3, 4, !dbg !115
	%36 = trunc i64 %p4 to i32, !dbg !115
	%37 = bitcast i32* %p0 to i8*, !dbg !115
	%38 = bitcast i32* %p2 to i8*, !dbg !115
	call void @gpuc_get_thread(i8* %37, i8* %38, i64 %35, i32 %36), !dbg !115
	br label %b3, !dbg !116

b3:
	%39 = phi i64 [ -1, %b2_ok2 ], [ %40, %b4 ], !dbg !116
	%40 = add i64 %39, 1, !dbg !116
	%41 = icmp slt i64 %40, %p1, !dbg !116
	br i1 %41, label %b4, label %b5, !dbg !116

b4:
	%42 = getelementptr inbounds i32, i32* %p0, i64 %40, !dbg !117
	%43 = load i32, i32* %42, align 4, !dbg !117
	%44 = add i32 %43, 1, !dbg !118
	store i32 %44, i32* %42, align 4, !dbg !117
	br label %b3, !dbg !117

b5:
	ret void, !dbg !117

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 %p3), !dbg !115
	ret void, !dbg !115

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p4, i64 %33), !dbg !115
	ret void, !dbg !115
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !119 {
entry:
	br label %b0, !dbg !120

b0:
	%0 = add i64 %p3, %p4, !dbg !121
	%1 = sub i64 %0, 1, !dbg !122
	%2 = icmp eq i64 %p4, 0, !dbg !123
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !123, !prof !26

b0_ok1:
	%3 = icmp eq i64 %p4, -1, !dbg !123
	%4 = select i1 %3, i64 1, i64 %p4, !dbg !123
	%5 = sdiv i64 %1, %4, !dbg !123
	%6 = sub i64 0, %1, !dbg !123
	%7 = select i1 %3, i64 %6, i64 %5, !dbg !123
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124, !range !9
	%9 = sext i32 %8 to i64, !dbg !124
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !124, !range !27
	%11 = sext i32 %10 to i64, !dbg !124
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !124, !range !27
	%13 = sext i32 %12 to i64, !dbg !124
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !124, !range !79
	%15 = sext i32 %14 to i64, !dbg !124
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !124, !range !80
	%17 = sext i32 %16 to i64, !dbg !124
	%18 = mul i64 %17, %13, !dbg !124
	%19 = add i64 %11, %18, !dbg !124
	%20 = mul i64 %15, %19, !dbg !124
	%21 = add i64 %9, %20, !dbg !124
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !124, !range !20
	%24 = mul i32 %22, %23, !dbg !124
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !124, !range !72
	%26 = mul i32 %24, %25, !dbg !124
	%27 = sext i32 %26 to i64, !dbg !124
	%28 = mul i64 %21, %27, !dbg !124
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124, !range !18
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !124, !range !19
	%32 = mul i32 %23, %31, !dbg !124
	%33 = add i32 %30, %32, !dbg !124
	%34 = mul i32 %22, %33, !dbg !124
	%35 = add i32 %29, %34, !dbg !124
	%36 = sext i32 %35 to i64, !dbg !124
	%37 = add i64 %28, %36, !dbg !124
	%38 = mul i64 %15, %17, !dbg !124
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !124, !range !80
	%40 = sext i32 %39 to i64, !dbg !124
	%41 = mul i64 %38, %40, !dbg !124
	%42 = mul i64 %41, %27, !dbg !124
	br label %b1, !dbg !124

b1:
	%43 = phi i64 [ %37, %b0_ok1 ], [ %61, %b2_ok3 ], !dbg !124
	%44 = icmp slt i64 %43, %7, !dbg !124
	br i1 %44, label %b2, label %b3, !dbg !124

b2:
	%45 = mul i64 %43, %p4, !dbg !125
	%46 = add i64 %45, %p4, !dbg !126
	%47 = icmp slt i64 %46, %p3, !dbg !127
	%48 = select i1 %47, i64 %46, i64 %p3, !dbg !127
	%49 = icmp ugt i64 %48, %p1, !dbg !128
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !128, !prof !26

b2_ok1:
	%50 = icmp ugt i64 %45, %48, !dbg !128
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !128, !prof !26

b2_ok2:
	%51 = sub i64 %48, %45, !dbg !128
	%52 = getelementptr inbounds i32, i32* %p0, i64 %45, !dbg !128
	%53 = getelementptr inbounds i32, i32* %p2, i64 %45, !dbg !129
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !130
	%55 = sext i32 %54 to i64, !dbg !130
	%56 = icmp uge i64 %p5, %55, !dbg !130
	br i1 %56, label %b2_fail3, label %b2_ok3, !dbg !130, !prof !26

b2_ok3:
	%57 = mul i64 %51, 4, !dbg !130
	%58 = trunc i64 %p5 to i32, !dbg !130
	%59 = bitcast i32* %52 to i8*, !dbg !130
	%60 = bitcast i32* %53 to i8*, !dbg !130
	call void @gpuc_put_nbi_thread(i8* %59, i8* %60, i64 %57, i32 %58), !dbg !130
	%61 = add i64 %43, %42, !dbg !124
	br label %b1, !dbg !124

b3:
	call void @gpuc_quiet_thread(), !dbg !131
	ret void, !dbg !131

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !123
	ret void, !dbg !123

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %48, i64 %p1), !dbg !128
	ret void, !dbg !128

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %45, i64 %48), !dbg !128
	ret void, !dbg !128

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %55), !dbg !130
	ret void, !dbg !130
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !132 {
entry:
	br label %b0, !dbg !133

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136, !range !9
	%1 = sext i32 %0 to i64, !dbg !136
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !136, !range !27
	%3 = sext i32 %2 to i64, !dbg !136
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !136, !range !27
	%5 = sext i32 %4 to i64, !dbg !136
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !136, !range !79
	%7 = sext i32 %6 to i64, !dbg !136
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !136, !range !80
	%9 = sext i32 %8 to i64, !dbg !136
	%10 = mul i64 %9, %5, !dbg !136
	%11 = add i64 %3, %10, !dbg !136
	%12 = mul i64 %7, %11, !dbg !136
	%13 = add i64 %1, %12, !dbg !136
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !20
	%16 = mul i32 %14, %15, !dbg !136
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !72
	%18 = mul i32 %16, %17, !dbg !136
	%19 = sext i32 %18 to i64, !dbg !136
	%20 = mul i64 %13, %19, !dbg !136
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !19
	%24 = mul i32 %15, %23, !dbg !136
	%25 = add i32 %22, %24, !dbg !136
	%26 = mul i32 %14, %25, !dbg !136
	%27 = add i32 %21, %26, !dbg !136
	%28 = sext i32 %27 to i64, !dbg !136
	%29 = add i64 %20, %28, !dbg !136
	%30 = mul i64 %7, %9, !dbg !136
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !136, !range !80
	%32 = sext i32 %31 to i64, !dbg !136
	%33 = mul i64 %30, %32, !dbg !136
	%34 = mul i64 %33, %19, !dbg !136
	br label %b1, !dbg !136

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !136
	%36 = icmp slt i64 %35, %p3, !dbg !136
	br i1 %36, label %b2, label %b3, !dbg !136

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !137
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !137, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !137
	%39 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !138
	%40 = load float, float* %39, align 4, !dbg !138
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !139
	%42 = sext i32 %41 to i64, !dbg !139
	%43 = icmp uge i64 %p4, %42, !dbg !139
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !139, !prof !26

b2_ok2:
	%44 = bitcast float %40 to i32, !dbg !139
	%45 = trunc i64 %p4 to i32, !dbg !139
	%46 = bitcast float* %38 to i8*, !dbg !139
	call void @gpuc_p_thread_32(i8* %46, i32 %44, i32 %45), !dbg !139
	%47 = add i64 %35, %34, !dbg !136
	br label %b1, !dbg !136

b3:
	ret void, !dbg !135

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !137
	ret void, !dbg !137

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !139
	ret void, !dbg !139
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !140 {
entry:
	br label %b0, !dbg !141

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144, !range !9
	%1 = sext i32 %0 to i64, !dbg !144
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !144, !range !27
	%3 = sext i32 %2 to i64, !dbg !144
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !144, !range !27
	%5 = sext i32 %4 to i64, !dbg !144
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !144, !range !79
	%7 = sext i32 %6 to i64, !dbg !144
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !144, !range !80
	%9 = sext i32 %8 to i64, !dbg !144
	%10 = mul i64 %9, %5, !dbg !144
	%11 = add i64 %3, %10, !dbg !144
	%12 = mul i64 %7, %11, !dbg !144
	%13 = add i64 %1, %12, !dbg !144
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !144, !range !20
	%16 = mul i32 %14, %15, !dbg !144
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !144, !range !72
	%18 = mul i32 %16, %17, !dbg !144
	%19 = sext i32 %18 to i64, !dbg !144
	%20 = mul i64 %13, %19, !dbg !144
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !144, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !144, !range !19
	%24 = mul i32 %15, %23, !dbg !144
	%25 = add i32 %22, %24, !dbg !144
	%26 = mul i32 %14, %25, !dbg !144
	%27 = add i32 %21, %26, !dbg !144
	%28 = sext i32 %27 to i64, !dbg !144
	%29 = add i64 %20, %28, !dbg !144
	%30 = mul i64 %7, %9, !dbg !144
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !144, !range !80
	%32 = sext i32 %31 to i64, !dbg !144
	%33 = mul i64 %30, %32, !dbg !144
	%34 = mul i64 %33, %19, !dbg !144
	br label %b1, !dbg !144

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !144
	%36 = icmp slt i64 %35, %p1, !dbg !144
	br i1 %36, label %b2, label %b3, !dbg !144

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !145
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !145, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !145
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !146
	%40 = sext i32 %39 to i64, !dbg !146
	%41 = icmp uge i64 %p4, %40, !dbg !146
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !146, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !146
	%43 = bitcast float* %38 to i8*, !dbg !146
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !146
	%45 = bitcast i32 %44 to float, !dbg !146
	%46 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !147
	store float %45, float* %46, align 4, !dbg !147
	%47 = add i64 %35, %34, !dbg !144
	br label %b1, !dbg !144

b3:
	ret void, !dbg !143

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !145
	ret void, !dbg !145

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !146
	ret void, !dbg !146
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !9
	%1 = sext i32 %0 to i64, !dbg !151
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !151, !range !27
	%3 = sext i32 %2 to i64, !dbg !151
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151, !range !27
	%5 = sext i32 %4 to i64, !dbg !151
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151, !range !79
	%7 = sext i32 %6 to i64, !dbg !151
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !151, !range !80
	%9 = sext i32 %8 to i64, !dbg !151
	%10 = mul i64 %9, %5, !dbg !151
	%11 = add i64 %3, %10, !dbg !151
	%12 = mul i64 %7, %11, !dbg !151
	%13 = add i64 %1, %12, !dbg !151
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !20
	%16 = mul i32 %14, %15, !dbg !151
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !72
	%18 = mul i32 %16, %17, !dbg !151
	%19 = sext i32 %18 to i64, !dbg !151
	%20 = mul i64 %13, %19, !dbg !151
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !19
	%24 = mul i32 %15, %23, !dbg !151
	%25 = add i32 %22, %24, !dbg !151
	%26 = mul i32 %14, %25, !dbg !151
	%27 = add i32 %21, %26, !dbg !151
	%28 = sext i32 %27 to i64, !dbg !151
	%29 = add i64 %20, %28, !dbg !151
	%30 = icmp ne i64 %29, 0, !dbg !152
	br i1 %30, label %b1, label %b2, !dbg !152

b1:
	ret void, !dbg !153

b2:
	%31 = call i32 @gpuc_my_pe_thread(), !dbg !154
	%32 = sext i32 %31 to i64, !dbg !154
	%33 = add i64 %32, 1, !dbg !155
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !156
	%35 = sext i32 %34 to i64, !dbg !156
	%36 = icmp eq i64 %35, -1, !dbg !157
	%37 = select i1 %36, i64 1, i64 %35, !dbg !157
	%38 = srem i64 %33, %37, !dbg !157
	%39 = icmp uge i64 0, %p1, !dbg !158
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !158, !prof !26

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !158
	%41 = trunc i64 %38 to i32, !dbg !159
	%42 = bitcast i64* %40 to i8*, !dbg !159
	call void @gpuc_signal_op_thread(i8* %42, i64 5, i32 9, i32 %41), !dbg !159
	%43 = icmp uge i64 1, %p1, !dbg !160
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !160, !prof !26

b2_ok2:
	%44 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !160
	%45 = bitcast i64* %44 to i8*, !dbg !161
	call void @gpuc_signal_op_thread(i8* %45, i64 7, i32 9, i32 %41), !dbg !161
	%46 = icmp uge i64 2, %p1, !dbg !162
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !162, !prof !26

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !162
	%48 = bitcast i64* %47 to i8*, !dbg !163
	call void @gpuc_signal_op_thread(i8* %48, i64 9, i32 9, i32 %41), !dbg !163
	%49 = icmp uge i64 3, %p1, !dbg !164
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !164, !prof !26

b2_ok4:
	%50 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !164
	%51 = bitcast i64* %50 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %51, i64 10, i32 9, i32 %41), !dbg !165
	%52 = icmp uge i64 4, %p1, !dbg !166
	br i1 %52, label %b2_fail5, label %b2_ok5, !dbg !166, !prof !26

b2_ok5:
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !166
	%54 = bitcast i64* %53 to i8*, !dbg !167
	call void @gpuc_signal_op_thread(i8* %54, i64 9, i32 9, i32 %41), !dbg !167
	%55 = icmp uge i64 5, %p1, !dbg !168
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !168, !prof !26

b2_ok6:
	%56 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !168
	%57 = bitcast i64* %56 to i8*, !dbg !169
	call void @gpuc_signal_op_thread(i8* %57, i64 -9223372036854775808, i32 9, i32 %41), !dbg !169
	%58 = bitcast i64* %40 to i8*, !dbg !170
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 0, i64 5, i32 0, i8* %ctrl, i32 29), !dbg !170
	%60 = icmp uge i64 0, %p3, !dbg !171
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !171, !prof !26

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !171
	store i64 %59, i64* %61, align 8, !dbg !171
	%62 = bitcast i64* %44 to i8*, !dbg !172
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 1, i64 0, i32 0, i8* %ctrl, i32 31), !dbg !172
	%64 = icmp uge i64 1, %p3, !dbg !173
	br i1 %64, label %b2_fail8, label %b2_ok8, !dbg !173, !prof !26

b2_ok8:
	%65 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !173
	store i64 %63, i64* %65, align 8, !dbg !173
	%66 = bitcast i64* %47 to i8*, !dbg !174
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 2, i64 8, i32 0, i8* %ctrl, i32 33), !dbg !174
	%68 = icmp uge i64 2, %p3, !dbg !175
	br i1 %68, label %b2_fail9, label %b2_ok9, !dbg !175, !prof !26

b2_ok9:
	%69 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !175
	store i64 %67, i64* %69, align 8, !dbg !175
	%70 = bitcast i64* %50 to i8*, !dbg !176
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 3, i64 10, i32 0, i8* %ctrl, i32 35), !dbg !176
	%72 = icmp uge i64 3, %p3, !dbg !177
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !177, !prof !26

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !177
	store i64 %71, i64* %73, align 8, !dbg !177
	%74 = bitcast i64* %53 to i8*, !dbg !178
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 4, i64 10, i32 0, i8* %ctrl, i32 37), !dbg !178
	%76 = icmp uge i64 4, %p3, !dbg !179
	br i1 %76, label %b2_fail11, label %b2_ok11, !dbg !179, !prof !26

b2_ok11:
	%77 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !179
	store i64 %75, i64* %77, align 8, !dbg !179
	%78 = bitcast i64* %56 to i8*, !dbg !180
	%79 = call i64 @gpuc_signal_wait_until_thread(i8* %78, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 39), !dbg !180
	%80 = icmp uge i64 5, %p3, !dbg !181
	br i1 %80, label %b2_fail12, label %b2_ok12, !dbg !181, !prof !26

b2_ok12:
	%81 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !181
	store i64 %79, i64* %81, align 8, !dbg !181
	br label %b3, !dbg !182

b3:
	%82 = phi i64 [ 0, %b2_ok12 ], [ %90, %b3_ok2 ], !dbg !182
	%83 = add i64 %82, 6, !dbg !183
	%84 = icmp uge i64 %82, %p1, !dbg !184
	br i1 %84, label %b3_fail1, label %b3_ok1, !dbg !184, !prof !26

b3_ok1:
	%85 = getelementptr inbounds i64, i64* %p0, i64 %82, !dbg !184
	%86 = bitcast i64* %85 to i8*, !dbg !185
	%87 = call i64 @gpuc_signal_fetch_thread(i8* %86), !dbg !185
	%88 = icmp uge i64 %83, %p3, !dbg !186
	br i1 %88, label %b3_fail2, label %b3_ok2, !dbg !186, !prof !26

b3_ok2:
	%89 = getelementptr inbounds i64, i64* %p2, i64 %83, !dbg !186
	store i64 %87, i64* %89, align 8, !dbg !186
	%90 = add i64 %82, 1, !dbg !186
	%91 = icmp slt i64 %90, %p1, !dbg !186
	br i1 %91, label %b3, label %b4, !dbg !186

b4:
	ret void, !dbg !186

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p1), !dbg !158
	ret void, !dbg !158

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 1, i64 %p1), !dbg !160
	ret void, !dbg !160

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 2, i64 %p1), !dbg !162
	ret void, !dbg !162

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 3, i64 %p1), !dbg !164
	ret void, !dbg !164

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 4, i64 %p1), !dbg !166
	ret void, !dbg !166

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 5, i64 %p1), !dbg !168
	ret void, !dbg !168

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p3), !dbg !171
	ret void, !dbg !171

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p3), !dbg !173
	ret void, !dbg !173

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 2, i64 %p3), !dbg !175
	ret void, !dbg !175

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 3, i64 %p3), !dbg !177
	ret void, !dbg !177

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 4, i64 %p3), !dbg !179
	ret void, !dbg !179

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 5, i64 %p3), !dbg !181
	ret void, !dbg !181

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %82, i64 %p1), !dbg !184
	ret void, !dbg !184

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %83, i64 %p3), !dbg !186
	ret void, !dbg !186
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !187 {
entry:
	br label %b0, !dbg !188

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !189
	%1 = sext i32 %0 to i64, !dbg !189
	br label %b1, !dbg !189

b1:
	%2 = phi i64 [ 0, %b0 ], [ %37, %b1_ok1 ], !dbg !189
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190, !range !9
	%4 = sext i32 %3 to i64, !dbg !190
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !190, !range !27
	%6 = sext i32 %5 to i64, !dbg !190
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !190, !range !27
	%8 = sext i32 %7 to i64, !dbg !190
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !190, !range !79
	%10 = sext i32 %9 to i64, !dbg !190
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !190, !range !80
	%12 = sext i32 %11 to i64, !dbg !190
	%13 = mul i64 %12, %8, !dbg !190
	%14 = add i64 %6, %13, !dbg !190
	%15 = mul i64 %10, %14, !dbg !190
	%16 = add i64 %4, %15, !dbg !190
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !190, !range !20
	%19 = mul i32 %17, %18, !dbg !190
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !190, !range !72
	%21 = mul i32 %19, %20, !dbg !190
	%22 = sext i32 %21 to i64, !dbg !190
	%23 = mul i64 %16, %22, !dbg !190
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !190, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !190, !range !19
	%27 = mul i32 %18, %26, !dbg !190
	%28 = add i32 %25, %27, !dbg !190
	%29 = mul i32 %17, %28, !dbg !190
	%30 = add i32 %24, %29, !dbg !190
	%31 = sext i32 %30 to i64, !dbg !190
	%32 = add i64 %23, %31, !dbg !190
	%33 = add i64 %32, 1, !dbg !191
	%34 = icmp uge i64 %2, %1, !dbg !193
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !193, !prof !26

b1_ok1:
	%35 = trunc i64 %2 to i32, !dbg !193
	%36 = bitcast i64* %p0 to i8*, !dbg !193
	call void @gpuc_signal_op_thread(i8* %36, i64 %33, i32 10, i32 %35), !dbg !193
	%37 = add i64 %2, 1, !dbg !193
	%38 = icmp slt i64 %37, %1, !dbg !193
	br i1 %38, label %b1, label %b2, !dbg !193

b2:
	%39 = bitcast i64* %p0 to i8*, !dbg !194
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 42), !dbg !194
	%41 = icmp uge i64 %32, %p3, !dbg !195
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !195, !prof !26

b2_ok1:
	%42 = getelementptr inbounds i64, i64* %p2, i64 %32, !dbg !195
	store i64 %40, i64* %42, align 8, !dbg !195
	ret void, !dbg !195

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %2, i64 %1), !dbg !193
	ret void, !dbg !193

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %32, i64 %p3), !dbg !195
	ret void, !dbg !195
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !196 {
entry:
	br label %b0, !dbg !197

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !198
	%1 = sext i32 %0 to i64, !dbg !198
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199, !range !9
	%3 = sext i32 %2 to i64, !dbg !199
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !199, !range !27
	%5 = sext i32 %4 to i64, !dbg !199
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !199, !range !27
	%7 = sext i32 %6 to i64, !dbg !199
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !199, !range !79
	%9 = sext i32 %8 to i64, !dbg !199
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !199, !range !80
	%11 = sext i32 %10 to i64, !dbg !199
	%12 = mul i64 %11, %7, !dbg !199
	%13 = add i64 %5, %12, !dbg !199
	%14 = mul i64 %9, %13, !dbg !199
	%15 = add i64 %3, %14, !dbg !199
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !199, !range !20
	%18 = mul i32 %16, %17, !dbg !199
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !199, !range !72
	%20 = mul i32 %18, %19, !dbg !199
	%21 = sext i32 %20 to i64, !dbg !199
	%22 = mul i64 %15, %21, !dbg !199
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !199, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !199, !range !19
	%26 = mul i32 %17, %25, !dbg !199
	%27 = add i32 %24, %26, !dbg !199
	%28 = mul i32 %16, %27, !dbg !199
	%29 = add i32 %23, %28, !dbg !199
	%30 = sext i32 %29 to i64, !dbg !199
	%31 = add i64 %22, %30, !dbg !199
	%32 = mul i64 %9, %11, !dbg !199
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !199, !range !80
	%34 = sext i32 %33 to i64, !dbg !199
	%35 = mul i64 %32, %34, !dbg !199
	%36 = mul i64 %35, %21, !dbg !199
	br label %b1, !dbg !199

b1:
	%37 = phi i64 [ %31, %b0 ], [ %46, %b2_ok1 ], !dbg !199
	%38 = icmp slt i64 %37, %1, !dbg !199
	br i1 %38, label %b2, label %b3, !dbg !199

b2:
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !200
	%40 = sext i32 %39 to i64, !dbg !200
	%41 = icmp uge i64 %40, %p1, !dbg !201
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !201, !prof !26

b2_ok1:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %40, !dbg !201
	%43 = add i64 %40, 1, !dbg !203
	%44 = trunc i64 %37 to i32, !dbg !204
	%45 = bitcast i64* %42 to i8*, !dbg !204
	call void @gpuc_signal_op_thread(i8* %45, i64 %43, i32 9, i32 %44), !dbg !204
	%46 = add i64 %37, %36, !dbg !199
	br label %b1, !dbg !199

b3:
	%47 = phi i64 [ %31, %b1 ], [ %54, %b4_ok1 ], !dbg !205
	%48 = icmp slt i64 %47, %1, !dbg !205
	br i1 %48, label %b4, label %b5, !dbg !205

b4:
	%49 = icmp uge i64 %47, %p1, !dbg !206
	br i1 %49, label %b4_fail1, label %b4_ok1, !dbg !206, !prof !26

b4_ok1:
	%50 = getelementptr inbounds i64, i64* %p0, i64 %47, !dbg !206
	%51 = add i64 %47, 1, !dbg !208
	%52 = bitcast i64* %50 to i8*, !dbg !209
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 0, i64 %51, i32 0, i8* %ctrl, i32 46), !dbg !209
	%54 = add i64 %47, %36, !dbg !205
	br label %b3, !dbg !205

b5:
	ret void, !dbg !205

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %40, i64 %p1), !dbg !201
	ret void, !dbg !201

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %47, i64 %p1), !dbg !206
	ret void, !dbg !206
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !211 {
entry:
	br label %b0, !dbg !212

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213, !range !9
	%1 = sext i32 %0 to i64, !dbg !213
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !213, !range !27
	%3 = sext i32 %2 to i64, !dbg !213
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !213, !range !27
	%5 = sext i32 %4 to i64, !dbg !213
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !213, !range !79
	%7 = sext i32 %6 to i64, !dbg !213
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !213, !range !80
	%9 = sext i32 %8 to i64, !dbg !213
	%10 = mul i64 %9, %5, !dbg !213
	%11 = add i64 %3, %10, !dbg !213
	%12 = mul i64 %7, %11, !dbg !213
	%13 = add i64 %1, %12, !dbg !213
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !213, !range !20
	%16 = mul i32 %14, %15, !dbg !213
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !213, !range !72
	%18 = mul i32 %16, %17, !dbg !213
	%19 = sext i32 %18 to i64, !dbg !213
	%20 = mul i64 %13, %19, !dbg !213
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !213, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !213, !range !19
	%24 = mul i32 %15, %23, !dbg !213
	%25 = add i32 %22, %24, !dbg !213
	%26 = mul i32 %14, %25, !dbg !213
	%27 = add i32 %21, %26, !dbg !213
	%28 = sext i32 %27 to i64, !dbg !213
	%29 = add i64 %20, %28, !dbg !213
	%30 = icmp eq i64 %29, 0, !dbg !214
	br i1 %30, label %b1, label %b11, !dbg !214

b1:
	%31 = call i32 @gpuc_my_pe_thread(), !dbg !217
	%32 = sext i32 %31 to i64, !dbg !217
	%33 = add i64 %32, 1, !dbg !218
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !219
	%35 = sext i32 %34 to i64, !dbg !219
	%36 = icmp eq i64 %35, -1, !dbg !220
	%37 = select i1 %36, i64 1, i64 %35, !dbg !220
	%38 = srem i64 %33, %37, !dbg !220
	%39 = icmp ne i64 %p3, %p5, !dbg !221
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !221, !prof !26

b1_ok1:
	%40 = mul i64 %p5, 4, !dbg !221
	%41 = trunc i64 %38 to i32, !dbg !221
	%42 = bitcast i32* %p2 to i8*, !dbg !221
	%43 = bitcast i32* %p4 to i8*, !dbg !221
	call void @gpuc_put_nbi_thread(i8* %42, i8* %43, i64 %40, i32 %41), !dbg !221
	%44 = icmp eq i64 %p0, 0, !dbg !222
	br i1 %44, label %b2, label %b3, !dbg !222

b2:
	call void @gpuc_barrier_thread(i32 %p1), !dbg !223
	br label %b9, !dbg !223

b3:
	%45 = icmp eq i64 %p0, 1, !dbg !224
	br i1 %45, label %b4, label %b5, !dbg !224

b4:
	call void @gpuc_barrier_all_thread(), !dbg !225
	br label %b9, !dbg !225

b5:
	%46 = icmp eq i64 %p0, 2, !dbg !226
	br i1 %46, label %b6, label %b7, !dbg !226

b6:
	call void @gpuc_quiet_thread(), !dbg !227
	call void @gpuc_sync_thread(i32 %p1), !dbg !228
	br label %b9, !dbg !228

b7:
	%47 = icmp eq i64 %p0, 3, !dbg !229
	br i1 %47, label %b8, label %b9, !dbg !229

b8:
	call void @gpuc_quiet_thread(), !dbg !230
	call void @gpuc_sync_all_thread(), !dbg !231
	br label %b9, !dbg !231

b9:
	%48 = phi i64 [ 0, %b2 ], [ %54, %b10_ok1 ], [ 0, %b4 ], [ 0, %b6 ], [ 0, %b7 ], [ 0, %b8 ], !dbg !232
	%49 = icmp slt i64 %48, %p7, !dbg !233
	br i1 %49, label %b10, label %b11, !dbg !233

b10:
	%50 = icmp uge i64 %48, %p3, !dbg !234
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !234, !prof !26

b10_ok1:
	%51 = getelementptr inbounds i32, i32* %p2, i64 %48, !dbg !234
	%52 = load i32, i32* %51, align 4, !dbg !234
	%53 = getelementptr inbounds i32, i32* %p6, i64 %48, !dbg !235
	store i32 %52, i32* %53, align 4, !dbg !235
	%54 = add i64 %48, 1, !dbg !236
	br label %b9, !dbg !236

b11:
	ret void, !dbg !216

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !221
	ret void, !dbg !221

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %48, i64 %p3), !dbg !234
	ret void, !dbg !234
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !237 {
entry:
	br label %b0, !dbg !238

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !239, !range !9
	%1 = sext i32 %0 to i64, !dbg !239
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !239, !range !27
	%3 = sext i32 %2 to i64, !dbg !239
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !239, !range !27
	%5 = sext i32 %4 to i64, !dbg !239
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !239, !range !79
	%7 = sext i32 %6 to i64, !dbg !239
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !239, !range !80
	%9 = sext i32 %8 to i64, !dbg !239
	%10 = mul i64 %9, %5, !dbg !239
	%11 = add i64 %3, %10, !dbg !239
	%12 = mul i64 %7, %11, !dbg !239
	%13 = add i64 %1, %12, !dbg !239
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !239, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !239, !range !20
	%16 = mul i32 %14, %15, !dbg !239
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !239, !range !72
	%18 = mul i32 %16, %17, !dbg !239
	%19 = sext i32 %18 to i64, !dbg !239
	%20 = mul i64 %13, %19, !dbg !239
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !239, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !239, !range !19
	%24 = mul i32 %15, %23, !dbg !239
	%25 = add i32 %22, %24, !dbg !239
	%26 = mul i32 %14, %25, !dbg !239
	%27 = add i32 %21, %26, !dbg !239
	%28 = sext i32 %27 to i64, !dbg !239
	%29 = add i64 %20, %28, !dbg !239
	%30 = sdiv i64 %29, 32, !dbg !240
	%31 = icmp eq i64 %30, 0, !dbg !241
	br i1 %31, label %b1, label %b11, !dbg !241

b1:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !242, !range !41
	%33 = sext i32 %32 to i64, !dbg !242
	%34 = and i32 %27, -32, !dbg !243
	%35 = sub i32 %18, %34, !dbg !243
	%36 = icmp slt i32 %35, 32, !dbg !243
	%37 = select i1 %36, i32 %35, i32 32, !dbg !243
	%38 = sext i32 %37 to i64, !dbg !243
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !246
	%40 = sext i32 %39 to i64, !dbg !246
	%41 = add i64 %40, 1, !dbg !247
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !248
	%43 = sext i32 %42 to i64, !dbg !248
	%44 = icmp eq i64 %43, -1, !dbg !249
	%45 = select i1 %44, i64 1, i64 %43, !dbg !249
	%46 = srem i64 %41, %45, !dbg !249
	%47 = icmp ne i64 %p3, %p5, !dbg !250
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !250, !prof !26

b1_ok1:
	%48 = mul i64 %p5, 4, !dbg !250
	%49 = trunc i64 %46 to i32, !dbg !250
	%50 = bitcast i32* %p2 to i8*, !dbg !250
	%51 = bitcast i32* %p4 to i8*, !dbg !250
	call void @gpuc_put_nbi_warp(i8* %50, i8* %51, i64 %48, i32 %49), !dbg !250
	%52 = icmp eq i64 %p0, 0, !dbg !251
	br i1 %52, label %b2, label %b3, !dbg !251

b2:
	call void @gpuc_barrier_warp(i32 %p1), !dbg !252
	br label %b9, !dbg !252

b3:
	%53 = icmp eq i64 %p0, 1, !dbg !253
	br i1 %53, label %b4, label %b5, !dbg !253

b4:
	call void @gpuc_barrier_all_warp(), !dbg !254
	br label %b9, !dbg !254

b5:
	%54 = icmp eq i64 %p0, 2, !dbg !255
	br i1 %54, label %b6, label %b7, !dbg !255

b6:
	call void @gpuc_quiet_warp(), !dbg !256
	call void @gpuc_sync_warp(i32 %p1), !dbg !257
	br label %b9, !dbg !257

b7:
	%55 = icmp eq i64 %p0, 3, !dbg !258
	br i1 %55, label %b8, label %b9, !dbg !258

b8:
	call void @gpuc_quiet_warp(), !dbg !259
	call void @gpuc_sync_all_warp(), !dbg !260
	br label %b9, !dbg !260

b9:
	%56 = phi i64 [ %33, %b2 ], [ %62, %b10_ok1 ], [ %33, %b4 ], [ %33, %b6 ], [ %33, %b7 ], [ %33, %b8 ], !dbg !261
	%57 = icmp slt i64 %56, %p7, !dbg !262
	br i1 %57, label %b10, label %b11, !dbg !262

b10:
	%58 = icmp uge i64 %56, %p3, !dbg !263
	br i1 %58, label %b10_fail1, label %b10_ok1, !dbg !263, !prof !26

b10_ok1:
	%59 = getelementptr inbounds i32, i32* %p2, i64 %56, !dbg !263
	%60 = load i32, i32* %59, align 4, !dbg !263
	%61 = getelementptr inbounds i32, i32* %p6, i64 %56, !dbg !264
	store i32 %60, i32* %61, align 4, !dbg !264
	%62 = add i64 %56, %38, !dbg !265
	br label %b9, !dbg !265

b11:
	ret void, !dbg !245

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !250
	ret void, !dbg !250

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %56, i64 %p3), !dbg !263
	ret void, !dbg !263
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !266 {
entry:
	br label %b0, !dbg !267

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268, !range !9
	%1 = sext i32 %0 to i64, !dbg !268
	%2 = icmp eq i64 %1, 0, !dbg !269
	br i1 %2, label %b1, label %b11, !dbg !269

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !270, !range !18
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !270, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !270, !range !19
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !270, !range !20
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !270, !range !20
	%8 = mul i32 %7, %5, !dbg !270
	%9 = add i32 %4, %8, !dbg !270
	%10 = mul i32 %6, %9, !dbg !270
	%11 = add i32 %3, %10, !dbg !270
	%12 = sext i32 %11 to i64, !dbg !270
	%13 = mul i32 %6, %7, !dbg !271
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !72
	%15 = mul i32 %13, %14, !dbg !271
	%16 = sext i32 %15 to i64, !dbg !271
	%17 = call i32 @gpuc_my_pe_thread(), !dbg !274
	%18 = sext i32 %17 to i64, !dbg !274
	%19 = add i64 %18, 1, !dbg !275
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !276
	%21 = sext i32 %20 to i64, !dbg !276
	%22 = icmp eq i64 %21, -1, !dbg !277
	%23 = select i1 %22, i64 1, i64 %21, !dbg !277
	%24 = srem i64 %19, %23, !dbg !277
	%25 = icmp ne i64 %p3, %p5, !dbg !278
	br i1 %25, label %b1_fail1, label %b1_ok1, !dbg !278, !prof !26

b1_ok1:
	%26 = mul i64 %p5, 4, !dbg !278
	%27 = trunc i64 %24 to i32, !dbg !278
	%28 = bitcast i32* %p2 to i8*, !dbg !278
	%29 = bitcast i32* %p4 to i8*, !dbg !278
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !278
	%30 = icmp eq i64 %p0, 0, !dbg !279
	br i1 %30, label %b2, label %b3, !dbg !279

b2:
	call void @gpuc_barrier_block(i32 %p1), !dbg !280
	br label %b9, !dbg !280

b3:
	%31 = icmp eq i64 %p0, 1, !dbg !281
	br i1 %31, label %b4, label %b5, !dbg !281

b4:
	call void @gpuc_barrier_all_block(), !dbg !282
	br label %b9, !dbg !282

b5:
	%32 = icmp eq i64 %p0, 2, !dbg !283
	br i1 %32, label %b6, label %b7, !dbg !283

b6:
	call void @gpuc_quiet_block(), !dbg !284
	call void @gpuc_sync_block(i32 %p1), !dbg !285
	br label %b9, !dbg !285

b7:
	%33 = icmp eq i64 %p0, 3, !dbg !286
	br i1 %33, label %b8, label %b9, !dbg !286

b8:
	call void @gpuc_quiet_block(), !dbg !287
	call void @gpuc_sync_all_block(), !dbg !288
	br label %b9, !dbg !288

b9:
	%34 = phi i64 [ %12, %b2 ], [ %40, %b10_ok1 ], [ %12, %b4 ], [ %12, %b6 ], [ %12, %b7 ], [ %12, %b8 ], !dbg !289
	%35 = icmp slt i64 %34, %p7, !dbg !290
	br i1 %35, label %b10, label %b11, !dbg !290

b10:
	%36 = icmp uge i64 %34, %p3, !dbg !291
	br i1 %36, label %b10_fail1, label %b10_ok1, !dbg !291, !prof !26

b10_ok1:
	%37 = getelementptr inbounds i32, i32* %p2, i64 %34, !dbg !291
	%38 = load i32, i32* %37, align 4, !dbg !291
	%39 = getelementptr inbounds i32, i32* %p6, i64 %34, !dbg !292
	store i32 %38, i32* %39, align 4, !dbg !292
	%40 = add i64 %34, %16, !dbg !293
	br label %b9, !dbg !293

b11:
	ret void, !dbg !273

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !278
	ret void, !dbg !278

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %34, i64 %p3), !dbg !291
	ret void, !dbg !291
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !294 {
entry:
	br label %b0, !dbg !295

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !296
	%1 = sext i32 %0 to i64, !dbg !296
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !297
	%3 = sext i32 %2 to i64, !dbg !297
	%4 = icmp slt i64 0, %p4, !dbg !297
	br i1 %4, label %b1, label %b6, !dbg !297

b1:
	%5 = phi i64 [ 0, %b0 ], [ %30, %b5 ], !dbg !297
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !298, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !298, !range !19
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !298, !range !20
	%11 = mul i32 %10, %8, !dbg !298
	%12 = add i32 %7, %11, !dbg !298
	%13 = mul i32 %9, %12, !dbg !298
	%14 = add i32 %6, %13, !dbg !298
	%15 = sext i32 %14 to i64, !dbg !298
	%16 = icmp eq i64 %15, 0, !dbg !299
	br i1 %16, label %b2, label %b3, !dbg !299

b2:
	%17 = icmp uge i64 0, %p1, !dbg !300
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !300, !prof !26

b2_ok1:
	%18 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !300
	%19 = add i64 %5, 1, !dbg !301
	%20 = trunc i64 %19 to i32, !dbg !302
	%21 = add i64 %1, 1, !dbg !303
	%22 = icmp eq i64 %3, -1, !dbg !304
	%23 = select i1 %22, i64 1, i64 %3, !dbg !304
	%24 = srem i64 %21, %23, !dbg !304
	%25 = trunc i64 %24 to i32, !dbg !305
	%26 = bitcast i32* %18 to i8*, !dbg !305
	call void @gpuc_p_thread_32(i8* %26, i32 %20, i32 %25), !dbg !305
	br label %b3, !dbg !305

b3:
	call void @gpuc_barrier_all_block(), !dbg !306
	%27 = icmp uge i64 0, %p1, !dbg !307
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !307, !prof !26

b3_ok1:
	%28 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !307
	%29 = load i32, i32* %28, align 4, !dbg !307
	%30 = add i64 %5, 1, !dbg !308
	%31 = trunc i64 %30 to i32, !dbg !309
	%32 = icmp ne i32 %29, %31, !dbg !310
	br i1 %32, label %b4, label %b5, !dbg !310

b4:
	%33 = icmp uge i64 0, %p3, !dbg !311
	br i1 %33, label %b4_fail1, label %b4_ok1, !dbg !311, !prof !26

b4_ok1:
	%34 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !311
	%35 = atomicrmw add i32* %34, i32 1 monotonic, !dbg !312
	br label %b5, !dbg !312

b5:
	call void @gpuc_sync_all_block(), !dbg !313
	%36 = icmp slt i64 %30, %p4, !dbg !313
	br i1 %36, label %b1, label %b6, !dbg !313

b6:
	ret void, !dbg !313

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 %p1), !dbg !300
	ret void, !dbg !300

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 0, i64 %p1), !dbg !307
	ret void, !dbg !307

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p3), !dbg !311
	ret void, !dbg !311
}

define void @TransferInt8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !319, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !319, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !319, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !319, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !319, !range !20
	%5 = mul i32 %4, %2, !dbg !319
	%6 = add i32 %1, %5, !dbg !319
	%7 = mul i32 %3, %6, !dbg !319
	%8 = add i32 %0, %7, !dbg !319
	%9 = sext i32 %8 to i64, !dbg !319
	%10 = icmp eq i64 %p0, 0, !dbg !320
	br i1 %10, label %b1, label %b3, !dbg !320

b1:
	%11 = icmp eq i64 %9, 0, !dbg !321
	br i1 %11, label %b2, label %b16, !dbg !321

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !322
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !322, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !322
	%14 = sext i32 %13 to i64, !dbg !322
	%15 = icmp uge i64 %p8, %14, !dbg !322
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !322, !prof !26

b2_ok2:
	%16 = trunc i64 %p8 to i32, !dbg !322
	call void @gpuc_put_thread(i8* %p2, i8* %p4, i64 %p5, i32 %16), !dbg !322
	br label %b16, !dbg !322

b3:
	%17 = icmp eq i64 %p0, 1, !dbg !323
	br i1 %17, label %b4, label %b6, !dbg !323

b4:
	%18 = sdiv i64 %9, 32, !dbg !324
	%19 = icmp eq i64 %18, %p1, !dbg !325
	br i1 %19, label %b5, label %b16, !dbg !325

b5:
	%20 = icmp ne i64 %p3, %p5, !dbg !326
	br i1 %20, label %b5_fail1, label %b5_ok1, !dbg !326, !prof !26

b5_ok1:
	%21 = call i32 @gpuc_num_pes_thread(), !dbg !326
	%22 = sext i32 %21 to i64, !dbg !326
	%23 = icmp uge i64 %p8, %22, !dbg !326
	br i1 %23, label %b5_fail2, label %b5_ok2, !dbg !326, !prof !26

b5_ok2:
	%24 = trunc i64 %p8 to i32, !dbg !326
	call void @gpuc_put_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %24), !dbg !326
	br label %b16, !dbg !326

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !327
	br i1 %25, label %b7, label %b8, !dbg !327

b7:
	%26 = icmp ne i64 %p3, %p5, !dbg !328
	br i1 %26, label %b7_fail1, label %b7_ok1, !dbg !328, !prof !26

b7_ok1:
	%27 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%28 = sext i32 %27 to i64, !dbg !328
	%29 = icmp uge i64 %p8, %28, !dbg !328
	br i1 %29, label %b7_fail2, label %b7_ok2, !dbg !328, !prof !26

b7_ok2:
	%30 = trunc i64 %p8 to i32, !dbg !328
	call void @gpuc_get_block(i8* %p2, i8* %p4, i64 %p5, i32 %30), !dbg !328
	br label %b16, !dbg !328

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !329
	br i1 %31, label %b9, label %b11, !dbg !329

b9:
	%32 = icmp eq i64 %9, 0, !dbg !330
	br i1 %32, label %b10, label %b16, !dbg !330

b10:
	%33 = icmp ne i64 %p3, %p5, !dbg !331
	br i1 %33, label %b10_fail1, label %b10_ok1, !dbg !331, !prof !26

b10_ok1:
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !331
	%35 = sext i32 %34 to i64, !dbg !331
	%36 = icmp uge i64 %p8, %35, !dbg !331
	br i1 %36, label %b10_fail2, label %b10_ok2, !dbg !331, !prof !26

b10_ok2:
	%37 = trunc i64 %p8 to i32, !dbg !331
	call void @gpuc_get_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i32 %37), !dbg !331
	br label %b16, !dbg !331

b11:
	%38 = icmp eq i64 %p0, 4, !dbg !332
	br i1 %38, label %b12, label %b14, !dbg !332

b12:
	%39 = sdiv i64 %9, 32, !dbg !333
	%40 = icmp eq i64 %39, %p1, !dbg !334
	br i1 %40, label %b13, label %b16, !dbg !334

b13:
	%41 = icmp ne i64 %p3, %p5, !dbg !335
	br i1 %41, label %b13_fail1, label %b13_ok1, !dbg !335, !prof !26

b13_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !335
	%43 = sext i32 %42 to i64, !dbg !335
	%44 = icmp uge i64 %p8, %43, !dbg !335
	br i1 %44, label %b13_fail2, label %b13_ok2, !dbg !335, !prof !26

b13_ok2:
	%45 = icmp eq i64* %p6, null, !dbg !335
	br i1 %45, label %b13_fail3, label %b13_ok3, !dbg !335, !prof !26

b13_ok3:
	%46 = trunc i64 %p8 to i32, !dbg !335
	%47 = bitcast i64* %p6 to i8*, !dbg !335
	call void @gpuc_put_signal_warp(i8* %p2, i8* %p4, i64 %p5, i8* %47, i64 %p7, i32 9, i32 %46), !dbg !335
	br label %b16, !dbg !335

b14:
	%48 = icmp eq i64 %p0, 5, !dbg !336
	br i1 %48, label %b15, label %b16, !dbg !336

b15:
	%49 = icmp ne i64 %p3, %p5, !dbg !337
	br i1 %49, label %b15_fail1, label %b15_ok1, !dbg !337, !prof !26

b15_ok1:
	%50 = call i32 @gpuc_num_pes_thread(), !dbg !337
	%51 = sext i32 %50 to i64, !dbg !337
	%52 = icmp uge i64 %p8, %51, !dbg !337
	br i1 %52, label %b15_fail2, label %b15_ok2, !dbg !337, !prof !26

b15_ok2:
	%53 = icmp eq i64* %p6, null, !dbg !337
	br i1 %53, label %b15_fail3, label %b15_ok3, !dbg !337, !prof !26

b15_ok3:
	%54 = trunc i64 %p8 to i32, !dbg !337
	%55 = bitcast i64* %p6 to i8*, !dbg !337
	call void @gpuc_put_signal_nbi_block(i8* %p2, i8* %p4, i64 %p5, i8* %55, i64 %p7, i32 9, i32 %54), !dbg !337
	br label %b16, !dbg !337

b16:
	ret void, !dbg !318

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !322
	ret void, !dbg !322

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %14), !dbg !322
	ret void, !dbg !322

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !326
	ret void, !dbg !326

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %22), !dbg !326
	ret void, !dbg !326

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !328
	ret void, !dbg !328

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %28), !dbg !328
	ret void, !dbg !328

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !331
	ret void, !dbg !331

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %35), !dbg !331
	ret void, !dbg !331

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !335
	ret void, !dbg !335

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %43), !dbg !335
	ret void, !dbg !335

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !335
	ret void, !dbg !335

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !337
	ret void, !dbg !337

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %51), !dbg !337
	ret void, !dbg !337

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !337
	ret void, !dbg !337
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !338 {
entry:
	br label %b0, !dbg !339

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !9
	%1 = sext i32 %0 to i64, !dbg !342
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !27
	%3 = sext i32 %2 to i64, !dbg !342
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !342, !range !27
	%5 = sext i32 %4 to i64, !dbg !342
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !342, !range !79
	%7 = sext i32 %6 to i64, !dbg !342
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !342, !range !80
	%9 = sext i32 %8 to i64, !dbg !342
	%10 = mul i64 %9, %5, !dbg !342
	%11 = add i64 %3, %10, !dbg !342
	%12 = mul i64 %7, %11, !dbg !342
	%13 = add i64 %1, %12, !dbg !342
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !20
	%16 = mul i32 %14, %15, !dbg !342
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !342, !range !72
	%18 = mul i32 %16, %17, !dbg !342
	%19 = sext i32 %18 to i64, !dbg !342
	%20 = mul i64 %13, %19, !dbg !342
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !19
	%24 = mul i32 %15, %23, !dbg !342
	%25 = add i32 %22, %24, !dbg !342
	%26 = mul i32 %14, %25, !dbg !342
	%27 = add i32 %21, %26, !dbg !342
	%28 = sext i32 %27 to i64, !dbg !342
	%29 = add i64 %20, %28, !dbg !342
	%30 = mul i64 %7, %9, !dbg !342
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !342, !range !80
	%32 = sext i32 %31 to i64, !dbg !342
	%33 = mul i64 %30, %32, !dbg !342
	%34 = mul i64 %33, %19, !dbg !342
	br label %b1, !dbg !342

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !342
	%36 = icmp slt i64 %35, %p3, !dbg !342
	br i1 %36, label %b2, label %b3, !dbg !342

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !343
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !343
	%39 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !344
	%40 = load i8, i8* %39, align 1, !dbg !344
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !345
	%42 = sext i32 %41 to i64, !dbg !345
	%43 = icmp uge i64 %p4, %42, !dbg !345
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !345, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !345
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %40, i32 %44), !dbg !345
	%45 = add i64 %35, %34, !dbg !342
	br label %b1, !dbg !342

b3:
	ret void, !dbg !341

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !343
	ret void, !dbg !343

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !345
	ret void, !dbg !345
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !346 {
entry:
	br label %b0, !dbg !347

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !9
	%1 = sext i32 %0 to i64, !dbg !350
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !27
	%3 = sext i32 %2 to i64, !dbg !350
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !350, !range !27
	%5 = sext i32 %4 to i64, !dbg !350
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !79
	%7 = sext i32 %6 to i64, !dbg !350
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !80
	%9 = sext i32 %8 to i64, !dbg !350
	%10 = mul i64 %9, %5, !dbg !350
	%11 = add i64 %3, %10, !dbg !350
	%12 = mul i64 %7, %11, !dbg !350
	%13 = add i64 %1, %12, !dbg !350
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !20
	%16 = mul i32 %14, %15, !dbg !350
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !350, !range !72
	%18 = mul i32 %16, %17, !dbg !350
	%19 = sext i32 %18 to i64, !dbg !350
	%20 = mul i64 %13, %19, !dbg !350
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !19
	%24 = mul i32 %15, %23, !dbg !350
	%25 = add i32 %22, %24, !dbg !350
	%26 = mul i32 %14, %25, !dbg !350
	%27 = add i32 %21, %26, !dbg !350
	%28 = sext i32 %27 to i64, !dbg !350
	%29 = add i64 %20, %28, !dbg !350
	%30 = mul i64 %7, %9, !dbg !350
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !350, !range !80
	%32 = sext i32 %31 to i64, !dbg !350
	%33 = mul i64 %30, %32, !dbg !350
	%34 = mul i64 %33, %19, !dbg !350
	br label %b1, !dbg !350

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !350
	%36 = icmp slt i64 %35, %p1, !dbg !350
	br i1 %36, label %b2, label %b3, !dbg !350

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !351
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !351, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !351
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !352
	%40 = sext i32 %39 to i64, !dbg !352
	%41 = icmp uge i64 %p4, %40, !dbg !352
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !352, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !352
	%43 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %42), !dbg !352
	%44 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !353
	store i8 %43, i8* %44, align 1, !dbg !353
	%45 = add i64 %35, %34, !dbg !350
	br label %b1, !dbg !350

b3:
	ret void, !dbg !349

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !351
	ret void, !dbg !351

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !352
	ret void, !dbg !352
}

define void @TransferInt16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !358, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !358, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !358, !range !20
	%5 = mul i32 %4, %2, !dbg !358
	%6 = add i32 %1, %5, !dbg !358
	%7 = mul i32 %3, %6, !dbg !358
	%8 = add i32 %0, %7, !dbg !358
	%9 = sext i32 %8 to i64, !dbg !358
	%10 = icmp eq i64 %p0, 0, !dbg !359
	br i1 %10, label %b1, label %b3, !dbg !359

b1:
	%11 = sdiv i64 %9, 32, !dbg !360
	%12 = icmp eq i64 %11, %p1, !dbg !361
	br i1 %12, label %b2, label %b16, !dbg !361

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !362
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !362, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !362
	%15 = sext i32 %14 to i64, !dbg !362
	%16 = icmp uge i64 %p8, %15, !dbg !362
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !362, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 2, !dbg !362
	%18 = trunc i64 %p8 to i32, !dbg !362
	%19 = bitcast i16* %p2 to i8*, !dbg !362
	%20 = bitcast i16* %p4 to i8*, !dbg !362
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !362
	br label %b16, !dbg !362

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !363
	br i1 %21, label %b4, label %b5, !dbg !363

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !364
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !364, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !364
	%24 = sext i32 %23 to i64, !dbg !364
	%25 = icmp uge i64 %p8, %24, !dbg !364
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !364, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 2, !dbg !364
	%27 = trunc i64 %p8 to i32, !dbg !364
	%28 = bitcast i16* %p2 to i8*, !dbg !364
	%29 = bitcast i16* %p4 to i8*, !dbg !364
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !364
	br label %b16, !dbg !364

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !365
	br i1 %30, label %b6, label %b8, !dbg !365

b6:
	%31 = icmp eq i64 %9, 0, !dbg !366
	br i1 %31, label %b7, label %b16, !dbg !366

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !367
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !367, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !367
	%34 = sext i32 %33 to i64, !dbg !367
	%35 = icmp uge i64 %p8, %34, !dbg !367
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !367, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 2, !dbg !367
	%37 = trunc i64 %p8 to i32, !dbg !367
	%38 = bitcast i16* %p2 to i8*, !dbg !367
	%39 = bitcast i16* %p4 to i8*, !dbg !367
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !367
	br label %b16, !dbg !367

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !368
	br i1 %40, label %b9, label %b11, !dbg !368

b9:
	%41 = sdiv i64 %9, 32, !dbg !369
	%42 = icmp eq i64 %41, %p1, !dbg !370
	br i1 %42, label %b10, label %b16, !dbg !370

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !371
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !371, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !371
	%45 = sext i32 %44 to i64, !dbg !371
	%46 = icmp uge i64 %p8, %45, !dbg !371
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !371, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 2, !dbg !371
	%48 = trunc i64 %p8 to i32, !dbg !371
	%49 = bitcast i16* %p2 to i8*, !dbg !371
	%50 = bitcast i16* %p4 to i8*, !dbg !371
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !371
	br label %b16, !dbg !371

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !372
	br i1 %51, label %b12, label %b13, !dbg !372

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !373
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !373, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !373
	%54 = sext i32 %53 to i64, !dbg !373
	%55 = icmp uge i64 %p8, %54, !dbg !373
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !373, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !373
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !373, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 2, !dbg !373
	%58 = trunc i64 %p8 to i32, !dbg !373
	%59 = bitcast i16* %p2 to i8*, !dbg !373
	%60 = bitcast i16* %p4 to i8*, !dbg !373
	%61 = bitcast i64* %p6 to i8*, !dbg !373
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !373
	br label %b16, !dbg !373

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !374
	br i1 %62, label %b14, label %b16, !dbg !374

b14:
	%63 = icmp eq i64 %9, 0, !dbg !375
	br i1 %63, label %b15, label %b16, !dbg !375

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !376
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !376, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !376
	%66 = sext i32 %65 to i64, !dbg !376
	%67 = icmp uge i64 %p8, %66, !dbg !376
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !376, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !376
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !376, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 2, !dbg !376
	%70 = trunc i64 %p8 to i32, !dbg !376
	%71 = bitcast i16* %p2 to i8*, !dbg !376
	%72 = bitcast i16* %p4 to i8*, !dbg !376
	%73 = bitcast i64* %p6 to i8*, !dbg !376
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !376
	br label %b16, !dbg !376

b16:
	ret void, !dbg !357

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !362
	ret void, !dbg !362

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %15), !dbg !362
	ret void, !dbg !362

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !364
	ret void, !dbg !364

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %24), !dbg !364
	ret void, !dbg !364

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !367
	ret void, !dbg !367

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %34), !dbg !367
	ret void, !dbg !367

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !371
	ret void, !dbg !371

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %45), !dbg !371
	ret void, !dbg !371

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !373
	ret void, !dbg !373

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %54), !dbg !373
	ret void, !dbg !373

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !376
	ret void, !dbg !376

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !376
	ret void, !dbg !376

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !376
	ret void, !dbg !376
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !377 {
entry:
	br label %b0, !dbg !378

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !9
	%1 = sext i32 %0 to i64, !dbg !381
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !381, !range !27
	%3 = sext i32 %2 to i64, !dbg !381
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !381, !range !27
	%5 = sext i32 %4 to i64, !dbg !381
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !381, !range !79
	%7 = sext i32 %6 to i64, !dbg !381
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !381, !range !80
	%9 = sext i32 %8 to i64, !dbg !381
	%10 = mul i64 %9, %5, !dbg !381
	%11 = add i64 %3, %10, !dbg !381
	%12 = mul i64 %7, %11, !dbg !381
	%13 = add i64 %1, %12, !dbg !381
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !20
	%16 = mul i32 %14, %15, !dbg !381
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !72
	%18 = mul i32 %16, %17, !dbg !381
	%19 = sext i32 %18 to i64, !dbg !381
	%20 = mul i64 %13, %19, !dbg !381
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !19
	%24 = mul i32 %15, %23, !dbg !381
	%25 = add i32 %22, %24, !dbg !381
	%26 = mul i32 %14, %25, !dbg !381
	%27 = add i32 %21, %26, !dbg !381
	%28 = sext i32 %27 to i64, !dbg !381
	%29 = add i64 %20, %28, !dbg !381
	%30 = mul i64 %7, %9, !dbg !381
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !381, !range !80
	%32 = sext i32 %31 to i64, !dbg !381
	%33 = mul i64 %30, %32, !dbg !381
	%34 = mul i64 %33, %19, !dbg !381
	br label %b1, !dbg !381

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !381
	%36 = icmp slt i64 %35, %p3, !dbg !381
	br i1 %36, label %b2, label %b3, !dbg !381

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !382
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !382, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !382
	%39 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !383
	%40 = load i16, i16* %39, align 2, !dbg !383
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !384
	%42 = sext i32 %41 to i64, !dbg !384
	%43 = icmp uge i64 %p4, %42, !dbg !384
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !384, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !384
	%45 = bitcast i16* %38 to i8*, !dbg !384
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %40, i32 %44), !dbg !384
	%46 = add i64 %35, %34, !dbg !381
	br label %b1, !dbg !381

b3:
	ret void, !dbg !380

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !382
	ret void, !dbg !382

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !384
	ret void, !dbg !384
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !385 {
entry:
	br label %b0, !dbg !386

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !389, !range !9
	%1 = sext i32 %0 to i64, !dbg !389
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !389, !range !27
	%3 = sext i32 %2 to i64, !dbg !389
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !389, !range !27
	%5 = sext i32 %4 to i64, !dbg !389
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !389, !range !79
	%7 = sext i32 %6 to i64, !dbg !389
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !389, !range !80
	%9 = sext i32 %8 to i64, !dbg !389
	%10 = mul i64 %9, %5, !dbg !389
	%11 = add i64 %3, %10, !dbg !389
	%12 = mul i64 %7, %11, !dbg !389
	%13 = add i64 %1, %12, !dbg !389
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !20
	%16 = mul i32 %14, %15, !dbg !389
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !389, !range !72
	%18 = mul i32 %16, %17, !dbg !389
	%19 = sext i32 %18 to i64, !dbg !389
	%20 = mul i64 %13, %19, !dbg !389
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !19
	%24 = mul i32 %15, %23, !dbg !389
	%25 = add i32 %22, %24, !dbg !389
	%26 = mul i32 %14, %25, !dbg !389
	%27 = add i32 %21, %26, !dbg !389
	%28 = sext i32 %27 to i64, !dbg !389
	%29 = add i64 %20, %28, !dbg !389
	%30 = mul i64 %7, %9, !dbg !389
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !389, !range !80
	%32 = sext i32 %31 to i64, !dbg !389
	%33 = mul i64 %30, %32, !dbg !389
	%34 = mul i64 %33, %19, !dbg !389
	br label %b1, !dbg !389

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !389
	%36 = icmp slt i64 %35, %p1, !dbg !389
	br i1 %36, label %b2, label %b3, !dbg !389

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !390
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !390, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !390
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !391
	%40 = sext i32 %39 to i64, !dbg !391
	%41 = icmp uge i64 %p4, %40, !dbg !391
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !391, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !391
	%43 = bitcast i16* %38 to i8*, !dbg !391
	%44 = call zeroext i16 @gpuc_g_thread_16(i8* %43, i32 %42), !dbg !391
	%45 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !392
	store i16 %44, i16* %45, align 2, !dbg !392
	%46 = add i64 %35, %34, !dbg !389
	br label %b1, !dbg !389

b3:
	ret void, !dbg !388

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !390
	ret void, !dbg !390

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !391
	ret void, !dbg !391
}

define void @TransferInt32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !393 {
entry:
	br label %b0, !dbg !394

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !20
	%5 = mul i32 %4, %2, !dbg !397
	%6 = add i32 %1, %5, !dbg !397
	%7 = mul i32 %3, %6, !dbg !397
	%8 = add i32 %0, %7, !dbg !397
	%9 = sext i32 %8 to i64, !dbg !397
	%10 = icmp eq i64 %p0, 0, !dbg !398
	br i1 %10, label %b1, label %b2, !dbg !398

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !399
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !399, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !399
	%13 = sext i32 %12 to i64, !dbg !399
	%14 = icmp uge i64 %p8, %13, !dbg !399
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !399, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 4, !dbg !399
	%16 = trunc i64 %p8 to i32, !dbg !399
	%17 = bitcast i32* %p2 to i8*, !dbg !399
	%18 = bitcast i32* %p4 to i8*, !dbg !399
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !399
	br label %b16, !dbg !399

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !400
	br i1 %19, label %b3, label %b5, !dbg !400

b3:
	%20 = icmp eq i64 %9, 0, !dbg !401
	br i1 %20, label %b4, label %b16, !dbg !401

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !402
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !402, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !402
	%23 = sext i32 %22 to i64, !dbg !402
	%24 = icmp uge i64 %p8, %23, !dbg !402
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !402, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 4, !dbg !402
	%26 = trunc i64 %p8 to i32, !dbg !402
	%27 = bitcast i32* %p2 to i8*, !dbg !402
	%28 = bitcast i32* %p4 to i8*, !dbg !402
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !402
	br label %b16, !dbg !402

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !403
	br i1 %29, label %b6, label %b8, !dbg !403

b6:
	%30 = sdiv i64 %9, 32, !dbg !404
	%31 = icmp eq i64 %30, %p1, !dbg !405
	br i1 %31, label %b7, label %b16, !dbg !405

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !406
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !406, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%34 = sext i32 %33 to i64, !dbg !406
	%35 = icmp uge i64 %p8, %34, !dbg !406
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !406, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !406
	%37 = trunc i64 %p8 to i32, !dbg !406
	%38 = bitcast i32* %p2 to i8*, !dbg !406
	%39 = bitcast i32* %p4 to i8*, !dbg !406
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !406
	br label %b16, !dbg !406

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !407
	br i1 %40, label %b9, label %b10, !dbg !407

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !408
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !408, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !408
	%43 = sext i32 %42 to i64, !dbg !408
	%44 = icmp uge i64 %p8, %43, !dbg !408
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !408, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 4, !dbg !408
	%46 = trunc i64 %p8 to i32, !dbg !408
	%47 = bitcast i32* %p2 to i8*, !dbg !408
	%48 = bitcast i32* %p4 to i8*, !dbg !408
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !408
	br label %b16, !dbg !408

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !409
	br i1 %49, label %b11, label %b13, !dbg !409

b11:
	%50 = icmp eq i64 %9, 0, !dbg !410
	br i1 %50, label %b12, label %b16, !dbg !410

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !411
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !411, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !411
	%53 = sext i32 %52 to i64, !dbg !411
	%54 = icmp uge i64 %p8, %53, !dbg !411
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !411, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !411
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !411, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 4, !dbg !411
	%57 = trunc i64 %p8 to i32, !dbg !411
	%58 = bitcast i32* %p2 to i8*, !dbg !411
	%59 = bitcast i32* %p4 to i8*, !dbg !411
	%60 = bitcast i64* %p6 to i8*, !dbg !411
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !411
	br label %b16, !dbg !411

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !412
	br i1 %61, label %b14, label %b16, !dbg !412

b14:
	%62 = sdiv i64 %9, 32, !dbg !413
	%63 = icmp eq i64 %62, %p1, !dbg !414
	br i1 %63, label %b15, label %b16, !dbg !414

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !415
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !415, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !415
	%66 = sext i32 %65 to i64, !dbg !415
	%67 = icmp uge i64 %p8, %66, !dbg !415
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !415, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !415
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !415, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !415
	%70 = trunc i64 %p8 to i32, !dbg !415
	%71 = bitcast i32* %p2 to i8*, !dbg !415
	%72 = bitcast i32* %p4 to i8*, !dbg !415
	%73 = bitcast i64* %p6 to i8*, !dbg !415
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !415
	br label %b16, !dbg !415

b16:
	ret void, !dbg !396

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !399
	ret void, !dbg !399

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %13), !dbg !399
	ret void, !dbg !399

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !402
	ret void, !dbg !402

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %23), !dbg !402
	ret void, !dbg !402

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !406
	ret void, !dbg !406

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %34), !dbg !406
	ret void, !dbg !406

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !408
	ret void, !dbg !408

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %43), !dbg !408
	ret void, !dbg !408

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !411
	ret void, !dbg !411

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %53), !dbg !411
	ret void, !dbg !411

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !415
	ret void, !dbg !415

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !415
	ret void, !dbg !415

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !415
	ret void, !dbg !415
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !420, !range !9
	%1 = sext i32 %0 to i64, !dbg !420
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !420, !range !27
	%3 = sext i32 %2 to i64, !dbg !420
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !420, !range !27
	%5 = sext i32 %4 to i64, !dbg !420
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !79
	%7 = sext i32 %6 to i64, !dbg !420
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !420, !range !80
	%9 = sext i32 %8 to i64, !dbg !420
	%10 = mul i64 %9, %5, !dbg !420
	%11 = add i64 %3, %10, !dbg !420
	%12 = mul i64 %7, %11, !dbg !420
	%13 = add i64 %1, %12, !dbg !420
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !20
	%16 = mul i32 %14, %15, !dbg !420
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !72
	%18 = mul i32 %16, %17, !dbg !420
	%19 = sext i32 %18 to i64, !dbg !420
	%20 = mul i64 %13, %19, !dbg !420
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !420, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !420, !range !19
	%24 = mul i32 %15, %23, !dbg !420
	%25 = add i32 %22, %24, !dbg !420
	%26 = mul i32 %14, %25, !dbg !420
	%27 = add i32 %21, %26, !dbg !420
	%28 = sext i32 %27 to i64, !dbg !420
	%29 = add i64 %20, %28, !dbg !420
	%30 = mul i64 %7, %9, !dbg !420
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !420, !range !80
	%32 = sext i32 %31 to i64, !dbg !420
	%33 = mul i64 %30, %32, !dbg !420
	%34 = mul i64 %33, %19, !dbg !420
	br label %b1, !dbg !420

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !420
	%36 = icmp slt i64 %35, %p3, !dbg !420
	br i1 %36, label %b2, label %b3, !dbg !420

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !421
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !421, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !421
	%39 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !422
	%40 = load i32, i32* %39, align 4, !dbg !422
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !423
	%42 = sext i32 %41 to i64, !dbg !423
	%43 = icmp uge i64 %p4, %42, !dbg !423
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !423, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !423
	%45 = bitcast i32* %38 to i8*, !dbg !423
	call void @gpuc_p_thread_32(i8* %45, i32 %40, i32 %44), !dbg !423
	%46 = add i64 %35, %34, !dbg !420
	br label %b1, !dbg !420

b3:
	ret void, !dbg !419

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !421
	ret void, !dbg !421

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !423
	ret void, !dbg !423
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !424 {
entry:
	br label %b0, !dbg !425

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !9
	%1 = sext i32 %0 to i64, !dbg !428
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !27
	%3 = sext i32 %2 to i64, !dbg !428
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !428, !range !27
	%5 = sext i32 %4 to i64, !dbg !428
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !79
	%7 = sext i32 %6 to i64, !dbg !428
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !80
	%9 = sext i32 %8 to i64, !dbg !428
	%10 = mul i64 %9, %5, !dbg !428
	%11 = add i64 %3, %10, !dbg !428
	%12 = mul i64 %7, %11, !dbg !428
	%13 = add i64 %1, %12, !dbg !428
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428, !range !20
	%16 = mul i32 %14, %15, !dbg !428
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !72
	%18 = mul i32 %16, %17, !dbg !428
	%19 = sext i32 %18 to i64, !dbg !428
	%20 = mul i64 %13, %19, !dbg !428
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !428, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !428, !range !19
	%24 = mul i32 %15, %23, !dbg !428
	%25 = add i32 %22, %24, !dbg !428
	%26 = mul i32 %14, %25, !dbg !428
	%27 = add i32 %21, %26, !dbg !428
	%28 = sext i32 %27 to i64, !dbg !428
	%29 = add i64 %20, %28, !dbg !428
	%30 = mul i64 %7, %9, !dbg !428
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !428, !range !80
	%32 = sext i32 %31 to i64, !dbg !428
	%33 = mul i64 %30, %32, !dbg !428
	%34 = mul i64 %33, %19, !dbg !428
	br label %b1, !dbg !428

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !428
	%36 = icmp slt i64 %35, %p1, !dbg !428
	br i1 %36, label %b2, label %b3, !dbg !428

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !429
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !429, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !429
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%40 = sext i32 %39 to i64, !dbg !430
	%41 = icmp uge i64 %p4, %40, !dbg !430
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !430, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !430
	%43 = bitcast i32* %38 to i8*, !dbg !430
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !430
	%45 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !431
	store i32 %44, i32* %45, align 4, !dbg !431
	%46 = add i64 %35, %34, !dbg !428
	br label %b1, !dbg !428

b3:
	ret void, !dbg !427

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !429
	ret void, !dbg !429

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !430
	ret void, !dbg !430
}

define void @TransferInt64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !432 {
entry:
	br label %b0, !dbg !433

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !20
	%5 = mul i32 %4, %2, !dbg !436
	%6 = add i32 %1, %5, !dbg !436
	%7 = mul i32 %3, %6, !dbg !436
	%8 = add i32 %0, %7, !dbg !436
	%9 = sext i32 %8 to i64, !dbg !436
	%10 = icmp eq i64 %p0, 0, !dbg !437
	br i1 %10, label %b1, label %b3, !dbg !437

b1:
	%11 = icmp eq i64 %9, 0, !dbg !438
	br i1 %11, label %b2, label %b16, !dbg !438

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !439
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !439, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !439
	%14 = sext i32 %13 to i64, !dbg !439
	%15 = icmp uge i64 %p8, %14, !dbg !439
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !439, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 8, !dbg !439
	%17 = trunc i64 %p8 to i32, !dbg !439
	%18 = bitcast i64* %p2 to i8*, !dbg !439
	%19 = bitcast i64* %p4 to i8*, !dbg !439
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !439
	br label %b16, !dbg !439

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !440
	br i1 %20, label %b4, label %b6, !dbg !440

b4:
	%21 = sdiv i64 %9, 32, !dbg !441
	%22 = icmp eq i64 %21, %p1, !dbg !442
	br i1 %22, label %b5, label %b16, !dbg !442

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !443
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !443, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%25 = sext i32 %24 to i64, !dbg !443
	%26 = icmp uge i64 %p8, %25, !dbg !443
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !443, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 8, !dbg !443
	%28 = trunc i64 %p8 to i32, !dbg !443
	%29 = bitcast i64* %p2 to i8*, !dbg !443
	%30 = bitcast i64* %p4 to i8*, !dbg !443
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !443
	br label %b16, !dbg !443

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !444
	br i1 %31, label %b7, label %b8, !dbg !444

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !445
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !445, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !445
	%34 = sext i32 %33 to i64, !dbg !445
	%35 = icmp uge i64 %p8, %34, !dbg !445
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !445, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !445
	%37 = trunc i64 %p8 to i32, !dbg !445
	%38 = bitcast i64* %p2 to i8*, !dbg !445
	%39 = bitcast i64* %p4 to i8*, !dbg !445
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !445
	br label %b16, !dbg !445

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !446
	br i1 %40, label %b9, label %b11, !dbg !446

b9:
	%41 = icmp eq i64 %9, 0, !dbg !447
	br i1 %41, label %b10, label %b16, !dbg !447

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !448
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !448, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !448
	%44 = sext i32 %43 to i64, !dbg !448
	%45 = icmp uge i64 %p8, %44, !dbg !448
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !448, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 8, !dbg !448
	%47 = trunc i64 %p8 to i32, !dbg !448
	%48 = bitcast i64* %p2 to i8*, !dbg !448
	%49 = bitcast i64* %p4 to i8*, !dbg !448
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !448
	br label %b16, !dbg !448

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !449
	br i1 %50, label %b12, label %b14, !dbg !449

b12:
	%51 = sdiv i64 %9, 32, !dbg !450
	%52 = icmp eq i64 %51, %p1, !dbg !451
	br i1 %52, label %b13, label %b16, !dbg !451

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !452
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !452, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !452
	%55 = sext i32 %54 to i64, !dbg !452
	%56 = icmp uge i64 %p8, %55, !dbg !452
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !452, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !452
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !452, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 8, !dbg !452
	%59 = trunc i64 %p8 to i32, !dbg !452
	%60 = bitcast i64* %p2 to i8*, !dbg !452
	%61 = bitcast i64* %p4 to i8*, !dbg !452
	%62 = bitcast i64* %p6 to i8*, !dbg !452
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !452
	br label %b16, !dbg !452

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !453
	br i1 %63, label %b15, label %b16, !dbg !453

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !454
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !454, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%66 = sext i32 %65 to i64, !dbg !454
	%67 = icmp uge i64 %p8, %66, !dbg !454
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !454, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !454
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !454, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !454
	%70 = trunc i64 %p8 to i32, !dbg !454
	%71 = bitcast i64* %p2 to i8*, !dbg !454
	%72 = bitcast i64* %p4 to i8*, !dbg !454
	%73 = bitcast i64* %p6 to i8*, !dbg !454
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !454
	br label %b16, !dbg !454

b16:
	ret void, !dbg !435

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !439
	ret void, !dbg !439

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %14), !dbg !439
	ret void, !dbg !439

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !443
	ret void, !dbg !443

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %25), !dbg !443
	ret void, !dbg !443

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !445
	ret void, !dbg !445

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %34), !dbg !445
	ret void, !dbg !445

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !448
	ret void, !dbg !448

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %44), !dbg !448
	ret void, !dbg !448

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !452
	ret void, !dbg !452

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %55), !dbg !452
	ret void, !dbg !452

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !452
	ret void, !dbg !452

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !454
	ret void, !dbg !454

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !454
	ret void, !dbg !454

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !454
	ret void, !dbg !454
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !459, !range !9
	%1 = sext i32 %0 to i64, !dbg !459
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !459, !range !27
	%3 = sext i32 %2 to i64, !dbg !459
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !459, !range !27
	%5 = sext i32 %4 to i64, !dbg !459
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !459, !range !79
	%7 = sext i32 %6 to i64, !dbg !459
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !459, !range !80
	%9 = sext i32 %8 to i64, !dbg !459
	%10 = mul i64 %9, %5, !dbg !459
	%11 = add i64 %3, %10, !dbg !459
	%12 = mul i64 %7, %11, !dbg !459
	%13 = add i64 %1, %12, !dbg !459
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !459, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !459, !range !20
	%16 = mul i32 %14, %15, !dbg !459
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !459, !range !72
	%18 = mul i32 %16, %17, !dbg !459
	%19 = sext i32 %18 to i64, !dbg !459
	%20 = mul i64 %13, %19, !dbg !459
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !459, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !459, !range !19
	%24 = mul i32 %15, %23, !dbg !459
	%25 = add i32 %22, %24, !dbg !459
	%26 = mul i32 %14, %25, !dbg !459
	%27 = add i32 %21, %26, !dbg !459
	%28 = sext i32 %27 to i64, !dbg !459
	%29 = add i64 %20, %28, !dbg !459
	%30 = mul i64 %7, %9, !dbg !459
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !459, !range !80
	%32 = sext i32 %31 to i64, !dbg !459
	%33 = mul i64 %30, %32, !dbg !459
	%34 = mul i64 %33, %19, !dbg !459
	br label %b1, !dbg !459

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !459
	%36 = icmp slt i64 %35, %p3, !dbg !459
	br i1 %36, label %b2, label %b3, !dbg !459

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !460
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !460, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !460
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !461
	%40 = load i64, i64* %39, align 8, !dbg !461
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !462
	%42 = sext i32 %41 to i64, !dbg !462
	%43 = icmp uge i64 %p4, %42, !dbg !462
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !462, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !462
	%45 = bitcast i64* %38 to i8*, !dbg !462
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !462
	%46 = add i64 %35, %34, !dbg !459
	br label %b1, !dbg !459

b3:
	ret void, !dbg !458

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !460
	ret void, !dbg !460

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !462
	ret void, !dbg !462
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !463 {
entry:
	br label %b0, !dbg !464

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467, !range !9
	%1 = sext i32 %0 to i64, !dbg !467
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !467, !range !27
	%3 = sext i32 %2 to i64, !dbg !467
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !467, !range !27
	%5 = sext i32 %4 to i64, !dbg !467
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !467, !range !79
	%7 = sext i32 %6 to i64, !dbg !467
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !467, !range !80
	%9 = sext i32 %8 to i64, !dbg !467
	%10 = mul i64 %9, %5, !dbg !467
	%11 = add i64 %3, %10, !dbg !467
	%12 = mul i64 %7, %11, !dbg !467
	%13 = add i64 %1, %12, !dbg !467
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !467, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !467, !range !20
	%16 = mul i32 %14, %15, !dbg !467
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !467, !range !72
	%18 = mul i32 %16, %17, !dbg !467
	%19 = sext i32 %18 to i64, !dbg !467
	%20 = mul i64 %13, %19, !dbg !467
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !467, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !467, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !467, !range !19
	%24 = mul i32 %15, %23, !dbg !467
	%25 = add i32 %22, %24, !dbg !467
	%26 = mul i32 %14, %25, !dbg !467
	%27 = add i32 %21, %26, !dbg !467
	%28 = sext i32 %27 to i64, !dbg !467
	%29 = add i64 %20, %28, !dbg !467
	%30 = mul i64 %7, %9, !dbg !467
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !467, !range !80
	%32 = sext i32 %31 to i64, !dbg !467
	%33 = mul i64 %30, %32, !dbg !467
	%34 = mul i64 %33, %19, !dbg !467
	br label %b1, !dbg !467

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !467
	%36 = icmp slt i64 %35, %p1, !dbg !467
	br i1 %36, label %b2, label %b3, !dbg !467

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !468
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !468, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !468
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !469
	%40 = sext i32 %39 to i64, !dbg !469
	%41 = icmp uge i64 %p4, %40, !dbg !469
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !469, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !469
	%43 = bitcast i64* %38 to i8*, !dbg !469
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !469
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !470
	store i64 %44, i64* %45, align 8, !dbg !470
	%46 = add i64 %35, %34, !dbg !467
	br label %b1, !dbg !467

b3:
	ret void, !dbg !466

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !468
	ret void, !dbg !468

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !469
	ret void, !dbg !469
}

define void @TransferInt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !471 {
entry:
	br label %b0, !dbg !472

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !475, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !475, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !475, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !475, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !475, !range !20
	%5 = mul i32 %4, %2, !dbg !475
	%6 = add i32 %1, %5, !dbg !475
	%7 = mul i32 %3, %6, !dbg !475
	%8 = add i32 %0, %7, !dbg !475
	%9 = sext i32 %8 to i64, !dbg !475
	%10 = icmp eq i64 %p0, 0, !dbg !476
	br i1 %10, label %b1, label %b3, !dbg !476

b1:
	%11 = sdiv i64 %9, 32, !dbg !477
	%12 = icmp eq i64 %11, %p1, !dbg !478
	br i1 %12, label %b2, label %b16, !dbg !478

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !479
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !479, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !479
	%15 = sext i32 %14 to i64, !dbg !479
	%16 = icmp uge i64 %p8, %15, !dbg !479
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !479, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 8, !dbg !479
	%18 = trunc i64 %p8 to i32, !dbg !479
	%19 = bitcast i64* %p2 to i8*, !dbg !479
	%20 = bitcast i64* %p4 to i8*, !dbg !479
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !479
	br label %b16, !dbg !479

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %21, label %b4, label %b5, !dbg !480

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !481
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !481, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !481
	%24 = sext i32 %23 to i64, !dbg !481
	%25 = icmp uge i64 %p8, %24, !dbg !481
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !481, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 8, !dbg !481
	%27 = trunc i64 %p8 to i32, !dbg !481
	%28 = bitcast i64* %p2 to i8*, !dbg !481
	%29 = bitcast i64* %p4 to i8*, !dbg !481
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !481
	br label %b16, !dbg !481

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %30, label %b6, label %b8, !dbg !482

b6:
	%31 = icmp eq i64 %9, 0, !dbg !483
	br i1 %31, label %b7, label %b16, !dbg !483

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !484
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !484, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !484
	%34 = sext i32 %33 to i64, !dbg !484
	%35 = icmp uge i64 %p8, %34, !dbg !484
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !484, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !484
	%37 = trunc i64 %p8 to i32, !dbg !484
	%38 = bitcast i64* %p2 to i8*, !dbg !484
	%39 = bitcast i64* %p4 to i8*, !dbg !484
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !484
	br label %b16, !dbg !484

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !485
	br i1 %40, label %b9, label %b11, !dbg !485

b9:
	%41 = sdiv i64 %9, 32, !dbg !486
	%42 = icmp eq i64 %41, %p1, !dbg !487
	br i1 %42, label %b10, label %b16, !dbg !487

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !488
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !488, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !488
	%45 = sext i32 %44 to i64, !dbg !488
	%46 = icmp uge i64 %p8, %45, !dbg !488
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !488, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 8, !dbg !488
	%48 = trunc i64 %p8 to i32, !dbg !488
	%49 = bitcast i64* %p2 to i8*, !dbg !488
	%50 = bitcast i64* %p4 to i8*, !dbg !488
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !488
	br label %b16, !dbg !488

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !489
	br i1 %51, label %b12, label %b13, !dbg !489

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !490
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !490, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !490
	%54 = sext i32 %53 to i64, !dbg !490
	%55 = icmp uge i64 %p8, %54, !dbg !490
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !490, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !490
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !490, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 8, !dbg !490
	%58 = trunc i64 %p8 to i32, !dbg !490
	%59 = bitcast i64* %p2 to i8*, !dbg !490
	%60 = bitcast i64* %p4 to i8*, !dbg !490
	%61 = bitcast i64* %p6 to i8*, !dbg !490
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !490
	br label %b16, !dbg !490

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !491
	br i1 %62, label %b14, label %b16, !dbg !491

b14:
	%63 = icmp eq i64 %9, 0, !dbg !492
	br i1 %63, label %b15, label %b16, !dbg !492

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !493
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !493, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !493
	%66 = sext i32 %65 to i64, !dbg !493
	%67 = icmp uge i64 %p8, %66, !dbg !493
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !493, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !493
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !493, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !493
	%70 = trunc i64 %p8 to i32, !dbg !493
	%71 = bitcast i64* %p2 to i8*, !dbg !493
	%72 = bitcast i64* %p4 to i8*, !dbg !493
	%73 = bitcast i64* %p6 to i8*, !dbg !493
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !493
	br label %b16, !dbg !493

b16:
	ret void, !dbg !474

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !479
	ret void, !dbg !479

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %15), !dbg !479
	ret void, !dbg !479

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !481
	ret void, !dbg !481

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %24), !dbg !481
	ret void, !dbg !481

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !484
	ret void, !dbg !484

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %34), !dbg !484
	ret void, !dbg !484

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !488
	ret void, !dbg !488

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %45), !dbg !488
	ret void, !dbg !488

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !490
	ret void, !dbg !490

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %54), !dbg !490
	ret void, !dbg !490

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !490
	ret void, !dbg !490

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !493
	ret void, !dbg !493

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !493
	ret void, !dbg !493

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !493
	ret void, !dbg !493
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !494 {
entry:
	br label %b0, !dbg !495

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !498, !range !9
	%1 = sext i32 %0 to i64, !dbg !498
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !498, !range !27
	%3 = sext i32 %2 to i64, !dbg !498
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !498, !range !27
	%5 = sext i32 %4 to i64, !dbg !498
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !498, !range !79
	%7 = sext i32 %6 to i64, !dbg !498
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !498, !range !80
	%9 = sext i32 %8 to i64, !dbg !498
	%10 = mul i64 %9, %5, !dbg !498
	%11 = add i64 %3, %10, !dbg !498
	%12 = mul i64 %7, %11, !dbg !498
	%13 = add i64 %1, %12, !dbg !498
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !498, !range !20
	%16 = mul i32 %14, %15, !dbg !498
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !498, !range !72
	%18 = mul i32 %16, %17, !dbg !498
	%19 = sext i32 %18 to i64, !dbg !498
	%20 = mul i64 %13, %19, !dbg !498
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !498, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !498, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !498, !range !19
	%24 = mul i32 %15, %23, !dbg !498
	%25 = add i32 %22, %24, !dbg !498
	%26 = mul i32 %14, %25, !dbg !498
	%27 = add i32 %21, %26, !dbg !498
	%28 = sext i32 %27 to i64, !dbg !498
	%29 = add i64 %20, %28, !dbg !498
	%30 = mul i64 %7, %9, !dbg !498
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !498, !range !80
	%32 = sext i32 %31 to i64, !dbg !498
	%33 = mul i64 %30, %32, !dbg !498
	%34 = mul i64 %33, %19, !dbg !498
	br label %b1, !dbg !498

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !498
	%36 = icmp slt i64 %35, %p3, !dbg !498
	br i1 %36, label %b2, label %b3, !dbg !498

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !499
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !499, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !499
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !500
	%40 = load i64, i64* %39, align 8, !dbg !500
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !501
	%42 = sext i32 %41 to i64, !dbg !501
	%43 = icmp uge i64 %p4, %42, !dbg !501
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !501, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !501
	%45 = bitcast i64* %38 to i8*, !dbg !501
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !501
	%46 = add i64 %35, %34, !dbg !498
	br label %b1, !dbg !498

b3:
	ret void, !dbg !497

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !499
	ret void, !dbg !499

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !501
	ret void, !dbg !501
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !502 {
entry:
	br label %b0, !dbg !503

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !506, !range !9
	%1 = sext i32 %0 to i64, !dbg !506
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !506, !range !27
	%3 = sext i32 %2 to i64, !dbg !506
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !506, !range !27
	%5 = sext i32 %4 to i64, !dbg !506
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !506, !range !79
	%7 = sext i32 %6 to i64, !dbg !506
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !506, !range !80
	%9 = sext i32 %8 to i64, !dbg !506
	%10 = mul i64 %9, %5, !dbg !506
	%11 = add i64 %3, %10, !dbg !506
	%12 = mul i64 %7, %11, !dbg !506
	%13 = add i64 %1, %12, !dbg !506
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !506, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !506, !range !20
	%16 = mul i32 %14, %15, !dbg !506
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !506, !range !72
	%18 = mul i32 %16, %17, !dbg !506
	%19 = sext i32 %18 to i64, !dbg !506
	%20 = mul i64 %13, %19, !dbg !506
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !506, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !506, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !506, !range !19
	%24 = mul i32 %15, %23, !dbg !506
	%25 = add i32 %22, %24, !dbg !506
	%26 = mul i32 %14, %25, !dbg !506
	%27 = add i32 %21, %26, !dbg !506
	%28 = sext i32 %27 to i64, !dbg !506
	%29 = add i64 %20, %28, !dbg !506
	%30 = mul i64 %7, %9, !dbg !506
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !506, !range !80
	%32 = sext i32 %31 to i64, !dbg !506
	%33 = mul i64 %30, %32, !dbg !506
	%34 = mul i64 %33, %19, !dbg !506
	br label %b1, !dbg !506

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !506
	%36 = icmp slt i64 %35, %p1, !dbg !506
	br i1 %36, label %b2, label %b3, !dbg !506

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !507
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !507, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !507
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !508
	%40 = sext i32 %39 to i64, !dbg !508
	%41 = icmp uge i64 %p4, %40, !dbg !508
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !508, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !508
	%43 = bitcast i64* %38 to i8*, !dbg !508
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !508
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !509
	store i64 %44, i64* %45, align 8, !dbg !509
	%46 = add i64 %35, %34, !dbg !506
	br label %b1, !dbg !506

b3:
	ret void, !dbg !505

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !507
	ret void, !dbg !507

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !508
	ret void, !dbg !508
}

define void @TransferUint8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !510 {
entry:
	br label %b0, !dbg !511

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !514, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !514, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !514, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !514, !range !20
	%5 = mul i32 %4, %2, !dbg !514
	%6 = add i32 %1, %5, !dbg !514
	%7 = mul i32 %3, %6, !dbg !514
	%8 = add i32 %0, %7, !dbg !514
	%9 = sext i32 %8 to i64, !dbg !514
	%10 = icmp eq i64 %p0, 0, !dbg !515
	br i1 %10, label %b1, label %b3, !dbg !515

b1:
	%11 = sdiv i64 %9, 32, !dbg !516
	%12 = icmp eq i64 %11, %p1, !dbg !517
	br i1 %12, label %b2, label %b16, !dbg !517

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !518
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !518, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !518
	%15 = sext i32 %14 to i64, !dbg !518
	%16 = icmp uge i64 %p8, %15, !dbg !518
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !518, !prof !26

b2_ok2:
	%17 = trunc i64 %p8 to i32, !dbg !518
	call void @gpuc_put_warp(i8* %p2, i8* %p4, i64 %p5, i32 %17), !dbg !518
	br label %b16, !dbg !518

b3:
	%18 = icmp eq i64 %p0, 1, !dbg !519
	br i1 %18, label %b4, label %b5, !dbg !519

b4:
	%19 = icmp ne i64 %p3, %p5, !dbg !520
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !520, !prof !26

b4_ok1:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !520
	%21 = sext i32 %20 to i64, !dbg !520
	%22 = icmp uge i64 %p8, %21, !dbg !520
	br i1 %22, label %b4_fail2, label %b4_ok2, !dbg !520, !prof !26

b4_ok2:
	%23 = trunc i64 %p8 to i32, !dbg !520
	call void @gpuc_put_nbi_block(i8* %p2, i8* %p4, i64 %p5, i32 %23), !dbg !520
	br label %b16, !dbg !520

b5:
	%24 = icmp eq i64 %p0, 2, !dbg !521
	br i1 %24, label %b6, label %b8, !dbg !521

b6:
	%25 = icmp eq i64 %9, 0, !dbg !522
	br i1 %25, label %b7, label %b16, !dbg !522

b7:
	%26 = icmp ne i64 %p3, %p5, !dbg !523
	br i1 %26, label %b7_fail1, label %b7_ok1, !dbg !523, !prof !26

b7_ok1:
	%27 = call i32 @gpuc_num_pes_thread(), !dbg !523
	%28 = sext i32 %27 to i64, !dbg !523
	%29 = icmp uge i64 %p8, %28, !dbg !523
	br i1 %29, label %b7_fail2, label %b7_ok2, !dbg !523, !prof !26

b7_ok2:
	%30 = trunc i64 %p8 to i32, !dbg !523
	call void @gpuc_get_thread(i8* %p2, i8* %p4, i64 %p5, i32 %30), !dbg !523
	br label %b16, !dbg !523

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !524
	br i1 %31, label %b9, label %b11, !dbg !524

b9:
	%32 = sdiv i64 %9, 32, !dbg !525
	%33 = icmp eq i64 %32, %p1, !dbg !526
	br i1 %33, label %b10, label %b16, !dbg !526

b10:
	%34 = icmp ne i64 %p3, %p5, !dbg !527
	br i1 %34, label %b10_fail1, label %b10_ok1, !dbg !527, !prof !26

b10_ok1:
	%35 = call i32 @gpuc_num_pes_thread(), !dbg !527
	%36 = sext i32 %35 to i64, !dbg !527
	%37 = icmp uge i64 %p8, %36, !dbg !527
	br i1 %37, label %b10_fail2, label %b10_ok2, !dbg !527, !prof !26

b10_ok2:
	%38 = trunc i64 %p8 to i32, !dbg !527
	call void @gpuc_get_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %38), !dbg !527
	br label %b16, !dbg !527

b11:
	%39 = icmp eq i64 %p0, 4, !dbg !528
	br i1 %39, label %b12, label %b13, !dbg !528

b12:
	%40 = icmp ne i64 %p3, %p5, !dbg !529
	br i1 %40, label %b12_fail1, label %b12_ok1, !dbg !529, !prof !26

b12_ok1:
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !529
	%42 = sext i32 %41 to i64, !dbg !529
	%43 = icmp uge i64 %p8, %42, !dbg !529
	br i1 %43, label %b12_fail2, label %b12_ok2, !dbg !529, !prof !26

b12_ok2:
	%44 = icmp eq i64* %p6, null, !dbg !529
	br i1 %44, label %b12_fail3, label %b12_ok3, !dbg !529, !prof !26

b12_ok3:
	%45 = trunc i64 %p8 to i32, !dbg !529
	%46 = bitcast i64* %p6 to i8*, !dbg !529
	call void @gpuc_put_signal_block(i8* %p2, i8* %p4, i64 %p5, i8* %46, i64 %p7, i32 10, i32 %45), !dbg !529
	br label %b16, !dbg !529

b13:
	%47 = icmp eq i64 %p0, 5, !dbg !530
	br i1 %47, label %b14, label %b16, !dbg !530

b14:
	%48 = icmp eq i64 %9, 0, !dbg !531
	br i1 %48, label %b15, label %b16, !dbg !531

b15:
	%49 = icmp ne i64 %p3, %p5, !dbg !532
	br i1 %49, label %b15_fail1, label %b15_ok1, !dbg !532, !prof !26

b15_ok1:
	%50 = call i32 @gpuc_num_pes_thread(), !dbg !532
	%51 = sext i32 %50 to i64, !dbg !532
	%52 = icmp uge i64 %p8, %51, !dbg !532
	br i1 %52, label %b15_fail2, label %b15_ok2, !dbg !532, !prof !26

b15_ok2:
	%53 = icmp eq i64* %p6, null, !dbg !532
	br i1 %53, label %b15_fail3, label %b15_ok3, !dbg !532, !prof !26

b15_ok3:
	%54 = trunc i64 %p8 to i32, !dbg !532
	%55 = bitcast i64* %p6 to i8*, !dbg !532
	call void @gpuc_put_signal_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i8* %55, i64 %p7, i32 10, i32 %54), !dbg !532
	br label %b16, !dbg !532

b16:
	ret void, !dbg !513

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !518
	ret void, !dbg !518

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %15), !dbg !518
	ret void, !dbg !518

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !520
	ret void, !dbg !520

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %21), !dbg !520
	ret void, !dbg !520

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !523
	ret void, !dbg !523

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %28), !dbg !523
	ret void, !dbg !523

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !527
	ret void, !dbg !527

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %36), !dbg !527
	ret void, !dbg !527

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !529
	ret void, !dbg !529

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %42), !dbg !529
	ret void, !dbg !529

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !529
	ret void, !dbg !529

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !532
	ret void, !dbg !532

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %51), !dbg !532
	ret void, !dbg !532

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !532
	ret void, !dbg !532
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !533 {
entry:
	br label %b0, !dbg !534

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !537, !range !9
	%1 = sext i32 %0 to i64, !dbg !537
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !537, !range !27
	%3 = sext i32 %2 to i64, !dbg !537
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !537, !range !27
	%5 = sext i32 %4 to i64, !dbg !537
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !537, !range !79
	%7 = sext i32 %6 to i64, !dbg !537
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !537, !range !80
	%9 = sext i32 %8 to i64, !dbg !537
	%10 = mul i64 %9, %5, !dbg !537
	%11 = add i64 %3, %10, !dbg !537
	%12 = mul i64 %7, %11, !dbg !537
	%13 = add i64 %1, %12, !dbg !537
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !537, !range !20
	%16 = mul i32 %14, %15, !dbg !537
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !537, !range !72
	%18 = mul i32 %16, %17, !dbg !537
	%19 = sext i32 %18 to i64, !dbg !537
	%20 = mul i64 %13, %19, !dbg !537
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !537, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !537, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !537, !range !19
	%24 = mul i32 %15, %23, !dbg !537
	%25 = add i32 %22, %24, !dbg !537
	%26 = mul i32 %14, %25, !dbg !537
	%27 = add i32 %21, %26, !dbg !537
	%28 = sext i32 %27 to i64, !dbg !537
	%29 = add i64 %20, %28, !dbg !537
	%30 = mul i64 %7, %9, !dbg !537
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !537, !range !80
	%32 = sext i32 %31 to i64, !dbg !537
	%33 = mul i64 %30, %32, !dbg !537
	%34 = mul i64 %33, %19, !dbg !537
	br label %b1, !dbg !537

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !537
	%36 = icmp slt i64 %35, %p3, !dbg !537
	br i1 %36, label %b2, label %b3, !dbg !537

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !538
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !538, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !538
	%39 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !539
	%40 = load i8, i8* %39, align 1, !dbg !539
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !540
	%42 = sext i32 %41 to i64, !dbg !540
	%43 = icmp uge i64 %p4, %42, !dbg !540
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !540, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !540
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %40, i32 %44), !dbg !540
	%45 = add i64 %35, %34, !dbg !537
	br label %b1, !dbg !537

b3:
	ret void, !dbg !536

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !538
	ret void, !dbg !538

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !540
	ret void, !dbg !540
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !541 {
entry:
	br label %b0, !dbg !542

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545, !range !9
	%1 = sext i32 %0 to i64, !dbg !545
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !545, !range !27
	%3 = sext i32 %2 to i64, !dbg !545
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !545, !range !27
	%5 = sext i32 %4 to i64, !dbg !545
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !545, !range !79
	%7 = sext i32 %6 to i64, !dbg !545
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !545, !range !80
	%9 = sext i32 %8 to i64, !dbg !545
	%10 = mul i64 %9, %5, !dbg !545
	%11 = add i64 %3, %10, !dbg !545
	%12 = mul i64 %7, %11, !dbg !545
	%13 = add i64 %1, %12, !dbg !545
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !545, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !545, !range !20
	%16 = mul i32 %14, %15, !dbg !545
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !545, !range !72
	%18 = mul i32 %16, %17, !dbg !545
	%19 = sext i32 %18 to i64, !dbg !545
	%20 = mul i64 %13, %19, !dbg !545
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !545, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !545, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !545, !range !19
	%24 = mul i32 %15, %23, !dbg !545
	%25 = add i32 %22, %24, !dbg !545
	%26 = mul i32 %14, %25, !dbg !545
	%27 = add i32 %21, %26, !dbg !545
	%28 = sext i32 %27 to i64, !dbg !545
	%29 = add i64 %20, %28, !dbg !545
	%30 = mul i64 %7, %9, !dbg !545
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !545, !range !80
	%32 = sext i32 %31 to i64, !dbg !545
	%33 = mul i64 %30, %32, !dbg !545
	%34 = mul i64 %33, %19, !dbg !545
	br label %b1, !dbg !545

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !545
	%36 = icmp slt i64 %35, %p1, !dbg !545
	br i1 %36, label %b2, label %b3, !dbg !545

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !546
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !546, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !546
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !547
	%40 = sext i32 %39 to i64, !dbg !547
	%41 = icmp uge i64 %p4, %40, !dbg !547
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !547, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !547
	%43 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %42), !dbg !547
	%44 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !548
	store i8 %43, i8* %44, align 1, !dbg !548
	%45 = add i64 %35, %34, !dbg !545
	br label %b1, !dbg !545

b3:
	ret void, !dbg !544

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !546
	ret void, !dbg !546

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !547
	ret void, !dbg !547
}

define void @TransferUint16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !549 {
entry:
	br label %b0, !dbg !550

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !553, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !553, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !553, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !553, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !553, !range !20
	%5 = mul i32 %4, %2, !dbg !553
	%6 = add i32 %1, %5, !dbg !553
	%7 = mul i32 %3, %6, !dbg !553
	%8 = add i32 %0, %7, !dbg !553
	%9 = sext i32 %8 to i64, !dbg !553
	%10 = icmp eq i64 %p0, 0, !dbg !554
	br i1 %10, label %b1, label %b2, !dbg !554

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !555
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !555, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !555
	%13 = sext i32 %12 to i64, !dbg !555
	%14 = icmp uge i64 %p8, %13, !dbg !555
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !555, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 2, !dbg !555
	%16 = trunc i64 %p8 to i32, !dbg !555
	%17 = bitcast i16* %p2 to i8*, !dbg !555
	%18 = bitcast i16* %p4 to i8*, !dbg !555
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !555
	br label %b16, !dbg !555

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !556
	br i1 %19, label %b3, label %b5, !dbg !556

b3:
	%20 = icmp eq i64 %9, 0, !dbg !557
	br i1 %20, label %b4, label %b16, !dbg !557

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !558
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !558, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !558
	%23 = sext i32 %22 to i64, !dbg !558
	%24 = icmp uge i64 %p8, %23, !dbg !558
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !558, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 2, !dbg !558
	%26 = trunc i64 %p8 to i32, !dbg !558
	%27 = bitcast i16* %p2 to i8*, !dbg !558
	%28 = bitcast i16* %p4 to i8*, !dbg !558
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !558
	br label %b16, !dbg !558

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !559
	br i1 %29, label %b6, label %b8, !dbg !559

b6:
	%30 = sdiv i64 %9, 32, !dbg !560
	%31 = icmp eq i64 %30, %p1, !dbg !561
	br i1 %31, label %b7, label %b16, !dbg !561

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !562
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !562, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !562
	%34 = sext i32 %33 to i64, !dbg !562
	%35 = icmp uge i64 %p8, %34, !dbg !562
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !562, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 2, !dbg !562
	%37 = trunc i64 %p8 to i32, !dbg !562
	%38 = bitcast i16* %p2 to i8*, !dbg !562
	%39 = bitcast i16* %p4 to i8*, !dbg !562
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !562
	br label %b16, !dbg !562

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !563
	br i1 %40, label %b9, label %b10, !dbg !563

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !564
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !564, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !564
	%43 = sext i32 %42 to i64, !dbg !564
	%44 = icmp uge i64 %p8, %43, !dbg !564
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !564, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 2, !dbg !564
	%46 = trunc i64 %p8 to i32, !dbg !564
	%47 = bitcast i16* %p2 to i8*, !dbg !564
	%48 = bitcast i16* %p4 to i8*, !dbg !564
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !564
	br label %b16, !dbg !564

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !565
	br i1 %49, label %b11, label %b13, !dbg !565

b11:
	%50 = icmp eq i64 %9, 0, !dbg !566
	br i1 %50, label %b12, label %b16, !dbg !566

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !567
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !567, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !567
	%53 = sext i32 %52 to i64, !dbg !567
	%54 = icmp uge i64 %p8, %53, !dbg !567
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !567, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !567
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !567, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 2, !dbg !567
	%57 = trunc i64 %p8 to i32, !dbg !567
	%58 = bitcast i16* %p2 to i8*, !dbg !567
	%59 = bitcast i16* %p4 to i8*, !dbg !567
	%60 = bitcast i64* %p6 to i8*, !dbg !567
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !567
	br label %b16, !dbg !567

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !568
	br i1 %61, label %b14, label %b16, !dbg !568

b14:
	%62 = sdiv i64 %9, 32, !dbg !569
	%63 = icmp eq i64 %62, %p1, !dbg !570
	br i1 %63, label %b15, label %b16, !dbg !570

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !571
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !571, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%66 = sext i32 %65 to i64, !dbg !571
	%67 = icmp uge i64 %p8, %66, !dbg !571
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !571, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !571
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !571, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 2, !dbg !571
	%70 = trunc i64 %p8 to i32, !dbg !571
	%71 = bitcast i16* %p2 to i8*, !dbg !571
	%72 = bitcast i16* %p4 to i8*, !dbg !571
	%73 = bitcast i64* %p6 to i8*, !dbg !571
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !571
	br label %b16, !dbg !571

b16:
	ret void, !dbg !552

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !555
	ret void, !dbg !555

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %13), !dbg !555
	ret void, !dbg !555

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !558
	ret void, !dbg !558

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %23), !dbg !558
	ret void, !dbg !558

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !562
	ret void, !dbg !562

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %34), !dbg !562
	ret void, !dbg !562

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !564
	ret void, !dbg !564

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %43), !dbg !564
	ret void, !dbg !564

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !567
	ret void, !dbg !567

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %53), !dbg !567
	ret void, !dbg !567

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !567
	ret void, !dbg !567

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !571
	ret void, !dbg !571

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !571
	ret void, !dbg !571

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !571
	ret void, !dbg !571
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !572 {
entry:
	br label %b0, !dbg !573

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !576, !range !9
	%1 = sext i32 %0 to i64, !dbg !576
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !576, !range !27
	%3 = sext i32 %2 to i64, !dbg !576
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !576, !range !27
	%5 = sext i32 %4 to i64, !dbg !576
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !576, !range !79
	%7 = sext i32 %6 to i64, !dbg !576
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !576, !range !80
	%9 = sext i32 %8 to i64, !dbg !576
	%10 = mul i64 %9, %5, !dbg !576
	%11 = add i64 %3, %10, !dbg !576
	%12 = mul i64 %7, %11, !dbg !576
	%13 = add i64 %1, %12, !dbg !576
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !576, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !576, !range !20
	%16 = mul i32 %14, %15, !dbg !576
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !576, !range !72
	%18 = mul i32 %16, %17, !dbg !576
	%19 = sext i32 %18 to i64, !dbg !576
	%20 = mul i64 %13, %19, !dbg !576
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !576, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !576, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !576, !range !19
	%24 = mul i32 %15, %23, !dbg !576
	%25 = add i32 %22, %24, !dbg !576
	%26 = mul i32 %14, %25, !dbg !576
	%27 = add i32 %21, %26, !dbg !576
	%28 = sext i32 %27 to i64, !dbg !576
	%29 = add i64 %20, %28, !dbg !576
	%30 = mul i64 %7, %9, !dbg !576
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !576, !range !80
	%32 = sext i32 %31 to i64, !dbg !576
	%33 = mul i64 %30, %32, !dbg !576
	%34 = mul i64 %33, %19, !dbg !576
	br label %b1, !dbg !576

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !576
	%36 = icmp slt i64 %35, %p3, !dbg !576
	br i1 %36, label %b2, label %b3, !dbg !576

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !577
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !577, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !577
	%39 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !578
	%40 = load i16, i16* %39, align 2, !dbg !578
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !579
	%42 = sext i32 %41 to i64, !dbg !579
	%43 = icmp uge i64 %p4, %42, !dbg !579
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !579, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !579
	%45 = bitcast i16* %38 to i8*, !dbg !579
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %40, i32 %44), !dbg !579
	%46 = add i64 %35, %34, !dbg !576
	br label %b1, !dbg !576

b3:
	ret void, !dbg !575

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !577
	ret void, !dbg !577

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !579
	ret void, !dbg !579
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !580 {
entry:
	br label %b0, !dbg !581

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !584, !range !9
	%1 = sext i32 %0 to i64, !dbg !584
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !584, !range !27
	%3 = sext i32 %2 to i64, !dbg !584
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !584, !range !27
	%5 = sext i32 %4 to i64, !dbg !584
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !584, !range !79
	%7 = sext i32 %6 to i64, !dbg !584
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !584, !range !80
	%9 = sext i32 %8 to i64, !dbg !584
	%10 = mul i64 %9, %5, !dbg !584
	%11 = add i64 %3, %10, !dbg !584
	%12 = mul i64 %7, %11, !dbg !584
	%13 = add i64 %1, %12, !dbg !584
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !584, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !584, !range !20
	%16 = mul i32 %14, %15, !dbg !584
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !584, !range !72
	%18 = mul i32 %16, %17, !dbg !584
	%19 = sext i32 %18 to i64, !dbg !584
	%20 = mul i64 %13, %19, !dbg !584
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !584, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !584, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !584, !range !19
	%24 = mul i32 %15, %23, !dbg !584
	%25 = add i32 %22, %24, !dbg !584
	%26 = mul i32 %14, %25, !dbg !584
	%27 = add i32 %21, %26, !dbg !584
	%28 = sext i32 %27 to i64, !dbg !584
	%29 = add i64 %20, %28, !dbg !584
	%30 = mul i64 %7, %9, !dbg !584
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !584, !range !80
	%32 = sext i32 %31 to i64, !dbg !584
	%33 = mul i64 %30, %32, !dbg !584
	%34 = mul i64 %33, %19, !dbg !584
	br label %b1, !dbg !584

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !584
	%36 = icmp slt i64 %35, %p1, !dbg !584
	br i1 %36, label %b2, label %b3, !dbg !584

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !585
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !585, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !585
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !586
	%40 = sext i32 %39 to i64, !dbg !586
	%41 = icmp uge i64 %p4, %40, !dbg !586
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !586, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !586
	%43 = bitcast i16* %38 to i8*, !dbg !586
	%44 = call zeroext i16 @gpuc_g_thread_16(i8* %43, i32 %42), !dbg !586
	%45 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !587
	store i16 %44, i16* %45, align 2, !dbg !587
	%46 = add i64 %35, %34, !dbg !584
	br label %b1, !dbg !584

b3:
	ret void, !dbg !583

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !585
	ret void, !dbg !585

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !586
	ret void, !dbg !586
}

define void @TransferUint32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !588 {
entry:
	br label %b0, !dbg !589

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !592, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !592, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !592, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !592, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !592, !range !20
	%5 = mul i32 %4, %2, !dbg !592
	%6 = add i32 %1, %5, !dbg !592
	%7 = mul i32 %3, %6, !dbg !592
	%8 = add i32 %0, %7, !dbg !592
	%9 = sext i32 %8 to i64, !dbg !592
	%10 = icmp eq i64 %p0, 0, !dbg !593
	br i1 %10, label %b1, label %b3, !dbg !593

b1:
	%11 = icmp eq i64 %9, 0, !dbg !594
	br i1 %11, label %b2, label %b16, !dbg !594

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !595
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !595, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%14 = sext i32 %13 to i64, !dbg !595
	%15 = icmp uge i64 %p8, %14, !dbg !595
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !595, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 4, !dbg !595
	%17 = trunc i64 %p8 to i32, !dbg !595
	%18 = bitcast i32* %p2 to i8*, !dbg !595
	%19 = bitcast i32* %p4 to i8*, !dbg !595
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !595
	br label %b16, !dbg !595

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !596
	br i1 %20, label %b4, label %b6, !dbg !596

b4:
	%21 = sdiv i64 %9, 32, !dbg !597
	%22 = icmp eq i64 %21, %p1, !dbg !598
	br i1 %22, label %b5, label %b16, !dbg !598

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !599
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !599, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !599
	%25 = sext i32 %24 to i64, !dbg !599
	%26 = icmp uge i64 %p8, %25, !dbg !599
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !599, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 4, !dbg !599
	%28 = trunc i64 %p8 to i32, !dbg !599
	%29 = bitcast i32* %p2 to i8*, !dbg !599
	%30 = bitcast i32* %p4 to i8*, !dbg !599
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !599
	br label %b16, !dbg !599

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !600
	br i1 %31, label %b7, label %b8, !dbg !600

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !601
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !601, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !601
	%34 = sext i32 %33 to i64, !dbg !601
	%35 = icmp uge i64 %p8, %34, !dbg !601
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !601, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !601
	%37 = trunc i64 %p8 to i32, !dbg !601
	%38 = bitcast i32* %p2 to i8*, !dbg !601
	%39 = bitcast i32* %p4 to i8*, !dbg !601
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !601
	br label %b16, !dbg !601

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !602
	br i1 %40, label %b9, label %b11, !dbg !602

b9:
	%41 = icmp eq i64 %9, 0, !dbg !603
	br i1 %41, label %b10, label %b16, !dbg !603

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !604
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !604, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !604
	%44 = sext i32 %43 to i64, !dbg !604
	%45 = icmp uge i64 %p8, %44, !dbg !604
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !604, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 4, !dbg !604
	%47 = trunc i64 %p8 to i32, !dbg !604
	%48 = bitcast i32* %p2 to i8*, !dbg !604
	%49 = bitcast i32* %p4 to i8*, !dbg !604
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !604
	br label %b16, !dbg !604

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !605
	br i1 %50, label %b12, label %b14, !dbg !605

b12:
	%51 = sdiv i64 %9, 32, !dbg !606
	%52 = icmp eq i64 %51, %p1, !dbg !607
	br i1 %52, label %b13, label %b16, !dbg !607

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !608
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !608, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !608
	%55 = sext i32 %54 to i64, !dbg !608
	%56 = icmp uge i64 %p8, %55, !dbg !608
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !608, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !608
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !608, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 4, !dbg !608
	%59 = trunc i64 %p8 to i32, !dbg !608
	%60 = bitcast i32* %p2 to i8*, !dbg !608
	%61 = bitcast i32* %p4 to i8*, !dbg !608
	%62 = bitcast i64* %p6 to i8*, !dbg !608
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !608
	br label %b16, !dbg !608

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !609
	br i1 %63, label %b15, label %b16, !dbg !609

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !610
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !610, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !610
	%66 = sext i32 %65 to i64, !dbg !610
	%67 = icmp uge i64 %p8, %66, !dbg !610
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !610, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !610
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !610, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !610
	%70 = trunc i64 %p8 to i32, !dbg !610
	%71 = bitcast i32* %p2 to i8*, !dbg !610
	%72 = bitcast i32* %p4 to i8*, !dbg !610
	%73 = bitcast i64* %p6 to i8*, !dbg !610
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !610
	br label %b16, !dbg !610

b16:
	ret void, !dbg !591

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !595
	ret void, !dbg !595

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %14), !dbg !595
	ret void, !dbg !595

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !599
	ret void, !dbg !599

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %25), !dbg !599
	ret void, !dbg !599

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !601
	ret void, !dbg !601

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %34), !dbg !601
	ret void, !dbg !601

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !604
	ret void, !dbg !604

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %44), !dbg !604
	ret void, !dbg !604

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !608
	ret void, !dbg !608

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %55), !dbg !608
	ret void, !dbg !608

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !608
	ret void, !dbg !608

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !610
	ret void, !dbg !610

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !610
	ret void, !dbg !610

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !610
	ret void, !dbg !610
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !611 {
entry:
	br label %b0, !dbg !612

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !615, !range !9
	%1 = sext i32 %0 to i64, !dbg !615
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !615, !range !27
	%3 = sext i32 %2 to i64, !dbg !615
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !615, !range !27
	%5 = sext i32 %4 to i64, !dbg !615
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !615, !range !79
	%7 = sext i32 %6 to i64, !dbg !615
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !615, !range !80
	%9 = sext i32 %8 to i64, !dbg !615
	%10 = mul i64 %9, %5, !dbg !615
	%11 = add i64 %3, %10, !dbg !615
	%12 = mul i64 %7, %11, !dbg !615
	%13 = add i64 %1, %12, !dbg !615
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !615, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !615, !range !20
	%16 = mul i32 %14, %15, !dbg !615
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !615, !range !72
	%18 = mul i32 %16, %17, !dbg !615
	%19 = sext i32 %18 to i64, !dbg !615
	%20 = mul i64 %13, %19, !dbg !615
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !615, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !615, !range !19
	%24 = mul i32 %15, %23, !dbg !615
	%25 = add i32 %22, %24, !dbg !615
	%26 = mul i32 %14, %25, !dbg !615
	%27 = add i32 %21, %26, !dbg !615
	%28 = sext i32 %27 to i64, !dbg !615
	%29 = add i64 %20, %28, !dbg !615
	%30 = mul i64 %7, %9, !dbg !615
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !615, !range !80
	%32 = sext i32 %31 to i64, !dbg !615
	%33 = mul i64 %30, %32, !dbg !615
	%34 = mul i64 %33, %19, !dbg !615
	br label %b1, !dbg !615

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !615
	%36 = icmp slt i64 %35, %p3, !dbg !615
	br i1 %36, label %b2, label %b3, !dbg !615

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !616
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !616, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !616
	%39 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !617
	%40 = load i32, i32* %39, align 4, !dbg !617
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !618
	%42 = sext i32 %41 to i64, !dbg !618
	%43 = icmp uge i64 %p4, %42, !dbg !618
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !618, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !618
	%45 = bitcast i32* %38 to i8*, !dbg !618
	call void @gpuc_p_thread_32(i8* %45, i32 %40, i32 %44), !dbg !618
	%46 = add i64 %35, %34, !dbg !615
	br label %b1, !dbg !615

b3:
	ret void, !dbg !614

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !616
	ret void, !dbg !616

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !618
	ret void, !dbg !618
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !619 {
entry:
	br label %b0, !dbg !620

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !623, !range !9
	%1 = sext i32 %0 to i64, !dbg !623
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !623, !range !27
	%3 = sext i32 %2 to i64, !dbg !623
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !623, !range !27
	%5 = sext i32 %4 to i64, !dbg !623
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !623, !range !79
	%7 = sext i32 %6 to i64, !dbg !623
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !623, !range !80
	%9 = sext i32 %8 to i64, !dbg !623
	%10 = mul i64 %9, %5, !dbg !623
	%11 = add i64 %3, %10, !dbg !623
	%12 = mul i64 %7, %11, !dbg !623
	%13 = add i64 %1, %12, !dbg !623
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !623, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !623, !range !20
	%16 = mul i32 %14, %15, !dbg !623
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !623, !range !72
	%18 = mul i32 %16, %17, !dbg !623
	%19 = sext i32 %18 to i64, !dbg !623
	%20 = mul i64 %13, %19, !dbg !623
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !623, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !623, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !623, !range !19
	%24 = mul i32 %15, %23, !dbg !623
	%25 = add i32 %22, %24, !dbg !623
	%26 = mul i32 %14, %25, !dbg !623
	%27 = add i32 %21, %26, !dbg !623
	%28 = sext i32 %27 to i64, !dbg !623
	%29 = add i64 %20, %28, !dbg !623
	%30 = mul i64 %7, %9, !dbg !623
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !623, !range !80
	%32 = sext i32 %31 to i64, !dbg !623
	%33 = mul i64 %30, %32, !dbg !623
	%34 = mul i64 %33, %19, !dbg !623
	br label %b1, !dbg !623

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !623
	%36 = icmp slt i64 %35, %p1, !dbg !623
	br i1 %36, label %b2, label %b3, !dbg !623

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !624
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !624, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !624
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !625
	%40 = sext i32 %39 to i64, !dbg !625
	%41 = icmp uge i64 %p4, %40, !dbg !625
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !625, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !625
	%43 = bitcast i32* %38 to i8*, !dbg !625
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !625
	%45 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !626
	store i32 %44, i32* %45, align 4, !dbg !626
	%46 = add i64 %35, %34, !dbg !623
	br label %b1, !dbg !623

b3:
	ret void, !dbg !622

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !624
	ret void, !dbg !624

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !625
	ret void, !dbg !625
}

define void @TransferUint64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !627 {
entry:
	br label %b0, !dbg !628

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !631, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !631, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !631, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !631, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !631, !range !20
	%5 = mul i32 %4, %2, !dbg !631
	%6 = add i32 %1, %5, !dbg !631
	%7 = mul i32 %3, %6, !dbg !631
	%8 = add i32 %0, %7, !dbg !631
	%9 = sext i32 %8 to i64, !dbg !631
	%10 = icmp eq i64 %p0, 0, !dbg !632
	br i1 %10, label %b1, label %b3, !dbg !632

b1:
	%11 = sdiv i64 %9, 32, !dbg !633
	%12 = icmp eq i64 %11, %p1, !dbg !634
	br i1 %12, label %b2, label %b16, !dbg !634

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !635
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !635, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !635
	%15 = sext i32 %14 to i64, !dbg !635
	%16 = icmp uge i64 %p8, %15, !dbg !635
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !635, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 8, !dbg !635
	%18 = trunc i64 %p8 to i32, !dbg !635
	%19 = bitcast i64* %p2 to i8*, !dbg !635
	%20 = bitcast i64* %p4 to i8*, !dbg !635
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !635
	br label %b16, !dbg !635

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !636
	br i1 %21, label %b4, label %b5, !dbg !636

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !637
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !637, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !637
	%24 = sext i32 %23 to i64, !dbg !637
	%25 = icmp uge i64 %p8, %24, !dbg !637
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !637, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 8, !dbg !637
	%27 = trunc i64 %p8 to i32, !dbg !637
	%28 = bitcast i64* %p2 to i8*, !dbg !637
	%29 = bitcast i64* %p4 to i8*, !dbg !637
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !637
	br label %b16, !dbg !637

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !638
	br i1 %30, label %b6, label %b8, !dbg !638

b6:
	%31 = icmp eq i64 %9, 0, !dbg !639
	br i1 %31, label %b7, label %b16, !dbg !639

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !640
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !640, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !640
	%34 = sext i32 %33 to i64, !dbg !640
	%35 = icmp uge i64 %p8, %34, !dbg !640
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !640, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !640
	%37 = trunc i64 %p8 to i32, !dbg !640
	%38 = bitcast i64* %p2 to i8*, !dbg !640
	%39 = bitcast i64* %p4 to i8*, !dbg !640
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !640
	br label %b16, !dbg !640

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !641
	br i1 %40, label %b9, label %b11, !dbg !641

b9:
	%41 = sdiv i64 %9, 32, !dbg !642
	%42 = icmp eq i64 %41, %p1, !dbg !643
	br i1 %42, label %b10, label %b16, !dbg !643

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !644
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !644, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !644
	%45 = sext i32 %44 to i64, !dbg !644
	%46 = icmp uge i64 %p8, %45, !dbg !644
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !644, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 8, !dbg !644
	%48 = trunc i64 %p8 to i32, !dbg !644
	%49 = bitcast i64* %p2 to i8*, !dbg !644
	%50 = bitcast i64* %p4 to i8*, !dbg !644
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !644
	br label %b16, !dbg !644

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !645
	br i1 %51, label %b12, label %b13, !dbg !645

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !646
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !646, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !646
	%54 = sext i32 %53 to i64, !dbg !646
	%55 = icmp uge i64 %p8, %54, !dbg !646
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !646, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !646
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !646, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 8, !dbg !646
	%58 = trunc i64 %p8 to i32, !dbg !646
	%59 = bitcast i64* %p2 to i8*, !dbg !646
	%60 = bitcast i64* %p4 to i8*, !dbg !646
	%61 = bitcast i64* %p6 to i8*, !dbg !646
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !646
	br label %b16, !dbg !646

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !647
	br i1 %62, label %b14, label %b16, !dbg !647

b14:
	%63 = icmp eq i64 %9, 0, !dbg !648
	br i1 %63, label %b15, label %b16, !dbg !648

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !649
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !649, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !649
	%66 = sext i32 %65 to i64, !dbg !649
	%67 = icmp uge i64 %p8, %66, !dbg !649
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !649, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !649
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !649, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !649
	%70 = trunc i64 %p8 to i32, !dbg !649
	%71 = bitcast i64* %p2 to i8*, !dbg !649
	%72 = bitcast i64* %p4 to i8*, !dbg !649
	%73 = bitcast i64* %p6 to i8*, !dbg !649
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !649
	br label %b16, !dbg !649

b16:
	ret void, !dbg !630

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !635
	ret void, !dbg !635

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %15), !dbg !635
	ret void, !dbg !635

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !637
	ret void, !dbg !637

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %24), !dbg !637
	ret void, !dbg !637

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !640
	ret void, !dbg !640

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %34), !dbg !640
	ret void, !dbg !640

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !644
	ret void, !dbg !644

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %45), !dbg !644
	ret void, !dbg !644

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !646
	ret void, !dbg !646

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %54), !dbg !646
	ret void, !dbg !646

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !649
	ret void, !dbg !649

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !649
	ret void, !dbg !649

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !649
	ret void, !dbg !649
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !650 {
entry:
	br label %b0, !dbg !651

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !654, !range !9
	%1 = sext i32 %0 to i64, !dbg !654
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !654, !range !27
	%3 = sext i32 %2 to i64, !dbg !654
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !654, !range !27
	%5 = sext i32 %4 to i64, !dbg !654
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !654, !range !79
	%7 = sext i32 %6 to i64, !dbg !654
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !654, !range !80
	%9 = sext i32 %8 to i64, !dbg !654
	%10 = mul i64 %9, %5, !dbg !654
	%11 = add i64 %3, %10, !dbg !654
	%12 = mul i64 %7, %11, !dbg !654
	%13 = add i64 %1, %12, !dbg !654
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !654, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !654, !range !20
	%16 = mul i32 %14, %15, !dbg !654
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !654, !range !72
	%18 = mul i32 %16, %17, !dbg !654
	%19 = sext i32 %18 to i64, !dbg !654
	%20 = mul i64 %13, %19, !dbg !654
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !654, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !654, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !654, !range !19
	%24 = mul i32 %15, %23, !dbg !654
	%25 = add i32 %22, %24, !dbg !654
	%26 = mul i32 %14, %25, !dbg !654
	%27 = add i32 %21, %26, !dbg !654
	%28 = sext i32 %27 to i64, !dbg !654
	%29 = add i64 %20, %28, !dbg !654
	%30 = mul i64 %7, %9, !dbg !654
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !654, !range !80
	%32 = sext i32 %31 to i64, !dbg !654
	%33 = mul i64 %30, %32, !dbg !654
	%34 = mul i64 %33, %19, !dbg !654
	br label %b1, !dbg !654

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !654
	%36 = icmp slt i64 %35, %p3, !dbg !654
	br i1 %36, label %b2, label %b3, !dbg !654

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !655
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !655, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !655
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !656
	%40 = load i64, i64* %39, align 8, !dbg !656
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !657
	%42 = sext i32 %41 to i64, !dbg !657
	%43 = icmp uge i64 %p4, %42, !dbg !657
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !657, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !657
	%45 = bitcast i64* %38 to i8*, !dbg !657
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !657
	%46 = add i64 %35, %34, !dbg !654
	br label %b1, !dbg !654

b3:
	ret void, !dbg !653

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !655
	ret void, !dbg !655

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !657
	ret void, !dbg !657
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !658 {
entry:
	br label %b0, !dbg !659

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !662, !range !9
	%1 = sext i32 %0 to i64, !dbg !662
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !662, !range !27
	%3 = sext i32 %2 to i64, !dbg !662
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !662, !range !27
	%5 = sext i32 %4 to i64, !dbg !662
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !662, !range !79
	%7 = sext i32 %6 to i64, !dbg !662
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !662, !range !80
	%9 = sext i32 %8 to i64, !dbg !662
	%10 = mul i64 %9, %5, !dbg !662
	%11 = add i64 %3, %10, !dbg !662
	%12 = mul i64 %7, %11, !dbg !662
	%13 = add i64 %1, %12, !dbg !662
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !662, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !662, !range !20
	%16 = mul i32 %14, %15, !dbg !662
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !662, !range !72
	%18 = mul i32 %16, %17, !dbg !662
	%19 = sext i32 %18 to i64, !dbg !662
	%20 = mul i64 %13, %19, !dbg !662
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !662, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !662, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !662, !range !19
	%24 = mul i32 %15, %23, !dbg !662
	%25 = add i32 %22, %24, !dbg !662
	%26 = mul i32 %14, %25, !dbg !662
	%27 = add i32 %21, %26, !dbg !662
	%28 = sext i32 %27 to i64, !dbg !662
	%29 = add i64 %20, %28, !dbg !662
	%30 = mul i64 %7, %9, !dbg !662
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !662, !range !80
	%32 = sext i32 %31 to i64, !dbg !662
	%33 = mul i64 %30, %32, !dbg !662
	%34 = mul i64 %33, %19, !dbg !662
	br label %b1, !dbg !662

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !662
	%36 = icmp slt i64 %35, %p1, !dbg !662
	br i1 %36, label %b2, label %b3, !dbg !662

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !663
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !663, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !663
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !664
	%40 = sext i32 %39 to i64, !dbg !664
	%41 = icmp uge i64 %p4, %40, !dbg !664
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !664, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !664
	%43 = bitcast i64* %38 to i8*, !dbg !664
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !664
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !665
	store i64 %44, i64* %45, align 8, !dbg !665
	%46 = add i64 %35, %34, !dbg !662
	br label %b1, !dbg !662

b3:
	ret void, !dbg !661

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !663
	ret void, !dbg !663

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !664
	ret void, !dbg !664
}

define void @TransferUint(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !666 {
entry:
	br label %b0, !dbg !667

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !670, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !670, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !670, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !670, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !670, !range !20
	%5 = mul i32 %4, %2, !dbg !670
	%6 = add i32 %1, %5, !dbg !670
	%7 = mul i32 %3, %6, !dbg !670
	%8 = add i32 %0, %7, !dbg !670
	%9 = sext i32 %8 to i64, !dbg !670
	%10 = icmp eq i64 %p0, 0, !dbg !671
	br i1 %10, label %b1, label %b2, !dbg !671

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !672
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !672, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !672
	%13 = sext i32 %12 to i64, !dbg !672
	%14 = icmp uge i64 %p8, %13, !dbg !672
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !672, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 8, !dbg !672
	%16 = trunc i64 %p8 to i32, !dbg !672
	%17 = bitcast i64* %p2 to i8*, !dbg !672
	%18 = bitcast i64* %p4 to i8*, !dbg !672
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !672
	br label %b16, !dbg !672

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !673
	br i1 %19, label %b3, label %b5, !dbg !673

b3:
	%20 = icmp eq i64 %9, 0, !dbg !674
	br i1 %20, label %b4, label %b16, !dbg !674

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !675
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !675, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !675
	%23 = sext i32 %22 to i64, !dbg !675
	%24 = icmp uge i64 %p8, %23, !dbg !675
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !675, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 8, !dbg !675
	%26 = trunc i64 %p8 to i32, !dbg !675
	%27 = bitcast i64* %p2 to i8*, !dbg !675
	%28 = bitcast i64* %p4 to i8*, !dbg !675
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !675
	br label %b16, !dbg !675

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !676
	br i1 %29, label %b6, label %b8, !dbg !676

b6:
	%30 = sdiv i64 %9, 32, !dbg !677
	%31 = icmp eq i64 %30, %p1, !dbg !678
	br i1 %31, label %b7, label %b16, !dbg !678

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !679
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !679, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !679
	%34 = sext i32 %33 to i64, !dbg !679
	%35 = icmp uge i64 %p8, %34, !dbg !679
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !679, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !679
	%37 = trunc i64 %p8 to i32, !dbg !679
	%38 = bitcast i64* %p2 to i8*, !dbg !679
	%39 = bitcast i64* %p4 to i8*, !dbg !679
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !679
	br label %b16, !dbg !679

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !680
	br i1 %40, label %b9, label %b10, !dbg !680

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !681
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !681, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !681
	%43 = sext i32 %42 to i64, !dbg !681
	%44 = icmp uge i64 %p8, %43, !dbg !681
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !681, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 8, !dbg !681
	%46 = trunc i64 %p8 to i32, !dbg !681
	%47 = bitcast i64* %p2 to i8*, !dbg !681
	%48 = bitcast i64* %p4 to i8*, !dbg !681
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !681
	br label %b16, !dbg !681

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !682
	br i1 %49, label %b11, label %b13, !dbg !682

b11:
	%50 = icmp eq i64 %9, 0, !dbg !683
	br i1 %50, label %b12, label %b16, !dbg !683

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !684
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !684, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !684
	%53 = sext i32 %52 to i64, !dbg !684
	%54 = icmp uge i64 %p8, %53, !dbg !684
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !684, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !684
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !684, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 8, !dbg !684
	%57 = trunc i64 %p8 to i32, !dbg !684
	%58 = bitcast i64* %p2 to i8*, !dbg !684
	%59 = bitcast i64* %p4 to i8*, !dbg !684
	%60 = bitcast i64* %p6 to i8*, !dbg !684
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !684
	br label %b16, !dbg !684

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !685
	br i1 %61, label %b14, label %b16, !dbg !685

b14:
	%62 = sdiv i64 %9, 32, !dbg !686
	%63 = icmp eq i64 %62, %p1, !dbg !687
	br i1 %63, label %b15, label %b16, !dbg !687

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !688
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !688, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !688
	%66 = sext i32 %65 to i64, !dbg !688
	%67 = icmp uge i64 %p8, %66, !dbg !688
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !688, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !688
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !688, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !688
	%70 = trunc i64 %p8 to i32, !dbg !688
	%71 = bitcast i64* %p2 to i8*, !dbg !688
	%72 = bitcast i64* %p4 to i8*, !dbg !688
	%73 = bitcast i64* %p6 to i8*, !dbg !688
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !688
	br label %b16, !dbg !688

b16:
	ret void, !dbg !669

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !672
	ret void, !dbg !672

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %13), !dbg !672
	ret void, !dbg !672

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !675
	ret void, !dbg !675

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %23), !dbg !675
	ret void, !dbg !675

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !679
	ret void, !dbg !679

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %34), !dbg !679
	ret void, !dbg !679

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !681
	ret void, !dbg !681

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %43), !dbg !681
	ret void, !dbg !681

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !684
	ret void, !dbg !684

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %53), !dbg !684
	ret void, !dbg !684

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !684
	ret void, !dbg !684

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !688
	ret void, !dbg !688

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !688
	ret void, !dbg !688

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !688
	ret void, !dbg !688
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !689 {
entry:
	br label %b0, !dbg !690

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !693, !range !9
	%1 = sext i32 %0 to i64, !dbg !693
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !693, !range !27
	%3 = sext i32 %2 to i64, !dbg !693
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !693, !range !27
	%5 = sext i32 %4 to i64, !dbg !693
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !693, !range !79
	%7 = sext i32 %6 to i64, !dbg !693
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !693, !range !80
	%9 = sext i32 %8 to i64, !dbg !693
	%10 = mul i64 %9, %5, !dbg !693
	%11 = add i64 %3, %10, !dbg !693
	%12 = mul i64 %7, %11, !dbg !693
	%13 = add i64 %1, %12, !dbg !693
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !693, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !693, !range !20
	%16 = mul i32 %14, %15, !dbg !693
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !693, !range !72
	%18 = mul i32 %16, %17, !dbg !693
	%19 = sext i32 %18 to i64, !dbg !693
	%20 = mul i64 %13, %19, !dbg !693
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !693, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !693, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !693, !range !19
	%24 = mul i32 %15, %23, !dbg !693
	%25 = add i32 %22, %24, !dbg !693
	%26 = mul i32 %14, %25, !dbg !693
	%27 = add i32 %21, %26, !dbg !693
	%28 = sext i32 %27 to i64, !dbg !693
	%29 = add i64 %20, %28, !dbg !693
	%30 = mul i64 %7, %9, !dbg !693
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !693, !range !80
	%32 = sext i32 %31 to i64, !dbg !693
	%33 = mul i64 %30, %32, !dbg !693
	%34 = mul i64 %33, %19, !dbg !693
	br label %b1, !dbg !693

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !693
	%36 = icmp slt i64 %35, %p3, !dbg !693
	br i1 %36, label %b2, label %b3, !dbg !693

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !694
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !694, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !694
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !695
	%40 = load i64, i64* %39, align 8, !dbg !695
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !696
	%42 = sext i32 %41 to i64, !dbg !696
	%43 = icmp uge i64 %p4, %42, !dbg !696
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !696, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !696
	%45 = bitcast i64* %38 to i8*, !dbg !696
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !696
	%46 = add i64 %35, %34, !dbg !693
	br label %b1, !dbg !693

b3:
	ret void, !dbg !692

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !694
	ret void, !dbg !694

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !696
	ret void, !dbg !696
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !697 {
entry:
	br label %b0, !dbg !698

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !701, !range !9
	%1 = sext i32 %0 to i64, !dbg !701
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !701, !range !27
	%3 = sext i32 %2 to i64, !dbg !701
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !701, !range !27
	%5 = sext i32 %4 to i64, !dbg !701
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !701, !range !79
	%7 = sext i32 %6 to i64, !dbg !701
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !701, !range !80
	%9 = sext i32 %8 to i64, !dbg !701
	%10 = mul i64 %9, %5, !dbg !701
	%11 = add i64 %3, %10, !dbg !701
	%12 = mul i64 %7, %11, !dbg !701
	%13 = add i64 %1, %12, !dbg !701
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !701, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !701, !range !20
	%16 = mul i32 %14, %15, !dbg !701
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !701, !range !72
	%18 = mul i32 %16, %17, !dbg !701
	%19 = sext i32 %18 to i64, !dbg !701
	%20 = mul i64 %13, %19, !dbg !701
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !701, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !701, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !701, !range !19
	%24 = mul i32 %15, %23, !dbg !701
	%25 = add i32 %22, %24, !dbg !701
	%26 = mul i32 %14, %25, !dbg !701
	%27 = add i32 %21, %26, !dbg !701
	%28 = sext i32 %27 to i64, !dbg !701
	%29 = add i64 %20, %28, !dbg !701
	%30 = mul i64 %7, %9, !dbg !701
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !701, !range !80
	%32 = sext i32 %31 to i64, !dbg !701
	%33 = mul i64 %30, %32, !dbg !701
	%34 = mul i64 %33, %19, !dbg !701
	br label %b1, !dbg !701

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !701
	%36 = icmp slt i64 %35, %p1, !dbg !701
	br i1 %36, label %b2, label %b3, !dbg !701

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !702
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !702, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !702
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !703
	%40 = sext i32 %39 to i64, !dbg !703
	%41 = icmp uge i64 %p4, %40, !dbg !703
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !703, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !703
	%43 = bitcast i64* %38 to i8*, !dbg !703
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !703
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !704
	store i64 %44, i64* %45, align 8, !dbg !704
	%46 = add i64 %35, %34, !dbg !701
	br label %b1, !dbg !701

b3:
	ret void, !dbg !700

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !702
	ret void, !dbg !702

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !703
	ret void, !dbg !703
}

define void @TransferFloat32(i64 %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !705 {
entry:
	br label %b0, !dbg !706

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !709, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !709, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !709, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !709, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !709, !range !20
	%5 = mul i32 %4, %2, !dbg !709
	%6 = add i32 %1, %5, !dbg !709
	%7 = mul i32 %3, %6, !dbg !709
	%8 = add i32 %0, %7, !dbg !709
	%9 = sext i32 %8 to i64, !dbg !709
	%10 = icmp eq i64 %p0, 0, !dbg !710
	br i1 %10, label %b1, label %b2, !dbg !710

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !711
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !711, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !711
	%13 = sext i32 %12 to i64, !dbg !711
	%14 = icmp uge i64 %p8, %13, !dbg !711
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !711, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 4, !dbg !711
	%16 = trunc i64 %p8 to i32, !dbg !711
	%17 = bitcast float* %p2 to i8*, !dbg !711
	%18 = bitcast float* %p4 to i8*, !dbg !711
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !711
	br label %b16, !dbg !711

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !712
	br i1 %19, label %b3, label %b5, !dbg !712

b3:
	%20 = icmp eq i64 %9, 0, !dbg !713
	br i1 %20, label %b4, label %b16, !dbg !713

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !714
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !714, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !714
	%23 = sext i32 %22 to i64, !dbg !714
	%24 = icmp uge i64 %p8, %23, !dbg !714
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !714, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 4, !dbg !714
	%26 = trunc i64 %p8 to i32, !dbg !714
	%27 = bitcast float* %p2 to i8*, !dbg !714
	%28 = bitcast float* %p4 to i8*, !dbg !714
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !714
	br label %b16, !dbg !714

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !715
	br i1 %29, label %b6, label %b8, !dbg !715

b6:
	%30 = sdiv i64 %9, 32, !dbg !716
	%31 = icmp eq i64 %30, %p1, !dbg !717
	br i1 %31, label %b7, label %b16, !dbg !717

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !718
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !718, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !718
	%34 = sext i32 %33 to i64, !dbg !718
	%35 = icmp uge i64 %p8, %34, !dbg !718
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !718, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !718
	%37 = trunc i64 %p8 to i32, !dbg !718
	%38 = bitcast float* %p2 to i8*, !dbg !718
	%39 = bitcast float* %p4 to i8*, !dbg !718
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !718
	br label %b16, !dbg !718

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !719
	br i1 %40, label %b9, label %b10, !dbg !719

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !720
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !720, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !720
	%43 = sext i32 %42 to i64, !dbg !720
	%44 = icmp uge i64 %p8, %43, !dbg !720
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !720, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 4, !dbg !720
	%46 = trunc i64 %p8 to i32, !dbg !720
	%47 = bitcast float* %p2 to i8*, !dbg !720
	%48 = bitcast float* %p4 to i8*, !dbg !720
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !720
	br label %b16, !dbg !720

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !721
	br i1 %49, label %b11, label %b13, !dbg !721

b11:
	%50 = icmp eq i64 %9, 0, !dbg !722
	br i1 %50, label %b12, label %b16, !dbg !722

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !723
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !723, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !723
	%53 = sext i32 %52 to i64, !dbg !723
	%54 = icmp uge i64 %p8, %53, !dbg !723
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !723, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !723
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !723, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 4, !dbg !723
	%57 = trunc i64 %p8 to i32, !dbg !723
	%58 = bitcast float* %p2 to i8*, !dbg !723
	%59 = bitcast float* %p4 to i8*, !dbg !723
	%60 = bitcast i64* %p6 to i8*, !dbg !723
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !723
	br label %b16, !dbg !723

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !724
	br i1 %61, label %b14, label %b16, !dbg !724

b14:
	%62 = sdiv i64 %9, 32, !dbg !725
	%63 = icmp eq i64 %62, %p1, !dbg !726
	br i1 %63, label %b15, label %b16, !dbg !726

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !727
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !727, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !727
	%66 = sext i32 %65 to i64, !dbg !727
	%67 = icmp uge i64 %p8, %66, !dbg !727
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !727, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !727
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !727, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !727
	%70 = trunc i64 %p8 to i32, !dbg !727
	%71 = bitcast float* %p2 to i8*, !dbg !727
	%72 = bitcast float* %p4 to i8*, !dbg !727
	%73 = bitcast i64* %p6 to i8*, !dbg !727
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !727
	br label %b16, !dbg !727

b16:
	ret void, !dbg !708

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !711
	ret void, !dbg !711

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %13), !dbg !711
	ret void, !dbg !711

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !714
	ret void, !dbg !714

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %23), !dbg !714
	ret void, !dbg !714

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !718
	ret void, !dbg !718

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %34), !dbg !718
	ret void, !dbg !718

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !720
	ret void, !dbg !720

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %43), !dbg !720
	ret void, !dbg !720

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !723
	ret void, !dbg !723

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %53), !dbg !723
	ret void, !dbg !723

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !723
	ret void, !dbg !723

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !727
	ret void, !dbg !727

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !727
	ret void, !dbg !727

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !727
	ret void, !dbg !727
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !728 {
entry:
	br label %b0, !dbg !729

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !732, !range !9
	%1 = sext i32 %0 to i64, !dbg !732
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !732, !range !27
	%3 = sext i32 %2 to i64, !dbg !732
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !732, !range !27
	%5 = sext i32 %4 to i64, !dbg !732
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !732, !range !79
	%7 = sext i32 %6 to i64, !dbg !732
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !732, !range !80
	%9 = sext i32 %8 to i64, !dbg !732
	%10 = mul i64 %9, %5, !dbg !732
	%11 = add i64 %3, %10, !dbg !732
	%12 = mul i64 %7, %11, !dbg !732
	%13 = add i64 %1, %12, !dbg !732
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !732, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !732, !range !20
	%16 = mul i32 %14, %15, !dbg !732
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !732, !range !72
	%18 = mul i32 %16, %17, !dbg !732
	%19 = sext i32 %18 to i64, !dbg !732
	%20 = mul i64 %13, %19, !dbg !732
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !732, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !732, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !732, !range !19
	%24 = mul i32 %15, %23, !dbg !732
	%25 = add i32 %22, %24, !dbg !732
	%26 = mul i32 %14, %25, !dbg !732
	%27 = add i32 %21, %26, !dbg !732
	%28 = sext i32 %27 to i64, !dbg !732
	%29 = add i64 %20, %28, !dbg !732
	%30 = mul i64 %7, %9, !dbg !732
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !732, !range !80
	%32 = sext i32 %31 to i64, !dbg !732
	%33 = mul i64 %30, %32, !dbg !732
	%34 = mul i64 %33, %19, !dbg !732
	br label %b1, !dbg !732

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !732
	%36 = icmp slt i64 %35, %p3, !dbg !732
	br i1 %36, label %b2, label %b3, !dbg !732

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !733
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !733, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !733
	%39 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !734
	%40 = load float, float* %39, align 4, !dbg !734
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !735
	%42 = sext i32 %41 to i64, !dbg !735
	%43 = icmp uge i64 %p4, %42, !dbg !735
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !735, !prof !26

b2_ok2:
	%44 = bitcast float %40 to i32, !dbg !735
	%45 = trunc i64 %p4 to i32, !dbg !735
	%46 = bitcast float* %38 to i8*, !dbg !735
	call void @gpuc_p_thread_32(i8* %46, i32 %44, i32 %45), !dbg !735
	%47 = add i64 %35, %34, !dbg !732
	br label %b1, !dbg !732

b3:
	ret void, !dbg !731

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !733
	ret void, !dbg !733

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !735
	ret void, !dbg !735
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !736 {
entry:
	br label %b0, !dbg !737

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !740, !range !9
	%1 = sext i32 %0 to i64, !dbg !740
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !740, !range !27
	%3 = sext i32 %2 to i64, !dbg !740
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !740, !range !27
	%5 = sext i32 %4 to i64, !dbg !740
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !740, !range !79
	%7 = sext i32 %6 to i64, !dbg !740
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !740, !range !80
	%9 = sext i32 %8 to i64, !dbg !740
	%10 = mul i64 %9, %5, !dbg !740
	%11 = add i64 %3, %10, !dbg !740
	%12 = mul i64 %7, %11, !dbg !740
	%13 = add i64 %1, %12, !dbg !740
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !740, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !740, !range !20
	%16 = mul i32 %14, %15, !dbg !740
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !740, !range !72
	%18 = mul i32 %16, %17, !dbg !740
	%19 = sext i32 %18 to i64, !dbg !740
	%20 = mul i64 %13, %19, !dbg !740
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !740, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !740, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !740, !range !19
	%24 = mul i32 %15, %23, !dbg !740
	%25 = add i32 %22, %24, !dbg !740
	%26 = mul i32 %14, %25, !dbg !740
	%27 = add i32 %21, %26, !dbg !740
	%28 = sext i32 %27 to i64, !dbg !740
	%29 = add i64 %20, %28, !dbg !740
	%30 = mul i64 %7, %9, !dbg !740
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !740, !range !80
	%32 = sext i32 %31 to i64, !dbg !740
	%33 = mul i64 %30, %32, !dbg !740
	%34 = mul i64 %33, %19, !dbg !740
	br label %b1, !dbg !740

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !740
	%36 = icmp slt i64 %35, %p1, !dbg !740
	br i1 %36, label %b2, label %b3, !dbg !740

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !741
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !741, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !741
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !742
	%40 = sext i32 %39 to i64, !dbg !742
	%41 = icmp uge i64 %p4, %40, !dbg !742
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !742, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !742
	%43 = bitcast float* %38 to i8*, !dbg !742
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !742
	%45 = bitcast i32 %44 to float, !dbg !742
	%46 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !743
	store float %45, float* %46, align 4, !dbg !743
	%47 = add i64 %35, %34, !dbg !740
	br label %b1, !dbg !740

b3:
	ret void, !dbg !739

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !741
	ret void, !dbg !741

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !742
	ret void, !dbg !742
}

define void @TransferFloat64(i64 %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !744 {
entry:
	br label %b0, !dbg !745

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !748, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !748, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !748, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !748, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !748, !range !20
	%5 = mul i32 %4, %2, !dbg !748
	%6 = add i32 %1, %5, !dbg !748
	%7 = mul i32 %3, %6, !dbg !748
	%8 = add i32 %0, %7, !dbg !748
	%9 = sext i32 %8 to i64, !dbg !748
	%10 = icmp eq i64 %p0, 0, !dbg !749
	br i1 %10, label %b1, label %b3, !dbg !749

b1:
	%11 = icmp eq i64 %9, 0, !dbg !750
	br i1 %11, label %b2, label %b16, !dbg !750

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !751
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !751, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !751
	%14 = sext i32 %13 to i64, !dbg !751
	%15 = icmp uge i64 %p8, %14, !dbg !751
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !751, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 8, !dbg !751
	%17 = trunc i64 %p8 to i32, !dbg !751
	%18 = bitcast double* %p2 to i8*, !dbg !751
	%19 = bitcast double* %p4 to i8*, !dbg !751
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !751
	br label %b16, !dbg !751

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !752
	br i1 %20, label %b4, label %b6, !dbg !752

b4:
	%21 = sdiv i64 %9, 32, !dbg !753
	%22 = icmp eq i64 %21, %p1, !dbg !754
	br i1 %22, label %b5, label %b16, !dbg !754

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !755
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !755, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !755
	%25 = sext i32 %24 to i64, !dbg !755
	%26 = icmp uge i64 %p8, %25, !dbg !755
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !755, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 8, !dbg !755
	%28 = trunc i64 %p8 to i32, !dbg !755
	%29 = bitcast double* %p2 to i8*, !dbg !755
	%30 = bitcast double* %p4 to i8*, !dbg !755
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !755
	br label %b16, !dbg !755

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !756
	br i1 %31, label %b7, label %b8, !dbg !756

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !757
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !757, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !757
	%34 = sext i32 %33 to i64, !dbg !757
	%35 = icmp uge i64 %p8, %34, !dbg !757
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !757, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !757
	%37 = trunc i64 %p8 to i32, !dbg !757
	%38 = bitcast double* %p2 to i8*, !dbg !757
	%39 = bitcast double* %p4 to i8*, !dbg !757
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !757
	br label %b16, !dbg !757

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !758
	br i1 %40, label %b9, label %b11, !dbg !758

b9:
	%41 = icmp eq i64 %9, 0, !dbg !759
	br i1 %41, label %b10, label %b16, !dbg !759

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !760
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !760, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !760
	%44 = sext i32 %43 to i64, !dbg !760
	%45 = icmp uge i64 %p8, %44, !dbg !760
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !760, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 8, !dbg !760
	%47 = trunc i64 %p8 to i32, !dbg !760
	%48 = bitcast double* %p2 to i8*, !dbg !760
	%49 = bitcast double* %p4 to i8*, !dbg !760
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !760
	br label %b16, !dbg !760

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !761
	br i1 %50, label %b12, label %b14, !dbg !761

b12:
	%51 = sdiv i64 %9, 32, !dbg !762
	%52 = icmp eq i64 %51, %p1, !dbg !763
	br i1 %52, label %b13, label %b16, !dbg !763

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !764
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !764, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !764
	%55 = sext i32 %54 to i64, !dbg !764
	%56 = icmp uge i64 %p8, %55, !dbg !764
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !764, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !764
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !764, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 8, !dbg !764
	%59 = trunc i64 %p8 to i32, !dbg !764
	%60 = bitcast double* %p2 to i8*, !dbg !764
	%61 = bitcast double* %p4 to i8*, !dbg !764
	%62 = bitcast i64* %p6 to i8*, !dbg !764
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !764
	br label %b16, !dbg !764

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !765
	br i1 %63, label %b15, label %b16, !dbg !765

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !766
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !766, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !766
	%66 = sext i32 %65 to i64, !dbg !766
	%67 = icmp uge i64 %p8, %66, !dbg !766
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !766, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !766
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !766, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !766
	%70 = trunc i64 %p8 to i32, !dbg !766
	%71 = bitcast double* %p2 to i8*, !dbg !766
	%72 = bitcast double* %p4 to i8*, !dbg !766
	%73 = bitcast i64* %p6 to i8*, !dbg !766
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !766
	br label %b16, !dbg !766

b16:
	ret void, !dbg !747

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !751
	ret void, !dbg !751

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %14), !dbg !751
	ret void, !dbg !751

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !755
	ret void, !dbg !755

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %25), !dbg !755
	ret void, !dbg !755

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !757
	ret void, !dbg !757

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %34), !dbg !757
	ret void, !dbg !757

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !760
	ret void, !dbg !760

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %44), !dbg !760
	ret void, !dbg !760

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !764
	ret void, !dbg !764

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %55), !dbg !764
	ret void, !dbg !764

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !764
	ret void, !dbg !764

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !766
	ret void, !dbg !766

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !766
	ret void, !dbg !766

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !766
	ret void, !dbg !766
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !767 {
entry:
	br label %b0, !dbg !768

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !771, !range !9
	%1 = sext i32 %0 to i64, !dbg !771
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !771, !range !27
	%3 = sext i32 %2 to i64, !dbg !771
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !771, !range !27
	%5 = sext i32 %4 to i64, !dbg !771
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !771, !range !79
	%7 = sext i32 %6 to i64, !dbg !771
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !771, !range !80
	%9 = sext i32 %8 to i64, !dbg !771
	%10 = mul i64 %9, %5, !dbg !771
	%11 = add i64 %3, %10, !dbg !771
	%12 = mul i64 %7, %11, !dbg !771
	%13 = add i64 %1, %12, !dbg !771
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !771, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !771, !range !20
	%16 = mul i32 %14, %15, !dbg !771
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !771, !range !72
	%18 = mul i32 %16, %17, !dbg !771
	%19 = sext i32 %18 to i64, !dbg !771
	%20 = mul i64 %13, %19, !dbg !771
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !771, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !771, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !771, !range !19
	%24 = mul i32 %15, %23, !dbg !771
	%25 = add i32 %22, %24, !dbg !771
	%26 = mul i32 %14, %25, !dbg !771
	%27 = add i32 %21, %26, !dbg !771
	%28 = sext i32 %27 to i64, !dbg !771
	%29 = add i64 %20, %28, !dbg !771
	%30 = mul i64 %7, %9, !dbg !771
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !771, !range !80
	%32 = sext i32 %31 to i64, !dbg !771
	%33 = mul i64 %30, %32, !dbg !771
	%34 = mul i64 %33, %19, !dbg !771
	br label %b1, !dbg !771

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !771
	%36 = icmp slt i64 %35, %p3, !dbg !771
	br i1 %36, label %b2, label %b3, !dbg !771

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !772
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !772, !prof !26

b2_ok1:
	%38 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !772
	%39 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !773
	%40 = load double, double* %39, align 8, !dbg !773
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !774
	%42 = sext i32 %41 to i64, !dbg !774
	%43 = icmp uge i64 %p4, %42, !dbg !774
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !774, !prof !26

b2_ok2:
	%44 = bitcast double %40 to i64, !dbg !774
	%45 = trunc i64 %p4 to i32, !dbg !774
	%46 = bitcast double* %38 to i8*, !dbg !774
	call void @gpuc_p_thread_64(i8* %46, i64 %44, i32 %45), !dbg !774
	%47 = add i64 %35, %34, !dbg !771
	br label %b1, !dbg !771

b3:
	ret void, !dbg !770

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %35, i64 %p1), !dbg !772
	ret void, !dbg !772

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !774
	ret void, !dbg !774
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !775 {
entry:
	br label %b0, !dbg !776

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !779, !range !9
	%1 = sext i32 %0 to i64, !dbg !779
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !779, !range !27
	%3 = sext i32 %2 to i64, !dbg !779
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !779, !range !27
	%5 = sext i32 %4 to i64, !dbg !779
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !779, !range !79
	%7 = sext i32 %6 to i64, !dbg !779
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !779, !range !80
	%9 = sext i32 %8 to i64, !dbg !779
	%10 = mul i64 %9, %5, !dbg !779
	%11 = add i64 %3, %10, !dbg !779
	%12 = mul i64 %7, %11, !dbg !779
	%13 = add i64 %1, %12, !dbg !779
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !779, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !779, !range !20
	%16 = mul i32 %14, %15, !dbg !779
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !779, !range !72
	%18 = mul i32 %16, %17, !dbg !779
	%19 = sext i32 %18 to i64, !dbg !779
	%20 = mul i64 %13, %19, !dbg !779
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !779, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !779, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !779, !range !19
	%24 = mul i32 %15, %23, !dbg !779
	%25 = add i32 %22, %24, !dbg !779
	%26 = mul i32 %14, %25, !dbg !779
	%27 = add i32 %21, %26, !dbg !779
	%28 = sext i32 %27 to i64, !dbg !779
	%29 = add i64 %20, %28, !dbg !779
	%30 = mul i64 %7, %9, !dbg !779
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !779, !range !80
	%32 = sext i32 %31 to i64, !dbg !779
	%33 = mul i64 %30, %32, !dbg !779
	%34 = mul i64 %33, %19, !dbg !779
	br label %b1, !dbg !779

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !779
	%36 = icmp slt i64 %35, %p1, !dbg !779
	br i1 %36, label %b2, label %b3, !dbg !779

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !780
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !780, !prof !26

b2_ok1:
	%38 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !780
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !781
	%40 = sext i32 %39 to i64, !dbg !781
	%41 = icmp uge i64 %p4, %40, !dbg !781
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !781, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !781
	%43 = bitcast double* %38 to i8*, !dbg !781
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !781
	%45 = bitcast i64 %44 to double, !dbg !781
	%46 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !782
	store double %45, double* %46, align 8, !dbg !782
	%47 = add i64 %35, %34, !dbg !779
	br label %b1, !dbg !779

b3:
	ret void, !dbg !778

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %35, i64 %p3), !dbg !780
	ret void, !dbg !780

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %40), !dbg !781
	ret void, !dbg !781
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !18
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !27
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !18
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !27
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !19
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

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

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare void @gpuc_barrier_thread(i32 %a0) nounwind

declare void @gpuc_barrier_all_thread() nounwind

declare void @gpuc_sync_thread(i32 %a0) nounwind

declare void @gpuc_sync_all_thread() nounwind

declare void @gpuc_barrier_warp(i32 %a0) convergent nounwind

declare void @gpuc_barrier_all_warp() convergent nounwind

declare void @gpuc_sync_warp(i32 %a0) convergent nounwind

declare void @gpuc_sync_all_warp() convergent nounwind

declare void @gpuc_barrier_block(i32 %a0) convergent nounwind

declare void @gpuc_barrier_all_block() convergent nounwind

declare void @gpuc_sync_block(i32 %a0) convergent nounwind

declare void @gpuc_sync_all_block() convergent nounwind

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare zeroext i8 @gpuc_g_thread_8(i8* %a0, i32 %a1) nounwind

declare void @gpuc_put_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare void @gpuc_get_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare void @gpuc_put_signal_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!783, !784, !785, !786, !787, !788, !789, !790, !791, !792, !793, !794, !795, !796, !797, !798, !799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816, !817, !818, !819, !820, !821, !822, !823, !824, !825, !826, !827, !828, !829, !830, !831, !832}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "order.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ordered", scope: !1, file: !1, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!7 = !DILocation(line: 18, column: 6, scope: !6)
!8 = !DILocation(line: 19, column: 15, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !DILocation(line: 19, column: 20, scope: !6)
!11 = !DILocation(line: 20, column: 3, scope: !6)
!12 = !DILocation(line: 22, column: 22, scope: !6)
!13 = !DILocation(line: 22, column: 26, scope: !6)
!14 = !DILocation(line: 22, column: 45, scope: !6)
!15 = !DILocation(line: 22, column: 31, scope: !6)
!16 = !DILocation(line: 24, column: 7, scope: !6)
!17 = !DILocation(line: 25, column: 20, scope: !6)
!18 = !{i32 0, i32 1024}
!19 = !{i32 0, i32 64}
!20 = !{i32 1, i32 1025}
!21 = !DILocation(line: 25, column: 23, scope: !6)
!22 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!23 = !DILocation(line: 26, column: 15, scope: !6)
!24 = !DILocation(line: 43, column: 20, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 44, column: 27, scope: !22, inlinedAt: !23)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !{i32 0, i32 65535}
!28 = !DILocation(line: 44, column: 14, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 45, column: 27, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 45, column: 55, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 45, column: 14, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 46, column: 9, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 47, column: 14, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 49, column: 14, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 52, column: 17, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 28, column: 7, scope: !6)
!37 = !DILocation(line: 29, column: 20, scope: !6)
!38 = !DILocation(line: 29, column: 22, scope: !6)
!39 = !DILocation(line: 29, column: 26, scope: !6)
!40 = !DILocation(line: 30, column: 47, scope: !6)
!41 = !{i32 0, i32 32}
!42 = !DILocation(line: 30, column: 50, scope: !6)
!43 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!44 = !DILocation(line: 30, column: 15, scope: !6)
!45 = !DILocation(line: 43, column: 20, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 44, column: 27, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 44, column: 14, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 45, column: 27, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 45, column: 55, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 45, column: 14, scope: !43, inlinedAt: !44)
!51 = !DILocation(line: 46, column: 9, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 47, column: 14, scope: !43, inlinedAt: !44)
!53 = !DILocation(line: 49, column: 14, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 52, column: 17, scope: !43, inlinedAt: !44)
!55 = !DILocation(line: 32, column: 7, scope: !6)
!56 = !DILocation(line: 33, column: 48, scope: !6)
!57 = !DILocation(line: 33, column: 51, scope: !6)
!58 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!59 = !DILocation(line: 33, column: 14, scope: !6)
!60 = !DILocation(line: 43, column: 20, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 44, column: 27, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 44, column: 14, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 45, column: 27, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 45, column: 55, scope: !58, inlinedAt: !59)
!65 = !DILocation(line: 45, column: 14, scope: !58, inlinedAt: !59)
!66 = !DILocation(line: 46, column: 9, scope: !58, inlinedAt: !59)
!67 = !DILocation(line: 47, column: 14, scope: !58, inlinedAt: !59)
!68 = !DILocation(line: 49, column: 14, scope: !58, inlinedAt: !59)
!69 = !DILocation(line: 52, column: 17, scope: !58, inlinedAt: !59)
!70 = !DILocation(line: 35, column: 23, scope: !6)
!71 = !DILocation(line: 37, column: 33, scope: !6)
!72 = !{i32 1, i32 65}
!73 = !DILocation(line: 38, column: 17, scope: !6)
!74 = !DILocation(line: 38, column: 6, scope: !6)
!75 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!76 = distinct !DISubprogram(name: "Query", scope: !75, file: !75, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!77 = !DILocation(line: 12, column: 6, scope: !76)
!78 = !DILocation(line: 13, column: 18, scope: !76)
!79 = !{i32 1, i32 -2147483648}
!80 = !{i32 1, i32 65536}
!81 = !DILocation(line: 13, column: 21, scope: !76)
!82 = !DILocation(line: 14, column: 3, scope: !76)
!83 = !DILocation(line: 16, column: 29, scope: !76)
!84 = !DILocation(line: 16, column: 46, scope: !76)
!85 = !DILocation(line: 16, column: 5, scope: !76)
!86 = !DILocation(line: 16, column: 13, scope: !76)
!87 = !DILocation(line: 17, column: 33, scope: !76)
!88 = !DILocation(line: 17, column: 71, scope: !76)
!89 = !DILocation(line: 17, column: 5, scope: !76)
!90 = !DILocation(line: 17, column: 13, scope: !76)
!91 = !DILocation(line: 18, column: 33, scope: !76)
!92 = !DILocation(line: 18, column: 72, scope: !76)
!93 = !DILocation(line: 18, column: 5, scope: !76)
!94 = !DILocation(line: 18, column: 13, scope: !76)
!95 = !DILocation(line: 19, column: 33, scope: !76)
!96 = !DILocation(line: 19, column: 70, scope: !76)
!97 = !DILocation(line: 19, column: 5, scope: !76)
!98 = !DILocation(line: 19, column: 13, scope: !76)
!99 = !DILocation(line: 20, column: 33, scope: !76)
!100 = !DILocation(line: 20, column: 60, scope: !76)
!101 = !DILocation(line: 20, column: 5, scope: !76)
!102 = !DILocation(line: 20, column: 13, scope: !76)
!103 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!104 = distinct !DISubprogram(name: "ReuseSource", scope: !103, file: !103, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!105 = !DILocation(line: 136, column: 6, scope: !104)
!106 = !DILocation(line: 137, column: 11, scope: !104)
!107 = !DILocation(line: 138, column: 16, scope: !104)
!108 = !DILocation(line: 140, column: 33, scope: !104)
!109 = !DILocation(line: 141, column: 8, scope: !104)
!110 = distinct !DISubprogram(name: "GetThenUse", scope: !103, file: !103, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!111 = !DILocation(line: 149, column: 6, scope: !110)
!112 = !DILocation(line: 150, column: 18, scope: !110)
!113 = !DILocation(line: 150, column: 21, scope: !110)
!114 = !DILocation(line: 151, column: 3, scope: !110)
!115 = !DILocation(line: 153, column: 11, scope: !110)
!116 = !DILocation(line: 154, column: 20, scope: !110)
!117 = !DILocation(line: 156, column: 8, scope: !110)
!118 = !DILocation(line: 156, column: 3, scope: !110)
!119 = distinct !DISubprogram(name: "PutParts", scope: !103, file: !103, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!120 = !DILocation(line: 163, column: 6, scope: !119)
!121 = !DILocation(line: 164, column: 44, scope: !119)
!122 = !DILocation(line: 164, column: 51, scope: !119)
!123 = !DILocation(line: 164, column: 56, scope: !119)
!124 = !DILocation(line: 164, column: 32, scope: !119)
!125 = !DILocation(line: 165, column: 11, scope: !119)
!126 = !DILocation(line: 166, column: 15, scope: !119)
!127 = !DILocation(line: 166, column: 12, scope: !119)
!128 = !DILocation(line: 167, column: 28, scope: !119)
!129 = !DILocation(line: 167, column: 47, scope: !119)
!130 = !DILocation(line: 167, column: 15, scope: !119)
!131 = !DILocation(line: 169, column: 13, scope: !119)
!132 = distinct !DISubprogram(name: "StoreMeters", scope: !103, file: !103, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!133 = !DILocation(line: 178, column: 6, scope: !132)
!134 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!135 = !DILocation(line: 178, column: 76, scope: !132)
!136 = !DILocation(line: 119, column: 32, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 120, column: 20, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 120, column: 30, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 120, column: 10, scope: !134, inlinedAt: !135)
!140 = distinct !DISubprogram(name: "LoadMeters", scope: !103, file: !103, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!141 = !DILocation(line: 183, column: 6, scope: !140)
!142 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!143 = !DILocation(line: 183, column: 74, scope: !140)
!144 = !DILocation(line: 127, column: 32, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 128, column: 31, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 128, column: 21, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 128, column: 8, scope: !142, inlinedAt: !143)
!148 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!149 = distinct !DISubprogram(name: "Compare", scope: !148, file: !148, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!150 = !DILocation(line: 13, column: 6, scope: !149)
!151 = !DILocation(line: 14, column: 18, scope: !149)
!152 = !DILocation(line: 14, column: 21, scope: !149)
!153 = !DILocation(line: 15, column: 3, scope: !149)
!154 = !DILocation(line: 17, column: 22, scope: !149)
!155 = !DILocation(line: 17, column: 26, scope: !149)
!156 = !DILocation(line: 17, column: 45, scope: !149)
!157 = !DILocation(line: 17, column: 31, scope: !149)
!158 = !DILocation(line: 18, column: 27, scope: !149)
!159 = !DILocation(line: 18, column: 16, scope: !149)
!160 = !DILocation(line: 19, column: 27, scope: !149)
!161 = !DILocation(line: 19, column: 16, scope: !149)
!162 = !DILocation(line: 20, column: 27, scope: !149)
!163 = !DILocation(line: 20, column: 16, scope: !149)
!164 = !DILocation(line: 21, column: 27, scope: !149)
!165 = !DILocation(line: 21, column: 16, scope: !149)
!166 = !DILocation(line: 22, column: 27, scope: !149)
!167 = !DILocation(line: 22, column: 16, scope: !149)
!168 = !DILocation(line: 23, column: 27, scope: !149)
!169 = !DILocation(line: 23, column: 16, scope: !149)
!170 = !DILocation(line: 24, column: 32, scope: !149)
!171 = !DILocation(line: 24, column: 5, scope: !149)
!172 = !DILocation(line: 25, column: 32, scope: !149)
!173 = !DILocation(line: 25, column: 5, scope: !149)
!174 = !DILocation(line: 26, column: 32, scope: !149)
!175 = !DILocation(line: 26, column: 5, scope: !149)
!176 = !DILocation(line: 27, column: 32, scope: !149)
!177 = !DILocation(line: 27, column: 5, scope: !149)
!178 = !DILocation(line: 28, column: 32, scope: !149)
!179 = !DILocation(line: 28, column: 5, scope: !149)
!180 = !DILocation(line: 29, column: 32, scope: !149)
!181 = !DILocation(line: 29, column: 5, scope: !149)
!182 = !DILocation(line: 30, column: 25, scope: !149)
!183 = !DILocation(line: 31, column: 8, scope: !149)
!184 = !DILocation(line: 31, column: 42, scope: !149)
!185 = !DILocation(line: 31, column: 31, scope: !149)
!186 = !DILocation(line: 31, column: 6, scope: !149)
!187 = distinct !DISubprogram(name: "Count", scope: !148, file: !148, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!188 = !DILocation(line: 39, column: 6, scope: !187)
!189 = !DILocation(line: 40, column: 30, scope: !187)
!190 = !DILocation(line: 41, column: 46, scope: !187)
!191 = !DILocation(line: 41, column: 48, scope: !187)
!192 = !DILocation(line: 41, column: 32, scope: !187)
!193 = !DILocation(line: 41, column: 17, scope: !187)
!194 = !DILocation(line: 43, column: 46, scope: !187)
!195 = !DILocation(line: 43, column: 5, scope: !187)
!196 = distinct !DISubprogram(name: "Flags", scope: !148, file: !148, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!197 = !DILocation(line: 49, column: 6, scope: !196)
!198 = !DILocation(line: 50, column: 46, scope: !196)
!199 = !DILocation(line: 50, column: 33, scope: !196)
!200 = !DILocation(line: 51, column: 19, scope: !196)
!201 = !DILocation(line: 52, column: 28, scope: !196)
!202 = !DILocation(line: 52, column: 40, scope: !196)
!203 = !DILocation(line: 52, column: 44, scope: !196)
!204 = !DILocation(line: 52, column: 17, scope: !196)
!205 = !DILocation(line: 54, column: 33, scope: !196)
!206 = !DILocation(line: 55, column: 35, scope: !196)
!207 = !DILocation(line: 55, column: 60, scope: !196)
!208 = !DILocation(line: 55, column: 64, scope: !196)
!209 = !DILocation(line: 55, column: 24, scope: !196)
!210 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!211 = distinct !DISubprogram(name: "SyncedThread", scope: !210, file: !210, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!212 = !DILocation(line: 21, column: 6, scope: !211)
!213 = !DILocation(line: 22, column: 18, scope: !211)
!214 = !DILocation(line: 22, column: 21, scope: !211)
!215 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!216 = !DILocation(line: 23, column: 7, scope: !211)
!217 = !DILocation(line: 46, column: 39, scope: !215, inlinedAt: !216)
!218 = !DILocation(line: 46, column: 42, scope: !215, inlinedAt: !216)
!219 = !DILocation(line: 46, column: 58, scope: !215, inlinedAt: !216)
!220 = !DILocation(line: 46, column: 45, scope: !215, inlinedAt: !216)
!221 = !DILocation(line: 46, column: 14, scope: !215, inlinedAt: !216)
!222 = !DILocation(line: 48, column: 7, scope: !215, inlinedAt: !216)
!223 = !DILocation(line: 49, column: 16, scope: !215, inlinedAt: !216)
!224 = !DILocation(line: 50, column: 7, scope: !215, inlinedAt: !216)
!225 = !DILocation(line: 51, column: 19, scope: !215, inlinedAt: !216)
!226 = !DILocation(line: 52, column: 7, scope: !215, inlinedAt: !216)
!227 = !DILocation(line: 53, column: 14, scope: !215, inlinedAt: !216)
!228 = !DILocation(line: 54, column: 13, scope: !215, inlinedAt: !216)
!229 = !DILocation(line: 55, column: 7, scope: !215, inlinedAt: !216)
!230 = !DILocation(line: 56, column: 14, scope: !215, inlinedAt: !216)
!231 = !DILocation(line: 57, column: 16, scope: !215, inlinedAt: !216)
!232 = !DILocation(line: 60, column: 6, scope: !215, inlinedAt: !216)
!233 = !DILocation(line: 60, column: 19, scope: !215, inlinedAt: !216)
!234 = !DILocation(line: 61, column: 17, scope: !215, inlinedAt: !216)
!235 = !DILocation(line: 61, column: 6, scope: !215, inlinedAt: !216)
!236 = !DILocation(line: 60, column: 31, scope: !215, inlinedAt: !216)
!237 = distinct !DISubprogram(name: "SyncedWarp", scope: !210, file: !210, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!238 = !DILocation(line: 30, column: 6, scope: !237)
!239 = !DILocation(line: 31, column: 18, scope: !237)
!240 = !DILocation(line: 31, column: 20, scope: !237)
!241 = !DILocation(line: 31, column: 24, scope: !237)
!242 = !DILocation(line: 32, column: 39, scope: !237)
!243 = !DILocation(line: 32, column: 56, scope: !237)
!244 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!245 = !DILocation(line: 32, column: 7, scope: !237)
!246 = !DILocation(line: 46, column: 39, scope: !244, inlinedAt: !245)
!247 = !DILocation(line: 46, column: 42, scope: !244, inlinedAt: !245)
!248 = !DILocation(line: 46, column: 58, scope: !244, inlinedAt: !245)
!249 = !DILocation(line: 46, column: 45, scope: !244, inlinedAt: !245)
!250 = !DILocation(line: 46, column: 14, scope: !244, inlinedAt: !245)
!251 = !DILocation(line: 48, column: 7, scope: !244, inlinedAt: !245)
!252 = !DILocation(line: 49, column: 16, scope: !244, inlinedAt: !245)
!253 = !DILocation(line: 50, column: 7, scope: !244, inlinedAt: !245)
!254 = !DILocation(line: 51, column: 19, scope: !244, inlinedAt: !245)
!255 = !DILocation(line: 52, column: 7, scope: !244, inlinedAt: !245)
!256 = !DILocation(line: 53, column: 14, scope: !244, inlinedAt: !245)
!257 = !DILocation(line: 54, column: 13, scope: !244, inlinedAt: !245)
!258 = !DILocation(line: 55, column: 7, scope: !244, inlinedAt: !245)
!259 = !DILocation(line: 56, column: 14, scope: !244, inlinedAt: !245)
!260 = !DILocation(line: 57, column: 16, scope: !244, inlinedAt: !245)
!261 = !DILocation(line: 60, column: 6, scope: !244, inlinedAt: !245)
!262 = !DILocation(line: 60, column: 19, scope: !244, inlinedAt: !245)
!263 = !DILocation(line: 61, column: 17, scope: !244, inlinedAt: !245)
!264 = !DILocation(line: 61, column: 6, scope: !244, inlinedAt: !245)
!265 = !DILocation(line: 60, column: 31, scope: !244, inlinedAt: !245)
!266 = distinct !DISubprogram(name: "SyncedBlock", scope: !210, file: !210, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!267 = !DILocation(line: 39, column: 6, scope: !266)
!268 = !DILocation(line: 40, column: 15, scope: !266)
!269 = !DILocation(line: 40, column: 20, scope: !266)
!270 = !DILocation(line: 41, column: 41, scope: !266)
!271 = !DILocation(line: 41, column: 59, scope: !266)
!272 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!273 = !DILocation(line: 41, column: 7, scope: !266)
!274 = !DILocation(line: 46, column: 39, scope: !272, inlinedAt: !273)
!275 = !DILocation(line: 46, column: 42, scope: !272, inlinedAt: !273)
!276 = !DILocation(line: 46, column: 58, scope: !272, inlinedAt: !273)
!277 = !DILocation(line: 46, column: 45, scope: !272, inlinedAt: !273)
!278 = !DILocation(line: 46, column: 14, scope: !272, inlinedAt: !273)
!279 = !DILocation(line: 48, column: 7, scope: !272, inlinedAt: !273)
!280 = !DILocation(line: 49, column: 16, scope: !272, inlinedAt: !273)
!281 = !DILocation(line: 50, column: 7, scope: !272, inlinedAt: !273)
!282 = !DILocation(line: 51, column: 19, scope: !272, inlinedAt: !273)
!283 = !DILocation(line: 52, column: 7, scope: !272, inlinedAt: !273)
!284 = !DILocation(line: 53, column: 14, scope: !272, inlinedAt: !273)
!285 = !DILocation(line: 54, column: 13, scope: !272, inlinedAt: !273)
!286 = !DILocation(line: 55, column: 7, scope: !272, inlinedAt: !273)
!287 = !DILocation(line: 56, column: 14, scope: !272, inlinedAt: !273)
!288 = !DILocation(line: 57, column: 16, scope: !272, inlinedAt: !273)
!289 = !DILocation(line: 60, column: 6, scope: !272, inlinedAt: !273)
!290 = !DILocation(line: 60, column: 19, scope: !272, inlinedAt: !273)
!291 = !DILocation(line: 61, column: 17, scope: !272, inlinedAt: !273)
!292 = !DILocation(line: 61, column: 6, scope: !272, inlinedAt: !273)
!293 = !DILocation(line: 60, column: 31, scope: !272, inlinedAt: !273)
!294 = distinct !DISubprogram(name: "Rounds", scope: !210, file: !210, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!295 = !DILocation(line: 69, column: 6, scope: !294)
!296 = !DILocation(line: 70, column: 21, scope: !294)
!297 = !DILocation(line: 70, column: 38, scope: !294)
!298 = !DILocation(line: 72, column: 20, scope: !294)
!299 = !DILocation(line: 72, column: 23, scope: !294)
!300 = !DILocation(line: 73, column: 22, scope: !294)
!301 = !DILocation(line: 73, column: 35, scope: !294)
!302 = !DILocation(line: 73, column: 33, scope: !294)
!303 = !DILocation(line: 73, column: 43, scope: !294)
!304 = !DILocation(line: 73, column: 46, scope: !294)
!305 = !DILocation(line: 73, column: 11, scope: !294)
!306 = !DILocation(line: 75, column: 19, scope: !294)
!307 = !DILocation(line: 76, column: 18, scope: !294)
!308 = !DILocation(line: 76, column: 33, scope: !294)
!309 = !DILocation(line: 76, column: 31, scope: !294)
!310 = !DILocation(line: 76, column: 22, scope: !294)
!311 = !DILocation(line: 77, column: 27, scope: !294)
!312 = !DILocation(line: 77, column: 17, scope: !294)
!313 = !DILocation(line: 79, column: 16, scope: !294)
!314 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!315 = distinct !DISubprogram(name: "TransferInt8", scope: !314, file: !314, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!316 = !DILocation(line: 13, column: 6, scope: !315)
!317 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!318 = !DILocation(line: 14, column: 11, scope: !315)
!319 = !DILocation(line: 35, column: 24, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 37, column: 7, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 38, column: 11, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 39, column: 13, scope: !317, inlinedAt: !318)
!323 = !DILocation(line: 41, column: 7, scope: !317, inlinedAt: !318)
!324 = !DILocation(line: 42, column: 10, scope: !317, inlinedAt: !318)
!325 = !DILocation(line: 42, column: 14, scope: !317, inlinedAt: !318)
!326 = !DILocation(line: 43, column: 16, scope: !317, inlinedAt: !318)
!327 = !DILocation(line: 45, column: 7, scope: !317, inlinedAt: !318)
!328 = !DILocation(line: 46, column: 12, scope: !317, inlinedAt: !318)
!329 = !DILocation(line: 47, column: 7, scope: !317, inlinedAt: !318)
!330 = !DILocation(line: 48, column: 11, scope: !317, inlinedAt: !318)
!331 = !DILocation(line: 49, column: 16, scope: !317, inlinedAt: !318)
!332 = !DILocation(line: 51, column: 7, scope: !317, inlinedAt: !318)
!333 = !DILocation(line: 52, column: 10, scope: !317, inlinedAt: !318)
!334 = !DILocation(line: 52, column: 14, scope: !317, inlinedAt: !318)
!335 = !DILocation(line: 53, column: 19, scope: !317, inlinedAt: !318)
!336 = !DILocation(line: 55, column: 7, scope: !317, inlinedAt: !318)
!337 = !DILocation(line: 56, column: 21, scope: !317, inlinedAt: !318)
!338 = distinct !DISubprogram(name: "StoreInt8", scope: !314, file: !314, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!339 = !DILocation(line: 20, column: 6, scope: !338)
!340 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!341 = !DILocation(line: 20, column: 72, scope: !338)
!342 = !DILocation(line: 119, column: 32, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 120, column: 20, scope: !340, inlinedAt: !341)
!344 = !DILocation(line: 120, column: 30, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 120, column: 10, scope: !340, inlinedAt: !341)
!346 = distinct !DISubprogram(name: "LoadInt8", scope: !314, file: !314, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!347 = !DILocation(line: 25, column: 6, scope: !346)
!348 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!349 = !DILocation(line: 25, column: 70, scope: !346)
!350 = !DILocation(line: 127, column: 32, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 128, column: 31, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 128, column: 21, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 128, column: 8, scope: !348, inlinedAt: !349)
!354 = distinct !DISubprogram(name: "TransferInt16", scope: !314, file: !314, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!355 = !DILocation(line: 30, column: 6, scope: !354)
!356 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!357 = !DILocation(line: 31, column: 11, scope: !354)
!358 = !DILocation(line: 63, column: 24, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 65, column: 7, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 66, column: 10, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 66, column: 14, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 67, column: 13, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 69, column: 7, scope: !356, inlinedAt: !357)
!364 = !DILocation(line: 70, column: 15, scope: !356, inlinedAt: !357)
!365 = !DILocation(line: 71, column: 7, scope: !356, inlinedAt: !357)
!366 = !DILocation(line: 72, column: 11, scope: !356, inlinedAt: !357)
!367 = !DILocation(line: 73, column: 13, scope: !356, inlinedAt: !357)
!368 = !DILocation(line: 75, column: 7, scope: !356, inlinedAt: !357)
!369 = !DILocation(line: 76, column: 10, scope: !356, inlinedAt: !357)
!370 = !DILocation(line: 76, column: 14, scope: !356, inlinedAt: !357)
!371 = !DILocation(line: 77, column: 16, scope: !356, inlinedAt: !357)
!372 = !DILocation(line: 79, column: 7, scope: !356, inlinedAt: !357)
!373 = !DILocation(line: 80, column: 18, scope: !356, inlinedAt: !357)
!374 = !DILocation(line: 81, column: 7, scope: !356, inlinedAt: !357)
!375 = !DILocation(line: 82, column: 11, scope: !356, inlinedAt: !357)
!376 = !DILocation(line: 83, column: 22, scope: !356, inlinedAt: !357)
!377 = distinct !DISubprogram(name: "StoreInt16", scope: !314, file: !314, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!378 = !DILocation(line: 37, column: 6, scope: !377)
!379 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!380 = !DILocation(line: 37, column: 74, scope: !377)
!381 = !DILocation(line: 119, column: 32, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 120, column: 20, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 120, column: 30, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 120, column: 10, scope: !379, inlinedAt: !380)
!385 = distinct !DISubprogram(name: "LoadInt16", scope: !314, file: !314, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!386 = !DILocation(line: 42, column: 6, scope: !385)
!387 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!388 = !DILocation(line: 42, column: 72, scope: !385)
!389 = !DILocation(line: 127, column: 32, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 128, column: 31, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 128, column: 21, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 128, column: 8, scope: !387, inlinedAt: !388)
!393 = distinct !DISubprogram(name: "TransferInt32", scope: !314, file: !314, line: 47, type: !4, isDefinition: true, scopeLine: 47, isOptimized: true, unit: !2)
!394 = !DILocation(line: 47, column: 6, scope: !393)
!395 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!396 = !DILocation(line: 48, column: 11, scope: !393)
!397 = !DILocation(line: 91, column: 24, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 93, column: 7, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 94, column: 12, scope: !395, inlinedAt: !396)
!400 = !DILocation(line: 95, column: 7, scope: !395, inlinedAt: !396)
!401 = !DILocation(line: 96, column: 11, scope: !395, inlinedAt: !396)
!402 = !DILocation(line: 97, column: 16, scope: !395, inlinedAt: !396)
!403 = !DILocation(line: 99, column: 7, scope: !395, inlinedAt: !396)
!404 = !DILocation(line: 100, column: 10, scope: !395, inlinedAt: !396)
!405 = !DILocation(line: 100, column: 14, scope: !395, inlinedAt: !396)
!406 = !DILocation(line: 101, column: 13, scope: !395, inlinedAt: !396)
!407 = !DILocation(line: 103, column: 7, scope: !395, inlinedAt: !396)
!408 = !DILocation(line: 104, column: 15, scope: !395, inlinedAt: !396)
!409 = !DILocation(line: 105, column: 7, scope: !395, inlinedAt: !396)
!410 = !DILocation(line: 106, column: 11, scope: !395, inlinedAt: !396)
!411 = !DILocation(line: 107, column: 19, scope: !395, inlinedAt: !396)
!412 = !DILocation(line: 109, column: 7, scope: !395, inlinedAt: !396)
!413 = !DILocation(line: 110, column: 10, scope: !395, inlinedAt: !396)
!414 = !DILocation(line: 110, column: 14, scope: !395, inlinedAt: !396)
!415 = !DILocation(line: 111, column: 22, scope: !395, inlinedAt: !396)
!416 = distinct !DISubprogram(name: "StoreInt32", scope: !314, file: !314, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!417 = !DILocation(line: 54, column: 6, scope: !416)
!418 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!419 = !DILocation(line: 54, column: 74, scope: !416)
!420 = !DILocation(line: 119, column: 32, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 120, column: 20, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 120, column: 30, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 120, column: 10, scope: !418, inlinedAt: !419)
!424 = distinct !DISubprogram(name: "LoadInt32", scope: !314, file: !314, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!425 = !DILocation(line: 59, column: 6, scope: !424)
!426 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!427 = !DILocation(line: 59, column: 72, scope: !424)
!428 = !DILocation(line: 127, column: 32, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 128, column: 31, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 128, column: 21, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 128, column: 8, scope: !426, inlinedAt: !427)
!432 = distinct !DISubprogram(name: "TransferInt64", scope: !314, file: !314, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!433 = !DILocation(line: 64, column: 6, scope: !432)
!434 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!435 = !DILocation(line: 65, column: 11, scope: !432)
!436 = !DILocation(line: 35, column: 24, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 37, column: 7, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 38, column: 11, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 39, column: 13, scope: !434, inlinedAt: !435)
!440 = !DILocation(line: 41, column: 7, scope: !434, inlinedAt: !435)
!441 = !DILocation(line: 42, column: 10, scope: !434, inlinedAt: !435)
!442 = !DILocation(line: 42, column: 14, scope: !434, inlinedAt: !435)
!443 = !DILocation(line: 43, column: 16, scope: !434, inlinedAt: !435)
!444 = !DILocation(line: 45, column: 7, scope: !434, inlinedAt: !435)
!445 = !DILocation(line: 46, column: 12, scope: !434, inlinedAt: !435)
!446 = !DILocation(line: 47, column: 7, scope: !434, inlinedAt: !435)
!447 = !DILocation(line: 48, column: 11, scope: !434, inlinedAt: !435)
!448 = !DILocation(line: 49, column: 16, scope: !434, inlinedAt: !435)
!449 = !DILocation(line: 51, column: 7, scope: !434, inlinedAt: !435)
!450 = !DILocation(line: 52, column: 10, scope: !434, inlinedAt: !435)
!451 = !DILocation(line: 52, column: 14, scope: !434, inlinedAt: !435)
!452 = !DILocation(line: 53, column: 19, scope: !434, inlinedAt: !435)
!453 = !DILocation(line: 55, column: 7, scope: !434, inlinedAt: !435)
!454 = !DILocation(line: 56, column: 21, scope: !434, inlinedAt: !435)
!455 = distinct !DISubprogram(name: "StoreInt64", scope: !314, file: !314, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!456 = !DILocation(line: 71, column: 6, scope: !455)
!457 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!458 = !DILocation(line: 71, column: 74, scope: !455)
!459 = !DILocation(line: 119, column: 32, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 120, column: 20, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 120, column: 30, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 120, column: 10, scope: !457, inlinedAt: !458)
!463 = distinct !DISubprogram(name: "LoadInt64", scope: !314, file: !314, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!464 = !DILocation(line: 76, column: 6, scope: !463)
!465 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!466 = !DILocation(line: 76, column: 72, scope: !463)
!467 = !DILocation(line: 127, column: 32, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 128, column: 31, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 128, column: 21, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 128, column: 8, scope: !465, inlinedAt: !466)
!471 = distinct !DISubprogram(name: "TransferInt", scope: !314, file: !314, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!472 = !DILocation(line: 81, column: 6, scope: !471)
!473 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!474 = !DILocation(line: 82, column: 11, scope: !471)
!475 = !DILocation(line: 63, column: 24, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 65, column: 7, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 66, column: 10, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 66, column: 14, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 67, column: 13, scope: !473, inlinedAt: !474)
!480 = !DILocation(line: 69, column: 7, scope: !473, inlinedAt: !474)
!481 = !DILocation(line: 70, column: 15, scope: !473, inlinedAt: !474)
!482 = !DILocation(line: 71, column: 7, scope: !473, inlinedAt: !474)
!483 = !DILocation(line: 72, column: 11, scope: !473, inlinedAt: !474)
!484 = !DILocation(line: 73, column: 13, scope: !473, inlinedAt: !474)
!485 = !DILocation(line: 75, column: 7, scope: !473, inlinedAt: !474)
!486 = !DILocation(line: 76, column: 10, scope: !473, inlinedAt: !474)
!487 = !DILocation(line: 76, column: 14, scope: !473, inlinedAt: !474)
!488 = !DILocation(line: 77, column: 16, scope: !473, inlinedAt: !474)
!489 = !DILocation(line: 79, column: 7, scope: !473, inlinedAt: !474)
!490 = !DILocation(line: 80, column: 18, scope: !473, inlinedAt: !474)
!491 = !DILocation(line: 81, column: 7, scope: !473, inlinedAt: !474)
!492 = !DILocation(line: 82, column: 11, scope: !473, inlinedAt: !474)
!493 = !DILocation(line: 83, column: 22, scope: !473, inlinedAt: !474)
!494 = distinct !DISubprogram(name: "StoreInt", scope: !314, file: !314, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!495 = !DILocation(line: 88, column: 6, scope: !494)
!496 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!497 = !DILocation(line: 88, column: 70, scope: !494)
!498 = !DILocation(line: 119, column: 32, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 120, column: 20, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 120, column: 30, scope: !496, inlinedAt: !497)
!501 = !DILocation(line: 120, column: 10, scope: !496, inlinedAt: !497)
!502 = distinct !DISubprogram(name: "LoadInt", scope: !314, file: !314, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!503 = !DILocation(line: 93, column: 6, scope: !502)
!504 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!505 = !DILocation(line: 93, column: 68, scope: !502)
!506 = !DILocation(line: 127, column: 32, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 128, column: 31, scope: !504, inlinedAt: !505)
!508 = !DILocation(line: 128, column: 21, scope: !504, inlinedAt: !505)
!509 = !DILocation(line: 128, column: 8, scope: !504, inlinedAt: !505)
!510 = distinct !DISubprogram(name: "TransferUint8", scope: !314, file: !314, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!511 = !DILocation(line: 98, column: 6, scope: !510)
!512 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!513 = !DILocation(line: 99, column: 11, scope: !510)
!514 = !DILocation(line: 63, column: 24, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 65, column: 7, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 66, column: 10, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 66, column: 14, scope: !512, inlinedAt: !513)
!518 = !DILocation(line: 67, column: 13, scope: !512, inlinedAt: !513)
!519 = !DILocation(line: 69, column: 7, scope: !512, inlinedAt: !513)
!520 = !DILocation(line: 70, column: 15, scope: !512, inlinedAt: !513)
!521 = !DILocation(line: 71, column: 7, scope: !512, inlinedAt: !513)
!522 = !DILocation(line: 72, column: 11, scope: !512, inlinedAt: !513)
!523 = !DILocation(line: 73, column: 13, scope: !512, inlinedAt: !513)
!524 = !DILocation(line: 75, column: 7, scope: !512, inlinedAt: !513)
!525 = !DILocation(line: 76, column: 10, scope: !512, inlinedAt: !513)
!526 = !DILocation(line: 76, column: 14, scope: !512, inlinedAt: !513)
!527 = !DILocation(line: 77, column: 16, scope: !512, inlinedAt: !513)
!528 = !DILocation(line: 79, column: 7, scope: !512, inlinedAt: !513)
!529 = !DILocation(line: 80, column: 18, scope: !512, inlinedAt: !513)
!530 = !DILocation(line: 81, column: 7, scope: !512, inlinedAt: !513)
!531 = !DILocation(line: 82, column: 11, scope: !512, inlinedAt: !513)
!532 = !DILocation(line: 83, column: 22, scope: !512, inlinedAt: !513)
!533 = distinct !DISubprogram(name: "StoreUint8", scope: !314, file: !314, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!534 = !DILocation(line: 105, column: 6, scope: !533)
!535 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!536 = !DILocation(line: 105, column: 74, scope: !533)
!537 = !DILocation(line: 119, column: 32, scope: !535, inlinedAt: !536)
!538 = !DILocation(line: 120, column: 20, scope: !535, inlinedAt: !536)
!539 = !DILocation(line: 120, column: 30, scope: !535, inlinedAt: !536)
!540 = !DILocation(line: 120, column: 10, scope: !535, inlinedAt: !536)
!541 = distinct !DISubprogram(name: "LoadUint8", scope: !314, file: !314, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!542 = !DILocation(line: 110, column: 6, scope: !541)
!543 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!544 = !DILocation(line: 110, column: 72, scope: !541)
!545 = !DILocation(line: 127, column: 32, scope: !543, inlinedAt: !544)
!546 = !DILocation(line: 128, column: 31, scope: !543, inlinedAt: !544)
!547 = !DILocation(line: 128, column: 21, scope: !543, inlinedAt: !544)
!548 = !DILocation(line: 128, column: 8, scope: !543, inlinedAt: !544)
!549 = distinct !DISubprogram(name: "TransferUint16", scope: !314, file: !314, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!550 = !DILocation(line: 115, column: 6, scope: !549)
!551 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!552 = !DILocation(line: 116, column: 11, scope: !549)
!553 = !DILocation(line: 91, column: 24, scope: !551, inlinedAt: !552)
!554 = !DILocation(line: 93, column: 7, scope: !551, inlinedAt: !552)
!555 = !DILocation(line: 94, column: 12, scope: !551, inlinedAt: !552)
!556 = !DILocation(line: 95, column: 7, scope: !551, inlinedAt: !552)
!557 = !DILocation(line: 96, column: 11, scope: !551, inlinedAt: !552)
!558 = !DILocation(line: 97, column: 16, scope: !551, inlinedAt: !552)
!559 = !DILocation(line: 99, column: 7, scope: !551, inlinedAt: !552)
!560 = !DILocation(line: 100, column: 10, scope: !551, inlinedAt: !552)
!561 = !DILocation(line: 100, column: 14, scope: !551, inlinedAt: !552)
!562 = !DILocation(line: 101, column: 13, scope: !551, inlinedAt: !552)
!563 = !DILocation(line: 103, column: 7, scope: !551, inlinedAt: !552)
!564 = !DILocation(line: 104, column: 15, scope: !551, inlinedAt: !552)
!565 = !DILocation(line: 105, column: 7, scope: !551, inlinedAt: !552)
!566 = !DILocation(line: 106, column: 11, scope: !551, inlinedAt: !552)
!567 = !DILocation(line: 107, column: 19, scope: !551, inlinedAt: !552)
!568 = !DILocation(line: 109, column: 7, scope: !551, inlinedAt: !552)
!569 = !DILocation(line: 110, column: 10, scope: !551, inlinedAt: !552)
!570 = !DILocation(line: 110, column: 14, scope: !551, inlinedAt: !552)
!571 = !DILocation(line: 111, column: 22, scope: !551, inlinedAt: !552)
!572 = distinct !DISubprogram(name: "StoreUint16", scope: !314, file: !314, line: 122, type: !4, isDefinition: true, scopeLine: 122, isOptimized: true, unit: !2)
!573 = !DILocation(line: 122, column: 6, scope: !572)
!574 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!575 = !DILocation(line: 122, column: 76, scope: !572)
!576 = !DILocation(line: 119, column: 32, scope: !574, inlinedAt: !575)
!577 = !DILocation(line: 120, column: 20, scope: !574, inlinedAt: !575)
!578 = !DILocation(line: 120, column: 30, scope: !574, inlinedAt: !575)
!579 = !DILocation(line: 120, column: 10, scope: !574, inlinedAt: !575)
!580 = distinct !DISubprogram(name: "LoadUint16", scope: !314, file: !314, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!581 = !DILocation(line: 127, column: 6, scope: !580)
!582 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!583 = !DILocation(line: 127, column: 74, scope: !580)
!584 = !DILocation(line: 127, column: 32, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 128, column: 31, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 128, column: 21, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 128, column: 8, scope: !582, inlinedAt: !583)
!588 = distinct !DISubprogram(name: "TransferUint32", scope: !314, file: !314, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!589 = !DILocation(line: 132, column: 6, scope: !588)
!590 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!591 = !DILocation(line: 133, column: 11, scope: !588)
!592 = !DILocation(line: 35, column: 24, scope: !590, inlinedAt: !591)
!593 = !DILocation(line: 37, column: 7, scope: !590, inlinedAt: !591)
!594 = !DILocation(line: 38, column: 11, scope: !590, inlinedAt: !591)
!595 = !DILocation(line: 39, column: 13, scope: !590, inlinedAt: !591)
!596 = !DILocation(line: 41, column: 7, scope: !590, inlinedAt: !591)
!597 = !DILocation(line: 42, column: 10, scope: !590, inlinedAt: !591)
!598 = !DILocation(line: 42, column: 14, scope: !590, inlinedAt: !591)
!599 = !DILocation(line: 43, column: 16, scope: !590, inlinedAt: !591)
!600 = !DILocation(line: 45, column: 7, scope: !590, inlinedAt: !591)
!601 = !DILocation(line: 46, column: 12, scope: !590, inlinedAt: !591)
!602 = !DILocation(line: 47, column: 7, scope: !590, inlinedAt: !591)
!603 = !DILocation(line: 48, column: 11, scope: !590, inlinedAt: !591)
!604 = !DILocation(line: 49, column: 16, scope: !590, inlinedAt: !591)
!605 = !DILocation(line: 51, column: 7, scope: !590, inlinedAt: !591)
!606 = !DILocation(line: 52, column: 10, scope: !590, inlinedAt: !591)
!607 = !DILocation(line: 52, column: 14, scope: !590, inlinedAt: !591)
!608 = !DILocation(line: 53, column: 19, scope: !590, inlinedAt: !591)
!609 = !DILocation(line: 55, column: 7, scope: !590, inlinedAt: !591)
!610 = !DILocation(line: 56, column: 21, scope: !590, inlinedAt: !591)
!611 = distinct !DISubprogram(name: "StoreUint32", scope: !314, file: !314, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!612 = !DILocation(line: 139, column: 6, scope: !611)
!613 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!614 = !DILocation(line: 139, column: 76, scope: !611)
!615 = !DILocation(line: 119, column: 32, scope: !613, inlinedAt: !614)
!616 = !DILocation(line: 120, column: 20, scope: !613, inlinedAt: !614)
!617 = !DILocation(line: 120, column: 30, scope: !613, inlinedAt: !614)
!618 = !DILocation(line: 120, column: 10, scope: !613, inlinedAt: !614)
!619 = distinct !DISubprogram(name: "LoadUint32", scope: !314, file: !314, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!620 = !DILocation(line: 144, column: 6, scope: !619)
!621 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!622 = !DILocation(line: 144, column: 74, scope: !619)
!623 = !DILocation(line: 127, column: 32, scope: !621, inlinedAt: !622)
!624 = !DILocation(line: 128, column: 31, scope: !621, inlinedAt: !622)
!625 = !DILocation(line: 128, column: 21, scope: !621, inlinedAt: !622)
!626 = !DILocation(line: 128, column: 8, scope: !621, inlinedAt: !622)
!627 = distinct !DISubprogram(name: "TransferUint64", scope: !314, file: !314, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!628 = !DILocation(line: 149, column: 6, scope: !627)
!629 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!630 = !DILocation(line: 150, column: 11, scope: !627)
!631 = !DILocation(line: 63, column: 24, scope: !629, inlinedAt: !630)
!632 = !DILocation(line: 65, column: 7, scope: !629, inlinedAt: !630)
!633 = !DILocation(line: 66, column: 10, scope: !629, inlinedAt: !630)
!634 = !DILocation(line: 66, column: 14, scope: !629, inlinedAt: !630)
!635 = !DILocation(line: 67, column: 13, scope: !629, inlinedAt: !630)
!636 = !DILocation(line: 69, column: 7, scope: !629, inlinedAt: !630)
!637 = !DILocation(line: 70, column: 15, scope: !629, inlinedAt: !630)
!638 = !DILocation(line: 71, column: 7, scope: !629, inlinedAt: !630)
!639 = !DILocation(line: 72, column: 11, scope: !629, inlinedAt: !630)
!640 = !DILocation(line: 73, column: 13, scope: !629, inlinedAt: !630)
!641 = !DILocation(line: 75, column: 7, scope: !629, inlinedAt: !630)
!642 = !DILocation(line: 76, column: 10, scope: !629, inlinedAt: !630)
!643 = !DILocation(line: 76, column: 14, scope: !629, inlinedAt: !630)
!644 = !DILocation(line: 77, column: 16, scope: !629, inlinedAt: !630)
!645 = !DILocation(line: 79, column: 7, scope: !629, inlinedAt: !630)
!646 = !DILocation(line: 80, column: 18, scope: !629, inlinedAt: !630)
!647 = !DILocation(line: 81, column: 7, scope: !629, inlinedAt: !630)
!648 = !DILocation(line: 82, column: 11, scope: !629, inlinedAt: !630)
!649 = !DILocation(line: 83, column: 22, scope: !629, inlinedAt: !630)
!650 = distinct !DISubprogram(name: "StoreUint64", scope: !314, file: !314, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!651 = !DILocation(line: 156, column: 6, scope: !650)
!652 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!653 = !DILocation(line: 156, column: 76, scope: !650)
!654 = !DILocation(line: 119, column: 32, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 120, column: 20, scope: !652, inlinedAt: !653)
!656 = !DILocation(line: 120, column: 30, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 120, column: 10, scope: !652, inlinedAt: !653)
!658 = distinct !DISubprogram(name: "LoadUint64", scope: !314, file: !314, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!659 = !DILocation(line: 161, column: 6, scope: !658)
!660 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!661 = !DILocation(line: 161, column: 74, scope: !658)
!662 = !DILocation(line: 127, column: 32, scope: !660, inlinedAt: !661)
!663 = !DILocation(line: 128, column: 31, scope: !660, inlinedAt: !661)
!664 = !DILocation(line: 128, column: 21, scope: !660, inlinedAt: !661)
!665 = !DILocation(line: 128, column: 8, scope: !660, inlinedAt: !661)
!666 = distinct !DISubprogram(name: "TransferUint", scope: !314, file: !314, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!667 = !DILocation(line: 166, column: 6, scope: !666)
!668 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!669 = !DILocation(line: 167, column: 11, scope: !666)
!670 = !DILocation(line: 91, column: 24, scope: !668, inlinedAt: !669)
!671 = !DILocation(line: 93, column: 7, scope: !668, inlinedAt: !669)
!672 = !DILocation(line: 94, column: 12, scope: !668, inlinedAt: !669)
!673 = !DILocation(line: 95, column: 7, scope: !668, inlinedAt: !669)
!674 = !DILocation(line: 96, column: 11, scope: !668, inlinedAt: !669)
!675 = !DILocation(line: 97, column: 16, scope: !668, inlinedAt: !669)
!676 = !DILocation(line: 99, column: 7, scope: !668, inlinedAt: !669)
!677 = !DILocation(line: 100, column: 10, scope: !668, inlinedAt: !669)
!678 = !DILocation(line: 100, column: 14, scope: !668, inlinedAt: !669)
!679 = !DILocation(line: 101, column: 13, scope: !668, inlinedAt: !669)
!680 = !DILocation(line: 103, column: 7, scope: !668, inlinedAt: !669)
!681 = !DILocation(line: 104, column: 15, scope: !668, inlinedAt: !669)
!682 = !DILocation(line: 105, column: 7, scope: !668, inlinedAt: !669)
!683 = !DILocation(line: 106, column: 11, scope: !668, inlinedAt: !669)
!684 = !DILocation(line: 107, column: 19, scope: !668, inlinedAt: !669)
!685 = !DILocation(line: 109, column: 7, scope: !668, inlinedAt: !669)
!686 = !DILocation(line: 110, column: 10, scope: !668, inlinedAt: !669)
!687 = !DILocation(line: 110, column: 14, scope: !668, inlinedAt: !669)
!688 = !DILocation(line: 111, column: 22, scope: !668, inlinedAt: !669)
!689 = distinct !DISubprogram(name: "StoreUint", scope: !314, file: !314, line: 173, type: !4, isDefinition: true, scopeLine: 173, isOptimized: true, unit: !2)
!690 = !DILocation(line: 173, column: 6, scope: !689)
!691 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!692 = !DILocation(line: 173, column: 72, scope: !689)
!693 = !DILocation(line: 119, column: 32, scope: !691, inlinedAt: !692)
!694 = !DILocation(line: 120, column: 20, scope: !691, inlinedAt: !692)
!695 = !DILocation(line: 120, column: 30, scope: !691, inlinedAt: !692)
!696 = !DILocation(line: 120, column: 10, scope: !691, inlinedAt: !692)
!697 = distinct !DISubprogram(name: "LoadUint", scope: !314, file: !314, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!698 = !DILocation(line: 178, column: 6, scope: !697)
!699 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!700 = !DILocation(line: 178, column: 70, scope: !697)
!701 = !DILocation(line: 127, column: 32, scope: !699, inlinedAt: !700)
!702 = !DILocation(line: 128, column: 31, scope: !699, inlinedAt: !700)
!703 = !DILocation(line: 128, column: 21, scope: !699, inlinedAt: !700)
!704 = !DILocation(line: 128, column: 8, scope: !699, inlinedAt: !700)
!705 = distinct !DISubprogram(name: "TransferFloat32", scope: !314, file: !314, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!706 = !DILocation(line: 183, column: 6, scope: !705)
!707 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!708 = !DILocation(line: 184, column: 11, scope: !705)
!709 = !DILocation(line: 91, column: 24, scope: !707, inlinedAt: !708)
!710 = !DILocation(line: 93, column: 7, scope: !707, inlinedAt: !708)
!711 = !DILocation(line: 94, column: 12, scope: !707, inlinedAt: !708)
!712 = !DILocation(line: 95, column: 7, scope: !707, inlinedAt: !708)
!713 = !DILocation(line: 96, column: 11, scope: !707, inlinedAt: !708)
!714 = !DILocation(line: 97, column: 16, scope: !707, inlinedAt: !708)
!715 = !DILocation(line: 99, column: 7, scope: !707, inlinedAt: !708)
!716 = !DILocation(line: 100, column: 10, scope: !707, inlinedAt: !708)
!717 = !DILocation(line: 100, column: 14, scope: !707, inlinedAt: !708)
!718 = !DILocation(line: 101, column: 13, scope: !707, inlinedAt: !708)
!719 = !DILocation(line: 103, column: 7, scope: !707, inlinedAt: !708)
!720 = !DILocation(line: 104, column: 15, scope: !707, inlinedAt: !708)
!721 = !DILocation(line: 105, column: 7, scope: !707, inlinedAt: !708)
!722 = !DILocation(line: 106, column: 11, scope: !707, inlinedAt: !708)
!723 = !DILocation(line: 107, column: 19, scope: !707, inlinedAt: !708)
!724 = !DILocation(line: 109, column: 7, scope: !707, inlinedAt: !708)
!725 = !DILocation(line: 110, column: 10, scope: !707, inlinedAt: !708)
!726 = !DILocation(line: 110, column: 14, scope: !707, inlinedAt: !708)
!727 = !DILocation(line: 111, column: 22, scope: !707, inlinedAt: !708)
!728 = distinct !DISubprogram(name: "StoreFloat32", scope: !314, file: !314, line: 190, type: !4, isDefinition: true, scopeLine: 190, isOptimized: true, unit: !2)
!729 = !DILocation(line: 190, column: 6, scope: !728)
!730 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!731 = !DILocation(line: 190, column: 78, scope: !728)
!732 = !DILocation(line: 119, column: 32, scope: !730, inlinedAt: !731)
!733 = !DILocation(line: 120, column: 20, scope: !730, inlinedAt: !731)
!734 = !DILocation(line: 120, column: 30, scope: !730, inlinedAt: !731)
!735 = !DILocation(line: 120, column: 10, scope: !730, inlinedAt: !731)
!736 = distinct !DISubprogram(name: "LoadFloat32", scope: !314, file: !314, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!737 = !DILocation(line: 195, column: 6, scope: !736)
!738 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!739 = !DILocation(line: 195, column: 76, scope: !736)
!740 = !DILocation(line: 127, column: 32, scope: !738, inlinedAt: !739)
!741 = !DILocation(line: 128, column: 31, scope: !738, inlinedAt: !739)
!742 = !DILocation(line: 128, column: 21, scope: !738, inlinedAt: !739)
!743 = !DILocation(line: 128, column: 8, scope: !738, inlinedAt: !739)
!744 = distinct !DISubprogram(name: "TransferFloat64", scope: !314, file: !314, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!745 = !DILocation(line: 200, column: 6, scope: !744)
!746 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!747 = !DILocation(line: 201, column: 11, scope: !744)
!748 = !DILocation(line: 35, column: 24, scope: !746, inlinedAt: !747)
!749 = !DILocation(line: 37, column: 7, scope: !746, inlinedAt: !747)
!750 = !DILocation(line: 38, column: 11, scope: !746, inlinedAt: !747)
!751 = !DILocation(line: 39, column: 13, scope: !746, inlinedAt: !747)
!752 = !DILocation(line: 41, column: 7, scope: !746, inlinedAt: !747)
!753 = !DILocation(line: 42, column: 10, scope: !746, inlinedAt: !747)
!754 = !DILocation(line: 42, column: 14, scope: !746, inlinedAt: !747)
!755 = !DILocation(line: 43, column: 16, scope: !746, inlinedAt: !747)
!756 = !DILocation(line: 45, column: 7, scope: !746, inlinedAt: !747)
!757 = !DILocation(line: 46, column: 12, scope: !746, inlinedAt: !747)
!758 = !DILocation(line: 47, column: 7, scope: !746, inlinedAt: !747)
!759 = !DILocation(line: 48, column: 11, scope: !746, inlinedAt: !747)
!760 = !DILocation(line: 49, column: 16, scope: !746, inlinedAt: !747)
!761 = !DILocation(line: 51, column: 7, scope: !746, inlinedAt: !747)
!762 = !DILocation(line: 52, column: 10, scope: !746, inlinedAt: !747)
!763 = !DILocation(line: 52, column: 14, scope: !746, inlinedAt: !747)
!764 = !DILocation(line: 53, column: 19, scope: !746, inlinedAt: !747)
!765 = !DILocation(line: 55, column: 7, scope: !746, inlinedAt: !747)
!766 = !DILocation(line: 56, column: 21, scope: !746, inlinedAt: !747)
!767 = distinct !DISubprogram(name: "StoreFloat64", scope: !314, file: !314, line: 207, type: !4, isDefinition: true, scopeLine: 207, isOptimized: true, unit: !2)
!768 = !DILocation(line: 207, column: 6, scope: !767)
!769 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!770 = !DILocation(line: 207, column: 78, scope: !767)
!771 = !DILocation(line: 119, column: 32, scope: !769, inlinedAt: !770)
!772 = !DILocation(line: 120, column: 20, scope: !769, inlinedAt: !770)
!773 = !DILocation(line: 120, column: 30, scope: !769, inlinedAt: !770)
!774 = !DILocation(line: 120, column: 10, scope: !769, inlinedAt: !770)
!775 = distinct !DISubprogram(name: "LoadFloat64", scope: !314, file: !314, line: 212, type: !4, isDefinition: true, scopeLine: 212, isOptimized: true, unit: !2)
!776 = !DILocation(line: 212, column: 6, scope: !775)
!777 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!778 = !DILocation(line: 212, column: 76, scope: !775)
!779 = !DILocation(line: 127, column: 32, scope: !777, inlinedAt: !778)
!780 = !DILocation(line: 128, column: 31, scope: !777, inlinedAt: !778)
!781 = !DILocation(line: 128, column: 21, scope: !777, inlinedAt: !778)
!782 = !DILocation(line: 128, column: 8, scope: !777, inlinedAt: !778)
!783 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!784 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!785 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!786 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!787 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!788 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!789 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!790 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!791 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!792 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!793 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!794 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!795 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!796 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!797 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8, !"kernel", i32 1}
!798 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!799 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!800 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16, !"kernel", i32 1}
!801 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!802 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!803 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32, !"kernel", i32 1}
!804 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!805 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!806 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64, !"kernel", i32 1}
!807 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!808 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!809 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt, !"kernel", i32 1}
!810 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!811 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!812 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8, !"kernel", i32 1}
!813 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!814 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!815 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16, !"kernel", i32 1}
!816 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!817 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!818 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32, !"kernel", i32 1}
!819 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!820 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!821 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64, !"kernel", i32 1}
!822 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!823 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!824 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint, !"kernel", i32 1}
!825 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!826 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!827 = !{void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32, !"kernel", i32 1}
!828 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!829 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!830 = !{void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64, !"kernel", i32 1}
!831 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!832 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
