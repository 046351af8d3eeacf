target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [50 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*)], section "llvm.metadata"

define void @Ordered(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%3 = sext i32 %2 to i64, !dbg !10
	%4 = icmp ne i64 %3, 0, !dbg !12
	br i1 %4, label %b1, label %b2, !dbg !12

b1:
	ret void, !dbg !13

b2:
	%5 = sext i32 %0 to i64, !dbg !8
	%6 = add i64 %5, 1, !dbg !14
	%7 = sext i32 %1 to i64, !dbg !9
	%8 = icmp eq i64 %7, -1, !dbg !15
	%9 = select i1 %8, i64 1, i64 %7, !dbg !15
	%10 = srem i64 %6, %9, !dbg !15
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
	%24 = mul i64 %23, 4, !dbg !26
	%25 = trunc i64 %10 to i32, !dbg !26
	%26 = icmp ugt i64 %23, %p3, !dbg !25
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !25, !prof !27

b4_ok1:
	%27 = bitcast i32* %p2 to i8*, !dbg !26
	%28 = bitcast i32* %p4 to i8*, !dbg !26
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %24, i32 %25), !dbg !26
	%29 = sub i64 %p3, %23, !dbg !29
	%30 = getelementptr inbounds i32, i32* %p2, i64 %23, !dbg !29
	%31 = sub i64 %p5, %23, !dbg !30
	%32 = getelementptr inbounds i32, i32* %p4, i64 %23, !dbg !30
	%33 = mul i64 %31, 4, !dbg !31
	%34 = icmp ne i64 %29, %31, !dbg !31
	br i1 %34, label %b4_fail2, label %b4_ok2, !dbg !31, !prof !27

b4_ok2:
	%35 = bitcast i32* %30 to i8*, !dbg !31
	%36 = bitcast i32* %32 to i8*, !dbg !31
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %33, i32 %25), !dbg !31
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
	br i1 %38, label %b8_fail1, label %b8_ok1, !dbg !35, !prof !27

b8_ok1:
	%39 = bitcast i64* %p8 to i8*, !dbg !35
	call void @gpuc_signal_op_thread(i8* %39, i64 %p9, i32 9, i32 %25), !dbg !35
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
	%57 = mul i64 %56, 4, !dbg !47
	%58 = trunc i64 %10 to i32, !dbg !47
	%59 = icmp ugt i64 %56, %p3, !dbg !46
	br i1 %59, label %b11_fail1, label %b11_ok1, !dbg !46, !prof !27

b11_ok1:
	%60 = bitcast i32* %p2 to i8*, !dbg !47
	%61 = bitcast i32* %p4 to i8*, !dbg !47
	call void @gpuc_put_nbi_warp(i8* %60, i8* %61, i64 %57, i32 %58), !dbg !47
	%62 = sub i64 %p3, %56, !dbg !48
	%63 = getelementptr inbounds i32, i32* %p2, i64 %56, !dbg !48
	%64 = sub i64 %p5, %56, !dbg !49
	%65 = getelementptr inbounds i32, i32* %p4, i64 %56, !dbg !49
	%66 = mul i64 %64, 4, !dbg !50
	%67 = icmp ne i64 %62, %64, !dbg !50
	br i1 %67, label %b11_fail2, label %b11_ok2, !dbg !50, !prof !27

b11_ok2:
	%68 = bitcast i32* %63 to i8*, !dbg !50
	%69 = bitcast i32* %65 to i8*, !dbg !50
	call void @gpuc_put_nbi_warp(i8* %68, i8* %69, i64 %66, i32 %58), !dbg !50
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
	br i1 %71, label %b15_fail1, label %b15_ok1, !dbg !54, !prof !27

b15_ok1:
	%72 = bitcast i64* %p8 to i8*, !dbg !54
	call void @gpuc_signal_op_thread(i8* %72, i64 %p9, i32 9, i32 %58), !dbg !54
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
	%86 = mul i64 %85, 4, !dbg !62
	%87 = trunc i64 %10 to i32, !dbg !62
	%88 = icmp ugt i64 %85, %p3, !dbg !61
	br i1 %88, label %b17_fail1, label %b17_ok1, !dbg !61, !prof !27

b17_ok1:
	%89 = bitcast i32* %p2 to i8*, !dbg !62
	%90 = bitcast i32* %p4 to i8*, !dbg !62
	call void @gpuc_put_nbi_block(i8* %89, i8* %90, i64 %86, i32 %87), !dbg !62
	%91 = sub i64 %p3, %85, !dbg !63
	%92 = getelementptr inbounds i32, i32* %p2, i64 %85, !dbg !63
	%93 = sub i64 %p5, %85, !dbg !64
	%94 = getelementptr inbounds i32, i32* %p4, i64 %85, !dbg !64
	%95 = mul i64 %93, 4, !dbg !65
	%96 = icmp ne i64 %91, %93, !dbg !65
	br i1 %96, label %b17_fail2, label %b17_ok2, !dbg !65, !prof !27

b17_ok2:
	%97 = bitcast i32* %92 to i8*, !dbg !65
	%98 = bitcast i32* %94 to i8*, !dbg !65
	call void @gpuc_put_nbi_block(i8* %97, i8* %98, i64 %95, i32 %87), !dbg !65
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
	br i1 %100, label %b21_fail1, label %b21_ok1, !dbg !69, !prof !27

b21_ok1:
	%101 = bitcast i64* %p8 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %101, i64 %p9, i32 9, i32 %87), !dbg !69
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
	%120 = getelementptr inbounds i32, i32* %p2, i64 %118, !dbg !73
	%121 = icmp uge i64 %118, %p3, !dbg !73
	br i1 %121, label %b24_fail1, label %b24_ok1, !dbg !73, !prof !27

b24_ok1:
	%122 = load i32, i32* %120, align 4, !dbg !73
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
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !78
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !79
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80, !range !11
	%3 = sext i32 %2 to i64, !dbg !80
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !80, !range !28
	%5 = sext i32 %4 to i64, !dbg !80
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !80, !range !28
	%7 = sext i32 %6 to i64, !dbg !80
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !80, !range !81
	%9 = sext i32 %8 to i64, !dbg !80
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !80, !range !82
	%11 = sext i32 %10 to i64, !dbg !80
	%12 = mul i64 %11, %7, !dbg !80
	%13 = add i64 %5, %12, !dbg !80
	%14 = mul i64 %9, %13, !dbg !80
	%15 = add i64 %3, %14, !dbg !80
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !80, !range !20
	%18 = mul i32 %16, %17, !dbg !80
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !80, !range !72
	%20 = mul i32 %18, %19, !dbg !80
	%21 = sext i32 %20 to i64, !dbg !80
	%22 = mul i64 %15, %21, !dbg !80
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !80, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !80, !range !19
	%26 = mul i32 %17, %25, !dbg !80
	%27 = add i32 %24, %26, !dbg !80
	%28 = mul i32 %16, %27, !dbg !80
	%29 = add i32 %23, %28, !dbg !80
	%30 = sext i32 %29 to i64, !dbg !80
	%31 = add i64 %22, %30, !dbg !80
	%32 = icmp ne i64 %31, 0, !dbg !83
	br i1 %32, label %b1, label %b2, !dbg !83

b1:
	ret void, !dbg !84

b2:
	%33 = sext i32 %0 to i64, !dbg !78
	%34 = sext i32 %1 to i64, !dbg !79
	%35 = getelementptr inbounds i64, i64* %p1, i64 0, !dbg !85
	%36 = icmp uge i64 0, %p2, !dbg !85
	br i1 %36, label %b2_fail1, label %b2_ok1, !dbg !85, !prof !27

b2_ok1:
	store i64 %33, i64* %35, align 8, !dbg !85
	%37 = getelementptr inbounds i64, i64* %p1, i64 1, !dbg !86
	%38 = icmp uge i64 1, %p2, !dbg !86
	br i1 %38, label %b2_fail2, label %b2_ok2, !dbg !86, !prof !27

b2_ok2:
	store i64 %34, i64* %37, align 8, !dbg !86
	%39 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !87
	%40 = sext i32 %39 to i64, !dbg !87
	%41 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !88
	%42 = sext i32 %41 to i64, !dbg !88
	%43 = getelementptr inbounds i64, i64* %p1, i64 2, !dbg !89
	%44 = icmp uge i64 2, %p2, !dbg !89
	br i1 %44, label %b2_fail3, label %b2_ok3, !dbg !89, !prof !27

b2_ok3:
	store i64 %40, i64* %43, align 8, !dbg !89
	%45 = getelementptr inbounds i64, i64* %p1, i64 3, !dbg !90
	%46 = icmp uge i64 3, %p2, !dbg !90
	br i1 %46, label %b2_fail4, label %b2_ok4, !dbg !90, !prof !27

b2_ok4:
	store i64 %42, i64* %45, align 8, !dbg !90
	%47 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !91
	%48 = sext i32 %47 to i64, !dbg !91
	%49 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !92
	%50 = sext i32 %49 to i64, !dbg !92
	%51 = getelementptr inbounds i64, i64* %p1, i64 4, !dbg !93
	%52 = icmp uge i64 4, %p2, !dbg !93
	br i1 %52, label %b2_fail5, label %b2_ok5, !dbg !93, !prof !27

b2_ok5:
	store i64 %48, i64* %51, align 8, !dbg !93
	%53 = getelementptr inbounds i64, i64* %p1, i64 5, !dbg !94
	%54 = icmp uge i64 5, %p2, !dbg !94
	br i1 %54, label %b2_fail6, label %b2_ok6, !dbg !94, !prof !27

b2_ok6:
	store i64 %50, i64* %53, align 8, !dbg !94
	%55 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !95
	%56 = sext i32 %55 to i64, !dbg !95
	%57 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !96
	%58 = sext i32 %57 to i64, !dbg !96
	%59 = getelementptr inbounds i64, i64* %p1, i64 6, !dbg !97
	%60 = icmp uge i64 6, %p2, !dbg !97
	br i1 %60, label %b2_fail7, label %b2_ok7, !dbg !97, !prof !27

b2_ok7:
	store i64 %56, i64* %59, align 8, !dbg !97
	%61 = getelementptr inbounds i64, i64* %p1, i64 7, !dbg !98
	%62 = icmp uge i64 7, %p2, !dbg !98
	br i1 %62, label %b2_fail8, label %b2_ok8, !dbg !98, !prof !27

b2_ok8:
	store i64 %58, i64* %61, align 8, !dbg !98
	%63 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !99
	%64 = sext i32 %63 to i64, !dbg !99
	%65 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !100
	%66 = sext i32 %65 to i64, !dbg !100
	%67 = getelementptr inbounds i64, i64* %p1, i64 8, !dbg !101
	%68 = icmp uge i64 8, %p2, !dbg !101
	br i1 %68, label %b2_fail9, label %b2_ok9, !dbg !101, !prof !27

b2_ok9:
	store i64 %64, i64* %67, align 8, !dbg !101
	%69 = getelementptr inbounds i64, i64* %p1, i64 9, !dbg !102
	%70 = icmp uge i64 9, %p2, !dbg !102
	br i1 %70, label %b2_fail10, label %b2_ok10, !dbg !102, !prof !27

b2_ok10:
	store i64 %66, i64* %69, align 8, !dbg !102
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
	br i1 %0, label %b0_fail1, label %b0_ok1, !dbg !106, !prof !27

b0_ok1:
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !106
	%2 = sext i32 %1 to i64, !dbg !106
	%3 = mul i64 %p3, 4, !dbg !106
	%4 = trunc i64 %p4 to i32, !dbg !106
	%5 = icmp uge i64 %p4, %2, !dbg !106
	br i1 %5, label %b0_fail2, label %b0_ok2, !dbg !106, !prof !27

b0_ok2:
	%6 = bitcast i32* %p0 to i8*, !dbg !106
	%7 = bitcast i32* %p2 to i8*, !dbg !106
	call void @gpuc_put_block(i8* %6, i8* %7, i64 %3, i32 %4), !dbg !106
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
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !112
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113, !range !11
	%2 = sext i32 %1 to i64, !dbg !113
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !113, !range !28
	%4 = sext i32 %3 to i64, !dbg !113
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !113, !range !28
	%6 = sext i32 %5 to i64, !dbg !113
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !113, !range !81
	%8 = sext i32 %7 to i64, !dbg !113
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !113, !range !82
	%10 = sext i32 %9 to i64, !dbg !113
	%11 = mul i64 %10, %6, !dbg !113
	%12 = add i64 %4, %11, !dbg !113
	%13 = mul i64 %8, %12, !dbg !113
	%14 = add i64 %2, %13, !dbg !113
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !113, !range !20
	%17 = mul i32 %15, %16, !dbg !113
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !113, !range !72
	%19 = mul i32 %17, %18, !dbg !113
	%20 = sext i32 %19 to i64, !dbg !113
	%21 = mul i64 %14, %20, !dbg !113
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !113, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !113, !range !19
	%25 = mul i32 %16, %24, !dbg !113
	%26 = add i32 %23, %25, !dbg !113
	%27 = mul i32 %15, %26, !dbg !113
	%28 = add i32 %22, %27, !dbg !113
	%29 = sext i32 %28 to i64, !dbg !113
	%30 = add i64 %21, %29, !dbg !113
	%31 = icmp ne i64 %30, 0, !dbg !114
	br i1 %31, label %b1, label %b2, !dbg !114

b1:
	ret void, !dbg !115

b2:
	%32 = sext i32 %0 to i64, !dbg !112
	%33 = mul i64 %p3, 4, !dbg !112
	%34 = trunc i64 %p4 to i32, !dbg !112
	%35 = icmp ne i64 %p1, %p3, !dbg !112
	%36 = icmp uge i64 %p4, %32, !dbg !112
	%37 = or i1 %35, %36, !dbg !112
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !112, !prof !27

b2_ok1:
	%38 = bitcast i32* %p0 to i8*, !dbg !112
	%39 = bitcast i32* %p2 to i8*, !dbg !112
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !112
	br label %b3, !dbg !116

b3:
	%40 = phi i64 [ -1, %b2_ok1 ], [ %41, %b4 ], !dbg !116
	%41 = add i64 %40, 1, !dbg !116
	%42 = icmp slt i64 %41, %p1, !dbg !116
	br i1 %42, label %b4, label %b5, !dbg !116

b4:
	%43 = getelementptr inbounds i32, i32* %p0, i64 %41, !dbg !117
	%44 = load i32, i32* %43, align 4, !dbg !117
	%45 = add i32 %44, 1, !dbg !118
	store i32 %45, i32* %43, align 4, !dbg !117
	br label %b3, !dbg !117

b5:
	ret void, !dbg !117

b2_fail1:
	%46 = icmp ne i64 %p1, %p3, !dbg !112
	br i1 %46, label %b2_fail2, label %b2_ok2, !dbg !112

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 %p3), !dbg !112
	ret void, !dbg !112

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p4, i64 %32), !dbg !112
	ret void, !dbg !112
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !119 {
entry:
	br label %b0, !dbg !120

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !121
	%1 = add i64 %p3, %p4, !dbg !122
	%2 = sub i64 %1, 1, !dbg !123
	%3 = icmp eq i64 %p4, 0, !dbg !124
	br i1 %3, label %b0_fail1, label %b0_ok1, !dbg !124, !prof !27

b0_ok1:
	%4 = icmp eq i64 %p4, -1, !dbg !124
	%5 = select i1 %4, i64 1, i64 %p4, !dbg !124
	%6 = sdiv i64 %2, %5, !dbg !124
	%7 = sub i64 0, %2, !dbg !124
	%8 = select i1 %4, i64 %7, i64 %6, !dbg !124
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125, !range !11
	%10 = sext i32 %9 to i64, !dbg !125
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !125, !range !28
	%12 = sext i32 %11 to i64, !dbg !125
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !125, !range !28
	%14 = sext i32 %13 to i64, !dbg !125
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !125, !range !81
	%16 = sext i32 %15 to i64, !dbg !125
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !125, !range !82
	%18 = sext i32 %17 to i64, !dbg !125
	%19 = mul i64 %18, %14, !dbg !125
	%20 = add i64 %12, %19, !dbg !125
	%21 = mul i64 %16, %20, !dbg !125
	%22 = add i64 %10, %21, !dbg !125
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !125, !range !20
	%25 = mul i32 %23, %24, !dbg !125
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !125, !range !72
	%27 = mul i32 %25, %26, !dbg !125
	%28 = sext i32 %27 to i64, !dbg !125
	%29 = mul i64 %22, %28, !dbg !125
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !125, !range !18
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !125, !range !19
	%33 = mul i32 %24, %32, !dbg !125
	%34 = add i32 %31, %33, !dbg !125
	%35 = mul i32 %23, %34, !dbg !125
	%36 = add i32 %30, %35, !dbg !125
	%37 = sext i32 %36 to i64, !dbg !125
	%38 = add i64 %29, %37, !dbg !125
	%39 = mul i64 %16, %18, !dbg !125
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !125, !range !82
	%41 = sext i32 %40 to i64, !dbg !125
	%42 = mul i64 %39, %41, !dbg !125
	%43 = mul i64 %42, %28, !dbg !125
	br label %b1, !dbg !125

b1:
	%44 = phi i64 [ %38, %b0_ok1 ], [ %63, %b2_ok1 ], !dbg !125
	%45 = icmp slt i64 %44, %8, !dbg !125
	br i1 %45, label %b2, label %b3, !dbg !125

b2:
	%46 = mul i64 %44, %p4, !dbg !126
	%47 = add i64 %46, %p4, !dbg !127
	%48 = icmp slt i64 %47, %p3, !dbg !128
	%49 = select i1 %48, i64 %47, i64 %p3, !dbg !128
	%50 = sub i64 %49, %46, !dbg !129
	%51 = getelementptr inbounds i32, i32* %p0, i64 %46, !dbg !129
	%52 = getelementptr inbounds i32, i32* %p2, i64 %46, !dbg !130
	%53 = sext i32 %0 to i64, !dbg !121
	%54 = mul i64 %50, 4, !dbg !121
	%55 = trunc i64 %p5 to i32, !dbg !121
	%56 = icmp ugt i64 %49, %p1, !dbg !129
	%57 = icmp ugt i64 %46, %49, !dbg !129
	%58 = icmp uge i64 %p5, %53, !dbg !121
	%59 = or i1 %56, %57, !dbg !121
	%60 = or i1 %59, %58, !dbg !121
	br i1 %60, label %b2_fail1, label %b2_ok1, !dbg !121, !prof !27

b2_ok1:
	%61 = bitcast i32* %51 to i8*, !dbg !121
	%62 = bitcast i32* %52 to i8*, !dbg !121
	call void @gpuc_put_nbi_thread(i8* %61, i8* %62, i64 %54, i32 %55), !dbg !121
	%63 = add i64 %44, %43, !dbg !125
	br label %b1, !dbg !125

b3:
	call void @gpuc_quiet_thread(), !dbg !131
	ret void, !dbg !131

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !124
	ret void, !dbg !124

b2_fail1:
	%64 = icmp ugt i64 %49, %p1, !dbg !129
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !129

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %49, i64 %p1), !dbg !129
	ret void, !dbg !129

b2_ok2:
	%65 = icmp ugt i64 %46, %49, !dbg !129
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !129

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 %49), !dbg !129
	ret void, !dbg !129

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %53), !dbg !121
	ret void, !dbg !121
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !132 {
entry:
	br label %b0, !dbg !133

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !136
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137, !range !11
	%2 = sext i32 %1 to i64, !dbg !137
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !137, !range !28
	%4 = sext i32 %3 to i64, !dbg !137
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !137, !range !28
	%6 = sext i32 %5 to i64, !dbg !137
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !137, !range !81
	%8 = sext i32 %7 to i64, !dbg !137
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !137, !range !82
	%10 = sext i32 %9 to i64, !dbg !137
	%11 = mul i64 %10, %6, !dbg !137
	%12 = add i64 %4, %11, !dbg !137
	%13 = mul i64 %8, %12, !dbg !137
	%14 = add i64 %2, %13, !dbg !137
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !20
	%17 = mul i32 %15, %16, !dbg !137
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !137, !range !72
	%19 = mul i32 %17, %18, !dbg !137
	%20 = sext i32 %19 to i64, !dbg !137
	%21 = mul i64 %14, %20, !dbg !137
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !19
	%25 = mul i32 %16, %24, !dbg !137
	%26 = add i32 %23, %25, !dbg !137
	%27 = mul i32 %15, %26, !dbg !137
	%28 = add i32 %22, %27, !dbg !137
	%29 = sext i32 %28 to i64, !dbg !137
	%30 = add i64 %21, %29, !dbg !137
	%31 = mul i64 %8, %10, !dbg !137
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !137, !range !82
	%33 = sext i32 %32 to i64, !dbg !137
	%34 = mul i64 %31, %33, !dbg !137
	%35 = mul i64 %34, %20, !dbg !137
	br label %b1, !dbg !137

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !137
	%37 = icmp slt i64 %36, %p3, !dbg !137
	br i1 %37, label %b2, label %b3, !dbg !137

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !138
	%39 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !139
	%40 = icmp uge i64 %36, %p1, !dbg !138
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !138, !prof !27

b2_ok1:
	%41 = load float, float* %39, align 4, !dbg !139
	%42 = sext i32 %0 to i64, !dbg !136
	%43 = bitcast float %41 to i32, !dbg !136
	%44 = trunc i64 %p4 to i32, !dbg !136
	%45 = icmp uge i64 %p4, %42, !dbg !136
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !136, !prof !27

b2_ok2:
	%46 = bitcast float* %38 to i8*, !dbg !136
	call void @gpuc_p_thread_32(i8* %46, i32 %43, i32 %44), !dbg !136
	%47 = add i64 %36, %35, !dbg !137
	br label %b1, !dbg !137

b3:
	ret void, !dbg !135

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !138
	ret void, !dbg !138

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !136
	ret void, !dbg !136
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !140 {
entry:
	br label %b0, !dbg !141

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !144
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145, !range !11
	%2 = sext i32 %1 to i64, !dbg !145
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !145, !range !28
	%4 = sext i32 %3 to i64, !dbg !145
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !145, !range !28
	%6 = sext i32 %5 to i64, !dbg !145
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !145, !range !81
	%8 = sext i32 %7 to i64, !dbg !145
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !145, !range !82
	%10 = sext i32 %9 to i64, !dbg !145
	%11 = mul i64 %10, %6, !dbg !145
	%12 = add i64 %4, %11, !dbg !145
	%13 = mul i64 %8, %12, !dbg !145
	%14 = add i64 %2, %13, !dbg !145
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !145, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !145, !range !20
	%17 = mul i32 %15, %16, !dbg !145
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !145, !range !72
	%19 = mul i32 %17, %18, !dbg !145
	%20 = sext i32 %19 to i64, !dbg !145
	%21 = mul i64 %14, %20, !dbg !145
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !145, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !145, !range !19
	%25 = mul i32 %16, %24, !dbg !145
	%26 = add i32 %23, %25, !dbg !145
	%27 = mul i32 %15, %26, !dbg !145
	%28 = add i32 %22, %27, !dbg !145
	%29 = sext i32 %28 to i64, !dbg !145
	%30 = add i64 %21, %29, !dbg !145
	%31 = mul i64 %8, %10, !dbg !145
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !145, !range !82
	%33 = sext i32 %32 to i64, !dbg !145
	%34 = mul i64 %31, %33, !dbg !145
	%35 = mul i64 %34, %20, !dbg !145
	br label %b1, !dbg !145

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !145
	%37 = icmp slt i64 %36, %p1, !dbg !145
	br i1 %37, label %b2, label %b3, !dbg !145

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !146
	%39 = sext i32 %0 to i64, !dbg !144
	%40 = trunc i64 %p4 to i32, !dbg !144
	%41 = icmp uge i64 %36, %p3, !dbg !146
	%42 = icmp uge i64 %p4, %39, !dbg !144
	%43 = or i1 %41, %42, !dbg !144
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !144, !prof !27

b2_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !144
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !144
	%46 = bitcast i32 %45 to float, !dbg !144
	%47 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !147
	store float %46, float* %47, align 4, !dbg !147
	%48 = add i64 %36, %35, !dbg !145
	br label %b1, !dbg !145

b3:
	ret void, !dbg !143

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !146
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !146

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !146
	ret void, !dbg !146

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !144
	ret void, !dbg !144
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !151
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !152
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153, !range !11
	%3 = sext i32 %2 to i64, !dbg !153
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !153, !range !28
	%5 = sext i32 %4 to i64, !dbg !153
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !153, !range !28
	%7 = sext i32 %6 to i64, !dbg !153
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !153, !range !81
	%9 = sext i32 %8 to i64, !dbg !153
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !153, !range !82
	%11 = sext i32 %10 to i64, !dbg !153
	%12 = mul i64 %11, %7, !dbg !153
	%13 = add i64 %5, %12, !dbg !153
	%14 = mul i64 %9, %13, !dbg !153
	%15 = add i64 %3, %14, !dbg !153
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !153, !range !20
	%18 = mul i32 %16, %17, !dbg !153
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !153, !range !72
	%20 = mul i32 %18, %19, !dbg !153
	%21 = sext i32 %20 to i64, !dbg !153
	%22 = mul i64 %15, %21, !dbg !153
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !153, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !153, !range !19
	%26 = mul i32 %17, %25, !dbg !153
	%27 = add i32 %24, %26, !dbg !153
	%28 = mul i32 %16, %27, !dbg !153
	%29 = add i32 %23, %28, !dbg !153
	%30 = sext i32 %29 to i64, !dbg !153
	%31 = add i64 %22, %30, !dbg !153
	%32 = icmp ne i64 %31, 0, !dbg !154
	br i1 %32, label %b1, label %b2, !dbg !154

b1:
	ret void, !dbg !155

b2:
	%33 = sext i32 %0 to i64, !dbg !151
	%34 = add i64 %33, 1, !dbg !156
	%35 = sext i32 %1 to i64, !dbg !152
	%36 = icmp eq i64 %35, -1, !dbg !157
	%37 = select i1 %36, i64 1, i64 %35, !dbg !157
	%38 = srem i64 %34, %37, !dbg !157
	%39 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !158
	%40 = trunc i64 %38 to i32, !dbg !159
	%41 = icmp uge i64 0, %p1, !dbg !158
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !158, !prof !27

b2_ok1:
	%42 = bitcast i64* %39 to i8*, !dbg !159
	call void @gpuc_signal_op_thread(i8* %42, i64 5, i32 9, i32 %40), !dbg !159
	%43 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !160
	%44 = icmp uge i64 1, %p1, !dbg !160
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !160, !prof !27

b2_ok2:
	%45 = bitcast i64* %43 to i8*, !dbg !161
	call void @gpuc_signal_op_thread(i8* %45, i64 7, i32 9, i32 %40), !dbg !161
	%46 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !162
	%47 = icmp uge i64 2, %p1, !dbg !162
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !162, !prof !27

b2_ok3:
	%48 = bitcast i64* %46 to i8*, !dbg !163
	call void @gpuc_signal_op_thread(i8* %48, i64 9, i32 9, i32 %40), !dbg !163
	%49 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !164
	%50 = icmp uge i64 3, %p1, !dbg !164
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !164, !prof !27

b2_ok4:
	%51 = bitcast i64* %49 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %51, i64 10, i32 9, i32 %40), !dbg !165
	%52 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !166
	%53 = icmp uge i64 4, %p1, !dbg !166
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !166, !prof !27

b2_ok5:
	%54 = bitcast i64* %52 to i8*, !dbg !167
	call void @gpuc_signal_op_thread(i8* %54, i64 9, i32 9, i32 %40), !dbg !167
	%55 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !168
	%56 = icmp uge i64 5, %p1, !dbg !168
	br i1 %56, label %b2_fail6, label %b2_ok6, !dbg !168, !prof !27

b2_ok6:
	%57 = bitcast i64* %55 to i8*, !dbg !169
	call void @gpuc_signal_op_thread(i8* %57, i64 -9223372036854775808, i32 9, i32 %40), !dbg !169
	%58 = bitcast i64* %39 to i8*, !dbg !170
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 0, i64 5, i32 0, i8* %ctrl, i32 29), !dbg !170
	%60 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !171
	%61 = icmp uge i64 0, %p3, !dbg !171
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !171, !prof !27

