target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [48 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*)], section "llvm.metadata"

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
	%103 = call i64 @gpuc_signal_wait_until_thread(i8* %102, i32 5, i64 %p9, i8* %ctrl, i32 8), !dbg !70
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
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %23, i64 %p3), !dbg !25
	ret void, !dbg !25

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %31), !dbg !31
	ret void, !dbg !31

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !35
	ret void, !dbg !35

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %56, i64 %p3), !dbg !46
	ret void, !dbg !46

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %62, i64 %64), !dbg !50
	ret void, !dbg !50

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %85, i64 %p3), !dbg !61
	ret void, !dbg !61

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %91, i64 %93), !dbg !65
	ret void, !dbg !65

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !69
	ret void, !dbg !69

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %118, i64 %p3), !dbg !73
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
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 %p2), !dbg !85
	ret void, !dbg !85

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 1, i64 %p2), !dbg !86
	ret void, !dbg !86

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 2, i64 %p2), !dbg !89
	ret void, !dbg !89

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 3, i64 %p2), !dbg !90
	ret void, !dbg !90

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 4, i64 %p2), !dbg !93
	ret void, !dbg !93

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 5, i64 %p2), !dbg !94
	ret void, !dbg !94

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 6, i64 %p2), !dbg !97
	ret void, !dbg !97

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 7, i64 %p2), !dbg !98
	ret void, !dbg !98

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 8, i64 %p2), !dbg !101
	ret void, !dbg !101

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 9, i64 %p2), !dbg !102
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
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p1, i64 %p3), !dbg !106
	ret void, !dbg !106

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p4, i64 %2), !dbg !106
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
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p1, i64 %p3), !dbg !115
	ret void, !dbg !115

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %33), !dbg !115
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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !123
	ret void, !dbg !123

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %48, i64 %p1), !dbg !128
	ret void, !dbg !128

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %45, i64 %48), !dbg !128
	ret void, !dbg !128

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p5, i64 %55), !dbg !130
	ret void, !dbg !130
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !133 {
entry:
	br label %b0, !dbg !134

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135, !range !9
	%1 = sext i32 %0 to i64, !dbg !135
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !135, !range !27
	%3 = sext i32 %2 to i64, !dbg !135
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !135, !range !27
	%5 = sext i32 %4 to i64, !dbg !135
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !135, !range !79
	%7 = sext i32 %6 to i64, !dbg !135
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !135, !range !80
	%9 = sext i32 %8 to i64, !dbg !135
	%10 = mul i64 %9, %5, !dbg !135
	%11 = add i64 %3, %10, !dbg !135
	%12 = mul i64 %7, %11, !dbg !135
	%13 = add i64 %1, %12, !dbg !135
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !135, !range !20
	%16 = mul i32 %14, %15, !dbg !135
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !135, !range !72
	%18 = mul i32 %16, %17, !dbg !135
	%19 = sext i32 %18 to i64, !dbg !135
	%20 = mul i64 %13, %19, !dbg !135
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !135, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !135, !range !19
	%24 = mul i32 %15, %23, !dbg !135
	%25 = add i32 %22, %24, !dbg !135
	%26 = mul i32 %14, %25, !dbg !135
	%27 = add i32 %21, %26, !dbg !135
	%28 = sext i32 %27 to i64, !dbg !135
	%29 = add i64 %20, %28, !dbg !135
	%30 = icmp ne i64 %29, 0, !dbg !136
	br i1 %30, label %b1, label %b2, !dbg !136

b1:
	ret void, !dbg !137

b2:
	%31 = call i32 @gpuc_my_pe_thread(), !dbg !138
	%32 = sext i32 %31 to i64, !dbg !138
	%33 = add i64 %32, 1, !dbg !139
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !140
	%35 = sext i32 %34 to i64, !dbg !140
	%36 = icmp eq i64 %35, -1, !dbg !141
	%37 = select i1 %36, i64 1, i64 %35, !dbg !141
	%38 = srem i64 %33, %37, !dbg !141
	%39 = icmp uge i64 0, %p1, !dbg !142
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !142, !prof !26

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !142
	%41 = trunc i64 %38 to i32, !dbg !143
	%42 = bitcast i64* %40 to i8*, !dbg !143
	call void @gpuc_signal_op_thread(i8* %42, i64 5, i32 9, i32 %41), !dbg !143
	%43 = icmp uge i64 1, %p1, !dbg !144
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !144, !prof !26

b2_ok2:
	%44 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !144
	%45 = bitcast i64* %44 to i8*, !dbg !145
	call void @gpuc_signal_op_thread(i8* %45, i64 7, i32 9, i32 %41), !dbg !145
	%46 = icmp uge i64 2, %p1, !dbg !146
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !146, !prof !26

b2_ok3:
	%47 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !146
	%48 = bitcast i64* %47 to i8*, !dbg !147
	call void @gpuc_signal_op_thread(i8* %48, i64 9, i32 9, i32 %41), !dbg !147
	%49 = icmp uge i64 3, %p1, !dbg !148
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !148, !prof !26

b2_ok4:
	%50 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !148
	%51 = bitcast i64* %50 to i8*, !dbg !149
	call void @gpuc_signal_op_thread(i8* %51, i64 10, i32 9, i32 %41), !dbg !149
	%52 = icmp uge i64 4, %p1, !dbg !150
	br i1 %52, label %b2_fail5, label %b2_ok5, !dbg !150, !prof !26

b2_ok5:
	%53 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !150
	%54 = bitcast i64* %53 to i8*, !dbg !151
	call void @gpuc_signal_op_thread(i8* %54, i64 9, i32 9, i32 %41), !dbg !151
	%55 = icmp uge i64 5, %p1, !dbg !152
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !152, !prof !26

b2_ok6:
	%56 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !152
	%57 = bitcast i64* %56 to i8*, !dbg !153
	call void @gpuc_signal_op_thread(i8* %57, i64 -9223372036854775808, i32 9, i32 %41), !dbg !153
	%58 = bitcast i64* %40 to i8*, !dbg !154
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 0, i64 5, i8* %ctrl, i32 43), !dbg !154
	%60 = icmp uge i64 0, %p3, !dbg !155
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !155, !prof !26

b2_ok7:
	%61 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !155
	store i64 %59, i64* %61, align 8, !dbg !155
	%62 = bitcast i64* %44 to i8*, !dbg !156
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 1, i64 0, i8* %ctrl, i32 45), !dbg !156
	%64 = icmp uge i64 1, %p3, !dbg !157
	br i1 %64, label %b2_fail8, label %b2_ok8, !dbg !157, !prof !26

b2_ok8:
	%65 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !157
	store i64 %63, i64* %65, align 8, !dbg !157
	%66 = bitcast i64* %47 to i8*, !dbg !158
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 2, i64 8, i8* %ctrl, i32 47), !dbg !158
	%68 = icmp uge i64 2, %p3, !dbg !159
	br i1 %68, label %b2_fail9, label %b2_ok9, !dbg !159, !prof !26

b2_ok9:
	%69 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !159
	store i64 %67, i64* %69, align 8, !dbg !159
	%70 = bitcast i64* %50 to i8*, !dbg !160
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 3, i64 10, i8* %ctrl, i32 49), !dbg !160
	%72 = icmp uge i64 3, %p3, !dbg !161
	br i1 %72, label %b2_fail10, label %b2_ok10, !dbg !161, !prof !26

b2_ok10:
	%73 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !161
	store i64 %71, i64* %73, align 8, !dbg !161
	%74 = bitcast i64* %53 to i8*, !dbg !162
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 4, i64 10, i8* %ctrl, i32 51), !dbg !162
	%76 = icmp uge i64 4, %p3, !dbg !163
	br i1 %76, label %b2_fail11, label %b2_ok11, !dbg !163, !prof !26

b2_ok11:
	%77 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !163
	store i64 %75, i64* %77, align 8, !dbg !163
	%78 = bitcast i64* %56 to i8*, !dbg !164
	%79 = call i64 @gpuc_signal_wait_until_thread(i8* %78, i32 5, i64 4611686018427387904, i8* %ctrl, i32 53), !dbg !164
	%80 = icmp uge i64 5, %p3, !dbg !165
	br i1 %80, label %b2_fail12, label %b2_ok12, !dbg !165, !prof !26

b2_ok12:
	%81 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !165
	store i64 %79, i64* %81, align 8, !dbg !165
	br label %b3, !dbg !166

b3:
	%82 = phi i64 [ 0, %b2_ok12 ], [ %90, %b3_ok2 ], !dbg !166
	%83 = add i64 %82, 6, !dbg !167
	%84 = icmp uge i64 %82, %p1, !dbg !168
	br i1 %84, label %b3_fail1, label %b3_ok1, !dbg !168, !prof !26

b3_ok1:
	%85 = getelementptr inbounds i64, i64* %p0, i64 %82, !dbg !168
	%86 = bitcast i64* %85 to i8*, !dbg !169
	%87 = call i64 @gpuc_signal_fetch_thread(i8* %86), !dbg !169
	%88 = icmp uge i64 %83, %p3, !dbg !170
	br i1 %88, label %b3_fail2, label %b3_ok2, !dbg !170, !prof !26

b3_ok2:
	%89 = getelementptr inbounds i64, i64* %p2, i64 %83, !dbg !170
	store i64 %87, i64* %89, align 8, !dbg !170
	%90 = add i64 %82, 1, !dbg !170
	%91 = icmp slt i64 %90, %p1, !dbg !170
	br i1 %91, label %b3, label %b4, !dbg !170

b4:
	ret void, !dbg !170

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 %p1), !dbg !142
	ret void, !dbg !142

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p1), !dbg !144
	ret void, !dbg !144

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 2, i64 %p1), !dbg !146
	ret void, !dbg !146

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %p1), !dbg !148
	ret void, !dbg !148

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 4, i64 %p1), !dbg !150
	ret void, !dbg !150

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 5, i64 %p1), !dbg !152
	ret void, !dbg !152

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 0, i64 %p3), !dbg !155
	ret void, !dbg !155

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 1, i64 %p3), !dbg !157
	ret void, !dbg !157

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 2, i64 %p3), !dbg !159
	ret void, !dbg !159

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 3, i64 %p3), !dbg !161
	ret void, !dbg !161

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 4, i64 %p3), !dbg !163
	ret void, !dbg !163

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 5, i64 %p3), !dbg !165
	ret void, !dbg !165

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %82, i64 %p1), !dbg !168
	ret void, !dbg !168

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %83, i64 %p3), !dbg !170
	ret void, !dbg !170
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !171 {
entry:
	br label %b0, !dbg !172

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !173
	%1 = sext i32 %0 to i64, !dbg !173
	br label %b1, !dbg !173

b1:
	%2 = phi i64 [ 0, %b0 ], [ %37, %b1_ok1 ], !dbg !173
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174, !range !9
	%4 = sext i32 %3 to i64, !dbg !174
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !174, !range !27
	%6 = sext i32 %5 to i64, !dbg !174
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !174, !range !27
	%8 = sext i32 %7 to i64, !dbg !174
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !174, !range !79
	%10 = sext i32 %9 to i64, !dbg !174
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !174, !range !80
	%12 = sext i32 %11 to i64, !dbg !174
	%13 = mul i64 %12, %8, !dbg !174
	%14 = add i64 %6, %13, !dbg !174
	%15 = mul i64 %10, %14, !dbg !174
	%16 = add i64 %4, %15, !dbg !174
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !20
	%19 = mul i32 %17, %18, !dbg !174
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !72
	%21 = mul i32 %19, %20, !dbg !174
	%22 = sext i32 %21 to i64, !dbg !174
	%23 = mul i64 %16, %22, !dbg !174
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174, !range !19
	%27 = mul i32 %18, %26, !dbg !174
	%28 = add i32 %25, %27, !dbg !174
	%29 = mul i32 %17, %28, !dbg !174
	%30 = add i32 %24, %29, !dbg !174
	%31 = sext i32 %30 to i64, !dbg !174
	%32 = add i64 %23, %31, !dbg !174
	%33 = add i64 %32, 1, !dbg !175
	%34 = icmp uge i64 %2, %1, !dbg !177
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !177, !prof !26

b1_ok1:
	%35 = trunc i64 %2 to i32, !dbg !177
	%36 = bitcast i64* %p0 to i8*, !dbg !177
	call void @gpuc_signal_op_thread(i8* %36, i64 %33, i32 10, i32 %35), !dbg !177
	%37 = add i64 %2, 1, !dbg !177
	%38 = icmp slt i64 %37, %1, !dbg !177
	br i1 %38, label %b1, label %b2, !dbg !177

b2:
	%39 = bitcast i64* %p0 to i8*, !dbg !178
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 0, i64 %p1, i8* %ctrl, i32 56), !dbg !178
	%41 = icmp uge i64 %32, %p3, !dbg !179
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !179, !prof !26

b2_ok1:
	%42 = getelementptr inbounds i64, i64* %p2, i64 %32, !dbg !179
	store i64 %40, i64* %42, align 8, !dbg !179
	ret void, !dbg !179

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %2, i64 %1), !dbg !177
	ret void, !dbg !177

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %32, i64 %p3), !dbg !179
	ret void, !dbg !179
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !180 {
entry:
	br label %b0, !dbg !181

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !182
	%1 = sext i32 %0 to i64, !dbg !182
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183, !range !9
	%3 = sext i32 %2 to i64, !dbg !183
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !183, !range !27
	%5 = sext i32 %4 to i64, !dbg !183
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !183, !range !27
	%7 = sext i32 %6 to i64, !dbg !183
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !183, !range !79
	%9 = sext i32 %8 to i64, !dbg !183
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !183, !range !80
	%11 = sext i32 %10 to i64, !dbg !183
	%12 = mul i64 %11, %7, !dbg !183
	%13 = add i64 %5, %12, !dbg !183
	%14 = mul i64 %9, %13, !dbg !183
	%15 = add i64 %3, %14, !dbg !183
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !183, !range !20
	%18 = mul i32 %16, %17, !dbg !183
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !183, !range !72
	%20 = mul i32 %18, %19, !dbg !183
	%21 = sext i32 %20 to i64, !dbg !183
	%22 = mul i64 %15, %21, !dbg !183
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !183, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !183, !range !19
	%26 = mul i32 %17, %25, !dbg !183
	%27 = add i32 %24, %26, !dbg !183
	%28 = mul i32 %16, %27, !dbg !183
	%29 = add i32 %23, %28, !dbg !183
	%30 = sext i32 %29 to i64, !dbg !183
	%31 = add i64 %22, %30, !dbg !183
	%32 = mul i64 %9, %11, !dbg !183
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !183, !range !80
	%34 = sext i32 %33 to i64, !dbg !183
	%35 = mul i64 %32, %34, !dbg !183
	%36 = mul i64 %35, %21, !dbg !183
	br label %b1, !dbg !183

b1:
	%37 = phi i64 [ %31, %b0 ], [ %46, %b2_ok1 ], !dbg !183
	%38 = icmp slt i64 %37, %1, !dbg !183
	br i1 %38, label %b2, label %b3, !dbg !183

b2:
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !184
	%40 = sext i32 %39 to i64, !dbg !184
	%41 = icmp uge i64 %40, %p1, !dbg !185
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !185, !prof !26

b2_ok1:
	%42 = getelementptr inbounds i64, i64* %p0, i64 %40, !dbg !185
	%43 = add i64 %40, 1, !dbg !187
	%44 = trunc i64 %37 to i32, !dbg !188
	%45 = bitcast i64* %42 to i8*, !dbg !188
	call void @gpuc_signal_op_thread(i8* %45, i64 %43, i32 9, i32 %44), !dbg !188
	%46 = add i64 %37, %36, !dbg !183
	br label %b1, !dbg !183

b3:
	%47 = phi i64 [ %31, %b1 ], [ %54, %b4_ok1 ], !dbg !189
	%48 = icmp slt i64 %47, %1, !dbg !189
	br i1 %48, label %b4, label %b5, !dbg !189

b4:
	%49 = icmp uge i64 %47, %p1, !dbg !190
	br i1 %49, label %b4_fail1, label %b4_ok1, !dbg !190, !prof !26

b4_ok1:
	%50 = getelementptr inbounds i64, i64* %p0, i64 %47, !dbg !190
	%51 = add i64 %47, 1, !dbg !192
	%52 = bitcast i64* %50 to i8*, !dbg !193
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 0, i64 %51, i8* %ctrl, i32 62), !dbg !193
	%54 = add i64 %47, %36, !dbg !189
	br label %b3, !dbg !189

b5:
	ret void, !dbg !189

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %40, i64 %p1), !dbg !185
	ret void, !dbg !185

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %47, i64 %p1), !dbg !190
	ret void, !dbg !190
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !195 {
entry:
	br label %b0, !dbg !196

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197, !range !9
	%1 = sext i32 %0 to i64, !dbg !197
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !197, !range !27
	%3 = sext i32 %2 to i64, !dbg !197
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !197, !range !27
	%5 = sext i32 %4 to i64, !dbg !197
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !197, !range !79
	%7 = sext i32 %6 to i64, !dbg !197
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !197, !range !80
	%9 = sext i32 %8 to i64, !dbg !197
	%10 = mul i64 %9, %5, !dbg !197
	%11 = add i64 %3, %10, !dbg !197
	%12 = mul i64 %7, %11, !dbg !197
	%13 = add i64 %1, %12, !dbg !197
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !197, !range !20
	%16 = mul i32 %14, %15, !dbg !197
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !197, !range !72
	%18 = mul i32 %16, %17, !dbg !197
	%19 = sext i32 %18 to i64, !dbg !197
	%20 = mul i64 %13, %19, !dbg !197
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !197, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !197, !range !19
	%24 = mul i32 %15, %23, !dbg !197
	%25 = add i32 %22, %24, !dbg !197
	%26 = mul i32 %14, %25, !dbg !197
	%27 = add i32 %21, %26, !dbg !197
	%28 = sext i32 %27 to i64, !dbg !197
	%29 = add i64 %20, %28, !dbg !197
	%30 = icmp eq i64 %29, 0, !dbg !198
	br i1 %30, label %b1, label %b11, !dbg !198

b1:
	%31 = call i32 @gpuc_my_pe_thread(), !dbg !201
	%32 = sext i32 %31 to i64, !dbg !201
	%33 = add i64 %32, 1, !dbg !202
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !203
	%35 = sext i32 %34 to i64, !dbg !203
	%36 = icmp eq i64 %35, -1, !dbg !204
	%37 = select i1 %36, i64 1, i64 %35, !dbg !204
	%38 = srem i64 %33, %37, !dbg !204
	%39 = icmp ne i64 %p3, %p5, !dbg !205
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !205, !prof !26

b1_ok1:
	%40 = mul i64 %p5, 4, !dbg !205
	%41 = trunc i64 %38 to i32, !dbg !205
	%42 = bitcast i32* %p2 to i8*, !dbg !205
	%43 = bitcast i32* %p4 to i8*, !dbg !205
	call void @gpuc_put_nbi_thread(i8* %42, i8* %43, i64 %40, i32 %41), !dbg !205
	%44 = icmp eq i64 %p0, 0, !dbg !206
	br i1 %44, label %b2, label %b3, !dbg !206

b2:
	call void @gpuc_barrier_thread(i32 %p1), !dbg !207
	br label %b9, !dbg !207

b3:
	%45 = icmp eq i64 %p0, 1, !dbg !208
	br i1 %45, label %b4, label %b5, !dbg !208

b4:
	call void @gpuc_barrier_all_thread(), !dbg !209
	br label %b9, !dbg !209

b5:
	%46 = icmp eq i64 %p0, 2, !dbg !210
	br i1 %46, label %b6, label %b7, !dbg !210

b6:
	call void @gpuc_quiet_thread(), !dbg !211
	call void @gpuc_sync_thread(i32 %p1), !dbg !212
	br label %b9, !dbg !212

b7:
	%47 = icmp eq i64 %p0, 3, !dbg !213
	br i1 %47, label %b8, label %b9, !dbg !213

b8:
	call void @gpuc_quiet_thread(), !dbg !214
	call void @gpuc_sync_all_thread(), !dbg !215
	br label %b9, !dbg !215

b9:
	%48 = phi i64 [ 0, %b2 ], [ %54, %b10_ok1 ], [ 0, %b4 ], [ 0, %b6 ], [ 0, %b7 ], [ 0, %b8 ], !dbg !216
	%49 = icmp slt i64 %48, %p7, !dbg !217
	br i1 %49, label %b10, label %b11, !dbg !217

b10:
	%50 = icmp uge i64 %48, %p3, !dbg !218
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !218, !prof !26

b10_ok1:
	%51 = getelementptr inbounds i32, i32* %p2, i64 %48, !dbg !218
	%52 = load i32, i32* %51, align 4, !dbg !218
	%53 = getelementptr inbounds i32, i32* %p6, i64 %48, !dbg !219
	store i32 %52, i32* %53, align 4, !dbg !219
	%54 = add i64 %48, 1, !dbg !220
	br label %b9, !dbg !220

b11:
	ret void, !dbg !200

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p3, i64 %p5), !dbg !205
	ret void, !dbg !205

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %48, i64 %p3), !dbg !218
	ret void, !dbg !218
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !221 {
entry:
	br label %b0, !dbg !222

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223, !range !9
	%1 = sext i32 %0 to i64, !dbg !223
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !223, !range !27
	%3 = sext i32 %2 to i64, !dbg !223
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !223, !range !27
	%5 = sext i32 %4 to i64, !dbg !223
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !223, !range !79
	%7 = sext i32 %6 to i64, !dbg !223
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !223, !range !80
	%9 = sext i32 %8 to i64, !dbg !223
	%10 = mul i64 %9, %5, !dbg !223
	%11 = add i64 %3, %10, !dbg !223
	%12 = mul i64 %7, %11, !dbg !223
	%13 = add i64 %1, %12, !dbg !223
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !20
	%16 = mul i32 %14, %15, !dbg !223
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !72
	%18 = mul i32 %16, %17, !dbg !223
	%19 = sext i32 %18 to i64, !dbg !223
	%20 = mul i64 %13, %19, !dbg !223
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !19
	%24 = mul i32 %15, %23, !dbg !223
	%25 = add i32 %22, %24, !dbg !223
	%26 = mul i32 %14, %25, !dbg !223
	%27 = add i32 %21, %26, !dbg !223
	%28 = sext i32 %27 to i64, !dbg !223
	%29 = add i64 %20, %28, !dbg !223
	%30 = sdiv i64 %29, 32, !dbg !224
	%31 = icmp eq i64 %30, 0, !dbg !225
	br i1 %31, label %b1, label %b11, !dbg !225

b1:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !226, !range !41
	%33 = sext i32 %32 to i64, !dbg !226
	%34 = and i32 %27, -32, !dbg !227
	%35 = sub i32 %18, %34, !dbg !227
	%36 = icmp slt i32 %35, 32, !dbg !227
	%37 = select i1 %36, i32 %35, i32 32, !dbg !227
	%38 = sext i32 %37 to i64, !dbg !227
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !230
	%40 = sext i32 %39 to i64, !dbg !230
	%41 = add i64 %40, 1, !dbg !231
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !232
	%43 = sext i32 %42 to i64, !dbg !232
	%44 = icmp eq i64 %43, -1, !dbg !233
	%45 = select i1 %44, i64 1, i64 %43, !dbg !233
	%46 = srem i64 %41, %45, !dbg !233
	%47 = icmp ne i64 %p3, %p5, !dbg !234
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !234, !prof !26

b1_ok1:
	%48 = mul i64 %p5, 4, !dbg !234
	%49 = trunc i64 %46 to i32, !dbg !234
	%50 = bitcast i32* %p2 to i8*, !dbg !234
	%51 = bitcast i32* %p4 to i8*, !dbg !234
	call void @gpuc_put_nbi_warp(i8* %50, i8* %51, i64 %48, i32 %49), !dbg !234
	%52 = icmp eq i64 %p0, 0, !dbg !235
	br i1 %52, label %b2, label %b3, !dbg !235

b2:
	call void @gpuc_barrier_warp(i32 %p1), !dbg !236
	br label %b9, !dbg !236

b3:
	%53 = icmp eq i64 %p0, 1, !dbg !237
	br i1 %53, label %b4, label %b5, !dbg !237

b4:
	call void @gpuc_barrier_all_warp(), !dbg !238
	br label %b9, !dbg !238

b5:
	%54 = icmp eq i64 %p0, 2, !dbg !239
	br i1 %54, label %b6, label %b7, !dbg !239

b6:
	call void @gpuc_quiet_warp(), !dbg !240
	call void @gpuc_sync_warp(i32 %p1), !dbg !241
	br label %b9, !dbg !241

b7:
	%55 = icmp eq i64 %p0, 3, !dbg !242
	br i1 %55, label %b8, label %b9, !dbg !242

b8:
	call void @gpuc_quiet_warp(), !dbg !243
	call void @gpuc_sync_all_warp(), !dbg !244
	br label %b9, !dbg !244

b9:
	%56 = phi i64 [ %33, %b2 ], [ %62, %b10_ok1 ], [ %33, %b4 ], [ %33, %b6 ], [ %33, %b7 ], [ %33, %b8 ], !dbg !245
	%57 = icmp slt i64 %56, %p7, !dbg !246
	br i1 %57, label %b10, label %b11, !dbg !246

b10:
	%58 = icmp uge i64 %56, %p3, !dbg !247
	br i1 %58, label %b10_fail1, label %b10_ok1, !dbg !247, !prof !26

b10_ok1:
	%59 = getelementptr inbounds i32, i32* %p2, i64 %56, !dbg !247
	%60 = load i32, i32* %59, align 4, !dbg !247
	%61 = getelementptr inbounds i32, i32* %p6, i64 %56, !dbg !248
	store i32 %60, i32* %61, align 4, !dbg !248
	%62 = add i64 %56, %38, !dbg !249
	br label %b9, !dbg !249

b11:
	ret void, !dbg !229

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p3, i64 %p5), !dbg !234
	ret void, !dbg !234

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %56, i64 %p3), !dbg !247
	ret void, !dbg !247
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !250 {
entry:
	br label %b0, !dbg !251

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252, !range !9
	%1 = sext i32 %0 to i64, !dbg !252
	%2 = icmp eq i64 %1, 0, !dbg !253
	br i1 %2, label %b1, label %b11, !dbg !253

b1:
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !254, !range !18
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !254, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !254, !range !19
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !254, !range !20
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !254, !range !20
	%8 = mul i32 %7, %5, !dbg !254
	%9 = add i32 %4, %8, !dbg !254
	%10 = mul i32 %6, %9, !dbg !254
	%11 = add i32 %3, %10, !dbg !254
	%12 = sext i32 %11 to i64, !dbg !254
	%13 = mul i32 %6, %7, !dbg !255
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !255, !range !72
	%15 = mul i32 %13, %14, !dbg !255
	%16 = sext i32 %15 to i64, !dbg !255
	%17 = call i32 @gpuc_my_pe_thread(), !dbg !258
	%18 = sext i32 %17 to i64, !dbg !258
	%19 = add i64 %18, 1, !dbg !259
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !260
	%21 = sext i32 %20 to i64, !dbg !260
	%22 = icmp eq i64 %21, -1, !dbg !261
	%23 = select i1 %22, i64 1, i64 %21, !dbg !261
	%24 = srem i64 %19, %23, !dbg !261
	%25 = icmp ne i64 %p3, %p5, !dbg !262
	br i1 %25, label %b1_fail1, label %b1_ok1, !dbg !262, !prof !26

b1_ok1:
	%26 = mul i64 %p5, 4, !dbg !262
	%27 = trunc i64 %24 to i32, !dbg !262
	%28 = bitcast i32* %p2 to i8*, !dbg !262
	%29 = bitcast i32* %p4 to i8*, !dbg !262
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !262
	%30 = icmp eq i64 %p0, 0, !dbg !263
	br i1 %30, label %b2, label %b3, !dbg !263

b2:
	call void @gpuc_barrier_block(i32 %p1), !dbg !264
	br label %b9, !dbg !264

b3:
	%31 = icmp eq i64 %p0, 1, !dbg !265
	br i1 %31, label %b4, label %b5, !dbg !265

b4:
	call void @gpuc_barrier_all_block(), !dbg !266
	br label %b9, !dbg !266

b5:
	%32 = icmp eq i64 %p0, 2, !dbg !267
	br i1 %32, label %b6, label %b7, !dbg !267

b6:
	call void @gpuc_quiet_block(), !dbg !268
	call void @gpuc_sync_block(i32 %p1), !dbg !269
	br label %b9, !dbg !269

b7:
	%33 = icmp eq i64 %p0, 3, !dbg !270
	br i1 %33, label %b8, label %b9, !dbg !270

b8:
	call void @gpuc_quiet_block(), !dbg !271
	call void @gpuc_sync_all_block(), !dbg !272
	br label %b9, !dbg !272

b9:
	%34 = phi i64 [ %12, %b2 ], [ %40, %b10_ok1 ], [ %12, %b4 ], [ %12, %b6 ], [ %12, %b7 ], [ %12, %b8 ], !dbg !273
	%35 = icmp slt i64 %34, %p7, !dbg !274
	br i1 %35, label %b10, label %b11, !dbg !274

b10:
	%36 = icmp uge i64 %34, %p3, !dbg !275
	br i1 %36, label %b10_fail1, label %b10_ok1, !dbg !275, !prof !26

b10_ok1:
	%37 = getelementptr inbounds i32, i32* %p2, i64 %34, !dbg !275
	%38 = load i32, i32* %37, align 4, !dbg !275
	%39 = getelementptr inbounds i32, i32* %p6, i64 %34, !dbg !276
	store i32 %38, i32* %39, align 4, !dbg !276
	%40 = add i64 %34, %16, !dbg !277
	br label %b9, !dbg !277

b11:
	ret void, !dbg !257

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %p3, i64 %p5), !dbg !262
	ret void, !dbg !262

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %34, i64 %p3), !dbg !275
	ret void, !dbg !275
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !280
	%1 = sext i32 %0 to i64, !dbg !280
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !281
	%3 = sext i32 %2 to i64, !dbg !281
	%4 = icmp slt i64 0, %p4, !dbg !281
	br i1 %4, label %b1, label %b6, !dbg !281