b2_ok7:
	store i64 %59, i64* %60, align 8, !dbg !171
	%62 = bitcast i64* %43 to i8*, !dbg !172
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 1, i64 0, i32 0, i8* %ctrl, i32 31), !dbg !172
	%64 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !173
	%65 = icmp uge i64 1, %p3, !dbg !173
	br i1 %65, label %b2_fail8, label %b2_ok8, !dbg !173, !prof !27

b2_ok8:
	store i64 %63, i64* %64, align 8, !dbg !173
	%66 = bitcast i64* %46 to i8*, !dbg !174
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 2, i64 8, i32 0, i8* %ctrl, i32 33), !dbg !174
	%68 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !175
	%69 = icmp uge i64 2, %p3, !dbg !175
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !175, !prof !27

b2_ok9:
	store i64 %67, i64* %68, align 8, !dbg !175
	%70 = bitcast i64* %49 to i8*, !dbg !176
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 3, i64 10, i32 0, i8* %ctrl, i32 35), !dbg !176
	%72 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !177
	%73 = icmp uge i64 3, %p3, !dbg !177
	br i1 %73, label %b2_fail10, label %b2_ok10, !dbg !177, !prof !27

b2_ok10:
	store i64 %71, i64* %72, align 8, !dbg !177
	%74 = bitcast i64* %52 to i8*, !dbg !178
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 4, i64 10, i32 0, i8* %ctrl, i32 37), !dbg !178
	%76 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !179
	%77 = icmp uge i64 4, %p3, !dbg !179
	br i1 %77, label %b2_fail11, label %b2_ok11, !dbg !179, !prof !27

b2_ok11:
	store i64 %75, i64* %76, align 8, !dbg !179
	%78 = bitcast i64* %55 to i8*, !dbg !180
	%79 = call i64 @gpuc_signal_wait_until_thread(i8* %78, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 39), !dbg !180
	%80 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !181
	%81 = icmp uge i64 5, %p3, !dbg !181
	br i1 %81, label %b2_fail12, label %b2_ok12, !dbg !181, !prof !27

b2_ok12:
	store i64 %79, i64* %80, align 8, !dbg !181
	br label %b3, !dbg !182

b3:
	%82 = phi i64 [ 0, %b2_ok12 ], [ %90, %b3_ok2 ], !dbg !182
	%83 = add i64 %82, 6, !dbg !183
	%84 = getelementptr inbounds i64, i64* %p0, i64 %82, !dbg !184
	%85 = icmp uge i64 %82, %p1, !dbg !184
	br i1 %85, label %b3_fail1, label %b3_ok1, !dbg !184, !prof !27

b3_ok1:
	%86 = bitcast i64* %84 to i8*, !dbg !185
	%87 = call i64 @gpuc_signal_fetch_thread(i8* %86), !dbg !185
	%88 = getelementptr inbounds i64, i64* %p2, i64 %83, !dbg !186
	%89 = icmp uge i64 %83, %p3, !dbg !186
	br i1 %89, label %b3_fail2, label %b3_ok2, !dbg !186, !prof !27

b3_ok2:
	store i64 %87, i64* %88, align 8, !dbg !186
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
	%1 = sext i32 %0 to i64, !dbg !190
	br label %b1, !dbg !190

b1:
	%2 = phi i64 [ 0, %b0 ], [ %37, %b1_ok1 ], !dbg !190
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191, !range !11
	%4 = sext i32 %3 to i64, !dbg !191
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !191, !range !28
	%6 = sext i32 %5 to i64, !dbg !191
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !191, !range !28
	%8 = sext i32 %7 to i64, !dbg !191
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !191, !range !81
	%10 = sext i32 %9 to i64, !dbg !191
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !191, !range !82
	%12 = sext i32 %11 to i64, !dbg !191
	%13 = mul i64 %12, %8, !dbg !191
	%14 = add i64 %6, %13, !dbg !191
	%15 = mul i64 %10, %14, !dbg !191
	%16 = add i64 %4, %15, !dbg !191
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !191, !range !20
	%19 = mul i32 %17, %18, !dbg !191
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !191, !range !72
	%21 = mul i32 %19, %20, !dbg !191
	%22 = sext i32 %21 to i64, !dbg !191
	%23 = mul i64 %16, %22, !dbg !191
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !191, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !191, !range !19
	%27 = mul i32 %18, %26, !dbg !191
	%28 = add i32 %25, %27, !dbg !191
	%29 = mul i32 %17, %28, !dbg !191
	%30 = add i32 %24, %29, !dbg !191
	%31 = sext i32 %30 to i64, !dbg !191
	%32 = add i64 %23, %31, !dbg !191
	%33 = add i64 %32, 1, !dbg !192
	%34 = trunc i64 %2 to i32, !dbg !189
	%35 = icmp uge i64 %2, %1, !dbg !189
	br i1 %35, label %b1_fail1, label %b1_ok1, !dbg !189, !prof !27

b1_ok1:
	%36 = bitcast i64* %p0 to i8*, !dbg !189
	call void @gpuc_signal_op_thread(i8* %36, i64 %33, i32 10, i32 %34), !dbg !189
	%37 = add i64 %2, 1, !dbg !189
	%38 = icmp slt i64 %37, %1, !dbg !189
	br i1 %38, label %b1, label %b2, !dbg !189

b2:
	%39 = bitcast i64* %p0 to i8*, !dbg !194
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 42), !dbg !194
	%41 = getelementptr inbounds i64, i64* %p2, i64 %32, !dbg !195
	%42 = icmp uge i64 %32, %p3, !dbg !195
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !195, !prof !27

b2_ok1:
	store i64 %40, i64* %41, align 8, !dbg !195
	ret void, !dbg !195

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %2, i64 %1), !dbg !189
	ret void, !dbg !189

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %32, i64 %p3), !dbg !195
	ret void, !dbg !195
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !196 {
entry:
	br label %b0, !dbg !197

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !198
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !199
	%2 = sext i32 %1 to i64, !dbg !200
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201, !range !11
	%4 = sext i32 %3 to i64, !dbg !201
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !201, !range !28
	%6 = sext i32 %5 to i64, !dbg !201
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !201, !range !28
	%8 = sext i32 %7 to i64, !dbg !201
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !201, !range !81
	%10 = sext i32 %9 to i64, !dbg !201
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !201, !range !82
	%12 = sext i32 %11 to i64, !dbg !201
	%13 = mul i64 %12, %8, !dbg !201
	%14 = add i64 %6, %13, !dbg !201
	%15 = mul i64 %10, %14, !dbg !201
	%16 = add i64 %4, %15, !dbg !201
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !201, !range !20
	%19 = mul i32 %17, %18, !dbg !201
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !201, !range !72
	%21 = mul i32 %19, %20, !dbg !201
	%22 = sext i32 %21 to i64, !dbg !201
	%23 = mul i64 %16, %22, !dbg !201
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !201, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !201, !range !19
	%27 = mul i32 %18, %26, !dbg !201
	%28 = add i32 %25, %27, !dbg !201
	%29 = mul i32 %17, %28, !dbg !201
	%30 = add i32 %24, %29, !dbg !201
	%31 = sext i32 %30 to i64, !dbg !201
	%32 = add i64 %23, %31, !dbg !201
	%33 = mul i64 %10, %12, !dbg !201
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !201, !range !82
	%35 = sext i32 %34 to i64, !dbg !201
	%36 = mul i64 %33, %35, !dbg !201
	%37 = mul i64 %36, %22, !dbg !201
	br label %b1, !dbg !201

b1:
	%38 = phi i64 [ %32, %b0 ], [ %46, %b2_ok1 ], !dbg !201
	%39 = icmp slt i64 %38, %2, !dbg !201
	br i1 %39, label %b2, label %b3, !dbg !201

b2:
	%40 = sext i32 %0 to i64, !dbg !198
	%41 = getelementptr inbounds i64, i64* %p0, i64 %40, !dbg !202
	%42 = add i64 %40, 1, !dbg !204
	%43 = trunc i64 %38 to i32, !dbg !199
	%44 = icmp uge i64 %40, %p1, !dbg !202
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !202, !prof !27

b2_ok1:
	%45 = bitcast i64* %41 to i8*, !dbg !199
	call void @gpuc_signal_op_thread(i8* %45, i64 %42, i32 9, i32 %43), !dbg !199
	%46 = add i64 %38, %37, !dbg !201
	br label %b1, !dbg !201

b3:
	%47 = phi i64 [ %32, %b1 ], [ %54, %b4_ok1 ], !dbg !205
	%48 = icmp slt i64 %47, %2, !dbg !205
	br i1 %48, label %b4, label %b5, !dbg !205

b4:
	%49 = getelementptr inbounds i64, i64* %p0, i64 %47, !dbg !206
	%50 = add i64 %47, 1, !dbg !208
	%51 = icmp uge i64 %47, %p1, !dbg !206
	br i1 %51, label %b4_fail1, label %b4_ok1, !dbg !206, !prof !27

b4_ok1:
	%52 = bitcast i64* %49 to i8*, !dbg !209
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 0, i64 %50, i32 0, i8* %ctrl, i32 46), !dbg !209
	%54 = add i64 %47, %37, !dbg !205
	br label %b3, !dbg !205

b5:
	ret void, !dbg !205

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %40, i64 %p1), !dbg !202
	ret void, !dbg !202

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %47, i64 %p1), !dbg !206
	ret void, !dbg !206
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !211 {
entry:
	br label %b0, !dbg !212

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !215
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !216
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217, !range !11
	%3 = sext i32 %2 to i64, !dbg !217
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !217, !range !28
	%5 = sext i32 %4 to i64, !dbg !217
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !217, !range !28
	%7 = sext i32 %6 to i64, !dbg !217
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !217, !range !81
	%9 = sext i32 %8 to i64, !dbg !217
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !217, !range !82
	%11 = sext i32 %10 to i64, !dbg !217
	%12 = mul i64 %11, %7, !dbg !217
	%13 = add i64 %5, %12, !dbg !217
	%14 = mul i64 %9, %13, !dbg !217
	%15 = add i64 %3, %14, !dbg !217
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !217, !range !20
	%18 = mul i32 %16, %17, !dbg !217
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !217, !range !72
	%20 = mul i32 %18, %19, !dbg !217
	%21 = sext i32 %20 to i64, !dbg !217
	%22 = mul i64 %15, %21, !dbg !217
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !217, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !217, !range !19
	%26 = mul i32 %17, %25, !dbg !217
	%27 = add i32 %24, %26, !dbg !217
	%28 = mul i32 %16, %27, !dbg !217
	%29 = add i32 %23, %28, !dbg !217
	%30 = sext i32 %29 to i64, !dbg !217
	%31 = add i64 %22, %30, !dbg !217
	%32 = icmp eq i64 %31, 0, !dbg !218
	br i1 %32, label %b1, label %b11, !dbg !218

b1:
	%33 = sext i32 %0 to i64, !dbg !215
	%34 = add i64 %33, 1, !dbg !219
	%35 = sext i32 %1 to i64, !dbg !216
	%36 = icmp eq i64 %35, -1, !dbg !220
	%37 = select i1 %36, i64 1, i64 %35, !dbg !220
	%38 = srem i64 %34, %37, !dbg !220
	%39 = mul i64 %p5, 4, !dbg !221
	%40 = trunc i64 %38 to i32, !dbg !221
	%41 = icmp ne i64 %p3, %p5, !dbg !221
	br i1 %41, label %b1_fail1, label %b1_ok1, !dbg !221, !prof !27

b1_ok1:
	%42 = bitcast i32* %p2 to i8*, !dbg !221
	%43 = bitcast i32* %p4 to i8*, !dbg !221
	call void @gpuc_put_nbi_thread(i8* %42, i8* %43, i64 %39, i32 %40), !dbg !221
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
	%50 = getelementptr inbounds i32, i32* %p2, i64 %48, !dbg !234
	%51 = icmp uge i64 %48, %p3, !dbg !234
	br i1 %51, label %b10_fail1, label %b10_ok1, !dbg !234, !prof !27

b10_ok1:
	%52 = load i32, i32* %50, align 4, !dbg !234
	%53 = getelementptr inbounds i32, i32* %p6, i64 %48, !dbg !235
	store i32 %52, i32* %53, align 4, !dbg !235
	%54 = add i64 %48, 1, !dbg !236
	br label %b9, !dbg !236

b11:
	ret void, !dbg !214

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
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !241
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !242
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243, !range !11
	%3 = sext i32 %2 to i64, !dbg !243
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !243, !range !28
	%5 = sext i32 %4 to i64, !dbg !243
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !243, !range !28
	%7 = sext i32 %6 to i64, !dbg !243
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !243, !range !81
	%9 = sext i32 %8 to i64, !dbg !243
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !243, !range !82
	%11 = sext i32 %10 to i64, !dbg !243
	%12 = mul i64 %11, %7, !dbg !243
	%13 = add i64 %5, %12, !dbg !243
	%14 = mul i64 %9, %13, !dbg !243
	%15 = add i64 %3, %14, !dbg !243
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !243, !range !20
	%18 = mul i32 %16, %17, !dbg !243
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !243, !range !72
	%20 = mul i32 %18, %19, !dbg !243
	%21 = sext i32 %20 to i64, !dbg !243
	%22 = mul i64 %15, %21, !dbg !243
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !243, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !243, !range !19
	%26 = mul i32 %17, %25, !dbg !243
	%27 = add i32 %24, %26, !dbg !243
	%28 = mul i32 %16, %27, !dbg !243
	%29 = add i32 %23, %28, !dbg !243
	%30 = sext i32 %29 to i64, !dbg !243
	%31 = add i64 %22, %30, !dbg !243
	%32 = sdiv i64 %31, 32, !dbg !244
	%33 = icmp eq i64 %32, 0, !dbg !245
	br i1 %33, label %b1, label %b11, !dbg !245

b1:
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !246, !range !41
	%35 = sext i32 %34 to i64, !dbg !246
	%36 = and i32 %29, -32, !dbg !247
	%37 = sub i32 %20, %36, !dbg !247
	%38 = icmp slt i32 %37, 32, !dbg !247
	%39 = select i1 %38, i32 %37, i32 32, !dbg !247
	%40 = sext i32 %39 to i64, !dbg !247
	%41 = sext i32 %0 to i64, !dbg !241
	%42 = add i64 %41, 1, !dbg !248
	%43 = sext i32 %1 to i64, !dbg !242
	%44 = icmp eq i64 %43, -1, !dbg !249
	%45 = select i1 %44, i64 1, i64 %43, !dbg !249
	%46 = srem i64 %42, %45, !dbg !249
	%47 = mul i64 %p5, 4, !dbg !250
	%48 = trunc i64 %46 to i32, !dbg !250
	%49 = icmp ne i64 %p3, %p5, !dbg !250
	br i1 %49, label %b1_fail1, label %b1_ok1, !dbg !250, !prof !27

b1_ok1:
	%50 = bitcast i32* %p2 to i8*, !dbg !250
	%51 = bitcast i32* %p4 to i8*, !dbg !250
	call void @gpuc_put_nbi_warp(i8* %50, i8* %51, i64 %47, i32 %48), !dbg !250
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
	%56 = phi i64 [ %35, %b2 ], [ %62, %b10_ok1 ], [ %35, %b4 ], [ %35, %b6 ], [ %35, %b7 ], [ %35, %b8 ], !dbg !261
	%57 = icmp slt i64 %56, %p7, !dbg !262
	br i1 %57, label %b10, label %b11, !dbg !262

b10:
	%58 = getelementptr inbounds i32, i32* %p2, i64 %56, !dbg !263
	%59 = icmp uge i64 %56, %p3, !dbg !263
	br i1 %59, label %b10_fail1, label %b10_ok1, !dbg !263, !prof !27

b10_ok1:
	%60 = load i32, i32* %58, align 4, !dbg !263
	%61 = getelementptr inbounds i32, i32* %p6, i64 %56, !dbg !264
	store i32 %60, i32* %61, align 4, !dbg !264
	%62 = add i64 %56, %40, !dbg !265
	br label %b9, !dbg !265

b11:
	ret void, !dbg !240

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
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !270
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !271
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !272, !range !11
	%3 = sext i32 %2 to i64, !dbg !272
	%4 = icmp eq i64 %3, 0, !dbg !273
	br i1 %4, label %b1, label %b11, !dbg !273

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !274, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !274, !range !19
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274, !range !20
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !274, !range !20
	%10 = mul i32 %9, %7, !dbg !274
	%11 = add i32 %6, %10, !dbg !274
	%12 = mul i32 %8, %11, !dbg !274
	%13 = add i32 %5, %12, !dbg !274
	%14 = sext i32 %13 to i64, !dbg !274
	%15 = mul i32 %8, %9, !dbg !275
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !275, !range !72
	%17 = mul i32 %15, %16, !dbg !275
	%18 = sext i32 %17 to i64, !dbg !275
	%19 = sext i32 %0 to i64, !dbg !270
	%20 = add i64 %19, 1, !dbg !276
	%21 = sext i32 %1 to i64, !dbg !271
	%22 = icmp eq i64 %21, -1, !dbg !277
	%23 = select i1 %22, i64 1, i64 %21, !dbg !277
	%24 = srem i64 %20, %23, !dbg !277
	%25 = mul i64 %p5, 4, !dbg !278
	%26 = trunc i64 %24 to i32, !dbg !278
	%27 = icmp ne i64 %p3, %p5, !dbg !278
	br i1 %27, label %b1_fail1, label %b1_ok1, !dbg !278, !prof !27

b1_ok1:
	%28 = bitcast i32* %p2 to i8*, !dbg !278
	%29 = bitcast i32* %p4 to i8*, !dbg !278
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %25, i32 %26), !dbg !278
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
	%34 = phi i64 [ %14, %b2 ], [ %40, %b10_ok1 ], [ %14, %b4 ], [ %14, %b6 ], [ %14, %b7 ], [ %14, %b8 ], !dbg !289
	%35 = icmp slt i64 %34, %p7, !dbg !290
	br i1 %35, label %b10, label %b11, !dbg !290

b10:
	%36 = getelementptr inbounds i32, i32* %p2, i64 %34, !dbg !291
	%37 = icmp uge i64 %34, %p3, !dbg !291
	br i1 %37, label %b10_fail1, label %b10_ok1, !dbg !291, !prof !27

b10_ok1:
	%38 = load i32, i32* %36, align 4, !dbg !291
	%39 = getelementptr inbounds i32, i32* %p6, i64 %34, !dbg !292
	store i32 %38, i32* %39, align 4, !dbg !292
	%40 = add i64 %34, %18, !dbg !293
	br label %b9, !dbg !293

b11:
	ret void, !dbg !269

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
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !296
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !297
	%2 = sext i32 %1 to i64, !dbg !297
	%3 = sext i32 %0 to i64, !dbg !298
	%4 = icmp slt i64 0, %p4, !dbg !298
	br i1 %4, label %b1, label %b6, !dbg !298

b1:
	%5 = phi i64 [ 0, %b0 ], [ %30, %b5 ], !dbg !298
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !299, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299, !range !19
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !299, !range !20
	%11 = mul i32 %10, %8, !dbg !299
	%12 = add i32 %7, %11, !dbg !299
	%13 = mul i32 %9, %12, !dbg !299
	%14 = add i32 %6, %13, !dbg !299
	%15 = sext i32 %14 to i64, !dbg !299
	%16 = icmp eq i64 %15, 0, !dbg !300
	br i1 %16, label %b2, label %b3, !dbg !300

b2:
	%17 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !301
	%18 = add i64 %5, 1, !dbg !302
	%19 = trunc i64 %18 to i32, !dbg !303
	%20 = add i64 %2, 1, !dbg !304
	%21 = icmp uge i64 0, %p1, !dbg !301
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !301, !prof !27

b2_ok1:
	%22 = icmp eq i64 %3, -1, !dbg !305
	%23 = select i1 %22, i64 1, i64 %3, !dbg !305
	%24 = srem i64 %20, %23, !dbg !305
	%25 = trunc i64 %24 to i32, !dbg !296
	%26 = bitcast i32* %17 to i8*, !dbg !296
	call void @gpuc_p_thread_32(i8* %26, i32 %19, i32 %25), !dbg !296
	br label %b3, !dbg !296

b3:
	call void @gpuc_barrier_all_block(), !dbg !306
	%27 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !307
	%28 = icmp uge i64 0, %p1, !dbg !307
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !307, !prof !27

b3_ok1:
	%29 = load i32, i32* %27, align 4, !dbg !307
	%30 = add i64 %5, 1, !dbg !308
	%31 = trunc i64 %30 to i32, !dbg !309
	%32 = icmp ne i32 %29, %31, !dbg !310
	br i1 %32, label %b4, label %b5, !dbg !310

b4:
	%33 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !311
	%34 = icmp uge i64 0, %p3, !dbg !311
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !311, !prof !27

b4_ok1:
	%35 = atomicrmw add i32* %33, i32 1 monotonic, !dbg !312
	br label %b5, !dbg !312

b5:
	call void @gpuc_sync_all_block(), !dbg !313
	%36 = icmp slt i64 %30, %p4, !dbg !313
	br i1 %36, label %b1, label %b6, !dbg !313

b6:
	ret void, !dbg !313

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 %p1), !dbg !301
	ret void, !dbg !301

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
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !20
	%6 = mul i32 %5, %3, !dbg !320
	%7 = add i32 %2, %6, !dbg !320
	%8 = mul i32 %4, %7, !dbg !320
	%9 = add i32 %1, %8, !dbg !320
	%10 = sext i32 %9 to i64, !dbg !320
	%11 = icmp eq i64 %p0, 0, !dbg !321
	br i1 %11, label %b1, label %b3, !dbg !321

b1:
	%12 = icmp eq i64 %10, 0, !dbg !322
	br i1 %12, label %b2, label %b16, !dbg !322

b2:
	%13 = sext i32 %0 to i64, !dbg !319
	%14 = trunc i64 %p8 to i32, !dbg !319
	%15 = icmp ne i64 %p3, %p5, !dbg !319
	%16 = icmp uge i64 %p8, %13, !dbg !319
	%17 = or i1 %15, %16, !dbg !319
	br i1 %17, label %b2_fail1, label %b2_ok1, !dbg !319, !prof !27

b2_ok1:
	call void @gpuc_put_thread(i8* %p2, i8* %p4, i64 %p5, i32 %14), !dbg !319
	br label %b16, !dbg !319

b3:
	%18 = icmp eq i64 %p0, 1, !dbg !323
	br i1 %18, label %b4, label %b6, !dbg !323

b4:
	%19 = sdiv i64 %10, 32, !dbg !324
	%20 = icmp eq i64 %19, %p1, !dbg !325
	br i1 %20, label %b5, label %b16, !dbg !325

b5:
	%21 = sext i32 %0 to i64, !dbg !326
	%22 = trunc i64 %p8 to i32, !dbg !326
	%23 = icmp ne i64 %p3, %p5, !dbg !326
	%24 = icmp uge i64 %p8, %21, !dbg !326
	%25 = or i1 %23, %24, !dbg !326
	br i1 %25, label %b5_fail1, label %b5_ok1, !dbg !326, !prof !27

b5_ok1:
	call void @gpuc_put_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %22), !dbg !326
	br label %b16, !dbg !326

b6:
	%26 = icmp eq i64 %p0, 2, !dbg !327
	br i1 %26, label %b7, label %b8, !dbg !327

b7:
	%27 = sext i32 %0 to i64, !dbg !328
	%28 = trunc i64 %p8 to i32, !dbg !328
	%29 = icmp ne i64 %p3, %p5, !dbg !328
	%30 = icmp uge i64 %p8, %27, !dbg !328
	%31 = or i1 %29, %30, !dbg !328
	br i1 %31, label %b7_fail1, label %b7_ok1, !dbg !328, !prof !27

b7_ok1:
	call void @gpuc_get_block(i8* %p2, i8* %p4, i64 %p5, i32 %28), !dbg !328
	br label %b16, !dbg !328

b8:
	%32 = icmp eq i64 %p0, 3, !dbg !329
	br i1 %32, label %b9, label %b11, !dbg !329

b9:
	%33 = icmp eq i64 %10, 0, !dbg !330
	br i1 %33, label %b10, label %b16, !dbg !330

b10:
	%34 = sext i32 %0 to i64, !dbg !331
	%35 = trunc i64 %p8 to i32, !dbg !331
	%36 = icmp ne i64 %p3, %p5, !dbg !331
	%37 = icmp uge i64 %p8, %34, !dbg !331
	%38 = or i1 %36, %37, !dbg !331
	br i1 %38, label %b10_fail1, label %b10_ok1, !dbg !331, !prof !27

b10_ok1:
	call void @gpuc_get_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i32 %35), !dbg !331
	br label %b16, !dbg !331

b11:
	%39 = icmp eq i64 %p0, 4, !dbg !332
	br i1 %39, label %b12, label %b14, !dbg !332

b12:
	%40 = sdiv i64 %10, 32, !dbg !333
	%41 = icmp eq i64 %40, %p1, !dbg !334
	br i1 %41, label %b13, label %b16, !dbg !334

b13:
	%42 = sext i32 %0 to i64, !dbg !335
	%43 = trunc i64 %p8 to i32, !dbg !335
	%44 = icmp ne i64 %p3, %p5, !dbg !335
	%45 = icmp uge i64 %p8, %42, !dbg !335
	%46 = icmp eq i64* %p6, null, !dbg !335
	%47 = or i1 %44, %45, !dbg !335
	%48 = or i1 %47, %46, !dbg !335
	br i1 %48, label %b13_fail1, label %b13_ok1, !dbg !335, !prof !27

b13_ok1:
	%49 = bitcast i64* %p6 to i8*, !dbg !335
	call void @gpuc_put_signal_warp(i8* %p2, i8* %p4, i64 %p5, i8* %49, i64 %p7, i32 9, i32 %43), !dbg !335
	br label %b16, !dbg !335

b14:
	%50 = icmp eq i64 %p0, 5, !dbg !336
	br i1 %50, label %b15, label %b16, !dbg !336

b15:
	%51 = sext i32 %0 to i64, !dbg !337
	%52 = trunc i64 %p8 to i32, !dbg !337
	%53 = icmp ne i64 %p3, %p5, !dbg !337
	%54 = icmp uge i64 %p8, %51, !dbg !337
	%55 = icmp eq i64* %p6, null, !dbg !337
	%56 = or i1 %53, %54, !dbg !337
	%57 = or i1 %56, %55, !dbg !337
	br i1 %57, label %b15_fail1, label %b15_ok1, !dbg !337, !prof !27

b15_ok1:
	%58 = bitcast i64* %p6 to i8*, !dbg !337
	call void @gpuc_put_signal_nbi_block(i8* %p2, i8* %p4, i64 %p5, i8* %58, i64 %p7, i32 9, i32 %52), !dbg !337
	br label %b16, !dbg !337

b16:
	ret void, !dbg !318

b2_fail1:
	%59 = icmp ne i64 %p3, %p5, !dbg !319
	br i1 %59, label %b2_fail2, label %b2_ok2, !dbg !319

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !319
	ret void, !dbg !319

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %13), !dbg !319
	ret void, !dbg !319

b5_fail1:
	%60 = icmp ne i64 %p3, %p5, !dbg !326
	br i1 %60, label %b5_fail2, label %b5_ok2, !dbg !326

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !326
	ret void, !dbg !326

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %21), !dbg !326
	ret void, !dbg !326

b7_fail1:
	%61 = icmp ne i64 %p3, %p5, !dbg !328
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !328

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !328
	ret void, !dbg !328

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %27), !dbg !328
	ret void, !dbg !328

b10_fail1:
	%62 = icmp ne i64 %p3, %p5, !dbg !331
	br i1 %62, label %b10_fail2, label %b10_ok2, !dbg !331

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !331
	ret void, !dbg !331

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %34), !dbg !331
	ret void, !dbg !331

b13_fail1:
	%63 = icmp ne i64 %p3, %p5, !dbg !335
	br i1 %63, label %b13_fail2, label %b13_ok2, !dbg !335

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !335
	ret void, !dbg !335

b13_ok2:
	%64 = icmp uge i64 %p8, %42, !dbg !335
	br i1 %64, label %b13_fail3, label %b13_ok3, !dbg !335

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %42), !dbg !335
	ret void, !dbg !335

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !335
	ret void, !dbg !335

b15_fail1:
	%65 = icmp ne i64 %p3, %p5, !dbg !337
	br i1 %65, label %b15_fail2, label %b15_ok2, !dbg !337

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !337
	ret void, !dbg !337

b15_ok2:
	%66 = icmp uge i64 %p8, %51, !dbg !337
	br i1 %66, label %b15_fail3, label %b15_ok3, !dbg !337

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %51), !dbg !337
	ret void, !dbg !337

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !337
	ret void, !dbg !337
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !338 {
entry:
	br label %b0, !dbg !339

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !342
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !343, !range !11
	%2 = sext i32 %1 to i64, !dbg !343
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !343, !range !28
	%4 = sext i32 %3 to i64, !dbg !343
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !343, !range !28
	%6 = sext i32 %5 to i64, !dbg !343
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !343, !range !81
	%8 = sext i32 %7 to i64, !dbg !343
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !343, !range !82
	%10 = sext i32 %9 to i64, !dbg !343
	%11 = mul i64 %10, %6, !dbg !343
	%12 = add i64 %4, %11, !dbg !343
	%13 = mul i64 %8, %12, !dbg !343
	%14 = add i64 %2, %13, !dbg !343
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343, !range !20
	%17 = mul i32 %15, %16, !dbg !343
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !343, !range !72
	%19 = mul i32 %17, %18, !dbg !343
	%20 = sext i32 %19 to i64, !dbg !343
	%21 = mul i64 %14, %20, !dbg !343
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !343, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !343, !range !19
	%25 = mul i32 %16, %24, !dbg !343
	%26 = add i32 %23, %25, !dbg !343
	%27 = mul i32 %15, %26, !dbg !343
	%28 = add i32 %22, %27, !dbg !343
	%29 = sext i32 %28 to i64, !dbg !343
	%30 = add i64 %21, %29, !dbg !343
	%31 = mul i64 %8, %10, !dbg !343
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !343, !range !82
	%33 = sext i32 %32 to i64, !dbg !343
	%34 = mul i64 %31, %33, !dbg !343
	%35 = mul i64 %34, %20, !dbg !343
	br label %b1, !dbg !343

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !343
	%37 = icmp slt i64 %36, %p3, !dbg !343
	br i1 %37, label %b2, label %b3, !dbg !343

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !344
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !345
	%40 = icmp uge i64 %36, %p1, !dbg !344
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !344, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !345
	%42 = sext i32 %0 to i64, !dbg !342
	%43 = trunc i64 %p4 to i32, !dbg !342
	%44 = icmp uge i64 %p4, %42, !dbg !342
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !342, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !342
	%45 = add i64 %36, %35, !dbg !343
	br label %b1, !dbg !343

b3:
	ret void, !dbg !341

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !344
	ret void, !dbg !344

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !342
	ret void, !dbg !342
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !346 {
entry:
	br label %b0, !dbg !347

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !350
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !11
	%2 = sext i32 %1 to i64, !dbg !351
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !28
	%4 = sext i32 %3 to i64, !dbg !351
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !351, !range !28
	%6 = sext i32 %5 to i64, !dbg !351
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !351, !range !81
	%8 = sext i32 %7 to i64, !dbg !351
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !351, !range !82
	%10 = sext i32 %9 to i64, !dbg !351
	%11 = mul i64 %10, %6, !dbg !351
	%12 = add i64 %4, %11, !dbg !351
	%13 = mul i64 %8, %12, !dbg !351
	%14 = add i64 %2, %13, !dbg !351
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !20
	%17 = mul i32 %15, %16, !dbg !351
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !351, !range !72
	%19 = mul i32 %17, %18, !dbg !351
	%20 = sext i32 %19 to i64, !dbg !351
	%21 = mul i64 %14, %20, !dbg !351
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !19
	%25 = mul i32 %16, %24, !dbg !351
	%26 = add i32 %23, %25, !dbg !351
	%27 = mul i32 %15, %26, !dbg !351
	%28 = add i32 %22, %27, !dbg !351
	%29 = sext i32 %28 to i64, !dbg !351
	%30 = add i64 %21, %29, !dbg !351
	%31 = mul i64 %8, %10, !dbg !351
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !351, !range !82
	%33 = sext i32 %32 to i64, !dbg !351
	%34 = mul i64 %31, %33, !dbg !351
	%35 = mul i64 %34, %20, !dbg !351
	br label %b1, !dbg !351

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !351
	%37 = icmp slt i64 %36, %p1, !dbg !351
	br i1 %37, label %b2, label %b3, !dbg !351

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !352
	%39 = sext i32 %0 to i64, !dbg !350
	%40 = trunc i64 %p4 to i32, !dbg !350
	%41 = icmp uge i64 %36, %p3, !dbg !352
	%42 = icmp uge i64 %p4, %39, !dbg !350
	%43 = or i1 %41, %42, !dbg !350
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !350, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !350
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !353
	store i8 %44, i8* %45, align 1, !dbg !353
	%46 = add i64 %36, %35, !dbg !351
	br label %b1, !dbg !351

b3:
	ret void, !dbg !349

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !352
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !352

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !352
	ret void, !dbg !352

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !350
	ret void, !dbg !350
}

define void @TransferInt16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !358
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !359, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !359, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !359, !range !20
	%6 = mul i32 %5, %3, !dbg !359
	%7 = add i32 %2, %6, !dbg !359
	%8 = mul i32 %4, %7, !dbg !359
	%9 = add i32 %1, %8, !dbg !359
	%10 = sext i32 %9 to i64, !dbg !359
	%11 = icmp eq i64 %p0, 0, !dbg !360
	br i1 %11, label %b1, label %b3, !dbg !360

b1:
	%12 = sdiv i64 %10, 32, !dbg !361
	%13 = icmp eq i64 %12, %p1, !dbg !362
	br i1 %13, label %b2, label %b16, !dbg !362

b2:
	%14 = sext i32 %0 to i64, !dbg !358
	%15 = mul i64 %p5, 2, !dbg !358
	%16 = trunc i64 %p8 to i32, !dbg !358
	%17 = icmp ne i64 %p3, %p5, !dbg !358
	%18 = icmp uge i64 %p8, %14, !dbg !358
	%19 = or i1 %17, %18, !dbg !358
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !358, !prof !27

b2_ok1:
	%20 = bitcast i16* %p2 to i8*, !dbg !358
	%21 = bitcast i16* %p4 to i8*, !dbg !358
	call void @gpuc_put_warp(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !358
	br label %b16, !dbg !358

b3:
	%22 = icmp eq i64 %p0, 1, !dbg !363
	br i1 %22, label %b4, label %b5, !dbg !363

b4:
	%23 = sext i32 %0 to i64, !dbg !364
	%24 = mul i64 %p5, 2, !dbg !364
	%25 = trunc i64 %p8 to i32, !dbg !364
	%26 = icmp ne i64 %p3, %p5, !dbg !364
	%27 = icmp uge i64 %p8, %23, !dbg !364
	%28 = or i1 %26, %27, !dbg !364
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !364, !prof !27

b4_ok1:
	%29 = bitcast i16* %p2 to i8*, !dbg !364
	%30 = bitcast i16* %p4 to i8*, !dbg !364
	call void @gpuc_put_nbi_block(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !364
	br label %b16, !dbg !364

b5:
	%31 = icmp eq i64 %p0, 2, !dbg !365
	br i1 %31, label %b6, label %b8, !dbg !365

b6:
	%32 = icmp eq i64 %10, 0, !dbg !366
	br i1 %32, label %b7, label %b16, !dbg !366

b7:
	%33 = sext i32 %0 to i64, !dbg !367
	%34 = mul i64 %p5, 2, !dbg !367
	%35 = trunc i64 %p8 to i32, !dbg !367
	%36 = icmp ne i64 %p3, %p5, !dbg !367
	%37 = icmp uge i64 %p8, %33, !dbg !367
	%38 = or i1 %36, %37, !dbg !367
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !367, !prof !27

b7_ok1:
	%39 = bitcast i16* %p2 to i8*, !dbg !367
	%40 = bitcast i16* %p4 to i8*, !dbg !367
	call void @gpuc_get_thread(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !367
	br label %b16, !dbg !367

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !368
	br i1 %41, label %b9, label %b11, !dbg !368

b9:
	%42 = sdiv i64 %10, 32, !dbg !369
	%43 = icmp eq i64 %42, %p1, !dbg !370
	br i1 %43, label %b10, label %b16, !dbg !370

b10:
	%44 = sext i32 %0 to i64, !dbg !371
	%45 = mul i64 %p5, 2, !dbg !371
	%46 = trunc i64 %p8 to i32, !dbg !371
	%47 = icmp ne i64 %p3, %p5, !dbg !371
	%48 = icmp uge i64 %p8, %44, !dbg !371
	%49 = or i1 %47, %48, !dbg !371
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !371, !prof !27

b10_ok1:
	%50 = bitcast i16* %p2 to i8*, !dbg !371
	%51 = bitcast i16* %p4 to i8*, !dbg !371
	call void @gpuc_get_nbi_warp(i8* %50, i8* %51, i64 %45, i32 %46), !dbg !371
	br label %b16, !dbg !371

b11:
	%52 = icmp eq i64 %p0, 4, !dbg !372
	br i1 %52, label %b12, label %b13, !dbg !372

b12:
	%53 = sext i32 %0 to i64, !dbg !373
	%54 = mul i64 %p5, 2, !dbg !373
	%55 = trunc i64 %p8 to i32, !dbg !373
	%56 = icmp ne i64 %p3, %p5, !dbg !373
	%57 = icmp uge i64 %p8, %53, !dbg !373
	%58 = icmp eq i64* %p6, null, !dbg !373
	%59 = or i1 %56, %57, !dbg !373
	%60 = or i1 %59, %58, !dbg !373
	br i1 %60, label %b12_fail1, label %b12_ok1, !dbg !373, !prof !27

b12_ok1:
	%61 = bitcast i16* %p2 to i8*, !dbg !373
	%62 = bitcast i16* %p4 to i8*, !dbg !373
	%63 = bitcast i64* %p6 to i8*, !dbg !373
	call void @gpuc_put_signal_block(i8* %61, i8* %62, i64 %54, i8* %63, i64 %p7, i32 10, i32 %55), !dbg !373
	br label %b16, !dbg !373

b13:
	%64 = icmp eq i64 %p0, 5, !dbg !374
	br i1 %64, label %b14, label %b16, !dbg !374

b14:
	%65 = icmp eq i64 %10, 0, !dbg !375
	br i1 %65, label %b15, label %b16, !dbg !375

b15:
	%66 = sext i32 %0 to i64, !dbg !376
	%67 = mul i64 %p5, 2, !dbg !376
	%68 = trunc i64 %p8 to i32, !dbg !376
	%69 = icmp ne i64 %p3, %p5, !dbg !376
	%70 = icmp uge i64 %p8, %66, !dbg !376
	%71 = icmp eq i64* %p6, null, !dbg !376
	%72 = or i1 %69, %70, !dbg !376
	%73 = or i1 %72, %71, !dbg !376
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !376, !prof !27

b15_ok1:
	%74 = bitcast i16* %p2 to i8*, !dbg !376
	%75 = bitcast i16* %p4 to i8*, !dbg !376
	%76 = bitcast i64* %p6 to i8*, !dbg !376
	call void @gpuc_put_signal_nbi_thread(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 10, i32 %68), !dbg !376
	br label %b16, !dbg !376

b16:
	ret void, !dbg !357

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !358
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !358

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !358
	ret void, !dbg !358

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %14), !dbg !358
	ret void, !dbg !358

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !364
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !364

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !364
	ret void, !dbg !364

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %23), !dbg !364
	ret void, !dbg !364

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !367
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !367

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !367
	ret void, !dbg !367

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %33), !dbg !367
	ret void, !dbg !367

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !371
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !371

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !371
	ret void, !dbg !371

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %44), !dbg !371
	ret void, !dbg !371

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !373
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !373

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !373
	ret void, !dbg !373

b12_ok2:
	%82 = icmp uge i64 %p8, %53, !dbg !373
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !373

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %53), !dbg !373
	ret void, !dbg !373

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !376
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !376

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !376
	ret void, !dbg !376

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !376
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !376

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !376
	ret void, !dbg !376

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !376
	ret void, !dbg !376
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !377 {
entry:
	br label %b0, !dbg !378

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !381
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !382, !range !11
	%2 = sext i32 %1 to i64, !dbg !382
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !382, !range !28
	%4 = sext i32 %3 to i64, !dbg !382
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !382, !range !28
	%6 = sext i32 %5 to i64, !dbg !382
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !382, !range !81
	%8 = sext i32 %7 to i64, !dbg !382
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !382, !range !82
	%10 = sext i32 %9 to i64, !dbg !382
	%11 = mul i64 %10, %6, !dbg !382
	%12 = add i64 %4, %11, !dbg !382
	%13 = mul i64 %8, %12, !dbg !382
	%14 = add i64 %2, %13, !dbg !382
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !382, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !382, !range !20
	%17 = mul i32 %15, %16, !dbg !382
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !72
	%19 = mul i32 %17, %18, !dbg !382
	%20 = sext i32 %19 to i64, !dbg !382
	%21 = mul i64 %14, %20, !dbg !382
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !382, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !382, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !382, !range !19
	%25 = mul i32 %16, %24, !dbg !382
	%26 = add i32 %23, %25, !dbg !382
	%27 = mul i32 %15, %26, !dbg !382
	%28 = add i32 %22, %27, !dbg !382
	%29 = sext i32 %28 to i64, !dbg !382
	%30 = add i64 %21, %29, !dbg !382
	%31 = mul i64 %8, %10, !dbg !382
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !382, !range !82
	%33 = sext i32 %32 to i64, !dbg !382
	%34 = mul i64 %31, %33, !dbg !382
	%35 = mul i64 %34, %20, !dbg !382
	br label %b1, !dbg !382

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !382
	%37 = icmp slt i64 %36, %p3, !dbg !382
	br i1 %37, label %b2, label %b3, !dbg !382

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !383
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !384
	%40 = icmp uge i64 %36, %p1, !dbg !383
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !383, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !384
	%42 = sext i32 %0 to i64, !dbg !381
	%43 = trunc i64 %p4 to i32, !dbg !381
	%44 = icmp uge i64 %p4, %42, !dbg !381
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !381, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !381
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !381
	%46 = add i64 %36, %35, !dbg !382
	br label %b1, !dbg !382

b3:
	ret void, !dbg !380

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !383
	ret void, !dbg !383

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !381
	ret void, !dbg !381
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !385 {
entry:
	br label %b0, !dbg !386

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !389
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !390, !range !11
	%2 = sext i32 %1 to i64, !dbg !390
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !390, !range !28
	%4 = sext i32 %3 to i64, !dbg !390
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !390, !range !28
	%6 = sext i32 %5 to i64, !dbg !390
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !390, !range !81
	%8 = sext i32 %7 to i64, !dbg !390
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !390, !range !82
	%10 = sext i32 %9 to i64, !dbg !390
	%11 = mul i64 %10, %6, !dbg !390
	%12 = add i64 %4, %11, !dbg !390
	%13 = mul i64 %8, %12, !dbg !390
	%14 = add i64 %2, %13, !dbg !390
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !20
	%17 = mul i32 %15, %16, !dbg !390
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !390, !range !72
	%19 = mul i32 %17, %18, !dbg !390
	%20 = sext i32 %19 to i64, !dbg !390
	%21 = mul i64 %14, %20, !dbg !390
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !390, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !390, !range !19
	%25 = mul i32 %16, %24, !dbg !390
	%26 = add i32 %23, %25, !dbg !390
	%27 = mul i32 %15, %26, !dbg !390
	%28 = add i32 %22, %27, !dbg !390
	%29 = sext i32 %28 to i64, !dbg !390
	%30 = add i64 %21, %29, !dbg !390
	%31 = mul i64 %8, %10, !dbg !390
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !390, !range !82
	%33 = sext i32 %32 to i64, !dbg !390
	%34 = mul i64 %31, %33, !dbg !390
	%35 = mul i64 %34, %20, !dbg !390
	br label %b1, !dbg !390

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !390
	%37 = icmp slt i64 %36, %p1, !dbg !390
	br i1 %37, label %b2, label %b3, !dbg !390

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !391
	%39 = sext i32 %0 to i64, !dbg !389
	%40 = trunc i64 %p4 to i32, !dbg !389
	%41 = icmp uge i64 %36, %p3, !dbg !391
	%42 = icmp uge i64 %p4, %39, !dbg !389
	%43 = or i1 %41, %42, !dbg !389
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !389, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !389
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !389
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !392
	store i16 %45, i16* %46, align 2, !dbg !392
	%47 = add i64 %36, %35, !dbg !390
	br label %b1, !dbg !390

b3:
	ret void, !dbg !388

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !391
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !391

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !391
	ret void, !dbg !391

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !389
	ret void, !dbg !389
}

define void @TransferInt32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !393 {
entry:
	br label %b0, !dbg !394

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !397
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !398, !range !20
	%6 = mul i32 %5, %3, !dbg !398
	%7 = add i32 %2, %6, !dbg !398
	%8 = mul i32 %4, %7, !dbg !398
	%9 = add i32 %1, %8, !dbg !398
	%10 = sext i32 %9 to i64, !dbg !398
	%11 = icmp eq i64 %p0, 0, !dbg !399
	br i1 %11, label %b1, label %b2, !dbg !399

b1:
	%12 = sext i32 %0 to i64, !dbg !397
	%13 = mul i64 %p5, 4, !dbg !397
	%14 = trunc i64 %p8 to i32, !dbg !397
	%15 = icmp ne i64 %p3, %p5, !dbg !397
	%16 = icmp uge i64 %p8, %12, !dbg !397
	%17 = or i1 %15, %16, !dbg !397
	br i1 %17, label %b1_fail1, label %b1_ok1, !dbg !397, !prof !27

b1_ok1:
	%18 = bitcast i32* %p2 to i8*, !dbg !397
	%19 = bitcast i32* %p4 to i8*, !dbg !397
	call void @gpuc_put_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !397
	br label %b16, !dbg !397

b2:
	%20 = icmp eq i64 %p0, 1, !dbg !400
	br i1 %20, label %b3, label %b5, !dbg !400

b3:
	%21 = icmp eq i64 %10, 0, !dbg !401
	br i1 %21, label %b4, label %b16, !dbg !401

b4:
	%22 = sext i32 %0 to i64, !dbg !402
	%23 = mul i64 %p5, 4, !dbg !402
	%24 = trunc i64 %p8 to i32, !dbg !402
	%25 = icmp ne i64 %p3, %p5, !dbg !402
	%26 = icmp uge i64 %p8, %22, !dbg !402
	%27 = or i1 %25, %26, !dbg !402
	br i1 %27, label %b4_fail1, label %b4_ok1, !dbg !402, !prof !27

b4_ok1:
	%28 = bitcast i32* %p2 to i8*, !dbg !402
	%29 = bitcast i32* %p4 to i8*, !dbg !402
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24), !dbg !402
	br label %b16, !dbg !402

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !403
	br i1 %30, label %b6, label %b8, !dbg !403

b6:
	%31 = sdiv i64 %10, 32, !dbg !404
	%32 = icmp eq i64 %31, %p1, !dbg !405
	br i1 %32, label %b7, label %b16, !dbg !405

b7:
	%33 = sext i32 %0 to i64, !dbg !406
	%34 = mul i64 %p5, 4, !dbg !406
	%35 = trunc i64 %p8 to i32, !dbg !406
	%36 = icmp ne i64 %p3, %p5, !dbg !406
	%37 = icmp uge i64 %p8, %33, !dbg !406
	%38 = or i1 %36, %37, !dbg !406
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !406, !prof !27

b7_ok1:
	%39 = bitcast i32* %p2 to i8*, !dbg !406
	%40 = bitcast i32* %p4 to i8*, !dbg !406
	call void @gpuc_get_warp(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !406
	br label %b16, !dbg !406

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !407
	br i1 %41, label %b9, label %b10, !dbg !407

b9:
	%42 = sext i32 %0 to i64, !dbg !408
	%43 = mul i64 %p5, 4, !dbg !408
	%44 = trunc i64 %p8 to i32, !dbg !408
	%45 = icmp ne i64 %p3, %p5, !dbg !408
	%46 = icmp uge i64 %p8, %42, !dbg !408
	%47 = or i1 %45, %46, !dbg !408
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !408, !prof !27

b9_ok1:
	%48 = bitcast i32* %p2 to i8*, !dbg !408
	%49 = bitcast i32* %p4 to i8*, !dbg !408
	call void @gpuc_get_nbi_block(i8* %48, i8* %49, i64 %43, i32 %44), !dbg !408
	br label %b16, !dbg !408

b10:
	%50 = icmp eq i64 %p0, 4, !dbg !409
	br i1 %50, label %b11, label %b13, !dbg !409

b11:
	%51 = icmp eq i64 %10, 0, !dbg !410
	br i1 %51, label %b12, label %b16, !dbg !410

b12:
	%52 = sext i32 %0 to i64, !dbg !411
	%53 = mul i64 %p5, 4, !dbg !411
	%54 = trunc i64 %p8 to i32, !dbg !411
	%55 = icmp ne i64 %p3, %p5, !dbg !411
	%56 = icmp uge i64 %p8, %52, !dbg !411
	%57 = icmp eq i64* %p6, null, !dbg !411
	%58 = or i1 %55, %56, !dbg !411
	%59 = or i1 %58, %57, !dbg !411
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !411, !prof !27

b12_ok1:
	%60 = bitcast i32* %p2 to i8*, !dbg !411
	%61 = bitcast i32* %p4 to i8*, !dbg !411
	%62 = bitcast i64* %p6 to i8*, !dbg !411
	call void @gpuc_put_signal_thread(i8* %60, i8* %61, i64 %53, i8* %62, i64 %p7, i32 9, i32 %54), !dbg !411
	br label %b16, !dbg !411

b13:
	%63 = icmp eq i64 %p0, 5, !dbg !412
	br i1 %63, label %b14, label %b16, !dbg !412

b14:
	%64 = sdiv i64 %10, 32, !dbg !413
	%65 = icmp eq i64 %64, %p1, !dbg !414
	br i1 %65, label %b15, label %b16, !dbg !414

b15:
	%66 = sext i32 %0 to i64, !dbg !415
	%67 = mul i64 %p5, 4, !dbg !415
	%68 = trunc i64 %p8 to i32, !dbg !415
	%69 = icmp ne i64 %p3, %p5, !dbg !415
	%70 = icmp uge i64 %p8, %66, !dbg !415
	%71 = icmp eq i64* %p6, null, !dbg !415
	%72 = or i1 %69, %70, !dbg !415
	%73 = or i1 %72, %71, !dbg !415
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !415, !prof !27

b15_ok1:
	%74 = bitcast i32* %p2 to i8*, !dbg !415
	%75 = bitcast i32* %p4 to i8*, !dbg !415
	%76 = bitcast i64* %p6 to i8*, !dbg !415
	call void @gpuc_put_signal_nbi_warp(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !415
	br label %b16, !dbg !415

b16:
	ret void, !dbg !396

b1_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !397
	br i1 %77, label %b1_fail2, label %b1_ok2, !dbg !397

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !397
	ret void, !dbg !397

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %12), !dbg !397
	ret void, !dbg !397

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !402
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !402

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !402
	ret void, !dbg !402

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %22), !dbg !402
	ret void, !dbg !402

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !406
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !406

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !406
	ret void, !dbg !406

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %33), !dbg !406
	ret void, !dbg !406

b9_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !408
	br i1 %80, label %b9_fail2, label %b9_ok2, !dbg !408

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !408
	ret void, !dbg !408

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %42), !dbg !408
	ret void, !dbg !408

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !411
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !411

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !411
	ret void, !dbg !411

b12_ok2:
	%82 = icmp uge i64 %p8, %52, !dbg !411
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !411

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %52), !dbg !411
	ret void, !dbg !411

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !415
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !415

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !415
	ret void, !dbg !415

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !415
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !415

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !415
	ret void, !dbg !415

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !415
	ret void, !dbg !415
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !420
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !421, !range !11
	%2 = sext i32 %1 to i64, !dbg !421
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !421, !range !28
	%4 = sext i32 %3 to i64, !dbg !421
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !421, !range !28
	%6 = sext i32 %5 to i64, !dbg !421
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !421, !range !81
	%8 = sext i32 %7 to i64, !dbg !421
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !421, !range !82
	%10 = sext i32 %9 to i64, !dbg !421
	%11 = mul i64 %10, %6, !dbg !421
	%12 = add i64 %4, %11, !dbg !421
	%13 = mul i64 %8, %12, !dbg !421
	%14 = add i64 %2, %13, !dbg !421
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !20
	%17 = mul i32 %15, %16, !dbg !421
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !72
	%19 = mul i32 %17, %18, !dbg !421
	%20 = sext i32 %19 to i64, !dbg !421
	%21 = mul i64 %14, %20, !dbg !421
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !19
	%25 = mul i32 %16, %24, !dbg !421
	%26 = add i32 %23, %25, !dbg !421
	%27 = mul i32 %15, %26, !dbg !421
	%28 = add i32 %22, %27, !dbg !421
	%29 = sext i32 %28 to i64, !dbg !421
	%30 = add i64 %21, %29, !dbg !421
	%31 = mul i64 %8, %10, !dbg !421
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !421, !range !82
	%33 = sext i32 %32 to i64, !dbg !421
	%34 = mul i64 %31, %33, !dbg !421
	%35 = mul i64 %34, %20, !dbg !421
	br label %b1, !dbg !421

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !421
	%37 = icmp slt i64 %36, %p3, !dbg !421
	br i1 %37, label %b2, label %b3, !dbg !421

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !422
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !423
	%40 = icmp uge i64 %36, %p1, !dbg !422
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !422, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !423
	%42 = sext i32 %0 to i64, !dbg !420
	%43 = trunc i64 %p4 to i32, !dbg !420
	%44 = icmp uge i64 %p4, %42, !dbg !420
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !420, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !420
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !420
	%46 = add i64 %36, %35, !dbg !421
	br label %b1, !dbg !421