b1:
	%5 = phi i64 [ 0, %b0 ], [ %30, %b5 ], !dbg !281
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !282, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !282, !range !19
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !282, !range !20
	%11 = mul i32 %10, %8, !dbg !282
	%12 = add i32 %7, %11, !dbg !282
	%13 = mul i32 %9, %12, !dbg !282
	%14 = add i32 %6, %13, !dbg !282
	%15 = sext i32 %14 to i64, !dbg !282
	%16 = icmp eq i64 %15, 0, !dbg !283
	br i1 %16, label %b2, label %b3, !dbg !283

b2:
	%17 = icmp uge i64 0, %p1, !dbg !284
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !284, !prof !26

b2_ok1:
	%18 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !284
	%19 = add i64 %5, 1, !dbg !285
	%20 = trunc i64 %19 to i32, !dbg !286
	%21 = add i64 %1, 1, !dbg !287
	%22 = icmp eq i64 %3, -1, !dbg !288
	%23 = select i1 %22, i64 1, i64 %3, !dbg !288
	%24 = srem i64 %21, %23, !dbg !288
	%25 = trunc i64 %24 to i32, !dbg !289
	%26 = bitcast i32* %18 to i8*, !dbg !289
	call void @gpuc_p_thread_32(i8* %26, i32 %20, i32 %25), !dbg !289
	br label %b3, !dbg !289

b3:
	call void @gpuc_barrier_all_block(), !dbg !290
	%27 = icmp uge i64 0, %p1, !dbg !291
	br i1 %27, label %b3_fail1, label %b3_ok1, !dbg !291, !prof !26

b3_ok1:
	%28 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !291
	%29 = load i32, i32* %28, align 4, !dbg !291
	%30 = add i64 %5, 1, !dbg !292
	%31 = trunc i64 %30 to i32, !dbg !293
	%32 = icmp ne i32 %29, %31, !dbg !294
	br i1 %32, label %b4, label %b5, !dbg !294

b4:
	%33 = icmp uge i64 0, %p3, !dbg !295
	br i1 %33, label %b4_fail1, label %b4_ok1, !dbg !295, !prof !26

b4_ok1:
	%34 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !295
	%35 = atomicrmw add i32* %34, i32 1 monotonic, !dbg !296
	br label %b5, !dbg !296

b5:
	call void @gpuc_sync_all_block(), !dbg !297
	%36 = icmp slt i64 %30, %p4, !dbg !297
	br i1 %36, label %b1, label %b6, !dbg !297

b6:
	ret void, !dbg !297

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 0, i64 %p1), !dbg !284
	ret void, !dbg !284

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 %p1), !dbg !291
	ret void, !dbg !291

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 0, i64 %p3), !dbg !295
	ret void, !dbg !295
}

define void @TransferInt8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !299 {
entry:
	br label %b0, !dbg !300

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303, !range !20
	%5 = mul i32 %4, %2, !dbg !303
	%6 = add i32 %1, %5, !dbg !303
	%7 = mul i32 %3, %6, !dbg !303
	%8 = add i32 %0, %7, !dbg !303
	%9 = sext i32 %8 to i64, !dbg !303
	%10 = icmp eq i64 %p0, 0, !dbg !304
	br i1 %10, label %b1, label %b3, !dbg !304

b1:
	%11 = icmp eq i64 %9, 0, !dbg !305
	br i1 %11, label %b2, label %b16, !dbg !305

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !306
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !306, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !306
	%14 = sext i32 %13 to i64, !dbg !306
	%15 = icmp uge i64 %p8, %14, !dbg !306
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !306, !prof !26

b2_ok2:
	%16 = trunc i64 %p8 to i32, !dbg !306
	call void @gpuc_put_thread(i8* %p2, i8* %p4, i64 %p5, i32 %16), !dbg !306
	br label %b16, !dbg !306

b3:
	%17 = icmp eq i64 %p0, 1, !dbg !307
	br i1 %17, label %b4, label %b6, !dbg !307

b4:
	%18 = sdiv i64 %9, 32, !dbg !308
	%19 = icmp eq i64 %18, %p1, !dbg !309
	br i1 %19, label %b5, label %b16, !dbg !309

b5:
	%20 = icmp ne i64 %p3, %p5, !dbg !310
	br i1 %20, label %b5_fail1, label %b5_ok1, !dbg !310, !prof !26

b5_ok1:
	%21 = call i32 @gpuc_num_pes_thread(), !dbg !310
	%22 = sext i32 %21 to i64, !dbg !310
	%23 = icmp uge i64 %p8, %22, !dbg !310
	br i1 %23, label %b5_fail2, label %b5_ok2, !dbg !310, !prof !26

b5_ok2:
	%24 = trunc i64 %p8 to i32, !dbg !310
	call void @gpuc_put_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %24), !dbg !310
	br label %b16, !dbg !310

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !311
	br i1 %25, label %b7, label %b8, !dbg !311

b7:
	%26 = icmp ne i64 %p3, %p5, !dbg !312
	br i1 %26, label %b7_fail1, label %b7_ok1, !dbg !312, !prof !26

b7_ok1:
	%27 = call i32 @gpuc_num_pes_thread(), !dbg !312
	%28 = sext i32 %27 to i64, !dbg !312
	%29 = icmp uge i64 %p8, %28, !dbg !312
	br i1 %29, label %b7_fail2, label %b7_ok2, !dbg !312, !prof !26

b7_ok2:
	%30 = trunc i64 %p8 to i32, !dbg !312
	call void @gpuc_get_block(i8* %p2, i8* %p4, i64 %p5, i32 %30), !dbg !312
	br label %b16, !dbg !312

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !313
	br i1 %31, label %b9, label %b11, !dbg !313

b9:
	%32 = icmp eq i64 %9, 0, !dbg !314
	br i1 %32, label %b10, label %b16, !dbg !314

b10:
	%33 = icmp ne i64 %p3, %p5, !dbg !315
	br i1 %33, label %b10_fail1, label %b10_ok1, !dbg !315, !prof !26

b10_ok1:
	%34 = call i32 @gpuc_num_pes_thread(), !dbg !315
	%35 = sext i32 %34 to i64, !dbg !315
	%36 = icmp uge i64 %p8, %35, !dbg !315
	br i1 %36, label %b10_fail2, label %b10_ok2, !dbg !315, !prof !26

b10_ok2:
	%37 = trunc i64 %p8 to i32, !dbg !315
	call void @gpuc_get_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i32 %37), !dbg !315
	br label %b16, !dbg !315

b11:
	%38 = icmp eq i64 %p0, 4, !dbg !316
	br i1 %38, label %b12, label %b14, !dbg !316

b12:
	%39 = sdiv i64 %9, 32, !dbg !317
	%40 = icmp eq i64 %39, %p1, !dbg !318
	br i1 %40, label %b13, label %b16, !dbg !318

b13:
	%41 = icmp ne i64 %p3, %p5, !dbg !319
	br i1 %41, label %b13_fail1, label %b13_ok1, !dbg !319, !prof !26

b13_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%43 = sext i32 %42 to i64, !dbg !319
	%44 = icmp uge i64 %p8, %43, !dbg !319
	br i1 %44, label %b13_fail2, label %b13_ok2, !dbg !319, !prof !26

b13_ok2:
	%45 = icmp eq i64* %p6, null, !dbg !319
	br i1 %45, label %b13_fail3, label %b13_ok3, !dbg !319, !prof !26

b13_ok3:
	%46 = trunc i64 %p8 to i32, !dbg !319
	%47 = bitcast i64* %p6 to i8*, !dbg !319
	call void @gpuc_put_signal_warp(i8* %p2, i8* %p4, i64 %p5, i8* %47, i64 %p7, i32 9, i32 %46), !dbg !319
	br label %b16, !dbg !319

b14:
	%48 = icmp eq i64 %p0, 5, !dbg !320
	br i1 %48, label %b15, label %b16, !dbg !320

b15:
	%49 = icmp ne i64 %p3, %p5, !dbg !321
	br i1 %49, label %b15_fail1, label %b15_ok1, !dbg !321, !prof !26

b15_ok1:
	%50 = call i32 @gpuc_num_pes_thread(), !dbg !321
	%51 = sext i32 %50 to i64, !dbg !321
	%52 = icmp uge i64 %p8, %51, !dbg !321
	br i1 %52, label %b15_fail2, label %b15_ok2, !dbg !321, !prof !26

b15_ok2:
	%53 = icmp eq i64* %p6, null, !dbg !321
	br i1 %53, label %b15_fail3, label %b15_ok3, !dbg !321, !prof !26

b15_ok3:
	%54 = trunc i64 %p8 to i32, !dbg !321
	%55 = bitcast i64* %p6 to i8*, !dbg !321
	call void @gpuc_put_signal_nbi_block(i8* %p2, i8* %p4, i64 %p5, i8* %55, i64 %p7, i32 9, i32 %54), !dbg !321
	br label %b16, !dbg !321

b16:
	ret void, !dbg !302

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p3, i64 %p5), !dbg !306
	ret void, !dbg !306

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p8, i64 %14), !dbg !306
	ret void, !dbg !306

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p3, i64 %p5), !dbg !310
	ret void, !dbg !310

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p8, i64 %22), !dbg !310
	ret void, !dbg !310

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !312
	ret void, !dbg !312

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %28), !dbg !312
	ret void, !dbg !312

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %p3, i64 %p5), !dbg !315
	ret void, !dbg !315

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p8, i64 %35), !dbg !315
	ret void, !dbg !315

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p3, i64 %p5), !dbg !319
	ret void, !dbg !319

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p8, i64 %43), !dbg !319
	ret void, !dbg !319

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 0, i64 0), !dbg !319
	ret void, !dbg !319

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !321
	ret void, !dbg !321

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %51), !dbg !321
	ret void, !dbg !321

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 0), !dbg !321
	ret void, !dbg !321
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !322 {
entry:
	br label %b0, !dbg !323

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326, !range !9
	%1 = sext i32 %0 to i64, !dbg !326
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !326, !range !27
	%3 = sext i32 %2 to i64, !dbg !326
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !326, !range !27
	%5 = sext i32 %4 to i64, !dbg !326
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !326, !range !79
	%7 = sext i32 %6 to i64, !dbg !326
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !326, !range !80
	%9 = sext i32 %8 to i64, !dbg !326
	%10 = mul i64 %9, %5, !dbg !326
	%11 = add i64 %3, %10, !dbg !326
	%12 = mul i64 %7, %11, !dbg !326
	%13 = add i64 %1, %12, !dbg !326
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !20
	%16 = mul i32 %14, %15, !dbg !326
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !72
	%18 = mul i32 %16, %17, !dbg !326
	%19 = sext i32 %18 to i64, !dbg !326
	%20 = mul i64 %13, %19, !dbg !326
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !19
	%24 = mul i32 %15, %23, !dbg !326
	%25 = add i32 %22, %24, !dbg !326
	%26 = mul i32 %14, %25, !dbg !326
	%27 = add i32 %21, %26, !dbg !326
	%28 = sext i32 %27 to i64, !dbg !326
	%29 = add i64 %20, %28, !dbg !326
	%30 = mul i64 %7, %9, !dbg !326
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !326, !range !80
	%32 = sext i32 %31 to i64, !dbg !326
	%33 = mul i64 %30, %32, !dbg !326
	%34 = mul i64 %33, %19, !dbg !326
	br label %b1, !dbg !326

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !326
	%36 = icmp slt i64 %35, %p3, !dbg !326
	br i1 %36, label %b2, label %b3, !dbg !326

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !327
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !327
	%39 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !328
	%40 = load i8, i8* %39, align 1, !dbg !328
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !329
	%42 = sext i32 %41 to i64, !dbg !329
	%43 = icmp uge i64 %p4, %42, !dbg !329
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !329, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !329
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %40, i32 %44), !dbg !329
	%45 = add i64 %35, %34, !dbg !326
	br label %b1, !dbg !326

b3:
	ret void, !dbg !325

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !327
	ret void, !dbg !327

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !329
	ret void, !dbg !329
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !330 {
entry:
	br label %b0, !dbg !331

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334, !range !9
	%1 = sext i32 %0 to i64, !dbg !334
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !334, !range !27
	%3 = sext i32 %2 to i64, !dbg !334
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !334, !range !27
	%5 = sext i32 %4 to i64, !dbg !334
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !334, !range !79
	%7 = sext i32 %6 to i64, !dbg !334
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !334, !range !80
	%9 = sext i32 %8 to i64, !dbg !334
	%10 = mul i64 %9, %5, !dbg !334
	%11 = add i64 %3, %10, !dbg !334
	%12 = mul i64 %7, %11, !dbg !334
	%13 = add i64 %1, %12, !dbg !334
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !20
	%16 = mul i32 %14, %15, !dbg !334
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !334, !range !72
	%18 = mul i32 %16, %17, !dbg !334
	%19 = sext i32 %18 to i64, !dbg !334
	%20 = mul i64 %13, %19, !dbg !334
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !19
	%24 = mul i32 %15, %23, !dbg !334
	%25 = add i32 %22, %24, !dbg !334
	%26 = mul i32 %14, %25, !dbg !334
	%27 = add i32 %21, %26, !dbg !334
	%28 = sext i32 %27 to i64, !dbg !334
	%29 = add i64 %20, %28, !dbg !334
	%30 = mul i64 %7, %9, !dbg !334
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !334, !range !80
	%32 = sext i32 %31 to i64, !dbg !334
	%33 = mul i64 %30, %32, !dbg !334
	%34 = mul i64 %33, %19, !dbg !334
	br label %b1, !dbg !334

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !334
	%36 = icmp slt i64 %35, %p1, !dbg !334
	br i1 %36, label %b2, label %b3, !dbg !334

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !335
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !335, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !335
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !336
	%40 = sext i32 %39 to i64, !dbg !336
	%41 = icmp uge i64 %p4, %40, !dbg !336
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !336, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !336
	%43 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %42), !dbg !336
	%44 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !337
	store i8 %43, i8* %44, align 1, !dbg !337
	%45 = add i64 %35, %34, !dbg !334
	br label %b1, !dbg !334

b3:
	ret void, !dbg !333

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !335
	ret void, !dbg !335

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !336
	ret void, !dbg !336
}

define void @TransferInt16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !338 {
entry:
	br label %b0, !dbg !339

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !20
	%5 = mul i32 %4, %2, !dbg !342
	%6 = add i32 %1, %5, !dbg !342
	%7 = mul i32 %3, %6, !dbg !342
	%8 = add i32 %0, %7, !dbg !342
	%9 = sext i32 %8 to i64, !dbg !342
	%10 = icmp eq i64 %p0, 0, !dbg !343
	br i1 %10, label %b1, label %b3, !dbg !343

b1:
	%11 = sdiv i64 %9, 32, !dbg !344
	%12 = icmp eq i64 %11, %p1, !dbg !345
	br i1 %12, label %b2, label %b16, !dbg !345

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !346
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !346, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !346
	%15 = sext i32 %14 to i64, !dbg !346
	%16 = icmp uge i64 %p8, %15, !dbg !346
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !346, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 2, !dbg !346
	%18 = trunc i64 %p8 to i32, !dbg !346
	%19 = bitcast i16* %p2 to i8*, !dbg !346
	%20 = bitcast i16* %p4 to i8*, !dbg !346
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !346
	br label %b16, !dbg !346

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !347
	br i1 %21, label %b4, label %b5, !dbg !347

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !348
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !348, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !348
	%24 = sext i32 %23 to i64, !dbg !348
	%25 = icmp uge i64 %p8, %24, !dbg !348
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !348, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 2, !dbg !348
	%27 = trunc i64 %p8 to i32, !dbg !348
	%28 = bitcast i16* %p2 to i8*, !dbg !348
	%29 = bitcast i16* %p4 to i8*, !dbg !348
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !348
	br label %b16, !dbg !348

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !349
	br i1 %30, label %b6, label %b8, !dbg !349

b6:
	%31 = icmp eq i64 %9, 0, !dbg !350
	br i1 %31, label %b7, label %b16, !dbg !350

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !351
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !351, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !351
	%34 = sext i32 %33 to i64, !dbg !351
	%35 = icmp uge i64 %p8, %34, !dbg !351
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !351, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 2, !dbg !351
	%37 = trunc i64 %p8 to i32, !dbg !351
	%38 = bitcast i16* %p2 to i8*, !dbg !351
	%39 = bitcast i16* %p4 to i8*, !dbg !351
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !351
	br label %b16, !dbg !351

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !352
	br i1 %40, label %b9, label %b11, !dbg !352

b9:
	%41 = sdiv i64 %9, 32, !dbg !353
	%42 = icmp eq i64 %41, %p1, !dbg !354
	br i1 %42, label %b10, label %b16, !dbg !354

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !355
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !355, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !355
	%45 = sext i32 %44 to i64, !dbg !355
	%46 = icmp uge i64 %p8, %45, !dbg !355
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !355, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 2, !dbg !355
	%48 = trunc i64 %p8 to i32, !dbg !355
	%49 = bitcast i16* %p2 to i8*, !dbg !355
	%50 = bitcast i16* %p4 to i8*, !dbg !355
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !355
	br label %b16, !dbg !355

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !356
	br i1 %51, label %b12, label %b13, !dbg !356

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !357
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !357, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !357
	%54 = sext i32 %53 to i64, !dbg !357
	%55 = icmp uge i64 %p8, %54, !dbg !357
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !357, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !357
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !357, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 2, !dbg !357
	%58 = trunc i64 %p8 to i32, !dbg !357
	%59 = bitcast i16* %p2 to i8*, !dbg !357
	%60 = bitcast i16* %p4 to i8*, !dbg !357
	%61 = bitcast i64* %p6 to i8*, !dbg !357
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !357
	br label %b16, !dbg !357

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !358
	br i1 %62, label %b14, label %b16, !dbg !358

b14:
	%63 = icmp eq i64 %9, 0, !dbg !359
	br i1 %63, label %b15, label %b16, !dbg !359

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !360
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !360, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !360
	%66 = sext i32 %65 to i64, !dbg !360
	%67 = icmp uge i64 %p8, %66, !dbg !360
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !360, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !360
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !360, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 2, !dbg !360
	%70 = trunc i64 %p8 to i32, !dbg !360
	%71 = bitcast i16* %p2 to i8*, !dbg !360
	%72 = bitcast i16* %p4 to i8*, !dbg !360
	%73 = bitcast i64* %p6 to i8*, !dbg !360
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !360
	br label %b16, !dbg !360

b16:
	ret void, !dbg !341

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %p5), !dbg !346
	ret void, !dbg !346

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p8, i64 %15), !dbg !346
	ret void, !dbg !346

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %p3, i64 %p5), !dbg !348
	ret void, !dbg !348

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p8, i64 %24), !dbg !348
	ret void, !dbg !348

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %p3, i64 %p5), !dbg !351
	ret void, !dbg !351

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p8, i64 %34), !dbg !351
	ret void, !dbg !351

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %p3, i64 %p5), !dbg !355
	ret void, !dbg !355

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %p8, i64 %45), !dbg !355
	ret void, !dbg !355

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %p3, i64 %p5), !dbg !357
	ret void, !dbg !357

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %p8, i64 %54), !dbg !357
	ret void, !dbg !357

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 0), !dbg !357
	ret void, !dbg !357

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %p3, i64 %p5), !dbg !360
	ret void, !dbg !360

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %p8, i64 %66), !dbg !360
	ret void, !dbg !360

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 0, i64 0), !dbg !360
	ret void, !dbg !360
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !361 {
entry:
	br label %b0, !dbg !362

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365, !range !9
	%1 = sext i32 %0 to i64, !dbg !365
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !365, !range !27
	%3 = sext i32 %2 to i64, !dbg !365
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !365, !range !27
	%5 = sext i32 %4 to i64, !dbg !365
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !365, !range !79
	%7 = sext i32 %6 to i64, !dbg !365
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !365, !range !80
	%9 = sext i32 %8 to i64, !dbg !365
	%10 = mul i64 %9, %5, !dbg !365
	%11 = add i64 %3, %10, !dbg !365
	%12 = mul i64 %7, %11, !dbg !365
	%13 = add i64 %1, %12, !dbg !365
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !20
	%16 = mul i32 %14, %15, !dbg !365
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !365, !range !72
	%18 = mul i32 %16, %17, !dbg !365
	%19 = sext i32 %18 to i64, !dbg !365
	%20 = mul i64 %13, %19, !dbg !365
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !19
	%24 = mul i32 %15, %23, !dbg !365
	%25 = add i32 %22, %24, !dbg !365
	%26 = mul i32 %14, %25, !dbg !365
	%27 = add i32 %21, %26, !dbg !365
	%28 = sext i32 %27 to i64, !dbg !365
	%29 = add i64 %20, %28, !dbg !365
	%30 = mul i64 %7, %9, !dbg !365
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !365, !range !80
	%32 = sext i32 %31 to i64, !dbg !365
	%33 = mul i64 %30, %32, !dbg !365
	%34 = mul i64 %33, %19, !dbg !365
	br label %b1, !dbg !365

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !365
	%36 = icmp slt i64 %35, %p3, !dbg !365
	br i1 %36, label %b2, label %b3, !dbg !365

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !366
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !366, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !366
	%39 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !367
	%40 = load i16, i16* %39, align 2, !dbg !367
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !368
	%42 = sext i32 %41 to i64, !dbg !368
	%43 = icmp uge i64 %p4, %42, !dbg !368
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !368, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !368
	%45 = bitcast i16* %38 to i8*, !dbg !368
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %40, i32 %44), !dbg !368
	%46 = add i64 %35, %34, !dbg !365
	br label %b1, !dbg !365

b3:
	ret void, !dbg !364

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !366
	ret void, !dbg !366

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !368
	ret void, !dbg !368
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !369 {
entry:
	br label %b0, !dbg !370

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !373, !range !9
	%1 = sext i32 %0 to i64, !dbg !373
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !373, !range !27
	%3 = sext i32 %2 to i64, !dbg !373
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !373, !range !27
	%5 = sext i32 %4 to i64, !dbg !373
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !373, !range !79
	%7 = sext i32 %6 to i64, !dbg !373
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !373, !range !80
	%9 = sext i32 %8 to i64, !dbg !373
	%10 = mul i64 %9, %5, !dbg !373
	%11 = add i64 %3, %10, !dbg !373
	%12 = mul i64 %7, %11, !dbg !373
	%13 = add i64 %1, %12, !dbg !373
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !373, !range !20
	%16 = mul i32 %14, %15, !dbg !373
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !373, !range !72
	%18 = mul i32 %16, %17, !dbg !373
	%19 = sext i32 %18 to i64, !dbg !373
	%20 = mul i64 %13, %19, !dbg !373
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !373, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !373, !range !19
	%24 = mul i32 %15, %23, !dbg !373
	%25 = add i32 %22, %24, !dbg !373
	%26 = mul i32 %14, %25, !dbg !373
	%27 = add i32 %21, %26, !dbg !373
	%28 = sext i32 %27 to i64, !dbg !373
	%29 = add i64 %20, %28, !dbg !373
	%30 = mul i64 %7, %9, !dbg !373
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !373, !range !80
	%32 = sext i32 %31 to i64, !dbg !373
	%33 = mul i64 %30, %32, !dbg !373
	%34 = mul i64 %33, %19, !dbg !373
	br label %b1, !dbg !373

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !373
	%36 = icmp slt i64 %35, %p1, !dbg !373
	br i1 %36, label %b2, label %b3, !dbg !373

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !374
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !374, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !374
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%40 = sext i32 %39 to i64, !dbg !375
	%41 = icmp uge i64 %p4, %40, !dbg !375
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !375, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !375
	%43 = bitcast i16* %38 to i8*, !dbg !375
	%44 = call zeroext i16 @gpuc_g_thread_16(i8* %43, i32 %42), !dbg !375
	%45 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !376
	store i16 %44, i16* %45, align 2, !dbg !376
	%46 = add i64 %35, %34, !dbg !373
	br label %b1, !dbg !373

b3:
	ret void, !dbg !372

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !374
	ret void, !dbg !374

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !375
	ret void, !dbg !375
}