b3:
	ret void, !dbg !419

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !422
	ret void, !dbg !422

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !420
	ret void, !dbg !420
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !424 {
entry:
	br label %b0, !dbg !425

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !428
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !429, !range !11
	%2 = sext i32 %1 to i64, !dbg !429
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !429, !range !28
	%4 = sext i32 %3 to i64, !dbg !429
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !429, !range !28
	%6 = sext i32 %5 to i64, !dbg !429
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !429, !range !81
	%8 = sext i32 %7 to i64, !dbg !429
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !429, !range !82
	%10 = sext i32 %9 to i64, !dbg !429
	%11 = mul i64 %10, %6, !dbg !429
	%12 = add i64 %4, %11, !dbg !429
	%13 = mul i64 %8, %12, !dbg !429
	%14 = add i64 %2, %13, !dbg !429
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !429, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !429, !range !20
	%17 = mul i32 %15, %16, !dbg !429
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !72
	%19 = mul i32 %17, %18, !dbg !429
	%20 = sext i32 %19 to i64, !dbg !429
	%21 = mul i64 %14, %20, !dbg !429
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !429, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !429, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !429, !range !19
	%25 = mul i32 %16, %24, !dbg !429
	%26 = add i32 %23, %25, !dbg !429
	%27 = mul i32 %15, %26, !dbg !429
	%28 = add i32 %22, %27, !dbg !429
	%29 = sext i32 %28 to i64, !dbg !429
	%30 = add i64 %21, %29, !dbg !429
	%31 = mul i64 %8, %10, !dbg !429
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !429, !range !82
	%33 = sext i32 %32 to i64, !dbg !429
	%34 = mul i64 %31, %33, !dbg !429
	%35 = mul i64 %34, %20, !dbg !429
	br label %b1, !dbg !429

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !429
	%37 = icmp slt i64 %36, %p1, !dbg !429
	br i1 %37, label %b2, label %b3, !dbg !429

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !430
	%39 = sext i32 %0 to i64, !dbg !428
	%40 = trunc i64 %p4 to i32, !dbg !428
	%41 = icmp uge i64 %36, %p3, !dbg !430
	%42 = icmp uge i64 %p4, %39, !dbg !428
	%43 = or i1 %41, %42, !dbg !428
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !428, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !428
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !428
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !431
	store i32 %45, i32* %46, align 4, !dbg !431
	%47 = add i64 %36, %35, !dbg !429
	br label %b1, !dbg !429

b3:
	ret void, !dbg !427

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !430
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !430

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !430
	ret void, !dbg !430

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !428
	ret void, !dbg !428
}

define void @TransferInt64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !432 {
entry:
	br label %b0, !dbg !433

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !436
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !20
	%6 = mul i32 %5, %3, !dbg !437
	%7 = add i32 %2, %6, !dbg !437
	%8 = mul i32 %4, %7, !dbg !437
	%9 = add i32 %1, %8, !dbg !437
	%10 = sext i32 %9 to i64, !dbg !437
	%11 = icmp eq i64 %p0, 0, !dbg !438
	br i1 %11, label %b1, label %b3, !dbg !438

b1:
	%12 = icmp eq i64 %10, 0, !dbg !439
	br i1 %12, label %b2, label %b16, !dbg !439

b2:
	%13 = sext i32 %0 to i64, !dbg !436
	%14 = mul i64 %p5, 8, !dbg !436
	%15 = trunc i64 %p8 to i32, !dbg !436
	%16 = icmp ne i64 %p3, %p5, !dbg !436
	%17 = icmp uge i64 %p8, %13, !dbg !436
	%18 = or i1 %16, %17, !dbg !436
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !436, !prof !27

b2_ok1:
	%19 = bitcast i64* %p2 to i8*, !dbg !436
	%20 = bitcast i64* %p4 to i8*, !dbg !436
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %14, i32 %15), !dbg !436
	br label %b16, !dbg !436

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !440
	br i1 %21, label %b4, label %b6, !dbg !440

b4:
	%22 = sdiv i64 %10, 32, !dbg !441
	%23 = icmp eq i64 %22, %p1, !dbg !442
	br i1 %23, label %b5, label %b16, !dbg !442

b5:
	%24 = sext i32 %0 to i64, !dbg !443
	%25 = mul i64 %p5, 8, !dbg !443
	%26 = trunc i64 %p8 to i32, !dbg !443
	%27 = icmp ne i64 %p3, %p5, !dbg !443
	%28 = icmp uge i64 %p8, %24, !dbg !443
	%29 = or i1 %27, %28, !dbg !443
	br i1 %29, label %b5_fail1, label %b5_ok1, !dbg !443, !prof !27

b5_ok1:
	%30 = bitcast i64* %p2 to i8*, !dbg !443
	%31 = bitcast i64* %p4 to i8*, !dbg !443
	call void @gpuc_put_nbi_warp(i8* %30, i8* %31, i64 %25, i32 %26), !dbg !443
	br label %b16, !dbg !443

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !444
	br i1 %32, label %b7, label %b8, !dbg !444

b7:
	%33 = sext i32 %0 to i64, !dbg !445
	%34 = mul i64 %p5, 8, !dbg !445
	%35 = trunc i64 %p8 to i32, !dbg !445
	%36 = icmp ne i64 %p3, %p5, !dbg !445
	%37 = icmp uge i64 %p8, %33, !dbg !445
	%38 = or i1 %36, %37, !dbg !445
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !445, !prof !27

b7_ok1:
	%39 = bitcast i64* %p2 to i8*, !dbg !445
	%40 = bitcast i64* %p4 to i8*, !dbg !445
	call void @gpuc_get_block(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !445
	br label %b16, !dbg !445

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !446
	br i1 %41, label %b9, label %b11, !dbg !446

b9:
	%42 = icmp eq i64 %10, 0, !dbg !447
	br i1 %42, label %b10, label %b16, !dbg !447

b10:
	%43 = sext i32 %0 to i64, !dbg !448
	%44 = mul i64 %p5, 8, !dbg !448
	%45 = trunc i64 %p8 to i32, !dbg !448
	%46 = icmp ne i64 %p3, %p5, !dbg !448
	%47 = icmp uge i64 %p8, %43, !dbg !448
	%48 = or i1 %46, %47, !dbg !448
	br i1 %48, label %b10_fail1, label %b10_ok1, !dbg !448, !prof !27

b10_ok1:
	%49 = bitcast i64* %p2 to i8*, !dbg !448
	%50 = bitcast i64* %p4 to i8*, !dbg !448
	call void @gpuc_get_nbi_thread(i8* %49, i8* %50, i64 %44, i32 %45), !dbg !448
	br label %b16, !dbg !448

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !449
	br i1 %51, label %b12, label %b14, !dbg !449

b12:
	%52 = sdiv i64 %10, 32, !dbg !450
	%53 = icmp eq i64 %52, %p1, !dbg !451
	br i1 %53, label %b13, label %b16, !dbg !451

b13:
	%54 = sext i32 %0 to i64, !dbg !452
	%55 = mul i64 %p5, 8, !dbg !452
	%56 = trunc i64 %p8 to i32, !dbg !452
	%57 = icmp ne i64 %p3, %p5, !dbg !452
	%58 = icmp uge i64 %p8, %54, !dbg !452
	%59 = icmp eq i64* %p6, null, !dbg !452
	%60 = or i1 %57, %58, !dbg !452
	%61 = or i1 %60, %59, !dbg !452
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !452, !prof !27

b13_ok1:
	%62 = bitcast i64* %p2 to i8*, !dbg !452
	%63 = bitcast i64* %p4 to i8*, !dbg !452
	%64 = bitcast i64* %p6 to i8*, !dbg !452
	call void @gpuc_put_signal_warp(i8* %62, i8* %63, i64 %55, i8* %64, i64 %p7, i32 9, i32 %56), !dbg !452
	br label %b16, !dbg !452

b14:
	%65 = icmp eq i64 %p0, 5, !dbg !453
	br i1 %65, label %b15, label %b16, !dbg !453

b15:
	%66 = sext i32 %0 to i64, !dbg !454
	%67 = mul i64 %p5, 8, !dbg !454
	%68 = trunc i64 %p8 to i32, !dbg !454
	%69 = icmp ne i64 %p3, %p5, !dbg !454
	%70 = icmp uge i64 %p8, %66, !dbg !454
	%71 = icmp eq i64* %p6, null, !dbg !454
	%72 = or i1 %69, %70, !dbg !454
	%73 = or i1 %72, %71, !dbg !454
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !454, !prof !27

b15_ok1:
	%74 = bitcast i64* %p2 to i8*, !dbg !454
	%75 = bitcast i64* %p4 to i8*, !dbg !454
	%76 = bitcast i64* %p6 to i8*, !dbg !454
	call void @gpuc_put_signal_nbi_block(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !454
	br label %b16, !dbg !454

b16:
	ret void, !dbg !435

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !436
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !436

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !436
	ret void, !dbg !436

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %13), !dbg !436
	ret void, !dbg !436

b5_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !443
	br i1 %78, label %b5_fail2, label %b5_ok2, !dbg !443

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !443
	ret void, !dbg !443

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %24), !dbg !443
	ret void, !dbg !443

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !445
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !445

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !445
	ret void, !dbg !445

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %33), !dbg !445
	ret void, !dbg !445

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !448
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !448

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !448
	ret void, !dbg !448

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %43), !dbg !448
	ret void, !dbg !448

b13_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !452
	br i1 %81, label %b13_fail2, label %b13_ok2, !dbg !452

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !452
	ret void, !dbg !452

b13_ok2:
	%82 = icmp uge i64 %p8, %54, !dbg !452
	br i1 %82, label %b13_fail3, label %b13_ok3, !dbg !452

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %54), !dbg !452
	ret void, !dbg !452

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !452
	ret void, !dbg !452

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !454
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !454

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !454
	ret void, !dbg !454

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !454
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !454

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !454
	ret void, !dbg !454

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !454
	ret void, !dbg !454
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !459
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460, !range !11
	%2 = sext i32 %1 to i64, !dbg !460
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !460, !range !28
	%4 = sext i32 %3 to i64, !dbg !460
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !460, !range !28
	%6 = sext i32 %5 to i64, !dbg !460
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !460, !range !81
	%8 = sext i32 %7 to i64, !dbg !460
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !82
	%10 = sext i32 %9 to i64, !dbg !460
	%11 = mul i64 %10, %6, !dbg !460
	%12 = add i64 %4, %11, !dbg !460
	%13 = mul i64 %8, %12, !dbg !460
	%14 = add i64 %2, %13, !dbg !460
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !20
	%17 = mul i32 %15, %16, !dbg !460
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !72
	%19 = mul i32 %17, %18, !dbg !460
	%20 = sext i32 %19 to i64, !dbg !460
	%21 = mul i64 %14, %20, !dbg !460
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !19
	%25 = mul i32 %16, %24, !dbg !460
	%26 = add i32 %23, %25, !dbg !460
	%27 = mul i32 %15, %26, !dbg !460
	%28 = add i32 %22, %27, !dbg !460
	%29 = sext i32 %28 to i64, !dbg !460
	%30 = add i64 %21, %29, !dbg !460
	%31 = mul i64 %8, %10, !dbg !460
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !460, !range !82
	%33 = sext i32 %32 to i64, !dbg !460
	%34 = mul i64 %31, %33, !dbg !460
	%35 = mul i64 %34, %20, !dbg !460
	br label %b1, !dbg !460

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !460
	%37 = icmp slt i64 %36, %p3, !dbg !460
	br i1 %37, label %b2, label %b3, !dbg !460

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !461
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !462
	%40 = icmp uge i64 %36, %p1, !dbg !461
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !461, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !462
	%42 = sext i32 %0 to i64, !dbg !459
	%43 = trunc i64 %p4 to i32, !dbg !459
	%44 = icmp uge i64 %p4, %42, !dbg !459
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !459, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !459
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !459
	%46 = add i64 %36, %35, !dbg !460
	br label %b1, !dbg !460

b3:
	ret void, !dbg !458

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !461
	ret void, !dbg !461

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !459
	ret void, !dbg !459
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !463 {
entry:
	br label %b0, !dbg !464

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !467
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !468, !range !11
	%2 = sext i32 %1 to i64, !dbg !468
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !468, !range !28
	%4 = sext i32 %3 to i64, !dbg !468
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !468, !range !28
	%6 = sext i32 %5 to i64, !dbg !468
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !468, !range !81
	%8 = sext i32 %7 to i64, !dbg !468
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !468, !range !82
	%10 = sext i32 %9 to i64, !dbg !468
	%11 = mul i64 %10, %6, !dbg !468
	%12 = add i64 %4, %11, !dbg !468
	%13 = mul i64 %8, %12, !dbg !468
	%14 = add i64 %2, %13, !dbg !468
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !20
	%17 = mul i32 %15, %16, !dbg !468
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !72
	%19 = mul i32 %17, %18, !dbg !468
	%20 = sext i32 %19 to i64, !dbg !468
	%21 = mul i64 %14, %20, !dbg !468
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !468, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !468, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !468, !range !19
	%25 = mul i32 %16, %24, !dbg !468
	%26 = add i32 %23, %25, !dbg !468
	%27 = mul i32 %15, %26, !dbg !468
	%28 = add i32 %22, %27, !dbg !468
	%29 = sext i32 %28 to i64, !dbg !468
	%30 = add i64 %21, %29, !dbg !468
	%31 = mul i64 %8, %10, !dbg !468
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !468, !range !82
	%33 = sext i32 %32 to i64, !dbg !468
	%34 = mul i64 %31, %33, !dbg !468
	%35 = mul i64 %34, %20, !dbg !468
	br label %b1, !dbg !468

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !468
	%37 = icmp slt i64 %36, %p1, !dbg !468
	br i1 %37, label %b2, label %b3, !dbg !468

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !469
	%39 = sext i32 %0 to i64, !dbg !467
	%40 = trunc i64 %p4 to i32, !dbg !467
	%41 = icmp uge i64 %36, %p3, !dbg !469
	%42 = icmp uge i64 %p4, %39, !dbg !467
	%43 = or i1 %41, %42, !dbg !467
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !467, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !467
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !467
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !470
	store i64 %45, i64* %46, align 8, !dbg !470
	%47 = add i64 %36, %35, !dbg !468
	br label %b1, !dbg !468

b3:
	ret void, !dbg !466

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !469
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !469

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !469
	ret void, !dbg !469

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !467
	ret void, !dbg !467
}

define void @TransferInt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !471 {
entry:
	br label %b0, !dbg !472

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !475
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476, !range !20
	%6 = mul i32 %5, %3, !dbg !476
	%7 = add i32 %2, %6, !dbg !476
	%8 = mul i32 %4, %7, !dbg !476
	%9 = add i32 %1, %8, !dbg !476
	%10 = sext i32 %9 to i64, !dbg !476
	%11 = icmp eq i64 %p0, 0, !dbg !477
	br i1 %11, label %b1, label %b3, !dbg !477

b1:
	%12 = sdiv i64 %10, 32, !dbg !478
	%13 = icmp eq i64 %12, %p1, !dbg !479
	br i1 %13, label %b2, label %b16, !dbg !479

b2:
	%14 = sext i32 %0 to i64, !dbg !475
	%15 = mul i64 %p5, 8, !dbg !475
	%16 = trunc i64 %p8 to i32, !dbg !475
	%17 = icmp ne i64 %p3, %p5, !dbg !475
	%18 = icmp uge i64 %p8, %14, !dbg !475
	%19 = or i1 %17, %18, !dbg !475
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !475, !prof !27

b2_ok1:
	%20 = bitcast i64* %p2 to i8*, !dbg !475
	%21 = bitcast i64* %p4 to i8*, !dbg !475
	call void @gpuc_put_warp(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !475
	br label %b16, !dbg !475

b3:
	%22 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %22, label %b4, label %b5, !dbg !480

b4:
	%23 = sext i32 %0 to i64, !dbg !481
	%24 = mul i64 %p5, 8, !dbg !481
	%25 = trunc i64 %p8 to i32, !dbg !481
	%26 = icmp ne i64 %p3, %p5, !dbg !481
	%27 = icmp uge i64 %p8, %23, !dbg !481
	%28 = or i1 %26, %27, !dbg !481
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !481, !prof !27

b4_ok1:
	%29 = bitcast i64* %p2 to i8*, !dbg !481
	%30 = bitcast i64* %p4 to i8*, !dbg !481
	call void @gpuc_put_nbi_block(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !481
	br label %b16, !dbg !481

b5:
	%31 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %31, label %b6, label %b8, !dbg !482

b6:
	%32 = icmp eq i64 %10, 0, !dbg !483
	br i1 %32, label %b7, label %b16, !dbg !483

b7:
	%33 = sext i32 %0 to i64, !dbg !484
	%34 = mul i64 %p5, 8, !dbg !484
	%35 = trunc i64 %p8 to i32, !dbg !484
	%36 = icmp ne i64 %p3, %p5, !dbg !484
	%37 = icmp uge i64 %p8, %33, !dbg !484
	%38 = or i1 %36, %37, !dbg !484
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !484, !prof !27

b7_ok1:
	%39 = bitcast i64* %p2 to i8*, !dbg !484
	%40 = bitcast i64* %p4 to i8*, !dbg !484
	call void @gpuc_get_thread(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !484
	br label %b16, !dbg !484

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !485
	br i1 %41, label %b9, label %b11, !dbg !485

b9:
	%42 = sdiv i64 %10, 32, !dbg !486
	%43 = icmp eq i64 %42, %p1, !dbg !487
	br i1 %43, label %b10, label %b16, !dbg !487

b10:
	%44 = sext i32 %0 to i64, !dbg !488
	%45 = mul i64 %p5, 8, !dbg !488
	%46 = trunc i64 %p8 to i32, !dbg !488
	%47 = icmp ne i64 %p3, %p5, !dbg !488
	%48 = icmp uge i64 %p8, %44, !dbg !488
	%49 = or i1 %47, %48, !dbg !488
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !488, !prof !27

b10_ok1:
	%50 = bitcast i64* %p2 to i8*, !dbg !488
	%51 = bitcast i64* %p4 to i8*, !dbg !488
	call void @gpuc_get_nbi_warp(i8* %50, i8* %51, i64 %45, i32 %46), !dbg !488
	br label %b16, !dbg !488

b11:
	%52 = icmp eq i64 %p0, 4, !dbg !489
	br i1 %52, label %b12, label %b13, !dbg !489

b12:
	%53 = sext i32 %0 to i64, !dbg !490
	%54 = mul i64 %p5, 8, !dbg !490
	%55 = trunc i64 %p8 to i32, !dbg !490
	%56 = icmp ne i64 %p3, %p5, !dbg !490
	%57 = icmp uge i64 %p8, %53, !dbg !490
	%58 = icmp eq i64* %p6, null, !dbg !490
	%59 = or i1 %56, %57, !dbg !490
	%60 = or i1 %59, %58, !dbg !490
	br i1 %60, label %b12_fail1, label %b12_ok1, !dbg !490, !prof !27

b12_ok1:
	%61 = bitcast i64* %p2 to i8*, !dbg !490
	%62 = bitcast i64* %p4 to i8*, !dbg !490
	%63 = bitcast i64* %p6 to i8*, !dbg !490
	call void @gpuc_put_signal_block(i8* %61, i8* %62, i64 %54, i8* %63, i64 %p7, i32 10, i32 %55), !dbg !490
	br label %b16, !dbg !490

b13:
	%64 = icmp eq i64 %p0, 5, !dbg !491
	br i1 %64, label %b14, label %b16, !dbg !491

b14:
	%65 = icmp eq i64 %10, 0, !dbg !492
	br i1 %65, label %b15, label %b16, !dbg !492

b15:
	%66 = sext i32 %0 to i64, !dbg !493
	%67 = mul i64 %p5, 8, !dbg !493
	%68 = trunc i64 %p8 to i32, !dbg !493
	%69 = icmp ne i64 %p3, %p5, !dbg !493
	%70 = icmp uge i64 %p8, %66, !dbg !493
	%71 = icmp eq i64* %p6, null, !dbg !493
	%72 = or i1 %69, %70, !dbg !493
	%73 = or i1 %72, %71, !dbg !493
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !493, !prof !27

b15_ok1:
	%74 = bitcast i64* %p2 to i8*, !dbg !493
	%75 = bitcast i64* %p4 to i8*, !dbg !493
	%76 = bitcast i64* %p6 to i8*, !dbg !493
	call void @gpuc_put_signal_nbi_thread(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 10, i32 %68), !dbg !493
	br label %b16, !dbg !493

b16:
	ret void, !dbg !474

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !475
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !475

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !475
	ret void, !dbg !475

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %14), !dbg !475
	ret void, !dbg !475

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !481
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !481

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !481
	ret void, !dbg !481

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %23), !dbg !481
	ret void, !dbg !481

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !484
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !484

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !484
	ret void, !dbg !484

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %33), !dbg !484
	ret void, !dbg !484

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !488
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !488

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !488
	ret void, !dbg !488

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %44), !dbg !488
	ret void, !dbg !488

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !490
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !490

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !490
	ret void, !dbg !490

b12_ok2:
	%82 = icmp uge i64 %p8, %53, !dbg !490
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !490

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %53), !dbg !490
	ret void, !dbg !490

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !490
	ret void, !dbg !490

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !493
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !493

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !493
	ret void, !dbg !493

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !493
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !493

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !493
	ret void, !dbg !493

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !493
	ret void, !dbg !493
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !494 {
entry:
	br label %b0, !dbg !495

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !498
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !499, !range !11
	%2 = sext i32 %1 to i64, !dbg !499
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !499, !range !28
	%4 = sext i32 %3 to i64, !dbg !499
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !499, !range !28
	%6 = sext i32 %5 to i64, !dbg !499
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !499, !range !81
	%8 = sext i32 %7 to i64, !dbg !499
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !499, !range !82
	%10 = sext i32 %9 to i64, !dbg !499
	%11 = mul i64 %10, %6, !dbg !499
	%12 = add i64 %4, %11, !dbg !499
	%13 = mul i64 %8, %12, !dbg !499
	%14 = add i64 %2, %13, !dbg !499
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !499, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !499, !range !20
	%17 = mul i32 %15, %16, !dbg !499
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !499, !range !72
	%19 = mul i32 %17, %18, !dbg !499
	%20 = sext i32 %19 to i64, !dbg !499
	%21 = mul i64 %14, %20, !dbg !499
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !499, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !499, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !499, !range !19
	%25 = mul i32 %16, %24, !dbg !499
	%26 = add i32 %23, %25, !dbg !499
	%27 = mul i32 %15, %26, !dbg !499
	%28 = add i32 %22, %27, !dbg !499
	%29 = sext i32 %28 to i64, !dbg !499
	%30 = add i64 %21, %29, !dbg !499
	%31 = mul i64 %8, %10, !dbg !499
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !499, !range !82
	%33 = sext i32 %32 to i64, !dbg !499
	%34 = mul i64 %31, %33, !dbg !499
	%35 = mul i64 %34, %20, !dbg !499
	br label %b1, !dbg !499

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !499
	%37 = icmp slt i64 %36, %p3, !dbg !499
	br i1 %37, label %b2, label %b3, !dbg !499

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !500
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !501
	%40 = icmp uge i64 %36, %p1, !dbg !500
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !500, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !501
	%42 = sext i32 %0 to i64, !dbg !498
	%43 = trunc i64 %p4 to i32, !dbg !498
	%44 = icmp uge i64 %p4, %42, !dbg !498
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !498, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !498
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !498
	%46 = add i64 %36, %35, !dbg !499
	br label %b1, !dbg !499

b3:
	ret void, !dbg !497

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !500
	ret void, !dbg !500

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !498
	ret void, !dbg !498
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !502 {
entry:
	br label %b0, !dbg !503

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !506
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !507, !range !11
	%2 = sext i32 %1 to i64, !dbg !507
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !507, !range !28
	%4 = sext i32 %3 to i64, !dbg !507
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !507, !range !28
	%6 = sext i32 %5 to i64, !dbg !507
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !507, !range !81
	%8 = sext i32 %7 to i64, !dbg !507
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !507, !range !82
	%10 = sext i32 %9 to i64, !dbg !507
	%11 = mul i64 %10, %6, !dbg !507
	%12 = add i64 %4, %11, !dbg !507
	%13 = mul i64 %8, %12, !dbg !507
	%14 = add i64 %2, %13, !dbg !507
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !507, !range !20
	%17 = mul i32 %15, %16, !dbg !507
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !507, !range !72
	%19 = mul i32 %17, %18, !dbg !507
	%20 = sext i32 %19 to i64, !dbg !507
	%21 = mul i64 %14, %20, !dbg !507
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !507, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !507, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !507, !range !19
	%25 = mul i32 %16, %24, !dbg !507
	%26 = add i32 %23, %25, !dbg !507
	%27 = mul i32 %15, %26, !dbg !507
	%28 = add i32 %22, %27, !dbg !507
	%29 = sext i32 %28 to i64, !dbg !507
	%30 = add i64 %21, %29, !dbg !507
	%31 = mul i64 %8, %10, !dbg !507
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !507, !range !82
	%33 = sext i32 %32 to i64, !dbg !507
	%34 = mul i64 %31, %33, !dbg !507
	%35 = mul i64 %34, %20, !dbg !507
	br label %b1, !dbg !507

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !507
	%37 = icmp slt i64 %36, %p1, !dbg !507
	br i1 %37, label %b2, label %b3, !dbg !507

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !508
	%39 = sext i32 %0 to i64, !dbg !506
	%40 = trunc i64 %p4 to i32, !dbg !506
	%41 = icmp uge i64 %36, %p3, !dbg !508
	%42 = icmp uge i64 %p4, %39, !dbg !506
	%43 = or i1 %41, %42, !dbg !506
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !506, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !506
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !506
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !509
	store i64 %45, i64* %46, align 8, !dbg !509
	%47 = add i64 %36, %35, !dbg !507
	br label %b1, !dbg !507

b3:
	ret void, !dbg !505

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !508
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !508

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !508
	ret void, !dbg !508

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !506
	ret void, !dbg !506
}

define void @TransferUint8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !510 {
entry:
	br label %b0, !dbg !511

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !514
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !515, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !515, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !515, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !515, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !515, !range !20
	%6 = mul i32 %5, %3, !dbg !515
	%7 = add i32 %2, %6, !dbg !515
	%8 = mul i32 %4, %7, !dbg !515
	%9 = add i32 %1, %8, !dbg !515
	%10 = sext i32 %9 to i64, !dbg !515
	%11 = icmp eq i64 %p0, 0, !dbg !516
	br i1 %11, label %b1, label %b3, !dbg !516

b1:
	%12 = sdiv i64 %10, 32, !dbg !517
	%13 = icmp eq i64 %12, %p1, !dbg !518
	br i1 %13, label %b2, label %b16, !dbg !518

b2:
	%14 = sext i32 %0 to i64, !dbg !514
	%15 = trunc i64 %p8 to i32, !dbg !514
	%16 = icmp ne i64 %p3, %p5, !dbg !514
	%17 = icmp uge i64 %p8, %14, !dbg !514
	%18 = or i1 %16, %17, !dbg !514
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !514, !prof !27

b2_ok1:
	call void @gpuc_put_warp(i8* %p2, i8* %p4, i64 %p5, i32 %15), !dbg !514
	br label %b16, !dbg !514

b3:
	%19 = icmp eq i64 %p0, 1, !dbg !519
	br i1 %19, label %b4, label %b5, !dbg !519

b4:
	%20 = sext i32 %0 to i64, !dbg !520
	%21 = trunc i64 %p8 to i32, !dbg !520
	%22 = icmp ne i64 %p3, %p5, !dbg !520
	%23 = icmp uge i64 %p8, %20, !dbg !520
	%24 = or i1 %22, %23, !dbg !520
	br i1 %24, label %b4_fail1, label %b4_ok1, !dbg !520, !prof !27

b4_ok1:
	call void @gpuc_put_nbi_block(i8* %p2, i8* %p4, i64 %p5, i32 %21), !dbg !520
	br label %b16, !dbg !520

b5:
	%25 = icmp eq i64 %p0, 2, !dbg !521
	br i1 %25, label %b6, label %b8, !dbg !521

b6:
	%26 = icmp eq i64 %10, 0, !dbg !522
	br i1 %26, label %b7, label %b16, !dbg !522

b7:
	%27 = sext i32 %0 to i64, !dbg !523
	%28 = trunc i64 %p8 to i32, !dbg !523
	%29 = icmp ne i64 %p3, %p5, !dbg !523
	%30 = icmp uge i64 %p8, %27, !dbg !523
	%31 = or i1 %29, %30, !dbg !523
	br i1 %31, label %b7_fail1, label %b7_ok1, !dbg !523, !prof !27

b7_ok1:
	call void @gpuc_get_thread(i8* %p2, i8* %p4, i64 %p5, i32 %28), !dbg !523
	br label %b16, !dbg !523

b8:
	%32 = icmp eq i64 %p0, 3, !dbg !524
	br i1 %32, label %b9, label %b11, !dbg !524

b9:
	%33 = sdiv i64 %10, 32, !dbg !525
	%34 = icmp eq i64 %33, %p1, !dbg !526
	br i1 %34, label %b10, label %b16, !dbg !526

b10:
	%35 = sext i32 %0 to i64, !dbg !527
	%36 = trunc i64 %p8 to i32, !dbg !527
	%37 = icmp ne i64 %p3, %p5, !dbg !527
	%38 = icmp uge i64 %p8, %35, !dbg !527
	%39 = or i1 %37, %38, !dbg !527
	br i1 %39, label %b10_fail1, label %b10_ok1, !dbg !527, !prof !27

b10_ok1:
	call void @gpuc_get_nbi_warp(i8* %p2, i8* %p4, i64 %p5, i32 %36), !dbg !527
	br label %b16, !dbg !527

b11:
	%40 = icmp eq i64 %p0, 4, !dbg !528
	br i1 %40, label %b12, label %b13, !dbg !528

b12:
	%41 = sext i32 %0 to i64, !dbg !529
	%42 = trunc i64 %p8 to i32, !dbg !529
	%43 = icmp ne i64 %p3, %p5, !dbg !529
	%44 = icmp uge i64 %p8, %41, !dbg !529
	%45 = icmp eq i64* %p6, null, !dbg !529
	%46 = or i1 %43, %44, !dbg !529
	%47 = or i1 %46, %45, !dbg !529
	br i1 %47, label %b12_fail1, label %b12_ok1, !dbg !529, !prof !27

b12_ok1:
	%48 = bitcast i64* %p6 to i8*, !dbg !529
	call void @gpuc_put_signal_block(i8* %p2, i8* %p4, i64 %p5, i8* %48, i64 %p7, i32 10, i32 %42), !dbg !529
	br label %b16, !dbg !529

b13:
	%49 = icmp eq i64 %p0, 5, !dbg !530
	br i1 %49, label %b14, label %b16, !dbg !530

b14:
	%50 = icmp eq i64 %10, 0, !dbg !531
	br i1 %50, label %b15, label %b16, !dbg !531

b15:
	%51 = sext i32 %0 to i64, !dbg !532
	%52 = trunc i64 %p8 to i32, !dbg !532
	%53 = icmp ne i64 %p3, %p5, !dbg !532
	%54 = icmp uge i64 %p8, %51, !dbg !532
	%55 = icmp eq i64* %p6, null, !dbg !532
	%56 = or i1 %53, %54, !dbg !532
	%57 = or i1 %56, %55, !dbg !532
	br i1 %57, label %b15_fail1, label %b15_ok1, !dbg !532, !prof !27

b15_ok1:
	%58 = bitcast i64* %p6 to i8*, !dbg !532
	call void @gpuc_put_signal_nbi_thread(i8* %p2, i8* %p4, i64 %p5, i8* %58, i64 %p7, i32 10, i32 %52), !dbg !532
	br label %b16, !dbg !532

b16:
	ret void, !dbg !513

b2_fail1:
	%59 = icmp ne i64 %p3, %p5, !dbg !514
	br i1 %59, label %b2_fail2, label %b2_ok2, !dbg !514

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !514
	ret void, !dbg !514

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %14), !dbg !514
	ret void, !dbg !514

b4_fail1:
	%60 = icmp ne i64 %p3, %p5, !dbg !520
	br i1 %60, label %b4_fail2, label %b4_ok2, !dbg !520

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !520
	ret void, !dbg !520

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %20), !dbg !520
	ret void, !dbg !520

b7_fail1:
	%61 = icmp ne i64 %p3, %p5, !dbg !523
	br i1 %61, label %b7_fail2, label %b7_ok2, !dbg !523

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !523
	ret void, !dbg !523

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %27), !dbg !523
	ret void, !dbg !523

b10_fail1:
	%62 = icmp ne i64 %p3, %p5, !dbg !527
	br i1 %62, label %b10_fail2, label %b10_ok2, !dbg !527

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !527
	ret void, !dbg !527

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %35), !dbg !527
	ret void, !dbg !527

b12_fail1:
	%63 = icmp ne i64 %p3, %p5, !dbg !529
	br i1 %63, label %b12_fail2, label %b12_ok2, !dbg !529

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !529
	ret void, !dbg !529

b12_ok2:
	%64 = icmp uge i64 %p8, %41, !dbg !529
	br i1 %64, label %b12_fail3, label %b12_ok3, !dbg !529

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %41), !dbg !529
	ret void, !dbg !529

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !529
	ret void, !dbg !529

b15_fail1:
	%65 = icmp ne i64 %p3, %p5, !dbg !532
	br i1 %65, label %b15_fail2, label %b15_ok2, !dbg !532

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !532
	ret void, !dbg !532

b15_ok2:
	%66 = icmp uge i64 %p8, %51, !dbg !532
	br i1 %66, label %b15_fail3, label %b15_ok3, !dbg !532

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %51), !dbg !532
	ret void, !dbg !532

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !532
	ret void, !dbg !532
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !533 {
entry:
	br label %b0, !dbg !534

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !537
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !538, !range !11
	%2 = sext i32 %1 to i64, !dbg !538
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !538, !range !28
	%4 = sext i32 %3 to i64, !dbg !538
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !538, !range !28
	%6 = sext i32 %5 to i64, !dbg !538
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !538, !range !81
	%8 = sext i32 %7 to i64, !dbg !538
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !538, !range !82
	%10 = sext i32 %9 to i64, !dbg !538
	%11 = mul i64 %10, %6, !dbg !538
	%12 = add i64 %4, %11, !dbg !538
	%13 = mul i64 %8, %12, !dbg !538
	%14 = add i64 %2, %13, !dbg !538
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !538, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !538, !range !20
	%17 = mul i32 %15, %16, !dbg !538
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !538, !range !72
	%19 = mul i32 %17, %18, !dbg !538
	%20 = sext i32 %19 to i64, !dbg !538
	%21 = mul i64 %14, %20, !dbg !538
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !538, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !538, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !538, !range !19
	%25 = mul i32 %16, %24, !dbg !538
	%26 = add i32 %23, %25, !dbg !538
	%27 = mul i32 %15, %26, !dbg !538
	%28 = add i32 %22, %27, !dbg !538
	%29 = sext i32 %28 to i64, !dbg !538
	%30 = add i64 %21, %29, !dbg !538
	%31 = mul i64 %8, %10, !dbg !538
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !538, !range !82
	%33 = sext i32 %32 to i64, !dbg !538
	%34 = mul i64 %31, %33, !dbg !538
	%35 = mul i64 %34, %20, !dbg !538
	br label %b1, !dbg !538

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !538
	%37 = icmp slt i64 %36, %p3, !dbg !538
	br i1 %37, label %b2, label %b3, !dbg !538

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !539
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !540
	%40 = icmp uge i64 %36, %p1, !dbg !539
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !539, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !540
	%42 = sext i32 %0 to i64, !dbg !537
	%43 = trunc i64 %p4 to i32, !dbg !537
	%44 = icmp uge i64 %p4, %42, !dbg !537
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !537, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !537
	%45 = add i64 %36, %35, !dbg !538
	br label %b1, !dbg !538

b3:
	ret void, !dbg !536

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !539
	ret void, !dbg !539

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !537
	ret void, !dbg !537
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !541 {
entry:
	br label %b0, !dbg !542

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !545
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !546, !range !11
	%2 = sext i32 %1 to i64, !dbg !546
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !546, !range !28
	%4 = sext i32 %3 to i64, !dbg !546
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !546, !range !28
	%6 = sext i32 %5 to i64, !dbg !546
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !546, !range !81
	%8 = sext i32 %7 to i64, !dbg !546
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !546, !range !82
	%10 = sext i32 %9 to i64, !dbg !546
	%11 = mul i64 %10, %6, !dbg !546
	%12 = add i64 %4, %11, !dbg !546
	%13 = mul i64 %8, %12, !dbg !546
	%14 = add i64 %2, %13, !dbg !546
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !546, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !546, !range !20
	%17 = mul i32 %15, %16, !dbg !546
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !546, !range !72
	%19 = mul i32 %17, %18, !dbg !546
	%20 = sext i32 %19 to i64, !dbg !546
	%21 = mul i64 %14, %20, !dbg !546
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !546, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !546, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !546, !range !19
	%25 = mul i32 %16, %24, !dbg !546
	%26 = add i32 %23, %25, !dbg !546
	%27 = mul i32 %15, %26, !dbg !546
	%28 = add i32 %22, %27, !dbg !546
	%29 = sext i32 %28 to i64, !dbg !546
	%30 = add i64 %21, %29, !dbg !546
	%31 = mul i64 %8, %10, !dbg !546
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !546, !range !82
	%33 = sext i32 %32 to i64, !dbg !546
	%34 = mul i64 %31, %33, !dbg !546
	%35 = mul i64 %34, %20, !dbg !546
	br label %b1, !dbg !546

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !546
	%37 = icmp slt i64 %36, %p1, !dbg !546
	br i1 %37, label %b2, label %b3, !dbg !546

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !547
	%39 = sext i32 %0 to i64, !dbg !545
	%40 = trunc i64 %p4 to i32, !dbg !545
	%41 = icmp uge i64 %36, %p3, !dbg !547
	%42 = icmp uge i64 %p4, %39, !dbg !545
	%43 = or i1 %41, %42, !dbg !545
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !545, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !545
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !548
	store i8 %44, i8* %45, align 1, !dbg !548
	%46 = add i64 %36, %35, !dbg !546
	br label %b1, !dbg !546

b3:
	ret void, !dbg !544

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !547
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !547

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !547
	ret void, !dbg !547

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !545
	ret void, !dbg !545
}

define void @TransferUint16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !549 {
entry:
	br label %b0, !dbg !550

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !553
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !554, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !554, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !554, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !554, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !554, !range !20
	%6 = mul i32 %5, %3, !dbg !554
	%7 = add i32 %2, %6, !dbg !554
	%8 = mul i32 %4, %7, !dbg !554
	%9 = add i32 %1, %8, !dbg !554
	%10 = sext i32 %9 to i64, !dbg !554
	%11 = icmp eq i64 %p0, 0, !dbg !555
	br i1 %11, label %b1, label %b2, !dbg !555

b1:
	%12 = sext i32 %0 to i64, !dbg !553
	%13 = mul i64 %p5, 2, !dbg !553
	%14 = trunc i64 %p8 to i32, !dbg !553
	%15 = icmp ne i64 %p3, %p5, !dbg !553
	%16 = icmp uge i64 %p8, %12, !dbg !553
	%17 = or i1 %15, %16, !dbg !553
	br i1 %17, label %b1_fail1, label %b1_ok1, !dbg !553, !prof !27

b1_ok1:
	%18 = bitcast i16* %p2 to i8*, !dbg !553
	%19 = bitcast i16* %p4 to i8*, !dbg !553
	call void @gpuc_put_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !553
	br label %b16, !dbg !553

b2:
	%20 = icmp eq i64 %p0, 1, !dbg !556
	br i1 %20, label %b3, label %b5, !dbg !556

b3:
	%21 = icmp eq i64 %10, 0, !dbg !557
	br i1 %21, label %b4, label %b16, !dbg !557

b4:
	%22 = sext i32 %0 to i64, !dbg !558
	%23 = mul i64 %p5, 2, !dbg !558
	%24 = trunc i64 %p8 to i32, !dbg !558
	%25 = icmp ne i64 %p3, %p5, !dbg !558
	%26 = icmp uge i64 %p8, %22, !dbg !558
	%27 = or i1 %25, %26, !dbg !558
	br i1 %27, label %b4_fail1, label %b4_ok1, !dbg !558, !prof !27

b4_ok1:
	%28 = bitcast i16* %p2 to i8*, !dbg !558
	%29 = bitcast i16* %p4 to i8*, !dbg !558
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24), !dbg !558
	br label %b16, !dbg !558

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !559
	br i1 %30, label %b6, label %b8, !dbg !559

b6:
	%31 = sdiv i64 %10, 32, !dbg !560
	%32 = icmp eq i64 %31, %p1, !dbg !561
	br i1 %32, label %b7, label %b16, !dbg !561

b7:
	%33 = sext i32 %0 to i64, !dbg !562
	%34 = mul i64 %p5, 2, !dbg !562
	%35 = trunc i64 %p8 to i32, !dbg !562
	%36 = icmp ne i64 %p3, %p5, !dbg !562
	%37 = icmp uge i64 %p8, %33, !dbg !562
	%38 = or i1 %36, %37, !dbg !562
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !562, !prof !27

b7_ok1:
	%39 = bitcast i16* %p2 to i8*, !dbg !562
	%40 = bitcast i16* %p4 to i8*, !dbg !562
	call void @gpuc_get_warp(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !562
	br label %b16, !dbg !562

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !563
	br i1 %41, label %b9, label %b10, !dbg !563

b9:
	%42 = sext i32 %0 to i64, !dbg !564
	%43 = mul i64 %p5, 2, !dbg !564
	%44 = trunc i64 %p8 to i32, !dbg !564
	%45 = icmp ne i64 %p3, %p5, !dbg !564
	%46 = icmp uge i64 %p8, %42, !dbg !564
	%47 = or i1 %45, %46, !dbg !564
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !564, !prof !27

b9_ok1:
	%48 = bitcast i16* %p2 to i8*, !dbg !564
	%49 = bitcast i16* %p4 to i8*, !dbg !564
	call void @gpuc_get_nbi_block(i8* %48, i8* %49, i64 %43, i32 %44), !dbg !564
	br label %b16, !dbg !564

b10:
	%50 = icmp eq i64 %p0, 4, !dbg !565
	br i1 %50, label %b11, label %b13, !dbg !565

b11:
	%51 = icmp eq i64 %10, 0, !dbg !566
	br i1 %51, label %b12, label %b16, !dbg !566

b12:
	%52 = sext i32 %0 to i64, !dbg !567
	%53 = mul i64 %p5, 2, !dbg !567
	%54 = trunc i64 %p8 to i32, !dbg !567
	%55 = icmp ne i64 %p3, %p5, !dbg !567
	%56 = icmp uge i64 %p8, %52, !dbg !567
	%57 = icmp eq i64* %p6, null, !dbg !567
	%58 = or i1 %55, %56, !dbg !567
	%59 = or i1 %58, %57, !dbg !567
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !567, !prof !27

b12_ok1:
	%60 = bitcast i16* %p2 to i8*, !dbg !567
	%61 = bitcast i16* %p4 to i8*, !dbg !567
	%62 = bitcast i64* %p6 to i8*, !dbg !567
	call void @gpuc_put_signal_thread(i8* %60, i8* %61, i64 %53, i8* %62, i64 %p7, i32 9, i32 %54), !dbg !567
	br label %b16, !dbg !567

b13:
	%63 = icmp eq i64 %p0, 5, !dbg !568
	br i1 %63, label %b14, label %b16, !dbg !568

b14:
	%64 = sdiv i64 %10, 32, !dbg !569
	%65 = icmp eq i64 %64, %p1, !dbg !570
	br i1 %65, label %b15, label %b16, !dbg !570

b15:
	%66 = sext i32 %0 to i64, !dbg !571
	%67 = mul i64 %p5, 2, !dbg !571
	%68 = trunc i64 %p8 to i32, !dbg !571
	%69 = icmp ne i64 %p3, %p5, !dbg !571
	%70 = icmp uge i64 %p8, %66, !dbg !571
	%71 = icmp eq i64* %p6, null, !dbg !571
	%72 = or i1 %69, %70, !dbg !571
	%73 = or i1 %72, %71, !dbg !571
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !571, !prof !27

b15_ok1:
	%74 = bitcast i16* %p2 to i8*, !dbg !571
	%75 = bitcast i16* %p4 to i8*, !dbg !571
	%76 = bitcast i64* %p6 to i8*, !dbg !571
	call void @gpuc_put_signal_nbi_warp(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !571
	br label %b16, !dbg !571

b16:
	ret void, !dbg !552

b1_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !553
	br i1 %77, label %b1_fail2, label %b1_ok2, !dbg !553

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !553
	ret void, !dbg !553

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %12), !dbg !553
	ret void, !dbg !553

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !558
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !558

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !558
	ret void, !dbg !558

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %22), !dbg !558
	ret void, !dbg !558

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !562
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !562

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !562
	ret void, !dbg !562

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %33), !dbg !562
	ret void, !dbg !562

b9_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !564
	br i1 %80, label %b9_fail2, label %b9_ok2, !dbg !564

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !564
	ret void, !dbg !564

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %42), !dbg !564
	ret void, !dbg !564

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !567
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !567

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !567
	ret void, !dbg !567

b12_ok2:
	%82 = icmp uge i64 %p8, %52, !dbg !567
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !567

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %52), !dbg !567
	ret void, !dbg !567

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !567
	ret void, !dbg !567

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !571
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !571

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !571
	ret void, !dbg !571

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !571
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !571

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !571
	ret void, !dbg !571

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !571
	ret void, !dbg !571
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !572 {
entry:
	br label %b0, !dbg !573

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !576
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !577, !range !11
	%2 = sext i32 %1 to i64, !dbg !577
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !577, !range !28
	%4 = sext i32 %3 to i64, !dbg !577
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !577, !range !28
	%6 = sext i32 %5 to i64, !dbg !577
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !577, !range !81
	%8 = sext i32 %7 to i64, !dbg !577
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !577, !range !82
	%10 = sext i32 %9 to i64, !dbg !577
	%11 = mul i64 %10, %6, !dbg !577
	%12 = add i64 %4, %11, !dbg !577
	%13 = mul i64 %8, %12, !dbg !577
	%14 = add i64 %2, %13, !dbg !577
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !577, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !577, !range !20
	%17 = mul i32 %15, %16, !dbg !577
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !577, !range !72
	%19 = mul i32 %17, %18, !dbg !577
	%20 = sext i32 %19 to i64, !dbg !577
	%21 = mul i64 %14, %20, !dbg !577
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !577, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !577, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !577, !range !19
	%25 = mul i32 %16, %24, !dbg !577
	%26 = add i32 %23, %25, !dbg !577
	%27 = mul i32 %15, %26, !dbg !577
	%28 = add i32 %22, %27, !dbg !577
	%29 = sext i32 %28 to i64, !dbg !577
	%30 = add i64 %21, %29, !dbg !577
	%31 = mul i64 %8, %10, !dbg !577
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !577, !range !82
	%33 = sext i32 %32 to i64, !dbg !577
	%34 = mul i64 %31, %33, !dbg !577
	%35 = mul i64 %34, %20, !dbg !577
	br label %b1, !dbg !577

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !577
	%37 = icmp slt i64 %36, %p3, !dbg !577
	br i1 %37, label %b2, label %b3, !dbg !577

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !578
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !579
	%40 = icmp uge i64 %36, %p1, !dbg !578
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !578, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !579
	%42 = sext i32 %0 to i64, !dbg !576
	%43 = trunc i64 %p4 to i32, !dbg !576
	%44 = icmp uge i64 %p4, %42, !dbg !576
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !576, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !576
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !576
	%46 = add i64 %36, %35, !dbg !577
	br label %b1, !dbg !577

b3:
	ret void, !dbg !575

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !578
	ret void, !dbg !578

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !576
	ret void, !dbg !576
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !580 {
entry:
	br label %b0, !dbg !581

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !584
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !585, !range !11
	%2 = sext i32 %1 to i64, !dbg !585
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !585, !range !28
	%4 = sext i32 %3 to i64, !dbg !585
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !585, !range !28
	%6 = sext i32 %5 to i64, !dbg !585
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !585, !range !81
	%8 = sext i32 %7 to i64, !dbg !585
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !585, !range !82
	%10 = sext i32 %9 to i64, !dbg !585
	%11 = mul i64 %10, %6, !dbg !585
	%12 = add i64 %4, %11, !dbg !585
	%13 = mul i64 %8, %12, !dbg !585
	%14 = add i64 %2, %13, !dbg !585
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !585, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !585, !range !20
	%17 = mul i32 %15, %16, !dbg !585
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !585, !range !72
	%19 = mul i32 %17, %18, !dbg !585
	%20 = sext i32 %19 to i64, !dbg !585
	%21 = mul i64 %14, %20, !dbg !585
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !585, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !585, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !585, !range !19
	%25 = mul i32 %16, %24, !dbg !585
	%26 = add i32 %23, %25, !dbg !585
	%27 = mul i32 %15, %26, !dbg !585
	%28 = add i32 %22, %27, !dbg !585
	%29 = sext i32 %28 to i64, !dbg !585
	%30 = add i64 %21, %29, !dbg !585
	%31 = mul i64 %8, %10, !dbg !585
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !585, !range !82
	%33 = sext i32 %32 to i64, !dbg !585
	%34 = mul i64 %31, %33, !dbg !585
	%35 = mul i64 %34, %20, !dbg !585
	br label %b1, !dbg !585

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !585
	%37 = icmp slt i64 %36, %p1, !dbg !585
	br i1 %37, label %b2, label %b3, !dbg !585

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !586
	%39 = sext i32 %0 to i64, !dbg !584
	%40 = trunc i64 %p4 to i32, !dbg !584
	%41 = icmp uge i64 %36, %p3, !dbg !586
	%42 = icmp uge i64 %p4, %39, !dbg !584
	%43 = or i1 %41, %42, !dbg !584
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !584, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !584
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !584
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !587
	store i16 %45, i16* %46, align 2, !dbg !587
	%47 = add i64 %36, %35, !dbg !585
	br label %b1, !dbg !585

b3:
	ret void, !dbg !583

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !586
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !586

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !586
	ret void, !dbg !586

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !584
	ret void, !dbg !584
}

define void @TransferUint32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !588 {
entry:
	br label %b0, !dbg !589

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !592
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !593, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !593, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !593, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !593, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !593, !range !20
	%6 = mul i32 %5, %3, !dbg !593
	%7 = add i32 %2, %6, !dbg !593
	%8 = mul i32 %4, %7, !dbg !593
	%9 = add i32 %1, %8, !dbg !593
	%10 = sext i32 %9 to i64, !dbg !593
	%11 = icmp eq i64 %p0, 0, !dbg !594
	br i1 %11, label %b1, label %b3, !dbg !594

b1:
	%12 = icmp eq i64 %10, 0, !dbg !595
	br i1 %12, label %b2, label %b16, !dbg !595

b2:
	%13 = sext i32 %0 to i64, !dbg !592
	%14 = mul i64 %p5, 4, !dbg !592
	%15 = trunc i64 %p8 to i32, !dbg !592
	%16 = icmp ne i64 %p3, %p5, !dbg !592
	%17 = icmp uge i64 %p8, %13, !dbg !592
	%18 = or i1 %16, %17, !dbg !592
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !592, !prof !27

b2_ok1:
	%19 = bitcast i32* %p2 to i8*, !dbg !592
	%20 = bitcast i32* %p4 to i8*, !dbg !592
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %14, i32 %15), !dbg !592
	br label %b16, !dbg !592

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !596
	br i1 %21, label %b4, label %b6, !dbg !596

b4:
	%22 = sdiv i64 %10, 32, !dbg !597
	%23 = icmp eq i64 %22, %p1, !dbg !598
	br i1 %23, label %b5, label %b16, !dbg !598

b5:
	%24 = sext i32 %0 to i64, !dbg !599
	%25 = mul i64 %p5, 4, !dbg !599
	%26 = trunc i64 %p8 to i32, !dbg !599
	%27 = icmp ne i64 %p3, %p5, !dbg !599
	%28 = icmp uge i64 %p8, %24, !dbg !599
	%29 = or i1 %27, %28, !dbg !599
	br i1 %29, label %b5_fail1, label %b5_ok1, !dbg !599, !prof !27

b5_ok1:
	%30 = bitcast i32* %p2 to i8*, !dbg !599
	%31 = bitcast i32* %p4 to i8*, !dbg !599
	call void @gpuc_put_nbi_warp(i8* %30, i8* %31, i64 %25, i32 %26), !dbg !599
	br label %b16, !dbg !599

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !600
	br i1 %32, label %b7, label %b8, !dbg !600

b7:
	%33 = sext i32 %0 to i64, !dbg !601
	%34 = mul i64 %p5, 4, !dbg !601
	%35 = trunc i64 %p8 to i32, !dbg !601
	%36 = icmp ne i64 %p3, %p5, !dbg !601
	%37 = icmp uge i64 %p8, %33, !dbg !601
	%38 = or i1 %36, %37, !dbg !601
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !601, !prof !27

b7_ok1:
	%39 = bitcast i32* %p2 to i8*, !dbg !601
	%40 = bitcast i32* %p4 to i8*, !dbg !601
	call void @gpuc_get_block(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !601
	br label %b16, !dbg !601

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !602
	br i1 %41, label %b9, label %b11, !dbg !602

b9:
	%42 = icmp eq i64 %10, 0, !dbg !603
	br i1 %42, label %b10, label %b16, !dbg !603

b10:
	%43 = sext i32 %0 to i64, !dbg !604
	%44 = mul i64 %p5, 4, !dbg !604
	%45 = trunc i64 %p8 to i32, !dbg !604
	%46 = icmp ne i64 %p3, %p5, !dbg !604
	%47 = icmp uge i64 %p8, %43, !dbg !604
	%48 = or i1 %46, %47, !dbg !604
	br i1 %48, label %b10_fail1, label %b10_ok1, !dbg !604, !prof !27

b10_ok1:
	%49 = bitcast i32* %p2 to i8*, !dbg !604
	%50 = bitcast i32* %p4 to i8*, !dbg !604
	call void @gpuc_get_nbi_thread(i8* %49, i8* %50, i64 %44, i32 %45), !dbg !604
	br label %b16, !dbg !604

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !605
	br i1 %51, label %b12, label %b14, !dbg !605

b12:
	%52 = sdiv i64 %10, 32, !dbg !606
	%53 = icmp eq i64 %52, %p1, !dbg !607
	br i1 %53, label %b13, label %b16, !dbg !607

b13:
	%54 = sext i32 %0 to i64, !dbg !608
	%55 = mul i64 %p5, 4, !dbg !608
	%56 = trunc i64 %p8 to i32, !dbg !608
	%57 = icmp ne i64 %p3, %p5, !dbg !608
	%58 = icmp uge i64 %p8, %54, !dbg !608
	%59 = icmp eq i64* %p6, null, !dbg !608
	%60 = or i1 %57, %58, !dbg !608
	%61 = or i1 %60, %59, !dbg !608
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !608, !prof !27

b13_ok1:
	%62 = bitcast i32* %p2 to i8*, !dbg !608
	%63 = bitcast i32* %p4 to i8*, !dbg !608
	%64 = bitcast i64* %p6 to i8*, !dbg !608
	call void @gpuc_put_signal_warp(i8* %62, i8* %63, i64 %55, i8* %64, i64 %p7, i32 9, i32 %56), !dbg !608
	br label %b16, !dbg !608

b14:
	%65 = icmp eq i64 %p0, 5, !dbg !609
	br i1 %65, label %b15, label %b16, !dbg !609

b15:
	%66 = sext i32 %0 to i64, !dbg !610
	%67 = mul i64 %p5, 4, !dbg !610
	%68 = trunc i64 %p8 to i32, !dbg !610
	%69 = icmp ne i64 %p3, %p5, !dbg !610
	%70 = icmp uge i64 %p8, %66, !dbg !610
	%71 = icmp eq i64* %p6, null, !dbg !610
	%72 = or i1 %69, %70, !dbg !610
	%73 = or i1 %72, %71, !dbg !610
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !610, !prof !27

b15_ok1:
	%74 = bitcast i32* %p2 to i8*, !dbg !610
	%75 = bitcast i32* %p4 to i8*, !dbg !610
	%76 = bitcast i64* %p6 to i8*, !dbg !610
	call void @gpuc_put_signal_nbi_block(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !610
	br label %b16, !dbg !610

b16:
	ret void, !dbg !591

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !592
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !592

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !592
	ret void, !dbg !592

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %13), !dbg !592
	ret void, !dbg !592

b5_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !599
	br i1 %78, label %b5_fail2, label %b5_ok2, !dbg !599

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !599
	ret void, !dbg !599

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %24), !dbg !599
	ret void, !dbg !599

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !601
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !601

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !601
	ret void, !dbg !601

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %33), !dbg !601
	ret void, !dbg !601

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !604
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !604

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !604
	ret void, !dbg !604

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %43), !dbg !604
	ret void, !dbg !604