define void @TransferInt32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !377 {
entry:
	br label %b0, !dbg !378

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !20
	%5 = mul i32 %4, %2, !dbg !381
	%6 = add i32 %1, %5, !dbg !381
	%7 = mul i32 %3, %6, !dbg !381
	%8 = add i32 %0, %7, !dbg !381
	%9 = sext i32 %8 to i64, !dbg !381
	%10 = icmp eq i64 %p0, 0, !dbg !382
	br i1 %10, label %b1, label %b2, !dbg !382

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !383
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !383, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !383
	%13 = sext i32 %12 to i64, !dbg !383
	%14 = icmp uge i64 %p8, %13, !dbg !383
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !383, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 4, !dbg !383
	%16 = trunc i64 %p8 to i32, !dbg !383
	%17 = bitcast i32* %p2 to i8*, !dbg !383
	%18 = bitcast i32* %p4 to i8*, !dbg !383
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !383
	br label %b16, !dbg !383

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !384
	br i1 %19, label %b3, label %b5, !dbg !384

b3:
	%20 = icmp eq i64 %9, 0, !dbg !385
	br i1 %20, label %b4, label %b16, !dbg !385

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !386
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !386, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !386
	%23 = sext i32 %22 to i64, !dbg !386
	%24 = icmp uge i64 %p8, %23, !dbg !386
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !386, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 4, !dbg !386
	%26 = trunc i64 %p8 to i32, !dbg !386
	%27 = bitcast i32* %p2 to i8*, !dbg !386
	%28 = bitcast i32* %p4 to i8*, !dbg !386
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !386
	br label %b16, !dbg !386

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !387
	br i1 %29, label %b6, label %b8, !dbg !387

b6:
	%30 = sdiv i64 %9, 32, !dbg !388
	%31 = icmp eq i64 %30, %p1, !dbg !389
	br i1 %31, label %b7, label %b16, !dbg !389

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !390
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !390, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !390
	%34 = sext i32 %33 to i64, !dbg !390
	%35 = icmp uge i64 %p8, %34, !dbg !390
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !390, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !390
	%37 = trunc i64 %p8 to i32, !dbg !390
	%38 = bitcast i32* %p2 to i8*, !dbg !390
	%39 = bitcast i32* %p4 to i8*, !dbg !390
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !390
	br label %b16, !dbg !390

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !391
	br i1 %40, label %b9, label %b10, !dbg !391

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !392
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !392, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !392
	%43 = sext i32 %42 to i64, !dbg !392
	%44 = icmp uge i64 %p8, %43, !dbg !392
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !392, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 4, !dbg !392
	%46 = trunc i64 %p8 to i32, !dbg !392
	%47 = bitcast i32* %p2 to i8*, !dbg !392
	%48 = bitcast i32* %p4 to i8*, !dbg !392
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !392
	br label %b16, !dbg !392

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !393
	br i1 %49, label %b11, label %b13, !dbg !393

b11:
	%50 = icmp eq i64 %9, 0, !dbg !394
	br i1 %50, label %b12, label %b16, !dbg !394

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !395
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !395, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !395
	%53 = sext i32 %52 to i64, !dbg !395
	%54 = icmp uge i64 %p8, %53, !dbg !395
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !395, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !395
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !395, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 4, !dbg !395
	%57 = trunc i64 %p8 to i32, !dbg !395
	%58 = bitcast i32* %p2 to i8*, !dbg !395
	%59 = bitcast i32* %p4 to i8*, !dbg !395
	%60 = bitcast i64* %p6 to i8*, !dbg !395
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !395
	br label %b16, !dbg !395

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !396
	br i1 %61, label %b14, label %b16, !dbg !396

b14:
	%62 = sdiv i64 %9, 32, !dbg !397
	%63 = icmp eq i64 %62, %p1, !dbg !398
	br i1 %63, label %b15, label %b16, !dbg !398

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !399
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !399, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !399
	%66 = sext i32 %65 to i64, !dbg !399
	%67 = icmp uge i64 %p8, %66, !dbg !399
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !399, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !399
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !399, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !399
	%70 = trunc i64 %p8 to i32, !dbg !399
	%71 = bitcast i32* %p2 to i8*, !dbg !399
	%72 = bitcast i32* %p4 to i8*, !dbg !399
	%73 = bitcast i64* %p6 to i8*, !dbg !399
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !399
	br label %b16, !dbg !399

b16:
	ret void, !dbg !380

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %p3, i64 %p5), !dbg !383
	ret void, !dbg !383

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %p8, i64 %13), !dbg !383
	ret void, !dbg !383

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %p3, i64 %p5), !dbg !386
	ret void, !dbg !386

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %p8, i64 %23), !dbg !386
	ret void, !dbg !386

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %p3, i64 %p5), !dbg !390
	ret void, !dbg !390

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %p8, i64 %34), !dbg !390
	ret void, !dbg !390

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %p3, i64 %p5), !dbg !392
	ret void, !dbg !392

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p8, i64 %43), !dbg !392
	ret void, !dbg !392

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %p3, i64 %p5), !dbg !395
	ret void, !dbg !395

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %p8, i64 %53), !dbg !395
	ret void, !dbg !395

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 0, i64 0), !dbg !395
	ret void, !dbg !395

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %p3, i64 %p5), !dbg !399
	ret void, !dbg !399

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %p8, i64 %66), !dbg !399
	ret void, !dbg !399

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 0, i64 0), !dbg !399
	ret void, !dbg !399
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !400 {
entry:
	br label %b0, !dbg !401

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !404, !range !9
	%1 = sext i32 %0 to i64, !dbg !404
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !404, !range !27
	%3 = sext i32 %2 to i64, !dbg !404
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !404, !range !27
	%5 = sext i32 %4 to i64, !dbg !404
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !404, !range !79
	%7 = sext i32 %6 to i64, !dbg !404
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !404, !range !80
	%9 = sext i32 %8 to i64, !dbg !404
	%10 = mul i64 %9, %5, !dbg !404
	%11 = add i64 %3, %10, !dbg !404
	%12 = mul i64 %7, %11, !dbg !404
	%13 = add i64 %1, %12, !dbg !404
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !20
	%16 = mul i32 %14, %15, !dbg !404
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !404, !range !72
	%18 = mul i32 %16, %17, !dbg !404
	%19 = sext i32 %18 to i64, !dbg !404
	%20 = mul i64 %13, %19, !dbg !404
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !404, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !404, !range !19
	%24 = mul i32 %15, %23, !dbg !404
	%25 = add i32 %22, %24, !dbg !404
	%26 = mul i32 %14, %25, !dbg !404
	%27 = add i32 %21, %26, !dbg !404
	%28 = sext i32 %27 to i64, !dbg !404
	%29 = add i64 %20, %28, !dbg !404
	%30 = mul i64 %7, %9, !dbg !404
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !404, !range !80
	%32 = sext i32 %31 to i64, !dbg !404
	%33 = mul i64 %30, %32, !dbg !404
	%34 = mul i64 %33, %19, !dbg !404
	br label %b1, !dbg !404

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !404
	%36 = icmp slt i64 %35, %p3, !dbg !404
	br i1 %36, label %b2, label %b3, !dbg !404

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !405
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !405, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !405
	%39 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !406
	%40 = load i32, i32* %39, align 4, !dbg !406
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !407
	%42 = sext i32 %41 to i64, !dbg !407
	%43 = icmp uge i64 %p4, %42, !dbg !407
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !407, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !407
	%45 = bitcast i32* %38 to i8*, !dbg !407
	call void @gpuc_p_thread_32(i8* %45, i32 %40, i32 %44), !dbg !407
	%46 = add i64 %35, %34, !dbg !404
	br label %b1, !dbg !404

b3:
	ret void, !dbg !403

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !405
	ret void, !dbg !405

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !407
	ret void, !dbg !407
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !408 {
entry:
	br label %b0, !dbg !409

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !412, !range !9
	%1 = sext i32 %0 to i64, !dbg !412
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !412, !range !27
	%3 = sext i32 %2 to i64, !dbg !412
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !412, !range !27
	%5 = sext i32 %4 to i64, !dbg !412
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !79
	%7 = sext i32 %6 to i64, !dbg !412
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !412, !range !80
	%9 = sext i32 %8 to i64, !dbg !412
	%10 = mul i64 %9, %5, !dbg !412
	%11 = add i64 %3, %10, !dbg !412
	%12 = mul i64 %7, %11, !dbg !412
	%13 = add i64 %1, %12, !dbg !412
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !20
	%16 = mul i32 %14, %15, !dbg !412
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !412, !range !72
	%18 = mul i32 %16, %17, !dbg !412
	%19 = sext i32 %18 to i64, !dbg !412
	%20 = mul i64 %13, %19, !dbg !412
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !412, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !412, !range !19
	%24 = mul i32 %15, %23, !dbg !412
	%25 = add i32 %22, %24, !dbg !412
	%26 = mul i32 %14, %25, !dbg !412
	%27 = add i32 %21, %26, !dbg !412
	%28 = sext i32 %27 to i64, !dbg !412
	%29 = add i64 %20, %28, !dbg !412
	%30 = mul i64 %7, %9, !dbg !412
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !412, !range !80
	%32 = sext i32 %31 to i64, !dbg !412
	%33 = mul i64 %30, %32, !dbg !412
	%34 = mul i64 %33, %19, !dbg !412
	br label %b1, !dbg !412

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !412
	%36 = icmp slt i64 %35, %p1, !dbg !412
	br i1 %36, label %b2, label %b3, !dbg !412

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !413
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !413, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !413
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !414
	%40 = sext i32 %39 to i64, !dbg !414
	%41 = icmp uge i64 %p4, %40, !dbg !414
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !414, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !414
	%43 = bitcast i32* %38 to i8*, !dbg !414
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !414
	%45 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !415
	store i32 %44, i32* %45, align 4, !dbg !415
	%46 = add i64 %35, %34, !dbg !412
	br label %b1, !dbg !412

b3:
	ret void, !dbg !411

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !413
	ret void, !dbg !413

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !414
	ret void, !dbg !414
}

define void @TransferInt64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !420, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !420, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !20
	%5 = mul i32 %4, %2, !dbg !420
	%6 = add i32 %1, %5, !dbg !420
	%7 = mul i32 %3, %6, !dbg !420
	%8 = add i32 %0, %7, !dbg !420
	%9 = sext i32 %8 to i64, !dbg !420
	%10 = icmp eq i64 %p0, 0, !dbg !421
	br i1 %10, label %b1, label %b3, !dbg !421

b1:
	%11 = icmp eq i64 %9, 0, !dbg !422
	br i1 %11, label %b2, label %b16, !dbg !422

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !423
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !423, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !423
	%14 = sext i32 %13 to i64, !dbg !423
	%15 = icmp uge i64 %p8, %14, !dbg !423
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !423, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 8, !dbg !423
	%17 = trunc i64 %p8 to i32, !dbg !423
	%18 = bitcast i64* %p2 to i8*, !dbg !423
	%19 = bitcast i64* %p4 to i8*, !dbg !423
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !423
	br label %b16, !dbg !423

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !424
	br i1 %20, label %b4, label %b6, !dbg !424

b4:
	%21 = sdiv i64 %9, 32, !dbg !425
	%22 = icmp eq i64 %21, %p1, !dbg !426
	br i1 %22, label %b5, label %b16, !dbg !426

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !427
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !427, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%25 = sext i32 %24 to i64, !dbg !427
	%26 = icmp uge i64 %p8, %25, !dbg !427
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !427, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 8, !dbg !427
	%28 = trunc i64 %p8 to i32, !dbg !427
	%29 = bitcast i64* %p2 to i8*, !dbg !427
	%30 = bitcast i64* %p4 to i8*, !dbg !427
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !427
	br label %b16, !dbg !427

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !428
	br i1 %31, label %b7, label %b8, !dbg !428

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !429
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !429, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !429
	%34 = sext i32 %33 to i64, !dbg !429
	%35 = icmp uge i64 %p8, %34, !dbg !429
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !429, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !429
	%37 = trunc i64 %p8 to i32, !dbg !429
	%38 = bitcast i64* %p2 to i8*, !dbg !429
	%39 = bitcast i64* %p4 to i8*, !dbg !429
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !429
	br label %b16, !dbg !429

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !430
	br i1 %40, label %b9, label %b11, !dbg !430

b9:
	%41 = icmp eq i64 %9, 0, !dbg !431
	br i1 %41, label %b10, label %b16, !dbg !431

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !432
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !432, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !432
	%44 = sext i32 %43 to i64, !dbg !432
	%45 = icmp uge i64 %p8, %44, !dbg !432
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !432, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 8, !dbg !432
	%47 = trunc i64 %p8 to i32, !dbg !432
	%48 = bitcast i64* %p2 to i8*, !dbg !432
	%49 = bitcast i64* %p4 to i8*, !dbg !432
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !432
	br label %b16, !dbg !432

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !433
	br i1 %50, label %b12, label %b14, !dbg !433

b12:
	%51 = sdiv i64 %9, 32, !dbg !434
	%52 = icmp eq i64 %51, %p1, !dbg !435
	br i1 %52, label %b13, label %b16, !dbg !435

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !436
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !436, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !436
	%55 = sext i32 %54 to i64, !dbg !436
	%56 = icmp uge i64 %p8, %55, !dbg !436
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !436, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !436
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !436, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 8, !dbg !436
	%59 = trunc i64 %p8 to i32, !dbg !436
	%60 = bitcast i64* %p2 to i8*, !dbg !436
	%61 = bitcast i64* %p4 to i8*, !dbg !436
	%62 = bitcast i64* %p6 to i8*, !dbg !436
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !436
	br label %b16, !dbg !436

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !437
	br i1 %63, label %b15, label %b16, !dbg !437

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !438
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !438, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !438
	%66 = sext i32 %65 to i64, !dbg !438
	%67 = icmp uge i64 %p8, %66, !dbg !438
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !438, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !438
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !438, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !438
	%70 = trunc i64 %p8 to i32, !dbg !438
	%71 = bitcast i64* %p2 to i8*, !dbg !438
	%72 = bitcast i64* %p4 to i8*, !dbg !438
	%73 = bitcast i64* %p6 to i8*, !dbg !438
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !438
	br label %b16, !dbg !438

b16:
	ret void, !dbg !419

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p3, i64 %p5), !dbg !423
	ret void, !dbg !423

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p8, i64 %14), !dbg !423
	ret void, !dbg !423

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p3, i64 %p5), !dbg !427
	ret void, !dbg !427

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p8, i64 %25), !dbg !427
	ret void, !dbg !427

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !429
	ret void, !dbg !429

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %34), !dbg !429
	ret void, !dbg !429

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %p3, i64 %p5), !dbg !432
	ret void, !dbg !432

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p8, i64 %44), !dbg !432
	ret void, !dbg !432

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p3, i64 %p5), !dbg !436
	ret void, !dbg !436

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p8, i64 %55), !dbg !436
	ret void, !dbg !436

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 0, i64 0), !dbg !436
	ret void, !dbg !436

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !438
	ret void, !dbg !438

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %66), !dbg !438
	ret void, !dbg !438

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 0), !dbg !438
	ret void, !dbg !438
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !443, !range !9
	%1 = sext i32 %0 to i64, !dbg !443
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !443, !range !27
	%3 = sext i32 %2 to i64, !dbg !443
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !443, !range !27
	%5 = sext i32 %4 to i64, !dbg !443
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !443, !range !79
	%7 = sext i32 %6 to i64, !dbg !443
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !443, !range !80
	%9 = sext i32 %8 to i64, !dbg !443
	%10 = mul i64 %9, %5, !dbg !443
	%11 = add i64 %3, %10, !dbg !443
	%12 = mul i64 %7, %11, !dbg !443
	%13 = add i64 %1, %12, !dbg !443
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !443, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !443, !range !20
	%16 = mul i32 %14, %15, !dbg !443
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !443, !range !72
	%18 = mul i32 %16, %17, !dbg !443
	%19 = sext i32 %18 to i64, !dbg !443
	%20 = mul i64 %13, %19, !dbg !443
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !443, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !443, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !443, !range !19
	%24 = mul i32 %15, %23, !dbg !443
	%25 = add i32 %22, %24, !dbg !443
	%26 = mul i32 %14, %25, !dbg !443
	%27 = add i32 %21, %26, !dbg !443
	%28 = sext i32 %27 to i64, !dbg !443
	%29 = add i64 %20, %28, !dbg !443
	%30 = mul i64 %7, %9, !dbg !443
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !443, !range !80
	%32 = sext i32 %31 to i64, !dbg !443
	%33 = mul i64 %30, %32, !dbg !443
	%34 = mul i64 %33, %19, !dbg !443
	br label %b1, !dbg !443

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !443
	%36 = icmp slt i64 %35, %p3, !dbg !443
	br i1 %36, label %b2, label %b3, !dbg !443

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !444
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !444, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !444
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !445
	%40 = load i64, i64* %39, align 8, !dbg !445
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !446
	%42 = sext i32 %41 to i64, !dbg !446
	%43 = icmp uge i64 %p4, %42, !dbg !446
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !446, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !446
	%45 = bitcast i64* %38 to i8*, !dbg !446
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !446
	%46 = add i64 %35, %34, !dbg !443
	br label %b1, !dbg !443

b3:
	ret void, !dbg !442

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !444
	ret void, !dbg !444

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !446
	ret void, !dbg !446
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !447 {
entry:
	br label %b0, !dbg !448

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !451, !range !9
	%1 = sext i32 %0 to i64, !dbg !451
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !451, !range !27
	%3 = sext i32 %2 to i64, !dbg !451
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !451, !range !27
	%5 = sext i32 %4 to i64, !dbg !451
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !451, !range !79
	%7 = sext i32 %6 to i64, !dbg !451
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !451, !range !80
	%9 = sext i32 %8 to i64, !dbg !451
	%10 = mul i64 %9, %5, !dbg !451
	%11 = add i64 %3, %10, !dbg !451
	%12 = mul i64 %7, %11, !dbg !451
	%13 = add i64 %1, %12, !dbg !451
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !451, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !451, !range !20
	%16 = mul i32 %14, %15, !dbg !451
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !451, !range !72
	%18 = mul i32 %16, %17, !dbg !451
	%19 = sext i32 %18 to i64, !dbg !451
	%20 = mul i64 %13, %19, !dbg !451
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !451, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !451, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !451, !range !19
	%24 = mul i32 %15, %23, !dbg !451
	%25 = add i32 %22, %24, !dbg !451
	%26 = mul i32 %14, %25, !dbg !451
	%27 = add i32 %21, %26, !dbg !451
	%28 = sext i32 %27 to i64, !dbg !451
	%29 = add i64 %20, %28, !dbg !451
	%30 = mul i64 %7, %9, !dbg !451
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !451, !range !80
	%32 = sext i32 %31 to i64, !dbg !451
	%33 = mul i64 %30, %32, !dbg !451
	%34 = mul i64 %33, %19, !dbg !451
	br label %b1, !dbg !451

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !451
	%36 = icmp slt i64 %35, %p1, !dbg !451
	br i1 %36, label %b2, label %b3, !dbg !451

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !452
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !452, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !452
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !453
	%40 = sext i32 %39 to i64, !dbg !453
	%41 = icmp uge i64 %p4, %40, !dbg !453
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !453, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !453
	%43 = bitcast i64* %38 to i8*, !dbg !453
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !453
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !454
	store i64 %44, i64* %45, align 8, !dbg !454
	%46 = add i64 %35, %34, !dbg !451
	br label %b1, !dbg !451

b3:
	ret void, !dbg !450

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !452
	ret void, !dbg !452

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !453
	ret void, !dbg !453
}

define void @TransferInt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !459, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !459, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !459, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !459, !range !20
	%5 = mul i32 %4, %2, !dbg !459
	%6 = add i32 %1, %5, !dbg !459
	%7 = mul i32 %3, %6, !dbg !459
	%8 = add i32 %0, %7, !dbg !459
	%9 = sext i32 %8 to i64, !dbg !459
	%10 = icmp eq i64 %p0, 0, !dbg !460
	br i1 %10, label %b1, label %b3, !dbg !460

b1:
	%11 = sdiv i64 %9, 32, !dbg !461
	%12 = icmp eq i64 %11, %p1, !dbg !462
	br i1 %12, label %b2, label %b16, !dbg !462

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !463
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !463, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !463
	%15 = sext i32 %14 to i64, !dbg !463
	%16 = icmp uge i64 %p8, %15, !dbg !463
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !463, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 8, !dbg !463
	%18 = trunc i64 %p8 to i32, !dbg !463
	%19 = bitcast i64* %p2 to i8*, !dbg !463
	%20 = bitcast i64* %p4 to i8*, !dbg !463
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !463
	br label %b16, !dbg !463

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !464
	br i1 %21, label %b4, label %b5, !dbg !464

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !465
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !465, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !465
	%24 = sext i32 %23 to i64, !dbg !465
	%25 = icmp uge i64 %p8, %24, !dbg !465
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !465, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 8, !dbg !465
	%27 = trunc i64 %p8 to i32, !dbg !465
	%28 = bitcast i64* %p2 to i8*, !dbg !465
	%29 = bitcast i64* %p4 to i8*, !dbg !465
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !465
	br label %b16, !dbg !465

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !466
	br i1 %30, label %b6, label %b8, !dbg !466

b6:
	%31 = icmp eq i64 %9, 0, !dbg !467
	br i1 %31, label %b7, label %b16, !dbg !467

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !468
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !468, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !468
	%34 = sext i32 %33 to i64, !dbg !468
	%35 = icmp uge i64 %p8, %34, !dbg !468
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !468, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !468
	%37 = trunc i64 %p8 to i32, !dbg !468
	%38 = bitcast i64* %p2 to i8*, !dbg !468
	%39 = bitcast i64* %p4 to i8*, !dbg !468
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !468
	br label %b16, !dbg !468

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !469
	br i1 %40, label %b9, label %b11, !dbg !469

b9:
	%41 = sdiv i64 %9, 32, !dbg !470
	%42 = icmp eq i64 %41, %p1, !dbg !471
	br i1 %42, label %b10, label %b16, !dbg !471

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !472
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !472, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !472
	%45 = sext i32 %44 to i64, !dbg !472
	%46 = icmp uge i64 %p8, %45, !dbg !472
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !472, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 8, !dbg !472
	%48 = trunc i64 %p8 to i32, !dbg !472
	%49 = bitcast i64* %p2 to i8*, !dbg !472
	%50 = bitcast i64* %p4 to i8*, !dbg !472
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !472
	br label %b16, !dbg !472

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !473
	br i1 %51, label %b12, label %b13, !dbg !473

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !474
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !474, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !474
	%54 = sext i32 %53 to i64, !dbg !474
	%55 = icmp uge i64 %p8, %54, !dbg !474
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !474, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !474
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !474, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 8, !dbg !474
	%58 = trunc i64 %p8 to i32, !dbg !474
	%59 = bitcast i64* %p2 to i8*, !dbg !474
	%60 = bitcast i64* %p4 to i8*, !dbg !474
	%61 = bitcast i64* %p6 to i8*, !dbg !474
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !474
	br label %b16, !dbg !474

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !475
	br i1 %62, label %b14, label %b16, !dbg !475

b14:
	%63 = icmp eq i64 %9, 0, !dbg !476
	br i1 %63, label %b15, label %b16, !dbg !476

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !477
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !477, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !477
	%66 = sext i32 %65 to i64, !dbg !477
	%67 = icmp uge i64 %p8, %66, !dbg !477
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !477, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !477
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !477, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !477
	%70 = trunc i64 %p8 to i32, !dbg !477
	%71 = bitcast i64* %p2 to i8*, !dbg !477
	%72 = bitcast i64* %p4 to i8*, !dbg !477
	%73 = bitcast i64* %p6 to i8*, !dbg !477
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !477
	br label %b16, !dbg !477