b13_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !608
	br i1 %81, label %b13_fail2, label %b13_ok2, !dbg !608

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !608
	ret void, !dbg !608

b13_ok2:
	%82 = icmp uge i64 %p8, %54, !dbg !608
	br i1 %82, label %b13_fail3, label %b13_ok3, !dbg !608

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %54), !dbg !608
	ret void, !dbg !608

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !608
	ret void, !dbg !608

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !610
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !610

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !610
	ret void, !dbg !610

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !610
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !610

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !610
	ret void, !dbg !610

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !610
	ret void, !dbg !610
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !611 {
entry:
	br label %b0, !dbg !612

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !615
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !616, !range !11
	%2 = sext i32 %1 to i64, !dbg !616
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !616, !range !28
	%4 = sext i32 %3 to i64, !dbg !616
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !616, !range !28
	%6 = sext i32 %5 to i64, !dbg !616
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !616, !range !81
	%8 = sext i32 %7 to i64, !dbg !616
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !616, !range !82
	%10 = sext i32 %9 to i64, !dbg !616
	%11 = mul i64 %10, %6, !dbg !616
	%12 = add i64 %4, %11, !dbg !616
	%13 = mul i64 %8, %12, !dbg !616
	%14 = add i64 %2, %13, !dbg !616
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !616, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !616, !range !20
	%17 = mul i32 %15, %16, !dbg !616
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !616, !range !72
	%19 = mul i32 %17, %18, !dbg !616
	%20 = sext i32 %19 to i64, !dbg !616
	%21 = mul i64 %14, %20, !dbg !616
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !616, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !616, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !616, !range !19
	%25 = mul i32 %16, %24, !dbg !616
	%26 = add i32 %23, %25, !dbg !616
	%27 = mul i32 %15, %26, !dbg !616
	%28 = add i32 %22, %27, !dbg !616
	%29 = sext i32 %28 to i64, !dbg !616
	%30 = add i64 %21, %29, !dbg !616
	%31 = mul i64 %8, %10, !dbg !616
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !616, !range !82
	%33 = sext i32 %32 to i64, !dbg !616
	%34 = mul i64 %31, %33, !dbg !616
	%35 = mul i64 %34, %20, !dbg !616
	br label %b1, !dbg !616

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !616
	%37 = icmp slt i64 %36, %p3, !dbg !616
	br i1 %37, label %b2, label %b3, !dbg !616

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !617
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !618
	%40 = icmp uge i64 %36, %p1, !dbg !617
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !617, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !618
	%42 = sext i32 %0 to i64, !dbg !615
	%43 = trunc i64 %p4 to i32, !dbg !615
	%44 = icmp uge i64 %p4, %42, !dbg !615
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !615, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !615
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !615
	%46 = add i64 %36, %35, !dbg !616
	br label %b1, !dbg !616

b3:
	ret void, !dbg !614

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !617
	ret void, !dbg !617

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !615
	ret void, !dbg !615
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !619 {
entry:
	br label %b0, !dbg !620

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !623
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !624, !range !11
	%2 = sext i32 %1 to i64, !dbg !624
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !624, !range !28
	%4 = sext i32 %3 to i64, !dbg !624
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !624, !range !28
	%6 = sext i32 %5 to i64, !dbg !624
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !624, !range !81
	%8 = sext i32 %7 to i64, !dbg !624
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !624, !range !82
	%10 = sext i32 %9 to i64, !dbg !624
	%11 = mul i64 %10, %6, !dbg !624
	%12 = add i64 %4, %11, !dbg !624
	%13 = mul i64 %8, %12, !dbg !624
	%14 = add i64 %2, %13, !dbg !624
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !624, !range !20
	%17 = mul i32 %15, %16, !dbg !624
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !624, !range !72
	%19 = mul i32 %17, %18, !dbg !624
	%20 = sext i32 %19 to i64, !dbg !624
	%21 = mul i64 %14, %20, !dbg !624
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !624, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !624, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !624, !range !19
	%25 = mul i32 %16, %24, !dbg !624
	%26 = add i32 %23, %25, !dbg !624
	%27 = mul i32 %15, %26, !dbg !624
	%28 = add i32 %22, %27, !dbg !624
	%29 = sext i32 %28 to i64, !dbg !624
	%30 = add i64 %21, %29, !dbg !624
	%31 = mul i64 %8, %10, !dbg !624
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !624, !range !82
	%33 = sext i32 %32 to i64, !dbg !624
	%34 = mul i64 %31, %33, !dbg !624
	%35 = mul i64 %34, %20, !dbg !624
	br label %b1, !dbg !624

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !624
	%37 = icmp slt i64 %36, %p1, !dbg !624
	br i1 %37, label %b2, label %b3, !dbg !624

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !625
	%39 = sext i32 %0 to i64, !dbg !623
	%40 = trunc i64 %p4 to i32, !dbg !623
	%41 = icmp uge i64 %36, %p3, !dbg !625
	%42 = icmp uge i64 %p4, %39, !dbg !623
	%43 = or i1 %41, %42, !dbg !623
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !623, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !623
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !623
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !626
	store i32 %45, i32* %46, align 4, !dbg !626
	%47 = add i64 %36, %35, !dbg !624
	br label %b1, !dbg !624

b3:
	ret void, !dbg !622

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !625
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !625

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !625
	ret void, !dbg !625

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !623
	ret void, !dbg !623
}

define void @TransferUint64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !627 {
entry:
	br label %b0, !dbg !628

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !631
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !632, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !632, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !632, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !632, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !632, !range !20
	%6 = mul i32 %5, %3, !dbg !632
	%7 = add i32 %2, %6, !dbg !632
	%8 = mul i32 %4, %7, !dbg !632
	%9 = add i32 %1, %8, !dbg !632
	%10 = sext i32 %9 to i64, !dbg !632
	%11 = icmp eq i64 %p0, 0, !dbg !633
	br i1 %11, label %b1, label %b3, !dbg !633

b1:
	%12 = sdiv i64 %10, 32, !dbg !634
	%13 = icmp eq i64 %12, %p1, !dbg !635
	br i1 %13, label %b2, label %b16, !dbg !635

b2:
	%14 = sext i32 %0 to i64, !dbg !631
	%15 = mul i64 %p5, 8, !dbg !631
	%16 = trunc i64 %p8 to i32, !dbg !631
	%17 = icmp ne i64 %p3, %p5, !dbg !631
	%18 = icmp uge i64 %p8, %14, !dbg !631
	%19 = or i1 %17, %18, !dbg !631
	br i1 %19, label %b2_fail1, label %b2_ok1, !dbg !631, !prof !27

b2_ok1:
	%20 = bitcast i64* %p2 to i8*, !dbg !631
	%21 = bitcast i64* %p4 to i8*, !dbg !631
	call void @gpuc_put_warp(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !631
	br label %b16, !dbg !631

b3:
	%22 = icmp eq i64 %p0, 1, !dbg !636
	br i1 %22, label %b4, label %b5, !dbg !636

b4:
	%23 = sext i32 %0 to i64, !dbg !637
	%24 = mul i64 %p5, 8, !dbg !637
	%25 = trunc i64 %p8 to i32, !dbg !637
	%26 = icmp ne i64 %p3, %p5, !dbg !637
	%27 = icmp uge i64 %p8, %23, !dbg !637
	%28 = or i1 %26, %27, !dbg !637
	br i1 %28, label %b4_fail1, label %b4_ok1, !dbg !637, !prof !27

b4_ok1:
	%29 = bitcast i64* %p2 to i8*, !dbg !637
	%30 = bitcast i64* %p4 to i8*, !dbg !637
	call void @gpuc_put_nbi_block(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !637
	br label %b16, !dbg !637

b5:
	%31 = icmp eq i64 %p0, 2, !dbg !638
	br i1 %31, label %b6, label %b8, !dbg !638

b6:
	%32 = icmp eq i64 %10, 0, !dbg !639
	br i1 %32, label %b7, label %b16, !dbg !639

b7:
	%33 = sext i32 %0 to i64, !dbg !640
	%34 = mul i64 %p5, 8, !dbg !640
	%35 = trunc i64 %p8 to i32, !dbg !640
	%36 = icmp ne i64 %p3, %p5, !dbg !640
	%37 = icmp uge i64 %p8, %33, !dbg !640
	%38 = or i1 %36, %37, !dbg !640
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !640, !prof !27

b7_ok1:
	%39 = bitcast i64* %p2 to i8*, !dbg !640
	%40 = bitcast i64* %p4 to i8*, !dbg !640
	call void @gpuc_get_thread(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !640
	br label %b16, !dbg !640

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !641
	br i1 %41, label %b9, label %b11, !dbg !641

b9:
	%42 = sdiv i64 %10, 32, !dbg !642
	%43 = icmp eq i64 %42, %p1, !dbg !643
	br i1 %43, label %b10, label %b16, !dbg !643

b10:
	%44 = sext i32 %0 to i64, !dbg !644
	%45 = mul i64 %p5, 8, !dbg !644
	%46 = trunc i64 %p8 to i32, !dbg !644
	%47 = icmp ne i64 %p3, %p5, !dbg !644
	%48 = icmp uge i64 %p8, %44, !dbg !644
	%49 = or i1 %47, %48, !dbg !644
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !644, !prof !27

b10_ok1:
	%50 = bitcast i64* %p2 to i8*, !dbg !644
	%51 = bitcast i64* %p4 to i8*, !dbg !644
	call void @gpuc_get_nbi_warp(i8* %50, i8* %51, i64 %45, i32 %46), !dbg !644
	br label %b16, !dbg !644

b11:
	%52 = icmp eq i64 %p0, 4, !dbg !645
	br i1 %52, label %b12, label %b13, !dbg !645

b12:
	%53 = sext i32 %0 to i64, !dbg !646
	%54 = mul i64 %p5, 8, !dbg !646
	%55 = trunc i64 %p8 to i32, !dbg !646
	%56 = icmp ne i64 %p3, %p5, !dbg !646
	%57 = icmp uge i64 %p8, %53, !dbg !646
	%58 = icmp eq i64* %p6, null, !dbg !646
	%59 = or i1 %56, %57, !dbg !646
	%60 = or i1 %59, %58, !dbg !646
	br i1 %60, label %b12_fail1, label %b12_ok1, !dbg !646, !prof !27

b12_ok1:
	%61 = bitcast i64* %p2 to i8*, !dbg !646
	%62 = bitcast i64* %p4 to i8*, !dbg !646
	%63 = bitcast i64* %p6 to i8*, !dbg !646
	call void @gpuc_put_signal_block(i8* %61, i8* %62, i64 %54, i8* %63, i64 %p7, i32 10, i32 %55), !dbg !646
	br label %b16, !dbg !646

b13:
	%64 = icmp eq i64 %p0, 5, !dbg !647
	br i1 %64, label %b14, label %b16, !dbg !647

b14:
	%65 = icmp eq i64 %10, 0, !dbg !648
	br i1 %65, label %b15, label %b16, !dbg !648

b15:
	%66 = sext i32 %0 to i64, !dbg !649
	%67 = mul i64 %p5, 8, !dbg !649
	%68 = trunc i64 %p8 to i32, !dbg !649
	%69 = icmp ne i64 %p3, %p5, !dbg !649
	%70 = icmp uge i64 %p8, %66, !dbg !649
	%71 = icmp eq i64* %p6, null, !dbg !649
	%72 = or i1 %69, %70, !dbg !649
	%73 = or i1 %72, %71, !dbg !649
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !649, !prof !27

b15_ok1:
	%74 = bitcast i64* %p2 to i8*, !dbg !649
	%75 = bitcast i64* %p4 to i8*, !dbg !649
	%76 = bitcast i64* %p6 to i8*, !dbg !649
	call void @gpuc_put_signal_nbi_thread(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 10, i32 %68), !dbg !649
	br label %b16, !dbg !649

b16:
	ret void, !dbg !630

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !631
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !631

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !631
	ret void, !dbg !631

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %14), !dbg !631
	ret void, !dbg !631

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !637
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !637

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !637
	ret void, !dbg !637

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %23), !dbg !637
	ret void, !dbg !637

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !640
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !640

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !640
	ret void, !dbg !640

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %33), !dbg !640
	ret void, !dbg !640

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !644
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !644

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !644
	ret void, !dbg !644

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %44), !dbg !644
	ret void, !dbg !644

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !646
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !646

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !646
	ret void, !dbg !646

b12_ok2:
	%82 = icmp uge i64 %p8, %53, !dbg !646
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !646

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %53), !dbg !646
	ret void, !dbg !646

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !649
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !649

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !649
	ret void, !dbg !649

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !649
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !649

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %66), !dbg !649
	ret void, !dbg !649

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !649
	ret void, !dbg !649
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !650 {
entry:
	br label %b0, !dbg !651

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !654
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !655, !range !11
	%2 = sext i32 %1 to i64, !dbg !655
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !655, !range !28
	%4 = sext i32 %3 to i64, !dbg !655
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !655, !range !28
	%6 = sext i32 %5 to i64, !dbg !655
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !655, !range !81
	%8 = sext i32 %7 to i64, !dbg !655
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !655, !range !82
	%10 = sext i32 %9 to i64, !dbg !655
	%11 = mul i64 %10, %6, !dbg !655
	%12 = add i64 %4, %11, !dbg !655
	%13 = mul i64 %8, %12, !dbg !655
	%14 = add i64 %2, %13, !dbg !655
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !655, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !655, !range !20
	%17 = mul i32 %15, %16, !dbg !655
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !655, !range !72
	%19 = mul i32 %17, %18, !dbg !655
	%20 = sext i32 %19 to i64, !dbg !655
	%21 = mul i64 %14, %20, !dbg !655
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !655, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !655, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !655, !range !19
	%25 = mul i32 %16, %24, !dbg !655
	%26 = add i32 %23, %25, !dbg !655
	%27 = mul i32 %15, %26, !dbg !655
	%28 = add i32 %22, %27, !dbg !655
	%29 = sext i32 %28 to i64, !dbg !655
	%30 = add i64 %21, %29, !dbg !655
	%31 = mul i64 %8, %10, !dbg !655
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !655, !range !82
	%33 = sext i32 %32 to i64, !dbg !655
	%34 = mul i64 %31, %33, !dbg !655
	%35 = mul i64 %34, %20, !dbg !655
	br label %b1, !dbg !655

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !655
	%37 = icmp slt i64 %36, %p3, !dbg !655
	br i1 %37, label %b2, label %b3, !dbg !655

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !656
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !657
	%40 = icmp uge i64 %36, %p1, !dbg !656
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !656, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !657
	%42 = sext i32 %0 to i64, !dbg !654
	%43 = trunc i64 %p4 to i32, !dbg !654
	%44 = icmp uge i64 %p4, %42, !dbg !654
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !654, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !654
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !654
	%46 = add i64 %36, %35, !dbg !655
	br label %b1, !dbg !655

b3:
	ret void, !dbg !653

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !656
	ret void, !dbg !656

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !654
	ret void, !dbg !654
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !658 {
entry:
	br label %b0, !dbg !659

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !662
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !663, !range !11
	%2 = sext i32 %1 to i64, !dbg !663
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !663, !range !28
	%4 = sext i32 %3 to i64, !dbg !663
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !663, !range !28
	%6 = sext i32 %5 to i64, !dbg !663
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !663, !range !81
	%8 = sext i32 %7 to i64, !dbg !663
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !663, !range !82
	%10 = sext i32 %9 to i64, !dbg !663
	%11 = mul i64 %10, %6, !dbg !663
	%12 = add i64 %4, %11, !dbg !663
	%13 = mul i64 %8, %12, !dbg !663
	%14 = add i64 %2, %13, !dbg !663
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !663, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !663, !range !20
	%17 = mul i32 %15, %16, !dbg !663
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !663, !range !72
	%19 = mul i32 %17, %18, !dbg !663
	%20 = sext i32 %19 to i64, !dbg !663
	%21 = mul i64 %14, %20, !dbg !663
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !663, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !663, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !663, !range !19
	%25 = mul i32 %16, %24, !dbg !663
	%26 = add i32 %23, %25, !dbg !663
	%27 = mul i32 %15, %26, !dbg !663
	%28 = add i32 %22, %27, !dbg !663
	%29 = sext i32 %28 to i64, !dbg !663
	%30 = add i64 %21, %29, !dbg !663
	%31 = mul i64 %8, %10, !dbg !663
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !663, !range !82
	%33 = sext i32 %32 to i64, !dbg !663
	%34 = mul i64 %31, %33, !dbg !663
	%35 = mul i64 %34, %20, !dbg !663
	br label %b1, !dbg !663

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !663
	%37 = icmp slt i64 %36, %p1, !dbg !663
	br i1 %37, label %b2, label %b3, !dbg !663

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !664
	%39 = sext i32 %0 to i64, !dbg !662
	%40 = trunc i64 %p4 to i32, !dbg !662
	%41 = icmp uge i64 %36, %p3, !dbg !664
	%42 = icmp uge i64 %p4, %39, !dbg !662
	%43 = or i1 %41, %42, !dbg !662
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !662, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !662
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !662
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !665
	store i64 %45, i64* %46, align 8, !dbg !665
	%47 = add i64 %36, %35, !dbg !663
	br label %b1, !dbg !663

b3:
	ret void, !dbg !661

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !664
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !664

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !664
	ret void, !dbg !664

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !662
	ret void, !dbg !662
}

define void @TransferUint(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !666 {
entry:
	br label %b0, !dbg !667

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !670
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !671, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !671, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !671, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !671, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !671, !range !20
	%6 = mul i32 %5, %3, !dbg !671
	%7 = add i32 %2, %6, !dbg !671
	%8 = mul i32 %4, %7, !dbg !671
	%9 = add i32 %1, %8, !dbg !671
	%10 = sext i32 %9 to i64, !dbg !671
	%11 = icmp eq i64 %p0, 0, !dbg !672
	br i1 %11, label %b1, label %b2, !dbg !672

b1:
	%12 = sext i32 %0 to i64, !dbg !670
	%13 = mul i64 %p5, 8, !dbg !670
	%14 = trunc i64 %p8 to i32, !dbg !670
	%15 = icmp ne i64 %p3, %p5, !dbg !670
	%16 = icmp uge i64 %p8, %12, !dbg !670
	%17 = or i1 %15, %16, !dbg !670
	br i1 %17, label %b1_fail1, label %b1_ok1, !dbg !670, !prof !27

b1_ok1:
	%18 = bitcast i64* %p2 to i8*, !dbg !670
	%19 = bitcast i64* %p4 to i8*, !dbg !670
	call void @gpuc_put_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !670
	br label %b16, !dbg !670

b2:
	%20 = icmp eq i64 %p0, 1, !dbg !673
	br i1 %20, label %b3, label %b5, !dbg !673

b3:
	%21 = icmp eq i64 %10, 0, !dbg !674
	br i1 %21, label %b4, label %b16, !dbg !674

b4:
	%22 = sext i32 %0 to i64, !dbg !675
	%23 = mul i64 %p5, 8, !dbg !675
	%24 = trunc i64 %p8 to i32, !dbg !675
	%25 = icmp ne i64 %p3, %p5, !dbg !675
	%26 = icmp uge i64 %p8, %22, !dbg !675
	%27 = or i1 %25, %26, !dbg !675
	br i1 %27, label %b4_fail1, label %b4_ok1, !dbg !675, !prof !27

b4_ok1:
	%28 = bitcast i64* %p2 to i8*, !dbg !675
	%29 = bitcast i64* %p4 to i8*, !dbg !675
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24), !dbg !675
	br label %b16, !dbg !675

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !676
	br i1 %30, label %b6, label %b8, !dbg !676

b6:
	%31 = sdiv i64 %10, 32, !dbg !677
	%32 = icmp eq i64 %31, %p1, !dbg !678
	br i1 %32, label %b7, label %b16, !dbg !678

b7:
	%33 = sext i32 %0 to i64, !dbg !679
	%34 = mul i64 %p5, 8, !dbg !679
	%35 = trunc i64 %p8 to i32, !dbg !679
	%36 = icmp ne i64 %p3, %p5, !dbg !679
	%37 = icmp uge i64 %p8, %33, !dbg !679
	%38 = or i1 %36, %37, !dbg !679
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !679, !prof !27

b7_ok1:
	%39 = bitcast i64* %p2 to i8*, !dbg !679
	%40 = bitcast i64* %p4 to i8*, !dbg !679
	call void @gpuc_get_warp(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !679
	br label %b16, !dbg !679

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !680
	br i1 %41, label %b9, label %b10, !dbg !680

b9:
	%42 = sext i32 %0 to i64, !dbg !681
	%43 = mul i64 %p5, 8, !dbg !681
	%44 = trunc i64 %p8 to i32, !dbg !681
	%45 = icmp ne i64 %p3, %p5, !dbg !681
	%46 = icmp uge i64 %p8, %42, !dbg !681
	%47 = or i1 %45, %46, !dbg !681
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !681, !prof !27

b9_ok1:
	%48 = bitcast i64* %p2 to i8*, !dbg !681
	%49 = bitcast i64* %p4 to i8*, !dbg !681
	call void @gpuc_get_nbi_block(i8* %48, i8* %49, i64 %43, i32 %44), !dbg !681
	br label %b16, !dbg !681

b10:
	%50 = icmp eq i64 %p0, 4, !dbg !682
	br i1 %50, label %b11, label %b13, !dbg !682

b11:
	%51 = icmp eq i64 %10, 0, !dbg !683
	br i1 %51, label %b12, label %b16, !dbg !683

b12:
	%52 = sext i32 %0 to i64, !dbg !684
	%53 = mul i64 %p5, 8, !dbg !684
	%54 = trunc i64 %p8 to i32, !dbg !684
	%55 = icmp ne i64 %p3, %p5, !dbg !684
	%56 = icmp uge i64 %p8, %52, !dbg !684
	%57 = icmp eq i64* %p6, null, !dbg !684
	%58 = or i1 %55, %56, !dbg !684
	%59 = or i1 %58, %57, !dbg !684
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !684, !prof !27

b12_ok1:
	%60 = bitcast i64* %p2 to i8*, !dbg !684
	%61 = bitcast i64* %p4 to i8*, !dbg !684
	%62 = bitcast i64* %p6 to i8*, !dbg !684
	call void @gpuc_put_signal_thread(i8* %60, i8* %61, i64 %53, i8* %62, i64 %p7, i32 9, i32 %54), !dbg !684
	br label %b16, !dbg !684

b13:
	%63 = icmp eq i64 %p0, 5, !dbg !685
	br i1 %63, label %b14, label %b16, !dbg !685

b14:
	%64 = sdiv i64 %10, 32, !dbg !686
	%65 = icmp eq i64 %64, %p1, !dbg !687
	br i1 %65, label %b15, label %b16, !dbg !687

b15:
	%66 = sext i32 %0 to i64, !dbg !688
	%67 = mul i64 %p5, 8, !dbg !688
	%68 = trunc i64 %p8 to i32, !dbg !688
	%69 = icmp ne i64 %p3, %p5, !dbg !688
	%70 = icmp uge i64 %p8, %66, !dbg !688
	%71 = icmp eq i64* %p6, null, !dbg !688
	%72 = or i1 %69, %70, !dbg !688
	%73 = or i1 %72, %71, !dbg !688
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !688, !prof !27

b15_ok1:
	%74 = bitcast i64* %p2 to i8*, !dbg !688
	%75 = bitcast i64* %p4 to i8*, !dbg !688
	%76 = bitcast i64* %p6 to i8*, !dbg !688
	call void @gpuc_put_signal_nbi_warp(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !688
	br label %b16, !dbg !688

b16:
	ret void, !dbg !669

b1_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !670
	br i1 %77, label %b1_fail2, label %b1_ok2, !dbg !670

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !670
	ret void, !dbg !670

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %12), !dbg !670
	ret void, !dbg !670

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !675
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !675

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !675
	ret void, !dbg !675

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %22), !dbg !675
	ret void, !dbg !675

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !679
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !679

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !679
	ret void, !dbg !679

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %33), !dbg !679
	ret void, !dbg !679

b9_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !681
	br i1 %80, label %b9_fail2, label %b9_ok2, !dbg !681

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !681
	ret void, !dbg !681

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %42), !dbg !681
	ret void, !dbg !681

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !684
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !684

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !684
	ret void, !dbg !684