b16:
	ret void, !dbg !458

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %p5), !dbg !463
	ret void, !dbg !463

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p8, i64 %15), !dbg !463
	ret void, !dbg !463

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %p3, i64 %p5), !dbg !465
	ret void, !dbg !465

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p8, i64 %24), !dbg !465
	ret void, !dbg !465

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %p3, i64 %p5), !dbg !468
	ret void, !dbg !468

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p8, i64 %34), !dbg !468
	ret void, !dbg !468

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %p3, i64 %p5), !dbg !472
	ret void, !dbg !472

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %p8, i64 %45), !dbg !472
	ret void, !dbg !472

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %p3, i64 %p5), !dbg !474
	ret void, !dbg !474

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %p8, i64 %54), !dbg !474
	ret void, !dbg !474

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %p3, i64 %p5), !dbg !477
	ret void, !dbg !477

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %p8, i64 %66), !dbg !477
	ret void, !dbg !477

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 0, i64 0), !dbg !477
	ret void, !dbg !477
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !478 {
entry:
	br label %b0, !dbg !479

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !482, !range !9
	%1 = sext i32 %0 to i64, !dbg !482
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !482, !range !27
	%3 = sext i32 %2 to i64, !dbg !482
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !482, !range !27
	%5 = sext i32 %4 to i64, !dbg !482
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !482, !range !79
	%7 = sext i32 %6 to i64, !dbg !482
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !482, !range !80
	%9 = sext i32 %8 to i64, !dbg !482
	%10 = mul i64 %9, %5, !dbg !482
	%11 = add i64 %3, %10, !dbg !482
	%12 = mul i64 %7, %11, !dbg !482
	%13 = add i64 %1, %12, !dbg !482
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !482, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !482, !range !20
	%16 = mul i32 %14, %15, !dbg !482
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !482, !range !72
	%18 = mul i32 %16, %17, !dbg !482
	%19 = sext i32 %18 to i64, !dbg !482
	%20 = mul i64 %13, %19, !dbg !482
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !482, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !482, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !482, !range !19
	%24 = mul i32 %15, %23, !dbg !482
	%25 = add i32 %22, %24, !dbg !482
	%26 = mul i32 %14, %25, !dbg !482
	%27 = add i32 %21, %26, !dbg !482
	%28 = sext i32 %27 to i64, !dbg !482
	%29 = add i64 %20, %28, !dbg !482
	%30 = mul i64 %7, %9, !dbg !482
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !482, !range !80
	%32 = sext i32 %31 to i64, !dbg !482
	%33 = mul i64 %30, %32, !dbg !482
	%34 = mul i64 %33, %19, !dbg !482
	br label %b1, !dbg !482

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !482
	%36 = icmp slt i64 %35, %p3, !dbg !482
	br i1 %36, label %b2, label %b3, !dbg !482

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !483
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !483, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !483
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !484
	%40 = load i64, i64* %39, align 8, !dbg !484
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !485
	%42 = sext i32 %41 to i64, !dbg !485
	%43 = icmp uge i64 %p4, %42, !dbg !485
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !485, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !485
	%45 = bitcast i64* %38 to i8*, !dbg !485
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !485
	%46 = add i64 %35, %34, !dbg !482
	br label %b1, !dbg !482

b3:
	ret void, !dbg !481

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !483
	ret void, !dbg !483

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !485
	ret void, !dbg !485
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !486 {
entry:
	br label %b0, !dbg !487

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !490, !range !9
	%1 = sext i32 %0 to i64, !dbg !490
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !490, !range !27
	%3 = sext i32 %2 to i64, !dbg !490
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !490, !range !27
	%5 = sext i32 %4 to i64, !dbg !490
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !490, !range !79
	%7 = sext i32 %6 to i64, !dbg !490
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !490, !range !80
	%9 = sext i32 %8 to i64, !dbg !490
	%10 = mul i64 %9, %5, !dbg !490
	%11 = add i64 %3, %10, !dbg !490
	%12 = mul i64 %7, %11, !dbg !490
	%13 = add i64 %1, %12, !dbg !490
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !490, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !490, !range !20
	%16 = mul i32 %14, %15, !dbg !490
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !490, !range !72
	%18 = mul i32 %16, %17, !dbg !490
	%19 = sext i32 %18 to i64, !dbg !490
	%20 = mul i64 %13, %19, !dbg !490
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !490, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !490, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !490, !range !19
	%24 = mul i32 %15, %23, !dbg !490
	%25 = add i32 %22, %24, !dbg !490
	%26 = mul i32 %14, %25, !dbg !490
	%27 = add i32 %21, %26, !dbg !490
	%28 = sext i32 %27 to i64, !dbg !490
	%29 = add i64 %20, %28, !dbg !490
	%30 = mul i64 %7, %9, !dbg !490
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !490, !range !80
	%32 = sext i32 %31 to i64, !dbg !490
	%33 = mul i64 %30, %32, !dbg !490
	%34 = mul i64 %33, %19, !dbg !490
	br label %b1, !dbg !490

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !490
	%36 = icmp slt i64 %35, %p1, !dbg !490
	br i1 %36, label %b2, label %b3, !dbg !490

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !491
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !491, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !491
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !492
	%40 = sext i32 %39 to i64, !dbg !492
	%41 = icmp uge i64 %p4, %40, !dbg !492
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !492, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !492
	%43 = bitcast i64* %38 to i8*, !dbg !492
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !492
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !493
	store i64 %44, i64* %45, align 8, !dbg !493
	%46 = add i64 %35, %34, !dbg !490
	br label %b1, !dbg !490

b3:
	ret void, !dbg !489

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !491
	ret void, !dbg !491

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !492
	ret void, !dbg !492
}

define void @TransferUint8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !494 {
entry:
	br label %b0, !dbg !495

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !498, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !498, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !498, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !498, !range !20
	%5 = mul i32 %4, %2, !dbg !498
	%6 = add i32 %1, %5, !dbg !498
	%7 = mul i32 %3, %6, !dbg !498
	%8 = add i32 %0, %7, !dbg !498
	%9 = sext i32 %8 to i64, !dbg !498
	%10 = icmp eq i64 %p0, 0, !dbg !499
	br i1 %10, label %b1, label %b3, !dbg !499

b1:
	%11 = sdiv i64 %9, 32, !dbg !500
	%12 = icmp eq i64 %11, %p1, !dbg !501
	br i1 %12, label %b2, label %b16, !dbg !501

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !502
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !502, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !502
	%15 = sext i32 %14 to i64, !dbg !502
	%16 = icmp uge i64 %p8, %15, !dbg !502
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !502, !prof !26

b2_ok2:
	%17 = trunc i64 %p8 to i32, !dbg !502
	call void @gpuc_put_warp(i8* %p2, i8* %p4, i64 %p5, i32 %17), !dbg !502
	br label %b16, !dbg !502

b3:
	%18 = icmp eq i64 %p0, 1, !dbg !503
	br i1 %18, label %b4, label %b5, !dbg !503

b4:
	%19 = icmp ne i64 %p3, %p5, !dbg !504
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !504, !prof !26

b4_ok1:
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !504
	%21 = sext i32 %20 to i64, !dbg !504
	%22 = icmp uge i64 %p8, %21, !dbg !504
	br i1 %22, label %b4_fail2, label %b4_ok2, !dbg !504, !prof !26

b4_ok2:
	%23 = trunc i64 %p8 to i32, !dbg !504
	call void @gpuc_put_nbi_block(i8* %p2, i8* %p4, i64 %p5, i32 %23), !dbg !504
	br label %b16, !dbg !504

b5:
	%24 = icmp eq i64 %p0, 2, !dbg !505
	br i1 %24, label %b6, label %b8, !dbg !505

b6:
	%25 = icmp eq i64 %9, 0, !dbg !506
	br i1 %25, label %b7, label %b16, !dbg !506

b7:
	%26 = icmp ne i64 %p3, %p5, !dbg !507
	br i1 %26, label %b7_fail1, label %b7_ok1, !dbg !507, !prof !26

b7_ok1:
	%27 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%28 = sext i32 %27 to i64, !dbg !507
	%29 = icmp uge i64 %p8, %28, !dbg !507
	br i1 %29, label %b7_fail2, label %b7_ok2, !dbg !507, !prof !26

b7_ok2:
	%30 = trunc i64 %p8 to i32, !dbg !507
	call void @gpuc_get_thread(i8* %p2, i8* %p4, i64 %p5, i32 %30), !dbg !507
	br label %b16, !dbg !507

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !508
	br i1 %31, label %b9, label %b11, !dbg !508

b9:
	%32 = sdiv i64 %9, 32, !dbg !509
	%33 = icmp eq i64 %32, %p1, !dbg !510
	br i1 %33, label %b10, label %b16, !dbg !510

b10:
	%34 = icmp ne i64 %p3, %p5, !dbg !511
	br i1 %34, label %b10_fail1, label %b10_ok1, !dbg !511, !prof !26

b10_ok1:
	%35 = call i32 @gpuc_num_pes_thread(), !dbg !511
	%36 = sext i32 %35 to i64, !dbg !511
	%37 = icmp uge i64 %p8, %36, !dbg !511
	br i1 %37, label %b10_fail2, label %b10_ok2, !dbg !511, !prof !26

b10_ok2:
	%38 = trunc i64 %p8 to i32, !dbg !511
	call void @gpuc_get_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %38), !dbg !511
	br label %b16, !dbg !511

b11:
	%39 = icmp eq i64 %p0, 4, !dbg !512
	br i1 %39, label %b12, label %b13, !dbg !512

b12:
	%40 = icmp ne i64 %p3, %p5, !dbg !513
	br i1 %40, label %b12_fail1, label %b12_ok1, !dbg !513, !prof !26

b12_ok1:
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !513
	%42 = sext i32 %41 to i64, !dbg !513
	%43 = icmp uge i64 %p8, %42, !dbg !513
	br i1 %43, label %b12_fail2, label %b12_ok2, !dbg !513, !prof !26

b12_ok2:
	%44 = icmp eq i64* %p6, null, !dbg !513
	br i1 %44, label %b12_fail3, label %b12_ok3, !dbg !513, !prof !26

b12_ok3:
	%45 = trunc i64 %p8 to i32, !dbg !513
	%46 = bitcast i64* %p6 to i8*, !dbg !513
	call void @gpuc_put_signal_block(i8* %p2, i8* %p4, i64 %p5, i8* %46, i64 %p7, i32 10, i32 %45), !dbg !513
	br label %b16, !dbg !513

b13:
	%47 = icmp eq i64 %p0, 5, !dbg !514
	br i1 %47, label %b14, label %b16, !dbg !514

b14:
	%48 = icmp eq i64 %9, 0, !dbg !515
	br i1 %48, label %b15, label %b16, !dbg !515

b15:
	%49 = icmp ne i64 %p3, %p5, !dbg !516
	br i1 %49, label %b15_fail1, label %b15_ok1, !dbg !516, !prof !26

b15_ok1:
	%50 = call i32 @gpuc_num_pes_thread(), !dbg !516
	%51 = sext i32 %50 to i64, !dbg !516
	%52 = icmp uge i64 %p8, %51, !dbg !516
	br i1 %52, label %b15_fail2, label %b15_ok2, !dbg !516, !prof !26

b15_ok2:
	%53 = icmp eq i64* %p6, null, !dbg !516
	br i1 %53, label %b15_fail3, label %b15_ok3, !dbg !516, !prof !26

b15_ok3:
	%54 = trunc i64 %p8 to i32, !dbg !516
	%55 = bitcast i64* %p6 to i8*, !dbg !516
	call void @gpuc_put_signal_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i8* %55, i64 %p7, i32 10, i32 %54), !dbg !516
	br label %b16, !dbg !516

b16:
	ret void, !dbg !497

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %p5), !dbg !502
	ret void, !dbg !502

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p8, i64 %15), !dbg !502
	ret void, !dbg !502

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %p3, i64 %p5), !dbg !504
	ret void, !dbg !504

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p8, i64 %21), !dbg !504
	ret void, !dbg !504

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %p3, i64 %p5), !dbg !507
	ret void, !dbg !507

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p8, i64 %28), !dbg !507
	ret void, !dbg !507

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %p3, i64 %p5), !dbg !511
	ret void, !dbg !511

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %p8, i64 %36), !dbg !511
	ret void, !dbg !511

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %p3, i64 %p5), !dbg !513
	ret void, !dbg !513

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %p8, i64 %42), !dbg !513
	ret void, !dbg !513

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 0), !dbg !513
	ret void, !dbg !513

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %p3, i64 %p5), !dbg !516
	ret void, !dbg !516

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %p8, i64 %51), !dbg !516
	ret void, !dbg !516

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 0, i64 0), !dbg !516
	ret void, !dbg !516
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !517 {
entry:
	br label %b0, !dbg !518

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !521, !range !9
	%1 = sext i32 %0 to i64, !dbg !521
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !521, !range !27
	%3 = sext i32 %2 to i64, !dbg !521
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !521, !range !27
	%5 = sext i32 %4 to i64, !dbg !521
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !521, !range !79
	%7 = sext i32 %6 to i64, !dbg !521
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !521, !range !80
	%9 = sext i32 %8 to i64, !dbg !521
	%10 = mul i64 %9, %5, !dbg !521
	%11 = add i64 %3, %10, !dbg !521
	%12 = mul i64 %7, %11, !dbg !521
	%13 = add i64 %1, %12, !dbg !521
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !521, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !521, !range !20
	%16 = mul i32 %14, %15, !dbg !521
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !521, !range !72
	%18 = mul i32 %16, %17, !dbg !521
	%19 = sext i32 %18 to i64, !dbg !521
	%20 = mul i64 %13, %19, !dbg !521
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !521, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !521, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !521, !range !19
	%24 = mul i32 %15, %23, !dbg !521
	%25 = add i32 %22, %24, !dbg !521
	%26 = mul i32 %14, %25, !dbg !521
	%27 = add i32 %21, %26, !dbg !521
	%28 = sext i32 %27 to i64, !dbg !521
	%29 = add i64 %20, %28, !dbg !521
	%30 = mul i64 %7, %9, !dbg !521
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !521, !range !80
	%32 = sext i32 %31 to i64, !dbg !521
	%33 = mul i64 %30, %32, !dbg !521
	%34 = mul i64 %33, %19, !dbg !521
	br label %b1, !dbg !521

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !521
	%36 = icmp slt i64 %35, %p3, !dbg !521
	br i1 %36, label %b2, label %b3, !dbg !521

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !522
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !522, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !522
	%39 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !523
	%40 = load i8, i8* %39, align 1, !dbg !523
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !524
	%42 = sext i32 %41 to i64, !dbg !524
	%43 = icmp uge i64 %p4, %42, !dbg !524
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !524, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !524
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %40, i32 %44), !dbg !524
	%45 = add i64 %35, %34, !dbg !521
	br label %b1, !dbg !521

b3:
	ret void, !dbg !520

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !522
	ret void, !dbg !522

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !524
	ret void, !dbg !524
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !525 {
entry:
	br label %b0, !dbg !526

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !529, !range !9
	%1 = sext i32 %0 to i64, !dbg !529
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !529, !range !27
	%3 = sext i32 %2 to i64, !dbg !529
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !529, !range !27
	%5 = sext i32 %4 to i64, !dbg !529
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !529, !range !79
	%7 = sext i32 %6 to i64, !dbg !529
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !529, !range !80
	%9 = sext i32 %8 to i64, !dbg !529
	%10 = mul i64 %9, %5, !dbg !529
	%11 = add i64 %3, %10, !dbg !529
	%12 = mul i64 %7, %11, !dbg !529
	%13 = add i64 %1, %12, !dbg !529
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !529, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !529, !range !20
	%16 = mul i32 %14, %15, !dbg !529
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !529, !range !72
	%18 = mul i32 %16, %17, !dbg !529
	%19 = sext i32 %18 to i64, !dbg !529
	%20 = mul i64 %13, %19, !dbg !529
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !529, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !529, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !529, !range !19
	%24 = mul i32 %15, %23, !dbg !529
	%25 = add i32 %22, %24, !dbg !529
	%26 = mul i32 %14, %25, !dbg !529
	%27 = add i32 %21, %26, !dbg !529
	%28 = sext i32 %27 to i64, !dbg !529
	%29 = add i64 %20, %28, !dbg !529
	%30 = mul i64 %7, %9, !dbg !529
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !529, !range !80
	%32 = sext i32 %31 to i64, !dbg !529
	%33 = mul i64 %30, %32, !dbg !529
	%34 = mul i64 %33, %19, !dbg !529
	br label %b1, !dbg !529

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok2 ], !dbg !529
	%36 = icmp slt i64 %35, %p1, !dbg !529
	br i1 %36, label %b2, label %b3, !dbg !529

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !530
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !530, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !530
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !531
	%40 = sext i32 %39 to i64, !dbg !531
	%41 = icmp uge i64 %p4, %40, !dbg !531
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !531, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !531
	%43 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %42), !dbg !531
	%44 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !532
	store i8 %43, i8* %44, align 1, !dbg !532
	%45 = add i64 %35, %34, !dbg !529
	br label %b1, !dbg !529

b3:
	ret void, !dbg !528

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !530
	ret void, !dbg !530

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !531
	ret void, !dbg !531
}

define void @TransferUint16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !533 {
entry:
	br label %b0, !dbg !534

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !537, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !537, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !537, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !537, !range !20
	%5 = mul i32 %4, %2, !dbg !537
	%6 = add i32 %1, %5, !dbg !537
	%7 = mul i32 %3, %6, !dbg !537
	%8 = add i32 %0, %7, !dbg !537
	%9 = sext i32 %8 to i64, !dbg !537
	%10 = icmp eq i64 %p0, 0, !dbg !538
	br i1 %10, label %b1, label %b2, !dbg !538

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !539
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !539, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !539
	%13 = sext i32 %12 to i64, !dbg !539
	%14 = icmp uge i64 %p8, %13, !dbg !539
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !539, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 2, !dbg !539
	%16 = trunc i64 %p8 to i32, !dbg !539
	%17 = bitcast i16* %p2 to i8*, !dbg !539
	%18 = bitcast i16* %p4 to i8*, !dbg !539
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !539
	br label %b16, !dbg !539

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !540
	br i1 %19, label %b3, label %b5, !dbg !540

b3:
	%20 = icmp eq i64 %9, 0, !dbg !541
	br i1 %20, label %b4, label %b16, !dbg !541

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !542
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !542, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !542
	%23 = sext i32 %22 to i64, !dbg !542
	%24 = icmp uge i64 %p8, %23, !dbg !542
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !542, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 2, !dbg !542
	%26 = trunc i64 %p8 to i32, !dbg !542
	%27 = bitcast i16* %p2 to i8*, !dbg !542
	%28 = bitcast i16* %p4 to i8*, !dbg !542
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !542
	br label %b16, !dbg !542

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !543
	br i1 %29, label %b6, label %b8, !dbg !543

b6:
	%30 = sdiv i64 %9, 32, !dbg !544
	%31 = icmp eq i64 %30, %p1, !dbg !545
	br i1 %31, label %b7, label %b16, !dbg !545

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !546
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !546, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !546
	%34 = sext i32 %33 to i64, !dbg !546
	%35 = icmp uge i64 %p8, %34, !dbg !546
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !546, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 2, !dbg !546
	%37 = trunc i64 %p8 to i32, !dbg !546
	%38 = bitcast i16* %p2 to i8*, !dbg !546
	%39 = bitcast i16* %p4 to i8*, !dbg !546
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !546
	br label %b16, !dbg !546

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !547
	br i1 %40, label %b9, label %b10, !dbg !547

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !548
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !548, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !548
	%43 = sext i32 %42 to i64, !dbg !548
	%44 = icmp uge i64 %p8, %43, !dbg !548
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !548, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 2, !dbg !548
	%46 = trunc i64 %p8 to i32, !dbg !548
	%47 = bitcast i16* %p2 to i8*, !dbg !548
	%48 = bitcast i16* %p4 to i8*, !dbg !548
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !548
	br label %b16, !dbg !548

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !549
	br i1 %49, label %b11, label %b13, !dbg !549

b11:
	%50 = icmp eq i64 %9, 0, !dbg !550
	br i1 %50, label %b12, label %b16, !dbg !550

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !551
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !551, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !551
	%53 = sext i32 %52 to i64, !dbg !551
	%54 = icmp uge i64 %p8, %53, !dbg !551
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !551, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !551
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !551, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 2, !dbg !551
	%57 = trunc i64 %p8 to i32, !dbg !551
	%58 = bitcast i16* %p2 to i8*, !dbg !551
	%59 = bitcast i16* %p4 to i8*, !dbg !551
	%60 = bitcast i64* %p6 to i8*, !dbg !551
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !551
	br label %b16, !dbg !551

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !552
	br i1 %61, label %b14, label %b16, !dbg !552

b14:
	%62 = sdiv i64 %9, 32, !dbg !553
	%63 = icmp eq i64 %62, %p1, !dbg !554
	br i1 %63, label %b15, label %b16, !dbg !554

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !555
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !555, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !555
	%66 = sext i32 %65 to i64, !dbg !555
	%67 = icmp uge i64 %p8, %66, !dbg !555
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !555, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !555
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !555, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 2, !dbg !555
	%70 = trunc i64 %p8 to i32, !dbg !555
	%71 = bitcast i16* %p2 to i8*, !dbg !555
	%72 = bitcast i16* %p4 to i8*, !dbg !555
	%73 = bitcast i64* %p6 to i8*, !dbg !555
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !555
	br label %b16, !dbg !555

b16:
	ret void, !dbg !536

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %p3, i64 %p5), !dbg !539
	ret void, !dbg !539

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %p8, i64 %13), !dbg !539
	ret void, !dbg !539

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %p3, i64 %p5), !dbg !542
	ret void, !dbg !542

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %p8, i64 %23), !dbg !542
	ret void, !dbg !542

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %p3, i64 %p5), !dbg !546
	ret void, !dbg !546

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %p8, i64 %34), !dbg !546
	ret void, !dbg !546

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %p3, i64 %p5), !dbg !548
	ret void, !dbg !548

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p8, i64 %43), !dbg !548
	ret void, !dbg !548

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %p3, i64 %p5), !dbg !551
	ret void, !dbg !551

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %p8, i64 %53), !dbg !551
	ret void, !dbg !551

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 0, i64 0), !dbg !551
	ret void, !dbg !551

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %p3, i64 %p5), !dbg !555
	ret void, !dbg !555

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %p8, i64 %66), !dbg !555
	ret void, !dbg !555

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 0, i64 0), !dbg !555
	ret void, !dbg !555
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !556 {
entry:
	br label %b0, !dbg !557

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !560, !range !9
	%1 = sext i32 %0 to i64, !dbg !560
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !560, !range !27
	%3 = sext i32 %2 to i64, !dbg !560
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !560, !range !27
	%5 = sext i32 %4 to i64, !dbg !560
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !560, !range !79
	%7 = sext i32 %6 to i64, !dbg !560
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !560, !range !80
	%9 = sext i32 %8 to i64, !dbg !560
	%10 = mul i64 %9, %5, !dbg !560
	%11 = add i64 %3, %10, !dbg !560
	%12 = mul i64 %7, %11, !dbg !560
	%13 = add i64 %1, %12, !dbg !560
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !560, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !560, !range !20
	%16 = mul i32 %14, %15, !dbg !560
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !560, !range !72
	%18 = mul i32 %16, %17, !dbg !560
	%19 = sext i32 %18 to i64, !dbg !560
	%20 = mul i64 %13, %19, !dbg !560
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !560, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !560, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !560, !range !19
	%24 = mul i32 %15, %23, !dbg !560
	%25 = add i32 %22, %24, !dbg !560
	%26 = mul i32 %14, %25, !dbg !560
	%27 = add i32 %21, %26, !dbg !560
	%28 = sext i32 %27 to i64, !dbg !560
	%29 = add i64 %20, %28, !dbg !560
	%30 = mul i64 %7, %9, !dbg !560
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !560, !range !80
	%32 = sext i32 %31 to i64, !dbg !560
	%33 = mul i64 %30, %32, !dbg !560
	%34 = mul i64 %33, %19, !dbg !560
	br label %b1, !dbg !560

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !560
	%36 = icmp slt i64 %35, %p3, !dbg !560
	br i1 %36, label %b2, label %b3, !dbg !560

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !561
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !561, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !561
	%39 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !562
	%40 = load i16, i16* %39, align 2, !dbg !562
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !563
	%42 = sext i32 %41 to i64, !dbg !563
	%43 = icmp uge i64 %p4, %42, !dbg !563
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !563, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !563
	%45 = bitcast i16* %38 to i8*, !dbg !563
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %40, i32 %44), !dbg !563
	%46 = add i64 %35, %34, !dbg !560
	br label %b1, !dbg !560

b3:
	ret void, !dbg !559

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !561
	ret void, !dbg !561

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !563
	ret void, !dbg !563
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !564 {
entry:
	br label %b0, !dbg !565

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !9
	%1 = sext i32 %0 to i64, !dbg !568
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !27
	%3 = sext i32 %2 to i64, !dbg !568
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !568, !range !27
	%5 = sext i32 %4 to i64, !dbg !568
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !568, !range !79
	%7 = sext i32 %6 to i64, !dbg !568
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !568, !range !80
	%9 = sext i32 %8 to i64, !dbg !568
	%10 = mul i64 %9, %5, !dbg !568
	%11 = add i64 %3, %10, !dbg !568
	%12 = mul i64 %7, %11, !dbg !568
	%13 = add i64 %1, %12, !dbg !568
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !568, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !568, !range !20
	%16 = mul i32 %14, %15, !dbg !568
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !568, !range !72
	%18 = mul i32 %16, %17, !dbg !568
	%19 = sext i32 %18 to i64, !dbg !568
	%20 = mul i64 %13, %19, !dbg !568
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !568, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !568, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !568, !range !19
	%24 = mul i32 %15, %23, !dbg !568
	%25 = add i32 %22, %24, !dbg !568
	%26 = mul i32 %14, %25, !dbg !568
	%27 = add i32 %21, %26, !dbg !568
	%28 = sext i32 %27 to i64, !dbg !568
	%29 = add i64 %20, %28, !dbg !568
	%30 = mul i64 %7, %9, !dbg !568
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !568, !range !80
	%32 = sext i32 %31 to i64, !dbg !568
	%33 = mul i64 %30, %32, !dbg !568
	%34 = mul i64 %33, %19, !dbg !568
	br label %b1, !dbg !568

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !568
	%36 = icmp slt i64 %35, %p1, !dbg !568
	br i1 %36, label %b2, label %b3, !dbg !568

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !569
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !569, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !569
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !570
	%40 = sext i32 %39 to i64, !dbg !570
	%41 = icmp uge i64 %p4, %40, !dbg !570
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !570, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !570
	%43 = bitcast i16* %38 to i8*, !dbg !570
	%44 = call zeroext i16 @gpuc_g_thread_16(i8* %43, i32 %42), !dbg !570
	%45 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !571
	store i16 %44, i16* %45, align 2, !dbg !571
	%46 = add i64 %35, %34, !dbg !568
	br label %b1, !dbg !568

b3:
	ret void, !dbg !567

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !569
	ret void, !dbg !569

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !570
	ret void, !dbg !570
}

define void @TransferUint32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !572 {
entry:
	br label %b0, !dbg !573

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !576, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !576, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !576, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !576, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !576, !range !20
	%5 = mul i32 %4, %2, !dbg !576
	%6 = add i32 %1, %5, !dbg !576
	%7 = mul i32 %3, %6, !dbg !576
	%8 = add i32 %0, %7, !dbg !576
	%9 = sext i32 %8 to i64, !dbg !576
	%10 = icmp eq i64 %p0, 0, !dbg !577
	br i1 %10, label %b1, label %b3, !dbg !577

b1:
	%11 = icmp eq i64 %9, 0, !dbg !578
	br i1 %11, label %b2, label %b16, !dbg !578

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !579
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !579, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !579
	%14 = sext i32 %13 to i64, !dbg !579
	%15 = icmp uge i64 %p8, %14, !dbg !579
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !579, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 4, !dbg !579
	%17 = trunc i64 %p8 to i32, !dbg !579
	%18 = bitcast i32* %p2 to i8*, !dbg !579
	%19 = bitcast i32* %p4 to i8*, !dbg !579
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !579
	br label %b16, !dbg !579

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !580
	br i1 %20, label %b4, label %b6, !dbg !580

b4:
	%21 = sdiv i64 %9, 32, !dbg !581
	%22 = icmp eq i64 %21, %p1, !dbg !582
	br i1 %22, label %b5, label %b16, !dbg !582

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !583
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !583, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !583
	%25 = sext i32 %24 to i64, !dbg !583
	%26 = icmp uge i64 %p8, %25, !dbg !583
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !583, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 4, !dbg !583
	%28 = trunc i64 %p8 to i32, !dbg !583
	%29 = bitcast i32* %p2 to i8*, !dbg !583
	%30 = bitcast i32* %p4 to i8*, !dbg !583
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !583
	br label %b16, !dbg !583

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !584
	br i1 %31, label %b7, label %b8, !dbg !584

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !585
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !585, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !585
	%34 = sext i32 %33 to i64, !dbg !585
	%35 = icmp uge i64 %p8, %34, !dbg !585
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !585, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !585
	%37 = trunc i64 %p8 to i32, !dbg !585
	%38 = bitcast i32* %p2 to i8*, !dbg !585
	%39 = bitcast i32* %p4 to i8*, !dbg !585
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !585
	br label %b16, !dbg !585

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !586
	br i1 %40, label %b9, label %b11, !dbg !586

b9:
	%41 = icmp eq i64 %9, 0, !dbg !587
	br i1 %41, label %b10, label %b16, !dbg !587

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !588
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !588, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !588
	%44 = sext i32 %43 to i64, !dbg !588
	%45 = icmp uge i64 %p8, %44, !dbg !588
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !588, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 4, !dbg !588
	%47 = trunc i64 %p8 to i32, !dbg !588
	%48 = bitcast i32* %p2 to i8*, !dbg !588
	%49 = bitcast i32* %p4 to i8*, !dbg !588
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !588
	br label %b16, !dbg !588

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !589
	br i1 %50, label %b12, label %b14, !dbg !589

b12:
	%51 = sdiv i64 %9, 32, !dbg !590
	%52 = icmp eq i64 %51, %p1, !dbg !591
	br i1 %52, label %b13, label %b16, !dbg !591

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !592
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !592, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !592
	%55 = sext i32 %54 to i64, !dbg !592
	%56 = icmp uge i64 %p8, %55, !dbg !592
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !592, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !592
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !592, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 4, !dbg !592
	%59 = trunc i64 %p8 to i32, !dbg !592
	%60 = bitcast i32* %p2 to i8*, !dbg !592
	%61 = bitcast i32* %p4 to i8*, !dbg !592
	%62 = bitcast i64* %p6 to i8*, !dbg !592
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !592
	br label %b16, !dbg !592

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !593
	br i1 %63, label %b15, label %b16, !dbg !593

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !594
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !594, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !594
	%66 = sext i32 %65 to i64, !dbg !594
	%67 = icmp uge i64 %p8, %66, !dbg !594
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !594, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !594
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !594, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !594
	%70 = trunc i64 %p8 to i32, !dbg !594
	%71 = bitcast i32* %p2 to i8*, !dbg !594
	%72 = bitcast i32* %p4 to i8*, !dbg !594
	%73 = bitcast i64* %p6 to i8*, !dbg !594
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !594
	br label %b16, !dbg !594

b16:
	ret void, !dbg !575

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p3, i64 %p5), !dbg !579
	ret void, !dbg !579

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p8, i64 %14), !dbg !579
	ret void, !dbg !579

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p3, i64 %p5), !dbg !583
	ret void, !dbg !583

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p8, i64 %25), !dbg !583
	ret void, !dbg !583

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !585
	ret void, !dbg !585

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %34), !dbg !585
	ret void, !dbg !585

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %p3, i64 %p5), !dbg !588
	ret void, !dbg !588

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p8, i64 %44), !dbg !588
	ret void, !dbg !588

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p3, i64 %p5), !dbg !592
	ret void, !dbg !592

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p8, i64 %55), !dbg !592
	ret void, !dbg !592

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 0, i64 0), !dbg !592
	ret void, !dbg !592

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !594
	ret void, !dbg !594

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %66), !dbg !594
	ret void, !dbg !594

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 0), !dbg !594
	ret void, !dbg !594
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !595 {
entry:
	br label %b0, !dbg !596

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !599, !range !9
	%1 = sext i32 %0 to i64, !dbg !599
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !599, !range !27
	%3 = sext i32 %2 to i64, !dbg !599
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !599, !range !27
	%5 = sext i32 %4 to i64, !dbg !599
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !599, !range !79
	%7 = sext i32 %6 to i64, !dbg !599
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !599, !range !80
	%9 = sext i32 %8 to i64, !dbg !599
	%10 = mul i64 %9, %5, !dbg !599
	%11 = add i64 %3, %10, !dbg !599
	%12 = mul i64 %7, %11, !dbg !599
	%13 = add i64 %1, %12, !dbg !599
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !599, !range !20
	%16 = mul i32 %14, %15, !dbg !599
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !599, !range !72
	%18 = mul i32 %16, %17, !dbg !599
	%19 = sext i32 %18 to i64, !dbg !599
	%20 = mul i64 %13, %19, !dbg !599
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !599, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !599, !range !19
	%24 = mul i32 %15, %23, !dbg !599
	%25 = add i32 %22, %24, !dbg !599
	%26 = mul i32 %14, %25, !dbg !599
	%27 = add i32 %21, %26, !dbg !599
	%28 = sext i32 %27 to i64, !dbg !599
	%29 = add i64 %20, %28, !dbg !599
	%30 = mul i64 %7, %9, !dbg !599
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !599, !range !80
	%32 = sext i32 %31 to i64, !dbg !599
	%33 = mul i64 %30, %32, !dbg !599
	%34 = mul i64 %33, %19, !dbg !599
	br label %b1, !dbg !599

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !599
	%36 = icmp slt i64 %35, %p3, !dbg !599
	br i1 %36, label %b2, label %b3, !dbg !599

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !600
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !600, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !600
	%39 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !601
	%40 = load i32, i32* %39, align 4, !dbg !601
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !602
	%42 = sext i32 %41 to i64, !dbg !602
	%43 = icmp uge i64 %p4, %42, !dbg !602
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !602, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !602
	%45 = bitcast i32* %38 to i8*, !dbg !602
	call void @gpuc_p_thread_32(i8* %45, i32 %40, i32 %44), !dbg !602
	%46 = add i64 %35, %34, !dbg !599
	br label %b1, !dbg !599

b3:
	ret void, !dbg !598

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !600
	ret void, !dbg !600

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !602
	ret void, !dbg !602
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !603 {
entry:
	br label %b0, !dbg !604

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !9
	%1 = sext i32 %0 to i64, !dbg !607
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !27
	%3 = sext i32 %2 to i64, !dbg !607
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !607, !range !27
	%5 = sext i32 %4 to i64, !dbg !607
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !607, !range !79
	%7 = sext i32 %6 to i64, !dbg !607
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !607, !range !80
	%9 = sext i32 %8 to i64, !dbg !607
	%10 = mul i64 %9, %5, !dbg !607
	%11 = add i64 %3, %10, !dbg !607
	%12 = mul i64 %7, %11, !dbg !607
	%13 = add i64 %1, %12, !dbg !607
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !607, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !607, !range !20
	%16 = mul i32 %14, %15, !dbg !607
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !72
	%18 = mul i32 %16, %17, !dbg !607
	%19 = sext i32 %18 to i64, !dbg !607
	%20 = mul i64 %13, %19, !dbg !607
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !607, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !607, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !607, !range !19
	%24 = mul i32 %15, %23, !dbg !607
	%25 = add i32 %22, %24, !dbg !607
	%26 = mul i32 %14, %25, !dbg !607
	%27 = add i32 %21, %26, !dbg !607
	%28 = sext i32 %27 to i64, !dbg !607
	%29 = add i64 %20, %28, !dbg !607
	%30 = mul i64 %7, %9, !dbg !607
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !607, !range !80
	%32 = sext i32 %31 to i64, !dbg !607
	%33 = mul i64 %30, %32, !dbg !607
	%34 = mul i64 %33, %19, !dbg !607
	br label %b1, !dbg !607

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !607
	%36 = icmp slt i64 %35, %p1, !dbg !607
	br i1 %36, label %b2, label %b3, !dbg !607

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !608
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !608, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !608
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !609
	%40 = sext i32 %39 to i64, !dbg !609
	%41 = icmp uge i64 %p4, %40, !dbg !609
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !609, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !609
	%43 = bitcast i32* %38 to i8*, !dbg !609
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !609
	%45 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !610
	store i32 %44, i32* %45, align 4, !dbg !610
	%46 = add i64 %35, %34, !dbg !607
	br label %b1, !dbg !607

b3:
	ret void, !dbg !606

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !608
	ret void, !dbg !608

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !609
	ret void, !dbg !609
}

define void @TransferUint64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !611 {
entry:
	br label %b0, !dbg !612

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !615, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !615, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !615, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !615, !range !20
	%5 = mul i32 %4, %2, !dbg !615
	%6 = add i32 %1, %5, !dbg !615
	%7 = mul i32 %3, %6, !dbg !615
	%8 = add i32 %0, %7, !dbg !615
	%9 = sext i32 %8 to i64, !dbg !615
	%10 = icmp eq i64 %p0, 0, !dbg !616
	br i1 %10, label %b1, label %b3, !dbg !616

b1:
	%11 = sdiv i64 %9, 32, !dbg !617
	%12 = icmp eq i64 %11, %p1, !dbg !618
	br i1 %12, label %b2, label %b16, !dbg !618

b2:
	%13 = icmp ne i64 %p3, %p5, !dbg !619
	br i1 %13, label %b2_fail1, label %b2_ok1, !dbg !619, !prof !26

b2_ok1:
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !619
	%15 = sext i32 %14 to i64, !dbg !619
	%16 = icmp uge i64 %p8, %15, !dbg !619
	br i1 %16, label %b2_fail2, label %b2_ok2, !dbg !619, !prof !26

b2_ok2:
	%17 = mul i64 %p5, 8, !dbg !619
	%18 = trunc i64 %p8 to i32, !dbg !619
	%19 = bitcast i64* %p2 to i8*, !dbg !619
	%20 = bitcast i64* %p4 to i8*, !dbg !619
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %17, i32 %18), !dbg !619
	br label %b16, !dbg !619

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !620
	br i1 %21, label %b4, label %b5, !dbg !620

b4:
	%22 = icmp ne i64 %p3, %p5, !dbg !621
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !621, !prof !26

b4_ok1:
	%23 = call i32 @gpuc_num_pes_thread(), !dbg !621
	%24 = sext i32 %23 to i64, !dbg !621
	%25 = icmp uge i64 %p8, %24, !dbg !621
	br i1 %25, label %b4_fail2, label %b4_ok2, !dbg !621, !prof !26

b4_ok2:
	%26 = mul i64 %p5, 8, !dbg !621
	%27 = trunc i64 %p8 to i32, !dbg !621
	%28 = bitcast i64* %p2 to i8*, !dbg !621
	%29 = bitcast i64* %p4 to i8*, !dbg !621
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %26, i32 %27), !dbg !621
	br label %b16, !dbg !621

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !622
	br i1 %30, label %b6, label %b8, !dbg !622

b6:
	%31 = icmp eq i64 %9, 0, !dbg !623
	br i1 %31, label %b7, label %b16, !dbg !623

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !624
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !624, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !624
	%34 = sext i32 %33 to i64, !dbg !624
	%35 = icmp uge i64 %p8, %34, !dbg !624
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !624, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !624
	%37 = trunc i64 %p8 to i32, !dbg !624
	%38 = bitcast i64* %p2 to i8*, !dbg !624
	%39 = bitcast i64* %p4 to i8*, !dbg !624
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !624
	br label %b16, !dbg !624

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !625
	br i1 %40, label %b9, label %b11, !dbg !625

b9:
	%41 = sdiv i64 %9, 32, !dbg !626
	%42 = icmp eq i64 %41, %p1, !dbg !627
	br i1 %42, label %b10, label %b16, !dbg !627

b10:
	%43 = icmp ne i64 %p3, %p5, !dbg !628
	br i1 %43, label %b10_fail1, label %b10_ok1, !dbg !628, !prof !26

b10_ok1:
	%44 = call i32 @gpuc_num_pes_thread(), !dbg !628
	%45 = sext i32 %44 to i64, !dbg !628
	%46 = icmp uge i64 %p8, %45, !dbg !628
	br i1 %46, label %b10_fail2, label %b10_ok2, !dbg !628, !prof !26

b10_ok2:
	%47 = mul i64 %p5, 8, !dbg !628
	%48 = trunc i64 %p8 to i32, !dbg !628
	%49 = bitcast i64* %p2 to i8*, !dbg !628
	%50 = bitcast i64* %p4 to i8*, !dbg !628
	call void @gpuc_get_nbi_warp(i8* %49, i8* %50, i64 %47, i32 %48), !dbg !628
	br label %b16, !dbg !628

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !629
	br i1 %51, label %b12, label %b13, !dbg !629

b12:
	%52 = icmp ne i64 %p3, %p5, !dbg !630
	br i1 %52, label %b12_fail1, label %b12_ok1, !dbg !630, !prof !26

b12_ok1:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !630
	%54 = sext i32 %53 to i64, !dbg !630
	%55 = icmp uge i64 %p8, %54, !dbg !630
	br i1 %55, label %b12_fail2, label %b12_ok2, !dbg !630, !prof !26

b12_ok2:
	%56 = icmp eq i64* %p6, null, !dbg !630
	br i1 %56, label %b12_fail3, label %b12_ok3, !dbg !630, !prof !26

b12_ok3:
	%57 = mul i64 %p5, 8, !dbg !630
	%58 = trunc i64 %p8 to i32, !dbg !630
	%59 = bitcast i64* %p2 to i8*, !dbg !630
	%60 = bitcast i64* %p4 to i8*, !dbg !630
	%61 = bitcast i64* %p6 to i8*, !dbg !630
	call void @gpuc_put_signal_block(i8* %59, i8* %60, i64 %57, i8* %61, i64 %p7, i32 10, i32 %58), !dbg !630
	br label %b16, !dbg !630

b13:
	%62 = icmp eq i64 %p0, 5, !dbg !631
	br i1 %62, label %b14, label %b16, !dbg !631

b14:
	%63 = icmp eq i64 %9, 0, !dbg !632
	br i1 %63, label %b15, label %b16, !dbg !632

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !633
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !633, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !633
	%66 = sext i32 %65 to i64, !dbg !633
	%67 = icmp uge i64 %p8, %66, !dbg !633
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !633, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !633
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !633, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !633
	%70 = trunc i64 %p8 to i32, !dbg !633
	%71 = bitcast i64* %p2 to i8*, !dbg !633
	%72 = bitcast i64* %p4 to i8*, !dbg !633
	%73 = bitcast i64* %p6 to i8*, !dbg !633
	call void @gpuc_put_signal_nbi_thread(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 10, i32 %70), !dbg !633
	br label %b16, !dbg !633