b12_ok2:
	%82 = icmp uge i64 %p8, %52, !dbg !684
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !684

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %52), !dbg !684
	ret void, !dbg !684

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !684
	ret void, !dbg !684

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !688
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !688

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !688
	ret void, !dbg !688

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !688
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !688

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !688
	ret void, !dbg !688

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !688
	ret void, !dbg !688
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !689 {
entry:
	br label %b0, !dbg !690

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !693
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !694, !range !11
	%2 = sext i32 %1 to i64, !dbg !694
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !694, !range !28
	%4 = sext i32 %3 to i64, !dbg !694
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !694, !range !28
	%6 = sext i32 %5 to i64, !dbg !694
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !694, !range !81
	%8 = sext i32 %7 to i64, !dbg !694
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !694, !range !82
	%10 = sext i32 %9 to i64, !dbg !694
	%11 = mul i64 %10, %6, !dbg !694
	%12 = add i64 %4, %11, !dbg !694
	%13 = mul i64 %8, %12, !dbg !694
	%14 = add i64 %2, %13, !dbg !694
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !694, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !694, !range !20
	%17 = mul i32 %15, %16, !dbg !694
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !694, !range !72
	%19 = mul i32 %17, %18, !dbg !694
	%20 = sext i32 %19 to i64, !dbg !694
	%21 = mul i64 %14, %20, !dbg !694
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !694, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !694, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !694, !range !19
	%25 = mul i32 %16, %24, !dbg !694
	%26 = add i32 %23, %25, !dbg !694
	%27 = mul i32 %15, %26, !dbg !694
	%28 = add i32 %22, %27, !dbg !694
	%29 = sext i32 %28 to i64, !dbg !694
	%30 = add i64 %21, %29, !dbg !694
	%31 = mul i64 %8, %10, !dbg !694
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !694, !range !82
	%33 = sext i32 %32 to i64, !dbg !694
	%34 = mul i64 %31, %33, !dbg !694
	%35 = mul i64 %34, %20, !dbg !694
	br label %b1, !dbg !694

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !694
	%37 = icmp slt i64 %36, %p3, !dbg !694
	br i1 %37, label %b2, label %b3, !dbg !694

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !695
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !696
	%40 = icmp uge i64 %36, %p1, !dbg !695
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !695, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !696
	%42 = sext i32 %0 to i64, !dbg !693
	%43 = trunc i64 %p4 to i32, !dbg !693
	%44 = icmp uge i64 %p4, %42, !dbg !693
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !693, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !693
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !693
	%46 = add i64 %36, %35, !dbg !694
	br label %b1, !dbg !694

b3:
	ret void, !dbg !692

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !695
	ret void, !dbg !695

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !693
	ret void, !dbg !693
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !697 {
entry:
	br label %b0, !dbg !698

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !701
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !702, !range !11
	%2 = sext i32 %1 to i64, !dbg !702
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !702, !range !28
	%4 = sext i32 %3 to i64, !dbg !702
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !702, !range !28
	%6 = sext i32 %5 to i64, !dbg !702
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !702, !range !81
	%8 = sext i32 %7 to i64, !dbg !702
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !702, !range !82
	%10 = sext i32 %9 to i64, !dbg !702
	%11 = mul i64 %10, %6, !dbg !702
	%12 = add i64 %4, %11, !dbg !702
	%13 = mul i64 %8, %12, !dbg !702
	%14 = add i64 %2, %13, !dbg !702
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !702, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !702, !range !20
	%17 = mul i32 %15, %16, !dbg !702
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !702, !range !72
	%19 = mul i32 %17, %18, !dbg !702
	%20 = sext i32 %19 to i64, !dbg !702
	%21 = mul i64 %14, %20, !dbg !702
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !702, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !702, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !702, !range !19
	%25 = mul i32 %16, %24, !dbg !702
	%26 = add i32 %23, %25, !dbg !702
	%27 = mul i32 %15, %26, !dbg !702
	%28 = add i32 %22, %27, !dbg !702
	%29 = sext i32 %28 to i64, !dbg !702
	%30 = add i64 %21, %29, !dbg !702
	%31 = mul i64 %8, %10, !dbg !702
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !702, !range !82
	%33 = sext i32 %32 to i64, !dbg !702
	%34 = mul i64 %31, %33, !dbg !702
	%35 = mul i64 %34, %20, !dbg !702
	br label %b1, !dbg !702

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !702
	%37 = icmp slt i64 %36, %p1, !dbg !702
	br i1 %37, label %b2, label %b3, !dbg !702

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !703
	%39 = sext i32 %0 to i64, !dbg !701
	%40 = trunc i64 %p4 to i32, !dbg !701
	%41 = icmp uge i64 %36, %p3, !dbg !703
	%42 = icmp uge i64 %p4, %39, !dbg !701
	%43 = or i1 %41, %42, !dbg !701
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !701, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !701
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !701
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !704
	store i64 %45, i64* %46, align 8, !dbg !704
	%47 = add i64 %36, %35, !dbg !702
	br label %b1, !dbg !702

b3:
	ret void, !dbg !700

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !703
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !703

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !703
	ret void, !dbg !703

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !701
	ret void, !dbg !701
}

define void @TransferFloat32(i64 %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !705 {
entry:
	br label %b0, !dbg !706

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !709
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !710, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !710, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !710, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !710, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !710, !range !20
	%6 = mul i32 %5, %3, !dbg !710
	%7 = add i32 %2, %6, !dbg !710
	%8 = mul i32 %4, %7, !dbg !710
	%9 = add i32 %1, %8, !dbg !710
	%10 = sext i32 %9 to i64, !dbg !710
	%11 = icmp eq i64 %p0, 0, !dbg !711
	br i1 %11, label %b1, label %b2, !dbg !711

b1:
	%12 = sext i32 %0 to i64, !dbg !709
	%13 = mul i64 %p5, 4, !dbg !709
	%14 = trunc i64 %p8 to i32, !dbg !709
	%15 = icmp ne i64 %p3, %p5, !dbg !709
	%16 = icmp uge i64 %p8, %12, !dbg !709
	%17 = or i1 %15, %16, !dbg !709
	br i1 %17, label %b1_fail1, label %b1_ok1, !dbg !709, !prof !27

b1_ok1:
	%18 = bitcast float* %p2 to i8*, !dbg !709
	%19 = bitcast float* %p4 to i8*, !dbg !709
	call void @gpuc_put_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !709
	br label %b16, !dbg !709

b2:
	%20 = icmp eq i64 %p0, 1, !dbg !712
	br i1 %20, label %b3, label %b5, !dbg !712

b3:
	%21 = icmp eq i64 %10, 0, !dbg !713
	br i1 %21, label %b4, label %b16, !dbg !713

b4:
	%22 = sext i32 %0 to i64, !dbg !714
	%23 = mul i64 %p5, 4, !dbg !714
	%24 = trunc i64 %p8 to i32, !dbg !714
	%25 = icmp ne i64 %p3, %p5, !dbg !714
	%26 = icmp uge i64 %p8, %22, !dbg !714
	%27 = or i1 %25, %26, !dbg !714
	br i1 %27, label %b4_fail1, label %b4_ok1, !dbg !714, !prof !27

b4_ok1:
	%28 = bitcast float* %p2 to i8*, !dbg !714
	%29 = bitcast float* %p4 to i8*, !dbg !714
	call void @gpuc_put_nbi_thread(i8* %28, i8* %29, i64 %23, i32 %24), !dbg !714
	br label %b16, !dbg !714

b5:
	%30 = icmp eq i64 %p0, 2, !dbg !715
	br i1 %30, label %b6, label %b8, !dbg !715

b6:
	%31 = sdiv i64 %10, 32, !dbg !716
	%32 = icmp eq i64 %31, %p1, !dbg !717
	br i1 %32, label %b7, label %b16, !dbg !717

b7:
	%33 = sext i32 %0 to i64, !dbg !718
	%34 = mul i64 %p5, 4, !dbg !718
	%35 = trunc i64 %p8 to i32, !dbg !718
	%36 = icmp ne i64 %p3, %p5, !dbg !718
	%37 = icmp uge i64 %p8, %33, !dbg !718
	%38 = or i1 %36, %37, !dbg !718
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !718, !prof !27

b7_ok1:
	%39 = bitcast float* %p2 to i8*, !dbg !718
	%40 = bitcast float* %p4 to i8*, !dbg !718
	call void @gpuc_get_warp(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !718
	br label %b16, !dbg !718

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !719
	br i1 %41, label %b9, label %b10, !dbg !719

b9:
	%42 = sext i32 %0 to i64, !dbg !720
	%43 = mul i64 %p5, 4, !dbg !720
	%44 = trunc i64 %p8 to i32, !dbg !720
	%45 = icmp ne i64 %p3, %p5, !dbg !720
	%46 = icmp uge i64 %p8, %42, !dbg !720
	%47 = or i1 %45, %46, !dbg !720
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !720, !prof !27

b9_ok1:
	%48 = bitcast float* %p2 to i8*, !dbg !720
	%49 = bitcast float* %p4 to i8*, !dbg !720
	call void @gpuc_get_nbi_block(i8* %48, i8* %49, i64 %43, i32 %44), !dbg !720
	br label %b16, !dbg !720

b10:
	%50 = icmp eq i64 %p0, 4, !dbg !721
	br i1 %50, label %b11, label %b13, !dbg !721

b11:
	%51 = icmp eq i64 %10, 0, !dbg !722
	br i1 %51, label %b12, label %b16, !dbg !722

b12:
	%52 = sext i32 %0 to i64, !dbg !723
	%53 = mul i64 %p5, 4, !dbg !723
	%54 = trunc i64 %p8 to i32, !dbg !723
	%55 = icmp ne i64 %p3, %p5, !dbg !723
	%56 = icmp uge i64 %p8, %52, !dbg !723
	%57 = icmp eq i64* %p6, null, !dbg !723
	%58 = or i1 %55, %56, !dbg !723
	%59 = or i1 %58, %57, !dbg !723
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !723, !prof !27

b12_ok1:
	%60 = bitcast float* %p2 to i8*, !dbg !723
	%61 = bitcast float* %p4 to i8*, !dbg !723
	%62 = bitcast i64* %p6 to i8*, !dbg !723
	call void @gpuc_put_signal_thread(i8* %60, i8* %61, i64 %53, i8* %62, i64 %p7, i32 9, i32 %54), !dbg !723
	br label %b16, !dbg !723

b13:
	%63 = icmp eq i64 %p0, 5, !dbg !724
	br i1 %63, label %b14, label %b16, !dbg !724

b14:
	%64 = sdiv i64 %10, 32, !dbg !725
	%65 = icmp eq i64 %64, %p1, !dbg !726
	br i1 %65, label %b15, label %b16, !dbg !726

b15:
	%66 = sext i32 %0 to i64, !dbg !727
	%67 = mul i64 %p5, 4, !dbg !727
	%68 = trunc i64 %p8 to i32, !dbg !727
	%69 = icmp ne i64 %p3, %p5, !dbg !727
	%70 = icmp uge i64 %p8, %66, !dbg !727
	%71 = icmp eq i64* %p6, null, !dbg !727
	%72 = or i1 %69, %70, !dbg !727
	%73 = or i1 %72, %71, !dbg !727
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !727, !prof !27

b15_ok1:
	%74 = bitcast float* %p2 to i8*, !dbg !727
	%75 = bitcast float* %p4 to i8*, !dbg !727
	%76 = bitcast i64* %p6 to i8*, !dbg !727
	call void @gpuc_put_signal_nbi_warp(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !727
	br label %b16, !dbg !727

b16:
	ret void, !dbg !708

b1_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !709
	br i1 %77, label %b1_fail2, label %b1_ok2, !dbg !709

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !709
	ret void, !dbg !709

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %12), !dbg !709
	ret void, !dbg !709

b4_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !714
	br i1 %78, label %b4_fail2, label %b4_ok2, !dbg !714

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !714
	ret void, !dbg !714

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %22), !dbg !714
	ret void, !dbg !714

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !718
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !718

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !718
	ret void, !dbg !718

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %33), !dbg !718
	ret void, !dbg !718

b9_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !720
	br i1 %80, label %b9_fail2, label %b9_ok2, !dbg !720

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !720
	ret void, !dbg !720

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %42), !dbg !720
	ret void, !dbg !720

b12_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !723
	br i1 %81, label %b12_fail2, label %b12_ok2, !dbg !723

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !723
	ret void, !dbg !723

b12_ok2:
	%82 = icmp uge i64 %p8, %52, !dbg !723
	br i1 %82, label %b12_fail3, label %b12_ok3, !dbg !723

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %52), !dbg !723
	ret void, !dbg !723

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !723
	ret void, !dbg !723

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !727
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !727

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !727
	ret void, !dbg !727

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !727
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !727

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %66), !dbg !727
	ret void, !dbg !727

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !727
	ret void, !dbg !727
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !728 {
entry:
	br label %b0, !dbg !729

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !732
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !733, !range !11
	%2 = sext i32 %1 to i64, !dbg !733
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !733, !range !28
	%4 = sext i32 %3 to i64, !dbg !733
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !733, !range !28
	%6 = sext i32 %5 to i64, !dbg !733
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !733, !range !81
	%8 = sext i32 %7 to i64, !dbg !733
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !733, !range !82
	%10 = sext i32 %9 to i64, !dbg !733
	%11 = mul i64 %10, %6, !dbg !733
	%12 = add i64 %4, %11, !dbg !733
	%13 = mul i64 %8, %12, !dbg !733
	%14 = add i64 %2, %13, !dbg !733
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !733, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !733, !range !20
	%17 = mul i32 %15, %16, !dbg !733
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !733, !range !72
	%19 = mul i32 %17, %18, !dbg !733
	%20 = sext i32 %19 to i64, !dbg !733
	%21 = mul i64 %14, %20, !dbg !733
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !733, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !733, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !733, !range !19
	%25 = mul i32 %16, %24, !dbg !733
	%26 = add i32 %23, %25, !dbg !733
	%27 = mul i32 %15, %26, !dbg !733
	%28 = add i32 %22, %27, !dbg !733
	%29 = sext i32 %28 to i64, !dbg !733
	%30 = add i64 %21, %29, !dbg !733
	%31 = mul i64 %8, %10, !dbg !733
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !733, !range !82
	%33 = sext i32 %32 to i64, !dbg !733
	%34 = mul i64 %31, %33, !dbg !733
	%35 = mul i64 %34, %20, !dbg !733
	br label %b1, !dbg !733

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !733
	%37 = icmp slt i64 %36, %p3, !dbg !733
	br i1 %37, label %b2, label %b3, !dbg !733

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !734
	%39 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !735
	%40 = icmp uge i64 %36, %p1, !dbg !734
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !734, !prof !27

b2_ok1:
	%41 = load float, float* %39, align 4, !dbg !735
	%42 = sext i32 %0 to i64, !dbg !732
	%43 = bitcast float %41 to i32, !dbg !732
	%44 = trunc i64 %p4 to i32, !dbg !732
	%45 = icmp uge i64 %p4, %42, !dbg !732
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !732, !prof !27

b2_ok2:
	%46 = bitcast float* %38 to i8*, !dbg !732
	call void @gpuc_p_thread_32(i8* %46, i32 %43, i32 %44), !dbg !732
	%47 = add i64 %36, %35, !dbg !733
	br label %b1, !dbg !733

b3:
	ret void, !dbg !731

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !734
	ret void, !dbg !734

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !732
	ret void, !dbg !732
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !736 {
entry:
	br label %b0, !dbg !737

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !740
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !741, !range !11
	%2 = sext i32 %1 to i64, !dbg !741
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !741, !range !28
	%4 = sext i32 %3 to i64, !dbg !741
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !741, !range !28
	%6 = sext i32 %5 to i64, !dbg !741
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !741, !range !81
	%8 = sext i32 %7 to i64, !dbg !741
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !741, !range !82
	%10 = sext i32 %9 to i64, !dbg !741
	%11 = mul i64 %10, %6, !dbg !741
	%12 = add i64 %4, %11, !dbg !741
	%13 = mul i64 %8, %12, !dbg !741
	%14 = add i64 %2, %13, !dbg !741
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !741, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !741, !range !20
	%17 = mul i32 %15, %16, !dbg !741
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !741, !range !72
	%19 = mul i32 %17, %18, !dbg !741
	%20 = sext i32 %19 to i64, !dbg !741
	%21 = mul i64 %14, %20, !dbg !741
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !741, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !741, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !741, !range !19
	%25 = mul i32 %16, %24, !dbg !741
	%26 = add i32 %23, %25, !dbg !741
	%27 = mul i32 %15, %26, !dbg !741
	%28 = add i32 %22, %27, !dbg !741
	%29 = sext i32 %28 to i64, !dbg !741
	%30 = add i64 %21, %29, !dbg !741
	%31 = mul i64 %8, %10, !dbg !741
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !741, !range !82
	%33 = sext i32 %32 to i64, !dbg !741
	%34 = mul i64 %31, %33, !dbg !741
	%35 = mul i64 %34, %20, !dbg !741
	br label %b1, !dbg !741

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !741
	%37 = icmp slt i64 %36, %p1, !dbg !741
	br i1 %37, label %b2, label %b3, !dbg !741

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !742
	%39 = sext i32 %0 to i64, !dbg !740
	%40 = trunc i64 %p4 to i32, !dbg !740
	%41 = icmp uge i64 %36, %p3, !dbg !742
	%42 = icmp uge i64 %p4, %39, !dbg !740
	%43 = or i1 %41, %42, !dbg !740
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !740, !prof !27

b2_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !740
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !740
	%46 = bitcast i32 %45 to float, !dbg !740
	%47 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !743
	store float %46, float* %47, align 4, !dbg !743
	%48 = add i64 %36, %35, !dbg !741
	br label %b1, !dbg !741

b3:
	ret void, !dbg !739

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !742
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !742

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !742
	ret void, !dbg !742

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !740
	ret void, !dbg !740
}

define void @TransferFloat64(i64 %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !744 {
entry:
	br label %b0, !dbg !745

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !748
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !749, !range !18
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !749, !range !18
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !749, !range !19
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !749, !range !20
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !749, !range !20
	%6 = mul i32 %5, %3, !dbg !749
	%7 = add i32 %2, %6, !dbg !749
	%8 = mul i32 %4, %7, !dbg !749
	%9 = add i32 %1, %8, !dbg !749
	%10 = sext i32 %9 to i64, !dbg !749
	%11 = icmp eq i64 %p0, 0, !dbg !750
	br i1 %11, label %b1, label %b3, !dbg !750

b1:
	%12 = icmp eq i64 %10, 0, !dbg !751
	br i1 %12, label %b2, label %b16, !dbg !751

b2:
	%13 = sext i32 %0 to i64, !dbg !748
	%14 = mul i64 %p5, 8, !dbg !748
	%15 = trunc i64 %p8 to i32, !dbg !748
	%16 = icmp ne i64 %p3, %p5, !dbg !748
	%17 = icmp uge i64 %p8, %13, !dbg !748
	%18 = or i1 %16, %17, !dbg !748
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !748, !prof !27

b2_ok1:
	%19 = bitcast double* %p2 to i8*, !dbg !748
	%20 = bitcast double* %p4 to i8*, !dbg !748
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %14, i32 %15), !dbg !748
	br label %b16, !dbg !748

b3:
	%21 = icmp eq i64 %p0, 1, !dbg !752
	br i1 %21, label %b4, label %b6, !dbg !752

b4:
	%22 = sdiv i64 %10, 32, !dbg !753
	%23 = icmp eq i64 %22, %p1, !dbg !754
	br i1 %23, label %b5, label %b16, !dbg !754

b5:
	%24 = sext i32 %0 to i64, !dbg !755
	%25 = mul i64 %p5, 8, !dbg !755
	%26 = trunc i64 %p8 to i32, !dbg !755
	%27 = icmp ne i64 %p3, %p5, !dbg !755
	%28 = icmp uge i64 %p8, %24, !dbg !755
	%29 = or i1 %27, %28, !dbg !755
	br i1 %29, label %b5_fail1, label %b5_ok1, !dbg !755, !prof !27

b5_ok1:
	%30 = bitcast double* %p2 to i8*, !dbg !755
	%31 = bitcast double* %p4 to i8*, !dbg !755
	call void @gpuc_put_nbi_warp(i8* %30, i8* %31, i64 %25, i32 %26), !dbg !755
	br label %b16, !dbg !755

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !756
	br i1 %32, label %b7, label %b8, !dbg !756

b7:
	%33 = sext i32 %0 to i64, !dbg !757
	%34 = mul i64 %p5, 8, !dbg !757
	%35 = trunc i64 %p8 to i32, !dbg !757
	%36 = icmp ne i64 %p3, %p5, !dbg !757
	%37 = icmp uge i64 %p8, %33, !dbg !757
	%38 = or i1 %36, %37, !dbg !757
	br i1 %38, label %b7_fail1, label %b7_ok1, !dbg !757, !prof !27

b7_ok1:
	%39 = bitcast double* %p2 to i8*, !dbg !757
	%40 = bitcast double* %p4 to i8*, !dbg !757
	call void @gpuc_get_block(i8* %39, i8* %40, i64 %34, i32 %35), !dbg !757
	br label %b16, !dbg !757

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !758
	br i1 %41, label %b9, label %b11, !dbg !758

b9:
	%42 = icmp eq i64 %10, 0, !dbg !759
	br i1 %42, label %b10, label %b16, !dbg !759

b10:
	%43 = sext i32 %0 to i64, !dbg !760
	%44 = mul i64 %p5, 8, !dbg !760
	%45 = trunc i64 %p8 to i32, !dbg !760
	%46 = icmp ne i64 %p3, %p5, !dbg !760
	%47 = icmp uge i64 %p8, %43, !dbg !760
	%48 = or i1 %46, %47, !dbg !760
	br i1 %48, label %b10_fail1, label %b10_ok1, !dbg !760, !prof !27

b10_ok1:
	%49 = bitcast double* %p2 to i8*, !dbg !760
	%50 = bitcast double* %p4 to i8*, !dbg !760
	call void @gpuc_get_nbi_thread(i8* %49, i8* %50, i64 %44, i32 %45), !dbg !760
	br label %b16, !dbg !760

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !761
	br i1 %51, label %b12, label %b14, !dbg !761

b12:
	%52 = sdiv i64 %10, 32, !dbg !762
	%53 = icmp eq i64 %52, %p1, !dbg !763
	br i1 %53, label %b13, label %b16, !dbg !763

b13:
	%54 = sext i32 %0 to i64, !dbg !764
	%55 = mul i64 %p5, 8, !dbg !764
	%56 = trunc i64 %p8 to i32, !dbg !764
	%57 = icmp ne i64 %p3, %p5, !dbg !764
	%58 = icmp uge i64 %p8, %54, !dbg !764
	%59 = icmp eq i64* %p6, null, !dbg !764
	%60 = or i1 %57, %58, !dbg !764
	%61 = or i1 %60, %59, !dbg !764
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !764, !prof !27

b13_ok1:
	%62 = bitcast double* %p2 to i8*, !dbg !764
	%63 = bitcast double* %p4 to i8*, !dbg !764
	%64 = bitcast i64* %p6 to i8*, !dbg !764
	call void @gpuc_put_signal_warp(i8* %62, i8* %63, i64 %55, i8* %64, i64 %p7, i32 9, i32 %56), !dbg !764
	br label %b16, !dbg !764

b14:
	%65 = icmp eq i64 %p0, 5, !dbg !765
	br i1 %65, label %b15, label %b16, !dbg !765

b15:
	%66 = sext i32 %0 to i64, !dbg !766
	%67 = mul i64 %p5, 8, !dbg !766
	%68 = trunc i64 %p8 to i32, !dbg !766
	%69 = icmp ne i64 %p3, %p5, !dbg !766
	%70 = icmp uge i64 %p8, %66, !dbg !766
	%71 = icmp eq i64* %p6, null, !dbg !766
	%72 = or i1 %69, %70, !dbg !766
	%73 = or i1 %72, %71, !dbg !766
	br i1 %73, label %b15_fail1, label %b15_ok1, !dbg !766, !prof !27

b15_ok1:
	%74 = bitcast double* %p2 to i8*, !dbg !766
	%75 = bitcast double* %p4 to i8*, !dbg !766
	%76 = bitcast i64* %p6 to i8*, !dbg !766
	call void @gpuc_put_signal_nbi_block(i8* %74, i8* %75, i64 %67, i8* %76, i64 %p7, i32 9, i32 %68), !dbg !766
	br label %b16, !dbg !766

b16:
	ret void, !dbg !747

b2_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !748
	br i1 %77, label %b2_fail2, label %b2_ok2, !dbg !748

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !748
	ret void, !dbg !748

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %13), !dbg !748
	ret void, !dbg !748

b5_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !755
	br i1 %78, label %b5_fail2, label %b5_ok2, !dbg !755

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !755
	ret void, !dbg !755

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %24), !dbg !755
	ret void, !dbg !755

b7_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !757
	br i1 %79, label %b7_fail2, label %b7_ok2, !dbg !757

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !757
	ret void, !dbg !757

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %33), !dbg !757
	ret void, !dbg !757

b10_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !760
	br i1 %80, label %b10_fail2, label %b10_ok2, !dbg !760

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !760
	ret void, !dbg !760

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %43), !dbg !760
	ret void, !dbg !760

b13_fail1:
	%81 = icmp ne i64 %p3, %p5, !dbg !764
	br i1 %81, label %b13_fail2, label %b13_ok2, !dbg !764

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !764
	ret void, !dbg !764

b13_ok2:
	%82 = icmp uge i64 %p8, %54, !dbg !764
	br i1 %82, label %b13_fail3, label %b13_ok3, !dbg !764

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %54), !dbg !764
	ret void, !dbg !764

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !764
	ret void, !dbg !764

b15_fail1:
	%83 = icmp ne i64 %p3, %p5, !dbg !766
	br i1 %83, label %b15_fail2, label %b15_ok2, !dbg !766

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !766
	ret void, !dbg !766

b15_ok2:
	%84 = icmp uge i64 %p8, %66, !dbg !766
	br i1 %84, label %b15_fail3, label %b15_ok3, !dbg !766

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %66), !dbg !766
	ret void, !dbg !766

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !766
	ret void, !dbg !766
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !767 {
entry:
	br label %b0, !dbg !768

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !771
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !772, !range !11
	%2 = sext i32 %1 to i64, !dbg !772
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !772, !range !28
	%4 = sext i32 %3 to i64, !dbg !772
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !772, !range !28
	%6 = sext i32 %5 to i64, !dbg !772
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !772, !range !81
	%8 = sext i32 %7 to i64, !dbg !772
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !772, !range !82
	%10 = sext i32 %9 to i64, !dbg !772
	%11 = mul i64 %10, %6, !dbg !772
	%12 = add i64 %4, %11, !dbg !772
	%13 = mul i64 %8, %12, !dbg !772
	%14 = add i64 %2, %13, !dbg !772
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !772, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !772, !range !20
	%17 = mul i32 %15, %16, !dbg !772
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !772, !range !72
	%19 = mul i32 %17, %18, !dbg !772
	%20 = sext i32 %19 to i64, !dbg !772
	%21 = mul i64 %14, %20, !dbg !772
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !772, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !772, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !772, !range !19
	%25 = mul i32 %16, %24, !dbg !772
	%26 = add i32 %23, %25, !dbg !772
	%27 = mul i32 %15, %26, !dbg !772
	%28 = add i32 %22, %27, !dbg !772
	%29 = sext i32 %28 to i64, !dbg !772
	%30 = add i64 %21, %29, !dbg !772
	%31 = mul i64 %8, %10, !dbg !772
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !772, !range !82
	%33 = sext i32 %32 to i64, !dbg !772
	%34 = mul i64 %31, %33, !dbg !772
	%35 = mul i64 %34, %20, !dbg !772
	br label %b1, !dbg !772

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !772
	%37 = icmp slt i64 %36, %p3, !dbg !772
	br i1 %37, label %b2, label %b3, !dbg !772

b2:
	%38 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !773
	%39 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !774
	%40 = icmp uge i64 %36, %p1, !dbg !773
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !773, !prof !27

b2_ok1:
	%41 = load double, double* %39, align 8, !dbg !774
	%42 = sext i32 %0 to i64, !dbg !771
	%43 = bitcast double %41 to i64, !dbg !771
	%44 = trunc i64 %p4 to i32, !dbg !771
	%45 = icmp uge i64 %p4, %42, !dbg !771
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !771, !prof !27

b2_ok2:
	%46 = bitcast double* %38 to i8*, !dbg !771
	call void @gpuc_p_thread_64(i8* %46, i64 %43, i32 %44), !dbg !771
	%47 = add i64 %36, %35, !dbg !772
	br label %b1, !dbg !772

b3:
	ret void, !dbg !770

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !773
	ret void, !dbg !773

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !771
	ret void, !dbg !771
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !775 {
entry:
	br label %b0, !dbg !776

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !779
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !780, !range !11
	%2 = sext i32 %1 to i64, !dbg !780
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !780, !range !28
	%4 = sext i32 %3 to i64, !dbg !780
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !780, !range !28
	%6 = sext i32 %5 to i64, !dbg !780
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !780, !range !81
	%8 = sext i32 %7 to i64, !dbg !780
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !780, !range !82
	%10 = sext i32 %9 to i64, !dbg !780
	%11 = mul i64 %10, %6, !dbg !780
	%12 = add i64 %4, %11, !dbg !780
	%13 = mul i64 %8, %12, !dbg !780
	%14 = add i64 %2, %13, !dbg !780
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !780, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !780, !range !20
	%17 = mul i32 %15, %16, !dbg !780
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !780, !range !72
	%19 = mul i32 %17, %18, !dbg !780
	%20 = sext i32 %19 to i64, !dbg !780
	%21 = mul i64 %14, %20, !dbg !780
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !780, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !780, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !780, !range !19
	%25 = mul i32 %16, %24, !dbg !780
	%26 = add i32 %23, %25, !dbg !780
	%27 = mul i32 %15, %26, !dbg !780
	%28 = add i32 %22, %27, !dbg !780
	%29 = sext i32 %28 to i64, !dbg !780
	%30 = add i64 %21, %29, !dbg !780
	%31 = mul i64 %8, %10, !dbg !780
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !780, !range !82
	%33 = sext i32 %32 to i64, !dbg !780
	%34 = mul i64 %31, %33, !dbg !780
	%35 = mul i64 %34, %20, !dbg !780
	br label %b1, !dbg !780

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !780
	%37 = icmp slt i64 %36, %p1, !dbg !780
	br i1 %37, label %b2, label %b3, !dbg !780

b2:
	%38 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !781
	%39 = sext i32 %0 to i64, !dbg !779
	%40 = trunc i64 %p4 to i32, !dbg !779
	%41 = icmp uge i64 %36, %p3, !dbg !781
	%42 = icmp uge i64 %p4, %39, !dbg !779
	%43 = or i1 %41, %42, !dbg !779
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !779, !prof !27

b2_ok1:
	%44 = bitcast double* %38 to i8*, !dbg !779
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !779
	%46 = bitcast i64 %45 to double, !dbg !779
	%47 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !782
	store double %46, double* %47, align 8, !dbg !782
	%48 = add i64 %36, %35, !dbg !780
	br label %b1, !dbg !780

b3:
	ret void, !dbg !778

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !781
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !781

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !781
	ret void, !dbg !781

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !779
	ret void, !dbg !779
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !18
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !28
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !18
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !28
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
!8 = !DILocation(line: 22, column: 22, scope: !6)
!9 = !DILocation(line: 22, column: 45, scope: !6)
!10 = !DILocation(line: 19, column: 15, scope: !6)
!11 = !{i32 0, i32 2147483647}
!12 = !DILocation(line: 19, column: 20, scope: !6)
!13 = !DILocation(line: 20, column: 3, scope: !6)
!14 = !DILocation(line: 22, column: 26, scope: !6)
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
!26 = !DILocation(line: 44, column: 14, scope: !22, inlinedAt: !23)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !{i32 0, i32 65535}
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
!78 = !DILocation(line: 16, column: 29, scope: !76)
!79 = !DILocation(line: 16, column: 46, scope: !76)
!80 = !DILocation(line: 13, column: 18, scope: !76)
!81 = !{i32 1, i32 -2147483648}
!82 = !{i32 1, i32 65536}
!83 = !DILocation(line: 13, column: 21, scope: !76)
!84 = !DILocation(line: 14, column: 3, scope: !76)
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
!112 = !DILocation(line: 153, column: 11, scope: !110)
!113 = !DILocation(line: 150, column: 18, scope: !110)
!114 = !DILocation(line: 150, column: 21, scope: !110)
!115 = !DILocation(line: 151, column: 3, scope: !110)
!116 = !DILocation(line: 154, column: 20, scope: !110)
!117 = !DILocation(line: 156, column: 8, scope: !110)
!118 = !DILocation(line: 156, column: 3, scope: !110)
!119 = distinct !DISubprogram(name: "PutParts", scope: !103, file: !103, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!120 = !DILocation(line: 163, column: 6, scope: !119)
!121 = !DILocation(line: 167, column: 15, scope: !119)
!122 = !DILocation(line: 164, column: 44, scope: !119)
!123 = !DILocation(line: 164, column: 51, scope: !119)
!124 = !DILocation(line: 164, column: 56, scope: !119)
!125 = !DILocation(line: 164, column: 32, scope: !119)
!126 = !DILocation(line: 165, column: 11, scope: !119)
!127 = !DILocation(line: 166, column: 15, scope: !119)
!128 = !DILocation(line: 166, column: 12, scope: !119)
!129 = !DILocation(line: 167, column: 28, scope: !119)
!130 = !DILocation(line: 167, column: 47, scope: !119)
!131 = !DILocation(line: 169, column: 13, scope: !119)
!132 = distinct !DISubprogram(name: "StoreMeters", scope: !103, file: !103, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!133 = !DILocation(line: 178, column: 6, scope: !132)
!134 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!135 = !DILocation(line: 178, column: 76, scope: !132)
!136 = !DILocation(line: 120, column: 10, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 119, column: 32, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 120, column: 20, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 120, column: 30, scope: !134, inlinedAt: !135)
!140 = distinct !DISubprogram(name: "LoadMeters", scope: !103, file: !103, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!141 = !DILocation(line: 183, column: 6, scope: !140)
!142 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!143 = !DILocation(line: 183, column: 74, scope: !140)
!144 = !DILocation(line: 128, column: 21, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 127, column: 32, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 128, column: 31, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 128, column: 8, scope: !142, inlinedAt: !143)
!148 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!149 = distinct !DISubprogram(name: "Compare", scope: !148, file: !148, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!150 = !DILocation(line: 13, column: 6, scope: !149)
!151 = !DILocation(line: 17, column: 22, scope: !149)
!152 = !DILocation(line: 17, column: 45, scope: !149)
!153 = !DILocation(line: 14, column: 18, scope: !149)
!154 = !DILocation(line: 14, column: 21, scope: !149)
!155 = !DILocation(line: 15, column: 3, scope: !149)
!156 = !DILocation(line: 17, column: 26, scope: !149)
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
!189 = !DILocation(line: 41, column: 17, scope: !187)
!190 = !DILocation(line: 40, column: 30, scope: !187)
!191 = !DILocation(line: 41, column: 46, scope: !187)
!192 = !DILocation(line: 41, column: 48, scope: !187)
!193 = !DILocation(line: 41, column: 32, scope: !187)
!194 = !DILocation(line: 43, column: 46, scope: !187)
!195 = !DILocation(line: 43, column: 5, scope: !187)
!196 = distinct !DISubprogram(name: "Flags", scope: !148, file: !148, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!197 = !DILocation(line: 49, column: 6, scope: !196)
!198 = !DILocation(line: 51, column: 19, scope: !196)
!199 = !DILocation(line: 52, column: 17, scope: !196)
!200 = !DILocation(line: 50, column: 46, scope: !196)
!201 = !DILocation(line: 50, column: 33, scope: !196)
!202 = !DILocation(line: 52, column: 28, scope: !196)
!203 = !DILocation(line: 52, column: 40, scope: !196)
!204 = !DILocation(line: 52, column: 44, scope: !196)
!205 = !DILocation(line: 54, column: 33, scope: !196)
!206 = !DILocation(line: 55, column: 35, scope: !196)
!207 = !DILocation(line: 55, column: 60, scope: !196)
!208 = !DILocation(line: 55, column: 64, scope: !196)
!209 = !DILocation(line: 55, column: 24, scope: !196)
!210 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!211 = distinct !DISubprogram(name: "SyncedThread", scope: !210, file: !210, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!212 = !DILocation(line: 21, column: 6, scope: !211)
!213 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!214 = !DILocation(line: 23, column: 7, scope: !211)
!215 = !DILocation(line: 46, column: 39, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 46, column: 58, scope: !213, inlinedAt: !214)
!217 = !DILocation(line: 22, column: 18, scope: !211)
!218 = !DILocation(line: 22, column: 21, scope: !211)
!219 = !DILocation(line: 46, column: 42, scope: !213, inlinedAt: !214)
!220 = !DILocation(line: 46, column: 45, scope: !213, inlinedAt: !214)
!221 = !DILocation(line: 46, column: 14, scope: !213, inlinedAt: !214)
!222 = !DILocation(line: 48, column: 7, scope: !213, inlinedAt: !214)
!223 = !DILocation(line: 49, column: 16, scope: !213, inlinedAt: !214)
!224 = !DILocation(line: 50, column: 7, scope: !213, inlinedAt: !214)
!225 = !DILocation(line: 51, column: 19, scope: !213, inlinedAt: !214)
!226 = !DILocation(line: 52, column: 7, scope: !213, inlinedAt: !214)
!227 = !DILocation(line: 53, column: 14, scope: !213, inlinedAt: !214)
!228 = !DILocation(line: 54, column: 13, scope: !213, inlinedAt: !214)
!229 = !DILocation(line: 55, column: 7, scope: !213, inlinedAt: !214)
!230 = !DILocation(line: 56, column: 14, scope: !213, inlinedAt: !214)
!231 = !DILocation(line: 57, column: 16, scope: !213, inlinedAt: !214)
!232 = !DILocation(line: 60, column: 6, scope: !213, inlinedAt: !214)
!233 = !DILocation(line: 60, column: 19, scope: !213, inlinedAt: !214)
!234 = !DILocation(line: 61, column: 17, scope: !213, inlinedAt: !214)
!235 = !DILocation(line: 61, column: 6, scope: !213, inlinedAt: !214)
!236 = !DILocation(line: 60, column: 31, scope: !213, inlinedAt: !214)
!237 = distinct !DISubprogram(name: "SyncedWarp", scope: !210, file: !210, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!238 = !DILocation(line: 30, column: 6, scope: !237)
!239 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!240 = !DILocation(line: 32, column: 7, scope: !237)
!241 = !DILocation(line: 46, column: 39, scope: !239, inlinedAt: !240)
!242 = !DILocation(line: 46, column: 58, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 31, column: 18, scope: !237)
!244 = !DILocation(line: 31, column: 20, scope: !237)
!245 = !DILocation(line: 31, column: 24, scope: !237)
!246 = !DILocation(line: 32, column: 39, scope: !237)
!247 = !DILocation(line: 32, column: 56, scope: !237)
!248 = !DILocation(line: 46, column: 42, scope: !239, inlinedAt: !240)
!249 = !DILocation(line: 46, column: 45, scope: !239, inlinedAt: !240)
!250 = !DILocation(line: 46, column: 14, scope: !239, inlinedAt: !240)
!251 = !DILocation(line: 48, column: 7, scope: !239, inlinedAt: !240)
!252 = !DILocation(line: 49, column: 16, scope: !239, inlinedAt: !240)
!253 = !DILocation(line: 50, column: 7, scope: !239, inlinedAt: !240)
!254 = !DILocation(line: 51, column: 19, scope: !239, inlinedAt: !240)
!255 = !DILocation(line: 52, column: 7, scope: !239, inlinedAt: !240)
!256 = !DILocation(line: 53, column: 14, scope: !239, inlinedAt: !240)
!257 = !DILocation(line: 54, column: 13, scope: !239, inlinedAt: !240)
!258 = !DILocation(line: 55, column: 7, scope: !239, inlinedAt: !240)
!259 = !DILocation(line: 56, column: 14, scope: !239, inlinedAt: !240)
!260 = !DILocation(line: 57, column: 16, scope: !239, inlinedAt: !240)
!261 = !DILocation(line: 60, column: 6, scope: !239, inlinedAt: !240)
!262 = !DILocation(line: 60, column: 19, scope: !239, inlinedAt: !240)
!263 = !DILocation(line: 61, column: 17, scope: !239, inlinedAt: !240)
!264 = !DILocation(line: 61, column: 6, scope: !239, inlinedAt: !240)
!265 = !DILocation(line: 60, column: 31, scope: !239, inlinedAt: !240)
!266 = distinct !DISubprogram(name: "SyncedBlock", scope: !210, file: !210, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!267 = !DILocation(line: 39, column: 6, scope: !266)
!268 = distinct !DISubprogram(name: "meet", scope: !210, file: !210, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!269 = !DILocation(line: 41, column: 7, scope: !266)
!270 = !DILocation(line: 46, column: 39, scope: !268, inlinedAt: !269)
!271 = !DILocation(line: 46, column: 58, scope: !268, inlinedAt: !269)
!272 = !DILocation(line: 40, column: 15, scope: !266)
!273 = !DILocation(line: 40, column: 20, scope: !266)
!274 = !DILocation(line: 41, column: 41, scope: !266)
!275 = !DILocation(line: 41, column: 59, scope: !266)
!276 = !DILocation(line: 46, column: 42, scope: !268, inlinedAt: !269)
!277 = !DILocation(line: 46, column: 45, scope: !268, inlinedAt: !269)
!278 = !DILocation(line: 46, column: 14, scope: !268, inlinedAt: !269)
!279 = !DILocation(line: 48, column: 7, scope: !268, inlinedAt: !269)
!280 = !DILocation(line: 49, column: 16, scope: !268, inlinedAt: !269)
!281 = !DILocation(line: 50, column: 7, scope: !268, inlinedAt: !269)
!282 = !DILocation(line: 51, column: 19, scope: !268, inlinedAt: !269)
!283 = !DILocation(line: 52, column: 7, scope: !268, inlinedAt: !269)
!284 = !DILocation(line: 53, column: 14, scope: !268, inlinedAt: !269)
!285 = !DILocation(line: 54, column: 13, scope: !268, inlinedAt: !269)
!286 = !DILocation(line: 55, column: 7, scope: !268, inlinedAt: !269)
!287 = !DILocation(line: 56, column: 14, scope: !268, inlinedAt: !269)
!288 = !DILocation(line: 57, column: 16, scope: !268, inlinedAt: !269)
!289 = !DILocation(line: 60, column: 6, scope: !268, inlinedAt: !269)
!290 = !DILocation(line: 60, column: 19, scope: !268, inlinedAt: !269)
!291 = !DILocation(line: 61, column: 17, scope: !268, inlinedAt: !269)
!292 = !DILocation(line: 61, column: 6, scope: !268, inlinedAt: !269)
!293 = !DILocation(line: 60, column: 31, scope: !268, inlinedAt: !269)
!294 = distinct !DISubprogram(name: "Rounds", scope: !210, file: !210, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!295 = !DILocation(line: 69, column: 6, scope: !294)
!296 = !DILocation(line: 73, column: 11, scope: !294)
!297 = !DILocation(line: 70, column: 21, scope: !294)
!298 = !DILocation(line: 70, column: 38, scope: !294)
!299 = !DILocation(line: 72, column: 20, scope: !294)
!300 = !DILocation(line: 72, column: 23, scope: !294)
!301 = !DILocation(line: 73, column: 22, scope: !294)
!302 = !DILocation(line: 73, column: 35, scope: !294)
!303 = !DILocation(line: 73, column: 33, scope: !294)
!304 = !DILocation(line: 73, column: 43, scope: !294)
!305 = !DILocation(line: 73, column: 46, scope: !294)
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
!319 = !DILocation(line: 39, column: 13, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 35, column: 24, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 37, column: 7, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 38, column: 11, scope: !317, inlinedAt: !318)
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
!342 = !DILocation(line: 120, column: 10, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 119, column: 32, scope: !340, inlinedAt: !341)
!344 = !DILocation(line: 120, column: 20, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 120, column: 30, scope: !340, inlinedAt: !341)
!346 = distinct !DISubprogram(name: "LoadInt8", scope: !314, file: !314, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!347 = !DILocation(line: 25, column: 6, scope: !346)
!348 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!349 = !DILocation(line: 25, column: 70, scope: !346)
!350 = !DILocation(line: 128, column: 21, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 127, column: 32, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 128, column: 31, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 128, column: 8, scope: !348, inlinedAt: !349)
!354 = distinct !DISubprogram(name: "TransferInt16", scope: !314, file: !314, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!355 = !DILocation(line: 30, column: 6, scope: !354)
!356 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!357 = !DILocation(line: 31, column: 11, scope: !354)
!358 = !DILocation(line: 67, column: 13, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 63, column: 24, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 65, column: 7, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 66, column: 10, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 66, column: 14, scope: !356, inlinedAt: !357)
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
!381 = !DILocation(line: 120, column: 10, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 119, column: 32, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 120, column: 20, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 120, column: 30, scope: !379, inlinedAt: !380)
!385 = distinct !DISubprogram(name: "LoadInt16", scope: !314, file: !314, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!386 = !DILocation(line: 42, column: 6, scope: !385)
!387 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!388 = !DILocation(line: 42, column: 72, scope: !385)
!389 = !DILocation(line: 128, column: 21, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 127, column: 32, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 128, column: 31, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 128, column: 8, scope: !387, inlinedAt: !388)
!393 = distinct !DISubprogram(name: "TransferInt32", scope: !314, file: !314, line: 47, type: !4, isDefinition: true, scopeLine: 47, isOptimized: true, unit: !2)
!394 = !DILocation(line: 47, column: 6, scope: !393)
!395 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!396 = !DILocation(line: 48, column: 11, scope: !393)
!397 = !DILocation(line: 94, column: 12, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 91, column: 24, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 93, column: 7, scope: !395, inlinedAt: !396)
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
!420 = !DILocation(line: 120, column: 10, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 119, column: 32, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 120, column: 20, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 120, column: 30, scope: !418, inlinedAt: !419)
!424 = distinct !DISubprogram(name: "LoadInt32", scope: !314, file: !314, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!425 = !DILocation(line: 59, column: 6, scope: !424)
!426 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!427 = !DILocation(line: 59, column: 72, scope: !424)
!428 = !DILocation(line: 128, column: 21, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 127, column: 32, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 128, column: 31, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 128, column: 8, scope: !426, inlinedAt: !427)
!432 = distinct !DISubprogram(name: "TransferInt64", scope: !314, file: !314, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!433 = !DILocation(line: 64, column: 6, scope: !432)
!434 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!435 = !DILocation(line: 65, column: 11, scope: !432)
!436 = !DILocation(line: 39, column: 13, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 35, column: 24, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 37, column: 7, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 38, column: 11, scope: !434, inlinedAt: !435)
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
!459 = !DILocation(line: 120, column: 10, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 119, column: 32, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 120, column: 20, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 120, column: 30, scope: !457, inlinedAt: !458)
!463 = distinct !DISubprogram(name: "LoadInt64", scope: !314, file: !314, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!464 = !DILocation(line: 76, column: 6, scope: !463)
!465 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!466 = !DILocation(line: 76, column: 72, scope: !463)
!467 = !DILocation(line: 128, column: 21, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 127, column: 32, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 128, column: 31, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 128, column: 8, scope: !465, inlinedAt: !466)
!471 = distinct !DISubprogram(name: "TransferInt", scope: !314, file: !314, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!472 = !DILocation(line: 81, column: 6, scope: !471)
!473 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!474 = !DILocation(line: 82, column: 11, scope: !471)
!475 = !DILocation(line: 67, column: 13, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 63, column: 24, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 65, column: 7, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 66, column: 10, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 66, column: 14, scope: !473, inlinedAt: !474)
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
!498 = !DILocation(line: 120, column: 10, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 119, column: 32, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 120, column: 20, scope: !496, inlinedAt: !497)
!501 = !DILocation(line: 120, column: 30, scope: !496, inlinedAt: !497)
!502 = distinct !DISubprogram(name: "LoadInt", scope: !314, file: !314, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!503 = !DILocation(line: 93, column: 6, scope: !502)
!504 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!505 = !DILocation(line: 93, column: 68, scope: !502)
!506 = !DILocation(line: 128, column: 21, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 127, column: 32, scope: !504, inlinedAt: !505)
!508 = !DILocation(line: 128, column: 31, scope: !504, inlinedAt: !505)
!509 = !DILocation(line: 128, column: 8, scope: !504, inlinedAt: !505)
!510 = distinct !DISubprogram(name: "TransferUint8", scope: !314, file: !314, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!511 = !DILocation(line: 98, column: 6, scope: !510)
!512 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!513 = !DILocation(line: 99, column: 11, scope: !510)
!514 = !DILocation(line: 67, column: 13, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 63, column: 24, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 65, column: 7, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 66, column: 10, scope: !512, inlinedAt: !513)
!518 = !DILocation(line: 66, column: 14, scope: !512, inlinedAt: !513)
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
!537 = !DILocation(line: 120, column: 10, scope: !535, inlinedAt: !536)
!538 = !DILocation(line: 119, column: 32, scope: !535, inlinedAt: !536)
!539 = !DILocation(line: 120, column: 20, scope: !535, inlinedAt: !536)
!540 = !DILocation(line: 120, column: 30, scope: !535, inlinedAt: !536)
!541 = distinct !DISubprogram(name: "LoadUint8", scope: !314, file: !314, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!542 = !DILocation(line: 110, column: 6, scope: !541)
!543 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!544 = !DILocation(line: 110, column: 72, scope: !541)
!545 = !DILocation(line: 128, column: 21, scope: !543, inlinedAt: !544)
!546 = !DILocation(line: 127, column: 32, scope: !543, inlinedAt: !544)
!547 = !DILocation(line: 128, column: 31, scope: !543, inlinedAt: !544)
!548 = !DILocation(line: 128, column: 8, scope: !543, inlinedAt: !544)
!549 = distinct !DISubprogram(name: "TransferUint16", scope: !314, file: !314, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!550 = !DILocation(line: 115, column: 6, scope: !549)
!551 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!552 = !DILocation(line: 116, column: 11, scope: !549)
!553 = !DILocation(line: 94, column: 12, scope: !551, inlinedAt: !552)
!554 = !DILocation(line: 91, column: 24, scope: !551, inlinedAt: !552)
!555 = !DILocation(line: 93, column: 7, scope: !551, inlinedAt: !552)
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
!576 = !DILocation(line: 120, column: 10, scope: !574, inlinedAt: !575)
!577 = !DILocation(line: 119, column: 32, scope: !574, inlinedAt: !575)
!578 = !DILocation(line: 120, column: 20, scope: !574, inlinedAt: !575)
!579 = !DILocation(line: 120, column: 30, scope: !574, inlinedAt: !575)
!580 = distinct !DISubprogram(name: "LoadUint16", scope: !314, file: !314, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!581 = !DILocation(line: 127, column: 6, scope: !580)
!582 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!583 = !DILocation(line: 127, column: 74, scope: !580)
!584 = !DILocation(line: 128, column: 21, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 127, column: 32, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 128, column: 31, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 128, column: 8, scope: !582, inlinedAt: !583)
!588 = distinct !DISubprogram(name: "TransferUint32", scope: !314, file: !314, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!589 = !DILocation(line: 132, column: 6, scope: !588)
!590 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!591 = !DILocation(line: 133, column: 11, scope: !588)
!592 = !DILocation(line: 39, column: 13, scope: !590, inlinedAt: !591)
!593 = !DILocation(line: 35, column: 24, scope: !590, inlinedAt: !591)
!594 = !DILocation(line: 37, column: 7, scope: !590, inlinedAt: !591)
!595 = !DILocation(line: 38, column: 11, scope: !590, inlinedAt: !591)
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
!615 = !DILocation(line: 120, column: 10, scope: !613, inlinedAt: !614)
!616 = !DILocation(line: 119, column: 32, scope: !613, inlinedAt: !614)
!617 = !DILocation(line: 120, column: 20, scope: !613, inlinedAt: !614)
!618 = !DILocation(line: 120, column: 30, scope: !613, inlinedAt: !614)
!619 = distinct !DISubprogram(name: "LoadUint32", scope: !314, file: !314, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!620 = !DILocation(line: 144, column: 6, scope: !619)
!621 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!622 = !DILocation(line: 144, column: 74, scope: !619)
!623 = !DILocation(line: 128, column: 21, scope: !621, inlinedAt: !622)
!624 = !DILocation(line: 127, column: 32, scope: !621, inlinedAt: !622)
!625 = !DILocation(line: 128, column: 31, scope: !621, inlinedAt: !622)
!626 = !DILocation(line: 128, column: 8, scope: !621, inlinedAt: !622)
!627 = distinct !DISubprogram(name: "TransferUint64", scope: !314, file: !314, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!628 = !DILocation(line: 149, column: 6, scope: !627)
!629 = distinct !DISubprogram(name: "transfer1", scope: !103, file: !103, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!630 = !DILocation(line: 150, column: 11, scope: !627)
!631 = !DILocation(line: 67, column: 13, scope: !629, inlinedAt: !630)
!632 = !DILocation(line: 63, column: 24, scope: !629, inlinedAt: !630)
!633 = !DILocation(line: 65, column: 7, scope: !629, inlinedAt: !630)
!634 = !DILocation(line: 66, column: 10, scope: !629, inlinedAt: !630)
!635 = !DILocation(line: 66, column: 14, scope: !629, inlinedAt: !630)
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
!654 = !DILocation(line: 120, column: 10, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 119, column: 32, scope: !652, inlinedAt: !653)
!656 = !DILocation(line: 120, column: 20, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 120, column: 30, scope: !652, inlinedAt: !653)
!658 = distinct !DISubprogram(name: "LoadUint64", scope: !314, file: !314, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!659 = !DILocation(line: 161, column: 6, scope: !658)
!660 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!661 = !DILocation(line: 161, column: 74, scope: !658)
!662 = !DILocation(line: 128, column: 21, scope: !660, inlinedAt: !661)
!663 = !DILocation(line: 127, column: 32, scope: !660, inlinedAt: !661)
!664 = !DILocation(line: 128, column: 31, scope: !660, inlinedAt: !661)
!665 = !DILocation(line: 128, column: 8, scope: !660, inlinedAt: !661)
!666 = distinct !DISubprogram(name: "TransferUint", scope: !314, file: !314, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!667 = !DILocation(line: 166, column: 6, scope: !666)
!668 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!669 = !DILocation(line: 167, column: 11, scope: !666)
!670 = !DILocation(line: 94, column: 12, scope: !668, inlinedAt: !669)
!671 = !DILocation(line: 91, column: 24, scope: !668, inlinedAt: !669)
!672 = !DILocation(line: 93, column: 7, scope: !668, inlinedAt: !669)
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
!693 = !DILocation(line: 120, column: 10, scope: !691, inlinedAt: !692)
!694 = !DILocation(line: 119, column: 32, scope: !691, inlinedAt: !692)
!695 = !DILocation(line: 120, column: 20, scope: !691, inlinedAt: !692)
!696 = !DILocation(line: 120, column: 30, scope: !691, inlinedAt: !692)
!697 = distinct !DISubprogram(name: "LoadUint", scope: !314, file: !314, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!698 = !DILocation(line: 178, column: 6, scope: !697)
!699 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!700 = !DILocation(line: 178, column: 70, scope: !697)
!701 = !DILocation(line: 128, column: 21, scope: !699, inlinedAt: !700)
!702 = !DILocation(line: 127, column: 32, scope: !699, inlinedAt: !700)
!703 = !DILocation(line: 128, column: 31, scope: !699, inlinedAt: !700)
!704 = !DILocation(line: 128, column: 8, scope: !699, inlinedAt: !700)
!705 = distinct !DISubprogram(name: "TransferFloat32", scope: !314, file: !314, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!706 = !DILocation(line: 183, column: 6, scope: !705)
!707 = distinct !DISubprogram(name: "transfer2", scope: !103, file: !103, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!708 = !DILocation(line: 184, column: 11, scope: !705)
!709 = !DILocation(line: 94, column: 12, scope: !707, inlinedAt: !708)
!710 = !DILocation(line: 91, column: 24, scope: !707, inlinedAt: !708)
!711 = !DILocation(line: 93, column: 7, scope: !707, inlinedAt: !708)
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
!732 = !DILocation(line: 120, column: 10, scope: !730, inlinedAt: !731)
!733 = !DILocation(line: 119, column: 32, scope: !730, inlinedAt: !731)
!734 = !DILocation(line: 120, column: 20, scope: !730, inlinedAt: !731)
!735 = !DILocation(line: 120, column: 30, scope: !730, inlinedAt: !731)
!736 = distinct !DISubprogram(name: "LoadFloat32", scope: !314, file: !314, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!737 = !DILocation(line: 195, column: 6, scope: !736)
!738 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!739 = !DILocation(line: 195, column: 76, scope: !736)
!740 = !DILocation(line: 128, column: 21, scope: !738, inlinedAt: !739)
!741 = !DILocation(line: 127, column: 32, scope: !738, inlinedAt: !739)
!742 = !DILocation(line: 128, column: 31, scope: !738, inlinedAt: !739)
!743 = !DILocation(line: 128, column: 8, scope: !738, inlinedAt: !739)
!744 = distinct !DISubprogram(name: "TransferFloat64", scope: !314, file: !314, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!745 = !DILocation(line: 200, column: 6, scope: !744)
!746 = distinct !DISubprogram(name: "transfer0", scope: !103, file: !103, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!747 = !DILocation(line: 201, column: 11, scope: !744)
!748 = !DILocation(line: 39, column: 13, scope: !746, inlinedAt: !747)
!749 = !DILocation(line: 35, column: 24, scope: !746, inlinedAt: !747)
!750 = !DILocation(line: 37, column: 7, scope: !746, inlinedAt: !747)
!751 = !DILocation(line: 38, column: 11, scope: !746, inlinedAt: !747)
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
!771 = !DILocation(line: 120, column: 10, scope: !769, inlinedAt: !770)
!772 = !DILocation(line: 119, column: 32, scope: !769, inlinedAt: !770)
!773 = !DILocation(line: 120, column: 20, scope: !769, inlinedAt: !770)
!774 = !DILocation(line: 120, column: 30, scope: !769, inlinedAt: !770)
!775 = distinct !DISubprogram(name: "LoadFloat64", scope: !314, file: !314, line: 212, type: !4, isDefinition: true, scopeLine: 212, isOptimized: true, unit: !2)
!776 = !DILocation(line: 212, column: 6, scope: !775)
!777 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!778 = !DILocation(line: 212, column: 76, scope: !775)
!779 = !DILocation(line: 128, column: 21, scope: !777, inlinedAt: !778)
!780 = !DILocation(line: 127, column: 32, scope: !777, inlinedAt: !778)
!781 = !DILocation(line: 128, column: 31, scope: !777, inlinedAt: !778)
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