b16:
	ret void, !dbg !614

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %p3, i64 %p5), !dbg !619
	ret void, !dbg !619

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %p8, i64 %15), !dbg !619
	ret void, !dbg !619

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %p3, i64 %p5), !dbg !621
	ret void, !dbg !621

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %p8, i64 %24), !dbg !621
	ret void, !dbg !621

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %p3, i64 %p5), !dbg !624
	ret void, !dbg !624

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %p8, i64 %34), !dbg !624
	ret void, !dbg !624

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %p3, i64 %p5), !dbg !628
	ret void, !dbg !628

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %p8, i64 %45), !dbg !628
	ret void, !dbg !628

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %p3, i64 %p5), !dbg !630
	ret void, !dbg !630

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %p8, i64 %54), !dbg !630
	ret void, !dbg !630

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 0, i64 0), !dbg !630
	ret void, !dbg !630

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %p3, i64 %p5), !dbg !633
	ret void, !dbg !633

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %p8, i64 %66), !dbg !633
	ret void, !dbg !633

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 0, i64 0), !dbg !633
	ret void, !dbg !633
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !634 {
entry:
	br label %b0, !dbg !635

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !638, !range !9
	%1 = sext i32 %0 to i64, !dbg !638
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !638, !range !27
	%3 = sext i32 %2 to i64, !dbg !638
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !638, !range !27
	%5 = sext i32 %4 to i64, !dbg !638
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !638, !range !79
	%7 = sext i32 %6 to i64, !dbg !638
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !638, !range !80
	%9 = sext i32 %8 to i64, !dbg !638
	%10 = mul i64 %9, %5, !dbg !638
	%11 = add i64 %3, %10, !dbg !638
	%12 = mul i64 %7, %11, !dbg !638
	%13 = add i64 %1, %12, !dbg !638
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !638, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !638, !range !20
	%16 = mul i32 %14, %15, !dbg !638
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !638, !range !72
	%18 = mul i32 %16, %17, !dbg !638
	%19 = sext i32 %18 to i64, !dbg !638
	%20 = mul i64 %13, %19, !dbg !638
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !638, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !638, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !638, !range !19
	%24 = mul i32 %15, %23, !dbg !638
	%25 = add i32 %22, %24, !dbg !638
	%26 = mul i32 %14, %25, !dbg !638
	%27 = add i32 %21, %26, !dbg !638
	%28 = sext i32 %27 to i64, !dbg !638
	%29 = add i64 %20, %28, !dbg !638
	%30 = mul i64 %7, %9, !dbg !638
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !638, !range !80
	%32 = sext i32 %31 to i64, !dbg !638
	%33 = mul i64 %30, %32, !dbg !638
	%34 = mul i64 %33, %19, !dbg !638
	br label %b1, !dbg !638

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !638
	%36 = icmp slt i64 %35, %p3, !dbg !638
	br i1 %36, label %b2, label %b3, !dbg !638

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !639
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !639, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !639
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !640
	%40 = load i64, i64* %39, align 8, !dbg !640
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !641
	%42 = sext i32 %41 to i64, !dbg !641
	%43 = icmp uge i64 %p4, %42, !dbg !641
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !641, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !641
	%45 = bitcast i64* %38 to i8*, !dbg !641
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !641
	%46 = add i64 %35, %34, !dbg !638
	br label %b1, !dbg !638

b3:
	ret void, !dbg !637

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !639
	ret void, !dbg !639

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !641
	ret void, !dbg !641
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !642 {
entry:
	br label %b0, !dbg !643

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !646, !range !9
	%1 = sext i32 %0 to i64, !dbg !646
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !646, !range !27
	%3 = sext i32 %2 to i64, !dbg !646
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !646, !range !27
	%5 = sext i32 %4 to i64, !dbg !646
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !646, !range !79
	%7 = sext i32 %6 to i64, !dbg !646
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !646, !range !80
	%9 = sext i32 %8 to i64, !dbg !646
	%10 = mul i64 %9, %5, !dbg !646
	%11 = add i64 %3, %10, !dbg !646
	%12 = mul i64 %7, %11, !dbg !646
	%13 = add i64 %1, %12, !dbg !646
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !646, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !646, !range !20
	%16 = mul i32 %14, %15, !dbg !646
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !646, !range !72
	%18 = mul i32 %16, %17, !dbg !646
	%19 = sext i32 %18 to i64, !dbg !646
	%20 = mul i64 %13, %19, !dbg !646
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !646, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !646, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !646, !range !19
	%24 = mul i32 %15, %23, !dbg !646
	%25 = add i32 %22, %24, !dbg !646
	%26 = mul i32 %14, %25, !dbg !646
	%27 = add i32 %21, %26, !dbg !646
	%28 = sext i32 %27 to i64, !dbg !646
	%29 = add i64 %20, %28, !dbg !646
	%30 = mul i64 %7, %9, !dbg !646
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !646, !range !80
	%32 = sext i32 %31 to i64, !dbg !646
	%33 = mul i64 %30, %32, !dbg !646
	%34 = mul i64 %33, %19, !dbg !646
	br label %b1, !dbg !646

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !646
	%36 = icmp slt i64 %35, %p1, !dbg !646
	br i1 %36, label %b2, label %b3, !dbg !646

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !647
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !647, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !647
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !648
	%40 = sext i32 %39 to i64, !dbg !648
	%41 = icmp uge i64 %p4, %40, !dbg !648
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !648, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !648
	%43 = bitcast i64* %38 to i8*, !dbg !648
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !648
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !649
	store i64 %44, i64* %45, align 8, !dbg !649
	%46 = add i64 %35, %34, !dbg !646
	br label %b1, !dbg !646

b3:
	ret void, !dbg !645

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !647
	ret void, !dbg !647

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !648
	ret void, !dbg !648
}

define void @TransferUint(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !650 {
entry:
	br label %b0, !dbg !651

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !654, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !654, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !654, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !654, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !654, !range !20
	%5 = mul i32 %4, %2, !dbg !654
	%6 = add i32 %1, %5, !dbg !654
	%7 = mul i32 %3, %6, !dbg !654
	%8 = add i32 %0, %7, !dbg !654
	%9 = sext i32 %8 to i64, !dbg !654
	%10 = icmp eq i64 %p0, 0, !dbg !655
	br i1 %10, label %b1, label %b2, !dbg !655

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !656
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !656, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !656
	%13 = sext i32 %12 to i64, !dbg !656
	%14 = icmp uge i64 %p8, %13, !dbg !656
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !656, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 8, !dbg !656
	%16 = trunc i64 %p8 to i32, !dbg !656
	%17 = bitcast i64* %p2 to i8*, !dbg !656
	%18 = bitcast i64* %p4 to i8*, !dbg !656
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !656
	br label %b16, !dbg !656

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !657
	br i1 %19, label %b3, label %b5, !dbg !657

b3:
	%20 = icmp eq i64 %9, 0, !dbg !658
	br i1 %20, label %b4, label %b16, !dbg !658

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !659
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !659, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !659
	%23 = sext i32 %22 to i64, !dbg !659
	%24 = icmp uge i64 %p8, %23, !dbg !659
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !659, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 8, !dbg !659
	%26 = trunc i64 %p8 to i32, !dbg !659
	%27 = bitcast i64* %p2 to i8*, !dbg !659
	%28 = bitcast i64* %p4 to i8*, !dbg !659
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !659
	br label %b16, !dbg !659

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !660
	br i1 %29, label %b6, label %b8, !dbg !660

b6:
	%30 = sdiv i64 %9, 32, !dbg !661
	%31 = icmp eq i64 %30, %p1, !dbg !662
	br i1 %31, label %b7, label %b16, !dbg !662

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !663
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !663, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !663
	%34 = sext i32 %33 to i64, !dbg !663
	%35 = icmp uge i64 %p8, %34, !dbg !663
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !663, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !663
	%37 = trunc i64 %p8 to i32, !dbg !663
	%38 = bitcast i64* %p2 to i8*, !dbg !663
	%39 = bitcast i64* %p4 to i8*, !dbg !663
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !663
	br label %b16, !dbg !663

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !664
	br i1 %40, label %b9, label %b10, !dbg !664

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !665
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !665, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !665
	%43 = sext i32 %42 to i64, !dbg !665
	%44 = icmp uge i64 %p8, %43, !dbg !665
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !665, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 8, !dbg !665
	%46 = trunc i64 %p8 to i32, !dbg !665
	%47 = bitcast i64* %p2 to i8*, !dbg !665
	%48 = bitcast i64* %p4 to i8*, !dbg !665
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !665
	br label %b16, !dbg !665

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !666
	br i1 %49, label %b11, label %b13, !dbg !666

b11:
	%50 = icmp eq i64 %9, 0, !dbg !667
	br i1 %50, label %b12, label %b16, !dbg !667

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !668
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !668, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !668
	%53 = sext i32 %52 to i64, !dbg !668
	%54 = icmp uge i64 %p8, %53, !dbg !668
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !668, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !668
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !668, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 8, !dbg !668
	%57 = trunc i64 %p8 to i32, !dbg !668
	%58 = bitcast i64* %p2 to i8*, !dbg !668
	%59 = bitcast i64* %p4 to i8*, !dbg !668
	%60 = bitcast i64* %p6 to i8*, !dbg !668
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !668
	br label %b16, !dbg !668

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !669
	br i1 %61, label %b14, label %b16, !dbg !669

b14:
	%62 = sdiv i64 %9, 32, !dbg !670
	%63 = icmp eq i64 %62, %p1, !dbg !671
	br i1 %63, label %b15, label %b16, !dbg !671

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !672
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !672, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !672
	%66 = sext i32 %65 to i64, !dbg !672
	%67 = icmp uge i64 %p8, %66, !dbg !672
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !672, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !672
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !672, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !672
	%70 = trunc i64 %p8 to i32, !dbg !672
	%71 = bitcast i64* %p2 to i8*, !dbg !672
	%72 = bitcast i64* %p4 to i8*, !dbg !672
	%73 = bitcast i64* %p6 to i8*, !dbg !672
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !672
	br label %b16, !dbg !672

b16:
	ret void, !dbg !653

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %p3, i64 %p5), !dbg !656
	ret void, !dbg !656

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %p8, i64 %13), !dbg !656
	ret void, !dbg !656

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %p3, i64 %p5), !dbg !659
	ret void, !dbg !659

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %p8, i64 %23), !dbg !659
	ret void, !dbg !659

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %p3, i64 %p5), !dbg !663
	ret void, !dbg !663

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %p8, i64 %34), !dbg !663
	ret void, !dbg !663

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %p3, i64 %p5), !dbg !665
	ret void, !dbg !665

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p8, i64 %43), !dbg !665
	ret void, !dbg !665

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %p3, i64 %p5), !dbg !668
	ret void, !dbg !668

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %p8, i64 %53), !dbg !668
	ret void, !dbg !668

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 0, i64 0), !dbg !668
	ret void, !dbg !668

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %p3, i64 %p5), !dbg !672
	ret void, !dbg !672

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %p8, i64 %66), !dbg !672
	ret void, !dbg !672

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 0, i64 0), !dbg !672
	ret void, !dbg !672
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !673 {
entry:
	br label %b0, !dbg !674

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !677, !range !9
	%1 = sext i32 %0 to i64, !dbg !677
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !677, !range !27
	%3 = sext i32 %2 to i64, !dbg !677
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !677, !range !27
	%5 = sext i32 %4 to i64, !dbg !677
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !677, !range !79
	%7 = sext i32 %6 to i64, !dbg !677
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !677, !range !80
	%9 = sext i32 %8 to i64, !dbg !677
	%10 = mul i64 %9, %5, !dbg !677
	%11 = add i64 %3, %10, !dbg !677
	%12 = mul i64 %7, %11, !dbg !677
	%13 = add i64 %1, %12, !dbg !677
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !677, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !677, !range !20
	%16 = mul i32 %14, %15, !dbg !677
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !677, !range !72
	%18 = mul i32 %16, %17, !dbg !677
	%19 = sext i32 %18 to i64, !dbg !677
	%20 = mul i64 %13, %19, !dbg !677
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !677, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !677, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !677, !range !19
	%24 = mul i32 %15, %23, !dbg !677
	%25 = add i32 %22, %24, !dbg !677
	%26 = mul i32 %14, %25, !dbg !677
	%27 = add i32 %21, %26, !dbg !677
	%28 = sext i32 %27 to i64, !dbg !677
	%29 = add i64 %20, %28, !dbg !677
	%30 = mul i64 %7, %9, !dbg !677
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !677, !range !80
	%32 = sext i32 %31 to i64, !dbg !677
	%33 = mul i64 %30, %32, !dbg !677
	%34 = mul i64 %33, %19, !dbg !677
	br label %b1, !dbg !677

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !677
	%36 = icmp slt i64 %35, %p3, !dbg !677
	br i1 %36, label %b2, label %b3, !dbg !677

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !678
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !678, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !678
	%39 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !679
	%40 = load i64, i64* %39, align 8, !dbg !679
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !680
	%42 = sext i32 %41 to i64, !dbg !680
	%43 = icmp uge i64 %p4, %42, !dbg !680
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !680, !prof !26

b2_ok2:
	%44 = trunc i64 %p4 to i32, !dbg !680
	%45 = bitcast i64* %38 to i8*, !dbg !680
	call void @gpuc_p_thread_64(i8* %45, i64 %40, i32 %44), !dbg !680
	%46 = add i64 %35, %34, !dbg !677
	br label %b1, !dbg !677

b3:
	ret void, !dbg !676

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !678
	ret void, !dbg !678

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !680
	ret void, !dbg !680
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !681 {
entry:
	br label %b0, !dbg !682

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !685, !range !9
	%1 = sext i32 %0 to i64, !dbg !685
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !685, !range !27
	%3 = sext i32 %2 to i64, !dbg !685
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !685, !range !27
	%5 = sext i32 %4 to i64, !dbg !685
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !685, !range !79
	%7 = sext i32 %6 to i64, !dbg !685
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !685, !range !80
	%9 = sext i32 %8 to i64, !dbg !685
	%10 = mul i64 %9, %5, !dbg !685
	%11 = add i64 %3, %10, !dbg !685
	%12 = mul i64 %7, %11, !dbg !685
	%13 = add i64 %1, %12, !dbg !685
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !685, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !685, !range !20
	%16 = mul i32 %14, %15, !dbg !685
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !685, !range !72
	%18 = mul i32 %16, %17, !dbg !685
	%19 = sext i32 %18 to i64, !dbg !685
	%20 = mul i64 %13, %19, !dbg !685
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !685, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !685, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !685, !range !19
	%24 = mul i32 %15, %23, !dbg !685
	%25 = add i32 %22, %24, !dbg !685
	%26 = mul i32 %14, %25, !dbg !685
	%27 = add i32 %21, %26, !dbg !685
	%28 = sext i32 %27 to i64, !dbg !685
	%29 = add i64 %20, %28, !dbg !685
	%30 = mul i64 %7, %9, !dbg !685
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !685, !range !80
	%32 = sext i32 %31 to i64, !dbg !685
	%33 = mul i64 %30, %32, !dbg !685
	%34 = mul i64 %33, %19, !dbg !685
	br label %b1, !dbg !685

b1:
	%35 = phi i64 [ %29, %b0 ], [ %46, %b2_ok2 ], !dbg !685
	%36 = icmp slt i64 %35, %p1, !dbg !685
	br i1 %36, label %b2, label %b3, !dbg !685

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !686
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !686, !prof !26

b2_ok1:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !686
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !687
	%40 = sext i32 %39 to i64, !dbg !687
	%41 = icmp uge i64 %p4, %40, !dbg !687
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !687, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !687
	%43 = bitcast i64* %38 to i8*, !dbg !687
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !687
	%45 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !688
	store i64 %44, i64* %45, align 8, !dbg !688
	%46 = add i64 %35, %34, !dbg !685
	br label %b1, !dbg !685

b3:
	ret void, !dbg !684

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !686
	ret void, !dbg !686

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !687
	ret void, !dbg !687
}

define void @TransferFloat32(i64 %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !689 {
entry:
	br label %b0, !dbg !690

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !693, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !693, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !693, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !693, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !693, !range !20
	%5 = mul i32 %4, %2, !dbg !693
	%6 = add i32 %1, %5, !dbg !693
	%7 = mul i32 %3, %6, !dbg !693
	%8 = add i32 %0, %7, !dbg !693
	%9 = sext i32 %8 to i64, !dbg !693
	%10 = icmp eq i64 %p0, 0, !dbg !694
	br i1 %10, label %b1, label %b2, !dbg !694

b1:
	%11 = icmp ne i64 %p3, %p5, !dbg !695
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !695, !prof !26

b1_ok1:
	%12 = call i32 @gpuc_num_pes_thread(), !dbg !695
	%13 = sext i32 %12 to i64, !dbg !695
	%14 = icmp uge i64 %p8, %13, !dbg !695
	br i1 %14, label %b1_fail2, label %b1_ok2, !dbg !695, !prof !26

b1_ok2:
	%15 = mul i64 %p5, 4, !dbg !695
	%16 = trunc i64 %p8 to i32, !dbg !695
	%17 = bitcast float* %p2 to i8*, !dbg !695
	%18 = bitcast float* %p4 to i8*, !dbg !695
	call void @gpuc_put_block(i8* %17, i8* %18, i64 %15, i32 %16), !dbg !695
	br label %b16, !dbg !695

b2:
	%19 = icmp eq i64 %p0, 1, !dbg !696
	br i1 %19, label %b3, label %b5, !dbg !696

b3:
	%20 = icmp eq i64 %9, 0, !dbg !697
	br i1 %20, label %b4, label %b16, !dbg !697

b4:
	%21 = icmp ne i64 %p3, %p5, !dbg !698
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !698, !prof !26

b4_ok1:
	%22 = call i32 @gpuc_num_pes_thread(), !dbg !698
	%23 = sext i32 %22 to i64, !dbg !698
	%24 = icmp uge i64 %p8, %23, !dbg !698
	br i1 %24, label %b4_fail2, label %b4_ok2, !dbg !698, !prof !26

b4_ok2:
	%25 = mul i64 %p5, 4, !dbg !698
	%26 = trunc i64 %p8 to i32, !dbg !698
	%27 = bitcast float* %p2 to i8*, !dbg !698
	%28 = bitcast float* %p4 to i8*, !dbg !698
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %25, i32 %26), !dbg !698
	br label %b16, !dbg !698

b5:
	%29 = icmp eq i64 %p0, 2, !dbg !699
	br i1 %29, label %b6, label %b8, !dbg !699

b6:
	%30 = sdiv i64 %9, 32, !dbg !700
	%31 = icmp eq i64 %30, %p1, !dbg !701
	br i1 %31, label %b7, label %b16, !dbg !701

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !702
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !702, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !702
	%34 = sext i32 %33 to i64, !dbg !702
	%35 = icmp uge i64 %p8, %34, !dbg !702
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !702, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 4, !dbg !702
	%37 = trunc i64 %p8 to i32, !dbg !702
	%38 = bitcast float* %p2 to i8*, !dbg !702
	%39 = bitcast float* %p4 to i8*, !dbg !702
	call void @gpuc_get_warp(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !702
	br label %b16, !dbg !702

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !703
	br i1 %40, label %b9, label %b10, !dbg !703

b9:
	%41 = icmp ne i64 %p3, %p5, !dbg !704
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !704, !prof !26

b9_ok1:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !704
	%43 = sext i32 %42 to i64, !dbg !704
	%44 = icmp uge i64 %p8, %43, !dbg !704
	br i1 %44, label %b9_fail2, label %b9_ok2, !dbg !704, !prof !26

b9_ok2:
	%45 = mul i64 %p5, 4, !dbg !704
	%46 = trunc i64 %p8 to i32, !dbg !704
	%47 = bitcast float* %p2 to i8*, !dbg !704
	%48 = bitcast float* %p4 to i8*, !dbg !704
	call void @gpuc_get_nbi_block(i8* %47, i8* %48, i64 %45, i32 %46), !dbg !704
	br label %b16, !dbg !704

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !705
	br i1 %49, label %b11, label %b13, !dbg !705

b11:
	%50 = icmp eq i64 %9, 0, !dbg !706
	br i1 %50, label %b12, label %b16, !dbg !706

b12:
	%51 = icmp ne i64 %p3, %p5, !dbg !707
	br i1 %51, label %b12_fail1, label %b12_ok1, !dbg !707, !prof !26

b12_ok1:
	%52 = call i32 @gpuc_num_pes_thread(), !dbg !707
	%53 = sext i32 %52 to i64, !dbg !707
	%54 = icmp uge i64 %p8, %53, !dbg !707
	br i1 %54, label %b12_fail2, label %b12_ok2, !dbg !707, !prof !26

b12_ok2:
	%55 = icmp eq i64* %p6, null, !dbg !707
	br i1 %55, label %b12_fail3, label %b12_ok3, !dbg !707, !prof !26

b12_ok3:
	%56 = mul i64 %p5, 4, !dbg !707
	%57 = trunc i64 %p8 to i32, !dbg !707
	%58 = bitcast float* %p2 to i8*, !dbg !707
	%59 = bitcast float* %p4 to i8*, !dbg !707
	%60 = bitcast i64* %p6 to i8*, !dbg !707
	call void @gpuc_put_signal_thread(i8* %58, i8* %59, i64 %56, i8* %60, i64 %p7, i32 9, i32 %57), !dbg !707
	br label %b16, !dbg !707

b13:
	%61 = icmp eq i64 %p0, 5, !dbg !708
	br i1 %61, label %b14, label %b16, !dbg !708

b14:
	%62 = sdiv i64 %9, 32, !dbg !709
	%63 = icmp eq i64 %62, %p1, !dbg !710
	br i1 %63, label %b15, label %b16, !dbg !710

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !711
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !711, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !711
	%66 = sext i32 %65 to i64, !dbg !711
	%67 = icmp uge i64 %p8, %66, !dbg !711
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !711, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !711
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !711, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 4, !dbg !711
	%70 = trunc i64 %p8 to i32, !dbg !711
	%71 = bitcast float* %p2 to i8*, !dbg !711
	%72 = bitcast float* %p4 to i8*, !dbg !711
	%73 = bitcast i64* %p6 to i8*, !dbg !711
	call void @gpuc_put_signal_nbi_warp(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !711
	br label %b16, !dbg !711

b16:
	ret void, !dbg !692

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %p3, i64 %p5), !dbg !695
	ret void, !dbg !695

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %p8, i64 %13), !dbg !695
	ret void, !dbg !695

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %p3, i64 %p5), !dbg !698
	ret void, !dbg !698

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %p8, i64 %23), !dbg !698
	ret void, !dbg !698

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %p3, i64 %p5), !dbg !702
	ret void, !dbg !702

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %p8, i64 %34), !dbg !702
	ret void, !dbg !702

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %p3, i64 %p5), !dbg !704
	ret void, !dbg !704

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %p8, i64 %43), !dbg !704
	ret void, !dbg !704

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %p3, i64 %p5), !dbg !707
	ret void, !dbg !707

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %p8, i64 %53), !dbg !707
	ret void, !dbg !707

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 0, i64 0), !dbg !707
	ret void, !dbg !707

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %p3, i64 %p5), !dbg !711
	ret void, !dbg !711

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %p8, i64 %66), !dbg !711
	ret void, !dbg !711

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 0, i64 0), !dbg !711
	ret void, !dbg !711
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !712 {
entry:
	br label %b0, !dbg !713

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !716, !range !9
	%1 = sext i32 %0 to i64, !dbg !716
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !716, !range !27
	%3 = sext i32 %2 to i64, !dbg !716
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !716, !range !27
	%5 = sext i32 %4 to i64, !dbg !716
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !716, !range !79
	%7 = sext i32 %6 to i64, !dbg !716
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !716, !range !80
	%9 = sext i32 %8 to i64, !dbg !716
	%10 = mul i64 %9, %5, !dbg !716
	%11 = add i64 %3, %10, !dbg !716
	%12 = mul i64 %7, %11, !dbg !716
	%13 = add i64 %1, %12, !dbg !716
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !716, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !716, !range !20
	%16 = mul i32 %14, %15, !dbg !716
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !716, !range !72
	%18 = mul i32 %16, %17, !dbg !716
	%19 = sext i32 %18 to i64, !dbg !716
	%20 = mul i64 %13, %19, !dbg !716
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !716, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !716, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !716, !range !19
	%24 = mul i32 %15, %23, !dbg !716
	%25 = add i32 %22, %24, !dbg !716
	%26 = mul i32 %14, %25, !dbg !716
	%27 = add i32 %21, %26, !dbg !716
	%28 = sext i32 %27 to i64, !dbg !716
	%29 = add i64 %20, %28, !dbg !716
	%30 = mul i64 %7, %9, !dbg !716
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !716, !range !80
	%32 = sext i32 %31 to i64, !dbg !716
	%33 = mul i64 %30, %32, !dbg !716
	%34 = mul i64 %33, %19, !dbg !716
	br label %b1, !dbg !716

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !716
	%36 = icmp slt i64 %35, %p3, !dbg !716
	br i1 %36, label %b2, label %b3, !dbg !716

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !717
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !717, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !717
	%39 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !718
	%40 = load float, float* %39, align 4, !dbg !718
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !719
	%42 = sext i32 %41 to i64, !dbg !719
	%43 = icmp uge i64 %p4, %42, !dbg !719
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !719, !prof !26

b2_ok2:
	%44 = bitcast float %40 to i32, !dbg !719
	%45 = trunc i64 %p4 to i32, !dbg !719
	%46 = bitcast float* %38 to i8*, !dbg !719
	call void @gpuc_p_thread_32(i8* %46, i32 %44, i32 %45), !dbg !719
	%47 = add i64 %35, %34, !dbg !716
	br label %b1, !dbg !716

b3:
	ret void, !dbg !715

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !717
	ret void, !dbg !717

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !719
	ret void, !dbg !719
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !720 {
entry:
	br label %b0, !dbg !721

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !724, !range !9
	%1 = sext i32 %0 to i64, !dbg !724
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !724, !range !27
	%3 = sext i32 %2 to i64, !dbg !724
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !724, !range !27
	%5 = sext i32 %4 to i64, !dbg !724
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !724, !range !79
	%7 = sext i32 %6 to i64, !dbg !724
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !724, !range !80
	%9 = sext i32 %8 to i64, !dbg !724
	%10 = mul i64 %9, %5, !dbg !724
	%11 = add i64 %3, %10, !dbg !724
	%12 = mul i64 %7, %11, !dbg !724
	%13 = add i64 %1, %12, !dbg !724
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !724, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !724, !range !20
	%16 = mul i32 %14, %15, !dbg !724
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !724, !range !72
	%18 = mul i32 %16, %17, !dbg !724
	%19 = sext i32 %18 to i64, !dbg !724
	%20 = mul i64 %13, %19, !dbg !724
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !724, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !724, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !724, !range !19
	%24 = mul i32 %15, %23, !dbg !724
	%25 = add i32 %22, %24, !dbg !724
	%26 = mul i32 %14, %25, !dbg !724
	%27 = add i32 %21, %26, !dbg !724
	%28 = sext i32 %27 to i64, !dbg !724
	%29 = add i64 %20, %28, !dbg !724
	%30 = mul i64 %7, %9, !dbg !724
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !724, !range !80
	%32 = sext i32 %31 to i64, !dbg !724
	%33 = mul i64 %30, %32, !dbg !724
	%34 = mul i64 %33, %19, !dbg !724
	br label %b1, !dbg !724

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !724
	%36 = icmp slt i64 %35, %p1, !dbg !724
	br i1 %36, label %b2, label %b3, !dbg !724

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !725
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !725, !prof !26

b2_ok1:
	%38 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !725
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !726
	%40 = sext i32 %39 to i64, !dbg !726
	%41 = icmp uge i64 %p4, %40, !dbg !726
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !726, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !726
	%43 = bitcast float* %38 to i8*, !dbg !726
	%44 = call i32 @gpuc_g_thread_32(i8* %43, i32 %42), !dbg !726
	%45 = bitcast i32 %44 to float, !dbg !726
	%46 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !727
	store float %45, float* %46, align 4, !dbg !727
	%47 = add i64 %35, %34, !dbg !724
	br label %b1, !dbg !724

b3:
	ret void, !dbg !723

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !725
	ret void, !dbg !725

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !726
	ret void, !dbg !726
}

define void @TransferFloat64(i64 %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !728 {
entry:
	br label %b0, !dbg !729

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !732, !range !18
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !732, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !732, !range !19
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !732, !range !20
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !732, !range !20
	%5 = mul i32 %4, %2, !dbg !732
	%6 = add i32 %1, %5, !dbg !732
	%7 = mul i32 %3, %6, !dbg !732
	%8 = add i32 %0, %7, !dbg !732
	%9 = sext i32 %8 to i64, !dbg !732
	%10 = icmp eq i64 %p0, 0, !dbg !733
	br i1 %10, label %b1, label %b3, !dbg !733

b1:
	%11 = icmp eq i64 %9, 0, !dbg !734
	br i1 %11, label %b2, label %b16, !dbg !734

b2:
	%12 = icmp ne i64 %p3, %p5, !dbg !735
	br i1 %12, label %b2_fail1, label %b2_ok1, !dbg !735, !prof !26

b2_ok1:
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !735
	%14 = sext i32 %13 to i64, !dbg !735
	%15 = icmp uge i64 %p8, %14, !dbg !735
	br i1 %15, label %b2_fail2, label %b2_ok2, !dbg !735, !prof !26

b2_ok2:
	%16 = mul i64 %p5, 8, !dbg !735
	%17 = trunc i64 %p8 to i32, !dbg !735
	%18 = bitcast double* %p2 to i8*, !dbg !735
	%19 = bitcast double* %p4 to i8*, !dbg !735
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %16, i32 %17), !dbg !735
	br label %b16, !dbg !735

b3:
	%20 = icmp eq i64 %p0, 1, !dbg !736
	br i1 %20, label %b4, label %b6, !dbg !736

b4:
	%21 = sdiv i64 %9, 32, !dbg !737
	%22 = icmp eq i64 %21, %p1, !dbg !738
	br i1 %22, label %b5, label %b16, !dbg !738

b5:
	%23 = icmp ne i64 %p3, %p5, !dbg !739
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !739, !prof !26

b5_ok1:
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !739
	%25 = sext i32 %24 to i64, !dbg !739
	%26 = icmp uge i64 %p8, %25, !dbg !739
	br i1 %26, label %b5_fail2, label %b5_ok2, !dbg !739, !prof !26

b5_ok2:
	%27 = mul i64 %p5, 8, !dbg !739
	%28 = trunc i64 %p8 to i32, !dbg !739
	%29 = bitcast double* %p2 to i8*, !dbg !739
	%30 = bitcast double* %p4 to i8*, !dbg !739
	call void @gpuc_put_nbi_warp(i8* %29, i8* %30, i64 %27, i32 %28), !dbg !739
	br label %b16, !dbg !739

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !740
	br i1 %31, label %b7, label %b8, !dbg !740

b7:
	%32 = icmp ne i64 %p3, %p5, !dbg !741
	br i1 %32, label %b7_fail1, label %b7_ok1, !dbg !741, !prof !26

b7_ok1:
	%33 = call i32 @gpuc_num_pes_thread(), !dbg !741
	%34 = sext i32 %33 to i64, !dbg !741
	%35 = icmp uge i64 %p8, %34, !dbg !741
	br i1 %35, label %b7_fail2, label %b7_ok2, !dbg !741, !prof !26

b7_ok2:
	%36 = mul i64 %p5, 8, !dbg !741
	%37 = trunc i64 %p8 to i32, !dbg !741
	%38 = bitcast double* %p2 to i8*, !dbg !741
	%39 = bitcast double* %p4 to i8*, !dbg !741
	call void @gpuc_get_block(i8* %38, i8* %39, i64 %36, i32 %37), !dbg !741
	br label %b16, !dbg !741

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !742
	br i1 %40, label %b9, label %b11, !dbg !742

b9:
	%41 = icmp eq i64 %9, 0, !dbg !743
	br i1 %41, label %b10, label %b16, !dbg !743

b10:
	%42 = icmp ne i64 %p3, %p5, !dbg !744
	br i1 %42, label %b10_fail1, label %b10_ok1, !dbg !744, !prof !26

b10_ok1:
	%43 = call i32 @gpuc_num_pes_thread(), !dbg !744
	%44 = sext i32 %43 to i64, !dbg !744
	%45 = icmp uge i64 %p8, %44, !dbg !744
	br i1 %45, label %b10_fail2, label %b10_ok2, !dbg !744, !prof !26

b10_ok2:
	%46 = mul i64 %p5, 8, !dbg !744
	%47 = trunc i64 %p8 to i32, !dbg !744
	%48 = bitcast double* %p2 to i8*, !dbg !744
	%49 = bitcast double* %p4 to i8*, !dbg !744
	call void @gpuc_get_nbi_thread(i8* %48, i8* %49, i64 %46, i32 %47), !dbg !744
	br label %b16, !dbg !744

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !745
	br i1 %50, label %b12, label %b14, !dbg !745

b12:
	%51 = sdiv i64 %9, 32, !dbg !746
	%52 = icmp eq i64 %51, %p1, !dbg !747
	br i1 %52, label %b13, label %b16, !dbg !747

b13:
	%53 = icmp ne i64 %p3, %p5, !dbg !748
	br i1 %53, label %b13_fail1, label %b13_ok1, !dbg !748, !prof !26

b13_ok1:
	%54 = call i32 @gpuc_num_pes_thread(), !dbg !748
	%55 = sext i32 %54 to i64, !dbg !748
	%56 = icmp uge i64 %p8, %55, !dbg !748
	br i1 %56, label %b13_fail2, label %b13_ok2, !dbg !748, !prof !26

b13_ok2:
	%57 = icmp eq i64* %p6, null, !dbg !748
	br i1 %57, label %b13_fail3, label %b13_ok3, !dbg !748, !prof !26

b13_ok3:
	%58 = mul i64 %p5, 8, !dbg !748
	%59 = trunc i64 %p8 to i32, !dbg !748
	%60 = bitcast double* %p2 to i8*, !dbg !748
	%61 = bitcast double* %p4 to i8*, !dbg !748
	%62 = bitcast i64* %p6 to i8*, !dbg !748
	call void @gpuc_put_signal_warp(i8* %60, i8* %61, i64 %58, i8* %62, i64 %p7, i32 9, i32 %59), !dbg !748
	br label %b16, !dbg !748

b14:
	%63 = icmp eq i64 %p0, 5, !dbg !749
	br i1 %63, label %b15, label %b16, !dbg !749

b15:
	%64 = icmp ne i64 %p3, %p5, !dbg !750
	br i1 %64, label %b15_fail1, label %b15_ok1, !dbg !750, !prof !26

b15_ok1:
	%65 = call i32 @gpuc_num_pes_thread(), !dbg !750
	%66 = sext i32 %65 to i64, !dbg !750
	%67 = icmp uge i64 %p8, %66, !dbg !750
	br i1 %67, label %b15_fail2, label %b15_ok2, !dbg !750, !prof !26

b15_ok2:
	%68 = icmp eq i64* %p6, null, !dbg !750
	br i1 %68, label %b15_fail3, label %b15_ok3, !dbg !750, !prof !26

b15_ok3:
	%69 = mul i64 %p5, 8, !dbg !750
	%70 = trunc i64 %p8 to i32, !dbg !750
	%71 = bitcast double* %p2 to i8*, !dbg !750
	%72 = bitcast double* %p4 to i8*, !dbg !750
	%73 = bitcast i64* %p6 to i8*, !dbg !750
	call void @gpuc_put_signal_nbi_block(i8* %71, i8* %72, i64 %69, i8* %73, i64 %p7, i32 9, i32 %70), !dbg !750
	br label %b16, !dbg !750

b16:
	ret void, !dbg !731

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p3, i64 %p5), !dbg !735
	ret void, !dbg !735

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p8, i64 %14), !dbg !735
	ret void, !dbg !735

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p3, i64 %p5), !dbg !739
	ret void, !dbg !739

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %p8, i64 %25), !dbg !739
	ret void, !dbg !739

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !741
	ret void, !dbg !741

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %34), !dbg !741
	ret void, !dbg !741

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %p3, i64 %p5), !dbg !744
	ret void, !dbg !744

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p8, i64 %44), !dbg !744
	ret void, !dbg !744

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p3, i64 %p5), !dbg !748
	ret void, !dbg !748

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p8, i64 %55), !dbg !748
	ret void, !dbg !748

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 0, i64 0), !dbg !748
	ret void, !dbg !748

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !750
	ret void, !dbg !750

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %66), !dbg !750
	ret void, !dbg !750

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 0, i64 0), !dbg !750
	ret void, !dbg !750
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !751 {
entry:
	br label %b0, !dbg !752

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !755, !range !9
	%1 = sext i32 %0 to i64, !dbg !755
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !755, !range !27
	%3 = sext i32 %2 to i64, !dbg !755
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !755, !range !27
	%5 = sext i32 %4 to i64, !dbg !755
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !755, !range !79
	%7 = sext i32 %6 to i64, !dbg !755
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !755, !range !80
	%9 = sext i32 %8 to i64, !dbg !755
	%10 = mul i64 %9, %5, !dbg !755
	%11 = add i64 %3, %10, !dbg !755
	%12 = mul i64 %7, %11, !dbg !755
	%13 = add i64 %1, %12, !dbg !755
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !755, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !755, !range !20
	%16 = mul i32 %14, %15, !dbg !755
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !755, !range !72
	%18 = mul i32 %16, %17, !dbg !755
	%19 = sext i32 %18 to i64, !dbg !755
	%20 = mul i64 %13, %19, !dbg !755
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !755, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !755, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !755, !range !19
	%24 = mul i32 %15, %23, !dbg !755
	%25 = add i32 %22, %24, !dbg !755
	%26 = mul i32 %14, %25, !dbg !755
	%27 = add i32 %21, %26, !dbg !755
	%28 = sext i32 %27 to i64, !dbg !755
	%29 = add i64 %20, %28, !dbg !755
	%30 = mul i64 %7, %9, !dbg !755
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !755, !range !80
	%32 = sext i32 %31 to i64, !dbg !755
	%33 = mul i64 %30, %32, !dbg !755
	%34 = mul i64 %33, %19, !dbg !755
	br label %b1, !dbg !755

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !755
	%36 = icmp slt i64 %35, %p3, !dbg !755
	br i1 %36, label %b2, label %b3, !dbg !755

b2:
	%37 = icmp uge i64 %35, %p1, !dbg !756
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !756, !prof !26

b2_ok1:
	%38 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !756
	%39 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !757
	%40 = load double, double* %39, align 8, !dbg !757
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !758
	%42 = sext i32 %41 to i64, !dbg !758
	%43 = icmp uge i64 %p4, %42, !dbg !758
	br i1 %43, label %b2_fail2, label %b2_ok2, !dbg !758, !prof !26

b2_ok2:
	%44 = bitcast double %40 to i64, !dbg !758
	%45 = trunc i64 %p4 to i32, !dbg !758
	%46 = bitcast double* %38 to i8*, !dbg !758
	call void @gpuc_p_thread_64(i8* %46, i64 %44, i32 %45), !dbg !758
	%47 = add i64 %35, %34, !dbg !755
	br label %b1, !dbg !755

b3:
	ret void, !dbg !754

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %35, i64 %p1), !dbg !756
	ret void, !dbg !756

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p4, i64 %42), !dbg !758
	ret void, !dbg !758
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !759 {
entry:
	br label %b0, !dbg !760

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !763, !range !9
	%1 = sext i32 %0 to i64, !dbg !763
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !763, !range !27
	%3 = sext i32 %2 to i64, !dbg !763
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !763, !range !27
	%5 = sext i32 %4 to i64, !dbg !763
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !763, !range !79
	%7 = sext i32 %6 to i64, !dbg !763
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !763, !range !80
	%9 = sext i32 %8 to i64, !dbg !763
	%10 = mul i64 %9, %5, !dbg !763
	%11 = add i64 %3, %10, !dbg !763
	%12 = mul i64 %7, %11, !dbg !763
	%13 = add i64 %1, %12, !dbg !763
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !763, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !763, !range !20
	%16 = mul i32 %14, %15, !dbg !763
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !763, !range !72
	%18 = mul i32 %16, %17, !dbg !763
	%19 = sext i32 %18 to i64, !dbg !763
	%20 = mul i64 %13, %19, !dbg !763
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !763, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !763, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !763, !range !19
	%24 = mul i32 %15, %23, !dbg !763
	%25 = add i32 %22, %24, !dbg !763
	%26 = mul i32 %14, %25, !dbg !763
	%27 = add i32 %21, %26, !dbg !763
	%28 = sext i32 %27 to i64, !dbg !763
	%29 = add i64 %20, %28, !dbg !763
	%30 = mul i64 %7, %9, !dbg !763
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !763, !range !80
	%32 = sext i32 %31 to i64, !dbg !763
	%33 = mul i64 %30, %32, !dbg !763
	%34 = mul i64 %33, %19, !dbg !763
	br label %b1, !dbg !763

b1:
	%35 = phi i64 [ %29, %b0 ], [ %47, %b2_ok2 ], !dbg !763
	%36 = icmp slt i64 %35, %p1, !dbg !763
	br i1 %36, label %b2, label %b3, !dbg !763

b2:
	%37 = icmp uge i64 %35, %p3, !dbg !764
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !764, !prof !26

b2_ok1:
	%38 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !764
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !765
	%40 = sext i32 %39 to i64, !dbg !765
	%41 = icmp uge i64 %p4, %40, !dbg !765
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !765, !prof !26

b2_ok2:
	%42 = trunc i64 %p4 to i32, !dbg !765
	%43 = bitcast double* %38 to i8*, !dbg !765
	%44 = call i64 @gpuc_g_thread_64(i8* %43, i32 %42), !dbg !765
	%45 = bitcast i64 %44 to double, !dbg !765
	%46 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !766
	store double %45, double* %46, align 8, !dbg !766
	%47 = add i64 %35, %34, !dbg !763
	br label %b1, !dbg !763

b3:
	ret void, !dbg !762

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %35, i64 %p3), !dbg !764
	ret void, !dbg !764

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p4, i64 %40), !dbg !765
	ret void, !dbg !765
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

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

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!767, !768, !769, !770, !771, !772, !773, !774, !775, !776, !777, !778, !779, !780, !781, !782, !783, !784, !785, !786, !787, !788, !789, !790, !791, !792, !793, !794, !795, !796, !797, !798, !799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814}
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
!132 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!133 = distinct !DISubprogram(name: "Compare", scope: !132, file: !132, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!134 = !DILocation(line: 13, column: 6, scope: !133)
!135 = !DILocation(line: 14, column: 18, scope: !133)
!136 = !DILocation(line: 14, column: 21, scope: !133)
!137 = !DILocation(line: 15, column: 3, scope: !133)
!138 = !DILocation(line: 17, column: 22, scope: !133)
!139 = !DILocation(line: 17, column: 26, scope: !133)
!140 = !DILocation(line: 17, column: 45, scope: !133)
!141 = !DILocation(line: 17, column: 31, scope: !133)
!142 = !DILocation(line: 18, column: 27, scope: !133)
!143 = !DILocation(line: 18, column: 16, scope: !133)
!144 = !DILocation(line: 19, column: 27, scope: !133)
!145 = !DILocation(line: 19, column: 16, scope: !133)
!146 = !DILocation(line: 20, column: 27, scope: !133)
!147 = !DILocation(line: 20, column: 16, scope: !133)
!148 = !DILocation(line: 21, column: 27, scope: !133)
!149 = !DILocation(line: 21, column: 16, scope: !133)
!150 = !DILocation(line: 22, column: 27, scope: !133)
!151 = !DILocation(line: 22, column: 16, scope: !133)
!152 = !DILocation(line: 23, column: 27, scope: !133)
!153 = !DILocation(line: 23, column: 16, scope: !133)
!154 = !DILocation(line: 24, column: 32, scope: !133)
!155 = !DILocation(line: 24, column: 5, scope: !133)
!156 = !DILocation(line: 25, column: 32, scope: !133)
!157 = !DILocation(line: 25, column: 5, scope: !133)
!158 = !DILocation(line: 26, column: 32, scope: !133)
!159 = !DILocation(line: 26, column: 5, scope: !133)
!160 = !DILocation(line: 27, column: 32, scope: !133)
!161 = !DILocation(line: 27, column: 5, scope: !133)
!162 = !DILocation(line: 28, column: 32, scope: !133)
!163 = !DILocation(line: 28, column: 5, scope: !133)
!164 = !DILocation(line: 29, column: 32, scope: !133)
!165 = !DILocation(line: 29, column: 5, scope: !133)
!166 = !DILocation(line: 30, column: 25, scope: !133)
!167 = !DILocation(line: 31, column: 8, scope: !133)
!168 = !DILocation(line: 31, column: 42, scope: !133)
!169 = !DILocation(line: 31, column: 31, scope: !133)
!170 = !DILocation(line: 31, column: 6, scope: !133)
!171 = distinct !DISubprogram(name: "Count", scope: !132, file: !132, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!172 = !DILocation(line: 39, column: 6, scope: !171)
!173 = !DILocation(line: 40, column: 30, scope: !171)
!174 = !DILocation(line: 41, column: 46, scope: !171)
!175 = !DILocation(line: 41, column: 48, scope: !171)
!176 = !DILocation(line: 41, column: 32, scope: !171)
!177 = !DILocation(line: 41, column: 17, scope: !171)
!178 = !DILocation(line: 43, column: 46, scope: !171)
!179 = !DILocation(line: 43, column: 5, scope: !171)
!180 = distinct !DISubprogram(name: "Flags", scope: !132, file: !132, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!181 = !DILocation(line: 49, column: 6, scope: !180)
!182 = !DILocation(line: 50, column: 46, scope: !180)
!183 = !DILocation(line: 50, column: 33, scope: !180)
!184 = !DILocation(line: 51, column: 19, scope: !180)
!185 = !DILocation(line: 52, column: 28, scope: !180)
!186 = !DILocation(line: 52, column: 40, scope: !180)
!187 = !DILocation(line: 52, column: 44, scope: !180)
!188 = !DILocation(line: 52, column: 17, scope: !180)
!189 = !DILocation(line: 54, column: 33, scope: !180)
!190 = !DILocation(line: 55, column: 35, scope: !180)
!191 = !DILocation(line: 55, column: 60, scope: !180)
!192 = !DILocation(line: 55, column: 64, scope: !180)
!193 = !DILocation(line: 55, column: 24, scope: !180)
!194 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!195 = distinct !DISubprogram(name: "SyncedThread", scope: !194, file: !194, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!196 = !DILocation(line: 21, column: 6, scope: !195)
!197 = !DILocation(line: 22, column: 18, scope: !195)
!198 = !DILocation(line: 22, column: 21, scope: !195)
!199 = distinct !DISubprogram(name: "meet", scope: !194, file: !194, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!200 = !DILocation(line: 23, column: 7, scope: !195)
!201 = !DILocation(line: 46, column: 39, scope: !199, inlinedAt: !200)
!202 = !DILocation(line: 46, column: 42, scope: !199, inlinedAt: !200)
!203 = !DILocation(line: 46, column: 58, scope: !199, inlinedAt: !200)
!204 = !DILocation(line: 46, column: 45, scope: !199, inlinedAt: !200)
!205 = !DILocation(line: 46, column: 14, scope: !199, inlinedAt: !200)
!206 = !DILocation(line: 48, column: 7, scope: !199, inlinedAt: !200)
!207 = !DILocation(line: 49, column: 16, scope: !199, inlinedAt: !200)
!208 = !DILocation(line: 50, column: 7, scope: !199, inlinedAt: !200)
!209 = !DILocation(line: 51, column: 19, scope: !199, inlinedAt: !200)
!210 = !DILocation(line: 52, column: 7, scope: !199, inlinedAt: !200)
!211 = !DILocation(line: 53, column: 14, scope: !199, inlinedAt: !200)
!212 = !DILocation(line: 54, column: 13, scope: !199, inlinedAt: !200)
!213 = !DILocation(line: 55, column: 7, scope: !199, inlinedAt: !200)
!214 = !DILocation(line: 56, column: 14, scope: !199, inlinedAt: !200)
!215 = !DILocation(line: 57, column: 16, scope: !199, inlinedAt: !200)
!216 = !DILocation(line: 60, column: 6, scope: !199, inlinedAt: !200)
!217 = !DILocation(line: 60, column: 19, scope: !199, inlinedAt: !200)
!218 = !DILocation(line: 61, column: 17, scope: !199, inlinedAt: !200)
!219 = !DILocation(line: 61, column: 6, scope: !199, inlinedAt: !200)
!220 = !DILocation(line: 60, column: 31, scope: !199, inlinedAt: !200)
!221 = distinct !DISubprogram(name: "SyncedWarp", scope: !194, file: !194, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!222 = !DILocation(line: 30, column: 6, scope: !221)
!223 = !DILocation(line: 31, column: 18, scope: !221)
!224 = !DILocation(line: 31, column: 20, scope: !221)
!225 = !DILocation(line: 31, column: 24, scope: !221)
!226 = !DILocation(line: 32, column: 39, scope: !221)
!227 = !DILocation(line: 32, column: 56, scope: !221)
!228 = distinct !DISubprogram(name: "meet", scope: !194, file: !194, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!229 = !DILocation(line: 32, column: 7, scope: !221)
!230 = !DILocation(line: 46, column: 39, scope: !228, inlinedAt: !229)
!231 = !DILocation(line: 46, column: 42, scope: !228, inlinedAt: !229)
!232 = !DILocation(line: 46, column: 58, scope: !228, inlinedAt: !229)
!233 = !DILocation(line: 46, column: 45, scope: !228, inlinedAt: !229)
!234 = !DILocation(line: 46, column: 14, scope: !228, inlinedAt: !229)
!235 = !DILocation(line: 48, column: 7, scope: !228, inlinedAt: !229)
!236 = !DILocation(line: 49, column: 16, scope: !228, inlinedAt: !229)
!237 = !DILocation(line: 50, column: 7, scope: !228, inlinedAt: !229)
!238 = !DILocation(line: 51, column: 19, scope: !228, inlinedAt: !229)
!239 = !DILocation(line: 52, column: 7, scope: !228, inlinedAt: !229)
!240 = !DILocation(line: 53, column: 14, scope: !228, inlinedAt: !229)
!241 = !DILocation(line: 54, column: 13, scope: !228, inlinedAt: !229)
!242 = !DILocation(line: 55, column: 7, scope: !228, inlinedAt: !229)
!243 = !DILocation(line: 56, column: 14, scope: !228, inlinedAt: !229)
!244 = !DILocation(line: 57, column: 16, scope: !228, inlinedAt: !229)
!245 = !DILocation(line: 60, column: 6, scope: !228, inlinedAt: !229)
!246 = !DILocation(line: 60, column: 19, scope: !228, inlinedAt: !229)
!247 = !DILocation(line: 61, column: 17, scope: !228, inlinedAt: !229)
!248 = !DILocation(line: 61, column: 6, scope: !228, inlinedAt: !229)
!249 = !DILocation(line: 60, column: 31, scope: !228, inlinedAt: !229)
!250 = distinct !DISubprogram(name: "SyncedBlock", scope: !194, file: !194, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!251 = !DILocation(line: 39, column: 6, scope: !250)
!252 = !DILocation(line: 40, column: 15, scope: !250)
!253 = !DILocation(line: 40, column: 20, scope: !250)
!254 = !DILocation(line: 41, column: 41, scope: !250)
!255 = !DILocation(line: 41, column: 59, scope: !250)
!256 = distinct !DISubprogram(name: "meet", scope: !194, file: !194, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!257 = !DILocation(line: 41, column: 7, scope: !250)
!258 = !DILocation(line: 46, column: 39, scope: !256, inlinedAt: !257)
!259 = !DILocation(line: 46, column: 42, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 46, column: 58, scope: !256, inlinedAt: !257)
!261 = !DILocation(line: 46, column: 45, scope: !256, inlinedAt: !257)
!262 = !DILocation(line: 46, column: 14, scope: !256, inlinedAt: !257)
!263 = !DILocation(line: 48, column: 7, scope: !256, inlinedAt: !257)
!264 = !DILocation(line: 49, column: 16, scope: !256, inlinedAt: !257)
!265 = !DILocation(line: 50, column: 7, scope: !256, inlinedAt: !257)
!266 = !DILocation(line: 51, column: 19, scope: !256, inlinedAt: !257)
!267 = !DILocation(line: 52, column: 7, scope: !256, inlinedAt: !257)
!268 = !DILocation(line: 53, column: 14, scope: !256, inlinedAt: !257)
!269 = !DILocation(line: 54, column: 13, scope: !256, inlinedAt: !257)
!270 = !DILocation(line: 55, column: 7, scope: !256, inlinedAt: !257)
!271 = !DILocation(line: 56, column: 14, scope: !256, inlinedAt: !257)
!272 = !DILocation(line: 57, column: 16, scope: !256, inlinedAt: !257)
!273 = !DILocation(line: 60, column: 6, scope: !256, inlinedAt: !257)
!274 = !DILocation(line: 60, column: 19, scope: !256, inlinedAt: !257)
!275 = !DILocation(line: 61, column: 17, scope: !256, inlinedAt: !257)
!276 = !DILocation(line: 61, column: 6, scope: !256, inlinedAt: !257)
!277 = !DILocation(line: 60, column: 31, scope: !256, inlinedAt: !257)
!278 = distinct !DISubprogram(name: "Rounds", scope: !194, file: !194, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!279 = !DILocation(line: 69, column: 6, scope: !278)
!280 = !DILocation(line: 70, column: 21, scope: !278)
!281 = !DILocation(line: 70, column: 38, scope: !278)
!282 = !DILocation(line: 72, column: 20, scope: !278)
!283 = !DILocation(line: 72, column: 23, scope: !278)
!284 = !DILocation(line: 73, column: 22, scope: !278)
!285 = !DILocation(line: 73, column: 35, scope: !278)
!286 = !DILocation(line: 73, column: 33, scope: !278)
!287 = !DILocation(line: 73, column: 43, scope: !278)
!288 = !DILocation(line: 73, column: 46, scope: !278)
!289 = !DILocation(line: 73, column: 11, scope: !278)
!290 = !DILocation(line: 75, column: 19, scope: !278)
!291 = !DILocation(line: 76, column: 18, scope: !278)
!292 = !DILocation(line: 76, column: 33, scope: !278)
!293 = !DILocation(line: 76, column: 31, scope: !278)
!294 = !DILocation(line: 76, column: 22, scope: !278)
!295 = !DILocation(line: 77, column: 27, scope: !278)
!296 = !DILocation(line: 77, column: 17, scope: !278)
!297 = !DILocation(line: 79, column: 16, scope: !278)
!298 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!299 = distinct !DISubprogram(name: "TransferInt8", scope: !298, file: !298, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!300 = !DILocation(line: 13, column: 6, scope: !299)
!301 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!302 = !DILocation(line: 14, column: 11, scope: !299)
!303 = !DILocation(line: 35, column: 24, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 37, column: 7, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 38, column: 11, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 39, column: 13, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 41, column: 7, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 42, column: 10, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 42, column: 14, scope: !301, inlinedAt: !302)
!310 = !DILocation(line: 43, column: 16, scope: !301, inlinedAt: !302)
!311 = !DILocation(line: 45, column: 7, scope: !301, inlinedAt: !302)
!312 = !DILocation(line: 46, column: 12, scope: !301, inlinedAt: !302)
!313 = !DILocation(line: 47, column: 7, scope: !301, inlinedAt: !302)
!314 = !DILocation(line: 48, column: 11, scope: !301, inlinedAt: !302)
!315 = !DILocation(line: 49, column: 16, scope: !301, inlinedAt: !302)
!316 = !DILocation(line: 51, column: 7, scope: !301, inlinedAt: !302)
!317 = !DILocation(line: 52, column: 10, scope: !301, inlinedAt: !302)
!318 = !DILocation(line: 52, column: 14, scope: !301, inlinedAt: !302)
!319 = !DILocation(line: 53, column: 19, scope: !301, inlinedAt: !302)
!320 = !DILocation(line: 55, column: 7, scope: !301, inlinedAt: !302)
!321 = !DILocation(line: 56, column: 21, scope: !301, inlinedAt: !302)
!322 = distinct !DISubprogram(name: "StoreInt8", scope: !298, file: !298, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!323 = !DILocation(line: 20, column: 6, scope: !322)
!324 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!325 = !DILocation(line: 20, column: 72, scope: !322)
!326 = !DILocation(line: 119, column: 32, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 120, column: 20, scope: !324, inlinedAt: !325)
!328 = !DILocation(line: 120, column: 30, scope: !324, inlinedAt: !325)
!329 = !DILocation(line: 120, column: 10, scope: !324, inlinedAt: !325)
!330 = distinct !DISubprogram(name: "LoadInt8", scope: !298, file: !298, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!331 = !DILocation(line: 25, column: 6, scope: !330)
!332 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!333 = !DILocation(line: 25, column: 70, scope: !330)
!334 = !DILocation(line: 127, column: 32, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 128, column: 31, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 128, column: 21, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 128, column: 8, scope: !332, inlinedAt: !333)
!338 = distinct !DISubprogram(name: "TransferInt16", scope: !298, file: !298, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!339 = !DILocation(line: 30, column: 6, scope: !338)
!340 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!341 = !DILocation(line: 31, column: 11, scope: !338)
!342 = !DILocation(line: 63, column: 24, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 65, column: 7, scope: !340, inlinedAt: !341)
!344 = !DILocation(line: 66, column: 10, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 66, column: 14, scope: !340, inlinedAt: !341)
!346 = !DILocation(line: 67, column: 13, scope: !340, inlinedAt: !341)
!347 = !DILocation(line: 69, column: 7, scope: !340, inlinedAt: !341)
!348 = !DILocation(line: 70, column: 15, scope: !340, inlinedAt: !341)
!349 = !DILocation(line: 71, column: 7, scope: !340, inlinedAt: !341)
!350 = !DILocation(line: 72, column: 11, scope: !340, inlinedAt: !341)
!351 = !DILocation(line: 73, column: 13, scope: !340, inlinedAt: !341)
!352 = !DILocation(line: 75, column: 7, scope: !340, inlinedAt: !341)
!353 = !DILocation(line: 76, column: 10, scope: !340, inlinedAt: !341)
!354 = !DILocation(line: 76, column: 14, scope: !340, inlinedAt: !341)
!355 = !DILocation(line: 77, column: 16, scope: !340, inlinedAt: !341)
!356 = !DILocation(line: 79, column: 7, scope: !340, inlinedAt: !341)
!357 = !DILocation(line: 80, column: 18, scope: !340, inlinedAt: !341)
!358 = !DILocation(line: 81, column: 7, scope: !340, inlinedAt: !341)
!359 = !DILocation(line: 82, column: 11, scope: !340, inlinedAt: !341)
!360 = !DILocation(line: 83, column: 22, scope: !340, inlinedAt: !341)
!361 = distinct !DISubprogram(name: "StoreInt16", scope: !298, file: !298, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!362 = !DILocation(line: 37, column: 6, scope: !361)
!363 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!364 = !DILocation(line: 37, column: 74, scope: !361)
!365 = !DILocation(line: 119, column: 32, scope: !363, inlinedAt: !364)
!366 = !DILocation(line: 120, column: 20, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 120, column: 30, scope: !363, inlinedAt: !364)
!368 = !DILocation(line: 120, column: 10, scope: !363, inlinedAt: !364)
!369 = distinct !DISubprogram(name: "LoadInt16", scope: !298, file: !298, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!370 = !DILocation(line: 42, column: 6, scope: !369)
!371 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!372 = !DILocation(line: 42, column: 72, scope: !369)
!373 = !DILocation(line: 127, column: 32, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 128, column: 31, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 128, column: 21, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 128, column: 8, scope: !371, inlinedAt: !372)
!377 = distinct !DISubprogram(name: "TransferInt32", scope: !298, file: !298, line: 47, type: !4, isDefinition: true, scopeLine: 47, isOptimized: true, unit: !2)
!378 = !DILocation(line: 47, column: 6, scope: !377)
!379 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!380 = !DILocation(line: 48, column: 11, scope: !377)
!381 = !DILocation(line: 91, column: 24, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 93, column: 7, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 94, column: 12, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 95, column: 7, scope: !379, inlinedAt: !380)
!385 = !DILocation(line: 96, column: 11, scope: !379, inlinedAt: !380)
!386 = !DILocation(line: 97, column: 16, scope: !379, inlinedAt: !380)
!387 = !DILocation(line: 99, column: 7, scope: !379, inlinedAt: !380)
!388 = !DILocation(line: 100, column: 10, scope: !379, inlinedAt: !380)
!389 = !DILocation(line: 100, column: 14, scope: !379, inlinedAt: !380)
!390 = !DILocation(line: 101, column: 13, scope: !379, inlinedAt: !380)
!391 = !DILocation(line: 103, column: 7, scope: !379, inlinedAt: !380)
!392 = !DILocation(line: 104, column: 15, scope: !379, inlinedAt: !380)
!393 = !DILocation(line: 105, column: 7, scope: !379, inlinedAt: !380)
!394 = !DILocation(line: 106, column: 11, scope: !379, inlinedAt: !380)
!395 = !DILocation(line: 107, column: 19, scope: !379, inlinedAt: !380)
!396 = !DILocation(line: 109, column: 7, scope: !379, inlinedAt: !380)
!397 = !DILocation(line: 110, column: 10, scope: !379, inlinedAt: !380)
!398 = !DILocation(line: 110, column: 14, scope: !379, inlinedAt: !380)
!399 = !DILocation(line: 111, column: 22, scope: !379, inlinedAt: !380)
!400 = distinct !DISubprogram(name: "StoreInt32", scope: !298, file: !298, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!401 = !DILocation(line: 54, column: 6, scope: !400)
!402 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!403 = !DILocation(line: 54, column: 74, scope: !400)
!404 = !DILocation(line: 119, column: 32, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 120, column: 20, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 120, column: 30, scope: !402, inlinedAt: !403)
!407 = !DILocation(line: 120, column: 10, scope: !402, inlinedAt: !403)
!408 = distinct !DISubprogram(name: "LoadInt32", scope: !298, file: !298, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!409 = !DILocation(line: 59, column: 6, scope: !408)
!410 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!411 = !DILocation(line: 59, column: 72, scope: !408)
!412 = !DILocation(line: 127, column: 32, scope: !410, inlinedAt: !411)
!413 = !DILocation(line: 128, column: 31, scope: !410, inlinedAt: !411)
!414 = !DILocation(line: 128, column: 21, scope: !410, inlinedAt: !411)
!415 = !DILocation(line: 128, column: 8, scope: !410, inlinedAt: !411)
!416 = distinct !DISubprogram(name: "TransferInt64", scope: !298, file: !298, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!417 = !DILocation(line: 64, column: 6, scope: !416)
!418 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!419 = !DILocation(line: 65, column: 11, scope: !416)
!420 = !DILocation(line: 35, column: 24, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 37, column: 7, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 38, column: 11, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 39, column: 13, scope: !418, inlinedAt: !419)
!424 = !DILocation(line: 41, column: 7, scope: !418, inlinedAt: !419)
!425 = !DILocation(line: 42, column: 10, scope: !418, inlinedAt: !419)
!426 = !DILocation(line: 42, column: 14, scope: !418, inlinedAt: !419)
!427 = !DILocation(line: 43, column: 16, scope: !418, inlinedAt: !419)
!428 = !DILocation(line: 45, column: 7, scope: !418, inlinedAt: !419)
!429 = !DILocation(line: 46, column: 12, scope: !418, inlinedAt: !419)
!430 = !DILocation(line: 47, column: 7, scope: !418, inlinedAt: !419)
!431 = !DILocation(line: 48, column: 11, scope: !418, inlinedAt: !419)
!432 = !DILocation(line: 49, column: 16, scope: !418, inlinedAt: !419)
!433 = !DILocation(line: 51, column: 7, scope: !418, inlinedAt: !419)
!434 = !DILocation(line: 52, column: 10, scope: !418, inlinedAt: !419)
!435 = !DILocation(line: 52, column: 14, scope: !418, inlinedAt: !419)
!436 = !DILocation(line: 53, column: 19, scope: !418, inlinedAt: !419)
!437 = !DILocation(line: 55, column: 7, scope: !418, inlinedAt: !419)
!438 = !DILocation(line: 56, column: 21, scope: !418, inlinedAt: !419)
!439 = distinct !DISubprogram(name: "StoreInt64", scope: !298, file: !298, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!440 = !DILocation(line: 71, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!442 = !DILocation(line: 71, column: 74, scope: !439)
!443 = !DILocation(line: 119, column: 32, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 120, column: 20, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 120, column: 30, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 120, column: 10, scope: !441, inlinedAt: !442)
!447 = distinct !DISubprogram(name: "LoadInt64", scope: !298, file: !298, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!448 = !DILocation(line: 76, column: 6, scope: !447)
!449 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!450 = !DILocation(line: 76, column: 72, scope: !447)
!451 = !DILocation(line: 127, column: 32, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 128, column: 31, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 128, column: 21, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 128, column: 8, scope: !449, inlinedAt: !450)
!455 = distinct !DISubprogram(name: "TransferInt", scope: !298, file: !298, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!456 = !DILocation(line: 81, column: 6, scope: !455)
!457 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!458 = !DILocation(line: 82, column: 11, scope: !455)
!459 = !DILocation(line: 63, column: 24, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 65, column: 7, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 66, column: 10, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 66, column: 14, scope: !457, inlinedAt: !458)
!463 = !DILocation(line: 67, column: 13, scope: !457, inlinedAt: !458)
!464 = !DILocation(line: 69, column: 7, scope: !457, inlinedAt: !458)
!465 = !DILocation(line: 70, column: 15, scope: !457, inlinedAt: !458)
!466 = !DILocation(line: 71, column: 7, scope: !457, inlinedAt: !458)
!467 = !DILocation(line: 72, column: 11, scope: !457, inlinedAt: !458)
!468 = !DILocation(line: 73, column: 13, scope: !457, inlinedAt: !458)
!469 = !DILocation(line: 75, column: 7, scope: !457, inlinedAt: !458)
!470 = !DILocation(line: 76, column: 10, scope: !457, inlinedAt: !458)
!471 = !DILocation(line: 76, column: 14, scope: !457, inlinedAt: !458)
!472 = !DILocation(line: 77, column: 16, scope: !457, inlinedAt: !458)
!473 = !DILocation(line: 79, column: 7, scope: !457, inlinedAt: !458)
!474 = !DILocation(line: 80, column: 18, scope: !457, inlinedAt: !458)
!475 = !DILocation(line: 81, column: 7, scope: !457, inlinedAt: !458)
!476 = !DILocation(line: 82, column: 11, scope: !457, inlinedAt: !458)
!477 = !DILocation(line: 83, column: 22, scope: !457, inlinedAt: !458)
!478 = distinct !DISubprogram(name: "StoreInt", scope: !298, file: !298, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!479 = !DILocation(line: 88, column: 6, scope: !478)
!480 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!481 = !DILocation(line: 88, column: 70, scope: !478)
!482 = !DILocation(line: 119, column: 32, scope: !480, inlinedAt: !481)
!483 = !DILocation(line: 120, column: 20, scope: !480, inlinedAt: !481)
!484 = !DILocation(line: 120, column: 30, scope: !480, inlinedAt: !481)
!485 = !DILocation(line: 120, column: 10, scope: !480, inlinedAt: !481)
!486 = distinct !DISubprogram(name: "LoadInt", scope: !298, file: !298, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!487 = !DILocation(line: 93, column: 6, scope: !486)
!488 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!489 = !DILocation(line: 93, column: 68, scope: !486)
!490 = !DILocation(line: 127, column: 32, scope: !488, inlinedAt: !489)
!491 = !DILocation(line: 128, column: 31, scope: !488, inlinedAt: !489)
!492 = !DILocation(line: 128, column: 21, scope: !488, inlinedAt: !489)
!493 = !DILocation(line: 128, column: 8, scope: !488, inlinedAt: !489)
!494 = distinct !DISubprogram(name: "TransferUint8", scope: !298, file: !298, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!495 = !DILocation(line: 98, column: 6, scope: !494)
!496 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!497 = !DILocation(line: 99, column: 11, scope: !494)
!498 = !DILocation(line: 63, column: 24, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 65, column: 7, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 66, column: 10, scope: !496, inlinedAt: !497)
!501 = !DILocation(line: 66, column: 14, scope: !496, inlinedAt: !497)
!502 = !DILocation(line: 67, column: 13, scope: !496, inlinedAt: !497)
!503 = !DILocation(line: 69, column: 7, scope: !496, inlinedAt: !497)
!504 = !DILocation(line: 70, column: 15, scope: !496, inlinedAt: !497)
!505 = !DILocation(line: 71, column: 7, scope: !496, inlinedAt: !497)
!506 = !DILocation(line: 72, column: 11, scope: !496, inlinedAt: !497)
!507 = !DILocation(line: 73, column: 13, scope: !496, inlinedAt: !497)
!508 = !DILocation(line: 75, column: 7, scope: !496, inlinedAt: !497)
!509 = !DILocation(line: 76, column: 10, scope: !496, inlinedAt: !497)
!510 = !DILocation(line: 76, column: 14, scope: !496, inlinedAt: !497)
!511 = !DILocation(line: 77, column: 16, scope: !496, inlinedAt: !497)
!512 = !DILocation(line: 79, column: 7, scope: !496, inlinedAt: !497)
!513 = !DILocation(line: 80, column: 18, scope: !496, inlinedAt: !497)
!514 = !DILocation(line: 81, column: 7, scope: !496, inlinedAt: !497)
!515 = !DILocation(line: 82, column: 11, scope: !496, inlinedAt: !497)
!516 = !DILocation(line: 83, column: 22, scope: !496, inlinedAt: !497)
!517 = distinct !DISubprogram(name: "StoreUint8", scope: !298, file: !298, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!518 = !DILocation(line: 105, column: 6, scope: !517)
!519 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!520 = !DILocation(line: 105, column: 74, scope: !517)
!521 = !DILocation(line: 119, column: 32, scope: !519, inlinedAt: !520)
!522 = !DILocation(line: 120, column: 20, scope: !519, inlinedAt: !520)
!523 = !DILocation(line: 120, column: 30, scope: !519, inlinedAt: !520)
!524 = !DILocation(line: 120, column: 10, scope: !519, inlinedAt: !520)
!525 = distinct !DISubprogram(name: "LoadUint8", scope: !298, file: !298, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!526 = !DILocation(line: 110, column: 6, scope: !525)
!527 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!528 = !DILocation(line: 110, column: 72, scope: !525)
!529 = !DILocation(line: 127, column: 32, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 128, column: 31, scope: !527, inlinedAt: !528)
!531 = !DILocation(line: 128, column: 21, scope: !527, inlinedAt: !528)
!532 = !DILocation(line: 128, column: 8, scope: !527, inlinedAt: !528)
!533 = distinct !DISubprogram(name: "TransferUint16", scope: !298, file: !298, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!534 = !DILocation(line: 115, column: 6, scope: !533)
!535 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!536 = !DILocation(line: 116, column: 11, scope: !533)
!537 = !DILocation(line: 91, column: 24, scope: !535, inlinedAt: !536)
!538 = !DILocation(line: 93, column: 7, scope: !535, inlinedAt: !536)
!539 = !DILocation(line: 94, column: 12, scope: !535, inlinedAt: !536)
!540 = !DILocation(line: 95, column: 7, scope: !535, inlinedAt: !536)
!541 = !DILocation(line: 96, column: 11, scope: !535, inlinedAt: !536)
!542 = !DILocation(line: 97, column: 16, scope: !535, inlinedAt: !536)
!543 = !DILocation(line: 99, column: 7, scope: !535, inlinedAt: !536)
!544 = !DILocation(line: 100, column: 10, scope: !535, inlinedAt: !536)
!545 = !DILocation(line: 100, column: 14, scope: !535, inlinedAt: !536)
!546 = !DILocation(line: 101, column: 13, scope: !535, inlinedAt: !536)
!547 = !DILocation(line: 103, column: 7, scope: !535, inlinedAt: !536)
!548 = !DILocation(line: 104, column: 15, scope: !535, inlinedAt: !536)
!549 = !DILocation(line: 105, column: 7, scope: !535, inlinedAt: !536)
!550 = !DILocation(line: 106, column: 11, scope: !535, inlinedAt: !536)
!551 = !DILocation(line: 107, column: 19, scope: !535, inlinedAt: !536)
!552 = !DILocation(line: 109, column: 7, scope: !535, inlinedAt: !536)
!553 = !DILocation(line: 110, column: 10, scope: !535, inlinedAt: !536)
!554 = !DILocation(line: 110, column: 14, scope: !535, inlinedAt: !536)
!555 = !DILocation(line: 111, column: 22, scope: !535, inlinedAt: !536)
!556 = distinct !DISubprogram(name: "StoreUint16", scope: !298, file: !298, line: 122, type: !4, isDefinition: true, scopeLine: 122, isOptimized: true, unit: !2)
!557 = !DILocation(line: 122, column: 6, scope: !556)
!558 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!559 = !DILocation(line: 122, column: 76, scope: !556)
!560 = !DILocation(line: 119, column: 32, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 120, column: 20, scope: !558, inlinedAt: !559)
!562 = !DILocation(line: 120, column: 30, scope: !558, inlinedAt: !559)
!563 = !DILocation(line: 120, column: 10, scope: !558, inlinedAt: !559)
!564 = distinct !DISubprogram(name: "LoadUint16", scope: !298, file: !298, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!565 = !DILocation(line: 127, column: 6, scope: !564)
!566 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!567 = !DILocation(line: 127, column: 74, scope: !564)
!568 = !DILocation(line: 127, column: 32, scope: !566, inlinedAt: !567)
!569 = !DILocation(line: 128, column: 31, scope: !566, inlinedAt: !567)
!570 = !DILocation(line: 128, column: 21, scope: !566, inlinedAt: !567)
!571 = !DILocation(line: 128, column: 8, scope: !566, inlinedAt: !567)
!572 = distinct !DISubprogram(name: "TransferUint32", scope: !298, file: !298, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!573 = !DILocation(line: 132, column: 6, scope: !572)
!574 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!575 = !DILocation(line: 133, column: 11, scope: !572)
!576 = !DILocation(line: 35, column: 24, scope: !574, inlinedAt: !575)
!577 = !DILocation(line: 37, column: 7, scope: !574, inlinedAt: !575)
!578 = !DILocation(line: 38, column: 11, scope: !574, inlinedAt: !575)
!579 = !DILocation(line: 39, column: 13, scope: !574, inlinedAt: !575)
!580 = !DILocation(line: 41, column: 7, scope: !574, inlinedAt: !575)
!581 = !DILocation(line: 42, column: 10, scope: !574, inlinedAt: !575)
!582 = !DILocation(line: 42, column: 14, scope: !574, inlinedAt: !575)
!583 = !DILocation(line: 43, column: 16, scope: !574, inlinedAt: !575)
!584 = !DILocation(line: 45, column: 7, scope: !574, inlinedAt: !575)
!585 = !DILocation(line: 46, column: 12, scope: !574, inlinedAt: !575)
!586 = !DILocation(line: 47, column: 7, scope: !574, inlinedAt: !575)
!587 = !DILocation(line: 48, column: 11, scope: !574, inlinedAt: !575)
!588 = !DILocation(line: 49, column: 16, scope: !574, inlinedAt: !575)
!589 = !DILocation(line: 51, column: 7, scope: !574, inlinedAt: !575)
!590 = !DILocation(line: 52, column: 10, scope: !574, inlinedAt: !575)
!591 = !DILocation(line: 52, column: 14, scope: !574, inlinedAt: !575)
!592 = !DILocation(line: 53, column: 19, scope: !574, inlinedAt: !575)
!593 = !DILocation(line: 55, column: 7, scope: !574, inlinedAt: !575)
!594 = !DILocation(line: 56, column: 21, scope: !574, inlinedAt: !575)
!595 = distinct !DISubprogram(name: "StoreUint32", scope: !298, file: !298, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!596 = !DILocation(line: 139, column: 6, scope: !595)
!597 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!598 = !DILocation(line: 139, column: 76, scope: !595)
!599 = !DILocation(line: 119, column: 32, scope: !597, inlinedAt: !598)
!600 = !DILocation(line: 120, column: 20, scope: !597, inlinedAt: !598)
!601 = !DILocation(line: 120, column: 30, scope: !597, inlinedAt: !598)
!602 = !DILocation(line: 120, column: 10, scope: !597, inlinedAt: !598)
!603 = distinct !DISubprogram(name: "LoadUint32", scope: !298, file: !298, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!604 = !DILocation(line: 144, column: 6, scope: !603)
!605 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!606 = !DILocation(line: 144, column: 74, scope: !603)
!607 = !DILocation(line: 127, column: 32, scope: !605, inlinedAt: !606)
!608 = !DILocation(line: 128, column: 31, scope: !605, inlinedAt: !606)
!609 = !DILocation(line: 128, column: 21, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 128, column: 8, scope: !605, inlinedAt: !606)
!611 = distinct !DISubprogram(name: "TransferUint64", scope: !298, file: !298, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!612 = !DILocation(line: 149, column: 6, scope: !611)
!613 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!614 = !DILocation(line: 150, column: 11, scope: !611)
!615 = !DILocation(line: 63, column: 24, scope: !613, inlinedAt: !614)
!616 = !DILocation(line: 65, column: 7, scope: !613, inlinedAt: !614)
!617 = !DILocation(line: 66, column: 10, scope: !613, inlinedAt: !614)
!618 = !DILocation(line: 66, column: 14, scope: !613, inlinedAt: !614)
!619 = !DILocation(line: 67, column: 13, scope: !613, inlinedAt: !614)
!620 = !DILocation(line: 69, column: 7, scope: !613, inlinedAt: !614)
!621 = !DILocation(line: 70, column: 15, scope: !613, inlinedAt: !614)
!622 = !DILocation(line: 71, column: 7, scope: !613, inlinedAt: !614)
!623 = !DILocation(line: 72, column: 11, scope: !613, inlinedAt: !614)
!624 = !DILocation(line: 73, column: 13, scope: !613, inlinedAt: !614)
!625 = !DILocation(line: 75, column: 7, scope: !613, inlinedAt: !614)
!626 = !DILocation(line: 76, column: 10, scope: !613, inlinedAt: !614)
!627 = !DILocation(line: 76, column: 14, scope: !613, inlinedAt: !614)
!628 = !DILocation(line: 77, column: 16, scope: !613, inlinedAt: !614)
!629 = !DILocation(line: 79, column: 7, scope: !613, inlinedAt: !614)
!630 = !DILocation(line: 80, column: 18, scope: !613, inlinedAt: !614)
!631 = !DILocation(line: 81, column: 7, scope: !613, inlinedAt: !614)
!632 = !DILocation(line: 82, column: 11, scope: !613, inlinedAt: !614)
!633 = !DILocation(line: 83, column: 22, scope: !613, inlinedAt: !614)
!634 = distinct !DISubprogram(name: "StoreUint64", scope: !298, file: !298, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!635 = !DILocation(line: 156, column: 6, scope: !634)
!636 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!637 = !DILocation(line: 156, column: 76, scope: !634)
!638 = !DILocation(line: 119, column: 32, scope: !636, inlinedAt: !637)
!639 = !DILocation(line: 120, column: 20, scope: !636, inlinedAt: !637)
!640 = !DILocation(line: 120, column: 30, scope: !636, inlinedAt: !637)
!641 = !DILocation(line: 120, column: 10, scope: !636, inlinedAt: !637)
!642 = distinct !DISubprogram(name: "LoadUint64", scope: !298, file: !298, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!643 = !DILocation(line: 161, column: 6, scope: !642)
!644 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!645 = !DILocation(line: 161, column: 74, scope: !642)
!646 = !DILocation(line: 127, column: 32, scope: !644, inlinedAt: !645)
!647 = !DILocation(line: 128, column: 31, scope: !644, inlinedAt: !645)
!648 = !DILocation(line: 128, column: 21, scope: !644, inlinedAt: !645)
!649 = !DILocation(line: 128, column: 8, scope: !644, inlinedAt: !645)
!650 = distinct !DISubprogram(name: "TransferUint", scope: !298, file: !298, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!651 = !DILocation(line: 166, column: 6, scope: !650)
!652 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!653 = !DILocation(line: 167, column: 11, scope: !650)
!654 = !DILocation(line: 91, column: 24, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 93, column: 7, scope: !652, inlinedAt: !653)
!656 = !DILocation(line: 94, column: 12, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 95, column: 7, scope: !652, inlinedAt: !653)
!658 = !DILocation(line: 96, column: 11, scope: !652, inlinedAt: !653)
!659 = !DILocation(line: 97, column: 16, scope: !652, inlinedAt: !653)
!660 = !DILocation(line: 99, column: 7, scope: !652, inlinedAt: !653)
!661 = !DILocation(line: 100, column: 10, scope: !652, inlinedAt: !653)
!662 = !DILocation(line: 100, column: 14, scope: !652, inlinedAt: !653)
!663 = !DILocation(line: 101, column: 13, scope: !652, inlinedAt: !653)
!664 = !DILocation(line: 103, column: 7, scope: !652, inlinedAt: !653)
!665 = !DILocation(line: 104, column: 15, scope: !652, inlinedAt: !653)
!666 = !DILocation(line: 105, column: 7, scope: !652, inlinedAt: !653)
!667 = !DILocation(line: 106, column: 11, scope: !652, inlinedAt: !653)
!668 = !DILocation(line: 107, column: 19, scope: !652, inlinedAt: !653)
!669 = !DILocation(line: 109, column: 7, scope: !652, inlinedAt: !653)
!670 = !DILocation(line: 110, column: 10, scope: !652, inlinedAt: !653)
!671 = !DILocation(line: 110, column: 14, scope: !652, inlinedAt: !653)
!672 = !DILocation(line: 111, column: 22, scope: !652, inlinedAt: !653)
!673 = distinct !DISubprogram(name: "StoreUint", scope: !298, file: !298, line: 173, type: !4, isDefinition: true, scopeLine: 173, isOptimized: true, unit: !2)
!674 = !DILocation(line: 173, column: 6, scope: !673)
!675 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!676 = !DILocation(line: 173, column: 72, scope: !673)
!677 = !DILocation(line: 119, column: 32, scope: !675, inlinedAt: !676)
!678 = !DILocation(line: 120, column: 20, scope: !675, inlinedAt: !676)
!679 = !DILocation(line: 120, column: 30, scope: !675, inlinedAt: !676)
!680 = !DILocation(line: 120, column: 10, scope: !675, inlinedAt: !676)
!681 = distinct !DISubprogram(name: "LoadUint", scope: !298, file: !298, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!682 = !DILocation(line: 178, column: 6, scope: !681)
!683 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!684 = !DILocation(line: 178, column: 70, scope: !681)
!685 = !DILocation(line: 127, column: 32, scope: !683, inlinedAt: !684)
!686 = !DILocation(line: 128, column: 31, scope: !683, inlinedAt: !684)
!687 = !DILocation(line: 128, column: 21, scope: !683, inlinedAt: !684)
!688 = !DILocation(line: 128, column: 8, scope: !683, inlinedAt: !684)
!689 = distinct !DISubprogram(name: "TransferFloat32", scope: !298, file: !298, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!690 = !DILocation(line: 183, column: 6, scope: !689)
!691 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!692 = !DILocation(line: 184, column: 11, scope: !689)
!693 = !DILocation(line: 91, column: 24, scope: !691, inlinedAt: !692)
!694 = !DILocation(line: 93, column: 7, scope: !691, inlinedAt: !692)
!695 = !DILocation(line: 94, column: 12, scope: !691, inlinedAt: !692)
!696 = !DILocation(line: 95, column: 7, scope: !691, inlinedAt: !692)
!697 = !DILocation(line: 96, column: 11, scope: !691, inlinedAt: !692)
!698 = !DILocation(line: 97, column: 16, scope: !691, inlinedAt: !692)
!699 = !DILocation(line: 99, column: 7, scope: !691, inlinedAt: !692)
!700 = !DILocation(line: 100, column: 10, scope: !691, inlinedAt: !692)
!701 = !DILocation(line: 100, column: 14, scope: !691, inlinedAt: !692)
!702 = !DILocation(line: 101, column: 13, scope: !691, inlinedAt: !692)
!703 = !DILocation(line: 103, column: 7, scope: !691, inlinedAt: !692)
!704 = !DILocation(line: 104, column: 15, scope: !691, inlinedAt: !692)
!705 = !DILocation(line: 105, column: 7, scope: !691, inlinedAt: !692)
!706 = !DILocation(line: 106, column: 11, scope: !691, inlinedAt: !692)
!707 = !DILocation(line: 107, column: 19, scope: !691, inlinedAt: !692)
!708 = !DILocation(line: 109, column: 7, scope: !691, inlinedAt: !692)
!709 = !DILocation(line: 110, column: 10, scope: !691, inlinedAt: !692)
!710 = !DILocation(line: 110, column: 14, scope: !691, inlinedAt: !692)
!711 = !DILocation(line: 111, column: 22, scope: !691, inlinedAt: !692)
!712 = distinct !DISubprogram(name: "StoreFloat32", scope: !298, file: !298, line: 190, type: !4, isDefinition: true, scopeLine: 190, isOptimized: true, unit: !2)
!713 = !DILocation(line: 190, column: 6, scope: !712)
!714 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!715 = !DILocation(line: 190, column: 78, scope: !712)
!716 = !DILocation(line: 119, column: 32, scope: !714, inlinedAt: !715)
!717 = !DILocation(line: 120, column: 20, scope: !714, inlinedAt: !715)
!718 = !DILocation(line: 120, column: 30, scope: !714, inlinedAt: !715)
!719 = !DILocation(line: 120, column: 10, scope: !714, inlinedAt: !715)
!720 = distinct !DISubprogram(name: "LoadFloat32", scope: !298, file: !298, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!721 = !DILocation(line: 195, column: 6, scope: !720)
!722 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!723 = !DILocation(line: 195, column: 76, scope: !720)
!724 = !DILocation(line: 127, column: 32, scope: !722, inlinedAt: !723)
!725 = !DILocation(line: 128, column: 31, scope: !722, inlinedAt: !723)
!726 = !DILocation(line: 128, column: 21, scope: !722, inlinedAt: !723)
!727 = !DILocation(line: 128, column: 8, scope: !722, inlinedAt: !723)
!728 = distinct !DISubprogram(name: "TransferFloat64", scope: !298, file: !298, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!729 = !DILocation(line: 200, column: 6, scope: !728)
!730 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!731 = !DILocation(line: 201, column: 11, scope: !728)
!732 = !DILocation(line: 35, column: 24, scope: !730, inlinedAt: !731)
!733 = !DILocation(line: 37, column: 7, scope: !730, inlinedAt: !731)
!734 = !DILocation(line: 38, column: 11, scope: !730, inlinedAt: !731)
!735 = !DILocation(line: 39, column: 13, scope: !730, inlinedAt: !731)
!736 = !DILocation(line: 41, column: 7, scope: !730, inlinedAt: !731)
!737 = !DILocation(line: 42, column: 10, scope: !730, inlinedAt: !731)
!738 = !DILocation(line: 42, column: 14, scope: !730, inlinedAt: !731)
!739 = !DILocation(line: 43, column: 16, scope: !730, inlinedAt: !731)
!740 = !DILocation(line: 45, column: 7, scope: !730, inlinedAt: !731)
!741 = !DILocation(line: 46, column: 12, scope: !730, inlinedAt: !731)
!742 = !DILocation(line: 47, column: 7, scope: !730, inlinedAt: !731)
!743 = !DILocation(line: 48, column: 11, scope: !730, inlinedAt: !731)
!744 = !DILocation(line: 49, column: 16, scope: !730, inlinedAt: !731)
!745 = !DILocation(line: 51, column: 7, scope: !730, inlinedAt: !731)
!746 = !DILocation(line: 52, column: 10, scope: !730, inlinedAt: !731)
!747 = !DILocation(line: 52, column: 14, scope: !730, inlinedAt: !731)
!748 = !DILocation(line: 53, column: 19, scope: !730, inlinedAt: !731)
!749 = !DILocation(line: 55, column: 7, scope: !730, inlinedAt: !731)
!750 = !DILocation(line: 56, column: 21, scope: !730, inlinedAt: !731)
!751 = distinct !DISubprogram(name: "StoreFloat64", scope: !298, file: !298, line: 207, type: !4, isDefinition: true, scopeLine: 207, isOptimized: true, unit: !2)
!752 = !DILocation(line: 207, column: 6, scope: !751)
!753 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!754 = !DILocation(line: 207, column: 78, scope: !751)
!755 = !DILocation(line: 119, column: 32, scope: !753, inlinedAt: !754)
!756 = !DILocation(line: 120, column: 20, scope: !753, inlinedAt: !754)
!757 = !DILocation(line: 120, column: 30, scope: !753, inlinedAt: !754)
!758 = !DILocation(line: 120, column: 10, scope: !753, inlinedAt: !754)
!759 = distinct !DISubprogram(name: "LoadFloat64", scope: !298, file: !298, line: 212, type: !4, isDefinition: true, scopeLine: 212, isOptimized: true, unit: !2)
!760 = !DILocation(line: 212, column: 6, scope: !759)
!761 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!762 = !DILocation(line: 212, column: 76, scope: !759)
!763 = !DILocation(line: 127, column: 32, scope: !761, inlinedAt: !762)
!764 = !DILocation(line: 128, column: 31, scope: !761, inlinedAt: !762)
!765 = !DILocation(line: 128, column: 21, scope: !761, inlinedAt: !762)
!766 = !DILocation(line: 128, column: 8, scope: !761, inlinedAt: !762)
!767 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!768 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!769 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!770 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!771 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!772 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!773 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!774 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!775 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!776 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!777 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!778 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!779 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8, !"kernel", i32 1}
!780 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!781 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!782 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16, !"kernel", i32 1}
!783 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!784 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!785 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32, !"kernel", i32 1}
!786 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!787 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!788 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64, !"kernel", i32 1}
!789 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!790 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!791 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt, !"kernel", i32 1}
!792 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!793 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!794 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8, !"kernel", i32 1}
!795 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!796 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!797 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16, !"kernel", i32 1}
!798 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!799 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!800 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32, !"kernel", i32 1}
!801 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!802 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!803 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64, !"kernel", i32 1}
!804 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!805 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!806 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint, !"kernel", i32 1}
!807 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!808 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!809 = !{void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32, !"kernel", i32 1}
!810 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!811 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!812 = !{void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64, !"kernel", i32 1}
!813 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!814 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
